"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,W,M)=>{M.d(W,{gf:()=>y,iw:()=>g,sf:()=>O});var b=M(76213);function x(a){const[,n,d]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(a??"")??[];return n===void 0?void 0:`${n}${d==="%"?"%":"px"}`}const m=a=>a!==void 0&&/^\s*[\d.]+\s*$/.test(a)?`${a.trim()}px`:a;function N(a){const n=a.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(n)&&!/^\d{3}$/.test(n)?`#${n}`:n}const L=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),C=new Set(["img","table","td","th","col","hr","video","canvas"]),v=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),D=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),R={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function g(a,n){const{name:d,attributes:E}=a;if(E.size===0&&!P.has(d))return[];const w=[],p=(K,F)=>{F!==
void 0&&F!==""&&w.push({name:K,value:F,important:!1})};if(!a.isHtml)for(const[K,F]of E)b.P.has(K)&&p(K,t(K,F));const A=K=>E.get(K);a.isHtml?C.has(d)&&(p("width",
x(A("width"))),d!=="hr"?p("height",x(A("height"))):h(E,p)):(p("width",m(A("width"))),p("height",m(A("height"))));const U=A("bgcolor");U!==void 0&&p("background-\
color",N(U));const B=O(a);B!==void 0&&p("background-image",`url("${B.replace(/["\\\n]/g,K=>K===`
`?"\\a ":`\\${K}`)}")`),d==="tr"&&p("height",x(A("height"))),d==="body"&&u(E,p),d==="img"&&e(E,p);const G=A("align")?.toLowerCase();return G!==void 0&&v.has(d)&&
p("text-align",D.get(G)??G),d==="img"&&(G==="left"||G==="right")&&p("float",G),d==="table"&&(G==="left"||G==="right")&&p("float",G),(P.has(d)||d==="tr"||d==="tb\
ody")&&p("vertical-align",A("valign")?.toLowerCase()),E.has("nowrap")&&p("white-space","nowrap"),(d==="ol"||d==="ul"||d==="li")&&p("list-style-type",s(A("type"))),
d==="font"&&k(E,p),A("dir")?.toLowerCase()==="auto"&&p("direction",c(a)),d==="table"&&I(E,p),P.has(d)&&n&&$(n.attributes,p),w}const l=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[i,f]=[500,100],S=({name:a,attributes:n})=>n.has("dir")||a==="bdi"||a==="script"||a==="style";function c(a){let n="",d=0;const E=[a];for(let p=E.pop();p&&d<f&&n.
length<i;p=E.pop(),d++)if(p.kind==="text")n+=p.value.trimStart().slice(0,i);else if(p===a||!S(p))for(const A of p.children.slice(0,f).reverse())E.push(A);const[
w=""]=new RegExp("\\p{L}","u").exec(n)??[];return l.test(w)?"rtl":"ltr"}const _=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function O({name:a,
isHtml:n,attributes:d}){const E=n&&_.has(a)?d.get("background")?.trim():void 0;return E===""?void 0:E}function y(a){const n=N(a.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(n)?`a:link { color: ${n} }`:""}function u(a,n){const d=a.get("text");d!==void 0&&n("color",N(d));for(const[E,...w]of r)n(`margin-${E}`,w.map(p=>x(a.get(p))).
find(p=>p!==void 0))}const r=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],o=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function e(a,n){const d=x(a.get("border"));d!==void 0&&d!=="0px"&&n("border",`${d} solid`);for(const E of["left","right"])n(`margin-${E}`,x(
a.get("hspace")));for(const E of["top","bottom"])n(`margin-${E}`,x(a.get("vspace")));n("vertical-align",o.get(a.get("align")?.toLowerCase()??""))}const t=(a,n)=>a===
"font-size"||a==="letter-spacing"?m(n):n,s=a=>a===void 0?void 0:Object.hasOwn(R,a)?R[a]:a.toLowerCase();function h(a,n){const d=a.get("color");d!==void 0&&n("co\
lor",N(d));const[E]=/^\s*\d{1,4}/.exec(a.get("size")??"")??[],w=Number(E??0);w<=0||(d!==void 0||a.has("noshade")?n("border-width",`${w/2}px`):w===1?n("border-bo\
ttom-width","0"):n("height",`${w-2}px`))}function k(a,n){const d=a.get("color");d!==void 0&&n("color",N(d)),n("font-family",a.get("face"));const[,E,w]=/^\s*([+-]?)(\d)/.
exec(a.get("size")??"")??[];if(w===void 0)return;const p=E===""?Number(w):3+ +`${E}${w}`;n("font-size",L[Math.min(Math.max(p,1),7)-1])}function I(a,n){const d=a.
has("border")?x(a.get("border")||"1")??"1px":void 0,E=a.get("bordercolor");d!==void 0&&d!=="0px"&&n("border",`${d} ${E===void 0?"outset":"solid"}`),n("border-co\
lor",E),n("border-spacing",x(a.get("cellspacing")));const w=T.get(a.get("frame")?.toLowerCase()??"");if(w===void 0)return;const p=d===void 0||d==="0px"?"1px sol\
id":`${d} outset`;for(const A of["top","right","bottom","left"])n(`border-${A}`,w.includes(A)?p:"0 hidden")}const T=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(a,n){
const d=a.has("border")?x(a.get("border")||"1")??"1px":void 0;d!==void 0&&d!=="0px"&&!a.has("rules")&&(n("border",a.has("bordercolor")?"1px solid":"1px inset"),
n("border-color","inherit")),n("padding",x(a.get("cellpadding")))}}),37294:((H,W,M)=>{M.d(W,{$:()=>u,DI:()=>f,Ez:()=>x,Hb:()=>C,Hk:()=>P,LI:()=>L,VE:()=>c,aU:()=>l,
bJ:()=>R,bi:()=>O,dM:()=>e,df:()=>_,iV:()=>t,iY:()=>r,ot:()=>y,q3:()=>m,qM:()=>o,qV:()=>N,uL:()=>g,uN:()=>D,vS:()=>S,xH:()=>v});var b=M(58552);const x=200,m=1e5,
N=5e4,L=2e4,P=2e7,C=2e5,v=5e6,D=5e4,R=2e7,g=2e6,l=5e6,i=s=>(0,b.G6)([{field:"file",message:s}]),f=()=>i(`nests elements more than ${x} levels deep; at most ${x}\
 are allowed`),S=()=>i(`has more than ${m} elements; at most ${m} are allowed. Split it into several documents`),c=()=>i(`has more than ${N} rules in style shee\
ts; at most ${N} are allowed`),_=1e3,O=()=>i(`has more than ${_} images of SVG in data: addresses; at most ${_} are allowed`),y=()=>i("has rules of pages (@page\
) that take too long to read for each of their names; write fewer rules"),u=()=>i("has style sheets whose selectors take too long to compare with its elements; \
write simpler selectors"),r=()=>i(`has drawings (svg) of more than ${R} characters, those that are repeated counted each time; leave some out, or give them as i\
mages`),o=()=>i("has style sheets whose variables make values of too many characters; use var() less often"),e=()=>i(`names too much text for the margins of pag\
es with string-set; at most ${g} characters are allowed`),t=()=>i(`has too much text in the margins of its pages (@page); at most ${l} characters on all pages a\
re allowed`)}),45893:((H,W,M)=>{M.d(W,{Ci:()=>N,Ky:()=>x,ZE:()=>b,a4:()=>L,hE:()=>m});const b=P=>P.children.filter(C=>C.kind==="element");function x(P){const C=[],
v=[P];for(let D=v.pop();D;D=v.pop()){C.push(D);for(let R=D.children.length-1;R>=0;R--){const g=D.children[R];g.kind==="element"&&v.push(g)}}return C}function m({
attributes:P}){const C=P.get("href");if(C!==void 0)return C.trim();for(const[v,D]of P)if(v.endsWith(":href"))return D.trim()}const N=P=>m(P)?.replace(/^#/,"")??
"";function L(P){const C=[],v=[P];for(let D=v.pop();D;D=v.pop())if(D.kind==="text")C.push(D.value);else for(let R=D.children.length-1;R>=0;R--)v.push(D.children[R]);
return C.join("")}}),58257:((H,W,M)=>{M.d(W,{Z:()=>C});var b=M(28428),x=M(45657),m=M(37294),N=M(9813);const L=4e3,P=600;async function C(i,f){let S=0,c=0;const _={
...b.jh,createElement(o,e,t){if(++S>m.q3)throw(0,m.vS)();return b.jh.createElement(o,e,t)},onItemPush(){if(++c>m.Ez)throw(0,m.DI)()},onItemPop(){c--}},O=new b.iX(
{treeAdapter:_,scriptingEnabled:!1}),y=new N.m(i),{length:u}=y.text;for(let o=0;o<u||o===0;o+=L){const e=f.step(L*P);e&&await e,O.tokenizer.write(y.text.slice(o,
o+L),o+L>=u)}const r=v[b.jh.getDocumentMode(O.document)];return{root:await D(O.document,y,f),quirks:r}}const v={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.W$.LIMITED_QUIRKS]:"\
limited",[b.qy.W$.QUIRKS]:"all"};async function D(i,f,S){const c=i.childNodes.find(y=>b.jh.isElementNode(y)),_=l(c,void 0,0,f),O=[[c,_]];for(let y=O.pop();y;y=O.
pop()){const[u,r]=y,o=S.step(1e3+u.childNodes.length*500);o&&await o;let e=0;const t=[];for(const s of u.childNodes){if(b.jh.isTextNode(s)&&t.push({kind:"text",
value:f.restore(s.value),parent:r}),!b.jh.isElementNode(s))continue;const h=l(s,r,e++,f);t.push(h),O.push([s,h])}r.children=(0,x.Hn)(t),u.childNodes=[]}return _}
const R=new Map,g=new Set;function l(i,f,S,c){const{attrs:_}=i,O=_.length===0?R:new Map(_.map(({name:o,value:e})=>[o,c.restore(e)])),y=O.get("class")?.split(/[ \t\n\f\r]+/).
filter(o=>o!==""),u=y===void 0?g:new Set(y),r=i.namespaceURI===b.qy.NS.HTML;return{kind:"element",name:i.tagName,attributes:O,classes:u,parent:f,children:[],index:S,
isHtml:r}}}),72594:((H,W,M)=>{M.d(W,{Z:()=>D,e:()=>P,imagesNamedIn:()=>v,mayNameImages:()=>C});var b=M(34622),x=M(39170),m=M(45893),N=M(58257),L=M(50697);function P(l){
const i=new Set;for(const f of(0,m.Ky)(l)){const S=f.name==="image"&&!f.isHtml?(0,m.hE)(f):void 0,c=f.name==="img"?D(f):S;c!==void 0&&c!==""&&i.add((0,b.bi)(c));
const _=(0,x.sf)(f);_!==void 0&&i.add((0,b.bi)(_));for(const O of[f.attributes.get("style"),f.name==="style"?(0,m.a4)(f):void 0])for(const y of R(O??""))i.add((0,b.
bi)(y))}return[...i]}const C=(l,i)=>l==="html"?/<img|<image|url\(/i.test(i):i.includes("![");async function v(l,i,f){if(l==="markdown")return await(0,b.e_)(i,f);
const{root:S}=await(0,N.Z)(i,f);return P(S)}function D({attributes:l}){const i=l.get("src")?.trim();if(i!==void 0&&i!=="")return i;const[f=""]=(l.get("srcset")??
"").trim().split(/[\s,]/,1);return f===""?void 0:f}function*R(l){let i;const f=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let S=f.exec(l);S;S=f.exec(
l)){const{0:c,index:_}=S;if(c.startsWith("@"))i=/^@font/i.test(c)?"font":"sheet";else if(c==="}"||c===";")i===(c==="}"?"font":"sheet")&&(i=void 0);else if(!i){const O=g(
l,_+c.length);if(O<0)return;f.lastIndex=O;const[y]=(0,L.wK)(l.slice(_,O+1))??[];y?.type==="Url"&&(yield y.value)}}}function g(l,i){let f=i;for(;/\s/.test(l.charAt(
f));)f++;const S=l.charAt(f);if(S!=='"'&&S!=="'")return l.indexOf(")",i);let c=f;do c=l.indexOf(S,c+1);while(c>0&&l.charAt(c-1)==="\\");return c<0?-1:l.indexOf(
")",c)}}),5196:((H,W,M)=>{M.d(W,{E:()=>$,w:()=>N});var b=M(75234),x=M(50697);const m=10;function N(n,d,E,w){if(n==="color-mix")return w<m?T(d,E,w+1):void 0;if(n===
"light-dark")return w<m?L(d,E,w+1):void 0;const[p=[],[A]=[]]=(0,x.M$)(d,x.YY),U=A===void 0?1:C(A,1);if(U===void 0)return;const B=n==="color"?l(p):D(n,p);return B&&
{color:B.map(P),alpha:P(U)}}function L(n,d,E){const w=(0,x.M$)(n,x.wR);return w.length===2&&w[0].length===1?d(w[0][0],E):void 0}const P=n=>Math.min(Math.max(n,0),
1);function C(n,d){if((0,x.aG)(n)==="none")return 0;const E=(0,b.pO)(n);return E===void 0?void 0:n?.type==="Percentage"?E*d:E}const v=n=>(0,x.aG)(n)==="none"?0:
(0,b.T)(n)??(n?.type==="Percentage"?void 0:(0,b.pO)(n));function D(n,d){const E=Object.hasOwn(g,n)?g[n]:void 0;if(!E||d.length!==3)return;const w=d.map((B,G)=>{
const K=E.wholes[G];return K==="hue"?v(B):C(B,K)}),[p,A,U]=w;return p===void 0||A===void 0||U===void 0?void 0:E.convert([p,A,U])}const R=([n,d,E])=>{const w=E*Math.
PI/180;return[n,d*Math.cos(w),d*Math.sin(w)]},g={oklab:{wholes:[1,.4,.4],convert:n=>c(t(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>c(t(R(n)))},lab:{wholes:[100,
125,125],convert:n=>c(h(n))},lch:{wholes:[100,150,"hue"],convert:n=>c(h(R(n)))},hwb:{wholes:["hue",1,1],convert:k}};function l([n,...d]){const E=d.map(U=>C(U,1)),
[w,p,A]=E;if(!(E.length!==3||w===void 0||p===void 0||A===void 0))switch((0,x.aG)(n)){case"srgb":return[w,p,A];case"srgb-linear":return c([w,p,A]);case"display-p\
3":return c(i(o,[w,p,A].map(S)));default:return}}const i=(n,[d,E,w])=>n.map(([p,A,U])=>p*d+A*E+U*w),f=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.
abs(n)**(1/2.4)-.055),S=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,c=n=>n.map(f),_=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],O=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
y=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],u=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],r=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],t=n=>i(O,i(_,n).map(d=>d**3)),s=n=>i(u,i(y,n).map(Math.cbrt));function h([n,d,E]){const w=(n+16)/116,p=A=>A>6/29?A**3:(116*A-16)/(24389/27);return i(
r,[e[0]*p(w+d/500),p(w),e[2]*p(w-E/200)])}function k([n,d,E]){const w=d+E;if(w>=1)return[d/w,d/w,d/w];const p=A=>{const U=((A+n/60)%6+6)%6;return P(Math.abs(U-3)-
1)*(1-w)+d};return[p(0),p(4),p(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(S),c],oklab:[n=>s(n.map(S)),n=>c(t(n))]};function T(n,d,E){const[w=[],...p]=(0,x.
M$)(n,x.wR);if((0,x.aG)(w[0])!=="in"||p.length!==2)return;const A=p.map(V=>{const J=V.find(({type:Y})=>Y==="Percentage"),Z=d(V.find(({type:Y})=>Y!=="Percentage"),
E);return{paint:Z==="current"?void 0:Z,share:(0,b.pO)(J)}}),[U,B]=A;if(!U?.paint||!B?.paint)return;const G=(0,x.aG)(w[1])??"",K=U.paint.alpha===0||B.paint.alpha===
0,F=Object.hasOwn(I,G)?I[G]:K?I.srgb:void 0;if(!F)return;const[Q,j]=[U.share??1-(B.share??.5),B.share??1-(U.share??.5)],z=Q+j;if(z<=0)return;const X=a(U.paint,B.
paint,j/z,F);return{...X,alpha:P(X.alpha*Math.min(z,1))}}const $=(n,d,E)=>a(n,d,E,I.oklab);function a(n,d,E,[w,p]){const A=[n.alpha*(1-E),d.alpha*E],U=A[0]+A[1],
B=[w(n.color),w(d.color)],G=B[0].map((K,F)=>U===0?0:(K*A[0]+B[1][F]*A[1])/U);return{color:p(G).map(P),alpha:P(U)}}}),76213:((H,W,M)=>{M.d(W,{P:()=>o,d:()=>r});var b=M(
75234),x=M(16326),m=M(50697);const N=1e3;function L(e,t){if(e.type!=="Function")return;const s=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return P(s,
t);case"circle":return C(s,t,1);case"ellipse":return C(s,t,2);case"inset":return v(s,t);default:return}}function P(e,t){const s=(0,m.M$)(e,m.wR),h=(0,m.aG)(s[0]?.[0]),
I=(h==="evenodd"||h==="nonzero"?s.slice(1):s).map($=>$.map(a=>(0,b.Y5)(a,t)));if(I.length<3||I.length>N)return;const T=I.flatMap(([$,a,n])=>$&&a&&!n?[[$,a]]:[]);
return T.length===I.length?{kind:"polygon",corners:T,hasHoles:h==="evenodd"}:void 0}function C(e,t,s){const h=e.findIndex(a=>(0,m.aG)(a)==="at"),k=h<0?[x.QR,x.QR]:
(0,x.ux)(e.slice(h+1),t),I=(h<0?e:e.slice(0,h)).map(a=>{const n=(0,m.aG)(a);return n==="closest-side"||n==="farthest-side"?n:(0,b.Y5)(a,t)}),[T="closest-side",$="\
closest-side"]=I;if(!(!k||I.includes(void 0)||I.length!==0&&I.length!==s))return{kind:"ellipse",center:k,radii:s===1?[T]:[T,$]}}function v(e,t){const s=e.findIndex(
n=>(0,m.aG)(n)==="round"),h=(s<0?e:e.slice(0,s)).map(n=>(0,b.Y5)(n,t)),k=s<0?{px:0,percent:0}:e.length===s+2?(0,b.Y5)(e[s+1],t):void 0,[I,T=I,$=I,a=T]=h;if(!(!I||
!T||!$||!a||!k||h.length>4))return{kind:"inset",sides:[I,T,$,a],radius:k}}var D=M(95826),R=M(8582);const g=(e,t)=>({keys:["drawn"],read:(s,h)=>{const k=t(s,h);return k===
void 0?void 0:{drawn:{...h.own.drawn,[e]:k}}}}),l=e=>g(e,([t,s])=>i(t,s));function i(e,t){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,D.M)(
e);const s=(0,m.aG)(t)==="none"?"none":(0,D.M)(t)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:s}}const f=e=>{const t=(0,b.pO)(e);return t===void 0?
void 0:Math.min(Math.max(t,0),1)};function S(e,t){const s=(0,b.rl)(e);return s===void 0?(0,b.Y5)(e,t):{px:s,percent:0}}const c=100,_=e=>([t])=>{const s=(0,m.aG)(
t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function O(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const y={
keys:["drawn"],read:([e],{own:t})=>{const s=O(e);return s===void 0?void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},u={nonzero:!1,evenodd:!0},
r={fill:l("fill"),"fill-opacity":g("fillOpacity",([e])=>f(e)),"fill-rule":g("hasHoles",_(u)),"clip-rule":g("clipHasHoles",_(u)),stroke:l("stroke"),"stroke-opaci\
ty":g("strokeOpacity",([e])=>f(e)),"stroke-width":g("strokeWidth",([e],t)=>S(e,t)),"stroke-linecap":g("cap",_({butt:0,round:1,square:2})),"stroke-linejoin":g("j\
oin",_({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":g("miter",([e])=>{const t=(0,b.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-das\
harray":g("dashes",(e,t)=>{if((0,m.aG)(e[0])==="none")return[];const s=e.filter(({type:h})=>h!=="Operator").map(h=>S(h,t));if(!(s.length>c||s.some(h=>h===void 0||
h.px<0)))return s}),"stroke-dashoffset":g("dashOffset",([e],t)=>S(e,t)),"vector-effect":g("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),"paint-order":g(
"isStrokeUnder",e=>{const t=e.map(m.aG),[s,h]=[t.indexOf("fill"),t.indexOf("stroke")];return h>=0&&(s<0||h<s)}),marker:y,"marker-start":g("markerStart",([e])=>O(
e)),"marker-mid":g("markerMid",([e])=>O(e)),"marker-end":g("markerEnd",([e])=>O(e)),"text-anchor":g("anchor",_({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":g("drop",_({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":g("drop",_({baseline:0,super:-.55,sub:.3})),"stop-color":(0,R.J0)("stopColor",(e,t)=>{const s=(0,D.M)(e);
return s==="current"?t.own.color:s}),"stop-opacity":(0,R.J0)("stopOpacity",f),"clip-path":{keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,m.
aG)(e)==="none")return{clipPath:void 0};const h=e.type==="Url"?e.value.trim().replace(/^#/,""):L(e,s);return h===void 0?void 0:{clipPath:h}}}},o=new Set([...Object.
keys(r),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((H,W,M)=>{M.d(W,{Ff:()=>u,OW:()=>v,QR:()=>P,ux:()=>y});var b=M(99746),x=M(5196),m=M(75234),N=M(95826),L=M(50697);const P={px:0,percent:.5},
C=256;function v(r,o,e){const t=r.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),s=t!==r.name.toLowerCase(),h=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(t)?.[1];if(!h)return;const k=(0,L.M$)((0,L.aX)(r),L.wR),{space:I,others:T}=i(k[0]),$=I===void 0?k.some(([p])=>D(p)):I==="oklab";T.length===0?k.shift():k[0]=
T;const a={kind:h,angle:h==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[P,P],repeats:t.startsWith("repeating"),stops:[]},[n=[]]=k,d=h==="linear"?
l(n,s):h==="radial"?_(n,o):f(n,o),E=(d?k.slice(1):k).slice(0,C),w=[];for(const p of E){const A=(0,N.M)(p[0]),U=A==="current"?e:A;if(U===void 0){if(p.length===1&&
(0,m.Y5)(p[0],o))continue;return}const B=p.slice(1).map(G=>h==="conic"?S(G,o):(0,m.Y5)(G,o));B.length===0&&w.push({paint:U,at:void 0});for(const G of B)w.push({
paint:U,at:G})}return w.length<2?void 0:{...a,...d,stops:$?g(w):w}}const D=r=>r?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(r.name),R=5;function g(r){
const o=Math.floor(C/(R+1));return[...r.slice(0,o).flatMap((t,s)=>{const h=r[s+1],k=t.at!==void 0&&t.at.px===h?.at?.px&&t.at.percent===h.at.percent;if(!h||k||s===
o-1)return[t];const I=Array.from({length:R},(T,$)=>(0,x.E)(t.paint,h.paint,($+1)/(R+1)));return[t,...I.map(T=>({paint:T,at:void 0}))]}),...r.slice(o)]}function l(r,o){
const e=r.length===1?(0,m.T)(r[0]):void 0;if(e!==void 0)return{angle:o?90-e:e};const t=r.map(L.aG),s=t[0]==="to";if(!s&&!o)return;let[h,k]=[0,0];for(const T of s?
t.slice(1):t)if(T==="left")h=-1;else if(T==="right")h=1;else if(T==="top")k=-1;else if(T==="bottom")k=1;else return;const I=T=>s||T===0?T:-T;return{angle:{x:I(h),
y:I(k)}}}function i(r){const o=r.findIndex(t=>(0,L.aG)(t)==="in");if(o<0)return{space:void 0,others:[...r]};const e=(0,L.aG)(r.at(o+3))==="hue";return{space:(0,L.
aG)(r[o+1]),others:[...r.slice(0,o),...r.slice(o+(e?4:2))]}}function f(r,o){const e=r.findIndex(k=>(0,L.aG)(k)==="at"),t=(0,L.aG)(r[0])==="from";if(!t&&e!==0)return;
const s=t?(0,m.T)(r[1]):0,h=e<0?void 0:y(r.slice(e+1),o);return{angle:s??0,...h&&{center:h}}}function S(r,o){const e=(0,m.T)(r);return e===void 0?(0,m.Y5)(r,o):
{px:0,percent:e/360}}const c=["closest-side","closest-corner","farthest-side","farthest-corner"];function _(r,o){if((0,N.M)(r[0])!==void 0)return;const e=r.findIndex(
k=>(0,L.aG)(k)==="at"),t=(e<0?r:r.slice(0,e)).map(L.aG),s=c.find(k=>t.includes(k)),h=e<0?void 0:y(r.slice(e+1),o);return{isCircle:t.includes("circle"),...s&&{extent:s},
...h&&{center:h}}}const O={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function y(r,o){let e,t,s;for(const h of r){const k=(0,L.aG)(
h),I=k!==void 0&&Object.hasOwn(O,k)?O[k]:void 0;if(I){const a={px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&s!=="x"?"x":"y":I[0];n==="x"?e=a:t=a,s=I[0]==="bot\
h"?void 0:n;continue}const T=(0,m.Y5)(h,o);if(!T)return;const $=s==="x"?e:s==="y"?t:void 0;if($&&r.length>2){const a=$.percent===1?{px:-T.px,percent:1-T.percent}:
T;s==="x"?e=a:t=a,s=void 0}else e===void 0?(e=T,s=void 0):t??=T}if(!(!e&&!t))return[e??P,t??P]}const u=[(0,b.yA)(0),(0,b.yA)(0)]}),9813:((H,W,M)=>{M.d(W,{m:()=>P});
const b=";base64,",x=/[A-Za-z0-9+/=]*/y,m=1e3,N="﷐",L=new RegExp(`${N}(\\d+)${N}`,"g");class P{text;runs=[];constructor(v){this.text=v.includes(N)?v:this.takeOut(
v)}get isEmpty(){return this.runs.length===0}restore(v){return this.isEmpty||!v.includes(N)?v:v.replace(L,(D,R)=>this.runs[Number(R)]??D)}takeOut(v){let D="",R=0;
for(let g=v.indexOf(b);g>=0;g=v.indexOf(b,g+b.length)){const l=g+b.length;x.lastIndex=l,x.test(v);const i=x.lastIndex;i-l<m||(D+=`${v.slice(R,l)}${N}${this.runs.
push(v.slice(l,i))-1}${N}`,R=i)}return this.isEmpty?v:D+v.slice(R)}}}),75234:((H,W,M)=>{M.d(W,{T:()=>S,Y5:()=>R,lT:()=>g,pO:()=>f,rl:()=>i});var b=M(99746),x=M(
50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[N,L]=[.572,.536],P=1e7,C=30;function v(u,r,o){const e=Object.hasOwn(m,r)?m[r]:void 0;
if(e!==void 0)return u*e*o.zoom;switch(r){case"em":return u*o.em;case"rem":return u*o.rem*o.zoom;case"ch":return u*o.em*(o.zero?.()??N);case"ex":return u*o.em*L;case"\
lh":case"rlh":return u*o.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return u*o.pageWidth*o.zoom/100;case"vh":case"dvh":case"svh":case"lv\
h":case"vb":case"cqh":return u*o.pageHeight*o.zoom/100;case"vmin":return u*Math.min(o.pageWidth,o.pageHeight)*o.zoom/100;case"vmax":return u*Math.max(o.pageWidth,
o.pageHeight)*o.zoom/100;default:return}}const D=u=>({px:u,percent:0,isNumber:!0});function R(u,r){const o=u&&c(u,r,0);if(!(!o||!Number.isFinite(o.px)||!Number.
isFinite(o.percent)))return o.isNumber?o.px===0?(0,b.yA)(0):void 0:o.percent===0?(0,b.yA)(o.px):{px:o.px,percent:o.percent}}function g(u,r){const o=R(u,r);return o?.
percent===0?o.px:void 0}const l={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function i(u){const r=u&&c(u,l,0);return r?.isNumber===!0&&Number.isFinite(r.
px)?r.px:void 0}function f(u){const r=u&&c(u,l,0);if(!(!r||!Number.isFinite(r.px)||!Number.isFinite(r.percent)))return r.isNumber?r.px:r.px===0&&r.percent!==0?r.
percent:u.type==="Percentage"?0:void 0}function S(u){if(u?.type==="Number"&&Number(u.value)===0)return 0;if(u?.type!=="Dimension")return;const r=Number(u.value);
switch(u.unit.toLowerCase()){case"deg":return r;case"grad":return r*.9;case"rad":return r*180/Math.PI;case"turn":return r*360;default:return}}function c(u,r,o){
if(!(o>C))switch(u.type){case"Number":return D(Number(u.value));case"Percentage":return{px:0,percent:Number(u.value)/100,isNumber:!1};case"Dimension":{const e=v(
Number(u.value),u.unit.toLowerCase(),r);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,x.aG)(u)==="infinity"?D(P):void 0;case"P\
arentheses":return O(u.children.toArray(),r,o+1);case"Function":{const e=u.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),t=(0,x.M$)((0,x.aX)(u),x.wR);if(e===
"calc")return O(t[0],r,o+1);const s=t.map(h=>O(h,r,o+1));return s.every(h=>h!==void 0)?_(e,s,r):void 0}default:return}}function _(u,r,o){const e=({px:T,percent:$})=>T+
$*o.pageWidth,t=T=>r.reduce(($,a)=>!$||T(a,$)?a:$,void 0);if(u==="min")return t((T,$)=>e(T)<e($));if(u==="max")return t((T,$)=>e(T)>e($));if(u!=="clamp"||r.length!==
3)return;const[s,h,k]=r,I=e(h)>e(k)?k:h;return e(I)<e(s)?s:I}function O(u,r,o){let e,t,s=1,h="*";const k=()=>{if(!t)return!1;const I=y(t,s);return e=e?{px:e.px+
I.px,percent:e.percent+I.percent,isNumber:e.isNumber&&I.isNumber}:I,t=void 0,!0};for(const I of u){if(I.type==="Operator"){const $=I.value.trim();if($==="+"||$===
"-"){if(!k())return;s=$==="-"?-1:1,h="*"}else h=$;continue}const T=c(I,r,o);if(!T||(t?h==="*"?t=t.isNumber?y(T,t.px):T.isNumber?y(t,T.px):void 0:t=T.isNumber&&T.
px!==0?y(t,1/T.px):void 0:t=T,!t))return}return k()?e:void 0}const y=({px:u,percent:r,isNumber:o},e)=>({px:u*e,percent:r*e,isNumber:o})}),95826:((H,W,M)=>{M.d(W,
{M:()=>P});var b=M(49180),x=M(5196),m=M(75234),N=M(50697);const L={color:[0,0,0],alpha:0};function P(l,i=0){if(l?.type==="Hash")return D(l.value);if(l?.type==="\
Identifier"){const S=l.name.toLowerCase();if(S==="transparent")return L;if(S==="currentcolor")return"current";const c=C[S]??(0,b.q)(S);return c&&v(c)}if(l?.type!==
"Function")return;const f=l.name.toLowerCase();return R(f,(0,N.aX)(l))??(0,x.w)(f,(0,N.aX)(l),P,i)}const C={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[
0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},v=([l,i,f],S=1)=>({color:[l/255,i/255,f/255],alpha:S});function D(l){const i=(0,b.q)(`#${l}`);
if(i)return v(i);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(l))return;const f=l.length===4?[...l].map(y=>y+y).join(""):l,[S,c,_,O]=[0,2,4,6].map(y=>Number.parseInt(
f.slice(y,y+2),16));return v([S,c,_],O/255)}function R(l,i){if(!/^(?:rgb|hsl)a?$/.test(l))return;const f=i.filter(r=>r.type!=="Operator"),S=f.length>3?(0,m.pO)(
f[3]):1;if(f.length<3||f.length>4||S===void 0)return;const c=Math.min(Math.max(S,0),1),_=r=>Math.min(Math.max(r,0),255);if(l==="rgb"||l==="rgba"){const r=f.slice(
0,3).map(s=>{const h=(0,m.pO)(s);return h===void 0?void 0:_(s.type==="Percentage"?h*255:h)}),[o,e,t]=r;return o===void 0||e===void 0||t===void 0?void 0:v([o,e,t],
c)}const O=(0,m.T)(f[0])??(0,m.pO)(f[0]),[y,u]=[(0,m.pO)(f[1]),(0,m.pO)(f[2])];if(!(O===void 0||y===void 0||u===void 0))return{color:g(O,Math.min(Math.max(y,0),
1),Math.min(Math.max(u,0),1)),alpha:c}}function g(l,i,f){const S=c=>{const _=((c+l/30)%12+12)%12;return f-i*Math.min(f,1-f)*Math.max(-1,Math.min(_-3,9-_,1))};return[
S(0),S(8),S(4)]}}),8582:((H,W,M)=>{M.d(W,{BV:()=>l,De:()=>D,J0:()=>N,LN:()=>S,ST:()=>v,X_:()=>i,aL:()=>L,nI:()=>g,nL:()=>P,r_:()=>f,sD:()=>R,zW:()=>C});var b=M(
75234),x=M(95826),m=M(50697);const N=(c,_)=>({keys:[c],read:(O,y)=>{if(O.length!==1)return;const u=_(O[0],y);return u===void 0?void 0:{[c]:u}}}),L=(c,_,O={})=>N(
c,y=>{const u=(0,m.aG)(y);if(u!==void 0)return Object.hasOwn(O,u)?O[u]:_.find(r=>r===u)}),P=(c,_=-1/0)=>N(c,O=>{const y=(0,b.rl)(O);return y===void 0||y<_?void 0:
y}),C=(c,_)=>(0,m.aG)(c)==="auto"?"auto":(0,b.Y5)(c,_),v=(c,_)=>{const O=(0,b.Y5)(c,_);return O&&(O.percent!==0||O.px>=0)?O:void 0},D=(c,_)=>{const O=(0,b.lT)(c,
_);return O!==void 0&&O>=0?O:void 0};function R(c){const _=(0,x.M)(c);if(_!==void 0)return{paint:_==="current"?void 0:_}}const g=c=>({keys:[c],read:_=>{const O=_.
length===1?R(_[0]):void 0;return O&&{[c]:O.paint}}}),l=["Top","Right","Bottom","Left"];function i(c){const[_,O=_,y=_,u=O]=c;return c.length===0||c.length>4?void 0:
[_,O,y,u]}function f(c,_){return{keys:c,read:(O,y)=>{const u=i(O.map(r=>_(r,y)));if(!(!u||u.includes(void 0)))return Object.fromEntries(c.map((r,o)=>[r,u[o]]))}}}
const S=c=>(0,m.M$)(c,m.YY)}),50697:((H,W,M)=>{M.d(W,{M$:()=>v,YY:()=>C,aG:()=>D,aX:()=>R,wK:()=>N,wR:()=>P});var b=M(88650),x=M(9813);const m=2e5;function N(g){
if(g.length>m&&!/\burl\(/i.test(g))return;const l=[],i=new x.m(g);try{const f=(0,b.A)(i.text,{context:"value",onParseError:c=>l.push(c)});if(l.length>0||f.type!==
"Value")return;const S=f.children.toArray();return i.isEmpty||L(S,i),S}catch{return}}function L(g,l){for(const i of g)i.type==="Url"||i.type==="String"?i.value=
l.restore(i.value):(i.type==="Function"||i.type==="Parentheses")&&L(i.children.toArray(),l)}const P=g=>g.type==="Operator"&&g.value===",",C=g=>g.type==="Operato\
r"&&g.value==="/";function v(g,l){const i=[[]];for(const f of g)l(f)?i.push([]):i.at(-1).push(f);return i}const D=g=>g?.type==="Identifier"?g.name.toLowerCase():
void 0,R=g=>g.children.toArray()}),99746:((H,W,M)=>{M.d(W,{Il:()=>m,f2:()=>b,yA:()=>x});const b={px:0,percent:0},x=N=>N===0?b:{px:N,percent:0},m=({px:N,percent:L},P)=>L===
0?N:N+L*P})};
