"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,G,M)=>{M.d(G,{gf:()=>w,iw:()=>v,sf:()=>O});var b=M(76213);function T(i){const[,n,a]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${a==="%"?"%":"px"}`}const g=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function L(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),$=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),x=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),A={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function v(i,n){const{name:a,attributes:_}=i;if(_.size===0&&!P.has(a))return[];const E=[],p=(K,F)=>{F!==
void 0&&F!==""&&E.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of _)b.P.has(K)&&p(K,t(K,F));const N=K=>_.get(K);i.isHtml?k.has(a)&&(p("width",
T(N("width"))),a!=="hr"?p("height",T(N("height"))):u(_,p)):(p("width",g(N("width"))),p("height",g(N("height"))));const U=N("bgcolor");U!==void 0&&p("background-\
color",L(U));const B=O(i);B!==void 0&&p("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),a==="tr"&&p("height",T(N("height"))),a==="body"&&o(_,p),a==="img"&&e(_,p);const W=N("align")?.toLowerCase();return W!==void 0&&$.has(a)&&
p("text-align",x.get(W)??W),a==="img"&&(W==="left"||W==="right")&&p("float",W),a==="table"&&(W==="left"||W==="right")&&p("float",W),(P.has(a)||a==="tr"||a==="tb\
ody")&&p("vertical-align",N("valign")?.toLowerCase()),_.has("nowrap")&&p("white-space","nowrap"),(a==="ol"||a==="ul"||a==="li")&&p("list-style-type",s(N("type"))),
a==="font"&&D(_,p),N("dir")?.toLowerCase()==="auto"&&p("direction",c(i)),a==="table"&&I(_,p),P.has(a)&&n&&C(n.attributes,p),E}const f=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[l,m]=[500,100],S=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function c(i){let n="",a=0;const _=[i];for(let p=_.pop();p&&a<m&&n.
length<l;p=_.pop(),a++)if(p.kind==="text")n+=p.value.trimStart().slice(0,l);else if(p===i||!S(p))for(const N of p.children.slice(0,m).reverse())_.push(N);const[
E=""]=new RegExp("\\p{L}","u").exec(n)??[];return f.test(E)?"rtl":"ltr"}const h=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function O({name:i,
isHtml:n,attributes:a}){const _=n&&h.has(i)?a.get("background")?.trim():void 0;return _===""?void 0:_}function w(i){const n=L(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function o(i,n){const a=i.get("text");a!==void 0&&n("color",L(a));for(const[_,...E]of r)n(`margin-${_}`,E.map(p=>T(i.get(p))).
find(p=>p!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],d=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const a=T(i.get("border"));a!==void 0&&a!=="0px"&&n("border",`${a} solid`);for(const _ of["left","right"])n(`margin-${_}`,T(
i.get("hspace")));for(const _ of["top","bottom"])n(`margin-${_}`,T(i.get("vspace")));n("vertical-align",d.get(i.get("align")?.toLowerCase()??""))}const t=(i,n)=>i===
"font-size"||i==="letter-spacing"?g(n):n,s=i=>i===void 0?void 0:Object.hasOwn(A,i)?A[i]:i.toLowerCase();function u(i,n){const a=i.get("color");a!==void 0&&n("co\
lor",L(a));const[_]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],E=Number(_??0);E<=0||(a!==void 0||i.has("noshade")?n("border-width",`${E/2}px`):E===1?n("border-bo\
ttom-width","0"):n("height",`${E-2}px`))}function D(i,n){const a=i.get("color");a!==void 0&&n("color",L(a)),n("font-family",i.get("face"));const[,_,E]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(E===void 0)return;const p=_===""?Number(E):3+ +`${_}${E}`;n("font-size",R[Math.min(Math.max(p,1),7)-1])}function I(i,n){const a=i.
has("border")?T(i.get("border")||"1")??"1px":void 0,_=i.get("bordercolor");a!==void 0&&a!=="0px"&&n("border",`${a} ${_===void 0?"outset":"solid"}`),n("border-co\
lor",_),n("border-spacing",T(i.get("cellspacing")));const E=y.get(i.get("frame")?.toLowerCase()??"");if(E===void 0)return;const p=a===void 0||a==="0px"?"1px sol\
id":`${a} outset`;for(const N of["top","right","bottom","left"])n(`border-${N}`,E.includes(N)?p:"0 hidden")}const y=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function C(i,n){
const a=i.has("border")?T(i.get("border")||"1")??"1px":void 0;a!==void 0&&a!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",T(i.get("cellpadding")))}}),37294:((H,G,M)=>{M.d(G,{$:()=>o,DI:()=>m,Ez:()=>T,Hb:()=>k,Hk:()=>P,LI:()=>R,VE:()=>c,aU:()=>f,
bJ:()=>A,bi:()=>O,dM:()=>e,df:()=>h,iV:()=>t,iY:()=>r,ot:()=>w,q3:()=>g,qM:()=>d,qV:()=>L,uL:()=>v,uN:()=>x,vS:()=>S,xH:()=>$});var b=M(58552);const T=200,g=1e5,
L=5e4,R=2e4,P=2e7,k=2e5,$=5e6,x=5e4,A=2e7,v=2e6,f=5e6,l=s=>(0,b.G6)([{field:"file",message:s}]),m=()=>l(`nests elements more than ${T} levels deep; at most ${T}\
 are allowed`),S=()=>l(`has more than ${g} elements; at most ${g} are allowed. Split it into several documents`),c=()=>l(`has more than ${L} rules in style shee\
ts; at most ${L} are allowed`),h=1e3,O=()=>l(`has more than ${h} images of SVG in data: addresses; at most ${h} are allowed`),w=()=>l("has rules of pages (@page\
) that take too long to read for each of their names; write fewer rules"),o=()=>l("has style sheets whose selectors take too long to compare with its elements; \
write simpler selectors"),r=()=>l(`has drawings (svg) of more than ${A} characters, those that are repeated counted each time; leave some out, or give them as i\
mages`),d=()=>l("has style sheets whose variables make values of too many characters; use var() less often"),e=()=>l(`names too much text for the margins of pag\
es with string-set; at most ${v} characters are allowed`),t=()=>l(`has too much text in the margins of its pages (@page); at most ${f} characters on all pages a\
re allowed`)}),45893:((H,G,M)=>{M.d(G,{Ci:()=>L,Ky:()=>T,ZE:()=>b,a4:()=>R,hE:()=>g});const b=P=>P.children.filter(k=>k.kind==="element");function T(P){const k=[],
$=[P];for(let x=$.pop();x;x=$.pop()){k.push(x);for(let A=x.children.length-1;A>=0;A--){const v=x.children[A];v.kind==="element"&&$.push(v)}}return k}function g({
attributes:P}){const k=P.get("href");if(k!==void 0)return k.trim();for(const[$,x]of P)if($.endsWith(":href"))return x.trim()}const L=P=>g(P)?.replace(/^#/,"")??
"";function R(P){const k=[],$=[P];for(let x=$.pop();x;x=$.pop())if(x.kind==="text")k.push(x.value);else for(let A=x.children.length-1;A>=0;A--)$.push(x.children[A]);
return k.join("")}}),58257:((H,G,M)=>{M.d(G,{Z:()=>P});var b=M(28428),T=M(45657),g=M(37294);const L=4e3,R=600;async function P(f,l){let m=0,S=0;const c={...b.jh,
createElement(w,o,r){if(++m>g.q3)throw(0,g.vS)();return b.jh.createElement(w,o,r)},onItemPush(){if(++S>g.Ez)throw(0,g.DI)()},onItemPop(){S--}},h=new b.iX({treeAdapter:c,
scriptingEnabled:!1});for(let w=0;w<f.length||w===0;w+=L){const o=l.step(L*R);o&&await o,h.tokenizer.write(f.slice(w,w+L),w+L>=f.length)}const O=k[b.jh.getDocumentMode(
h.document)];return{root:await $(h.document,l),quirks:O}}const k={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.W$.LIMITED_QUIRKS]:"limited",[b.qy.W$.QUIRKS]:"all"};async function $(f,l){
const m=f.childNodes.find(h=>b.jh.isElementNode(h)),S=v(m,void 0,0),c=[[m,S]];for(let h=c.pop();h;h=c.pop()){const[O,w]=h,o=l.step(1e3+O.childNodes.length*500);
o&&await o;let r=0;const d=[];for(const e of O.childNodes){if(b.jh.isTextNode(e)&&d.push({kind:"text",value:e.value,parent:w}),!b.jh.isElementNode(e))continue;const t=v(
e,w,r++);d.push(t),c.push([e,t])}w.children=(0,T.Hn)(d),O.childNodes=[]}return S}const x=new Map,A=new Set;function v(f,l,m){const{attrs:S}=f,c=S.length===0?x:new Map(
S.map(({name:o,value:r})=>[o,r])),h=c.get("class")?.split(/[ \t\n\f\r]+/).filter(o=>o!==""),O=h===void 0?A:new Set(h),w=f.namespaceURI===b.qy.NS.HTML;return{kind:"\
element",name:f.tagName,attributes:c,classes:O,parent:l,children:[],index:m,isHtml:w}}}),72594:((H,G,M)=>{M.d(G,{Z:()=>x,e:()=>P,imagesNamedIn:()=>$,mayNameImages:()=>k});
var b=M(34622),T=M(39170),g=M(45893),L=M(58257),R=M(50697);function P(f){const l=new Set;for(const m of(0,g.Ky)(f)){const S=m.name==="image"&&!m.isHtml?(0,g.hE)(
m):void 0,c=m.name==="img"?x(m):S;c!==void 0&&c!==""&&l.add((0,b.bi)(c));const h=(0,T.sf)(m);h!==void 0&&l.add((0,b.bi)(h));for(const O of[m.attributes.get("sty\
le"),m.name==="style"?(0,g.a4)(m):void 0])for(const w of A(O??""))l.add((0,b.bi)(w))}return[...l]}const k=(f,l)=>f==="html"?/<img|<image|url\(/i.test(l):l.includes(
"![");async function $(f,l,m){if(f==="markdown")return await(0,b.e_)(l,m);const{root:S}=await(0,L.Z)(l,m);return P(S)}function x({attributes:f}){const l=f.get("\
src")?.trim();if(l!==void 0&&l!=="")return l;const[m=""]=(f.get("srcset")??"").trim().split(/[\s,]/,1);return m===""?void 0:m}function*A(f){let l;const m=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let S=m.exec(f);S;S=m.exec(f)){const{0:c,index:h}=S;if(c.startsWith("@"))l=/^@font/i.test(c)?"font":"sheet";else if(c==="}"||c===";")l===(c==="}"?"font":"sh\
eet")&&(l=void 0);else if(!l){const O=v(f,h+c.length);if(O<0)return;m.lastIndex=O;const[w]=(0,R.wK)(f.slice(h,O+1))??[];w?.type==="Url"&&(yield w.value)}}}function v(f,l){
let m=l;for(;/\s/.test(f.charAt(m));)m++;const S=f.charAt(m);if(S!=='"'&&S!=="'")return f.indexOf(")",l);let c=m;do c=f.indexOf(S,c+1);while(c>0&&f.charAt(c-1)===
"\\");return c<0?-1:f.indexOf(")",c)}}),5196:((H,G,M)=>{M.d(G,{E:()=>C,w:()=>L});var b=M(75234),T=M(50697);const g=10;function L(n,a,_,E){if(n==="color-mix")return E<
g?y(a,_,E+1):void 0;if(n==="light-dark")return E<g?R(a,_,E+1):void 0;const[p=[],[N]=[]]=(0,T.M$)(a,T.YY),U=N===void 0?1:k(N,1);if(U===void 0)return;const B=n===
"color"?f(p):x(n,p);return B&&{color:B.map(P),alpha:P(U)}}function R(n,a,_){const E=(0,T.M$)(n,T.wR);return E.length===2&&E[0].length===1?a(E[0][0],_):void 0}const P=n=>Math.
min(Math.max(n,0),1);function k(n,a){if((0,T.aG)(n)==="none")return 0;const _=(0,b.pO)(n);return _===void 0?void 0:n?.type==="Percentage"?_*a:_}const $=n=>(0,T.
aG)(n)==="none"?0:(0,b.T)(n)??(n?.type==="Percentage"?void 0:(0,b.pO)(n));function x(n,a){const _=Object.hasOwn(v,n)?v[n]:void 0;if(!_||a.length!==3)return;const E=a.
map((B,W)=>{const K=_.wholes[W];return K==="hue"?$(B):k(B,K)}),[p,N,U]=E;return p===void 0||N===void 0||U===void 0?void 0:_.convert([p,N,U])}const A=([n,a,_])=>{
const E=_*Math.PI/180;return[n,a*Math.cos(E),a*Math.sin(E)]},v={oklab:{wholes:[1,.4,.4],convert:n=>c(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>c(t(A(n)))},lab:{
wholes:[100,125,125],convert:n=>c(u(n))},lch:{wholes:[100,150,"hue"],convert:n=>c(u(A(n)))},hwb:{wholes:["hue",1,1],convert:D}};function f([n,...a]){const _=a.map(
U=>k(U,1)),[E,p,N]=_;if(!(_.length!==3||E===void 0||p===void 0||N===void 0))switch((0,T.aG)(n)){case"srgb":return[E,p,N];case"srgb-linear":return c([E,p,N]);case"\
display-p3":return c(l(d,[E,p,N].map(S)));default:return}}const l=(n,[a,_,E])=>n.map(([p,N,U])=>p*a+N*_+U*E),m=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*
Math.abs(n)**(1/2.4)-.055),S=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,c=n=>n.map(m),h=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],O=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
w=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],o=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],d=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],t=n=>l(O,l(h,n).map(a=>a**3)),s=n=>l(o,l(w,n).map(Math.cbrt));function u([n,a,_]){const E=(n+16)/116,p=N=>N>6/29?N**3:(116*N-16)/(24389/27);return l(
r,[e[0]*p(E+a/500),p(E),e[2]*p(E-_/200)])}function D([n,a,_]){const E=a+_;if(E>=1)return[a/E,a/E,a/E];const p=N=>{const U=((N+n/60)%6+6)%6;return P(Math.abs(U-3)-
1)*(1-E)+a};return[p(0),p(4),p(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(S),c],oklab:[n=>s(n.map(S)),n=>c(t(n))]};function y(n,a,_){const[E=[],...p]=(0,T.
M$)(n,T.wR);if((0,T.aG)(E[0])!=="in"||p.length!==2)return;const N=p.map(V=>{const J=V.find(({type:Y})=>Y==="Percentage"),Z=a(V.find(({type:Y})=>Y!=="Percentage"),
_);return{paint:Z==="current"?void 0:Z,share:(0,b.pO)(J)}}),[U,B]=N;if(!U?.paint||!B?.paint)return;const W=(0,T.aG)(E[1])??"",K=U.paint.alpha===0||B.paint.alpha===
0,F=Object.hasOwn(I,W)?I[W]:K?I.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const X=i(U.paint,B.
paint,j/z,F);return{...X,alpha:P(X.alpha*Math.min(z,1))}}const C=(n,a,_)=>i(n,a,_,I.oklab);function i(n,a,_,[E,p]){const N=[n.alpha*(1-_),a.alpha*_],U=N[0]+N[1],
B=[E(n.color),E(a.color)],W=B[0].map((K,F)=>U===0?0:(K*N[0]+B[1][F]*N[1])/U);return{color:p(W).map(P),alpha:P(U)}}}),76213:((H,G,M)=>{M.d(G,{P:()=>d,d:()=>r});var b=M(
75234),T=M(16326),g=M(50697);const L=1e3;function R(e,t){if(e.type!=="Function")return;const s=(0,g.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(s,
t);case"circle":return k(s,t,1);case"ellipse":return k(s,t,2);case"inset":return $(s,t);default:return}}function P(e,t){const s=(0,g.M$)(e,g.wR),u=(0,g.aG)(s[0]?.[0]),
I=(u==="evenodd"||u==="nonzero"?s.slice(1):s).map(C=>C.map(i=>(0,b.Y5)(i,t)));if(I.length<3||I.length>L)return;const y=I.flatMap(([C,i,n])=>C&&i&&!n?[[C,i]]:[]);
return y.length===I.length?{kind:"polygon",corners:y,hasHoles:u==="evenodd"}:void 0}function k(e,t,s){const u=e.findIndex(i=>(0,g.aG)(i)==="at"),D=u<0?[T.QR,T.QR]:
(0,T.ux)(e.slice(u+1),t),I=(u<0?e:e.slice(0,u)).map(i=>{const n=(0,g.aG)(i);return n==="closest-side"||n==="farthest-side"?n:(0,b.Y5)(i,t)}),[y="closest-side",C="\
closest-side"]=I;if(!(!D||I.includes(void 0)||I.length!==0&&I.length!==s))return{kind:"ellipse",center:D,radii:s===1?[y]:[y,C]}}function $(e,t){const s=e.findIndex(
n=>(0,g.aG)(n)==="round"),u=(s<0?e:e.slice(0,s)).map(n=>(0,b.Y5)(n,t)),D=s<0?{px:0,percent:0}:e.length===s+2?(0,b.Y5)(e[s+1],t):void 0,[I,y=I,C=I,i=y]=u;if(!(!I||
!y||!C||!i||!D||u.length>4))return{kind:"inset",sides:[I,y,C,i],radius:D}}var x=M(95826),A=M(8582);const v=(e,t)=>({keys:["drawn"],read:(s,u)=>{const D=t(s,u);return D===
void 0?void 0:{drawn:{...u.own.drawn,[e]:D}}}}),f=e=>v(e,([t,s])=>l(t,s));function l(e,t){if((0,g.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,x.M)(
e);const s=(0,g.aG)(t)==="none"?"none":(0,x.M)(t)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:s}}const m=e=>{const t=(0,b.pO)(e);return t===void 0?
void 0:Math.min(Math.max(t,0),1)};function S(e,t){const s=(0,b.rl)(e);return s===void 0?(0,b.Y5)(e,t):{px:s,percent:0}}const c=100,h=e=>([t])=>{const s=(0,g.aG)(
t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function O(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,g.aG)(e)==="none"?"none":void 0}const w={
keys:["drawn"],read:([e],{own:t})=>{const s=O(e);return s===void 0?void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},o={nonzero:!1,evenodd:!0},
r={fill:f("fill"),"fill-opacity":v("fillOpacity",([e])=>m(e)),"fill-rule":v("hasHoles",h(o)),"clip-rule":v("clipHasHoles",h(o)),stroke:f("stroke"),"stroke-opaci\
ty":v("strokeOpacity",([e])=>m(e)),"stroke-width":v("strokeWidth",([e],t)=>S(e,t)),"stroke-linecap":v("cap",h({butt:0,round:1,square:2})),"stroke-linejoin":v("j\
oin",h({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":v("miter",([e])=>{const t=(0,b.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-das\
harray":v("dashes",(e,t)=>{if((0,g.aG)(e[0])==="none")return[];const s=e.filter(({type:u})=>u!=="Operator").map(u=>S(u,t));if(!(s.length>c||s.some(u=>u===void 0||
u.px<0)))return s}),"stroke-dashoffset":v("dashOffset",([e],t)=>S(e,t)),"vector-effect":v("isUnscaled",([e])=>(0,g.aG)(e)==="non-scaling-stroke"),"paint-order":v(
"isStrokeUnder",e=>{const t=e.map(g.aG),[s,u]=[t.indexOf("fill"),t.indexOf("stroke")];return u>=0&&(s<0||u<s)}),marker:w,"marker-start":v("markerStart",([e])=>O(
e)),"marker-mid":v("markerMid",([e])=>O(e)),"marker-end":v("markerEnd",([e])=>O(e)),"text-anchor":v("anchor",h({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":v("drop",h({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":v("drop",h({baseline:0,super:-.55,sub:.3})),"stop-color":(0,A.J0)("stopColor",(e,t)=>{const s=(0,x.M)(e);
return s==="current"?t.own.color:s}),"stop-opacity":(0,A.J0)("stopOpacity",m),"clip-path":{keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,g.
aG)(e)==="none")return{clipPath:void 0};const u=e.type==="Url"?e.value.trim().replace(/^#/,""):R(e,s);return u===void 0?void 0:{clipPath:u}}}},d=new Set([...Object.
keys(r),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((H,G,M)=>{M.d(G,{Ff:()=>o,OW:()=>$,QR:()=>P,ux:()=>w});var b=M(99746),T=M(5196),g=M(75234),L=M(95826),R=M(50697);const P={px:0,percent:.5},
k=256;function $(r,d,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),s=t!==r.name.toLowerCase(),u=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(t)?.[1];if(!u)return;const D=(0,R.M$)((0,R.aX)(r),R.wR),{space:I,others:y}=l(D[0]),C=I===void 0?D.some(([p])=>x(p)):I==="oklab";y.length===0?D.shift():D[0]=
y;const i={kind:u,angle:u==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[P,P],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=D,a=u==="linear"?
f(n,s):u==="radial"?h(n,d):m(n,d),_=(a?D.slice(1):D).slice(0,k),E=[];for(const p of _){const N=(0,L.M)(p[0]),U=N==="current"?e:N;if(U===void 0){if(p.length===1&&
(0,g.Y5)(p[0],d))continue;return}const B=p.slice(1).map(W=>u==="conic"?S(W,d):(0,g.Y5)(W,d));B.length===0&&E.push({paint:U,at:void 0});for(const W of B)E.push({
paint:U,at:W})}return E.length<2?void 0:{...i,...a,stops:C?v(E):E}}const x=r=>r?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),A=5;function v(r){
const d=Math.floor(k/(A+1));return[...r.slice(0,d).flatMap((t,s)=>{const u=r[s+1],D=t.at!==void 0&&t.at.px===u?.at?.px&&t.at.percent===u.at.percent;if(!u||D||s===
d-1)return[t];const I=Array.from({length:A},(y,C)=>(0,T.E)(t.paint,u.paint,(C+1)/(A+1)));return[t,...I.map(y=>({paint:y,at:void 0}))]}),...r.slice(d)]}function f(r,d){
const e=r.length===1?(0,g.T)(r[0]):void 0;if(e!==void 0)return{angle:d?90-e:e};const t=r.map(R.aG),s=t[0]==="to";if(!s&&!d)return;let[u,D]=[0,0];for(const y of s?
t.slice(1):t)if(y==="left")u=-1;else if(y==="right")u=1;else if(y==="top")D=-1;else if(y==="bottom")D=1;else return;const I=y=>s||y===0?y:-y;return{angle:{x:I(u),
y:I(D)}}}function l(r){const d=r.findIndex(t=>(0,R.aG)(t)==="in");if(d<0)return{space:void 0,others:[...r]};const e=(0,R.aG)(r.at(d+3))==="hue";return{space:(0,R.
aG)(r[d+1]),others:[...r.slice(0,d),...r.slice(d+(e?4:2))]}}function m(r,d){const e=r.findIndex(D=>(0,R.aG)(D)==="at"),t=(0,R.aG)(r[0])==="from";if(!t&&e!==0)return;
const s=t?(0,g.T)(r[1]):0,u=e<0?void 0:w(r.slice(e+1),d);return{angle:s??0,...u&&{center:u}}}function S(r,d){const e=(0,g.T)(r);return e===void 0?(0,g.Y5)(r,d):
{px:0,percent:e/360}}const c=["closest-side","closest-corner","farthest-side","farthest-corner"];function h(r,d){if((0,L.M)(r[0])!==void 0)return;const e=r.findIndex(
D=>(0,R.aG)(D)==="at"),t=(e<0?r:r.slice(0,e)).map(R.aG),s=c.find(D=>t.includes(D)),u=e<0?void 0:w(r.slice(e+1),d);return{isCircle:t.includes("circle"),...s&&{extent:s},
...u&&{center:u}}}const O={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function w(r,d){let e,t,s;for(const u of r){const D=(0,R.aG)(
u),I=D!==void 0&&Object.hasOwn(O,D)?O[D]:void 0;if(I){const i={px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&s!=="x"?"x":"y":I[0];n==="x"?e=i:t=i,s=I[0]==="bot\
h"?void 0:n;continue}const y=(0,g.Y5)(u,d);if(!y)return;const C=s==="x"?e:s==="y"?t:void 0;if(C&&r.length>2){const i=C.percent===1?{px:-y.px,percent:1-y.percent}:
y;s==="x"?e=i:t=i,s=void 0}else e===void 0?(e=y,s=void 0):t??=y}if(!(!e&&!t))return[e??P,t??P]}const o=[(0,b.yA)(0),(0,b.yA)(0)]}),75234:((H,G,M)=>{M.d(G,{T:()=>S,
Y5:()=>A,lT:()=>v,pO:()=>m,rl:()=>l});var b=M(99746),T=M(50697);const g={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[L,R]=[.572,.536],P=1e7,k=30;
function $(o,r,d){const e=Object.hasOwn(g,r)?g[r]:void 0;if(e!==void 0)return o*e*d.zoom;switch(r){case"em":return o*d.em;case"rem":return o*d.rem*d.zoom;case"c\
h":return o*d.em*(d.zero?.()??L);case"ex":return o*d.em*R;case"lh":case"rlh":return o*d.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return o*
d.pageWidth*d.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return o*d.pageHeight*d.zoom/100;case"vmin":return o*Math.min(d.pageWidth,d.pageHeight)*
d.zoom/100;case"vmax":return o*Math.max(d.pageWidth,d.pageHeight)*d.zoom/100;default:return}}const x=o=>({px:o,percent:0,isNumber:!0});function A(o,r){const d=o&&
c(o,r,0);if(!(!d||!Number.isFinite(d.px)||!Number.isFinite(d.percent)))return d.isNumber?d.px===0?(0,b.yA)(0):void 0:d.percent===0?(0,b.yA)(d.px):{px:d.px,percent:d.
percent}}function v(o,r){const d=A(o,r);return d?.percent===0?d.px:void 0}const f={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function l(o){const r=o&&c(
o,f,0);return r?.isNumber===!0&&Number.isFinite(r.px)?r.px:void 0}function m(o){const r=o&&c(o,f,0);if(!(!r||!Number.isFinite(r.px)||!Number.isFinite(r.percent)))
return r.isNumber?r.px:r.px===0&&r.percent!==0?r.percent:o.type==="Percentage"?0:void 0}function S(o){if(o?.type==="Number"&&Number(o.value)===0)return 0;if(o?.
type!=="Dimension")return;const r=Number(o.value);switch(o.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*180/Math.PI;case"tur\
n":return r*360;default:return}}function c(o,r,d){if(!(d>k))switch(o.type){case"Number":return x(Number(o.value));case"Percentage":return{px:0,percent:Number(o.
value)/100,isNumber:!1};case"Dimension":{const e=$(Number(o.value),o.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":
return(0,T.aG)(o)==="infinity"?x(P):void 0;case"Parentheses":return O(o.children.toArray(),r,d+1);case"Function":{const e=o.name.toLowerCase().replace(/^-webkit-|^-moz-/,
""),t=(0,T.M$)((0,T.aX)(o),T.wR);if(e==="calc")return O(t[0],r,d+1);const s=t.map(u=>O(u,r,d+1));return s.every(u=>u!==void 0)?h(e,s,r):void 0}default:return}}function h(o,r,d){
const e=({px:y,percent:C})=>y+C*d.pageWidth,t=y=>r.reduce((C,i)=>!C||y(i,C)?i:C,void 0);if(o==="min")return t((y,C)=>e(y)<e(C));if(o==="max")return t((y,C)=>e(y)>
e(C));if(o!=="clamp"||r.length!==3)return;const[s,u,D]=r,I=e(u)>e(D)?D:u;return e(I)<e(s)?s:I}function O(o,r,d){let e,t,s=1,u="*";const D=()=>{if(!t)return!1;const I=w(
t,s);return e=e?{px:e.px+I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,t=void 0,!0};for(const I of o){if(I.type==="Operator"){const C=I.value.
trim();if(C==="+"||C==="-"){if(!D())return;s=C==="-"?-1:1,u="*"}else u=C;continue}const y=c(I,r,d);if(!y||(t?u==="*"?t=t.isNumber?w(y,t.px):y.isNumber?w(t,y.px):
void 0:t=y.isNumber&&y.px!==0?w(t,1/y.px):void 0:t=y,!t))return}return D()?e:void 0}const w=({px:o,percent:r,isNumber:d},e)=>({px:o*e,percent:r*e,isNumber:d})}),
95826:((H,G,M)=>{M.d(G,{M:()=>P});var b=M(49180),T=M(5196),g=M(75234),L=M(50697);const R={color:[0,0,0],alpha:0};function P(f,l=0){if(f?.type==="Hash")return x(
f.value);if(f?.type==="Identifier"){const S=f.name.toLowerCase();if(S==="transparent")return R;if(S==="currentcolor")return"current";const c=k[S]??(0,b.q)(S);return c&&
$(c)}if(f?.type!=="Function")return;const m=f.name.toLowerCase();return A(m,(0,L.aX)(f))??(0,T.w)(m,(0,L.aX)(f),P,l)}const k={canvas:[255,255,255],canvastext:[0,
0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},$=([f,l,m],S=1)=>({color:[f/255,l/255,m/255],alpha:S});function x(f){const l=(0,b.
q)(`#${f}`);if(l)return $(l);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(f))return;const m=f.length===4?[...f].map(w=>w+w).join(""):f,[S,c,h,O]=[0,2,4,6].map(w=>Number.
parseInt(m.slice(w,w+2),16));return $([S,c,h],O/255)}function A(f,l){if(!/^(?:rgb|hsl)a?$/.test(f))return;const m=l.filter(r=>r.type!=="Operator"),S=m.length>3?
(0,g.pO)(m[3]):1;if(m.length<3||m.length>4||S===void 0)return;const c=Math.min(Math.max(S,0),1),h=r=>Math.min(Math.max(r,0),255);if(f==="rgb"||f==="rgba"){const r=m.
slice(0,3).map(s=>{const u=(0,g.pO)(s);return u===void 0?void 0:h(s.type==="Percentage"?u*255:u)}),[d,e,t]=r;return d===void 0||e===void 0||t===void 0?void 0:$(
[d,e,t],c)}const O=(0,g.T)(m[0])??(0,g.pO)(m[0]),[w,o]=[(0,g.pO)(m[1]),(0,g.pO)(m[2])];if(!(O===void 0||w===void 0||o===void 0))return{color:v(O,Math.min(Math.max(
w,0),1),Math.min(Math.max(o,0),1)),alpha:c}}function v(f,l,m){const S=c=>{const h=((c+f/30)%12+12)%12;return m-l*Math.min(m,1-m)*Math.max(-1,Math.min(h-3,9-h,1))};
return[S(0),S(8),S(4)]}}),8582:((H,G,M)=>{M.d(G,{BV:()=>f,De:()=>x,J0:()=>L,LN:()=>S,ST:()=>$,X_:()=>l,aL:()=>R,nI:()=>v,nL:()=>P,r_:()=>m,sD:()=>A,zW:()=>k});var b=M(
75234),T=M(95826),g=M(50697);const L=(c,h)=>({keys:[c],read:(O,w)=>{if(O.length!==1)return;const o=h(O[0],w);return o===void 0?void 0:{[c]:o}}}),R=(c,h,O={})=>L(
c,w=>{const o=(0,g.aG)(w);if(o!==void 0)return Object.hasOwn(O,o)?O[o]:h.find(r=>r===o)}),P=(c,h=-1/0)=>L(c,O=>{const w=(0,b.rl)(O);return w===void 0||w<h?void 0:
w}),k=(c,h)=>(0,g.aG)(c)==="auto"?"auto":(0,b.Y5)(c,h),$=(c,h)=>{const O=(0,b.Y5)(c,h);return O&&(O.percent!==0||O.px>=0)?O:void 0},x=(c,h)=>{const O=(0,b.lT)(c,
h);return O!==void 0&&O>=0?O:void 0};function A(c){const h=(0,T.M)(c);if(h!==void 0)return{paint:h==="current"?void 0:h}}const v=c=>({keys:[c],read:h=>{const O=h.
length===1?A(h[0]):void 0;return O&&{[c]:O.paint}}}),f=["Top","Right","Bottom","Left"];function l(c){const[h,O=h,w=h,o=O]=c;return c.length===0||c.length>4?void 0:
[h,O,w,o]}function m(c,h){return{keys:c,read:(O,w)=>{const o=l(O.map(r=>h(r,w)));if(!(!o||o.includes(void 0)))return Object.fromEntries(c.map((r,d)=>[r,o[d]]))}}}
const S=c=>(0,g.M$)(c,g.YY)}),50697:((H,G,M)=>{M.d(G,{M$:()=>P,YY:()=>R,aG:()=>k,aX:()=>$,wK:()=>g,wR:()=>L});var b=M(88650);const T=2e5;function g(x){if(x.length>
T&&!/\burl\(/i.test(x))return;const A=[];try{const v=(0,b.A)(x,{context:"value",onParseError:f=>A.push(f)});return A.length>0||v.type!=="Value"?void 0:v.children.
toArray()}catch{return}}const L=x=>x.type==="Operator"&&x.value===",",R=x=>x.type==="Operator"&&x.value==="/";function P(x,A){const v=[[]];for(const f of x)A(f)?
v.push([]):v.at(-1).push(f);return v}const k=x=>x?.type==="Identifier"?x.name.toLowerCase():void 0,$=x=>x.children.toArray()}),99746:((H,G,M)=>{M.d(G,{Il:()=>g,
f2:()=>b,yA:()=>T});const b={px:0,percent:0},T=L=>L===0?b:{px:L,percent:0},g=({px:L,percent:R},P)=>R===0?L:L+R*P})};
