"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((K,U,w)=>{w.d(U,{gf:()=>S,iw:()=>g,sf:()=>h});var y=w(76213);function T(i){const[,n,s]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${s==="%"?"%":"px"}`}const m=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function L(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),$=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),x=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),A={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function g(i,n){const{name:s,attributes:O}=i;if(O.size===0&&!P.has(s))return[];const M=[],p=(H,F)=>{F!==
void 0&&F!==""&&M.push({name:H,value:F,important:!1})};if(!i.isHtml)for(const[H,F]of O)y.P.has(H)&&p(H,r(H,F));const N=H=>O.get(H);i.isHtml?k.has(s)&&(p("width",
T(N("width"))),s!=="hr"?p("height",T(N("height"))):f(O,p)):(p("width",m(N("width"))),p("height",m(N("height"))));const G=N("bgcolor");G!==void 0&&p("background-\
color",L(G));const B=h(i);B!==void 0&&p("background-image",`url("${B.replace(/["\\\n]/g,H=>H===`
`?"\\a ":`\\${H}`)}")`),s==="tr"&&p("height",T(N("height"))),s==="body"&&d(O,p),s==="img"&&e(O,p);const W=N("align")?.toLowerCase();return W!==void 0&&$.has(s)&&
p("text-align",x.get(W)??W),s==="img"&&(W==="left"||W==="right")&&p("float",W),s==="table"&&(W==="left"||W==="right")&&p("float",W),(P.has(s)||s==="tr"||s==="tb\
ody")&&p("vertical-align",N("valign")?.toLowerCase()),O.has("nowrap")&&p("white-space","nowrap"),(s==="ol"||s==="ul"||s==="li")&&p("list-style-type",c(N("type"))),
s==="font"&&D(O,p),N("dir")?.toLowerCase()==="auto"&&p("direction",o(i)),s==="table"&&I(O,p),P.has(s)&&n&&C(n.attributes,p),M}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[E,l]=[500,100],b=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function o(i){let n="",s=0;const O=[i];for(let p=O.pop();p&&s<l&&n.
length<E;p=O.pop(),s++)if(p.kind==="text")n+=p.value.trimStart().slice(0,E);else if(p===i||!b(p))for(const N of p.children.slice(0,l).reverse())O.push(N);const[
M=""]=new RegExp("\\p{L}","u").exec(n)??[];return u.test(M)?"rtl":"ltr"}const _=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function h({name:i,
isHtml:n,attributes:s}){const O=n&&_.has(i)?s.get("background")?.trim():void 0;return O===""?void 0:O}function S(i){const n=L(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function d(i,n){const s=i.get("text");s!==void 0&&n("color",L(s));for(const[O,...M]of t)n(`margin-${O}`,M.map(p=>T(i.get(p))).
find(p=>p!==void 0))}const t=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],a=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const s=T(i.get("border"));s!==void 0&&s!=="0px"&&n("border",`${s} solid`);for(const O of["left","right"])n(`margin-${O}`,T(
i.get("hspace")));for(const O of["top","bottom"])n(`margin-${O}`,T(i.get("vspace")));n("vertical-align",a.get(i.get("align")?.toLowerCase()??""))}const r=(i,n)=>i===
"font-size"||i==="letter-spacing"?m(n):n,c=i=>i===void 0?void 0:Object.hasOwn(A,i)?A[i]:i.toLowerCase();function f(i,n){const s=i.get("color");s!==void 0&&n("co\
lor",L(s));const[O]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],M=Number(O??0);M<=0||(s!==void 0||i.has("noshade")?n("border-width",`${M/2}px`):M===1?n("border-bo\
ttom-width","0"):n("height",`${M-2}px`))}function D(i,n){const s=i.get("color");s!==void 0&&n("color",L(s)),n("font-family",i.get("face"));const[,O,M]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(M===void 0)return;const p=O===""?Number(M):3+ +`${O}${M}`;n("font-size",R[Math.min(Math.max(p,1),7)-1])}function I(i,n){const s=i.
has("border")?T(i.get("border")||"1")??"1px":void 0,O=i.get("bordercolor");s!==void 0&&s!=="0px"&&n("border",`${s} ${O===void 0?"outset":"solid"}`),n("border-co\
lor",O),n("border-spacing",T(i.get("cellspacing")));const M=v.get(i.get("frame")?.toLowerCase()??"");if(M===void 0)return;const p=s===void 0||s==="0px"?"1px sol\
id":`${s} outset`;for(const N of["top","right","bottom","left"])n(`border-${N}`,M.includes(N)?p:"0 hidden")}const v=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function C(i,n){
const s=i.has("border")?T(i.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",T(i.get("cellpadding")))}}),37294:((K,U,w)=>{w.d(U,{$:()=>h,DI:()=>u,Ez:()=>T,Hb:()=>k,Hk:()=>P,LI:()=>R,VE:()=>l,bJ:()=>A,
bi:()=>o,df:()=>b,iY:()=>S,ot:()=>_,q3:()=>m,qM:()=>d,qV:()=>L,uN:()=>x,vS:()=>E,xH:()=>$});var y=w(58552);const T=200,m=1e5,L=5e4,R=2e4,P=2e7,k=2e5,$=5e6,x=5e4,
A=2e7,g=t=>(0,y.G6)([{field:"file",message:t}]),u=()=>g(`nests elements more than ${T} levels deep; at most ${T} are allowed`),E=()=>g(`has more than ${m} eleme\
nts; at most ${m} are allowed. Split it into several documents`),l=()=>g(`has more than ${L} rules in style sheets; at most ${L} are allowed`),b=1e3,o=()=>g(`ha\
s more than ${b} images of SVG in data: addresses; at most ${b} are allowed`),_=()=>g("has rules of pages (@page) that take too long to read for each of their n\
ames; write fewer rules"),h=()=>g("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),S=()=>g(`has drawings \
(svg) of more than ${A} characters, those that are repeated counted each time; leave some out, or give them as images`),d=()=>g("has style sheets whose variable\
s make values of too many characters; use var() less often")}),45893:((K,U,w)=>{w.d(U,{Ci:()=>L,Ky:()=>T,ZE:()=>y,a4:()=>R,hE:()=>m});const y=P=>P.children.filter(
k=>k.kind==="element");function T(P){const k=[],$=[P];for(let x=$.pop();x;x=$.pop()){k.push(x);for(let A=x.children.length-1;A>=0;A--){const g=x.children[A];g.kind===
"element"&&$.push(g)}}return k}function m({attributes:P}){const k=P.get("href");if(k!==void 0)return k.trim();for(const[$,x]of P)if($.endsWith(":href"))return x.
trim()}const L=P=>m(P)?.replace(/^#/,"")??"";function R(P){const k=[],$=[P];for(let x=$.pop();x;x=$.pop())if(x.kind==="text")k.push(x.value);else for(let A=x.children.
length-1;A>=0;A--)$.push(x.children[A]);return k.join("")}}),58257:((K,U,w)=>{w.d(U,{Z:()=>P});var y=w(28428),T=w(45657),m=w(37294);const L=4e3,R=600;async function P(g,u){
let E=0,l=0;const b={...y.jh,createElement(h,S,d){if(++E>m.q3)throw(0,m.vS)();return y.jh.createElement(h,S,d)},onItemPush(){if(++l>m.Ez)throw(0,m.DI)()},onItemPop(){
l--}},o=new y.iX({treeAdapter:b,scriptingEnabled:!1});for(let h=0;h<g.length||h===0;h+=L){const S=u.step(L*R);S&&await S,o.tokenizer.write(g.slice(h,h+L),h+L>=g.
length)}const _=y.jh.getDocumentMode(o.document)===y.qy.W$.QUIRKS;return{root:await k(o.document,u),isQuirky:_}}async function k(g,u){const E=g.childNodes.find(
o=>y.jh.isElementNode(o)),l=A(E,void 0,0),b=[[E,l]];for(let o=b.pop();o;o=b.pop()){const[_,h]=o,S=u.step(1e3+_.childNodes.length*500);S&&await S;let d=0;const t=[];
for(const a of _.childNodes){if(y.jh.isTextNode(a)&&t.push({kind:"text",value:a.value,parent:h}),!y.jh.isElementNode(a))continue;const e=A(a,h,d++);t.push(e),b.
push([a,e])}h.children=(0,T.Hn)(t),_.childNodes=[]}return l}const $=new Map,x=new Set;function A(g,u,E){const{attrs:l}=g,b=l.length===0?$:new Map(l.map(({name:S,
value:d})=>[S,d])),o=b.get("class")?.split(/[ \t\n\f\r]+/).filter(S=>S!==""),_=o===void 0?x:new Set(o),h=g.namespaceURI===y.qy.NS.HTML;return{kind:"element",name:g.
tagName,attributes:b,classes:_,parent:u,children:[],index:E,isHtml:h}}}),72594:((K,U,w)=>{w.d(U,{Z:()=>x,e:()=>P,imagesNamedIn:()=>$,mayNameImages:()=>k});var y=w(
34622),T=w(39170),m=w(45893),L=w(58257),R=w(50697);function P(u){const E=new Set;for(const l of(0,m.Ky)(u)){const b=l.name==="image"&&!l.isHtml?(0,m.hE)(l):void 0,
o=l.name==="img"?x(l):b;o!==void 0&&o!==""&&E.add((0,y.bi)(o));const _=(0,T.sf)(l);_!==void 0&&E.add((0,y.bi)(_));for(const h of[l.attributes.get("style"),l.name===
"style"?(0,m.a4)(l):void 0])for(const S of A(h??""))E.add((0,y.bi)(S))}return[...E]}const k=(u,E)=>u==="html"?/<img|<image|url\(/i.test(E):E.includes("![");async function $(u,E,l){
if(u==="markdown")return await(0,y.e_)(E,l);const{root:b}=await(0,L.Z)(E,l);return P(b)}function x({attributes:u}){const E=u.get("src")?.trim();if(E!==void 0&&E!==
"")return E;const[l=""]=(u.get("srcset")??"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*A(u){let E;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let b=l.exec(u);b;b=l.exec(u)){const{0:o,index:_}=b;if(o.startsWith("@"))E=/^@font/i.test(o)?"font":"sheet";else if(o==="}"||o===";")E===(o==="}"?"font":"sh\
eet")&&(E=void 0);else if(!E){const h=g(u,_+o.length);if(h<0)return;l.lastIndex=h;const[S]=(0,R.wK)(u.slice(_,h+1))??[];S?.type==="Url"&&(yield S.value)}}}function g(u,E){
let l=E;for(;/\s/.test(u.charAt(l));)l++;const b=u.charAt(l);if(b!=='"'&&b!=="'")return u.indexOf(")",E);let o=l;do o=u.indexOf(b,o+1);while(o>0&&u.charAt(o-1)===
"\\");return o<0?-1:u.indexOf(")",o)}}),5196:((K,U,w)=>{w.d(U,{E:()=>C,w:()=>L});var y=w(75234),T=w(50697);const m=10;function L(n,s,O,M){if(n==="color-mix")return M<
m?v(s,O,M+1):void 0;if(n==="light-dark")return M<m?R(s,O,M+1):void 0;const[p=[],[N]=[]]=(0,T.M$)(s,T.YY),G=N===void 0?1:k(N,1);if(G===void 0)return;const B=n===
"color"?u(p):x(n,p);return B&&{color:B.map(P),alpha:P(G)}}function R(n,s,O){const M=(0,T.M$)(n,T.wR);return M.length===2&&M[0].length===1?s(M[0][0],O):void 0}const P=n=>Math.
min(Math.max(n,0),1);function k(n,s){if((0,T.aG)(n)==="none")return 0;const O=(0,y.pO)(n);return O===void 0?void 0:n?.type==="Percentage"?O*s:O}const $=n=>(0,T.
aG)(n)==="none"?0:(0,y.T)(n)??(n?.type==="Percentage"?void 0:(0,y.pO)(n));function x(n,s){const O=Object.hasOwn(g,n)?g[n]:void 0;if(!O||s.length!==3)return;const M=s.
map((B,W)=>{const H=O.wholes[W];return H==="hue"?$(B):k(B,H)}),[p,N,G]=M;return p===void 0||N===void 0||G===void 0?void 0:O.convert([p,N,G])}const A=([n,s,O])=>{
const M=O*Math.PI/180;return[n,s*Math.cos(M),s*Math.sin(M)]},g={oklab:{wholes:[1,.4,.4],convert:n=>o(r(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>o(r(A(n)))},lab:{
wholes:[100,125,125],convert:n=>o(f(n))},lch:{wholes:[100,150,"hue"],convert:n=>o(f(A(n)))},hwb:{wholes:["hue",1,1],convert:D}};function u([n,...s]){const O=s.map(
G=>k(G,1)),[M,p,N]=O;if(!(O.length!==3||M===void 0||p===void 0||N===void 0))switch((0,T.aG)(n)){case"srgb":return[M,p,N];case"srgb-linear":return o([M,p,N]);case"\
display-p3":return o(E(a,[M,p,N].map(b)));default:return}}const E=(n,[s,O,M])=>n.map(([p,N,G])=>p*s+N*O+G*M),l=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*
Math.abs(n)**(1/2.4)-.055),b=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,o=n=>n.map(l),_=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],h=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
S=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],d=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],a=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],r=n=>E(h,E(_,n).map(s=>s**3)),c=n=>E(d,E(S,n).map(Math.cbrt));function f([n,s,O]){const M=(n+16)/116,p=N=>N>6/29?N**3:(116*N-16)/(24389/27);return E(
t,[e[0]*p(M+s/500),p(M),e[2]*p(M-O/200)])}function D([n,s,O]){const M=s+O;if(M>=1)return[s/M,s/M,s/M];const p=N=>{const G=((N+n/60)%6+6)%6;return P(Math.abs(G-3)-
1)*(1-M)+s};return[p(0),p(4),p(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(b),o],oklab:[n=>c(n.map(b)),n=>o(r(n))]};function v(n,s,O){const[M=[],...p]=(0,T.
M$)(n,T.wR);if((0,T.aG)(M[0])!=="in"||p.length!==2)return;const N=p.map(V=>{const J=V.find(({type:Y})=>Y==="Percentage"),Z=s(V.find(({type:Y})=>Y!=="Percentage"),
O);return{paint:Z==="current"?void 0:Z,share:(0,y.pO)(J)}}),[G,B]=N;if(!G?.paint||!B?.paint)return;const W=(0,T.aG)(M[1])??"",H=G.paint.alpha===0||B.paint.alpha===
0,F=Object.hasOwn(I,W)?I[W]:H?I.srgb:void 0;if(!F)return;const[Q,j]=[G.share??1-(B.share??.5),B.share??1-(G.share??.5)],z=Q+j;if(z<=0)return;const X=i(G.paint,B.
paint,j/z,F);return{...X,alpha:P(X.alpha*Math.min(z,1))}}const C=(n,s,O)=>i(n,s,O,I.oklab);function i(n,s,O,[M,p]){const N=[n.alpha*(1-O),s.alpha*O],G=N[0]+N[1],
B=[M(n.color),M(s.color)],W=B[0].map((H,F)=>G===0?0:(H*N[0]+B[1][F]*N[1])/G);return{color:p(W).map(P),alpha:P(G)}}}),76213:((K,U,w)=>{w.d(U,{P:()=>a,d:()=>t});var y=w(
75234),T=w(16326),m=w(50697);const L=1e3;function R(e,r){if(e.type!=="Function")return;const c=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(c,
r);case"circle":return k(c,r,1);case"ellipse":return k(c,r,2);case"inset":return $(c,r);default:return}}function P(e,r){const c=(0,m.M$)(e,m.wR),f=(0,m.aG)(c[0]?.[0]),
I=(f==="evenodd"||f==="nonzero"?c.slice(1):c).map(C=>C.map(i=>(0,y.Y5)(i,r)));if(I.length<3||I.length>L)return;const v=I.flatMap(([C,i,n])=>C&&i&&!n?[[C,i]]:[]);
return v.length===I.length?{kind:"polygon",corners:v,hasHoles:f==="evenodd"}:void 0}function k(e,r,c){const f=e.findIndex(i=>(0,m.aG)(i)==="at"),D=f<0?[T.QR,T.QR]:
(0,T.ux)(e.slice(f+1),r),I=(f<0?e:e.slice(0,f)).map(i=>{const n=(0,m.aG)(i);return n==="closest-side"||n==="farthest-side"?n:(0,y.Y5)(i,r)}),[v="closest-side",C="\
closest-side"]=I;if(!(!D||I.includes(void 0)||I.length!==0&&I.length!==c))return{kind:"ellipse",center:D,radii:c===1?[v]:[v,C]}}function $(e,r){const c=e.findIndex(
n=>(0,m.aG)(n)==="round"),f=(c<0?e:e.slice(0,c)).map(n=>(0,y.Y5)(n,r)),D=c<0?{px:0,percent:0}:e.length===c+2?(0,y.Y5)(e[c+1],r):void 0,[I,v=I,C=I,i=v]=f;if(!(!I||
!v||!C||!i||!D||f.length>4))return{kind:"inset",sides:[I,v,C,i],radius:D}}var x=w(95826),A=w(8582);const g=(e,r)=>({keys:["drawn"],read:(c,f)=>{const D=r(c,f);return D===
void 0?void 0:{drawn:{...f.own.drawn,[e]:D}}}}),u=e=>g(e,([r,c])=>E(r,c));function E(e,r){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,x.M)(
e);const c=(0,m.aG)(r)==="none"?"none":(0,x.M)(r)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:c}}const l=e=>{const r=(0,y.pO)(e);return r===void 0?
void 0:Math.min(Math.max(r,0),1)};function b(e,r){const c=(0,y.rl)(e);return c===void 0?(0,y.Y5)(e,r):{px:c,percent:0}}const o=100,_=e=>([r])=>{const c=(0,m.aG)(
r);return c!==void 0&&Object.hasOwn(e,c)?e[c]:void 0};function h(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const S={
keys:["drawn"],read:([e],{own:r})=>{const c=h(e);return c===void 0?void 0:{drawn:{...r.drawn,markerStart:c,markerMid:c,markerEnd:c}}}},d={nonzero:!1,evenodd:!0},
t={fill:u("fill"),"fill-opacity":g("fillOpacity",([e])=>l(e)),"fill-rule":g("hasHoles",_(d)),"clip-rule":g("clipHasHoles",_(d)),stroke:u("stroke"),"stroke-opaci\
ty":g("strokeOpacity",([e])=>l(e)),"stroke-width":g("strokeWidth",([e],r)=>b(e,r)),"stroke-linecap":g("cap",_({butt:0,round:1,square:2})),"stroke-linejoin":g("j\
oin",_({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":g("miter",([e])=>{const r=(0,y.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-das\
harray":g("dashes",(e,r)=>{if((0,m.aG)(e[0])==="none")return[];const c=e.filter(({type:f})=>f!=="Operator").map(f=>b(f,r));if(!(c.length>o||c.some(f=>f===void 0||
f.px<0)))return c}),"stroke-dashoffset":g("dashOffset",([e],r)=>b(e,r)),"vector-effect":g("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),"paint-order":g(
"isStrokeUnder",e=>{const r=e.map(m.aG),[c,f]=[r.indexOf("fill"),r.indexOf("stroke")];return f>=0&&(c<0||f<c)}),marker:S,"marker-start":g("markerStart",([e])=>h(
e)),"marker-mid":g("markerMid",([e])=>h(e)),"marker-end":g("markerEnd",([e])=>h(e)),"text-anchor":g("anchor",_({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":g("drop",_({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":g("drop",_({baseline:0,super:-.55,sub:.3})),"stop-color":(0,A.J0)("stopColor",(e,r)=>{const c=(0,x.M)(e);
return c==="current"?r.own.color:c}),"stop-opacity":(0,A.J0)("stopOpacity",l),"clip-path":{keys:["clipPath"],read:([e,...r],c)=>{if(!e||r.length>0)return;if((0,m.
aG)(e)==="none")return{clipPath:void 0};const f=e.type==="Url"?e.value.trim().replace(/^#/,""):R(e,c);return f===void 0?void 0:{clipPath:f}}}},a=new Set([...Object.
keys(t),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((K,U,w)=>{w.d(U,{Ff:()=>d,OW:()=>$,QR:()=>P,ux:()=>S});var y=w(99746),T=w(5196),m=w(75234),L=w(95826),R=w(50697);const P={px:0,percent:.5},
k=256;function $(t,a,e){const r=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),c=r!==t.name.toLowerCase(),f=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(r)?.[1];if(!f)return;const D=(0,R.M$)((0,R.aX)(t),R.wR),{space:I,others:v}=E(D[0]),C=I===void 0?D.some(([p])=>x(p)):I==="oklab";v.length===0?D.shift():D[0]=
v;const i={kind:f,angle:f==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[P,P],repeats:r.startsWith("repeating"),stops:[]},[n=[]]=D,s=f==="linear"?
u(n,c):f==="radial"?_(n,a):l(n,a),O=(s?D.slice(1):D).slice(0,k),M=[];for(const p of O){const N=(0,L.M)(p[0]),G=N==="current"?e:N;if(G===void 0){if(p.length===1&&
(0,m.Y5)(p[0],a))continue;return}const B=p.slice(1).map(W=>f==="conic"?b(W,a):(0,m.Y5)(W,a));B.length===0&&M.push({paint:G,at:void 0});for(const W of B)M.push({
paint:G,at:W})}return M.length<2?void 0:{...i,...s,stops:C?g(M):M}}const x=t=>t?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),A=5;function g(t){
const a=Math.floor(k/(A+1));return[...t.slice(0,a).flatMap((r,c)=>{const f=t[c+1],D=r.at!==void 0&&r.at.px===f?.at?.px&&r.at.percent===f.at.percent;if(!f||D||c===
a-1)return[r];const I=Array.from({length:A},(v,C)=>(0,T.E)(r.paint,f.paint,(C+1)/(A+1)));return[r,...I.map(v=>({paint:v,at:void 0}))]}),...t.slice(a)]}function u(t,a){
const e=t.length===1?(0,m.T)(t[0]):void 0;if(e!==void 0)return{angle:a?90-e:e};const r=t.map(R.aG),c=r[0]==="to";if(!c&&!a)return;let[f,D]=[0,0];for(const v of c?
r.slice(1):r)if(v==="left")f=-1;else if(v==="right")f=1;else if(v==="top")D=-1;else if(v==="bottom")D=1;else return;const I=v=>c||v===0?v:-v;return{angle:{x:I(f),
y:I(D)}}}function E(t){const a=t.findIndex(r=>(0,R.aG)(r)==="in");if(a<0)return{space:void 0,others:[...t]};const e=(0,R.aG)(t.at(a+3))==="hue";return{space:(0,R.
aG)(t[a+1]),others:[...t.slice(0,a),...t.slice(a+(e?4:2))]}}function l(t,a){const e=t.findIndex(D=>(0,R.aG)(D)==="at"),r=(0,R.aG)(t[0])==="from";if(!r&&e!==0)return;
const c=r?(0,m.T)(t[1]):0,f=e<0?void 0:S(t.slice(e+1),a);return{angle:c??0,...f&&{center:f}}}function b(t,a){const e=(0,m.T)(t);return e===void 0?(0,m.Y5)(t,a):
{px:0,percent:e/360}}const o=["closest-side","closest-corner","farthest-side","farthest-corner"];function _(t,a){if((0,L.M)(t[0])!==void 0)return;const e=t.findIndex(
D=>(0,R.aG)(D)==="at"),r=(e<0?t:t.slice(0,e)).map(R.aG),c=o.find(D=>r.includes(D)),f=e<0?void 0:S(t.slice(e+1),a);return{isCircle:r.includes("circle"),...c&&{extent:c},
...f&&{center:f}}}const h={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function S(t,a){let e,r,c;for(const f of t){const D=(0,R.aG)(
f),I=D!==void 0&&Object.hasOwn(h,D)?h[D]:void 0;if(I){const i={px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&c!=="x"?"x":"y":I[0];n==="x"?e=i:r=i,c=I[0]==="bot\
h"?void 0:n;continue}const v=(0,m.Y5)(f,a);if(!v)return;const C=c==="x"?e:c==="y"?r:void 0;if(C&&t.length>2){const i=C.percent===1?{px:-v.px,percent:1-v.percent}:
v;c==="x"?e=i:r=i,c=void 0}else e===void 0?(e=v,c=void 0):r??=v}if(!(!e&&!r))return[e??P,r??P]}const d=[(0,y.yA)(0),(0,y.yA)(0)]}),75234:((K,U,w)=>{w.d(U,{T:()=>b,
Y5:()=>A,lT:()=>g,pO:()=>l,rl:()=>E});var y=w(99746),T=w(50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[L,R]=[.572,.536],P=1e7,k=30;
function $(d,t,a){const e=Object.hasOwn(m,t)?m[t]:void 0;if(e!==void 0)return d*e*a.zoom;switch(t){case"em":return d*a.em;case"rem":return d*a.rem*a.zoom;case"c\
h":return d*a.em*(a.zero?.()??L);case"ex":return d*a.em*R;case"lh":case"rlh":return d*a.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return d*
a.pageWidth*a.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return d*a.pageHeight*a.zoom/100;case"vmin":return d*Math.min(a.pageWidth,a.pageHeight)*
a.zoom/100;case"vmax":return d*Math.max(a.pageWidth,a.pageHeight)*a.zoom/100;default:return}}const x=d=>({px:d,percent:0,isNumber:!0});function A(d,t){const a=d&&
o(d,t,0);if(!(!a||!Number.isFinite(a.px)||!Number.isFinite(a.percent)))return a.isNumber?a.px===0?(0,y.yA)(0):void 0:a.percent===0?(0,y.yA)(a.px):{px:a.px,percent:a.
percent}}function g(d,t){const a=A(d,t);return a?.percent===0?a.px:void 0}const u={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function E(d){const t=d&&o(
d,u,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function l(d){const t=d&&o(d,u,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))
return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:d.type==="Percentage"?0:void 0}function b(d){if(d?.type==="Number"&&Number(d.value)===0)return 0;if(d?.
type!=="Dimension")return;const t=Number(d.value);switch(d.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"tur\
n":return t*360;default:return}}function o(d,t,a){if(!(a>k))switch(d.type){case"Number":return x(Number(d.value));case"Percentage":return{px:0,percent:Number(d.
value)/100,isNumber:!1};case"Dimension":{const e=$(Number(d.value),d.unit.toLowerCase(),t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":
return(0,T.aG)(d)==="infinity"?x(P):void 0;case"Parentheses":return h(d.children.toArray(),t,a+1);case"Function":{const e=d.name.toLowerCase().replace(/^-webkit-|^-moz-/,
""),r=(0,T.M$)((0,T.aX)(d),T.wR);if(e==="calc")return h(r[0],t,a+1);const c=r.map(f=>h(f,t,a+1));return c.every(f=>f!==void 0)?_(e,c,t):void 0}default:return}}function _(d,t,a){
const e=({px:v,percent:C})=>v+C*a.pageWidth,r=v=>t.reduce((C,i)=>!C||v(i,C)?i:C,void 0);if(d==="min")return r((v,C)=>e(v)<e(C));if(d==="max")return r((v,C)=>e(v)>
e(C));if(d!=="clamp"||t.length!==3)return;const[c,f,D]=t,I=e(f)>e(D)?D:f;return e(I)<e(c)?c:I}function h(d,t,a){let e,r,c=1,f="*";const D=()=>{if(!r)return!1;const I=S(
r,c);return e=e?{px:e.px+I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,r=void 0,!0};for(const I of d){if(I.type==="Operator"){const C=I.value.
trim();if(C==="+"||C==="-"){if(!D())return;c=C==="-"?-1:1,f="*"}else f=C;continue}const v=o(I,t,a);if(!v||(r?f==="*"?r=r.isNumber?S(v,r.px):v.isNumber?S(r,v.px):
void 0:r=v.isNumber&&v.px!==0?S(r,1/v.px):void 0:r=v,!r))return}return D()?e:void 0}const S=({px:d,percent:t,isNumber:a},e)=>({px:d*e,percent:t*e,isNumber:a})}),
95826:((K,U,w)=>{w.d(U,{M:()=>P});var y=w(49180),T=w(5196),m=w(75234),L=w(50697);const R={color:[0,0,0],alpha:0};function P(u,E=0){if(u?.type==="Hash")return x(
u.value);if(u?.type==="Identifier"){const b=u.name.toLowerCase();if(b==="transparent")return R;if(b==="currentcolor")return"current";const o=k[b]??(0,y.q)(b);return o&&
$(o)}if(u?.type!=="Function")return;const l=u.name.toLowerCase();return A(l,(0,L.aX)(u))??(0,T.w)(l,(0,L.aX)(u),P,E)}const k={canvas:[255,255,255],canvastext:[0,
0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},$=([u,E,l],b=1)=>({color:[u/255,E/255,l/255],alpha:b});function x(u){const E=(0,y.
q)(`#${u}`);if(E)return $(E);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(u))return;const l=u.length===4?[...u].map(S=>S+S).join(""):u,[b,o,_,h]=[0,2,4,6].map(S=>Number.
parseInt(l.slice(S,S+2),16));return $([b,o,_],h/255)}function A(u,E){if(!/^(?:rgb|hsl)a?$/.test(u))return;const l=E.filter(t=>t.type!=="Operator"),b=l.length>3?
(0,m.pO)(l[3]):1;if(l.length<3||l.length>4||b===void 0)return;const o=Math.min(Math.max(b,0),1),_=t=>Math.min(Math.max(t,0),255);if(u==="rgb"||u==="rgba"){const t=l.
slice(0,3).map(c=>{const f=(0,m.pO)(c);return f===void 0?void 0:_(c.type==="Percentage"?f*255:f)}),[a,e,r]=t;return a===void 0||e===void 0||r===void 0?void 0:$(
[a,e,r],o)}const h=(0,m.T)(l[0])??(0,m.pO)(l[0]),[S,d]=[(0,m.pO)(l[1]),(0,m.pO)(l[2])];if(!(h===void 0||S===void 0||d===void 0))return{color:g(h,Math.min(Math.max(
S,0),1),Math.min(Math.max(d,0),1)),alpha:o}}function g(u,E,l){const b=o=>{const _=((o+u/30)%12+12)%12;return l-E*Math.min(l,1-l)*Math.max(-1,Math.min(_-3,9-_,1))};
return[b(0),b(8),b(4)]}}),8582:((K,U,w)=>{w.d(U,{BV:()=>u,De:()=>x,J0:()=>L,LN:()=>b,ST:()=>$,X_:()=>E,aL:()=>R,nI:()=>g,nL:()=>P,r_:()=>l,sD:()=>A,zW:()=>k});var y=w(
75234),T=w(95826),m=w(50697);const L=(o,_)=>({keys:[o],read:(h,S)=>{if(h.length!==1)return;const d=_(h[0],S);return d===void 0?void 0:{[o]:d}}}),R=(o,_,h={})=>L(
o,S=>{const d=(0,m.aG)(S);if(d!==void 0)return Object.hasOwn(h,d)?h[d]:_.find(t=>t===d)}),P=(o,_=-1/0)=>L(o,h=>{const S=(0,y.rl)(h);return S===void 0||S<_?void 0:
S}),k=(o,_)=>(0,m.aG)(o)==="auto"?"auto":(0,y.Y5)(o,_),$=(o,_)=>{const h=(0,y.Y5)(o,_);return h&&(h.percent!==0||h.px>=0)?h:void 0},x=(o,_)=>{const h=(0,y.lT)(o,
_);return h!==void 0&&h>=0?h:void 0};function A(o){const _=(0,T.M)(o);if(_!==void 0)return{paint:_==="current"?void 0:_}}const g=o=>({keys:[o],read:_=>{const h=_.
length===1?A(_[0]):void 0;return h&&{[o]:h.paint}}}),u=["Top","Right","Bottom","Left"];function E(o){const[_,h=_,S=_,d=h]=o;return o.length===0||o.length>4?void 0:
[_,h,S,d]}function l(o,_){return{keys:o,read:(h,S)=>{const d=E(h.map(t=>_(t,S)));if(!(!d||d.includes(void 0)))return Object.fromEntries(o.map((t,a)=>[t,d[a]]))}}}
const b=o=>(0,m.M$)(o,m.YY)}),50697:((K,U,w)=>{w.d(U,{M$:()=>P,YY:()=>R,aG:()=>k,aX:()=>$,wK:()=>m,wR:()=>L});var y=w(88650);const T=2e5;function m(x){if(x.length>
T&&!/\burl\(/i.test(x))return;const A=[];try{const g=(0,y.A)(x,{context:"value",onParseError:u=>A.push(u)});return A.length>0||g.type!=="Value"?void 0:g.children.
toArray()}catch{return}}const L=x=>x.type==="Operator"&&x.value===",",R=x=>x.type==="Operator"&&x.value==="/";function P(x,A){const g=[[]];for(const u of x)A(u)?
g.push([]):g.at(-1).push(u);return g}const k=x=>x?.type==="Identifier"?x.name.toLowerCase():void 0,$=x=>x.children.toArray()}),99746:((K,U,w)=>{w.d(U,{Il:()=>m,
f2:()=>y,yA:()=>T});const y={px:0,percent:0},T=L=>L===0?y:{px:L,percent:0},m=({px:L,percent:R},P)=>R===0?L:L+R*P})};
