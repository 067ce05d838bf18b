"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((V,F,p)=>{p.d(F,{gf:()=>f,iw:()=>R,sf:()=>x});var O=p(76213),N=p(24922);function r(m){const[,M,_]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(m??"")??[];return M===void 0?void 0:`${M}${_==="%"?"%":"px"}`}const D=m=>m!==void 0&&/^\s*[\d.]+\s*$/.test(m)?`${m.trim()}px`:m;function T(m){const M=m.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(M)&&!/^\d{3}$/.test(M)?`#${M}`:M}const U=["x-small","small","medium","large","x-large","xx-large","xxx-large"],W=new Set(
["td","th"]),A=new Set(["img","table","td","th","col","hr","video","canvas"]),y=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),L=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),s={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function R(m,M){const{name:_,attributes:B}=m;if(B.size===0&&!W.has(_))return[];const z=[],P=(Q,t)=>{t!==
void 0&&t!==""&&z.push({name:Q,value:t,important:!1})};if(!m.isHtml)for(const[Q,t]of B)O.P.has(Q)&&P(Q,u(Q,t));const j=Q=>B.get(Q);m.isHtml?A.has(_)&&(P("width",
r(j("width"))),_!=="hr"?P("height",r(j("height"))):v(B,P)):(P("width",D(j("width"))),P("height",D(j("height"))));const J=j("bgcolor");J!==void 0&&P("background-\
color",T(J));const te=x(m);te!==void 0&&P("background-image",`url("${te.replace(/["\\\n]/g,Q=>Q===`
`?"\\a ":`\\${Q}`)}")`),_==="tr"&&P("height",r(j("height"))),_==="body"&&i(B,P),_==="img"&&o(B,P);const X=j("align")?.toLowerCase();return X!==void 0&&y.has(_)&&
P("text-align",L.get(X)??X),_==="img"&&(X==="left"||X==="right")&&P("float",X),_==="table"&&(X==="left"||X==="right")&&P("float",X),(W.has(_)||_==="tr"||_==="tb\
ody")&&P("vertical-align",j("valign")?.toLowerCase()),B.has("nowrap")&&P("white-space","nowrap"),(_==="ol"||_==="ul"||_==="li")&&P("list-style-type",w(j("type"))),
_==="font"&&C(B,P),_==="legend"&&((X==="right"||X==="center")&&P("margin-left","auto"),X==="center"&&P("margin-right","auto")),P(N.N,h(m)),j("dir")?.toLowerCase()===
"auto"&&P("direction",c(m)),_==="table"&&H(B,P),W.has(_)&&M&&$(M.attributes,P),z}function h({name:m,attributes:M}){const _=m==="q"?void 0:M.get("lang")?.trim();
return _!==void 0&&/^[a-z][a-z\d_-]{0,30}$/i.test(_)?_:void 0}const d=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[g,l]=[500,100],a=({name:m,attributes:M})=>M.has("dir")||m==="bdi"||m==="script"||m==="style";function c(m){let M="",_=0;const B=[m];for(let P=B.pop();P&&_<l&&M.
length<g;P=B.pop(),_++)if(P.kind==="text")M+=P.value.trimStart().slice(0,g);else if(P===m||!a(P))for(const j of P.children.slice(0,l).reverse())B.push(j);const[
z=""]=new RegExp("\\p{L}","u").exec(M)??[];return d.test(z)?"rtl":"ltr"}const E=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function x({name:m,
isHtml:M,attributes:_}){const B=M&&E.has(m)?_.get("background")?.trim():void 0;return B===""?void 0:B}function f(m){const M=T(m.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(M)?`a:link { color: ${M} }`:""}function i(m,M){const _=m.get("text");_!==void 0&&M("color",T(_));for(const[B,...z]of e)M(`margin-${B}`,z.map(P=>r(m.get(P))).
find(P=>P!==void 0))}const e=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],n=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function o(m,M){const _=r(m.get("border"));_!==void 0&&_!=="0px"&&M("border",`${_} solid`);for(const B of["left","right"])M(`margin-${B}`,r(
m.get("hspace")));for(const B of["top","bottom"])M(`margin-${B}`,r(m.get("vspace")));M("vertical-align",n.get(m.get("align")?.toLowerCase()??""))}const u=(m,M)=>m===
"font-size"||m==="letter-spacing"?D(M):M,w=m=>m===void 0?void 0:Object.hasOwn(s,m)?s[m]:m.toLowerCase();function v(m,M){const _=m.get("color");_!==void 0&&M("co\
lor",T(_)),(_!==void 0||m.has("noshade"))&&M("background-color","currentColor");const[B]=/^\s*\d{1,4}/.exec(m.get("size")??"")??[],z=Number(B??0);z===1?M("borde\
r-bottom-width","0"):z>1&&M("height",`${z-2}px`)}function C(m,M){const _=m.get("color");_!==void 0&&M("color",T(_)),M("font-family",m.get("face"));const[,B,z]=/^\s*([+-]?)(\d)/.
exec(m.get("size")??"")??[];if(z===void 0)return;const P=B===""?Number(z):3+ +`${B}${z}`;M("font-size",U[Math.min(Math.max(P,1),7)-1])}function H(m,M){const _=m.
has("border")?r(m.get("border")||"1")??"1px":void 0,B=m.get("bordercolor");_!==void 0&&_!=="0px"&&M("border",`${_} ${B===void 0?"outset":"solid"}`),M("border-co\
lor",B),M("border-spacing",r(m.get("cellspacing")));const z=k.get(m.get("frame")?.toLowerCase()??"");if(z===void 0)return;const P=_===void 0||_==="0px"?"1px sol\
id":`${_} outset`;for(const j of["top","right","bottom","left"])M(`border-${j}`,z.includes(j)?P:"0 hidden")}const k=new Map([["void",""],["above","top"],["below",
"bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function $(m,M){
const _=m.has("border")?r(m.get("border")||"1")??"1px":void 0;_!==void 0&&_!=="0px"&&!m.has("rules")&&(M("border",m.has("bordercolor")?"1px solid":"1px inset"),
M("border-color","inherit")),M("padding",r(m.get("cellpadding")))}}),37294:((V,F,p)=>{p.d(F,{$:()=>u,AV:()=>L,DI:()=>x,Ez:()=>N,F1:()=>w,Hb:()=>A,Hk:()=>W,Hq:()=>h,
LI:()=>U,SB:()=>l,VE:()=>i,_p:()=>R,_u:()=>k,aU:()=>c,bJ:()=>g,bi:()=>n,dM:()=>m,df:()=>e,hH:()=>r,iN:()=>s,iV:()=>M,iY:()=>C,ot:()=>o,q3:()=>D,qM:()=>H,qV:()=>T,
tE:()=>$,uL:()=>a,uN:()=>d,vS:()=>f,x3:()=>v,xH:()=>y});var O=p(58552);const N=200,r=100,D=1e5,T=5e4,U=2e4,W=2e7,A=2e5,y=5e6,L=2e4,s=1e4,R=1e4,h=2e4,d=5e4,g=2e7,
l=2e6,a=2e6,c=5e6,E=_=>(0,O.G6)([{field:"file",message:_}]),x=()=>E(`nests elements more than ${N} levels deep; at most ${N} are allowed`),f=()=>E(`has more tha\
n ${D} elements; at most ${D} are allowed. Split it into several documents`),i=()=>E(`has more than ${T} rules in style sheets; at most ${T} are allowed`),e=1e3,
n=()=>E(`has more than ${e} images of SVG in data: addresses; at most ${e} are allowed`),o=()=>E("has rules of pages (@page) that take too long to read for each\
 of their names; write fewer rules"),u=()=>E("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),w=()=>E(`ha\
s more than ${s} declarations for one element, or in one rule; at most ${s} are allowed`),v=()=>E(`has an element of more than ${R} attributes; at most ${R} are\
 allowed`),C=()=>E(`has drawings (svg) of more than ${g} characters, those that are repeated counted each time; leave some out, or give them as images`),H=()=>E(
"has style sheets whose variables make values of too many characters; use var() less often"),k=()=>E(`has variables of style sheets in one another, more than ${r}\
 levels deep; use var() less often`),$=()=>E(`has more than ${l} characters of content from style sheets, those of counters() counted four times; write less of \
it`),m=()=>E(`names too much text for the margins of pages with string-set; at most ${a} characters are allowed`),M=()=>E(`has too much text in the margins of i\
ts pages (@page); at most ${c} characters on all pages are allowed`)}),45893:((V,F,p)=>{p.d(F,{Ci:()=>W,G7:()=>D,Kg:()=>R,Ky:()=>T,P1:()=>L,ZE:()=>r,a4:()=>A,hE:()=>U,
q2:()=>N,rv:()=>s});const O=new Set;function N(h){return h===void 0?O:new Set(h.split(/[ \t\n\f\r]+/).filter(d=>d!==""))}const r=h=>h.children.filter(d=>d.kind===
"element");function D(h){let d=h;for(;d&&!d.attributes.has("lang");)d=d.parent;return d?.attributes.get("lang")?.trim().toLowerCase()??""}function T(h){const d=[],
g=[h];for(let l=g.pop();l;l=g.pop()){d.push(l);for(let a=l.children.length-1;a>=0;a--){const c=l.children[a];c.kind==="element"&&g.push(c)}}return d}function U({
attributes:h}){const d=h.get("href");if(d!==void 0)return d.trim();for(const[g,l]of h)if(g.endsWith(":href"))return l.trim()}const W=h=>U(h)?.replace(/^#/,"")??
"";function A(h,d=1/0){const g=[],l=[h];let a=d;for(let c=l.pop();c&&a>0;c=l.pop(),a--)if(c.kind==="text")g.push(c.value.slice(0,a)),a-=c.value.length;else for(let E=Math.
min(c.children.length,a)-1;E>=0;E--)l.push(c.children[E]);return g.join("")}const y=1e4,[L,s]=[300,3e4],R=h=>A(h,y).replace(/\s+/g," ").trim()}),58257:((V,F,p)=>{
p.d(F,{Z:()=>A});var O=p(28428),N=p(45657),r=p(37294),D=p(45893),T=p(9813);const U=4e3,W=600;async function A(d,g){let l=0,a=0;const c={...O.jh,createElement(e,n,o){
if(++l>r.q3)throw(0,r.vS)();if(o.length>r._p)throw(0,r.x3)();return O.jh.createElement(e,n,o)},adoptAttributes(e,n){if(e.attrs.length+n.length>r._p)throw(0,r.x3)();
O.jh.adoptAttributes(e,n)},onItemPush(){if(++a>r.Ez)throw(0,r.DI)()},onItemPop(){a--}},E=new O.iX({treeAdapter:c,scriptingEnabled:!1}),x=new T.m(d),{length:f}=x.
text;for(let e=0;e<f||e===0;e+=U){const n=g.step(U*W);n&&await n,E.tokenizer.write(x.text.slice(e,e+U),e+U>=f)}const i=y[O.jh.getDocumentMode(E.document)];return{
root:await L(E.document,x,g),quirks:i}}const y={[O.qy.W$.NO_QUIRKS]:"none",[O.qy.W$.LIMITED_QUIRKS]:"limited",[O.qy.W$.QUIRKS]:"all"};async function L(d,g,l){const a=d.
childNodes.find(f=>O.jh.isElementNode(f)),c=new Map,E=h(a,void 0,0,g,c),x=[[a,E]];for(let f=x.pop();f;f=x.pop()){const[i,e]=f,n=l.step(1e3+i.childNodes.length*500);
n&&await n;let o=0;const u=[];for(const w of i.childNodes){if(O.jh.isTextNode(w)&&u.push({kind:"text",value:g.restore(w.value),parent:e}),!O.jh.isElementNode(w))
continue;const v=h(w,e,o++,g,c);u.push(v),x.push([w,v])}e.children=(0,N.Hn)(u),i.childNodes=[]}return E}const s=new Map,R=1e3;function h(d,g,l,a,c){const{attrs:E}=d,
x=E.length===1&&E[0].name==="class"?E[0].value:void 0;let f=x===void 0?void 0:c.get(x);if(!f){const o=E.length===0?s:new Map(E.map(({name:u,value:w})=>[u,a.restore(
w)]));f={attributes:o,classes:(0,D.q2)(o.get("class"))},x!==void 0&&c.size<R&&c.set(x,f)}const i=d.namespaceURI===O.qy.NS.HTML,{attributes:e,classes:n}=f;return{
kind:"element",name:d.tagName,attributes:e,classes:n,parent:g,children:[],index:l,isHtml:i}}}),72594:((V,F,p)=>{p.d(F,{Z:()=>s,e:()=>A,imagesNamedIn:()=>L,mayNameImages:()=>y});
var O=p(34622),N=p(39170),r=p(45893),D=p(58257),T=p(50697);const[U,W]=[5e3,10];async function A(d,g){const l=new Set;for(const a of(0,r.Ky)(d)){const c=g.step(r.
P1);c&&await c;const E=a.name==="image"&&!a.isHtml?(0,r.hE)(a):void 0,x=a.name==="img"?s(a):E;x!==void 0&&x!==""&&l.add((0,O.bi)(x));const f=(0,N.sf)(a);f!==void 0&&
l.add((0,O.bi)(f));for(const i of[a.attributes.get("style"),a.name==="style"?(0,r.a4)(a):void 0])if(i!==void 0){g.add(i.length*W);for(const e of R(i)){l.add((0,O.
bi)(e));const n=g.step(U);n&&await n}}}return l}const y=(d,g)=>d==="html"?/<img|<image|url\(/i.test(g):g.includes("![");async function L(d,g,l){if(d==="markdown")
return await(0,O.e_)(g,l);const{root:a}=await(0,D.Z)(g,l);return[...await A(a,l)]}function s({attributes:d}){const g=d.get("src")?.trim();if(g!==void 0&&g!=="")
return g;const[l=""]=(d.get("srcset")??"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*R(d){let g;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let a=l.exec(d);a;a=l.exec(d)){const{0:c,index:E}=a;if(c.startsWith("@"))g=/^@font/i.test(c)?"font":"sheet";else if(c==="}"||c===";")g===(c==="}"?"font":"sh\
eet")&&(g=void 0);else if(!g){const x=h(d,E+c.length);if(x<0)return;l.lastIndex=x;const[f]=(0,T.wK)(d.slice(E,x+1))??[];f?.type==="Url"&&(yield f.value)}}}function h(d,g){
let l=g;for(;/\s/.test(d.charAt(l));)l++;const a=d.charAt(l);if(a!=='"'&&a!=="'")return d.indexOf(")",g);let c=l;do c=d.indexOf(a,c+1);while(c>0&&d.charAt(c-1)===
"\\");return c<0?-1:d.indexOf(")",c)}}),5196:((V,F,p)=>{p.d(F,{EY:()=>j,nR:()=>H,wV:()=>T});var O=p(45657),N=p(75234),r=p(50697);const D=10;function T(t,S,I,b){
if(t==="color-mix")return b<D?P(S,I,b+1):void 0;if(t==="light-dark")return b<D?U(S,I,b+1):void 0;const[K=[],[G]=[]]=(0,r.M$)(S,r.YY),Y=G===void 0?1:A(G,1);if(Y===
void 0)return;const Z=t==="color"?h(K):L(t,K);return Z&&{color:Z.map(W),alpha:W(Y)}}function U(t,S,I){const b=(0,r.M$)(t,r.wR);return b.length===2&&b[0].length===
1?S(b[0][0],I):void 0}const W=t=>Math.min(Math.max(t,0),1);function A(t,S){if((0,r.aG)(t)==="none")return 0;const I=(0,N.pO)(t);return I===void 0?void 0:t?.type===
"Percentage"?I*S:I}const y=t=>(0,r.aG)(t)==="none"?0:(0,N.T)(t)??(t?.type==="Percentage"?void 0:(0,N.pO)(t));function L(t,S){const I=Object.hasOwn(R,t)?R[t]:void 0;
if(!I||S.length!==3)return;const b=S.map((Z,q)=>{const ee=I.wholes[q];return ee==="hue"?y(Z):A(Z,ee)}),[K,G,Y]=b;return K===void 0||G===void 0||Y===void 0?void 0:
I.convert([K,G,Y])}const s=([t,S,I])=>{const b=I*Math.PI/180;return[t,S*Math.cos(b),S*Math.sin(b)]},R={oklab:{wholes:[1,.4,.4],convert:t=>a(u(t))},oklch:{wholes:[
1,.4,"hue"],convert:t=>a(u(s(t)))},lab:{wholes:[100,125,125],convert:t=>a(v(t))},lch:{wholes:[100,150,"hue"],convert:t=>a(v(s(t)))},hwb:{wholes:["hue",1,1],convert:M}};
function h([t,...S]){const I=S.map(Y=>A(Y,1)),[b,K,G]=I;if(!(I.length!==3||b===void 0||K===void 0||G===void 0))switch((0,r.aG)(t)){case"srgb":return[b,K,G];case"\
srgb-linear":return a([b,K,G]);case"display-p3":return a(d(n,[b,K,G].map(l)));default:return}}const d=(t,[S,I,b])=>t.map(([K,G,Y])=>K*S+G*I+Y*b),g=t=>Math.abs(t)<=
.0031308?t*12.92:Math.sign(t)*(1.055*Math.abs(t)**(1/2.4)-.055),l=t=>Math.abs(t)<=.04045?t/12.92:Math.sign(t)*((Math.abs(t)+.055)/1.055)**2.4,a=t=>t.map(g),c=[[
1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],E=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],x=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],
f=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],i=[[3.1341358529,-1.6173863321,-.490661946],
[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],e=[[.4360657469,.3851515095,.1430784255],[.2224931743,.7168870072,.0606169819],
[.0139239189,.0970813305,.7140995192]],n=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],o=[.9642956764,1,
.8251046025],u=t=>d(E,d(c,t).map(S=>S**3)),w=t=>d(f,d(x,t).map(Math.cbrt));function v([t,S,I]){const b=(t+16)/116,K=G=>G>6/29?G**3:(116*G-16)/(24389/27);return d(
i,[o[0]*K(b+S/500),K(b),o[2]*K(b-I/200)])}function C(t){const S=G=>G>.008856451679035631?Math.cbrt(G):(903.2962962962963*G+16)/116,[I,b,K]=d(e,t).map((G,Y)=>S(G/
o[Y]));return[116*b-16,500*(I-b),200*(b-K)]}function H(t,S,I){const b=K=>{const G=((K+t/30)%12+12)%12;return I-S*Math.min(I,1-I)*Math.max(-1,Math.min(G-3,9-G,1))};
return[b(0),b(8),b(4)]}function k([t,S,I]){const[b,K]=[Math.max(t,S,I),Math.min(t,S,I)],G=b-K;return G===0?0:b===t?60*(S-I)/G:b===S?60*(2+(I-t)/G):60*(4+(t-S)/G)}
function $(t){const[S,I]=[(0,O.Kf)(t),(0,O.YG)(t)],b=(S+I)/2,K=Math.min(b,1-b);return[k(t),K===0?0:(S-b)/K,b]}const m=t=>[k(t),(0,O.YG)(t),1-(0,O.Kf)(t)];function M([
t,S,I]){const b=S+I;if(b>=1)return[S/b,S/b,S/b];const K=G=>{const Y=((G+t/60)%6+6)%6;return W(Math.abs(Y-3)-1)*(1-b)+S};return[K(0),K(4),K(2)]}const _=t=>t.map(
l),B={srgb:{to:t=>t,from:t=>t},"srgb-linear":{to:_,from:a},oklab:{to:t=>w(_(t)),from:t=>a(u(t))},oklch:{to:t=>z(w(_(t))),from:t=>a(u(s(t))),polar:"last"},lab:{to:t=>C(
_(t)),from:t=>a(v(t))},lch:{to:t=>z(C(_(t))),from:t=>a(v(s(t))),polar:"last"},hsl:{to:$,from:t=>H(...t),polar:"first"},hwb:{to:m,from:M,polar:"first"}},z=([t,S,
I])=>[t,Math.hypot(S,I),Math.atan2(I,S)*180/Math.PI];function P(t,S,I){const[b=[],...K]=(0,r.M$)(t,r.wR);if((0,r.aG)(b[0])!=="in"||K.length!==2)return;const G=K.
map(ae=>{const de=ae.find(({type:ie})=>ie==="Percentage"),ce=S(ae.find(({type:ie})=>ie!=="Percentage"),I);return{paint:ce==="current"?void 0:ce,share:(0,N.pO)(de)}}),
[Y,Z]=G;if(!Y?.paint||!Z?.paint)return;const q=(0,r.aG)(b[1])??"",ee=Object.hasOwn(B,q)&&(b.length===2||(0,r.aG)(b[2])==="shorter")?B[q]:void 0;if(!ee)return;const[
re,oe]=[Y.share??1-(Z.share??.5),Z.share??1-(Y.share??.5)],ne=re+oe;if(ne<=0)return;const se=J(Y.paint,Z.paint,oe/ne,ee);return{...se,alpha:W(se.alpha*Math.min(
ne,1))}}const j=(t,S,I)=>J(t,S,I,B.oklab);function J(t,S,I,{to:b,from:K,polar:G}){const Y=[t.alpha*(1-I),S.alpha*I],Z=Y[0]+Y[1],q=[b(t.color),b(S.color)],ee=G===
void 0?void 0:G==="first"?0:2,re=q[0].map((oe,ne)=>ne===ee?Q(te(t)?void 0:oe,te(S)?void 0:q[1][ne],I):Z===0?0:(oe*Y[0]+q[1][ne]*Y[1])/Z);return{color:K(re).map(
W),alpha:W(Z)}}const te=({color:[t,S,I],alpha:b})=>b===0||Math.max(t,S,I)-Math.min(t,S,I)<X,X=.001;function Q(t,S,I){if(t===void 0||S===void 0)return t??S??0;const b=((S-
t)%360+540)%360;return t+(b-180)*I}}),76213:((V,F,p)=>{p.d(F,{P:()=>i,d:()=>f});var O=p(75234),N=p(16326),r=p(50697);const D=1e3;function T(e,n){if(e.type!=="Fu\
nction")return;const o=(0,r.aX)(e);switch(e.name.toLowerCase()){case"polygon":return U(o,n);case"circle":return W(o,n,1);case"ellipse":return W(o,n,2);case"inse\
t":return A(o,n);default:return}}function U(e,n){const o=(0,r.M$)(e,r.wR),u=(0,r.aG)(o[0]?.[0]),v=(u==="evenodd"||u==="nonzero"?o.slice(1):o).map(H=>H.map(k=>(0,O.
Y5)(k,n)));if(v.length<3||v.length>D)return;const C=v.flatMap(([H,k,$])=>H&&k&&!$?[[H,k]]:[]);return C.length===v.length?{kind:"polygon",corners:C,hasHoles:u===
"evenodd"}:void 0}function W(e,n,o){const u=e.findIndex(k=>(0,r.aG)(k)==="at"),w=u<0?[N.QR,N.QR]:(0,N.ux)(e.slice(u+1),n),v=(u<0?e:e.slice(0,u)).map(k=>{const $=(0,r.
aG)(k);return $==="closest-side"||$==="farthest-side"?$:(0,O.Y5)(k,n)}),[C="closest-side",H="closest-side"]=v;if(!(!w||v.includes(void 0)||v.length!==0&&v.length!==
o))return{kind:"ellipse",center:w,radii:o===1?[C]:[C,H]}}function A(e,n){const o=e.findIndex($=>(0,r.aG)($)==="round"),u=(o<0?e:e.slice(0,o)).map($=>(0,O.Y5)($,
n)),w=o<0?{px:0,percent:0}:e.length===o+2?(0,O.Y5)(e[o+1],n):void 0,[v,C=v,H=v,k=C]=u;if(!(!v||!C||!H||!k||!w||u.length>4))return{kind:"inset",sides:[v,C,H,k],radius:w}}
var y=p(95826),L=p(8582);const s=(e,n)=>({keys:["drawn"],read:(o,u)=>{const w=n(o,u);return w===void 0?void 0:{drawn:{...u.own.drawn,[e]:w}}}}),R=e=>s(e,([n,o])=>h(
n,o));function h(e,n){if((0,r.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,y.M)(e);const o=(0,r.aG)(n)==="none"?"none":(0,y.M)(n)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:o}}const d=e=>{const n=(0,O.pO)(e);return n===void 0?void 0:Math.min(Math.max(n,0),1)};function g(e,n){const o=(0,O.rl)(
e);return o===void 0?(0,O.Y5)(e,n):{px:o,percent:0}}const l=100,a=e=>([n])=>{const o=(0,r.aG)(n);return o!==void 0&&Object.hasOwn(e,o)?e[o]:void 0};function c(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,r.aG)(e)==="none"?"none":void 0}const E={keys:["drawn"],read:([e],{own:n})=>{const o=c(e);return o===void 0?
void 0:{drawn:{...n.drawn,markerStart:o,markerMid:o,markerEnd:o}}}},x={nonzero:!1,evenodd:!0},f={fill:R("fill"),"fill-opacity":s("fillOpacity",([e])=>d(e)),"fil\
l-rule":s("hasHoles",a(x)),"clip-rule":s("clipHasHoles",a(x)),stroke:R("stroke"),"stroke-opacity":s("strokeOpacity",([e])=>d(e)),"stroke-width":s("strokeWidth",
([e],n)=>g(e,n)),"stroke-linecap":s("cap",a({butt:0,round:1,square:2})),"stroke-linejoin":s("join",a({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":s("miter",([e])=>{const n=(0,O.rl)(e);return n===void 0||n<1?void 0:n}),"stroke-dasharray":s("dashes",(e,n)=>{if((0,r.aG)(e[0])==="none")return[];const o=e.
filter(({type:u})=>u!=="Operator").map(u=>g(u,n));if(!(o.length>l||o.some(u=>u===void 0||u.px<0)))return o}),"stroke-dashoffset":s("dashOffset",([e],n)=>g(e,n)),
"vector-effect":s("isUnscaled",([e])=>(0,r.aG)(e)==="non-scaling-stroke"),"paint-order":s("isStrokeUnder",e=>{const n=e.map(r.aG),[o,u]=[n.indexOf("fill"),n.indexOf(
"stroke")];return u>=0&&(o<0||u<o)}),marker:E,"marker-start":s("markerStart",([e])=>c(e)),"marker-mid":s("markerMid",([e])=>c(e)),"marker-end":s("markerEnd",([e])=>c(
e)),"text-anchor":s("anchor",a({start:"start",middle:"middle",end:"end"})),"dominant-baseline":s("drop",a({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":s("drop",a({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,L.J0)("stopColor",(e,n)=>{const o=(0,y.M)(e);return o==="current"?n.own.color:o}),"stop-opacity":(0,L.J0)("stopOpacity",d),"clip-path":{
keys:["clipPath"],read:([e,...n],o)=>{if(!e||n.length>0)return;if((0,r.aG)(e)==="none")return{clipPath:void 0};const u=e.type==="Url"?e.value.trim().replace(/^#/,
""):T(e,o);return u===void 0?void 0:{clipPath:u}}}},i=new Set([...Object.keys(f),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((V,F,p)=>{p.d(F,{Ff:()=>x,OW:()=>A,QR:()=>U,ux:()=>E});var O=p(
99746),N=p(5196),r=p(75234),D=p(95826),T=p(50697);const U={px:0,percent:.5},W=256;function A(f,i,e){const n=f.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),o=n!==f.name.toLowerCase(),u=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(n)?.[1];if(!u)return;const w=(0,T.M$)((0,T.aX)(f),T.wR),{space:v,others:C}=h(
w[0]),H=v===void 0?w.some(([B])=>y(B)):v==="oklab";C.length===0?w.shift():w[0]=C;const k={kind:u,angle:u==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
U,U],repeats:n.startsWith("repeating"),stops:[]},[$=[]]=w,m=u==="linear"?R($,o):u==="radial"?a($,i):d($,i),M=(m?w.slice(1):w).slice(0,W),_=[];for(const B of M){
const z=(0,D.M)(B[0]),P=z==="current"?e:z;if(P===void 0){if(B.length===1&&(0,r.Y5)(B[0],i))continue;return}const j=B.slice(1).map(J=>u==="conic"?g(J,i):(0,r.Y5)(
J,i));j.length===0&&_.push({paint:P,at:void 0});for(const J of j)_.push({paint:P,at:J})}return _.length<2?void 0:{...k,...m,stops:H?s(_):_}}const y=f=>f?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(f.name),L=5;function s(f){const i=Math.floor(W/(L+1));return[...f.slice(0,i).flatMap((n,o)=>{const u=f[o+
1],w=n.at!==void 0&&n.at.px===u?.at?.px&&n.at.percent===u.at.percent;if(!u||w||o===i-1)return[n];const v=Array.from({length:L},(C,H)=>(0,N.EY)(n.paint,u.paint,(H+
1)/(L+1)));return[n,...v.map(C=>({paint:C,at:void 0}))]}),...f.slice(i)]}function R(f,i){const e=f.length===1?(0,r.T)(f[0]):void 0;if(e!==void 0)return{angle:i?
90-e:e};const n=f.map(T.aG),o=n[0]==="to";if(!o&&!i)return;let[u,w]=[0,0];for(const C of o?n.slice(1):n)if(C==="left")u=-1;else if(C==="right")u=1;else if(C==="\
top")w=-1;else if(C==="bottom")w=1;else return;const v=C=>o||C===0?C:-C;return{angle:{x:v(u),y:v(w)}}}function h(f){const i=f.findIndex(n=>(0,T.aG)(n)==="in");if(i<
0)return{space:void 0,others:[...f]};const e=(0,T.aG)(f.at(i+3))==="hue";return{space:(0,T.aG)(f[i+1]),others:[...f.slice(0,i),...f.slice(i+(e?4:2))]}}function d(f,i){
const e=f.findIndex(w=>(0,T.aG)(w)==="at"),n=(0,T.aG)(f[0])==="from";if(!n&&e!==0)return;const o=n?(0,r.T)(f[1]):0,u=e<0?void 0:E(f.slice(e+1),i);return{angle:o??
0,...u&&{center:u}}}function g(f,i){const e=(0,r.T)(f);return e===void 0?(0,r.Y5)(f,i):{px:0,percent:e/360}}const l=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function a(f,i){if((0,D.M)(f[0])!==void 0)return;const e=f.findIndex(w=>(0,T.aG)(w)==="at"),n=(e<0?f:f.slice(0,e)).map(T.aG),o=l.find(w=>n.
includes(w)),u=e<0?void 0:E(f.slice(e+1),i);return{isCircle:n.includes("circle"),...o&&{extent:o},...u&&{center:u}}}const c={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function E(f,i){let e,n,o;for(const u of f){const w=(0,T.aG)(u),v=w!==void 0&&Object.hasOwn(c,w)?c[w]:void 0;if(v){const k={
px:0,percent:v[1]},$=v[0]==="both"?e===void 0&&o!=="x"?"x":"y":v[0];$==="x"?e=k:n=k,o=v[0]==="both"?void 0:$;continue}const C=(0,r.Y5)(u,i);if(!C)return;const H=o===
"x"?e:o==="y"?n:void 0;if(H&&f.length>2){const k=H.percent===1?{px:-C.px,percent:1-C.percent}:C;o==="x"?e=k:n=k,o=void 0}else e===void 0?(e=C,o=void 0):n??=C}if(!(!e&&
!n))return[e??U,n??U]}const x=[(0,O.yA)(0),(0,O.yA)(0)]}),9813:((V,F,p)=>{p.d(F,{m:()=>U});const O=";base64,",N=/[A-Za-z0-9+/=]*/y,r=1e3,D="﷐",T=new RegExp(`${D}\
(\\d+)${D}`,"g");class U{text;runs=[];constructor(A){this.text=A.includes(D)?A:this.takeOut(A)}get isEmpty(){return this.runs.length===0}restore(A){return this.
isEmpty||!A.includes(D)?A:A.replace(T,(y,L)=>this.runs[Number(L)]??y)}takeOut(A){let y="",L=0;for(let s=A.indexOf(O);s>=0;s=A.indexOf(O,s+O.length)){const R=s+O.
length;N.lastIndex=R,N.test(A);const h=N.lastIndex;h-R<r||(y+=`${A.slice(L,R)}${D}${this.runs.push(A.slice(R,h))-1}${D}`,L=h)}return this.isEmpty?A:y+A.slice(L)}}}),
75234:((V,F,p)=>{p.d(F,{If:()=>r,T:()=>g,Y5:()=>L,lT:()=>s,pO:()=>d,rl:()=>h});var O=p(99746),N=p(50697);const r={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,
q:96/101.6},[D,T]=[.572,.536],U=1e7,W=30;function A(i,e,n){if(n.isAngle)return Object.hasOwn(l,e)?i*l[e]:void 0;const o=Object.hasOwn(r,e)?r[e]:void 0;if(o!==void 0)
return i*o*n.zoom;switch(e){case"em":return i*n.em;case"rem":return i*n.rem*n.zoom;case"ch":return i*n.em*(n.zero?.()??D);case"ex":return i*n.em*T;case"lh":case"\
rlh":return i*n.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return i*n.pageWidth*n.zoom/100;case"vh":case"dvh":case"svh":case"lvh":case"v\
b":case"cqh":return i*n.pageHeight*n.zoom/100;case"vmin":return i*Math.min(n.pageWidth,n.pageHeight)*n.zoom/100;case"vmax":return i*Math.max(n.pageWidth,n.pageHeight)*
n.zoom/100;default:return}}const y=i=>({px:i,percent:0,isNumber:!0});function L(i,e){const n=i&&c(i,e,0);if(!(!n||!Number.isFinite(n.px)||!Number.isFinite(n.percent)))
return n.isNumber?n.px===0?(0,O.yA)(0):void 0:n.percent===0?(0,O.yA)(n.px):{px:n.px,percent:n.percent}}function s(i,e){const n=L(i,e);return n?.percent===0?n.px:
void 0}const R={em:16,rem:16,pageWidth:800,pageHeight:1e3,zoom:1};function h(i){const e=i&&c(i,R,0);return e?.isNumber===!0&&Number.isFinite(e.px)?e.px:void 0}function d(i){
const e=i&&c(i,R,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))return e.isNumber?e.px:e.px===0&&e.percent!==0?e.percent:i.type==="Percentage"?
0:void 0}function g(i){if(i?.type==="Number"&&Number(i.value)===0)return 0;if(i?.type!=="Dimension"&&i?.type!=="Function")return;const e=c(i,a,0);return e&&!e.isNumber&&
e.percent===0&&Number.isFinite(e.px)?e.px:void 0}const l={deg:1,grad:.9,rad:180/Math.PI,turn:360},a={...R,isAngle:!0};function c(i,e,n){if(!(n>W))switch(i.type){case"\
Number":return y(Number(i.value));case"Percentage":return{px:0,percent:Number(i.value)/100,isNumber:!1};case"Dimension":{const o=A(Number(i.value),i.unit.toLowerCase(),
e);return o===void 0?void 0:{px:o,percent:0,isNumber:!1}}case"Identifier":return(0,N.aG)(i)==="infinity"?y(U):void 0;case"Parentheses":return x(i.children.toArray(),
e,n+1);case"Function":{const o=i.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),u=(0,N.M$)((0,N.aX)(i),N.wR);if(o==="calc")return x(u[0],e,n+1);const w=u.map(
v=>x(v,e,n+1));return w.every(v=>v!==void 0)?E(o,w,e):void 0}default:return}}function E(i,e,n){const o=({px:k,percent:$})=>k+$*n.pageWidth,u=k=>e.reduce(($,m)=>!$||
k(m,$)?m:$,void 0);if(i==="min")return u((k,$)=>o(k)<o($));if(i==="max")return u((k,$)=>o(k)>o($));if(i!=="clamp"||e.length!==3)return;const[w,v,C]=e,H=o(v)>o(C)?
C:v;return o(H)<o(w)?w:H}function x(i,e,n){let o,u,w=1,v="*";const C=()=>{if(!u)return!1;const H=f(u,w);return o=o?{px:o.px+H.px,percent:o.percent+H.percent,isNumber:o.
isNumber&&H.isNumber}:H,u=void 0,!0};for(const H of i){if(H.type==="Operator"){const $=H.value.trim();if($==="+"||$==="-"){if(!C())return;w=$==="-"?-1:1,v="*"}else
v=$;continue}const k=c(H,e,n);if(!k||(u?v==="*"?u=u.isNumber?f(k,u.px):k.isNumber?f(u,k.px):void 0:u=k.isNumber&&k.px!==0?f(u,1/k.px):void 0:u=k,!u))return}return C()?
o:void 0}const f=({px:i,percent:e,isNumber:n},o)=>({px:i*o,percent:e*o,isNumber:n})}),95826:((V,F,p)=>{p.d(F,{M:()=>U});var O=p(49180),N=p(5196),r=p(75234),D=p(
50697);const T={color:[0,0,0],alpha:0};function U(s,R=0){if(s?.type==="Hash")return y(s.value);if(s?.type==="Identifier"){const d=s.name.toLowerCase();if(d==="t\
ransparent")return T;if(d==="currentcolor")return"current";const g=W[d]??(0,O.q)(d);return g&&A(g)}if(s?.type!=="Function")return;const h=s.name.toLowerCase();return L(
h,(0,D.aX)(s))??(0,N.wV)(h,(0,D.aX)(s),U,R)}const W={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},A=([s,R,h],d=1)=>({color:[s/255,R/255,h/255],alpha:d});function y(s){const R=(0,O.q)(`#${s}`);if(R)return A(R);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(s))return;const h=s.length===4?[...s].map(c=>c+c).join(""):s,[d,g,l,a]=[0,2,4,6].map(c=>Number.parseInt(h.slice(c,c+2),16));return A([d,g,l],a/255)}function L(s,R){
if(!/^(?:rgb|hsl)a?$/.test(s))return;const h=R.filter(x=>x.type!=="Operator"),d=h.length>3?(0,r.pO)(h[3]):1;if(h.length<3||h.length>4||d===void 0)return;const g=Math.
min(Math.max(d,0),1),l=x=>Math.min(Math.max(x,0),255);if(s==="rgb"||s==="rgba"){const x=h.slice(0,3).map(n=>{const o=(0,r.pO)(n);return o===void 0?void 0:l(n.type===
"Percentage"?o*255:o)}),[f,i,e]=x;return f===void 0||i===void 0||e===void 0?void 0:A([f,i,e],g)}const a=(0,r.T)(h[0])??(0,r.pO)(h[0]),[c,E]=[(0,r.pO)(h[1]),(0,r.
pO)(h[2])];if(!(a===void 0||c===void 0||E===void 0))return{color:(0,N.nR)(a,Math.min(Math.max(c,0),1),Math.min(Math.max(E,0),1)),alpha:g}}}),8582:((V,F,p)=>{p.d(
F,{BV:()=>R,De:()=>y,J0:()=>D,LN:()=>g,ST:()=>A,X_:()=>h,aL:()=>T,nI:()=>s,nL:()=>U,r_:()=>d,sD:()=>L,zW:()=>W});var O=p(75234),N=p(95826),r=p(50697);const D=(l,a)=>({
keys:[l],read:(c,E)=>{if(c.length!==1)return;const x=a(c[0],E);return x===void 0?void 0:{[l]:x}}}),T=(l,a,c={})=>D(l,E=>{const x=(0,r.aG)(E);if(x!==void 0)return Object.
hasOwn(c,x)?c[x]:a.find(f=>f===x)}),U=(l,a=-1/0)=>D(l,c=>{const E=(0,O.rl)(c);return E===void 0||E<a?void 0:E}),W=(l,a)=>(0,r.aG)(l)==="auto"?"auto":(0,O.Y5)(l,
a),A=(l,a)=>{const c=(0,O.Y5)(l,a);return c&&(c.percent!==0||c.px>=0)?c:void 0},y=(l,a)=>{const c=(0,O.lT)(l,a);return c!==void 0&&c>=0?c:void 0};function L(l){
const a=(0,N.M)(l);if(a!==void 0)return{paint:a==="current"?void 0:a}}const s=l=>({keys:[l],read:a=>{const c=a.length===1?L(a[0]):void 0;return c&&{[l]:c.paint}}}),
R=["Top","Right","Bottom","Left"];function h(l){const[a,c=a,E=a,x=c]=l;return l.length===0||l.length>4?void 0:[a,c,E,x]}function d(l,a){return{keys:l,read:(c,E)=>{
const x=h(c.map(f=>a(f,E)));if(!(!x||x.includes(void 0)))return Object.fromEntries(l.map((f,i)=>[f,x[i]]))}}}const g=l=>(0,r.M$)(l,r.YY)}),24922:((V,F,p)=>{p.d(
F,{N:()=>U,k:()=>A});var O=p(23407),N=p(50697);const r=[["„“‚‘","cs de et hr sk sl"],["„“„“","bg lt"],["„”«»","pl ro"],["„”’’","sr"],
["„”»«","hu"],["«»“”","ca el it pt-pt"],["«»«»","fr"],["«»”“","fr-ca"],["«»‹›","fa fr-ch"],["«»‘’","nb nn no"],["«»„“","\
ru uk"],["””’’","fi he sv"],["”“’‘","ar ur"],["‘’‘’","nl"],["「」『』","ja zh-hant"]],D=new Map;for(const[y,L]of r){const s=[...y];for(const R of L.
split(" "))D.set(R,s)}const T=new Set([O.DI.quotes,...D.values()]),U="-octavo-language";function W(y){const[L,s=""]=[y.replaceAll("_","-"),y.split(/[-_]/,1)[0]];
return D.get(L)??D.get(s)??O.DI.quotes}const A={keys:["quotes"],read:([y],{own:L})=>{const s=(0,N.aG)(y);return s===void 0||!T.has(L.quotes)?void 0:{quotes:W(s)}}}}),
50697:((V,F,p)=>{p.d(F,{M$:()=>A,YY:()=>W,Zc:()=>r,aG:()=>y,aX:()=>L,wK:()=>D,wR:()=>U});var O=p(88650),N=p(9813);const r=1e5;function D(s){if(s.length>r&&!/\burl\(/i.
test(s))return;const R=[],h=new N.m(s);try{const d=(0,O.A)(h.text,{context:"value",onParseError:l=>R.push(l)});if(R.length>0||d.type!=="Value")return;const g=d.
children.toArray();return h.isEmpty||T(g,h),g}catch{return}}function T(s,R){for(const h of s)h.type==="Url"||h.type==="String"?h.value=R.restore(h.value):(h.type===
"Function"||h.type==="Parentheses")&&T(h.children.toArray(),R)}const U=s=>s.type==="Operator"&&s.value===",",W=s=>s.type==="Operator"&&s.value==="/";function A(s,R){
const h=[[]];for(const d of s)R(d)?h.push([]):h.at(-1).push(d);return h}const y=s=>s?.type==="Identifier"?s.name.toLowerCase():void 0,L=s=>s.children.toArray()}),
23407:((V,F,p)=>{p.d(F,{DI:()=>y,AG:()=>W,lM:()=>L});const N={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{
px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"non\
e",markerMid:"none",markerEnd:"none"};var r=p(99746);const D={px:0,percent:.5},T=[r.f2,r.f2],U={least:"auto",most:"auto"},W={color:{color:[0,0,0],alpha:1},fontSize:16,
zoom:1,fontSizedBy:"medium",fontFamily:[],ownFont:void 0,fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"\
auto",blockAlign:"start",textIndent:r.f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,isInScroller:!1,
whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",listStyleImage:void 0,textFillColor:void 0,textStrokeWidth:0,textStrokeColor:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visibl\
e",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],
drawn:N},A={display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"\
auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:r.f2,marginRight:r.f2,marginBottom:r.f2,marginLeft:r.
f2,paddingTop:r.f2,paddingRight:r.f2,paddingBottom:r.f2,paddingLeft:r.f2,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"\
none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,
borderImage:void 0,borderTopLeftRadius:T,borderTopRightRadius:T,borderBottomRightRadius:T,borderBottomLeftRadius:T,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,
outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",backgroundClips:[],
backgroundOrigin:[],backgroundAttachment:"scroll",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,filter:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,
isIsolated:!1,isContained:!1,firstMargins:"usual",transform:[],translate:[],rotate:[],scale:[],transformOrigin:[D,D],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,
textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0,decorations:[],unicodeBidi:"normal",objectFit:"fill",objectPosition:[{px:0,
percent:.5},{px:0,percent:.5}],tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"bala\
nce",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"\
auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,
gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[U],gridAutoRows:[U],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"\
auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,
clipPath:void 0},y={...W,...A};function L(R){const h={...y};for(const d of s)h[d]=R[d];return h}const s=Object.keys(W)}),99746:((V,F,p)=>{p.d(F,{Il:()=>r,S6:()=>D,
dI:()=>T,f2:()=>O,k8:()=>U,xP:()=>W,yA:()=>N});const O={px:0,percent:0},N=y=>y===0?O:{px:y,percent:0},r=(y,L)=>U(D(y,L)),D=({px:y,percent:L},s)=>L===0?y:y+L*s,T=64,
U=y=>Math.trunc(y*T+Math.sign(y)*A)/T,W=({fontSize:y})=>U(y),A=1e-4})};
