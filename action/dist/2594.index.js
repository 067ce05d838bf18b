"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((K,U,x)=>{x.d(U,{gf:()=>S,iw:()=>g,sf:()=>m});var I=x(76213);function y(i){const[,n,s]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${s==="%"?"%":"px"}`}const u=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function D(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const C=["x-small","small","medium","large","x-large","xx-large","xxx-large"],v=new Set(
["td","th"]),N=new Set(["img","table","td","th","col","hr","video","canvas"]),k=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),M=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),A={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function g(i,n){const{name:s,attributes:b}=i;if(b.size===0&&!v.has(s))return[];const w=[],h=(H,F)=>{F!==
void 0&&F!==""&&w.push({name:H,value:F,important:!1})};if(!i.isHtml)for(const[H,F]of b)I.P.has(H)&&h(H,r(H,F));const P=H=>b.get(H);i.isHtml?N.has(s)&&(h("width",
y(P("width"))),s!=="hr"?h("height",y(P("height"))):p(b,h)):(h("width",u(P("width"))),h("height",u(P("height"))));const B=P("bgcolor");B!==void 0&&h("background-\
color",D(B));const $=m(i);$!==void 0&&h("background-image",`url("${$.replace(/["\\\n]/g,H=>H===`
`?"\\a ":`\\${H}`)}")`),s==="tr"&&h("height",y(P("height"))),s==="body"&&c(b,h),s==="img"&&e(b,h);const G=P("align")?.toLowerCase();return G!==void 0&&k.has(s)&&
h("text-align",M.get(G)??G),s==="img"&&(G==="left"||G==="right")&&h("float",G),s==="table"&&(G==="left"||G==="right")&&h("float",G),(v.has(s)||s==="tr"||s==="tb\
ody")&&h("vertical-align",P("valign")?.toLowerCase()),b.has("nowrap")&&h("white-space","nowrap"),(s==="ol"||s==="ul"||s==="li")&&h("list-style-type",a(P("type"))),
s==="font"&&L(b,h),P("dir")?.toLowerCase()==="auto"&&h("direction",o(i)),s==="table"&&R(b,h),v.has(s)&&n&&W(n.attributes,h),w}const f=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[_,l]=[500,100],E=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function o(i){let n="",s=0;const b=[i];for(let h=b.pop();h&&s<l&&n.
length<_;h=b.pop(),s++)if(h.kind==="text")n+=h.value.trimStart().slice(0,_);else if(h===i||!E(h))for(const P of h.children.slice(0,l).reverse())b.push(P);const[
w=""]=new RegExp("\\p{L}","u").exec(n)??[];return f.test(w)?"rtl":"ltr"}const O=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function m({name:i,
isHtml:n,attributes:s}){const b=n&&O.has(i)?s.get("background")?.trim():void 0;return b===""?void 0:b}function S(i){const n=D(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function c(i,n){const s=i.get("text");s!==void 0&&n("color",D(s));for(const[b,...w]of t)n(`margin-${b}`,w.map(h=>y(i.get(h))).
find(h=>h!==void 0))}const t=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],d=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const s=y(i.get("border"));s!==void 0&&s!=="0px"&&n("border",`${s} solid`);for(const b of["left","right"])n(`margin-${b}`,y(
i.get("hspace")));for(const b of["top","bottom"])n(`margin-${b}`,y(i.get("vspace")));n("vertical-align",d.get(i.get("align")?.toLowerCase()??""))}const r=(i,n)=>i===
"font-size"||i==="letter-spacing"?u(n):n,a=i=>i===void 0?void 0:Object.hasOwn(A,i)?A[i]:i.toLowerCase();function p(i,n){const s=i.get("color");s!==void 0&&n("co\
lor",D(s));const[b]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],w=Number(b??0);w<=0||(s!==void 0||i.has("noshade")?n("border-width",`${w/2}px`):w===1?n("border-bo\
ttom-width","0"):n("height",`${w-2}px`))}function L(i,n){const s=i.get("color");s!==void 0&&n("color",D(s)),n("font-family",i.get("face"));const[,b,w]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(w===void 0)return;const h=b===""?Number(w):3+ +`${b}${w}`;n("font-size",C[Math.min(Math.max(h,1),7)-1])}function R(i,n){const s=i.
has("border")?y(i.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&n("border",`${s} outset`),n("border-color",i.get("bordercolor")),n("border-spacing",y(
i.get("cellspacing")));const b=T.get(i.get("frame")?.toLowerCase()??"");if(b===void 0)return;const w=s===void 0||s==="0px"?"1px solid":`${s} outset`;for(const h of[
"top","right","bottom","left"])n(`border-${h}`,b.includes(h)?w:"0 hidden")}const T=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],
["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function W(i,n){const s=i.has("borde\
r")?y(i.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&!i.has("rules")&&(n("border","1px inset"),n("border-color","inherit")),n("padding",y(i.get("cel\
lpadding")))}}),37294:((K,U,x)=>{x.d(U,{$:()=>m,DI:()=>f,Ez:()=>y,Hb:()=>N,Hk:()=>v,LI:()=>C,VE:()=>l,bJ:()=>A,bi:()=>o,df:()=>E,iY:()=>S,ot:()=>O,q3:()=>u,qM:()=>c,
qV:()=>D,uN:()=>M,vS:()=>_,xH:()=>k});var I=x(58552);const y=200,u=1e5,D=5e4,C=2e4,v=2e7,N=2e5,k=5e6,M=5e4,A=2e7,g=t=>(0,I.G6)([{field:"file",message:t}]),f=()=>g(
`nests elements more than ${y} levels deep; at most ${y} are allowed`),_=()=>g(`has more than ${u} elements; at most ${u} are allowed. Split it into several doc\
uments`),l=()=>g(`has more than ${D} rules in style sheets; at most ${D} are allowed`),E=1e3,o=()=>g(`has more than ${E} images of SVG in data: addresses; at mo\
st ${E} are allowed`),O=()=>g("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),m=()=>g("has style sheets whos\
e selectors take too long to compare with its elements; write simpler selectors"),S=()=>g(`has drawings (svg) of more than ${A} characters, those that are repea\
ted counted each time; leave some out, or give them as images`),c=()=>g("has style sheets whose variables make values of too many characters; use var() less oft\
en")}),45893:((K,U,x)=>{x.d(U,{Ci:()=>D,Ky:()=>y,ZE:()=>I,a4:()=>C,hE:()=>u});const I=v=>v.children.filter(N=>N.kind==="element");function y(v){const N=[],k=[v];
for(let M=k.pop();M;M=k.pop()){N.push(M);for(let A=M.children.length-1;A>=0;A--){const g=M.children[A];g.kind==="element"&&k.push(g)}}return N}function u({attributes:v}){
const N=v.get("href");if(N!==void 0)return N.trim();for(const[k,M]of v)if(k.endsWith(":href"))return M.trim()}const D=v=>u(v)?.replace(/^#/,"")??"";function C(v){
const N=[],k=[v];for(let M=k.pop();M;M=k.pop())if(M.kind==="text")N.push(M.value);else for(let A=M.children.length-1;A>=0;A--)k.push(M.children[A]);return N.join(
"")}}),58257:((K,U,x)=>{x.d(U,{Z:()=>v});var I=x(28428),y=x(45657),u=x(37294);const D=4e3,C=600;async function v(g,f){let _=0,l=0;const E={...I.jh,createElement(m,S,c){
if(++_>u.q3)throw(0,u.vS)();return I.jh.createElement(m,S,c)},onItemPush(){if(++l>u.Ez)throw(0,u.DI)()},onItemPop(){l--}},o=new I.iX({treeAdapter:E,scriptingEnabled:!1});
for(let m=0;m<g.length||m===0;m+=D){const S=f.step(D*C);S&&await S,o.tokenizer.write(g.slice(m,m+D),m+D>=g.length)}const O=I.jh.getDocumentMode(o.document)===I.
qy.W$.QUIRKS;return{root:await N(o.document,f),isQuirky:O}}async function N(g,f){const _=g.childNodes.find(o=>I.jh.isElementNode(o)),l=A(_,void 0,0),E=[[_,l]];for(let o=E.
pop();o;o=E.pop()){const[O,m]=o,S=f.step(1e3+O.childNodes.length*500);S&&await S;let c=0;const t=[];for(const d of O.childNodes){if(I.jh.isTextNode(d)&&t.push({
kind:"text",value:d.value,parent:m}),!I.jh.isElementNode(d))continue;const e=A(d,m,c++);t.push(e),E.push([d,e])}m.children=(0,y.Hn)(t),O.childNodes=[]}return l}
const k=new Map,M=new Set;function A(g,f,_){const{attrs:l}=g,E=l.length===0?k:new Map(l.map(({name:S,value:c})=>[S,c])),o=E.get("class")?.split(/[ \t\n\f\r]+/).
filter(S=>S!==""),O=o===void 0?M:new Set(o),m=g.namespaceURI===I.qy.NS.HTML;return{kind:"element",name:g.tagName,attributes:E,classes:O,parent:f,children:[],index:_,
isHtml:m}}}),72594:((K,U,x)=>{x.d(U,{Z:()=>M,e:()=>v,imagesNamedIn:()=>k,mayNameImages:()=>N});var I=x(34622),y=x(39170),u=x(45893),D=x(58257),C=x(50697);function v(f){
const _=new Set;for(const l of(0,u.Ky)(f)){const E=l.name==="image"&&!l.isHtml?(0,u.hE)(l):void 0,o=l.name==="img"?M(l):E;o!==void 0&&o!==""&&_.add((0,I.bi)(o));
const O=(0,y.sf)(l);O!==void 0&&_.add((0,I.bi)(O));for(const m of[l.attributes.get("style"),l.name==="style"?(0,u.a4)(l):void 0])for(const S of A(m??""))_.add((0,I.
bi)(S))}return[..._]}const N=(f,_)=>f==="html"?/<img|<image|url\(/i.test(_):_.includes("![");async function k(f,_,l){if(f==="markdown")return await(0,I.e_)(_,l);
const{root:E}=await(0,D.Z)(_,l);return v(E)}function M({attributes:f}){const _=f.get("src")?.trim();if(_!==void 0&&_!=="")return _;const[l=""]=(f.get("srcset")??
"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*A(f){let _;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let E=l.exec(f);E;E=l.exec(
f)){const{0:o,index:O}=E;if(o.startsWith("@"))_=/^@font/i.test(o)?"font":"sheet";else if(o==="}"||o===";")_===(o==="}"?"font":"sheet")&&(_=void 0);else if(!_){const m=g(
f,O+o.length);if(m<0)return;l.lastIndex=m;const[S]=(0,C.wK)(f.slice(O,m+1))??[];S?.type==="Url"&&(yield S.value)}}}function g(f,_){let l=_;for(;/\s/.test(f.charAt(
l));)l++;const E=f.charAt(l);if(E!=='"'&&E!=="'")return f.indexOf(")",_);let o=l;do o=f.indexOf(E,o+1);while(o>0&&f.charAt(o-1)==="\\");return o<0?-1:f.indexOf(
")",o)}}),5196:((K,U,x)=>{x.d(U,{E:()=>W,w:()=>D});var I=x(75234),y=x(50697);const u=10;function D(n,s,b,w){if(n==="color-mix")return w<u?T(s,b,w+1):void 0;if(n===
"light-dark")return w<u?C(s,b,w+1):void 0;const[h=[],[P]=[]]=(0,y.M$)(s,y.YY),B=P===void 0?1:N(P,1);if(B===void 0)return;const $=n==="color"?f(h):M(n,h);return $&&
{color:$.map(v),alpha:v(B)}}function C(n,s,b){const w=(0,y.M$)(n,y.wR);return w.length===2&&w[0].length===1?s(w[0][0],b):void 0}const v=n=>Math.min(Math.max(n,0),
1);function N(n,s){if((0,y.aG)(n)==="none")return 0;const b=(0,I.pO)(n);return b===void 0?void 0:n?.type==="Percentage"?b*s:b}const k=n=>(0,y.aG)(n)==="none"?0:
(0,I.T)(n)??(n?.type==="Percentage"?void 0:(0,I.pO)(n));function M(n,s){const b=Object.hasOwn(g,n)?g[n]:void 0;if(!b||s.length!==3)return;const w=s.map(($,G)=>{
const H=b.wholes[G];return H==="hue"?k($):N($,H)}),[h,P,B]=w;return h===void 0||P===void 0||B===void 0?void 0:b.convert([h,P,B])}const A=([n,s,b])=>{const w=b*Math.
PI/180;return[n,s*Math.cos(w),s*Math.sin(w)]},g={oklab:{wholes:[1,.4,.4],convert:n=>o(r(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>o(r(A(n)))},lab:{wholes:[100,
125,125],convert:n=>o(p(n))},lch:{wholes:[100,150,"hue"],convert:n=>o(p(A(n)))},hwb:{wholes:["hue",1,1],convert:L}};function f([n,...s]){const b=s.map(B=>N(B,1)),
[w,h,P]=b;if(!(b.length!==3||w===void 0||h===void 0||P===void 0))switch((0,y.aG)(n)){case"srgb":return[w,h,P];case"srgb-linear":return o([w,h,P]);case"display-p\
3":return o(_(d,[w,h,P].map(E)));default:return}}const _=(n,[s,b,w])=>n.map(([h,P,B])=>h*s+P*b+B*w),l=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.
abs(n)**(1/2.4)-.055),E=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,o=n=>n.map(l),O=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
S=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],c=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],d=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],r=n=>_(m,_(O,n).map(s=>s**3)),a=n=>_(c,_(S,n).map(Math.cbrt));function p([n,s,b]){const w=(n+16)/116,h=P=>P>6/29?P**3:(116*P-16)/(24389/27);return _(
t,[e[0]*h(w+s/500),h(w),e[2]*h(w-b/200)])}function L([n,s,b]){const w=s+b;if(w>=1)return[s/w,s/w,s/w];const h=P=>{const B=((P+n/60)%6+6)%6;return v(Math.abs(B-3)-
1)*(1-w)+s};return[h(0),h(4),h(2)]}const R={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(E),o],oklab:[n=>a(n.map(E)),n=>o(r(n))]};function T(n,s,b){const[w=[],...h]=(0,y.
M$)(n,y.wR);if((0,y.aG)(w[0])!=="in"||h.length!==2)return;const P=h.map(V=>{const J=V.find(({type:z})=>z==="Percentage"),Z=s(V.find(({type:z})=>z!=="Percentage"),
b);return{paint:Z==="current"?void 0:Z,share:(0,I.pO)(J)}}),[B,$]=P;if(!B?.paint||!$?.paint)return;const G=(0,y.aG)(w[1])??"",H=B.paint.alpha===0||$.paint.alpha===
0,F=Object.hasOwn(R,G)?R[G]:H?R.srgb:void 0;if(!F)return;const[Q,Y]=[B.share??1-($.share??.5),$.share??1-(B.share??.5)],j=Q+Y;if(j<=0)return;const X=i(B.paint,$.
paint,Y/j,F);return{...X,alpha:v(X.alpha*Math.min(j,1))}}const W=(n,s,b)=>i(n,s,b,R.oklab);function i(n,s,b,[w,h]){const P=[n.alpha*(1-b),s.alpha*b],B=P[0]+P[1],
$=[w(n.color),w(s.color)],G=$[0].map((H,F)=>B===0?0:(H*P[0]+$[1][F]*P[1])/B);return{color:h(G).map(v),alpha:v(B)}}}),76213:((K,U,x)=>{x.d(U,{P:()=>d,d:()=>t});var I=x(
75234),y=x(16326),u=x(50697);const D=1e3;function C(e,r){if(e.type!=="Function")return;const a=(0,u.aX)(e);switch(e.name.toLowerCase()){case"polygon":return v(a,
r);case"circle":return N(a,r,1);case"ellipse":return N(a,r,2);case"inset":return k(a,r);default:return}}function v(e,r){const a=(0,u.M$)(e,u.wR),p=(0,u.aG)(a[0]?.[0]),
R=(p==="evenodd"||p==="nonzero"?a.slice(1):a).map(W=>W.map(i=>(0,I.Y5)(i,r)));if(R.length<3||R.length>D)return;const T=R.flatMap(([W,i,n])=>W&&i&&!n?[[W,i]]:[]);
return T.length===R.length?{kind:"polygon",corners:T,hasHoles:p==="evenodd"}:void 0}function N(e,r,a){const p=e.findIndex(i=>(0,u.aG)(i)==="at"),L=p<0?[y.QR,y.QR]:
(0,y.ux)(e.slice(p+1),r),R=(p<0?e:e.slice(0,p)).map(i=>{const n=(0,u.aG)(i);return n==="closest-side"||n==="farthest-side"?n:(0,I.Y5)(i,r)}),[T="closest-side",W="\
closest-side"]=R;if(!(!L||R.includes(void 0)||R.length!==0&&R.length!==a))return{kind:"ellipse",center:L,radii:a===1?[T]:[T,W]}}function k(e,r){const a=e.findIndex(
n=>(0,u.aG)(n)==="round"),p=(a<0?e:e.slice(0,a)).map(n=>(0,I.Y5)(n,r)),L=a<0?{px:0,percent:0}:e.length===a+2?(0,I.Y5)(e[a+1],r):void 0,[R,T=R,W=R,i=T]=p;if(!(!R||
!T||!W||!i||!L||p.length>4))return{kind:"inset",sides:[R,T,W,i],radius:L}}var M=x(95826),A=x(8582);const g=(e,r)=>({keys:["drawn"],read:(a,p)=>{const L=r(a,p);return L===
void 0?void 0:{drawn:{...p.own.drawn,[e]:L}}}}),f=e=>g(e,([r,a])=>_(r,a));function _(e,r){if((0,u.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,M.M)(
e);const a=(0,u.aG)(r)==="none"?"none":(0,M.M)(r)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:a}}const l=e=>{const r=(0,I.pO)(e);return r===void 0?
void 0:Math.min(Math.max(r,0),1)};function E(e,r){const a=(0,I.rl)(e);return a===void 0?(0,I.Y5)(e,r):{px:a,percent:0}}const o=100,O=e=>([r])=>{const a=(0,u.aG)(
r);return a!==void 0&&Object.hasOwn(e,a)?e[a]:void 0};function m(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,u.aG)(e)==="none"?"none":void 0}const S={
keys:["drawn"],read:([e],{own:r})=>{const a=m(e);return a===void 0?void 0:{drawn:{...r.drawn,markerStart:a,markerMid:a,markerEnd:a}}}},c={nonzero:!1,evenodd:!0},
t={fill:f("fill"),"fill-opacity":g("fillOpacity",([e])=>l(e)),"fill-rule":g("hasHoles",O(c)),"clip-rule":g("clipHasHoles",O(c)),stroke:f("stroke"),"stroke-opaci\
ty":g("strokeOpacity",([e])=>l(e)),"stroke-width":g("strokeWidth",([e],r)=>E(e,r)),"stroke-linecap":g("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":g("j\
oin",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":g("miter",([e])=>{const r=(0,I.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-das\
harray":g("dashes",(e,r)=>{if((0,u.aG)(e[0])==="none")return[];const a=e.filter(({type:p})=>p!=="Operator").map(p=>E(p,r));if(!(a.length>o||a.some(p=>p===void 0||
p.px<0)))return a}),"stroke-dashoffset":g("dashOffset",([e],r)=>E(e,r)),"vector-effect":g("isUnscaled",([e])=>(0,u.aG)(e)==="non-scaling-stroke"),"paint-order":g(
"isStrokeUnder",e=>{const r=e.map(u.aG),[a,p]=[r.indexOf("fill"),r.indexOf("stroke")];return p>=0&&(a<0||p<a)}),marker:S,"marker-start":g("markerStart",([e])=>m(
e)),"marker-mid":g("markerMid",([e])=>m(e)),"marker-end":g("markerEnd",([e])=>m(e)),"text-anchor":g("anchor",O({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":g("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":g("drop",O({baseline:0,super:-.55,sub:.3})),"stop-color":(0,A.J0)("stopColor",(e,r)=>{const a=(0,M.M)(e);
return a==="current"?r.own.color:a}),"stop-opacity":(0,A.J0)("stopOpacity",l),"clip-path":{keys:["clipPath"],read:([e,...r],a)=>{if(!e||r.length>0)return;if((0,u.
aG)(e)==="none")return{clipPath:void 0};const p=e.type==="Url"?e.value.trim().replace(/^#/,""):C(e,a);return p===void 0?void 0:{clipPath:p}}}},d=new Set([...Object.
keys(t),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((K,U,x)=>{x.d(U,{Ff:()=>c,OW:()=>k,QR:()=>v,ux:()=>S});var I=x(1337),y=x(5196),u=x(75234),D=x(95826),C=x(50697);const v={px:0,percent:.5},
N=256;function k(t,d,e){const r=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),a=r!==t.name.toLowerCase(),p=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(r)?.[1];if(!p)return;const L=(0,C.M$)((0,C.aX)(t),C.wR),{space:R,others:T}=_(L[0]),W=R===void 0?L.some(([h])=>M(h)):R==="oklab";T.length===0?L.shift():L[0]=
T;const i={kind:p,angle:p==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[v,v],repeats:r.startsWith("repeating"),stops:[]},[n=[]]=L,s=p==="linear"?
f(n,a):p==="radial"?O(n,d):l(n,d),b=(s?L.slice(1):L).slice(0,N),w=[];for(const h of b){const P=(0,D.M)(h[0]),B=P==="current"?e:P;if(B===void 0){if(h.length===1&&
(0,u.Y5)(h[0],d))continue;return}const $=h.slice(1).map(G=>p==="conic"?E(G,d):(0,u.Y5)(G,d));$.length===0&&w.push({paint:B,at:void 0});for(const G of $)w.push({
paint:B,at:G})}return w.length<2?void 0:{...i,...s,stops:W?g(w):w}}const M=t=>t?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),A=5;function g(t){
const d=Math.floor(N/(A+1));return[...t.slice(0,d).flatMap((r,a)=>{const p=t[a+1],L=r.at!==void 0&&r.at.px===p?.at?.px&&r.at.percent===p.at.percent;if(!p||L||a===
d-1)return[r];const R=Array.from({length:A},(T,W)=>(0,y.E)(r.paint,p.paint,(W+1)/(A+1)));return[r,...R.map(T=>({paint:T,at:void 0}))]}),...t.slice(d)]}function f(t,d){
const e=t.length===1?(0,u.T)(t[0]):void 0;if(e!==void 0)return{angle:d?90-e:e};const r=t.map(C.aG),a=r[0]==="to";if(!a&&!d)return;let[p,L]=[0,0];for(const T of a?
r.slice(1):r)if(T==="left")p=-1;else if(T==="right")p=1;else if(T==="top")L=-1;else if(T==="bottom")L=1;else return;const R=T=>a||T===0?T:-T;return{angle:{x:R(p),
y:R(L)}}}function _(t){const d=t.findIndex(r=>(0,C.aG)(r)==="in");if(d<0)return{space:void 0,others:[...t]};const e=(0,C.aG)(t.at(d+3))==="hue";return{space:(0,C.
aG)(t[d+1]),others:[...t.slice(0,d),...t.slice(d+(e?4:2))]}}function l(t,d){const e=t.findIndex(L=>(0,C.aG)(L)==="at"),r=(0,C.aG)(t[0])==="from";if(!r&&e!==0)return;
const a=r?(0,u.T)(t[1]):0,p=e<0?void 0:S(t.slice(e+1),d);return{angle:a??0,...p&&{center:p}}}function E(t,d){const e=(0,u.T)(t);return e===void 0?(0,u.Y5)(t,d):
{px:0,percent:e/360}}const o=["closest-side","closest-corner","farthest-side","farthest-corner"];function O(t,d){if((0,D.M)(t[0])!==void 0)return;const e=t.findIndex(
L=>(0,C.aG)(L)==="at"),r=(e<0?t:t.slice(0,e)).map(C.aG),a=o.find(L=>r.includes(L)),p=e<0?void 0:S(t.slice(e+1),d);return{isCircle:r.includes("circle"),...a&&{extent:a},
...p&&{center:p}}}const m={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function S(t,d){let e,r,a;for(const p of t){const L=(0,C.aG)(
p),R=L!==void 0&&Object.hasOwn(m,L)?m[L]:void 0;if(R){const i={px:0,percent:R[1]},n=R[0]==="both"?e===void 0&&a!=="x"?"x":"y":R[0];n==="x"?e=i:r=i,a=R[0]==="bot\
h"?void 0:n;continue}const T=(0,u.Y5)(p,d);if(!T)return;const W=a==="x"?e:a==="y"?r:void 0;if(W&&t.length>2){const i=W.percent===1?{px:-T.px,percent:1-T.percent}:
T;a==="x"?e=i:r=i,a=void 0}else e===void 0?(e=T,a=void 0):r??=T}if(!(!e&&!r))return[e??v,r??v]}const c=[(0,I.yA)(0),(0,I.yA)(0)]}),75234:((K,U,x)=>{x.d(U,{T:()=>E,
Y5:()=>A,lT:()=>g,pO:()=>l,rl:()=>_});var I=x(1337),y=x(50697);const u={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[D,C]=[.572,.536],v=1e7,N=30;function k(c,t,d){
const e=Object.hasOwn(u,t)?u[t]:void 0;if(e!==void 0)return c*e;switch(t){case"em":return c*d.em;case"rem":return c*d.rem;case"ch":return c*d.em*(d.zero?.()??D);case"\
ex":return c*d.em*C;case"lh":case"rlh":return c*d.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return c*d.pageWidth/100;case"vh":case"dvh":case"\
svh":case"lvh":case"vb":case"cqh":return c*d.pageHeight/100;case"vmin":return c*Math.min(d.pageWidth,d.pageHeight)/100;case"vmax":return c*Math.max(d.pageWidth,
d.pageHeight)/100;default:return}}const M=c=>({px:c,percent:0,isNumber:!0});function A(c,t){const d=c&&o(c,t,0);if(!(!d||!Number.isFinite(d.px)||!Number.isFinite(
d.percent)))return d.isNumber?d.px===0?(0,I.yA)(0):void 0:d.percent===0?(0,I.yA)(d.px):{px:d.px,percent:d.percent}}function g(c,t){const d=A(c,t);return d?.percent===
0?d.px:void 0}const f={em:16,rem:16,pageWidth:800,pageHeight:1e3};function _(c){const t=c&&o(c,f,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function l(c){
const t=c&&o(c,f,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:c.type==="Percentage"?
0:void 0}function E(c){if(c?.type==="Number"&&Number(c.value)===0)return 0;if(c?.type!=="Dimension")return;const t=Number(c.value);switch(c.unit.toLowerCase()){case"\
deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function o(c,t,d){if(!(d>N))switch(c.type){case"Numb\
er":return M(Number(c.value));case"Percentage":return{px:0,percent:Number(c.value)/100,isNumber:!1};case"Dimension":{const e=k(Number(c.value),c.unit.toLowerCase(),
t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,y.aG)(c)==="infinity"?M(v):void 0;case"Parentheses":return m(c.children.toArray(),
t,d+1);case"Function":{const e=c.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),r=(0,y.M$)((0,y.aX)(c),y.wR);if(e==="calc")return m(r[0],t,d+1);const a=r.map(
p=>m(p,t,d+1));return a.every(p=>p!==void 0)?O(e,a,t):void 0}default:return}}function O(c,t,d){const e=({px:T,percent:W})=>T+W*d.pageWidth,r=T=>t.reduce((W,i)=>!W||
T(i,W)?i:W,void 0);if(c==="min")return r((T,W)=>e(T)<e(W));if(c==="max")return r((T,W)=>e(T)>e(W));if(c!=="clamp"||t.length!==3)return;const[a,p,L]=t,R=e(p)>e(L)?
L:p;return e(R)<e(a)?a:R}function m(c,t,d){let e,r,a=1,p="*";const L=()=>{if(!r)return!1;const R=S(r,a);return e=e?{px:e.px+R.px,percent:e.percent+R.percent,isNumber:e.
isNumber&&R.isNumber}:R,r=void 0,!0};for(const R of c){if(R.type==="Operator"){const W=R.value.trim();if(W==="+"||W==="-"){if(!L())return;a=W==="-"?-1:1,p="*"}else
p=W;continue}const T=o(R,t,d);if(!T||(r?p==="*"?r=r.isNumber?S(T,r.px):T.isNumber?S(r,T.px):void 0:r=T.isNumber&&T.px!==0?S(r,1/T.px):void 0:r=T,!r))return}return L()?
e:void 0}const S=({px:c,percent:t,isNumber:d},e)=>({px:c*e,percent:t*e,isNumber:d})}),95826:((K,U,x)=>{x.d(U,{M:()=>v});var I=x(49180),y=x(5196),u=x(75234),D=x(
50697);const C={color:[0,0,0],alpha:0};function v(f,_=0){if(f?.type==="Hash")return M(f.value);if(f?.type==="Identifier"){const E=f.name.toLowerCase();if(E==="t\
ransparent")return C;if(E==="currentcolor")return"current";const o=N[E]??(0,I.q)(E);return o&&k(o)}if(f?.type!=="Function")return;const l=f.name.toLowerCase();return A(
l,(0,D.aX)(f))??(0,y.w)(l,(0,D.aX)(f),v,_)}const N={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},k=([f,_,l],E=1)=>({color:[f/255,_/255,l/255],alpha:E});function M(f){const _=(0,I.q)(`#${f}`);if(_)return k(_);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(f))return;const l=f.length===4?[...f].map(S=>S+S).join(""):f,[E,o,O,m]=[0,2,4,6].map(S=>Number.parseInt(l.slice(S,S+2),16));return k([E,o,O],m/255)}function A(f,_){
if(!/^(?:rgb|hsl)a?$/.test(f))return;const l=_.filter(t=>t.type!=="Operator"),E=l.length>3?(0,u.pO)(l[3]):1;if(l.length<3||l.length>4||E===void 0)return;const o=Math.
min(Math.max(E,0),1),O=t=>Math.min(Math.max(t,0),255);if(f==="rgb"||f==="rgba"){const t=l.slice(0,3).map(a=>{const p=(0,u.pO)(a);return p===void 0?void 0:O(a.type===
"Percentage"?p*255:p)}),[d,e,r]=t;return d===void 0||e===void 0||r===void 0?void 0:k([d,e,r],o)}const m=(0,u.T)(l[0])??(0,u.pO)(l[0]),[S,c]=[(0,u.pO)(l[1]),(0,u.
pO)(l[2])];if(!(m===void 0||S===void 0||c===void 0))return{color:g(m,Math.min(Math.max(S,0),1),Math.min(Math.max(c,0),1)),alpha:o}}function g(f,_,l){const E=o=>{
const O=((o+f/30)%12+12)%12;return l-_*Math.min(l,1-l)*Math.max(-1,Math.min(O-3,9-O,1))};return[E(0),E(8),E(4)]}}),8582:((K,U,x)=>{x.d(U,{BV:()=>f,De:()=>M,J0:()=>D,
LN:()=>E,ST:()=>k,X_:()=>_,aL:()=>C,nI:()=>g,nL:()=>v,r_:()=>l,sD:()=>A,zW:()=>N});var I=x(75234),y=x(95826),u=x(50697);const D=(o,O)=>({keys:[o],read:(m,S)=>{if(m.
length!==1)return;const c=O(m[0],S);return c===void 0?void 0:{[o]:c}}}),C=(o,O,m={})=>D(o,S=>{const c=(0,u.aG)(S);if(c!==void 0)return Object.hasOwn(m,c)?m[c]:O.
find(t=>t===c)}),v=(o,O=-1/0)=>D(o,m=>{const S=(0,I.rl)(m);return S===void 0||S<O?void 0:S}),N=(o,O)=>(0,u.aG)(o)==="auto"?"auto":(0,I.Y5)(o,O),k=(o,O)=>{const m=(0,I.
Y5)(o,O);return m&&(m.percent!==0||m.px>=0)?m:void 0},M=(o,O)=>{const m=(0,I.lT)(o,O);return m!==void 0&&m>=0?m:void 0};function A(o){const O=(0,y.M)(o);if(O!==
void 0)return{paint:O==="current"?void 0:O}}const g=o=>({keys:[o],read:O=>{const m=O.length===1?A(O[0]):void 0;return m&&{[o]:m.paint}}}),f=["Top","Right","Bott\
om","Left"];function _(o){const[O,m=O,S=O,c=m]=o;return o.length===0||o.length>4?void 0:[O,m,S,c]}function l(o,O){return{keys:o,read:(m,S)=>{const c=_(m.map(t=>O(
t,S)));if(!(!c||c.includes(void 0)))return Object.fromEntries(o.map((t,d)=>[t,c[d]]))}}}const E=o=>(0,u.M$)(o,u.YY)}),50697:((K,U,x)=>{x.d(U,{M$:()=>v,YY:()=>C,
aG:()=>N,aX:()=>k,wK:()=>u,wR:()=>D});var I=x(88650);const y=2e5;function u(M){if(M.length>y&&!/\burl\(/i.test(M))return;const A=[];try{const g=(0,I.A)(M,{context:"\
value",onParseError:f=>A.push(f)});return A.length>0||g.type!=="Value"?void 0:g.children.toArray()}catch{return}}const D=M=>M.type==="Operator"&&M.value===",",C=M=>M.
type==="Operator"&&M.value==="/";function v(M,A){const g=[[]];for(const f of M)A(f)?g.push([]):g.at(-1).push(f);return g}const N=M=>M?.type==="Identifier"?M.name.
toLowerCase():void 0,k=M=>M.children.toArray()}),1337:((K,U,x)=>{x.d(U,{DI:()=>A,AG:()=>k,f2:()=>u,lM:()=>g,yA:()=>D,Il:()=>_});const y={fill:{color:[0,0,0],alpha:1},
fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,
anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},u={px:0,percent:0},D=l=>l===0?u:{px:l,percent:0},C={px:0,
percent:.5},v=[u,u],N={least:"auto",most:"auto"},k={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"norma\
l",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:u,textTransform:"none",letterSpacing:0,wordSpacing:0,
whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"\
show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:y},A={...k,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"\
auto",bottom:"auto",left:"auto",marginTop:u,marginRight:u,marginBottom:u,marginLeft:u,paddingTop:u,paddingRight:u,paddingBottom:u,paddingLeft:u,borderTopWidth:3,
borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,
borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:v,borderTopRightRadius:v,borderBottomRightRadius:v,
borderBottomLeftRadius:v,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[],backgroundClip:"border-box",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,
isContained:!1,transform:[],translate:[],rotate:[],scale:[],transformOrigin:[C,C],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,
columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",
flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"\
auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[N],gridAutoRows:[N],gridAutoFlow:"\
row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,
0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function g(l){const E={...A};for(const o of f)E[o]=l[o];return E}const f=Object.keys(k),_=({px:l,percent:E},o)=>E===
0?l:l+E*o})};
