"use strict";exports.id=6626,exports.ids=[6626],exports.modules={49180:((U,T,l)=>{l.d(T,{q:()=>g});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(M){const y=M.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??w().get(y);return m===void 0?void 0:
(m.length===3?[...m].map(o=>o+o):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(o=>Number.parseInt(o,16))}let v;function w(){const M=E.split(" ");return v??=new Map(
M.flatMap((y,m)=>m%2===0?[[y,M[m+1]]]:[]))}}),17079:((U,T,l)=>{l.d(T,{Z:()=>M,_:()=>w});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(o){
if(o.length>64)return;const i=o.trim().replace(g,(r,f,a,h)=>`${f??""}${1900+Number(a)}${h}`);return m(y(E.exec(i)??v.exec(i)))}function M(o){const i=o.length>64?
void 0:y(v.exec(o.trim()));if(!i||m(i)===void 0)return;const{year:r,month:f="",day:a="",hour:h="",minute:c="",second:e="",zone:t=""}=i;return`D:${r}${f}${a}${h}${c}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function y(o){if(!o)return;const[,i,r,f,a,h,c,e,t,n,s]=o,u=e??(t===void 0?void 0:`${t}${n??"00"}:${s??"00"}`);return{year:i,
month:r,day:f,hour:a,minute:h,second:c,zone:u}}function m(o){if(!o)return;const{year:i,month:r,day:f,hour:a,minute:h="00",second:c="00",zone:e}=o,t=(s,u,_)=>s===
void 0||Number(s)>=u&&Number(s)<=_;if(Number(i)===0||!t(r,1,12)||!t(f,1,p(Number(i),Number(r)))||!t(a,0,23)||!t(h,0,59)||!t(c,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const n=[i,r,f].filter(s=>s!==void 0).join("-");return a===void 0?n:`${n}T${a}:${h}:${c}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function p(o,i){return i===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),51521:((U,T,l)=>{l.d(T,{Ct:()=>y,Qf:()=>M,sA:()=>p});
var E=l(98446),g=l(34378);const v=/(\{[^{}]*\})/;function w(o,i){const r=[],f=[],a=`use ${i.map(h=>`{${h}}`).join(", ")}`;for(const h of(0,g.w)(o).split(v)){const c=i.
find(e=>`{${e}}`===h);if(c)r.push({placeholder:c});else if(v.test(h))f.push(h);else{if(/[{}]/.test(h))return{problem:`has a brace that belongs to no placeholder\
; ${a}`};h&&r.push({literal:h})}}return f.length===0?{pieces:r}:{problem:`has the unknown ${(0,E.d5)(f.length,"placeholder","placeholders")} ${f.join(" and ")};\
 ${a}`}}const M=o=>o.split(v).filter((i,r)=>r%2===1),y=(o,i)=>o.split(v).map((r,f)=>(f%2===1&&Object.hasOwn(i,r.slice(1,-1))?i[r.slice(1,-1)]:void 0)??r).join(""),
m=["number","last","label","name"],p=o=>w(o,m)}),49892:((U,T,l)=>{l.d(T,{B_:()=>v,Fw:()=>w,Tz:()=>y});var E=l(49180),g=l(57117);const v="OctavoColor";function w(m,p){
const o=M(m),i=o.length===1,r=p?.part===1;return p===void 0||(0,g.hU)(p,i?1:3)?{values:o,operators:`${o.join(" ")} ${i?"g":"rg"}`,colorSpace:void 0,listsGlyphs:r}:
{values:o,listsGlyphs:r,operators:`/${v} cs ${o.join(" ")} sc`,colorSpace:i?(0,g.HB)():(0,g.Pz)()}}function M(m){if(m==="Gray")return[.5];const[p,o,i]=(0,E.q)(m);
return(p===o&&o===i&&p>0?[p]:[p,o,i]).map(f=>Math.round(f/255*1e4)/1e4)}function y(m){return m===void 0||(0,g.hU)(m,1)?{set:p=>`${p} g`,colorSpace:void 0}:{set:p=>`\
/${v} cs ${p} sc`,colorSpace:(0,g.HB)()}}}),57117:((U,T,l)=>{l.d(T,{Br:()=>m,HB:()=>f,Pz:()=>r,Qg:()=>o,_B:()=>w,c4:()=>p,hU:()=>y});var E=l(21281),g=l(824),v=l(
45599);async function w(a){const h=await(0,g.Br)(a),{archive:c}=(0,E.Ip)(a,h);return c&&{...c,xmp:h,intent:M(a)}}function M(a){for(const h of a.array(a.catalog.
get("OutputIntents"))??[]){const c=a.dict(h);if(!(0,v.Zm)(c)||!(0,v.Eo)(a.resolve(c.get("S")),"GTS_PDFA1"))continue;const e=a.resolve(a.dict(c.get("DestOutputPr\
ofile"))?.get("N"));if(typeof e=="number")return e}}const y=({intent:a},h)=>h===1?a!==void 0:a===h,m={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},p=(a,h,c)=>(0,E.qg)(a,h.xmp,h,c),o=a=>a&&a.part!==1&&a.intent===void 0?
r():void 0,i=[.9505,1,1.089],r=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...i],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
f=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...i],Gamma:2.2})]}),95358:((U,T,l)=>{l.d(T,{Wx:()=>M,pi:()=>m,z:()=>p});var E=l(58426),g=l(74135);function v(i,r){
return w(i,r*72/i.userUnit)}function w(i,r){const{width:f,height:a}=(0,g.iN)(i),h={width:f-2*r,height:a-2*r,inset:r};return h.width>0&&h.height>0?h:void 0}function M(i,r,f){
const a=f===E.zU[i].fields.margin.default;return r.map(h=>{const c=v(h,f);if(c||!a)return c;const{width:e,height:t}=(0,g.iN)(h);return w(h,Math.min(e,t)/10)})}const y=null;
function m(i,{inset:r},f,a,h){const c=(0,g.iN)(i),e=c.width-r-a,t=c.height-r-h,n=f.endsWith("left")?r:f.endsWith("right")?e:(c.width-a)/2,s=f.startsWith("bottom")?
r:f.startsWith("top")?t:(c.height-h)/2;return[n,s]}function p({kinds:i,pages:r},f){const a=r.find(({kind:h})=>!f[h]);return a?[{field:"margin",message:o(a.index,
i[a.kind])}]:[]}function o(i,r){const{width:f,height:a}=(0,g.iN)(r),h=(0,g.d)(Math.min(f,a)/2,r);return`leaves no room on page ${i+1}, which is ${(0,g.d)(f,r)} \
× ${(0,g.d)(a,r)} inches; it must be less than ${h}`}}),72313:((U,T,l)=>{l.d(T,{W:()=>u});var E=l(81627),g=l(45599),v=l(98446),w=l(36078);function M(x,d,b,O){return`\
/Artifact <<${b==="over"?`/Type /Pagination /Subtype /${d}`:`/Type /Background /BBox [${O.map(w._).join(" ")}]`}>> BDC
${x}
EMC
`}var y=l(36211),m=l(37709),p=l(85008),o=l(74135),i=l(5490);const r=400,f=.01;function a(x,d,b,O){const C=new m.BT(d),S=new h(x,b,O);for(let I=0;I<r&&C.next();I++)
if(S.takes(C))return!0;return!1}class h{document;resources;box;states=new i.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new c;clips=!1;constructor(d,b,O){
this.document=d,this.resources=b,this.box=O}takes(d){if(this.states.follow(d)||this.extendsPath(d)||this.setsState(d))return!1;const{operator:b}=d;if(b==="Do")return this.
paintsImage(d.name(0));const O=y.lJ.get(b);return O!==void 0&&this.paintsPath(O)}setsState(d){const b=this.states.current;switch(d.operator){case"gs":{const O=this.
document.dict(this.resource("ExtGState",d.name(0)));return b.isOpaque=b.isSolid=e(this.document,O),!0}case"scn":case"sc":return b.isSolid=b.isOpaque&&d.kind(d.count-
1)!==p.o_,!0;case"g":case"rg":case"k":return b.isSolid=b.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(d){const{matrix:b}=this.
states.current;switch(d.operator){case"re":{const[O,C,S,I]=(0,i.M)(d);return this.path.rectangle(b,O,C,S,I),!0}case"m":case"l":return this.path.point(b,d.number(
0),d.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:d}){const b=this.states.current,O=this.path.area();
return d&&b.isSolid&&this.isCoveredBy(O)?!0:(this.clips&&(b.clip=O&&b.clip&&n(O,b.clip)),this.clips=!1,this.path=new c,!1)}paintsImage(d){const b=this.states.current,
O=this.resource("XObject",d);if(!b.isOpaque||!(O instanceof g.Z6)||!t(this.document,O.dict))return!1;const C=new c;return C.rectangle(b.matrix,0,0,1,1),this.isCoveredBy(
C.area())}isCoveredBy(d){const{clip:b}=this.states.current;return d!==void 0&&b!==void 0&&s(n(d,b),this.box)}resource(d,b){const{document:O,resources:C}=this;return b===
void 0?null:O.resolve(O.dict(C?.get(d))?.get(b))}}class c{isRectangle=!0;points=[];point([d,b,O,C,S,I],N,F){this.points.push([d*N+O*F+S,b*N+C*F+I])}rectangle(d,b,O,C,S){
this.point(d,b,O),this.point(d,b+C,O),this.point(d,b+C,O+S),this.point(d,b,O+S)}area(){const{points:d}=this;if(!this.isRectangle||d.length<4||d.length>5)return;
const b=(0,o.$L)(d),O=f*Math.max(b[2]-b[0],b[3]-b[1]),C=(S,I,N)=>Math.abs(S-I)<=O||Math.abs(S-N)<=O;return d.every(([S,I])=>C(S,b[0],b[2])&&C(I,b[1],b[3]))?b:void 0}}
function e(x,d){if(!d)return!0;const b=x.resolve(d.get("ca")),O=x.resolve(d.get("BM")),C=x.resolve(d.get("SMask"));return(b===null||b===1)&&(O===null||(0,g.Eo)(
O,"Normal"))&&(C===null||(0,g.Eo)(C,"None"))}function t(x,d){const b=x.resolve(d.get("ImageMask"))===!0;return(0,g.Eo)(x.resolve(d.get("Subtype")),"Image")&&!b&&
!d.has("SMask")&&!d.has("Mask")}function n(x,d){return[Math.max(x[0],d[0]),Math.max(x[1],d[1]),Math.min(x[2],d[2]),Math.min(x[3],d[3])]}function s(x,d){const[b,
O]=[f*(d[2]-d[0]),f*(d[3]-d[1])];return x[0]<=d[0]+b&&x[1]<=d[1]+O&&x[2]>=d[2]-b&&x[3]>=d[3]-O}async function u(x,{kinds:d,pages:b},O){const{pace:C}=x.job,{layer:S,
subtype:I,groupColorSpace:N}=O,F=new E.B(x);S==="over"&&await F.inspect(b);const Q=[];for(const[Y,D]of b.entries()){const W=C.step(S==="over"?2e3:2e4);W&&await W,
Y%1e3===0&&C.progress(Y/b.length);const A=O.on(D,Y);if(!A)continue;const{box:k}=d[D.kind],{resources:L}=A,B=G=>M(A.operators(G),I,S,k);if(S==="over")await F.over(
D,{resources:L,operators:B});else{const G=F.contents.content(F.contents.own(D));a(x,G,x.dict(D.resources),k)&&Q.push(D.index+1),F.under(D,{resources:L,operators:B})}
N!==void 0&&_(x,D.index,N)}return Q.length>0?[P(Q,b.length)]:[]}function _(x,d,b){const O=x.pages.number(d),C=x.entry(O,"Group"),S=x.dict(C);if(S?.has("CS"))return;
const I=(0,g.jd)({Type:(0,g.UU)("Group"),S:(0,g.UU)("Transparency"),...Object.fromEntries(S??[]),CS:b});(0,g.i9)(C)&&(0,g.Zm)(x.get(C))?x.put(C,I):x.pages.patch(
d,{Group:I})}function P(x,d){return{code:"stamp_hidden",message:`The stamp is hidden ${x.length===d?"on every page":`on ${(0,v.oi)(x)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((U,T,l)=>{l.r(T),l.d(T,{addPageNumbers:()=>S});var E=l(58552),g=l(94289),v=l(33546),w=l(77581),M=l(
86799),y=l(47707),m=l(71391),p=l(49892),o=l(74135),i=l(95358),r=l(36078),f=l(57117),a=l(72313),h=l(99876),c=l(41578),e=l(12889),t=l(29825),n=l(6264),s=l(45657);
async function u(D){return[...D?[(0,n.ar)(D)]:[],await(0,n.Wu)("Regular")]}const _=D=>(0,y.Sw)(D)||(0,e.ft)(D);async function P(D,W,A){const k=D.map(()=>new Map);
for(const R of W)for(const{face:$,glyphs:j}of x(D,R,A))for(const{glyph:z}of j)k[$].set(z.id,z);const L=[],B=new Map;for(const[R,$]of k.entries())$.size!==0&&(B.
set(R,L.length),L.push(await(0,c.r)(D[R],[...$.values()])));const G=R=>{const $=x(D,R,A);return{pieces:$.map(j=>{const z=B.get(j.face)??0;return{font:z,operators:K=>d(
j,L[z],D[j.face].unit,K)}}),width:$.reduce((j,{glyphs:z})=>z.reduce((K,{advance:V})=>K+V,j),0)/1e3}},X=k.flatMap((R,$)=>[...R.values()].map(j=>({...D[$].boxOf(j),
scale:D[$].unit/1e3}))).filter(({minY:R,maxY:$})=>R<=$);return{fonts:L.map(({addTo:R})=>R),line:G,bottom:Math.min(0,(0,s.YG)(X.map(({minY:R,scale:$})=>R*$))),top:Math.
max(0,(0,s.Kf)(X.map(({maxY:R,scale:$})=>R*$)))}}function x(D,W,A){return(0,t.OD)(W,D).map(({font:k,text:L,rtl:B})=>({face:k,glyphs:A?D[k].shape(L,B):Array.from(
L,G=>D[k].plain(G))}))}function d({glyphs:D},{codeOf:W},A,k){const L=[];let B="",G=0;const Z=()=>{B!==""&&L.push(/^<[^>]*>$/.test(B)?`${B} Tj`:`[${B}] TJ`),B=""},
X=$=>{Math.abs($)>=.01&&(B+=String(-Math.round($*100)/100))},R=$=>{B=B.endsWith(">")?`${B.slice(0,-1)}${$}>`:`${B}<${$}>`};for(const{glyph:$,advance:j,x:z,y:K}of D)
K!==G&&(Z(),L.push(`${(0,r._)(K*k/1e3)} Ts`),G=K),X(z),R(W($)),X(j-z-$.advanceWidth*A);return Z(),G!==0&&L.push("0 Ts"),L.join(" ")}var b=l(51521);const O="Octa\
voNumber",C=64*1024;async function S(D,W,A,k,L){const B=await(0,h.F)(D,k),{kinds:G,pages:Z}=B,X=(0,i.Wx)("add_page_numbers",G,A.margin),R=(0,i.z)(B,X),$=(0,b.sA)(
A.number_format),j=A.first_number+Z.length-1,{last_number:z=j}=A;if(z<j&&R.push({field:"last_number",message:`is ${z}, but the last page gets the number ${j}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,E.G6)([{field:"number_format",message:$.problem},...R]);const K=await I(D,W,$.pieces,{...A,last_number:z},
Z),V=A.font&&(0,M.g)(A.font,"font"),H=await F(K,$.pieces,{prepared:L,pace:D.job.pace,issues:R,file:V}),J=(0,p.Fw)(A.color,await(0,f._B)(D)),ee=H.fonts.map((te,ne)=>({
category:"Font",name:ne===0?O:`${O}${ne+1}`,ref:te(D,void 0,J.listsGlyphs)}));return J.colorSpace&&ee.push({category:"ColorSpace",name:p.B_,ref:D.add(J.colorSpace)}),
(0,a.W)(D,B,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=H.line(K(ne)),[re,oe]=[G[te],X[te]],q=Y(se.width,H,A.font_size,re,oe),fe=(H.top-H.bottom)*
q,[de,le]=(0,i.pi)(re,oe,A.position,se.width*q,fe),ue=(0,o.lw)([1,0,0,1,de,le-H.bottom*q],(0,o.S3)(re));return{resources:ee,operators:ae=>{const ie=ae[H.fonts.length],
he=ie===void 0?J.operators:J.operators.replace(p.B_,ie),pe=se.pieces.map(ce=>`/${ae[ce.font]} ${(0,r._)(q)} Tf ${ce.operators(q)}`);return`q ${he} BT ${(0,r.vs)(
ue)} Tm ${pe.join(" ")} ET Q`}}}})}async function I(D,W,A,{first_number:k,last_number:L,digits:B},G){const Z=String(L),X=(0,y.RK)(W.replace(/\.[^.]*$/,"")),R=A.
some(K=>"placeholder"in K&&K.placeholder==="label")?await(0,v.Hr)(D):void 0,$={number:K=>String(k+K).padStart(B,"0"),last:()=>Z,name:()=>X,label:K=>{const{index:V}=G[K];
if(!R)return String(V+1);const{prefix:H,style:J,number:ee}=R(V);return(H?(0,y.RK)((0,w.g7)(H)):"")+(0,g.Y)(J,ee)}},j=A.map(K=>"literal"in K?{literal:(0,y.RK)(K.
literal)}:K);return Object.assign(K=>j.map(V=>"literal"in V?V.literal:$[V.placeholder](K)).join(""),{count:G.length,isUniform:!R})}function N(D){const W=new Set(
"0123456789"),A=D.isUniform?1:D.count;for(let k=0;k<A;k++)for(const L of D(k))W.add(L);return[...W].sort()}async function F(D,W,{prepared:A,pace:k,issues:L,file:B}){
const G=N(D),Z=G.join(""),X=_(Z),R=X?Q(D):G,$=(0,m.C)("number",B?.bytes,X,X?[...R].join(`
`):Z);let j=A.get($);if(!j){const z=await u(B);await k.rest();const K=(0,y.Zw)(Z,z);if(K!==void 0){const V=W.some(H=>"placeholder"in H&&/label|name/.test(H.placeholder));
L.unshift({field:"number_format",message:V?`${K} (from the format, the file name or the labels)`:K,mentions:["font"]})}if(L.length>0)throw(0,E.G6)(L);j=await P(
z,R,X),await k.rest(),A.put($,j,C)}if(L.length>0)throw(0,E.G6)(L);return j}function Q(D){const W=new Set(["0123456789"]);for(let A=0;A<D.count;A++)W.add(D(A).replace(
/\d/g,"0"));return[...W]}function Y(D,{top:W,bottom:A},k,L,B){return Math.min(k/L.userUnit,B.width/Math.max(D,1e-6),B.height/(W-A))}}),12889:((U,T,l)=>{l.d(T,{Rl:()=>f,
Vv:()=>v,ft:()=>m,jB:()=>i,pr:()=>o,vw:()=>p,wE:()=>r});var E=l(46161),g=l(47707);const v="‏";let w;const M=()=>w??=(0,E.A)(),y=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=a=>y.test(a),p=a=>m(a)&&(M().getEmbeddingLevels(a).paragraphs[0]?.level??0)%2===1;function o(a){if(!m(a))return a===""?[]:[{text:a,rtl:!1,at:0}];const{levels:h,
paragraphs:c}=M().getEmbeddingLevels(a),e=c[0]?.level??0;for(let s=a.length-1;s>=0&&/\s/.test(a[s]);s--)h[s]=e;const t=[];for(let s=0;s<a.length;s++){const u=t.
at(-1);u&&u.level===h[s]?u.text+=a[s]:t.push({level:h[s],text:a[s],at:s})}const n=t.reduce((s,{level:u})=>Math.max(s,u),0);for(let s=n;s>0;s--)for(let u=0,_=0;u<
t.length;u=_+1){for(_=u;_<t.length&&t[_].level>=s;)_++;if(_>u+1)for(const[P,x]of t.slice(u,_).entries())t[_-1-P]=x}return t.map(({level:s,text:u,at:_})=>({text:u,
rtl:s%2===1,at:_}))}const i=a=>Array.from(a,h=>M().getMirroredCharacter(h)??h).join(""),r=a=>(0,g.qf)(i(a)).reverse().join(""),f=a=>o(a).flatMap(({text:h,rtl:c})=>c?
(0,g.qf)(i(h)).reverse():(0,g.qf)(h))}),29825:((U,T,l)=>{l.d(T,{EH:()=>m,OD:()=>w,W_:()=>M,lV:()=>v});var E=l(12889),g=l(47707);const v=-1,w=(p,o)=>(0,E.pr)(p).
flatMap(i=>M(i,o));function M({text:p,rtl:o},i){const r=[];for(const f of(0,g.qf)(p)){const a=r.at(-1),h=(0,g.ML)(f)?a?.font??0:y(f,i,a?.font);a?.font===h?a.text+=
f:r.push({font:h,text:f,rtl:o})}return o?r.reverse():r}function y(p,o,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(p)&&i!==void 0&&o[i]?.covers(p)===
!0?i:o.findIndex(f=>f.covers(p))}function m(p,o){const i=w(p,o).filter(({font:r})=>r===v);return[...new Set(i.flatMap(r=>(0,g.qf)(r.text)))]}}),88739:((U,T,l)=>{
l.d(T,{B:()=>y,U:()=>w});var E=l(77581),g=l(12889);const v=100;function w(m,{digits:p=4,isInOrder:o=!1}={}){const i=m.filter(([,f])=>f.length>0).map(([f,a])=>`<${y(
f).slice(-p)}> <${M(a,o)}>`),r=Array.from({length:Math.ceil(i.length/v)},(f,a)=>{const h=i.slice(a*v,(a+1)*v);return[`${h.length} beginbfchar`,...h,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(p)}> <${"F".repeat(p)}> endcodespacerange`,...r,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function M(m,p){const o=m.map(i=>String.fromCodePoint(i)).join("");return(0,E.kt)(!p&&(0,g.ft)(o)?[...o].reverse().join(""):o).toString("hex").toUpperCase()}
const y=m=>m.toString(16).toUpperCase().padStart(4,"0")}),38875:((U,T,l)=>{l.d(T,{F:()=>v});var E=l(60623);const g=1<<24,v=w=>(0,E.UD)(Buffer.from(w,"base64"),{
stream:g,total:g,remaining:g},{found:!1})}),74135:((U,T,l)=>{l.d(T,{$L:()=>f,DI:()=>y,Gd:()=>o,JQ:()=>g,Mo:()=>w,PU:()=>m,Pj:()=>c,S3:()=>v,W1:()=>e,XM:()=>h,d:()=>t,
ds:()=>M,gF:()=>a,iN:()=>E,kO:()=>r,lw:()=>p,zl:()=>i});function E({box:[n,s,u,_],rotation:P}){const x=u-n,d=_-s;return P%180===0?{width:x,height:d}:{width:d,height:x}}
function g(n){const{width:s,height:u}=E(n);return{width:s*n.userUnit,height:u*n.userUnit}}function v({box:[n,s,u,_],rotation:P}){switch(P){case 0:return[1,0,0,1,
n,s];case 90:return[0,1,-1,0,u,s];case 180:return[-1,0,0,-1,u,_];case 270:return[0,-1,1,0,n,_]}}function w(n,s){return s===void 0?n:c(n,s)??n}function M([n,s,u,
_]){return[Math.min(n,u),Math.min(s,_),Math.max(n,u),Math.max(s,_)]}function y([n,s,u,_,P,x]){const d=n*_-s*u,[b,O,C,S]=[_/d,-s/d,-u/d,n/d];return[b+0,O+0,C+0,S+
0,-(P*b+x*C)+0,-(P*O+x*S)+0]}const m=([n,s,u,_])=>Math.sqrt(Math.abs(n*_-s*u));function p(n,s){const[u,_,P,x,d,b]=n,[O,C,S,I,N,F]=s;return[u*O+_*S,u*C+_*I,P*O+x*
S,P*C+x*I,d*O+b*S+N,d*C+b*I+F]}function o([n,s,u,_,P,x],d,b){return[n*d+u*b+P,s*d+_*b+x]}function i(n,[s,u,_,P]){const[x,d]=o(n,s,u),[b,O]=o(n,_,u),[C,S]=o(n,s,
P),[I,N]=o(n,_,P);return[Math.min(x,b,C,I),Math.min(d,O,S,N),Math.max(x,b,C,I),Math.max(d,O,S,N)]}const r=(n,s)=>[Math.min(n[0],s[0]),Math.min(n[1],s[1]),Math.max(
n[2],s[2]),Math.max(n[3],s[3])];function f(n){let[s,u,_,P]=a;for(const[x,d]of n)s=Math.min(s,x),u=Math.min(u,d),_=Math.max(_,x),P=Math.max(P,d);return[s,u,_,P]}
const a=[1/0,1/0,-1/0,-1/0],h=([n,s,u,_],P)=>[n-P,s-P,u+P,_+P];function c(n,s){const u=[Math.max(n[0],s[0]),Math.max(n[1],s[1]),Math.min(n[2],s[2]),Math.min(n[3],
s[3])];return u[0]<u[2]&&u[1]<u[3]?u:void 0}const e=n=>n.map(s=>Math.round(s*1e5)/1e5+0),t=(n,{userUnit:s})=>String(Number((n*s/72).toPrecision(3)))}),6057:((U,T,l)=>{
l.d(T,{VO:()=>v,b0:()=>M,c_:()=>m,iw:()=>w,lQ:()=>y});var E=l(74135);const g=[0,0,612,792],v=(p,o)=>M(p,p.pages.attribute(o,"MediaBox"))??g;function w(p,o){const{
pages:i}=p,r=p.resolve(p.entry(i.number(o),"UserUnit"));return{box:(0,E.Mo)(v(p,o),M(p,i.attribute(o,"CropBox"))),rotation:m(p.resolve(i.attribute(o,"Rotate"))),
userUnit:typeof r=="number"&&r>0?r:1}}function M(p,o){const i=p.array(o)?.map(f=>p.resolve(f));if(i?.length!==4||!i.every(f=>typeof f=="number"&&Number.isFinite(
f)))return;const r=(0,E.ds)(i);return r[0]<r[2]&&r[1]<r[3]?r:void 0}function y(p,o){const i=(p.array(o)??[]).map(r=>p.resolve(r));return i.length===6&&i.every(r=>typeof r==
"number")?i:[1,0,0,1,0,0]}function m(p){const o=typeof p=="number"?(p%360+360)%360:0;return o===90||o===180||o===270?o:0}}),5490:((U,T,l)=>{l.d(T,{M:()=>w,U:()=>v});
var E=l(74135);const g=1e4;class v{current;saved=[];beyond=0;constructor(y){this.current=y}follow(y){switch(y.operator){case"q":return this.saved.length<g?this.
saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(
y),!0;default:return!1}}transform(y){if(y.count!==6)return;const[m,p,o,i,r,f]=w(y);this.current.matrix=(0,E.lw)([m,p,o,i,r,f],this.current.matrix)}}const w=M=>Array.
from({length:M.count},(y,m)=>M.number(m))}),21281:((U,T,l)=>{l.d(T,{Ip:()=>p,XM:()=>a,Xb:()=>f,ds:()=>m,qg:()=>r});var E=l(59071),g=l(70549),v=l(43496),w=l(824),
M=l(1975),y=l(60912);const m=(0,g.n)(async e=>p(e,await(0,w.Br)(e)));function p(e,t){const n=(d,b)=>(0,E.wh)((0,M.sm)(t,d,b)[0]??""),s=i(n("pdfaid","part"),n("p\
dfaid","conformance").toLowerCase()),u=o(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,P=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||
((0,E.Gh)(e.resolve((0,w._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],x=[s?.name,u,...P.filter(d=>/^PDF\/[\w .:/()-]{1,40}$/.
test(d))];return{archive:s,accessible:u,names:x.filter(d=>d!==void 0)}}const o=e=>/^[1-9]$/.test(e);function i(e,t){if(!o(e))return;const n=/^[abuef]$/.test(t)?
t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function r(e,t,n,s){return t&&c(e,t,[v.dK.pdfaid]),f(n,s)}const f=({name:e},t)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${e}: ${t}.`});async function a(e){const t=await(0,w.Br)(e);if(!t)return[];const{archive:n,accessible:s}=p(
e,t);c(e,t,[v.dK.pdfaid,v.dK.pdfuaid]);const u=[n?.name,s].filter(_=>_!==void 0);return u.length>0?[h(u)]:[]}const h=e=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function c(e,t,n){t.properties.some(({namespace:s})=>n.includes(s))&&
(0,y._L)(e,(0,y.QH)(t,({namespace:s})=>n.includes(s),[]))}}),43496:((U,T,l)=>{l.d(T,{HC:()=>w,dK:()=>E,ee:()=>v});const E={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},g=new Map(Object.entries(E));class v{uris=new Map;declared=[];known=new Map;enter(o){
let i;for(const{name:r,value:f}of o){if(!w(r))continue;const a=r.slice(6),h=this.uris.get(a);h?h.push(f):this.uris.set(a,[f]),(i??=[]).push(a)}this.declared.push(
i??M),i&&this.known.clear()}leave(){const o=this.declared.pop()??M;for(const i of o)this.uris.get(i).pop();o.length>0&&this.known.clear()}declares(o){return(this.
uris.get(m(o))?.length??0)>0}ofElement(o){let i=this.known.get(o);if(!i){const r=m(o),f=this.uris.get(r)?.at(-1)??g.get(r)??"";this.known.size===y&&this.known.clear(),
this.known.set(o,i={namespace:f,local:o.slice(o.indexOf(":")+1)})}return i}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const w=p=>p===
"xmlns"||p.startsWith("xmlns:"),M=[],y=1e3,m=p=>p.slice(0,Math.max(p.indexOf(":"),0))}),824:((U,T,l)=>{l.d(T,{Br:()=>p,_6:()=>i,_U:()=>m});var E=l(58552),g=l(1975),
v=l(17079),w=l(45599),M=l(59071),y=l(70549);function m(r){const f=r.resolve(r.trailer.get("Info"));return f instanceof w.Bi?f:f instanceof w.Z6?f.dict:void 0}const p=(0,y.
n)(o);async function o(r){const f=r.get(r.catalogNumber),a=f instanceof w.Bi?r.resolve(f.get("Metadata")):null;if(!(a instanceof w.Z6))return;let h;try{h=r.decoded(
a)}catch(c){if(!(c instanceof E.zU)||c.code==="cancelled")throw c;return g.m}return(0,g.kg)(h,r.job.pace)}function i(r,f){const a=m(r),h=u=>r.resolve(a?.get(u)),
c=(u,_,P=", ")=>{const x=(0,g.sm)(f,u,_).map(M.wh).filter(Boolean).join(P);return x===""?null:x},e=(u,_)=>{const[P=""]=(0,g.sm)(f,u,_);return(0,M.wh)(P)||null},
t=(u,_)=>(0,v._)((0,M.Gh)(h(u))??"")??(0,v._)(e("xmp",_)??"")??null,n=r.get(r.catalogNumber),s=n instanceof w.Bi?(0,M.Gh)(r.resolve(n.get("Lang"))):null;return{
title:(0,M.Gh)(h("Title"))??e("dc","title"),author:(0,M.Gh)(h("Author"))??c("dc","creator"),subject:(0,M.Gh)(h("Subject"))??e("dc","description"),keywords:(0,M.
Gh)(h("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,M.Gh)(h("Creator"))??e("xmp","CreatorTool"),producer:(0,M.Gh)(h("Producer"))??e("pdf","Pro\
ducer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyDate"),language:s??e("dc","language")}}}),3907:((U,T,l)=>{l.d(T,{X:()=>h,km:()=>v,ol:()=>E,
xK:()=>r});const E=200,g=1e4;async function v(c,e,t){const n=new w(c);for(let s=n.next();s;s=n.next()){if(t(s))return"left";const u=e.step((s.to-s.from)*4+50);u&&
await u}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=
e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==M)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(
t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const s=e.indexOf("]]>",t);return s<0?this.end():(this.at=s+3,{kind:"\
text",text:e.slice(t+9,s),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===m?this.
endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,n){const s=this.text.indexOf(t,e+n);return s<0?this.end():(this.at=s+t.length,{kind:"othe\
r",from:e,to:this.at})}endTag(e){const t=this.name(e+2),n=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(n)!==y))return this.at=n+1,{kind:"end",name:this.text.
slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,n=this.name(e+1);if(n===e+1)return;const s=t.slice(e+1,n),u=[];for(let _=n;;){const P=this.blanks(
_),x=t.charCodeAt(P);if(x===y||x===m&&t.charCodeAt(P+1)===y)return this.at=x===y?P+1:P+2,{kind:x===y?"start":"empty",name:s,attributes:u,from:e,to:this.at};const d=this.
name(P),b=this.blanks(d),O=this.blanks(b+1),C=t[O];if(P===_||d===P||t[b]!=="="||C!=='"'&&C!=="'")return;const S=t.indexOf(C,O+1),I=t.slice(O+1,Math.max(S,O+1)),
N=I.includes("<")?void 0:o(I);if(S<0||N===void 0||u.length>=g)return;u.push({name:t.slice(P,d),value:N,from:P,to:S+1}),_=S+1}}characters(e,t){const n=o(this.text.
slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:n,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:
t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){
const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===m||
n===y||n===M||n===61||n===34||n===39)break}return e}}const[M,y,m]=[60,62,47],p=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(c){
if(!c.includes("&"))return c;const e=[];let t=0;for(let n=c.indexOf("&");n>=0;n=c.indexOf("&",t)){const s=c.indexOf(";",n);if(s<0||s-n>12)return;const u=c.slice(
n+1,s),_=p.get(u)??i(u);if(_===void 0)return;e.push(c.slice(t,n),_),t=s+1}return e.push(c.slice(t)),e.join("")}function i(c){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(c),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function r(c){const[e,t,n,s]=c;
if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&s===0)return a(c);if(e===254&&t===255||e===0&&t===60)return f(new TextDecoder("utf-16be").decode(c));
if(e===255&&t===254||e===60&&t===0)return f(new TextDecoder("utf-16le").decode(c));const u=new TextDecoder().decode(c);return f(u.includes("�")?Buffer.from(c).
toString("latin1"):u)}const f=c=>c.startsWith("\uFEFF")?c.slice(1):c;function a(c){const e=new DataView(c.buffer,c.byteOffset,c.byteLength),t=c[0]!==0,n=[];for(let s=0;s+
4<=c.length;s+=4){const u=e.getUint32(s,t);if(u>1114111)return;n.push(String.fromCodePoint(u))}return f(n.join(""))}const h=c=>c.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((U,T,l)=>{l.d(T,{QH:()=>w,T3:()=>M,_L:()=>o});var E=l(43496),g=l(3907),v=l(45599);function w(i,r,f){
const{text:a,properties:h,end:c,about:e}=i,t=[];let n=0;for(const s of h.filter(r).sort((u,_)=>u.from-_.from))s.from<n||(t.push(a.slice(n,s.from)),n=s.to);return t.
push(a.slice(n,Math.max(c,n))),f.length>0&&t.push(y(f,e)),t.push(a.slice(Math.max(c,n))),p(t.join(""))}function M(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${y(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(i,r){const a=[...new Set(i.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${E.dK[c]}"`).join(""),h=i.map(({prefix:c,name:e,form:t,values:n})=>`\
<${c}:${e}>${m(t,n)}</${c}:${e}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,g.X)(r)}"${a}>
${h.join("")}</rdf:Description>
`}function m(i,r){const f=a=>r.map(h=>`<rdf:li${a}>${(0,g.X)(h)}</rdf:li>`).join("");switch(i){case"simple":return(0,g.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const p=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(i,r){const f=i.catalog.get("Metadata"),a=i.resolve(f),h=a instanceof v.Z6?[...a.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],c=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...h]),e=new v.Z6(c,Buffer.
from(r,"utf8"));(0,v.i9)(f)&&a instanceof v.Z6?i.put(f,e):i.edit(i.catalogNumber).set("Metadata",i.add(e))}}),1975:((U,T,l)=>{l.d(T,{kg:()=>M,m:()=>w,sm:()=>y});
var E=l(43496),g=l(3907);const v=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(i,r){const f=(0,g.xK)(i);if(f===void 0)return w;const a=new p,
c=await(0,g.km)(f,r,e=>(a.take(e),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:f,properties:a.properties,malformed:c,end:a.end,about:a.
about}}function y(i,r,f){return i?.properties.find(a=>a.name===f&&a.namespace===E.dK[r])?.values??[]}const m=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(r,f,a){if(this.open.length>=g.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const h=this.scope.ofElement(r),c=h.namespace===E.dK.rdf,e=c&&h.local==="li";this.root===m&&this.end<0&&c&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,n=e?f.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:r,...h,from:a,language:n}),
this.root===m){if(!c||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(t===1)this.describe(f);else if(t===
2){this.items=[];const s=f.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=s?[s.value]:[]}else e&&(this.pieces=[])}describe(r){for(const{name:f,value:a,from:h,
to:c}of r){if((0,E.HC)(f))continue;const{namespace:e,local:t}=this.scope.ofAttribute(f);e===E.dK.rdf&&t==="about"&&(this.about=a),!(e===""||e===E.dK.rdf||e===E.
dK.xml)&&this.add({namespace:e,name:t,values:[a],from:h,to:c})}}close(r,f,a){const h=this.open.pop();if(h?.name!==r){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==m)if(c===0)this.end=f,this.root=m;else if(c===1&&this.loose)this.root=m,this.loose=!1;else if(c===2){const e=this.items.length>
0?o(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:e,from:h.from,to:a})}else c>2&&h.namespace===E.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(r){this.properties.length<v?this.properties.push(r):this.broken=
!0}isRdf(r,f){const a=this.scope.ofAttribute(r);return a.local===f&&a.namespace===E.dK.rdf}}function o(i){const r=i.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),f=i.map(({text:a})=>a);return r>0?[f[r],...f.slice(0,r),...f.slice(r+1)]:f}}),94289:((U,T,l)=>{l.d(T,{Y:()=>E});function E(m,p){switch(m){case"D":return String(
p);case"R":return M(p);case"r":return M(p).toLowerCase();case"A":return y(p);case"a":return y(p).toLowerCase();default:return""}}const g=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,w=2600;function M(m){if(m>v)return String(m);let p="",
o=m;for(const[i,r]of g)for(;o>=i;)p+=r,o-=i;return p}function y(m){return m>w?String(m):String.fromCharCode(65+(m-1)%26).repeat(Math.ceil(m/26))}}),33546:((U,T,l)=>{
l.d(T,{FB:()=>M,Hr:()=>m,Zh:()=>p,k$:()=>y,qm:()=>o});var E=l(93604),g=l(45599),v=l(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function M(c){
const e=c.catalog.get("PageLabels");if(!c.dict(e))return;const t=(await(0,v.Zc)(c,e,"Nums")).map(([n,s])=>({first:Number(n),label:c.dict(s)})).filter(({first:n})=>Number.
isInteger(n)&&n>=0).sort((n,s)=>n.first-s.first).filter(({first:n},s,u)=>u[s+1]?.first!==n).map(({first:n,label:s})=>({first:n,...i(c,s)}));return t[0]?.first===
0?t:[w,...t]}function y(c,e){const t=c.editCatalog();if(e.length===0){t.delete("PageLabels");return}const n=e[0].first===0?e:[w,...e],s=h(c),u=n.map(({first:_,start:P,
...x})=>[_,a({...x,number:P},s)]);t.set("PageLabels",c.add((0,v.H6)(c,u,"Nums")))}async function m(c){const e=await M(c);if(!e)return;const t=e.map(({first:n})=>n);
return n=>{const s=e[(0,E.M)(t,n)-1];return{...s,number:s.start+n-s.first}}}function p(c,e){const t=[],n=h(c);let s,u=0;for(const _ of e)(!s||!r(s,_))&&t.push([
u,a(_,n)]),s=_,u++;return(0,v.H6)(c,t,"Nums")}async function o(c,e){const t=await m(c);if(!t)return;const n=p(c,Array.from(e,s=>t(s-1)));c.editCatalog().set("Pa\
geLabels",c.add(n))}function i(c,e){const t=c.resolve(e?.get("S")),n=c.resolve(e?.get("P")),s=c.resolve(e?.get("St"));return{style:t instanceof g.SX?t.text:void 0,
prefix:n instanceof g.Mx&&n.bytes.length>0?n:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function r(c,e){return c.style!==e.style||e.style!==
void 0&&e.number!==c.number+1?!1:c.prefix===e.prefix?!0:!!c.prefix&&!!e.prefix&&Buffer.compare(c.prefix.bytes,e.prefix.bytes)===0}const f=100;function a({style:c,
prefix:e,number:t},n){return(0,g.jd)({S:c===void 0?void 0:(0,g.UU)(c),P:e&&e.bytes.length>f?n(e):e,St:c===void 0||t===1?void 0:t})}function h(c){const e=new Map;
return t=>{let n=e.get(t);return n||e.set(t,n=c.add(t)),n}}}),81077:((U,T,l)=>{l.d(T,{AN:()=>o,BX:()=>y,H6:()=>m,MN:()=>p,Pu:()=>w,Zc:()=>M});var E=l(45599),g=l(
9819);const v=64,w=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function M(e,t,n){const s=[];for(const u of await r(e,t,0,n)){for(const P of a(
e,u,n))s.push(P);const _=e.job.pace.step(i);_&&await _}return s}async function y(e,t,n,s,u,_){const P=await r(e,t,n,s,_);for(let x=P.length-1;x>=0;x--){const d=P[x],
b=a(e,d,s),O=b.filter(([N,F])=>!u(N,F)),C=e.job.pace.step(i+b.length*i);C&&await C,O.length<b.length&&(e.edit(d.holder),d.dict.set(s,O.flat()),d.changed=!0);for(const N of d.
repeats)e.edit(d.holder),d.dict.delete(N),d.changed=!0;if(d.emptyKids){const N=(e.array(d.dict.get("Kids"))??[]).filter(F=>!d.emptyKids.has(e.dict(F)));e.edit(d.
holder),d.dict.set("Kids",N),d.changed=!0}if(!d.changed)continue;const S=e.array(d.dict.get("Kids"))??[];d.empty=O.length===0&&S.length===0;const I=d.parent;I&&
(I.changed=!0,d.empty?(I.emptyKids??=new Set).add(d.dict):h(e,d,O,S))}return P[0]?.empty??!1}function m(e,t,n){if(t.length<=v)return(0,E.jd)({[n]:t.flat()});let s=[];
for(const u of c(t)){const[_,P]=[u[0][0],u.at(-1)[0]];s.push({ref:e.add((0,E.jd)({Limits:[_,P],[n]:u.flat()})),low:_,high:P})}for(;s.length>v;)s=c(s).map(u=>{const[
_,P]=[u[0].low,u.at(-1).high];return{ref:e.add((0,E.jd)({Limits:[_,P],Kids:u.map(({ref:x})=>x)})),low:_,high:P}});return(0,E.jd)({Kids:s.map(({ref:u})=>u)})}const p=(e,t)=>m(
e,o([...t].map(([n,s])=>[(0,E.Px)(n),s])),"Names");function o(e){return e.map(t=>({entry:t,key:w(t[0])})).sort((t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}
const i=100;async function r(e,t,n,s,u){const _=new g.b9(e),P=new Set,x=O=>P.size<P.add(O).size,d=[],b=[{value:t??null,holder:n,parent:void 0}];for(let O=b.pop();O!==
void 0;O=b.pop()){_.spend(1);const C=e.dict(O.value);if(!C||!x(C)||u&&O.parent&&!f(e,C,u))continue;const S=[],I=D=>{const W=e.array(C.get(D));return!W||x(W)?W??
[]:(S.push(D),[])},N=I(s).length>>1,F=I("Kids"),Q={dict:C,holder:(0,g.Kd)(O.value,O.holder),parent:O.parent,repeats:S};d.push(Q),_.spend(N);for(let D=F.length-1;D>=
0;D--)b.push({value:F[D],holder:(0,g.Kd)(C.get("Kids"),Q.holder),parent:Q});const Y=e.job.pace.step(i+N*i);Y&&await Y}return d}function f(e,t,n){const[s,u]=e.array(
t.get("Limits"))??[];return typeof s!="number"||typeof u!="number"||n(s,u)}function a(e,{dict:t,repeats:n},s){const u=n.includes(s)?void 0:e.array(t.get(s));if(!u)
return[];const _=[];for(let P=0;P+1<u.length;P+=2){const x=e.resolve(u[P]);(s==="Names"?x instanceof E.Mx:typeof x=="number")&&_.push([x,u[P+1]])}return _}function h(e,t,n,s){
const u=x=>e.array(e.dict(x)?.get("Limits"))??[],_=n[0]?.[0]??u(s[0])[0],P=n.at(-1)?.[0]??u(s.at(-1))[1];e.edit(t.holder),_!==void 0&&P!==void 0?t.dict.set("Lim\
its",[_,P]):t.dict.delete("Limits")}function c(e){const t=[];for(let n=0;n<e.length;n+=v)t.push(e.slice(n,n+v));return t}}),59071:((U,T,l)=>{l.d(T,{Gh:()=>r,ZK:()=>f,
wh:()=>i});var E=l(77581),g=l(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=a=>a.replace(v,"").replace(w,"").replace(M,"�"),m=200,p=new WeakMap;function o(a){if(a.bytes.length<m)return y((0,E.g7)(a));let h=p.get(a);return h===void 0&&
p.set(a,h=y((0,E.g7)(a))),h}const i=a=>y(a).trim();function r(a){const h=a instanceof g.Mx?o(a).trim():"";return h===""?null:h}const f=a=>a?o(a):""}),70549:((U,T,l)=>{
l.d(T,{n:()=>E});function E(g){const v=new WeakMap;return w=>{if(w.hasChanges)return g(w);const M=v.get(w);if(M)return M.answer;const y=g(w);return v.set(w,{answer:y}),
y}}}),9819:((U,T,l)=>{l.d(T,{J7:()=>v,Kd:()=>y,Wo:()=>m,_i:()=>M,b9:()=>w});var E=l(42973),g=l(45599);class v{document;gone=new Set;chased=new Set;constructor(o){
this.document=o}remove(o){const{catalog:i,catalogNumber:r,pages:f}=this.document,a=i.get("Pages");o===r||(0,g.i9)(a)&&o===a.number||f.holds(o)||(this.gone.add(o),
this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,g.
i9)(o)&&this.gone.has(o.number)}}class w{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,E.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(o,i=new w(
o)){this.allowance=i,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,g.i9)(o))return!0;const{number:i}=o,r=i>>3;if(r>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const f=1<<(i&7),a=(this.seen[r]&f)===0;return this.seen[r]|=f,a}}function y(p,o){return(0,g.i9)(p)?p.number:
o}function m(p,o){const i=p.catalog.get(o),r=p.dict(i);return r&&{dict:r,holder:y(i,p.catalogNumber)}}}),93604:((U,T,l)=>{l.d(T,{B:()=>E,M:()=>g});const E=(w,M)=>v(
w,M,!1),g=(w,M)=>v(w,M,!0);function v(w,M,y){let[m,p]=[0,w.length];for(;m<p;){const o=m+p>>1,i=w[o];i<M||y&&i===M?m=o+1:p=o}return m}})};
