"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((H,G,w)=>{w.d(G,{gf:()=>m,iw:()=>_,sf:()=>O});var T=w(76213);function S(i){const[,f,n]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(i??"")??[];return f===void 0?void 0:`${f}${n==="%"?"%":"px"}`}const u=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function D(i){const f=i.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(f)&&!/^\d{3}$/.test(f)?`#${f}`:f}const C=["x-small","small","medium","large","x-large","xx-large","xxx-large"],I=new Set(
["td","th"]),N=new Set(["img","table","td","th","col","hr","video","canvas"]),k=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),x=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),L={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function _(i,f){const{name:n,attributes:g}=i;if(g.size===0&&!I.has(n))return[];const v=[],l=($,K)=>{K!==
void 0&&K!==""&&v.push({name:$,value:K,important:!1})};if(!i.isHtml)for(const[$,K]of g)T.P.has($)&&l($,e($,K));const A=$=>g.get($);i.isHtml?N.has(n)&&(l("width",
S(A("width"))),n!=="hr"?l("height",S(A("height"))):s(g,l)):(l("width",u(A("width"))),l("height",u(A("height"))));const W=A("bgcolor");W!==void 0&&l("background-\
color",D(W));const B=O(i);B!==void 0&&l("background-image",`url("${B.replace(/["\\\n]/g,$=>$===`
`?"\\a ":`\\${$}`)}")`),n==="tr"&&l("height",S(A("height"))),n==="body"&&M(g,l),n==="img"&&c(g,l);const U=A("align")?.toLowerCase();return U!==void 0&&k.has(n)&&
l("text-align",x.get(U)??U),n==="img"&&(U==="left"||U==="right")&&l("float",U),n==="table"&&(U==="left"||U==="right")&&l("float",U),(I.has(n)||n==="tr"||n==="tb\
ody")&&l("vertical-align",A("valign")?.toLowerCase()),g.has("nowrap")&&l("white-space","nowrap"),(n==="ol"||n==="ul"||n==="li")&&l("list-style-type",r(A("type"))),
n==="font"&&h(g,l),A("dir")?.toLowerCase()==="auto"&&l("direction",E(i)),n==="table"&&P(g,l),I.has(n)&&f&&y(f.attributes,l),v}const p=/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u,
[b,d]=[500,100];function E(i){let f="",n=0;const g=[i];for(let l=g.pop();l&&n<d&&f.length<b;l=g.pop(),n++)if(l.kind==="text")f+=l.value.trimStart().slice(0,b);else
for(const A of l.children.slice(0,d).reverse())g.push(A);const[v=""]=new RegExp("\\p{L}","u").exec(f)??[];return p.test(v)?"rtl":"ltr"}const o=new Set(["body","\
table","thead","tbody","tfoot","tr","td","th"]);function O({name:i,isHtml:f,attributes:n}){const g=f&&o.has(i)?n.get("background")?.trim():void 0;return g===""?
void 0:g}function m(i){const f=D(i.attributes.get("link")??"");return/^#?\w{1,30}$/.test(f)?`a:link { color: ${f} }`:""}function M(i,f){const n=i.get("text");n!==
void 0&&f("color",D(n));for(const[g,...v]of a)f(`margin-${g}`,v.map(l=>S(i.get(l))).find(l=>l!==void 0))}const a=[["top","marginheight","topmargin"],["bottom","\
marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwidth","rightmargin"]],t=new Map([["top","top"],["texttop","text-top"],["middl\
e","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["absbottom","bottom"]]);function c(i,f){const n=S(i.get("border"));n!==void 0&&n!==
"0px"&&f("border",`${n} solid`);for(const g of["left","right"])f(`margin-${g}`,S(i.get("hspace")));for(const g of["top","bottom"])f(`margin-${g}`,S(i.get("vspac\
e")));f("vertical-align",t.get(i.get("align")?.toLowerCase()??""))}const e=(i,f)=>i==="font-size"||i==="letter-spacing"?u(f):f,r=i=>i===void 0?void 0:Object.hasOwn(
L,i)?L[i]:i.toLowerCase();function s(i,f){const n=i.get("color");n!==void 0&&f("color",D(n));const[g]=/^\s*\d{1,4}/.exec(i.get("size")??"")??[],v=Number(g??0);v<=
0||(n!==void 0||i.has("noshade")?f("border-width",`${v/2}px`):v===1?f("border-bottom-width","0"):f("height",`${v-2}px`))}function h(i,f){const n=i.get("color");
n!==void 0&&f("color",D(n)),f("font-family",i.get("face"));const[,g,v]=/^\s*([+-]?)(\d)/.exec(i.get("size")??"")??[];if(v===void 0)return;const l=g===""?Number(
v):3+ +`${g}${v}`;f("font-size",C[Math.min(Math.max(l,1),7)-1])}function P(i,f){const n=i.has("border")?S(i.get("border")||"1")??"1px":void 0;n!==void 0&&n!=="0\
px"&&f("border",`${n} outset`),f("border-color",i.get("bordercolor")),f("border-spacing",S(i.get("cellspacing")));const g=R.get(i.get("frame")?.toLowerCase()??"");
if(g===void 0)return;const v=n===void 0||n==="0px"?"1px solid":`${n} outset`;for(const l of["top","right","bottom","left"])f(`border-${l}`,g.includes(l)?v:"0 hi\
dden")}const R=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box","to\
p right bottom left"],["border","top right bottom left"]]);function y(i,f){const n=i.has("border")?S(i.get("border")||"1")??"1px":void 0;n!==void 0&&n!=="0px"&&
!i.has("rules")&&(f("border","1px inset"),f("border-color","inherit")),f("padding",S(i.get("cellpadding")))}}),37294:((H,G,w)=>{w.d(G,{$:()=>m,DI:()=>p,Ez:()=>S,
Hb:()=>N,Hk:()=>I,LI:()=>C,VE:()=>d,bJ:()=>L,bi:()=>o,df:()=>E,iY:()=>M,ot:()=>O,q3:()=>u,qM:()=>a,qV:()=>D,uN:()=>x,vS:()=>b,xH:()=>k});var T=w(58552);const S=200,
u=1e5,D=5e4,C=2e4,I=2e7,N=2e5,k=5e6,x=5e4,L=2e7,_=t=>(0,T.G6)([{field:"file",message:t}]),p=()=>_(`nests elements more than ${S} levels deep; at most ${S} are a\
llowed`),b=()=>_(`has more than ${u} elements; at most ${u} are allowed. Split it into several documents`),d=()=>_(`has more than ${D} rules in style sheets; at\
 most ${D} are allowed`),E=1e3,o=()=>_(`has more than ${E} images of SVG in data: addresses; at most ${E} are allowed`),O=()=>_("has rules of pages (@page) that\
 take too long to read for each of their names; write fewer rules"),m=()=>_("has style sheets whose selectors take too long to compare with its elements; write \
simpler selectors"),M=()=>_(`has drawings (svg) of more than ${L} characters, those that are repeated counted each time; leave some out, or give them as images`),
a=()=>_("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((H,G,w)=>{w.d(G,{Ci:()=>D,Ky:()=>S,ZE:()=>T,a4:()=>C,
hE:()=>u});const T=I=>I.children.filter(N=>N.kind==="element");function S(I){const N=[],k=[I];for(let x=k.pop();x;x=k.pop()){N.push(x);for(let L=x.children.length-
1;L>=0;L--){const _=x.children[L];_.kind==="element"&&k.push(_)}}return N}function u({attributes:I}){const N=I.get("href");if(N!==void 0)return N.trim();for(const[
k,x]of I)if(k.endsWith(":href"))return x.trim()}const D=I=>u(I)?.replace(/^#/,"")??"";function C(I){const N=[],k=[I];for(let x=k.pop();x;x=k.pop())if(x.kind==="\
text")N.push(x.value);else for(let L=x.children.length-1;L>=0;L--)k.push(x.children[L]);return N.join("")}}),58257:((H,G,w)=>{w.d(G,{Z:()=>I});var T=w(28428),S=w(
45657),u=w(37294);const D=4e3,C=600;async function I(_,p){let b=0,d=0;const E={...T.jh,createElement(m,M,a){if(++b>u.q3)throw(0,u.vS)();return T.jh.createElement(
m,M,a)},onItemPush(){if(++d>u.Ez)throw(0,u.DI)()},onItemPop(){d--}},o=new T.iX({treeAdapter:E,scriptingEnabled:!1});for(let m=0;m<_.length||m===0;m+=D){const M=p.
step(D*C);M&&await M,o.tokenizer.write(_.slice(m,m+D),m+D>=_.length)}const O=T.jh.getDocumentMode(o.document)===T.qy.W$.QUIRKS;return{root:await N(o.document,p),
isQuirky:O}}async function N(_,p){const b=_.childNodes.find(o=>T.jh.isElementNode(o)),d=L(b,void 0,0),E=[[b,d]];for(let o=E.pop();o;o=E.pop()){const[O,m]=o,M=p.
step(1e3+O.childNodes.length*500);M&&await M;let a=0;const t=[];for(const c of O.childNodes){if(T.jh.isTextNode(c)&&t.push({kind:"text",value:c.value,parent:m}),
!T.jh.isElementNode(c))continue;const e=L(c,m,a++);t.push(e),E.push([c,e])}m.children=(0,S.Hn)(t),O.childNodes=[]}return d}const k=new Map,x=new Set;function L(_,p,b){
const{attrs:d}=_,E=d.length===0?k:new Map(d.map(({name:M,value:a})=>[M,a])),o=E.get("class")?.split(/[ \t\n\f\r]+/).filter(M=>M!==""),O=o===void 0?x:new Set(o),
m=_.namespaceURI===T.qy.NS.HTML;return{kind:"element",name:_.tagName,attributes:E,classes:O,parent:p,children:[],index:b,isHtml:m}}}),72594:((H,G,w)=>{w.d(G,{Z:()=>x,
e:()=>I,imagesNamedIn:()=>k,mayNameImages:()=>N});var T=w(34622),S=w(39170),u=w(45893),D=w(58257),C=w(50697);function I(p){const b=new Set;for(const d of(0,u.Ky)(
p)){const E=d.name==="image"&&!d.isHtml?(0,u.hE)(d):void 0,o=d.name==="img"?x(d):E;o!==void 0&&o!==""&&b.add((0,T.bi)(o));const O=(0,S.sf)(d);O!==void 0&&b.add(
(0,T.bi)(O));for(const m of[d.attributes.get("style"),d.name==="style"?(0,u.a4)(d):void 0])for(const M of L(m??""))b.add((0,T.bi)(M))}return[...b]}const N=(p,b)=>p===
"html"?/<img|<image|url\(/i.test(b):b.includes("![");async function k(p,b,d){if(p==="markdown")return await(0,T.e_)(b,d);const{root:E}=await(0,D.Z)(b,d);return I(
E)}function x({attributes:p}){const b=p.get("src")?.trim();if(b!==void 0&&b!=="")return b;const[d=""]=(p.get("srcset")??"").trim().split(/[\s,]/,1);return d===""?
void 0:d}function*L(p){let b;const d=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let E=d.exec(p);E;E=d.exec(p)){const{0:o,index:O}=E;if(o.startsWith(
"@"))b=/^@font/i.test(o)?"font":"sheet";else if(o==="}"||o===";")b===(o==="}"?"font":"sheet")&&(b=void 0);else if(!b){const m=_(p,O+o.length);if(m<0)return;d.lastIndex=
m;const[M]=(0,C.wK)(p.slice(O,m+1))??[];M?.type==="Url"&&(yield M.value)}}}function _(p,b){let d=b;for(;/\s/.test(p.charAt(d));)d++;const E=p.charAt(d);if(E!=='\
"'&&E!=="'")return p.indexOf(")",b);let o=d;do o=p.indexOf(E,o+1);while(o>0&&p.charAt(o-1)==="\\");return o<0?-1:p.indexOf(")",o)}}),5196:((H,G,w)=>{w.d(G,{E:()=>i,
w:()=>D});var T=w(75234),S=w(50697);const u=10;function D(n,g,v,l){if(n==="color-mix")return l<u?y(g,v,l+1):void 0;if(n==="light-dark")return l<u?C(g,v,l+1):void 0;
const[A=[],[W]=[]]=(0,S.M$)(g,S.YY),B=W===void 0?1:N(W,1);if(B===void 0)return;const U=n==="color"?p(A):x(n,A);return U&&{color:U.map(I),alpha:I(B)}}function C(n,g,v){
const l=(0,S.M$)(n,S.wR);return l.length===2&&l[0].length===1?g(l[0][0],v):void 0}const I=n=>Math.min(Math.max(n,0),1);function N(n,g){if((0,S.aG)(n)==="none")return 0;
const v=(0,T.pO)(n);return v===void 0?void 0:n?.type==="Percentage"?v*g:v}const k=n=>(0,S.aG)(n)==="none"?0:(0,T.T)(n)??(n?.type==="Percentage"?void 0:(0,T.pO)(
n));function x(n,g){const v=Object.hasOwn(_,n)?_[n]:void 0;if(!v||g.length!==3)return;const l=g.map((U,$)=>{const K=v.wholes[$];return K==="hue"?k(U):N(U,K)}),[
A,W,B]=l;return A===void 0||W===void 0||B===void 0?void 0:v.convert([A,W,B])}const L=([n,g,v])=>{const l=v*Math.PI/180;return[n,g*Math.cos(l),g*Math.sin(l)]},_={
oklab:{wholes:[1,.4,.4],convert:n=>o(r(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>o(r(L(n)))},lab:{wholes:[100,125,125],convert:n=>o(h(n))},lch:{wholes:[100,150,
"hue"],convert:n=>o(h(L(n)))},hwb:{wholes:["hue",1,1],convert:P}};function p([n,...g]){const v=g.map(B=>N(B,1)),[l,A,W]=v;if(!(v.length!==3||l===void 0||A===void 0||
W===void 0))switch((0,S.aG)(n)){case"srgb":return[l,A,W];case"srgb-linear":return o([l,A,W]);case"display-p3":return o(b(c,[l,A,W].map(E)));default:return}}const b=(n,[
g,v,l])=>n.map(([A,W,B])=>A*g+W*v+B*l),d=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),E=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(
n)*((Math.abs(n)+.055)/1.055)**2.4,o=n=>n.map(d),O=[[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],m=[[4.0767416621,-3.3077115913,
.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],M=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,
.1073969566],[.0883024619,.2817188376,.6299787005]],a=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],
t=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],c=[[1.2249401763,-.2249401763,0],[-.0420569547,
1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],e=[.9642956764,1,.8251046025],r=n=>b(m,b(O,n).map(g=>g**3)),s=n=>b(a,b(M,n).map(Math.cbrt));function h([
n,g,v]){const l=(n+16)/116,A=W=>W>6/29?W**3:(116*W-16)/(24389/27);return b(t,[e[0]*A(l+g/500),A(l),e[2]*A(l-v/200)])}function P([n,g,v]){const l=g+v;if(l>=1)return[
g/l,g/l,g/l];const A=W=>{const B=((W+n/60)%6+6)%6;return I(Math.abs(B-3)-1)*(1-l)+g};return[A(0),A(4),A(2)]}const R={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(E),
o],oklab:[n=>s(n.map(E)),n=>o(r(n))]};function y(n,g,v){const[l=[],...A]=(0,S.M$)(n,S.wR);if((0,S.aG)(l[0])!=="in"||A.length!==2)return;const W=A.map(V=>{const J=V.
find(({type:z})=>z==="Percentage"),Z=g(V.find(({type:z})=>z!=="Percentage"),v);return{paint:Z==="current"?void 0:Z,share:(0,T.pO)(J)}}),[B,U]=W;if(!B?.paint||!U?.
paint)return;const $=(0,S.aG)(l[1])??"",K=B.paint.alpha===0||U.paint.alpha===0,F=Object.hasOwn(R,$)?R[$]:K?R.srgb:void 0;if(!F)return;const[Q,Y]=[B.share??1-(U.
share??.5),U.share??1-(B.share??.5)],j=Q+Y;if(j<=0)return;const X=f(B.paint,U.paint,Y/j,F);return{...X,alpha:I(X.alpha*Math.min(j,1))}}const i=(n,g,v)=>f(n,g,v,
R.oklab);function f(n,g,v,[l,A]){const W=[n.alpha*(1-v),g.alpha*v],B=W[0]+W[1],U=[l(n.color),l(g.color)],$=U[0].map((K,F)=>B===0?0:(K*W[0]+U[1][F]*W[1])/B);return{
color:A($).map(I),alpha:I(B)}}}),76213:((H,G,w)=>{w.d(G,{P:()=>c,d:()=>t});var T=w(75234),S=w(16326),u=w(50697);const D=1e3;function C(e,r){if(e.type!=="Functio\
n")return;const s=(0,u.aX)(e);switch(e.name.toLowerCase()){case"polygon":return I(s,r);case"circle":return N(s,r,1);case"ellipse":return N(s,r,2);case"inset":return k(
s,r);default:return}}function I(e,r){const s=(0,u.M$)(e,u.wR),h=(0,u.aG)(s[0]?.[0]),R=(h==="evenodd"||h==="nonzero"?s.slice(1):s).map(i=>i.map(f=>(0,T.Y5)(f,r)));
if(R.length<3||R.length>D)return;const y=R.flatMap(([i,f,n])=>i&&f&&!n?[[i,f]]:[]);return y.length===R.length?{kind:"polygon",corners:y,hasHoles:h==="evenodd"}:
void 0}function N(e,r,s){const h=e.findIndex(f=>(0,u.aG)(f)==="at"),P=h<0?[S.QR,S.QR]:(0,S.ux)(e.slice(h+1),r),R=(h<0?e:e.slice(0,h)).map(f=>{const n=(0,u.aG)(f);
return n==="closest-side"||n==="farthest-side"?n:(0,T.Y5)(f,r)}),[y="closest-side",i="closest-side"]=R;if(!(!P||R.includes(void 0)||R.length!==0&&R.length!==s))
return{kind:"ellipse",center:P,radii:s===1?[y]:[y,i]}}function k(e,r){const s=e.findIndex(n=>(0,u.aG)(n)==="round"),h=(s<0?e:e.slice(0,s)).map(n=>(0,T.Y5)(n,r)),
P=s<0?{px:0,percent:0}:e.length===s+2?(0,T.Y5)(e[s+1],r):void 0,[R,y=R,i=R,f=y]=h;if(!(!R||!y||!i||!f||!P||h.length>4))return{kind:"inset",sides:[R,y,i,f],radius:P}}
var x=w(95826),L=w(8582);const _=(e,r)=>({keys:["drawn"],read:(s,h)=>{const P=r(s,h);return P===void 0?void 0:{drawn:{...h.own.drawn,[e]:P}}}}),p=e=>_(e,([r,s])=>b(
r,s));function b(e,r){if((0,u.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,x.M)(e);const s=(0,u.aG)(r)==="none"?"none":(0,x.M)(r)??"none";return{id:e.
value.trim().replace(/^#/,""),otherwise:s}}const d=e=>{const r=(0,T.pO)(e);return r===void 0?void 0:Math.min(Math.max(r,0),1)};function E(e,r){const s=(0,T.rl)(
e);return s===void 0?(0,T.Y5)(e,r):{px:s,percent:0}}const o=100,O=e=>([r])=>{const s=(0,u.aG)(r);return s!==void 0&&Object.hasOwn(e,s)?e[s]:void 0};function m(e){
return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,u.aG)(e)==="none"?"none":void 0}const M={keys:["drawn"],read:([e],{own:r})=>{const s=m(e);return s===void 0?
void 0:{drawn:{...r.drawn,markerStart:s,markerMid:s,markerEnd:s}}}},a={nonzero:!1,evenodd:!0},t={fill:p("fill"),"fill-opacity":_("fillOpacity",([e])=>d(e)),"fil\
l-rule":_("hasHoles",O(a)),"clip-rule":_("clipHasHoles",O(a)),stroke:p("stroke"),"stroke-opacity":_("strokeOpacity",([e])=>d(e)),"stroke-width":_("strokeWidth",
([e],r)=>E(e,r)),"stroke-linecap":_("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":_("join",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-m\
iterlimit":_("miter",([e])=>{const r=(0,T.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-dasharray":_("dashes",(e,r)=>{if((0,u.aG)(e[0])==="none")return[];const s=e.
filter(({type:h})=>h!=="Operator").map(h=>E(h,r));if(!(s.length>o||s.some(h=>h===void 0||h.px<0)))return s}),"stroke-dashoffset":_("dashOffset",([e],r)=>E(e,r)),
"vector-effect":_("isUnscaled",([e])=>(0,u.aG)(e)==="non-scaling-stroke"),"paint-order":_("isStrokeUnder",e=>{const r=e.map(u.aG),[s,h]=[r.indexOf("fill"),r.indexOf(
"stroke")];return h>=0&&(s<0||h<s)}),marker:M,"marker-start":_("markerStart",([e])=>m(e)),"marker-mid":_("markerMid",([e])=>m(e)),"marker-end":_("markerEnd",([e])=>m(
e)),"text-anchor":_("anchor",O({start:"start",middle:"middle",end:"end"})),"dominant-baseline":_("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,
hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":_("drop",O({baseline:0,super:-.55,
sub:.3})),"stop-color":(0,L.J0)("stopColor",(e,r)=>{const s=(0,x.M)(e);return s==="current"?r.own.color:s}),"stop-opacity":(0,L.J0)("stopOpacity",d),"clip-path":{
keys:["clipPath"],read:([e,...r],s)=>{if(!e||r.length>0)return;if((0,u.aG)(e)==="none")return{clipPath:void 0};const h=e.type==="Url"?e.value.trim().replace(/^#/,
""):C(e,s);return h===void 0?void 0:{clipPath:h}}}},c=new Set([...Object.keys(t),"color","direction","display","font-family","font-size","font-style","font-weig\
ht","letter-spacing","opacity","overflow","text-decoration","visibility","word-spacing"])}),16326:((H,G,w)=>{w.d(G,{Ff:()=>a,OW:()=>k,QR:()=>I,ux:()=>M});var T=w(
1337),S=w(5196),u=w(75234),D=w(95826),C=w(50697);const I={px:0,percent:.5},N=256;function k(t,c,e){const r=t.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,
""),s=r!==t.name.toLowerCase(),h=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(r)?.[1];if(!h)return;const P=(0,C.M$)((0,C.aX)(t),C.wR),{space:R,others:y}=b(
P[0]),i=R===void 0?P.some(([A])=>x(A)):R==="oklab";y.length===0?P.shift():P[0]=y;const f={kind:h,angle:h==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[
I,I],repeats:r.startsWith("repeating"),stops:[]},[n=[]]=P,g=h==="linear"?p(n,s):h==="radial"?O(n,c):d(n,c),v=(g?P.slice(1):P).slice(0,N),l=[];for(const A of v){
const W=(0,D.M)(A[0]),B=W==="current"?e:W;if(B===void 0){if(A.length===1&&(0,u.Y5)(A[0],c))continue;return}const U=A.slice(1).map($=>h==="conic"?E($,c):(0,u.Y5)(
$,c));U.length===0&&l.push({paint:B,at:void 0});for(const $ of U)l.push({paint:B,at:$})}return l.length<2?void 0:{...f,...g,stops:i?_(l):l}}const x=t=>t?.type===
"Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(t.name),L=5;function _(t){const c=Math.floor(N/(L+1));return[...t.slice(0,c).flatMap((r,s)=>{const h=t[s+
1],P=r.at!==void 0&&r.at.px===h?.at?.px&&r.at.percent===h.at.percent;if(!h||P||s===c-1)return[r];const R=Array.from({length:L},(y,i)=>(0,S.E)(r.paint,h.paint,(i+
1)/(L+1)));return[r,...R.map(y=>({paint:y,at:void 0}))]}),...t.slice(c)]}function p(t,c){const e=t.length===1?(0,u.T)(t[0]):void 0;if(e!==void 0)return{angle:c?
90-e:e};const r=t.map(C.aG),s=r[0]==="to";if(!s&&!c)return;let[h,P]=[0,0];for(const y of s?r.slice(1):r)if(y==="left")h=-1;else if(y==="right")h=1;else if(y==="\
top")P=-1;else if(y==="bottom")P=1;else return;const R=y=>s||y===0?y:-y;return{angle:{x:R(h),y:R(P)}}}function b(t){const c=t.findIndex(r=>(0,C.aG)(r)==="in");if(c<
0)return{space:void 0,others:[...t]};const e=(0,C.aG)(t.at(c+3))==="hue";return{space:(0,C.aG)(t[c+1]),others:[...t.slice(0,c),...t.slice(c+(e?4:2))]}}function d(t,c){
const e=t.findIndex(P=>(0,C.aG)(P)==="at"),r=(0,C.aG)(t[0])==="from";if(!r&&e!==0)return;const s=r?(0,u.T)(t[1]):0,h=e<0?void 0:M(t.slice(e+1),c);return{angle:s??
0,...h&&{center:h}}}function E(t,c){const e=(0,u.T)(t);return e===void 0?(0,u.Y5)(t,c):{px:0,percent:e/360}}const o=["closest-side","closest-corner","farthest-s\
ide","farthest-corner"];function O(t,c){if((0,D.M)(t[0])!==void 0)return;const e=t.findIndex(P=>(0,C.aG)(P)==="at"),r=(e<0?t:t.slice(0,e)).map(C.aG),s=o.find(P=>r.
includes(P)),h=e<0?void 0:M(t.slice(e+1),c);return{isCircle:r.includes("circle"),...s&&{extent:s},...h&&{center:h}}}const m={left:["x",0],right:["x",1],top:["y",
0],bottom:["y",1],center:["both",.5]};function M(t,c){let e,r,s;for(const h of t){const P=(0,C.aG)(h),R=P!==void 0&&Object.hasOwn(m,P)?m[P]:void 0;if(R){const f={
px:0,percent:R[1]},n=R[0]==="both"?e===void 0&&s!=="x"?"x":"y":R[0];n==="x"?e=f:r=f,s=R[0]==="both"?void 0:n;continue}const y=(0,u.Y5)(h,c);if(!y)return;const i=s===
"x"?e:s==="y"?r:void 0;if(i&&t.length>2){const f=i.percent===1?{px:-y.px,percent:1-y.percent}:y;s==="x"?e=f:r=f,s=void 0}else e===void 0?(e=y,s=void 0):r??=y}if(!(!e&&
!r))return[e??I,r??I]}const a=[(0,T.yA)(0),(0,T.yA)(0)]}),75234:((H,G,w)=>{w.d(G,{T:()=>E,Y5:()=>L,lT:()=>_,pO:()=>d,rl:()=>b});var T=w(1337),S=w(50697);const u={
px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[D,C]=[.572,.536],I=1e7,N=30;function k(a,t,c){const e=Object.hasOwn(u,t)?u[t]:void 0;if(e!==void 0)return a*
e;switch(t){case"em":return a*c.em;case"rem":return a*c.rem;case"ch":return a*c.em*(c.zero?.()??D);case"ex":return a*c.em*C;case"lh":case"rlh":return a*c.em*1.362;case"\
vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return a*c.pageWidth/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return a*c.pageHeight/100;case"\
vmin":return a*Math.min(c.pageWidth,c.pageHeight)/100;case"vmax":return a*Math.max(c.pageWidth,c.pageHeight)/100;default:return}}const x=a=>({px:a,percent:0,isNumber:!0});
function L(a,t){const c=a&&o(a,t,0);if(!(!c||!Number.isFinite(c.px)||!Number.isFinite(c.percent)))return c.isNumber?c.px===0?(0,T.yA)(0):void 0:c.percent===0?(0,T.
yA)(c.px):{px:c.px,percent:c.percent}}function _(a,t){const c=L(a,t);return c?.percent===0?c.px:void 0}const p={em:16,rem:16,pageWidth:800,pageHeight:1e3};function b(a){
const t=a&&o(a,p,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function d(a){const t=a&&o(a,p,0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(
t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:a.type==="Percentage"?0:void 0}function E(a){if(a?.type==="Number"&&Number(a.value)===0)return 0;
if(a?.type!=="Dimension")return;const t=Number(a.value);switch(a.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"\
turn":return t*360;default:return}}function o(a,t,c){if(!(c>N))switch(a.type){case"Number":return x(Number(a.value));case"Percentage":return{px:0,percent:Number(
a.value)/100,isNumber:!1};case"Dimension":{const e=k(Number(a.value),a.unit.toLowerCase(),t);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifi\
er":return(0,S.aG)(a)==="infinity"?x(I):void 0;case"Parentheses":return m(a.children.toArray(),t,c+1);case"Function":{const e=a.name.toLowerCase().replace(/^-webkit-|^-moz-/,
""),r=(0,S.M$)((0,S.aX)(a),S.wR);if(e==="calc")return m(r[0],t,c+1);const s=r.map(h=>m(h,t,c+1));return s.every(h=>h!==void 0)?O(e,s,t):void 0}default:return}}function O(a,t,c){
const e=({px:y,percent:i})=>y+i*c.pageWidth,r=y=>t.reduce((i,f)=>!i||y(f,i)?f:i,void 0);if(a==="min")return r((y,i)=>e(y)<e(i));if(a==="max")return r((y,i)=>e(y)>
e(i));if(a!=="clamp"||t.length!==3)return;const[s,h,P]=t,R=e(h)>e(P)?P:h;return e(R)<e(s)?s:R}function m(a,t,c){let e,r,s=1,h="*";const P=()=>{if(!r)return!1;const R=M(
r,s);return e=e?{px:e.px+R.px,percent:e.percent+R.percent,isNumber:e.isNumber&&R.isNumber}:R,r=void 0,!0};for(const R of a){if(R.type==="Operator"){const i=R.value.
trim();if(i==="+"||i==="-"){if(!P())return;s=i==="-"?-1:1,h="*"}else h=i;continue}const y=o(R,t,c);if(!y||(r?h==="*"?r=r.isNumber?M(y,r.px):y.isNumber?M(r,y.px):
void 0:r=y.isNumber&&y.px!==0?M(r,1/y.px):void 0:r=y,!r))return}return P()?e:void 0}const M=({px:a,percent:t,isNumber:c},e)=>({px:a*e,percent:t*e,isNumber:c})}),
95826:((H,G,w)=>{w.d(G,{M:()=>I});var T=w(49180),S=w(5196),u=w(75234),D=w(50697);const C={color:[0,0,0],alpha:0};function I(p,b=0){if(p?.type==="Hash")return x(
p.value);if(p?.type==="Identifier"){const E=p.name.toLowerCase();if(E==="transparent")return C;if(E==="currentcolor")return"current";const o=N[E]??(0,T.q)(E);return o&&
k(o)}if(p?.type!=="Function")return;const d=p.name.toLowerCase();return L(d,(0,D.aX)(p))??(0,S.w)(d,(0,D.aX)(p),I,b)}const N={canvas:[255,255,255],canvastext:[0,
0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},k=([p,b,d],E=1)=>({color:[p/255,b/255,d/255],alpha:E});function x(p){const b=(0,T.
q)(`#${p}`);if(b)return k(b);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(p))return;const d=p.length===4?[...p].map(M=>M+M).join(""):p,[E,o,O,m]=[0,2,4,6].map(M=>Number.
parseInt(d.slice(M,M+2),16));return k([E,o,O],m/255)}function L(p,b){if(!/^(?:rgb|hsl)a?$/.test(p))return;const d=b.filter(t=>t.type!=="Operator"),E=d.length>3?
(0,u.pO)(d[3]):1;if(d.length<3||d.length>4||E===void 0)return;const o=Math.min(Math.max(E,0),1),O=t=>Math.min(Math.max(t,0),255);if(p==="rgb"||p==="rgba"){const t=d.
slice(0,3).map(s=>{const h=(0,u.pO)(s);return h===void 0?void 0:O(s.type==="Percentage"?h*255:h)}),[c,e,r]=t;return c===void 0||e===void 0||r===void 0?void 0:k(
[c,e,r],o)}const m=(0,u.T)(d[0])??(0,u.pO)(d[0]),[M,a]=[(0,u.pO)(d[1]),(0,u.pO)(d[2])];if(!(m===void 0||M===void 0||a===void 0))return{color:_(m,Math.min(Math.max(
M,0),1),Math.min(Math.max(a,0),1)),alpha:o}}function _(p,b,d){const E=o=>{const O=((o+p/30)%12+12)%12;return d-b*Math.min(d,1-d)*Math.max(-1,Math.min(O-3,9-O,1))};
return[E(0),E(8),E(4)]}}),8582:((H,G,w)=>{w.d(G,{BV:()=>p,De:()=>x,J0:()=>D,LN:()=>E,ST:()=>k,X_:()=>b,aL:()=>C,nI:()=>_,nL:()=>I,r_:()=>d,sD:()=>L,zW:()=>N});var T=w(
75234),S=w(95826),u=w(50697);const D=(o,O)=>({keys:[o],read:(m,M)=>{if(m.length!==1)return;const a=O(m[0],M);return a===void 0?void 0:{[o]:a}}}),C=(o,O,m={})=>D(
o,M=>{const a=(0,u.aG)(M);if(a!==void 0)return Object.hasOwn(m,a)?m[a]:O.find(t=>t===a)}),I=(o,O=-1/0)=>D(o,m=>{const M=(0,T.rl)(m);return M===void 0||M<O?void 0:
M}),N=(o,O)=>(0,u.aG)(o)==="auto"?"auto":(0,T.Y5)(o,O),k=(o,O)=>{const m=(0,T.Y5)(o,O);return m&&(m.percent!==0||m.px>=0)?m:void 0},x=(o,O)=>{const m=(0,T.lT)(o,
O);return m!==void 0&&m>=0?m:void 0};function L(o){const O=(0,S.M)(o);if(O!==void 0)return{paint:O==="current"?void 0:O}}const _=o=>({keys:[o],read:O=>{const m=O.
length===1?L(O[0]):void 0;return m&&{[o]:m.paint}}}),p=["Top","Right","Bottom","Left"];function b(o){const[O,m=O,M=O,a=m]=o;return o.length===0||o.length>4?void 0:
[O,m,M,a]}function d(o,O){return{keys:o,read:(m,M)=>{const a=b(m.map(t=>O(t,M)));if(!(!a||a.includes(void 0)))return Object.fromEntries(o.map((t,c)=>[t,a[c]]))}}}
const E=o=>(0,u.M$)(o,u.YY)}),50697:((H,G,w)=>{w.d(G,{M$:()=>I,YY:()=>C,aG:()=>N,aX:()=>k,wK:()=>u,wR:()=>D});var T=w(88650);const S=2e5;function u(x){if(x.length>
S&&!/\burl\(/i.test(x))return;const L=[];try{const _=(0,T.A)(x,{context:"value",onParseError:p=>L.push(p)});return L.length>0||_.type!=="Value"?void 0:_.children.
toArray()}catch{return}}const D=x=>x.type==="Operator"&&x.value===",",C=x=>x.type==="Operator"&&x.value==="/";function I(x,L){const _=[[]];for(const p of x)L(p)?
_.push([]):_.at(-1).push(p);return _}const N=x=>x?.type==="Identifier"?x.name.toLowerCase():void 0,k=x=>x.children.toArray()}),1337:((H,G,w)=>{w.d(G,{DI:()=>L,AG:()=>k,
f2:()=>u,lM:()=>_,yA:()=>D,Il:()=>b});const S={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},
cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"no\
ne",markerEnd:"none"},u={px:0,percent:0},D=d=>d===0?u:{px:d,percent:0},C={px:0,percent:.5},I=[u,u],N={least:"auto",most:"auto"},k={color:{color:[0,0,0],alpha:1},
fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",
blockAlign:"start",textIndent:u,textTransform:"none",letterSpacing:0,wordSpacing:0,whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,
writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"\
separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:S},L={...k,
...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"\
auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:u,marginRight:u,marginBottom:u,marginLeft:u,
paddingTop:u,paddingRight:u,paddingBottom:u,paddingLeft:u,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"\
none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,
borderTopLeftRadius:I,borderTopRightRadius:I,borderBottomRightRadius:I,borderBottomLeftRadius:I,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,
backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",mask:void 0,boxShadow:[],opacity:1,
mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,transform:[],translate:[],rotate:[],scale:[],transformOrigin:[C,C],zIndex:"\
auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"\
auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"\
none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",
alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[],gridAutoColumns:[N],gridAutoRows:[N],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"\
normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function _(d){const E={...L};for(const o of p)E[o]=
d[o];return E}const p=Object.keys(k),b=({px:d,percent:E},o)=>E===0?d:d+E*o})};
