"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,G,w)=>{w.d(G,{gf:()=>m,iw:()=>p,sf:()=>O});var T=w(12889),L=w(76213);function s(i){const[,u,n]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return u===void 0?void 0:`${u}${n==="%"?"%":"px"}`}const k=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function N(i){const u=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(u)&&!/^\d{3}$/.test(u)?`#${u}`:u}const v=["x-small","small","medium","large","x-large","xx-large","xxx-large"],D=new Set(
["td","th"]),C=new Set(["img","table","td","th","col","hr","video","canvas"]),M=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),R=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),_={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function p(i,u){const{name:n,attributes:g}=i;if(g.size===0&&!D.has(n))return[];const S=[],f=($,K)=>{K!==
void 0&&K!==""&&S.push({name:$,value:K,important:!1})};if(!i.isHtml)for(const[$,K]of g)L.P.has($)&&f($,e($,K));const A=$=>g.get($);i.isHtml?C.has(n)&&(f("width",
s(A("width"))),n!=="hr"?f("height",s(A("height"))):a(g,f)):(f("width",k(A("width"))),f("height",k(A("height"))));const W=A("bgcolor");W!==void 0&&f("background-\
color",N(W));const B=O(i);B!==void 0&&f("background-image",`url("${B.replace(/["\\\n]/g,$=>$===`
`?"\\a ":`\\${$}`)}")`),n==="tr"&&f("height",s(A("height"))),n==="body"&&x(g,f),n==="img"&&c(g,f);const U=A("align")?.toLowerCase();return U!==void 0&&M.has(n)&&
f("text-align",R.get(U)??U),n==="img"&&(U==="left"||U==="right")&&f("float",U),n==="table"&&(U==="left"||U==="right")&&f("float",U),(D.has(n)||n==="tr"||n==="tb\
ody")&&f("vertical-align",A("valign")?.toLowerCase()),g.has("nowrap")&&f("white-space","nowrap"),(n==="ol"||n==="ul"||n==="li")&&f("list-style-type",o(A("type"))),
n==="font"&&h(g,f),A("dir")?.toLowerCase()==="auto"&&f("direction",(0,T.vw)(b(i))?"rtl":"ltr"),n==="table"&&P(g,f),D.has(n)&&u&&y(u.attributes,f),S}const[E,l]=[
500,100];function b(i){let u="",n=0;const g=[i];for(let S=g.pop();S&&n<l&&u.length<E;S=g.pop(),n++)if(S.kind==="text")u+=S.value.trimStart().slice(0,E);else for(const f of S.
children.slice(0,l).reverse())g.push(f);return u}const r=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function O({name:i,isHtml:u,attributes:n}){
const g=u&&r.has(i)?n.get("background")?.trim():void 0;return g===""?void 0:g}function m(i){const u=N(i.attributes.get("link")??"");return/^#?\w{1,30}$/.test(u)?
`a:link { color: ${u} }`:""}function x(i,u){const n=i.get("text");n!==void 0&&u("color",N(n));for(const[g,...S]of d)u(`margin-${g}`,S.map(f=>s(i.get(f))).find(f=>f!==
void 0))}const d=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwidth","rightm\
argin"]],t=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["absbottom","bot\
tom"]]);function c(i,u){const n=s(i.get("border"));n!==void 0&&n!=="0px"&&u("border",`${n} solid`);for(const g of["left","right"])u(`margin-${g}`,s(i.get("hspac\
e")));for(const g of["top","bottom"])u(`margin-${g}`,s(i.get("vspace")));u("vertical-align",t.get(i.get("align")?.toLowerCase()??""))}const e=(i,u)=>i==="font-s\
ize"||i==="letter-spacing"?k(u):u,o=i=>i===void 0?void 0:Object.hasOwn(_,i)?_[i]:i.toLowerCase();function a(i,u){const n=i.get("color");n!==void 0&&u("color",N(
n));const[g]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],S=Number(g??0);S<=0||(n!==void 0||i.has("noshade")?u("border-width",`${S/2}px`):S===1?u("border-bottom-wi\
dth","0"):u("height",`${S-2}px`))}function h(i,u){const n=i.get("color");n!==void 0&&u("color",N(n)),u("font-family",i.get("face"));const[,g,S]=/^\s*([+-]?)(\d)/.
exec(i.get("size")??"")??[];if(S===void 0)return;const f=g===""?Number(S):3+ +`${g}${S}`;u("font-size",v[Math.min(Math.max(f,1),7)-1])}function P(i,u){const n=i.
has("border")?s(i.get("border")||"1")??"1px":void 0;n!==void 0&&n!=="0px"&&u("border",`${n} outset`),u("border-color",i.get("bordercolor")),u("border-spacing",s(
i.get("cellspacing")));const g=I.get(i.get("frame")?.toLowerCase()??"");if(g===void 0)return;const S=n===void 0||n==="0px"?"1px solid":`${n} outset`;for(const f of[
"top","right","bottom","left"])u(`border-${f}`,g.includes(f)?S:"0 hidden")}const I=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],
["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function y(i,u){const n=i.has("borde\
r")?s(i.get("border")||"1")??"1px":void 0;n!==void 0&&n!=="0px"&&!i.has("rules")&&(u("border","1px inset"),u("border-color","inherit")),u("padding",s(i.get("cel\
lpadding")))}}),37294:((H,G,w)=>{w.d(G,{$:()=>m,DI:()=>p,Ez:()=>L,Hb:()=>D,Hk:()=>v,LI:()=>N,VE:()=>l,bJ:()=>R,bi:()=>r,df:()=>b,iY:()=>x,ot:()=>O,q3:()=>s,qM:()=>d,
qV:()=>k,uN:()=>M,vS:()=>E,xH:()=>C});var T=w(58552);const L=200,s=1e5,k=5e4,N=2e4,v=2e7,D=2e5,C=5e6,M=5e4,R=2e7,_=t=>(0,T.G6)([{field:"file",message:t}]),p=()=>_(
`nests elements more than ${L} levels deep; at most ${L} are allowed`),E=()=>_(`has more than ${s} elements; at most ${s} are allowed. Split it into several doc\
uments`),l=()=>_(`has more than ${k} rules in style sheets; at most ${k} are allowed`),b=1e3,r=()=>_(`has more than ${b} images of SVG in data: addresses; at mo\
st ${b} are allowed`),O=()=>_("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),m=()=>_("has style sheets whos\
e selectors take too long to compare with its elements; write simpler selectors"),x=()=>_(`has drawings (svg) of more than ${R} characters, those that are repea\
ted counted each time; leave some out, or give them as images`),d=()=>_("has style sheets whose variables make values of too many characters; use var() less oft\
en")}),45893:((H,G,w)=>{w.d(G,{Ci:()=>k,Ky:()=>L,ZE:()=>T,a4:()=>N,hE:()=>s});const T=v=>v.children.filter(D=>D.kind==="element");function L(v){const D=[],C=[v];
for(let M=C.pop();M;M=C.pop()){D.push(M);for(let R=M.children.length-1;R>=0;R--){const _=M.children[R];_.kind==="element"&&C.push(_)}}return D}function s({attributes:v}){
const D=v.get("href");if(D!==void 0)return D.trim();for(const[C,M]of v)if(C.endsWith(":href"))return M.trim()}const k=v=>s(v)?.replace(/^#/,"")??"";function N(v){
const D=[],C=[v];for(let M=C.pop();M;M=C.pop())if(M.kind==="text")D.push(M.value);else for(let R=M.children.length-1;R>=0;R--)C.push(M.children[R]);return D.join(
"")}}),58257:((H,G,w)=>{w.d(G,{Z:()=>v});var T=w(28428),L=w(45657),s=w(37294);const k=4e3,N=600;async function v(_,p){let E=0,l=0;const b={...T.jh,createElement(m,x,d){
if(++E>s.q3)throw(0,s.vS)();return T.jh.createElement(m,x,d)},onItemPush(){if(++l>s.Ez)throw(0,s.DI)()},onItemPop(){l--}},r=new T.iX({treeAdapter:b,scriptingEnabled:!1});
for(let m=0;m<_.length||m===0;m+=k){const x=p.step(k*N);x&&await x,r.tokenizer.write(_.slice(m,m+k),m+k>=_.length)}const O=T.jh.getDocumentMode(r.document)===T.
qy.W$.QUIRKS;return{root:await D(r.document,p),isQuirky:O}}async function D(_,p){const E=_.childNodes.find(r=>T.jh.isElementNode(r)),l=R(E,void 0,0),b=[[E,l]];for(let r=b.
pop();r;r=b.pop()){const[O,m]=r,x=p.step(1e3+O.childNodes.length*500);x&&await x;let d=0;const t=[];for(const c of O.childNodes){if(T.jh.isTextNode(c)&&t.push({
kind:"text",value:c.value,parent:m}),!T.jh.isElementNode(c))continue;const e=R(c,m,d++);t.push(e),b.push([c,e])}m.children=(0,L.Hn)(t),O.childNodes=[]}return l}
const C=new Map,M=new Set;function R(_,p,E){const{attrs:l}=_,b=l.length===0?C:new Map(l.map(({name:x,value:d})=>[x,d])),r=b.get("class")?.split(/[ \t\n\f\r]+/).
filter(x=>x!==""),O=r===void 0?M:new Set(r),m=_.namespaceURI===T.qy.NS.HTML;return{kind:"element",name:_.tagName,attributes:b,classes:O,parent:p,children:[],index:E,
isHtml:m}}}),72594:((H,G,w)=>{w.d(G,{Z:()=>M,e:()=>v,imagesNamedIn:()=>C,mayNameImages:()=>D});var T=w(34622),L=w(39170),s=w(45893),k=w(58257),N=w(50697);function v(p){
const E=new Set;for(const l of(0,s.Ky)(p)){const b=l.name==="image"&&!l.isHtml?(0,s.hE)(l):void 0,r=l.name==="img"?M(l):b;r!==void 0&&r!==""&&E.add((0,T.bi)(r));
const O=(0,L.sf)(l);O!==void 0&&E.add((0,T.bi)(O));for(const m of[l.attributes.get("style"),l.name==="style"?(0,s.a4)(l):void 0])for(const x of R(m??""))E.add((0,T.
bi)(x))}return[...E]}const D=(p,E)=>p==="html"?/<img|<image|url\(/i.test(E):E.includes("![");async function C(p,E,l){if(p==="markdown")return await(0,T.e_)(E,l);
const{root:b}=await(0,k.Z)(E,l);return v(b)}function M({attributes:p}){const E=p.get("src")?.trim();if(E!==void 0&&E!=="")return E;const[l=""]=(p.get("srcset")??
"").trim().split(/[\s,]/,1);return l===""?void 0:l}function*R(p){let E;const l=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let b=l.exec(p);b;b=l.exec(
p)){const{0:r,index:O}=b;if(r.startsWith("@"))E=/^@font/i.test(r)?"font":"sheet";else if(r==="}"||r===";")E===(r==="}"?"font":"sheet")&&(E=void 0);else if(!E){const m=_(
p,O+r.length);if(m<0)return;l.lastIndex=m;const[x]=(0,N.wK)(p.slice(O,m+1))??[];x?.type==="Url"&&(yield x.value)}}}function _(p,E){let l=E;for(;/\s/.test(p.charAt(
l));)l++;const b=p.charAt(l);if(b!=='"'&&b!=="'")return p.indexOf(")",E);let r=l;do r=p.indexOf(b,r+1);while(r>0&&p.charAt(r-1)==="\\");return r<0?-1:p.indexOf(
")",r)}}),5196:((H,G,w)=>{w.d(G,{E:()=>i,w:()=>k});var T=w(75234),L=w(50697);const s=10;function k(n,g,S,f){if(n==="color-mix")return f<s?y(g,S,f+1):void 0;if(n===
"light-dark")return f<s?N(g,S,f+1):void 0;const[A=[],[W]=[]]=(0,L.M$)(g,L.YY),B=W===void 0?1:D(W,1);if(B===void 0)return;const U=n==="color"?p(A):M(n,A);return U&&
{color:U.map(v),alpha:v(B)}}function N(n,g,S){const f=(0,L.M$)(n,L.wR);return f.length===2&&f[0].length===1?g(f[0][0],S):void 0}const v=n=>Math.min(Math.max(n,0),
1);function D(n,g){if((0,L.aG)(n)==="none")return 0;const S=(0,T.pO)(n);return S===void 0?void 0:n?.type==="Percentage"?S*g:S}const C=n=>(0,L.aG)(n)==="none"?0:
(0,T.T)(n)??(n?.type==="Percentage"?void 0:(0,T.pO)(n));function M(n,g){const S=Object.hasOwn(_,n)?_[n]:void 0;if(!S||g.length!==3)return;const f=g.map((U,$)=>{
const K=S.wholes[$];return K==="hue"?C(U):D(U,K)}),[A,W,B]=f;return A===void 0||W===void 0||B===void 0?void 0:S.convert([A,W,B])}const R=([n,g,S])=>{const f=S*Math.
PI/180;return[n,g*Math.cos(f),g*Math.sin(f)]},_={oklab:{wholes:[1,.4,.4],convert:n=>r(o(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>r(o(R(n)))},lab:{wholes:[100,
125,125],convert:n=>r(h(n))},lch:{wholes:[100,150,"hue"],convert:n=>r(h(R(n)))},hwb:{wholes:["hue",1,1],convert:P}};function p([n,...g]){const S=g.map(B=>D(B,1)),
[f,A,W]=S;if(!(S.length!==3||f===void 0||A===void 0||W===void 0))switch((0,L.aG)(n)){case"srgb":return[f,A,W];case"srgb-linear":return r([f,A,W]);case"display-p\
3":return r(E(c,[f,A,W].map(b)));default:return}}const E=(n,[g,S,f])=>n.map(([A,W,B])=>A*g+W*S+B*f),l=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.
abs(n)**(1/2.4)-.055),b=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,r=n=>n.map(l),O=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
x=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],d=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],c=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,
1,.8251046025],o=n=>E(m,E(O,n).map(g=>g**3)),a=n=>E(d,E(x,n).map(Math.cbrt));function h([n,g,S]){const f=(n+16)/116,A=W=>W>6/29?W**3:(116*W-16)/(24389/27);return E(
t,[e[0]*A(f+g/500),A(f),e[2]*A(f-S/200)])}function P([n,g,S]){const f=g+S;if(f>=1)return[g/f,g/f,g/f];const A=W=>{const B=((W+n/60)%6+6)%6;return v(Math.abs(B-3)-
1)*(1-f)+g};return[A(0),A(4),A(2)]}const I={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(b),r],oklab:[n=>a(n.map(b)),n=>r(o(n))]};function y(n,g,S){const[f=[],...A]=(0,L.
M$)(n,L.wR);if((0,L.aG)(f[0])!=="in"||A.length!==2)return;const W=A.map(V=>{const J=V.find(({type:z})=>z==="Percentage"),Z=g(V.find(({type:z})=>z!=="Percentage"),
S);return{paint:Z==="current"?void 0:Z,share:(0,T.pO)(J)}}),[B,U]=W;if(!B?.paint||!U?.paint)return;const $=(0,L.aG)(f[1])??"",K=B.paint.alpha===0||U.paint.alpha===
0,F=Object.hasOwn(I,$)?I[$]:K?I.srgb:void 0;if(!F)return;const[Q,Y]=[B.share??1-(U.share??.5),U.share??1-(B.share??.5)],j=Q+Y;if(j<=0)return;const X=u(B.paint,U.
paint,Y/j,F);return{...X,alpha:v(X.alpha*Math.min(j,1))}}const i=(n,g,S)=>u(n,g,S,I.oklab);function u(n,g,S,[f,A]){const W=[n.alpha*(1-S),g.alpha*S],B=W[0]+W[1],
U=[f(n.color),f(g.color)],$=U[0].map((K,F)=>B===0?0:(K*W[0]+U[1][F]*W[1])/B);return{color:A($).map(v),alpha:v(B)}}}),76213:((H,G,w)=>{w.d(G,{P:()=>c,d:()=>t});var T=w(
75234),L=w(16326),s=w(50697);const k=1e3;function N(e,o){if(e.type!=="Function")return;const a=(0,s.aX)(e);switch(e.name.toLowerCase()){case"polygon":return v(a,
o);case"circle":return D(a,o,1);case"ellipse":return D(a,o,2);case"inset":return C(a,o);default:return}}function v(e,o){const a=(0,s.M$)(e,s.wR),h=(0,s.aG)(a[0]?.[0]),
I=(h==="evenodd"||h==="nonzero"?a.slice(1):a).map(i=>i.map(u=>(0,T.Y5)(u,o)));if(I.length<3||I.length>k)return;const y=I.flatMap(([i,u,n])=>i&&u&&!n?[[i,u]]:[]);
return y.length===I.length?{kind:"polygon",corners:y,hasHoles:h==="evenodd"}:void 0}function D(e,o,a){const h=e.findIndex(u=>(0,s.aG)(u)==="at"),P=h<0?[L.QR,L.QR]:
(0,L.ux)(e.slice(h+1),o),I=(h<0?e:e.slice(0,h)).map(u=>{const n=(0,s.aG)(u);return n==="closest-side"||n==="farthest-side"?n:(0,T.Y5)(u,o)}),[y="closest-side",i="\
closest-side"]=I;if(!(!P||I.includes(void 0)||I.length!==0&&I.length!==a))return{kind:"ellipse",center:P,radii:a===1?[y]:[y,i]}}function C(e,o){const a=e.findIndex(
n=>(0,s.aG)(n)==="round"),h=(a<0?e:e.slice(0,a)).map(n=>(0,T.Y5)(n,o)),P=a<0?{px:0,percent:0}:e.length===a+2?(0,T.Y5)(e[a+1],o):void 0,[I,y=I,i=I,u=y]=h;if(!(!I||
!y||!i||!u||!P||h.length>4))return{kind:"inset",sides:[I,y,i,u],radius:P}}var M=w(95826),R=w(8582);const _=(e,o)=>({keys:["drawn"],read:(a,h)=>{const P=o(a,h);return P===
void 0?void 0:{drawn:{...h.own.drawn,[e]:P}}}}),p=e=>_(e,([o,a])=>E(o,a));function E(e,o){if((0,s.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,M.M)(
e);const a=(0,s.aG)(o)==="none"?"none":(0,M.M)(o)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:a}}const l=e=>{const o=(0,T.pO)(e);return o===void 0?
void 0:Math.min(Math.max(o,0),1)};function b(e,o){const a=(0,T.rl)(e);return a===void 0?(0,T.Y5)(e,o):{px:a,percent:0}}const r=100,O=e=>([o])=>{const a=(0,s.aG)(
o);return a!==void 0&&Object.hasOwn(e,a)?e[a]:void 0};function m(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,s.aG)(e)==="none"?"none":void 0}const x={
keys:["drawn"],read:([e],{own:o})=>{const a=m(e);return a===void 0?void 0:{drawn:{...o.drawn,markerStart:a,markerMid:a,markerEnd:a}}}},d={nonzero:!1,evenodd:!0},
t={fill:p("fill"),"fill-opacity":_("fillOpacity",([e])=>l(e)),"fill-rule":_("hasHoles",O(d)),"clip-rule":_("clipHasHoles",O(d)),stroke:p("stroke"),"stroke-opaci\
ty":_("strokeOpacity",([e])=>l(e)),"stroke-width":_("strokeWidth",([e],o)=>b(e,o)),"stroke-linecap":_("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":_("j\
oin",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":_("miter",([e])=>{const o=(0,T.rl)(e);return o===void 0||o<1?void 0:o}),"stroke-das\
harray":_("dashes",(e,o)=>{if((0,s.aG)(e[0])==="none")return[];const a=e.filter(({type:h})=>h!=="Operator").map(h=>b(h,o));if(!(a.length>r||a.some(h=>h===void 0||
h.px<0)))return a}),"stroke-dashoffset":_("dashOffset",([e],o)=>b(e,o)),"vector-effect":_("isUnscaled",([e])=>(0,s.aG)(e)==="non-scaling-stroke"),"paint-order":_(
"isStrokeUnder",e=>{const o=e.map(s.aG),[a,h]=[o.indexOf("fill"),o.indexOf("stroke")];return h>=0&&(a<0||h<a)}),marker:x,"marker-start":_("markerStart",([e])=>m(
e)),"marker-mid":_("markerMid",([e])=>m(e)),"marker-end":_("markerEnd",([e])=>m(e)),"text-anchor":_("anchor",O({start:"start",middle:"middle",end:"end"})),"domi\
nant-baseline":_("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,
"text-bottom":-.29,ideographic:-.29})),"baseline-shift":_("drop",O({baseline:0,super:-.55,sub:.3})),"stop-color":(0,R.J0)("stopColor",(e,o)=>{const a=(0,M.M)(e);
return a==="current"?o.own.color:a}),"stop-opacity":(0,R.J0)("stopOpacity",l),"clip-path":{keys:["clipPath"],read:([e,...o],a)=>{if(!e||o.length>0)return;if((0,s.
aG)(e)==="none")return{clipPath:void 0};const h=e.type==="Url"?e.value.trim().replace(/^#/,""):N(e,a);return h===void 0?void 0:{clipPath:h}}}},c=new Set([...Object.
keys(t),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","text-decoration","visibility",
"word-spacing"])}),16326:((H,G,w)=>{w.d(G,{Ff:()=>d,OW:()=>C,QR:()=>v,ux:()=>x});var T=w(1337),L=w(5196),s=w(75234),k=w(95826),N=w(50697);const v={px:0,percent:.5},
D=256;function C(t,c,e){const o=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),a=o!==t.name.toLowerCase(),h=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(o)?.[1];if(!h)return;const P=(0,N.M$)((0,N.aX)(t),N.wR),{space:I,others:y}=E(P[0]),i=I===void 0?P.some(([A])=>M(A)):I==="oklab";y.length===0?P.shift():P[0]=
y;const u={kind:h,angle:h==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[v,v],repeats:o.startsWith("repeating"),stops:[]},[n=[]]=P,g=h==="linear"?
p(n,a):h==="radial"?O(n,c):l(n,c),S=(g?P.slice(1):P).slice(0,D),f=[];for(const A of S){const W=(0,k.M)(A[0]),B=W==="current"?e:W;if(B===void 0){if(A.length===1&&
(0,s.Y5)(A[0],c))continue;return}const U=A.slice(1).map($=>h==="conic"?b($,c):(0,s.Y5)($,c));U.length===0&&f.push({paint:B,at:void 0});for(const $ of U)f.push({
paint:B,at:$})}return f.length<2?void 0:{...u,...g,stops:i?_(f):f}}const M=t=>t?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),R=5;function _(t){
const c=Math.floor(D/(R+1));return[...t.slice(0,c).flatMap((o,a)=>{const h=t[a+1],P=o.at!==void 0&&o.at.px===h?.at?.px&&o.at.percent===h.at.percent;if(!h||P||a===
c-1)return[o];const I=Array.from({length:R},(y,i)=>(0,L.E)(o.paint,h.paint,(i+1)/(R+1)));return[o,...I.map(y=>({paint:y,at:void 0}))]}),...t.slice(c)]}function p(t,c){
const e=t.length===1?(0,s.T)(t[0]):void 0;if(e!==void 0)return{angle:c?90-e:e};const o=t.map(N.aG),a=o[0]==="to";if(!a&&!c)return;let[h,P]=[0,0];for(const y of a?
o.slice(1):o)if(y==="left")h=-1;else if(y==="right")h=1;else if(y==="top")P=-1;else if(y==="bottom")P=1;else return;const I=y=>a||y===0?y:-y;return{angle:{x:I(h),
y:I(P)}}}function E(t){const c=t.findIndex(o=>(0,N.aG)(o)==="in");if(c<0)return{space:void 0,others:[...t]};const e=(0,N.aG)(t.at(c+3))==="hue";return{space:(0,N.
aG)(t[c+1]),others:[...t.slice(0,c),...t.slice(c+(e?4:2))]}}function l(t,c){const e=t.findIndex(P=>(0,N.aG)(P)==="at"),o=(0,N.aG)(t[0])==="from";if(!o&&e!==0)return;
const a=o?(0,s.T)(t[1]):0,h=e<0?void 0:x(t.slice(e+1),c);return{angle:a??0,...h&&{center:h}}}function b(t,c){const e=(0,s.T)(t);return e===void 0?(0,s.Y5)(t,c):
{px:0,percent:e/360}}const r=["closest-side","closest-corner","farthest-side","farthest-corner"];function O(t,c){if((0,k.M)(t[0])!==void 0)return;const e=t.findIndex(
P=>(0,N.aG)(P)==="at"),o=(e<0?t:t.slice(0,e)).map(N.aG),a=r.find(P=>o.includes(P)),h=e<0?void 0:x(t.slice(e+1),c);return{isCircle:o.includes("circle"),...a&&{extent:a},
...h&&{center:h}}}const m={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function x(t,c){let e,o,a;for(const h of t){const P=(0,N.aG)(
h),I=P!==void 0&&Object.hasOwn(m,P)?m[P]:void 0;if(I){const u={px:0,percent:I[1]},n=I[0]==="both"?e===void 0&&a!=="x"?"x":"y":I[0];n==="x"?e=u:o=u,a=I[0]==="bot\
h"?void 0:n;continue}const y=(0,s.Y5)(h,c);if(!y)return;const i=a==="x"?e:a==="y"?o:void 0;if(i&&t.length>2){const u=i.percent===1?{px:-y.px,percent:1-y.percent}:
y;a==="x"?e=u:o=u,a=void 0}else e===void 0?(e=y,a=void 0):o??=y}if(!(!e&&!o))return[e??v,o??v]}const d=[(0,T.yA)(0),(0,T.yA)(0)]}),75234:((H,G,w)=>{w.d(G,{T:()=>b,
Y5:()=>R,lT:()=>_,pO:()=>l,rl:()=>E});var T=w(1337),L=w(50697);const s={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[k,N]=[.572,.536],v=1e7,D=30;function C(d,t,c){
const e=Object.hasOwn(s,t)?s[t]:void 0;if(e!==void 0)return d*e;switch(t){case"em":return d*c.em;case"rem":return d*c.rem;case"ch":return d*c.em*(c.zero?.()??k);case"\
ex":return d*c.em*N;case"lh":case"rlh":return d*c.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return d*c.pageWidth/100;case"vh":case"dvh":case"\
svh":case"lvh":case"vb":case"cqh":return d*c.pageHeight/100;case"vmin":return d*Math.min(c.pageWidth,c.pageHeight)/100;case"vmax":return d*Math.max(c.pageWidth,
c.pageHeight)/100;default:return}}const M=d=>({px:d,percent:0,isNumber:!0});function R(d,t){const c=d&&r(d,t,0);if(!(!c||!Number.isFinite(c.px)||!Number.isFinite(
c.percent)))return c.isNumber?c.px===0?(0,T.yA)(0):void 0:c.percent===0?(0,T.yA)(c.px):{px:c.px,percent:c.percent}}function _(d,t){const c=R(d,t);return c?.percent===
0?c.px:void 0}const p={em:16,rem:16,pageWidth:800,pageHeight:1e3};function E(d){const t=d&&r(d,p,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function l(d){
const t=d&&r(d,p,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:d.type==="Percentage"?
0:void 0}function b(d){if(d?.type==="Number"&&Number(d.value)===0)return 0;if(d?.type!=="Dimension")return;const t=Number(d.value);switch(d.unit.toLowerCase()){case"\
deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function r(d,t,c){if(!(c>D))switch(d.type){case"Numb\
er":return M(Number(d.value));case"Percentage":return{px:0,percent:Number(d.value)/100,isNumber:!1};case"Dimension":{const e=C(Number(d.value),d.unit.toLowerCase(),
t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,L.aG)(d)==="infinity"?M(v):void 0;case"Parentheses":return m(d.children.toArray(),
t,c+1);case"Function":{const e=d.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),o=(0,L.M$)((0,L.aX)(d),L.wR);if(e==="calc")return m(o[0],t,c+1);const a=o.map(
h=>m(h,t,c+1));return a.every(h=>h!==void 0)?O(e,a,t):void 0}default:return}}function O(d,t,c){const e=({px:y,percent:i})=>y+i*c.pageWidth,o=y=>t.reduce((i,u)=>!i||
y(u,i)?u:i,void 0);if(d==="min")return o((y,i)=>e(y)<e(i));if(d==="max")return o((y,i)=>e(y)>e(i));if(d!=="clamp"||t.length!==3)return;const[a,h,P]=t,I=e(h)>e(P)?
P:h;return e(I)<e(a)?a:I}function m(d,t,c){let e,o,a=1,h="*";const P=()=>{if(!o)return!1;const I=x(o,a);return e=e?{px:e.px+I.px,percent:e.percent+I.percent,isNumber:e.
isNumber&&I.isNumber}:I,o=void 0,!0};for(const I of d){if(I.type==="Operator"){const i=I.value.trim();if(i==="+"||i==="-"){if(!P())return;a=i==="-"?-1:1,h="*"}else
h=i;continue}const y=r(I,t,c);if(!y||(o?h==="*"?o=o.isNumber?x(y,o.px):y.isNumber?x(o,y.px):void 0:o=y.isNumber&&y.px!==0?x(o,1/y.px):void 0:o=y,!o))return}return P()?
e:void 0}const x=({px:d,percent:t,isNumber:c},e)=>({px:d*e,percent:t*e,isNumber:c})}),95826:((H,G,w)=>{w.d(G,{M:()=>v});var T=w(49180),L=w(5196),s=w(75234),k=w(
50697);const N={color:[0,0,0],alpha:0};function v(p,E=0){if(p?.type==="Hash")return M(p.value);if(p?.type==="Identifier"){const b=p.name.toLowerCase();if(b==="t\
ransparent")return N;if(b==="currentcolor")return"current";const r=D[b]??(0,T.q)(b);return r&&C(r)}if(p?.type!=="Function")return;const l=p.name.toLowerCase();return R(
l,(0,k.aX)(p))??(0,L.w)(l,(0,k.aX)(p),v,E)}const D={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},C=([p,E,l],b=1)=>({color:[p/255,E/255,l/255],alpha:b});function M(p){const E=(0,T.q)(`#${p}`);if(E)return C(E);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(p))return;const l=p.length===4?[...p].map(x=>x+x).join(""):p,[b,r,O,m]=[0,2,4,6].map(x=>Number.parseInt(l.slice(x,x+2),16));return C([b,r,O],m/255)}function R(p,E){
if(!/^(?:rgb|hsl)a?$/.test(p))return;const l=E.filter(t=>t.type!=="Operator"),b=l.length>3?(0,s.pO)(l[3]):1;if(l.length<3||l.length>4||b===void 0)return;const r=Math.
min(Math.max(b,0),1),O=t=>Math.min(Math.max(t,0),255);if(p==="rgb"||p==="rgba"){const t=l.slice(0,3).map(a=>{const h=(0,s.pO)(a);return h===void 0?void 0:O(a.type===
"Percentage"?h*255:h)}),[c,e,o]=t;return c===void 0||e===void 0||o===void 0?void 0:C([c,e,o],r)}const m=(0,s.T)(l[0])??(0,s.pO)(l[0]),[x,d]=[(0,s.pO)(l[1]),(0,s.
pO)(l[2])];if(!(m===void 0||x===void 0||d===void 0))return{color:_(m,Math.min(Math.max(x,0),1),Math.min(Math.max(d,0),1)),alpha:r}}function _(p,E,l){const b=r=>{
const O=((r+p/30)%12+12)%12;return l-E*Math.min(l,1-l)*Math.max(-1,Math.min(O-3,9-O,1))};return[b(0),b(8),b(4)]}}),8582:((H,G,w)=>{w.d(G,{BV:()=>p,De:()=>M,J0:()=>k,
LN:()=>b,ST:()=>C,X_:()=>E,aL:()=>N,nI:()=>_,nL:()=>v,r_:()=>l,sD:()=>R,zW:()=>D});var T=w(75234),L=w(95826),s=w(50697);const k=(r,O)=>({keys:[r],read:(m,x)=>{if(m.
length!==1)return;const d=O(m[0],x);return d===void 0?void 0:{[r]:d}}}),N=(r,O,m={})=>k(r,x=>{const d=(0,s.aG)(x);if(d!==void 0)return Object.hasOwn(m,d)?m[d]:O.
find(t=>t===d)}),v=(r,O=-1/0)=>k(r,m=>{const x=(0,T.rl)(m);return x===void 0||x<O?void 0:x}),D=(r,O)=>(0,s.aG)(r)==="auto"?"auto":(0,T.Y5)(r,O),C=(r,O)=>{const m=(0,T.
Y5)(r,O);return m&&(m.percent!==0||m.px>=0)?m:void 0},M=(r,O)=>{const m=(0,T.lT)(r,O);return m!==void 0&&m>=0?m:void 0};function R(r){const O=(0,L.M)(r);if(O!==
void 0)return{paint:O==="current"?void 0:O}}const _=r=>({keys:[r],read:O=>{const m=O.length===1?R(O[0]):void 0;return m&&{[r]:m.paint}}}),p=["Top","Right","Bott\
om","Left"];function E(r){const[O,m=O,x=O,d=m]=r;return r.length===0||r.length>4?void 0:[O,m,x,d]}function l(r,O){return{keys:r,read:(m,x)=>{const d=E(m.map(t=>O(
t,x)));if(!(!d||d.includes(void 0)))return Object.fromEntries(r.map((t,c)=>[t,d[c]]))}}}const b=r=>(0,s.M$)(r,s.YY)}),50697:((H,G,w)=>{w.d(G,{M$:()=>v,YY:()=>N,
aG:()=>D,aX:()=>C,wK:()=>s,wR:()=>k});var T=w(88650);const L=2e5;function s(M){if(M.length>L&&!/\burl\(/i.test(M))return;const R=[];try{const _=(0,T.A)(M,{context:"\
value",onParseError:p=>R.push(p)});return R.length>0||_.type!=="Value"?void 0:_.children.toArray()}catch{return}}const k=M=>M.type==="Operator"&&M.value===",",N=M=>M.
type==="Operator"&&M.value==="/";function v(M,R){const _=[[]];for(const p of M)R(p)?_.push([]):_.at(-1).push(p);return _}const D=M=>M?.type==="Identifier"?M.name.
toLowerCase():void 0,C=M=>M.children.toArray()}),1337:((H,G,w)=>{w.d(G,{DI:()=>R,AG:()=>C,f2:()=>s,lM:()=>_,yA:()=>k,Il:()=>E});const L={fill:{color:[0,0,0],alpha:1},
fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,
anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},s={px:0,percent:0},k=l=>l===0?s:{px:l,percent:0},N={px:0,
percent:.5},v=[s,s],D={least:"auto",most:"auto"},C={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"norma\
l",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:s,textTransform:"none",letterSpacing:0,wordSpacing:0,
whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"\
show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:L},R={...C,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"\
auto",bottom:"auto",left:"auto",marginTop:s,marginRight:s,marginBottom:s,marginLeft:s,paddingTop:s,paddingRight:s,paddingBottom:s,paddingLeft:s,borderTopWidth:3,
borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,
borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:v,borderTopRightRadius:v,borderBottomRightRadius:v,
borderBottomLeftRadius:v,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[],backgroundClip:"border-box",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,
isContained:!1,transform:[],translate:[],rotate:[],scale:[],transformOrigin:[N,N],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,
columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",
flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"\
auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[D],gridAutoRows:[D],gridAutoFlow:"\
row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,
0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function _(l){const b={...R};for(const r of p)b[r]=l[r];return b}const p=Object.keys(C),E=({px:l,percent:b},r)=>b===
0?l:l+b*r})};
