"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((V,H,p)=>{p.d(H,{gf:()=>o,iw:()=>l,sf:()=>a});var E=p(76213),C=p(24922);function i(g){const[,x,_]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(g??"")??[];return x===void 0?void 0:`${x}${_==="%"?"%":"px"}`}const L=g=>g!==void 0&&/^\s*[\d.]+\s*$/.test(g)?`${g.trim()}px`:g;function A(g){const x=g.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(x)&&!/^\d{3}$/.test(x)?`#${x}`:x}const k=["x-small","small","medium","large","x-large","xx-large","xxx-large"],U=new Set(
["td","th"]),b=new Set(["img","table","td","th","col","hr","video","canvas"]),w=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),S=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),r={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function l(g,x){const{name:_,attributes:W}=g;if(W.size===0&&!U.has(_))return[];const z=[],N=(Q,n)=>{n!==
void 0&&n!==""&&z.push({name:Q,value:n,important:!1})};if(!g.isHtml)for(const[Q,n]of W)E.P.has(Q)&&N(Q,f(Q,n));const j=Q=>W.get(Q);g.isHtml?b.has(_)&&(N("width",
i(j("width"))),_!=="hr"?N("height",i(j("height"))):v(W,N)):(N("width",L(j("width"))),N("height",L(j("height"))));const J=j("bgcolor");J!==void 0&&N("background-\
color",A(J));const te=a(g);te!==void 0&&N("background-image",`url("${te.replace(/["\\\n]/g,Q=>Q===`
`?"\\a ":`\\${Q}`)}")`),_==="tr"&&N("height",i(j("height"))),_==="body"&&c(W,N),_==="img"&&s(W,N);const X=j("align")?.toLowerCase();return X!==void 0&&w.has(_)&&
N("text-align",S.get(X)??X),_==="img"&&(X==="left"||X==="right")&&N("float",X),_==="table"&&(X==="left"||X==="right")&&N("float",X),(U.has(_)||_==="tr"||_==="tb\
ody")&&N("vertical-align",j("valign")?.toLowerCase()),W.has("nowrap")&&N("white-space","nowrap"),(_==="ol"||_==="ul"||_==="li")&&N("list-style-type",R(j("type"))),
_==="font"&&I(W,N),_==="legend"&&((X==="right"||X==="center")&&N("margin-left","auto"),X==="center"&&N("margin-right","auto")),N(C.N,d(g)),j("dir")?.toLowerCase()===
"auto"&&N("direction",O(g)),_==="table"&&B(W,N),U.has(_)&&x&&Y(x.attributes,N),z}function d({name:g,attributes:x}){const _=g==="q"?void 0:x.get("lang")?.trim();
return _!==void 0&&/^[a-z][a-z\d_-]{0,30}$/i.test(_)?_:void 0}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[P,h]=[500,100],m=({name:g,attributes:x})=>x.has("dir")||g==="bdi"||g==="script"||g==="style";function O(g){let x="",_=0;const W=[g];for(let N=W.pop();N&&_<h&&x.
length<P;N=W.pop(),_++)if(N.kind==="text")x+=N.value.trimStart().slice(0,P);else if(N===g||!m(N))for(const j of N.children.slice(0,h).reverse())W.push(j);const[
z=""]=new RegExp("\\p{L}","u").exec(x)??[];return u.test(z)?"rtl":"ltr"}const M=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function a({name:g,
isHtml:x,attributes:_}){const W=x&&M.has(g)?_.get("background")?.trim():void 0;return W===""?void 0:W}function o(g){const x=A(g.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(x)?`a:link { color: ${x} }`:""}function c(g,x){const _=g.get("text");_!==void 0&&x("color",A(_));for(const[W,...z]of e)x(`margin-${W}`,z.map(N=>i(g.get(N))).
find(N=>N!==void 0))}const e=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],t=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function s(g,x){const _=i(g.get("border"));_!==void 0&&_!=="0px"&&x("border",`${_} solid`);for(const W of["left","right"])x(`margin-${W}`,i(
g.get("hspace")));for(const W of["top","bottom"])x(`margin-${W}`,i(g.get("vspace")));x("vertical-align",t.get(g.get("align")?.toLowerCase()??""))}const f=(g,x)=>g===
"font-size"||g==="letter-spacing"?L(x):x,R=g=>g===void 0?void 0:Object.hasOwn(r,g)?r[g]:g.toLowerCase();function v(g,x){const _=g.get("color");_!==void 0&&x("co\
lor",A(_)),(_!==void 0||g.has("noshade"))&&x("background-color","currentColor");const[W]=/^\s*\d{1,4}/.exec(g.get("size")??"")??[],z=Number(W??0);z===1?x("borde\
r-bottom-width","0"):z>1&&x("height",`${z-2}px`)}function I(g,x){const _=g.get("color");_!==void 0&&x("color",A(_)),x("font-family",g.get("face"));const[,W,z]=/^\s*([+-]?)(\d)/.
exec(g.get("size")??"")??[];if(z===void 0)return;const N=W===""?Number(z):3+ +`${W}${z}`;x("font-size",k[Math.min(Math.max(N,1),7)-1])}function B(g,x){const _=g.
has("border")?i(g.get("border")||"1")??"1px":void 0,W=g.get("bordercolor");_!==void 0&&_!=="0px"&&x("border",`${_} ${W===void 0?"outset":"solid"}`),x("border-co\
lor",W),x("border-spacing",i(g.get("cellspacing")));const z=K.get(g.get("frame")?.toLowerCase()??"");if(z===void 0)return;const N=_===void 0||_==="0px"?"1px sol\
id":`${_} outset`;for(const j of["top","right","bottom","left"])x(`border-${j}`,z.includes(j)?N:"0 hidden")}const K=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function Y(g,x){
const _=g.has("border")?i(g.get("border")||"1")??"1px":void 0;_!==void 0&&_!=="0px"&&!g.has("rules")&&(x("border",g.has("bordercolor")?"1px solid":"1px inset"),
x("border-color","inherit")),x("padding",i(g.get("cellpadding")))}}),37294:((V,H,p)=>{p.d(H,{$:()=>f,AV:()=>S,DI:()=>a,Ez:()=>C,F1:()=>R,Hb:()=>b,Hk:()=>U,Hq:()=>d,
LI:()=>k,SB:()=>h,VE:()=>c,_p:()=>l,_u:()=>K,aU:()=>O,bJ:()=>P,bi:()=>t,dM:()=>g,df:()=>e,hH:()=>i,iN:()=>r,iV:()=>x,iY:()=>I,ot:()=>s,q3:()=>L,qM:()=>B,qV:()=>A,
tE:()=>Y,uL:()=>m,uN:()=>u,vS:()=>o,x3:()=>v,xH:()=>w});var E=p(58552);const C=200,i=100,L=1e5,A=5e4,k=2e4,U=2e7,b=2e5,w=5e6,S=2e4,r=1e4,l=1e4,d=2e4,u=5e4,P=2e7,
h=2e6,m=2e6,O=5e6,M=_=>(0,E.G6)([{field:"file",message:_}]),a=()=>M(`nests elements more than ${C} levels deep; at most ${C} are allowed`),o=()=>M(`has more tha\
n ${L} elements; at most ${L} are allowed. Split it into several documents`),c=()=>M(`has more than ${A} rules in style sheets; at most ${A} are allowed`),e=1e3,
t=()=>M(`has more than ${e} images of SVG in data: addresses; at most ${e} are allowed`),s=()=>M("has rules of pages (@page) that take too long to read for each\
 of their names; write fewer rules"),f=()=>M("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),R=()=>M(`ha\
s more than ${r} declarations for one element, or in one rule; at most ${r} are allowed`),v=()=>M(`has an element of more than ${l} attributes; at most ${l} are\
 allowed`),I=()=>M(`has drawings (svg) of more than ${P} characters, those that are repeated counted each time; leave some out, or give them as images`),B=()=>M(
"has style sheets whose variables make values of too many characters; use var() less often"),K=()=>M(`has variables of style sheets in one another, more than ${i}\
 levels deep; use var() less often`),Y=()=>M(`has more than ${h} characters of content from style sheets, those of counters() counted four times; write less of \
it`),g=()=>M(`names too much text for the margins of pages with string-set; at most ${m} characters are allowed`),x=()=>M(`has too much text in the margins of i\
ts pages (@page); at most ${O} characters on all pages are allowed`)}),45893:((V,H,p)=>{p.d(H,{Ci:()=>U,G7:()=>L,Ky:()=>A,ZE:()=>i,a4:()=>b,hE:()=>k,q2:()=>C});
const E=new Set;function C(w){return w===void 0?E:new Set(w.split(/[ \t\n\f\r]+/).filter(S=>S!==""))}const i=w=>w.children.filter(S=>S.kind==="element");function L(w){
let S=w;for(;S&&!S.attributes.has("lang");)S=S.parent;return S?.attributes.get("lang")?.trim().toLowerCase()??""}function A(w){const S=[],r=[w];for(let l=r.pop();l;l=
r.pop()){S.push(l);for(let d=l.children.length-1;d>=0;d--){const u=l.children[d];u.kind==="element"&&r.push(u)}}return S}function k({attributes:w}){const S=w.get(
"href");if(S!==void 0)return S.trim();for(const[r,l]of w)if(r.endsWith(":href"))return l.trim()}const U=w=>k(w)?.replace(/^#/,"")??"";function b(w){const S=[],r=[
w];for(let l=r.pop();l;l=r.pop())if(l.kind==="text")S.push(l.value);else for(let d=l.children.length-1;d>=0;d--)r.push(l.children[d]);return S.join("")}}),58257:((V,H,p)=>{
p.d(H,{Z:()=>b});var E=p(28428),C=p(45657),i=p(37294),L=p(45893),A=p(9813);const k=4e3,U=600;async function b(u,P){let h=0,m=0;const O={...E.jh,createElement(e,t,s){
if(++h>i.q3)throw(0,i.vS)();if(s.length>i._p)throw(0,i.x3)();return E.jh.createElement(e,t,s)},adoptAttributes(e,t){if(e.attrs.length+t.length>i._p)throw(0,i.x3)();
E.jh.adoptAttributes(e,t)},onItemPush(){if(++m>i.Ez)throw(0,i.DI)()},onItemPop(){m--}},M=new E.iX({treeAdapter:O,scriptingEnabled:!1}),a=new A.m(u),{length:o}=a.
text;for(let e=0;e<o||e===0;e+=k){const t=P.step(k*U);t&&await t,M.tokenizer.write(a.text.slice(e,e+k),e+k>=o)}const c=w[E.jh.getDocumentMode(M.document)];return{
root:await S(M.document,a,P),quirks:c}}const w={[E.qy.W$.NO_QUIRKS]:"none",[E.qy.W$.LIMITED_QUIRKS]:"limited",[E.qy.W$.QUIRKS]:"all"};async function S(u,P,h){const m=u.
childNodes.find(o=>E.jh.isElementNode(o)),O=new Map,M=d(m,void 0,0,P,O),a=[[m,M]];for(let o=a.pop();o;o=a.pop()){const[c,e]=o,t=h.step(1e3+c.childNodes.length*500);
t&&await t;let s=0;const f=[];for(const R of c.childNodes){if(E.jh.isTextNode(R)&&f.push({kind:"text",value:P.restore(R.value),parent:e}),!E.jh.isElementNode(R))
continue;const v=d(R,e,s++,P,O);f.push(v),a.push([R,v])}e.children=(0,C.Hn)(f),c.childNodes=[]}return M}const r=new Map,l=1e3;function d(u,P,h,m,O){const{attrs:M}=u,
a=M.length===1&&M[0].name==="class"?M[0].value:void 0;let o=a===void 0?void 0:O.get(a);if(!o){const s=M.length===0?r:new Map(M.map(({name:f,value:R})=>[f,m.restore(
R)]));o={attributes:s,classes:(0,L.q2)(s.get("class"))},a!==void 0&&O.size<l&&O.set(a,o)}const c=u.namespaceURI===E.qy.NS.HTML,{attributes:e,classes:t}=o;return{
kind:"element",name:u.tagName,attributes:e,classes:t,parent:P,children:[],index:h,isHtml:c}}}),72594:((V,H,p)=>{p.d(H,{Z:()=>w,e:()=>k,imagesNamedIn:()=>b,mayNameImages:()=>U});
var E=p(34622),C=p(39170),i=p(45893),L=p(58257),A=p(50697);function k(l){const d=new Set;for(const u of(0,i.Ky)(l)){const P=u.name==="image"&&!u.isHtml?(0,i.hE)(
u):void 0,h=u.name==="img"?w(u):P;h!==void 0&&h!==""&&d.add((0,E.bi)(h));const m=(0,C.sf)(u);m!==void 0&&d.add((0,E.bi)(m));for(const O of[u.attributes.get("sty\
le"),u.name==="style"?(0,i.a4)(u):void 0])for(const M of S(O??""))d.add((0,E.bi)(M))}return[...d]}const U=(l,d)=>l==="html"?/<img|<image|url\(/i.test(d):d.includes(
"![");async function b(l,d,u){if(l==="markdown")return await(0,E.e_)(d,u);const{root:P}=await(0,L.Z)(d,u);return k(P)}function w({attributes:l}){const d=l.get("\
src")?.trim();if(d!==void 0&&d!=="")return d;const[u=""]=(l.get("srcset")??"").trim().split(/[\s,]/,1);return u===""?void 0:u}function*S(l){let d;const u=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let P=u.exec(l);P;P=u.exec(l)){const{0:h,index:m}=P;if(h.startsWith("@"))d=/^@font/i.test(h)?"font":"sheet";else if(h==="}"||h===";")d===(h==="}"?"font":"sh\
eet")&&(d=void 0);else if(!d){const O=r(l,m+h.length);if(O<0)return;u.lastIndex=O;const[M]=(0,A.wK)(l.slice(m,O+1))??[];M?.type==="Url"&&(yield M.value)}}}function r(l,d){
let u=d;for(;/\s/.test(l.charAt(u));)u++;const P=l.charAt(u);if(P!=='"'&&P!=="'")return l.indexOf(")",d);let h=u;do h=l.indexOf(P,h+1);while(h>0&&l.charAt(h-1)===
"\\");return h<0?-1:l.indexOf(")",h)}}),5196:((V,H,p)=>{p.d(H,{EY:()=>j,nR:()=>B,wV:()=>A});var E=p(45657),C=p(75234),i=p(50697);const L=10;function A(n,T,D,y){
if(n==="color-mix")return y<L?N(T,D,y+1):void 0;if(n==="light-dark")return y<L?k(T,D,y+1):void 0;const[G=[],[$]=[]]=(0,i.M$)(T,i.YY),F=$===void 0?1:b($,1);if(F===
void 0)return;const Z=n==="color"?d(G):S(n,G);return Z&&{color:Z.map(U),alpha:U(F)}}function k(n,T,D){const y=(0,i.M$)(n,i.wR);return y.length===2&&y[0].length===
1?T(y[0][0],D):void 0}const U=n=>Math.min(Math.max(n,0),1);function b(n,T){if((0,i.aG)(n)==="none")return 0;const D=(0,C.pO)(n);return D===void 0?void 0:n?.type===
"Percentage"?D*T:D}const w=n=>(0,i.aG)(n)==="none"?0:(0,C.T)(n)??(n?.type==="Percentage"?void 0:(0,C.pO)(n));function S(n,T){const D=Object.hasOwn(l,n)?l[n]:void 0;
if(!D||T.length!==3)return;const y=T.map((Z,q)=>{const ee=D.wholes[q];return ee==="hue"?w(Z):b(Z,ee)}),[G,$,F]=y;return G===void 0||$===void 0||F===void 0?void 0:
D.convert([G,$,F])}const r=([n,T,D])=>{const y=D*Math.PI/180;return[n,T*Math.cos(y),T*Math.sin(y)]},l={oklab:{wholes:[1,.4,.4],convert:n=>m(f(n))},oklch:{wholes:[
1,.4,"hue"],convert:n=>m(f(r(n)))},lab:{wholes:[100,125,125],convert:n=>m(v(n))},lch:{wholes:[100,150,"hue"],convert:n=>m(v(r(n)))},hwb:{wholes:["hue",1,1],convert:x}};
function d([n,...T]){const D=T.map(F=>b(F,1)),[y,G,$]=D;if(!(D.length!==3||y===void 0||G===void 0||$===void 0))switch((0,i.aG)(n)){case"srgb":return[y,G,$];case"\
srgb-linear":return m([y,G,$]);case"display-p3":return m(u(t,[y,G,$].map(h)));default:return}}const u=(n,[T,D,y])=>n.map(([G,$,F])=>G*T+$*D+F*y),P=n=>Math.abs(n)<=
.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),h=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,m=n=>n.map(P),O=[[
1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],M=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],a=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],
o=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],c=[[3.1341358529,-1.6173863321,-.490661946],
[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],e=[[.4360657469,.3851515095,.1430784255],[.2224931743,.7168870072,.0606169819],
[.0139239189,.0970813305,.7140995192]],t=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],s=[.9642956764,1,
.8251046025],f=n=>u(M,u(O,n).map(T=>T**3)),R=n=>u(o,u(a,n).map(Math.cbrt));function v([n,T,D]){const y=(n+16)/116,G=$=>$>6/29?$**3:(116*$-16)/(24389/27);return u(
c,[s[0]*G(y+T/500),G(y),s[2]*G(y-D/200)])}function I(n){const T=$=>$>.008856451679035631?Math.cbrt($):(903.2962962962963*$+16)/116,[D,y,G]=u(e,n).map(($,F)=>T($/
s[F]));return[116*y-16,500*(D-y),200*(y-G)]}function B(n,T,D){const y=G=>{const $=((G+n/30)%12+12)%12;return D-T*Math.min(D,1-D)*Math.max(-1,Math.min($-3,9-$,1))};
return[y(0),y(8),y(4)]}function K([n,T,D]){const[y,G]=[Math.max(n,T,D),Math.min(n,T,D)],$=y-G;return $===0?0:y===n?60*(T-D)/$:y===T?60*(2+(D-n)/$):60*(4+(n-T)/$)}
function Y(n){const[T,D]=[(0,E.Kf)(n),(0,E.YG)(n)],y=(T+D)/2,G=Math.min(y,1-y);return[K(n),G===0?0:(T-y)/G,y]}const g=n=>[K(n),(0,E.YG)(n),1-(0,E.Kf)(n)];function x([
n,T,D]){const y=T+D;if(y>=1)return[T/y,T/y,T/y];const G=$=>{const F=(($+n/60)%6+6)%6;return U(Math.abs(F-3)-1)*(1-y)+T};return[G(0),G(4),G(2)]}const _=n=>n.map(
h),W={srgb:{to:n=>n,from:n=>n},"srgb-linear":{to:_,from:m},oklab:{to:n=>R(_(n)),from:n=>m(f(n))},oklch:{to:n=>z(R(_(n))),from:n=>m(f(r(n))),polar:"last"},lab:{to:n=>I(
_(n)),from:n=>m(v(n))},lch:{to:n=>z(I(_(n))),from:n=>m(v(r(n))),polar:"last"},hsl:{to:Y,from:n=>B(...n),polar:"first"},hwb:{to:g,from:x,polar:"first"}},z=([n,T,
D])=>[n,Math.hypot(T,D),Math.atan2(D,T)*180/Math.PI];function N(n,T,D){const[y=[],...G]=(0,i.M$)(n,i.wR);if((0,i.aG)(y[0])!=="in"||G.length!==2)return;const $=G.
map(ae=>{const de=ae.find(({type:ie})=>ie==="Percentage"),ce=T(ae.find(({type:ie})=>ie!=="Percentage"),D);return{paint:ce==="current"?void 0:ce,share:(0,C.pO)(de)}}),
[F,Z]=$;if(!F?.paint||!Z?.paint)return;const q=(0,i.aG)(y[1])??"",ee=Object.hasOwn(W,q)&&(y.length===2||(0,i.aG)(y[2])==="shorter")?W[q]:void 0;if(!ee)return;const[
re,oe]=[F.share??1-(Z.share??.5),Z.share??1-(F.share??.5)],ne=re+oe;if(ne<=0)return;const se=J(F.paint,Z.paint,oe/ne,ee);return{...se,alpha:U(se.alpha*Math.min(
ne,1))}}const j=(n,T,D)=>J(n,T,D,W.oklab);function J(n,T,D,{to:y,from:G,polar:$}){const F=[n.alpha*(1-D),T.alpha*D],Z=F[0]+F[1],q=[y(n.color),y(T.color)],ee=$===
void 0?void 0:$==="first"?0:2,re=q[0].map((oe,ne)=>ne===ee?Q(te(n)?void 0:oe,te(T)?void 0:q[1][ne],D):Z===0?0:(oe*F[0]+q[1][ne]*F[1])/Z);return{color:G(re).map(
U),alpha:U(Z)}}const te=({color:[n,T,D],alpha:y})=>y===0||Math.max(n,T,D)-Math.min(n,T,D)<X,X=.001;function Q(n,T,D){if(n===void 0||T===void 0)return n??T??0;const y=((T-
n)%360+540)%360;return n+(y-180)*D}}),76213:((V,H,p)=>{p.d(H,{P:()=>c,d:()=>o});var E=p(75234),C=p(16326),i=p(50697);const L=1e3;function A(e,t){if(e.type!=="Fu\
nction")return;const s=(0,i.aX)(e);switch(e.name.toLowerCase()){case"polygon":return k(s,t);case"circle":return U(s,t,1);case"ellipse":return U(s,t,2);case"inse\
t":return b(s,t);default:return}}function k(e,t){const s=(0,i.M$)(e,i.wR),f=(0,i.aG)(s[0]?.[0]),v=(f==="evenodd"||f==="nonzero"?s.slice(1):s).map(B=>B.map(K=>(0,E.
Y5)(K,t)));if(v.length<3||v.length>L)return;const I=v.flatMap(([B,K,Y])=>B&&K&&!Y?[[B,K]]:[]);return I.length===v.length?{kind:"polygon",corners:I,hasHoles:f===
"evenodd"}:void 0}function U(e,t,s){const f=e.findIndex(K=>(0,i.aG)(K)==="at"),R=f<0?[C.QR,C.QR]:(0,C.ux)(e.slice(f+1),t),v=(f<0?e:e.slice(0,f)).map(K=>{const Y=(0,i.
aG)(K);return Y==="closest-side"||Y==="farthest-side"?Y:(0,E.Y5)(K,t)}),[I="closest-side",B="closest-side"]=v;if(!(!R||v.includes(void 0)||v.length!==0&&v.length!==
s))return{kind:"ellipse",center:R,radii:s===1?[I]:[I,B]}}function b(e,t){const s=e.findIndex(Y=>(0,i.aG)(Y)==="round"),f=(s<0?e:e.slice(0,s)).map(Y=>(0,E.Y5)(Y,
t)),R=s<0?{px:0,percent:0}:e.length===s+2?(0,E.Y5)(e[s+1],t):void 0,[v,I=v,B=v,K=I]=f;if(!(!v||!I||!B||!K||!R||f.length>4))return{kind:"inset",sides:[v,I,B,K],radius:R}}
var w=p(95826),S=p(8582);const r=(e,t)=>({keys:["drawn"],read:(s,f)=>{const R=t(s,f);return R===void 0?void 0:{drawn:{...f.own.drawn,[e]:R}}}}),l=e=>r(e,([t,s])=>d(
t,s));function d(e,t){if((0,i.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,w.M)(e);const s=(0,i.aG)(t)==="none"?"none":(0,w.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const u=e=>{const t=(0,E.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function P(e,t){const s=(0,E.rl)(
e);return s===void 0?(0,E.Y5)(e,t):{px:s,percent:0}}const h=100,m=e=>([t])=>{const s=(0,i.aG)(t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function O(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,i.aG)(e)==="none"?"none":void 0}const M={keys:["drawn"],read:([e],{own:t})=>{const s=O(e);return s===void 0?
void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},a={nonzero:!1,evenodd:!0},o={fill:l("fill"),"fill-opacity":r("fillOpacity",([e])=>u(e)),"fil\
l-rule":r("hasHoles",m(a)),"clip-rule":r("clipHasHoles",m(a)),stroke:l("stroke"),"stroke-opacity":r("strokeOpacity",([e])=>u(e)),"stroke-width":r("strokeWidth",
([e],t)=>P(e,t)),"stroke-linecap":r("cap",m({butt:0,round:1,square:2})),"stroke-linejoin":r("join",m({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":r("miter",([e])=>{const t=(0,E.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":r("dashes",(e,t)=>{if((0,i.aG)(e[0])==="none")return[];const s=e.
filter(({type:f})=>f!=="Operator").map(f=>P(f,t));if(!(s.length>h||s.some(f=>f===void 0||f.px<0)))return s}),"stroke-dashoffset":r("dashOffset",([e],t)=>P(e,t)),
"vector-effect":r("isUnscaled",([e])=>(0,i.aG)(e)==="non-scaling-stroke"),"paint-order":r("isStrokeUnder",e=>{const t=e.map(i.aG),[s,f]=[t.indexOf("fill"),t.indexOf(
"stroke")];return f>=0&&(s<0||f<s)}),marker:M,"marker-start":r("markerStart",([e])=>O(e)),"marker-mid":r("markerMid",([e])=>O(e)),"marker-end":r("markerEnd",([e])=>O(
e)),"text-anchor":r("anchor",m({start:"start",middle:"middle",end:"end"})),"dominant-baseline":r("drop",m({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":r("drop",m({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,S.J0)("stopColor",(e,t)=>{const s=(0,w.M)(e);return s==="current"?t.own.color:s}),"stop-opacity":(0,S.J0)("stopOpacity",u),"clip-path":{
keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,i.aG)(e)==="none")return{clipPath:void 0};const f=e.type==="Url"?e.value.trim().replace(/^#/,
""):A(e,s);return f===void 0?void 0:{clipPath:f}}}},c=new Set([...Object.keys(o),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((V,H,p)=>{p.d(H,{Ff:()=>a,OW:()=>b,QR:()=>k,ux:()=>M});var E=p(
99746),C=p(5196),i=p(75234),L=p(95826),A=p(50697);const k={px:0,percent:.5},U=256;function b(o,c,e){const t=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=t!==o.name.toLowerCase(),f=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!f)return;const R=(0,A.M$)((0,A.aX)(o),A.wR),{space:v,others:I}=d(
R[0]),B=v===void 0?R.some(([W])=>w(W)):v==="oklab";I.length===0?R.shift():R[0]=I;const K={kind:f,angle:f==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
k,k],repeats:t.startsWith("repeating"),stops:[]},[Y=[]]=R,g=f==="linear"?l(Y,s):f==="radial"?m(Y,c):u(Y,c),x=(g?R.slice(1):R).slice(0,U),_=[];for(const W of x){
const z=(0,L.M)(W[0]),N=z==="current"?e:z;if(N===void 0){if(W.length===1&&(0,i.Y5)(W[0],c))continue;return}const j=W.slice(1).map(J=>f==="conic"?P(J,c):(0,i.Y5)(
J,c));j.length===0&&_.push({paint:N,at:void 0});for(const J of j)_.push({paint:N,at:J})}return _.length<2?void 0:{...K,...g,stops:B?r(_):_}}const w=o=>o?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(o.name),S=5;function r(o){const c=Math.floor(U/(S+1));return[...o.slice(0,c).flatMap((t,s)=>{const f=o[s+
1],R=t.at!==void 0&&t.at.px===f?.at?.px&&t.at.percent===f.at.percent;if(!f||R||s===c-1)return[t];const v=Array.from({length:S},(I,B)=>(0,C.EY)(t.paint,f.paint,(B+
1)/(S+1)));return[t,...v.map(I=>({paint:I,at:void 0}))]}),...o.slice(c)]}function l(o,c){const e=o.length===1?(0,i.T)(o[0]):void 0;if(e!==void 0)return{angle:c?
90-e:e};const t=o.map(A.aG),s=t[0]==="to";if(!s&&!c)return;let[f,R]=[0,0];for(const I of s?t.slice(1):t)if(I==="left")f=-1;else if(I==="right")f=1;else if(I==="\
top")R=-1;else if(I==="bottom")R=1;else return;const v=I=>s||I===0?I:-I;return{angle:{x:v(f),y:v(R)}}}function d(o){const c=o.findIndex(t=>(0,A.aG)(t)==="in");if(c<
0)return{space:void 0,others:[...o]};const e=(0,A.aG)(o.at(c+3))==="hue";return{space:(0,A.aG)(o[c+1]),others:[...o.slice(0,c),...o.slice(c+(e?4:2))]}}function u(o,c){
const e=o.findIndex(R=>(0,A.aG)(R)==="at"),t=(0,A.aG)(o[0])==="from";if(!t&&e!==0)return;const s=t?(0,i.T)(o[1]):0,f=e<0?void 0:M(o.slice(e+1),c);return{angle:s??
0,...f&&{center:f}}}function P(o,c){const e=(0,i.T)(o);return e===void 0?(0,i.Y5)(o,c):{px:0,percent:e/360}}const h=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function m(o,c){if((0,L.M)(o[0])!==void 0)return;const e=o.findIndex(R=>(0,A.aG)(R)==="at"),t=(e<0?o:o.slice(0,e)).map(A.aG),s=h.find(R=>t.
includes(R)),f=e<0?void 0:M(o.slice(e+1),c);return{isCircle:t.includes("circle"),...s&&{extent:s},...f&&{center:f}}}const O={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function M(o,c){let e,t,s;for(const f of o){const R=(0,A.aG)(f),v=R!==void 0&&Object.hasOwn(O,R)?O[R]:void 0;if(v){const K={
px:0,percent:v[1]},Y=v[0]==="both"?e===void 0&&s!=="x"?"x":"y":v[0];Y==="x"?e=K:t=K,s=v[0]==="both"?void 0:Y;continue}const I=(0,i.Y5)(f,c);if(!I)return;const B=s===
"x"?e:s==="y"?t:void 0;if(B&&o.length>2){const K=B.percent===1?{px:-I.px,percent:1-I.percent}:I;s==="x"?e=K:t=K,s=void 0}else e===void 0?(e=I,s=void 0):t??=I}if(!(!e&&
!t))return[e??k,t??k]}const a=[(0,E.yA)(0),(0,E.yA)(0)]}),9813:((V,H,p)=>{p.d(H,{m:()=>k});const E=";base64,",C=/[A-Za-z0-9+/=]*/y,i=1e3,L="﷐",A=new RegExp(`${L}\
(\\d+)${L}`,"g");class k{text;runs=[];constructor(b){this.text=b.includes(L)?b:this.takeOut(b)}get isEmpty(){return this.runs.length===0}restore(b){return this.
isEmpty||!b.includes(L)?b:b.replace(A,(w,S)=>this.runs[Number(S)]??w)}takeOut(b){let w="",S=0;for(let r=b.indexOf(E);r>=0;r=b.indexOf(E,r+E.length)){const l=r+E.
length;C.lastIndex=l,C.test(b);const d=C.lastIndex;d-l<i||(w+=`${b.slice(S,l)}${L}${this.runs.push(b.slice(l,d))-1}${L}`,S=d)}return this.isEmpty?b:w+b.slice(S)}}}),
75234:((V,H,p)=>{p.d(H,{If:()=>i,T:()=>P,Y5:()=>S,lT:()=>r,pO:()=>u,rl:()=>d});var E=p(99746),C=p(50697);const i={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,
q:96/101.6},[L,A]=[.572,.536],k=1e7,U=30;function b(a,o,c){const e=Object.hasOwn(i,o)?i[o]:void 0;if(e!==void 0)return a*e*c.zoom;switch(o){case"em":return a*c.
em;case"rem":return a*c.rem*c.zoom;case"ch":return a*c.em*(c.zero?.()??L);case"ex":return a*c.em*A;case"lh":case"rlh":return a*c.em*1.362;case"vw":case"dvw":case"\
svw":case"lvw":case"vi":case"cqw":return a*c.pageWidth*c.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return a*c.pageHeight*c.zoom/100;case"\
vmin":return a*Math.min(c.pageWidth,c.pageHeight)*c.zoom/100;case"vmax":return a*Math.max(c.pageWidth,c.pageHeight)*c.zoom/100;default:return}}const w=a=>({px:a,
percent:0,isNumber:!0});function S(a,o){const c=a&&h(a,o,0);if(!(!c||!Number.isFinite(c.px)||!Number.isFinite(c.percent)))return c.isNumber?c.px===0?(0,E.yA)(0):
void 0:c.percent===0?(0,E.yA)(c.px):{px:c.px,percent:c.percent}}function r(a,o){const c=S(a,o);return c?.percent===0?c.px:void 0}const l={em:16,rem:16,pageWidth:800,
pageHeight:1e3,zoom:1};function d(a){const o=a&&h(a,l,0);return o?.isNumber===!0&&Number.isFinite(o.px)?o.px:void 0}function u(a){const o=a&&h(a,l,0);if(!(!o||!Number.
isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px:o.px===0&&o.percent!==0?o.percent:a.type==="Percentage"?0:void 0}function P(a){if(a?.type===
"Number"&&Number(a.value)===0)return 0;if(a?.type!=="Dimension")return;const o=Number(a.value);switch(a.unit.toLowerCase()){case"deg":return o;case"grad":return o*
.9;case"rad":return o*180/Math.PI;case"turn":return o*360;default:return}}function h(a,o,c){if(!(c>U))switch(a.type){case"Number":return w(Number(a.value));case"\
Percentage":return{px:0,percent:Number(a.value)/100,isNumber:!1};case"Dimension":{const e=b(Number(a.value),a.unit.toLowerCase(),o);return e===void 0?void 0:{px:e,
percent:0,isNumber:!1}}case"Identifier":return(0,C.aG)(a)==="infinity"?w(k):void 0;case"Parentheses":return O(a.children.toArray(),o,c+1);case"Function":{const e=a.
name.toLowerCase().replace(/^-webkit-|^-moz-/,""),t=(0,C.M$)((0,C.aX)(a),C.wR);if(e==="calc")return O(t[0],o,c+1);const s=t.map(f=>O(f,o,c+1));return s.every(f=>f!==
void 0)?m(e,s,o):void 0}default:return}}function m(a,o,c){const e=({px:I,percent:B})=>I+B*c.pageWidth,t=I=>o.reduce((B,K)=>!B||I(K,B)?K:B,void 0);if(a==="min")return t(
(I,B)=>e(I)<e(B));if(a==="max")return t((I,B)=>e(I)>e(B));if(a!=="clamp"||o.length!==3)return;const[s,f,R]=o,v=e(f)>e(R)?R:f;return e(v)<e(s)?s:v}function O(a,o,c){
let e,t,s=1,f="*";const R=()=>{if(!t)return!1;const v=M(t,s);return e=e?{px:e.px+v.px,percent:e.percent+v.percent,isNumber:e.isNumber&&v.isNumber}:v,t=void 0,!0};
for(const v of a){if(v.type==="Operator"){const B=v.value.trim();if(B==="+"||B==="-"){if(!R())return;s=B==="-"?-1:1,f="*"}else f=B;continue}const I=h(v,o,c);if(!I||
(t?f==="*"?t=t.isNumber?M(I,t.px):I.isNumber?M(t,I.px):void 0:t=I.isNumber&&I.px!==0?M(t,1/I.px):void 0:t=I,!t))return}return R()?e:void 0}const M=({px:a,percent:o,
isNumber:c},e)=>({px:a*e,percent:o*e,isNumber:c})}),95826:((V,H,p)=>{p.d(H,{M:()=>k});var E=p(49180),C=p(5196),i=p(75234),L=p(50697);const A={color:[0,0,0],alpha:0};
function k(r,l=0){if(r?.type==="Hash")return w(r.value);if(r?.type==="Identifier"){const u=r.name.toLowerCase();if(u==="transparent")return A;if(u==="currentcol\
or")return"current";const P=U[u]??(0,E.q)(u);return P&&b(P)}if(r?.type!=="Function")return;const d=r.name.toLowerCase();return S(d,(0,L.aX)(r))??(0,C.wV)(d,(0,L.
aX)(r),k,l)}const U={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},b=([r,l,d],u=1)=>({
color:[r/255,l/255,d/255],alpha:u});function w(r){const l=(0,E.q)(`#${r}`);if(l)return b(l);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(r))return;const d=r.length===
4?[...r].map(O=>O+O).join(""):r,[u,P,h,m]=[0,2,4,6].map(O=>Number.parseInt(d.slice(O,O+2),16));return b([u,P,h],m/255)}function S(r,l){if(!/^(?:rgb|hsl)a?$/.test(
r))return;const d=l.filter(a=>a.type!=="Operator"),u=d.length>3?(0,i.pO)(d[3]):1;if(d.length<3||d.length>4||u===void 0)return;const P=Math.min(Math.max(u,0),1),
h=a=>Math.min(Math.max(a,0),255);if(r==="rgb"||r==="rgba"){const a=d.slice(0,3).map(t=>{const s=(0,i.pO)(t);return s===void 0?void 0:h(t.type==="Percentage"?s*255:
s)}),[o,c,e]=a;return o===void 0||c===void 0||e===void 0?void 0:b([o,c,e],P)}const m=(0,i.T)(d[0])??(0,i.pO)(d[0]),[O,M]=[(0,i.pO)(d[1]),(0,i.pO)(d[2])];if(!(m===
void 0||O===void 0||M===void 0))return{color:(0,C.nR)(m,Math.min(Math.max(O,0),1),Math.min(Math.max(M,0),1)),alpha:P}}}),8582:((V,H,p)=>{p.d(H,{BV:()=>l,De:()=>w,
J0:()=>L,LN:()=>P,ST:()=>b,X_:()=>d,aL:()=>A,nI:()=>r,nL:()=>k,r_:()=>u,sD:()=>S,zW:()=>U});var E=p(75234),C=p(95826),i=p(50697);const L=(h,m)=>({keys:[h],read:(O,M)=>{
if(O.length!==1)return;const a=m(O[0],M);return a===void 0?void 0:{[h]:a}}}),A=(h,m,O={})=>L(h,M=>{const a=(0,i.aG)(M);if(a!==void 0)return Object.hasOwn(O,a)?O[a]:
m.find(o=>o===a)}),k=(h,m=-1/0)=>L(h,O=>{const M=(0,E.rl)(O);return M===void 0||M<m?void 0:M}),U=(h,m)=>(0,i.aG)(h)==="auto"?"auto":(0,E.Y5)(h,m),b=(h,m)=>{const O=(0,E.
Y5)(h,m);return O&&(O.percent!==0||O.px>=0)?O:void 0},w=(h,m)=>{const O=(0,E.lT)(h,m);return O!==void 0&&O>=0?O:void 0};function S(h){const m=(0,C.M)(h);if(m!==
void 0)return{paint:m==="current"?void 0:m}}const r=h=>({keys:[h],read:m=>{const O=m.length===1?S(m[0]):void 0;return O&&{[h]:O.paint}}}),l=["Top","Right","Bott\
om","Left"];function d(h){const[m,O=m,M=m,a=O]=h;return h.length===0||h.length>4?void 0:[m,O,M,a]}function u(h,m){return{keys:h,read:(O,M)=>{const a=d(O.map(o=>m(
o,M)));if(!(!a||a.includes(void 0)))return Object.fromEntries(h.map((o,c)=>[o,a[c]]))}}}const P=h=>(0,i.M$)(h,i.YY)}),24922:((V,H,p)=>{p.d(H,{N:()=>k,k:()=>b});
var E=p(23407),C=p(50697);const i=[["„“‚‘","cs de et hr sk sl"],["„“„“","bg lt"],["„”«»","pl ro"],["„”’’","sr"],["„”»«","hu"],
["«»“”","ca el it pt-pt"],["«»«»","fr"],["«»”“","fr-ca"],["«»‹›","fa fr-ch"],["«»‘’","nb nn no"],["«»„“","ru uk"],["””’’",
"fi he sv"],["”“’‘","ar ur"],["‘’‘’","nl"],["「」『』","ja zh-hant"]],L=new Map;for(const[w,S]of i){const r=[...w];for(const l of S.split(" "))
L.set(l,r)}const A=new Set([E.DI.quotes,...L.values()]),k="-octavo-language";function U(w){const[S,r=""]=[w.replaceAll("_","-"),w.split(/[-_]/,1)[0]];return L.get(
S)??L.get(r)??E.DI.quotes}const b={keys:["quotes"],read:([w],{own:S})=>{const r=(0,C.aG)(w);return r===void 0||!A.has(S.quotes)?void 0:{quotes:U(r)}}}}),50697:((V,H,p)=>{
p.d(H,{M$:()=>b,YY:()=>U,Zc:()=>i,aG:()=>w,aX:()=>S,wK:()=>L,wR:()=>k});var E=p(88650),C=p(9813);const i=1e5;function L(r){if(r.length>i&&!/\burl\(/i.test(r))return;
const l=[],d=new C.m(r);try{const u=(0,E.A)(d.text,{context:"value",onParseError:h=>l.push(h)});if(l.length>0||u.type!=="Value")return;const P=u.children.toArray();
return d.isEmpty||A(P,d),P}catch{return}}function A(r,l){for(const d of r)d.type==="Url"||d.type==="String"?d.value=l.restore(d.value):(d.type==="Function"||d.type===
"Parentheses")&&A(d.children.toArray(),l)}const k=r=>r.type==="Operator"&&r.value===",",U=r=>r.type==="Operator"&&r.value==="/";function b(r,l){const d=[[]];for(const u of r)
l(u)?d.push([]):d.at(-1).push(u);return d}const w=r=>r?.type==="Identifier"?r.name.toLowerCase():void 0,S=r=>r.children.toArray()}),23407:((V,H,p)=>{p.d(H,{DI:()=>w,
AG:()=>U,lM:()=>S});const C={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,
dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"};
var i=p(99746);const L={px:0,percent:.5},A=[i.f2,i.f2],k={least:"auto",most:"auto"},U={color:{color:[0,0,0],alpha:1},fontSize:16,zoom:1,fontSizedBy:"medium",fontFamily:[],
ownFont:void 0,fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:i.
f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,isInScroller:!1,whiteSpace:"normal",isBalanced:!1,
overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"outside",listStyleImage:void 0,textFillColor:void 0,
textStrokeWidth:0,textStrokeColor:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,
captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:C},b={display:"inline",position:"static",float:"none",
clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,
top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:i.f2,marginRight:i.f2,marginBottom:i.f2,marginLeft:i.f2,paddingTop:i.f2,paddingRight:i.f2,paddingBottom:i.
f2,paddingLeft:i.f2,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"n\
one",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:A,
borderTopRightRadius:A,borderBottomRightRadius:A,borderBottomLeftRadius:A,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,
backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],backgroundAttachment:"\
scroll",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,filter:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isIsolated:!1,isContained:!1,
firstMargins:"usual",transform:[],translate:[],rotate:[],scale:[],transformOrigin:[L,L],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",textDecorationThickness:void 0,decorations:[],unicodeBidi:"normal",objectFit:"fill",objectPosition:[{px:0,percent:.5},{px:0,percent:.5}],
tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,
columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"\
normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[],gridAutoColumns:[k],gridAutoRows:[k],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"\
normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0},w={...U,...b};function S(l){const d={...w};
for(const u of r)d[u]=l[u];return d}const r=Object.keys(U)}),99746:((V,H,p)=>{p.d(H,{Il:()=>i,S6:()=>L,f2:()=>E,k8:()=>A,xP:()=>k,yA:()=>C});const E={px:0,percent:0},
C=b=>b===0?E:{px:b,percent:0},i=(b,w)=>A(L(b,w)),L=({px:b,percent:w},S)=>w===0?b:b+w*S,A=b=>Math.trunc(b*64+Math.sign(b)*U)/64,k=({fontSize:b})=>A(b),U=1e-4})};
