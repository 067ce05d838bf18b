"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((G,T,i)=>{i.d(T,{q:()=>b});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function b(D){const O=D.toLowerCase(),y=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??w().get(O);return y===void 0?void 0:
(y.length===3?[...y].map(o=>o+o):[y.slice(0,2),y.slice(2,4),y.slice(4)]).map(o=>Number.parseInt(o,16))}let v;function w(){const D=E.split(" ");return v??=new Map(
D.flatMap((O,y)=>y%2===0?[[O,D[y+1]]]:[]))}}),17079:((G,T,i)=>{i.d(T,{Z:()=>D,_:()=>w});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(o){
if(o.length>64)return;const t=o.trim().replace(b,(e,s,n,c)=>`${s??""}${1900+Number(n)}${c}`);return y(O(E.exec(t)??v.exec(t)))}function D(o){const t=o.length>64?
void 0:O(v.exec(o.trim()));if(!t||y(t)===void 0)return;const{year:e,month:s="",day:n="",hour:c="",minute:l="",second:d="",zone:g=""}=t;return`D:${e}${s}${n}${c}${l}${d}${g===
"Z"||g===""?g:`${g.replace(":","'")}'`}`}function O(o){if(!o)return;const[,t,e,s,n,c,l,d,g,M,u]=o,a=d??(g===void 0?void 0:`${g}${M??"00"}:${u??"00"}`);return{year:t,
month:e,day:s,hour:n,minute:c,second:l,zone:a}}function y(o){if(!o)return;const{year:t,month:e,day:s,hour:n,minute:c="00",second:l="00",zone:d}=o,g=(u,a,_)=>u===
void 0||Number(u)>=a&&Number(u)<=_;if(Number(t)===0||!g(e,1,12)||!g(s,1,p(Number(t),Number(e)))||!g(n,0,23)||!g(c,0,59)||!g(l,0,59)||d!==void 0&&d!=="Z"&&!(g(d.
slice(1,3),0,23)&&g(d.slice(4),0,59)))return;const M=[t,e,s].filter(u=>u!==void 0).join("-");return n===void 0?M:`${M}T${n}:${c}:${l}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function p(o,t){return t===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(t)?30:31}}),51521:((G,T,i)=>{i.d(T,{Ct:()=>O,Qf:()=>D,sA:()=>p});
var E=i(98446),b=i(34378);const v=/(\{[^{}]*\})/;function w(o,t){const e=[],s=[],n=`use ${t.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,b.w)(o).split(v)){const l=t.
find(d=>`{${d}}`===c);if(l)e.push({placeholder:l});else if(v.test(c))s.push(c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder\
; ${n}`};c&&e.push({literal:c})}}return s.length===0?{pieces:e}:{problem:`has the unknown ${(0,E.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")};\
 ${n}`}}const D=o=>o.split(v).filter((t,e)=>e%2===1),O=(o,t)=>o.split(v).map((e,s)=>(s%2===1&&Object.hasOwn(t,e.slice(1,-1))?t[e.slice(1,-1)]:void 0)??e).join(""),
y=["number","last","label","name"],p=o=>w(o,y)}),49892:((G,T,i)=>{i.d(T,{B_:()=>v,Fw:()=>w,Tz:()=>O});var E=i(49180),b=i(57117);const v="OctavoColor";function w(y,p){
const o=D(y),t=o.length===1,e=p?.part===1;return p===void 0||(0,b.hU)(p,t?1:3)?{values:o,operators:`${o.join(" ")} ${t?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:
{values:o,listsGlyphs:e,operators:`/${v} cs ${o.join(" ")} sc`,colorSpace:t?(0,b.HB)():(0,b.Pz)()}}function D(y){if(y==="Gray")return[.5];const[p,o,t]=(0,E.q)(y);
return(p===o&&o===t&&p>0?[p]:[p,o,t]).map(s=>Math.round(s/255*1e4)/1e4)}function O(y){return y===void 0||(0,b.hU)(y,1)?{set:p=>`${p} g`,colorSpace:void 0}:{set:p=>`\
/${v} cs ${p} sc`,colorSpace:(0,b.HB)()}}}),57117:((G,T,i)=>{i.d(T,{Br:()=>y,HB:()=>s,Pz:()=>e,Qg:()=>o,_B:()=>w,c4:()=>p,hU:()=>O});var E=i(21281),b=i(824),v=i(
45599);async function w(n){const c=await(0,b.Br)(n),{archive:l}=(0,E.Ip)(n,c);return l&&{...l,xmp:c,intent:D(n)}}function D(n){for(const c of n.array(n.catalog.
get("OutputIntents"))??[]){const l=n.dict(c);if(!(0,v.Zm)(l)||!(0,v.Eo)(n.resolve(l.get("S")),"GTS_PDFA1"))continue;const d=n.resolve(n.dict(l.get("DestOutputPr\
ofile"))?.get("N"));if(typeof d=="number")return d}}const O=({intent:n},c)=>c===1?n!==void 0:n===c,y={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},p=(n,c,l)=>(0,E.qg)(n,c.xmp,c,l),o=n=>n&&n.part!==1&&n.intent===void 0?
e():void 0,t=[.9505,1,1.089],e=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...t],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
s=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...t],Gamma:2.2})]}),95358:((G,T,i)=>{i.d(T,{Wx:()=>D,pi:()=>y,z:()=>p});var E=i(58426),b=i(74135);function v(t,e){
return w(t,e*72/t.userUnit)}function w(t,e){const{width:s,height:n}=(0,b.iN)(t),c={width:s-2*e,height:n-2*e,inset:e};return c.width>0&&c.height>0?c:void 0}function D(t,e,s){
const n=s===E.zU[t].fields.margin.default;return e.map(c=>{const l=v(c,s);if(l||!n)return l;const{width:d,height:g}=(0,b.iN)(c);return w(c,Math.min(d,g)/10)})}const O=null;
function y(t,{inset:e},s,n,c){const l=(0,b.iN)(t),d=l.width-e-n,g=l.height-e-c,M=s.endsWith("left")?e:s.endsWith("right")?d:(l.width-n)/2,u=s.startsWith("bottom")?
e:s.startsWith("top")?g:(l.height-c)/2;return[M,u]}function p({kinds:t,pages:e},s){const n=e.find(({kind:c})=>!s[c]);return n?[{field:"margin",message:o(n.index,
t[n.kind])}]:[]}function o(t,e){const{width:s,height:n}=(0,b.iN)(e),c=(0,b.d)(Math.min(s,n)/2,e);return`leaves no room on page ${t+1}, which is ${(0,b.d)(s,e)} \
× ${(0,b.d)(n,e)} inches; it must be less than ${c}`}}),72313:((G,T,i)=>{i.d(T,{W:()=>a});var E=i(81627),b=i(45599),v=i(98446),w=i(36078);function D(h,r,f,m){return`\
/Artifact <<${f==="over"?`/Type /Pagination /Subtype /${r}`:`/Type /Background /BBox [${m.map(w._).join(" ")}]`}>> BDC
${h}
EMC
`}var O=i(36211),y=i(37709),p=i(85008),o=i(74135),t=i(5490);const e=400,s=.01;function n(h,r,f,m){const C=new y.BT(r),x=new c(h,f,m);for(let $=0;$<e&&C.next();$++)
if(x.takes(C))return!0;return!1}class c{document;resources;box;states=new t.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(r,f,m){
this.document=r,this.resources=f,this.box=m}takes(r){if(this.states.follow(r)||this.extendsPath(r)||this.setsState(r))return!1;const{operator:f}=r;if(f==="Do")return this.
paintsImage(r.name(0));const m=O.lJ.get(f);return m!==void 0&&this.paintsPath(m)}setsState(r){const f=this.states.current;switch(r.operator){case"gs":{const m=this.
document.dict(this.resource("ExtGState",r.name(0)));return f.isOpaque=f.isSolid=d(this.document,m),!0}case"scn":case"sc":return f.isSolid=f.isOpaque&&r.kind(r.count-
1)!==p.o_,!0;case"g":case"rg":case"k":return f.isSolid=f.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(r){const{matrix:f}=this.
states.current;switch(r.operator){case"re":{const[m,C,x,$]=(0,t.M)(r);return this.path.rectangle(f,m,C,x,$),!0}case"m":case"l":return this.path.point(f,r.number(
0),r.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:r}){const f=this.states.current,m=this.path.area();
return r&&f.isSolid&&this.isCoveredBy(m)?!0:(this.clips&&(f.clip=m&&f.clip&&M(m,f.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(r){const f=this.states.current,
m=this.resource("XObject",r);if(!f.isOpaque||!(m instanceof b.Z6)||!g(this.document,m.dict))return!1;const C=new l;return C.rectangle(f.matrix,0,0,1,1),this.isCoveredBy(
C.area())}isCoveredBy(r){const{clip:f}=this.states.current;return r!==void 0&&f!==void 0&&u(M(r,f),this.box)}resource(r,f){const{document:m,resources:C}=this;return f===
void 0?null:m.resolve(m.dict(C?.get(r))?.get(f))}}class l{isRectangle=!0;points=[];point([r,f,m,C,x,$],B,k){this.points.push([r*B+m*k+x,f*B+C*k+$])}rectangle(r,f,m,C,x){
this.point(r,f,m),this.point(r,f+C,m),this.point(r,f+C,m+x),this.point(r,f,m+x)}area(){const{points:r}=this;if(!this.isRectangle||r.length<4||r.length>5)return;
const f=(0,o.$L)(r),m=s*Math.max(f[2]-f[0],f[3]-f[1]),C=(x,$,B)=>Math.abs(x-$)<=m||Math.abs(x-B)<=m;return r.every(([x,$])=>C(x,f[0],f[2])&&C($,f[1],f[3]))?f:void 0}}
function d(h,r){if(!r)return!0;const f=h.resolve(r.get("ca")),m=h.resolve(r.get("BM")),C=h.resolve(r.get("SMask"));return(f===null||f===1)&&(m===null||(0,b.Eo)(
m,"Normal"))&&(C===null||(0,b.Eo)(C,"None"))}function g(h,r){const f=h.resolve(r.get("ImageMask"))===!0;return(0,b.Eo)(h.resolve(r.get("Subtype")),"Image")&&!f&&
!r.has("SMask")&&!r.has("Mask")}function M(h,r){return[Math.max(h[0],r[0]),Math.max(h[1],r[1]),Math.min(h[2],r[2]),Math.min(h[3],r[3])]}function u(h,r){const[f,
m]=[s*(r[2]-r[0]),s*(r[3]-r[1])];return h[0]<=r[0]+f&&h[1]<=r[1]+m&&h[2]>=r[2]-f&&h[3]>=r[3]-m}async function a(h,{kinds:r,pages:f},m){const{pace:C}=h.job,{layer:x,
subtype:$,groupColorSpace:B}=m,k=new E.B(h);x==="over"&&await k.inspect(f);const z=[];for(const[Q,S]of f.entries()){const U=C.step(x==="over"?2e3:2e4);U&&await U,
Q%1e3===0&&C.progress(Q/f.length);const I=m.on(S,Q);if(!I)continue;const{box:K}=r[S.kind],{resources:R}=I,L=N=>D(I.operators(N),$,x,K);if(x==="over")await k.over(
S,{resources:R,operators:L});else{const N=await k.contents.content(k.contents.own(S));n(h,N,h.dict(S.resources),K)&&z.push(S.index+1),k.under(S,{resources:R,operators:L})}
B!==void 0&&_(h,S.index,B)}return z.length>0?[P(z,f.length)]:[]}function _(h,r,f){const m=h.pages.number(r),C=h.entry(m,"Group"),x=h.dict(C);if(x?.has("CS"))return;
const $=(0,b.jd)({Type:(0,b.UU)("Group"),S:(0,b.UU)("Transparency"),...Object.fromEntries(x??[]),CS:f});(0,b.i9)(C)&&(0,b.Zm)(h.get(C))?h.put(C,$):h.pages.patch(
r,{Group:$})}function P(h,r){return{code:"stamp_hidden",message:`The stamp is hidden ${h.length===r?"on every page":`on ${(0,v.oi)(h)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((G,T,i)=>{i.r(T),i.d(T,{addPageNumbers:()=>x});var E=i(58552),b=i(94289),v=i(33546),w=i(77581),D=i(
86799),O=i(47707),y=i(71391),p=i(49892),o=i(74135),t=i(95358),e=i(36078),s=i(57117),n=i(72313),c=i(99876),l=i(41578),d=i(12889),g=i(29825),M=i(77904),u=i(45657);
async function a(S,U){return[...S?[await(0,M.ar)(S,U)]:[],await(0,M.Wu)("Regular")]}const _=S=>(0,O.Sw)(S)||(0,d.ft)(S);async function P(S,U,I){const K=S.map(()=>new Map);
for(const W of U)for(const{face:A,glyphs:F}of h(S,W,I))for(const{glyph:X}of F)K[A].set(X.id,X);const R=[],L=new Map;for(const[W,A]of K.entries())A.size!==0&&(L.
set(W,R.length),R.push(await(0,l.r)(S[W],[...A.values()])));const N=W=>{const A=h(S,W,I);return{pieces:A.map(F=>{const X=L.get(F.face)??0;return{font:X,operators:j=>r(
F,R[X],S[F.face].unit,j)}}),width:A.reduce((F,{glyphs:X})=>X.reduce((j,{advance:Y})=>j+Y,F),0)/1e3}},H=K.flatMap((W,A)=>[...W.values()].map(F=>({...S[A].boxOf(F),
scale:S[A].unit/1e3}))).filter(({minY:W,maxY:A})=>W<=A);return{fonts:R.map(({addTo:W})=>W),line:N,bottom:Math.min(0,(0,u.YG)(H.map(({minY:W,scale:A})=>W*A))),top:Math.
max(0,(0,u.Kf)(H.map(({maxY:W,scale:A})=>W*A)))}}function h(S,U,I){return(0,g.OD)(U,S).map(({font:K,text:R,rtl:L})=>({face:K,glyphs:I?S[K].shape(R,L):Array.from(
R,N=>S[K].plain(N))}))}function r({glyphs:S},{codeOf:U},I,K){const R=[];let L="",N=0;const Z=()=>{L!==""&&R.push(/^<[^>]*>$/.test(L)?`${L} Tj`:`[${L}] TJ`),L=""},
H=A=>{Math.abs(A)>=.01&&(L+=String(-Math.round(A*100)/100))},W=A=>{L=L.endsWith(">")?`${L.slice(0,-1)}${A}>`:`${L}<${A}>`};for(const{glyph:A,advance:F,x:X,y:j}of S)
j!==N&&(Z(),R.push(`${(0,e._)(j*K/1e3)} Ts`),N=j),H(X),W(U(A)),H(F-X-A.advanceWidth*I);return Z(),N!==0&&R.push("0 Ts"),R.join(" ")}var f=i(51521);const m="Octa\
voNumber",C=64*1024;async function x(S,U,I,K,R){const L=await(0,c.F)(S,K),{kinds:N,pages:Z}=L,H=(0,t.Wx)("add_page_numbers",N,I.margin),W=(0,t.z)(L,H),A=(0,f.sA)(
I.number_format),F=I.first_number+Z.length-1,{last_number:X=F}=I;if(X<F&&W.push({field:"last_number",message:`is ${X}, but the last page gets the number ${F}; g\
ive that or a higher one, or leave it out`}),"problem"in A)throw(0,E.G6)([{field:"number_format",message:A.problem},...W]);const j=await $(S,U,A.pieces,{...I,last_number:X},
Z),Y=I.font&&(0,D.g)(I.font,"font"),V=await k(j,A.pieces,{prepared:R,pace:S.job.pace,issues:W,file:Y}),J=(0,p.Fw)(I.color,await(0,s._B)(S)),ee=V.fonts.map((te,ne)=>({
category:"Font",name:ne===0?m:`${m}${ne+1}`,ref:te(S,void 0,J.listsGlyphs)}));return J.colorSpace&&ee.push({category:"ColorSpace",name:p.B_,ref:S.add(J.colorSpace)}),
(0,n.W)(S,L,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=V.line(j(ne)),[re,oe]=[N[te],H[te]],q=Q(se.width,V,I.font_size,re,oe),fe=(V.top-V.bottom)*
q,[de,le]=(0,t.pi)(re,oe,I.position,se.width*q,fe),ue=(0,o.lw)([1,0,0,1,de,le-V.bottom*q],(0,o.S3)(re));return{resources:ee,operators:ae=>{const ie=ae[V.fonts.length],
he=ie===void 0?J.operators:J.operators.replace(p.B_,ie),pe=se.pieces.map(ce=>`/${ae[ce.font]} ${(0,e._)(q)} Tf ${ce.operators(q)}`);return`q ${he} BT ${(0,e.vs)(
ue)} Tm ${pe.join(" ")} ET Q`}}}})}async function $(S,U,I,{first_number:K,last_number:R,digits:L},N){const Z=String(R),H=(0,O.RK)(U.replace(/\.[^.]*$/,"")),W=I.
some(j=>"placeholder"in j&&j.placeholder==="label")?await(0,v.Hr)(S):void 0,A={number:j=>String(K+j).padStart(L,"0"),last:()=>Z,name:()=>H,label:j=>{const{index:Y}=N[j];
if(!W)return String(Y+1);const{prefix:V,style:J,number:ee}=W(Y);return(V?(0,O.RK)((0,w.g7)(V)):"")+(0,b.Y)(J,ee)}},F=I.map(j=>"literal"in j?{literal:(0,O.RK)(j.
literal)}:j);return Object.assign(j=>F.map(Y=>"literal"in Y?Y.literal:A[Y.placeholder](j)).join(""),{count:N.length,isUniform:!W})}function B(S){const U=new Set(
"0123456789"),I=S.isUniform?1:S.count;for(let K=0;K<I;K++)for(const R of S(K))U.add(R);return[...U].sort()}async function k(S,U,{prepared:I,pace:K,issues:R,file:L}){
const N=B(S),Z=N.join(""),H=_(Z),W=H?z(S):N,A=(0,y.C)("number",L?.bytes,H,H?[...W].join(`
`):Z);let F=I.get(A);if(!F){const X=await a(L,K);await K.rest();const j=(0,O.Zw)(Z,X);if(j!==void 0){const Y=U.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
R.unshift({field:"number_format",message:Y?`${j} (from the format, the file name or the labels)`:j,mentions:["font"]})}if(R.length>0)throw(0,E.G6)(R);F=await P(
X,W,H),await K.rest(),I.put(A,F,C)}if(R.length>0)throw(0,E.G6)(R);return F}function z(S){const U=new Set(["0123456789"]);for(let I=0;I<S.count;I++)U.add(S(I).replace(
/\d/g,"0"));return[...U]}function Q(S,{top:U,bottom:I},K,R,L){return Math.min(K/R.userUnit,L.width/Math.max(S,1e-6),L.height/(U-I))}}),50476:((G,T,i)=>{i.d(T,{Z:()=>y,
f:()=>O});const[E,b,v,w,D]=[1,8,32,64,128];function O(p,o,t,e){const s=new Set,n=[...p].filter(c=>typeof c=="number");for(let c=n.pop();c!==void 0;c=n.pop())if(!(c<
0||c>=o||s.has(c))){s.add(c);for(const l of y(e,t(c)))n.push(l)}return s}function*y(p,[o,t]){if(!(t-o<12||p.getInt16(o)>=0))for(let e=o+10,s=v;s&v&&e+4<=t;)s=p.
getUint16(e),yield p.getUint16(e+2),e+=4+(s&E?4:2)+(s&b?2:s&w?4:s&D?8:0)}}),29825:((G,T,i)=>{i.d(T,{EH:()=>y,OD:()=>w,W_:()=>D,lV:()=>v});var E=i(12889),b=i(47707);
const v=-1,w=(p,o)=>(0,E.pr)(p).flatMap(t=>D(t,o));function D({text:p,rtl:o},t){const e=[];for(const s of(0,b.qf)(p)){const n=e.at(-1),c=(0,b.ML)(s)?n?.font??0:
O(s,t,n?.font);n?.font===c?n.text+=s:e.push({font:c,text:s,rtl:o})}return o?e.reverse():e}function O(p,o,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(p)&&t!==void 0&&o[t]?.covers(p)===!0?t:o.findIndex(s=>s.covers(p))}function y(p,o){const t=new Map;for(const e of(0,b.qf)(p))t.has(e)||t.set(e,!(0,b.ML)(e)&&
!o.some(s=>s.covers(e)));return[...t].filter(([,e])=>e).map(([e])=>e)}}),88739:((G,T,i)=>{i.d(T,{B:()=>O,U:()=>w});var E=i(77581),b=i(12889);const v=100;function w(y,{
digits:p=4,isInOrder:o=!1}={}){const t=y.filter(([,s])=>s.length>0).map(([s,n])=>`<${O(s).slice(-p)}> <${D(n,o)}>`),e=Array.from({length:Math.ceil(t.length/v)},
(s,n)=>{const c=t.slice(n*v,(n+1)*v);return[`${c.length} beginbfchar`,...c,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(p)}> <${"F".repeat(p)}> endcodespacerange`,...e,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function D(y,p){const o=y.map(t=>String.fromCodePoint(t)).join("");return(0,E.kt)(!p&&(0,b.ft)(o)?[...o].reverse().join(""):o).toString("hex").toUpperCase()}
const O=y=>y.toString(16).toUpperCase().padStart(4,"0")}),38875:((G,T,i)=>{i.d(T,{F:()=>v});var E=i(60623);const b=1<<24,v=w=>(0,E.UD)(Buffer.from(w,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),74135:((G,T,i)=>{i.d(T,{$L:()=>n,DI:()=>O,Gd:()=>o,JQ:()=>b,Mo:()=>w,PU:()=>y,Pj:()=>d,S3:()=>v,W1:()=>g,XM:()=>l,d:()=>M,
ds:()=>D,gF:()=>c,iN:()=>E,kO:()=>s,lw:()=>p,xk:()=>t,zl:()=>e});function E({box:[u,a,_,P],rotation:h}){const r=_-u,f=P-a;return h%180===0?{width:r,height:f}:{width:f,
height:r}}function b(u){const{width:a,height:_}=E(u);return{width:a*u.userUnit,height:_*u.userUnit}}function v({box:[u,a,_,P],rotation:h}){switch(h){case 0:return[
1,0,0,1,u,a];case 90:return[0,1,-1,0,_,a];case 180:return[-1,0,0,-1,_,P];case 270:return[0,-1,1,0,u,P]}}function w(u,a){return a===void 0?u:d(u,a)??u}function D([
u,a,_,P]){return[Math.min(u,_),Math.min(a,P),Math.max(u,_),Math.max(a,P)]}function O([u,a,_,P,h,r]){const f=u*P-a*_,[m,C,x,$]=[P/f,-a/f,-_/f,u/f];return[m+0,C+0,
x+0,$+0,-(h*m+r*x)+0,-(h*C+r*$)+0]}const y=([u,a,_,P])=>Math.sqrt(Math.abs(u*P-a*_));function p(u,a){const[_,P,h,r,f,m]=u,[C,x,$,B,k,z]=a;return[_*C+P*$,_*x+P*B,
h*C+r*$,h*x+r*B,f*C+m*$+k,f*x+m*B+z]}function o([u,a,_,P,h,r],f,m){return[u*f+_*m+h,a*f+P*m+r]}function t([u,a],[_,P],[h,r],[f,m],C){const x=1-C,[$,B,k,z]=[x**3,
3*C*x**2,3*C**2*x,C**3];return[$*u+B*_+k*h+z*f,$*a+B*P+k*r+z*m]}function e(u,[a,_,P,h]){const[r,f]=o(u,a,_),[m,C]=o(u,P,_),[x,$]=o(u,a,h),[B,k]=o(u,P,h);return[
Math.min(r,m,x,B),Math.min(f,C,$,k),Math.max(r,m,x,B),Math.max(f,C,$,k)]}const s=(u,a)=>[Math.min(u[0],a[0]),Math.min(u[1],a[1]),Math.max(u[2],a[2]),Math.max(u[3],
a[3])];function n(u){let[a,_,P,h]=c;for(const[r,f]of u)a=Math.min(a,r),_=Math.min(_,f),P=Math.max(P,r),h=Math.max(h,f);return[a,_,P,h]}const c=[1/0,1/0,-1/0,-1/0],
l=([u,a,_,P],h)=>[u-h,a-h,_+h,P+h];function d(u,a){const _=[Math.max(u[0],a[0]),Math.max(u[1],a[1]),Math.min(u[2],a[2]),Math.min(u[3],a[3])];return _[0]<_[2]&&_[1]<
_[3]?_:void 0}const g=u=>u.map(a=>Math.round(a*1e5)/1e5+0),M=(u,{userUnit:a})=>String(Number((u*a/72).toPrecision(3)))}),6057:((G,T,i)=>{i.d(T,{VO:()=>w,b0:()=>y,
c_:()=>o,iw:()=>O,lQ:()=>p});var E=i(73208),b=i(74135);const v=[0,0,612,792],w=(t,e)=>y(t,t.pages.attribute(e,"MediaBox"))??D(t);function D({table:t}){return t.
damagedKinds.addCut(E.md),v}function O(t,e){const{pages:s}=t,n=t.resolve(t.entry(s.number(e),"UserUnit"));return{box:(0,b.Mo)(w(t,e),y(t,s.attribute(e,"CropBox"))),
rotation:o(t.resolve(s.attribute(e,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function y(t,e){const s=t.array(e)?.map(c=>t.resolve(c));if(s?.length!==4||
!s.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const n=(0,b.ds)(s);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function p(t,e){const s=(t.array(e)??[]).map(
n=>t.resolve(n));return s.length===6&&s.every(n=>typeof n=="number")?s:[1,0,0,1,0,0]}function o(t){const e=typeof t=="number"?(t%360+360)%360:0;return e===90||e===
180||e===270?e:0}}),5490:((G,T,i)=>{i.d(T,{M:()=>w,U:()=>v});var E=i(74135);const b=1e4;class v{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){
switch(O.operator){case"q":return this.saved.length<b?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(O),!0;default:return!1}}transform(O){if(O.count!==6)return;const[y,p,o,t,e,s]=w(O);this.current.
matrix=(0,E.lw)([y,p,o,t,e,s],this.current.matrix)}}const w=D=>Array.from({length:D.count},(O,y)=>D.number(y))}),21281:((G,T,i)=>{i.d(T,{Ip:()=>p,XM:()=>n,Xb:()=>s,
ds:()=>y,qg:()=>e});var E=i(59071),b=i(70549),v=i(21115),w=i(824),D=i(1975),O=i(60912);const y=(0,b.n)(async d=>p(d,await(0,w.Br)(d)));function p(d,g){const M=(r,f)=>(0,E.
wh)((0,D.sm)(g,r,f)[0]??""),u=t(M("pdfaid","part"),M("pdfaid","conformance").toLowerCase()),a=o(M("pdfuaid","part"))?`PDF/UA-${M("pdfuaid","part")}`:void 0,P=[M(
"pdfxid","GTS_PDFXVersion")||M("pdfx","GTS_PDFXVersion")||((0,E.Gh)(d.resolve((0,w._U)(d)?.get("GTS_PDFXVersion")))??""),M("pdfe","ISO_PDFEVersion"),M("pdfvtid",
"GTS_PDFVTVersion")],h=[u?.name,a,...P.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:u,accessible:a,names:h.filter(r=>r!==void 0)}}const o=d=>/^[1-9]$/.
test(d);function t(d,g){if(!o(d))return;const M=/^[abuef]$/.test(g)?g:"";return{part:Number(d),level:M,name:`PDF/A-${d}${M}`}}function e(d,g,M,u){return g&&l(d,
g,[v.dK.pdfaid]),s(M,u)}const s=({name:d},g)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${d}: ${g}.`});async function n(d){const g=await(0,w.
Br)(d);if(!g)return[];const{archive:M,accessible:u}=p(d,g);l(d,g,[v.dK.pdfaid,v.dK.pdfuaid]);const a=[M?.name,u].filter(_=>_!==void 0);return a.length>0?[c(a)]:
[]}const c=d=>({code:"conformance_dropped",message:`The result no longer claims ${d.join(" and ")}, because a merge cannot guarantee conformance.`});function l(d,g,M){
g.properties.some(({namespace:u})=>M.includes(u))&&(0,O._L)(d,(0,O.QH)(g,({namespace:u})=>M.includes(u),[]))}}),824:((G,T,i)=>{i.d(T,{Br:()=>p,_6:()=>t,_U:()=>y});
var E=i(58552),b=i(1975),v=i(17079),w=i(45599),D=i(59071),O=i(70549);function y(e){const s=e.resolve(e.trailer.get("Info"));return s instanceof w.Bi?s:s instanceof
w.Z6?s.dict:void 0}const p=(0,O.n)(o);async function o(e){const s=e.get(e.catalogNumber),n=s instanceof w.Bi?e.resolve(s.get("Metadata")):null;if(!(n instanceof
w.Z6))return;let c;try{c=e.decoded(n)}catch(l){if(!(l instanceof E.zU)||l.code==="cancelled")throw l;return b.m}return(0,b.kg)(c,e.job.pace)}function t(e,s){const n=y(
e),c=a=>e.resolve(n?.get(a)),l=(a,_,P=", ")=>{const h=(0,b.sm)(s,a,_).map(D.wh).filter(Boolean).join(P);return h===""?null:h},d=(a,_)=>{const[P=""]=(0,b.sm)(s,a,
_);return(0,D.wh)(P)||null},g=(a,_)=>(0,v._)((0,D.Gh)(c(a))??"")??(0,v._)(d("xmp",_)??"")??null,M=e.get(e.catalogNumber),u=M instanceof w.Bi?(0,D.Gh)(e.resolve(
M.get("Lang"))):null;return{title:(0,D.Gh)(c("Title"))??d("dc","title"),author:(0,D.Gh)(c("Author"))??l("dc","creator"),subject:(0,D.Gh)(c("Subject"))??d("dc","\
description"),keywords:(0,D.Gh)(c("Keywords"))??l("pdf","Keywords")??l("dc","subject"),creator:(0,D.Gh)(c("Creator"))??d("xmp","CreatorTool"),producer:(0,D.Gh)(
c("Producer"))??d("pdf","Producer"),created:g("CreationDate","CreateDate"),modified:g("ModDate","ModifyDate"),language:u??d("dc","language")}}}),60912:((G,T,i)=>{
i.d(T,{QH:()=>w,T3:()=>D,_L:()=>o});var E=i(21115),b=i(3907),v=i(45599);function w(t,e,s){const{text:n,properties:c,end:l,about:d}=t,g=[];let M=0;for(const u of c.
filter(e).sort((a,_)=>a.from-_.from))u.from<M||(g.push(n.slice(M,u.from)),M=u.to);return g.push(n.slice(M,Math.max(l,M))),s.length>0&&g.push(O(s,d)),g.push(n.slice(
Math.max(l,M))),p(g.join(""))}function D(t){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${O(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(t,e){const n=[...new Set(t.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${E.dK[l]}"`).join(""),c=t.map(({prefix:l,name:d,form:g,values:M})=>`\
<${l}:${d}>${y(g,M)}</${l}:${d}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,b.X)(e)}"${n}>
${c.join("")}</rdf:Description>
`}function y(t,e){const s=n=>e.map(c=>`<rdf:li${n}>${(0,b.X)(c)}</rdf:li>`).join("");switch(t){case"simple":return(0,b.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const p=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(t,e){const s=t.catalog.get("Metadata"),n=t.resolve(s),c=n instanceof v.Z6?[...n.dict].
filter(([g])=>!["Filter","DecodeParms","Length"].includes(g)):[],l=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...c]),d=new v.Z6(l,Buffer.
from(e,"utf8"));(0,v.i9)(s)&&n instanceof v.Z6?t.put(s,d):t.edit(t.catalogNumber).set("Metadata",t.add(d))}}),1975:((G,T,i)=>{i.d(T,{kg:()=>D,m:()=>w,sm:()=>O});
var E=i(21115),b=i(3907);const v=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(t,e){const s=(0,b.xK)(t);if(s===void 0)return w;const n=new p,
l=await(0,b.km)(s,e,d=>(n.take(d),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:s,properties:n.properties,malformed:l,end:n.end,about:n.
about}}function O(t,e,s){return t?.properties.find(n=>n.name===s&&n.namespace===E.dK[e])?.values??[]}const y=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==y&&this.open.length>this.root+2}start(e,s,n){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const c=this.scope.ofElement(e),l=c.namespace===E.dK.rdf,d=l&&c.local==="li";this.root===y&&this.end<0&&l&&c.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const g=this.open.length-this.root,M=d?s.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:e,...c,from:n,language:M}),
this.root===y){if(!l||c.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(g===1)this.describe(s);else if(g===
2){this.items=[];const u=s.find(({name:a})=>this.isRdf(a,"resource"));this.pieces=u?[u.value]:[]}else d&&(this.pieces=[])}describe(e){for(const{name:s,value:n,from:c,
to:l}of e){if((0,E.HC)(s))continue;const{namespace:d,local:g}=this.scope.ofAttribute(s);d===E.dK.rdf&&g==="about"&&(this.about=n),!(d===""||d===E.dK.rdf||d===E.
dK.xml)&&this.add({namespace:d,name:g,values:[n],from:c,to:l})}}close(e,s,n){const c=this.open.pop();if(c?.name!==e){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==y)if(l===0)this.end=s,this.root=y;else if(l===1&&this.loose)this.root=y,this.loose=!1;else if(l===2){const d=this.items.length>
0?o(this.items):[this.pieces.join("").trim()];this.add({namespace:c.namespace,name:c.local,values:d,from:c.from,to:n})}else l>2&&c.namespace===E.dK.rdf&&c.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:c.language}),this.pieces=[])}add(e){this.properties.length<v?this.properties.push(e):this.broken=
!0}isRdf(e,s){const n=this.scope.ofAttribute(e);return n.local===s&&n.namespace===E.dK.rdf}}function o(t){const e=t.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),s=t.map(({text:n})=>n);return e>0?[s[e],...s.slice(0,e),...s.slice(e+1)]:s}}),94289:((G,T,i)=>{i.d(T,{Y:()=>E});function E(y,p){switch(y){case"D":return String(
p);case"R":return D(p);case"r":return D(p).toLowerCase();case"A":return O(p);case"a":return O(p).toLowerCase();default:return""}}const b=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,w=2600;function D(y){if(y>v)return String(y);let p="",
o=y;for(const[t,e]of b)for(;o>=t;)p+=e,o-=t;return p}function O(y){return y>w?String(y):String.fromCharCode(65+(y-1)%26).repeat(Math.ceil(y/26))}}),33546:((G,T,i)=>{
i.d(T,{FB:()=>D,Hr:()=>y,Zh:()=>p,k$:()=>O,qm:()=>o});var E=i(44233),b=i(45599),v=i(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function D(l){
const d=l.catalog.get("PageLabels");if(!l.dict(d))return;const g=(await(0,v.Zc)(l,d,"Nums")).map(([M,u])=>({first:Number(M),label:l.dict(u)})).filter(({first:M})=>Number.
isInteger(M)&&M>=0).sort((M,u)=>M.first-u.first).filter(({first:M},u,a)=>a[u+1]?.first!==M).map(({first:M,label:u})=>({first:M,...t(l,u)}));return g[0]?.first===
0?g:[w,...g]}function O(l,d){const g=l.editCatalog();if(d.length===0){g.delete("PageLabels");return}const M=d[0].first===0?d:[w,...d],u=c(l),a=M.map(({first:_,start:P,
...h})=>[_,n({...h,number:P},u)]);g.set("PageLabels",l.add((0,v.H6)(l,a,"Nums")))}async function y(l){const d=await D(l);if(!d)return;const g=d.map(({first:M})=>M);
return M=>{const u=d[(0,E.MJ)(g,M)-1];return{...u,number:u.start+M-u.first}}}function p(l,d){const g=[],M=c(l);let u,a=0;for(const _ of d)(!u||!e(u,_))&&g.push(
[a,n(_,M)]),u=_,a++;return(0,v.H6)(l,g,"Nums")}async function o(l,d){const g=await y(l);if(!g)return;const M=p(l,Array.from(d,u=>g(u-1)));l.editCatalog().set("P\
ageLabels",l.add(M))}function t(l,d){const g=l.resolve(d?.get("S")),M=l.resolve(d?.get("P")),u=l.resolve(d?.get("St"));return{style:g instanceof b.SX?g.text:void 0,
prefix:M instanceof b.Mx&&M.bytes.length>0?M:void 0,start:typeof u=="number"&&Number.isInteger(u)&&u>=1?u:1}}function e(l,d){return l.style!==d.style||d.style!==
void 0&&d.number!==l.number+1?!1:l.prefix===d.prefix?!0:!!l.prefix&&!!d.prefix&&Buffer.compare(l.prefix.bytes,d.prefix.bytes)===0}const s=100;function n({style:l,
prefix:d,number:g},M){return(0,b.jd)({S:l===void 0?void 0:(0,b.UU)(l),P:d&&d.bytes.length>s?M(d):d,St:l===void 0||g===1?void 0:g})}function c(l){const d=new Map;
return g=>{let M=d.get(g);return M||d.set(g,M=l.add(g)),M}}}),81077:((G,T,i)=>{i.d(T,{BX:()=>p,H6:()=>o,MN:()=>t,Pu:()=>O,Zc:()=>y,r6:()=>e});var E=i(45599),b=i(
44233),v=i(77581),w=i(9819);const D=64,O=a=>typeof a=="number"?String(a):(0,v.U0)(a);async function y(a,_,P){const h=[];for(const r of await c(a,_,0,P)){for(const m of d(
a,r,P))h.push(m);const f=a.job.pace.step(s);f&&await f}return h}async function p(a,_,P,h,r,f){const m=await c(a,_,P,h,f);for(let C=m.length-1;C>=0;C--){const x=m[C],
$=d(a,x,h),B=$.filter(([S,U])=>!r(S,U)),k=a.job.pace.step(s+$.length*s);k&&await k,B.length<$.length&&(a.edit(x.holder),x.dict.set(h,M(B)),x.changed=!0);for(const S of x.
repeats)a.edit(x.holder),x.dict.delete(S),x.changed=!0;if(x.emptyKids){const S=(a.array(x.dict.get("Kids"))??[]).filter(U=>!x.emptyKids.has(a.dict(U)));a.edit(x.
holder),x.dict.set("Kids",S),x.changed=!0}if(!x.changed)continue;const z=a.array(x.dict.get("Kids"))??[];x.empty=B.length===0&&z.length===0;const Q=x.parent;Q&&
(Q.changed=!0,x.empty?(Q.emptyKids??=new Set).add(x.dict):g(a,x,B,z))}return m[0]?.empty??!1}function o(a,_,P){if(_.length<=D)return(0,E.jd)({[P]:M(_)});let h=[];
for(const r of u(_)){const[f,m]=[r[0][0],r.at(-1)[0]];h.push({ref:a.add((0,E.jd)({Limits:[f,m],[P]:M(r)})),low:f,high:m})}for(;h.length>D;)h=u(h).map(r=>{const[
f,m]=[r[0].low,r.at(-1).high];return{ref:a.add((0,E.jd)({Limits:[f,m],Kids:r.map(({ref:C})=>C)})),low:f,high:m}});return(0,E.jd)({Kids:h.map(({ref:r})=>r)})}async function t(a,_){
const{pace:P}=a.job,h=[];for(const[r,f]of _){h.push([(0,E.Px)(r),f]);const m=P.step(10*s);m&&await m}return o(a,await e(a,h),"Names")}async function e(a,_){const{
pace:P}=a.job,h=[];for(const f of _){h.push({entry:f,key:O(f[0])});const m=P.step(s);m&&await m}return(await(0,b.qZ)(h,(f,m)=>f.key<m.key?-1:f.key>m.key?1:0,P)).
map(({entry:f})=>f)}const s=100,n=30;async function c(a,_,P,h,r){const f=new w.b9(a),m=new Set,C=B=>m.size<m.add(B).size,x=[],$=[{value:_??null,holder:P,parent:void 0}];
for(let B=$.pop();B!==void 0;B=$.pop()){f.spend(1);const k=a.job.pace.step(s);k&&await k;const z=a.dict(B.value);if(!z||!C(z)||r&&B.parent&&!l(a,z,r))continue;const Q=[],
S=N=>{const Z=a.array(z.get(N));return!Z||C(Z)?Z??[]:(Q.push(N),[])},U=S(h).length>>1,I=S("Kids"),K={dict:z,holder:(0,w.Kd)(B.value,B.holder),parent:B.parent,repeats:Q};
x.push(K),f.spend(U);const R=(0,w.Kd)(z.get("Kids"),K.holder);for(let N=I.length-1;N>=0;N--){$.push({value:I[N],holder:R,parent:K});const Z=a.job.pace.step(n);Z&&
await Z}const L=a.job.pace.step(U*s);L&&await L}return x}function l(a,_,P){const[h,r]=a.array(_.get("Limits"))??[];return typeof h!="number"||typeof r!="number"||
P(h,r)}function d(a,{dict:_,repeats:P},h){const r=P.includes(h)?void 0:a.array(_.get(h));if(!r)return[];const f=[];for(let m=0;m+1<r.length;m+=2){const C=a.resolve(
r[m]);(h==="Names"?C instanceof E.Mx:typeof C=="number")&&f.push([C,r[m+1]])}return f}function g(a,_,P,h){const r=C=>a.array(a.dict(C)?.get("Limits"))??[],f=P[0]?.[0]??
r(h[0])[0],m=P.at(-1)?.[0]??r(h.at(-1))[1];a.edit(_.holder),f!==void 0&&m!==void 0?_.dict.set("Limits",[f,m]):_.dict.delete("Limits")}function M(a){const _=[];for(const[
P,h]of a)_.push(P,h);return _}function u(a){const _=[];for(let P=0;P<a.length;P+=D)_.push(a.slice(P,P+D));return _}}),59071:((G,T,i)=>{i.d(T,{Gh:()=>e,ZK:()=>s,
wh:()=>t});var E=i(77581),b=i(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=n=>n.replace(v,"").replace(w,"").replace(D,"�"),y=200,p=new WeakMap;function o(n){let c=p.get(n);if(c)return c;const l=O((0,E.g7)(n));return c={whole:l,trimmed:l.
trim()},n.bytes.length>=y&&p.set(n,c),c}const t=n=>O(n).trim();function e(n){const c=n instanceof b.Mx?o(n).trimmed:"";return c===""?null:c}const s=n=>n?o(n).whole:
""}),70549:((G,T,i)=>{i.d(T,{n:()=>E});function E(b){const v=new WeakMap;return w=>{if(w.hasChanges)return b(w);const D=v.get(w);if(D)return D.answer;const O=b(
w);return v.set(w,{answer:O}),O}}}),9819:((G,T,i)=>{i.d(T,{J7:()=>v,Kd:()=>O,Wo:()=>y,_i:()=>D,b9:()=>w});var E=i(42973),b=i(45599);class v{document;gone=new Set;chased=new Set;constructor(o){
this.document=o}remove(o){const{catalog:t,catalogNumber:e,pages:s}=this.document,n=t.get("Pages");o===e||(0,b.i9)(n)&&o===n.number||s.holds(o)||(this.gone.add(o),
this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,b.
i9)(o)&&this.gone.has(o.number)}}class w{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,E.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(o,t=new w(
o)){this.allowance=t,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,b.i9)(o))return!0;const{number:t}=o,e=t>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(t).size;const s=1<<(t&7),n=(this.seen[e]&s)===0;return this.seen[e]|=s,n}}function O(p,o){return(0,b.i9)(p)?p.number:
o}function y(p,o){const t=p.catalog.get(o),e=p.dict(t);return e&&{dict:e,holder:O(t,p.catalogNumber)}}})};
