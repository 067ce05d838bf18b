"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((V,H,p)=>{p.d(H,{gf:()=>o,iw:()=>l,sf:()=>a});var E=p(76213),k=p(24922);function i(g){const[,w,_]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(g??"")??[];return w===void 0?void 0:`${w}${_==="%"?"%":"px"}`}const L=g=>g!==void 0&&/^\s*[\d.]+\s*$/.test(g)?`${g.trim()}px`:g;function A(g){const w=g.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(w)&&!/^\d{3}$/.test(w)?`#${w}`:w}const U=["x-small","small","medium","large","x-large","xx-large","xxx-large"],P=new Set(
["td","th"]),R=new Set(["img","table","td","th","col","hr","video","canvas"]),x=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),b=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),r={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function l(g,w){const{name:_,attributes:W}=g;if(W.size===0&&!P.has(_))return[];const z=[],C=(Q,n)=>{n!==
void 0&&n!==""&&z.push({name:Q,value:n,important:!1})};if(!g.isHtml)for(const[Q,n]of W)E.P.has(Q)&&C(Q,f(Q,n));const j=Q=>W.get(Q);g.isHtml?R.has(_)&&(C("width",
i(j("width"))),_!=="hr"?C("height",i(j("height"))):v(W,C)):(C("width",L(j("width"))),C("height",L(j("height"))));const J=j("bgcolor");J!==void 0&&C("background-\
color",A(J));const te=a(g);te!==void 0&&C("background-image",`url("${te.replace(/["\\\n]/g,Q=>Q===`
`?"\\a ":`\\${Q}`)}")`),_==="tr"&&C("height",i(j("height"))),_==="body"&&c(W,C),_==="img"&&s(W,C);const X=j("align")?.toLowerCase();return X!==void 0&&x.has(_)&&
C("text-align",b.get(X)??X),_==="img"&&(X==="left"||X==="right")&&C("float",X),_==="table"&&(X==="left"||X==="right")&&C("float",X),(P.has(_)||_==="tr"||_==="tb\
ody")&&C("vertical-align",j("valign")?.toLowerCase()),W.has("nowrap")&&C("white-space","nowrap"),(_==="ol"||_==="ul"||_==="li")&&C("list-style-type",I(j("type"))),
_==="font"&&T(W,C),_==="legend"&&((X==="right"||X==="center")&&C("margin-left","auto"),X==="center"&&C("margin-right","auto")),C(k.N,d(g)),j("dir")?.toLowerCase()===
"auto"&&C("direction",O(g)),_==="table"&&B(W,C),P.has(_)&&w&&Y(w.attributes,C),z}function d({name:g,attributes:w}){const _=g==="q"?void 0:w.get("lang")?.trim();
return _!==void 0&&/^[a-z][a-z\d_-]{0,30}$/i.test(_)?_:void 0}const u=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[N,h]=[500,100],m=({name:g,attributes:w})=>w.has("dir")||g==="bdi"||g==="script"||g==="style";function O(g){let w="",_=0;const W=[g];for(let C=W.pop();C&&_<h&&w.
length<N;C=W.pop(),_++)if(C.kind==="text")w+=C.value.trimStart().slice(0,N);else if(C===g||!m(C))for(const j of C.children.slice(0,h).reverse())W.push(j);const[
z=""]=new RegExp("\\p{L}","u").exec(w)??[];return u.test(z)?"rtl":"ltr"}const M=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function a({name:g,
isHtml:w,attributes:_}){const W=w&&M.has(g)?_.get("background")?.trim():void 0;return W===""?void 0:W}function o(g){const w=A(g.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(w)?`a:link { color: ${w} }`:""}function c(g,w){const _=g.get("text");_!==void 0&&w("color",A(_));for(const[W,...z]of e)w(`margin-${W}`,z.map(C=>i(g.get(C))).
find(C=>C!==void 0))}const e=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],t=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function s(g,w){const _=i(g.get("border"));_!==void 0&&_!=="0px"&&w("border",`${_} solid`);for(const W of["left","right"])w(`margin-${W}`,i(
g.get("hspace")));for(const W of["top","bottom"])w(`margin-${W}`,i(g.get("vspace")));w("vertical-align",t.get(g.get("align")?.toLowerCase()??""))}const f=(g,w)=>g===
"font-size"||g==="letter-spacing"?L(w):w,I=g=>g===void 0?void 0:Object.hasOwn(r,g)?r[g]:g.toLowerCase();function v(g,w){const _=g.get("color");_!==void 0&&w("co\
lor",A(_)),(_!==void 0||g.has("noshade"))&&w("background-color","currentColor");const[W]=/^\s*\d{1,4}/.exec(g.get("size")??"")??[],z=Number(W??0);z===1?w("borde\
r-bottom-width","0"):z>1&&w("height",`${z-2}px`)}function T(g,w){const _=g.get("color");_!==void 0&&w("color",A(_)),w("font-family",g.get("face"));const[,W,z]=/^\s*([+-]?)(\d)/.
exec(g.get("size")??"")??[];if(z===void 0)return;const C=W===""?Number(z):3+ +`${W}${z}`;w("font-size",U[Math.min(Math.max(C,1),7)-1])}function B(g,w){const _=g.
has("border")?i(g.get("border")||"1")??"1px":void 0,W=g.get("bordercolor");_!==void 0&&_!=="0px"&&w("border",`${_} ${W===void 0?"outset":"solid"}`),w("border-co\
lor",W),w("border-spacing",i(g.get("cellspacing")));const z=K.get(g.get("frame")?.toLowerCase()??"");if(z===void 0)return;const C=_===void 0||_==="0px"?"1px sol\
id":`${_} outset`;for(const j of["top","right","bottom","left"])w(`border-${j}`,z.includes(j)?C:"0 hidden")}const K=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function Y(g,w){
const _=g.has("border")?i(g.get("border")||"1")??"1px":void 0;_!==void 0&&_!=="0px"&&!g.has("rules")&&(w("border",g.has("bordercolor")?"1px solid":"1px inset"),
w("border-color","inherit")),w("padding",i(g.get("cellpadding")))}}),37294:((V,H,p)=>{p.d(H,{$:()=>f,AV:()=>b,DI:()=>a,Ez:()=>k,F1:()=>I,Hb:()=>R,Hk:()=>P,Hq:()=>d,
LI:()=>U,SB:()=>h,VE:()=>c,_p:()=>l,_u:()=>K,aU:()=>O,bJ:()=>N,bi:()=>t,dM:()=>g,df:()=>e,hH:()=>i,iN:()=>r,iV:()=>w,iY:()=>T,ot:()=>s,q3:()=>L,qM:()=>B,qV:()=>A,
tE:()=>Y,uL:()=>m,uN:()=>u,vS:()=>o,x3:()=>v,xH:()=>x});var E=p(58552);const k=200,i=100,L=1e5,A=5e4,U=2e4,P=2e7,R=2e5,x=5e6,b=2e4,r=1e4,l=1e4,d=2e4,u=5e4,N=2e7,
h=2e6,m=2e6,O=5e6,M=_=>(0,E.G6)([{field:"file",message:_}]),a=()=>M(`nests elements more than ${k} levels deep; at most ${k} are allowed`),o=()=>M(`has more tha\
n ${L} elements; at most ${L} are allowed. Split it into several documents`),c=()=>M(`has more than ${A} rules in style sheets; at most ${A} are allowed`),e=1e3,
t=()=>M(`has more than ${e} images of SVG in data: addresses; at most ${e} are allowed`),s=()=>M("has rules of pages (@page) that take too long to read for each\
 of their names; write fewer rules"),f=()=>M("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),I=()=>M(`ha\
s more than ${r} declarations for one element, or in one rule; at most ${r} are allowed`),v=()=>M(`has an element of more than ${l} attributes; at most ${l} are\
 allowed`),T=()=>M(`has drawings (svg) of more than ${N} characters, those that are repeated counted each time; leave some out, or give them as images`),B=()=>M(
"has style sheets whose variables make values of too many characters; use var() less often"),K=()=>M(`has variables of style sheets in one another, more than ${i}\
 levels deep; use var() less often`),Y=()=>M(`has more than ${h} characters of content from style sheets, those of counters() counted four times; write less of \
it`),g=()=>M(`names too much text for the margins of pages with string-set; at most ${m} characters are allowed`),w=()=>M(`has too much text in the margins of i\
ts pages (@page); at most ${O} characters on all pages are allowed`)}),45893:((V,H,p)=>{p.d(H,{Ci:()=>P,G7:()=>L,Ky:()=>A,ZE:()=>i,a4:()=>R,hE:()=>U,q2:()=>k});
const E=new Set;function k(x){return x===void 0?E:new Set(x.split(/[ \t\n\f\r]+/).filter(b=>b!==""))}const i=x=>x.children.filter(b=>b.kind==="element");function L(x){
let b=x;for(;b&&!b.attributes.has("lang");)b=b.parent;return b?.attributes.get("lang")?.trim().toLowerCase()??""}function A(x){const b=[],r=[x];for(let l=r.pop();l;l=
r.pop()){b.push(l);for(let d=l.children.length-1;d>=0;d--){const u=l.children[d];u.kind==="element"&&r.push(u)}}return b}function U({attributes:x}){const b=x.get(
"href");if(b!==void 0)return b.trim();for(const[r,l]of x)if(r.endsWith(":href"))return l.trim()}const P=x=>U(x)?.replace(/^#/,"")??"";function R(x){const b=[],r=[
x];for(let l=r.pop();l;l=r.pop())if(l.kind==="text")b.push(l.value);else for(let d=l.children.length-1;d>=0;d--)r.push(l.children[d]);return b.join("")}}),58257:((V,H,p)=>{
p.d(H,{Z:()=>R});var E=p(28428),k=p(45657),i=p(37294),L=p(45893),A=p(9813);const U=4e3,P=600;async function R(u,N){let h=0,m=0;const O={...E.jh,createElement(e,t,s){
if(++h>i.q3)throw(0,i.vS)();if(s.length>i._p)throw(0,i.x3)();return E.jh.createElement(e,t,s)},adoptAttributes(e,t){if(e.attrs.length+t.length>i._p)throw(0,i.x3)();
E.jh.adoptAttributes(e,t)},onItemPush(){if(++m>i.Ez)throw(0,i.DI)()},onItemPop(){m--}},M=new E.iX({treeAdapter:O,scriptingEnabled:!1}),a=new A.m(u),{length:o}=a.
text;for(let e=0;e<o||e===0;e+=U){const t=N.step(U*P);t&&await t,M.tokenizer.write(a.text.slice(e,e+U),e+U>=o)}const c=x[E.jh.getDocumentMode(M.document)];return{
root:await b(M.document,a,N),quirks:c}}const x={[E.qy.W$.NO_QUIRKS]:"none",[E.qy.W$.LIMITED_QUIRKS]:"limited",[E.qy.W$.QUIRKS]:"all"};async function b(u,N,h){const m=u.
childNodes.find(o=>E.jh.isElementNode(o)),O=new Map,M=d(m,void 0,0,N,O),a=[[m,M]];for(let o=a.pop();o;o=a.pop()){const[c,e]=o,t=h.step(1e3+c.childNodes.length*500);
t&&await t;let s=0;const f=[];for(const I of c.childNodes){if(E.jh.isTextNode(I)&&f.push({kind:"text",value:N.restore(I.value),parent:e}),!E.jh.isElementNode(I))
continue;const v=d(I,e,s++,N,O);f.push(v),a.push([I,v])}e.children=(0,k.Hn)(f),c.childNodes=[]}return M}const r=new Map,l=1e3;function d(u,N,h,m,O){const{attrs:M}=u,
a=M.length===1&&M[0].name==="class"?M[0].value:void 0;let o=a===void 0?void 0:O.get(a);if(!o){const s=M.length===0?r:new Map(M.map(({name:f,value:I})=>[f,m.restore(
I)]));o={attributes:s,classes:(0,L.q2)(s.get("class"))},a!==void 0&&O.size<l&&O.set(a,o)}const c=u.namespaceURI===E.qy.NS.HTML,{attributes:e,classes:t}=o;return{
kind:"element",name:u.tagName,attributes:e,classes:t,parent:N,children:[],index:h,isHtml:c}}}),72594:((V,H,p)=>{p.d(H,{Z:()=>x,e:()=>U,imagesNamedIn:()=>R,mayNameImages:()=>P});
var E=p(34622),k=p(39170),i=p(45893),L=p(58257),A=p(50697);function U(l){const d=new Set;for(const u of(0,i.Ky)(l)){const N=u.name==="image"&&!u.isHtml?(0,i.hE)(
u):void 0,h=u.name==="img"?x(u):N;h!==void 0&&h!==""&&d.add((0,E.bi)(h));const m=(0,k.sf)(u);m!==void 0&&d.add((0,E.bi)(m));for(const O of[u.attributes.get("sty\
le"),u.name==="style"?(0,i.a4)(u):void 0])for(const M of b(O??""))d.add((0,E.bi)(M))}return[...d]}const P=(l,d)=>l==="html"?/<img|<image|url\(/i.test(d):d.includes(
"![");async function R(l,d,u){if(l==="markdown")return await(0,E.e_)(d,u);const{root:N}=await(0,L.Z)(d,u);return U(N)}function x({attributes:l}){const d=l.get("\
src")?.trim();if(d!==void 0&&d!=="")return d;const[u=""]=(l.get("srcset")??"").trim().split(/[\s,]/,1);return u===""?void 0:u}function*b(l){let d;const u=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let N=u.exec(l);N;N=u.exec(l)){const{0:h,index:m}=N;if(h.startsWith("@"))d=/^@font/i.test(h)?"font":"sheet";else if(h==="}"||h===";")d===(h==="}"?"font":"sh\
eet")&&(d=void 0);else if(!d){const O=r(l,m+h.length);if(O<0)return;u.lastIndex=O;const[M]=(0,A.wK)(l.slice(m,O+1))??[];M?.type==="Url"&&(yield M.value)}}}function r(l,d){
let u=d;for(;/\s/.test(l.charAt(u));)u++;const N=l.charAt(u);if(N!=='"'&&N!=="'")return l.indexOf(")",d);let h=u;do h=l.indexOf(N,h+1);while(h>0&&l.charAt(h-1)===
"\\");return h<0?-1:l.indexOf(")",h)}}),5196:((V,H,p)=>{p.d(H,{EY:()=>j,nR:()=>B,wV:()=>A});var E=p(45657),k=p(75234),i=p(50697);const L=10;function A(n,y,D,S){
if(n==="color-mix")return S<L?C(y,D,S+1):void 0;if(n==="light-dark")return S<L?U(y,D,S+1):void 0;const[G=[],[$]=[]]=(0,i.M$)(y,i.YY),F=$===void 0?1:R($,1);if(F===
void 0)return;const Z=n==="color"?d(G):b(n,G);return Z&&{color:Z.map(P),alpha:P(F)}}function U(n,y,D){const S=(0,i.M$)(n,i.wR);return S.length===2&&S[0].length===
1?y(S[0][0],D):void 0}const P=n=>Math.min(Math.max(n,0),1);function R(n,y){if((0,i.aG)(n)==="none")return 0;const D=(0,k.pO)(n);return D===void 0?void 0:n?.type===
"Percentage"?D*y:D}const x=n=>(0,i.aG)(n)==="none"?0:(0,k.T)(n)??(n?.type==="Percentage"?void 0:(0,k.pO)(n));function b(n,y){const D=Object.hasOwn(l,n)?l[n]:void 0;
if(!D||y.length!==3)return;const S=y.map((Z,q)=>{const ee=D.wholes[q];return ee==="hue"?x(Z):R(Z,ee)}),[G,$,F]=S;return G===void 0||$===void 0||F===void 0?void 0:
D.convert([G,$,F])}const r=([n,y,D])=>{const S=D*Math.PI/180;return[n,y*Math.cos(S),y*Math.sin(S)]},l={oklab:{wholes:[1,.4,.4],convert:n=>m(f(n))},oklch:{wholes:[
1,.4,"hue"],convert:n=>m(f(r(n)))},lab:{wholes:[100,125,125],convert:n=>m(v(n))},lch:{wholes:[100,150,"hue"],convert:n=>m(v(r(n)))},hwb:{wholes:["hue",1,1],convert:w}};
function d([n,...y]){const D=y.map(F=>R(F,1)),[S,G,$]=D;if(!(D.length!==3||S===void 0||G===void 0||$===void 0))switch((0,i.aG)(n)){case"srgb":return[S,G,$];case"\
srgb-linear":return m([S,G,$]);case"display-p3":return m(u(t,[S,G,$].map(h)));default:return}}const u=(n,[y,D,S])=>n.map(([G,$,F])=>G*y+$*D+F*S),N=n=>Math.abs(n)<=
.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),h=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,m=n=>n.map(N),O=[[
1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],M=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],a=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],
o=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],c=[[3.1341358529,-1.6173863321,-.490661946],
[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],e=[[.4360657469,.3851515095,.1430784255],[.2224931743,.7168870072,.0606169819],
[.0139239189,.0970813305,.7140995192]],t=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],s=[.9642956764,1,
.8251046025],f=n=>u(M,u(O,n).map(y=>y**3)),I=n=>u(o,u(a,n).map(Math.cbrt));function v([n,y,D]){const S=(n+16)/116,G=$=>$>6/29?$**3:(116*$-16)/(24389/27);return u(
c,[s[0]*G(S+y/500),G(S),s[2]*G(S-D/200)])}function T(n){const y=$=>$>.008856451679035631?Math.cbrt($):(903.2962962962963*$+16)/116,[D,S,G]=u(e,n).map(($,F)=>y($/
s[F]));return[116*S-16,500*(D-S),200*(S-G)]}function B(n,y,D){const S=G=>{const $=((G+n/30)%12+12)%12;return D-y*Math.min(D,1-D)*Math.max(-1,Math.min($-3,9-$,1))};
return[S(0),S(8),S(4)]}function K([n,y,D]){const[S,G]=[Math.max(n,y,D),Math.min(n,y,D)],$=S-G;return $===0?0:S===n?60*(y-D)/$:S===y?60*(2+(D-n)/$):60*(4+(n-y)/$)}
function Y(n){const[y,D]=[(0,E.Kf)(n),(0,E.YG)(n)],S=(y+D)/2,G=Math.min(S,1-S);return[K(n),G===0?0:(y-S)/G,S]}const g=n=>[K(n),(0,E.YG)(n),1-(0,E.Kf)(n)];function w([
n,y,D]){const S=y+D;if(S>=1)return[y/S,y/S,y/S];const G=$=>{const F=(($+n/60)%6+6)%6;return P(Math.abs(F-3)-1)*(1-S)+y};return[G(0),G(4),G(2)]}const _=n=>n.map(
h),W={srgb:{to:n=>n,from:n=>n},"srgb-linear":{to:_,from:m},oklab:{to:n=>I(_(n)),from:n=>m(f(n))},oklch:{to:n=>z(I(_(n))),from:n=>m(f(r(n))),polar:"last"},lab:{to:n=>T(
_(n)),from:n=>m(v(n))},lch:{to:n=>z(T(_(n))),from:n=>m(v(r(n))),polar:"last"},hsl:{to:Y,from:n=>B(...n),polar:"first"},hwb:{to:g,from:w,polar:"first"}},z=([n,y,
D])=>[n,Math.hypot(y,D),Math.atan2(D,y)*180/Math.PI];function C(n,y,D){const[S=[],...G]=(0,i.M$)(n,i.wR);if((0,i.aG)(S[0])!=="in"||G.length!==2)return;const $=G.
map(ae=>{const de=ae.find(({type:ie})=>ie==="Percentage"),ce=y(ae.find(({type:ie})=>ie!=="Percentage"),D);return{paint:ce==="current"?void 0:ce,share:(0,k.pO)(de)}}),
[F,Z]=$;if(!F?.paint||!Z?.paint)return;const q=(0,i.aG)(S[1])??"",ee=Object.hasOwn(W,q)&&(S.length===2||(0,i.aG)(S[2])==="shorter")?W[q]:void 0;if(!ee)return;const[
re,oe]=[F.share??1-(Z.share??.5),Z.share??1-(F.share??.5)],ne=re+oe;if(ne<=0)return;const se=J(F.paint,Z.paint,oe/ne,ee);return{...se,alpha:P(se.alpha*Math.min(
ne,1))}}const j=(n,y,D)=>J(n,y,D,W.oklab);function J(n,y,D,{to:S,from:G,polar:$}){const F=[n.alpha*(1-D),y.alpha*D],Z=F[0]+F[1],q=[S(n.color),S(y.color)],ee=$===
void 0?void 0:$==="first"?0:2,re=q[0].map((oe,ne)=>ne===ee?Q(te(n)?void 0:oe,te(y)?void 0:q[1][ne],D):Z===0?0:(oe*F[0]+q[1][ne]*F[1])/Z);return{color:G(re).map(
P),alpha:P(Z)}}const te=({color:[n,y,D],alpha:S})=>S===0||Math.max(n,y,D)-Math.min(n,y,D)<X,X=.001;function Q(n,y,D){if(n===void 0||y===void 0)return n??y??0;const S=((y-
n)%360+540)%360;return n+(S-180)*D}}),76213:((V,H,p)=>{p.d(H,{P:()=>c,d:()=>o});var E=p(75234),k=p(16326),i=p(50697);const L=1e3;function A(e,t){if(e.type!=="Fu\
nction")return;const s=(0,i.aX)(e);switch(e.name.toLowerCase()){case"polygon":return U(s,t);case"circle":return P(s,t,1);case"ellipse":return P(s,t,2);case"inse\
t":return R(s,t);default:return}}function U(e,t){const s=(0,i.M$)(e,i.wR),f=(0,i.aG)(s[0]?.[0]),v=(f==="evenodd"||f==="nonzero"?s.slice(1):s).map(B=>B.map(K=>(0,E.
Y5)(K,t)));if(v.length<3||v.length>L)return;const T=v.flatMap(([B,K,Y])=>B&&K&&!Y?[[B,K]]:[]);return T.length===v.length?{kind:"polygon",corners:T,hasHoles:f===
"evenodd"}:void 0}function P(e,t,s){const f=e.findIndex(K=>(0,i.aG)(K)==="at"),I=f<0?[k.QR,k.QR]:(0,k.ux)(e.slice(f+1),t),v=(f<0?e:e.slice(0,f)).map(K=>{const Y=(0,i.
aG)(K);return Y==="closest-side"||Y==="farthest-side"?Y:(0,E.Y5)(K,t)}),[T="closest-side",B="closest-side"]=v;if(!(!I||v.includes(void 0)||v.length!==0&&v.length!==
s))return{kind:"ellipse",center:I,radii:s===1?[T]:[T,B]}}function R(e,t){const s=e.findIndex(Y=>(0,i.aG)(Y)==="round"),f=(s<0?e:e.slice(0,s)).map(Y=>(0,E.Y5)(Y,
t)),I=s<0?{px:0,percent:0}:e.length===s+2?(0,E.Y5)(e[s+1],t):void 0,[v,T=v,B=v,K=T]=f;if(!(!v||!T||!B||!K||!I||f.length>4))return{kind:"inset",sides:[v,T,B,K],radius:I}}
var x=p(95826),b=p(8582);const r=(e,t)=>({keys:["drawn"],read:(s,f)=>{const I=t(s,f);return I===void 0?void 0:{drawn:{...f.own.drawn,[e]:I}}}}),l=e=>r(e,([t,s])=>d(
t,s));function d(e,t){if((0,i.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,x.M)(e);const s=(0,i.aG)(t)==="none"?"none":(0,x.M)(t)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const u=e=>{const t=(0,E.pO)(e);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function N(e,t){const s=(0,E.rl)(
e);return s===void 0?(0,E.Y5)(e,t):{px:s,percent:0}}const h=100,m=e=>([t])=>{const s=(0,i.aG)(t);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function O(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,i.aG)(e)==="none"?"none":void 0}const M={keys:["drawn"],read:([e],{own:t})=>{const s=O(e);return s===void 0?
void 0:{drawn:{...t.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},a={nonzero:!1,evenodd:!0},o={fill:l("fill"),"fill-opacity":r("fillOpacity",([e])=>u(e)),"fil\
l-rule":r("hasHoles",m(a)),"clip-rule":r("clipHasHoles",m(a)),stroke:l("stroke"),"stroke-opacity":r("strokeOpacity",([e])=>u(e)),"stroke-width":r("strokeWidth",
([e],t)=>N(e,t)),"stroke-linecap":r("cap",m({butt:0,round:1,square:2})),"stroke-linejoin":r("join",m({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":r("miter",([e])=>{const t=(0,E.rl)(e);return t===void 0||t<1?void 0:t}),"stroke-dasharray":r("dashes",(e,t)=>{if((0,i.aG)(e[0])==="none")return[];const s=e.
filter(({type:f})=>f!=="Operator").map(f=>N(f,t));if(!(s.length>h||s.some(f=>f===void 0||f.px<0)))return s}),"stroke-dashoffset":r("dashOffset",([e],t)=>N(e,t)),
"vector-effect":r("isUnscaled",([e])=>(0,i.aG)(e)==="non-scaling-stroke"),"paint-order":r("isStrokeUnder",e=>{const t=e.map(i.aG),[s,f]=[t.indexOf("fill"),t.indexOf(
"stroke")];return f>=0&&(s<0||f<s)}),marker:M,"marker-start":r("markerStart",([e])=>O(e)),"marker-mid":r("markerMid",([e])=>O(e)),"marker-end":r("markerEnd",([e])=>O(
e)),"text-anchor":r("anchor",m({start:"start",middle:"middle",end:"end"})),"dominant-baseline":r("drop",m({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":r("drop",m({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,b.J0)("stopColor",(e,t)=>{const s=(0,x.M)(e);return s==="current"?t.own.color:s}),"stop-opacity":(0,b.J0)("stopOpacity",u),"clip-path":{
keys:["clipPath"],read:([e,...t],s)=>{if(!e||t.length>0)return;if((0,i.aG)(e)==="none")return{clipPath:void 0};const f=e.type==="Url"?e.value.trim().replace(/^#/,
""):A(e,s);return f===void 0?void 0:{clipPath:f}}}},c=new Set([...Object.keys(o),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((V,H,p)=>{p.d(H,{Ff:()=>a,OW:()=>R,QR:()=>U,ux:()=>M});var E=p(
99746),k=p(5196),i=p(75234),L=p(95826),A=p(50697);const U={px:0,percent:.5},P=256;function R(o,c,e){const t=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=t!==o.name.toLowerCase(),f=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(t)?.[1];if(!f)return;const I=(0,A.M$)((0,A.aX)(o),A.wR),{space:v,others:T}=d(
I[0]),B=v===void 0?I.some(([W])=>x(W)):v==="oklab";T.length===0?I.shift():I[0]=T;const K={kind:f,angle:f==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
U,U],repeats:t.startsWith("repeating"),stops:[]},[Y=[]]=I,g=f==="linear"?l(Y,s):f==="radial"?m(Y,c):u(Y,c),w=(g?I.slice(1):I).slice(0,P),_=[];for(const W of w){
const z=(0,L.M)(W[0]),C=z==="current"?e:z;if(C===void 0){if(W.length===1&&(0,i.Y5)(W[0],c))continue;return}const j=W.slice(1).map(J=>f==="conic"?N(J,c):(0,i.Y5)(
J,c));j.length===0&&_.push({paint:C,at:void 0});for(const J of j)_.push({paint:C,at:J})}return _.length<2?void 0:{...K,...g,stops:B?r(_):_}}const x=o=>o?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(o.name),b=5;function r(o){const c=Math.floor(P/(b+1));return[...o.slice(0,c).flatMap((t,s)=>{const f=o[s+
1],I=t.at!==void 0&&t.at.px===f?.at?.px&&t.at.percent===f.at.percent;if(!f||I||s===c-1)return[t];const v=Array.from({length:b},(T,B)=>(0,k.EY)(t.paint,f.paint,(B+
1)/(b+1)));return[t,...v.map(T=>({paint:T,at:void 0}))]}),...o.slice(c)]}function l(o,c){const e=o.length===1?(0,i.T)(o[0]):void 0;if(e!==void 0)return{angle:c?
90-e:e};const t=o.map(A.aG),s=t[0]==="to";if(!s&&!c)return;let[f,I]=[0,0];for(const T of s?t.slice(1):t)if(T==="left")f=-1;else if(T==="right")f=1;else if(T==="\
top")I=-1;else if(T==="bottom")I=1;else return;const v=T=>s||T===0?T:-T;return{angle:{x:v(f),y:v(I)}}}function d(o){const c=o.findIndex(t=>(0,A.aG)(t)==="in");if(c<
0)return{space:void 0,others:[...o]};const e=(0,A.aG)(o.at(c+3))==="hue";return{space:(0,A.aG)(o[c+1]),others:[...o.slice(0,c),...o.slice(c+(e?4:2))]}}function u(o,c){
const e=o.findIndex(I=>(0,A.aG)(I)==="at"),t=(0,A.aG)(o[0])==="from";if(!t&&e!==0)return;const s=t?(0,i.T)(o[1]):0,f=e<0?void 0:M(o.slice(e+1),c);return{angle:s??
0,...f&&{center:f}}}function N(o,c){const e=(0,i.T)(o);return e===void 0?(0,i.Y5)(o,c):{px:0,percent:e/360}}const h=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function m(o,c){if((0,L.M)(o[0])!==void 0)return;const e=o.findIndex(I=>(0,A.aG)(I)==="at"),t=(e<0?o:o.slice(0,e)).map(A.aG),s=h.find(I=>t.
includes(I)),f=e<0?void 0:M(o.slice(e+1),c);return{isCircle:t.includes("circle"),...s&&{extent:s},...f&&{center:f}}}const O={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function M(o,c){let e,t,s;for(const f of o){const I=(0,A.aG)(f),v=I!==void 0&&Object.hasOwn(O,I)?O[I]:void 0;if(v){const K={
px:0,percent:v[1]},Y=v[0]==="both"?e===void 0&&s!=="x"?"x":"y":v[0];Y==="x"?e=K:t=K,s=v[0]==="both"?void 0:Y;continue}const T=(0,i.Y5)(f,c);if(!T)return;const B=s===
"x"?e:s==="y"?t:void 0;if(B&&o.length>2){const K=B.percent===1?{px:-T.px,percent:1-T.percent}:T;s==="x"?e=K:t=K,s=void 0}else e===void 0?(e=T,s=void 0):t??=T}if(!(!e&&
!t))return[e??U,t??U]}const a=[(0,E.yA)(0),(0,E.yA)(0)]}),9813:((V,H,p)=>{p.d(H,{m:()=>U});const E=";base64,",k=/[A-Za-z0-9+/=]*/y,i=1e3,L="﷐",A=new RegExp(`${L}\
(\\d+)${L}`,"g");class U{text;runs=[];constructor(R){this.text=R.includes(L)?R:this.takeOut(R)}get isEmpty(){return this.runs.length===0}restore(R){return this.
isEmpty||!R.includes(L)?R:R.replace(A,(x,b)=>this.runs[Number(b)]??x)}takeOut(R){let x="",b=0;for(let r=R.indexOf(E);r>=0;r=R.indexOf(E,r+E.length)){const l=r+E.
length;k.lastIndex=l,k.test(R);const d=k.lastIndex;d-l<i||(x+=`${R.slice(b,l)}${L}${this.runs.push(R.slice(l,d))-1}${L}`,b=d)}return this.isEmpty?R:x+R.slice(b)}}}),
75234:((V,H,p)=>{p.d(H,{If:()=>i,T:()=>N,Y5:()=>b,lT:()=>r,pO:()=>u,rl:()=>d});var E=p(99746),k=p(50697);const i={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,
q:96/101.6},[L,A]=[.572,.536],U=1e7,P=30;function R(a,o,c){const e=Object.hasOwn(i,o)?i[o]:void 0;if(e!==void 0)return a*e*c.zoom;switch(o){case"em":return a*c.
em;case"rem":return a*c.rem*c.zoom;case"ch":return a*c.em*(c.zero?.()??L);case"ex":return a*c.em*A;case"lh":case"rlh":return a*c.em*1.362;case"vw":case"dvw":case"\
svw":case"lvw":case"vi":case"cqw":return a*c.pageWidth*c.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return a*c.pageHeight*c.zoom/100;case"\
vmin":return a*Math.min(c.pageWidth,c.pageHeight)*c.zoom/100;case"vmax":return a*Math.max(c.pageWidth,c.pageHeight)*c.zoom/100;default:return}}const x=a=>({px:a,
percent:0,isNumber:!0});function b(a,o){const c=a&&h(a,o,0);if(!(!c||!Number.isFinite(c.px)||!Number.isFinite(c.percent)))return c.isNumber?c.px===0?(0,E.yA)(0):
void 0:c.percent===0?(0,E.yA)(c.px):{px:c.px,percent:c.percent}}function r(a,o){const c=b(a,o);return c?.percent===0?c.px:void 0}const l={em:16,rem:16,pageWidth:800,
pageHeight:1e3,zoom:1};function d(a){const o=a&&h(a,l,0);return o?.isNumber===!0&&Number.isFinite(o.px)?o.px:void 0}function u(a){const o=a&&h(a,l,0);if(!(!o||!Number.
isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px:o.px===0&&o.percent!==0?o.percent:a.type==="Percentage"?0:void 0}function N(a){if(a?.type===
"Number"&&Number(a.value)===0)return 0;if(a?.type!=="Dimension")return;const o=Number(a.value);switch(a.unit.toLowerCase()){case"deg":return o;case"grad":return o*
.9;case"rad":return o*180/Math.PI;case"turn":return o*360;default:return}}function h(a,o,c){if(!(c>P))switch(a.type){case"Number":return x(Number(a.value));case"\
Percentage":return{px:0,percent:Number(a.value)/100,isNumber:!1};case"Dimension":{const e=R(Number(a.value),a.unit.toLowerCase(),o);return e===void 0?void 0:{px:e,
percent:0,isNumber:!1}}case"Identifier":return(0,k.aG)(a)==="infinity"?x(U):void 0;case"Parentheses":return O(a.children.toArray(),o,c+1);case"Function":{const e=a.
name.toLowerCase().replace(/^-webkit-|^-moz-/,""),t=(0,k.M$)((0,k.aX)(a),k.wR);if(e==="calc")return O(t[0],o,c+1);const s=t.map(f=>O(f,o,c+1));return s.every(f=>f!==
void 0)?m(e,s,o):void 0}default:return}}function m(a,o,c){const e=({px:T,percent:B})=>T+B*c.pageWidth,t=T=>o.reduce((B,K)=>!B||T(K,B)?K:B,void 0);if(a==="min")return t(
(T,B)=>e(T)<e(B));if(a==="max")return t((T,B)=>e(T)>e(B));if(a!=="clamp"||o.length!==3)return;const[s,f,I]=o,v=e(f)>e(I)?I:f;return e(v)<e(s)?s:v}function O(a,o,c){
let e,t,s=1,f="*";const I=()=>{if(!t)return!1;const v=M(t,s);return e=e?{px:e.px+v.px,percent:e.percent+v.percent,isNumber:e.isNumber&&v.isNumber}:v,t=void 0,!0};
for(const v of a){if(v.type==="Operator"){const B=v.value.trim();if(B==="+"||B==="-"){if(!I())return;s=B==="-"?-1:1,f="*"}else f=B;continue}const T=h(v,o,c);if(!T||
(t?f==="*"?t=t.isNumber?M(T,t.px):T.isNumber?M(t,T.px):void 0:t=T.isNumber&&T.px!==0?M(t,1/T.px):void 0:t=T,!t))return}return I()?e:void 0}const M=({px:a,percent:o,
isNumber:c},e)=>({px:a*e,percent:o*e,isNumber:c})}),95826:((V,H,p)=>{p.d(H,{M:()=>U});var E=p(49180),k=p(5196),i=p(75234),L=p(50697);const A={color:[0,0,0],alpha:0};
function U(r,l=0){if(r?.type==="Hash")return x(r.value);if(r?.type==="Identifier"){const u=r.name.toLowerCase();if(u==="transparent")return A;if(u==="currentcol\
or")return"current";const N=P[u]??(0,E.q)(u);return N&&R(N)}if(r?.type!=="Function")return;const d=r.name.toLowerCase();return b(d,(0,L.aX)(r))??(0,k.wV)(d,(0,L.
aX)(r),U,l)}const P={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},R=([r,l,d],u=1)=>({
color:[r/255,l/255,d/255],alpha:u});function x(r){const l=(0,E.q)(`#${r}`);if(l)return R(l);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(r))return;const d=r.length===
4?[...r].map(O=>O+O).join(""):r,[u,N,h,m]=[0,2,4,6].map(O=>Number.parseInt(d.slice(O,O+2),16));return R([u,N,h],m/255)}function b(r,l){if(!/^(?:rgb|hsl)a?$/.test(
r))return;const d=l.filter(a=>a.type!=="Operator"),u=d.length>3?(0,i.pO)(d[3]):1;if(d.length<3||d.length>4||u===void 0)return;const N=Math.min(Math.max(u,0),1),
h=a=>Math.min(Math.max(a,0),255);if(r==="rgb"||r==="rgba"){const a=d.slice(0,3).map(t=>{const s=(0,i.pO)(t);return s===void 0?void 0:h(t.type==="Percentage"?s*255:
s)}),[o,c,e]=a;return o===void 0||c===void 0||e===void 0?void 0:R([o,c,e],N)}const m=(0,i.T)(d[0])??(0,i.pO)(d[0]),[O,M]=[(0,i.pO)(d[1]),(0,i.pO)(d[2])];if(!(m===
void 0||O===void 0||M===void 0))return{color:(0,k.nR)(m,Math.min(Math.max(O,0),1),Math.min(Math.max(M,0),1)),alpha:N}}}),8582:((V,H,p)=>{p.d(H,{BV:()=>l,De:()=>x,
J0:()=>L,LN:()=>N,ST:()=>R,X_:()=>d,aL:()=>A,nI:()=>r,nL:()=>U,r_:()=>u,sD:()=>b,zW:()=>P});var E=p(75234),k=p(95826),i=p(50697);const L=(h,m)=>({keys:[h],read:(O,M)=>{
if(O.length!==1)return;const a=m(O[0],M);return a===void 0?void 0:{[h]:a}}}),A=(h,m,O={})=>L(h,M=>{const a=(0,i.aG)(M);if(a!==void 0)return Object.hasOwn(O,a)?O[a]:
m.find(o=>o===a)}),U=(h,m=-1/0)=>L(h,O=>{const M=(0,E.rl)(O);return M===void 0||M<m?void 0:M}),P=(h,m)=>(0,i.aG)(h)==="auto"?"auto":(0,E.Y5)(h,m),R=(h,m)=>{const O=(0,E.
Y5)(h,m);return O&&(O.percent!==0||O.px>=0)?O:void 0},x=(h,m)=>{const O=(0,E.lT)(h,m);return O!==void 0&&O>=0?O:void 0};function b(h){const m=(0,k.M)(h);if(m!==
void 0)return{paint:m==="current"?void 0:m}}const r=h=>({keys:[h],read:m=>{const O=m.length===1?b(m[0]):void 0;return O&&{[h]:O.paint}}}),l=["Top","Right","Bott\
om","Left"];function d(h){const[m,O=m,M=m,a=O]=h;return h.length===0||h.length>4?void 0:[m,O,M,a]}function u(h,m){return{keys:h,read:(O,M)=>{const a=d(O.map(o=>m(
o,M)));if(!(!a||a.includes(void 0)))return Object.fromEntries(h.map((o,c)=>[o,a[c]]))}}}const N=h=>(0,i.M$)(h,i.YY)}),24922:((V,H,p)=>{p.d(H,{N:()=>U,k:()=>R});
var E=p(23407),k=p(50697);const i=[["„“‚‘","cs de et hr sk sl"],["„“„“","bg lt"],["„”«»","pl ro"],["„”’’","sr"],["„”»«","hu"],
["«»“”","ca el it pt-pt"],["«»«»","fr"],["«»”“","fr-ca"],["«»‹›","fa fr-ch"],["«»‘’","nb nn no"],["«»„“","ru uk"],["””’’",
"fi he sv"],["”“’‘","ar ur"],["‘’‘’","nl"],["「」『』","ja zh-hant"]],L=new Map;for(const[x,b]of i){const r=[...x];for(const l of b.split(" "))
L.set(l,r)}const A=new Set([E.DI.quotes,...L.values()]),U="-octavo-language";function P(x){const[b,r=""]=[x.replaceAll("_","-"),x.split(/[-_]/,1)[0]];return L.get(
b)??L.get(r)??E.DI.quotes}const R={keys:["quotes"],read:([x],{own:b})=>{const r=(0,k.aG)(x);return r===void 0||!A.has(b.quotes)?void 0:{quotes:P(r)}}}}),50697:((V,H,p)=>{
p.d(H,{M$:()=>R,YY:()=>P,Zc:()=>i,aG:()=>x,aX:()=>b,wK:()=>L,wR:()=>U});var E=p(88650),k=p(9813);const i=1e5;function L(r){if(r.length>i&&!/\burl\(/i.test(r))return;
const l=[],d=new k.m(r);try{const u=(0,E.A)(d.text,{context:"value",onParseError:h=>l.push(h)});if(l.length>0||u.type!=="Value")return;const N=u.children.toArray();
return d.isEmpty||A(N,d),N}catch{return}}function A(r,l){for(const d of r)d.type==="Url"||d.type==="String"?d.value=l.restore(d.value):(d.type==="Function"||d.type===
"Parentheses")&&A(d.children.toArray(),l)}const U=r=>r.type==="Operator"&&r.value===",",P=r=>r.type==="Operator"&&r.value==="/";function R(r,l){const d=[[]];for(const u of r)
l(u)?d.push([]):d.at(-1).push(u);return d}const x=r=>r?.type==="Identifier"?r.name.toLowerCase():void 0,b=r=>r.children.toArray()}),23407:((V,H,p)=>{p.d(H,{DI:()=>x,
AG:()=>P,lM:()=>b});const k={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,
dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"};
var i=p(99746);const L={px:0,percent:.5},A=[i.f2,i.f2],U={least:"auto",most:"auto"},P={color:{color:[0,0,0],alpha:1},fontSize:16,zoom:1,fontSizedBy:"medium",fontFamily:[],
ownFont:void 0,fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:i.
f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,isInScroller:!1,whiteSpace:"normal",isBalanced:!1,
overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"outside",listStyleImage:void 0,textFillColor:void 0,
textStrokeWidth:0,textStrokeColor:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,
captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:k},R={display:"inline",position:"static",float:"none",
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
gridTemplateAreas:[],gridAutoColumns:[U],gridAutoRows:[U],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"\
normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0},x={...P,...R};function b(l){const d={...x};
for(const u of r)d[u]=l[u];return d}const r=Object.keys(P)}),99746:((V,H,p)=>{p.d(H,{Il:()=>i,S6:()=>L,f2:()=>E,k8:()=>A,yA:()=>k});const E={px:0,percent:0},k=P=>P===
0?E:{px:P,percent:0},i=(P,R)=>A(L(P,R)),L=({px:P,percent:R},x)=>R===0?P:P+R*x,A=P=>Math.trunc(P*64+Math.sign(P)*U)/64,U=1e-4})};
