"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((G,B,w)=>{w.d(B,{gf:()=>u,iw:()=>_,sf:()=>b});var y=w(76213);function S(n){const[,i,s]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(n??"")??[];return i===void 0?void 0:`${i}${s==="%"?"%":"px"}`}const m=n=>n!==void 0&&/^\s*[\d.]+\s*$/.test(n)?`${n.trim()}px`:n;function L(n){const i=n.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(i)&&!/^\d{3}$/.test(i)?`#${i}`:i}const P=["x-small","small","medium","large","x-large","xx-large","xxx-large"],I=new Set(
["td","th"]),D=new Set(["img","table","td","th","col","hr","video","canvas"]),N=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),x=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),v={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function _(n,i){const{name:s,attributes:p}=n;if(p.size===0&&!I.has(s))return[];const T=[],t=(R,W)=>{W!==
void 0&&W!==""&&T.push({name:R,value:W,important:!1})};if(!n.isHtml)for(const[R,W]of p)y.P.has(R)&&t(R,M(R,W));const E=R=>p.get(R);n.isHtml?D.has(s)&&(t("width",
S(E("width"))),s!=="hr"?t("height",S(E("height"))):o(p,t)):(t("width",m(E("width"))),t("height",m(E("height"))));const C=E("bgcolor");C!==void 0&&t("background-\
color",L(C));const k=b(n);k!==void 0&&t("background-image",`url("${k.replace(/["\\\n]/g,R=>R===`
`?"\\a ":`\\${R}`)}")`),s==="tr"&&t("height",S(E("height"))),s==="body"&&g(p,t),s==="img"&&h(p,t);const A=E("align")?.toLowerCase();return A!==void 0&&N.has(s)&&
t("text-align",x.get(A)??A),s==="img"&&(A==="left"||A==="right")&&t("float",A),s==="table"&&(A==="left"||A==="right")&&t("float",A),(I.has(s)||s==="tr"||s==="tb\
ody")&&t("vertical-align",E("valign")?.toLowerCase()),p.has("nowrap")&&t("white-space","nowrap"),(s==="ol"||s==="ul"||s==="li")&&t("list-style-type",c(E("type"))),
s==="font"&&l(p,t),s==="table"&&e(p,t),I.has(s)&&i&&d(i.attributes,t),T}const f=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function b({name:n,
isHtml:i,attributes:s}){const p=i&&f.has(n)?s.get("background")?.trim():void 0;return p===""?void 0:p}function u(n){const i=L(n.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(i)?`a:link { color: ${i} }`:""}function g(n,i){const s=n.get("text");s!==void 0&&i("color",L(s));for(const[p,...T]of a)i(`margin-${p}`,T.map(t=>S(n.get(t))).
find(t=>t!==void 0))}const a=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],O=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function h(n,i){const s=S(n.get("border"));s!==void 0&&s!=="0px"&&i("border",`${s} solid`);for(const p of["left","right"])i(`margin-${p}`,S(
n.get("hspace")));for(const p of["top","bottom"])i(`margin-${p}`,S(n.get("vspace")));i("vertical-align",O.get(n.get("align")?.toLowerCase()??""))}const M=(n,i)=>n===
"font-size"||n==="letter-spacing"?m(i):i,c=n=>n===void 0?void 0:Object.hasOwn(v,n)?v[n]:n.toLowerCase();function o(n,i){const s=n.get("color");s!==void 0&&i("co\
lor",L(s));const[p]=/^\s*\d{1,4}/.exec(n.get("size")??"")??[],T=Number(p??0);T<=0||(s!==void 0||n.has("noshade")?i("border-width",`${T/2}px`):T===1?i("border-bo\
ttom-width","0"):i("height",`${T-2}px`))}function l(n,i){const s=n.get("color");s!==void 0&&i("color",L(s)),i("font-family",n.get("face"));const[,p,T]=/^\s*([+-]?)(\d)/.
exec(n.get("size")??"")??[];if(T===void 0)return;const t=p===""?Number(T):3+ +`${p}${T}`;i("font-size",P[Math.min(Math.max(t,1),7)-1])}function e(n,i){const s=n.
has("border")?S(n.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&i("border",`${s} outset`),i("border-color",n.get("bordercolor")),i("border-spacing",S(
n.get("cellspacing")));const p=r.get(n.get("frame")?.toLowerCase()??"");if(p===void 0)return;const T=s===void 0||s==="0px"?"1px solid":`${s} outset`;for(const t of[
"top","right","bottom","left"])i(`border-${t}`,p.includes(t)?T:"0 hidden")}const r=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],
["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function d(n,i){const s=n.has("borde\
r")?S(n.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&!n.has("rules")&&(i("border","1px inset"),i("border-color","inherit")),i("padding",S(n.get("cel\
lpadding")))}}),37294:((G,B,w)=>{w.d(B,{$:()=>h,DI:()=>f,Ez:()=>S,Hb:()=>D,Hk:()=>I,LI:()=>P,VE:()=>u,bJ:()=>v,bi:()=>a,df:()=>g,iY:()=>M,ot:()=>O,q3:()=>m,qM:()=>c,
qV:()=>L,uN:()=>x,vS:()=>b,xH:()=>N});var y=w(58552);const S=200,m=1e5,L=5e4,P=2e4,I=2e7,D=2e5,N=5e6,x=5e4,v=2e7,_=o=>(0,y.G6)([{field:"file",message:o}]),f=()=>_(
`nests elements more than ${S} levels deep; at most ${S} are allowed`),b=()=>_(`has more than ${m} elements; at most ${m} are allowed. Split it into several doc\
uments`),u=()=>_(`has more than ${L} rules in style sheets; at most ${L} are allowed`),g=1e3,a=()=>_(`has more than ${g} images of SVG in data: addresses; at mo\
st ${g} are allowed`),O=()=>_("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),h=()=>_("has style sheets whos\
e selectors take too long to compare with its elements; write simpler selectors"),M=()=>_(`has drawings (svg) of more than ${v} characters, those that are repea\
ted counted each time; leave some out, or give them as images`),c=()=>_("has style sheets whose variables make values of too many characters; use var() less oft\
en")}),45893:((G,B,w)=>{w.d(B,{Ci:()=>L,Ky:()=>S,ZE:()=>y,a4:()=>P,hE:()=>m});const y=I=>I.children.filter(D=>D.kind==="element");function S(I){const D=[],N=[I];
for(let x=N.pop();x;x=N.pop()){D.push(x);for(let v=x.children.length-1;v>=0;v--){const _=x.children[v];_.kind==="element"&&N.push(_)}}return D}function m({attributes:I}){
const D=I.get("href");if(D!==void 0)return D.trim();for(const[N,x]of I)if(N.endsWith(":href"))return x.trim()}const L=I=>m(I)?.replace(/^#/,"")??"";function P(I){
const D=[],N=[I];for(let x=N.pop();x;x=N.pop())if(x.kind==="text")D.push(x.value);else for(let v=x.children.length-1;v>=0;v--)N.push(x.children[v]);return D.join(
"")}}),58257:((G,B,w)=>{w.d(B,{Z:()=>I});var y=w(28428),S=w(45657),m=w(37294);const L=4e3,P=600;async function I(_,f){let b=0,u=0;const g={...y.jh,createElement(h,M,c){
if(++b>m.q3)throw(0,m.vS)();return y.jh.createElement(h,M,c)},onItemPush(){if(++u>m.Ez)throw(0,m.DI)()},onItemPop(){u--}},a=new y.iX({treeAdapter:g,scriptingEnabled:!1});
for(let h=0;h<_.length||h===0;h+=L){const M=f.step(L*P);M&&await M,a.tokenizer.write(_.slice(h,h+L),h+L>=_.length)}const O=y.jh.getDocumentMode(a.document)===y.
qy.W$.QUIRKS;return{root:await D(a.document,f),isQuirky:O}}async function D(_,f){const b=_.childNodes.find(a=>y.jh.isElementNode(a)),u=v(b,void 0,0),g=[[b,u]];for(let a=g.
pop();a;a=g.pop()){const[O,h]=a,M=f.step(1e3+O.childNodes.length*500);M&&await M;let c=0;const o=[];for(const l of O.childNodes){if(y.jh.isTextNode(l)&&o.push({
kind:"text",value:l.value,parent:h}),!y.jh.isElementNode(l))continue;const e=v(l,h,c++);o.push(e),g.push([l,e])}h.children=(0,S.Hn)(o),O.childNodes=[]}return u}
const N=new Map,x=new Set;function v(_,f,b){const{attrs:u}=_,g=u.length===0?N:new Map(u.map(({name:M,value:c})=>[M,c])),a=g.get("class")?.split(/[ \t\n\f\r]+/).
filter(M=>M!==""),O=a===void 0?x:new Set(a),h=_.namespaceURI===y.qy.NS.HTML;return{kind:"element",name:_.tagName,attributes:g,classes:O,parent:f,children:[],index:b,
isHtml:h}}}),72594:((G,B,w)=>{w.d(B,{Z:()=>x,e:()=>I,imagesNamedIn:()=>N,mayNameImages:()=>D});var y=w(34622),S=w(39170),m=w(45893),L=w(58257),P=w(50697);function I(f){
const b=new Set;for(const u of(0,m.Ky)(f)){const g=u.name==="image"&&!u.isHtml?(0,m.hE)(u):void 0,a=u.name==="img"?x(u):g;a!==void 0&&a!==""&&b.add((0,y.bi)(a));
const O=(0,S.sf)(u);O!==void 0&&b.add((0,y.bi)(O));for(const h of[u.attributes.get("style"),u.name==="style"?(0,m.a4)(u):void 0])for(const M of v(h??""))b.add((0,y.
bi)(M))}return[...b]}const D=(f,b)=>f==="html"?/<img|<image|url\(/i.test(b):b.includes("![");async function N(f,b,u){if(f==="markdown")return await(0,y.e_)(b,u);
const{root:g}=await(0,L.Z)(b,u);return I(g)}function x({attributes:f}){const b=f.get("src")?.trim();if(b!==void 0&&b!=="")return b;const[u=""]=(f.get("srcset")??
"").trim().split(/[\s,]/,1);return u===""?void 0:u}function*v(f){let b;const u=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let g=u.exec(f);g;g=u.exec(
f)){const{0:a,index:O}=g;if(a.startsWith("@"))b=/^@font/i.test(a)?"font":"sheet";else if(a==="}"||a===";")b===(a==="}"?"font":"sheet")&&(b=void 0);else if(!b){const h=_(
f,O+a.length);if(h<0)return;u.lastIndex=h;const[M]=(0,P.wK)(f.slice(O,h+1))??[];M?.type==="Url"&&(yield M.value)}}}function _(f,b){let u=b;for(;/\s/.test(f.charAt(
u));)u++;const g=f.charAt(u);if(g!=='"'&&g!=="'")return f.indexOf(")",b);let a=u;do a=f.indexOf(g,a+1);while(a>0&&f.charAt(a-1)==="\\");return a<0?-1:f.indexOf(
")",a)}}),5196:((G,B,w)=>{w.d(B,{E:()=>p,w:()=>L});var y=w(75234),S=w(50697);const m=10;function L(t,E,C,k){if(t==="color-mix")return k<m?s(E,C,k+1):void 0;const[
A=[],[R]=[]]=(0,S.M$)(E,S.YY),W=R===void 0?1:I(R,1);if(W===void 0)return;const U=t==="color"?_(A):N(t,A);return U&&{color:U.map(P),alpha:P(W)}}const P=t=>Math.min(
Math.max(t,0),1);function I(t,E){if((0,S.aG)(t)==="none")return 0;const C=(0,y.pO)(t);return C===void 0?void 0:t?.type==="Percentage"?C*E:C}const D=t=>(0,S.aG)(
t)==="none"?0:(0,y.T)(t)??(t?.type==="Percentage"?void 0:(0,y.pO)(t));function N(t,E){const C=Object.hasOwn(v,t)?v[t]:void 0;if(!C||E.length!==3)return;const k=E.
map((U,H)=>{const $=C.wholes[H];return $==="hue"?D(U):I(U,$)}),[A,R,W]=k;return A===void 0||R===void 0||W===void 0?void 0:C.convert([A,R,W])}const x=([t,E,C])=>{
const k=C*Math.PI/180;return[t,E*Math.cos(k),E*Math.sin(k)]},v={oklab:{wholes:[1,.4,.4],convert:t=>g(e(t))},oklch:{wholes:[1,.4,"hue"],convert:t=>g(e(x(t)))},lab:{
wholes:[100,125,125],convert:t=>g(d(t))},lch:{wholes:[100,150,"hue"],convert:t=>g(d(x(t)))},hwb:{wholes:["hue",1,1],convert:n}};function _([t,...E]){const C=E.map(
W=>I(W,1)),[k,A,R]=C;if(!(C.length!==3||k===void 0||A===void 0||R===void 0))switch((0,S.aG)(t)){case"srgb":return[k,A,R];case"srgb-linear":return g([k,A,R]);case"\
display-p3":return g(f(o,[k,A,R].map(u)));default:return}}const f=(t,[E,C,k])=>t.map(([A,R,W])=>A*E+R*C+W*k),b=t=>Math.abs(t)<=.0031308?t*12.92:Math.sign(t)*(1.055*
Math.abs(t)**(1/2.4)-.055),u=t=>Math.abs(t)<=.04045?t/12.92:Math.sign(t)*((Math.abs(t)+.055)/1.055)**2.4,g=t=>t.map(b),a=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],O=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
h=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],M=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],c=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],l=[.9642956764,
1,.8251046025],e=t=>f(O,f(a,t).map(E=>E**3)),r=t=>f(M,f(h,t).map(Math.cbrt));function d([t,E,C]){const k=(t+16)/116,A=R=>R>6/29?R**3:(116*R-16)/(24389/27);return f(
c,[l[0]*A(k+E/500),A(k),l[2]*A(k-C/200)])}function n([t,E,C]){const k=E+C;if(k>=1)return[E/k,E/k,E/k];const A=R=>{const W=((R+t/60)%6+6)%6;return P(Math.abs(W-3)-
1)*(1-k)+E};return[A(0),A(4),A(2)]}const i={srgb:[t=>t,t=>t],"srgb-linear":[t=>t.map(u),g],oklab:[t=>r(t.map(u)),t=>g(e(t))]};function s(t,E,C){const[k=[],...A]=(0,S.
M$)(t,S.wR);if((0,S.aG)(k[0])!=="in"||A.length!==2)return;const R=A.map(X=>{const Q=X.find(({type:j})=>j==="Percentage"),V=E(X.find(({type:j})=>j!=="Percentage"),
C);return{paint:V==="current"?void 0:V,share:(0,y.pO)(Q)}}),[W,U]=R;if(!W?.paint||!U?.paint)return;const H=(0,S.aG)(k[1])??"",$=W.paint.alpha===0||U.paint.alpha===
0,K=Object.hasOwn(i,H)?i[H]:$?i.srgb:void 0;if(!K)return;const[Z,z]=[W.share??1-(U.share??.5),U.share??1-(W.share??.5)],F=Z+z;if(F<=0)return;const Y=T(W.paint,U.
paint,z/F,K);return{...Y,alpha:P(Y.alpha*Math.min(F,1))}}const p=(t,E,C)=>T(t,E,C,i.oklab);function T(t,E,C,[k,A]){const R=[t.alpha*(1-C),E.alpha*C],W=R[0]+R[1],
U=[k(t.color),k(E.color)],H=U[0].map(($,K)=>W===0?0:($*R[0]+U[1][K]*R[1])/W);return{color:A(H).map(P),alpha:P(W)}}}),76213:((G,B,w)=>{w.d(B,{P:()=>l,d:()=>o});var y=w(
75234),S=w(16326),m=w(50697);const L=1e3;function P(e,r){if(e.type!=="Function")return;const d=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return I(d,
r);case"circle":return D(d,r,1);case"ellipse":return D(d,r,2);case"inset":return N(d,r);default:return}}function I(e,r){const d=(0,m.M$)(e,m.wR),n=(0,m.aG)(d[0]?.[0]),
s=(n==="evenodd"||n==="nonzero"?d.slice(1):d).map(T=>T.map(t=>(0,y.Y5)(t,r)));if(s.length<3||s.length>L)return;const p=s.flatMap(([T,t,E])=>T&&t&&!E?[[T,t]]:[]);
return p.length===s.length?{kind:"polygon",corners:p,hasHoles:n==="evenodd"}:void 0}function D(e,r,d){const n=e.findIndex(t=>(0,m.aG)(t)==="at"),i=n<0?[S.QR,S.QR]:
(0,S.ux)(e.slice(n+1),r),s=(n<0?e:e.slice(0,n)).map(t=>{const E=(0,m.aG)(t);return E==="closest-side"||E==="farthest-side"?E:(0,y.Y5)(t,r)}),[p="closest-side",T="\
closest-side"]=s;if(!(!i||s.includes(void 0)||s.length!==0&&s.length!==d))return{kind:"ellipse",center:i,radii:d===1?[p]:[p,T]}}function N(e,r){const d=e.findIndex(
E=>(0,m.aG)(E)==="round"),n=(d<0?e:e.slice(0,d)).map(E=>(0,y.Y5)(E,r)),i=d<0?{px:0,percent:0}:e.length===d+2?(0,y.Y5)(e[d+1],r):void 0,[s,p=s,T=s,t=p]=n;if(!(!s||
!p||!T||!t||!i||n.length>4))return{kind:"inset",sides:[s,p,T,t],radius:i}}var x=w(95826),v=w(8582);const _=(e,r)=>({keys:["drawn"],read:(d,n)=>{const i=r(d,n);return i===
void 0?void 0:{drawn:{...n.own.drawn,[e]:i}}}}),f=e=>_(e,([r,d])=>b(r,d));function b(e,r){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,x.M)(
e);const d=(0,m.aG)(r)==="none"?"none":(0,x.M)(r)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:d}}const u=e=>{const r=(0,y.pO)(e);return r===void 0?
void 0:Math.min(Math.max(r,0),1)};function g(e,r){const d=(0,y.rl)(e);return d===void 0?(0,y.Y5)(e,r):{px:d,percent:0}}const a=100,O=e=>([r])=>{const d=(0,m.aG)(
r);return d!==void 0&&Object.hasOwn(e,d)?e[d]:void 0};function h(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const M={
keys:["drawn"],read:([e],{own:r})=>{const d=h(e);return d===void 0?void 0:{drawn:{...r.drawn,markerStart:d,markerMid:d,markerEnd:d}}}},c={nonzero:!1,evenodd:!0},
o={fill:f("fill"),"fill-opacity":_("fillOpacity",([e])=>u(e)),"fill-rule":_("hasHoles",O(c)),"clip-rule":_("clipHasHoles",O(c)),stroke:f("stroke"),"stroke-opaci\
ty":_("strokeOpacity",([e])=>u(e)),"stroke-width":_("strokeWidth",([e],r)=>g(e,r)),"stroke-linecap":_("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":_("j\
oin",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":_("miter",([e])=>{const r=(0,y.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-das\
harray":_("dashes",(e,r)=>{if((0,m.aG)(e[0])==="none")return[];const d=e.filter(({type:n})=>n!=="Operator").map(n=>g(n,r));if(!(d.length>a||d.some(n=>n===void 0||
n.px<0)))return d}),"stroke-dashoffset":_("dashOffset",([e],r)=>g(e,r)),"vector-effect":_("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),"paint-order":_(
"isStrokeUnder",e=>{const r=e.map(m.aG),[d,n]=[r.indexOf("fill"),r.indexOf("stroke")];return n>=0&&(d<0||n<d)}),marker:M,"marker-start":_("markerStart",([e])=>h(
e)),"marker-mid":_("markerMid",([e])=>h(e)),"marker-end":_("markerEnd",([e])=>h(e)),"text-anchor":_("anchor",O({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":_("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":_("drop",O({baseline:0,super:-.55,sub:.3})),"stop-color":(0,v.J0)("stopColor",(e,r)=>{const d=(0,x.M)(e);
return d==="current"?r.own.color:d}),"stop-opacity":(0,v.J0)("stopOpacity",u),"clip-path":{keys:["clipPath"],read:([e,...r],d)=>{if(!e||r.length>0)return;if((0,m.
aG)(e)==="none")return{clipPath:void 0};const n=e.type==="Url"?e.value.trim().replace(/^#/,""):P(e,d);return n===void 0?void 0:{clipPath:n}}}},l=new Set([...Object.
keys(o),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((G,B,w)=>{w.d(B,{Ff:()=>c,OW:()=>N,QR:()=>I,ux:()=>M});var y=w(1337),S=w(5196),m=w(75234),L=w(95826),P=w(50697);const I={px:0,percent:.5},
D=256;function N(o,l,e){const r=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),d=r!==o.name.toLowerCase(),n=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(r)?.[1];if(!n)return;const i=(0,P.M$)((0,P.aX)(o),P.wR),{space:s,others:p}=b(i[0]),T=s===void 0?i.some(([R])=>x(R)):s==="oklab";p.length===0?i.shift():i[0]=
p;const t={kind:n,angle:n==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[I,I],repeats:r.startsWith("repeating"),stops:[]},[E=[]]=i,C=n==="linear"?
f(E,d):n==="radial"?O(E,l):u(E,l),k=(C?i.slice(1):i).slice(0,D),A=[];for(const R of k){const W=(0,L.M)(R[0]),U=W==="current"?e:W;if(U===void 0){if(R.length===1&&
(0,m.Y5)(R[0],l))continue;return}const H=R.slice(1).map($=>n==="conic"?g($,l):(0,m.Y5)($,l));H.length===0&&A.push({paint:U,at:void 0});for(const $ of H)A.push({
paint:U,at:$})}return A.length<2?void 0:{...t,...C,stops:T?_(A):A}}const x=o=>o?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(o.name),v=5;function _(o){
const l=Math.floor(D/(v+1));return[...o.slice(0,l).flatMap((r,d)=>{const n=o[d+1],i=r.at!==void 0&&r.at.px===n?.at?.px&&r.at.percent===n.at.percent;if(!n||i||d===
l-1)return[r];const s=Array.from({length:v},(p,T)=>(0,S.E)(r.paint,n.paint,(T+1)/(v+1)));return[r,...s.map(p=>({paint:p,at:void 0}))]}),...o.slice(l)]}function f(o,l){
const e=o.length===1?(0,m.T)(o[0]):void 0;if(e!==void 0)return{angle:l?90-e:e};const r=o.map(P.aG),d=r[0]==="to";if(!d&&!l)return;let[n,i]=[0,0];for(const p of d?
r.slice(1):r)if(p==="left")n=-1;else if(p==="right")n=1;else if(p==="top")i=-1;else if(p==="bottom")i=1;else return;const s=p=>d||p===0?p:-p;return{angle:{x:s(n),
y:s(i)}}}function b(o){const l=o.findIndex(r=>(0,P.aG)(r)==="in");if(l<0)return{space:void 0,others:[...o]};const e=(0,P.aG)(o.at(l+3))==="hue";return{space:(0,P.
aG)(o[l+1]),others:[...o.slice(0,l),...o.slice(l+(e?4:2))]}}function u(o,l){const e=o.findIndex(i=>(0,P.aG)(i)==="at"),r=(0,P.aG)(o[0])==="from";if(!r&&e!==0)return;
const d=r?(0,m.T)(o[1]):0,n=e<0?void 0:M(o.slice(e+1),l);return{angle:d??0,...n&&{center:n}}}function g(o,l){const e=(0,m.T)(o);return e===void 0?(0,m.Y5)(o,l):
{px:0,percent:e/360}}const a=["closest-side","closest-corner","farthest-side","farthest-corner"];function O(o,l){if((0,L.M)(o[0])!==void 0)return;const e=o.findIndex(
i=>(0,P.aG)(i)==="at"),r=(e<0?o:o.slice(0,e)).map(P.aG),d=a.find(i=>r.includes(i)),n=e<0?void 0:M(o.slice(e+1),l);return{isCircle:r.includes("circle"),...d&&{extent:d},
...n&&{center:n}}}const h={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function M(o,l){let e,r,d;for(const n of o){const i=(0,P.aG)(
n),s=i!==void 0&&Object.hasOwn(h,i)?h[i]:void 0;if(s){const t={px:0,percent:s[1]},E=s[0]==="both"?e===void 0&&d!=="x"?"x":"y":s[0];E==="x"?e=t:r=t,d=s[0]==="bot\
h"?void 0:E;continue}const p=(0,m.Y5)(n,l);if(!p)return;const T=d==="x"?e:d==="y"?r:void 0;if(T&&o.length>2){const t=T.percent===1?{px:-p.px,percent:1-p.percent}:
p;d==="x"?e=t:r=t,d=void 0}else e===void 0?(e=p,d=void 0):r??=p}if(!(!e&&!r))return[e??I,r??I]}const c=[(0,y.yA)(0),(0,y.yA)(0)]}),75234:((G,B,w)=>{w.d(B,{T:()=>g,
Y5:()=>v,lT:()=>_,pO:()=>u,rl:()=>b});var y=w(1337),S=w(50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[L,P]=[.572,.536],I=1e7,D=30;function N(c,o,l){
const e=Object.hasOwn(m,o)?m[o]:void 0;if(e!==void 0)return c*e;switch(o){case"em":return c*l.em;case"rem":return c*l.rem;case"ch":return c*l.em*(l.zero?.()??L);case"\
ex":return c*l.em*P;case"lh":case"rlh":return c*l.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return c*l.pageWidth/100;case"vh":case"dvh":case"\
svh":case"lvh":case"vb":case"cqh":return c*l.pageHeight/100;case"vmin":return c*Math.min(l.pageWidth,l.pageHeight)/100;case"vmax":return c*Math.max(l.pageWidth,
l.pageHeight)/100;default:return}}const x=c=>({px:c,percent:0,isNumber:!0});function v(c,o){const l=c&&a(c,o,0);if(!(!l||!Number.isFinite(l.px)||!Number.isFinite(
l.percent)))return l.isNumber?l.px===0?(0,y.yA)(0):void 0:l.percent===0?(0,y.yA)(l.px):{px:l.px,percent:l.percent}}function _(c,o){const l=v(c,o);return l?.percent===
0?l.px:void 0}const f={em:16,rem:16,pageWidth:800,pageHeight:1e3};function b(c){const o=c&&a(c,f,0);return o?.isNumber===!0&&Number.isFinite(o.px)?o.px:void 0}function u(c){
const o=c&&a(c,f,0);if(!(!o||!Number.isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px:o.px===0&&o.percent!==0?o.percent:c.type==="Percentage"?
0:void 0}function g(c){if(c?.type==="Number"&&Number(c.value)===0)return 0;if(c?.type!=="Dimension")return;const o=Number(c.value);switch(c.unit.toLowerCase()){case"\
deg":return o;case"grad":return o*.9;case"rad":return o*180/Math.PI;case"turn":return o*360;default:return}}function a(c,o,l){if(!(l>D))switch(c.type){case"Numb\
er":return x(Number(c.value));case"Percentage":return{px:0,percent:Number(c.value)/100,isNumber:!1};case"Dimension":{const e=N(Number(c.value),c.unit.toLowerCase(),
o);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,S.aG)(c)==="infinity"?x(I):void 0;case"Parentheses":return h(c.children.toArray(),
o,l+1);case"Function":{const e=c.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),r=(0,S.M$)((0,S.aX)(c),S.wR);if(e==="calc")return h(r[0],o,l+1);const d=r.map(
n=>h(n,o,l+1));return d.every(n=>n!==void 0)?O(e,d,o):void 0}default:return}}function O(c,o,l){const e=({px:p,percent:T})=>p+T*l.pageWidth,r=p=>o.reduce((T,t)=>!T||
p(t,T)?t:T,void 0);if(c==="min")return r((p,T)=>e(p)<e(T));if(c==="max")return r((p,T)=>e(p)>e(T));if(c!=="clamp"||o.length!==3)return;const[d,n,i]=o,s=e(n)>e(i)?
i:n;return e(s)<e(d)?d:s}function h(c,o,l){let e,r,d=1,n="*";const i=()=>{if(!r)return!1;const s=M(r,d);return e=e?{px:e.px+s.px,percent:e.percent+s.percent,isNumber:e.
isNumber&&s.isNumber}:s,r=void 0,!0};for(const s of c){if(s.type==="Operator"){const T=s.value.trim();if(T==="+"||T==="-"){if(!i())return;d=T==="-"?-1:1,n="*"}else
n=T;continue}const p=a(s,o,l);if(!p||(r?n==="*"?r=r.isNumber?M(p,r.px):p.isNumber?M(r,p.px):void 0:r=p.isNumber&&p.px!==0?M(r,1/p.px):void 0:r=p,!r))return}return i()?
e:void 0}const M=({px:c,percent:o,isNumber:l},e)=>({px:c*e,percent:o*e,isNumber:l})}),95826:((G,B,w)=>{w.d(B,{M:()=>I});var y=w(49180),S=w(5196),m=w(75234),L=w(
50697);const P={color:[0,0,0],alpha:0};function I(f,b=0){if(f?.type==="Hash")return x(f.value);if(f?.type==="Identifier"){const g=f.name.toLowerCase();if(g==="t\
ransparent")return P;if(g==="currentcolor")return"current";const a=D[g]??(0,y.q)(g);return a&&N(a)}if(f?.type!=="Function")return;const u=f.name.toLowerCase();return v(
u,(0,L.aX)(f))??(0,S.w)(u,(0,L.aX)(f),I,b)}const D={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},N=([f,b,u],g=1)=>({color:[f/255,b/255,u/255],alpha:g});function x(f){const b=(0,y.q)(`#${f}`);if(b)return N(b);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(f))return;const u=f.length===4?[...f].map(M=>M+M).join(""):f,[g,a,O,h]=[0,2,4,6].map(M=>Number.parseInt(u.slice(M,M+2),16));return N([g,a,O],h/255)}function v(f,b){
if(!/^(?:rgb|hsl)a?$/.test(f))return;const u=b.filter(o=>o.type!=="Operator"),g=u.length>3?(0,m.pO)(u[3]):1;if(u.length<3||u.length>4||g===void 0)return;const a=Math.
min(Math.max(g,0),1),O=o=>Math.min(Math.max(o,0),255);if(f==="rgb"||f==="rgba"){const o=u.slice(0,3).map(d=>{const n=(0,m.pO)(d);return n===void 0?void 0:O(d.type===
"Percentage"?n*255:n)}),[l,e,r]=o;return l===void 0||e===void 0||r===void 0?void 0:N([l,e,r],a)}const h=(0,m.T)(u[0])??(0,m.pO)(u[0]),[M,c]=[(0,m.pO)(u[1]),(0,m.
pO)(u[2])];if(!(h===void 0||M===void 0||c===void 0))return{color:_(h,Math.min(Math.max(M,0),1),Math.min(Math.max(c,0),1)),alpha:a}}function _(f,b,u){const g=a=>{
const O=((a+f/30)%12+12)%12;return u-b*Math.min(u,1-u)*Math.max(-1,Math.min(O-3,9-O,1))};return[g(0),g(8),g(4)]}}),8582:((G,B,w)=>{w.d(B,{BV:()=>f,De:()=>x,J0:()=>L,
LN:()=>g,ST:()=>N,X_:()=>b,aL:()=>P,nI:()=>_,nL:()=>I,r_:()=>u,sD:()=>v,zW:()=>D});var y=w(75234),S=w(95826),m=w(50697);const L=(a,O)=>({keys:[a],read:(h,M)=>{if(h.
length!==1)return;const c=O(h[0],M);return c===void 0?void 0:{[a]:c}}}),P=(a,O,h={})=>L(a,M=>{const c=(0,m.aG)(M);if(c!==void 0)return Object.hasOwn(h,c)?h[c]:O.
find(o=>o===c)}),I=(a,O=-1/0)=>L(a,h=>{const M=(0,y.rl)(h);return M===void 0||M<O?void 0:M}),D=(a,O)=>(0,m.aG)(a)==="auto"?"auto":(0,y.Y5)(a,O),N=(a,O)=>{const h=(0,y.
Y5)(a,O);return h&&(h.percent!==0||h.px>=0)?h:void 0},x=(a,O)=>{const h=(0,y.lT)(a,O);return h!==void 0&&h>=0?h:void 0};function v(a){const O=(0,S.M)(a);if(O!==
void 0)return{paint:O==="current"?void 0:O}}const _=a=>({keys:[a],read:O=>{const h=O.length===1?v(O[0]):void 0;return h&&{[a]:h.paint}}}),f=["Top","Right","Bott\
om","Left"];function b(a){const[O,h=O,M=O,c=h]=a;return a.length===0||a.length>4?void 0:[O,h,M,c]}function u(a,O){return{keys:a,read:(h,M)=>{const c=b(h.map(o=>O(
o,M)));if(!(!c||c.includes(void 0)))return Object.fromEntries(a.map((o,l)=>[o,c[l]]))}}}const g=a=>(0,m.M$)(a,m.YY)}),50697:((G,B,w)=>{w.d(B,{M$:()=>I,YY:()=>P,
aG:()=>D,aX:()=>N,wK:()=>m,wR:()=>L});var y=w(88650);const S=2e5;function m(x){if(x.length>S&&!/\burl\(/i.test(x))return;const v=[];try{const _=(0,y.A)(x,{context:"\
value",onParseError:f=>v.push(f)});return v.length>0||_.type!=="Value"?void 0:_.children.toArray()}catch{return}}const L=x=>x.type==="Operator"&&x.value===",",P=x=>x.
type==="Operator"&&x.value==="/";function I(x,v){const _=[[]];for(const f of x)v(f)?_.push([]):_.at(-1).push(f);return _}const D=x=>x?.type==="Identifier"?x.name.
toLowerCase():void 0,N=x=>x.children.toArray()}),1337:((G,B,w)=>{w.d(B,{DI:()=>v,AG:()=>N,f2:()=>m,lM:()=>_,yA:()=>L,Il:()=>b});const S={fill:{color:[0,0,0],alpha:1},
fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,
anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},m={px:0,percent:0},L=u=>u===0?m:{px:u,percent:0},P={px:0,
percent:.5},I=[m,m],D={least:"auto",most:"auto"},N={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"norma\
l",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:m,textTransform:"none",letterSpacing:0,wordSpacing:0,
whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"\
show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:S},v={...N,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"\
auto",bottom:"auto",left:"auto",marginTop:m,marginRight:m,marginBottom:m,marginLeft:m,paddingTop:m,paddingRight:m,paddingBottom:m,paddingLeft:m,borderTopWidth:3,
borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,
borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:I,borderTopRightRadius:I,borderBottomRightRadius:I,
borderBottomLeftRadius:I,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,
transform:[],translate:[],rotate:[],scale:[],transformOrigin:[P,P],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,
columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",
flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"\
auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[D],gridAutoRows:[D],gridAutoFlow:"\
row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,
0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function _(u){const g={...v};for(const a of f)g[a]=u[a];return g}const f=Object.keys(N),b=({px:u,percent:g},a)=>g===
0?u:u+g*a})};
