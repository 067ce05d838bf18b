"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,M)=>{M.d(W,{gf:()=>S,iw:()=>_,sf:()=>m});var b=M(76213);function x(i){const[,n,d]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return n===void 0?void 0:`${n}${d==="%"?"%":"px"}`}const g=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function D(i){const n=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const A=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),C=new Set(["img","table","td","th","col","hr","video","canvas"]),v=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),N=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),k={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function _(i,n){const{name:d,attributes:E}=i;if(E.size===0&&!P.has(d))return[];const w=[],p=(K,F)=>{F!==
void 0&&F!==""&&w.push({name:K,value:F,important:!1})};if(!i.isHtml)for(const[K,F]of E)b.P.has(K)&&p(K,t(K,F));const R=K=>E.get(K);i.isHtml?C.has(d)&&(p("width",
x(R("width"))),d!=="hr"?p("height",x(R("height"))):l(E,p)):(p("width",g(R("width"))),p("height",g(R("height"))));const U=R("bgcolor");U!==void 0&&p("background-\
color",D(U));const B=m(i);B!==void 0&&p("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),d==="tr"&&p("height",x(R("height"))),d==="body"&&u(E,p),d==="img"&&e(E,p);const G=R("align")?.toLowerCase();return G!==void 0&&v.has(d)&&
p("text-align",N.get(G)??G),d==="img"&&(G==="left"||G==="right")&&p("float",G),d==="table"&&(G==="left"||G==="right")&&p("float",G),(P.has(d)||d==="tr"||d==="tb\
ody")&&p("vertical-align",R("valign")?.toLowerCase()),E.has("nowrap")&&p("white-space","nowrap"),(d==="ol"||d==="ul"||d==="li")&&p("list-style-type",s(R("type"))),
d==="font"&&L(E,p),R("dir")?.toLowerCase()==="auto"&&p("direction",c(i)),d==="table"&&I(E,p),P.has(d)&&n&&$(n.attributes,p),w}const h=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[f,a]=[500,100],y=({name:i,attributes:n})=>n.has("dir")||i==="bdi"||i==="script"||i==="style";function c(i){let n="",d=0;const E=[i];for(let p=E.pop();p&&d<a&&n.
length<f;p=E.pop(),d++)if(p.kind==="text")n+=p.value.trimStart().slice(0,f);else if(p===i||!y(p))for(const R of p.children.slice(0,a).reverse())E.push(R);const[
w=""]=new RegExp("\\p{L}","u").exec(n)??[];return h.test(w)?"rtl":"ltr"}const O=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function m({name:i,
isHtml:n,attributes:d}){const E=n&&O.has(i)?d.get("background")?.trim():void 0;return E===""?void 0:E}function S(i){const n=D(i.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function u(i,n){const d=i.get("text");d!==void 0&&n("color",D(d));for(const[E,...w]of r)n(`margin-${E}`,w.map(p=>x(i.get(p))).
find(p=>p!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],o=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(i,n){const d=x(i.get("border"));d!==void 0&&d!=="0px"&&n("border",`${d} solid`);for(const E of["left","right"])n(`margin-${E}`,x(
i.get("hspace")));for(const E of["top","bottom"])n(`margin-${E}`,x(i.get("vspace")));n("vertical-align",o.get(i.get("align")?.toLowerCase()??""))}const t=(i,n)=>i===
"font-size"||i==="letter-spacing"?g(n):n,s=i=>i===void 0?void 0:Object.hasOwn(k,i)?k[i]:i.toLowerCase();function l(i,n){const d=i.get("color");d!==void 0&&n("co\
lor",D(d));const[E]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],w=Number(E??0);w<=0||(d!==void 0||i.has("noshade")?n("border-width",`${w/2}px`):w===1?n("border-bo\
ttom-width","0"):n("height",`${w-2}px`))}function L(i,n){const d=i.get("color");d!==void 0&&n("color",D(d)),n("font-family",i.get("face"));const[,E,w]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(w===void 0)return;const p=E===""?Number(w):3+ +`${E}${w}`;n("font-size",A[Math.min(Math.max(p,1),7)-1])}function I(i,n){const d=i.
has("border")?x(i.get("border")||"1")??"1px":void 0,E=i.get("bordercolor");d!==void 0&&d!=="0px"&&n("border",`${d} ${E===void 0?"outset":"solid"}`),n("border-co\
lor",E),n("border-spacing",x(i.get("cellspacing")));const w=T.get(i.get("frame")?.toLowerCase()??"");if(w===void 0)return;const p=d===void 0||d==="0px"?"1px sol\
id":`${d} outset`;for(const R of["top","right","bottom","left"])n(`border-${R}`,w.includes(R)?p:"0 hidden")}const T=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(i,n){
const d=i.has("border")?x(i.get("border")||"1")??"1px":void 0;d!==void 0&&d!=="0px"&&!i.has("rules")&&(n("border",i.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",x(i.get("cellpadding")))}}),37294:((H,W,M)=>{M.d(W,{$:()=>r,DI:()=>y,Ez:()=>x,Hb:()=>v,Hk:()=>C,LI:()=>P,VE:()=>O,_u:()=>t,
aU:()=>f,bJ:()=>_,bi:()=>S,dM:()=>s,df:()=>m,hH:()=>g,iV:()=>l,iY:()=>o,ot:()=>u,q3:()=>D,qM:()=>e,qV:()=>A,uL:()=>h,uN:()=>k,vS:()=>c,xH:()=>N});var b=M(58552);
const x=200,g=100,D=1e5,A=5e4,P=2e4,C=2e7,v=2e5,N=5e6,k=5e4,_=2e7,h=2e6,f=5e6,a=L=>(0,b.G6)([{field:"file",message:L}]),y=()=>a(`nests elements more than ${x} l\
evels deep; at most ${x} are allowed`),c=()=>a(`has more than ${D} elements; at most ${D} are allowed. Split it into several documents`),O=()=>a(`has more than ${A}\
 rules in style sheets; at most ${A} are allowed`),m=1e3,S=()=>a(`has more than ${m} images of SVG in data: addresses; at most ${m} are allowed`),u=()=>a("has r\
ules of pages (@page) that take too long to read for each of their names; write fewer rules"),r=()=>a("has style sheets whose selectors take too long to compare\
 with its elements; write simpler selectors"),o=()=>a(`has drawings (svg) of more than ${_} characters, those that are repeated counted each time; leave some ou\
t, or give them as images`),e=()=>a("has style sheets whose variables make values of too many characters; use var() less often"),t=()=>a(`has variables of style\
 sheets in one another, more than ${g} levels deep; use var() less often`),s=()=>a(`names too much text for the margins of pages with string-set; at most ${h} c\
haracters are allowed`),l=()=>a(`has too much text in the margins of its pages (@page); at most ${f} characters on all pages are allowed`)}),45893:((H,W,M)=>{M.
d(W,{Ci:()=>D,Ky:()=>x,ZE:()=>b,a4:()=>A,hE:()=>g});const b=P=>P.children.filter(C=>C.kind==="element");function x(P){const C=[],v=[P];for(let N=v.pop();N;N=v.pop()){
C.push(N);for(let k=N.children.length-1;k>=0;k--){const _=N.children[k];_.kind==="element"&&v.push(_)}}return C}function g({attributes:P}){const C=P.get("href");
if(C!==void 0)return C.trim();for(const[v,N]of P)if(v.endsWith(":href"))return N.trim()}const D=P=>g(P)?.replace(/^#/,"")??"";function A(P){const C=[],v=[P];for(let N=v.
pop();N;N=v.pop())if(N.kind==="text")C.push(N.value);else for(let k=N.children.length-1;k>=0;k--)v.push(N.children[k]);return C.join("")}}),58257:((H,W,M)=>{M.d(
W,{Z:()=>C});var b=M(28428),x=M(45657),g=M(37294),D=M(9813);const A=4e3,P=600;async function C(f,a){let y=0,c=0;const O={...b.jh,createElement(o,e,t){if(++y>g.q3)
throw(0,g.vS)();return b.jh.createElement(o,e,t)},onItemPush(){if(++c>g.Ez)throw(0,g.DI)()},onItemPop(){c--}},m=new b.iX({treeAdapter:O,scriptingEnabled:!1}),S=new D.
m(f),{length:u}=S.text;for(let o=0;o<u||o===0;o+=A){const e=a.step(A*P);e&&await e,m.tokenizer.write(S.text.slice(o,o+A),o+A>=u)}const r=v[b.jh.getDocumentMode(
m.document)];return{root:await N(m.document,S,a),quirks:r}}const v={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.W$.LIMITED_QUIRKS]:"limited",[b.qy.W$.QUIRKS]:"all"};async function N(f,a,y){
const c=f.childNodes.find(S=>b.jh.isElementNode(S)),O=h(c,void 0,0,a),m=[[c,O]];for(let S=m.pop();S;S=m.pop()){const[u,r]=S,o=y.step(1e3+u.childNodes.length*500);
o&&await o;let e=0;const t=[];for(const s of u.childNodes){if(b.jh.isTextNode(s)&&t.push({kind:"text",value:a.restore(s.value),parent:r}),!b.jh.isElementNode(s))
continue;const l=h(s,r,e++,a);t.push(l),m.push([s,l])}r.children=(0,x.Hn)(t),u.childNodes=[]}return O}const k=new Map,_=new Set;function h(f,a,y,c){const{attrs:O}=f,
m=O.length===0?k:new Map(O.map(({name:o,value:e})=>[o,c.restore(e)])),S=m.get("class")?.split(/[ \t\n\f\r]+/).filter(o=>o!==""),u=S===void 0?_:new Set(S),r=f.namespaceURI===
b.qy.NS.HTML;return{kind:"element",name:f.tagName,attributes:m,classes:u,parent:a,children:[],index:y,isHtml:r}}}),72594:((H,W,M)=>{M.d(W,{Z:()=>N,e:()=>P,imagesNamedIn:()=>v,
mayNameImages:()=>C});var b=M(34622),x=M(39170),g=M(45893),D=M(58257),A=M(50697);function P(h){const f=new Set;for(const a of(0,g.Ky)(h)){const y=a.name==="imag\
e"&&!a.isHtml?(0,g.hE)(a):void 0,c=a.name==="img"?N(a):y;c!==void 0&&c!==""&&f.add((0,b.bi)(c));const O=(0,x.sf)(a);O!==void 0&&f.add((0,b.bi)(O));for(const m of[
a.attributes.get("style"),a.name==="style"?(0,g.a4)(a):void 0])for(const S of k(m??""))f.add((0,b.bi)(S))}return[...f]}const C=(h,f)=>h==="html"?/<img|<image|url\(/i.
test(f):f.includes("![");async function v(h,f,a){if(h==="markdown")return await(0,b.e_)(f,a);const{root:y}=await(0,D.Z)(f,a);return P(y)}function N({attributes:h}){
const f=h.get("src")?.trim();if(f!==void 0&&f!=="")return f;const[a=""]=(h.get("srcset")??"").trim().split(/[\s,]/,1);return a===""?void 0:a}function*k(h){let f;
const a=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let y=a.exec(h);y;y=a.exec(h)){const{0:c,index:O}=y;if(c.startsWith("@"))f=/^@font/i.test(c)?"\
font":"sheet";else if(c==="}"||c===";")f===(c==="}"?"font":"sheet")&&(f=void 0);else if(!f){const m=_(h,O+c.length);if(m<0)return;a.lastIndex=m;const[S]=(0,A.wK)(
h.slice(O,m+1))??[];S?.type==="Url"&&(yield S.value)}}}function _(h,f){let a=f;for(;/\s/.test(h.charAt(a));)a++;const y=h.charAt(a);if(y!=='"'&&y!=="'")return h.
indexOf(")",f);let c=a;do c=h.indexOf(y,c+1);while(c>0&&h.charAt(c-1)==="\\");return c<0?-1:h.indexOf(")",c)}}),5196:((H,W,M)=>{M.d(W,{E:()=>$,w:()=>D});var b=M(
75234),x=M(50697);const g=10;function D(n,d,E,w){if(n==="color-mix")return w<g?T(d,E,w+1):void 0;if(n==="light-dark")return w<g?A(d,E,w+1):void 0;const[p=[],[R]=[]]=(0,x.
M$)(d,x.YY),U=R===void 0?1:C(R,1);if(U===void 0)return;const B=n==="color"?h(p):N(n,p);return B&&{color:B.map(P),alpha:P(U)}}function A(n,d,E){const w=(0,x.M$)(
n,x.wR);return w.length===2&&w[0].length===1?d(w[0][0],E):void 0}const P=n=>Math.min(Math.max(n,0),1);function C(n,d){if((0,x.aG)(n)==="none")return 0;const E=(0,b.
pO)(n);return E===void 0?void 0:n?.type==="Percentage"?E*d:E}const v=n=>(0,x.aG)(n)==="none"?0:(0,b.T)(n)??(n?.type==="Percentage"?void 0:(0,b.pO)(n));function N(n,d){
const E=Object.hasOwn(_,n)?_[n]:void 0;if(!E||d.length!==3)return;const w=d.map((B,G)=>{const K=E.wholes[G];return K==="hue"?v(B):C(B,K)}),[p,R,U]=w;return p===
void 0||R===void 0||U===void 0?void 0:E.convert([p,R,U])}const k=([n,d,E])=>{const w=E*Math.PI/180;return[n,d*Math.cos(w),d*Math.sin(w)]},_={oklab:{wholes:[1,.4,
.4],convert:n=>c(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>c(t(k(n)))},lab:{wholes:[100,125,125],convert:n=>c(l(n))},lch:{wholes:[100,150,"hue"],convert:n=>c(
l(k(n)))},hwb:{wholes:["hue",1,1],convert:L}};function h([n,...d]){const E=d.map(U=>C(U,1)),[w,p,R]=E;if(!(E.length!==3||w===void 0||p===void 0||R===void 0))switch((0,x.
aG)(n)){case"srgb":return[w,p,R];case"srgb-linear":return c([w,p,R]);case"display-p3":return c(f(o,[w,p,R].map(y)));default:return}}const f=(n,[d,E,w])=>n.map(([
p,R,U])=>p*d+R*E+U*w),a=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),y=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(
n)+.055)/1.055)**2.4,c=n=>n.map(a),O=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,.2309699292],
[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],S=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],
[.0883024619,.2817188376,.6299787005]],u=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[
[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,
1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,1,.8251046025],t=n=>f(m,f(O,n).map(d=>d**3)),s=n=>f(u,f(S,n).map(Math.cbrt));function l([
n,d,E]){const w=(n+16)/116,p=R=>R>6/29?R**3:(116*R-16)/(24389/27);return f(r,[e[0]*p(w+d/500),p(w),e[2]*p(w-E/200)])}function L([n,d,E]){const w=d+E;if(w>=1)return[
d/w,d/w,d/w];const p=R=>{const U=((R+n/60)%6+6)%6;return P(Math.abs(U-3)-1)*(1-w)+d};return[p(0),p(4),p(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(y),
c],oklab:[n=>s(n.map(y)),n=>c(t(n))]};function T(n,d,E){const[w=[],...p]=(0,x.M$)(n,x.wR);if((0,x.aG)(w[0])!=="in"||p.length!==2)return;const R=p.map(X=>{const J=X.
find(({type:Y})=>Y==="Percentage"),Z=d(X.find(({type:Y})=>Y!=="Percentage"),E);return{paint:Z==="current"?void 0:Z,share:(0,b.pO)(J)}}),[U,B]=R;if(!U?.paint||!B?.
paint)return;const G=(0,x.aG)(w[1])??"",K=U.paint.alpha===0||B.paint.alpha===0,F=Object.hasOwn(I,G)?I[G]:K?I.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.
share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const V=i(U.paint,B.paint,j/z,F);return{...V,alpha:P(V.alpha*Math.min(z,1))}}const $=(n,d,E)=>i(n,d,E,
I.oklab);function i(n,d,E,[w,p]){const R=[n.alpha*(1-E),d.alpha*E],U=R[0]+R[1],B=[w(n.color),w(d.color)],G=B[0].map((K,F)=>U===0?0:(K*R[0]+B[1][F]*R[1])/U);return{
color:p(G).map(P),alpha:P(U)}}}),76213:((H,W,M)=>{M.d(W,{P:()=>o,d:()=>r});var b=M(75234),x=M(16326),g=M(50697);const D=1e3;function A(e,t){if(e.type!=="Functio\
n")return;const s=(0,g.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(s,t);case"circle":return C(s,t,1);case"ellipse":return C(s,t,2);case"inset":return v(
s,t);default:return}}function P(e,t){const s=(0,g.M$)(e,g.wR),l=(0,g.aG)(s[0]?.[0]),I=(l==="evenodd"||l==="nonzero"?s.slice(1):s).map($=>$.map(i=>(0,b.Y5)(i,t)));
if(I.length<3||I.length>D)return;const T=I.flatMap(([$,i,n])=>$&&i&&!n?[[$,i]]:[]);return T.length===I.length?{kind:"polygon",corners:T,hasHoles:l==="evenodd"}:
void 0}function C(e,t,s){const l=e.findIndex(i=>(0,g.aG)(i)==="at"),L=l<0?[x.QR,x.QR]:(0,x.ux)(e.slice(l+1),t),I=(l<0?e:e.slice(0,l)).map(i=>{const n=(0,g.aG)(i);
return n==="closest-side"||n==="farthest-side"?n:(0,b.Y5)(i,t)}),[T="closest-side",$="closest-side"]=I;if(!(!L||I.includes(void 0)||I.length!==0&&I.length!==s))
return{kind:"ellipse",center:L,radii:s===1?[T]:[T,$]}}function v(e,t){const s=e.findIndex(n=>(0,g.aG)(n)==="round"),l=(s<0?e:e.slice(0,s)).map(n=>(0,b.Y5)(n,t)),
L=s<0?{px:0,percent:0}:e.length===s+2?(0,b.Y5)(e[s+1],t):void 0,[I,T=I,$=I,i=T]=l;if(!(!I||!T||!$||!i||!L||l.length>4))return{kind:"inset",sides:[I,T,$,i],radius:L}}
var N=M(95826),k=M(8582);const _=(e,t)=>({keys:["drawn"],read:(s,l)=>{const L=t(s,l);return L===void 0?void 0:{drawn:{...l.own.drawn,[e]:L}}}}),h=e=>_(e,([t,s])=>f(
t,s));function f(e,t){if((0,g.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,N.M)(e);const s=(0,g.aG)(t)==="none"?"none":(0,N.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const a=e=>{const t=(0,b.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function y(e,t){const s=(0,b.rl)(
e);return s===void 0?(0,b.Y5)(e,t):{px:s,percent:0}}const c=100,O=e=>([t])=>{const s=(0,g.aG)(t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function m(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,g.aG)(e)==="none"?"none":void 0}const S={keys:["drawn"],read:([e],{own:t})=>{const s=m(e);return s===void 0?
void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},u={nonzero:!1,evenodd:!0},r={fill:h("fill"),"fill-opacity":_("fillOpacity",([e])=>a(e)),"fil\
l-rule":_("hasHoles",O(u)),"clip-rule":_("clipHasHoles",O(u)),stroke:h("stroke"),"stroke-opacity":_("strokeOpacity",([e])=>a(e)),"stroke-width":_("strokeWidth",
([e],t)=>y(e,t)),"stroke-linecap":_("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":_("join",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":_("miter",([e])=>{const t=(0,b.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":_("dashes",(e,t)=>{if((0,g.aG)(e[0])==="none")return[];const s=e.
filter(({type:l})=>l!=="Operator").map(l=>y(l,t));if(!(s.length>c||s.some(l=>l===void 0||l.px<0)))return s}),"stroke-dashoffset":_("dashOffset",([e],t)=>y(e,t)),
"vector-effect":_("isUnscaled",([e])=>(0,g.aG)(e)==="non-scaling-stroke"),"paint-order":_("isStrokeUnder",e=>{const t=e.map(g.aG),[s,l]=[t.indexOf("fill"),t.indexOf(
"stroke")];return l>=0&&(s<0||l<s)}),marker:S,"marker-start":_("markerStart",([e])=>m(e)),"marker-mid":_("markerMid",([e])=>m(e)),"marker-end":_("markerEnd",([e])=>m(
e)),"text-anchor":_("anchor",O({start:"start",middle:"middle",end:"end"})),"dominant-baseline":_("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":_("drop",O({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,k.J0)("stopColor",(e,t)=>{const s=(0,N.M)(e);return s==="current"?t.own.color:s}),"stop-opacity":(0,k.J0)("stopOpacity",a),"clip-path":{
keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,g.aG)(e)==="none")return{clipPath:void 0};const l=e.type==="Url"?e.value.trim().replace(/^#/,
""):A(e,s);return l===void 0?void 0:{clipPath:l}}}},o=new Set([...Object.keys(r),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((H,W,M)=>{M.d(W,{Ff:()=>u,OW:()=>v,QR:()=>P,ux:()=>S});var b=M(
99746),x=M(5196),g=M(75234),D=M(95826),A=M(50697);const P={px:0,percent:.5},C=256;function v(r,o,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=t!==r.name.toLowerCase(),l=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!l)return;const L=(0,A.M$)((0,A.aX)(r),A.wR),{space:I,others:T}=f(
L[0]),$=I===void 0?L.some(([p])=>N(p)):I==="oklab";T.length===0?L.shift():L[0]=T;const i={kind:l,angle:l==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
P,P],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=L,d=l==="linear"?h(n,s):l==="radial"?O(n,o):a(n,o),E=(d?L.slice(1):L).slice(0,C),w=[];for(const p of E){
const R=(0,D.M)(p[0]),U=R==="current"?e:R;if(U===void 0){if(p.length===1&&(0,g.Y5)(p[0],o))continue;return}const B=p.slice(1).map(G=>l==="conic"?y(G,o):(0,g.Y5)(
G,o));B.length===0&&w.push({paint:U,at:void 0});for(const G of B)w.push({paint:U,at:G})}return w.length<2?void 0:{...i,...d,stops:$?_(w):w}}const N=r=>r?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),k=5;function _(r){const o=Math.floor(C/(k+1));return[...r.slice(0,o).flatMap((t,s)=>{const l=r[s+
1],L=t.at!==void 0&&t.at.px===l?.at?.px&&t.at.percent===l.at.percent;if(!l||L||s===o-1)return[t];const I=Array.from({length:k},(T,$)=>(0,x.E)(t.paint,l.paint,($+
1)/(k+1)));return[t,...I.map(T=>({paint:T,at:void 0}))]}),...r.slice(o)]}function h(r,o){const e=r.length===1?(0,g.T)(r[0]):void 0;if(e!==void 0)return{angle:o?
90-e:e};const t=r.map(A.aG),s=t[0]==="to";if(!s&&!o)return;let[l,L]=[0,0];for(const T of s?t.slice(1):t)if(T==="left")l=-1;else if(T==="right")l=1;else if(T==="\
top")L=-1;else if(T==="bottom")L=1;else return;const I=T=>s||T===0?T:-T;return{angle:{x:I(l),y:I(L)}}}function f(r){const o=r.findIndex(t=>(0,A.aG)(t)==="in");if(o<
0)return{space:void 0,others:[...r]};const e=(0,A.aG)(r.at(o+3))==="hue";return{space:(0,A.aG)(r[o+1]),others:[...r.slice(0,o),...r.slice(o+(e?4:2))]}}function a(r,o){
const e=r.findIndex(L=>(0,A.aG)(L)==="at"),t=(0,A.aG)(r[0])==="from";if(!t&&e!==0)return;const s=t?(0,g.T)(r[1]):0,l=e<0?void 0:S(r.slice(e+1),o);return{angle:s??
0,...l&&{center:l}}}function y(r,o){const e=(0,g.T)(r);return e===void 0?(0,g.Y5)(r,o):{px:0,percent:e/360}}const c=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function O(r,o){if((0,D.M)(r[0])!==void 0)return;const e=r.findIndex(L=>(0,A.aG)(L)==="at"),t=(e<0?r:r.slice(0,e)).map(A.aG),s=c.find(L=>t.
includes(L)),l=e<0?void 0:S(r.slice(e+1),o);return{isCircle:t.includes("circle"),...s&&{extent:s},...l&&{center:l}}}const m={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function S(r,o){let e,t,s;for(const l of r){const L=(0,A.aG)(l),I=L!==void 0&&Object.hasOwn(m,L)?m[L]:void 0;if(I){const i={
px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&s!=="x"?"x":"y":I[0];n==="x"?e=i:t=i,s=I[0]==="both"?void 0:n;continue}const T=(0,g.Y5)(l,o);if(!T)return;const $=s===
"x"?e:s==="y"?t:void 0;if($&&r.length>2){const i=$.percent===1?{px:-T.px,percent:1-T.percent}:T;s==="x"?e=i:t=i,s=void 0}else e===void 0?(e=T,s=void 0):t??=T}if(!(!e&&
!t))return[e??P,t??P]}const u=[(0,b.yA)(0),(0,b.yA)(0)]}),9813:((H,W,M)=>{M.d(W,{m:()=>P});const b=";base64,",x=/[A-Za-z0-9+/=]*/y,g=1e3,D="﷐",A=new RegExp(`${D}\
(\\d+)${D}`,"g");class P{text;runs=[];constructor(v){this.text=v.includes(D)?v:this.takeOut(v)}get isEmpty(){return this.runs.length===0}restore(v){return this.
isEmpty||!v.includes(D)?v:v.replace(A,(N,k)=>this.runs[Number(k)]??N)}takeOut(v){let N="",k=0;for(let _=v.indexOf(b);_>=0;_=v.indexOf(b,_+b.length)){const h=_+b.
length;x.lastIndex=h,x.test(v);const f=x.lastIndex;f-h<g||(N+=`${v.slice(k,h)}${D}${this.runs.push(v.slice(h,f))-1}${D}`,k=f)}return this.isEmpty?v:N+v.slice(k)}}}),
75234:((H,W,M)=>{M.d(W,{T:()=>y,Y5:()=>k,lT:()=>_,pO:()=>a,rl:()=>f});var b=M(99746),x=M(50697);const g={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},
[D,A]=[.572,.536],P=1e7,C=30;function v(u,r,o){const e=Object.hasOwn(g,r)?g[r]:void 0;if(e!==void 0)return u*e*o.zoom;switch(r){case"em":return u*o.em;case"rem":
return u*o.rem*o.zoom;case"ch":return u*o.em*(o.zero?.()??D);case"ex":return u*o.em*A;case"lh":case"rlh":return u*o.em*1.362;case"vw":case"dvw":case"svw":case"l\
vw":case"vi":case"cqw":return u*o.pageWidth*o.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return u*o.pageHeight*o.zoom/100;case"vmin":return u*
Math.min(o.pageWidth,o.pageHeight)*o.zoom/100;case"vmax":return u*Math.max(o.pageWidth,o.pageHeight)*o.zoom/100;default:return}}const N=u=>({px:u,percent:0,isNumber:!0});
function k(u,r){const o=u&&c(u,r,0);if(!(!o||!Number.isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px===0?(0,b.yA)(0):void 0:o.percent===0?(0,b.
yA)(o.px):{px:o.px,percent:o.percent}}function _(u,r){const o=k(u,r);return o?.percent===0?o.px:void 0}const h={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};
function f(u){const r=u&&c(u,h,0);return r?.isNumber===!0&&Number.isFinite(r.px)?r.px:void 0}function a(u){const r=u&&c(u,h,0);if(!(!r||!Number.isFinite(r.px)||
!Number.isFinite(r.percent)))return r.isNumber?r.px:r.px===0&&r.percent!==0?r.percent:u.type==="Percentage"?0:void 0}function y(u){if(u?.type==="Number"&&Number(
u.value)===0)return 0;if(u?.type!=="Dimension")return;const r=Number(u.value);switch(u.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*
180/Math.PI;case"turn":return r*360;default:return}}function c(u,r,o){if(!(o>C))switch(u.type){case"Number":return N(Number(u.value));case"Percentage":return{px:0,
percent:Number(u.value)/100,isNumber:!1};case"Dimension":{const e=v(Number(u.value),u.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"\
Identifier":return(0,x.aG)(u)==="infinity"?N(P):void 0;case"Parentheses":return m(u.children.toArray(),r,o+1);case"Function":{const e=u.name.toLowerCase().replace(
/^-webkit-|^-moz-/,""),t=(0,x.M$)((0,x.aX)(u),x.wR);if(e==="calc")return m(t[0],r,o+1);const s=t.map(l=>m(l,r,o+1));return s.every(l=>l!==void 0)?O(e,s,r):void 0}default:
return}}function O(u,r,o){const e=({px:T,percent:$})=>T+$*o.pageWidth,t=T=>r.reduce(($,i)=>!$||T(i,$)?i:$,void 0);if(u==="min")return t((T,$)=>e(T)<e($));if(u===
"max")return t((T,$)=>e(T)>e($));if(u!=="clamp"||r.length!==3)return;const[s,l,L]=r,I=e(l)>e(L)?L:l;return e(I)<e(s)?s:I}function m(u,r,o){let e,t,s=1,l="*";const L=()=>{
if(!t)return!1;const I=S(t,s);return e=e?{px:e.px+I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,t=void 0,!0};for(const I of u){if(I.type===
"Operator"){const $=I.value.trim();if($==="+"||$==="-"){if(!L())return;s=$==="-"?-1:1,l="*"}else l=$;continue}const T=c(I,r,o);if(!T||(t?l==="*"?t=t.isNumber?S(
T,t.px):T.isNumber?S(t,T.px):void 0:t=T.isNumber&&T.px!==0?S(t,1/T.px):void 0:t=T,!t))return}return L()?e:void 0}const S=({px:u,percent:r,isNumber:o},e)=>({px:u*
e,percent:r*e,isNumber:o})}),95826:((H,W,M)=>{M.d(W,{M:()=>P});var b=M(49180),x=M(5196),g=M(75234),D=M(50697);const A={color:[0,0,0],alpha:0};function P(h,f=0){
if(h?.type==="Hash")return N(h.value);if(h?.type==="Identifier"){const y=h.name.toLowerCase();if(y==="transparent")return A;if(y==="currentcolor")return"current";
const c=C[y]??(0,b.q)(y);return c&&v(c)}if(h?.type!=="Function")return;const a=h.name.toLowerCase();return k(a,(0,D.aX)(h))??(0,x.w)(a,(0,D.aX)(h),P,f)}const C={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},v=([h,f,a],y=1)=>({color:[h/255,f/255,
a/255],alpha:y});function N(h){const f=(0,b.q)(`#${h}`);if(f)return v(f);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(h))return;const a=h.length===4?[...h].map(S=>S+
S).join(""):h,[y,c,O,m]=[0,2,4,6].map(S=>Number.parseInt(a.slice(S,S+2),16));return v([y,c,O],m/255)}function k(h,f){if(!/^(?:rgb|hsl)a?$/.test(h))return;const a=f.
filter(r=>r.type!=="Operator"),y=a.length>3?(0,g.pO)(a[3]):1;if(a.length<3||a.length>4||y===void 0)return;const c=Math.min(Math.max(y,0),1),O=r=>Math.min(Math.max(
r,0),255);if(h==="rgb"||h==="rgba"){const r=a.slice(0,3).map(s=>{const l=(0,g.pO)(s);return l===void 0?void 0:O(s.type==="Percentage"?l*255:l)}),[o,e,t]=r;return o===
void 0||e===void 0||t===void 0?void 0:v([o,e,t],c)}const m=(0,g.T)(a[0])??(0,g.pO)(a[0]),[S,u]=[(0,g.pO)(a[1]),(0,g.pO)(a[2])];if(!(m===void 0||S===void 0||u===
void 0))return{color:_(m,Math.min(Math.max(S,0),1),Math.min(Math.max(u,0),1)),alpha:c}}function _(h,f,a){const y=c=>{const O=((c+h/30)%12+12)%12;return a-f*Math.
min(a,1-a)*Math.max(-1,Math.min(O-3,9-O,1))};return[y(0),y(8),y(4)]}}),8582:((H,W,M)=>{M.d(W,{BV:()=>h,De:()=>N,J0:()=>D,LN:()=>y,ST:()=>v,X_:()=>f,aL:()=>A,nI:()=>_,
nL:()=>P,r_:()=>a,sD:()=>k,zW:()=>C});var b=M(75234),x=M(95826),g=M(50697);const D=(c,O)=>({keys:[c],read:(m,S)=>{if(m.length!==1)return;const u=O(m[0],S);return u===
void 0?void 0:{[c]:u}}}),A=(c,O,m={})=>D(c,S=>{const u=(0,g.aG)(S);if(u!==void 0)return Object.hasOwn(m,u)?m[u]:O.find(r=>r===u)}),P=(c,O=-1/0)=>D(c,m=>{const S=(0,b.
rl)(m);return S===void 0||S<O?void 0:S}),C=(c,O)=>(0,g.aG)(c)==="auto"?"auto":(0,b.Y5)(c,O),v=(c,O)=>{const m=(0,b.Y5)(c,O);return m&&(m.percent!==0||m.px>=0)?m:
void 0},N=(c,O)=>{const m=(0,b.lT)(c,O);return m!==void 0&&m>=0?m:void 0};function k(c){const O=(0,x.M)(c);if(O!==void 0)return{paint:O==="current"?void 0:O}}const _=c=>({
keys:[c],read:O=>{const m=O.length===1?k(O[0]):void 0;return m&&{[c]:m.paint}}}),h=["Top","Right","Bottom","Left"];function f(c){const[O,m=O,S=O,u=m]=c;return c.
length===0||c.length>4?void 0:[O,m,S,u]}function a(c,O){return{keys:c,read:(m,S)=>{const u=f(m.map(r=>O(r,S)));if(!(!u||u.includes(void 0)))return Object.fromEntries(
c.map((r,o)=>[r,u[o]]))}}}const y=c=>(0,g.M$)(c,g.YY)}),50697:((H,W,M)=>{M.d(W,{M$:()=>v,YY:()=>C,aG:()=>N,aX:()=>k,wK:()=>D,wR:()=>P});var b=M(88650),x=M(9813);
const g=2e5;function D(_){if(_.length>g&&!/\burl\(/i.test(_))return;const h=[],f=new x.m(_);try{const a=(0,b.A)(f.text,{context:"value",onParseError:c=>h.push(c)});
if(h.length>0||a.type!=="Value")return;const y=a.children.toArray();return f.isEmpty||A(y,f),y}catch{return}}function A(_,h){for(const f of _)f.type==="Url"||f.
type==="String"?f.value=h.restore(f.value):(f.type==="Function"||f.type==="Parentheses")&&A(f.children.toArray(),h)}const P=_=>_.type==="Operator"&&_.value===",",
C=_=>_.type==="Operator"&&_.value==="/";function v(_,h){const f=[[]];for(const a of _)h(a)?f.push([]):f.at(-1).push(a);return f}const N=_=>_?.type==="Identifier"?
_.name.toLowerCase():void 0,k=_=>_.children.toArray()}),99746:((H,W,M)=>{M.d(W,{Il:()=>g,f2:()=>b,yA:()=>x});const b={px:0,percent:0},x=D=>D===0?b:{px:D,percent:0},
g=({px:D,percent:A},P)=>A===0?D:D+A*P})};
