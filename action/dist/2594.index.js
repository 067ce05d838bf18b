"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((G,B,w)=>{w.d(B,{gf:()=>u,iw:()=>O,sf:()=>b});var y=w(76213);function T(t){const[,a,i]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(t??"")??[];return a===void 0?void 0:`${a}${i==="%"?"%":"px"}`}const m=t=>t!==void 0&&/^\s*[\d.]+\s*$/.test(t)?`${t.trim()}px`:t;function N(t){const a=t.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(a)&&!/^\d{3}$/.test(a)?`#${a}`:a}const I=["x-small","small","medium","large","x-large","xx-large","xxx-large"],v=new Set(
["td","th"]),D=new Set(["img","table","td","th","col","hr","video","canvas"]),P=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),S=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),L={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function O(t,a){const{name:i,attributes:p}=t;if(p.size===0&&!v.has(i))return[];const x=[],n=(R,W)=>{W!==
void 0&&W!==""&&x.push({name:R,value:W,important:!1})};if(!t.isHtml)for(const[R,W]of p)y.P.has(R)&&n(R,M(R,W));const E=R=>p.get(R);t.isHtml?D.has(i)&&(n("width",
T(E("width"))),i!=="hr"?n("height",T(E("height"))):o(p,n)):(n("width",m(E("width"))),n("height",m(E("height"))));const k=E("bgcolor");k!==void 0&&n("background-\
color",N(k));const C=b(t);C!==void 0&&n("background-image",`url("${C.replace(/["\\\n]/g,R=>encodeURIComponent(R))}")`),i==="tr"&&n("height",T(E("height"))),i===
"body"&&g(p,n),i==="img"&&h(p,n);const A=E("align")?.toLowerCase();return A!==void 0&&P.has(i)&&n("text-align",S.get(A)??A),i==="img"&&(A==="left"||A==="right")&&
n("float",A),i==="table"&&(A==="left"||A==="right")&&n("float",A),(v.has(i)||i==="tr"||i==="tbody")&&n("vertical-align",E("valign")?.toLowerCase()),p.has("nowra\
p")&&n("white-space","nowrap"),(i==="ol"||i==="ul"||i==="li")&&n("list-style-type",d(E("type"))),i==="font"&&l(p,n),i==="table"&&e(p,n),v.has(i)&&a&&c(a.attributes,
n),x}const f=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function b({name:t,isHtml:a,attributes:i}){const p=a&&f.has(t)?i.get("background")?.
trim():void 0;return p===""?void 0:p}function u(t){const a=N(t.attributes.get("link")??"");return/^#?\w{1,30}$/.test(a)?`a:link { color: ${a} }`:""}function g(t,a){
const i=t.get("text");i!==void 0&&a("color",N(i));for(const[p,...x]of s)a(`margin-${p}`,x.map(n=>T(t.get(n))).find(n=>n!==void 0))}const s=[["top","marginheight",
"topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwidth","rightmargin"]],_=new Map([["top","top"],["text\
top","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["absbottom","bottom"]]);function h(t,a){const i=T(t.get(
"border"));i!==void 0&&i!=="0px"&&a("border",`${i} solid`);for(const[p,x]of[["left right","hspace"],["top bottom","vspace"]])for(const n of p.split(" "))a(`marg\
in-${n}`,T(t.get(x)));a("vertical-align",_.get(t.get("align")?.toLowerCase()??""))}const M=(t,a)=>t==="font-size"||t==="letter-spacing"?m(a):a,d=t=>t===void 0?void 0:
Object.hasOwn(L,t)?L[t]:t.toLowerCase();function o(t,a){const i=t.get("color");i!==void 0&&a("color",N(i));const[p]=/^\s*\d{1,4}/.exec(t.get("size")??"")??[],x=Number(
p??0);x<=0||(i!==void 0||t.has("noshade")?a("border-width",`${x/2}px`):x===1?a("border-bottom-width","0"):a("height",`${x-2}px`))}function l(t,a){const i=t.get(
"color");i!==void 0&&a("color",N(i)),a("font-family",t.get("face"));const[,p,x]=/^\s*([+-]?)(\d)/.exec(t.get("size")??"")??[];if(x===void 0)return;const n=p===""?
Number(x):3+ +`${p}${x}`;a("font-size",I[Math.min(Math.max(n,1),7)-1])}function e(t,a){const i=t.has("border")?T(t.get("border")||"1")??"1px":void 0;i!==void 0&&
i!=="0px"&&a("border",`${i} outset`),a("border-color",t.get("bordercolor")),a("border-spacing",T(t.get("cellspacing")));const p=r.get(t.get("frame")?.toLowerCase()??
"");if(p===void 0)return;const x=i===void 0||i==="0px"?"1px solid":`${i} outset`;for(const n of["top","right","bottom","left"])a(`border-${n}`,p.includes(n)?x:"\
0 hidden")}const r=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],["lhs","left"],["rhs","right"],["vsides","left right"],["box",
"top right bottom left"],["border","top right bottom left"]]);function c(t,a){const i=t.has("border")?T(t.get("border")||"1")??"1px":void 0;i!==void 0&&i!=="0px"&&
!t.has("rules")&&(a("border","1px inset"),a("border-color","inherit")),a("padding",T(t.get("cellpadding")))}}),37294:((G,B,w)=>{w.d(B,{$:()=>h,DI:()=>f,Ez:()=>T,
Hb:()=>D,Hk:()=>v,LI:()=>I,VE:()=>u,bJ:()=>L,bi:()=>s,df:()=>g,iY:()=>M,ot:()=>_,q3:()=>m,qM:()=>d,qV:()=>N,uN:()=>S,vS:()=>b,xH:()=>P});var y=w(58552);const T=200,
m=1e5,N=5e4,I=2e4,v=2e7,D=2e5,P=5e6,S=5e4,L=2e7,O=o=>(0,y.G6)([{field:"file",message:o}]),f=()=>O(`nests elements more than ${T} levels deep; at most ${T} are a\
llowed`),b=()=>O(`has more than ${m} elements; at most ${m} are allowed. Split it into several documents`),u=()=>O(`has more than ${N} rules in style sheets; at\
 most ${N} are allowed`),g=1e3,s=()=>O(`has more than ${g} images of SVG in data: addresses; at most ${g} are allowed`),_=()=>O("has rules of pages (@page) that\
 take too long to read for each of their names; write fewer rules"),h=()=>O("has style sheets whose selectors take too long to compare with its elements; write \
simpler selectors"),M=()=>O(`has drawings (svg) of more than ${L} characters, those that are repeated counted each time; leave some out, or give them as images`),
d=()=>O("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((G,B,w)=>{w.d(B,{Ky:()=>T,ZE:()=>y,a4:()=>N,hE:()=>m});
const y=I=>I.children.filter(v=>v.kind==="element");function T(I){const v=[],D=[I];for(let P=D.pop();P;P=D.pop()){v.push(P);for(let S=P.children.length-1;S>=0;S--){
const L=P.children[S];L.kind==="element"&&D.push(L)}}return v}function m({attributes:I}){const v=I.get("href");if(v!==void 0)return v.trim();for(const[D,P]of I)
if(D.endsWith(":href"))return P.trim()}function N(I){const v=[],D=[I];for(let P=D.pop();P;P=D.pop())if(P.kind==="text")v.push(P.value);else for(let S=P.children.
length-1;S>=0;S--)D.push(P.children[S]);return v.join("")}}),58257:((G,B,w)=>{w.d(B,{Z:()=>v});var y=w(28428),T=w(45657),m=w(37294);const N=4e3,I=600;async function v(O,f){
let b=0,u=0;const g={...y.jh,createElement(h,M,d){if(++b>m.q3)throw(0,m.vS)();return y.jh.createElement(h,M,d)},onItemPush(){if(++u>m.Ez)throw(0,m.DI)()},onItemPop(){
u--}},s=new y.iX({treeAdapter:g,scriptingEnabled:!1});for(let h=0;h<O.length||h===0;h+=N){const M=f.step(N*I);M&&await M,s.tokenizer.write(O.slice(h,h+N),h+N>=O.
length)}const _=y.jh.getDocumentMode(s.document)===y.qy.W$.QUIRKS;return{root:await D(s.document,f),isQuirky:_}}async function D(O,f){const b=O.childNodes.find(
s=>y.jh.isElementNode(s)),u=L(b,void 0,0),g=[[b,u]];for(let s=g.pop();s;s=g.pop()){const[_,h]=s,M=f.step(1e3+_.childNodes.length*500);M&&await M;let d=0;const o=[];
for(const l of _.childNodes){if(y.jh.isTextNode(l)&&o.push({kind:"text",value:l.value,parent:h}),!y.jh.isElementNode(l))continue;const e=L(l,h,d++);o.push(e),g.
push([l,e])}h.children=(0,T.Hn)(o),_.childNodes=[]}return u}const P=new Map,S=new Set;function L(O,f,b){const{attrs:u}=O,g=u.length===0?P:new Map(u.map(({name:M,
value:d})=>[M,d])),s=g.get("class")?.split(/[ \t\n\f\r]+/).filter(M=>M!==""),_=s===void 0?S:new Set(s),h=O.namespaceURI===y.qy.NS.HTML;return{kind:"element",name:O.
tagName,attributes:g,classes:_,parent:f,children:[],index:b,isHtml:h}}}),72594:((G,B,w)=>{w.d(B,{Z:()=>S,e:()=>v,imagesNamedIn:()=>P,mayNameImages:()=>D});var y=w(
34622),T=w(39170),m=w(45893),N=w(58257),I=w(50697);function v(f){const b=new Set;for(const u of(0,m.Ky)(f)){const g=u.name==="image"&&!u.isHtml?(0,m.hE)(u):void 0,
s=u.name==="img"?S(u):g;s!==void 0&&s!==""&&b.add((0,y.bi)(s));const _=(0,T.sf)(u);_!==void 0&&b.add((0,y.bi)(_));for(const h of[u.attributes.get("style"),u.name===
"style"?(0,m.a4)(u):void 0])for(const M of L(h??""))b.add((0,y.bi)(M))}return[...b]}const D=(f,b)=>f==="html"?/<img|<image|url\(/i.test(b):b.includes("![");async function P(f,b,u){
if(f==="markdown")return await(0,y.e_)(b,u);const{root:g}=await(0,N.Z)(b,u);return v(g)}function S({attributes:f}){const b=f.get("src")?.trim();if(b!==void 0&&b!==
"")return b;const[u=""]=(f.get("srcset")??"").trim().split(/[\s,]/,1);return u===""?void 0:u}function*L(f){let b;const u=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let g=u.exec(f);g;g=u.exec(f)){const{0:s,index:_}=g;if(s.startsWith("@"))b=/^@font/i.test(s)?"font":"sheet";else if(s==="}"||s===";")b===(s==="}"?"font":"sh\
eet")&&(b=void 0);else if(!b){const h=O(f,_+s.length);if(h<0)return;u.lastIndex=h;const[M]=(0,I.wK)(f.slice(_,h+1))??[];M?.type==="Url"&&(yield M.value)}}}function O(f,b){
let u=b;for(;/\s/.test(f.charAt(u));)u++;const g=f.charAt(u);if(g!=='"'&&g!=="'")return f.indexOf(")",b);let s=u;do s=f.indexOf(g,s+1);while(s>0&&f.charAt(s-1)===
"\\");return s<0?-1:f.indexOf(")",s)}}),5196:((G,B,w)=>{w.d(B,{E:()=>p,w:()=>N});var y=w(75234),T=w(50697);const m=10;function N(n,E,k,C){if(n==="color-mix")return C<
m?i(E,k,C+1):void 0;const[A=[],[R]=[]]=(0,T.M$)(E,T.YY),W=R===void 0?1:v(R,1);if(W===void 0)return;const U=n==="color"?O(A):P(n,A);return U&&{color:U.map(I),alpha:I(
W)}}const I=n=>Math.min(Math.max(n,0),1);function v(n,E){if((0,T.aG)(n)==="none")return 0;const k=(0,y.pO)(n);return k===void 0?void 0:n?.type==="Percentage"?k*
E:k}const D=n=>(0,T.aG)(n)==="none"?0:(0,y.T)(n)??(n?.type==="Percentage"?void 0:(0,y.pO)(n));function P(n,E){const k=Object.hasOwn(L,n)?L[n]:void 0;if(!k||E.length!==
3)return;const C=E.map((U,H)=>{const $=k.wholes[H];return $==="hue"?D(U):v(U,$)}),[A,R,W]=C;return A===void 0||R===void 0||W===void 0?void 0:k.convert([A,R,W])}
const S=([n,E,k])=>{const C=k*Math.PI/180;return[n,E*Math.cos(C),E*Math.sin(C)]},L={oklab:{wholes:[1,.4,.4],convert:n=>g(e(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>g(
e(S(n)))},lab:{wholes:[100,125,125],convert:n=>g(c(n))},lch:{wholes:[100,150,"hue"],convert:n=>g(c(S(n)))},hwb:{wholes:["hue",1,1],convert:t}};function O([n,...E]){
const k=E.map(W=>v(W,1)),[C,A,R]=k;if(!(k.length!==3||C===void 0||A===void 0||R===void 0))switch((0,T.aG)(n)){case"srgb":return[C,A,R];case"srgb-linear":return g(
[C,A,R]);case"display-p3":return g(f(o,[C,A,R].map(u)));default:return}}const f=(n,[E,k,C])=>n.map(([A,R,W])=>A*E+R*k+W*C),b=n=>Math.abs(n)<=.0031308?n*12.92:Math.
sign(n)*(1.055*Math.abs(n)**(1/2.4)-.055),u=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,g=n=>n.map(b),s=[[1,.3963377774,.2158037573],
[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],_=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,
-.7034186147,1.707614701]],h=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],M=[[.2104542553,
.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],d=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,
1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],
l=[.9642956764,1,.8251046025],e=n=>f(_,f(s,n).map(E=>E**3)),r=n=>f(M,f(h,n).map(Math.cbrt));function c([n,E,k]){const C=(n+16)/116,A=R=>R>6/29?R**3:(116*R-16)/(24389/
27);return f(d,[l[0]*A(C+E/500),A(C),l[2]*A(C-k/200)])}function t([n,E,k]){const C=E+k;if(C>=1)return[E/C,E/C,E/C];const A=R=>{const W=((R+n/60)%6+6)%6;return I(
Math.abs(W-3)-1)*(1-C)+E};return[A(0),A(4),A(2)]}const a={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(u),g],oklab:[n=>r(n.map(u)),n=>g(e(n))]};function i(n,E,k){const[
C=[],...A]=(0,T.M$)(n,T.wR);if((0,T.aG)(C[0])!=="in"||A.length!==2)return;const R=A.map(X=>{const Q=X.find(({type:j})=>j==="Percentage"),V=E(X.find(({type:j})=>j!==
"Percentage"),k);return{paint:V==="current"?void 0:V,share:(0,y.pO)(Q)}}),[W,U]=R;if(!W?.paint||!U?.paint)return;const H=(0,T.aG)(C[1])??"",$=W.paint.alpha===0||
U.paint.alpha===0,K=Object.hasOwn(a,H)?a[H]:$?a.srgb:void 0;if(!K)return;const[Z,z]=[W.share??1-(U.share??.5),U.share??1-(W.share??.5)],F=Z+z;if(F<=0)return;const Y=x(
W.paint,U.paint,z/F,K);return{...Y,alpha:I(Y.alpha*Math.min(F,1))}}const p=(n,E,k)=>x(n,E,k,a.oklab);function x(n,E,k,[C,A]){const R=[n.alpha*(1-k),E.alpha*k],W=R[0]+
R[1],U=[C(n.color),C(E.color)],H=U[0].map(($,K)=>W===0?0:($*R[0]+U[1][K]*R[1])/W);return{color:A(H).map(I),alpha:I(W)}}}),76213:((G,B,w)=>{w.d(B,{P:()=>l,d:()=>o});
var y=w(75234),T=w(16326),m=w(50697);const N=1e3;function I(e,r){if(e.type!=="Function")return;const c=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return v(
c,r);case"circle":return D(c,r,1);case"ellipse":return D(c,r,2);case"inset":return P(c,r);default:return}}function v(e,r){const c=(0,m.M$)(e,m.wR),t=(0,m.aG)(c[0]?.[0]),
i=(t==="evenodd"||t==="nonzero"?c.slice(1):c).map(x=>x.map(n=>(0,y.Y5)(n,r)));if(i.length<3||i.length>N)return;const p=i.flatMap(([x,n,E])=>x&&n&&!E?[[x,n]]:[]);
return p.length===i.length?{kind:"polygon",corners:p,hasHoles:t==="evenodd"}:void 0}function D(e,r,c){const t=e.findIndex(n=>(0,m.aG)(n)==="at"),a=t<0?[T.QR,T.QR]:
(0,T.ux)(e.slice(t+1),r),i=(t<0?e:e.slice(0,t)).map(n=>{const E=(0,m.aG)(n);return E==="closest-side"||E==="farthest-side"?E:(0,y.Y5)(n,r)}),[p="closest-side",x="\
closest-side"]=i;if(!(!a||i.includes(void 0)||i.length!==0&&i.length!==c))return{kind:"ellipse",center:a,radii:c===1?[p]:[p,x]}}function P(e,r){const c=e.findIndex(
E=>(0,m.aG)(E)==="round"),t=(c<0?e:e.slice(0,c)).map(E=>(0,y.Y5)(E,r)),a=c<0?{px:0,percent:0}:e.length===c+2?(0,y.Y5)(e[c+1],r):void 0,[i,p=i,x=i,n=p]=t;if(!(!i||
!p||!x||!n||!a||t.length>4))return{kind:"inset",sides:[i,p,x,n],radius:a}}var S=w(95826),L=w(8582);const O=(e,r)=>({keys:["drawn"],read:(c,t)=>{const a=r(c,t);return a===
void 0?void 0:{drawn:{...t.own.drawn,[e]:a}}}}),f=e=>O(e,([r,c])=>b(r,c));function b(e,r){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,S.M)(
e);const c=(0,m.aG)(r)==="none"?"none":(0,S.M)(r)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:c}}const u=e=>{const r=(0,y.pO)(e);return r===void 0?
void 0:Math.min(Math.max(r,0),1)};function g(e,r){const c=(0,y.rl)(e);return c===void 0?(0,y.Y5)(e,r):{px:c,percent:0}}const s=100,_=e=>([r])=>{const c=(0,m.aG)(
r);return c!==void 0&&Object.hasOwn(e,c)?e[c]:void 0};function h(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const M={
keys:["drawn"],read:([e],{own:r})=>{const c=h(e);return c===void 0?void 0:{drawn:{...r.drawn,markerStart:c,markerMid:c,markerEnd:c}}}},d={nonzero:!1,evenodd:!0},
o={fill:f("fill"),"fill-opacity":O("fillOpacity",([e])=>u(e)),"fill-rule":O("hasHoles",_(d)),"clip-rule":O("clipHasHoles",_(d)),stroke:f("stroke"),"stroke-opaci\
ty":O("strokeOpacity",([e])=>u(e)),"stroke-width":O("strokeWidth",([e],r)=>g(e,r)),"stroke-linecap":O("cap",_({butt:0,round:1,square:2})),"stroke-linejoin":O("j\
oin",_({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":O("miter",([e])=>{const r=(0,y.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-das\
harray":O("dashes",(e,r)=>{if((0,m.aG)(e[0])==="none")return[];const c=e.filter(({type:t})=>t!=="Operator").map(t=>g(t,r));if(!(c.length>s||c.some(t=>t===void 0||
t.px<0)))return c}),"stroke-dashoffset":O("dashOffset",([e],r)=>g(e,r)),"vector-effect":O("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),marker:M,"mark\
er-start":O("markerStart",([e])=>h(e)),"marker-mid":O("markerMid",([e])=>h(e)),"marker-end":O("markerEnd",([e])=>h(e)),"text-anchor":O("anchor",_({start:"start",
middle:"middle",end:"end"})),"dominant-baseline":O("drop",_({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"tex\
t-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":O("drop",_({baseline:0,super:-.55,sub:.3})),"stop-color":(0,L.J0)("st\
opColor",(e,r)=>{const c=(0,S.M)(e);return c==="current"?r.own.color:c}),"stop-opacity":(0,L.J0)("stopOpacity",u),"clip-path":{keys:["clipPath"],read:([e,...r],c)=>{
if(!e||r.length>0)return;if((0,m.aG)(e)==="none")return{clipPath:void 0};const t=e.type==="Url"?e.value.trim().replace(/^#/,""):I(e,c);return t===void 0?void 0:
{clipPath:t}}}},l=new Set([...Object.keys(o),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","over\
flow","visibility","word-spacing"])}),16326:((G,B,w)=>{w.d(B,{Ff:()=>d,OW:()=>P,QR:()=>v,ux:()=>M});var y=w(1337),T=w(5196),m=w(75234),N=w(95826),I=w(50697);const v={
px:0,percent:.5},D=256;function P(o,l,e){const r=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),c=r!==o.name.toLowerCase(),t=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(r)?.[1];if(!t)return;const a=(0,I.M$)((0,I.aX)(o),I.wR),{space:i,others:p}=b(a[0]),x=i===void 0?a.some(([R])=>S(R)):i==="oklab";p.length===0?a.shift():a[0]=
p;const n={kind:t,angle:t==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[v,v],repeats:r.startsWith("repeating"),stops:[]},[E=[]]=a,k=t==="linear"?
f(E,c):t==="radial"?_(E,l):u(E,l),C=(k?a.slice(1):a).slice(0,D),A=[];for(const R of C){const W=(0,N.M)(R[0]),U=W==="current"?e:W;if(U===void 0){if(R.length===1&&
(0,m.Y5)(R[0],l))continue;return}const H=R.slice(1).map($=>t==="conic"?g($,l):(0,m.Y5)($,l));H.length===0&&A.push({paint:U,at:void 0});for(const $ of H)A.push({
paint:U,at:$})}return A.length<2?void 0:{...n,...k,stops:x?O(A):A}}const S=o=>o?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(o.name),L=5;function O(o){
const l=Math.floor(D/(L+1));return[...o.slice(0,l).flatMap((r,c)=>{const t=o[c+1],a=r.at!==void 0&&r.at.px===t?.at?.px&&r.at.percent===t.at.percent;if(!t||a||c===
l-1)return[r];const i=Array.from({length:L},(p,x)=>(0,T.E)(r.paint,t.paint,(x+1)/(L+1)));return[r,...i.map(p=>({paint:p,at:void 0}))]}),...o.slice(l)]}function f(o,l){
const e=o.length===1?(0,m.T)(o[0]):void 0;if(e!==void 0)return{angle:l?90-e:e};const r=o.map(I.aG),c=r[0]==="to";if(!c&&!l)return;let[t,a]=[0,0];for(const p of c?
r.slice(1):r)if(p==="left")t=-1;else if(p==="right")t=1;else if(p==="top")a=-1;else if(p==="bottom")a=1;else return;const i=p=>c||p===0?p:-p;return{angle:{x:i(t),
y:i(a)}}}function b(o){const l=o.findIndex(r=>(0,I.aG)(r)==="in");if(l<0)return{space:void 0,others:[...o]};const e=(0,I.aG)(o.at(l+3))==="hue";return{space:(0,I.
aG)(o[l+1]),others:[...o.slice(0,l),...o.slice(l+(e?4:2))]}}function u(o,l){const e=o.findIndex(a=>(0,I.aG)(a)==="at"),r=(0,I.aG)(o[0])==="from";if(!r&&e!==0)return;
const c=r?(0,m.T)(o[1]):0,t=e<0?void 0:M(o.slice(e+1),l);return{angle:c??0,...t&&{center:t}}}function g(o,l){const e=(0,m.T)(o);return e===void 0?(0,m.Y5)(o,l):
{px:0,percent:e/360}}const s=["closest-side","closest-corner","farthest-side","farthest-corner"];function _(o,l){if((0,N.M)(o[0])!==void 0)return;const e=o.findIndex(
a=>(0,I.aG)(a)==="at"),r=(e<0?o:o.slice(0,e)).map(I.aG),c=s.find(a=>r.includes(a)),t=e<0?void 0:M(o.slice(e+1),l);return{isCircle:r.includes("circle"),...c&&{extent:c},
...t&&{center:t}}}const h={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function M(o,l){let e,r,c;for(const t of o){const a=(0,I.aG)(
t),i=a!==void 0&&Object.hasOwn(h,a)?h[a]:void 0;if(i){const n={px:0,percent:i[1]},E=i[0]==="both"?e===void 0&&c!=="x"?"x":"y":i[0];E==="x"?e=n:r=n,c=i[0]==="bot\
h"?void 0:E;continue}const p=(0,m.Y5)(t,l);if(!p)return;const x=c==="x"?e:c==="y"?r:void 0;if(x&&o.length>2){const n=x.percent===1?{px:-p.px,percent:1-p.percent}:
p;c==="x"?e=n:r=n,c=void 0}else e===void 0?(e=p,c=void 0):r??=p}if(!(!e&&!r))return[e??v,r??v]}const d=[(0,y.yA)(0),(0,y.yA)(0)]}),75234:((G,B,w)=>{w.d(B,{T:()=>g,
Y5:()=>L,lT:()=>O,pO:()=>u,rl:()=>b});var y=w(1337),T=w(50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[N,I]=[.572,.536],v=1e7,D=30;function P(d,o,l){
const e=Object.hasOwn(m,o)?m[o]:void 0;if(e!==void 0)return d*e;switch(o){case"em":return d*l.em;case"rem":return d*l.rem;case"ch":return d*l.em*N;case"ex":return d*
l.em*I;case"lh":case"rlh":return d*l.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return d*l.pageWidth/100;case"vh":case"dvh":case"svh":case"\
lvh":case"vb":case"cqh":return d*l.pageHeight/100;case"vmin":return d*Math.min(l.pageWidth,l.pageHeight)/100;case"vmax":return d*Math.max(l.pageWidth,l.pageHeight)/
100;default:return}}const S=d=>({px:d,percent:0,isNumber:!0});function L(d,o){const l=d&&s(d,o,0);if(!(!l||!Number.isFinite(l.px)||!Number.isFinite(l.percent)))
return l.isNumber?l.px===0?(0,y.yA)(0):void 0:l.percent===0?(0,y.yA)(l.px):{px:l.px,percent:l.percent}}function O(d,o){const l=L(d,o);return l?.percent===0?l.px:
void 0}const f={em:16,rem:16,pageWidth:800,pageHeight:1e3};function b(d){const o=d&&s(d,f,0);return o?.isNumber===!0&&Number.isFinite(o.px)?o.px:void 0}function u(d){
const o=d&&s(d,f,0);if(!(!o||!Number.isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px:o.px===0&&o.percent!==0?o.percent:d.type==="Percentage"?
0:void 0}function g(d){if(d?.type==="Number"&&Number(d.value)===0)return 0;if(d?.type!=="Dimension")return;const o=Number(d.value);switch(d.unit.toLowerCase()){case"\
deg":return o;case"grad":return o*.9;case"rad":return o*180/Math.PI;case"turn":return o*360;default:return}}function s(d,o,l){if(!(l>D))switch(d.type){case"Numb\
er":return S(Number(d.value));case"Percentage":return{px:0,percent:Number(d.value)/100,isNumber:!1};case"Dimension":{const e=P(Number(d.value),d.unit.toLowerCase(),
o);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,T.aG)(d)==="infinity"?S(v):void 0;case"Parentheses":return h(d.children.toArray(),
o,l+1);case"Function":{const e=d.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),r=(0,T.M$)((0,T.aX)(d),T.wR);if(e==="calc")return h(r[0],o,l+1);const c=r.map(
t=>h(t,o,l+1));return c.every(t=>t!==void 0)?_(e,c,o):void 0}default:return}}function _(d,o,l){const e=({px:p,percent:x})=>p+x*l.pageWidth,r=p=>o.reduce((x,n)=>!x||
p(n,x)?n:x,void 0);if(d==="min")return r((p,x)=>e(p)<e(x));if(d==="max")return r((p,x)=>e(p)>e(x));if(d!=="clamp"||o.length!==3)return;const[c,t,a]=o,i=e(t)>e(a)?
a:t;return e(i)<e(c)?c:i}function h(d,o,l){let e,r,c=1,t="*";const a=()=>{if(!r)return!1;const i=M(r,c);return e=e?{px:e.px+i.px,percent:e.percent+i.percent,isNumber:e.
isNumber&&i.isNumber}:i,r=void 0,!0};for(const i of d){if(i.type==="Operator"){const x=i.value.trim();if(x==="+"||x==="-"){if(!a())return;c=x==="-"?-1:1,t="*"}else
t=x;continue}const p=s(i,o,l);if(!p||(r?t==="*"?r=r.isNumber?M(p,r.px):p.isNumber?M(r,p.px):void 0:r=p.isNumber&&p.px!==0?M(r,1/p.px):void 0:r=p,!r))return}return a()?
e:void 0}const M=({px:d,percent:o,isNumber:l},e)=>({px:d*e,percent:o*e,isNumber:l})}),95826:((G,B,w)=>{w.d(B,{M:()=>v});var y=w(49180),T=w(5196),m=w(75234),N=w(
50697);const I={color:[0,0,0],alpha:0};function v(f,b=0){if(f?.type==="Hash")return S(f.value);if(f?.type==="Identifier"){const g=f.name.toLowerCase();if(g==="t\
ransparent")return I;if(g==="currentcolor")return"current";const s=D[g]??(0,y.q)(g);return s&&P(s)}if(f?.type!=="Function")return;const u=f.name.toLowerCase();return L(
u,(0,N.aX)(f))??(0,T.w)(u,(0,N.aX)(f),v,b)}const D={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},P=([f,b,u],g=1)=>({color:[f/255,b/255,u/255],alpha:g});function S(f){const b=(0,y.q)(`#${f}`);if(b)return P(b);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(f))return;const u=f.length===4?[...f].map(M=>M+M).join(""):f,[g,s,_,h]=[0,2,4,6].map(M=>Number.parseInt(u.slice(M,M+2),16));return P([g,s,_],h/255)}function L(f,b){
if(!/^(?:rgb|hsl)a?$/.test(f))return;const u=b.filter(o=>o.type!=="Operator"),g=u.length>3?(0,m.pO)(u[3]):1;if(u.length<3||u.length>4||g===void 0)return;const s=Math.
min(Math.max(g,0),1),_=o=>Math.min(Math.max(o,0),255);if(f==="rgb"||f==="rgba"){const o=u.slice(0,3).map(c=>{const t=(0,m.pO)(c);return t===void 0?void 0:_(c.type===
"Percentage"?t*255:t)}),[l,e,r]=o;return l===void 0||e===void 0||r===void 0?void 0:P([l,e,r],s)}const h=(0,m.T)(u[0])??(0,m.pO)(u[0]),[M,d]=[(0,m.pO)(u[1]),(0,m.
pO)(u[2])];if(!(h===void 0||M===void 0||d===void 0))return{color:O(h,Math.min(Math.max(M,0),1),Math.min(Math.max(d,0),1)),alpha:s}}function O(f,b,u){const g=s=>{
const _=((s+f/30)%12+12)%12;return u-b*Math.min(u,1-u)*Math.max(-1,Math.min(_-3,9-_,1))};return[g(0),g(8),g(4)]}}),8582:((G,B,w)=>{w.d(B,{BV:()=>f,De:()=>S,J0:()=>N,
LN:()=>g,ST:()=>P,X_:()=>b,aL:()=>I,nI:()=>O,nL:()=>v,r_:()=>u,sD:()=>L,zW:()=>D});var y=w(75234),T=w(95826),m=w(50697);const N=(s,_)=>({keys:[s],read:(h,M)=>{if(h.
length!==1)return;const d=_(h[0],M);return d===void 0?void 0:{[s]:d}}}),I=(s,_,h={})=>N(s,M=>{const d=(0,m.aG)(M);if(d!==void 0)return Object.hasOwn(h,d)?h[d]:_.
find(o=>o===d)}),v=(s,_=-1/0)=>N(s,h=>{const M=(0,y.rl)(h);return M===void 0||M<_?void 0:M}),D=(s,_)=>(0,m.aG)(s)==="auto"?"auto":(0,y.Y5)(s,_),P=(s,_)=>{const h=(0,y.
Y5)(s,_);return h&&(h.percent!==0||h.px>=0)?h:void 0},S=(s,_)=>{const h=(0,y.lT)(s,_);return h!==void 0&&h>=0?h:void 0};function L(s){const _=(0,T.M)(s);if(_!==
void 0)return{paint:_==="current"?void 0:_}}const O=s=>({keys:[s],read:_=>{const h=_.length===1?L(_[0]):void 0;return h&&{[s]:h.paint}}}),f=["Top","Right","Bott\
om","Left"];function b(s){const[_,h=_,M=_,d=h]=s;return s.length===0||s.length>4?void 0:[_,h,M,d]}function u(s,_){return{keys:s,read:(h,M)=>{const d=b(h.map(o=>_(
o,M)));if(!(!d||d.includes(void 0)))return Object.fromEntries(s.map((o,l)=>[o,d[l]]))}}}const g=s=>(0,m.M$)(s,m.YY)}),50697:((G,B,w)=>{w.d(B,{M$:()=>v,YY:()=>I,
aG:()=>D,aX:()=>P,wK:()=>m,wR:()=>N});var y=w(88650);const T=2e5;function m(S){if(S.length>T&&!/\burl\(/i.test(S))return;const L=[];try{const O=(0,y.A)(S,{context:"\
value",onParseError:f=>L.push(f)});return L.length>0||O.type!=="Value"?void 0:O.children.toArray()}catch{return}}const N=S=>S.type==="Operator"&&S.value===",",I=S=>S.
type==="Operator"&&S.value==="/";function v(S,L){const O=[[]];for(const f of S)L(f)?O.push([]):O.at(-1).push(f);return O}const D=S=>S?.type==="Identifier"?S.name.
toLowerCase():void 0,P=S=>S.children.toArray()}),1337:((G,B,w)=>{w.d(B,{DI:()=>L,AG:()=>P,f2:()=>m,lM:()=>O,yA:()=>N,Il:()=>b});const T={fill:{color:[0,0,0],alpha:1},
fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,
clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},m={px:0,percent:0},N=u=>u===0?m:{px:u,percent:0},I={px:0,percent:.5},v=[m,m],
D={least:"auto",most:"auto"},P={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"norm\
al",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:m,textTransform:"none",letterSpacing:0,wordSpacing:0,whiteSpace:"no\
rmal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",textFill:void 0,accentColor:void 0,
textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",
quotes:["“","”","‘","’"],drawn:T},L={...P,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",appearance:"auto",width:"\
auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:m,
marginRight:m,marginBottom:m,marginLeft:m,paddingTop:m,paddingRight:m,paddingBottom:m,paddingLeft:m,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,
borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,
borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:v,borderTopRightRadius:v,borderBottomRightRadius:v,borderBottomLeftRadius:v,outlineWidth:3,outlineStyle:"\
none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"\
border-box",boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,transform:[],translate:[],rotate:[],
scale:[],transformOrigin:[I,I],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"\
normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"\
none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"\
normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[D],gridAutoRows:[D],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",
gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function O(u){const g={
...L};for(const s of f)g[s]=u[s];return g}const f=Object.keys(P),b=({px:u,percent:g},s)=>g===0?u:u+g*s})};
