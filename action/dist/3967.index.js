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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function M(T){const w=T.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??x().get(w);return _===void 0?void 0:
(_.length===3?[..._].map(s=>s+s):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(s=>Number.parseInt(s,16))}let E;function x(){const T=S.split(" ");return E??=new Map(
T.flatMap((w,_)=>_%2===0?[[w,T[_+1]]]:[]))}}),17079:((F,A,c)=>{c.d(A,{Z:()=>T,_:()=>x});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(s){
if(s.length>64)return;const e=s.trim().replace(M,(o,d,i,h)=>`${d??""}${1900+Number(i)}${h}`);return _(w(S.exec(e)??E.exec(e)))}function T(s){const e=s.length>64?
void 0:w(E.exec(s.trim()));if(!e||_(e)===void 0)return;const{year:o,month:d="",day:i="",hour:h="",minute:p="",second:v="",zone:O=""}=e;return`D:${o}${d}${i}${h}${p}${v}${O===
"Z"||O===""?O:`${O.replace(":","'")}'`}`}function w(s){if(!s)return;const[,e,o,d,i,h,p,v,O,m,f]=s,t=v??(O===void 0?void 0:`${O}${m??"00"}:${f??"00"}`);return{year:e,
month:o,day:d,hour:i,minute:h,second:p,zone:t}}function _(s){if(!s)return;const{year:e,month:o,day:d,hour:i,minute:h="00",second:p="00",zone:v}=s,O=(f,t,u)=>f===
void 0||Number(f)>=t&&Number(f)<=u;if(Number(e)===0||!O(o,1,12)||!O(d,1,g(Number(e),Number(o)))||!O(i,0,23)||!O(h,0,59)||!O(p,0,59)||v!==void 0&&v!=="Z"&&!(O(v.
slice(1,3),0,23)&&O(v.slice(4),0,59)))return;const m=[e,o,d].filter(f=>f!==void 0).join("-");return i===void 0?m:`${m}T${i}:${h}:${p}${v==="+00:00"||v==="-00:00"?
"Z":v??""}`}function g(s,e){return e===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(e)?30:31}}),51521:((F,A,c)=>{c.d(A,{Ct:()=>w,Qf:()=>T,sA:()=>g});
var S=c(98446),M=c(34378);const E=/(\{[^{}]*\})/;function x(s,e){const o=[],d=[],i=`use ${e.map(h=>`{${h}}`).join(", ")}`;for(const h of(0,M.w)(s).split(E)){const p=e.
find(v=>`{${v}}`===h);if(p)o.push({placeholder:p});else if(E.test(h))d.push(h);else{if(/[{}]/.test(h))return{problem:`has a brace that belongs to no placeholder\
; ${i}`};h&&o.push({literal:h})}}return d.length===0?{pieces:o}:{problem:`has the unknown ${(0,S.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")};\
 ${i}`}}const T=s=>s.split(E).filter((e,o)=>o%2===1),w=(s,e)=>s.split(E).map((o,d)=>(d%2===1&&Object.hasOwn(e,o.slice(1,-1))?e[o.slice(1,-1)]:void 0)??o).join(""),
_=["number","last","label","name"],g=s=>x(s,_)}),49892:((F,A,c)=>{c.d(A,{B_:()=>E,Fw:()=>x,Tz:()=>w});var S=c(49180),M=c(57117);const E="OctavoColor";function x(_,g){
const s=T(_),e=s.length===1,o=g?.part===1;return g===void 0||(0,M.hU)(g,e?1:3)?{values:s,operators:`${s.join(" ")} ${e?"g":"rg"}`,colorSpace:void 0,listsGlyphs:o}:
{values:s,listsGlyphs:o,operators:`/${E} cs ${s.join(" ")} sc`,colorSpace:e?(0,M.HB)():(0,M.Pz)()}}function T(_){if(_==="Gray")return[.5];const[g,s,e]=(0,S.q)(_);
return(g===s&&s===e&&g>0?[g]:[g,s,e]).map(d=>Math.round(d/255*1e4)/1e4)}function w(_){return _===void 0||(0,M.hU)(_,1)?{set:g=>`${g} g`,colorSpace:void 0}:{set:g=>`\
/${E} cs ${g} sc`,colorSpace:(0,M.HB)()}}}),57117:((F,A,c)=>{c.d(A,{Br:()=>_,HB:()=>d,Pz:()=>o,Qg:()=>s,_B:()=>x,c4:()=>g,hU:()=>w});var S=c(21281),M=c(824),E=c(
45599);async function x(i){const h=await(0,M.Br)(i),{archive:p}=(0,S.Ip)(i,h);return p&&{...p,xmp:h,intent:T(i)}}function T(i){for(const h of i.array(i.catalog.
get("OutputIntents"))??[]){const p=i.dict(h);if(!(0,E.Zm)(p)||!(0,E.Eo)(i.resolve(p.get("S")),"GTS_PDFA1"))continue;const v=i.resolve(i.dict(p.get("DestOutputPr\
ofile"))?.get("N"));if(typeof v=="number")return v}}const w=({intent:i},h)=>h===1?i!==void 0:i===h,_={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},g=(i,h,p)=>(0,S.qg)(i,h.xmp,h,p),s=i=>i&&i.part!==1&&i.intent===void 0?
o():void 0,e=[.9505,1,1.089],o=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...e],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...e],Gamma:2.2})]}),95358:((F,A,c)=>{c.d(A,{Wx:()=>T,pi:()=>_,z:()=>g});var S=c(38340),M=c(74135);function E(e,o){
return x(e,o*72/e.userUnit)}function x(e,o){const{width:d,height:i}=(0,M.iN)(e),h={width:d-2*o,height:i-2*o,inset:o};return h.width>0&&h.height>0?h:void 0}function T(e,o,d){
const i=d===S.zU[e].fields.margin.default;return o.map(h=>{const p=E(h,d);if(p||!i)return p;const{width:v,height:O}=(0,M.iN)(h);return x(h,Math.min(v,O)/10)})}const w=null;
function _(e,{inset:o},d,i,h){const p=(0,M.iN)(e),v=p.width-o-i,O=p.height-o-h,m=d.endsWith("left")?o:d.endsWith("right")?v:(p.width-i)/2,f=d.startsWith("bottom")?
o:d.startsWith("top")?O:(p.height-h)/2;return[m,f]}function g({kinds:e,pages:o},d){const i=o.find(({kind:h})=>!d[h]);return i?[{field:"margin",message:s(i.index,
e[i.kind])}]:[]}function s(e,o){const{width:d,height:i}=(0,M.iN)(o),h=(0,M.d)(Math.min(d,i)/2,o);return`leaves no room on page ${e+1}, which is ${(0,M.d)(d,o)} \
× ${(0,M.d)(i,o)} inches; it must be less than ${h}`}}),72313:((F,A,c)=>{c.d(A,{W:()=>t});var S=c(81627),M=c(45599),E=c(98446),x=c(36078);function T(a,n,r,l){return`\
/Artifact <<${r==="over"?`/Type /Pagination /Subtype /${n}`:`/Type /Background /BBox [${l.map(x._).join(" ")}]`}>> BDC
${a}
EMC
`}var w=c(36211),_=c(37709),g=c(85008),s=c(74135),e=c(5490);const o=400,d=.01;function i(a,n,r,l){const P=new _.BT(n),y=new h(a,r,l);for(let D=0;D<o&&P.next();D++)
if(y.takes(P))return!0;return!1}class h{document;resources;box;states=new e.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new p;clips=!1;constructor(n,r,l){
this.document=n,this.resources=r,this.box=l}takes(n){if(this.states.follow(n)||this.extendsPath(n)||this.setsState(n))return!1;const{operator:r}=n;if(r==="Do")return this.
paintsImage(n.name(0));const l=w.lJ.get(r);return l!==void 0&&this.paintsPath(l)}setsState(n){const r=this.states.current;switch(n.operator){case"gs":{const l=this.
document.dict(this.resource("ExtGState",n.name(0)));return r.isOpaque=r.isSolid=v(this.document,l),!0}case"scn":case"sc":return r.isSolid=r.isOpaque&&n.kind(n.count-
1)!==g.o_,!0;case"g":case"rg":case"k":return r.isSolid=r.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(n){const{matrix:r}=this.
states.current;switch(n.operator){case"re":{const[l,P,y,D]=(0,e.M)(n);return this.path.rectangle(r,l,P,y,D),!0}case"m":case"l":return this.path.point(r,n.number(
0),n.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:n}){const r=this.states.current,l=this.path.area();
return n&&r.isSolid&&this.isCoveredBy(l)?!0:(this.clips&&(r.clip=l&&r.clip&&m(l,r.clip)),this.clips=!1,this.path=new p,!1)}paintsImage(n){const r=this.states.current,
l=this.resource("XObject",n);if(!r.isOpaque||!(l instanceof M.Z6)||!O(this.document,l.dict))return!1;const P=new p;return P.rectangle(r.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(n){const{clip:r}=this.states.current;return n!==void 0&&r!==void 0&&f(m(n,r),this.box)}resource(n,r){const{document:l,resources:P}=this;return r===
void 0?null:l.resolve(l.dict(P?.get(n))?.get(r))}}class p{isRectangle=!0;points=[];point([n,r,l,P,y,D],$,B){this.points.push([n*$+l*B+y,r*$+P*B+D])}rectangle(n,r,l,P,y){
this.point(n,r,l),this.point(n,r+P,l),this.point(n,r+P,l+y),this.point(n,r,l+y)}area(){const{points:n}=this;if(!this.isRectangle||n.length<4||n.length>5)return;
const r=(0,s.$L)(n),l=d*Math.max(r[2]-r[0],r[3]-r[1]),P=(y,D,$)=>Math.abs(y-D)<=l||Math.abs(y-$)<=l;return n.every(([y,D])=>P(y,r[0],r[2])&&P(D,r[1],r[3]))?r:void 0}}
function v(a,n){if(!n)return!0;const r=a.resolve(n.get("ca")),l=a.resolve(n.get("BM")),P=a.resolve(n.get("SMask"));return(r===null||r===1)&&(l===null||(0,M.Eo)(
l,"Normal"))&&(P===null||(0,M.Eo)(P,"None"))}function O(a,n){const r=a.resolve(n.get("ImageMask"))===!0;return(0,M.Eo)(a.resolve(n.get("Subtype")),"Image")&&!r&&
!n.has("SMask")&&!n.has("Mask")}function m(a,n){return[Math.max(a[0],n[0]),Math.max(a[1],n[1]),Math.min(a[2],n[2]),Math.min(a[3],n[3])]}function f(a,n){const[r,
l]=[d*(n[2]-n[0]),d*(n[3]-n[1])];return a[0]<=n[0]+r&&a[1]<=n[1]+l&&a[2]>=n[2]-r&&a[3]>=n[3]-l}async function t(a,{kinds:n,pages:r},l){const{pace:P}=a.job,{layer:y,
subtype:D,groupColorSpace:$}=l,B=new S.B(a);y==="over"&&await B.inspect(r);const k=[];for(const[Q,C]of r.entries()){const U=P.step(y==="over"?2e3:2e4);U&&await U,
Q%1e3===0&&P.progress(Q/r.length);const L=l.on(C,Q);if(!L)continue;const{box:K}=n[C.kind],{resources:N}=L,R=j=>T(L.operators(j),D,y,K);if(y==="over")await B.over(
C,{resources:N,operators:R});else{const j=await B.contents.content(B.contents.own(C));i(a,j,a.dict(C.resources),K)&&k.push(C.index+1),B.under(C,{resources:N,operators:R})}
$!==void 0&&u(a,C.index,$)}return k.length>0?[b(k,r.length)]:[]}function u(a,n,r){const l=a.pages.number(n),P=a.entry(l,"Group"),y=a.dict(P);if(y?.has("CS"))return;
const D=(0,M.jd)({Type:(0,M.UU)("Group"),S:(0,M.UU)("Transparency"),...Object.fromEntries(y??[]),CS:r});(0,M.i9)(P)&&(0,M.Zm)(a.get(P))?a.put(P,D):a.pages.patch(
n,{Group:D})}function b(a,n){return{code:"stamp_hidden",message:`The stamp is hidden ${a.length===n?"on every page":`on ${(0,E.oi)(a)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((F,A,c)=>{c.r(A),c.d(A,{addPageNumbers:()=>y});var S=c(58552),M=c(94289),E=c(33546),x=c(77581),T=c(
86799),w=c(47707),_=c(71391),g=c(49892),s=c(74135),e=c(95358),o=c(36078),d=c(57117),i=c(72313),h=c(99876),p=c(41578),v=c(12889),O=c(29825),m=c(77904),f=c(45657);
async function t(C,U){return[...C?[await(0,m.ar)(C,U)]:[],await(0,m.Wu)("Regular")]}const u=C=>(0,w.Sw)(C)||(0,v.ft)(C);async function b(C,U,L){const K=C.map(()=>new Map);
for(const W of U)for(const{face:I,glyphs:z}of a(C,W,L))for(const{glyph:X}of z)K[I].set(X.id,X);const N=[],R=new Map;for(const[W,I]of K.entries())I.size!==0&&(R.
set(W,N.length),N.push(await(0,p.r)(C[W],[...I.values()])));const j=W=>{const I=a(C,W,L);return{pieces:I.map(z=>{const X=R.get(z.face)??0;return{font:X,operators:G=>n(
z,N[X],C[z.face].unit,G)}}),width:I.reduce((z,{glyphs:X})=>X.reduce((G,{advance:Y})=>G+Y,z),0)/1e3}},H=K.flatMap((W,I)=>[...W.values()].map(z=>({...C[I].boxOf(z),
scale:C[I].unit/1e3}))).filter(({minY:W,maxY:I})=>W<=I);return{fonts:N.map(({addTo:W})=>W),line:j,bottom:Math.min(0,(0,f.YG)(H.map(({minY:W,scale:I})=>W*I))),top:Math.
max(0,(0,f.Kf)(H.map(({maxY:W,scale:I})=>W*I)))}}function a(C,U,L){return(0,O.OD)(U,C).map(({font:K,text:N,rtl:R})=>({face:K,glyphs:L?C[K].shape(N,R):Array.from(
N,j=>C[K].plain(j))}))}function n({glyphs:C},{codeOf:U},L,K){const N=[];let R="",j=0;const Z=()=>{R!==""&&N.push(/^<[^>]*>$/.test(R)?`${R} Tj`:`[${R}] TJ`),R=""},
H=I=>{Math.abs(I)>=.01&&(R+=String(-Math.round(I*100)/100))},W=I=>{R=R.endsWith(">")?`${R.slice(0,-1)}${I}>`:`${R}<${I}>`};for(const{glyph:I,advance:z,x:X,y:G}of C)
G!==j&&(Z(),N.push(`${(0,o._)(G*K/1e3)} Ts`),j=G),H(X),W(U(I)),H(z-X-I.advanceWidth*L);return Z(),j!==0&&N.push("0 Ts"),N.join(" ")}var r=c(51521);const l="Octa\
voNumber",P=64*1024;async function y(C,U,L,K,N){const R=await(0,h.F)(C,K),{kinds:j,pages:Z}=R,H=(0,e.Wx)("add_page_numbers",j,L.margin),W=(0,e.z)(R,H),I=(0,r.sA)(
L.number_format),z=L.first_number+Z.length-1,{last_number:X=z}=L;if(X<z&&W.push({field:"last_number",message:`is ${X}, but the last page gets the number ${z}; g\
ive that or a higher one, or leave it out`}),"problem"in I)throw(0,S.G6)([{field:"number_format",message:I.problem},...W]);const G=await D(C,U,I.pieces,{...L,last_number:X},
Z),Y=L.font&&(0,T.g)(L.font,"font"),V=await B(G,I.pieces,{prepared:N,pace:C.job.pace,issues:W,file:Y}),J=(0,g.Fw)(L.color,await(0,d._B)(C)),tt=V.fonts.map((et,nt)=>({
category:"Font",name:nt===0?l:`${l}${nt+1}`,ref:et(C,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:g.B_,ref:C.add(J.colorSpace)}),
(0,i.W)(C,R,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=V.line(G(nt)),[rt,ot]=[j[et],H[et]],q=Q(st.width,V,L.font_size,rt,ot),ct=(V.top-V.bottom)*
q,[dt,lt]=(0,e.pi)(rt,ot,L.position,st.width*q,ct),ut=(0,s.lw)([1,0,0,1,dt,lt-V.bottom*q],(0,s.S3)(rt));return{resources:tt,operators:at=>{const it=at[V.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(g.B_,it),pt=st.pieces.map(ft=>`/${at[ft.font]} ${(0,o._)(q)} Tf ${ft.operators(q)}`);return`q ${ht} BT ${(0,o.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function D(C,U,L,{first_number:K,last_number:N,digits:R},j){const Z=String(N),H=(0,w.RK)(U.replace(/\.[^.]*$/,"")),W=L.
some(G=>"placeholder"in G&&G.placeholder==="label")?await(0,E.Hr)(C):void 0,I={number:G=>String(K+G).padStart(R,"0"),last:()=>Z,name:()=>H,label:G=>{const{index:Y}=j[G];
if(!W)return String(Y+1);const{prefix:V,style:J,number:tt}=W(Y);return(V?(0,w.RK)((0,x.g7)(V)):"")+(0,M.Y)(J,tt)}},z=L.map(G=>"literal"in G?{literal:(0,w.RK)(G.
literal)}:G);return Object.assign(G=>z.map(Y=>"literal"in Y?Y.literal:I[Y.placeholder](G)).join(""),{count:j.length,isUniform:!W})}function $(C){const U=new Set(
"0123456789"),L=C.isUniform?1:C.count;for(let K=0;K<L;K++)for(const N of C(K))U.add(N);return[...U].sort()}async function B(C,U,{prepared:L,pace:K,issues:N,file:R}){
const j=$(C),Z=j.join(""),H=u(Z),W=H?k(C):j,I=(0,_.C)("number",R?.bytes,H,H?[...W].join(`
`):Z);let z=L.get(I);if(!z){const X=await t(R,K);await K.rest();const G=(0,w.Zw)(Z,X);if(G!==void 0){const Y=U.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
N.unshift({field:"number_format",message:Y?`${G} (from the format, the file name or the labels)`:G,mentions:["font"]})}if(N.length>0)throw(0,S.G6)(N);z=await b(
X,W,H),await K.rest(),L.put(I,z,P)}if(N.length>0)throw(0,S.G6)(N);return z}function k(C){const U=new Set(["0123456789"]);for(let L=0;L<C.count;L++)U.add(C(L).replace(
/\d/g,"0"));return[...U]}function Q(C,{top:U,bottom:L},K,N,R){return Math.min(K/N.userUnit,R.width/Math.max(C,1e-6),R.height/(U-L))}}),50476:((F,A,c)=>{c.d(A,{Z:()=>_,
f:()=>w});const[S,M,E,x,T]=[1,8,32,64,128];function w(g,s,e,o){const d=new Set,i=[...g].filter(h=>typeof h=="number");for(let h=i.pop();h!==void 0;h=i.pop())if(!(h<
0||h>=s||d.has(h))){d.add(h);for(const p of _(o,e(h)))i.push(p)}return d}function*_(g,[s,e]){if(!(e-s<12||g.getInt16(s)>=0))for(let o=s+10,d=E;d&E&&o+4<=e;)d=g.
getUint16(o),yield g.getUint16(o+2),o+=4+(d&S?4:2)+(d&M?2:d&x?4:d&T?8:0)}}),12889:((F,A,c)=>{c.d(A,{Rl:()=>f,Vv:()=>x,fM:()=>T,ft:()=>s,jB:()=>O,pr:()=>i,rg:()=>v,
vw:()=>d,wE:()=>m});var S=c(46161),M=c(44233),E=c(47707);const x="‏",T="‎";let w;const _=()=>w??=(0,S.A)(),g=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
s=t=>g.test(t),e=4e3,o=t=>_().getEmbeddingLevels(t.slice(0,e)).paragraphs[0]?.level??0,d=t=>s(t)&&o(t)%2===1,i=t=>[...h(t)];function*h(t){if(!s(t)){t!==""&&(yield{
text:t,rtl:!1,at:0});return}if(t.length<=e)return yield*p(t,0);const u=o(t)%2===1,b=[];for(let a=0;a<t.length;)a=Math.min(a+e,t.length),/[\ud800-\udbff]/.test(t[a-
1])&&(a=Math.min(a+1,t.length)),b.push(a);for(let a=0;a<b.length;a++){const n=u?b.length-1-a:a,r=b[n-1]??0;yield*p(t.slice(r,b[n]),r,u?"rtl":"ltr")}}function p(t,u,b){
const{levels:a,paragraphs:n}=_().getEmbeddingLevels(t,b),r=n[0]?.level??0;for(let y=t.length-1;y>=0&&/\s/.test(t[y]);y--)a[y]=r;const l=[];for(let y=0,D=0;y<t.length;y=
D){const $=a[y];for(;D<t.length&&a[D]===$;)D++;l.push({level:$,text:t.slice(y,D),at:y})}const P=l.reduce((y,{level:D})=>Math.max(y,D),0);for(let y=P;y>0;y--)for(let D=0,
$=0;D<l.length;D=$+1){for($=D;$<l.length&&l[$].level>=y;)$++;for(let B=D,k=$-1;B<k;B++,k--)[l[B],l[k]]=[l[k],l[B]]}return l.map(({level:y,text:D,at:$})=>({text:D,
rtl:y%2===1,at:u+$}))}function*v(t,u){const b=new Int32Array(u.length+1);for(const[a,n]of u.entries())b[a+1]=b[a]+n.length;for(const{text:a,rtl:n,at:r}of h(t+u.
join(""))){const l=r-t.length,P=l+a.length,y=[];for(let D=Math.max((0,M.MJ)(b,l)-1,0);D<u.length&&b[D]<P;D++){const $=Math.max(l-b[D],0),B=u[D].slice($,Math.max(
P-b[D],0));B!==""&&y.push({text:B,rtl:n,at:$,index:D})}yield*n?y.reverse():y}}const O=t=>Array.from(t,u=>_().getMirroredCharacter(u)??u).join(""),m=t=>(0,E.qf)(
O(t)).reverse().join(""),f=t=>i(t).flatMap(({text:u,rtl:b})=>b?(0,E.qf)(O(u)).reverse():(0,E.qf)(u))}),29825:((F,A,c)=>{c.d(A,{EH:()=>_,OD:()=>x,W_:()=>T,lV:()=>E});
var S=c(12889),M=c(47707);const E=-1,x=(g,s)=>(0,S.pr)(g).flatMap(e=>T(e,s));function T({text:g,rtl:s},e){const o=[];for(const d of(0,M.qf)(g)){const i=o.at(-1),
h=(0,M.ML)(d)?i?.font??0:w(d,e,i?.font);i?.font===h?i.text+=d:o.push({font:h,text:d,rtl:s})}return s?o.reverse():o}function w(g,s,e){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(g)&&e!==void 0&&s[e]?.covers(g)===!0?e:s.findIndex(d=>d.covers(g))}function _(g,s){const e=new Map;for(const o of(0,M.qf)(g))e.has(o)||e.set(o,!(0,M.ML)(o)&&
!s.some(d=>d.covers(o)));return[...e].filter(([,o])=>o).map(([o])=>o)}}),88739:((F,A,c)=>{c.d(A,{B:()=>w,U:()=>x});var S=c(77581),M=c(12889);const E=100;function x(_,{
digits:g=4,isInOrder:s=!1}={}){const e=_.filter(([,d])=>d.length>0).map(([d,i])=>`<${w(d).slice(-g)}> <${T(i,s)}>`),o=Array.from({length:Math.ceil(e.length/E)},
(d,i)=>{const h=e.slice(i*E,(i+1)*E);return[`${h.length} beginbfchar`,...h,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(g)}> <${"F".repeat(g)}> endcodespacerange`,...o,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function T(_,g){const s=_.map(e=>String.fromCodePoint(e)).join("");return(0,S.kt)(!g&&(0,M.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const w=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((F,A,c)=>{c.d(A,{F:()=>E});var S=c(60623);const M=1<<24,E=x=>(0,S.UD)(Buffer.from(x,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),74135:((F,A,c)=>{c.d(A,{$L:()=>i,DI:()=>w,Gd:()=>s,JQ:()=>M,Mo:()=>x,PU:()=>_,Pj:()=>v,S3:()=>E,W1:()=>O,XM:()=>p,d:()=>m,
ds:()=>T,gF:()=>h,iN:()=>S,kO:()=>d,lw:()=>g,xk:()=>e,zl:()=>o});function S({box:[f,t,u,b],rotation:a}){const n=u-f,r=b-t;return a%180===0?{width:n,height:r}:{width:r,
height:n}}function M(f){const{width:t,height:u}=S(f);return{width:t*f.userUnit,height:u*f.userUnit}}function E({box:[f,t,u,b],rotation:a}){switch(a){case 0:return[
1,0,0,1,f,t];case 90:return[0,1,-1,0,u,t];case 180:return[-1,0,0,-1,u,b];case 270:return[0,-1,1,0,f,b]}}function x(f,t){return t===void 0?f:v(f,t)??f}function T([
f,t,u,b]){return[Math.min(f,u),Math.min(t,b),Math.max(f,u),Math.max(t,b)]}function w([f,t,u,b,a,n]){const r=f*b-t*u,[l,P,y,D]=[b/r,-t/r,-u/r,f/r];return[l+0,P+0,
y+0,D+0,-(a*l+n*y)+0,-(a*P+n*D)+0]}const _=([f,t,u,b])=>Math.sqrt(Math.abs(f*b-t*u));function g(f,t){const[u,b,a,n,r,l]=f,[P,y,D,$,B,k]=t;return[u*P+b*D,u*y+b*$,
a*P+n*D,a*y+n*$,r*P+l*D+B,r*y+l*$+k]}function s([f,t,u,b,a,n],r,l){return[f*r+u*l+a,t*r+b*l+n]}function e([f,t],[u,b],[a,n],[r,l],P){const y=1-P,[D,$,B,k]=[y**3,
3*P*y**2,3*P**2*y,P**3];return[D*f+$*u+B*a+k*r,D*t+$*b+B*n+k*l]}function o(f,[t,u,b,a]){const[n,r]=s(f,t,u),[l,P]=s(f,b,u),[y,D]=s(f,t,a),[$,B]=s(f,b,a);return[
Math.min(n,l,y,$),Math.min(r,P,D,B),Math.max(n,l,y,$),Math.max(r,P,D,B)]}const d=(f,t)=>[Math.min(f[0],t[0]),Math.min(f[1],t[1]),Math.max(f[2],t[2]),Math.max(f[3],
t[3])];function i(f){let[t,u,b,a]=h;for(const[n,r]of f)t=Math.min(t,n),u=Math.min(u,r),b=Math.max(b,n),a=Math.max(a,r);return[t,u,b,a]}const h=[1/0,1/0,-1/0,-1/0],
p=([f,t,u,b],a)=>[f-a,t-a,u+a,b+a];function v(f,t){const u=[Math.max(f[0],t[0]),Math.max(f[1],t[1]),Math.min(f[2],t[2]),Math.min(f[3],t[3])];return u[0]<u[2]&&u[1]<
u[3]?u:void 0}const O=f=>f.map(t=>Math.round(t*1e5)/1e5+0),m=(f,{userUnit:t})=>String(Number((f*t/72).toPrecision(3)))}),6057:((F,A,c)=>{c.d(A,{VO:()=>x,b0:()=>_,
c_:()=>s,iw:()=>w,lQ:()=>g});var S=c(73208),M=c(74135);const E=[0,0,612,792],x=(e,o)=>_(e,e.pages.attribute(o,"MediaBox"))??T(e);function T({table:e}){return e.
damagedKinds.addCut(S.md),E}function w(e,o){const{pages:d}=e,i=e.resolve(e.entry(d.number(o),"UserUnit"));return{box:(0,M.Mo)(x(e,o),_(e,d.attribute(o,"CropBox"))),
rotation:s(e.resolve(d.attribute(o,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function _(e,o){const d=e.array(o)?.map(h=>e.resolve(h));if(d?.length!==4||
!d.every(h=>typeof h=="number"&&Number.isFinite(h)))return;const i=(0,M.ds)(d);return i[0]<i[2]&&i[1]<i[3]?i:void 0}function g(e,o){const d=(e.array(o)??[]).map(
i=>e.resolve(i));return d.length===6&&d.every(i=>typeof i=="number")?d:[1,0,0,1,0,0]}function s(e){const o=typeof e=="number"?(e%360+360)%360:0;return o===90||o===
180||o===270?o:0}}),5490:((F,A,c)=>{c.d(A,{M:()=>x,U:()=>E});var S=c(74135);const M=1e4;class E{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){
switch(w.operator){case"q":return this.saved.length<M?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[_,g,s,e,o,d]=x(w);this.current.
matrix=(0,S.lw)([_,g,s,e,o,d],this.current.matrix)}}const x=T=>Array.from({length:T.count},(w,_)=>T.number(_))}),21281:((F,A,c)=>{c.d(A,{Ip:()=>g,XM:()=>i,Xb:()=>d,
ds:()=>_,qg:()=>o,yB:()=>p});var S=c(59071),M=c(70549),E=c(21115),x=c(824),T=c(1975),w=c(60912);const _=(0,M.n)(async m=>g(m,await(0,x.Br)(m)));function g(m,f){
const t=(l,P)=>(0,S.wh)((0,T.sm)(f,l,P)[0]??""),u=e(t("pdfaid","part"),t("pdfaid","conformance").toLowerCase()),b=s(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","\
part")}`:void 0,n=[t("pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||((0,S.Gh)(m.resolve((0,x._U)(m)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFE\
Version"),t("pdfvtid","GTS_PDFVTVersion")],r=[u?.name,b,...n.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.test(l))];return{archive:u,accessible:b,names:r.filter(l=>l!==
void 0)}}const s=m=>/^[1-9]$/.test(m);function e(m,f){if(!s(m))return;const t=/^[abuef]$/.test(f)?f:"";return{part:Number(m),level:t,name:`PDF/A-${m}${t}`}}function o(m,f,t,u){
return f&&O(m,f,[E.dK.pdfaid]),d(t,u)}const d=({name:m},f)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${m}: ${f}.`});async function i(m){
const f=await(0,x.Br)(m);if(!f)return[];const{archive:t,accessible:u}=g(m,f);O(m,f,[E.dK.pdfaid,E.dK.pdfuaid]);const b=[t?.name,u].filter(a=>a!==void 0);return b.
length>0?[h(b,"a merge cannot guarantee conformance")]:[]}const h=(m,f)=>({code:"conformance_dropped",message:`The result no longer claims ${m.join(" and ")}, b\
ecause ${f}.`}),p=({archive:m,accessible:f})=>[...m?[d(m,v)]:[],...f===void 0?[]:[h([f],v)]],v="its metadata was removed";function O(m,f,t){f.properties.some(({
namespace:u})=>t.includes(u))&&(0,w._L)(m,(0,w.QH)(f,({namespace:u})=>t.includes(u),[]))}}),60912:((F,A,c)=>{c.d(A,{QH:()=>x,T3:()=>T,_L:()=>s});var S=c(21115),
M=c(3907),E=c(45599);function x(e,o,d){const{text:i,properties:h,end:p,about:v}=e,O=[];let m=0;for(const f of h.filter(o).sort((t,u)=>t.from-u.from))f.from<m||(O.
push(i.slice(m,f.from)),m=f.to);return O.push(i.slice(m,Math.max(p,m))),d.length>0&&O.push(w(d,v)),O.push(i.slice(Math.max(p,m))),g(O.join(""))}function T(e){return`\
<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${S.dK.rdf}">
${w(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(e,o){const i=[...new Set(e.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${S.dK[p]}"`).join(""),h=e.map(({prefix:p,name:v,form:O,values:m})=>`\
<${p}:${v}>${_(O,m)}</${p}:${v}>
`);return`<rdf:Description xmlns:rdf="${S.dK.rdf}" rdf:about="${(0,M.X)(o)}"${i}>
${h.join("")}</rdf:Description>
`}function _(e,o){const d=i=>o.map(h=>`<rdf:li${i}>${(0,M.X)(h)}</rdf:li>`).join("");switch(e){case"simple":return(0,M.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const g=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(e,o){const d=e.catalog.get("Metadata"),i=e.resolve(d),h=i instanceof E.Z6?[...i.dict].
filter(([O])=>!["Filter","DecodeParms","Length"].includes(O)):[],p=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...h]),v=new E.Z6(p,Buffer.
from(o,"utf8"));(0,E.i9)(d)&&i instanceof E.Z6?e.put(d,v):e.edit(e.catalogNumber).set("Metadata",e.add(v))}}),94289:((F,A,c)=>{c.d(A,{Y:()=>S});function S(_,g){
switch(_){case"D":return String(g);case"R":return T(g);case"r":return T(g).toLowerCase();case"A":return w(g);case"a":return w(g).toLowerCase();default:return""}}
const M=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],E=1e5,x=2600;function T(_){
if(_>E)return String(_);let g="",s=_;for(const[e,o]of M)for(;s>=e;)g+=o,s-=e;return g}function w(_){return _>x?String(_):String.fromCharCode(65+(_-1)%26).repeat(
Math.ceil(_/26))}}),33546:((F,A,c)=>{c.d(A,{FB:()=>T,Hr:()=>_,Zh:()=>g,k$:()=>w,qm:()=>s});var S=c(44233),M=c(45599),E=c(81077);const x={first:0,style:"D",prefix:void 0,
start:1};async function T(p){const v=p.catalog.get("PageLabels");if(!p.dict(v))return;const O=(await(0,E.Zc)(p,v,"Nums")).map(([m,f])=>({first:Number(m),label:p.
dict(f)})).filter(({first:m})=>Number.isInteger(m)&&m>=0).sort((m,f)=>m.first-f.first).filter(({first:m},f,t)=>t[f+1]?.first!==m).map(({first:m,label:f})=>({first:m,
...e(p,f)}));return O[0]?.first===0?O:[x,...O]}function w(p,v){const O=p.editCatalog();if(v.length===0){O.delete("PageLabels");return}const m=v[0].first===0?v:[
x,...v],f=h(p),t=m.map(({first:u,start:b,...a})=>[u,i({...a,number:b},f)]);O.set("PageLabels",p.add((0,E.H6)(p,t,"Nums")))}async function _(p){const v=await T(p);
if(!v)return;const O=v.map(({first:m})=>m);return m=>{const f=v[(0,S.MJ)(O,m)-1];return{...f,number:f.start+m-f.first}}}function g(p,v){const O=[],m=h(p);let f,
t=0;for(const u of v)(!f||!o(f,u))&&O.push([t,i(u,m)]),f=u,t++;return(0,E.H6)(p,O,"Nums")}async function s(p,v){const O=await _(p);if(!O)return;const m=g(p,Array.
from(v,f=>O(f-1)));p.editCatalog().set("PageLabels",p.add(m))}function e(p,v){const O=p.resolve(v?.get("S")),m=p.resolve(v?.get("P")),f=p.resolve(v?.get("St"));
return{style:O instanceof M.SX?O.text:void 0,prefix:m instanceof M.Mx&&m.bytes.length>0?m:void 0,start:typeof f=="number"&&Number.isInteger(f)&&f>=1?f:1}}function o(p,v){
return p.style!==v.style||v.style!==void 0&&v.number!==p.number+1?!1:p.prefix===v.prefix?!0:!!p.prefix&&!!v.prefix&&Buffer.compare(p.prefix.bytes,v.prefix.bytes)===
0}const d=100;function i({style:p,prefix:v,number:O},m){return(0,M.jd)({S:p===void 0?void 0:(0,M.UU)(p),P:v&&v.bytes.length>d?m(v):v,St:p===void 0||O===1?void 0:
O})}function h(p){const v=new Map;return O=>{let m=v.get(O);return m||v.set(O,m=p.add(O)),m}}}),81077:((F,A,c)=>{c.d(A,{BX:()=>g,H6:()=>s,MN:()=>e,Pu:()=>w,Zc:()=>_,
r6:()=>o});var S=c(45599),M=c(44233),E=c(77581),x=c(9819);const T=64,w=t=>typeof t=="number"?String(t):(0,E.U0)(t);async function _(t,u,b){const a=[];for(const n of await h(
t,u,0,b)){for(const l of v(t,n,b))a.push(l);const r=t.job.pace.step(d);r&&await r}return a}async function g(t,u,b,a,n,r){const l=await h(t,u,b,a,r);for(let P=l.
length-1;P>=0;P--){const y=l[P],D=v(t,y,a),$=D.filter(([C,U])=>!n(C,U)),B=t.job.pace.step(d+D.length*d);B&&await B,$.length<D.length&&(t.edit(y.holder),y.dict.set(
a,m($)),y.changed=!0);for(const C of y.repeats)t.edit(y.holder),y.dict.delete(C),y.changed=!0;if(y.emptyKids){const C=(t.array(y.dict.get("Kids"))??[]).filter(U=>!y.
emptyKids.has(t.dict(U)));t.edit(y.holder),y.dict.set("Kids",C),y.changed=!0}if(!y.changed)continue;const k=t.array(y.dict.get("Kids"))??[];y.empty=$.length===0&&
k.length===0;const Q=y.parent;Q&&(Q.changed=!0,y.empty?(Q.emptyKids??=new Set).add(y.dict):O(t,y,$,k))}return l[0]?.empty??!1}function s(t,u,b){if(u.length<=T)return(0,S.
jd)({[b]:m(u)});let a=[];for(const n of f(u)){const[r,l]=[n[0][0],n.at(-1)[0]];a.push({ref:t.add((0,S.jd)({Limits:[r,l],[b]:m(n)})),low:r,high:l})}for(;a.length>
T;)a=f(a).map(n=>{const[r,l]=[n[0].low,n.at(-1).high];return{ref:t.add((0,S.jd)({Limits:[r,l],Kids:n.map(({ref:P})=>P)})),low:r,high:l}});return(0,S.jd)({Kids:a.
map(({ref:n})=>n)})}async function e(t,u){const{pace:b}=t.job,a=[];for(const[n,r]of u){a.push([(0,S.Px)(n),r]);const l=b.step(10*d);l&&await l}return s(t,await o(
t,a),"Names")}async function o(t,u){const{pace:b}=t.job,a=[];for(const r of u){a.push({entry:r,key:w(r[0])});const l=b.step(d);l&&await l}return(await(0,M.qZ)(a,
(r,l)=>r.key<l.key?-1:r.key>l.key?1:0,b)).map(({entry:r})=>r)}const d=100,i=30;async function h(t,u,b,a,n){const r=new x.b9(t),l=new Set,P=$=>l.size<l.add($).size,
y=[],D=[{value:u??null,holder:b,parent:void 0}];for(let $=D.pop();$!==void 0;$=D.pop()){r.spend(1);const B=t.job.pace.step(d);B&&await B;const k=t.dict($.value);
if(!k||!P(k)||n&&$.parent&&!p(t,k,n))continue;const Q=[],C=j=>{const Z=t.array(k.get(j));return!Z||P(Z)?Z??[]:(Q.push(j),[])},U=C(a).length>>1,L=C("Kids"),K={dict:k,
holder:(0,x.Kd)($.value,$.holder),parent:$.parent,repeats:Q};y.push(K),r.spend(U);const N=(0,x.Kd)(k.get("Kids"),K.holder);for(let j=L.length-1;j>=0;j--){D.push(
{value:L[j],holder:N,parent:K});const Z=t.job.pace.step(i);Z&&await Z}const R=t.job.pace.step(U*d);R&&await R}return y}function p(t,u,b){const[a,n]=t.array(u.get(
"Limits"))??[];return typeof a!="number"||typeof n!="number"||b(a,n)}function v(t,{dict:u,repeats:b},a){const n=b.includes(a)?void 0:t.array(u.get(a));if(!n)return[];
const r=[];for(let l=0;l+1<n.length;l+=2){const P=t.resolve(n[l]);(a==="Names"?P instanceof S.Mx:typeof P=="number")&&r.push([P,n[l+1]])}return r}function O(t,u,b,a){
const n=P=>t.array(t.dict(P)?.get("Limits"))??[],r=b[0]?.[0]??n(a[0])[0],l=b.at(-1)?.[0]??n(a.at(-1))[1];t.edit(u.holder),r!==void 0&&l!==void 0?u.dict.set("Lim\
its",[r,l]):u.dict.delete("Limits")}function m(t){const u=[];for(const[b,a]of t)u.push(b,a);return u}function f(t){const u=[];for(let b=0;b<t.length;b+=T)u.push(
t.slice(b,b+T));return u}}),59071:((F,A,c)=>{c.d(A,{Gh:()=>o,ZK:()=>d,wh:()=>e});var S=c(77581),M=c(45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
T=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=i=>i.replace(E,"").replace(x,"").replace(T,"�"),_=200,g=new WeakMap;function s(i){
let h=g.get(i);if(h)return h;const p=w((0,S.g7)(i));return h={whole:p,trimmed:p.trim()},i.bytes.length>=_&&g.set(i,h),h}const e=i=>w(i).trim();function o(i){const h=i instanceof
M.Mx?s(i).trimmed:"";return h===""?null:h}const d=i=>i?s(i).whole:""}),70549:((F,A,c)=>{c.d(A,{n:()=>S});function S(M){const E=new WeakMap;return x=>{if(x.hasChanges)
return M(x);const T=E.get(x);if(T)return T.answer;const w=M(x);return E.set(x,{answer:w}),w}}}),9819:((F,A,c)=>{c.d(A,{J7:()=>E,Kd:()=>w,Wo:()=>_,_i:()=>T,b9:()=>x});
var S=c(42973),M=c(45599);class E{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:e,catalogNumber:o,pages:d}=this.document,
i=e.get("Pages");s===o||(0,M.i9)(i)&&s===i.number||d.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){
const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,M.i9)(s)&&this.gone.has(s.number)}}class x{most;left;constructor(s){this.most=this.left=s.job.
limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,S.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;allowance;constructor(s,e=new x(s)){this.allowance=e,this.seen=new Uint8Array(
(s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,M.i9)(s))return!0;const{number:e}=s,o=e>>3;if(o>=this.seen.length)return this.beyond.size<this.beyond.add(
e).size;const d=1<<(e&7),i=(this.seen[o]&d)===0;return this.seen[o]|=d,i}}function w(g,s){return(0,M.i9)(g)?g.number:s}function _(g,s){const e=g.catalog.get(s),
o=g.dict(e);return o&&{dict:o,holder:w(e,g.catalogNumber)}}})};
