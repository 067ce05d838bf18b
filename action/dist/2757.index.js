"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((k,C,c)=>{c.d(C,{q:()=>b});const O="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function b(x){const D=x.toLowerCase(),y=/^#([\da-f]{3}|[\da-f]{6})$/.exec(D)?.[1]??w().get(D);return y===void 0?void 0:
(y.length===3?[...y].map(n=>n+n):[y.slice(0,2),y.slice(2,4),y.slice(4)]).map(n=>Number.parseInt(n,16))}let M;function w(){const x=O.split(" ");return M??=new Map(
x.flatMap((D,y)=>y%2===0?[[D,x[y+1]]]:[]))}}),17079:((k,C,c)=>{c.d(C,{Z:()=>x,_:()=>w});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(n){
if(n.length>64)return;const s=n.trim().replace(b,(e,o,r,f)=>`${o??""}${1900+Number(r)}${f}`);return y(D(O.exec(s)??M.exec(s)))}function x(n){const s=n.length>64?
void 0:D(M.exec(n.trim()));if(!s||y(s)===void 0)return;const{year:e,month:o="",day:r="",hour:f="",minute:l="",second:d="",zone:m=""}=s;return`D:${e}${o}${r}${f}${l}${d}${m===
"Z"||m===""?m:`${m.replace(":","'")}'`}`}function D(n){if(!n)return;const[,s,e,o,r,f,l,d,m,_,t]=n,h=d??(m===void 0?void 0:`${m}${_??"00"}:${t??"00"}`);return{year:s,
month:e,day:o,hour:r,minute:f,second:l,zone:h}}function y(n){if(!n)return;const{year:s,month:e,day:o,hour:r,minute:f="00",second:l="00",zone:d}=n,m=(t,h,g)=>t===
void 0||Number(t)>=h&&Number(t)<=g;if(Number(s)===0||!m(e,1,12)||!m(o,1,u(Number(s),Number(e)))||!m(r,0,23)||!m(f,0,59)||!m(l,0,59)||d!==void 0&&d!=="Z"&&!(m(d.
slice(1,3),0,23)&&m(d.slice(4),0,59)))return;const _=[s,e,o].filter(t=>t!==void 0).join("-");return r===void 0?_:`${_}T${r}:${f}:${l}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function u(n,s){return s===2?n%4===0&&(n%100!==0||n%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),51521:((k,C,c)=>{c.d(C,{Ct:()=>D,Qf:()=>x,sA:()=>u});
var O=c(98446),b=c(34378);const M=/(\{[^{}]*\})/;function w(n,s){const e=[],o=[],r=`use ${s.map(f=>`{${f}}`).join(", ")}`;for(const f of(0,b.w)(n).split(M)){const l=s.
find(d=>`{${d}}`===f);if(l)e.push({placeholder:l});else if(M.test(f))o.push(f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder\
; ${r}`};f&&e.push({literal:f})}}return o.length===0?{pieces:e}:{problem:`has the unknown ${(0,O.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")};\
 ${r}`}}const x=n=>n.split(M).filter((s,e)=>e%2===1),D=(n,s)=>n.split(M).map((e,o)=>(o%2===1&&Object.hasOwn(s,e.slice(1,-1))?s[e.slice(1,-1)]:void 0)??e).join(""),
