"use strict";exports.id=2594,exports.ids=[2594],exports.modules={39170:((G,B,w)=>{w.d(B,{gf:()=>u,iw:()=>_,sf:()=>b});var y=w(76213);function S(t){const[,i,s]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(t??"")??[];return i===void 0?void 0:`${i}${s==="%"?"%":"px"}`}const m=t=>t!==void 0&&/^\s*[\d.]+\s*$/.test(t)?`${t.trim()}px`:t;function L(t){const i=t.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(i)&&!/^\d{3}$/.test(i)?`#${i}`:i}const R=["x-small","small","medium","large","x-large","xx-large","xxx-large"],I=new Set(
["td","th"]),D=new Set(["img","table","td","th","col","hr","video","canvas"]),N=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),M=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),v={a:"lower-alpha",A:"\
upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function _(t,i){const{name:s,attributes:p}=t;if(p.size===0&&!I.has(s))return[];const T=[],n=(P,W)=>{W!==
void 0&&W!==""&&T.push({name:P,value:W,important:!1})};if(!t.isHtml)for(const[P,W]of p)y.P.has(P)&&n(P,x(P,W));const E=P=>p.get(P);t.isHtml?D.has(s)&&(n("width",
S(E("width"))),s!=="hr"?n("height",S(E("height"))):o(p,n)):(n("width",m(E("width"))),n("height",m(E("height"))));const k=E("bgcolor");k!==void 0&&n("background-\
color",L(k));const C=b(t);C!==void 0&&n("background-image",`url("${C.replace(/["\\\n]/g,P=>P===`
`?"\\a ":`\\${P}`)}")`),s==="tr"&&n("height",S(E("height"))),s==="body"&&g(p,n),s==="img"&&h(p,n);const A=E("align")?.toLowerCase();return A!==void 0&&N.has(s)&&
n("text-align",M.get(A)??A),s==="img"&&(A==="left"||A==="right")&&n("float",A),s==="table"&&(A==="left"||A==="right")&&n("float",A),(I.has(s)||s==="tr"||s==="tb\
ody")&&n("vertical-align",E("valign")?.toLowerCase()),p.has("nowrap")&&n("white-space","nowrap"),(s==="ol"||s==="ul"||s==="li")&&n("list-style-type",d(E("type"))),
s==="font"&&l(p,n),s==="table"&&e(p,n),I.has(s)&&i&&c(i.attributes,n),T}const f=new Set(["body","table","thead","tbody","tfoot","tr","td","th"]);function b({name:t,
isHtml:i,attributes:s}){const p=i&&f.has(t)?s.get("background")?.trim():void 0;return p===""?void 0:p}function u(t){const i=L(t.attributes.get("link")??"");return/^#?\w{1,30}$/.
test(i)?`a:link { color: ${i} }`:""}function g(t,i){const s=t.get("text");s!==void 0&&i("color",L(s));for(const[p,...T]of a)i(`margin-${p}`,T.map(n=>S(t.get(n))).
find(n=>n!==void 0))}const a=[["top","marginheight","topmargin"],["bottom","marginheight","bottommargin"],["left","marginwidth","leftmargin"],["right","marginwi\
dth","rightmargin"]],O=new Map([["top","top"],["texttop","text-top"],["middle","middle"],["absmiddle","middle"],["center","middle"],["abscenter","middle"],["abs\
bottom","bottom"]]);function h(t,i){const s=S(t.get("border"));s!==void 0&&s!=="0px"&&i("border",`${s} solid`);for(const p of["left","right"])i(`margin-${p}`,S(
t.get("hspace")));for(const p of["top","bottom"])i(`margin-${p}`,S(t.get("vspace")));i("vertical-align",O.get(t.get("align")?.toLowerCase()??""))}const x=(t,i)=>t===
"font-size"||t==="letter-spacing"?m(i):i,d=t=>t===void 0?void 0:Object.hasOwn(v,t)?v[t]:t.toLowerCase();function o(t,i){const s=t.get("color");s!==void 0&&i("co\
lor",L(s));const[p]=/^\s*\d{1,4}/.exec(t.get("size")??"")??[],T=Number(p??0);T<=0||(s!==void 0||t.has("noshade")?i("border-width",`${T/2}px`):T===1?i("border-bo\
ttom-width","0"):i("height",`${T-2}px`))}function l(t,i){const s=t.get("color");s!==void 0&&i("color",L(s)),i("font-family",t.get("face"));const[,p,T]=/^\s*([+-]?)(\d)/.
exec(t.get("size")??"")??[];if(T===void 0)return;const n=p===""?Number(T):3+ +`${p}${T}`;i("font-size",R[Math.min(Math.max(n,1),7)-1])}function e(t,i){const s=t.
has("border")?S(t.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&i("border",`${s} outset`),i("border-color",t.get("bordercolor")),i("border-spacing",S(
t.get("cellspacing")));const p=r.get(t.get("frame")?.toLowerCase()??"");if(p===void 0)return;const T=s===void 0||s==="0px"?"1px solid":`${s} outset`;for(const n of[
"top","right","bottom","left"])i(`border-${n}`,p.includes(n)?T:"0 hidden")}const r=new Map([["void",""],["above","top"],["below","bottom"],["hsides","top bottom"],
["lhs","left"],["rhs","right"],["vsides","left right"],["box","top right bottom left"],["border","top right bottom left"]]);function c(t,i){const s=t.has("borde\
r")?S(t.get("border")||"1")??"1px":void 0;s!==void 0&&s!=="0px"&&!t.has("rules")&&(i("border","1px inset"),i("border-color","inherit")),i("padding",S(t.get("cel\
lpadding")))}}),37294:((G,B,w)=>{w.d(B,{$:()=>h,DI:()=>f,Ez:()=>S,Hb:()=>D,Hk:()=>I,LI:()=>R,VE:()=>u,bJ:()=>v,bi:()=>a,df:()=>g,iY:()=>x,ot:()=>O,q3:()=>m,qM:()=>d,
qV:()=>L,uN:()=>M,vS:()=>b,xH:()=>N});var y=w(58552);const S=200,m=1e5,L=5e4,R=2e4,I=2e7,D=2e5,N=5e6,M=5e4,v=2e7,_=o=>(0,y.G6)([{field:"file",message:o}]),f=()=>_(
`nests elements more than ${S} levels deep; at most ${S} are allowed`),b=()=>_(`has more than ${m} elements; at most ${m} are allowed. Split it into several doc\
uments`),u=()=>_(`has more than ${L} rules in style sheets; at most ${L} are allowed`),g=1e3,a=()=>_(`has more than ${g} images of SVG in data: addresses; at mo\
st ${g} are allowed`),O=()=>_("has rules of pages (@page) that take too long to read for each of their names; write fewer rules"),h=()=>_("has style sheets whos\
e selectors take too long to compare with its elements; write simpler selectors"),x=()=>_(`has drawings (svg) of more than ${v} characters, those that are repea\
ted counted each time; leave some out, or give them as images`),d=()=>_("has style sheets whose variables make values of too many characters; use var() less oft\
en")}),45893:((G,B,w)=>{w.d(B,{Ci:()=>L,Ky:()=>S,ZE:()=>y,a4:()=>R,hE:()=>m});const y=I=>I.children.filter(D=>D.kind==="element");function S(I){const D=[],N=[I];
for(let M=N.pop();M;M=N.pop()){D.push(M);for(let v=M.children.length-1;v>=0;v--){const _=M.children[v];_.kind==="element"&&N.push(_)}}return D}function m({attributes:I}){
const D=I.get("href");if(D!==void 0)return D.trim();for(const[N,M]of I)if(N.endsWith(":href"))return M.trim()}const L=I=>m(I)?.replace(/^#/,"")??"";function R(I){
const D=[],N=[I];for(let M=N.pop();M;M=N.pop())if(M.kind==="text")D.push(M.value);else for(let v=M.children.length-1;v>=0;v--)N.push(M.children[v]);return D.join(
"")}}),58257:((G,B,w)=>{w.d(B,{Z:()=>I});var y=w(28428),S=w(45657),m=w(37294);const L=4e3,R=600;async function I(_,f){let b=0,u=0;const g={...y.jh,createElement(h,x,d){
if(++b>m.q3)throw(0,m.vS)();return y.jh.createElement(h,x,d)},onItemPush(){if(++u>m.Ez)throw(0,m.DI)()},onItemPop(){u--}},a=new y.iX({treeAdapter:g,scriptingEnabled:!1});
for(let h=0;h<_.length||h===0;h+=L){const x=f.step(L*R);x&&await x,a.tokenizer.write(_.slice(h,h+L),h+L>=_.length)}const O=y.jh.getDocumentMode(a.document)===y.
qy.W$.QUIRKS;return{root:await D(a.document,f),isQuirky:O}}async function D(_,f){const b=_.childNodes.find(a=>y.jh.isElementNode(a)),u=v(b,void 0,0),g=[[b,u]];for(let a=g.
pop();a;a=g.pop()){const[O,h]=a,x=f.step(1e3+O.childNodes.length*500);x&&await x;let d=0;const o=[];for(const l of O.childNodes){if(y.jh.isTextNode(l)&&o.push({
kind:"text",value:l.value,parent:h}),!y.jh.isElementNode(l))continue;const e=v(l,h,d++);o.push(e),g.push([l,e])}h.children=(0,S.Hn)(o),O.childNodes=[]}return u}
const N=new Map,M=new Set;function v(_,f,b){const{attrs:u}=_,g=u.length===0?N:new Map(u.map(({name:x,value:d})=>[x,d])),a=g.get("class")?.split(/[ \t\n\f\r]+/).
filter(x=>x!==""),O=a===void 0?M:new Set(a),h=_.namespaceURI===y.qy.NS.HTML;return{kind:"element",name:_.tagName,attributes:g,classes:O,parent:f,children:[],index:b,
isHtml:h}}}),72594:((G,B,w)=>{w.d(B,{Z:()=>M,e:()=>I,imagesNamedIn:()=>N,mayNameImages:()=>D});var y=w(34622),S=w(39170),m=w(45893),L=w(58257),R=w(50697);function I(f){
const b=new Set;for(const u of(0,m.Ky)(f)){const g=u.name==="image"&&!u.isHtml?(0,m.hE)(u):void 0,a=u.name==="img"?M(u):g;a!==void 0&&a!==""&&b.add((0,y.bi)(a));
const O=(0,S.sf)(u);O!==void 0&&b.add((0,y.bi)(O));for(const h of[u.attributes.get("style"),u.name==="style"?(0,m.a4)(u):void 0])for(const x of v(h??""))b.add((0,y.
bi)(x))}return[...b]}const D=(f,b)=>f==="html"?/<img|<image|url\(/i.test(b):b.includes("![");async function N(f,b,u){if(f==="markdown")return await(0,y.e_)(b,u);
const{root:g}=await(0,L.Z)(b,u);return I(g)}function M({attributes:f}){const b=f.get("src")?.trim();if(b!==void 0&&b!=="")return b;const[u=""]=(f.get("srcset")??
"").trim().split(/[\s,]/,1);return u===""?void 0:u}function*v(f){let b;const u=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;for(let g=u.exec(f);g;g=u.exec(
f)){const{0:a,index:O}=g;if(a.startsWith("@"))b=/^@font/i.test(a)?"font":"sheet";else if(a==="}"||a===";")b===(a==="}"?"font":"sheet")&&(b=void 0);else if(!b){const h=_(
f,O+a.length);if(h<0)return;u.lastIndex=h;const[x]=(0,R.wK)(f.slice(O,h+1))??[];x?.type==="Url"&&(yield x.value)}}}function _(f,b){let u=b;for(;/\s/.test(f.charAt(
u));)u++;const g=f.charAt(u);if(g!=='"'&&g!=="'")return f.indexOf(")",b);let a=u;do a=f.indexOf(g,a+1);while(a>0&&f.charAt(a-1)==="\\");return a<0?-1:f.indexOf(
")",a)}}),5196:((G,B,w)=>{w.d(B,{E:()=>p,w:()=>L});var y=w(75234),S=w(50697);const m=10;function L(n,E,k,C){if(n==="color-mix")return C<m?s(E,k,C+1):void 0;const[
A=[],[P]=[]]=(0,S.M$)(E,S.YY),W=P===void 0?1:I(P,1);if(W===void 0)return;const U=n==="color"?_(A):N(n,A);return U&&{color:U.map(R),alpha:R(W)}}const R=n=>Math.min(
Math.max(n,0),1);function I(n,E){if((0,S.aG)(n)==="none")return 0;const k=(0,y.pO)(n);return k===void 0?void 0:n?.type==="Percentage"?k*E:k}const D=n=>(0,S.aG)(
n)==="none"?0:(0,y.T)(n)??(n?.type==="Percentage"?void 0:(0,y.pO)(n));function N(n,E){const k=Object.hasOwn(v,n)?v[n]:void 0;if(!k||E.length!==3)return;const C=E.
map((U,H)=>{const $=k.wholes[H];return $==="hue"?D(U):I(U,$)}),[A,P,W]=C;return A===void 0||P===void 0||W===void 0?void 0:k.convert([A,P,W])}const M=([n,E,k])=>{
const C=k*Math.PI/180;return[n,E*Math.cos(C),E*Math.sin(C)]},v={oklab:{wholes:[1,.4,.4],convert:n=>g(e(n))},oklch:{wholes:[1,.4,"hue"],convert:n=>g(e(M(n)))},lab:{
wholes:[100,125,125],convert:n=>g(c(n))},lch:{wholes:[100,150,"hue"],convert:n=>g(c(M(n)))},hwb:{wholes:["hue",1,1],convert:t}};function _([n,...E]){const k=E.map(
W=>I(W,1)),[C,A,P]=k;if(!(k.length!==3||C===void 0||A===void 0||P===void 0))switch((0,S.aG)(n)){case"srgb":return[C,A,P];case"srgb-linear":return g([C,A,P]);case"\
display-p3":return g(f(o,[C,A,P].map(u)));default:return}}const f=(n,[E,k,C])=>n.map(([A,P,W])=>A*E+P*k+W*C),b=n=>Math.abs(n)<=.0031308?n*12.92:Math.sign(n)*(1.055*
Math.abs(n)**(1/2.4)-.055),u=n=>Math.abs(n)<=.04045?n/12.92:Math.sign(n)*((Math.abs(n)+.055)/1.055)**2.4,g=n=>n.map(b),a=[[1,.3963377774,.2158037573],[1,-.1055613458,
-.0638541728],[1,-.0894841775,-1.291485548]],O=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,-.3413193965],[-.0041960863,-.7034186147,1.707614701]],
h=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]],x=[[.2104542553,.793617785,-.0040720468],[
1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],d=[[3.1341358529,-1.6173863321,-.490661946],[-.9787954765,1.9162543774,.0334427326],
[.0719553922,-.2289767598,1.4053859036]],o=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,-.0786360456,1.0982736002]],l=[.9642956764,
1,.8251046025],e=n=>f(O,f(a,n).map(E=>E**3)),r=n=>f(x,f(h,n).map(Math.cbrt));function c([n,E,k]){const C=(n+16)/116,A=P=>P>6/29?P**3:(116*P-16)/(24389/27);return f(
d,[l[0]*A(C+E/500),A(C),l[2]*A(C-k/200)])}function t([n,E,k]){const C=E+k;if(C>=1)return[E/C,E/C,E/C];const A=P=>{const W=((P+n/60)%6+6)%6;return R(Math.abs(W-3)-
1)*(1-C)+E};return[A(0),A(4),A(2)]}const i={srgb:[n=>n,n=>n],"srgb-linear":[n=>n.map(u),g],oklab:[n=>r(n.map(u)),n=>g(e(n))]};function s(n,E,k){const[C=[],...A]=(0,S.
M$)(n,S.wR);if((0,S.aG)(C[0])!=="in"||A.length!==2)return;const P=A.map(X=>{const Q=X.find(({type:j})=>j==="Percentage"),V=E(X.find(({type:j})=>j!=="Percentage"),
k);return{paint:V==="current"?void 0:V,share:(0,y.pO)(Q)}}),[W,U]=P;if(!W?.paint||!U?.paint)return;const H=(0,S.aG)(C[1])??"",$=W.paint.alpha===0||U.paint.alpha===
0,K=Object.hasOwn(i,H)?i[H]:$?i.srgb:void 0;if(!K)return;const[Z,z]=[W.share??1-(U.share??.5),U.share??1-(W.share??.5)],F=Z+z;if(F<=0)return;const Y=T(W.paint,U.
paint,z/F,K);return{...Y,alpha:R(Y.alpha*Math.min(F,1))}}const p=(n,E,k)=>T(n,E,k,i.oklab);function T(n,E,k,[C,A]){const P=[n.alpha*(1-k),E.alpha*k],W=P[0]+P[1],
U=[C(n.color),C(E.color)],H=U[0].map(($,K)=>W===0?0:($*P[0]+U[1][K]*P[1])/W);return{color:A(H).map(R),alpha:R(W)}}}),76213:((G,B,w)=>{w.d(B,{P:()=>l,d:()=>o});var y=w(
75234),S=w(16326),m=w(50697);const L=1e3;function R(e,r){if(e.type!=="Function")return;const c=(0,m.aX)(e);switch(e.name.toLowerCase()){case"polygon":return I(c,
r);case"circle":return D(c,r,1);case"ellipse":return D(c,r,2);case"inset":return N(c,r);default:return}}function I(e,r){const c=(0,m.M$)(e,m.wR),t=(0,m.aG)(c[0]?.[0]),
s=(t==="evenodd"||t==="nonzero"?c.slice(1):c).map(T=>T.map(n=>(0,y.Y5)(n,r)));if(s.length<3||s.length>L)return;const p=s.flatMap(([T,n,E])=>T&&n&&!E?[[T,n]]:[]);
return p.length===s.length?{kind:"polygon",corners:p,hasHoles:t==="evenodd"}:void 0}function D(e,r,c){const t=e.findIndex(n=>(0,m.aG)(n)==="at"),i=t<0?[S.QR,S.QR]:
(0,S.ux)(e.slice(t+1),r),s=(t<0?e:e.slice(0,t)).map(n=>{const E=(0,m.aG)(n);return E==="closest-side"||E==="farthest-side"?E:(0,y.Y5)(n,r)}),[p="closest-side",T="\
closest-side"]=s;if(!(!i||s.includes(void 0)||s.length!==0&&s.length!==c))return{kind:"ellipse",center:i,radii:c===1?[p]:[p,T]}}function N(e,r){const c=e.findIndex(
E=>(0,m.aG)(E)==="round"),t=(c<0?e:e.slice(0,c)).map(E=>(0,y.Y5)(E,r)),i=c<0?{px:0,percent:0}:e.length===c+2?(0,y.Y5)(e[c+1],r):void 0,[s,p=s,T=s,n=p]=t;if(!(!s||
!p||!T||!n||!i||t.length>4))return{kind:"inset",sides:[s,p,T,n],radius:i}}var M=w(95826),v=w(8582);const _=(e,r)=>({keys:["drawn"],read:(c,t)=>{const i=r(c,t);return i===
void 0?void 0:{drawn:{...t.own.drawn,[e]:i}}}}),f=e=>_(e,([r,c])=>b(r,c));function b(e,r){if((0,m.aG)(e)==="none")return"none";if(e?.type!=="Url")return(0,M.M)(
e);const c=(0,m.aG)(r)==="none"?"none":(0,M.M)(r)??"none";return{id:e.value.trim().replace(/^#/,""),otherwise:c}}const u=e=>{const r=(0,y.pO)(e);return r===void 0?
void 0:Math.min(Math.max(r,0),1)};function g(e,r){const c=(0,y.rl)(e);return c===void 0?(0,y.Y5)(e,r):{px:c,percent:0}}const a=100,O=e=>([r])=>{const c=(0,m.aG)(
r);return c!==void 0&&Object.hasOwn(e,c)?e[c]:void 0};function h(e){return e?.type==="Url"?e.value.trim().replace(/^#/,""):(0,m.aG)(e)==="none"?"none":void 0}const x={
keys:["drawn"],read:([e],{own:r})=>{const c=h(e);return c===void 0?void 0:{drawn:{...r.drawn,markerStart:c,markerMid:c,markerEnd:c}}}},d={nonzero:!1,evenodd:!0},
o={fill:f("fill"),"fill-opacity":_("fillOpacity",([e])=>u(e)),"fill-rule":_("hasHoles",O(d)),"clip-rule":_("clipHasHoles",O(d)),stroke:f("stroke"),"stroke-opaci\
ty":_("strokeOpacity",([e])=>u(e)),"stroke-width":_("strokeWidth",([e],r)=>g(e,r)),"stroke-linecap":_("cap",O({butt:0,round:1,square:2})),"stroke-linejoin":_("j\
oin",O({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":_("miter",([e])=>{const r=(0,y.rl)(e);return r===void 0||r<1?void 0:r}),"stroke-das\
harray":_("dashes",(e,r)=>{if((0,m.aG)(e[0])==="none")return[];const c=e.filter(({type:t})=>t!=="Operator").map(t=>g(t,r));if(!(c.length>a||c.some(t=>t===void 0||
t.px<0)))return c}),"stroke-dashoffset":_("dashOffset",([e],r)=>g(e,r)),"vector-effect":_("isUnscaled",([e])=>(0,m.aG)(e)==="non-scaling-stroke"),marker:x,"mark\
er-start":_("markerStart",([e])=>h(e)),"marker-mid":_("markerMid",([e])=>h(e)),"marker-end":_("markerEnd",([e])=>h(e)),"text-anchor":_("anchor",O({start:"start",
middle:"middle",end:"end"})),"dominant-baseline":_("drop",O({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"tex\
t-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"baseline-shift":_("drop",O({baseline:0,super:-.55,sub:.3})),"stop-color":(0,v.J0)("st\
opColor",(e,r)=>{const c=(0,M.M)(e);return c==="current"?r.own.color:c}),"stop-opacity":(0,v.J0)("stopOpacity",u),"clip-path":{keys:["clipPath"],read:([e,...r],c)=>{
if(!e||r.length>0)return;if((0,m.aG)(e)==="none")return{clipPath:void 0};const t=e.type==="Url"?e.value.trim().replace(/^#/,""):R(e,c);return t===void 0?void 0:
{clipPath:t}}}},l=new Set([...Object.keys(o),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","over\
flow","visibility","word-spacing"])}),16326:((G,B,w)=>{w.d(B,{Ff:()=>d,OW:()=>N,QR:()=>I,ux:()=>x});var y=w(1337),S=w(5196),m=w(75234),L=w(95826),R=w(50697);const I={
px:0,percent:.5},D=256;function N(o,l,e){const r=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),c=r!==o.name.toLowerCase(),t=/^(?:repeating-)?(linear|radial|conic)-gradient$/.
exec(r)?.[1];if(!t)return;const i=(0,R.M$)((0,R.aX)(o),R.wR),{space:s,others:p}=b(i[0]),T=s===void 0?i.some(([P])=>M(P)):s==="oklab";p.length===0?i.shift():i[0]=
p;const n={kind:t,angle:t==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[I,I],repeats:r.startsWith("repeating"),stops:[]},[E=[]]=i,k=t==="linear"?
f(E,c):t==="radial"?O(E,l):u(E,l),C=(k?i.slice(1):i).slice(0,D),A=[];for(const P of C){const W=(0,L.M)(P[0]),U=W==="current"?e:W;if(U===void 0){if(P.length===1&&
(0,m.Y5)(P[0],l))continue;return}const H=P.slice(1).map($=>t==="conic"?g($,l):(0,m.Y5)($,l));H.length===0&&A.push({paint:U,at:void 0});for(const $ of H)A.push({
paint:U,at:$})}return A.length<2?void 0:{...n,...k,stops:T?_(A):A}}const M=o=>o?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(o.name),v=5;function _(o){
const l=Math.floor(D/(v+1));return[...o.slice(0,l).flatMap((r,c)=>{const t=o[c+1],i=r.at!==void 0&&r.at.px===t?.at?.px&&r.at.percent===t.at.percent;if(!t||i||c===
l-1)return[r];const s=Array.from({length:v},(p,T)=>(0,S.E)(r.paint,t.paint,(T+1)/(v+1)));return[r,...s.map(p=>({paint:p,at:void 0}))]}),...o.slice(l)]}function f(o,l){
const e=o.length===1?(0,m.T)(o[0]):void 0;if(e!==void 0)return{angle:l?90-e:e};const r=o.map(R.aG),c=r[0]==="to";if(!c&&!l)return;let[t,i]=[0,0];for(const p of c?
r.slice(1):r)if(p==="left")t=-1;else if(p==="right")t=1;else if(p==="top")i=-1;else if(p==="bottom")i=1;else return;const s=p=>c||p===0?p:-p;return{angle:{x:s(t),
y:s(i)}}}function b(o){const l=o.findIndex(r=>(0,R.aG)(r)==="in");if(l<0)return{space:void 0,others:[...o]};const e=(0,R.aG)(o.at(l+3))==="hue";return{space:(0,R.
aG)(o[l+1]),others:[...o.slice(0,l),...o.slice(l+(e?4:2))]}}function u(o,l){const e=o.findIndex(i=>(0,R.aG)(i)==="at"),r=(0,R.aG)(o[0])==="from";if(!r&&e!==0)return;
const c=r?(0,m.T)(o[1]):0,t=e<0?void 0:x(o.slice(e+1),l);return{angle:c??0,...t&&{center:t}}}function g(o,l){const e=(0,m.T)(o);return e===void 0?(0,m.Y5)(o,l):
{px:0,percent:e/360}}const a=["closest-side","closest-corner","farthest-side","farthest-corner"];function O(o,l){if((0,L.M)(o[0])!==void 0)return;const e=o.findIndex(
i=>(0,R.aG)(i)==="at"),r=(e<0?o:o.slice(0,e)).map(R.aG),c=a.find(i=>r.includes(i)),t=e<0?void 0:x(o.slice(e+1),l);return{isCircle:r.includes("circle"),...c&&{extent:c},
...t&&{center:t}}}const h={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function x(o,l){let e,r,c;for(const t of o){const i=(0,R.aG)(
t),s=i!==void 0&&Object.hasOwn(h,i)?h[i]:void 0;if(s){const n={px:0,percent:s[1]},E=s[0]==="both"?e===void 0&&c!=="x"?"x":"y":s[0];E==="x"?e=n:r=n,c=s[0]==="bot\
h"?void 0:E;continue}const p=(0,m.Y5)(t,l);if(!p)return;const T=c==="x"?e:c==="y"?r:void 0;if(T&&o.length>2){const n=T.percent===1?{px:-p.px,percent:1-p.percent}:
p;c==="x"?e=n:r=n,c=void 0}else e===void 0?(e=p,c=void 0):r??=p}if(!(!e&&!r))return[e??I,r??I]}const d=[(0,y.yA)(0),(0,y.yA)(0)]}),75234:((G,B,w)=>{w.d(B,{T:()=>g,
Y5:()=>v,lT:()=>_,pO:()=>u,rl:()=>b});var y=w(1337),S=w(50697);const m={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[L,R]=[.572,.536],I=1e7,D=30;function N(d,o,l){
const e=Object.hasOwn(m,o)?m[o]:void 0;if(e!==void 0)return d*e;switch(o){case"em":return d*l.em;case"rem":return d*l.rem;case"ch":return d*l.em*L;case"ex":return d*
l.em*R;case"lh":case"rlh":return d*l.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return d*l.pageWidth/100;case"vh":case"dvh":case"svh":case"\
lvh":case"vb":case"cqh":return d*l.pageHeight/100;case"vmin":return d*Math.min(l.pageWidth,l.pageHeight)/100;case"vmax":return d*Math.max(l.pageWidth,l.pageHeight)/
100;default:return}}const M=d=>({px:d,percent:0,isNumber:!0});function v(d,o){const l=d&&a(d,o,0);if(!(!l||!Number.isFinite(l.px)||!Number.isFinite(l.percent)))
return l.isNumber?l.px===0?(0,y.yA)(0):void 0:l.percent===0?(0,y.yA)(l.px):{px:l.px,percent:l.percent}}function _(d,o){const l=v(d,o);return l?.percent===0?l.px:
void 0}const f={em:16,rem:16,pageWidth:800,pageHeight:1e3};function b(d){const o=d&&a(d,f,0);return o?.isNumber===!0&&Number.isFinite(o.px)?o.px:void 0}function u(d){
const o=d&&a(d,f,0);if(!(!o||!Number.isFinite(o.px)||!Number.isFinite(o.percent)))return o.isNumber?o.px:o.px===0&&o.percent!==0?o.percent:d.type==="Percentage"?
0:void 0}function g(d){if(d?.type==="Number"&&Number(d.value)===0)return 0;if(d?.type!=="Dimension")return;const o=Number(d.value);switch(d.unit.toLowerCase()){case"\
deg":return o;case"grad":return o*.9;case"rad":return o*180/Math.PI;case"turn":return o*360;default:return}}function a(d,o,l){if(!(l>D))switch(d.type){case"Numb\
er":return M(Number(d.value));case"Percentage":return{px:0,percent:Number(d.value)/100,isNumber:!1};case"Dimension":{const e=N(Number(d.value),d.unit.toLowerCase(),
o);return e===void 0?void 0:{px:e,percent:0,isNumber:!1}}case"Identifier":return(0,S.aG)(d)==="infinity"?M(I):void 0;case"Parentheses":return h(d.children.toArray(),
o,l+1);case"Function":{const e=d.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),r=(0,S.M$)((0,S.aX)(d),S.wR);if(e==="calc")return h(r[0],o,l+1);const c=r.map(
t=>h(t,o,l+1));return c.every(t=>t!==void 0)?O(e,c,o):void 0}default:return}}function O(d,o,l){const e=({px:p,percent:T})=>p+T*l.pageWidth,r=p=>o.reduce((T,n)=>!T||
p(n,T)?n:T,void 0);if(d==="min")return r((p,T)=>e(p)<e(T));if(d==="max")return r((p,T)=>e(p)>e(T));if(d!=="clamp"||o.length!==3)return;const[c,t,i]=o,s=e(t)>e(i)?
i:t;return e(s)<e(c)?c:s}function h(d,o,l){let e,r,c=1,t="*";const i=()=>{if(!r)return!1;const s=x(r,c);return e=e?{px:e.px+s.px,percent:e.percent+s.percent,isNumber:e.
isNumber&&s.isNumber}:s,r=void 0,!0};for(const s of d){if(s.type==="Operator"){const T=s.value.trim();if(T==="+"||T==="-"){if(!i())return;c=T==="-"?-1:1,t="*"}else
t=T;continue}const p=a(s,o,l);if(!p||(r?t==="*"?r=r.isNumber?x(p,r.px):p.isNumber?x(r,p.px):void 0:r=p.isNumber&&p.px!==0?x(r,1/p.px):void 0:r=p,!r))return}return i()?
e:void 0}const x=({px:d,percent:o,isNumber:l},e)=>({px:d*e,percent:o*e,isNumber:l})}),95826:((G,B,w)=>{w.d(B,{M:()=>I});var y=w(49180),S=w(5196),m=w(75234),L=w(
50697);const R={color:[0,0,0],alpha:0};function I(f,b=0){if(f?.type==="Hash")return M(f.value);if(f?.type==="Identifier"){const g=f.name.toLowerCase();if(g==="t\
ransparent")return R;if(g==="currentcolor")return"current";const a=D[g]??(0,y.q)(g);return a&&N(a)}if(f?.type!=="Function")return;const u=f.name.toLowerCase();return v(
u,(0,L.aX)(f))??(0,S.w)(u,(0,L.aX)(f),I,b)}const D={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},N=([f,b,u],g=1)=>({color:[f/255,b/255,u/255],alpha:g});function M(f){const b=(0,y.q)(`#${f}`);if(b)return N(b);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(f))return;const u=f.length===4?[...f].map(x=>x+x).join(""):f,[g,a,O,h]=[0,2,4,6].map(x=>Number.parseInt(u.slice(x,x+2),16));return N([g,a,O],h/255)}function v(f,b){
if(!/^(?:rgb|hsl)a?$/.test(f))return;const u=b.filter(o=>o.type!=="Operator"),g=u.length>3?(0,m.pO)(u[3]):1;if(u.length<3||u.length>4||g===void 0)return;const a=Math.
min(Math.max(g,0),1),O=o=>Math.min(Math.max(o,0),255);if(f==="rgb"||f==="rgba"){const o=u.slice(0,3).map(c=>{const t=(0,m.pO)(c);return t===void 0?void 0:O(c.type===
"Percentage"?t*255:t)}),[l,e,r]=o;return l===void 0||e===void 0||r===void 0?void 0:N([l,e,r],a)}const h=(0,m.T)(u[0])??(0,m.pO)(u[0]),[x,d]=[(0,m.pO)(u[1]),(0,m.
pO)(u[2])];if(!(h===void 0||x===void 0||d===void 0))return{color:_(h,Math.min(Math.max(x,0),1),Math.min(Math.max(d,0),1)),alpha:a}}function _(f,b,u){const g=a=>{
const O=((a+f/30)%12+12)%12;return u-b*Math.min(u,1-u)*Math.max(-1,Math.min(O-3,9-O,1))};return[g(0),g(8),g(4)]}}),8582:((G,B,w)=>{w.d(B,{BV:()=>f,De:()=>M,J0:()=>L,
LN:()=>g,ST:()=>N,X_:()=>b,aL:()=>R,nI:()=>_,nL:()=>I,r_:()=>u,sD:()=>v,zW:()=>D});var y=w(75234),S=w(95826),m=w(50697);const L=(a,O)=>({keys:[a],read:(h,x)=>{if(h.
length!==1)return;const d=O(h[0],x);return d===void 0?void 0:{[a]:d}}}),R=(a,O,h={})=>L(a,x=>{const d=(0,m.aG)(x);if(d!==void 0)return Object.hasOwn(h,d)?h[d]:O.
find(o=>o===d)}),I=(a,O=-1/0)=>L(a,h=>{const x=(0,y.rl)(h);return x===void 0||x<O?void 0:x}),D=(a,O)=>(0,m.aG)(a)==="auto"?"auto":(0,y.Y5)(a,O),N=(a,O)=>{const h=(0,y.
Y5)(a,O);return h&&(h.percent!==0||h.px>=0)?h:void 0},M=(a,O)=>{const h=(0,y.lT)(a,O);return h!==void 0&&h>=0?h:void 0};function v(a){const O=(0,S.M)(a);if(O!==
void 0)return{paint:O==="current"?void 0:O}}const _=a=>({keys:[a],read:O=>{const h=O.length===1?v(O[0]):void 0;return h&&{[a]:h.paint}}}),f=["Top","Right","Bott\
om","Left"];function b(a){const[O,h=O,x=O,d=h]=a;return a.length===0||a.length>4?void 0:[O,h,x,d]}function u(a,O){return{keys:a,read:(h,x)=>{const d=b(h.map(o=>O(
o,x)));if(!(!d||d.includes(void 0)))return Object.fromEntries(a.map((o,l)=>[o,d[l]]))}}}const g=a=>(0,m.M$)(a,m.YY)}),50697:((G,B,w)=>{w.d(B,{M$:()=>I,YY:()=>R,
aG:()=>D,aX:()=>N,wK:()=>m,wR:()=>L});var y=w(88650);const S=2e5;function m(M){if(M.length>S&&!/\burl\(/i.test(M))return;const v=[];try{const _=(0,y.A)(M,{context:"\
value",onParseError:f=>v.push(f)});return v.length>0||_.type!=="Value"?void 0:_.children.toArray()}catch{return}}const L=M=>M.type==="Operator"&&M.value===",",R=M=>M.
type==="Operator"&&M.value==="/";function I(M,v){const _=[[]];for(const f of M)v(f)?_.push([]):_.at(-1).push(f);return _}const D=M=>M?.type==="Identifier"?M.name.
toLowerCase():void 0,N=M=>M.children.toArray()}),1337:((G,B,w)=>{w.d(B,{DI:()=>v,AG:()=>N,f2:()=>m,lM:()=>_,yA:()=>L,Il:()=>b});const S={fill:{color:[0,0,0],alpha:1},
fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,
clipHasHoles:!1,isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},m={px:0,percent:0},L=u=>u===0?m:{px:u,percent:0},R={px:0,percent:.5},I=[m,m],
D={least:"auto",most:"auto"},N={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"norm\
al",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:m,textTransform:"none",letterSpacing:0,wordSpacing:0,whiteSpace:"no\
rmal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",textFill:void 0,accentColor:void 0,
textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",
quotes:["“","”","‘","’"],drawn:S},v={...N,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",appearance:"auto",width:"\
auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:m,
marginRight:m,marginBottom:m,marginLeft:m,paddingTop:m,paddingRight:m,paddingBottom:m,paddingLeft:m,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,
borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,
borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:I,borderTopRightRadius:I,borderBottomRightRadius:I,borderBottomLeftRadius:I,outlineWidth:3,outlineStyle:"\
none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"\
border-box",boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,transform:[],translate:[],rotate:[],
scale:[],transformOrigin:[R,R],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"\
normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"\
none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"\
normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[D],gridAutoRows:[D],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",
gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function _(u){const g={
...v};for(const a of f)g[a]=u[a];return g}const f=Object.keys(N),b=({px:u,percent:g},a)=>g===0?u:u+g*a})};
