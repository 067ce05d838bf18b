"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,w)=>{w.d(W,{gf:()=>_,iw:()=>h,sf:()=>M});var x=w(76213);function y(i){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const m=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function L(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],C=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),S=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),I=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),D={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function h(i,n){const{name:c,attributes:O}=i;if(O.size===0&&!C.has(c))return[];const b=[],g=(K,F)=>{F!==
void 0&&F!==""&&b.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of O)x.P.has(K)&&g(K,t(K,F));const N=K=>O.get(K);i.isHtml?k.has(c)&&(g("width",
y(N("width"))),c!=="hr"?g("height",y(N("height"))):l(O,g)):(g("width",m(N("width"))),g("height",m(N("height"))));const U=N("bgcolor");U!==void 0&&g("background-\
color",L(U));const G=M(i);G!==void 0&&g("background-image",`url("${G.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),c==="tr"&&g("height",y(N("height"))),c==="body"&&a(O,g),c==="img"&&e(O,g);const B=N("align")?.toLowerCase();return B!==void 0&&S.has(c)&&
g("text-align",I.get(B)??B),c==="img"&&(B==="left"||B==="right")&&g("float",B),c==="table"&&(B==="left"||B==="right")&&g("float",B),(C.has(c)||c==="tr"||c==="tb\
ody")&&g("vertical-align",N("valign")?.toLowerCase()),O.has("nowrap")&&g("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&g("list-style-type",o(N("type"))),
c==="font"&&P(O,g),N("dir")?.toLowerCase()==="auto"&&g("direction",d(i)),c==="table"&&A(O,g),C.has(c)&&n&&$(n.attributes,g),b}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[f,p]=[500,100],T=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function d(i){let n="",c=0;const O=[i];for(let g=O.pop();g&&c<p&&n.
length<f;g=O.pop(),c++)if(g.kind==="text")n+=g.value.trimStart().slice(0,f);else if(g===i||!T(g))for(const N of g.children.slice(0,p).reverse())O.push(N);const[
b=""]=new RegExp("\\p{L}","u").exec(n)??[];return u.test(b)?"rtl":"ltr"}const E=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function M({name:i,
isHtml:n,attributes:c}){const O=n&&E.has(i)?c.get("background")?.trim():void 0;return O===""?void 0:O}function _(i){const n=L(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function a(i,n){const c=i.get("text");c!==void 0&&n("color",L(c));for(const[O,...b]of r)n(`margin-${O}`,b.map(g=>y(i.get(g))).
find(g=>g!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],s=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const c=y(i.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const O of["left","right"])n(`margin-${O}`,y(
i.get("hspace")));for(const O of["top","bottom"])n(`margin-${O}`,y(i.get("vspace")));n("vertical-align",s.get(i.get("align")?.toLowerCase()??""))}const t=(i,n)=>i===
"font-size"||i==="letter-spacing"?m(n):n,o=i=>i===void 0?void 0:Object.hasOwn(D,i)?D[i]:i.toLowerCase();function l(i,n){const c=i.get("color");c!==void 0&&n("co\
lor",L(c)),(c!==void 0||i.has("noshade"))&&n("background-color","currentColor");const[O]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],b=Number(O??0);b===1?n("borde\
r-bottom-width","0"):b>1&&n("height",`${b-2}px`)}function P(i,n){const c=i.get("color");c!==void 0&&n("color",L(c)),n("font-family",i.get("face"));const[,O,b]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(b===void 0)return;const g=O===""?Number(b):3+ +`${O}${b}`;n("font-size",R[Math.min(Math.max(g,1),7)-1])}function A(i,n){const c=i.
has("border")?y(i.get("border")||"1")??"1px":void 0,O=i.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${O===void 0?"outset":"solid"}`),n("border-co\
lor",O),n("border-spacing",y(i.get("cellspacing")));const b=v.get(i.get("frame")?.toLowerCase()??"");if(b===void 0)return;const g=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const N of["top","right","bottom","left"])n(`border-${N}`,b.includes(N)?g:"0 hidden")}const v=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(i,n){
const c=i.has("border")?y(i.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",y(i.get("cellpadding")))}}),37294:((H,W,w)=>{w.d(W,{$:()=>l,AV:()=>D,DI:()=>a,Ez:()=>y,F1:()=>P,Hb:()=>S,Hk:()=>k,Hq:()=>f,
LI:()=>C,SB:()=>d,VE:()=>s,_p:()=>u,_u:()=>i,aU:()=>M,bJ:()=>T,bi:()=>t,dM:()=>c,df:()=>e,hH:()=>m,iN:()=>h,iV:()=>O,iY:()=>v,ot:()=>o,q3:()=>L,qM:()=>$,qV:()=>R,
tE:()=>n,uL:()=>E,uN:()=>p,vS:()=>r,x3:()=>A,xH:()=>I});var x=w(58552);const y=200,m=100,L=1e5,R=5e4,C=2e4,k=2e7,S=2e5,I=5e6,D=2e4,h=1e4,u=1e4,f=2e4,p=5e4,T=2e7,
d=2e6,E=2e6,M=5e6,_=b=>(0,x.G6)([{field:"file",message:b}]),a=()=>_(`nests elements more than ${y} levels deep; at most ${y} are allowed`),r=()=>_(`has more tha\
n ${L} elements; at most ${L} are allowed. Split it into several documents`),s=()=>_(`has more than ${R} rules in style sheets; at most ${R} are allowed`),e=1e3,
t=()=>_(`has more than ${e} images of SVG in data: addresses; at most ${e} are allowed`),o=()=>_("has rules of pages (@page) that take too long to read for each\
 of their names; write fewer rules"),l=()=>_("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),P=()=>_(`ha\
s more than ${h} declarations for one element, or in one rule; at most ${h} are allowed`),A=()=>_(`has an element of more than ${u} attributes; at most ${u} are\
 allowed`),v=()=>_(`has drawings (svg) of more than ${T} characters, those that are repeated counted each time; leave some out, or give them as images`),$=()=>_(
"has style sheets whose variables make values of too many characters; use var() less often"),i=()=>_(`has variables of style sheets in one another, more than ${m}\
 levels deep; use var() less often`),n=()=>_(`has more than ${d} characters of content from style sheets, those of counters() counted four times; write less of \
it`),c=()=>_(`names too much text for the margins of pages with string-set; at most ${E} characters are allowed`),O=()=>_(`has too much text in the margins of i\
ts pages (@page); at most ${M} characters on all pages are allowed`)}),45893:((H,W,w)=>{w.d(W,{Ci:()=>C,Ky:()=>L,ZE:()=>m,a4:()=>k,hE:()=>R,q2:()=>y});const x=new Set;
function y(S){return S===void 0?x:new Set(S.split(/[ \t\n\f\r]+/).filter(I=>I!==""))}const m=S=>S.children.filter(I=>I.kind==="element");function L(S){const I=[],
D=[S];for(let h=D.pop();h;h=D.pop()){I.push(h);for(let u=h.children.length-1;u>=0;u--){const f=h.children[u];f.kind==="element"&&D.push(f)}}return I}function R({
attributes:S}){const I=S.get("href");if(I!==void 0)return I.trim();for(const[D,h]of S)if(D.endsWith(":href"))return h.trim()}const C=S=>R(S)?.replace(/^#/,"")??
"";function k(S){const I=[],D=[S];for(let h=D.pop();h;h=D.pop())if(h.kind==="text")I.push(h.value);else for(let u=h.children.length-1;u>=0;u--)D.push(h.children[u]);
return I.join("")}}),58257:((H,W,w)=>{w.d(W,{Z:()=>S});var x=w(28428),y=w(45657),m=w(37294),L=w(45893),R=w(9813);const C=4e3,k=600;async function S(p,T){let d=0,
E=0;const M={...x.jh,createElement(e,t,o){if(++d>m.q3)throw(0,m.vS)();if(o.length>m._p)throw(0,m.x3)();return x.jh.createElement(e,t,o)},adoptAttributes(e,t){if(e.
attrs.length+t.length>m._p)throw(0,m.x3)();x.jh.adoptAttributes(e,t)},onItemPush(){if(++E>m.Ez)throw(0,m.DI)()},onItemPop(){E--}},_=new x.iX({treeAdapter:M,scriptingEnabled:!1}),
a=new R.m(p),{length:r}=a.text;for(let e=0;e<r||e===0;e+=C){const t=T.step(C*k);t&&await t,_.tokenizer.write(a.text.slice(e,e+C),e+C>=r)}const s=I[x.jh.getDocumentMode(
_.document)];return{root:await D(_.document,a,T),quirks:s}}const I={[x.qy.W$.NO_QUIRKS]:"none",[x.qy.W$.LIMITED_QUIRKS]:"limited",[x.qy.W$.QUIRKS]:"all"};async function D(p,T,d){
const E=p.childNodes.find(r=>x.jh.isElementNode(r)),M=new Map,_=f(E,void 0,0,T,M),a=[[E,_]];for(let r=a.pop();r;r=a.pop()){const[s,e]=r,t=d.step(1e3+s.childNodes.
length*500);t&&await t;let o=0;const l=[];for(const P of s.childNodes){if(x.jh.isTextNode(P)&&l.push({kind:"text",value:T.restore(P.value),parent:e}),!x.jh.isElementNode(
P))continue;const A=f(P,e,o++,T,M);l.push(A),a.push([P,A])}e.children=(0,y.Hn)(l),s.childNodes=[]}return _}const h=new Map,u=1e3;function f(p,T,d,E,M){const{attrs:_}=p,
a=_.length===1&&_[0].name==="class"?_[0].value:void 0;let r=a===void 0?void 0:M.get(a);if(!r){const o=_.length===0?h:new Map(_.map(({name:l,value:P})=>[l,E.restore(
P)]));r={attributes:o,classes:(0,L.q2)(o.get("class"))},a!==void 0&&M.size<u&&M.set(a,r)}const s=p.namespaceURI===x.qy.NS.HTML,{attributes:e,classes:t}=r;return{
kind:"element",name:p.tagName,attributes:e,classes:t,parent:T,children:[],index:d,isHtml:s}}}),72594:((H,W,w)=>{w.d(W,{Z:()=>I,e:()=>C,imagesNamedIn:()=>S,mayNameImages:()=>k});
var x=w(34622),y=w(39170),m=w(45893),L=w(58257),R=w(50697);function C(u){const f=new Set;for(const p of(0,m.Ky)(u)){const T=p.name==="image"&&!p.isHtml?(0,m.hE)(
p):void 0,d=p.name==="img"?I(p):T;d!==void 0&&d!==""&&f.add((0,x.bi)(d));const E=(0,y.sf)(p);E!==void 0&&f.add((0,x.bi)(E));for(const M of[p.attributes.get("sty\
le"),p.name==="style"?(0,m.a4)(p):void 0])for(const _ of D(M??""))f.add((0,x.bi)(_))}return[...f]}const k=(u,f)=>u==="html"?/<img|<image|url\(/i.test(f):f.includes(
"![");async function S(u,f,p){if(u==="markdown")return await(0,x.e_)(f,p);const{root:T}=await(0,L.Z)(f,p);return C(T)}function I({attributes:u}){const f=u.get("\
src")?.trim();if(f!==void 0&&f!=="")return f;const[p=""]=(u.get("srcset")??"").trim().split(/[\s,]/,1);return p===""?void 0:p}function*D(u){let f;const p=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let T=p.exec(u);T;T=p.exec(u)){const{0:d,index:E}=T;if(d.startsWith("@"))f=/^@font/i.test(d)?"font":"sheet";else if(d==="}"||d===";")f===(d==="}"?"font":"sh\
eet")&&(f=void 0);else if(!f){const M=h(u,E+d.length);if(M<0)return;p.lastIndex=M;const[_]=(0,R.wK)(u.slice(E,M+1))??[];_?.type==="Url"&&(yield _.value)}}}function h(u,f){
let p=f;for(;/\s/.test(u.charAt(p));)p++;const T=u.charAt(p);if(T!=='"'&&T!=="'")return u.indexOf(")",f);let d=p;do d=u.indexOf(T,d+1);while(d>0&&u.charAt(d-1)===
"\\");return d<0?-1:u.indexOf(")",d)}}),5196:((H,W,w)=>{w.d(W,{E:()=>$,w:()=>L});var x=w(75234),y=w(50697);const m=10;function L(n,c,O,b){if(n==="color-mix")return b<
m?v(c,O,b+1):void 0;if(n==="light-dark")return b<m?R(c,O,b+1):void 0;const[g=[],[N]=[]]=(0,y.M$)(c,y.YY),U=N===void 0?1:k(N,1);if(U===void 0)return;const G=n===
"color"?u(g):I(n,g);return G&&{color:G.map(C),alpha:C(U)}}function R(n,c,O){const b=(0,y.M$)(n,y.wR);return b.length===2&&b[0].length===1?c(b[0][0],O):void 0}const C=n=>Math.
min(Math.max(n,0),1);function k(n,c){if((0,y.aG)(n)==="none")return 0;const O=(0,x.pO)(n);return O===void 0?void 0:n?.type==="Percentage"?O*c:O}const S=n=>(0,y.
aG)(n)==="none"?0:(0,x.T)(n)??(n?.type==="Percentage"?void 0:(0,x.pO)(n));function I(n,c){const O=Object.hasOwn(h,n)?h[n]:void 0;if(!O||c.length!==3)return;const b=c.
map((G,B)=>{const K=O.wholes[B];return K==="hue"?S(G):k(G,K)}),[g,N,U]=b;return g===void 0||N===void 0||U===void 0?void 0:O.convert([g,N,U])}const D=([n,c,O])=>{
const b=O*Math.PI/180;return[n,c*Math.cos(b),c*Math.sin(b)]},h={oklab:{wholes:[1,.4,.4],convert:n=>d(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>d(t(D(n)))},lab:{
wholes:[100,125,125],convert:n=>d(l(n))},lch:{wholes:[100,150,"hue"],convert:n=>d(l(D(n)))},hwb:{wholes:["hue",1,1],convert:P}};function u([n,...c]){const O=c.map(
U=>k(U,1)),[b,g,N]=O;if(!(O.length!==3||b===void 0||g===void 0||N===void 0))switch((0,y.aG)(n)){case"srgb":return[b,g,N];case"srgb-linear":return d([b,g,N]);case"\
display-p3":return d(f(s,[b,g,N].map(T)));default:return}}const f=(n,[c,O,b])=>n.map(([g,N,U])=>g*c+N*O+U*b),p=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*
Math.abs(n)**(1/2.4)-.055),T=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,d=n=>n.map(p),E=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],M=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
_=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],a=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],s=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],t=n=>f(M,f(E,n).map(c=>c**3)),o=n=>f(a,f(_,n).map(Math.cbrt));function l([n,c,O]){const b=(n+16)/116,g=N=>N>6/29?N**3:(116*N-16)/(24389/27);return f(
r,[e[0]*g(b+c/500),g(b),e[2]*g(b-O/200)])}function P([n,c,O]){const b=c+O;if(b>=1)return[c/b,c/b,c/b];const g=N=>{const U=((N+n/60)%6+6)%6;return C(Math.abs(U-3)-
1)*(1-b)+c};return[g(0),g(4),g(2)]}const A={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(T),d],oklab:[n=>o(n.map(T)),n=>d(t(n))]};function v(n,c,O){const[b=[],...g]=(0,y.
M$)(n,y.wR);if((0,y.aG)(b[0])!=="in"||g.length!==2)return;const N=g.map(X=>{const J=X.find(({type:Y})=>Y==="Percentage"),Z=c(X.find(({type:Y})=>Y!=="Percentage"),
O);return{paint:Z==="current"?void 0:Z,share:(0,x.pO)(J)}}),[U,G]=N;if(!U?.paint||!G?.paint)return;const B=(0,y.aG)(b[1])??"",K=U.paint.alpha===0||G.paint.alpha===
0,F=Object.hasOwn(A,B)?A[B]:K?A.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(G.share??.5),G.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=i(U.paint,G.
paint,j/z,F);return{...V,alpha:C(V.alpha*Math.min(z,1))}}const $=(n,c,O)=>i(n,c,O,A.oklab);function i(n,c,O,[b,g]){const N=[n.alpha*(1-O),c.alpha*O],U=N[0]+N[1],
G=[b(n.color),b(c.color)],B=G[0].map((K,F)=>U===0?0:(K*N[0]+G[1][F]*N[1])/U);return{color:g(B).map(C),alpha:C(U)}}}),76213:((H,W,w)=>{w.d(W,{P:()=>s,d:()=>r});var x=w(
75234),y=w(16326),m=w(50697);const L=1e3;function R(e,t){if(e.type!=="Function")return;const o=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return C(o,
t);case"circle":return k(o,t,1);case"ellipse":return k(o,t,2);case"inset":return S(o,t);default:return}}function C(e,t){const o=(0,m.M$)(e,m.wR),l=(0,m.aG)(o[0]?.[0]),
A=(l==="evenodd"||l==="nonzero"?o.slice(1):o).map($=>$.map(i=>(0,x.Y5)(i,t)));if(A.length<3||A.length>L)return;const v=A.flatMap(([$,i,n])=>$&&i&&!n?[[$,i]]:[]);
return v.length===A.length?{kind:"polygon",corners:v,hasHoles:l==="evenodd"}:void 0}function k(e,t,o){const l=e.findIndex(i=>(0,m.aG)(i)==="at"),P=l<0?[y.QR,y.QR]:
(0,y.ux)(e.slice(l+1),t),A=(l<0?e:e.slice(0,l)).map(i=>{const n=(0,m.aG)(i);return n==="closest-side"||n==="farthest-side"?n:(0,x.Y5)(i,t)}),[v="closest-side",$="\
closest-side"]=A;if(!(!P||A.includes(void 0)||A.length!==0&&A.length!==o))return{kind:"ellipse",center:P,radii:o===1?[v]:[v,$]}}function S(e,t){const o=e.findIndex(
n=>(0,m.aG)(n)==="round"),l=(o<0?e:e.slice(0,o)).map(n=>(0,x.Y5)(n,t)),P=o<0?{px:0,percent:0}:e.length===o+2?(0,x.Y5)(e[o+1],t):void 0,[A,v=A,$=A,i=v]=l;if(!(!A||
!v||!$||!i||!P||l.length>4))return{kind:"inset",sides:[A,v,$,i],radius:P}}var I=w(95826),D=w(8582);const h=(e,t)=>({keys:["drawn"],read:(o,l)=>{const P=t(o,l);return P===
void 0?void 0:{drawn:{...l.own.drawn,[e]:P}}}}),u=e=>h(e,([t,o])=>f(t,o));function f(e,t){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,I.M)(
e);const o=(0,m.aG)(t)==="none"?"none":(0,I.M)(t)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:o}}const p=e=>{const t=(0,x.pO)(e);return t===void 0?
void 0:Math.min(Math.max(t,0),1)};function T(e,t){const o=(0,x.rl)(e);return o===void 0?(0,x.Y5)(e,t):{px:o,percent:0}}const d=100,E=e=>([t])=>{const o=(0,m.aG)(
t);return o!==void 0&&Object.hasOwn(e,o)?e[o]:void 0};function M(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const _={
keys:["drawn"],read:([e],{own:t})=>{const o=M(e);return o===void 0?void 0:{drawn:{...t.drawn,markerStart:o,markerMid:o,markerEnd:o}}}},a={nonzero:!1,evenodd:!0},
r={fill:u("fill"),"fill-opacity":h("fillOpacity",([e])=>p(e)),"fill-rule":h("hasHoles",E(a)),"clip-rule":h("clipHasHoles",E(a)),stroke:u("stroke"),"stroke-opaci\
ty":h("strokeOpacity",([e])=>p(e)),"stroke-width":h("strokeWidth",([e],t)=>T(e,t)),"stroke-linecap":h("cap",E({butt:0,round:1,square:2})),"stroke-linejoin":h("j\
oin",E({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":h("miter",([e])=>{const t=(0,x.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-das\
harray":h("dashes",(e,t)=>{if((0,m.aG)(e[0])==="none")return[];const o=e.filter(({type:l})=>l!=="Operator").map(l=>T(l,t));if(!(o.length>d||o.some(l=>l===void 0||
l.px<0)))return o}),"stroke-dashoffset":h("dashOffset",([e],t)=>T(e,t)),"vector-effect":h("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),"paint-order":h(
"isStrokeUnder",e=>{const t=e.map(m.aG),[o,l]=[t.indexOf("fill"),t.indexOf("stroke")];return l>=0&&(o<0||l<o)}),marker:_,"marker-start":h("markerStart",([e])=>M(
e)),"marker-mid":h("markerMid",([e])=>M(e)),"marker-end":h("markerEnd",([e])=>M(e)),"text-anchor":h("anchor",E({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":h("drop",E({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":h("drop",E({baseline:0,super:-.55,sub:.3})),"stop-color":(0,D.J0)("stopColor",(e,t)=>{const o=(0,I.M)(e);
return o==="current"?t.own.color:o}),"stop-opacity":(0,D.J0)("stopOpacity",p),"clip-path":{keys:["clipPath"],read:([e,...t],o)=>{if(!e||t.length>0)return;if((0,m.
aG)(e)==="none")return{clipPath:void 0};const l=e.type==="Url"?e.value.trim().replace(/^#/,""):R(e,o);return l===void 0?void 0:{clipPath:l}}}},s=new Set([...Object.
keys(r),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((H,W,w)=>{w.d(W,{Ff:()=>a,OW:()=>S,QR:()=>C,ux:()=>_});var x=w(99746),y=w(5196),m=w(75234),L=w(95826),R=w(50697);const C={px:0,percent:.5},
k=256;function S(r,s,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),o=t!==r.name.toLowerCase(),l=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(t)?.[1];if(!l)return;const P=(0,R.M$)((0,R.aX)(r),R.wR),{space:A,others:v}=f(P[0]),$=A===void 0?P.some(([g])=>I(g)):A==="oklab";v.length===0?P.shift():P[0]=
v;const i={kind:l,angle:l==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[C,C],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=P,c=l==="linear"?
u(n,o):l==="radial"?E(n,s):p(n,s),O=(c?P.slice(1):P).slice(0,k),b=[];for(const g of O){const N=(0,L.M)(g[0]),U=N==="current"?e:N;if(U===void 0){if(g.length===1&&
(0,m.Y5)(g[0],s))continue;return}const G=g.slice(1).map(B=>l==="conic"?T(B,s):(0,m.Y5)(B,s));G.length===0&&b.push({paint:U,at:void 0});for(const B of G)b.push({
paint:U,at:B})}return b.length<2?void 0:{...i,...c,stops:$?h(b):b}}const I=r=>r?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),D=5;function h(r){
const s=Math.floor(k/(D+1));return[...r.slice(0,s).flatMap((t,o)=>{const l=r[o+1],P=t.at!==void 0&&t.at.px===l?.at?.px&&t.at.percent===l.at.percent;if(!l||P||o===
s-1)return[t];const A=Array.from({length:D},(v,$)=>(0,y.E)(t.paint,l.paint,($+1)/(D+1)));return[t,...A.map(v=>({paint:v,at:void 0}))]}),...r.slice(s)]}function u(r,s){
const e=r.length===1?(0,m.T)(r[0]):void 0;if(e!==void 0)return{angle:s?90-e:e};const t=r.map(R.aG),o=t[0]==="to";if(!o&&!s)return;let[l,P]=[0,0];for(const v of o?
t.slice(1):t)if(v==="left")l=-1;else if(v==="right")l=1;else if(v==="top")P=-1;else if(v==="bottom")P=1;else return;const A=v=>o||v===0?v:-v;return{angle:{x:A(l),
y:A(P)}}}function f(r){const s=r.findIndex(t=>(0,R.aG)(t)==="in");if(s<0)return{space:void 0,others:[...r]};const e=(0,R.aG)(r.at(s+3))==="hue";return{space:(0,R.
aG)(r[s+1]),others:[...r.slice(0,s),...r.slice(s+(e?4:2))]}}function p(r,s){const e=r.findIndex(P=>(0,R.aG)(P)==="at"),t=(0,R.aG)(r[0])==="from";if(!t&&e!==0)return;
const o=t?(0,m.T)(r[1]):0,l=e<0?void 0:_(r.slice(e+1),s);return{angle:o??0,...l&&{center:l}}}function T(r,s){const e=(0,m.T)(r);return e===void 0?(0,m.Y5)(r,s):
{px:0,percent:e/360}}const d=["closest-side","closest-corner","farthest-side","farthest-corner"];function E(r,s){if((0,L.M)(r[0])!==void 0)return;const e=r.findIndex(
P=>(0,R.aG)(P)==="at"),t=(e<0?r:r.slice(0,e)).map(R.aG),o=d.find(P=>t.includes(P)),l=e<0?void 0:_(r.slice(e+1),s);return{isCircle:t.includes("circle"),...o&&{extent:o},
...l&&{center:l}}}const M={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function _(r,s){let e,t,o;for(const l of r){const P=(0,R.aG)(
l),A=P!==void 0&&Object.hasOwn(M,P)?M[P]:void 0;if(A){const i={px:0,percent:A[1]},n=A[0]==="both"?e===void 0&&o!=="x"?"x":"y":A[0];n==="x"?e=i:t=i,o=A[0]==="bot\
h"?void 0:n;continue}const v=(0,m.Y5)(l,s);if(!v)return;const $=o==="x"?e:o==="y"?t:void 0;if($&&r.length>2){const i=$.percent===1?{px:-v.px,percent:1-v.percent}:
v;o==="x"?e=i:t=i,o=void 0}else e===void 0?(e=v,o=void 0):t??=v}if(!(!e&&!t))return[e??C,t??C]}const a=[(0,x.yA)(0),(0,x.yA)(0)]}),9813:((H,W,w)=>{w.d(W,{m:()=>C});
const x=";base64,",y=/[A-Za-z0-9+/=]*/y,m=1e3,L="﷐",R=new RegExp(`${L}(\\d+)${L}`,"g");class C{text;runs=[];constructor(S){this.text=S.includes(L)?S:this.takeOut(
S)}get isEmpty(){return this.runs.length===0}restore(S){return this.isEmpty||!S.includes(L)?S:S.replace(R,(I,D)=>this.runs[Number(D)]??I)}takeOut(S){let I="",D=0;
for(let h=S.indexOf(x);h>=0;h=S.indexOf(x,h+x.length)){const u=h+x.length;y.lastIndex=u,y.test(S);const f=y.lastIndex;f-u<m||(I+=`${S.slice(D,u)}${L}${this.runs.
push(S.slice(u,f))-1}${L}`,D=f)}return this.isEmpty?S:I+S.slice(D)}}}),75234:((H,W,w)=>{w.d(W,{T:()=>T,Y5:()=>D,lT:()=>h,pO:()=>p,rl:()=>f});var x=w(99746),y=w(
50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[L,R]=[.572,.536],C=1e7,k=30;function S(a,r,s){const e=Object.hasOwn(m,r)?m[r]:void 0;
if(e!==void 0)return a*e*s.zoom;switch(r){case"em":return a*s.em;case"rem":return a*s.rem*s.zoom;case"ch":return a*s.em*(s.zero?.()??L);case"ex":return a*s.em*R;case"\
lh":case"rlh":return a*s.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return a*s.pageWidth*s.zoom/100;case"vh":case"dvh":case"svh":case"lv\
h":case"vb":case"cqh":return a*s.pageHeight*s.zoom/100;case"vmin":return a*Math.min(s.pageWidth,s.pageHeight)*s.zoom/100;case"vmax":return a*Math.max(s.pageWidth,
s.pageHeight)*s.zoom/100;default:return}}const I=a=>({px:a,percent:0,isNumber:!0});function D(a,r){const s=a&&d(a,r,0);if(!(!s||!Number.isFinite(s.px)||!Number.
isFinite(s.percent)))return s.isNumber?s.px===0?(0,x.yA)(0):void 0:s.percent===0?(0,x.yA)(s.px):{px:s.px,percent:s.percent}}function h(a,r){const s=D(a,r);return s?.
percent===0?s.px:void 0}const u={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function f(a){const r=a&&d(a,u,0);return r?.isNumber===!0&&Number.isFinite(r.
px)?r.px:void 0}function p(a){const r=a&&d(a,u,0);if(!(!r||!Number.isFinite(r.px)||!Number.isFinite(r.percent)))return r.isNumber?r.px:r.px===0&&r.percent!==0?r.
percent:a.type==="Percentage"?0:void 0}function T(a){if(a?.type==="Number"&&Number(a.value)===0)return 0;if(a?.type!=="Dimension")return;const r=Number(a.value);
switch(a.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*180/Math.PI;case"turn":return r*360;default:return}}function d(a,r,s){
if(!(s>k))switch(a.type){case"Number":return I(Number(a.value));case"Percentage":return{px:0,percent:Number(a.value)/100,isNumber:!1};case"Dimension":{const e=S(
Number(a.value),a.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,y.aG)(a)==="infinity"?I(C):void 0;case"P\
arentheses":return M(a.children.toArray(),r,s+1);case"Function":{const e=a.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),t=(0,y.M$)((0,y.aX)(a),y.wR);if(e===
"calc")return M(t[0],r,s+1);const o=t.map(l=>M(l,r,s+1));return o.every(l=>l!==void 0)?E(e,o,r):void 0}default:return}}function E(a,r,s){const e=({px:v,percent:$})=>v+
$*s.pageWidth,t=v=>r.reduce(($,i)=>!$||v(i,$)?i:$,void 0);if(a==="min")return t((v,$)=>e(v)<e($));if(a==="max")return t((v,$)=>e(v)>e($));if(a!=="clamp"||r.length!==
3)return;const[o,l,P]=r,A=e(l)>e(P)?P:l;return e(A)<e(o)?o:A}function M(a,r,s){let e,t,o=1,l="*";const P=()=>{if(!t)return!1;const A=_(t,o);return e=e?{px:e.px+
A.px,percent:e.percent+A.percent,isNumber:e.isNumber&&A.isNumber}:A,t=void 0,!0};for(const A of a){if(A.type==="Operator"){const $=A.value.trim();if($==="+"||$===
"-"){if(!P())return;o=$==="-"?-1:1,l="*"}else l=$;continue}const v=d(A,r,s);if(!v||(t?l==="*"?t=t.isNumber?_(v,t.px):v.isNumber?_(t,v.px):void 0:t=v.isNumber&&v.
px!==0?_(t,1/v.px):void 0:t=v,!t))return}return P()?e:void 0}const _=({px:a,percent:r,isNumber:s},e)=>({px:a*e,percent:r*e,isNumber:s})}),95826:((H,W,w)=>{w.d(W,
{M:()=>C});var x=w(49180),y=w(5196),m=w(75234),L=w(50697);const R={color:[0,0,0],alpha:0};function C(u,f=0){if(u?.type==="Hash")return I(u.value);if(u?.type==="\
Identifier"){const T=u.name.toLowerCase();if(T==="transparent")return R;if(T==="currentcolor")return"current";const d=k[T]??(0,x.q)(T);return d&&S(d)}if(u?.type!==
"Function")return;const p=u.name.toLowerCase();return D(p,(0,L.aX)(u))??(0,y.w)(p,(0,L.aX)(u),C,f)}const k={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[
0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},S=([u,f,p],T=1)=>({color:[u/255,f/255,p/255],alpha:T});function I(u){const f=(0,x.q)(`#${u}`);
if(f)return S(f);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(u))return;const p=u.length===4?[...u].map(_=>_+_).join(""):u,[T,d,E,M]=[0,2,4,6].map(_=>Number.parseInt(
p.slice(_,_+2),16));return S([T,d,E],M/255)}function D(u,f){if(!/^(?:rgb|hsl)a?$/.test(u))return;const p=f.filter(r=>r.type!=="Operator"),T=p.length>3?(0,m.pO)(
p[3]):1;if(p.length<3||p.length>4||T===void 0)return;const d=Math.min(Math.max(T,0),1),E=r=>Math.min(Math.max(r,0),255);if(u==="rgb"||u==="rgba"){const r=p.slice(
0,3).map(o=>{const l=(0,m.pO)(o);return l===void 0?void 0:E(o.type==="Percentage"?l*255:l)}),[s,e,t]=r;return s===void 0||e===void 0||t===void 0?void 0:S([s,e,t],
d)}const M=(0,m.T)(p[0])??(0,m.pO)(p[0]),[_,a]=[(0,m.pO)(p[1]),(0,m.pO)(p[2])];if(!(M===void 0||_===void 0||a===void 0))return{color:h(M,Math.min(Math.max(_,0),
1),Math.min(Math.max(a,0),1)),alpha:d}}function h(u,f,p){const T=d=>{const E=((d+u/30)%12+12)%12;return p-f*Math.min(p,1-p)*Math.max(-1,Math.min(E-3,9-E,1))};return[
T(0),T(8),T(4)]}}),8582:((H,W,w)=>{w.d(W,{BV:()=>u,De:()=>I,J0:()=>L,LN:()=>T,ST:()=>S,X_:()=>f,aL:()=>R,nI:()=>h,nL:()=>C,r_:()=>p,sD:()=>D,zW:()=>k});var x=w(
75234),y=w(95826),m=w(50697);const L=(d,E)=>({keys:[d],read:(M,_)=>{if(M.length!==1)return;const a=E(M[0],_);return a===void 0?void 0:{[d]:a}}}),R=(d,E,M={})=>L(
d,_=>{const a=(0,m.aG)(_);if(a!==void 0)return Object.hasOwn(M,a)?M[a]:E.find(r=>r===a)}),C=(d,E=-1/0)=>L(d,M=>{const _=(0,x.rl)(M);return _===void 0||_<E?void 0:
_}),k=(d,E)=>(0,m.aG)(d)==="auto"?"auto":(0,x.Y5)(d,E),S=(d,E)=>{const M=(0,x.Y5)(d,E);return M&&(M.percent!==0||M.px>=0)?M:void 0},I=(d,E)=>{const M=(0,x.lT)(d,
E);return M!==void 0&&M>=0?M:void 0};function D(d){const E=(0,y.M)(d);if(E!==void 0)return{paint:E==="current"?void 0:E}}const h=d=>({keys:[d],read:E=>{const M=E.
length===1?D(E[0]):void 0;return M&&{[d]:M.paint}}}),u=["Top","Right","Bottom","Left"];function f(d){const[E,M=E,_=E,a=M]=d;return d.length===0||d.length>4?void 0:
[E,M,_,a]}function p(d,E){return{keys:d,read:(M,_)=>{const a=f(M.map(r=>E(r,_)));if(!(!a||a.includes(void 0)))return Object.fromEntries(d.map((r,s)=>[r,a[s]]))}}}
const T=d=>(0,m.M$)(d,m.YY)}),50697:((H,W,w)=>{w.d(W,{M$:()=>S,YY:()=>k,Zc:()=>m,aG:()=>I,aX:()=>D,wK:()=>L,wR:()=>C});var x=w(88650),y=w(9813);const m=1e5;function L(h){
if(h.length>m&&!/\burl\(/i.test(h))return;const u=[],f=new y.m(h);try{const p=(0,x.A)(f.text,{context:"value",onParseError:d=>u.push(d)});if(u.length>0||p.type!==
"Value")return;const T=p.children.toArray();return f.isEmpty||R(T,f),T}catch{return}}function R(h,u){for(const f of h)f.type==="Url"||f.type==="String"?f.value=
u.restore(f.value):(f.type==="Function"||f.type==="Parentheses")&&R(f.children.toArray(),u)}const C=h=>h.type==="Operator"&&h.value===",",k=h=>h.type==="Operato\
r"&&h.value==="/";function S(h,u){const f=[[]];for(const p of h)u(p)?f.push([]):f.at(-1).push(p);return f}const I=h=>h?.type==="Identifier"?h.name.toLowerCase():
void 0,D=h=>h.children.toArray()}),99746:((H,W,w)=>{w.d(W,{Il:()=>m,S6:()=>L,f2:()=>x,k8:()=>R,yA:()=>y});const x={px:0,percent:0},y=k=>k===0?x:{px:k,percent:0},
m=(k,S)=>R(L(k,S)),L=({px:k,percent:S},I)=>S===0?k:k+S*I,R=k=>Math.trunc(k*64+Math.sign(k)*C)/64,C=1e-4})};
