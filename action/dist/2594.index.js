"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,M)=>{M.d(W,{gf:()=>T,iw:()=>l,sf:()=>O});var b=M(76213);function S(i){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const _=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function A(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const L=["x-small","small","medium","large","x-large","xx-large","xxx-large"],R=new Set(
["td","th"]),$=new Set(["img","table","td","th","col","hr","video","canvas"]),y=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),C=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),D={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function l(i,n){const{name:c,attributes:E}=i;if(E.size===0&&!R.has(c))return[];const w=[],g=(K,F)=>{F!==
void 0&&F!==""&&w.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of E)b.P.has(K)&&g(K,r(K,F));const N=K=>E.get(K);i.isHtml?$.has(c)&&(g("width",
S(N("width"))),c!=="hr"?g("height",S(N("height"))):h(E,g)):(g("width",_(N("width"))),g("height",_(N("height"))));const U=N("bgcolor");U!==void 0&&g("background-\
color",A(U));const B=O(i);B!==void 0&&g("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),c==="tr"&&g("height",S(N("height"))),c==="body"&&a(E,g),c==="img"&&e(E,g);const G=N("align")?.toLowerCase();return G!==void 0&&y.has(c)&&
g("text-align",C.get(G)??G),c==="img"&&(G==="left"||G==="right")&&g("float",G),c==="table"&&(G==="left"||G==="right")&&g("float",G),(R.has(c)||c==="tr"||c==="tb\
ody")&&g("vertical-align",N("valign")?.toLowerCase()),E.has("nowrap")&&g("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&g("list-style-type",o(N("type"))),
c==="font"&&I(E,g),N("dir")?.toLowerCase()==="auto"&&g("direction",d(i)),c==="table"&&P(E,g),R.has(c)&&n&&k(n.attributes,g),w}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[f,p]=[500,100],x=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function d(i){let n="",c=0;const E=[i];for(let g=E.pop();g&&c<p&&n.
length<f;g=E.pop(),c++)if(g.kind==="text")n+=g.value.trimStart().slice(0,f);else if(g===i||!x(g))for(const N of g.children.slice(0,p).reverse())E.push(N);const[
w=""]=new RegExp("\\p{L}","u").exec(n)??[];return u.test(w)?"rtl":"ltr"}const m=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function O({name:i,
isHtml:n,attributes:c}){const E=n&&m.has(i)?c.get("background")?.trim():void 0;return E===""?void 0:E}function T(i){const n=A(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function a(i,n){const c=i.get("text");c!==void 0&&n("color",A(c));for(const[E,...w]of t)n(`margin-${E}`,w.map(g=>S(i.get(g))).
find(g=>g!==void 0))}const t=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],s=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const c=S(i.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const E of["left","right"])n(`margin-${E}`,S(
i.get("hspace")));for(const E of["top","bottom"])n(`margin-${E}`,S(i.get("vspace")));n("vertical-align",s.get(i.get("align")?.toLowerCase()??""))}const r=(i,n)=>i===
"font-size"||i==="letter-spacing"?_(n):n,o=i=>i===void 0?void 0:Object.hasOwn(D,i)?D[i]:i.toLowerCase();function h(i,n){const c=i.get("color");c!==void 0&&n("co\
lor",A(c));const[E]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],w=Number(E??0);w<=0||(c!==void 0||i.has("noshade")?n("border-width",`${w/2}px`):w===1?n("border-bo\
ttom-width","0"):n("height",`${w-2}px`))}function I(i,n){const c=i.get("color");c!==void 0&&n("color",A(c)),n("font-family",i.get("face"));const[,E,w]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(w===void 0)return;const g=E===""?Number(w):3+ +`${E}${w}`;n("font-size",L[Math.min(Math.max(g,1),7)-1])}function P(i,n){const c=i.
has("border")?S(i.get("border")||"1")??"1px":void 0,E=i.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${E===void 0?"outset":"solid"}`),n("border-co\
lor",E),n("border-spacing",S(i.get("cellspacing")));const w=v.get(i.get("frame")?.toLowerCase()??"");if(w===void 0)return;const g=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const N of["top","right","bottom","left"])n(`border-${N}`,w.includes(N)?g:"0 hidden")}const v=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function k(i,n){
const c=i.has("border")?S(i.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",S(i.get("cellpadding")))}}),37294:((H,W,M)=>{M.d(W,{$:()=>r,AV:()=>D,DI:()=>O,Ez:()=>S,F1:()=>o,Hb:()=>y,Hk:()=>$,LI:()=>R,
SB:()=>p,VE:()=>a,_u:()=>P,aU:()=>d,bJ:()=>f,bi:()=>s,dM:()=>k,df:()=>t,hH:()=>_,iN:()=>l,iV:()=>i,iY:()=>h,ot:()=>e,q3:()=>A,qM:()=>I,qV:()=>L,tE:()=>v,uL:()=>x,
uN:()=>u,vS:()=>T,xH:()=>C});var b=M(58552);const S=200,_=100,A=1e5,L=5e4,R=2e4,$=2e7,y=2e5,C=5e6,D=2e4,l=1e4,u=5e4,f=2e7,p=2e6,x=2e6,d=5e6,m=n=>(0,b.G6)([{field:"\
file",message:n}]),O=()=>m(`nests elements more than ${S} levels deep; at most ${S} are allowed`),T=()=>m(`has more than ${A} elements; at most ${A} are allowed\
. Split it into several documents`),a=()=>m(`has more than ${L} rules in style sheets; at most ${L} are allowed`),t=1e3,s=()=>m(`has more than ${t} images of SV\
G in data: addresses; at most ${t} are allowed`),e=()=>m("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),r=()=>m(
"has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),o=()=>m(`has more than ${l} declarations for one element\
; at most ${l} are allowed`),h=()=>m(`has drawings (svg) of more than ${f} characters, those that are repeated counted each time; leave some out, or give them a\
s images`),I=()=>m("has style sheets whose variables make values of too many characters; use var() less often"),P=()=>m(`has variables of style sheets in one an\
other, more than ${_} levels deep; use var() less often`),v=()=>m(`has more than ${p} characters of content from style sheets, those of counters() counted four \
times; write less of it`),k=()=>m(`names too much text for the margins of pages with string-set; at most ${x} characters are allowed`),i=()=>m(`has too much tex\
t in the margins of its pages (@page); at most ${d} characters on all pages are allowed`)}),45893:((H,W,M)=>{M.d(W,{Ci:()=>R,Ky:()=>A,ZE:()=>_,a4:()=>$,hE:()=>L,
q2:()=>S});const b=new Set;function S(y){return y===void 0?b:new Set(y.split(/[ \t\n\f\r]+/).filter(C=>C!==""))}const _=y=>y.children.filter(C=>C.kind==="elemen\
t");function A(y){const C=[],D=[y];for(let l=D.pop();l;l=D.pop()){C.push(l);for(let u=l.children.length-1;u>=0;u--){const f=l.children[u];f.kind==="element"&&D.
push(f)}}return C}function L({attributes:y}){const C=y.get("href");if(C!==void 0)return C.trim();for(const[D,l]of y)if(D.endsWith(":href"))return l.trim()}const R=y=>L(
y)?.replace(/^#/,"")??"";function $(y){const C=[],D=[y];for(let l=D.pop();l;l=D.pop())if(l.kind==="text")C.push(l.value);else for(let u=l.children.length-1;u>=0;u--)
D.push(l.children[u]);return C.join("")}}),58257:((H,W,M)=>{M.d(W,{Z:()=>y});var b=M(28428),S=M(45657),_=M(37294),A=M(45893),L=M(9813);const R=4e3,$=600;async function y(p,x){
let d=0,m=0;const O={...b.jh,createElement(e,r,o){if(++d>_.q3)throw(0,_.vS)();return b.jh.createElement(e,r,o)},onItemPush(){if(++m>_.Ez)throw(0,_.DI)()},onItemPop(){
m--}},T=new b.iX({treeAdapter:O,scriptingEnabled:!1}),a=new L.m(p),{length:t}=a.text;for(let e=0;e<t||e===0;e+=R){const r=x.step(R*$);r&&await r,T.tokenizer.write(
a.text.slice(e,e+R),e+R>=t)}const s=C[b.jh.getDocumentMode(T.document)];return{root:await D(T.document,a,x),quirks:s}}const C={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.
W$.LIMITED_QUIRKS]:"limited",[b.qy.W$.QUIRKS]:"all"};async function D(p,x,d){const m=p.childNodes.find(t=>b.jh.isElementNode(t)),O=new Map,T=f(m,void 0,0,x,O),a=[
[m,T]];for(let t=a.pop();t;t=a.pop()){const[s,e]=t,r=d.step(1e3+s.childNodes.length*500);r&&await r;let o=0;const h=[];for(const I of s.childNodes){if(b.jh.isTextNode(
I)&&h.push({kind:"text",value:x.restore(I.value),parent:e}),!b.jh.isElementNode(I))continue;const P=f(I,e,o++,x,O);h.push(P),a.push([I,P])}e.children=(0,S.Hn)(h),
s.childNodes=[]}return T}const l=new Map,u=1e3;function f(p,x,d,m,O){const{attrs:T}=p,a=T.length===1&&T[0].name==="class"?T[0].value:void 0;let t=a===void 0?void 0:
O.get(a);if(!t){const e=T.length===0?l:new Map(T.map(({name:r,value:o})=>[r,m.restore(o)]));t={attributes:e,classes:(0,A.q2)(e.get("class"))},a!==void 0&&O.size<
u&&O.set(a,t)}const s=p.namespaceURI===b.qy.NS.HTML;return{kind:"element",name:p.tagName,...t,parent:x,children:[],index:d,isHtml:s}}}),72594:((H,W,M)=>{M.d(W,{
Z:()=>C,e:()=>R,imagesNamedIn:()=>y,mayNameImages:()=>$});var b=M(34622),S=M(39170),_=M(45893),A=M(58257),L=M(50697);function R(u){const f=new Set;for(const p of(0,_.
Ky)(u)){const x=p.name==="image"&&!p.isHtml?(0,_.hE)(p):void 0,d=p.name==="img"?C(p):x;d!==void 0&&d!==""&&f.add((0,b.bi)(d));const m=(0,S.sf)(p);m!==void 0&&f.
add((0,b.bi)(m));for(const O of[p.attributes.get("style"),p.name==="style"?(0,_.a4)(p):void 0])for(const T of D(O??""))f.add((0,b.bi)(T))}return[...f]}const $=(u,f)=>u===
"html"?/<img|<image|url\(/i.test(f):f.includes("![");async function y(u,f,p){if(u==="markdown")return await(0,b.e_)(f,p);const{root:x}=await(0,A.Z)(f,p);return R(
x)}function C({attributes:u}){const f=u.get("src")?.trim();if(f!==void 0&&f!=="")return f;const[p=""]=(u.get("srcset")??"").trim().split(/[\s,]/,1);return p===""?
void 0:p}function*D(u){let f;const p=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let x=p.exec(u);x;x=p.exec(u)){const{0:d,index:m}=x;if(d.startsWith(
"@"))f=/^@font/i.test(d)?"font":"sheet";else if(d==="}"||d===";")f===(d==="}"?"font":"sheet")&&(f=void 0);else if(!f){const O=l(u,m+d.length);if(O<0)return;p.lastIndex=
O;const[T]=(0,L.wK)(u.slice(m,O+1))??[];T?.type==="Url"&&(yield T.value)}}}function l(u,f){let p=f;for(;/\s/.test(u.charAt(p));)p++;const x=u.charAt(p);if(x!=='\
"'&&x!=="'")return u.indexOf(")",f);let d=p;do d=u.indexOf(x,d+1);while(d>0&&u.charAt(d-1)==="\\");return d<0?-1:u.indexOf(")",d)}}),5196:((H,W,M)=>{M.d(W,{E:()=>k,
w:()=>A});var b=M(75234),S=M(50697);const _=10;function A(n,c,E,w){if(n==="color-mix")return w<_?v(c,E,w+1):void 0;if(n==="light-dark")return w<_?L(c,E,w+1):void 0;
const[g=[],[N]=[]]=(0,S.M$)(c,S.YY),U=N===void 0?1:$(N,1);if(U===void 0)return;const B=n==="color"?u(g):C(n,g);return B&&{color:B.map(R),alpha:R(U)}}function L(n,c,E){
const w=(0,S.M$)(n,S.wR);return w.length===2&&w[0].length===1?c(w[0][0],E):void 0}const R=n=>Math.min(Math.max(n,0),1);function $(n,c){if((0,S.aG)(n)==="none")return 0;
const E=(0,b.pO)(n);return E===void 0?void 0:n?.type==="Percentage"?E*c:E}const y=n=>(0,S.aG)(n)==="none"?0:(0,b.T)(n)??(n?.type==="Percentage"?void 0:(0,b.pO)(
n));function C(n,c){const E=Object.hasOwn(l,n)?l[n]:void 0;if(!E||c.length!==3)return;const w=c.map((B,G)=>{const K=E.wholes[G];return K==="hue"?y(B):$(B,K)}),[
g,N,U]=w;return g===void 0||N===void 0||U===void 0?void 0:E.convert([g,N,U])}const D=([n,c,E])=>{const w=E*Math.PI/180;return[n,c*Math.cos(w),c*Math.sin(w)]},l={
oklab:{wholes:[1,.4,.4],convert:n=>d(r(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>d(r(D(n)))},lab:{wholes:[100,125,125],convert:n=>d(h(n))},lch:{wholes:[100,150,
"hue"],convert:n=>d(h(D(n)))},hwb:{wholes:["hue",1,1],convert:I}};function u([n,...c]){const E=c.map(U=>$(U,1)),[w,g,N]=E;if(!(E.length!==3||w===void 0||g===void 0||
N===void 0))switch((0,S.aG)(n)){case"srgb":return[w,g,N];case"srgb-linear":return d([w,g,N]);case"display-p3":return d(f(s,[w,g,N].map(x)));default:return}}const f=(n,[
c,E,w])=>n.map(([g,N,U])=>g*c+N*E+U*w),p=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),x=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(
n)*((Math.abs(n)+.055)/1.055)**2.4,d=n=>n.map(p),m=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],O=[[4.0767416621,-3.3077115913,
.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],T=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,
.1073969566],[.0883024619,.2817188376,.6299787005]],a=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],
t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],s=[[1.2249401763,-.2249401763,0],[-.0420569547,
1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,1,.8251046025],r=n=>f(O,f(m,n).map(c=>c**3)),o=n=>f(a,f(T,n).map(Math.cbrt));function h([
n,c,E]){const w=(n+16)/116,g=N=>N>6/29?N**3:(116*N-16)/(24389/27);return f(t,[e[0]*g(w+c/500),g(w),e[2]*g(w-E/200)])}function I([n,c,E]){const w=c+E;if(w>=1)return[
c/w,c/w,c/w];const g=N=>{const U=((N+n/60)%6+6)%6;return R(Math.abs(U-3)-1)*(1-w)+c};return[g(0),g(4),g(2)]}const P={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(x),
d],oklab:[n=>o(n.map(x)),n=>d(r(n))]};function v(n,c,E){const[w=[],...g]=(0,S.M$)(n,S.wR);if((0,S.aG)(w[0])!=="in"||g.length!==2)return;const N=g.map(X=>{const J=X.
find(({type:Y})=>Y==="Percentage"),Z=c(X.find(({type:Y})=>Y!=="Percentage"),E);return{paint:Z==="current"?void 0:Z,share:(0,b.pO)(J)}}),[U,B]=N;if(!U?.paint||!B?.
paint)return;const G=(0,S.aG)(w[1])??"",K=U.paint.alpha===0||B.paint.alpha===0,F=Object.hasOwn(P,G)?P[G]:K?P.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.
share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=i(U.paint,B.paint,j/z,F);return{...V,alpha:R(V.alpha*Math.min(z,1))}}const k=(n,c,E)=>i(n,c,E,
P.oklab);function i(n,c,E,[w,g]){const N=[n.alpha*(1-E),c.alpha*E],U=N[0]+N[1],B=[w(n.color),w(c.color)],G=B[0].map((K,F)=>U===0?0:(K*N[0]+B[1][F]*N[1])/U);return{
color:g(G).map(R),alpha:R(U)}}}),76213:((H,W,M)=>{M.d(W,{P:()=>s,d:()=>t});var b=M(75234),S=M(16326),_=M(50697);const A=1e3;function L(e,r){if(e.type!=="Functio\
n")return;const o=(0,_.aX)(e);switch(e.name.toLowerCase()){case"polygon":return R(o,r);case"circle":return $(o,r,1);case"ellipse":return $(o,r,2);case"inset":return y(
o,r);default:return}}function R(e,r){const o=(0,_.M$)(e,_.wR),h=(0,_.aG)(o[0]?.[0]),P=(h==="evenodd"||h==="nonzero"?o.slice(1):o).map(k=>k.map(i=>(0,b.Y5)(i,r)));
if(P.length<3||P.length>A)return;const v=P.flatMap(([k,i,n])=>k&&i&&!n?[[k,i]]:[]);return v.length===P.length?{kind:"polygon",corners:v,hasHoles:h==="evenodd"}:
void 0}function $(e,r,o){const h=e.findIndex(i=>(0,_.aG)(i)==="at"),I=h<0?[S.QR,S.QR]:(0,S.ux)(e.slice(h+1),r),P=(h<0?e:e.slice(0,h)).map(i=>{const n=(0,_.aG)(i);
return n==="closest-side"||n==="farthest-side"?n:(0,b.Y5)(i,r)}),[v="closest-side",k="closest-side"]=P;if(!(!I||P.includes(void 0)||P.length!==0&&P.length!==o))
return{kind:"ellipse",center:I,radii:o===1?[v]:[v,k]}}function y(e,r){const o=e.findIndex(n=>(0,_.aG)(n)==="round"),h=(o<0?e:e.slice(0,o)).map(n=>(0,b.Y5)(n,r)),
I=o<0?{px:0,percent:0}:e.length===o+2?(0,b.Y5)(e[o+1],r):void 0,[P,v=P,k=P,i=v]=h;if(!(!P||!v||!k||!i||!I||h.length>4))return{kind:"inset",sides:[P,v,k,i],radius:I}}
var C=M(95826),D=M(8582);const l=(e,r)=>({keys:["drawn"],read:(o,h)=>{const I=r(o,h);return I===void 0?void 0:{drawn:{...h.own.drawn,[e]:I}}}}),u=e=>l(e,([r,o])=>f(
r,o));function f(e,r){if((0,_.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,C.M)(e);const o=(0,_.aG)(r)==="none"?"none":(0,C.M)(r)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:o}}const p=e=>{const r=(0,b.pO)(e);return r===void 0?void 0:Math.min(Math.max(r,0),1)};function x(e,r){const o=(0,b.rl)(
e);return o===void 0?(0,b.Y5)(e,r):{px:o,percent:0}}const d=100,m=e=>([r])=>{const o=(0,_.aG)(r);return o!==void 0&&Object.hasOwn(e,o)?e[o]:void 0};function O(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,_.aG)(e)==="none"?"none":void 0}const T={keys:["drawn"],read:([e],{own:r})=>{const o=O(e);return o===void 0?
void 0:{drawn:{...r.drawn,markerStart:o,markerMid:o,markerEnd:o}}}},a={nonzero:!1,evenodd:!0},t={fill:u("fill"),"fill-opacity":l("fillOpacity",([e])=>p(e)),"fil\
l-rule":l("hasHoles",m(a)),"clip-rule":l("clipHasHoles",m(a)),stroke:u("stroke"),"stroke-opacity":l("strokeOpacity",([e])=>p(e)),"stroke-width":l("strokeWidth",
([e],r)=>x(e,r)),"stroke-linecap":l("cap",m({butt:0,round:1,square:2})),"stroke-linejoin":l("join",m({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":l("miter",([e])=>{const r=(0,b.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-dasharray":l("dashes",(e,r)=>{if((0,_.aG)(e[0])==="none")return[];const o=e.
filter(({type:h})=>h!=="Operator").map(h=>x(h,r));if(!(o.length>d||o.some(h=>h===void 0||h.px<0)))return o}),"stroke-dashoffset":l("dashOffset",([e],r)=>x(e,r)),
"vector-effect":l("isUnscaled",([e])=>(0,_.aG)(e)==="non-scaling-stroke"),"paint-order":l("isStrokeUnder",e=>{const r=e.map(_.aG),[o,h]=[r.indexOf("fill"),r.indexOf(
"stroke")];return h>=0&&(o<0||h<o)}),marker:T,"marker-start":l("markerStart",([e])=>O(e)),"marker-mid":l("markerMid",([e])=>O(e)),"marker-end":l("markerEnd",([e])=>O(
e)),"text-anchor":l("anchor",m({start:"start",middle:"middle",end:"end"})),"dominant-baseline":l("drop",m({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":l("drop",m({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,D.J0)("stopColor",(e,r)=>{const o=(0,C.M)(e);return o==="current"?r.own.color:o}),"stop-opacity":(0,D.J0)("stopOpacity",p),"clip-path":{
keys:["clipPath"],read:([e,...r],o)=>{if(!e||r.length>0)return;if((0,_.aG)(e)==="none")return{clipPath:void 0};const h=e.type==="Url"?e.value.trim().replace(/^#/,
""):L(e,o);return h===void 0?void 0:{clipPath:h}}}},s=new Set([...Object.keys(t),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((H,W,M)=>{M.d(W,{Ff:()=>a,OW:()=>y,QR:()=>R,ux:()=>T});var b=M(
99746),S=M(5196),_=M(75234),A=M(95826),L=M(50697);const R={px:0,percent:.5},$=256;function y(t,s,e){const r=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),o=r!==t.name.toLowerCase(),h=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(r)?.[1];if(!h)return;const I=(0,L.M$)((0,L.aX)(t),L.wR),{space:P,others:v}=f(
I[0]),k=P===void 0?I.some(([g])=>C(g)):P==="oklab";v.length===0?I.shift():I[0]=v;const i={kind:h,angle:h==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
R,R],repeats:r.startsWith("repeating"),stops:[]},[n=[]]=I,c=h==="linear"?u(n,o):h==="radial"?m(n,s):p(n,s),E=(c?I.slice(1):I).slice(0,$),w=[];for(const g of E){
const N=(0,A.M)(g[0]),U=N==="current"?e:N;if(U===void 0){if(g.length===1&&(0,_.Y5)(g[0],s))continue;return}const B=g.slice(1).map(G=>h==="conic"?x(G,s):(0,_.Y5)(
G,s));B.length===0&&w.push({paint:U,at:void 0});for(const G of B)w.push({paint:U,at:G})}return w.length<2?void 0:{...i,...c,stops:k?l(w):w}}const C=t=>t?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),D=5;function l(t){const s=Math.floor($/(D+1));return[...t.slice(0,s).flatMap((r,o)=>{const h=t[o+
1],I=r.at!==void 0&&r.at.px===h?.at?.px&&r.at.percent===h.at.percent;if(!h||I||o===s-1)return[r];const P=Array.from({length:D},(v,k)=>(0,S.E)(r.paint,h.paint,(k+
1)/(D+1)));return[r,...P.map(v=>({paint:v,at:void 0}))]}),...t.slice(s)]}function u(t,s){const e=t.length===1?(0,_.T)(t[0]):void 0;if(e!==void 0)return{angle:s?
90-e:e};const r=t.map(L.aG),o=r[0]==="to";if(!o&&!s)return;let[h,I]=[0,0];for(const v of o?r.slice(1):r)if(v==="left")h=-1;else if(v==="right")h=1;else if(v==="\
top")I=-1;else if(v==="bottom")I=1;else return;const P=v=>o||v===0?v:-v;return{angle:{x:P(h),y:P(I)}}}function f(t){const s=t.findIndex(r=>(0,L.aG)(r)==="in");if(s<
0)return{space:void 0,others:[...t]};const e=(0,L.aG)(t.at(s+3))==="hue";return{space:(0,L.aG)(t[s+1]),others:[...t.slice(0,s),...t.slice(s+(e?4:2))]}}function p(t,s){
const e=t.findIndex(I=>(0,L.aG)(I)==="at"),r=(0,L.aG)(t[0])==="from";if(!r&&e!==0)return;const o=r?(0,_.T)(t[1]):0,h=e<0?void 0:T(t.slice(e+1),s);return{angle:o??
0,...h&&{center:h}}}function x(t,s){const e=(0,_.T)(t);return e===void 0?(0,_.Y5)(t,s):{px:0,percent:e/360}}const d=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function m(t,s){if((0,A.M)(t[0])!==void 0)return;const e=t.findIndex(I=>(0,L.aG)(I)==="at"),r=(e<0?t:t.slice(0,e)).map(L.aG),o=d.find(I=>r.
includes(I)),h=e<0?void 0:T(t.slice(e+1),s);return{isCircle:r.includes("circle"),...o&&{extent:o},...h&&{center:h}}}const O={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function T(t,s){let e,r,o;for(const h of t){const I=(0,L.aG)(h),P=I!==void 0&&Object.hasOwn(O,I)?O[I]:void 0;if(P){const i={
px:0,percent:P[1]},n=P[0]==="both"?e===void 0&&o!=="x"?"x":"y":P[0];n==="x"?e=i:r=i,o=P[0]==="both"?void 0:n;continue}const v=(0,_.Y5)(h,s);if(!v)return;const k=o===
"x"?e:o==="y"?r:void 0;if(k&&t.length>2){const i=k.percent===1?{px:-v.px,percent:1-v.percent}:v;o==="x"?e=i:r=i,o=void 0}else e===void 0?(e=v,o=void 0):r??=v}if(!(!e&&
!r))return[e??R,r??R]}const a=[(0,b.yA)(0),(0,b.yA)(0)]}),9813:((H,W,M)=>{M.d(W,{m:()=>R});const b=";base64,",S=/[A-Za-z0-9+/=]*/y,_=1e3,A="﷐",L=new RegExp(`${A}\
(\\d+)${A}`,"g");class R{text;runs=[];constructor(y){this.text=y.includes(A)?y:this.takeOut(y)}get isEmpty(){return this.runs.length===0}restore(y){return this.
isEmpty||!y.includes(A)?y:y.replace(L,(C,D)=>this.runs[Number(D)]??C)}takeOut(y){let C="",D=0;for(let l=y.indexOf(b);l>=0;l=y.indexOf(b,l+b.length)){const u=l+b.
length;S.lastIndex=u,S.test(y);const f=S.lastIndex;f-u<_||(C+=`${y.slice(D,u)}${A}${this.runs.push(y.slice(u,f))-1}${A}`,D=f)}return this.isEmpty?y:C+y.slice(D)}}}),
75234:((H,W,M)=>{M.d(W,{T:()=>x,Y5:()=>D,lT:()=>l,pO:()=>p,rl:()=>f});var b=M(99746),S=M(50697);const _={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},
[A,L]=[.572,.536],R=1e7,$=30;function y(a,t,s){const e=Object.hasOwn(_,t)?_[t]:void 0;if(e!==void 0)return a*e*s.zoom;switch(t){case"em":return a*s.em;case"rem":
return a*s.rem*s.zoom;case"ch":return a*s.em*(s.zero?.()??A);case"ex":return a*s.em*L;case"lh":case"rlh":return a*s.em*1.362;case"vw":case"dvw":case"svw":case"l\
vw":case"vi":case"cqw":return a*s.pageWidth*s.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return a*s.pageHeight*s.zoom/100;case"vmin":return a*
Math.min(s.pageWidth,s.pageHeight)*s.zoom/100;case"vmax":return a*Math.max(s.pageWidth,s.pageHeight)*s.zoom/100;default:return}}const C=a=>({px:a,percent:0,isNumber:!0});
function D(a,t){const s=a&&d(a,t,0);if(!(!s||!Number.isFinite(s.px)||!Number.isFinite(s.percent)))return s.isNumber?s.px===0?(0,b.yA)(0):void 0:s.percent===0?(0,b.
yA)(s.px):{px:s.px,percent:s.percent}}function l(a,t){const s=D(a,t);return s?.percent===0?s.px:void 0}const u={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};
function f(a){const t=a&&d(a,u,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function p(a){const t=a&&d(a,u,0);if(!(!t||!Number.isFinite(t.px)||
!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:a.type==="Percentage"?0:void 0}function x(a){if(a?.type==="Number"&&Number(
a.value)===0)return 0;if(a?.type!=="Dimension")return;const t=Number(a.value);switch(a.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*
180/Math.PI;case"turn":return t*360;default:return}}function d(a,t,s){if(!(s>$))switch(a.type){case"Number":return C(Number(a.value));case"Percentage":return{px:0,
percent:Number(a.value)/100,isNumber:!1};case"Dimension":{const e=y(Number(a.value),a.unit.toLowerCase(),t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"\
Identifier":return(0,S.aG)(a)==="infinity"?C(R):void 0;case"Parentheses":return O(a.children.toArray(),t,s+1);case"Function":{const e=a.name.toLowerCase().replace(
/^-webkit-|^-moz-/,""),r=(0,S.M$)((0,S.aX)(a),S.wR);if(e==="calc")return O(r[0],t,s+1);const o=r.map(h=>O(h,t,s+1));return o.every(h=>h!==void 0)?m(e,o,t):void 0}default:
return}}function m(a,t,s){const e=({px:v,percent:k})=>v+k*s.pageWidth,r=v=>t.reduce((k,i)=>!k||v(i,k)?i:k,void 0);if(a==="min")return r((v,k)=>e(v)<e(k));if(a===
"max")return r((v,k)=>e(v)>e(k));if(a!=="clamp"||t.length!==3)return;const[o,h,I]=t,P=e(h)>e(I)?I:h;return e(P)<e(o)?o:P}function O(a,t,s){let e,r,o=1,h="*";const I=()=>{
if(!r)return!1;const P=T(r,o);return e=e?{px:e.px+P.px,percent:e.percent+P.percent,isNumber:e.isNumber&&P.isNumber}:P,r=void 0,!0};for(const P of a){if(P.type===
"Operator"){const k=P.value.trim();if(k==="+"||k==="-"){if(!I())return;o=k==="-"?-1:1,h="*"}else h=k;continue}const v=d(P,t,s);if(!v||(r?h==="*"?r=r.isNumber?T(
v,r.px):v.isNumber?T(r,v.px):void 0:r=v.isNumber&&v.px!==0?T(r,1/v.px):void 0:r=v,!r))return}return I()?e:void 0}const T=({px:a,percent:t,isNumber:s},e)=>({px:a*
e,percent:t*e,isNumber:s})}),95826:((H,W,M)=>{M.d(W,{M:()=>R});var b=M(49180),S=M(5196),_=M(75234),A=M(50697);const L={color:[0,0,0],alpha:0};function R(u,f=0){
if(u?.type==="Hash")return C(u.value);if(u?.type==="Identifier"){const x=u.name.toLowerCase();if(x==="transparent")return L;if(x==="currentcolor")return"current";
const d=$[x]??(0,b.q)(x);return d&&y(d)}if(u?.type!=="Function")return;const p=u.name.toLowerCase();return D(p,(0,A.aX)(u))??(0,S.w)(p,(0,A.aX)(u),R,f)}const $={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},y=([u,f,p],x=1)=>({color:[u/255,f/255,
p/255],alpha:x});function C(u){const f=(0,b.q)(`#${u}`);if(f)return y(f);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(u))return;const p=u.length===4?[...u].map(T=>T+
T).join(""):u,[x,d,m,O]=[0,2,4,6].map(T=>Number.parseInt(p.slice(T,T+2),16));return y([x,d,m],O/255)}function D(u,f){if(!/^(?:rgb|hsl)a?$/.test(u))return;const p=f.
filter(t=>t.type!=="Operator"),x=p.length>3?(0,_.pO)(p[3]):1;if(p.length<3||p.length>4||x===void 0)return;const d=Math.min(Math.max(x,0),1),m=t=>Math.min(Math.max(
t,0),255);if(u==="rgb"||u==="rgba"){const t=p.slice(0,3).map(o=>{const h=(0,_.pO)(o);return h===void 0?void 0:m(o.type==="Percentage"?h*255:h)}),[s,e,r]=t;return s===
void 0||e===void 0||r===void 0?void 0:y([s,e,r],d)}const O=(0,_.T)(p[0])??(0,_.pO)(p[0]),[T,a]=[(0,_.pO)(p[1]),(0,_.pO)(p[2])];if(!(O===void 0||T===void 0||a===
void 0))return{color:l(O,Math.min(Math.max(T,0),1),Math.min(Math.max(a,0),1)),alpha:d}}function l(u,f,p){const x=d=>{const m=((d+u/30)%12+12)%12;return p-f*Math.
min(p,1-p)*Math.max(-1,Math.min(m-3,9-m,1))};return[x(0),x(8),x(4)]}}),8582:((H,W,M)=>{M.d(W,{BV:()=>u,De:()=>C,J0:()=>A,LN:()=>x,ST:()=>y,X_:()=>f,aL:()=>L,nI:()=>l,
nL:()=>R,r_:()=>p,sD:()=>D,zW:()=>$});var b=M(75234),S=M(95826),_=M(50697);const A=(d,m)=>({keys:[d],read:(O,T)=>{if(O.length!==1)return;const a=m(O[0],T);return a===
void 0?void 0:{[d]:a}}}),L=(d,m,O={})=>A(d,T=>{const a=(0,_.aG)(T);if(a!==void 0)return Object.hasOwn(O,a)?O[a]:m.find(t=>t===a)}),R=(d,m=-1/0)=>A(d,O=>{const T=(0,b.
rl)(O);return T===void 0||T<m?void 0:T}),$=(d,m)=>(0,_.aG)(d)==="auto"?"auto":(0,b.Y5)(d,m),y=(d,m)=>{const O=(0,b.Y5)(d,m);return O&&(O.percent!==0||O.px>=0)?O:
void 0},C=(d,m)=>{const O=(0,b.lT)(d,m);return O!==void 0&&O>=0?O:void 0};function D(d){const m=(0,S.M)(d);if(m!==void 0)return{paint:m==="current"?void 0:m}}const l=d=>({
keys:[d],read:m=>{const O=m.length===1?D(m[0]):void 0;return O&&{[d]:O.paint}}}),u=["Top","Right","Bottom","Left"];function f(d){const[m,O=m,T=m,a=O]=d;return d.
length===0||d.length>4?void 0:[m,O,T,a]}function p(d,m){return{keys:d,read:(O,T)=>{const a=f(O.map(t=>m(t,T)));if(!(!a||a.includes(void 0)))return Object.fromEntries(
d.map((t,s)=>[t,a[s]]))}}}const x=d=>(0,_.M$)(d,_.YY)}),50697:((H,W,M)=>{M.d(W,{M$:()=>y,YY:()=>$,aG:()=>C,aX:()=>D,wK:()=>A,wR:()=>R});var b=M(88650),S=M(9813);
const _=2e5;function A(l){if(l.length>_&&!/\burl\(/i.test(l))return;const u=[],f=new S.m(l);try{const p=(0,b.A)(f.text,{context:"value",onParseError:d=>u.push(d)});
if(u.length>0||p.type!=="Value")return;const x=p.children.toArray();return f.isEmpty||L(x,f),x}catch{return}}function L(l,u){for(const f of l)f.type==="Url"||f.
type==="String"?f.value=u.restore(f.value):(f.type==="Function"||f.type==="Parentheses")&&L(f.children.toArray(),u)}const R=l=>l.type==="Operator"&&l.value===",",
$=l=>l.type==="Operator"&&l.value==="/";function y(l,u){const f=[[]];for(const p of l)u(p)?f.push([]):f.at(-1).push(p);return f}const C=l=>l?.type==="Identifier"?
l.name.toLowerCase():void 0,D=l=>l.children.toArray()}),99746:((H,W,M)=>{M.d(W,{Il:()=>_,f2:()=>b,yA:()=>S});const b={px:0,percent:0},S=A=>A===0?b:{px:A,percent:0},
_=({px:A,percent:L},R)=>L===0?A:A+L*R})};