y=["number","last","label","name"],u=n=>w(n,y)}),49892:((k,C,c)=>{c.d(C,{B_:()=>M,Fw:()=>w,Tz:()=>D});var O=c(49180),b=c(57117);const M="OctavoColor";function w(y,u){
const n=x(y),s=n.length===1,e=u?.part===1;return u===void 0||(0,b.hU)(u,s?1:3)?{values:n,operators:`${n.join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:
{values:n,listsGlyphs:e,operators:`/${M} cs ${n.join(" ")} sc`,colorSpace:s?(0,b.HB)():(0,b.Pz)()}}function x(y){if(y==="Gray")return[.5];const[u,n,s]=(0,O.q)(y);
return(u===n&&n===s&&u>0?[u]:[u,n,s]).map(o=>Math.round(o/255*1e4)/1e4)}function D(y){return y===void 0||(0,b.hU)(y,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`\
/${M} cs ${u} sc`,colorSpace:(0,b.HB)()}}}),57117:((k,C,c)=>{c.d(C,{Br:()=>y,HB:()=>o,Pz:()=>e,Qg:()=>n,_B:()=>w,c4:()=>u,hU:()=>D});var O=c(21281),b=c(824),M=c(
45599);async function w(r){const f=await(0,b.Br)(r),{archive:l}=(0,O.Ip)(r,f);return l&&{...l,xmp:f,intent:x(r)}}function x(r){for(const f of r.array(r.catalog.
get("OutputIntents"))??[]){const l=r.dict(f);if(!(0,M.Zm)(l)||!(0,M.Eo)(r.resolve(l.get("S")),"GTS_PDFA1"))continue;const d=r.resolve(r.dict(l.get("DestOutputPr\
ofile"))?.get("N"));if(typeof d=="number")return d}}const D=({intent:r},f)=>f===1?r!==void 0:r===f,y={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},u=(r,f,l)=>(0,O.qg)(r,f.xmp,f,l),n=r=>r&&r.part!==1&&r.intent===void 0?
e():void 0,s=[.9505,1,1.089],e=()=>[(0,M.UU)("CalRGB"),(0,M.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
o=()=>[(0,M.UU)("CalGray"),(0,M.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((k,C,c)=>{c.d(C,{Wx:()=>x,pi:()=>y,z:()=>u});var O=c(58426),b=c(74135);function M(s,e){
return w(s,e*72/s.userUnit)}function w(s,e){const{width:o,height:r}=(0,b.iN)(s),f={width:o-2*e,height:r-2*e,inset:e};return f.width>0&&f.height>0?f:void 0}function x(s,e,o){
const r=o===O.zU[s].fields.margin.default;return e.map(f=>{const l=M(f,o);if(l||!r)return l;const{width:d,height:m}=(0,b.iN)(f);return w(f,Math.min(d,m)/10)})}const D=null;
function y(s,{inset:e},o,r,f){const l=(0,b.iN)(s),d=l.width-e-r,m=l.height-e-f,_=o.endsWith("left")?e:o.endsWith("right")?d:(l.width-r)/2,t=o.startsWith("bottom")?
e:o.startsWith("top")?m:(l.height-f)/2;return[_,t]}function u({kinds:s,pages:e},o){const r=e.find(({kind:f})=>!o[f]);return r?[{field:"margin",message:n(r.index,
s[r.kind])}]:[]}function n(s,e){const{width:o,height:r}=(0,b.iN)(e),f=(0,b.d)(Math.min(o,r)/2,e);return`leaves no room on page ${s+1}, which is ${(0,b.d)(o,e)} \
× ${(0,b.d)(r,e)} inches; it must be less than ${f}`}}),72313:((k,C,c)=>{c.d(C,{W:()=>h});var O=c(81627),b=c(45599),M=c(98446),w=c(36078);function x(p,a,i,v){return`\
/Artifact <<${i==="over"?`/Type /Pagination /Subtype /${a}`:`/Type /Background /BBox [${v.map(w._).join(" ")}]`}>> BDC
${p}
EMC
`}var D=c(36211),y=c(37709),u=c(85008),n=c(74135),s=c(5490);const e=400,o=.01;function r(p,a,i,v){const P=new y.BT(a),T=new f(p,i,v);for(let $=0;$<e&&P.next();$++)
if(T.takes(P))return!0;return!1}class f{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(a,i,v){
this.document=a,this.resources=i,this.box=v}takes(a){if(this.states.follow(a)||this.extendsPath(a)||this.setsState(a))return!1;const{operator:i}=a;if(i==="Do")return this.
paintsImage(a.name(0));const v=D.lJ.get(i);return v!==void 0&&this.paintsPath(v)}setsState(a){const i=this.states.current;switch(a.operator){case"gs":{const v=this.
document.dict(this.resource("ExtGState",a.name(0)));return i.isOpaque=i.isSolid=d(this.document,v),!0}case"scn":case"sc":return i.isSolid=i.isOpaque&&a.kind(a.count-
1)!==u.o_,!0;case"g":case"rg":case"k":return i.isSolid=i.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(a){const{matrix:i}=this.
states.current;switch(a.operator){case"re":{const[v,P,T,$]=(0,s.M)(a);return this.path.rectangle(i,v,P,T,$),!0}case"m":case"l":return this.path.point(i,a.number(
0),a.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:a}){const i=this.states.current,v=this.path.area();
return a&&i.isSolid&&this.isCoveredBy(v)?!0:(this.clips&&(i.clip=v&&i.clip&&_(v,i.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(a){const i=this.states.current,
v=this.resource("XObject",a);if(!i.isOpaque||!(v instanceof b.Z6)||!m(this.document,v.dict))return!1;const P=new l;return P.rectangle(i.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(a){const{clip:i}=this.states.current;return a!==void 0&&i!==void 0&&t(_(a,i),this.box)}resource(a,i){const{document:v,resources:P}=this;return i===
void 0?null:v.resolve(v.dict(P?.get(a))?.get(i))}}class l{isRectangle=!0;points=[];point([a,i,v,P,T,$],G,R){this.points.push([a*G+v*R+T,i*G+P*R+$])}rectangle(a,i,v,P,T){
this.point(a,i,v),this.point(a,i+P,v),this.point(a,i+P,v+T),this.point(a,i,v+T)}area(){const{points:a}=this;if(!this.isRectangle||a.length<4||a.length>5)return;
const i=(0,n.$L)(a),v=o*Math.max(i[2]-i[0],i[3]-i[1]),P=(T,$,G)=>Math.abs(T-$)<=v||Math.abs(T-G)<=v;return a.every(([T,$])=>P(T,i[0],i[2])&&P($,i[1],i[3]))?i:void 0}}
function d(p,a){if(!a)return!0;const i=p.resolve(a.get("ca")),v=p.resolve(a.get("BM")),P=p.resolve(a.get("SMask"));return(i===null||i===1)&&(v===null||(0,b.Eo)(
v,"Normal"))&&(P===null||(0,b.Eo)(P,"None"))}function m(p,a){const i=p.resolve(a.get("ImageMask"))===!0;return(0,b.Eo)(p.resolve(a.get("Subtype")),"Image")&&!i&&
!a.has("SMask")&&!a.has("Mask")}function _(p,a){return[Math.max(p[0],a[0]),Math.max(p[1],a[1]),Math.min(p[2],a[2]),Math.min(p[3],a[3])]}function t(p,a){const[i,
v]=[o*(a[2]-a[0]),o*(a[3]-a[1])];return p[0]<=a[0]+i&&p[1]<=a[1]+v&&p[2]>=a[2]-i&&p[3]>=a[3]-v}async function h(p,{kinds:a,pages:i},v){const{pace:P}=p.job,{layer:T,
subtype:$,groupColorSpace:G}=v,R=new O.B(p);T==="over"&&await R.inspect(i);const Z=[];for(const[H,S]of i.entries()){const N=P.step(T==="over"?2e3:2e4);N&&await N,
H%1e3===0&&P.progress(H/i.length);const I=v.on(S,H);if(!I)continue;const{box:K}=a[S.kind],{resources:L}=I,A=W=>x(I.operators(W),$,T,K);if(T==="over")await R.over(
S,{resources:L,operators:A});else{const W=await R.contents.content(R.contents.own(S));r(p,W,p.dict(S.resources),K)&&Z.push(S.index+1),R.under(S,{resources:L,operators:A})}
G!==void 0&&g(p,S.index,G)}return Z.length>0?[E(Z,i.length)]:[]}function g(p,a,i){const v=p.pages.number(a),P=p.entry(v,"Group"),T=p.dict(P);if(T?.has("CS"))return;
const $=(0,b.jd)({Type:(0,b.UU)("Group"),S:(0,b.UU)("Transparency"),...Object.fromEntries(T??[]),CS:i});(0,b.i9)(P)&&(0,b.Zm)(p.get(P))?p.put(P,$):p.pages.patch(
a,{Group:$})}function E(p,a){return{code:"stamp_hidden",message:`The stamp is hidden ${p.length===a?"on every page":`on ${(0,M.oi)(p)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((k,C,c)=>{c.r(C),c.d(C,{addPageNumbers:()=>T});var O=c(58552),b=c(94289),M=c(33546),w=c(77581),x=c(
86799),D=c(47707),y=c(71391),u=c(49892),n=c(74135),s=c(95358),e=c(36078),o=c(57117),r=c(72313),f=c(99876),l=c(41578),d=c(12889),m=c(29825),_=c(77904),t=c(45657);
async function h(S,N){return[...S?[await(0,_.ar)(S,N)]:[],await(0,_.Wu)("Regular")]}const g=S=>(0,D.Sw)(S)||(0,d.ft)(S);async function E(S,N,I){const K=S.map(()=>new Map);
for(const U of N)for(const{face:B,glyphs:F}of p(S,U,I))for(const{glyph:z}of F)K[B].set(z.id,z);const L=[],A=new Map;for(const[U,B]of K.entries())B.size!==0&&(A.
set(U,L.length),L.push(await(0,l.r)(S[U],[...B.values()])));const W=U=>{const B=p(S,U,I);return{pieces:B.map(F=>{const z=A.get(F.face)??0;return{font:z,operators:j=>a(
F,L[z],S[F.face].unit,j)}}),width:B.reduce((F,{glyphs:z})=>z.reduce((j,{advance:Y})=>j+Y,F),0)/1e3}},X=K.flatMap((U,B)=>[...U.values()].map(F=>({...S[B].boxOf(F),
scale:S[B].unit/1e3}))).filter(({minY:U,maxY:B})=>U<=B);return{fonts:L.map(({addTo:U})=>U),line:W,bottom:Math.min(0,(0,t.YG)(X.map(({minY:U,scale:B})=>U*B))),top:Math.
max(0,(0,t.Kf)(X.map(({maxY:U,scale:B})=>U*B)))}}function p(S,N,I){return(0,m.OD)(N,S).map(({font:K,text:L,rtl:A})=>({face:K,glyphs:I?S[K].shape(L,A):Array.from(
L,W=>S[K].plain(W))}))}function a({glyphs:S},{codeOf:N},I,K){const L=[];let A="",W=0;const Q=()=>{A!==""&&L.push(/^<[^>]*>$/.test(A)?`${A} Tj`:`[${A}] TJ`),A=""},
X=B=>{Math.abs(B)>=.01&&(A+=String(-Math.round(B*100)/100))},U=B=>{A=A.endsWith(">")?`${A.slice(0,-1)}${B}>`:`${A}<${B}>`};for(const{glyph:B,advance:F,x:z,y:j}of S)
j!==W&&(Q(),L.push(`${(0,e._)(j*K/1e3)} Ts`),W=j),X(z),U(N(B)),X(F-z-B.advanceWidth*I);return Q(),W!==0&&L.push("0 Ts"),L.join(" ")}var i=c(51521);const v="Octa\
voNumber",P=64*1024;async function T(S,N,I,K,L){const A=await(0,f.F)(S,K),{kinds:W,pages:Q}=A,X=(0,s.Wx)("add_page_numbers",W,I.margin),U=(0,s.z)(A,X),B=(0,i.sA)(
I.number_format),F=I.first_number+Q.length-1,{last_number:z=F}=I;if(z<F&&U.push({field:"last_number",message:`is ${z}, but the last page gets the number ${F}; g\
ive that or a higher one, or leave it out`}),"problem"in B)throw(0,O.G6)([{field:"number_format",message:B.problem},...U]);const j=await $(S,N,B.pieces,{...I,last_number:z},
Q),Y=I.font&&(0,x.g)(I.font,"font"),V=await R(j,B.pieces,{prepared:L,pace:S.job.pace,issues:U,file:Y}),J=(0,u.Fw)(I.color,await(0,o._B)(S)),ee=V.fonts.map((te,ne)=>({
category:"Font",name:ne===0?v:`${v}${ne+1}`,ref:te(S,void 0,J.listsGlyphs)}));return J.colorSpace&&ee.push({category:"ColorSpace",name:u.B_,ref:S.add(J.colorSpace)}),
(0,r.W)(S,A,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=V.line(j(ne)),[re,oe]=[W[te],X[te]],q=H(se.width,V,I.font_size,re,oe),fe=(V.top-V.bottom)*
q,[de,le]=(0,s.pi)(re,oe,I.position,se.width*q,fe),ue=(0,n.lw)([1,0,0,1,de,le-V.bottom*q],(0,n.S3)(re));return{resources:ee,operators:ae=>{const ie=ae[V.fonts.length],
he=ie===void 0?J.operators:J.operators.replace(u.B_,ie),pe=se.pieces.map(ce=>`/${ae[ce.font]} ${(0,e._)(q)} Tf ${ce.operators(q)}`);return`q ${he} BT ${(0,e.vs)(
ue)} Tm ${pe.join(" ")} ET Q`}}}})}async function $(S,N,I,{first_number:K,last_number:L,digits:A},W){const Q=String(L),X=(0,D.RK)(N.replace(/\.[^.]*$/,"")),U=I.
some(j=>"placeholder"in j&&j.placeholder==="label")?await(0,M.Hr)(S):void 0,B={number:j=>String(K+j).padStart(A,"0"),last:()=>Q,name:()=>X,label:j=>{const{index:Y}=W[j];
if(!U)return String(Y+1);const{prefix:V,style:J,number:ee}=U(Y);return(V?(0,D.RK)((0,w.g7)(V)):"")+(0,b.Y)(J,ee)}},F=I.map(j=>"literal"in j?{literal:(0,D.RK)(j.
literal)}:j);return Object.assign(j=>F.map(Y=>"literal"in Y?Y.literal:B[Y.placeholder](j)).join(""),{count:W.length,isUniform:!U})}function G(S){const N=new Set(
"0123456789"),I=S.isUniform?1:S.count;for(let K=0;K<I;K++)for(const L of S(K))N.add(L);return[...N].sort()}async function R(S,N,{prepared:I,pace:K,issues:L,file:A}){
const W=G(S),Q=W.join(""),X=g(Q),U=X?Z(S):W,B=(0,y.C)("number",A?.bytes,X,X?[...U].join(`
`):Q);let F=I.get(B);if(!F){const z=await h(A,K);await K.rest();const j=(0,D.Zw)(Q,z);if(j!==void 0){const Y=N.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
L.unshift({field:"number_format",message:Y?`${j} (from the format, the file name or the labels)`:j,mentions:["font"]})}if(L.length>0)throw(0,O.G6)(L);F=await E(
z,U,X),await K.rest(),I.put(B,F,P)}if(L.length>0)throw(0,O.G6)(L);return F}function Z(S){const N=new Set(["0123456789"]);for(let I=0;I<S.count;I++)N.add(S(I).replace(
/\d/g,"0"));return[...N]}function H(S,{top:N,bottom:I},K,L,A){return Math.min(K/L.userUnit,A.width/Math.max(S,1e-6),A.height/(N-I))}}),50476:((k,C,c)=>{c.d(C,{Z:()=>y,
f:()=>D});const[O,b,M,w,x]=[1,8,32,64,128];function D(u,n,s,e){const o=new Set,r=[...u].filter(f=>typeof f=="number");for(let f=r.pop();f!==void 0;f=r.pop())if(!(f<
0||f>=n||o.has(f))){o.add(f);for(const l of y(e,s(f)))r.push(l)}return o}function*y(u,[n,s]){if(!(s-n<12||u.getInt16(n)>=0))for(let e=n+10,o=M;o&M&&e+4<=s;)o=u.
getUint16(e),yield u.getUint16(e+2),e+=4+(o&O?4:2)+(o&b?2:o&w?4:o&x?8:0)}}),29825:((k,C,c)=>{c.d(C,{EH:()=>y,OD:()=>w,W_:()=>x,lV:()=>M});var O=c(12889),b=c(47707);
const M=-1,w=(u,n)=>(0,O.pr)(u).flatMap(s=>x(s,n));function x({text:u,rtl:n},s){const e=[];for(const o of(0,b.qf)(u)){const r=e.at(-1),f=(0,b.ML)(o)?r?.font??0:
D(o,s,r?.font);r?.font===f?r.text+=o:e.push({font:f,text:o,rtl:n})}return n?e.reverse():e}function D(u,n,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(u)&&s!==void 0&&n[s]?.covers(u)===!0?s:n.findIndex(o=>o.covers(u))}function y(u,n){const s=w(u,n).filter(({font:e})=>e===M);return[...new Set(s.flatMap(e=>(0,b.
qf)(e.text)))]}}),88739:((k,C,c)=>{c.d(C,{B:()=>D,U:()=>w});var O=c(77581),b=c(12889);const M=100;function w(y,{digits:u=4,isInOrder:n=!1}={}){const s=y.filter(
([,o])=>o.length>0).map(([o,r])=>`<${D(o).slice(-u)}> <${x(r,n)}>`),e=Array.from({length:Math.ceil(s.length/M)},(o,r)=>{const f=s.slice(r*M,(r+1)*M);return[`${f.
length} beginbfchar`,...f,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(u)}> <${"F".repeat(u)}> endcodespacerange`,...e,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function x(y,u){const n=y.map(s=>String.fromCodePoint(s)).join("");return(0,O.kt)(!u&&(0,b.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const D=y=>y.toString(16).toUpperCase().padStart(4,"0")}),38875:((k,C,c)=>{c.d(C,{F:()=>M});var O=c(60623);const b=1<<24,M=w=>(0,O.UD)(Buffer.from(w,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),74135:((k,C,c)=>{c.d(C,{$L:()=>r,DI:()=>D,Gd:()=>n,JQ:()=>b,Mo:()=>w,PU:()=>y,Pj:()=>d,S3:()=>M,W1:()=>m,XM:()=>l,d:()=>_,
ds:()=>x,gF:()=>f,iN:()=>O,kO:()=>o,lw:()=>u,xk:()=>s,zl:()=>e});function O({box:[t,h,g,E],rotation:p}){const a=g-t,i=E-h;return p%180===0?{width:a,height:i}:{width:i,
height:a}}function b(t){const{width:h,height:g}=O(t);return{width:h*t.userUnit,height:g*t.userUnit}}function M({box:[t,h,g,E],rotation:p}){switch(p){case 0:return[
1,0,0,1,t,h];case 90:return[0,1,-1,0,g,h];case 180:return[-1,0,0,-1,g,E];case 270:return[0,-1,1,0,t,E]}}function w(t,h){return h===void 0?t:d(t,h)??t}function x([
t,h,g,E]){return[Math.min(t,g),Math.min(h,E),Math.max(t,g),Math.max(h,E)]}function D([t,h,g,E,p,a]){const i=t*E-h*g,[v,P,T,$]=[E/i,-h/i,-g/i,t/i];return[v+0,P+0,
T+0,$+0,-(p*v+a*T)+0,-(p*P+a*$)+0]}const y=([t,h,g,E])=>Math.sqrt(Math.abs(t*E-h*g));function u(t,h){const[g,E,p,a,i,v]=t,[P,T,$,G,R,Z]=h;return[g*P+E*$,g*T+E*G,
p*P+a*$,p*T+a*G,i*P+v*$+R,i*T+v*G+Z]}function n([t,h,g,E,p,a],i,v){return[t*i+g*v+p,h*i+E*v+a]}function s([t,h],[g,E],[p,a],[i,v],P){const T=1-P,[$,G,R,Z]=[T**3,
3*P*T**2,3*P**2*T,P**3];return[$*t+G*g+R*p+Z*i,$*h+G*E+R*a+Z*v]}function e(t,[h,g,E,p]){const[a,i]=n(t,h,g),[v,P]=n(t,E,g),[T,$]=n(t,h,p),[G,R]=n(t,E,p);return[
Math.min(a,v,T,G),Math.min(i,P,$,R),Math.max(a,v,T,G),Math.max(i,P,$,R)]}const o=(t,h)=>[Math.min(t[0],h[0]),Math.min(t[1],h[1]),Math.max(t[2],h[2]),Math.max(t[3],
h[3])];function r(t){let[h,g,E,p]=f;for(const[a,i]of t)h=Math.min(h,a),g=Math.min(g,i),E=Math.max(E,a),p=Math.max(p,i);return[h,g,E,p]}const f=[1/0,1/0,-1/0,-1/0],
l=([t,h,g,E],p)=>[t-p,h-p,g+p,E+p];function d(t,h){const g=[Math.max(t[0],h[0]),Math.max(t[1],h[1]),Math.min(t[2],h[2]),Math.min(t[3],h[3])];return g[0]<g[2]&&g[1]<
g[3]?g:void 0}const m=t=>t.map(h=>Math.round(h*1e5)/1e5+0),_=(t,{userUnit:h})=>String(Number((t*h/72).toPrecision(3)))}),6057:((k,C,c)=>{c.d(C,{VO:()=>M,b0:()=>x,
c_:()=>y,iw:()=>w,lQ:()=>D});var O=c(74135);const b=[0,0,612,792],M=(u,n)=>x(u,u.pages.attribute(n,"MediaBox"))??b;function w(u,n){const{pages:s}=u,e=u.resolve(
u.entry(s.number(n),"UserUnit"));return{box:(0,O.Mo)(M(u,n),x(u,s.attribute(n,"CropBox"))),rotation:y(u.resolve(s.attribute(n,"Rotate"))),userUnit:typeof e=="nu\
mber"&&e>0?e:1}}function x(u,n){const s=u.array(n)?.map(o=>u.resolve(o));if(s?.length!==4||!s.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const e=(0,O.
ds)(s);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function D(u,n){const s=(u.array(n)??[]).map(e=>u.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:
[1,0,0,1,0,0]}function y(u){const n=typeof u=="number"?(u%360+360)%360:0;return n===90||n===180||n===270?n:0}}),5490:((k,C,c)=>{c.d(C,{M:()=>w,U:()=>M});var O=c(
74135);const b=1e4;class M{current;saved=[];beyond=0;constructor(D){this.current=D}follow(D){switch(D.operator){case"q":return this.saved.length<b?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(D),
!0;default:return!1}}transform(D){if(D.count!==6)return;const[y,u,n,s,e,o]=w(D);this.current.matrix=(0,O.lw)([y,u,n,s,e,o],this.current.matrix)}}const w=x=>Array.
from({length:x.count},(D,y)=>x.number(y))}),21281:((k,C,c)=>{c.d(C,{Ip:()=>u,XM:()=>r,Xb:()=>o,ds:()=>y,qg:()=>e});var O=c(59071),b=c(70549),M=c(21115),w=c(824),
x=c(1975),D=c(60912);const y=(0,b.n)(async d=>u(d,await(0,w.Br)(d)));function u(d,m){const _=(a,i)=>(0,O.wh)((0,x.sm)(m,a,i)[0]??""),t=s(_("pdfaid","part"),_("p\
dfaid","conformance").toLowerCase()),h=n(_("pdfuaid","part"))?`PDF/UA-${_("pdfuaid","part")}`:void 0,E=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||
((0,O.Gh)(d.resolve((0,w._U)(d)?.get("GTS_PDFXVersion")))??""),_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],p=[t?.name,h,...E.filter(a=>/^PDF\/[\w .:/()-]{1,40}$/.
test(a))];return{archive:t,accessible:h,names:p.filter(a=>a!==void 0)}}const n=d=>/^[1-9]$/.test(d);function s(d,m){if(!n(d))return;const _=/^[abuef]$/.test(m)?
m:"";return{part:Number(d),level:_,name:`PDF/A-${d}${_}`}}function e(d,m,_,t){return m&&l(d,m,[M.dK.pdfaid]),o(_,t)}const o=({name:d},m)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${d}: ${m}.`});async function r(d){const m=await(0,w.Br)(d);if(!m)return[];const{archive:_,accessible:t}=u(
d,m);l(d,m,[M.dK.pdfaid,M.dK.pdfuaid]);const h=[_?.name,t].filter(g=>g!==void 0);return h.length>0?[f(h)]:[]}const f=d=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${d.join(" and ")}, because a merge cannot guarantee conformance.`});function l(d,m,_){m.properties.some(({namespace:t})=>_.includes(t))&&
(0,D._L)(d,(0,D.QH)(m,({namespace:t})=>_.includes(t),[]))}}),824:((k,C,c)=>{c.d(C,{Br:()=>u,_6:()=>s,_U:()=>y});var O=c(58552),b=c(1975),M=c(17079),w=c(45599),x=c(
59071),D=c(70549);function y(e){const o=e.resolve(e.trailer.get("Info"));return o instanceof w.Bi?o:o instanceof w.Z6?o.dict:void 0}const u=(0,D.n)(n);async function n(e){
const o=e.get(e.catalogNumber),r=o instanceof w.Bi?e.resolve(o.get("Metadata")):null;if(!(r instanceof w.Z6))return;let f;try{f=e.decoded(r)}catch(l){if(!(l instanceof
O.zU)||l.code==="cancelled")throw l;return b.m}return(0,b.kg)(f,e.job.pace)}function s(e,o){const r=y(e),f=h=>e.resolve(r?.get(h)),l=(h,g,E=", ")=>{const p=(0,b.
sm)(o,h,g).map(x.wh).filter(Boolean).join(E);return p===""?null:p},d=(h,g)=>{const[E=""]=(0,b.sm)(o,h,g);return(0,x.wh)(E)||null},m=(h,g)=>(0,M._)((0,x.Gh)(f(h))??
"")??(0,M._)(d("xmp",g)??"")??null,_=e.get(e.catalogNumber),t=_ instanceof w.Bi?(0,x.Gh)(e.resolve(_.get("Lang"))):null;return{title:(0,x.Gh)(f("Title"))??d("dc",
"title"),author:(0,x.Gh)(f("Author"))??l("dc","creator"),subject:(0,x.Gh)(f("Subject"))??d("dc","description"),keywords:(0,x.Gh)(f("Keywords"))??l("pdf","Keywor\
ds")??l("dc","subject"),creator:(0,x.Gh)(f("Creator"))??d("xmp","CreatorTool"),producer:(0,x.Gh)(f("Producer"))??d("pdf","Producer"),created:m("CreationDate","C\
reateDate"),modified:m("ModDate","ModifyDate"),language:t??d("dc","language")}}}),60912:((k,C,c)=>{c.d(C,{QH:()=>w,T3:()=>x,_L:()=>n});var O=c(21115),b=c(3907),
M=c(45599);function w(s,e,o){const{text:r,properties:f,end:l,about:d}=s,m=[];let _=0;for(const t of f.filter(e).sort((h,g)=>h.from-g.from))t.from<_||(m.push(r.slice(
_,t.from)),_=t.to);return m.push(r.slice(_,Math.max(l,_))),o.length>0&&m.push(D(o,d)),m.push(r.slice(Math.max(l,_))),u(m.join(""))}function x(s){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${D(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(s,e){const r=[...new Set(s.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${O.dK[l]}"`).join(""),f=s.map(({prefix:l,name:d,form:m,values:_})=>`\
<${l}:${d}>${y(m,_)}</${l}:${d}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,b.X)(e)}"${r}>
${f.join("")}</rdf:Description>
`}function y(s,e){const o=r=>e.map(f=>`<rdf:li${r}>${(0,b.X)(f)}</rdf:li>`).join("");switch(s){case"simple":return(0,b.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const u=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function n(s,e){const o=s.catalog.get("Metadata"),r=s.resolve(o),f=r instanceof M.Z6?[...r.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],l=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...f]),d=new M.Z6(l,Buffer.
from(e,"utf8"));(0,M.i9)(o)&&r instanceof M.Z6?s.put(o,d):s.edit(s.catalogNumber).set("Metadata",s.add(d))}}),1975:((k,C,c)=>{c.d(C,{kg:()=>x,m:()=>w,sm:()=>D});
var O=c(21115),b=c(3907);const M=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(s,e){const o=(0,b.xK)(s);if(o===void 0)return w;const r=new u,
l=await(0,b.km)(o,e,d=>(r.take(d),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:l,end:r.end,about:r.
about}}function D(s,e,o){return s?.properties.find(r=>r.name===o&&r.namespace===O.dK[e])?.values??[]}const y=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==y&&this.open.length>this.root+2}start(e,o,r){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const f=this.scope.ofElement(e),l=f.namespace===O.dK.rdf,d=l&&f.local==="li";this.root===y&&this.end<0&&l&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const m=this.open.length-this.root,_=d?o.find(({name:t})=>t==="xml:lang")?.value:void 0;if(this.open.push({name:e,...f,from:r,language:_}),
this.root===y){if(!l||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(m===1)this.describe(o);else if(m===
2){this.items=[];const t=o.find(({name:h})=>this.isRdf(h,"resource"));this.pieces=t?[t.value]:[]}else d&&(this.pieces=[])}describe(e){for(const{name:o,value:r,from:f,
to:l}of e){if((0,O.HC)(o))continue;const{namespace:d,local:m}=this.scope.ofAttribute(o);d===O.dK.rdf&&m==="about"&&(this.about=r),!(d===""||d===O.dK.rdf||d===O.
dK.xml)&&this.add({namespace:d,name:m,values:[r],from:f,to:l})}}close(e,o,r){const f=this.open.pop();if(f?.name!==e){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==y)if(l===0)this.end=o,this.root=y;else if(l===1&&this.loose)this.root=y,this.loose=!1;else if(l===2){const d=this.items.length>
0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:d,from:f.from,to:r})}else l>2&&f.namespace===O.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(e){this.properties.length<M?this.properties.push(e):this.broken=
!0}isRdf(e,o){const r=this.scope.ofAttribute(e);return r.local===o&&r.namespace===O.dK.rdf}}function n(s){const e=s.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=s.map(({text:r})=>r);return e>0?[o[e],...o.slice(0,e),...o.slice(e+1)]:o}}),94289:((k,C,c)=>{c.d(C,{Y:()=>O});function O(y,u){switch(y){case"D":return String(
u);case"R":return x(u);case"r":return x(u).toLowerCase();case"A":return D(u);case"a":return D(u).toLowerCase();default:return""}}const b=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],M=1e5,w=2600;function x(y){if(y>M)return String(y);let u="",
n=y;for(const[s,e]of b)for(;n>=s;)u+=e,n-=s;return u}function D(y){return y>w?String(y):String.fromCharCode(65+(y-1)%26).repeat(Math.ceil(y/26))}}),33546:((k,C,c)=>{
c.d(C,{FB:()=>x,Hr:()=>y,Zh:()=>u,k$:()=>D,qm:()=>n});var O=c(93604),b=c(45599),M=c(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function x(l){
const d=l.catalog.get("PageLabels");if(!l.dict(d))return;const m=(await(0,M.Zc)(l,d,"Nums")).map(([_,t])=>({first:Number(_),label:l.dict(t)})).filter(({first:_})=>Number.
isInteger(_)&&_>=0).sort((_,t)=>_.first-t.first).filter(({first:_},t,h)=>h[t+1]?.first!==_).map(({first:_,label:t})=>({first:_,...s(l,t)}));return m[0]?.first===
0?m:[w,...m]}function D(l,d){const m=l.editCatalog();if(d.length===0){m.delete("PageLabels");return}const _=d[0].first===0?d:[w,...d],t=f(l),h=_.map(({first:g,start:E,
...p})=>[g,r({...p,number:E},t)]);m.set("PageLabels",l.add((0,M.H6)(l,h,"Nums")))}async function y(l){const d=await x(l);if(!d)return;const m=d.map(({first:_})=>_);
return _=>{const t=d[(0,O.MJ)(m,_)-1];return{...t,number:t.start+_-t.first}}}function u(l,d){const m=[],_=f(l);let t,h=0;for(const g of d)(!t||!e(t,g))&&m.push(
[h,r(g,_)]),t=g,h++;return(0,M.H6)(l,m,"Nums")}async function n(l,d){const m=await y(l);if(!m)return;const _=u(l,Array.from(d,t=>m(t-1)));l.editCatalog().set("P\
ageLabels",l.add(_))}function s(l,d){const m=l.resolve(d?.get("S")),_=l.resolve(d?.get("P")),t=l.resolve(d?.get("St"));return{style:m instanceof b.SX?m.text:void 0,
prefix:_ instanceof b.Mx&&_.bytes.length>0?_:void 0,start:typeof t=="number"&&Number.isInteger(t)&&t>=1?t:1}}function e(l,d){return l.style!==d.style||d.style!==
void 0&&d.number!==l.number+1?!1:l.prefix===d.prefix?!0:!!l.prefix&&!!d.prefix&&Buffer.compare(l.prefix.bytes,d.prefix.bytes)===0}const o=100;function r({style:l,
prefix:d,number:m},_){return(0,b.jd)({S:l===void 0?void 0:(0,b.UU)(l),P:d&&d.bytes.length>o?_(d):d,St:l===void 0||m===1?void 0:m})}function f(l){const d=new Map;
return m=>{let _=d.get(m);return _||d.set(m,_=l.add(m)),_}}}),81077:((k,C,c)=>{c.d(C,{BX:()=>y,H6:()=>u,MN:()=>n,Pu:()=>x,Zc:()=>D,r6:()=>s});var O=c(45599),b=c(
93604),M=c(9819);const w=64,x=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function D(t,h,g){const E=[];for(const p of await r(
t,h,0,g)){for(const i of l(t,p,g))E.push(i);const a=t.job.pace.step(e);a&&await a}return E}async function y(t,h,g,E,p,a){const i=await r(t,h,g,E,a);for(let v=i.
length-1;v>=0;v--){const P=i[v],T=l(t,P,E),$=T.filter(([H,S])=>!p(H,S)),G=t.job.pace.step(e+T.length*e);G&&await G,$.length<T.length&&(t.edit(P.holder),P.dict.set(
E,m($)),P.changed=!0);for(const H of P.repeats)t.edit(P.holder),P.dict.delete(H),P.changed=!0;if(P.emptyKids){const H=(t.array(P.dict.get("Kids"))??[]).filter(S=>!P.
emptyKids.has(t.dict(S)));t.edit(P.holder),P.dict.set("Kids",H),P.changed=!0}if(!P.changed)continue;const R=t.array(P.dict.get("Kids"))??[];P.empty=$.length===0&&
R.length===0;const Z=P.parent;Z&&(Z.changed=!0,P.empty?(Z.emptyKids??=new Set).add(P.dict):d(t,P,$,R))}return i[0]?.empty??!1}function u(t,h,g){if(h.length<=w)return(0,O.
jd)({[g]:m(h)});let E=[];for(const p of _(h)){const[a,i]=[p[0][0],p.at(-1)[0]];E.push({ref:t.add((0,O.jd)({Limits:[a,i],[g]:m(p)})),low:a,high:i})}for(;E.length>
w;)E=_(E).map(p=>{const[a,i]=[p[0].low,p.at(-1).high];return{ref:t.add((0,O.jd)({Limits:[a,i],Kids:p.map(({ref:v})=>v)})),low:a,high:i}});return(0,O.jd)({Kids:E.
map(({ref:p})=>p)})}async function n(t,h){const{pace:g}=t.job,E=[];for(const[p,a]of h){E.push([(0,O.Px)(p),a]);const i=g.step(10*e);i&&await i}return u(t,await s(
t,E),"Names")}async function s(t,h){const{pace:g}=t.job,E=[];for(const a of h){E.push({entry:a,key:x(a[0])});const i=g.step(e);i&&await i}return(await(0,b.qZ)(E,
(a,i)=>a.key<i.key?-1:a.key>i.key?1:0,g)).map(({entry:a})=>a)}const e=100,o=30;async function r(t,h,g,E,p){const a=new M.b9(t),i=new Set,v=$=>i.size<i.add($).size,
P=[],T=[{value:h??null,holder:g,parent:void 0}];for(let $=T.pop();$!==void 0;$=T.pop()){a.spend(1);const G=t.job.pace.step(e);G&&await G;const R=t.dict($.value);
if(!R||!v(R)||p&&$.parent&&!f(t,R,p))continue;const Z=[],H=A=>{const W=t.array(R.get(A));return!W||v(W)?W??[]:(Z.push(A),[])},S=H(E).length>>1,N=H("Kids"),I={dict:R,
holder:(0,M.Kd)($.value,$.holder),parent:$.parent,repeats:Z};P.push(I),a.spend(S);const K=(0,M.Kd)(R.get("Kids"),I.holder);for(let A=N.length-1;A>=0;A--){T.push(
{value:N[A],holder:K,parent:I});const W=t.job.pace.step(o);W&&await W}const L=t.job.pace.step(S*e);L&&await L}return P}function f(t,h,g){const[E,p]=t.array(h.get(
"Limits"))??[];return typeof E!="number"||typeof p!="number"||g(E,p)}function l(t,{dict:h,repeats:g},E){const p=g.includes(E)?void 0:t.array(h.get(E));if(!p)return[];
const a=[];for(let i=0;i+1<p.length;i+=2){const v=t.resolve(p[i]);(E==="Names"?v instanceof O.Mx:typeof v=="number")&&a.push([v,p[i+1]])}return a}function d(t,h,g,E){
const p=v=>t.array(t.dict(v)?.get("Limits"))??[],a=g[0]?.[0]??p(E[0])[0],i=g.at(-1)?.[0]??p(E.at(-1))[1];t.edit(h.holder),a!==void 0&&i!==void 0?h.dict.set("Lim\
its",[a,i]):h.dict.delete("Limits")}function m(t){const h=[];for(const[g,E]of t)h.push(g,E);return h}function _(t){const h=[];for(let g=0;g<t.length;g+=w)h.push(
t.slice(g,g+w));return h}}),59071:((k,C,c)=>{c.d(C,{Gh:()=>e,ZK:()=>o,wh:()=>s});var O=c(77581),b=c(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,D=r=>r.replace(M,"").replace(w,"").replace(x,"�"),y=200,u=new WeakMap;function n(r){
if(r.bytes.length<y)return D((0,O.g7)(r));let f=u.get(r);return f===void 0&&u.set(r,f=D((0,O.g7)(r))),f}const s=r=>D(r).trim();function e(r){const f=r instanceof
b.Mx?n(r).trim():"";return f===""?null:f}const o=r=>r?n(r):""}),70549:((k,C,c)=>{c.d(C,{n:()=>O});function O(b){const M=new WeakMap;return w=>{if(w.hasChanges)return b(
w);const x=M.get(w);if(x)return x.answer;const D=b(w);return M.set(w,{answer:D}),D}}}),9819:((k,C,c)=>{c.d(C,{J7:()=>M,Kd:()=>D,Wo:()=>y,_i:()=>x,b9:()=>w});var O=c(
42973),b=c(45599);class M{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:s,catalogNumber:e,pages:o}=this.document,r=s.
get("Pages");n===e||(0,b.i9)(r)&&n===r.number||o.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){
const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,b.i9)(n)&&this.gone.has(n.number)}}class w{most;left;constructor(n){this.most=this.left=n.job.
limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(n,s=new w(n)){this.allowance=s,this.seen=new Uint8Array(
(n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,b.i9)(n))return!0;const{number:s}=n,e=s>>3;if(e>=this.seen.length)return this.beyond.size<this.beyond.add(
s).size;const o=1<<(s&7),r=(this.seen[e]&o)===0;return this.seen[e]|=o,r}}function D(u,n){return(0,b.i9)(u)?u.number:n}function y(u,n){const s=u.catalog.get(n),
e=u.dict(s);return e&&{dict:e,holder:D(s,u.catalogNumber)}}})};
