"use strict";exports.id=6626,exports.ids=[6626],exports.modules={49180:((U,T,d)=>{d.d(T,{q:()=>g});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(y){const M=y.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??w().get(M);return m===void 0?void 0:
(m.length===3?[...m].map(a=>a+a):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(a=>Number.parseInt(a,16))}let x;function w(){const y=E.split(" ");return x??=new Map(
y.flatMap((M,m)=>m%2===0?[[M,y[m+1]]]:[]))}}),17079:((U,T,d)=>{d.d(T,{Z:()=>y,_:()=>w});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(a){
if(a.length>64)return;const i=a.trim().replace(g,(s,f,o,h)=>`${f??""}${1900+Number(o)}${h}`);return m(M(E.exec(i)??x.exec(i)))}function y(a){const i=a.length>64?
void 0:M(x.exec(a.trim()));if(!i||m(i)===void 0)return;const{year:s,month:f="",day:o="",hour:h="",minute:c="",second:t="",zone:e=""}=i;return`D:${s}${f}${o}${h}${c}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function M(a){if(!a)return;const[,i,s,f,o,h,c,t,e,n,r]=a,p=t??(e===void 0?void 0:`${e}${n??"00"}:${r??"00"}`);return{year:i,
month:s,day:f,hour:o,minute:h,second:c,zone:p}}function m(a){if(!a)return;const{year:i,month:s,day:f,hour:o,minute:h="00",second:c="00",zone:t}=a,e=(r,p,v)=>r===
void 0||Number(r)>=p&&Number(r)<=v;if(Number(i)===0||!e(s,1,12)||!e(f,1,l(Number(i),Number(s)))||!e(o,0,23)||!e(h,0,59)||!e(c,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[i,s,f].filter(r=>r!==void 0).join("-");return o===void 0?n:`${n}T${o}:${h}:${c}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function l(a,i){return i===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),51521:((U,T,d)=>{d.d(T,{Ct:()=>M,Qf:()=>y,sA:()=>l});
var E=d(98446),g=d(34378);const x=/(\{[^{}]*\})/;function w(a,i){const s=[],f=[],o=`use ${i.map(h=>`{${h}}`).join(", ")}`;for(const h of(0,g.w)(a).split(x)){const c=i.
find(t=>`{${t}}`===h);if(c)s.push({placeholder:c});else if(x.test(h))f.push(h);else{if(/[{}]/.test(h))return{problem:`has a brace that belongs to no placeholder\
; ${o}`};h&&s.push({literal:h})}}return f.length===0?{pieces:s}:{problem:`has the unknown ${(0,E.d5)(f.length,"placeholder","placeholders")} ${f.join(" and ")};\
 ${o}`}}const y=a=>a.split(x).filter((i,s)=>s%2===1),M=(a,i)=>a.split(x).map((s,f)=>(f%2===1&&Object.hasOwn(i,s.slice(1,-1))?i[s.slice(1,-1)]:void 0)??s).join(""),
m=["number","last","label","name"],l=a=>w(a,m)}),49892:((U,T,d)=>{d.d(T,{B_:()=>x,Fw:()=>w,Tz:()=>M});var E=d(49180),g=d(57117);const x="OctavoColor";function w(m,l){
const a=y(m),i=a.length===1,s=l?.part===1;return l===void 0||(0,g.hU)(l,i?1:3)?{values:a,operators:`${a.join(" ")} ${i?"g":"rg"}`,colorSpace:void 0,listsGlyphs:s}:
{values:a,listsGlyphs:s,operators:`/${x} cs ${a.join(" ")} sc`,colorSpace:i?(0,g.HB)():(0,g.Pz)()}}function y(m){if(m==="Gray")return[.5];const[l,a,i]=(0,E.q)(m);
return(l===a&&a===i&&l>0?[l]:[l,a,i]).map(f=>Math.round(f/255*1e4)/1e4)}function M(m){return m===void 0||(0,g.hU)(m,1)?{set:l=>`${l} g`,colorSpace:void 0}:{set:l=>`\
/${x} cs ${l} sc`,colorSpace:(0,g.HB)()}}}),57117:((U,T,d)=>{d.d(T,{Br:()=>m,HB:()=>f,Pz:()=>s,Qg:()=>a,_B:()=>w,c4:()=>l,hU:()=>M});var E=d(21281),g=d(824),x=d(
45599);async function w(o){const h=await(0,g.Br)(o),{archive:c}=(0,E.Ip)(o,h);return c&&{...c,xmp:h,intent:y(o)}}function y(o){for(const h of o.array(o.catalog.
get("OutputIntents"))??[]){const c=o.dict(h);if(!(0,x.Zm)(c)||!(0,x.Eo)(o.resolve(c.get("S")),"GTS_PDFA1"))continue;const t=o.resolve(o.dict(c.get("DestOutputPr\
ofile"))?.get("N"));if(typeof t=="number")return t}}const M=({intent:o},h)=>h===1?o!==void 0:o===h,m={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},l=(o,h,c)=>(0,E.qg)(o,h.xmp,h,c),a=o=>o&&o.part!==1&&o.intent===void 0?
s():void 0,i=[.9505,1,1.089],s=()=>[(0,x.UU)("CalRGB"),(0,x.jd)({WhitePoint:[...i],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
f=()=>[(0,x.UU)("CalGray"),(0,x.jd)({WhitePoint:[...i],Gamma:2.2})]}),95358:((U,T,d)=>{d.d(T,{Wx:()=>y,pi:()=>m,z:()=>l});var E=d(58426),g=d(74135);function x(i,s){
return w(i,s*72/i.userUnit)}function w(i,s){const{width:f,height:o}=(0,g.iN)(i),h={width:f-2*s,height:o-2*s,inset:s};return h.width>0&&h.height>0?h:void 0}function y(i,s,f){
const o=f===E.zU[i].fields.margin.default;return s.map(h=>{const c=x(h,f);if(c||!o)return c;const{width:t,height:e}=(0,g.iN)(h);return w(h,Math.min(t,e)/10)})}const M=null;
function m(i,{inset:s},f,o,h){const c=(0,g.iN)(i),t=c.width-s-o,e=c.height-s-h,n=f.endsWith("left")?s:f.endsWith("right")?t:(c.width-o)/2,r=f.startsWith("bottom")?
s:f.startsWith("top")?e:(c.height-h)/2;return[n,r]}function l({kinds:i,pages:s},f){const o=s.find(({kind:h})=>!f[h]);return o?[{field:"margin",message:a(o.index,
i[o.kind])}]:[]}function a(i,s){const{width:f,height:o}=(0,g.iN)(s),h=(0,g.d)(Math.min(f,o)/2,s);return`leaves no room on page ${i+1}, which is ${(0,g.d)(f,s)} \
× ${(0,g.d)(o,s)} inches; it must be less than ${h}`}}),72313:((U,T,d)=>{d.d(T,{W:()=>p});var E=d(81627),g=d(45599),x=d(98446),w=d(36078);function y(b,u,_,O){return`\
/Artifact <<${_==="over"?`/Type /Pagination /Subtype /${u}`:`/Type /Background /BBox [${O.map(w._).join(" ")}]`}>> BDC
${b}
EMC
`}var M=d(36211),m=d(37709),l=d(85008),a=d(74135),i=d(5490);const s=400,f=.01;function o(b,u,_,O){const C=new m.BT(u),S=new h(b,_,O);for(let I=0;I<s&&C.next();I++)
if(S.takes(C))return!0;return!1}class h{document;resources;box;states=new i.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new c;clips=!1;constructor(u,_,O){
this.document=u,this.resources=_,this.box=O}takes(u){if(this.states.follow(u)||this.extendsPath(u)||this.setsState(u))return!1;const{operator:_}=u;if(_==="Do")return this.
paintsImage(u.name(0));const O=M.lJ.get(_);return O!==void 0&&this.paintsPath(O)}setsState(u){const _=this.states.current;switch(u.operator){case"gs":{const O=this.
document.dict(this.resource("ExtGState",u.name(0)));return _.isOpaque=_.isSolid=t(this.document,O),!0}case"scn":case"sc":return _.isSolid=_.isOpaque&&u.kind(u.count-
1)!==l.o_,!0;case"g":case"rg":case"k":return _.isSolid=_.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(u){const{matrix:_}=this.
states.current;switch(u.operator){case"re":{const[O,C,S,I]=(0,i.M)(u);return this.path.rectangle(_,O,C,S,I),!0}case"m":case"l":return this.path.point(_,u.number(
0),u.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:u}){const _=this.states.current,O=this.path.area();
return u&&_.isSolid&&this.isCoveredBy(O)?!0:(this.clips&&(_.clip=O&&_.clip&&n(O,_.clip)),this.clips=!1,this.path=new c,!1)}paintsImage(u){const _=this.states.current,
O=this.resource("XObject",u);if(!_.isOpaque||!(O instanceof g.Z6)||!e(this.document,O.dict))return!1;const C=new c;return C.rectangle(_.matrix,0,0,1,1),this.isCoveredBy(
C.area())}isCoveredBy(u){const{clip:_}=this.states.current;return u!==void 0&&_!==void 0&&r(n(u,_),this.box)}resource(u,_){const{document:O,resources:C}=this;return _===
void 0?null:O.resolve(O.dict(C?.get(u))?.get(_))}}class c{isRectangle=!0;points=[];point([u,_,O,C,S,I],k,z){this.points.push([u*k+O*z+S,_*k+C*z+I])}rectangle(u,_,O,C,S){
this.point(u,_,O),this.point(u,_+C,O),this.point(u,_+C,O+S),this.point(u,_,O+S)}area(){const{points:u}=this;if(!this.isRectangle||u.length<4||u.length>5)return;
const _=(0,a.$L)(u),O=f*Math.max(_[2]-_[0],_[3]-_[1]),C=(S,I,k)=>Math.abs(S-I)<=O||Math.abs(S-k)<=O;return u.every(([S,I])=>C(S,_[0],_[2])&&C(I,_[1],_[3]))?_:void 0}}
function t(b,u){if(!u)return!0;const _=b.resolve(u.get("ca")),O=b.resolve(u.get("BM")),C=b.resolve(u.get("SMask"));return(_===null||_===1)&&(O===null||(0,g.Eo)(
O,"Normal"))&&(C===null||(0,g.Eo)(C,"None"))}function e(b,u){const _=b.resolve(u.get("ImageMask"))===!0;return(0,g.Eo)(b.resolve(u.get("Subtype")),"Image")&&!_&&
!u.has("SMask")&&!u.has("Mask")}function n(b,u){return[Math.max(b[0],u[0]),Math.max(b[1],u[1]),Math.min(b[2],u[2]),Math.min(b[3],u[3])]}function r(b,u){const[_,
O]=[f*(u[2]-u[0]),f*(u[3]-u[1])];return b[0]<=u[0]+_&&b[1]<=u[1]+O&&b[2]>=u[2]-_&&b[3]>=u[3]-O}async function p(b,{kinds:u,pages:_},O){const{pace:C}=b.job,{layer:S,
subtype:I,groupColorSpace:k}=O,z=new E.B(b);S==="over"&&await z.inspect(_);const Q=[];for(const[Y,D]of _.entries()){const N=C.step(S==="over"?2e3:2e4);N&&await N,
Y%1e3===0&&C.progress(Y/_.length);const A=O.on(D,Y);if(!A)continue;const{box:W}=u[D.kind],{resources:L}=A,B=G=>y(A.operators(G),I,S,W);if(S==="over")await z.over(
D,{resources:L,operators:B});else{const G=z.contents.content(z.contents.own(D));o(b,G,b.dict(D.resources),W)&&Q.push(D.index+1),z.under(D,{resources:L,operators:B})}
k!==void 0&&v(b,D.index,k)}return Q.length>0?[P(Q,_.length)]:[]}function v(b,u,_){const O=b.pages.number(u),C=b.entry(O,"Group"),S=b.dict(C);if(S?.has("CS"))return;
const I=(0,g.jd)({Type:(0,g.UU)("Group"),S:(0,g.UU)("Transparency"),...Object.fromEntries(S??[]),CS:_});(0,g.i9)(C)&&(0,g.Zm)(b.get(C))?b.put(C,I):b.pages.patch(
u,{Group:I})}function P(b,u){return{code:"stamp_hidden",message:`The stamp is hidden ${b.length===u?"on every page":`on ${(0,x.oi)(b)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((U,T,d)=>{d.r(T),d.d(T,{addPageNumbers:()=>S});var E=d(58552),g=d(94289),x=d(33546),w=d(77581),y=d(
86799),M=d(47707),m=d(71391),l=d(49892),a=d(74135),i=d(95358),s=d(36078),f=d(57117),o=d(72313),h=d(99876),c=d(41578),t=d(12889),e=d(29825),n=d(6264),r=d(45657);
async function p(D){return[...D?[(0,n.ar)(D)]:[],await(0,n.Wu)("Regular")]}const v=D=>(0,M.Sw)(D)||(0,t.ft)(D);async function P(D,N,A){const W=D.map(()=>new Map);
for(const R of N)for(const{face:$,glyphs:j}of b(D,R,A))for(const{glyph:F}of j)W[$].set(F.id,F);const L=[],B=new Map;for(const[R,$]of W.entries())$.size!==0&&(B.
set(R,L.length),L.push(await(0,c.r)(D[R],[...$.values()])));const G=R=>{const $=b(D,R,A);return{pieces:$.map(j=>{const F=B.get(j.face)??0;return{font:F,operators:K=>u(
j,L[F],D[j.face].unit,K)}}),width:$.reduce((j,{glyphs:F})=>F.reduce((K,{advance:V})=>K+V,j),0)/1e3}},X=W.flatMap((R,$)=>[...R.values()].map(j=>({...D[$].boxOf(j),
scale:D[$].unit/1e3}))).filter(({minY:R,maxY:$})=>R<=$);return{fonts:L.map(({addTo:R})=>R),line:G,bottom:Math.min(0,(0,r.YG)(X.map(({minY:R,scale:$})=>R*$))),top:Math.
max(0,(0,r.Kf)(X.map(({maxY:R,scale:$})=>R*$)))}}function b(D,N,A){return(0,e.OD)(N,D).map(({font:W,text:L,rtl:B})=>({face:W,glyphs:A?D[W].shape(L,B):Array.from(
L,G=>D[W].plain(G))}))}function u({glyphs:D},{codeOf:N},A,W){const L=[];let B="",G=0;const Z=()=>{B!==""&&L.push(/^<[^>]*>$/.test(B)?`${B} Tj`:`[${B}] TJ`),B=""},
X=$=>{Math.abs($)>=.01&&(B+=String(-Math.round($*100)/100))},R=$=>{B=B.endsWith(">")?`${B.slice(0,-1)}${$}>`:`${B}<${$}>`};for(const{glyph:$,advance:j,x:F,y:K}of D)
K!==G&&(Z(),L.push(`${(0,s._)(K*W/1e3)} Ts`),G=K),X(F),R(N($)),X(j-F-$.advanceWidth*A);return Z(),G!==0&&L.push("0 Ts"),L.join(" ")}var _=d(51521);const O="Octa\
voNumber",C=64*1024;async function S(D,N,A,W,L){const B=await(0,h.F)(D,W),{kinds:G,pages:Z}=B,X=(0,i.Wx)("add_page_numbers",G,A.margin),R=(0,i.z)(B,X),$=(0,_.sA)(
A.number_format),j=A.first_number+Z.length-1,{last_number:F=j}=A;if(F<j&&R.push({field:"last_number",message:`is ${F}, but the last page gets the number ${j}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,E.G6)([{field:"number_format",message:$.problem},...R]);const K=await I(D,N,$.pieces,{...A,last_number:F},
Z),V=A.font&&(0,y.g)(A.font,"font"),H=await z(K,$.pieces,{prepared:L,pace:D.job.pace,issues:R,file:V}),J=(0,l.Fw)(A.color,await(0,f._B)(D)),ee=H.fonts.map((te,ne)=>({
category:"Font",name:ne===0?O:`${O}${ne+1}`,ref:te(D,void 0,J.listsGlyphs)}));return J.colorSpace&&ee.push({category:"ColorSpace",name:l.B_,ref:D.add(J.colorSpace)}),
(0,o.W)(D,B,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=H.line(K(ne)),[re,oe]=[G[te],X[te]],q=Y(se.width,H,A.font_size,re,oe),fe=(H.top-H.bottom)*
q,[de,le]=(0,i.pi)(re,oe,A.position,se.width*q,fe),ue=(0,a.lw)([1,0,0,1,de,le-H.bottom*q],(0,a.S3)(re));return{resources:ee,operators:ae=>{const ie=ae[H.fonts.length],
he=ie===void 0?J.operators:J.operators.replace(l.B_,ie),pe=se.pieces.map(ce=>`/${ae[ce.font]} ${(0,s._)(q)} Tf ${ce.operators(q)}`);return`q ${he} BT ${(0,s.vs)(
ue)} Tm ${pe.join(" ")} ET Q`}}}})}async function I(D,N,A,{first_number:W,last_number:L,digits:B},G){const Z=String(L),X=(0,M.RK)(N.replace(/\.[^.]*$/,"")),R=A.
some(K=>"placeholder"in K&&K.placeholder==="label")?await(0,x.Hr)(D):void 0,$={number:K=>String(W+K).padStart(B,"0"),last:()=>Z,name:()=>X,label:K=>{const{index:V}=G[K];
if(!R)return String(V+1);const{prefix:H,style:J,number:ee}=R(V);return(H?(0,M.RK)((0,w.g7)(H)):"")+(0,g.Y)(J,ee)}},j=A.map(K=>"literal"in K?{literal:(0,M.RK)(K.
literal)}:K);return Object.assign(K=>j.map(V=>"literal"in V?V.literal:$[V.placeholder](K)).join(""),{count:G.length,isUniform:!R})}function k(D){const N=new Set(
"0123456789"),A=D.isUniform?1:D.count;for(let W=0;W<A;W++)for(const L of D(W))N.add(L);return[...N].sort()}async function z(D,N,{prepared:A,pace:W,issues:L,file:B}){
const G=k(D),Z=G.join(""),X=v(Z),R=X?Q(D):G,$=(0,m.C)("number",B?.bytes,X,X?[...R].join(`
`):Z);let j=A.get($);if(!j){const F=await p(B);await W.rest();const K=(0,M.Zw)(Z,F);if(K!==void 0){const V=N.some(H=>"placeholder"in H&&/label|name/.test(H.placeholder));
L.unshift({field:"number_format",message:V?`${K} (from the format, the file name or the labels)`:K,mentions:["font"]})}if(L.length>0)throw(0,E.G6)(L);j=await P(
F,R,X),await W.rest(),A.put($,j,C)}if(L.length>0)throw(0,E.G6)(L);return j}function Q(D){const N=new Set(["0123456789"]);for(let A=0;A<D.count;A++)N.add(D(A).replace(
/\d/g,"0"));return[...N]}function Y(D,{top:N,bottom:A},W,L,B){return Math.min(W/L.userUnit,B.width/Math.max(D,1e-6),B.height/(N-A))}}),12889:((U,T,d)=>{d.d(T,{Rl:()=>f,
Vv:()=>x,ft:()=>m,jB:()=>i,pr:()=>a,vw:()=>l,wE:()=>s});var E=d(46161),g=d(47707);const x="‏";let w;const y=()=>w??=(0,E.A)(),M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=o=>M.test(o),l=o=>m(o)&&(y().getEmbeddingLevels(o).paragraphs[0]?.level??0)%2===1;function a(o){if(!m(o))return o===""?[]:[{text:o,rtl:!1,at:0}];const{levels:h,
paragraphs:c}=y().getEmbeddingLevels(o),t=c[0]?.level??0;for(let r=o.length-1;r>=0&&/\s/.test(o[r]);r--)h[r]=t;const e=[];for(let r=0;r<o.length;r++){const p=e.
at(-1);p&&p.level===h[r]?p.text+=o[r]:e.push({level:h[r],text:o[r],at:r})}const n=e.reduce((r,{level:p})=>Math.max(r,p),0);for(let r=n;r>0;r--)for(let p=0,v=0;p<
e.length;p=v+1){for(v=p;v<e.length&&e[v].level>=r;)v++;if(v>p+1)for(const[P,b]of e.slice(p,v).entries())e[v-1-P]=b}return e.map(({level:r,text:p,at:v})=>({text:p,
rtl:r%2===1,at:v}))}const i=o=>Array.from(o,h=>y().getMirroredCharacter(h)??h).join(""),s=o=>(0,g.qf)(i(o)).reverse().join(""),f=o=>a(o).flatMap(({text:h,rtl:c})=>c?
(0,g.qf)(i(h)).reverse():(0,g.qf)(h))}),29825:((U,T,d)=>{d.d(T,{EH:()=>m,OD:()=>w,W_:()=>y,lV:()=>x});var E=d(12889),g=d(47707);const x=-1,w=(l,a)=>(0,E.pr)(l).
flatMap(i=>y(i,a));function y({text:l,rtl:a},i){const s=[];for(const f of(0,g.qf)(l)){const o=s.at(-1),h=(0,g.ML)(f)?o?.font??0:M(f,i,o?.font);o?.font===h?o.text+=
f:s.push({font:h,text:f,rtl:a})}return a?s.reverse():s}function M(l,a,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(l)&&i!==void 0&&a[i]?.covers(l)===
!0?i:a.findIndex(f=>f.covers(l))}function m(l,a){const i=w(l,a).filter(({font:s})=>s===x);return[...new Set(i.flatMap(s=>(0,g.qf)(s.text)))]}}),88739:((U,T,d)=>{
d.d(T,{B:()=>M,U:()=>w});var E=d(77581),g=d(12889);const x=100;function w(m,{digits:l=4,isInOrder:a=!1}={}){const i=m.filter(([,f])=>f.length>0).map(([f,o])=>`<${M(
f).slice(-l)}> <${y(o,a)}>`),s=Array.from({length:Math.ceil(i.length/x)},(f,o)=>{const h=i.slice(o*x,(o+1)*x);return[`${h.length} beginbfchar`,...h,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(l)}> <${"F".repeat(l)}> endcodespacerange`,...s,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function y(m,l){const a=m.map(i=>String.fromCodePoint(i)).join("");return(0,E.kt)(!l&&(0,g.ft)(a)?[...a].reverse().join(""):a).toString("hex").toUpperCase()}
const M=m=>m.toString(16).toUpperCase().padStart(4,"0")}),38875:((U,T,d)=>{d.d(T,{F:()=>x});var E=d(60623);const g=1<<24,x=w=>(0,E.UD)(Buffer.from(w,"base64"),{
stream:g,total:g,remaining:g},{found:!1})}),74135:((U,T,d)=>{d.d(T,{$L:()=>s,DI:()=>M,Gd:()=>l,JQ:()=>g,Mo:()=>w,Pj:()=>h,S3:()=>x,W1:()=>c,XM:()=>o,d:()=>t,ds:()=>y,
gF:()=>f,iN:()=>E,kO:()=>i,lw:()=>m,zl:()=>a});function E({box:[e,n,r,p],rotation:v}){const P=r-e,b=p-n;return v%180===0?{width:P,height:b}:{width:b,height:P}}function g(e){
const{width:n,height:r}=E(e);return{width:n*e.userUnit,height:r*e.userUnit}}function x({box:[e,n,r,p],rotation:v}){switch(v){case 0:return[1,0,0,1,e,n];case 90:
return[0,1,-1,0,r,n];case 180:return[-1,0,0,-1,r,p];case 270:return[0,-1,1,0,e,p]}}function w(e,n){return n===void 0?e:h(e,n)??e}function y([e,n,r,p]){return[Math.
min(e,r),Math.min(n,p),Math.max(e,r),Math.max(n,p)]}function M([e,n,r,p,v,P]){const b=e*p-n*r,[u,_,O,C]=[p/b,-n/b,-r/b,e/b];return[u+0,_+0,O+0,C+0,-(v*u+P*O)+0,
-(v*_+P*C)+0]}function m(e,n){const[r,p,v,P,b,u]=e,[_,O,C,S,I,k]=n;return[r*_+p*C,r*O+p*S,v*_+P*C,v*O+P*S,b*_+u*C+I,b*O+u*S+k]}function l([e,n,r,p,v,P],b,u){return[
e*b+r*u+v,n*b+p*u+P]}function a(e,[n,r,p,v]){const[P,b]=l(e,n,r),[u,_]=l(e,p,r),[O,C]=l(e,n,v),[S,I]=l(e,p,v);return[Math.min(P,u,O,S),Math.min(b,_,C,I),Math.max(
P,u,O,S),Math.max(b,_,C,I)]}const i=(e,n)=>[Math.min(e[0],n[0]),Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function s(e){let[n,r,p,v]=f;for(const[
P,b]of e)n=Math.min(n,P),r=Math.min(r,b),p=Math.max(p,P),v=Math.max(v,b);return[n,r,p,v]}const f=[1/0,1/0,-1/0,-1/0],o=([e,n,r,p],v)=>[e-v,n-v,r+v,p+v];function h(e,n){
const r=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],n[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const c=e=>e.map(n=>Math.round(n*
1e5)/1e5+0),t=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(3)))}),6057:((U,T,d)=>{d.d(T,{VO:()=>x,b0:()=>y,c_:()=>m,iw:()=>w,lQ:()=>M});var E=d(74135);const g=[
0,0,612,792],x=(l,a)=>y(l,l.pages.attribute(a,"MediaBox"))??g;function w(l,a){const{pages:i}=l,s=l.resolve(l.entry(i.number(a),"UserUnit"));return{box:(0,E.Mo)(
x(l,a),y(l,i.attribute(a,"CropBox"))),rotation:m(l.resolve(i.attribute(a,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function y(l,a){const i=l.array(a)?.map(
f=>l.resolve(f));if(i?.length!==4||!i.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const s=(0,E.ds)(i);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function M(l,a){
const i=(l.array(a)??[]).map(s=>l.resolve(s));return i.length===6&&i.every(s=>typeof s=="number")?i:[1,0,0,1,0,0]}function m(l){const a=typeof l=="number"?(l%360+
360)%360:0;return a===90||a===180||a===270?a:0}}),5490:((U,T,d)=>{d.d(T,{M:()=>w,U:()=>x});var E=d(74135);const g=1e4;class x{current;saved=[];beyond=0;constructor(M){
this.current=M}follow(M){switch(M.operator){case"q":return this.saved.length<g?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(M),!0;default:return!1}}transform(M){if(M.count!==6)return;const[m,l,
a,i,s,f]=w(M);this.current.matrix=(0,E.lw)([m,l,a,i,s,f],this.current.matrix)}}const w=y=>Array.from({length:y.count},(M,m)=>y.number(m))}),21281:((U,T,d)=>{d.d(
T,{Ip:()=>l,XM:()=>o,Xb:()=>f,ds:()=>m,qg:()=>s});var E=d(59071),g=d(70549),x=d(43496),w=d(824),y=d(1975),M=d(60912);const m=(0,g.n)(async t=>l(t,await(0,w.Br)(
t)));function l(t,e){const n=(u,_)=>(0,E.wh)((0,y.sm)(e,u,_)[0]??""),r=i(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),p=a(n("pdfuaid","part"))?`P\
DF/UA-${n("pdfuaid","part")}`:void 0,P=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,E.Gh)(t.resolve((0,w._U)(t)?.get("GTS_PDFXVersion")))??""),
n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],b=[r?.name,p,...P.filter(u=>/^PDF\/[\w .:/()-]{1,40}$/.test(u))];return{archive:r,accessible:p,names:b.
filter(u=>u!==void 0)}}const a=t=>/^[1-9]$/.test(t);function i(t,e){if(!a(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}
function s(t,e,n,r){return e&&c(t,e,[x.dK.pdfaid]),f(n,r)}const f=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}\
: ${e}.`});async function o(t){const e=await(0,w.Br)(t);if(!e)return[];const{archive:n,accessible:r}=l(t,e);c(t,e,[x.dK.pdfaid,x.dK.pdfuaid]);const p=[n?.name,r].
filter(v=>v!==void 0);return p.length>0?[h(p)]:[]}const h=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function c(t,e,n){e.properties.some(({namespace:r})=>n.includes(r))&&(0,M._L)(t,(0,M.QH)(e,({namespace:r})=>n.includes(r),[]))}}),
43496:((U,T,d)=>{d.d(T,{HC:()=>w,dK:()=>E,ee:()=>x});const E={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},g=new Map(Object.entries(E));class x{uris=new Map;declared=[];known=new Map;enter(a){let i;for(const{name:s,value:f}of a){
if(!w(s))continue;const o=s.slice(6),h=this.uris.get(o);h?h.push(f):this.uris.set(o,[f]),(i??=[]).push(o)}this.declared.push(i??y),i&&this.known.clear()}leave(){
const a=this.declared.pop()??y;for(const i of a)this.uris.get(i).pop();a.length>0&&this.known.clear()}declares(a){return(this.uris.get(m(a))?.length??0)>0}ofElement(a){
let i=this.known.get(a);if(!i){const s=m(a),f=this.uris.get(s)?.at(-1)??g.get(s)??"";this.known.size===M&&this.known.clear(),this.known.set(a,i={namespace:f,local:a.
slice(a.indexOf(":")+1)})}return i}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const w=l=>l==="xmlns"||l.startsWith("xmlns:"),
y=[],M=1e3,m=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),824:((U,T,d)=>{d.d(T,{Br:()=>l,_6:()=>i,_U:()=>m});var E=d(58552),g=d(1975),x=d(17079),w=d(45599),y=d(59071),
M=d(70549);function m(s){const f=s.resolve(s.trailer.get("Info"));return f instanceof w.Bi?f:f instanceof w.Z6?f.dict:void 0}const l=(0,M.n)(a);async function a(s){
const f=s.get(s.catalogNumber),o=f instanceof w.Bi?s.resolve(f.get("Metadata")):null;if(!(o instanceof w.Z6))return;let h;try{h=s.decoded(o)}catch(c){if(!(c instanceof
E.zU)||c.code==="cancelled")throw c;return g.m}return(0,g.kg)(h,s.job.pace)}function i(s,f){const o=m(s),h=p=>s.resolve(o?.get(p)),c=(p,v,P=", ")=>{const b=(0,g.
sm)(f,p,v).map(y.wh).filter(Boolean).join(P);return b===""?null:b},t=(p,v)=>{const[P=""]=(0,g.sm)(f,p,v);return(0,y.wh)(P)||null},e=(p,v)=>(0,x._)((0,y.Gh)(h(p))??
"")??(0,x._)(t("xmp",v)??"")??null,n=s.get(s.catalogNumber),r=n instanceof w.Bi?(0,y.Gh)(s.resolve(n.get("Lang"))):null;return{title:(0,y.Gh)(h("Title"))??t("dc",
"title"),author:(0,y.Gh)(h("Author"))??c("dc","creator"),subject:(0,y.Gh)(h("Subject"))??t("dc","description"),keywords:(0,y.Gh)(h("Keywords"))??c("pdf","Keywor\
ds")??c("dc","subject"),creator:(0,y.Gh)(h("Creator"))??t("xmp","CreatorTool"),producer:(0,y.Gh)(h("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:r??t("dc","language")}}}),3907:((U,T,d)=>{d.d(T,{X:()=>h,km:()=>x,ol:()=>E,xK:()=>s});const E=200,g=1e4;
async function x(c,t,e){const n=new w(c);for(let r=n.next();r;r=n.next()){if(e(r))return"left";const p=t.step((r.to-r.from)*4+50);p&&await p}return n.hasDocumentType?
"document type":n.malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==y)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===m?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==M))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const r=e.slice(t+1,n),p=[];for(let v=n;;){const P=this.blanks(v),b=e.charCodeAt(P);if(b===M||b===m&&e.charCodeAt(
P+1)===M)return this.at=b===M?P+1:P+2,{kind:b===M?"start":"empty",name:r,attributes:p,from:t,to:this.at};const u=this.name(P),_=this.blanks(u),O=this.blanks(_+1),
C=e[O];if(P===v||u===P||e[_]!=="="||C!=='"'&&C!=="'")return;const S=e.indexOf(C,O+1),I=e.slice(O+1,Math.max(S,O+1)),k=I.includes("<")?void 0:a(I);if(S<0||k===void 0||
p.length>=g)return;p.push({name:e.slice(P,u),value:k,from:P,to:S+1}),v=S+1}}characters(t,e){const n=a(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&
n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===m||n===M||n===y||n===61||n===34||n===39)break}return t}}
const[y,M,m]=[60,62,47],l=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(c){if(!c.includes("&"))return c;const t=[];let e=0;for(let n=c.
indexOf("&");n>=0;n=c.indexOf("&",e)){const r=c.indexOf(";",n);if(r<0||r-n>12)return;const p=c.slice(n+1,r),v=l.get(p)??i(p);if(v===void 0)return;t.push(c.slice(
e,n),v),e=r+1}return t.push(c.slice(e)),t.join("")}function i(c){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(c),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function s(c){const[t,e,n,r]=c;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===
0)return o(c);if(t===254&&e===255||t===0&&e===60)return f(new TextDecoder("utf-16be").decode(c));if(t===255&&e===254||t===60&&e===0)return f(new TextDecoder("ut\
f-16le").decode(c));const p=new TextDecoder().decode(c);return f(p.includes("�")?Buffer.from(c).toString("latin1"):p)}const f=c=>c.startsWith("\uFEFF")?c.slice(
1):c;function o(c){const t=new DataView(c.buffer,c.byteOffset,c.byteLength),e=c[0]!==0,n=[];for(let r=0;r+4<=c.length;r+=4){const p=t.getUint32(r,e);if(p>1114111)
return;n.push(String.fromCodePoint(p))}return f(n.join(""))}const h=c=>c.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),60912:((U,T,d)=>{d.d(T,{QH:()=>w,T3:()=>y,_L:()=>a});var E=d(43496),g=d(3907),x=d(45599);function w(i,s,f){const{text:o,properties:h,end:c,about:t}=i,
e=[];let n=0;for(const r of h.filter(s).sort((p,v)=>p.from-v.from))r.from<n||(e.push(o.slice(n,r.from)),n=r.to);return e.push(o.slice(n,Math.max(c,n))),f.length>
0&&e.push(M(f,t)),e.push(o.slice(Math.max(c,n))),l(e.join(""))}function y(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${M(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(i,s){const o=[...new Set(i.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${E.dK[c]}"`).join(""),h=i.map(({prefix:c,name:t,form:e,values:n})=>`\
<${c}:${t}>${m(e,n)}</${c}:${t}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,g.X)(s)}"${o}>
${h.join("")}</rdf:Description>
`}function m(i,s){const f=o=>s.map(h=>`<rdf:li${o}>${(0,g.X)(h)}</rdf:li>`).join("");switch(i){case"simple":return(0,g.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const l=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(i,s){const f=i.catalog.get("Metadata"),o=i.resolve(f),h=o instanceof x.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],c=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...h]),t=new x.Z6(c,Buffer.
from(s,"utf8"));(0,x.i9)(f)&&o instanceof x.Z6?i.put(f,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),1975:((U,T,d)=>{d.d(T,{kg:()=>y,m:()=>w,sm:()=>M});
var E=d(43496),g=d(3907);const x=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(i,s){const f=(0,g.xK)(i);if(f===void 0)return w;const o=new l,
c=await(0,g.km)(f,s,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:f,properties:o.properties,malformed:c,end:o.end,about:o.
about}}function M(i,s,f){return i?.properties.find(o=>o.name===f&&o.namespace===E.dK[s])?.values??[]}const m=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(s,f,o){if(this.open.length>=g.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const h=this.scope.ofElement(s),c=h.namespace===E.dK.rdf,t=c&&h.local==="li";this.root===m&&this.end<0&&c&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?f.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:s,...h,from:o,language:n}),
this.root===m){if(!c||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(f);else if(e===
2){this.items=[];const r=f.find(({name:p})=>this.isRdf(p,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:f,value:o,from:h,
to:c}of s){if((0,E.HC)(f))continue;const{namespace:t,local:e}=this.scope.ofAttribute(f);t===E.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===E.dK.rdf||t===E.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:h,to:c})}}close(s,f,o){const h=this.open.pop();if(h?.name!==s){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==m)if(c===0)this.end=f,this.root=m;else if(c===1&&this.loose)this.root=m,this.loose=!1;else if(c===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:o})}else c>2&&h.namespace===E.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(s){this.properties.length<x?this.properties.push(s):this.broken=
!0}isRdf(s,f){const o=this.scope.ofAttribute(s);return o.local===f&&o.namespace===E.dK.rdf}}function a(i){const s=i.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),f=i.map(({text:o})=>o);return s>0?[f[s],...f.slice(0,s),...f.slice(s+1)]:f}}),94289:((U,T,d)=>{d.d(T,{Y:()=>E});function E(m,l){switch(m){case"D":return String(
l);case"R":return y(l);case"r":return y(l).toLowerCase();case"A":return M(l);case"a":return M(l).toLowerCase();default:return""}}const g=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],x=1e5,w=2600;function y(m){if(m>x)return String(m);let l="",
a=m;for(const[i,s]of g)for(;a>=i;)l+=s,a-=i;return l}function M(m){return m>w?String(m):String.fromCharCode(65+(m-1)%26).repeat(Math.ceil(m/26))}}),33546:((U,T,d)=>{
d.d(T,{FB:()=>y,Hr:()=>m,Zh:()=>l,k$:()=>M,qm:()=>a});var E=d(93604),g=d(45599),x=d(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function y(c){
const t=c.catalog.get("PageLabels");if(!c.dict(t))return;const e=(await(0,x.Zc)(c,t,"Nums")).map(([n,r])=>({first:Number(n),label:c.dict(r)})).filter(({first:n})=>Number.
isInteger(n)&&n>=0).sort((n,r)=>n.first-r.first).filter(({first:n},r,p)=>p[r+1]?.first!==n).map(({first:n,label:r})=>({first:n,...i(c,r)}));return e[0]?.first===
0?e:[w,...e]}function M(c,t){const e=c.editCatalog();if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[w,...t],r=h(c),p=n.map(({first:v,start:P,
...b})=>[v,o({...b,number:P},r)]);e.set("PageLabels",c.add((0,x.H6)(c,p,"Nums")))}async function m(c){const t=await y(c);if(!t)return;const e=t.map(({first:n})=>n);
return n=>{const r=t[(0,E.M)(e,n)-1];return{...r,number:r.start+n-r.first}}}function l(c,t){const e=[],n=h(c);let r,p=0;for(const v of t)(!r||!s(r,v))&&e.push([
p,o(v,n)]),r=v,p++;return(0,x.H6)(c,e,"Nums")}async function a(c,t){const e=await m(c);if(!e)return;const n=l(c,Array.from(t,r=>e(r-1)));c.editCatalog().set("Pa\
geLabels",c.add(n))}function i(c,t){const e=c.resolve(t?.get("S")),n=c.resolve(t?.get("P")),r=c.resolve(t?.get("St"));return{style:e instanceof g.SX?e.text:void 0,
prefix:n instanceof g.Mx&&n.bytes.length>0?n:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function s(c,t){return c.style!==t.style||t.style!==
void 0&&t.number!==c.number+1?!1:c.prefix===t.prefix?!0:!!c.prefix&&!!t.prefix&&Buffer.compare(c.prefix.bytes,t.prefix.bytes)===0}const f=100;function o({style:c,
prefix:t,number:e},n){return(0,g.jd)({S:c===void 0?void 0:(0,g.UU)(c),P:t&&t.bytes.length>f?n(t):t,St:c===void 0||e===1?void 0:e})}function h(c){const t=new Map;
return e=>{let n=t.get(e);return n||t.set(e,n=c.add(e)),n}}}),81077:((U,T,d)=>{d.d(T,{AN:()=>a,BX:()=>M,H6:()=>m,MN:()=>l,Pu:()=>w,Zc:()=>y});var E=d(45599),g=d(
9819);const x=64,w=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function y(t,e,n){const r=[];for(const p of await s(t,e,0,n)){for(const P of o(
t,p,n))r.push(P);const v=t.job.pace.step(i);v&&await v}return r}async function M(t,e,n,r,p,v){const P=await s(t,e,n,r,v);for(let b=P.length-1;b>=0;b--){const u=P[b],
_=o(t,u,r),O=_.filter(([k,z])=>!p(k,z)),C=t.job.pace.step(i+_.length*i);C&&await C,O.length<_.length&&(t.edit(u.holder),u.dict.set(r,O.flat()),u.changed=!0);for(const k of u.
repeats)t.edit(u.holder),u.dict.delete(k),u.changed=!0;if(u.emptyKids){const k=(t.array(u.dict.get("Kids"))??[]).filter(z=>!u.emptyKids.has(t.dict(z)));t.edit(u.
holder),u.dict.set("Kids",k),u.changed=!0}if(!u.changed)continue;const S=t.array(u.dict.get("Kids"))??[];u.empty=O.length===0&&S.length===0;const I=u.parent;I&&
(I.changed=!0,u.empty?(I.emptyKids??=new Set).add(u.dict):h(t,u,O,S))}return P[0]?.empty??!1}function m(t,e,n){if(e.length<=x)return(0,E.jd)({[n]:e.flat()});let r=[];
for(const p of c(e)){const[v,P]=[p[0][0],p.at(-1)[0]];r.push({ref:t.add((0,E.jd)({Limits:[v,P],[n]:p.flat()})),low:v,high:P})}for(;r.length>x;)r=c(r).map(p=>{const[
v,P]=[p[0].low,p.at(-1).high];return{ref:t.add((0,E.jd)({Limits:[v,P],Kids:p.map(({ref:b})=>b)})),low:v,high:P}});return(0,E.jd)({Kids:r.map(({ref:p})=>p)})}const l=(t,e)=>m(
t,a([...e].map(([n,r])=>[(0,E.Px)(n),r])),"Names");function a(t){return t.map(e=>({entry:e,key:w(e[0])})).sort((e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}
const i=100;async function s(t,e,n,r,p){const v=new g.b9(t),P=new Set,b=O=>P.size<P.add(O).size,u=[],_=[{value:e??null,holder:n,parent:void 0}];for(let O=_.pop();O!==
void 0;O=_.pop()){v.spend(1);const C=t.dict(O.value);if(!C||!b(C)||p&&O.parent&&!f(t,C,p))continue;const S=[],I=D=>{const N=t.array(C.get(D));return!N||b(N)?N??
[]:(S.push(D),[])},k=I(r).length>>1,z=I("Kids"),Q={dict:C,holder:(0,g.Kd)(O.value,O.holder),parent:O.parent,repeats:S};u.push(Q),v.spend(k);for(let D=z.length-1;D>=
0;D--)_.push({value:z[D],holder:(0,g.Kd)(C.get("Kids"),Q.holder),parent:Q});const Y=t.job.pace.step(i+k*i);Y&&await Y}return u}function f(t,e,n){const[r,p]=t.array(
e.get("Limits"))??[];return typeof r!="number"||typeof p!="number"||n(r,p)}function o(t,{dict:e,repeats:n},r){const p=n.includes(r)?void 0:t.array(e.get(r));if(!p)
return[];const v=[];for(let P=0;P+1<p.length;P+=2){const b=t.resolve(p[P]);(r==="Names"?b instanceof E.Mx:typeof b=="number")&&v.push([b,p[P+1]])}return v}function h(t,e,n,r){
const p=b=>t.array(t.dict(b)?.get("Limits"))??[],v=n[0]?.[0]??p(r[0])[0],P=n.at(-1)?.[0]??p(r.at(-1))[1];t.edit(e.holder),v!==void 0&&P!==void 0?e.dict.set("Lim\
its",[v,P]):e.dict.delete("Limits")}function c(t){const e=[];for(let n=0;n<t.length;n+=x)e.push(t.slice(n,n+x));return e}}),59071:((U,T,d)=>{d.d(T,{Gh:()=>s,ZK:()=>f,
wh:()=>i});var E=d(77581),g=d(45599);const x=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=o=>o.replace(x,"").replace(w,"").replace(y,"�"),m=200,l=new WeakMap;function a(o){if(o.bytes.length<m)return M((0,E.g7)(o));let h=l.get(o);return h===void 0&&
l.set(o,h=M((0,E.g7)(o))),h}const i=o=>M(o).trim();function s(o){const h=o instanceof g.Mx?a(o).trim():"";return h===""?null:h}const f=o=>o?a(o):""}),70549:((U,T,d)=>{
d.d(T,{n:()=>E});function E(g){const x=new WeakMap;return w=>{if(w.hasChanges)return g(w);const y=x.get(w);if(y)return y.answer;const M=g(w);return x.set(w,{answer:M}),
M}}}),9819:((U,T,d)=>{d.d(T,{J7:()=>x,Kd:()=>M,Wo:()=>m,_i:()=>y,b9:()=>w});var E=d(42973),g=d(45599);class x{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:i,catalogNumber:s,pages:f}=this.document,o=i.get("Pages");a===s||(0,g.i9)(o)&&a===o.number||f.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,g.
i9)(a)&&this.gone.has(a.number)}}class w{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,E.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(a,i=new w(
a)){this.allowance=i,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,g.i9)(a))return!0;const{number:i}=a,s=i>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const f=1<<(i&7),o=(this.seen[s]&f)===0;return this.seen[s]|=f,o}}function M(l,a){return(0,g.i9)(l)?l.number:
a}function m(l,a){const i=l.catalog.get(a),s=l.dict(i);return s&&{dict:s,holder:M(i,l.catalogNumber)}}}),93604:((U,T,d)=>{d.d(T,{B:()=>E,M:()=>g});const E=(w,y)=>x(
w,y,!1),g=(w,y)=>x(w,y,!0);function x(w,y,M){let[m,l]=[0,w.length];for(;m<l;){const a=m+l>>1,i=w[a];i<y||M&&i===y?m=a+1:l=a}return m}})};
