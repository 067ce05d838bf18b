"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:(($,B,E)=>{E.d(B,{gf:()=>u,iw:()=>g,sf:()=>_});var T=E(76213);function y(n){const[,a,s]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(n??"")??[];return a===void 0?void 0:`${a}${s==="%"?"%":"px"}`}const f=n=>n!==void 0&&/^\s*[\d.]+\s*$/.test(n)?`${n.trim()}px`:n;function N(n){const a=n.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(a)&&!/^\d{3}$/.test(a)?`#${a}`:a}const k=["x-small","small","medium","large","x-large","xx-large","xxx-large"],I=new Set(
["td","th"]),L=new Set(["img","table","td","th","col","hr","video","canvas"]),D=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),w=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),R={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function g(n,a){const{name:s,attributes:p}=n;if(p.size===0&&!I.has(s))return[];const v=[],M=(P,W)=>{W!==
void 0&&W!==""&&v.push({name:P,value:W,important:!1})};if(!n.isHtml)for(const[P,W]of p)T.P.has(P)&&M(P,x(P,W));const r=P=>p.get(P);n.isHtml?L.has(s)&&(M("width",
y(r("width"))),s!=="hr"?M("height",y(r("height"))):t(p,M)):(M("width",f(r("width"))),M("height",f(r("height"))));const A=r("bgcolor");A!==void 0&&M("background-\
color",N(A));const C=_(n);C!==void 0&&M("background-image",`url("${C.replace(/["\\\n]/g,P=>P===`
`?"\\a ":`\\${P}`)}")`),s==="tr"&&M("height",y(r("height"))),s==="body"&&b(p,M),s==="img"&&m(p,M);const S=r("align")?.toLowerCase();return S!==void 0&&D.has(s)&&
M("text-align",w.get(S)??S),s==="img"&&(S==="left"||S==="right")&&M("float",S),s==="table"&&(S==="left"||S==="right")&&M("float",S),(I.has(s)||s==="tr"||s==="tb\
ody")&&M("vertical-align",r("valign")?.toLowerCase()),p.has("nowrap")&&M("white-space","nowrap"),(s==="ol"||s==="ul"||s==="li")&&M("list-style-type",d(r("type"))),
s==="font"&&l(p,M),s==="table"&&e(p,M),I.has(s)&&a&&c(a.attributes,M),v}const h=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function _({name:n,
isHtml:a,attributes:s}){const p=a&&h.has(n)?s.get("background")?.trim():void 0;return p===""?void 0:p}function u(n){const a=N(n.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(a)?`a:link { color: ${a} }`:""}function b(n,a){const s=n.get("text");s!==void 0&&a("color",N(s));for(const[p,...v]of i)a(`margin-${p}`,v.map(M=>y(n.get(M))).
find(M=>M!==void 0))}const i=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],O=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function m(n,a){const s=y(n.get("border"));s!==void 0&&s!=="0px"&&a("border",`${s} solid`);for(const p of["left","right"])a(`margin-${p}`,y(
n.get("hspace")));for(const p of["top","bottom"])a(`margin-${p}`,y(n.get("vspace")));a("vertical-align",O.get(n.get("align")?.toLowerCase()??""))}const x=(n,a)=>n===
"font-size"||n==="letter-spacing"?f(a):a,d=n=>n===void 0?void 0:Object.hasOwn(R,n)?R[n]:n.toLowerCase();function t(n,a){const s=n.get("color");s!==void 0&&a("co\
lor",N(s));const[p]=/^\s*\d{1,4}/.exec(n.get("size")??"")??[],v=Number(p??0);v<=0||(s!==void 0||n.has("noshade")?a("border-width",`${v/2}px`):v===1?a("border-bo\
ttom-width","0"):a("height",`${v-2}px`))}function l(n,a){const s=n.get("color");s!==void 0&&a("color",N(s)),a("font-family",n.get("face"));const[,p,v]=/^\s*([+-]?)(\d)/.
exec(n.get("size")??"")??[];if(v===void 0)return;const M=p===""?Number(v):3+ +`${p}${v}`;a("font-size",k[Math.min(Math.max(M,1),7)-1])}function e(n,a){const s=n.
has("border")?y(n.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&a("border",`${s} outset`),a("border-color",n.get("bordercolor")),a("border-spacing",y(
n.get("cellspacing")));const p=o.get(n.get("frame")?.toLowerCase()??"");if(p===void 0)return;const v=s===void 0||s==="0px"?"1px solid":`${s} outset`;for(const M of[
"top","right","bottom","left"])a(`border-${M}`,p.includes(M)?v:"0 hidden")}const o=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],
["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function c(n,a){const s=n.has("borde\
r")?y(n.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&!n.has("rules")&&(a("border","1px inset"),a("border-color","inherit")),a("padding",y(n.get("cel\
lpadding")))}}),37294:(($,B,E)=>{E.d(B,{$:()=>m,DI:()=>h,Ez:()=>y,Hb:()=>L,Hk:()=>I,LI:()=>k,VE:()=>u,bJ:()=>R,bi:()=>i,df:()=>b,iY:()=>x,ot:()=>O,q3:()=>f,qM:()=>d,
qV:()=>N,uN:()=>w,vS:()=>_,xH:()=>D});var T=E(58552);const y=200,f=1e5,N=5e4,k=2e4,I=2e7,L=2e5,D=5e6,w=5e4,R=2e7,g=t=>(0,T.G6)([{field:"file",message:t}]),h=()=>g(
`nests elements more than ${y} levels deep; at most ${y} are allowed`),_=()=>g(`has more than ${f} elements; at most ${f} are allowed. Split it into several doc\
uments`),u=()=>g(`has more than ${N} rules in style sheets; at most ${N} are allowed`),b=1e3,i=()=>g(`has more than ${b} images of SVG in data: addresses; at mo\
st ${b} are allowed`),O=()=>g("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),m=()=>g("has style sheets whos\
e selectors take too long to compare with its elements; write simpler selectors"),x=()=>g(`has drawings (svg) of more than ${R} characters, those that are repea\
ted counted each time; leave some out, or give them as images`),d=()=>g("has style sheets whose variables make values of too many characters; use var() less oft\
en")}),45893:(($,B,E)=>{E.d(B,{Ci:()=>N,Ky:()=>y,ZE:()=>T,a4:()=>k,hE:()=>f});const T=I=>I.children.filter(L=>L.kind==="element");function y(I){const L=[],D=[I];
for(let w=D.pop();w;w=D.pop()){L.push(w);for(let R=w.children.length-1;R>=0;R--){const g=w.children[R];g.kind==="element"&&D.push(g)}}return L}function f({attributes:I}){
const L=I.get("href");if(L!==void 0)return L.trim();for(const[D,w]of I)if(D.endsWith(":href"))return w.trim()}const N=I=>f(I)?.replace(/^#/,"")??"";function k(I){
const L=[],D=[I];for(let w=D.pop();w;w=D.pop())if(w.kind==="text")L.push(w.value);else for(let R=w.children.length-1;R>=0;R--)D.push(w.children[R]);return L.join(
"")}}),58257:(($,B,E)=>{E.d(B,{Z:()=>I});var T=E(28428),y=E(45657),f=E(37294);const N=4e3,k=600;async function I(g,h){let _=0,u=0;const b={...T.jh,createElement(m,x,d){
if(++_>f.q3)throw(0,f.vS)();return T.jh.createElement(m,x,d)},onItemPush(){if(++u>f.Ez)throw(0,f.DI)()},onItemPop(){u--}},i=new T.iX({treeAdapter:b,scriptingEnabled:!1});
for(let m=0;m<g.length||m===0;m+=N){const x=h.step(N*k);x&&await x,i.tokenizer.write(g.slice(m,m+N),m+N>=g.length)}const O=T.jh.getDocumentMode(i.document)===T.
qy.W$.QUIRKS;return{root:await L(i.document,h),isQuirky:O}}async function L(g,h){const _=g.childNodes.find(i=>T.jh.isElementNode(i)),u=R(_,void 0,0),b=[[_,u]];for(let i=b.
pop();i;i=b.pop()){const[O,m]=i,x=h.step(1e3+O.childNodes.length*500);x&&await x;let d=0;const t=[];for(const l of O.childNodes){if(T.jh.isTextNode(l)&&t.push({
kind:"text",value:l.value,parent:m}),!T.jh.isElementNode(l))continue;const e=R(l,m,d++);t.push(e),b.push([l,e])}m.children=(0,y.Hn)(t),O.childNodes=[]}return u}
const D=new Map,w=new Set;function R(g,h,_){const{attrs:u}=g,b=u.length===0?D:new Map(u.map(({name:x,value:d})=>[x,d])),i=b.get("class")?.split(/[ \t\n\f\r]+/).
filter(x=>x!==""),O=i===void 0?w:new Set(i),m=g.namespaceURI===T.qy.NS.HTML;return{kind:"element",name:g.tagName,attributes:b,classes:O,parent:h,children:[],index:_,
isHtml:m}}}),72594:(($,B,E)=>{E.d(B,{Z:()=>w,e:()=>I,imagesNamedIn:()=>D,mayNameImages:()=>L});var T=E(34622),y=E(39170),f=E(45893),N=E(58257),k=E(50697);function I(h){
const _=new Set;for(const u of(0,f.Ky)(h)){const b=u.name==="image"&&!u.isHtml?(0,f.hE)(u):void 0,i=u.name==="img"?w(u):b;i!==void 0&&i!==""&&_.add((0,T.bi)(i));
const O=(0,y.sf)(u);O!==void 0&&_.add((0,T.bi)(O));for(const m of[u.attributes.get("style"),u.name==="style"?(0,f.a4)(u):void 0])for(const x of R(m??""))_.add((0,T.
bi)(x))}return[..._]}const L=(h,_)=>h==="html"?/<img|<image|url\(/i.test(_):_.includes("![");async function D(h,_,u){if(h==="markdown")return await(0,T.e_)(_,u);
const{root:b}=await(0,N.Z)(_,u);return I(b)}function w({attributes:h}){const _=h.get("src")?.trim();if(_!==void 0&&_!=="")return _;const[u=""]=(h.get("srcset")??
"").trim().split(/[\s,]/,1);return u===""?void 0:u}function*R(h){let _;const u=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let b=u.exec(h);b;b=u.exec(
h)){const{0:i,index:O}=b;if(i.startsWith("@"))_=/^@font/i.test(i)?"font":"sheet";else if(i==="}"||i===";")_===(i==="}"?"font":"sheet")&&(_=void 0);else if(!_){const m=g(
h,O+i.length);if(m<0)return;u.lastIndex=m;const[x]=(0,k.wK)(h.slice(O,m+1))??[];x?.type==="Url"&&(yield x.value)}}}function g(h,_){let u=_;for(;/\s/.test(h.charAt(
u));)u++;const b=h.charAt(u);if(b!=='"'&&b!=="'")return h.indexOf(")",_);let i=u;do i=h.indexOf(b,i+1);while(i>0&&h.charAt(i-1)==="\\");return i<0?-1:h.indexOf(
")",i)}}),5196:(($,B,E)=>{E.d(B,{E:()=>v,w:()=>N});var T=E(75234),y=E(50697);const f=10;function N(r,A,C,S){if(r==="color-mix")return S<f?p(A,C,S+1):void 0;if(r===
"light-dark")return S<f?k(A,C,S+1):void 0;const[P=[],[W]=[]]=(0,y.M$)(A,y.YY),U=W===void 0?1:L(W,1);if(U===void 0)return;const G=r==="color"?h(P):w(r,P);return G&&
{color:G.map(I),alpha:I(U)}}function k(r,A,C){const S=(0,y.M$)(r,y.wR);return S.length===2&&S[0].length===1?A(S[0][0],C):void 0}const I=r=>Math.min(Math.max(r,0),
1);function L(r,A){if((0,y.aG)(r)==="none")return 0;const C=(0,T.pO)(r);return C===void 0?void 0:r?.type==="Percentage"?C*A:C}const D=r=>(0,y.aG)(r)==="none"?0:
(0,T.T)(r)??(r?.type==="Percentage"?void 0:(0,T.pO)(r));function w(r,A){const C=Object.hasOwn(g,r)?g[r]:void 0;if(!C||A.length!==3)return;const S=A.map((G,H)=>{
const K=C.wholes[H];return K==="hue"?D(G):L(G,K)}),[P,W,U]=S;return P===void 0||W===void 0||U===void 0?void 0:C.convert([P,W,U])}const R=([r,A,C])=>{const S=C*Math.
PI/180;return[r,A*Math.cos(S),A*Math.sin(S)]},g={oklab:{wholes:[1,.4,.4],convert:r=>i(o(r))},oklch:{wholes:[1,.4,"hue"],convert:r=>i(o(R(r)))},lab:{wholes:[100,
125,125],convert:r=>i(n(r))},lch:{wholes:[100,150,"hue"],convert:r=>i(n(R(r)))},hwb:{wholes:["hue",1,1],convert:a}};function h([r,...A]){const C=A.map(U=>L(U,1)),
[S,P,W]=C;if(!(C.length!==3||S===void 0||P===void 0||W===void 0))switch((0,y.aG)(r)){case"srgb":return[S,P,W];case"srgb-linear":return i([S,P,W]);case"display-p\
3":return i(_(l,[S,P,W].map(b)));default:return}}const _=(r,[A,C,S])=>r.map(([P,W,U])=>P*A+W*C+U*S),u=r=>Math.abs(r)<=.0031308?r*12.92:Math.sign(r)*(1.055*Math.
abs(r)**(1/2.4)-.055),b=r=>Math.abs(r)<=.04045?r/12.92:Math.sign(r)*((Math.abs(r)+.055)/1.055)**2.4,i=r=>r.map(u),O=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
x=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],d=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],l=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],o=r=>_(m,_(O,r).map(A=>A**3)),c=r=>_(d,_(x,r).map(Math.cbrt));function n([r,A,C]){const S=(r+16)/116,P=W=>W>6/29?W**3:(116*W-16)/(24389/27);return _(
t,[e[0]*P(S+A/500),P(S),e[2]*P(S-C/200)])}function a([r,A,C]){const S=A+C;if(S>=1)return[A/S,A/S,A/S];const P=W=>{const U=((W+r/60)%6+6)%6;return I(Math.abs(U-3)-
1)*(1-S)+A};return[P(0),P(4),P(2)]}const s={srgb:[r=>r,r=>r],"srgb-linear":[r=>r.map(b),i],oklab:[r=>c(r.map(b)),r=>i(o(r))]};function p(r,A,C){const[S=[],...P]=(0,y.
M$)(r,y.wR);if((0,y.aG)(S[0])!=="in"||P.length!==2)return;const W=P.map(V=>{const J=V.find(({type:z})=>z==="Percentage"),Z=A(V.find(({type:z})=>z!=="Percentage"),
C);return{paint:Z==="current"?void 0:Z,share:(0,T.pO)(J)}}),[U,G]=W;if(!U?.paint||!G?.paint)return;const H=(0,y.aG)(S[1])??"",K=U.paint.alpha===0||G.paint.alpha===
0,F=Object.hasOwn(s,H)?s[H]:K?s.srgb:void 0;if(!F)return;const[Q,Y]=[U.share??1-(G.share??.5),G.share??1-(U.share??.5)],j=Q+Y;if(j<=0)return;const X=M(U.paint,G.
paint,Y/j,F);return{...X,alpha:I(X.alpha*Math.min(j,1))}}const v=(r,A,C)=>M(r,A,C,s.oklab);function M(r,A,C,[S,P]){const W=[r.alpha*(1-C),A.alpha*C],U=W[0]+W[1],
G=[S(r.color),S(A.color)],H=G[0].map((K,F)=>U===0?0:(K*W[0]+G[1][F]*W[1])/U);return{color:P(H).map(I),alpha:I(U)}}}),76213:(($,B,E)=>{E.d(B,{P:()=>l,d:()=>t});var T=E(
75234),y=E(16326),f=E(50697);const N=1e3;function k(e,o){if(e.type!=="Function")return;const c=(0,f.aX)(e);switch(e.name.toLowerCase()){case"polygon":return I(c,
o);case"circle":return L(c,o,1);case"ellipse":return L(c,o,2);case"inset":return D(c,o);default:return}}function I(e,o){const c=(0,f.M$)(e,f.wR),n=(0,f.aG)(c[0]?.[0]),
s=(n==="evenodd"||n==="nonzero"?c.slice(1):c).map(v=>v.map(M=>(0,T.Y5)(M,o)));if(s.length<3||s.length>N)return;const p=s.flatMap(([v,M,r])=>v&&M&&!r?[[v,M]]:[]);
return p.length===s.length?{kind:"polygon",corners:p,hasHoles:n==="evenodd"}:void 0}function L(e,o,c){const n=e.findIndex(M=>(0,f.aG)(M)==="at"),a=n<0?[y.QR,y.QR]:
(0,y.ux)(e.slice(n+1),o),s=(n<0?e:e.slice(0,n)).map(M=>{const r=(0,f.aG)(M);return r==="closest-side"||r==="farthest-side"?r:(0,T.Y5)(M,o)}),[p="closest-side",v="\
closest-side"]=s;if(!(!a||s.includes(void 0)||s.length!==0&&s.length!==c))return{kind:"ellipse",center:a,radii:c===1?[p]:[p,v]}}function D(e,o){const c=e.findIndex(
r=>(0,f.aG)(r)==="round"),n=(c<0?e:e.slice(0,c)).map(r=>(0,T.Y5)(r,o)),a=c<0?{px:0,percent:0}:e.length===c+2?(0,T.Y5)(e[c+1],o):void 0,[s,p=s,v=s,M=p]=n;if(!(!s||
!p||!v||!M||!a||n.length>4))return{kind:"inset",sides:[s,p,v,M],radius:a}}var w=E(95826),R=E(8582);const g=(e,o)=>({keys:["drawn"],read:(c,n)=>{const a=o(c,n);return a===
void 0?void 0:{drawn:{...n.own.drawn,[e]:a}}}}),h=e=>g(e,([o,c])=>_(o,c));function _(e,o){if((0,f.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,w.M)(
e);const c=(0,f.aG)(o)==="none"?"none":(0,w.M)(o)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:c}}const u=e=>{const o=(0,T.pO)(e);return o===void 0?
void 0:Math.min(Math.max(o,0),1)};function b(e,o){const c=(0,T.rl)(e);return c===void 0?(0,T.Y5)(e,o):{px:c,percent:0}}const i=100,O=e=>([o])=>{const c=(0,f.aG)(
o);return c!==void 0&&Object.hasOwn(e,c)?e[c]:void 0};function m(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,f.aG)(e)==="none"?"none":void 0}const x={
keys:["drawn"],read:([e],{own:o})=>{const c=m(e);return c===void 0?void 0:{drawn:{...o.drawn,markerStart:c,markerMid:c,markerEnd:c}}}},d={nonzero:!1,evenodd:!0},
t={fill:h("fill"),"fill-opacity":g("fillOpacity",([e])=>u(e)),"fill-rule":g("hasHoles",O(d)),"clip-rule":g("clipHasHoles",O(d)),stroke:h("stroke"),"stroke-opaci\
ty":g("strokeOpacity",([e])=>u(e)),"stroke-width":g("strokeWidth",([e],o)=>b(e,o)),"stroke-linecap":g("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":g("j\
oin",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":g("miter",([e])=>{const o=(0,T.rl)(e);return o===void 0||o<1?void 0:o}),"stroke-das\
harray":g("dashes",(e,o)=>{if((0,f.aG)(e[0])==="none")return[];const c=e.filter(({type:n})=>n!=="Operator").map(n=>b(n,o));if(!(c.length>i||c.some(n=>n===void 0||
n.px<0)))return c}),"stroke-dashoffset":g("dashOffset",([e],o)=>b(e,o)),"vector-effect":g("isUnscaled",([e])=>(0,f.aG)(e)==="non-scaling-stroke"),"paint-order":g(
"isStrokeUnder",e=>{const o=e.map(f.aG),[c,n]=[o.indexOf("fill"),o.indexOf("stroke")];return n>=0&&(c<0||n<c)}),marker:x,"marker-start":g("markerStart",([e])=>m(
e)),"marker-mid":g("markerMid",([e])=>m(e)),"marker-end":g("markerEnd",([e])=>m(e)),"text-anchor":g("anchor",O({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":g("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":g("drop",O({baseline:0,super:-.55,sub:.3})),"stop-color":(0,R.J0)("stopColor",(e,o)=>{const c=(0,w.M)(e);
return c==="current"?o.own.color:c}),"stop-opacity":(0,R.J0)("stopOpacity",u),"clip-path":{keys:["clipPath"],read:([e,...o],c)=>{if(!e||o.length>0)return;if((0,f.
aG)(e)==="none")return{clipPath:void 0};const n=e.type==="Url"?e.value.trim().replace(/^#/,""):k(e,c);return n===void 0?void 0:{clipPath:n}}}},l=new Set([...Object.
keys(t),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:(($,B,E)=>{E.d(B,{Ff:()=>d,OW:()=>D,QR:()=>I,ux:()=>x});var T=E(1337),y=E(5196),f=E(75234),N=E(95826),k=E(50697);const I={px:0,percent:.5},
L=256;function D(t,l,e){const o=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),c=o!==t.name.toLowerCase(),n=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(o)?.[1];if(!n)return;const a=(0,k.M$)((0,k.aX)(t),k.wR),{space:s,others:p}=_(a[0]),v=s===void 0?a.some(([P])=>w(P)):s==="oklab";p.length===0?a.shift():a[0]=
p;const M={kind:n,angle:n==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[I,I],repeats:o.startsWith("repeating"),stops:[]},[r=[]]=a,A=n==="linear"?
h(r,c):n==="radial"?O(r,l):u(r,l),C=(A?a.slice(1):a).slice(0,L),S=[];for(const P of C){const W=(0,N.M)(P[0]),U=W==="current"?e:W;if(U===void 0){if(P.length===1&&
(0,f.Y5)(P[0],l))continue;return}const G=P.slice(1).map(H=>n==="conic"?b(H,l):(0,f.Y5)(H,l));G.length===0&&S.push({paint:U,at:void 0});for(const H of G)S.push({
paint:U,at:H})}return S.length<2?void 0:{...M,...A,stops:v?g(S):S}}const w=t=>t?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),R=5;function g(t){
const l=Math.floor(L/(R+1));return[...t.slice(0,l).flatMap((o,c)=>{const n=t[c+1],a=o.at!==void 0&&o.at.px===n?.at?.px&&o.at.percent===n.at.percent;if(!n||a||c===
l-1)return[o];const s=Array.from({length:R},(p,v)=>(0,y.E)(o.paint,n.paint,(v+1)/(R+1)));return[o,...s.map(p=>({paint:p,at:void 0}))]}),...t.slice(l)]}function h(t,l){
const e=t.length===1?(0,f.T)(t[0]):void 0;if(e!==void 0)return{angle:l?90-e:e};const o=t.map(k.aG),c=o[0]==="to";if(!c&&!l)return;let[n,a]=[0,0];for(const p of c?
o.slice(1):o)if(p==="left")n=-1;else if(p==="right")n=1;else if(p==="top")a=-1;else if(p==="bottom")a=1;else return;const s=p=>c||p===0?p:-p;return{angle:{x:s(n),
y:s(a)}}}function _(t){const l=t.findIndex(o=>(0,k.aG)(o)==="in");if(l<0)return{space:void 0,others:[...t]};const e=(0,k.aG)(t.at(l+3))==="hue";return{space:(0,k.
aG)(t[l+1]),others:[...t.slice(0,l),...t.slice(l+(e?4:2))]}}function u(t,l){const e=t.findIndex(a=>(0,k.aG)(a)==="at"),o=(0,k.aG)(t[0])==="from";if(!o&&e!==0)return;
const c=o?(0,f.T)(t[1]):0,n=e<0?void 0:x(t.slice(e+1),l);return{angle:c??0,...n&&{center:n}}}function b(t,l){const e=(0,f.T)(t);return e===void 0?(0,f.Y5)(t,l):
{px:0,percent:e/360}}const i=["closest-side","closest-corner","farthest-side","farthest-corner"];function O(t,l){if((0,N.M)(t[0])!==void 0)return;const e=t.findIndex(
a=>(0,k.aG)(a)==="at"),o=(e<0?t:t.slice(0,e)).map(k.aG),c=i.find(a=>o.includes(a)),n=e<0?void 0:x(t.slice(e+1),l);return{isCircle:o.includes("circle"),...c&&{extent:c},
...n&&{center:n}}}const m={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function x(t,l){let e,o,c;for(const n of t){const a=(0,k.aG)(
n),s=a!==void 0&&Object.hasOwn(m,a)?m[a]:void 0;if(s){const M={px:0,percent:s[1]},r=s[0]==="both"?e===void 0&&c!=="x"?"x":"y":s[0];r==="x"?e=M:o=M,c=s[0]==="bot\
h"?void 0:r;continue}const p=(0,f.Y5)(n,l);if(!p)return;const v=c==="x"?e:c==="y"?o:void 0;if(v&&t.length>2){const M=v.percent===1?{px:-p.px,percent:1-p.percent}:
p;c==="x"?e=M:o=M,c=void 0}else e===void 0?(e=p,c=void 0):o??=p}if(!(!e&&!o))return[e??I,o??I]}const d=[(0,T.yA)(0),(0,T.yA)(0)]}),75234:(($,B,E)=>{E.d(B,{T:()=>b,
Y5:()=>R,lT:()=>g,pO:()=>u,rl:()=>_});var T=E(1337),y=E(50697);const f={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[N,k]=[.572,.536],I=1e7,L=30;function D(d,t,l){
const e=Object.hasOwn(f,t)?f[t]:void 0;if(e!==void 0)return d*e;switch(t){case"em":return d*l.em;case"rem":return d*l.rem;case"ch":return d*l.em*(l.zero?.()??N);case"\
ex":return d*l.em*k;case"lh":case"rlh":return d*l.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return d*l.pageWidth/100;case"vh":case"dvh":case"\
svh":case"lvh":case"vb":case"cqh":return d*l.pageHeight/100;case"vmin":return d*Math.min(l.pageWidth,l.pageHeight)/100;case"vmax":return d*Math.max(l.pageWidth,
l.pageHeight)/100;default:return}}const w=d=>({px:d,percent:0,isNumber:!0});function R(d,t){const l=d&&i(d,t,0);if(!(!l||!Number.isFinite(l.px)||!Number.isFinite(
l.percent)))return l.isNumber?l.px===0?(0,T.yA)(0):void 0:l.percent===0?(0,T.yA)(l.px):{px:l.px,percent:l.percent}}function g(d,t){const l=R(d,t);return l?.percent===
0?l.px:void 0}const h={em:16,rem:16,pageWidth:800,pageHeight:1e3};function _(d){const t=d&&i(d,h,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function u(d){
const t=d&&i(d,h,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:d.type==="Percentage"?
0:void 0}function b(d){if(d?.type==="Number"&&Number(d.value)===0)return 0;if(d?.type!=="Dimension")return;const t=Number(d.value);switch(d.unit.toLowerCase()){case"\
deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function i(d,t,l){if(!(l>L))switch(d.type){case"Numb\
er":return w(Number(d.value));case"Percentage":return{px:0,percent:Number(d.value)/100,isNumber:!1};case"Dimension":{const e=D(Number(d.value),d.unit.toLowerCase(),
t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,y.aG)(d)==="infinity"?w(I):void 0;case"Parentheses":return m(d.children.toArray(),
t,l+1);case"Function":{const e=d.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),o=(0,y.M$)((0,y.aX)(d),y.wR);if(e==="calc")return m(o[0],t,l+1);const c=o.map(
n=>m(n,t,l+1));return c.every(n=>n!==void 0)?O(e,c,t):void 0}default:return}}function O(d,t,l){const e=({px:p,percent:v})=>p+v*l.pageWidth,o=p=>t.reduce((v,M)=>!v||
p(M,v)?M:v,void 0);if(d==="min")return o((p,v)=>e(p)<e(v));if(d==="max")return o((p,v)=>e(p)>e(v));if(d!=="clamp"||t.length!==3)return;const[c,n,a]=t,s=e(n)>e(a)?
a:n;return e(s)<e(c)?c:s}function m(d,t,l){let e,o,c=1,n="*";const a=()=>{if(!o)return!1;const s=x(o,c);return e=e?{px:e.px+s.px,percent:e.percent+s.percent,isNumber:e.
isNumber&&s.isNumber}:s,o=void 0,!0};for(const s of d){if(s.type==="Operator"){const v=s.value.trim();if(v==="+"||v==="-"){if(!a())return;c=v==="-"?-1:1,n="*"}else
n=v;continue}const p=i(s,t,l);if(!p||(o?n==="*"?o=o.isNumber?x(p,o.px):p.isNumber?x(o,p.px):void 0:o=p.isNumber&&p.px!==0?x(o,1/p.px):void 0:o=p,!o))return}return a()?
e:void 0}const x=({px:d,percent:t,isNumber:l},e)=>({px:d*e,percent:t*e,isNumber:l})}),95826:(($,B,E)=>{E.d(B,{M:()=>I});var T=E(49180),y=E(5196),f=E(75234),N=E(
50697);const k={color:[0,0,0],alpha:0};function I(h,_=0){if(h?.type==="Hash")return w(h.value);if(h?.type==="Identifier"){const b=h.name.toLowerCase();if(b==="t\
ransparent")return k;if(b==="currentcolor")return"current";const i=L[b]??(0,T.q)(b);return i&&D(i)}if(h?.type!=="Function")return;const u=h.name.toLowerCase();return R(
u,(0,N.aX)(h))??(0,y.w)(u,(0,N.aX)(h),I,_)}const L={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},D=([h,_,u],b=1)=>({color:[h/255,_/255,u/255],alpha:b});function w(h){const _=(0,T.q)(`#${h}`);if(_)return D(_);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(h))return;const u=h.length===4?[...h].map(x=>x+x).join(""):h,[b,i,O,m]=[0,2,4,6].map(x=>Number.parseInt(u.slice(x,x+2),16));return D([b,i,O],m/255)}function R(h,_){
if(!/^(?:rgb|hsl)a?$/.test(h))return;const u=_.filter(t=>t.type!=="Operator"),b=u.length>3?(0,f.pO)(u[3]):1;if(u.length<3||u.length>4||b===void 0)return;const i=Math.
min(Math.max(b,0),1),O=t=>Math.min(Math.max(t,0),255);if(h==="rgb"||h==="rgba"){const t=u.slice(0,3).map(c=>{const n=(0,f.pO)(c);return n===void 0?void 0:O(c.type===
"Percentage"?n*255:n)}),[l,e,o]=t;return l===void 0||e===void 0||o===void 0?void 0:D([l,e,o],i)}const m=(0,f.T)(u[0])??(0,f.pO)(u[0]),[x,d]=[(0,f.pO)(u[1]),(0,f.
pO)(u[2])];if(!(m===void 0||x===void 0||d===void 0))return{color:g(m,Math.min(Math.max(x,0),1),Math.min(Math.max(d,0),1)),alpha:i}}function g(h,_,u){const b=i=>{
const O=((i+h/30)%12+12)%12;return u-_*Math.min(u,1-u)*Math.max(-1,Math.min(O-3,9-O,1))};return[b(0),b(8),b(4)]}}),8582:(($,B,E)=>{E.d(B,{BV:()=>h,De:()=>w,J0:()=>N,
LN:()=>b,ST:()=>D,X_:()=>_,aL:()=>k,nI:()=>g,nL:()=>I,r_:()=>u,sD:()=>R,zW:()=>L});var T=E(75234),y=E(95826),f=E(50697);const N=(i,O)=>({keys:[i],read:(m,x)=>{if(m.
length!==1)return;const d=O(m[0],x);return d===void 0?void 0:{[i]:d}}}),k=(i,O,m={})=>N(i,x=>{const d=(0,f.aG)(x);if(d!==void 0)return Object.hasOwn(m,d)?m[d]:O.
find(t=>t===d)}),I=(i,O=-1/0)=>N(i,m=>{const x=(0,T.rl)(m);return x===void 0||x<O?void 0:x}),L=(i,O)=>(0,f.aG)(i)==="auto"?"auto":(0,T.Y5)(i,O),D=(i,O)=>{const m=(0,T.
Y5)(i,O);return m&&(m.percent!==0||m.px>=0)?m:void 0},w=(i,O)=>{const m=(0,T.lT)(i,O);return m!==void 0&&m>=0?m:void 0};function R(i){const O=(0,y.M)(i);if(O!==
void 0)return{paint:O==="current"?void 0:O}}const g=i=>({keys:[i],read:O=>{const m=O.length===1?R(O[0]):void 0;return m&&{[i]:m.paint}}}),h=["Top","Right","Bott\
om","Left"];function _(i){const[O,m=O,x=O,d=m]=i;return i.length===0||i.length>4?void 0:[O,m,x,d]}function u(i,O){return{keys:i,read:(m,x)=>{const d=_(m.map(t=>O(
t,x)));if(!(!d||d.includes(void 0)))return Object.fromEntries(i.map((t,l)=>[t,d[l]]))}}}const b=i=>(0,f.M$)(i,f.YY)}),50697:(($,B,E)=>{E.d(B,{M$:()=>I,YY:()=>k,
aG:()=>L,aX:()=>D,wK:()=>f,wR:()=>N});var T=E(88650);const y=2e5;function f(w){if(w.length>y&&!/\burl\(/i.test(w))return;const R=[];try{const g=(0,T.A)(w,{context:"\
value",onParseError:h=>R.push(h)});return R.length>0||g.type!=="Value"?void 0:g.children.toArray()}catch{return}}const N=w=>w.type==="Operator"&&w.value===",",k=w=>w.
type==="Operator"&&w.value==="/";function I(w,R){const g=[[]];for(const h of w)R(h)?g.push([]):g.at(-1).push(h);return g}const L=w=>w?.type==="Identifier"?w.name.
toLowerCase():void 0,D=w=>w.children.toArray()}),1337:(($,B,E)=>{E.d(B,{DI:()=>R,AG:()=>D,f2:()=>f,lM:()=>g,yA:()=>N,Il:()=>_});const y={fill:{color:[0,0,0],alpha:1},
fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,
anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},f={px:0,percent:0},N=u=>u===0?f:{px:u,percent:0},k={px:0,
percent:.5},I=[f,f],L={least:"auto",most:"auto"},D={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"norma\
l",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:f,textTransform:"none",letterSpacing:0,wordSpacing:0,
whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"\
show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:y},R={...D,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"\
auto",bottom:"auto",left:"auto",marginTop:f,marginRight:f,marginBottom:f,marginLeft:f,paddingTop:f,paddingRight:f,paddingBottom:f,paddingLeft:f,borderTopWidth:3,
borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,
borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:I,borderTopRightRadius:I,borderBottomRightRadius:I,
borderBottomLeftRadius:I,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,
transform:[],translate:[],rotate:[],scale:[],transformOrigin:[k,k],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,
columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",
flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"\
auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[L],gridAutoRows:[L],gridAutoFlow:"\
row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,
0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function g(u){const b={...R};for(const i of h)b[i]=u[i];return b}const h=Object.keys(D),_=({px:u,percent:b},i)=>b===
0?u:u+b*i})};
