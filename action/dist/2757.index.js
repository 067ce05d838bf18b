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
if(n.length>64)return;const s=n.trim().replace(y,(e,l,f,m)=>`${l??""}${1900+Number(f)}${m}`);return x(P(O.exec(s)??v.exec(s)))}function E(n){const s=n.length>64?
void 0:P(v.exec(n.trim()));if(!s||x(s)===void 0)return;const{year:e,month:l="",day:f="",hour:m="",minute:b="",second:o="",zone:p=""}=s;return`D:${e}${l}${f}${m}${b}${o}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function P(n){if(!n)return;const[,s,e,l,f,m,b,o,p,_,d]=n,t=o??(p===void 0?void 0:`${p}${_??"00"}:${d??"00"}`);return{year:s,
month:e,day:l,hour:f,minute:m,second:b,zone:t}}function x(n){if(!n)return;const{year:s,month:e,day:l,hour:f,minute:m="00",second:b="00",zone:o}=n,p=(d,t,a)=>d===
void 0||Number(d)>=t&&Number(d)<=a;if(Number(s)===0||!p(e,1,12)||!p(l,1,h(Number(s),Number(e)))||!p(f,0,23)||!p(m,0,59)||!p(b,0,59)||o!==void 0&&o!=="Z"&&!(p(o.
slice(1,3),0,23)&&p(o.slice(4),0,59)))return;const _=[s,e,l].filter(d=>d!==void 0).join("-");return f===void 0?_:`${_}T${f}:${m}:${b}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function h(n,s){return s===2?n%4===0&&(n%100!==0||n%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),51521:((W,A,u)=>{u.d(A,{Ct:()=>P,Qf:()=>E,sA:()=>h});
var O=u(98446),y=u(34378);const v=/(\{[^{}]*\})/;function w(n,s){const e=[],l=[],f=`use ${s.map(m=>`{${m}}`).join(", ")}`;for(const m of(0,y.w)(n).split(v)){const b=s.
find(o=>`{${o}}`===m);if(b)e.push({placeholder:b});else if(v.test(m))l.push(m);else{if(/[{}]/.test(m))return{problem:`has a brace that belongs to no placeholder\
; ${f}`};m&&e.push({literal:m})}}return l.length===0?{pieces:e}:{problem:`has the unknown ${(0,O.d5)(l.length,"placeholder","placeholders")} ${l.join(" and ")};\
 ${f}`}}const E=n=>n.split(v).filter((s,e)=>e%2===1),P=(n,s)=>n.split(v).map((e,l)=>(l%2===1&&Object.hasOwn(s,e.slice(1,-1))?s[e.slice(1,-1)]:void 0)??e).join(""),
x=["number","last","label","name"],h=n=>w(n,x)}),49892:((W,A,u)=>{u.d(A,{B_:()=>v,Fw:()=>w,Tz:()=>P});var O=u(49180),y=u(57117);const v="OctavoColor";function w(x,h){
const n=E(x),s=n.length===1,e=h?.part===1;return h===void 0||(0,y.hU)(h,s?1:3)?{values:n,operators:`${n.join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:
{values:n,listsGlyphs:e,operators:`/${v} cs ${n.join(" ")} sc`,colorSpace:s?(0,y.HB)():(0,y.Pz)()}}function E(x){if(x==="Gray")return[.5];const[h,n,s]=(0,O.q)(x);
return(h===n&&n===s&&h>0?[h]:[h,n,s]).map(l=>Math.round(l/255*1e4)/1e4)}function P(x){return x===void 0||(0,y.hU)(x,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`\
/${v} cs ${h} sc`,colorSpace:(0,y.HB)()}}}),57117:((W,A,u)=>{u.d(A,{Br:()=>x,HB:()=>l,Pz:()=>e,Qg:()=>n,_B:()=>w,c4:()=>h,hU:()=>P});var O=u(21281),y=u(824),v=u(
45599);async function w(f){const m=await(0,y.Br)(f),{archive:b}=(0,O.Ip)(f,m);return b&&{...b,xmp:m,intent:E(f)}}function E(f){for(const m of f.array(f.catalog.
get("OutputIntents"))??[]){const b=f.dict(m);if(!(0,v.Zm)(b)||!(0,v.Eo)(f.resolve(b.get("S")),"GTS_PDFA1"))continue;const o=f.resolve(f.dict(b.get("DestOutputPr\
ofile"))?.get("N"));if(typeof o=="number")return o}}const P=({intent:f},m)=>m===1?f!==void 0:f===m,x={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(f,m,b)=>(0,O.qg)(f,m.xmp,m,b),n=f=>f&&f.part!==1&&f.intent===void 0?
e():void 0,s=[.9505,1,1.089],e=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
l=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((W,A,u)=>{u.d(A,{Wx:()=>E,pi:()=>x,z:()=>h});var O=u(58426),y=u(74135);function v(s,e){
return w(s,e*72/s.userUnit)}function w(s,e){const{width:l,height:f}=(0,y.iN)(s),m={width:l-2*e,height:f-2*e,inset:e};return m.width>0&&m.height>0?m:void 0}function E(s,e,l){
const f=l===O.zU[s].fields.margin.default;return e.map(m=>{const b=v(m,l);if(b||!f)return b;const{width:o,height:p}=(0,y.iN)(m);return w(m,Math.min(o,p)/10)})}const P=null;
function x(s,{inset:e},l,f,m){const b=(0,y.iN)(s),o=b.width-e-f,p=b.height-e-m,_=l.endsWith("left")?e:l.endsWith("right")?o:(b.width-f)/2,d=l.startsWith("bottom")?
e:l.startsWith("top")?p:(b.height-m)/2;return[_,d]}function h({kinds:s,pages:e},l){const f=e.find(({kind:m})=>!l[m]);return f?[{field:"margin",message:n(f.index,
s[f.kind])}]:[]}function n(s,e){const{width:l,height:f}=(0,y.iN)(e),m=(0,y.d)(Math.min(l,f)/2,e);return`leaves no room on page ${s+1}, which is ${(0,y.d)(l,e)} \
× ${(0,y.d)(f,e)} inches; it must be less than ${m}`}}),72313:((W,A,u)=>{u.d(A,{W:()=>t});var O=u(81627),y=u(45599),v=u(98446),w=u(36078);function E(i,r,g,M){return`\
/Artifact <<${g==="over"?`/Type /Pagination /Subtype /${r}`:`/Type /Background /BBox [${M.map(w._).join(" ")}]`}>> BDC
${i}
EMC
`}var P=u(36211),x=u(37709),h=u(85008),n=u(74135),s=u(5490);const e=400,l=.01;function f(i,r,g,M){const D=new x.BT(r),T=new m(i,g,M);for(let C=0;C<e&&D.next();C++)
if(T.takes(D))return!0;return!1}class m{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new b;clips=!1;constructor(r,g,M){
this.document=r,this.resources=g,this.box=M}takes(r){if(this.states.follow(r)||this.extendsPath(r)||this.setsState(r))return!1;const{operator:g}=r;if(g==="Do")return this.
paintsImage(r.name(0));const M=P.lJ.get(g);return M!==void 0&&this.paintsPath(M)}setsState(r){const g=this.states.current;switch(r.operator){case"gs":{const M=this.
document.dict(this.resource("ExtGState",r.name(0)));return g.isOpaque=g.isSolid=o(this.document,M),!0}case"scn":case"sc":return g.isSolid=g.isOpaque&&r.kind(r.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return g.isSolid=g.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(r){const{matrix:g}=this.
states.current;switch(r.operator){case"re":{const[M,D,T,C]=(0,s.M)(r);return this.path.rectangle(g,M,D,T,C),!0}case"m":case"l":return this.path.point(g,r.number(
0),r.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:r}){const g=this.states.current,M=this.path.area();
return r&&g.isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(g.clip=M&&g.clip&&_(M,g.clip)),this.clips=!1,this.path=new b,!1)}paintsImage(r){const g=this.states.current,
M=this.resource("XObject",r);if(!g.isOpaque||!(M instanceof y.Z6)||!p(this.document,M.dict))return!1;const D=new b;return D.rectangle(g.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(r){const{clip:g}=this.states.current;return r!==void 0&&g!==void 0&&d(_(r,g),this.box)}resource(r,g){const{document:M,resources:D}=this;return g===
void 0?null:M.resolve(M.dict(D?.get(r))?.get(g))}}class b{isRectangle=!0;points=[];point([r,g,M,D,T,C],R,I){this.points.push([r*R+M*I+T,g*R+D*I+C])}rectangle(r,g,M,D,T){
this.point(r,g,M),this.point(r,g+D,M),this.point(r,g+D,M+T),this.point(r,g,M+T)}area(){const{points:r}=this;if(!this.isRectangle||r.length<4||r.length>5)return;
const g=(0,n.$L)(r),M=l*Math.max(g[2]-g[0],g[3]-g[1]),D=(T,C,R)=>Math.abs(T-C)<=M||Math.abs(T-R)<=M;return r.every(([T,C])=>D(T,g[0],g[2])&&D(C,g[1],g[3]))?g:void 0}}
function o(i,r){if(!r)return!0;const g=i.resolve(r.get("ca")),M=i.resolve(r.get("BM")),D=i.resolve(r.get("SMask"));return(g===null||g===1)&&(M===null||(0,y.Eo)(
M,"Normal"))&&(D===null||(0,y.Eo)(D,"None"))}function p(i,r){const g=i.resolve(r.get("ImageMask"))===!0;return(0,y.Eo)(i.resolve(r.get("Subtype")),"Image")&&!g&&
!r.has("SMask")&&!r.has("Mask")}function _(i,r){return[Math.max(i[0],r[0]),Math.max(i[1],r[1]),Math.min(i[2],r[2]),Math.min(i[3],r[3])]}function d(i,r){const[g,
M]=[l*(r[2]-r[0]),l*(r[3]-r[1])];return i[0]<=r[0]+g&&i[1]<=r[1]+M&&i[2]>=r[2]-g&&i[3]>=r[3]-M}async function t(i,{kinds:r,pages:g},M){const{pace:D}=i.job,{layer:T,
subtype:C,groupColorSpace:R}=M,I=new O.B(i);T==="over"&&await I.inspect(g);const G=[];for(const[Z,S]of g.entries()){const U=D.step(T==="over"?2e3:2e4);U&&await U,
Z%1e3===0&&D.progress(Z/g.length);const L=M.on(S,Z);if(!L)continue;const{box:j}=r[S.kind],{resources:K}=L,B=z=>E(L.operators(z),C,T,j);if(T==="over")await I.over(
S,{resources:K,operators:B});else{const z=await I.contents.content(I.contents.own(S));f(i,z,i.dict(S.resources),j)&&G.push(S.index+1),I.under(S,{resources:K,operators:B})}
R!==void 0&&a(i,S.index,R)}return G.length>0?[c(G,g.length)]:[]}function a(i,r,g){const M=i.pages.number(r),D=i.entry(M,"Group"),T=i.dict(D);if(T?.has("CS"))return;
const C=(0,y.jd)({Type:(0,y.UU)("Group"),S:(0,y.UU)("Transparency"),...Object.fromEntries(T??[]),CS:g});(0,y.i9)(D)&&(0,y.Zm)(i.get(D))?i.put(D,C):i.pages.patch(
r,{Group:C})}function c(i,r){return{code:"stamp_hidden",message:`The stamp is hidden ${i.length===r?"on every page":`on ${(0,v.oi)(i)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((W,A,u)=>{u.r(A),u.d(A,{addPageNumbers:()=>T});var O=u(58552),y=u(94289),v=u(33546),w=u(77581),E=u(
86799),P=u(47707),x=u(71391),h=u(49892),n=u(74135),s=u(95358),e=u(36078),l=u(57117),f=u(72313),m=u(99876),b=u(41578),o=u(12889),p=u(29825),_=u(75283),d=u(45657);
async function t(S){return[...S?[(0,_.ar)(S)]:[],await(0,_.Wu)("Regular")]}const a=S=>(0,P.Sw)(S)||(0,o.ft)(S);async function c(S,U,L){const j=S.map(()=>new Map);
for(const N of U)for(const{face:$,glyphs:F}of i(S,N,L))for(const{glyph:X}of F)j[$].set(X.id,X);const K=[],B=new Map;for(const[N,$]of j.entries())$.size!==0&&(B.
set(N,K.length),K.push(await(0,b.r)(S[N],[...$.values()])));const z=N=>{const $=i(S,N,L);return{pieces:$.map(F=>{const X=B.get(F.face)??0;return{font:X,operators:k=>r(
F,K[X],S[F.face].unit,k)}}),width:$.reduce((F,{glyphs:X})=>X.reduce((k,{advance:Y})=>k+Y,F),0)/1e3}},H=j.flatMap((N,$)=>[...N.values()].map(F=>({...S[$].boxOf(F),
scale:S[$].unit/1e3}))).filter(({minY:N,maxY:$})=>N<=$);return{fonts:K.map(({addTo:N})=>N),line:z,bottom:Math.min(0,(0,d.YG)(H.map(({minY:N,scale:$})=>N*$))),top:Math.
max(0,(0,d.Kf)(H.map(({maxY:N,scale:$})=>N*$)))}}function i(S,U,L){return(0,p.OD)(U,S).map(({font:j,text:K,rtl:B})=>({face:j,glyphs:L?S[j].shape(K,B):Array.from(
K,z=>S[j].plain(z))}))}function r({glyphs:S},{codeOf:U},L,j){const K=[];let B="",z=0;const Q=()=>{B!==""&&K.push(/^<[^>]*>$/.test(B)?`${B} Tj`:`[${B}] TJ`),B=""},
H=$=>{Math.abs($)>=.01&&(B+=String(-Math.round($*100)/100))},N=$=>{B=B.endsWith(">")?`${B.slice(0,-1)}${$}>`:`${B}<${$}>`};for(const{glyph:$,advance:F,x:X,y:k}of S)
k!==z&&(Q(),K.push(`${(0,e._)(k*j/1e3)} Ts`),z=k),H(X),N(U($)),H(F-X-$.advanceWidth*L);return Q(),z!==0&&K.push("0 Ts"),K.join(" ")}var g=u(51521);const M="Octa\
voNumber",D=64*1024;async function T(S,U,L,j,K){const B=await(0,m.F)(S,j),{kinds:z,pages:Q}=B,H=(0,s.Wx)("add_page_numbers",z,L.margin),N=(0,s.z)(B,H),$=(0,g.sA)(
L.number_format),F=L.first_number+Q.length-1,{last_number:X=F}=L;if(X<F&&N.push({field:"last_number",message:`is ${X}, but the last page gets the number ${F}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,O.G6)([{field:"number_format",message:$.problem},...N]);const k=await C(S,U,$.pieces,{...L,last_number:X},
Q),Y=L.font&&(0,E.g)(L.font,"font"),V=await I(k,$.pieces,{prepared:K,pace:S.job.pace,issues:N,file:Y}),J=(0,h.Fw)(L.color,await(0,l._B)(S)),tt=V.fonts.map((et,nt)=>({
category:"Font",name:nt===0?M:`${M}${nt+1}`,ref:et(S,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:h.B_,ref:S.add(J.colorSpace)}),
(0,f.W)(S,B,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=V.line(k(nt)),[rt,ot]=[z[et],H[et]],q=Z(st.width,V,L.font_size,rt,ot),ft=(V.top-V.bottom)*
q,[dt,lt]=(0,s.pi)(rt,ot,L.position,st.width*q,ft),ut=(0,n.lw)([1,0,0,1,dt,lt-V.bottom*q],(0,n.S3)(rt));return{resources:tt,operators:at=>{const it=at[V.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(h.B_,it),pt=st.pieces.map(ct=>`/${at[ct.font]} ${(0,e._)(q)} Tf ${ct.operators(q)}`);return`q ${ht} BT ${(0,e.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function C(S,U,L,{first_number:j,last_number:K,digits:B},z){const Q=String(K),H=(0,P.RK)(U.replace(/\.[^.]*$/,"")),N=L.
some(k=>"placeholder"in k&&k.placeholder==="label")?await(0,v.Hr)(S):void 0,$={number:k=>String(j+k).padStart(B,"0"),last:()=>Q,name:()=>H,label:k=>{const{index:Y}=z[k];
if(!N)return String(Y+1);const{prefix:V,style:J,number:tt}=N(Y);return(V?(0,P.RK)((0,w.g7)(V)):"")+(0,y.Y)(J,tt)}},F=L.map(k=>"literal"in k?{literal:(0,P.RK)(k.
literal)}:k);return Object.assign(k=>F.map(Y=>"literal"in Y?Y.literal:$[Y.placeholder](k)).join(""),{count:z.length,isUniform:!N})}function R(S){const U=new Set(
"0123456789"),L=S.isUniform?1:S.count;for(let j=0;j<L;j++)for(const K of S(j))U.add(K);return[...U].sort()}async function I(S,U,{prepared:L,pace:j,issues:K,file:B}){
const z=R(S),Q=z.join(""),H=a(Q),N=H?G(S):z,$=(0,x.C)("number",B?.bytes,H,H?[...N].join(`
`):Q);let F=L.get($);if(!F){const X=await t(B);await j.rest();const k=(0,P.Zw)(Q,X);if(k!==void 0){const Y=U.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
K.unshift({field:"number_format",message:Y?`${k} (from the format, the file name or the labels)`:k,mentions:["font"]})}if(K.length>0)throw(0,O.G6)(K);F=await c(
X,N,H),await j.rest(),L.put($,F,D)}if(K.length>0)throw(0,O.G6)(K);return F}function G(S){const U=new Set(["0123456789"]);for(let L=0;L<S.count;L++)U.add(S(L).replace(
/\d/g,"0"));return[...U]}function Z(S,{top:U,bottom:L},j,K,B){return Math.min(j/K.userUnit,B.width/Math.max(S,1e-6),B.height/(U-L))}}),50476:((W,A,u)=>{u.d(A,{Z:()=>x,
f:()=>P});const[O,y,v,w,E]=[1,8,32,64,128];function P(h,n,s,e){const l=new Set,f=[...h].filter(m=>typeof m=="number");for(let m=f.pop();m!==void 0;m=f.pop())if(!(m<
0||m>=n||l.has(m))){l.add(m);for(const b of x(e,s(m)))f.push(b)}return l}function*x(h,[n,s]){if(!(s-n<12||h.getInt16(n)>=0))for(let e=n+10,l=v;l&v&&e+4<=s;)l=h.
getUint16(e),yield h.getUint16(e+2),e+=4+(l&O?4:2)+(l&y?2:l&w?4:l&E?8:0)}}),12889:((W,A,u)=>{u.d(A,{Rl:()=>d,Vv:()=>w,fM:()=>E,ft:()=>n,jB:()=>p,pr:()=>f,rg:()=>o,
vw:()=>l,wE:()=>_});var O=u(46161),y=u(93604),v=u(47707);const w="‏",E="‎";let P;const x=()=>P??=(0,O.A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
n=t=>h.test(t),s=4e3,e=t=>x().getEmbeddingLevels(t.slice(0,s)).paragraphs[0]?.level??0,l=t=>n(t)&&e(t)%2===1,f=t=>[...m(t)];function*m(t){if(!n(t)){t!==""&&(yield{
text:t,rtl:!1,at:0});return}if(t.length<=s)return yield*b(t,0);const a=e(t)%2===1,c=[];for(let i=0;i<t.length;)i=Math.min(i+s,t.length),/[\ud800-\udbff]/.test(t[i-
1])&&(i=Math.min(i+1,t.length)),c.push(i);for(let i=0;i<c.length;i++){const r=a?c.length-1-i:i,g=c[r-1]??0;yield*b(t.slice(g,c[r]),g,a?"rtl":"ltr")}}function b(t,a,c){
const{levels:i,paragraphs:r}=x().getEmbeddingLevels(t,c),g=r[0]?.level??0;for(let T=t.length-1;T>=0&&/\s/.test(t[T]);T--)i[T]=g;const M=[];for(let T=0,C=0;T<t.length;T=
C){const R=i[T];for(;C<t.length&&i[C]===R;)C++;M.push({level:R,text:t.slice(T,C),at:T})}const D=M.reduce((T,{level:C})=>Math.max(T,C),0);for(let T=D;T>0;T--)for(let C=0,
R=0;C<M.length;C=R+1){for(R=C;R<M.length&&M[R].level>=T;)R++;for(let I=C,G=R-1;I<G;I++,G--)[M[I],M[G]]=[M[G],M[I]]}return M.map(({level:T,text:C,at:R})=>({text:C,
rtl:T%2===1,at:a+R}))}function*o(t,a){const c=new Int32Array(a.length+1);for(const[i,r]of a.entries())c[i+1]=c[i]+r.length;for(const{text:i,rtl:r,at:g}of m(t+a.
join(""))){const M=g-t.length,D=M+i.length,T=[];for(let C=Math.max((0,y.M)(c,M)-1,0);C<a.length&&c[C]<D;C++){const R=Math.max(M-c[C],0),I=a[C].slice(R,Math.max(
D-c[C],0));I!==""&&T.push({text:I,rtl:r,at:R,index:C})}yield*r?T.reverse():T}}const p=t=>Array.from(t,a=>x().getMirroredCharacter(a)??a).join(""),_=t=>(0,v.qf)(
p(t)).reverse().join(""),d=t=>f(t).flatMap(({text:a,rtl:c})=>c?(0,v.qf)(p(a)).reverse():(0,v.qf)(a))}),29825:((W,A,u)=>{u.d(A,{EH:()=>x,OD:()=>w,W_:()=>E,lV:()=>v});
var O=u(12889),y=u(47707);const v=-1,w=(h,n)=>(0,O.pr)(h).flatMap(s=>E(s,n));function E({text:h,rtl:n},s){const e=[];for(const l of(0,y.qf)(h)){const f=e.at(-1),
m=(0,y.ML)(l)?f?.font??0:P(l,s,f?.font);f?.font===m?f.text+=l:e.push({font:m,text:l,rtl:n})}return n?e.reverse():e}function P(h,n,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&s!==void 0&&n[s]?.covers(h)===!0?s:n.findIndex(l=>l.covers(h))}function x(h,n){const s=w(h,n).filter(({font:e})=>e===v);return[...new Set(s.flatMap(e=>(0,y.
qf)(e.text)))]}}),88739:((W,A,u)=>{u.d(A,{B:()=>P,U:()=>w});var O=u(77581),y=u(12889);const v=100;function w(x,{digits:h=4,isInOrder:n=!1}={}){const s=x.filter(
([,l])=>l.length>0).map(([l,f])=>`<${P(l).slice(-h)}> <${E(f,n)}>`),e=Array.from({length:Math.ceil(s.length/v)},(l,f)=>{const m=s.slice(f*v,(f+1)*v);return[`${m.
length} beginbfchar`,...m,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...e,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(x,h){const n=x.map(s=>String.fromCodePoint(s)).join("");return(0,O.kt)(!h&&(0,y.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const P=x=>x.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,A,u)=>{u.d(A,{F:()=>v});var O=u(60623);const y=1<<24,v=w=>(0,O.UD)(Buffer.from(w,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),74135:((W,A,u)=>{u.d(A,{$L:()=>f,DI:()=>P,Gd:()=>n,JQ:()=>y,Mo:()=>w,PU:()=>x,Pj:()=>o,S3:()=>v,W1:()=>p,XM:()=>b,d:()=>_,
ds:()=>E,gF:()=>m,iN:()=>O,kO:()=>l,lw:()=>h,xk:()=>s,zl:()=>e});function O({box:[d,t,a,c],rotation:i}){const r=a-d,g=c-t;return i%180===0?{width:r,height:g}:{width:g,
height:r}}function y(d){const{width:t,height:a}=O(d);return{width:t*d.userUnit,height:a*d.userUnit}}function v({box:[d,t,a,c],rotation:i}){switch(i){case 0:return[
1,0,0,1,d,t];case 90:return[0,1,-1,0,a,t];case 180:return[-1,0,0,-1,a,c];case 270:return[0,-1,1,0,d,c]}}function w(d,t){return t===void 0?d:o(d,t)??d}function E([
d,t,a,c]){return[Math.min(d,a),Math.min(t,c),Math.max(d,a),Math.max(t,c)]}function P([d,t,a,c,i,r]){const g=d*c-t*a,[M,D,T,C]=[c/g,-t/g,-a/g,d/g];return[M+0,D+0,
T+0,C+0,-(i*M+r*T)+0,-(i*D+r*C)+0]}const x=([d,t,a,c])=>Math.sqrt(Math.abs(d*c-t*a));function h(d,t){const[a,c,i,r,g,M]=d,[D,T,C,R,I,G]=t;return[a*D+c*C,a*T+c*R,
i*D+r*C,i*T+r*R,g*D+M*C+I,g*T+M*R+G]}function n([d,t,a,c,i,r],g,M){return[d*g+a*M+i,t*g+c*M+r]}function s([d,t],[a,c],[i,r],[g,M],D){const T=1-D,[C,R,I,G]=[T**3,
3*D*T**2,3*D**2*T,D**3];return[C*d+R*a+I*i+G*g,C*t+R*c+I*r+G*M]}function e(d,[t,a,c,i]){const[r,g]=n(d,t,a),[M,D]=n(d,c,a),[T,C]=n(d,t,i),[R,I]=n(d,c,i);return[
Math.min(r,M,T,R),Math.min(g,D,C,I),Math.max(r,M,T,R),Math.max(g,D,C,I)]}const l=(d,t)=>[Math.min(d[0],t[0]),Math.min(d[1],t[1]),Math.max(d[2],t[2]),Math.max(d[3],
t[3])];function f(d){let[t,a,c,i]=m;for(const[r,g]of d)t=Math.min(t,r),a=Math.min(a,g),c=Math.max(c,r),i=Math.max(i,g);return[t,a,c,i]}const m=[1/0,1/0,-1/0,-1/0],
b=([d,t,a,c],i)=>[d-i,t-i,a+i,c+i];function o(d,t){const a=[Math.max(d[0],t[0]),Math.max(d[1],t[1]),Math.min(d[2],t[2]),Math.min(d[3],t[3])];return a[0]<a[2]&&a[1]<
a[3]?a:void 0}const p=d=>d.map(t=>Math.round(t*1e5)/1e5+0),_=(d,{userUnit:t})=>String(Number((d*t/72).toPrecision(3)))}),6057:((W,A,u)=>{u.d(A,{VO:()=>v,b0:()=>E,
c_:()=>x,iw:()=>w,lQ:()=>P});var O=u(74135);const y=[0,0,612,792],v=(h,n)=>E(h,h.pages.attribute(n,"MediaBox"))??y;function w(h,n){const{pages:s}=h,e=h.resolve(
h.entry(s.number(n),"UserUnit"));return{box:(0,O.Mo)(v(h,n),E(h,s.attribute(n,"CropBox"))),rotation:x(h.resolve(s.attribute(n,"Rotate"))),userUnit:typeof e=="nu\
mber"&&e>0?e:1}}function E(h,n){const s=h.array(n)?.map(l=>h.resolve(l));if(s?.length!==4||!s.every(l=>typeof l=="number"&&Number.isFinite(l)))return;const e=(0,O.
ds)(s);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function P(h,n){const s=(h.array(n)??[]).map(e=>h.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:
[1,0,0,1,0,0]}function x(h){const n=typeof h=="number"?(h%360+360)%360:0;return n===90||n===180||n===270?n:0}}),5490:((W,A,u)=>{u.d(A,{M:()=>w,U:()=>v});var O=u(
74135);const y=1e4;class v{current;saved=[];beyond=0;constructor(P){this.current=P}follow(P){switch(P.operator){case"q":return this.saved.length<y?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(P),
!0;default:return!1}}transform(P){if(P.count!==6)return;const[x,h,n,s,e,l]=w(P);this.current.matrix=(0,O.lw)([x,h,n,s,e,l],this.current.matrix)}}const w=E=>Array.
from({length:E.count},(P,x)=>E.number(x))}),21281:((W,A,u)=>{u.d(A,{Ip:()=>h,XM:()=>f,Xb:()=>l,ds:()=>x,qg:()=>e});var O=u(59071),y=u(70549),v=u(21115),w=u(824),
E=u(1975),P=u(60912);const x=(0,y.n)(async o=>h(o,await(0,w.Br)(o)));function h(o,p){const _=(r,g)=>(0,O.wh)((0,E.sm)(p,r,g)[0]??""),d=s(_("pdfaid","part"),_("p\
dfaid","conformance").toLowerCase()),t=n(_("pdfuaid","part"))?`PDF/UA-${_("pdfuaid","part")}`:void 0,c=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||
((0,O.Gh)(o.resolve((0,w._U)(o)?.get("GTS_PDFXVersion")))??""),_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],i=[d?.name,t,...c.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.
test(r))];return{archive:d,accessible:t,names:i.filter(r=>r!==void 0)}}const n=o=>/^[1-9]$/.test(o);function s(o,p){if(!n(o))return;const _=/^[abuef]$/.test(p)?
p:"";return{part:Number(o),level:_,name:`PDF/A-${o}${_}`}}function e(o,p,_,d){return p&&b(o,p,[v.dK.pdfaid]),l(_,d)}const l=({name:o},p)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${o}: ${p}.`});async function f(o){const p=await(0,w.Br)(o);if(!p)return[];const{archive:_,accessible:d}=h(
o,p);b(o,p,[v.dK.pdfaid,v.dK.pdfuaid]);const t=[_?.name,d].filter(a=>a!==void 0);return t.length>0?[m(t)]:[]}const m=o=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${o.join(" and ")}, because a merge cannot guarantee conformance.`});function b(o,p,_){p.properties.some(({namespace:d})=>_.includes(d))&&
(0,P._L)(o,(0,P.QH)(p,({namespace:d})=>_.includes(d),[]))}}),21115:((W,A,u)=>{u.d(A,{HC:()=>w,dK:()=>O,ee:()=>v});const O={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(O));class v{uris=new Map;declared=[];known=new Map;enter(n){
let s;for(const{name:e,value:l}of n){if(!w(e))continue;const f=e.slice(6),m=this.uris.get(f);m?m.push(l):this.uris.set(f,[l]),(s??=[]).push(f)}this.declared.push(
s??E),s&&this.known.clear()}leave(){const n=this.declared.pop()??E;for(const s of n)this.uris.get(s).pop();n.length>0&&this.known.clear()}declares(n){return(this.
uris.get(x(n))?.length??0)>0}ofElement(n){let s=this.known.get(n);if(!s){const e=x(n),l=this.uris.get(e)?.at(-1)??y.get(e)??"";this.known.size===P&&this.known.clear(),
this.known.set(n,s={namespace:l,local:n.slice(n.indexOf(":")+1)})}return s}ofAttribute(n){return n.includes(":")?this.ofElement(n):{namespace:"",local:n}}}const w=h=>h===
"xmlns"||h.startsWith("xmlns:"),E=[],P=1e3,x=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((W,A,u)=>{u.d(A,{Br:()=>h,_6:()=>s,_U:()=>x});var O=u(58552),y=u(1975),
v=u(17079),w=u(45599),E=u(59071),P=u(70549);function x(e){const l=e.resolve(e.trailer.get("Info"));return l instanceof w.Bi?l:l instanceof w.Z6?l.dict:void 0}const h=(0,P.
n)(n);async function n(e){const l=e.get(e.catalogNumber),f=l instanceof w.Bi?e.resolve(l.get("Metadata")):null;if(!(f instanceof w.Z6))return;let m;try{m=e.decoded(
f)}catch(b){if(!(b instanceof O.zU)||b.code==="cancelled")throw b;return y.m}return(0,y.kg)(m,e.job.pace)}function s(e,l){const f=x(e),m=t=>e.resolve(f?.get(t)),
b=(t,a,c=", ")=>{const i=(0,y.sm)(l,t,a).map(E.wh).filter(Boolean).join(c);return i===""?null:i},o=(t,a)=>{const[c=""]=(0,y.sm)(l,t,a);return(0,E.wh)(c)||null},
p=(t,a)=>(0,v._)((0,E.Gh)(m(t))??"")??(0,v._)(o("xmp",a)??"")??null,_=e.get(e.catalogNumber),d=_ instanceof w.Bi?(0,E.Gh)(e.resolve(_.get("Lang"))):null;return{
title:(0,E.Gh)(m("Title"))??o("dc","title"),author:(0,E.Gh)(m("Author"))??b("dc","creator"),subject:(0,E.Gh)(m("Subject"))??o("dc","description"),keywords:(0,E.
Gh)(m("Keywords"))??b("pdf","Keywords")??b("dc","subject"),creator:(0,E.Gh)(m("Creator"))??o("xmp","CreatorTool"),producer:(0,E.Gh)(m("Producer"))??o("pdf","Pro\
ducer"),created:p("CreationDate","CreateDate"),modified:p("ModDate","ModifyDate"),language:d??o("dc","language")}}}),3907:((W,A,u)=>{u.d(A,{Rt:()=>f,X:()=>d,km:()=>w,
ol:()=>y,xK:()=>l});var O=u(78157);const y=200,v=1e4;async function w(t,a,c){const i=new E(t);for(let r=i.next();r;r=i.next()){if(c(r))return"left";const g=a.step(
(r.to-r.from)*4+50);g&&await g}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){
this.text=a}next(){const{text:a,at:c}=this;if(c>=a.length)return;if(a.charCodeAt(c)!==P)return this.characters(c,this.nextTag(c));if(a.startsWith("<!--",c))return this.
other(c,"-->",4);if(a.startsWith("<?",c))return this.other(c,"?>",2);if(a.startsWith("<![CDATA[",c)){const r=a.indexOf("]]>",c);return r<0?this.end():(this.at=r+
3,{kind:"text",text:a.slice(c+9,r),from:c,to:this.at})}return a.startsWith("<!",c)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",c),this.end()):(a.charCodeAt(c+
1)===h?this.endTag(c):this.startTag(c))??this.fault(c,this.nextTag(c+1))}other(a,c,i){const r=this.text.indexOf(c,a+i);return r<0?this.end():(this.at=r+c.length,
{kind:"other",from:a,to:this.at})}endTag(a){const c=this.name(a+2),i=this.blanks(c);if(!(c===a+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.
text.slice(a+2,c),from:a,to:this.at}}startTag(a){const{text:c}=this,i=this.name(a+1);if(i===a+1)return;const r=c.slice(a+1,i),g=[];for(let M=i;;){const D=this.blanks(
M),T=c.charCodeAt(D);if(T===x||T===h&&c.charCodeAt(D+1)===x)return this.at=T===x?D+1:D+2,{kind:T===x?"start":"empty",name:r,attributes:g,from:a,to:this.at};const C=this.
name(D),R=this.blanks(C),I=this.blanks(R+1),G=c[I];if(D===M||C===D||c[R]!=="="||G!=='"'&&G!=="'")return;const Z=c.indexOf(G,I+1),S=c.slice(I+1,Math.max(Z,I+1)),
U=S.includes("<")?void 0:s(S);if(Z<0||U===void 0||g.length>=v)return;g.push({name:c.slice(D,C),value:U,from:D,to:Z+1}),M=Z+1}}characters(a,c){const i=s(this.text.
slice(a,c));return i===void 0?this.fault(a,c):(this.at=c,{kind:"text",text:i,from:a,to:c})}nextTag(a){const c=this.text.indexOf("<",a);return c<0?this.text.length:
c}fault(a,c){return this.malformed=!0,this.at=c,{kind:"other",from:a,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:c}=this;for(;;){
const i=c.charCodeAt(a);if(i!==32&&i!==9&&i!==10&&i!==13)return a;a++}}name(a){const{text:c}=this;for(;a<c.length;a++){const i=c.charCodeAt(a);if(i<=32||i===h||
i===x||i===P||i===61||i===34||i===39)break}return a}}const[P,x,h]=[60,62,47],n=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(t){
if(!t.includes("&"))return t;const a=[];let c=0;for(let i=t.indexOf("&");i>=0;i=t.indexOf("&",c)){const r=t.indexOf(";",i);if(r<0||r-i>12)return;const g=t.slice(
i+1,r),M=n.get(g)??e(g);if(M===void 0)return;a.push(t.slice(c,i),M),c=r+1}return a.push(t.slice(c)),a.join("")}function e(t){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(t),c=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function l(t){const[a,c,i,r]=t;
if(a===0&&c===0&&(i===254||i===0)||a===255&&c===254&&i===0&&r===0)return _(t);if(a===254&&c===255||a===0&&c===60)return p(new TextDecoder("utf-16be").decode(t));
if(a===255&&c===254||a===60&&c===0)return p(new TextDecoder("utf-16le").decode(t));const g=new TextDecoder().decode(t);return p(g.includes("�")?Buffer.from(t).
toString("latin1"):g)}function f(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return l(t);const c=(0,O.bS)(t).toString("latin1",0,m),i=b.exec(c)?.[1]?.toLowerCase()??
"utf-8";if(o.has(i))try{return new TextDecoder(i,{fatal:!0}).decode(t)}catch{return}}const m=200,b=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
o=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),p=t=>t.startsWith("\uFEFF")?t.slice(1):t;function _(t){const a=new DataView(t.buffer,
t.byteOffset,t.byteLength),c=t[0]!==0,i=[];for(let r=0;r+4<=t.length;r+=4){const g=a.getUint32(r,c);if(g>1114111)return;i.push(String.fromCodePoint(g))}return p(
i.join(""))}const d=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((W,A,u)=>{u.d(A,{QH:()=>w,T3:()=>E,
_L:()=>n});var O=u(21115),y=u(3907),v=u(45599);function w(s,e,l){const{text:f,properties:m,end:b,about:o}=s,p=[];let _=0;for(const d of m.filter(e).sort((t,a)=>t.
from-a.from))d.from<_||(p.push(f.slice(_,d.from)),_=d.to);return p.push(f.slice(_,Math.max(b,_))),l.length>0&&p.push(P(l,o)),p.push(f.slice(Math.max(b,_))),h(p.
join(""))}function E(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${P(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(s,e){const f=[...new Set(s.map(({prefix:b})=>b))].map(b=>` xmlns:${b}="${O.dK[b]}"`).join(""),m=s.map(({prefix:b,name:o,form:p,values:_})=>`\
<${b}:${o}>${x(p,_)}</${b}:${o}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,y.X)(e)}"${f}>
${m.join("")}</rdf:Description>
`}function x(s,e){const l=f=>e.map(m=>`<rdf:li${f}>${(0,y.X)(m)}</rdf:li>`).join("");switch(s){case"simple":return(0,y.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const h=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function n(s,e){const l=s.catalog.get("Metadata"),f=s.resolve(l),m=f instanceof v.Z6?[...f.dict].
filter(([p])=>!["Filter","DecodeParms","Length"].includes(p)):[],b=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...m]),o=new v.Z6(b,Buffer.
from(e,"utf8"));(0,v.i9)(l)&&f instanceof v.Z6?s.put(l,o):s.edit(s.catalogNumber).set("Metadata",s.add(o))}}),1975:((W,A,u)=>{u.d(A,{kg:()=>E,m:()=>w,sm:()=>P});
var O=u(21115),y=u(3907);const v=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(s,e){const l=(0,y.xK)(s);if(l===void 0)return w;const f=new h,
b=await(0,y.km)(l,e,o=>(f.take(o),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:l,properties:f.properties,malformed:b,end:f.end,about:f.
about}}function P(s,e,l){return s?.properties.find(f=>f.name===l&&f.namespace===O.dK[e])?.values??[]}const x=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(e,l,f){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(l);const m=this.scope.ofElement(e),b=m.namespace===O.dK.rdf,o=b&&m.local==="li";this.root===x&&this.end<0&&b&&m.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const p=this.open.length-this.root,_=o?l.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:e,...m,from:f,language:_}),
this.root===x){if(!b||m.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(p===1)this.describe(l);else if(p===
2){this.items=[];const d=l.find(({name:t})=>this.isRdf(t,"resource"));this.pieces=d?[d.value]:[]}else o&&(this.pieces=[])}describe(e){for(const{name:l,value:f,from:m,
to:b}of e){if((0,O.HC)(l))continue;const{namespace:o,local:p}=this.scope.ofAttribute(l);o===O.dK.rdf&&p==="about"&&(this.about=f),!(o===""||o===O.dK.rdf||o===O.
dK.xml)&&this.add({namespace:o,name:p,values:[f],from:m,to:b})}}close(e,l,f){const m=this.open.pop();if(m?.name!==e){this.broken=!0;return}this.scope.leave();const b=this.
open.length-this.root;if(this.root!==x)if(b===0)this.end=l,this.root=x;else if(b===1&&this.loose)this.root=x,this.loose=!1;else if(b===2){const o=this.items.length>
0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:m.namespace,name:m.local,values:o,from:m.from,to:f})}else b>2&&m.namespace===O.dK.rdf&&m.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:m.language}),this.pieces=[])}add(e){this.properties.length<v?this.properties.push(e):this.broken=
!0}isRdf(e,l){const f=this.scope.ofAttribute(e);return f.local===l&&f.namespace===O.dK.rdf}}function n(s){const e=s.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),l=s.map(({text:f})=>f);return e>0?[l[e],...l.slice(0,e),...l.slice(e+1)]:l}}),94289:((W,A,u)=>{u.d(A,{Y:()=>O});function O(x,h){switch(x){case"D":return String(
h);case"R":return E(h);case"r":return E(h).toLowerCase();case"A":return P(h);case"a":return P(h).toLowerCase();default:return""}}const y=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,w=2600;function E(x){if(x>v)return String(x);let h="",
n=x;for(const[s,e]of y)for(;n>=s;)h+=e,n-=s;return h}function P(x){return x>w?String(x):String.fromCharCode(65+(x-1)%26).repeat(Math.ceil(x/26))}}),33546:((W,A,u)=>{
u.d(A,{FB:()=>E,Hr:()=>x,Zh:()=>h,k$:()=>P,qm:()=>n});var O=u(93604),y=u(45599),v=u(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function E(b){
const o=b.catalog.get("PageLabels");if(!b.dict(o))return;const p=(await(0,v.Zc)(b,o,"Nums")).map(([_,d])=>({first:Number(_),label:b.dict(d)})).filter(({first:_})=>Number.
isInteger(_)&&_>=0).sort((_,d)=>_.first-d.first).filter(({first:_},d,t)=>t[d+1]?.first!==_).map(({first:_,label:d})=>({first:_,...s(b,d)}));return p[0]?.first===
0?p:[w,...p]}function P(b,o){const p=b.editCatalog();if(o.length===0){p.delete("PageLabels");return}const _=o[0].first===0?o:[w,...o],d=m(b),t=_.map(({first:a,start:c,
...i})=>[a,f({...i,number:c},d)]);p.set("PageLabels",b.add((0,v.H6)(b,t,"Nums")))}async function x(b){const o=await E(b);if(!o)return;const p=o.map(({first:_})=>_);
return _=>{const d=o[(0,O.M)(p,_)-1];return{...d,number:d.start+_-d.first}}}function h(b,o){const p=[],_=m(b);let d,t=0;for(const a of o)(!d||!e(d,a))&&p.push([
t,f(a,_)]),d=a,t++;return(0,v.H6)(b,p,"Nums")}async function n(b,o){const p=await x(b);if(!p)return;const _=h(b,Array.from(o,d=>p(d-1)));b.editCatalog().set("Pa\
geLabels",b.add(_))}function s(b,o){const p=b.resolve(o?.get("S")),_=b.resolve(o?.get("P")),d=b.resolve(o?.get("St"));return{style:p instanceof y.SX?p.text:void 0,
prefix:_ instanceof y.Mx&&_.bytes.length>0?_:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function e(b,o){return b.style!==o.style||o.style!==
void 0&&o.number!==b.number+1?!1:b.prefix===o.prefix?!0:!!b.prefix&&!!o.prefix&&Buffer.compare(b.prefix.bytes,o.prefix.bytes)===0}const l=100;function f({style:b,
prefix:o,number:p},_){return(0,y.jd)({S:b===void 0?void 0:(0,y.UU)(b),P:o&&o.bytes.length>l?_(o):o,St:b===void 0||p===1?void 0:p})}function m(b){const o=new Map;
return p=>{let _=o.get(p);return _||o.set(p,_=b.add(p)),_}}}),81077:((W,A,u)=>{u.d(A,{AN:()=>n,BX:()=>P,H6:()=>x,MN:()=>h,Pu:()=>w,Zc:()=>E});var O=u(45599),y=u(
9819);const v=64,w=o=>typeof o=="number"?String(o):Buffer.from(o.bytes).toString("latin1");async function E(o,p,_){const d=[];for(const t of await e(o,p,0,_)){for(const c of f(
o,t,_))d.push(c);const a=o.job.pace.step(s);a&&await a}return d}async function P(o,p,_,d,t,a){const c=await e(o,p,_,d,a);for(let i=c.length-1;i>=0;i--){const r=c[i],
g=f(o,r,d),M=g.filter(([R,I])=>!t(R,I)),D=o.job.pace.step(s+g.length*s);D&&await D,M.length<g.length&&(o.edit(r.holder),r.dict.set(d,M.flat()),r.changed=!0);for(const R of r.
repeats)o.edit(r.holder),r.dict.delete(R),r.changed=!0;if(r.emptyKids){const R=(o.array(r.dict.get("Kids"))??[]).filter(I=>!r.emptyKids.has(o.dict(I)));o.edit(r.
holder),r.dict.set("Kids",R),r.changed=!0}if(!r.changed)continue;const T=o.array(r.dict.get("Kids"))??[];r.empty=M.length===0&&T.length===0;const C=r.parent;C&&
(C.changed=!0,r.empty?(C.emptyKids??=new Set).add(r.dict):m(o,r,M,T))}return c[0]?.empty??!1}function x(o,p,_){if(p.length<=v)return(0,O.jd)({[_]:p.flat()});let d=[];
for(const t of b(p)){const[a,c]=[t[0][0],t.at(-1)[0]];d.push({ref:o.add((0,O.jd)({Limits:[a,c],[_]:t.flat()})),low:a,high:c})}for(;d.length>v;)d=b(d).map(t=>{const[
a,c]=[t[0].low,t.at(-1).high];return{ref:o.add((0,O.jd)({Limits:[a,c],Kids:t.map(({ref:i})=>i)})),low:a,high:c}});return(0,O.jd)({Kids:d.map(({ref:t})=>t)})}async function h(o,p){
const{pace:_}=o.job,d=[];for(const[c,i]of p){d.push([(0,O.Px)(c),i]);const r=_.step(10*s);r&&await r}const t=n(d),a=_.step(t.length*10*s);return a&&await a,x(o,
t,"Names")}function n(o){return o.map(p=>({entry:p,key:w(p[0])})).sort((p,_)=>p.key<_.key?-1:p.key>_.key?1:0).map(({entry:p})=>p)}const s=100;async function e(o,p,_,d,t){
const a=new y.b9(o),c=new Set,i=M=>c.size<c.add(M).size,r=[],g=[{value:p??null,holder:_,parent:void 0}];for(let M=g.pop();M!==void 0;M=g.pop()){a.spend(1);const D=o.
dict(M.value);if(!D||!i(D)||t&&M.parent&&!l(o,D,t))continue;const T=[],C=S=>{const U=o.array(D.get(S));return!U||i(U)?U??[]:(T.push(S),[])},R=C(d).length>>1,I=C(
"Kids"),G={dict:D,holder:(0,y.Kd)(M.value,M.holder),parent:M.parent,repeats:T};r.push(G),a.spend(R);for(let S=I.length-1;S>=0;S--)g.push({value:I[S],holder:(0,y.
Kd)(D.get("Kids"),G.holder),parent:G});const Z=o.job.pace.step(s+R*s);Z&&await Z}return r}function l(o,p,_){const[d,t]=o.array(p.get("Limits"))??[];return typeof d!=
"number"||typeof t!="number"||_(d,t)}function f(o,{dict:p,repeats:_},d){const t=_.includes(d)?void 0:o.array(p.get(d));if(!t)return[];const a=[];for(let c=0;c+1<
t.length;c+=2){const i=o.resolve(t[c]);(d==="Names"?i instanceof O.Mx:typeof i=="number")&&a.push([i,t[c+1]])}return a}function m(o,p,_,d){const t=i=>o.array(o.
dict(i)?.get("Limits"))??[],a=_[0]?.[0]??t(d[0])[0],c=_.at(-1)?.[0]??t(d.at(-1))[1];o.edit(p.holder),a!==void 0&&c!==void 0?p.dict.set("Limits",[a,c]):p.dict.delete(
"Limits")}function b(o){const p=[];for(let _=0;_<o.length;_+=v)p.push(o.slice(_,_+v));return p}}),59071:((W,A,u)=>{u.d(A,{Gh:()=>e,ZK:()=>l,wh:()=>s});var O=u(77581),
y=u(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
P=f=>f.replace(v,"").replace(w,"").replace(E,"�"),x=200,h=new WeakMap;function n(f){if(f.bytes.length<x)return P((0,O.g7)(f));let m=h.get(f);return m===void 0&&
h.set(f,m=P((0,O.g7)(f))),m}const s=f=>P(f).trim();function e(f){const m=f instanceof y.Mx?n(f).trim():"";return m===""?null:m}const l=f=>f?n(f):""}),70549:((W,A,u)=>{
u.d(A,{n:()=>O});function O(y){const v=new WeakMap;return w=>{if(w.hasChanges)return y(w);const E=v.get(w);if(E)return E.answer;const P=y(w);return v.set(w,{answer:P}),
P}}}),9819:((W,A,u)=>{u.d(A,{J7:()=>v,Kd:()=>P,Wo:()=>x,_i:()=>E,b9:()=>w});var O=u(42973),y=u(45599);class v{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:s,catalogNumber:e,pages:l}=this.document,f=s.get("Pages");n===e||(0,y.i9)(f)&&n===f.number||l.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,y.
i9)(n)&&this.gone.has(n.number)}}class w{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,O.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(n,s=new w(
n)){this.allowance=s,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,y.i9)(n))return!0;const{number:s}=n,e=s>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const l=1<<(s&7),f=(this.seen[e]&l)===0;return this.seen[e]|=l,f}}function P(h,n){return(0,y.i9)(h)?h.number:
n}function x(h,n){const s=h.catalog.get(n),e=h.dict(s);return e&&{dict:e,holder:P(s,h.catalogNumber)}}}),93604:((W,A,u)=>{u.d(A,{B:()=>O,M:()=>y});const O=(w,E)=>v(
w,E,!1),y=(w,E)=>v(w,E,!0);function v(w,E,P){let[x,h]=[0,w.length];for(;x<h;){const n=x+h>>1,s=w[n];s<E||P&&s===E?x=n+1:h=n}return x}})};
