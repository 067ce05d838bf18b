"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((K,U,M)=>{M.d(U,{gf:()=>S,iw:()=>w,sf:()=>m});var T=M(76213);function y(s){const[,n,c]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(s??"")??[];return n===void 0?void 0:`${n}${c==="%"?"%":"px"}`}const g=s=>s!==void 0&&/^\s*[\d.]+\s*$/.test(s)?`${s.trim()}px`:s;function L(s){const n=s.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),k=new Set(["img","table","td","th","col","hr","video","canvas"]),$=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),b=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),A={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function w(s,n){const{name:c,attributes:O}=s;if(O.size===0&&!P.has(c))return[];const E=[],p=(H,F)=>{F!==
void 0&&F!==""&&E.push({name:H,value:F,important:!1})};if(!s.isHtml)for(const[H,F]of O)T.P.has(H)&&p(H,t(H,F));const I=H=>O.get(H);s.isHtml?k.has(c)&&(p("width",
y(I("width"))),c!=="hr"?p("height",y(I("height"))):u(O,p)):(p("width",g(I("width"))),p("height",g(I("height"))));const G=I("bgcolor");G!==void 0&&p("background-\
color",L(G));const B=m(s);B!==void 0&&p("background-image",`url("${B.replace(/["\\\n]/g,H=>H===`
`?"\\a ":`\\${H}`)}")`),c==="tr"&&p("height",y(I("height"))),c==="body"&&d(O,p),c==="img"&&e(O,p);const W=I("align")?.toLowerCase();return W!==void 0&&$.has(c)&&
p("text-align",b.get(W)??W),c==="img"&&(W==="left"||W==="right")&&p("float",W),c==="table"&&(W==="left"||W==="right")&&p("float",W),(P.has(c)||c==="tr"||c==="tb\
ody")&&p("vertical-align",I("valign")?.toLowerCase()),O.has("nowrap")&&p("white-space","nowrap"),(c==="ol"||c==="ul"||c==="li")&&p("list-style-type",a(I("type"))),
c==="font"&&D(O,p),I("dir")?.toLowerCase()==="auto"&&p("direction",o(s)),c==="table"&&N(O,p),P.has(c)&&n&&C(n.attributes,p),E}const f=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[h,l]=[500,100],x=({name:s,attributes:n})=>n.has("dir")||s==="bdi"||s==="script"||s==="style";function o(s){let n="",c=0;const O=[s];for(let p=O.pop();p&&c<l&&n.
length<h;p=O.pop(),c++)if(p.kind==="text")n+=p.value.trimStart().slice(0,h);else if(p===s||!x(p))for(const I of p.children.slice(0,l).reverse())O.push(I);const[
E=""]=new RegExp("\\p{L}","u").exec(n)??[];return f.test(E)?"rtl":"ltr"}const _=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function m({name:s,
isHtml:n,attributes:c}){const O=n&&_.has(s)?c.get("background")?.trim():void 0;return O===""?void 0:O}function S(s){const n=L(s.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function d(s,n){const c=s.get("text");c!==void 0&&n("color",L(c));for(const[O,...E]of r)n(`margin-${O}`,E.map(p=>y(s.get(p))).
find(p=>p!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],i=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(s,n){const c=y(s.get("border"));c!==void 0&&c!=="0px"&&n("border",`${c} solid`);for(const O of["left","right"])n(`margin-${O}`,y(
s.get("hspace")));for(const O of["top","bottom"])n(`margin-${O}`,y(s.get("vspace")));n("vertical-align",i.get(s.get("align")?.toLowerCase()??""))}const t=(s,n)=>s===
"font-size"||s==="letter-spacing"?g(n):n,a=s=>s===void 0?void 0:Object.hasOwn(A,s)?A[s]:s.toLowerCase();function u(s,n){const c=s.get("color");c!==void 0&&n("co\
lor",L(c));const[O]=/^\s*\d{1,4}/.exec(s.get("size")??"")??[],E=Number(O??0);E<=0||(c!==void 0||s.has("noshade")?n("border-width",`${E/2}px`):E===1?n("border-bo\
ttom-width","0"):n("height",`${E-2}px`))}function D(s,n){const c=s.get("color");c!==void 0&&n("color",L(c)),n("font-family",s.get("face"));const[,O,E]=/^\s*([+-]?)(\d)/.
exec(s.get("size")??"")??[];if(E===void 0)return;const p=O===""?Number(E):3+ +`${O}${E}`;n("font-size",R[Math.min(Math.max(p,1),7)-1])}function N(s,n){const c=s.
has("border")?y(s.get("border")||"1")??"1px":void 0,O=s.get("bordercolor");c!==void 0&&c!=="0px"&&n("border",`${c} ${O===void 0?"outset":"solid"}`),n("border-co\
lor",O),n("border-spacing",y(s.get("cellspacing")));const E=v.get(s.get("frame")?.toLowerCase()??"");if(E===void 0)return;const p=c===void 0||c==="0px"?"1px sol\
id":`${c} outset`;for(const I of["top","right","bottom","left"])n(`border-${I}`,E.includes(I)?p:"0 hidden")}const v=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function C(s,n){
const c=s.has("border")?y(s.get("border")||"1")??"1px":void 0;c!==void 0&&c!=="0px"&&!s.has("rules")&&(n("border",s.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",y(s.get("cellpadding")))}}),37294:((K,U,M)=>{M.d(U,{$:()=>d,DI:()=>l,Ez:()=>y,Hb:()=>k,Hk:()=>P,LI:()=>R,VE:()=>o,aU:()=>f,
bJ:()=>A,bi:()=>m,dM:()=>e,df:()=>_,iV:()=>t,iY:()=>r,ot:()=>S,q3:()=>g,qM:()=>i,qV:()=>L,uL:()=>w,uN:()=>b,vS:()=>x,xH:()=>$});var T=M(58552);const y=200,g=1e5,
L=5e4,R=2e4,P=2e7,k=2e5,$=5e6,b=5e4,A=2e7,w=2e6,f=5e6,h=a=>(0,T.G6)([{field:"file",message:a}]),l=()=>h(`nests elements more than ${y} levels deep; at most ${y}\
 are allowed`),x=()=>h(`has more than ${g} elements; at most ${g} are allowed. Split it into several documents`),o=()=>h(`has more than ${L} rules in style shee\
ts; at most ${L} are allowed`),_=1e3,m=()=>h(`has more than ${_} images of SVG in data: addresses; at most ${_} are allowed`),S=()=>h("has rules of pages (@page\
) that take too long to read for each of their names; write fewer rules"),d=()=>h("has style sheets whose selectors take too long to compare with its elements; \
write simpler selectors"),r=()=>h(`has drawings (svg) of more than ${A} characters, those that are repeated counted each time; leave some out, or give them as i\
mages`),i=()=>h("has style sheets whose variables make values of too many characters; use var() less often"),e=()=>h(`names too much text for the margins of pag\
es with string-set; at most ${w} characters are allowed`),t=()=>h(`has too much text in the margins of its pages (@page); at most ${f} characters on all pages a\
re allowed`)}),45893:((K,U,M)=>{M.d(U,{Ci:()=>L,Ky:()=>y,ZE:()=>T,a4:()=>R,hE:()=>g});const T=P=>P.children.filter(k=>k.kind==="element");function y(P){const k=[],
$=[P];for(let b=$.pop();b;b=$.pop()){k.push(b);for(let A=b.children.length-1;A>=0;A--){const w=b.children[A];w.kind==="element"&&$.push(w)}}return k}function g({
attributes:P}){const k=P.get("href");if(k!==void 0)return k.trim();for(const[$,b]of P)if($.endsWith(":href"))return b.trim()}const L=P=>g(P)?.replace(/^#/,"")??
"";function R(P){const k=[],$=[P];for(let b=$.pop();b;b=$.pop())if(b.kind==="text")k.push(b.value);else for(let A=b.children.length-1;A>=0;A--)$.push(b.children[A]);
return k.join("")}}),58257:((K,U,M)=>{M.d(U,{Z:()=>P});var T=M(28428),y=M(45657),g=M(37294);const L=4e3,R=600;async function P(w,f){let h=0,l=0;const x={...T.jh,
createElement(m,S,d){if(++h>g.q3)throw(0,g.vS)();return T.jh.createElement(m,S,d)},onItemPush(){if(++l>g.Ez)throw(0,g.DI)()},onItemPop(){l--}},o=new T.iX({treeAdapter:x,
scriptingEnabled:!1});for(let m=0;m<w.length||m===0;m+=L){const S=f.step(L*R);S&&await S,o.tokenizer.write(w.slice(m,m+L),m+L>=w.length)}const _=T.jh.getDocumentMode(
o.document)===T.qy.W$.QUIRKS;return{root:await k(o.document,f),isQuirky:_}}async function k(w,f){const h=w.childNodes.find(o=>T.jh.isElementNode(o)),l=A(h,void 0,
0),x=[[h,l]];for(let o=x.pop();o;o=x.pop()){const[_,m]=o,S=f.step(1e3+_.childNodes.length*500);S&&await S;let d=0;const r=[];for(const i of _.childNodes){if(T.jh.
isTextNode(i)&&r.push({kind:"text",value:i.value,parent:m}),!T.jh.isElementNode(i))continue;const e=A(i,m,d++);r.push(e),x.push([i,e])}m.children=(0,y.Hn)(r),_.
childNodes=[]}return l}const $=new Map,b=new Set;function A(w,f,h){const{attrs:l}=w,x=l.length===0?$:new Map(l.map(({name:S,value:d})=>[S,d])),o=x.get("class")?.
split(/[ \t\n\f\r]+/).filter(S=>S!==""),_=o===void 0?b:new Set(o),m=w.namespaceURI===T.qy.NS.HTML;return{kind:"element",name:w.tagName,attributes:x,classes:_,parent:f,
children:[],index:h,isHtml:m}}}),72594:((K,U,M)=>{M.d(U,{Z:()=>b,e:()=>P,imagesNamedIn:()=>$,mayNameImages:()=>k});var T=M(34622),y=M(39170),g=M(45893),L=M(58257),
R=M(50697);function P(f){const h=new Set;for(const l of(0,g.Ky)(f)){const x=l.name==="image"&&!l.isHtml?(0,g.hE)(l):void 0,o=l.name==="img"?b(l):x;o!==void 0&&o!==
""&&h.add((0,T.bi)(o));const _=(0,y.sf)(l);_!==void 0&&h.add((0,T.bi)(_));for(const m of[l.attributes.get("style"),l.name==="style"?(0,g.a4)(l):void 0])for(const S of A(
m??""))h.add((0,T.bi)(S))}return[...h]}const k=(f,h)=>f==="html"?/<img|<image|url\(/i.test(h):h.includes("![");async function $(f,h,l){if(f==="markdown")return await(0,T.
e_)(h,l);const{root:x}=await(0,L.Z)(h,l);return P(x)}function b({attributes:f}){const h=f.get("src")?.trim();if(h!==void 0&&h!=="")return h;const[l=""]=(f.get("\
srcset")??"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*A(f){let h;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let x=l.exec(
f);x;x=l.exec(f)){const{0:o,index:_}=x;if(o.startsWith("@"))h=/^@font/i.test(o)?"font":"sheet";else if(o==="}"||o===";")h===(o==="}"?"font":"sheet")&&(h=void 0);else if(!h){
const m=w(f,_+o.length);if(m<0)return;l.lastIndex=m;const[S]=(0,R.wK)(f.slice(_,m+1))??[];S?.type==="Url"&&(yield S.value)}}}function w(f,h){let l=h;for(;/\s/.test(
f.charAt(l));)l++;const x=f.charAt(l);if(x!=='"'&&x!=="'")return f.indexOf(")",h);let o=l;do o=f.indexOf(x,o+1);while(o>0&&f.charAt(o-1)==="\\");return o<0?-1:f.
indexOf(")",o)}}),5196:((K,U,M)=>{M.d(U,{E:()=>C,w:()=>L});var T=M(75234),y=M(50697);const g=10;function L(n,c,O,E){if(n==="color-mix")return E<g?v(c,O,E+1):void 0;
if(n==="light-dark")return E<g?R(c,O,E+1):void 0;const[p=[],[I]=[]]=(0,y.M$)(c,y.YY),G=I===void 0?1:k(I,1);if(G===void 0)return;const B=n==="color"?f(p):b(n,p);
return B&&{color:B.map(P),alpha:P(G)}}function R(n,c,O){const E=(0,y.M$)(n,y.wR);return E.length===2&&E[0].length===1?c(E[0][0],O):void 0}const P=n=>Math.min(Math.
max(n,0),1);function k(n,c){if((0,y.aG)(n)==="none")return 0;const O=(0,T.pO)(n);return O===void 0?void 0:n?.type==="Percentage"?O*c:O}const $=n=>(0,y.aG)(n)===
"none"?0:(0,T.T)(n)??(n?.type==="Percentage"?void 0:(0,T.pO)(n));function b(n,c){const O=Object.hasOwn(w,n)?w[n]:void 0;if(!O||c.length!==3)return;const E=c.map(
(B,W)=>{const H=O.wholes[W];return H==="hue"?$(B):k(B,H)}),[p,I,G]=E;return p===void 0||I===void 0||G===void 0?void 0:O.convert([p,I,G])}const A=([n,c,O])=>{const E=O*
Math.PI/180;return[n,c*Math.cos(E),c*Math.sin(E)]},w={oklab:{wholes:[1,.4,.4],convert:n=>o(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>o(t(A(n)))},lab:{wholes:[
100,125,125],convert:n=>o(u(n))},lch:{wholes:[100,150,"hue"],convert:n=>o(u(A(n)))},hwb:{wholes:["hue",1,1],convert:D}};function f([n,...c]){const O=c.map(G=>k(
G,1)),[E,p,I]=O;if(!(O.length!==3||E===void 0||p===void 0||I===void 0))switch((0,y.aG)(n)){case"srgb":return[E,p,I];case"srgb-linear":return o([E,p,I]);case"dis\
play-p3":return o(h(i,[E,p,I].map(x)));default:return}}const h=(n,[c,O,E])=>n.map(([p,I,G])=>p*c+I*O+G*E),l=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*
Math.abs(n)**(1/2.4)-.055),x=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,o=n=>n.map(l),_=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
S=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],d=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],i=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],t=n=>h(m,h(_,n).map(c=>c**3)),a=n=>h(d,h(S,n).map(Math.cbrt));function u([n,c,O]){const E=(n+16)/116,p=I=>I>6/29?I**3:(116*I-16)/(24389/27);return h(
r,[e[0]*p(E+c/500),p(E),e[2]*p(E-O/200)])}function D([n,c,O]){const E=c+O;if(E>=1)return[c/E,c/E,c/E];const p=I=>{const G=((I+n/60)%6+6)%6;return P(Math.abs(G-3)-
1)*(1-E)+c};return[p(0),p(4),p(2)]}const N={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(x),o],oklab:[n=>a(n.map(x)),n=>o(t(n))]};function v(n,c,O){const[E=[],...p]=(0,y.
M$)(n,y.wR);if((0,y.aG)(E[0])!=="in"||p.length!==2)return;const I=p.map(V=>{const J=V.find(({type:Y})=>Y==="Percentage"),Z=c(V.find(({type:Y})=>Y!=="Percentage"),
O);return{paint:Z==="current"?void 0:Z,share:(0,T.pO)(J)}}),[G,B]=I;if(!G?.paint||!B?.paint)return;const W=(0,y.aG)(E[1])??"",H=G.paint.alpha===0||B.paint.alpha===
0,F=Object.hasOwn(N,W)?N[W]:H?N.srgb:void 0;if(!F)return;const[Q,j]=[G.share??1-(B.share??.5),B.share??1-(G.share??.5)],z=Q+j;if(z<=0)return;const X=s(G.paint,B.
paint,j/z,F);return{...X,alpha:P(X.alpha*Math.min(z,1))}}const C=(n,c,O)=>s(n,c,O,N.oklab);function s(n,c,O,[E,p]){const I=[n.alpha*(1-O),c.alpha*O],G=I[0]+I[1],
B=[E(n.color),E(c.color)],W=B[0].map((H,F)=>G===0?0:(H*I[0]+B[1][F]*I[1])/G);return{color:p(W).map(P),alpha:P(G)}}}),76213:((K,U,M)=>{M.d(U,{P:()=>i,d:()=>r});var T=M(
75234),y=M(16326),g=M(50697);const L=1e3;function R(e,t){if(e.type!=="Function")return;const a=(0,g.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(a,
t);case"circle":return k(a,t,1);case"ellipse":return k(a,t,2);case"inset":return $(a,t);default:return}}function P(e,t){const a=(0,g.M$)(e,g.wR),u=(0,g.aG)(a[0]?.[0]),
N=(u==="evenodd"||u==="nonzero"?a.slice(1):a).map(C=>C.map(s=>(0,T.Y5)(s,t)));if(N.length<3||N.length>L)return;const v=N.flatMap(([C,s,n])=>C&&s&&!n?[[C,s]]:[]);
return v.length===N.length?{kind:"polygon",corners:v,hasHoles:u==="evenodd"}:void 0}function k(e,t,a){const u=e.findIndex(s=>(0,g.aG)(s)==="at"),D=u<0?[y.QR,y.QR]:
(0,y.ux)(e.slice(u+1),t),N=(u<0?e:e.slice(0,u)).map(s=>{const n=(0,g.aG)(s);return n==="closest-side"||n==="farthest-side"?n:(0,T.Y5)(s,t)}),[v="closest-side",C="\
closest-side"]=N;if(!(!D||N.includes(void 0)||N.length!==0&&N.length!==a))return{kind:"ellipse",center:D,radii:a===1?[v]:[v,C]}}function $(e,t){const a=e.findIndex(
n=>(0,g.aG)(n)==="round"),u=(a<0?e:e.slice(0,a)).map(n=>(0,T.Y5)(n,t)),D=a<0?{px:0,percent:0}:e.length===a+2?(0,T.Y5)(e[a+1],t):void 0,[N,v=N,C=N,s=v]=u;if(!(!N||
!v||!C||!s||!D||u.length>4))return{kind:"inset",sides:[N,v,C,s],radius:D}}var b=M(95826),A=M(8582);const w=(e,t)=>({keys:["drawn"],read:(a,u)=>{const D=t(a,u);return D===
void 0?void 0:{drawn:{...u.own.drawn,[e]:D}}}}),f=e=>w(e,([t,a])=>h(t,a));function h(e,t){if((0,g.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,b.M)(
e);const a=(0,g.aG)(t)==="none"?"none":(0,b.M)(t)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:a}}const l=e=>{const t=(0,T.pO)(e);return t===void 0?
void 0:Math.min(Math.max(t,0),1)};function x(e,t){const a=(0,T.rl)(e);return a===void 0?(0,T.Y5)(e,t):{px:a,percent:0}}const o=100,_=e=>([t])=>{const a=(0,g.aG)(
t);return a!==void 0&&Object.hasOwn(e,a)?e[a]:void 0};function m(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,g.aG)(e)==="none"?"none":void 0}const S={
keys:["drawn"],read:([e],{own:t})=>{const a=m(e);return a===void 0?void 0:{drawn:{...t.drawn,markerStart:a,markerMid:a,markerEnd:a}}}},d={nonzero:!1,evenodd:!0},
r={fill:f("fill"),"fill-opacity":w("fillOpacity",([e])=>l(e)),"fill-rule":w("hasHoles",_(d)),"clip-rule":w("clipHasHoles",_(d)),stroke:f("stroke"),"stroke-opaci\
ty":w("strokeOpacity",([e])=>l(e)),"stroke-width":w("strokeWidth",([e],t)=>x(e,t)),"stroke-linecap":w("cap",_({butt:0,round:1,square:2})),"stroke-linejoin":w("j\
oin",_({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":w("miter",([e])=>{const t=(0,T.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-das\
harray":w("dashes",(e,t)=>{if((0,g.aG)(e[0])==="none")return[];const a=e.filter(({type:u})=>u!=="Operator").map(u=>x(u,t));if(!(a.length>o||a.some(u=>u===void 0||
u.px<0)))return a}),"stroke-dashoffset":w("dashOffset",([e],t)=>x(e,t)),"vector-effect":w("isUnscaled",([e])=>(0,g.aG)(e)==="non-scaling-stroke"),"paint-order":w(
"isStrokeUnder",e=>{const t=e.map(g.aG),[a,u]=[t.indexOf("fill"),t.indexOf("stroke")];return u>=0&&(a<0||u<a)}),marker:S,"marker-start":w("markerStart",([e])=>m(
e)),"marker-mid":w("markerMid",([e])=>m(e)),"marker-end":w("markerEnd",([e])=>m(e)),"text-anchor":w("anchor",_({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":w("drop",_({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":w("drop",_({baseline:0,super:-.55,sub:.3})),"stop-color":(0,A.J0)("stopColor",(e,t)=>{const a=(0,b.M)(e);
return a==="current"?t.own.color:a}),"stop-opacity":(0,A.J0)("stopOpacity",l),"clip-path":{keys:["clipPath"],read:([e,...t],a)=>{if(!e||t.length>0)return;if((0,g.
aG)(e)==="none")return{clipPath:void 0};const u=e.type==="Url"?e.value.trim().replace(/^#/,""):R(e,a);return u===void 0?void 0:{clipPath:u}}}},i=new Set([...Object.
keys(r),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((K,U,M)=>{M.d(U,{Ff:()=>d,OW:()=>$,QR:()=>P,ux:()=>S});var T=M(99746),y=M(5196),g=M(75234),L=M(95826),R=M(50697);const P={px:0,percent:.5},
k=256;function $(r,i,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),a=t!==r.name.toLowerCase(),u=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(t)?.[1];if(!u)return;const D=(0,R.M$)((0,R.aX)(r),R.wR),{space:N,others:v}=h(D[0]),C=N===void 0?D.some(([p])=>b(p)):N==="oklab";v.length===0?D.shift():D[0]=
v;const s={kind:u,angle:u==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[P,P],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=D,c=u==="linear"?
f(n,a):u==="radial"?_(n,i):l(n,i),O=(c?D.slice(1):D).slice(0,k),E=[];for(const p of O){const I=(0,L.M)(p[0]),G=I==="current"?e:I;if(G===void 0){if(p.length===1&&
(0,g.Y5)(p[0],i))continue;return}const B=p.slice(1).map(W=>u==="conic"?x(W,i):(0,g.Y5)(W,i));B.length===0&&E.push({paint:G,at:void 0});for(const W of B)E.push({
paint:G,at:W})}return E.length<2?void 0:{...s,...c,stops:C?w(E):E}}const b=r=>r?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),A=5;function w(r){
const i=Math.floor(k/(A+1));return[...r.slice(0,i).flatMap((t,a)=>{const u=r[a+1],D=t.at!==void 0&&t.at.px===u?.at?.px&&t.at.percent===u.at.percent;if(!u||D||a===
i-1)return[t];const N=Array.from({length:A},(v,C)=>(0,y.E)(t.paint,u.paint,(C+1)/(A+1)));return[t,...N.map(v=>({paint:v,at:void 0}))]}),...r.slice(i)]}function f(r,i){
const e=r.length===1?(0,g.T)(r[0]):void 0;if(e!==void 0)return{angle:i?90-e:e};const t=r.map(R.aG),a=t[0]==="to";if(!a&&!i)return;let[u,D]=[0,0];for(const v of a?
t.slice(1):t)if(v==="left")u=-1;else if(v==="right")u=1;else if(v==="top")D=-1;else if(v==="bottom")D=1;else return;const N=v=>a||v===0?v:-v;return{angle:{x:N(u),
y:N(D)}}}function h(r){const i=r.findIndex(t=>(0,R.aG)(t)==="in");if(i<0)return{space:void 0,others:[...r]};const e=(0,R.aG)(r.at(i+3))==="hue";return{space:(0,R.
aG)(r[i+1]),others:[...r.slice(0,i),...r.slice(i+(e?4:2))]}}function l(r,i){const e=r.findIndex(D=>(0,R.aG)(D)==="at"),t=(0,R.aG)(r[0])==="from";if(!t&&e!==0)return;
const a=t?(0,g.T)(r[1]):0,u=e<0?void 0:S(r.slice(e+1),i);return{angle:a??0,...u&&{center:u}}}function x(r,i){const e=(0,g.T)(r);return e===void 0?(0,g.Y5)(r,i):
{px:0,percent:e/360}}const o=["closest-side","closest-corner","farthest-side","farthest-corner"];function _(r,i){if((0,L.M)(r[0])!==void 0)return;const e=r.findIndex(
D=>(0,R.aG)(D)==="at"),t=(e<0?r:r.slice(0,e)).map(R.aG),a=o.find(D=>t.includes(D)),u=e<0?void 0:S(r.slice(e+1),i);return{isCircle:t.includes("circle"),...a&&{extent:a},
...u&&{center:u}}}const m={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function S(r,i){let e,t,a;for(const u of r){const D=(0,R.aG)(
u),N=D!==void 0&&Object.hasOwn(m,D)?m[D]:void 0;if(N){const s={px:0,percent:N[1]},n=N[0]==="both"?e===void 0&&a!=="x"?"x":"y":N[0];n==="x"?e=s:t=s,a=N[0]==="bot\
h"?void 0:n;continue}const v=(0,g.Y5)(u,i);if(!v)return;const C=a==="x"?e:a==="y"?t:void 0;if(C&&r.length>2){const s=C.percent===1?{px:-v.px,percent:1-v.percent}:
v;a==="x"?e=s:t=s,a=void 0}else e===void 0?(e=v,a=void 0):t??=v}if(!(!e&&!t))return[e??P,t??P]}const d=[(0,T.yA)(0),(0,T.yA)(0)]}),75234:((K,U,M)=>{M.d(U,{T:()=>x,
Y5:()=>A,lT:()=>w,pO:()=>l,rl:()=>h});var T=M(99746),y=M(50697);const g={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[L,R]=[.572,.536],P=1e7,k=30;
function $(d,r,i){const e=Object.hasOwn(g,r)?g[r]:void 0;if(e!==void 0)return d*e*i.zoom;switch(r){case"em":return d*i.em;case"rem":return d*i.rem*i.zoom;case"c\
h":return d*i.em*(i.zero?.()??L);case"ex":return d*i.em*R;case"lh":case"rlh":return d*i.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return d*
i.pageWidth*i.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return d*i.pageHeight*i.zoom/100;case"vmin":return d*Math.min(i.pageWidth,i.pageHeight)*
i.zoom/100;case"vmax":return d*Math.max(i.pageWidth,i.pageHeight)*i.zoom/100;default:return}}const b=d=>({px:d,percent:0,isNumber:!0});function A(d,r){const i=d&&
o(d,r,0);if(!(!i||!Number.isFinite(i.px)||!Number.isFinite(i.percent)))return i.isNumber?i.px===0?(0,T.yA)(0):void 0:i.percent===0?(0,T.yA)(i.px):{px:i.px,percent:i.
percent}}function w(d,r){const i=A(d,r);return i?.percent===0?i.px:void 0}const f={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function h(d){const r=d&&o(
d,f,0);return r?.isNumber===!0&&Number.isFinite(r.px)?r.px:void 0}function l(d){const r=d&&o(d,f,0);if(!(!r||!Number.isFinite(r.px)||!Number.isFinite(r.percent)))
return r.isNumber?r.px:r.px===0&&r.percent!==0?r.percent:d.type==="Percentage"?0:void 0}function x(d){if(d?.type==="Number"&&Number(d.value)===0)return 0;if(d?.
type!=="Dimension")return;const r=Number(d.value);switch(d.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*180/Math.PI;case"tur\
n":return r*360;default:return}}function o(d,r,i){if(!(i>k))switch(d.type){case"Number":return b(Number(d.value));case"Percentage":return{px:0,percent:Number(d.
value)/100,isNumber:!1};case"Dimension":{const e=$(Number(d.value),d.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":
return(0,y.aG)(d)==="infinity"?b(P):void 0;case"Parentheses":return m(d.children.toArray(),r,i+1);case"Function":{const e=d.name.toLowerCase().replace(/^-webkit-|^-moz-/,
""),t=(0,y.M$)((0,y.aX)(d),y.wR);if(e==="calc")return m(t[0],r,i+1);const a=t.map(u=>m(u,r,i+1));return a.every(u=>u!==void 0)?_(e,a,r):void 0}default:return}}function _(d,r,i){
const e=({px:v,percent:C})=>v+C*i.pageWidth,t=v=>r.reduce((C,s)=>!C||v(s,C)?s:C,void 0);if(d==="min")return t((v,C)=>e(v)<e(C));if(d==="max")return t((v,C)=>e(v)>
e(C));if(d!=="clamp"||r.length!==3)return;const[a,u,D]=r,N=e(u)>e(D)?D:u;return e(N)<e(a)?a:N}function m(d,r,i){let e,t,a=1,u="*";const D=()=>{if(!t)return!1;const N=S(
t,a);return e=e?{px:e.px+N.px,percent:e.percent+N.percent,isNumber:e.isNumber&&N.isNumber}:N,t=void 0,!0};for(const N of d){if(N.type==="Operator"){const C=N.value.
trim();if(C==="+"||C==="-"){if(!D())return;a=C==="-"?-1:1,u="*"}else u=C;continue}const v=o(N,r,i);if(!v||(t?u==="*"?t=t.isNumber?S(v,t.px):v.isNumber?S(t,v.px):
void 0:t=v.isNumber&&v.px!==0?S(t,1/v.px):void 0:t=v,!t))return}return D()?e:void 0}const S=({px:d,percent:r,isNumber:i},e)=>({px:d*e,percent:r*e,isNumber:i})}),
95826:((K,U,M)=>{M.d(U,{M:()=>P});var T=M(49180),y=M(5196),g=M(75234),L=M(50697);const R={color:[0,0,0],alpha:0};function P(f,h=0){if(f?.type==="Hash")return b(
f.value);if(f?.type==="Identifier"){const x=f.name.toLowerCase();if(x==="transparent")return R;if(x==="currentcolor")return"current";const o=k[x]??(0,T.q)(x);return o&&
$(o)}if(f?.type!=="Function")return;const l=f.name.toLowerCase();return A(l,(0,L.aX)(f))??(0,y.w)(l,(0,L.aX)(f),P,h)}const k={canvas:[255,255,255],canvastext:[0,
0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},$=([f,h,l],x=1)=>({color:[f/255,h/255,l/255],alpha:x});function b(f){const h=(0,T.
q)(`#${f}`);if(h)return $(h);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(f))return;const l=f.length===4?[...f].map(S=>S+S).join(""):f,[x,o,_,m]=[0,2,4,6].map(S=>Number.
parseInt(l.slice(S,S+2),16));return $([x,o,_],m/255)}function A(f,h){if(!/^(?:rgb|hsl)a?$/.test(f))return;const l=h.filter(r=>r.type!=="Operator"),x=l.length>3?
(0,g.pO)(l[3]):1;if(l.length<3||l.length>4||x===void 0)return;const o=Math.min(Math.max(x,0),1),_=r=>Math.min(Math.max(r,0),255);if(f==="rgb"||f==="rgba"){const r=l.
slice(0,3).map(a=>{const u=(0,g.pO)(a);return u===void 0?void 0:_(a.type==="Percentage"?u*255:u)}),[i,e,t]=r;return i===void 0||e===void 0||t===void 0?void 0:$(
[i,e,t],o)}const m=(0,g.T)(l[0])??(0,g.pO)(l[0]),[S,d]=[(0,g.pO)(l[1]),(0,g.pO)(l[2])];if(!(m===void 0||S===void 0||d===void 0))return{color:w(m,Math.min(Math.max(
S,0),1),Math.min(Math.max(d,0),1)),alpha:o}}function w(f,h,l){const x=o=>{const _=((o+f/30)%12+12)%12;return l-h*Math.min(l,1-l)*Math.max(-1,Math.min(_-3,9-_,1))};
return[x(0),x(8),x(4)]}}),8582:((K,U,M)=>{M.d(U,{BV:()=>f,De:()=>b,J0:()=>L,LN:()=>x,ST:()=>$,X_:()=>h,aL:()=>R,nI:()=>w,nL:()=>P,r_:()=>l,sD:()=>A,zW:()=>k});var T=M(
75234),y=M(95826),g=M(50697);const L=(o,_)=>({keys:[o],read:(m,S)=>{if(m.length!==1)return;const d=_(m[0],S);return d===void 0?void 0:{[o]:d}}}),R=(o,_,m={})=>L(
o,S=>{const d=(0,g.aG)(S);if(d!==void 0)return Object.hasOwn(m,d)?m[d]:_.find(r=>r===d)}),P=(o,_=-1/0)=>L(o,m=>{const S=(0,T.rl)(m);return S===void 0||S<_?void 0:
S}),k=(o,_)=>(0,g.aG)(o)==="auto"?"auto":(0,T.Y5)(o,_),$=(o,_)=>{const m=(0,T.Y5)(o,_);return m&&(m.percent!==0||m.px>=0)?m:void 0},b=(o,_)=>{const m=(0,T.lT)(o,
_);return m!==void 0&&m>=0?m:void 0};function A(o){const _=(0,y.M)(o);if(_!==void 0)return{paint:_==="current"?void 0:_}}const w=o=>({keys:[o],read:_=>{const m=_.
length===1?A(_[0]):void 0;return m&&{[o]:m.paint}}}),f=["Top","Right","Bottom","Left"];function h(o){const[_,m=_,S=_,d=m]=o;return o.length===0||o.length>4?void 0:
[_,m,S,d]}function l(o,_){return{keys:o,read:(m,S)=>{const d=h(m.map(r=>_(r,S)));if(!(!d||d.includes(void 0)))return Object.fromEntries(o.map((r,i)=>[r,d[i]]))}}}
const x=o=>(0,g.M$)(o,g.YY)}),50697:((K,U,M)=>{M.d(U,{M$:()=>P,YY:()=>R,aG:()=>k,aX:()=>$,wK:()=>g,wR:()=>L});var T=M(88650);const y=2e5;function g(b){if(b.length>
y&&!/\burl\(/i.test(b))return;const A=[];try{const w=(0,T.A)(b,{context:"value",onParseError:f=>A.push(f)});return A.length>0||w.type!=="Value"?void 0:w.children.
toArray()}catch{return}}const L=b=>b.type==="Operator"&&b.value===",",R=b=>b.type==="Operator"&&b.value==="/";function P(b,A){const w=[[]];for(const f of b)A(f)?
w.push([]):w.at(-1).push(f);return w}const k=b=>b?.type==="Identifier"?b.name.toLowerCase():void 0,$=b=>b.children.toArray()}),99746:((K,U,M)=>{M.d(U,{Il:()=>g,
f2:()=>T,yA:()=>y});const T={px:0,percent:0},y=L=>L===0?T:{px:L,percent:0},g=({px:L,percent:R},P)=>R===0?L:L+R*P})};
