"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((V,H,g)=>{g.d(H,{gf:()=>t,iw:()=>E,sf:()=>s});var b=g(76213),N=g(24922);function r(_){const[,w,O]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(_??"")??[];return w===void 0?void 0:`${w}${O==="%"?"%":"px"}`}const D=_=>_!==void 0&&/^\s*[\d.]+\s*$/.test(_)?`${_.trim()}px`:_;function A(_){const w=_.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(w)&&!/^\d{3}$/.test(w)?`#${w}`:w}const k=["x-small","small","medium","large","x-large","xx-large","xxx-large"],U=new Set(
["td","th"]),S=new Set(["img","table","td","th","col","hr","video","canvas"]),L=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),C=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),a={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function E(_,w){const{name:O,attributes:W}=_;if(W.size===0&&!U.has(O))return[];const F=[],P=(Q,n)=>{n!==
void 0&&n!==""&&F.push({name:Q,value:n,important:!1})};if(!_.isHtml)for(const[Q,n]of W)b.P.has(Q)&&P(Q,p(Q,n));const j=Q=>W.get(Q);_.isHtml?S.has(O)&&(P("width",
r(j("width"))),O!=="hr"?P("height",r(j("height"))):R(W,P)):(P("width",D(j("width"))),P("height",D(j("height"))));const J=j("bgcolor");J!==void 0&&P("background-\
color",A(J));const te=s(_);te!==void 0&&P("background-image",`url("${te.replace(/["\\\n]/g,Q=>Q===`
`?"\\a ":`\\${Q}`)}")`),O==="tr"&&P("height",r(j("height"))),O==="body"&&c(W,P),O==="img"&&i(W,P);const X=j("align")?.toLowerCase();return X!==void 0&&L.has(O)&&
P("text-align",C.get(X)??X),O==="img"&&(X==="left"||X==="right")&&P("float",X),O==="table"&&(X==="left"||X==="right")&&P("float",X),(U.has(O)||O==="tr"||O==="tb\
ody")&&P("vertical-align",j("valign")?.toLowerCase()),W.has("nowrap")&&P("white-space","nowrap"),(O==="ol"||O==="ul"||O==="li")&&P("list-style-type",I(j("type"))),
O==="font"&&y(W,P),O==="legend"&&((X==="right"||X==="center")&&P("margin-left","auto"),X==="center"&&P("margin-right","auto")),P(N.N,u(_)),j("dir")?.toLowerCase()===
"auto"&&P("direction",f(_)),O==="table"&&B(W,P),U.has(O)&&w&&Y(w.attributes,P),F}function u({name:_,attributes:w}){const O=_==="q"?void 0:w.get("lang")?.trim();
return O!==void 0&&/^[a-z][a-z\d_-]{0,30}$/i.test(O)?O:void 0}const M=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[h,d]=[500,100],l=({name:_,attributes:w})=>w.has("dir")||_==="bdi"||_==="script"||_==="style";function f(_){let w="",O=0;const W=[_];for(let P=W.pop();P&&O<d&&w.
length<h;P=W.pop(),O++)if(P.kind==="text")w+=P.value.trimStart().slice(0,h);else if(P===_||!l(P))for(const j of P.children.slice(0,d).reverse())W.push(j);const[
F=""]=new RegExp("\\p{L}","u").exec(w)??[];return M.test(F)?"rtl":"ltr"}const m=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function s({name:_,
isHtml:w,attributes:O}){const W=w&&m.has(_)?O.get("background")?.trim():void 0;return W===""?void 0:W}function t(_){const w=A(_.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(w)?`a:link { color: ${w} }`:""}function c(_,w){const O=_.get("text");O!==void 0&&w("color",A(O));for(const[W,...F]of e)w(`margin-${W}`,F.map(P=>r(_.get(P))).
find(P=>P!==void 0))}const e=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],o=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function i(_,w){const O=r(_.get("border"));O!==void 0&&O!=="0px"&&w("border",`${O} solid`);for(const W of["left","right"])w(`margin-${W}`,r(
_.get("hspace")));for(const W of["top","bottom"])w(`margin-${W}`,r(_.get("vspace")));w("vertical-align",o.get(_.get("align")?.toLowerCase()??""))}const p=(_,w)=>_===
"font-size"||_==="letter-spacing"?D(w):w,I=_=>_===void 0?void 0:Object.hasOwn(a,_)?a[_]:_.toLowerCase();function R(_,w){const O=_.get("color");O!==void 0&&w("co\
lor",A(O)),(O!==void 0||_.has("noshade"))&&w("background-color","currentColor");const[W]=/^\s*\d{1,4}/.exec(_.get("size")??"")??[],F=Number(W??0);F===1?w("borde\
r-bottom-width","0"):F>1&&w("height",`${F-2}px`)}function y(_,w){const O=_.get("color");O!==void 0&&w("color",A(O)),w("font-family",_.get("face"));const[,W,F]=/^\s*([+-]?)(\d)/.
exec(_.get("size")??"")??[];if(F===void 0)return;const P=W===""?Number(F):3+ +`${W}${F}`;w("font-size",k[Math.min(Math.max(P,1),7)-1])}function B(_,w){const O=_.
has("border")?r(_.get("border")||"1")??"1px":void 0,W=_.get("bordercolor");O!==void 0&&O!=="0px"&&w("border",`${O} ${W===void 0?"outset":"solid"}`),w("border-co\
lor",W),w("border-spacing",r(_.get("cellspacing")));const F=K.get(_.get("frame")?.toLowerCase()??"");if(F===void 0)return;const P=O===void 0||O==="0px"?"1px sol\
id":`${O} outset`;for(const j of["top","right","bottom","left"])w(`border-${j}`,F.includes(j)?P:"0 hidden")}const K=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function Y(_,w){
const O=_.has("border")?r(_.get("border")||"1")??"1px":void 0;O!==void 0&&O!=="0px"&&!_.has("rules")&&(w("border",_.has("bordercolor")?"1px solid":"1px inset"),
w("border-color","inherit")),w("padding",r(_.get("cellpadding")))}}),37294:((V,H,g)=>{g.d(H,{$:()=>p,AV:()=>C,DI:()=>s,Ez:()=>N,F1:()=>I,Hb:()=>S,Hk:()=>U,Hq:()=>u,
LI:()=>k,SB:()=>d,VE:()=>c,_p:()=>E,_u:()=>K,aU:()=>f,bJ:()=>h,bi:()=>o,dM:()=>_,df:()=>e,hH:()=>r,iN:()=>a,iV:()=>w,iY:()=>y,ot:()=>i,q3:()=>D,qM:()=>B,qV:()=>A,
tE:()=>Y,uL:()=>l,uN:()=>M,vS:()=>t,x3:()=>R,xH:()=>L});var b=g(58552);const N=200,r=100,D=1e5,A=5e4,k=2e4,U=2e7,S=2e5,L=5e6,C=2e4,a=1e4,E=1e4,u=2e4,M=5e4,h=2e7,
d=2e6,l=2e6,f=5e6,m=O=>(0,b.G6)([{field:"file",message:O}]),s=()=>m(`nests elements more than ${N} levels deep; at most ${N} are allowed`),t=()=>m(`has more tha\
n ${D} elements; at most ${D} are allowed. Split it into several documents`),c=()=>m(`has more than ${A} rules in style sheets; at most ${A} are allowed`),e=1e3,
o=()=>m(`has more than ${e} images of SVG in data: addresses; at most ${e} are allowed`),i=()=>m("has rules of pages (@page) that take too long to read for each\
 of their names; write fewer rules"),p=()=>m("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),I=()=>m(`ha\
s more than ${a} declarations for one element, or in one rule; at most ${a} are allowed`),R=()=>m(`has an element of more than ${E} attributes; at most ${E} are\
 allowed`),y=()=>m(`has drawings (svg) of more than ${h} characters, those that are repeated counted each time; leave some out, or give them as images`),B=()=>m(
"has style sheets whose variables make values of too many characters; use var() less often"),K=()=>m(`has variables of style sheets in one another, more than ${r}\
 levels deep; use var() less often`),Y=()=>m(`has more than ${d} characters of content from style sheets, those of counters() counted four times; write less of \
it`),_=()=>m(`names too much text for the margins of pages with string-set; at most ${l} characters are allowed`),w=()=>m(`has too much text in the margins of i\
ts pages (@page); at most ${f} characters on all pages are allowed`)}),45893:((V,H,g)=>{g.d(H,{Ci:()=>U,G7:()=>D,Kg:()=>C,Ky:()=>A,ZE:()=>r,a4:()=>a,hE:()=>k,q2:()=>N,
rv:()=>L});const b=new Set;function N(E){return E===void 0?b:new Set(E.split(/[ \t\n\f\r]+/).filter(u=>u!==""))}const r=E=>E.children.filter(u=>u.kind==="elemen\
t");function D(E){let u=E;for(;u&&!u.attributes.has("lang");)u=u.parent;return u?.attributes.get("lang")?.trim().toLowerCase()??""}function A(E){const u=[],M=[E];
for(let h=M.pop();h;h=M.pop()){u.push(h);for(let d=h.children.length-1;d>=0;d--){const l=h.children[d];l.kind==="element"&&M.push(l)}}return u}function k({attributes:E}){
const u=E.get("href");if(u!==void 0)return u.trim();for(const[M,h]of E)if(M.endsWith(":href"))return h.trim()}const U=E=>k(E)?.replace(/^#/,"")??"",S=1e4,L=3e4;
function C(E){const u=[],M=[E];let h=S;for(let d=M.pop();d&&h>0;d=M.pop(),h--)if(d.kind==="text")u.push(d.value.slice(0,h)),h-=d.value.length;else for(let l=Math.
min(d.children.length,h)-1;l>=0;l--)M.push(d.children[l]);return u.join("").replace(/\s+/g," ").trim()}function a(E){const u=[],M=[E];for(let h=M.pop();h;h=M.pop())
if(h.kind==="text")u.push(h.value);else for(let d=h.children.length-1;d>=0;d--)M.push(h.children[d]);return u.join("")}}),58257:((V,H,g)=>{g.d(H,{Z:()=>S});var b=g(
28428),N=g(45657),r=g(37294),D=g(45893),A=g(9813);const k=4e3,U=600;async function S(M,h){let d=0,l=0;const f={...b.jh,createElement(e,o,i){if(++d>r.q3)throw(0,r.
vS)();if(i.length>r._p)throw(0,r.x3)();return b.jh.createElement(e,o,i)},adoptAttributes(e,o){if(e.attrs.length+o.length>r._p)throw(0,r.x3)();b.jh.adoptAttributes(
e,o)},onItemPush(){if(++l>r.Ez)throw(0,r.DI)()},onItemPop(){l--}},m=new b.iX({treeAdapter:f,scriptingEnabled:!1}),s=new A.m(M),{length:t}=s.text;for(let e=0;e<t||
e===0;e+=k){const o=h.step(k*U);o&&await o,m.tokenizer.write(s.text.slice(e,e+k),e+k>=t)}const c=L[b.jh.getDocumentMode(m.document)];return{root:await C(m.document,
s,h),quirks:c}}const L={[b.qy.W$.NO_QUIRKS]:"none",[b.qy.W$.LIMITED_QUIRKS]:"limited",[b.qy.W$.QUIRKS]:"all"};async function C(M,h,d){const l=M.childNodes.find(
t=>b.jh.isElementNode(t)),f=new Map,m=u(l,void 0,0,h,f),s=[[l,m]];for(let t=s.pop();t;t=s.pop()){const[c,e]=t,o=d.step(1e3+c.childNodes.length*500);o&&await o;let i=0;
const p=[];for(const I of c.childNodes){if(b.jh.isTextNode(I)&&p.push({kind:"text",value:h.restore(I.value),parent:e}),!b.jh.isElementNode(I))continue;const R=u(
I,e,i++,h,f);p.push(R),s.push([I,R])}e.children=(0,N.Hn)(p),c.childNodes=[]}return m}const a=new Map,E=1e3;function u(M,h,d,l,f){const{attrs:m}=M,s=m.length===1&&
m[0].name==="class"?m[0].value:void 0;let t=s===void 0?void 0:f.get(s);if(!t){const i=m.length===0?a:new Map(m.map(({name:p,value:I})=>[p,l.restore(I)]));t={attributes:i,
classes:(0,D.q2)(i.get("class"))},s!==void 0&&f.size<E&&f.set(s,t)}const c=M.namespaceURI===b.qy.NS.HTML,{attributes:e,classes:o}=t;return{kind:"element",name:M.
tagName,attributes:e,classes:o,parent:h,children:[],index:d,isHtml:c}}}),72594:((V,H,g)=>{g.d(H,{Z:()=>E,e:()=>L,imagesNamedIn:()=>a,mayNameImages:()=>C});var b=g(
34622),N=g(39170),r=g(45893),D=g(58257),A=g(50697);const[k,U,S]=[300,5e3,10];async function L(h,d){const l=new Set;for(const f of(0,r.Ky)(h)){const m=d.step(k);
m&&await m;const s=f.name==="image"&&!f.isHtml?(0,r.hE)(f):void 0,t=f.name==="img"?E(f):s;t!==void 0&&t!==""&&l.add((0,b.bi)(t));const c=(0,N.sf)(f);c!==void 0&&
l.add((0,b.bi)(c));for(const e of[f.attributes.get("style"),f.name==="style"?(0,r.a4)(f):void 0])if(e!==void 0){d.add(e.length*S);for(const o of u(e)){l.add((0,b.
bi)(o));const i=d.step(U);i&&await i}}}return l}const C=(h,d)=>h==="html"?/<img|<image|url\(/i.test(d):d.includes("![");async function a(h,d,l){if(h==="markdown")
return await(0,b.e_)(d,l);const{root:f}=await(0,D.Z)(d,l);return[...await L(f,l)]}function E({attributes:h}){const d=h.get("src")?.trim();if(d!==void 0&&d!=="")
return d;const[l=""]=(h.get("srcset")??"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*u(h){let d;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let f=l.exec(h);f;f=l.exec(h)){const{0:m,index:s}=f;if(m.startsWith("@"))d=/^@font/i.test(m)?"font":"sheet";else if(m==="}"||m===";")d===(m==="}"?"font":"sh\
eet")&&(d=void 0);else if(!d){const t=M(h,s+m.length);if(t<0)return;l.lastIndex=t;const[c]=(0,A.wK)(h.slice(s,t+1))??[];c?.type==="Url"&&(yield c.value)}}}function M(h,d){
let l=d;for(;/\s/.test(h.charAt(l));)l++;const f=h.charAt(l);if(f!=='"'&&f!=="'")return h.indexOf(")",d);let m=l;do m=h.indexOf(f,m+1);while(m>0&&h.charAt(m-1)===
"\\");return m<0?-1:h.indexOf(")",m)}}),5196:((V,H,g)=>{g.d(H,{EY:()=>j,nR:()=>B,wV:()=>A});var b=g(45657),N=g(75234),r=g(50697);const D=10;function A(n,T,v,x){
if(n==="color-mix")return x<D?P(T,v,x+1):void 0;if(n==="light-dark")return x<D?k(T,v,x+1):void 0;const[G=[],[$]=[]]=(0,r.M$)(T,r.YY),z=$===void 0?1:S($,1);if(z===
void 0)return;const Z=n==="color"?u(G):C(n,G);return Z&&{color:Z.map(U),alpha:U(z)}}function k(n,T,v){const x=(0,r.M$)(n,r.wR);return x.length===2&&x[0].length===
1?T(x[0][0],v):void 0}const U=n=>Math.min(Math.max(n,0),1);function S(n,T){if((0,r.aG)(n)==="none")return 0;const v=(0,N.pO)(n);return v===void 0?void 0:n?.type===
"Percentage"?v*T:v}const L=n=>(0,r.aG)(n)==="none"?0:(0,N.T)(n)??(n?.type==="Percentage"?void 0:(0,N.pO)(n));function C(n,T){const v=Object.hasOwn(E,n)?E[n]:void 0;
if(!v||T.length!==3)return;const x=T.map((Z,q)=>{const ee=v.wholes[q];return ee==="hue"?L(Z):S(Z,ee)}),[G,$,z]=x;return G===void 0||$===void 0||z===void 0?void 0:
v.convert([G,$,z])}const a=([n,T,v])=>{const x=v*Math.PI/180;return[n,T*Math.cos(x),T*Math.sin(x)]},E={oklab:{wholes:[1,.4,.4],convert:n=>l(p(n))},oklch:{wholes:[
1,.4,"hue"],convert:n=>l(p(a(n)))},lab:{wholes:[100,125,125],convert:n=>l(R(n))},lch:{wholes:[100,150,"hue"],convert:n=>l(R(a(n)))},hwb:{wholes:["hue",1,1],convert:w}};
function u([n,...T]){const v=T.map(z=>S(z,1)),[x,G,$]=v;if(!(v.length!==3||x===void 0||G===void 0||$===void 0))switch((0,r.aG)(n)){case"srgb":return[x,G,$];case"\
srgb-linear":return l([x,G,$]);case"display-p3":return l(M(o,[x,G,$].map(d)));default:return}}const M=(n,[T,v,x])=>n.map(([G,$,z])=>G*T+$*v+z*x),h=n=>Math.abs(n)<=
.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),d=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,l=n=>n.map(h),f=[[
1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],s=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],
t=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],c=[[3.1341358529,-1.6173863321,-.490661946],
[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],e=[[.4360657469,.3851515095,.1430784255],[.2224931743,.7168870072,.0606169819],
[.0139239189,.0970813305,.7140995192]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],i=[.9642956764,1,
.8251046025],p=n=>M(m,M(f,n).map(T=>T**3)),I=n=>M(t,M(s,n).map(Math.cbrt));function R([n,T,v]){const x=(n+16)/116,G=$=>$>6/29?$**3:(116*$-16)/(24389/27);return M(
c,[i[0]*G(x+T/500),G(x),i[2]*G(x-v/200)])}function y(n){const T=$=>$>.008856451679035631?Math.cbrt($):(903.2962962962963*$+16)/116,[v,x,G]=M(e,n).map(($,z)=>T($/
i[z]));return[116*x-16,500*(v-x),200*(x-G)]}function B(n,T,v){const x=G=>{const $=((G+n/30)%12+12)%12;return v-T*Math.min(v,1-v)*Math.max(-1,Math.min($-3,9-$,1))};
return[x(0),x(8),x(4)]}function K([n,T,v]){const[x,G]=[Math.max(n,T,v),Math.min(n,T,v)],$=x-G;return $===0?0:x===n?60*(T-v)/$:x===T?60*(2+(v-n)/$):60*(4+(n-T)/$)}
function Y(n){const[T,v]=[(0,b.Kf)(n),(0,b.YG)(n)],x=(T+v)/2,G=Math.min(x,1-x);return[K(n),G===0?0:(T-x)/G,x]}const _=n=>[K(n),(0,b.YG)(n),1-(0,b.Kf)(n)];function w([
n,T,v]){const x=T+v;if(x>=1)return[T/x,T/x,T/x];const G=$=>{const z=(($+n/60)%6+6)%6;return U(Math.abs(z-3)-1)*(1-x)+T};return[G(0),G(4),G(2)]}const O=n=>n.map(
d),W={srgb:{to:n=>n,from:n=>n},"srgb-linear":{to:O,from:l},oklab:{to:n=>I(O(n)),from:n=>l(p(n))},oklch:{to:n=>F(I(O(n))),from:n=>l(p(a(n))),polar:"last"},lab:{to:n=>y(
O(n)),from:n=>l(R(n))},lch:{to:n=>F(y(O(n))),from:n=>l(R(a(n))),polar:"last"},hsl:{to:Y,from:n=>B(...n),polar:"first"},hwb:{to:_,from:w,polar:"first"}},F=([n,T,
v])=>[n,Math.hypot(T,v),Math.atan2(v,T)*180/Math.PI];function P(n,T,v){const[x=[],...G]=(0,r.M$)(n,r.wR);if((0,r.aG)(x[0])!=="in"||G.length!==2)return;const $=G.
map(ae=>{const de=ae.find(({type:ie})=>ie==="Percentage"),ce=T(ae.find(({type:ie})=>ie!=="Percentage"),v);return{paint:ce==="current"?void 0:ce,share:(0,N.pO)(de)}}),
[z,Z]=$;if(!z?.paint||!Z?.paint)return;const q=(0,r.aG)(x[1])??"",ee=Object.hasOwn(W,q)&&(x.length===2||(0,r.aG)(x[2])==="shorter")?W[q]:void 0;if(!ee)return;const[
re,oe]=[z.share??1-(Z.share??.5),Z.share??1-(z.share??.5)],ne=re+oe;if(ne<=0)return;const se=J(z.paint,Z.paint,oe/ne,ee);return{...se,alpha:U(se.alpha*Math.min(
ne,1))}}const j=(n,T,v)=>J(n,T,v,W.oklab);function J(n,T,v,{to:x,from:G,polar:$}){const z=[n.alpha*(1-v),T.alpha*v],Z=z[0]+z[1],q=[x(n.color),x(T.color)],ee=$===
void 0?void 0:$==="first"?0:2,re=q[0].map((oe,ne)=>ne===ee?Q(te(n)?void 0:oe,te(T)?void 0:q[1][ne],v):Z===0?0:(oe*z[0]+q[1][ne]*z[1])/Z);return{color:G(re).map(
U),alpha:U(Z)}}const te=({color:[n,T,v],alpha:x})=>x===0||Math.max(n,T,v)-Math.min(n,T,v)<X,X=.001;function Q(n,T,v){if(n===void 0||T===void 0)return n??T??0;const x=((T-
n)%360+540)%360;return n+(x-180)*v}}),76213:((V,H,g)=>{g.d(H,{P:()=>c,d:()=>t});var b=g(75234),N=g(16326),r=g(50697);const D=1e3;function A(e,o){if(e.type!=="Fu\
nction")return;const i=(0,r.aX)(e);switch(e.name.toLowerCase()){case"polygon":return k(i,o);case"circle":return U(i,o,1);case"ellipse":return U(i,o,2);case"inse\
t":return S(i,o);default:return}}function k(e,o){const i=(0,r.M$)(e,r.wR),p=(0,r.aG)(i[0]?.[0]),R=(p==="evenodd"||p==="nonzero"?i.slice(1):i).map(B=>B.map(K=>(0,b.
Y5)(K,o)));if(R.length<3||R.length>D)return;const y=R.flatMap(([B,K,Y])=>B&&K&&!Y?[[B,K]]:[]);return y.length===R.length?{kind:"polygon",corners:y,hasHoles:p===
"evenodd"}:void 0}function U(e,o,i){const p=e.findIndex(K=>(0,r.aG)(K)==="at"),I=p<0?[N.QR,N.QR]:(0,N.ux)(e.slice(p+1),o),R=(p<0?e:e.slice(0,p)).map(K=>{const Y=(0,r.
aG)(K);return Y==="closest-side"||Y==="farthest-side"?Y:(0,b.Y5)(K,o)}),[y="closest-side",B="closest-side"]=R;if(!(!I||R.includes(void 0)||R.length!==0&&R.length!==
i))return{kind:"ellipse",center:I,radii:i===1?[y]:[y,B]}}function S(e,o){const i=e.findIndex(Y=>(0,r.aG)(Y)==="round"),p=(i<0?e:e.slice(0,i)).map(Y=>(0,b.Y5)(Y,
o)),I=i<0?{px:0,percent:0}:e.length===i+2?(0,b.Y5)(e[i+1],o):void 0,[R,y=R,B=R,K=y]=p;if(!(!R||!y||!B||!K||!I||p.length>4))return{kind:"inset",sides:[R,y,B,K],radius:I}}
var L=g(95826),C=g(8582);const a=(e,o)=>({keys:["drawn"],read:(i,p)=>{const I=o(i,p);return I===void 0?void 0:{drawn:{...p.own.drawn,[e]:I}}}}),E=e=>a(e,([o,i])=>u(
o,i));function u(e,o){if((0,r.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,L.M)(e);const i=(0,r.aG)(o)==="none"?"none":(0,L.M)(o)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:i}}const M=e=>{const o=(0,b.pO)(e);return o===void 0?void 0:Math.min(Math.max(o,0),1)};function h(e,o){const i=(0,b.rl)(
e);return i===void 0?(0,b.Y5)(e,o):{px:i,percent:0}}const d=100,l=e=>([o])=>{const i=(0,r.aG)(o);return i!==void 0&&Object.hasOwn(e,i)?e[i]:void 0};function f(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,r.aG)(e)==="none"?"none":void 0}const m={keys:["drawn"],read:([e],{own:o})=>{const i=f(e);return i===void 0?
void 0:{drawn:{...o.drawn,markerStart:i,markerMid:i,markerEnd:i}}}},s={nonzero:!1,evenodd:!0},t={fill:E("fill"),"fill-opacity":a("fillOpacity",([e])=>M(e)),"fil\
l-rule":a("hasHoles",l(s)),"clip-rule":a("clipHasHoles",l(s)),stroke:E("stroke"),"stroke-opacity":a("strokeOpacity",([e])=>M(e)),"stroke-width":a("strokeWidth",
([e],o)=>h(e,o)),"stroke-linecap":a("cap",l({butt:0,round:1,square:2})),"stroke-linejoin":a("join",l({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":a("miter",([e])=>{const o=(0,b.rl)(e);return o===void 0||o<1?void 0:o}),"stroke-dasharray":a("dashes",(e,o)=>{if((0,r.aG)(e[0])==="none")return[];const i=e.
filter(({type:p})=>p!=="Operator").map(p=>h(p,o));if(!(i.length>d||i.some(p=>p===void 0||p.px<0)))return i}),"stroke-dashoffset":a("dashOffset",([e],o)=>h(e,o)),
"vector-effect":a("isUnscaled",([e])=>(0,r.aG)(e)==="non-scaling-stroke"),"paint-order":a("isStrokeUnder",e=>{const o=e.map(r.aG),[i,p]=[o.indexOf("fill"),o.indexOf(
"stroke")];return p>=0&&(i<0||p<i)}),marker:m,"marker-start":a("markerStart",([e])=>f(e)),"marker-mid":a("markerMid",([e])=>f(e)),"marker-end":a("markerEnd",([e])=>f(
e)),"text-anchor":a("anchor",l({start:"start",middle:"middle",end:"end"})),"dominant-baseline":a("drop",l({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":a("drop",l({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,C.J0)("stopColor",(e,o)=>{const i=(0,L.M)(e);return i==="current"?o.own.color:i}),"stop-opacity":(0,C.J0)("stopOpacity",M),"clip-path":{
keys:["clipPath"],read:([e,...o],i)=>{if(!e||o.length>0)return;if((0,r.aG)(e)==="none")return{clipPath:void 0};const p=e.type==="Url"?e.value.trim().replace(/^#/,
""):A(e,i);return p===void 0?void 0:{clipPath:p}}}},c=new Set([...Object.keys(t),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((V,H,g)=>{g.d(H,{Ff:()=>s,OW:()=>S,QR:()=>k,ux:()=>m});var b=g(
99746),N=g(5196),r=g(75234),D=g(95826),A=g(50697);const k={px:0,percent:.5},U=256;function S(t,c,e){const o=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),i=o!==t.name.toLowerCase(),p=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(o)?.[1];if(!p)return;const I=(0,A.M$)((0,A.aX)(t),A.wR),{space:R,others:y}=u(
I[0]),B=R===void 0?I.some(([W])=>L(W)):R==="oklab";y.length===0?I.shift():I[0]=y;const K={kind:p,angle:p==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
k,k],repeats:o.startsWith("repeating"),stops:[]},[Y=[]]=I,_=p==="linear"?E(Y,i):p==="radial"?l(Y,c):M(Y,c),w=(_?I.slice(1):I).slice(0,U),O=[];for(const W of w){
const F=(0,D.M)(W[0]),P=F==="current"?e:F;if(P===void 0){if(W.length===1&&(0,r.Y5)(W[0],c))continue;return}const j=W.slice(1).map(J=>p==="conic"?h(J,c):(0,r.Y5)(
J,c));j.length===0&&O.push({paint:P,at:void 0});for(const J of j)O.push({paint:P,at:J})}return O.length<2?void 0:{...K,..._,stops:B?a(O):O}}const L=t=>t?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),C=5;function a(t){const c=Math.floor(U/(C+1));return[...t.slice(0,c).flatMap((o,i)=>{const p=t[i+
1],I=o.at!==void 0&&o.at.px===p?.at?.px&&o.at.percent===p.at.percent;if(!p||I||i===c-1)return[o];const R=Array.from({length:C},(y,B)=>(0,N.EY)(o.paint,p.paint,(B+
1)/(C+1)));return[o,...R.map(y=>({paint:y,at:void 0}))]}),...t.slice(c)]}function E(t,c){const e=t.length===1?(0,r.T)(t[0]):void 0;if(e!==void 0)return{angle:c?
90-e:e};const o=t.map(A.aG),i=o[0]==="to";if(!i&&!c)return;let[p,I]=[0,0];for(const y of i?o.slice(1):o)if(y==="left")p=-1;else if(y==="right")p=1;else if(y==="\
top")I=-1;else if(y==="bottom")I=1;else return;const R=y=>i||y===0?y:-y;return{angle:{x:R(p),y:R(I)}}}function u(t){const c=t.findIndex(o=>(0,A.aG)(o)==="in");if(c<
0)return{space:void 0,others:[...t]};const e=(0,A.aG)(t.at(c+3))==="hue";return{space:(0,A.aG)(t[c+1]),others:[...t.slice(0,c),...t.slice(c+(e?4:2))]}}function M(t,c){
const e=t.findIndex(I=>(0,A.aG)(I)==="at"),o=(0,A.aG)(t[0])==="from";if(!o&&e!==0)return;const i=o?(0,r.T)(t[1]):0,p=e<0?void 0:m(t.slice(e+1),c);return{angle:i??
0,...p&&{center:p}}}function h(t,c){const e=(0,r.T)(t);return e===void 0?(0,r.Y5)(t,c):{px:0,percent:e/360}}const d=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function l(t,c){if((0,D.M)(t[0])!==void 0)return;const e=t.findIndex(I=>(0,A.aG)(I)==="at"),o=(e<0?t:t.slice(0,e)).map(A.aG),i=d.find(I=>o.
includes(I)),p=e<0?void 0:m(t.slice(e+1),c);return{isCircle:o.includes("circle"),...i&&{extent:i},...p&&{center:p}}}const f={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function m(t,c){let e,o,i;for(const p of t){const I=(0,A.aG)(p),R=I!==void 0&&Object.hasOwn(f,I)?f[I]:void 0;if(R){const K={
px:0,percent:R[1]},Y=R[0]==="both"?e===void 0&&i!=="x"?"x":"y":R[0];Y==="x"?e=K:o=K,i=R[0]==="both"?void 0:Y;continue}const y=(0,r.Y5)(p,c);if(!y)return;const B=i===
"x"?e:i==="y"?o:void 0;if(B&&t.length>2){const K=B.percent===1?{px:-y.px,percent:1-y.percent}:y;i==="x"?e=K:o=K,i=void 0}else e===void 0?(e=y,i=void 0):o??=y}if(!(!e&&
!o))return[e??k,o??k]}const s=[(0,b.yA)(0),(0,b.yA)(0)]}),9813:((V,H,g)=>{g.d(H,{m:()=>k});const b=";base64,",N=/[A-Za-z0-9+/=]*/y,r=1e3,D="﷐",A=new RegExp(`${D}\
(\\d+)${D}`,"g");class k{text;runs=[];constructor(S){this.text=S.includes(D)?S:this.takeOut(S)}get isEmpty(){return this.runs.length===0}restore(S){return this.
isEmpty||!S.includes(D)?S:S.replace(A,(L,C)=>this.runs[Number(C)]??L)}takeOut(S){let L="",C=0;for(let a=S.indexOf(b);a>=0;a=S.indexOf(b,a+b.length)){const E=a+b.
length;N.lastIndex=E,N.test(S);const u=N.lastIndex;u-E<r||(L+=`${S.slice(C,E)}${D}${this.runs.push(S.slice(E,u))-1}${D}`,C=u)}return this.isEmpty?S:L+S.slice(C)}}}),
75234:((V,H,g)=>{g.d(H,{If:()=>r,T:()=>h,Y5:()=>C,lT:()=>a,pO:()=>M,rl:()=>u});var b=g(99746),N=g(50697);const r={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,
q:96/101.6},[D,A]=[.572,.536],k=1e7,U=30;function S(s,t,c){const e=Object.hasOwn(r,t)?r[t]:void 0;if(e!==void 0)return s*e*c.zoom;switch(t){case"em":return s*c.
em;case"rem":return s*c.rem*c.zoom;case"ch":return s*c.em*(c.zero?.()??D);case"ex":return s*c.em*A;case"lh":case"rlh":return s*c.em*1.362;case"vw":case"dvw":case"\
svw":case"lvw":case"vi":case"cqw":return s*c.pageWidth*c.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return s*c.pageHeight*c.zoom/100;case"\
vmin":return s*Math.min(c.pageWidth,c.pageHeight)*c.zoom/100;case"vmax":return s*Math.max(c.pageWidth,c.pageHeight)*c.zoom/100;default:return}}const L=s=>({px:s,
percent:0,isNumber:!0});function C(s,t){const c=s&&d(s,t,0);if(!(!c||!Number.isFinite(c.px)||!Number.isFinite(c.percent)))return c.isNumber?c.px===0?(0,b.yA)(0):
void 0:c.percent===0?(0,b.yA)(c.px):{px:c.px,percent:c.percent}}function a(s,t){const c=C(s,t);return c?.percent===0?c.px:void 0}const E={em:16,rem:16,pageWidth:800,
pageHeight:1e3,zoom:1};function u(s){const t=s&&d(s,E,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function M(s){const t=s&&d(s,E,0);if(!(!t||!Number.
isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:s.type==="Percentage"?0:void 0}function h(s){if(s?.type===
"Number"&&Number(s.value)===0)return 0;if(s?.type!=="Dimension")return;const t=Number(s.value);switch(s.unit.toLowerCase()){case"deg":return t;case"grad":return t*
.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function d(s,t,c){if(!(c>U))switch(s.type){case"Number":return L(Number(s.value));case"\
Percentage":return{px:0,percent:Number(s.value)/100,isNumber:!1};case"Dimension":{const e=S(Number(s.value),s.unit.toLowerCase(),t);return e===void 0?void 0:{px:e,
percent:0,isNumber:!1}}case"Identifier":return(0,N.aG)(s)==="infinity"?L(k):void 0;case"Parentheses":return f(s.children.toArray(),t,c+1);case"Function":{const e=s.
name.toLowerCase().replace(/^-webkit-|^-moz-/,""),o=(0,N.M$)((0,N.aX)(s),N.wR);if(e==="calc")return f(o[0],t,c+1);const i=o.map(p=>f(p,t,c+1));return i.every(p=>p!==
void 0)?l(e,i,t):void 0}default:return}}function l(s,t,c){const e=({px:y,percent:B})=>y+B*c.pageWidth,o=y=>t.reduce((B,K)=>!B||y(K,B)?K:B,void 0);if(s==="min")return o(
(y,B)=>e(y)<e(B));if(s==="max")return o((y,B)=>e(y)>e(B));if(s!=="clamp"||t.length!==3)return;const[i,p,I]=t,R=e(p)>e(I)?I:p;return e(R)<e(i)?i:R}function f(s,t,c){
let e,o,i=1,p="*";const I=()=>{if(!o)return!1;const R=m(o,i);return e=e?{px:e.px+R.px,percent:e.percent+R.percent,isNumber:e.isNumber&&R.isNumber}:R,o=void 0,!0};
for(const R of s){if(R.type==="Operator"){const B=R.value.trim();if(B==="+"||B==="-"){if(!I())return;i=B==="-"?-1:1,p="*"}else p=B;continue}const y=d(R,t,c);if(!y||
(o?p==="*"?o=o.isNumber?m(y,o.px):y.isNumber?m(o,y.px):void 0:o=y.isNumber&&y.px!==0?m(o,1/y.px):void 0:o=y,!o))return}return I()?e:void 0}const m=({px:s,percent:t,
isNumber:c},e)=>({px:s*e,percent:t*e,isNumber:c})}),95826:((V,H,g)=>{g.d(H,{M:()=>k});var b=g(49180),N=g(5196),r=g(75234),D=g(50697);const A={color:[0,0,0],alpha:0};
function k(a,E=0){if(a?.type==="Hash")return L(a.value);if(a?.type==="Identifier"){const M=a.name.toLowerCase();if(M==="transparent")return A;if(M==="currentcol\
or")return"current";const h=U[M]??(0,b.q)(M);return h&&S(h)}if(a?.type!=="Function")return;const u=a.name.toLowerCase();return C(u,(0,D.aX)(a))??(0,N.wV)(u,(0,D.
aX)(a),k,E)}const U={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},S=([a,E,u],M=1)=>({
color:[a/255,E/255,u/255],alpha:M});function L(a){const E=(0,b.q)(`#${a}`);if(E)return S(E);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(a))return;const u=a.length===
4?[...a].map(f=>f+f).join(""):a,[M,h,d,l]=[0,2,4,6].map(f=>Number.parseInt(u.slice(f,f+2),16));return S([M,h,d],l/255)}function C(a,E){if(!/^(?:rgb|hsl)a?$/.test(
a))return;const u=E.filter(s=>s.type!=="Operator"),M=u.length>3?(0,r.pO)(u[3]):1;if(u.length<3||u.length>4||M===void 0)return;const h=Math.min(Math.max(M,0),1),
d=s=>Math.min(Math.max(s,0),255);if(a==="rgb"||a==="rgba"){const s=u.slice(0,3).map(o=>{const i=(0,r.pO)(o);return i===void 0?void 0:d(o.type==="Percentage"?i*255:
i)}),[t,c,e]=s;return t===void 0||c===void 0||e===void 0?void 0:S([t,c,e],h)}const l=(0,r.T)(u[0])??(0,r.pO)(u[0]),[f,m]=[(0,r.pO)(u[1]),(0,r.pO)(u[2])];if(!(l===
void 0||f===void 0||m===void 0))return{color:(0,N.nR)(l,Math.min(Math.max(f,0),1),Math.min(Math.max(m,0),1)),alpha:h}}}),8582:((V,H,g)=>{g.d(H,{BV:()=>E,De:()=>L,
J0:()=>D,LN:()=>h,ST:()=>S,X_:()=>u,aL:()=>A,nI:()=>a,nL:()=>k,r_:()=>M,sD:()=>C,zW:()=>U});var b=g(75234),N=g(95826),r=g(50697);const D=(d,l)=>({keys:[d],read:(f,m)=>{
if(f.length!==1)return;const s=l(f[0],m);return s===void 0?void 0:{[d]:s}}}),A=(d,l,f={})=>D(d,m=>{const s=(0,r.aG)(m);if(s!==void 0)return Object.hasOwn(f,s)?f[s]:
l.find(t=>t===s)}),k=(d,l=-1/0)=>D(d,f=>{const m=(0,b.rl)(f);return m===void 0||m<l?void 0:m}),U=(d,l)=>(0,r.aG)(d)==="auto"?"auto":(0,b.Y5)(d,l),S=(d,l)=>{const f=(0,b.
Y5)(d,l);return f&&(f.percent!==0||f.px>=0)?f:void 0},L=(d,l)=>{const f=(0,b.lT)(d,l);return f!==void 0&&f>=0?f:void 0};function C(d){const l=(0,N.M)(d);if(l!==
void 0)return{paint:l==="current"?void 0:l}}const a=d=>({keys:[d],read:l=>{const f=l.length===1?C(l[0]):void 0;return f&&{[d]:f.paint}}}),E=["Top","Right","Bott\
om","Left"];function u(d){const[l,f=l,m=l,s=f]=d;return d.length===0||d.length>4?void 0:[l,f,m,s]}function M(d,l){return{keys:d,read:(f,m)=>{const s=u(f.map(t=>l(
t,m)));if(!(!s||s.includes(void 0)))return Object.fromEntries(d.map((t,c)=>[t,s[c]]))}}}const h=d=>(0,r.M$)(d,r.YY)}),24922:((V,H,g)=>{g.d(H,{N:()=>k,k:()=>S});
var b=g(23407),N=g(50697);const r=[["„“‚‘","cs de et hr sk sl"],["„“„“","bg lt"],["„”«»","pl ro"],["„”’’","sr"],["„”»«","hu"],
["«»“”","ca el it pt-pt"],["«»«»","fr"],["«»”“","fr-ca"],["«»‹›","fa fr-ch"],["«»‘’","nb nn no"],["«»„“","ru uk"],["””’’",
"fi he sv"],["”“’‘","ar ur"],["‘’‘’","nl"],["「」『』","ja zh-hant"]],D=new Map;for(const[L,C]of r){const a=[...L];for(const E of C.split(" "))
D.set(E,a)}const A=new Set([b.DI.quotes,...D.values()]),k="-octavo-language";function U(L){const[C,a=""]=[L.replaceAll("_","-"),L.split(/[-_]/,1)[0]];return D.get(
C)??D.get(a)??b.DI.quotes}const S={keys:["quotes"],read:([L],{own:C})=>{const a=(0,N.aG)(L);return a===void 0||!A.has(C.quotes)?void 0:{quotes:U(a)}}}}),50697:((V,H,g)=>{
g.d(H,{M$:()=>S,YY:()=>U,Zc:()=>r,aG:()=>L,aX:()=>C,wK:()=>D,wR:()=>k});var b=g(88650),N=g(9813);const r=1e5;function D(a){if(a.length>r&&!/\burl\(/i.test(a))return;
const E=[],u=new N.m(a);try{const M=(0,b.A)(u.text,{context:"value",onParseError:d=>E.push(d)});if(E.length>0||M.type!=="Value")return;const h=M.children.toArray();
return u.isEmpty||A(h,u),h}catch{return}}function A(a,E){for(const u of a)u.type==="Url"||u.type==="String"?u.value=E.restore(u.value):(u.type==="Function"||u.type===
"Parentheses")&&A(u.children.toArray(),E)}const k=a=>a.type==="Operator"&&a.value===",",U=a=>a.type==="Operator"&&a.value==="/";function S(a,E){const u=[[]];for(const M of a)
E(M)?u.push([]):u.at(-1).push(M);return u}const L=a=>a?.type==="Identifier"?a.name.toLowerCase():void 0,C=a=>a.children.toArray()}),23407:((V,H,g)=>{g.d(H,{DI:()=>L,
AG:()=>U,lM:()=>C});const N={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,
dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"};
var r=g(99746);const D={px:0,percent:.5},A=[r.f2,r.f2],k={least:"auto",most:"auto"},U={color:{color:[0,0,0],alpha:1},fontSize:16,zoom:1,fontSizedBy:"medium",fontFamily:[],
ownFont:void 0,fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:r.
f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,isInScroller:!1,whiteSpace:"normal",isBalanced:!1,
overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"outside",listStyleImage:void 0,textFillColor:void 0,
textStrokeWidth:0,textStrokeColor:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,
captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:N},S={display:"inline",position:"static",float:"none",
clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,
top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:r.f2,marginRight:r.f2,marginBottom:r.f2,marginLeft:r.f2,paddingTop:r.f2,paddingRight:r.f2,paddingBottom:r.
f2,paddingLeft:r.f2,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"n\
one",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:A,
borderTopRightRadius:A,borderBottomRightRadius:A,borderBottomLeftRadius:A,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,
backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],backgroundAttachment:"\
scroll",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,filter:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isIsolated:!1,isContained:!1,
firstMargins:"usual",transform:[],translate:[],rotate:[],scale:[],transformOrigin:[D,D],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",textDecorationThickness:void 0,decorations:[],unicodeBidi:"normal",objectFit:"fill",objectPosition:[{px:0,percent:.5},{px:0,percent:.5}],
tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,
columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"\
normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[],gridAutoColumns:[k],gridAutoRows:[k],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"\
normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0},L={...U,...S};function C(E){const u={...L};
for(const M of a)u[M]=E[M];return u}const a=Object.keys(U)}),99746:((V,H,g)=>{g.d(H,{Il:()=>r,S6:()=>D,f2:()=>b,k8:()=>A,xP:()=>k,yA:()=>N});const b={px:0,percent:0},
N=S=>S===0?b:{px:S,percent:0},r=(S,L)=>A(D(S,L)),D=({px:S,percent:L},C)=>L===0?S:S+L*C,A=S=>Math.trunc(S*64+Math.sign(S)*U)/64,k=({fontSize:S})=>A(S),U=1e-4})};
