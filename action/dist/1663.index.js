"use strict";exports.id=1663,exports.ids=[1663,2594],exports.modules={37294:((xe,xt,R)=>{R.d(xt,{$:()=>D,DI:()=>$,Ez:()=>rt,Hb:()=>X,Hk:()=>at,LI:()=>ot,VE:()=>V,bJ:()=>z,bi:()=>kt,
df:()=>Z,iY:()=>Bt,ot:()=>nt,q3:()=>Q,qM:()=>$t,qV:()=>L,uN:()=>F,vS:()=>q,xH:()=>J});var j=R(58552);const rt=200,Q=1e5,L=5e4,ot=2e4,at=2e7,X=2e5,J=5e6,F=5e4,z=2e7,
I=Kt=>(0,j.G6)([{field:"file",message:Kt}]),$=()=>I(`nests elements more than ${rt} levels deep; at most ${rt} are allowed`),q=()=>I(`has more than ${Q} element\
s; at most ${Q} are allowed. Split it into several documents`),V=()=>I(`has more than ${L} rules in style sheets; at most ${L} are allowed`),Z=1e3,kt=()=>I(`has\
 more than ${Z} images of SVG in data: addresses; at most ${Z} are allowed`),nt=()=>I("has rules of pages (@page) that take too long to read for each of their n\
ames; write fewer rules"),D=()=>I("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),Bt=()=>I(`has drawings\
 (svg) of more than ${z} characters, those that are repeated counted each time; leave some out, or give them as images`),$t=()=>I("has style sheets whose variab\
les make values of too many characters; use var() less often")}),45893:((xe,xt,R)=>{R.d(xt,{Ky:()=>rt,ZE:()=>j,a4:()=>Q});const j=L=>L.children.filter(ot=>ot.kind===
"element");function rt(L){const ot=[],at=[L];for(let X=at.pop();X;X=at.pop()){ot.push(X);for(let J=X.children.length-1;J>=0;J--){const F=X.children[J];F.kind===
"element"&&at.push(F)}}return ot}function Q(L){const ot=[],at=[L];for(let X=at.pop();X;X=at.pop())if(X.kind==="text")ot.push(X.value);else for(let J=X.children.
length-1;J>=0;J--)at.push(X.children[J]);return ot.join("")}}),58257:((xe,xt,R)=>{R.d(xt,{Z:()=>ot});var j=R(28428),rt=R(37294);const Q=4e3,L=600;async function ot(z,I){
let $=0,q=0;const V={...j.jh,createElement(nt,D,Bt){if(++$>rt.q3)throw(0,rt.vS)();return j.jh.createElement(nt,D,Bt)},onItemPush(){if(++q>rt.Ez)throw(0,rt.DI)()},
onItemPop(){q--}},Z=new j.iX({treeAdapter:V,scriptingEnabled:!1});for(let nt=0;nt<z.length||nt===0;nt+=Q){const D=I.step(Q*L);D&&await D,Z.tokenizer.write(z.slice(
nt,nt+Q),nt+Q>=z.length)}const kt=j.jh.getDocumentMode(Z.document)===j.qy.W$.QUIRKS;return{root:await at(Z.document,I),isQuirky:kt}}async function at(z,I){const $=z.
childNodes.find(Z=>j.jh.isElementNode(Z)),q=F($,void 0,0),V=[[$,q]];for(let Z=V.pop();Z;Z=V.pop()){const[kt,nt]=Z,D=I.step(1e3+kt.childNodes.length*500);D&&await D;
let Bt=0;for(const $t of kt.childNodes){if(j.jh.isTextNode($t)&&nt.children.push({kind:"text",value:$t.value,parent:nt}),!j.jh.isElementNode($t))continue;const Kt=F(
$t,nt,Bt++);nt.children.push(Kt),V.push([$t,Kt])}}return q}const X=new Map,J=new Set;function F(z,I,$){const{attrs:q}=z,V=q.length===0?X:new Map(q.map(({name:D,
value:Bt})=>[D,Bt])),Z=V.get("class")?.split(/[ \t\n\f\r]+/).filter(D=>D!==""),kt=Z===void 0?J:new Set(Z),nt=z.namespaceURI===j.qy.NS.HTML;return{kind:"element",
name:z.tagName,attributes:V,classes:kt,parent:I,children:[],index:$,isHtml:nt}}}),72594:((xe,xt,R)=>{R.d(xt,{Z:()=>J,e:()=>ot,imagesNamedIn:()=>X,mayNameImages:()=>at});
var j=R(34622),rt=R(45893),Q=R(58257),L=R(50697);function ot(z){const I=new Set;for(const $ of(0,rt.Ky)(z)){const q=$.name==="image"&&!$.isHtml?$.attributes.get(
"href")?.trim():void 0,V=$.name==="img"?J($):q;V!==void 0&&V!==""&&I.add((0,j.bi)(V));for(const Z of[$.attributes.get("style"),$.name==="style"?(0,rt.a4)($):void 0])
for(const kt of F(Z??""))I.add((0,j.bi)(kt))}return[...I]}const at=(z,I)=>z==="html"?/<img|<image|url\(/i.test(I):I.includes("![");async function X(z,I,$){if(z===
"markdown")return await(0,j.e_)(I,$);const{root:q}=await(0,Q.Z)(I,$);return ot(q)}function J({attributes:z}){const I=z.get("src")?.trim();if(I!==void 0&&I!=="")
return I;const[$=""]=(z.get("srcset")??"").trim().split(/[\s,]/,1);return $===""?void 0:$}function*F(z){for(const{index:I}of z.matchAll(/\burl\(/gi)){const $=z.
indexOf(")",I);if($<0)return;const[q]=(0,L.wK)(z.slice(I,$+1))??[];q?.type==="Url"&&(yield q.value)}}}),50697:((xe,xt,R)=>{R.d(xt,{M$:()=>at,YY:()=>ot,aG:()=>X,
aX:()=>J,wK:()=>Q,wR:()=>L});var j=R(88650);const rt=2e5;function Q(F){if(F.length>rt&&!/\burl\(/i.test(F))return;const z=[];try{const I=(0,j.A)(F,{context:"val\
ue",onParseError:$=>z.push($)});return z.length>0||I.type!=="Value"?void 0:I.children.toArray()}catch{return}}const L=F=>F.type==="Operator"&&F.value===",",ot=F=>F.
type==="Operator"&&F.value==="/";function at(F,z){const I=[[]];for(const $ of F)z($)?I.push([]):I.at(-1).push($);return I}const X=F=>F?.type==="Identifier"?F.name.
toLowerCase():void 0,J=F=>F.children.toArray()}),81663:((xe,xt,R)=>{R.r(xt),R.d(xt,{html_to_pdf:()=>Hg});var j=R(58552),rt=R(60666),Q=R(78323),L=R(45893);const ot=new Set(
["href","src","srcset","action","background","cite","poster","data"]),at=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,X=/^[a-z][a-z0-9+.-]*:/i,J=s=>(0,j.
G6)([{field:"values",message:s}]);function F(s,t){for(const e of(0,L.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,Q.
H)(r))continue;if(o==="style"||o.startsWith("on"))throw J(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,Q.qk)(r,t,o===
"src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(ot.has(o)&&X.test(a.trim())&&!at.test(a.trim()))throw J("give an address another scheme than http, https\
, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,Q.H)(o.value)))continue;if(n)throw J(`are in a ${e.name}\
 element, where they could be more than text`);const i=e.children.flatMap(o=>z(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.push(o)}}
function z(s,t){if(s.kind!=="text"||!(0,Q.H)(s.value))return[s];const{parent:e}=s;return(0,Q.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[I(e),r]})}const I=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:s,
children:[],index:0,isHtml:!0});var $=R(72594),q=R(58257),V=R(34622),Z=R(86476),kt=R(14029),nt=R(87593),D=R(45657),Bt=R(16246),$t=R(68084),Kt=R(96533),Fa=R(28409),
ja=R(16596),K=R(37294);const Ua={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,
miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},tt={px:0,percent:0},je=s=>s===
0?tt:{px:s,percent:0},ti={px:0,percent:.5},Ue=[tt,tt],ei={least:"auto",most:"auto"},In={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],
fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",blockAlign:"start",textIndent:tt,textTransform:"none",letterSpacing:0,
wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",textShadow:[],
visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“",
"”","‘","’"],drawn:Ua},Yt={...In,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",width:"auto",height:"auto",minWidth:"\
auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:tt,marginRight:tt,marginBottom:tt,
marginLeft:tt,paddingTop:tt,paddingRight:tt,paddingBottom:tt,paddingLeft:tt,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"\
none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,
borderTopLeftRadius:Ue,borderTopRightRadius:Ue,borderBottomRightRadius:Ue,borderBottomLeftRadius:Ue,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,
backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,overflow:"\
visible",textOverflow:"clip",isContained:!1,transform:[],translate:[],rotate:[],scale:[],transformOrigin:[ti,ti],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,
textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"\
auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"\
row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"\
normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[ei],gridAutoRows:[
ei],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{
color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function ke(s){const t={...Yt};for(const e of Ka)t[e]=s[e];return t}const Ka=Object.keys(In),T=({px:s,percent:t},e)=>t===
0?s:s+t*e;var x=R(50697);const ni={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[Ya,Xa]=[.572,.536],Za=1e7,qa=30;function Va(s,t,e){const n=Object.
hasOwn(ni,t)?ni[t]:void 0;if(n!==void 0)return s*n;switch(t){case"em":return s*e.em;case"rem":return s*e.rem;case"ch":return s*e.em*Ya;case"ex":return s*e.em*Xa;case"\
lh":case"rlh":return s*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return s*e.pageWidth/100;case"vh":case"dvh":case"svh":case"lvh":case"\
vb":case"cqh":return s*e.pageHeight/100;case"vmin":return s*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return s*Math.max(e.pageWidth,e.pageHeight)/100;default:
return}}const si=s=>({px:s,percent:0,isNumber:!0});function Y(s,t){const e=s&&Ye(s,t,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))return e.isNumber?
e.px===0?je(0):void 0:e.percent===0?je(e.px):{px:e.px,percent:e.percent}}function Ke(s,t){const e=Y(s,t);return e?.percent===0?e.px:void 0}const ii={em:16,rem:16,
pageWidth:800,pageHeight:1e3};function wt(s){const t=s&&Ye(s,ii,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function Ot(s){const t=s&&Ye(s,ii,
0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:s.type==="Percentage"?0:void 0}function Xt(s){
if(s?.type==="Number"&&Number(s.value)===0)return 0;if(s?.type!=="Dimension")return;const t=Number(s.value);switch(s.unit.toLowerCase()){case"deg":return t;case"\
grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function Ye(s,t,e){if(!(e>qa))switch(s.type){case"Number":return si(Number(
s.value));case"Percentage":return{px:0,percent:Number(s.value)/100,isNumber:!1};case"Dimension":{const n=Va(Number(s.value),s.unit.toLowerCase(),t);return n===void 0?
void 0:{px:n,percent:0,isNumber:!1}}case"Identifier":return(0,x.aG)(s)==="infinity"?si(Za):void 0;case"Parentheses":return An(s.children.toArray(),t,e+1);case"F\
unction":{const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,x.M$)((0,x.aX)(s),x.wR);if(n==="calc")return An(i[0],t,e+1);const o=i.map(r=>An(r,t,e+
1));return o.every(r=>r!==void 0)?Qa(n,o,t):void 0}default:return}}function Qa(s,t,e){const n=({px:l,percent:d})=>l+d*e.pageWidth,i=l=>t.reduce((d,f)=>!d||l(f,d)?
f:d,void 0);if(s==="min")return i((l,d)=>n(l)<n(d));if(s==="max")return i((l,d)=>n(l)>n(d));if(s!=="clamp"||t.length!==3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(
c)<n(o)?o:c}function An(s,t,e){let n,i,o=1,r="*";const a=()=>{if(!i)return!1;const c=Xe(i,o);return n=n?{px:n.px+c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&
c.isNumber}:c,i=void 0,!0};for(const c of s){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}
const l=Ye(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?Xe(l,i.px):l.isNumber?Xe(i,l.px):void 0:i=l.isNumber&&l.px!==0?Xe(i,1/l.px):void 0:i=l,!i))return}return a()?n:
void 0}const Xe=({px:s,percent:t,isNumber:e},n)=>({px:s*n,percent:t*n,isNumber:e});var oi=R(49180);const Ja=10;function tc(s,t,e,n){if(s==="color-mix")return n<
Ja?uc(t,e,n+1):void 0;const[i=[],[o]=[]]=(0,x.M$)(t,x.YY),r=o===void 0?1:Bn(o,1);if(r===void 0)return;const a=s==="color"?sc(i):nc(s,i);return a&&{color:a.map(Oe),
alpha:Oe(r)}}const Oe=s=>Math.min(Math.max(s,0),1);function Bn(s,t){if((0,x.aG)(s)==="none")return 0;const e=Ot(s);return e===void 0?void 0:s?.type==="Percentag\
e"?e*t:e}const ec=s=>(0,x.aG)(s)==="none"?0:Xt(s)??(s?.type==="Percentage"?void 0:Ot(s));function nc(s,t){const e=Object.hasOwn(ai,s)?ai[s]:void 0;if(!e||t.length!==
3)return;const n=t.map((a,c)=>{const l=e.wholes[c];return l==="hue"?ec(a):Bn(a,l)}),[i,o,r]=n;return i===void 0||o===void 0||r===void 0?void 0:e.convert([i,o,r])}
const ri=([s,t,e])=>{const n=e*Math.PI/180;return[s,t*Math.cos(n),t*Math.sin(n)]},ai={oklab:{wholes:[1,.4,.4],convert:s=>Ht(Nn(s))},oklch:{wholes:[1,.4,"hue"],convert:s=>Ht(
Nn(ri(s)))},lab:{wholes:[100,125,125],convert:s=>Ht(li(s))},lch:{wholes:[100,150,"hue"],convert:s=>Ht(li(ri(s)))},hwb:{wholes:["hue",1,1],convert:hc}};function sc([
s,...t]){const e=t.map(r=>Bn(r,1)),[n,i,o]=e;if(!(e.length!==3||n===void 0||i===void 0||o===void 0))switch((0,x.aG)(s)){case"srgb":return[n,i,o];case"srgb-linea\
r":return Ht([n,i,o]);case"display-p3":return Ht(ee(dc,[n,i,o].map(Wn)));default:return}}const ee=(s,[t,e,n])=>s.map(([i,o,r])=>i*t+o*e+r*n),ic=s=>Math.abs(s)<=
.0031308?s*12.92:Math.sign(s)*(1.055*Math.abs(s)**(1/2.4)-.055),Wn=s=>Math.abs(s)<=.04045?s/12.92:Math.sign(s)*((Math.abs(s)+.055)/1.055)**2.4,Ht=s=>s.map(ic),oc=[
[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],rc=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],ac=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,
.6299787005]],cc=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],lc=[[3.1341358529,-1.6173863321,
-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],dc=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,
-.0786360456,1.0982736002]],ci=[.9642956764,1,.8251046025],Nn=s=>ee(rc,ee(oc,s).map(t=>t**3)),fc=s=>ee(cc,ee(ac,s).map(Math.cbrt));function li([s,t,e]){const n=(s+
16)/116,i=o=>o>6/29?o**3:(116*o-16)/(24389/27);return ee(lc,[ci[0]*i(n+t/500),i(n),ci[2]*i(n-e/200)])}function hc([s,t,e]){const n=t+e;if(n>=1)return[t/n,t/n,t/
n];const i=o=>{const r=((o+s/60)%6+6)%6;return Oe(Math.abs(r-3)-1)*(1-n)+t};return[i(0),i(4),i(2)]}const $n={srgb:[s=>s,s=>s],"srgb-linear":[s=>s.map(Wn),Ht],oklab:[
s=>fc(s.map(Wn)),s=>Ht(Nn(s))]};function uc(s,t,e){const[n=[],...i]=(0,x.M$)(s,x.wR);if((0,x.aG)(n[0])!=="in"||i.length!==2)return;const o=i.map(k=>{const O=k.find(
({type:S})=>S==="Percentage"),M=t(k.find(({type:S})=>S!=="Percentage"),e);return{paint:M==="current"?void 0:M,share:Ot(O)}}),[r,a]=o;if(!r?.paint||!a?.paint)return;
const c=(0,x.aG)(n[1])??"",l=r.paint.alpha===0||a.paint.alpha===0,d=Object.hasOwn($n,c)?$n[c]:l?$n.srgb:void 0;if(!d)return;const[f,h]=[r.share??1-(a.share??.5),
a.share??1-(r.share??.5)],u=f+h;if(u<=0)return;const[p,m]=d,g=[r.paint.alpha*f/u,a.paint.alpha*h/u],b=g[0]+g[1],w=[p(r.paint.color),p(a.paint.color)],y=w[0].map(
(k,O)=>b===0?0:(k*g[0]+w[1][O]*g[1])/b);return{color:m(y).map(Oe),alpha:Oe(b*Math.min(u,1))}}const pc={color:[0,0,0],alpha:0};function Mt(s,t=0){if(s?.type==="H\
ash")return gc(s.value);if(s?.type==="Identifier"){const n=s.name.toLowerCase();if(n==="transparent")return pc;if(n==="currentcolor")return"current";const i=mc[n]??
(0,oi.q)(n);return i&&Ze(i)}if(s?.type!=="Function")return;const e=s.name.toLowerCase();return wc(e,(0,x.aX)(s))??tc(e,(0,x.aX)(s),Mt,t)}const mc={canvas:[255,255,
255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},Ze=([s,t,e],n=1)=>({color:[s/255,t/255,e/255],alpha:n});
function gc(s){const t=(0,oi.q)(`#${s}`);if(t)return Ze(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(s))return;const e=s.length===4?[...s].map(a=>a+a).join(""):s,
[n,i,o,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return Ze([n,i,o],r/255)}function wc(s,t){if(!/^(?:rgb|hsl)a?$/.test(s))return;const e=t.filter(l=>l.
type!=="Operator"),n=e.length>3?Ot(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const i=Math.min(Math.max(n,0),1),o=l=>Math.min(Math.max(l,0),255);if(s===
"rgb"||s==="rgba"){const l=e.slice(0,3).map(u=>{const p=Ot(u);return p===void 0?void 0:o(u.type==="Percentage"?p*255:p)}),[d,f,h]=l;return d===void 0||f===void 0||
h===void 0?void 0:Ze([d,f,h],i)}const r=Xt(e[0])??Ot(e[0]),[a,c]=[Ot(e[1]),Ot(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:bc(r,Math.min(Math.max(
a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}function bc(s,t,e){const n=i=>{const o=((i+s/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(o-3,9-o,1))};
return[n(0),n(8),n(4)]}const N=(s,t)=>({keys:[s],read:(e,n)=>{if(e.length!==1)return;const i=t(e[0],n);return i===void 0?void 0:{[s]:i}}}),P=(s,t,e={})=>N(s,n=>{
const i=(0,x.aG)(n);if(i!==void 0)return Object.hasOwn(e,i)?e[i]:t.find(o=>o===i)}),ne=(s,t=-1/0)=>N(s,e=>{const n=wt(e);return n===void 0||n<t?void 0:n}),Gt=(s,t)=>(0,x.
aG)(s)==="auto"?"auto":Y(s,t),Et=(s,t)=>{const e=Y(s,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},qe=(s,t)=>{const e=Ke(s,t);return e!==void 0&&e>=0?e:void 0};
function zn(s){const t=Mt(s);if(t!==void 0)return{paint:t==="current"?void 0:t}}const Ve=s=>({keys:[s],read:t=>{const e=t.length===1?zn(t[0]):void 0;return e&&{
[s]:e.paint}}}),Qe=["Top","Right","Bottom","Left"];function Me(s){const[t,e=t,n=t,i=e]=s;return s.length===0||s.length>4?void 0:[t,e,n,i]}function Se(s,t){return{
keys:s,read:(e,n)=>{const i=Me(e.map(o=>t(o,n)));if(!(!i||i.includes(void 0)))return Object.fromEntries(s.map((o,r)=>[o,i[r]]))}}}const di=s=>(0,x.M$)(s,x.YY),fi={
"":"all",":left":"left",":right":"right",":first":"first"},yc={all:0,left:1,right:1,first:2},xc=10,hi=100,kc=1e6,ui=300,St=96/25.4,pi={a3:[297*St,420*St],a4:[210*
St,297*St],a5:[148*St,210*St],a6:[105*St,148*St],b4:[250*St,353*St],b5:[176*St,250*St],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},
[Pn,Oc]=[48,19200],Mc=["margin-top","margin-right","margin-bottom","margin-left"];async function Sc(s,t,e){const n=new vc(s,t,e),i=new Map;for(const o of n.names)
i.set(o,await n.sheetOf(o));return{usual:await n.sheetOf(""),named:i,ignored:n.ignored}}class vc{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,hi);for(const o of i.slice(hi))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:l})=>l===""||
l===t),n=await this.read(e,["all"]),{width:i,height:o}=n,r=async(l,...d)=>{const{margins:f,lost:h}=Tc(await this.read(e,["all",...d,l]),n);for(const u of h)this.
ignored.add(`@page ${t}:${l} ${u}`);return wi(f,i,o)},a=e.flatMap(({pages:l,rule:d})=>d.boxes.map(f=>({...f,pages:l}))),c={left:await r("left"),right:await r("r\
ight"),first:await r("first","right")};return{width:i,height:o,margins:wi(n.margins,i,o),own:c,boxes:a}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?
[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(fi,o)?fi[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,
pages:r,weight:yc[r]+(i===""?0:xc),rule:t})}async read(t,e){const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,
rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>kc)throw(0,K.ot)();const l=this.pace.step(c.declarations.length*ui+ui/10);if(l&&await l,
!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);h||this.values.set(f,h=(0,x.wK)(f)??[]),Rc(d,h,r)}}return r}}const Je=({usual:s,
named:t},e)=>t.get(e)??s,mi=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left;function Rc(s,t,e){const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},i=s===
"size"?Cc(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=Me(t.map(c=>gi(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=
l}const o=Mc.indexOf(s),r=o<0||!t[0]?void 0:gi(t[0],n);r!==void 0&&(e.margins[o]=r)}function Tc(s,{width:t,height:e,margins:n}){const[i,o,r,a]=s.margins,c=Math.
abs(a+o-n[1]-n[3])<.01,l=s.width===t&&s.height===e,d=[...c?[]:["margin"],...l?[]:["size"]];return{margins:c?s.margins:[i,n[1],r,n[3]],lost:d}}function gi(s,t){if((0,x.
aG)(s)==="auto")return 0;const e=Y(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function wi(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-Pn/2)/Math.max(r+i,
1)),c=Math.min(1,(e-Pn/2)/Math.max(n+o,1)),[l,d]=[Math.round(r*a),Math.round(n*c)],[f,h]=[Math.ceil(t-(r+i)*a-.01),Math.ceil(e-(n+o)*c-.01)];return[d,Math.max(t-
l-f,0),Math.max(e-d-h,0),l]}function Cc(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,x.aG)(c),d=Ke(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==
void 0&&Object.hasOwn(pi,l))n=pi[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,Pn),Oc));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===
void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const bi={"{":"}","(":")","[":"]"};function Ec(s,t){const e=s[t];
let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function Ft(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=Ec(s,i);continue}if(o==="\\")i++;else if(o==="("&&Lc(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(bi,o)?n.push(bi[o]):o===n.at(-1)&&n.pop();i++}return s.length}function Lc(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*yi(s){for(let t=0;t<s.length;){const e=Ft(s,t,"{;}"),n=xi(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=Ft(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const xi=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function ve(s){const t=[];for(let e=0;e<s.length;){const n=Ft(s,e,";{");if(s[n]==="{"){e=Ft(
s,n+1,"}")+1;continue}const i=xi(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}function Ic(s,t){const e=[];let n=0;for(let i=0;i<=s.length;){const o=Ft(s,i,","),r=Oi(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>
K.LI)return"";e.push(Ac(s.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Ac(s,t){const e=Ft(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(Oi(
s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.test(s);return s.replace(ki,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const ki=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
Oi=s=>[...s.matchAll(ki)].filter(([t])=>t==="&").length;var Bc=R(88650);const Mi=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,tn=1e3,Wc=1e6;function Nc(s){
if(s.length>K.LI)return;const t=[];let e;try{e=(0,Bc.A)(s,{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:_n(e)}function _n(s){
if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.type==="Selector"?zc(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Re=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),$c=new Set(["before","after","first-line","first-letter"]);function zc({children:s}){const t=[
Re()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Mi(i.name),e+=Wc;break;case"ClassSelector":o.classes.push(Mi(i.name)),e+=tn;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=tn;break;case"\
Combinator":t.push({...Re(),combinator:i.name});break;case"PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if($c.has(r)){n=r,e+=1;break}const a=Dc(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:n}}const Pc=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate",
"fullscreen","modal","popover-open","playing","host","defined","placeholder-shown","autofill"]),_c=new Set(["enabled","valid","optional","read-only"]),jt={a:0,b:1};
function Dc(s,t){const e=i=>({test:i,specificity:tn}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(Pc.has(s))return e({kind:"never"});if(_c.has(s))return e(
{kind:"is",selectors:[{compounds:[Re()],specificity:0,pseudoElement:void 0}]});switch(s){case"root":case"empty":case"checked":case"disabled":return e({kind:s});case"\
link":case"any-link":return e({kind:"link"});case"first-child":return n(jt,!1,!1);case"last-child":return n(jt,!1,!0);case"first-of-type":return n(jt,!0,!1);case"\
last-of-type":return n(jt,!0,!0);case"only-child":return vi(n(jt,!1,!1).test,n(jt,!1,!0).test);case"only-of-type":return vi(n(jt,!0,!1).test,n(jt,!0,!0).test);case"\
nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{const i=jc(t[0]);return i&&n(i,s.endsWith("of-type"),s.includes("last"))}case"not":case"\
is":case"where":case"matches":case"-webkit-any":return Hc(s,t[0]);case"has":return Gc(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="St\
ring"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function Hc(s,t){const e=t&&_n(t);if(!e)return;const n=s===
"where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function Gc(s){if(s?.type!=="SelectorL\
ist"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combinator"))return;const t=_n(s);if(!t||t.length===0||t.some(Si))return;const e=t.reduce(
(o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"has",selectors:t.map((o,r)=>Fc(o,n[r]))},specificity:e}}const Si=({compounds:s,pseudoElement:t})=>t!==
void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"selectors"in n&&n.selectors.some(Si)));function Fc(s,t){const e={...Re(),pseudos:[{kind:"scope"}]},{compounds:n}=s,
i=t.type==="Selector"&&t.children.first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function vi(s,t){
return{test:{kind:"is",selectors:[(n=>({compounds:[{...Re(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:tn}}function jc(s){if(s?.type!==
"Nth"||s.selector)return;const{nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:Ri(e),
b:Ri(n)}}const Ri=s=>s==null?0:s===""||s==="+"?1:s==="-"?-1:Number(s),Uc=10,Kc=150;class Yc{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,depth:0,parent:void 0})}async addAll(t,e){const{isUsual:n,depth:i,parent:o}=e;if(!(i>
Uc)){o!==void 0&&this.addRule(o,ve(t),n);for(const{prelude:r,block:a}of yi(t)){const c=this.pace.step((r.length+(a?.length??0))*Kc+2e3);c&&await c;const l=/^@[\w-]+/.
exec(r)?.[0].slice(1).toLowerCase();if(l!==void 0)await this.addAtRule(l,r.slice(l.length+1).trim(),a,e);else if(a!==void 0){const d=o===void 0?r:Ic(r,o);a.includes(
"{")?await this.addAll(a,{isUsual:n,depth:i+1,parent:d}):this.addRule(d,ve(a),n)}}}}addRule(t,e,n){if(e.length===0)return;const i=Nc(t);if(i)for(const o of i){if(this.
rules.length===K.qV)throw(0,K.VE)();this.rules.push({selector:o,declarations:e,order:this.rules.length,isUsual:n})}}async addAtRule(t,e,n,i){const o={...i,depth:i.
depth+1};switch(t){case"media":n!==void 0&&Ti(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&!/^not\b/i.test(e)&&await this.addAll(n,o);
return;case"layer":n!==void 0&&await this.addAll(n,o);return;case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":
n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"charset":case"namespace":case"keyframes":case"-webkit-keyframes":case"property":case"font-feature-val\
ues":case"view-transition":return;default:this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const o of yi(e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==
void 0&&o.block!==void 0&&n.push({name:r.toLowerCase(),declarations:ve(o.block)})}const i=ve(e);for(const o of t.split(",",K.qV+1)){if(this.pages.length===K.qV)
throw(0,K.VE)();this.pages.push({selector:o.trim(),declarations:i,boxes:n})}}}function Ti(s,t){return s.trim()===""?!0:s.toLowerCase().split(",").some(e=>Xc(e.trim(),
t))}function Xc(s,t){const e=/^not\s/.test(s);return s.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?Vc(o.slice(1,-1),t):o==="pri\
nt"||o==="all")!==e}const Zc=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,qc={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};
function Vc(s,t){const[,e,n,i,o]=Zc.exec(s)??[];if(n!==void 0){const c=Number(i)*qc[o],l=n==="width"?t.width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===
c}const[r,a]=s.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:r==="prefers-color-scheme"?a==="light":r==="prefers-reduce\
d-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var G=R(74135);const Ci=s=>"drawing"in s;function Te([s,t,e,n],{
scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[d,0,0,d,(a.
width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const Ei=1e7,Li=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class en{text;at=0;constructor(t){this.text=t}skip(){for(;this.
at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),Li.lastIndex=this.at;const t=Li.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Ei),Ei)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function Dn(s,t){const e=new en(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const Ii={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function gt(s,t,e){
const n=new en(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(Ii,o)?i*Ii[o]:void 0}const Qc=1e3;function Ce(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Jc(n.toLowerCase(),Dn(i,6));if(!o||++e>Qc)return;t=t?(0,G.lw)(o,t):o}return t}function Jc(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,G.lw)((0,G.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}const tl=10,Hn=({name:s})=>s==="linearGradient"||s==="radialGradient";function Ai(s,t,e){
const n=[s];for(;n.length<tl;){const i=n.at(-1).attributes.get("href"),o=i===void 0?void 0:t(i.trim().replace(/^#/,""));if(!o||n.includes(o)||!e(o))break;n.push(
o)}return n}function el(s,t,e,n){const i=A=>{for(const{attributes:C}of s)if(C.has(A))return C.get(A)},o=i("gradientUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=
0&&o||l-a<=0&&o)return;const d=Ce(i("gradientTransform"))??nl,f=o?(0,G.lw)(d,[c-r,0,0,l-a,r,a]):d,[h,u,p,m]=f;if(!(Math.abs(h*m-u*p)>1e-12))return;const g=o?{width:1,
height:1}:n,b=(A,C,U)=>gt(i(A)??C,U,n.em)??0,w=(A,C)=>b(A,C,g.width),y=(A,C)=>b(A,C,g.height),k=(0,G.zl)((0,G.DI)(f),e);if(s[0].name==="linearGradient"){const A=[
w("x1","0%"),y("y1","0%"),w("x2","100%"),y("y2","0%")];return Bi(A,f,t,k)}const[O,M]=[w("cx","50%"),y("cy","50%")],S=b("r","50%",Math.hypot(g.width,g.height)/Math.
SQRT2),[v,_]=[i("fx")===void 0?O:w("fx","50%"),i("fy")===void 0?M:y("fy","50%")];return S>0?Bi([v,_,0,O,M,S],f,t,k):void 0}const nn=1e3,nl=[1,0,0,1,0,0],Bi=(s,t,e,n)=>({
coordinates:s.map(i=>i*nn),matrix:(0,G.lw)([1/nn,0,0,1/nn,0,0],t),stops:e,box:n.map(i=>i*nn)});var ct=R(36078);const Wi=8;class Gn{matrix;box=G.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const[c,l]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let d=1;d<Wi;d++){const f=d/Wi,[h,
u,p,m]=[(1-f)**3,3*f*(1-f)**2,3*f*f*(1-f),f**3];this.include(h*c+u*t+p*n+m*o,h*l+u*e+p*i+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.
x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[
n,i]=this.matrix?(0,G.Gd)(this.matrix,t,e):[t,e];return`${(0,ct._)(n)} ${(0,ct._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.
matrix?(0,G.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}const sl=256;class il{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=el(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,i)/Math.SQRT2,a=T(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(p=>T(p,r)),
h=f.some(p=>p>0)?f.length%2===1?[...f,...f]:f:[],u=T(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!Hn(e)&&this.leaveOut(e.name);const n=e&&Hn(e)?this.readGradient(e):void 0;return this.
gradients.set(t,n),n}readGradient(t){const e=Ai(t,this.find,Hn),n=e.find(a=>(0,L.ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of n?(0,L.ZE)(n):[]){if(a.
name!=="stop"||i.length===sl)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(gt(l,
1,16)??0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift(
{...o,at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}function sn(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===
n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],m=Math.sqrt(
(u/r)**2+(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,b=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[w,y]=[b*r*p/a,-b*a*u/r],k=[l*w-d*
y+(i+e)/2,d*w+l*y+(o+n)/2],O=Math.atan2((p-y)/a,(u-w)/r);let M=Math.atan2((-p-y)/a,(-u-w)/r)-O;if(t[4]===1&&M<0&&(M+=2*Math.PI),t[4]===0&&M>0&&(M-=2*Math.PI),![
...k,O,M].every(Number.isFinite))return s.line(e,n);const S=Math.max(Math.ceil(Math.abs(M)/(Math.PI/2)-1e-9),1),v=M/S,_=4/3*Math.tan(v/4),A=(C,U)=>[k[0]+l*C*r-d*
U*a,k[1]+d*C*r+l*U*a];for(let C=0;C<S;C++){const[U,mt]=[O+C*v,O+(C+1)*v],[At,be,te,Ct]=[Math.cos(U),Math.sin(U),Math.cos(mt),Math.sin(mt)],ye=C===S-1?[e,n]:A(te,
Ct);s.curve(...A(At-_*be,be+_*At),...A(te+_*Ct,Ct-_*te),...ye,C<S-1)}}function Ni(s,t,e,n,i){s.move(t+n,e),sn(s,[n,i,0,0,1],[t-n,e]),sn(s,[n,i,0,0,1],[t+n,e]),s.
close()}const ol=600,$i={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*rl(s,t){const e=new en(t),n={kind:"",x:0,y:0};let i="";for(;;){yield ol,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn($i,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=al(
e,i.toLowerCase());if(!r)return;cl(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function al(s,t){const e=[];for(let n=0;n<$i[t];n++){const i=t==="a"&&(n===3||n===
4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function cl(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"\
h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),zi(s,h,d(2));break;case"t":h=f("qt"),zi(s,h,d(0));break;case"a":sn(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function zi(s,[t,e],[n,i]){const[
o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const Pi=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),ll=400;
function*Fn(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>gt(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"\
path":return yield*rl(s,e.get("d")??"");case"rect":return fl(s,e,n);case"circle":{const c=o("r",i);c>0&&Ni(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&Ni(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*dl(s,e.get("poin\
ts")??"",t==="polygon")}}function*dl(s,t,e){const n=new en(t);for(;;){yield ll;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(
i,o):s.line(i,o)}e&&s.close()}function fl(s,t,{width:e,height:n,em:i}){const o=(b,w)=>gt(t.get(b),w,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o(
"height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,m]=[r+c,a+l],g=(b,w)=>{
h>0&&u>0&&sn(s,[h,u,0,0,1],[b,w])};s.move(r+h,a),s.line(p-h,a),g(p,a+u),s.line(p,m-u),g(p-h,m),s.line(r+h,m),g(r,m-u),s.line(r,a+u),g(r+h,a),s.close()}const hl=2e4,
ul=1e4,pl=new Set(["tspan","a","textPath"]);function*ml(s,t,e,n){const i=[];yield*_i(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:n});const r=i.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...r,text:r.text.trimEnd()}),i}function*_i(s,t,e){const{styled:n,measures:i}=t,{pen:o,styler:r}=e,
a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";gl(o,s,i);for(const l of s.children)if(yield hl,l.kind==="text")wl(l,c,n,e);else if(!l.
isHtml&&pl.has(l.name)){const d=r.styleOf(l,n,void 0);if(d.style.display==="none")continue;yield*_i(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},
e)}}function gl(s,{attributes:t},{width:e,height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=Dn(o,ul),c=gt(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>gt(
t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function wl({value:s},t,{style:e},n){const{pen:i,runs:o,maker:r}=n,a=t||e.whiteSpace.startsWith(
"pre");let c=a?s.replace(/\s/g," "):s.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,0,0]},f=i.xs.length>1?Array.
from(c):[],h=Math.min(i.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],i.xs[u]);d(h>1?f.slice(h-1).join(""):c,i.xs[Math.max(h-1,0)]),i.xs=i.xs.slice(Math.max(
h,1))}class bl extends Gn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.
x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=Di([t-c,e-l],[n-
c,i-l],d),h=Di([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-
e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.
at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const Di=(...s)=>s.find(([t,e])=>t!==0||
e!==0)??[1,0];function yl({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,i]=[e(s),e(t)],o=((i-
n)%360+540)%360-180;return n+o/2}function se({attributes:s}){const[t,e,n,i]=Dn(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const Hi={
min:0,mid:.5,max:1};function Ee({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Hi[e],y:Hi[n]}}const jn=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,gt(s.get("x"),t,n)??0,gt(s.get("y"),e,n)??0],bt=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,
clip:e,clipHasHoles:n,opacity:i,nodes:s}),Zt=(s,t,e,n)=>`${[s,t,e,n].map(ct._).join(" ")} re`;function xl(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(M,S)=>gt(
r.get(M),S,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=se(s),d=l?Te(l,Ee(s),c):Un,[f,h]=(0,G.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",g=(u.startsWith("auto")?yl(e)+
(p?180:0):gt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,b=r.get("markerUnits")==="userSpaceOnUse"?1:i,[w,y]=[Math.cos(g)*b,Math.sin(g)*b],k=(0,G.lw)([1,0,0,1,-f,
-h],[w,y,-y,w,e.x,e.y]),O=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return bt([bt(t,{matrix:d})],{matrix:k,
clip:O?void 0:Zt(0,0,c.width,c.height)})}const kl=1e4;function Ol(s,t,e){const n=Ct=>{for(const{attributes:ye}of s)if(ye.has(Ct))return ye.get(Ct)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(Ct,ye,Kg)=>(gt(n(Ct),d?1:ye,e.em)??0)*(d?Kg:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),m=f("y",e.height,l)+(d?o:0),g=Ce(n("patternTransform"))??Un,[b,w,y,k]=g;if(!(Math.abs(b*k-w*y)>1e-12))return;
const[O,M,S,v]=(0,G.zl)((0,G.DI)(g),t),[_,A]=[Math.floor((O-p)/h),Math.floor((M-m)/u)],[C,U]=[Math.ceil((S-p)/h)-_,Math.ceil((v-m)/u)-A];if(!(C*U<=kl))return!1;
const mt=s.find(Ct=>se(Ct)),At=mt&&se(mt),be=n("patternContentUnits")==="objectBoundingBox",te=At?Te(At,Ee(mt),{width:h,height:u}):be?[c,0,0,l,0,0]:Un;return{matrix:g,
left:p+_*h,top:m+A*u,width:h,height:u,across:C,down:U,content:te}}function Ml(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,f=[
bt(t,{matrix:d})],h=Zt(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let m=0;m<c;m++)u.push(bt(f,{matrix:[1,0,0,1,i+m*r,o+p*a],clip:h}));return bt([bt(u,{matrix:n})],e)}
const Un=[1,0,0,1,0,0],Sl=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animat\
eTransform animateMotion set view cursor".split(" ")),Gi=20,Fi=100,vl=500,ji=3e4,Rl=new Set(["path","line","polyline","polygon"]),Ui={width:300,height:150};class Ki{tools;readOnce=0;named=new Map;outlines=new Map;shapes;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const o of(0,L.Ky)(e)){const r=o.attributes.get("id");r!==void 0&&!o.isHtml&&!this.
named.has(r)&&this.named.set(r,o)}this.shapes=new il(n,o=>this.named.get(o),i)}*read(t,e){const n=se(t),{style:i}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.
px:f,r={width:o(i.width,Ui.width),height:o(i.height,Ui.height)},[,,a,c]=n??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.
style.fontSize},used:0,depth:0});return{drawing:{view:n,fit:Ee(t),nodes:l},size:n?void 0:r}}*children(t,e){const n=[];for(const i of(0,L.ZE)(t)){const o=yield*this.
element(i,e);if(o&&n.push(o),o&&t.name==="switch")break}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+Fi,e.drawn>K.bJ)throw(0,K.iY)()}*element(t,{styled:e,
measures:n,used:i,depth:o}){const{name:r}=t;if(Sl.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.styler.styleOf(t,e,void 0);
yield ji+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...n,em:d.fontSize},used:i,depth:o+1};if(o>K.Ez)throw(0,K.DI)();
if(Pi.has(r))return yield*this.shape(t,f);if(r==="text"){const h=yield*ml(t,f,this.shapes,this.styler);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"te\
xt",runs:h}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.
image(t,f);if(r==="use")return yield*this.use(t,f);this.leaveOut(r)}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")return;const i=yield*this.outlineOf(
t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,drawn:{
...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?.fill&&"stops"in l.fill.paint?l.fill.paint.stops.length*vl:0),l&&o.push(l),yield*this.
addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r==
"object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=Ai(l,g=>this.named.get(g),({name:g})=>g==="pattern"),f=Ol(d,t.box,n),h=d.find(
g=>(0,L.ZE)(g).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,down:m}=f;return this.
spend((u.size+Fi)*p*m),yield p*m*500,Ml(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,
c=[a.markerStart,a.markerMid,a.markerEnd];if(!Rl.has(e.name)||c.every(h=>h==="none"))return;const l=new bl;yield*Fn(l,e,i);const{vertices:d}=l,f=T(a.strokeWidth,
Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push(
"markerEnd");for(const m of p){const g=this.named.get(a[m]);if(g?.name!=="marker")continue;const b=yield*this.contentOf(g,i,o,r);if(!b)continue;this.spend(b.size),
yield ji/10;const w=xl(g,b.nodes,u,m,{lineWidth:f,em:i.em});w&&t.push(w)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(t);if(n>=Gi)return;
this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=se(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(
t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.
contents.set(t,h),h}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(i,n,void 0),this.styler.
start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBo\
undingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??G.gF,[p,m]=[h-d,u-f],g=bt(l.nodes,
{matrix:c?[p,0,0,m,d,f]:void 0}),b=a.get("maskUnits")!=="userSpaceOnUse",w=(v,_,A)=>gt(a.get(v)??_,b?1:A,n.em)??0,[y,k]=[w("x","-10%",n.width),w("y","-10%",n.height)],
[O,M]=[w("width","120%",n.width),w("height","120%",n.height)],S=b?e&&Zt(d+y*p,f+k*m,O*p,M*m):Zt(y,k,O,M);return{isAlpha:a.get("mask-type")==="alpha",nodes:[bt([
g],{clip:S})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=n.get("href")?.trim(),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.
visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[gt(n.get("width"),i.width,i.em),gt(n.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:
d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;const u=Ee(t),p=(0,G.lw)([c,0,0,-l,0,l],Te([0,0,c,l],u,{width:f,height:h})),m=u.scaling==="slice"?Zt(0,0,f,h):void 0,
g=bt([{kind:"image",image:a,matrix:p}],{matrix:jn(t,i),clip:m});return yield*this.wrap(t,e,[g])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new Gn,
{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Fn(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){
const{style:r}=e.styled;if(n.length===0||r.opacity===0)return;const a=Cl(t,r),c=a&&i?(0,G.lw)(i,a):i??a,l=typeof r.clipPath=="string"?yield*this.clip(r.clipPath):
void 0,d=/^url\(\s*["']?#([^"')]*)/.exec(Tl(t,"mask"))?.[1],f=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[h]=n;if(!c&&!l&&!f&&r.opacity===1&&n.length===1)return h;
const u=n.length===1&&r.opacity<1?Ll(h,r.opacity):void 0,p=bt(u?[u]:n,{matrix:c,clip:l?.path,clipHasHoles:l?.hasHoles??!1,opacity:u?1:r.opacity});return f?{...p,
mask:f}:p}*clip(t){const e=this.named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="objectBoundingBox"){this.leaveOut("clipPath");
return}const n=Ce(e.attributes.get("transform")),i=[];let o=!1;for(const r of(0,L.ZE)(e)){if(!Pi.has(r.name))continue;this.spend((r.attributes.get("d")??r.attributes.
get("points")??"").length);const a=Ce(r.attributes.get("transform")),c=new Gn(a&&n?(0,G.lw)(a,n):a??n);yield*Fn(c,r,{width:0,height:0,em:16}),c.isEmpty||i.push(
c.path),o||=r.attributes.get("clip-rule")==="evenodd"}return{path:i.length===0?"0 0 0 0 re":i.join(" "),hasHoles:o}}*view(t,e,n){const{measures:i,styled:o}=n,r=(m,g)=>gt(
t.attributes.get(m)??e.attributes.get(m),g,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=se(e),d={...i,width:l?.[2]??
a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const h=l&&Te(l,Ee(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.
name==="symbol",p=bt([bt(f,{matrix:h})],{clip:u?Zt(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:jn(t,i)})}*use(t,e){const n=this.named.get(t.attributes.
get("href")?.trim().replace(/^#/,"")??"");if(!n||e.used>=Gi)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,
i);const o=yield*this.element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:jn(t,e.measures)}))}}const Tl=({attributes:s},t)=>s.get(t)?.trim()??"";function Cl({
attributes:s},{transform:t,transformOrigin:e}){if(t.length===0)return Ce(s.get("transform"));let n=El;for(const r of t)n=(0,G.lw)(r.kind==="matrix"?r.values:[1,
0,0,1,r.x.px,r.y.px],n);if(e===Yt.transformOrigin)return n;const[i,o]=[e[0].px,e[1].px];return(0,G.lw)((0,G.lw)([1,0,0,1,-i,-o],n),[1,0,0,1,i,o])}const El=[1,0,
0,1,0,0];function Ll(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{
...s,stroke:{...n,alpha:n.alpha*t}}}const ie={px:0,percent:.5},Il=256;function Al(s,t,e){const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),i=n!==
s.name.toLowerCase(),o=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(n)?.[1];if(!o)return;const r=(0,x.M$)((0,x.aX)(s),x.wR);r[0]=Wl(r[0]),r[0].length===
0&&r.shift();const a={kind:o,angle:o==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[ie,ie],repeats:n.startsWith("repeating"),stops:[]},[c=[]]=r,l=o===
"linear"?Bl(c,i):o==="radial"?Pl(c,t):Nl(c,t),d=(l?r.slice(1):r).slice(0,Il),f=[];for(const h of d){const u=Mt(h[0]),p=u==="current"?e:u;if(p===void 0){if(h.length===
1&&Y(h[0],t))continue;return}const m=h.slice(1).map(g=>o==="conic"?$l(g,t):Y(g,t));m.length===0&&f.push({paint:p,at:void 0});for(const g of m)f.push({paint:p,at:g})}
return f.length<2?void 0:{...a,...l,stops:f}}function Bl(s,t){const e=s.length===1?Xt(s[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=s.map(x.aG),i=n[0]===
"to";if(!i&&!t)return;let[o,r]=[0,0];for(const c of i?n.slice(1):n)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else
return;const a=c=>i||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}function Wl(s){const t=s.findIndex(n=>(0,x.aG)(n)==="in");if(t<0)return[...s];const e=(0,x.aG)(s.at(
t+3))==="hue";return[...s.slice(0,t),...s.slice(t+(e?4:2))]}function Nl(s,t){const e=s.findIndex(r=>(0,x.aG)(r)==="at"),n=(0,x.aG)(s[0])==="from";if(!n&&e!==0)return;
const i=n?Xt(s[1]):0,o=e<0?void 0:oe(s.slice(e+1),t);return{angle:i??0,...o&&{center:o}}}function $l(s,t){const e=Xt(s);return e===void 0?Y(s,t):{px:0,percent:e/
360}}const zl=["closest-side","closest-corner","farthest-side","farthest-corner"];function Pl(s,t){if(Mt(s[0])!==void 0)return;const e=s.findIndex(r=>(0,x.aG)(r)===
"at"),n=(e<0?s:s.slice(0,e)).map(x.aG),i=zl.find(r=>n.includes(r)),o=e<0?void 0:oe(s.slice(e+1),t);return{isCircle:n.includes("circle"),...i&&{extent:i},...o&&{
center:o}}}const Yi={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function oe(s,t){let e,n,i;for(const o of s){const r=(0,x.aG)(o),
a=r!==void 0&&Object.hasOwn(Yi,r)?Yi[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&i!=="x"?"x":"y":a[0];f==="x"?e=d:n=d,i=a[0]==="both"?
void 0:f;continue}const c=Y(o,t);if(!c)return;const l=i==="x"?e:i==="y"?n:void 0;if(l&&s.length>2){const d=l.percent===1?{px:-c.px,percent:1-c.percent}:c;i==="x"?
e=d:n=d,i=void 0}else e===void 0?(e=c,i=void 0):n??=c}if(!(!e&&!n))return[e??ie,n??ie]}const _l=[je(0),je(0)],Dl=1e3;function Hl(s,t){if(s.type!=="Function")return;
const e=(0,x.aX)(s);switch(s.name.toLowerCase()){case"polygon":return Gl(e,t);case"circle":return Xi(e,t,1);case"ellipse":return Xi(e,t,2);case"inset":return Fl(
e,t);default:return}}function Gl(s,t){const e=(0,x.M$)(s,x.wR),n=(0,x.aG)(e[0]?.[0]),o=(n==="evenodd"||n==="nonzero"?e.slice(1):e).map(a=>a.map(c=>Y(c,t)));if(o.
length<3||o.length>Dl)return;const r=o.flatMap(([a,c,l])=>a&&c&&!l?[[a,c]]:[]);return r.length===o.length?{kind:"polygon",corners:r,hasHoles:n==="evenodd"}:void 0}
function Xi(s,t,e){const n=s.findIndex(c=>(0,x.aG)(c)==="at"),i=n<0?[ie,ie]:oe(s.slice(n+1),t),o=(n<0?s:s.slice(0,n)).map(c=>{const l=(0,x.aG)(c);return l==="cl\
osest-side"||l==="farthest-side"?l:Y(c,t)}),[r="closest-side",a="closest-side"]=o;if(!(!i||o.includes(void 0)||o.length!==0&&o.length!==e))return{kind:"ellipse",
center:i,radii:e===1?[r]:[r,a]}}function Fl(s,t){const e=s.findIndex(l=>(0,x.aG)(l)==="round"),n=(e<0?s:s.slice(0,e)).map(l=>Y(l,t)),i=e<0?{px:0,percent:0}:s.length===
e+2?Y(s[e+1],t):void 0,[o,r=o,a=o,c=r]=n;if(!(!o||!r||!a||!c||!i||n.length>4))return{kind:"inset",sides:[o,r,a,c],radius:i}}const ft=(s,t)=>({keys:["drawn"],read:(e,n)=>{
const i=t(e,n);return i===void 0?void 0:{drawn:{...n.own.drawn,[s]:i}}}}),Zi=s=>ft(s,([t,e])=>jl(t,e));function jl(s,t){if((0,x.aG)(s)==="none")return"none";if(s?.
type!=="Url")return Mt(s);const e=(0,x.aG)(t)==="none"?"none":Mt(t)??"none";return{id:s.value.trim().replace(/^#/,""),otherwise:e}}const Kn=s=>{const t=Ot(s);return t===
void 0?void 0:Math.min(Math.max(t,0),1)};function Yn(s,t){const e=wt(s);return e===void 0?Y(s,t):{px:e,percent:0}}const Ul=100,re=s=>([t])=>{const e=(0,x.aG)(t);
return e!==void 0&&Object.hasOwn(s,e)?s[e]:void 0};function on(s){return s?.type==="Url"?s.value.trim().replace(/^#/,""):(0,x.aG)(s)==="none"?"none":void 0}const Kl={
keys:["drawn"],read:([s],{own:t})=>{const e=on(s);return e===void 0?void 0:{drawn:{...t.drawn,markerStart:e,markerMid:e,markerEnd:e}}}},qi={nonzero:!1,evenodd:!0},
Vi={fill:Zi("fill"),"fill-opacity":ft("fillOpacity",([s])=>Kn(s)),"fill-rule":ft("hasHoles",re(qi)),"clip-rule":ft("clipHasHoles",re(qi)),stroke:Zi("stroke"),"s\
troke-opacity":ft("strokeOpacity",([s])=>Kn(s)),"stroke-width":ft("strokeWidth",([s],t)=>Yn(s,t)),"stroke-linecap":ft("cap",re({butt:0,round:1,square:2})),"stro\
ke-linejoin":ft("join",re({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":ft("miter",([s])=>{const t=wt(s);return t===void 0||t<1?void 0:t}),
"stroke-dasharray":ft("dashes",(s,t)=>{if((0,x.aG)(s[0])==="none")return[];const e=s.filter(({type:n})=>n!=="Operator").map(n=>Yn(n,t));if(!(e.length>Ul||e.some(
n=>n===void 0||n.px<0)))return e}),"stroke-dashoffset":ft("dashOffset",([s],t)=>Yn(s,t)),marker:Kl,"marker-start":ft("markerStart",([s])=>on(s)),"marker-mid":ft(
"markerMid",([s])=>on(s)),"marker-end":ft("markerEnd",([s])=>on(s)),"text-anchor":ft("anchor",re({start:"start",middle:"middle",end:"end"})),"dominant-baseline":ft(
"drop",re({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,
ideographic:-.29})),"stop-color":N("stopColor",(s,t)=>{const e=Mt(s);return e==="current"?t.own.color:e}),"stop-opacity":N("stopOpacity",Kn),"clip-path":{keys:[
"clipPath"],read:([s,...t],e)=>{if(!s||t.length>0)return;if((0,x.aG)(s)==="none")return{clipPath:void 0};const n=s.type==="Url"?s.value.trim().replace(/^#/,""):
Hl(s,e);return n===void 0?void 0:{clipPath:n}}}},Yl=new Set([...Object.keys(Vi),"color","direction","display","font-family","font-size","font-style","font-weigh\
t","letter-spacing","opacity","overflow","visibility","word-spacing"]);function ae(s){const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(s??"")??[];return t===
void 0?void 0:`${t}${e==="%"?"%":"px"}`}const Xn=s=>s!==void 0&&/^\s*[\d.]+\s*$/.test(s)?`${s.trim()}px`:s;function Zn(s){const t=s.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.
test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const Xl=["x-small","small","medium","large","x-large","xx-large","xxx-large"],qn=new Set(["td","th"]),Zl=new Set(["img","\
table","td","th","col","hr","video","canvas"]),ql=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Vl=new Map(
[["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),Qi={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",
I:"upper-roman",1:"decimal"};function Ql(s,t){const{name:e,attributes:n}=s;if(n.size===0&&!qn.has(e))return[];const i=[],o=(l,d)=>{d!==void 0&&d!==""&&i.push({name:l,
value:d,important:!1})};if(!s.isHtml)for(const[l,d]of n)Yl.has(l)&&o(l,Jl(l,d));const r=l=>n.get(l);s.isHtml?Zl.has(e)&&(o("width",ae(r("width"))),e!=="hr"?o("h\
eight",ae(r("height"))):ed(n,o)):(o("width",Xn(r("width"))),o("height",Xn(r("height"))));const a=r("bgcolor");a!==void 0&&o("background-color",Zn(a));const c=r(
"align")?.toLowerCase();return c!==void 0&&ql.has(e)&&o("text-align",Vl.get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),e==="table"&&(c==="left"||
c==="right")&&o("float",c),(qn.has(e)||e==="tr"||e==="tbody")&&o("vertical-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("white-space","nowrap"),(e==="o\
l"||e==="ul"||e==="li")&&o("list-style-type",td(r("type"))),e==="font"&&nd(n,o),e==="table"&&sd(n,o),qn.has(e)&&t&&id(t.attributes,o),i}const Jl=(s,t)=>s==="fon\
t-size"||s==="letter-spacing"?Xn(t):t,td=s=>s===void 0?void 0:Object.hasOwn(Qi,s)?Qi[s]:s.toLowerCase();function ed(s,t){const e=s.get("color");e!==void 0&&t("c\
olor",Zn(e));const[n]=/^\s*\d{1,4}/.exec(s.get("size")??"")??[],i=Number(n??0);i<=0||(e!==void 0||s.has("noshade")?t("border-width",`${i/2}px`):i===1?t("border-\
bottom-width","0"):t("height",`${i-2}px`))}function nd(s,t){const e=s.get("color");e!==void 0&&t("color",Zn(e)),t("font-family",s.get("face"));const[,n,i]=/^\s*([+-]?)(\d)/.
exec(s.get("size")??"")??[];if(i===void 0)return;const o=n===""?Number(i):3+ +`${n}${i}`;t("font-size",Xl[Math.min(Math.max(o,1),7)-1])}function sd(s,t){const e=s.
has("border")?ae(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border",`${e} outset`),t("border-spacing",ae(s.get("cellspacing")))}function id(s,t){
const e=s.has("border")?ae(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border","1px inset"),t("padding",ae(s.get("cellpadding")))}class od{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+K.Hb,K.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,K.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!ad(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return rd(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disable\
d":return e.attributes.has(t.kind);case"lang":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===
t.language||i.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.
length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.
siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&
this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||
this.siblings.set(t,e=(0,L.ZE)(t)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;
const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.
get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}function rd(s,t,e){if(t===0)return s===e;const n=(s-
e)/t;return n>=0&&Number.isInteger(n)}function ad({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;if(t===void 0)
return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===
a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const cd={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},ld=s=>cd[s]??(s.startsWith("table-")&&s!=="table-caption"?
"block":s),dd=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],Vn=({position:s})=>s==="absolute"||s==="fixed";function Ji(s,t){for(const[r,a]of dd)
s[r]==="none"||s[r]==="hidden"?s[a]=0:s[a]>1&&(s[a]=Math.floor(s[a]+.001));Vn(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display===
"grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||Vn(s)||e)&&(s.display=s.display.startsWith("table-")&&!e?"block":
ld(s.display)),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!Vn(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;return n.
length+i.length+o.length>0&&(s.transform=[...n,...i,...o,...s.transform]),s.backgroundClip==="text"&&hd(s),fd(s,t),s}function fd(s,t){const{display:e,float:n,position:i}=s;
s.textDecorationLine.size>0&&(s.textDecorationColor??=s.color),!(t.textDecorationLine.size===0||n!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||
e==="table"||e==="none"||(s.textDecorationLine.size===0&&(s.textDecorationColor=t.textDecorationColor,s.textDecorationStyle=t.textDecorationStyle),s.textDecorationLine=
new Set([...t.textDecorationLine,...s.textDecorationLine])))}function hd(s){const e=s.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??s.backgroundColor;e&&
e.alpha>0&&(s.color=e),s.backgroundColor=void 0,s.backgroundImage=[]}const rn={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,
"xxx-large":48},to={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-large":26,"xxx-large":39},eo=to.medium/rn.medium,ud=s=>Object.hasOwn(rn,
s)?s:void 0,pd=s=>rn[s];function md(s,t){const{fontSizedBy:e}=s,n=no(s);e!=="length"&&(e!=="ratio"?s.fontSize=(n?to:rn)[e]:n!==no(t)&&(s.fontSize*=n?eo:1/eo))}const no=({
fontFamily:s})=>s.length===1&&s[0]==="monospace",so=["repeat","no-repeat","repeat-x","repeat-y"],Qn=["border-box","padding-box","content-box","text"];function io(s,t){
return(0,x.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.value}:s?.type==="Function"?Al(s,t,t.own.color):void 0}function oo(s,t){const e=(0,x.aG)(s[0]);if(e==="\
cover"||e==="contain")return e;const[n,i="auto"]=s.map(o=>(0,x.aG)(o)==="auto"?"auto":Y(o,t));return n&&s.length<3?[n,i]:void 0}const gd=["auto","auto"];function wd(s,t){
let e="none",n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const f=(0,x.aG)(d),h=io(d,t),u=Mt(d);if((0,x.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==
void 0)i=u;else if(so.some(p=>p===f))n=f;else{if(f==="fixed"||f==="scroll"||f==="local"||Qn.some(p=>p===f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||
f==="auto"||Y(d,t))?r.push(d):o.push(d)}}const c=o.length===0?_l:oe(o,t),l=r.length===0?gd:oo(r,t);return c&&l?{image:e,repeat:n,color:i,position:c,size:l}:void 0}
const bd={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip"],read:(s,t)=>{const e=(0,x.M$)(s,x.
wR).map(o=>wd(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:o})=>o!=="none");return{backgroundColor:n==="current"?t.own.color:
n,backgroundImage:i.map(({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.map(({repeat:o})=>o),backgroundPosition:i.map(({position:o})=>o),
backgroundClip:"border-box"}}},Jn=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,x.M$)(e,x.wR).map(o=>t(o,n));return i.includes(void 0)?void 0:{[s]:i}}}),yd={keys:["\
backgroundImage"],read:(s,t)=>{const e=(0,x.M$)(s,x.wR).map(n=>io(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function xd(s,t){
const e=[];let n=!1,i;for(const l of s){const d=Ke(l,t),f=Mt(l);if(d!==void 0)e.push(d);else if((0,x.aG)(l)==="inset")n=!0;else if(f!==void 0)i=f;else return}const[
o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}const kd=100,ts={keys:["boxShadow"],read:(s,t)=>{
if((0,x.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,x.M$)(s,x.wR).slice(0,kd).map(n=>xd(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},Od=10,
Md={keys:["textShadow"],read:(s,t)=>{const e=ts.read(s,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,Od)}:void 0}},zt=(...s)=>({
kind:"matrix",values:s});function ro(s){const t=s*Math.PI/180,[e,n]=[Math.cos(t),Math.sin(t)];return zt(e,n,-n,e,0,0)}const an=s=>Math.tan(s*Math.PI/180);function Sd(s,t){
if(s.type!=="Function")return;const e=(0,x.M$)((0,x.aX)(s),x.wR).map(([r])=>r),n=e.map(r=>Y(r,t)),i=e.map(Xt),o=e.map(Ot);switch(s.name.toLowerCase()){case"tran\
slate":case"translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??tt};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:tt};case"translatey":return n[0]&&
{kind:"translate",x:tt,y:n[0]};case"scale":return o[0]===void 0?void 0:zt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:zt(o[0],0,0,1,0,0);case"\
scaley":return o[0]===void 0?void 0:zt(1,0,0,o[0],0,0);case"rotate":case"rotatez":return i[0]===void 0?void 0:ro(i[0]);case"skew":return i[0]===void 0?void 0:zt(
1,an(i[1]??0),an(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:zt(1,0,an(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:zt(1,an(i[0]),0,1,0,0);case"\
matrix":{const r=e.map(wt);return r.length===6&&!r.includes(void 0)?zt(...r):void 0}default:return}}const ao={keys:["transform"],read:(s,t)=>{if((0,x.aG)(s[0])===
"none")return{transform:[]};const e=s.map(n=>Sd(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},es=s=>({keys:[s],read:(t,e)=>{if((0,x.aG)(t[0])==="no\
ne")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>Y(c,e)),r=[n,i].map(Ot);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??tt}]};if(s===
"scale")return r[0]===void 0?void 0:{scale:[zt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===1?Xt(n):void 0;return a===void 0?void 0:{rotate:[ro(a)]}}}),vd={background:bd,
"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?Mt(s[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:
e}}},"background-image":yd,"background-size":Jn("backgroundSize",oo),"background-position":Jn("backgroundPosition",oe),"background-repeat":Jn("backgroundRepeat",
([s])=>{const t=(0,x.aG)(s);return t==="space"||t==="round"?"repeat":so.find(e=>e===t)}),"background-clip":P("backgroundClip",Qn),"-webkit-background-clip":P("b\
ackgroundClip",Qn),"text-shadow":Md,"box-shadow":ts,"-webkit-box-shadow":ts,transform:ao,translate:es("translate"),rotate:es("rotate"),scale:es("scale"),"-webki\
t-transform":ao,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=oe(s.slice(0,2),t);return e&&{transformOrigin:e}}}},Rd=["none","contents","inl\
ine","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-header-group","tab\
le-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Td=["auto","min-content","max-content","fit-content"],co=s=>(t,e)=>{
const n=(0,x.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="stretch"?{px:0,percent:1,fills:s}:Td.find(i=>i===n)??Et(t,
e)},[ns,ss]=[co("across"),co("down")],lo=s=>(t,e)=>{if((0,x.aG)(t)==="none")return"none";const n=s(t,e);return n==="auto"?void 0:n},Cd=["none","hidden","solid",
"dashed","dotted","double","groove","ridge","inset","outset"],fo={thin:1,medium:3,thick:5};function qt(s,t){const e=(0,x.aG)(s);return e!==void 0&&Object.hasOwn(
fo,e)?fo[e]:qe(s,t)}const Vt=s=>{const t=(0,x.aG)(s);return t==="auto"?"solid":Cd.find(e=>e===t)};function is(s,t){let e,n,i;for(const o of s){const r=qt(o,t),a=Vt(
o),c=zn(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===0?void 0:{width:e??3,line:n??"none",
paint:i?.paint}}const ho=s=>[`border${s}Width`,`border${s}Style`,`border${s}Color`];function cn(...s){return{keys:s.flatMap(ho),read:(t,e)=>{const n=is(t,e);if(!n)
return;const{width:i,line:o,paint:r}=n;return Object.fromEntries(s.flatMap(a=>{const[c,l,d]=ho(a);return[[c,i],[l,o],[d,r]]}))}}}const ce=(s,t="")=>Qe.map(e=>`${s}${e}${t}`);
function Le(s,t,e){return Object.fromEntries(Qe.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const Ed={keys:ce("bord\
er","Color"),read:s=>{const t=Me(s.map(zn));if(!(!t||t.includes(void 0)))return Object.fromEntries(ce("border","Color").map((e,n)=>[e,t[n].paint]))}},uo=["borde\
rTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],Ld={keys:uo,read:(s,t)=>{const[e=[],n=e]=di(s).map(r=>r.map(a=>Et(a,t))),
[i,o]=[Me(e),Me(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(uo.map((r,a)=>[r,[i[a],o[a]]]))}},ln=s=>({keys:[s],read:(t,e)=>{
const[n,i=n]=t.map(o=>Et(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),Id={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"p\
age",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"avoid-column"},dn=s=>P(s,[],Id),os=P("breakInside",["auto","avoid","av\
oid-column"],{"avoid-page":"avoid"});function Ad(s){const t=s.filter(i=>(0,x.aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=di(t).map(i=>wt(
i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const Bd={auto:"hidden",scroll:"hidden",clip:"hidden",overlay:"hidden"},rs={keys:["overflow"],
read:([s])=>{const t=(0,x.aG)(s);return t==="visible"||t==="hidden"?{overflow:t}:t!==void 0&&Object.hasOwn(Bd,t)?{overflow:"hidden"}:void 0}},Wd={keys:["isConta\
ined"],read:s=>{const t=s.map(e=>(0,x.aG)(e)??"");if(t.every(e=>po.has(e)))return{isContained:t.some(e=>po.get(e))}}},po=new Map([["none",!1],["size",!1],["inli\
ne-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),Nd={keys:["outlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{const e=is(
s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},$d=N("zIndex",s=>(0,x.aG)(s)==="auto"?"auto":wt(s)),fn=(s,t)=>Gt(s,t),mo={display:P(
"display",Rd,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:P(
"position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:P("float",["none","left","right"],{"inline-start":"left","inline\
-end":"right"}),clear:P("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),"box-sizing":P("boxSizing",["content-box","border-b\
ox"]),width:N("width",ns),height:N("height",ss),"min-width":N("minWidth",ns),"min-height":N("minHeight",ss),"max-width":N("maxWidth",lo(ns)),"max-height":N("max\
Height",lo(ss)),"aspect-ratio":{keys:["aspectRatio"],read:Ad},top:N("top",Gt),right:N("right",Gt),bottom:N("bottom",Gt),left:N("left",Gt),inset:Se(["top","right",
"bottom","left"],Gt),margin:Se(ce("margin"),fn),...Le("margin","",s=>N(s,fn)),"margin-inline":Wt("marginLeft","marginRight",fn),"margin-block":Wt("marginTop","m\
arginBottom",fn),padding:Se(ce("padding"),Et),...Le("padding","",s=>N(s,Et)),"padding-inline":Wt("paddingLeft","paddingRight",Et),"padding-block":Wt("paddingTop",
"paddingBottom",Et),border:cn(...Qe),...Object.fromEntries(Qe.map(s=>[`border-${s.toLowerCase()}`,cn(s)])),"border-inline":cn("Left","Right"),"border-block":cn(
"Top","Bottom"),"border-width":Se(ce("border","Width"),qt),"border-style":Se(ce("border","Style"),Vt),"border-color":Ed,...Le("border","Width",s=>N(s,qt)),...Le(
"border","Style",s=>N(s,Vt)),...Le("border","Color",Ve),"border-inline-width":Wt("borderLeftWidth","borderRightWidth",qt),"border-block-width":Wt("borderTopWidt\
h","borderBottomWidth",qt),"border-inline-style":Wt("borderLeftStyle","borderRightStyle",Vt),"border-block-style":Wt("borderTopStyle","borderBottomStyle",Vt),"i\
nset-inline":Wt("left","right",Gt),"inset-block":Wt("top","bottom",Gt),"border-radius":Ld,"border-top-left-radius":ln("borderTopLeftRadius"),"border-top-right-r\
adius":ln("borderTopRightRadius"),"border-bottom-right-radius":ln("borderBottomRightRadius"),"border-bottom-left-radius":ln("borderBottomLeftRadius"),outline:Nd,
"outline-width":N("outlineWidth",qt),"outline-style":N("outlineStyle",Vt),"outline-color":Ve("outlineColor"),"outline-offset":N("outlineOffset",(s,t)=>Y(s,t)?.px),
opacity:N("opacity",s=>{const t=Ot(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),overflow:rs,"text-overflow":P("textOverflow",["clip","ellipsis"]),"ov\
erflow-x":rs,"overflow-y":rs,contain:Wd,"z-index":$d,"object-fit":P("objectFit",["fill","contain","cover","none","scale-down"]),"break-before":dn("breakBefore"),
"break-after":dn("breakAfter"),"break-inside":os,"page-break-before":dn("breakBefore"),"page-break-after":dn("breakAfter"),"page-break-inside":os,"-webkit-colum\
n-break-inside":os,page:N("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,x.aG)(s)==="auto"?t.pageName:s.name}),orphans:ne("orphans",1),widows:ne(
"widows",1)};function Wt(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function go(s){
const t=wt(s);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const zd=([s])=>{if((0,x.aG)(s)==="auto")return{columnCount:void 0};const t=s&&go(s);return t===
void 0?void 0:{columnCount:t}},Pd=([s],t)=>{if((0,x.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&qe(s,t);return e===void 0?void 0:{columnWidth:e}};function _d(s,t){
let e,n;for(const i of s){if((0,x.aG)(i)==="auto")continue;const o=go(i),r=o===void 0?qe(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)
n=r;else return}return s.length>2?void 0:{columnCount:e,columnWidth:n}}const as={keys:["columnCount"],read:zd},cs={keys:["columnWidth"],read:Pd},ls={keys:["colu\
mnCount","columnWidth"],read:_d},wo=P("columnSpan",["none","all"]),Dd=P("columnFill",["balance","auto"],{"balance-all":"balance"}),ds={keys:["columnRuleWidth","\
columnRuleStyle","columnRuleColor"],read:(s,t)=>{const e=is(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},Hd={columns:ls,
"column-count":as,"column-width":cs,"column-fill":Dd,"column-span":wo,"column-rule":ds,"column-rule-width":N("columnRuleWidth",qt),"column-rule-style":N("column\
RuleStyle",Vt),"column-rule-color":Ve("columnRuleColor"),"-webkit-columns":ls,"-webkit-column-count":as,"-webkit-column-width":cs,"-webkit-column-span":wo,"-web\
kit-column-rule":ds,"-moz-columns":ls,"-moz-column-count":as,"-moz-column-width":cs,"-moz-column-rule":ds},bo=["normal","auto","stretch","flex-start","flex-end",
"start","end","self-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end",
"safe right"];function Ie(s,t){const e=s.map(x.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith(
"justify")?n[0]:n[0]?.replace("self-","");return(e[0]==="safe"?bo.find(r=>r===`safe ${i}`):void 0)??bo.find(r=>r===i)}const le=s=>({keys:[s],read:t=>{const e=Ie(
t,s);return e&&{[s]:e}}}),fs=(s,t)=>({keys:[s,t],read:e=>{const[n,i]=[Ie(e,s),Ie(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[Ie(e.slice(
0,1),s),Ie(e.slice(1),t)];return o&&r&&{[s]:o,[t]:r}}});function yo(s,t){const e=(0,x.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-conte\
nt"||e==="fit-content"?e:Et(s,t)}const xo={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function ko(s,t){const e=(0,x.aG)(s[0]);if(s.length===1&&e!==
void 0&&Object.hasOwn(xo,e)){const[o,r,a]=xo[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Num\
ber"?wt(r):void 0;if(a!==void 0&&n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=yo(r,t),i===void 0)return}else return}return{flexGrow:n[0]??
1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}const Oo=["row","row-reverse","column","column-reverse"],Mo=["nowrap","wrap","wrap-reverse"],Gd={keys:["flex\
Direction","flexWrap"],read:s=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,x.aG)(e),i=Oo.find(r=>r===n),o=Mo.find(r=>r===n);if(i)
t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},hn=1e3;function So(s,t){const e=(0,x.aG)(s);return e==="auto"||e==="min-content"||e==="max-conte\
nt"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="fr"?{fr:Math.max(Number(s.value),0)}:s&&Et(s,t)}function vo(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),
i=(0,x.M$)((0,x.aX)(s),x.wR).map(([o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>So(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}
if(n==="fit-content"){const o=i[0]&&Y(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=So(s,t);if(e!==void 0)return typeof e=="object"&&"fr"in
e?{least:"auto",most:e}:{least:e,most:e}}function hs(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!us(s,t,n))return;const{tracks:i,auto:o}=n;return{
tracks:i,names:e,...o&&{auto:{...o,after:n.names}}}}function us(s,t,e){for(const n of s){if(e.tracks.length>hn)return!1;if(n.type==="Brackets"){for(const o of n.
children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Func\
tion"&&n.name.toLowerCase()==="repeat"){if(!Fd((0,x.M$)((0,x.aX)(n),x.wR),t,e))return!1;continue}const i=vo(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function Fd([
s=[],...t],e,n){const i=wt(s[0]),o=(0,x.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type===
"Function"&&f.name.toLowerCase()==="repeat");if(n.auto||c||!us(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.
tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>hn)return!1;for(let a=0;a<i;a++)if(!us(r,e,n))return!1;return!0}const Ro=s=>({
keys:[s],read:(t,e)=>{if((0,x.aG)(t[0])==="none")return{[s]:void 0};const n=hs(t,e);return n&&{[s]:n}}}),To=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>vo(i,e));
return n.length>0&&n.every(i=>i!==void 0)?{[s]:n}:void 0}}),Co=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function Eo(s,t){if((0,x.aG)(
s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,x.M$)(s,x.YY),i=n&&hs(n,t);if(n&&!i)return;const o=Co(
e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:hs(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function Lo(s){
if((0,x.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){const r=wt(o);if((0,x.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(
r),hn),-hn);else if(o.type==="Identifier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),
...i}:e===void 0?i:{line:e,...i}}const un=s=>({keys:[s],read:t=>{const e=Lo(t);return e&&{[s]:e}}}),jd=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===
void 0,ps=(...s)=>({keys:s,read:t=>{const e=(0,x.M$)(t,x.YY).map(Lo);if(!e.every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)
return o;const r=i>=2?n(i-2):e[0];return jd(r)?r:"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),de=s=>({keys:[s],read:([t],e)=>{const n=t&&Et(t,e);
return(0,x.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),Io={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,x.aG)(i)==="normal"?{px:0,percent:0}:
Et(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},Ao={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Ud={
flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ko},"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:ko},"flex-grow":ne("flexGrow",0),"flex\
-shrink":ne("flexShrink",0),"flex-basis":N("flexBasis",yo),"flex-direction":P("flexDirection",Oo),"flex-wrap":P("flexWrap",Mo),"flex-flow":Gd,order:ne("order"),
"justify-content":le("justifyContent"),"align-content":le("alignContent"),"align-items":le("alignItems"),"align-self":le("alignSelf"),"justify-items":le("justif\
yItems"),"justify-self":le("justifySelf"),"place-content":fs("alignContent","justifyContent"),"place-items":fs("alignItems","justifyItems"),"place-self":fs("ali\
gnSelf","justifySelf"),gap:Io,"grid-gap":Io,"row-gap":de("rowGap"),"column-gap":de("columnGap"),"grid-row-gap":de("rowGap"),"grid-column-gap":de("columnGap"),"-\
webkit-column-gap":de("columnGap"),"-moz-column-gap":de("columnGap"),"grid-template-columns":Ro("gridTemplateColumns"),"grid-template-rows":Ro("gridTemplateRows"),
"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({gridTemplateAreas:Co(s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemp\
lateAreas"],read:Eo},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Eo},"grid-auto-columns":To("gridAutoColumns"),"grid-auto-row\
s":To("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.map(x.aG).join(" ");return Object.hasOwn(Ao,t)?{gridAutoFlow:Ao[t]}:void 0}},"g\
rid-row-start":un("gridRowStart"),"grid-row-end":un("gridRowEnd"),"grid-column-start":un("gridColumnStart"),"grid-column-end":un("gridColumnEnd"),"grid-row":ps(
"gridRowStart","gridRowEnd"),"grid-column":ps("gridColumnStart","gridColumnEnd"),"grid-area":ps("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},
Kd=[["inline-start","left"],["inline-end","right"],["block-start","top"],["block-end","bottom"]],Yd=[["start","left"],["end","right"],["before","top"],["after",
"bottom"]],Xd=[["start","top"],["end","bottom"]],Zd=[["start","left"],["end","right"]],qd=[...Kd.flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],
[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`border-${s}-width`,`border-${t}-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-\
color`,`border-${t}-color`]]),...Xd.flatMap(([s,t])=>Zd.map(([e,n])=>[`border-${s}-${e}-radius`,`border-${t}-${n}-radius`])),...Yd.flatMap(([s,t])=>[[`-webkit-m\
argin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block\
-size","min-height"],["max-inline-size","max-width"],["max-block-size","max-height"]],Vd=s=>Object.fromEntries(qd.map(([t,e])=>[t,s[e]]));function Bo(s,t){const e=(0,x.
aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="larger")return o(n*1.2);if(e==="smaller")return o(
n/1.2);const r=e===void 0?void 0:ud(e);if(e!==void 0)return r&&{fontSize:pd(r),fontSizedBy:r};const a=Y(s,{...t,em:n}),c=a&&a.px+a.percent*n;return c===void 0||
c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,fontSizedBy:"length"}}function Wo(s,{parent:t}){const e=(0,x.
aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<
550?100:t.fontWeight<750?400:700;const n=wt(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const No={normal:"normal",italic:"italic",oblique:"italic"},$o=s=>{const t=(0,x.
aG)(s);return t!==void 0&&Object.hasOwn(No,t)?No[t]:void 0},zo=s=>(0,x.M$)(s,x.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,x.aG)(n)??"").join(
" ");return e===""?[]:[e.toLowerCase()]});function Po(s,t){if((0,x.aG)(s)==="normal")return"normal";const e=wt(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=Y(
s,t);return n&&{px:n.px+n.percent*t.em}}const Qd={keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(s,t)=>{
const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[$o(a),Wo(a,t)];if((0,x.aG)(
a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,x.aG)(a)==="small-caps")e.fontVariant="\
small-caps";else break}const i=s[n],o=i&&Bo(i,t);if(o===void 0)return;if(Object.assign(e,o),n++,s[n]&&(0,x.YY)(s[n])){const a=s[n+1]&&Po(s[n+1],{...t,em:o.fontSize});
if(a===void 0)return;e.lineHeight=a,n+=2}const r=zo(s.slice(n));return r.length===0?void 0:{...e,fontFamily:r}}},_o=s=>N(s,(t,e)=>(0,x.aG)(t)==="normal"?0:Ke(t,
e)),Jd=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],tf=["underline","line-through","overline"],Do=["solid","double","dotted","das\
hed","wavy"];function Ho(s){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"solid"};for(const n of s){const i=(0,x.aG)(n),
o=tf.find(c=>c===i),r=Do.find(c=>c===i),a=Mt(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=a==="current"?void 0:a;else if(i!==
"none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function ef(s){const t={listStyleType:"disc",listStylePosition:"outside"};
for(const e of s){const n=(0,x.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=n;else if(e.type==="String")t.listStyleType=
`"${e.value}`;else if(e.type!=="Url")return}return t}function nf(s){const[t]=s,e=(0,x.aG)(t);if(s.length===1&&(e==="none"||e==="normal"))return{content:e};const n=[];
for(const i of(0,x.M$)(s,x.YY)[0]){const o=(0,x.aG)(i);if(i.type==="String")n.push({text:i.value});else if(o==="open-quote"||o==="close-quote")n.push({quote:o===
"open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(i.type==="Function"){const r=sf(i.name.toLowerCase(),
(0,x.M$)((0,x.aX)(i),x.wR));if(!r)return;n.push(r)}else if(i.type!=="Url")return}return{content:n}}function sf(s,t){const[e]=t[0]??[],n=e?.type==="Identifier"?e.
name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="counter")return{counter:n,style:(0,x.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];
if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,x.aG)(t[2]?.[0])??"decimal"}}const ms=(s,t)=>({keys:[s],read:e=>{if((0,x.aG)(
e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=wt(i),r=n.at(-1);if(i.type==="Identifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.
round(o);else return}return{[s]:n}}}),of=["start","left","right","center","justify","end"],rf=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webk\
it-center","center"]]);function af([s,...t],{parent:e}){const n=t.length===0?(0,x.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="m\
atch-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-center")return{textAlign:i==="start"?"center":i,blockAlign:o};const r=rf.get(n);if(r)return{textAlign:r,
blockAlign:r};const a=of.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}const cf={color:N("color",(s,{parent:t})=>{const e=Mt(s);return e==="current"?
t.color:e}),font:Qd,"font-size":{keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?Bo(s,e):void 0},"font-weight":N("fontWeight",Wo),"font-style":N(
"fontStyle",$o),"font-variant":P("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":P("fontVariant",["normal","small-caps"],{"\
all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:zo(s)})},"line-height":N("lineHeight",Po),"text-align":{keys:["textAlign",
"blockAlign"],read:af},"text-indent":N("textIndent",Y),"text-transform":P("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":_o("le\
tterSpacing"),"word-spacing":_o("wordSpacing"),"white-space":P("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-w\
rap":P("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":P("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":P(
"overflowWrap",["normal","break-word","anywhere"]),"word-break":P("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":ne("tabSize",0),direction:P(
"direction",["ltr","rtl"]),"unicode-bidi":P("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:P(
"visibility",["visible","hidden","collapse"]),"vertical-align":N("verticalAlign",(s,t)=>{const e=(0,x.aG)(s);return Jd.find(i=>i===e)??Y(s,t)}),"text-decoration":{
keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:Ho},"text-decoration-line":{keys:["textDecorationLine"],read:s=>{const t=Ho(s)?.textDecorationLine;
return t&&{textDecorationLine:t}}},"text-decoration-color":Ve("textDecorationColor"),"text-decoration-style":P("textDecorationStyle",Do),"list-style":{keys:["li\
stStyleType","listStylePosition"],read:ef},"list-style-type":N("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,x.aG)(s)),"list-style-position":P("listStyl\
ePosition",["inside","outside"]),"border-collapse":P("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(s,t)=>{
const[e,n=e]=s.map(i=>qe(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":P("captionSide",["top","bottom"]),"empt\
y-cells":P("emptyCells",["show","hide"]),"table-layout":P("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:s=>{if((0,x.aG)(s[0])==="none")return{quotes:[
"",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["content"],read:nf},"counter-\
reset":ms("counterReset",0),"counter-set":ms("counterReset",0),"counter-increment":ms("counterIncrement",1)},Go={...mo,...Vd(mo),...Hd,...cf,...vd,...Ud,...Vi},
lf=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class df{characters=0;add(t){if(this.characters+=t,this.characters>K.xH)throw(0,K.qM)()}}class Fo{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Ft(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>K.uN)throw(0,K.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=Ft(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;const n=e.trim().toLowerCase();if(n==="initial")return;if(n==="inherit"||n==="unset")return this.parent?.valueOf(t);this.open.add(
t);const i=this.replaceIn(e);return this.open.delete(t),this.known.set(t,i),i}}const jo={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"bar","-moz-progress-bar":"bar"},Uo=s=>Object.hasOwn(jo,s)?jo[s]:void 0,Ko=500;function Yo(s,t,e,n){
if(e!==void 0&&e.length>Ko)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>Ko?void 0:`${n??""}${i}\
|${o}|${e??""}`}const ff=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d)\(|\(\s{0,9}from\s|\bsubgrid\b/i,
hf=new Set(["color","font","font-family","font-size"]),[uf,pf,Xo,mf]=[0,1,2,3],Zo=4,qo=2e4;class gs{page;ignored=new Map;matcher=new od;index=new Map;nodes=new Map;inline=new Map;replaced=new df;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Yt,variables:new Fo(void 0,this.replaced)}}styleOf(t,e,n){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)Vo(o,f);else{const u=Uo(h);u&&r.add(u)}}const a=Ql(t,n);
for(const f of a)o.push({declaration:f,tier:pf,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push(
{declaration:f,tier:mf+(f.important?Zo:0),specificity:0,order:0});const l=t.parent===void 0?void 0:Yo(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.parent===
void 0&&(this.rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&
Uo(r)===e);for(const r of o)Vo(i,r);return this.share(Yo(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:Xo,specificity:0,order:o}));
return this.apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&n.push(`#${i}`);for(const o of n)
for(const r of this.index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=ve(t),this.inline.
size<qo&&this.inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.
get(t);if(r?.variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.
unknown},o.set(t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort(
(c,l)=>c.tier-l.tier||c.specificity-l.specificity||c.order-l.order);const i=this.scopeOf(t,e),o=ke(e.style);for(const{declaration:c}of t)hf.has(c.name)&&this.set(
o,c,e.style,i,n);md(o,e.style);const{fontSize:r,fontSizedBy:a}=o;for(const{declaration:c}of t){const{name:l}=c;l!=="font-size"&&l!=="color"&&!l.startsWith("--")&&
this.set(o,c,e.style,i,n),l==="font"&&Object.assign(o,{fontSize:r,fontSizedBy:a})}return{style:Ji(o,e.style),variables:i}}scopeOf(t,{variables:e}){const n=t.filter(
({declaration:o})=>o.name.startsWith("--"));if(n.length===0)return e;const i=new Fo(e,this.replaced);for(const{declaration:o}of n)i.set(o.name,o.value);return i}set(t,{
name:e,value:n},i,o,r){const a=Object.hasOwn(Go,e)?Go[e]:void 0;if(!a){e!=="all"&&!lf.test(e)&&this.ignoreHere(e);return}const c=/var\(/i.test(n)?o.replaceIn(n):
n;if(c===void 0)return Qo(t,a,i,"unset");const l=c.trim().toLowerCase();if(l==="inherit"||l==="initial"||l==="unset"||l==="revert"||l==="revert-layer")return Qo(
t,a,i,l);const d=this.nodesOf(c);if(!d||d.length===0)return;const h={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.
height},parent:i,own:t},u=a.read(d,h);!u&&ff.test(c)&&this.ignoreHere(e),u&&Object.assign(t,u)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,x.
wK)(t);return this.nodes.size<qo&&this.nodes.set(t,e),e}}function Vo(s,{declarations:t,selector:e,order:n,isUsual:i}){for(const o of t){const r=(i?uf:Xo)+(o.important?
Zo:0);s.push({declaration:o,tier:r,specificity:e.specificity,order:n})}}const gf=new Set(Object.keys(In));function Qo(s,{keys:t},e,n){for(const i of t){const o=n===
"inherit"||n!=="initial"&&gf.has(i);s[i]=(o?e:Yt)[i]}}const wf=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object, input, select, textarea { display: none }
button, textarea { display: inline-block }
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
table { display: table; border-collapse: separate; border-spacing: 2px; text-indent: 0; box-sizing: border-box }
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
`,bf=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class yf{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class ht{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=xf;place;isLegend=!1;legend;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new yf;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const xf={columns:1,rows:1};async function Pt(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var kf=R(42973),ws=R(
9876);const bs=2e4;class Jo{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(
this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<bs?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.min(
t,bs);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=bs;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}class tr{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),
this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const er=2e6;class Of{left=er;take(){
if(--this.left<0)throw(0,j.G6)([{field:"file",message:`has columns that take more than ${er} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}const et=2e4;function Mf(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&nr(s),s.known.set("kept",t)),t}
function nr(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&nr(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="atom"&&n.kind!==
"apart"||e(n.box)),s.known.set("flowing",t)}return t}const sr=s=>s.fontStyle==="italic"&&Ae(s)==="Mono",ir=1e4;class Sf{rules;typefaces;breaks;page;isQuirky;pieces=new tr(
ir);kept=new WeakMap;faces=new WeakMap;tiled=0;shadowed=0;shadowsLeftOut=0;work=new Of;constructor(t,e,n,i,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.
page=i,this.isQuirky=o}*layOut(t,e,n){if(n||!Mf(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,
isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),
u}forget(){this.kept=new WeakMap,this.pieces=new tr(ir)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(
t,e=Ae(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;return{ascent:Math.round(e*i/1e3),descent:Math.
round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")return{above:e,below:n};const r="factor"in i?
i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const vf=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|cursive|fantasy|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact)$/,
or=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century.*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
rr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Rf=1/26,Tf=s=>s.fontWeight>=600&&Ae(s)==="Mono"?Rf:0;function Ae({fontFamily:s,
fontWeight:t,fontStyle:e}){const n=s.find(r=>rr.test(r)||or.test(r)||vf.test(r))??"";if(rr.test(n))return"Mono";const i=e==="italic",o=t>=600?i?"SemiBoldItalic":
"SemiBold":i?"Italic":void 0;return or.test(n)?o?`Serif${o}`:"Serif":o??"Regular"}class Cf{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.
length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];
for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*Ef(s,t){if(!(yield*Lf(s)))return!1;s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),
s.isFluid=cr(s);const e=[s];for(let n=e.pop();n;n=e.pop()){yield et/10;for(const i of ar(n))i.pageName=i.style.pageName,i.isFluid=n.isFluid&&cr(i),n.isFluid&&i.
pageName!==n.pageName&&(i.widening=t(i.pageName)-t(n.pageName)),e.push(i)}return!0}function*Lf(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield et/10,e.style.
pageName!=="")return!0;(0,D.RZ)(t,ar(e))}return!1}function*If(s){let t=0;const e=[[s,s.style.pageName]];for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},
r]=n;yield et/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==
r&&t++,e.push([c,l])}}return t}const ar=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===0?e.filter(({isApart:n})=>!n):[],cr=({inner:s,style:{
width:t,maxWidth:e}})=>(s==="blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function lr(s){let t;for(let e=s;e?.box.
pageName!==void 0;e=e.children[0])t=e.box.pageName;return t}function Af(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}
class dr{fragments;scale;last=0;constructor(t,e){this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.
sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,G.lw)(r,i):r)}return i?(0,G.zl)(i,e):e}rectangle(t,e,n,i,o){
const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-n)*this.scale].map(ct.id).join(" ")} re`}}class Bf extends dr{composition;box;most;refuse;names=new Cf;areas=[];open=new Map;constructor(t,e,n,i,o){
super(new Jo(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}rename(t,e){this.names.of(t)!==e&&(this.names.
set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{box:n,names:i,scale:o}=this;
return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+Math.floor(e-n+.5)}x(t,e){return this.
areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.scale}sheet(t){const{sheets:e}=this.composition;
if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){
const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...i)}link(t,e,n,{target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}close(){for(const t of this.
open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);
i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(
r)}}function fr({box:s,height:t,lines:e},n,i){if(t>n)return!1;const{breakInside:o}=s.style;return o==="avoid"||o==="avoid-column"&&i||s.inner==="image"||s.keepsNext&&
e.length>0||Wf(s.style)}const Wf=({transform:s})=>s.some(({kind:t})=>t==="matrix"),hr=s=>s==="page"||s==="left"||s==="right"?"page":s==="column"?"column":void 0;
function ur(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=hr(e.box.style.breakBefore);if(n==="page")return n;t??=n}return t}function Nf(s){
let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=hr(e.box.style.breakAfter);if(n==="page")return n;t??=n}return t}function $f(s,t,e,{
orphans:n,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function pn(s,t,e){for(let n=s,i=0;;){if(fr(n,t,e))return i+
n.height;if(n.columns)return i+Math.min(pn(n.columns.content,t,!0),n.height);const{lines:o,box:r,children:a}=n;if(o.length>0){const l=o[Math.min(o.length<=r.style.
orphans+r.style.widows-1?o.length:r.style.orphans,o.length)-1];return i+l.y+l.height}if(n.head&&a.length>1){const l=a.find(d=>d!==n.head&&d.children.length>0)?.
children[0];return i+n.head.y+n.head.height+(l?.height??0)}const[c]=a;if(!c||n.flow==="bands"&&n.height<=t/4)return i+n.height;i+=c.y,n=c}}function*Be(s,t,e){yield et/
10;const n={laid:s,x:t,top:e,bottom:e+s.height,lines:[],children:[],apart:[],heads:[]};for(const i of s.lines){const o=[];for(const{laid:r}of i.atoms)o.push(yield*Be(
r,t+r.x,e+i.y+r.y));n.lines.push({line:i,top:e+i.y,atoms:o})}for(const i of s.children)n.children.push(yield*Be(i,t+i.x,e+i.y));for(const i of s.apart)n.apart.push(
yield*Be(i,t+i.x,e+i.y));return n.columns=s.columns?.whole,n}class mn{box;x=0;y=0;width=0;height=0;border=gn;padding=gn;children=[];apart=[];lines=[];flow="sequ\
ence";firstBaseline;lastBaseline;shift;after=new _t;columns;head;frame;legend;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.width-this.
border.left-this.border.right-this.padding.left-this.padding.right}}const gn={top:0,right:0,bottom:0,left:0};class _t{most;least;constructor(t=0,e=0){this.most=
t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new _t(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new _t(
Math.max(this.most,t),Math.min(this.least,e))}}const ut=s=>s==="auto"||s==="none",E=(s,t)=>s==="auto"?0:T(s,t),Nt=({marginTop:s,marginRight:t,marginBottom:e,marginLeft:n},i)=>({
top:E(s,i),right:E(t,i),bottom:E(e,i),left:E(n,i)}),lt=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>pr(s,t,e,n),pr=(s,t,e,n)=>s===
0&&t===0&&e===0&&n===0?gn:{top:s,right:t,bottom:e,left:n},pt=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>pr(Math.max(T(s,i),0),Math.max(T(t,
i),0),Math.max(T(e,i),0),Math.max(T(n,i),0)),B=({left:s,right:t})=>s+t,W=({top:s,bottom:t})=>s+t;function zf(s,t){const e=new mn(s);return e.border=lt(s.style),
e.padding=pt(s.style,t),e}function H(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.max((t??0)-Pf(s.fills,n,t??0),e);const i=T(
s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const Pf=(s,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:i},o)=>s==="across"?E(t,
o)+E(e,o):E(n,o)+E(i,o);function dt(s,t,e,n){const i=H(t.maxWidth,e,n,t)??1/0,o=H(t.minWidth,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function yt(s,t,e,n){const i=H(
t.maxHeight,e,n,t)??1/0,o=H(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function We(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-bo\
x"?s*n:Math.max(s-e.down,0)*n+e.across}function mr(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s/n:Math.max(s-e.across,0)/n+e.down}function wn(s,t,e,n){
if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=H(t.maxHeight,e,n.down,t),o=H(t.minHeight,e,n.down,t),r=i===void 0?s:Math.min(s,We(i,t,n));return o===
void 0?r:Math.max(r,We(o,t,n))}function gr({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){const a=(m,g)=>m==="auto"||m.percent!==0&&g===void 0?
void 0:T(m,g??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}const _f=1,
Df=.5,ys=.1;function*wr(s,t,e){const{count:n}=s,i=m=>Math.floor(m/n),o=yield*br(s,m=>t.roomOf(i(m)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||n===1||t.depth>
_f?void 0:yield*Gf(s,t,{row:r,full:o},e))??o,l=yield*Ff(c,n),d=[];for(let m=0;m<=r;m++){const{top:g,height:b}=t.roomOf(m),w=m===r?c.height??l[m]:l[m],y=t.isOpen||
m===r?w??0:b,k=d.at(-1);d.push({top:t.isOpen?k?k.top+k.height:0:g,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,fragments:h,rows:d,
last:u,isDivided:p}}function*br({content:s},t,e,n){const i=new Jo(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=Hf(r),c=Math.max(o.pageOf(a-2*ys),0),{excess:l,isDivided:d}=o;
return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Hf({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,top:r}of s)i=Math.max(i,
r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}function*Gf(s,t,{row:e,
full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=function*(u){const m=yield*br(s,g=>g<r?t.roomOf(
Math.floor(g/o)).height:u,t.most,i);return m.last<r+o&&m.excess<=n.excess+ys?m:void 0};let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<
a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>Df;){const u=(d+f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*Ff({content:s,fragments:t},e){const n=[],
i=r=>{const a=t.at(r-ys),c=Math.floor(a/e);for(;n.length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.
style.float!=="none")];for(const{line:r,top:a}of s.lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(
c+a.height);for(const a of r.children)o.push(a)}return n}const vt=.05,jf={count:1,depth:0};class bn{fragments;work;within;rename;excess=0;isDivided=!1;constructor(t,e,n=jf,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most}pageOf(t){return this.fragments.at(t+vt)}*place(t,e,n,i){yield et/
4,this.within.depth>0&&this.work.take();let o=n;const r=fr(t,this.height-i,this.within.depth>0);r&&this.crosses(o,t.height)&&(o=this.next(o,i)),(r||t.box.inner===
"image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],heads:[]};if(t.columns)yield*this.columns(a,i);else{
const c=new Uf(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.sequence(a,i,c),yield*this.apart(a,i,c)}return a}crosses(t,e){
return t+e>this.fragments.endOf(this.pageOf(t))+vt}measure(t,e){this.excess=Math.max(this.excess,t+e-this.fragments.endOf(this.pageOf(t))-vt)}next(t,e){return this.
fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=!0),n==="column"?this.next(t,e):this.fragments.
startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,n)||t==="page"&&this.
pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+vt}*columns(t,e){const{fragments:n,work:i}=this,o=t.laid.columns;
!this.isAtStart(t.top,e)&&this.crosses(t.top,pn(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.
rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=g=>{const b=g===0?r:n.startOf(c+g)+e;
return{top:b-r,height:n.endOf(c+g)-b}},p=this.within.depth+1,m=g=>new bn(g,i,{count:o.count,depth:p});t.columns=yield*wr(o,{roomOf:u,most:this.height-e,depth:p},
m),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,n){const{laid:i}=t,
{lines:o,box:r}=i;let a=0;for(let c=0;c<o.length;c++){yield 2e3;const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=$f(a,c,
o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?c:f,p=n.at(o[u].y);this.isAtStart(p,e)||(n.move(o[u].y,this.next(p,e)),a=u,c=u)}for(const c of o){const l=n.
at(c.y);this.isTall(c,e)||this.measure(l,c.height);const d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),
f=Math.max(f,u.bottom)}f>l+c.height+vt&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=n.at(i.height)}isTall({height:t},e){return t>this.height-
e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r}=i;let a=e;for(const[c,l]of o.entries()){const d=o[c-1];let f=n.at(l.y);const h=d?t.children[c-1].bottom:t.
top,u=d&&this.rename?lr(l):void 0,p=u!==void 0&&u!==Af(d),m=p?"page":yr(ur(l),d&&Nf(d));this.isForcedNow(m,h,a)?f=this.nextForced(h,a,m)+Math.max(E(l.box.style.
marginTop,i.contentWidth),0):d&&!this.isAtStart(h,a)&&this.pageOf(f)>this.pageOf(h-vt)?f=this.next(h-vt,a):!this.isAtStart(f,a)&&this.crosses(f,this.leastOf(l,a))?
f=this.next(f,a):!this.isAtStart(f,a)&&this.needsNext(o,c,f,a)&&(f=this.next(f,a)),p&&this.rename(this.pageOf(f),u);const g=yield*this.place(l,t.x+l.x,f,a);n.move(
l.y,g.top),n.move(l.y+l.height,g.bottom),t.children.push(g),l===r&&r.height<=this.height/2&&(a=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),r&&a>e&&(yield*this.
repeatHead(t,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&!this.avoids(a.box.
style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+pn(a,this.height-i,this.within.depth>0);break}o+=c+a.height}return this.crosses(
n,o)&&o<=this.height-i}leastOf(t,e){const n=this.height-e,i=pn(t,n,this.within.depth>0);return i<=n?i:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.
depth>0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,D.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-vt)+
1;r<=this.pageOf(o-2*vt);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.heads.push({top:a,head:c})}}*bands(t,e,n){const{laid:i}=t,o=new Map(
i.children.map((a,c)=>[a,c])),r=[];for(const a of Kf(i.children)){const c=a[0].y,l=(0,D.Kf)(a.map(({y:g,height:b})=>g+b));let d=n.at(c);const f=r.length>0?a.map(
ur).reduce(yr,void 0):void 0,h=l-c,u=h<=this.height/4;this.isForcedNow(f,d,e)?d=this.nextForced(d,e,f):u&&this.crosses(d,h)&&(d=this.next(d,e)),u&&this.measure(
d,h),n.move(c,d);let p=d;const m=[];for(const g of a){const b=yield*this.place(g,t.x+g.x,d+g.y-c,e);m.push(b),p=Math.max(p,b.bottom+l-g.y-g.height)}for(const g of m)
g.laid.y+g.laid.height>l-vt&&(g.bottom=p);for(const g of m)r.push(g);n.move(l,p)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);
t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.apart){const r=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.
position==="fixed"?yield*Be(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(c),o.box.style.float!=="none"&&o.y+o.height<=i.height+vt&&(t.bottom=Math.max(
t.bottom,c.bottom+i.height-o.y-o.height))}}}const yr=(s,t)=>s==="page"||t==="page"?"page":s??t;class Uf{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.
from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.
from.at(-1))),this.shifts.push(n))}}function Kf(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(n.y<e-vt||n.height===0&&
n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}class Yf extends dr{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){super(
e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){const n=this.
above(t,e);return e+this.around.snap(this.pageOf(t),n)-n}x(t,e){return this.around.x(this.pageOf(t),this.at(t).left+e)}y(t,e){return this.around.y(this.pageOf(t),
this.above(t,e))}sheet(t){return this.around.sheet(this.pageOf(t))}wideningOn(){return 0}sizeOf(t){return this.around.sizeOf(this.pageOf(t))}draw(t,e,n,...i){const o=[
...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.pageOf(t),e,o,...i)}link(t,e,n,i,o){this.around.link(this.pageOf(t),e,super.moved(t,n,o),i,this.
scopes)}moved(t,e,n){return this.around.moved(this.pageOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.at(t).top+e-this.fragments.startOf(t)}pageOf(t){
return this.around.pageAt(this.at(t).top)}at(t){return xs(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.bound.get(t);return n||this.bound.set(t,n=
[]),n[e]??={on:()=>t.on(e)}}}function xs({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),l=r[Math.min(c,r.length-1)],d=a%n,f=e.box.
style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function Xf(s,t,e){const{style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,
columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...Yt,color:n.color,outlineWidth:0,borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,
right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(w=>xs(s,a,s.columns,w).left),{top:p,height:m}=xs(
s,a,s.columns,f),g=(Math.max(h,u)+Math.min(h,u)+a.width)/2,b={left:g-i/2,right:g+i/2,top:p,bottom:p+m};d.push({rect:b,style:c,border:l,padding:{...l,left:0},images:void 0,
opacity:t,scopes:e})}return d}const Zf=500;function*qf(s){let t=0,e=!1;const n=[s];for(let i=n.pop();i;i=n.pop()){yield Zf;const{laid:o,lines:r,children:a,apart:c}=i;
if(o.box.replaced)return!0;t+=xr(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:f}of l.inlines)t+=xr(f.style);for(const f of d)n.
push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);i.columns&&n.push(i.columns.content)}return!1}const xr=s=>+(s.backgroundColor!==
void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.outlineWidth>0),Vf=.5,Qf=7;
function Jf(s,t,e,{opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,
f=kr(e)??e.top+a.top+c.top+t.lineOf(d).above,h=s.pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",m=p?e.x+e.laid.width:e.x,{color:g,alpha:b}=d.
color,w=l.shape&&nh(l.shape,t.metricsOf(d).ascent),y=t.typefaces.word(w?.text??l.text,w?"Regular":t.faceOf(d)),k=w?.size??d.fontSize,O=y.width*k/1e3,M=w?m+(p?w.
away:-w.away)-O/2:p?m:m-O,S={kind:"text",x:s.x(h,M),y:s.y(h,s.snap(h,f)-(w?.rise??0)),size:k*s.scale,color:g,words:[y],alpha:b*n,...l.shape==="circle"&&{bolder:Vf*
s.scale}};s.draw(h,u,i,S)}const th={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,more:0}},eh=.363;function nh(s,t){
const{text:e,part:n,more:i}=th[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,size:a,away:o+Qf-r/2,rise:c-eh*
a}}function kr(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=kr(e);if(n!==void 0)return n}}const fe=[[0,0],[0,0],[0,0],
[0,0]];function ks(s,t,e){const n=[s.borderTopLeftRadius,s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,f])=>[T(d,t),T(f,e)]),
[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Qt=(s,{
top:t,right:e,bottom:n,left:i})=>s.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Rt=({left:s,top:t,right:e,bottom:n},i)=>({
left:s+i.left,top:t+i.top,right:e-i.right,bottom:n-i.bottom}),Dt=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function Jt(s,t,e,n){const[i,o]=[s.startOf(t),s.endOf(t)],
[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,corners:n};const[c,l]=[r===e.top,
a===e.bottom],d=n.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const sh=(s,t,e,n)=>[(0,ct.id)(s),(0,ct.id)(t),(0,ct.id)(e-s),(0,ct.
id)(n-t),"re"].join(" ");function st({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return sh(o.x(s),o.y(n),o.x(e),o.y(t));const r=(h,u)=>`${(0,ct.
id)(o.x(h))} ${(0,ct.id)(o.y(u))}`,[a,c,l,d]=i,f=1-ct.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(
e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)} ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(
s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function ih(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];switch(s.kind){case"polygon":return{
clip:`${s.corners.map(([a,c])=>`${(0,ct.id)(e.x(t.left+T(a,n)))} ${(0,ct.id)(e.y(t.top+T(c,i)))}`).map((a,c)=>`${a} ${c===0?"m":"l"}`).join(" ")} h`,hasHoles:s.
hasHoles};case"ellipse":{const[o,r]=[T(s.center[0],n),T(s.center[1],i)],[a,c]=oh(s,{cx:o,cy:r,width:n,height:i}),[l,d]=[t.left+o,t.top+r],f=Array.from({length:4},
()=>[a,c]);return{clip:st({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=s.sides,l={left:t.left+T(c,n),right:t.right-T(r,n),top:t.top+
T(o,i),bottom:t.bottom-T(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[Math.min(T(s.radius,n),d/2),Math.min(T(s.radius,i),f/2)],u={left:l.
left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:st(u,[h,h,h,h],e)}}}}function oh({radii:s},{cx:t,cy:e,width:n,height:i}){const[o,r]=s,a=[[Math.abs(t),
Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.max(T(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==
void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],Math.hypot(n,i)/Math.SQRT2);return[l,l]}const rh="…";function ah({texts:s,atoms:t},e,n){if(s.
reduce((r,{x:a,width:c})=>Math.max(r,a+c),0)<=e+.5||t.length>0)return;let o;for(const r of s){const a=e-n(r);if(r.x>a)break;o={at:Math.min(r.x+ch(r,a-r.x),r.x+r.
width),text:r}}return o??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function ch({words:s,style:t},e){let n=0;for(const{parts:i,after:o=0}of s){for(const{glyphs:r}of i)
for(const{advance:a}of r){const c=n+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}const lh=1e3;function dh(s,t,e){return s.kind===
"linear"?hh(s,t,e):ph(s,t,e)}const fh=({left:s,top:t,right:e,bottom:n},i)=>[i.x(s),i.y(n),i.x(e),i.y(t)];function hh(s,t,e){const[n,i]=[t.right-t.left,t.bottom-
t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=uh(s.angle,n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.
cos(a)*c/2],{stops:f,from:h,to:u}=Os(s,c),p=m=>[e.x(o+l*(2*m-1)),e.y(r+d*(2*m-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:fh(t,e)}}function uh(s,t,e){
if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:
i<0?360-o:180+o}function ph(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[T(s.center[0],n),T(s.center[1],i)],[a,c]=mh(s,{cx:o,cy:r,width:n,height:i}),
{stops:l,from:d,to:f}=Os(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,
0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function mh({extent:s,isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(
n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith("corner");if(t){const h=f?
Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Os({stops:s,repeats:t},e){const n=gh(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({
paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.push({paint:r.at(-1).paint,at:o+a/10}),Ms(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.
min(Math.ceil(1/a)+1,Math.floor(lh/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Ms(l,i,i+c*a)}return Ms(
r,i,a>1e-4?o:i+1e-4)}function Ms(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{
...o,color:(n[r-1]??n[r+1]??o).color}),from:t,to:e}}function gh(s,t){const e=s.map(({at:o},r)=>o?t>0?T(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);let n=-1/0;const i=e.
map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+
(i[c]-i[a])*(r-a)/(c-a)})}const Or=180,wh=24;function bh(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+T(s.center[0],r),e+T(s.center[1],a)],
d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(n-c,l-e),r,a),f=typeof s.angle=="number"?s.angle/360:0,{stops:h,from:u,to:p}=Os(s,1),m=h.map(y=>({...y,at:u+y.at*(p-
u)})),g=yh(m),b=g.every(({alpha:y})=>y===1),w=y=>{const k=2*Math.PI*(f+y);return`${(0,ct.id)(o.x(c+Math.sin(k)*d))} ${(0,ct.id)(o.y(l-Math.cos(k)*d))}`};return g.
map(({start:y,end:k,color:O,alpha:M})=>{const S=b?1:k,v=Math.max(Math.ceil((S-y)*wh),1),_=Array.from({length:v+1},(C,U)=>w(y+(S-y)*U/v));return{path:[`${(0,ct.id)(
o.x(c))} ${(0,ct.id)(o.y(l))} m`,..._.map(C=>`${C} l`),"h"].join(" "),color:O,alpha:M}})}function yh(s){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.
max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||
a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*Or),1),Or);for(let d=0;d<
l;d++){const f=c?0:(d+.5)/l,h=(m,g)=>m+(g-m)*f,u=r.color.map((m,g)=>h(m,a.color[g])),p=m=>r.at+(a.at-r.at)*m/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const xh=2e4,Ss=({width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function kh(s){if(!Ci(s))return s.displayed;const{width:t,height:e,
drawing:n}=s,[,,i,o]=n.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0?{width:i,height:o,isRatio:!0}:void 0}function Oh(s,t,e){
const[n,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(f=>f==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};
const f=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=s,c=r==="auto"?void 0:T(r,n),l=a==="auto"?void 0:
T(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}
function Mr(s,t,[e,n],i,o){return i?o?{starts:[e],size:n-e}:{starts:Mh(s,t,e,n),size:t}:{starts:[s],size:t}}function Mh(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,
o=Math.min(Math.ceil((n-i)/t-1e-4),xh);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const Sh=3e3,vh=100,Rh=[{px:0,percent:0},{px:0,percent:0}],Th=(s,t)=>({
top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left});function Ch({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t=="obje\
ct";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class Eh{canvas;drawings;constructor(t,e){this.canvas=t,this.drawings=
e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,f=d==="padding-box"?r:d==="content-box"?Th(r,a):void 0,[h,u]=f?
[Rt(o,f),Qt(e,f)]:[o,e],p=Jt(this.canvas.fragments,n,h,u),m=st(p.rect,p.corners,Dt(this.canvas,n)),{backgroundColor:g}=i;g&&g.alpha>0&&this.canvas.draw(n,void 0,
l,{kind:"shape",path:m,fill:g.color,alpha:g.alpha*c});for(let b=i.backgroundImage.length-1;b>=0;b--)yield*this.layer(t,b,m,n)}*layer(t,e,n,i){const{style:o,rect:r,
border:a,images:c,scopes:l}=t,d=Rt(r,a),f=o.backgroundImage[e],h="url"in f?c?.get(f.url):void 0;if("url"in f&&!h)return;const u=(U,mt)=>U.length===0?mt:U[e%U.length],
p=Oh(u(o.backgroundSize,["auto","auto"]),d,h&&kh(h));if(p.width<=0||p.height<=0)return;const m=u(o.backgroundPosition,Rh),g=d.left+T(m[0],d.right-d.left-p.width),
b=d.top+T(m[1],d.bottom-d.top-p.height),w=u(o.backgroundRepeat,"repeat"),y=Jt(this.canvas.fragments,i,r,fe).rect,k="url"in f?void 0:f,O=k&&Ch(k),[M,S]=[w==="rep\
eat"||w==="repeat-x",w==="repeat"||w==="repeat-y"],v=Mr(g,p.width,[y.left,y.right],M,O==="across"),_=Mr(b,p.height,[y.top,y.bottom],S,O==="down"),A={columns:v.starts,
rows:_.starts,width:v.size,height:_.size},C={page:i,element:void 0,scopes:[...l,{on:()=>({clip:n})}]};if(k&&k.kind!=="conic")yield*this.shades(k,A,t,C,n);else if(h&&
!Ci(h))yield*this.pictures(h,A,C);else for(const U of A.rows)for(const mt of A.columns){const At=Ss(A,mt,U);k?yield*this.wedges(k,At,t,C):h&&(yield*this.drawings.
repeat(h,At,Dt(this.canvas,i),C,t.opacity))}}*repeat(t,{columns:e,rows:n},{page:i,scopes:o}){const r=Dt(this.canvas,i);if(e.length*n.length===1)return this.canvas.
draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield vh*e.length,this.canvas.
draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){if(e.columns.length===0||e.rows.length===0)return;const i=Dt(this.canvas,n.page),o=Ss(
e,e.columns[0],e.rows[0]),r=(0,G.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",
name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{page:i,scopes:o}){const r=Dt(this.canvas,i),a=[...o,{on:()=>({clip:st(e,fe,r)})}];
for(const{path:c,color:l,alpha:d}of this.drawings.counted(bh(t,e,r)))yield Sh,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*n})}*shades(t,e,n,i,o){
if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,d=Ss(e,e.columns[0],e.rows[0]),f=Dt(this.canvas,i.page),h=dh(t,d,f),
u=c<1?{...h,stops:h.stops.map(m=>({...m,alpha:m.alpha*c}))}:h;d.left<=r.left+a.left&&d.right>=r.right-a.right&&e.columns.length*e.rows.length===1?this.canvas.draw(
i.page,void 0,l,{kind:"shape",path:o,fill:u}):yield*this.repeat({kind:"shape",path:st(d,fe,f),fill:u},e,i)}}const Lh=.33,Ih=.13;function Ah([s,t,e],n){const i=Math.
max(s,t,e);return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function Bh(s){const[t,e,n]=s,i=Math.max(t,e,n),o=r=>Ah(s,Math.min(Math.max(i+r*Lh,0),1));return i<Ih?{dark:o(
1),light:o(2)}:{dark:o(-1),light:o(1)}}const Wh=10,Sr=3e3;class Nh{canvas;constructor(t){this.canvas=t}*outside({style:t,rect:e,opacity:n,scopes:i},o,r){for(const{
x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;yield yn(l)*Sr;const{color:u,alpha:p}=f??t.color,m=Dt(this.canvas,r),g=Jt(
this.canvas.fragments,r,e,o),b=st(g.rect,g.corners,m),w=yn(l),y=1-(1-p*n)**(1/w);if(y<=0)continue;const k={on:()=>({clip:`${this.canvas.wholePage(r)} ${b}`,hasHoles:!0})};
for(let O=0;O<w;O++){const[M,S]=Rr(e,o,a,c,d+vr(O,w,l));if(M.right<=M.left||M.bottom<=M.top)continue;const v=Jt(this.canvas.fragments,r,M,S);v.rect.bottom<=v.rect.
top||this.canvas.draw(r,void 0,[...i,k],{kind:"shape",path:st(v.rect,v.corners,m),fill:u,alpha:y})}}}*inside({style:t,rect:e,border:n,opacity:i,scopes:o},r,a){for(const{
x:c,y:l,blur:d,spread:f,paint:h,isInset:u}of[...t.boxShadow].reverse()){if(!u)continue;yield yn(2*d)*Sr;const{color:p,alpha:m}=h??t.color,g=Dt(this.canvas,a),[b,
w]=[Rt(e,n),Qt(r,n)],y=Jt(this.canvas.fragments,a,b,w);if(y.rect.bottom<=y.rect.top)continue;const k=yn(2*d),O=1-(1-m*i)**(1/k);if(O<=0)continue;const M={on:()=>({
clip:st(y.rect,y.corners,g)})};for(let S=0;S<k;S++){const[v,_]=Rr(b,w,c,l,-f-vr(S,k,d)),C=v.right>v.left&&v.bottom>v.top?` ${st(v,_,g)}`:"";this.canvas.draw(a,void 0,
[...o,M],{kind:"shape",path:`${this.canvas.wholePage(a)}${C}`,fill:p,alpha:O,hasHoles:!0})}}}}const yn=s=>s>0?Math.min(Math.max(Math.ceil(s/3),2),Wh):1,vr=(s,t,e)=>t>
1?e*.6*(1-2*s/(t-1)):0;function Rr({left:s,top:t,right:e,bottom:n},i,o,r,a){return[{left:s+o-a,top:t+r-a,right:e+o+a,bottom:n+r+a},i.map(([l,d])=>[Math.max(l+a,
0),Math.max(d+a,0)])]}class $h{canvas;shadows;backgrounds;constructor(t,e){this.canvas=t,this.shadows=new Nh(t),this.backgrounds=new Eh(t,e)}*paint(t){const{style:e,
rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+
r.left>0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=ks(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(n)){const d=this.drawnOn(
l,t),f=e.boxShadow.length>0;f&&(yield*this.shadows.outside(d,c,l)),o&&(yield*this.backgrounds.paint(d,c,l)),f&&(yield*this.shadows.inside(d,c,l)),a&&this.borders(
d.gap?this.besideGap(d,d.gap,l):d,c,l),e.outlineWidth>0&&this.outlineOf(d,l)}}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?0:this.canvas.wideningOn(t,n);
return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${st(e,fe,this.points(n))}`;return{...t,
scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-.05),n),o=Math.
min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},(r,a)=>n+a)}points(t){return Dt(this.canvas,t)}borders(t,e,n){const{rect:i,border:o,style:r}=t,
a=Jt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.endOf(n))return;
const l=Ph(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:w})=>b===f[0].line&&_h(w,f[0].paint));if(f.length===0||!d)return;const{line:u,paint:p}=f[0],
m=f.length===4;if(h&&m&&(u==="solid"||u==="double")){this.ring(t,a,c,p,n),u==="double"&&this.gap(t,a,c,n);return}const g=a.corners.every(([b,w])=>b>0&&w>0);if(h&&
m&&g&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],n);else for(const b of f)this.side(t,a,c,b,n)}roundDashes({opacity:t,scopes:e},n,{width:i,line:o,paint:r},a){
const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),f=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:st(Rt(n.rect,l),Qt(n.corners,
l),d),color:r.color,alpha:r.alpha*t,width:f,cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*f]:[Tr(i)*this.canvas.scale],dashOffset:0})}ring({opacity:t,
scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=Rt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${st(l,Qt(n.corners,i),c)}`:"",h=`${st(n.rect,n.corners,
c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const o=Cr(n,.3333333333333333);if(Math.max(n.top,n.right,
n.bottom,n.left)<3)return;const r=Rt(e.rect,o),a=t.style.backgroundColor??zh;this.ring(t,{rect:r,corners:Qt(e.corners,o)},o,a,i)}side(t,e,n,i,o){const r=Hh[i.line];
if(r){const w=Cr(n,.5),y={rect:Rt(e.rect,w),corners:Qt(e.corners,w)};for(const[k,O]of r.entries())this.side(t,k===0?e:y,w,{...i,line:O},o);return}const{scopes:a,
opacity:c}=t,l=this.points(o),d=Rt(e.rect,n),f=e.corners.some(([w,y])=>w>0&&y>0),h=st(d,Qt(e.corners,n),l),{color:u,alpha:p}=i.paint,m=Dh(i,u);if(i.line==="dash\
ed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const b=`${Gh(i.side,e.rect,f?Fh(d,e):d).map(([w,y],k)=>`${l.x(w).toFixed(3)} ${l.y(y).toFixed(3)} ${k===
0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:b,fill:m,alpha:p*c});else{const w={on:()=>({clip:b})},y=`${st(e.rect,e.corners,l)}\
 ${h}`;this.canvas.draw(o,void 0,[...a,w],{kind:"shape",path:y,fill:m,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{side:a,
width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,b=a==="left"?n+p:o-p,w=m?o-n:r-i,y=l==="dot\
ted"?c:Tr(c),k=Math.max(Math.round(w/y/2-.5),0),O=w/(2*k+1),M=[];for(let S=0;S<=Math.min(k,2e3);S++){const v=S*2*O,_=m?{left:n+v,right:n+v+O,top:g-p,bottom:g+p}:
{top:i+v,bottom:i+v+O,left:b-p,right:b+p},A=l==="dotted"?c/2:0;M.push(st(_,Array.from({length:4},()=>[A,A]),u))}h.draw(f,void 0,t,{kind:"shape",path:M.join(" "),
fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:i}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=n.outlineWidth,c=Jt(
this.canvas.fragments,e,Rt(i,r),fe),l=n.outlineColor??n.color,d=n.outlineStyle;if(d!=="dashed"&&d!=="dotted")this.ring(t,c,{top:a,right:a,bottom:a,left:a},l,e);else
for(const f of["top","right","bottom","left"])this.dashes(t,c.rect,{side:f,width:a,line:d,paint:l},e)}}const Tr=s=>(s>=3?2:3)*s,zh={color:[1,1,1],alpha:1},Cr=({
top:s,right:t,bottom:e,left:n},i)=>({top:s*i,right:t*i,bottom:e*i,left:n*i}),Ph=(s,t)=>[{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.
color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??
s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??s.color}],_h=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function Dh({
line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="top"||t==="left",{dark:i,light:o}=Bh(e);return n===(s==="inset")?i:o}const Hh={groove:["ins\
et","outset"],ridge:["outset","inset"]};function Gh(s,t,e){switch(s){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":
return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"\
right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function Fh(s,{rect:t,corners:e}){const[n,i]=[(t.right-t.left)/2,(t.bottom-
t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);return{left:Math.max(s.left,t.left+(s.left>t.left?o:0)),top:Math.max(s.top,t.top+(s.top>t.top?o:
0)),right:Math.min(s.right,t.right-(s.right<t.right?o:0)),bottom:Math.min(s.bottom,t.bottom-(s.bottom<t.bottom?o:0))}}var he=R(12889);const Er=5e3,vs=5e6,Lr=5,Ir=10;
class jh{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.
x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,G.lw)(Te(t,e,a),l):l;yield*this.nodes(n,{...r,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,
size:e},n,i,o,r){this.count(e);const a=r<1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.count(t.
reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){this.count(t*Lr)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=vs)return;const n=`repeats more than ${`${vs/
Lr} images or gradients, or ${vs} characters of drawings (svg, conic gradients)`} in backgrounds; make them larger`;throw(0,j.G6)([{field:"file",message:n}])}*nodes(t,e){
for(const n of t)if(yield Er,n.kind==="group")yield*this.group(n,e);else if(n.kind==="text")yield*this.text(n.runs,e);else if(n.kind==="image")this.image(n,e);else{
const{path:i,fill:o,stroke:r}=n,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"shape",path:i,fill:o.paint,alpha:o.alpha,hasHoles:o.hasHoles}),
r&&a({kind:"outline",path:i,...r})}}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,opacity:r,mask:a,nodes:c}=t,l={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},
...r<1&&!a&&{opacity:r}},f=Object.keys(l).length===0?e:{...e,scopes:[...e.scopes,{on:()=>l}]};if(!a)return yield*this.nodes(c,f);const h={isAlpha:a.isAlpha},{scopes:u}=f,
p=[...u,{on:()=>({making:h})}];this.canvas.draw(e.page,void 0,p,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(a.nodes,{page:e.page,element:void 0,
scopes:p}),yield*this.nodes(c,{...f,scopes:[...u,{on:()=>({masked:h,opacity:r})}]})}image({image:t,matrix:e},{page:n,element:i,scopes:o}){const r=this.canvas.sheet(
n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,G.lw)(t.upright,e)})}*text(t,e){let[n,i]=[0,0];for(let o=0;o<t.length;){yield Er;let r=o+1;for(;r<
t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=Uh(t.slice(o,r),c.direction==="rtl").map(p=>({...p,word:this.wordOf(p)})),d=l.
reduce((p,{run:m,word:g})=>p+m.dx+Ar(m,g),0),{anchor:f}=c.drawn,h=f===(c.direction==="rtl"?"start":"end"),u=f==="middle"?.5:h?1:0;n=(a.x??n)-d*u,i=a.y??i;for(const{
run:p,word:m}of l)n+=p.dx,i+=p.dy,this.run(p,m,n,i,e),n+=Ar(p,m);o=r}}wordOf({run:{text:t,style:e},isRight:n}){return this.layout.typefaces.word(t,this.layout.faceOf(
e),n)}run({style:t,paint:e},n,i,o,{page:r,element:a,scopes:c}){const l=t.fontSize/Ir;if(l<=0)return;const d=[l,0,0,-l,i,o+t.drawn.drop*t.fontSize];this.canvas.draw(
r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:Ir,color:e.color,alpha:e.alpha,words:[n],oblique:t.fontStyle==="italic"&&Ae(t)==="Mono",spacing:t.letterSpacing/
l})}}function Uh(s,t){const e=t?he.Vv:"",n=e+s.map(({text:a})=>a).join("");if(!(0,he.ft)(n))return s.map(a=>({run:a,isRight:!1}));const i=[];let o=0;for(const{text:a}of s)
i.push(o),o+=a.length;const r=[];for(const{text:a,rtl:c,at:l}of(0,he.pr)(n)){const d=l-e.length,f=[];for(let h=Kh(i,d);h<s.length&&i[h]<d+a.length;h++){const[u,
p]=[s[h],i[h]],m=u.text.slice(Math.max(d-p,0),Math.max(d+a.length-p,0)),g=d<=p;m!==""&&f.push({run:{...u,text:m,...!g&&{dx:0,dy:0}},isRight:c})}(0,D.RZ)(r,c?f.reverse():
f)}return r}function Ar({style:s,text:t},{width:e}){return e*s.fontSize/1e3+s.letterSpacing*Array.from(t).length}function Kh(s,t){let[e,n]=[0,s.length];for(;n-e>
1;){const i=e+n>>1;s[i]<=t?e=i:n=i}return e}var Yh=R(87594);const Xh=2e4,Zh=20,qh=2e3,Ne=.32,ue=Ne*Math.SQRT1_2,Vh=[[Ne,[0]],[ue,[-ue,ue]],[0,[-Ne,0,Ne]],[-ue,[
-ue,ue]],[-Ne,[0]]],Qh=.8,Jh=[[0,[0]]],tu=({blur:s})=>s>.5?Vh:Jh,eu=s=>s.reduce((t,[,{length:e}])=>t+e,0);class nu{canvas;layout;constructor(t,e){this.canvas=t,
this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=tu(i),{color:r,alpha:a}=i.paint??n.color,
c=eu(o),l=c>1?Qh:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const h of this.paths(t,e,f)){const{length:u}=h.
glyphs;if(yield qh*u,this.layout.shadowed+=u*c,this.layout.shadowed>Xh){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,m={kind:"shape",path:h.glyphs.
join(" "),fill:r,alpha:d},g=o.map(([b,w])=>({kind:"tiles",tile:m,across:w.map(y=>(i.x+y*i.blur)*p),up:(b*i.blur-i.y)*p}));this.canvas.draw(f,void 0,e.scopes,...g)}}}*paths({
style:t,words:e,x:n,y:i},o,r){const{canvas:a}=this,c=t.fontSize*a.scale,l=a.y(r,a.snap(r,o.top+i));let d=a.x(r,o.x+n),f=[];for(const{parts:h,after:u=0,leans:p=sr(
t)}of e){for(const{font:m,glyphs:g}of h)for(const{glyph:b,advance:w,x:y,y:k}of g){const O=m.face.pathOf(b,{x:d+y*c/1e3,y:l+k*c/1e3,scale:m.face.unit*c/1e3,lean:p?
Yh.XH:0});d+=w*c/1e3+t.letterSpacing*a.scale,O!==""&&f.push(O),!(f.length<Zh)&&(yield{glyphs:f},f=[])}d+=u*c/1e3}f.length>0&&(yield{glyphs:f})}}const su={underline:-.11,
"line-through":.27,overline:.92},iu=.055;class ou{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}*under({inlines:t},{x:e,top:n,opacity:i,scopes:o}){for(const[
r,{x:a,y:c,width:l,height:d,box:f,isFirst:h,isLast:u}]of t.entries()){r%20===19&&(yield et*2);const{style:p}=f,m={top:p.borderTopWidth,right:u?p.borderRightWidth:
0,bottom:p.borderBottomWidth,left:h?p.borderLeftWidth:0},g={left:e+a,top:n+c,right:e+a+l,bottom:n+c+d},b={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint(
{rect:g,style:p,border:m,padding:b,images:f.images,opacity:i*p.opacity,scopes:o})}}text(t,e){const{canvas:n}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")
return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,n.snap(r,e.top+t.y)];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=o?.
linking;if(!e.element||!h?.link)return;const{scale:u}=n,[p,m]=[n.x(r,d),n.y(r,f)],g=i.fontSize*u;n.link(r,h.in(e.element),[p,m-g*.25,p+t.width*u,m+g*.9],h.link,
c)}inks(t,e,n,i,o){const{canvas:r}=this,{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,p]=[r.x(i,e),r.y(i,n)],m=[],g=(w,y)=>{const k=y.
textDecorationColor??y.color,O=Math.max(iu*h,.4),M=p+su[w]*h;(0,D.RZ)(m,au(u,M,l*r.scale,O,y.textDecorationStyle,k.color,k.alpha*o))},b=ru(t);for(const[w,y]of b)
w!=="line-through"&&g(w,y);m.push({kind:"text",x:u,y:p,size:h,color:d,words:c,oblique:sr(a),bolder:Tf(a)*h,spacing:a.letterSpacing*r.scale,alpha:f*o});for(const[
w,y]of b)w==="line-through"&&g(w,y);return m}}const ru=({style:s})=>[...s.textDecorationLine].map(t=>[t,s]);function au(s,t,e,n,i,o,r){const a=(l,d,f)=>`${l.toFixed(
3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=n*(i==="dotted"?2:5),d=n*(i==="dotted"?1:3),f=[];for(let h=0;h<e&&
f.length<1e3;h+=l)f.push(a(s+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(s,t,e)} ${a(
s,t-2*n,e)}`:a(s,t,e),fill:o,alpha:r}]}class Rs{canvas;layout;boxes;texts;drawings;shadows;constructor(t,e){this.canvas=t,this.layout=e,this.drawings=new jh(t,e),
this.boxes=new $h(t,this.drawings),this.texts=new ou(t,this.boxes),this.shadows=new nu(t,e)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[]})}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const i=n.map((o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-r.index);
for(const{one:o}of i)yield*o.painter.context(o.placed,o.around)}*box(t,e){yield et/2;const{laid:n}=t,{style:i}=n.box,o=[...e.scopes];if(n.shift&&o.push(this.shiftOf(
n.shift)),i.transform.length>0&&o.push(this.turnOf(t)),e.opacity*i.opacity===0)return;const r=i.opacity<1&&(yield*qf(t));r&&o.push({on:()=>({opacity:i.opacity})});
const{clipPath:a}=i;typeof a=="object"&&o.push(this.shapeOf(a,t));const c=r?e.opacity:e.opacity*i.opacity;yield*this.background(t,o,c),n.box.marker&&Jf(this.canvas,
this.layout,t,{opacity:c,scopes:o,isArtifact:e.isArtifact}),this.mark(t,o),i.overflow==="hidden"&&this.clip(t,o);const l={...e,opacity:c,scopes:o};n.box.replaced&&
(yield*this.picture(t,l,void 0)),yield*this.inside(t,l)}*inside(t,e){const{laid:n}=t;t.columns&&(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.
child(o,e);for(const{head:o}of t.heads)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:n.box.element??
void 0;for(const{line:o,top:r,atoms:a}of t.lines){yield et/4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};yield*this.
texts.under(o,l);const d=n.box.style.textOverflow==="ellipsis"&&this.cutLine(o,t,l);d&&this.texts.text(d.dots,{...l,element:void 0});const f=d?{...l,scopes:[...l.
scopes,d.clip]}:l;for(const h of o.texts)h.style.textShadow.length>0&&(yield*this.shadows.draw(h,{...f,opacity:Br(h.style,e.opacity)}));for(const[h,u]of o.texts.
entries()){h%20===19&&(yield et*2);const{fontSize:p}=u.style;this.texts.text(u,{...f,opacity:Br(u.style,e.opacity),page:this.canvas.pageAt(r+u.y-p/2)})}for(const[
h,u]of a.entries())yield*this.atom(u,o.atoms[h].owner,i,e)}}cutLine(t,{laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="\
rtl")return;const r=({style:h})=>this.layout.typefaces.word(rh,this.layout.faceOf(h)),a=h=>r(h).width*h.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,
l=ah(t,c,a);if(!l)return;const d=this.boxes.points(o),f={left:n-t.height,right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.
at,width:a(l.text),words:[r(l.text)]},clip:{on:()=>({clip:st(f,fe,d)})}}}*columns(t,{content:e},n){for(const o of Xf(t,n.opacity,n.scopes))yield et/4,yield*this.
boxes.paint(o);yield*new Rs(new Yf(this.canvas,t,n.scopes),this.layout).box(e,{...n,scopes:[]})}*child(t,e){const{style:n}=t.laid.box;n.position!=="static"||n.opacity<
1||n.transform.length>0?e.over.push({placed:t,around:e,order:n.zIndex==="auto"?0:n.zIndex,painter:this}):yield*this.box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,
r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){yield*this.background(t,i.scopes,i.opacity),yield*this.picture(
t,i,o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?
{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells===
"hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,
bottom:0,left:0},m=c.known.get("edges"),g=u||m?p:i.border,b=c.isFluid?c.pageName:void 0,w=lu(t);if(yield*this.boxes.paint({rect:f,style:h,border:g,padding:i.padding,
images:c.images,opacity:n,scopes:e,fluidOn:b,gap:w}),!m)return;const y={top:m.top.width,right:m.right.width,bottom:m.bottom.width,left:m.left.width},k={...h,backgroundColor:void 0,
backgroundImage:[],boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.right.line,borderBottomStyle:m.bottom.line,borderLeftStyle:m.left.line,borderTopColor:m.
top.paint,borderRightColor:m.right.paint,borderBottomColor:m.bottom.paint,borderLeftColor:m.left.paint},O={left:f.left-y.left/2,right:f.right+y.right/2,top:f.top-
y.top/2,bottom:f.bottom+y.bottom/2};yield*this.boxes.paint({rect:O,style:k,border:y,padding:p,images:void 0,opacity:n,scopes:e})}mark({laid:t,x:e,top:n},i){const{
place:o}=t.box;if(!o||o.sheet)return;const r=Math.min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(r);const[a,c]=[this.canvas.x(r,e),this.canvas.
y(r,n)];o.top=this.canvas.moved(r,[a,c,a,c],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=Rt({left:e,top:n,right:e+t.width,bottom:i},t.border),
c=ks(r,t.width,t.height);o.push({on:l=>({clip:st(a,c,this.boxes.points(l))})})}shapeOf(t,{laid:e,x:n,top:i,bottom:o}){const r={left:n,top:i,right:n+e.width,bottom:o};
return{on:a=>ih(t,r,this.boxes.points(a))}}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){
const{canvas:i}=this,{style:o}=t.box,r=e+T(o.transformOrigin[0],t.width),a=n+T(o.transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].
reverse())c=(0,G.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,T(l.x,t.width),T(l.y,t.height)]);return{on:l=>{const[d,f,h,u,p,m]=c,[g,b]=[i.x(l,r),i.y(l,a)],w=[d,-f,
-h,u,p*i.scale,-m*i.scale];return{matrix:(0,G.lw)((0,G.lw)([1,0,0,1,-g,-b],w),[1,0,0,1,g,b])}}}}*picture(t,e,n,i){const{box:o,border:r,padding:a,width:c,height:l}=t.
laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=Rt(Rt({left:h,top:u,right:h+c,bottom:u+l},r),a),m=this.canvas.pageAt(u),
g=this.boxes.points(m),b={page:m,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(d.image,f,p,b);else if(d.drawing)yield*this.
drawings.paint(d.drawing,p,g,b);else return;const w=n?.linking?.link;if(!i||!w)return;const y=[g.x(p.left),g.y(p.bottom),g.x(p.right),g.y(p.top)];this.canvas.link(
m,i,y,w,e.scopes)}image(t,e,n,{page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(i),l=cu(n,t.displayed,e.objectFit),d=ks(e,n.right-n.left,n.bottom-
n.top),f=d.some(([g])=>g>0),h=l.left<n.left-.01||l.top<n.top-.01,u={on:()=>({clip:st(n,d,c)})},p=(0,G.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(
l.bottom),c.x(l.left),c.y(l.bottom)]),m=a.sheet(i).image(t);a.draw(i,o,f||h?[...r,u]:r,{kind:"image",name:m,matrix:p})}}function cu(s,t,e){if(e==="fill")return s;
const[n,i]=[s.right-s.left,s.bottom-s.top],[o,r]=[n/t.width,i/t.height],a=Math.min(o,r),c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?Math.min(a,1):
a,[l,d]=[(n-t.width*c)/2,(i-t.height*c)/2];return{left:s.left+l,top:s.top+d,right:s.right-l,bottom:s.bottom-d}}function lu({laid:s,children:t,top:e}){const n=s.
legend&&t.find(o=>o.laid===s.legend);if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.max(n.bottom,
i+s.border.top)}}const Br=({opacity:s,display:t},e)=>t==="inline"?e*s:e,Wr=({columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max(T(s,e),0);function du(s,t){
const e=Wr(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),
gap:e}}function*fu(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=du(n.style,e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.firstBaseline=a.firstBaseline,
s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.
height){const u=yield*Ts({...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},Nr(u)}const d=yield*Ts(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,
h=f?{...c,fillsFirst:!1}:c;return s.columns={...h,whole:f?yield*Ts(h,t,l):d},Nr(s.columns.whole)}function Nr({rows:s}){const t=s.at(-1);return t.top+t.height}function Ts(s,{
work:t},e){return wr(s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new bn(i,t,{count:s.count,depth:1}))}function*hu({style:s,children:t},e){const{
least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=Wr(s,0)*(r-1);if(o===void 0)return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{
least:Math.min(c,n),most:Math.max(c,i)*r+a}}function xn(s,t,e){switch($r(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{
before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"\
space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const $r=(s,t)=>s.startsWith("safe ")?t<0?"st\
art":s.slice(5):s;function Cs(s,t,e=!1){const n=$r(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="lef\
t"&&n!=="right"))?t:0}const $e=(s,t=!1)=>Cs(s==="space-around"||s==="space-evenly"?"center":s,1,t),ze=s=>s==="normal"||s==="stretch",Es=({alignSelf:s},{alignItems:t})=>ze(
s==="auto"?t:s),zr=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s,uu={x:0,y:0},pe=new WeakMap;function Pe(s,t,{share:e=uu,...n}){const i={
box:t,share:e,...n},o=pe.get(s);o?o.push(i):pe.set(s,[i])}const Pr=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;function pu(s){const t=[
...pe.get(s)??[]];pe.delete(s);const e=(n,i,o)=>{for(const r of pe.get(n)??[])t.push({...r,x:r.x+i,y:r.y+o});pe.delete(n)};for(const n of s.children)e(n,n.x,n.y);
for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}class mu{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=Ls(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:zr(o,t.direction!==i),y:zr(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.
areaWidth(t);if(!ut(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!ze(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=B(lt(e))+B(pt(e,i));return dt(i-E(e.marginLeft,i)-E(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.
layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=E(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+W(Nt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=ut(o)&&!ut(r)?H(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&ut(o)?0:a===void 0?n:Math.min(a+n-e,n),l=ut(o)&&ut(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.box,a=Ls(e,n,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield et/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),m=yield*this.
fill(f,p,u),{top:g,bottom:b,left:w,right:y}=Nt(f.box.style,p),{marginLeft:k,marginRight:O,marginTop:M,marginBottom:S}=f.box.style,v=this.alignmentOf(f.box),_=p-
m.width-w-y,A=d?this.width-m.width-this.xs[f.column]-y-Is(O,k,v.x,_):this.xs[f.column]+w+Is(k,O,v.x,_),C=this.sinks.get(f);m.x=c+A,m.y=l+a[f.row]+g,m.y+=C??Is(M,
S,v.y,u-m.height-g-b),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){
const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(ze(r)&&ut(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=W(lt(i))+W(pt(i,e)),l=yt(n-W(Nt(i,e)),i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,
rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:$e(f.x),y:$e(f.y)};d&&(h.x=1-
h.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:w}=r.box.style,y=Ls(e,n,i,w),[k,O]=_r(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[M,S]=_r(o.row,{starts:y,sizes:e}),v=mt=>mt===void 0?void 0:a-mt,[_,A]=d?[v(O),v(k)]:[k,O],C=A??a+l.right,U=S??i+l.bottom;m=C-(_??-l.left),g=U-(M??-l.top),u+=_??
-l.left,p+=M??-l.top}const b=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};Pe(r,t,{x:u+h.x*m,y:p+h.y*g,share:h,area:b})}}function Ls(s,t,e,n){const i=s.
reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=xn(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(c),c+=l+t+r;return a}function _r([s,t],{
starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function Is(s,t,e,n){
if(s!=="auto"&&t!=="auto")return Cs(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const gu=2e3,Dr=5e5,Hr=(s,t)=>typeof s=="object"&&!("fr"in s)?
T(s,t):void 0;function Gr(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.
max(Hr(p,t??0)??Hr(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(
gu/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:wu(i,o,d),...o.
fits&&{fitted:[o.at,h]}}}function wu(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};
for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}
function Fr({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<
e;a++)r.push(r[a]+(o(a)?1:0));return r}function bu(s,t,e,n){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,
i.length),a=s.map(m=>({box:m,column:jr(m.style.gridColumnStart,m.style.gridColumnEnd,o,As(e.names,i,"columns")),row:jr(m.style.gridRowStart,m.style.gridRowEnd,r,
As(n.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.min(m,g.start??0),0)},l=t.gridAutoFlow.
startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new xu(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:
c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of h)u=Math.max(u,m.column+m.columns),p=Math.max(p,m.row+m.rows);return{items:h,columns:Math.max(u,
1),rows:p,before:c}}function yu({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=As(l.names,t,c);let h=kn(r,d,f,"start"),u=kn(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=m=>m===void 0?void 0:m-1+i[c];return[p(h),p(u)]};
return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,"rows")}}function As(s,t,e){if(t.length===0)return s;const n=new Map(
s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}\
-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function kn(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==
void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function jr(s,t,e,n){
const i=kn(s,e,n,"start"),o=kn(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(
i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class xu{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>Dr)
throw(0,j.G6)([{field:"file",message:`has a grid of more than ${Dr} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const ku=500,Ou=s=>s==="auto"||
s==="min-content"||s==="max-content",Bs=({most:s})=>s==="auto"||s==="max-content";function Mu(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>Ou(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Bs}];s==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:Bs});const i=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Bs,beyond:i}]}}function*Su(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=Mu(e);for(const r of i)yield*Ur(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*Ur(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*Ur(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*ku;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);vu(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function vu(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const Kr=500;function Ws(s,t){if(!(typeof s!="object"||
"fr"in s))return s.percent!==0&&t===void 0?void 0:T(s,t??0)}const Yr=(s,t)=>typeof s=="string"?s:Ws(s,t)===void 0?"auto":"fixed";function*On(s,t,e){const{room:n,
gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=Ws(h,n)??0;return{least:Yr(h,n),most:m===
void 0?Yr(u,n):"flexible",factor:m??0,cap:p===void 0?void 0:T(p,n??0),base:g,limit:Math.max(Ws(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>Ru(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*Kr,Kr);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*Su(u,i,r)}Tu(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(s.length-1,0)*i;return Cu(a,f,e),r!=="least"&&Eu(a,c,e),o&&n!==void 0&&Lu(a,n-f),a.map(({base:h})=>h)}function Ru(s,t,{gap:e}){const n=t.
slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.
min(s.floor,o):s.floor}}function Tu(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function Cu(s,t,{room:e,measures:n}){if(n===
"least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function Eu(s,t,{
room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,Xr(r,a-(r.length-1)*n)))}else o=Xr(s,e-Math.max(s.length-1,0)*n);for(const r of i)
r.base=Math.max(r.base,o*r.factor)}function Xr(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(
i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function Lu(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===
0))for(const i of n)i.base+=e/n.length}function*Iu(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[$s(i.columnGap,e.width),$s(i.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=Zr(o,i,e,{columns:r,rows:a}),h=[];for(const S of c)h.push(yield*Vr(S,t,e.width));const u=yield*On(l,h,{room:e.width,gap:r,stretches:ze(i.
justifyContent)}),p=new mu(s,t,e.width,{columnSizes:u,columnGap:r}),m=yield*p.heightDemands(c),g=(S,v)=>On(d,m,{room:S,gap:v,stretches:ze(i.alignContent)}),b=yield*g(
e.height,a),w=Ns(b)+Math.max(b.length-1,0)*a,y=e.height??Bu(w,s,n.height),k=$s(i.rowGap,y),M={rowSizes:e.height===void 0?yield*g(y,k):b,rowGap:k,height:y};yield*p.
place(c,M);for(const S of o)S.isPositioned&&p.keepPlace(S,M,Pr(s.box)?f(S):void 0);return w}function*Au({style:s,children:t},e){const n={width:0,height:void 0},
i=s.columnGap?.px??0,{items:o,columnTracks:r}=Zr(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*Vr(f,e,0));const[c,l]=[yield*On(
r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*On(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:Ns(
c)+d,most:Ns(l)+d}}const Ns=s=>s.reduce((t,e)=>t+e,0),$s=(s,t)=>s?T(s,t??0):0;function Bu(s,{box:t,border:e,padding:n},i){const o=W(e)+W(n);return yt(s+o,t.style,
i,o)-o}function Zr(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=Gr(t.gridTemplateColumns,
e.width,n.columns),r=Gr(t.gridTemplateRows,e.height,n.rows),a=bu(i,t,o,r),{before:c,items:l}=a,d=Fr(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),
f=Fr(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),h=qr(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=qr(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>f[m]!==f[m+1]),linesOf:p=>{const{column:m,
row:g}=yu(p,t,{columns:o,rows:r,before:c}),b=(w,y)=>w===void 0?void 0:y[w]??w;return{column:[b(m[0],d),b(m[1],d)],row:[b(g[0],f),b(g[1],f)]}}}}function qr(s,t,e,n){
return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*Vr({
box:s,column:t,columns:e},n,i){yield et/10;const{least:o,most:r}=yield*n.widthsOf(s),a=E(s.style.marginLeft,0)+E(s.style.marginRight,0),{minWidth:c,overflow:l}=s.
style,f=c==="auto"?l==="hidden"?0:o:H(c,i,0,s.style)??0,h=c==="auto"&&ut(s.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Lt({
style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||n==="inline-block"||n===
"table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position===
"fixed"}const Wu=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!Lt(s)&&s.style.display!=="none",Nu=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===
0&&!Lt(s)&&ut(s.style.height),Qr=100;class Mn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.
widths.length<Qr&&this.widths.push(H(e.width,void 0,0,e)??0);else if(Sn(t)){const{sides:n,widths:i}=$u(t);for(const o of n)this.sides.add(o);(0,D.RZ)(this.widths,
i.slice(0,Qr-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Lt(t))
return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(H(t.style.width,e,0,t.style)??0)<=e}}function $u(s){const t=s.known.get("floats");
if(t)return t;const e=new Mn;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set(
"floats",e),e}function zu(s,t,e){let n=t,i=new _t;const o=new Mn;for(let r=s;r&&(i=i.add(E(r.style.marginTop,n)),!(r.inner!=="blocks"||Lt(r)||!Jr(r)));){const a=B(
lt(r.style))+B(pt(r.style,n));n=Math.max(ta(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,
marginBottom:f}=l.style,h=i.add(E(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=l,!Sn(l))break;o.add(l),i=h.add(E(f,n)),c=void 0}r=
c}return i}const Jr=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function Sn(s){let t=s.known.get("through");return t===void 0&&
s.known.set("through",t=Pu(s)),t}function Pu(s){const{style:t}=s;if(Lt(s)||s.replaced||s.marker||!Jr(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.
px!==0||t.paddingBottom.percent!==0||!ut(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.
px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.
kind==="apart");if(s.inner!=="blocks")return!1;const e=new Mn;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!Sn(n))?!1:(e.add(n),!0))}function ta({
style:s},t,e){const n=H(s.width,t.width,e,s),i=t.width-E(s.marginLeft,t.width)-E(s.marginRight,t.width);return dt(n??i,s,t.width,e)}const vn={width:300,height:150};
function ea({style:s,replaced:t},e,n){const[i,o]=[lt(s),pt(s,e.width)],[r,a]=[B(i)+B(o),W(i)+W(o)],c={width:t?.width,height:t?.height},l=s.aspectRatio??(c.width!==
void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof s.width=="object"&&s.width.percent!==0&&e.width===0?void 0:H(s.width,e.width,r,s),h=H(
s.height,e.height,a,s);const[u,p]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??(c.height!==void 0&&l!==void 0?
c.height*l:vn.width),h=c.height??(l===void 0?vn.height:f/l)):f===void 0?f=l===void 0?c.width??vn.width:h*l:h??=l===void 0?c.height??vn.height:f/l;const m=dt(f+r,
e.width===0?{...s,maxWidth:_u(s.maxWidth)}:s,e.width,r)-r;m!==f&&!p&&l!==void 0&&(h=m/l);const g=yt(h+a,s,e.height,a)-a,b=g!==h&&!u&&l!==void 0?g*l:m,w=n.page.height-
a,y=g>w&&w>0?w/g:1;return{width:b*y,height:g*y}}const _u=s=>typeof s=="object"&&s.percent!==0?"none":s,na=1e3,Du=65534,sa=1e6;function _e(s){const t=s.known.get(
"grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[];for(const h of s.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="table-column-group"||
u==="table-column"?Hu(h,n):u==="table-header-group"?(i.length===0?i:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||o.push(h)}const a=[],
c=[];for(const h of[...i,...o,...r]){const u=a.length;for(const p of h.children)p.isPositioned||a.push(p);c.push({box:h,from:u,to:a.length})}const l=Gu(a,c),d=i.
length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return s.known.set("grid",f),f}function Hu(s,t){
const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[s])for(let i=Math.min(n.span.columns,na);i>0;i--)t.push(n)}function Gu(s,t){
const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??
0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),na),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Du);if(e.push({box:d,row:a,column:l,
rows:u,columns:f}),i+=f*u,i>sa)throw(0,j.G6)([{field:"file",message:`has a table of more than ${sa} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<
l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}const Fu={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},zs={top:"bottom",right:"left",bottom:"\
top",left:"right"},ia=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function It(s,t){const e=Fu[t];return{width:s[`border${e}Wid\
th`],line:s[`border${e}Style`],paint:s[`border${e}Color`]??s.color}}function me(s,t){return s.line==="hidden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line===
"none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:ia.indexOf(t.line)<ia.indexOf(s.line)?t:s}function oa(s){const t=s.known.get("\
collapsed");if(t)return t;const e=_e(s),n=Uu(e),i=new Map,o=new Map;for(const a of e.cells){const c=d=>Ku(a,d,s,e,n),l={top:c("top"),right:c("right"),bottom:c("\
bottom"),left:c("left")};i.set(a.box,l),o.set(a.box,ju(l))}const r={table:Yu(e,i,s),cells:o,edges:i};return s.known.set("collapsed",r),r}const Tt=({width:s,line:t})=>t===
"none"||t==="hidden"?0:s/2,ju=({top:s,right:t,bottom:e,left:n})=>({top:Tt(s),right:Tt(t),bottom:Tt(e),left:Tt(n)});function Uu({cells:s,columns:t}){const e=new Map;
for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+o,n);return e}function Ku(s,t,e,n,i){const{row:o,column:r,
rows:a,columns:c}=s;let l=It(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?
[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const b=i.get(d?f*n.columns+g:g*n.columns+f);b&&f>=0&&f<h&&m.add(b)}for(const g of m)l=me(l,It(g.box.style,
zs[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],b=n.rows[f];g&&(l=me(l,It(g.style,t))),b&&(l=me(l,It(b.style,zs[t])));for(const{box:w,from:y,to:k}of n.groups)(t===
"top"&&y===o||t==="bottom"&&k===o+a)&&(l=me(l,It(w.style,t))),(t==="top"&&k===o||t==="bottom"&&y===o+a)&&(l=me(l,It(w.style,zs[t])))}return f<0||f>=h?me(l,It(e.
style,t)):l}function Yu({cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:Tt(It(i.style,"top")),right:Tt(It(i.style,"right")),bottom:Tt(It(i.style,"bot\
tom")),left:Tt(It(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);l.row===0&&(o=Math.max(o,Tt(d.top))),l.column===0&&l.row===0&&
(c=Math.max(c,Tt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,Tt(d.bottom))),l.column+l.columns===t&&l.row===0&&(r=Math.max(r,Tt(d.right)))}return{top:o,right:r,
bottom:a,left:c}}var Xu=R(47707);const Zu="￼",De=3e3,ra=200,qu=/[ \t\n\r\f]+/g;function*Vu(s){const t=[[]];let e=!0,n=0;for(const i of s){if(++n%50===0&&(yield 50*
De),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),t.at(-1).push({inline:i,text:c?Zu:"",style:void 0});continue}
const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r===
"pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(qu," "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.
endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" "));for(const f of Ju(tp(d,o),o))++n%50===0&&(yield 50*De),t.at(-1).push({inline:i,
...f})}}return t}const Qu=.7,aa=new WeakMap;function*Ju(s,t){if(t.fontVariant!=="small-caps"){s!==""&&(yield{text:s,style:t});return}let e=aa.get(t);e||aa.set(t,
e={...t,fontSize:t.fontSize*Qu});for(const[n]of s.matchAll(new RegExp("\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():
n,style:i?e:t}}}function tp(s,{textTransform:t}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():t==="capitalize"?s.replace(new RegExp("(\
^|[\\s\\p{P}])(\\p{L})","gu"),(e,n,i)=>n+i.toUpperCase()):s}function*ca(s,t,e){const n=t.pieces.find(s);if(n)return n;const i=yield*Vu(s.inlines),o=[];let r=s.style.
direction==="rtl";for(const[c,l]of i.entries()){const d=l.map(({text:h})=>h).join("");r||=(0,he.ft)(d);for(const h of yield*new np(l,t).pieces(d))o.push(h);c===
i.length-1||ep(o,l.length===0||d==="")}const a={list:o,turns:r};return e&&t.pieces.keep(s,a,o.length),a}function ep(s,t){const e=s.at(-1);e&&!t&&!e.ends?s[s.length-
1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,ends:!0})}function Ps(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),i),r=s===" "||/^[ ]+$/.
test(s),a=t.letterSpacing===0?0:(0,Xu.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"text",text:s,style:t,owner:e,
word:o,width:c,isSpace:r}}class np{sources;layout;index=0;start=0;at=0;taken=0;constructor(t,e){this.sources=t,this.layout=e}*pieces(t){const e=[];let n=[],i=[];
const o=()=>{n.length+i.length>0&&e.push(la(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of op(this.layout.breaks(t),t))if(++r%20===0&&(yield 20*De),yield*this.
take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();if(this.rest(n),n.length>0&&e.length>0&&n.every(({kind:a})=>a===
"close")){const a=e.pop();e.push(la([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){const e=this.sources[this.index]?.style;
return!e||this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],
i=n.text.length;if(this.at>=t&&!(i===0&&rp(n,"close")))return;if(i===0){e.push(n.inline),this.index++;continue}++this.taken%20===0&&(yield 20*De);const o=Math.min(
t,this.start+i);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.
index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,i){if(t.kind!=="text")return void i.
push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=ra)i.push(Ps(o.slice(r,r+ra),e,t.owner,this.layout)),r>0&&(yield 20*De)}}const sp=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,
ip=/[!$%+/\\|}]$/;function*op(s,t){for(const{start:e,end:n,next:i}of s){const o=t.slice(e,n);for(const{0:a,index:c}of o.matchAll(sp))yield{end:e+c,next:e+c+a.length};
n===i&&i<t.length&&t.charCodeAt(i)<128&&ip.test(o.slice(-1))||(yield{end:n,next:i})}}const rp=({inline:s},t)=>s.kind===t;function la(s,t){return{fragments:s,spaces:t,
width:da(s),spaceWidth:da(t),ends:!1}}const da=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*ap(s,t){const e=_e(s),n=yield*ha(s,t),i=fa(s,e);let[
o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>0?d:d+h,0);
a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}const fa=({
style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*ha(s,t){const e=s.known.get("columns");if(e)return e;const n=_e(s),
i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&lp(i[r],a);const o=[];for(const r of n.cells){
if(yield et/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*ua(r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="ob\
ject"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,dp(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,fp(i.slice(r.column,r.column+r.columns),yield*ua(r.box,s,t),cp(s));return s.
known.set("columns",i),i}const cp=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*ua(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!==
"collapse")return n;const i=B(lt(s.style))/2;return{least:n.least-i,most:n.most-i}}function lp(s,{style:t}){typeof t.width=="object"&&(t.width.percent>0?s.share=
Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function dp(s,{style:t}){typeof t.width=="object"&&
t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function fp(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===
0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:
1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function hp(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.
max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-
1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(u)-c(u))*h)}return up(s,s.map(o),t-e(o))}function up(s,t,e){
const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)
continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}
return[...t]}function pp(s,t){const e=_e(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=H(l.style.width,t,0,l.style));
for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=B(lt(c.style))+B(pt(c.style,t)),u=H(c.style.width,t,h,c.style);for(let p=l;u!==void 0&&
p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===
void 0?r:c*a)}function*_s(s,t){const e=s.known.get("widths");if(e)return e;yield et/4;const{style:n}=s,i=B(lt(n))+B(pt(n,0)),o=typeof n.width=="object"&&n.width.
percent===0?H(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*pa(s,t),d=s.
inner==="table"&&n.borderCollapse==="collapse"?B(oa(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c={least:Ds(r.least,n,i),most:Ds(r.most,n,i)};return s.known.set("widths",c),c}function*mp(s,t){if(typeof s.style.width!=
"object"||s.inner==="table")return(yield*_s(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=B(lt(s.style))+B(pt(s.style,0));e=Ds((yield*pa(s,t)).
least+n,s.style,n),s.known.set("content",e)}return e}function Ds(s,t,e){const{minWidth:n,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return dt(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*Hs(s,t){const{least:e,most:n}=yield*_s(s,t),i=E(s.style.marginLeft,0)+
E(s.style.marginRight,0);return{least:e+i,most:n+i}}function*pa(s,t){switch(s.inner){case"image":{const{width:e}=ea(s,{width:0,height:void 0},t);return{least:typeof s.
style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*wp(s,t);case"table":return yield*ap(
s,t);case"flex":return yield*yp(s,t);case"columns":return yield*hu(s,t);case"grid":return yield*Au(s,t);default:return yield*gp(s,t)}}function*gp({children:s},t){
let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*Hs(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,n=Math.max(n,i);
continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Lt(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:n}}function*wp(s,t){
const{list:e}=yield*ca(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="brea\
k-all";for(const l of e){let d=0;const f=[...l.fragments];(0,D.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const m=yield*bp(p,t);if(p.
kind==="apart"){p.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,h+=m.least}n=Math.max(n,c?h:Math.min(h,s.style.fontSize));const u=l.fragments.
some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*bp(s,t){
if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*Hs(s.box,t);const{style:e}=s.box,n=s.kind==="open"?E(e.marginLeft,
0)+e.borderLeftWidth+e.paddingLeft.px:E(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*yp({style:s,children:t},e){const n=s.
flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*Hs(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="obje\
ct"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,
0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*ma(s,t,e=!1){const n=pu(s);if(n.length===0)return;const i=({style:o})=>o.
position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!Pr(s.box)||i(o)))Pe(s,o,{x:r,y:a,share:c});else{const d=e?kp(s,
t):l?xp(s,l):s;s.apart.push(yield*Op({box:o,x:r,y:a,share:c},d,t))}}function xp({box:s},{x:t,y:e,width:n,height:i}){const o=new mn(s);return o.border={...gn,left:t,
top:e},o.width=t+n,o.height=e+i,o}function kp({box:s},{page:t}){const e=new mn(s);return e.width=t.width,e.height=t.height,e}function*Op({box:s,x:t,y:e,share:n},i,o){
const{style:r}=s,{border:a}=i,[c,l]=[i.width-B(a),i.height-W(a)],d=Nt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:T(r.left,c),r.right==="auto"?void 0:T(r.right,c),r.
top==="auto"?void 0:T(r.top,l),r.bottom==="auto"?void 0:T(r.bottom,l)],m={across:B(lt(r))+B(pt(r,c)),down:W(lt(r))+W(pt(r,c))},g=s.inner==="image",b=Sp(u,p,l-W(
d)),w=f??(h===void 0&&n.x===0?t-a.left:0),y={width:c,height:l,edges:m,free:Math.max(c-w-(h??0)-B(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:b},k=g?void 0:yield*Mp(
s,y,o),M=r.height==="auto"&&!g&&r.aspectRatio===void 0?b:void 0,S=M===void 0?void 0:yt(M,r,l,m.down),v=yield*o.layOut(s,{width:c,height:l,fixedWidth:k,fixedHeight:S});
return v.x=a.left+ga({from:f,to:h,size:v.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),v.y=a.top+ga({from:u,
to:p,size:v.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),v.isFromBottom=u===void 0&&p!==void 0,v}function*Mp(s,{
width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:H(c.width,t,n.across,c)??vp(c,e,n,o?void 0:
r);if(d!==void 0)return dt(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return dt(f,c,t,n.across);if(c.width==="max-cont\
ent")return dt(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return dt(wn(p,c,e,n),c,t,n.across)}const Sp=(s,t,e)=>s===
void 0||t===void 0?void 0:Math.max(e-s-t,0);function vp(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=H(s.height,t,e.down,s)??n;return i===
void 0?void 0:We(yt(i,s,t,e.down),s,e)}function ga({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===void 0)return r+i-a*
(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-E(c[1],n))}return s+i}const Ut=200,
Rn=5e3,Rp={x:0,y:0},wa=.01,[Tp,Cp]=[-.2,.33];function*Ep(s){const t=s.turns?Wp(s):s.items;return yield*new Lp(s,t).place()}class Lp{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const[a,c]of e.entries())a%Ut===Ut-1&&(yield Ut*Rn),this.put(c,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});
t.open.splice(0,t.open.length),(0,D.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){
const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.
x=d+h.x,f==="top"?c.y=E(u,i):f==="bottom"?c.y=t-c.height-E(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}});this.inlines.length>Ut&&(yield this.inlines.length*Rn);const r=this.
inlines.filter(({box:c})=>Ip(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{const{ascent:p,descent:m}=n.metricsOf(c.style),{style:g}=c,b=T(g.paddingTop,
i)+g.borderTopWidth,w=T(g.paddingBottom,i)+g.borderBottomWidth,y=e-f.rise-p-b+f.shift.y;return{box:c,x:l+f.shift.x,width:d,y,height:p+m+b+w,isFirst:h,isLast:u}}),
a=[];for(const[c,{level:l,x:d,...f}]of this.texts.entries()){const{rise:h,shift:u}=l;c%Ut===Ut-1&&(yield Ut*Rn),Ap(a,{...f,x:d+u.x,y:e-h+u.y})}a.length>Ut&&(yield a.
length*Rn);for(const[c,l]of a.entries())a[c]={...l,words:l.words.slice()};return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,
block:i}=this.wishes,{textAlign:o,direction:r}=i.style,a=e-t,c=r==="rtl";if(a<wa)return{start:c?a:0,stretch:0};if(o==="center")return{start:a/2,stretch:0};if(o===
"right"||o==="end"&&!c||o==="start"&&c)return{start:a,stretch:0};if(o!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.kind==="\
text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.
putText(t,t.isSpace?e+i:e,i);case"open":this.x+=E(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.
box)}),this.x+=e-E(t.box.style.marginLeft,this.wishes.whole);return;case"close":{const o=E(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.
findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.
putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:Rp}}putText({style:t,owner:e,word:n},i,o){
const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=o>0&&i>0&&n.text===" "?{...n,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===
n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=
i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:i}=t.box,{whole:o,layout:r}=this.
wishes,[a,c]=[E(i.marginTop,o),E(i.marginBottom,o)],l=this.x+E(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.
tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(t.box.style.overflow==="hid\
den"||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+ba(i,h.style);const m=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*.268),
f==="text-top"&&(p=h.rise+m.ascent),f==="text-bottom"&&(p=h.rise-m.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push(
{laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.level,{style:n}=t,i=e.rise+ba(n,e.style);this.isLoose||this.reach(i,this.wishes.layout.lineOf(
n));const o=n.position==="relative"?gr(n,{width:this.wishes.whole,height:void 0}):void 0,r=o?{x:e.shift.x+o.x,y:e.shift.y+o.y}:e.shift;return{rise:i,style:n,shift:r}}}
function ba({verticalAlign:s,lineHeight:t,fontSize:e},n){if(typeof s=="object"){const i=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return T(s,i)}return s===
"sub"?n.fontSize*Tp:s==="super"?n.fontSize*Cp:0}const Ip=s=>s.backgroundColor!==void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+
s.borderLeftWidth>0||s.boxShadow.length>0;function Ap(s,t){const e=s.at(-1);e&&e.style===t.style&&e.owner===t.owner&&e.y===t.y&&Math.abs(e.x+e.width-t.x)<wa?(e.
words.push(t.words[0]),s[s.length-1]={...e,width:e.width+t.width}):s.push({...t,words:[...t.words]})}const Bp="￼";function Wp({items:s,block:t,layout:e}){const n=t.
style.direction==="rtl"?he.Vv:"",i=s.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?Bp:""),o=[];for(const{text:c,rtl:l,at:d}of(0,he.pr)(n+i.join(""))){
const f=d-n.length,h=[];let u=0;for(const[p,m]of s.entries()){const g=i[p],b=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,b==="")continue;const{
fragment:w}=m;if(w.kind!=="text")h.push(m);else{const y=Ps(b,w.style,w.owner,e,l);h.push({fragment:y,width:y.width})}}(0,D.RZ)(o,l?h.reverse():h)}const r=s.filter(
({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}const Gs=6e3;function*Np(s,t,e){
const{list:n,turns:i}=yield*ca(s.box,e.layout,!1),o=new $p(s,t,e,i);for(const[r,a]of n.entries())r%20===0&&(yield 20*Gs),yield*o.add(a);return yield*o.finish(),
o.height}class $p{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i){this.laid=t,this.space=e,this.
tools=n,this.turns=i,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=Fs(e);if(this.items.length>0&&this.
width+Fs(this.spaces)+n>this.room()+.01&&(yield*this.end(!1)),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))for(const i of yield*this.
cut(e))yield*this.put(i,!0);else yield*this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*finish(){(this.items.length>0||this.
spaces.some(({fragment:n})=>n.kind!=="text"))&&(yield*this.end(!0,!0)),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of this.spaces)this.items.push(n);
this.spaces=[];for(const n of t)this.items.push(n);this.width=Fs(this.items)}get indent(){return this.isFirst?T(this.laid.box.style.textIndent,this.space.width):
0}band(){const{floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.
box.style).above,o)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){
const i=e.nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)
switch(i.kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:E(o.marginLeft,n)+o.borderLeftWidth+
T(o.paddingLeft,n)});break}case"close":{const{style:o}=i.box;e.push({fragment:i,width:E(o.marginRight,n)+o.borderRightWidth+T(o.paddingRight,n)});break}case"ato\
m":{const o=yield*this.tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+E(r,n)+E(a,n)});break}case"apart":yield*this.
apart(i.box)}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),
{marginLeft:n,marginRight:i}=t.style,o=e.width+E(n,this.space.width)+E(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.
tools.float(e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.style.overflowWrap!=="no\
rmal"||n.style.wordBreak==="break-all"||n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*Gs,a.kind!==
"text")e.push({item:r,text:"￼",width:r.width});else for(const c of(0,ws.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let i=0;const o=[];
for(const r of(0,ws.ZM)(e,()=>n)){yield 2*Gs;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].item===l;c++)f+=e[c].text;
if(d.kind!=="text")a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,o.push(a)}return o}part(t,e){return Ps(e,t.style,t.owner,this.
tools.layout)}*end(t,e=!1){const n=this.band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);const i=yield*Ep({layout:this.tools.layout,
block:this.laid.box,items:this.items,open:this.open,left:n.left-this.space.origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.space.width,isLast:t,
turns:this.turns}),o=e&&this.items.every(zp)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=
!1;const{waiting:r}=this;this.waiting=[];for(const a of r)this.tools.float(a,this.y)}}function zp({fragment:s,width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;
const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===0&&n===0}const Fs=s=>s.reduce((t,{width:e})=>t+e,0);function*Pp(s,t,e,n){
const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner==="lines"){const r={width:e.width,height:e.height},a=(c,l)=>ya(c,s,n,{left:i,width:e.
width,y:l});return yield*Np(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Pe(s,
c,{x:l,y:d})})}return yield*new _p(s,t,n,{left:i,top:o,...e}).lay()}function ya(s,t,{floats:e,x:n,y:i},o){const r=Nt(s.box.style,o.width),{style:a}=s.box,c=a.float===
"right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+o.left+o.width},f=e.place(c,s.width+B(r),s.height+W(r),l,d);s.x=f.x-n+r.left,
s.y=f.y-i+r.top,t.apart.push(s)}class _p{laid;layout;context;inside;y;pending=new _t;isFirst=!0;top=new Mn;endsBelow=!1;constructor(t,e,n,i){this.laid=t,this.layout=
e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.box.children)if(yield et,
c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,
height:e.height,shrinks:!0});ya(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==
void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);i&&(t.
firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Nu(t)&&!this.endsBelow;return t.after=a?this.pending:new _t,this.y-e.top+(a?
0:Math.max(this.pending.size,0))}*onBorder(t){const{laid:e,inside:n}=this,i=Nt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.height,shrinks:!0}),
{top:r}=e.border;o.x=n.left+Tn(t,o.width,n.width,xa(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.children.push(o),e.legend=o,this.y+=Math.max(o.height+W(
i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:$e(t.style.alignSelf)};Pe(e,t,{x:n.left+o.x*n.width,y:this.
y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Nt(n,o.width),
a=this.isFirst&&Wu(e)&&this.top.isBeside(t,o.width),c=a?new _t:this.pending,l=(p,m)=>this.clearance(p)>this.y+c.join(m).size,d=zu(t,o.width,l);this.pending=a?c:
c.join(d);const f=this.clearance(n),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(e.children.push(u),Sn(
t)&&u.height===0){h&&([this.y,this.pending,this.isFirst]=[f-d.size,d,!1]),this.endsBelow||=h,(!a||h)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.
y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{
margins:n,inside:i}){const{context:o,layout:r}=this,a=xa(this.laid.box.style);if(Lt(t))return yield*Dp(t,e,o,{layout:r,inside:i,margins:n,side:a});const{floats:c}=o,
l=i.left+n.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+Tn(t,f.width,i.width,a),f.y=e,f}}function*Dp(s,t,{
floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*Hp(s,a,r);let[h,u]=[t,0];for(;;){const m=e.
band(i+h,u,d),[g,b]=[m.left>d.left,m.right<d.right],w=g||b?e.nextBottom(i+h):void 0;if(w===void 0)break;if(yield et/4,-c.left>m.left-d.left&&g||f>m.right-m.left+
.01||b&&-c.right>d.right-m.right){[h,u]=[w-i,0];continue}const k=Math.max(d.left+c.left,m.left),O=Math.min(d.right-c.right,m.right),M=yield*r.layOut(s,yield*Gp(
s,a,Math.max(O-k,0),r)),S=e.band(i+h,M.height,d);if(S.left>m.left||S.right<m.right){u=M.height;continue}return M.x=k-n+Tn(s,M.width+c.left+c.right,O-k,l)-c.left,
M.y=h,M}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.x=a.left+Tn(s,p.width,a.width,l),p.y=h,p}function*Hp(s,t,e){const{style:n}=s;if(s.inner===
"table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,
height:t.height})).width;const i=B(lt(n))+B(pt(n,t.width));return dt(0,n,t.width,i)}function*Gp(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!==
"auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=B(lt(o))+B(pt(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.
min(c.most,n)):n;return{width:t,height:e,fixedWidth:dt(l,o,t,a)}}const xa=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function Tn({style:s},t,e,n){
const{marginLeft:i,marginRight:o}=s,r=e-t-E(i,e)-E(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=E(i,e);return o==="auto"||n==="left"?a:a+(n==="righ\
t"?r:Math.max(r/2,0))}class Fp{around;layout;inside;room;isRow;constructor(t,e,n,i,o){this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){
const{inside:e,isRow:n}=this,{style:i}=t,o=Nt(i,e.width),[r,a]=[lt(i),pt(i,e.width)],c=n?B(r)+B(a):W(r)+W(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.
height,f=yield*this.leastOf(t,c),h=H(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(
l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,
d=l==="content"?void 0:H(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return(yield*o.layOut(t,n)).width;const u=l==="auto"?this.widthByRatio(t):void 0;
if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:p.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;
return h===void 0||t.inner==="image"?f.height:mr(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,
c=i?n.width:n.height;if(a!=="auto")return H(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=H(i?r.width:r.height,c,e,r)??1/0,d=H(i?r.maxWidth:r.maxHeight,
c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,p?l:mr(u.width,r,this.edgesOf(r)),l,d)}
const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?(yield*o.layOut(t,n)).width:yield*mp(t,o);return Math.
min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[lt(t),pt(t,this.
inside.width)];return{across:B(e)+B(n),down:W(e)+W(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)
return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")
return;const n=Nt(t,e.width),i=this.edgesOf(t),r=Es(t,this.around)&&ut(t.height)&&!js(t,!1)&&this.around.flexWrap==="nowrap"&&this.room!==void 0?this.room-W(n):
void 0,a=H(t.height,e.height,i.down,t)??r;if(a!==void 0)return We(yt(a,t,e.height,i.down),t,i)}limitItem(t,e){return wn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){
const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=Nt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Es(t.style,this.around)&&ut(t.
style.width)&&!js(t.style,!0)&&t.inner!=="image",d=B(lt(t.style))+B(pt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?dt(i.width-B(c),t.style,i.width,
d):void 0;return r.layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function ka(s){let t=s.known.get("shares");return t===void 0&&(t=s.
children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&a.percent!==0)||ut(n)&&(e.inner==="flex"||e.inner===
"grid")&&ka(e)}),s.known.set("shares",t)),t}const js=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto";function*jp(s,t,{
room:e,...n},i){return yield*new Up(s,t,n,i,e).lay()}class Up{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?T(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new Fp(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=W(e)+W(n),o=t.map(({items:r})=>this.lengthOf(r));return yt((0,D.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=W(t)+W(e);return(H(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?B(t):W(t)}crossMargins({margins:t}){return this.isRow?W(t):B(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=n-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const m of r){const g=m.base+d*o(m)/l,b=Math.max(Math.min(g,m.most),m.least);
h.set(m,g),m.main=b,f+=b-g}const u=m=>{const g=m.main-h.get(m);return Math.abs(f)<.001?!0:f>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=xn(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,
f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=W(e)+W(n);return yt(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((m,{box:g})=>m+Kp(g.style,i),0),h=f>0&&d>0?{before:0,between:0}:xn(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(
t);for(const m of t){const g=f>0&&d>0?d/f:0,[b,w]=this.mainSides(m,g);yield*this.stretch(m,e);const y=m.laid,k=u+b,O=a?l-k-m.main:k,M=n+this.crossOffset(m,e,p);
y.x=this.left+(i?O:M),y.y=this.top+(i?M:O),r.children.push(y),u=k+m.main+w+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Es(r,this.style)||js(r,!n)||t.box.inner==="image"||!ut(n?r.height:r.width))
return;const a=e-this.crossMargins(t),[c,l]=[lt(r),pt(r,i.width)],d=n?yt(a,r,i.height,W(c)+W(l)):dt(a,r,i.width,B(c)+B(l));Math.abs(d-(n?t.laid.height:t.laid.width))<
.01&&!(n&&ka(t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){
const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const p=this.alignOf(
a);if(p==="baseline"&&i)return n-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Cs(p,d,m)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=$e(i.justifyContent,
a),l=$e(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);Pe(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const Kp=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class Yp{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,D.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}function*Xp(s,t,e){yield*new Zp(s,t,e).lay()}class Zp{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=_e(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?oa(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-fa(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?pp(t.box,o):hp(yield*ha(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=E(a,c),l.y=n+E(o,c),n=l.y+l.height+E(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield et/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(Qp(n,r),o)):yield*this.layout.layOut(n,{...o,width:this.laid.contentWidth})}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>H(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Us(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){let c=(r.rows-1)*this.gapY;for(let d=r.
row;d<r.row+r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.
box,o=W(e.border)+W(e.padding),r=this.space.fixedHeight??H(i.height,this.space.height,o,i)??0,a=Math.max(r,H(i.minHeight,this.space.height,o,i)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+o;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>ut(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,
l=[];let d=n+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const f=[];let h=c+r;for(const m of this.widths)f.push(h),h+=m+r;const u=i.box.style.direction===
"rtl",p=[];for(const{box:m,from:g,to:b}of o.groups){if(g===b)continue;const w=this.part(m,c+r,l[g],l[b-1]+e[b-1]);i.children.push(w),w.flow="rows";for(let y=g;y<
b;y++){const k=this.part(o.rows[y],0,l[y]-w.y,l[y]-w.y+e[y]);k.flow="bands",w.children.push(k),p.push(k)}o.headRows>0&&g===0&&(i.head=w)}for(const{cell:m,laid:g}of t){
yield et/10;const b=m.row+m.rows-1,w=l[b]+e[b]-l[m.row],y=yield*this.fillCell(m,g,w,t),k=f[m.column]??c;y.x=(u?i.width-k-y.width:k)-c-r,y.y=0,p[m.row].children.
push(y)}return d}part(t,e,n,i){const o=new mn(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,
r=n-e.height;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=o.style,d=l==="middle"?r/2:l==="bottom"?r:Us(o)?this.baselineShift(t,c,i):0;return d>0&&qp(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Us(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Us=({style:s})=>{
const{verticalAlign:t}=s;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function qp(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)
e.y+=t;s.lines=s.lines.map(e=>({...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Oa=new WeakMap;
function Vp(s,{top:t,right:e,bottom:n,left:i}){let o=Oa.get(s);o||Oa.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,
borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:i},o.set(r,a)),a}function Qp(s,t){const e=s.known.get("shared");if(e)return e;const n=Vp(s.style,t),i=Object.
assign(Object.create(Object.getPrototypeOf(s)),s,{style:n});return s.known.set("shared",i),i}function*Jp(s,t,e,n){yield et;const i=zf(s,e.width);return s.inner===
"image"?tm(i,t,e):(i.width=yield*em(i,t,e),s.inner==="table"?yield*Xp(i,t,e):yield*nm(i,t,e,n)),s.style.position==="relative"&&(i.shift=gr(s.style,e)),yield*ma(
i,t),i}function tm(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=ea(o,e,t);s.width=e.fixedWidth??r+B(n)+B(i),s.height=e.fixedHeight??a+W(n)+W(i)}function*em(s,t,e){
if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,{style:r}=n,a=B(i)+B(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="tabl\
e"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:W(i)+W(o)},h=H(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const w=yt(
h,r,e.height,f.down);return dt(We(w,r,f),r,e.width,a)}if(!l)return dt(wn(ta(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),m=e.width-
E(r.marginLeft,e.width)-E(r.marginRight,e.width);if(c==="min-content")return dt(u,r,e.width,a);if(c==="max-content")return dt(p,r,e.width,a);const g=H(c,e.width,
a,r)??Math.max(u,Math.min(p,m)),b=dt(wn(g,r,e.height,f),r,e.width,a);return n.inner==="table"?Math.max(b,u):b}function*nm(s,t,e,n){const{box:i,border:o,padding:r}=s,
{style:a}=i,c=W(o)+W(r),l=a.aspectRatio,d=l!==void 0&&ut(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.
isOpen?void 0:H(a.height,e.height,c,a),u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?yt(u,a,e.height,c):u,m=p??(d===void 0?void 0:yt(
d,a,e.height,c)),g=m===void 0?void 0:Math.max(m-c,0),b={width:s.contentWidth,height:e.isLoose?void 0:g};let w;if(i.inner==="flex")w=yield*jp(s,t,{...b,room:g},e);else if(i.
inner==="columns")w=yield*fu(s,t,b);else if(i.inner==="grid")w=yield*Iu(s,t,{...b,height:g},e);else{const O=n&&!Lt(i)?n.floats:new Yp,M=n&&!Lt(i)?n:{floats:O,x:0,
y:0};w=yield*Pp(s,t,b,M),Lt(i)&&(w=Math.max(w,O.clear("both")-o.top-r.top))}const y=Math.max(w+c,d??0,f?h??0:0);s.height=p??yt(y,a,e.height,c),s.legend&&(s.frame=
sm(s.legend,s)),s.height>y+.01&&(s.after=new _t),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&im(s,xn(a.alignContent,Math.max(s.height-
y,0),1).before)}function sm(s,{border:t,height:e}){const n=Math.max(s.y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function im(s,t){if(t!==0){s.
lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.
lastBaseline+=t)}}const Ma=5e3,it=.75,om=.5;async function rm({box:s,tree:t,isQuirky:e},n,i){const o=await(0,ws.Vn)();let r=1;for(;;){const a=it*r,c=k=>s.widthOf(
k)/a,l={width:c(""),height:s.areaOf(1,"").height/a},d=new Sf({layOut:Jp,widthsOf:_s},n.typefaces,o,l,e),f=await t(l),h=await Pt(Ef(f,c),i),u=await Pt(lm(f,d,l),
i),p=await Pt(dm(u,c),i),m=Math.max(1/Math.max(p,.001),om);if(r===1&&p>1+1/l.width&&m<.99){r=m;continue}const g=new Bf(n,s,a,Ma,()=>(0,kf.F)("pages",`The docume\
nt has more than ${Ma} pages`,"Split it into several documents","file"));g.rename(0,lr(u)??"");const b=new bn(g.fragments,d.work,void 0,h?g.rename.bind(g):void 0),
w=await Pt(b.place(u,0,0,0),i);g.last=await Pt(hm(w,b),i),g.sheet(g.last),am(w,g);const y=new Rs(g,d);return await Pt(y.paint(w),i),await Pt(cm(w,g,y),i),g.close(),
{names:g.names,shadowsLeftOut:d.shadowsLeftOut}}}function am(s,{fragments:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===
0||(s.top=0,s.bottom=t.endOf(e))}function*cm({apart:s},t,e){for(const{laid:n,x:i,top:o}of s)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.
paint(yield*Be(n,i,o+t.fragments.startOf(r)),!0)}function*lm(s,t,e){const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.height});return n.height=Math.max(
n.height,1),yield*ma(n,t,!0),t.forget(),n}function*dm(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.
box,d=l===void 0?a:t(l),f=r+fm(o);e=Math.max(e,(f+o.width)/d);for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);if(c.overflow==="hid\
den")continue;for(const u of[...o.children,...o.apart])c.visibility==="visible"&&n.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([
p,f+p.x,d]);const{columns:h}=o;h&&n.push([h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}const fm=({box:s,width:t})=>s.style.transform.reduce((e,n)=>n.kind===
"matrix"?e:e+T(n.x,t),0);function*hm(s,t){let e=0;const n=[s];for(let i=n.pop();i;i=n.pop()){yield 2e3;const{laid:o,lines:r,children:a,apart:c,bottom:l}=i;for(const{
line:p,top:m,atoms:g}of r){p.texts.length>0&&(e=Math.max(e,t.pageOf(m+p.height/2)));for(const b of g)n.push(b)}const{style:d,replaced:f}=o.box;(f!==void 0||d.backgroundColor!==
void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>0&&(e=Math.max(e,t.pageOf(l-.2)));for(const p of a)n.push(p);for(const p of c)
n.push(p);const u=i.columns?.rows.at(-1);u&&(e=Math.max(e,t.pageOf(i.top+u.top)))}return e}var um=R(94405);const pm=1e3;function mm(s){const{attributes:t}=s,e=t.
get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,L.ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),
n&&(0,L.a4)(n),gm(s)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,pm)).find(o=>o!==void 0&&o!=="")}function gm(s){const t=[],e=(0,L.ZE)(s).reverse();for(let n=e.
pop();n;n=e.pop())if(n.name==="text")t.push((0,L.a4)(n));else if(n.name!=="defs")for(const i of(0,L.ZE)(n).reverse())e.push(i);return t.join(" ")}var Sa=R(78445),
va=R(25561);const wm=new Set(["disc","circle","square"]);class bm{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,i]of t.counterReset)this.open(
n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",ym(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){
const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.
values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){
const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has(
"reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(wm.has(t))return{
text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Cn(e,t)}. `,shape:void 0}}textOf(t,e,{
quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.
get(t.counter)??[0];return t.separator===void 0?Cn(i.at(-1)??0,t.style):i.map(o=>Cn(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&
(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function ym(s){
const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.attributes.has("reversed")?(e??(0,L.ZE)(s).filter(({name:n})=>n===
"li").length)+1:(e??1)-1}const xm=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];
function Ra(s){let[t,e]=[s,""];for(const[n,i]of xm)for(;t>=n;t-=n)e+=i;return e}function Ks(s,t,e){let[n,i]=[s,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(
t.codePointAt(0)+(n-1)%e)+i;return i}function Cn(s,t){const e=s>=1&&s<=3999;switch(t){case"none":return"";case"decimal-leading-zero":return s>=0&&s<10?`0${s}`:String(
s);case"lower-roman":return e?Ra(s):String(s);case"upper-roman":return e?Ra(s).toUpperCase():String(s);case"lower-alpha":case"lower-latin":return s>=1?Ks(s,"a",
26):String(s);case"upper-alpha":case"upper-latin":return s>=1?Ks(s,"A",26):String(s);case"lower-greek":return s>=1?Ks(s,"α",17):String(s);case"disc":return"•";case"\
circle":return"◦";case"square":return"▪";default:return String(s)}}function He(s,t){const e=ke(s);e.display=t;for(const n of["borderTopWidth","borderRightWi\
dth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new ht(e)}const km=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;function Om(s){
const t=s.inner==="lines";if(!t&&s.children.length===0)return;const e=t?[[]]:Ta(s.children.splice(0));for(const n of e){if(n instanceof ht){s.children.push(n);continue}
const i=He(s.style,"flow-root");t?Mm(s,i):(0,D.RZ)(i.children,n);const o=He(s.style,"block");o.inner="columns",Object.assign(o.style,Sm(s.style,e.length===1)),o.
children.push(i),s.children.push(o)}}function Mm(s,t){t.inner="lines",(0,D.RZ)(t.inlines,s.inlines.splice(0)),t.element=s.element,s.element=null,s.inner="blocks"}
function Sm(s,t){const{columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=s,d={columnCount:e,columnWidth:n,
columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:vm}}const vm={px:0,percent:1};function Ta(s){
const t=[];for(const e of s)for(const n of Rm(e)){const i=t.at(-1);Ca(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}return t}const Ca=s=>s.style.columnSpan===
"all"&&!s.isApart;function Rm(s){if(s.inner!=="blocks"||Ca(s)||Lt(s))return[s];const t=Ta(s.children);return t.every(e=>Array.isArray(e))?[s]:t.map((e,n)=>e instanceof
ht?e:Tm(s,e,n===0,n===t.length-1))}function Tm(s,t,e,n){const i=new ht({...s.style,...!e&&Cm,...!n&&Em});return i.element=s.element,i.images=s.images,e&&([i.place,
i.marker]=[s.place,s.marker]),(0,D.RZ)(i.children,t),i}const Cm={marginTop:tt,paddingTop:tt,borderTopWidth:0},Em={marginBottom:tt,paddingBottom:tt,borderBottomWidth:0},
Lm=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),En=({display:s})=>!Lm.has(s);function Ln(s,t,e){const{display:n}=s.style;switch(n){case"\
flex":case"inline-flex":return s.inner="flex",Ea(s,t);case"grid":case"inline-grid":return s.inner="grid",Ea(s,t);case"table":case"inline-table":return s.inner="\
table",Ge(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",Ge(s,t,"rows");case"table-row":return s.inner=
"row",Ge(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:Im(s,t,e),km(s.style)&&Om(s)}}function Im(s,t,e){
if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){Ys(s,t),s.element??=e.parent;return}
Xs(s,$m(s,t))}function Ys(s,t){s.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,
2);for(const{inline:n,home:i}of t)i&&!s.element&&(s.element=i),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==2)&&s.inlines.push(n)}function Xs(s,t){let e=[];
const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=He(s.style,"block");Ys(o,e),s.children.push(o)}else for(const{inline:o}of e)o.kind===
"apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.push(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?s.children.
push(i.inline.box):e.push(i);n()}function Ea(s,t){Xs(s,t);for(const e of s.children)e.isItem=!0}const Am={table:["table-row-group","table-header-group","table-f\
ooter-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Bm={table:"table-row-group",rows:"table-row",row:"table\
-cell"},Wm={table:"rows",rows:"row",row:"cell"};function Ge(s,t,e){const n=Am[e];let i=[];const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="at\
om")){const a=He(s.style,Bm[e]),c=Wm[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Nm(a,i):Ge(a,i,c),s.children.push(a)}else for(const a of i)"inline"in a&&a.inline.
kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),s.children.push(r.block)):i.push(r);o()}
function Nm(s,t){t.every(e=>"inline"in e)?Ys(s,t):Xs(s,t)}const La=s=>"block"in s&&s.block.style.display.startsWith("table-")&&s.block.style.display!=="table-ca\
ption";function $m(s,t){if(!t.some(La))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=He(s.style,"table");o.inner="table",Ge(o,n,"tabl\
e"),e.push({block:o}),n=[]};for(const o of t)if(La(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const Ia=new Set(
["progress","meter"]);function zm({name:s,attributes:t}){const e=(r,a)=>{const c=t.get(r)?.trim(),l=c===void 0||c===""?NaN:Number(c);return Number.isFinite(l)?l:
a},n=s==="meter"?e("min",0):0,i=e("max",1),o=(e("value",n)-n)/(i-n);return Number.isFinite(o)?Math.min(Math.max(o,0),1):0}function Pm(s,t,e,n){const i=zm(t),r={
...n.pseudoStyle(t,"bar",e).style,display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};s.inner="blocks",s.children.push(new ht(r));const a=(0,L.a4)(t).
replace(/\s+/g," ").trim();return a===""?`${Math.round(i*100)} %`:a}const _m=/^(?:https?|mailto|tel|ftp):/i;function Dm(s,t){if(s.startsWith("#")){const e=t.find(
Hm(s.slice(1)));return e&&{place:e}}return _m.test(s)?{uri:Gm(s)}:void 0}function Hm(s){try{return decodeURIComponent(s)}catch{return s}}const Gm=s=>{try{return new URL(
s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};class ge{parent;own;outer;paragraph;constructor(t,e,n){
this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const Fm=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class jm{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new ge(this.document,!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new ge(e.parent,!1,e),label:void 0};
if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new ge(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new ge(r,Fm.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new ge(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("\
Lbl");return{home:new ge(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"\
P";const i=Um[e];return i?this.isData(t)?i:void 0:Km[e]}factsOf(t,e){const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",Scope:Xm(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=
e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=Ym(e)),n}}const Um={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},Km={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function Ym(s){const t=s.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,L.Ky)(s))if(i!==s){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function Xm(s){const t=s.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":"Column"}const Aa=()=>({images:new Set,links:new Set,leftOut:new Map,scripts:0,
undescribed:0}),Zm=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","input","select","math"]);class qm{sources;counters=new bm;tags;constructor(t){
this.sources=t,this.tags=new jm(t.document,t.headings)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(Qm(i.block,t),i.block):new ht(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,
e,n):yield*this.element(i,e,n)}text(t,{styled:e,home:n,owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push(
{inline:{kind:"text",text:t,style:e.style,owner:i},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=Vm(e.
styled.style,i.styleOf(t,e.styled,e.table));yield et+(i.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,Zm.has(c)&&!(c==="input"&&t.attributes.get(
"type")==="hidden")&&o.leftOut.set(c,(o.leftOut.get(c)??0)+1);const{style:l}=a;if(l.display==="none")return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{
kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?this.text("​",{...e,styled:a},n):c==="img"?yield*this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.
drawing(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),
d()}*inline(t,e,n,i){const o=new ht(e.style);this.place(o,t),yield*this.backgrounds(o);const r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{
kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.
pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(t.children,n,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i){
const{style:o}=e,r=new ht(o);this.place(r,t),yield*this.backgrounds(r);const a=!En(o),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.ownerOf(t,n.owner),f=t.
name==="table"?t:n.table,h=[];if(o.display==="list-item"&&this.marker(t,e,r,l,c,h),Ia.has(t.name)||(yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h)),
e.pseudos.includes("first-letter")&&this.firstLetter(t,e,h,c),r.keepsNext=/^h[1-6]$/.test(t.name),r.span=ag(t),Ln(r,h,c),r.isLegend=t.name==="legend"&&!r.isApart,
t.name==="fieldset"&&r.inner==="blocks"&&(r.legend=r.children.find(({isLegend:u})=>u)),Ia.has(t.name)){const u=t.attributes.get("aria-label")??Pm(r,t,e,this.sources.
styler);r.element=new Sa.H("Figure",void 0,{alt:u})}a?i.push({inline:{kind:"atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?i.push({inline:{kind:"\
apart",box:r},home:void 0,isBlank:!0}):i.push({block:r})}marker(t,e,n,i,o,r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).
style:void 0,l=(Array.isArray(a?.content)?a.content:void 0)?.map(f=>this.counters.textOf(f,t,n.style)).join(""),d=l===void 0?this.counters.marker(n.style):{text:l,
shape:void 0};!d||a?.content==="none"||(n.style.listStylePosition==="inside"?this.insideMarker(d,a??Ji(ke(n.style),n.style),o,r):n.marker={...d,style:a??n.style,
element:i})}insideMarker({text:t,shape:e},n,i,o){const r={...n,textDecorationLine:new Set},a=new ht(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{
kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?tg[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.
push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(
c,{...n,styled:o},l),r.display==="inline"){const f=new ht(r);yield*this.backgrounds(f),i.push({inline:{kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});
for(const h of l)i.push(h);i.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new ht(r);yield*this.backgrounds(d),Ln(d,l,n.home),En(r)?
d.isApart?i.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push({inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}firstLetter(t,e,n,i){
const o=n.findIndex(u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.inline,c=Jm.exec(a)?.[0];if(c===
void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new ht(l),f={...r,inline:{...r.inline,text:c.trimStart(),style:ke(l)}},h={...r,
inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"clos\
e",box:d},home:void 0,isBlank:!0};n.splice(o,1,u,f,p,h)}else Ln(d,[f],i),n.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},h)}*picture(t,e,n,i){
const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=new ht(c);this.place(l,t),yield*this.backgrounds(l);const d=(0,$.Z)(t),f=d===void 0?void 0:o.get((0,V.
bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,V.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(
t,e,u,h,n,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),this.substitute(h??"",e,n,i);return}h===void 0&&a.undescribed++;const{width:p,height:m}=/^\s*qr:/i.
test(d)?og:rg(f);l.replaced={image:f,width:p,height:m},this.addReplaced(l,h,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new Sa.H("Figur\
e",void 0,{alt:e??""})),En(t.style)?(t.element&&n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):
i.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.
read(t,e),l=mm(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{drawing:n,width:i,height:o},r,a,c){
const l={...e.style},d=new ht(l);this.place(d,t),yield*this.backgrounds(d),l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=eg),n.view&&(l.
aspectRatio??=n.view[2]/n.view[3]),d.replaced={image:void 0,drawing:n,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){if(t.trim()===
"")return;const r=new ht({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:ke(e),variables:n}},
a),Ln(r,a,i.home),En(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,owner:i.owner},
home:i.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=Dm(
n,this.sources.headings);if(o)return new va._("Link",{},e,{target:o,contents:ig(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.
parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new va._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}*backgrounds(t){const{backgroundImage:e}=t.
style;if(!e.some(a=>"url"in a))return;const{images:n,pictures:i,told:o}=this.sources,r=new Map;for(const a of e){if(!("url"in a))continue;const c=(0,V.bi)(a.url),
l=n.get(c)??(yield*i.at(c));l?r.set(a.url,l):o.images.add(a.url)}t.images=r}}function Vm(s,t){const{style:e}=t;return s.opacity===1||s.display!=="inline"||e.display!==
"inline"?t:{...t,style:{...e,opacity:e.opacity*s.opacity}}}function Qm(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="\
element"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of ng)Object.assign(e,{[r]:o[r]}),
Object.assign(o,{[r]:Yt[r]});s.images=n.images}const Jm=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),tg={disc:"•",circle:"○",
square:"▪"},eg={px:0,percent:1},ng=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],sg=300;function ig(s,t){const e=(0,L.
a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(0,sg)}const og={width:96,height:96},rg=({displayed:s})=>s;function ag({attributes:s}){
const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):n};return{columns:Math.max(t(s.has("span")?"span":"colspan",1),1),rows:t("rowspan",
1)}}const cg=/^data:image\/svg\+xml([^,]{0,200}),/i;async function lg(s,t,e){const n=new Map;let i;for(const o of s){const[r,a=""]=cg.exec(o)??[];if(r===void 0)
continue;if(n.size===K.df)throw(0,K.bi)();const{root:c}=await(0,q.Z)(dg(o.slice(r.length),/;\s*base64\s*$/i.test(a)),e),l=(0,L.Ky)(c).find(({name:h,isHtml:u})=>h===
"svg"&&!u);if(!l)continue;const f=(0,L.Ky)(l).some(({name:h})=>h==="style")?await t(l):i??=await t(l);n.set(o,{svg:l,sheets:f})}return n}function dg(s,t){const e=s.
replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.from(n.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class fg{files;page;tools;known=new Map;constructor(t,e,n){
this.files=t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.
set(t,i),i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>K.bJ)throw(0,K.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new gs(
e,this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Ki({...this.tools,styler:o},t).read(t,r),l=p=>typeof p=="object"&&p.percent===0?p.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[bt(a.nodes,{clip:Zt(...d)})]:a.nodes;return{drawing:{
...a,view:d,nodes:u},width:f,height:h,size:n.drawn-i}}}const hg=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,
/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|merriweather|lora|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt)$/,/mono|courier|consolas|menlo/i]],ug=/^font(?:-family)?$/;function pg({selector:s,declarations:t}){const[e,...n]=s.compounds;
return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&t.some(({name:o,value:r})=>ug.test(o)&&r.trim()!=="ser\
if")}const mg=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get("style")??""),gg=["style","font-family","font-style","\
font-weight"];function wg(s,{rules:t},{header:e="",footer:n="",date:i="",title:o}){const r=new Set,a=["•○▪",e,n,i,o];for(const c of s.flatMap(L.Ky)){const l=gg.
flatMap(h=>{const u=c.attributes.get(h);return u===void 0?[]:[`${h}:${u}`]}).join(";"),f=c.name==="style"?(0,L.a4)(c):"";for(const[h,u,p]of hg)(u.test(c.name)||
p.test(l)||p.test(f))&&r.add(h);for(const[,h]of f.matchAll(/\\([\da-f]{2,6})/gi)){const u=Number.parseInt(h,16);u>127&&u<=1114111&&(u<55296||u>57343)&&a.push(String.
fromCodePoint(u))}for(const h of["alt","title","data-label"])a.push(c.attributes.get(h)??"");for(const h of c.children)h.kind==="text"&&a.push(h.value.replace(/[\0-\x7f]+/g,
""))}return!t.some(pg)&&!s.some(({children:c})=>c.some(mg))&&r.add("Serif"),{styles:[...r],text:a.join("")}}class Ba{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,L.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,L.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}return t}}const Wa=`
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
`,Na={plain:"",report:`${Wa}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Wa}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function bg(s,t){const e=t??(s==="report"?Kt.uR:void 0);if(!e)return Na[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Na[s]} ${i}`}
var yg=R(63895),$a=R(38017),xg=R(37645);const Zs={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},qs=({boxes:s},t)=>s.some(({name:e})=>Zs[e]?.[2]===t),kg=1e5,Og=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Mg(s,t,e,n,i){const o=n?[{name:"b\
ottom-center",pages:"all",declarations:Og}]:[],r=new Map;for(const a of s.sheets.keys()){const c=t(a);let l=r.get(c);l||r.set(c,l=new Map);const d=["all",a%2===
0?"right":"left",...a===0?["first"]:[]],f=d.join();let h=l.get(f);h||l.set(f,h=Sg(c.boxes.length===0?o:c.boxes,d,e));for(const[u,p]of h){Rg(s,a,vg(p,a+1,s.sheets.
length),{style:p,page:c,place:Zs[u]});const m=i.step(kg);m&&await m}}}function Sg(s,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of s)if(t.includes(
r)&&Object.hasOwn(Zs,o)){const c=n.get(o)??[];n.set(o,c),(0,D.RZ)(c,a)}const i=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.
content)&&i.set(o,a)}return i}function vg({content:s},t,e){return s.map(n=>"text"in n?n.text:"counter"in n?Cn(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):
"").join("")}function Rg({typefaces:s,sheets:t},e,n,{style:i,page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=mi(o,e).map(_=>_*it),p=i.fontSize*
it,m=s.word(n,Ae(i)),g=m.width*p/1e3,b={left:[0,u],middle:[u,l.width-f],right:[l.width-f,l.width]},[w,y]=b[r],k=a==="left"?w:a==="right"?y-g:(w+y-g)/2,O={top:l.
height-d/2,upper:l.height-d-p/2,center:(l.height-d+h)/2,lower:h+p/2,bottom:h/2}[c],{color:M,alpha:S}=i.color,v={kind:"text",x:k,y:O-p*.35,size:p,color:M,words:[
m],alpha:S};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Footer",v):l.draw(void 0,v)}async function Tg({root:s,isQuirky:t},e,n){const{pace:i}=n,o={width:e.
width/it,height:e.height/it,margin:e.margin/it},r=await _a(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},bg(e.theme,e.accent),n),a=await lg(e.targets,
C=>_a(C,!1,o,"",n),i),c=await Sc(r.pages,o,i),l=c.usual,d=Lg(l,e.running),f=await Cg([s,...[...a.values()].map(({svg:C})=>C)],r,e,n),h=Fe(l),u=e.logo&&(0,$a.h)(
e.logo,h,d,Vs),p=u?Math.max(u.room-(l.own.first[0]-l.margins[0])*it,0):0;let m=new Ba(s),g=Aa(),b=new Map,w=Pa(0);const{names:y,shadowsLeftOut:k}=await rm({box:Ag(
c),isQuirky:t,tree:async C=>{f.document.kids.splice(0,f.document.kids.length),m=new Ba(s),g=Aa();const U=new gs(r,C);({ignored:b}=U);const{images:mt}=e,At=Eg(g,
mt),be=new Ki({...At,styler:U},s),te=new fg(a,C,At),Ct=new qm({styler:U,images:mt,pictures:te,headings:m,told:g,drawings:be,document:f.document});return w=await Pt(
Ct.build(s),i),p>0&&w.children.unshift(Pa(p*C.width/(h.width-h.left-h.right))),w}},f,i);f.document.prune();const O=e.pageNumbers&&d.footer===void 0,M=C=>Je(c,y.
of(C)),S=Ig(M,l);e.logo&&(0,$a.h)(e.logo,S(0),d,Vs).draw(f.sheets[0]);const v=c.named.size>0?await Pt(If(w),i):0;v>0&&b.set("page",v),await Mg(f,M,new gs(r,l),O,
i);const _=await yg.P.of(f.typefaces),A=(C,U)=>qs(M(C),U==="Header"?"top":"bottom");await(0,xg.N)(f,_,{frameOf:S,size:Vs,isBare:A,pace:i},d);for(const C of c.ignored)
b.set(C,1);return k>0&&b.set("text-shadow",k),{composition:f,bookmarks:m.bookmarks,told:g,ignored:b,notLoaded:r.notLoaded+Bg(s)}}async function Cg(s,t,{running:e,
font:n,boldFont:i},o){const r=await um.B.open({...wg(s,t,e),font:n,boldFont:i},o);return await r.typefaces.warm([],o.pace),r}const Eg=({leftOut:s,images:t},e)=>({
tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,V.bi)(n));return i||t.add(n),i}}),Vs=11,Qs=18;function Lg(s,t){const{header:e,
footer:n,...i}=t,o={...i,...!qs(s,"top")&&{header:e},...!qs(s,"bottom")&&{footer:n}},{top:r,bottom:a}=Fe(s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==
void 0&&d<Qs).map(([l])=>({field:l,message:`needs a margin of at least ${Qs/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["m\
argin"]}));if(c.length>0)throw(0,j.G6)(c);return o}const Fe=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*it,height:t*it,left:o*it,right:n*it,top:e*it,bottom:i*
it});function Ig(s,t){const e=new Map,{top:n,bottom:i}=Fe(t);return o=>{const r=s(o);let a=e.get(r);if(!a){const c=Fe(r),l=(d,f)=>d<Qs?f:d;e.set(r,a={...c,top:l(
c.top,n),bottom:l(c.bottom,i)})}return a}}const Ag=s=>({widthOf:t=>{const{width:e,left:n,right:i}=Fe(Je(s,t));return e-n-i},heightOf:t=>(0,D.Kf)([0,1,2].map(e=>za(
Je(s,t),e).height)),areaOf:(t,e)=>za(Je(s,e),t)});function za(s,t){const[e,,n,i]=mi(s,t);return{page:{width:s.width*it,height:s.height*it},left:i*it,top:e*it,height:(s.
height-e-n)*it}}const Pa=s=>new ht({...Yt,display:"block",height:{px:s/it,percent:0}});async function _a(s,t,e,n,{pace:i}){const o=new Yc(e,i);await o.add(wf,!0),
t&&await o.add(bf,!0),await o.add(n,!0);for(const r of(0,L.Ky)(s))r.name==="style"&&Ti(r.attributes.get("media")??"",e)&&await o.add((0,L.a4)(r));return o}const Bg=s=>(0,L.
Ky)(s).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length;var we=R(98446),Wg=R(71775);const Js=12,Ng=({told:s,ignored:t,
notLoaded:e,...n})=>[...(0,Wg.l)({...n,from:"HTML",told:s}),...t.size>0?[$g(t)]:[],...e>0?[zg(e)]:[],...s.scripts>0?[Pg(s.scripts)]:[],...s.leftOut.size>0?[_g(s.
leftOut)]:[]];function Da(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,Js).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,we.
Dw)(t.length>Js?[...e,`${t.length-Js} more`]:e)}const $g=s=>({code:"styles_ignored",message:`The style sheets have ${(0,we.y_)(s.size,"property","properties")} \
and rules that are not supported, and had no effect: ${Da(s)}.`}),zg=s=>({code:"styles_not_loaded",message:`${(0,we.y_)(s,"style sheet or font","style sheets an\
d fonts")} at addresses ${(0,we.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in Noto fonts.`}),Pg=s=>({code:"\
html_scripts_not_run",message:`${(0,we.y_)(s,"script")} of the HTML ${(0,we.d5)(s,"was","were")} not run. Text that a script would write is not in the document.`}),
_g=s=>({code:"elements_left_out",message:`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${Da(s)}.`}),Dg=72,Hg=async(s,t,e)=>{
const n=(0,Bt.H)(t),i=await Gg(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=new Set((0,$.e)(o)),a=await Ug(r,t.images??[],e),c=t.logo&&await(0,Z.A)(
t.logo,"logo",e),l=Fg(o),d=t.title??l.title??Ga(s.name),{composition:f,bookmarks:h,told:u,ignored:p,notLoaded:m}=await Tg(i,{...(0,Bt.a)(t),margin:t.margin*Dg,pageNumbers:t.
page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:d},logo:c,accent:t.accent_color===void 0?void 0:(0,Kt.bP)(
t.accent_color),...n,theme:t.theme,images:a,targets:r},e),g=t.language??jg(l.language),b=t.author??l.author,w=[...a.values(),...c?[c]:[]].some(({components:C})=>C===
4),y=u.undescribed===0,k=await f.finish({title:d,author:b,language:g,bookmarks:h,breaksArchive:w,isAccessible:y}),O=t.letterhead&&await(0,$t.o)(k,t.letterhead,t.
letterhead_password,e),M={compact:!0,objectStreams:"smallest"},S=O?.write?await O.write(M):await(0,kt.UN)(k,M),v=f.sheets.length,{missing:_}=f.typefaces,A=Ng({told:u,
ignored:p,notLoaded:m,missing:_,hasFont:n.font!==void 0,language:g,breaksArchive:w});return O&&(0,D.RZ)(A,O.notes),{documents:[{name:`${Ga(s.name)}.pdf`,bytes:S,
pageCount:v}],notes:A,facts:{pageCount:v}}};async function Gg(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,j.G6)([{field:"fil\
e",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,q.Z)(s,e);const i=await(0,nt.o)(s,t,e),o=await(0,q.Z)(i.
text,e);return F(o.root,i.values),o}function Fg(s){let[t,e,n]=[];for(const i of(0,L.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,L.a4)(i).replace(/\s+/g," ").trim().
slice(0,Ha);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get("cont\
ent")?.trim().slice(0,Ha))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const Ha=1e3,jg=s=>s!==void 0&&rt.E["language-tag"].
holds(s)?s:void 0;async function Ug(s,t,e){const n=new Map;for(const o of t)s.has((0,V.bi)(o.name))&&n.set((0,V.bi)(o.name),await(0,Z.A)(o,"images",e));const i=[
...s].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(o));for(const[o,r]of(0,Fa.B)(i))n.set(o,await(0,Z.A)(r,"file",e));for(const[o,r]of await(0,ja.m)(
s,e))n.set(o,r);return n}const Ga=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
