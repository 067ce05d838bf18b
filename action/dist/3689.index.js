"use strict";exports.id=3689,exports.ids=[3689,2594],exports.modules={37294:((ke,Mt,T)=>{T.d(Mt,{$:()=>_,DI:()=>P,Ez:()=>rt,Hb:()=>Z,Hk:()=>at,LI:()=>ot,VE:()=>Q,bJ:()=>$,bi:()=>St,
df:()=>q,iY:()=>Nt,ot:()=>st,q3:()=>tt,qM:()=>_t,qV:()=>L,uN:()=>F,vS:()=>V,xH:()=>et});var j=T(58552);const rt=200,tt=1e5,L=5e4,ot=2e4,at=2e7,Z=2e5,et=5e6,F=5e4,
$=2e7,A=qt=>(0,j.G6)([{field:"file",message:qt}]),P=()=>A(`nests elements more than ${rt} levels deep; at most ${rt} are allowed`),V=()=>A(`has more than ${tt} \
elements; at most ${tt} are allowed. Split it into several documents`),Q=()=>A(`has more than ${L} rules in style sheets; at most ${L} are allowed`),q=1e3,St=()=>A(
`has more than ${q} images of SVG in data: addresses; at most ${q} are allowed`),st=()=>A("has rules of pages (@page) that take too long to read for each of the\
ir names; write fewer rules"),_=()=>A("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),Nt=()=>A(`has draw\
ings (svg) of more than ${$} characters, those that are repeated counted each time; leave some out, or give them as images`),_t=()=>A("has style sheets whose va\
riables make values of too many characters; use var() less often")}),45893:((ke,Mt,T)=>{T.d(Mt,{Ky:()=>rt,ZE:()=>j,a4:()=>tt});const j=L=>L.children.filter(ot=>ot.
kind==="element");function rt(L){const ot=[],at=[L];for(let Z=at.pop();Z;Z=at.pop()){ot.push(Z);for(let et=Z.children.length-1;et>=0;et--){const F=Z.children[et];
F.kind==="element"&&at.push(F)}}return ot}function tt(L){const ot=[],at=[L];for(let Z=at.pop();Z;Z=at.pop())if(Z.kind==="text")ot.push(Z.value);else for(let et=Z.
children.length-1;et>=0;et--)at.push(Z.children[et]);return ot.join("")}}),58257:((ke,Mt,T)=>{T.d(Mt,{Z:()=>ot});var j=T(28428),rt=T(37294);const tt=4e3,L=600;async function ot($,A){
let P=0,V=0;const Q={...j.jh,createElement(st,_,Nt){if(++P>rt.q3)throw(0,rt.vS)();return j.jh.createElement(st,_,Nt)},onItemPush(){if(++V>rt.Ez)throw(0,rt.DI)()},
onItemPop(){V--}},q=new j.iX({treeAdapter:Q,scriptingEnabled:!1});for(let st=0;st<$.length||st===0;st+=tt){const _=A.step(tt*L);_&&await _,q.tokenizer.write($.slice(
st,st+tt),st+tt>=$.length)}const St=j.jh.getDocumentMode(q.document)===j.qy.W$.QUIRKS;return{root:await at(q.document,A),isQuirky:St}}async function at($,A){const P=$.
childNodes.find(q=>j.jh.isElementNode(q)),V=F(P,void 0,0),Q=[[P,V]];for(let q=Q.pop();q;q=Q.pop()){const[St,st]=q,_=A.step(1e3+St.childNodes.length*500);_&&await _;
let Nt=0;for(const _t of St.childNodes){if(j.jh.isTextNode(_t)&&st.children.push({kind:"text",value:_t.value,parent:st}),!j.jh.isElementNode(_t))continue;const qt=F(
_t,st,Nt++);st.children.push(qt),Q.push([_t,qt])}}return V}const Z=new Map,et=new Set;function F($,A,P){const{attrs:V}=$,Q=V.length===0?Z:new Map(V.map(({name:_,
value:Nt})=>[_,Nt])),q=Q.get("class")?.split(/[ \t\n\f\r]+/).filter(_=>_!==""),St=q===void 0?et:new Set(q),st=$.namespaceURI===j.qy.NS.HTML;return{kind:"element",
name:$.tagName,attributes:Q,classes:St,parent:A,children:[],index:P,isHtml:st}}}),72594:((ke,Mt,T)=>{T.d(Mt,{Z:()=>et,e:()=>ot,imagesNamedIn:()=>Z,mayNameImages:()=>at});
var j=T(34622),rt=T(45893),tt=T(58257),L=T(50697);function ot($){const A=new Set;for(const P of(0,rt.Ky)($)){const V=P.name==="image"&&!P.isHtml?P.attributes.get(
"href")?.trim():void 0,Q=P.name==="img"?et(P):V;Q!==void 0&&Q!==""&&A.add((0,j.bi)(Q));for(const q of[P.attributes.get("style"),P.name==="style"?(0,rt.a4)(P):void 0])
for(const St of F(q??""))A.add((0,j.bi)(St))}return[...A]}const at=($,A)=>$==="html"?/<img|<image|url\(/i.test(A):A.includes("![");async function Z($,A,P){if($===
"markdown")return await(0,j.e_)(A,P);const{root:V}=await(0,tt.Z)(A,P);return ot(V)}function et({attributes:$}){const A=$.get("src")?.trim();if(A!==void 0&&A!=="")
return A;const[P=""]=($.get("srcset")??"").trim().split(/[\s,]/,1);return P===""?void 0:P}function*F($){for(const{index:A}of $.matchAll(/\burl\(/gi)){const P=$.
indexOf(")",A);if(P<0)return;const[V]=(0,L.wK)($.slice(A,P+1))??[];V?.type==="Url"&&(yield V.value)}}}),50697:((ke,Mt,T)=>{T.d(Mt,{M$:()=>at,YY:()=>ot,aG:()=>Z,
aX:()=>et,wK:()=>tt,wR:()=>L});var j=T(88650);const rt=2e5;function tt(F){if(F.length>rt&&!/\burl\(/i.test(F))return;const $=[];try{const A=(0,j.A)(F,{context:"\
value",onParseError:P=>$.push(P)});return $.length>0||A.type!=="Value"?void 0:A.children.toArray()}catch{return}}const L=F=>F.type==="Operator"&&F.value===",",ot=F=>F.
type==="Operator"&&F.value==="/";function at(F,$){const A=[[]];for(const P of F)$(P)?A.push([]):A.at(-1).push(P);return A}const Z=F=>F?.type==="Identifier"?F.name.
toLowerCase():void 0,et=F=>F.children.toArray()}),3689:((ke,Mt,T)=>{T.r(Mt),T.d(Mt,{html_to_pdf:()=>W0});var j=T(58552),rt=T(60666),tt=T(78323),L=T(45893);const ot=new Set(
["href","src","srcset","action","background","cite","poster","data"]),at=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,Z=/^[a-z][a-z0-9+.-]*:/i,et=s=>(0,j.
G6)([{field:"values",message:s}]);function F(s,t){for(const e of(0,L.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,tt.
H)(r))continue;if(o==="style"||o.startsWith("on"))throw et(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,tt.qk)(r,t,o===
"src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(ot.has(o)&&Z.test(a.trim())&&!at.test(a.trim()))throw et("give an address another scheme than http, http\
s, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,tt.H)(o.value)))continue;if(n)throw et(`are in a ${e.
name} element, where they could be more than text`);const i=e.children.flatMap(o=>$(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.push(
o)}}function $(s,t){if(s.kind!=="text"||!(0,tt.H)(s.value))return[s];const{parent:e}=s;return(0,tt.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[A(e),r]})}const A=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:s,
children:[],index:0,isHtml:!0});var P=T(72594),V=T(58257),Q=T(34622),q=T(86476),St=T(14029),st=T(87593),_=T(45657),Nt=T(16246),_t=T(68084),qt=T(96533),xc=T(28409),
kc=T(16596),X=T(37294);const Oc={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,
miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},nt={px:0,percent:0},Xe=s=>s===
0?nt:{px:s,percent:0},li={px:0,percent:.5},Ze=[nt,nt],di={least:"auto",most:"auto"},Pn={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],
fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",blockAlign:"start",textIndent:nt,textTransform:"none",letterSpacing:0,
wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",textShadow:[],
visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“",
"”","‘","’"],drawn:Oc},Vt={...Pn,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",width:"auto",height:"auto",minWidth:"\
auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:nt,marginRight:nt,marginBottom:nt,
marginLeft:nt,paddingTop:nt,paddingRight:nt,paddingBottom:nt,paddingLeft:nt,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"\
none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,
borderImage:void 0,borderTopLeftRadius:Ze,borderTopRightRadius:Ze,borderBottomRightRadius:Ze,borderBottomLeftRadius:Ze,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,
outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,
mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",isContained:!1,transform:[],translate:[],rotate:[],scale:[],transformOrigin:[li,li],zIndex:"auto",verticalAlign:"\
baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"\
auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",
columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"\
normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],
gridAutoColumns:[di],gridAutoRows:[di],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],
counterIncrement:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function Oe(s){const t={...Vt};for(const e of Mc)t[e]=s[e];return t}const Mc=Object.
keys(Pn),R=({px:s,percent:t},e)=>t===0?s:s+t*e;var x=T(50697);const fi={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[Sc,vc]=[.572,.536],Rc=1e7,Tc=30;
function Cc(s,t,e){const n=Object.hasOwn(fi,t)?fi[t]:void 0;if(n!==void 0)return s*n;switch(t){case"em":return s*e.em;case"rem":return s*e.rem;case"ch":return s*
e.em*Sc;case"ex":return s*e.em*vc;case"lh":case"rlh":return s*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return s*e.pageWidth/100;case"\
vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return s*e.pageHeight/100;case"vmin":return s*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return s*Math.
max(e.pageWidth,e.pageHeight)/100;default:return}}const hi=s=>({px:s,percent:0,isNumber:!0});function K(s,t){const e=s&&Ve(s,t,0);if(!(!e||!Number.isFinite(e.px)||
!Number.isFinite(e.percent)))return e.isNumber?e.px===0?Xe(0):void 0:e.percent===0?Xe(e.px):{px:e.px,percent:e.percent}}function qe(s,t){const e=K(s,t);return e?.
percent===0?e.px:void 0}const ui={em:16,rem:16,pageWidth:800,pageHeight:1e3};function ht(s){const t=s&&Ve(s,ui,0);return t?.isNumber===!0&&Number.isFinite(t.px)?
t.px:void 0}function vt(s){const t=s&&Ve(s,ui,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.
percent:s.type==="Percentage"?0:void 0}function Qt(s){if(s?.type==="Number"&&Number(s.value)===0)return 0;if(s?.type!=="Dimension")return;const t=Number(s.value);
switch(s.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function Ve(s,t,e){
if(!(e>Tc))switch(s.type){case"Number":return hi(Number(s.value));case"Percentage":return{px:0,percent:Number(s.value)/100,isNumber:!1};case"Dimension":{const n=Cc(
Number(s.value),s.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"Identifier":return(0,x.aG)(s)==="infinity"?hi(Rc):void 0;case"\
Parentheses":return $n(s.children.toArray(),t,e+1);case"Function":{const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,x.M$)((0,x.aX)(s),x.wR);if(n===
"calc")return $n(i[0],t,e+1);const o=i.map(r=>$n(r,t,e+1));return o.every(r=>r!==void 0)?Ec(n,o,t):void 0}default:return}}function Ec(s,t,e){const n=({px:l,percent:d})=>l+
d*e.pageWidth,i=l=>t.reduce((d,f)=>!d||l(f,d)?f:d,void 0);if(s==="min")return i((l,d)=>n(l)<n(d));if(s==="max")return i((l,d)=>n(l)>n(d));if(s!=="clamp"||t.length!==
3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(c)<n(o)?o:c}function $n(s,t,e){let n,i,o=1,r="*";const a=()=>{if(!i)return!1;const c=Qe(i,o);return n=n?{px:n.px+
c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&c.isNumber}:c,i=void 0,!0};for(const c of s){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d===
"-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}const l=Ve(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?Qe(l,i.px):l.isNumber?Qe(i,l.px):void 0:i=l.isNumber&&
l.px!==0?Qe(i,1/l.px):void 0:i=l,!i))return}return a()?n:void 0}const Qe=({px:s,percent:t,isNumber:e},n)=>({px:s*n,percent:t*n,isNumber:e});var pi=T(49180);const Lc=10;
function Ic(s,t,e,n){if(s==="color-mix")return n<Lc?jc(t,e,n+1):void 0;const[i=[],[o]=[]]=(0,x.M$)(t,x.YY),r=o===void 0?1:_n(o,1);if(r===void 0)return;const a=s===
"color"?Wc(i):Bc(s,i);return a&&{color:a.map(Me),alpha:Me(r)}}const Me=s=>Math.min(Math.max(s,0),1);function _n(s,t){if((0,x.aG)(s)==="none")return 0;const e=vt(
s);return e===void 0?void 0:s?.type==="Percentage"?e*t:e}const Ac=s=>(0,x.aG)(s)==="none"?0:Qt(s)??(s?.type==="Percentage"?void 0:vt(s));function Bc(s,t){const e=Object.
hasOwn(gi,s)?gi[s]:void 0;if(!e||t.length!==3)return;const n=t.map((a,c)=>{const l=e.wholes[c];return l==="hue"?Ac(a):_n(a,l)}),[i,o,r]=n;return i===void 0||o===
void 0||r===void 0?void 0:e.convert([i,o,r])}const mi=([s,t,e])=>{const n=e*Math.PI/180;return[s,t*Math.cos(n),t*Math.sin(n)]},gi={oklab:{wholes:[1,.4,.4],convert:s=>Ft(
Hn(s))},oklch:{wholes:[1,.4,"hue"],convert:s=>Ft(Hn(mi(s)))},lab:{wholes:[100,125,125],convert:s=>Ft(bi(s))},lch:{wholes:[100,150,"hue"],convert:s=>Ft(bi(mi(s)))},
hwb:{wholes:["hue",1,1],convert:Fc}};function Wc([s,...t]){const e=t.map(r=>_n(r,1)),[n,i,o]=e;if(!(e.length!==3||n===void 0||i===void 0||o===void 0))switch((0,x.
aG)(s)){case"srgb":return[n,i,o];case"srgb-linear":return Ft([n,i,o]);case"display-p3":return Ft(ie(Hc,[n,i,o].map(Dn)));default:return}}const ie=(s,[t,e,n])=>s.
map(([i,o,r])=>i*t+o*e+r*n),Nc=s=>Math.abs(s)<=.0031308?s*12.92:Math.sign(s)*(1.055*Math.abs(s)**(1/2.4)-.055),Dn=s=>Math.abs(s)<=.04045?s/12.92:Math.sign(s)*((Math.
abs(s)+.055)/1.055)**2.4,Ft=s=>s.map(Nc),zc=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],Pc=[[4.0767416621,-3.3077115913,
.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],$c=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,
.1073969566],[.0883024619,.2817188376,.6299787005]],_c=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],
Dc=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],Hc=[[1.2249401763,-.2249401763,0],
[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],wi=[.9642956764,1,.8251046025],Hn=s=>ie(Pc,ie(zc,s).map(t=>t**3)),Gc=s=>ie(_c,ie($c,s).map(
Math.cbrt));function bi([s,t,e]){const n=(s+16)/116,i=o=>o>6/29?o**3:(116*o-16)/(24389/27);return ie(Dc,[wi[0]*i(n+t/500),i(n),wi[2]*i(n-e/200)])}function Fc([s,
t,e]){const n=t+e;if(n>=1)return[t/n,t/n,t/n];const i=o=>{const r=((o+s/60)%6+6)%6;return Me(Math.abs(r-3)-1)*(1-n)+t};return[i(0),i(4),i(2)]}const Gn={srgb:[s=>s,
s=>s],"srgb-linear":[s=>s.map(Dn),Ft],oklab:[s=>Gc(s.map(Dn)),s=>Ft(Hn(s))]};function jc(s,t,e){const[n=[],...i]=(0,x.M$)(s,x.wR);if((0,x.aG)(n[0])!=="in"||i.length!==
2)return;const o=i.map(k=>{const O=k.find(({type:v})=>v==="Percentage"),M=t(k.find(({type:v})=>v!=="Percentage"),e);return{paint:M==="current"?void 0:M,share:vt(
O)}}),[r,a]=o;if(!r?.paint||!a?.paint)return;const c=(0,x.aG)(n[1])??"",l=r.paint.alpha===0||a.paint.alpha===0,d=Object.hasOwn(Gn,c)?Gn[c]:l?Gn.srgb:void 0;if(!d)
return;const[f,h]=[r.share??1-(a.share??.5),a.share??1-(r.share??.5)],u=f+h;if(u<=0)return;const[p,m]=d,g=[r.paint.alpha*f/u,a.paint.alpha*h/u],b=g[0]+g[1],w=[p(
r.paint.color),p(a.paint.color)],y=w[0].map((k,O)=>b===0?0:(k*g[0]+w[1][O]*g[1])/b);return{color:m(y).map(Me),alpha:Me(b*Math.min(u,1))}}const Uc={color:[0,0,0],
alpha:0};function Rt(s,t=0){if(s?.type==="Hash")return Yc(s.value);if(s?.type==="Identifier"){const n=s.name.toLowerCase();if(n==="transparent")return Uc;if(n===
"currentcolor")return"current";const i=Kc[n]??(0,pi.q)(n);return i&&Je(i)}if(s?.type!=="Function")return;const e=s.name.toLowerCase();return Xc(e,(0,x.aX)(s))??
Ic(e,(0,x.aX)(s),Rt,t)}const Kc={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},Je=([
s,t,e],n=1)=>({color:[s/255,t/255,e/255],alpha:n});function Yc(s){const t=(0,pi.q)(`#${s}`);if(t)return Je(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(s))return;
const e=s.length===4?[...s].map(a=>a+a).join(""):s,[n,i,o,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return Je([n,i,o],r/255)}function Xc(s,t){if(!/^(?:rgb|hsl)a?$/.
test(s))return;const e=t.filter(l=>l.type!=="Operator"),n=e.length>3?vt(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const i=Math.min(Math.max(n,0),1),o=l=>Math.
min(Math.max(l,0),255);if(s==="rgb"||s==="rgba"){const l=e.slice(0,3).map(u=>{const p=vt(u);return p===void 0?void 0:o(u.type==="Percentage"?p*255:p)}),[d,f,h]=l;
return d===void 0||f===void 0||h===void 0?void 0:Je([d,f,h],i)}const r=Qt(e[0])??vt(e[0]),[a,c]=[vt(e[1]),vt(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{
color:Zc(r,Math.min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}function Zc(s,t,e){const n=i=>{const o=((i+s/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.
max(-1,Math.min(o-3,9-o,1))};return[n(0),n(8),n(4)]}const z=(s,t)=>({keys:[s],read:(e,n)=>{if(e.length!==1)return;const i=t(e[0],n);return i===void 0?void 0:{[s]:i}}}),
D=(s,t,e={})=>z(s,n=>{const i=(0,x.aG)(n);if(i!==void 0)return Object.hasOwn(e,i)?e[i]:t.find(o=>o===i)}),oe=(s,t=-1/0)=>z(s,e=>{const n=ht(e);return n===void 0||
n<t?void 0:n}),jt=(s,t)=>(0,x.aG)(s)==="auto"?"auto":K(s,t),At=(s,t)=>{const e=K(s,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},tn=(s,t)=>{const e=qe(s,t);return e!==
void 0&&e>=0?e:void 0};function Fn(s){const t=Rt(s);if(t!==void 0)return{paint:t==="current"?void 0:t}}const en=s=>({keys:[s],read:t=>{const e=t.length===1?Fn(t[0]):
void 0;return e&&{[s]:e.paint}}}),Se=["Top","Right","Bottom","Left"];function re(s){const[t,e=t,n=t,i=e]=s;return s.length===0||s.length>4?void 0:[t,e,n,i]}function ve(s,t){
return{keys:s,read:(e,n)=>{const i=re(e.map(o=>t(o,n)));if(!(!i||i.includes(void 0)))return Object.fromEntries(s.map((o,r)=>[o,i[r]]))}}}const yi=s=>(0,x.M$)(s,
x.YY),xi={"":"all",":left":"left",":right":"right",":first":"first"},qc={all:0,left:1,right:1,first:2},Vc=10,ki=100,Qc=1e6,Oi=300,Tt=96/25.4,Mi={a3:[297*Tt,420*
Tt],a4:[210*Tt,297*Tt],a5:[148*Tt,210*Tt],a6:[105*Tt,148*Tt],b4:[250*Tt,353*Tt],b5:[176*Tt,250*Tt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[
1056,1632]},[jn,Jc]=[48,19200],tl=["margin-top","margin-right","margin-bottom","margin-left"];async function el(s,t,e){const n=new nl(s,t,e),i=new Map;for(const o of n.
names)i.set(o,await n.sheetOf(o));return{usual:await n.sheetOf(""),named:i,ignored:n.ignored}}class nl{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,ki);for(const o of i.slice(ki))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:l})=>l===""||
l===t),n=await this.read(e,["all"]),{width:i,height:o}=n,r=async(l,...d)=>{const{margins:f,lost:h}=il(await this.read(e,["all",...d,l]),n);for(const u of h)this.
ignored.add(`@page ${t}:${l} ${u}`);return Ri(f,i,o)},a=e.flatMap(({pages:l,rule:d})=>d.boxes.map(f=>({...f,pages:l}))),c={left:await r("left"),right:await r("r\
ight"),first:await r("first","right")};return{width:i,height:o,margins:Ri(n.margins,i,o),own:c,boxes:a}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?
[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(xi,o)?xi[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,
pages:r,weight:qc[r]+(i===""?0:Vc),rule:t})}async read(t,e){const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,
rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>Qc)throw(0,X.ot)();const l=this.pace.step(c.declarations.length*Oi+Oi/10);if(l&&await l,
!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);h||this.values.set(f,h=(0,x.wK)(f)??[]),sl(d,h,r)}}return r}}const nn=({usual:s,
named:t},e)=>t.get(e)??s,Si=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left;function sl(s,t,e){const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},i=s===
"size"?ol(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=re(t.map(c=>vi(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=
l}const o=tl.indexOf(s),r=o<0||!t[0]?void 0:vi(t[0],n);r!==void 0&&(e.margins[o]=r)}function il(s,{width:t,height:e,margins:n}){const[i,o,r,a]=s.margins,c=Math.
abs(a+o-n[1]-n[3])<.01,l=s.width===t&&s.height===e,d=[...c?[]:["margin"],...l?[]:["size"]];return{margins:c?s.margins:[i,n[1],r,n[3]],lost:d}}function vi(s,t){if((0,x.
aG)(s)==="auto")return 0;const e=K(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Ri(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-jn/2)/Math.max(r+i,
1)),c=Math.min(1,(e-jn/2)/Math.max(n+o,1)),[l,d]=[Math.round(r*a),Math.round(n*c)],[f,h]=[Math.ceil(t-(r+i)*a-.01),Math.ceil(e-(n+o)*c-.01)];return[d,Math.max(t-
l-f,0),Math.max(e-d-h,0),l]}function ol(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,x.aG)(c),d=qe(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==
void 0&&Object.hasOwn(Mi,l))n=Mi[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,jn),Jc));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===
void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const Ti={"{":"}","(":")","[":"]"};function rl(s,t){const e=s[t];
let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function Ut(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=rl(s,i);continue}if(o==="\\")i++;else if(o==="("&&al(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(Ti,o)?n.push(Ti[o]):o===n.at(-1)&&n.pop();i++}return s.length}function al(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*Ci(s){for(let t=0;t<s.length;){const e=Ut(s,t,"{;}"),n=Ei(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=Ut(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const Ei=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function Re(s){const t=[];for(let e=0;e<s.length;){const n=Ut(s,e,";{");if(s[n]==="{"){e=Ut(
s,n+1,"}")+1;continue}const i=Ei(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}function cl(s,t){const e=[];let n=0;for(let i=0;i<=s.length;){const o=Ut(s,i,","),r=Ii(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>
X.LI)return"";e.push(ll(s.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function ll(s,t){const e=Ut(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(Ii(
s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.test(s);return s.replace(Li,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const Li=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
Ii=s=>[...s.matchAll(Li)].filter(([t])=>t==="&").length;var dl=T(88650);const Ai=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,sn=1e3,fl=1e6;function hl(s){
if(s.length>X.LI)return;const t=[];let e;try{e=(0,dl.A)(s,{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:Un(e)}function Un(s){
if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.type==="Selector"?pl(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Te=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),ul=new Set(["before","after","first-line","first-letter"]);function pl({children:s}){const t=[
Te()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Ai(i.name),e+=fl;break;case"ClassSelector":o.classes.push(Ai(i.name)),e+=sn;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=sn;break;case"\
Combinator":t.push({...Te(),combinator:i.name});break;case"PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(ul.has(r)){n=r,e+=1;break}const a=wl(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:n}}const ml=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate",
"fullscreen","modal","popover-open","playing","host","defined","placeholder-shown","autofill"]),gl=new Set(["enabled","valid","optional","read-only"]),Kt={a:0,b:1};
function wl(s,t){const e=i=>({test:i,specificity:sn}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(ml.has(s))return e({kind:"never"});if(gl.has(s))return e(
{kind:"is",selectors:[{compounds:[Te()],specificity:0,pseudoElement:void 0}]});switch(s){case"root":case"empty":case"checked":case"disabled":return e({kind:s});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return n(Kt,!1,!1);case"last-child":return n(Kt,!1,!0);case"first-of-type":return n(Kt,!0,!1);case"last-of-type":return n(Kt,!0,!0);case"only-child":return Wi(
n(Kt,!1,!1).test,n(Kt,!1,!0).test);case"only-of-type":return Wi(n(Kt,!0,!1).test,n(Kt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":{const i=kl(t[0]);return i&&n(i,s.endsWith("of-type"),s.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return bl(
s,t[0]);case"has":return yl(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lan\
g",language:o.toLowerCase()})}default:return}}function bl(s,t){const e=t&&Un(t);if(!e)return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);
return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function yl(s){if(s?.type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.
last?.type==="Combinator"))return;const t=Un(s);if(!t||t.length===0||t.some(Bi))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();
return{test:{kind:"has",selectors:t.map((o,r)=>xl(o,n[r]))},specificity:e}}const Bi=({compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.
kind==="has"||"selectors"in n&&n.selectors.some(Bi)));function xl(s,t){const e={...Te(),pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.
first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function Wi(s,t){return{test:{kind:"is",selectors:[
(n=>({compounds:[{...Te(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:sn}}function kl(s){if(s?.type!=="Nth"||s.selector)return;const{
nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:Ni(e),b:Ni(n)}}const Ni=s=>s==null?
0:s===""||s==="+"?1:s==="-"?-1:Number(s),Ol=10,Ml=150;class Sl{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=
e}async add(t,e=!1){await this.addAll(t,{isUsual:e,depth:0,parent:void 0})}async addAll(t,e){const{isUsual:n,depth:i,parent:o}=e;if(!(i>Ol)){o!==void 0&&this.addRule(
o,Re(t),n);for(const{prelude:r,block:a}of Ci(t)){const c=this.pace.step((r.length+(a?.length??0))*Ml+2e3);c&&await c;const l=/^@[\w-]+/.exec(r)?.[0].slice(1).toLowerCase();
if(l!==void 0)await this.addAtRule(l,r.slice(l.length+1).trim(),a,e);else if(a!==void 0){const d=o===void 0?r:cl(r,o);a.includes("{")?await this.addAll(a,{isUsual:n,
depth:i+1,parent:d}):this.addRule(d,Re(a),n)}}}}addRule(t,e,n){if(e.length===0)return;const i=hl(t);if(i)for(const o of i){if(this.rules.length===X.qV)throw(0,X.
VE)();this.rules.push({selector:o,declarations:e,order:this.rules.length,isUsual:n})}}async addAtRule(t,e,n,i){const o={...i,depth:i.depth+1};switch(t){case"med\
ia":n!==void 0&&zi(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&!/^not\b/i.test(e)&&await this.addAll(n,o);return;case"layer":n!==void 0&&
await this.addAll(n,o);return;case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&
this.notLoaded++;return;case"charset":case"namespace":case"keyframes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:
this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const o of Ci(e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==void 0&&o.block!==void 0&&n.push({name:r.
toLowerCase(),declarations:Re(o.block)})}const i=Re(e);for(const o of t.split(",",X.qV+1)){if(this.pages.length===X.qV)throw(0,X.VE)();this.pages.push({selector:o.
trim(),declarations:i,boxes:n})}}}function zi(s,t){return s.trim()===""?!0:s.toLowerCase().split(",").some(e=>vl(e.trim(),t))}function vl(s,t){const e=/^not\s/.
test(s);return s.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?Cl(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Rl=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Tl={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function Cl(s,t){const[,e,n,i,o]=Rl.exec(s)??[];if(n!==void 0){const c=Number(i)*Tl[o],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=s.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var G=T(
74135);const Pi=s=>"drawing"in s;function Ce([s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i===
"meet"?Math.min(c,l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const $i=1e7,_i=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class on{text;at=0;constructor(t){
this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),_i.lastIndex=this.at;const t=_i.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-$i),$i)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function Kn(s,t){const e=new on(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const Di={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function wt(s,t,e){
const n=new on(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(Di,o)?i*Di[o]:void 0}const El=1e3;function Ee(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Ll(n.toLowerCase(),Kn(i,6));if(!o||++e>El)return;t=t?(0,G.lw)(o,t):o}return t}function Ll(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,G.lw)((0,G.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}const Il=10,Yn=({name:s})=>s==="linearGradient"||s==="radialGradient";function Hi(s,t,e){
const n=[s];for(;n.length<Il;){const i=n.at(-1).attributes.get("href"),o=i===void 0?void 0:t(i.trim().replace(/^#/,""));if(!o||n.includes(o)||!e(o))break;n.push(
o)}return n}function Al(s,t,e,n){const i=B=>{for(const{attributes:C}of s)if(C.has(B))return C.get(B)},o=i("gradientUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=
0&&o||l-a<=0&&o)return;const d=Ee(i("gradientTransform"))??Bl,f=o?(0,G.lw)(d,[c-r,0,0,l-a,r,a]):d,[h,u,p,m]=f;if(!(Math.abs(h*m-u*p)>1e-12))return;const g=o?{width:1,
height:1}:n,b=(B,C,U)=>wt(i(B)??C,U,n.em)??0,w=(B,C)=>b(B,C,g.width),y=(B,C)=>b(B,C,g.height),k=(0,G.zl)((0,G.DI)(f),e);if(s[0].name==="linearGradient"){const B=[
w("x1","0%"),y("y1","0%"),w("x2","100%"),y("y2","0%")];return Gi(B,f,t,k)}const[O,M]=[w("cx","50%"),y("cy","50%")],v=b("r","50%",Math.hypot(g.width,g.height)/Math.
SQRT2),[S,I]=[i("fx")===void 0?O:w("fx","50%"),i("fy")===void 0?M:y("fy","50%")];return v>0?Gi([S,I,0,O,M,v],f,t,k):void 0}const rn=1e3,Bl=[1,0,0,1,0,0],Gi=(s,t,e,n)=>({
coordinates:s.map(i=>i*rn),matrix:(0,G.lw)([1/rn,0,0,1/rn,0,0],t),stops:e,box:n.map(i=>i*rn)});var ct=T(36078);const Fi=8;class Xn{matrix;box=G.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const[c,l]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let d=1;d<Fi;d++){const f=d/Fi,[h,
u,p,m]=[(1-f)**3,3*f*(1-f)**2,3*f*f*(1-f),f**3];this.include(h*c+u*t+p*n+m*o,h*l+u*e+p*i+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.
x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[
n,i]=this.matrix?(0,G.Gd)(this.matrix,t,e):[t,e];return`${(0,ct._)(n)} ${(0,ct._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.
matrix?(0,G.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}const Wl=256;class Nl{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=Al(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,i)/Math.SQRT2,a=R(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(p=>R(p,r)),
h=f.some(p=>p>0)?f.length%2===1?[...f,...f]:f:[],u=R(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!Yn(e)&&this.leaveOut(e.name);const n=e&&Yn(e)?this.readGradient(e):void 0;return this.
gradients.set(t,n),n}readGradient(t){const e=Hi(t,this.find,Yn),n=e.find(a=>(0,L.ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of n?(0,L.ZE)(n):[]){if(a.
name!=="stop"||i.length===Wl)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(wt(l,
1,16)??0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift(
{...o,at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}function an(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===
n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],m=Math.sqrt(
(u/r)**2+(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,b=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[w,y]=[b*r*p/a,-b*a*u/r],k=[l*w-d*
y+(i+e)/2,d*w+l*y+(o+n)/2],O=Math.atan2((p-y)/a,(u-w)/r);let M=Math.atan2((-p-y)/a,(-u-w)/r)-O;if(t[4]===1&&M<0&&(M+=2*Math.PI),t[4]===0&&M>0&&(M-=2*Math.PI),![
...k,O,M].every(Number.isFinite))return s.line(e,n);const v=Math.max(Math.ceil(Math.abs(M)/(Math.PI/2)-1e-9),1),S=M/v,I=4/3*Math.tan(S/4),B=(C,U)=>[k[0]+l*C*r-d*
U*a,k[1]+d*C*r+l*U*a];for(let C=0;C<v;C++){const[U,gt]=[O+C*S,O+(C+1)*S],[$t,Zt,Gt,It]=[Math.cos(U),Math.sin(U),Math.cos(gt),Math.sin(gt)],xe=C===v-1?[e,n]:B(Gt,
It);s.curve(...B($t-I*Zt,Zt+I*$t),...B(Gt+I*It,It-I*Gt),...xe,C<v-1)}}function ji(s,t,e,n,i){s.move(t+n,e),an(s,[n,i,0,0,1],[t-n,e]),an(s,[n,i,0,0,1],[t+n,e]),s.
close()}const zl=600,Ui={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Pl(s,t){const e=new on(t),n={kind:"",x:0,y:0};let i="";for(;;){yield zl,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn(Ui,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=$l(
e,i.toLowerCase());if(!r)return;_l(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function $l(s,t){const e=[];for(let n=0;n<Ui[t];n++){const i=t==="a"&&(n===3||n===
4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function _l(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"\
h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),Ki(s,h,d(2));break;case"t":h=f("qt"),Ki(s,h,d(0));break;case"a":an(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function Ki(s,[t,e],[n,i]){const[
o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const Yi=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),Dl=400;
function*Zn(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>wt(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"\
path":return yield*Pl(s,e.get("d")??"");case"rect":return Gl(s,e,n);case"circle":{const c=o("r",i);c>0&&ji(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&ji(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*Hl(s,e.get("poin\
ts")??"",t==="polygon")}}function*Hl(s,t,e){const n=new on(t);for(;;){yield Dl;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(
i,o):s.line(i,o)}e&&s.close()}function Gl(s,t,{width:e,height:n,em:i}){const o=(b,w)=>wt(t.get(b),w,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o(
"height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,m]=[r+c,a+l],g=(b,w)=>{
h>0&&u>0&&an(s,[h,u,0,0,1],[b,w])};s.move(r+h,a),s.line(p-h,a),g(p,a+u),s.line(p,m-u),g(p-h,m),s.line(r+h,m),g(r,m-u),s.line(r,a+u),g(r+h,a),s.close()}const Fl=2e4,
jl=1e4,Ul=new Set(["tspan","a","textPath"]);function*Kl(s,t,e,n){const i=[];yield*Xi(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:n});const r=i.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...r,text:r.text.trimEnd()}),i}function*Xi(s,t,e){const{styled:n,measures:i}=t,{pen:o,styler:r}=e,
a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";Yl(o,s,i);for(const l of s.children)if(yield Fl,l.kind==="text")Xl(l,c,n,e);else if(!l.
isHtml&&Ul.has(l.name)){const d=r.styleOf(l,n,void 0);if(d.style.display==="none")continue;yield*Xi(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},
e)}}function Yl(s,{attributes:t},{width:e,height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=Kn(o,jl),c=wt(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>wt(
t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function Xl({value:s},t,{style:e},n){const{pen:i,runs:o,maker:r}=n,a=t||e.whiteSpace.startsWith(
"pre");let c=a?s.replace(/\s/g," "):s.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,0,0]},f=i.xs.length>1?Array.
from(c):[],h=Math.min(i.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],i.xs[u]);d(h>1?f.slice(h-1).join(""):c,i.xs[Math.max(h-1,0)]),i.xs=i.xs.slice(Math.max(
h,1))}class Zl extends Xn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.
x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=Zi([t-c,e-l],[n-
c,i-l],d),h=Zi([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-
e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.
at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const Zi=(...s)=>s.find(([t,e])=>t!==0||
e!==0)??[1,0];function ql({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,i]=[e(s),e(t)],o=((i-
n)%360+540)%360-180;return n+o/2}function ae({attributes:s}){const[t,e,n,i]=Kn(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const qi={
min:0,mid:.5,max:1};function Le({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:qi[e],y:qi[n]}}const qn=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,wt(s.get("x"),t,n)??0,wt(s.get("y"),e,n)??0],kt=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,
clip:e,clipHasHoles:n,opacity:i,nodes:s}),Jt=(s,t,e,n)=>`${[s,t,e,n].map(ct._).join(" ")} re`;function Vl(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(M,v)=>wt(
r.get(M),v,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=ae(s),d=l?Ce(l,Le(s),c):Vn,[f,h]=(0,G.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",g=(u.startsWith("auto")?ql(e)+
(p?180:0):wt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,b=r.get("markerUnits")==="userSpaceOnUse"?1:i,[w,y]=[Math.cos(g)*b,Math.sin(g)*b],k=(0,G.lw)([1,0,0,1,-f,
-h],[w,y,-y,w,e.x,e.y]),O=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return kt([kt(t,{matrix:d})],{matrix:k,
clip:O?void 0:Jt(0,0,c.width,c.height)})}const Ql=1e4;function Jl(s,t,e){const n=It=>{for(const{attributes:xe}of s)if(xe.has(It))return xe.get(It)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(It,xe,_0)=>(wt(n(It),d?1:xe,e.em)??0)*(d?_0:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),m=f("y",e.height,l)+(d?o:0),g=Ee(n("patternTransform"))??Vn,[b,w,y,k]=g;if(!(Math.abs(b*k-w*y)>1e-12))return;
const[O,M,v,S]=(0,G.zl)((0,G.DI)(g),t),[I,B]=[Math.floor((O-p)/h),Math.floor((M-m)/u)],[C,U]=[Math.ceil((v-p)/h)-I,Math.ceil((S-m)/u)-B];if(!(C*U<=Ql))return!1;
const gt=s.find(It=>ae(It)),$t=gt&&ae(gt),Zt=n("patternContentUnits")==="objectBoundingBox",Gt=$t?Ce($t,Le(gt),{width:h,height:u}):Zt?[c,0,0,l,0,0]:Vn;return{matrix:g,
left:p+I*h,top:m+B*u,width:h,height:u,across:C,down:U,content:Gt}}function td(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,f=[
kt(t,{matrix:d})],h=Jt(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let m=0;m<c;m++)u.push(kt(f,{matrix:[1,0,0,1,i+m*r,o+p*a],clip:h}));return kt([kt(u,{matrix:n})],e)}
const Vn=[1,0,0,1,0,0],ed=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animat\
eTransform animateMotion set view cursor".split(" ")),Vi=20,Qi=100,nd=500,Ji=3e4,sd=new Set(["path","line","polyline","polygon"]),to={width:300,height:150};class eo{tools;readOnce=0;named=new Map;outlines=new Map;shapes;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const o of(0,L.Ky)(e)){const r=o.attributes.get("id");r!==void 0&&!o.isHtml&&!this.
named.has(r)&&this.named.set(r,o)}this.shapes=new Nl(n,o=>this.named.get(o),i)}*read(t,e){const n=ae(t),{style:i}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.
px:f,r={width:o(i.width,to.width),height:o(i.height,to.height)},[,,a,c]=n??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.
style.fontSize},used:0,depth:0});return{drawing:{view:n,fit:Le(t),nodes:l},size:n?void 0:r}}*children(t,e){const n=[];for(const i of(0,L.ZE)(t)){const o=yield*this.
element(i,e);if(o&&n.push(o),o&&t.name==="switch")break}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+Qi,e.drawn>X.bJ)throw(0,X.iY)()}*element(t,{styled:e,
measures:n,used:i,depth:o}){const{name:r}=t;if(ed.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.styler.styleOf(t,e,void 0);
yield Ji+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...n,em:d.fontSize},used:i,depth:o+1};if(o>X.Ez)throw(0,X.DI)();
if(Yi.has(r))return yield*this.shape(t,f);if(r==="text"){const h=yield*Kl(t,f,this.shapes,this.styler);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"te\
xt",runs:h}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.
image(t,f);if(r==="use")return yield*this.use(t,f);this.leaveOut(r)}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")return;const i=yield*this.outlineOf(
t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,drawn:{
...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?.fill&&"stops"in l.fill.paint?l.fill.paint.stops.length*nd:0),l&&o.push(l),yield*this.
addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r==
"object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=Hi(l,g=>this.named.get(g),({name:g})=>g==="pattern"),f=Jl(d,t.box,n),h=d.find(
g=>(0,L.ZE)(g).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,down:m}=f;return this.
spend((u.size+Qi)*p*m),yield p*m*500,td(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,
c=[a.markerStart,a.markerMid,a.markerEnd];if(!sd.has(e.name)||c.every(h=>h==="none"))return;const l=new Zl;yield*Zn(l,e,i);const{vertices:d}=l,f=R(a.strokeWidth,
Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push(
"markerEnd");for(const m of p){const g=this.named.get(a[m]);if(g?.name!=="marker")continue;const b=yield*this.contentOf(g,i,o,r);if(!b)continue;this.spend(b.size),
yield Ji/10;const w=Vl(g,b.nodes,u,m,{lineWidth:f,em:i.em});w&&t.push(w)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(t);if(n>=Vi)return;
this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=ae(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(
t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.
contents.set(t,h),h}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(i,n,void 0),this.styler.
start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBo\
undingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??G.gF,[p,m]=[h-d,u-f],g=kt(l.nodes,
{matrix:c?[p,0,0,m,d,f]:void 0}),b=a.get("maskUnits")!=="userSpaceOnUse",w=(S,I,B)=>wt(a.get(S)??I,b?1:B,n.em)??0,[y,k]=[w("x","-10%",n.width),w("y","-10%",n.height)],
[O,M]=[w("width","120%",n.width),w("height","120%",n.height)],v=b?e&&Jt(d+y*p,f+k*m,O*p,M*m):Jt(y,k,O,M);return{isAlpha:a.get("mask-type")==="alpha",nodes:[kt([
g],{clip:v})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=n.get("href")?.trim(),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.
visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[wt(n.get("width"),i.width,i.em),wt(n.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:
d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;const u=Le(t),p=(0,G.lw)([c,0,0,-l,0,l],Ce([0,0,c,l],u,{width:f,height:h})),m=u.scaling==="slice"?Jt(0,0,f,h):void 0,
g=kt([{kind:"image",image:a,matrix:p}],{matrix:qn(t,i),clip:m});return yield*this.wrap(t,e,[g])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new Xn,
{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Zn(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){
const{style:r}=e.styled;if(n.length===0||r.opacity===0)return;const a=od(t,r),c=a&&i?(0,G.lw)(i,a):i??a,l=typeof r.clipPath=="string"?yield*this.clip(r.clipPath):
void 0,d=/^url\(\s*["']?#([^"')]*)/.exec(id(t,"mask"))?.[1],f=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[h]=n;if(!c&&!l&&!f&&r.opacity===1&&n.length===1)return h;
const u=n.length===1&&r.opacity<1?ad(h,r.opacity):void 0,p=kt(u?[u]:n,{matrix:c,clip:l?.path,clipHasHoles:l?.hasHoles??!1,opacity:u?1:r.opacity});return f?{...p,
mask:f}:p}*clip(t){const e=this.named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="objectBoundingBox"){this.leaveOut("clipPath");
return}const n=Ee(e.attributes.get("transform")),i=[];let o=!1;for(const r of(0,L.ZE)(e)){if(!Yi.has(r.name))continue;this.spend((r.attributes.get("d")??r.attributes.
get("points")??"").length);const a=Ee(r.attributes.get("transform")),c=new Xn(a&&n?(0,G.lw)(a,n):a??n);yield*Zn(c,r,{width:0,height:0,em:16}),c.isEmpty||i.push(
c.path),o||=r.attributes.get("clip-rule")==="evenodd"}return{path:i.length===0?"0 0 0 0 re":i.join(" "),hasHoles:o}}*view(t,e,n){const{measures:i,styled:o}=n,r=(m,g)=>wt(
t.attributes.get(m)??e.attributes.get(m),g,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=ae(e),d={...i,width:l?.[2]??
a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const h=l&&Ce(l,Le(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.
name==="symbol",p=kt([kt(f,{matrix:h})],{clip:u?Jt(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:qn(t,i)})}*use(t,e){const n=this.named.get(t.attributes.
get("href")?.trim().replace(/^#/,"")??"");if(!n||e.used>=Vi)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,
i);const o=yield*this.element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:qn(t,e.measures)}))}}const id=({attributes:s},t)=>s.get(t)?.trim()??"";function od({
attributes:s},{transform:t,transformOrigin:e}){if(t.length===0)return Ee(s.get("transform"));let n=rd;for(const r of t)n=(0,G.lw)(r.kind==="matrix"?r.values:[1,
0,0,1,r.x.px,r.y.px],n);if(e===Vt.transformOrigin)return n;const[i,o]=[e[0].px,e[1].px];return(0,G.lw)((0,G.lw)([1,0,0,1,-i,-o],n),[1,0,0,1,i,o])}const rd=[1,0,
0,1,0,0];function ad(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{
...s,stroke:{...n,alpha:n.alpha*t}}}const ce={px:0,percent:.5},cd=256;function ld(s,t,e){const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),i=n!==
s.name.toLowerCase(),o=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(n)?.[1];if(!o)return;const r=(0,x.M$)((0,x.aX)(s),x.wR);r[0]=fd(r[0]),r[0].length===
0&&r.shift();const a={kind:o,angle:o==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[ce,ce],repeats:n.startsWith("repeating"),stops:[]},[c=[]]=r,l=o===
"linear"?dd(c,i):o==="radial"?md(c,t):hd(c,t),d=(l?r.slice(1):r).slice(0,cd),f=[];for(const h of d){const u=Rt(h[0]),p=u==="current"?e:u;if(p===void 0){if(h.length===
1&&K(h[0],t))continue;return}const m=h.slice(1).map(g=>o==="conic"?ud(g,t):K(g,t));m.length===0&&f.push({paint:p,at:void 0});for(const g of m)f.push({paint:p,at:g})}
return f.length<2?void 0:{...a,...l,stops:f}}function dd(s,t){const e=s.length===1?Qt(s[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=s.map(x.aG),i=n[0]===
"to";if(!i&&!t)return;let[o,r]=[0,0];for(const c of i?n.slice(1):n)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else
return;const a=c=>i||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}function fd(s){const t=s.findIndex(n=>(0,x.aG)(n)==="in");if(t<0)return[...s];const e=(0,x.aG)(s.at(
t+3))==="hue";return[...s.slice(0,t),...s.slice(t+(e?4:2))]}function hd(s,t){const e=s.findIndex(r=>(0,x.aG)(r)==="at"),n=(0,x.aG)(s[0])==="from";if(!n&&e!==0)return;
const i=n?Qt(s[1]):0,o=e<0?void 0:le(s.slice(e+1),t);return{angle:i??0,...o&&{center:o}}}function ud(s,t){const e=Qt(s);return e===void 0?K(s,t):{px:0,percent:e/
360}}const pd=["closest-side","closest-corner","farthest-side","farthest-corner"];function md(s,t){if(Rt(s[0])!==void 0)return;const e=s.findIndex(r=>(0,x.aG)(r)===
"at"),n=(e<0?s:s.slice(0,e)).map(x.aG),i=pd.find(r=>n.includes(r)),o=e<0?void 0:le(s.slice(e+1),t);return{isCircle:n.includes("circle"),...i&&{extent:i},...o&&{
center:o}}}const no={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function le(s,t){let e,n,i;for(const o of s){const r=(0,x.aG)(o),
a=r!==void 0&&Object.hasOwn(no,r)?no[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&i!=="x"?"x":"y":a[0];f==="x"?e=d:n=d,i=a[0]==="both"?
void 0:f;continue}const c=K(o,t);if(!c)return;const l=i==="x"?e:i==="y"?n:void 0;if(l&&s.length>2){const d=l.percent===1?{px:-c.px,percent:1-c.percent}:c;i==="x"?
e=d:n=d,i=void 0}else e===void 0?(e=c,i=void 0):n??=c}if(!(!e&&!n))return[e??ce,n??ce]}const gd=[Xe(0),Xe(0)],wd=1e3;function bd(s,t){if(s.type!=="Function")return;
const e=(0,x.aX)(s);switch(s.name.toLowerCase()){case"polygon":return yd(e,t);case"circle":return so(e,t,1);case"ellipse":return so(e,t,2);case"inset":return xd(
e,t);default:return}}function yd(s,t){const e=(0,x.M$)(s,x.wR),n=(0,x.aG)(e[0]?.[0]),o=(n==="evenodd"||n==="nonzero"?e.slice(1):e).map(a=>a.map(c=>K(c,t)));if(o.
length<3||o.length>wd)return;const r=o.flatMap(([a,c,l])=>a&&c&&!l?[[a,c]]:[]);return r.length===o.length?{kind:"polygon",corners:r,hasHoles:n==="evenodd"}:void 0}
function so(s,t,e){const n=s.findIndex(c=>(0,x.aG)(c)==="at"),i=n<0?[ce,ce]:le(s.slice(n+1),t),o=(n<0?s:s.slice(0,n)).map(c=>{const l=(0,x.aG)(c);return l==="cl\
osest-side"||l==="farthest-side"?l:K(c,t)}),[r="closest-side",a="closest-side"]=o;if(!(!i||o.includes(void 0)||o.length!==0&&o.length!==e))return{kind:"ellipse",
center:i,radii:e===1?[r]:[r,a]}}function xd(s,t){const e=s.findIndex(l=>(0,x.aG)(l)==="round"),n=(e<0?s:s.slice(0,e)).map(l=>K(l,t)),i=e<0?{px:0,percent:0}:s.length===
e+2?K(s[e+1],t):void 0,[o,r=o,a=o,c=r]=n;if(!(!o||!r||!a||!c||!i||n.length>4))return{kind:"inset",sides:[o,r,a,c],radius:i}}const ut=(s,t)=>({keys:["drawn"],read:(e,n)=>{
const i=t(e,n);return i===void 0?void 0:{drawn:{...n.own.drawn,[s]:i}}}}),io=s=>ut(s,([t,e])=>kd(t,e));function kd(s,t){if((0,x.aG)(s)==="none")return"none";if(s?.
type!=="Url")return Rt(s);const e=(0,x.aG)(t)==="none"?"none":Rt(t)??"none";return{id:s.value.trim().replace(/^#/,""),otherwise:e}}const Qn=s=>{const t=vt(s);return t===
void 0?void 0:Math.min(Math.max(t,0),1)};function Jn(s,t){const e=ht(s);return e===void 0?K(s,t):{px:e,percent:0}}const Od=100,de=s=>([t])=>{const e=(0,x.aG)(t);
return e!==void 0&&Object.hasOwn(s,e)?s[e]:void 0};function cn(s){return s?.type==="Url"?s.value.trim().replace(/^#/,""):(0,x.aG)(s)==="none"?"none":void 0}const Md={
keys:["drawn"],read:([s],{own:t})=>{const e=cn(s);return e===void 0?void 0:{drawn:{...t.drawn,markerStart:e,markerMid:e,markerEnd:e}}}},oo={nonzero:!1,evenodd:!0},
ro={fill:io("fill"),"fill-opacity":ut("fillOpacity",([s])=>Qn(s)),"fill-rule":ut("hasHoles",de(oo)),"clip-rule":ut("clipHasHoles",de(oo)),stroke:io("stroke"),"s\
troke-opacity":ut("strokeOpacity",([s])=>Qn(s)),"stroke-width":ut("strokeWidth",([s],t)=>Jn(s,t)),"stroke-linecap":ut("cap",de({butt:0,round:1,square:2})),"stro\
ke-linejoin":ut("join",de({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":ut("miter",([s])=>{const t=ht(s);return t===void 0||t<1?void 0:t}),
"stroke-dasharray":ut("dashes",(s,t)=>{if((0,x.aG)(s[0])==="none")return[];const e=s.filter(({type:n})=>n!=="Operator").map(n=>Jn(n,t));if(!(e.length>Od||e.some(
n=>n===void 0||n.px<0)))return e}),"stroke-dashoffset":ut("dashOffset",([s],t)=>Jn(s,t)),marker:Md,"marker-start":ut("markerStart",([s])=>cn(s)),"marker-mid":ut(
"markerMid",([s])=>cn(s)),"marker-end":ut("markerEnd",([s])=>cn(s)),"text-anchor":ut("anchor",de({start:"start",middle:"middle",end:"end"})),"dominant-baseline":ut(
"drop",de({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,
ideographic:-.29})),"stop-color":z("stopColor",(s,t)=>{const e=Rt(s);return e==="current"?t.own.color:e}),"stop-opacity":z("stopOpacity",Qn),"clip-path":{keys:[
"clipPath"],read:([s,...t],e)=>{if(!s||t.length>0)return;if((0,x.aG)(s)==="none")return{clipPath:void 0};const n=s.type==="Url"?s.value.trim().replace(/^#/,""):
bd(s,e);return n===void 0?void 0:{clipPath:n}}}},Sd=new Set([...Object.keys(ro),"color","direction","display","font-family","font-size","font-style","font-weigh\
t","letter-spacing","opacity","overflow","visibility","word-spacing"]);function fe(s){const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(s??"")??[];return t===
void 0?void 0:`${t}${e==="%"?"%":"px"}`}const ts=s=>s!==void 0&&/^\s*[\d.]+\s*$/.test(s)?`${s.trim()}px`:s;function es(s){const t=s.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.
test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const vd=["x-small","small","medium","large","x-large","xx-large","xxx-large"],ns=new Set(["td","th"]),Rd=new Set(["img","\
table","td","th","col","hr","video","canvas"]),Td=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Cd=new Map(
[["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),ao={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",
I:"upper-roman",1:"decimal"};function Ed(s,t){const{name:e,attributes:n}=s;if(n.size===0&&!ns.has(e))return[];const i=[],o=(l,d)=>{d!==void 0&&d!==""&&i.push({name:l,
value:d,important:!1})};if(!s.isHtml)for(const[l,d]of n)Sd.has(l)&&o(l,Ld(l,d));const r=l=>n.get(l);s.isHtml?Rd.has(e)&&(o("width",fe(r("width"))),e!=="hr"?o("h\
eight",fe(r("height"))):Ad(n,o)):(o("width",ts(r("width"))),o("height",ts(r("height"))));const a=r("bgcolor");a!==void 0&&o("background-color",es(a));const c=r(
"align")?.toLowerCase();return c!==void 0&&Td.has(e)&&o("text-align",Cd.get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),e==="table"&&(c==="left"||
c==="right")&&o("float",c),(ns.has(e)||e==="tr"||e==="tbody")&&o("vertical-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("white-space","nowrap"),(e==="o\
l"||e==="ul"||e==="li")&&o("list-style-type",Id(r("type"))),e==="font"&&Bd(n,o),e==="table"&&Wd(n,o),ns.has(e)&&t&&Nd(t.attributes,o),i}const Ld=(s,t)=>s==="fon\
t-size"||s==="letter-spacing"?ts(t):t,Id=s=>s===void 0?void 0:Object.hasOwn(ao,s)?ao[s]:s.toLowerCase();function Ad(s,t){const e=s.get("color");e!==void 0&&t("c\
olor",es(e));const[n]=/^\s*\d{1,4}/.exec(s.get("size")??"")??[],i=Number(n??0);i<=0||(e!==void 0||s.has("noshade")?t("border-width",`${i/2}px`):i===1?t("border-\
bottom-width","0"):t("height",`${i-2}px`))}function Bd(s,t){const e=s.get("color");e!==void 0&&t("color",es(e)),t("font-family",s.get("face"));const[,n,i]=/^\s*([+-]?)(\d)/.
exec(s.get("size")??"")??[];if(i===void 0)return;const o=n===""?Number(i):3+ +`${n}${i}`;t("font-size",vd[Math.min(Math.max(o,1),7)-1])}function Wd(s,t){const e=s.
has("border")?fe(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border",`${e} outset`),t("border-color",s.get("bordercolor")),t("border-spacing",
fe(s.get("cellspacing")))}function Nd(s,t){const e=s.has("border")?fe(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&(t("border","1px inset"),t("bor\
der-color","inherit")),t("padding",fe(s.get("cellpadding")))}class zd{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+X.Hb,X.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,X.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!$d(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Pd(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disabled":return e.attributes.has(t.kind);case"lang":{let n=e;
for(;n&&!n.attributes.has("lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"ne\
ver":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.
someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.
matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}
return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,L.ZE)(t)),e}endsOf(t){
if(!t)return;let e=this.ends.get(t);return e||(e={first:t.children.find(co),last:t.children.findLast(co)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+
1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;
for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.
get(r.name)-a+1})}return this.places.get(t)}}const co=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);function Pd(s,t,e){if(t===0)return s===e;const n=(s-e)/
t;return n>=0&&Number.isInteger(n)}function $d({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;if(t===void 0)return!0;
const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===a||r.
startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const _d={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Dd=s=>_d[s]??(s.startsWith("table-")&&s!=="table-caption"?
"block":s),Hd=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],ss=({position:s})=>s==="absolute"||s==="fixed";function lo(s,t){for(const[r,a]of Hd)
s[r]==="none"||s[r]==="hidden"?s[a]=0:s[a]>1&&(s[a]=Math.floor(s[a]+.001));ss(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display===
"grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||ss(s)||e)&&(s.display=s.display.startsWith("table-")&&!e?"block":
Dd(s.display)),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!ss(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;return n.
length+i.length+o.length>0&&(s.transform=[...n,...i,...o,...s.transform]),s.backgroundClip==="text"&&Fd(s),Gd(s,t),s}function Gd(s,t){const{display:e,float:n,position:i}=s;
s.textDecorationLine.size>0&&(s.textDecorationColor??=s.color),!(t.textDecorationLine.size===0||n!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||
e==="table"||e==="none"||(s.textDecorationLine.size===0&&(s.textDecorationColor=t.textDecorationColor,s.textDecorationStyle=t.textDecorationStyle),s.textDecorationLine=
new Set([...t.textDecorationLine,...s.textDecorationLine])))}function Fd(s){const e=s.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??s.backgroundColor;e&&
e.alpha>0&&(s.color=e),s.backgroundColor=void 0,s.backgroundImage=[]}const ln={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,
"xxx-large":48},fo={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-large":26,"xxx-large":39},ho=fo.medium/ln.medium,jd=s=>Object.hasOwn(ln,
s)?s:void 0,Ud=s=>ln[s];function Kd(s,t){const{fontSizedBy:e}=s,n=uo(s);e!=="length"&&(e!=="ratio"?s.fontSize=(n?fo:ln)[e]:n!==uo(t)&&(s.fontSize*=n?ho:1/ho))}const uo=({
fontFamily:s})=>s.length===1&&s[0]==="monospace",Yd=["repeat","no-repeat","repeat-x","repeat-y"],is=["border-box","padding-box","content-box","text"],po=s=>s===
"space"||s==="round"?"repeat":Yd.find(t=>t===s);function dn(s,t){return(0,x.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.value}:s?.type==="Function"?ld(s,t,t.own.
color):void 0}function mo(s,t){const e=(0,x.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[n,i="auto"]=s.map(o=>(0,x.aG)(o)==="auto"?"auto":K(o,t));return n&&
s.length<3?[n,i]:void 0}const Xd=["auto","auto"];function Zd(s,t){let e="none",n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const f=(0,x.aG)(d),h=dn(
d,t),u=Rt(d),p=po(f);if((0,x.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)i=u;else if(p)n=p;else{if(f==="fixed"||f==="scroll"||f==="local"||is.some(m=>m===
f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||f==="auto"||K(d,t))?r.push(d):o.push(d)}}const c=o.length===0?gd:le(o,t),l=r.length===0?Xd:mo(r,t);return c&&
l?{image:e,repeat:n,color:i,position:c,size:l}:void 0}const qd={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPositio\
n","backgroundClip"],read:(s,t)=>{const e=(0,x.M$)(s,x.wR).map(o=>Zd(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:o})=>o!==
"none");return{backgroundColor:n==="current"?t.own.color:n,backgroundImage:i.map(({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.map(({repeat:o})=>o),
backgroundPosition:i.map(({position:o})=>o),backgroundClip:"border-box"}}},os=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,x.M$)(e,x.wR).map(o=>t(o,n));return i.includes(
void 0)?void 0:{[s]:i}}}),Vd={keys:["backgroundImage"],read:(s,t)=>{const e=(0,x.M$)(s,x.wR).map(n=>dn(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.
filter(n=>n!=="none")}}};function Qd(s,t){const e=[];let n=!1,i;for(const l of s){const d=qe(l,t),f=Rt(l);if(d!==void 0)e.push(d);else if((0,x.aG)(l)==="inset")
n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}
const Jd=100,rs={keys:["boxShadow"],read:(s,t)=>{if((0,x.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,x.M$)(s,x.wR).slice(0,Jd).map(n=>Qd(n,t));return e.every(
n=>n!==void 0)?{boxShadow:e}:void 0}},tf=10,ef={keys:["textShadow"],read:(s,t)=>{const e=rs.read(s,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&o===
0)?{textShadow:e.slice(0,tf)}:void 0}},nf={background:qd,"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?Rt(s[0]):void 0;return e===
void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":Vd,"background-size":os("backgroundSize",mo),"background-position":os("backgroundPo\
sition",le),"background-repeat":os("backgroundRepeat",([s])=>po((0,x.aG)(s))),"background-clip":D("backgroundClip",is),"-webkit-background-clip":D("backgroundCl\
ip",is),"text-shadow":ef,"box-shadow":rs,"-webkit-box-shadow":rs},sf=["stretch","repeat","round","space"],as=s=>[s,s,s,s],Ie={image:void 0,slice:as({px:0,percent:1}),
isFilled:!1,width:as({times:1}),outset:as({times:0}),repeat:["stretch","stretch"]},go=({px:s,percent:t})=>s>=0&&t>=0,of=(s,t)=>{const e=ht(s),n=e===void 0?K(s,t):
{px:e,percent:0};return n&&go(n)&&(e!==void 0||n.px===0)?n:void 0},cs=(s,t)=>{const e=ht(s);if(e!==void 0)return e>=0?{times:e}:void 0;const n=K(s,t);return n&&
go(n)?n:void 0},wo=(s,t)=>(0,x.aG)(s)==="auto"?"auto":cs(s,t),bo=s=>sf.find(t=>t===(0,x.aG)(s));function Ae(s,t){const e=re(s.map(t));return e&&!e.includes(void 0)?
e:void 0}function yo(s,t){const e=s.filter(i=>(0,x.aG)(i)!=="fill"),n=Ae(e,i=>of(i,t));return n&&s.length-e.length<2?{slice:n,isFilled:e.length<s.length}:void 0}
function xo(s){const[t,e=t]=s.map(bo);return t&&e&&s.length<3?{repeat:[t,e]}:void 0}function ko(s,t){let e;const n=[],i=[[],[],[]];let o=0;for(const m of s){const g=dn(
m,t);if((0,x.YY)(m))o++;else if(g!==void 0)e=g;else if(bo(m))n.push(m);else if(!i[o]?.push(m))return}const[r,a,c]=i,l={...r.length>0?yo(r,t):Ie,width:a.length>0?
Ae(a,m=>wo(m,t)):Ie.width,outset:c.length>0?Ae(c,m=>cs(m,t)):Ie.outset,...n.length>0?xo(n):{repeat:Ie.repeat}},{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;
if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:f,width:h,outset:u,repeat:p}}const te=s=>({keys:["borderImage"],read:(t,e)=>{const n=s(t,
e);return n&&{borderImage:{...e.own.borderImage??Ie,...n}}}}),rf={"border-image":te(ko),"-webkit-border-image":te(ko),"border-image-source":te(([s],t)=>{const e=dn(
s,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":te(yo),"border-image-width":te((s,t)=>{const e=Ae(s,n=>wo(n,t));return e&&{width:e}}),"border-\
image-outset":te((s,t)=>{const e=Ae(s,n=>cs(n,t));return e&&{outset:e}}),"border-image-repeat":te(xo)},af=["none","contents","inline","block","list-item","flow-\
root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","t\
able-cell","table-column","table-column-group","table-caption"],cf=["auto","min-content","max-content","fit-content"],Oo=s=>(t,e)=>{const n=(0,x.aG)(t)?.replace(
/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="stretch"?{px:0,percent:1,fills:s}:cf.find(i=>i===n)??At(t,e)},[ls,ds]=[Oo("across"),Oo(
"down")],Mo=s=>(t,e)=>{if((0,x.aG)(t)==="none")return"none";const n=s(t,e);return n==="auto"?void 0:n},lf=["none","hidden","solid","dashed","dotted","double","g\
roove","ridge","inset","outset"],So={thin:1,medium:3,thick:5};function ee(s,t){const e=(0,x.aG)(s);return e!==void 0&&Object.hasOwn(So,e)?So[e]:tn(s,t)}const ne=s=>{
const t=(0,x.aG)(s);return t==="auto"?"solid":lf.find(e=>e===t)};function fs(s,t){let e,n,i;for(const o of s){const r=ee(o,t),a=ne(o),c=Fn(o);if(r!==void 0&&e===
void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const vo=s=>[`\
border${s}Width`,`border${s}Style`,`border${s}Color`],df=["multiply","screen","overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light",
"difference","exclusion","hue","saturation","color","luminosity"],ff={keys:["mixBlendMode"],read:([s])=>{const t=(0,x.aG)(s);if(t==="normal")return{mixBlendMode:void 0};
if(!(t===void 0||!df.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace("-","").toUpperCase())}}};function fn(...s){const t=s.length===Se.
length;return{keys:[...s.flatMap(vo),...t?["borderImage"]:[]],read:(e,n)=>{const i=fs(e,n);if(!i)return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,
f,h]=vo(l);return[[d,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}const he=(s,t="")=>Se.map(e=>`${s}${e}${t}`);function Be(s,t,e){
return Object.fromEntries(Se.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const hf={keys:he("border","Color"),read:s=>{
const t=re(s.map(Fn));if(!(!t||t.includes(void 0)))return Object.fromEntries(he("border","Color").map((e,n)=>[e,t[n].paint]))}},Ro=["borderTopLeftRadius","borde\
rTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],uf={keys:Ro,read:(s,t)=>{const[e=[],n=e]=yi(s).map(r=>r.map(a=>At(a,t))),[i,o]=[re(e),re(n)];
if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(Ro.map((r,a)=>[r,[i[a],o[a]]]))}},hn=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.map(
o=>At(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),pf={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"\
left",right:"right",recto:"right",column:"column","avoid-column":"avoid-column"},un=s=>D(s,[],pf),hs=D("breakInside",["auto","avoid","avoid-column"],{"avoid-pag\
e":"avoid"});function mf(s){const t=s.filter(i=>(0,x.aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=yi(t).map(i=>ht(i[0]));if(!(e===void 0||
e<=0||n===0))return{aspectRatio:e/(n??1)}}const gf={auto:"hidden",scroll:"hidden",clip:"hidden",overlay:"hidden"},us={keys:["overflow"],read:([s])=>{const t=(0,x.
aG)(s);return t==="visible"||t==="hidden"?{overflow:t}:t!==void 0&&Object.hasOwn(gf,t)?{overflow:"hidden"}:void 0}},wf={keys:["isContained"],read:s=>{const t=s.
map(e=>(0,x.aG)(e)??"");if(t.every(e=>To.has(e)))return{isContained:t.some(e=>To.get(e))}}},To=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],
["layout",!0],["paint",!0],["content",!0],["strict",!0]]),bf={keys:["outlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{const e=fs(s,t);return e&&{outlineWidth:e.
width,outlineStyle:e.line,outlineColor:e.paint}}},yf=z("zIndex",s=>(0,x.aG)(s)==="auto"?"auto":ht(s)),pn=(s,t)=>jt(s,t),Co={display:D("display",af,{"-webkit-box":"\
flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:D("position",["static","rela\
tive","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:D("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:D("c\
lear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),"box-sizing":D("boxSizing",["content-box","border-box"]),width:z("width",ls),
height:z("height",ds),"min-width":z("minWidth",ls),"min-height":z("minHeight",ds),"max-width":z("maxWidth",Mo(ls)),"max-height":z("maxHeight",Mo(ds)),"aspect-ra\
tio":{keys:["aspectRatio"],read:mf},top:z("top",jt),right:z("right",jt),bottom:z("bottom",jt),left:z("left",jt),inset:ve(["top","right","bottom","left"],jt),margin:ve(
he("margin"),pn),...Be("margin","",s=>z(s,pn)),"margin-inline":zt("marginLeft","marginRight",pn),"margin-block":zt("marginTop","marginBottom",pn),padding:ve(he(
"padding"),At),...Be("padding","",s=>z(s,At)),"padding-inline":zt("paddingLeft","paddingRight",At),"padding-block":zt("paddingTop","paddingBottom",At),border:fn(
...Se),...Object.fromEntries(Se.map(s=>[`border-${s.toLowerCase()}`,fn(s)])),"border-inline":fn("Left","Right"),"border-block":fn("Top","Bottom"),"border-width":ve(
he("border","Width"),ee),"border-style":ve(he("border","Style"),ne),"border-color":hf,...Be("border","Width",s=>z(s,ee)),...Be("border","Style",s=>z(s,ne)),...Be(
"border","Color",en),"border-inline-width":zt("borderLeftWidth","borderRightWidth",ee),"border-block-width":zt("borderTopWidth","borderBottomWidth",ee),"border-\
inline-style":zt("borderLeftStyle","borderRightStyle",ne),"border-block-style":zt("borderTopStyle","borderBottomStyle",ne),"inset-inline":zt("left","right",jt),
"inset-block":zt("top","bottom",jt),"border-radius":uf,"border-top-left-radius":hn("borderTopLeftRadius"),"border-top-right-radius":hn("borderTopRightRadius"),"\
border-bottom-right-radius":hn("borderBottomRightRadius"),"border-bottom-left-radius":hn("borderBottomLeftRadius"),outline:bf,"outline-width":z("outlineWidth",ee),
"outline-style":z("outlineStyle",ne),"outline-color":en("outlineColor"),"outline-offset":z("outlineOffset",(s,t)=>K(s,t)?.px),opacity:z("opacity",s=>{const t=vt(
s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend-mode":ff,overflow:us,"text-overflow":D("textOverflow",["clip","ellipsis"]),"overflow-x":us,"o\
verflow-y":us,contain:wf,"z-index":yf,"object-fit":D("objectFit",["fill","contain","cover","none","scale-down"]),"break-before":un("breakBefore"),"break-after":un(
"breakAfter"),"break-inside":hs,"page-break-before":un("breakBefore"),"page-break-after":un("breakAfter"),"page-break-inside":hs,"-webkit-column-break-inside":hs,
page:z("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,x.aG)(s)==="auto"?t.pageName:s.name}),orphans:oe("orphans",1),widows:oe("widows",1)};function zt(s,t,e){
return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function Eo(s){const t=ht(s);return t!==void 0&&
Number.isInteger(t)&&t>0?t:void 0}const xf=([s])=>{if((0,x.aG)(s)==="auto")return{columnCount:void 0};const t=s&&Eo(s);return t===void 0?void 0:{columnCount:t}},
kf=([s],t)=>{if((0,x.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&tn(s,t);return e===void 0?void 0:{columnWidth:e}};function Of(s,t){let e,n;for(const i of s){
if((0,x.aG)(i)==="auto")continue;const o=Eo(i),r=o===void 0?tn(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)n=r;else return}return s.
length>2?void 0:{columnCount:e,columnWidth:n}}const ps={keys:["columnCount"],read:xf},ms={keys:["columnWidth"],read:kf},gs={keys:["columnCount","columnWidth"],read:Of},
Lo=D("columnSpan",["none","all"]),Mf=D("columnFill",["balance","auto"],{"balance-all":"balance"}),ws={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],
read:(s,t)=>{const e=fs(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},Sf={columns:gs,"column-count":ps,"column-width":ms,
"column-fill":Mf,"column-span":Lo,"column-rule":ws,"column-rule-width":z("columnRuleWidth",ee),"column-rule-style":z("columnRuleStyle",ne),"column-rule-color":en(
"columnRuleColor"),"-webkit-columns":gs,"-webkit-column-count":ps,"-webkit-column-width":ms,"-webkit-column-span":Lo,"-webkit-column-rule":ws,"-moz-columns":gs,
"-moz-column-count":ps,"-moz-column-width":ms,"-moz-column-rule":ws},Io=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end",
"left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function We(s,t){const e=s.
map(x.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");
return(e[0]==="safe"?Io.find(r=>r===`safe ${i}`):void 0)??Io.find(r=>r===i)}const ue=s=>({keys:[s],read:t=>{const e=We(t,s);return e&&{[s]:e}}}),bs=(s,t)=>({keys:[
s,t],read:e=>{const[n,i]=[We(e,s),We(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[We(e.slice(0,1),s),We(e.slice(1),t)];return o&&r&&{[s]:o,
[t]:r}}});function Ao(s,t){const e=(0,x.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:At(s,t)}const Bo={none:[
0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function Wo(s,t){const e=(0,x.aG)(s[0]);if(s.length===1&&e!==void 0&&Object.hasOwn(Bo,e)){const[o,r,a]=Bo[e];
return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Number"?ht(r):void 0;if(a!==void 0&&n.length<2&&(i===
void 0||o===1))n.push(a);else if(i===void 0){if(i=Ao(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}
const No=["row","row-reverse","column","column-reverse"],zo=["nowrap","wrap","wrap-reverse"],vf={keys:["flexDirection","flexWrap"],read:s=>{const t={flexDirection:"\
row",flexWrap:"nowrap"};for(const e of s){const n=(0,x.aG)(e),i=No.find(r=>r===n),o=zo.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}
return t}},mn=1e3;function Po(s,t){const e=(0,x.aG)(s);return e==="auto"||e==="min-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="\
fr"?{fr:Math.max(Number(s.value),0)}:s&&At(s,t)}function $o(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),i=(0,x.M$)((0,x.aX)(s),x.wR).map(([o])=>o);
if(n==="minmax"){const[o,r]=i.map(a=>Po(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&K(i[0],
t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=Po(s,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function ys(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!xs(s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,after:n.
names}}}}function xs(s,t,e){for(const n of s){if(e.tracks.length>mn)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifie\
r")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!Rf(
(0,x.M$)((0,x.aX)(n),x.wR),t,e))return!1;continue}const i=$o(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function Rf([s=[],...t],e,n){const i=ht(s[0]),o=(0,x.
aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="\
repeat");if(n.auto||c||!xs(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="a\
uto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>mn)return!1;for(let a=0;a<i;a++)if(!xs(r,e,n))return!1;return!0}const _o=s=>({keys:[s],read:(t,e)=>{if((0,x.
aG)(t[0])==="none")return{[s]:void 0};const n=ys(t,e);return n&&{[s]:n}}}),Do=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>$o(i,e));return n.length>0&&n.every(i=>i!==
void 0)?{[s]:n}:void 0}}),Ho=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function Go(s,t){if((0,x.aG)(s[0])==="none")return{gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,x.M$)(s,x.YY),i=n&&ys(n,t);if(n&&!i)return;const o=Ho(e),r=e.filter(c=>c.type!=="String"),a=r.length===
0?void 0:ys(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function Fo(s){if((0,x.aG)(s[0])==="auto")return"auto";
let t=!1,e,n;for(const o of s){const r=ht(o);if((0,x.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),mn),-mn);else if(o.type==="Identi\
fier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const gn=s=>({
keys:[s],read:t=>{const e=Fo(t);return e&&{[s]:e}}}),Tf=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,ks=(...s)=>({keys:s,read:t=>{const e=(0,x.
M$)(t,x.YY).map(Fo);if(!e.every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return Tf(r)?r:
"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),pe=s=>({keys:[s],read:([t],e)=>{const n=t&&At(t,e);return(0,x.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),
jo={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,x.aG)(i)==="normal"?{px:0,percent:0}:At(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},
Uo={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Cf={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:Wo},
"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:Wo},"flex-grow":oe("flexGrow",0),"flex-shrink":oe("flexShrink",0),"flex-basis":z("flexBasis",Ao),
"flex-direction":D("flexDirection",No),"flex-wrap":D("flexWrap",zo),"flex-flow":vf,order:oe("order"),"justify-content":ue("justifyContent"),"align-content":ue("\
alignContent"),"align-items":ue("alignItems"),"align-self":ue("alignSelf"),"justify-items":ue("justifyItems"),"justify-self":ue("justifySelf"),"place-content":bs(
"alignContent","justifyContent"),"place-items":bs("alignItems","justifyItems"),"place-self":bs("alignSelf","justifySelf"),gap:jo,"grid-gap":jo,"row-gap":pe("row\
Gap"),"column-gap":pe("columnGap"),"grid-row-gap":pe("rowGap"),"grid-column-gap":pe("columnGap"),"-webkit-column-gap":pe("columnGap"),"-moz-column-gap":pe("colu\
mnGap"),"grid-template-columns":_o("gridTemplateColumns"),"grid-template-rows":_o("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({
gridTemplateAreas:Ho(s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Go},grid:{keys:["gridTemplateColumns","grid\
TemplateRows","gridTemplateAreas"],read:Go},"grid-auto-columns":Do("gridAutoColumns"),"grid-auto-rows":Do("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],
read:s=>{const t=s.map(x.aG).join(" ");return Object.hasOwn(Uo,t)?{gridAutoFlow:Uo[t]}:void 0}},"grid-row-start":gn("gridRowStart"),"grid-row-end":gn("gridRowEn\
d"),"grid-column-start":gn("gridColumnStart"),"grid-column-end":gn("gridColumnEnd"),"grid-row":ks("gridRowStart","gridRowEnd"),"grid-column":ks("gridColumnStart",
"gridColumnEnd"),"grid-area":ks("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},Ef=[["inline-start","left"],["inline-end","right"],["block-start",
"top"],["block-end","bottom"]],Lf=[["start","left"],["end","right"],["before","top"],["after","bottom"]],If=[["start","top"],["end","bottom"]],Af=[["start","lef\
t"],["end","right"]],Bf=[...Ef.flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`\
border-${s}-width`,`border-${t}-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...If.flatMap(([s,t])=>Af.map(([e,
n])=>[`border-${s}-${e}-radius`,`border-${t}-${n}-radius`])),...Lf.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),
["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size",
"max-height"]],Wf=s=>Object.fromEntries(Bf.map(([t,e])=>[t,s[e]])),bt=(...s)=>({kind:"matrix",values:s});function Ko(s){const t=s*Math.PI/180,[e,n]=[Math.cos(t),
Math.sin(t)];return bt(e,n,-n,e,0,0)}const Yo=s=>Math.cos(s*Math.PI/180),Nf=bt(1,0,0,1,0,0),wn=s=>Math.tan(s*Math.PI/180);function zf(s,t){if(s.type!=="Function")
return;const e=(0,x.M$)((0,x.aX)(s),x.wR).map(([r])=>r),n=e.map(r=>K(r,t)),i=e.map(Qt),o=e.map(vt);switch(s.name.toLowerCase()){case"translate":case"translate3d":
return n[0]&&{kind:"translate",x:n[0],y:n[1]??nt};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:nt};case"translatey":return n[0]&&{kind:"translate",x:nt,
y:n[0]};case"scale":return o[0]===void 0?void 0:bt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:bt(o[0],0,0,1,0,0);case"scaley":return o[0]===
void 0?void 0:bt(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:bt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===
1?Nf:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:Ko(i[0]);case"rotatex":return i[0]===void 0?void 0:bt(1,0,0,Yo(i[0]),0,0);case"rotatey":return i[0]===
void 0?void 0:bt(Yo(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:bt(1,wn(i[1]??0),wn(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:bt(1,0,wn(i[0]),
1,0,0);case"skewy":return i[0]===void 0?void 0:bt(1,wn(i[0]),0,1,0,0);case"matrix":{const r=e.map(ht);return r.length===6&&!r.includes(void 0)?bt(...r):void 0}case"\
matrix3d":{const r=e.map(ht);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:
bt(...a)}default:return}}const Xo=s=>s.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(s.name),Pf=s=>Xo(s)||s.type==="Function"&&/^translate(?:z|3d)$/i.test(
s.name),Zo={keys:["transform"],read:(s,t)=>{if((0,x.aG)(s[0])==="none")return{transform:[]};if(s.some(Xo)&&s.filter(Pf).length>1)return;const e=s.map(n=>zf(n,t));
return e.every(n=>n!==void 0)?{transform:e}:void 0}},Os=s=>({keys:[s],read:(t,e)=>{if((0,x.aG)(t[0])==="none")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>K(c,e)),
r=[n,i].map(vt);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??nt}]};if(s==="scale")return r[0]===void 0?void 0:{scale:[bt(r[0],0,
0,r[1]??r[0],0,0)]};const a=t.length===1?Qt(n):void 0;return a===void 0?void 0:{rotate:[Ko(a)]}}}),$f={transform:Zo,translate:Os("translate"),rotate:Os("rotate"),
scale:Os("scale"),"-webkit-transform":Zo,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=le(s.slice(0,2),t);return e&&{transformOrigin:e}}}};function qo(s,t){
const e=(0,x.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="larger")return o(n*1.2);if(e==="sm\
aller")return o(n/1.2);const r=e===void 0?void 0:jd(e);if(e!==void 0)return r&&{fontSize:Ud(r),fontSizedBy:r};const a=K(s,{...t,em:n}),c=a&&a.px+a.percent*n;return c===
void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,fontSizedBy:"length"}}function Vo(s,{parent:t}){
const e=(0,x.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.
fontWeight<550?100:t.fontWeight<750?400:700;const n=ht(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const Qo={normal:"normal",italic:"italic",oblique:"italic"},Jo=s=>{
const t=(0,x.aG)(s);return t!==void 0&&Object.hasOwn(Qo,t)?Qo[t]:void 0},tr=s=>(0,x.M$)(s,x.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,x.aG)(
n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function er(s,t){if((0,x.aG)(s)==="normal")return"normal";const e=ht(s);if(e!==void 0)return e>=0?{factor:e}:
void 0;const n=K(s,t);return n&&{px:n.px+n.percent*t.em}}const _f={keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamil\
y"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[Jo(a),Vo(
a,t)];if((0,x.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,x.aG)(a)==="small-cap\
s")e.fontVariant="small-caps";else break}const i=s[n],o=i&&qo(i,t);if(o===void 0)return;if(Object.assign(e,o),n++,s[n]&&(0,x.YY)(s[n])){const a=s[n+1]&&er(s[n+1],
{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=tr(s.slice(n));return r.length===0?void 0:{...e,fontFamily:r}}},nr=s=>z(s,(t,e)=>(0,x.aG)(
t)==="normal"?0:qe(t,e)),Df=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],Hf=["underline","line-through","overline"],sr=["solid","\
double","dotted","dashed","wavy"];function ir(s){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"solid"};for(const n of s){
const i=(0,x.aG)(n),o=Hf.find(c=>c===i),r=sr.find(c=>c===i),a=Rt(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=a===
"current"?void 0:a;else if(i!=="none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function Gf(s){const t={listStyleType:"dis\
c",listStylePosition:"outside"};for(const e of s){const n=(0,x.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=n;else if(e.
type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Ff(s){const[t]=s,e=(0,x.aG)(t);if(s.length===1&&(e==="none"||e==="\
normal"))return{content:e};const n=[];for(const i of(0,x.M$)(s,x.YY)[0]){const o=(0,x.aG)(i);if(i.type==="String")n.push({text:i.value});else if(o==="open-quote"||
o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(i.type==="Fun\
ction"){const r=jf(i.name.toLowerCase(),(0,x.M$)((0,x.aX)(i),x.wR));if(!r)return;n.push(r)}else if(i.type!=="Url")return}return{content:n}}function jf(s,t){const[
e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="counter")return{counter:n,style:(0,x.
aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,x.aG)(t[2]?.[0])??"decimal"}}const Ms=(s,t)=>({
keys:[s],read:e=>{if((0,x.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=ht(i),r=n.at(-1);if(i.type==="Identifier")n.push([i.name,t]);else if(o!==
void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),Uf=["start","left","right","center","justify","end"],Kf=new Map([["-webkit-left","left"],["-webkit-rig\
ht","right"],["-webkit-center","center"]]);function Yf([s,...t],{parent:e}){const n=t.length===0?(0,x.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;
if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-center")return{textAlign:i==="start"?"center":i,blockAlign:o};const r=Kf.get(n);if(r)return{
textAlign:r,blockAlign:r};const a=Uf.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}const Xf={color:z("color",(s,{parent:t})=>{const e=Rt(s);return e===
"current"?t.color:e}),font:_f,"font-size":{keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?qo(s,e):void 0},"font-weight":z("fontWeight",Vo),"\
font-style":z("fontStyle",Jo),"font-variant":D("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":D("fontVariant",["normal","s\
mall-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:tr(s)})},"line-height":z("lineHeight",er),"text-align":{keys:[
"textAlign","blockAlign"],read:Yf},"text-indent":z("textIndent",K),"text-transform":D("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spa\
cing":nr("letterSpacing"),"word-spacing":nr("wordSpacing"),"white-space":D("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wra\
p"}),"text-wrap":D("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":D("overflowWrap",["normal","break-word","anywhere"]),
"word-wrap":D("overflowWrap",["normal","break-word","anywhere"]),"word-break":D("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":oe("tabSi\
ze",0),direction:D("direction",["ltr","rtl"]),"unicode-bidi":D("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-\
override"}),visibility:D("visibility",["visible","hidden","collapse"]),"vertical-align":z("verticalAlign",(s,t)=>{const e=(0,x.aG)(s);return Df.find(i=>i===e)??
K(s,t)}),"text-decoration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:ir},"text-decoration-line":{keys:["textDecorationLine"],
read:s=>{const t=ir(s)?.textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":en("textDecorationColor"),"text-decoration-style":D("textD\
ecorationStyle",sr),"list-style":{keys:["listStyleType","listStylePosition"],read:Gf},"list-style-type":z("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,x.
aG)(s)),"list-style-position":D("listStylePosition",["inside","outside"]),"border-collapse":D("borderCollapse",["separate","collapse"]),"border-spacing":{keys:[
"borderSpacingX","borderSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(i=>tn(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"capti\
on-side":D("captionSide",["top","bottom"]),"empty-cells":D("emptyCells",["show","hide"]),"table-layout":D("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],
read:s=>{if((0,x.aG)(s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},
content:{keys:["content"],read:Ff},"counter-reset":Ms("counterReset",0),"counter-set":Ms("counterReset",0),"counter-increment":Ms("counterIncrement",1)},or={...Co,
...Wf(Co),...Sf,...Xf,...nf,...rf,...$f,...Cf,...ro},Zf=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class qf{characters=0;add(t){if(this.characters+=t,this.characters>X.xH)throw(0,X.qM)()}}class rr{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Ut(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>X.uN)throw(0,X.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=Ut(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;const n=e.trim().toLowerCase();if(n==="initial")return;if(n==="inherit"||n==="unset")return this.parent?.valueOf(t);this.open.add(
t);const i=this.replaceIn(e);return this.open.delete(t),this.known.set(t,i),i}}const ar={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"bar","-moz-progress-bar":"bar"},cr=s=>Object.hasOwn(ar,s)?ar[s]:void 0,lr=500;function dr(s,t,e,n){
if(e!==void 0&&e.length>lr)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>lr?void 0:`${n??""}${i}\
|${o}|${e??""}`}const Vf=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d)\(|\(\s{0,9}from\s|\bsubgrid\b/i,
Qf=new Set(["color","font","font-family","font-size"]),[Jf,th,fr,eh]=[0,1,2,3],hr=4,ur=2e4;class Ss{page;ignored=new Map;matcher=new zd;index=new Map;nodes=new Map;inline=new Map;replaced=new qf;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Vt,variables:new rr(void 0,this.replaced)}}styleOf(t,e,n){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)pr(o,f);else{const u=cr(h);u&&r.add(u)}}const a=Ed(t,n);
for(const f of a)o.push({declaration:f,tier:th,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push(
{declaration:f,tier:eh+(f.important?hr:0),specificity:0,order:0});const l=t.parent===void 0?void 0:dr(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.parent===
void 0&&(this.rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&
cr(r)===e);for(const r of o)pr(i,r);return this.share(dr(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:fr,specificity:0,order:o}));
return this.apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&n.push(`#${i}`);for(const o of n)
for(const r of this.index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=Re(t),this.inline.
size<ur&&this.inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.
get(t);if(r?.variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.
unknown},o.set(t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort(
(c,l)=>c.tier-l.tier||c.specificity-l.specificity||c.order-l.order);const i=this.scopeOf(t,e),o=Oe(e.style);for(const{declaration:c}of t)Qf.has(c.name)&&this.set(
o,c,e.style,i,n);Kd(o,e.style);const{fontSize:r,fontSizedBy:a}=o;for(const{declaration:c}of t){const{name:l}=c;l!=="font-size"&&l!=="color"&&!l.startsWith("--")&&
this.set(o,c,e.style,i,n),l==="font"&&Object.assign(o,{fontSize:r,fontSizedBy:a})}return{style:lo(o,e.style),variables:i}}scopeOf(t,{variables:e}){const n=t.filter(
({declaration:o})=>o.name.startsWith("--"));if(n.length===0)return e;const i=new rr(e,this.replaced);for(const{declaration:o}of n)i.set(o.name,o.value);return i}set(t,{
name:e,value:n},i,o,r){const a=Object.hasOwn(or,e)?or[e]:void 0;if(!a){e!=="all"&&!Zf.test(e)&&this.ignoreHere(e);return}const c=/var\(/i.test(n)?o.replaceIn(n):
n;if(c===void 0)return mr(t,a,i,"unset");const l=c.trim().toLowerCase();if(l==="inherit"||l==="initial"||l==="unset"||l==="revert"||l==="revert-layer")return mr(
t,a,i,l);const d=this.nodesOf(c);if(!d||d.length===0)return;const h={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.
height},parent:i,own:t},u=a.read(d,h);!u&&Vf.test(c)&&this.ignoreHere(e),u&&Object.assign(t,u)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,x.
wK)(t);return this.nodes.size<ur&&this.nodes.set(t,e),e}}function pr(s,{declarations:t,selector:e,order:n,isUsual:i}){for(const o of t){const r=(i?Jf:fr)+(o.important?
hr:0);s.push({declaration:o,tier:r,specificity:e.specificity,order:n})}}const nh=new Set(Object.keys(Pn));function mr(s,{keys:t},e,n){for(const i of t){const o=n===
"inherit"||n!=="initial"&&nh.has(i);s[i]=(o?e:Vt)[i]}}const sh=`
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
`,gr="blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp",ih=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
:is(body, td, th) > :is(${gr}):-moz-first-node { margin-top: 0 }
:is(body, td, th) > :is(center, div, form, main, section):-moz-first-node > :is(${gr}):-moz-first-node { margin-top: 0 }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`;class oh{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class pt{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=rh;place;isLegend=!1;legend;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new oh;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const rh={columns:1,rows:1};async function Dt(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var ah=T(42973),vs=T(
9876);const Rs=2e4;class Ts{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(
this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Rs?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.min(
t,Rs);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Rs;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}class wr{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),
this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const br=2e6;class ch{left=br;take(){
if(--this.left<0)throw(0,j.G6)([{field:"file",message:`has columns that take more than ${br} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}const J=2e4;function lh(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&yr(s),s.known.set("kept",t)),t}
function yr(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&yr(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="atom"&&n.kind!==
"apart"||e(n.box)),s.known.set("flowing",t)}return t}const xr=s=>s.fontStyle==="italic"&&Ne(s)==="Mono",kr=1e4;class dh{rules;typefaces;breaks;page;isQuirky;pieces=new wr(
kr);kept=new WeakMap;faces=new WeakMap;tiled=0;shadowed=0;shadowsLeftOut=0;work=new ch;constructor(t,e,n,i,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.
page=i,this.isQuirky=o}*layOut(t,e,n){if(n||!lh(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,
isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),
u}forget(){this.kept=new WeakMap,this.pieces=new wr(kr)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(
t,e=Ne(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;return{ascent:Math.round(e*i/1e3),descent:Math.
round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")return{above:e,below:n};const r="factor"in i?
i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const fh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|cursive|fantasy|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact)$/,
Or=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century.*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
Mr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,hh=1/26,uh=s=>s.fontWeight>=600&&Ne(s)==="Mono"?hh:0;function Ne({fontFamily:s,
fontWeight:t,fontStyle:e}){const n=s.find(r=>Mr.test(r)||Or.test(r)||fh.test(r))??"";if(Mr.test(n))return"Mono";const i=e==="italic",o=t>=600?i?"SemiBoldItalic":
"SemiBold":i?"Italic":void 0;return Or.test(n)?o?`Serif${o}`:"Serif":o??"Regular"}class ph{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.
length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];
for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*mh(s,t){if(!(yield*gh(s)))return!1;s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),
s.isFluid=vr(s);const e=[s];for(let n=e.pop();n;n=e.pop()){yield J/10;for(const i of Sr(n))i.pageName=i.style.pageName,i.isFluid=n.isFluid&&vr(i),n.isFluid&&i.pageName!==
n.pageName&&(i.widening=t(i.pageName)-t(n.pageName)),e.push(i)}return!0}function*gh(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield J/10,e.style.pageName!==
"")return!0;(0,_.RZ)(t,Sr(e))}return!1}function*wh(s){let t=0;const e=[[s,s.style.pageName]];for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield J/
10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push(
[c,l])}}return t}const Sr=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===0?e.filter(({isApart:n})=>!n):[],vr=({inner:s,style:{width:t,maxWidth:e}})=>(s===
"blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function Rr(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children[0])
t=e.box.pageName;return t}function bh(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}class Cs{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){
let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,G.lw)(r,i):r)}return i?(0,G.zl)(i,e):e}rectangle(t,e,n,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-n)*this.scale].map(ct.id).join(" ")} re`}}class Tr extends Cs{composition;box;most;refuse;names=new ph;areas=[];open=new Map;constructor(t,e,n,i,o){
super(new Ts(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}rename(t,e){this.names.of(t)!==e&&(this.names.
set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{box:n,names:i,scale:o}=this;
return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+Math.floor(e-n+.5)}x(t,e){return this.
areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.scale}sheet(t){const{sheets:e}=this.composition;
if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){
const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...i)}link(t,e,n,{target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}close(){for(const t of this.
open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);
i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(
r)}}const Cr=1e9,yh=500;function*Er(s,t){const e=[t];for(let n=e.pop();n;n=e.pop()){yield yh;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;
if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<0)return!1;if(i.box.style.overflow!=="hidden"){for(const{line:f,top:h,atoms:u}of a){if(s.y(0,h+f.height/2)<0)return!1;for(const p of u)
e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}class Lr extends Cs{around;page;start;bound=new WeakMap;constructor(t,e){super(new Ts(()=>Cr,
Cr),t.scale),this.around=t,this.page=e,this.start=t.fragments.startOf(e)}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}x(t,e){return this.
around.x(this.page,e)}y(t,e){return this.around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(
this.page,e)}sizeOf(){return this.around.sizeOf(this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(
this.page,e,n,i,this.bindAll(o))}moved(t,e,n){return this.around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||
this.bound.set(e,n={on:()=>e.on(0)}),n})}}function Ir({box:s,height:t,lines:e},n,i){if(t>n)return!1;const{breakInside:o}=s.style;return o==="avoid"||o==="avoid-\
column"&&i||s.inner==="image"||s.keepsNext&&e.length>0||Ar(s.style)}const Ar=({transform:s})=>s.some(({kind:t})=>t==="matrix"),Br=s=>s==="page"||s==="left"||s===
"right"?"page":s==="column"?"column":void 0;function Wr(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=Br(e.box.style.breakBefore);if(n===
"page")return n;t??=n}return t}function xh(s){let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=Br(e.box.style.breakAfter);if(n==="pag\
e")return n;t??=n}return t}function kh(s,t,e,{orphans:n,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function bn(s,t,e){
for(let n=s,i=0;;){if(Ir(n,t,e))return i+n.height;if(n.columns)return i+Math.min(bn(n.columns.content,t,!0),n.height);const{lines:o,box:r,children:a}=n;if(o.length>
0){const l=o[Math.min(o.length<=r.style.orphans+r.style.widows-1?o.length:r.style.orphans,o.length)-1];return i+l.y+l.height}if((n.head??n.foot)&&a.length>1){const{
head:l,foot:d}=n,f=a.find(h=>h!==l&&h.children.length>0)?.children[0];return i+(l?l.y+l.height:0)+(f?.height??0)+(f&&d?d.height:0)}const[c]=a;if(!c||n.flow==="b\
ands"&&n.height<=t/4)return i+n.height;i+=c.y,n=c}}function*ze(s,t,e){yield J/10;const n={laid:s,x:t,top:e,bottom:e+s.height,lines:[],children:[],apart:[],repeated:[]};
for(const i of s.lines){const o=[];for(const{laid:r}of i.atoms)o.push(yield*ze(r,t+r.x,e+i.y+r.y));n.lines.push({line:i,top:e+i.y,atoms:o})}for(const i of s.children)
n.children.push(yield*ze(i,t+i.x,e+i.y));for(const i of s.apart)n.apart.push(yield*ze(i,t+i.x,e+i.y));return n.columns=s.columns?.whole,n}class yn{box;x=0;y=0;width=0;height=0;border=xn;padding=xn;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;shift;after=new Ht;columns;slack=0;head;foot;frame;legend;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.
width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const xn={top:0,right:0,bottom:0,left:0};class Ht{most;least;constructor(t=0,e=0){
this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Ht(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){
return new Ht(Math.max(this.most,t),Math.min(this.least,e))}}const lt=s=>s==="auto"||s==="none",E=(s,t)=>s==="auto"?0:R(s,t),Pt=({marginTop:s,marginRight:t,marginBottom:e,
marginLeft:n},i)=>({top:E(s,i),right:E(t,i),bottom:E(e,i),left:E(n,i)}),dt=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>Nr(s,t,
e,n),Nr=(s,t,e,n)=>s===0&&t===0&&e===0&&n===0?xn:{top:s,right:t,bottom:e,left:n},mt=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>Nr(Math.max(
R(s,i),0),Math.max(R(t,i),0),Math.max(R(e,i),0),Math.max(R(n,i),0)),W=({left:s,right:t})=>s+t,N=({top:s,bottom:t})=>s+t;function Oh(s,t){const e=new yn(s);return e.
border=dt(s.style),e.padding=mt(s.style,t),e}function H(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.max((t??0)-Mh(s.
fills,n,t??0),e);const i=R(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const Mh=(s,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:i},o)=>s===
"across"?E(t,o)+E(e,o):E(n,o)+E(i,o);function ft(s,t,e,n){const i=H(t.maxWidth,e,n,t)??1/0,o=H(t.minWidth,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function yt(s,t,e,n){
const i=H(t.maxHeight,e,n,t)??1/0,o=H(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function Pe(s,t,e){const n=t.aspectRatio??1;return t.boxSizing===
"border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function zr(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s/n:Math.max(s-e.across,0)/n+e.down}
function kn(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=H(t.maxHeight,e,n.down,t),o=H(t.minHeight,e,n.down,t),r=i===void 0?s:Math.min(
s,Pe(i,t,n));return o===void 0?r:Math.max(r,Pe(o,t,n))}function Pr({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){const a=(m,g)=>m==="auto"||m.
percent!==0&&g===void 0?void 0:R(m,g??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===
0?void 0:{x:u,y:p}}const Sh=1,vh=.5,Es=.1;function*$r(s,t,e){const{count:n}=s,i=m=>Math.floor(m/n),o=yield*_r(s,m=>t.roomOf(i(m)).height,t.most,e),r=i(o.last),c=(s.
fillsFirst||n===1||t.depth>Sh?void 0:yield*Th(s,t,{row:r,full:o},e))??o,l=yield*Ch(c,n),d=[];for(let m=0;m<=r;m++){const{top:g,height:b}=t.roomOf(m),w=m===r?c.height??
l[m]:l[m],y=t.isOpen||m===r?w??0:b,k=d.at(-1);d.push({top:t.isOpen?k?k.top+k.height:0:g,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*_r({content:s},t,e,n){const i=new Ts(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=Rh(r),c=Math.max(o.pageOf(a-2*Es),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Rh({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,
top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Th(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=function*(u){const m=yield*_r(
s,g=>g<r?t.roomOf(Math.floor(g/o)).height:u,t.most,i);return m.last<r+o&&m.excess<=n.excess+Es?m:void 0};let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};
for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>vh;){const u=(d+f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*Ch({content:s,
fragments:t},e){const n=[],i=r=>{const a=t.at(r-Es),c=Math.floor(a/e);for(;n.length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.
filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of s.lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,
top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return n}const Ot=.05,Eh={count:1,depth:0};class On{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;constructor(t,e,n=Eh,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+Ot)}*place(t,e,n,i){yield J/4,this.within.depth>0&&this.work.take();let o=n;const r=Ir(t,this.height-i,this.within.depth>0);r&&this.crosses(
o,t.height)&&(o=this.next(o,i)),(r||t.box.inner==="image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],repeated:[]};
if(t.columns)yield*this.columns(a,i);else{const c=new Lh(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.sequence(
a,i,c),yield*this.apart(a,i,c)}return a}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+Ot}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.
pageOf(t))-Ot)}next(t,e){return this.fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=!0),n===
"column"?this.next(t,e):this.fragments.startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===0?!1:
!this.isAtStart(e,n)||t==="page"&&this.pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+Ot}*columns(t,e){const{fragments:n,
work:i}=this,o=t.laid.columns;!this.isAtStart(t.top,e)&&this.crosses(t.top,bn(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.
pageOf(r),{whole:l}=o,d=l?.rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=g=>{const b=g===
0?r:n.startOf(c+g)+e;return{top:b-r,height:this.endOf(c+g)-b}},p=this.within.depth+1,m=g=>new On(g,i,{count:o.count,depth:p});t.columns=yield*$r(o,{roomOf:u,most:this.
height-e,depth:p},m),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,n){
const{laid:i}=t,{lines:o,box:r}=i;let a=0;for(let c=0;c<o.length;c++){yield 2e3;const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;
const f=kh(a,c,o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?c:f,p=n.at(o[u].y);this.isAtStart(p,e)||(n.move(o[u].y,this.next(p,e)),a=u,c=u)}for(const c of o){
const l=n.at(c.y);this.isTall(c,e)||this.measure(l,c.height);const d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);
d.push(u),f=Math.max(f,u.bottom)}f>l+c.height+Ot&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=n.at(i.height)}isTall({height:t},e){return t>
this.height-e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r,foot:a}=i;let c=e;const l=this.taken;a&&a.height<=this.height/4&&(this.taken+=a.height);const d=this.
taken>l;for(const[f,h]of o.entries()){const u=o[f-1];h===a&&(this.taken=l);let p=n.at(h.y);const m=u?t.children[f-1].bottom:t.top,g=u&&this.rename?Rr(h):void 0,
b=g!==void 0&&g!==bh(u),w=b?"page":Dr(Wr(h),u&&xh(u));this.isForcedNow(w,m,c)?p=this.nextForced(m,c,w)+Math.max(E(h.box.style.marginTop,i.contentWidth),0):u&&!this.
isAtStart(m,c)&&this.pageOf(p)>this.pageOf(m-Ot)?p=this.next(m-Ot,c):!this.isAtStart(p,c)&&this.crosses(p,this.leastOf(h,c))?p=this.next(p,c):!this.isAtStart(p,
c)&&this.needsNext(o,f,p,c)&&(p=this.next(p,c)),b&&this.rename(this.pageOf(p),g);const y=yield*this.place(h,t.x+h.x,p,c);n.move(h.y,y.top),n.move(h.y+h.height,y.
bottom),t.children.push(y),h===r&&r.height<=this.height/2&&(c=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),this.taken=l,r&&c>e&&(yield*this.repeatHead(t,
e)),a&&d&&(yield*this.repeatFoot(t,a,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&
!this.avoids(a.box.style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+bn(a,this.height-i,this.within.depth>0);break}o+=c+a.height}
return this.crosses(n,o)&&o<=this.height-i}leastOf(t,e){const n=this.height-e,i=bn(t,n,this.within.depth>0);return i<=n?i:0}avoids(t){return t==="avoid"||t==="a\
void-column"&&this.within.depth>0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,_.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.
pageOf(i.bottom-Ot)+1;r<=this.pageOf(o-2*Ot);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,n){const i=t.
children.find(({laid:a})=>a===e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield J/10;const[l,d]=[this.pageOf(
c.top),this.pageOf(c.bottom-2*Ot)];for(let f=l;f<d;f++)r.set(f,this.endOf(f)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.repeated.
push(yield*this.place(e,i.x,c,n))}*bands(t,e,n){const{laid:i}=t,o=new Map(i.children.map((a,c)=>[a,c])),r=[];for(const a of Ih(i.children)){const c=a[0].y,l=(0,_.
Kf)(a.map(({y:g,height:b})=>g+b));let d=n.at(c);const f=r.length>0?a.map(Wr).reduce(Dr,void 0):void 0,h=l-c,u=h<=this.height/4;this.isForcedNow(f,d,e)?d=this.nextForced(
d,e,f):u&&this.crosses(d,h)&&(d=this.next(d,e)),u&&this.measure(d,h),n.move(c,d);let p=d;const m=[];for(const g of a){const b=yield*this.place(g,t.x+g.x,d+g.y-c,
e);m.push(b),p=Math.max(p,b.bottom+l-g.y-g.height)}for(const g of m)g.laid.y+g.laid.height>l-Ot&&(g.bottom=p);for(const g of m)r.push(g);n.move(l,p)}r.sort((a,c)=>o.
get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.apart){const r=o.
isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.position==="fixed"?yield*ze(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(c),o.box.style.
float!=="none"&&o.y+o.height<=i.height+Ot&&(t.bottom=Math.max(t.bottom,c.bottom+i.height-o.y-o.height))}}}const Dr=(s,t)=>s==="page"||t==="page"?"page":s??t;class Lh{from=[
0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(
n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function Ih(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.
y-o.y)){const i=t.at(-1);i&&(n.y<e-Ot||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}class Ah extends Cs{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const n=this.above(t,e);return e+this.around.snap(this.pageOf(t),n)-n}x(t,e){return this.around.x(this.pageOf(t),this.at(t).left+e)}y(t,e){return this.around.y(
this.pageOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.pageOf(t))}wideningOn(){return 0}sizeOf(t){return this.around.sizeOf(this.pageOf(t))}draw(t,e,n,...i){
const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.pageOf(t),e,o,...i)}link(t,e,n,i,o){this.around.link(this.pageOf(t),e,super.moved(t,n,
o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.pageOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.at(t).top+e-this.fragments.startOf(
t)}pageOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Ls(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.bound.get(t);return n||this.bound.
set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function Ls({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),l=r[Math.min(c,r.length-1)],d=a%
n,f=e.box.style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function Bh(s,t,e){const{style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,
columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...Vt,color:n.color,outlineWidth:0,borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,
right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(w=>Ls(s,a,s.columns,w).left),{top:p,height:m}=Ls(
s,a,s.columns,f),g=(Math.max(h,u)+Math.min(h,u)+a.width)/2,b={left:g-i/2,right:g+i/2,top:p,bottom:p+m};d.push({rect:b,style:c,border:l,padding:{...l,left:0},images:void 0,
opacity:t,scopes:e})}return d}const Wh=500;function*Nh(s){let t=0,e=!1;const n=[s];for(let i=n.pop();i;i=n.pop()){yield Wh;const{laid:o,lines:r,children:a,apart:c}=i;
if(o.box.replaced)return!0;t+=Hr(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:f}of l.inlines)t+=Hr(f.style);for(const f of d)n.
push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);i.columns&&n.push(i.columns.content)}return!1}const Hr=s=>+(s.backgroundColor!==
void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+
+(s.outlineWidth>0),zh=.5,Ph=7;function $h(s,t,e,{opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!==
"visible")return;const{style:d}=l,f=Gr(e)??e.top+a.top+c.top+t.lineOf(d).above,h=s.pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",m=p?
e.x+e.laid.width:e.x,{color:g,alpha:b}=d.color,w=l.shape&&Hh(l.shape,t.metricsOf(d).ascent),y=t.typefaces.word(w?.text??l.text,w?"Regular":t.faceOf(d)),k=w?.size??
d.fontSize,O=y.width*k/1e3,M=w?m+(p?w.away:-w.away)-O/2:p?m:m-O,v={kind:"text",x:s.x(h,M),y:s.y(h,s.snap(h,f)-(w?.rise??0)),size:k*s.scale,color:g,words:[y],alpha:b*
n,...l.shape==="circle"&&{bolder:zh*s.scale}};s.draw(h,u,i,v)}const _h={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",
part:.248,more:0}},Dh=.363;function Hh(s,t){const{text:e,part:n,more:i}=_h[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;
return{text:e,size:a,away:o+Ph-r/2,rise:c-Dh*a}}function Gr(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=Gr(e);if(n!==
void 0)return n}}const Ct=[[0,0],[0,0],[0,0],[0,0]];function Is(s,t,e){const n=[s.borderTopLeftRadius,s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].
map(([d,f])=>[R(d,t),R(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(
([d,f])=>[d*l,f*l])}const se=(s,{top:t,right:e,bottom:n,left:i})=>s.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),
xt=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-i.right,bottom:n-i.bottom}),Et=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function Yt(s,t,e,n){
const[i,o]=[s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,
corners:n};const[c,l]=[r===e.top,a===e.bottom],d=n.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Gh=(s,t,e,n)=>[(0,ct.id)(s),
(0,ct.id)(t),(0,ct.id)(e-s),(0,ct.id)(n-t),"re"].join(" ");function Y({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Gh(o.x(s),o.y(
n),o.x(e),o.y(t));const r=(h,u)=>`${(0,ct.id)(o.x(h))} ${(0,ct.id)(o.y(u))}`,[a,c,l,d]=i,f=1-ct.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)}\
 ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)}\
 ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function Fh(s,t,e){const[n,i]=[t.right-t.left,t.bottom-
t.top];switch(s.kind){case"polygon":return{clip:`${s.corners.map(([a,c])=>`${(0,ct.id)(e.x(t.left+R(a,n)))} ${(0,ct.id)(e.y(t.top+R(c,i)))}`).map((a,c)=>`${a} ${c===
0?"m":"l"}`).join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[o,r]=[R(s.center[0],n),R(s.center[1],i)],[a,c]=jh(s,{cx:o,cy:r,width:n,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:Y({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=s.sides,l={left:t.left+
R(c,n),right:t.right-R(r,n),top:t.top+R(o,i),bottom:t.bottom-R(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[Math.min(R(s.radius,n),d/2),
Math.min(R(s.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:Y(u,[h,h,h,h],e)}}}}function jh({radii:s},{cx:t,cy:e,width:n,height:i}){
const[o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.max(R(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.
min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],Math.hypot(n,i)/Math.SQRT2);return[l,l]}const Uh="…";function Kh({
texts:s,atoms:t},e,n){if(s.reduce((r,{x:a,width:c})=>Math.max(r,a+c),0)<=e+.5||t.length>0)return;let o;for(const r of s){const a=e-n(r);if(r.x>a)break;o={at:Math.
min(r.x+Yh(r,a-r.x),r.x+r.width),text:r}}return o??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function Yh({words:s,style:t},e){let n=0;for(const{parts:i,after:o=0}of s){
for(const{glyphs:r}of i)for(const{advance:a}of r){const c=n+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}const Xh=1e3;function Zh(s,t,e){
return s.kind==="linear"?Vh(s,t,e):Jh(s,t,e)}const qh=({left:s,top:t,right:e,bottom:n},i)=>[i.x(s),i.y(n),i.x(e),i.y(t)];function Vh(s,t,e){const[n,i]=[t.right-
t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Qh(s.angle,n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.
sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=As(s,c),p=m=>[e.x(o+l*(2*m-1)),e.y(r+d*(2*m-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:qh(t,e)}}function Qh(s,t,e){
if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:
i<0?360-o:180+o}function Jh(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[R(s.center[0],n),R(s.center[1],i)],[a,c]=tu(s,{cx:o,cy:r,width:n,height:i}),
{stops:l,from:d,to:f}=As(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,
0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function tu({extent:s,isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(
n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith("corner");if(t){const h=f?
Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function As({stops:s,repeats:t},e){const n=eu(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({
paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.push({paint:r.at(-1).paint,at:o+a/10}),Bs(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.
min(Math.ceil(1/a)+1,Math.floor(Xh/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Bs(l,i,i+c*a)}return Bs(
r,i,a>1e-4?o:i+1e-4)}function Bs(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{
...o,color:(n[r-1]??n[r+1]??o).color}),from:t,to:e}}function eu(s,t){const e=s.map(({at:o},r)=>o?t>0?R(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);let n=-1/0;const i=e.
map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+
(i[c]-i[a])*(r-a)/(c-a)})}const Fr=180,nu=24;function su(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+R(s.center[0],r),e+R(s.center[1],a)],
d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(n-c,l-e),r,a),f=typeof s.angle=="number"?s.angle/360:0,{stops:h,from:u,to:p}=As(s,1),m=h.map(y=>({...y,at:u+y.at*(p-
u)})),g=iu(m),b=g.every(({alpha:y})=>y===1),w=y=>{const k=2*Math.PI*(f+y);return`${(0,ct.id)(o.x(c+Math.sin(k)*d))} ${(0,ct.id)(o.y(l-Math.cos(k)*d))}`};return g.
map(({start:y,end:k,color:O,alpha:M})=>{const v=b?1:k,S=Math.max(Math.ceil((v-y)*nu),1),I=Array.from({length:S+1},(C,U)=>w(y+(v-y)*U/S));return{path:[`${(0,ct.id)(
o.x(c))} ${(0,ct.id)(o.y(l))} m`,...I.map(C=>`${C} l`),"h"].join(" "),color:O,alpha:M}})}function iu(s){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.
max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||
a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*Fr),1),Fr);for(let d=0;d<
l;d++){const f=c?0:(d+.5)/l,h=(m,g)=>m+(g-m)*f,u=r.color.map((m,g)=>h(m,a.color[g])),p=m=>r.at+(a.at-r.at)*m/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const ou=2e4,Ws=({width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function jr(s){if(!Pi(s))return s.displayed;const{width:t,height:e,
drawing:n}=s,[,,i,o]=n.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0?{width:i,height:o,isRatio:!0}:void 0}function Ur(s,t,e){
const[n,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(f=>f==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};
const f=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=s,c=r==="auto"?void 0:R(r,n),l=a==="auto"?void 0:
R(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}
function Kr(s,t,[e,n],i,o){return i?o?{starts:[e],size:n-e}:{starts:ru(s,t,e,n),size:t}:{starts:[s],size:t}}function ru(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,
o=Math.min(Math.ceil((n-i)/t-1e-4),ou);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const au=3e3,cu=100,lu=300,du=[{px:0,percent:0},{px:0,percent:0}],
fu=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left});function hu({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t==
"object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class uu{canvas;drawings;fills=new WeakMap;constructor(t,e){this.
canvas=t,this.drawings=e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,f=d==="padding-box"?r:d==="content-box"?
fu(r,a):void 0,[h,u]=f?[xt(o,f),se(e,f)]:[o,e],p=Yt(this.canvas.fragments,n,h,u),m=Y(p.rect,p.corners,Et(this.canvas,n)),{backgroundColor:g}=i;g&&g.alpha>0&&this.
canvas.draw(n,void 0,l,{kind:"shape",path:m,fill:g.color,alpha:g.alpha*c});for(let b=i.backgroundImage.length-1;b>=0;b--)yield*this.layer(t,b,m,n)}*layer(t,e,n,i){
const{style:o,rect:r,border:a,images:c,scopes:l}=t,d=xt(r,a),f=o.backgroundImage[e],h="url"in f?c?.get(f.url):void 0;if("url"in f&&!h)return;const u=(U,gt)=>U.length===
0?gt:U[e%U.length],p=Ur(u(o.backgroundSize,["auto","auto"]),d,h&&jr(h));if(p.width<=0||p.height<=0)return;const m=u(o.backgroundPosition,du),g=d.left+R(m[0],d.right-
d.left-p.width),b=d.top+R(m[1],d.bottom-d.top-p.height),w=u(o.backgroundRepeat,"repeat"),y=Yt(this.canvas.fragments,i,r,Ct).rect,k="url"in f?void 0:f,O=k&&hu(k),
[M,v]=[w==="repeat"||w==="repeat-x",w==="repeat"||w==="repeat-y"],S=Kr(g,p.width,[y.left,y.right],M,O==="across"),I=Kr(b,p.height,[y.top,y.bottom],v,O==="down"),
B={columns:S.starts,rows:I.starts,width:S.size,height:I.size},C={page:i,element:void 0,scopes:[...l,{on:()=>({clip:n})}]};yield*this.tiled(k??h,B,t,C,n)}*tiled(t,e,n,i,o){
const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,n,i,o);if(!r&&!Pi(t))return yield*this.pictures(t,e,i);const a=Et(this.canvas,i.
page);for(const c of e.rows)for(const l of e.columns){const d=Ws(e,l,c);r?yield*this.wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,n.opacity)}}*repeat(t,{columns:e,
rows:n},{page:i,scopes:o}){const r=Et(this.canvas,i);if(e.length*n.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);
const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield cu*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){
if(e.columns.length===0||e.rows.length===0)return;const i=Et(this.canvas,n.page),o=Ws(e,e.columns[0],e.rows[0]),r=(0,G.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,
0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{
page:i,scopes:o}){const r=Et(this.canvas,i),a=[...o,{on:()=>({clip:Y(e,Ct,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(su(t,e,r)))yield au,this.
canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,n].join(),r=this.fills.get(t);if(r?.key===
o)return r.fill;const a=Zh(t,e,Et(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*lu;const l=n<1?{...a,stops:c.map(d=>({...d,alpha:d.
alpha*n}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,
d=Ws(e,e.columns[0],e.rows[0]),f=Et(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=xt(r,a),p=d.left<=u.left&&d.right>=u.right,m=d.top<=u.top&&d.bottom>=
u.bottom;p&&m&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:Y(d,Ct,f),
fill:h},e,i)}}const pu=1e3,mu=20,gu=2e3;class wu{canvas;backgrounds;drawings;constructor(t,e,n){this.canvas=t,this.backgrounds=e,this.drawings=n}*paint(t,e){const{
style:n,images:i,rect:o,border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.
outset.map((S,I)=>Zr(S,0,d[I])),[h,u,p,m]=f,g=xt(o,{top:-h,right:-u,bottom:-p,left:-m}),b="stops"in l?void 0:jr(l),w=Ur(["auto","auto"],g,b);if(w.width<=0||w.height<=
0)return!0;const y=Yt(this.canvas.fragments,e,g,Ct).rect,k=Y(y,Ct,Et(this.canvas,e)),O=[...t.scopes,{on:()=>({clip:k})}],[M,v]=bu(a,g,w,d);for(const[S,I]of v.entries())
for(const[B,C]of M.entries()){if(S===1&&B===1&&!a.isFilled)continue;const U={...w,left:g.left,top:g.top},[gt,$t]=a.repeat,Zt=B===1?qr(C,Xr(S===1?[v[0],v[2]]:[I]),
gt):Yr(C),Gt=S===1?qr(I,Xr(B===1?[M[0],M[2]]:[C]),$t):Yr(I);yield*this.part(l,U,[C,I],[Zt,Gt],{...t,scopes:O},e)}return!0}*part(t,{left:e,top:n,width:i,height:o},[
r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=Et(this.canvas,f),u=Y({left:e,top:n,right:e+i,bottom:n+o},Ct,h),p=Y({left:r.to,top:a.
to,right:r.to+r.length,bottom:a.to+a.length},Ct,h),m=[...d.scopes,{on:()=>({clip:p})}],g={columns:[e],rows:[n],width:i,height:o};this.drawings.countTiles(mu*l.starts.
length*c.starts.length);for(const b of l.starts)for(const w of c.starts){yield gu;const y={left:w,top:b,right:w+c.length,bottom:b+l.length},k=Y(y,Ct,h),[O,M]=[c.
length/r.size,l.length/a.size],v=[O,0,0,M,h.x(w)-O*h.x(e+r.from),h.y(b)-M*h.y(n+a.from)],S=[...m,{on:()=>({clip:k})},{on:()=>({matrix:v})}],I={page:f,element:void 0,
scopes:S};yield*this.backgrounds.tiled(t,g,{...d,scopes:S},I,u)}}}const Yr=({to:s,length:t})=>({starts:[s],length:t});function Xr(s){const t=s.find(({size:e,length:n})=>e>
0&&n>0);return t?t.length/t.size:1}function bu({slice:s,width:t},e,n,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,n.height,n.width],c=s.map(
(g,b)=>Math.min(Math.max(R(g,a[b]),0),a[b])),l=t.map((g,b)=>g==="auto"?c[b]:Zr(g,b%2===0?r:o,i[b])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.map(g=>g*
d),m=(g,b,w,y,k,O,M)=>[{from:0,size:b,to:y,length:O},{from:b,size:g-b-w,to:y+O,length:k-O-M},{from:g-w,size:w,to:y+k-M,length:M}];return[m(n.width,c[3],c[1],e.left,
o,p,h),m(n.height,c[0],c[2],e.top,r,f,u)]}const Zr=(s,t,e)=>"times"in s?s.times*e:R(s,t);function qr({size:s,to:t,length:e},n,i){const o=s*n;if(i==="stretch"||o<=
e/pu)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/c}}if(i==="spa\
ce"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),a=t+e/2-o/
2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const yu=.33,xu=.13;function ku([s,t,e],n){const i=Math.max(s,t,e);
return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function Ou(s){const[t,e,n]=s,i=Math.max(t,e,n),o=r=>ku(s,Math.min(Math.max(i+r*yu,0),1));return i<xu?{dark:o(1),light:o(
2)}:{dark:o(-1),light:o(1)}}const Mu=10,Vr=3e3;class Su{canvas;constructor(t){this.canvas=t}*outside({style:t,rect:e,opacity:n,scopes:i},o,r){for(const{x:a,y:c,
blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;yield Mn(l)*Vr;const{color:u,alpha:p}=f??t.color,m=Et(this.canvas,r),g=Yt(this.canvas.
fragments,r,e,o),b=Y(g.rect,g.corners,m),w=Mn(l),y=1-(1-p*n)**(1/w);if(y<=0)continue;const k={on:()=>({clip:`${this.canvas.wholePage(r)} ${b}`,hasHoles:!0})};for(let O=0;O<
w;O++){const[M,v]=Jr(e,o,a,c,d+Qr(O,w,l));if(M.right<=M.left||M.bottom<=M.top)continue;const S=Yt(this.canvas.fragments,r,M,v);S.rect.bottom<=S.rect.top||this.canvas.
draw(r,void 0,[...i,k],{kind:"shape",path:Y(S.rect,S.corners,m),fill:u,alpha:y})}}}*inside({style:t,rect:e,border:n,opacity:i,scopes:o},r,a){for(const{x:c,y:l,blur:d,
spread:f,paint:h,isInset:u}of[...t.boxShadow].reverse()){if(!u)continue;yield Mn(2*d)*Vr;const{color:p,alpha:m}=h??t.color,g=Et(this.canvas,a),[b,w]=[xt(e,n),se(
r,n)],y=Yt(this.canvas.fragments,a,b,w);if(y.rect.bottom<=y.rect.top)continue;const k=Mn(2*d),O=1-(1-m*i)**(1/k);if(O<=0)continue;const M={on:()=>({clip:Y(y.rect,
y.corners,g)})};for(let v=0;v<k;v++){const[S,I]=Jr(b,w,c,l,-f-Qr(v,k,d)),C=S.right>S.left&&S.bottom>S.top?` ${Y(S,I,g)}`:"";this.canvas.draw(a,void 0,[...o,M],{
kind:"shape",path:`${this.canvas.wholePage(a)}${C}`,fill:p,alpha:O,hasHoles:!0})}}}}const Mn=s=>s>0?Math.min(Math.max(Math.ceil(s/3),2),Mu):1,Qr=(s,t,e)=>t>1?e*
.6*(1-2*s/(t-1)):0;function Jr({left:s,top:t,right:e,bottom:n},i,o,r,a){return[{left:s+o-a,top:t+r-a,right:e+o+a,bottom:n+r+a},i.map(([l,d])=>[Math.max(l+a,0),Math.
max(d+a,0)])]}class vu{canvas;shadows;backgrounds;images;constructor(t,e){this.canvas=t,this.shadows=new Su(t),this.backgrounds=new uu(t,e),this.images=new wu(t,
this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.
length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Is(e,
n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(n)){const d=this.drawnOn(l,t),f=e.boxShadow.length>0;f&&(yield*this.shadows.outside(d,c,l)),o&&(yield*this.
backgrounds.paint(d,c,l)),f&&(yield*this.shadows.inside(d,c,l)),a&&!(yield*this.images.paint(d,l))&&this.borders(d.gap?this.besideGap(d,d.gap,l):d,c,l),e.outlineWidth>
0&&this.outlineOf(d,l)}}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?0:this.canvas.wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+
o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${Y(e,Ct,this.points(n))}`;return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({
top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},
(r,a)=>n+a)}points(t){return Et(this.canvas,t)}borders(t,e,n){const{rect:i,border:o,style:r}=t,a=Yt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?
o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.endOf(n))return;const l=Tu(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(
({line:b,paint:w})=>b===f[0].line&&Cu(w,f[0].paint));if(f.length===0||!d)return;const{line:u,paint:p}=f[0],m=f.length===4;if(h&&m&&(u==="solid"||u==="double")){
this.ring(t,a,c,p,n),u==="double"&&this.gap(t,a,c,n);return}const g=a.corners.every(([b,w])=>b>0&&w>0);if(h&&m&&g&&(u==="dashed"||u==="dotted"))this.roundDashes(
t,a,f[0],n);else for(const b of f)this.side(t,a,c,b,n)}roundDashes({opacity:t,scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},
d=this.points(a),f=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:Y(xt(n.rect,l),se(n.corners,l),d),color:r.color,alpha:r.alpha*t,width:f,
cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*f]:[ta(i)*this.canvas.scale],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.
points(a),l=xt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${Y(l,se(n.corners,i),c)}`:"",h=`${Y(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"sh\
ape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const o=ea(n,.3333333333333333);if(Math.max(n.top,n.right,n.bottom,n.left)<3)return;const r=xt(e.rect,o),
a=t.style.backgroundColor??Ru;this.ring(t,{rect:r,corners:se(e.corners,o)},o,a,i)}side(t,e,n,i,o){const r=Lu[i.line];if(r){const w=ea(n,.5),y={rect:xt(e.rect,w),
corners:se(e.corners,w)};for(const[k,O]of r.entries())this.side(t,k===0?e:y,w,{...i,line:O},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=xt(e.rect,n),
f=e.corners.some(([w,y])=>w>0&&y>0),h=Y(d,se(e.corners,n),l),{color:u,alpha:p}=i.paint,m=Eu(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.
rect,i,o);const b=`${Iu(i.side,e.rect,f?Au(d,e):d).map(([w,y],k)=>`${l.x(w).toFixed(3)} ${l.y(y).toFixed(3)} ${k===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.
draw(o,void 0,a,{kind:"shape",path:b,fill:m,alpha:p*c});else{const w={on:()=>({clip:b})},y=`${Y(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,w],{kind:"\
shape",path:y,fill:m,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,
u=this.points(f),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,b=a==="left"?n+p:o-p,w=m?o-n:r-i,y=l==="dotted"?c:ta(c),k=Math.max(Math.round(w/y/2-.5),0),
O=w/(2*k+1),M=[];for(let v=0;v<=Math.min(k,2e3);v++){const S=v*2*O,I=m?{left:n+S,right:n+S+O,top:g-p,bottom:g+p}:{top:i+S,bottom:i+S+O,left:b-p,right:b+p},B=l===
"dotted"?c/2:0;M.push(Y(I,Array.from({length:4},()=>[B,B]),u))}h.draw(f,void 0,t,{kind:"shape",path:M.join(" "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{
style:n,rect:i}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=n.outlineWidth,c=Yt(this.canvas.fragments,e,xt(i,r),Ct),l=n.outlineColor??
n.color,d=n.outlineStyle;if(d!=="dashed"&&d!=="dotted")this.ring(t,c,{top:a,right:a,bottom:a,left:a},l,e);else for(const f of["top","right","bottom","left"])this.
dashes(t,c.rect,{side:f,width:a,line:d,paint:l},e)}}const ta=s=>(s>=3?2:3)*s,Ru={color:[1,1,1],alpha:1},ea=({top:s,right:t,bottom:e,left:n},i)=>({top:s*i,right:t*
i,bottom:e*i,left:n*i}),Tu=(s,t)=>[{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.borderRightStyle,
paint:s.borderRightColor??s.color},{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??s.color},{side:"left",width:t.left,line:s.borderLeftStyle,
paint:s.borderLeftColor??s.color}],Cu=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function Eu({line:s,side:t},e){if(s!=="inset"&&s!=="outset")
return e;const n=t==="top"||t==="left",{dark:i,light:o}=Ou(e);return n===(s==="inset")?i:o}const Lu={groove:["inset","outset"],ridge:["outset","inset"]};function Iu(s,t,e){
switch(s){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],
[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,
e.bottom],[t.right,t.bottom]]}}function Au(s,{rect:t,corners:e}){const[n,i]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,
c),0),n,i);return{left:Math.max(s.left,t.left+(s.left>t.left?o:0)),top:Math.max(s.top,t.top+(s.top>t.top?o:0)),right:Math.min(s.right,t.right-(s.right<t.right?o:
0)),bottom:Math.min(s.bottom,t.bottom-(s.bottom<t.bottom?o:0))}}var me=T(12889);const na=5e3,Ns=5e6,sa=5,ia=10;class Bu{canvas;layout;constructor(t,e){this.canvas=
t,this.layout=e}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?
(0,G.lw)(Ce(t,e,a),l):l;yield*this.nodes(n,{...r,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,size:e},n,i,o,r){this.count(e);const a=r<1?[...o.
scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){
this.count(t*sa)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Ns)return;const n=`repeats more than ${`${Ns/sa} images or colors of gradients, or ${Ns} ch\
aracters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,j.G6)([{field:"file",message:n}])}*nodes(t,e){for(const n of t)
if(yield na,n.kind==="group")yield*this.group(n,e);else if(n.kind==="text")yield*this.text(n.runs,e);else if(n.kind==="image")this.image(n,e);else{const{path:i,
fill:o,stroke:r}=n,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"shape",path:i,fill:o.paint,alpha:o.alpha,hasHoles:o.hasHoles}),r&&
a({kind:"outline",path:i,...r})}}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,opacity:r,mask:a,nodes:c}=t,l={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},
...r<1&&!a&&{opacity:r}},f=Object.keys(l).length===0?e:{...e,scopes:[...e.scopes,{on:()=>l}]};if(!a)return yield*this.nodes(c,f);const h={isAlpha:a.isAlpha},{scopes:u}=f,
p=[...u,{on:()=>({making:h})}];this.canvas.draw(e.page,void 0,p,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(a.nodes,{page:e.page,element:void 0,
scopes:p}),yield*this.nodes(c,{...f,scopes:[...u,{on:()=>({masked:h,opacity:r})}]})}image({image:t,matrix:e},{page:n,element:i,scopes:o}){const r=this.canvas.sheet(
n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,G.lw)(t.upright,e)})}*text(t,e){let[n,i]=[0,0];for(let o=0;o<t.length;){yield na;let r=o+1;for(;r<
t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=Wu(t.slice(o,r),c.direction==="rtl").map(p=>({...p,word:this.wordOf(p)})),d=l.
reduce((p,{run:m,word:g})=>p+m.dx+oa(m,g),0),{anchor:f}=c.drawn,h=f===(c.direction==="rtl"?"start":"end"),u=f==="middle"?.5:h?1:0;n=(a.x??n)-d*u,i=a.y??i;for(const{
run:p,word:m}of l)n+=p.dx,i+=p.dy,this.run(p,m,n,i,e),n+=oa(p,m);o=r}}wordOf({run:{text:t,style:e},isRight:n}){return this.layout.typefaces.word(t,this.layout.faceOf(
e),n)}run({style:t,paint:e},n,i,o,{page:r,element:a,scopes:c}){const l=t.fontSize/ia;if(l<=0)return;const d=[l,0,0,-l,i,o+t.drawn.drop*t.fontSize];this.canvas.draw(
r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:ia,color:e.color,alpha:e.alpha,words:[n],oblique:t.fontStyle==="italic"&&Ne(t)==="Mono",spacing:t.letterSpacing/
l})}}function Wu(s,t){const e=t?me.Vv:"",n=e+s.map(({text:a})=>a).join("");if(!(0,me.ft)(n))return s.map(a=>({run:a,isRight:!1}));const i=[];let o=0;for(const{text:a}of s)
i.push(o),o+=a.length;const r=[];for(const{text:a,rtl:c,at:l}of(0,me.pr)(n)){const d=l-e.length,f=[];for(let h=Nu(i,d);h<s.length&&i[h]<d+a.length;h++){const[u,
p]=[s[h],i[h]],m=u.text.slice(Math.max(d-p,0),Math.max(d+a.length-p,0)),g=d<=p;m!==""&&f.push({run:{...u,text:m,...!g&&{dx:0,dy:0}},isRight:c})}(0,_.RZ)(r,c?f.reverse():
f)}return r}function oa({style:s,text:t},{width:e}){return e*s.fontSize/1e3+s.letterSpacing*Array.from(t).length}function Nu(s,t){let[e,n]=[0,s.length];for(;n-e>
1;){const i=e+n>>1;s[i]<=t?e=i:n=i}return e}var zu=T(87594);const Pu=2e4,$u=20,_u=2e3,$e=.32,ge=$e*Math.SQRT1_2,Du=[[$e,[0]],[ge,[-ge,ge]],[0,[-$e,0,$e]],[-ge,[
-ge,ge]],[-$e,[0]]],Hu=.8,Gu=[[0,[0]]],Fu=({blur:s})=>s>.5?Du:Gu,ju=s=>s.reduce((t,[,{length:e}])=>t+e,0);class Uu{canvas;layout;constructor(t,e){this.canvas=t,
this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=Fu(i),{color:r,alpha:a}=i.paint??n.color,
c=ju(o),l=c>1?Hu:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const h of this.paths(t,e,f)){const{length:u}=h.
glyphs;if(yield _u*u,this.layout.shadowed+=u*c,this.layout.shadowed>Pu){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,m={kind:"shape",path:h.glyphs.
join(" "),fill:r,alpha:d},g=o.map(([b,w])=>({kind:"tiles",tile:m,across:w.map(y=>(i.x+y*i.blur)*p),up:(b*i.blur-i.y)*p}));this.canvas.draw(f,void 0,e.scopes,...g)}}}*paths({
style:t,words:e,x:n,y:i},o,r){const{canvas:a}=this,c=t.fontSize*a.scale,l=a.y(r,a.snap(r,o.top+i));let d=a.x(r,o.x+n),f=[];for(const{parts:h,after:u=0,leans:p=xr(
t)}of e){for(const{font:m,glyphs:g}of h)for(const{glyph:b,advance:w,x:y,y:k}of g){const O=m.face.pathOf(b,{x:d+y*c/1e3,y:l+k*c/1e3,scale:m.face.unit*c/1e3,lean:p?
zu.XH:0});d+=w*c/1e3+t.letterSpacing*a.scale,O!==""&&f.push(O),!(f.length<$u)&&(yield{glyphs:f},f=[])}d+=u*c/1e3}f.length>0&&(yield{glyphs:f})}}const Ku={underline:-.11,
"line-through":.27,overline:.92},Yu=.055;class Xu{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}*under({inlines:t},{x:e,top:n,opacity:i,scopes:o}){for(const[
r,{x:a,y:c,width:l,height:d,box:f,isFirst:h,isLast:u}]of t.entries()){r%20===19&&(yield J*2);const{style:p}=f,m={top:p.borderTopWidth,right:u?p.borderRightWidth:
0,bottom:p.borderBottomWidth,left:h?p.borderLeftWidth:0},g={left:e+a,top:n+c,right:e+a+l,bottom:n+c+d},b={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint(
{rect:g,style:p,border:m,padding:b,images:f.images,opacity:i*p.opacity,scopes:o})}}text(t,e){const{canvas:n}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")
return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,n.snap(r,e.top+t.y)];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=o?.
linking;if(!e.element||!h?.link)return;const{scale:u}=n,[p,m]=[n.x(r,d),n.y(r,f)],g=i.fontSize*u;n.link(r,h.in(e.element),[p,m-g*.25,p+t.width*u,m+g*.9],h.link,
c)}inks(t,e,n,i,o){const{canvas:r}=this,{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,p]=[r.x(i,e),r.y(i,n)],m=[],g=(w,y)=>{const k=y.
textDecorationColor??y.color,O=Math.max(Yu*h,.4),M=p+Ku[w]*h;(0,_.RZ)(m,qu(u,M,l*r.scale,O,y.textDecorationStyle,k.color,k.alpha*o))},b=Zu(t);for(const[w,y]of b)
w!=="line-through"&&g(w,y);m.push({kind:"text",x:u,y:p,size:h,color:d,words:c,oblique:xr(a),bolder:uh(a)*h,spacing:a.letterSpacing*r.scale,alpha:f*o});for(const[
w,y]of b)w==="line-through"&&g(w,y);return m}}const Zu=({style:s})=>[...s.textDecorationLine].map(t=>[t,s]);function qu(s,t,e,n,i,o,r){const a=(l,d,f)=>`${l.toFixed(
3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=n*(i==="dotted"?2:5),d=n*(i==="dotted"?1:3),f=[];for(let h=0;h<e&&
f.length<1e3;h+=l)f.push(a(s+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(s,t,e)} ${a(
s,t-2*n,e)}`:a(s,t,e),fill:o,alpha:r}]}const ra=.05;class _e{canvas;layout;boxes;texts;drawings;shadows;constructor(t,e){this.canvas=t,this.layout=e,this.drawings=
new Bu(t,e),this.boxes=new vu(t,this.drawings),this.texts=new Xu(t,this.boxes),this.shadows=new Uu(t,e)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],
isArtifact:e,over:[]})}*painterOf(t){return t.laid.box.style.position==="fixed"&&this.canvas instanceof Tr&&(yield*Er(this.canvas,t))?new _e(new Lr(this.canvas,
0),this.layout):this}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const i=n.map((o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-
r.index);for(const{one:o}of i)yield*o.painter.context(o.placed,o.around)}*box(t,e){yield J/2;const{laid:n}=t,{style:i}=n.box,o=[...e.scopes];if(n.shift&&o.push(
this.shiftOf(n.shift)),i.transform.length>0&&o.push(this.turnOf(t)),e.opacity*i.opacity===0)return;const{mixBlendMode:r}=i,a=r!==void 0||i.opacity<1&&(yield*Nh(
t));a&&o.push({on:()=>({opacity:i.opacity,...r!==void 0&&{blend:r}})});const{clipPath:c}=i;typeof c=="object"&&o.push(this.shapeOf(c,t));const l=a?e.opacity:e.opacity*
i.opacity;yield*this.background(t,o,l),n.box.marker&&$h(this.canvas,this.layout,t,{opacity:l,scopes:o,isArtifact:e.isArtifact}),this.mark(t,o),i.overflow==="hid\
den"&&this.clip(t,o);const d={...e,opacity:l,scopes:o};n.box.replaced&&(yield*this.picture(t,d,void 0)),yield*this.inside(t,d)}*inside(t,e){const{laid:n}=t;t.columns&&
(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.
apart)yield*this.child(o,e);const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){yield J/4;const c=this.canvas.pageAt(r),
l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};yield*this.texts.under(o,l);const d=n.box.style.textOverflow==="ellipsis"&&this.cutLine(o,t,l);
d&&this.texts.text(d.dots,{...l,element:void 0});const f=d?{...l,scopes:[...l.scopes,d.clip]}:l;for(const h of o.texts)h.style.textShadow.length>0&&(yield*this.
shadows.draw(h,{...f,opacity:ca(h.style,e.opacity)}));for(const[h,u]of o.texts.entries()){h%20===19&&(yield J*2);const{fontSize:p}=u.style;this.texts.text(u,{...f,
opacity:ca(u.style,e.opacity),page:this.canvas.pageAt(r+u.y-p/2)})}for(const[h,u]of a.entries())yield*this.atom(u,o.atoms[h].owner,i,e)}}cutLine(t,{laid:e,x:n},{
top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.layout.typefaces.word(Uh,this.layout.faceOf(h)),
a=h=>r(h).width*h.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=Kh(t,c,a);if(!l)return;const d=this.boxes.points(o),f={left:n-t.height,right:n+l.
at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},clip:{on:()=>({clip:Y(f,Ct,d)})}}}*columns(t,{
content:e},n){for(const o of Bh(t,n.opacity,n.scopes))yield J/4,yield*this.boxes.paint(o);yield*new _e(new Ah(this.canvas,t,n.scopes),this.layout).box(e,{...n,scopes:[]})}*child(t,e){
const{style:n}=t.laid.box,i=n.opacity<1||n.mixBlendMode!==void 0;if(n.position!=="static"||i||n.transform.length>0){const r=n.zIndex==="auto"?0:n.zIndex;e.over.
push({placed:t,around:e,order:r,painter:yield*this.painterOf(t)})}else yield*this.box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&
o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){yield*this.background(t,i.scopes,i.opacity),yield*this.picture(t,i,o.element?e:void 0,r);return}
yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.
top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===
0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},m=c.known.
get("edges"),g=u||m?p:i.border,b=c.isFluid?c.pageName:void 0,w=Vu(t);if(yield*this.boxes.paint({rect:f,style:h,border:g,padding:i.padding,images:c.images,opacity:n,
scopes:e,fluidOn:b,gap:w}),!m)return;const y={top:m.top.width,right:m.right.width,bottom:m.bottom.width,left:m.left.width},k={...h,backgroundColor:void 0,backgroundImage:[],
boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.right.line,borderBottomStyle:m.bottom.line,borderLeftStyle:m.left.line,borderTopColor:m.top.paint,borderRightColor:m.
right.paint,borderBottomColor:m.bottom.paint,borderLeftColor:m.left.paint},{fragments:O}=this.canvas,[M,v]=[f.top-y.top/2,f.bottom+y.bottom/2],S={left:f.left-y.
left/2,right:f.right+y.right/2,top:Math.max(M,Math.min(O.startOf(O.at(f.top+ra)),f.top)),bottom:Math.min(v,Math.max(O.endOf(O.at(f.bottom-ra)),f.bottom))};yield*this.
boxes.paint({rect:S,style:k,border:y,padding:p,images:void 0,opacity:n,scopes:e})}mark({laid:t,x:e,top:n},i){const{place:o}=t.box;if(!o||o.sheet)return;const r=Math.
min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(r);const[a,c]=[this.canvas.x(r,e),this.canvas.y(r,n)];o.top=this.canvas.moved(r,[a,c,a,c],
i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=xt({left:e,top:n,right:e+t.width,bottom:i},t.border),c=Is(r,t.width,t.height);o.push({on:l=>({
clip:Y(a,c,this.boxes.points(l))})})}shapeOf(t,{laid:e,x:n,top:i,bottom:o}){const r={left:n,top:i,right:n+e.width,bottom:o};return{on:a=>Fh(t,r,this.boxes.points(
a))}}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{canvas:i}=this,{style:o}=t.box,
r=e+R(o.transformOrigin[0],t.width),a=n+R(o.transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].reverse())c=(0,G.lw)(c,l.kind==="mat\
rix"?l.values:[1,0,0,1,R(l.x,t.width),R(l.y,t.height)]);return{on:l=>{const[d,f,h,u,p,m]=c,[g,b]=[i.x(l,r),i.y(l,a)],w=[d,-f,-h,u,p*i.scale,-m*i.scale];return{matrix:(0,G.
lw)((0,G.lw)([1,0,0,1,-g,-b],w),[1,0,0,1,g,b])}}}}*picture(t,e,n,i){const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!==
"visible")return;const{x:h,top:u}=t,p=xt(xt({left:h,top:u,right:h+c,bottom:u+l},r),a),m=this.canvas.pageAt(u),g=this.boxes.points(m),b={page:m,element:e.isArtifact?
void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(d.image,f,p,b);else if(d.drawing){const{width:k,height:O}=d,M=f.objectFit!=="fill"&&k!==void 0&&
O!==void 0,v=M?aa(p,{width:k,height:O},f.objectFit):p,S={on:()=>({clip:Y(p,Ct,g)})},I=M?[...b.scopes,S]:b.scopes;yield*this.drawings.paint(d.drawing,v,g,{...b,scopes:I})}else
return;const w=n?.linking?.link;if(!i||!w)return;const y=[g.x(p.left),g.y(p.bottom),g.x(p.right),g.y(p.top)];this.canvas.link(m,i,y,w,e.scopes)}image(t,e,n,{page:i,
element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(i),l=aa(n,t.displayed,e.objectFit),d=Is(e,n.right-n.left,n.bottom-n.top),f=d.some(([g])=>g>0),h=l.
left<n.left-.01||l.top<n.top-.01,u={on:()=>({clip:Y(n,d,c)})},p=(0,G.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),
m=a.sheet(i).image(t);a.draw(i,o,f||h?[...r,u]:r,{kind:"image",name:m,matrix:p})}}function aa(s,t,e){if(e==="fill")return s;const[n,i]=[s.right-s.left,s.bottom-
s.top],[o,r]=[n/t.width,i/t.height],a=Math.min(o,r),c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(i-t.height*
c)/2];return{left:s.left+l,top:s.top+d,right:s.right-l,bottom:s.bottom-d}}function Vu({laid:s,children:t,top:e}){const n=s.legend&&t.find(o=>o.laid===s.legend);
if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.max(n.bottom,i+s.border.top)}}const ca=({opacity:s,
display:t},e)=>t==="inline"?e*s:e,la=({columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max(R(s,e),0);function Qu(s,t){const e=la(s,t),i=Math.min((o=>Math.
max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*Ju(s,t,e){const{box:n}=s,
{count:i,width:o,gap:r}=Qu(n.style,e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.firstBaseline=a.firstBaseline,s.lastBaseline=a.lastBaseline;
const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*zs({...c,
fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},da(u)}const d=yield*zs(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:c;
return s.columns={...h,whole:f?yield*zs(h,t,l):d},da(s.columns.whole)}function da({rows:s}){const t=s.at(-1);return t.top+t.height}function zs(s,{work:t},e){return $r(
s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new On(i,t,{count:s.count,depth:1}))}function*tp({style:s,children:t},e){const{least:n,most:i}=yield*e.
widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=la(s,0)*(r-1);if(o===void 0)return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,n),most:Math.
max(c,i)*r+a}}function Sn(s,t,e){switch(fa(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"\
space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":
return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const fa=(s,t)=>s.startsWith("safe ")?t<0?"start":s.slice(5):
s;function Ps(s,t,e=!1){const n=fa(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?
t:0}const De=(s,t=!1)=>Ps(s==="space-around"||s==="space-evenly"?"center":s,1,t),He=s=>s==="normal"||s==="stretch",$s=({alignSelf:s},{alignItems:t})=>He(s==="au\
to"?t:s),ha=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s,ep={x:0,y:0},vn=new WeakMap;function Ge(s,t,{share:e=ep,...n}){const i={box:t,
share:e,...n},o=vn.get(s);o?o.push(i):vn.set(s,[i])}const ua=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;function _s(s,t=s.x,e=s.y){
const n=(vn.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return vn.delete(s),n}function np(s){const t=_s(s,0,0),e=(n,i,o)=>{for(const r of _s(n,i,o))t.push(r)};
for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)
e(i,i.x,n.y+i.y);return t}class sp{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,
columnGap:r}=i;this.xs=Ds(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({
style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:ha(o,t.direction!==i),y:ha(t.alignSelf===
"auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.areaWidth(t);if(!lt(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||
!He(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=W(dt(e))+W(mt(e,i));return ft(i-E(e.marginLeft,i)-E(e.marginRight,
i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){
const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(
o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=E(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??
0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+N(Pt(t.box.style,this.areaWidth(
t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=lt(o)&&!lt(r)?H(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&lt(o)?0:a===void 0?n:
Math.min(a+n-e,n),l=lt(o)&&lt(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.
box,a=Ds(e,n,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield J/10;const h=f.row+f.rows-
1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),m=yield*this.fill(f,p,u),{top:g,bottom:b,left:w,right:y}=Pt(f.box.style,p),{marginLeft:k,marginRight:O,marginTop:M,marginBottom:v}=f.
box.style,S=this.alignmentOf(f.box),I=p-m.width-w-y,B=d?this.width-m.width-this.xs[f.column]-y-Hs(O,k,S.x,I):this.xs[f.column]+w+Hs(k,O,S.x,I),C=this.sinks.get(
f);m.x=c+B,m.y=l+a[f.row]+g,m.y+=C??Hs(M,v,S.y,u-m.height-g-b),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(
r=>r.row===0&&this.sinks.has(r)),i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.
y+(o.lastBaseline??o.height))}*fill(t,e,n){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(He(r)&&lt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!==
"auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=N(dt(i))+N(mt(i,e)),l=yt(n-N(Pt(i,e)),i,n,c);return yield*this.
layItem(t,n,l)}keepPlace(t,{rowSizes:e,rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(
t),h={x:De(f.x),y:De(f.y)};d&&(h.x=1-h.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:w}=r.box.style,y=Ds(e,n,i,w),[k,O]=pa(o.column,{
starts:this.xs,sizes:this.sizes.columnSizes}),[M,v]=pa(o.row,{starts:y,sizes:e}),S=gt=>gt===void 0?void 0:a-gt,[I,B]=d?[S(O),S(k)]:[k,O],C=B??a+l.right,U=v??i+l.
bottom;m=C-(I??-l.left),g=U-(M??-l.top),u+=I??-l.left,p+=M??-l.top}const b=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};Ge(r,t,{x:u+h.x*m,y:p+h.y*g,share:h,
area:b})}}function Ds(s,t,e,n){const i=s.reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=Sn(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(
c),c+=l+t+r;return a}function pa([s,t],{starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,
o(t)?i[t-1]??e[0]??0:void 0]}function Hs(s,t,e,n){if(s!=="auto"&&t!=="auto")return Ps(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const ip=2e3,
ma=5e5,ga=(s,t)=>typeof s=="object"&&!("fr"in s)?R(s,t):void 0;function wa(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;if(!o)return{
tracks:n,names:i};const r=({least:u,most:p})=>Math.max(ga(p,t??0)??ga(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.
floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(ip/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...n.slice(
0,o.at),...f,...n.slice(o.at)],names:op(i,o,d),...o.fits&&{fitted:[o.at,h]}}}function op(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=n.
get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)
for(const a of r)i(o,a+e*t.tracks.length);return n}function ba({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||
a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function rp(s,t,e,n){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,
i[0]?.length??0),r=Math.max(n.tracks.length,i.length),a=s.map(m=>({box:m,column:ya(m.style.gridColumnStart,m.style.gridColumnEnd,o,Gs(e.names,i,"columns")),row:ya(
m.style.gridRowStart,m.style.gridRowEnd,r,Gs(n.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.
min(m,g.start??0),0)},l=t.gridAutoFlow.startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new cp(a,{...d,isColumn:l,isDense:t.gridAutoFlow.
endsWith("dense"),down:l?c.columns:c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of h)u=Math.max(u,m.column+m.columns),p=Math.max(p,m.row+m.rows);
return{items:h,columns:Math.max(u,1),rows:p,before:c}}function ap({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){const o=(r,a,c)=>{const l=c==="co\
lumns"?e:n,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=Gs(l.names,t,c);let h=Rn(r,d,f,"start"),u=Rn(a,d,f,"end");h!==void 0&&a!=="auto"&&
a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=m=>m===
void 0?void 0:m-1+i[c];return[p(h),p(u)]};return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,"rows")}}function Gs(s,t,e){
if(t.length===0)return s;const n=new Map(s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.
get(`${a}-start`)??[c],[d]=n.get(`${a}-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function Rn(s,t,e,n){if(s===
"auto"||s.span!==void 0)return;if(s.name!==void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==
void 0)return i>0?i:t+2+i}function ya(s,t,e,n){const i=Rn(s,e,n,"start"),o=Rn(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?
i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class cp{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>ma)
throw(0,j.G6)([{field:"file",message:`has a grid of more than ${ma} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const lp=500,dp=s=>s==="auto"||
s==="min-content"||s==="max-content",Fs=({most:s})=>s==="auto"||s==="max-content";function fp(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>dp(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Fs}];s==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:Fs});const i=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Fs,beyond:i}]}}function*hp(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=fp(e);for(const r of i)yield*xa(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*xa(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*xa(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*lp;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);up(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function up(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const ka=500;function js(s,t){if(!(typeof s!="object"||
"fr"in s))return s.percent!==0&&t===void 0?void 0:R(s,t??0)}const Oa=(s,t)=>typeof s=="string"?s:js(s,t)===void 0?"auto":"fixed";function*Tn(s,t,e){const{room:n,
gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=js(h,n)??0;return{least:Oa(h,n),most:m===
void 0?Oa(u,n):"flexible",factor:m??0,cap:p===void 0?void 0:R(p,n??0),base:g,limit:Math.max(js(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>pp(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*ka,ka);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*hp(u,i,r)}mp(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(s.length-1,0)*i;return gp(a,f,e),r!=="least"&&wp(a,c,e),o&&n!==void 0&&bp(a,n-f),a.map(({base:h})=>h)}function pp(s,t,{gap:e}){const n=t.
slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.
min(s.floor,o):s.floor}}function mp(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function gp(s,t,{room:e,measures:n}){if(n===
"least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function wp(s,t,{
room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,Ma(r,a-(r.length-1)*n)))}else o=Ma(s,e-Math.max(s.length-1,0)*n);for(const r of i)
r.base=Math.max(r.base,o*r.factor)}function Ma(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(
i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function bp(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===
0))for(const i of n)i.base+=e/n.length}function*yp(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[Ks(i.columnGap,e.width),Ks(i.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=Sa(o,i,e,{columns:r,rows:a}),h=[];for(const v of c)h.push(yield*Ra(v,t,e.width));const u=yield*Tn(l,h,{room:e.width,gap:r,stretches:He(i.
justifyContent)}),p=new sp(s,t,e.width,{columnSizes:u,columnGap:r}),m=yield*p.heightDemands(c),g=(v,S)=>Tn(d,m,{room:v,gap:S,stretches:He(i.alignContent)}),b=yield*g(
e.height,a),w=Us(b)+Math.max(b.length-1,0)*a,y=e.height??kp(w,s,n.height),k=Ks(i.rowGap,y),M={rowSizes:e.height===void 0?yield*g(y,k):b,rowGap:k,height:y};yield*p.
place(c,M);for(const v of o)v.isPositioned&&p.keepPlace(v,M,ua(s.box)?f(v):void 0);return w}function*xp({style:s,children:t},e){const n={width:0,height:void 0},
i=s.columnGap?.px??0,{items:o,columnTracks:r}=Sa(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*Ra(f,e,0));const[c,l]=[yield*Tn(
r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Tn(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:Us(
c)+d,most:Us(l)+d}}const Us=s=>s.reduce((t,e)=>t+e,0),Ks=(s,t)=>s?R(s,t??0):0;function kp(s,{box:t,border:e,padding:n},i){const o=N(e)+N(n);return yt(s+o,t.style,
i,o)-o}function Sa(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=wa(t.gridTemplateColumns,
e.width,n.columns),r=wa(t.gridTemplateRows,e.height,n.rows),a=rp(i,t,o,r),{before:c,items:l}=a,d=ba(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),
f=ba(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),h=va(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=va(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>f[m]!==f[m+1]),linesOf:p=>{const{column:m,
row:g}=ap(p,t,{columns:o,rows:r,before:c}),b=(w,y)=>w===void 0?void 0:y[w]??w;return{column:[b(m[0],d),b(m[1],d)],row:[b(g[0],f),b(g[1],f)]}}}}function va(s,t,e,n){
return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*Ra({
box:s,column:t,columns:e},n,i){yield J/10;const{least:o,most:r}=yield*n.widthsOf(s),a=E(s.style.marginLeft,0)+E(s.style.marginRight,0),{minWidth:c,overflow:l}=s.
style,f=c==="auto"?l==="hidden"?0:o:H(c,i,0,s.style)??0,h=c==="auto"&&lt(s.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Bt({
style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||n==="inline-block"||n===
"table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position===
"fixed"}const Op=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!Bt(s)&&s.style.display!=="none",Mp=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===
0&&!Bt(s)&&lt(s.style.height),Ta=100;class Cn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.
widths.length<Ta&&this.widths.push(H(e.width,void 0,0,e)??0);else if(En(t)){const{sides:n,widths:i}=Sp(t);for(const o of n)this.sides.add(o);(0,_.RZ)(this.widths,
i.slice(0,Ta-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Bt(t))
return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(H(t.style.width,e,0,t.style)??0)<=e}}function Sp(s){const t=s.known.get("floats");
if(t)return t;const e=new Cn;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set(
"floats",e),e}function vp(s,t,e){let n=t,i=new Ht;const o=new Cn;for(let r=s;r&&(i=i.add(E(r.style.marginTop,n)),!(r.inner!=="blocks"||Bt(r)||!Ca(r)));){const a=W(
dt(r.style))+W(mt(r.style,n));n=Math.max(Ea(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,
marginBottom:f}=l.style,h=i.add(E(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=l,!En(l))break;o.add(l),i=h.add(E(f,n)),c=void 0}r=
c}return i}const Ca=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function En(s){let t=s.known.get("through");return t===void 0&&
s.known.set("through",t=Rp(s)),t}function Rp(s){const{style:t}=s;if(Bt(s)||s.replaced||s.marker||!Ca(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.
px!==0||t.paddingBottom.percent!==0||!lt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.
px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.
kind==="apart");if(s.inner!=="blocks")return!1;const e=new Cn;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!En(n))?!1:(e.add(n),!0))}function Ea({
style:s},t,e){const n=H(s.width,t.width,e,s),i=t.width-E(s.marginLeft,t.width)-E(s.marginRight,t.width);return ft(n??i,s,t.width,e)}const Ln={width:300,height:150};
function La({style:s,replaced:t},e,n){const[i,o]=[dt(s),mt(s,e.width)],[r,a]=[W(i)+W(o),N(i)+N(o)],c={width:t?.width,height:t?.height},l=s.aspectRatio??(c.width!==
void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0),d=typeof s.width=="object"&&s.width.percent!==0&&e.width===0;let f=e.fixedWidth??(d?void 0:H(s.width,
e.width,r,s)),h=e.fixedHeight??H(s.height,e.height,a,s);const[u,p]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??
(c.height!==void 0&&l!==void 0?c.height*l:Ln.width),h=c.height??(l===void 0?Ln.height:f/l)):f===void 0?f=l===void 0?c.width??Ln.width:h*l:h??=l===void 0?c.height??
Ln.height:f/l;const m=ft(f+r,e.width===0?{...s,maxWidth:Tp(s.maxWidth)}:s,e.width,r)-r;m!==f&&!p&&l!==void 0&&(h=m/l);const g=yt(h+a,s,e.height,a)-a,b=g!==h&&!u&&
l!==void 0?g*l:m,w=n.page.height-a,y=g>w&&w>0?w/g:1;return{width:b*y,height:g*y}}const Tp=s=>typeof s=="object"&&s.percent!==0?"none":s,Ia=1e3,Cp=65534,Aa=1e6;function Fe(s){
const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[];for(const h of s.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="\
table-column-group"||u==="table-column"?Ep(h,n):u==="table-header-group"?(i.length===0?i:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||
o.push(h)}const a=[],c=[];for(const h of[...i,...o,...r]){const u=a.length;for(const p of h.children)p.isPositioned||a.push(p);c.push({box:h,from:u,to:a.length})}
const l=Lp(a,c),d=i.length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,foot:r[0],columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return s.known.
set("grid",f),f}function Ep(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[s])for(let i=Math.min(n.span.columns,
Ia);i>0;i--)t.push(n)}function Lp(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){
if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Ia),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),
h-a,Cp);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Aa)throw(0,j.G6)([{field:"file",message:`has a table of more than ${Aa} places for cells; at\
 most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}const Ip={top:"Top",right:"Right",bottom:"B\
ottom",left:"Left"},Ys={top:"bottom",right:"left",bottom:"top",left:"right"},Ba=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function Wt(s,t){
const e=Ip[t];return{width:s[`border${e}Width`],line:s[`border${e}Style`],paint:s[`border${e}Color`]??s.color}}function we(s,t){return s.line==="hidden"||t.line===
"hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:Ba.indexOf(t.line)<Ba.indexOf(s.line)?
t:s}function Wa(s){const t=s.known.get("collapsed");if(t)return t;const e=Fe(s),n=Bp(e),i=new Map,o=new Map;for(const a of e.cells){const c=d=>Wp(a,d,s,e,n),l={
top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};i.set(a.box,l),o.set(a.box,Ap(l))}const r={table:Np(e,i,s),cells:o,edges:i};return s.known.set(
"collapsed",r),r}const Lt=({width:s,line:t})=>t==="none"||t==="hidden"?0:s/2,Ap=({top:s,right:t,bottom:e,left:n})=>({top:Lt(s),right:Lt(t),bottom:Lt(e),left:Lt(
n)});function Bp({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+
o,n);return e}function Wp(s,t,e,n,i){const{row:o,column:r,rows:a,columns:c}=s;let l=Wt(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="botto\
m"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const b=i.get(d?f*n.columns+g:g*n.columns+
f);b&&f>=0&&f<h&&m.add(b)}for(const g of m)l=we(l,Wt(g.box.style,Ys[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],b=n.rows[f];g&&(l=we(l,Wt(g.style,t))),b&&(l=we(
l,Wt(b.style,Ys[t])));for(const{box:w,from:y,to:k}of n.groups)(t==="top"&&y===o||t==="bottom"&&k===o+a)&&(l=we(l,Wt(w.style,t))),(t==="top"&&k===o||t==="bottom"&&
y===o+a)&&(l=we(l,Wt(w.style,Ys[t])))}return f<0||f>=h?we(l,Wt(e.style,t)):l}function Np({cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:Lt(Wt(i.style,
"top")),right:Lt(Wt(i.style,"right")),bottom:Lt(Wt(i.style,"bottom")),left:Lt(Wt(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);
l.row===0&&(o=Math.max(o,Lt(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,Lt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,Lt(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,Lt(d.right)))}return{top:o,right:r,bottom:a,left:c}}var zp=T(47707);const Pp="￼",je=3e3,Na=200,$p=/[ \t\n\r\f]+/g;function*_p(s){const t=[
[]];let e=!0,n=0;for(const i of s){if(++n%50===0&&(yield 50*je),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),
t.at(-1).push({inline:i,text:c?Pp:"",style:void 0});continue}const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[
c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace($p,
" "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" "));for(const f of Hp(Gp(d,o),
o))++n%50===0&&(yield 50*je),t.at(-1).push({inline:i,...f})}}return t}const Dp=.7,za=new WeakMap;function*Hp(s,t){if(t.fontVariant!=="small-caps"){s!==""&&(yield{
text:s,style:t});return}let e=za.get(t);e||za.set(t,e={...t,fontSize:t.fontSize*Dp});for(const[n]of s.matchAll(new RegExp("\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp(
"^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}function Gp(s,{textTransform:t}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():
t==="capitalize"?s.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(e,n,i)=>n+i.toUpperCase()):s}function*Pa(s,t,e){const n=t.pieces.find(s);if(n)return n;const i=yield*_p(
s.inlines),o=[];let r=s.style.direction==="rtl";for(const[c,l]of i.entries()){const d=l.map(({text:h})=>h).join("");r||=(0,me.ft)(d);for(const h of yield*new jp(
l,t).pieces(d))o.push(h);c===i.length-1||Fp(o,l.length===0||d==="")}const a={list:o,turns:r};return e&&t.pieces.keep(s,a,o.length),a}function Fp(s,t){const e=s.
at(-1);e&&!t&&!e.ends?s[s.length-1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function In(s,t,e,n,i=!1){const o=n.typefaces.
word(s,n.faceOf(t),i),r=s===" "||/^[ ]+$/.test(s),a=t.letterSpacing===0?0:(0,zp.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:
0);return{kind:"text",text:s,style:t,owner:e,word:o,width:c,isSpace:r}}class jp{sources;layout;index=0;start=0;at=0;taken=0;constructor(t,e){this.sources=t,this.
layout=e}*pieces(t){const e=[];let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of Yp(this.
layout.breaks(t),t))if(++r%20===0&&(yield 20*je),yield*this.take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();if(this.
rest(n),n.length>0&&e.length>0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),
n=[]}return o(),e}isHeld(){const e=this.sources[this.index]?.style;return!e||this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.
index<this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===0&&Xp(n,"close")))return;if(i===0){e.push(n.inline),this.index++;
continue}++this.taken%20===0&&(yield 20*je);const o=Math.min(t,this.start+i);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.
start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&t.push(
e.inline)}}pieceOf(t,e){const{soft:n,shown:i}=$a(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,width:_a(t),spaceWidth:_a(e),hyphen:o,ends:!1}}*put({
inline:t,style:e},n,i){if(t.kind!=="text")return void i.push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=Na)i.push(In(o.slice(r,r+Na),e,
t.owner,this.layout)),r>0&&(yield 20*je)}}const Up=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,Kp=/[!$%+/\\|}]$/;function*Yp(s,t){for(const{start:e,
end:n,next:i}of s){const o=t.slice(e,n);for(const{0:a,index:c}of o.matchAll(Up))yield{end:e+c,next:e+c+a.length};n===i&&i<t.length&&t.charCodeAt(i)<128&&Kp.test(
o.slice(-1))||(yield{end:n,next:i})}}const Xp=({inline:s},t)=>s.kind===t,Zp="­",qp="‐";function $a(s,t){const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!==
"text"||!e.text.endsWith(Zp)))return{soft:e,shown:In(e.text.slice(0,-1)+qp,e.style,e.owner,t)}}const _a=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*Vp(s,t){
const e=Fe(s),n=yield*Ha(s,t),i=Da(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.
reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{
least:o,most:Math.max(r,o)}}const Da=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*Ha(s,t){const e=s.known.get(
"columns");if(e)return e;const n=Fe(s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&Jp(i[r],
a);const o=[];for(const r of n.cells){if(yield J/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*Ga(r.box,s,t);a.least=Math.max(a.least,c.least);
const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,
tm(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,em(i.slice(r.column,r.column+
r.columns),yield*Ga(r.box,s,t),Qp(s));return s.known.set("columns",i),i}const Qp=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*Ga(s,t,e){
const n=yield*e.widthsOf(s);if(t.style.borderCollapse!=="collapse")return n;const i=W(dt(s.style))/2;return{least:n.least-i,most:n.most-i}}function Jp(s,{style:t}){
typeof t.width=="object"&&(t.width.percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}
function tm(s,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function em(s,{least:t,most:e},n){const i=n*(s.
length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,
0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function nm(s,t){const e=a=>s.
reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];
for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(u)-c(u))*h)}return sm(
s,s.map(o),t-e(o))}function sm(s,t,e){const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap(
(l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=
t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function im(s,t){const e=Fe(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())
l&&(n[c]=H(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=W(dt(c.style))+W(mt(c.style,t)),u=H(c.style.width,
t,h,c.style);for(let p=l;u!==void 0&&p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&
i>0&&t>i?t/i:1;return n.map(c=>c===void 0?r:c*a)}function*Xs(s,t){const e=s.known.get("widths");if(e)return e;yield J/4;const{style:n}=s,i=W(dt(n))+W(mt(n,0)),o=typeof n.
width=="object"&&n.width.percent===0?H(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{
const l=yield*Fa(s,t),d=s.inner==="table"&&n.borderCollapse==="collapse"?W(Wa(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?
r.least:Math.max(o,r.least),most:Math.max(o,r.least)})}const c={least:Zs(r.least,n,i),most:Zs(r.most,n,i)};return s.known.set("widths",c),c}function*om(s,t){if(typeof s.
style.width!="object"||s.inner==="table")return(yield*Xs(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=W(dt(s.style))+W(mt(s.style,0));e=Zs((yield*Fa(
s,t)).least+n,s.style,n),s.known.set("content",e)}return e}function Zs(s,t,e){const{minWidth:n,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return ft(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*qs(s,t){const{least:e,most:n}=yield*Xs(s,t),i=E(s.style.marginLeft,0)+
E(s.style.marginRight,0);return{least:e+i,most:n+i}}function*Fa(s,t){switch(s.inner){case"image":{const{width:e}=La(s,{width:0,height:void 0},t);return{least:typeof s.
style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*am(s,t);case"table":return yield*Vp(
s,t);case"flex":return yield*lm(s,t);case"columns":return yield*tp(s,t);case"grid":return yield*xp(s,t);default:return yield*rm(s,t)}}function*rm({children:s},t){
let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*qs(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,n=Math.max(n,i);
continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Bt(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:n}}function*am(s,t){
const{list:e}=yield*Pa(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="brea\
k-all";for(const l of e){let d=0;const f=[...l.fragments];(0,_.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const m=yield*cm(p,t);if(p.
kind==="apart"){p.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,h+=m.least}n=Math.max(n,c?h+l.hyphen:Math.min(h,s.style.fontSize));const u=l.
fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*cm(s,t){
if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*qs(s.box,t);const{style:e}=s.box,n=s.kind==="open"?E(e.marginLeft,
0)+e.borderLeftWidth+e.paddingLeft.px:E(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*lm({style:s,children:t},e){const n=s.
flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*qs(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="obje\
ct"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,
0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*ja(s,t,e=!1){const n=np(s);if(n.length===0)return;const i=({style:o})=>o.
position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!ua(s.box)||i(o)))Ge(s,o,{x:r,y:a,share:c});else{const d=e?fm(s,
t):l?dm(s,l):s,f=yield*hm({box:o,x:r,y:a,share:c},d,t);s.apart.push(f);for(const h of _s(f))n.push(h)}}function dm({box:s},{x:t,y:e,width:n,height:i}){const o=new yn(
s);return o.border={...xn,left:t,top:e},o.width=t+n,o.height=e+i,o}function fm({box:s},{page:t}){const e=new yn(s);return e.width=t.width,e.height=t.height,e}function*hm({
box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-W(a),i.height-N(a)],d=Pt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:R(r.left,c),r.right==="\
auto"?void 0:R(r.right,c),r.top==="auto"?void 0:R(r.top,l),r.bottom==="auto"?void 0:R(r.bottom,l)],m={across:W(dt(r))+W(mt(r,c)),down:N(dt(r))+N(mt(r,c))},g=s.inner===
"image",b=pm(u,p,l-N(d)),w=f??(h===void 0&&n.x===0?t-a.left:0),y={width:c,height:l,edges:m,free:Math.max(c-w-(h??0)-W(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:b},
k=g?void 0:yield*um(s,y,o),M=r.height==="auto"&&!g&&r.aspectRatio===void 0?b:void 0,v=M===void 0?void 0:yt(M,r,l,m.down),S=yield*o.layOut(s,{width:c,height:l,fixedWidth:k,
fixedHeight:v});return S.x=a.left+Ua({from:f,to:h,size:S.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),
S.y=a.top+Ua({from:u,to:p,size:S.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),S.isFromBottom=u===void 0&&
p!==void 0,S}function*um(s,{width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:H(c.width,t,n.
across,c)??mm(c,e,n,o?void 0:r);if(d!==void 0)return ft(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return ft(f,c,t,n.across);
if(c.width==="max-content")return ft(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return ft(kn(p,c,e,n),c,t,n.across)}
const pm=(s,t,e)=>s===void 0||t===void 0?void 0:Math.max(e-s-t,0);function mm(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=H(s.height,t,e.
down,s)??n;return i===void 0?void 0:Pe(yt(i,s,t,e.down),s,e)}function Ua({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===
void 0)return r+i-a*(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-E(c[1],n))}return s+
i}const Xt=200,An=5e3,gm={x:0,y:0},Ka=.01,[wm,bm]=[-.2,.33];function*ym(s){const t=s.turns?Sm(s):s.items;return yield*new xm(s,t).place()}class xm{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const[a,c]of e.entries())a%Xt===Xt-1&&(yield Xt*An),this.put(c,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});
t.open.splice(0,t.open.length),(0,_.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){
const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.
x=d+h.x,f==="top"?c.y=E(u,i):f==="bottom"?c.y=t-c.height-E(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}});this.inlines.length>Xt&&(yield this.inlines.length*An);const r=this.
inlines.filter(({box:c})=>km(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{const{ascent:p,descent:m}=n.metricsOf(c.style),{style:g}=c,b=R(g.paddingTop,
i)+g.borderTopWidth,w=R(g.paddingBottom,i)+g.borderBottomWidth,y=e-f.rise-p-b+f.shift.y;return{box:c,x:l+f.shift.x,width:d,y,height:p+m+b+w,isFirst:h,isLast:u}}),
a=[];for(const[c,{level:l,x:d,...f}]of this.texts.entries()){const{rise:h,shift:u}=l;c%Xt===Xt-1&&(yield Xt*An),Om(a,{...f,x:d+u.x,y:e-h+u.y})}a.length>Xt&&(yield a.
length*An);for(const[c,l]of a.entries())a[c]={...l,words:l.words.slice()};return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,
block:i}=this.wishes,{textAlign:o,direction:r}=i.style,a=e-t,c=r==="rtl";if(a<Ka)return{start:c?a:0,stretch:0};if(o==="center")return{start:a/2,stretch:0};if(o===
"right"||o==="end"&&!c||o==="start"&&c)return{start:a,stretch:0};if(o!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.kind==="\
text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.
putText(t,t.isSpace?e+i:e,i);case"open":this.x+=E(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.
box)}),this.x+=e-E(t.box.style.marginLeft,this.wishes.whole);return;case"close":{const o=E(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.
findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.
putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:gm}}putText({style:t,owner:e,word:n},i,o){
const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=o>0&&i>0&&n.text===" "?{...n,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===
n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=
i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:i}=t.box,{whole:o,layout:r}=this.
wishes,[a,c]=[E(i.marginTop,o),E(i.marginBottom,o)],l=this.x+E(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.
tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(t.box.style.overflow==="hid\
den"||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+Ya(i,h.style);const m=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*.268),
f==="text-top"&&(p=h.rise+m.ascent),f==="text-bottom"&&(p=h.rise-m.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push(
{laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.level,{style:n}=t,i=e.rise+Ya(n,e.style);this.isLoose||this.reach(i,this.wishes.layout.lineOf(
n));const o=n.position==="relative"?Pr(n,{width:this.wishes.whole,height:void 0}):void 0,r=o?{x:e.shift.x+o.x,y:e.shift.y+o.y}:e.shift;return{rise:i,style:n,shift:r}}}
function Ya({verticalAlign:s,lineHeight:t,fontSize:e},n){if(typeof s=="object"){const i=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return R(s,i)}return s===
"sub"?n.fontSize*wm:s==="super"?n.fontSize*bm:0}const km=s=>s.backgroundColor!==void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+
s.borderLeftWidth>0||s.boxShadow.length>0;function Om(s,t){const e=s.at(-1);e&&e.style===t.style&&e.owner===t.owner&&e.y===t.y&&Math.abs(e.x+e.width-t.x)<Ka?(e.
words.push(t.words[0]),s[s.length-1]={...e,width:e.width+t.width}):s.push({...t,words:[...t.words]})}const Mm="￼";function Sm({items:s,block:t,layout:e}){const n=t.
style.direction==="rtl"?me.Vv:"",i=s.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?Mm:""),o=[];for(const{text:c,rtl:l,at:d}of(0,me.pr)(n+i.join(""))){
const f=d-n.length,h=[];let u=0;for(const[p,m]of s.entries()){const g=i[p],b=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,b==="")continue;const{
fragment:w}=m;if(w.kind!=="text")h.push(m);else{const y=In(b,w.style,w.owner,e,l);h.push({fragment:y,width:y.width})}}(0,_.RZ)(o,l?h.reverse():h)}const r=s.filter(
({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}const Vs=6e3;function*vm(s,t,e){
const{list:n,turns:i}=yield*Pa(s.box,e.layout,!1),o=new Rm(s,t,e,i);for(const[r,a]of n.entries())r%20===0&&(yield 20*Vs),yield*o.add(a);return yield*o.finish(),
o.height}class Rm{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i){this.laid=t,this.space=e,this.
tools=n,this.turns=i,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=Qs(e),i=this.width+Qs(this.spaces)+
n+t.hyphen;if(this.items.length>0&&i>this.room()+.01&&(yield*this.end(!1)),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))
for(const o of yield*this.cut(e))yield*this.put(o,!0);else yield*this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*finish(){
(this.items.length>0||this.spaces.some(({fragment:n})=>n.kind!=="text"))&&(yield*this.end(!0,!0)),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(
-1);t&&(this.laid.firstBaseline=t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of this.
spaces)this.items.push(n);this.spaces=[];for(const n of t)this.items.push(n);this.width=Qs(this.items)}get indent(){return this.isFirst?R(this.laid.box.style.textIndent,
this.space.width):0}band(){const{floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.
lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.
room()+.01;){const i=e.nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.
space;for(const i of t)switch(i.kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:E(o.marginLeft,
n)+o.borderLeftWidth+R(o.paddingLeft,n)});break}case"close":{const{style:o}=i.box;e.push({fragment:i,width:E(o.marginRight,n)+o.borderRightWidth+R(o.paddingRight,
n)});break}case"atom":{const o=yield*this.tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+E(r,n)+E(a,n)});
break}case"apart":yield*this.apart(i.box)}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.
inner(t,this.space.width),{marginLeft:n,marginRight:i}=t.style,o=e.width+E(n,this.space.width)+E(i,this.space.width);this.items.length>0&&this.width+o>this.room()?
this.waiting.push(e):this.tools.float(e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.
style.overflowWrap!=="normal"||n.style.wordBreak==="break-all"||n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;
if(yield 40*Vs,a.kind!=="text")e.push({item:r,text:"￼",width:r.width});else for(const c of(0,vs.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.
room();let i=0;const o=[];for(const r of(0,vs.ZM)(e,()=>n)){yield 2*Vs;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].
item===l;c++)f+=e[c].text;if(d.kind!=="text")a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,o.push(a)}return o}part(t,e){return In(
e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();
const i=yield*ym({layout:this.tools.layout,block:this.laid.box,items:this.items,open:this.open,left:n.left-this.space.origin.x+this.indent,width:n.right-n.left-
this.indent,whole:this.space.width,isLast:t,turns:this.turns}),o=e&&this.items.every(Tm)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=
[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,
e=$a(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{soft:n,shown:i}=e;t[t.findIndex(({fragment:o})=>o===n)]={fragment:i,width:i.width}}}function Tm({
fragment:s,width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;
return t===0&&n===0}const Qs=s=>s.reduce((t,{width:e})=>t+e,0);function*Cm(s,t,e,n){const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner===
"lines"){const r={width:e.width,height:e.height},a=(c,l)=>Xa(c,s,n,{left:i,width:e.width,y:l});return yield*vm(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Ge(s,c,{x:l,y:d})})}return yield*new Em(s,t,n,{left:i,top:o,...e}).lay()}function Xa(s,t,{
floats:e,x:n,y:i},o){const r=Pt(s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,s.width+W(r),s.height+N(r),l,d);s.x=f.x-n+r.left,s.y=f.y-i+r.top,t.apart.push(s)}class Em{laid;layout;context;inside;y;pending=new Ht;isFirst=!0;top=new Cn;endsBelow=!1;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield J,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});Xa(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Mp(t)&&!this.endsBelow;return t.after=a?this.pending:
new Ht,this.y-e.top+(a?0:Math.max(this.pending.size,0))}*onBorder(t){const{laid:e,inside:n}=this,i=Pt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,
height:n.height,shrinks:!0}),{top:r}=e.border;o.x=n.left+Bn(t,o.width,n.width,Za(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.children.push(o),e.legend=
o,this.y+=Math.max(o.height+N(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:De(t.style.alignSelf)};Ge(
e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.
inside.width+i},r=Pt(n,o.width),a=this.isFirst&&Op(e)&&this.top.isBeside(t,o.width),c=a?new Ht:this.pending,l=(p,m)=>this.clearance(p)>this.y+c.join(m).size,d=vp(
t,o.width,l);this.pending=a?c:c.join(d);const f=this.clearance(n),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});
if(e.children.push(u),En(t)&&u.height===0){h&&([this.y,this.pending,this.isFirst]=[f-d.size,d,!1]),this.endsBelow||=h,(!a||h)&&(this.pending=this.pending.add(r.
bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-
this.context.y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,a=Za(this.laid.box.style);if(Bt(t))return yield*Lm(t,e,o,{layout:r,inside:i,margins:n,
side:a});const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+Bn(t,f.width,i.width,
a),f.y=e,f}}function*Lm(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*Im(s,
a,r);let[h,u]=[t,0];for(;;){const m=e.band(i+h,u,d),[g,b]=[m.left>d.left,m.right<d.right],w=g||b?e.nextBottom(i+h):void 0;if(w===void 0)break;if(yield J/4,-c.left>
m.left-d.left&&g||f>m.right-m.left+.01||b&&-c.right>d.right-m.right){[h,u]=[w-i,0];continue}const k=Math.max(d.left+c.left,m.left),O=Math.min(d.right-c.right,m.
right),M=yield*r.layOut(s,yield*Am(s,a,Math.max(O-k,0),r)),v=e.band(i+h,M.height,d);if(v.left>m.left||v.right<m.right){u=M.height;continue}return M.x=k-n+Bn(s,M.
width+c.left+c.right,O-k,l)-c.left,M.y=h,M}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.x=a.left+Bn(s,p.width,a.width,l),p.y=h,p}function*Im(s,t,e){
const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.
layOut(s,{width:t.width,height:t.height})).width;const i=W(dt(n))+W(mt(n,t.width));return ft(0,n,t.width,i)}function*Am(s,{width:t,height:e},n,i){const{style:o,
inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=W(dt(o))+W(mt(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,
l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:ft(l,o,t,a)}}const Za=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":
"left":s;function Bn({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-E(i,e)-E(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=E(i,e);return o===
"auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class Bm{around;layout;inside;room;isRow;constructor(t,e,n,i,o){this.around=t,this.layout=e,this.inside=n,
this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=Pt(i,e.width),[r,a]=[dt(i),mt(i,e.width)],c=n?W(r)+W(a):N(r)+N(a),l=Math.max(yield*this.
baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=H(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,
edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.
flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:H(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return yield*this.widthOfPicture(t);const u=l===
"auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:p.most,r)}const f=yield*this.
layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:zr(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:i,layout:o}=this,
{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return H(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=H(i?r.width:r.height,c,
e,r)??1/0,d=H(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,
p?l:zr(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?yield*this.
widthOfPicture(t):yield*om(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="\
image")}edgesOf(t){const[e,n]=[dt(t),mt(t,this.inside.width)];return{across:W(e)+W(n),down:N(e)+N(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:i}=t;
if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}filledHeight(t){if(!($s(t,this.around)&&lt(t.
height)&&!Js(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.edgesOf(t);return yt(this.room-N(Pt(t,this.inside.width)),t,this.
inside.height,n)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).width}widthByRatio({style:t}){const{
inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=H(t.height,e.height,n.down,t)??this.filledHeight(t);if(i!==void 0)return Pe(
yt(i,t,e.height,n.down),t,n)}limitItem(t,e){return kn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(
t),c=Pt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=$s(t.style,this.around)&&lt(t.style.width)&&!Js(t.style,!0),d=W(dt(t.style))+W(mt(t.
style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?ft(i.width-W(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,
isLoose:a,isOpen:n})}}function qa(s){let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.style;return[
n,i,o].some(a=>typeof a=="object"&&a.percent!==0)||lt(n)&&(e.inner==="flex"||e.inner==="grid")&&qa(e)}),s.known.set("shares",t)),t}const Js=(s,t)=>t?s.marginLeft===
"auto"||s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto";function*Wm(s,t,{room:e,...n},i){return yield*new Nm(s,t,n,i,e).lay()}class Nm{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?R(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new Bm(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=N(e)+N(n),o=t.map(({items:r})=>this.lengthOf(r));return yt((0,_.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=N(t)+N(e);return(H(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?W(t):N(t)}crossMargins({margins:t}){return this.isRow?N(t):W(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=n-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const m of r){const g=m.base+d*o(m)/l,b=Math.max(Math.min(g,m.most),m.least);
h.set(m,g),m.main=b,f+=b-g}const u=m=>{const g=m.main-h.get(m);return Math.abs(f)<.001?!0:f>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Sn(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,
f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=N(e)+N(n);return yt(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((m,{box:g})=>m+zm(g.style,i),0),h=f>0&&d>0?{before:0,between:0}:Sn(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(
t);for(const m of t){const g=f>0&&d>0?d/f:0,[b,w]=this.mainSides(m,g);yield*this.stretch(m,e);const y=m.laid,k=u+b,O=a?l-k-m.main:k,M=n+this.crossOffset(m,e,p);
y.x=this.left+(i?O:M),y.y=this.top+(i?M:O),r.children.push(y),u=k+m.main+w+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!$s(r,this.style)||Js(r,!n)||!lt(n?r.height:r.width))return;const a=e-
this.crossMargins(t),[c,l]=[dt(r),mt(r,i.width)],d=n?yt(a,r,i.height,N(c)+N(l)):ft(a,r,i.width,W(c)+W(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01&&!(n&&qa(
t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.
isRow)return e;for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){
const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const p=this.alignOf(
a);if(p==="baseline"&&i)return n-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Ps(p,d,m)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=De(i.justifyContent,
a),l=De(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);Ge(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const zm=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class Pm{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,_.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}function*$m(s,t,e){yield*new _m(s,t,e).lay()}class _m{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=Fe(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Wa(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-Da(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?im(t.box,o):nm(yield*Ha(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=E(a,c),l.y=n+E(o,c),n=l.y+l.height+E(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield J/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(this.asQuirky(Fm(n,r)),o)):yield*this.layout.layOut(this.asQuirky(n),{...o,width:this.
laid.contentWidth})}asQuirky(t){return!this.layout.isQuirky||t.style.boxSizing==="border-box"||lt(t.style.height)?t:Ja(t,"quirky",()=>Gm(t.style))}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>H(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),ti(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.
rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+n[f],(r.rows-1)*this.gapY);a.height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,
grid:n}=this,{style:i}=e.box,o=N(e.border)+N(e.padding),r=this.space.fixedHeight??H(i.height,this.space.height,o,i)??0,a=Math.max(r,H(i.minHeight,this.space.height,
o,i)??0),c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*this.gapY+o;a>c&&t.length>0&&this.heighten(t,[...t.keys()],a-c)}heighten(t,e,n){const i=e.filter(a=>lt(this.
grid.rows[a].style.height)),o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){const{laid:i,grid:o,
gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,l=[];let d=n+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const f=[];let h=c+r;for(const m of this.
widths)f.push(h),h+=m+r;const u=i.box.style.direction==="rtl",p=[];for(const{box:m,from:g,to:b}of o.groups){if(g===b)continue;const w=this.part(m,c+r,l[g],l[b-1]+
e[b-1]);i.children.push(w),w.flow="rows";for(let y=g;y<b;y++){const k=this.part(o.rows[y],0,l[y]-w.y,l[y]-w.y+e[y]);k.flow="bands",w.children.push(k),p.push(k)}
o.headRows>0&&g===0&&(i.head=w),m===o.foot&&(i.foot=w)}for(const{cell:m,laid:g}of t){yield J/10;const b=m.row+m.rows-1,w=l[b]+e[b]-l[m.row],y=yield*this.fillCell(
m,g,w,t),k=f[m.column]??c;y.x=(u?i.width-k-y.width:k)-c-r,y.y=0,p[m.row].children.push(y)}return d}part(t,e,n,i){const o=new yn(t);return o.x=e,o.y=n,o.width=this.
laid.contentWidth-2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.
height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,a)return c;const{verticalAlign:l}=o.style,d=l==="middle"?r/2:l==="bottom"?r:
ti(o)?this.baselineShift(t,c,i):0;return d>0&&Dm(c,Math.min(d,r)),c}baselineShift({row:t},e,n){if(e.firstBaseline===void 0)return 0;let i=this.rowBaselines.get(
t);if(i===void 0){for(const{cell:o,laid:r}of n)ti(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));
i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const ti=({style:s})=>{const{verticalAlign:t}=s;return typeof t=="object"||t==="base\
line"||t==="sub"||t==="super"};function Dm(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)e.y+=t;s.lines=s.lines.map(e=>({...e,y:e.y+t})),s.firstBaseline!==
void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Va=new WeakMap;function Hm(s,{top:t,right:e,bottom:n,left:i}){let o=Va.get(s);o||
Va.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:i},o.set(
r,a)),a}const Qa=new WeakMap;function Gm(s){let t=Qa.get(s);return t||Qa.set(s,t={...s,boxSizing:"border-box"}),t}function Fm(s,t){return Ja(s,"shared",()=>Hm(s.
style,t))}function Ja(s,t,e){const n=s.known.get(t);if(n)return n;const i=Object.assign(Object.create(Object.getPrototypeOf(s)),s,{style:e()});return s.known.set(
t,i),i}function*jm(s,t,e,n){yield J;const i=Oh(s,e.width);return s.inner==="image"?Um(i,t,e):(i.width=yield*Km(i,t,e),s.inner==="table"?yield*$m(i,t,e):yield*Ym(
i,t,e,n)),s.style.position==="relative"&&(i.shift=Pr(s.style,e)),yield*ja(i,t),i}function Um(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=La(o,e,
t);s.width=e.fixedWidth??r+W(n)+W(i),s.height=e.fixedHeight??a+N(n)+N(i)}function*Km(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,
{style:r}=n,a=W(i)+W(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:N(i)+N(o)},
h=H(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=yt(h,r,e.height,f.down);return ft(Pe(y,r,f),r,e.width,a)}if(!l)return ft(kn(Ea(n,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),m=e.width-E(r.marginLeft,e.width)-E(r.marginRight,e.width);if(c==="min-content")return ft(
u,r,e.width,a);if(c==="max-content")return ft(p,r,e.width,a);const g=H(c,e.width,a,r)??Math.max(u,Math.min(p,m)),b=ft(kn(g,r,e.height,f),r,e.width,a),w=r.tableLayout===
"fixed"&&c!=="auto";return n.inner==="table"&&!w?Math.max(b,u):b}function*Ym(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,c=N(o)+N(r),l=a.aspectRatio,
d=l!==void 0&&lt(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:H(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?yt(u,a,e.height,c):u,m=p??(d===void 0?void 0:yt(d,a,e.height,c)),g=m===void 0?void 0:Math.
max(m-c,0),b={width:s.contentWidth,height:e.isLoose?void 0:g};let w;if(i.inner==="flex")w=yield*Wm(s,t,{...b,room:g},e);else if(i.inner==="columns")w=yield*Ju(s,
t,b);else if(i.inner==="grid")w=yield*yp(s,t,{...b,height:g},e);else{const O=n&&!Bt(i)?n.floats:new Pm,M=n&&!Bt(i)?n:{floats:O,x:0,y:0};w=yield*Cm(s,t,b,M),Bt(i)&&
(w=Math.max(w,O.clear("both")-o.top-r.top))}const y=Math.max(w+c,d??0,f?h??0:0);s.height=p??yt(y,a,e.height,c),f&&(s.slack=Math.max(s.height-w-c,0)),s.legend&&(s.
frame=Xm(s.legend,s)),s.height>y+.01&&(s.after=new Ht),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Zm(s,Sn(a.alignContent,Math.max(s.
height-y,0),1).before)}function Xm(s,{border:t,height:e}){const n=Math.max(s.y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function Zm(s,t){if(t!==
0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&
(s.lastBaseline+=t)}}const tc=5e3,it=.75,qm=.5;async function Vm({box:s,tree:t,isQuirky:e},n,i){const o=await(0,vs.Vn)();let r=1;for(;;){const a=it*r,c=k=>s.widthOf(
k)/a,l={width:c(""),height:s.areaOf(1,"").height/a},d=new dh({layOut:jm,widthsOf:Xs},n.typefaces,o,l,e),f=await t(l),h=await Dt(mh(f,c),i),u=await Dt(tg(f,d,l),
i),p=await Dt(eg(u,c),i),m=Math.max(1/Math.max(p,.001),qm);if(r===1&&p>1+1/l.width&&m<.99){r=m;continue}const g=new Tr(n,s,a,tc,()=>(0,ah.F)("pages",`The docume\
nt has more than ${tc} pages`,"Split it into several documents","file"));g.rename(0,Rr(u)??"");const b=new On(g.fragments,d.work,void 0,h?g.rename.bind(g):void 0),
w=await Dt(b.place(u,0,0,0),i);g.last=await Dt(ig(w,b),i),g.sheet(g.last),Qm(w,g);const y=new _e(g,d);return await Dt(y.paint(w),i),await Dt(Jm(w,g,d),i),g.close(),
{names:g.names,shadowsLeftOut:d.shadowsLeftOut}}}function Qm(s,{fragments:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===
0||(s.top=0,s.bottom=t.endOf(e))}function*Jm({apart:s},t,e){for(const n of s){const{laid:i,x:o,top:r}=n;if(!(i.box.style.position!=="fixed"||!(yield*Er(t,n))))for(let a=1;a<=
t.last;a++)yield*new _e(new Lr(t,a),e).paint(yield*ze(i,o,r),!0)}}function*tg(s,t,e){const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.height});return n.
height=Math.max(n.height,1),yield*ja(n,t,!0),t.forget(),n}function*eg(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;
const{style:c,pageName:l}=o.box,d=l===void 0?a:t(l);if(Ar(c)){e=Math.max(e,(r+ng(o))/d);continue}const f=r+sg(o);if(e=Math.max(e,(f+o.width)/d),c.overflow==="hi\
dden")continue;for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&
u.box.style.position!=="fixed"&&n.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,f+p.x,d]);const{columns:h}=o;h&&n.push([h.content,
f+(h.count-1)*(h.width+h.gap),d])}return e}function ng({box:s,width:t,height:e,shift:n}){const{transform:i,transformOrigin:o}=s.style,[r,a]=[R(o[0],t),R(o[1],e)],
l=[0,t].flatMap(d=>[0,e].map(f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*
h+u.values[5]]:[f+R(u.x,t),h+R(u.y,e)],d));return(n?.x??0)+r+(0,_.Kf)(l.map(([d])=>d))}const sg=({box:s,width:t,shift:e})=>s.style.transform.reduce((n,i)=>i.kind===
"matrix"?n:n+R(i.x,t),e?.x??0);function*ig(s,t){let e=0;const n=[s];for(let i=n.pop();i;i=n.pop()){yield 2e3;const{laid:o,lines:r,children:a,apart:c,bottom:l}=i;
for(const{line:p,top:m,atoms:g}of r){p.texts.length>0&&(e=Math.max(e,t.pageOf(m+p.height/2)));for(const b of g)n.push(b)}const{style:d,replaced:f}=o.box;(f!==void 0||
d.backgroundColor!==void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>0&&(e=Math.max(e,t.pageOf(l-.2)));for(const p of a)
n.push(p);for(const p of c)n.push(p);const u=i.columns?.rows.at(-1);u&&(e=Math.max(e,t.pageOf(i.top+u.top)))}return e}var og=T(94405);const rg=1e3;function ag(s){
const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,L.ZE)(s).find(({name:o})=>o==="title");
return[t.get("aria-label"),n&&(0,L.a4)(n),cg(s)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,rg)).find(o=>o!==void 0&&o!=="")}function cg(s){const t=[],e=(0,L.
ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,L.a4)(n));else if(n.name!=="defs")for(const i of(0,L.ZE)(n).reverse())e.push(i);return t.
join(" ")}var ec=T(78445),nc=T(25561);const lg=new Set(["disc","circle","square"]);class dg{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,i]of t.
counterReset)this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",fg(e)),t.display==="list-item"&&this.countItem(e);for(const[
n,i]of t.counterIncrement){const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.
scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(
e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.
attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(lg.
has(t))return{text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Wn(e,t)}\
. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(
t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?Wn(i.at(-1)??0,t.style):i.map(o=>Wn(o,t.style)).join(t.separator)}quote(t,e){if(t===
"none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="ope\
n"?0:1)]??""}}function fg(s){const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.attributes.has("reversed")?(e??
(0,L.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const hg=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],
[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function sc(s){let[t,e]=[s,""];for(const[n,i]of hg)for(;t>=n;t-=n)e+=i;return e}function ei(s,t,e){let[n,i]=[s,""];for(;n>0;n=
Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}function Wn(s,t){const e=s>=1&&s<=3999;switch(t){case"none":return"";case"decima\
l-leading-zero":return s>=0&&s<10?`0${s}`:String(s);case"lower-roman":return e?sc(s):String(s);case"upper-roman":return e?sc(s).toUpperCase():String(s);case"low\
er-alpha":case"lower-latin":return s>=1?ei(s,"a",26):String(s);case"upper-alpha":case"upper-latin":return s>=1?ei(s,"A",26):String(s);case"lower-greek":return s>=
1?ei(s,"α",17):String(s);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(s)}}function Ue(s,t){const e=Oe(s);e.display=
t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new pt(e)}const ug=({columnCount:s,columnWidth:t})=>s!==
void 0||t!==void 0;function pg(s){const t=s.inner==="lines";if(!t&&s.children.length===0)return;const e=t?[[]]:ic(s.children.splice(0));for(const n of e){if(n instanceof
pt){s.children.push(n);continue}const i=Ue(s.style,"flow-root");t?mg(s,i):(0,_.RZ)(i.children,n);const o=Ue(s.style,"block");o.inner="columns",Object.assign(o.style,
gg(s.style,e.length===1)),o.children.push(i),s.children.push(o)}}function mg(s,t){t.inner="lines",(0,_.RZ)(t.inlines,s.inlines.splice(0)),t.element=s.element,s.
element=null,s.inner="blocks"}function gg(s,t){const{columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,
height:l}=s,d={columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:wg}}
const wg={px:0,percent:1};function ic(s){const t=[];for(const e of s)for(const n of bg(e)){const i=t.at(-1);oc(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}
return t}const oc=s=>s.style.columnSpan==="all"&&!s.isApart;function bg(s){if(s.inner!=="blocks"||oc(s)||Bt(s))return[s];const t=ic(s.children);return t.every(e=>Array.
isArray(e))?[s]:t.map((e,n)=>e instanceof pt?e:yg(s,e,n===0,n===t.length-1))}function yg(s,t,e,n){const i=new pt({...s.style,...!e&&xg,...!n&&kg});return i.element=
s.element,i.images=s.images,e&&([i.place,i.marker]=[s.place,s.marker]),(0,_.RZ)(i.children,t),i}const xg={marginTop:nt,paddingTop:nt,borderTopWidth:0},kg={marginBottom:nt,
paddingBottom:nt,borderBottomWidth:0},Og=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),Nn=({display:s})=>!Og.has(s);function zn(s,t,e){
const{display:n}=s.style;switch(n){case"flex":case"inline-flex":return s.inner="flex",rc(s,t);case"grid":case"inline-grid":return s.inner="grid",rc(s,t);case"ta\
ble":case"inline-table":return s.inner="table",Ke(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",Ke(
s,t,"rows");case"table-row":return s.inner="row",Ke(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:Mg(
s,t,e),ug(s.style)&&pg(s)}}function Mg(s,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind===
"text"))){ni(s,t),s.element??=e.parent;return}si(s,Cg(s,t))}function ni(s,t){s.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,
1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,2);for(const{inline:n,home:i}of t)i&&!s.element&&(s.element=i),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==
2)&&s.inlines.push(n)}function si(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Ue(s.style,"block");ni(o,e),s.children.
push(o)}else for(const{inline:o}of e)o.kind==="apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.push(i.block)):i.inline.kind===
"apart"&&e.every(({isBlank:o})=>o)?s.children.push(i.inline.box):e.push(i);n()}function rc(s,t){si(s,t);for(const e of s.children)e.isItem=!0}const Sg={table:["\
table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},vg={table:"\
table-row-group",rows:"table-row",row:"table-cell"},Rg={table:"rows",rows:"row",row:"cell"};function Ke(s,t,e){const n=Sg[e];let i=[];const o=()=>{if(i.some(a=>"\
block"in a||!a.isBlank||a.inline.kind==="atom")){const a=Ue(s.style,vg[e]),c=Rg[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Tg(a,i):Ke(a,i,c),s.children.push(a)}else
for(const a of i)"inline"in a&&a.inline.kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),
s.children.push(r.block)):i.push(r);o()}function Tg(s,t){t.every(e=>"inline"in e)?ni(s,t):si(s,t)}const ac=s=>"block"in s&&s.block.style.display.startsWith("tab\
le-")&&s.block.style.display!=="table-caption";function Cg(s,t){if(!t.some(ac))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=Ue(s.style,
"table");o.inner="table",Ke(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(ac(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.
push(o)}return i(),e}const cc=new Set(["progress","meter"]);function Eg({name:s,attributes:t}){const e=(r,a)=>{const c=t.get(r)?.trim(),l=c===void 0||c===""?NaN:
Number(c);return Number.isFinite(l)?l:a},n=s==="meter"?e("min",0):0,i=e("max",1),o=(e("value",n)-n)/(i-n);return Number.isFinite(o)?Math.min(Math.max(o,0),1):0}
function Lg(s,t,e,n){const i=Eg(t),r={...n.pseudoStyle(t,"bar",e).style,display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};s.inner="blocks",s.children.
push(new pt(r));const a=(0,L.a4)(t).replace(/\s+/g," ").trim();return a===""?`${Math.round(i*100)} %`:a}const Ig=/^(?:https?|mailto|tel|ftp):/i;function Ag(s,t){
if(s.startsWith("#")){const e=t.find(Bg(s.slice(1)));return e&&{place:e}}return Ig.test(s)?{uri:Wg(s)}:void 0}function Bg(s){try{return decodeURIComponent(s)}catch{
return s}}const Wg=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};class be{parent;own;outer;paragraph;constructor(t,e,n){
this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const Ng=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class zg{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new be(this.document,!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new be(e.parent,!1,e),label:void 0};
if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new be(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new be(r,Ng.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new be(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("\
Lbl");return{home:new be(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"\
P";const i=Pg[e];return i?this.isData(t)?i:void 0:$g[e]}factsOf(t,e){const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",Scope:Dg(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=
e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=_g(e)),n}}const Pg={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},$g={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function _g(s){const t=s.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,L.Ky)(s))if(i!==s){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function Dg(s){const t=s.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":"Column"}const lc=()=>({images:new Set,links:new Set,leftOut:new Map,scripts:0,
undescribed:0}),Hg=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","input","select","math"]);class Gg{sources;counters=new dg;tags;constructor(t){
this.sources=t,this.tags=new zg(t.document,t.headings)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(jg(i.block,t),i.block):new pt(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,
e,n):yield*this.element(i,e,n)}text(t,{styled:e,home:n,owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push(
{inline:{kind:"text",text:t,style:e.style,owner:i},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=Fg(e.
styled.style,i.styleOf(t,e.styled,e.table));yield J+(i.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,Hg.has(c)&&!(c==="input"&&t.attributes.get("\
type")==="hidden")&&o.leftOut.set(c,(o.leftOut.get(c)??0)+1);const{style:l}=a;if(l.display==="none")return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{
kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?this.text("​",{...e,styled:a},n):c==="img"?yield*this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.
drawing(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),
d()}*inline(t,e,n,i){const o=new pt(e.style);this.place(o,t),yield*this.backgrounds(o);const r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{
kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.
pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(t.children,n,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i){
const{style:o}=e,r=new pt(o);this.place(r,t),yield*this.backgrounds(r);const a=!Nn(o),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.ownerOf(t,n.owner),f=t.
name==="table"?t:n.table,h=[];if(o.display==="list-item"&&this.marker(t,e,r,l,c,h),cc.has(t.name)||(yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h)),
e.pseudos.includes("first-letter")&&this.firstLetter(t,e,h,c),r.keepsNext=/^h[1-6]$/.test(t.name),r.span=Jg(t),zn(r,h,c),r.isLegend=t.name==="legend"&&!r.isApart,
t.name==="fieldset"&&r.inner==="blocks"&&(r.legend=r.children.find(({isLegend:u})=>u)),cc.has(t.name)){const u=t.attributes.get("aria-label")??Lg(r,t,e,this.sources.
styler);r.element=new ec.H("Figure",void 0,{alt:u})}a?i.push({inline:{kind:"atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?i.push({inline:{kind:"\
apart",box:r},home:void 0,isBlank:!0}):i.push({block:r})}marker(t,e,n,i,o,r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).
style:void 0,l=(Array.isArray(a?.content)?a.content:void 0)?.map(f=>this.counters.textOf(f,t,n.style)).join(""),d=l===void 0?this.counters.marker(n.style):{text:l,
shape:void 0};!d||a?.content==="none"||(n.style.listStylePosition==="inside"?this.insideMarker(d,a??lo(Oe(n.style),n.style),o,r):n.marker={...d,style:a??n.style,
element:i})}insideMarker({text:t,shape:e},n,i,o){const r={...n,textDecorationLine:new Set},a=new pt(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{
kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?Kg[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.
push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(
c,{...n,styled:o},l),r.display==="inline"){const f=new pt(r);yield*this.backgrounds(f),i.push({inline:{kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});
for(const h of l)i.push(h);i.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new pt(r);yield*this.backgrounds(d),zn(d,l,n.home),Nn(r)?
d.isApart?i.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push({inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}firstLetter(t,e,n,i){
const o=n.findIndex(u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.inline,c=Ug.exec(a)?.[0];if(c===
void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new pt(l),f={...r,inline:{...r.inline,text:c.trimStart(),style:Oe(l)}},h={...r,
inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"clos\
e",box:d},home:void 0,isBlank:!0};n.splice(o,1,u,f,p,h)}else zn(d,[f],i),n.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},h)}*picture(t,e,n,i){
const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=new pt(c);this.place(l,t),yield*this.backgrounds(l);const d=(0,P.Z)(t),f=d===void 0?void 0:o.get((0,Q.
bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,Q.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(
t,e,u,h,n,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),this.substitute(h??"",e,n,i);return}h===void 0&&a.undescribed++;const{width:p,height:m}=/^\s*qr:/i.
test(d)?Vg:Qg(f);l.replaced={image:f,width:p,height:m},this.addReplaced(l,h,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new ec.H("Figur\
e",void 0,{alt:e??""})),Nn(t.style)?(t.element&&n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):
i.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.
read(t,e),l=ag(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{drawing:n,width:i,height:o},r,a,c){
const l={...e.style},d=new pt(l);this.place(d,t),yield*this.backgrounds(d),l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=Yg),n.view&&(l.
aspectRatio??=n.view[2]/n.view[3]),d.replaced={image:void 0,drawing:n,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){if(t.trim()===
"")return;const r=new pt({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:Oe(e),variables:n}},
a),zn(r,a,i.home),Nn(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,owner:i.owner},
home:i.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=Ag(
n,this.sources.headings);if(o)return new nc._("Link",{},e,{target:o,contents:qg(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.
parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new nc._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}*backgrounds(t){const{backgroundImage:e,
borderImage:n}=t.style,i=n?.image?[...e,n.image]:e;if(!i.some(l=>"url"in l))return;const{images:o,pictures:r,told:a}=this.sources,c=new Map;for(const l of i){if(!("\
url"in l))continue;const d=(0,Q.bi)(l.url),f=o.get(d)??(yield*r.at(d));f?c.set(l.url,f):a.images.add(l.url)}t.images=c}}function Fg(s,t){const{style:e}=t;return s.
opacity===1||s.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*s.opacity}}}function jg(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),
i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of Xg)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:Vt[r]});s.images=n.images}const Ug=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),
Kg={disc:"•",circle:"○",square:"▪"},Yg={px:0,percent:1},Xg=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],
Zg=300;function qg(s,t){const e=(0,L.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(0,Zg)}const Vg={width:96,height:96},Qg=({
displayed:s})=>s;function Jg({attributes:s}){const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):n};return{columns:Math.max(t(s.has("\
span")?"span":"colspan",1),1),rows:t("rowspan",1)}}const t0={scaling:"none",x:0,y:0},e0=/^data:image\/svg\+xml([^,]{0,200}),/i;async function n0(s,t,e){const n=new Map;
let i;for(const o of s){const[r,a=""]=e0.exec(o)??[];if(r===void 0)continue;if(n.size===X.df)throw(0,X.bi)();const{root:c}=await(0,V.Z)(s0(o.slice(r.length),/;\s*base64\s*$/i.
test(a)),e),l=(0,L.Ky)(c).find(({name:h,isHtml:u})=>h==="svg"&&!u);if(!l)continue;const f=(0,L.Ky)(l).some(({name:h})=>h==="style")?await t(l):i??=await t(l);n.
set(o,{svg:l,sheets:f})}return n}function s0(s,t){const e=s.replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.from(n.replaceAll("%",""),"hex").toString());return t?Buffer.
from(e,"base64").toString():e}class i0{files;page;tools;known=new Map;constructor(t,e,n){this.files=t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);
if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.set(t,i),i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>X.
bJ)throw(0,X.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new Ss(e,this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new eo(
{...this.tools,styler:o},t).read(t,r),l=m=>typeof m=="object"&&m.percent===0?m.px:void 0,d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.
style.width),height:l(r.style.height)},u=d?[kt(a.nodes,{clip:Jt(...d)})]:a.nodes,p=a.view?a.fit:t0;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:n.
drawn-i}}}const o0=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,
/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|merriweather|lora|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt)$/,/mono|courier|consolas|menlo/i]],r0=/^font(?:-family)?$/;function a0({selector:s,declarations:t}){const[e,...n]=s.compounds;
return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&t.some(({name:o,value:r})=>r0.test(o)&&r.trim()!=="ser\
if")}const c0=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get("style")??""),l0=["style","font-family","font-style","\
font-weight"];function d0(s,{rules:t},{header:e="",footer:n="",date:i="",title:o}){const r=new Set,a=["•○▪",e,n,i,o];for(const c of s.flatMap(L.Ky)){const l=l0.
flatMap(h=>{const u=c.attributes.get(h);return u===void 0?[]:[`${h}:${u}`]}).join(";"),f=c.name==="style"?(0,L.a4)(c):"";for(const[h,u,p]of o0)(u.test(c.name)||
p.test(l)||p.test(f))&&r.add(h);for(const[,h]of f.matchAll(/\\([\da-f]{2,6})/gi)){const u=Number.parseInt(h,16);u>127&&u<=1114111&&(u<55296||u>57343)&&a.push(String.
fromCodePoint(u))}for(const h of["alt","title","data-label"])a.push(c.attributes.get(h)??"");for(const h of c.children)h.kind==="text"&&a.push(h.value.replace(/[\0-\x7f]+/g,
""))}return!t.some(a0)&&!s.some(({children:c})=>c.some(c0))&&r.add("Serif"),{styles:[...r],text:a.join("")}}class dc{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,L.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,L.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}return t}}const fc=`
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
`,hc={plain:"",report:`${fc}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${fc}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function f0(s,t){const e=t??(s==="report"?qt.uR:void 0);if(!e)return hc[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${hc[s]} ${i}`}
var h0=T(63895),uc=T(38017),u0=T(37645);const ii={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},oi=({boxes:s},t)=>s.some(({name:e})=>ii[e]?.[2]===t),p0=1e5,m0=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function g0(s,t,e,n,i){const o=n?[{name:"b\
ottom-center",pages:"all",declarations:m0}]:[],r=new Map;for(const a of s.sheets.keys()){const c=t(a);let l=r.get(c);l||r.set(c,l=new Map);const d=["all",a%2===
0?"right":"left",...a===0?["first"]:[]],f=d.join();let h=l.get(f);h||l.set(f,h=w0(c.boxes.length===0?o:c.boxes,d,e));for(const[u,p]of h){y0(s,a,b0(p,a+1,s.sheets.
length),{style:p,page:c,place:ii[u]});const m=i.step(p0);m&&await m}}}function w0(s,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of s)if(t.includes(
r)&&Object.hasOwn(ii,o)){const c=n.get(o)??[];n.set(o,c),(0,_.RZ)(c,a)}const i=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.
content)&&i.set(o,a)}return i}function b0({content:s},t,e){return s.map(n=>"text"in n?n.text:"counter"in n?Wn(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):
"").join("")}function y0({typefaces:s,sheets:t},e,n,{style:i,page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=Si(o,e).map(I=>I*it),p=i.fontSize*
it,m=s.word(n,Ne(i)),g=m.width*p/1e3,b={left:[0,u],middle:[u,l.width-f],right:[l.width-f,l.width]},[w,y]=b[r],k=a==="left"?w:a==="right"?y-g:(w+y-g)/2,O={top:l.
height-d/2,upper:l.height-d-p/2,center:(l.height-d+h)/2,lower:h+p/2,bottom:h/2}[c],{color:M,alpha:v}=i.color,S={kind:"text",x:k,y:O-p*.35,size:p,color:M,words:[
m],alpha:v};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Footer",S):l.draw(void 0,S)}async function x0({root:s,isQuirky:t},e,n){const{pace:i}=n,o={width:e.
width/it,height:e.height/it,margin:e.margin/it},r=await gc(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},f0(e.theme,e.accent),n),a=await n0(e.targets,
C=>gc(C,!1,o,"",n),i),c=await el(r.pages,o,i),l=c.usual,d=M0(l,e.running),f=await k0([s,...[...a.values()].map(({svg:C})=>C)],r,e,n),h=Ye(l),u=e.logo&&(0,uc.h)(
e.logo,h,d,ri),p=u?Math.max(u.room-(l.own.first[0]-l.margins[0])*it,0):0;let m=new dc(s),g=lc(),b=new Map,w=mc(0);const{names:y,shadowsLeftOut:k}=await Vm({box:v0(
c),isQuirky:t,tree:async C=>{f.document.kids.splice(0,f.document.kids.length),m=new dc(s),g=lc();const U=new Ss(r,C);({ignored:b}=U);const{images:gt}=e,$t=O0(g,
gt),Zt=new eo({...$t,styler:U},s),Gt=new i0(a,C,$t),It=new Gg({styler:U,images:gt,pictures:Gt,headings:m,told:g,drawings:Zt,document:f.document});return w=await Dt(
It.build(s),i),p>0&&w.children.unshift(mc(p*C.width/(h.width-h.left-h.right))),w}},f,i);f.document.prune();const O=e.pageNumbers&&d.footer===void 0,M=C=>nn(c,y.
of(C)),v=S0(M,l);e.logo&&(0,uc.h)(e.logo,v(0),d,ri).draw(f.sheets[0]);const S=c.named.size>0?await Dt(wh(w),i):0;S>0&&b.set("page",S),await g0(f,M,new Ss(r,l),O,
i);const I=await h0.P.of(f.typefaces),B=(C,U)=>oi(M(C),U==="Header"?"top":"bottom");await(0,u0.N)(f,I,{frameOf:v,size:ri,isBare:B,pace:i},d);for(const C of c.ignored)
b.set(C,1);return k>0&&b.set("text-shadow",k),{composition:f,bookmarks:m.bookmarks,told:g,ignored:b,notLoaded:r.notLoaded+R0(s)}}async function k0(s,t,{running:e,
font:n,boldFont:i},o){const r=await og.B.open({...d0(s,t,e),font:n,boldFont:i},o);return await r.typefaces.warm([],o.pace),r}const O0=({leftOut:s,images:t},e)=>({
tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,Q.bi)(n));return i||t.add(n),i}}),ri=11,ai=18;function M0(s,t){const{header:e,
footer:n,...i}=t,o={...i,...!oi(s,"top")&&{header:e},...!oi(s,"bottom")&&{footer:n}},{top:r,bottom:a}=Ye(s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==
void 0&&d<ai).map(([l])=>({field:l,message:`needs a margin of at least ${ai/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["m\
argin"]}));if(c.length>0)throw(0,j.G6)(c);return o}const Ye=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*it,height:t*it,left:o*it,right:n*it,top:e*it,bottom:i*
it});function S0(s,t){const e=new Map,{top:n,bottom:i}=Ye(t);return o=>{const r=s(o);let a=e.get(r);if(!a){const c=Ye(r),l=(d,f)=>d<ai?f:d;e.set(r,a={...c,top:l(
c.top,n),bottom:l(c.bottom,i)})}return a}}const v0=s=>({widthOf:t=>{const{width:e,left:n,right:i}=Ye(nn(s,t));return e-n-i},heightOf:t=>(0,_.Kf)([0,1,2].map(e=>pc(
nn(s,t),e).height)),areaOf:(t,e)=>pc(nn(s,e),t)});function pc(s,t){const[e,,n,i]=Si(s,t);return{page:{width:s.width*it,height:s.height*it},left:i*it,top:e*it,height:(s.
height-e-n)*it}}const mc=s=>new pt({...Vt,display:"block",height:{px:s/it,percent:0}});async function gc(s,t,e,n,{pace:i}){const o=new Sl(e,i);await o.add(sh,!0),
t&&await o.add(ih,!0),await o.add(n,!0);for(const r of(0,L.Ky)(s))r.name==="style"&&zi(r.attributes.get("media")??"",e)&&await o.add((0,L.a4)(r));return o}const R0=s=>(0,L.
Ky)(s).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length;var ye=T(98446),T0=T(71775);const ci=12,C0=({told:s,ignored:t,
notLoaded:e,...n})=>[...(0,T0.l)({...n,from:"HTML",told:s}),...t.size>0?[E0(t)]:[],...e>0?[L0(e)]:[],...s.scripts>0?[I0(s.scripts)]:[],...s.leftOut.size>0?[A0(s.
leftOut)]:[]];function wc(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,ci).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,ye.
Dw)(t.length>ci?[...e,`${t.length-ci} more`]:e)}const E0=s=>({code:"styles_ignored",message:`The style sheets have ${(0,ye.y_)(s.size,"property","properties")} \
and rules that are not supported, and had no effect: ${wc(s)}.`}),L0=s=>({code:"styles_not_loaded",message:`${(0,ye.y_)(s,"style sheet or font","style sheets an\
d fonts")} at addresses ${(0,ye.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in Noto fonts.`}),I0=s=>({code:"\
html_scripts_not_run",message:`${(0,ye.y_)(s,"script")} of the HTML ${(0,ye.d5)(s,"was","were")} not run. Text that a script would write is not in the document.`}),
A0=s=>({code:"elements_left_out",message:`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${wc(s)}.`}),B0=72,W0=async(s,t,e)=>{
const n=(0,Nt.H)(t),i=await N0(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=new Set((0,P.e)(o)),a=await $0(r,t.images??[],e),c=t.logo&&await(0,q.A)(
t.logo,"logo",e),l=z0(o),d=t.title??l.title??yc(s.name),{composition:f,bookmarks:h,told:u,ignored:p,notLoaded:m}=await x0(i,{...(0,Nt.a)(t),margin:t.margin*B0,pageNumbers:t.
page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:d},logo:c,accent:t.accent_color===void 0?void 0:(0,qt.bP)(
t.accent_color),...n,theme:t.theme,images:a,targets:r},e),g=t.language??P0(l.language),b=t.author??l.author,w=[...a.values(),...c?[c]:[]].some(({components:C})=>C===
4),y=u.undescribed===0,k=await f.finish({title:d,author:b,language:g,bookmarks:h,breaksArchive:w,isAccessible:y}),O=t.letterhead&&await(0,_t.o)(k,t.letterhead,t.
letterhead_password,e),M={compact:!0,objectStreams:"smallest"},v=O?.write?await O.write(M):await(0,St.UN)(k,M),S=f.sheets.length,{missing:I}=f.typefaces,B=C0({told:u,
ignored:p,notLoaded:m,missing:I,hasFont:n.font!==void 0,language:g,breaksArchive:w});return O&&(0,_.RZ)(B,O.notes),{documents:[{name:`${yc(s.name)}.pdf`,bytes:v,
pageCount:S}],notes:B,facts:{pageCount:S}}};async function N0(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,j.G6)([{field:"fil\
e",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,V.Z)(s,e);const i=await(0,st.o)(s,t,e),o=await(0,V.Z)(i.
text,e);return F(o.root,i.values),o}function z0(s){let[t,e,n]=[];for(const i of(0,L.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,L.a4)(i).replace(/\s+/g," ").trim().
slice(0,bc);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get("cont\
ent")?.trim().slice(0,bc))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const bc=1e3,P0=s=>s!==void 0&&rt.E["language-tag"].
holds(s)?s:void 0;async function $0(s,t,e){const n=new Map;for(const o of t)s.has((0,Q.bi)(o.name))&&n.set((0,Q.bi)(o.name),await(0,q.A)(o,"images",e));const i=[
...s].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(o));for(const[o,r]of(0,xc.B)(i))n.set(o,await(0,q.A)(r,"file",e));for(const[o,r]of await(0,kc.m)(
s,e))n.set(o,r);return n}const yc=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
