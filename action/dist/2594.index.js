"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,M)=>{M.d(W,{gf:()=>y,iw:()=>h,sf:()=>E});var b=M(76213);function T(a){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(a??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const g=a=>a!==void 0&&/^\s*[\d.]+\s*$/.test(a)?`${a.trim()}px`:a;function L(a){const n=a.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],C=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),x=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),I=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),D={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function h(a,n){const{name:c,attributes:_}=a;if(_.size===0&&!C.has(c))return[];const w=[],m=(K,F)=>{F!==
void 0&&F!==""&&w.push({name:K,value:F,important:!1})};if(!a.isHtml)for(const[K,F]of _)b.P.has(K)&&m(K,t(K,F));const N=K=>_.get(K);a.isHtml?k.has(c)&&(m("width",
T(N("width"))),c!=="hr"?m("height",T(N("height"))):l(_,m)):(m("width",g(N("width"))),m("height",g(N("height"))));const U=N("bgcolor");U!==void 0&&m("background-\
color",L(U));const B=E(a);B!==void 0&&m("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),c==="tr"&&m("height",T(N("height"))),c==="body"&&o(_,m),c==="img"&&e(_,m);const G=N("align")?.toLowerCase();return G!==void 0&&x.has(c)&&
m("text-align",I.get(G)??G),c==="img"&&(G==="left"||G==="right")&&m("float",G),c==="table"&&(G==="left"||G==="right")&&m("float",G),(C.has(c)||c==="tr"||c==="tb\
ody")&&m("vertical-align",N("valign")?.toLowerCase()),_.has("nowrap")&&m("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&m("list-style-type",s(N("type"))),
c==="font"&&A(_,m),N("dir")?.toLowerCase()==="auto"&&m("direction",d(a)),c==="table"&&P(_,m),C.has(c)&&n&&$(n.attributes,m),w}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[f,p]=[500,100],S=({name:a,attributes:n})=>n.has("dir")||a==="bdi"||a==="script"||a==="style";function d(a){let n="",c=0;const _=[a];for(let m=_.pop();m&&c<p&&n.
length<f;m=_.pop(),c++)if(m.kind==="text")n+=m.value.trimStart().slice(0,f);else if(m===a||!S(m))for(const N of m.children.slice(0,p).reverse())_.push(N);const[
w=""]=new RegExp("\\p{L}","u").exec(n)??[];return u.test(w)?"rtl":"ltr"}const O=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function E({name:a,
isHtml:n,attributes:c}){const _=n&&O.has(a)?c.get("background")?.trim():void 0;return _===""?void 0:_}function y(a){const n=L(a.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function o(a,n){const c=a.get("text");c!==void 0&&n("color",L(c));for(const[_,...w]of r)n(`margin-${_}`,w.map(m=>T(a.get(m))).
find(m=>m!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],i=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(a,n){const c=T(a.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const _ of["left","right"])n(`margin-${_}`,T(
a.get("hspace")));for(const _ of["top","bottom"])n(`margin-${_}`,T(a.get("vspace")));n("vertical-align",i.get(a.get("align")?.toLowerCase()??""))}const t=(a,n)=>a===
"font-size"||a==="letter-spacing"?g(n):n,s=a=>a===void 0?void 0:Object.hasOwn(D,a)?D[a]:a.toLowerCase();function l(a,n){const c=a.get("color");c!==void 0&&n("co\
lor",L(c)),(c!==void 0||a.has("noshade"))&&n("background-color","currentColor");const[_]=/^\s*\d{1,4}/.exec(a.get("size")??"")??[],w=Number(_??0);w===1?n("borde\
r-bottom-width","0"):w>1&&n("height",`${w-2}px`)}function A(a,n){const c=a.get("color");c!==void 0&&n("color",L(c)),n("font-family",a.get("face"));const[,_,w]=/^\s*([+-]?)(\d)/.
exec(a.get("size")??"")??[];if(w===void 0)return;const m=_===""?Number(w):3+ +`${_}${w}`;n("font-size",R[Math.min(Math.max(m,1),7)-1])}function P(a,n){const c=a.
has("border")?T(a.get("border")||"1")??"1px":void 0,_=a.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${_===void 0?"outset":"solid"}`),n("border-co\
lor",_),n("border-spacing",T(a.get("cellspacing")));const w=v.get(a.get("frame")?.toLowerCase()??"");if(w===void 0)return;const m=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const N of["top","right","bottom","left"])n(`border-${N}`,w.includes(N)?m:"0 hidden")}const v=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(a,n){
const c=a.has("border")?T(a.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!a.has("rules")&&(n("border",a.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",T(a.get("cellpadding")))}}),37294:((H,W,M)=>{M.d(W,{$:()=>A,AV:()=>D,DI:()=>r,Ez:()=>T,F1:()=>P,Hb:()=>x,Hk:()=>k,Hq:()=>p,
LI:()=>C,SB:()=>O,VE:()=>e,Zc:()=>u,_p:()=>f,_u:()=>n,aU:()=>y,bJ:()=>d,bi:()=>s,dM:()=>_,df:()=>t,hH:()=>g,iN:()=>h,iV:()=>w,iY:()=>$,ot:()=>l,q3:()=>L,qM:()=>a,
qV:()=>R,tE:()=>c,uL:()=>E,uN:()=>S,vS:()=>i,x3:()=>v,xH:()=>I});var b=M(58552);const T=200,g=100,L=1e5,R=5e4,C=2e4,k=2e7,x=2e5,I=5e6,D=2e4,h=1e4,u=1e5,f=1e4,p=2e4,
S=5e4,d=2e7,O=2e6,E=2e6,y=5e6,o=m=>(0,b.G6)([{field:"file",message:m}]),r=()=>o(`nests elements more than ${T} levels deep; at most ${T} are allowed`),i=()=>o(`\
has more than ${L} elements; at most ${L} are allowed. Split it into several documents`),e=()=>o(`has more than ${R} rules in style sheets; at most ${R} are all\
owed`),t=1e3,s=()=>o(`has more than ${t} images of SVG in data: addresses; at most ${t} are allowed`),l=()=>o("has rules of pages (@page) that take too long to \
read for each of their names; write fewer rules"),A=()=>o("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),
P=()=>o(`has more than ${h} declarations for one element, or in one rule; at most ${h} are allowed`),v=()=>o(`has an element of more than ${f} attributes; at mo\
st ${f} are allowed`),$=()=>o(`has drawings (svg) of more than ${d} characters, those that are repeated counted each time; leave some out, or give them as image\
s`),a=()=>o("has style sheets whose variables make values of too many characters; use var() less often"),n=()=>o(`has variables of style sheets in one another, \
more than ${g} levels deep; use var() less often`),c=()=>o(`has more than ${O} characters of content from style sheets, those of counters() counted four times; \
write less of it`),_=()=>o(`names too much text for the margins of pages with string-set; at most ${E} characters are allowed`),w=()=>o(`has too much text in th\
e margins of its pages (@page); at most ${y} characters on all pages are allowed`)}),45893:((H,W,M)=>{M.d(W,{Ci:()=>C,Ky:()=>L,ZE:()=>g,a4:()=>k,hE:()=>R,q2:()=>T});
const b=new Set;function T(x){return x===void 0?b:new Set(x.split(/[ \t\n\f\r]+/).filter(I=>I!==""))}const g=x=>x.children.filter(I=>I.kind==="element");function L(x){
const I=[],D=[x];for(let h=D.pop();h;h=D.pop()){I.push(h);for(let u=h.children.length-1;u>=0;u--){const f=h.children[u];f.kind==="element"&&D.push(f)}}return I}
function R({attributes:x}){const I=x.get("href");if(I!==void 0)return I.trim();for(const[D,h]of x)if(D.endsWith(":href"))return h.trim()}const C=x=>R(x)?.replace(
/^#/,"")??"";function k(x){const I=[],D=[x];for(let h=D.pop();h;h=D.pop())if(h.kind==="text")I.push(h.value);else for(let u=h.children.length-1;u>=0;u--)D.push(
h.children[u]);return I.join("")}}),58257:((H,W,M)=>{M.d(W,{Z:()=>x});var b=M(28428),T=M(45657),g=M(37294),L=M(45893),R=M(9813);const C=4e3,k=600;async function x(p,S){
let d=0,O=0;const E={...b.jh,createElement(e,t,s){if(++d>g.q3)throw(0,g.vS)();if(s.length>g._p)throw(0,g.x3)();return b.jh.createElement(e,t,s)},adoptAttributes(e,t){
if(e.attrs.length+t.length>g._p)throw(0,g.x3)();b.jh.adoptAttributes(e,t)},onItemPush(){if(++O>g.Ez)throw(0,g.DI)()},onItemPop(){O--}},y=new b.iX({treeAdapter:E,
scriptingEnabled:!1}),o=new R.m(p),{length:r}=o.text;for(let e=0;e<r||e===0;e+=C){const t=S.step(C*k);t&&await t,y.tokenizer.write(o.text.slice(e,e+C),e+C>=r)}const i=I[b.
jh.getDocumentMode(y.document)];return{root:await D(y.document,o,S),quirks:i}}const I={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.W$.LIMITED_QUIRKS]:"limited",[b.qy.W$.QUIRKS]:"\
all"};async function D(p,S,d){const O=p.childNodes.find(r=>b.jh.isElementNode(r)),E=new Map,y=f(O,void 0,0,S,E),o=[[O,y]];for(let r=o.pop();r;r=o.pop()){const[i,
e]=r,t=d.step(1e3+i.childNodes.length*500);t&&await t;let s=0;const l=[];for(const A of i.childNodes){if(b.jh.isTextNode(A)&&l.push({kind:"text",value:S.restore(
A.value),parent:e}),!b.jh.isElementNode(A))continue;const P=f(A,e,s++,S,E);l.push(P),o.push([A,P])}e.children=(0,T.Hn)(l),i.childNodes=[]}return y}const h=new Map,
u=1e3;function f(p,S,d,O,E){const{attrs:y}=p,o=y.length===1&&y[0].name==="class"?y[0].value:void 0;let r=o===void 0?void 0:E.get(o);if(!r){const s=y.length===0?
h:new Map(y.map(({name:l,value:A})=>[l,O.restore(A)]));r={attributes:s,classes:(0,L.q2)(s.get("class"))},o!==void 0&&E.size<u&&E.set(o,r)}const i=p.namespaceURI===
b.qy.NS.HTML,{attributes:e,classes:t}=r;return{kind:"element",name:p.tagName,attributes:e,classes:t,parent:S,children:[],index:d,isHtml:i}}}),72594:((H,W,M)=>{M.
d(W,{Z:()=>I,e:()=>C,imagesNamedIn:()=>x,mayNameImages:()=>k});var b=M(34622),T=M(39170),g=M(45893),L=M(58257),R=M(50697);function C(u){const f=new Set;for(const p of(0,g.
Ky)(u)){const S=p.name==="image"&&!p.isHtml?(0,g.hE)(p):void 0,d=p.name==="img"?I(p):S;d!==void 0&&d!==""&&f.add((0,b.bi)(d));const O=(0,T.sf)(p);O!==void 0&&f.
add((0,b.bi)(O));for(const E of[p.attributes.get("style"),p.name==="style"?(0,g.a4)(p):void 0])for(const y of D(E??""))f.add((0,b.bi)(y))}return[...f]}const k=(u,f)=>u===
"html"?/<img|<image|url\(/i.test(f):f.includes("![");async function x(u,f,p){if(u==="markdown")return await(0,b.e_)(f,p);const{root:S}=await(0,L.Z)(f,p);return C(
S)}function I({attributes:u}){const f=u.get("src")?.trim();if(f!==void 0&&f!=="")return f;const[p=""]=(u.get("srcset")??"").trim().split(/[\s,]/,1);return p===""?
void 0:p}function*D(u){let f;const p=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let S=p.exec(u);S;S=p.exec(u)){const{0:d,index:O}=S;if(d.startsWith(
"@"))f=/^@font/i.test(d)?"font":"sheet";else if(d==="}"||d===";")f===(d==="}"?"font":"sheet")&&(f=void 0);else if(!f){const E=h(u,O+d.length);if(E<0)return;p.lastIndex=
E;const[y]=(0,R.wK)(u.slice(O,E+1))??[];y?.type==="Url"&&(yield y.value)}}}function h(u,f){let p=f;for(;/\s/.test(u.charAt(p));)p++;const S=u.charAt(p);if(S!=='\
"'&&S!=="'")return u.indexOf(")",f);let d=p;do d=u.indexOf(S,d+1);while(d>0&&u.charAt(d-1)==="\\");return d<0?-1:u.indexOf(")",d)}}),5196:((H,W,M)=>{M.d(W,{E:()=>$,
w:()=>L});var b=M(75234),T=M(50697);const g=10;function L(n,c,_,w){if(n==="color-mix")return w<g?v(c,_,w+1):void 0;if(n==="light-dark")return w<g?R(c,_,w+1):void 0;
const[m=[],[N]=[]]=(0,T.M$)(c,T.YY),U=N===void 0?1:k(N,1);if(U===void 0)return;const B=n==="color"?u(m):I(n,m);return B&&{color:B.map(C),alpha:C(U)}}function R(n,c,_){
const w=(0,T.M$)(n,T.wR);return w.length===2&&w[0].length===1?c(w[0][0],_):void 0}const C=n=>Math.min(Math.max(n,0),1);function k(n,c){if((0,T.aG)(n)==="none")return 0;
const _=(0,b.pO)(n);return _===void 0?void 0:n?.type==="Percentage"?_*c:_}const x=n=>(0,T.aG)(n)==="none"?0:(0,b.T)(n)??(n?.type==="Percentage"?void 0:(0,b.pO)(
n));function I(n,c){const _=Object.hasOwn(h,n)?h[n]:void 0;if(!_||c.length!==3)return;const w=c.map((B,G)=>{const K=_.wholes[G];return K==="hue"?x(B):k(B,K)}),[
m,N,U]=w;return m===void 0||N===void 0||U===void 0?void 0:_.convert([m,N,U])}const D=([n,c,_])=>{const w=_*Math.PI/180;return[n,c*Math.cos(w),c*Math.sin(w)]},h={
oklab:{wholes:[1,.4,.4],convert:n=>d(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>d(t(D(n)))},lab:{wholes:[100,125,125],convert:n=>d(l(n))},lch:{wholes:[100,150,
"hue"],convert:n=>d(l(D(n)))},hwb:{wholes:["hue",1,1],convert:A}};function u([n,...c]){const _=c.map(U=>k(U,1)),[w,m,N]=_;if(!(_.length!==3||w===void 0||m===void 0||
N===void 0))switch((0,T.aG)(n)){case"srgb":return[w,m,N];case"srgb-linear":return d([w,m,N]);case"display-p3":return d(f(i,[w,m,N].map(S)));default:return}}const f=(n,[
c,_,w])=>n.map(([m,N,U])=>m*c+N*_+U*w),p=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),S=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(
n)*((Math.abs(n)+.055)/1.055)**2.4,d=n=>n.map(p),O=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],E=[[4.0767416621,-3.3077115913,
.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],y=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,
.1073969566],[.0883024619,.2817188376,.6299787005]],o=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],
r=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],i=[[1.2249401763,-.2249401763,0],[-.0420569547,
1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,1,.8251046025],t=n=>f(E,f(O,n).map(c=>c**3)),s=n=>f(o,f(y,n).map(Math.cbrt));function l([
n,c,_]){const w=(n+16)/116,m=N=>N>6/29?N**3:(116*N-16)/(24389/27);return f(r,[e[0]*m(w+c/500),m(w),e[2]*m(w-_/200)])}function A([n,c,_]){const w=c+_;if(w>=1)return[
c/w,c/w,c/w];const m=N=>{const U=((N+n/60)%6+6)%6;return C(Math.abs(U-3)-1)*(1-w)+c};return[m(0),m(4),m(2)]}const P={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(S),
d],oklab:[n=>s(n.map(S)),n=>d(t(n))]};function v(n,c,_){const[w=[],...m]=(0,T.M$)(n,T.wR);if((0,T.aG)(w[0])!=="in"||m.length!==2)return;const N=m.map(X=>{const J=X.
find(({type:Y})=>Y==="Percentage"),Z=c(X.find(({type:Y})=>Y!=="Percentage"),_);return{paint:Z==="current"?void 0:Z,share:(0,b.pO)(J)}}),[U,B]=N;if(!U?.paint||!B?.
paint)return;const G=(0,T.aG)(w[1])??"",K=U.paint.alpha===0||B.paint.alpha===0,F=Object.hasOwn(P,G)?P[G]:K?P.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.
share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=a(U.paint,B.paint,j/z,F);return{...V,alpha:C(V.alpha*Math.min(z,1))}}const $=(n,c,_)=>a(n,c,_,
P.oklab);function a(n,c,_,[w,m]){const N=[n.alpha*(1-_),c.alpha*_],U=N[0]+N[1],B=[w(n.color),w(c.color)],G=B[0].map((K,F)=>U===0?0:(K*N[0]+B[1][F]*N[1])/U);return{
color:m(G).map(C),alpha:C(U)}}}),76213:((H,W,M)=>{M.d(W,{P:()=>i,d:()=>r});var b=M(75234),T=M(16326),g=M(50697);const L=1e3;function R(e,t){if(e.type!=="Functio\
n")return;const s=(0,g.aX)(e);switch(e.name.toLowerCase()){case"polygon":return C(s,t);case"circle":return k(s,t,1);case"ellipse":return k(s,t,2);case"inset":return x(
s,t);default:return}}function C(e,t){const s=(0,g.M$)(e,g.wR),l=(0,g.aG)(s[0]?.[0]),P=(l==="evenodd"||l==="nonzero"?s.slice(1):s).map($=>$.map(a=>(0,b.Y5)(a,t)));
if(P.length<3||P.length>L)return;const v=P.flatMap(([$,a,n])=>$&&a&&!n?[[$,a]]:[]);return v.length===P.length?{kind:"polygon",corners:v,hasHoles:l==="evenodd"}:
void 0}function k(e,t,s){const l=e.findIndex(a=>(0,g.aG)(a)==="at"),A=l<0?[T.QR,T.QR]:(0,T.ux)(e.slice(l+1),t),P=(l<0?e:e.slice(0,l)).map(a=>{const n=(0,g.aG)(a);
return n==="closest-side"||n==="farthest-side"?n:(0,b.Y5)(a,t)}),[v="closest-side",$="closest-side"]=P;if(!(!A||P.includes(void 0)||P.length!==0&&P.length!==s))
return{kind:"ellipse",center:A,radii:s===1?[v]:[v,$]}}function x(e,t){const s=e.findIndex(n=>(0,g.aG)(n)==="round"),l=(s<0?e:e.slice(0,s)).map(n=>(0,b.Y5)(n,t)),
A=s<0?{px:0,percent:0}:e.length===s+2?(0,b.Y5)(e[s+1],t):void 0,[P,v=P,$=P,a=v]=l;if(!(!P||!v||!$||!a||!A||l.length>4))return{kind:"inset",sides:[P,v,$,a],radius:A}}
var I=M(95826),D=M(8582);const h=(e,t)=>({keys:["drawn"],read:(s,l)=>{const A=t(s,l);return A===void 0?void 0:{drawn:{...l.own.drawn,[e]:A}}}}),u=e=>h(e,([t,s])=>f(
t,s));function f(e,t){if((0,g.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,I.M)(e);const s=(0,g.aG)(t)==="none"?"none":(0,I.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const p=e=>{const t=(0,b.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function S(e,t){const s=(0,b.rl)(
e);return s===void 0?(0,b.Y5)(e,t):{px:s,percent:0}}const d=100,O=e=>([t])=>{const s=(0,g.aG)(t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function E(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,g.aG)(e)==="none"?"none":void 0}const y={keys:["drawn"],read:([e],{own:t})=>{const s=E(e);return s===void 0?
void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},o={nonzero:!1,evenodd:!0},r={fill:u("fill"),"fill-opacity":h("fillOpacity",([e])=>p(e)),"fil\
l-rule":h("hasHoles",O(o)),"clip-rule":h("clipHasHoles",O(o)),stroke:u("stroke"),"stroke-opacity":h("strokeOpacity",([e])=>p(e)),"stroke-width":h("strokeWidth",
([e],t)=>S(e,t)),"stroke-linecap":h("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":h("join",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":h("miter",([e])=>{const t=(0,b.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":h("dashes",(e,t)=>{if((0,g.aG)(e[0])==="none")return[];const s=e.
filter(({type:l})=>l!=="Operator").map(l=>S(l,t));if(!(s.length>d||s.some(l=>l===void 0||l.px<0)))return s}),"stroke-dashoffset":h("dashOffset",([e],t)=>S(e,t)),
"vector-effect":h("isUnscaled",([e])=>(0,g.aG)(e)==="non-scaling-stroke"),"paint-order":h("isStrokeUnder",e=>{const t=e.map(g.aG),[s,l]=[t.indexOf("fill"),t.indexOf(
"stroke")];return l>=0&&(s<0||l<s)}),marker:y,"marker-start":h("markerStart",([e])=>E(e)),"marker-mid":h("markerMid",([e])=>E(e)),"marker-end":h("markerEnd",([e])=>E(
e)),"text-anchor":h("anchor",O({start:"start",middle:"middle",end:"end"})),"dominant-baseline":h("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":h("drop",O({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,D.J0)("stopColor",(e,t)=>{const s=(0,I.M)(e);return s==="current"?t.own.color:s}),"stop-opacity":(0,D.J0)("stopOpacity",p),"clip-path":{
keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,g.aG)(e)==="none")return{clipPath:void 0};const l=e.type==="Url"?e.value.trim().replace(/^#/,
""):R(e,s);return l===void 0?void 0:{clipPath:l}}}},i=new Set([...Object.keys(r),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((H,W,M)=>{M.d(W,{Ff:()=>o,OW:()=>x,QR:()=>C,ux:()=>y});var b=M(
99746),T=M(5196),g=M(75234),L=M(95826),R=M(50697);const C={px:0,percent:.5},k=256;function x(r,i,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=t!==r.name.toLowerCase(),l=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!l)return;const A=(0,R.M$)((0,R.aX)(r),R.wR),{space:P,others:v}=f(
A[0]),$=P===void 0?A.some(([m])=>I(m)):P==="oklab";v.length===0?A.shift():A[0]=v;const a={kind:l,angle:l==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
C,C],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=A,c=l==="linear"?u(n,s):l==="radial"?O(n,i):p(n,i),_=(c?A.slice(1):A).slice(0,k),w=[];for(const m of _){
const N=(0,L.M)(m[0]),U=N==="current"?e:N;if(U===void 0){if(m.length===1&&(0,g.Y5)(m[0],i))continue;return}const B=m.slice(1).map(G=>l==="conic"?S(G,i):(0,g.Y5)(
G,i));B.length===0&&w.push({paint:U,at:void 0});for(const G of B)w.push({paint:U,at:G})}return w.length<2?void 0:{...a,...c,stops:$?h(w):w}}const I=r=>r?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),D=5;function h(r){const i=Math.floor(k/(D+1));return[...r.slice(0,i).flatMap((t,s)=>{const l=r[s+
1],A=t.at!==void 0&&t.at.px===l?.at?.px&&t.at.percent===l.at.percent;if(!l||A||s===i-1)return[t];const P=Array.from({length:D},(v,$)=>(0,T.E)(t.paint,l.paint,($+
1)/(D+1)));return[t,...P.map(v=>({paint:v,at:void 0}))]}),...r.slice(i)]}function u(r,i){const e=r.length===1?(0,g.T)(r[0]):void 0;if(e!==void 0)return{angle:i?
90-e:e};const t=r.map(R.aG),s=t[0]==="to";if(!s&&!i)return;let[l,A]=[0,0];for(const v of s?t.slice(1):t)if(v==="left")l=-1;else if(v==="right")l=1;else if(v==="\
top")A=-1;else if(v==="bottom")A=1;else return;const P=v=>s||v===0?v:-v;return{angle:{x:P(l),y:P(A)}}}function f(r){const i=r.findIndex(t=>(0,R.aG)(t)==="in");if(i<
0)return{space:void 0,others:[...r]};const e=(0,R.aG)(r.at(i+3))==="hue";return{space:(0,R.aG)(r[i+1]),others:[...r.slice(0,i),...r.slice(i+(e?4:2))]}}function p(r,i){
const e=r.findIndex(A=>(0,R.aG)(A)==="at"),t=(0,R.aG)(r[0])==="from";if(!t&&e!==0)return;const s=t?(0,g.T)(r[1]):0,l=e<0?void 0:y(r.slice(e+1),i);return{angle:s??
0,...l&&{center:l}}}function S(r,i){const e=(0,g.T)(r);return e===void 0?(0,g.Y5)(r,i):{px:0,percent:e/360}}const d=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function O(r,i){if((0,L.M)(r[0])!==void 0)return;const e=r.findIndex(A=>(0,R.aG)(A)==="at"),t=(e<0?r:r.slice(0,e)).map(R.aG),s=d.find(A=>t.
includes(A)),l=e<0?void 0:y(r.slice(e+1),i);return{isCircle:t.includes("circle"),...s&&{extent:s},...l&&{center:l}}}const E={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function y(r,i){let e,t,s;for(const l of r){const A=(0,R.aG)(l),P=A!==void 0&&Object.hasOwn(E,A)?E[A]:void 0;if(P){const a={
px:0,percent:P[1]},n=P[0]==="both"?e===void 0&&s!=="x"?"x":"y":P[0];n==="x"?e=a:t=a,s=P[0]==="both"?void 0:n;continue}const v=(0,g.Y5)(l,i);if(!v)return;const $=s===
"x"?e:s==="y"?t:void 0;if($&&r.length>2){const a=$.percent===1?{px:-v.px,percent:1-v.percent}:v;s==="x"?e=a:t=a,s=void 0}else e===void 0?(e=v,s=void 0):t??=v}if(!(!e&&
!t))return[e??C,t??C]}const o=[(0,b.yA)(0),(0,b.yA)(0)]}),9813:((H,W,M)=>{M.d(W,{m:()=>C});const b=";base64,",T=/[A-Za-z0-9+/=]*/y,g=1e3,L="﷐",R=new RegExp(`${L}\
(\\d+)${L}`,"g");class C{text;runs=[];constructor(x){this.text=x.includes(L)?x:this.takeOut(x)}get isEmpty(){return this.runs.length===0}restore(x){return this.
isEmpty||!x.includes(L)?x:x.replace(R,(I,D)=>this.runs[Number(D)]??I)}takeOut(x){let I="",D=0;for(let h=x.indexOf(b);h>=0;h=x.indexOf(b,h+b.length)){const u=h+b.
length;T.lastIndex=u,T.test(x);const f=T.lastIndex;f-u<g||(I+=`${x.slice(D,u)}${L}${this.runs.push(x.slice(u,f))-1}${L}`,D=f)}return this.isEmpty?x:I+x.slice(D)}}}),
75234:((H,W,M)=>{M.d(W,{T:()=>S,Y5:()=>D,lT:()=>h,pO:()=>p,rl:()=>f});var b=M(99746),T=M(50697);const g={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},
[L,R]=[.572,.536],C=1e7,k=30;function x(o,r,i){const e=Object.hasOwn(g,r)?g[r]:void 0;if(e!==void 0)return o*e*i.zoom;switch(r){case"em":return o*i.em;case"rem":
return o*i.rem*i.zoom;case"ch":return o*i.em*(i.zero?.()??L);case"ex":return o*i.em*R;case"lh":case"rlh":return o*i.em*1.362;case"vw":case"dvw":case"svw":case"l\
vw":case"vi":case"cqw":return o*i.pageWidth*i.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return o*i.pageHeight*i.zoom/100;case"vmin":return o*
Math.min(i.pageWidth,i.pageHeight)*i.zoom/100;case"vmax":return o*Math.max(i.pageWidth,i.pageHeight)*i.zoom/100;default:return}}const I=o=>({px:o,percent:0,isNumber:!0});
function D(o,r){const i=o&&d(o,r,0);if(!(!i||!Number.isFinite(i.px)||!Number.isFinite(i.percent)))return i.isNumber?i.px===0?(0,b.yA)(0):void 0:i.percent===0?(0,b.
yA)(i.px):{px:i.px,percent:i.percent}}function h(o,r){const i=D(o,r);return i?.percent===0?i.px:void 0}const u={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};
function f(o){const r=o&&d(o,u,0);return r?.isNumber===!0&&Number.isFinite(r.px)?r.px:void 0}function p(o){const r=o&&d(o,u,0);if(!(!r||!Number.isFinite(r.px)||
!Number.isFinite(r.percent)))return r.isNumber?r.px:r.px===0&&r.percent!==0?r.percent:o.type==="Percentage"?0:void 0}function S(o){if(o?.type==="Number"&&Number(
o.value)===0)return 0;if(o?.type!=="Dimension")return;const r=Number(o.value);switch(o.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*
180/Math.PI;case"turn":return r*360;default:return}}function d(o,r,i){if(!(i>k))switch(o.type){case"Number":return I(Number(o.value));case"Percentage":return{px:0,
percent:Number(o.value)/100,isNumber:!1};case"Dimension":{const e=x(Number(o.value),o.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"\
Identifier":return(0,T.aG)(o)==="infinity"?I(C):void 0;case"Parentheses":return E(o.children.toArray(),r,i+1);case"Function":{const e=o.name.toLowerCase().replace(
/^-webkit-|^-moz-/,""),t=(0,T.M$)((0,T.aX)(o),T.wR);if(e==="calc")return E(t[0],r,i+1);const s=t.map(l=>E(l,r,i+1));return s.every(l=>l!==void 0)?O(e,s,r):void 0}default:
return}}function O(o,r,i){const e=({px:v,percent:$})=>v+$*i.pageWidth,t=v=>r.reduce(($,a)=>!$||v(a,$)?a:$,void 0);if(o==="min")return t((v,$)=>e(v)<e($));if(o===
"max")return t((v,$)=>e(v)>e($));if(o!=="clamp"||r.length!==3)return;const[s,l,A]=r,P=e(l)>e(A)?A:l;return e(P)<e(s)?s:P}function E(o,r,i){let e,t,s=1,l="*";const A=()=>{
if(!t)return!1;const P=y(t,s);return e=e?{px:e.px+P.px,percent:e.percent+P.percent,isNumber:e.isNumber&&P.isNumber}:P,t=void 0,!0};for(const P of o){if(P.type===
"Operator"){const $=P.value.trim();if($==="+"||$==="-"){if(!A())return;s=$==="-"?-1:1,l="*"}else l=$;continue}const v=d(P,r,i);if(!v||(t?l==="*"?t=t.isNumber?y(
v,t.px):v.isNumber?y(t,v.px):void 0:t=v.isNumber&&v.px!==0?y(t,1/v.px):void 0:t=v,!t))return}return A()?e:void 0}const y=({px:o,percent:r,isNumber:i},e)=>({px:o*
e,percent:r*e,isNumber:i})}),95826:((H,W,M)=>{M.d(W,{M:()=>C});var b=M(49180),T=M(5196),g=M(75234),L=M(50697);const R={color:[0,0,0],alpha:0};function C(u,f=0){
if(u?.type==="Hash")return I(u.value);if(u?.type==="Identifier"){const S=u.name.toLowerCase();if(S==="transparent")return R;if(S==="currentcolor")return"current";
const d=k[S]??(0,b.q)(S);return d&&x(d)}if(u?.type!=="Function")return;const p=u.name.toLowerCase();return D(p,(0,L.aX)(u))??(0,T.w)(p,(0,L.aX)(u),C,f)}const k={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},x=([u,f,p],S=1)=>({color:[u/255,f/255,
p/255],alpha:S});function I(u){const f=(0,b.q)(`#${u}`);if(f)return x(f);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(u))return;const p=u.length===4?[...u].map(y=>y+
y).join(""):u,[S,d,O,E]=[0,2,4,6].map(y=>Number.parseInt(p.slice(y,y+2),16));return x([S,d,O],E/255)}function D(u,f){if(!/^(?:rgb|hsl)a?$/.test(u))return;const p=f.
filter(r=>r.type!=="Operator"),S=p.length>3?(0,g.pO)(p[3]):1;if(p.length<3||p.length>4||S===void 0)return;const d=Math.min(Math.max(S,0),1),O=r=>Math.min(Math.max(
r,0),255);if(u==="rgb"||u==="rgba"){const r=p.slice(0,3).map(s=>{const l=(0,g.pO)(s);return l===void 0?void 0:O(s.type==="Percentage"?l*255:l)}),[i,e,t]=r;return i===
void 0||e===void 0||t===void 0?void 0:x([i,e,t],d)}const E=(0,g.T)(p[0])??(0,g.pO)(p[0]),[y,o]=[(0,g.pO)(p[1]),(0,g.pO)(p[2])];if(!(E===void 0||y===void 0||o===
void 0))return{color:h(E,Math.min(Math.max(y,0),1),Math.min(Math.max(o,0),1)),alpha:d}}function h(u,f,p){const S=d=>{const O=((d+u/30)%12+12)%12;return p-f*Math.
min(p,1-p)*Math.max(-1,Math.min(O-3,9-O,1))};return[S(0),S(8),S(4)]}}),8582:((H,W,M)=>{M.d(W,{BV:()=>u,De:()=>I,J0:()=>L,LN:()=>S,ST:()=>x,X_:()=>f,aL:()=>R,nI:()=>h,
nL:()=>C,r_:()=>p,sD:()=>D,zW:()=>k});var b=M(75234),T=M(95826),g=M(50697);const L=(d,O)=>({keys:[d],read:(E,y)=>{if(E.length!==1)return;const o=O(E[0],y);return o===
void 0?void 0:{[d]:o}}}),R=(d,O,E={})=>L(d,y=>{const o=(0,g.aG)(y);if(o!==void 0)return Object.hasOwn(E,o)?E[o]:O.find(r=>r===o)}),C=(d,O=-1/0)=>L(d,E=>{const y=(0,b.
rl)(E);return y===void 0||y<O?void 0:y}),k=(d,O)=>(0,g.aG)(d)==="auto"?"auto":(0,b.Y5)(d,O),x=(d,O)=>{const E=(0,b.Y5)(d,O);return E&&(E.percent!==0||E.px>=0)?E:
void 0},I=(d,O)=>{const E=(0,b.lT)(d,O);return E!==void 0&&E>=0?E:void 0};function D(d){const O=(0,T.M)(d);if(O!==void 0)return{paint:O==="current"?void 0:O}}const h=d=>({
keys:[d],read:O=>{const E=O.length===1?D(O[0]):void 0;return E&&{[d]:E.paint}}}),u=["Top","Right","Bottom","Left"];function f(d){const[O,E=O,y=O,o=E]=d;return d.
length===0||d.length>4?void 0:[O,E,y,o]}function p(d,O){return{keys:d,read:(E,y)=>{const o=f(E.map(r=>O(r,y)));if(!(!o||o.includes(void 0)))return Object.fromEntries(
d.map((r,i)=>[r,o[i]]))}}}const S=d=>(0,g.M$)(d,g.YY)}),50697:((H,W,M)=>{M.d(W,{M$:()=>x,YY:()=>k,aG:()=>I,aX:()=>D,wK:()=>L,wR:()=>C});var b=M(88650),T=M(9813);
const g=1e5;function L(h){if(h.length>g&&!/\burl\(/i.test(h))return;const u=[],f=new T.m(h);try{const p=(0,b.A)(f.text,{context:"value",onParseError:d=>u.push(d)});
if(u.length>0||p.type!=="Value")return;const S=p.children.toArray();return f.isEmpty||R(S,f),S}catch{return}}function R(h,u){for(const f of h)f.type==="Url"||f.
type==="String"?f.value=u.restore(f.value):(f.type==="Function"||f.type==="Parentheses")&&R(f.children.toArray(),u)}const C=h=>h.type==="Operator"&&h.value===",",
k=h=>h.type==="Operator"&&h.value==="/";function x(h,u){const f=[[]];for(const p of h)u(p)?f.push([]):f.at(-1).push(p);return f}const I=h=>h?.type==="Identifier"?
h.name.toLowerCase():void 0,D=h=>h.children.toArray()}),99746:((H,W,M)=>{M.d(W,{Il:()=>g,S6:()=>L,f2:()=>b,k8:()=>R,yA:()=>T});const b={px:0,percent:0},T=k=>k===
0?b:{px:k,percent:0},g=(k,x)=>R(L(k,x)),L=({px:k,percent:x},I)=>x===0?k:k+x*I,R=k=>Math.trunc(k*64+Math.sign(k)*C)/64,C=1e-4})};
