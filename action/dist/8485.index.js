"use strict";exports.id=8485,exports.ids=[8485,2594],exports.modules={37294:((ve,vt,R)=>{R.d(vt,{$:()=>_,DI:()=>z,Ez:()=>lt,Hb:()=>Q,Hk:()=>dt,LI:()=>at,VE:()=>j,bJ:()=>J,bi:()=>bt,
df:()=>P,iY:()=>zt,ot:()=>X,q3:()=>nt,qM:()=>Dt,qV:()=>E,uN:()=>U,vS:()=>$,xH:()=>st});var K=R(58552);const lt=200,nt=1e5,E=5e4,at=2e4,dt=2e7,Q=2e5,st=5e6,U=5e4,
J=2e7,A=Vt=>(0,K.G6)([{field:"file",message:Vt}]),z=()=>A(`nests elements more than ${lt} levels deep; at most ${lt} are allowed`),$=()=>A(`has more than ${nt} \
elements; at most ${nt} are allowed. Split it into several documents`),j=()=>A(`has more than ${E} rules in style sheets; at most ${E} are allowed`),P=1e3,bt=()=>A(
`has more than ${P} images of SVG in data: addresses; at most ${P} are allowed`),X=()=>A("has rules of pages (@page) that take too long to read for each of thei\
r names; write fewer rules"),_=()=>A("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),zt=()=>A(`has drawi\
ngs (svg) of more than ${J} characters, those that are repeated counted each time; leave some out, or give them as images`),Dt=()=>A("has style sheets whose var\
iables make values of too many characters; use var() less often")}),45893:((ve,vt,R)=>{R.d(vt,{Ky:()=>lt,ZE:()=>K,a4:()=>nt});const K=E=>E.children.filter(at=>at.
kind==="element");function lt(E){const at=[],dt=[E];for(let Q=dt.pop();Q;Q=dt.pop()){at.push(Q);for(let st=Q.children.length-1;st>=0;st--){const U=Q.children[st];
U.kind==="element"&&dt.push(U)}}return at}function nt(E){const at=[],dt=[E];for(let Q=dt.pop();Q;Q=dt.pop())if(Q.kind==="text")at.push(Q.value);else for(let st=Q.
children.length-1;st>=0;st--)dt.push(Q.children[st]);return at.join("")}}),58257:((ve,vt,R)=>{R.d(vt,{Z:()=>at});var K=R(28428),lt=R(37294);const nt=4e3,E=600;async function at(J,A){
let z=0,$=0;const j={...K.jh,createElement(X,_,zt){if(++z>lt.q3)throw(0,lt.vS)();return K.jh.createElement(X,_,zt)},onItemPush(){if(++$>lt.Ez)throw(0,lt.DI)()},
onItemPop(){$--}},P=new K.iX({treeAdapter:j,scriptingEnabled:!1});for(let X=0;X<J.length||X===0;X+=nt){const _=A.step(nt*E);_&&await _,P.tokenizer.write(J.slice(
X,X+nt),X+nt>=J.length)}const bt=K.jh.getDocumentMode(P.document)===K.qy.W$.QUIRKS;return{root:await dt(P.document,A),isQuirky:bt}}async function dt(J,A){const z=J.
childNodes.find(P=>K.jh.isElementNode(P)),$=U(z,void 0,0),j=[[z,$]];for(let P=j.pop();P;P=j.pop()){const[bt,X]=P,_=A.step(1e3+bt.childNodes.length*500);_&&await _;
let zt=0;for(const Dt of bt.childNodes){if(K.jh.isTextNode(Dt)&&X.children.push({kind:"text",value:Dt.value,parent:X}),!K.jh.isElementNode(Dt))continue;const Vt=U(
Dt,X,zt++);X.children.push(Vt),j.push([Dt,Vt])}}return $}const Q=new Map,st=new Set;function U(J,A,z){const{attrs:$}=J,j=$.length===0?Q:new Map($.map(({name:_,value:zt})=>[
_,zt])),P=j.get("class")?.split(/[ \t\n\f\r]+/).filter(_=>_!==""),bt=P===void 0?st:new Set(P),X=J.namespaceURI===K.qy.NS.HTML;return{kind:"element",name:J.tagName,
attributes:j,classes:bt,parent:A,children:[],index:z,isHtml:X}}}),72594:((ve,vt,R)=>{R.d(vt,{Z:()=>st,e:()=>at,imagesNamedIn:()=>Q,mayNameImages:()=>dt});var K=R(
34622),lt=R(45893),nt=R(58257),E=R(50697);function at(A){const z=new Set;for(const $ of(0,lt.Ky)(A)){const j=$.name==="image"&&!$.isHtml?$.attributes.get("href")?.
trim():void 0,P=$.name==="img"?st($):j;P!==void 0&&P!==""&&z.add((0,K.bi)(P));for(const bt of[$.attributes.get("style"),$.name==="style"?(0,lt.a4)($):void 0])for(const X of U(
bt??""))z.add((0,K.bi)(X))}return[...z]}const dt=(A,z)=>A==="html"?/<img|<image|url\(/i.test(z):z.includes("![");async function Q(A,z,$){if(A==="markdown")return await(0,K.
e_)(z,$);const{root:j}=await(0,nt.Z)(z,$);return at(j)}function st({attributes:A}){const z=A.get("src")?.trim();if(z!==void 0&&z!=="")return z;const[$=""]=(A.get(
"srcset")??"").trim().split(/[\s,]/,1);return $===""?void 0:$}function*U(A){let z;const $=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let j=$.exec(
A);j;j=$.exec(A)){const{0:P,index:bt}=j;if(P.startsWith("@"))z=/^@font/i.test(P)?"font":"sheet";else if(P==="}"||P===";")z===(P==="}"?"font":"sheet")&&(z=void 0);else if(!z){
const X=J(A,bt+P.length);if(X<0)return;$.lastIndex=X;const[_]=(0,E.wK)(A.slice(bt,X+1))??[];_?.type==="Url"&&(yield _.value)}}}function J(A,z){let $=z;for(;/\s/.
test(A.charAt($));)$++;const j=A.charAt($);if(j!=='"'&&j!=="'")return A.indexOf(")",z);let P=$;do P=A.indexOf(j,P+1);while(P>0&&A.charAt(P-1)==="\\");return P<0?
-1:A.indexOf(")",P)}}),50697:((ve,vt,R)=>{R.d(vt,{M$:()=>dt,YY:()=>at,aG:()=>Q,aX:()=>st,wK:()=>nt,wR:()=>E});var K=R(88650);const lt=2e5;function nt(U){if(U.length>
lt&&!/\burl\(/i.test(U))return;const J=[];try{const A=(0,K.A)(U,{context:"value",onParseError:z=>J.push(z)});return J.length>0||A.type!=="Value"?void 0:A.children.
toArray()}catch{return}}const E=U=>U.type==="Operator"&&U.value===",",at=U=>U.type==="Operator"&&U.value==="/";function dt(U,J){const A=[[]];for(const z of U)J(
z)?A.push([]):A.at(-1).push(z);return A}const Q=U=>U?.type==="Identifier"?U.name.toLowerCase():void 0,st=U=>U.children.toArray()}),48485:((ve,vt,R)=>{R.r(vt),R.
d(vt,{html_to_pdf:()=>rb});var K=R(58552),lt=R(60666),nt=R(78323),E=R(45893);const at=new Set(["href","src","srcset","action","background","cite","poster","data"]),
dt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,Q=/^[a-z][a-z0-9+.-]*:/i,st=n=>(0,K.G6)([{field:"values",message:n}]);function U(n,t){for(const e of(0,E.
Ky)(n)){const s=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,nt.H)(r))continue;if(o==="style"||o.startsWith("on"))throw st(`are in \
the attribute ${o}, where they could be more than text; use classes`);const a=(0,nt.qk)(r,t,o==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(at.has(o)&&
Q.test(a.trim())&&!dt.test(a.trim()))throw st("give an address another scheme than http, https, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.
children.some(o=>o.kind==="text"&&(0,nt.H)(o.value)))continue;if(s)throw st(`are in a ${e.name} element, where they could be more than text`);const i=e.children.
flatMap(o=>J(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.push(o)}}function J(n,t){if(n.kind!=="text"||!(0,nt.H)(n.value))return[n];
const{parent:e}=n;return(0,nt.qk)(n.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[A(e),r]})}const A=n=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:n,
children:[],index:0,isHtml:!0});var z=R(72594),$=R(58257),j=R(34622),P=R(86476),bt=R(14029),X=R(87593),_=R(45657),zt=R(16246),Dt=R(68084),Vt=R(96533),el=R(28409),
nl=R(16596),V=R(37294);const sl={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,
miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},it={px:0,percent:0},Ot=n=>n===
0?it:{px:n,percent:0},Ri={px:0,percent:.5},tn=[it,it],Ci={least:"auto",most:"auto"},en={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],
fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:it,textTransform:"\
none",letterSpacing:0,wordSpacing:0,whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"\
show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:sl},Qt={...en,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"\
auto",bottom:"auto",left:"auto",marginTop:it,marginRight:it,marginBottom:it,marginLeft:it,paddingTop:it,paddingRight:it,paddingBottom:it,paddingLeft:it,borderTopWidth:3,
borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,
borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:tn,borderTopRightRadius:tn,borderBottomRightRadius:tn,
borderBottomLeftRadius:tn,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,
transform:[],translate:[],rotate:[],scale:[],transformOrigin:[Ri,Ri],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,
columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",
flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"\
auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[Ci],gridAutoRows:[Ci],gridAutoFlow:"\
row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,
0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function Jt(n){const t={...Qt};for(const e of il)t[e]=n[e];return t}const il=Object.keys(en),T=({px:n,percent:t},e)=>t===
0?n:n+t*e;var x=R(50697);const Ei={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[ol,rl]=[.572,.536],al=1e7,cl=30;function ll(n,t,e){const s=Object.
hasOwn(Ei,t)?Ei[t]:void 0;if(s!==void 0)return n*s;switch(t){case"em":return n*e.em;case"rem":return n*e.rem;case"ch":return n*e.em*ol;case"ex":return n*e.em*rl;case"\
lh":case"rlh":return n*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return n*e.pageWidth/100;case"vh":case"dvh":case"svh":case"lvh":case"\
vb":case"cqh":return n*e.pageHeight/100;case"vmin":return n*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return n*Math.max(e.pageWidth,e.pageHeight)/100;default:
return}}const Li=n=>({px:n,percent:0,isNumber:!0});function Z(n,t){const e=n&&sn(n,t,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))return e.isNumber?
e.px===0?Ot(0):void 0:e.percent===0?Ot(e.px):{px:e.px,percent:e.percent}}function nn(n,t){const e=Z(n,t);return e?.percent===0?e.px:void 0}const Ai={em:16,rem:16,
pageWidth:800,pageHeight:1e3};function ft(n){const t=n&&sn(n,Ai,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function Tt(n){const t=n&&sn(n,Ai,
0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:n.type==="Percentage"?0:void 0}function te(n){
if(n?.type==="Number"&&Number(n.value)===0)return 0;if(n?.type!=="Dimension")return;const t=Number(n.value);switch(n.unit.toLowerCase()){case"deg":return t;case"\
grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function sn(n,t,e){if(!(e>cl))switch(n.type){case"Number":return Li(Number(
n.value));case"Percentage":return{px:0,percent:Number(n.value)/100,isNumber:!1};case"Dimension":{const s=ll(Number(n.value),n.unit.toLowerCase(),t);return s===void 0?
void 0:{px:s,percent:0,isNumber:!1}}case"Identifier":return(0,x.aG)(n)==="infinity"?Li(al):void 0;case"Parentheses":return Xn(n.children.toArray(),t,e+1);case"F\
unction":{const s=n.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,x.M$)((0,x.aX)(n),x.wR);if(s==="calc")return Xn(i[0],t,e+1);const o=i.map(r=>Xn(r,t,e+
1));return o.every(r=>r!==void 0)?dl(s,o,t):void 0}default:return}}function dl(n,t,e){const s=({px:l,percent:d})=>l+d*e.pageWidth,i=l=>t.reduce((d,f)=>!d||l(f,d)?
f:d,void 0);if(n==="min")return i((l,d)=>s(l)<s(d));if(n==="max")return i((l,d)=>s(l)>s(d));if(n!=="clamp"||t.length!==3)return;const[o,r,a]=t,c=s(r)>s(a)?a:r;return s(
c)<s(o)?o:c}function Xn(n,t,e){let s,i,o=1,r="*";const a=()=>{if(!i)return!1;const c=on(i,o);return s=s?{px:s.px+c.px,percent:s.percent+c.percent,isNumber:s.isNumber&&
c.isNumber}:c,i=void 0,!0};for(const c of n){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}
const l=sn(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?on(l,i.px):l.isNumber?on(i,l.px):void 0:i=l.isNumber&&l.px!==0?on(i,1/l.px):void 0:i=l,!i))return}return a()?s:
void 0}const on=({px:n,percent:t,isNumber:e},s)=>({px:n*s,percent:t*s,isNumber:e});var Ii=R(49180);const fl=10;function hl(n,t,e,s){if(n==="color-mix")return s<
fl?vl(t,e,s+1):void 0;const[i=[],[o]=[]]=(0,x.M$)(t,x.YY),r=o===void 0?1:Zn(o,1);if(r===void 0)return;const a=n==="color"?ml(i):pl(n,i);return a&&{color:a.map(ae),
alpha:ae(r)}}const ae=n=>Math.min(Math.max(n,0),1);function Zn(n,t){if((0,x.aG)(n)==="none")return 0;const e=Tt(n);return e===void 0?void 0:n?.type==="Percentag\
e"?e*t:e}const ul=n=>(0,x.aG)(n)==="none"?0:te(n)??(n?.type==="Percentage"?void 0:Tt(n));function pl(n,t){const e=Object.hasOwn(Ni,n)?Ni[n]:void 0;if(!e||t.length!==
3)return;const s=t.map((a,c)=>{const l=e.wholes[c];return l==="hue"?ul(a):Zn(a,l)}),[i,o,r]=s;return i===void 0||o===void 0||r===void 0?void 0:e.convert([i,o,r])}
const Bi=([n,t,e])=>{const s=e*Math.PI/180;return[n,t*Math.cos(s),t*Math.sin(s)]},Ni={oklab:{wholes:[1,.4,.4],convert:n=>jt(Vn(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>jt(
Vn(Bi(n)))},lab:{wholes:[100,125,125],convert:n=>jt(zi(n))},lch:{wholes:[100,150,"hue"],convert:n=>jt(zi(Bi(n)))},hwb:{wholes:["hue",1,1],convert:Sl}};function ml([
n,...t]){const e=t.map(r=>Zn(r,1)),[s,i,o]=e;if(!(e.length!==3||s===void 0||i===void 0||o===void 0))switch((0,x.aG)(n)){case"srgb":return[s,i,o];case"srgb-linea\
r":return jt([s,i,o]);case"display-p3":return jt(ce(Ol,[s,i,o].map(qn)));default:return}}const ce=(n,[t,e,s])=>n.map(([i,o,r])=>i*t+o*e+r*s),gl=n=>Math.abs(n)<=
.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),qn=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,jt=n=>n.map(gl),wl=[
[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],bl=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],yl=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,
.6299787005]],xl=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],kl=[[3.1341358529,-1.6173863321,
-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],Ol=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,
-.0786360456,1.0982736002]],Wi=[.9642956764,1,.8251046025],Vn=n=>ce(bl,ce(wl,n).map(t=>t**3)),Ml=n=>ce(xl,ce(yl,n).map(Math.cbrt));function zi([n,t,e]){const s=(n+
16)/116,i=o=>o>6/29?o**3:(116*o-16)/(24389/27);return ce(kl,[Wi[0]*i(s+t/500),i(s),Wi[2]*i(s-e/200)])}function Sl([n,t,e]){const s=t+e;if(s>=1)return[t/s,t/s,t/
s];const i=o=>{const r=((o+n/60)%6+6)%6;return ae(Math.abs(r-3)-1)*(1-s)+t};return[i(0),i(4),i(2)]}const rn={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(qn),jt],oklab:[
n=>Ml(n.map(qn)),n=>jt(Vn(n))]};function vl(n,t,e){const[s=[],...i]=(0,x.M$)(n,x.wR);if((0,x.aG)(s[0])!=="in"||i.length!==2)return;const o=i.map(m=>{const g=m.find(
({type:w})=>w==="Percentage"),b=t(m.find(({type:w})=>w!=="Percentage"),e);return{paint:b==="current"?void 0:b,share:Tt(g)}}),[r,a]=o;if(!r?.paint||!a?.paint)return;
const c=(0,x.aG)(s[1])??"",l=r.paint.alpha===0||a.paint.alpha===0,d=Object.hasOwn(rn,c)?rn[c]:l?rn.srgb:void 0;if(!d)return;const[f,h]=[r.share??1-(a.share??.5),
a.share??1-(r.share??.5)],u=f+h;if(u<=0)return;const p=$i(r.paint,a.paint,h/u,d);return{...p,alpha:ae(p.alpha*Math.min(u,1))}}const Tl=(n,t,e)=>$i(n,t,e,rn.oklab);
function $i(n,t,e,[s,i]){const o=[n.alpha*(1-e),t.alpha*e],r=o[0]+o[1],a=[s(n.color),s(t.color)],c=a[0].map((l,d)=>r===0?0:(l*o[0]+a[1][d]*o[1])/r);return{color:i(
c).map(ae),alpha:ae(r)}}const Rl={color:[0,0,0],alpha:0};function Rt(n,t=0){if(n?.type==="Hash")return El(n.value);if(n?.type==="Identifier"){const s=n.name.toLowerCase();
if(s==="transparent")return Rl;if(s==="currentcolor")return"current";const i=Cl[s]??(0,Ii.q)(s);return i&&an(i)}if(n?.type!=="Function")return;const e=n.name.toLowerCase();
return Ll(e,(0,x.aX)(n))??hl(e,(0,x.aX)(n),Rt,t)}const Cl={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},an=([n,t,e],s=1)=>({color:[n/255,t/255,e/255],alpha:s});function El(n){const t=(0,Ii.q)(`#${n}`);if(t)return an(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(n))return;const e=n.length===4?[...n].map(a=>a+a).join(""):n,[s,i,o,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return an([s,i,o],r/255)}function Ll(n,t){
if(!/^(?:rgb|hsl)a?$/.test(n))return;const e=t.filter(l=>l.type!=="Operator"),s=e.length>3?Tt(e[3]):1;if(e.length<3||e.length>4||s===void 0)return;const i=Math.
min(Math.max(s,0),1),o=l=>Math.min(Math.max(l,0),255);if(n==="rgb"||n==="rgba"){const l=e.slice(0,3).map(u=>{const p=Tt(u);return p===void 0?void 0:o(u.type==="\
Percentage"?p*255:p)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:an([d,f,h],i)}const r=te(e[0])??Tt(e[0]),[a,c]=[Tt(e[1]),Tt(e[2])];if(!(r===void 0||
a===void 0||c===void 0))return{color:Al(r,Math.min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}function Al(n,t,e){const s=i=>{const o=((i+n/30)%12+12)%
12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(o-3,9-o,1))};return[s(0),s(8),s(4)]}const D=(n,t)=>({keys:[n],read:(e,s)=>{if(e.length!==1)return;const i=t(e[0],
s);return i===void 0?void 0:{[n]:i}}}),H=(n,t,e={})=>D(n,s=>{const i=(0,x.aG)(s);if(i!==void 0)return Object.hasOwn(e,i)?e[i]:t.find(o=>o===i)}),le=(n,t=-1/0)=>D(
n,e=>{const s=ft(e);return s===void 0||s<t?void 0:s}),Ut=(n,t)=>(0,x.aG)(n)==="auto"?"auto":Z(n,t),Bt=(n,t)=>{const e=Z(n,t);return e&&(e.percent!==0||e.px>=0)?
e:void 0},cn=(n,t)=>{const e=nn(n,t);return e!==void 0&&e>=0?e:void 0};function Qn(n){const t=Rt(n);if(t!==void 0)return{paint:t==="current"?void 0:t}}const Te=n=>({
keys:[n],read:t=>{const e=t.length===1?Qn(t[0]):void 0;return e&&{[n]:e.paint}}}),Re=["Top","Right","Bottom","Left"];function de(n){const[t,e=t,s=t,i=e]=n;return n.
length===0||n.length>4?void 0:[t,e,s,i]}function Ce(n,t){return{keys:n,read:(e,s)=>{const i=de(e.map(o=>t(o,s)));if(!(!i||i.includes(void 0)))return Object.fromEntries(
n.map((o,r)=>[o,i[r]]))}}}const Pi=n=>(0,x.M$)(n,x.YY),_i={"":"all",":left":"left",":right":"right",":first":"first"},Il={all:0,left:1,right:1,first:2},Bl=10,Di=100,
Nl=1e6,Hi=300,Ct=96/25.4,Fi={a3:[297*Ct,420*Ct],a4:[210*Ct,297*Ct],a5:[148*Ct,210*Ct],a6:[105*Ct,148*Ct],b4:[250*Ct,353*Ct],b5:[176*Ct,250*Ct],letter:[816,1056],
legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[Jn,Wl]=[48,19200],zl=["margin-top","margin-right","margin-bottom","margin-left"];async function $l(n,t,e){
const s=new Pl(n,t,e),i=new Map;for(const o of s.names)i.set(o,await s.sheetOf(o));return{usual:await s.sheetOf(""),named:i,ignored:s.ignored}}class Pl{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,s){
this.usual=e,this.pace=s;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,Di);for(const o of i.slice(Di))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:l})=>l===""||
l===t),s=await this.read(e,["all"]),{width:i,height:o}=s,r=async(l,...d)=>{const{margins:f,lost:h}=Dl(await this.read(e,["all",...d,l]),s);for(const u of h)this.
ignored.add(`@page ${t}:${l} ${u}`);return Ui(f,i,o)},a=e.flatMap(({pages:l,rule:d})=>d.boxes.map(f=>({...f,pages:l}))),c={left:await r("left"),right:await r("r\
ight"),first:await r("first","right")};return{width:i,height:o,margins:Ui(s.margins,i,o),own:c,boxes:a}}select(t){const{selector:e}=t,s=e.indexOf(":"),[i,o]=s<0?
[e,""]:[e.slice(0,s),e.slice(s).toLowerCase()],r=Object.hasOwn(_i,o)?_i[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,
pages:r,weight:Il[r]+(i===""?0:Bl),rule:t})}async read(t,e){const{width:s,height:i,margin:o}=this.usual,r={width:s,height:i,margins:[o,o,o,o]};for(const{pages:a,
rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>Nl)throw(0,V.ot)();const l=this.pace.step(c.declarations.length*Hi+Hi/10);if(l&&await l,
!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);h||this.values.set(f,h=(0,x.wK)(f)??[]),_l(d,h,r)}}return r}}const ln=({usual:n,
named:t},e)=>t.get(e)??n,Gi=({own:n},t)=>t===0?n.first:t%2===0?n.right:n.left;function _l(n,t,e){const s={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},i=n===
"size"?Hl(t,s,e):void 0;if(i&&([e.width,e.height]=i),n==="margin"){const a=de(t.map(c=>ji(c,s)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=
l}const o=zl.indexOf(n),r=o<0||!t[0]?void 0:ji(t[0],s);r!==void 0&&(e.margins[o]=r)}function Dl(n,{width:t,height:e,margins:s}){const[i,o,r,a]=n.margins,c=Math.
abs(a+o-s[1]-s[3])<.01,l=n.width===t&&n.height===e,d=[...c?[]:["margin"],...l?[]:["size"]];return{margins:c?n.margins:[i,s[1],r,s[3]],lost:d}}function ji(n,t){if((0,x.
aG)(n)==="auto")return 0;const e=Z(n,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Ui(n,t,e){const[s,i,o,r]=n,a=Math.min(1,(t-Jn/2)/Math.max(r+i,
1)),c=Math.min(1,(e-Jn/2)/Math.max(s+o,1)),[l,d]=[Math.round(r*a),Math.round(s*c)],[f,h]=[Math.ceil(t-(r+i)*a-.01),Math.ceil(e-(s+o)*c-.01)];return[d,Math.max(t-
l-f,0),Math.max(e-d-h,0),l]}function Hl(n,t,e){let s,i;const o=[];for(const c of n){const l=(0,x.aG)(c),d=nn(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==
void 0&&Object.hasOwn(Fi,l))s=Fi[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,Jn),Wl));else if(l!=="auto")return}if(o.length>0&&(s=[o[0],o[1]??o[0]]),i===
void 0)return s;const[r,a]=[...s??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const Ki={"{":"}","(":")","[":"]"};function Fl(n,t){const e=n[t];
let s=t+1;for(;s<n.length&&n[s]!==e&&n[s]!==`
`;s++)n[s]==="\\"&&s++;return s+1}function Kt(n,t,e){const s=[];for(let i=t;i<n.length;){const o=n[i];if(o==="/"&&n[i+1]==="*"){const r=n.indexOf("*/",i+2);i=r<
0?n.length:r+2;continue}if(s.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=Fl(n,i);continue}if(o==="\\")i++;else if(o==="("&&Gl(n,i)){const r=n.indexOf(
")",i);i=r<0?n.length:r}else Object.hasOwn(Ki,o)?s.push(Ki[o]):o===s.at(-1)&&s.pop();i++}return n.length}function Gl(n,t){if(n.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<n.length&&/\s/.test(n[e]);)e++;return n[e]!=='"'&&n[e]!=="'"}function*Yi(n){for(let t=0;t<n.length;){const e=Kt(n,t,"{;}"),s=Xi(
n.slice(t,e));if(n[e]!=="{"){s!==""&&(yield{prelude:s,block:void 0}),t=e+1;continue}const i=Kt(n,e+1,"}");yield{prelude:s,block:n.slice(e+1,i)},t=i+1}}const Xi=n=>n.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function Ee(n){const t=[];for(let e=0;e<n.length;){const s=Kt(n,e,";{");if(n[s]==="{"){e=Kt(
n,s+1,"}")+1;continue}const i=Xi(n.slice(e,s));e=s+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}function jl(n,t){const e=[];let s=0;for(let i=0;i<=n.length;){const o=Kt(n,i,","),r=qi(n.slice(i,o));if(s+=o-i+(r+1)*(t.length+5),s>
V.LI)return"";e.push(Ul(n.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Ul(n,t){const e=Kt(t,0,",")===t.length&&!t.includes(":"),s=`:is(${t})`;if(qi(
n)===0)return`${e?t:s} ${n}`;const i=e&&/^&(?![\w*|])/.test(n);return n.replace(Zi,(o,r)=>o!=="&"?o:i&&r===0?t:s)}const Zi=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
qi=n=>[...n.matchAll(Zi)].filter(([t])=>t==="&").length;var Kl=R(88650);const Vi=n=>n.includes("\\")?n.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,s)=>{const i=Number.parseInt(e??"",16);return e===void 0?s:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):n,dn=1e3,Yl=1e6;function Xl(n){
if(n.length>V.LI)return;const t=[];let e;try{e=(0,Kl.A)(n,{context:"selectorList",onParseError:s=>t.push(s)})}catch{return}return t.length>0?void 0:ts(e)}function ts(n){
if(n.type!=="SelectorList")return;const t=n.children.toArray().map(e=>e.type==="Selector"?ql(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Le=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),Zl=new Set(["before","after","first-line","first-letter"]);function ql({children:n}){const t=[
Le()];let e=0,s;for(const i of n.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Vi(i.name),e+=Yl;break;case"ClassSelector":o.classes.push(Vi(i.name)),e+=dn;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=dn;break;case"\
Combinator":t.push({...Le(),combinator:i.name});break;case"PseudoElementSelector":s=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(Zl.has(r)){s=r,e+=1;break}const a=Jl(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:s}}const Vl=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate",
"fullscreen","modal","popover-open","playing","host","defined","placeholder-shown","autofill"]),Ql=new Set(["enabled","valid","optional","read-only"]),Yt={a:0,b:1};
function Jl(n,t){const e=i=>({test:i,specificity:dn}),s=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(Vl.has(n))return e({kind:"never"});if(Ql.has(n))return e(
{kind:"is",selectors:[{compounds:[Le()],specificity:0,pseudoElement:void 0}]});switch(n){case"root":case"empty":case"checked":case"disabled":return e({kind:n});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return s(Yt,!1,!1);case"last-child":return s(Yt,!1,!0);case"first-of-type":return s(Yt,!0,!1);case"last-of-type":return s(Yt,!0,!0);case"only-child":return Ji(
s(Yt,!1,!1).test,s(Yt,!1,!0).test);case"only-of-type":return Ji(s(Yt,!0,!1).test,s(Yt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":{const i=sd(t[0]);return i&&s(i,n.endsWith("of-type"),n.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return td(
n,t[0]);case"has":return ed(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lan\
g",language:o.toLowerCase()})}default:return}}function td(n,t){const e=t&&ts(t);if(!e)return;const s=n==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);
return{test:{kind:n==="not"?"not":"is",selectors:e},specificity:s}}function ed(n){if(n?.type!=="SelectorList"||n.children.some(o=>o.type!=="Selector"||o.children.
last?.type==="Combinator"))return;const t=ts(n);if(!t||t.length===0||t.some(Qi))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),s=n.children.toArray();
return{test:{kind:"has",selectors:t.map((o,r)=>nd(o,s[r]))},specificity:e}}const Qi=({compounds:n,pseudoElement:t})=>t!==void 0||n.some(({pseudos:e})=>e.some(s=>s.
kind==="has"||"selectors"in s&&s.selectors.some(Qi)));function nd(n,t){const e={...Le(),pseudos:[{kind:"scope"}]},{compounds:s}=n,i=t.type==="Selector"&&t.children.
first?.type==="Combinator",o=s.slice(0,-1);return{...n,compounds:i?[...o,e]:[...o,{...s.at(-1),combinator:" "},e]}}function Ji(n,t){return{test:{kind:"is",selectors:[
(s=>({compounds:[{...Le(),pseudos:s}],specificity:0,pseudoElement:void 0}))([n,t])]},specificity:dn}}function sd(n){if(n?.type!=="Nth"||n.selector)return;const{
nth:t}=n;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:s}=t;return{a:to(e),b:to(s)}}const to=n=>n==null?
0:n===""||n==="+"?1:n==="-"?-1:Number(n),id=10,od=150;class rd{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=
e}async add(t,e=!1){await this.addAll(t,{isUsual:e,depth:0,parent:void 0})}async addAll(t,e){const{isUsual:s,depth:i,parent:o}=e;if(!(i>id)){o!==void 0&&this.addRule(
o,Ee(t),s);for(const{prelude:r,block:a}of Yi(t)){const c=this.pace.step((r.length+(a?.length??0))*od+2e3);c&&await c;const l=/^@[\w-]+/.exec(r)?.[0].slice(1).toLowerCase();
if(l!==void 0)await this.addAtRule(l,r.slice(l.length+1).trim(),a,e);else if(a!==void 0){const d=o===void 0?r:jl(r,o);a.includes("{")?await this.addAll(a,{isUsual:s,
depth:i+1,parent:d}):this.addRule(d,Ee(a),s)}}}}addRule(t,e,s){if(e.length===0)return;const i=Xl(t);if(i)for(const o of i){if(this.rules.length===V.qV)throw(0,V.
VE)();this.rules.push({selector:o,declarations:e,order:this.rules.length,isUsual:s})}}async addAtRule(t,e,s,i){const o={...i,depth:i.depth+1};switch(t){case"med\
ia":s!==void 0&&eo(e,this.medium)&&await this.addAll(s,o);return;case"supports":s!==void 0&&!/^not\b/i.test(e)&&await this.addAll(s,o);return;case"layer":s!==void 0&&
await this.addAll(s,o);return;case"page":s!==void 0&&this.addPage(e,s);return;case"import":this.notLoaded++;return;case"font-face":s!==void 0&&/url\(/i.test(s)&&
this.notLoaded++;return;case"charset":case"namespace":case"keyframes":case"property":case"font-feature-values":case"view-transition":return;default:t.startsWith(
"-")||this.ignored.add(`@${t}`)}}addPage(t,e){const s=[];for(const o of Yi(e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==void 0&&o.block!==void 0&&s.push({name:r.
toLowerCase(),declarations:Ee(o.block)})}const i=Ee(e);for(const o of t.split(",",V.qV+1)){if(this.pages.length===V.qV)throw(0,V.VE)();this.pages.push({selector:o.
trim(),declarations:i,boxes:s})}}}function eo(n,t){return n.trim()===""?!0:n.toLowerCase().split(",").some(e=>ad(e.trim(),t))}function ad(n,t){const e=/^not\s/.
test(n);return n.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?dd(o.slice(1,-1),t):o==="print"||o==="all")!==e}const cd=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
ld={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function dd(n,t){const[,e,s,i,o]=cd.exec(n)??[];if(s!==void 0){const c=Number(i)*ld[o],l=s==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=n.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var G=R(
74135);const no=n=>"drawing"in n;function Ae([n,t,e,s],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/s];if(i==="none")return[c,0,0,l,-n*c,-t*l];const d=i===
"meet"?Math.min(c,l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-n*d,(a.height-s*d)*r-t*d]}class so{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){
return this.answers.get(t)?.value}keep(t,e,s){this.answers.set(t,{value:e,size:s}),this.total+=s;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||
i===t)return;this.answers.delete(i),this.total-=o}}}const io=2e6;class fd{left=io;take(){if(--this.left<0)throw(0,K.G6)([{field:"file",message:`has columns that\
 take more than ${io} steps to become alike; nest fewer of them in each other, or write column-fill: auto`}])}}const tt=2e4;function hd(n){let t=n.known.get("ke\
pt");return t===void 0&&(t=n.style.display!=="table-cell"&&oo(n),n.known.set("kept",t)),t}function oo(n){let t=n.known.get("flowing");if(t===void 0){const e=s=>!s.
isPositioned&&oo(s);t=n.children.every(e)&&n.inlines.every(s=>s.kind!=="atom"&&s.kind!=="apart"||e(s.box)),n.known.set("flowing",t)}return t}const ro=n=>n.fontStyle===
"italic"&&Ie(n)==="Mono",ao=1e4;class ud{rules;typefaces;breaks;page;isQuirky;pieces=new so(ao);kept=new WeakMap;faces=new WeakMap;tiled=0;shadowed=0;shadowsLeftOut=0;work=new fd;constructor(t,e,s,i,o=!1){
this.rules=t,this.typefaces=e,this.breaks=s,this.page=i,this.isQuirky=o}*layOut(t,e,s){if(s||!hd(t))return yield*this.rules.layOut(t,this,e,s);const{width:i,height:o,
fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||
h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new so(ao)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.
faces.get(t);return e||this.faces.set(t,e=Ie(t)),e}metricsOf(t){const{ascent:e,descent:s}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;
return{ascent:Math.round(e*i/1e3),descent:Math.round(-s*i/1e3)}}lineOf(t){const{ascent:e,descent:s}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")
return{above:e,below:s};const r="factor"in i?i.factor*o:i.px,a=e+Math.floor((r-e-s)/2);return{above:a,below:r-a}}}const co=({lineHeight:n,fontSize:t})=>n==="nor\
mal"?Math.round(pd*t)+Math.round(md*t):"factor"in n?n.factor*t:n.px,[pd,md]=[1.069,.293],gd=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|cursive|fantasy|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact)$/,
lo=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century.*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
fo=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,wd=1/26,bd=n=>n.fontWeight>=600&&Ie(n)==="Mono"?wd:0;function Ie({fontFamily:n,
fontWeight:t,fontStyle:e}){const s=n.find(r=>fo.test(r)||lo.test(r)||gd.test(r))??"";if(fo.test(s))return"Mono";const i=e==="italic",o=t>=600?i?"SemiBoldItalic":
"SemiBold":i?"Italic":void 0;return lo.test(s)?o?`Serif${o}`:"Serif":o??"Regular"}const ho=1e7,uo=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class fn{text;at=0;constructor(t){
this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),uo.lastIndex=this.at;const t=uo.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-ho),ho)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function es(n,t){const e=new fn(
n),s=[];for(;s.length<t;){const i=e.number();if(i===void 0)break;s.push(i)}return s}const po={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function mt(n,t,e){
const s=new fn(n??""),i=s.number();if(i===void 0)return;const o=s.text.slice(s.at,s.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(po,o)?i*po[o]:void 0}const yd=1e3;function Be(n){if(n===void 0)return;let t,e=0;for(const[,s,i]of n.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=xd(s.toLowerCase(),es(i,6));if(!o||++e>yd)return;t=t?(0,G.lw)(o,t):o}return t}function xd(n,[t,...e]){if(t===void 0)return;const[s,i,o,r,a]=e,c=t*Math.PI/
180;switch(n){case"translate":return[1,0,0,1,t,s??0];case"scale":return[t,0,0,s??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[s??0,i??0];return(0,G.lw)((0,G.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,s,i,o,r,a];default:return}}const ns=2e4,kd=.55,Od=.35;function*Md(n,t,e,{styler:s,spend:i}){const{attributes:o}=n,
r=(u,p)=>mt(o.get(u),p,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width)},c=new Sd(s,i,a.width);yield*c.read(n,t);const l=c.lines.filter(({
length:u})=>u>0),d=l.map(u=>(0,_.Kf)(u.map(({style:p})=>co(p))));let f=a.y+(r("height",e.height)-d.reduce((u,p)=>u+p,0))/2;const h=[];for(const[u,p]of l.entries()){
yield ns;const[m]=p,{textAlign:g,fontSize:b}=m.style,w=g==="center"?"middle":g==="right"||g==="end"?"end":"start",y=a.x+a.width*(w==="middle"?.5:w==="end"?1:0);
for(const[k,{text:M,style:O,isApart:v}]of p.entries()){const S=k===0?{x:y,y:f+d[u]/2+Od*b}:{x:void 0,y:void 0},I={...O,drawn:{...O.drawn,anchor:w}};h.push({text:k>
0&&v?` ${M}`:M,style:I,paint:O.color,...S,dx:0,dy:0})}f+=d[u]}return h}class Sd{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,s){this.
styler=t,this.spend=e,this.room=s}*read(t,e){for(const s of t.children)if(yield ns,s.kind==="text")yield*this.words(s,e.style);else if(s.name==="br")this.end();else if(s.
isHtml){const i=this.styler.styleOf(s,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&this.end(),yield*this.read(
s,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const s=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.match(/\s+|\S+/g)??
[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*ns);const o=(i.length+(this.isApart?1:0))*kd*e.fontSize;s&&this.
width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=o,this.isApart=!1}}end(){
this.lines.at(-1).length>0&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const vd=10,ss=({name:n})=>n==="linearGradient"||n==="radialGradient";function mo(n,t,e){
const s=[n];for(;s.length<vd;){const i=s.at(-1).attributes.get("href"),o=i===void 0?void 0:t(i.trim().replace(/^#/,""));if(!o||s.includes(o)||!e(o))break;s.push(
o)}return s}function Td(n,t,e,s){const i=W=>{for(const{attributes:C}of n)if(C.has(W))return C.get(W)},o=i("gradientUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=
0&&o||l-a<=0&&o)return;const d=Be(i("gradientTransform"))??Rd,f=o?(0,G.lw)(d,[c-r,0,0,l-a,r,a]):d,[h,u,p,m]=f;if(!(Math.abs(h*m-u*p)>1e-12))return;const g=o?{width:1,
height:1}:s,b=(W,C,Y)=>mt(i(W)??C,Y,s.em)??0,w=(W,C)=>b(W,C,g.width),y=(W,C)=>b(W,C,g.height),k=(0,G.zl)((0,G.DI)(f),e);if(n[0].name==="linearGradient"){const W=[
w("x1","0%"),y("y1","0%"),w("x2","100%"),y("y2","0%")];return go(W,f,t,k)}const[M,O]=[w("cx","50%"),y("cy","50%")],v=b("r","50%",Math.hypot(g.width,g.height)/Math.
SQRT2),[S,I]=[i("fx")===void 0?M:w("fx","50%"),i("fy")===void 0?O:y("fy","50%")];return v>0?go([S,I,0,M,O,v],f,t,k):void 0}const hn=1e3,Rd=[1,0,0,1,0,0],go=(n,t,e,s)=>({
coordinates:n.map(i=>i*hn),matrix:(0,G.lw)([1/hn,0,0,1/hn,0,0],t),stops:e,box:s.map(i=>i*hn)});var et=R(36078);const wo=8;class is{matrix;box=G.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,s,i,o,r,a=!1){
this.begin();const[c,l]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(s,i)} ${this.point(o,r)} c`);for(let d=1;d<wo;d++){const f=d/wo,[h,
u,p,m]=[(1-f)**3,3*f*(1-f)**2,3*f*f*(1-f),f**3];this.include(h*c+u*t+p*s+m*o,h*l+u*e+p*i+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.
x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[
s,i]=this.matrix?(0,G.Gd)(this.matrix,t,e):[t,e];return`${(0,et._)(s)} ${(0,et._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[s,i]=this.
matrix?(0,G.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,s),Math.min(r,i),Math.max(a,s),Math.max(c,i)]}}const Cd=256;class Ed{styler;find;leaveOut;gradients=new Map;constructor(t,e,s){
this.styler=t,this.find=e,this.leaveOut=s}make(t,{style:e},s){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,s):void 0,l=this.strokeOf(e,s);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:s,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*s};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,s){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=Td(c.chain,o<1?l:c.stops,t.box,s);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:s,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(s,i)/Math.SQRT2,a=T(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(p=>T(p,r)),
h=f.some(p=>p>0)?f.length%2===1?[...f,...f]:f:[],u=T(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const s=this.gradient(t.id);return s?s.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!ss(e)&&this.leaveOut(e.name);const s=e&&ss(e)?this.readGradient(e):void 0;return this.
gradients.set(t,s),s}readGradient(t){const e=mo(t,this.find,ss),s=e.find(a=>(0,E.ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of s?(0,E.ZE)(s):[]){if(a.
name!=="stop"||i.length===Cd)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(mt(l,
1,16)??0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift(
{...o,at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}function un(n,t,[e,s]){const[i,o]=[n.x,n.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===
s)return;if(r===0||a===0)return n.line(e,s);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-s)/2],[u,p]=[l*f+d*h,l*h-d*f],m=Math.sqrt(
(u/r)**2+(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,b=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[w,y]=[b*r*p/a,-b*a*u/r],k=[l*w-d*
y+(i+e)/2,d*w+l*y+(o+s)/2],M=Math.atan2((p-y)/a,(u-w)/r);let O=Math.atan2((-p-y)/a,(-u-w)/r)-M;if(t[4]===1&&O<0&&(O+=2*Math.PI),t[4]===0&&O>0&&(O-=2*Math.PI),![
...k,M,O].every(Number.isFinite))return n.line(e,s);const v=Math.max(Math.ceil(Math.abs(O)/(Math.PI/2)-1e-9),1),S=O/v,I=4/3*Math.tan(S/4),W=(C,Y)=>[k[0]+l*C*r-d*
Y*a,k[1]+d*C*r+l*Y*a];for(let C=0;C<v;C++){const[Y,wt]=[M+C*S,M+(C+1)*S],[_t,qt,Gt,It]=[Math.cos(Y),Math.sin(Y),Math.cos(wt),Math.sin(wt)],Se=C===v-1?[e,s]:W(Gt,
It);n.curve(...W(_t-I*qt,qt+I*_t),...W(Gt+I*It,It-I*Gt),...Se,C<v-1)}}function bo(n,t,e,s,i){n.move(t+s,e),un(n,[s,i,0,0,1],[t-s,e]),un(n,[s,i,0,0,1],[t+s,e]),n.
close()}const Ld=600,yo={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Ad(n,t){const e=new fn(t),s={kind:"",x:0,y:0};let i="";for(;;){yield Ld,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn(yo,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(n.isEmpty&&i!=="m"&&i!=="M")return;const r=Id(
e,i.toLowerCase());if(!r)return;Bd(n,i,r,s),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Id(n,t){const e=[];for(let s=0;s<yo[t];s++){const i=t==="a"&&(s===3||s===
4)?n.flag():n.number();if(i===void 0)return;e.push(i)}return e}function Bd(n,t,e,s){const i=t.toLowerCase(),o=i===t,[r,a]=o?[n.x,n.y]:[0,0],[c,l]=[n.x,n.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>s.kind!==""&&u.includes(s.kind)?[2*c-s.x,2*l-s.y]:[c,l];let h=[c,l];switch(i){case"m":n.move(...d(0));break;case"l":n.line(...d(0));break;case"\
h":n.line(e[0]+r,l);break;case"v":n.line(c,e[0]+a);break;case"c":h=d(2),n.curve(...d(0),...h,...d(4));break;case"s":h=d(0),n.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),xo(n,h,d(2));break;case"t":h=f("qt"),xo(n,h,d(0));break;case"a":un(n,e,d(5));break;default:n.close()}s.kind=i,[s.x,s.y]=h}function xo(n,[t,e],[s,i]){const[
o,r]=[n.x,n.y],a=(c,l)=>c+(l-c)*2/3;n.curve(a(o,t),a(r,e),a(s,t),a(i,e),s,i)}const ko=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),Nd=400;
function*os(n,{name:t,attributes:e},s){const i=Math.hypot(s.width,s.height)/Math.SQRT2,o=(c,l)=>mt(e.get(c),l,s.em)??0,r=c=>o(c,s.width),a=c=>o(c,s.height);switch(t){case"\
path":return yield*Ad(n,e.get("d")??"");case"rect":return zd(n,e,s);case"circle":{const c=o("r",i);c>0&&bo(n,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&bo(n,r("cx"),a("cy"),c,l);return}case"line":n.move(r("x1"),a("y1")),n.line(r("x2"),a("y2"));return;default:yield*Wd(n,e.get("poin\
ts")??"",t==="polygon")}}function*Wd(n,t,e){const s=new fn(t);for(;;){yield Nd;const[i,o]=[s.number(),s.number()];if(i===void 0||o===void 0)break;n.isEmpty?n.move(
i,o):n.line(i,o)}e&&n.close()}function zd(n,t,{width:e,height:s,em:i}){const o=(b,w)=>mt(t.get(b),w,i),[r,a]=[o("x",e)??0,o("y",s)??0],[c,l]=[o("width",e)??0,o(
"height",s)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",s)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,m]=[r+c,a+l],g=(b,w)=>{
h>0&&u>0&&un(n,[h,u,0,0,1],[b,w])};n.move(r+h,a),n.line(p-h,a),g(p,a+u),n.line(p,m-u),g(p-h,m),n.line(r+h,m),g(r,m-u),n.line(r,a+u),g(r+h,a),n.close()}const $d=2e4,
Pd=1e4,_d=new Set(["tspan","a","textPath"]);function*Dd(n,t,e,s){const i=[];yield*Oo(n,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:s});const r=i.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...r,text:r.text.trimEnd()}),i}function*Oo(n,t,e){const{styled:s,measures:i}=t,{pen:o,styler:r}=e,
a=n.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";Hd(o,n,i);for(const l of n.children)if(yield $d,l.kind==="text")Fd(l,c,s,e);else if(!l.
isHtml&&_d.has(l.name)){const d=r.styleOf(l,s,void 0);if(d.style.display==="none")continue;yield*Oo(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},
e)}}function Hd(n,{attributes:t},{width:e,height:s,em:i}){const o=t.get("x");if(o!==void 0){const a=es(o,Pd),c=mt(o,e,i);n.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>mt(
t.get(a),c,i);n.y=r("y",s)??n.y,n.dx+=r("dx",e)??0,n.dy+=r("dy",s)??0}function Fd({value:n},t,{style:e},s){const{pen:i,runs:o,maker:r}=s,a=t||e.whiteSpace.startsWith(
"pre");let c=a?n.replace(/\s/g," "):n.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,0,0]},f=i.xs.length>1?Array.
from(c):[],h=Math.min(i.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],i.xs[u]);d(h>1?f.slice(h-1).join(""):c,i.xs[Math.max(h-1,0)]),i.xs=i.xs.slice(Math.max(
h,1))}class Gd extends is{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const s=[t-this.
x,e-this.y];super.line(t,e),this.add(t,e,s,s,!1)}curve(t,e,s,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,s,i,o,r);const d=[o-c,r-l],f=Mo([t-c,e-l],[s-
c,i-l],d),h=Mo([o-s,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const s=[t.x-
e.x,t.y-e.y];s[0]===0&&s[1]===0||this.add(t.x,t.y,s,s,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,s,i,o){const r=this.vertices.
at(-1);r&&!this.isWithin&&(r.after=s),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const Mo=(...n)=>n.find(([t,e])=>t!==0||
e!==0)??[1,0];function jd({before:n,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!n)return t?e(t):0;if(!t)return e(n);const[s,i]=[e(n),e(t)],o=((i-
s)%360+540)%360-180;return s+o/2}function fe({attributes:n}){const[t,e,s,i]=es(n.get("viewBox")??"",4);return i===void 0||s<=0||i<=0?void 0:[t,e,s,i]}const So={
min:0,mid:.5,max:1};function Ne({attributes:n}){const t=n.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",s="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:So[e],y:So[s]}}const rs=({attributes:n},{
width:t,height:e,em:s})=>[1,0,0,1,mt(n.get("x"),t,s)??0,mt(n.get("y"),e,s)??0],Mt=(n,{matrix:t,clip:e,clipHasHoles:s=!1,opacity:i=1}={})=>({kind:"group",matrix:t,
clip:e,clipHasHoles:s,opacity:i,nodes:n}),ee=(n,t,e,s)=>`${[n,t,e,s].map(et._).join(" ")} re`;function Ud(n,t,e,s,{lineWidth:i,em:o}){const{attributes:r}=n,a=(O,v)=>mt(
r.get(O),v,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=fe(n),d=l?Ae(l,Ne(n),c):as,[f,h]=(0,G.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&s==="markerStart",g=(u.startsWith("auto")?jd(e)+
(p?180:0):mt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,b=r.get("markerUnits")==="userSpaceOnUse"?1:i,[w,y]=[Math.cos(g)*b,Math.sin(g)*b],k=(0,G.lw)([1,0,0,1,-f,
-h],[w,y,-y,w,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Mt([Mt(t,{matrix:d})],{matrix:k,
clip:M?void 0:ee(0,0,c.width,c.height)})}const Kd=1e4;function Yd(n,t,e){const s=It=>{for(const{attributes:Se}of n)if(Se.has(It))return Se.get(It)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=s("patternUnits")!=="userSpaceOnUse",f=(It,Se,fb)=>(mt(s(It),d?1:Se,e.em)??0)*(d?fb:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),m=f("y",e.height,l)+(d?o:0),g=Be(s("patternTransform"))??as,[b,w,y,k]=g;if(!(Math.abs(b*k-w*y)>1e-12))return;
const[M,O,v,S]=(0,G.zl)((0,G.DI)(g),t),[I,W]=[Math.floor((M-p)/h),Math.floor((O-m)/u)],[C,Y]=[Math.ceil((v-p)/h)-I,Math.ceil((S-m)/u)-W];if(!(C*Y<=Kd))return!1;
const wt=n.find(It=>fe(It)),_t=wt&&fe(wt),qt=s("patternContentUnits")==="objectBoundingBox",Gt=_t?Ae(_t,Ne(wt),{width:h,height:u}):qt?[c,0,0,l,0,0]:as;return{matrix:g,
left:p+I*h,top:m+W*u,width:h,height:u,across:C,down:Y,content:Gt}}function Xd(n,t,e){const{matrix:s,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=n,f=[
Mt(t,{matrix:d})],h=ee(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let m=0;m<c;m++)u.push(Mt(f,{matrix:[1,0,0,1,i+m*r,o+p*a],clip:h}));return Mt([Mt(u,{matrix:s})],e)}
const as=[1,0,0,1,0,0],Zd=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animat\
eTransform animateMotion set view cursor".split(" ")),vo=20,To=100,qd=500,Ro=3e4,Vd=new Set(["path","line","polyline","polygon"]),Co={width:300,height:150};class Eo{tools;readOnce=0;named=new Map;outlines=new Map;shapes;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:s,leaveOut:i}=t;[this.styler,this.leaveOut]=[s,i];for(const o of(0,E.Ky)(e)){const r=o.attributes.get("id");r!==void 0&&!o.isHtml&&!this.
named.has(r)&&this.named.set(r,o)}this.shapes=new Ed(s,o=>this.named.get(o),i)}*read(t,e){const s=fe(t),{style:i}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.
px:f,r={width:o(i.width,Co.width),height:o(i.height,Co.height)},[,,a,c]=s??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.
style.fontSize},used:0,depth:0});return{drawing:{view:s,fit:Ne(t),nodes:l},size:s?void 0:r}}*children(t,e){const s=[];for(const i of(0,E.ZE)(t)){const o=yield*this.
element(i,e);if(o&&s.push(o),o&&t.name==="switch")break}return s}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+To,e.drawn>V.bJ)throw(0,V.iY)()}*element(t,{styled:e,
measures:s,used:i,depth:o}){const{name:r}=t;if(Zd.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.styler.styleOf(t,e,void 0);
yield Ro+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...s,em:d.fontSize},used:i,depth:o+1};if(o>V.Ez)throw(0,V.DI)();
if(ko.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*Dd(t,f,this.shapes,this.styler);return u.length===0?void 0:yield*this.wrap(t,f,[{kind:"te\
xt",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.
image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="foreignObject")return;const h=yield*Md(t,l,f.measures,{styler:this.styler,spend:u=>this.
spend(u)});return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:s}=e.styled;if(s.visibility!=="visible")return;const i=yield*this.
outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=s,c=r?{...e.styled,style:{...s,
drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?.fill&&"stops"in l.fill.paint?l.fill.paint.stops.length*qd:0),l&&o.push(
l),yield*this.addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:s,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,
l=typeof r=="object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=mo(l,g=>this.named.get(g),({name:g})=>g==="pattern"),f=Yd(d,t.box,
s),h=d.find(g=>(0,E.ZE)(g).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,s,i,o);if(!u)return;const{across:p,down:m}=f;
return this.spend((u.size+To)*p*m),yield p*m*500,Xd(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:s,measures:i,used:o,depth:r}){const{
drawn:a}=s.style,c=[a.markerStart,a.markerMid,a.markerEnd];if(!Vd.has(e.name)||c.every(h=>h==="none"))return;const l=new Gd;yield*os(l,e,i);const{vertices:d}=l,
f=T(a.strokeWidth,Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];
d.length===1&&p.push("markerEnd");for(const m of p){const g=this.named.get(a[m]);if(g?.name!=="marker")continue;const b=yield*this.contentOf(g,i,o,r);if(!b)continue;
this.spend(b.size),yield Ro/10;const w=Ud(g,b.nodes,u,m,{lineWidth:f,em:i.em});w&&t.push(w)}}}*contentOf(t,e,s,i){if(this.contents.has(t))return this.contents.get(
t);if(s>=vo)return;this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=fe(t),l=c?{...e,width:c[2],height:c[3]}:e,
d=yield*this.children(t,{styled:a,measures:{...l,em:a.style.fontSize},used:s+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={
nodes:d,size:f};return this.contents.set(t,h),h}styledOf(t){const e=[];for(let s=t;s&&!s.isHtml;s=s.parent)e.push(s);return e.reduceRight((s,i)=>this.styler.styleOf(
i,s,void 0),this.styler.start)}*mask(t,e,{measures:s,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskCo\
ntentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.contentOf(r,s,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??G.gF,[p,
m]=[h-d,u-f],g=Mt(l.nodes,{matrix:c?[p,0,0,m,d,f]:void 0}),b=a.get("maskUnits")!=="userSpaceOnUse",w=(S,I,W)=>mt(a.get(S)??I,b?1:W,s.em)??0,[y,k]=[w("x","-10%",
s.width),w("y","-10%",s.height)],[M,O]=[w("width","120%",s.width),w("height","120%",s.height)],v=b?e&&ee(d+y*p,f+k*m,M*p,O*m):ee(y,k,M,O);return{isAlpha:a.get("\
mask-type")==="alpha",nodes:[Mt([g],{clip:v})]}}*image(t,e){const{attributes:s}=t,{measures:i,styled:o}=e,r=s.get("href")?.trim(),a=r===void 0||r===""?void 0:this.
tools.imageAt(r);if(!a||o.style.visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[mt(s.get("width"),i.width,i.em),mt(s.get("height"),i.height,
i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;const u=Ne(t),p=(0,G.lw)([c,0,0,-l,0,l],Ae([0,0,c,l],u,{width:f,height:h})),m=u.
scaling==="slice"?ee(0,0,f,h):void 0,g=Mt([{kind:"image",image:a,matrix:p}],{matrix:rs(t,i),clip:m});return yield*this.wrap(t,e,[g])}*outlineOf(t,e){const s=this.
outlines.get(t);if(s)return s;const i=new is,{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*os(i,t,e),r!==void 0&&this.outlines.
set(t,i),i}*wrap(t,e,s,{inner:i,box:o}={}){const{style:r}=e.styled;if(s.length===0||r.opacity===0)return;const a=Jd(t,r),c=a&&i?(0,G.lw)(i,a):i??a,l=typeof r.clipPath==
"string"?yield*this.clip(r.clipPath):void 0,d=/^url\(\s*["']?#([^"')]*)/.exec(Qd(t,"mask"))?.[1],f=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[h]=s;if(!c&&
!l&&!f&&r.opacity===1&&s.length===1)return h;const u=s.length===1&&r.opacity<1?ef(h,r.opacity):void 0,p=Mt(u?[u]:s,{matrix:c,clip:l?.path,clipHasHoles:l?.hasHoles??
!1,opacity:u?1:r.opacity});return f?{...p,mask:f}:p}*clip(t){const e=this.named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="ob\
jectBoundingBox"){this.leaveOut("clipPath");return}const s=Be(e.attributes.get("transform")),i=[];let o=!1;for(const r of(0,E.ZE)(e)){if(!ko.has(r.name))continue;
this.spend((r.attributes.get("d")??r.attributes.get("points")??"").length);const a=Be(r.attributes.get("transform")),c=new is(a&&s?(0,G.lw)(a,s):a??s);yield*os(
c,r,{width:0,height:0,em:16}),c.isEmpty||i.push(c.path),o||=r.attributes.get("clip-rule")==="evenodd"}return{path:i.length===0?"0 0 0 0 re":i.join(" "),hasHoles:o}}*view(t,e,s){
const{measures:i,styled:o}=s,r=(m,g)=>mt(t.attributes.get(m)??e.attributes.get(m),g,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=
0||c<=0)return;const l=fe(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.children(e,{...s,measures:d});if(f.length===0)return;const h=l&&Ae(l,Ne(e),{
width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=Mt([Mt(f,{matrix:h})],{clip:u?ee(0,0,a,c):void 0});return yield*this.wrap(t,s,[p],{inner:rs(
t,i)})}*use(t,e){const s=this.named.get(t.attributes.get("href")?.trim().replace(/^#/,"")??"");if(!s||e.used>=vo)return;const i={...e,used:e.used+1};if(s.name===
"symbol"||s.name==="svg")return yield*this.view(t,s,i);const o=yield*this.element(s,i);return o&&(yield*this.wrap(t,e,[o],{inner:rs(t,e.measures)}))}}const Qd=({
attributes:n},t)=>n.get(t)?.trim()??"";function Jd({attributes:n},{transform:t,transformOrigin:e}){if(t.length===0)return Be(n.get("transform"));let s=tf;for(const r of t)
s=(0,G.lw)(r.kind==="matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],s);if(e===Qt.transformOrigin)return s;const[i,o]=[e[0].px,e[1].px];return(0,G.lw)((0,G.lw)([1,0,0,
1,-i,-o],s),[1,0,0,1,i,o])}const tf=[1,0,0,1,0,0];function ef(n,t){if(n.kind!=="shape")return;const{fill:e,stroke:s}=n;if(e&&!s&&!("stops"in e.paint))return{...n,
fill:{...e,alpha:e.alpha*t}};if(s&&!e)return{...n,stroke:{...s,alpha:s.alpha*t}}}const he={px:0,percent:.5},Lo=256;function nf(n,t,e){const s=n.name.toLowerCase().
replace(/^-webkit-|^-moz-|^-o-/,""),i=s!==n.name.toLowerCase(),o=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(s)?.[1];if(!o)return;const r=(0,x.M$)((0,x.
aX)(n),x.wR),{space:a,others:c}=af(r[0]),l=a===void 0?r.some(([m])=>sf(m)):a==="oklab";c.length===0?r.shift():r[0]=c;const d={kind:o,angle:o==="conic"?0:180,isCircle:!1,
extent:"farthest-corner",center:[he,he],repeats:s.startsWith("repeating"),stops:[]},[f=[]]=r,h=o==="linear"?rf(f,i):o==="radial"?ff(f,t):cf(f,t),u=(h?r.slice(1):
r).slice(0,Lo),p=[];for(const m of u){const g=Rt(m[0]),b=g==="current"?e:g;if(b===void 0){if(m.length===1&&Z(m[0],t))continue;return}const w=m.slice(1).map(y=>o===
"conic"?lf(y,t):Z(y,t));w.length===0&&p.push({paint:b,at:void 0});for(const y of w)p.push({paint:b,at:y})}return p.length<2?void 0:{...d,...h,stops:l?of(p):p}}const sf=n=>n?.
type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(n.name),cs=5;function of(n){const t=Math.floor(Lo/(cs+1));return[...n.slice(0,t).flatMap((s,i)=>{
const o=n[i+1],r=s.at!==void 0&&s.at.px===o?.at?.px&&s.at.percent===o.at.percent;if(!o||r||i===t-1)return[s];const a=Array.from({length:cs},(c,l)=>Tl(s.paint,o.
paint,(l+1)/(cs+1)));return[s,...a.map(c=>({paint:c,at:void 0}))]}),...n.slice(t)]}function rf(n,t){const e=n.length===1?te(n[0]):void 0;if(e!==void 0)return{angle:t?
90-e:e};const s=n.map(x.aG),i=s[0]==="to";if(!i&&!t)return;let[o,r]=[0,0];for(const c of i?s.slice(1):s)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="\
top")r=-1;else if(c==="bottom")r=1;else return;const a=c=>i||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}function af(n){const t=n.findIndex(s=>(0,x.aG)(s)==="in");
if(t<0)return{space:void 0,others:[...n]};const e=(0,x.aG)(n.at(t+3))==="hue";return{space:(0,x.aG)(n[t+1]),others:[...n.slice(0,t),...n.slice(t+(e?4:2))]}}function cf(n,t){
const e=n.findIndex(r=>(0,x.aG)(r)==="at"),s=(0,x.aG)(n[0])==="from";if(!s&&e!==0)return;const i=s?te(n[1]):0,o=e<0?void 0:ue(n.slice(e+1),t);return{angle:i??0,
...o&&{center:o}}}function lf(n,t){const e=te(n);return e===void 0?Z(n,t):{px:0,percent:e/360}}const df=["closest-side","closest-corner","farthest-side","farthe\
st-corner"];function ff(n,t){if(Rt(n[0])!==void 0)return;const e=n.findIndex(r=>(0,x.aG)(r)==="at"),s=(e<0?n:n.slice(0,e)).map(x.aG),i=df.find(r=>s.includes(r)),
o=e<0?void 0:ue(n.slice(e+1),t);return{isCircle:s.includes("circle"),...i&&{extent:i},...o&&{center:o}}}const Ao={left:["x",0],right:["x",1],top:["y",0],bottom:[
"y",1],center:["both",.5]};function ue(n,t){let e,s,i;for(const o of n){const r=(0,x.aG)(o),a=r!==void 0&&Object.hasOwn(Ao,r)?Ao[r]:void 0;if(a){const d={px:0,percent:a[1]},
f=a[0]==="both"?e===void 0&&i!=="x"?"x":"y":a[0];f==="x"?e=d:s=d,i=a[0]==="both"?void 0:f;continue}const c=Z(o,t);if(!c)return;const l=i==="x"?e:i==="y"?s:void 0;
if(l&&n.length>2){const d=l.percent===1?{px:-c.px,percent:1-c.percent}:c;i==="x"?e=d:s=d,i=void 0}else e===void 0?(e=c,i=void 0):s??=c}if(!(!e&&!s))return[e??he,
s??he]}const hf=[Ot(0),Ot(0)],uf=1e3;function pf(n,t){if(n.type!=="Function")return;const e=(0,x.aX)(n);switch(n.name.toLowerCase()){case"polygon":return mf(e,t);case"\
circle":return Io(e,t,1);case"ellipse":return Io(e,t,2);case"inset":return gf(e,t);default:return}}function mf(n,t){const e=(0,x.M$)(n,x.wR),s=(0,x.aG)(e[0]?.[0]),
o=(s==="evenodd"||s==="nonzero"?e.slice(1):e).map(a=>a.map(c=>Z(c,t)));if(o.length<3||o.length>uf)return;const r=o.flatMap(([a,c,l])=>a&&c&&!l?[[a,c]]:[]);return r.
length===o.length?{kind:"polygon",corners:r,hasHoles:s==="evenodd"}:void 0}function Io(n,t,e){const s=n.findIndex(c=>(0,x.aG)(c)==="at"),i=s<0?[he,he]:ue(n.slice(
s+1),t),o=(s<0?n:n.slice(0,s)).map(c=>{const l=(0,x.aG)(c);return l==="closest-side"||l==="farthest-side"?l:Z(c,t)}),[r="closest-side",a="closest-side"]=o;if(!(!i||
o.includes(void 0)||o.length!==0&&o.length!==e))return{kind:"ellipse",center:i,radii:e===1?[r]:[r,a]}}function gf(n,t){const e=n.findIndex(l=>(0,x.aG)(l)==="rou\
nd"),s=(e<0?n:n.slice(0,e)).map(l=>Z(l,t)),i=e<0?{px:0,percent:0}:n.length===e+2?Z(n[e+1],t):void 0,[o,r=o,a=o,c=r]=s;if(!(!o||!r||!a||!c||!i||s.length>4))return{
kind:"inset",sides:[o,r,a,c],radius:i}}const gt=(n,t)=>({keys:["drawn"],read:(e,s)=>{const i=t(e,s);return i===void 0?void 0:{drawn:{...s.own.drawn,[n]:i}}}}),Bo=n=>gt(
n,([t,e])=>wf(t,e));function wf(n,t){if((0,x.aG)(n)==="none")return"none";if(n?.type!=="Url")return Rt(n);const e=(0,x.aG)(t)==="none"?"none":Rt(t)??"none";return{
id:n.value.trim().replace(/^#/,""),otherwise:e}}const ls=n=>{const t=Tt(n);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function ds(n,t){const e=ft(n);return e===
void 0?Z(n,t):{px:e,percent:0}}const bf=100,pe=n=>([t])=>{const e=(0,x.aG)(t);return e!==void 0&&Object.hasOwn(n,e)?n[e]:void 0};function pn(n){return n?.type===
"Url"?n.value.trim().replace(/^#/,""):(0,x.aG)(n)==="none"?"none":void 0}const yf={keys:["drawn"],read:([n],{own:t})=>{const e=pn(n);return e===void 0?void 0:{drawn:{
...t.drawn,markerStart:e,markerMid:e,markerEnd:e}}}},No={nonzero:!1,evenodd:!0},Wo={fill:Bo("fill"),"fill-opacity":gt("fillOpacity",([n])=>ls(n)),"fill-rule":gt(
"hasHoles",pe(No)),"clip-rule":gt("clipHasHoles",pe(No)),stroke:Bo("stroke"),"stroke-opacity":gt("strokeOpacity",([n])=>ls(n)),"stroke-width":gt("strokeWidth",([
n],t)=>ds(n,t)),"stroke-linecap":gt("cap",pe({butt:0,round:1,square:2})),"stroke-linejoin":gt("join",pe({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"strok\
e-miterlimit":gt("miter",([n])=>{const t=ft(n);return t===void 0||t<1?void 0:t}),"stroke-dasharray":gt("dashes",(n,t)=>{if((0,x.aG)(n[0])==="none")return[];const e=n.
filter(({type:s})=>s!=="Operator").map(s=>ds(s,t));if(!(e.length>bf||e.some(s=>s===void 0||s.px<0)))return e}),"stroke-dashoffset":gt("dashOffset",([n],t)=>ds(n,
t)),marker:yf,"marker-start":gt("markerStart",([n])=>pn(n)),"marker-mid":gt("markerMid",([n])=>pn(n)),"marker-end":gt("markerEnd",([n])=>pn(n)),"text-anchor":gt(
"anchor",pe({start:"start",middle:"middle",end:"end"})),"dominant-baseline":gt("drop",pe({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,
"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"stop-color":D("stopColor",(n,t)=>{const e=Rt(n);return e===
"current"?t.own.color:e}),"stop-opacity":D("stopOpacity",ls),"clip-path":{keys:["clipPath"],read:([n,...t],e)=>{if(!n||t.length>0)return;if((0,x.aG)(n)==="none")
return{clipPath:void 0};const s=n.type==="Url"?n.value.trim().replace(/^#/,""):pf(n,e);return s===void 0?void 0:{clipPath:s}}}},xf=new Set([...Object.keys(Wo),"\
color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","visibility","word-spacing"]);function me(n){
const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(n??"")??[];return t===void 0?void 0:`${t}${e==="%"?"%":"px"}`}const fs=n=>n!==void 0&&/^\s*[\d.]+\s*$/.
test(n)?`${n.trim()}px`:n;function hs(n){const t=n.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const kf=["x-small","small","\
medium","large","x-large","xx-large","xxx-large"],us=new Set(["td","th"]),Of=new Set(["img","table","td","th","col","hr","video","canvas"]),Mf=new Set(["p","div",
"h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Sf=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webki\
t-center"],["middle","-webkit-center"]]),zo={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function vf(n,t){const{name:e,attributes:s}=n;
if(s.size===0&&!us.has(e))return[];const i=[],o=(l,d)=>{d!==void 0&&d!==""&&i.push({name:l,value:d,important:!1})};if(!n.isHtml)for(const[l,d]of s)xf.has(l)&&o(
l,Tf(l,d));const r=l=>s.get(l);n.isHtml?Of.has(e)&&(o("width",me(r("width"))),e!=="hr"?o("height",me(r("height"))):Cf(s,o)):(o("width",fs(r("width"))),o("height",
fs(r("height"))));const a=r("bgcolor");a!==void 0&&o("background-color",hs(a));const c=r("align")?.toLowerCase();return c!==void 0&&Mf.has(e)&&o("text-align",Sf.
get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),e==="table"&&(c==="left"||c==="right")&&o("float",c),(us.has(e)||e==="tr"||e==="tbody")&&o("vertic\
al-align",r("valign")?.toLowerCase()),s.has("nowrap")&&o("white-space","nowrap"),(e==="ol"||e==="ul"||e==="li")&&o("list-style-type",Rf(r("type"))),e==="font"&&
Ef(s,o),e==="table"&&Lf(s,o),us.has(e)&&t&&Af(t.attributes,o),i}const Tf=(n,t)=>n==="font-size"||n==="letter-spacing"?fs(t):t,Rf=n=>n===void 0?void 0:Object.hasOwn(
zo,n)?zo[n]:n.toLowerCase();function Cf(n,t){const e=n.get("color");e!==void 0&&t("color",hs(e));const[s]=/^\s*\d{1,4}/.exec(n.get("size")??"")??[],i=Number(s??
0);i<=0||(e!==void 0||n.has("noshade")?t("border-width",`${i/2}px`):i===1?t("border-bottom-width","0"):t("height",`${i-2}px`))}function Ef(n,t){const e=n.get("c\
olor");e!==void 0&&t("color",hs(e)),t("font-family",n.get("face"));const[,s,i]=/^\s*([+-]?)(\d)/.exec(n.get("size")??"")??[];if(i===void 0)return;const o=s===""?
Number(i):3+ +`${s}${i}`;t("font-size",kf[Math.min(Math.max(o,1),7)-1])}function Lf(n,t){const e=n.has("border")?me(n.get("border")||"1")??"1px":void 0;e!==void 0&&
e!=="0px"&&t("border",`${e} outset`),t("border-color",n.get("bordercolor")),t("border-spacing",me(n.get("cellspacing")))}function Af(n,t){const e=n.has("border")?
me(n.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&(t("border","1px inset"),t("border-color","inherit")),t("padding",me(n.get("cellpadding")))}class If{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+V.Hb,V.Hk)),this.depth++;const s=this.from(t,0,e);return this.
depth--,s}from(t,e,s){const i=t[e];if(!this.has(i,s))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return s.parent!==void 0&&this.from(t,e+1,
s.parent);case" ":for(let o=s.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(s)[s.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(s);for(let r=s.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:s,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,V.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of s)
if(!r.classes.has(a))return!1;for(const a of i)if(!Nf(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const s=t.
ofType?this.placeOfType(e):this.placeOf(e);return Bf(t.fromEnd?s.last:s.first,t.a,t.b)}case"is":return t.selectors.some(s=>this.matches(s,e));case"not":return!t.
selectors.some(s=>this.matches(s,e));case"has":return t.selectors.some(s=>this.hasRelative(s,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(s=>s.kind==="text"&&s.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disabled":return e.attributes.has(t.kind);case"lang":{let s=e;
for(;s&&!s.attributes.has("lang");)s=s.parent;const i=s?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"ne\
ver":return!1}}hasRelative(t,e){const s=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.
someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.
matches(t,c)}return this.scope=s,a}someOf(t,e,s,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(s,r)||i&&this.someOf(this.childrenOf(r),0,s,!0))return!0}
return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,E.ZE)(t)),e}endsOf(t){
if(!t)return;let e=this.ends.get(t);return e||(e={first:t.children.find($o),last:t.children.findLast($o)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+
1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;const s=this.siblingsOf(t);this.comparisons+=s.length;const i=new Map;
for(const{name:r}of s)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of s){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.
get(r.name)-a+1})}return this.places.get(t)}}const $o=n=>n.kind==="element"||/[^ \t\n\r\f]/.test(n.value);function Bf(n,t,e){if(t===0)return n===e;const s=(n-e)/
t;return s>=0&&Number.isInteger(s)}function Nf({name:n,matcher:t,value:e,ignoresCase:s},{attributes:i}){const o=i.get(n);if(o===void 0)return!1;if(t===void 0)return!0;
const[r,a]=s?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===a||r.
startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const Wf={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},zf=n=>Wf[n]??(n.startsWith("table-")&&n!=="table-caption"?
"block":n),$f=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],ps=({position:n})=>n==="absolute"||n==="fixed";function Po(n,t){for(const[r,a]of $f)
n[r]==="none"||n[r]==="hidden"?n[a]=0:n[a]>1&&(n[a]=Math.floor(n[a]+.001));ps(n)&&(n.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display===
"grid"||t.display==="inline-grid";n.display!=="none"&&n.display!=="contents"&&(n.float!=="none"||ps(n)||e)&&(n.display=n.display.startsWith("table-")&&!e?"block":
zf(n.display)),n.lineClamp!==void 0&&n.display.endsWith("flex")&&(n.display=n.display==="flex"?"block":"inline-block"),n.display!=="inline"&&!e&&typeof n.height==
"object"&&n.height.fills&&!ps(n)&&(n.height={px:0,percent:1});const{translate:s,rotate:i,scale:o}=n;return s.length+i.length+o.length>0&&(n.transform=[...s,...i,
...o,...n.transform]),n.backgroundClip==="text"&&_f(n),Pf(n,t),n}function Pf(n,t){const{display:e,float:s,position:i}=n;n.textDecorationLine.size>0&&(n.textDecorationColor??=
n.color),!(t.textDecorationLine.size===0||s!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||e==="table"||e==="none"||(n.textDecorationLine.size===
0&&(n.textDecorationColor=t.textDecorationColor,n.textDecorationStyle=t.textDecorationStyle),n.textDecorationLine=new Set([...t.textDecorationLine,...n.textDecorationLine])))}
function _f(n){const t=n.backgroundImage.find(i=>"stops"in i),e=t?.stops[0]?.paint??n.backgroundColor;e&&e.alpha>0&&(n.color={...e});const s=t&&t.kind!=="conic"&&
t.stops.every(({paint:{alpha:i}})=>i===1);n.textFill=s?{gradient:t,paint:n.color}:void 0,n.backgroundColor=void 0,n.backgroundImage=[]}const mn={"xx-small":9,"x\
-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},_o={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-larg\
e":26,"xxx-large":39},Do=_o.medium/mn.medium,Df=n=>Object.hasOwn(mn,n)?n:void 0,Hf=n=>mn[n];function Ff(n,t){const{fontSizedBy:e}=n,s=Ho(n);e!=="length"&&(e!=="\
ratio"?n.fontSize=(s?_o:mn)[e]:s!==Ho(t)&&(n.fontSize*=s?Do:1/Do))}const Ho=({fontFamily:n})=>n.length===1&&n[0]==="monospace",Gf=["repeat","no-repeat","repeat-\
x","repeat-y"],ms=["border-box","padding-box","content-box","text"],Fo=n=>n==="space"||n==="round"?"repeat":Gf.find(t=>t===n);function gn(n,t){return(0,x.aG)(n)===
"none"?"none":n?.type==="Url"?{url:n.value}:n?.type==="Function"?nf(n,t,t.own.color):void 0}function Go(n,t){const e=(0,x.aG)(n[0]);if(e==="cover"||e==="contain")
return e;const[s,i="auto"]=n.map(o=>(0,x.aG)(o)==="auto"?"auto":Z(o,t));return s&&n.length<3?[s,i]:void 0}const jf=["auto","auto"];function Uf(n,t){let e="none",
s="repeat",i;const o=[],r=[];let a=!1;for(const d of n){const f=(0,x.aG)(d),h=gn(d,t),u=Rt(d),p=Fo(f);if((0,x.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)
i=u;else if(p)s=p;else{if(f==="fixed"||f==="scroll"||f==="local"||ms.some(m=>m===f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||f==="auto"||Z(d,t))?r.push(
d):o.push(d)}}const c=o.length===0?hf:ue(o,t),l=r.length===0?jf:Go(r,t);return c&&l?{image:e,repeat:s,color:i,position:c,size:l}:void 0}const Kf={keys:["backgro\
undColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip"],read:(n,t)=>{const e=(0,x.M$)(n,x.wR).map(o=>Uf(o,t));if(!e.
every(o=>o!==void 0))return;const s=e.at(-1).color,i=e.filter(({image:o})=>o!=="none");return{backgroundColor:s==="current"?t.own.color:s,backgroundImage:i.map(
({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.map(({repeat:o})=>o),backgroundPosition:i.map(({position:o})=>o),backgroundClip:"border-b\
ox"}}},gs=(n,t)=>({keys:[n],read:(e,s)=>{const i=(0,x.M$)(e,x.wR).map(o=>t(o,s));return i.includes(void 0)?void 0:{[n]:i}}}),Yf={keys:["backgroundImage"],read:(n,t)=>{
const e=(0,x.M$)(n,x.wR).map(s=>gn(s[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(s=>s!=="none")}}};function Xf(n,t){const e=[];let s=!1,i;
for(const l of n){const d=nn(l,t),f=Rt(l);if(d!==void 0)e.push(d);else if((0,x.aG)(l)==="inset")s=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===
void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:s,paint:i==="current"?void 0:i}}const Zf=100,ws={keys:["boxShadow"],read:(n,t)=>{if((0,x.aG)(n[0])===
"none")return{boxShadow:[]};const e=(0,x.M$)(n,x.wR).slice(0,Zf).map(s=>Xf(s,t));return e.every(s=>s!==void 0)?{boxShadow:e}:void 0}},qf=10,Vf={keys:["textShado\
w"],read:(n,t)=>{const e=ws.read(n,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,qf)}:void 0}},Qf={background:Kf,"backg\
round-color":{keys:["backgroundColor"],read:(n,{own:t})=>{const e=n.length===1?Rt(n[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},
"background-image":Yf,"background-size":gs("backgroundSize",Go),"background-position":gs("backgroundPosition",ue),"background-repeat":gs("backgroundRepeat",([n])=>Fo(
(0,x.aG)(n))),"background-clip":H("backgroundClip",ms),"-webkit-background-clip":H("backgroundClip",ms),"text-shadow":Vf,"box-shadow":ws,"-webkit-box-shadow":ws},
Jf=["stretch","repeat","round","space"],bs=n=>[n,n,n,n],We={image:void 0,slice:bs({px:0,percent:1}),isFilled:!1,width:bs({times:1}),outset:bs({times:0}),repeat:[
"stretch","stretch"]},jo=({px:n,percent:t})=>n>=0&&t>=0,th=(n,t)=>{const e=ft(n),s=e===void 0?Z(n,t):{px:e,percent:0};return s&&jo(s)&&(e!==void 0||s.px===0)?s:
void 0},ys=(n,t)=>{const e=ft(n);if(e!==void 0)return e>=0?{times:e}:void 0;const s=Z(n,t);return s&&jo(s)?s:void 0},Uo=(n,t)=>(0,x.aG)(n)==="auto"?"auto":ys(n,
t),Ko=n=>Jf.find(t=>t===(0,x.aG)(n));function ze(n,t){const e=de(n.map(t));return e&&!e.includes(void 0)?e:void 0}function Yo(n,t){const e=n.filter(i=>(0,x.aG)(
i)!=="fill"),s=ze(e,i=>th(i,t));return s&&n.length-e.length<2?{slice:s,isFilled:e.length<n.length}:void 0}function Xo(n){const[t,e=t]=n.map(Ko);return t&&e&&n.length<
3?{repeat:[t,e]}:void 0}function Zo(n,t){let e;const s=[],i=[[],[],[]];let o=0;for(const m of n){const g=gn(m,t);if((0,x.YY)(m))o++;else if(g!==void 0)e=g;else if(Ko(
m))s.push(m);else if(!i[o]?.push(m))return}const[r,a,c]=i,l={...r.length>0?Yo(r,t):We,width:a.length>0?ze(a,m=>Uo(m,t)):We.width,outset:c.length>0?ze(c,m=>ys(m,
t)):We.outset,...s.length>0?Xo(s):{repeat:We.repeat}},{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,
slice:d,isFilled:f,width:h,outset:u,repeat:p}}const ne=n=>({keys:["borderImage"],read:(t,e)=>{const s=n(t,e);return s&&{borderImage:{...e.own.borderImage??We,...s}}}}),
eh={"border-image":ne(Zo),"-webkit-border-image":ne(Zo),"border-image-source":ne(([n],t)=>{const e=gn(n,t);return e&&{image:e==="none"?void 0:e}}),"border-image\
-slice":ne(Yo),"border-image-width":ne((n,t)=>{const e=ze(n,s=>Uo(s,t));return e&&{width:e}}),"border-image-outset":ne((n,t)=>{const e=ze(n,s=>ys(s,t));return e&&
{outset:e}}),"border-image-repeat":ne(Xo)},nh=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-gri\
d","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-captio\
n"],sh=["auto","min-content","max-content","fit-content"],qo=n=>(t,e)=>{const s=(0,x.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return s==="fill-available"||s==="av\
ailable"||s==="stretch"?{px:0,percent:1,fills:n}:sh.find(i=>i===s)??Bt(t,e)},[xs,ks]=[qo("across"),qo("down")],Vo=n=>(t,e)=>{if((0,x.aG)(t)==="none")return"none";
const s=n(t,e);return s==="auto"?void 0:s},ih=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Qo={thin:1,medium:3,thick:5};
function se(n,t){const e=(0,x.aG)(n);return e!==void 0&&Object.hasOwn(Qo,e)?Qo[e]:cn(n,t)}const ie=n=>{const t=(0,x.aG)(n);return t==="auto"?"solid":ih.find(e=>e===
t)};function Os(n,t){let e,s,i;for(const o of n){const r=se(o,t),a=ie(o),c=Qn(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&s===void 0)s=a;else if(c&&!i)
i=c;else return}return n.length===0?void 0:{width:e??3,line:s??"none",paint:i?.paint}}const Jo=n=>[`border${n}Width`,`border${n}Style`,`border${n}Color`],oh=["m\
ultiply","screen","overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminos\
ity"],rh={keys:["mixBlendMode"],read:([n])=>{const t=(0,x.aG)(n);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!oh.includes(t)))return{mixBlendMode:t.
replaceAll(/(?:^|-)[a-z]/g,e=>e.replace("-","").toUpperCase())}}};function wn(...n){const t=n.length===Re.length;return{keys:[...n.flatMap(Jo),...t?["borderImag\
e"]:[]],read:(e,s)=>{const i=Os(e,s);if(!i)return;const{width:o,line:r,paint:a}=i,c=n.flatMap(l=>{const[d,f,h]=Jo(l);return[[d,o],[f,r],[h,a]]});return{...Object.
fromEntries(c),...t&&{borderImage:void 0}}}}}const ge=(n,t="")=>Re.map(e=>`${n}${e}${t}`);function $e(n,t,e){return Object.fromEntries(Re.map(s=>[`${n}-${s.toLowerCase()}${t===
""?"":`-${t.toLowerCase()}`}`,e(`${n}${s}${t}`)]))}const ah={keys:ge("border","Color"),read:n=>{const t=de(n.map(Qn));if(!(!t||t.includes(void 0)))return Object.
fromEntries(ge("border","Color").map((e,s)=>[e,t[s].paint]))}},tr=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadiu\
s"],ch={keys:tr,read:(n,t)=>{const[e=[],s=e]=Pi(n).map(r=>r.map(a=>Bt(a,t))),[i,o]=[de(e),de(s)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.
fromEntries(tr.map((r,a)=>[r,[i[a],o[a]]]))}},bn=n=>({keys:[n],read:(t,e)=>{const[s,i=s]=t.map(o=>Bt(o,e));return s&&i&&t.length<3?{[n]:[s,i]}:void 0}}),lh={auto:"\
auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},yn=n=>H(n,[],lh),Ms=H("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function dh(n){const t=n.filter(i=>(0,x.aG)(i)!=="aut\
o");if(t.length===0)return{aspectRatio:void 0};const[e,s]=Pi(t).map(i=>ft(i[0]));if(!(e===void 0||e<=0||s===0))return{aspectRatio:e/(s??1)}}const fh={auto:"hidd\
en",scroll:"hidden",clip:"hidden",overlay:"hidden"},Ss={keys:["overflow"],read:([n])=>{const t=(0,x.aG)(n);return t==="visible"||t==="hidden"?{overflow:t}:t!==void 0&&
Object.hasOwn(fh,t)?{overflow:"hidden"}:void 0}},hh={keys:["isContained"],read:n=>{const t=n.map(e=>(0,x.aG)(e)??"");if(t.every(e=>er.has(e)))return{isContained:t.
some(e=>er.get(e))}}},er=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),uh={keys:["o\
utlineWidth","outlineStyle","outlineColor"],read:(n,t)=>{const e=Os(n,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},ph=D("zInde\
x",n=>(0,x.aG)(n)==="auto"?"auto":ft(n)),xn=(n,t)=>Ut(n,t),nr={keys:["lineClamp"],read:([n])=>{const t=n&&ft(n);return n&&(0,x.aG)(n)==="none"?{lineClamp:void 0}:
t!==void 0&&t>=1?{lineClamp:Math.floor(t)}:void 0}},vs=D("appearance",n=>(0,x.aG)(n)==="none"?"none":"auto"),sr={display:H("display",nh,{"-webkit-box":"flex","-\
webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:H("position",["static","relative","s\
ticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:H("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:H("clear",["\
none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:vs,"-webkit-appearance":vs,"-moz-appearance":vs,"box-sizing":H("boxSizing",
["content-box","border-box"]),width:D("width",xs),height:D("height",ks),"min-width":D("minWidth",xs),"min-height":D("minHeight",ks),"max-width":D("maxWidth",Vo(
xs)),"max-height":D("maxHeight",Vo(ks)),"aspect-ratio":{keys:["aspectRatio"],read:dh},top:D("top",Ut),right:D("right",Ut),bottom:D("bottom",Ut),left:D("left",Ut),
inset:Ce(["top","right","bottom","left"],Ut),margin:Ce(ge("margin"),xn),...$e("margin","",n=>D(n,xn)),"margin-inline":$t("marginLeft","marginRight",xn),"margin-\
block":$t("marginTop","marginBottom",xn),padding:Ce(ge("padding"),Bt),...$e("padding","",n=>D(n,Bt)),"padding-inline":$t("paddingLeft","paddingRight",Bt),"paddi\
ng-block":$t("paddingTop","paddingBottom",Bt),border:wn(...Re),...Object.fromEntries(Re.map(n=>[`border-${n.toLowerCase()}`,wn(n)])),"border-inline":wn("Left","\
Right"),"border-block":wn("Top","Bottom"),"border-width":Ce(ge("border","Width"),se),"border-style":Ce(ge("border","Style"),ie),"border-color":ah,...$e("border",
"Width",n=>D(n,se)),...$e("border","Style",n=>D(n,ie)),...$e("border","Color",Te),"border-inline-width":$t("borderLeftWidth","borderRightWidth",se),"border-bloc\
k-width":$t("borderTopWidth","borderBottomWidth",se),"border-inline-style":$t("borderLeftStyle","borderRightStyle",ie),"border-block-style":$t("borderTopStyle",
"borderBottomStyle",ie),"inset-inline":$t("left","right",Ut),"inset-block":$t("top","bottom",Ut),"border-radius":ch,"border-top-left-radius":bn("borderTopLeftRa\
dius"),"border-top-right-radius":bn("borderTopRightRadius"),"border-bottom-right-radius":bn("borderBottomRightRadius"),"border-bottom-left-radius":bn("borderBot\
tomLeftRadius"),outline:uh,"outline-width":D("outlineWidth",se),"outline-style":D("outlineStyle",ie),"outline-color":Te("outlineColor"),"outline-offset":D("outl\
ineOffset",(n,t)=>Z(n,t)?.px),opacity:D("opacity",n=>{const t=Tt(n);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend-mode":rh,overflow:Ss,"line-c\
lamp":nr,"-webkit-line-clamp":nr,"text-overflow":H("textOverflow",["clip","ellipsis"]),"overflow-x":Ss,"overflow-y":Ss,contain:hh,"z-index":ph,filter:{keys:[],read:([
n])=>(0,x.aG)(n)==="none"?{}:void 0},"object-fit":H("objectFit",["fill","contain","cover","none","scale-down"]),"break-before":yn("breakBefore"),"break-after":yn(
"breakAfter"),"break-inside":Ms,"page-break-before":yn("breakBefore"),"page-break-after":yn("breakAfter"),"page-break-inside":Ms,"-webkit-column-break-inside":Ms,
page:D("pageName",(n,{parent:t})=>{if(n.type==="Identifier")return(0,x.aG)(n)==="auto"?t.pageName:n.name}),orphans:le("orphans",1),widows:le("widows",1)};function $t(n,t,e){
return{keys:[n,t],read:(s,i)=>{const[o,r=o]=s.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[n]:o,[t]:r}}}}function ir(n){const t=ft(n);return t!==void 0&&
Number.isInteger(t)&&t>0?t:void 0}const mh=([n])=>{if((0,x.aG)(n)==="auto")return{columnCount:void 0};const t=n&&ir(n);return t===void 0?void 0:{columnCount:t}},
gh=([n],t)=>{if((0,x.aG)(n)==="auto")return{columnWidth:void 0};const e=n&&cn(n,t);return e===void 0?void 0:{columnWidth:e}};function wh(n,t){let e,s;for(const i of n){
if((0,x.aG)(i)==="auto")continue;const o=ir(i),r=o===void 0?cn(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&s===void 0)s=r;else return}return n.
length>2?void 0:{columnCount:e,columnWidth:s}}const Ts={keys:["columnCount"],read:mh},Rs={keys:["columnWidth"],read:gh},Cs={keys:["columnCount","columnWidth"],read:wh},
or=H("columnSpan",["none","all"]),bh=H("columnFill",["balance","auto"],{"balance-all":"balance"}),Es={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],
read:(n,t)=>{const e=Os(n,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},yh={columns:Cs,"column-count":Ts,"column-width":Rs,
"column-fill":bh,"column-span":or,"column-rule":Es,"column-rule-width":D("columnRuleWidth",se),"column-rule-style":D("columnRuleStyle",ie),"column-rule-color":Te(
"columnRuleColor"),"-webkit-columns":Cs,"-webkit-column-count":Ts,"-webkit-column-width":Rs,"-webkit-column-span":or,"-webkit-column-rule":Es,"-moz-columns":Cs,
"-moz-column-count":Ts,"-moz-column-width":Rs,"-moz-column-rule":Es},rr=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end",
"left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function Pe(n,t){const e=n.
map(x.aG),s=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(s.length!==1)return;const i=t.startsWith("justify")?s[0]:s[0]?.replace("self-","");
return(e[0]==="safe"?rr.find(r=>r===`safe ${i}`):void 0)??rr.find(r=>r===i)}const we=n=>({keys:[n],read:t=>{const e=Pe(t,n);return e&&{[n]:e}}}),Ls=(n,t)=>({keys:[
n,t],read:e=>{const[s,i]=[Pe(e,n),Pe(e,t)];if(s&&i)return{[n]:s,[t]:i};if(e.length!==2)return;const[o,r]=[Pe(e.slice(0,1),n),Pe(e.slice(1),t)];return o&&r&&{[n]:o,
[t]:r}}});function ar(n,t){const e=(0,x.aG)(n);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:Bt(n,t)}const cr={none:[
0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function lr(n,t){const e=(0,x.aG)(n[0]);if(n.length===1&&e!==void 0&&Object.hasOwn(cr,e)){const[o,r,a]=cr[e];
return{flexGrow:o,flexShrink:r,flexBasis:a}}const s=[];let i;for(const[o,r]of n.entries()){const a=r.type==="Number"?ft(r):void 0;if(a!==void 0&&s.length<2&&(i===
void 0||o===1))s.push(a);else if(i===void 0){if(i=ar(r,t),i===void 0)return}else return}return{flexGrow:s[0]??1,flexShrink:s[1]??1,flexBasis:i??{px:0,percent:0}}}
const dr=["row","row-reverse","column","column-reverse"],fr=["nowrap","wrap","wrap-reverse"],xh={keys:["flexDirection","flexWrap"],read:n=>{const t={flexDirection:"\
row",flexWrap:"nowrap"};for(const e of n){const s=(0,x.aG)(e),i=dr.find(r=>r===s),o=fr.find(r=>r===s);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}
return t}},kn=1e3;function hr(n,t){const e=(0,x.aG)(n);return e==="auto"||e==="min-content"||e==="max-content"?e:n?.type==="Dimension"&&n.unit.toLowerCase()==="\
fr"?{fr:Math.max(Number(n.value),0)}:n&&Bt(n,t)}function ur(n,t){if(n.type==="Function"){const s=n.name.toLowerCase(),i=(0,x.M$)((0,x.aX)(n),x.wR).map(([o])=>o);
if(s==="minmax"){const[o,r]=i.map(a=>hr(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(s==="fit-content"){const o=i[0]&&Z(i[0],
t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=hr(n,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function As(n,t){const e=new Map,s={tracks:[],auto:void 0,names:e};if(!Is(n,t,s))return;const{tracks:i,auto:o}=s;return{tracks:i,names:e,...o&&{auto:{...o,after:s.
names}}}}function Is(n,t,e){for(const s of n){if(e.tracks.length>kn)return!1;if(s.type==="Brackets"){for(const o of s.children.toArray()){if(o.type!=="Identifie\
r")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(s.type==="Function"&&s.name.toLowerCase()==="repeat"){if(!kh(
(0,x.M$)((0,x.aX)(s),x.wR),t,e))return!1;continue}const i=ur(s,t);if(!i)return!1;e.tracks.push(i)}return!0}function kh([n=[],...t],e,s){const i=ft(n[0]),o=(0,x.
aG)(n[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="\
repeat");if(s.auto||c||!Is(r,e,a)||a.tracks.length===0)return!1;s.names=new Map;const{tracks:l,names:d}=a;return s.auto={at:s.tracks.length,tracks:l,fits:o==="a\
uto-fit",names:d,after:s.names},!0}if(i===void 0||i<1||i>kn)return!1;for(let a=0;a<i;a++)if(!Is(r,e,s))return!1;return!0}const pr=n=>({keys:[n],read:(t,e)=>{if((0,x.
aG)(t[0])==="none")return{[n]:void 0};const s=As(t,e);return s&&{[n]:s}}}),mr=n=>({keys:[n],read:(t,e)=>{const s=t.map(i=>ur(i,e));return s.length>0&&s.every(i=>i!==
void 0)?{[n]:s}:void 0}}),gr=n=>n.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function wr(n,t){if((0,x.aG)(n[0])==="none")return{gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],s]=(0,x.M$)(n,x.YY),i=s&&As(s,t);if(s&&!i)return;const o=gr(e),r=e.filter(c=>c.type!=="String"),a=r.length===
0?void 0:As(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function br(n){if((0,x.aG)(n[0])==="auto")return"auto";
let t=!1,e,s;for(const o of n){const r=ft(o);if((0,x.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),kn),-kn);else if(o.type==="Identi\
fier")({name:s}=o);else return}if(e===0||n.length===0)return;const i=s===void 0?{}:{name:s};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const On=n=>({
keys:[n],read:t=>{const e=br(t);return e&&{[n]:e}}}),Oh=n=>n!=="auto"&&n.name!==void 0&&n.line===void 0&&n.span===void 0,Bs=(...n)=>({keys:n,read:t=>{const e=(0,x.
M$)(t,x.YY).map(br);if(!e.every(i=>i!==void 0)||e.length>n.length)return;const s=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?s(i-2):e[0];return Oh(r)?r:
"auto"};return Object.fromEntries(n.map((i,o)=>[i,s(o)]))}}),be=n=>({keys:[n],read:([t],e)=>{const s=t&&Bt(t,e);return(0,x.aG)(t)==="normal"?{[n]:void 0}:s&&{[n]:s}}}),
yr={keys:["rowGap","columnGap"],read:(n,t)=>{const[e,s=e]=n.map(i=>(0,x.aG)(i)==="normal"?{px:0,percent:0}:Bt(i,t));return e&&s?{rowGap:e,columnGap:s}:void 0}},
xr={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Mh={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:lr},
"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:lr},"flex-grow":le("flexGrow",0),"flex-shrink":le("flexShrink",0),"flex-basis":D("flexBasis",ar),
"flex-direction":H("flexDirection",dr),"flex-wrap":H("flexWrap",fr),"flex-flow":xh,order:le("order"),"justify-content":we("justifyContent"),"align-content":we("\
alignContent"),"align-items":we("alignItems"),"align-self":we("alignSelf"),"justify-items":we("justifyItems"),"justify-self":we("justifySelf"),"place-content":Ls(
"alignContent","justifyContent"),"place-items":Ls("alignItems","justifyItems"),"place-self":Ls("alignSelf","justifySelf"),gap:yr,"grid-gap":yr,"row-gap":be("row\
Gap"),"column-gap":be("columnGap"),"grid-row-gap":be("rowGap"),"grid-column-gap":be("columnGap"),"-webkit-column-gap":be("columnGap"),"-moz-column-gap":be("colu\
mnGap"),"grid-template-columns":pr("gridTemplateColumns"),"grid-template-rows":pr("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:n=>({
gridTemplateAreas:gr(n)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:wr},grid:{keys:["gridTemplateColumns","grid\
TemplateRows","gridTemplateAreas"],read:wr},"grid-auto-columns":mr("gridAutoColumns"),"grid-auto-rows":mr("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],
read:n=>{const t=n.map(x.aG).join(" ");return Object.hasOwn(xr,t)?{gridAutoFlow:xr[t]}:void 0}},"grid-row-start":On("gridRowStart"),"grid-row-end":On("gridRowEn\
d"),"grid-column-start":On("gridColumnStart"),"grid-column-end":On("gridColumnEnd"),"grid-row":Bs("gridRowStart","gridRowEnd"),"grid-column":Bs("gridColumnStart",
"gridColumnEnd"),"grid-area":Bs("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},Sh=[["inline-start","left"],["inline-end","right"],["block-start",
"top"],["block-end","bottom"]],vh=[["start","left"],["end","right"],["before","top"],["after","bottom"]],Th=[["start","top"],["end","bottom"]],Rh=[["start","lef\
t"],["end","right"]],Ch=[...Sh.flatMap(([n,t])=>[[`inset-${n}`,t],[`margin-${n}`,`margin-${t}`],[`padding-${n}`,`padding-${t}`],[`border-${n}`,`border-${t}`],[`\
border-${n}-width`,`border-${t}-width`],[`border-${n}-style`,`border-${t}-style`],[`border-${n}-color`,`border-${t}-color`]]),...Th.flatMap(([n,t])=>Rh.map(([e,
s])=>[`border-${n}-${e}-radius`,`border-${t}-${s}-radius`])),...vh.flatMap(([n,t])=>[[`-webkit-margin-${n}`,`margin-${t}`],[`-webkit-padding-${n}`,`padding-${t}`]]),
["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size",
"max-height"]],Eh=n=>Object.fromEntries(Ch.map(([t,e])=>[t,n[e]])),yt=(...n)=>({kind:"matrix",values:n});function kr(n){const t=n*Math.PI/180,[e,s]=[Math.cos(t),
Math.sin(t)];return yt(e,s,-s,e,0,0)}const Or=n=>Math.cos(n*Math.PI/180),Lh=yt(1,0,0,1,0,0),Mn=n=>Math.tan(n*Math.PI/180);function Ah(n,t){if(n.type!=="Function")
return;const e=(0,x.M$)((0,x.aX)(n),x.wR).map(([r])=>r),s=e.map(r=>Z(r,t)),i=e.map(te),o=e.map(Tt);switch(n.name.toLowerCase()){case"translate":case"translate3d":
return s[0]&&{kind:"translate",x:s[0],y:s[1]??it};case"translatex":return s[0]&&{kind:"translate",x:s[0],y:it};case"translatey":return s[0]&&{kind:"translate",x:it,
y:s[0]};case"scale":return o[0]===void 0?void 0:yt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:yt(o[0],0,0,1,0,0);case"scaley":return o[0]===
void 0?void 0:yt(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:yt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===
1?Lh:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:kr(i[0]);case"rotatex":return i[0]===void 0?void 0:yt(1,0,0,Or(i[0]),0,0);case"rotatey":return i[0]===
void 0?void 0:yt(Or(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:yt(1,Mn(i[1]??0),Mn(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:yt(1,0,Mn(i[0]),
1,0,0);case"skewy":return i[0]===void 0?void 0:yt(1,Mn(i[0]),0,1,0,0);case"matrix":{const r=e.map(ft);return r.length===6&&!r.includes(void 0)?yt(...r):void 0}case"\
matrix3d":{const r=e.map(ft);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:
yt(...a)}default:return}}const Mr=n=>n.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(n.name),Ih=n=>Mr(n)||n.type==="Function"&&/^translate(?:z|3d)$/i.test(
n.name),Sr={keys:["transform"],read:(n,t)=>{if((0,x.aG)(n[0])==="none")return{transform:[]};if(n.some(Mr)&&n.filter(Ih).length>1)return;const e=n.map(s=>Ah(s,t));
return e.every(s=>s!==void 0)?{transform:e}:void 0}},Ns=n=>({keys:[n],read:(t,e)=>{if((0,x.aG)(t[0])==="none")return{[n]:[]};const[s,i]=t,o=[s,i].map(c=>Z(c,e)),
r=[s,i].map(Tt);if(n==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??it}]};if(n==="scale")return r[0]===void 0?void 0:{scale:[yt(r[0],0,
0,r[1]??r[0],0,0)]};const a=t.length===1?te(s):void 0;return a===void 0?void 0:{rotate:[kr(a)]}}}),Bh={transform:Sr,translate:Ns("translate"),rotate:Ns("rotate"),
scale:Ns("scale"),"-webkit-transform":Sr,"transform-origin":{keys:["transformOrigin"],read:(n,t)=>{const e=ue(n.slice(0,2),t);return e&&{transformOrigin:e}}}};function vr(n,t){
const e=(0,x.aG)(n),{fontSize:s,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="larger")return o(s*1.2);if(e==="sm\
aller")return o(s/1.2);const r=e===void 0?void 0:Df(e);if(e!==void 0)return r&&{fontSize:Hf(r),fontSizedBy:r};const a=Z(n,{...t,em:s}),c=a&&a.px+a.percent*s;return c===
void 0||c<0?void 0:n.type==="Percentage"||n.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(n.unit)?o(c):{fontSize:c,fontSizedBy:"length"}}function Tr(n,{parent:t}){
const e=(0,x.aG)(n);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.
fontWeight<550?100:t.fontWeight<750?400:700;const s=ft(n);return s!==void 0&&s>=1&&s<=1e3?s:void 0}const Rr={normal:"normal",italic:"italic",oblique:"italic"},Cr=n=>{
const t=(0,x.aG)(n);return t!==void 0&&Object.hasOwn(Rr,t)?Rr[t]:void 0},Er=n=>(0,x.M$)(n,x.wR).flatMap(t=>{const e=t.map(s=>s.type==="String"?s.value:(0,x.aG)(
s)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Lr(n,t){if((0,x.aG)(n)==="normal")return"normal";const e=ft(n);if(e!==void 0)return e>=0?{factor:e}:
void 0;const s=Z(n,t);return s&&{px:s.px+s.percent*t.em}}const Nh={keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamil\
y"],read:(n,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let s=0;for(;s<n.length;s++){const a=n[s],[c,l]=[Cr(a),Tr(
a,t)];if((0,x.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,x.aG)(a)==="small-cap\
s")e.fontVariant="small-caps";else break}const i=n[s],o=i&&vr(i,t);if(o===void 0)return;if(Object.assign(e,o),s++,n[s]&&(0,x.YY)(n[s])){const a=n[s+1]&&Lr(n[s+1],
{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,s+=2}const r=Er(n.slice(s));return r.length===0?void 0:{...e,fontFamily:r}}},Ar=n=>D(n,(t,e)=>(0,x.aG)(
t)==="normal"?0:nn(t,e)),Wh=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],zh=["underline","line-through","overline"],Ir=["solid","\
double","dotted","dashed","wavy"];function Br(n){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"solid"};for(const s of n){
const i=(0,x.aG)(s),o=zh.find(c=>c===i),r=Ir.find(c=>c===i),a=Rt(s);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=a===
"current"?void 0:a;else if(i!=="none"&&i!=="blink"&&s.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function $h(n){const t={listStyleType:"dis\
c",listStylePosition:"outside"};for(const e of n){const s=(0,x.aG)(e);if(s==="inside"||s==="outside")t.listStylePosition=s;else if(s!==void 0)t.listStyleType=s;else if(e.
type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Ph(n){const[t]=n,e=(0,x.aG)(t);if(n.length===1&&(e==="none"||e==="\
normal"))return{content:e};const s=[];for(const i of(0,x.M$)(n,x.YY)[0]){const o=(0,x.aG)(i);if(i.type==="String")s.push({text:i.value});else if(o==="open-quote"||
o==="close-quote")s.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")s.push({quote:"none"});else if(i.type==="Fun\
ction"){const r=_h(i.name.toLowerCase(),(0,x.M$)((0,x.aX)(i),x.wR));if(!r)return;s.push(r)}else if(i.type!=="Url")return}return{content:s}}function _h(n,t){const[
e]=t[0]??[],s=e?.type==="Identifier"?e.name:void 0;if(s===void 0)return;if(n==="attr")return{attribute:s.toLowerCase()};if(n==="counter")return{counter:s,style:(0,x.
aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(n!=="counters"||i?.type!=="String"))return{counter:s,separator:i.value,style:(0,x.aG)(t[2]?.[0])??"decimal"}}const Ws=(n,t)=>({
keys:[n],read:e=>{if((0,x.aG)(e[0])==="none")return{[n]:[]};const s=[];for(const i of e){const o=ft(i),r=s.at(-1);if(i.type==="Identifier")s.push([i.name,t]);else if(o!==
void 0&&r)r[1]=Math.round(o);else return}return{[n]:s}}}),Nr=["start","left","right","center","justify","end"],Dh=new Map([["-webkit-left","left"],["-webkit-rig\
ht","right"],["-webkit-center","center"]]);function Hh([n,...t],{parent:e}){const s=t.length===0?(0,x.aG)(n):void 0;if(s===void 0)return;const{textAlign:i,blockAlign:o}=e;
if(s==="match-parent")return{textAlign:i,blockAlign:o};if(s==="-octavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};
if(s==="-octavo-center")return{textAlign:i==="start"?"center":i,blockAlign:o};const r=Dh.get(s);if(r)return{textAlign:r,blockAlign:r};const a=Nr.find(c=>c===s);
return a&&{textAlign:a,blockAlign:"start"}}function Fh(n){const t=n.map(x.aG);return t.every(s=>s!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(
s))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.includes("balance")}:void 0}const Gh={color:D("color",(n,{parent:t})=>{const e=Rt(n);return e===
"current"?t.color:e}),"accent-color":Te("accentColor"),font:Nh,"font-size":{keys:["fontSize","fontSizedBy"],read:([n,...t],e)=>n&&t.length===0?vr(n,e):void 0},"\
font-weight":D("fontWeight",Tr),"font-style":D("fontStyle",Cr),"font-variant":H("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-c\
aps":H("fontVariant",["normal","small-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:n=>({fontFamily:Er(n)})},"line-height":D("\
lineHeight",Lr),"text-align":{keys:["textAlign","blockAlign"],read:Hh},"text-align-last":H("textAlignLast",["auto",...Nr]),"text-indent":D("textIndent",Z),"text\
-transform":H("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Ar("letterSpacing"),"word-spacing":Ar("wordSpacing"),"white-space":H(
"whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:Fh},"text-wrap-styl\
e":H("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":H("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":H("overflowWrap",["no\
rmal","break-word","anywhere"]),"word-wrap":H("overflowWrap",["normal","break-word","anywhere"]),"word-break":H("wordBreak",["normal","break-all","keep-all","br\
eak-word"]),"tab-size":le("tabSize",0),direction:H("direction",["ltr","rtl"]),"unicode-bidi":H("unicodeBidi",["normal","embed","isolate","bidi-override","plaint\
ext"],{"isolate-override":"bidi-override"}),visibility:H("visibility",["visible","hidden","collapse"]),"vertical-align":D("verticalAlign",(n,t)=>{const e=(0,x.aG)(
n);return Wh.find(i=>i===e)??Z(n,t)}),"text-decoration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:Br},"text-decoration-line":{
keys:["textDecorationLine"],read:n=>{const t=Br(n)?.textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":Te("textDecorationColor"),"tex\
t-decoration-style":H("textDecorationStyle",Ir),"list-style":{keys:["listStyleType","listStylePosition"],read:$h},"list-style-type":D("listStyleType",n=>n.type===
"String"?`"${n.value}`:(0,x.aG)(n)),"list-style-position":H("listStylePosition",["inside","outside"]),"border-collapse":H("borderCollapse",["separate","collapse"]),
"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(n,t)=>{const[e,s=e]=n.map(i=>cn(i,t));return e===void 0||s===void 0?void 0:{borderSpacingX:e,borderSpacingY:s}}},
"caption-side":H("captionSide",["top","bottom"]),"empty-cells":H("emptyCells",["show","hide"]),"table-layout":H("tableLayout",["auto","fixed"]),quotes:{keys:["q\
uotes"],read:n=>{if((0,x.aG)(n[0])==="none")return{quotes:["",""]};const t=n.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:
void 0}},content:{keys:["content"],read:Ph},"counter-reset":Ws("counterReset",0),"counter-set":Ws("counterReset",0),"counter-increment":Ws("counterIncrement",1)},
Wr={...sr,...Eh(sr),...yh,...Gh,...Qf,...eh,...Bh,...Mh,...Wo},jh=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|size|src|backdrop-filter|mso-|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Uh{characters=0;add(t){if(this.characters+=t,this.characters>V.xH)throw(0,V.qM)()}}class zr{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let s=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Kt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(s+=c.length,s>V.uN)throw(0,V.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=Kt(t,0,","),s=this.valueOf(t.slice(0,e).trim());return s!==void 0?s:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;const s=e.trim().toLowerCase();if(s==="initial")return;if(s==="inherit"||s==="unset")return this.parent?.valueOf(t);this.open.add(
t);const i=this.replaceIn(e);return this.open.delete(t),this.known.set(t,i),i}}const $r={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-moz-progress-bar":"bar"},Pr=n=>Object.hasOwn($r,n)?$r[n]:void 0,_r=500;function Dr(n,t,e,s){if(e!==void 0&&e.length>_r)return;const i=n.map(({order:r})=>r).
join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>_r?void 0:`${s??""}${i}|${o}|${e??""}`}const Kh=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia)\(|\(\s{0,9}from\s|\bsubgrid\b/i,
Yh=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb)$/i,Xh=new Set(["color","font","font-family","font-size"]),[Zh,qh,Hr,Vh]=[0,1,2,3],Fr=4,Gr=2e4;
class zs{page;ignored=new Map;matcher=new If;index=new Map;nodes=new Map;inline=new Map;replaced=new Uh;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){this.
page=e;for(const s of t.ignored)this.ignored.set(s,1);for(const s of t.rules){const[i]=s.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:r.length>
0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(s):this.index.set(c,[s])}}get start(){return{style:Qt,variables:new zr(void 0,this.replaced)}}styleOf(t,e,s){const i=this.
rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)jr(o,f);else{const u=Pr(h);u&&r.add(u)}}const a=vf(t,s);for(const f of a)
o.push({declaration:f,tier:qh,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push({declaration:f,
tier:Vh+(f.important?Fr:0),specificity:0,order:0});const l=t.parent===void 0?void 0:Dr(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.parent===void 0&&(this.
rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,s){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&Pr(r)===e);
for(const r of o)jr(i,r);return this.share(Dr(o,[],void 0,e),i,s,!1)}styleFrom(t,e){const s=t.map((i,o)=>({declaration:i,tier:Hr,specificity:0,order:o}));return this.
apply(s,e,!1)}rulesOf(t){const e=[],s=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&s.push(`#${i}`);for(const o of s)for(const r of this.
index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=Ee(t),this.inline.size<Gr&&this.
inline.set(t,e)),e}share(t,e,s,i){if(t===void 0)return this.apply(e,s,i);let o=this.shared.get(s.style);o||this.shared.set(s.style,o=new Map);let r=o.get(t);if(r?.
variables===s.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,s,i),variables:s.variables,unknown:this.unknown},o.set(
t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,s){t.sort((c,l)=>c.tier-
l.tier||c.specificity-l.specificity||c.order-l.order);const i=this.scopeOf(t,e),o=Jt(e.style);for(const{declaration:c}of t)Xh.has(c.name)&&this.set(o,c,e.style,
i,s);Ff(o,e.style);const{fontSize:r,fontSizedBy:a}=o;for(const{declaration:c}of t){const{name:l}=c;l!=="font-size"&&l!=="color"&&!l.startsWith("--")&&this.set(o,
c,e.style,i,s),l==="font"&&Object.assign(o,{fontSize:r,fontSizedBy:a})}return{style:Po(o,e.style),variables:i}}scopeOf(t,{variables:e}){const s=t.filter(({declaration:o})=>o.
name.startsWith("--"));if(s.length===0)return e;const i=new zr(e,this.replaced);for(const{declaration:o}of s)i.set(o.name,o.value);return i}set(t,{name:e,value:s},i,o,r){
const a=Object.hasOwn(Wr,e)?Wr[e]:void 0;if(!a){e!=="all"&&!jh.test(e)&&!Yh.test(s.trim())&&this.ignoreHere(e);return}const c=/var\(/i.test(s)?o.replaceIn(s):s;
if(c===void 0)return Ur(t,a,i,"unset");const l=c.trim().toLowerCase();if(l==="inherit"||l==="initial"||l==="unset"||l==="revert"||l==="revert-layer")return Ur(t,
a,i,l);const d=this.nodesOf(c);if(!d||d.length===0)return;const h={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.height},
parent:i,own:t},u=a.read(d,h);!u&&Kh.test(c)&&this.ignoreHere(e),u&&Object.assign(t,u)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,x.wK)(
t);return this.nodes.size<Gr&&this.nodes.set(t,e),e}}function jr(n,{declarations:t,selector:e,order:s,isUsual:i}){for(const o of t){const r=(i?Zh:Hr)+(o.important?
Fr:0);n.push({declaration:o,tier:r,specificity:e.specificity,order:s})}}const Qh=new Set(Object.keys(en));function Ur(n,{keys:t},e,s){for(const i of t){const o=s===
"inherit"||s!=="initial"&&Qh.has(i);n[i]=(o?e:Qt)[i]}}const Jh=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object { display: none }
input[type="hidden" i], input[type="file" i], input[type="image" i] { display: none !important }
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
`,Kr="blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp",tu=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
:is(body, td, th) > :is(${Kr}):-moz-first-node { margin-top: 0 }
:is(body, td, th) > :is(center, div, form, main, section):-moz-first-node > :is(${Kr}):-moz-first-node { margin-top: 0 }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`;class eu{pairs=[];get(t){const{pairs:e}=this;for(let s=0;s<e.length;s+=2)if(e[s]===t)return e[s+1]}set(t,e){const{pairs:s}=this,i=s.indexOf(t);i>=0?s[i+1]=e:s.
push(t,e)}}class ot{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=nu;place;isLegend=!1;legend;firstLine;isOnLine=!1;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new eu;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const nu={columns:1,rows:1};async function Ht(n,t){for(;;){const{done:e,value:s}=n.next();if(e)return s;const i=t.step(s);i&&await i}}var su=R(42973),$s=R(
9876);const Ps=2e4;class _s{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(
this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Ps?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,s=Math.min(
t,Ps);for(;e.length<=s;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[s]+(t-s)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Ps;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[s,i]=[0,e.length-1];for(;i-s>1;){const o=s+i>>1;e[o]<=t?s=o:i=o}return this.found=
s,s}}class iu{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){
const{from:e,names:s}=this;if(t>=e.at(-1))return s.at(-1);let[i,o]=[0,e.length-1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return s[i]}}function*ou(n,t){if(!(yield*ru(
n)))return!1;n.pageName=n.style.pageName,n.widening=t(n.pageName)-t(""),n.isFluid=Xr(n);const e=[n];for(let s=e.pop();s;s=e.pop()){yield tt/10;for(const i of Yr(
s))i.pageName=i.style.pageName,i.isFluid=s.isFluid&&Xr(i),s.isFluid&&i.pageName!==s.pageName&&(i.widening=t(i.pageName)-t(s.pageName)),e.push(i)}return!0}function*ru(n){
const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield tt/10,e.style.pageName!=="")return!0;(0,_.RZ)(t,Yr(e))}return!1}function*au(n){let t=0;const e=[[n,n.style.pageName]];
for(let s=e.pop();s;s=e.pop()){const[{children:i,inlines:o},r]=s;yield tt/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,
...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const Yr=({inner:n,style:t,children:e})=>n==="blocks"&&t.transform.length===
0?e.filter(({isApart:s})=>!s):[],Xr=({inner:n,style:{width:t,maxWidth:e}})=>(n==="blocks"||n==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&
t.percent===1);function Zr(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children[0])t=e.box.pageName;return t}function cu(n){let t;for(let e=n;e?.box.pageName!==
void 0;e=e.children.at(-1))t=e.box.pageName;return t}class Ds{fragments;scale;last=0;constructor(t,e){this.fragments=t,this.scale=e}pageAt(t){return this.fragments.
at(t+.05)}wholePage(t){const{width:e,height:s}=this.sizeOf(t);return`0 0 ${e} ${s} re`}moved(t,e,s){let i;for(const o of s){const r=o.on(t).matrix;r&&(i=i?(0,G.
lw)(r,i):r)}return i?(0,G.zl)(i,e):e}rectangle(t,e,s,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-s)*this.scale].map(et.id).join(
" ")} re`}}class qr extends Ds{composition;box;most;refuse;names=new iu;areas=[];open=new Map;constructor(t,e,s,i,o){super(new _s(r=>this.areaOf(r).height/s,e.heightOf(
"")/s),s),this.composition=t,this.box=e,this.most=i,this.refuse=o}rename(t,e){this.names.of(t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,
t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{box:s,names:i,scale:o}=this;return(s.widthOf(i.of(t))-s.widthOf(e))/o}sizeOf(t){
return this.areaOf(t).page}snap(t,e){const s=this.fragments.startOf(t);return s+Math.floor(e-s+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:s,
top:i}=this.areaOf(t);return s.height-i-(e-this.fragments.startOf(t))*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.
most);for(;e.length<=t;){const{width:s,height:i}=this.sizeOf(e.length);this.composition.sheet(s,i)}return e[t]}draw(t,e,s,...i){const o=this.sheet(t);this.enterScopes(
o,t,s),o.draw(e,...i)}link(t,e,s,{target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,s,r),i,o)}close(){for(const t of this.open.keys())this.enterScopes(this.
sheet(t),t,[])}areaOf(t){return this.areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,s){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<
i.length&&o<s.length&&i[o]===s[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of s.slice(o))t.enter(r.on(e)),i.push(r)}}const Vr=1e9,lu=500;function*Qr(n,t){
const e=[t];for(let s=e.pop();s;s=e.pop()){yield lu;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=s;if(n.y(0,o)<=0||i.box.replaced&&n.y(0,r)<
0)return!1;if(i.box.style.overflow!=="hidden"){for(const{line:f,top:h,atoms:u}of a){if(n.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[
...c,...l])e.push(f);if(d)return!1}}return!0}class Jr extends Ds{around;page;start;bound=new WeakMap;constructor(t,e){super(new _s(()=>Vr,Vr),t.scale),this.around=
t,this.page=e,this.start=t.fragments.startOf(e)}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}x(t,e){return this.around.x(this.page,e)}y(t,e){
return this.around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.
around.sizeOf(this.page)}draw(t,e,s,...i){this.around.draw(this.page,e,this.bindAll(s),...i)}link(t,e,s,i,o){this.around.link(this.page,e,s,i,this.bindAll(o))}moved(t,e,s){
return this.around.moved(this.page,e,this.bindAll(s))}bindAll(t){return t.map(e=>{let s=this.bound.get(e);return s||this.bound.set(e,s={on:()=>e.on(0)}),s})}}class Sn{box;x=0;y=0;width=0;height=0;border=vn;padding=vn;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;shift;after=new Ft;columns;slack=0;head;foot;frame;legend;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.
width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const Hs=({laid:n},t)=>n.shift||n.box.style.transform.length>0?1/0:t,ta=(n,t)=>{const e=Hs(
n,t);return n.laid.box.style.overflow==="hidden"?Math.min(e,n.bottom):e},vn={top:0,right:0,bottom:0,left:0};class Ft{most;least;constructor(t=0,e=0){this.most=t,
this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Ft(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Ft(
Math.max(this.most,t),Math.min(this.least,e))}}function ea({box:n,height:t,lines:e},s,i){if(t>s)return!1;const{breakInside:o}=n.style;return o==="avoid"||o==="a\
void-column"&&i||n.inner==="image"||n.keepsNext&&e.length>0||na(n.style)}const na=({transform:n})=>n.some(({kind:t})=>t==="matrix"),sa=n=>n==="page"||n==="left"||
n==="right"?"page":n==="column"?"column":void 0;function ia(n){let t;for(let e=n;e;[e]=e.flow==="sequence"?e.children:[]){const s=sa(e.box.style.breakBefore);if(s===
"page")return s;t??=s}return t}function du(n){let t;for(let e=n;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const s=sa(e.box.style.breakAfter);if(s==="pag\
e")return s;t??=s}return t}function fu(n,t,e,{orphans:s,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,n)),o-n<s&&n===0?0:Math.max(o,n===0?0:n+1)}function Tn(n,t,e){
for(let s=n,i=0;;){if(ea(s,t,e))return i+s.height;if(s.columns)return i+Math.min(Tn(s.columns.content,t,!0),s.height);const{lines:o,box:r,children:a}=s;if(o.length>
0){const l=o[Math.min(o.length<=r.style.orphans+r.style.widows-1?o.length:r.style.orphans,o.length)-1];return i+l.y+l.height}if((s.head??s.foot)&&a.length>1){const{
head:l,foot:d}=s,f=a.find(h=>h!==l&&h.children.length>0)?.children[0];return i+(l?l.y+l.height:0)+(f?.height??0)+(f&&d?d.height:0)}const[c]=a;if(!c||s.flow==="b\
ands"&&s.height<=t/4)return i+s.height;i+=c.y,s=c}}function*_e(n,t,e){yield tt/10;const s={laid:n,x:t,top:e,bottom:e+n.height,lines:[],children:[],apart:[],repeated:[]};
for(const i of n.lines){const o=[];for(const{laid:r}of i.atoms)o.push(yield*_e(r,t+r.x,e+i.y+r.y));s.lines.push({line:i,top:e+i.y,atoms:o})}for(const i of n.children)
s.children.push(yield*_e(i,t+i.x,e+i.y));for(const i of n.apart)s.apart.push(yield*_e(i,t+i.x,e+i.y));return s.columns=n.columns?.whole,s}const ht=n=>n==="auto"||
n==="none",L=(n,t)=>n==="auto"?0:T(n,t),Pt=({marginTop:n,marginRight:t,marginBottom:e,marginLeft:s},i)=>({top:L(n,i),right:L(t,i),bottom:L(e,i),left:L(s,i)}),ct=({
borderTopWidth:n,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:s})=>oa(n,t,e,s),oa=(n,t,e,s)=>n===0&&t===0&&e===0&&s===0?vn:{top:n,right:t,bottom:e,left:s},
ut=({paddingTop:n,paddingRight:t,paddingBottom:e,paddingLeft:s},i)=>oa(Math.max(T(n,i),0),Math.max(T(t,i),0),Math.max(T(e,i),0),Math.max(T(s,i),0)),B=({left:n,right:t})=>n+
t,N=({top:n,bottom:t})=>n+t;function hu(n,t){const e=new Sn(n);return e.border=ct(n.style),e.padding=ut(n.style,t),e}function F(n,t,e,s){if(typeof n=="string"||
n.percent!==0&&t===void 0)return;if(n.fills)return Math.max((t??0)-uu(n.fills,s,t??0),e);const i=T(n,t??0);return Math.max(s.boxSizing==="border-box"?Math.max(i,
e):i+e,0)}const uu=(n,{marginLeft:t,marginRight:e,marginTop:s,marginBottom:i},o)=>n==="across"?L(t,o)+L(e,o):L(s,o)+L(i,o);function pt(n,t,e,s){const i=F(t.maxWidth,
e,s,t)??1/0,o=F(t.minWidth,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function xt(n,t,e,s){const i=F(t.maxHeight,e,s,t)??1/0,o=F(t.minHeight,e,s,t)??0;return Math.
max(Math.min(n,i),o,s)}function De(n,t,e){const s=t.aspectRatio??1;return t.boxSizing==="border-box"?n*s:Math.max(n-e.down,0)*s+e.across}function ra(n,t,e){const s=t.
aspectRatio??1;return t.boxSizing==="border-box"?n/s:Math.max(n-e.across,0)/s+e.down}function Rn(n,t,e,s){if(t.aspectRatio===void 0||t.width!=="auto")return n;const i=F(
t.maxHeight,e,s.down,t),o=F(t.minHeight,e,s.down,t),r=i===void 0?n:Math.min(n,De(i,t,s));return o===void 0?r:Math.max(r,De(o,t,s))}function aa({left:n,right:t,top:e,
bottom:s,direction:i},{width:o,height:r}){const a=(m,g)=>m==="auto"||m.percent!==0&&g===void 0?void 0:T(m,g??0),[c,l,d,f]=[a(n,o),a(t,o),a(e,r),a(s,r)],h=l===void 0?
void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}const pu=1,mu=.5,Fs=.1;function*ca(n,t,e){const{count:s}=n,i=m=>Math.floor(
m/s),o=yield*la(n,m=>t.roomOf(i(m)).height,t.most,e),r=i(o.last),c=(n.fillsFirst||s===1||t.depth>pu?void 0:yield*wu(n,t,{row:r,full:o},e))??o,l=yield*bu(c,s),d=[];
for(let m=0;m<=r;m++){const{top:g,height:b}=t.roomOf(m),w=m===r?c.height??l[m]:l[m],y=t.isOpen||m===r?w??0:b,k=d.at(-1);d.push({top:t.isOpen?k?k.top+k.height:0:
g,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,fragments:h,rows:d,last:u,isDivided:p}}function*la({content:n},t,e,s){const i=new _s(
t,e),o=s(i),r=yield*o.place(n,0,0,0),a=gu(r),c=Math.max(o.pageOf(a-2*Fs),0),{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}
function gu({lines:n,children:t,apart:e,top:s}){let i=s;for(const{line:o,top:r}of n)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,
laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}function*wu(n,t,{row:e,full:s},i){const{count:o}=n,r=e*o,a=t.roomOf(e).height,c=Math.max((s.content.
bottom-s.fragments.startOf(r))/o,1),l=function*(u){const m=yield*la(n,g=>g<r?t.roomOf(Math.floor(g/o)).height:u,t.most,i);return m.last<r+o&&m.excess<=s.excess+
Fs?m:void 0};let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>mu;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*bu({content:n,fragments:t},e){const s=[],i=r=>{const a=t.at(r-Fs),c=Math.floor(a/e);for(;s.length<=c;)s.push(
0);s[c]=Math.max(s[c],r-t.startOf(a))},o=[...n.children,...n.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of n.lines)i(a+r.height);
for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return s}const St=.05,yu={
count:1,depth:0};class Cn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;constructor(t,e,s=yu,i){this.fragments=t,this.work=e,this.within=s,this.rename=
i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){return this.fragments.at(t+St)}*place(t,e,s,i){
yield tt/4,this.within.depth>0&&this.work.take();let o=s;const r=ea(t,this.height-i,this.within.depth>0);r&&this.crosses(o,t.height)&&(o=this.next(o,i)),(r||t.box.
inner==="image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],repeated:[]};if(t.columns)yield*this.columns(
a,i);else{const c=new xu(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.sequence(a,i,c),yield*this.apart(a,i,c)}
return a}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+St}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-St)}next(t,e){return this.
fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,s){const{count:i}=this.within;return s==="page"&&(this.isDivided=!0),s==="column"?this.next(t,e):this.fragments.
startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,s){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,s)||t==="page"&&this.
pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+St}*columns(t,e){const{fragments:s,work:i}=this,o=t.laid.columns;
!this.isAtStart(t.top,e)&&this.crosses(t.top,Tn(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.
rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=g=>{const b=g===0?r:s.startOf(c+g)+e;
return{top:b-r,height:this.endOf(c+g)-b}},p=this.within.depth+1,m=g=>new Cn(g,i,{count:o.count,depth:p});t.columns=yield*ca(o,{roomOf:u,most:this.height-e,depth:p},
m),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,s){const{laid:i}=t,
{lines:o,box:r}=i;let a=0;for(let c=0;c<o.length;c++){yield 2e3;const l=o[c],d=s.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=fu(a,c,
o.length,r.style),h=s.at(o[f].y),u=this.isAtStart(h,e)?c:f,p=s.at(o[u].y);this.isAtStart(p,e)||(s.move(o[u].y,this.next(p,e)),a=u,c=u)}for(const c of o){const l=s.
at(c.y);this.isTall(c,e)||this.measure(l,c.height);const d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),
f=Math.max(f,u.bottom)}f>l+c.height+St&&s.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=s.at(i.height)}isTall({height:t},e){return t>this.height-
e}*sequence(t,e,s){const{laid:i}=t,{children:o,head:r,foot:a}=i;let c=e;const l=this.taken;a&&a.height<=this.height/4&&(this.taken+=a.height);const d=this.taken>
l;for(const[f,h]of o.entries()){const u=o[f-1];h===a&&(this.taken=l);let p=s.at(h.y);const m=u?t.children[f-1].bottom:t.top,g=u&&this.rename?Zr(h):void 0,b=g!==
void 0&&g!==cu(u),w=b?"page":da(ia(h),u&&du(u));this.isForcedNow(w,m,c)?p=this.nextForced(m,c,w)+Math.max(L(h.box.style.marginTop,i.contentWidth),0):u&&!this.isAtStart(
m,c)&&this.pageOf(p)>this.pageOf(m-St)?p=this.next(m-St,c):!this.isAtStart(p,c)&&this.crosses(p,this.leastOf(h,c))?p=this.next(p,c):!this.isAtStart(p,c)&&this.needsNext(
o,f,p,c)&&(p=this.next(p,c)),b&&this.rename(this.pageOf(p),g);const y=yield*this.place(h,t.x+h.x,p,c);s.move(h.y,y.top),s.move(h.y+h.height,y.bottom),t.children.
push(y),h===r&&r.height<=this.height/2&&(c=e+r.height)}t.bottom=Math.max(s.at(i.height),t.top),this.taken=l,r&&c>e&&(yield*this.repeatHead(t,e)),a&&d&&(yield*this.
repeatFoot(t,a,e))}needsNext(t,e,s,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&!this.avoids(a.
box.style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+Tn(a,this.height-i,this.within.depth>0);break}o+=c+a.height}return this.
crosses(s,o)&&o<=this.height-i}leastOf(t,e){const s=this.height-e,i=Tn(t,s,this.within.depth>0);return i<=s?i:0}avoids(t){return t==="avoid"||t==="avoid-column"&&
this.within.depth>0}*repeatHead(t,e){const{head:s}=t.laid,i=t.children.find(({laid:r})=>r===s),o=(0,_.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(
i.bottom-St)+1;r<=this.pageOf(o-2*St);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(s,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,s){const i=t.children.
find(({laid:a})=>a===e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield tt/10;const[l,d]=[this.pageOf(c.top),
this.pageOf(c.bottom-2*St)];for(let f=l;f<d;f++)r.set(f,this.endOf(f)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.repeated.push(
yield*this.place(e,i.x,c,s))}*bands(t,e,s){const{laid:i}=t,o=new Map(i.children.map((a,c)=>[a,c])),r=[];for(const a of ku(i.children)){const c=a[0].y,l=(0,_.Kf)(
a.map(({y:g,height:b})=>g+b));let d=s.at(c);const f=r.length>0?a.map(ia).reduce(da,void 0):void 0,h=l-c,u=h<=this.height/4;this.isForcedNow(f,d,e)?d=this.nextForced(
d,e,f):u&&this.crosses(d,h)&&(d=this.next(d,e)),u&&this.measure(d,h),s.move(c,d);let p=d;const m=[];for(const g of a){const b=yield*this.place(g,t.x+g.x,d+g.y-c,
e);m.push(b),p=Math.max(p,b.bottom+l-g.y-g.height)}for(const g of m)g.laid.y+g.laid.height>l-St&&(g.bottom=p);for(const g of m)r.push(g);s.move(l,p)}r.sort((a,c)=>o.
get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(s.at(i.height),t.top)}*apart(t,e,s){const{laid:i}=t;for(const o of i.apart){const r=o.
isFromBottom?t.bottom-(i.height-o.y):s.at(o.y),c=o.box.style.position==="fixed"?yield*_e(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(c),o.box.style.
float!=="none"&&o.y+o.height<=i.height+St&&(t.bottom=Math.max(t.bottom,c.bottom+i.height-o.y-o.height))}}}const da=(n,t)=>n==="page"||t==="page"?"page":n??t;class xu{from=[
0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const s=e-t;Math.abs(
s-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(s))}}function ku(n){const t=[];let e=-1/0;for(const s of[...n].sort((i,o)=>i.
y-o.y)){const i=t.at(-1);i&&(s.y<e-St||s.height===0&&s.y<=e)?i.push(s):t.push([s]),e=Math.max(e,s.y+s.height)}return t}class Ou extends Ds{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,s){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=s,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const s=this.above(t,e);return e+this.around.snap(this.pageOf(t),s)-s}x(t,e){return this.around.x(this.pageOf(t),this.at(t).left+e)}y(t,e){return this.around.y(
this.pageOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.pageOf(t))}wideningOn(){return 0}sizeOf(t){return this.around.sizeOf(this.pageOf(t))}draw(t,e,s,...i){
const o=[...this.scopes,...s.map(r=>this.bind(r,t))];this.around.draw(this.pageOf(t),e,o,...i)}link(t,e,s,i,o){this.around.link(this.pageOf(t),e,super.moved(t,s,
o),i,this.scopes)}moved(t,e,s){return this.around.moved(this.pageOf(t),super.moved(t,e,s),this.scopes)}above(t,e){return this.at(t).top+e-this.fragments.startOf(
t)}pageOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Gs(this.owner,this.columns,this.placed,t)}bind(t,e){let s=this.bound.get(t);return s||this.bound.
set(t,s=[]),s[e]??={on:()=>t.on(e)}}}function Gs({x:n,top:t,laid:e},{count:s,width:i,gap:o},{rows:r},a){const c=Math.floor(a/s),l=r[Math.min(c,r.length-1)],d=a%
s,f=e.box.style.direction==="rtl";return{left:n+(f?s-1-d:d)*(i+o),top:t+l.top,height:l.height}}function Mu(n,t,e){const{style:s}=n.laid.box,{columnRuleWidth:i,columnRuleStyle:o,
columnRuleColor:r}=s,a=n.laid.columns;if(i===0)return[];const c={...Qt,color:s.color,outlineWidth:0,borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,
right:0,bottom:0,left:i},d=[];for(let f=1;f<=n.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(w=>Gs(n,a,n.columns,w).left),{top:p,height:m}=Gs(
n,a,n.columns,f),g=(Math.max(h,u)+Math.min(h,u)+a.width)/2,b={left:g-i/2,right:g+i/2,top:p,bottom:p+m};d.push({rect:b,style:c,border:l,padding:{...l,left:0},images:void 0,
opacity:t,scopes:e})}return d}const Su=500;function*vu(n){let t=0,e=!1;const s=[n];for(let i=s.pop();i;i=s.pop()){yield Su;const{laid:o,lines:r,children:a,apart:c}=i;
if(o.box.replaced)return!0;t+=fa(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:f}of l.inlines)t+=fa(f.style);for(const f of d)s.
push(f)}if(t+Number(e)>1)return!0;for(const l of a)s.push(l);for(const l of c)s.push(l);i.columns&&s.push(i.columns.content)}return!1}const fa=n=>+(n.backgroundColor!==
void 0)+n.backgroundImage.length+n.boxShadow.length+ +(n.borderTopWidth+n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth>0)+ +(n.borderImage?.image!==void 0)+
+(n.outlineWidth>0),Tu=.5,Ru=7;function Cu(n,t,e,{opacity:s,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!==
"visible")return;const{style:d}=l,f=ha(e)??e.top+a.top+c.top+t.lineOf(d).above,h=n.pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",m=p?
e.x+e.laid.width:e.x,{color:g,alpha:b}=d.color,w=l.shape&&Au(l.shape,t.metricsOf(d).ascent),y=t.typefaces.word(w?.text??l.text,w?"Regular":t.faceOf(d)),k=w?.size??
d.fontSize,M=y.width*k/1e3,O=w?m+(p?w.away:-w.away)-M/2:p?m:m-M,v={kind:"text",x:n.x(h,O),y:n.y(h,n.snap(h,f)-(w?.rise??0)),size:k*n.scale,color:g,words:[y],alpha:b*
s,...l.shape==="circle"&&{bolder:Tu*n.scale}};n.draw(h,u,i,v)}const Eu={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",
part:.248,more:0}},Lu=.363;function Au(n,t){const{text:e,part:s,more:i}=Eu[n],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/s,c=t-Math.floor(3*(t-o)/2)-r/2;
return{text:e,size:a,away:o+Ru-r/2,rise:c-Lu*a}}function ha(n){const[t]=n.lines;if(t)return t.top+t.line.baseline;for(const e of n.children){const s=ha(e);if(s!==
void 0)return s}}const Et=[[0,0],[0,0],[0,0],[0,0]];function js(n,t,e){const s=[n.borderTopLeftRadius,n.borderTopRightRadius,n.borderBottomRightRadius,n.borderBottomLeftRadius].
map(([d,f])=>[T(d,t),T(f,e)]),[i,o,r,a]=s,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return s.map(
([d,f])=>[d*l,f*l])}const oe=(n,{top:t,right:e,bottom:s,left:i})=>n.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:s;return[Math.max(o-c,0),Math.max(r-l,0)]}),
kt=({left:n,top:t,right:e,bottom:s},i)=>({left:n+i.left,top:t+i.top,right:e-i.right,bottom:s-i.bottom}),Lt=(n,t)=>({x:e=>n.x(t,e),y:e=>n.y(t,e)});function Xt(n,t,e,s){
const[i,o]=[n.startOf(t),n.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,
corners:s};const[c,l]=[r===e.top,a===e.bottom],d=s.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Iu=(n,t,e,s)=>[(0,et.id)(n),
(0,et.id)(t),(0,et.id)(e-n),(0,et.id)(s-t),"re"].join(" ");function q({left:n,top:t,right:e,bottom:s},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Iu(o.x(n),o.y(
s),o.x(e),o.y(t));const r=(h,u)=>`${(0,et.id)(o.x(h))} ${(0,et.id)(o.y(u))}`,[a,c,l,d]=i,f=1-et.yQ;return[`${r(n+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)}\
 ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,s-l[1])} l`,`${r(e,s-l[1]*f)} ${r(e-l[0]*f,s)} ${r(e-l[0],s)} c`,`${r(n+d[0],s)} l`,`${r(n+d[0]*f,s)} ${r(n,s-d[1]*f)}\
 ${r(n,s-d[1])} c`,`${r(n,t+a[1])} l`,`${r(n,t+a[1]*f)} ${r(n+a[0]*f,t)} ${r(n+a[0],t)} c`,"h"].join(" ")}function Bu(n,t,e){const[s,i]=[t.right-t.left,t.bottom-
t.top];switch(n.kind){case"polygon":return{clip:`${n.corners.map(([a,c])=>`${(0,et.id)(e.x(t.left+T(a,s)))} ${(0,et.id)(e.y(t.top+T(c,i)))}`).map((a,c)=>`${a} ${c===
0?"m":"l"}`).join(" ")} h`,hasHoles:n.hasHoles};case"ellipse":{const[o,r]=[T(n.center[0],s),T(n.center[1],i)],[a,c]=Nu(n,{cx:o,cy:r,width:s,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:q({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=n.sides,l={left:t.left+
T(c,s),right:t.right-T(r,s),top:t.top+T(o,i),bottom:t.bottom-T(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[Math.min(T(n.radius,s),d/2),
Math.min(T(n.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:q(u,[h,h,h,h],e)}}}}function Nu({radii:n},{cx:t,cy:e,width:s,height:i}){
const[o,r]=n,a=[[Math.abs(t),Math.abs(s-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.max(T(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.
min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],s),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],Math.hypot(s,i)/Math.SQRT2);return[l,l]}const Wu="…";function zu({
texts:n,atoms:t,isCut:e=!1},s,i){if(n.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=s+.5&&!e||t.length>0)return;let r;for(const a of n){const c=s-i(a);if(a.x>c)
break;r={at:Math.min(a.x+$u(a,c-a.x),a.x+a.width),text:a}}return r??(n[0]&&{at:Math.max(n[0].x,0),text:n[0]})}function $u({words:n,style:t},e){let s=0;for(const{
parts:i,after:o=0}of n){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=s+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return s;s=c}s+=o*t.fontSize/1e3}return s}
const Pu=1e3;function _u(n,t,e){return n.kind==="linear"?Hu(n,t,e):Gu(n,t,e)}const Du=({left:n,top:t,right:e,bottom:s},i)=>[i.x(n),i.y(s),i.x(e),i.y(t)];function Hu(n,t,e){
const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Fu(n.angle,s,i)*Math.PI/180,c=Math.abs(s*Math.sin(a))+Math.abs(i*Math.
cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Us(n,c),p=m=>[e.x(o+l*(2*m-1)),e.y(r+d*(2*m-1))];return{coordinates:[...p(h),...p(u)],stops:f,
box:Du(t,e)}}function Fu(n,t,e){if(typeof n=="number")return n;const{x:s,y:i}=n;if(s===0)return i<0?0:180;if(i===0)return s<0?270:90;const o=Math.atan2(e,t)*180/
Math.PI;return s>0?i<0?o:180-o:i<0?360-o:180+o}function Gu(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[T(n.center[0],s),T(n.center[1],i)],[a,c]=ju(
n,{cx:o,cy:r,width:s,height:i}),{stops:l,from:d,to:f}=Us(n,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(s,i)*Math.max(a/c,1);return{
coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function ju({extent:n,isCircle:t},{cx:e,cy:s,width:i,height:o}){const r=[Math.abs(e),
Math.abs(i-e)],a=[Math.abs(s),Math.abs(o-s)],c=n.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=n.endsWith(
"corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Us({stops:n,repeats:t},e){const s=Uu(n,e),[i,o]=[
s[0],s.at(-1)],r=n.map(({paint:c},l)=>({paint:c,at:s[l]})),a=o-i;if(!t&&a>1e-4&&s.at(-2)===o)return r.push({paint:r.at(-1).paint,at:o+a/10}),Ks(r,i,o+a/10);if(t&&
a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Pu/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Ks(
l,i,i+c*a)}return Ks(r,i,a>1e-4?o:i+1e-4)}function Ks(n,t,e){const s=n.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:s.map(
(o,r)=>o.alpha>0?o:{...o,color:(s[r-1]??s[r+1]??o).color}),from:t,to:e}}function Uu(n,t){const e=n.map(({at:o},r)=>o?t>0?T(o,t)/t:0:r===0?0:r===n.length-1?1:void 0);
let s=-1/0;const i=e.map(o=>o===void 0?void 0:s=Math.max(s,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const ua=180,Ku=24;function Yu(n,{left:t,top:e,right:s,bottom:i},o){const[r,a]=[s-t,i-e],[c,l]=[t+T(n.center[0],r),e+T(
n.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(s-c,l-e),r,a),f=typeof n.angle=="number"?n.angle/360:0,{stops:h,from:u,to:p}=Us(n,1),m=h.map(y=>({...y,
at:u+y.at*(p-u)})),g=Xu(m),b=g.every(({alpha:y})=>y===1),w=y=>{const k=2*Math.PI*(f+y);return`${(0,et.id)(o.x(c+Math.sin(k)*d))} ${(0,et.id)(o.y(l-Math.cos(k)*d))}`};
return g.map(({start:y,end:k,color:M,alpha:O})=>{const v=b?1:k,S=Math.max(Math.ceil((v-y)*Ku),1),I=Array.from({length:S+1},(C,Y)=>w(y+(v-y)*Y/S));return{path:[`${(0,et.
id)(o.x(c))} ${(0,et.id)(o.y(l))} m`,...I.map(C=>`${C} l`),"h"].join(" "),color:M,alpha:O}})}function Xu(n){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.
max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[s,i]=[n[0],n.at(-1)];e(0,s.at,s);for(const[o,r]of n.entries()){const a=n[o+1];if(!a||
a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*ua),1),ua);for(let d=0;d<
l;d++){const f=c?0:(d+.5)/l,h=(m,g)=>m+(g-m)*f,u=r.color.map((m,g)=>h(m,a.color[g])),p=m=>r.at+(a.at-r.at)*m/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const Zu=2e4,Ys=({width:n,height:t},e,s)=>({left:e,top:s,right:e+n,bottom:s+t});function pa(n){if(!no(n))return n.displayed;const{width:t,height:e,
drawing:s}=n,[,,i,o]=s.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0?{width:i,height:o,isRatio:!0}:void 0}function ma(n,t,e){
const[s,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof n!="string"&&n.every(f=>f==="auto");if(n==="cover"||n==="contain"||o){if(!e)return{width:s,height:i};
const f=(n==="cover"?Math.max:Math.min)(s/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=n,c=r==="auto"?void 0:T(r,s),l=a==="auto"?void 0:
T(a,i);if(c===void 0&&l===void 0)return e??{width:s,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?s:l*d),height:l??(d===void 0?i:c/d)}}
function ga(n,t,[e,s],i,o){return i?o?{starts:[e],size:s-e}:{starts:qu(n,t,e,s),size:t}:{starts:[n],size:t}}function qu(n,t,e,s){const i=n-Math.ceil((n-e)/t)*t,
o=Math.min(Math.ceil((s-i)/t-1e-4),Zu);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const Vu=3e3,Qu=100,Ju=300,tp=[{px:0,percent:0},{px:0,percent:0}],
ep=(n,t)=>({top:n.top+t.top,right:n.right+t.right,bottom:n.bottom+t.bottom,left:n.left+t.left});function np({kind:n,angle:t}){if(n!=="linear")return;const e=typeof t==
"object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class sp{canvas;drawings;fills=new WeakMap;constructor(t,e){this.
canvas=t,this.drawings=e}*paint(t,e,s){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,f=d==="padding-box"?r:d==="content-box"?
ep(r,a):void 0,[h,u]=f?[kt(o,f),oe(e,f)]:[o,e],p=Xt(this.canvas.fragments,s,h,u),m=q(p.rect,p.corners,Lt(this.canvas,s)),{backgroundColor:g}=i;g&&g.alpha>0&&this.
canvas.draw(s,void 0,l,{kind:"shape",path:m,fill:g.color,alpha:g.alpha*c});for(let b=i.backgroundImage.length-1;b>=0;b--)yield*this.layer(t,b,m,s)}*layer(t,e,s,i){
const{style:o,rect:r,border:a,images:c,scopes:l}=t,d=kt(r,a),f=o.backgroundImage[e],h="url"in f?c?.get(f.url):void 0;if("url"in f&&!h)return;const u=(Y,wt)=>Y.length===
0?wt:Y[e%Y.length],p=ma(u(o.backgroundSize,["auto","auto"]),d,h&&pa(h));if(p.width<=0||p.height<=0)return;const m=u(o.backgroundPosition,tp),g=d.left+T(m[0],d.right-
d.left-p.width),b=d.top+T(m[1],d.bottom-d.top-p.height),w=u(o.backgroundRepeat,"repeat"),y=Xt(this.canvas.fragments,i,r,Et).rect,k="url"in f?void 0:f,M=k&&np(k),
[O,v]=[w==="repeat"||w==="repeat-x",w==="repeat"||w==="repeat-y"],S=ga(g,p.width,[y.left,y.right],O,M==="across"),I=ga(b,p.height,[y.top,y.bottom],v,M==="down"),
W={columns:S.starts,rows:I.starts,width:S.size,height:I.size},C={page:i,element:void 0,scopes:[...l,{on:()=>({clip:s})}]};yield*this.tiled(k??h,W,t,C,s)}*tiled(t,e,s,i,o){
const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,s,i,o);if(!r&&!no(t))return yield*this.pictures(t,e,i);const a=Lt(this.canvas,i.
page);for(const c of e.rows)for(const l of e.columns){const d=Ys(e,l,c);r?yield*this.wedges(r,d,s,i):yield*this.drawings.repeat(t,d,a,i,s.opacity)}}*repeat(t,{columns:e,
rows:s},{page:i,scopes:o}){const r=Lt(this.canvas,i);if(e.length*s.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*s.length);
const[a,c]=[r.x(e[0]),r.y(s[0])],l=e.map(d=>r.x(d)-a);for(const d of s)yield Qu*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,s){
if(e.columns.length===0||e.rows.length===0)return;const i=Lt(this.canvas,s.page),o=Ys(e,e.columns[0],e.rows[0]),r=(0,G.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,
0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(s.page).image(t),matrix:r},e,s)}*wedges(t,e,{opacity:s},{
page:i,scopes:o}){const r=Lt(this.canvas,i),a=[...o,{on:()=>({clip:q(e,Et,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(Yu(t,e,r)))yield Vu,this.
canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*s})}*fillOf(t,e,s,i){const o=[i,e.left,e.top,e.right,e.bottom,s].join(),r=this.fills.get(t);if(r?.key===
o)return r.fill;const a=_u(t,e,Lt(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*Ju;const l=s<1?{...a,stops:c.map(d=>({...d,alpha:d.
alpha*s}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,s,i,o){if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=s,
d=Ys(e,e.columns[0],e.rows[0]),f=Lt(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=kt(r,a),p=d.left<=u.left&&d.right>=u.right,m=d.top<=u.top&&d.bottom>=
u.bottom;p&&m&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:q(d,Et,f),
fill:h},e,i)}}const ip=1e3,op=20,rp=2e3;class ap{canvas;backgrounds;drawings;constructor(t,e,s){this.canvas=t,this.backgrounds=e,this.drawings=s}*paint(t,e){const{
style:s,images:i,rect:o,border:r}=t,{borderImage:a}=s,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.
outset.map((S,I)=>ya(S,0,d[I])),[h,u,p,m]=f,g=kt(o,{top:-h,right:-u,bottom:-p,left:-m}),b="stops"in l?void 0:pa(l),w=ma(["auto","auto"],g,b);if(w.width<=0||w.height<=
0)return!0;const y=Xt(this.canvas.fragments,e,g,Et).rect,k=q(y,Et,Lt(this.canvas,e)),M=[...t.scopes,{on:()=>({clip:k})}],[O,v]=cp(a,g,w,d);for(const[S,I]of v.entries())
for(const[W,C]of O.entries()){if(S===1&&W===1&&!a.isFilled)continue;const Y={...w,left:g.left,top:g.top},[wt,_t]=a.repeat,qt=W===1?xa(C,ba(S===1?[v[0],v[2]]:[I]),
wt):wa(C),Gt=S===1?xa(I,ba(W===1?[O[0],O[2]]:[C]),_t):wa(I);yield*this.part(l,Y,[C,I],[qt,Gt],{...t,scopes:M},e)}return!0}*part(t,{left:e,top:s,width:i,height:o},[
r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=Lt(this.canvas,f),u=q({left:e,top:s,right:e+i,bottom:s+o},Et,h),p=q({left:r.to,top:a.
to,right:r.to+r.length,bottom:a.to+a.length},Et,h),m=[...d.scopes,{on:()=>({clip:p})}],g={columns:[e],rows:[s],width:i,height:o};this.drawings.countTiles(op*l.starts.
length*c.starts.length);for(const b of l.starts)for(const w of c.starts){yield rp;const y={left:w,top:b,right:w+c.length,bottom:b+l.length},k=q(y,Et,h),[M,O]=[c.
length/r.size,l.length/a.size],v=[M,0,0,O,h.x(w)-M*h.x(e+r.from),h.y(b)-O*h.y(s+a.from)],S=[...m,{on:()=>({clip:k})},{on:()=>({matrix:v})}],I={page:f,element:void 0,
scopes:S};yield*this.backgrounds.tiled(t,g,{...d,scopes:S},I,u)}}}const wa=({to:n,length:t})=>({starts:[n],length:t});function ba(n){const t=n.find(({size:e,length:s})=>e>
0&&s>0);return t?t.length/t.size:1}function cp({slice:n,width:t},e,s,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[s.height,s.width,s.height,s.width],c=n.map(
(g,b)=>Math.min(Math.max(T(g,a[b]),0),a[b])),l=t.map((g,b)=>g==="auto"?c[b]:ya(g,b%2===0?r:o,i[b])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.map(g=>g*
d),m=(g,b,w,y,k,M,O)=>[{from:0,size:b,to:y,length:M},{from:b,size:g-b-w,to:y+M,length:k-M-O},{from:g-w,size:w,to:y+k-O,length:O}];return[m(s.width,c[3],c[1],e.left,
o,p,h),m(s.height,c[0],c[2],e.top,r,f,u)]}const ya=(n,t,e)=>"times"in n?n.times*e:T(n,t);function xa({size:n,to:t,length:e},s,i){const o=n*s;if(i==="stretch"||o<=
e/ip)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/c}}if(i==="spa\
ce"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),a=t+e/2-o/
2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const lp=.33,dp=.13;function fp([n,t,e],s){const i=Math.max(n,t,e);
return i===0?[s,s,s]:[n*s/i,t*s/i,e*s/i]}function hp(n){const[t,e,s]=n,i=Math.max(t,e,s),o=r=>fp(n,Math.min(Math.max(i+r*lp,0),1));return i<dp?{dark:o(1),light:o(
2)}:{dark:o(-1),light:o(1)}}const up=10,ka=3e3;class pp{canvas;constructor(t){this.canvas=t}*outside({style:t,rect:e,opacity:s,scopes:i},o,r){for(const{x:a,y:c,
blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;yield En(l)*ka;const{color:u,alpha:p}=f??t.color,m=Lt(this.canvas,r),g=Xt(this.canvas.
fragments,r,e,o),b=q(g.rect,g.corners,m),w=En(l),y=1-(1-p*s)**(1/w);if(y<=0)continue;const k={on:()=>({clip:`${this.canvas.wholePage(r)} ${b}`,hasHoles:!0})};for(let M=0;M<
w;M++){const[O,v]=Ma(e,o,a,c,d+Oa(M,w,l));if(O.right<=O.left||O.bottom<=O.top)continue;const S=Xt(this.canvas.fragments,r,O,v);S.rect.bottom<=S.rect.top||this.canvas.
draw(r,void 0,[...i,k],{kind:"shape",path:q(S.rect,S.corners,m),fill:u,alpha:y})}}}*inside({style:t,rect:e,border:s,opacity:i,scopes:o},r,a){for(const{x:c,y:l,blur:d,
spread:f,paint:h,isInset:u}of[...t.boxShadow].reverse()){if(!u)continue;yield En(2*d)*ka;const{color:p,alpha:m}=h??t.color,g=Lt(this.canvas,a),[b,w]=[kt(e,s),oe(
r,s)],y=Xt(this.canvas.fragments,a,b,w);if(y.rect.bottom<=y.rect.top)continue;const k=En(2*d),M=1-(1-m*i)**(1/k);if(M<=0)continue;const O={on:()=>({clip:q(y.rect,
y.corners,g)})};for(let v=0;v<k;v++){const[S,I]=Ma(b,w,c,l,-f-Oa(v,k,d)),C=S.right>S.left&&S.bottom>S.top?` ${q(S,I,g)}`:"";this.canvas.draw(a,void 0,[...o,O],{
kind:"shape",path:`${this.canvas.wholePage(a)}${C}`,fill:p,alpha:M,hasHoles:!0})}}}}const En=n=>n>0?Math.min(Math.max(Math.ceil(n/3),2),up):1,Oa=(n,t,e)=>t>1?e*
.6*(1-2*n/(t-1)):0;function Ma({left:n,top:t,right:e,bottom:s},i,o,r,a){return[{left:n+o-a,top:t+r-a,right:e+o+a,bottom:s+r+a},i.map(([l,d])=>[Math.max(l+a,0),Math.
max(d+a,0)])]}class mp{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e){this.canvas=t,this.shadows=new pp(t),this.backgrounds=new sp(t,e),
this.images=new ap(t,this.backgrounds,e)}*paint(t){const{style:e,rect:s}=t;if(e.backgroundClip==="text"&&e.textFill&&this.textFills.set(e.textFill,s),!(e.visibility===
"visible")||s.right<=s.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.
image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=js(e,s.right-s.left,s.bottom-s.top);for(const l of this.pagesOf(s)){const d=this.
drawnOn(l,t),f=e.boxShadow.length>0;f&&(yield*this.shadows.outside(d,c,l)),o&&(yield*this.backgrounds.paint(d,c,l)),f&&(yield*this.shadows.inside(d,c,l)),a&&!(yield*this.
images.paint(d,l))&&this.borders(d.gap?this.besideGap(d,d.gap,l):d,c,l),e.outlineWidth>0&&this.outlineOf(d,l)}}*textFillOf({textFill:t,color:e},s){if(!t||t.paint!==
e)return;const i=this.textFills.get(t);return i&&(yield*this.backgrounds.fillOf(t.gradient,i,1,s))}drawnOn(t,e){const{fluidOn:s,rect:i}=e,o=s===void 0?0:this.canvas.
wideningOn(t,s);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,s){const i=`${this.canvas.wholePage(s)} ${q(e,Et,this.points(s))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const s=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),s),o=Math.min(i,Math.max(this.canvas.last,s))-s+1;return Array.from({length:o},(r,a)=>s+a)}points(t){return Lt(this.canvas,t)}borders(t,e,s){const{rect:i,border:o,
style:r}=t,a=Xt(this.canvas.fragments,s,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(s))return;const l=wp(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:w})=>b===f[0].line&&bp(w,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],m=f.length===4;if(h&&m&&(u==="solid"||u==="double")){this.ring(t,a,c,p,s),u==="double"&&this.gap(t,a,c,s);return}const g=a.corners.every(([
b,w])=>b>0&&w>0);if(h&&m&&g&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],s);else for(const b of f)this.side(t,a,c,b,s)}roundDashes({opacity:t,scopes:e},s,{
width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),f=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:q(
kt(s.rect,l),oe(s.corners,l),d),color:r.color,alpha:r.alpha*t,width:f,cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*f]:[Sa(i)*this.canvas.scale],
dashOffset:0})}ring({opacity:t,scopes:e},s,i,{color:o,alpha:r},a){const c=this.points(a),l=kt(s.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${q(l,oe(s.corners,i),
c)}`:"",h=`${q(s.rect,s.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,s,i){const o=va(s,.3333333333333333);
if(Math.max(s.top,s.right,s.bottom,s.left)<3)return;const r=kt(e.rect,o),a=t.style.backgroundColor??gp;this.ring(t,{rect:r,corners:oe(e.corners,o)},o,a,i)}side(t,e,s,i,o){
const r=xp[i.line];if(r){const w=va(s,.5),y={rect:kt(e.rect,w),corners:oe(e.corners,w)};for(const[k,M]of r.entries())this.side(t,k===0?e:y,w,{...i,line:M},o);return}
const{scopes:a,opacity:c}=t,l=this.points(o),d=kt(e.rect,s),f=e.corners.some(([w,y])=>w>0&&y>0),h=q(d,oe(e.corners,s),l),{color:u,alpha:p}=i.paint,m=yp(i,u);if(i.
line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const b=`${kp(i.side,e.rect,f?Op(d,e):d).map(([w,y],k)=>`${l.x(w).toFixed(3)} ${l.y(y).toFixed(
3)} ${k===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:b,fill:m,alpha:p*c});else{const w={on:()=>({clip:b})},y=`${q(e.rect,e.
corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,w],{kind:"shape",path:y,fill:m,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:s,top:i,right:o,bottom:r},{
side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,b=a==="left"?s+p:o-p,w=m?o-s:r-i,y=l===
"dotted"?c:Sa(c),k=Math.max(Math.round(w/y/2-.5),0),M=w/(2*k+1),O=[];for(let v=0;v<=Math.min(k,2e3);v++){const S=v*2*M,I=m?{left:s+S,right:s+S+M,top:g-p,bottom:g+
p}:{top:i+S,bottom:i+S+M,left:b-p,right:b+p},W=l==="dotted"?c/2:0;O.push(q(I,Array.from({length:4},()=>[W,W]),u))}h.draw(f,void 0,t,{kind:"shape",path:O.join(" "),
fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:s,rect:i}=t,o=-(s.outlineOffset+s.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=s.outlineWidth,c=Xt(
this.canvas.fragments,e,kt(i,r),Et),l=s.outlineColor??s.color,d=s.outlineStyle;if(d!=="dashed"&&d!=="dotted")this.ring(t,c,{top:a,right:a,bottom:a,left:a},l,e);else
for(const f of["top","right","bottom","left"])this.dashes(t,c.rect,{side:f,width:a,line:d,paint:l},e)}}const Sa=n=>(n>=3?2:3)*n,gp={color:[1,1,1],alpha:1},va=({
top:n,right:t,bottom:e,left:s},i)=>({top:n*i,right:t*i,bottom:e*i,left:s*i}),wp=(n,t)=>[{side:"top",width:t.top,line:n.borderTopStyle,paint:n.borderTopColor??n.
color},{side:"right",width:t.right,line:n.borderRightStyle,paint:n.borderRightColor??n.color},{side:"bottom",width:t.bottom,line:n.borderBottomStyle,paint:n.borderBottomColor??
n.color},{side:"left",width:t.left,line:n.borderLeftStyle,paint:n.borderLeftColor??n.color}],bp=(n,t)=>n.alpha===t.alpha&&n.color.every((e,s)=>e===t.color[s]);function yp({
line:n,side:t},e){if(n!=="inset"&&n!=="outset")return e;const s=t==="top"||t==="left",{dark:i,light:o}=hp(e);return s===(n==="inset")?i:o}const xp={groove:["ins\
et","outset"],ridge:["outset","inset"]};function kp(n,t,e){switch(n){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":
return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"\
right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function Op(n,{rect:t,corners:e}){const[s,i]=[(t.right-t.left)/2,(t.bottom-
t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),s,i);return{left:Math.max(n.left,t.left+(n.left>t.left?o:0)),top:Math.max(n.top,t.top+(n.top>t.top?o:
0)),right:Math.min(n.right,t.right-(n.right<t.right?o:0)),bottom:Math.min(n.bottom,t.bottom-(n.bottom<t.bottom?o:0))}}var ye=R(12889);const Ta=5e3,Xs=5e6,Ra=5,Ca=10;
class Mp{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*paint({view:t,fit:e,nodes:s},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.
x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,G.lw)(Ae(t,e,a),l):l;yield*this.nodes(s,{...r,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,
size:e},s,i,o,r){this.count(e);const a=r<1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,s,i,{...o,scopes:a})}counted(t){return this.count(t.
reduce((e,{path:s})=>e+s.length,0)),t}countTiles(t){this.count(t*Ra)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Xs)return;const s=`repeats more than ${`${Xs/
Ra} images or colors of gradients, or ${Xs} characters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,K.G6)([{field:"\
file",message:s}])}*nodes(t,e){for(const s of t)if(yield Ta,s.kind==="group")yield*this.group(s,e);else if(s.kind==="text")yield*this.text(s.runs,e);else if(s.kind===
"image")this.image(s,e);else{const{path:i,fill:o,stroke:r}=s,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"shape",path:i,fill:o.paint,
alpha:o.alpha,hasHoles:o.hasHoles}),r&&a({kind:"outline",path:i,...r})}}*group(t,e){const{matrix:s,clip:i,clipHasHoles:o,opacity:r,mask:a,nodes:c}=t,l={...s&&{matrix:s},
...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!a&&{opacity:r}},f=Object.keys(l).length===0?e:{...e,scopes:[...e.scopes,{on:()=>l}]};if(!a)return yield*this.nodes(c,
f);const h={isAlpha:a.isAlpha},{scopes:u}=f,p=[...u,{on:()=>({making:h})}];this.canvas.draw(e.page,void 0,p,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.
nodes(a.nodes,{page:e.page,element:void 0,scopes:p}),yield*this.nodes(c,{...f,scopes:[...u,{on:()=>({masked:h,opacity:r})}]})}image({image:t,matrix:e},{page:s,element:i,
scopes:o}){const r=this.canvas.sheet(s).image(t);this.canvas.draw(s,i,o,{kind:"image",name:r,matrix:(0,G.lw)(t.upright,e)})}*text(t,e){let[s,i]=[0,0];for(let o=0;o<
t.length;){yield Ta;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=Sp(t.slice(o,r),c.direction==="rtl").map(
p=>({...p,word:this.wordOf(p)})),d=l.reduce((p,{run:m,word:g})=>p+m.dx+Ea(m,g),0),{anchor:f}=c.drawn,h=f===(c.direction==="rtl"?"start":"end"),u=f==="middle"?.5:
h?1:0;s=(a.x??s)-d*u,i=a.y??i;for(const{run:p,word:m}of l)s+=p.dx,i+=p.dy,this.run(p,m,s,i,e),s+=Ea(p,m);o=r}}wordOf({run:{text:t,style:e},isRight:s}){return this.
layout.typefaces.word(t,this.layout.faceOf(e),s)}run({style:t,paint:e},s,i,o,{page:r,element:a,scopes:c}){const l=t.fontSize/Ca;if(l<=0)return;const d=[l,0,0,-l,
i,o+t.drawn.drop*t.fontSize];this.canvas.draw(r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:Ca,color:e.color,alpha:e.alpha,words:[s],oblique:t.fontStyle===
"italic"&&Ie(t)==="Mono",spacing:t.letterSpacing/l})}}function Sp(n,t){const e=t?ye.Vv:"",s=e+n.map(({text:a})=>a).join("");if(!(0,ye.ft)(s))return n.map(a=>({run:a,
isRight:!1}));const i=[];let o=0;for(const{text:a}of n)i.push(o),o+=a.length;const r=[];for(const{text:a,rtl:c,at:l}of(0,ye.pr)(s)){const d=l-e.length,f=[];for(let h=vp(
i,d);h<n.length&&i[h]<d+a.length;h++){const[u,p]=[n[h],i[h]],m=u.text.slice(Math.max(d-p,0),Math.max(d+a.length-p,0)),g=d<=p;m!==""&&f.push({run:{...u,text:m,...!g&&
{dx:0,dy:0}},isRight:c})}(0,_.RZ)(r,c?f.reverse():f)}return r}function Ea({style:n,text:t},{width:e}){return e*n.fontSize/1e3+n.letterSpacing*Array.from(t).length}
function vp(n,t){let[e,s]=[0,n.length];for(;s-e>1;){const i=e+s>>1;n[i]<=t?e=i:s=i}return e}var Tp=R(87594);const Rp=2e4,Cp=20,Ep=2e3,He=.32,xe=He*Math.SQRT1_2,
Lp=[[He,[0]],[xe,[-xe,xe]],[0,[-He,0,He]],[-xe,[-xe,xe]],[-He,[0]]],Ap=.8,Ip=[[0,[0]]],Bp=({blur:n})=>n>.5?Lp:Ip,Np=n=>n.reduce((t,[,{length:e}])=>t+e,0);class Wp{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}*draw(t,e){const{style:s}=t;if(s.visibility==="visible")for(const i of[...s.textShadow].reverse()){const o=Bp(i),{color:r,alpha:a}=i.
paint??s.color,c=Np(o),l=c>1?Ap:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-s.fontSize/2);for(const h of this.paths(t,e,
f)){const{length:u}=h.glyphs;if(yield Ep*u,this.layout.shadowed+=u*c,this.layout.shadowed>Rp){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,m={
kind:"shape",path:h.glyphs.join(" "),fill:r,alpha:d},g=o.map(([b,w])=>({kind:"tiles",tile:m,across:w.map(y=>(i.x+y*i.blur)*p),up:(b*i.blur-i.y)*p}));this.canvas.
draw(f,void 0,e.scopes,...g)}}}*paths({style:t,words:e,x:s,y:i},o,r){const{canvas:a}=this,c=t.fontSize*a.scale,l=a.y(r,a.snap(r,o.top+i));let d=a.x(r,o.x+s),f=[];
for(const{parts:h,after:u=0,leans:p=ro(t)}of e){for(const{font:m,glyphs:g}of h)for(const{glyph:b,advance:w,x:y,y:k}of g){const M=m.face.pathOf(b,{x:d+y*c/1e3,y:l+
k*c/1e3,scale:m.face.unit*c/1e3,lean:p?Tp.XH:0});d+=w*c/1e3+t.letterSpacing*a.scale,M!==""&&f.push(M),!(f.length<Cp)&&(yield{glyphs:f},f=[])}d+=u*c/1e3}f.length>
0&&(yield{glyphs:f})}}const zp={underline:-.11,"line-through":.27,overline:.92},$p=.055;class Pp{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}*under({
inlines:t},{x:e,top:s,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];for(const[d,{x:f,y:h,width:u,height:p,box:m,isFirst:g,
isLast:b}]of t.entries()){d%20===19&&(yield tt*2);const{style:w}=m,y={top:w.borderTopWidth,right:b?w.borderRightWidth:0,bottom:w.borderBottomWidth,left:g?w.borderLeftWidth:
0},k=Math.max(s+h,c),M={left:e+f,top:k,right:e+f+u,bottom:Math.max(Math.min(s+h+p,l),k)},O={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint({rect:M,style:w,
border:y,padding:O,images:m.images,opacity:o*w.opacity,scopes:r})}}*text(t,e){const{canvas:s}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")return;const{
page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,s.snap(r,e.top+t.y)],h=yield*this.boxes.textFillOf(i,r);s.draw(r,l,c,...this.
inks(t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=s,[m,g]=[s.x(r,d),s.y(r,f)],b=i.fontSize*p;s.link(r,u.in(
e.element),[m,g-b*.25,m+t.width*p,g+b*.9],u.link,c)}inks(t,e,s,{page:i,opacity:o,fill:r}){const{canvas:a}=this,{style:c,words:l,width:d}=t,{color:f,alpha:h}=c.color,
u=c.fontSize*a.scale,[p,m]=[a.x(i,e),a.y(i,s)],g=[],b=(y,k)=>{const M=k.textDecorationColor??k.color,O=Math.max($p*u,.4),v=m+zp[y]*u;(0,_.RZ)(g,Dp(p,v,d*a.scale,
O,k.textDecorationStyle,M.color,M.alpha*o))},w=_p(t);for(const[y,k]of w)y!=="line-through"&&b(y,k);g.push({kind:"text",x:p,y:m,size:u,color:f,...r&&{fill:r},words:l,
oblique:ro(c),bolder:bd(c)*u,spacing:c.letterSpacing*a.scale,alpha:h*o});for(const[y,k]of w)y==="line-through"&&b(y,k);return g}}const _p=({style:n})=>[...n.textDecorationLine].
map(t=>[t,n]);function Dp(n,t,e,s,i,o,r){const a=(l,d,f)=>`${l.toFixed(3)} ${d.toFixed(3)} ${f.toFixed(3)} ${s.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=s*
(i==="dotted"?2:5),d=s*(i==="dotted"?1:3),f=[];for(let h=0;h<e&&f.length<1e3;h+=l)f.push(a(n+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,
alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(n,t,e)} ${a(n,t-2*s,e)}`:a(n,t,e),fill:o,alpha:r}]}const La=.05;class Fe{canvas;layout;boxes;texts;drawings;shadows;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new Mp(t,e),this.boxes=new mp(t,this.drawings),this.texts=new Pp(t,this.boxes),this.shadows=new Wp(t,e)}*paint(t,e=!1){
yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[],end:1/0})}*painterOf(t){return t.laid.box.style.position==="fixed"&&this.canvas instanceof qr&&(yield*Qr(
this.canvas,t))?new Fe(new Jr(this.canvas,0),this.layout):this}*context(t,e){const s=[];yield*this.box(t,{...e,over:s});const i=s.map((o,r)=>({one:o,index:r})).
sort((o,r)=>o.one.order-r.one.order||o.index-r.index);for(const{one:o}of i)yield*o.painter.context(o.placed,o.around)}*box(t,e){yield tt/2;const{laid:s}=t,{style:i}=s.
box,o=[...e.scopes];if(s.shift&&o.push(this.shiftOf(s.shift)),i.transform.length>0&&o.push(this.turnOf(t)),e.opacity*i.opacity===0)return;const{mixBlendMode:r}=i,
a=r!==void 0||i.opacity<1&&(yield*vu(t));a&&o.push({on:()=>({opacity:i.opacity,...r!==void 0&&{blend:r}})});const{clipPath:c}=i;typeof c=="object"&&o.push(this.
shapeOf(c,t));const l=a?e.opacity:e.opacity*i.opacity,d=t.top<Hs(t,e.end);d&&(yield*this.background(t,o,l)),d&&s.box.marker&&Cu(this.canvas,this.layout,t,{opacity:l,
scopes:o,isArtifact:e.isArtifact}),this.mark(t,o),i.overflow==="hidden"&&this.clip(t,o);const f={...e,opacity:l,scopes:o,end:ta(t,e.end)};d&&s.box.replaced&&(yield*this.
picture(t,f,void 0)),yield*this.inside(t,f)}*inside(t,e){const{laid:s}=t;t.columns&&(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.child(
o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:s.box.element??
void 0;for(const{line:o,top:r,atoms:a}of t.lines){if(yield tt/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,
scopes:e.scopes};yield*this.texts.under(o,l);const f=(s.box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.texts.text(f.dots,
{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,f.clip]}:l;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...h,opacity:Ia(
u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield tt*2);const{fontSize:m}=p.style;yield*this.texts.text(p,{...h,opacity:Ia(p.style,e.opacity),
page:this.canvas.pageAt(r+p.y-m/2)})}for(const[u,p]of a.entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:s},{top:i,page:o}){if(e.box.style.
overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.layout.typefaces.word(Wu,this.layout.faceOf(h)),a=h=>r(h).width*h.style.fontSize/
1e3,c=e.width-e.border.right-e.padding.right,l=zu(t,c,a);if(!l)return;const d=this.boxes.points(o),f={left:s-t.height,right:s+l.at,top:i-t.height,bottom:i+2*t.height};
return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},clip:{on:()=>({clip:q(f,Et,d)})}}}*columns(t,{content:e,fragments:s,rows:i},o){for(const l of Mu(
t,o.opacity,o.scopes))yield tt/4,yield*this.boxes.paint(l);const r=new Fe(new Ou(this.canvas,t,o.scopes),this.layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<
0?1/0:s.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c})}*child(t,e){const{style:s}=t.laid.box,i=s.opacity<1||s.mixBlendMode!==void 0;if(s.
position!=="static"||i||s.transform.length>0){const r=s.zIndex==="auto"?0:s.zIndex;e.over.push({placed:t,around:e,order:r,painter:yield*this.painterOf(t)})}else
yield*this.box(t,e)}*atom(t,e,s,i){const{box:o}=t.laid,r=s&&(e?.in(s)??s);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){yield*this.
background(t,i.scopes,i.opacity),yield*this.picture(t,i,o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,s){const{laid:i,x:o,top:r,bottom:a}=t,
{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,
...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.
inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},m=c.known.get("edges"),g=u||m?p:i.border,b=c.isFluid?c.pageName:void 0,w=Hp(t);
if(yield*this.boxes.paint({rect:f,style:h,border:g,padding:i.padding,images:c.images,opacity:s,scopes:e,fluidOn:b,gap:w}),!m)return;const y={top:m.top.width,right:m.
right.width,bottom:m.bottom.width,left:m.left.width},k={...h,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.
right.line,borderBottomStyle:m.bottom.line,borderLeftStyle:m.left.line,borderTopColor:m.top.paint,borderRightColor:m.right.paint,borderBottomColor:m.bottom.paint,
borderLeftColor:m.left.paint},{fragments:M}=this.canvas,[O,v]=[f.top-y.top/2,f.bottom+y.bottom/2],S={left:f.left-y.left/2,right:f.right+y.right/2,top:Math.max(O,
Math.min(M.startOf(M.at(f.top+La)),f.top)),bottom:Math.min(v,Math.max(M.endOf(M.at(f.bottom-La)),f.bottom))};yield*this.boxes.paint({rect:S,style:k,border:y,padding:p,
images:void 0,opacity:s,scopes:e})}mark({laid:t,x:e,top:s},i){const{place:o}=t.box;if(!o||o.sheet)return;const r=Math.min(this.canvas.pageAt(s),this.canvas.last);
o.sheet=this.canvas.sheet(r);const[a,c]=[this.canvas.x(r,e),this.canvas.y(r,s)];o.top=this.canvas.moved(r,[a,c,a,c],i)[3]+6}clip({laid:t,x:e,top:s,bottom:i},o){
const{style:r}=t.box,a=kt({left:e,top:s,right:e+t.width,bottom:i},t.border),c=js(r,t.width,t.height);o.push({on:l=>({clip:q(a,c,this.boxes.points(l))})})}shapeOf(t,{
laid:e,x:s,top:i,bottom:o}){const r={left:s,top:i,right:s+e.width,bottom:o};return{on:a=>Bu(t,r,this.boxes.points(a))}}shiftOf({x:t,y:e}){const{scale:s}=this.canvas;
return{on:()=>({matrix:[1,0,0,1,t*s,-e*s]})}}turnOf({laid:t,x:e,top:s}){const{canvas:i}=this,{style:o}=t.box,r=e+T(o.transformOrigin[0],t.width),a=s+T(o.transformOrigin[1],
t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].reverse())c=(0,G.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,T(l.x,t.width),T(l.y,t.height)]);return{
on:l=>{const[d,f,h,u,p,m]=c,[g,b]=[i.x(l,r),i.y(l,a)],w=[d,-f,-h,u,p*i.scale,-m*i.scale];return{matrix:(0,G.lw)((0,G.lw)([1,0,0,1,-g,-b],w),[1,0,0,1,g,b])}}}}*picture(t,e,s,i){
const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=kt(kt({left:h,top:u,right:h+
c,bottom:u+l},r),a),m=this.canvas.pageAt(u),g=this.boxes.points(m),b={page:m,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(
d.image,f,p,b);else if(d.drawing){const{width:k,height:M}=d,O=f.objectFit!=="fill"&&k!==void 0&&M!==void 0,v=O?Aa(p,{width:k,height:M},f.objectFit):p,S={on:()=>({
clip:q(p,Et,g)})},I=O?[...b.scopes,S]:b.scopes;yield*this.drawings.paint(d.drawing,v,g,{...b,scopes:I})}else return;const w=s?.linking?.link;if(!i||!w)return;const y=[
g.x(p.left),g.y(p.bottom),g.x(p.right),g.y(p.top)];this.canvas.link(m,i,y,w,e.scopes)}image(t,e,s,{page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.
points(i),l=Aa(s,t.displayed,e.objectFit),d=js(e,s.right-s.left,s.bottom-s.top),f=d.some(([g])=>g>0),h=l.left<s.left-.01||l.top<s.top-.01,u={on:()=>({clip:q(s,d,
c)})},p=(0,G.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),m=a.sheet(i).image(t);a.draw(i,o,f||h?[...r,u]:r,{
kind:"image",name:m,matrix:p})}}function Aa(n,t,e){if(e==="fill")return n;const[s,i]=[n.right-n.left,n.bottom-n.top],[o,r]=[s/t.width,i/t.height],a=Math.min(o,r),
c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(s-t.width*c)/2,(i-t.height*c)/2];return{left:n.left+l,top:n.top+d,right:n.right-
l,bottom:n.bottom-d}}function Hp({laid:n,children:t,top:e}){const s=n.legend&&t.find(o=>o.laid===n.legend);if(!s)return;const i=e+(n.frame?.top??0);return{left:s.
x,top:Math.min(s.top,i),right:s.x+s.laid.width,bottom:Math.max(s.bottom,i+n.border.top)}}const Ia=({opacity:n,display:t},e)=>t==="inline"?e*n:e,Ba=({columnGap:n,
fontSize:t},e)=>n===void 0?Math.round(t):Math.max(T(n,e),0);function Fp(n,t){const e=Ba(n,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(n.columnWidth??
1),n.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*Gp(n,t,e){const{box:s}=n,{count:i,width:o,gap:r}=Fp(s.style,e.width),a=yield*t.
layOut(s.children[0],{width:o,height:void 0});n.firstBaseline=a.firstBaseline,n.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:s.
style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Zs({...c,fillsFirst:!0},t,l/i+1);return n.columns={...c,whole:u},
Na(u)}const d=yield*Zs(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:c;return n.columns={...h,whole:f?yield*Zs(h,t,l):d},Na(n.columns.
whole)}function Na({rows:n}){const t=n.at(-1);return t.top+t.height}function Zs(n,{work:t},e){return ca(n,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},
i=>new Cn(i,t,{count:n.count,depth:1}))}function*jp({style:n,children:t},e){const{least:s,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=n,a=Ba(
n,0)*(r-1);if(o===void 0)return{least:s*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,s),most:Math.max(c,i)*r+a}}function Ln(n,t,e){switch(Wa(n,
t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>
0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{
before:0,between:0};default:return{before:0,between:0}}}const Wa=(n,t)=>n.startsWith("safe ")?t<0?"start":n.slice(5):n;function qs(n,t,e=!1){const s=Wa(n,t);return s===
"center"?t/2:(s==="flex-end"||s==="end"||s==="right")!==(e&&(s!=="start"&&s!=="end"&&s!=="left"&&s!=="right"))?t:0}const Ge=(n,t=!1)=>qs(n==="space-around"||n===
"space-evenly"?"center":n,1,t),je=n=>n==="normal"||n==="stretch",Vs=({alignSelf:n},{alignItems:t})=>je(n==="auto"?t:n),za=(n,t)=>n==="self-start"?t?"end":"start":
n==="self-end"?t?"start":"end":n,Up={x:0,y:0},An=new WeakMap;function Ue(n,t,{share:e=Up,...s}){const i={box:t,share:e,...s},o=An.get(n);o?o.push(i):An.set(n,[i])}
const $a=({style:n})=>n.position!=="static"||n.transform.length>0||n.isContained;function Qs(n,t=n.x,e=n.y){const s=(An.get(n)??[]).map(i=>({...i,x:i.x+t,y:i.y+
e}));return An.delete(n),s}function Kp(n){const t=Qs(n,0,0),e=(s,i,o)=>{for(const r of Qs(s,i,o))t.push(r)};for(const s of n.children)e(s,s.x,s.y);for(const s of n.
apart)e(s,s.x,s.y);n.columns&&e(n.columns.content,0,0);for(const s of n.lines)for(const{laid:i}of s.atoms)e(i,i.x,s.y+i.y);return t}class Yp{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,s,i){
this.laid=t,this.layout=e,this.width=s,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=Js(o,r,s,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const s=t+e-1;return this.xs[s]+this.sizes.columnSizes[s]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:s,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:za(o,t.direction!==i),y:za(t.alignSelf==="auto"?s:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:s}=t.box,i=this.
areaWidth(t);if(!ht(e.width)||s==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!je(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=B(ct(e))+B(ut(e,i));return pt(i-L(e.marginLeft,i)-L(e.marginRight,i),e,i,o)}layItem(t,e,s){const i=this.areaWidth(t);return this.layout.
layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:s,shrinks:!0})}*heightDemands(t){const e=[],s=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=L(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),s.set(o.row,Math.max(s.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,s.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const s=e+N(Pt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=ht(o)&&!ht(r)?F(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&ht(o)?0:a===void 0?s:Math.min(a+s-e,s),l=ht(o)&&ht(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:s,most:s}}*place(t,{rowSizes:e,rowGap:s,height:i}){const{laid:o}=this,{style:r}=o.box,a=Js(e,s,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield tt/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),m=yield*this.
fill(f,p,u),{top:g,bottom:b,left:w,right:y}=Pt(f.box.style,p),{marginLeft:k,marginRight:M,marginTop:O,marginBottom:v}=f.box.style,S=this.alignmentOf(f.box),I=p-
m.width-w-y,W=d?this.width-m.width-this.xs[f.column]-y-ti(M,k,S.x,I):this.xs[f.column]+w+ti(k,M,S.x,I),C=this.sinks.get(f);m.x=c+W,m.y=l+a[f.row]+g,m.y+=C??ti(O,
v,S.y,u-m.height-g-b),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,s=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
i=e.children[Math.max(s,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,s){
const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(je(r)&&ht(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,s);const c=N(ct(i))+N(ut(i,e)),l=xt(s-N(Pt(i,e)),i,s,c);return yield*this.layItem(t,s,l)}keepPlace(t,{rowSizes:e,
rowGap:s,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:Ge(f.x),y:Ge(f.y)};d&&(h.x=1-
h.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:w}=r.box.style,y=Js(e,s,i,w),[k,M]=Pa(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[O,v]=Pa(o.row,{starts:y,sizes:e}),S=wt=>wt===void 0?void 0:a-wt,[I,W]=d?[S(M),S(k)]:[k,M],C=W??a+l.right,Y=v??i+l.bottom;m=C-(I??-l.left),g=Y-(O??-l.top),u+=I??
-l.left,p+=O??-l.top}const b=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};Ue(r,t,{x:u+h.x*m,y:p+h.y*g,share:h,area:b})}}function Js(n,t,e,s){const i=n.
reduce((l,d)=>l+d,0)+Math.max(n.length-1,0)*t,{before:o,between:r}=Ln(s,e-i,n.length),a=[];let c=o;for(const l of n)a.push(c),c+=l+t+r;return a}function Pa([n,t],{
starts:e,sizes:s}){const i=e.map((r,a)=>r+s[a]),o=r=>r!==void 0&&r>=0&&r<=s.length;return[o(n)?e[n]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function ti(n,t,e,s){
if(n!=="auto"&&t!=="auto")return qs(e,s);const i=Math.max(s,0);return n==="auto"?t==="auto"?i/2:i:0}const Xp=2e3,_a=5e5,Da=(n,t)=>typeof n=="object"&&!("fr"in n)?
T(n,t):void 0;function Ha(n,t,e){if(!n)return{tracks:[],names:new Map};const{tracks:s,names:i,auto:o}=n;if(!o)return{tracks:s,names:i};const r=({least:u,most:p})=>Math.
max(Da(p,t??0)??Da(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(s),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(
Xp/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...s.slice(0,o.at),...f,...s.slice(o.at)],names:Zp(i,o,d),...o.
fits&&{fitted:[o.at,h]}}}function Zp(n,t,e){const s=new Map([...n].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=s.get(o);a?a.includes(r)||a.push(r):s.set(o,[r])};
for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return s}
function Fa({fitted:n},t,e,s){const i=new Set;if(n)for(const[a,c]of s)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!n||a<n[0]+t||a>=n[1]+t||i.has(a),r=[0];for(let a=0;a<
e;a++)r.push(r[a]+(o(a)?1:0));return r}function qp(n,t,e,s){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(s.tracks.length,
i.length),a=n.map(m=>({box:m,column:Ga(m.style.gridColumnStart,m.style.gridColumnEnd,o,ei(e.names,i,"columns")),row:Ga(m.style.gridRowStart,m.style.gridRowEnd,r,
ei(s.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.min(m,g.start??0),0)},l=t.gridAutoFlow.
startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new Qp(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:
c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of h)u=Math.max(u,m.column+m.columns),p=Math.max(p,m.row+m.rows);return{items:h,columns:Math.max(u,
1),rows:p,before:c}}function Vp({style:n},{gridTemplateAreas:t},{columns:e,rows:s,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:s,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=ei(l.names,t,c);let h=In(r,d,f,"start"),u=In(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=m=>m===void 0?void 0:m-1+i[c];return[p(h),p(u)]};
return{column:o(n.gridColumnStart,n.gridColumnEnd,"columns"),row:o(n.gridRowStart,n.gridRowEnd,"rows")}}function ei(n,t,e){if(t.length===0)return n;const s=new Map(
n);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=s.get(`${a}-start`)??[c],[d]=s.get(`${a}\
-end`)??[c+1];s.set(`${a}-start`,[Math.min(l,c)]),s.set(`${a}-end`,[Math.max(d,c+1)])}return s}function In(n,t,e,s){if(n==="auto"||n.span!==void 0)return;if(n.name!==
void 0){const o=e.get(`${n.name}-${s}`)??e.get(n.name);return o?.[(n.line??1)-1]??o?.[0]??void 0}const{line:i}=n;if(i!==void 0)return i>0?i:t+2+i}function Ga(n,t,e,s){
const i=In(n,e,s,"start"),o=In(t,e,s,"end"),r=n!=="auto"&&n.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(
i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class Qp{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let s=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);s=Math.max(s,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(s,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,s]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,s]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<s&&e++,s=a;!this.isFree(i,e,s);)e++;else for(;s+r>this.width||!this.isFree(i,e,s);)s+r>=this.width?[e,s]=[e+1,0]:s++;this.
put(i,e,s)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let s=0;for(;!this.isFree(t,e,s);)s++;this.put(t,e,s)}isFree(t,e,s){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+s+o))return!1;return!0}put(t,e,s){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||s+o>9e3||this.taken.size+i*o>_a)
throw(0,K.G6)([{field:"file",message:`has a grid of more than ${_a} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+s+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?s:e,column:r?e:s,rows:r?o:i,columns:r?i:o})}}const Jp=500,tm=n=>n==="auto"||
n==="min-content"||n==="max-content",ni=({most:n})=>n==="auto"||n==="max-content";function em(n){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>tm(r),s=[{key:"base",wanted:r=>n?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:ni}];n==="mos\
t"&&s.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:ni});const i=()=>!0;return{bases:s,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:ni,beyond:i}]}}function*nm(n,t,e){const s=new Set(n.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=em(e);for(const r of i)yield*ja(n,s,r,t);for(const r of s)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...s].filter(({limit:c})=>c===
1/0);yield*ja(n,s,r,t);for(const c of s)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of s)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*ja(n,t,e,s){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of n){yield r.tracks.length*Jp;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*s-r.tracks.reduce((l,d)=>l+o(d),0);sm(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function sm(n,t,{key:e,beyond:s}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=n;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>s(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const Ua=500;function si(n,t){if(!(typeof n!="object"||
"fr"in n))return n.percent!==0&&t===void 0?void 0:T(n,t??0)}const Ka=(n,t)=>typeof n=="string"?n:si(n,t)===void 0?"auto":"fixed";function*Bn(n,t,e){const{room:s,
gap:i,stretches:o,measures:r}=e,a=n.map(({least:h,most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=si(h,s)??0;return{least:Ka(h,s),most:m===
void 0?Ka(u,s):"flexible",factor:m??0,cap:p===void 0?void 0:T(p,s??0),base:g,limit:Math.max(si(u,s)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>im(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*Ua,Ua);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*nm(u,i,r)}om(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(n.length-1,0)*i;return rm(a,f,e),r!=="least"&&am(a,c,e),o&&s!==void 0&&cm(a,s-f),a.map(({base:h})=>h)}function im(n,t,{gap:e}){const s=t.
slice(n.from,n.from+n.count),o=s.every(({most:r})=>r==="fixed")?s.reduce((r,{limit:a})=>r+a,(s.length-1)*e):1/0;return{...n,tracks:s,whole:o,floor:n.isFree?Math.
min(n.floor,o):n.floor}}function om(n,t){const e=(s,i)=>{for(const o of n){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=s(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of n)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:s,floor:i})=>s?0:i,s=>s==="auto"),e(({least:s})=>s,s=>s==="min-content"),e(({most:s})=>s,s=>s==="max-content")}function rm(n,t,{room:e,measures:s}){if(s===
"least")return;if(e===void 0){for(const r of n)r.base=r.limit;return}let i=e-t-n.reduce((r,{base:a})=>r+a,0);const o=n.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function am(n,t,{
room:e,gap:s}){const i=n.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,Ya(r,a-(r.length-1)*s)))}else o=Ya(n,e-Math.max(n.length-1,0)*s);for(const r of i)
r.base=Math.max(r.base,o*r.factor)}function Ya(n,t){const e=n.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let s=t-n.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(s,0)/Math.max(
i,1);if(o<=a*r+.001)return a;s-=o,i-=r}return 0}function cm(n,t){const e=t-n.reduce((i,{base:o})=>i+o,0),s=n.filter(({most:i})=>i==="auto");if(!(e<=0||s.length===
0))for(const i of s)i.base+=e/s.length}function*lm(n,t,e,s){const{style:i,children:o}=n.box,[r,a]=[oi(i.columnGap,e.width),oi(i.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=Xa(o,i,e,{columns:r,rows:a}),h=[];for(const v of c)h.push(yield*qa(v,t,e.width));const u=yield*Bn(l,h,{room:e.width,gap:r,stretches:je(i.
justifyContent)}),p=new Yp(n,t,e.width,{columnSizes:u,columnGap:r}),m=yield*p.heightDemands(c),g=(v,S)=>Bn(d,m,{room:v,gap:S,stretches:je(i.alignContent)}),b=yield*g(
e.height,a),w=ii(b)+Math.max(b.length-1,0)*a,y=e.height??fm(w,n,s.height),k=oi(i.rowGap,y),O={rowSizes:e.height===void 0?yield*g(y,k):b,rowGap:k,height:y};yield*p.
place(c,O);for(const v of o)v.isPositioned&&p.keepPlace(v,O,$a(n.box)?f(v):void 0);return w}function*dm({style:n,children:t},e){const s={width:0,height:void 0},
i=n.columnGap?.px??0,{items:o,columnTracks:r}=Xa(t,n,{...s,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*qa(f,e,0));const[c,l]=[yield*Bn(
r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Bn(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:ii(
c)+d,most:ii(l)+d}}const ii=n=>n.reduce((t,e)=>t+e,0),oi=(n,t)=>n?T(n,t??0):0;function fm(n,{box:t,border:e,padding:s},i){const o=N(e)+N(s);return xt(n+o,t.style,
i,o)-o}function Xa(n,t,e,s){const i=n.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=Ha(t.gridTemplateColumns,
e.width,s.columns),r=Ha(t.gridTemplateRows,e.height,s.rows),a=qp(i,t,o,r),{before:c,items:l}=a,d=Fa(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),
f=Fa(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),h=Za(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=Za(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>f[m]!==f[m+1]),linesOf:p=>{const{column:m,
row:g}=Vp(p,t,{columns:o,rows:r,before:c}),b=(w,y)=>w===void 0?void 0:y[w]??w;return{column:[b(m[0],d),b(m[1],d)],row:[b(g[0],f),b(g[1],f)]}}}}function Za(n,t,e,s){
return Array.from({length:t},(i,o)=>{const r=o-s;if(r>=0&&r<n.length)return n[r];const a=r<0?e.length+r%e.length:r-n.length;return e[a%e.length]})}function*qa({
box:n,column:t,columns:e},s,i){yield tt/10;const{least:o,most:r}=yield*s.widthsOf(n),a=L(n.style.marginLeft,0)+L(n.style.marginRight,0),{minWidth:c,overflow:l}=n.
style,f=c==="auto"?l==="hidden"?0:o:F(c,i,0,n.style)??0,h=c==="auto"&&ht(n.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Nt({
style:n,inner:t,isItem:e}){const{display:s}=n;return e||t!=="blocks"&&t!=="lines"||n.overflow==="hidden"||n.isContained||s==="flow-root"||s==="inline-block"||s===
"table-cell"||s==="table-caption"||n.alignContent!=="normal"||n.float!=="none"||n.columnCount!==void 0||n.columnWidth!==void 0||n.position==="absolute"||n.position===
"fixed"}const hm=({box:n,border:t,padding:e})=>t.top===0&&e.top===0&&!Nt(n)&&n.style.display!=="none",um=({box:n,border:t,padding:e})=>t.bottom===0&&e.bottom===
0&&!Nt(n)&&ht(n.style.height),Va=100;class Nn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.
widths.length<Va&&this.widths.push(F(e.width,void 0,0,e)??0);else if(Wn(t)){const{sides:s,widths:i}=pm(t);for(const o of s)this.sides.add(o);(0,_.RZ)(this.widths,
i.slice(0,Va-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Nt(t))
return!0;let s=0;for(const i of this.widths){if(s>0&&s+i>e)break;s+=i}return s+(F(t.style.width,e,0,t.style)??0)<=e}}function pm(n){const t=n.known.get("floats");
if(t)return t;const e=new Nn;if(n.inner==="lines")for(const s of n.inlines)s.kind==="apart"&&e.add(s.box);for(const s of n.children)e.add(s);return n.known.set(
"floats",e),e}function mm(n,t,e){let s=t,i=new Ft;const o=new Nn;for(let r=n;r&&(i=i.add(L(r.style.marginTop,s)),!(r.inner!=="blocks"||Nt(r)||!Qa(r)));){const a=B(
ct(r.style))+B(ut(r.style,s));s=Math.max(Ja(r,{width:s,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,
marginBottom:f}=l.style,h=i.add(L(d,s));if(o.isCleared(l.style)||!o.isBeside(l,s)||e(l.style,h))return i;if(c=l,!Wn(l))break;o.add(l),i=h.add(L(f,s)),c=void 0}r=
c}return i}const Qa=({style:n})=>n.borderTopWidth===0&&n.paddingTop.px===0&&n.paddingTop.percent===0;function Wn(n){let t=n.known.get("through");return t===void 0&&
n.known.set("through",t=gm(n)),t}function gm(n){const{style:t}=n;if(Nt(n)||n.replaced||n.marker||!Qa(n)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.
px!==0||t.paddingBottom.percent!==0||!ht(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.
px>0||t.minHeight.percent>0))return!1;if(n.inner==="lines")return n.inlines.every(s=>s.kind==="text"?s.text.trim()===""&&!s.style.whiteSpace.startsWith("pre"):s.
kind==="apart");if(n.inner!=="blocks")return!1;const e=new Nn;return n.children.every(s=>!s.isApart&&(e.isCleared(s.style)||!Wn(s))?!1:(e.add(s),!0))}function Ja({
style:n},t,e){const s=F(n.width,t.width,e,n),i=t.width-L(n.marginLeft,t.width)-L(n.marginRight,t.width);return pt(s??i,n,t.width,e)}const zn={width:300,height:150};
function tc({style:n,replaced:t},e,s){const[i,o]=[ct(n),ut(n,e.width)],[r,a]=[B(i)+B(o),N(i)+N(o)],c={width:t?.width,height:t?.height},l=n.aspectRatio??(c.width!==
void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0),d=typeof n.width=="object"&&n.width.percent!==0&&e.width===0;let f=e.fixedWidth??(d?void 0:F(n.width,
e.width,r,n)),h=e.fixedHeight??F(n.height,e.height,a,n);const[u,p]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??
(c.height!==void 0&&l!==void 0?c.height*l:zn.width),h=c.height??(l===void 0?zn.height:f/l)):f===void 0?f=l===void 0?c.width??zn.width:h*l:h??=l===void 0?c.height??
zn.height:f/l;const m=pt(f+r,e.width===0?{...n,maxWidth:wm(n.maxWidth)}:n,e.width,r)-r;m!==f&&!p&&l!==void 0&&(h=m/l);const g=xt(h+a,n,e.height,a)-a,b=g!==h&&!u&&
l!==void 0?g*l:m,w=s.page.height-a,y=g>w&&w>0?w/g:1;return{width:b*y,height:g*y}}const wm=n=>typeof n=="object"&&n.percent!==0?"none":n,ec=1e3,bm=65534,nc=1e6;function Ke(n){
const t=n.known.get("grid");if(t)return t;const e=[],s=[],i=[],o=[],r=[];for(const h of n.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="\
table-column-group"||u==="table-column"?ym(h,s):u==="table-header-group"?(i.length===0?i:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||
o.push(h)}const a=[],c=[];for(const h of[...i,...o,...r]){const u=a.length;for(const p of h.children)p.isPositioned||a.push(p);c.push({box:h,from:u,to:a.length})}
const l=xm(a,c),d=i.length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,foot:r[0],columnBoxes:s,...l,columns:Math.max(l.columns,s.length)};return n.known.
set("grid",f),f}function ym(n,t){const e=n.children.filter(({style:s})=>s.display==="table-column");for(const s of e.length>0?e:[n])for(let i=Math.min(s.span.columns,
ec);i>0;i--)t.push(s)}function xm(n,t){const e=[];let s=0,i=0,o=0,r=[];for(const[a,{children:c}]of n.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){
if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),ec),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),
h-a,bm);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>nc)throw(0,K.G6)([{field:"file",message:`has a table of more than ${nc} places for cells; at\
 most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}s=Math.max(s,l)}return{cells:e,columns:s}}const km={top:"Top",right:"Right",bottom:"B\
ottom",left:"Left"},ri={top:"bottom",right:"left",bottom:"top",left:"right"},sc=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function Wt(n,t){
const e=km[t];return{width:n[`border${e}Width`],line:n[`border${e}Style`],paint:n[`border${e}Color`]??n.color}}function ke(n,t){return n.line==="hidden"||t.line===
"hidden"?n.line==="hidden"?n:t:n.line==="none"||t.line==="none"?n.line==="none"?t:n:n.width!==t.width?n.width>t.width?n:t:sc.indexOf(t.line)<sc.indexOf(n.line)?
t:n}function ai(n){const t=n.known.get("collapsed");if(t)return t;const e=Ke(n),s=Mm(e),i=new Map,o=new Map;for(const a of e.cells){const c=d=>Sm(a,d,n,e,s),l={
top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};i.set(a.box,l),o.set(a.box,Om(l))}const r={table:vm(e,i,n),cells:o,edges:i};return n.known.set(
"collapsed",r),r}const At=({width:n,line:t})=>t==="none"||t==="hidden"?0:n/2,Om=({top:n,right:t,bottom:e,left:s})=>({top:At(n),right:At(t),bottom:At(e),left:At(
s)});function Mm({cells:n,columns:t}){const e=new Map;for(const s of n)for(let i=s.row;i<s.row+s.rows;i++)for(let o=s.column;o<s.column+s.columns;o++)e.set(i*t+
o,s);return e}function Sm(n,t,e,s,i){const{row:o,column:r,rows:a,columns:c}=n;let l=Wt(n.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="botto\
m"?o+a:t==="left"?r-1:r+c,h=d?s.rows.length:s.columns,[u,p]=d?[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const b=i.get(d?f*s.columns+g:g*s.columns+
f);b&&f>=0&&f<h&&m.add(b)}for(const g of m)l=ke(l,Wt(g.box.style,ri[t]));if(d){const g=s.rows[t==="top"?o:o+a-1],b=s.rows[f];g&&(l=ke(l,Wt(g.style,t))),b&&(l=ke(
l,Wt(b.style,ri[t])));for(const{box:w,from:y,to:k}of s.groups)(t==="top"&&y===o||t==="bottom"&&k===o+a)&&(l=ke(l,Wt(w.style,t))),(t==="top"&&k===o||t==="bottom"&&
y===o+a)&&(l=ke(l,Wt(w.style,ri[t])))}return f<0||f>=h?ke(l,Wt(e.style,t)):l}function vm({cells:n,columns:t,rows:e},s,i){if(n.length===0)return{top:At(Wt(i.style,
"top")),right:At(Wt(i.style,"right")),bottom:At(Wt(i.style,"bottom")),left:At(Wt(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of n){const d=s.get(l.box);
l.row===0&&(o=Math.max(o,At(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,At(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,At(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,At(d.right)))}return{top:o,right:r,bottom:a,left:c}}var Tm=R(47707);const Rm="￼",Ye=3e3,ic=200,Cm=/[ \t\n\r\f]+/g;function*Em(n){const t=[
[]];let e=!0,s=0;for(const i of n){if(++s%50===0&&(yield 50*Ye),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),
t.at(-1).push({inline:i,text:c?Rm:"",style:void 0});continue}const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[
c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(Cm,
" "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" "));for(const f of Am(Im(d,o),
o))++s%50===0&&(yield 50*Ye),t.at(-1).push({inline:i,...f})}}return t}const Lm=.7,oc=new WeakMap;function*Am(n,t){if(t.fontVariant!=="small-caps"){n!==""&&(yield{
text:n,style:t});return}let e=oc.get(t);e||oc.set(t,e={...t,fontSize:t.fontSize*Lm});for(const[s]of n.matchAll(new RegExp("\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp(
"^\\p{Ll}","u").test(s);yield{text:i?s.toUpperCase():s,style:i?e:t}}}function Im(n,{textTransform:t}){return t==="uppercase"?n.toUpperCase():t==="lowercase"?n.toLowerCase():
t==="capitalize"?n.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(e,s,i)=>s+i.toUpperCase()):n}function*rc(n,t,e){const s=t.pieces.find(n);if(s)return s;const i=yield*ac(
n.inlines,n.style,t);return e&&t.pieces.keep(n,i,i.list.length),i}function*Bm({inlines:n,style:t,firstLine:e},s,i){if(!e)return;const o=new Map,r=d=>{let f=o.get(
d);return f||o.set(d,f=Nm(d,t,e)),f},a=n.map(d=>d.kind==="text"?{...d,style:r(d.style)}:d),{list:c}=yield*ac(a,t,s);return c.every(({fragments:d})=>d.every(({kind:f})=>f!==
"apart"))&&c.length===i?c:void 0}function Nm(n,t,e){const s={...n};for(const[i,o]of Object.entries(e))n[i]===t[i]&&Object.assign(s,{[i]:o});return s}function*ac(n,t,e){
const s=yield*Em(n),i=[];let o=t.direction==="rtl";const r=[t];for(const[a,c]of s.entries()){const l=c.map(({text:f})=>f).join("");o||=(0,ye.ft)(l);for(const f of yield*new zm(
c,r,e).pieces(l))i.push(f);a===s.length-1||Wm(i,c.length===0||l==="")}return{list:i,turns:o}}function Wm(n,t){const e=n.at(-1);e&&!t&&!e.ends?n[n.length-1]={...e,
ends:!0}:n.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function $n(n,t,e,s,i=!1){const o=s.typefaces.word(n,s.faceOf(t),i),r=n===" "||/^[ ]+$/.
test(n),a=t.letterSpacing===0?0:(0,Tm.qf)(n).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*n.length:0);return{kind:"text",text:n,style:t,owner:e,
word:o,width:c,isSpace:r}}class zm{sources;around;layout;index=0;start=0;at=0;taken=0;constructor(t,e,s){this.sources=t,this.around=e,this.layout=s}*pieces(t){const e=[];
let s=[],i=[];const o=()=>{s.length+i.length>0&&e.push(this.pieceOf(s,i)),[s,i]=[[],[]]};let r=0;for(const{end:a,next:c}of _m(this.layout.breaks(t),t))if(++r%20===
0&&(yield 20*Ye),yield*this.take(a,s),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)s.push(l);i=[]}else o();if(this.rest(s),s.length>0&&e.length>
0&&s.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...s],[])),s=[]}return o(),e}isHeld(){
const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}*take(t,e){for(;this.index<
this.sources.length;){const s=this.sources[this.index],i=s.text.length;if(this.at>=t&&!(i===0&&Dm(s,"close")))return;if(i===0){this.takeEdge(s,e),this.index++;continue}
++this.taken%20===0&&(yield 20*Ye);const o=Math.min(t,this.start+i);if(yield*this.put(s,s.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+
i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(
e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{
soft:s,shown:i}=cc(t,this.layout)??{},o=s&&i?i.width-s.width:0;return{fragments:t,spaces:e,width:lc(t),spaceWidth:lc(e),hyphen:o,ends:!1}}*put({inline:t,style:e},s,i){
if(t.kind!=="text")return void i.push(t);for(const o of s.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=ic)i.push($n(o.slice(r,r+ic),e,t.owner,this.layout)),
r>0&&(yield 20*Ye)}}const $m=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,Pm=/[!$%+/\\|}]$/;function*_m(n,t){for(const{start:e,end:s,next:i}of n){const o=t.
slice(e,s);for(const{0:a,index:c}of o.matchAll($m))yield{end:e+c,next:e+c+a.length};s===i&&i<t.length&&t.charCodeAt(i)<128&&Pm.test(o.slice(-1))||(yield{end:s,next:i})}}
const Dm=({inline:n},t)=>n.kind===t,Hm="­",Fm="‐";function cc(n,t){const e=n.findLast(s=>s.kind!=="close");if(!(e?.kind!=="text"||!e.text.endsWith(Hm)))return{
soft:e,shown:$n(e.text.slice(0,-1)+Fm,e.style,e.owner,t)}}const lc=n=>n.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*Gm(n,t){const e=Ke(n),s=yield*fc(
n,t),i=dc(n,e);let[o,r,a,c]=[i,i,0,0];for(const d of s)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=s.reduce((d,{share:f,most:h})=>f>
0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}
const dc=({style:n},{columns:t})=>n.borderCollapse==="collapse"||t===0?0:(t+1)*n.borderSpacingX;function*fc(n,t){const e=n.known.get("columns");if(e)return e;const s=Ke(
n),i=Array.from({length:s.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of s.columnBoxes.entries())a&&Um(i[r],a);const o=[];for(const r of s.cells){
if(yield tt/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*hc(r.box,n,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="ob\
ject"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,Km(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,Ym(i.slice(r.column,r.column+r.columns),yield*hc(r.box,n,t),jm(n));return n.
known.set("columns",i),i}const jm=({style:n})=>n.borderCollapse==="collapse"?0:n.borderSpacingX;function*hc(n,t,e){const s=yield*e.widthsOf(n);if(t.style.borderCollapse!==
"collapse")return s;const i=B(ai(t).cells.get(n))-B(ct(n.style));return{least:s.least+i,most:s.most+i}}function Um(n,{style:t}){typeof t.width=="object"&&(t.width.
percent>0?n.share=Math.max(n.share,t.width.percent):(n.most=Math.max(n.most,t.width.px),n.least=Math.max(n.least,0),n.fixed=!0))}function Km(n,{style:t}){typeof t.
width=="object"&&t.width.percent>0&&(n.share=Math.max(n.share,t.width.percent))}function Ym(n,{least:t,most:e},s){const i=s*(n.length-1),o=n.filter(({fixed:c,share:l})=>!c&&
l===0),r=o.length>0?o:n,a=(c,l)=>{const d=n.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/
f:1/r.length)};a("least",t),a("most",e);for(const c of n)c.most=Math.max(c.most,c.least)}function Xm(n,t){const e=a=>n.reduce((c,l)=>c+a(l),0),s=a=>a.share>0?Math.
max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:s(a),o=a=>a.share>0?s(a):a.most,r=[a=>a.least,s,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-
1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return n.map(u=>c(u)+(l(u)-c(u))*h)}return Zm(n,n.map(o),t-e(o))}function Zm(n,t,e){
const s=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of s){const o=n.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)
continue;const r=o.map(l=>n[l].share>0?n[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}
return[...t]}function qm(n,t){const e=Ke(n),s=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(s[c]=F(l.style.width,t,0,l.style));
for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=B(ct(c.style))+B(ut(c.style,t)),u=F(c.style.width,t,h,c.style);for(let p=l;u!==void 0&&
p<l+f;p++)s[p]??=u/f}const i=s.reduce((c,l)=>c+(l??0),0),o=s.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return s.map(c=>c===
void 0?r:c*a)}function*ci(n,t){const e=n.known.get("widths");if(e)return e;yield tt/4;const{style:s}=n,i=B(ct(s))+B(ut(s,0)),o=typeof s.width=="object"&&s.width.
percent===0?F(s.width,0,i,s):void 0;let r;const a=s.display==="table-cell";if(o!==void 0&&n.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*uc(n,t),d=n.
inner==="table"&&s.borderCollapse==="collapse"?B(ai(n).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c={least:li(r.least,s,i),most:li(r.most,s,i)};return n.known.set("widths",c),c}function*Vm(n,t){if(typeof n.style.width!=
"object"||n.inner==="table")return(yield*ci(n,t)).least;let e=n.known.get("content");if(e===void 0){const s=B(ct(n.style))+B(ut(n.style,0));e=li((yield*uc(n,t)).
least+s,n.style,s),n.known.set("content",e)}return e}function li(n,t,e){const{minWidth:s,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof s==
"object"&&s.percent!==0?"auto":s;return pt(n,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*di(n,t){const{least:e,most:s}=yield*ci(n,t),i=L(n.style.marginLeft,0)+
L(n.style.marginRight,0);return{least:e+i,most:s+i}}function*uc(n,t){switch(n.inner){case"image":{const{width:e}=tc(n,{width:0,height:void 0},t);return{least:typeof n.
style.width=="object"||typeof n.style.maxWidth=="object"&&n.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*Jm(n,t);case"table":return yield*Gm(
n,t);case"flex":return yield*eg(n,t);case"columns":return yield*jp(n,t);case"grid":return yield*dm(n,t);default:return yield*Qm(n,t)}}function*Qm({children:n},t){
let[e,s,i]=[0,0,0];for(const o of n){if(o.isPositioned)continue;const r=yield*di(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,s=Math.max(s,i);
continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Nt(o);s=Math.max(s,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:s}}function*Jm(n,t){
const{list:e}=yield*rc(n,t,!0);let[s,i,o,r]=[0,0,0,0],a=0;const c=n.style.overflowWrap!=="anywhere"&&n.style.wordBreak!=="break-word"&&n.style.wordBreak!=="brea\
k-all";for(const l of e){let d=0;const f=[...l.fragments];(0,_.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const m=yield*tg(p,t);if(p.
kind==="apart"){p.box.isPositioned||(r+=m.most,s=Math.max(s,m.least));continue}d+=m.most,h+=m.least}s=Math.max(s,c?h+l.hyphen:Math.min(h,n.style.fontSize));const u=l.
fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:s,most:i+r}}function*tg(n,t){
if(n.kind==="text")return{least:n.width,most:n.width};if(n.kind==="atom"||n.kind==="apart")return yield*di(n.box,t);const{style:e}=n.box,s=n.kind==="open"?L(e.marginLeft,
0)+e.borderLeftWidth+e.paddingLeft.px:L(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:s,most:s}}function*eg({style:n,children:t},e){const s=n.
flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*di(c,e),{flexBasis:d}=c.style,f=s&&typeof d=="obje\
ct"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=s?o+h:Math.max(o,h),i=s&&n.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=s?Math.max(r-1,
0)*(n.columnGap?.px??0):0;return{least:i+(n.flexWrap==="nowrap"?a:0),most:o+a}}function*pc(n,t,e=!1){const s=Kp(n);if(s.length===0)return;const i=({style:o})=>o.
position==="fixed"&&!n.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of s)if(!e&&(!$a(n.box)||i(o)))Ue(n,o,{x:r,y:a,share:c});else{const d=e?sg(n,
t):l?ng(n,l):n,f=yield*ig({box:o,x:r,y:a,share:c},d,t);n.apart.push(f);for(const h of Qs(f))s.push(h)}}function ng({box:n},{x:t,y:e,width:s,height:i}){const o=new Sn(
n);return o.border={...vn,left:t,top:e},o.width=t+s,o.height=e+i,o}function sg({box:n},{page:t}){const e=new Sn(n);return e.width=t.width,e.height=t.height,e}function*ig({
box:n,x:t,y:e,share:s},i,o){const{style:r}=n,{border:a}=i,[c,l]=[i.width-B(a),i.height-N(a)],d=Pt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:T(r.left,c),r.right==="\
auto"?void 0:T(r.right,c),r.top==="auto"?void 0:T(r.top,l),r.bottom==="auto"?void 0:T(r.bottom,l)],m={across:B(ct(r))+B(ut(r,c)),down:N(ct(r))+N(ut(r,c))},g=n.inner===
"image",b=rg(u,p,l-N(d)),w=f??(h===void 0&&s.x===0?t-a.left:0),y={width:c,height:l,edges:m,free:Math.max(c-w-(h??0)-B(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:b},
k=g?void 0:yield*og(n,y,o),O=r.height==="auto"&&!g&&r.aspectRatio===void 0?b:void 0,v=O===void 0?void 0:xt(O,r,l,m.down),S=yield*o.layOut(n,{width:c,height:l,fixedWidth:k,
fixedHeight:v});return S.x=a.left+mc({from:f,to:h,size:S.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:s.x,margins:[r.marginLeft,r.marginRight]}),
S.y=a.top+mc({from:u,to:p,size:S.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:s.y,margins:[r.marginTop,r.marginBottom]}),S.isFromBottom=u===void 0&&
p!==void 0,S}function*og(n,{width:t,height:e,edges:s,free:i,isHeld:o,spansDown:r},a){const{style:c}=n,d=typeof c.width=="object"&&c.width.fills?i:F(c.width,t,s.
across,c)??ag(c,e,s,o?void 0:r);if(d!==void 0)return pt(d,c,t,s.across);const{least:f,most:h}=yield*a.widthsOf(n);if(c.width==="min-content")return pt(f,c,t,s.across);
if(c.width==="max-content")return pt(h,c,t,s.across);const p=o&&c.width==="auto"&&n.inner!=="table"?i:Math.max(f,Math.min(h,i));return pt(Rn(p,c,e,s),c,t,s.across)}
const rg=(n,t,e)=>n===void 0||t===void 0?void 0:Math.max(e-n-t,0);function ag(n,t,e,s){if(n.width!=="auto"||n.aspectRatio===void 0)return;const i=F(n.height,t,e.
down,n)??s;return i===void 0?void 0:De(xt(i,n,t,e.down),n,e)}function mc({from:n,to:t,size:e,whole:s,first:i,last:o,flow:r,share:a,margins:c}){if(n===void 0&&t===
void 0)return r+i-a*(i+e+o);if(n===void 0)return s-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=s-n-t-e;return n+(c[1]==="auto"?Math.max(l/2,0):l-L(c[1],s))}return n+
i}const Zt=200,Pn=5e3,cg={x:0,y:0},gc=.01,wc=.268;function*lg(n){const t=n.turns?pg(n):n.items;return yield*new dg(n,t).place()}class dg{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:s,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:s,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const s=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(s);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const[a,c]of e.entries())a%Zt===Zt-1&&(yield Zt*Pn),this.put(c,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});
t.open.splice(0,t.open.length),(0,_.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){
const e=this.above,{layout:s,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.
x=d+h.x,f==="top"?c.y=L(u,i):f==="bottom"?c.y=t-c.height-L(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}});this.inlines.length>Zt&&(yield this.inlines.length*Pn);const r=this.
inlines.filter(({box:c})=>fg(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{const{ascent:p,descent:m}=s.metricsOf(c.style),{style:g}=c,b=T(g.paddingTop,
i)+g.borderTopWidth,w=T(g.paddingBottom,i)+g.borderBottomWidth,y=e-f.rise-p-b+f.shift.y;return{box:c,x:l+f.shift.x,width:d,y,height:p+m+b+w,isFirst:h,isLast:u}}),
a=[];for(const[c,{level:l,x:d,...f}]of this.texts.entries()){const{rise:h,shift:u}=l;c%Zt===Zt-1&&(yield Zt*Pn),hg(a,{...f,x:d+u.x,y:e-h+u.y})}a.length>Zt&&(yield a.
length*Pn);for(const[c,l]of a.entries())a[c]={...l,words:l.words.slice()};return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:s,
block:i}=this.wishes,{textAlignLast:o,direction:r}=i.style,a=s&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<gc)return{start:l?c:0,stretch:0};if(a==="c\
enter")return{start:c/2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.
items.filter(({fragment:f})=>f.kind==="text"&&f.isSpace).length;return s&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,
laid:s},i){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+i:e,i);case"open":this.x+=L(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.
box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-L(t.box.style.marginLeft,this.wishes.whole);return;case"close":{const o=L(t.box.style.marginRight,
this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(r,1);this.inlines.push({...a,width:this.
x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(s,t.owner,e);case"apart":}}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.
block.style,shift:cg}}putText({style:t,owner:e,word:s},i,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=o>0&&i>0&&s.text===" "?{
...s,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:s,c=a===s&&t.wordSpacing!==0&&s.text===" "?{...s,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.
x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,below:s}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,s-t)}putAtom(t,e,s){
const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[L(i.marginTop,o),L(i.marginBottom,o)],l=this.x+L(i.marginLeft,o);this.x+=s;const d=t.height+a+c,{verticalAlign:f}=i;
if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(t.
box.style.overflow==="hidden"||t.box.isOnLine||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+bc(i,h.style,r);const m=r.metricsOf(h.style);f==="mid\
dle"&&(p=d/2+h.rise+h.style.fontSize*wc),f==="text-top"&&(p=h.rise+m.ascent),f==="text-bottom"&&(p=h.rise-m.descent+d),this.above=Math.max(this.above,p),this.below=
Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.level,{style:s}=t,{layout:i}=this.wishes,o=i.lineOf(
s),r=e.style.fontSize*wc-(o.above-o.below)/2,a=e.rise+(s.verticalAlign==="middle"?r:bc(s,e.style,i));this.isLoose||this.reach(a,o);const c=s.position==="relativ\
e"?aa(s,{width:this.wishes.whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,y:e.shift.y+c.y}:e.shift;return{rise:a,style:s,shift:l}}}function bc(n,t,e){const{verticalAlign:s}=n;
if(typeof s=="object"){const{above:i,below:o}=e.lineOf(n);return T(s,i+o)}return s==="sub"?-(t.fontSize/5+1):s==="super"?t.fontSize/3+1:0}const fg=n=>n.backgroundColor!==
void 0||n.backgroundClip==="text"&&n.textFill!==void 0||n.backgroundImage.length>0||n.borderTopWidth+n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth>0||
n.boxShadow.length>0;function hg(n,t){const e=n.at(-1);e&&e.style===t.style&&e.owner===t.owner&&e.y===t.y&&Math.abs(e.x+e.width-t.x)<gc?(e.words.push(t.words[0]),
n[n.length-1]={...e,width:e.width+t.width}):n.push({...t,words:[...t.words]})}const ug="￼";function pg({items:n,block:t,layout:e}){const s=t.style.direction===
"rtl"?ye.Vv:"",i=n.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?ug:""),o=[];for(const{text:c,rtl:l,at:d}of(0,ye.pr)(s+i.join(""))){const f=d-s.length,
h=[];let u=0;for(const[p,m]of n.entries()){const g=i[p],b=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,b==="")continue;const{fragment:w}=m;if(w.
kind!=="text")h.push(m);else{const y=$n(b,w.style,w.owner,e,l);h.push({fragment:y,width:y.width})}}(0,_.RZ)(o,l?h.reverse():h)}const r=n.filter(({fragment:c})=>c.
kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}const fi=6e3;function*mg(n,t,e){const s=yield*rc(
n.box,e.layout,!1),i=yield*Bm(n.box,e.layout,s.list.length),o=function*(f){const h=new wg(n,t,e,s.turns,f);for(const[u,p]of s.list.entries())u%20===0&&(yield 20*
fi),yield*h.add(p,i?.[u]);return yield*h.finish(),h},{height:r}=yield*o(),{length:a}=n.lines;if(!n.box.style.isBalanced||a<2||a>gg||!s.list.every(({fragments:f})=>f.
every(({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const f=(l+d)/2;yield*o(f),n.lines.length>a?l=f:d=f}return(yield*o(
d)).height}const gg=6;class wg{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,s,i,o=1/0){this.laid=
t,this.space=e,this.tools=s,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let s=this.isFirst&&e?e:t,i=yield*this.itemsOf(
s.fragments),o=_n(i);const r=this.width+_n(this.spaces)+o+s.hyphen;if(this.items.length>0&&r>this.room()+.01&&(yield*this.end(!1),s!==t&&(s=t,i=yield*this.itemsOf(
s.fragments),o=_n(i))),this.items.length===0&&this.clearFloats(o),o>this.room()+.01&&this.breaksAnywhere(i))for(const a of yield*this.cut(i))yield*this.put(a,!0);else
yield*this.put(i,!1);this.spaces=yield*this.itemsOf(s.spaces),s.ends&&(yield*this.end(!0))}*finish(){(this.items.length>0||this.spaces.some(({fragment:i})=>i.kind!==
"text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.lines.length)-1];e&&t<this.lines.length&&(this.lines[t-
1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=this.lines;const[s]=this.lines;s&&(this.laid.firstBaseline=s.y+s.baseline),e&&(this.laid.lastBaseline=e.
y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const s of this.spaces)this.items.push(s);this.spaces=[];for(const s of t)this.items.push(
s);this.width=_n(this.items)}get indent(){return this.isFirst?T(this.laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:s,width:i}=this.
space,o={left:e.x+s,right:e.x+s+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.
band();return Math.min(e-t,this.most)-this.indent}clearFloats(t){const{floats:e,origin:s}=this.space;for(;t>this.room()+.01;){const i=e.nextBottom(s.y+this.y);if(i===
void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-s.y}}*itemsOf(t){const e=[],{width:s}=this.space;for(const i of t)switch(i.kind){case"text":
e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:L(o.marginLeft,s)+o.borderLeftWidth+T(o.paddingLeft,s)});break}case"\
close":{const{style:o}=i.box;e.push({fragment:i,width:L(o.marginRight,s)+o.borderRightWidth+T(o.paddingRight,s)});break}case"atom":{const o=yield*this.tools.inner(
i.box,s),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+L(r,s)+L(a,s)});break}case"apart":yield*this.apart(i.box)}return e}*apart(t){
if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:s,marginRight:i}=t.
style,o=e.width+L(s,this.space.width)+L(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}breaksAnywhere(t){
const{width:e}=this.tools.layout.page;return t.some(({fragment:s,width:i})=>s.kind==="text"&&(s.style.overflowWrap!=="normal"||s.style.wordBreak==="break-all"||
s.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*fi,a.kind!=="text")e.push({item:r,text:"￼",width:r.
width});else for(const c of(0,$s.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const s=this.room();let i=0;const o=[];for(const r of(0,$s.ZM)(e,()=>s)){
yield 2*fi;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")a.push(l);else{
const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,o.push(a)}return o}part(t,e){return $n(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const s=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*lg({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:s.left-this.space.origin.x+this.indent,width:s.right-s.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(bg)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=cc(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:s,shown:i}=e;t[t.findIndex(({fragment:o})=>o===s)]={fragment:i,width:i.width}}}function bg({fragment:n,width:t}){if(n.kind!=="open"&&n.kind!=="close")return!1;
const{style:e}=n.box,s=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===0&&s===0}const _n=n=>n.reduce((t,{width:e})=>t+e,0);function*yg(n,t,e,s){
const i=n.border.left+n.padding.left,o=n.border.top+n.padding.top;if(n.box.inner==="lines"){const r={width:e.width,height:e.height},a=(c,l)=>yc(c,n,s,{left:i,width:e.
width,y:l});return yield*mg(n,{left:i,top:o,width:e.width,floats:s.floats,origin:s},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Ue(n,
c,{x:l,y:d})})}return yield*new xg(n,t,s,{left:i,top:o,...e}).lay()}function yc(n,t,{floats:e,x:s,y:i},o){const r=Pt(n.box.style,o.width),{style:a}=n.box,c=a.float===
"right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:s+o.left,right:s+o.left+o.width},f=e.place(c,n.width+B(r),n.height+N(r),l,d);n.x=f.x-s+r.left,
n.y=f.y-i+r.top,t.apart.push(n)}class xg{laid;layout;context;inside;y;pending=new Ft;isFirst=!0;top=new Nn;endsBelow=!1;constructor(t,e,s,i){this.laid=t,this.layout=
e,this.context=s,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.box.children)if(yield tt,
c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,
height:e.height,shrinks:!0});yc(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const s=t.children.filter(({firstBaseline:c})=>c!==
void 0),[i]=s,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);i&&(t.
firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=um(t)&&!this.endsBelow;return t.after=a?this.pending:new Ft,this.y-e.top+(a?
0:this.pending.size)}*onBorder(t){const{laid:e,inside:s}=this,i=Pt(t.style,s.width),o=yield*this.layout.layOut(t,{width:s.width,height:s.height,shrinks:!0}),{top:r}=e.
border;o.x=s.left+Dn(t,o.width,s.width,xc(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.children.push(o),e.legend=o,this.y+=Math.max(o.height+N(i)-r,0),this.
isFirst=!1}keepPlace(t){const{laid:e,inside:s}=this,o={x:e.box.style.direction==="rtl"?1:0,y:Ge(t.style.alignSelf)};Ue(e,t,{x:s.left+o.x*s.width,y:this.y+this.pending.
size,share:o})}*inFlow(t){const{laid:e}=this,{style:s,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Pt(s,o.width),a=this.isFirst&&
hm(e)&&this.top.isBeside(t,o.width),c=a?new Ft:this.pending,l=(p,m)=>this.clearance(p)>this.y+c.join(m).size,d=mm(t,o.width,l);this.pending=a?c:c.join(d);const f=this.
clearance(s),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(e.children.push(u),Wn(t)&&u.height===0){h&&
([this.y,this.pending,this.isFirst]=[f-d.size,d,!1]),this.endsBelow||=h,(!a||h)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=
u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:s,inside:i}){
const{context:o,layout:r}=this,a=xc(this.laid.box.style);if(Nt(t))return yield*kg(t,e,o,{layout:r,inside:i,margins:s,side:a});const{floats:c}=o,l=i.left+s.left,
d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+Dn(t,f.width,i.width,a),f.y=e,f}}function*kg(n,t,{floats:e,
x:s,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:s+a.left,right:s+a.left+a.width},f=e.isEmpty?0:yield*Og(n,a,r);let[h,u]=[t,0];for(;;){const m=e.
band(i+h,u,d),[g,b]=[m.left>d.left,m.right<d.right],w=g||b?e.nextBottom(i+h):void 0;if(w===void 0)break;if(yield tt/4,-c.left>m.left-d.left&&g||f>m.right-m.left+
.01||b&&-c.right>d.right-m.right){[h,u]=[w-i,0];continue}const k=Math.max(d.left+c.left,m.left),M=Math.min(d.right-c.right,m.right),O=yield*r.layOut(n,yield*Mg(
n,a,Math.max(M-k,0),r)),v=e.band(i+h,O.height,d);if(v.left>m.left||v.right<m.right){u=O.height;continue}return O.x=k-s+Dn(n,O.width+c.left+c.right,M-k,l)-c.left,
O.y=h,O}const p=yield*r.layOut(n,{width:a.width,height:a.height});return p.x=a.left+Dn(n,p.width,a.width,l),p.y=h,p}function*Og(n,t,e){const{style:s}=n;if(n.inner===
"table"&&s.width==="auto")return(yield*e.widthsOf(n)).least;if(s.width!=="auto"||n.inner==="image"||s.aspectRatio!==void 0)return(yield*e.layOut(n,{width:t.width,
height:t.height})).width;const i=B(ct(s))+B(ut(s,t.width));return pt(0,s,t.width,i)}function*Mg(n,{width:t,height:e},s,i){const{style:o,inner:r}=n;if(o.width!==
"auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=B(ct(o))+B(ut(o,t)),c=r==="table"?yield*i.widthsOf(n):void 0,l=c?Math.max(c.least,Math.
min(c.most,s)):s;return{width:t,height:e,fixedWidth:pt(l,o,t,a)}}const xc=({blockAlign:n,direction:t})=>n==="start"?t==="rtl"?"right":"left":n;function Dn({style:n},t,e,s){
const{marginLeft:i,marginRight:o}=n,r=e-t-L(i,e)-L(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=L(i,e);return o==="auto"||s==="left"?a:a+(s==="righ\
t"?r:Math.max(r/2,0))}class Sg{around;layout;inside;room;isRow;constructor(t,e,s,i,o){this.around=t,this.layout=e,this.inside=s,this.room=i,this.isRow=o}*measure(t){
const{inside:e,isRow:s}=this,{style:i}=t,o=Pt(i,e.width),[r,a]=[ct(i),ut(i,e.width)],c=s?B(r)+B(a):N(r)+N(a),l=Math.max(yield*this.baseOf(t,c),c),d=s?e.width:e.
height,f=yield*this.leastOf(t,c),h=F(s?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(
l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:s,isRow:i,layout:o}=this,{style:r}=t,a=i?s.width:s.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,
d=l==="content"?void 0:F(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):
void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:p.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;
return h===void 0||t.inner==="image"?f.height:ra(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:s,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,
c=i?s.width:s.height;if(a!=="auto")return F(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=F(i?r.width:r.height,c,e,r)??1/0,d=F(i?r.maxWidth:r.maxHeight,
c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,p?l:ra(u.width,r,this.edgesOf(r)),l,d)}
const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*Vm(t,o);
return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,s]=[ct(
t),ut(t,this.inside.width)];return{across:B(e)+B(s),down:N(e)+N(s)}}isLoose({style:t}){const{flexBasis:e,height:s,aspectRatio:i}=t;if(this.inside.height!==void 0||
i!==void 0)return!1;const o=e==="auto"?s:e;return typeof o!="object"||o.percent!==0}filledHeight(t){if(!(Vs(t,this.around)&&ht(t.height)&&!hi(t,!1))||this.around.
flexWrap!=="nowrap"||this.room===void 0)return;const{down:s}=this.edgesOf(t);return xt(this.room-N(Pt(t,this.inside.width)),t,this.inside.height,s)}*widthOfPicture(t){
return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===
void 0||t.width!=="auto")return;const s=this.edgesOf(t),i=F(t.height,e.height,s.down,t)??this.filledHeight(t);if(i!==void 0)return De(xt(i,t,e.height,s.down),t,
s)}limitItem(t,e){return Rn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,s=!1){const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=Pt(t.style,i.width);
if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Vs(t.style,this.around)&&ht(t.style.width)&&!hi(t.style,!0),d=B(ct(t.style))+B(ut(t.style,i.width)),f=this.around.
flexWrap!=="nowrap",h=l&&!f?pt(i.width-B(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:s})}}function kc(n){
let t=n.known.get("shares");return t===void 0&&(t=n.children.some(e=>{const{height:s,minHeight:i,maxHeight:o}=e.style;return[s,i,o].some(a=>typeof a=="object"&&
a.percent!==0)||ht(s)&&(e.inner==="flex"||e.inner==="grid")&&kc(e)}),n.known.set("shares",t)),t}const hi=(n,t)=>t?n.marginLeft==="auto"||n.marginRight==="auto":
n.marginTop==="auto"||n.marginBottom==="auto";function*vg(n,t,{room:e,...s},i){return yield*new Tg(n,t,s,i,e).lay()}class Tg{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,s,i,o){
this.laid=t,this.layout=e,this.inside=s,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?T(
l,d):0,[a,c]=[r(this.style.columnGap,s.width),r(this.style.rowGap,s.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
s.width:o,this.items=new Sg(this.style,e,s,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const s=this.linesOf(e);this.mainRoom??=this.limitMain(s);for(const o of s)this.flexLine(o);for(const o of s)yield*this.layLine(o);const i=yield*this.
placeLines(s);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(s),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const s=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=s.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(s.push({items:[o],cross:0}),i=r)}return s.length>0?s:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:s}=this.
laid,i=N(e)+N(s),o=t.map(({items:r})=>this.lengthOf(r));return xt((0,_.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,s=N(t)+N(e);return(F(this.style.maxHeight,this.space.height,s,this.style)??1/0)-s}lengthOf(t){return t.reduce((s,i)=>s+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?B(t):N(t)}crossMargins({margins:t}){return this.isRow?N(t):B(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const s=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<s,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=s-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const m of r){const g=m.base+d*o(m)/l,b=Math.max(Math.min(g,m.most),m.least);
h.set(m,g),m.main=b,f+=b-g}const u=m=>{const g=m.main-h.get(m);return Math.abs(f)<.001?!0:f>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[s,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;s=Math.max(s,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,s+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:s,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):s.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Ln(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,
f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:s}=this.laid,i=N(e)+N(s);return xt(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},s){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((m,{box:g})=>m+Rg(g.style,i),0),h=f>0&&d>0?{before:0,between:0}:Ln(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(
t);for(const m of t){const g=f>0&&d>0?d/f:0,[b,w]=this.mainSides(m,g);yield*this.stretch(m,e);const y=m.laid,k=u+b,M=a?l-k-m.main:k,O=s+this.crossOffset(m,e,p);
y.x=this.left+(i?M:O),y.y=this.top+(i?O:M),r.children.push(y),u=k+m.main+w+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},s){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?s:a[0],
r==="auto"?s:a[1]]}*stretch(t,e){const{isRow:s,inside:i,layout:o}=this,{style:r}=t.box;if(!Vs(r,this.style)||hi(r,!s)||!ht(s?r.height:r.width))return;const a=e-
this.crossMargins(t),[c,l]=[ct(r),ut(r,i.width)],d=s?xt(a,r,i.height,N(c)+N(l)):pt(a,r,i.width,B(c)+B(l));Math.abs(d-(s?t.laid.height:t.laid.width))<.01&&!(s&&kc(
t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:s?t.main:d,fixedHeight:s?d:t.main,isLoose:!s&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.
isRow)return e;for(const{box:s,laid:i,margins:o}of t)this.alignOf(s)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,s){
const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const p=this.alignOf(
a);if(p==="baseline"&&i)return s-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+qs(p,d,m)}takeBaselines(t){const[e]=t[0]?.
items??[],s=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(s,"lastBaseline")}keepPlace(t,e){const{isRow:s,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(s&&r),c=Ge(i.justifyContent,
a),l=Ge(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!s&&r)),d=s?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);Ue(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const Rg=(n,t)=>(t?[n.marginLeft,n.marginRight]:[n.marginTop,n.marginBottom]).filter(e=>e==="auto").length;class Cg{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:s,right:i}){let[o,r]=[s,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,_.YG)(this.placed.flatMap(({bottom:s})=>s>t+.01?[s]:[]));return e===1/0?void 0:
e}place(t,e,s,i,o){let r=Math.max(i,this.highest),a=this.band(r,s,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,s,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+s}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const s of this.placed)(t==="both"||t===s.side)&&(e=Math.max(e,s.bottom));return e}}function*Eg(n,t,e){yield*new Lg(n,t,e).lay()}class Lg{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,s){
this.laid=t,this.layout=e,this.space=s;const{box:i}=t;this.grid=Ke(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?ai(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:s}=this,{style:i}=t.box,o=t.contentWidth-dc(t.box,s);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?qm(t.box,o):Xm(yield*fc(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let s=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=L(a,c),l.y=s+L(o,c),s=l.y+l.height+L(r,c),this.laid.children.push(l)}return s}widthOf({column:t,columns:e}){let s=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)s+=this.widths[i]??0;return s}*layCells(){const t=[];for(const e of this.grid.cells)yield tt/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:s}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(s);
return r?(s.known.set("edges",this.collapsed.edges.get(s)),yield*this.layout.layOut(this.asQuirky(Ng(s,r)),o)):yield*this.layout.layOut(this.asQuirky(s),{...o,width:this.
laid.contentWidth})}asQuirky(t){return!this.layout.isQuirky||t.style.boxSizing==="border-box"||ht(t.style.height)?t:Sc(t,"quirky",()=>Bg(t.style))}rowHeights(t){
const{grid:e}=this,s=e.rows.map(r=>F(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(s[a.row]=Math.max(s[a.row],c.height),Hn(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),s[a.row]=Math.max(s[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.
rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+s[f],(r.rows-1)*this.gapY);a.height>l&&this.heighten(s,c,a.height-l)}return this.fillHeight(s),s}fillHeight(t){const{laid:e,
grid:s}=this,{style:i}=e.box,o=N(e.border)+N(e.padding),r=this.space.fixedHeight??F(i.height,this.space.height,o,i)??0,a=Math.max(r,F(i.minHeight,this.space.height,
o,i)??0),c=t.reduce((l,d)=>l+d,0)+(s.rows.length+1)*this.gapY+o;a>c&&t.length>0&&this.heighten(t,[...t.keys()],a-c)}heighten(t,e,s){const i=e.filter(a=>ht(this.
grid.rows[a].style.height)),o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+s*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,s){const{laid:i,grid:o,
gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,l=[];let d=s+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const f=[];let h=c+r;for(const m of this.
widths)f.push(h),h+=m+r;const u=i.box.style.direction==="rtl",p=[];for(const{box:m,from:g,to:b}of o.groups){if(g===b)continue;const w=this.part(m,c+r,l[g],l[b-1]+
e[b-1]);i.children.push(w),w.flow="rows";for(let y=g;y<b;y++){const k=this.part(o.rows[y],0,l[y]-w.y,l[y]-w.y+e[y]);k.flow="bands",w.children.push(k),p.push(k)}
o.headRows>0&&g===0&&(i.head=w),m===o.foot&&(i.foot=w)}for(const{cell:m,laid:g}of t){yield tt/10;const b=m.row+m.rows-1,w=l[b]+e[b]-l[m.row],y=yield*this.fillCell(
m,g,w,t),k=f[m.column]??c;y.x=(u?i.width-k-y.width:k)-c-r,y.y=0,p[m.row].children.push(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){
const{laid:s}=this,i=t.filter(({box:r,firstBaseline:a})=>Hn(r)&&a!==void 0),o=i.length>0?(0,_.Kf)(i.map(({firstBaseline:r})=>r)):(0,_.Kf)(t.map(({height:r,padding:a,
border:c})=>r-a.bottom-c.bottom));s.firstBaseline=e+Math.max(o,0),s.box.style.display==="inline-table"&&(s.lastBaseline=s.firstBaseline)}part(t,e,s,i){const o=new Sn(
t);return o.x=e,o.y=s,o.width=this.laid.contentWidth-2*this.gapX,o.height=i-s,o}*fillCell(t,e,s,i){const{box:o}=t,r=s-e.height+e.slack;if(r<.01)return e;const a=o.
children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,s):e;if(c.height=s,a)return c;const{verticalAlign:l}=o.style,
d=l==="middle"?r/2:l==="bottom"?r:Hn(o)?this.baselineShift(t,c,i):0;return d>0&&Ag(c,Math.min(d,r)),c}baselineShift({row:t},e,s){if(e.firstBaseline===void 0)return 0;
let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of s)Hn(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.max(this.rowBaselines.
get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Hn=({style:n})=>{const{verticalAlign:t}=n;return typeof t==
"object"||t==="baseline"||t==="sub"||t==="super"};function Ag(n,t){for(const e of n.children)e.y+=t;for(const e of n.apart)e.y+=t;n.lines=n.lines.map(e=>({...e,
y:e.y+t})),n.firstBaseline!==void 0&&(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}const Oc=new WeakMap;function Ig(n,{top:t,right:e,bottom:s,
left:i}){let o=Oc.get(n);o||Oc.set(n,o=new Map);const r=[t,e,s,i].join();let a=o.get(r);return a||(a={...n,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:s,
borderLeftWidth:i},o.set(r,a)),a}const Mc=new WeakMap;function Bg(n){let t=Mc.get(n);return t||Mc.set(n,t={...n,boxSizing:"border-box"}),t}function Ng(n,t){return Sc(
n,"shared",()=>Ig(n.style,t))}function Sc(n,t,e){const s=n.known.get(t);if(s)return s;const i=Object.assign(Object.create(Object.getPrototypeOf(n)),n,{style:e()});
return n.known.set(t,i),i}function*Wg(n,t,e,s){yield tt;const i=hu(n,e.width);return n.inner==="image"?zg(i,t,e):(i.width=yield*$g(i,t,e),n.inner==="table"?yield*Eg(
i,t,e):yield*Pg(i,t,e,s)),n.style.position==="relative"&&(i.shift=aa(n.style,e)),yield*pc(i,t),i}function zg(n,t,e){const{border:s,padding:i,box:o}=n,{width:r,height:a}=tc(
o,e,t);n.width=e.fixedWidth??r+B(s)+B(i),n.height=e.fixedHeight??a+N(s)+N(i)}function*$g(n,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:s,border:i,
padding:o}=n,{style:r}=s,a=B(i)+B(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||s.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:N(
i)+N(o)},h=F(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=xt(h,r,e.height,f.down);return pt(De(y,r,f),r,e.width,a)}if(!l)return pt(
Rn(Ja(s,e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(s),m=e.width-L(r.marginLeft,e.width)-L(r.marginRight,e.width);if(c==="min-content")
return pt(u,r,e.width,a);if(c==="max-content")return pt(p,r,e.width,a);const g=F(c,e.width,a,r)??Math.max(u,Math.min(p,m)),b=pt(Rn(g,r,e.height,f),r,e.width,a),
w=r.tableLayout==="fixed"&&c!=="auto";return s.inner==="table"&&!w?Math.max(b,u):b}function*Pg(n,t,e,s){const{box:i,border:o,padding:r}=n,{style:a}=i,c=N(o)+N(r),
l=a.aspectRatio,d=l!==void 0&&ht(a.height)?a.boxSizing==="border-box"?n.width/l:n.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:F(a.height,
e.height,c,a),u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?xt(u,a,e.height,c):u,m=p??(d===void 0?void 0:xt(d,a,e.height,c)),g=m===void 0?
void 0:Math.max(m-c,0),b={width:n.contentWidth,height:e.isLoose?void 0:g};let w;if(i.inner==="flex")w=yield*vg(n,t,{...b,room:g},e);else if(i.inner==="columns")
w=yield*Gp(n,t,b);else if(i.inner==="grid")w=yield*lm(n,t,{...b,height:g},e);else{const M=s&&!Nt(i)?s.floats:new Cg,O=s&&!Nt(i)?s:{floats:M,x:0,y:0};w=yield*yg(
n,t,b,O),Nt(i)&&(w=Math.max(w,M.clear("both")-o.top-r.top))}const y=Math.max(w+c,d??0,f?h??0:0);n.height=p??xt(y,a,e.height,c),f&&(n.slack=Math.max(n.height-w-c,
0)),n.legend&&(n.frame=_g(n.legend,n)),n.height>y+.01&&(n.after=new Ft),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Dg(n,Ln(a.alignContent,
Math.max(n.height-y,0),1).before)}function _g(n,{border:t,height:e}){const s=Math.max(n.y+(n.height-t.top)/2,0);return{top:s,height:Math.max(e-s,0)}}function Dg(n,t){
if(t!==0){n.lines=n.lines.map(e=>({...e,y:e.y+t}));for(const e of[...n.children,...n.apart])e.y+=t;n.firstBaseline!==void 0&&(n.firstBaseline+=t),n.lastBaseline!==
void 0&&(n.lastBaseline+=t)}}const vc=5e3,rt=.75,Hg=.5;async function Fg({box:n,tree:t,isQuirky:e},s,i){const o=await(0,$s.Vn)();let r=1;for(;;){const a=rt*r,c=k=>n.
widthOf(k)/a,l={width:c(""),height:n.areaOf(1,"").height/a},d=new ud({layOut:Wg,widthsOf:ci},s.typefaces,o,l,e),f=await t(l),h=await Ht(ou(f,c),i),u=await Ht(Ug(
f,d,l),i),p=await Ht(Kg(u,c),i),m=Math.max(1/Math.max(p,.001),Hg);if(r===1&&p>1+1/l.width&&m<.99){r=m;continue}const g=new qr(s,n,a,vc,()=>(0,su.F)("pages",`The\
 document has more than ${vc} pages`,"Split it into several documents","file"));g.rename(0,Zr(u)??"");const b=new Cn(g.fragments,d.work,void 0,h?g.rename.bind(g):
void 0),w=await Ht(b.place(u,0,0,0),i);g.last=await Ht(Zg(w,b),i),g.sheet(g.last),Gg(w,g);const y=new Fe(g,d);return await Ht(y.paint(w),i),await Ht(jg(w,g,d),i),
g.close(),{names:g.names,shadowsLeftOut:d.shadowsLeftOut}}}function Gg(n,{fragments:t,last:e}){const{backgroundColor:s,backgroundImage:i}=n.laid.box.style;s===void 0&&
i.length===0||(n.top=0,n.bottom=t.endOf(e))}function*jg({apart:n},t,e){for(const s of n){const{laid:i,x:o,top:r}=s;if(!(i.box.style.position!=="fixed"||!(yield*Qr(
t,s))))for(let a=1;a<=t.last;a++)yield*new Fe(new Jr(t,a),e).paint(yield*_e(i,o,r),!0)}}function*Ug(n,t,e){const s=yield*t.layOut(n,{width:e.width+n.widening,height:e.
height});return s.height=Math.max(s.height,1),yield*pc(s,t,!0),t.forget(),s}function*Kg(n,t){let e=0;const s=[[n,0,t("")]];for(let i=s.pop();i;i=s.pop()){const[
o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box,d=l===void 0?a:t(l);if(na(c)){e=Math.max(e,(r+Yg(o))/d);continue}const f=r+Xg(o);if(e=Math.max(e,(f+o.width)/
d),c.overflow==="hidden")continue;for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility===
"visible"&&u.box.style.position!=="fixed"&&s.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)s.push([p,f+p.x,d]);const{columns:h}=o;h&&s.push(
[h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}function Yg({box:n,width:t,height:e,shift:s}){const{transform:i,transformOrigin:o}=n.style,[r,a]=[T(o[0],t),
T(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+
u.values[3]*h+u.values[5]]:[f+T(u.x,t),h+T(u.y,e)],d));return(s?.x??0)+r+(0,_.Kf)(l.map(([d])=>d))}const Xg=({box:n,width:t,shift:e})=>n.style.transform.reduce(
(s,i)=>i.kind==="matrix"?s:s+T(i.x,t),e?.x??0);function*Zg(n,t){let e=0;const s=[[n,1/0]];for(let i=s.pop();i;i=s.pop()){yield 2e3;const[o,r]=i,{laid:a,lines:c,
children:l,apart:d,bottom:f}=o,h=ta(o,r);for(const{line:b,top:w,atoms:y}of c){b.texts.length>0&&w<h&&(e=Math.max(e,t.pageOf(w+b.height/2)));for(const k of y)s.push(
[k,h])}const{style:u,replaced:p}=a.box;o.top<Hs(o,r)&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>0||u.borderTopWidth>0)&&l.length+c.length===
0&&a.height>0&&(e=Math.max(e,t.pageOf(f-.2)));for(const b of[...l,...d])s.push([b,h]);const g=o.columns?.rows.findLast(({top:b})=>o.top+b<h);g&&(e=Math.max(e,t.
pageOf(o.top+g.top)))}return e}var qg=R(94405);const Vg=1e3;function Qg(n){const{attributes:t}=n,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presenta\
tion"||e==="none")return"";const s=(0,E.ZE)(n).find(({name:o})=>o==="title");return[t.get("aria-label"),s&&(0,E.a4)(s),Jg(n)].map(o=>o?.replace(/\s+/g," ").trim().
slice(0,Vg)).find(o=>o!==void 0&&o!=="")}function Jg(n){const t=[],e=(0,E.ZE)(n).reverse();for(let s=e.pop();s;s=e.pop())if(s.name==="text")t.push((0,E.a4)(s));else if(s.
name!=="defs")for(const i of(0,E.ZE)(s).reverse())e.push(i);return t.join(" ")}var Tc=R(78445),Rc=R(25561);const t0=new Set(["disc","circle","square"]);class e0{values=new Map;scopes=[
new Set];quotes=0;enter(t,e){for(const[s,i]of t.counterReset)this.open(s,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",n0(e)),t.display===
"list-item"&&this.countItem(e);for(const[s,i]of t.counterIncrement){const o=this.values.get(s);!o||o.length===0?this.open(s,i):o[o.length-1]=o.at(-1)+i}return this.
scopes.push(new Set),()=>{for(const s of this.scopes.pop())this.values.get(s).pop()}}open(t,e){const s=this.values.get(t)??[];this.values.set(t,s);const i=this.
scopes.at(-1);i.has(t)&&s.pop(),i.add(t),s.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);
const s=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=s!==void 0&&/^\s*-?\d{1,9}\s*$/.test(s)?Number(s):e.at(-1)+i}marker({
listStyleType:t}){if(t==="none")return;if(t0.has(t))return{text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("l\
ist-item")?.at(-1)??1;return{text:`${Fn(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:s}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??
"";if("quote"in t)return this.quote(t.quote,s);const i=this.values.get(t.counter)??[0];return t.separator===void 0?Fn(i.at(-1)??0,t.style):i.map(o=>Fn(o,t.style)).
join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const s=Math.min(this.quotes,e.length/2-1);return t==="\
open"&&this.quotes++,e[2*s+(t==="open"?0:1)]??""}}function n0(n){const t=n.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return n.
attributes.has("reversed")?(e??(0,E.ZE)(n).filter(({name:s})=>s==="li").length)+1:(e??1)-1}const s0=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],
[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function Cc(n){let[t,e]=[n,""];for(const[s,i]of s0)for(;t>=s;t-=s)e+=i;return e}function ui(n,t,e){
let[s,i]=[n,""];for(;s>0;s=Math.floor((s-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(s-1)%e)+i;return i}function Fn(n,t){const e=n>=1&&n<=3999;switch(t){case"\
none":return"";case"decimal-leading-zero":return n>=0&&n<10?`0${n}`:String(n);case"lower-roman":return e?Cc(n):String(n);case"upper-roman":return e?Cc(n).toUpperCase():
String(n);case"lower-alpha":case"lower-latin":return n>=1?ui(n,"a",26):String(n);case"upper-alpha":case"upper-latin":return n>=1?ui(n,"A",26):String(n);case"low\
er-greek":return n>=1?ui(n,"α",17):String(n);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(n)}}function re(n,t){
const e=Jt(n);e.display=t;for(const s of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[s]=0;return new ot(e)}const i0=({
columnCount:n,columnWidth:t})=>n!==void 0||t!==void 0;function o0(n){const t=n.inner==="lines";if(!t&&n.children.length===0)return;const e=t?[[]]:Ec(n.children.
splice(0));for(const s of e){if(s instanceof ot){n.children.push(s);continue}const i=re(n.style,"flow-root");t?r0(n,i):(0,_.RZ)(i.children,s);const o=re(n.style,
"block");o.inner="columns",Object.assign(o.style,a0(n.style,e.length===1)),o.children.push(i),n.children.push(o)}}function r0(n,t){t.inner="lines",(0,_.RZ)(t.inlines,
n.inlines.splice(0)),t.element=n.element,n.element=null,n.inner="blocks"}function a0(n,t){const{columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,
columnRuleStyle:a,columnRuleColor:c,height:l}=n,d={columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l===
"auto"||!t?d:{...d,height:c0}}const c0={px:0,percent:1};function Ec(n){const t=[];for(const e of n)for(const s of l0(e)){const i=t.at(-1);Lc(s)?t.push(s):Array.
isArray(i)?i.push(s):t.push([s])}return t}const Lc=n=>n.style.columnSpan==="all"&&!n.isApart;function l0(n){if(n.inner!=="blocks"||Lc(n)||Nt(n))return[n];const t=Ec(
n.children);return t.every(e=>Array.isArray(e))?[n]:t.map((e,s)=>e instanceof ot?e:d0(n,e,s===0,s===t.length-1))}function d0(n,t,e,s){const i=new ot({...n.style,
...!e&&f0,...!s&&h0});return i.element=n.element,i.images=n.images,e&&([i.place,i.marker]=[n.place,n.marker]),(0,_.RZ)(i.children,t),i}const f0={marginTop:it,paddingTop:it,
borderTopWidth:0},h0={marginBottom:it,paddingBottom:it,borderBottomWidth:0},u0=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),Gn=({
display:n})=>!u0.has(n);function jn(n,t,e){const{display:s}=n.style;switch(s){case"flex":case"inline-flex":return n.inner="flex",Ac(n,t);case"grid":case"inline-\
grid":return n.inner="grid",Ac(n,t);case"table":case"inline-table":return n.inner="table",Xe(n,t,"table");case"table-row-group":case"table-header-group":case"ta\
ble-footer-group":return n.inner="rows",Xe(n,t,"rows");case"table-row":return n.inner="row",Xe(n,t,"row");case"table-column-group":for(const i of t)"block"in i&&
n.children.push(i.block);return;default:p0(n,t,e),i0(n.style)&&o0(n)}}function p0(n,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.
kind==="apart"||o.isBlank&&o.inline.kind==="text"))){pi(n,t),n.element??=e.parent;return}mi(n,y0(n,t))}function pi(n,t){n.inner="lines";const e=new Map;for(const{
inline:s}of t)s.kind==="open"&&e.set(s.box,1),s.kind==="close"&&e.has(s.box)&&e.set(s.box,2);for(const{inline:s,home:i}of t)i&&!n.element&&(n.element=i),!((s.kind===
"open"||s.kind==="close")&&e.get(s.box)!==2)&&n.inlines.push(s)}function mi(n,t){let e=[];const s=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){
const o=re(n.style,"block");pi(o,e),n.children.push(o)}else for(const{inline:o}of e)o.kind==="apart"&&n.children.push(o.box);e=[]};for(const i of t)"block"in i?
(s(),n.children.push(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?n.children.push(i.inline.box):e.push(i);s()}function Ac(n,t){mi(n,t);for(const e of n.
children)e.isItem=!0}const m0={table:["table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["ta\
ble-row"],row:["table-cell"]},g0={table:"table-row-group",rows:"table-row",row:"table-cell"},w0={table:"rows",rows:"row",row:"cell"};function Xe(n,t,e){const s=m0[e];
let i=[];const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=re(n.style,g0[e]),c=w0[e];a.inner=c==="cell"?"blocks":c,c==="cell"?
b0(a,i):Xe(a,i,c),n.children.push(a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&n.children.push(a.inline.box);i=[]};for(const r of t)"block"in
r&&s.includes(r.block.style.display)?(o(),n.children.push(r.block)):i.push(r);o()}function b0(n,t){t.every(e=>"inline"in e)?pi(n,t):mi(n,t)}const Ic=n=>"block"in
n&&n.block.style.display.startsWith("table-")&&n.block.style.display!=="table-caption";function y0(n,t){if(!t.some(Ic))return t;const e=[];let s=[];const i=()=>{
if(s.length===0)return;const o=re(n.style,"table");o.inner="table",Xe(o,s,"table"),e.push({block:o}),s=[]};for(const o of t)if(Ic(o))s.push(o);else{if(s.length>
0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const Bc=new WeakMap;function Ze(n,t,e){let s=Bc.get(n);s||Bc.set(n,s=new Map);let i=s.get(t);return i||
s.set(t,i=e()),i}const Un=13,gi=[1,1,1],wi=[118/255,118/255,118/255],x0=[0,117/255,1],k0=.3,Kn=(n,t,e)=>({color:n,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],
dashOffset:0}),qe=(n,t,e,s=1)=>({kind:"shape",path:n,fill:t&&{paint:t,alpha:s,hasHoles:!1},stroke:e}),Nc=Un/2,Wc=n=>(0,et.KJ)((t,e)=>[Nc+t*n,Nc+e*n]),O0=`${(0,et.
XL)([[1,.5],[12,.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,M0=(0,et.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function S0(n,t,e,s){const i=e?k0:1,
o=e?wi:s?.color??x0,r=[];return n==="radio"?(r.push(qe(Wc(6),gi,Kn(t?o:wi,i,1))),t&&r.push(qe(Wc(3.5),o,void 0,i))):(r.push(qe(O0,t?o:gi,Kn(t?o:wi,i,1),t?i:1)),
t&&r.push(qe(M0,void 0,Kn(gi,1,1.8)))),{view:[0,0,Un,Un],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function v0({color:n,alpha:t}){const e=(0,et.XL)([[1,1],[4.5,4.5],
[8,1]]);return{view:[0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[qe(e,void 0,Kn(n,t,1.8))]}}const T0=new Set(["input","select","textarea","button"]),zc={submit:"\
Submit",reset:"Reset",button:""},R0={color:[0,0,0],alpha:1},C0=({name:n,isHtml:t})=>t&&T0.has(n),bi=({attributes:n})=>n.get("type")?.trim().toLowerCase()??"",E0=n=>n.
name==="input"&&/^(?:file|image)$/.test(bi(n)),L0=n=>n.name==="input"&&bi(n)==="range";function A0(n,t,e){const s=B0(n,t),{least:i,style:o}=s,r=/flex|grid/.test(
e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[n.name,r,...I0.map(d=>n.attributes.get(d))].join("|"),l=Ze(t,c,()=>a?{...o,width:Ot(i+_c(o).x)}:o);return{
...s,style:l}}const I0=["type","size","cols","rows","multiple"];function B0(n,t){const e={...t};switch(e.display==="inline"&&(e.display="inline-block"),n.name){case"\
button":return Qe(e);case"textarea":return z0(n,e);case"select":return P0(n)?{style:_0(n,e),isOnLine:!0,isCentered:!1}:$0(n,e);default:return N0(n,e)}}function N0(n,t){
const{attributes:e}=n,s=bi(n);if(s==="checkbox"||s==="radio"){if(t.appearance==="none")return{style:t,isCentered:!1};const c=e.has("checked"),l=S0(s,c,e.has("di\
sabled"),t.accentColor);return{style:t,mark:{drawing:l,size:Un,alt:W0[s][c?1:0]},isCentered:!1}}if(s==="range")return{style:t,isCentered:!1};const i=e.get("valu\
e")??"";if(Object.hasOwn(zc,s))return{...Qe(t),text:{value:e.has("value")?i:zc[s],isHint:!1}};if(s==="color"){const[,c,l,d]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.
exec(i)??[],f=c===void 0?R0:{color:[c,l,d].map(h=>Number.parseInt(h,16)/255),alpha:1};return{...Qe(t),swatch:f}}const o=Ve(e.get("size"),20);yi(t,1);const r=(F0[s]??
o*D0+H0)*t.fontSize,a=s==="password"?"•".repeat(Math.min(i.length,o)):i;return{...Qe(t),text:Pc(a,e.get("placeholder")),least:r}}const W0={checkbox:["☐","☑"],
radio:["○","◉"]};function z0(n,t){const{attributes:e}=n,i=Ve(e.get("cols"),20)*G0*t.fontSize+j0;yi(t,Ve(e.get("rows"),2));const o=(0,E.a4)(n).replace(/^\r?\n/,
"");return{style:xi(t),text:Pc(o,e.get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function $0(n,t){const e=(0,E.Ky)(n).filter(({name:r})=>r==="option"),
s=e.findLast(({attributes:r})=>r.has("selected"))??e.find(({attributes:r})=>!r.has("disabled"))??e[0];let i="";for(const r of e){const a=$c(r);a.length>i.length&&
(i=a)}const o={...Qe(t,!0),text:{value:s?$c(s):"",isHint:!1},least:i};return t.appearance==="none"?o:{...o,arrow:v0(t.color)}}const $c=n=>(n.attributes.get("lab\
el")??(0,E.a4)(n)).replace(/\s+/g," ").trim(),P0=({attributes:n})=>n.has("multiple")||Ve(n.get("size"),1)>1;function _0(n,t){return yi(t,Ve(n.attributes.get("si\
ze"),4)),xi(t)}const Pc=(n,t)=>n===""&&t!==void 0?{value:t,isHint:!0}:{value:n,isHint:!1};function Ve(n,t){const e=/^\s{0,9}(\d{1,9})/.exec(n??"")?.[1];return e===
void 0||Number(e)===0?t:Math.min(Number(e),1e3)}const D0=.6,H0=1.5,F0={date:8.8,month:10,week:9,time:7.2,"datetime-local":14.5},G0=.675,j0=15;function yi(n,t){const{
minHeight:e}=n,s=typeof e=="object"?e:Ot(0);n.height==="auto"&&s.percent===0&&(n.minHeight=Ot(Math.max(s.px,t*co(n)+_c(n).y)))}function _c(n){if(n.boxSizing!=="\
border-box")return{x:0,y:0};const[t,e]=[ct(n),ut(n,0)];return{x:B(t)+B(e),y:N(t)+N(e)}}function Qe(n,t=!1){const e=n.display==="inline-block"||n.display==="bloc\
k";return e&&(n.display=n.display==="block"?"flex":"inline-flex",Object.assign(n,t?Dc:U0)),{style:xi(n),isCentered:e}}const Dc={flexDirection:"row",justifyContent:"\
space-between",alignItems:"center",flexWrap:"nowrap"},U0={...Dc,flexDirection:"column",justifyContent:"center",alignItems:"stretch"},Hc=["Top","Right","Bottom",
"Left"],Fc=["TopLeft","TopRight","BottomRight","BottomLeft"];function xi(n){const t=Hc.every(o=>n[`border${o}Width`]===2&&/^(?:in|out)set$/.test(n[`border${o}St\
yle`])),e=n.backgroundColor,s=e!==void 0&&n.backgroundImage.length===0&&Y0.has(e.color.join());if(!t||!s||n.appearance==="none")return n;for(const o of Hc){const r=n[`\
padding${o}`];Object.assign(n,{[`border${o}Width`]:1,[`border${o}Style`]:"solid",[`padding${o}`]:{...r,px:r.px+1}})}if(!Fc.some(o=>n[`border${o}Radius`][0].px>0))
for(const o of Fc)n[`border${o}Radius`]=K0;return n}const K0=[Ot(2),Ot(2)],Y0=new Set([[1,1,1].join(),[239/255,239/255,239/255].join()]);function X0(n,t,{least:e,
arrow:s,swatch:i,isCentered:o}){if(n.children.push(t),i&&(n.children[0]=Yn(n,{backgroundColor:i,flexGrow:1,alignSelf:"stretch"})),e!==void 0&&n.style.width==="a\
uto"&&q0(n,e),s){const r=Yn(n,{marginLeft:Ot(2),marginRight:Ot(4),flexShrink:0});r.inner="image",r.replaced={image:void 0,drawing:s,width:9,height:6},n.children.
push(r)}n.inner=o?"flex":"blocks";for(const r of n.children)r.isItem=o}const Yn=({style:n},t)=>new ot(Ze(n,JSON.stringify(t),()=>({...re(n,"block").style,...t}))),
Z0=n=>new ot(Ze(n,"line",()=>re(n,"block").style));function q0(n,t){const e={height:Ot(0),overflow:"hidden",visibility:"hidden"},s=Yn(n,typeof t=="number"?{...e,
width:Ot(t)}:e);typeof t=="string"&&(s.inner="lines",s.inlines.push({kind:"text",text:t,style:s.style,owner:void 0}));const i=Yn(n,{});for(const o of[...n.children,
s])i.children.push(o);n.children.splice(0,n.children.length,i)}const V0=Object.keys(en);function Q0(n,t){const e=Jt(t),s={};for(const a of V0)n[a]!==e[a]&&Object.
assign(s,{[a]:n[a]});const{textDecorationLine:i,textDecorationColor:o,textDecorationStyle:r}=n;return i.size>t.textDecorationLine.size&&Object.assign(s,{textDecorationLine:i,
textDecorationColor:o,textDecorationStyle:r}),s}const J0=new Set(["progress","meter"]),Gc=n=>J0.has(n.name)||L0(n);function tw({name:n,attributes:t}){const e=(r,a)=>{
const c=t.get(r)?.trim(),l=c===void 0||c===""?NaN:Number(c);return Number.isFinite(l)?l:a},s=n==="progress"?0:e("min",0),i=e("max",n==="input"?100:1),o=(e("valu\
e",n==="input"?(s+i)/2:s)-s)/(i-s);return Number.isFinite(o)?Math.min(Math.max(o,0),1):0}function ew(n,t,e,s){const i=tw(t),r={...s.pseudoStyle(t,"bar",e).style,
display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};n.inner="blocks",n.children.push(new ot(r));const a=(0,E.a4)(t).replace(/\s+/g," ").trim();return a===
""?`${Math.round(i*100)} %`:a}const nw=/^(?:https?|mailto|tel|ftp):/i;function sw(n,t){if(n.startsWith("#")){const e=t.find(iw(n.slice(1)));return e&&{place:e}}
return nw.test(n)?{uri:ow(n)}:void 0}function iw(n){try{return decodeURIComponent(n)}catch{return n}}const ow=n=>{try{return new URL(n).href.replace(/[^!-~]/g,t=>encodeURIComponent(
t))}catch{return n.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};class Oe{parent;own;outer;paragraph;constructor(t,e,s){this.parent=t,this.own=e,this.outer=s}get(){
return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const rw=new Set(["\
P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class aw{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){
return new Oe(this.document,!1)}enter(t,e,s){const{name:i}=t;if(s&&!this.tagOf(t))return{home:new Oe(e.parent,!1,e),label:void 0};if(s||e.end(),i==="li")return this.
item(e);const o=this.tagOf(t);if(!o)return{home:new Oe(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new Oe(r,rw.has(o)),label:void 0}}item(t){
if(t.parent.tag!=="L")return{home:new Oe(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),s=e.add("Lbl");return{home:new Oe(e.add("LBody"),!1),label:s}}tagOf(t){
const{name:e}=t,s=this.headings.levelOf(t);if(s!==void 0)return`H${s}`;if(/^h[1-6]$/.test(e))return"P";const i=cw[e];return i?this.isData(t)?i:void 0:lw[e]}factsOf(t,e){
const{attributes:s,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(
s.get("colspan"))||1,Number(s.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:
{}:{attributes:{O:"Table",Scope:fw(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let s=this.data.get(e);return s===void 0&&this.
data.set(e,s=dw(e)),s}}const cw={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},lw={p:"P",ul:"L",ol:"L",menu:"\
L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function dw(n){const t=n.attributes.get("role");if(t===
"presentation"||t==="none")return!1;let e=0,s=0;for(const i of(0,E.Ky)(n))if(i!==n){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="c\
aption")return!0;i.name==="tr"&&e++,i.name==="td"&&s++}return e>1&&s>e}function fw(n){const t=n.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgro\
up")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=n.parent,s=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");
return!s&&i===!0?"Row":"Column"}const jc=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,scripts:0,undescribed:0}),hw=new Set(["iframe","frame",
"frameset","object","embed","applet","video","audio","canvas","math"]);class uw{sources;counters=new e0;tags;constructor(t){this.sources=t,this.tags=new aw(t.document,
t.headings)}*build(t){const e=[],{styler:s}=this.sources;yield*this.element(t,{styled:s.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[i]=e;return i&&
"block"in i?(mw(i.block,t),i.block):new ot(s.start.style)}*nodes(t,e,s){for(const i of t)i.kind==="text"?this.text(i.value,e,s):yield*this.element(i,e,s)}text(t,{
styled:e,home:s,owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push({inline:{kind:"text",text:t,style:e.
style,owner:i},home:r?void 0:s.get(),isBlank:r})}*element(t,e,s){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=pw(e.styled.style,i.styleOf(t,e.styled,e.
table));yield tt+(i.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,(hw.has(c)||E0(t))&&Uc(o.leftOut,c);const{style:l}=a;if(l.display==="none")return;
if(C0(t))return yield*this.control(t,a,e,s);const d=this.counters.enter(l,t);c==="br"?s.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?this.
text("​",{...e,styled:a},s):c==="img"?yield*this.picture(t,a,e,s):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,s):l.display==="contents"?yield*this.nodes(t.children,
{...e,styled:a},s):l.display==="inline"?yield*this.inline(t,a,e,s):yield*this.block(t,a,e,s),d()}*control(t,e,s,i){const o=A0(t,e.style,s.styled.style),{style:r,
mark:a}=o;t.name!=="button"&&Uc(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.addDrawing(
t,l,{drawing:d,width:f,height:f},a.alt,s,i)}else yield*this.block(t,l,s,i,o);c()}value({value:t,isHint:e},s,i,o){const{styled:r}=i,a=e?this.sources.styler.pseudoStyle(
s,"placeholder",r):r,c=Ze(a.style,"text",()=>Jt(a.style));t.trim()===""?o.push({inline:{kind:"break",style:c},home:void 0,isBlank:!1}):this.text(t,{...i,styled:{
...a,style:c}},o)}*inline(t,e,s,i){const o=new ot(e.style);this.place(o,t),yield*this.backgrounds(o);const r=this.ownerOf(t,s.owner),a={...s,styled:e,owner:r};i.
push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,s,i){
e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",s,i)),yield*this.nodes(t.children,s,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",s,i))}*block(t,e,s,i,o){
const{style:r}=e,a=new ot(r);this.place(a,t),yield*this.backgrounds(a);const c=!Gn(r),{home:l,label:d}=this.tags.enter(t,s.home,c),f=this.ownerOf(t,s.owner),h=t.
name==="table"?t:s.table,u=[];r.display==="list-item"&&this.marker(t,e,a,d,l,u);const p={styled:e,home:l,owner:f,table:h};o?.text?this.value(o.text,t,p,u):Gc(t)||
(yield*this.content(t,e,p,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,l),a.keepsNext=/^h[1-6]$/.test(t.name),a.span=vw(t);const m=o?.isCentered||
o?.least!==void 0?Z0(r):a;if(jn(m,u,l),o&&m!==a&&X0(a,m,o),a.isOnLine=o?.isOnLine===!0,e.pseudos.includes("first-line")&&a.inner==="lines"&&(a.firstLine=Q0(this.
sources.styler.pseudoStyle(t,"first-line",e).style,r)),a.isLegend=t.name==="legend"&&!a.isApart,t.name==="fieldset"&&a.inner==="blocks"&&(a.legend=a.children.find(
({isLegend:g})=>g)),Gc(t)){const g=t.attributes.get("aria-label")??ew(a,t,e,this.sources.styler);a.element=new Tc.H("Figure",void 0,{alt:g})}c?i.push({inline:{kind:"\
atom",box:a,owner:s.owner},home:void 0,isBlank:!1}):a.isApart?i.push({inline:{kind:"apart",box:a},home:void 0,isBlank:!0}):i.push({block:a})}marker(t,e,s,i,o,r){
const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).style:void 0,l=(Array.isArray(a?.content)?a.content:void 0)?.map(f=>this.counters.
textOf(f,t,s.style)).join(""),d=l===void 0?this.counters.marker(s.style):{text:l,shape:void 0};!d||a?.content==="none"||(s.style.listStylePosition==="inside"?this.
insideMarker(d,a??Po(Jt(s.style),s.style),o,r):s.marker={...d,style:a??s.style,element:i})}insideMarker({text:t,shape:e},s,i,o){const r={...s,textDecorationLine:new Set},
a=new ot(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?
ww[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}*pseudo(t,e,s,i){const o=this.
sources.styler.pseudoStyle(t,e,s.styled),{style:r}=o;if(!Array.isArray(r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(
f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...s,styled:o},l),r.display==="inline"){const f=new ot(r);yield*this.backgrounds(f),i.push(
{inline:{kind:"open",box:f,owner:s.owner},home:void 0,isBlank:!0});for(const h of l)i.push(h);i.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}
const d=new ot(r);yield*this.backgrounds(d),jn(d,l,s.home),Gn(r)?d.isApart?i.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push(
{inline:{kind:"atom",box:d,owner:s.owner},home:void 0,isBlank:!1})}firstLetter(t,e,s,i){const o=s.findIndex(u=>!("inline"in u)||!u.isBlank),r=s[o];if(!r||!("inl\
ine"in r)||r.inline.kind!=="text")return;const{text:a}=r.inline,c=gw.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-l\
etter",e),d=new ot(l),f={...r,inline:{...r.inline,text:c.trimStart(),style:Jt(l)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={
inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};s.splice(o,1,u,f,p,h)}else jn(d,[f],i),s.
splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},h)}*picture(t,e,s,i){const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=new ot(c);this.
place(l,t),yield*this.backgrounds(l);const d=(0,z.Z)(t),f=d===void 0?void 0:o.get((0,j.bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?
void 0:yield*r.at((0,j.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(t,e,u,h,s,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==
void 0&&h.trim()!==""?this.substitute(h,e,s,i):this.keepPlace(l,d===void 0||d===""||h!==void 0,s,i);return}h===void 0&&a.undescribed++;const{width:p,height:m}=/^\s*qr:/i.
test(d)?Mw:Sw(f);l.replaced={image:f,width:p,height:m},this.addReplaced(l,h,s,i)}addReplaced(t,e,s,i){t.inner="image",e?.trim()!==""&&(t.element=new Tc.H("Figur\
e",void 0,{alt:e??""})),Gn(t.style)?(t.element&&s.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):
i.push({inline:{kind:"atom",box:t,owner:s.owner},home:s.home.get(),isBlank:!1})}*drawing(t,e,s,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.
read(t,e),l=Qg(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,s,i)}*addDrawing(t,e,{drawing:s,width:i,height:o},r,a,c){
const l={...e.style},d=new ot(l);this.place(d,t),yield*this.backgrounds(d),l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=bw),s.view&&(l.
aspectRatio??=s.view[2]/s.view[3]),d.replaced={image:void 0,drawing:s,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:s},i,o){const r=new ot(
{...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:Jt(e),variables:s}},a),jn(r,a,i.home),
Gn(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,owner:i.owner},home:i.home.get(),
isBlank:!1})}keepPlace(t,e,s,i){const{style:o,place:r,images:a}=t,c=o.width!=="auto"&&o.height!=="auto",l=()=>({...o,width:"auto",height:"auto"}),d=new ot(c?o:Ze(
o,"unsized",l)),f=e?0:Ow;Object.assign(d,{place:r,images:a,replaced:{image:void 0,width:f,height:f}}),this.addReplaced(d,"",s,i)}ownerOf(t,e){const s=t.name==="\
a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(s!==void 0){const o=sw(s,this.sources.headings);if(o)return new Rc._("Link",{},
e,{target:o,contents:kw(t,s)});s!==""&&s!=="#"&&this.sources.told.links.add(s)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Rc.
_("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}*backgrounds(t){const{backgroundImage:e,borderImage:s}=t.style,i=s?.image?[...e,s.image]:
e;if(!i.some(l=>"url"in l))return;const{images:o,pictures:r,told:a}=this.sources,c=new Map;for(const l of i){if(!("url"in l))continue;const d=(0,j.bi)(l.url),f=o.
get(d)??(yield*r.at(d));f?c.set(l.url,f):a.images.add(l.url)}t.images=c}}function Uc(n,t){n.set(t,(n.get(t)??0)+1)}function pw(n,t){const{style:e}=t;return n.opacity===
1||n.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*n.opacity}}}function mw(n,t){const e=n.style,s=n.children.find(({isApart:r})=>!r),
i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!s||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=s.style;for(const r of yw)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:Qt[r]});n.images=s.images}const gw=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),
ww={disc:"•",circle:"○",square:"▪"},bw={px:0,percent:1},yw=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],
xw=300;function kw(n,t){const e=(0,E.a4)(n).replace(/\s+/g," ").trim();return(e===""?n.attributes.get("title")??t:e).slice(0,xw)}const Ow=16,Mw={width:96,height:96},
Sw=({displayed:n})=>n;function vw({attributes:n}){const t=(e,s)=>{const i=n.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):s};return{columns:Math.max(t(n.
has("span")?"span":"colspan",1),1),rows:t("rowspan",1)}}const Tw={scaling:"none",x:0,y:0},Rw=/^data:image\/svg\+xml([^,]{0,200}),/i;async function Cw(n,t,e){const s=new Map;
let i;for(const o of n){const[r,a=""]=Rw.exec(o)??[];if(r===void 0)continue;if(s.size===V.df)throw(0,V.bi)();const{root:c}=await(0,$.Z)(Ew(o.slice(r.length),/;\s*base64\s*$/i.
test(a)),e),l=(0,E.Ky)(c).find(({name:h,isHtml:u})=>h==="svg"&&!u);if(!l)continue;const f=(0,E.Ky)(l).some(({name:h})=>h==="style")?await t(l):i??=await t(l);s.
set(o,{svg:l,sheets:f})}return s}function Ew(n,t){const e=n.replace(/(?:%[\da-f]{2})+/gi,s=>Buffer.from(s.replaceAll("%",""),"hex").toString());return t?Buffer.
from(e,"base64").toString():e}class Lw{files;page;tools;known=new Map;constructor(t,e,s){this.files=t,this.page=e,this.tools=s}*at(t){const e=this.files.get(t);
if(!e)return;const s=this.known.get(t);if(!s){const i=yield*this.read(e);return this.known.set(t,i),i}if(this.tools.tally.drawn+=s.size,this.tools.tally.drawn>V.
bJ)throw(0,V.iY)();return s}*read({svg:t,sheets:e}){const{tally:s}=this.tools,i=s.drawn,o=new zs(e,this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Eo(
{...this.tools,styler:o},t).read(t,r),l=m=>typeof m=="object"&&m.percent===0?m.px:void 0,d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.
style.width),height:l(r.style.height)},u=d?[Mt(a.nodes,{clip:ee(...d)})]:a.nodes,p=a.view?a.fit:Tw;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:s.
drawn-i}}}const Aw=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Se\
rif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea)$/,/mono|courier|consolas|menlo/i]],Iw=/^font(?:-family)?$/;function Bw({selector:n,declarations:t}){const[e,...s]=n.
compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&s.length===0&&t.some(({name:o,value:r})=>Iw.test(o)&&r.trim()!==
"serif")}const Nw=n=>n.kind==="element"&&n.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(n.attributes.get("style")??""),Ww=["style","font-family","font-styl\
e","font-weight"];function zw(n,{rules:t},{header:e="",footer:s="",date:i="",title:o}){const r=new Set,a=["•○▪",e,s,i,o];for(const c of n.flatMap(E.Ky)){const l=Ww.
flatMap(h=>{const u=c.attributes.get(h);return u===void 0?[]:[`${h}:${u}`]}).join(";"),f=c.name==="style"?(0,E.a4)(c):"";for(const[h,u,p]of Aw)(u.test(c.name)||
p.test(l)||p.test(f))&&r.add(h);for(const[,h]of f.matchAll(/\\([\da-f]{2,6})/gi)){const u=Number.parseInt(h,16);u>127&&u<=1114111&&(u<55296||u>57343)&&a.push(String.
fromCodePoint(u))}for(const h of["alt","title","data-label","value","placeholder","label"])a.push(c.attributes.get(h)??"");for(const h of c.children)h.kind==="t\
ext"&&a.push(h.value.replace(/[\0-\x7f]+/g,""))}return!t.some(Bw)&&!n.some(({children:c})=>c.some(Nw))&&r.add("Serif"),{styles:[...r],text:a.join("")}}class Kc{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const s of(0,E.Ky)(t)){const{name:i,attributes:o}=s,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(s,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,E.a4)(s).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(s,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:s,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:s,place:o,children:r}),e.push({level:i,children:r})}return t}}const Yc=`
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
`,Xc={plain:"",report:`${Yc}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Yc}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function $w(n,t){const e=t??(n==="report"?Vt.uR:void 0);if(!e)return Xc[n];const s=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${s} } h1, h2, h3, h4, h5, h6 { color: ${s} } hr { border-color: ${s} }`;return`${Xc[n]} ${i}`}
var Pw=R(63895),Zc=R(38017),_w=R(37645);const ki={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},Oi=({boxes:n},t)=>n.some(({name:e})=>ki[e]?.[2]===t),Dw=1e5,Hw=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Fw(n,t,e,s,i){const o=s?[{name:"b\
ottom-center",pages:"all",declarations:Hw}]:[],r=new Map;for(const a of n.sheets.keys()){const c=t(a);let l=r.get(c);l||r.set(c,l=new Map);const d=["all",a%2===
0?"right":"left",...a===0?["first"]:[]],f=d.join();let h=l.get(f);h||l.set(f,h=Gw(c.boxes.length===0?o:c.boxes,d,e));for(const[u,p]of h){Uw(n,a,jw(p,a+1,n.sheets.
length),{style:p,page:c,place:ki[u]});const m=i.step(Dw);m&&await m}}}function Gw(n,t,e){const s=new Map;for(const{name:o,pages:r,declarations:a}of n)if(t.includes(
r)&&Object.hasOwn(ki,o)){const c=s.get(o)??[];s.set(o,c),(0,_.RZ)(c,a)}const i=new Map;for(const[o,r]of s){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.
content)&&i.set(o,a)}return i}function jw({content:n},t,e){return n.map(s=>"text"in s?s.text:"counter"in s?Fn(s.counter==="pages"?e:s.counter==="page"?t:0,s.style):
"").join("")}function Uw({typefaces:n,sheets:t},e,s,{style:i,page:o,place:[r,a,c]}){if(s.trim()==="")return;const l=t[e],[d,f,h,u]=Gi(o,e).map(I=>I*rt),p=i.fontSize*
rt,m=n.word(s,Ie(i)),g=m.width*p/1e3,b={left:[0,u],middle:[u,l.width-f],right:[l.width-f,l.width]},[w,y]=b[r],k=a==="left"?w:a==="right"?y-g:(w+y-g)/2,M={top:l.
height-d/2,upper:l.height-d-p/2,center:(l.height-d+h)/2,lower:h+p/2,bottom:h/2}[c],{color:O,alpha:v}=i.color,S={kind:"text",x:k,y:M-p*.35,size:p,color:O,words:[
m],alpha:v};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Footer",S):l.draw(void 0,S)}async function Kw({root:n,isQuirky:t},e,s){const{pace:i}=s,o={width:e.
width/rt,height:e.height/rt,margin:e.margin/rt},r=await Qc(n,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},$w(e.theme,e.accent),s),a=await Cw(e.targets,
C=>Qc(C,!1,o,"",s),i),c=await $l(r.pages,o,i),l=c.usual,d=Zw(l,e.running),f=await Yw([n,...[...a.values()].map(({svg:C})=>C)],r,e,s),h=Je(l),u=e.logo&&(0,Zc.h)(
e.logo,h,d,Mi),p=u?Math.max(u.room-(l.own.first[0]-l.margins[0])*rt,0):0;let m=new Kc(n),g=jc(),b=new Map,w=Vc(0);const{names:y,shadowsLeftOut:k}=await Fg({box:Vw(
c),isQuirky:t,tree:async C=>{f.document.kids.splice(0,f.document.kids.length),m=new Kc(n),g=jc();const Y=new zs(r,C);({ignored:b}=Y);const{images:wt}=e,_t=Xw(g,
wt),qt=new Eo({..._t,styler:Y},n),Gt=new Lw(a,C,_t),It=new uw({styler:Y,images:wt,pictures:Gt,headings:m,told:g,drawings:qt,document:f.document});return w=await Ht(
It.build(n),i),p>0&&w.children.unshift(Vc(p*C.width/(h.width-h.left-h.right))),w}},f,i);f.document.prune();const M=e.pageNumbers&&d.footer===void 0,O=C=>ln(c,y.
of(C)),v=qw(O,l);e.logo&&(0,Zc.h)(e.logo,v(0),d,Mi).draw(f.sheets[0]);const S=c.named.size>0?await Ht(au(w),i):0;S>0&&b.set("page",S),await Fw(f,O,new zs(r,l),M,
i);const I=await Pw.P.of(f.typefaces),W=(C,Y)=>Oi(O(C),Y==="Header"?"top":"bottom");await(0,_w.N)(f,I,{frameOf:v,size:Mi,isBare:W,pace:i},d);for(const C of c.ignored)
b.set(C,1);return k>0&&b.set("text-shadow",k),{composition:f,bookmarks:m.bookmarks,told:g,ignored:b,notLoaded:r.notLoaded+Qw(n)}}async function Yw(n,t,{running:e,
font:s,boldFont:i},o){const r=await qg.B.open({...zw(n,t,e),font:s,boldFont:i},o);return await r.typefaces.warm([],o.pace),r}const Xw=({leftOut:n,images:t},e)=>({
tally:{drawn:0},leaveOut:s=>n.set(s,(n.get(s)??0)+1),imageAt:s=>{const i=e.get((0,j.bi)(s));return i||t.add(s),i}}),Mi=11,Si=18;function Zw(n,t){const{header:e,
footer:s,...i}=t,o={...i,...!Oi(n,"top")&&{header:e},...!Oi(n,"bottom")&&{footer:s}},{top:r,bottom:a}=Je(n),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==
void 0&&d<Si).map(([l])=>({field:l,message:`needs a margin of at least ${Si/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["m\
argin"]}));if(c.length>0)throw(0,K.G6)(c);return o}const Je=({width:n,height:t,margins:[e,s,i,o]})=>({width:n*rt,height:t*rt,left:o*rt,right:s*rt,top:e*rt,bottom:i*
rt});function qw(n,t){const e=new Map,{top:s,bottom:i}=Je(t);return o=>{const r=n(o);let a=e.get(r);if(!a){const c=Je(r),l=(d,f)=>d<Si?f:d;e.set(r,a={...c,top:l(
c.top,s),bottom:l(c.bottom,i)})}return a}}const Vw=n=>({widthOf:t=>{const{width:e,left:s,right:i}=Je(ln(n,t));return e-s-i},heightOf:t=>(0,_.Kf)([0,1,2].map(e=>qc(
ln(n,t),e).height)),areaOf:(t,e)=>qc(ln(n,e),t)});function qc(n,t){const[e,,s,i]=Gi(n,t);return{page:{width:n.width*rt,height:n.height*rt},left:i*rt,top:e*rt,height:(n.
height-e-s)*rt}}const Vc=n=>new ot({...Qt,display:"block",height:{px:n/rt,percent:0}});async function Qc(n,t,e,s,{pace:i}){const o=new rd(e,i);await o.add(Jh,!0),
t&&await o.add(tu,!0),await o.add(s,!0);for(const r of(0,E.Ky)(n))r.name==="style"&&eo(r.attributes.get("media")??"",e)&&await o.add((0,E.a4)(r));return o}const Qw=n=>(0,E.
Ky)(n).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length;var Me=R(98446),Jw=R(71775);const vi=12,tb=({told:n,ignored:t,
notLoaded:e,...s})=>[...(0,Jw.l)({...s,from:"HTML",told:n}),...t.size>0?[eb(t)]:[],...e>0?[nb(e)]:[],...n.scripts>0?[sb(n.scripts)]:[],...n.leftOut.size+n.fields.
size>0?[ib(n)]:[]];function Ti(n){const t=[...n].sort(([s,i],[o,r])=>r-i||(s<o?-1:1)),e=t.slice(0,vi).map(([s,i])=>i>1?`${s.slice(0,40)} (${i})`:s.slice(0,40));
return(0,Me.Dw)(t.length>vi?[...e,`${t.length-vi} more`]:e)}const eb=n=>({code:"styles_ignored",message:`The style sheets have ${(0,Me.y_)(n.size,"property","pr\
operties")} and rules that are not supported, and had no effect: ${Ti(n)}.`}),nb=n=>({code:"styles_not_loaded",message:`${(0,Me.y_)(n,"style sheet or font","sty\
le sheets and fonts")} at addresses ${(0,Me.d5)(n,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in Noto fonts.`}),
sb=n=>({code:"html_scripts_not_run",message:`${(0,Me.y_)(n,"script")} of the HTML ${(0,Me.d5)(n,"was","were")} not run. Text that a script would write is not in\
 the document.`}),ib=({leftOut:n,fields:t})=>({code:"elements_left_out",message:[...n.size>0?[`Elements of the HTML were left out, because paper cannot show the\
m or they are not supported: ${Ti(n)}.`]:[],...t.size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${Ti(t)}.`]:[]].join(" ")}),ob=72,
rb=async(n,t,e)=>{const s=(0,zt.H)(t),i=await ab(new TextDecoder().decode(n.bytes),t.values,e),{root:o}=i,r=new Set((0,z.e)(o)),a=await db(r,t.images??[],e),c=t.
logo&&await(0,P.A)(t.logo,"logo",e),l=cb(o),d=t.title??l.title??tl(n.name),{composition:f,bookmarks:h,told:u,ignored:p,notLoaded:m}=await Kw(i,{...(0,zt.a)(t),margin:t.
margin*ob,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:d},logo:c,accent:t.accent_color===
void 0?void 0:(0,Vt.bP)(t.accent_color),...s,theme:t.theme,images:a,targets:r},e),g=t.language??lb(l.language),b=t.author??l.author,w=[...a.values(),...c?[c]:[]].
some(({components:C})=>C===4),y=u.undescribed===0,k=await f.finish({title:d,author:b,language:g,bookmarks:h,breaksArchive:w,isAccessible:y}),M=t.letterhead&&await(0,Dt.
o)(k,t.letterhead,t.letterhead_password,e),O={compact:!0,objectStreams:"smallest"},v=M?.write?await M.write(O):await(0,bt.UN)(k,O),S=f.sheets.length,{missing:I}=f.
typefaces,W=tb({told:u,ignored:p,notLoaded:m,missing:I,hasFont:s.font!==void 0,language:g,breaksArchive:w});return M&&(0,_.RZ)(W,M.notes),{documents:[{name:`${tl(
n.name)}.pdf`,bytes:v,pageCount:S}],notes:W,facts:{pageCount:S}}};async function ab(n,t,{pace:e}){const s=n.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(s))throw(0,K.
G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,$.Z)(n,e);const i=await(0,X.o)(n,t,e),o=await(0,$.
Z)(i.text,e);return U(o.root,i.values),o}function cb(n){let[t,e,s]=[];for(const i of(0,E.Ky)(n)){const{name:o,attributes:r}=i,a=()=>(0,E.a4)(i).replace(/\s+/g,"\
 ").trim().slice(0,Jc);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(s??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=
r.get("content")?.trim().slice(0,Jc))}return{title:t??s,author:e===""?void 0:e,language:n.attributes.get("lang")?.trim()}}const Jc=1e3,lb=n=>n!==void 0&&lt.E["l\
anguage-tag"].holds(n)?n:void 0;async function db(n,t,e){const s=new Map;for(const o of t)n.has((0,j.bi)(o.name))&&s.set((0,j.bi)(o.name),await(0,P.A)(o,"images",
e));const i=[...n].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(o));for(const[o,r]of(0,el.B)(i))s.set(o,await(0,P.A)(r,"file",e));for(const[o,r]of await(0,nl.
m)(n,e))s.set(o,r);return s}const tl=n=>n.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
