"use strict";exports.id=816,exports.ids=[816,2594],exports.modules={37294:((ae,bt,v)=>{v.d(bt,{$:()=>yt,DI:()=>P,Ez:()=>it,Hb:()=>K,Hk:()=>ot,LI:()=>et,VE:()=>q,bJ:()=>$,iY:()=>Q,
ot:()=>V,q3:()=>Y,qM:()=>D,qV:()=>L,uN:()=>F,vS:()=>X,xH:()=>Z});var _=v(58552);const it=200,Y=1e5,L=5e4,et=2e4,ot=2e7,K=2e5,Z=5e6,F=5e4,$=2e7,A=Et=>(0,_.G6)([{
field:"file",message:Et}]),P=()=>A(`nests elements more than ${it} levels deep; at most ${it} are allowed`),X=()=>A(`has more than ${Y} elements; at most ${Y} a\
re allowed. Split it into several documents`),q=()=>A(`has more than ${L} rules in style sheets; at most ${L} are allowed`),V=()=>A("has rules of pages (@page) \
that take too long to read for each of their names; write fewer rules"),yt=()=>A("has style sheets whose selectors take too long to compare with its elements; w\
rite simpler selectors"),Q=()=>A(`has drawings (svg) of more than ${$} characters, those that are repeated counted each time; leave some out, or give them as im\
ages`),D=()=>A("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((ae,bt,v)=>{v.d(bt,{Ky:()=>it,ZE:()=>_,a4:()=>Y});
const _=L=>L.children.filter(et=>et.kind==="element");function it(L){const et=[],ot=[L];for(let K=ot.pop();K;K=ot.pop()){et.push(K);for(let Z=K.children.length-
1;Z>=0;Z--){const F=K.children[Z];F.kind==="element"&&ot.push(F)}}return et}function Y(L){const et=[],ot=[L];for(let K=ot.pop();K;K=ot.pop())if(K.kind==="text")
et.push(K.value);else for(let Z=K.children.length-1;Z>=0;Z--)ot.push(K.children[Z]);return et.join("")}}),58257:((ae,bt,v)=>{v.d(bt,{Z:()=>et});var _=v(28428),it=v(
37294);const Y=4e3,L=600;async function et($,A){let P=0,X=0;const q={..._.jh,createElement(Q,D,Et){if(++P>it.q3)throw(0,it.vS)();return _.jh.createElement(Q,D,Et)},
onItemPush(){if(++X>it.Ez)throw(0,it.DI)()},onItemPop(){X--}},V=new _.iX({treeAdapter:q,scriptingEnabled:!1});for(let Q=0;Q<$.length||Q===0;Q+=Y){const D=A.step(
Y*L);D&&await D,V.tokenizer.write($.slice(Q,Q+Y),Q+Y>=$.length)}const yt=_.jh.getDocumentMode(V.document)===_.qy.W$.QUIRKS;return{root:await ot(V.document,A),isQuirky:yt}}
async function ot($,A){const P=$.childNodes.find(V=>_.jh.isElementNode(V)),X=F(P,void 0,0),q=[[P,X]];for(let V=q.pop();V;V=q.pop()){const[yt,Q]=V,D=A.step(1e3+yt.
childNodes.length*500);D&&await D;let Et=0;for(const Gt of yt.childNodes){if(_.jh.isTextNode(Gt)&&Q.children.push({kind:"text",value:Gt.value,parent:Q}),!_.jh.isElementNode(
Gt))continue;const ce=F(Gt,Q,Et++);Q.children.push(ce),q.push([Gt,ce])}}return X}const K=new Map,Z=new Set;function F($,A,P){const{attrs:X}=$,q=X.length===0?K:new Map(
X.map(({name:D,value:Et})=>[D,Et])),V=q.get("class")?.split(/[ \t\n\f\r]+/).filter(D=>D!==""),yt=V===void 0?Z:new Set(V),Q=$.namespaceURI===_.qy.NS.HTML;return{
kind:"element",name:$.tagName,attributes:q,classes:yt,parent:A,children:[],index:P,isHtml:Q}}}),72594:((ae,bt,v)=>{v.d(bt,{Z:()=>Z,e:()=>et,imagesNamedIn:()=>K,
mayNameImages:()=>ot});var _=v(34622),it=v(45893),Y=v(58257),L=v(50697);function et($){const A=new Set;for(const P of(0,it.Ky)($)){const X=P.name==="image"&&!P.
isHtml?P.attributes.get("href")?.trim():void 0,q=P.name==="img"?Z(P):X;q!==void 0&&q!==""&&A.add((0,_.bi)(q));for(const V of[P.attributes.get("style"),P.name===
"style"?(0,it.a4)(P):void 0])for(const yt of F(V??""))A.add((0,_.bi)(yt))}return[...A]}const ot=($,A)=>$==="html"?/<img|<image|url\(/i.test(A):A.includes("![");
async function K($,A,P){if($==="markdown")return await(0,_.e_)(A,P);const{root:X}=await(0,Y.Z)(A,P);return et(X)}function Z({attributes:$}){const A=$.get("src")?.
trim();if(A!==void 0&&A!=="")return A;const[P=""]=($.get("srcset")??"").trim().split(/[\s,]/,1);return P===""?void 0:P}function*F($){for(const{index:A}of $.matchAll(
/\burl\(/gi)){const P=$.indexOf(")",A);if(P<0)return;const[X]=(0,L.wK)($.slice(A,P+1))??[];X?.type==="Url"&&(yield X.value)}}}),50697:((ae,bt,v)=>{v.d(bt,{M$:()=>ot,
YY:()=>et,aG:()=>K,aX:()=>Z,wK:()=>Y,wR:()=>L});var _=v(88650);const it=2e5;function Y(F){if(F.length>it&&!/\burl\(/i.test(F))return;const $=[];try{const A=(0,_.
A)(F,{context:"value",onParseError:P=>$.push(P)});return $.length>0||A.type!=="Value"?void 0:A.children.toArray()}catch{return}}const L=F=>F.type==="Operator"&&
F.value===",",et=F=>F.type==="Operator"&&F.value==="/";function ot(F,$){const A=[[]];for(const P of F)$(P)?A.push([]):A.at(-1).push(P);return A}const K=F=>F?.type===
"Identifier"?F.name.toLowerCase():void 0,Z=F=>F.children.toArray()}),40816:((ae,bt,v)=>{v.r(bt),v.d(bt,{html_to_pdf:()=>bp});var _=v(58552),it=v(60666),Y=v(78323),
L=v(45893);const et=new Set(["href","src","srcset","action","background","cite","poster","data"]),ot=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,K=/^[a-z][a-z0-9+.-]*:/i,
Z=s=>(0,_.G6)([{field:"values",message:s}]);function F(s,t){for(const e of(0,L.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){
if(!(0,Y.H)(r))continue;if(o==="style"||o.startsWith("on"))throw Z(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,Y.qk)(
r,t,o==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(et.has(o)&&K.test(a.trim())&&!ot.test(a.trim()))throw Z("give an address another scheme than htt\
p, https, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,Y.H)(o.value)))continue;if(n)throw Z(`are in a\
 ${e.name} element, where they could be more than text`);const i=e.children.flatMap(o=>$(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.
push(o)}}function $(s,t){if(s.kind!=="text"||!(0,Y.H)(s.value))return[s];const{parent:e}=s;return(0,Y.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[A(e),r]})}const A=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:s,
children:[],index:0,isHtml:!0});var P=v(72594),X=v(58257),q=v(34622),V=v(86476),yt=v(14029),Q=v(87593),D=v(45657),Et=v(16246),Gt=v(68084),ce=v(96533),Kr=v(28409),
Yr=v(16596),nt=v(37294);const Zr={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,
miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},J={px:0,percent:0},Ie=s=>s===
0?J:{px:s,percent:0},Ws={px:0,percent:.5},We=[J,J],As={least:"auto",most:"auto"},mn={color:{color:[0,0,0],alpha:1},fontSize:16,fontFamily:[],fontWeight:400,fontStyle:"\
normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",blockAlign:"start",textIndent:J,textTransform:"none",letterSpacing:0,wordSpacing:0,whiteSpace:"\
normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",visibility:"visible",borderCollapse:"\
separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:Zr},Ft={...mn,
...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"n\
one",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:J,marginRight:J,marginBottom:J,marginLeft:J,paddingTop:J,paddingRight:J,
paddingBottom:J,paddingLeft:J,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"\
none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderTopLeftRadius:We,borderTopRightRadius:We,
borderBottomRightRadius:We,borderBottomLeftRadius:We,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],
backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,overflow:"visible",isContained:!1,transform:[],transformOrigin:[
Ws,Ws],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"\
fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,
columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"\
normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[],gridAutoColumns:[As],gridAutoRows:[As],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",
content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function gn(s){const t={...Ft};for(const e of Xr)
t[e]=s[e];return t}const Xr=Object.keys(mn),I=({px:s,percent:t},e)=>t===0?s:s+t*e;var y=v(50697);const Bs={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},
[qr,Vr]=[.572,.536],Qr=30;function Jr(s,t,e){const n=Object.hasOwn(Bs,t)?Bs[t]:void 0;if(n!==void 0)return s*n;switch(t){case"em":return s*e.em;case"rem":return s*
e.rem;case"ch":return s*e.em*qr;case"ex":return s*e.em*Vr;case"lh":case"rlh":return s*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return s*
e.pageWidth/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return s*e.pageHeight/100;case"vmin":return s*Math.min(e.pageWidth,e.pageHeight)/100;case"\
vmax":return s*Math.max(e.pageWidth,e.pageHeight)/100;default:return}}const ta=s=>({px:s,percent:0,isNumber:!0});function rt(s,t){const e=s&&bn(s,t,0);if(!(!e||
!Number.isFinite(e.px)||!Number.isFinite(e.percent)))return e.isNumber?e.px===0?Ie(0):void 0:e.percent===0?Ie(e.px):{px:e.px,percent:e.percent}}function Ae(s,t){
const e=rt(s,t);return e?.percent===0?e.px:void 0}const ea={em:16,rem:16,pageWidth:800,pageHeight:1e3};function pt(s){const t=s&&bn(s,ea,0);return t?.isNumber===
!0&&Number.isFinite(t.px)?t.px:void 0}function Nt(s){return s?.type==="Percentage"?Number(s.value)/100:pt(s)}function wn(s){if(s?.type==="Number"&&Number(s.value)===
0)return 0;if(s?.type!=="Dimension")return;const t=Number(s.value);switch(s.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/
Math.PI;case"turn":return t*360;default:return}}function bn(s,t,e){if(!(e>Qr))switch(s.type){case"Number":return ta(Number(s.value));case"Percentage":return{px:0,
percent:Number(s.value)/100,isNumber:!1};case"Dimension":{const n=Jr(Number(s.value),s.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"\
Parentheses":return yn(s.children.toArray(),t,e+1);case"Function":{const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,y.M$)((0,y.aX)(s),y.wR);if(n===
"calc")return yn(i[0],t,e+1);const o=i.map(r=>yn(r,t,e+1));return o.every(r=>r!==void 0)?na(n,o,t):void 0}default:return}}function na(s,t,e){const n=({px:l,percent:d})=>l+
d*e.pageWidth,i=l=>t.reduce((d,f)=>!d||l(f,d)?f:d,void 0);if(s==="min")return i((l,d)=>n(l)<n(d));if(s==="max")return i((l,d)=>n(l)>n(d));if(s!=="clamp"||t.length!==
3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(c)<n(o)?o:c}function yn(s,t,e){let n,i,o=1,r="*";const a=()=>{if(!i)return!1;const c=Be(i,o);return n=n?{px:n.px+
c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&c.isNumber}:c,i=void 0,!0};for(const c of s){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d===
"-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}const l=bn(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?Be(l,i.px):l.isNumber?Be(i,l.px):void 0:i=l.isNumber&&
l.px!==0?Be(i,1/l.px):void 0:i=l,!i))return}return a()?n:void 0}const Be=({px:s,percent:t,isNumber:e},n)=>({px:s*n,percent:t*n,isNumber:e});var Ns=v(49180);const sa={
color:[0,0,0],alpha:0};function vt(s){if(s?.type==="Hash")return oa(s.value);if(s?.type==="Identifier"){const t=s.name.toLowerCase();if(t==="transparent")return sa;
if(t==="currentcolor")return"current";const e=ia[t]??(0,Ns.q)(t);return e&&Ne(e)}return s?.type==="Function"?ra(s.name.toLowerCase(),(0,y.aX)(s)):void 0}const ia={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},Ne=([s,t,e],n=1)=>({color:[s/255,t/255,
e/255],alpha:n});function oa(s){const t=(0,Ns.q)(`#${s}`);if(t)return Ne(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(s))return;const e=s.length===4?[...s].map(a=>a+
a).join(""):s,[n,i,o,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return Ne([n,i,o],r/255)}function ra(s,t){const e=t.filter(l=>l.type!=="Operator"),
n=e.length>3?Nt(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const i=Math.min(Math.max(n,0),1),o=l=>Math.min(Math.max(l,0),255);if(s==="rgb"||s==="rgba"){
const l=e.slice(0,3).map(u=>{const p=Nt(u);return p===void 0?void 0:o(u.type==="Percentage"?p*255:p)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:
Ne([d,f,h],i)}if(s!=="hsl"&&s!=="hsla")return;const r=wn(e[0])??Nt(e[0]),[a,c]=[Nt(e[1]),Nt(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:aa(r,Math.
min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}function aa(s,t,e){const n=i=>{const o=((i+s/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.
min(o-3,9-o,1))};return[n(0),n(8),n(4)]}const T=(s,t)=>({keys:[s],read:(e,n)=>{if(e.length!==1)return;const i=t(e[0],n);return i===void 0?void 0:{[s]:i}}}),H=(s,t,e={})=>T(
s,n=>{const i=(0,y.aG)(n);if(i!==void 0)return Object.hasOwn(e,i)?e[i]:t.find(o=>o===i)}),_t=(s,t=-1/0)=>T(s,e=>{const n=pt(e);return n===void 0||n<t?void 0:n}),
Ut=(s,t)=>(0,y.aG)(s)==="auto"?"auto":rt(s,t),mt=(s,t)=>{const e=rt(s,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},ze=(s,t)=>{const e=Ae(s,t);return e!==void 0&&
e>=0?e:void 0};function xn(s){const t=vt(s);if(t!==void 0)return{paint:t==="current"?void 0:t}}const Pe=s=>({keys:[s],read:t=>{const e=t.length===1?xn(t[0]):void 0;
return e&&{[s]:e.paint}}}),$e=["Top","Right","Bottom","Left"];function le(s){const[t,e=t,n=t,i=e]=s;return s.length===0||s.length>4?void 0:[t,e,n,i]}function de(s,t){
return{keys:s,read:(e,n)=>{const i=le(e.map(o=>t(o,n)));if(!(!i||i.includes(void 0)))return Object.fromEntries(s.map((o,r)=>[o,i[r]]))}}}const zs=s=>(0,y.M$)(s,
y.YY),Ps={"":"all",":left":"left",":right":"right",":first":"first"},ca={all:0,left:1,right:1,first:2},la=10,$s=100,da=1e6,Ds=300,xt=96/25.4,Hs={a3:[297*xt,420*
xt],a4:[210*xt,297*xt],a5:[148*xt,210*xt],a6:[105*xt,148*xt],b4:[250*xt,353*xt],b5:[176*xt,250*xt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[
1056,1632]},[kn,fa]=[48,19200],ha=["margin-top","margin-right","margin-bottom","margin-left"];async function ua(s,t,e){const n=new pa(s,t,e),i=new Map;for(const o of n.
names)i.set(o,await n.sheetOf(o));return{usual:await n.sheetOf(""),named:i,ignored:n.ignored}}class pa{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,$s);for(const o of i.slice($s))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:l})=>l===""||
l===t),n=await this.read(e,["all"]),{width:i,height:o}=n,r=async(l,...d)=>{const{margins:f,lost:h}=ga(await this.read(e,["all",...d,l]),n);for(const u of h)this.
ignored.add(`@page ${t}:${l} ${u}`);return Fs(f,i,o)},a=e.flatMap(({pages:l,rule:d})=>d.boxes.map(f=>({...f,pages:l}))),c={left:await r("left"),right:await r("r\
ight"),first:await r("first","right")};return{width:i,height:o,margins:Fs(n.margins,i,o),own:c,boxes:a}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?
[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(Ps,o)?Ps[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,
pages:r,weight:ca[r]+(i===""?0:la),rule:t})}async read(t,e){const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,
rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>da)throw(0,nt.ot)();const l=this.pace.step(c.declarations.length*Ds+Ds/10);if(l&&await l,
!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);h||this.values.set(f,h=(0,y.wK)(f)??[]),ma(d,h,r)}}return r}}const De=({usual:s,
named:t},e)=>t.get(e)??s,js=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left;function ma(s,t,e){const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},i=s===
"size"?wa(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=le(t.map(c=>Gs(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=
l}const o=ha.indexOf(s),r=o<0||!t[0]?void 0:Gs(t[0],n);r!==void 0&&(e.margins[o]=r)}function ga(s,{width:t,height:e,margins:n}){const[i,o,r,a]=s.margins,c=Math.
abs(a+o-n[1]-n[3])<.01,l=s.width===t&&s.height===e,d=[...c?[]:["margin"],...l?[]:["size"]];return{margins:c?s.margins:[i,n[1],r,n[3]],lost:d}}function Gs(s,t){if((0,y.
aG)(s)==="auto")return 0;const e=rt(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Fs(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-kn/2)/Math.max(r+i,
1)),c=Math.min(1,(e-kn/2)/Math.max(n+o,1)),[l,d]=[Math.round(r*a),Math.round(n*c)],[f,h]=[Math.round(t-(r+i)*a),Math.round(e-(n+o)*c)];return[d,Math.max(t-l-f,0),
Math.max(e-d-h,0),l]}function wa(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,y.aG)(c),d=Ae(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==void 0&&
Object.hasOwn(Hs,l))n=Hs[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,kn),fa));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===void 0)
return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const _s={"{":"}","(":")","[":"]"};function ba(s,t){const e=s[t];
let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function Kt(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=ba(s,i);continue}if(o==="\\")i++;else if(o==="("&&ya(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(_s,o)?n.push(_s[o]):o===n.at(-1)&&n.pop();i++}return s.length}function ya(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*Us(s){for(let t=0;t<s.length;){const e=Kt(s,t,"{;}"),n=Ks(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=Kt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const Ks=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function He(s){const t=[];for(let e=0;e<s.length;){const n=Kt(s,e,";{");if(s[n]==="{"){e=Kt(
s,n+1,"}")+1;continue}const i=Ks(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}var xa=v(88650);const je=1e3,ka=1e6;function Oa(s){if(s.length>nt.LI)return;const t=[];let e;try{e=(0,xa.A)(s,{context:"selectorLis\
t",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:On(e)}function On(s){if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.
type==="Selector"?Sa(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const fe=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
Ma=new Set(["before","after","first-line","first-letter"]);function Sa({children:s}){const t=[fe()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.
type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=i.name,e+=ka;break;case"ClassSelector":
o.classes.push(i.name),e+=je;break;case"AttributeSelector":o.attributes.push({name:i.name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type===
"String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=je;break;case"Combinator":t.push({...fe(),combinator:i.name});break;case"PseudoElementSele\
ctor":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();if(Ma.has(r)){n=r,e+=1;break}const a=Ta(r,i.children?.toArray()??
[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const va=new Set(["ho\
ver","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate","fullscreen","modal","popover-open","playing","host","defined",
"placeholder-shown","autofill"]),Ra=new Set(["enabled","valid","optional","read-only"]),zt={a:0,b:1};function Ta(s,t){const e=i=>({test:i,specificity:je}),n=(i,o,r)=>e(
{kind:"nth",...i,ofType:o,fromEnd:r});if(va.has(s))return e({kind:"never"});if(Ra.has(s))return e({kind:"is",selectors:[{compounds:[fe()],specificity:0,pseudoElement:void 0}]});
switch(s){case"root":case"empty":case"checked":case"disabled":return e({kind:s});case"link":case"any-link":return e({kind:"link"});case"first-child":return n(zt,
!1,!1);case"last-child":return n(zt,!1,!0);case"first-of-type":return n(zt,!0,!1);case"last-of-type":return n(zt,!0,!0);case"only-child":return Zs(n(zt,!1,!1).test,
n(zt,!1,!0).test);case"only-of-type":return Zs(n(zt,!0,!1).test,n(zt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{
const i=Ia(t[0]);return i&&n(i,s.endsWith("of-type"),s.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return Ca(s,t[0]);case"h\
as":return Ea(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.
toLowerCase()})}default:return}}function Ca(s,t){const e=t&&On(t);if(!e)return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s===
"not"?"not":"is",selectors:e},specificity:n}}function Ea(s){if(s?.type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=On(s);if(!t||t.length===0||t.some(Ys))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>La(o,n[r]))},specificity:e}}const Ys=({compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"s\
electors"in n&&n.selectors.some(Ys)));function La(s,t){const e={...fe(),pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function Zs(s,t){return{test:{kind:"is",selectors:[(n=>({compounds:[
{...fe(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:je}}function Ia(s){if(s?.type!=="Nth"||s.selector)return;const{nth:t}=s;if(t.type===
"Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:Xs(e),b:Xs(n)}}const Xs=s=>s==null?0:s===""||s==="+"?1:s===
"-"?-1:Number(s),Wa=10,Aa=150;class Ba{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=e}async add(t,e=!1,n=0){
if(!(n>Wa))for(const{prelude:i,block:o}of Us(t)){const r=this.pace.step((i.length+(o?.length??0))*Aa+2e3);if(r&&await r,!i.startsWith("@")){o!==void 0&&this.addRule(
i,He(o),e);continue}const a=/^@[\w-]+/.exec(i)[0].slice(1).toLowerCase();await this.addAtRule(a,i.slice(a.length+1).trim(),o,{isUsual:e,depth:n})}}addRule(t,e,n){
if(e.length===0)return;const i=Oa(t);if(i)for(const o of i){if(this.rules.length===nt.qV)throw(0,nt.VE)();this.rules.push({selector:o,declarations:e,order:this.
rules.length,isUsual:n})}}async addAtRule(t,e,n,{isUsual:i,depth:o}){switch(t){case"media":n!==void 0&&qs(e,this.medium)&&await this.add(n,i,o+1);return;case"su\
pports":n!==void 0&&!/^not\b/i.test(e)&&await this.add(n,i,o+1);return;case"layer":n!==void 0&&await this.add(n,i,o+1);return;case"page":n!==void 0&&this.addPage(
e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"charset":case"namespace":case"keyfra\
mes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const o of Us(
e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==void 0&&o.block!==void 0&&n.push({name:r.toLowerCase(),declarations:He(o.block)})}const i=He(e);for(const o of t.
split(",",nt.qV+1)){if(this.pages.length===nt.qV)throw(0,nt.VE)();this.pages.push({selector:o.trim(),declarations:i,boxes:n})}}}function qs(s,t){return s.trim()===
""?!0:s.toLowerCase().split(",").some(e=>Na(e.trim(),t))}function Na(s,t){const e=/^not\s/.test(s);return s.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(
o=>o.startsWith("(")?$a(o.slice(1,-1),t):o==="print"||o==="all")!==e}const za=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,Pa={px:1,
em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function $a(s,t){const[,e,n,i,o]=za.exec(s)??[];if(n!==void 0){const c=Number(i)*Pa[o],l=n==="width"?t.width:t.
height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=s.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:r==="pre\
fers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var G=v(74135);
function he([s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(
c,l);return[d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const Vs=1e7,Qs=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class Ge{text;at=0;constructor(t){this.
text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),Qs.lastIndex=this.at;const t=Qs.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Vs),Vs)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function Mn(s,t){const e=new Ge(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const Js={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function ut(s,t,e){
const n=new Ge(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(Js,o)?i*Js[o]:void 0}const Da=1e3;function ue(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Ha(n.toLowerCase(),Mn(i,6));if(!o||++e>Da)return;t=t?(0,G.lw)(o,t):o}return t}function Ha(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,G.lw)((0,G.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}const ja=10,Sn=({name:s})=>s==="linearGradient"||s==="radialGradient";function ti(s,t,e){
const n=[s];for(;n.length<ja;){const i=n.at(-1).attributes.get("href"),o=i===void 0?void 0:t(i.trim().replace(/^#/,""));if(!o||n.includes(o)||!e(o))break;n.push(
o)}return n}function Ga(s,t,e,n){const i=E=>{for(const{attributes:z}of s)if(z.has(E))return z.get(E)},o=i("gradientUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=
0&&o||l-a<=0&&o)return;const d=ue(i("gradientTransform"))??Fa,f=o?(0,G.lw)(d,[c-r,0,0,l-a,r,a]):d,[h,u,p,m]=f;if(!(Math.abs(h*m-u*p)>1e-12))return;const g=o?{width:1,
height:1}:n,w=(E,z,U)=>ut(i(E)??z,U,n.em)??0,b=(E,z)=>w(E,z,g.width),x=(E,z)=>w(E,z,g.height),k=(0,G.zl)((0,G.DI)(f),e);if(s[0].name==="linearGradient"){const E=[
b("x1","0%"),x("y1","0%"),b("x2","100%"),x("y2","0%")];return ei(E,f,t,k)}const[M,O]=[b("cx","50%"),x("cy","50%")],S=w("r","50%",Math.hypot(g.width,g.height)/Math.
SQRT2),[R,W]=[i("fx")===void 0?M:b("fx","50%"),i("fy")===void 0?O:x("fy","50%")];return S>0?ei([R,W,0,M,O,S],f,t,k):void 0}const Fe=1e3,Fa=[1,0,0,1,0,0],ei=(s,t,e,n)=>({
coordinates:s.map(i=>i*Fe),matrix:(0,G.lw)([1/Fe,0,0,1/Fe,0,0],t),stops:e,box:n.map(i=>i*Fe)});var Rt=v(36078);const ni=8;class vn{matrix;box=G.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const[c,l]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let d=1;d<ni;d++){const f=d/ni,[h,
u,p,m]=[(1-f)**3,3*f*(1-f)**2,3*f*f*(1-f),f**3];this.include(h*c+u*t+p*n+m*o,h*l+u*e+p*i+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.
x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[
n,i]=this.matrix?(0,G.Gd)(this.matrix,t,e):[t,e];return`${(0,Rt._)(n)} ${(0,Rt._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.
matrix?(0,G.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}const _a=256;class Ua{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=Ga(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,i)/Math.SQRT2,a=I(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(p=>I(p,r)),
h=f.some(p=>p>0)?f.length%2===1?[...f,...f]:f:[],u=I(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!Sn(e)&&this.leaveOut(e.name);const n=e&&Sn(e)?this.readGradient(e):void 0;return this.
gradients.set(t,n),n}readGradient(t){const e=ti(t,this.find,Sn),n=e.find(a=>(0,L.ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of n?(0,L.ZE)(n):[]){if(a.
name!=="stop"||i.length===_a)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(ut(l,
1,16)??0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift(
{...o,at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}function _e(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===
n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],m=Math.sqrt(
(u/r)**2+(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[b,x]=[w*r*p/a,-w*a*u/r],k=[l*b-d*
x+(i+e)/2,d*b+l*x+(o+n)/2],M=Math.atan2((p-x)/a,(u-b)/r);let O=Math.atan2((-p-x)/a,(-u-b)/r)-M;if(t[4]===1&&O<0&&(O+=2*Math.PI),t[4]===0&&O>0&&(O-=2*Math.PI),![
...k,M,O].every(Number.isFinite))return s.line(e,n);const S=Math.max(Math.ceil(Math.abs(O)/(Math.PI/2)-1e-9),1),R=O/S,W=4/3*Math.tan(R/4),E=(z,U)=>[k[0]+l*z*r-d*
U*a,k[1]+d*z*r+l*U*a];for(let z=0;z<S;z++){const[U,lt]=[M+z*R,M+(z+1)*R],[Ht,Le,jt,It]=[Math.cos(U),Math.sin(U),Math.cos(lt),Math.sin(lt)],re=z===S-1?[e,n]:E(jt,
It);s.curve(...E(Ht-W*Le,Le+W*Ht),...E(jt+W*It,It-W*jt),...re,z<S-1)}}function si(s,t,e,n,i){s.move(t+n,e),_e(s,[n,i,0,0,1],[t-n,e]),_e(s,[n,i,0,0,1],[t+n,e]),s.
close()}const Ka=600,ii={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Ya(s,t){const e=new Ge(t),n={kind:"",x:0,y:0};let i="";for(;;){yield Ka,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn(ii,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=Za(
e,i.toLowerCase());if(!r)return;Xa(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Za(s,t){const e=[];for(let n=0;n<ii[t];n++){const i=t==="a"&&(n===3||n===
4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function Xa(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"\
h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),oi(s,h,d(2));break;case"t":h=f("qt"),oi(s,h,d(0));break;case"a":_e(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function oi(s,[t,e],[n,i]){const[
o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const ri=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),qa=400;
function*Rn(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>ut(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"\
path":return yield*Ya(s,e.get("d")??"");case"rect":return Qa(s,e,n);case"circle":{const c=o("r",i);c>0&&si(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&si(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*Va(s,e.get("poin\
ts")??"",t==="polygon")}}function*Va(s,t,e){const n=new Ge(t);for(;;){yield qa;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(
i,o):s.line(i,o)}e&&s.close()}function Qa(s,t,{width:e,height:n,em:i}){const o=(w,b)=>ut(t.get(w),b,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o(
"height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,m]=[r+c,a+l],g=(w,b)=>{
h>0&&u>0&&_e(s,[h,u,0,0,1],[w,b])};s.move(r+h,a),s.line(p-h,a),g(p,a+u),s.line(p,m-u),g(p-h,m),s.line(r+h,m),g(r,m-u),s.line(r,a+u),g(r+h,a),s.close()}const Ja=2e4,
tc=1e4,ec=new Set(["tspan","a","textPath"]);function*nc(s,t,e,n){const i=[];yield*ai(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:n});const r=i.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...r,text:r.text.trimEnd()}),i}function*ai(s,t,e){const{styled:n,measures:i}=t,{pen:o,styler:r}=e,
a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";sc(o,s,i);for(const l of s.children)if(yield Ja,l.kind==="text")ic(l,c,n,e);else if(!l.
isHtml&&ec.has(l.name)){const d=r.styleOf(l,n,void 0);if(d.style.display==="none")continue;yield*ai(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},
e)}}function sc(s,{attributes:t},{width:e,height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=Mn(o,tc),c=ut(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>ut(
t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function ic({value:s},t,{style:e},n){const{pen:i,runs:o,maker:r}=n,a=t||e.whiteSpace.startsWith(
"pre");let c=a?s.replace(/\s/g," "):s.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,0,0]},f=i.xs.length>1?Array.
from(c):[],h=Math.min(i.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],i.xs[u]);d(h>1?f.slice(h-1).join(""):c,i.xs[Math.max(h-1,0)]),i.xs=i.xs.slice(Math.max(
h,1))}class oc extends vn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.
x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=ci([t-c,e-l],[n-
c,i-l],d),h=ci([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-
e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.
at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const ci=(...s)=>s.find(([t,e])=>t!==0||
e!==0)??[1,0];function rc({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,i]=[e(s),e(t)],o=((i-
n)%360+540)%360-180;return n+o/2}function Yt({attributes:s}){const[t,e,n,i]=Mn(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const li={
min:0,mid:.5,max:1};function pe({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:li[e],y:li[n]}}const Tn=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,ut(s.get("x"),t,n)??0,ut(s.get("y"),e,n)??0],kt=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,
clip:e,clipHasHoles:n,opacity:i,nodes:s}),Zt=(s,t,e,n)=>`${[s,t,e,n].map(Rt._).join(" ")} re`;function ac(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(O,S)=>ut(
r.get(O),S,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=Yt(s),d=l?he(l,pe(s),c):Cn,[f,h]=(0,G.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",g=(u.startsWith("auto")?rc(e)+
(p?180:0):ut(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,x]=[Math.cos(g)*w,Math.sin(g)*w],k=(0,G.lw)([1,0,0,1,-f,
-h],[b,x,-x,b,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return kt([kt(t,{matrix:d})],{matrix:k,
clip:M?void 0:Zt(0,0,c.width,c.height)})}const cc=1e4;function lc(s,t,e){const n=It=>{for(const{attributes:re}of s)if(re.has(It))return re.get(It)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(It,re,Mp)=>(ut(n(It),d?1:re,e.em)??0)*(d?Mp:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),m=f("y",e.height,l)+(d?o:0),g=ue(n("patternTransform"))??Cn,[w,b,x,k]=g;if(!(Math.abs(w*k-b*x)>1e-12))return;
const[M,O,S,R]=(0,G.zl)((0,G.DI)(g),t),[W,E]=[Math.floor((M-p)/h),Math.floor((O-m)/u)],[z,U]=[Math.ceil((S-p)/h)-W,Math.ceil((R-m)/u)-E];if(!(z*U<=cc))return!1;
const lt=s.find(It=>Yt(It)),Ht=lt&&Yt(lt),Le=n("patternContentUnits")==="objectBoundingBox",jt=Ht?he(Ht,pe(lt),{width:h,height:u}):Le?[c,0,0,l,0,0]:Cn;return{matrix:g,
left:p+W*h,top:m+E*u,width:h,height:u,across:z,down:U,content:jt}}function dc(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,f=[
kt(t,{matrix:d})],h=Zt(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let m=0;m<c;m++)u.push(kt(f,{matrix:[1,0,0,1,i+m*r,o+p*a],clip:h}));return kt([kt(u,{matrix:n})],e)}
const Cn=[1,0,0,1,0,0],fc=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animat\
eTransform animateMotion set view cursor".split(" ")),di=20,fi=100,hc=500,hi=3e4,uc=new Set(["path","line","polyline","polygon"]),ui={width:300,height:150};class pc{tools;drawn=0;readOnce=0;named=new Map;outlines=new Map;shapes;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const o of(0,L.Ky)(e)){const r=o.attributes.get("id");r!==void 0&&!o.isHtml&&!this.
named.has(r)&&this.named.set(r,o)}this.shapes=new Ua(n,o=>this.named.get(o),i)}*read(t,e){const n=Yt(t),{style:i}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.
px:f,r={width:o(i.width,ui.width),height:o(i.height,ui.height)},[,,a,c]=n??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.
style.fontSize},used:0,depth:0});return{drawing:{view:n,fit:pe(t),nodes:l},size:n?void 0:r}}*children(t,e){const n=[];for(const i of(0,L.ZE)(t)){const o=yield*this.
element(i,e);if(o&&n.push(o),o&&t.name==="switch")break}return n}spend(t){if(this.drawn+=t+fi,this.drawn>nt.bJ)throw(0,nt.iY)()}*element(t,{styled:e,measures:n,
used:i,depth:o}){const{name:r}=t;if(fc.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.styler.styleOf(t,e,void 0);yield hi+(a.
work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...n,em:d.fontSize},used:i,depth:o+1};if(o>nt.Ez)throw(0,nt.DI)();if(ri.has(
r))return yield*this.shape(t,f);if(r==="text"){const h=yield*nc(t,f,this.shapes,this.styler);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}
if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.
image(t,f);if(r==="use")return yield*this.use(t,f);this.leaveOut(r)}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")return;const i=yield*this.outlineOf(
t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,drawn:{
...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?.fill&&"stops"in l.fill.paint?l.fill.paint.stops.length*hc:0),l&&o.push(l),yield*this.
addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r==
"object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=ti(l,g=>this.named.get(g),({name:g})=>g==="pattern"),f=lc(d,t.box,n),h=d.find(
g=>(0,L.ZE)(g).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,down:m}=f;return this.
spend((u.size+fi)*p*m),yield p*m*500,dc(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,
c=[a.markerStart,a.markerMid,a.markerEnd];if(!uc.has(e.name)||c.every(h=>h==="none"))return;const l=new oc;yield*Rn(l,e,i);const{vertices:d}=l,f=I(a.strokeWidth,
Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push(
"markerEnd");for(const m of p){const g=this.named.get(a[m]);if(g?.name!=="marker")continue;const w=yield*this.contentOf(g,i,o,r);if(!w)continue;this.spend(w.size),
yield hi/10;const b=ac(g,w.nodes,u,m,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(t);if(n>=di)return;
this.contents.set(t,void 0);const[o,r]=[this.drawn,this.readOnce],a=this.styledOf(t),c=Yt(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(t,{styled:a,
measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),f=this.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.contents.set(t,h),
h}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(i,n,void 0),this.styler.start)}*mask(t,e,{
measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBoundingBox",l=c&&!e?
void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??G.gF,[p,m]=[h-d,u-f],g=kt(l.nodes,{matrix:c?[p,0,0,
m,d,f]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(R,W,E)=>ut(a.get(R)??W,w?1:E,n.em)??0,[x,k]=[b("x","-10%",n.width),b("y","-10%",n.height)],[M,O]=[b("\
width","120%",n.width),b("height","120%",n.height)],S=w?e&&Zt(d+x*p,f+k*m,M*p,O*m):Zt(x,k,M,O);return{isAlpha:a.get("mask-type")==="alpha",nodes:[kt([g],{clip:S})]}}*image(t,e){
const{attributes:n}=t,{measures:i,styled:o}=e,r=n.get("href")?.trim(),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.visibility!=="visible")return;
const{width:c,height:l}=a.displayed,d=[ut(n.get("width"),i.width,i.em),ut(n.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>
0)||!(h>0))return;const u=pe(t),p=(0,G.lw)([c,0,0,-l,0,l],he([0,0,c,l],u,{width:f,height:h})),m=u.scaling==="slice"?Zt(0,0,f,h):void 0,g=kt([{kind:"image",image:a,
matrix:p}],{matrix:Tn(t,i),clip:m});return yield*this.wrap(t,e,[g])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new vn,{attributes:o}=t,r=o.
get("d")??o.get("points");return this.spend(r?.length??0),yield*Rn(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.
styled;if(n.length===0||r.opacity===0)return;const a=gc(t,r),c=a&&i?(0,G.lw)(i,a):i??a,l=r.clipPath===void 0?void 0:yield*this.clip(r.clipPath),d=/^url\(\s*["']?#([^"')]*)/.
exec(mc(t,"mask"))?.[1],f=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[h]=n;if(!c&&!l&&!f&&r.opacity===1&&n.length===1)return h;const u=n.length===1&&r.opacity<
1?bc(h,r.opacity):void 0,p=kt(u?[u]:n,{matrix:c,clip:l?.path,clipHasHoles:l?.hasHoles??!1,opacity:u?1:r.opacity});return f?{...p,mask:f}:p}*clip(t){const e=this.
named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="objectBoundingBox"){this.leaveOut("clipPath");return}const n=ue(e.attributes.
get("transform")),i=[];let o=!1;for(const r of(0,L.ZE)(e)){if(!ri.has(r.name))continue;this.spend((r.attributes.get("d")??r.attributes.get("points")??"").length);
const a=ue(r.attributes.get("transform")),c=new vn(a&&n?(0,G.lw)(a,n):a??n);yield*Rn(c,r,{width:0,height:0,em:16}),c.isEmpty||i.push(c.path),o||=r.attributes.get(
"clip-rule")==="evenodd"}return{path:i.length===0?"0 0 0 0 re":i.join(" "),hasHoles:o}}*view(t,e,n){const{measures:i,styled:o}=n,r=(m,g)=>ut(t.attributes.get(m)??
e.attributes.get(m),g,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=Yt(e),d={...i,width:l?.[2]??a,height:l?.[3]??
c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const h=l&&he(l,pe(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",
p=kt([kt(f,{matrix:h})],{clip:u?Zt(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:Tn(t,i)})}*use(t,e){const n=this.named.get(t.attributes.get("href")?.
trim().replace(/^#/,"")??"");if(!n||e.used>=di)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,i);const o=yield*this.
element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:Tn(t,e.measures)}))}}const mc=({attributes:s},t)=>s.get(t)?.trim()??"";function gc({attributes:s},{transform:t,
transformOrigin:e}){if(t.length===0)return ue(s.get("transform"));let n=wc;for(const r of t)n=(0,G.lw)(r.kind==="matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],n);if(e===
Ft.transformOrigin)return n;const[i,o]=[e[0].px,e[1].px];return(0,G.lw)((0,G.lw)([1,0,0,1,-i,-o],n),[1,0,0,1,i,o])}const wc=[1,0,0,1,0,0];function bc(s,t){if(s.
kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.
alpha*t}}}const dt=(s,t)=>({keys:["drawn"],read:(e,n)=>{const i=t(e,n);return i===void 0?void 0:{drawn:{...n.own.drawn,[s]:i}}}}),pi=s=>dt(s,([t,e])=>yc(t,e));function yc(s,t){
if((0,y.aG)(s)==="none")return"none";if(s?.type!=="Url")return vt(s);const e=(0,y.aG)(t)==="none"?"none":vt(t)??"none";return{id:s.value.trim().replace(/^#/,""),
otherwise:e}}const En=s=>{const t=Nt(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function Ln(s,t){const e=pt(s);return e===void 0?rt(s,t):{px:e,percent:0}}
const xc=100,Xt=s=>([t])=>{const e=(0,y.aG)(t);return e!==void 0&&Object.hasOwn(s,e)?s[e]:void 0};function Ue(s){return s?.type==="Url"?s.value.trim().replace(/^#/,
""):(0,y.aG)(s)==="none"?"none":void 0}const kc={keys:["drawn"],read:([s],{own:t})=>{const e=Ue(s);return e===void 0?void 0:{drawn:{...t.drawn,markerStart:e,markerMid:e,
markerEnd:e}}}},mi={nonzero:!1,evenodd:!0},gi={fill:pi("fill"),"fill-opacity":dt("fillOpacity",([s])=>En(s)),"fill-rule":dt("hasHoles",Xt(mi)),"clip-rule":dt("c\
lipHasHoles",Xt(mi)),stroke:pi("stroke"),"stroke-opacity":dt("strokeOpacity",([s])=>En(s)),"stroke-width":dt("strokeWidth",([s],t)=>Ln(s,t)),"stroke-linecap":dt(
"cap",Xt({butt:0,round:1,square:2})),"stroke-linejoin":dt("join",Xt({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":dt("miter",([s])=>{const t=pt(
s);return t===void 0||t<1?void 0:t}),"stroke-dasharray":dt("dashes",(s,t)=>{if((0,y.aG)(s[0])==="none")return[];const e=s.filter(({type:n})=>n!=="Operator").map(
n=>Ln(n,t));if(!(e.length>xc||e.some(n=>n===void 0||n.px<0)))return e}),"stroke-dashoffset":dt("dashOffset",([s],t)=>Ln(s,t)),marker:kc,"marker-start":dt("marke\
rStart",([s])=>Ue(s)),"marker-mid":dt("markerMid",([s])=>Ue(s)),"marker-end":dt("markerEnd",([s])=>Ue(s)),"text-anchor":dt("anchor",Xt({start:"start",middle:"mi\
ddle",end:"end"})),"dominant-baseline":dt("drop",Xt({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,
"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"stop-color":T("stopColor",(s,t)=>{const e=vt(s);return e==="current"?t.own.color:e}),"stop-opacit\
y":T("stopOpacity",En),"clip-path":T("clipPath",s=>s.type==="Url"?s.value.trim().replace(/^#/,""):void 0)},Oc=new Set([...Object.keys(gi),"color","direction","d\
isplay","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","visibility","word-spacing"]);function qt(s){const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(s??"")??[];return t===void 0?void 0:`${t}${e==="%"?"%":"px"}`}const In=s=>s!==void 0&&/^\s*[\d.]+\s*$/.test(s)?`${s.trim()}px`:s;function wi(s){const t=s.trim();
return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const Mc=["x-small","small","medium","large","x-large","xx-large","xxx-large"],Wn=new Set(
["td","th"]),Sc=new Set(["img","table","td","th","col","hr","video","canvas"]),vc=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody",
"tfoot","caption"]),Rc=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),bi={a:"lower-alpha",
A:"upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function Tc(s,t){const{name:e,attributes:n}=s;if(n.size===0&&!Wn.has(e))return[];const i=[],o=(l,d)=>{
d!==void 0&&d!==""&&i.push({name:l,value:d,important:!1})};if(!s.isHtml)for(const[l,d]of n)Oc.has(l)&&o(l,Cc(l,d));const r=l=>n.get(l);s.isHtml?Sc.has(e)&&(o("w\
idth",qt(r("width"))),e!=="hr"&&o("height",qt(r("height")))):(o("width",In(r("width"))),o("height",In(r("height"))));const a=r("bgcolor");a!==void 0&&o("backgro\
und-color",wi(a));const c=r("align")?.toLowerCase();return c!==void 0&&vc.has(e)&&o("text-align",Rc.get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),
e==="table"&&(c==="left"||c==="right")&&o("float",c),(Wn.has(e)||e==="tr"||e==="tbody")&&o("vertical-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("whit\
e-space","nowrap"),(e==="ol"||e==="ul"||e==="li")&&o("list-style-type",Ec(r("type"))),e==="font"&&Lc(n,o),e==="table"&&Ic(n,o),Wn.has(e)&&t&&Wc(t.attributes,o),
i}const Cc=(s,t)=>s==="font-size"||s==="letter-spacing"?In(t):t,Ec=s=>s===void 0?void 0:Object.hasOwn(bi,s)?bi[s]:s.toLowerCase();function Lc(s,t){const e=s.get(
"color");e!==void 0&&t("color",wi(e)),t("font-family",s.get("face"));const[,n,i]=/^\s*([+-]?)(\d)/.exec(s.get("size")??"")??[];if(i===void 0)return;const o=n===
""?Number(i):3+ +`${n}${i}`;t("font-size",Mc[Math.min(Math.max(o,1),7)-1])}function Ic(s,t){const e=s.has("border")?qt(s.get("border")||"1")??"1px":void 0;e!==void 0&&
e!=="0px"&&t("border",`${e} outset #808080`),t("border-spacing",qt(s.get("cellspacing")))}function Wc(s,t){const e=s.has("border")?qt(s.get("border")||"1")??"1p\
x":void 0;e!==void 0&&e!=="0px"&&t("border","1px inset #808080"),t("padding",qt(s.get("cellpadding")))}class Ac{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+nt.Hb,nt.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,nt.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Nc(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Bc(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disable\
d":return e.attributes.has(t.kind);case"lang":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===
t.language||i.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.
length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.
siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&
this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||
this.siblings.set(t,e=(0,L.ZE)(t)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;
const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.
get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}function Bc(s,t,e){if(t===0)return s===e;const n=(s-
e)/t;return n>=0&&Number.isInteger(n)}function Nc({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;if(t===void 0)
return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===
a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const zc={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Pc=s=>zc[s]??(s.startsWith("table-")&&s!=="table-caption"?
"block":s),$c=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],An=({position:s})=>s==="absolute"||s==="fixed";function Dc(s,t){for(const[n,i]of $c)
s[n]==="none"||s[n]==="hidden"?s[i]=0:s[i]>1&&(s[i]=Math.floor(s[i]+.001));An(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display===
"grid"||t.display==="inline-grid";return s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||An(s)||e)&&(s.display=s.display.startsWith("table-")&&!e?
"block":Pc(s.display)),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!An(s)&&(s.height={px:0,percent:1}),s.backgroundClip==="text"&&jc(s),
Hc(s,t),s}function Hc(s,t){const{display:e,float:n,position:i}=s;s.textDecorationLine.size>0&&(s.textDecorationColor??=s.color),!(t.textDecorationLine.size===0||
n!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||e==="table"||e==="none"||(s.textDecorationLine.size===0&&(s.textDecorationColor=t.textDecorationColor,
s.textDecorationStyle=t.textDecorationStyle),s.textDecorationLine=new Set([...t.textDecorationLine,...s.textDecorationLine])))}function jc(s){const e=s.backgroundImage.
find(n=>"stops"in n)?.stops[0]?.paint??s.backgroundColor;e&&e.alpha>0&&(s.color=e),s.backgroundColor=void 0,s.backgroundImage=[]}const Ke={px:0,percent:.5},Gc=256;
function Fc(s,t){const e=s.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),n=e!==s.name.toLowerCase(),i=/^(?:repeating-)?(linear|radial)-gradient$/.exec(
e)?.[1];if(!i)return;const o=(0,y.M$)((0,y.aX)(s),y.wR),r={kind:i,angle:180,isCircle:!1,extent:"farthest-corner",center:[Ke,Ke],repeats:e.startsWith("repeating"),
stops:[]},a=i==="linear"?_c(o[0],n):Kc(o[0],t),c=(a?o.slice(1):o).slice(0,Gc),l=[];for(const d of c){const f=vt(d[0]);if(f===void 0||f==="current"){if(d.length===
1&&rt(d[0],t))continue;return}const h=d.slice(1).map(u=>rt(u,t));h.length===0&&l.push({paint:f,at:void 0});for(const u of h)l.push({paint:f,at:u})}return l.length<
2?void 0:{...r,...a,stops:l}}function _c(s,t){const e=s.length===1?wn(s[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=s.map(y.aG),i=n[0]==="to";if(!i&&
!t)return;let[o,r]=[0,0];for(const c of i?n.slice(1):n)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else return;const a=c=>i||
c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}const Uc=["closest-side","closest-corner","farthest-side","farthest-corner"];function Kc(s,t){if(vt(s[0])!==void 0)return;
const e=s.findIndex(r=>(0,y.aG)(r)==="at"),n=(e<0?s:s.slice(0,e)).map(y.aG),i=Uc.find(r=>n.includes(r)),o=e<0?void 0:Ye(s.slice(e+1),t);return{isCircle:n.includes(
"circle"),...i&&{extent:i},...o&&{center:o}}}const yi={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function Ye(s,t){let e,n,i;for(const o of s){
const r=(0,y.aG)(o),a=r!==void 0&&Object.hasOwn(yi,r)?yi[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&i!=="x"?"x":"y":a[0];f==="x"?e=
d:n=d,i=a[0]==="both"?void 0:f;continue}const c=rt(o,t);if(!c)return;const l=i==="x"?e:i==="y"?n:void 0;if(l&&s.length>2){const d=l.percent===1?{px:-c.px,percent:1-
c.percent}:c;i==="x"?e=d:n=d,i=void 0}else e===void 0?(e=c,i=void 0):n??=c}if(!(!e&&!n))return[e??Ke,n??Ke]}const Yc=[Ie(0),Ie(0)],xi=["repeat","no-repeat","rep\
eat-x","repeat-y"],Bn=["border-box","padding-box","content-box","text"];function ki(s,t){return(0,y.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.value}:s?.type===
"Function"?Fc(s,t):void 0}function Oi(s,t){const e=(0,y.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[n,i="auto"]=s.map(o=>(0,y.aG)(o)==="auto"?"auto":
rt(o,t));return n&&s.length<3?[n,i]:void 0}const Zc=["auto","auto"];function Xc(s,t){let e="none",n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const f=(0,y.
aG)(d),h=ki(d,t),u=vt(d);if((0,y.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)i=u;else if(xi.some(p=>p===f))n=f;else{if(f==="fixed"||f==="scroll"||f===
"local"||Bn.some(p=>p===f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||f==="auto"||rt(d,t))?r.push(d):o.push(d)}}const c=o.length===0?Yc:Ye(o,t),l=r.length===
0?Zc:Oi(r,t);return c&&l?{image:e,repeat:n,color:i,position:c,size:l}:void 0}const qc={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRep\
eat","backgroundPosition","backgroundClip"],read:(s,t)=>{const e=(0,y.M$)(s,y.wR).map(o=>Xc(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,i=e.filter(
({image:o})=>o!=="none");return{backgroundColor:n==="current"?t.parent.color:n,backgroundImage:i.map(({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.
map(({repeat:o})=>o),backgroundPosition:i.map(({position:o})=>o),backgroundClip:"border-box"}}},Nn=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,y.M$)(e,y.wR).map(o=>t(
o,n));return i.includes(void 0)?void 0:{[s]:i}}}),Vc={keys:["backgroundImage"],read:(s,t)=>{const e=(0,y.M$)(s,y.wR).map(n=>ki(n[0],t));return e.includes(void 0)?
void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function Qc(s,t){const e=[];let n=!1,i;for(const l of s){const d=Ae(l,t),f=vt(l);if(d!==void 0)e.push(d);else if((0,y.
aG)(l)==="inset")n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="c\
urrent"?void 0:i}}const Mi={keys:["boxShadow"],read:(s,t)=>{if((0,y.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,y.M$)(s,y.wR).map(n=>Qc(n,t));return e.every(
n=>n!==void 0)?{boxShadow:e}:void 0}},Pt=(...s)=>({kind:"matrix",values:s}),Ze=s=>Math.tan(s*Math.PI/180);function Jc(s,t){if(s.type!=="Function")return;const e=(0,y.
M$)((0,y.aX)(s),y.wR).map(([r])=>r),n=e.map(r=>rt(r,t)),i=e.map(wn),o=e.map(Nt);switch(s.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&{kind:"\
translate",x:n[0],y:n[1]??J};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:J};case"translatey":return n[0]&&{kind:"translate",x:J,y:n[0]};case"scale":
return o[0]===void 0?void 0:Pt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:Pt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:Pt(
1,0,0,o[0],0,0);case"rotate":case"rotatez":{if(i[0]===void 0)return;const r=i[0]*Math.PI/180,[a,c]=[Math.cos(r),Math.sin(r)];return Pt(a,c,-c,a,0,0)}case"skew":
return i[0]===void 0?void 0:Pt(1,Ze(i[1]??0),Ze(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:Pt(1,0,Ze(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:
Pt(1,Ze(i[0]),0,1,0,0);case"matrix":{const r=e.map(pt);return r.length===6&&!r.includes(void 0)?Pt(...r):void 0}default:return}}const Si={keys:["transform"],read:(s,t)=>{
if((0,y.aG)(s[0])==="none")return{transform:[]};const e=s.map(n=>Jc(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},tl={background:qc,"background-col\
or":{keys:["backgroundColor"],read:(s,{parent:t})=>{const e=s.length===1?vt(s[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"b\
ackground-image":Vc,"background-size":Nn("backgroundSize",Oi),"background-position":Nn("backgroundPosition",Ye),"background-repeat":Nn("backgroundRepeat",([s])=>{
const t=(0,y.aG)(s);return t==="space"||t==="round"?"repeat":xi.find(e=>e===t)}),"background-clip":H("backgroundClip",Bn),"-webkit-background-clip":H("backgroun\
dClip",Bn),"box-shadow":Mi,"-webkit-box-shadow":Mi,transform:Si,"-webkit-transform":Si,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=Ye(s.slice(
0,2),t);return e&&{transformOrigin:e}}}},el=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid",
"table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],
nl=["auto","min-content","max-content","fit-content"],vi=s=>(t,e)=>{const n=(0,y.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="availa\
ble"||n==="stretch"?{px:0,percent:1,fills:s}:nl.find(i=>i===n)??mt(t,e)},[Vt,Xe]=[vi("across"),vi("down")],zn=s=>(t,e)=>{if((0,y.aG)(t)==="none")return"none";const n=s(
t,e);return n==="auto"?void 0:n},sl=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Ri={thin:1,medium:3,thick:5};function me(s,t){
const e=(0,y.aG)(s);return e!==void 0&&Object.hasOwn(Ri,e)?Ri[e]:ze(s,t)}const ge=s=>{const t=(0,y.aG)(s);return t==="auto"?"solid":sl.find(e=>e===t)};function Pn(s,t){
let e,n,i;for(const o of s){const r=me(o,t),a=ge(o),c=xn(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return s.
length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const Ti=s=>[`border${s}Width`,`border${s}Style`,`border${s}Color`];function $t(...s){return{keys:s.
flatMap(Ti),read:(t,e)=>{const n=Pn(t,e);if(!n)return;const{width:i,line:o,paint:r}=n;return Object.fromEntries(s.flatMap(a=>{const[c,l,d]=Ti(a);return[[c,i],[l,
o],[d,r]]}))}}}const Qt=(s,t="")=>$e.map(e=>`${s}${e}${t}`);function we(s,t,e){return Object.fromEntries($e.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${s}${n}${t}`)]))}const il={keys:Qt("border","Color"),read:s=>{const t=le(s.map(xn));if(!(!t||t.includes(void 0)))return Object.fromEntries(Qt("border","Colo\
r").map((e,n)=>[e,t[n].paint]))}},Ci=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],ol={keys:Ci,read:(s,t)=>{
const[e=[],n=e]=zs(s).map(r=>r.map(a=>mt(a,t))),[i,o]=[le(e),le(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(Ci.map((r,a)=>[
r,[i[a],o[a]]]))}},qe=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.map(o=>mt(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),rl={auto:"auto",avoid:"avoid","avo\
id-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"avoid-column"},Ve=s=>H(
s,[],rl),$n=H("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function al(s){const t=s.filter(i=>(0,y.aG)(i)!=="auto");if(t.length===0)return{
aspectRatio:void 0};const[e,n]=zs(t).map(i=>pt(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const cl={auto:"hidden",scroll:"hidden",clip:"h\
idden",overlay:"hidden"},Dn={keys:["overflow"],read:([s])=>{const t=(0,y.aG)(s);return t==="visible"||t==="hidden"?{overflow:t}:t!==void 0&&Object.hasOwn(cl,t)?
{overflow:"hidden"}:void 0}},ll={keys:["isContained"],read:s=>{const t=s.map(e=>(0,y.aG)(e)??"");if(t.every(e=>Ei.has(e)))return{isContained:t.some(e=>Ei.get(e))}}},
Ei=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),dl={keys:["outlineWidth","outlineS\
tyle","outlineColor"],read:(s,t)=>{const e=Pn(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},fl=T("zIndex",s=>(0,y.aG)(s)==="a\
uto"?"auto":pt(s)),Dt=(s,t)=>Ut(s,t),hl={display:H("display",el,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"f\
lex","table-footer":"table-footer-group"}),position:H("position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:H("float",
["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:H("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),
"box-sizing":H("boxSizing",["content-box","border-box"]),width:T("width",Vt),height:T("height",Xe),"min-width":T("minWidth",Vt),"min-height":T("minHeight",Xe),"\
max-width":T("maxWidth",zn(Vt)),"max-height":T("maxHeight",zn(Xe)),"inline-size":T("width",Vt),"block-size":T("height",Xe),"max-inline-size":T("maxWidth",zn(Vt)),
"min-inline-size":T("minWidth",Vt),"aspect-ratio":{keys:["aspectRatio"],read:al},top:T("top",Ut),right:T("right",Ut),bottom:T("bottom",Ut),left:T("left",Ut),inset:de(
["top","right","bottom","left"],Ut),margin:de(Qt("margin"),Dt),...we("margin","",s=>T(s,Dt)),"margin-inline":Qe("marginLeft","marginRight",Dt),"margin-block":Qe(
"marginTop","marginBottom",Dt),"margin-inline-start":T("marginLeft",Dt),"margin-inline-end":T("marginRight",Dt),"margin-block-start":T("marginTop",Dt),"margin-b\
lock-end":T("marginBottom",Dt),padding:de(Qt("padding"),mt),...we("padding","",s=>T(s,mt)),"padding-inline":Qe("paddingLeft","paddingRight",mt),"padding-block":Qe(
"paddingTop","paddingBottom",mt),"padding-inline-start":T("paddingLeft",mt),"padding-inline-end":T("paddingRight",mt),border:$t(...$e),...Object.fromEntries($e.
map(s=>[`border-${s.toLowerCase()}`,$t(s)])),"border-inline":$t("Left","Right"),"border-block":$t("Top","Bottom"),"border-inline-start":$t("Left"),"border-inlin\
e-end":$t("Right"),"border-block-start":$t("Top"),"border-block-end":$t("Bottom"),"border-width":de(Qt("border","Width"),me),"border-style":de(Qt("border","Styl\
e"),ge),"border-color":il,...we("border","Width",s=>T(s,me)),...we("border","Style",s=>T(s,ge)),...we("border","Color",Pe),"border-radius":ol,"border-top-left-r\
adius":qe("borderTopLeftRadius"),"border-top-right-radius":qe("borderTopRightRadius"),"border-bottom-right-radius":qe("borderBottomRightRadius"),"border-bottom-\
left-radius":qe("borderBottomLeftRadius"),outline:dl,"outline-width":T("outlineWidth",me),"outline-style":T("outlineStyle",ge),"outline-color":Pe("outlineColor"),
"outline-offset":T("outlineOffset",(s,t)=>rt(s,t)?.px),opacity:T("opacity",s=>{const t=Nt(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),overflow:Dn,"o\
verflow-x":Dn,"overflow-y":Dn,contain:ll,"z-index":fl,"object-fit":H("objectFit",["fill","contain","cover","none","scale-down"]),"break-before":Ve("breakBefore"),
"break-after":Ve("breakAfter"),"break-inside":$n,"page-break-before":Ve("breakBefore"),"page-break-after":Ve("breakAfter"),"page-break-inside":$n,"-webkit-colum\
n-break-inside":$n,page:T("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,y.aG)(s)==="auto"?t.pageName:s.name}),orphans:_t("orphans",1),widows:_t(
"widows",1)};function Qe(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function Li(s){
const t=pt(s);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const ul=([s])=>{if((0,y.aG)(s)==="auto")return{columnCount:void 0};const t=s&&Li(s);return t===
void 0?void 0:{columnCount:t}},pl=([s],t)=>{if((0,y.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&ze(s,t);return e===void 0?void 0:{columnWidth:e}};function ml(s,t){
let e,n;for(const i of s){if((0,y.aG)(i)==="auto")continue;const o=Li(i),r=o===void 0?ze(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)
n=r;else return}return s.length>2?void 0:{columnCount:e,columnWidth:n}}const Hn={keys:["columnCount"],read:ul},jn={keys:["columnWidth"],read:pl},Gn={keys:["colu\
mnCount","columnWidth"],read:ml},Ii=H("columnSpan",["none","all"]),gl=H("columnFill",["balance","auto"],{"balance-all":"balance"}),Fn={keys:["columnRuleWidth","\
columnRuleStyle","columnRuleColor"],read:(s,t)=>{const e=Pn(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},wl={columns:Gn,
"column-count":Hn,"column-width":jn,"column-fill":gl,"column-span":Ii,"column-rule":Fn,"column-rule-width":T("columnRuleWidth",me),"column-rule-style":T("column\
RuleStyle",ge),"column-rule-color":Pe("columnRuleColor"),"-webkit-columns":Gn,"-webkit-column-count":Hn,"-webkit-column-width":jn,"-webkit-column-span":Ii,"-web\
kit-column-rule":Fn,"-moz-columns":Gn,"-moz-column-count":Hn,"-moz-column-width":jn,"-moz-column-rule":Fn},Wi=["normal","auto","stretch","flex-start","flex-end",
"start","end","self-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end",
"safe right"];function be(s,t){const e=s.map(y.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith(
"justify")?n[0]:n[0]?.replace("self-","");return(e[0]==="safe"?Wi.find(r=>r===`safe ${i}`):void 0)??Wi.find(r=>r===i)}const Jt=s=>({keys:[s],read:t=>{const e=be(
t,s);return e&&{[s]:e}}}),_n=(s,t)=>({keys:[s,t],read:e=>{const[n,i]=[be(e,s),be(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[be(e.slice(
0,1),s),be(e.slice(1),t)];return o&&r&&{[s]:o,[t]:r}}});function Ai(s,t){const e=(0,y.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-conte\
nt"||e==="fit-content"?e:mt(s,t)}const Bi={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function Ni(s,t){const e=(0,y.aG)(s[0]);if(s.length===1&&e!==
void 0&&Object.hasOwn(Bi,e)){const[o,r,a]=Bi[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Num\
ber"?pt(r):void 0;if(a!==void 0&&n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=Ai(r,t),i===void 0)return}else return}return{flexGrow:n[0]??
1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}const zi=["row","row-reverse","column","column-reverse"],Pi=["nowrap","wrap","wrap-reverse"],bl={keys:["flex\
Direction","flexWrap"],read:s=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,y.aG)(e),i=zi.find(r=>r===n),o=Pi.find(r=>r===n);if(i)
t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},Je=1e3;function $i(s,t){const e=(0,y.aG)(s);return e==="auto"||e==="min-content"||e==="max-conte\
nt"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="fr"?{fr:Math.max(Number(s.value),0)}:s&&mt(s,t)}function Di(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),
i=(0,y.M$)((0,y.aX)(s),y.wR).map(([o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>$i(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}
if(n==="fit-content"){const o=i[0]&&rt(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=$i(s,t);if(e!==void 0)return typeof e=="object"&&"fr"in
e?{least:"auto",most:e}:{least:e,most:e}}function Un(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!Kn(s,t,n))return;const{tracks:i,auto:o}=n;return{
tracks:i,names:e,...o&&{auto:{...o,after:n.names}}}}function Kn(s,t,e){for(const n of s){if(e.tracks.length>Je)return!1;if(n.type==="Brackets"){for(const o of n.
children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Func\
tion"&&n.name.toLowerCase()==="repeat"){if(!yl((0,y.M$)((0,y.aX)(n),y.wR),t,e))return!1;continue}const i=Di(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function yl([
s=[],...t],e,n){const i=pt(s[0]),o=(0,y.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type===
"Function"&&f.name.toLowerCase()==="repeat");if(n.auto||c||!Kn(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.
tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>Je)return!1;for(let a=0;a<i;a++)if(!Kn(r,e,n))return!1;return!0}const Hi=s=>({
keys:[s],read:(t,e)=>{if((0,y.aG)(t[0])==="none")return{[s]:void 0};const n=Un(t,e);return n&&{[s]:n}}}),ji=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>Di(i,e));
return n.length>0&&n.every(i=>i!==void 0)?{[s]:n}:void 0}}),Gi=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function Fi(s,t){if((0,y.aG)(
s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,y.M$)(s,y.YY),i=n&&Un(n,t);if(n&&!i)return;const o=Gi(
e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:Un(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function _i(s){
if((0,y.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){const r=pt(o);if((0,y.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(
r),Je),-Je);else if(o.type==="Identifier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),
...i}:e===void 0?i:{line:e,...i}}const tn=s=>({keys:[s],read:t=>{const e=_i(t);return e&&{[s]:e}}}),xl=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===
void 0,Yn=(...s)=>({keys:s,read:t=>{const e=(0,y.M$)(t,y.YY).map(_i);if(!e.every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)
return o;const r=i>=2?n(i-2):e[0];return xl(r)?r:"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),te=s=>({keys:[s],read:([t],e)=>{const n=t&&mt(t,e);
return(0,y.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),Ui={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,y.aG)(i)==="normal"?{px:0,percent:0}:
mt(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},Ki={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},kl={
flex:{keys:["flexGrow","flexShrink","flexBasis"],read:Ni},"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:Ni},"flex-grow":_t("flexGrow",0),"flex\
-shrink":_t("flexShrink",0),"flex-basis":T("flexBasis",Ai),"flex-direction":H("flexDirection",zi),"flex-wrap":H("flexWrap",Pi),"flex-flow":bl,order:_t("order"),
"justify-content":Jt("justifyContent"),"align-content":Jt("alignContent"),"align-items":Jt("alignItems"),"align-self":Jt("alignSelf"),"justify-items":Jt("justif\
yItems"),"justify-self":Jt("justifySelf"),"place-content":_n("alignContent","justifyContent"),"place-items":_n("alignItems","justifyItems"),"place-self":_n("ali\
gnSelf","justifySelf"),gap:Ui,"grid-gap":Ui,"row-gap":te("rowGap"),"column-gap":te("columnGap"),"grid-row-gap":te("rowGap"),"grid-column-gap":te("columnGap"),"-\
webkit-column-gap":te("columnGap"),"-moz-column-gap":te("columnGap"),"grid-template-columns":Hi("gridTemplateColumns"),"grid-template-rows":Hi("gridTemplateRows"),
"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({gridTemplateAreas:Gi(s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemp\
lateAreas"],read:Fi},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Fi},"grid-auto-columns":ji("gridAutoColumns"),"grid-auto-row\
s":ji("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.map(y.aG).join(" ");return Object.hasOwn(Ki,t)?{gridAutoFlow:Ki[t]}:void 0}},"g\
rid-row-start":tn("gridRowStart"),"grid-row-end":tn("gridRowEnd"),"grid-column-start":tn("gridColumnStart"),"grid-column-end":tn("gridColumnEnd"),"grid-row":Yn(
"gridRowStart","gridRowEnd"),"grid-column":Yn("gridColumnStart","gridColumnEnd"),"grid-area":Yn("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},
Yi={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48};function Zi(s,t){const e=(0,y.aG)(s),{fontSize:n}=t.parent;
if(e==="larger")return n*1.2;if(e==="smaller")return n/1.2;if(e!==void 0)return Object.hasOwn(Yi,e)?Yi[e]:void 0;const i=rt(s,{...t,em:n}),o=i&&i.px+i.percent*n;
return o===void 0||o<0?void 0:o}function Xi(s,{parent:t}){const e=(0,y.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<
350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=pt(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const qi={
normal:"normal",italic:"italic",oblique:"italic"},Vi=s=>{const t=(0,y.aG)(s);return t!==void 0&&Object.hasOwn(qi,t)?qi[t]:void 0},Qi=s=>(0,y.M$)(s,y.wR).flatMap(
t=>{const e=t.map(n=>n.type==="String"?n.value:(0,y.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Ji(s,t){if((0,y.aG)(s)==="normal")return"\
normal";const e=pt(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=rt(s,t);return n&&{px:n.px+n.percent*t.em}}const Ol={keys:["fontStyle","fontVariant","\
fontWeight","fontSize","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<
s.length;n++){const a=s[n],[c,l]=[Vi(a),Xi(a,t)];if((0,y.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=
l;else if((0,y.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&Zi(i,t);if(o===void 0)return;if(e.fontSize=o,n++,s[n]&&(0,y.YY)(s[n])){
const a=s[n+1]&&Ji(s[n+1],{...t,em:o});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Qi(s.slice(n));return r.length===0?void 0:{...e,fontFamily:r}}},to=s=>T(
s,(t,e)=>(0,y.aG)(t)==="normal"?0:Ae(t,e)),Ml=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],Sl=["underline","line-through","overli\
ne"],eo=["solid","double","dotted","dashed","wavy"];function no(s){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"solid"};
for(const n of s){const i=(0,y.aG)(n),o=Sl.find(c=>c===i),r=eo.find(c=>c===i),a=vt(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=
a==="current"?void 0:a;else if(i!=="none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function vl(s){const t={listStyleType:"\
disc",listStylePosition:"outside"};for(const e of s){const n=(0,y.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=
n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Rl(s){const[t]=s,e=(0,y.aG)(t);if(s.length===1&&(e==="\
none"||e==="normal"))return{content:e};const n=[];for(const i of(0,y.M$)(s,y.YY)[0]){const o=(0,y.aG)(i);if(i.type==="String")n.push({text:i.value});else if(o===
"open-quote"||o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(i.
type==="Function"){const r=Tl(i.name.toLowerCase(),(0,y.M$)((0,y.aX)(i),y.wR));if(!r)return;n.push(r)}else if(i.type!=="Url")return}return{content:n}}function Tl(s,t){
const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="counter")return{counter:n,
style:(0,y.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,y.aG)(t[2]?.[0])??"\
decimal"}}const Zn=(s,t)=>({keys:[s],read:e=>{if((0,y.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=pt(i),r=n.at(-1);if(i.type==="Ident\
ifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),Cl=["start","left","right","center","justify","end"],El=new Map(
[["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Ll([s,...t],{parent:e}){const n=t.length===0?(0,y.aG)(s):void 0;if(n===
void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-center")return{textAlign:i==="start"?"cen\
ter":i,blockAlign:o};const r=El.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Cl.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}const Il={color:T(
"color",(s,{parent:t})=>{const e=vt(s);return e==="current"?t.color:e}),font:Ol,"font-size":T("fontSize",Zi),"font-weight":T("fontWeight",Xi),"font-style":T("fo\
ntStyle",Vi),"font-variant":H("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":H("fontVariant",["normal","small-caps"],{"all\
-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:Qi(s)})},"line-height":T("lineHeight",Ji),"text-align":{keys:["textAlign","b\
lockAlign"],read:Ll},"text-indent":T("textIndent",rt),"text-transform":H("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":to("let\
terSpacing"),"word-spacing":to("wordSpacing"),"white-space":H("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wr\
ap":H("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":H("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":H(
"overflowWrap",["normal","break-word","anywhere"]),"word-break":H("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":_t("tabSize",0),direction:H(
"direction",["ltr","rtl"]),"unicode-bidi":H("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:H(
"visibility",["visible","hidden","collapse"]),"vertical-align":T("verticalAlign",(s,t)=>{const e=(0,y.aG)(s);return Ml.find(i=>i===e)??rt(s,t)}),"text-decoratio\
n":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:no},"text-decoration-line":{keys:["textDecorationLine"],read:s=>{const t=no(s)?.
textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":Pe("textDecorationColor"),"text-decoration-style":H("textDecorationStyle",eo),"lis\
t-style":{keys:["listStyleType","listStylePosition"],read:vl},"list-style-type":T("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,y.aG)(s)),"list-style-po\
sition":H("listStylePosition",["inside","outside"]),"border-collapse":H("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","bord\
erSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(i=>ze(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":H("captionSid\
e",["top","bottom"]),"empty-cells":H("emptyCells",["show","hide"]),"table-layout":H("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:s=>{if((0,y.aG)(
s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:[
"content"],read:Rl},"counter-reset":Zn("counterReset",0),"counter-set":Zn("counterReset",0),"counter-increment":Zn("counterIncrement",1)},so={...hl,...wl,...Il,
...tl,...kl,...gi},Wl=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Al{characters=0;add(t){if(this.characters+=t,this.characters>nt.xH)throw(0,nt.qM)()}}class io{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Kt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>nt.uN)throw(0,nt.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=Kt(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;this.open.add(t);const n=this.replaceIn(e);return this.open.delete(t),this.known.set(t,n),n}}const oo=500;function ro(s,t,e,n){if(e!==
void 0&&e.length>oo)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>oo?void 0:`${n??""}${i}|${o}|${e??
""}`}const[Bl,Nl,ao,zl]=[0,1,2,3],co=4,lo=2e4;class fo{page;ignored=new Map;matcher=new Ac;index=new Map;nodes=new Map;inline=new Map;replaced=new Al;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Ft,variables:new io(void 0,this.replaced)}}styleOf(t,e,n){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;h===void 0?ho(o,f):(h==="before"||h==="after")&&r.add(h)}const a=Tc(t,
n);for(const f of a)o.push({declaration:f,tier:Nl,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))
o.push({declaration:f,tier:zl+(f.important?co:0),specificity:0,order:0});const l=t.parent===void 0?void 0:ro(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.
parent===void 0&&(this.rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:r})=>r.pseudoElement===
e);for(const r of o)ho(i,r);return this.share(ro(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:ao,specificity:0,order:o}));return this.
apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&n.push(`#${i}`);for(const o of n)for(const r of this.
index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=He(t),this.inline.size<lo&&this.
inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.
variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(
t,r);return r.styled}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort((r,a)=>r.tier-a.tier||r.specificity-a.specificity||r.order-a.order);
const i=this.scopeOf(t,e),o=gn(e.style);for(const{declaration:r}of t)(r.name==="font-size"||r.name==="font")&&this.set(o,r,e.style,i,{isRoot:n,isSized:!1});for(const{
declaration:r}of t){const{name:a}=r;a!=="font-size"&&!a.startsWith("--")&&this.set(o,r,e.style,i,{isRoot:n,isSized:!0})}return{style:Dc(o,e.style),variables:i}}scopeOf(t,{
variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===0)return e;const i=new io(e,this.replaced);for(const{declaration:o}of n)
i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,{isRoot:r,isSized:a}){const c=Object.hasOwn(so,e)?so[e]:void 0;if(!c){if(e==="all"||Wl.test(e))return;
this.ignore(e),this.unknown.push(e);return}const l=/var\(/i.test(n)?o.replaceIn(n):n;if(l===void 0)return uo(t,c,i,"unset");const d=l.trim().toLowerCase();if(d===
"inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return uo(t,c,i,d);const f=this.nodesOf(l);if(!f||f.length===0)return;const u={...{em:t.
fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.height},parent:i,own:t},p=c.read(f,u);if(!p)return;const{fontSize:m}=t;Object.
assign(t,p),e==="font"&&a&&(t.fontSize=m)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,y.wK)(t);return this.nodes.size<lo&&this.nodes.set(
t,e),e}}function ho(s,{declarations:t,selector:e,order:n,isUsual:i}){for(const o of t){const r=(i?Bl:ao)+(o.important?co:0);s.push({declaration:o,tier:r,specificity:e.
specificity,order:n})}}const Pl=new Set(Object.keys(mn));function uo(s,{keys:t},e,n){for(const i of t){const o=n==="inherit"||n!=="initial"&&Pl.has(i);s[i]=(o?e:
Ft)[i]}}const $l=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object, input, select, button, textarea, progress, meter { display: none }
button, progress, meter, textarea { display: inline-block }
html { display: flow-root }
body { margin: 8px }
li { display: list-item }
p, dl, menu, ol, ul, dir { margin: 1em 0 }
blockquote, figure { margin: 1em 40px }
h1 { font-size: 2em; font-weight: bold; margin: 0.67em 0; break-after: avoid }
h2 { font-size: 1.5em; font-weight: bold; margin: 0.83em 0; break-after: avoid }
h3 { font-size: 1.17em; font-weight: bold; margin: 1em 0; break-after: avoid }
h4 { font-weight: bold; margin: 1.33em 0; break-after: avoid }
h5 { font-size: 0.83em; font-weight: bold; margin: 1.67em 0; break-after: avoid }
h6 { font-size: 0.67em; font-weight: bold; margin: 2.33em 0; break-after: avoid }
ul, menu, dir { list-style-type: disc; padding-left: 40px }
ol { list-style-type: decimal; padding-left: 40px }
ul ul, ol ul, menu ul { list-style-type: circle }
ul ul ul, ol ul ul, ul ol ul, ol ol ul { list-style-type: square }
ul ul, ul ol, ol ul, ol ol, ul dl, ol dl { margin-top: 0; margin-bottom: 0 }
dd { margin-left: 40px }
b, strong { font-weight: bolder }
i, em, cite, var, dfn, address { font-style: italic }
code, kbd, samp, tt, pre, xmp, listing, plaintext { font-family: monospace; font-size: 0.8125em }
pre, xmp, listing, plaintext { white-space: pre; margin: 1em 0 }
pre code, pre kbd, pre samp, code pre { font-size: 1em }
small { font-size: smaller }
big { font-size: larger }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
mark { background-color: #ff0; color: #000 }
a:link { color: #0000ee; text-decoration: underline }
abbr[title] { text-decoration: underline dotted }
center { text-align: -webkit-center }
nobr { white-space: nowrap }
q::before { content: open-quote }
q::after { content: close-quote }
hr { border: 1px inset #808080; margin: 0.5em auto; overflow: hidden; color: #808080 }
fieldset { border: 2px groove #c0c0c0; margin: 0 2px; padding: 0.35em 0.625em 0.75em }
legend { padding: 0 2px }
img, svg { display: inline-block }
svg { overflow: hidden }
table { display: table; border-spacing: 2px; text-indent: 0; box-sizing: border-box }
caption { display: table-caption; text-align: center; break-after: avoid }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group; vertical-align: middle; break-inside: avoid }
tbody { display: table-row-group; vertical-align: middle }
tfoot { display: table-footer-group; vertical-align: middle }
tr { display: table-row; vertical-align: inherit; break-inside: avoid }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold; text-align: -octavo-center }
table[align="center"], hr[align="center"] { margin-left: auto; margin-right: auto }
details > *, summary { display: block }
ruby rt { font-size: 50%; vertical-align: super }
[dir="rtl"] { direction: rtl; unicode-bidi: isolate }
[dir="ltr"] { direction: ltr; unicode-bidi: isolate }
bdo[dir] { unicode-bidi: bidi-override }
[dir="rtl"] > li { padding-left: 0 }
ul[dir="rtl"], ol[dir="rtl"] { padding-left: 0; padding-right: 40px }
`,Dl=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class Hl{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class gt{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=jl;place;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new Hl;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const jl={columns:1,rows:1};async function Wt(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var Gl=v(42973),Xn=v(
9876);const qn=2e4;class po{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(
this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<qn?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.min(
t,qn);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=qn;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}class mo{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),
this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const go=2e6;class Fl{left=go;take(){
if(--this.left<0)throw(0,_.G6)([{field:"file",message:`has columns that take more than ${go} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}const st=2e4;function _l(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&wo(s),s.known.set("kept",t)),t}
function wo(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&wo(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="atom"&&n.kind!==
"apart"||e(n.box)),s.known.set("flowing",t)}return t}const bo=1e4;class Ul{rules;typefaces;breaks;page;isQuirky;pieces=new mo(bo);kept=new WeakMap;faces=new WeakMap;work=new Fl;constructor(t,e,n,i,o=!1){
this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.isQuirky=o}*layOut(t,e,n){if(n||!_l(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:o,
fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||
h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new mo(bo)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.
faces.get(t);return e||this.faces.set(t,e=ye(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;
return{ascent:Math.round(e*i/1e3),descent:Math.round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")
return{above:e,below:n};const r="factor"in i?i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const Kl=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,
Yl=1/26,Zl=s=>s.fontWeight>=600&&ye(s)==="Mono"?Yl:0;function ye({fontFamily:s,fontWeight:t,fontStyle:e}){const[n=""]=s;if(Kl.test(n))return"Mono";const i=e==="\
italic";return t>=600?i?"SemiBoldItalic":"SemiBold":i?"Italic":"Regular"}class Xl{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-
1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];for(;o-
i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*ql(s,t){if(!(yield*Vl(s)))return!1;s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),s.isFluid=
xo(s);const e=[s];for(let n=e.pop();n;n=e.pop()){yield st/10;for(const i of yo(n))i.pageName=i.style.pageName,i.isFluid=n.isFluid&&xo(i),n.isFluid&&i.pageName!==
n.pageName&&(i.widening=t(i.pageName)-t(n.pageName)),e.push(i)}return!0}function*Vl(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield st/10,e.style.pageName!==
"")return!0;(0,D.RZ)(t,yo(e))}return!1}function*Ql(s){let t=0;const e=[[s,s.style.pageName]];for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield st/
10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push(
[c,l])}}return t}const yo=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===0?e.filter(({isApart:n})=>!n):[],xo=({inner:s,style:{width:t,maxWidth:e}})=>(s===
"blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function ko(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children[0])
t=e.box.pageName;return t}function Jl(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}class Oo{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}moved(t,e,n){let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,G.lw)(r,i):r)}return i?
(0,G.zl)(i,e):e}rectangle(t,e,n,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-n)*this.scale].map(Rt.id).join(" ")} re`}}class td extends Oo{composition;box;most;refuse;names=new Xl;areas=[];open=new Map;constructor(t,e,n,i,o){
super(new po(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}rename(t,e){this.names.of(t)!==e&&(this.names.
set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{box:n,names:i,scale:o}=this;
return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+Math.floor(e-n+.5)}x(t,e){return this.
areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.scale}sheet(t){const{sheets:e}=this.composition;
if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){
const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...i)}link(t,e,n,{target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}close(){for(const t of this.
open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);
i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(
r)}}function Mo({box:s,height:t,lines:e},n,i){if(t>n)return!1;const{breakInside:o}=s.style;return o==="avoid"||o==="avoid-column"&&i||s.inner==="image"||s.keepsNext&&
e.length>0||ed(s.style)}const ed=({transform:s})=>s.some(({kind:t})=>t==="matrix"),So=s=>s==="page"||s==="left"||s==="right"?"page":s==="column"?"column":void 0;
function vo(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=So(e.box.style.breakBefore);if(n==="page")return n;t??=n}return t}function nd(s){
let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=So(e.box.style.breakAfter);if(n==="page")return n;t??=n}return t}function sd(s,t,e,{
orphans:n,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function en(s,t,e){for(let n=s,i=0;;){if(Mo(n,t,e))return i+
n.height;if(n.columns)return i+Math.min(en(n.columns.content,t,!0),n.height);const{lines:o,box:r,children:a}=n;if(o.length>0){const l=o[Math.min(o.length<=r.style.
orphans+r.style.widows-1?o.length:r.style.orphans,o.length)-1];return i+l.y+l.height}if(n.head&&a.length>1){const l=a.find(d=>d!==n.head&&d.children.length>0)?.
children[0];return i+n.head.y+n.head.height+(l?.height??0)}const[c]=a;if(!c||n.flow==="bands"&&n.height<=t/4)return i+n.height;i+=c.y,n=c}}function*xe(s,t,e){yield st/
10;const n={laid:s,x:t,top:e,bottom:e+s.height,lines:[],children:[],apart:[],heads:[]};for(const i of s.lines){const o=[];for(const{laid:r}of i.atoms)o.push(yield*xe(
r,t+r.x,e+i.y+r.y));n.lines.push({line:i,top:e+i.y,atoms:o})}for(const i of s.children)n.children.push(yield*xe(i,t+i.x,e+i.y));for(const i of s.apart)n.apart.push(
yield*xe(i,t+i.x,e+i.y));return n.columns=s.columns?.whole,n}class nn{box;x=0;y=0;width=0;height=0;border=sn;padding=sn;children=[];apart=[];lines=[];flow="sequ\
ence";firstBaseline;lastBaseline;shift;after=new At;columns;head;frame;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.width-this.border.
left-this.border.right-this.padding.left-this.padding.right}}const sn={top:0,right:0,bottom:0,left:0};class At{most;least;constructor(t=0,e=0){this.most=t,this.
least=e}get size(){return this.most+this.least}add(t){return t===0?this:new At(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new At(
Math.max(this.most,t),Math.min(this.least,e))}}const ft=s=>s==="auto"||s==="none",C=(s,t)=>s==="auto"?0:I(s,t),Bt=({marginTop:s,marginRight:t,marginBottom:e,marginLeft:n},i)=>({
top:C(s,i),right:C(t,i),bottom:C(e,i),left:C(n,i)}),at=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>Ro(s,t,e,n),Ro=(s,t,e,n)=>s===
0&&t===0&&e===0&&n===0?sn:{top:s,right:t,bottom:e,left:n},ht=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>Ro(Math.max(I(s,i),0),Math.max(I(t,
i),0),Math.max(I(e,i),0),Math.max(I(n,i),0)),B=({left:s,right:t})=>s+t,N=({top:s,bottom:t})=>s+t;function id(s,t){const e=new nn(s);return e.border=at(s.style),
e.padding=ht(s.style,t),e}function j(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.max((t??0)-od(s.fills,n,t??0),e);const i=I(
s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const od=(s,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:i},o)=>s==="across"?C(t,
o)+C(e,o):C(n,o)+C(i,o);function ct(s,t,e,n){const i=j(t.maxWidth,e,n,t)??1/0,o=j(t.minWidth,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function wt(s,t,e,n){const i=j(
t.maxHeight,e,n,t)??1/0,o=j(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function ke(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-bo\
x"?s*n:Math.max(s-e.down,0)*n+e.across}function To(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s/n:Math.max(s-e.across,0)/n+e.down}function on(s,t,e,n){
if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=j(t.maxHeight,e,n.down,t),o=j(t.minHeight,e,n.down,t),r=i===void 0?s:Math.min(s,ke(i,t,n));return o===
void 0?r:Math.max(r,ke(o,t,n))}function Co({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){const a=(m,g)=>m==="auto"||m.percent!==0&&g===void 0?
void 0:I(m,g??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}const rd=1,
ad=.5,Vn=.1;function*Eo(s,t,e){const{count:n}=s,i=m=>Math.floor(m/n),o=yield*Lo(s,m=>t.roomOf(i(m)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||n===1||t.depth>
rd?void 0:yield*ld(s,t,{row:r,full:o},e))??o,l=yield*dd(c,n),d=[];for(let m=0;m<=r;m++){const{top:g,height:w}=t.roomOf(m),b=m===r?c.height??l[m]:l[m],x=t.isOpen||
m===r?b??0:w,k=d.at(-1);d.push({top:t.isOpen?k?k.top+k.height:0:g,height:x})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,fragments:h,rows:d,
last:u,isDivided:p}}function*Lo({content:s},t,e,n){const i=new po(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=cd(r),c=Math.max(o.pageOf(a-2*Vn),0),{excess:l,isDivided:d}=o;
return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function cd({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,top:r}of s)i=Math.max(i,
r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}function*ld(s,t,{row:e,
full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=function*(u){const m=yield*Lo(s,g=>g<r?t.roomOf(
Math.floor(g/o)).height:u,t.most,i);return m.last<r+o&&m.excess<=n.excess+Vn?m:void 0};let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<
a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>ad;){const u=(d+f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*dd({content:s,fragments:t},e){const n=[],
i=r=>{const a=t.at(r-Vn),c=Math.floor(a/e);for(;n.length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.
style.float!=="none")];for(const{line:r,top:a}of s.lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(
c+a.height);for(const a of r.children)o.push(a)}return n}const Ot=.05,fd={count:1,depth:0};class rn{fragments;work;within;rename;excess=0;isDivided=!1;constructor(t,e,n=fd,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most}pageOf(t){return this.fragments.at(t+Ot)}*place(t,e,n,i){yield st/
4,this.within.depth>0&&this.work.take();let o=n;const r=Mo(t,this.height-i,this.within.depth>0);r&&this.crosses(o,t.height)&&(o=this.next(o,i)),(r||t.box.inner===
"image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],heads:[]};if(t.columns)yield*this.columns(a,i);else{
const c=new hd(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.sequence(a,i,c),yield*this.apart(a,i,c)}return a}crosses(t,e){
return t+e>this.fragments.endOf(this.pageOf(t))+Ot}measure(t,e){this.excess=Math.max(this.excess,t+e-this.fragments.endOf(this.pageOf(t))-Ot)}next(t,e){return this.
fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=!0),n==="column"?this.next(t,e):this.fragments.
startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,n)||t==="page"&&this.
pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+Ot}*columns(t,e){const{fragments:n,work:i}=this,o=t.laid.columns;
!this.isAtStart(t.top,e)&&this.crosses(t.top,en(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.
rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=g=>{const w=g===0?r:n.startOf(c+g)+e;
return{top:w-r,height:n.endOf(c+g)-w}},p=this.within.depth+1,m=g=>new rn(g,i,{count:o.count,depth:p});t.columns=yield*Eo(o,{roomOf:u,most:this.height-e,depth:p},
m),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,n){const{laid:i}=t,
{lines:o,box:r}=i;let a=0;for(let c=0;c<o.length;c++){yield 2e3;const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=sd(a,c,
o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?c:f,p=n.at(o[u].y);this.isAtStart(p,e)||(n.move(o[u].y,this.next(p,e)),a=u,c=u)}for(const c of o){const l=n.
at(c.y);this.isTall(c,e)||this.measure(l,c.height);const d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),
f=Math.max(f,u.bottom)}f>l+c.height+Ot&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=n.at(i.height)}isTall({height:t},e){return t>this.height-
e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r}=i;let a=e;for(const[c,l]of o.entries()){const d=o[c-1];let f=n.at(l.y);const h=d?t.children[c-1].bottom:t.
top,u=d&&this.rename?ko(l):void 0,p=u!==void 0&&u!==Jl(d),m=p?"page":Io(vo(l),d&&nd(d));this.isForcedNow(m,h,a)?f=this.nextForced(h,a,m)+Math.max(C(l.box.style.
marginTop,i.contentWidth),0):d&&!this.isAtStart(h,a)&&this.pageOf(f)>this.pageOf(h-Ot)?f=this.next(h-Ot,a):!this.isAtStart(f,a)&&this.crosses(f,this.leastOf(l,a))?
f=this.next(f,a):!this.isAtStart(f,a)&&this.needsNext(o,c,f,a)&&(f=this.next(f,a)),p&&this.rename(this.pageOf(f),u);const g=yield*this.place(l,t.x+l.x,f,a);n.move(
l.y,g.top),n.move(l.y+l.height,g.bottom),t.children.push(g),l===r&&r.height<=this.height/2&&(a=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),r&&a>e&&(yield*this.
repeatHead(t,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&!this.avoids(a.box.
style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+en(a,this.height-i,this.within.depth>0);break}o+=c+a.height}return this.crosses(
n,o)&&o<=this.height-i}leastOf(t,e){const n=this.height-e,i=en(t,n,this.within.depth>0);return i<=n?i:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.
depth>0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,D.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-Ot)+
1;r<=this.pageOf(o-2*Ot);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.heads.push({top:a,head:c})}}*bands(t,e,n){const{laid:i}=t,o=new Map(
i.children.map((a,c)=>[a,c])),r=[];for(const a of ud(i.children)){const c=a[0].y,l=(0,D.Kf)(a.map(({y:g,height:w})=>g+w));let d=n.at(c);const f=r.length>0?a.map(
vo).reduce(Io,void 0):void 0,h=l-c,u=h<=this.height/4;this.isForcedNow(f,d,e)?d=this.nextForced(d,e,f):u&&this.crosses(d,h)&&(d=this.next(d,e)),u&&this.measure(
d,h),n.move(c,d);let p=d;const m=[];for(const g of a){const w=yield*this.place(g,t.x+g.x,d+g.y-c,e);m.push(w),p=Math.max(p,w.bottom+l-g.y-g.height)}for(const g of m)
g.laid.y+g.laid.height>l-Ot&&(g.bottom=p);for(const g of m)r.push(g);n.move(l,p)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);
t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.apart){const r=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.
position==="fixed"?yield*xe(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(c),o.box.style.float!=="none"&&o.y+o.height<=i.height+Ot&&(t.bottom=Math.max(
t.bottom,c.bottom+i.height-o.y-o.height))}}}const Io=(s,t)=>s==="page"||t==="page"?"page":s??t;class hd{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.
from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.
from.at(-1))),this.shifts.push(n))}}function ud(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(n.y<e-Ot||n.height===0&&
n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}class pd extends Oo{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){super(
e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){const n=this.
above(t,e);return e+this.around.snap(this.pageOf(t),n)-n}x(t,e){return this.around.x(this.pageOf(t),this.at(t).left+e)}y(t,e){return this.around.y(this.pageOf(t),
this.above(t,e))}sheet(t){return this.around.sheet(this.pageOf(t))}wideningOn(){return 0}sizeOf(t){return this.around.sizeOf(this.pageOf(t))}draw(t,e,n,...i){const o=[
...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.pageOf(t),e,o,...i)}link(t,e,n,i,o){this.around.link(this.pageOf(t),e,super.moved(t,n,o),i,this.
scopes)}moved(t,e,n){return this.around.moved(this.pageOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.at(t).top+e-this.fragments.startOf(t)}pageOf(t){
return this.around.pageAt(this.at(t).top)}at(t){return Qn(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.bound.get(t);return n||this.bound.set(t,n=
[]),n[e]??={on:()=>t.on(e)}}}function Qn({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),l=r[Math.min(c,r.length-1)],d=a%n,f=e.box.
style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function md(s,t,e){const{style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,
columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...Ft,color:n.color,outlineWidth:0,borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,
right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(b=>Qn(s,a,s.columns,b).left),{top:p,height:m}=Qn(
s,a,s.columns,f),g=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:g-i/2,right:g+i/2,top:p,bottom:p+m};d.push({rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,
opacity:t,scopes:e})}return d}const gd=500;function*wd(s){let t=0,e=!1;const n=[s];for(let i=n.pop();i;i=n.pop()){yield gd;const{laid:o,lines:r,children:a,apart:c}=i;
if(o.box.replaced)return!0;t+=Wo(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:f}of l.inlines)t+=Wo(f.style);for(const f of d)n.
push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);i.columns&&n.push(i.columns.content)}return!1}const Wo=s=>+(s.backgroundColor!==
void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.outlineWidth>0),bd=7;function yd(s,t,e,{
opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{style:l,marker:d}=r;if(!d||l.visibility!=="visible")return;const f=Ao(e)??e.top+a.top+
c.top+t.lineOf(l).above,h=s.pageAt(f-l.fontSize/2),u=o?void 0:d.element??void 0,p=l.direction==="rtl",m=p?e.x+e.laid.width:e.x,{color:g,alpha:w}=l.color,b=d.shape&&
Od(d.shape,t.metricsOf(l).ascent),x=t.typefaces.word(b?.text??d.text,b?"Regular":t.faceOf(l)),k=b?.size??l.fontSize,M=x.width*k/1e3,O=b?m+(p?b.away:-b.away)-M/2:
p?m:m-M,S={kind:"text",x:s.x(h,O),y:s.y(h,s.snap(h,f)-(b?.rise??0)),size:k*s.scale,color:g,words:[x],alpha:w*n};s.draw(h,u,i,S)}const xd={disc:{text:"•",part:.235,
more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,more:0}},kd=.363;function Od(s,t){const{text:e,part:n,more:i}=xd[s],o=Math.floor(t*2/3),
r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,size:a,away:o+bd-r/2,rise:c-kd*a}}function Ao(s){const[t]=s.lines;if(t)return t.top+
t.line.baseline;for(const e of s.children){const n=Ao(e);if(n!==void 0)return n}}const Jn=[[0,0],[0,0],[0,0],[0,0]];function ts(s,t,e){const n=[s.borderTopLeftRadius,
s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,f])=>[I(d,t),I(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],
[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Oe=(s,{top:t,right:e,bottom:n,left:i})=>s.map(([o,r],a)=>{
const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Lt=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-i.right,
bottom:n-i.bottom}),Md=(s,t,e,n)=>[(0,Rt.id)(s),(0,Rt.id)(t),(0,Rt.id)(e-s),(0,Rt.id)(n-t),"re"].join(" ");function Mt({left:s,top:t,right:e,bottom:n},i,o){if(i.
every(([h,u])=>h<=0||u<=0))return Md(o.x(s),o.y(n),o.x(e),o.y(t));const r=(h,u)=>`${(0,Rt.id)(o.x(h))} ${(0,Rt.id)(o.y(u))}`,[a,c,l,d]=i,f=1-Rt.yQ;return[`${r(s+
a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(
s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)} ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}const Bo=([
s,t,e],n)=>[s*n,t*n,e*n],Sd=1e3;function vd(s,t,e){return s.kind==="linear"?Td(s,t,e):Ed(s,t,e)}const Rd=({left:s,top:t,right:e,bottom:n},i)=>[i.x(s),i.y(n),i.x(
e),i.y(t)];function Td(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Cd(s.angle,n,i)*Math.PI/180,c=Math.abs(
n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=No(s,c),p=m=>[e.x(o+l*(2*m-1)),e.y(r+d*(2*m-1))];return{coordinates:[
...p(h),...p(u)],stops:f,box:Rd(t,e)}}function Cd(s,t,e){if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const o=Math.
atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function Ed(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[I(s.center[0],n),I(s.center[1],
i)],[a,c]=Ld(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=No(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(
a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function Ld({extent:s,isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[
Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],
f=s.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function No({stops:s,repeats:t},e){const n=Id(
s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Sd/r.length)),l=Array.
from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return zo(l,i,i+c*a)}return zo(r,i,a>1e-4?o:i+1e-4)}function zo(s,t,e){const n=s.map(
({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+1]??o).color}),from:t,to:e}}function Id(s,t){
const e=s.map(({at:o},r)=>o?t>0?I(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{
if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const Po=2e3;function Wd(s,t,e){const[
n,i]=[t.right-t.left,t.bottom-t.top];if(s==="cover"||s==="contain"){if(!e)return{width:n,height:i};const d=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);
return{width:e.width*d,height:e.height*d}}const[o,r]=s,a=o==="auto"?void 0:I(o,n),c=r==="auto"?void 0:I(r,i);if(a===void 0&&c===void 0)return e??{width:n,height:i};
const l=e?e.width/e.height:void 0;return{width:a??(l===void 0?n:c*l),height:c??(l===void 0?i:a/l)}}function $o(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,o=Math.min(
Math.ceil((n-i)/t-1e-4),Po+1);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const Ad=10;class Bd{canvas;constructor(t){this.canvas=t}paint(t){const{style:e,
rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+
r.left>0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=ts(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(n)){const d=this.drawnOn(
l,t);this.shadows(d,c,l),o&&this.background(d,c,l),a&&this.borders(d,c,l),e.outlineWidth>0&&this.outlineOf(d,l)}}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?
0:this.canvas.wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}pagesOf({top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.
max(this.canvas.fragments.at(e-.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},(r,a)=>n+a)}points(t){const{canvas:e}=this;return{
x:n=>e.x(t,n),y:n=>e.y(t,n)}}slice(t,e,n){const{fragments:i}=this.canvas,[o,r]=[i.startOf(n),i.endOf(n)],[a,c]=[Math.max(t.top,t.top<o-.05?o:t.top),Math.max(t.bottom>
r+.05?r:t.bottom,t.top)];if(a===t.top&&c===t.bottom)return{rect:t,corners:e};const[l,d]=[a===t.top,c===t.bottom],f=e.map((h,u)=>(u<2?l:d)?h:[0,0]);return{rect:{
...t,top:a,bottom:c},corners:f}}shadows({style:t,rect:e,opacity:n,scopes:i},o,r){for(const{x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){
if(h)continue;const{color:u,alpha:p}=f??t.color,m=this.points(r),g=this.slice(e,o,r),w=Mt(g.rect,g.corners,m),b=l>0?Math.min(Math.max(Math.ceil(l/3),2),Ad):1,x=1-
(1-p*n)**(1/b);if(x<=0)continue;const k={on:()=>({clip:`${this.around(r)} ${w}`,hasHoles:!0})};for(let M=0;M<b;M++){const O=d+(b>1?l*.6*(1-2*M/(b-1)):0),S={left:e.
left+a-O,top:e.top+c-O,right:e.right+a+O,bottom:e.bottom+c+O};if(S.right<=S.left||S.bottom<=S.top)continue;const R=o.map(([E,z])=>[Math.max(E+O,0),Math.max(z+O,
0)]),W=this.slice(S,R,r);W.rect.bottom<=W.rect.top||this.canvas.draw(r,void 0,[...i,k],{kind:"shape",path:Mt(W.rect,W.corners,m),fill:u,alpha:x})}}}around(t){const{
width:e,height:n}=this.canvas.sizeOf(t);return`0 0 ${e} ${n} re`}background(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,
f=d==="padding-box"?r:d==="content-box"?Pd(r,a):void 0,[h,u]=f?[Lt(o,f),Oe(e,f)]:[o,e],p=this.slice(h,u,n),m=Mt(p.rect,p.corners,this.points(n)),{backgroundColor:g}=i;
g&&g.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:m,fill:g.color,alpha:g.alpha*c});for(let w=i.backgroundImage.length-1;w>=0;w--)this.layer(t,w,m,n)}layer(t,e,n,i){
const{style:o,rect:r,border:a,images:c,opacity:l,scopes:d}=t,f=Lt(r,a),h=o.backgroundImage[e],u="url"in h?c?.get(h.url):void 0;if("url"in h&&!u)return;const p=(E,z)=>E.
length===0?z:E[e%E.length],m=u?u.displayed:void 0,g=Wd(p(o.backgroundSize,["auto","auto"]),f,m);if(g.width<=0||g.height<=0)return;const w=p(o.backgroundPosition,
Nd),b=f.left+I(w[0],f.right-f.left-g.width),x=f.top+I(w[1],f.bottom-f.top-g.height),k=p(o.backgroundRepeat,"repeat"),M=this.slice(r,Jn,i).rect,O=k==="repeat"||k===
"repeat-x"?$o(b,g.width,M.left,M.right):[b],S=k==="repeat"||k==="repeat-y"?$o(x,g.height,M.top,M.bottom):[x];if(O.length*S.length>Po)return;const R=this.points(
i),W={on:()=>({clip:n})};for(const E of S)for(const z of O){const U={left:z,top:E,right:z+g.width,bottom:E+g.height};if(u){const lt=(0,G.lw)(u.upright,[R.x(U.right)-
R.x(U.left),0,0,R.y(U.top)-R.y(U.bottom),R.x(U.left),R.y(U.bottom)]);this.canvas.draw(i,void 0,[...d,W],{kind:"image",name:this.canvas.sheet(i).image(u),matrix:lt})}else if(!("\
url"in h)){const lt=vd(h,U,R),Ht=l<1?{...lt,stops:lt.stops.map(jt=>({...jt,alpha:jt.alpha*l}))}:lt;O.length*S.length===1&&U.left<=r.left+a.left&&U.right>=r.right-
a.right?this.canvas.draw(i,void 0,d,{kind:"shape",path:n,fill:Ht}):this.canvas.draw(i,void 0,[...d,W],{kind:"shape",path:Mt(U,Jn,R),fill:Ht})}}}borders(t,e,n){const{
rect:i,border:o,style:r}=t,a=this.slice(i,e,n),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(n))return;const l=Dd(r,c),[d]=l,f=l.filter(({width:w})=>w>0),h=f.every(({line:w,paint:b})=>w===f[0].line&&Hd(b,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],m=f.length===4;if(h&&m&&(u==="solid"||u==="double")){this.ring(t,a,c,p,n),u==="double"&&this.gap(t,a,c,n);return}const g=a.corners.every(([
w,b])=>w>0&&b>0);if(h&&m&&g&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],n);else for(const w of f)this.side(t,a,c,w,n)}roundDashes({opacity:t,scopes:e},n,{
width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),f=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:Mt(
Lt(n.rect,l),Oe(n.corners,l),d),color:r.color,alpha:r.alpha*t,width:f,cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*f]:[Do(i)*this.canvas.scale],
dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=Lt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${Mt(l,Oe(n.corners,i),
c)}`:"",h=`${Mt(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const o=$d(n,.3333333333333333);
if(Math.max(n.top,n.right,n.bottom,n.left)<3)return;const r=Lt(e.rect,o),a=t.style.backgroundColor??zd;this.ring(t,{rect:r,corners:Oe(e.corners,o)},o,a,i)}side(t,e,n,i,o){
const{scopes:r,opacity:a}=t,c=this.points(o),l=Lt(e.rect,n),d=e.corners.some(([w,b])=>w>0&&b>0),f=Mt(l,Oe(e.corners,n),c),{color:h,alpha:u}=i.paint,p=jd(i,h);if(i.
line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const g=`${Gd(i.side,e.rect,d?Fd(l,e):l).map(([w,b],x)=>`${c.x(w).toFixed(3)} ${c.y(b).toFixed(
3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!d)this.canvas.draw(o,void 0,r,{kind:"shape",path:g,fill:p,alpha:u*a});else{const w={on:()=>({clip:g})},b=`${Mt(e.rect,e.
corners,c)} ${f}`;this.canvas.draw(o,void 0,[...r,w],{kind:"shape",path:b,fill:p,alpha:u*a,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{
side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,w=a==="left"?n+p:o-p,b=m?o-n:r-i,x=l===
"dotted"?c:Do(c),k=Math.max(Math.round(b/x/2-.5),0),M=b/(2*k+1),O=[];for(let S=0;S<=Math.min(k,2e3);S++){const R=S*2*M,W=m?{left:n+R,right:n+R+M,top:g-p,bottom:g+
p}:{top:i+R,bottom:i+R+M,left:w-p,right:w+p},E=l==="dotted"?c/2:0;O.push(Mt(W,Array.from({length:4},()=>[E,E]),u))}h.draw(f,void 0,t,{kind:"shape",path:O.join("\
 "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:i}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=n.outlineWidth,
c=this.slice(Lt(i,r),Jn,e);this.ring(t,c,{top:a,right:a,bottom:a,left:a},n.outlineColor??n.color,e)}}const Nd=[{px:0,percent:0},{px:0,percent:0}],Do=s=>(s>=3?2:
3)*s,zd={color:[1,1,1],alpha:1},Pd=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left}),$d=({top:s,right:t,bottom:e,left:n},i)=>({
top:s*i,right:t*i,bottom:e*i,left:n*i}),Dd=(s,t)=>[{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.
borderRightStyle,paint:s.borderRightColor??s.color},{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??s.color},{side:"left",width:t.
left,line:s.borderLeftStyle,paint:s.borderLeftColor??s.color}],Hd=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function jd({line:s,side:t},e){
const n=t==="top"||t==="left";return s==="inset"||s==="groove"?n?Bo(e,.66):e:s==="outset"||s==="ridge"?n?e:Bo(e,.66):e}function Gd(s,t,e){switch(s){case"top":return[
[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"\
left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.
bottom]]}}function Fd(s,{rect:t,corners:e}){const[n,i]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);return{left:Math.
max(s.left,t.left+(s.left>t.left?o:0)),top:Math.max(s.top,t.top+(s.top>t.top?o:0)),right:Math.min(s.right,t.right-(s.right<t.right?o:0)),bottom:Math.min(s.bottom,
t.bottom-(s.bottom<t.bottom?o:0))}}var ee=v(12889);const _d=5e3,Ho=10;class Ud{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*paint({view:t,fit:e,nodes:n},i,o,r){
const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,G.lw)(he(t,e,a),l):l;yield*this.nodes(n,{...r,scopes:[
...r.scopes,{on:()=>({matrix:d})}]})}*nodes(t,e){for(const n of t)if(yield _d,n.kind==="group")yield*this.group(n,e);else if(n.kind==="text")this.text(n.runs,e);else if(n.
kind==="image")this.image(n,e);else{const{path:i,fill:o,stroke:r}=n,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"shape",path:i,fill:o.
paint,alpha:o.alpha,hasHoles:o.hasHoles}),r&&a({kind:"outline",path:i,...r})}}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,opacity:r,mask:a,nodes:c}=t,l={...n&&
{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!a&&{opacity:r}},f=Object.keys(l).length===0?e:{...e,scopes:[...e.scopes,{on:()=>l}]};if(!a)return yield*this.
nodes(c,f);const h={isAlpha:a.isAlpha},{scopes:u}=f,p=[...u,{on:()=>({making:h})}];this.canvas.draw(e.page,void 0,p,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),
yield*this.nodes(a.nodes,{page:e.page,element:void 0,scopes:p}),yield*this.nodes(c,{...f,scopes:[...u,{on:()=>({masked:h,opacity:r})}]})}image({image:t,matrix:e},{
page:n,element:i,scopes:o}){const r=this.canvas.sheet(n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,G.lw)(t.upright,e)})}text(t,e){let[n,i]=[
0,0];for(let o=0;o<t.length;){let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=Kd(t.slice(o,r),c.direction===
"rtl").map(p=>({...p,word:this.wordOf(p)})),d=l.reduce((p,{run:m,word:g})=>p+m.dx+jo(m,g),0),{anchor:f}=c.drawn,h=f===(c.direction==="rtl"?"start":"end"),u=f===
"middle"?.5:h?1:0;n=(a.x??n)-d*u,i=a.y??i;for(const{run:p,word:m}of l)n+=p.dx,i+=p.dy,this.run(p,m,n,i,e),n+=jo(p,m);o=r}}wordOf({run:{text:t,style:e},isRight:n}){
return this.layout.typefaces.word(t,this.layout.faceOf(e),n)}run({style:t,paint:e},n,i,o,{page:r,element:a,scopes:c}){const l=t.fontSize/Ho;if(l<=0)return;const d=[
l,0,0,-l,i,o+t.drawn.drop*t.fontSize];this.canvas.draw(r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:Ho,color:e.color,alpha:e.alpha,words:[n],oblique:t.
fontStyle==="italic"&&ye(t)==="Mono",spacing:t.letterSpacing/l})}}function Kd(s,t){const e=t?ee.Vv:"",n=e+s.map(({text:a})=>a).join("");if(!(0,ee.ft)(n))return s.
map(a=>({run:a,isRight:!1}));const i=[];let o=0;for(const{text:a}of s)i.push(o),o+=a.length;const r=[];for(const{text:a,rtl:c,at:l}of(0,ee.pr)(n)){const d=l-e.length,
f=[];for(let h=Yd(i,d);h<s.length&&i[h]<d+a.length;h++){const[u,p]=[s[h],i[h]],m=u.text.slice(Math.max(d-p,0),Math.max(d+a.length-p,0)),g=d<=p;m!==""&&f.push({run:{
...u,text:m,...!g&&{dx:0,dy:0}},isRight:c})}(0,D.RZ)(r,c?f.reverse():f)}return r}function jo({style:s,text:t},{width:e}){return e*s.fontSize/1e3+s.letterSpacing*
Array.from(t).length}function Yd(s,t){let[e,n]=[0,s.length];for(;n-e>1;){const i=e+n>>1;s[i]<=t?e=i:n=i}return e}const Zd={underline:-.11,"line-through":.27,overline:.92},
Xd=.055;class qd{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}under({inlines:t},{x:e,top:n,opacity:i,scopes:o}){for(const{x:r,y:a,width:c,height:l,box:d,
isFirst:f,isLast:h}of t){const{style:u}=d,p={top:u.borderTopWidth,right:h?u.borderRightWidth:0,bottom:u.borderBottomWidth,left:f?u.borderLeftWidth:0},m={left:e+
r,top:n+a,right:e+r+c,bottom:n+a+l},g={top:0,right:0,bottom:0,left:0};this.boxes.paint({rect:m,style:u,border:p,padding:g,images:d.images,opacity:i*u.opacity,scopes:o})}}text(t,e){
const{canvas:n}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[
e.x+t.x,n.snap(r,e.top+t.y)];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=o?.linking;if(!e.element||!h?.link)return;const{scale:u}=n,[p,m]=[n.x(r,d),n.y(r,f)],
g=i.fontSize*u;n.link(r,h.in(e.element),[p,m-g*.25,p+t.width*u,m+g*.9],h.link,c)}inks(t,e,n,i,o){const{canvas:r}=this,{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.
color,h=a.fontSize*r.scale,[u,p]=[r.x(i,e),r.y(i,n)],m=a.fontStyle==="italic"&&ye(a)==="Mono",g=[],w=(x,k)=>{const M=k.textDecorationColor??k.color,O=Math.max(Xd*
h,.4),S=p+Zd[x]*h;(0,D.RZ)(g,Qd(u,S,l*r.scale,O,k.textDecorationStyle,M.color,M.alpha*o))},b=Vd(t);for(const[x,k]of b)x!=="line-through"&&w(x,k);g.push({kind:"t\
ext",x:u,y:p,size:h,color:d,words:c,oblique:m,bolder:Zl(a)*h,spacing:a.letterSpacing*r.scale,alpha:f*o});for(const[x,k]of b)x==="line-through"&&w(x,k);return g}}
const Vd=({style:s})=>[...s.textDecorationLine].map(t=>[t,s]);function Qd(s,t,e,n,i,o,r){const a=(l,d,f)=>`${l.toFixed(3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(
3)} re`;if(i==="dotted"||i==="dashed"){const l=n*(i==="dotted"?2:5),d=n*(i==="dotted"?1:3),f=[];for(let h=0;h<e&&f.length<1e3;h+=l)f.push(a(s+h,t,Math.min(d,e-h)));
return[{kind:"shape",path:f.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(s,t,e)} ${a(s,t-2*n,e)}`:a(s,t,e),fill:o,alpha:r}]}class es{canvas;layout;boxes;texts;drawings;constructor(t,e){
this.canvas=t,this.layout=e,this.boxes=new Bd(t),this.texts=new qd(t,this.boxes),this.drawings=new Ud(t,e)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],
isArtifact:e,over:[]})}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const i=n.map((o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-
r.index);for(const{one:o}of i)yield*o.painter.context(o.placed,o.around)}*box(t,e){yield st/2;const{laid:n}=t,{style:i}=n.box,o=[...e.scopes];if(n.shift&&o.push(
this.shiftOf(n.shift)),i.transform.length>0&&o.push(this.turnOf(t)),e.opacity*i.opacity===0)return;const r=i.opacity<1&&(yield*wd(t));r&&o.push({on:()=>({opacity:i.
opacity})});const a=r?e.opacity:e.opacity*i.opacity;this.background(t,o,a),n.box.marker&&yd(this.canvas,this.layout,t,{opacity:a,scopes:o,isArtifact:e.isArtifact}),
this.mark(t,o),i.overflow==="hidden"&&this.clip(t,o);const c={...e,opacity:a,scopes:o};n.box.replaced&&(yield*this.picture(t,c,void 0)),yield*this.inside(t,c)}*inside(t,e){
const{laid:n}=t;t.columns&&(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.child(o,e);for(const{head:o}of t.heads)yield*this.child(o,{...e,
isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){yield st/
4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};this.texts.under(o,l);for(const d of o.texts)this.texts.text(
d,{...l,page:this.canvas.pageAt(r+d.y-d.style.fontSize/2)});for(const[d,f]of a.entries())yield*this.atom(f,o.atoms[d].owner,i,e)}}*columns(t,{content:e},n){for(const o of md(
t,n.opacity,n.scopes))yield st/4,this.boxes.paint(o);yield*new es(new pd(this.canvas,t,n.scopes),this.layout).box(e,{...n,scopes:[]})}*child(t,e){const{style:n}=t.
laid.box;n.position!=="static"||n.opacity<1||n.transform.length>0?e.over.push({placed:t,around:e,order:n.zIndex==="auto"?0:n.zIndex,painter:this}):yield*this.box(
t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){this.background(
t,i.scopes,i.opacity),yield*this.picture(t,i,o.element?e:void 0,r);return}yield*this.child(t,i)}background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-
r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;
if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.
borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},m=c.known.get("edges"),g=u||m?p:i.border,w=c.isFluid?c.pageName:void 0;if(this.boxes.paint({rect:f,
style:h,border:g,padding:i.padding,images:c.images,opacity:n,scopes:e,fluidOn:w}),!m)return;const b={top:m.top.width,right:m.right.width,bottom:m.bottom.width,left:m.
left.width},x={...h,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.right.line,borderBottomStyle:m.bottom.line,
borderLeftStyle:m.left.line,borderTopColor:m.top.paint,borderRightColor:m.right.paint,borderBottomColor:m.bottom.paint,borderLeftColor:m.left.paint},k={left:f.left-
b.left/2,right:f.right+b.right/2,top:f.top-b.top/2,bottom:f.bottom+b.bottom/2};this.boxes.paint({rect:k,style:x,border:b,padding:p,images:void 0,opacity:n,scopes:e})}mark({
laid:t,x:e,top:n},i){const{place:o}=t.box;if(!o||o.sheet)return;const r=Math.min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(r);const[a,c]=[
this.canvas.x(r,e),this.canvas.y(r,n)];o.top=this.canvas.moved(r,[a,c,a,c],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=Lt({left:e,top:n,right:e+
t.width,bottom:i},t.border),c=ts(r,t.width,t.height);o.push({on:l=>({clip:Mt(a,c,this.boxes.points(l))})})}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{
on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{canvas:i}=this,{style:o}=t.box,r=e+I(o.transformOrigin[0],t.width),a=n+I(o.transformOrigin[1],
t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].reverse())c=(0,G.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,I(l.x,t.width),I(l.y,t.height)]);return{
on:l=>{const[d,f,h,u,p,m]=c,[g,w]=[i.x(l,r),i.y(l,a)],b=[d,-f,-h,u,p*i.scale,-m*i.scale];return{matrix:(0,G.lw)((0,G.lw)([1,0,0,1,-g,-w],b),[1,0,0,1,g,w])}}}}*picture(t,e,n,i){
const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=Lt(Lt({left:h,top:u,right:h+
c,bottom:u+l},r),a),m=this.canvas.pageAt(u),g=this.boxes.points(m),w={page:m,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(
d.image,f,p,w);else if(d.drawing)yield*this.drawings.paint(d.drawing,p,g,w);else return;const b=n?.linking?.link;if(!i||!b)return;const x=[g.x(p.left),g.y(p.bottom),
g.x(p.right),g.y(p.top)];this.canvas.link(m,i,x,b,e.scopes)}image(t,e,n,{page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(i),l=Jd(n,t.displayed,
e.objectFit),d=ts(e,n.right-n.left,n.bottom-n.top),f=d.some(([g])=>g>0),h=l.left<n.left-.01||l.top<n.top-.01,u={on:()=>({clip:Mt(n,d,c)})},p=(0,G.lw)(t.upright,
[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),m=a.sheet(i).image(t);a.draw(i,o,f||h?[...r,u]:r,{kind:"image",name:m,matrix:p})}}
function Jd(s,t,e){if(e==="fill")return s;const[n,i]=[s.right-s.left,s.bottom-s.top],[o,r]=[n/t.width,i/t.height],a=Math.min(o,r),c=e==="cover"?Math.max(o,r):e===
"none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(i-t.height*c)/2];return{left:s.left+l,top:s.top+d,right:s.right-l,bottom:s.bottom-d}}const Go=({
columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max(I(s,e),0);function tf(s,t){const e=Go(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+
e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*ef(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=tf(n.style,
e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.firstBaseline=a.firstBaseline,s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,
gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*ns({...c,fillsFirst:!0},t,l/i+1);return s.
columns={...c,whole:u},Fo(u)}const d=yield*ns(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:c;return s.columns={...h,whole:f?yield*ns(
h,t,l):d},Fo(s.columns.whole)}function Fo({rows:s}){const t=s.at(-1);return t.top+t.height}function ns(s,{work:t},e){return Eo(s,{roomOf:()=>({top:0,height:e}),
most:e,depth:1,isOpen:!0},i=>new rn(i,t,{count:s.count,depth:1}))}function*nf({style:s,children:t},e){const{least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,
columnCount:r=1}=s,a=Go(s,0)*(r-1);if(o===void 0)return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,n),most:Math.max(c,i)*r+a}}function an(s,t,e){
switch(_o(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>
1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+
1)}:{before:0,between:0};default:return{before:0,between:0}}}const _o=(s,t)=>s.startsWith("safe ")?t<0?"start":s.slice(5):s;function ss(s,t,e=!1){const n=_o(s,t);
return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const Me=(s,t=!1)=>ss(s==="space-a\
round"||s==="space-evenly"?"center":s,1,t),Se=s=>s==="normal"||s==="stretch",is=({alignSelf:s},{alignItems:t})=>Se(s==="auto"?t:s),Uo=(s,t)=>s==="self-start"?t?
"end":"start":s==="self-end"?t?"start":"end":s,sf={x:0,y:0},ne=new WeakMap;function ve(s,t,{share:e=sf,...n}){const i={box:t,share:e,...n},o=ne.get(s);o?o.push(
i):ne.set(s,[i])}const Ko=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;function of(s){const t=[...ne.get(s)??[]];ne.delete(s);const e=(n,i,o)=>{
for(const r of ne.get(n)??[])t.push({...r,x:r.x+i,y:r.y+o});ne.delete(n)};for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&
e(s.columns.content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}class rf{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=os(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:Uo(o,t.direction!==i),y:Uo(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.
areaWidth(t);if(!ft(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!Se(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=B(at(e))+B(ht(e,i));return ct(i-C(e.marginLeft,i)-C(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.
layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=C(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+N(Bt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=ft(o)&&!ft(r)?j(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&ft(o)?0:a===void 0?n:Math.min(a+n-e,n),l=ft(o)&&ft(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.box,a=os(e,n,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield st/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),m=yield*this.
fill(f,p,u),{top:g,bottom:w,left:b,right:x}=Bt(f.box.style,p),{marginLeft:k,marginRight:M,marginTop:O,marginBottom:S}=f.box.style,R=this.alignmentOf(f.box),W=p-
m.width-b-x,E=d?this.width-m.width-this.xs[f.column]-x-rs(M,k,R.x,W):this.xs[f.column]+b+rs(k,M,R.x,W),z=this.sinks.get(f);m.x=c+E,m.y=l+a[f.row]+g,m.y+=z??rs(O,
S,R.y,u-m.height-g-w),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){
const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(Se(r)&&ft(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=N(at(i))+N(ht(i,e)),l=wt(n-N(Bt(i,e)),i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,
rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:Me(f.x),y:Me(f.y)};d&&(h.x=1-
h.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,x=os(e,n,i,b),[k,M]=Yo(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[O,S]=Yo(o.row,{starts:x,sizes:e}),R=lt=>lt===void 0?void 0:a-lt,[W,E]=d?[R(M),R(k)]:[k,M],z=E??a+l.right,U=S??i+l.bottom;m=z-(W??-l.left),g=U-(O??-l.top),u+=W??
-l.left,p+=O??-l.top}const w=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};ve(r,t,{x:u+h.x*m,y:p+h.y*g,share:h,area:w})}}function os(s,t,e,n){const i=s.
reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=an(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(c),c+=l+t+r;return a}function Yo([s,t],{
starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function rs(s,t,e,n){
if(s!=="auto"&&t!=="auto")return ss(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const af=2e3,Zo=5e5,Xo=(s,t)=>typeof s=="object"&&!("fr"in s)?
I(s,t):void 0;function qo(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.
max(Xo(p,t??0)??Xo(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(
af/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:cf(i,o,d),...o.
fits&&{fitted:[o.at,h]}}}function cf(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};
for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}
function Vo({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<
e;a++)r.push(r[a]+(o(a)?1:0));return r}function lf(s,t,e,n){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,
i.length),a=s.map(m=>({box:m,column:Qo(m.style.gridColumnStart,m.style.gridColumnEnd,o,as(e.names,i,"columns")),row:Qo(m.style.gridRowStart,m.style.gridRowEnd,r,
as(n.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.min(m,g.start??0),0)},l=t.gridAutoFlow.
startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new ff(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:
c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of h)u=Math.max(u,m.column+m.columns),p=Math.max(p,m.row+m.rows);return{items:h,columns:Math.max(u,
1),rows:p,before:c}}function df({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=as(l.names,t,c);let h=cn(r,d,f,"start"),u=cn(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=m=>m===void 0?void 0:m-1+i[c];return[p(h),p(u)]};
return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,"rows")}}function as(s,t,e){if(t.length===0)return s;const n=new Map(
s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}\
-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function cn(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==
void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function Qo(s,t,e,n){
const i=cn(s,e,n,"start"),o=cn(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(
i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class ff{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>Zo)
throw(0,_.G6)([{field:"file",message:`has a grid of more than ${Zo} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const hf=500,uf=s=>s==="auto"||
s==="min-content"||s==="max-content",cs=({most:s})=>s==="auto"||s==="max-content";function pf(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>uf(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:cs}];s==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:cs});const i=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:cs,beyond:i}]}}function*mf(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=pf(e);for(const r of i)yield*Jo(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*Jo(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*Jo(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*hf;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);gf(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function gf(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const tr=500;function ls(s,t){if(!(typeof s!="object"||
"fr"in s))return s.percent!==0&&t===void 0?void 0:I(s,t??0)}const er=(s,t)=>typeof s=="string"?s:ls(s,t)===void 0?"auto":"fixed";function*ln(s,t,e){const{room:n,
gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=ls(h,n)??0;return{least:er(h,n),most:m===
void 0?er(u,n):"flexible",factor:m??0,cap:p===void 0?void 0:I(p,n??0),base:g,limit:Math.max(ls(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>wf(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*tr,tr);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*mf(u,i,r)}bf(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(s.length-1,0)*i;return yf(a,f,e),r!=="least"&&xf(a,c,e),o&&n!==void 0&&kf(a,n-f),a.map(({base:h})=>h)}function wf(s,t,{gap:e}){const n=t.
slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.
min(s.floor,o):s.floor}}function bf(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function yf(s,t,{room:e,measures:n}){if(n===
"least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function xf(s,t,{
room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,nr(r,a-(r.length-1)*n)))}else o=nr(s,e-Math.max(s.length-1,0)*n);for(const r of i)
r.base=Math.max(r.base,o*r.factor)}function nr(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(
i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function kf(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===
0))for(const i of n)i.base+=e/n.length}function*Of(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[fs(i.columnGap,e.width),fs(i.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=sr(o,i,e,{columns:r,rows:a}),h=[];for(const S of c)h.push(yield*or(S,t,e.width));const u=yield*ln(l,h,{room:e.width,gap:r,stretches:Se(i.
justifyContent)}),p=new rf(s,t,e.width,{columnSizes:u,columnGap:r}),m=yield*p.heightDemands(c),g=(S,R)=>ln(d,m,{room:S,gap:R,stretches:Se(i.alignContent)}),w=yield*g(
e.height,a),b=ds(w)+Math.max(w.length-1,0)*a,x=e.height??Sf(b,s,n.height),k=fs(i.rowGap,x),O={rowSizes:e.height===void 0?yield*g(x,k):w,rowGap:k,height:x};yield*p.
place(c,O);for(const S of o)S.isPositioned&&p.keepPlace(S,O,Ko(s.box)?f(S):void 0);return b}function*Mf({style:s,children:t},e){const n={width:0,height:void 0},
i=s.columnGap?.px??0,{items:o,columnTracks:r}=sr(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*or(f,e,0));const[c,l]=[yield*ln(
r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*ln(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:ds(
c)+d,most:ds(l)+d}}const ds=s=>s.reduce((t,e)=>t+e,0),fs=(s,t)=>s?I(s,t??0):0;function Sf(s,{box:t,border:e,padding:n},i){const o=N(e)+N(n);return wt(s+o,t.style,
i,o)-o}function sr(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=qo(t.gridTemplateColumns,
e.width,n.columns),r=qo(t.gridTemplateRows,e.height,n.rows),a=lf(i,t,o,r),{before:c,items:l}=a,d=Vo(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),
f=Vo(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),h=ir(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=ir(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>f[m]!==f[m+1]),linesOf:p=>{const{column:m,
row:g}=df(p,t,{columns:o,rows:r,before:c}),w=(b,x)=>b===void 0?void 0:x[b]??b;return{column:[w(m[0],d),w(m[1],d)],row:[w(g[0],f),w(g[1],f)]}}}}function ir(s,t,e,n){
return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*or({
box:s,column:t,columns:e},n,i){yield st/10;const{least:o,most:r}=yield*n.widthsOf(s),a=C(s.style.marginLeft,0)+C(s.style.marginRight,0),{minWidth:c,overflow:l}=s.
style,f=c==="auto"?l==="hidden"?0:o:j(c,i,0,s.style)??0,h=c==="auto"&&ft(s.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Tt({
style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||n==="inline-block"||n===
"table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position===
"fixed"}const vf=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!Tt(s)&&s.style.display!=="none",Rf=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===
0&&!Tt(s)&&ft(s.style.height),rr=100;class dn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.
widths.length<rr&&this.widths.push(j(e.width,void 0,0,e)??0);else if(fn(t)){const{sides:n,widths:i}=Tf(t);for(const o of n)this.sides.add(o);(0,D.RZ)(this.widths,
i.slice(0,rr-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Tt(t))
return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(j(t.style.width,e,0,t.style)??0)<=e}}function Tf(s){const t=s.known.get("floats");
if(t)return t;const e=new dn;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set(
"floats",e),e}function Cf(s,t,e){let n=t,i=new At;const o=new dn;for(let r=s;r&&(i=i.add(C(r.style.marginTop,n)),!(r.inner!=="blocks"||Tt(r)||!ar(r)));){const a=B(
at(r.style))+B(ht(r.style,n));n=Math.max(cr(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,
marginBottom:f}=l.style,h=i.add(C(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=l,!fn(l))break;o.add(l),i=h.add(C(f,n)),c=void 0}r=
c}return i}const ar=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function fn(s){let t=s.known.get("through");return t===void 0&&
s.known.set("through",t=Ef(s)),t}function Ef(s){const{style:t}=s;if(Tt(s)||s.replaced||s.marker||!ar(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.
px!==0||t.paddingBottom.percent!==0||!ft(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.
px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.
kind==="apart");if(s.inner!=="blocks")return!1;const e=new dn;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!fn(n))?!1:(e.add(n),!0))}function cr({
style:s},t,e){const n=j(s.width,t.width,e,s),i=t.width-C(s.marginLeft,t.width)-C(s.marginRight,t.width);return ct(n??i,s,t.width,e)}const hn={width:300,height:150};
function lr({style:s,replaced:t},e,n){const[i,o]=[at(s),ht(s,e.width)],[r,a]=[B(i)+B(o),N(i)+N(o)],c={width:t?.width,height:t?.height},l=s.aspectRatio??(c.width!==
void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof s.width=="object"&&s.width.percent!==0&&e.width===0?void 0:j(s.width,e.width,r,s),h=j(
s.height,e.height,a,s);const[u,p]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??(c.height!==void 0&&l!==void 0?
c.height*l:hn.width),h=c.height??(l===void 0?hn.height:f/l)):f===void 0?f=l===void 0?c.width??hn.width:h*l:h??=l===void 0?c.height??hn.height:f/l;const m=ct(f+r,
e.width===0?{...s,maxWidth:Lf(s.maxWidth)}:s,e.width,r)-r;m!==f&&!p&&l!==void 0&&(h=m/l);const g=wt(h+a,s,e.height,a)-a,w=g!==h&&!u&&l!==void 0?g*l:m,b=n.page.height-
a,x=g>b&&b>0?b/g:1;return{width:w*x,height:g*x}}const Lf=s=>typeof s=="object"&&s.percent!==0?"none":s,dr=1e3,If=65534,fr=1e6;function Re(s){const t=s.known.get(
"grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[];for(const h of s.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="table-column-group"||
u==="table-column"?Wf(h,n):u==="table-header-group"?(i.length===0?i:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||o.push(h)}const a=[],
c=[];for(const h of[...i,...o,...r]){const u=a.length;for(const p of h.children)p.isPositioned||a.push(p);c.push({box:h,from:u,to:a.length})}const l=Af(a,c),d=i.
length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return s.known.set("grid",f),f}function Wf(s,t){
const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[s])for(let i=Math.min(n.span.columns,dr);i>0;i--)t.push(n)}function Af(s,t){
const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??
0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),dr),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,If);if(e.push({box:d,row:a,column:l,
rows:u,columns:f}),i+=f*u,i>fr)throw(0,_.G6)([{field:"file",message:`has a table of more than ${fr} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<
l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}const Bf={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},hs={top:"bottom",right:"left",bottom:"\
top",left:"right"},hr=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function Ct(s,t){const e=Bf[t];return{width:s[`border${e}Wid\
th`],line:s[`border${e}Style`],paint:s[`border${e}Color`]??s.color}}function se(s,t){return s.line==="hidden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line===
"none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:hr.indexOf(t.line)<hr.indexOf(s.line)?t:s}function ur(s){const t=s.known.get("\
collapsed");if(t)return t;const e=Re(s),n=zf(e),i=new Map,o=new Map;for(const a of e.cells){const c=d=>Pf(a,d,s,e,n),l={top:c("top"),right:c("right"),bottom:c("\
bottom"),left:c("left")};i.set(a.box,l),o.set(a.box,Nf(l))}const r={table:$f(e,i,s),cells:o,edges:i};return s.known.set("collapsed",r),r}const St=({width:s,line:t})=>t===
"none"||t==="hidden"?0:s/2,Nf=({top:s,right:t,bottom:e,left:n})=>({top:St(s),right:St(t),bottom:St(e),left:St(n)});function zf({cells:s,columns:t}){const e=new Map;
for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+o,n);return e}function Pf(s,t,e,n,i){const{row:o,column:r,
rows:a,columns:c}=s;let l=Ct(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?
[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const w=i.get(d?f*n.columns+g:g*n.columns+f);w&&f>=0&&f<h&&m.add(w)}for(const g of m)l=se(l,Ct(g.box.style,
hs[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],w=n.rows[f];g&&(l=se(l,Ct(g.style,t))),w&&(l=se(l,Ct(w.style,hs[t])));for(const{box:b,from:x,to:k}of n.groups)(t===
"top"&&x===o||t==="bottom"&&k===o+a)&&(l=se(l,Ct(b.style,t))),(t==="top"&&k===o||t==="bottom"&&x===o+a)&&(l=se(l,Ct(b.style,hs[t])))}return f<0||f>=h?se(l,Ct(e.
style,t)):l}function $f({cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:St(Ct(i.style,"top")),right:St(Ct(i.style,"right")),bottom:St(Ct(i.style,"bot\
tom")),left:St(Ct(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);l.row===0&&(o=Math.max(o,St(d.top))),l.column===0&&l.row===0&&
(c=Math.max(c,St(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,St(d.bottom))),l.column+l.columns===t&&l.row===0&&(r=Math.max(r,St(d.right)))}return{top:o,right:r,
bottom:a,left:c}}var Df=v(47707);const Hf="￼",us=3e3,pr=200,jf=/[ \t\n\r\f]+/g;function*Gf(s){const t=[[]];let e=!0,n=0;for(const i of s){if(++n%50===0&&(yield 50*
us),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),t.at(-1).push({inline:i,text:c?Hf:"",style:void 0});continue}
const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r===
"pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(jf," "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.
endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" ")),d!==""&&t.at(-1).push({inline:i,text:Ff(d,o),style:o})}}return t}function Ff(s,{
textTransform:t,fontVariant:e}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():t==="capitalize"?s.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L\
})","gu"),(n,i,o)=>i+o.toUpperCase()):e==="small-caps"?s.toUpperCase():s}function*mr(s,t,e){const n=t.pieces.find(s);if(n)return n;const i=yield*Gf(s.inlines),o=[];
let r=s.style.direction==="rtl";for(const[c,l]of i.entries()){const d=l.map(({text:h})=>h).join("");r||=(0,ee.ft)(d);for(const h of yield*new Uf(l,t).pieces(d))
o.push(h);c===i.length-1||_f(o,l.length===0||d==="")}const a={list:o,turns:r};return e&&t.pieces.keep(s,a,o.length),a}function _f(s,t){const e=s.at(-1);e&&!t&&!e.
ends?s[s.length-1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,ends:!0})}function ps(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),
i),r=s===" "||/^[ ]+$/.test(s),a=t.letterSpacing===0?0:(0,Df.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"\
text",text:s,style:t,owner:e,word:o,width:c,isSpace:r}}class Uf{sources;layout;index=0;start=0;at=0;constructor(t,e){this.sources=t,this.layout=e}*pieces(t){const e=[];
let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(gr(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of Zf(this.layout.breaks(t),t))if(++r%20===0&&(yield 20*
us),yield*this.take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();if(this.rest(n),n.length>0&&e.length>0&&n.every(
({kind:a})=>a==="close")){const a=e.pop();e.push(gr([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){const e=this.sources[this.
index]?.style;return!e||this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.
index],i=n.text.length;if(this.at>=t&&!(i===0&&Xf(n,"close")))return;if(i===0){e.push(n.inline),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.
put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,i){if(t.kind!=="text")return void i.push(t);for(const o of n.
match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=pr)i.push(ps(o.slice(r,r+pr),e,t.owner,this.layout)),r>0&&(yield 20*us)}}const Kf=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,
Yf=/[!$%+/\\|}]$/;function*Zf(s,t){for(const{start:e,end:n,next:i}of s){const o=t.slice(e,n);for(const{0:a,index:c}of o.matchAll(Kf))yield{end:e+c,next:e+c+a.length};
n===i&&i<t.length&&t.charCodeAt(i)<128&&Yf.test(o.slice(-1))||(yield{end:n,next:i})}}const Xf=({inline:s},t)=>s.kind===t;function gr(s,t){return{fragments:s,spaces:t,
width:wr(s),spaceWidth:wr(t),ends:!1}}const wr=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*qf(s,t){const e=Re(s),n=yield*yr(s,t),i=br(s,e);let[
o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>0?d:d+h,0);
a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}const br=({
style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*yr(s,t){const e=s.known.get("columns");if(e)return e;const n=Re(s),
i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&Qf(i[r],a);const o=[];for(const r of n.cells){
if(yield st/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*xr(r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="ob\
ject"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,Jf(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,th(i.slice(r.column,r.column+r.columns),yield*xr(r.box,s,t),Vf(s));return s.
known.set("columns",i),i}const Vf=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*xr(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!==
"collapse")return n;const i=B(at(s.style))/2;return{least:n.least-i,most:n.most-i}}function Qf(s,{style:t}){typeof t.width=="object"&&(t.width.percent>0?s.share=
Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function Jf(s,{style:t}){typeof t.width=="object"&&
t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function th(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===
0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:
1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function eh(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.
max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-
1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(u)-c(u))*h)}return nh(s,s.map(o),t-e(o))}function nh(s,t,e){
const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)
continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}
return[...t]}function sh(s,t){const e=Re(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=j(l.style.width,t,0,l.style));
for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=B(at(c.style))+B(ht(c.style,t)),u=j(c.style.width,t,h,c.style);for(let p=l;u!==void 0&&
p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===
void 0?r:c*a)}function*ms(s,t){const e=s.known.get("widths");if(e)return e;yield st/4;const{style:n}=s,i=B(at(n))+B(ht(n,0)),o=typeof n.width=="object"&&n.width.
percent===0?j(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*kr(s,t),d=s.
inner==="table"&&n.borderCollapse==="collapse"?B(ur(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c={least:gs(r.least,n,i),most:gs(r.most,n,i)};return s.known.set("widths",c),c}function*ih(s,t){if(typeof s.style.width!=
"object"||s.inner==="table")return(yield*ms(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=B(at(s.style))+B(ht(s.style,0));e=gs((yield*kr(s,t)).
least+n,s.style,n),s.known.set("content",e)}return e}function gs(s,t,e){const{minWidth:n,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return ct(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*ws(s,t){const{least:e,most:n}=yield*ms(s,t),i=C(s.style.marginLeft,0)+
C(s.style.marginRight,0);return{least:e+i,most:n+i}}function*kr(s,t){switch(s.inner){case"image":{const{width:e}=lr(s,{width:0,height:void 0},t);return{least:typeof s.
style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*rh(s,t);case"table":return yield*qf(
s,t);case"flex":return yield*ch(s,t);case"columns":return yield*nf(s,t);case"grid":return yield*Mf(s,t);default:return yield*oh(s,t)}}function*oh({children:s},t){
let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*ws(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,n=Math.max(n,i);
continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Tt(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:n}}function*rh(s,t){
const{list:e}=yield*mr(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="brea\
k-all";for(const l of e){let d=0;const f=[...l.fragments];(0,D.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const m=yield*ah(p,t);if(p.
kind==="apart"){p.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,h+=m.least}n=Math.max(n,c?h:Math.min(h,s.style.fontSize));const u=l.fragments.
some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*ah(s,t){
if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*ws(s.box,t);const{style:e}=s.box,n=s.kind==="open"?C(e.marginLeft,
0)+e.borderLeftWidth+e.paddingLeft.px:C(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*ch({style:s,children:t},e){const n=s.
flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*ws(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="obje\
ct"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,
0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*Or(s,t,e=!1){const n=of(s);if(n.length===0)return;const i=({style:o})=>o.
position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!Ko(s.box)||i(o)))ve(s,o,{x:r,y:a,share:c});else{const d=e?dh(s,
t):l?lh(s,l):s;s.apart.push(yield*fh({box:o,x:r,y:a,share:c},d,t))}}function lh({box:s},{x:t,y:e,width:n,height:i}){const o=new nn(s);return o.border={...sn,left:t,
top:e},o.width=t+n,o.height=e+i,o}function dh({box:s},{page:t}){const e=new nn(s);return e.width=t.width,e.height=t.height,e}function*fh({box:s,x:t,y:e,share:n},i,o){
const{style:r}=s,{border:a}=i,[c,l]=[i.width-B(a),i.height-N(a)],d=Bt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:I(r.left,c),r.right==="auto"?void 0:I(r.right,c),r.
top==="auto"?void 0:I(r.top,l),r.bottom==="auto"?void 0:I(r.bottom,l)],m={across:B(at(r))+B(ht(r,c)),down:N(at(r))+N(ht(r,c))},g=s.inner==="image",w=uh(u,p,l-N(
d)),b=f??(h===void 0&&n.x===0?t-a.left:0),x={width:c,height:l,edges:m,free:Math.max(c-b-(h??0)-B(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},k=g?void 0:yield*hh(
s,x,o),O=r.height==="auto"&&!g&&r.aspectRatio===void 0?w:void 0,S=O===void 0?void 0:wt(O,r,l,m.down),R=yield*o.layOut(s,{width:c,height:l,fixedWidth:k,fixedHeight:S});
return R.x=a.left+Mr({from:f,to:h,size:R.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),R.y=a.top+Mr({from:u,
to:p,size:R.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),R.isFromBottom=u===void 0&&p!==void 0,R}function*hh(s,{
width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:j(c.width,t,n.across,c)??ph(c,e,n,o?void 0:
r);if(d!==void 0)return ct(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return ct(f,c,t,n.across);if(c.width==="max-cont\
ent")return ct(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return ct(on(p,c,e,n),c,t,n.across)}const uh=(s,t,e)=>s===
void 0||t===void 0?void 0:Math.max(e-s-t,0);function ph(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=j(s.height,t,e.down,s)??n;return i===
void 0?void 0:ke(wt(i,s,t,e.down),s,e)}function Mr({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===void 0)return r+i-a*
(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-C(c[1],n))}return s+i}const mh={x:0,
y:0},Sr=.01,[gh,wh]=[-.2,.33];function bh(s){const t=s.turns?Mh(s):s.items;return new yh(s,t).place()}class yh{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const a of e)this.put(a,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.open.splice(0,t.open.length),
(0,D.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return this.finish(r)}finish(t){const e=this.above,{layout:n,
whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.x=d+h.x,f==="top"?c.y=C(u,i):
f==="bottom"?c.y=t-c.height-C(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}}),r=this.inlines.filter(({box:c})=>xh(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{
const{ascent:p,descent:m}=n.metricsOf(c.style),{style:g}=c,w=I(g.paddingTop,i)+g.borderTopWidth,b=I(g.paddingBottom,i)+g.borderBottomWidth,x=e-f.rise-p-w+f.shift.
y;return{box:c,x:l+f.shift.x,width:d,y:x,height:p+m+w+b,isFirst:h,isLast:u}}),a=kh(this.texts.map(({level:{rise:c,shift:l},x:d,...f})=>({...f,x:d+l.x,y:e-c+l.y})));
return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,block:i}=this.wishes,{textAlign:o,direction:r}=i.style,a=e-t,c=r===
"rtl";if(a<Sr)return{start:c?a:0,stretch:0};if(o==="center")return{start:a/2,stretch:0};if(o==="right"||o==="end"&&!c||o==="start"&&c)return{start:a,stretch:0};
if(o!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.kind==="text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:
{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+i:e,i);case"open":this.x+=C(t.box.style.marginLeft,
this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-C(t.box.style.marginLeft,this.wishes.whole);return;case"\
close":{const o=C(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(
r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.
at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:mh}}putText({style:t,owner:e,word:n},i,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(
t));const a=o>0&&i>0&&n.text===" "?{...n,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/
t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),
this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[C(i.marginTop,o),C(i.marginBottom,o)],l=this.x+C(i.
marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,
x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(t.box.style.overflow==="hidden"||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+
vr(i,h.style);const m=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*.268),f==="text-top"&&(p=h.rise+m.ascent),f==="text-bottom"&&(p=h.rise-m.
descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.
level,{style:n}=t,i=e.rise+vr(n,e.style);this.isLoose||this.reach(i,this.wishes.layout.lineOf(n));const o=n.position==="relative"?Co(n,{width:this.wishes.whole,
height:void 0}):void 0,r=o?{x:e.shift.x+o.x,y:e.shift.y+o.y}:e.shift;return{rise:i,style:n,shift:r}}}function vr({verticalAlign:s,lineHeight:t,fontSize:e},n){if(typeof s==
"object"){const i=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return I(s,i)}return s==="sub"?n.fontSize*gh:s==="super"?n.fontSize*wh:0}const xh=s=>s.backgroundColor!==
void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||s.boxShadow.length>0;function kh(s){const t=[];
for(const e of s){const n=t.at(-1);n&&n.style===e.style&&n.owner===e.owner&&n.y===e.y&&Math.abs(n.x+n.width-e.x)<Sr?(n.words.push(e.words[0]),t[t.length-1]={...n,
width:n.width+e.width}):t.push({...e,words:[...e.words]})}return t.map(e=>({...e,words:e.words.slice()}))}const Oh="￼";function Mh({items:s,block:t,layout:e}){
const n=t.style.direction==="rtl"?ee.Vv:"",i=s.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?Oh:""),o=[];for(const{text:c,rtl:l,at:d}of(0,ee.pr)(n+
i.join(""))){const f=d-n.length,h=[];let u=0;for(const[p,m]of s.entries()){const g=i[p],w=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,w==="")
continue;const{fragment:b}=m;if(b.kind!=="text")h.push(m);else{const x=ps(w,b.style,b.owner,e,l);h.push({fragment:x,width:x.width})}}(0,D.RZ)(o,l?h.reverse():h)}
const r=s.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}
const bs=6e3;function*Sh(s,t,e){const{list:n,turns:i}=yield*mr(s.box,e.layout,!1),o=new vh(s,t,e,i);for(const[r,a]of n.entries())r%20===0&&(yield 20*bs),yield*o.
add(a);return o.finish(),o.height}class vh{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i){this.
laid=t,this.space=e,this.tools=n,this.turns=i,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=ys(e);if(this.
items.length>0&&this.width+ys(this.spaces)+n>this.room()+.01&&this.end(!1),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))
for(const i of yield*this.cut(e))this.put(i,!0);else this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&this.end(!0)}finish(){(this.items.length>0||
this.spaces.some(({fragment:n})=>n.kind!=="text"))&&this.end(!0),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}put(t,e){e&&this.items.length>0&&this.end(!1);for(const n of this.spaces)this.items.push(n);this.spaces=
[];for(const n of t)this.items.push(n);this.width=ys(this.items)}get indent(){return this.isFirst?I(this.laid.box.style.textIndent,this.space.width):0}band(){const{
floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,
o)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const i=e.nextBottom(
n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)switch(i.
kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:C(o.marginLeft,n)+o.borderLeftWidth+I(o.paddingLeft,
n)});break}case"close":{const{style:o}=i.box;e.push({fragment:i,width:C(o.marginRight,n)+o.borderRightWidth+I(o.paddingRight,n)});break}case"atom":{const o=yield*this.
tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+C(r,n)+C(a,n)});break}case"apart":yield*this.apart(i.box)}
return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,
marginRight:i}=t.style,o=e.width+C(n,this.space.width)+C(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(
e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.
wordBreak==="break-all"||n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*bs,a.kind!=="text")e.push(
{item:r,text:"￼",width:r.width});else for(const c of(0,Xn.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let i=0;const o=[];for(const r of(0,Xn.
ZM)(e,()=>n)){yield 2*bs;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")
a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,o.push(a)}return o}part(t,e){return ps(e,t.style,t.owner,this.tools.layout)}end(t){
const e=this.band();for(const o of this.spaces)o.fragment.kind!=="text"&&this.items.push(o);const n=bh({layout:this.tools.layout,block:this.laid.box,items:this.
items,open:this.open,left:e.left-this.space.origin.x+this.indent,width:e.right-e.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns});this.lines.
push({...n,y:this.y}),this.y+=n.height,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:i}=this;this.waiting=[];for(const o of i)this.tools.
float(o,this.y)}}const ys=s=>s.reduce((t,{width:e})=>t+e,0);function*Rh(s,t,e,n){const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner===
"lines"){const r={width:e.width,height:e.height},a=(c,l)=>Rr(c,s,n,{left:i,width:e.width,y:l});return yield*Sh(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>ve(s,c,{x:l,y:d})})}return yield*new Th(s,t,n,{left:i,top:o,...e}).lay()}function Rr(s,t,{
floats:e,x:n,y:i},o){const r=Bt(s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,s.width+B(r),s.height+N(r),l,d);s.x=f.x-n+r.left,s.y=f.y-i+r.top,t.apart.push(s)}class Th{laid;layout;context;inside;y;pending=new At;isFirst=!0;top=new dn;endsBelow=!1;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;for(const c of t.box.children){if(yield st,c.isPositioned)
this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,height:e.height,shrinks:!0});Rr(l,t,
this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.children.
findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),
o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Rf(t)&&!this.endsBelow;return t.after=a?this.pending:new At,this.y-e.top+(a?0:Math.max(this.pending.size,0))}keepPlace(t){
const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:Me(t.style.alignSelf)};ve(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){
const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Bt(n,o.width),a=this.isFirst&&vf(e)&&this.top.isBeside(
t,o.width),c=a?new At:this.pending,l=(p,m)=>this.clearance(p)>this.y+c.join(m).size,d=Cf(t,o.width,l);this.pending=a?c:c.join(d);const f=this.clearance(n),h=f>this.
y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(e.children.push(u),fn(t)&&u.height===0){h&&([this.y,this.pending,
this.isFirst]=[f-d.size,d,!1]),this.endsBelow||=h,(!a||h)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),
this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,
a=Ih(this.laid.box.style);if(Tt(t))return yield*Ch(t,e,o,{layout:r,inside:i,margins:n,side:a});const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},
f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+xs(t,f.width,i.width,a),f.y=e,f}}function*Ch(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,
margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*Eh(s,a,r);let[h,u]=[t,0];for(;;){const m=e.band(i+h,u,d),[g,w]=[m.left>d.left,m.
right<d.right],b=g||w?e.nextBottom(i+h):void 0;if(b===void 0)break;if(yield st/4,-c.left>m.left-d.left&&g||f>m.right-m.left+.01||w&&-c.right>d.right-m.right){[h,
u]=[b-i,0];continue}const k=Math.max(d.left+c.left,m.left),M=Math.min(d.right-c.right,m.right),O=yield*r.layOut(s,yield*Lh(s,a,Math.max(M-k,0),r)),S=e.band(i+h,
O.height,d);if(S.left>m.left||S.right<m.right){u=O.height;continue}return O.x=k-n+xs(s,O.width+c.left+c.right,M-k,l)-c.left,O.y=h,O}const p=yield*r.layOut(s,{width:a.
width,height:a.height});return p.x=a.left+xs(s,p.width,a.width,l),p.y=h,p}function*Eh(s,t,e){const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.
widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,height:t.height})).width;const i=B(at(n))+
B(ht(n,t.width));return ct(0,n,t.width,i)}function*Lh(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)
return{width:t,height:e};const a=B(at(o))+B(ht(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,
fixedWidth:ct(l,o,t,a)}}const Ih=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function xs({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,
r=e-t-C(i,e)-C(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=C(i,e);return o==="auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class Wh{around;layout;inside;room;isRow;constructor(t,e,n,i,o){
this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=Bt(i,e.width),[r,a]=[at(i),ht(i,e.width)],
c=n?B(r)+B(a):N(r)+N(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=j(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,
margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,
a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:j(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="imag\
e")return(yield*o.layOut(t,n)).width;const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l===
"min-content"?p.least:p.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:To(f.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return j(a,c,e,r)??0;if(r.overflow==="hidden")return 0;
const l=j(i?r.width:r.height,c,e,r)??1/0,d=j(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="i\
mage";return Math.min(u.height,p?l:To(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);
const h=t.inner==="image"?(yield*o.layOut(t,n)).width:yield*ih(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.
style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[at(t),ht(t,this.inside.width)];return{across:B(e)+B(n),down:N(e)+N(n)}}isLoose({style:t}){const{
flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}widthByRatio({
style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const n=Bt(t,e.width),i=this.edgesOf(t),r=is(t,this.around)&&ft(t.height)&&!ks(
t,!1)&&this.around.flexWrap==="nowrap"&&this.room!==void 0?this.room-N(n):void 0,a=j(t.height,e.height,i.down,t)??r;if(a!==void 0)return ke(wt(a,t,e.height,i.down),
t,i)}limitItem(t,e){return on(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=Bt(t.style,i.width);
if(o)return r.layOut(t,{...i,fixedWidth:e});const l=is(t.style,this.around)&&ft(t.style.width)&&!ks(t.style,!0)&&t.inner!=="image",d=B(at(t.style))+B(ht(t.style,
i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?ct(i.width-B(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,
isOpen:n})}}function Tr(s){let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(
a=>typeof a=="object"&&a.percent!==0)||ft(n)&&(e.inner==="flex"||e.inner==="grid")&&Tr(e)}),s.known.set("shares",t)),t}const ks=(s,t)=>t?s.marginLeft==="auto"||
s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto";function*Ah(s,t,{room:e,...n},i){return yield*new Bh(s,t,n,i,e).lay()}class Bh{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?I(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new Wh(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=N(e)+N(n),o=t.map(({items:r})=>this.lengthOf(r));return wt((0,D.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=N(t)+N(e);return(j(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?B(t):N(t)}crossMargins({margins:t}){return this.isRow?N(t):B(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=n-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const m of r){const g=m.base+d*o(m)/l,w=Math.max(Math.min(g,m.most),m.least);
h.set(m,g),m.main=w,f+=w-g}const u=m=>{const g=m.main-h.get(m);return Math.abs(f)<.001?!0:f>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=an(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,
f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=N(e)+N(n);return wt(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((m,{box:g})=>m+Nh(g.style,i),0),h=f>0&&d>0?{before:0,between:0}:an(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(
t);for(const m of t){const g=f>0&&d>0?d/f:0,[w,b]=this.mainSides(m,g);yield*this.stretch(m,e);const x=m.laid,k=u+w,M=a?l-k-m.main:k,O=n+this.crossOffset(m,e,p);
x.x=this.left+(i?M:O),x.y=this.top+(i?O:M),r.children.push(x),u=k+m.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!is(r,this.style)||ks(r,!n)||t.box.inner==="image"||!ft(n?r.height:r.width))
return;const a=e-this.crossMargins(t),[c,l]=[at(r),ht(r,i.width)],d=n?wt(a,r,i.height,N(c)+N(l)):ct(a,r,i.width,B(c)+B(l));Math.abs(d-(n?t.laid.height:t.laid.width))<
.01&&!(n&&Tr(t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){
const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const p=this.alignOf(
a);if(p==="baseline"&&i)return n-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+ss(p,d,m)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=Me(i.justifyContent,
a),l=Me(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);ve(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const Nh=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class zh{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,D.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}function*Ph(s,t,e){yield*new $h(s,t,e).lay()}class $h{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=Re(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?ur(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-br(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?sh(t.box,o):eh(yield*yr(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=C(a,c),l.y=n+C(o,c),n=l.y+l.height+C(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield st/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(jh(n,r),o)):yield*this.layout.layOut(n,{...o,width:this.laid.contentWidth})}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>j(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Os(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){let c=(r.rows-1)*this.gapY;for(let d=r.
row;d<r.row+r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.
box,o=N(e.border)+N(e.padding),r=this.space.fixedHeight??j(i.height,this.space.height,o,i)??0,a=Math.max(r,j(i.minHeight,this.space.height,o,i)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+o;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>ft(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,
l=[];let d=n+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const f=[];let h=c+r;for(const m of this.widths)f.push(h),h+=m+r;const u=i.box.style.direction===
"rtl",p=[];for(const{box:m,from:g,to:w}of o.groups){if(g===w)continue;const b=this.part(m,c+r,l[g],l[w-1]+e[w-1]);i.children.push(b),b.flow="rows";for(let x=g;x<
w;x++){const k=this.part(o.rows[x],0,l[x]-b.y,l[x]-b.y+e[x]);k.flow="bands",b.children.push(k),p.push(k)}o.headRows>0&&g===0&&(i.head=b)}for(const{cell:m,laid:g}of t){
yield st/10;const w=m.row+m.rows-1,b=l[w]+e[w]-l[m.row],x=yield*this.fillCell(m,g,b,t),k=f[m.column]??c;x.x=(u?i.width-k-x.width:k)-c-r,x.y=0,p[m.row].children.
push(x)}return d}part(t,e,n,i){const o=new nn(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,
r=n-e.height;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=o.style,d=l==="middle"?r/2:l==="bottom"?r:Os(o)?this.baselineShift(t,c,i):0;return d>0&&Dh(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Os(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Os=({style:s})=>{
const{verticalAlign:t}=s;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function Dh(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)
e.y+=t;s.lines=s.lines.map(e=>({...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Cr=new WeakMap;
function Hh(s,{top:t,right:e,bottom:n,left:i}){let o=Cr.get(s);o||Cr.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,
borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:i},o.set(r,a)),a}function jh(s,t){const e=s.known.get("shared");if(e)return e;const n=Hh(s.style,t),i=Object.
assign(Object.create(Object.getPrototypeOf(s)),s,{style:n});return s.known.set("shared",i),i}function*Gh(s,t,e,n){yield st;const i=id(s,e.width);return s.inner===
"image"?Fh(i,t,e):(i.width=yield*_h(i,t,e),s.inner==="table"?yield*Ph(i,t,e):yield*Uh(i,t,e,n)),s.style.position==="relative"&&(i.shift=Co(s.style,e)),yield*Or(
i,t),i}function Fh(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=lr(o,e,t);s.width=e.fixedWidth??r+B(n)+B(i),s.height=e.fixedHeight??a+N(n)+N(i)}function*_h(s,t,e){
if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,{style:r}=n,a=B(i)+B(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="tabl\
e"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:N(i)+N(o)},h=j(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const b=wt(
h,r,e.height,f.down);return ct(ke(b,r,f),r,e.width,a)}if(!l)return ct(on(cr(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),m=e.width-
C(r.marginLeft,e.width)-C(r.marginRight,e.width);if(c==="min-content")return ct(u,r,e.width,a);if(c==="max-content")return ct(p,r,e.width,a);const g=j(c,e.width,
a,r)??Math.max(u,Math.min(p,m)),w=ct(on(g,r,e.height,f),r,e.width,a);return n.inner==="table"?Math.max(w,u):w}function*Uh(s,t,e,n){const{box:i,border:o,padding:r}=s,
{style:a}=i,c=N(o)+N(r),l=a.aspectRatio,d=l!==void 0&&ft(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.
isOpen?void 0:j(a.height,e.height,c,a),u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?wt(u,a,e.height,c):u,m=p??(d===void 0?void 0:wt(
d,a,e.height,c)),g=m===void 0?void 0:Math.max(m-c,0),w={width:s.contentWidth,height:e.isLoose?void 0:g};let b;if(i.inner==="flex")b=yield*Ah(s,t,{...w,room:g},e);else if(i.
inner==="columns")b=yield*ef(s,t,w);else if(i.inner==="grid")b=yield*Of(s,t,{...w,height:g},e);else{const M=n&&!Tt(i)?n.floats:new zh,O=n&&!Tt(i)?n:{floats:M,x:0,
y:0};b=yield*Rh(s,t,w,O),Tt(i)&&(b=Math.max(b,M.clear("both")-o.top-r.top))}const x=Math.max(b+c,d??0,f?h??0:0);s.height=p??wt(x,a,e.height,c),s.height>x+.01&&(s.
after=new At),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Kh(s,an(a.alignContent,Math.max(s.height-x,0),1).before)}function Kh(s,t){
if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==
void 0&&(s.lastBaseline+=t)}}const Er=5e3,tt=.75,Yh=.5;async function Zh({box:s,tree:t,isQuirky:e},n,i){const o=await(0,Xn.Vn)();let r=1;for(;;){const a=tt*r,c=k=>s.
widthOf(k)/a,l={width:c(""),height:s.areaOf(1,"").height/a},d=new Ul({layOut:Gh,widthsOf:ms},n.typefaces,o,l,e),f=await t(l),h=await Wt(ql(f,c),i),u=await Wt(Vh(
f,d,l),i),p=await Wt(Qh(u,c),i),m=Math.max(1/Math.max(p,.001),Yh);if(r===1&&p>1+1/l.width&&m<.99){r=m;continue}const g=new td(n,s,a,Er,()=>(0,Gl.F)("pages",`The\
 document has more than ${Er} pages`,"Split it into several documents","file"));g.rename(0,ko(u)??"");const w=new rn(g.fragments,d.work,void 0,h?g.rename.bind(g):
void 0),b=await Wt(w.place(u,0,0,0),i);g.last=await Wt(tu(b,w),i),g.sheet(g.last),Xh(b,g);const x=new es(g,d);return await Wt(x.paint(b),i),await Wt(qh(b,g,x),i),
g.close(),g.names}}function Xh(s,{fragments:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===0||(s.top=0,s.bottom=t.
endOf(e))}function*qh({apart:s},t,e){for(const{laid:n,x:i,top:o}of s)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.paint(yield*xe(n,i,o+t.
fragments.startOf(r)),!0)}function*Vh(s,t,e){const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.height});return n.height=Math.max(n.height,1),yield*Or(
n,t,!0),t.forget(),n}function*Qh(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box,d=l===
void 0?a:t(l),f=r+Jh(o);e=Math.max(e,(f+o.width)/d);for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);if(c.overflow==="hidden")continue;
for(const u of[...o.children,...o.apart])c.visibility==="visible"&&n.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,f+p.x,d]);const{
columns:h}=o;h&&n.push([h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}const Jh=({box:s,width:t})=>s.style.transform.reduce((e,n)=>n.kind==="matrix"?e:e+I(
n.x,t),0);function*tu(s,t){let e=0;const n=[s];for(let i=n.pop();i;i=n.pop()){yield 2e3;const{laid:o,lines:r,children:a,apart:c,bottom:l}=i;for(const{line:p,top:m,
atoms:g}of r){p.texts.length>0&&(e=Math.max(e,t.pageOf(m+p.height/2)));for(const w of g)n.push(w)}const{style:d,replaced:f}=o.box;(f!==void 0||d.backgroundColor!==
void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>0&&(e=Math.max(e,t.pageOf(l-.2)));for(const p of a)n.push(p);for(const p of c)
n.push(p);const u=i.columns?.rows.at(-1);u&&(e=Math.max(e,t.pageOf(i.top+u.top)))}return e}var eu=v(69379);const nu=1e3;function su(s){const{attributes:t}=s,e=t.
get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,L.ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),
n&&(0,L.a4)(n),iu(s)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,nu)).find(o=>o!==void 0&&o!=="")}function iu(s){const t=[],e=(0,L.ZE)(s).reverse();for(let n=e.
pop();n;n=e.pop())if(n.name==="text")t.push((0,L.a4)(n));else if(n.name!=="defs")for(const i of(0,L.ZE)(n).reverse())e.push(i);return t.join(" ")}var ou=v(78445),
Lr=v(25561);const ru=new Set(["disc","circle","square"]);class au{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,i]of t.counterReset)this.open(
n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",cu(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){
const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.
values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){
const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has(
"reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(ru.has(t))return{
text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${un(e,t)}. `,shape:void 0}}textOf(t,e,{
quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.
get(t.counter)??[0];return t.separator===void 0?un(i.at(-1)??0,t.style):i.map(o=>un(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&
(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function cu(s){
const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.attributes.has("reversed")?(e??(0,L.ZE)(s).filter(({name:n})=>n===
"li").length)+1:(e??1)-1}const lu=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];
function Ir(s){let[t,e]=[s,""];for(const[n,i]of lu)for(;t>=n;t-=n)e+=i;return e}function Ms(s,t,e){let[n,i]=[s,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(
t.codePointAt(0)+(n-1)%e)+i;return i}function un(s,t){const e=s>=1&&s<=3999;switch(t){case"none":return"";case"decimal-leading-zero":return s>=0&&s<10?`0${s}`:String(
s);case"lower-roman":return e?Ir(s):String(s);case"upper-roman":return e?Ir(s).toUpperCase():String(s);case"lower-alpha":case"lower-latin":return s>=1?Ms(s,"a",
26):String(s);case"upper-alpha":case"upper-latin":return s>=1?Ms(s,"A",26):String(s);case"lower-greek":return s>=1?Ms(s,"α",17):String(s);case"disc":return"•";case"\
circle":return"◦";case"square":return"▪";default:return String(s)}}function Te(s,t){const e=gn(s);e.display=t;for(const n of["borderTopWidth","borderRightWi\
dth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new gt(e)}const du=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;function fu(s){
const t=s.inner==="lines";if(!t&&s.children.length===0)return;const e=t?[[]]:Wr(s.children.splice(0));for(const n of e){if(n instanceof gt){s.children.push(n);continue}
const i=Te(s.style,"flow-root");t?hu(s,i):(0,D.RZ)(i.children,n);const o=Te(s.style,"block");o.inner="columns",Object.assign(o.style,uu(s.style,e.length===1)),o.
children.push(i),s.children.push(o)}}function hu(s,t){t.inner="lines",(0,D.RZ)(t.inlines,s.inlines.splice(0)),t.element=s.element,s.element=null,s.inner="blocks"}
function uu(s,t){const{columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=s,d={columnCount:e,columnWidth:n,
columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:pu}}const pu={px:0,percent:1};function Wr(s){
const t=[];for(const e of s)for(const n of mu(e)){const i=t.at(-1);Ar(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}return t}const Ar=s=>s.style.columnSpan===
"all"&&!s.isApart;function mu(s){if(s.inner!=="blocks"||Ar(s)||Tt(s))return[s];const t=Wr(s.children);return t.every(e=>Array.isArray(e))?[s]:t.map((e,n)=>e instanceof
gt?e:gu(s,e,n===0,n===t.length-1))}function gu(s,t,e,n){const i=new gt({...s.style,...!e&&wu,...!n&&bu});return i.element=s.element,i.images=s.images,e&&([i.place,
i.marker]=[s.place,s.marker]),(0,D.RZ)(i.children,t),i}const wu={marginTop:J,paddingTop:J,borderTopWidth:0},bu={marginBottom:J,paddingBottom:J,borderBottomWidth:0},
yu=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),pn=({display:s})=>!yu.has(s);function Ss(s,t,e){const{display:n}=s.style;switch(n){case"\
flex":case"inline-flex":return s.inner="flex",Br(s,t);case"grid":case"inline-grid":return s.inner="grid",Br(s,t);case"table":case"inline-table":return s.inner="\
table",Ce(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",Ce(s,t,"rows");case"table-row":return s.inner=
"row",Ce(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:xu(s,t,e),du(s.style)&&fu(s)}}function xu(s,t,e){
if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){vs(s,t),s.element??=e.parent;return}
Rs(s,vu(s,t))}function vs(s,t){s.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,
2);for(const{inline:n,home:i}of t)i&&!s.element&&(s.element=i),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==2)&&s.inlines.push(n)}function Rs(s,t){let e=[];
const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Te(s.style,"block");vs(o,e),s.children.push(o)}else for(const{inline:o}of e)o.kind===
"apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.push(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?s.children.
push(i.inline.box):e.push(i);n()}function Br(s,t){Rs(s,t);for(const e of s.children)e.isItem=!0}const ku={table:["table-row-group","table-header-group","table-f\
ooter-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Ou={table:"table-row-group",rows:"table-row",row:"table\
-cell"},Mu={table:"rows",rows:"row",row:"cell"};function Ce(s,t,e){const n=ku[e];let i=[];const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="at\
om")){const a=Te(s.style,Ou[e]),c=Mu[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Su(a,i):Ce(a,i,c),s.children.push(a)}else for(const a of i)"inline"in a&&a.inline.
kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),s.children.push(r.block)):i.push(r);o()}
function Su(s,t){t.every(e=>"inline"in e)?vs(s,t):Rs(s,t)}const Nr=s=>"block"in s&&s.block.style.display.startsWith("table-")&&s.block.style.display!=="table-ca\
ption";function vu(s,t){if(!t.some(Nr))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=Te(s.style,"table");o.inner="table",Ce(o,n,"tabl\
e"),e.push({block:o}),n=[]};for(const o of t)if(Nr(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const Ru=/^(?:https?|mailto|tel|ftp):/i;
function Tu(s,t){if(s.startsWith("#")){const e=t.find(Cu(s.slice(1)));return e&&{place:e}}return Ru.test(s)?{uri:Eu(s)}:void 0}function Cu(s){try{return decodeURIComponent(
s)}catch{return s}}const Eu=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};
class ie{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.
paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const Lu=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption",
"Code"]);class Iu{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new ie(this.document,!1)}enter(t,e,n){const{name:i}=t;
if(n&&!this.tagOf(t))return{home:new ie(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new ie(e.
parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new ie(r,Lu.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new ie(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new ie(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.
levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=Wu[e];return i?this.isData(t)?i:void 0:Au[e]}factsOf(t,e){const{attributes:n,name:i}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.
get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",
Scope:Nu(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=Bu(e)),n}}const Wu={
table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},Au={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"\
P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function Bu(s){const t=s.attributes.get("role");if(t==="presentation"||t==="none")return!1;
let e=0,n=0;for(const i of(0,L.Ky)(s))if(i!==s){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,
i.name==="td"&&n++}return e>1&&n>e}function Nu(s){const t=s.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="c\
olgroup")return"Column";const e=s.parent,n=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":"Column"}const zr=()=>({
images:new Set,links:new Set,leftOut:new Map,scripts:0,undescribed:0}),zu=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas",
"input","select","math","progress","meter"]);class Pu{sources;counters=new au;tags;constructor(t){this.sources=t,this.tags=new Iu(t.document,t.headings)}*build(t){
const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[i]=e;return i&&"block"in i?($u(
i.block,t),i.block):new gt(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,e,n):yield*this.element(i,e,n)}text(t,{styled:e,home:n,
owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push({inline:{kind:"text",text:t,style:e.style,owner:i},home:r?
void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=i.styleOf(t,e.styled,e.table);yield st+(i.matcher.work-r)*30;const{
name:c}=t;c==="script"&&o.scripts++,zu.has(c)&&!(c==="input"&&t.attributes.get("type")==="hidden")&&o.leftOut.set(c,(o.leftOut.get(c)??0)+1);const{style:l}=a;if(l.
display==="none")return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?this.text("​",{...e,
styled:a},n):c==="img"?this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},
n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*inline(t,e,n,i){const o=new gt(e.style);this.place(o,t),this.backgrounds(o);const r=this.
ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"\
close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&this.pseudo(t,"before",n,i),yield*this.nodes(t.children,n,i),e.pseudos.includes(
"after")&&this.pseudo(t,"after",n,i)}*block(t,e,n,i){const{style:o}=e,r=new gt(o);this.place(r,t),this.backgrounds(r);const a=!pn(o),{home:c,label:l}=this.tags.
enter(t,n.home,a),d=this.ownerOf(t,n.owner),f=t.name==="table"?t:n.table,h=[];o.display==="list-item"&&this.marker(r,l,c,h),yield*this.content(t,e,{styled:e,home:c,
owner:d,table:f},h),r.keepsNext=/^h[1-6]$/.test(t.name),r.span=Uu(t),Ss(r,h,c),a?i.push({inline:{kind:"atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?
i.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):i.push({block:r})}marker(t,e,n,i){const o=this.counters.marker(t.style);if(o)if(t.style.listStylePosition===
"inside"){const r=`${o.shape?"•":o.text} `;i.push({inline:{kind:"text",text:r,style:t.style,owner:void 0},home:n.get(),isBlank:!1})}else t.marker={...o,element:e}}pseudo(t,e,n,i){
const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),
c=r.content.map(f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:o},l),r.display==="inline"){const f=new gt(r);this.backgrounds(
f),i.push({inline:{kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)i.push(h);i.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});
return}const d=new gt(r);this.backgrounds(d),Ss(d,l,n.home),pn(r)?d.isApart?i.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push(
{inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}picture(t,e,n,i){const{images:o,told:r}=this.sources,{style:a}=e,c=new gt(a);this.place(c,t),
this.backgrounds(c);const l=(0,P.Z)(t),d=l===void 0?void 0:o.get((0,q.bi)(l)),f=t.attributes.get("alt")??t.attributes.get("title");if(!d){l!==void 0&&l.trim()!==
""&&r.images.add(l),this.substitute(f??"",e,n,i);return}f===void 0&&r.undescribed++;const{width:h,height:u}=/^\s*qr:/i.test(l)?Fu:_u(d);c.replaced={image:d,width:h,
height:u},this.addReplaced(c,f,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new ou.H("Figure",void 0,{alt:e??""})),pn(t.style)?(t.element&&
n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):i.push({inline:{kind:"atom",box:t,owner:n.owner},
home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,a={...e.style},c=new gt(a);this.place(c,t),this.backgrounds(c);const{drawing:l,
size:d}=yield*r.read(t,e);a.width==="auto"&&a.height==="auto"&&!d&&(a.width=Du),l.view&&(a.aspectRatio??=l.view[2]/l.view[3]),c.replaced={image:void 0,drawing:l,
width:d?.width,height:d?.height};const f=su(t);f===void 0&&o.undescribed++,this.addReplaced(c,f,n,i)}substitute(t,{style:e,variables:n},i,o){if(t.trim()==="")return;
const r=new gt({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:gn(e),variables:n}},a),
Ss(r,a,i.home),pn(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,owner:i.owner},home:i.
home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=Tu(n,
this.sources.headings);if(o)return new Lr._("Link",{},e,{target:o,contents:Gu(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.
parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Lr._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}backgrounds(t){const{backgroundImage:e}=t.
style;if(!e.some(r=>"url"in r))return;const{images:n,told:i}=this.sources,o=new Map;for(const r of e){if(!("url"in r))continue;const a=n.get((0,q.bi)(r.url));a?
o.set(r.url,a):i.images.add(r.url)}t.images=o}}function $u(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="element"&&r.
name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of Hu)Object.assign(e,{[r]:o[r]}),Object.assign(
o,{[r]:Ft[r]});s.images=n.images}const Du={px:0,percent:1},Hu=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],ju=300;
function Gu(s,t){const e=(0,L.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(0,ju)}const Fu={width:96,height:96},_u=({displayed:s})=>s;
function Uu({attributes:s}){const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):n};return{columns:Math.max(t(s.has("span")?"span":"co\
lspan",1),1),rows:t("rowspan",1)}}class Pr{headings=new Map;places=new Map;named=new Map;constructor(t){const e=[];for(const n of(0,L.Ky)(t)){const{name:i,attributes:o}=n,
r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.
named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,L.a4)(n).replace(/\s+/g," ").trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.
push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){return this.headings.get(t)?.level}placeOf(t){return this.places.
get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,
level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),
e.push({level:i,children:r})}return t}}const $r=`
body { margin: 0; font-size: 11pt; line-height: 1.45; color: #1a1a1a }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.2em 0 0.5em }
p, ul, ol, dl { margin: 0.6em 0 }
img { max-width: 100% }
table { border-collapse: collapse; margin: 1em 0 }
th, td { padding: 0.3em 0.55em; border-bottom: 0.5pt solid #d1d1d1; vertical-align: top }
th { text-align: left }
pre { background: #f4f5f7; padding: 0.7em; border-radius: 3pt; white-space: pre-wrap }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 2.5pt solid var(--accent-color, #bfbfbf); color: #5c5c5c }
hr { border: 0; border-top: 0.6pt solid #737373; margin: 1em 0 }
a:link { color: #0a4fa3 }
`,Dr={plain:"",report:`${$r}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${$r}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function Ku(s,t){const e=t??(s==="report"?ce.uR:void 0);if(!e)return Dr[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Dr[s]} ${i}`}
var Yu=v(63895),Hr=v(38017),Zu=v(37645);const Ts={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},Cs=({boxes:s},t)=>s.some(({name:e})=>Ts[e]?.[2]===t),Xu=1e5,qu=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Vu(s,t,e,n,i){const o=n?[{name:"b\
ottom-center",pages:"all",declarations:qu}]:[],r=new Map;for(const a of s.sheets.keys()){const c=t(a);let l=r.get(c);l||r.set(c,l=new Map);const d=["all",a%2===
0?"right":"left",...a===0?["first"]:[]],f=d.join();let h=l.get(f);h||l.set(f,h=Qu(c.boxes.length===0?o:c.boxes,d,e));for(const[u,p]of h){tp(s,a,Ju(p,a+1,s.sheets.
length),{style:p,page:c,place:Ts[u]});const m=i.step(Xu);m&&await m}}}function Qu(s,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of s)if(t.includes(
r)&&Object.hasOwn(Ts,o)){const c=n.get(o)??[];n.set(o,c),(0,D.RZ)(c,a)}const i=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.
content)&&i.set(o,a)}return i}function Ju({content:s},t,e){return s.map(n=>"text"in n?n.text:"counter"in n?un(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):
"").join("")}function tp({typefaces:s,sheets:t},e,n,{style:i,page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=js(o,e).map(W=>W*tt),p=i.fontSize*
tt,m=s.word(n,ye(i)),g=m.width*p/1e3,w={left:[0,u],middle:[u,l.width-f],right:[l.width-f,l.width]},[b,x]=w[r],k=a==="left"?b:a==="right"?x-g:(b+x-g)/2,M={top:l.
height-d/2,upper:l.height-d-p/2,center:(l.height-d+h)/2,lower:h+p/2,bottom:h/2}[c],{color:O,alpha:S}=i.color,R={kind:"text",x:k,y:M-p*.35,size:p,color:O,words:[
m],alpha:S};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Footer",R):l.draw(void 0,R)}async function ep({root:s,isQuirky:t},e,n){const{pace:i}=n,o={width:e.
width/tt,height:e.height/tt,margin:e.margin/tt},r=await rp(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},Ku(e.theme,e.accent),n),a=await ua(r.pages,
o,i),c=a.usual,l=sp(c,e.running),d=await eu.B.open({...dp(s,e.running),font:e.font,boldFont:e.boldFont},n);await d.typefaces.warm([],i);const f=Ee(c),h=e.logo&&
(0,Hr.h)(e.logo,f,l,Es),u=h?Math.max(h.room-(c.own.first[0]-c.margins[0])*tt,0):0;let p=new Pr(s),m=zr(),g=new Map,w=Gr(0);const b=await Zh({box:op(a),isQuirky:t,
tree:async W=>{d.document.kids.splice(0,d.document.kids.length),p=new Pr(s),m=zr();const E=new fo(r,W);({ignored:g}=E);const{images:z}=e,U=new pc(np(E,m,z),s),lt=new Pu(
{styler:E,images:z,headings:p,told:m,drawings:U,document:d.document});return w=await Wt(lt.build(s),i),u>0&&w.children.unshift(Gr(u*W.width/(f.width-f.left-f.right))),
w}},d,i);d.document.prune();const x=e.pageNumbers&&l.footer===void 0,k=W=>De(a,b.of(W)),M=ip(k,c);e.logo&&(0,Hr.h)(e.logo,M(0),l,Es).draw(d.sheets[0]);const O=a.
named.size>0?await Wt(Ql(w),i):0;O>0&&g.set("page",O),await Vu(d,k,new fo(r,c),x,i);const S=await Yu.P.of(d.typefaces),R=(W,E)=>Cs(k(W),E==="Header"?"top":"bott\
om");await(0,Zu.N)(d,S,{frameOf:M,size:Es,isBare:R,pace:i},l);for(const W of a.ignored)g.set(W,1);return{composition:d,bookmarks:p.bookmarks,told:m,ignored:g,notLoaded:r.
notLoaded+ap(s)}}const np=(s,{leftOut:t,images:e},n)=>({styler:s,leaveOut:i=>t.set(i,(t.get(i)??0)+1),imageAt:i=>{const o=n.get((0,q.bi)(i));return o||e.add(i),
o}}),Es=11,Ls=18;function sp(s,t){const{header:e,footer:n,...i}=t,o={...i,...!Cs(s,"top")&&{header:e},...!Cs(s,"bottom")&&{footer:n}},{top:r,bottom:a}=Ee(s),c=[
["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<Ls).map(([l])=>({field:l,message:`needs a margin of at least ${Ls/72} inches; give a larger margin, \
here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,_.G6)(c);return o}const Ee=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*
tt,height:t*tt,left:o*tt,right:n*tt,top:e*tt,bottom:i*tt});function ip(s,t){const e=new Map,{top:n,bottom:i}=Ee(t);return o=>{const r=s(o);let a=e.get(r);if(!a){
const c=Ee(r),l=(d,f)=>d<Ls?f:d;e.set(r,a={...c,top:l(c.top,n),bottom:l(c.bottom,i)})}return a}}const op=s=>({widthOf:t=>{const{width:e,left:n,right:i}=Ee(De(s,
t));return e-n-i},heightOf:t=>(0,D.Kf)([0,1,2].map(e=>jr(De(s,t),e).height)),areaOf:(t,e)=>jr(De(s,e),t)});function jr(s,t){const[e,,n,i]=js(s,t);return{page:{width:s.
width*tt,height:s.height*tt},left:i*tt,top:e*tt,height:(s.height-e-n)*tt}}const Gr=s=>new gt({...Ft,display:"block",height:{px:s/tt,percent:0}});async function rp(s,t,e,n,{
pace:i}){const o=new Ba(e,i);await o.add($l,!0),t&&await o.add(Dl,!0),await o.add(n,!0);for(const r of(0,L.Ky)(s))r.name==="style"&&qs(r.attributes.get("media")??
"",e)&&await o.add((0,L.a4)(r));return o}const ap=s=>(0,L.Ky)(s).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length,cp=[
["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Mono",/^(?:code|pre|kbd|samp|tt)$/,
/mono|courier|consolas|menlo/i]],lp=["style","font-family","font-style","font-weight"];function dp(s,{header:t="",footer:e="",date:n="",title:i}){const o=new Set,
r=["•○▪",t,e,n,i];for(const a of(0,L.Ky)(s)){const c=lp.flatMap(f=>{const h=a.attributes.get(f);return h===void 0?[]:[`${f}:${h}`]}).join(";"),d=a.name===
"style"?(0,L.a4)(a):"";for(const[f,h,u]of cp)(h.test(a.name)||u.test(c)||u.test(d))&&o.add(f);for(const[,f]of d.matchAll(/\\([\da-f]{2,6})/gi)){const h=Number.parseInt(
f,16);h>127&&h<=1114111&&(h<55296||h>57343)&&r.push(String.fromCodePoint(h))}for(const f of["alt","title","data-label"])r.push(a.attributes.get(f)??"");for(const f of a.
children)f.kind==="text"&&r.push(f.value.replace(/[\0-\x7f]+/g,""))}return{styles:[...o],text:r.join("")}}var oe=v(98446),fp=v(71775);const Is=12,hp=({told:s,ignored:t,
notLoaded:e,...n})=>[...(0,fp.l)({...n,from:"HTML",told:s}),...t.size>0?[up(t)]:[],...e>0?[pp(e)]:[],...s.scripts>0?[mp(s.scripts)]:[],...s.leftOut.size>0?[gp(s.
leftOut)]:[]];function Fr(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,Is).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,oe.
Dw)(t.length>Is?[...e,`${t.length-Is} more`]:e)}const up=s=>({code:"styles_ignored",message:`The style sheets have ${(0,oe.y_)(s.size,"property","properties")} \
and rules that are not supported, and had no effect: ${Fr(s)}.`}),pp=s=>({code:"styles_not_loaded",message:`${(0,oe.y_)(s,"style sheet or font","style sheets an\
d fonts")} at addresses ${(0,oe.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in Noto fonts.`}),mp=s=>({code:"\
html_scripts_not_run",message:`${(0,oe.y_)(s,"script")} of the HTML ${(0,oe.d5)(s,"was","were")} not run. Text that a script would write is not in the document.`}),
gp=s=>({code:"elements_left_out",message:`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${Fr(s)}.`}),wp=72,bp=async(s,t,e)=>{
const n=(0,Et.H)(t),i=await yp(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=await Op(o,t.images??[],e),a=t.logo&&await(0,V.A)(t.logo,"logo",e),c=xp(
o),l=t.title??c.title??Ur(s.name),{composition:d,bookmarks:f,told:h,ignored:u,notLoaded:p}=await ep(i,{...(0,Et.a)(t),margin:t.margin*wp,pageNumbers:t.page_numbers,
running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:l},logo:a,accent:t.accent_color===void 0?void 0:(0,ce.bP)(t.accent_color),
...n,theme:t.theme,images:r},e),m=t.language??kp(c.language),g=t.author??c.author,w=[...r.values(),...a?[a]:[]].some(({components:E})=>E===4),b=h.undescribed===
0,x=await d.finish({title:l,author:g,language:m,bookmarks:f,breaksArchive:w,isAccessible:b}),k=t.letterhead&&await(0,Gt.o)(x,t.letterhead,t.letterhead_password,
e),M={compact:!0,objectStreams:"smallest"},O=k?.write?await k.write(M):await(0,yt.UN)(x,M),S=d.sheets.length,{missing:R}=d.typefaces,W=hp({told:h,ignored:u,notLoaded:p,
missing:R,hasFont:n.font!==void 0,language:m,breaksArchive:w});return k&&(0,D.RZ)(W,k.notes),{documents:[{name:`${Ur(s.name)}.pdf`,bytes:O,pageCount:S}],notes:W,
facts:{pageCount:S}}};async function yp(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,_.G6)([{field:"file",message:"holds an a\
ddress, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,X.Z)(s,e);const i=await(0,Q.o)(s,t,e),o=await(0,X.Z)(i.text,e);return F(o.root,
i.values),o}function xp(s){let[t,e,n]=[];for(const i of(0,L.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,L.a4)(i).replace(/\s+/g," ").trim().slice(0,_r);o==="t\
itle"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get("content")?.trim().slice(
0,_r))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const _r=1e3,kp=s=>s!==void 0&&it.E["language-tag"].holds(s)?s:void 0;
async function Op(s,t,e){const n=new Map,i=new Set((0,P.e)(s));for(const r of t)i.has((0,q.bi)(r.name))&&n.set((0,q.bi)(r.name),await(0,V.A)(r,"images",e));const o=[
...i].filter(r=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(r));for(const[r,a]of(0,Kr.B)(o))n.set(r,await(0,V.A)(a,"file",e));for(const[r,a]of await(0,Yr.m)(
i,e))n.set(r,a);return n}const Ur=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
