"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((V,H,p)=>{p.d(H,{gf:()=>o,iw:()=>P,sf:()=>i});var M=p(76213),C=p(24922);function r(g){const[,b,O]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(g??"")??[];return b===void 0?void 0:`${b}${O==="%"?"%":"px"}`}const D=g=>g!==void 0&&/^\s*[\d.]+\s*$/.test(g)?`${g.trim()}px`:g;function T(g){const b=g.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(b)&&!/^\d{3}$/.test(b)?`#${b}`:b}const k=["x-small","small","medium","large","x-large","xx-large","xxx-large"],U=new Set(
["td","th"]),A=new Set(["img","table","td","th","col","hr","video","canvas"]),y=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),L=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),s={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function P(g,b){const{name:O,attributes:W}=g;if(W.size===0&&!U.has(O))return[];const F=[],N=(Q,n)=>{n!==
void 0&&n!==""&&F.push({name:Q,value:n,important:!1})};if(!g.isHtml)for(const[Q,n]of W)M.P.has(Q)&&N(Q,h(Q,n));const j=Q=>W.get(Q);g.isHtml?A.has(O)&&(N("width",
r(j("width"))),O!=="hr"?N("height",r(j("height"))):R(W,N)):(N("width",D(j("width"))),N("height",D(j("height"))));const J=j("bgcolor");J!==void 0&&N("background-\
color",T(J));const te=i(g);te!==void 0&&N("background-image",`url("${te.replace(/["\\\n]/g,Q=>Q===`
`?"\\a ":`\\${Q}`)}")`),O==="tr"&&N("height",r(j("height"))),O==="body"&&d(W,N),O==="img"&&a(W,N);const X=j("align")?.toLowerCase();return X!==void 0&&y.has(O)&&
N("text-align",L.get(X)??X),O==="img"&&(X==="left"||X==="right")&&N("float",X),O==="table"&&(X==="left"||X==="right")&&N("float",X),(U.has(O)||O==="tr"||O==="tb\
ody")&&N("vertical-align",j("valign")?.toLowerCase()),W.has("nowrap")&&N("white-space","nowrap"),(O==="ol"||O==="ul"||O==="li")&&N("list-style-type",I(j("type"))),
O==="font"&&x(W,N),O==="legend"&&((X==="right"||X==="center")&&N("margin-left","auto"),X==="center"&&N("margin-right","auto")),N(C.N,m(g)),j("dir")?.toLowerCase()===
"auto"&&N("direction",f(g)),O==="table"&&B(W,N),U.has(O)&&b&&Y(b.attributes,N),F}function m({name:g,attributes:b}){const O=g==="q"?void 0:b.get("lang")?.trim();
return O!==void 0&&/^[a-z][a-z\d_-]{0,30}$/i.test(O)?O:void 0}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[_,l]=[500,100],c=({name:g,attributes:b})=>b.has("dir")||g==="bdi"||g==="script"||g==="style";function f(g){let b="",O=0;const W=[g];for(let N=W.pop();N&&O<l&&b.
length<_;N=W.pop(),O++)if(N.kind==="text")b+=N.value.trimStart().slice(0,_);else if(N===g||!c(N))for(const j of N.children.slice(0,l).reverse())W.push(j);const[
F=""]=new RegExp("\\p{L}","u").exec(b)??[];return u.test(F)?"rtl":"ltr"}const E=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function i({name:g,
isHtml:b,attributes:O}){const W=b&&E.has(g)?O.get("background")?.trim():void 0;return W===""?void 0:W}function o(g){const b=T(g.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(b)?`a:link { color: ${b} }`:""}function d(g,b){const O=g.get("text");O!==void 0&&b("color",T(O));for(const[W,...F]of e)b(`margin-${W}`,F.map(N=>r(g.get(N))).
find(N=>N!==void 0))}const e=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],t=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function a(g,b){const O=r(g.get("border"));O!==void 0&&O!=="0px"&&b("border",`${O} solid`);for(const W of["left","right"])b(`margin-${W}`,r(
g.get("hspace")));for(const W of["top","bottom"])b(`margin-${W}`,r(g.get("vspace")));b("vertical-align",t.get(g.get("align")?.toLowerCase()??""))}const h=(g,b)=>g===
"font-size"||g==="letter-spacing"?D(b):b,I=g=>g===void 0?void 0:Object.hasOwn(s,g)?s[g]:g.toLowerCase();function R(g,b){const O=g.get("color");O!==void 0&&b("co\
lor",T(O)),(O!==void 0||g.has("noshade"))&&b("background-color","currentColor");const[W]=/^\s*\d{1,4}/.exec(g.get("size")??"")??[],F=Number(W??0);F===1?b("borde\
r-bottom-width","0"):F>1&&b("height",`${F-2}px`)}function x(g,b){const O=g.get("color");O!==void 0&&b("color",T(O)),b("font-family",g.get("face"));const[,W,F]=/^\s*([+-]?)(\d)/.
exec(g.get("size")??"")??[];if(F===void 0)return;const N=W===""?Number(F):3+ +`${W}${F}`;b("font-size",k[Math.min(Math.max(N,1),7)-1])}function B(g,b){const O=g.
has("border")?r(g.get("border")||"1")??"1px":void 0,W=g.get("bordercolor");O!==void 0&&O!=="0px"&&b("border",`${O} ${W===void 0?"outset":"solid"}`),b("border-co\
lor",W),b("border-spacing",r(g.get("cellspacing")));const F=K.get(g.get("frame")?.toLowerCase()??"");if(F===void 0)return;const N=O===void 0||O==="0px"?"1px sol\
id":`${O} outset`;for(const j of["top","right","bottom","left"])b(`border-${j}`,F.includes(j)?N:"0 hidden")}const K=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function Y(g,b){
const O=g.has("border")?r(g.get("border")||"1")??"1px":void 0;O!==void 0&&O!=="0px"&&!g.has("rules")&&(b("border",g.has("bordercolor")?"1px solid":"1px inset"),
b("border-color","inherit")),b("padding",r(g.get("cellpadding")))}}),37294:((V,H,p)=>{p.d(H,{$:()=>h,AV:()=>L,DI:()=>i,Ez:()=>C,F1:()=>I,Hb:()=>A,Hk:()=>U,Hq:()=>m,
LI:()=>k,SB:()=>l,VE:()=>d,_p:()=>P,_u:()=>K,aU:()=>f,bJ:()=>_,bi:()=>t,dM:()=>g,df:()=>e,hH:()=>r,iN:()=>s,iV:()=>b,iY:()=>x,ot:()=>a,q3:()=>D,qM:()=>B,qV:()=>T,
tE:()=>Y,uL:()=>c,uN:()=>u,vS:()=>o,x3:()=>R,xH:()=>y});var M=p(58552);const C=200,r=100,D=1e5,T=5e4,k=2e4,U=2e7,A=2e5,y=5e6,L=2e4,s=1e4,P=1e4,m=2e4,u=5e4,_=2e7,
l=2e6,c=2e6,f=5e6,E=O=>(0,M.G6)([{field:"file",message:O}]),i=()=>E(`nests elements more than ${C} levels deep; at most ${C} are allowed`),o=()=>E(`has more tha\
n ${D} elements; at most ${D} are allowed. Split it into several documents`),d=()=>E(`has more than ${T} rules in style sheets; at most ${T} are allowed`),e=1e3,
t=()=>E(`has more than ${e} images of SVG in data: addresses; at most ${e} are allowed`),a=()=>E("has rules of pages (@page) that take too long to read for each\
 of their names; write fewer rules"),h=()=>E("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),I=()=>E(`ha\
s more than ${s} declarations for one element, or in one rule; at most ${s} are allowed`),R=()=>E(`has an element of more than ${P} attributes; at most ${P} are\
 allowed`),x=()=>E(`has drawings (svg) of more than ${_} characters, those that are repeated counted each time; leave some out, or give them as images`),B=()=>E(
"has style sheets whose variables make values of too many characters; use var() less often"),K=()=>E(`has variables of style sheets in one another, more than ${r}\
 levels deep; use var() less often`),Y=()=>E(`has more than ${l} characters of content from style sheets, those of counters() counted four times; write less of \
it`),g=()=>E(`names too much text for the margins of pages with string-set; at most ${c} characters are allowed`),b=()=>E(`has too much text in the margins of i\
ts pages (@page); at most ${f} characters on all pages are allowed`)}),45893:((V,H,p)=>{p.d(H,{Ci:()=>U,G7:()=>D,Kg:()=>P,Ky:()=>T,P1:()=>L,ZE:()=>r,a4:()=>A,hE:()=>k,
q2:()=>C,rv:()=>s});const M=new Set;function C(m){return m===void 0?M:new Set(m.split(/[ \t\n\f\r]+/).filter(u=>u!==""))}const r=m=>m.children.filter(u=>u.kind===
"element");function D(m){let u=m;for(;u&&!u.attributes.has("lang");)u=u.parent;return u?.attributes.get("lang")?.trim().toLowerCase()??""}function T(m){const u=[],
_=[m];for(let l=_.pop();l;l=_.pop()){u.push(l);for(let c=l.children.length-1;c>=0;c--){const f=l.children[c];f.kind==="element"&&_.push(f)}}return u}function k({
attributes:m}){const u=m.get("href");if(u!==void 0)return u.trim();for(const[_,l]of m)if(_.endsWith(":href"))return l.trim()}const U=m=>k(m)?.replace(/^#/,"")??
"";function A(m,u=1/0){const _=[],l=[m];let c=u;for(let f=l.pop();f&&c>0;f=l.pop(),c--)if(f.kind==="text")_.push(f.value.slice(0,c)),c-=f.value.length;else for(let E=Math.
min(f.children.length,c)-1;E>=0;E--)l.push(f.children[E]);return _.join("")}const y=1e4,[L,s]=[300,3e4],P=m=>A(m,y).replace(/\s+/g," ").trim()}),58257:((V,H,p)=>{
p.d(H,{Z:()=>A});var M=p(28428),C=p(45657),r=p(37294),D=p(45893),T=p(9813);const k=4e3,U=600;async function A(u,_){let l=0,c=0;const f={...M.jh,createElement(e,t,a){
if(++l>r.q3)throw(0,r.vS)();if(a.length>r._p)throw(0,r.x3)();return M.jh.createElement(e,t,a)},adoptAttributes(e,t){if(e.attrs.length+t.length>r._p)throw(0,r.x3)();
M.jh.adoptAttributes(e,t)},onItemPush(){if(++c>r.Ez)throw(0,r.DI)()},onItemPop(){c--}},E=new M.iX({treeAdapter:f,scriptingEnabled:!1}),i=new T.m(u),{length:o}=i.
text;for(let e=0;e<o||e===0;e+=k){const t=_.step(k*U);t&&await t,E.tokenizer.write(i.text.slice(e,e+k),e+k>=o)}const d=y[M.jh.getDocumentMode(E.document)];return{
root:await L(E.document,i,_),quirks:d}}const y={[M.qy.W$.NO_QUIRKS]:"none",[M.qy.W$.LIMITED_QUIRKS]:"limited",[M.qy.W$.QUIRKS]:"all"};async function L(u,_,l){const c=u.
childNodes.find(o=>M.jh.isElementNode(o)),f=new Map,E=m(c,void 0,0,_,f),i=[[c,E]];for(let o=i.pop();o;o=i.pop()){const[d,e]=o,t=l.step(1e3+d.childNodes.length*500);
t&&await t;let a=0;const h=[];for(const I of d.childNodes){if(M.jh.isTextNode(I)&&h.push({kind:"text",value:_.restore(I.value),parent:e}),!M.jh.isElementNode(I))
continue;const R=m(I,e,a++,_,f);h.push(R),i.push([I,R])}e.children=(0,C.Hn)(h),d.childNodes=[]}return E}const s=new Map,P=1e3;function m(u,_,l,c,f){const{attrs:E}=u,
i=E.length===1&&E[0].name==="class"?E[0].value:void 0;let o=i===void 0?void 0:f.get(i);if(!o){const a=E.length===0?s:new Map(E.map(({name:h,value:I})=>[h,c.restore(
I)]));o={attributes:a,classes:(0,D.q2)(a.get("class"))},i!==void 0&&f.size<P&&f.set(i,o)}const d=u.namespaceURI===M.qy.NS.HTML,{attributes:e,classes:t}=o;return{
kind:"element",name:u.tagName,attributes:e,classes:t,parent:_,children:[],index:l,isHtml:d}}}),72594:((V,H,p)=>{p.d(H,{Z:()=>s,e:()=>A,imagesNamedIn:()=>L,mayNameImages:()=>y});
var M=p(34622),C=p(39170),r=p(45893),D=p(58257),T=p(50697);const[k,U]=[5e3,10];async function A(u,_){const l=new Set;for(const c of(0,r.Ky)(u)){const f=_.step(r.
P1);f&&await f;const E=c.name==="image"&&!c.isHtml?(0,r.hE)(c):void 0,i=c.name==="img"?s(c):E;i!==void 0&&i!==""&&l.add((0,M.bi)(i));const o=(0,C.sf)(c);o!==void 0&&
l.add((0,M.bi)(o));for(const d of[c.attributes.get("style"),c.name==="style"?(0,r.a4)(c):void 0])if(d!==void 0){_.add(d.length*U);for(const e of P(d)){l.add((0,M.
bi)(e));const t=_.step(k);t&&await t}}}return l}const y=(u,_)=>u==="html"?/<img|<image|url\(/i.test(_):_.includes("![");async function L(u,_,l){if(u==="markdown")
return await(0,M.e_)(_,l);const{root:c}=await(0,D.Z)(_,l);return[...await A(c,l)]}function s({attributes:u}){const _=u.get("src")?.trim();if(_!==void 0&&_!=="")
return _;const[l=""]=(u.get("srcset")??"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*P(u){let _;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let c=l.exec(u);c;c=l.exec(u)){const{0:f,index:E}=c;if(f.startsWith("@"))_=/^@font/i.test(f)?"font":"sheet";else if(f==="}"||f===";")_===(f==="}"?"font":"sh\
eet")&&(_=void 0);else if(!_){const i=m(u,E+f.length);if(i<0)return;l.lastIndex=i;const[o]=(0,T.wK)(u.slice(E,i+1))??[];o?.type==="Url"&&(yield o.value)}}}function m(u,_){
let l=_;for(;/\s/.test(u.charAt(l));)l++;const c=u.charAt(l);if(c!=='"'&&c!=="'")return u.indexOf(")",_);let f=l;do f=u.indexOf(c,f+1);while(f>0&&u.charAt(f-1)===
"\\");return f<0?-1:u.indexOf(")",f)}}),5196:((V,H,p)=>{p.d(H,{EY:()=>j,nR:()=>B,wV:()=>T});var M=p(45657),C=p(75234),r=p(50697);const D=10;function T(n,w,v,S){
if(n==="color-mix")return S<D?N(w,v,S+1):void 0;if(n==="light-dark")return S<D?k(w,v,S+1):void 0;const[G=[],[$]=[]]=(0,r.M$)(w,r.YY),z=$===void 0?1:A($,1);if(z===
void 0)return;const Z=n==="color"?m(G):L(n,G);return Z&&{color:Z.map(U),alpha:U(z)}}function k(n,w,v){const S=(0,r.M$)(n,r.wR);return S.length===2&&S[0].length===
1?w(S[0][0],v):void 0}const U=n=>Math.min(Math.max(n,0),1);function A(n,w){if((0,r.aG)(n)==="none")return 0;const v=(0,C.pO)(n);return v===void 0?void 0:n?.type===
"Percentage"?v*w:v}const y=n=>(0,r.aG)(n)==="none"?0:(0,C.T)(n)??(n?.type==="Percentage"?void 0:(0,C.pO)(n));function L(n,w){const v=Object.hasOwn(P,n)?P[n]:void 0;
if(!v||w.length!==3)return;const S=w.map((Z,q)=>{const ee=v.wholes[q];return ee==="hue"?y(Z):A(Z,ee)}),[G,$,z]=S;return G===void 0||$===void 0||z===void 0?void 0:
v.convert([G,$,z])}const s=([n,w,v])=>{const S=v*Math.PI/180;return[n,w*Math.cos(S),w*Math.sin(S)]},P={oklab:{wholes:[1,.4,.4],convert:n=>c(h(n))},oklch:{wholes:[
1,.4,"hue"],convert:n=>c(h(s(n)))},lab:{wholes:[100,125,125],convert:n=>c(R(n))},lch:{wholes:[100,150,"hue"],convert:n=>c(R(s(n)))},hwb:{wholes:["hue",1,1],convert:b}};
function m([n,...w]){const v=w.map(z=>A(z,1)),[S,G,$]=v;if(!(v.length!==3||S===void 0||G===void 0||$===void 0))switch((0,r.aG)(n)){case"srgb":return[S,G,$];case"\
srgb-linear":return c([S,G,$]);case"display-p3":return c(u(t,[S,G,$].map(l)));default:return}}const u=(n,[w,v,S])=>n.map(([G,$,z])=>G*w+$*v+z*S),_=n=>Math.abs(n)<=
.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),l=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,c=n=>n.map(_),f=[[
1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],E=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],i=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],
o=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],d=[[3.1341358529,-1.6173863321,-.490661946],
[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],e=[[.4360657469,.3851515095,.1430784255],[.2224931743,.7168870072,.0606169819],
[.0139239189,.0970813305,.7140995192]],t=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],a=[.9642956764,1,
.8251046025],h=n=>u(E,u(f,n).map(w=>w**3)),I=n=>u(o,u(i,n).map(Math.cbrt));function R([n,w,v]){const S=(n+16)/116,G=$=>$>6/29?$**3:(116*$-16)/(24389/27);return u(
d,[a[0]*G(S+w/500),G(S),a[2]*G(S-v/200)])}function x(n){const w=$=>$>.008856451679035631?Math.cbrt($):(903.2962962962963*$+16)/116,[v,S,G]=u(e,n).map(($,z)=>w($/
a[z]));return[116*S-16,500*(v-S),200*(S-G)]}function B(n,w,v){const S=G=>{const $=((G+n/30)%12+12)%12;return v-w*Math.min(v,1-v)*Math.max(-1,Math.min($-3,9-$,1))};
return[S(0),S(8),S(4)]}function K([n,w,v]){const[S,G]=[Math.max(n,w,v),Math.min(n,w,v)],$=S-G;return $===0?0:S===n?60*(w-v)/$:S===w?60*(2+(v-n)/$):60*(4+(n-w)/$)}
function Y(n){const[w,v]=[(0,M.Kf)(n),(0,M.YG)(n)],S=(w+v)/2,G=Math.min(S,1-S);return[K(n),G===0?0:(w-S)/G,S]}const g=n=>[K(n),(0,M.YG)(n),1-(0,M.Kf)(n)];function b([
n,w,v]){const S=w+v;if(S>=1)return[w/S,w/S,w/S];const G=$=>{const z=(($+n/60)%6+6)%6;return U(Math.abs(z-3)-1)*(1-S)+w};return[G(0),G(4),G(2)]}const O=n=>n.map(
l),W={srgb:{to:n=>n,from:n=>n},"srgb-linear":{to:O,from:c},oklab:{to:n=>I(O(n)),from:n=>c(h(n))},oklch:{to:n=>F(I(O(n))),from:n=>c(h(s(n))),polar:"last"},lab:{to:n=>x(
O(n)),from:n=>c(R(n))},lch:{to:n=>F(x(O(n))),from:n=>c(R(s(n))),polar:"last"},hsl:{to:Y,from:n=>B(...n),polar:"first"},hwb:{to:g,from:b,polar:"first"}},F=([n,w,
v])=>[n,Math.hypot(w,v),Math.atan2(v,w)*180/Math.PI];function N(n,w,v){const[S=[],...G]=(0,r.M$)(n,r.wR);if((0,r.aG)(S[0])!=="in"||G.length!==2)return;const $=G.
map(ae=>{const de=ae.find(({type:ie})=>ie==="Percentage"),ce=w(ae.find(({type:ie})=>ie!=="Percentage"),v);return{paint:ce==="current"?void 0:ce,share:(0,C.pO)(de)}}),
[z,Z]=$;if(!z?.paint||!Z?.paint)return;const q=(0,r.aG)(S[1])??"",ee=Object.hasOwn(W,q)&&(S.length===2||(0,r.aG)(S[2])==="shorter")?W[q]:void 0;if(!ee)return;const[
re,oe]=[z.share??1-(Z.share??.5),Z.share??1-(z.share??.5)],ne=re+oe;if(ne<=0)return;const se=J(z.paint,Z.paint,oe/ne,ee);return{...se,alpha:U(se.alpha*Math.min(
ne,1))}}const j=(n,w,v)=>J(n,w,v,W.oklab);function J(n,w,v,{to:S,from:G,polar:$}){const z=[n.alpha*(1-v),w.alpha*v],Z=z[0]+z[1],q=[S(n.color),S(w.color)],ee=$===
void 0?void 0:$==="first"?0:2,re=q[0].map((oe,ne)=>ne===ee?Q(te(n)?void 0:oe,te(w)?void 0:q[1][ne],v):Z===0?0:(oe*z[0]+q[1][ne]*z[1])/Z);return{color:G(re).map(
U),alpha:U(Z)}}const te=({color:[n,w,v],alpha:S})=>S===0||Math.max(n,w,v)-Math.min(n,w,v)<X,X=.001;function Q(n,w,v){if(n===void 0||w===void 0)return n??w??0;const S=((w-
n)%360+540)%360;return n+(S-180)*v}}),76213:((V,H,p)=>{p.d(H,{P:()=>d,d:()=>o});var M=p(75234),C=p(16326),r=p(50697);const D=1e3;function T(e,t){if(e.type!=="Fu\
nction")return;const a=(0,r.aX)(e);switch(e.name.toLowerCase()){case"polygon":return k(a,t);case"circle":return U(a,t,1);case"ellipse":return U(a,t,2);case"inse\
t":return A(a,t);default:return}}function k(e,t){const a=(0,r.M$)(e,r.wR),h=(0,r.aG)(a[0]?.[0]),R=(h==="evenodd"||h==="nonzero"?a.slice(1):a).map(B=>B.map(K=>(0,M.
Y5)(K,t)));if(R.length<3||R.length>D)return;const x=R.flatMap(([B,K,Y])=>B&&K&&!Y?[[B,K]]:[]);return x.length===R.length?{kind:"polygon",corners:x,hasHoles:h===
"evenodd"}:void 0}function U(e,t,a){const h=e.findIndex(K=>(0,r.aG)(K)==="at"),I=h<0?[C.QR,C.QR]:(0,C.ux)(e.slice(h+1),t),R=(h<0?e:e.slice(0,h)).map(K=>{const Y=(0,r.
aG)(K);return Y==="closest-side"||Y==="farthest-side"?Y:(0,M.Y5)(K,t)}),[x="closest-side",B="closest-side"]=R;if(!(!I||R.includes(void 0)||R.length!==0&&R.length!==
a))return{kind:"ellipse",center:I,radii:a===1?[x]:[x,B]}}function A(e,t){const a=e.findIndex(Y=>(0,r.aG)(Y)==="round"),h=(a<0?e:e.slice(0,a)).map(Y=>(0,M.Y5)(Y,
t)),I=a<0?{px:0,percent:0}:e.length===a+2?(0,M.Y5)(e[a+1],t):void 0,[R,x=R,B=R,K=x]=h;if(!(!R||!x||!B||!K||!I||h.length>4))return{kind:"inset",sides:[R,x,B,K],radius:I}}
var y=p(95826),L=p(8582);const s=(e,t)=>({keys:["drawn"],read:(a,h)=>{const I=t(a,h);return I===void 0?void 0:{drawn:{...h.own.drawn,[e]:I}}}}),P=e=>s(e,([t,a])=>m(
t,a));function m(e,t){if((0,r.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,y.M)(e);const a=(0,r.aG)(t)==="none"?"none":(0,y.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:a}}const u=e=>{const t=(0,M.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function _(e,t){const a=(0,M.rl)(
e);return a===void 0?(0,M.Y5)(e,t):{px:a,percent:0}}const l=100,c=e=>([t])=>{const a=(0,r.aG)(t);return a!==void 0&&Object.hasOwn(e,a)?e[a]:void 0};function f(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,r.aG)(e)==="none"?"none":void 0}const E={keys:["drawn"],read:([e],{own:t})=>{const a=f(e);return a===void 0?
void 0:{drawn:{...t.drawn,markerStart:a,markerMid:a,markerEnd:a}}}},i={nonzero:!1,evenodd:!0},o={fill:P("fill"),"fill-opacity":s("fillOpacity",([e])=>u(e)),"fil\
l-rule":s("hasHoles",c(i)),"clip-rule":s("clipHasHoles",c(i)),stroke:P("stroke"),"stroke-opacity":s("strokeOpacity",([e])=>u(e)),"stroke-width":s("strokeWidth",
([e],t)=>_(e,t)),"stroke-linecap":s("cap",c({butt:0,round:1,square:2})),"stroke-linejoin":s("join",c({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":s("miter",([e])=>{const t=(0,M.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":s("dashes",(e,t)=>{if((0,r.aG)(e[0])==="none")return[];const a=e.
filter(({type:h})=>h!=="Operator").map(h=>_(h,t));if(!(a.length>l||a.some(h=>h===void 0||h.px<0)))return a}),"stroke-dashoffset":s("dashOffset",([e],t)=>_(e,t)),
"vector-effect":s("isUnscaled",([e])=>(0,r.aG)(e)==="non-scaling-stroke"),"paint-order":s("isStrokeUnder",e=>{const t=e.map(r.aG),[a,h]=[t.indexOf("fill"),t.indexOf(
"stroke")];return h>=0&&(a<0||h<a)}),marker:E,"marker-start":s("markerStart",([e])=>f(e)),"marker-mid":s("markerMid",([e])=>f(e)),"marker-end":s("markerEnd",([e])=>f(
e)),"text-anchor":s("anchor",c({start:"start",middle:"middle",end:"end"})),"dominant-baseline":s("drop",c({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":s("drop",c({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,L.J0)("stopColor",(e,t)=>{const a=(0,y.M)(e);return a==="current"?t.own.color:a}),"stop-opacity":(0,L.J0)("stopOpacity",u),"clip-path":{
keys:["clipPath"],read:([e,...t],a)=>{if(!e||t.length>0)return;if((0,r.aG)(e)==="none")return{clipPath:void 0};const h=e.type==="Url"?e.value.trim().replace(/^#/,
""):T(e,a);return h===void 0?void 0:{clipPath:h}}}},d=new Set([...Object.keys(o),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((V,H,p)=>{p.d(H,{Ff:()=>i,OW:()=>A,QR:()=>k,ux:()=>E});var M=p(
99746),C=p(5196),r=p(75234),D=p(95826),T=p(50697);const k={px:0,percent:.5},U=256;function A(o,d,e){const t=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),a=t!==o.name.toLowerCase(),h=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!h)return;const I=(0,T.M$)((0,T.aX)(o),T.wR),{space:R,others:x}=m(
I[0]),B=R===void 0?I.some(([W])=>y(W)):R==="oklab";x.length===0?I.shift():I[0]=x;const K={kind:h,angle:h==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
k,k],repeats:t.startsWith("repeating"),stops:[]},[Y=[]]=I,g=h==="linear"?P(Y,a):h==="radial"?c(Y,d):u(Y,d),b=(g?I.slice(1):I).slice(0,U),O=[];for(const W of b){
const F=(0,D.M)(W[0]),N=F==="current"?e:F;if(N===void 0){if(W.length===1&&(0,r.Y5)(W[0],d))continue;return}const j=W.slice(1).map(J=>h==="conic"?_(J,d):(0,r.Y5)(
J,d));j.length===0&&O.push({paint:N,at:void 0});for(const J of j)O.push({paint:N,at:J})}return O.length<2?void 0:{...K,...g,stops:B?s(O):O}}const y=o=>o?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(o.name),L=5;function s(o){const d=Math.floor(U/(L+1));return[...o.slice(0,d).flatMap((t,a)=>{const h=o[a+
1],I=t.at!==void 0&&t.at.px===h?.at?.px&&t.at.percent===h.at.percent;if(!h||I||a===d-1)return[t];const R=Array.from({length:L},(x,B)=>(0,C.EY)(t.paint,h.paint,(B+
1)/(L+1)));return[t,...R.map(x=>({paint:x,at:void 0}))]}),...o.slice(d)]}function P(o,d){const e=o.length===1?(0,r.T)(o[0]):void 0;if(e!==void 0)return{angle:d?
90-e:e};const t=o.map(T.aG),a=t[0]==="to";if(!a&&!d)return;let[h,I]=[0,0];for(const x of a?t.slice(1):t)if(x==="left")h=-1;else if(x==="right")h=1;else if(x==="\
top")I=-1;else if(x==="bottom")I=1;else return;const R=x=>a||x===0?x:-x;return{angle:{x:R(h),y:R(I)}}}function m(o){const d=o.findIndex(t=>(0,T.aG)(t)==="in");if(d<
0)return{space:void 0,others:[...o]};const e=(0,T.aG)(o.at(d+3))==="hue";return{space:(0,T.aG)(o[d+1]),others:[...o.slice(0,d),...o.slice(d+(e?4:2))]}}function u(o,d){
const e=o.findIndex(I=>(0,T.aG)(I)==="at"),t=(0,T.aG)(o[0])==="from";if(!t&&e!==0)return;const a=t?(0,r.T)(o[1]):0,h=e<0?void 0:E(o.slice(e+1),d);return{angle:a??
0,...h&&{center:h}}}function _(o,d){const e=(0,r.T)(o);return e===void 0?(0,r.Y5)(o,d):{px:0,percent:e/360}}const l=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function c(o,d){if((0,D.M)(o[0])!==void 0)return;const e=o.findIndex(I=>(0,T.aG)(I)==="at"),t=(e<0?o:o.slice(0,e)).map(T.aG),a=l.find(I=>t.
includes(I)),h=e<0?void 0:E(o.slice(e+1),d);return{isCircle:t.includes("circle"),...a&&{extent:a},...h&&{center:h}}}const f={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function E(o,d){let e,t,a;for(const h of o){const I=(0,T.aG)(h),R=I!==void 0&&Object.hasOwn(f,I)?f[I]:void 0;if(R){const K={
px:0,percent:R[1]},Y=R[0]==="both"?e===void 0&&a!=="x"?"x":"y":R[0];Y==="x"?e=K:t=K,a=R[0]==="both"?void 0:Y;continue}const x=(0,r.Y5)(h,d);if(!x)return;const B=a===
"x"?e:a==="y"?t:void 0;if(B&&o.length>2){const K=B.percent===1?{px:-x.px,percent:1-x.percent}:x;a==="x"?e=K:t=K,a=void 0}else e===void 0?(e=x,a=void 0):t??=x}if(!(!e&&
!t))return[e??k,t??k]}const i=[(0,M.yA)(0),(0,M.yA)(0)]}),9813:((V,H,p)=>{p.d(H,{m:()=>k});const M=";base64,",C=/[A-Za-z0-9+/=]*/y,r=1e3,D="﷐",T=new RegExp(`${D}\
(\\d+)${D}`,"g");class k{text;runs=[];constructor(A){this.text=A.includes(D)?A:this.takeOut(A)}get isEmpty(){return this.runs.length===0}restore(A){return this.
isEmpty||!A.includes(D)?A:A.replace(T,(y,L)=>this.runs[Number(L)]??y)}takeOut(A){let y="",L=0;for(let s=A.indexOf(M);s>=0;s=A.indexOf(M,s+M.length)){const P=s+M.
length;C.lastIndex=P,C.test(A);const m=C.lastIndex;m-P<r||(y+=`${A.slice(L,P)}${D}${this.runs.push(A.slice(P,m))-1}${D}`,L=m)}return this.isEmpty?A:y+A.slice(L)}}}),
75234:((V,H,p)=>{p.d(H,{If:()=>r,T:()=>_,Y5:()=>L,lT:()=>s,pO:()=>u,rl:()=>m});var M=p(99746),C=p(50697);const r={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,
q:96/101.6},[D,T]=[.572,.536],k=1e7,U=30;function A(i,o,d){const e=Object.hasOwn(r,o)?r[o]:void 0;if(e!==void 0)return i*e*d.zoom;switch(o){case"em":return i*d.
em;case"rem":return i*d.rem*d.zoom;case"ch":return i*d.em*(d.zero?.()??D);case"ex":return i*d.em*T;case"lh":case"rlh":return i*d.em*1.362;case"vw":case"dvw":case"\
svw":case"lvw":case"vi":case"cqw":return i*d.pageWidth*d.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return i*d.pageHeight*d.zoom/100;case"\
vmin":return i*Math.min(d.pageWidth,d.pageHeight)*d.zoom/100;case"vmax":return i*Math.max(d.pageWidth,d.pageHeight)*d.zoom/100;default:return}}const y=i=>({px:i,
percent:0,isNumber:!0});function L(i,o){const d=i&&l(i,o,0);if(!(!d||!Number.isFinite(d.px)||!Number.isFinite(d.percent)))return d.isNumber?d.px===0?(0,M.yA)(0):
void 0:d.percent===0?(0,M.yA)(d.px):{px:d.px,percent:d.percent}}function s(i,o){const d=L(i,o);return d?.percent===0?d.px:void 0}const P={em:16,rem:16,pageWidth:800,
pageHeight:1e3,zoom:1};function m(i){const o=i&&l(i,P,0);return o?.isNumber===!0&&Number.isFinite(o.px)?o.px:void 0}function u(i){const o=i&&l(i,P,0);if(!(!o||!Number.
isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px:o.px===0&&o.percent!==0?o.percent:i.type==="Percentage"?0:void 0}function _(i){if(i?.type===
"Number"&&Number(i.value)===0)return 0;if(i?.type!=="Dimension")return;const o=Number(i.value);switch(i.unit.toLowerCase()){case"deg":return o;case"grad":return o*
.9;case"rad":return o*180/Math.PI;case"turn":return o*360;default:return}}function l(i,o,d){if(!(d>U))switch(i.type){case"Number":return y(Number(i.value));case"\
Percentage":return{px:0,percent:Number(i.value)/100,isNumber:!1};case"Dimension":{const e=A(Number(i.value),i.unit.toLowerCase(),o);return e===void 0?void 0:{px:e,
percent:0,isNumber:!1}}case"Identifier":return(0,C.aG)(i)==="infinity"?y(k):void 0;case"Parentheses":return f(i.children.toArray(),o,d+1);case"Function":{const e=i.
name.toLowerCase().replace(/^-webkit-|^-moz-/,""),t=(0,C.M$)((0,C.aX)(i),C.wR);if(e==="calc")return f(t[0],o,d+1);const a=t.map(h=>f(h,o,d+1));return a.every(h=>h!==
void 0)?c(e,a,o):void 0}default:return}}function c(i,o,d){const e=({px:x,percent:B})=>x+B*d.pageWidth,t=x=>o.reduce((B,K)=>!B||x(K,B)?K:B,void 0);if(i==="min")return t(
(x,B)=>e(x)<e(B));if(i==="max")return t((x,B)=>e(x)>e(B));if(i!=="clamp"||o.length!==3)return;const[a,h,I]=o,R=e(h)>e(I)?I:h;return e(R)<e(a)?a:R}function f(i,o,d){
let e,t,a=1,h="*";const I=()=>{if(!t)return!1;const R=E(t,a);return e=e?{px:e.px+R.px,percent:e.percent+R.percent,isNumber:e.isNumber&&R.isNumber}:R,t=void 0,!0};
for(const R of i){if(R.type==="Operator"){const B=R.value.trim();if(B==="+"||B==="-"){if(!I())return;a=B==="-"?-1:1,h="*"}else h=B;continue}const x=l(R,o,d);if(!x||
(t?h==="*"?t=t.isNumber?E(x,t.px):x.isNumber?E(t,x.px):void 0:t=x.isNumber&&x.px!==0?E(t,1/x.px):void 0:t=x,!t))return}return I()?e:void 0}const E=({px:i,percent:o,
isNumber:d},e)=>({px:i*e,percent:o*e,isNumber:d})}),95826:((V,H,p)=>{p.d(H,{M:()=>k});var M=p(49180),C=p(5196),r=p(75234),D=p(50697);const T={color:[0,0,0],alpha:0};
function k(s,P=0){if(s?.type==="Hash")return y(s.value);if(s?.type==="Identifier"){const u=s.name.toLowerCase();if(u==="transparent")return T;if(u==="currentcol\
or")return"current";const _=U[u]??(0,M.q)(u);return _&&A(_)}if(s?.type!=="Function")return;const m=s.name.toLowerCase();return L(m,(0,D.aX)(s))??(0,C.wV)(m,(0,D.
aX)(s),k,P)}const U={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},A=([s,P,m],u=1)=>({
color:[s/255,P/255,m/255],alpha:u});function y(s){const P=(0,M.q)(`#${s}`);if(P)return A(P);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(s))return;const m=s.length===
4?[...s].map(f=>f+f).join(""):s,[u,_,l,c]=[0,2,4,6].map(f=>Number.parseInt(m.slice(f,f+2),16));return A([u,_,l],c/255)}function L(s,P){if(!/^(?:rgb|hsl)a?$/.test(
s))return;const m=P.filter(i=>i.type!=="Operator"),u=m.length>3?(0,r.pO)(m[3]):1;if(m.length<3||m.length>4||u===void 0)return;const _=Math.min(Math.max(u,0),1),
l=i=>Math.min(Math.max(i,0),255);if(s==="rgb"||s==="rgba"){const i=m.slice(0,3).map(t=>{const a=(0,r.pO)(t);return a===void 0?void 0:l(t.type==="Percentage"?a*255:
a)}),[o,d,e]=i;return o===void 0||d===void 0||e===void 0?void 0:A([o,d,e],_)}const c=(0,r.T)(m[0])??(0,r.pO)(m[0]),[f,E]=[(0,r.pO)(m[1]),(0,r.pO)(m[2])];if(!(c===
void 0||f===void 0||E===void 0))return{color:(0,C.nR)(c,Math.min(Math.max(f,0),1),Math.min(Math.max(E,0),1)),alpha:_}}}),8582:((V,H,p)=>{p.d(H,{BV:()=>P,De:()=>y,
J0:()=>D,LN:()=>_,ST:()=>A,X_:()=>m,aL:()=>T,nI:()=>s,nL:()=>k,r_:()=>u,sD:()=>L,zW:()=>U});var M=p(75234),C=p(95826),r=p(50697);const D=(l,c)=>({keys:[l],read:(f,E)=>{
if(f.length!==1)return;const i=c(f[0],E);return i===void 0?void 0:{[l]:i}}}),T=(l,c,f={})=>D(l,E=>{const i=(0,r.aG)(E);if(i!==void 0)return Object.hasOwn(f,i)?f[i]:
c.find(o=>o===i)}),k=(l,c=-1/0)=>D(l,f=>{const E=(0,M.rl)(f);return E===void 0||E<c?void 0:E}),U=(l,c)=>(0,r.aG)(l)==="auto"?"auto":(0,M.Y5)(l,c),A=(l,c)=>{const f=(0,M.
Y5)(l,c);return f&&(f.percent!==0||f.px>=0)?f:void 0},y=(l,c)=>{const f=(0,M.lT)(l,c);return f!==void 0&&f>=0?f:void 0};function L(l){const c=(0,C.M)(l);if(c!==
void 0)return{paint:c==="current"?void 0:c}}const s=l=>({keys:[l],read:c=>{const f=c.length===1?L(c[0]):void 0;return f&&{[l]:f.paint}}}),P=["Top","Right","Bott\
om","Left"];function m(l){const[c,f=c,E=c,i=f]=l;return l.length===0||l.length>4?void 0:[c,f,E,i]}function u(l,c){return{keys:l,read:(f,E)=>{const i=m(f.map(o=>c(
o,E)));if(!(!i||i.includes(void 0)))return Object.fromEntries(l.map((o,d)=>[o,i[d]]))}}}const _=l=>(0,r.M$)(l,r.YY)}),24922:((V,H,p)=>{p.d(H,{N:()=>k,k:()=>A});
var M=p(23407),C=p(50697);const r=[["„“‚‘","cs de et hr sk sl"],["„“„“","bg lt"],["„”«»","pl ro"],["„”’’","sr"],["„”»«","hu"],
["«»“”","ca el it pt-pt"],["«»«»","fr"],["«»”“","fr-ca"],["«»‹›","fa fr-ch"],["«»‘’","nb nn no"],["«»„“","ru uk"],["””’’",
"fi he sv"],["”“’‘","ar ur"],["‘’‘’","nl"],["「」『』","ja zh-hant"]],D=new Map;for(const[y,L]of r){const s=[...y];for(const P of L.split(" "))
D.set(P,s)}const T=new Set([M.DI.quotes,...D.values()]),k="-octavo-language";function U(y){const[L,s=""]=[y.replaceAll("_","-"),y.split(/[-_]/,1)[0]];return D.get(
L)??D.get(s)??M.DI.quotes}const A={keys:["quotes"],read:([y],{own:L})=>{const s=(0,C.aG)(y);return s===void 0||!T.has(L.quotes)?void 0:{quotes:U(s)}}}}),50697:((V,H,p)=>{
p.d(H,{M$:()=>A,YY:()=>U,Zc:()=>r,aG:()=>y,aX:()=>L,wK:()=>D,wR:()=>k});var M=p(88650),C=p(9813);const r=1e5;function D(s){if(s.length>r&&!/\burl\(/i.test(s))return;
const P=[],m=new C.m(s);try{const u=(0,M.A)(m.text,{context:"value",onParseError:l=>P.push(l)});if(P.length>0||u.type!=="Value")return;const _=u.children.toArray();
return m.isEmpty||T(_,m),_}catch{return}}function T(s,P){for(const m of s)m.type==="Url"||m.type==="String"?m.value=P.restore(m.value):(m.type==="Function"||m.type===
"Parentheses")&&T(m.children.toArray(),P)}const k=s=>s.type==="Operator"&&s.value===",",U=s=>s.type==="Operator"&&s.value==="/";function A(s,P){const m=[[]];for(const u of s)
P(u)?m.push([]):m.at(-1).push(u);return m}const y=s=>s?.type==="Identifier"?s.name.toLowerCase():void 0,L=s=>s.children.toArray()}),23407:((V,H,p)=>{p.d(H,{DI:()=>y,
AG:()=>U,lM:()=>L});const C={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,
dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"};
var r=p(99746);const D={px:0,percent:.5},T=[r.f2,r.f2],k={least:"auto",most:"auto"},U={color:{color:[0,0,0],alpha:1},fontSize:16,zoom:1,fontSizedBy:"medium",fontFamily:[],
ownFont:void 0,fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:r.
f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,isInScroller:!1,whiteSpace:"normal",isBalanced:!1,
overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"outside",listStyleImage:void 0,textFillColor:void 0,
textStrokeWidth:0,textStrokeColor:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,
captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:C},A={display:"inline",position:"static",float:"none",
clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,
top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:r.f2,marginRight:r.f2,marginBottom:r.f2,marginLeft:r.f2,paddingTop:r.f2,paddingRight:r.f2,paddingBottom:r.
f2,paddingLeft:r.f2,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"n\
one",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:T,
borderTopRightRadius:T,borderBottomRightRadius:T,borderBottomLeftRadius:T,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,
backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],backgroundAttachment:"\
scroll",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,filter:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isIsolated:!1,isContained:!1,
firstMargins:"usual",transform:[],translate:[],rotate:[],scale:[],transformOrigin:[D,D],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",textDecorationThickness:void 0,decorations:[],unicodeBidi:"normal",objectFit:"fill",objectPosition:[{px:0,percent:.5},{px:0,percent:.5}],
tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,
columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"\
normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[],gridAutoColumns:[k],gridAutoRows:[k],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"\
normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0},y={...U,...A};function L(P){const m={...y};
for(const u of s)m[u]=P[u];return m}const s=Object.keys(U)}),99746:((V,H,p)=>{p.d(H,{Il:()=>r,S6:()=>D,dI:()=>T,f2:()=>M,k8:()=>k,xP:()=>U,yA:()=>C});const M={px:0,
percent:0},C=y=>y===0?M:{px:y,percent:0},r=(y,L)=>k(D(y,L)),D=({px:y,percent:L},s)=>L===0?y:y+L*s,T=64,k=y=>Math.trunc(y*T+Math.sign(y)*A)/T,U=({fontSize:y})=>k(
y),A=1e-4})};
