"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,M)=>{M.d(W,{gf:()=>y,iw:()=>g,sf:()=>O});var b=M(76213);function x(i){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const _=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function A(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const D=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),v=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),N=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),C={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function g(i,n){const{name:c,attributes:E}=i;if(E.size===0&&!P.has(c))return[];const w=[],m=(K,F)=>{F!==
void 0&&F!==""&&w.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of E)b.P.has(K)&&m(K,t(K,F));const R=K=>E.get(K);i.isHtml?k.has(c)&&(m("width",
x(R("width"))),c!=="hr"?m("height",x(R("height"))):l(E,m)):(m("width",_(R("width"))),m("height",_(R("height"))));const U=R("bgcolor");U!==void 0&&m("background-\
color",A(U));const B=O(i);B!==void 0&&m("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),c==="tr"&&m("height",x(R("height"))),c==="body"&&d(E,m),c==="img"&&e(E,m);const G=R("align")?.toLowerCase();return G!==void 0&&v.has(c)&&
m("text-align",N.get(G)??G),c==="img"&&(G==="left"||G==="right")&&m("float",G),c==="table"&&(G==="left"||G==="right")&&m("float",G),(P.has(c)||c==="tr"||c==="tb\
ody")&&m("vertical-align",R("valign")?.toLowerCase()),E.has("nowrap")&&m("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&m("list-style-type",s(R("type"))),
c==="font"&&L(E,m),R("dir")?.toLowerCase()==="auto"&&m("direction",a(i)),c==="table"&&I(E,m),P.has(c)&&n&&$(n.attributes,m),w}const h=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[u,f]=[500,100],S=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function a(i){let n="",c=0;const E=[i];for(let m=E.pop();m&&c<f&&n.
length<u;m=E.pop(),c++)if(m.kind==="text")n+=m.value.trimStart().slice(0,u);else if(m===i||!S(m))for(const R of m.children.slice(0,f).reverse())E.push(R);const[
w=""]=new RegExp("\\p{L}","u").exec(n)??[];return h.test(w)?"rtl":"ltr"}const p=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function O({name:i,
isHtml:n,attributes:c}){const E=n&&p.has(i)?c.get("background")?.trim():void 0;return E===""?void 0:E}function y(i){const n=A(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function d(i,n){const c=i.get("text");c!==void 0&&n("color",A(c));for(const[E,...w]of r)n(`margin-${E}`,w.map(m=>x(i.get(m))).
find(m=>m!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],o=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const c=x(i.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const E of["left","right"])n(`margin-${E}`,x(
i.get("hspace")));for(const E of["top","bottom"])n(`margin-${E}`,x(i.get("vspace")));n("vertical-align",o.get(i.get("align")?.toLowerCase()??""))}const t=(i,n)=>i===
"font-size"||i==="letter-spacing"?_(n):n,s=i=>i===void 0?void 0:Object.hasOwn(C,i)?C[i]:i.toLowerCase();function l(i,n){const c=i.get("color");c!==void 0&&n("co\
lor",A(c));const[E]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],w=Number(E??0);w<=0||(c!==void 0||i.has("noshade")?n("border-width",`${w/2}px`):w===1?n("border-bo\
ttom-width","0"):n("height",`${w-2}px`))}function L(i,n){const c=i.get("color");c!==void 0&&n("color",A(c)),n("font-family",i.get("face"));const[,E,w]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(w===void 0)return;const m=E===""?Number(w):3+ +`${E}${w}`;n("font-size",D[Math.min(Math.max(m,1),7)-1])}function I(i,n){const c=i.
has("border")?x(i.get("border")||"1")??"1px":void 0,E=i.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${E===void 0?"outset":"solid"}`),n("border-co\
lor",E),n("border-spacing",x(i.get("cellspacing")));const w=T.get(i.get("frame")?.toLowerCase()??"");if(w===void 0)return;const m=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const R of["top","right","bottom","left"])n(`border-${R}`,w.includes(R)?m:"0 hidden")}const T=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(i,n){
const c=i.has("border")?x(i.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",x(i.get("cellpadding")))}}),37294:((H,W,M)=>{M.d(W,{$:()=>t,AV:()=>C,DI:()=>O,Ez:()=>x,F1:()=>s,Hb:()=>v,Hk:()=>k,LI:()=>P,
SB:()=>f,VE:()=>d,_u:()=>I,aU:()=>a,bJ:()=>u,bi:()=>o,dM:()=>$,df:()=>r,hH:()=>_,iN:()=>g,iV:()=>i,iY:()=>l,ot:()=>e,q3:()=>A,qM:()=>L,qV:()=>D,tE:()=>T,uL:()=>S,
uN:()=>h,vS:()=>y,xH:()=>N});var b=M(58552);const x=200,_=100,A=1e5,D=5e4,P=2e4,k=2e7,v=2e5,N=5e6,C=2e4,g=1e4,h=5e4,u=2e7,f=2e6,S=2e6,a=5e6,p=n=>(0,b.G6)([{field:"\
file",message:n}]),O=()=>p(`nests elements more than ${x} levels deep; at most ${x} are allowed`),y=()=>p(`has more than ${A} elements; at most ${A} are allowed\
. Split it into several documents`),d=()=>p(`has more than ${D} rules in style sheets; at most ${D} are allowed`),r=1e3,o=()=>p(`has more than ${r} images of SV\
G in data: addresses; at most ${r} are allowed`),e=()=>p("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),t=()=>p(
"has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),s=()=>p(`has more than ${g} declarations for one element\
; at most ${g} are allowed`),l=()=>p(`has drawings (svg) of more than ${u} characters, those that are repeated counted each time; leave some out, or give them a\
s images`),L=()=>p("has style sheets whose variables make values of too many characters; use var() less often"),I=()=>p(`has variables of style sheets in one an\
other, more than ${_} levels deep; use var() less often`),T=()=>p(`has more than ${f} characters of content from style sheets, those of counters() counted four \
times; write less of it`),$=()=>p(`names too much text for the margins of pages with string-set; at most ${S} characters are allowed`),i=()=>p(`has too much tex\
t in the margins of its pages (@page); at most ${a} characters on all pages are allowed`)}),45893:((H,W,M)=>{M.d(W,{Ci:()=>A,Ky:()=>x,ZE:()=>b,a4:()=>D,hE:()=>_});
const b=P=>P.children.filter(k=>k.kind==="element");function x(P){const k=[],v=[P];for(let N=v.pop();N;N=v.pop()){k.push(N);for(let C=N.children.length-1;C>=0;C--){
const g=N.children[C];g.kind==="element"&&v.push(g)}}return k}function _({attributes:P}){const k=P.get("href");if(k!==void 0)return k.trim();for(const[v,N]of P)
if(v.endsWith(":href"))return N.trim()}const A=P=>_(P)?.replace(/^#/,"")??"";function D(P){const k=[],v=[P];for(let N=v.pop();N;N=v.pop())if(N.kind==="text")k.push(
N.value);else for(let C=N.children.length-1;C>=0;C--)v.push(N.children[C]);return k.join("")}}),58257:((H,W,M)=>{M.d(W,{Z:()=>k});var b=M(28428),x=M(45657),_=M(
37294),A=M(9813);const D=4e3,P=600;async function k(u,f){let S=0,a=0;const p={...b.jh,createElement(o,e,t){if(++S>_.q3)throw(0,_.vS)();return b.jh.createElement(
o,e,t)},onItemPush(){if(++a>_.Ez)throw(0,_.DI)()},onItemPop(){a--}},O=new b.iX({treeAdapter:p,scriptingEnabled:!1}),y=new A.m(u),{length:d}=y.text;for(let o=0;o<
d||o===0;o+=D){const e=f.step(D*P);e&&await e,O.tokenizer.write(y.text.slice(o,o+D),o+D>=d)}const r=v[b.jh.getDocumentMode(O.document)];return{root:await N(O.document,
y,f),quirks:r}}const v={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.W$.LIMITED_QUIRKS]:"limited",[b.qy.W$.QUIRKS]:"all"};async function N(u,f,S){const a=u.childNodes.find(
y=>b.jh.isElementNode(y)),p=h(a,void 0,0,f),O=[[a,p]];for(let y=O.pop();y;y=O.pop()){const[d,r]=y,o=S.step(1e3+d.childNodes.length*500);o&&await o;let e=0;const t=[];
for(const s of d.childNodes){if(b.jh.isTextNode(s)&&t.push({kind:"text",value:f.restore(s.value),parent:r}),!b.jh.isElementNode(s))continue;const l=h(s,r,e++,f);
t.push(l),O.push([s,l])}r.children=(0,x.Hn)(t),d.childNodes=[]}return p}const C=new Map,g=new Set;function h(u,f,S,a){const{attrs:p}=u,O=p.length===0?C:new Map(
p.map(({name:o,value:e})=>[o,a.restore(e)])),y=O.get("class")?.split(/[ \t\n\f\r]+/).filter(o=>o!==""),d=y===void 0?g:new Set(y),r=u.namespaceURI===b.qy.NS.HTML;
return{kind:"element",name:u.tagName,attributes:O,classes:d,parent:f,children:[],index:S,isHtml:r}}}),72594:((H,W,M)=>{M.d(W,{Z:()=>N,e:()=>P,imagesNamedIn:()=>v,
mayNameImages:()=>k});var b=M(34622),x=M(39170),_=M(45893),A=M(58257),D=M(50697);function P(h){const u=new Set;for(const f of(0,_.Ky)(h)){const S=f.name==="imag\
e"&&!f.isHtml?(0,_.hE)(f):void 0,a=f.name==="img"?N(f):S;a!==void 0&&a!==""&&u.add((0,b.bi)(a));const p=(0,x.sf)(f);p!==void 0&&u.add((0,b.bi)(p));for(const O of[
f.attributes.get("style"),f.name==="style"?(0,_.a4)(f):void 0])for(const y of C(O??""))u.add((0,b.bi)(y))}return[...u]}const k=(h,u)=>h==="html"?/<img|<image|url\(/i.
test(u):u.includes("![");async function v(h,u,f){if(h==="markdown")return await(0,b.e_)(u,f);const{root:S}=await(0,A.Z)(u,f);return P(S)}function N({attributes:h}){
const u=h.get("src")?.trim();if(u!==void 0&&u!=="")return u;const[f=""]=(h.get("srcset")??"").trim().split(/[\s,]/,1);return f===""?void 0:f}function*C(h){let u;
const f=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let S=f.exec(h);S;S=f.exec(h)){const{0:a,index:p}=S;if(a.startsWith("@"))u=/^@font/i.test(a)?"\
font":"sheet";else if(a==="}"||a===";")u===(a==="}"?"font":"sheet")&&(u=void 0);else if(!u){const O=g(h,p+a.length);if(O<0)return;f.lastIndex=O;const[y]=(0,D.wK)(
h.slice(p,O+1))??[];y?.type==="Url"&&(yield y.value)}}}function g(h,u){let f=u;for(;/\s/.test(h.charAt(f));)f++;const S=h.charAt(f);if(S!=='"'&&S!=="'")return h.
indexOf(")",u);let a=f;do a=h.indexOf(S,a+1);while(a>0&&h.charAt(a-1)==="\\");return a<0?-1:h.indexOf(")",a)}}),5196:((H,W,M)=>{M.d(W,{E:()=>$,w:()=>A});var b=M(
75234),x=M(50697);const _=10;function A(n,c,E,w){if(n==="color-mix")return w<_?T(c,E,w+1):void 0;if(n==="light-dark")return w<_?D(c,E,w+1):void 0;const[m=[],[R]=[]]=(0,x.
M$)(c,x.YY),U=R===void 0?1:k(R,1);if(U===void 0)return;const B=n==="color"?h(m):N(n,m);return B&&{color:B.map(P),alpha:P(U)}}function D(n,c,E){const w=(0,x.M$)(
n,x.wR);return w.length===2&&w[0].length===1?c(w[0][0],E):void 0}const P=n=>Math.min(Math.max(n,0),1);function k(n,c){if((0,x.aG)(n)==="none")return 0;const E=(0,b.
pO)(n);return E===void 0?void 0:n?.type==="Percentage"?E*c:E}const v=n=>(0,x.aG)(n)==="none"?0:(0,b.T)(n)??(n?.type==="Percentage"?void 0:(0,b.pO)(n));function N(n,c){
const E=Object.hasOwn(g,n)?g[n]:void 0;if(!E||c.length!==3)return;const w=c.map((B,G)=>{const K=E.wholes[G];return K==="hue"?v(B):k(B,K)}),[m,R,U]=w;return m===
void 0||R===void 0||U===void 0?void 0:E.convert([m,R,U])}const C=([n,c,E])=>{const w=E*Math.PI/180;return[n,c*Math.cos(w),c*Math.sin(w)]},g={oklab:{wholes:[1,.4,
.4],convert:n=>a(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>a(t(C(n)))},lab:{wholes:[100,125,125],convert:n=>a(l(n))},lch:{wholes:[100,150,"hue"],convert:n=>a(
l(C(n)))},hwb:{wholes:["hue",1,1],convert:L}};function h([n,...c]){const E=c.map(U=>k(U,1)),[w,m,R]=E;if(!(E.length!==3||w===void 0||m===void 0||R===void 0))switch((0,x.
aG)(n)){case"srgb":return[w,m,R];case"srgb-linear":return a([w,m,R]);case"display-p3":return a(u(o,[w,m,R].map(S)));default:return}}const u=(n,[c,E,w])=>n.map(([
m,R,U])=>m*c+R*E+U*w),f=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),S=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(
n)+.055)/1.055)**2.4,a=n=>n.map(f),p=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],O=[[4.0767416621,-3.3077115913,.2309699292],
[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],y=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],
[.0883024619,.2817188376,.6299787005]],d=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[
[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,
1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,1,.8251046025],t=n=>u(O,u(p,n).map(c=>c**3)),s=n=>u(d,u(y,n).map(Math.cbrt));function l([
n,c,E]){const w=(n+16)/116,m=R=>R>6/29?R**3:(116*R-16)/(24389/27);return u(r,[e[0]*m(w+c/500),m(w),e[2]*m(w-E/200)])}function L([n,c,E]){const w=c+E;if(w>=1)return[
c/w,c/w,c/w];const m=R=>{const U=((R+n/60)%6+6)%6;return P(Math.abs(U-3)-1)*(1-w)+c};return[m(0),m(4),m(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(S),
a],oklab:[n=>s(n.map(S)),n=>a(t(n))]};function T(n,c,E){const[w=[],...m]=(0,x.M$)(n,x.wR);if((0,x.aG)(w[0])!=="in"||m.length!==2)return;const R=m.map(X=>{const J=X.
find(({type:Y})=>Y==="Percentage"),Z=c(X.find(({type:Y})=>Y!=="Percentage"),E);return{paint:Z==="current"?void 0:Z,share:(0,b.pO)(J)}}),[U,B]=R;if(!U?.paint||!B?.
paint)return;const G=(0,x.aG)(w[1])??"",K=U.paint.alpha===0||B.paint.alpha===0,F=Object.hasOwn(I,G)?I[G]:K?I.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.
share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=i(U.paint,B.paint,j/z,F);return{...V,alpha:P(V.alpha*Math.min(z,1))}}const $=(n,c,E)=>i(n,c,E,
I.oklab);function i(n,c,E,[w,m]){const R=[n.alpha*(1-E),c.alpha*E],U=R[0]+R[1],B=[w(n.color),w(c.color)],G=B[0].map((K,F)=>U===0?0:(K*R[0]+B[1][F]*R[1])/U);return{
color:m(G).map(P),alpha:P(U)}}}),76213:((H,W,M)=>{M.d(W,{P:()=>o,d:()=>r});var b=M(75234),x=M(16326),_=M(50697);const A=1e3;function D(e,t){if(e.type!=="Functio\
n")return;const s=(0,_.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(s,t);case"circle":return k(s,t,1);case"ellipse":return k(s,t,2);case"inset":return v(
s,t);default:return}}function P(e,t){const s=(0,_.M$)(e,_.wR),l=(0,_.aG)(s[0]?.[0]),I=(l==="evenodd"||l==="nonzero"?s.slice(1):s).map($=>$.map(i=>(0,b.Y5)(i,t)));
if(I.length<3||I.length>A)return;const T=I.flatMap(([$,i,n])=>$&&i&&!n?[[$,i]]:[]);return T.length===I.length?{kind:"polygon",corners:T,hasHoles:l==="evenodd"}:
void 0}function k(e,t,s){const l=e.findIndex(i=>(0,_.aG)(i)==="at"),L=l<0?[x.QR,x.QR]:(0,x.ux)(e.slice(l+1),t),I=(l<0?e:e.slice(0,l)).map(i=>{const n=(0,_.aG)(i);
return n==="closest-side"||n==="farthest-side"?n:(0,b.Y5)(i,t)}),[T="closest-side",$="closest-side"]=I;if(!(!L||I.includes(void 0)||I.length!==0&&I.length!==s))
return{kind:"ellipse",center:L,radii:s===1?[T]:[T,$]}}function v(e,t){const s=e.findIndex(n=>(0,_.aG)(n)==="round"),l=(s<0?e:e.slice(0,s)).map(n=>(0,b.Y5)(n,t)),
L=s<0?{px:0,percent:0}:e.length===s+2?(0,b.Y5)(e[s+1],t):void 0,[I,T=I,$=I,i=T]=l;if(!(!I||!T||!$||!i||!L||l.length>4))return{kind:"inset",sides:[I,T,$,i],radius:L}}
var N=M(95826),C=M(8582);const g=(e,t)=>({keys:["drawn"],read:(s,l)=>{const L=t(s,l);return L===void 0?void 0:{drawn:{...l.own.drawn,[e]:L}}}}),h=e=>g(e,([t,s])=>u(
t,s));function u(e,t){if((0,_.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,N.M)(e);const s=(0,_.aG)(t)==="none"?"none":(0,N.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const f=e=>{const t=(0,b.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function S(e,t){const s=(0,b.rl)(
e);return s===void 0?(0,b.Y5)(e,t):{px:s,percent:0}}const a=100,p=e=>([t])=>{const s=(0,_.aG)(t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function O(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,_.aG)(e)==="none"?"none":void 0}const y={keys:["drawn"],read:([e],{own:t})=>{const s=O(e);return s===void 0?
void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},d={nonzero:!1,evenodd:!0},r={fill:h("fill"),"fill-opacity":g("fillOpacity",([e])=>f(e)),"fil\
l-rule":g("hasHoles",p(d)),"clip-rule":g("clipHasHoles",p(d)),stroke:h("stroke"),"stroke-opacity":g("strokeOpacity",([e])=>f(e)),"stroke-width":g("strokeWidth",
([e],t)=>S(e,t)),"stroke-linecap":g("cap",p({butt:0,round:1,square:2})),"stroke-linejoin":g("join",p({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":g("miter",([e])=>{const t=(0,b.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":g("dashes",(e,t)=>{if((0,_.aG)(e[0])==="none")return[];const s=e.
filter(({type:l})=>l!=="Operator").map(l=>S(l,t));if(!(s.length>a||s.some(l=>l===void 0||l.px<0)))return s}),"stroke-dashoffset":g("dashOffset",([e],t)=>S(e,t)),
"vector-effect":g("isUnscaled",([e])=>(0,_.aG)(e)==="non-scaling-stroke"),"paint-order":g("isStrokeUnder",e=>{const t=e.map(_.aG),[s,l]=[t.indexOf("fill"),t.indexOf(
"stroke")];return l>=0&&(s<0||l<s)}),marker:y,"marker-start":g("markerStart",([e])=>O(e)),"marker-mid":g("markerMid",([e])=>O(e)),"marker-end":g("markerEnd",([e])=>O(
e)),"text-anchor":g("anchor",p({start:"start",middle:"middle",end:"end"})),"dominant-baseline":g("drop",p({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":g("drop",p({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,C.J0)("stopColor",(e,t)=>{const s=(0,N.M)(e);return s==="current"?t.own.color:s}),"stop-opacity":(0,C.J0)("stopOpacity",f),"clip-path":{
keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,_.aG)(e)==="none")return{clipPath:void 0};const l=e.type==="Url"?e.value.trim().replace(/^#/,
""):D(e,s);return l===void 0?void 0:{clipPath:l}}}},o=new Set([...Object.keys(r),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((H,W,M)=>{M.d(W,{Ff:()=>d,OW:()=>v,QR:()=>P,ux:()=>y});var b=M(
99746),x=M(5196),_=M(75234),A=M(95826),D=M(50697);const P={px:0,percent:.5},k=256;function v(r,o,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=t!==r.name.toLowerCase(),l=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!l)return;const L=(0,D.M$)((0,D.aX)(r),D.wR),{space:I,others:T}=u(
L[0]),$=I===void 0?L.some(([m])=>N(m)):I==="oklab";T.length===0?L.shift():L[0]=T;const i={kind:l,angle:l==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
P,P],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=L,c=l==="linear"?h(n,s):l==="radial"?p(n,o):f(n,o),E=(c?L.slice(1):L).slice(0,k),w=[];for(const m of E){
const R=(0,A.M)(m[0]),U=R==="current"?e:R;if(U===void 0){if(m.length===1&&(0,_.Y5)(m[0],o))continue;return}const B=m.slice(1).map(G=>l==="conic"?S(G,o):(0,_.Y5)(
G,o));B.length===0&&w.push({paint:U,at:void 0});for(const G of B)w.push({paint:U,at:G})}return w.length<2?void 0:{...i,...c,stops:$?g(w):w}}const N=r=>r?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),C=5;function g(r){const o=Math.floor(k/(C+1));return[...r.slice(0,o).flatMap((t,s)=>{const l=r[s+
1],L=t.at!==void 0&&t.at.px===l?.at?.px&&t.at.percent===l.at.percent;if(!l||L||s===o-1)return[t];const I=Array.from({length:C},(T,$)=>(0,x.E)(t.paint,l.paint,($+
1)/(C+1)));return[t,...I.map(T=>({paint:T,at:void 0}))]}),...r.slice(o)]}function h(r,o){const e=r.length===1?(0,_.T)(r[0]):void 0;if(e!==void 0)return{angle:o?
90-e:e};const t=r.map(D.aG),s=t[0]==="to";if(!s&&!o)return;let[l,L]=[0,0];for(const T of s?t.slice(1):t)if(T==="left")l=-1;else if(T==="right")l=1;else if(T==="\
top")L=-1;else if(T==="bottom")L=1;else return;const I=T=>s||T===0?T:-T;return{angle:{x:I(l),y:I(L)}}}function u(r){const o=r.findIndex(t=>(0,D.aG)(t)==="in");if(o<
0)return{space:void 0,others:[...r]};const e=(0,D.aG)(r.at(o+3))==="hue";return{space:(0,D.aG)(r[o+1]),others:[...r.slice(0,o),...r.slice(o+(e?4:2))]}}function f(r,o){
const e=r.findIndex(L=>(0,D.aG)(L)==="at"),t=(0,D.aG)(r[0])==="from";if(!t&&e!==0)return;const s=t?(0,_.T)(r[1]):0,l=e<0?void 0:y(r.slice(e+1),o);return{angle:s??
0,...l&&{center:l}}}function S(r,o){const e=(0,_.T)(r);return e===void 0?(0,_.Y5)(r,o):{px:0,percent:e/360}}const a=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function p(r,o){if((0,A.M)(r[0])!==void 0)return;const e=r.findIndex(L=>(0,D.aG)(L)==="at"),t=(e<0?r:r.slice(0,e)).map(D.aG),s=a.find(L=>t.
includes(L)),l=e<0?void 0:y(r.slice(e+1),o);return{isCircle:t.includes("circle"),...s&&{extent:s},...l&&{center:l}}}const O={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function y(r,o){let e,t,s;for(const l of r){const L=(0,D.aG)(l),I=L!==void 0&&Object.hasOwn(O,L)?O[L]:void 0;if(I){const i={
px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&s!=="x"?"x":"y":I[0];n==="x"?e=i:t=i,s=I[0]==="both"?void 0:n;continue}const T=(0,_.Y5)(l,o);if(!T)return;const $=s===
"x"?e:s==="y"?t:void 0;if($&&r.length>2){const i=$.percent===1?{px:-T.px,percent:1-T.percent}:T;s==="x"?e=i:t=i,s=void 0}else e===void 0?(e=T,s=void 0):t??=T}if(!(!e&&
!t))return[e??P,t??P]}const d=[(0,b.yA)(0),(0,b.yA)(0)]}),9813:((H,W,M)=>{M.d(W,{m:()=>P});const b=";base64,",x=/[A-Za-z0-9+/=]*/y,_=1e3,A="﷐",D=new RegExp(`${A}\
(\\d+)${A}`,"g");class P{text;runs=[];constructor(v){this.text=v.includes(A)?v:this.takeOut(v)}get isEmpty(){return this.runs.length===0}restore(v){return this.
isEmpty||!v.includes(A)?v:v.replace(D,(N,C)=>this.runs[Number(C)]??N)}takeOut(v){let N="",C=0;for(let g=v.indexOf(b);g>=0;g=v.indexOf(b,g+b.length)){const h=g+b.
length;x.lastIndex=h,x.test(v);const u=x.lastIndex;u-h<_||(N+=`${v.slice(C,h)}${A}${this.runs.push(v.slice(h,u))-1}${A}`,C=u)}return this.isEmpty?v:N+v.slice(C)}}}),
75234:((H,W,M)=>{M.d(W,{T:()=>S,Y5:()=>C,lT:()=>g,pO:()=>f,rl:()=>u});var b=M(99746),x=M(50697);const _={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},
[A,D]=[.572,.536],P=1e7,k=30;function v(d,r,o){const e=Object.hasOwn(_,r)?_[r]:void 0;if(e!==void 0)return d*e*o.zoom;switch(r){case"em":return d*o.em;case"rem":
return d*o.rem*o.zoom;case"ch":return d*o.em*(o.zero?.()??A);case"ex":return d*o.em*D;case"lh":case"rlh":return d*o.em*1.362;case"vw":case"dvw":case"svw":case"l\
vw":case"vi":case"cqw":return d*o.pageWidth*o.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return d*o.pageHeight*o.zoom/100;case"vmin":return d*
Math.min(o.pageWidth,o.pageHeight)*o.zoom/100;case"vmax":return d*Math.max(o.pageWidth,o.pageHeight)*o.zoom/100;default:return}}const N=d=>({px:d,percent:0,isNumber:!0});
function C(d,r){const o=d&&a(d,r,0);if(!(!o||!Number.isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px===0?(0,b.yA)(0):void 0:o.percent===0?(0,b.
yA)(o.px):{px:o.px,percent:o.percent}}function g(d,r){const o=C(d,r);return o?.percent===0?o.px:void 0}const h={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};
function u(d){const r=d&&a(d,h,0);return r?.isNumber===!0&&Number.isFinite(r.px)?r.px:void 0}function f(d){const r=d&&a(d,h,0);if(!(!r||!Number.isFinite(r.px)||
!Number.isFinite(r.percent)))return r.isNumber?r.px:r.px===0&&r.percent!==0?r.percent:d.type==="Percentage"?0:void 0}function S(d){if(d?.type==="Number"&&Number(
d.value)===0)return 0;if(d?.type!=="Dimension")return;const r=Number(d.value);switch(d.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*
180/Math.PI;case"turn":return r*360;default:return}}function a(d,r,o){if(!(o>k))switch(d.type){case"Number":return N(Number(d.value));case"Percentage":return{px:0,
percent:Number(d.value)/100,isNumber:!1};case"Dimension":{const e=v(Number(d.value),d.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"\
Identifier":return(0,x.aG)(d)==="infinity"?N(P):void 0;case"Parentheses":return O(d.children.toArray(),r,o+1);case"Function":{const e=d.name.toLowerCase().replace(
/^-webkit-|^-moz-/,""),t=(0,x.M$)((0,x.aX)(d),x.wR);if(e==="calc")return O(t[0],r,o+1);const s=t.map(l=>O(l,r,o+1));return s.every(l=>l!==void 0)?p(e,s,r):void 0}default:
return}}function p(d,r,o){const e=({px:T,percent:$})=>T+$*o.pageWidth,t=T=>r.reduce(($,i)=>!$||T(i,$)?i:$,void 0);if(d==="min")return t((T,$)=>e(T)<e($));if(d===
"max")return t((T,$)=>e(T)>e($));if(d!=="clamp"||r.length!==3)return;const[s,l,L]=r,I=e(l)>e(L)?L:l;return e(I)<e(s)?s:I}function O(d,r,o){let e,t,s=1,l="*";const L=()=>{
if(!t)return!1;const I=y(t,s);return e=e?{px:e.px+I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,t=void 0,!0};for(const I of d){if(I.type===
"Operator"){const $=I.value.trim();if($==="+"||$==="-"){if(!L())return;s=$==="-"?-1:1,l="*"}else l=$;continue}const T=a(I,r,o);if(!T||(t?l==="*"?t=t.isNumber?y(
T,t.px):T.isNumber?y(t,T.px):void 0:t=T.isNumber&&T.px!==0?y(t,1/T.px):void 0:t=T,!t))return}return L()?e:void 0}const y=({px:d,percent:r,isNumber:o},e)=>({px:d*
e,percent:r*e,isNumber:o})}),95826:((H,W,M)=>{M.d(W,{M:()=>P});var b=M(49180),x=M(5196),_=M(75234),A=M(50697);const D={color:[0,0,0],alpha:0};function P(h,u=0){
if(h?.type==="Hash")return N(h.value);if(h?.type==="Identifier"){const S=h.name.toLowerCase();if(S==="transparent")return D;if(S==="currentcolor")return"current";
const a=k[S]??(0,b.q)(S);return a&&v(a)}if(h?.type!=="Function")return;const f=h.name.toLowerCase();return C(f,(0,A.aX)(h))??(0,x.w)(f,(0,A.aX)(h),P,u)}const k={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},v=([h,u,f],S=1)=>({color:[h/255,u/255,
f/255],alpha:S});function N(h){const u=(0,b.q)(`#${h}`);if(u)return v(u);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(h))return;const f=h.length===4?[...h].map(y=>y+
y).join(""):h,[S,a,p,O]=[0,2,4,6].map(y=>Number.parseInt(f.slice(y,y+2),16));return v([S,a,p],O/255)}function C(h,u){if(!/^(?:rgb|hsl)a?$/.test(h))return;const f=u.
filter(r=>r.type!=="Operator"),S=f.length>3?(0,_.pO)(f[3]):1;if(f.length<3||f.length>4||S===void 0)return;const a=Math.min(Math.max(S,0),1),p=r=>Math.min(Math.max(
r,0),255);if(h==="rgb"||h==="rgba"){const r=f.slice(0,3).map(s=>{const l=(0,_.pO)(s);return l===void 0?void 0:p(s.type==="Percentage"?l*255:l)}),[o,e,t]=r;return o===
void 0||e===void 0||t===void 0?void 0:v([o,e,t],a)}const O=(0,_.T)(f[0])??(0,_.pO)(f[0]),[y,d]=[(0,_.pO)(f[1]),(0,_.pO)(f[2])];if(!(O===void 0||y===void 0||d===
void 0))return{color:g(O,Math.min(Math.max(y,0),1),Math.min(Math.max(d,0),1)),alpha:a}}function g(h,u,f){const S=a=>{const p=((a+h/30)%12+12)%12;return f-u*Math.
min(f,1-f)*Math.max(-1,Math.min(p-3,9-p,1))};return[S(0),S(8),S(4)]}}),8582:((H,W,M)=>{M.d(W,{BV:()=>h,De:()=>N,J0:()=>A,LN:()=>S,ST:()=>v,X_:()=>u,aL:()=>D,nI:()=>g,
nL:()=>P,r_:()=>f,sD:()=>C,zW:()=>k});var b=M(75234),x=M(95826),_=M(50697);const A=(a,p)=>({keys:[a],read:(O,y)=>{if(O.length!==1)return;const d=p(O[0],y);return d===
void 0?void 0:{[a]:d}}}),D=(a,p,O={})=>A(a,y=>{const d=(0,_.aG)(y);if(d!==void 0)return Object.hasOwn(O,d)?O[d]:p.find(r=>r===d)}),P=(a,p=-1/0)=>A(a,O=>{const y=(0,b.
rl)(O);return y===void 0||y<p?void 0:y}),k=(a,p)=>(0,_.aG)(a)==="auto"?"auto":(0,b.Y5)(a,p),v=(a,p)=>{const O=(0,b.Y5)(a,p);return O&&(O.percent!==0||O.px>=0)?O:
void 0},N=(a,p)=>{const O=(0,b.lT)(a,p);return O!==void 0&&O>=0?O:void 0};function C(a){const p=(0,x.M)(a);if(p!==void 0)return{paint:p==="current"?void 0:p}}const g=a=>({
keys:[a],read:p=>{const O=p.length===1?C(p[0]):void 0;return O&&{[a]:O.paint}}}),h=["Top","Right","Bottom","Left"];function u(a){const[p,O=p,y=p,d=O]=a;return a.
length===0||a.length>4?void 0:[p,O,y,d]}function f(a,p){return{keys:a,read:(O,y)=>{const d=u(O.map(r=>p(r,y)));if(!(!d||d.includes(void 0)))return Object.fromEntries(
a.map((r,o)=>[r,d[o]]))}}}const S=a=>(0,_.M$)(a,_.YY)}),50697:((H,W,M)=>{M.d(W,{M$:()=>v,YY:()=>k,aG:()=>N,aX:()=>C,wK:()=>A,wR:()=>P});var b=M(88650),x=M(9813);
const _=2e5;function A(g){if(g.length>_&&!/\burl\(/i.test(g))return;const h=[],u=new x.m(g);try{const f=(0,b.A)(u.text,{context:"value",onParseError:a=>h.push(a)});
if(h.length>0||f.type!=="Value")return;const S=f.children.toArray();return u.isEmpty||D(S,u),S}catch{return}}function D(g,h){for(const u of g)u.type==="Url"||u.
type==="String"?u.value=h.restore(u.value):(u.type==="Function"||u.type==="Parentheses")&&D(u.children.toArray(),h)}const P=g=>g.type==="Operator"&&g.value===",",
k=g=>g.type==="Operator"&&g.value==="/";function v(g,h){const u=[[]];for(const f of g)h(f)?u.push([]):u.at(-1).push(f);return u}const N=g=>g?.type==="Identifier"?
g.name.toLowerCase():void 0,C=g=>g.children.toArray()}),99746:((H,W,M)=>{M.d(W,{Il:()=>_,f2:()=>b,yA:()=>x});const b={px:0,percent:0},x=A=>A===0?b:{px:A,percent:0},
_=({px:A,percent:D},P)=>D===0?A:A+D*P})};
