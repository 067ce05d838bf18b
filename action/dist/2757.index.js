"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((W,A,u)=>{u.d(A,{q:()=>y});const O="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartr\
euse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 da\
rksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepsk\
yblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f\
8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory f\
ffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrody\
ellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778\
899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cda\
a mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumv\
ioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e2\
3 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab\
9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmo\
n fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow ff\
fafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke\
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function y(E){const P=E.toLowerCase(),x=/^#([\da-f]{3}|[\da-f]{6})$/.exec(P)?.[1]??w().get(P);return x===void 0?void 0:
(x.length===3?[...x].map(n=>n+n):[x.slice(0,2),x.slice(2,4),x.slice(4)]).map(n=>Number.parseInt(n,16))}let v;function w(){const E=O.split(" ");return v??=new Map(
E.flatMap((P,x)=>x%2===0?[[P,E[x+1]]]:[]))}}),17079:((W,A,u)=>{u.d(A,{Z:()=>E,_:()=>w});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(n){
if(n.length>64)return;const s=n.trim().replace(y,(e,d,f,m)=>`${d??""}${1900+Number(f)}${m}`);return x(P(O.exec(s)??v.exec(s)))}function E(n){const s=n.length>64?
void 0:P(v.exec(n.trim()));if(!s||x(s)===void 0)return;const{year:e,month:d="",day:f="",hour:m="",minute:b="",second:r="",zone:p=""}=s;return`D:${e}${d}${f}${m}${b}${r}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function P(n){if(!n)return;const[,s,e,d,f,m,b,r,p,_,l]=n,t=r??(p===void 0?void 0:`${p}${_??"00"}:${l??"00"}`);return{year:s,
month:e,day:d,hour:f,minute:m,second:b,zone:t}}function x(n){if(!n)return;const{year:s,month:e,day:d,hour:f,minute:m="00",second:b="00",zone:r}=n,p=(l,t,a)=>l===
void 0||Number(l)>=t&&Number(l)<=a;if(Number(s)===0||!p(e,1,12)||!p(d,1,h(Number(s),Number(e)))||!p(f,0,23)||!p(m,0,59)||!p(b,0,59)||r!==void 0&&r!=="Z"&&!(p(r.
slice(1,3),0,23)&&p(r.slice(4),0,59)))return;const _=[s,e,d].filter(l=>l!==void 0).join("-");return f===void 0?_:`${_}T${f}:${m}:${b}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function h(n,s){return s===2?n%4===0&&(n%100!==0||n%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),51521:((W,A,u)=>{u.d(A,{Ct:()=>P,Qf:()=>E,sA:()=>h});
var O=u(98446),y=u(34378);const v=/(\{[^{}]*\})/;function w(n,s){const e=[],d=[],f=`use ${s.map(m=>`{${m}}`).join(", ")}`;for(const m of(0,y.w)(n).split(v)){const b=s.
find(r=>`{${r}}`===m);if(b)e.push({placeholder:b});else if(v.test(m))d.push(m);else{if(/[{}]/.test(m))return{problem:`has a brace that belongs to no placeholder\
; ${f}`};m&&e.push({literal:m})}}return d.length===0?{pieces:e}:{problem:`has the unknown ${(0,O.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")};\
 ${f}`}}const E=n=>n.split(v).filter((s,e)=>e%2===1),P=(n,s)=>n.split(v).map((e,d)=>(d%2===1&&Object.hasOwn(s,e.slice(1,-1))?s[e.slice(1,-1)]:void 0)??e).join(""),
x=["number","last","label","name"],h=n=>w(n,x)}),49892:((W,A,u)=>{u.d(A,{B_:()=>v,Fw:()=>w,Tz:()=>P});var O=u(49180),y=u(57117);const v="OctavoColor";function w(x,h){
const n=E(x),s=n.length===1,e=h?.part===1;return h===void 0||(0,y.hU)(h,s?1:3)?{values:n,operators:`${n.join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:
{values:n,listsGlyphs:e,operators:`/${v} cs ${n.join(" ")} sc`,colorSpace:s?(0,y.HB)():(0,y.Pz)()}}function E(x){if(x==="Gray")return[.5];const[h,n,s]=(0,O.q)(x);
return(h===n&&n===s&&h>0?[h]:[h,n,s]).map(d=>Math.round(d/255*1e4)/1e4)}function P(x){return x===void 0||(0,y.hU)(x,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`\
/${v} cs ${h} sc`,colorSpace:(0,y.HB)()}}}),57117:((W,A,u)=>{u.d(A,{Br:()=>x,HB:()=>d,Pz:()=>e,Qg:()=>n,_B:()=>w,c4:()=>h,hU:()=>P});var O=u(21281),y=u(824),v=u(
45599);async function w(f){const m=await(0,y.Br)(f),{archive:b}=(0,O.Ip)(f,m);return b&&{...b,xmp:m,intent:E(f)}}function E(f){for(const m of f.array(f.catalog.
get("OutputIntents"))??[]){const b=f.dict(m);if(!(0,v.Zm)(b)||!(0,v.Eo)(f.resolve(b.get("S")),"GTS_PDFA1"))continue;const r=f.resolve(f.dict(b.get("DestOutputPr\
ofile"))?.get("N"));if(typeof r=="number")return r}}const P=({intent:f},m)=>m===1?f!==void 0:f===m,x={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(f,m,b)=>(0,O.qg)(f,m.xmp,m,b),n=f=>f&&f.part!==1&&f.intent===void 0?
e():void 0,s=[.9505,1,1.089],e=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((W,A,u)=>{u.d(A,{Wx:()=>E,pi:()=>x,z:()=>h});var O=u(58426),y=u(74135);function v(s,e){
return w(s,e*72/s.userUnit)}function w(s,e){const{width:d,height:f}=(0,y.iN)(s),m={width:d-2*e,height:f-2*e,inset:e};return m.width>0&&m.height>0?m:void 0}function E(s,e,d){
const f=d===O.zU[s].fields.margin.default;return e.map(m=>{const b=v(m,d);if(b||!f)return b;const{width:r,height:p}=(0,y.iN)(m);return w(m,Math.min(r,p)/10)})}const P=null;
function x(s,{inset:e},d,f,m){const b=(0,y.iN)(s),r=b.width-e-f,p=b.height-e-m,_=d.endsWith("left")?e:d.endsWith("right")?r:(b.width-f)/2,l=d.startsWith("bottom")?
e:d.startsWith("top")?p:(b.height-m)/2;return[_,l]}function h({kinds:s,pages:e},d){const f=e.find(({kind:m})=>!d[m]);return f?[{field:"margin",message:n(f.index,
s[f.kind])}]:[]}function n(s,e){const{width:d,height:f}=(0,y.iN)(e),m=(0,y.d)(Math.min(d,f)/2,e);return`leaves no room on page ${s+1}, which is ${(0,y.d)(d,e)} \
× ${(0,y.d)(f,e)} inches; it must be less than ${m}`}}),72313:((W,A,u)=>{u.d(A,{W:()=>t});var O=u(81627),y=u(45599),v=u(98446),w=u(36078);function E(i,o,g,M){return`\
/Artifact <<${g==="over"?`/Type /Pagination /Subtype /${o}`:`/Type /Background /BBox [${M.map(w._).join(" ")}]`}>> BDC
${i}
EMC
`}var P=u(36211),x=u(37709),h=u(85008),n=u(74135),s=u(5490);const e=400,d=.01;function f(i,o,g,M){const D=new x.BT(o),T=new m(i,g,M);for(let C=0;C<e&&D.next();C++)
if(T.takes(D))return!0;return!1}class m{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new b;clips=!1;constructor(o,g,M){
this.document=o,this.resources=g,this.box=M}takes(o){if(this.states.follow(o)||this.extendsPath(o)||this.setsState(o))return!1;const{operator:g}=o;if(g==="Do")return this.
paintsImage(o.name(0));const M=P.lJ.get(g);return M!==void 0&&this.paintsPath(M)}setsState(o){const g=this.states.current;switch(o.operator){case"gs":{const M=this.
document.dict(this.resource("ExtGState",o.name(0)));return g.isOpaque=g.isSolid=r(this.document,M),!0}case"scn":case"sc":return g.isSolid=g.isOpaque&&o.kind(o.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return g.isSolid=g.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(o){const{matrix:g}=this.
states.current;switch(o.operator){case"re":{const[M,D,T,C]=(0,s.M)(o);return this.path.rectangle(g,M,D,T,C),!0}case"m":case"l":return this.path.point(g,o.number(
0),o.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:o}){const g=this.states.current,M=this.path.area();
return o&&g.isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(g.clip=M&&g.clip&&_(M,g.clip)),this.clips=!1,this.path=new b,!1)}paintsImage(o){const g=this.states.current,
M=this.resource("XObject",o);if(!g.isOpaque||!(M instanceof y.Z6)||!p(this.document,M.dict))return!1;const D=new b;return D.rectangle(g.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(o){const{clip:g}=this.states.current;return o!==void 0&&g!==void 0&&l(_(o,g),this.box)}resource(o,g){const{document:M,resources:D}=this;return g===
void 0?null:M.resolve(M.dict(D?.get(o))?.get(g))}}class b{isRectangle=!0;points=[];point([o,g,M,D,T,C],R,I){this.points.push([o*R+M*I+T,g*R+D*I+C])}rectangle(o,g,M,D,T){
this.point(o,g,M),this.point(o,g+D,M),this.point(o,g+D,M+T),this.point(o,g,M+T)}area(){const{points:o}=this;if(!this.isRectangle||o.length<4||o.length>5)return;
const g=(0,n.$L)(o),M=d*Math.max(g[2]-g[0],g[3]-g[1]),D=(T,C,R)=>Math.abs(T-C)<=M||Math.abs(T-R)<=M;return o.every(([T,C])=>D(T,g[0],g[2])&&D(C,g[1],g[3]))?g:void 0}}
function r(i,o){if(!o)return!0;const g=i.resolve(o.get("ca")),M=i.resolve(o.get("BM")),D=i.resolve(o.get("SMask"));return(g===null||g===1)&&(M===null||(0,y.Eo)(
M,"Normal"))&&(D===null||(0,y.Eo)(D,"None"))}function p(i,o){const g=i.resolve(o.get("ImageMask"))===!0;return(0,y.Eo)(i.resolve(o.get("Subtype")),"Image")&&!g&&
!o.has("SMask")&&!o.has("Mask")}function _(i,o){return[Math.max(i[0],o[0]),Math.max(i[1],o[1]),Math.min(i[2],o[2]),Math.min(i[3],o[3])]}function l(i,o){const[g,
M]=[d*(o[2]-o[0]),d*(o[3]-o[1])];return i[0]<=o[0]+g&&i[1]<=o[1]+M&&i[2]>=o[2]-g&&i[3]>=o[3]-M}async function t(i,{kinds:o,pages:g},M){const{pace:D}=i.job,{layer:T,
subtype:C,groupColorSpace:R}=M,I=new O.B(i);T==="over"&&await I.inspect(g);const G=[];for(const[Z,S]of g.entries()){const U=D.step(T==="over"?2e3:2e4);U&&await U,
Z%1e3===0&&D.progress(Z/g.length);const L=M.on(S,Z);if(!L)continue;const{box:k}=o[S.kind],{resources:K}=L,B=z=>E(L.operators(z),C,T,k);if(T==="over")await I.over(
S,{resources:K,operators:B});else{const z=await I.contents.content(I.contents.own(S));f(i,z,i.dict(S.resources),k)&&G.push(S.index+1),I.under(S,{resources:K,operators:B})}
R!==void 0&&a(i,S.index,R)}return G.length>0?[c(G,g.length)]:[]}function a(i,o,g){const M=i.pages.number(o),D=i.entry(M,"Group"),T=i.dict(D);if(T?.has("CS"))return;
const C=(0,y.jd)({Type:(0,y.UU)("Group"),S:(0,y.UU)("Transparency"),...Object.fromEntries(T??[]),CS:g});(0,y.i9)(D)&&(0,y.Zm)(i.get(D))?i.put(D,C):i.pages.patch(
o,{Group:C})}function c(i,o){return{code:"stamp_hidden",message:`The stamp is hidden ${i.length===o?"on every page":`on ${(0,v.oi)(i)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((W,A,u)=>{u.r(A),u.d(A,{addPageNumbers:()=>T});var O=u(58552),y=u(94289),v=u(33546),w=u(77581),E=u(
86799),P=u(47707),x=u(71391),h=u(49892),n=u(74135),s=u(95358),e=u(36078),d=u(57117),f=u(72313),m=u(99876),b=u(41578),r=u(12889),p=u(29825),_=u(75283),l=u(45657);
async function t(S){return[...S?[(0,_.ar)(S)]:[],await(0,_.Wu)("Regular")]}const a=S=>(0,P.Sw)(S)||(0,r.ft)(S);async function c(S,U,L){const k=S.map(()=>new Map);
for(const N of U)for(const{face:$,glyphs:F}of i(S,N,L))for(const{glyph:X}of F)k[$].set(X.id,X);const K=[],B=new Map;for(const[N,$]of k.entries())$.size!==0&&(B.
set(N,K.length),K.push(await(0,b.r)(S[N],[...$.values()])));const z=N=>{const $=i(S,N,L);return{pieces:$.map(F=>{const X=B.get(F.face)??0;return{font:X,operators:j=>o(
F,K[X],S[F.face].unit,j)}}),width:$.reduce((F,{glyphs:X})=>X.reduce((j,{advance:Y})=>j+Y,F),0)/1e3}},H=k.flatMap((N,$)=>[...N.values()].map(F=>({...S[$].boxOf(F),
scale:S[$].unit/1e3}))).filter(({minY:N,maxY:$})=>N<=$);return{fonts:K.map(({addTo:N})=>N),line:z,bottom:Math.min(0,(0,l.YG)(H.map(({minY:N,scale:$})=>N*$))),top:Math.
max(0,(0,l.Kf)(H.map(({maxY:N,scale:$})=>N*$)))}}function i(S,U,L){return(0,p.OD)(U,S).map(({font:k,text:K,rtl:B})=>({face:k,glyphs:L?S[k].shape(K,B):Array.from(
K,z=>S[k].plain(z))}))}function o({glyphs:S},{codeOf:U},L,k){const K=[];let B="",z=0;const Q=()=>{B!==""&&K.push(/^<[^>]*>$/.test(B)?`${B} Tj`:`[${B}] TJ`),B=""},
H=$=>{Math.abs($)>=.01&&(B+=String(-Math.round($*100)/100))},N=$=>{B=B.endsWith(">")?`${B.slice(0,-1)}${$}>`:`${B}<${$}>`};for(const{glyph:$,advance:F,x:X,y:j}of S)
j!==z&&(Q(),K.push(`${(0,e._)(j*k/1e3)} Ts`),z=j),H(X),N(U($)),H(F-X-$.advanceWidth*L);return Q(),z!==0&&K.push("0 Ts"),K.join(" ")}var g=u(51521);const M="Octa\
voNumber",D=64*1024;async function T(S,U,L,k,K){const B=await(0,m.F)(S,k),{kinds:z,pages:Q}=B,H=(0,s.Wx)("add_page_numbers",z,L.margin),N=(0,s.z)(B,H),$=(0,g.sA)(
L.number_format),F=L.first_number+Q.length-1,{last_number:X=F}=L;if(X<F&&N.push({field:"last_number",message:`is ${X}, but the last page gets the number ${F}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,O.G6)([{field:"number_format",message:$.problem},...N]);const j=await C(S,U,$.pieces,{...L,last_number:X},
Q),Y=L.font&&(0,E.g)(L.font,"font"),V=await I(j,$.pieces,{prepared:K,pace:S.job.pace,issues:N,file:Y}),J=(0,h.Fw)(L.color,await(0,d._B)(S)),tt=V.fonts.map((et,nt)=>({
category:"Font",name:nt===0?M:`${M}${nt+1}`,ref:et(S,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:h.B_,ref:S.add(J.colorSpace)}),
(0,f.W)(S,B,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=V.line(j(nt)),[rt,ot]=[z[et],H[et]],q=Z(st.width,V,L.font_size,rt,ot),ft=(V.top-V.bottom)*
q,[dt,lt]=(0,s.pi)(rt,ot,L.position,st.width*q,ft),ut=(0,n.lw)([1,0,0,1,dt,lt-V.bottom*q],(0,n.S3)(rt));return{resources:tt,operators:at=>{const it=at[V.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(h.B_,it),pt=st.pieces.map(ct=>`/${at[ct.font]} ${(0,e._)(q)} Tf ${ct.operators(q)}`);return`q ${ht} BT ${(0,e.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function C(S,U,L,{first_number:k,last_number:K,digits:B},z){const Q=String(K),H=(0,P.RK)(U.replace(/\.[^.]*$/,"")),N=L.
some(j=>"placeholder"in j&&j.placeholder==="label")?await(0,v.Hr)(S):void 0,$={number:j=>String(k+j).padStart(B,"0"),last:()=>Q,name:()=>H,label:j=>{const{index:Y}=z[j];
if(!N)return String(Y+1);const{prefix:V,style:J,number:tt}=N(Y);return(V?(0,P.RK)((0,w.g7)(V)):"")+(0,y.Y)(J,tt)}},F=L.map(j=>"literal"in j?{literal:(0,P.RK)(j.
literal)}:j);return Object.assign(j=>F.map(Y=>"literal"in Y?Y.literal:$[Y.placeholder](j)).join(""),{count:z.length,isUniform:!N})}function R(S){const U=new Set(
"0123456789"),L=S.isUniform?1:S.count;for(let k=0;k<L;k++)for(const K of S(k))U.add(K);return[...U].sort()}async function I(S,U,{prepared:L,pace:k,issues:K,file:B}){
const z=R(S),Q=z.join(""),H=a(Q),N=H?G(S):z,$=(0,x.C)("number",B?.bytes,H,H?[...N].join(`
`):Q);let F=L.get($);if(!F){const X=await t(B);await k.rest();const j=(0,P.Zw)(Q,X);if(j!==void 0){const Y=U.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
K.unshift({field:"number_format",message:Y?`${j} (from the format, the file name or the labels)`:j,mentions:["font"]})}if(K.length>0)throw(0,O.G6)(K);F=await c(
X,N,H),await k.rest(),L.put($,F,D)}if(K.length>0)throw(0,O.G6)(K);return F}function G(S){const U=new Set(["0123456789"]);for(let L=0;L<S.count;L++)U.add(S(L).replace(
/\d/g,"0"));return[...U]}function Z(S,{top:U,bottom:L},k,K,B){return Math.min(k/K.userUnit,B.width/Math.max(S,1e-6),B.height/(U-L))}}),50476:((W,A,u)=>{u.d(A,{c:()=>x,
f:()=>P});const[O,y,v,w,E]=[1,8,32,64,128];function P(h,n,s,e){const d=new Set,f=[...h].filter(m=>typeof m=="number");for(let m=f.pop();m!==void 0;m=f.pop())if(!(m<
0||m>=n||d.has(m))){d.add(m);for(const b of x(e,s(m)))f.push(b)}return d}function*x(h,[n,s]){if(!(s-n<12||h.getInt16(n)>=0))for(let e=n+10,d=v;d&v&&e+4<=s;)d=h.
getUint16(e),yield h.getUint16(e+2),e+=4+(d&O?4:2)+(d&y?2:d&w?4:d&E?8:0)}}),12889:((W,A,u)=>{u.d(A,{Rl:()=>l,Vv:()=>w,fM:()=>E,ft:()=>n,jB:()=>p,pr:()=>f,rg:()=>r,
vw:()=>d,wE:()=>_});var O=u(46161),y=u(93604),v=u(47707);const w="‏",E="‎";let P;const x=()=>P??=(0,O.A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
n=t=>h.test(t),s=4e3,e=t=>x().getEmbeddingLevels(t.slice(0,s)).paragraphs[0]?.level??0,d=t=>n(t)&&e(t)%2===1,f=t=>[...m(t)];function*m(t){if(!n(t)){t!==""&&(yield{
text:t,rtl:!1,at:0});return}if(t.length<=s)return yield*b(t,0);const a=e(t)%2===1,c=[];for(let i=0;i<t.length;)i=Math.min(i+s,t.length),/[\ud800-\udbff]/.test(t[i-
1])&&(i=Math.min(i+1,t.length)),c.push(i);for(let i=0;i<c.length;i++){const o=a?c.length-1-i:i,g=c[o-1]??0;yield*b(t.slice(g,c[o]),g,a?"rtl":"ltr")}}function b(t,a,c){
const{levels:i,paragraphs:o}=x().getEmbeddingLevels(t,c),g=o[0]?.level??0;for(let T=t.length-1;T>=0&&/\s/.test(t[T]);T--)i[T]=g;const M=[];for(let T=0,C=0;T<t.length;T=
C){const R=i[T];for(;C<t.length&&i[C]===R;)C++;M.push({level:R,text:t.slice(T,C),at:T})}const D=M.reduce((T,{level:C})=>Math.max(T,C),0);for(let T=D;T>0;T--)for(let C=0,
R=0;C<M.length;C=R+1){for(R=C;R<M.length&&M[R].level>=T;)R++;for(let I=C,G=R-1;I<G;I++,G--)[M[I],M[G]]=[M[G],M[I]]}return M.map(({level:T,text:C,at:R})=>({text:C,
rtl:T%2===1,at:a+R}))}function*r(t,a){const c=new Int32Array(a.length+1);for(const[i,o]of a.entries())c[i+1]=c[i]+o.length;for(const{text:i,rtl:o,at:g}of m(t+a.
join(""))){const M=g-t.length,D=M+i.length,T=[];for(let C=Math.max((0,y.M)(c,M)-1,0);C<a.length&&c[C]<D;C++){const R=Math.max(M-c[C],0),I=a[C].slice(R,Math.max(
D-c[C],0));I!==""&&T.push({text:I,rtl:o,at:R,index:C})}yield*o?T.reverse():T}}const p=t=>Array.from(t,a=>x().getMirroredCharacter(a)??a).join(""),_=t=>(0,v.qf)(
p(t)).reverse().join(""),l=t=>f(t).flatMap(({text:a,rtl:c})=>c?(0,v.qf)(p(a)).reverse():(0,v.qf)(a))}),29825:((W,A,u)=>{u.d(A,{EH:()=>x,OD:()=>w,W_:()=>E,lV:()=>v});
var O=u(12889),y=u(47707);const v=-1,w=(h,n)=>(0,O.pr)(h).flatMap(s=>E(s,n));function E({text:h,rtl:n},s){const e=[];for(const d of(0,y.qf)(h)){const f=e.at(-1),
m=(0,y.ML)(d)?f?.font??0:P(d,s,f?.font);f?.font===m?f.text+=d:e.push({font:m,text:d,rtl:n})}return n?e.reverse():e}function P(h,n,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&s!==void 0&&n[s]?.covers(h)===!0?s:n.findIndex(d=>d.covers(h))}function x(h,n){const s=w(h,n).filter(({font:e})=>e===v);return[...new Set(s.flatMap(e=>(0,y.
qf)(e.text)))]}}),88739:((W,A,u)=>{u.d(A,{B:()=>P,U:()=>w});var O=u(77581),y=u(12889);const v=100;function w(x,{digits:h=4,isInOrder:n=!1}={}){const s=x.filter(
([,d])=>d.length>0).map(([d,f])=>`<${P(d).slice(-h)}> <${E(f,n)}>`),e=Array.from({length:Math.ceil(s.length/v)},(d,f)=>{const m=s.slice(f*v,(f+1)*v);return[`${m.
length} beginbfchar`,...m,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...e,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(x,h){const n=x.map(s=>String.fromCodePoint(s)).join("");return(0,O.kt)(!h&&(0,y.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const P=x=>x.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,A,u)=>{u.d(A,{F:()=>v});var O=u(60623);const y=1<<24,v=w=>(0,O.UD)(Buffer.from(w,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),74135:((W,A,u)=>{u.d(A,{$L:()=>f,DI:()=>P,Gd:()=>n,JQ:()=>y,Mo:()=>w,PU:()=>x,Pj:()=>r,S3:()=>v,W1:()=>p,XM:()=>b,d:()=>_,
ds:()=>E,gF:()=>m,iN:()=>O,kO:()=>d,lw:()=>h,xk:()=>s,zl:()=>e});function O({box:[l,t,a,c],rotation:i}){const o=a-l,g=c-t;return i%180===0?{width:o,height:g}:{width:g,
height:o}}function y(l){const{width:t,height:a}=O(l);return{width:t*l.userUnit,height:a*l.userUnit}}function v({box:[l,t,a,c],rotation:i}){switch(i){case 0:return[
1,0,0,1,l,t];case 90:return[0,1,-1,0,a,t];case 180:return[-1,0,0,-1,a,c];case 270:return[0,-1,1,0,l,c]}}function w(l,t){return t===void 0?l:r(l,t)??l}function E([
l,t,a,c]){return[Math.min(l,a),Math.min(t,c),Math.max(l,a),Math.max(t,c)]}function P([l,t,a,c,i,o]){const g=l*c-t*a,[M,D,T,C]=[c/g,-t/g,-a/g,l/g];return[M+0,D+0,
T+0,C+0,-(i*M+o*T)+0,-(i*D+o*C)+0]}const x=([l,t,a,c])=>Math.sqrt(Math.abs(l*c-t*a));function h(l,t){const[a,c,i,o,g,M]=l,[D,T,C,R,I,G]=t;return[a*D+c*C,a*T+c*R,
i*D+o*C,i*T+o*R,g*D+M*C+I,g*T+M*R+G]}function n([l,t,a,c,i,o],g,M){return[l*g+a*M+i,t*g+c*M+o]}function s([l,t],[a,c],[i,o],[g,M],D){const T=1-D,[C,R,I,G]=[T**3,
3*D*T**2,3*D**2*T,D**3];return[C*l+R*a+I*i+G*g,C*t+R*c+I*o+G*M]}function e(l,[t,a,c,i]){const[o,g]=n(l,t,a),[M,D]=n(l,c,a),[T,C]=n(l,t,i),[R,I]=n(l,c,i);return[
Math.min(o,M,T,R),Math.min(g,D,C,I),Math.max(o,M,T,R),Math.max(g,D,C,I)]}const d=(l,t)=>[Math.min(l[0],t[0]),Math.min(l[1],t[1]),Math.max(l[2],t[2]),Math.max(l[3],
t[3])];function f(l){let[t,a,c,i]=m;for(const[o,g]of l)t=Math.min(t,o),a=Math.min(a,g),c=Math.max(c,o),i=Math.max(i,g);return[t,a,c,i]}const m=[1/0,1/0,-1/0,-1/0],
b=([l,t,a,c],i)=>[l-i,t-i,a+i,c+i];function r(l,t){const a=[Math.max(l[0],t[0]),Math.max(l[1],t[1]),Math.min(l[2],t[2]),Math.min(l[3],t[3])];return a[0]<a[2]&&a[1]<
a[3]?a:void 0}const p=l=>l.map(t=>Math.round(t*1e5)/1e5+0),_=(l,{userUnit:t})=>String(Number((l*t/72).toPrecision(3)))}),6057:((W,A,u)=>{u.d(A,{VO:()=>v,b0:()=>E,
c_:()=>x,iw:()=>w,lQ:()=>P});var O=u(74135);const y=[0,0,612,792],v=(h,n)=>E(h,h.pages.attribute(n,"MediaBox"))??y;function w(h,n){const{pages:s}=h,e=h.resolve(
h.entry(s.number(n),"UserUnit"));return{box:(0,O.Mo)(v(h,n),E(h,s.attribute(n,"CropBox"))),rotation:x(h.resolve(s.attribute(n,"Rotate"))),userUnit:typeof e=="nu\
mber"&&e>0?e:1}}function E(h,n){const s=h.array(n)?.map(d=>h.resolve(d));if(s?.length!==4||!s.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const e=(0,O.
ds)(s);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function P(h,n){const s=(h.array(n)??[]).map(e=>h.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:
[1,0,0,1,0,0]}function x(h){const n=typeof h=="number"?(h%360+360)%360:0;return n===90||n===180||n===270?n:0}}),5490:((W,A,u)=>{u.d(A,{M:()=>w,U:()=>v});var O=u(
74135);const y=1e4;class v{current;saved=[];beyond=0;constructor(P){this.current=P}follow(P){switch(P.operator){case"q":return this.saved.length<y?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(P),
!0;default:return!1}}transform(P){if(P.count!==6)return;const[x,h,n,s,e,d]=w(P);this.current.matrix=(0,O.lw)([x,h,n,s,e,d],this.current.matrix)}}const w=E=>Array.
from({length:E.count},(P,x)=>E.number(x))}),21281:((W,A,u)=>{u.d(A,{Ip:()=>h,XM:()=>f,Xb:()=>d,ds:()=>x,qg:()=>e});var O=u(59071),y=u(70549),v=u(21115),w=u(824),
E=u(1975),P=u(60912);const x=(0,y.n)(async r=>h(r,await(0,w.Br)(r)));function h(r,p){const _=(o,g)=>(0,O.wh)((0,E.sm)(p,o,g)[0]??""),l=s(_("pdfaid","part"),_("p\
dfaid","conformance").toLowerCase()),t=n(_("pdfuaid","part"))?`PDF/UA-${_("pdfuaid","part")}`:void 0,c=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||
((0,O.Gh)(r.resolve((0,w._U)(r)?.get("GTS_PDFXVersion")))??""),_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],i=[l?.name,t,...c.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.
test(o))];return{archive:l,accessible:t,names:i.filter(o=>o!==void 0)}}const n=r=>/^[1-9]$/.test(r);function s(r,p){if(!n(r))return;const _=/^[abuef]$/.test(p)?
p:"";return{part:Number(r),level:_,name:`PDF/A-${r}${_}`}}function e(r,p,_,l){return p&&b(r,p,[v.dK.pdfaid]),d(_,l)}const d=({name:r},p)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${r}: ${p}.`});async function f(r){const p=await(0,w.Br)(r);if(!p)return[];const{archive:_,accessible:l}=h(
r,p);b(r,p,[v.dK.pdfaid,v.dK.pdfuaid]);const t=[_?.name,l].filter(a=>a!==void 0);return t.length>0?[m(t)]:[]}const m=r=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${r.join(" and ")}, because a merge cannot guarantee conformance.`});function b(r,p,_){p.properties.some(({namespace:l})=>_.includes(l))&&
(0,P._L)(r,(0,P.QH)(p,({namespace:l})=>_.includes(l),[]))}}),21115:((W,A,u)=>{u.d(A,{HC:()=>w,dK:()=>O,ee:()=>v});const O={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(O));class v{uris=new Map;declared=[];known=new Map;enter(n){
let s;for(const{name:e,value:d}of n){if(!w(e))continue;const f=e.slice(6),m=this.uris.get(f);m?m.push(d):this.uris.set(f,[d]),(s??=[]).push(f)}this.declared.push(
s??E),s&&this.known.clear()}leave(){const n=this.declared.pop()??E;for(const s of n)this.uris.get(s).pop();n.length>0&&this.known.clear()}declares(n){return(this.
uris.get(x(n))?.length??0)>0}ofElement(n){let s=this.known.get(n);if(!s){const e=x(n),d=this.uris.get(e)?.at(-1)??y.get(e)??"";this.known.size===P&&this.known.clear(),
this.known.set(n,s={namespace:d,local:n.slice(n.indexOf(":")+1)})}return s}ofAttribute(n){return n.includes(":")?this.ofElement(n):{namespace:"",local:n}}}const w=h=>h===
"xmlns"||h.startsWith("xmlns:"),E=[],P=1e3,x=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((W,A,u)=>{u.d(A,{Br:()=>h,_6:()=>s,_U:()=>x});var O=u(58552),y=u(1975),
v=u(17079),w=u(45599),E=u(59071),P=u(70549);function x(e){const d=e.resolve(e.trailer.get("Info"));return d instanceof w.Bi?d:d instanceof w.Z6?d.dict:void 0}const h=(0,P.
n)(n);async function n(e){const d=e.get(e.catalogNumber),f=d instanceof w.Bi?e.resolve(d.get("Metadata")):null;if(!(f instanceof w.Z6))return;let m;try{m=e.decoded(
f)}catch(b){if(!(b instanceof O.zU)||b.code==="cancelled")throw b;return y.m}return(0,y.kg)(m,e.job.pace)}function s(e,d){const f=x(e),m=t=>e.resolve(f?.get(t)),
b=(t,a,c=", ")=>{const i=(0,y.sm)(d,t,a).map(E.wh).filter(Boolean).join(c);return i===""?null:i},r=(t,a)=>{const[c=""]=(0,y.sm)(d,t,a);return(0,E.wh)(c)||null},
p=(t,a)=>(0,v._)((0,E.Gh)(m(t))??"")??(0,v._)(r("xmp",a)??"")??null,_=e.get(e.catalogNumber),l=_ instanceof w.Bi?(0,E.Gh)(e.resolve(_.get("Lang"))):null;return{
title:(0,E.Gh)(m("Title"))??r("dc","title"),author:(0,E.Gh)(m("Author"))??b("dc","creator"),subject:(0,E.Gh)(m("Subject"))??r("dc","description"),keywords:(0,E.
Gh)(m("Keywords"))??b("pdf","Keywords")??b("dc","subject"),creator:(0,E.Gh)(m("Creator"))??r("xmp","CreatorTool"),producer:(0,E.Gh)(m("Producer"))??r("pdf","Pro\
ducer"),created:p("CreationDate","CreateDate"),modified:p("ModDate","ModifyDate"),language:l??r("dc","language")}}}),3907:((W,A,u)=>{u.d(A,{Rt:()=>f,X:()=>l,km:()=>w,
ol:()=>y,xK:()=>d});var O=u(78157);const y=200,v=1e4;async function w(t,a,c){const i=new E(t);for(let o=i.next();o;o=i.next()){if(c(o))return"left";const g=a.step(
(o.to-o.from)*4+50);g&&await g}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){
this.text=a}next(){const{text:a,at:c}=this;if(c>=a.length)return;if(a.charCodeAt(c)!==P)return this.characters(c,this.nextTag(c));if(a.startsWith("<!--",c))return this.
other(c,"-->",4);if(a.startsWith("<?",c))return this.other(c,"?>",2);if(a.startsWith("<![CDATA[",c)){const o=a.indexOf("]]>",c);return o<0?this.end():(this.at=o+
3,{kind:"text",text:a.slice(c+9,o),from:c,to:this.at})}return a.startsWith("<!",c)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",c),this.end()):(a.charCodeAt(c+
1)===h?this.endTag(c):this.startTag(c))??this.fault(c,this.nextTag(c+1))}other(a,c,i){const o=this.text.indexOf(c,a+i);return o<0?this.end():(this.at=o+c.length,
{kind:"other",from:a,to:this.at})}endTag(a){const c=this.name(a+2),i=this.blanks(c);if(!(c===a+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.
text.slice(a+2,c),from:a,to:this.at}}startTag(a){const{text:c}=this,i=this.name(a+1);if(i===a+1)return;const o=c.slice(a+1,i),g=[];for(let M=i;;){const D=this.blanks(
M),T=c.charCodeAt(D);if(T===x||T===h&&c.charCodeAt(D+1)===x)return this.at=T===x?D+1:D+2,{kind:T===x?"start":"empty",name:o,attributes:g,from:a,to:this.at};const C=this.
name(D),R=this.blanks(C),I=this.blanks(R+1),G=c[I];if(D===M||C===D||c[R]!=="="||G!=='"'&&G!=="'")return;const Z=c.indexOf(G,I+1),S=c.slice(I+1,Math.max(Z,I+1)),
U=S.includes("<")?void 0:s(S);if(Z<0||U===void 0||g.length>=v)return;g.push({name:c.slice(D,C),value:U,from:D,to:Z+1}),M=Z+1}}characters(a,c){const i=s(this.text.
slice(a,c));return i===void 0?this.fault(a,c):(this.at=c,{kind:"text",text:i,from:a,to:c})}nextTag(a){const c=this.text.indexOf("<",a);return c<0?this.text.length:
c}fault(a,c){return this.malformed=!0,this.at=c,{kind:"other",from:a,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:c}=this;for(;;){
const i=c.charCodeAt(a);if(i!==32&&i!==9&&i!==10&&i!==13)return a;a++}}name(a){const{text:c}=this;for(;a<c.length;a++){const i=c.charCodeAt(a);if(i<=32||i===h||
i===x||i===P||i===61||i===34||i===39)break}return a}}const[P,x,h]=[60,62,47],n=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(t){
if(!t.includes("&"))return t;const a=[];let c=0;for(let i=t.indexOf("&");i>=0;i=t.indexOf("&",c)){const o=t.indexOf(";",i);if(o<0||o-i>12)return;const g=t.slice(
i+1,o),M=n.get(g)??e(g);if(M===void 0)return;a.push(t.slice(c,i),M),c=o+1}return a.push(t.slice(c)),a.join("")}function e(t){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(t),c=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function d(t){const[a,c,i,o]=t;
if(a===0&&c===0&&(i===254||i===0)||a===255&&c===254&&i===0&&o===0)return _(t);if(a===254&&c===255||a===0&&c===60)return p(new TextDecoder("utf-16be").decode(t));
if(a===255&&c===254||a===60&&c===0)return p(new TextDecoder("utf-16le").decode(t));const g=new TextDecoder().decode(t);return p(g.includes("�")?Buffer.from(t).
toString("latin1"):g)}function f(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return d(t);const c=(0,O.bS)(t).toString("latin1",0,m),i=b.exec(c)?.[1]?.toLowerCase()??
"utf-8";if(r.has(i))try{return new TextDecoder(i,{fatal:!0}).decode(t)}catch{return}}const m=200,b=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
r=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),p=t=>t.startsWith("\uFEFF")?t.slice(1):t;function _(t){const a=new DataView(t.buffer,
t.byteOffset,t.byteLength),c=t[0]!==0,i=[];for(let o=0;o+4<=t.length;o+=4){const g=a.getUint32(o,c);if(g>1114111)return;i.push(String.fromCodePoint(g))}return p(
i.join(""))}const l=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((W,A,u)=>{u.d(A,{QH:()=>w,T3:()=>E,
_L:()=>n});var O=u(21115),y=u(3907),v=u(45599);function w(s,e,d){const{text:f,properties:m,end:b,about:r}=s,p=[];let _=0;for(const l of m.filter(e).sort((t,a)=>t.
from-a.from))l.from<_||(p.push(f.slice(_,l.from)),_=l.to);return p.push(f.slice(_,Math.max(b,_))),d.length>0&&p.push(P(d,r)),p.push(f.slice(Math.max(b,_))),h(p.
join(""))}function E(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${P(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(s,e){const f=[...new Set(s.map(({prefix:b})=>b))].map(b=>` xmlns:${b}="${O.dK[b]}"`).join(""),m=s.map(({prefix:b,name:r,form:p,values:_})=>`\
<${b}:${r}>${x(p,_)}</${b}:${r}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,y.X)(e)}"${f}>
${m.join("")}</rdf:Description>
`}function x(s,e){const d=f=>e.map(m=>`<rdf:li${f}>${(0,y.X)(m)}</rdf:li>`).join("");switch(s){case"simple":return(0,y.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const h=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function n(s,e){const d=s.catalog.get("Metadata"),f=s.resolve(d),m=f instanceof v.Z6?[...f.dict].
filter(([p])=>!["Filter","DecodeParms","Length"].includes(p)):[],b=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...m]),r=new v.Z6(b,Buffer.
from(e,"utf8"));(0,v.i9)(d)&&f instanceof v.Z6?s.put(d,r):s.edit(s.catalogNumber).set("Metadata",s.add(r))}}),1975:((W,A,u)=>{u.d(A,{kg:()=>E,m:()=>w,sm:()=>P});
var O=u(21115),y=u(3907);const v=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(s,e){const d=(0,y.xK)(s);if(d===void 0)return w;const f=new h,
b=await(0,y.km)(d,e,r=>(f.take(r),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:d,properties:f.properties,malformed:b,end:f.end,about:f.
about}}function P(s,e,d){return s?.properties.find(f=>f.name===d&&f.namespace===O.dK[e])?.values??[]}const x=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(e,d,f){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const m=this.scope.ofElement(e),b=m.namespace===O.dK.rdf,r=b&&m.local==="li";this.root===x&&this.end<0&&b&&m.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const p=this.open.length-this.root,_=r?d.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:e,...m,from:f,language:_}),
this.root===x){if(!b||m.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(p===1)this.describe(d);else if(p===
2){this.items=[];const l=d.find(({name:t})=>this.isRdf(t,"resource"));this.pieces=l?[l.value]:[]}else r&&(this.pieces=[])}describe(e){for(const{name:d,value:f,from:m,
to:b}of e){if((0,O.HC)(d))continue;const{namespace:r,local:p}=this.scope.ofAttribute(d);r===O.dK.rdf&&p==="about"&&(this.about=f),!(r===""||r===O.dK.rdf||r===O.
dK.xml)&&this.add({namespace:r,name:p,values:[f],from:m,to:b})}}close(e,d,f){const m=this.open.pop();if(m?.name!==e){this.broken=!0;return}this.scope.leave();const b=this.
open.length-this.root;if(this.root!==x)if(b===0)this.end=d,this.root=x;else if(b===1&&this.loose)this.root=x,this.loose=!1;else if(b===2){const r=this.items.length>
0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:m.namespace,name:m.local,values:r,from:m.from,to:f})}else b>2&&m.namespace===O.dK.rdf&&m.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:m.language}),this.pieces=[])}add(e){this.properties.length<v?this.properties.push(e):this.broken=
!0}isRdf(e,d){const f=this.scope.ofAttribute(e);return f.local===d&&f.namespace===O.dK.rdf}}function n(s){const e=s.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),d=s.map(({text:f})=>f);return e>0?[d[e],...d.slice(0,e),...d.slice(e+1)]:d}}),94289:((W,A,u)=>{u.d(A,{Y:()=>O});function O(x,h){switch(x){case"D":return String(
h);case"R":return E(h);case"r":return E(h).toLowerCase();case"A":return P(h);case"a":return P(h).toLowerCase();default:return""}}const y=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,w=2600;function E(x){if(x>v)return String(x);let h="",
n=x;for(const[s,e]of y)for(;n>=s;)h+=e,n-=s;return h}function P(x){return x>w?String(x):String.fromCharCode(65+(x-1)%26).repeat(Math.ceil(x/26))}}),33546:((W,A,u)=>{
u.d(A,{FB:()=>E,Hr:()=>x,Zh:()=>h,k$:()=>P,qm:()=>n});var O=u(93604),y=u(45599),v=u(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function E(b){
const r=b.catalog.get("PageLabels");if(!b.dict(r))return;const p=(await(0,v.Zc)(b,r,"Nums")).map(([_,l])=>({first:Number(_),label:b.dict(l)})).filter(({first:_})=>Number.
isInteger(_)&&_>=0).sort((_,l)=>_.first-l.first).filter(({first:_},l,t)=>t[l+1]?.first!==_).map(({first:_,label:l})=>({first:_,...s(b,l)}));return p[0]?.first===
0?p:[w,...p]}function P(b,r){const p=b.editCatalog();if(r.length===0){p.delete("PageLabels");return}const _=r[0].first===0?r:[w,...r],l=m(b),t=_.map(({first:a,start:c,
...i})=>[a,f({...i,number:c},l)]);p.set("PageLabels",b.add((0,v.H6)(b,t,"Nums")))}async function x(b){const r=await E(b);if(!r)return;const p=r.map(({first:_})=>_);
return _=>{const l=r[(0,O.M)(p,_)-1];return{...l,number:l.start+_-l.first}}}function h(b,r){const p=[],_=m(b);let l,t=0;for(const a of r)(!l||!e(l,a))&&p.push([
t,f(a,_)]),l=a,t++;return(0,v.H6)(b,p,"Nums")}async function n(b,r){const p=await x(b);if(!p)return;const _=h(b,Array.from(r,l=>p(l-1)));b.editCatalog().set("Pa\
geLabels",b.add(_))}function s(b,r){const p=b.resolve(r?.get("S")),_=b.resolve(r?.get("P")),l=b.resolve(r?.get("St"));return{style:p instanceof y.SX?p.text:void 0,
prefix:_ instanceof y.Mx&&_.bytes.length>0?_:void 0,start:typeof l=="number"&&Number.isInteger(l)&&l>=1?l:1}}function e(b,r){return b.style!==r.style||r.style!==
void 0&&r.number!==b.number+1?!1:b.prefix===r.prefix?!0:!!b.prefix&&!!r.prefix&&Buffer.compare(b.prefix.bytes,r.prefix.bytes)===0}const d=100;function f({style:b,
prefix:r,number:p},_){return(0,y.jd)({S:b===void 0?void 0:(0,y.UU)(b),P:r&&r.bytes.length>d?_(r):r,St:b===void 0||p===1?void 0:p})}function m(b){const r=new Map;
return p=>{let _=r.get(p);return _||r.set(p,_=b.add(p)),_}}}),81077:((W,A,u)=>{u.d(A,{AN:()=>n,BX:()=>P,H6:()=>x,MN:()=>h,Pu:()=>w,Zc:()=>E});var O=u(45599),y=u(
9819);const v=64,w=r=>typeof r=="number"?String(r):Buffer.from(r.bytes).toString("latin1");async function E(r,p,_){const l=[];for(const t of await e(r,p,0,_)){for(const c of f(
r,t,_))l.push(c);const a=r.job.pace.step(s);a&&await a}return l}async function P(r,p,_,l,t,a){const c=await e(r,p,_,l,a);for(let i=c.length-1;i>=0;i--){const o=c[i],
g=f(r,o,l),M=g.filter(([R,I])=>!t(R,I)),D=r.job.pace.step(s+g.length*s);D&&await D,M.length<g.length&&(r.edit(o.holder),o.dict.set(l,M.flat()),o.changed=!0);for(const R of o.
repeats)r.edit(o.holder),o.dict.delete(R),o.changed=!0;if(o.emptyKids){const R=(r.array(o.dict.get("Kids"))??[]).filter(I=>!o.emptyKids.has(r.dict(I)));r.edit(o.
holder),o.dict.set("Kids",R),o.changed=!0}if(!o.changed)continue;const T=r.array(o.dict.get("Kids"))??[];o.empty=M.length===0&&T.length===0;const C=o.parent;C&&
(C.changed=!0,o.empty?(C.emptyKids??=new Set).add(o.dict):m(r,o,M,T))}return c[0]?.empty??!1}function x(r,p,_){if(p.length<=v)return(0,O.jd)({[_]:p.flat()});let l=[];
for(const t of b(p)){const[a,c]=[t[0][0],t.at(-1)[0]];l.push({ref:r.add((0,O.jd)({Limits:[a,c],[_]:t.flat()})),low:a,high:c})}for(;l.length>v;)l=b(l).map(t=>{const[
a,c]=[t[0].low,t.at(-1).high];return{ref:r.add((0,O.jd)({Limits:[a,c],Kids:t.map(({ref:i})=>i)})),low:a,high:c}});return(0,O.jd)({Kids:l.map(({ref:t})=>t)})}const h=(r,p)=>x(
r,n([...p].map(([_,l])=>[(0,O.Px)(_),l])),"Names");function n(r){return r.map(p=>({entry:p,key:w(p[0])})).sort((p,_)=>p.key<_.key?-1:p.key>_.key?1:0).map(({entry:p})=>p)}
const s=100;async function e(r,p,_,l,t){const a=new y.b9(r),c=new Set,i=M=>c.size<c.add(M).size,o=[],g=[{value:p??null,holder:_,parent:void 0}];for(let M=g.pop();M!==
void 0;M=g.pop()){a.spend(1);const D=r.dict(M.value);if(!D||!i(D)||t&&M.parent&&!d(r,D,t))continue;const T=[],C=S=>{const U=r.array(D.get(S));return!U||i(U)?U??
[]:(T.push(S),[])},R=C(l).length>>1,I=C("Kids"),G={dict:D,holder:(0,y.Kd)(M.value,M.holder),parent:M.parent,repeats:T};o.push(G),a.spend(R);for(let S=I.length-1;S>=
0;S--)g.push({value:I[S],holder:(0,y.Kd)(D.get("Kids"),G.holder),parent:G});const Z=r.job.pace.step(s+R*s);Z&&await Z}return o}function d(r,p,_){const[l,t]=r.array(
p.get("Limits"))??[];return typeof l!="number"||typeof t!="number"||_(l,t)}function f(r,{dict:p,repeats:_},l){const t=_.includes(l)?void 0:r.array(p.get(l));if(!t)
return[];const a=[];for(let c=0;c+1<t.length;c+=2){const i=r.resolve(t[c]);(l==="Names"?i instanceof O.Mx:typeof i=="number")&&a.push([i,t[c+1]])}return a}function m(r,p,_,l){
const t=i=>r.array(r.dict(i)?.get("Limits"))??[],a=_[0]?.[0]??t(l[0])[0],c=_.at(-1)?.[0]??t(l.at(-1))[1];r.edit(p.holder),a!==void 0&&c!==void 0?p.dict.set("Lim\
its",[a,c]):p.dict.delete("Limits")}function b(r){const p=[];for(let _=0;_<r.length;_+=v)p.push(r.slice(_,_+v));return p}}),59071:((W,A,u)=>{u.d(A,{Gh:()=>e,ZK:()=>d,
wh:()=>s});var O=u(77581),y=u(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
P=f=>f.replace(v,"").replace(w,"").replace(E,"�"),x=200,h=new WeakMap;function n(f){if(f.bytes.length<x)return P((0,O.g7)(f));let m=h.get(f);return m===void 0&&
h.set(f,m=P((0,O.g7)(f))),m}const s=f=>P(f).trim();function e(f){const m=f instanceof y.Mx?n(f).trim():"";return m===""?null:m}const d=f=>f?n(f):""}),70549:((W,A,u)=>{
u.d(A,{n:()=>O});function O(y){const v=new WeakMap;return w=>{if(w.hasChanges)return y(w);const E=v.get(w);if(E)return E.answer;const P=y(w);return v.set(w,{answer:P}),
P}}}),9819:((W,A,u)=>{u.d(A,{J7:()=>v,Kd:()=>P,Wo:()=>x,_i:()=>E,b9:()=>w});var O=u(42973),y=u(45599);class v{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:s,catalogNumber:e,pages:d}=this.document,f=s.get("Pages");n===e||(0,y.i9)(f)&&n===f.number||d.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,y.
i9)(n)&&this.gone.has(n.number)}}class w{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,O.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(n,s=new w(
n)){this.allowance=s,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,y.i9)(n))return!0;const{number:s}=n,e=s>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const d=1<<(s&7),f=(this.seen[e]&d)===0;return this.seen[e]|=d,f}}function P(h,n){return(0,y.i9)(h)?h.number:
n}function x(h,n){const s=h.catalog.get(n),e=h.dict(s);return e&&{dict:e,holder:P(s,h.catalogNumber)}}}),93604:((W,A,u)=>{u.d(A,{B:()=>O,M:()=>y});const O=(w,E)=>v(
w,E,!1),y=(w,E)=>v(w,E,!0);function v(w,E,P){let[x,h]=[0,w.length];for(;x<h;){const n=x+h>>1,s=w[n];s<E||P&&s===E?x=n+1:h=n}return x}})};
