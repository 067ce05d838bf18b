"use strict";exports.id=3967,exports.ids=[3967],exports.modules={49180:((F,A,c)=>{c.d(A,{q:()=>M});const S="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function M(T){const w=T.toLowerCase(),v=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??x().get(w);return v===void 0?void 0:
(v.length===3?[...v].map(s=>s+s):[v.slice(0,2),v.slice(2,4),v.slice(4)]).map(s=>Number.parseInt(s,16))}let E;function x(){const T=S.split(" ");return E??=new Map(
T.flatMap((w,v)=>v%2===0?[[w,T[v+1]]]:[]))}}),17079:((F,A,c)=>{c.d(A,{Z:()=>T,_:()=>x});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(s){
if(s.length>64)return;const e=s.trim().replace(M,(o,d,r,p)=>`${d??""}${1900+Number(r)}${p}`);return v(w(S.exec(e)??E.exec(e)))}function T(s){const e=s.length>64?
void 0:w(E.exec(s.trim()));if(!e||v(e)===void 0)return;const{year:o,month:d="",day:r="",hour:p="",minute:h="",second:_="",zone:O=""}=e;return`D:${o}${d}${r}${p}${h}${_}${O===
"Z"||O===""?O:`${O.replace(":","'")}'`}`}function w(s){if(!s)return;const[,e,o,d,r,p,h,_,O,g,f]=s,t=_??(O===void 0?void 0:`${O}${g??"00"}:${f??"00"}`);return{year:e,
month:o,day:d,hour:r,minute:p,second:h,zone:t}}function v(s){if(!s)return;const{year:e,month:o,day:d,hour:r,minute:p="00",second:h="00",zone:_}=s,O=(f,t,u)=>f===
void 0||Number(f)>=t&&Number(f)<=u;if(Number(e)===0||!O(o,1,12)||!O(d,1,m(Number(e),Number(o)))||!O(r,0,23)||!O(p,0,59)||!O(h,0,59)||_!==void 0&&_!=="Z"&&!(O(_.
slice(1,3),0,23)&&O(_.slice(4),0,59)))return;const g=[e,o,d].filter(f=>f!==void 0).join("-");return r===void 0?g:`${g}T${r}:${p}:${h}${_==="+00:00"||_==="-00:00"?
"Z":_??""}`}function m(s,e){return e===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(e)?30:31}}),51521:((F,A,c)=>{c.d(A,{Ct:()=>w,Qf:()=>T,sA:()=>m});
var S=c(98446),M=c(34378);const E=/(\{[^{}]*\})/;function x(s,e){const o=[],d=[],r=`use ${e.map(p=>`{${p}}`).join(", ")}`;for(const p of(0,M.w)(s).split(E)){const h=e.
find(_=>`{${_}}`===p);if(h)o.push({placeholder:h});else if(E.test(p))d.push(p);else{if(/[{}]/.test(p))return{problem:`has a brace that belongs to no placeholder\
; ${r}`};p&&o.push({literal:p})}}return d.length===0?{pieces:o}:{problem:`has the unknown ${(0,S.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")};\
 ${r}`}}const T=s=>s.split(E).filter((e,o)=>o%2===1),w=(s,e)=>s.split(E).map((o,d)=>(d%2===1&&Object.hasOwn(e,o.slice(1,-1))?e[o.slice(1,-1)]:void 0)??o).join(""),
v=["number","last","label","name"],m=s=>x(s,v)}),49892:((F,A,c)=>{c.d(A,{B_:()=>E,Fw:()=>x,Tz:()=>w});var S=c(49180),M=c(57117);const E="OctavoColor";function x(v,m){
const s=T(v),e=s.length===1,o=m?.part===1;return m===void 0||(0,M.hU)(m,e?1:3)?{values:s,operators:`${s.join(" ")} ${e?"g":"rg"}`,colorSpace:void 0,listsGlyphs:o}:
{values:s,listsGlyphs:o,operators:`/${E} cs ${s.join(" ")} sc`,colorSpace:e?(0,M.HB)():(0,M.Pz)()}}function T(v){if(v==="Gray")return[.5];const[m,s,e]=(0,S.q)(v);
return(m===s&&s===e&&m>0?[m]:[m,s,e]).map(d=>Math.round(d/255*1e4)/1e4)}function w(v){return v===void 0||(0,M.hU)(v,1)?{set:m=>`${m} g`,colorSpace:void 0}:{set:m=>`\
/${E} cs ${m} sc`,colorSpace:(0,M.HB)()}}}),57117:((F,A,c)=>{c.d(A,{Br:()=>v,HB:()=>d,Pz:()=>o,Qg:()=>s,_B:()=>x,c4:()=>m,hU:()=>w});var S=c(21281),M=c(824),E=c(
45599);async function x(r){const p=await(0,M.Br)(r),{archive:h}=(0,S.Ip)(r,p);return h&&{...h,xmp:p,intent:T(r)}}function T(r){for(const p of r.array(r.catalog.
get("OutputIntents"))??[]){const h=r.dict(p);if(!(0,E.Zm)(h)||!(0,E.Eo)(r.resolve(h.get("S")),"GTS_PDFA1"))continue;const _=r.resolve(r.dict(h.get("DestOutputPr\
ofile"))?.get("N"));if(typeof _=="number")return _}}const w=({intent:r},p)=>p===1?r!==void 0:r===p,v={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},m=(r,p,h)=>(0,S.qg)(r,p.xmp,p,h),s=r=>r&&r.part!==1&&r.intent===void 0?
o():void 0,e=[.9505,1,1.089],o=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...e],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...e],Gamma:2.2})]}),95358:((F,A,c)=>{c.d(A,{Wx:()=>T,pi:()=>v,z:()=>m});var S=c(38340),M=c(74135);function E(e,o){
return x(e,o*72/e.userUnit)}function x(e,o){const{width:d,height:r}=(0,M.iN)(e),p={width:d-2*o,height:r-2*o,inset:o};return p.width>0&&p.height>0?p:void 0}function T(e,o,d){
const r=d===S.zU[e].fields.margin.default;return o.map(p=>{const h=E(p,d);if(h||!r)return h;const{width:_,height:O}=(0,M.iN)(p);return x(p,Math.min(_,O)/10)})}const w=null;
function v(e,{inset:o},d,r,p){const h=(0,M.iN)(e),_=h.width-o-r,O=h.height-o-p,g=d.endsWith("left")?o:d.endsWith("right")?_:(h.width-r)/2,f=d.startsWith("bottom")?
o:d.startsWith("top")?O:(h.height-p)/2;return[g,f]}function m({kinds:e,pages:o},d){const r=o.find(({kind:p})=>!d[p]);return r?[{field:"margin",message:s(r.index,
e[r.kind])}]:[]}function s(e,o){const{width:d,height:r}=(0,M.iN)(o),p=(0,M.d)(Math.min(d,r)/2,o);return`leaves no room on page ${e+1}, which is ${(0,M.d)(d,o)} \
× ${(0,M.d)(r,o)} inches; it must be less than ${p}`}}),72313:((F,A,c)=>{c.d(A,{W:()=>t});var S=c(81627),M=c(45599),E=c(98446),x=c(36078);function T(i,n,a,l){return`\
/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${n}`:`/Type /Background /BBox [${l.map(x._).join(" ")}]`}>> BDC
${i}
EMC
`}var w=c(36211),v=c(37709),m=c(85008),s=c(74135),e=c(5490);const o=400,d=.01;function r(i,n,a,l){const P=new v.BT(n),y=new p(i,a,l);for(let D=0;D<o&&P.next();D++)
if(y.takes(P))return!0;return!1}class p{document;resources;box;states=new e.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new h;clips=!1;constructor(n,a,l){
this.document=n,this.resources=a,this.box=l}takes(n){if(this.states.follow(n)||this.extendsPath(n)||this.setsState(n))return!1;const{operator:a}=n;if(a==="Do")return this.
paintsImage(n.name(0));const l=w.lJ.get(a);return l!==void 0&&this.paintsPath(l)}setsState(n){const a=this.states.current;switch(n.operator){case"gs":{const l=this.
document.dict(this.resource("ExtGState",n.name(0)));return a.isOpaque=a.isSolid=_(this.document,l),!0}case"scn":case"sc":return a.isSolid=a.isOpaque&&n.kind(n.count-
1)!==m.o_,!0;case"g":case"rg":case"k":return a.isSolid=a.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(n){const{matrix:a}=this.
states.current;switch(n.operator){case"re":{const[l,P,y,D]=(0,e.M)(n);return this.path.rectangle(a,l,P,y,D),!0}case"m":case"l":return this.path.point(a,n.number(
0),n.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:n}){const a=this.states.current,l=this.path.area();
return n&&a.isSolid&&this.isCoveredBy(l)?!0:(this.clips&&(a.clip=l&&a.clip&&g(l,a.clip)),this.clips=!1,this.path=new h,!1)}paintsImage(n){const a=this.states.current,
l=this.resource("XObject",n);if(!a.isOpaque||!(l instanceof M.Z6)||!O(this.document,l.dict))return!1;const P=new h;return P.rectangle(a.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(n){const{clip:a}=this.states.current;return n!==void 0&&a!==void 0&&f(g(n,a),this.box)}resource(n,a){const{document:l,resources:P}=this;return a===
void 0?null:l.resolve(l.dict(P?.get(n))?.get(a))}}class h{isRectangle=!0;points=[];point([n,a,l,P,y,D],$,U){this.points.push([n*$+l*U+y,a*$+P*U+D])}rectangle(n,a,l,P,y){
this.point(n,a,l),this.point(n,a+P,l),this.point(n,a+P,l+y),this.point(n,a,l+y)}area(){const{points:n}=this;if(!this.isRectangle||n.length<4||n.length>5)return;
const a=(0,s.$L)(n),l=d*Math.max(a[2]-a[0],a[3]-a[1]),P=(y,D,$)=>Math.abs(y-D)<=l||Math.abs(y-$)<=l;return n.every(([y,D])=>P(y,a[0],a[2])&&P(D,a[1],a[3]))?a:void 0}}
function _(i,n){if(!n)return!0;const a=i.resolve(n.get("ca")),l=i.resolve(n.get("BM")),P=i.resolve(n.get("SMask"));return(a===null||a===1)&&(l===null||(0,M.Eo)(
l,"Normal"))&&(P===null||(0,M.Eo)(P,"None"))}function O(i,n){const a=i.resolve(n.get("ImageMask"))===!0;return(0,M.Eo)(i.resolve(n.get("Subtype")),"Image")&&!a&&
!n.has("SMask")&&!n.has("Mask")}function g(i,n){return[Math.max(i[0],n[0]),Math.max(i[1],n[1]),Math.min(i[2],n[2]),Math.min(i[3],n[3])]}function f(i,n){const[a,
l]=[d*(n[2]-n[0]),d*(n[3]-n[1])];return i[0]<=n[0]+a&&i[1]<=n[1]+l&&i[2]>=n[2]-a&&i[3]>=n[3]-l}async function t(i,{kinds:n,pages:a},l){const{pace:P}=i.job,{layer:y,
subtype:D,groupColorSpace:$}=l,U=new S.B(i);y==="over"&&await U.inspect(a);const k=[];for(const[Q,C]of a.entries()){const B=P.step(y==="over"?2e3:2e4);B&&await B,
Q%1e3===0&&P.progress(Q/a.length);const L=l.on(C,Q);if(!L)continue;const{box:K}=n[C.kind],{resources:N}=L,R=j=>T(L.operators(j),D,y,K);if(y==="over")await U.over(
C,{resources:N,operators:R});else{const j=await U.contents.content(U.contents.own(C));r(i,j,i.dict(C.resources),K)&&k.push(C.index+1),U.under(C,{resources:N,operators:R})}
$!==void 0&&u(i,C.index,$)}return k.length>0?[b(k,a.length)]:[]}function u(i,n,a){const l=i.pages.number(n),P=i.entry(l,"Group"),y=i.dict(P);if(y?.has("CS"))return;
const D=(0,M.jd)({Type:(0,M.UU)("Group"),S:(0,M.UU)("Transparency"),...Object.fromEntries(y??[]),CS:a});(0,M.i9)(P)&&(0,M.Zm)(i.get(P))?i.put(P,D):i.pages.patch(
n,{Group:D})}function b(i,n){return{code:"stamp_hidden",message:`The stamp is hidden ${i.length===n?"on every page":`on ${(0,E.oi)(i)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((F,A,c)=>{c.r(A),c.d(A,{addPageNumbers:()=>y});var S=c(58552),M=c(94289),E=c(33546),x=c(77581),T=c(
86799),w=c(47707),v=c(71391),m=c(49892),s=c(74135),e=c(95358),o=c(36078),d=c(57117),r=c(72313),p=c(99876),h=c(41578),_=c(12889),O=c(29825),g=c(77904),f=c(45657);
async function t(C,B){return[...C?[await(0,g.ar)(C,B)]:[],await(0,g.Wu)("Regular")]}const u=C=>(0,w.Sw)(C)||(0,_.ft)(C);async function b(C,B,L){const K=C.map(()=>new Map);
for(const W of B)for(const{face:I,glyphs:z}of i(C,W,L))for(const{glyph:X}of z)K[I].set(X.id,X);const N=[],R=new Map;for(const[W,I]of K.entries())I.size!==0&&(R.
set(W,N.length),N.push(await(0,h.r)(C[W],[...I.values()])));const j=W=>{const I=i(C,W,L);return{pieces:I.map(z=>{const X=R.get(z.face)??0;return{font:X,operators:G=>n(
z,N[X],C[z.face].unit,G)}}),width:I.reduce((z,{glyphs:X})=>X.reduce((G,{advance:J})=>G+J,z),0)/1e3}},H=K.flatMap((W,I)=>[...W.values()].map(z=>({...C[I].boxOf(z),
scale:C[I].unit/1e3}))).filter(({minY:W,maxY:I})=>W<=I);return{fonts:N.map(({addTo:W})=>W),line:j,bottom:Math.min(0,(0,f.YG)(H.map(({minY:W,scale:I})=>W*I))),top:Math.
max(0,(0,f.Kf)(H.map(({maxY:W,scale:I})=>W*I)))}}function i(C,B,L){return(0,O.OD)(B,C).map(({font:K,text:N,rtl:R})=>({face:K,glyphs:L?C[K].shape(N,R):Array.from(
N,j=>C[K].plain(j))}))}function n({glyphs:C},{codeOf:B},L,K){const N=[];let R="",j=0;const Z=()=>{R!==""&&N.push(/^<[^>]*>$/.test(R)?`${R} Tj`:`[${R}] TJ`),R=""},
H=I=>{Math.abs(I)>=.01&&(R+=String(-Math.round(I*100)/100))},W=I=>{R=R.endsWith(">")?`${R.slice(0,-1)}${I}>`:`${R}<${I}>`};for(const{glyph:I,advance:z,x:X,y:G}of C)
G!==j&&(Z(),N.push(`${(0,o._)(G*K/1e3)} Ts`),j=G),H(X),W(B(I)),H(z-X-I.advanceWidth*L);return Z(),j!==0&&N.push("0 Ts"),N.join(" ")}var a=c(51521);const l="Octa\
voNumber",P=64*1024;async function y(C,B,L,K,N){const R=await(0,p.F)(C,K),{kinds:j,pages:Z}=R,H=(0,e.Wx)("add_page_numbers",j,L.margin),W=(0,e.z)(R,H),I=(0,a.sA)(
L.number_format),z=L.first_number+Z.length-1,{last_number:X=z}=L;if(X<z&&W.push({field:"last_number",message:`is ${X}, but the last page gets the number ${z}; g\
ive that or a higher one, or leave it out`}),"problem"in I)throw(0,S.G6)([{field:"number_format",message:I.problem},...W]);const G=await D(C,B,I.pieces,{...L,last_number:X},
Z),J=L.font&&(0,T.g)(L.font,"font"),V=await U(G,I.pieces,{prepared:N,pace:C.job.pace,issues:W,file:J}),Y=(0,m.Fw)(L.color,await(0,d._B)(C)),tt=V.fonts.map((et,nt)=>({
category:"Font",name:nt===0?l:`${l}${nt+1}`,ref:et(C,void 0,Y.listsGlyphs)}));return Y.colorSpace&&tt.push({category:"ColorSpace",name:m.B_,ref:C.add(Y.colorSpace)}),
(0,r.W)(C,R,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=V.line(G(nt)),[rt,ot]=[j[et],H[et]],q=Q(st.width,V,L.font_size,rt,ot),ct=(V.top-V.bottom)*
q,[dt,lt]=(0,e.pi)(rt,ot,L.position,st.width*q,ct),ut=(0,s.lw)([1,0,0,1,dt,lt-V.bottom*q],(0,s.S3)(rt));return{resources:tt,operators:at=>{const it=at[V.fonts.length],
ht=it===void 0?Y.operators:Y.operators.replace(m.B_,it),pt=st.pieces.map(ft=>`/${at[ft.font]} ${(0,o._)(q)} Tf ${ft.operators(q)}`);return`q ${ht} BT ${(0,o.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function D(C,B,L,{first_number:K,last_number:N,digits:R},j){const Z=String(N),H=(0,w.RK)(B.replace(/\.[^.]*$/,"")),W=L.
some(G=>"placeholder"in G&&G.placeholder==="label")?await(0,E.Hr)(C):void 0,I={number:G=>String(K+G).padStart(R,"0"),last:()=>Z,name:()=>H,label:G=>{const{index:J}=j[G];
if(!W)return String(J+1);const{prefix:V,style:Y,number:tt}=W(J);return(V?(0,w.RK)((0,x.g7)(V)):"")+(0,M.Y)(Y,tt)}},z=L.map(G=>"literal"in G?{literal:(0,w.RK)(G.
literal)}:G);return Object.assign(G=>z.map(J=>"literal"in J?J.literal:I[J.placeholder](G)).join(""),{count:j.length,isUniform:!W})}function $(C){const B=new Set(
"0123456789"),L=C.isUniform?1:C.count;for(let K=0;K<L;K++)for(const N of C(K))B.add(N);return[...B].sort()}async function U(C,B,{prepared:L,pace:K,issues:N,file:R}){
const j=$(C),Z=j.join(""),H=u(Z),W=H?k(C):j,I=(0,v.C)("number",R?.bytes,H,H?[...W].join(`
`):Z);let z=L.get(I);if(!z){const X=await t(R,K);await K.rest();const G=(0,w.Zw)(Z,X);if(G!==void 0){const J=B.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
N.unshift({field:"number_format",message:J?`${G} (from the format, the file name or the labels)`:G,mentions:["font"]})}if(N.length>0)throw(0,S.G6)(N);z=await b(
X,W,H),await K.rest(),L.put(I,z,P)}if(N.length>0)throw(0,S.G6)(N);return z}function k(C){const B=new Set(["0123456789"]);for(let L=0;L<C.count;L++)B.add(C(L).replace(
/\d/g,"0"));return[...B]}function Q(C,{top:B,bottom:L},K,N,R){return Math.min(K/N.userUnit,R.width/Math.max(C,1e-6),R.height/(B-L))}}),50476:((F,A,c)=>{c.d(A,{VJ:()=>m,
Zm:()=>v,fN:()=>w});const[S,M,E,x,T]=[1,8,32,64,128];function w(s,e,o,d){const r=new Set,p=[...s].filter(h=>typeof h=="number");for(let h=p.pop();h!==void 0;h=p.
pop())if(!(h<0||h>=e||r.has(h))){r.add(h);for(const _ of v(d,o(h)))p.push(_)}return r}function*v(s,[e,o]){if(!(o-e<12||s.getInt16(e)>=0))for(let d=e+10,r=E;r&E&&
d+4<=o;)r=s.getUint16(d),yield s.getUint16(d+2),d+=4+(r&S?4:2)+(r&M?2:r&x?4:r&T?8:0)}function m(s,[e,o]){const d=o-e<12?0:s.getInt16(e);return d<=0||10+2*d>o-e?
0:s.getUint16(e+8+2*d)+1}}),12889:((F,A,c)=>{c.d(A,{Rl:()=>f,Vv:()=>x,fM:()=>T,ft:()=>s,jB:()=>O,pr:()=>r,rg:()=>_,vw:()=>d,wE:()=>g});var S=c(46161),M=c(44233),
E=c(47707);const x="‏",T="‎";let w;const v=()=>w??=(0,S.A)(),m=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
s=t=>m.test(t),e=4e3,o=t=>v().getEmbeddingLevels(t.slice(0,e)).paragraphs[0]?.level??0,d=t=>s(t)&&o(t)%2===1,r=t=>[...p(t)];function*p(t){if(!s(t)){t!==""&&(yield{
text:t,rtl:!1,at:0});return}if(t.length<=e)return yield*h(t,0);const u=o(t)%2===1,b=[];for(let i=0;i<t.length;)i=Math.min(i+e,t.length),/[\ud800-\udbff]/.test(t[i-
1])&&(i=Math.min(i+1,t.length)),b.push(i);for(let i=0;i<b.length;i++){const n=u?b.length-1-i:i,a=b[n-1]??0;yield*h(t.slice(a,b[n]),a,u?"rtl":"ltr")}}function h(t,u,b){
const{levels:i,paragraphs:n}=v().getEmbeddingLevels(t,b),a=n[0]?.level??0;for(let y=t.length-1;y>=0&&/\s/.test(t[y]);y--)i[y]=a;const l=[];for(let y=0,D=0;y<t.length;y=
D){const $=i[y];for(;D<t.length&&i[D]===$;)D++;l.push({level:$,text:t.slice(y,D),at:y})}const P=l.reduce((y,{level:D})=>Math.max(y,D),0);for(let y=P;y>0;y--)for(let D=0,
$=0;D<l.length;D=$+1){for($=D;$<l.length&&l[$].level>=y;)$++;for(let U=D,k=$-1;U<k;U++,k--)[l[U],l[k]]=[l[k],l[U]]}return l.map(({level:y,text:D,at:$})=>({text:D,
rtl:y%2===1,at:u+$}))}function*_(t,u){const b=new Int32Array(u.length+1);for(const[i,n]of u.entries())b[i+1]=b[i]+n.length;for(const{text:i,rtl:n,at:a}of p(t+u.
join(""))){const l=a-t.length,P=l+i.length,y=[];for(let D=Math.max((0,M.MJ)(b,l)-1,0);D<u.length&&b[D]<P;D++){const $=Math.max(l-b[D],0),U=u[D].slice($,Math.max(
P-b[D],0));U!==""&&y.push({text:U,rtl:n,at:$,index:D})}yield*n?y.reverse():y}}const O=t=>Array.from(t,u=>v().getMirroredCharacter(u)??u).join(""),g=t=>(0,E.qf)(
O(t)).reverse().join(""),f=t=>r(t).flatMap(({text:u,rtl:b})=>b?(0,E.qf)(O(u)).reverse():(0,E.qf)(u))}),29825:((F,A,c)=>{c.d(A,{EH:()=>v,OD:()=>x,W_:()=>T,lV:()=>E});
var S=c(12889),M=c(47707);const E=-1,x=(m,s)=>(0,S.pr)(m).flatMap(e=>T(e,s));function T({text:m,rtl:s},e){const o=[];for(const d of(0,M.qf)(m)){const r=o.at(-1),
p=(0,M.ML)(d)?r?.font??0:w(d,e,r?.font);r?.font===p?r.text+=d:o.push({font:p,text:d,rtl:s})}return s?o.reverse():o}function w(m,s,e){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(m)&&e!==void 0&&s[e]?.covers(m)===!0?e:s.findIndex(d=>d.covers(m))}function v(m,s){const e=new Map;for(const o of(0,M.qf)(m))e.has(o)||e.set(o,!(0,M.ML)(o)&&
!s.some(d=>d.covers(o)));return[...e].filter(([,o])=>o).map(([o])=>o)}}),88739:((F,A,c)=>{c.d(A,{B:()=>w,U:()=>x});var S=c(77581),M=c(12889);const E=100;function x(v,{
digits:m=4,isInOrder:s=!1}={}){const e=v.filter(([,d])=>d.length>0).map(([d,r])=>`<${w(d).slice(-m)}> <${T(r,s)}>`),o=Array.from({length:Math.ceil(e.length/E)},
(d,r)=>{const p=e.slice(r*E,(r+1)*E);return[`${p.length} beginbfchar`,...p,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(m)}> <${"F".repeat(m)}> endcodespacerange`,...o,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function T(v,m){const s=v.map(e=>String.fromCodePoint(e)).join("");return(0,S.kt)(!m&&(0,M.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const w=v=>v.toString(16).toUpperCase().padStart(4,"0")}),38875:((F,A,c)=>{c.d(A,{F:()=>E});var S=c(60623);const M=1<<24,E=x=>(0,S.UD)(Buffer.from(x,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),74135:((F,A,c)=>{c.d(A,{$L:()=>r,DI:()=>w,Gd:()=>s,JQ:()=>M,Mo:()=>x,PU:()=>v,Pj:()=>_,S3:()=>E,W1:()=>O,XM:()=>h,d:()=>g,
ds:()=>T,gF:()=>p,iN:()=>S,kO:()=>d,lw:()=>m,xk:()=>e,zl:()=>o});function S({box:[f,t,u,b],rotation:i}){const n=u-f,a=b-t;return i%180===0?{width:n,height:a}:{width:a,
height:n}}function M(f){const{width:t,height:u}=S(f);return{width:t*f.userUnit,height:u*f.userUnit}}function E({box:[f,t,u,b],rotation:i}){switch(i){case 0:return[
1,0,0,1,f,t];case 90:return[0,1,-1,0,u,t];case 180:return[-1,0,0,-1,u,b];case 270:return[0,-1,1,0,f,b]}}function x(f,t){return t===void 0?f:_(f,t)??f}function T([
f,t,u,b]){return[Math.min(f,u),Math.min(t,b),Math.max(f,u),Math.max(t,b)]}function w([f,t,u,b,i,n]){const a=f*b-t*u,[l,P,y,D]=[b/a,-t/a,-u/a,f/a];return[l+0,P+0,
y+0,D+0,-(i*l+n*y)+0,-(i*P+n*D)+0]}const v=([f,t,u,b])=>Math.sqrt(Math.abs(f*b-t*u));function m(f,t){const[u,b,i,n,a,l]=f,[P,y,D,$,U,k]=t;return[u*P+b*D,u*y+b*$,
i*P+n*D,i*y+n*$,a*P+l*D+U,a*y+l*$+k]}function s([f,t,u,b,i,n],a,l){return[f*a+u*l+i,t*a+b*l+n]}function e([f,t],[u,b],[i,n],[a,l],P){const y=1-P,[D,$,U,k]=[y**3,
3*P*y**2,3*P**2*y,P**3];return[D*f+$*u+U*i+k*a,D*t+$*b+U*n+k*l]}function o(f,[t,u,b,i]){const[n,a]=s(f,t,u),[l,P]=s(f,b,u),[y,D]=s(f,t,i),[$,U]=s(f,b,i);return[
Math.min(n,l,y,$),Math.min(a,P,D,U),Math.max(n,l,y,$),Math.max(a,P,D,U)]}const d=(f,t)=>[Math.min(f[0],t[0]),Math.min(f[1],t[1]),Math.max(f[2],t[2]),Math.max(f[3],
t[3])];function r(f){let[t,u,b,i]=p;for(const[n,a]of f)t=Math.min(t,n),u=Math.min(u,a),b=Math.max(b,n),i=Math.max(i,a);return[t,u,b,i]}const p=[1/0,1/0,-1/0,-1/0],
h=([f,t,u,b],i)=>[f-i,t-i,u+i,b+i];function _(f,t){const u=[Math.max(f[0],t[0]),Math.max(f[1],t[1]),Math.min(f[2],t[2]),Math.min(f[3],t[3])];return u[0]<u[2]&&u[1]<
u[3]?u:void 0}const O=f=>f.map(t=>Math.round(t*1e5)/1e5+0),g=(f,{userUnit:t})=>String(Number((f*t/72).toPrecision(3)))}),6057:((F,A,c)=>{c.d(A,{VO:()=>x,b0:()=>v,
c_:()=>s,iw:()=>w,lQ:()=>m});var S=c(73208),M=c(74135);const E=[0,0,612,792],x=(e,o)=>v(e,e.pages.attribute(o,"MediaBox"))??T(e);function T({table:e}){return e.
damagedKinds.addCut(S.md),E}function w(e,o){const{pages:d}=e,r=e.resolve(e.entry(d.number(o),"UserUnit"));return{box:(0,M.Mo)(x(e,o),v(e,d.attribute(o,"CropBox"))),
rotation:s(e.resolve(d.attribute(o,"Rotate"))),userUnit:typeof r=="number"&&r>0?r:1}}function v(e,o){const d=e.array(o)?.map(p=>e.resolve(p));if(d?.length!==4||
!d.every(p=>typeof p=="number"&&Number.isFinite(p)))return;const r=(0,M.ds)(d);return r[0]<r[2]&&r[1]<r[3]?r:void 0}function m(e,o){const d=(e.array(o)??[]).map(
r=>e.resolve(r));return d.length===6&&d.every(r=>typeof r=="number")?d:[1,0,0,1,0,0]}function s(e){const o=typeof e=="number"?(e%360+360)%360:0;return o===90||o===
180||o===270?o:0}}),5490:((F,A,c)=>{c.d(A,{M:()=>x,U:()=>E});var S=c(74135);const M=1e4;class E{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){
switch(w.operator){case"q":return this.saved.length<M?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[v,m,s,e,o,d]=x(w);this.current.
matrix=(0,S.lw)([v,m,s,e,o,d],this.current.matrix)}}const x=T=>Array.from({length:T.count},(w,v)=>T.number(v))}),21281:((F,A,c)=>{c.d(A,{Ip:()=>m,XM:()=>r,Xb:()=>d,
ds:()=>v,qg:()=>o,yB:()=>h});var S=c(59071),M=c(70549),E=c(21115),x=c(824),T=c(1975),w=c(60912);const v=(0,M.n)(async g=>m(g,await(0,x.Br)(g)));function m(g,f){
const t=(l,P)=>(0,S.wh)((0,T.sm)(f,l,P)[0]??""),u=e(t("pdfaid","part"),t("pdfaid","conformance").toLowerCase()),b=s(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","\
part")}`:void 0,n=[t("pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||((0,S.Gh)(g.resolve((0,x._U)(g)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFE\
Version"),t("pdfvtid","GTS_PDFVTVersion")],a=[u?.name,b,...n.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.test(l))];return{archive:u,accessible:b,names:a.filter(l=>l!==
void 0)}}const s=g=>/^[1-9]$/.test(g);function e(g,f){if(!s(g))return;const t=/^[abuef]$/.test(f)?f:"";return{part:Number(g),level:t,name:`PDF/A-${g}${t}`}}function o(g,f,t,u){
return f&&O(g,f,[E.dK.pdfaid]),d(t,u)}const d=({name:g},f)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${g}: ${f}.`});async function r(g){
const f=await(0,x.Br)(g);if(!f)return[];const{archive:t,accessible:u}=m(g,f);O(g,f,[E.dK.pdfaid,E.dK.pdfuaid]);const b=[t?.name,u].filter(i=>i!==void 0);return b.
length>0?[p(b,"a merge cannot guarantee conformance")]:[]}const p=(g,f)=>({code:"conformance_dropped",message:`The result no longer claims ${g.join(" and ")}, b\
ecause ${f}.`}),h=({archive:g,accessible:f})=>[...g?[d(g,_)]:[],...f===void 0?[]:[p([f],_)]],_="its metadata was removed";function O(g,f,t){f.properties.some(({
namespace:u})=>t.includes(u))&&(0,w._L)(g,(0,w.QH)(f,({namespace:u})=>t.includes(u),[]))}}),60912:((F,A,c)=>{c.d(A,{QH:()=>x,T3:()=>T,_L:()=>s});var S=c(21115),
M=c(3907),E=c(45599);function x(e,o,d){const{text:r,properties:p,end:h,about:_}=e,O=[];let g=0;for(const f of p.filter(o).sort((t,u)=>t.from-u.from))f.from<g||(O.
push(r.slice(g,f.from)),g=f.to);return O.push(r.slice(g,Math.max(h,g))),d.length>0&&O.push(w(d,_)),O.push(r.slice(Math.max(h,g))),m(O.join(""))}function T(e){return`\
<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${S.dK.rdf}">
${w(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(e,o){const r=[...new Set(e.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${S.dK[h]}"`).join(""),p=e.map(({prefix:h,name:_,form:O,values:g})=>`\
<${h}:${_}>${v(O,g)}</${h}:${_}>
`);return`<rdf:Description xmlns:rdf="${S.dK.rdf}" rdf:about="${(0,M.X)(o)}"${r}>
${p.join("")}</rdf:Description>
`}function v(e,o){const d=r=>o.map(p=>`<rdf:li${r}>${(0,M.X)(p)}</rdf:li>`).join("");switch(e){case"simple":return(0,M.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const m=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(e,o){const d=e.catalog.get("Metadata"),r=e.resolve(d),p=r instanceof E.Z6?[...r.dict].
filter(([O])=>!["Filter","DecodeParms","Length"].includes(O)):[],h=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...p]),_=new E.Z6(h,Buffer.
from(o,"utf8"));(0,E.i9)(d)&&r instanceof E.Z6?e.put(d,_):e.edit(e.catalogNumber).set("Metadata",e.add(_))}}),94289:((F,A,c)=>{c.d(A,{Y:()=>S});function S(v,m){
switch(v){case"D":return String(m);case"R":return T(m);case"r":return T(m).toLowerCase();case"A":return w(m);case"a":return w(m).toLowerCase();default:return""}}
const M=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],E=1e5,x=2600;function T(v){
if(v>E)return String(v);let m="",s=v;for(const[e,o]of M)for(;s>=e;)m+=o,s-=e;return m}function w(v){return v>x?String(v):String.fromCharCode(65+(v-1)%26).repeat(
Math.ceil(v/26))}}),33546:((F,A,c)=>{c.d(A,{FB:()=>T,Hr:()=>v,Zh:()=>m,k$:()=>w,qm:()=>s});var S=c(44233),M=c(45599),E=c(81077);const x={first:0,style:"D",prefix:void 0,
start:1};async function T(h){const _=h.catalog.get("PageLabels");if(!h.dict(_))return;const O=(await(0,E.Zc)(h,_,"Nums")).map(([g,f])=>({first:Number(g),label:h.
dict(f)})).filter(({first:g})=>Number.isInteger(g)&&g>=0).sort((g,f)=>g.first-f.first).filter(({first:g},f,t)=>t[f+1]?.first!==g).map(({first:g,label:f})=>({first:g,
...e(h,f)}));return O[0]?.first===0?O:[x,...O]}function w(h,_){const O=h.editCatalog();if(_.length===0){O.delete("PageLabels");return}const g=_[0].first===0?_:[
x,..._],f=p(h),t=g.map(({first:u,start:b,...i})=>[u,r({...i,number:b},f)]);O.set("PageLabels",h.add((0,E.H6)(h,t,"Nums")))}async function v(h){const _=await T(h);
if(!_)return;const O=_.map(({first:g})=>g);return g=>{const f=_[(0,S.MJ)(O,g)-1];return{...f,number:f.start+g-f.first}}}function m(h,_){const O=[],g=p(h);let f,
t=0;for(const u of _)(!f||!o(f,u))&&O.push([t,r(u,g)]),f=u,t++;return(0,E.H6)(h,O,"Nums")}async function s(h,_){const O=await v(h);if(!O)return;const g=m(h,Array.
from(_,f=>O(f-1)));h.editCatalog().set("PageLabels",h.add(g))}function e(h,_){const O=h.resolve(_?.get("S")),g=h.resolve(_?.get("P")),f=h.resolve(_?.get("St"));
return{style:O instanceof M.SX?O.text:void 0,prefix:g instanceof M.Mx&&g.bytes.length>0?g:void 0,start:typeof f=="number"&&Number.isInteger(f)&&f>=1?f:1}}function o(h,_){
return h.style!==_.style||_.style!==void 0&&_.number!==h.number+1?!1:h.prefix===_.prefix?!0:!!h.prefix&&!!_.prefix&&Buffer.compare(h.prefix.bytes,_.prefix.bytes)===
0}const d=100;function r({style:h,prefix:_,number:O},g){return(0,M.jd)({S:h===void 0?void 0:(0,M.UU)(h),P:_&&_.bytes.length>d?g(_):_,St:h===void 0||O===1?void 0:
O})}function p(h){const _=new Map;return O=>{let g=_.get(O);return g||_.set(O,g=h.add(O)),g}}}),81077:((F,A,c)=>{c.d(A,{BX:()=>m,H6:()=>s,MN:()=>e,Pu:()=>w,Zc:()=>v,
r6:()=>o});var S=c(45599),M=c(44233),E=c(77581),x=c(9819);const T=64,w=t=>typeof t=="number"?String(t):(0,E.U0)(t);async function v(t,u,b){const i=[];for(const n of await p(
t,u,0,b)){for(const l of _(t,n,b))i.push(l);const a=t.job.pace.step(d);a&&await a}return i}async function m(t,u,b,i,n,a){const l=await p(t,u,b,i,a);for(let P=l.
length-1;P>=0;P--){const y=l[P],D=_(t,y,i),$=D.filter(([C,B])=>!n(C,B)),U=t.job.pace.step(d+D.length*d);U&&await U,$.length<D.length&&(t.edit(y.holder),y.dict.set(
i,g($)),y.changed=!0);for(const C of y.repeats)t.edit(y.holder),y.dict.delete(C),y.changed=!0;if(y.emptyKids){const C=(t.array(y.dict.get("Kids"))??[]).filter(B=>!y.
emptyKids.has(t.dict(B)));t.edit(y.holder),y.dict.set("Kids",C),y.changed=!0}if(!y.changed)continue;const k=t.array(y.dict.get("Kids"))??[];y.empty=$.length===0&&
k.length===0;const Q=y.parent;Q&&(Q.changed=!0,y.empty?(Q.emptyKids??=new Set).add(y.dict):O(t,y,$,k))}return l[0]?.empty??!1}function s(t,u,b){if(u.length<=T)return(0,S.
jd)({[b]:g(u)});let i=[];for(const n of f(u)){const[a,l]=[n[0][0],n.at(-1)[0]];i.push({ref:t.add((0,S.jd)({Limits:[a,l],[b]:g(n)})),low:a,high:l})}for(;i.length>
T;)i=f(i).map(n=>{const[a,l]=[n[0].low,n.at(-1).high];return{ref:t.add((0,S.jd)({Limits:[a,l],Kids:n.map(({ref:P})=>P)})),low:a,high:l}});return(0,S.jd)({Kids:i.
map(({ref:n})=>n)})}async function e(t,u){const{pace:b}=t.job,i=[];for(const[n,a]of u){i.push([(0,S.Px)(n),a]);const l=b.step(10*d);l&&await l}return s(t,await o(
t,i),"Names")}async function o(t,u){const{pace:b}=t.job,i=[];for(const a of u){i.push({entry:a,key:w(a[0])});const l=b.step(d);l&&await l}return(await(0,M.qZ)(i,
(a,l)=>a.key<l.key?-1:a.key>l.key?1:0,b)).map(({entry:a})=>a)}const d=100,r=30;async function p(t,u,b,i,n){const a=new x.b9(t),l=new Set,P=$=>l.size<l.add($).size,
y=[],D=[{value:u??null,holder:b,parent:void 0}];for(let $=D.pop();$!==void 0;$=D.pop()){a.spend(1);const U=t.job.pace.step(d);U&&await U;const k=t.dict($.value);
if(!k||!P(k)||n&&$.parent&&!h(t,k,n))continue;const Q=[],C=j=>{const Z=t.array(k.get(j));return!Z||P(Z)?Z??[]:(Q.push(j),[])},B=C(i).length>>1,L=C("Kids"),K={dict:k,
holder:(0,x.Kd)($.value,$.holder),parent:$.parent,repeats:Q};y.push(K),a.spend(B);const N=(0,x.Kd)(k.get("Kids"),K.holder);for(let j=L.length-1;j>=0;j--){D.push(
{value:L[j],holder:N,parent:K});const Z=t.job.pace.step(r);Z&&await Z}const R=t.job.pace.step(B*d);R&&await R}return y}function h(t,u,b){const[i,n]=t.array(u.get(
"Limits"))??[];return typeof i!="number"||typeof n!="number"||b(i,n)}function _(t,{dict:u,repeats:b},i){const n=b.includes(i)?void 0:t.array(u.get(i));if(!n)return[];
const a=[];for(let l=0;l+1<n.length;l+=2){const P=t.resolve(n[l]);(i==="Names"?P instanceof S.Mx:typeof P=="number")&&a.push([P,n[l+1]])}return a}function O(t,u,b,i){
const n=P=>t.array(t.dict(P)?.get("Limits"))??[],a=b[0]?.[0]??n(i[0])[0],l=b.at(-1)?.[0]??n(i.at(-1))[1];t.edit(u.holder),a!==void 0&&l!==void 0?u.dict.set("Lim\
its",[a,l]):u.dict.delete("Limits")}function g(t){const u=[];for(const[b,i]of t)u.push(b,i);return u}function f(t){const u=[];for(let b=0;b<t.length;b+=T)u.push(
t.slice(b,b+T));return u}}),59071:((F,A,c)=>{c.d(A,{Gh:()=>o,ZK:()=>d,wh:()=>e});var S=c(77581),M=c(45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
T=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=r=>r.replace(E,"").replace(x,"").replace(T,"�"),v=200,m=new WeakMap;function s(r){
let p=m.get(r);if(p)return p;const h=w((0,S.g7)(r));return p={whole:h,trimmed:h.trim()},r.bytes.length>=v&&m.set(r,p),p}const e=r=>w(r).trim();function o(r){const p=r instanceof
M.Mx?s(r).trimmed:"";return p===""?null:p}const d=r=>r?s(r).whole:""}),70549:((F,A,c)=>{c.d(A,{n:()=>S});function S(M){const E=new WeakMap;return x=>{if(x.hasChanges)
return M(x);const T=E.get(x);if(T)return T.answer;const w=M(x);return E.set(x,{answer:w}),w}}}),9819:((F,A,c)=>{c.d(A,{J7:()=>E,Kd:()=>w,Wo:()=>v,_i:()=>T,b9:()=>x});
var S=c(42973),M=c(45599);class E{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:e,catalogNumber:o,pages:d}=this.document,
r=e.get("Pages");s===o||(0,M.i9)(r)&&s===r.number||d.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){
const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,M.i9)(s)&&this.gone.has(s.number)}}class x{most;left;constructor(s){this.most=this.left=s.job.
limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,S.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure element\
s`,"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;lists=new Set;allowance;constructor(s,e=new x(s)){this.allowance=e,this.seen=
new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,M.i9)(s))return!0;const{number:e}=s,o=e>>3;if(o>=this.seen.length)return this.beyond.size<
this.beyond.add(e).size;const d=1<<(e&7),r=(this.seen[o]&d)===0;return this.seen[o]|=d,r}firstList(s){return this.lists.size<this.lists.add(s).size}}function w(m,s){
return(0,M.i9)(m)?m.number:s}function v(m,s){const e=m.catalog.get(s),o=m.dict(e);return o&&{dict:o,holder:w(e,m.catalogNumber)}}})};
