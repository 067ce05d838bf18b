"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,w)=>{w.d(W,{gf:()=>S,iw:()=>g,sf:()=>E});var x=w(76213);function y(i){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const m=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function D(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const A=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),C=new Set(["img","table","td","th","col","hr","video","canvas"]),v=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),N=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),k={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function g(i,n){const{name:c,attributes:M}=i;if(M.size===0&&!P.has(c))return[];const b=[],p=(K,F)=>{F!==
void 0&&F!==""&&b.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of M)x.P.has(K)&&p(K,t(K,F));const R=K=>M.get(K);i.isHtml?C.has(c)&&(p("width",
y(R("width"))),c!=="hr"?p("height",y(R("height"))):l(M,p)):(p("width",m(R("width"))),p("height",m(R("height"))));const U=R("bgcolor");U!==void 0&&p("background-\
color",D(U));const B=E(i);B!==void 0&&p("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),c==="tr"&&p("height",y(R("height"))),c==="body"&&d(M,p),c==="img"&&e(M,p);const G=R("align")?.toLowerCase();return G!==void 0&&v.has(c)&&
p("text-align",N.get(G)??G),c==="img"&&(G==="left"||G==="right")&&p("float",G),c==="table"&&(G==="left"||G==="right")&&p("float",G),(P.has(c)||c==="tr"||c==="tb\
ody")&&p("vertical-align",R("valign")?.toLowerCase()),M.has("nowrap")&&p("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&p("list-style-type",s(R("type"))),
c==="font"&&L(M,p),R("dir")?.toLowerCase()==="auto"&&p("direction",a(i)),c==="table"&&I(M,p),P.has(c)&&n&&$(n.attributes,p),b}const h=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[u,f]=[500,100],_=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function a(i){let n="",c=0;const M=[i];for(let p=M.pop();p&&c<f&&n.
length<u;p=M.pop(),c++)if(p.kind==="text")n+=p.value.trimStart().slice(0,u);else if(p===i||!_(p))for(const R of p.children.slice(0,f).reverse())M.push(R);const[
b=""]=new RegExp("\\p{L}","u").exec(n)??[];return h.test(b)?"rtl":"ltr"}const O=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function E({name:i,
isHtml:n,attributes:c}){const M=n&&O.has(i)?c.get("background")?.trim():void 0;return M===""?void 0:M}function S(i){const n=D(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function d(i,n){const c=i.get("text");c!==void 0&&n("color",D(c));for(const[M,...b]of r)n(`margin-${M}`,b.map(p=>y(i.get(p))).
find(p=>p!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],o=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const c=y(i.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const M of["left","right"])n(`margin-${M}`,y(
i.get("hspace")));for(const M of["top","bottom"])n(`margin-${M}`,y(i.get("vspace")));n("vertical-align",o.get(i.get("align")?.toLowerCase()??""))}const t=(i,n)=>i===
"font-size"||i==="letter-spacing"?m(n):n,s=i=>i===void 0?void 0:Object.hasOwn(k,i)?k[i]:i.toLowerCase();function l(i,n){const c=i.get("color");c!==void 0&&n("co\
lor",D(c));const[M]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],b=Number(M??0);b<=0||(c!==void 0||i.has("noshade")?n("border-width",`${b/2}px`):b===1?n("border-bo\
ttom-width","0"):n("height",`${b-2}px`))}function L(i,n){const c=i.get("color");c!==void 0&&n("color",D(c)),n("font-family",i.get("face"));const[,M,b]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(b===void 0)return;const p=M===""?Number(b):3+ +`${M}${b}`;n("font-size",A[Math.min(Math.max(p,1),7)-1])}function I(i,n){const c=i.
has("border")?y(i.get("border")||"1")??"1px":void 0,M=i.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${M===void 0?"outset":"solid"}`),n("border-co\
lor",M),n("border-spacing",y(i.get("cellspacing")));const b=T.get(i.get("frame")?.toLowerCase()??"");if(b===void 0)return;const p=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const R of["top","right","bottom","left"])n(`border-${R}`,b.includes(R)?p:"0 hidden")}const T=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(i,n){
const c=i.has("border")?y(i.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",y(i.get("cellpadding")))}}),37294:((H,W,w)=>{w.d(W,{$:()=>o,DI:()=>a,Ez:()=>y,Hb:()=>v,Hk:()=>C,LI:()=>P,SB:()=>h,VE:()=>E,
_u:()=>s,aU:()=>f,bJ:()=>g,bi:()=>d,dM:()=>L,df:()=>S,hH:()=>m,iV:()=>I,iY:()=>e,ot:()=>r,q3:()=>D,qM:()=>t,qV:()=>A,tE:()=>l,uL:()=>u,uN:()=>k,vS:()=>O,xH:()=>N});
var x=w(58552);const y=200,m=100,D=1e5,A=5e4,P=2e4,C=2e7,v=2e5,N=5e6,k=5e4,g=2e7,h=2e6,u=2e6,f=5e6,_=T=>(0,x.G6)([{field:"file",message:T}]),a=()=>_(`nests elem\
ents more than ${y} levels deep; at most ${y} are allowed`),O=()=>_(`has more than ${D} elements; at most ${D} are allowed. Split it into several documents`),E=()=>_(
`has more than ${A} rules in style sheets; at most ${A} are allowed`),S=1e3,d=()=>_(`has more than ${S} images of SVG in data: addresses; at most ${S} are allow\
ed`),r=()=>_("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),o=()=>_("has style sheets whose selectors take \
too long to compare with its elements; write simpler selectors"),e=()=>_(`has drawings (svg) of more than ${g} characters, those that are repeated counted each \
time; leave some out, or give them as images`),t=()=>_("has style sheets whose variables make values of too many characters; use var() less often"),s=()=>_(`has\
 variables of style sheets in one another, more than ${m} levels deep; use var() less often`),l=()=>_(`has more than ${h} characters of content from style sheet\
s, those of counters() counted four times; write less of it`),L=()=>_(`names too much text for the margins of pages with string-set; at most ${u} characters are\
 allowed`),I=()=>_(`has too much text in the margins of its pages (@page); at most ${f} characters on all pages are allowed`)}),45893:((H,W,w)=>{w.d(W,{Ci:()=>D,
Ky:()=>y,ZE:()=>x,a4:()=>A,hE:()=>m});const x=P=>P.children.filter(C=>C.kind==="element");function y(P){const C=[],v=[P];for(let N=v.pop();N;N=v.pop()){C.push(N);
for(let k=N.children.length-1;k>=0;k--){const g=N.children[k];g.kind==="element"&&v.push(g)}}return C}function m({attributes:P}){const C=P.get("href");if(C!==void 0)
return C.trim();for(const[v,N]of P)if(v.endsWith(":href"))return N.trim()}const D=P=>m(P)?.replace(/^#/,"")??"";function A(P){const C=[],v=[P];for(let N=v.pop();N;N=
v.pop())if(N.kind==="text")C.push(N.value);else for(let k=N.children.length-1;k>=0;k--)v.push(N.children[k]);return C.join("")}}),58257:((H,W,w)=>{w.d(W,{Z:()=>C});
var x=w(28428),y=w(45657),m=w(37294),D=w(9813);const A=4e3,P=600;async function C(u,f){let _=0,a=0;const O={...x.jh,createElement(o,e,t){if(++_>m.q3)throw(0,m.vS)();
return x.jh.createElement(o,e,t)},onItemPush(){if(++a>m.Ez)throw(0,m.DI)()},onItemPop(){a--}},E=new x.iX({treeAdapter:O,scriptingEnabled:!1}),S=new D.m(u),{length:d}=S.
text;for(let o=0;o<d||o===0;o+=A){const e=f.step(A*P);e&&await e,E.tokenizer.write(S.text.slice(o,o+A),o+A>=d)}const r=v[x.jh.getDocumentMode(E.document)];return{
root:await N(E.document,S,f),quirks:r}}const v={[x.qy.W$.NO_QUIRKS]:"none",[x.qy.W$.LIMITED_QUIRKS]:"limited",[x.qy.W$.QUIRKS]:"all"};async function N(u,f,_){const a=u.
childNodes.find(S=>x.jh.isElementNode(S)),O=h(a,void 0,0,f),E=[[a,O]];for(let S=E.pop();S;S=E.pop()){const[d,r]=S,o=_.step(1e3+d.childNodes.length*500);o&&await o;
let e=0;const t=[];for(const s of d.childNodes){if(x.jh.isTextNode(s)&&t.push({kind:"text",value:f.restore(s.value),parent:r}),!x.jh.isElementNode(s))continue;const l=h(
s,r,e++,f);t.push(l),E.push([s,l])}r.children=(0,y.Hn)(t),d.childNodes=[]}return O}const k=new Map,g=new Set;function h(u,f,_,a){const{attrs:O}=u,E=O.length===0?
k:new Map(O.map(({name:o,value:e})=>[o,a.restore(e)])),S=E.get("class")?.split(/[ \t\n\f\r]+/).filter(o=>o!==""),d=S===void 0?g:new Set(S),r=u.namespaceURI===x.
qy.NS.HTML;return{kind:"element",name:u.tagName,attributes:E,classes:d,parent:f,children:[],index:_,isHtml:r}}}),72594:((H,W,w)=>{w.d(W,{Z:()=>N,e:()=>P,imagesNamedIn:()=>v,
mayNameImages:()=>C});var x=w(34622),y=w(39170),m=w(45893),D=w(58257),A=w(50697);function P(h){const u=new Set;for(const f of(0,m.Ky)(h)){const _=f.name==="imag\
e"&&!f.isHtml?(0,m.hE)(f):void 0,a=f.name==="img"?N(f):_;a!==void 0&&a!==""&&u.add((0,x.bi)(a));const O=(0,y.sf)(f);O!==void 0&&u.add((0,x.bi)(O));for(const E of[
f.attributes.get("style"),f.name==="style"?(0,m.a4)(f):void 0])for(const S of k(E??""))u.add((0,x.bi)(S))}return[...u]}const C=(h,u)=>h==="html"?/<img|<image|url\(/i.
test(u):u.includes("![");async function v(h,u,f){if(h==="markdown")return await(0,x.e_)(u,f);const{root:_}=await(0,D.Z)(u,f);return P(_)}function N({attributes:h}){
const u=h.get("src")?.trim();if(u!==void 0&&u!=="")return u;const[f=""]=(h.get("srcset")??"").trim().split(/[\s,]/,1);return f===""?void 0:f}function*k(h){let u;
const f=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let _=f.exec(h);_;_=f.exec(h)){const{0:a,index:O}=_;if(a.startsWith("@"))u=/^@font/i.test(a)?"\
font":"sheet";else if(a==="}"||a===";")u===(a==="}"?"font":"sheet")&&(u=void 0);else if(!u){const E=g(h,O+a.length);if(E<0)return;f.lastIndex=E;const[S]=(0,A.wK)(
h.slice(O,E+1))??[];S?.type==="Url"&&(yield S.value)}}}function g(h,u){let f=u;for(;/\s/.test(h.charAt(f));)f++;const _=h.charAt(f);if(_!=='"'&&_!=="'")return h.
indexOf(")",u);let a=f;do a=h.indexOf(_,a+1);while(a>0&&h.charAt(a-1)==="\\");return a<0?-1:h.indexOf(")",a)}}),5196:((H,W,w)=>{w.d(W,{E:()=>$,w:()=>D});var x=w(
75234),y=w(50697);const m=10;function D(n,c,M,b){if(n==="color-mix")return b<m?T(c,M,b+1):void 0;if(n==="light-dark")return b<m?A(c,M,b+1):void 0;const[p=[],[R]=[]]=(0,y.
M$)(c,y.YY),U=R===void 0?1:C(R,1);if(U===void 0)return;const B=n==="color"?h(p):N(n,p);return B&&{color:B.map(P),alpha:P(U)}}function A(n,c,M){const b=(0,y.M$)(
n,y.wR);return b.length===2&&b[0].length===1?c(b[0][0],M):void 0}const P=n=>Math.min(Math.max(n,0),1);function C(n,c){if((0,y.aG)(n)==="none")return 0;const M=(0,x.
pO)(n);return M===void 0?void 0:n?.type==="Percentage"?M*c:M}const v=n=>(0,y.aG)(n)==="none"?0:(0,x.T)(n)??(n?.type==="Percentage"?void 0:(0,x.pO)(n));function N(n,c){
const M=Object.hasOwn(g,n)?g[n]:void 0;if(!M||c.length!==3)return;const b=c.map((B,G)=>{const K=M.wholes[G];return K==="hue"?v(B):C(B,K)}),[p,R,U]=b;return p===
void 0||R===void 0||U===void 0?void 0:M.convert([p,R,U])}const k=([n,c,M])=>{const b=M*Math.PI/180;return[n,c*Math.cos(b),c*Math.sin(b)]},g={oklab:{wholes:[1,.4,
.4],convert:n=>a(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>a(t(k(n)))},lab:{wholes:[100,125,125],convert:n=>a(l(n))},lch:{wholes:[100,150,"hue"],convert:n=>a(
l(k(n)))},hwb:{wholes:["hue",1,1],convert:L}};function h([n,...c]){const M=c.map(U=>C(U,1)),[b,p,R]=M;if(!(M.length!==3||b===void 0||p===void 0||R===void 0))switch((0,y.
aG)(n)){case"srgb":return[b,p,R];case"srgb-linear":return a([b,p,R]);case"display-p3":return a(u(o,[b,p,R].map(_)));default:return}}const u=(n,[c,M,b])=>n.map(([
p,R,U])=>p*c+R*M+U*b),f=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),_=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(
n)+.055)/1.055)**2.4,a=n=>n.map(f),O=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],E=[[4.0767416621,-3.3077115913,.2309699292],
[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],S=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],
[.0883024619,.2817188376,.6299787005]],d=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[
[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,
1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,1,.8251046025],t=n=>u(E,u(O,n).map(c=>c**3)),s=n=>u(d,u(S,n).map(Math.cbrt));function l([
n,c,M]){const b=(n+16)/116,p=R=>R>6/29?R**3:(116*R-16)/(24389/27);return u(r,[e[0]*p(b+c/500),p(b),e[2]*p(b-M/200)])}function L([n,c,M]){const b=c+M;if(b>=1)return[
c/b,c/b,c/b];const p=R=>{const U=((R+n/60)%6+6)%6;return P(Math.abs(U-3)-1)*(1-b)+c};return[p(0),p(4),p(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(_),
a],oklab:[n=>s(n.map(_)),n=>a(t(n))]};function T(n,c,M){const[b=[],...p]=(0,y.M$)(n,y.wR);if((0,y.aG)(b[0])!=="in"||p.length!==2)return;const R=p.map(X=>{const J=X.
find(({type:Y})=>Y==="Percentage"),Z=c(X.find(({type:Y})=>Y!=="Percentage"),M);return{paint:Z==="current"?void 0:Z,share:(0,x.pO)(J)}}),[U,B]=R;if(!U?.paint||!B?.
paint)return;const G=(0,y.aG)(b[1])??"",K=U.paint.alpha===0||B.paint.alpha===0,F=Object.hasOwn(I,G)?I[G]:K?I.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.
share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=i(U.paint,B.paint,j/z,F);return{...V,alpha:P(V.alpha*Math.min(z,1))}}const $=(n,c,M)=>i(n,c,M,
I.oklab);function i(n,c,M,[b,p]){const R=[n.alpha*(1-M),c.alpha*M],U=R[0]+R[1],B=[b(n.color),b(c.color)],G=B[0].map((K,F)=>U===0?0:(K*R[0]+B[1][F]*R[1])/U);return{
color:p(G).map(P),alpha:P(U)}}}),76213:((H,W,w)=>{w.d(W,{P:()=>o,d:()=>r});var x=w(75234),y=w(16326),m=w(50697);const D=1e3;function A(e,t){if(e.type!=="Functio\
n")return;const s=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(s,t);case"circle":return C(s,t,1);case"ellipse":return C(s,t,2);case"inset":return v(
s,t);default:return}}function P(e,t){const s=(0,m.M$)(e,m.wR),l=(0,m.aG)(s[0]?.[0]),I=(l==="evenodd"||l==="nonzero"?s.slice(1):s).map($=>$.map(i=>(0,x.Y5)(i,t)));
if(I.length<3||I.length>D)return;const T=I.flatMap(([$,i,n])=>$&&i&&!n?[[$,i]]:[]);return T.length===I.length?{kind:"polygon",corners:T,hasHoles:l==="evenodd"}:
void 0}function C(e,t,s){const l=e.findIndex(i=>(0,m.aG)(i)==="at"),L=l<0?[y.QR,y.QR]:(0,y.ux)(e.slice(l+1),t),I=(l<0?e:e.slice(0,l)).map(i=>{const n=(0,m.aG)(i);
return n==="closest-side"||n==="farthest-side"?n:(0,x.Y5)(i,t)}),[T="closest-side",$="closest-side"]=I;if(!(!L||I.includes(void 0)||I.length!==0&&I.length!==s))
return{kind:"ellipse",center:L,radii:s===1?[T]:[T,$]}}function v(e,t){const s=e.findIndex(n=>(0,m.aG)(n)==="round"),l=(s<0?e:e.slice(0,s)).map(n=>(0,x.Y5)(n,t)),
L=s<0?{px:0,percent:0}:e.length===s+2?(0,x.Y5)(e[s+1],t):void 0,[I,T=I,$=I,i=T]=l;if(!(!I||!T||!$||!i||!L||l.length>4))return{kind:"inset",sides:[I,T,$,i],radius:L}}
var N=w(95826),k=w(8582);const g=(e,t)=>({keys:["drawn"],read:(s,l)=>{const L=t(s,l);return L===void 0?void 0:{drawn:{...l.own.drawn,[e]:L}}}}),h=e=>g(e,([t,s])=>u(
t,s));function u(e,t){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,N.M)(e);const s=(0,m.aG)(t)==="none"?"none":(0,N.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const f=e=>{const t=(0,x.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function _(e,t){const s=(0,x.rl)(
e);return s===void 0?(0,x.Y5)(e,t):{px:s,percent:0}}const a=100,O=e=>([t])=>{const s=(0,m.aG)(t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function E(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const S={keys:["drawn"],read:([e],{own:t})=>{const s=E(e);return s===void 0?
void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},d={nonzero:!1,evenodd:!0},r={fill:h("fill"),"fill-opacity":g("fillOpacity",([e])=>f(e)),"fil\
l-rule":g("hasHoles",O(d)),"clip-rule":g("clipHasHoles",O(d)),stroke:h("stroke"),"stroke-opacity":g("strokeOpacity",([e])=>f(e)),"stroke-width":g("strokeWidth",
([e],t)=>_(e,t)),"stroke-linecap":g("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":g("join",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":g("miter",([e])=>{const t=(0,x.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":g("dashes",(e,t)=>{if((0,m.aG)(e[0])==="none")return[];const s=e.
filter(({type:l})=>l!=="Operator").map(l=>_(l,t));if(!(s.length>a||s.some(l=>l===void 0||l.px<0)))return s}),"stroke-dashoffset":g("dashOffset",([e],t)=>_(e,t)),
"vector-effect":g("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),"paint-order":g("isStrokeUnder",e=>{const t=e.map(m.aG),[s,l]=[t.indexOf("fill"),t.indexOf(
"stroke")];return l>=0&&(s<0||l<s)}),marker:S,"marker-start":g("markerStart",([e])=>E(e)),"marker-mid":g("markerMid",([e])=>E(e)),"marker-end":g("markerEnd",([e])=>E(
e)),"text-anchor":g("anchor",O({start:"start",middle:"middle",end:"end"})),"dominant-baseline":g("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":g("drop",O({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,k.J0)("stopColor",(e,t)=>{const s=(0,N.M)(e);return s==="current"?t.own.color:s}),"stop-opacity":(0,k.J0)("stopOpacity",f),"clip-path":{
keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,m.aG)(e)==="none")return{clipPath:void 0};const l=e.type==="Url"?e.value.trim().replace(/^#/,
""):A(e,s);return l===void 0?void 0:{clipPath:l}}}},o=new Set([...Object.keys(r),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((H,W,w)=>{w.d(W,{Ff:()=>d,OW:()=>v,QR:()=>P,ux:()=>S});var x=w(
99746),y=w(5196),m=w(75234),D=w(95826),A=w(50697);const P={px:0,percent:.5},C=256;function v(r,o,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=t!==r.name.toLowerCase(),l=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!l)return;const L=(0,A.M$)((0,A.aX)(r),A.wR),{space:I,others:T}=u(
L[0]),$=I===void 0?L.some(([p])=>N(p)):I==="oklab";T.length===0?L.shift():L[0]=T;const i={kind:l,angle:l==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
P,P],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=L,c=l==="linear"?h(n,s):l==="radial"?O(n,o):f(n,o),M=(c?L.slice(1):L).slice(0,C),b=[];for(const p of M){
const R=(0,D.M)(p[0]),U=R==="current"?e:R;if(U===void 0){if(p.length===1&&(0,m.Y5)(p[0],o))continue;return}const B=p.slice(1).map(G=>l==="conic"?_(G,o):(0,m.Y5)(
G,o));B.length===0&&b.push({paint:U,at:void 0});for(const G of B)b.push({paint:U,at:G})}return b.length<2?void 0:{...i,...c,stops:$?g(b):b}}const N=r=>r?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),k=5;function g(r){const o=Math.floor(C/(k+1));return[...r.slice(0,o).flatMap((t,s)=>{const l=r[s+
1],L=t.at!==void 0&&t.at.px===l?.at?.px&&t.at.percent===l.at.percent;if(!l||L||s===o-1)return[t];const I=Array.from({length:k},(T,$)=>(0,y.E)(t.paint,l.paint,($+
1)/(k+1)));return[t,...I.map(T=>({paint:T,at:void 0}))]}),...r.slice(o)]}function h(r,o){const e=r.length===1?(0,m.T)(r[0]):void 0;if(e!==void 0)return{angle:o?
90-e:e};const t=r.map(A.aG),s=t[0]==="to";if(!s&&!o)return;let[l,L]=[0,0];for(const T of s?t.slice(1):t)if(T==="left")l=-1;else if(T==="right")l=1;else if(T==="\
top")L=-1;else if(T==="bottom")L=1;else return;const I=T=>s||T===0?T:-T;return{angle:{x:I(l),y:I(L)}}}function u(r){const o=r.findIndex(t=>(0,A.aG)(t)==="in");if(o<
0)return{space:void 0,others:[...r]};const e=(0,A.aG)(r.at(o+3))==="hue";return{space:(0,A.aG)(r[o+1]),others:[...r.slice(0,o),...r.slice(o+(e?4:2))]}}function f(r,o){
const e=r.findIndex(L=>(0,A.aG)(L)==="at"),t=(0,A.aG)(r[0])==="from";if(!t&&e!==0)return;const s=t?(0,m.T)(r[1]):0,l=e<0?void 0:S(r.slice(e+1),o);return{angle:s??
0,...l&&{center:l}}}function _(r,o){const e=(0,m.T)(r);return e===void 0?(0,m.Y5)(r,o):{px:0,percent:e/360}}const a=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function O(r,o){if((0,D.M)(r[0])!==void 0)return;const e=r.findIndex(L=>(0,A.aG)(L)==="at"),t=(e<0?r:r.slice(0,e)).map(A.aG),s=a.find(L=>t.
includes(L)),l=e<0?void 0:S(r.slice(e+1),o);return{isCircle:t.includes("circle"),...s&&{extent:s},...l&&{center:l}}}const E={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function S(r,o){let e,t,s;for(const l of r){const L=(0,A.aG)(l),I=L!==void 0&&Object.hasOwn(E,L)?E[L]:void 0;if(I){const i={
px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&s!=="x"?"x":"y":I[0];n==="x"?e=i:t=i,s=I[0]==="both"?void 0:n;continue}const T=(0,m.Y5)(l,o);if(!T)return;const $=s===
"x"?e:s==="y"?t:void 0;if($&&r.length>2){const i=$.percent===1?{px:-T.px,percent:1-T.percent}:T;s==="x"?e=i:t=i,s=void 0}else e===void 0?(e=T,s=void 0):t??=T}if(!(!e&&
!t))return[e??P,t??P]}const d=[(0,x.yA)(0),(0,x.yA)(0)]}),9813:((H,W,w)=>{w.d(W,{m:()=>P});const x=";base64,",y=/[A-Za-z0-9+/=]*/y,m=1e3,D="﷐",A=new RegExp(`${D}\
(\\d+)${D}`,"g");class P{text;runs=[];constructor(v){this.text=v.includes(D)?v:this.takeOut(v)}get isEmpty(){return this.runs.length===0}restore(v){return this.
isEmpty||!v.includes(D)?v:v.replace(A,(N,k)=>this.runs[Number(k)]??N)}takeOut(v){let N="",k=0;for(let g=v.indexOf(x);g>=0;g=v.indexOf(x,g+x.length)){const h=g+x.
length;y.lastIndex=h,y.test(v);const u=y.lastIndex;u-h<m||(N+=`${v.slice(k,h)}${D}${this.runs.push(v.slice(h,u))-1}${D}`,k=u)}return this.isEmpty?v:N+v.slice(k)}}}),
75234:((H,W,w)=>{w.d(W,{T:()=>_,Y5:()=>k,lT:()=>g,pO:()=>f,rl:()=>u});var x=w(99746),y=w(50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},
[D,A]=[.572,.536],P=1e7,C=30;function v(d,r,o){const e=Object.hasOwn(m,r)?m[r]:void 0;if(e!==void 0)return d*e*o.zoom;switch(r){case"em":return d*o.em;case"rem":
return d*o.rem*o.zoom;case"ch":return d*o.em*(o.zero?.()??D);case"ex":return d*o.em*A;case"lh":case"rlh":return d*o.em*1.362;case"vw":case"dvw":case"svw":case"l\
vw":case"vi":case"cqw":return d*o.pageWidth*o.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return d*o.pageHeight*o.zoom/100;case"vmin":return d*
Math.min(o.pageWidth,o.pageHeight)*o.zoom/100;case"vmax":return d*Math.max(o.pageWidth,o.pageHeight)*o.zoom/100;default:return}}const N=d=>({px:d,percent:0,isNumber:!0});
function k(d,r){const o=d&&a(d,r,0);if(!(!o||!Number.isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px===0?(0,x.yA)(0):void 0:o.percent===0?(0,x.
yA)(o.px):{px:o.px,percent:o.percent}}function g(d,r){const o=k(d,r);return o?.percent===0?o.px:void 0}const h={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};
function u(d){const r=d&&a(d,h,0);return r?.isNumber===!0&&Number.isFinite(r.px)?r.px:void 0}function f(d){const r=d&&a(d,h,0);if(!(!r||!Number.isFinite(r.px)||
!Number.isFinite(r.percent)))return r.isNumber?r.px:r.px===0&&r.percent!==0?r.percent:d.type==="Percentage"?0:void 0}function _(d){if(d?.type==="Number"&&Number(
d.value)===0)return 0;if(d?.type!=="Dimension")return;const r=Number(d.value);switch(d.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*
180/Math.PI;case"turn":return r*360;default:return}}function a(d,r,o){if(!(o>C))switch(d.type){case"Number":return N(Number(d.value));case"Percentage":return{px:0,
percent:Number(d.value)/100,isNumber:!1};case"Dimension":{const e=v(Number(d.value),d.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"\
Identifier":return(0,y.aG)(d)==="infinity"?N(P):void 0;case"Parentheses":return E(d.children.toArray(),r,o+1);case"Function":{const e=d.name.toLowerCase().replace(
/^-webkit-|^-moz-/,""),t=(0,y.M$)((0,y.aX)(d),y.wR);if(e==="calc")return E(t[0],r,o+1);const s=t.map(l=>E(l,r,o+1));return s.every(l=>l!==void 0)?O(e,s,r):void 0}default:
return}}function O(d,r,o){const e=({px:T,percent:$})=>T+$*o.pageWidth,t=T=>r.reduce(($,i)=>!$||T(i,$)?i:$,void 0);if(d==="min")return t((T,$)=>e(T)<e($));if(d===
"max")return t((T,$)=>e(T)>e($));if(d!=="clamp"||r.length!==3)return;const[s,l,L]=r,I=e(l)>e(L)?L:l;return e(I)<e(s)?s:I}function E(d,r,o){let e,t,s=1,l="*";const L=()=>{
if(!t)return!1;const I=S(t,s);return e=e?{px:e.px+I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,t=void 0,!0};for(const I of d){if(I.type===
"Operator"){const $=I.value.trim();if($==="+"||$==="-"){if(!L())return;s=$==="-"?-1:1,l="*"}else l=$;continue}const T=a(I,r,o);if(!T||(t?l==="*"?t=t.isNumber?S(
T,t.px):T.isNumber?S(t,T.px):void 0:t=T.isNumber&&T.px!==0?S(t,1/T.px):void 0:t=T,!t))return}return L()?e:void 0}const S=({px:d,percent:r,isNumber:o},e)=>({px:d*
e,percent:r*e,isNumber:o})}),95826:((H,W,w)=>{w.d(W,{M:()=>P});var x=w(49180),y=w(5196),m=w(75234),D=w(50697);const A={color:[0,0,0],alpha:0};function P(h,u=0){
if(h?.type==="Hash")return N(h.value);if(h?.type==="Identifier"){const _=h.name.toLowerCase();if(_==="transparent")return A;if(_==="currentcolor")return"current";
const a=C[_]??(0,x.q)(_);return a&&v(a)}if(h?.type!=="Function")return;const f=h.name.toLowerCase();return k(f,(0,D.aX)(h))??(0,y.w)(f,(0,D.aX)(h),P,u)}const C={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},v=([h,u,f],_=1)=>({color:[h/255,u/255,
f/255],alpha:_});function N(h){const u=(0,x.q)(`#${h}`);if(u)return v(u);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(h))return;const f=h.length===4?[...h].map(S=>S+
S).join(""):h,[_,a,O,E]=[0,2,4,6].map(S=>Number.parseInt(f.slice(S,S+2),16));return v([_,a,O],E/255)}function k(h,u){if(!/^(?:rgb|hsl)a?$/.test(h))return;const f=u.
filter(r=>r.type!=="Operator"),_=f.length>3?(0,m.pO)(f[3]):1;if(f.length<3||f.length>4||_===void 0)return;const a=Math.min(Math.max(_,0),1),O=r=>Math.min(Math.max(
r,0),255);if(h==="rgb"||h==="rgba"){const r=f.slice(0,3).map(s=>{const l=(0,m.pO)(s);return l===void 0?void 0:O(s.type==="Percentage"?l*255:l)}),[o,e,t]=r;return o===
void 0||e===void 0||t===void 0?void 0:v([o,e,t],a)}const E=(0,m.T)(f[0])??(0,m.pO)(f[0]),[S,d]=[(0,m.pO)(f[1]),(0,m.pO)(f[2])];if(!(E===void 0||S===void 0||d===
void 0))return{color:g(E,Math.min(Math.max(S,0),1),Math.min(Math.max(d,0),1)),alpha:a}}function g(h,u,f){const _=a=>{const O=((a+h/30)%12+12)%12;return f-u*Math.
min(f,1-f)*Math.max(-1,Math.min(O-3,9-O,1))};return[_(0),_(8),_(4)]}}),8582:((H,W,w)=>{w.d(W,{BV:()=>h,De:()=>N,J0:()=>D,LN:()=>_,ST:()=>v,X_:()=>u,aL:()=>A,nI:()=>g,
nL:()=>P,r_:()=>f,sD:()=>k,zW:()=>C});var x=w(75234),y=w(95826),m=w(50697);const D=(a,O)=>({keys:[a],read:(E,S)=>{if(E.length!==1)return;const d=O(E[0],S);return d===
void 0?void 0:{[a]:d}}}),A=(a,O,E={})=>D(a,S=>{const d=(0,m.aG)(S);if(d!==void 0)return Object.hasOwn(E,d)?E[d]:O.find(r=>r===d)}),P=(a,O=-1/0)=>D(a,E=>{const S=(0,x.
rl)(E);return S===void 0||S<O?void 0:S}),C=(a,O)=>(0,m.aG)(a)==="auto"?"auto":(0,x.Y5)(a,O),v=(a,O)=>{const E=(0,x.Y5)(a,O);return E&&(E.percent!==0||E.px>=0)?E:
void 0},N=(a,O)=>{const E=(0,x.lT)(a,O);return E!==void 0&&E>=0?E:void 0};function k(a){const O=(0,y.M)(a);if(O!==void 0)return{paint:O==="current"?void 0:O}}const g=a=>({
keys:[a],read:O=>{const E=O.length===1?k(O[0]):void 0;return E&&{[a]:E.paint}}}),h=["Top","Right","Bottom","Left"];function u(a){const[O,E=O,S=O,d=E]=a;return a.
length===0||a.length>4?void 0:[O,E,S,d]}function f(a,O){return{keys:a,read:(E,S)=>{const d=u(E.map(r=>O(r,S)));if(!(!d||d.includes(void 0)))return Object.fromEntries(
a.map((r,o)=>[r,d[o]]))}}}const _=a=>(0,m.M$)(a,m.YY)}),50697:((H,W,w)=>{w.d(W,{M$:()=>v,YY:()=>C,aG:()=>N,aX:()=>k,wK:()=>D,wR:()=>P});var x=w(88650),y=w(9813);
const m=2e5;function D(g){if(g.length>m&&!/\burl\(/i.test(g))return;const h=[],u=new y.m(g);try{const f=(0,x.A)(u.text,{context:"value",onParseError:a=>h.push(a)});
if(h.length>0||f.type!=="Value")return;const _=f.children.toArray();return u.isEmpty||A(_,u),_}catch{return}}function A(g,h){for(const u of g)u.type==="Url"||u.
type==="String"?u.value=h.restore(u.value):(u.type==="Function"||u.type==="Parentheses")&&A(u.children.toArray(),h)}const P=g=>g.type==="Operator"&&g.value===",",
C=g=>g.type==="Operator"&&g.value==="/";function v(g,h){const u=[[]];for(const f of g)h(f)?u.push([]):u.at(-1).push(f);return u}const N=g=>g?.type==="Identifier"?
g.name.toLowerCase():void 0,k=g=>g.children.toArray()}),99746:((H,W,w)=>{w.d(W,{Il:()=>m,f2:()=>x,yA:()=>y});const x={px:0,percent:0},y=D=>D===0?x:{px:D,percent:0},
m=({px:D,percent:A},P)=>A===0?D:D+A*P})};
