"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((G,T,i)=>{i.d(T,{q:()=>_});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function _(O){const P=O.toLowerCase(),y=/^#([\da-f]{3}|[\da-f]{6})$/.exec(P)?.[1]??w().get(P);return y===void 0?void 0:
(y.length===3?[...y].map(t=>t+t):[y.slice(0,2),y.slice(2,4),y.slice(4)]).map(t=>Number.parseInt(t,16))}let v;function w(){const O=E.split(" ");return v??=new Map(
O.flatMap((P,y)=>y%2===0?[[P,O[y+1]]]:[]))}}),17079:((G,T,i)=>{i.d(T,{Z:()=>O,_:()=>w});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(t){
if(t.length>64)return;const n=t.trim().replace(_,(e,s,r,f)=>`${s??""}${1900+Number(r)}${f}`);return y(P(E.exec(n)??v.exec(n)))}function O(t){const n=t.length>64?
void 0:P(v.exec(t.trim()));if(!n||y(n)===void 0)return;const{year:e,month:s="",day:r="",hour:f="",minute:l="",second:d="",zone:g=""}=n;return`D:${e}${s}${r}${f}${l}${d}${g===
"Z"||g===""?g:`${g.replace(":","'")}'`}`}function P(t){if(!t)return;const[,n,e,s,r,f,l,d,g,M,u]=t,a=d??(g===void 0?void 0:`${g}${M??"00"}:${u??"00"}`);return{year:n,
month:e,day:s,hour:r,minute:f,second:l,zone:a}}function y(t){if(!t)return;const{year:n,month:e,day:s,hour:r,minute:f="00",second:l="00",zone:d}=t,g=(u,a,b)=>u===
void 0||Number(u)>=a&&Number(u)<=b;if(Number(n)===0||!g(e,1,12)||!g(s,1,h(Number(n),Number(e)))||!g(r,0,23)||!g(f,0,59)||!g(l,0,59)||d!==void 0&&d!=="Z"&&!(g(d.
slice(1,3),0,23)&&g(d.slice(4),0,59)))return;const M=[n,e,s].filter(u=>u!==void 0).join("-");return r===void 0?M:`${M}T${r}:${f}:${l}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function h(t,n){return n===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),51521:((G,T,i)=>{i.d(T,{Ct:()=>P,Qf:()=>O,sA:()=>h});
var E=i(98446),_=i(34378);const v=/(\{[^{}]*\})/;function w(t,n){const e=[],s=[],r=`use ${n.map(f=>`{${f}}`).join(", ")}`;for(const f of(0,_.w)(t).split(v)){const l=n.
find(d=>`{${d}}`===f);if(l)e.push({placeholder:l});else if(v.test(f))s.push(f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder\
; ${r}`};f&&e.push({literal:f})}}return s.length===0?{pieces:e}:{problem:`has the unknown ${(0,E.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")};\
 ${r}`}}const O=t=>t.split(v).filter((n,e)=>e%2===1),P=(t,n)=>t.split(v).map((e,s)=>(s%2===1&&Object.hasOwn(n,e.slice(1,-1))?n[e.slice(1,-1)]:void 0)??e).join(""),
