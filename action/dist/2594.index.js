"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,M)=>{M.d(W,{gf:()=>y,iw:()=>h,sf:()=>E});var w=M(76213);function T(i){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const _=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function N(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],C=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),x=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),A=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),D={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function h(i,n){const{name:c,attributes:O}=i;if(O.size===0&&!C.has(c))return[];const b=[],g=(K,F)=>{F!==
void 0&&F!==""&&b.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of O)w.P.has(K)&&g(K,r(K,F));const L=K=>O.get(K);i.isHtml?k.has(c)&&(g("width",
T(L("width"))),c!=="hr"?g("height",T(L("height"))):l(O,g)):(g("width",_(L("width"))),g("height",_(L("height"))));const U=L("bgcolor");U!==void 0&&g("background-\
color",N(U));const B=E(i);B!==void 0&&g("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),c==="tr"&&g("height",T(L("height"))),c==="body"&&a(O,g),c==="img"&&e(O,g);const G=L("align")?.toLowerCase();return G!==void 0&&x.has(c)&&
g("text-align",A.get(G)??G),c==="img"&&(G==="left"||G==="right")&&g("float",G),c==="table"&&(G==="left"||G==="right")&&g("float",G),(C.has(c)||c==="tr"||c==="tb\
ody")&&g("vertical-align",L("valign")?.toLowerCase()),O.has("nowrap")&&g("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&g("list-style-type",o(L("type"))),
c==="font"&&P(O,g),L("dir")?.toLowerCase()==="auto"&&g("direction",d(i)),c==="table"&&I(O,g),C.has(c)&&n&&$(n.attributes,g),b}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[f,p]=[500,100],S=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function d(i){let n="",c=0;const O=[i];for(let g=O.pop();g&&c<p&&n.
length<f;g=O.pop(),c++)if(g.kind==="text")n+=g.value.trimStart().slice(0,f);else if(g===i||!S(g))for(const L of g.children.slice(0,p).reverse())O.push(L);const[
b=""]=new RegExp("\\p{L}","u").exec(n)??[];return u.test(b)?"rtl":"ltr"}const m=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function E({name:i,
isHtml:n,attributes:c}){const O=n&&m.has(i)?c.get("background")?.trim():void 0;return O===""?void 0:O}function y(i){const n=N(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function a(i,n){const c=i.get("text");c!==void 0&&n("color",N(c));for(const[O,...b]of t)n(`margin-${O}`,b.map(g=>T(i.get(g))).
find(g=>g!==void 0))}const t=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],s=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const c=T(i.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const O of["left","right"])n(`margin-${O}`,T(
i.get("hspace")));for(const O of["top","bottom"])n(`margin-${O}`,T(i.get("vspace")));n("vertical-align",s.get(i.get("align")?.toLowerCase()??""))}const r=(i,n)=>i===
"font-size"||i==="letter-spacing"?_(n):n,o=i=>i===void 0?void 0:Object.hasOwn(D,i)?D[i]:i.toLowerCase();function l(i,n){const c=i.get("color");c!==void 0&&n("co\
lor",N(c)),(c!==void 0||i.has("noshade"))&&n("background-color","currentColor");const[O]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],b=Number(O??0);b===1?n("borde\
r-bottom-width","0"):b>1&&n("height",`${b-2}px`)}function P(i,n){const c=i.get("color");c!==void 0&&n("color",N(c)),n("font-family",i.get("face"));const[,O,b]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(b===void 0)return;const g=O===""?Number(b):3+ +`${O}${b}`;n("font-size",R[Math.min(Math.max(g,1),7)-1])}function I(i,n){const c=i.
has("border")?T(i.get("border")||"1")??"1px":void 0,O=i.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${O===void 0?"outset":"solid"}`),n("border-co\
lor",O),n("border-spacing",T(i.get("cellspacing")));const b=v.get(i.get("frame")?.toLowerCase()??"");if(b===void 0)return;const g=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const L of["top","right","bottom","left"])n(`border-${L}`,b.includes(L)?g:"0 hidden")}const v=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(i,n){
const c=i.has("border")?T(i.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",T(i.get("cellpadding")))}}),37294:((H,W,M)=>{M.d(W,{$:()=>r,AV:()=>D,DI:()=>E,Ez:()=>T,F1:()=>o,Hb:()=>x,Hk:()=>k,LI:()=>C,
SB:()=>p,VE:()=>a,_u:()=>I,aU:()=>d,bJ:()=>f,bi:()=>s,dM:()=>$,df:()=>t,hH:()=>_,iN:()=>h,iV:()=>i,iY:()=>l,ot:()=>e,q3:()=>N,qM:()=>P,qV:()=>R,tE:()=>v,uL:()=>S,
uN:()=>u,vS:()=>y,xH:()=>A});var w=M(58552);const T=200,_=100,N=1e5,R=5e4,C=2e4,k=2e7,x=2e5,A=5e6,D=2e4,h=1e4,u=5e4,f=2e7,p=2e6,S=2e6,d=5e6,m=n=>(0,w.G6)([{field:"\
file",message:n}]),E=()=>m(`nests elements more than ${T} levels deep; at most ${T} are allowed`),y=()=>m(`has more than ${N} elements; at most ${N} are allowed\
. Split it into several documents`),a=()=>m(`has more than ${R} rules in style sheets; at most ${R} are allowed`),t=1e3,s=()=>m(`has more than ${t} images of SV\
G in data: addresses; at most ${t} are allowed`),e=()=>m("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),r=()=>m(
"has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),o=()=>m(`has more than ${h} declarations for one element\
; at most ${h} are allowed`),l=()=>m(`has drawings (svg) of more than ${f} characters, those that are repeated counted each time; leave some out, or give them a\
s images`),P=()=>m("has style sheets whose variables make values of too many characters; use var() less often"),I=()=>m(`has variables of style sheets in one an\
other, more than ${_} levels deep; use var() less often`),v=()=>m(`has more than ${p} characters of content from style sheets, those of counters() counted four \
times; write less of it`),$=()=>m(`names too much text for the margins of pages with string-set; at most ${S} characters are allowed`),i=()=>m(`has too much tex\
t in the margins of its pages (@page); at most ${d} characters on all pages are allowed`)}),45893:((H,W,M)=>{M.d(W,{Ci:()=>C,Ky:()=>N,ZE:()=>_,a4:()=>k,hE:()=>R,
q2:()=>T});const w=new Set;function T(x){return x===void 0?w:new Set(x.split(/[ \t\n\f\r]+/).filter(A=>A!==""))}const _=x=>x.children.filter(A=>A.kind==="elemen\
t");function N(x){const A=[],D=[x];for(let h=D.pop();h;h=D.pop()){A.push(h);for(let u=h.children.length-1;u>=0;u--){const f=h.children[u];f.kind==="element"&&D.
push(f)}}return A}function R({attributes:x}){const A=x.get("href");if(A!==void 0)return A.trim();for(const[D,h]of x)if(D.endsWith(":href"))return h.trim()}const C=x=>R(
x)?.replace(/^#/,"")??"";function k(x){const A=[],D=[x];for(let h=D.pop();h;h=D.pop())if(h.kind==="text")A.push(h.value);else for(let u=h.children.length-1;u>=0;u--)
D.push(h.children[u]);return A.join("")}}),58257:((H,W,M)=>{M.d(W,{Z:()=>x});var w=M(28428),T=M(45657),_=M(37294),N=M(45893),R=M(9813);const C=4e3,k=600;async function x(p,S){
let d=0,m=0;const E={...w.jh,createElement(e,r,o){if(++d>_.q3)throw(0,_.vS)();return w.jh.createElement(e,r,o)},onItemPush(){if(++m>_.Ez)throw(0,_.DI)()},onItemPop(){
m--}},y=new w.iX({treeAdapter:E,scriptingEnabled:!1}),a=new R.m(p),{length:t}=a.text;for(let e=0;e<t||e===0;e+=C){const r=S.step(C*k);r&&await r,y.tokenizer.write(
a.text.slice(e,e+C),e+C>=t)}const s=A[w.jh.getDocumentMode(y.document)];return{root:await D(y.document,a,S),quirks:s}}const A={[w.qy.W$.NO_QUIRKS]:"none",[w.qy.
W$.LIMITED_QUIRKS]:"limited",[w.qy.W$.QUIRKS]:"all"};async function D(p,S,d){const m=p.childNodes.find(t=>w.jh.isElementNode(t)),E=new Map,y=f(m,void 0,0,S,E),a=[
[m,y]];for(let t=a.pop();t;t=a.pop()){const[s,e]=t,r=d.step(1e3+s.childNodes.length*500);r&&await r;let o=0;const l=[];for(const P of s.childNodes){if(w.jh.isTextNode(
P)&&l.push({kind:"text",value:S.restore(P.value),parent:e}),!w.jh.isElementNode(P))continue;const I=f(P,e,o++,S,E);l.push(I),a.push([P,I])}e.children=(0,T.Hn)(l),
s.childNodes=[]}return y}const h=new Map,u=1e3;function f(p,S,d,m,E){const{attrs:y}=p,a=y.length===1&&y[0].name==="class"?y[0].value:void 0;let t=a===void 0?void 0:
E.get(a);if(!t){const o=y.length===0?h:new Map(y.map(({name:l,value:P})=>[l,m.restore(P)]));t={attributes:o,classes:(0,N.q2)(o.get("class"))},a!==void 0&&E.size<
u&&E.set(a,t)}const s=p.namespaceURI===w.qy.NS.HTML,{attributes:e,classes:r}=t;return{kind:"element",name:p.tagName,attributes:e,classes:r,parent:S,children:[],
index:d,isHtml:s}}}),72594:((H,W,M)=>{M.d(W,{Z:()=>A,e:()=>C,imagesNamedIn:()=>x,mayNameImages:()=>k});var w=M(34622),T=M(39170),_=M(45893),N=M(58257),R=M(50697);
function C(u){const f=new Set;for(const p of(0,_.Ky)(u)){const S=p.name==="image"&&!p.isHtml?(0,_.hE)(p):void 0,d=p.name==="img"?A(p):S;d!==void 0&&d!==""&&f.add(
(0,w.bi)(d));const m=(0,T.sf)(p);m!==void 0&&f.add((0,w.bi)(m));for(const E of[p.attributes.get("style"),p.name==="style"?(0,_.a4)(p):void 0])for(const y of D(E??
""))f.add((0,w.bi)(y))}return[...f]}const k=(u,f)=>u==="html"?/<img|<image|url\(/i.test(f):f.includes("![");async function x(u,f,p){if(u==="markdown")return await(0,w.
e_)(f,p);const{root:S}=await(0,N.Z)(f,p);return C(S)}function A({attributes:u}){const f=u.get("src")?.trim();if(f!==void 0&&f!=="")return f;const[p=""]=(u.get("\
srcset")??"").trim().split(/[\s,]/,1);return p===""?void 0:p}function*D(u){let f;const p=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let S=p.exec(
u);S;S=p.exec(u)){const{0:d,index:m}=S;if(d.startsWith("@"))f=/^@font/i.test(d)?"font":"sheet";else if(d==="}"||d===";")f===(d==="}"?"font":"sheet")&&(f=void 0);else if(!f){
const E=h(u,m+d.length);if(E<0)return;p.lastIndex=E;const[y]=(0,R.wK)(u.slice(m,E+1))??[];y?.type==="Url"&&(yield y.value)}}}function h(u,f){let p=f;for(;/\s/.test(
u.charAt(p));)p++;const S=u.charAt(p);if(S!=='"'&&S!=="'")return u.indexOf(")",f);let d=p;do d=u.indexOf(S,d+1);while(d>0&&u.charAt(d-1)==="\\");return d<0?-1:u.
indexOf(")",d)}}),5196:((H,W,M)=>{M.d(W,{E:()=>$,w:()=>N});var w=M(75234),T=M(50697);const _=10;function N(n,c,O,b){if(n==="color-mix")return b<_?v(c,O,b+1):void 0;
if(n==="light-dark")return b<_?R(c,O,b+1):void 0;const[g=[],[L]=[]]=(0,T.M$)(c,T.YY),U=L===void 0?1:k(L,1);if(U===void 0)return;const B=n==="color"?u(g):A(n,g);
return B&&{color:B.map(C),alpha:C(U)}}function R(n,c,O){const b=(0,T.M$)(n,T.wR);return b.length===2&&b[0].length===1?c(b[0][0],O):void 0}const C=n=>Math.min(Math.
max(n,0),1);function k(n,c){if((0,T.aG)(n)==="none")return 0;const O=(0,w.pO)(n);return O===void 0?void 0:n?.type==="Percentage"?O*c:O}const x=n=>(0,T.aG)(n)===
"none"?0:(0,w.T)(n)??(n?.type==="Percentage"?void 0:(0,w.pO)(n));function A(n,c){const O=Object.hasOwn(h,n)?h[n]:void 0;if(!O||c.length!==3)return;const b=c.map(
(B,G)=>{const K=O.wholes[G];return K==="hue"?x(B):k(B,K)}),[g,L,U]=b;return g===void 0||L===void 0||U===void 0?void 0:O.convert([g,L,U])}const D=([n,c,O])=>{const b=O*
Math.PI/180;return[n,c*Math.cos(b),c*Math.sin(b)]},h={oklab:{wholes:[1,.4,.4],convert:n=>d(r(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>d(r(D(n)))},lab:{wholes:[
100,125,125],convert:n=>d(l(n))},lch:{wholes:[100,150,"hue"],convert:n=>d(l(D(n)))},hwb:{wholes:["hue",1,1],convert:P}};function u([n,...c]){const O=c.map(U=>k(
U,1)),[b,g,L]=O;if(!(O.length!==3||b===void 0||g===void 0||L===void 0))switch((0,T.aG)(n)){case"srgb":return[b,g,L];case"srgb-linear":return d([b,g,L]);case"dis\
play-p3":return d(f(s,[b,g,L].map(S)));default:return}}const f=(n,[c,O,b])=>n.map(([g,L,U])=>g*c+L*O+U*b),p=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*
Math.abs(n)**(1/2.4)-.055),S=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,d=n=>n.map(p),m=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],E=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
y=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],a=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],s=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],r=n=>f(E,f(m,n).map(c=>c**3)),o=n=>f(a,f(y,n).map(Math.cbrt));function l([n,c,O]){const b=(n+16)/116,g=L=>L>6/29?L**3:(116*L-16)/(24389/27);return f(
t,[e[0]*g(b+c/500),g(b),e[2]*g(b-O/200)])}function P([n,c,O]){const b=c+O;if(b>=1)return[c/b,c/b,c/b];const g=L=>{const U=((L+n/60)%6+6)%6;return C(Math.abs(U-3)-
1)*(1-b)+c};return[g(0),g(4),g(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(S),d],oklab:[n=>o(n.map(S)),n=>d(r(n))]};function v(n,c,O){const[b=[],...g]=(0,T.
M$)(n,T.wR);if((0,T.aG)(b[0])!=="in"||g.length!==2)return;const L=g.map(X=>{const J=X.find(({type:Y})=>Y==="Percentage"),Z=c(X.find(({type:Y})=>Y!=="Percentage"),
O);return{paint:Z==="current"?void 0:Z,share:(0,w.pO)(J)}}),[U,B]=L;if(!U?.paint||!B?.paint)return;const G=(0,T.aG)(b[1])??"",K=U.paint.alpha===0||B.paint.alpha===
0,F=Object.hasOwn(I,G)?I[G]:K?I.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=i(U.paint,B.
paint,j/z,F);return{...V,alpha:C(V.alpha*Math.min(z,1))}}const $=(n,c,O)=>i(n,c,O,I.oklab);function i(n,c,O,[b,g]){const L=[n.alpha*(1-O),c.alpha*O],U=L[0]+L[1],
B=[b(n.color),b(c.color)],G=B[0].map((K,F)=>U===0?0:(K*L[0]+B[1][F]*L[1])/U);return{color:g(G).map(C),alpha:C(U)}}}),76213:((H,W,M)=>{M.d(W,{P:()=>s,d:()=>t});var w=M(
75234),T=M(16326),_=M(50697);const N=1e3;function R(e,r){if(e.type!=="Function")return;const o=(0,_.aX)(e);switch(e.name.toLowerCase()){case"polygon":return C(o,
r);case"circle":return k(o,r,1);case"ellipse":return k(o,r,2);case"inset":return x(o,r);default:return}}function C(e,r){const o=(0,_.M$)(e,_.wR),l=(0,_.aG)(o[0]?.[0]),
I=(l==="evenodd"||l==="nonzero"?o.slice(1):o).map($=>$.map(i=>(0,w.Y5)(i,r)));if(I.length<3||I.length>N)return;const v=I.flatMap(([$,i,n])=>$&&i&&!n?[[$,i]]:[]);
return v.length===I.length?{kind:"polygon",corners:v,hasHoles:l==="evenodd"}:void 0}function k(e,r,o){const l=e.findIndex(i=>(0,_.aG)(i)==="at"),P=l<0?[T.QR,T.QR]:
(0,T.ux)(e.slice(l+1),r),I=(l<0?e:e.slice(0,l)).map(i=>{const n=(0,_.aG)(i);return n==="closest-side"||n==="farthest-side"?n:(0,w.Y5)(i,r)}),[v="closest-side",$="\
closest-side"]=I;if(!(!P||I.includes(void 0)||I.length!==0&&I.length!==o))return{kind:"ellipse",center:P,radii:o===1?[v]:[v,$]}}function x(e,r){const o=e.findIndex(
n=>(0,_.aG)(n)==="round"),l=(o<0?e:e.slice(0,o)).map(n=>(0,w.Y5)(n,r)),P=o<0?{px:0,percent:0}:e.length===o+2?(0,w.Y5)(e[o+1],r):void 0,[I,v=I,$=I,i=v]=l;if(!(!I||
!v||!$||!i||!P||l.length>4))return{kind:"inset",sides:[I,v,$,i],radius:P}}var A=M(95826),D=M(8582);const h=(e,r)=>({keys:["drawn"],read:(o,l)=>{const P=r(o,l);return P===
void 0?void 0:{drawn:{...l.own.drawn,[e]:P}}}}),u=e=>h(e,([r,o])=>f(r,o));function f(e,r){if((0,_.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,A.M)(
e);const o=(0,_.aG)(r)==="none"?"none":(0,A.M)(r)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:o}}const p=e=>{const r=(0,w.pO)(e);return r===void 0?
void 0:Math.min(Math.max(r,0),1)};function S(e,r){const o=(0,w.rl)(e);return o===void 0?(0,w.Y5)(e,r):{px:o,percent:0}}const d=100,m=e=>([r])=>{const o=(0,_.aG)(
r);return o!==void 0&&Object.hasOwn(e,o)?e[o]:void 0};function E(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,_.aG)(e)==="none"?"none":void 0}const y={
keys:["drawn"],read:([e],{own:r})=>{const o=E(e);return o===void 0?void 0:{drawn:{...r.drawn,markerStart:o,markerMid:o,markerEnd:o}}}},a={nonzero:!1,evenodd:!0},
t={fill:u("fill"),"fill-opacity":h("fillOpacity",([e])=>p(e)),"fill-rule":h("hasHoles",m(a)),"clip-rule":h("clipHasHoles",m(a)),stroke:u("stroke"),"stroke-opaci\
ty":h("strokeOpacity",([e])=>p(e)),"stroke-width":h("strokeWidth",([e],r)=>S(e,r)),"stroke-linecap":h("cap",m({butt:0,round:1,square:2})),"stroke-linejoin":h("j\
oin",m({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":h("miter",([e])=>{const r=(0,w.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-das\
harray":h("dashes",(e,r)=>{if((0,_.aG)(e[0])==="none")return[];const o=e.filter(({type:l})=>l!=="Operator").map(l=>S(l,r));if(!(o.length>d||o.some(l=>l===void 0||
l.px<0)))return o}),"stroke-dashoffset":h("dashOffset",([e],r)=>S(e,r)),"vector-effect":h("isUnscaled",([e])=>(0,_.aG)(e)==="non-scaling-stroke"),"paint-order":h(
"isStrokeUnder",e=>{const r=e.map(_.aG),[o,l]=[r.indexOf("fill"),r.indexOf("stroke")];return l>=0&&(o<0||l<o)}),marker:y,"marker-start":h("markerStart",([e])=>E(
e)),"marker-mid":h("markerMid",([e])=>E(e)),"marker-end":h("markerEnd",([e])=>E(e)),"text-anchor":h("anchor",m({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":h("drop",m({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":h("drop",m({baseline:0,super:-.55,sub:.3})),"stop-color":(0,D.J0)("stopColor",(e,r)=>{const o=(0,A.M)(e);
return o==="current"?r.own.color:o}),"stop-opacity":(0,D.J0)("stopOpacity",p),"clip-path":{keys:["clipPath"],read:([e,...r],o)=>{if(!e||r.length>0)return;if((0,_.
aG)(e)==="none")return{clipPath:void 0};const l=e.type==="Url"?e.value.trim().replace(/^#/,""):R(e,o);return l===void 0?void 0:{clipPath:l}}}},s=new Set([...Object.
keys(t),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((H,W,M)=>{M.d(W,{Ff:()=>a,OW:()=>x,QR:()=>C,ux:()=>y});var w=M(99746),T=M(5196),_=M(75234),N=M(95826),R=M(50697);const C={px:0,percent:.5},
k=256;function x(t,s,e){const r=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),o=r!==t.name.toLowerCase(),l=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(r)?.[1];if(!l)return;const P=(0,R.M$)((0,R.aX)(t),R.wR),{space:I,others:v}=f(P[0]),$=I===void 0?P.some(([g])=>A(g)):I==="oklab";v.length===0?P.shift():P[0]=
v;const i={kind:l,angle:l==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[C,C],repeats:r.startsWith("repeating"),stops:[]},[n=[]]=P,c=l==="linear"?
u(n,o):l==="radial"?m(n,s):p(n,s),O=(c?P.slice(1):P).slice(0,k),b=[];for(const g of O){const L=(0,N.M)(g[0]),U=L==="current"?e:L;if(U===void 0){if(g.length===1&&
(0,_.Y5)(g[0],s))continue;return}const B=g.slice(1).map(G=>l==="conic"?S(G,s):(0,_.Y5)(G,s));B.length===0&&b.push({paint:U,at:void 0});for(const G of B)b.push({
paint:U,at:G})}return b.length<2?void 0:{...i,...c,stops:$?h(b):b}}const A=t=>t?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),D=5;function h(t){
const s=Math.floor(k/(D+1));return[...t.slice(0,s).flatMap((r,o)=>{const l=t[o+1],P=r.at!==void 0&&r.at.px===l?.at?.px&&r.at.percent===l.at.percent;if(!l||P||o===
s-1)return[r];const I=Array.from({length:D},(v,$)=>(0,T.E)(r.paint,l.paint,($+1)/(D+1)));return[r,...I.map(v=>({paint:v,at:void 0}))]}),...t.slice(s)]}function u(t,s){
const e=t.length===1?(0,_.T)(t[0]):void 0;if(e!==void 0)return{angle:s?90-e:e};const r=t.map(R.aG),o=r[0]==="to";if(!o&&!s)return;let[l,P]=[0,0];for(const v of o?
r.slice(1):r)if(v==="left")l=-1;else if(v==="right")l=1;else if(v==="top")P=-1;else if(v==="bottom")P=1;else return;const I=v=>o||v===0?v:-v;return{angle:{x:I(l),
y:I(P)}}}function f(t){const s=t.findIndex(r=>(0,R.aG)(r)==="in");if(s<0)return{space:void 0,others:[...t]};const e=(0,R.aG)(t.at(s+3))==="hue";return{space:(0,R.
aG)(t[s+1]),others:[...t.slice(0,s),...t.slice(s+(e?4:2))]}}function p(t,s){const e=t.findIndex(P=>(0,R.aG)(P)==="at"),r=(0,R.aG)(t[0])==="from";if(!r&&e!==0)return;
const o=r?(0,_.T)(t[1]):0,l=e<0?void 0:y(t.slice(e+1),s);return{angle:o??0,...l&&{center:l}}}function S(t,s){const e=(0,_.T)(t);return e===void 0?(0,_.Y5)(t,s):
{px:0,percent:e/360}}const d=["closest-side","closest-corner","farthest-side","farthest-corner"];function m(t,s){if((0,N.M)(t[0])!==void 0)return;const e=t.findIndex(
P=>(0,R.aG)(P)==="at"),r=(e<0?t:t.slice(0,e)).map(R.aG),o=d.find(P=>r.includes(P)),l=e<0?void 0:y(t.slice(e+1),s);return{isCircle:r.includes("circle"),...o&&{extent:o},
...l&&{center:l}}}const E={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function y(t,s){let e,r,o;for(const l of t){const P=(0,R.aG)(
l),I=P!==void 0&&Object.hasOwn(E,P)?E[P]:void 0;if(I){const i={px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&o!=="x"?"x":"y":I[0];n==="x"?e=i:r=i,o=I[0]==="bot\
h"?void 0:n;continue}const v=(0,_.Y5)(l,s);if(!v)return;const $=o==="x"?e:o==="y"?r:void 0;if($&&t.length>2){const i=$.percent===1?{px:-v.px,percent:1-v.percent}:
v;o==="x"?e=i:r=i,o=void 0}else e===void 0?(e=v,o=void 0):r??=v}if(!(!e&&!r))return[e??C,r??C]}const a=[(0,w.yA)(0),(0,w.yA)(0)]}),9813:((H,W,M)=>{M.d(W,{m:()=>C});
const w=";base64,",T=/[A-Za-z0-9+/=]*/y,_=1e3,N="﷐",R=new RegExp(`${N}(\\d+)${N}`,"g");class C{text;runs=[];constructor(x){this.text=x.includes(N)?x:this.takeOut(
x)}get isEmpty(){return this.runs.length===0}restore(x){return this.isEmpty||!x.includes(N)?x:x.replace(R,(A,D)=>this.runs[Number(D)]??A)}takeOut(x){let A="",D=0;
for(let h=x.indexOf(w);h>=0;h=x.indexOf(w,h+w.length)){const u=h+w.length;T.lastIndex=u,T.test(x);const f=T.lastIndex;f-u<_||(A+=`${x.slice(D,u)}${N}${this.runs.
push(x.slice(u,f))-1}${N}`,D=f)}return this.isEmpty?x:A+x.slice(D)}}}),75234:((H,W,M)=>{M.d(W,{T:()=>S,Y5:()=>D,lT:()=>h,pO:()=>p,rl:()=>f});var w=M(99746),T=M(
50697);const _={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[N,R]=[.572,.536],C=1e7,k=30;function x(a,t,s){const e=Object.hasOwn(_,t)?_[t]:void 0;
if(e!==void 0)return a*e*s.zoom;switch(t){case"em":return a*s.em;case"rem":return a*s.rem*s.zoom;case"ch":return a*s.em*(s.zero?.()??N);case"ex":return a*s.em*R;case"\
lh":case"rlh":return a*s.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return a*s.pageWidth*s.zoom/100;case"vh":case"dvh":case"svh":case"lv\
h":case"vb":case"cqh":return a*s.pageHeight*s.zoom/100;case"vmin":return a*Math.min(s.pageWidth,s.pageHeight)*s.zoom/100;case"vmax":return a*Math.max(s.pageWidth,
s.pageHeight)*s.zoom/100;default:return}}const A=a=>({px:a,percent:0,isNumber:!0});function D(a,t){const s=a&&d(a,t,0);if(!(!s||!Number.isFinite(s.px)||!Number.
isFinite(s.percent)))return s.isNumber?s.px===0?(0,w.yA)(0):void 0:s.percent===0?(0,w.yA)(s.px):{px:s.px,percent:s.percent}}function h(a,t){const s=D(a,t);return s?.
percent===0?s.px:void 0}const u={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function f(a){const t=a&&d(a,u,0);return t?.isNumber===!0&&Number.isFinite(t.
px)?t.px:void 0}function p(a){const t=a&&d(a,u,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.
percent:a.type==="Percentage"?0:void 0}function S(a){if(a?.type==="Number"&&Number(a.value)===0)return 0;if(a?.type!=="Dimension")return;const t=Number(a.value);
switch(a.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function d(a,t,s){
if(!(s>k))switch(a.type){case"Number":return A(Number(a.value));case"Percentage":return{px:0,percent:Number(a.value)/100,isNumber:!1};case"Dimension":{const e=x(
Number(a.value),a.unit.toLowerCase(),t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,T.aG)(a)==="infinity"?A(C):void 0;case"P\
arentheses":return E(a.children.toArray(),t,s+1);case"Function":{const e=a.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),r=(0,T.M$)((0,T.aX)(a),T.wR);if(e===
"calc")return E(r[0],t,s+1);const o=r.map(l=>E(l,t,s+1));return o.every(l=>l!==void 0)?m(e,o,t):void 0}default:return}}function m(a,t,s){const e=({px:v,percent:$})=>v+
$*s.pageWidth,r=v=>t.reduce(($,i)=>!$||v(i,$)?i:$,void 0);if(a==="min")return r((v,$)=>e(v)<e($));if(a==="max")return r((v,$)=>e(v)>e($));if(a!=="clamp"||t.length!==
3)return;const[o,l,P]=t,I=e(l)>e(P)?P:l;return e(I)<e(o)?o:I}function E(a,t,s){let e,r,o=1,l="*";const P=()=>{if(!r)return!1;const I=y(r,o);return e=e?{px:e.px+
I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,r=void 0,!0};for(const I of a){if(I.type==="Operator"){const $=I.value.trim();if($==="+"||$===
"-"){if(!P())return;o=$==="-"?-1:1,l="*"}else l=$;continue}const v=d(I,t,s);if(!v||(r?l==="*"?r=r.isNumber?y(v,r.px):v.isNumber?y(r,v.px):void 0:r=v.isNumber&&v.
px!==0?y(r,1/v.px):void 0:r=v,!r))return}return P()?e:void 0}const y=({px:a,percent:t,isNumber:s},e)=>({px:a*e,percent:t*e,isNumber:s})}),95826:((H,W,M)=>{M.d(W,
{M:()=>C});var w=M(49180),T=M(5196),_=M(75234),N=M(50697);const R={color:[0,0,0],alpha:0};function C(u,f=0){if(u?.type==="Hash")return A(u.value);if(u?.type==="\
Identifier"){const S=u.name.toLowerCase();if(S==="transparent")return R;if(S==="currentcolor")return"current";const d=k[S]??(0,w.q)(S);return d&&x(d)}if(u?.type!==
"Function")return;const p=u.name.toLowerCase();return D(p,(0,N.aX)(u))??(0,T.w)(p,(0,N.aX)(u),C,f)}const k={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[
0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},x=([u,f,p],S=1)=>({color:[u/255,f/255,p/255],alpha:S});function A(u){const f=(0,w.q)(`#${u}`);
if(f)return x(f);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(u))return;const p=u.length===4?[...u].map(y=>y+y).join(""):u,[S,d,m,E]=[0,2,4,6].map(y=>Number.parseInt(
p.slice(y,y+2),16));return x([S,d,m],E/255)}function D(u,f){if(!/^(?:rgb|hsl)a?$/.test(u))return;const p=f.filter(t=>t.type!=="Operator"),S=p.length>3?(0,_.pO)(
p[3]):1;if(p.length<3||p.length>4||S===void 0)return;const d=Math.min(Math.max(S,0),1),m=t=>Math.min(Math.max(t,0),255);if(u==="rgb"||u==="rgba"){const t=p.slice(
0,3).map(o=>{const l=(0,_.pO)(o);return l===void 0?void 0:m(o.type==="Percentage"?l*255:l)}),[s,e,r]=t;return s===void 0||e===void 0||r===void 0?void 0:x([s,e,r],
d)}const E=(0,_.T)(p[0])??(0,_.pO)(p[0]),[y,a]=[(0,_.pO)(p[1]),(0,_.pO)(p[2])];if(!(E===void 0||y===void 0||a===void 0))return{color:h(E,Math.min(Math.max(y,0),
1),Math.min(Math.max(a,0),1)),alpha:d}}function h(u,f,p){const S=d=>{const m=((d+u/30)%12+12)%12;return p-f*Math.min(p,1-p)*Math.max(-1,Math.min(m-3,9-m,1))};return[
S(0),S(8),S(4)]}}),8582:((H,W,M)=>{M.d(W,{BV:()=>u,De:()=>A,J0:()=>N,LN:()=>S,ST:()=>x,X_:()=>f,aL:()=>R,nI:()=>h,nL:()=>C,r_:()=>p,sD:()=>D,zW:()=>k});var w=M(
75234),T=M(95826),_=M(50697);const N=(d,m)=>({keys:[d],read:(E,y)=>{if(E.length!==1)return;const a=m(E[0],y);return a===void 0?void 0:{[d]:a}}}),R=(d,m,E={})=>N(
d,y=>{const a=(0,_.aG)(y);if(a!==void 0)return Object.hasOwn(E,a)?E[a]:m.find(t=>t===a)}),C=(d,m=-1/0)=>N(d,E=>{const y=(0,w.rl)(E);return y===void 0||y<m?void 0:
y}),k=(d,m)=>(0,_.aG)(d)==="auto"?"auto":(0,w.Y5)(d,m),x=(d,m)=>{const E=(0,w.Y5)(d,m);return E&&(E.percent!==0||E.px>=0)?E:void 0},A=(d,m)=>{const E=(0,w.lT)(d,
m);return E!==void 0&&E>=0?E:void 0};function D(d){const m=(0,T.M)(d);if(m!==void 0)return{paint:m==="current"?void 0:m}}const h=d=>({keys:[d],read:m=>{const E=m.
length===1?D(m[0]):void 0;return E&&{[d]:E.paint}}}),u=["Top","Right","Bottom","Left"];function f(d){const[m,E=m,y=m,a=E]=d;return d.length===0||d.length>4?void 0:
[m,E,y,a]}function p(d,m){return{keys:d,read:(E,y)=>{const a=f(E.map(t=>m(t,y)));if(!(!a||a.includes(void 0)))return Object.fromEntries(d.map((t,s)=>[t,a[s]]))}}}
const S=d=>(0,_.M$)(d,_.YY)}),50697:((H,W,M)=>{M.d(W,{M$:()=>x,YY:()=>k,aG:()=>A,aX:()=>D,wK:()=>N,wR:()=>C});var w=M(88650),T=M(9813);const _=2e5;function N(h){
if(h.length>_&&!/\burl\(/i.test(h))return;const u=[],f=new T.m(h);try{const p=(0,w.A)(f.text,{context:"value",onParseError:d=>u.push(d)});if(u.length>0||p.type!==
"Value")return;const S=p.children.toArray();return f.isEmpty||R(S,f),S}catch{return}}function R(h,u){for(const f of h)f.type==="Url"||f.type==="String"?f.value=
u.restore(f.value):(f.type==="Function"||f.type==="Parentheses")&&R(f.children.toArray(),u)}const C=h=>h.type==="Operator"&&h.value===",",k=h=>h.type==="Operato\
r"&&h.value==="/";function x(h,u){const f=[[]];for(const p of h)u(p)?f.push([]):f.at(-1).push(p);return f}const A=h=>h?.type==="Identifier"?h.name.toLowerCase():
void 0,D=h=>h.children.toArray()}),99746:((H,W,M)=>{M.d(W,{Il:()=>_,S6:()=>N,f2:()=>w,k8:()=>R,yA:()=>T});const w={px:0,percent:0},T=k=>k===0?w:{px:k,percent:0},
_=(k,x)=>R(N(k,x)),N=({px:k,percent:x},A)=>x===0?k:k+x*A,R=k=>Math.trunc(k*64+Math.sign(k)*C)/64,C=1e-4})};