y=["number","last","label","name"],h=t=>w(t,y)}),49892:((G,T,i)=>{i.d(T,{B_:()=>v,Fw:()=>w,Tz:()=>P});var E=i(49180),_=i(57117);const v="OctavoColor";function w(y,h){
const t=O(y),n=t.length===1,e=h?.part===1;return h===void 0||(0,_.hU)(h,n?1:3)?{values:t,operators:`${t.join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:
{values:t,listsGlyphs:e,operators:`/${v} cs ${t.join(" ")} sc`,colorSpace:n?(0,_.HB)():(0,_.Pz)()}}function O(y){if(y==="Gray")return[.5];const[h,t,n]=(0,E.q)(y);
return(h===t&&t===n&&h>0?[h]:[h,t,n]).map(s=>Math.round(s/255*1e4)/1e4)}function P(y){return y===void 0||(0,_.hU)(y,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`\
/${v} cs ${h} sc`,colorSpace:(0,_.HB)()}}}),57117:((G,T,i)=>{i.d(T,{Br:()=>y,HB:()=>s,Pz:()=>e,Qg:()=>t,_B:()=>w,c4:()=>h,hU:()=>P});var E=i(21281),_=i(824),v=i(
45599);async function w(r){const f=await(0,_.Br)(r),{archive:l}=(0,E.Ip)(r,f);return l&&{...l,xmp:f,intent:O(r)}}function O(r){for(const f of r.array(r.catalog.
get("OutputIntents"))??[]){const l=r.dict(f);if(!(0,v.Zm)(l)||!(0,v.Eo)(r.resolve(l.get("S")),"GTS_PDFA1"))continue;const d=r.resolve(r.dict(l.get("DestOutputPr\
ofile"))?.get("N"));if(typeof d=="number")return d}}const P=({intent:r},f)=>f===1?r!==void 0:r===f,y={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(r,f,l)=>(0,E.qg)(r,f.xmp,f,l),t=r=>r&&r.part!==1&&r.intent===void 0?
e():void 0,n=[.9505,1,1.089],e=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
s=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...n],Gamma:2.2})]}),95358:((G,T,i)=>{i.d(T,{Wx:()=>O,pi:()=>y,z:()=>h});var E=i(58426),_=i(74135);function v(n,e){
return w(n,e*72/n.userUnit)}function w(n,e){const{width:s,height:r}=(0,_.iN)(n),f={width:s-2*e,height:r-2*e,inset:e};return f.width>0&&f.height>0?f:void 0}function O(n,e,s){
const r=s===E.zU[n].fields.margin.default;return e.map(f=>{const l=v(f,s);if(l||!r)return l;const{width:d,height:g}=(0,_.iN)(f);return w(f,Math.min(d,g)/10)})}const P=null;
function y(n,{inset:e},s,r,f){const l=(0,_.iN)(n),d=l.width-e-r,g=l.height-e-f,M=s.endsWith("left")?e:s.endsWith("right")?d:(l.width-r)/2,u=s.startsWith("bottom")?
e:s.startsWith("top")?g:(l.height-f)/2;return[M,u]}function h({kinds:n,pages:e},s){const r=e.find(({kind:f})=>!s[f]);return r?[{field:"margin",message:t(r.index,
n[r.kind])}]:[]}function t(n,e){const{width:s,height:r}=(0,_.iN)(e),f=(0,_.d)(Math.min(s,r)/2,e);return`leaves no room on page ${n+1}, which is ${(0,_.d)(s,e)} \
× ${(0,_.d)(r,e)} inches; it must be less than ${f}`}}),72313:((G,T,i)=>{i.d(T,{W:()=>a});var E=i(81627),_=i(45599),v=i(98446),w=i(36078);function O(p,o,c,m){return`\
/Artifact <<${c==="over"?`/Type /Pagination /Subtype /${o}`:`/Type /Background /BBox [${m.map(w._).join(" ")}]`}>> BDC
${p}
EMC
`}var P=i(36211),y=i(37709),h=i(85008),t=i(74135),n=i(5490);const e=400,s=.01;function r(p,o,c,m){const C=new y.BT(o),x=new f(p,c,m);for(let $=0;$<e&&C.next();$++)
if(x.takes(C))return!0;return!1}class f{document;resources;box;states=new n.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(o,c,m){
this.document=o,this.resources=c,this.box=m}takes(o){if(this.states.follow(o)||this.extendsPath(o)||this.setsState(o))return!1;const{operator:c}=o;if(c==="Do")return this.
paintsImage(o.name(0));const m=P.lJ.get(c);return m!==void 0&&this.paintsPath(m)}setsState(o){const c=this.states.current;switch(o.operator){case"gs":{const m=this.
document.dict(this.resource("ExtGState",o.name(0)));return c.isOpaque=c.isSolid=d(this.document,m),!0}case"scn":case"sc":return c.isSolid=c.isOpaque&&o.kind(o.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return c.isSolid=c.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(o){const{matrix:c}=this.
states.current;switch(o.operator){case"re":{const[m,C,x,$]=(0,n.M)(o);return this.path.rectangle(c,m,C,x,$),!0}case"m":case"l":return this.path.point(c,o.number(
0),o.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:o}){const c=this.states.current,m=this.path.area();
return o&&c.isSolid&&this.isCoveredBy(m)?!0:(this.clips&&(c.clip=m&&c.clip&&M(m,c.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(o){const c=this.states.current,
m=this.resource("XObject",o);if(!c.isOpaque||!(m instanceof _.Z6)||!g(this.document,m.dict))return!1;const C=new l;return C.rectangle(c.matrix,0,0,1,1),this.isCoveredBy(
C.area())}isCoveredBy(o){const{clip:c}=this.states.current;return o!==void 0&&c!==void 0&&u(M(o,c),this.box)}resource(o,c){const{document:m,resources:C}=this;return c===
void 0?null:m.resolve(m.dict(C?.get(o))?.get(c))}}class l{isRectangle=!0;points=[];point([o,c,m,C,x,$],B,k){this.points.push([o*B+m*k+x,c*B+C*k+$])}rectangle(o,c,m,C,x){
this.point(o,c,m),this.point(o,c+C,m),this.point(o,c+C,m+x),this.point(o,c,m+x)}area(){const{points:o}=this;if(!this.isRectangle||o.length<4||o.length>5)return;
const c=(0,t.$L)(o),m=s*Math.max(c[2]-c[0],c[3]-c[1]),C=(x,$,B)=>Math.abs(x-$)<=m||Math.abs(x-B)<=m;return o.every(([x,$])=>C(x,c[0],c[2])&&C($,c[1],c[3]))?c:void 0}}
function d(p,o){if(!o)return!0;const c=p.resolve(o.get("ca")),m=p.resolve(o.get("BM")),C=p.resolve(o.get("SMask"));return(c===null||c===1)&&(m===null||(0,_.Eo)(
m,"Normal"))&&(C===null||(0,_.Eo)(C,"None"))}function g(p,o){const c=p.resolve(o.get("ImageMask"))===!0;return(0,_.Eo)(p.resolve(o.get("Subtype")),"Image")&&!c&&
!o.has("SMask")&&!o.has("Mask")}function M(p,o){return[Math.max(p[0],o[0]),Math.max(p[1],o[1]),Math.min(p[2],o[2]),Math.min(p[3],o[3])]}function u(p,o){const[c,
m]=[s*(o[2]-o[0]),s*(o[3]-o[1])];return p[0]<=o[0]+c&&p[1]<=o[1]+m&&p[2]>=o[2]-c&&p[3]>=o[3]-m}async function a(p,{kinds:o,pages:c},m){const{pace:C}=p.job,{layer:x,
subtype:$,groupColorSpace:B}=m,k=new E.B(p);x==="over"&&await k.inspect(c);const z=[];for(const[Q,S]of c.entries()){const U=C.step(x==="over"?2e3:2e4);U&&await U,
Q%1e3===0&&C.progress(Q/c.length);const I=m.on(S,Q);if(!I)continue;const{box:K}=o[S.kind],{resources:R}=I,L=W=>O(I.operators(W),$,x,K);if(x==="over")await k.over(
S,{resources:R,operators:L});else{const W=await k.contents.content(k.contents.own(S));r(p,W,p.dict(S.resources),K)&&z.push(S.index+1),k.under(S,{resources:R,operators:L})}
B!==void 0&&b(p,S.index,B)}return z.length>0?[D(z,c.length)]:[]}function b(p,o,c){const m=p.pages.number(o),C=p.entry(m,"Group"),x=p.dict(C);if(x?.has("CS"))return;
const $=(0,_.jd)({Type:(0,_.UU)("Group"),S:(0,_.UU)("Transparency"),...Object.fromEntries(x??[]),CS:c});(0,_.i9)(C)&&(0,_.Zm)(p.get(C))?p.put(C,$):p.pages.patch(
o,{Group:$})}function D(p,o){return{code:"stamp_hidden",message:`The stamp is hidden ${p.length===o?"on every page":`on ${(0,v.oi)(p)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((G,T,i)=>{i.r(T),i.d(T,{addPageNumbers:()=>x});var E=i(58552),_=i(94289),v=i(33546),w=i(77581),O=i(
86799),P=i(47707),y=i(71391),h=i(49892),t=i(74135),n=i(95358),e=i(36078),s=i(57117),r=i(72313),f=i(99876),l=i(41578),d=i(12889),g=i(29825),M=i(77904),u=i(45657);
async function a(S,U){return[...S?[await(0,M.ar)(S,U)]:[],await(0,M.Wu)("Regular")]}const b=S=>(0,P.Sw)(S)||(0,d.ft)(S);async function D(S,U,I){const K=S.map(()=>new Map);
for(const N of U)for(const{face:A,glyphs:F}of p(S,N,I))for(const{glyph:X}of F)K[A].set(X.id,X);const R=[],L=new Map;for(const[N,A]of K.entries())A.size!==0&&(L.
set(N,R.length),R.push(await(0,l.r)(S[N],[...A.values()])));const W=N=>{const A=p(S,N,I);return{pieces:A.map(F=>{const X=L.get(F.face)??0;return{font:X,operators:j=>o(
F,R[X],S[F.face].unit,j)}}),width:A.reduce((F,{glyphs:X})=>X.reduce((j,{advance:Y})=>j+Y,F),0)/1e3}},H=K.flatMap((N,A)=>[...N.values()].map(F=>({...S[A].boxOf(F),
scale:S[A].unit/1e3}))).filter(({minY:N,maxY:A})=>N<=A);return{fonts:R.map(({addTo:N})=>N),line:W,bottom:Math.min(0,(0,u.YG)(H.map(({minY:N,scale:A})=>N*A))),top:Math.
max(0,(0,u.Kf)(H.map(({maxY:N,scale:A})=>N*A)))}}function p(S,U,I){return(0,g.OD)(U,S).map(({font:K,text:R,rtl:L})=>({face:K,glyphs:I?S[K].shape(R,L):Array.from(
R,W=>S[K].plain(W))}))}function o({glyphs:S},{codeOf:U},I,K){const R=[];let L="",W=0;const Z=()=>{L!==""&&R.push(/^<[^>]*>$/.test(L)?`${L} Tj`:`[${L}] TJ`),L=""},
H=A=>{Math.abs(A)>=.01&&(L+=String(-Math.round(A*100)/100))},N=A=>{L=L.endsWith(">")?`${L.slice(0,-1)}${A}>`:`${L}<${A}>`};for(const{glyph:A,advance:F,x:X,y:j}of S)
j!==W&&(Z(),R.push(`${(0,e._)(j*K/1e3)} Ts`),W=j),H(X),N(U(A)),H(F-X-A.advanceWidth*I);return Z(),W!==0&&R.push("0 Ts"),R.join(" ")}var c=i(51521);const m="Octa\
voNumber",C=64*1024;async function x(S,U,I,K,R){const L=await(0,f.F)(S,K),{kinds:W,pages:Z}=L,H=(0,n.Wx)("add_page_numbers",W,I.margin),N=(0,n.z)(L,H),A=(0,c.sA)(
I.number_format),F=I.first_number+Z.length-1,{last_number:X=F}=I;if(X<F&&N.push({field:"last_number",message:`is ${X}, but the last page gets the number ${F}; g\
ive that or a higher one, or leave it out`}),"problem"in A)throw(0,E.G6)([{field:"number_format",message:A.problem},...N]);const j=await $(S,U,A.pieces,{...I,last_number:X},
Z),Y=I.font&&(0,O.g)(I.font,"font"),V=await k(j,A.pieces,{prepared:R,pace:S.job.pace,issues:N,file:Y}),J=(0,h.Fw)(I.color,await(0,s._B)(S)),ee=V.fonts.map((te,ne)=>({
category:"Font",name:ne===0?m:`${m}${ne+1}`,ref:te(S,void 0,J.listsGlyphs)}));return J.colorSpace&&ee.push({category:"ColorSpace",name:h.B_,ref:S.add(J.colorSpace)}),
(0,r.W)(S,L,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=V.line(j(ne)),[re,oe]=[W[te],H[te]],q=Q(se.width,V,I.font_size,re,oe),fe=(V.top-V.bottom)*
q,[de,le]=(0,n.pi)(re,oe,I.position,se.width*q,fe),ue=(0,t.lw)([1,0,0,1,de,le-V.bottom*q],(0,t.S3)(re));return{resources:ee,operators:ae=>{const ie=ae[V.fonts.length],
he=ie===void 0?J.operators:J.operators.replace(h.B_,ie),pe=se.pieces.map(ce=>`/${ae[ce.font]} ${(0,e._)(q)} Tf ${ce.operators(q)}`);return`q ${he} BT ${(0,e.vs)(
ue)} Tm ${pe.join(" ")} ET Q`}}}})}async function $(S,U,I,{first_number:K,last_number:R,digits:L},W){const Z=String(R),H=(0,P.RK)(U.replace(/\.[^.]*$/,"")),N=I.
some(j=>"placeholder"in j&&j.placeholder==="label")?await(0,v.Hr)(S):void 0,A={number:j=>String(K+j).padStart(L,"0"),last:()=>Z,name:()=>H,label:j=>{const{index:Y}=W[j];
if(!N)return String(Y+1);const{prefix:V,style:J,number:ee}=N(Y);return(V?(0,P.RK)((0,w.g7)(V)):"")+(0,_.Y)(J,ee)}},F=I.map(j=>"literal"in j?{literal:(0,P.RK)(j.
literal)}:j);return Object.assign(j=>F.map(Y=>"literal"in Y?Y.literal:A[Y.placeholder](j)).join(""),{count:W.length,isUniform:!N})}function B(S){const U=new Set(
"0123456789"),I=S.isUniform?1:S.count;for(let K=0;K<I;K++)for(const R of S(K))U.add(R);return[...U].sort()}async function k(S,U,{prepared:I,pace:K,issues:R,file:L}){
const W=B(S),Z=W.join(""),H=b(Z),N=H?z(S):W,A=(0,y.C)("number",L?.bytes,H,H?[...N].join(`
`):Z);let F=I.get(A);if(!F){const X=await a(L,K);await K.rest();const j=(0,P.Zw)(Z,X);if(j!==void 0){const Y=U.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
R.unshift({field:"number_format",message:Y?`${j} (from the format, the file name or the labels)`:j,mentions:["font"]})}if(R.length>0)throw(0,E.G6)(R);F=await D(
X,N,H),await K.rest(),I.put(A,F,C)}if(R.length>0)throw(0,E.G6)(R);return F}function z(S){const U=new Set(["0123456789"]);for(let I=0;I<S.count;I++)U.add(S(I).replace(
/\d/g,"0"));return[...U]}function Q(S,{top:U,bottom:I},K,R,L){return Math.min(K/R.userUnit,L.width/Math.max(S,1e-6),L.height/(U-I))}}),50476:((G,T,i)=>{i.d(T,{Z:()=>y,
f:()=>P});const[E,_,v,w,O]=[1,8,32,64,128];function P(h,t,n,e){const s=new Set,r=[...h].filter(f=>typeof f=="number");for(let f=r.pop();f!==void 0;f=r.pop())if(!(f<
0||f>=t||s.has(f))){s.add(f);for(const l of y(e,n(f)))r.push(l)}return s}function*y(h,[t,n]){if(!(n-t<12||h.getInt16(t)>=0))for(let e=t+10,s=v;s&v&&e+4<=n;)s=h.
getUint16(e),yield h.getUint16(e+2),e+=4+(s&E?4:2)+(s&_?2:s&w?4:s&O?8:0)}}),29825:((G,T,i)=>{i.d(T,{EH:()=>y,OD:()=>w,W_:()=>O,lV:()=>v});var E=i(12889),_=i(47707);
const v=-1,w=(h,t)=>(0,E.pr)(h).flatMap(n=>O(n,t));function O({text:h,rtl:t},n){const e=[];for(const s of(0,_.qf)(h)){const r=e.at(-1),f=(0,_.ML)(s)?r?.font??0:
P(s,n,r?.font);r?.font===f?r.text+=s:e.push({font:f,text:s,rtl:t})}return t?e.reverse():e}function P(h,t,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&n!==void 0&&t[n]?.covers(h)===!0?n:t.findIndex(s=>s.covers(h))}function y(h,t){const n=w(h,t).filter(({font:e})=>e===v);return[...new Set(n.flatMap(e=>(0,_.
qf)(e.text)))]}}),88739:((G,T,i)=>{i.d(T,{B:()=>P,U:()=>w});var E=i(77581),_=i(12889);const v=100;function w(y,{digits:h=4,isInOrder:t=!1}={}){const n=y.filter(
([,s])=>s.length>0).map(([s,r])=>`<${P(s).slice(-h)}> <${O(r,t)}>`),e=Array.from({length:Math.ceil(n.length/v)},(s,r)=>{const f=n.slice(r*v,(r+1)*v);return[`${f.
length} beginbfchar`,...f,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...e,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function O(y,h){const t=y.map(n=>String.fromCodePoint(n)).join("");return(0,E.kt)(!h&&(0,_.ft)(t)?[...t].reverse().join(""):t).toString("hex").toUpperCase()}
const P=y=>y.toString(16).toUpperCase().padStart(4,"0")}),38875:((G,T,i)=>{i.d(T,{F:()=>v});var E=i(60623);const _=1<<24,v=w=>(0,E.UD)(Buffer.from(w,"base64"),{
stream:_,total:_,remaining:_},{found:!1})}),74135:((G,T,i)=>{i.d(T,{$L:()=>r,DI:()=>P,Gd:()=>t,JQ:()=>_,Mo:()=>w,PU:()=>y,Pj:()=>d,S3:()=>v,W1:()=>g,XM:()=>l,d:()=>M,
ds:()=>O,gF:()=>f,iN:()=>E,kO:()=>s,lw:()=>h,xk:()=>n,zl:()=>e});function E({box:[u,a,b,D],rotation:p}){const o=b-u,c=D-a;return p%180===0?{width:o,height:c}:{width:c,
height:o}}function _(u){const{width:a,height:b}=E(u);return{width:a*u.userUnit,height:b*u.userUnit}}function v({box:[u,a,b,D],rotation:p}){switch(p){case 0:return[
1,0,0,1,u,a];case 90:return[0,1,-1,0,b,a];case 180:return[-1,0,0,-1,b,D];case 270:return[0,-1,1,0,u,D]}}function w(u,a){return a===void 0?u:d(u,a)??u}function O([
u,a,b,D]){return[Math.min(u,b),Math.min(a,D),Math.max(u,b),Math.max(a,D)]}function P([u,a,b,D,p,o]){const c=u*D-a*b,[m,C,x,$]=[D/c,-a/c,-b/c,u/c];return[m+0,C+0,
x+0,$+0,-(p*m+o*x)+0,-(p*C+o*$)+0]}const y=([u,a,b,D])=>Math.sqrt(Math.abs(u*D-a*b));function h(u,a){const[b,D,p,o,c,m]=u,[C,x,$,B,k,z]=a;return[b*C+D*$,b*x+D*B,
p*C+o*$,p*x+o*B,c*C+m*$+k,c*x+m*B+z]}function t([u,a,b,D,p,o],c,m){return[u*c+b*m+p,a*c+D*m+o]}function n([u,a],[b,D],[p,o],[c,m],C){const x=1-C,[$,B,k,z]=[x**3,
3*C*x**2,3*C**2*x,C**3];return[$*u+B*b+k*p+z*c,$*a+B*D+k*o+z*m]}function e(u,[a,b,D,p]){const[o,c]=t(u,a,b),[m,C]=t(u,D,b),[x,$]=t(u,a,p),[B,k]=t(u,D,p);return[
Math.min(o,m,x,B),Math.min(c,C,$,k),Math.max(o,m,x,B),Math.max(c,C,$,k)]}const s=(u,a)=>[Math.min(u[0],a[0]),Math.min(u[1],a[1]),Math.max(u[2],a[2]),Math.max(u[3],
a[3])];function r(u){let[a,b,D,p]=f;for(const[o,c]of u)a=Math.min(a,o),b=Math.min(b,c),D=Math.max(D,o),p=Math.max(p,c);return[a,b,D,p]}const f=[1/0,1/0,-1/0,-1/0],
l=([u,a,b,D],p)=>[u-p,a-p,b+p,D+p];function d(u,a){const b=[Math.max(u[0],a[0]),Math.max(u[1],a[1]),Math.min(u[2],a[2]),Math.min(u[3],a[3])];return b[0]<b[2]&&b[1]<
b[3]?b:void 0}const g=u=>u.map(a=>Math.round(a*1e5)/1e5+0),M=(u,{userUnit:a})=>String(Number((u*a/72).toPrecision(3)))}),6057:((G,T,i)=>{i.d(T,{VO:()=>v,b0:()=>O,
c_:()=>y,iw:()=>w,lQ:()=>P});var E=i(74135);const _=[0,0,612,792],v=(h,t)=>O(h,h.pages.attribute(t,"MediaBox"))??_;function w(h,t){const{pages:n}=h,e=h.resolve(
h.entry(n.number(t),"UserUnit"));return{box:(0,E.Mo)(v(h,t),O(h,n.attribute(t,"CropBox"))),rotation:y(h.resolve(n.attribute(t,"Rotate"))),userUnit:typeof e=="nu\
mber"&&e>0?e:1}}function O(h,t){const n=h.array(t)?.map(s=>h.resolve(s));if(n?.length!==4||!n.every(s=>typeof s=="number"&&Number.isFinite(s)))return;const e=(0,E.
ds)(n);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function P(h,t){const n=(h.array(t)??[]).map(e=>h.resolve(e));return n.length===6&&n.every(e=>typeof e=="number")?n:
[1,0,0,1,0,0]}function y(h){const t=typeof h=="number"?(h%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:((G,T,i)=>{i.d(T,{M:()=>w,U:()=>v});var E=i(
74135);const _=1e4;class v{current;saved=[];beyond=0;constructor(P){this.current=P}follow(P){switch(P.operator){case"q":return this.saved.length<_?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(P),
!0;default:return!1}}transform(P){if(P.count!==6)return;const[y,h,t,n,e,s]=w(P);this.current.matrix=(0,E.lw)([y,h,t,n,e,s],this.current.matrix)}}const w=O=>Array.
from({length:O.count},(P,y)=>O.number(y))}),21281:((G,T,i)=>{i.d(T,{Ip:()=>h,XM:()=>r,Xb:()=>s,ds:()=>y,qg:()=>e});var E=i(59071),_=i(70549),v=i(21115),w=i(824),
O=i(1975),P=i(60912);const y=(0,_.n)(async d=>h(d,await(0,w.Br)(d)));function h(d,g){const M=(o,c)=>(0,E.wh)((0,O.sm)(g,o,c)[0]??""),u=n(M("pdfaid","part"),M("p\
dfaid","conformance").toLowerCase()),a=t(M("pdfuaid","part"))?`PDF/UA-${M("pdfuaid","part")}`:void 0,D=[M("pdfxid","GTS_PDFXVersion")||M("pdfx","GTS_PDFXVersion")||
((0,E.Gh)(d.resolve((0,w._U)(d)?.get("GTS_PDFXVersion")))??""),M("pdfe","ISO_PDFEVersion"),M("pdfvtid","GTS_PDFVTVersion")],p=[u?.name,a,...D.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.
test(o))];return{archive:u,accessible:a,names:p.filter(o=>o!==void 0)}}const t=d=>/^[1-9]$/.test(d);function n(d,g){if(!t(d))return;const M=/^[abuef]$/.test(g)?
g:"";return{part:Number(d),level:M,name:`PDF/A-${d}${M}`}}function e(d,g,M,u){return g&&l(d,g,[v.dK.pdfaid]),s(M,u)}const s=({name:d},g)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${d}: ${g}.`});async function r(d){const g=await(0,w.Br)(d);if(!g)return[];const{archive:M,accessible:u}=h(
d,g);l(d,g,[v.dK.pdfaid,v.dK.pdfuaid]);const a=[M?.name,u].filter(b=>b!==void 0);return a.length>0?[f(a)]:[]}const f=d=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${d.join(" and ")}, because a merge cannot guarantee conformance.`});function l(d,g,M){g.properties.some(({namespace:u})=>M.includes(u))&&
(0,P._L)(d,(0,P.QH)(g,({namespace:u})=>M.includes(u),[]))}}),824:((G,T,i)=>{i.d(T,{Br:()=>h,_6:()=>n,_U:()=>y});var E=i(58552),_=i(1975),v=i(17079),w=i(45599),O=i(
59071),P=i(70549);function y(e){const s=e.resolve(e.trailer.get("Info"));return s instanceof w.Bi?s:s instanceof w.Z6?s.dict:void 0}const h=(0,P.n)(t);async function t(e){
const s=e.get(e.catalogNumber),r=s instanceof w.Bi?e.resolve(s.get("Metadata")):null;if(!(r instanceof w.Z6))return;let f;try{f=e.decoded(r)}catch(l){if(!(l instanceof
E.zU)||l.code==="cancelled")throw l;return _.m}return(0,_.kg)(f,e.job.pace)}function n(e,s){const r=y(e),f=a=>e.resolve(r?.get(a)),l=(a,b,D=", ")=>{const p=(0,_.
sm)(s,a,b).map(O.wh).filter(Boolean).join(D);return p===""?null:p},d=(a,b)=>{const[D=""]=(0,_.sm)(s,a,b);return(0,O.wh)(D)||null},g=(a,b)=>(0,v._)((0,O.Gh)(f(a))??
"")??(0,v._)(d("xmp",b)??"")??null,M=e.get(e.catalogNumber),u=M instanceof w.Bi?(0,O.Gh)(e.resolve(M.get("Lang"))):null;return{title:(0,O.Gh)(f("Title"))??d("dc",
"title"),author:(0,O.Gh)(f("Author"))??l("dc","creator"),subject:(0,O.Gh)(f("Subject"))??d("dc","description"),keywords:(0,O.Gh)(f("Keywords"))??l("pdf","Keywor\
ds")??l("dc","subject"),creator:(0,O.Gh)(f("Creator"))??d("xmp","CreatorTool"),producer:(0,O.Gh)(f("Producer"))??d("pdf","Producer"),created:g("CreationDate","C\
reateDate"),modified:g("ModDate","ModifyDate"),language:u??d("dc","language")}}}),60912:((G,T,i)=>{i.d(T,{QH:()=>w,T3:()=>O,_L:()=>t});var E=i(21115),_=i(3907),
v=i(45599);function w(n,e,s){const{text:r,properties:f,end:l,about:d}=n,g=[];let M=0;for(const u of f.filter(e).sort((a,b)=>a.from-b.from))u.from<M||(g.push(r.slice(
M,u.from)),M=u.to);return g.push(r.slice(M,Math.max(l,M))),s.length>0&&g.push(P(s,d)),g.push(r.slice(Math.max(l,M))),h(g.join(""))}function O(n){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${P(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(n,e){const r=[...new Set(n.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${E.dK[l]}"`).join(""),f=n.map(({prefix:l,name:d,form:g,values:M})=>`\
<${l}:${d}>${y(g,M)}</${l}:${d}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,_.X)(e)}"${r}>
${f.join("")}</rdf:Description>
`}function y(n,e){const s=r=>e.map(f=>`<rdf:li${r}>${(0,_.X)(f)}</rdf:li>`).join("");switch(n){case"simple":return(0,_.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const h=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(n,e){const s=n.catalog.get("Metadata"),r=n.resolve(s),f=r instanceof v.Z6?[...r.dict].
filter(([g])=>!["Filter","DecodeParms","Length"].includes(g)):[],l=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...f]),d=new v.Z6(l,Buffer.
from(e,"utf8"));(0,v.i9)(s)&&r instanceof v.Z6?n.put(s,d):n.edit(n.catalogNumber).set("Metadata",n.add(d))}}),1975:((G,T,i)=>{i.d(T,{kg:()=>O,m:()=>w,sm:()=>P});
var E=i(21115),_=i(3907);const v=1e5,w={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(n,e){const s=(0,_.xK)(n);if(s===void 0)return w;const r=new h,
l=await(0,_.km)(s,e,d=>(r.take(d),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:s,properties:r.properties,malformed:l,end:r.end,about:r.
about}}function P(n,e,s){return n?.properties.find(r=>r.name===s&&r.namespace===E.dK[e])?.values??[]}const y=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==y&&this.open.length>this.root+2}start(e,s,r){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const f=this.scope.ofElement(e),l=f.namespace===E.dK.rdf,d=l&&f.local==="li";this.root===y&&this.end<0&&l&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const g=this.open.length-this.root,M=d?s.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:e,...f,from:r,language:M}),
this.root===y){if(!l||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(g===1)this.describe(s);else if(g===
2){this.items=[];const u=s.find(({name:a})=>this.isRdf(a,"resource"));this.pieces=u?[u.value]:[]}else d&&(this.pieces=[])}describe(e){for(const{name:s,value:r,from:f,
to:l}of e){if((0,E.HC)(s))continue;const{namespace:d,local:g}=this.scope.ofAttribute(s);d===E.dK.rdf&&g==="about"&&(this.about=r),!(d===""||d===E.dK.rdf||d===E.
dK.xml)&&this.add({namespace:d,name:g,values:[r],from:f,to:l})}}close(e,s,r){const f=this.open.pop();if(f?.name!==e){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==y)if(l===0)this.end=s,this.root=y;else if(l===1&&this.loose)this.root=y,this.loose=!1;else if(l===2){const d=this.items.length>
0?t(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:d,from:f.from,to:r})}else l>2&&f.namespace===E.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(e){this.properties.length<v?this.properties.push(e):this.broken=
!0}isRdf(e,s){const r=this.scope.ofAttribute(e);return r.local===s&&r.namespace===E.dK.rdf}}function t(n){const e=n.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),s=n.map(({text:r})=>r);return e>0?[s[e],...s.slice(0,e),...s.slice(e+1)]:s}}),94289:((G,T,i)=>{i.d(T,{Y:()=>E});function E(y,h){switch(y){case"D":return String(
h);case"R":return O(h);case"r":return O(h).toLowerCase();case"A":return P(h);case"a":return P(h).toLowerCase();default:return""}}const _=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,w=2600;function O(y){if(y>v)return String(y);let h="",
t=y;for(const[n,e]of _)for(;t>=n;)h+=e,t-=n;return h}function P(y){return y>w?String(y):String.fromCharCode(65+(y-1)%26).repeat(Math.ceil(y/26))}}),33546:((G,T,i)=>{
i.d(T,{FB:()=>O,Hr:()=>y,Zh:()=>h,k$:()=>P,qm:()=>t});var E=i(44233),_=i(45599),v=i(81077);const w={first:0,style:"D",prefix:void 0,start:1};async function O(l){
const d=l.catalog.get("PageLabels");if(!l.dict(d))return;const g=(await(0,v.Zc)(l,d,"Nums")).map(([M,u])=>({first:Number(M),label:l.dict(u)})).filter(({first:M})=>Number.
isInteger(M)&&M>=0).sort((M,u)=>M.first-u.first).filter(({first:M},u,a)=>a[u+1]?.first!==M).map(({first:M,label:u})=>({first:M,...n(l,u)}));return g[0]?.first===
0?g:[w,...g]}function P(l,d){const g=l.editCatalog();if(d.length===0){g.delete("PageLabels");return}const M=d[0].first===0?d:[w,...d],u=f(l),a=M.map(({first:b,start:D,
...p})=>[b,r({...p,number:D},u)]);g.set("PageLabels",l.add((0,v.H6)(l,a,"Nums")))}async function y(l){const d=await O(l);if(!d)return;const g=d.map(({first:M})=>M);
return M=>{const u=d[(0,E.MJ)(g,M)-1];return{...u,number:u.start+M-u.first}}}function h(l,d){const g=[],M=f(l);let u,a=0;for(const b of d)(!u||!e(u,b))&&g.push(
[a,r(b,M)]),u=b,a++;return(0,v.H6)(l,g,"Nums")}async function t(l,d){const g=await y(l);if(!g)return;const M=h(l,Array.from(d,u=>g(u-1)));l.editCatalog().set("P\
ageLabels",l.add(M))}function n(l,d){const g=l.resolve(d?.get("S")),M=l.resolve(d?.get("P")),u=l.resolve(d?.get("St"));return{style:g instanceof _.SX?g.text:void 0,
prefix:M instanceof _.Mx&&M.bytes.length>0?M:void 0,start:typeof u=="number"&&Number.isInteger(u)&&u>=1?u:1}}function e(l,d){return l.style!==d.style||d.style!==
void 0&&d.number!==l.number+1?!1:l.prefix===d.prefix?!0:!!l.prefix&&!!d.prefix&&Buffer.compare(l.prefix.bytes,d.prefix.bytes)===0}const s=100;function r({style:l,
prefix:d,number:g},M){return(0,_.jd)({S:l===void 0?void 0:(0,_.UU)(l),P:d&&d.bytes.length>s?M(d):d,St:l===void 0||g===1?void 0:g})}function f(l){const d=new Map;
return g=>{let M=d.get(g);return M||d.set(g,M=l.add(g)),M}}}),81077:((G,T,i)=>{i.d(T,{BX:()=>h,H6:()=>t,MN:()=>n,Pu:()=>P,Zc:()=>y,r6:()=>e});var E=i(45599),_=i(
44233),v=i(77581),w=i(9819);const O=64,P=a=>typeof a=="number"?String(a):(0,v.U0)(a);async function y(a,b,D){const p=[];for(const o of await f(a,b,0,D)){for(const m of d(
a,o,D))p.push(m);const c=a.job.pace.step(s);c&&await c}return p}async function h(a,b,D,p,o,c){const m=await f(a,b,D,p,c);for(let C=m.length-1;C>=0;C--){const x=m[C],
$=d(a,x,p),B=$.filter(([S,U])=>!o(S,U)),k=a.job.pace.step(s+$.length*s);k&&await k,B.length<$.length&&(a.edit(x.holder),x.dict.set(p,M(B)),x.changed=!0);for(const S of x.
repeats)a.edit(x.holder),x.dict.delete(S),x.changed=!0;if(x.emptyKids){const S=(a.array(x.dict.get("Kids"))??[]).filter(U=>!x.emptyKids.has(a.dict(U)));a.edit(x.
holder),x.dict.set("Kids",S),x.changed=!0}if(!x.changed)continue;const z=a.array(x.dict.get("Kids"))??[];x.empty=B.length===0&&z.length===0;const Q=x.parent;Q&&
(Q.changed=!0,x.empty?(Q.emptyKids??=new Set).add(x.dict):g(a,x,B,z))}return m[0]?.empty??!1}function t(a,b,D){if(b.length<=O)return(0,E.jd)({[D]:M(b)});let p=[];
for(const o of u(b)){const[c,m]=[o[0][0],o.at(-1)[0]];p.push({ref:a.add((0,E.jd)({Limits:[c,m],[D]:M(o)})),low:c,high:m})}for(;p.length>O;)p=u(p).map(o=>{const[
c,m]=[o[0].low,o.at(-1).high];return{ref:a.add((0,E.jd)({Limits:[c,m],Kids:o.map(({ref:C})=>C)})),low:c,high:m}});return(0,E.jd)({Kids:p.map(({ref:o})=>o)})}async function n(a,b){
const{pace:D}=a.job,p=[];for(const[o,c]of b){p.push([(0,E.Px)(o),c]);const m=D.step(10*s);m&&await m}return t(a,await e(a,p),"Names")}async function e(a,b){const{
pace:D}=a.job,p=[];for(const c of b){p.push({entry:c,key:P(c[0])});const m=D.step(s);m&&await m}return(await(0,_.qZ)(p,(c,m)=>c.key<m.key?-1:c.key>m.key?1:0,D)).
map(({entry:c})=>c)}const s=100,r=30;async function f(a,b,D,p,o){const c=new w.b9(a),m=new Set,C=B=>m.size<m.add(B).size,x=[],$=[{value:b??null,holder:D,parent:void 0}];
for(let B=$.pop();B!==void 0;B=$.pop()){c.spend(1);const k=a.job.pace.step(s);k&&await k;const z=a.dict(B.value);if(!z||!C(z)||o&&B.parent&&!l(a,z,o))continue;const Q=[],
S=W=>{const Z=a.array(z.get(W));return!Z||C(Z)?Z??[]:(Q.push(W),[])},U=S(p).length>>1,I=S("Kids"),K={dict:z,holder:(0,w.Kd)(B.value,B.holder),parent:B.parent,repeats:Q};
x.push(K),c.spend(U);const R=(0,w.Kd)(z.get("Kids"),K.holder);for(let W=I.length-1;W>=0;W--){$.push({value:I[W],holder:R,parent:K});const Z=a.job.pace.step(r);Z&&
await Z}const L=a.job.pace.step(U*s);L&&await L}return x}function l(a,b,D){const[p,o]=a.array(b.get("Limits"))??[];return typeof p!="number"||typeof o!="number"||
D(p,o)}function d(a,{dict:b,repeats:D},p){const o=D.includes(p)?void 0:a.array(b.get(p));if(!o)return[];const c=[];for(let m=0;m+1<o.length;m+=2){const C=a.resolve(
o[m]);(p==="Names"?C instanceof E.Mx:typeof C=="number")&&c.push([C,o[m+1]])}return c}function g(a,b,D,p){const o=C=>a.array(a.dict(C)?.get("Limits"))??[],c=D[0]?.[0]??
o(p[0])[0],m=D.at(-1)?.[0]??o(p.at(-1))[1];a.edit(b.holder),c!==void 0&&m!==void 0?b.dict.set("Limits",[c,m]):b.dict.delete("Limits")}function M(a){const b=[];for(const[
D,p]of a)b.push(D,p);return b}function u(a){const b=[];for(let D=0;D<a.length;D+=O)b.push(a.slice(D,D+O));return b}}),59071:((G,T,i)=>{i.d(T,{Gh:()=>e,ZK:()=>s,
wh:()=>n});var E=i(77581),_=i(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
P=r=>r.replace(v,"").replace(w,"").replace(O,"�"),y=200,h=new WeakMap;function t(r){let f=h.get(r);if(f)return f;const l=P((0,E.g7)(r));return f={whole:l,trimmed:l.
trim()},r.bytes.length>=y&&h.set(r,f),f}const n=r=>P(r).trim();function e(r){const f=r instanceof _.Mx?t(r).trimmed:"";return f===""?null:f}const s=r=>r?t(r).whole:
""}),70549:((G,T,i)=>{i.d(T,{n:()=>E});function E(_){const v=new WeakMap;return w=>{if(w.hasChanges)return _(w);const O=v.get(w);if(O)return O.answer;const P=_(
w);return v.set(w,{answer:P}),P}}}),9819:((G,T,i)=>{i.d(T,{J7:()=>v,Kd:()=>P,Wo:()=>y,_i:()=>O,b9:()=>w});var E=i(42973),_=i(45599);class v{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:n,catalogNumber:e,pages:s}=this.document,r=n.get("Pages");t===e||(0,_.i9)(r)&&t===r.number||s.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,_.
i9)(t)&&this.gone.has(t.number)}}class w{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,E.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(t,n=new w(
t)){this.allowance=n,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,_.i9)(t))return!0;const{number:n}=t,e=n>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const s=1<<(n&7),r=(this.seen[e]&s)===0;return this.seen[e]|=s,r}}function P(h,t){return(0,_.i9)(h)?h.number:
t}function y(h,t){const n=h.catalog.get(t),e=h.dict(n);return e&&{dict:e,holder:P(n,h.catalogNumber)}}})};
