"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((k,S,h)=>{h.d(S,{q:()=>y});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function y(D){const w=D.toLowerCase(),M=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??P().get(w);return M===void 0?void 0:
(M.length===3?[...M].map(n=>n+n):[M.slice(0,2),M.slice(2,4),M.slice(4)]).map(n=>Number.parseInt(n,16))}let v;function P(){const D=E.split(" ");return v??=new Map(
D.flatMap((w,M)=>M%2===0?[[w,D[M+1]]]:[]))}}),17079:((k,S,h)=>{h.d(S,{Z:()=>D,_:()=>P});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(n){
if(n.length>64)return;const o=n.trim().replace(y,(t,f,c,u)=>`${f??""}${1900+Number(c)}${u}`);return M(w(E.exec(o)??v.exec(o)))}function D(n){const o=n.length>64?
void 0:w(v.exec(n.trim()));if(!o||M(o)===void 0)return;const{year:t,month:f="",day:c="",hour:u="",minute:_="",second:g="",zone:x=""}=o;return`D:${t}${f}${c}${u}${_}${g}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function w(n){if(!n)return;const[,o,t,f,c,u,_,g,x,p,d]=n,e=g??(x===void 0?void 0:`${x}${p??"00"}:${d??"00"}`);return{year:o,
month:t,day:f,hour:c,minute:u,second:_,zone:e}}function M(n){if(!n)return;const{year:o,month:t,day:f,hour:c,minute:u="00",second:_="00",zone:g}=n,x=(d,e,r)=>d===
void 0||Number(d)>=e&&Number(d)<=r;if(Number(o)===0||!x(t,1,12)||!x(f,1,l(Number(o),Number(t)))||!x(c,0,23)||!x(u,0,59)||!x(_,0,59)||g!==void 0&&g!=="Z"&&!(x(g.
slice(1,3),0,23)&&x(g.slice(4),0,59)))return;const p=[o,t,f].filter(d=>d!==void 0).join("-");return c===void 0?p:`${p}T${c}:${u}:${_}${g==="+00:00"||g==="-00:00"?
"Z":g??""}`}function l(n,o){return o===2?n%4===0&&(n%100!==0||n%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),51521:((k,S,h)=>{h.d(S,{Ct:()=>w,Qf:()=>D,sA:()=>l});
var E=h(98446),y=h(34378);const v=/(\{[^{}]*\})/;function P(n,o){const t=[],f=[],c=`use ${o.map(u=>`{${u}}`).join(", ")}`;for(const u of(0,y.w)(n).split(v)){const _=o.
find(g=>`{${g}}`===u);if(_)t.push({placeholder:_});else if(v.test(u))f.push(u);else{if(/[{}]/.test(u))return{problem:`has a brace that belongs to no placeholder\
; ${c}`};u&&t.push({literal:u})}}return f.length===0?{pieces:t}:{problem:`has the unknown ${(0,E.d5)(f.length,"placeholder","placeholders")} ${f.join(" and ")};\
 ${c}`}}const D=n=>n.split(v).filter((o,t)=>t%2===1),w=(n,o)=>n.split(v).map((t,f)=>(f%2===1&&Object.hasOwn(o,t.slice(1,-1))?o[t.slice(1,-1)]:void 0)??t).join(""),
M=["number","last","label","name"],l=n=>P(n,M)}),49892:((k,S,h)=>{h.d(S,{B_:()=>v,Fw:()=>P,Tz:()=>w});var E=h(49180),y=h(57117);const v="OctavoColor";function P(M,l){
const n=D(M),o=n.length===1,t=l?.part===1;return l===void 0||(0,y.hU)(l,o?1:3)?{values:n,operators:`${n.join(" ")} ${o?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:
{values:n,listsGlyphs:t,operators:`/${v} cs ${n.join(" ")} sc`,colorSpace:o?(0,y.HB)():(0,y.Pz)()}}function D(M){if(M==="Gray")return[.5];const[l,n,o]=(0,E.q)(M);
return(l===n&&n===o&&l>0?[l]:[l,n,o]).map(f=>Math.round(f/255*1e4)/1e4)}function w(M){return M===void 0||(0,y.hU)(M,1)?{set:l=>`${l} g`,colorSpace:void 0}:{set:l=>`\
/${v} cs ${l} sc`,colorSpace:(0,y.HB)()}}}),57117:((k,S,h)=>{h.d(S,{Br:()=>M,HB:()=>f,Pz:()=>t,Qg:()=>n,_B:()=>P,c4:()=>l,hU:()=>w});var E=h(21281),y=h(824),v=h(
45599);async function P(c){const u=await(0,y.Br)(c),{archive:_}=(0,E.Ip)(c,u);return _&&{..._,xmp:u,intent:D(c)}}function D(c){for(const u of c.array(c.catalog.
get("OutputIntents"))??[]){const _=c.dict(u);if(!(0,v.Zm)(_)||!(0,v.Eo)(c.resolve(_.get("S")),"GTS_PDFA1"))continue;const g=c.resolve(c.dict(_.get("DestOutputPr\
ofile"))?.get("N"));if(typeof g=="number")return g}}const w=({intent:c},u)=>u===1?c!==void 0:c===u,M={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},l=(c,u,_)=>(0,E.qg)(c,u.xmp,u,_),n=c=>c&&c.part!==1&&c.intent===void 0?
t():void 0,o=[.9505,1,1.089],t=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...o],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
f=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...o],Gamma:2.2})]}),95358:((k,S,h)=>{h.d(S,{Wx:()=>D,pi:()=>M,z:()=>l});var E=h(58426),y=h(74135);function v(o,t){
return P(o,t*72/o.userUnit)}function P(o,t){const{width:f,height:c}=(0,y.iN)(o),u={width:f-2*t,height:c-2*t,inset:t};return u.width>0&&u.height>0?u:void 0}function D(o,t,f){
const c=f===E.zU[o].fields.margin.default;return t.map(u=>{const _=v(u,f);if(_||!c)return _;const{width:g,height:x}=(0,y.iN)(u);return P(u,Math.min(g,x)/10)})}const w=null;
function M(o,{inset:t},f,c,u){const _=(0,y.iN)(o),g=_.width-t-c,x=_.height-t-u,p=f.endsWith("left")?t:f.endsWith("right")?g:(_.width-c)/2,d=f.startsWith("bottom")?
t:f.startsWith("top")?x:(_.height-u)/2;return[p,d]}function l({kinds:o,pages:t},f){const c=t.find(({kind:u})=>!f[u]);return c?[{field:"margin",message:n(c.index,
o[c.kind])}]:[]}function n(o,t){const{width:f,height:c}=(0,y.iN)(t),u=(0,y.d)(Math.min(f,c)/2,t);return`leaves no room on page ${o+1}, which is ${(0,y.d)(f,t)} \
× ${(0,y.d)(c,t)} inches; it must be less than ${u}`}}),72313:((k,S,h)=>{h.d(S,{W:()=>e});var E=h(81627),y=h(45599),v=h(98446),P=h(36078);function D(s,a,m,b){return`\
/Artifact <<${m==="over"?`/Type /Pagination /Subtype /${a}`:`/Type /Background /BBox [${b.map(P._).join(" ")}]`}>> BDC
${s}
EMC
`}var w=h(36211),M=h(37709),l=h(85008),n=h(74135),o=h(5490);const t=400,f=.01;function c(s,a,m,b){const T=new M.BT(a),O=new u(s,m,b);for(let C=0;C<t&&T.next();C++)
if(O.takes(T))return!0;return!1}class u{document;resources;box;states=new o.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new _;clips=!1;constructor(a,m,b){
this.document=a,this.resources=m,this.box=b}takes(a){if(this.states.follow(a)||this.extendsPath(a)||this.setsState(a))return!1;const{operator:m}=a;if(m==="Do")return this.
paintsImage(a.name(0));const b=w.lJ.get(m);return b!==void 0&&this.paintsPath(b)}setsState(a){const m=this.states.current;switch(a.operator){case"gs":{const b=this.
document.dict(this.resource("ExtGState",a.name(0)));return m.isOpaque=m.isSolid=g(this.document,b),!0}case"scn":case"sc":return m.isSolid=m.isOpaque&&a.kind(a.count-
1)!==l.o_,!0;case"g":case"rg":case"k":return m.isSolid=m.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(a){const{matrix:m}=this.
states.current;switch(a.operator){case"re":{const[b,T,O,C]=(0,o.M)(a);return this.path.rectangle(m,b,T,O,C),!0}case"m":case"l":return this.path.point(m,a.number(
0),a.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:a}){const m=this.states.current,b=this.path.area();
return a&&m.isSolid&&this.isCoveredBy(b)?!0:(this.clips&&(m.clip=b&&m.clip&&p(b,m.clip)),this.clips=!1,this.path=new _,!1)}paintsImage(a){const m=this.states.current,
b=this.resource("XObject",a);if(!m.isOpaque||!(b instanceof y.Z6)||!x(this.document,b.dict))return!1;const T=new _;return T.rectangle(m.matrix,0,0,1,1),this.isCoveredBy(
T.area())}isCoveredBy(a){const{clip:m}=this.states.current;return a!==void 0&&m!==void 0&&d(p(a,m),this.box)}resource(a,m){const{document:b,resources:T}=this;return m===
void 0?null:b.resolve(b.dict(T?.get(a))?.get(m))}}class _{isRectangle=!0;points=[];point([a,m,b,T,O,C],R,L){this.points.push([a*R+b*L+O,m*R+T*L+C])}rectangle(a,m,b,T,O){
this.point(a,m,b),this.point(a,m+T,b),this.point(a,m+T,b+O),this.point(a,m,b+O)}area(){const{points:a}=this;if(!this.isRectangle||a.length<4||a.length>5)return;
const m=(0,n.$L)(a),b=f*Math.max(m[2]-m[0],m[3]-m[1]),T=(O,C,R)=>Math.abs(O-C)<=b||Math.abs(O-R)<=b;return a.every(([O,C])=>T(O,m[0],m[2])&&T(C,m[1],m[3]))?m:void 0}}
function g(s,a){if(!a)return!0;const m=s.resolve(a.get("ca")),b=s.resolve(a.get("BM")),T=s.resolve(a.get("SMask"));return(m===null||m===1)&&(b===null||(0,y.Eo)(
b,"Normal"))&&(T===null||(0,y.Eo)(T,"None"))}function x(s,a){const m=s.resolve(a.get("ImageMask"))===!0;return(0,y.Eo)(s.resolve(a.get("Subtype")),"Image")&&!m&&
!a.has("SMask")&&!a.has("Mask")}function p(s,a){return[Math.max(s[0],a[0]),Math.max(s[1],a[1]),Math.min(s[2],a[2]),Math.min(s[3],a[3])]}function d(s,a){const[m,
b]=[f*(a[2]-a[0]),f*(a[3]-a[1])];return s[0]<=a[0]+m&&s[1]<=a[1]+b&&s[2]>=a[2]-m&&s[3]>=a[3]-b}async function e(s,{kinds:a,pages:m},b){const{pace:T}=s.job,{layer:O,
subtype:C,groupColorSpace:R}=b,L=new E.B(s);O==="over"&&await L.inspect(m);const j=[];for(const[Z,A]of m.entries()){const B=T.step(O==="over"?2e3:2e4);B&&await B,
Z%1e3===0&&T.progress(Z/m.length);const I=b.on(A,Z);if(!I)continue;const{box:U}=a[A.kind],{resources:N}=I,K=z=>D(I.operators(z),C,O,U);if(O==="over")await L.over(
A,{resources:N,operators:K});else{const z=await L.contents.content(L.contents.own(A));c(s,z,s.dict(A.resources),U)&&j.push(A.index+1),L.under(A,{resources:N,operators:K})}
R!==void 0&&r(s,A.index,R)}return j.length>0?[i(j,m.length)]:[]}function r(s,a,m){const b=s.pages.number(a),T=s.entry(b,"Group"),O=s.dict(T);if(O?.has("CS"))return;
const C=(0,y.jd)({Type:(0,y.UU)("Group"),S:(0,y.UU)("Transparency"),...Object.fromEntries(O??[]),CS:m});(0,y.i9)(T)&&(0,y.Zm)(s.get(T))?s.put(T,C):s.pages.patch(
a,{Group:C})}function i(s,a){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===a?"on every page":`on ${(0,v.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((k,S,h)=>{h.r(S),h.d(S,{addPageNumbers:()=>O});var E=h(58552),y=h(94289),v=h(33546),P=h(77581),D=h(
86799),w=h(47707),M=h(71391),l=h(49892),n=h(74135),o=h(95358),t=h(36078),f=h(57117),c=h(72313),u=h(99876),_=h(41578),g=h(12889),x=h(29825),p=h(77904),d=h(45657);
async function e(A,B){return[...A?[await(0,p.ar)(A,B)]:[],await(0,p.Wu)("Regular")]}const r=A=>(0,w.Sw)(A)||(0,g.ft)(A);async function i(A,B,I){const U=A.map(()=>new Map);
for(const W of B)for(const{face:$,glyphs:F}of s(A,W,I))for(const{glyph:X}of F)U[$].set(X.id,X);const N=[],K=new Map;for(const[W,$]of U.entries())$.size!==0&&(K.
set(W,N.length),N.push(await(0,_.r)(A[W],[...$.values()])));const z=W=>{const $=s(A,W,I);return{pieces:$.map(F=>{const X=K.get(F.face)??0;return{font:X,operators:G=>a(
F,N[X],A[F.face].unit,G)}}),width:$.reduce((F,{glyphs:X})=>X.reduce((G,{advance:Y})=>G+Y,F),0)/1e3}},H=U.flatMap((W,$)=>[...W.values()].map(F=>({...A[$].boxOf(F),
scale:A[$].unit/1e3}))).filter(({minY:W,maxY:$})=>W<=$);return{fonts:N.map(({addTo:W})=>W),line:z,bottom:Math.min(0,(0,d.YG)(H.map(({minY:W,scale:$})=>W*$))),top:Math.
max(0,(0,d.Kf)(H.map(({maxY:W,scale:$})=>W*$)))}}function s(A,B,I){return(0,x.OD)(B,A).map(({font:U,text:N,rtl:K})=>({face:U,glyphs:I?A[U].shape(N,K):Array.from(
N,z=>A[U].plain(z))}))}function a({glyphs:A},{codeOf:B},I,U){const N=[];let K="",z=0;const Q=()=>{K!==""&&N.push(/^<[^>]*>$/.test(K)?`${K} Tj`:`[${K}] TJ`),K=""},
H=$=>{Math.abs($)>=.01&&(K+=String(-Math.round($*100)/100))},W=$=>{K=K.endsWith(">")?`${K.slice(0,-1)}${$}>`:`${K}<${$}>`};for(const{glyph:$,advance:F,x:X,y:G}of A)
G!==z&&(Q(),N.push(`${(0,t._)(G*U/1e3)} Ts`),z=G),H(X),W(B($)),H(F-X-$.advanceWidth*I);return Q(),z!==0&&N.push("0 Ts"),N.join(" ")}var m=h(51521);const b="Octa\
voNumber",T=64*1024;async function O(A,B,I,U,N){const K=await(0,u.F)(A,U),{kinds:z,pages:Q}=K,H=(0,o.Wx)("add_page_numbers",z,I.margin),W=(0,o.z)(K,H),$=(0,m.sA)(
I.number_format),F=I.first_number+Q.length-1,{last_number:X=F}=I;if(X<F&&W.push({field:"last_number",message:`is ${X}, but the last page gets the number ${F}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,E.G6)([{field:"number_format",message:$.problem},...W]);const G=await C(A,B,$.pieces,{...I,last_number:X},
Q),Y=I.font&&(0,D.g)(I.font,"font"),V=await L(G,$.pieces,{prepared:N,pace:A.job.pace,issues:W,file:Y}),J=(0,l.Fw)(I.color,await(0,f._B)(A)),tt=V.fonts.map((et,nt)=>({
category:"Font",name:nt===0?b:`${b}${nt+1}`,ref:et(A,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:l.B_,ref:A.add(J.colorSpace)}),
(0,c.W)(A,K,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=V.line(G(nt)),[rt,ot]=[z[et],H[et]],q=Z(st.width,V,I.font_size,rt,ot),ft=(V.top-V.bottom)*
q,[dt,lt]=(0,o.pi)(rt,ot,I.position,st.width*q,ft),ut=(0,n.lw)([1,0,0,1,dt,lt-V.bottom*q],(0,n.S3)(rt));return{resources:tt,operators:at=>{const it=at[V.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(l.B_,it),pt=st.pieces.map(ct=>`/${at[ct.font]} ${(0,t._)(q)} Tf ${ct.operators(q)}`);return`q ${ht} BT ${(0,t.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function C(A,B,I,{first_number:U,last_number:N,digits:K},z){const Q=String(N),H=(0,w.RK)(B.replace(/\.[^.]*$/,"")),W=I.
some(G=>"placeholder"in G&&G.placeholder==="label")?await(0,v.Hr)(A):void 0,$={number:G=>String(U+G).padStart(K,"0"),last:()=>Q,name:()=>H,label:G=>{const{index:Y}=z[G];
if(!W)return String(Y+1);const{prefix:V,style:J,number:tt}=W(Y);return(V?(0,w.RK)((0,P.g7)(V)):"")+(0,y.Y)(J,tt)}},F=I.map(G=>"literal"in G?{literal:(0,w.RK)(G.
literal)}:G);return Object.assign(G=>F.map(Y=>"literal"in Y?Y.literal:$[Y.placeholder](G)).join(""),{count:z.length,isUniform:!W})}function R(A){const B=new Set(
"0123456789"),I=A.isUniform?1:A.count;for(let U=0;U<I;U++)for(const N of A(U))B.add(N);return[...B].sort()}async function L(A,B,{prepared:I,pace:U,issues:N,file:K}){
const z=R(A),Q=z.join(""),H=r(Q),W=H?j(A):z,$=(0,M.C)("number",K?.bytes,H,H?[...W].join(`
`):Q);let F=I.get($);if(!F){const X=await e(K,U);await U.rest();const G=(0,w.Zw)(Q,X);if(G!==void 0){const Y=B.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
N.unshift({field:"number_format",message:Y?`${G} (from the format, the file name or the labels)`:G,mentions:["font"]})}if(N.length>0)throw(0,E.G6)(N);F=await i(
X,W,H),await U.rest(),I.put($,F,T)}if(N.length>0)throw(0,E.G6)(N);return F}function j(A){const B=new Set(["0123456789"]);for(let I=0;I<A.count;I++)B.add(A(I).replace(
/\d/g,"0"));return[...B]}function Z(A,{top:B,bottom:I},U,N,K){return Math.min(U/N.userUnit,K.width/Math.max(A,1e-6),K.height/(B-I))}}),50476:((k,S,h)=>{h.d(S,{Z:()=>M,
f:()=>w});const[E,y,v,P,D]=[1,8,32,64,128];function w(l,n,o,t){const f=new Set,c=[...l].filter(u=>typeof u=="number");for(let u=c.pop();u!==void 0;u=c.pop())if(!(u<
0||u>=n||f.has(u))){f.add(u);for(const _ of M(t,o(u)))c.push(_)}return f}function*M(l,[n,o]){if(!(o-n<12||l.getInt16(n)>=0))for(let t=n+10,f=v;f&v&&t+4<=o;)f=l.
getUint16(t),yield l.getUint16(t+2),t+=4+(f&E?4:2)+(f&y?2:f&P?4:f&D?8:0)}}),12889:((k,S,h)=>{h.d(S,{Rl:()=>d,Vv:()=>P,fM:()=>D,ft:()=>n,jB:()=>x,pr:()=>c,rg:()=>g,
vw:()=>f,wE:()=>p});var E=h(46161),y=h(93604),v=h(47707);const P="‏",D="‎";let w;const M=()=>w??=(0,E.A)(),l=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
n=e=>l.test(e),o=4e3,t=e=>M().getEmbeddingLevels(e.slice(0,o)).paragraphs[0]?.level??0,f=e=>n(e)&&t(e)%2===1,c=e=>[...u(e)];function*u(e){if(!n(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=o)return yield*_(e,0);const r=t(e)%2===1,i=[];for(let s=0;s<e.length;)s=Math.min(s+o,e.length),/[\ud800-\udbff]/.test(e[s-
1])&&(s=Math.min(s+1,e.length)),i.push(s);for(let s=0;s<i.length;s++){const a=r?i.length-1-s:s,m=i[a-1]??0;yield*_(e.slice(m,i[a]),m,r?"rtl":"ltr")}}function _(e,r,i){
const{levels:s,paragraphs:a}=M().getEmbeddingLevels(e,i),m=a[0]?.level??0;for(let O=e.length-1;O>=0&&/\s/.test(e[O]);O--)s[O]=m;const b=[];for(let O=0,C=0;O<e.length;O=
C){const R=s[O];for(;C<e.length&&s[C]===R;)C++;b.push({level:R,text:e.slice(O,C),at:O})}const T=b.reduce((O,{level:C})=>Math.max(O,C),0);for(let O=T;O>0;O--)for(let C=0,
R=0;C<b.length;C=R+1){for(R=C;R<b.length&&b[R].level>=O;)R++;for(let L=C,j=R-1;L<j;L++,j--)[b[L],b[j]]=[b[j],b[L]]}return b.map(({level:O,text:C,at:R})=>({text:C,
rtl:O%2===1,at:r+R}))}function*g(e,r){const i=new Int32Array(r.length+1);for(const[s,a]of r.entries())i[s+1]=i[s]+a.length;for(const{text:s,rtl:a,at:m}of u(e+r.
join(""))){const b=m-e.length,T=b+s.length,O=[];for(let C=Math.max((0,y.MJ)(i,b)-1,0);C<r.length&&i[C]<T;C++){const R=Math.max(b-i[C],0),L=r[C].slice(R,Math.max(
T-i[C],0));L!==""&&O.push({text:L,rtl:a,at:R,index:C})}yield*a?O.reverse():O}}const x=e=>Array.from(e,r=>M().getMirroredCharacter(r)??r).join(""),p=e=>(0,v.qf)(
x(e)).reverse().join(""),d=e=>c(e).flatMap(({text:r,rtl:i})=>i?(0,v.qf)(x(r)).reverse():(0,v.qf)(r))}),29825:((k,S,h)=>{h.d(S,{EH:()=>M,OD:()=>P,W_:()=>D,lV:()=>v});
var E=h(12889),y=h(47707);const v=-1,P=(l,n)=>(0,E.pr)(l).flatMap(o=>D(o,n));function D({text:l,rtl:n},o){const t=[];for(const f of(0,y.qf)(l)){const c=t.at(-1),
u=(0,y.ML)(f)?c?.font??0:w(f,o,c?.font);c?.font===u?c.text+=f:t.push({font:u,text:f,rtl:n})}return n?t.reverse():t}function w(l,n,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(l)&&o!==void 0&&n[o]?.covers(l)===!0?o:n.findIndex(f=>f.covers(l))}function M(l,n){const o=P(l,n).filter(({font:t})=>t===v);return[...new Set(o.flatMap(t=>(0,y.
qf)(t.text)))]}}),88739:((k,S,h)=>{h.d(S,{B:()=>w,U:()=>P});var E=h(77581),y=h(12889);const v=100;function P(M,{digits:l=4,isInOrder:n=!1}={}){const o=M.filter(
([,f])=>f.length>0).map(([f,c])=>`<${w(f).slice(-l)}> <${D(c,n)}>`),t=Array.from({length:Math.ceil(o.length/v)},(f,c)=>{const u=o.slice(c*v,(c+1)*v);return[`${u.
length} beginbfchar`,...u,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(l)}> <${"F".repeat(l)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function D(M,l){const n=M.map(o=>String.fromCodePoint(o)).join("");return(0,E.kt)(!l&&(0,y.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const w=M=>M.toString(16).toUpperCase().padStart(4,"0")}),38875:((k,S,h)=>{h.d(S,{F:()=>v});var E=h(60623);const y=1<<24,v=P=>(0,E.UD)(Buffer.from(P,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),74135:((k,S,h)=>{h.d(S,{$L:()=>c,DI:()=>w,Gd:()=>n,JQ:()=>y,Mo:()=>P,PU:()=>M,Pj:()=>g,S3:()=>v,W1:()=>x,XM:()=>_,d:()=>p,
ds:()=>D,gF:()=>u,iN:()=>E,kO:()=>f,lw:()=>l,xk:()=>o,zl:()=>t});function E({box:[d,e,r,i],rotation:s}){const a=r-d,m=i-e;return s%180===0?{width:a,height:m}:{width:m,
height:a}}function y(d){const{width:e,height:r}=E(d);return{width:e*d.userUnit,height:r*d.userUnit}}function v({box:[d,e,r,i],rotation:s}){switch(s){case 0:return[
1,0,0,1,d,e];case 90:return[0,1,-1,0,r,e];case 180:return[-1,0,0,-1,r,i];case 270:return[0,-1,1,0,d,i]}}function P(d,e){return e===void 0?d:g(d,e)??d}function D([
d,e,r,i]){return[Math.min(d,r),Math.min(e,i),Math.max(d,r),Math.max(e,i)]}function w([d,e,r,i,s,a]){const m=d*i-e*r,[b,T,O,C]=[i/m,-e/m,-r/m,d/m];return[b+0,T+0,
O+0,C+0,-(s*b+a*O)+0,-(s*T+a*C)+0]}const M=([d,e,r,i])=>Math.sqrt(Math.abs(d*i-e*r));function l(d,e){const[r,i,s,a,m,b]=d,[T,O,C,R,L,j]=e;return[r*T+i*C,r*O+i*R,
s*T+a*C,s*O+a*R,m*T+b*C+L,m*O+b*R+j]}function n([d,e,r,i,s,a],m,b){return[d*m+r*b+s,e*m+i*b+a]}function o([d,e],[r,i],[s,a],[m,b],T){const O=1-T,[C,R,L,j]=[O**3,
3*T*O**2,3*T**2*O,T**3];return[C*d+R*r+L*s+j*m,C*e+R*i+L*a+j*b]}function t(d,[e,r,i,s]){const[a,m]=n(d,e,r),[b,T]=n(d,i,r),[O,C]=n(d,e,s),[R,L]=n(d,i,s);return[
Math.min(a,b,O,R),Math.min(m,T,C,L),Math.max(a,b,O,R),Math.max(m,T,C,L)]}const f=(d,e)=>[Math.min(d[0],e[0]),Math.min(d[1],e[1]),Math.max(d[2],e[2]),Math.max(d[3],
e[3])];function c(d){let[e,r,i,s]=u;for(const[a,m]of d)e=Math.min(e,a),r=Math.min(r,m),i=Math.max(i,a),s=Math.max(s,m);return[e,r,i,s]}const u=[1/0,1/0,-1/0,-1/0],
_=([d,e,r,i],s)=>[d-s,e-s,r+s,i+s];function g(d,e){const r=[Math.max(d[0],e[0]),Math.max(d[1],e[1]),Math.min(d[2],e[2]),Math.min(d[3],e[3])];return r[0]<r[2]&&r[1]<
r[3]?r:void 0}const x=d=>d.map(e=>Math.round(e*1e5)/1e5+0),p=(d,{userUnit:e})=>String(Number((d*e/72).toPrecision(3)))}),6057:((k,S,h)=>{h.d(S,{VO:()=>v,b0:()=>D,
c_:()=>M,iw:()=>P,lQ:()=>w});var E=h(74135);const y=[0,0,612,792],v=(l,n)=>D(l,l.pages.attribute(n,"MediaBox"))??y;function P(l,n){const{pages:o}=l,t=l.resolve(
l.entry(o.number(n),"UserUnit"));return{box:(0,E.Mo)(v(l,n),D(l,o.attribute(n,"CropBox"))),rotation:M(l.resolve(o.attribute(n,"Rotate"))),userUnit:typeof t=="nu\
mber"&&t>0?t:1}}function D(l,n){const o=l.array(n)?.map(f=>l.resolve(f));if(o?.length!==4||!o.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const t=(0,E.
ds)(o);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function w(l,n){const o=(l.array(n)??[]).map(t=>l.resolve(t));return o.length===6&&o.every(t=>typeof t=="number")?o:
[1,0,0,1,0,0]}function M(l){const n=typeof l=="number"?(l%360+360)%360:0;return n===90||n===180||n===270?n:0}}),5490:((k,S,h)=>{h.d(S,{M:()=>P,U:()=>v});var E=h(
74135);const y=1e4;class v{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<y?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),
!0;default:return!1}}transform(w){if(w.count!==6)return;const[M,l,n,o,t,f]=P(w);this.current.matrix=(0,E.lw)([M,l,n,o,t,f],this.current.matrix)}}const P=D=>Array.
from({length:D.count},(w,M)=>D.number(M))}),21281:((k,S,h)=>{h.d(S,{Ip:()=>l,XM:()=>c,Xb:()=>f,ds:()=>M,qg:()=>t});var E=h(59071),y=h(70549),v=h(21115),P=h(824),
D=h(1975),w=h(60912);const M=(0,y.n)(async g=>l(g,await(0,P.Br)(g)));function l(g,x){const p=(a,m)=>(0,E.wh)((0,D.sm)(x,a,m)[0]??""),d=o(p("pdfaid","part"),p("p\
dfaid","conformance").toLowerCase()),e=n(p("pdfuaid","part"))?`PDF/UA-${p("pdfuaid","part")}`:void 0,i=[p("pdfxid","GTS_PDFXVersion")||p("pdfx","GTS_PDFXVersion")||
((0,E.Gh)(g.resolve((0,P._U)(g)?.get("GTS_PDFXVersion")))??""),p("pdfe","ISO_PDFEVersion"),p("pdfvtid","GTS_PDFVTVersion")],s=[d?.name,e,...i.filter(a=>/^PDF\/[\w .:/()-]{1,40}$/.
test(a))];return{archive:d,accessible:e,names:s.filter(a=>a!==void 0)}}const n=g=>/^[1-9]$/.test(g);function o(g,x){if(!n(g))return;const p=/^[abuef]$/.test(x)?
x:"";return{part:Number(g),level:p,name:`PDF/A-${g}${p}`}}function t(g,x,p,d){return x&&_(g,x,[v.dK.pdfaid]),f(p,d)}const f=({name:g},x)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${g}: ${x}.`});async function c(g){const x=await(0,P.Br)(g);if(!x)return[];const{archive:p,accessible:d}=l(
g,x);_(g,x,[v.dK.pdfaid,v.dK.pdfuaid]);const e=[p?.name,d].filter(r=>r!==void 0);return e.length>0?[u(e)]:[]}const u=g=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${g.join(" and ")}, because a merge cannot guarantee conformance.`});function _(g,x,p){x.properties.some(({namespace:d})=>p.includes(d))&&
(0,w._L)(g,(0,w.QH)(x,({namespace:d})=>p.includes(d),[]))}}),21115:((k,S,h)=>{h.d(S,{HC:()=>P,dK:()=>E,ee:()=>v});const E={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(E));class v{uris=new Map;declared=[];known=new Map;enter(n){
let o;for(const{name:t,value:f}of n){if(!P(t))continue;const c=t.slice(6),u=this.uris.get(c);u?u.push(f):this.uris.set(c,[f]),(o??=[]).push(c)}this.declared.push(
o??D),o&&this.known.clear()}leave(){const n=this.declared.pop()??D;for(const o of n)this.uris.get(o).pop();n.length>0&&this.known.clear()}declares(n){return(this.
uris.get(M(n))?.length??0)>0}ofElement(n){let o=this.known.get(n);if(!o){const t=M(n),f=this.uris.get(t)?.at(-1)??y.get(t)??"";this.known.size===w&&this.known.clear(),
this.known.set(n,o={namespace:f,local:n.slice(n.indexOf(":")+1)})}return o}ofAttribute(n){return n.includes(":")?this.ofElement(n):{namespace:"",local:n}}}const P=l=>l===
"xmlns"||l.startsWith("xmlns:"),D=[],w=1e3,M=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),824:((k,S,h)=>{h.d(S,{Br:()=>l,_6:()=>o,_U:()=>M});var E=h(58552),y=h(1975),
v=h(17079),P=h(45599),D=h(59071),w=h(70549);function M(t){const f=t.resolve(t.trailer.get("Info"));return f instanceof P.Bi?f:f instanceof P.Z6?f.dict:void 0}const l=(0,w.
n)(n);async function n(t){const f=t.get(t.catalogNumber),c=f instanceof P.Bi?t.resolve(f.get("Metadata")):null;if(!(c instanceof P.Z6))return;let u;try{u=t.decoded(
c)}catch(_){if(!(_ instanceof E.zU)||_.code==="cancelled")throw _;return y.m}return(0,y.kg)(u,t.job.pace)}function o(t,f){const c=M(t),u=e=>t.resolve(c?.get(e)),
_=(e,r,i=", ")=>{const s=(0,y.sm)(f,e,r).map(D.wh).filter(Boolean).join(i);return s===""?null:s},g=(e,r)=>{const[i=""]=(0,y.sm)(f,e,r);return(0,D.wh)(i)||null},
x=(e,r)=>(0,v._)((0,D.Gh)(u(e))??"")??(0,v._)(g("xmp",r)??"")??null,p=t.get(t.catalogNumber),d=p instanceof P.Bi?(0,D.Gh)(t.resolve(p.get("Lang"))):null;return{
title:(0,D.Gh)(u("Title"))??g("dc","title"),author:(0,D.Gh)(u("Author"))??_("dc","creator"),subject:(0,D.Gh)(u("Subject"))??g("dc","description"),keywords:(0,D.
Gh)(u("Keywords"))??_("pdf","Keywords")??_("dc","subject"),creator:(0,D.Gh)(u("Creator"))??g("xmp","CreatorTool"),producer:(0,D.Gh)(u("Producer"))??g("pdf","Pro\
ducer"),created:x("CreationDate","CreateDate"),modified:x("ModDate","ModifyDate"),language:d??g("dc","language")}}}),3907:((k,S,h)=>{h.d(S,{Rt:()=>c,X:()=>d,km:()=>P,
ol:()=>y,xK:()=>f});var E=h(78157);const y=200,v=1e4;async function P(e,r,i){const s=new D(e);for(let a=s.next();a;a=s.next()){if(i(a))return"left";const m=r.step(
(a.to-a.from)*4+50);m&&await m}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(r){
this.text=r}next(){const{text:r,at:i}=this;if(i>=r.length)return;if(r.charCodeAt(i)!==w)return this.characters(i,this.nextTag(i));if(r.startsWith("<!--",i))return this.
other(i,"-->",4);if(r.startsWith("<?",i))return this.other(i,"?>",2);if(r.startsWith("<![CDATA[",i)){const a=r.indexOf("]]>",i);return a<0?this.end():(this.at=a+
3,{kind:"text",text:r.slice(i+9,a),from:i,to:this.at})}return r.startsWith("<!",i)?(this.hasDocumentType=r.startsWith("<!DOCTYPE",i),this.end()):(r.charCodeAt(i+
1)===l?this.endTag(i):this.startTag(i))??this.fault(i,this.nextTag(i+1))}other(r,i,s){const a=this.text.indexOf(i,r+s);return a<0?this.end():(this.at=a+i.length,
{kind:"other",from:r,to:this.at})}endTag(r){const i=this.name(r+2),s=this.blanks(i);if(!(i===r+2||this.text.charCodeAt(s)!==M))return this.at=s+1,{kind:"end",name:this.
text.slice(r+2,i),from:r,to:this.at}}startTag(r){const{text:i}=this,s=this.name(r+1);if(s===r+1)return;const a=i.slice(r+1,s),m=[];for(let b=s;;){const T=this.blanks(
b),O=i.charCodeAt(T);if(O===M||O===l&&i.charCodeAt(T+1)===M)return this.at=O===M?T+1:T+2,{kind:O===M?"start":"empty",name:a,attributes:m,from:r,to:this.at};const C=this.
name(T),R=this.blanks(C),L=this.blanks(R+1),j=i[L];if(T===b||C===T||i[R]!=="="||j!=='"'&&j!=="'")return;const Z=i.indexOf(j,L+1),A=i.slice(L+1,Math.max(Z,L+1)),
B=A.includes("<")?void 0:o(A);if(Z<0||B===void 0||m.length>=v)return;m.push({name:i.slice(T,C),value:B,from:T,to:Z+1}),b=Z+1}}characters(r,i){const s=o(this.text.
slice(r,i));return s===void 0?this.fault(r,i):(this.at=i,{kind:"text",text:s,from:r,to:i})}nextTag(r){const i=this.text.indexOf("<",r);return i<0?this.text.length:
i}fault(r,i){return this.malformed=!0,this.at=i,{kind:"other",from:r,to:i}}end(){this.malformed=!0,this.at=this.text.length}blanks(r){const{text:i}=this;for(;;){
const s=i.charCodeAt(r);if(s!==32&&s!==9&&s!==10&&s!==13)return r;r++}}name(r){const{text:i}=this;for(;r<i.length;r++){const s=i.charCodeAt(r);if(s<=32||s===l||
s===M||s===w||s===61||s===34||s===39)break}return r}}const[w,M,l]=[60,62,47],n=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(e){
if(!e.includes("&"))return e;const r=[];let i=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf("&",i)){const a=e.indexOf(";",s);if(a<0||a-s>12)return;const m=e.slice(
s+1,a),b=n.get(m)??t(m);if(b===void 0)return;r.push(e.slice(i,s),b),i=a+1}return r.push(e.slice(i)),r.join("")}function t(e){const r=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(e),i=r?parseInt(r[1]??r[2],r[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&i<=57343)?String.fromCodePoint(i):void 0}function f(e){const[r,i,s,a]=e;
if(r===0&&i===0&&(s===254||s===0)||r===255&&i===254&&s===0&&a===0)return p(e);if(r===254&&i===255||r===0&&i===60)return x(new TextDecoder("utf-16be").decode(e));
if(r===255&&i===254||r===60&&i===0)return x(new TextDecoder("utf-16le").decode(e));const m=new TextDecoder().decode(e);return x(m.includes("�")?Buffer.from(e).
toString("latin1"):m)}function c(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return f(e);const i=(0,E.bS)(e).toString("latin1",0,u),s=_.exec(i)?.[1]?.toLowerCase()??
"utf-8";if(g.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(e)}catch{return}}const u=200,_=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
g=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),x=e=>e.startsWith("\uFEFF")?e.slice(1):e;function p(e){const r=new DataView(e.buffer,
e.byteOffset,e.byteLength),i=e[0]!==0,s=[];for(let a=0;a+4<=e.length;a+=4){const m=r.getUint32(a,i);if(m>1114111)return;s.push(String.fromCodePoint(m))}return x(
s.join(""))}const d=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((k,S,h)=>{h.d(S,{QH:()=>P,T3:()=>D,
_L:()=>n});var E=h(21115),y=h(3907),v=h(45599);function P(o,t,f){const{text:c,properties:u,end:_,about:g}=o,x=[];let p=0;for(const d of u.filter(t).sort((e,r)=>e.
from-r.from))d.from<p||(x.push(c.slice(p,d.from)),p=d.to);return x.push(c.slice(p,Math.max(_,p))),f.length>0&&x.push(w(f,g)),x.push(c.slice(Math.max(_,p))),l(x.
join(""))}function D(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${w(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(o,t){const c=[...new Set(o.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${E.dK[_]}"`).join(""),u=o.map(({prefix:_,name:g,form:x,values:p})=>`\
<${_}:${g}>${M(x,p)}</${_}:${g}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,y.X)(t)}"${c}>
${u.join("")}</rdf:Description>
`}function M(o,t){const f=c=>t.map(u=>`<rdf:li${c}>${(0,y.X)(u)}</rdf:li>`).join("");switch(o){case"simple":return(0,y.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const l=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function n(o,t){const f=o.catalog.get("Metadata"),c=o.resolve(f),u=c instanceof v.Z6?[...c.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],_=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...u]),g=new v.Z6(_,Buffer.
from(t,"utf8"));(0,v.i9)(f)&&c instanceof v.Z6?o.put(f,g):o.edit(o.catalogNumber).set("Metadata",o.add(g))}}),1975:((k,S,h)=>{h.d(S,{kg:()=>D,m:()=>P,sm:()=>w});
var E=h(21115),y=h(3907);const v=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(o,t){const f=(0,y.xK)(o);if(f===void 0)return P;const c=new l,
_=await(0,y.km)(f,t,g=>(c.take(g),c.broken))!=="well-formed"||c.depth>0||c.end<0||!c.declared;return{text:f,properties:c.properties,malformed:_,end:c.end,about:c.
about}}function w(o,t,f){return o?.properties.find(c=>c.name===f&&c.namespace===E.dK[t])?.values??[]}const M=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=M;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==M&&this.open.length>this.root+2}start(t,f,c){if(this.open.length>=y.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const u=this.scope.ofElement(t),_=u.namespace===E.dK.rdf,g=_&&u.local==="li";this.root===M&&this.end<0&&_&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const x=this.open.length-this.root,p=g?f.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:t,...u,from:c,language:p}),
this.root===M){if(!_||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(x===1)this.describe(f);else if(x===
2){this.items=[];const d=f.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=d?[d.value]:[]}else g&&(this.pieces=[])}describe(t){for(const{name:f,value:c,from:u,
to:_}of t){if((0,E.HC)(f))continue;const{namespace:g,local:x}=this.scope.ofAttribute(f);g===E.dK.rdf&&x==="about"&&(this.about=c),!(g===""||g===E.dK.rdf||g===E.
dK.xml)&&this.add({namespace:g,name:x,values:[c],from:u,to:_})}}close(t,f,c){const u=this.open.pop();if(u?.name!==t){this.broken=!0;return}this.scope.leave();const _=this.
open.length-this.root;if(this.root!==M)if(_===0)this.end=f,this.root=M;else if(_===1&&this.loose)this.root=M,this.loose=!1;else if(_===2){const g=this.items.length>
0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:g,from:u.from,to:c})}else _>2&&u.namespace===E.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(t){this.properties.length<v?this.properties.push(t):this.broken=
!0}isRdf(t,f){const c=this.scope.ofAttribute(t);return c.local===f&&c.namespace===E.dK.rdf}}function n(o){const t=o.findIndex(({language:c})=>c?.toLowerCase()===
"x-default"),f=o.map(({text:c})=>c);return t>0?[f[t],...f.slice(0,t),...f.slice(t+1)]:f}}),94289:((k,S,h)=>{h.d(S,{Y:()=>E});function E(M,l){switch(M){case"D":return String(
l);case"R":return D(l);case"r":return D(l).toLowerCase();case"A":return w(l);case"a":return w(l).toLowerCase();default:return""}}const y=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,P=2600;function D(M){if(M>v)return String(M);let l="",
n=M;for(const[o,t]of y)for(;n>=o;)l+=t,n-=o;return l}function w(M){return M>P?String(M):String.fromCharCode(65+(M-1)%26).repeat(Math.ceil(M/26))}}),33546:((k,S,h)=>{
h.d(S,{FB:()=>D,Hr:()=>M,Zh:()=>l,k$:()=>w,qm:()=>n});var E=h(93604),y=h(45599),v=h(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function D(_){
const g=_.catalog.get("PageLabels");if(!_.dict(g))return;const x=(await(0,v.Zc)(_,g,"Nums")).map(([p,d])=>({first:Number(p),label:_.dict(d)})).filter(({first:p})=>Number.
isInteger(p)&&p>=0).sort((p,d)=>p.first-d.first).filter(({first:p},d,e)=>e[d+1]?.first!==p).map(({first:p,label:d})=>({first:p,...o(_,d)}));return x[0]?.first===
0?x:[P,...x]}function w(_,g){const x=_.editCatalog();if(g.length===0){x.delete("PageLabels");return}const p=g[0].first===0?g:[P,...g],d=u(_),e=p.map(({first:r,start:i,
...s})=>[r,c({...s,number:i},d)]);x.set("PageLabels",_.add((0,v.H6)(_,e,"Nums")))}async function M(_){const g=await D(_);if(!g)return;const x=g.map(({first:p})=>p);
return p=>{const d=g[(0,E.MJ)(x,p)-1];return{...d,number:d.start+p-d.first}}}function l(_,g){const x=[],p=u(_);let d,e=0;for(const r of g)(!d||!t(d,r))&&x.push(
[e,c(r,p)]),d=r,e++;return(0,v.H6)(_,x,"Nums")}async function n(_,g){const x=await M(_);if(!x)return;const p=l(_,Array.from(g,d=>x(d-1)));_.editCatalog().set("P\
ageLabels",_.add(p))}function o(_,g){const x=_.resolve(g?.get("S")),p=_.resolve(g?.get("P")),d=_.resolve(g?.get("St"));return{style:x instanceof y.SX?x.text:void 0,
prefix:p instanceof y.Mx&&p.bytes.length>0?p:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function t(_,g){return _.style!==g.style||g.style!==
void 0&&g.number!==_.number+1?!1:_.prefix===g.prefix?!0:!!_.prefix&&!!g.prefix&&Buffer.compare(_.prefix.bytes,g.prefix.bytes)===0}const f=100;function c({style:_,
prefix:g,number:x},p){return(0,y.jd)({S:_===void 0?void 0:(0,y.UU)(_),P:g&&g.bytes.length>f?p(g):g,St:_===void 0||x===1?void 0:x})}function u(_){const g=new Map;
return x=>{let p=g.get(x);return p||g.set(x,p=_.add(x)),p}}}),81077:((k,S,h)=>{h.d(S,{BX:()=>M,H6:()=>l,MN:()=>n,Pu:()=>D,Zc:()=>w,r6:()=>o});var E=h(45599),y=h(
93604),v=h(9819);const P=64,D=p=>typeof p=="number"?String(p):Buffer.from(p.bytes).toString("latin1");async function w(p,d,e){const r=[];for(const i of await f(
p,d,0,e)){for(const a of u(p,i,e))r.push(a);const s=p.job.pace.step(t);s&&await s}return r}async function M(p,d,e,r,i,s){const a=await f(p,d,e,r,s);for(let m=a.
length-1;m>=0;m--){const b=a[m],T=u(p,b,r),O=T.filter(([j,Z])=>!i(j,Z)),C=p.job.pace.step(t+T.length*t);C&&await C,O.length<T.length&&(p.edit(b.holder),b.dict.set(
r,g(O)),b.changed=!0);for(const j of b.repeats)p.edit(b.holder),b.dict.delete(j),b.changed=!0;if(b.emptyKids){const j=(p.array(b.dict.get("Kids"))??[]).filter(Z=>!b.
emptyKids.has(p.dict(Z)));p.edit(b.holder),b.dict.set("Kids",j),b.changed=!0}if(!b.changed)continue;const R=p.array(b.dict.get("Kids"))??[];b.empty=O.length===0&&
R.length===0;const L=b.parent;L&&(L.changed=!0,b.empty?(L.emptyKids??=new Set).add(b.dict):_(p,b,O,R))}return a[0]?.empty??!1}function l(p,d,e){if(d.length<=P)return(0,E.
jd)({[e]:g(d)});let r=[];for(const i of x(d)){const[s,a]=[i[0][0],i.at(-1)[0]];r.push({ref:p.add((0,E.jd)({Limits:[s,a],[e]:g(i)})),low:s,high:a})}for(;r.length>
P;)r=x(r).map(i=>{const[s,a]=[i[0].low,i.at(-1).high];return{ref:p.add((0,E.jd)({Limits:[s,a],Kids:i.map(({ref:m})=>m)})),low:s,high:a}});return(0,E.jd)({Kids:r.
map(({ref:i})=>i)})}async function n(p,d){const{pace:e}=p.job,r=[];for(const[i,s]of d){r.push([(0,E.Px)(i),s]);const a=e.step(10*t);a&&await a}return l(p,await o(
p,r),"Names")}async function o(p,d){const{pace:e}=p.job,r=[];for(const s of d){r.push({entry:s,key:D(s[0])});const a=e.step(t);a&&await a}return(await(0,y.qZ)(r,
(s,a)=>s.key<a.key?-1:s.key>a.key?1:0,e)).map(({entry:s})=>s)}const t=100;async function f(p,d,e,r,i){const s=new v.b9(p),a=new Set,m=O=>a.size<a.add(O).size,b=[],
T=[{value:d??null,holder:e,parent:void 0}];for(let O=T.pop();O!==void 0;O=T.pop()){s.spend(1);const C=p.dict(O.value);if(!C||!m(C)||i&&O.parent&&!c(p,C,i))continue;
const R=[],L=I=>{const U=p.array(C.get(I));return!U||m(U)?U??[]:(R.push(I),[])},j=L(r).length>>1,Z=L("Kids"),A={dict:C,holder:(0,v.Kd)(O.value,O.holder),parent:O.
parent,repeats:R};b.push(A),s.spend(j);for(let I=Z.length-1;I>=0;I--)T.push({value:Z[I],holder:(0,v.Kd)(C.get("Kids"),A.holder),parent:A});const B=p.job.pace.step(
t+j*t);B&&await B}return b}function c(p,d,e){const[r,i]=p.array(d.get("Limits"))??[];return typeof r!="number"||typeof i!="number"||e(r,i)}function u(p,{dict:d,
repeats:e},r){const i=e.includes(r)?void 0:p.array(d.get(r));if(!i)return[];const s=[];for(let a=0;a+1<i.length;a+=2){const m=p.resolve(i[a]);(r==="Names"?m instanceof
E.Mx:typeof m=="number")&&s.push([m,i[a+1]])}return s}function _(p,d,e,r){const i=m=>p.array(p.dict(m)?.get("Limits"))??[],s=e[0]?.[0]??i(r[0])[0],a=e.at(-1)?.[0]??
i(r.at(-1))[1];p.edit(d.holder),s!==void 0&&a!==void 0?d.dict.set("Limits",[s,a]):d.dict.delete("Limits")}function g(p){const d=[];for(const[e,r]of p)d.push(e,r);
return d}function x(p){const d=[];for(let e=0;e<p.length;e+=P)d.push(p.slice(e,e+P));return d}}),59071:((k,S,h)=>{h.d(S,{Gh:()=>t,ZK:()=>f,wh:()=>o});var E=h(77581),
y=h(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=c=>c.replace(v,"").replace(P,"").replace(D,"�"),M=200,l=new WeakMap;function n(c){if(c.bytes.length<M)return w((0,E.g7)(c));let u=l.get(c);return u===void 0&&
l.set(c,u=w((0,E.g7)(c))),u}const o=c=>w(c).trim();function t(c){const u=c instanceof y.Mx?n(c).trim():"";return u===""?null:u}const f=c=>c?n(c):""}),70549:((k,S,h)=>{
h.d(S,{n:()=>E});function E(y){const v=new WeakMap;return P=>{if(P.hasChanges)return y(P);const D=v.get(P);if(D)return D.answer;const w=y(P);return v.set(P,{answer:w}),
w}}}),9819:((k,S,h)=>{h.d(S,{J7:()=>v,Kd:()=>w,Wo:()=>M,_i:()=>D,b9:()=>P});var E=h(42973),y=h(45599);class v{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:o,catalogNumber:t,pages:f}=this.document,c=o.get("Pages");n===t||(0,y.i9)(c)&&n===c.number||f.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,y.
i9)(n)&&this.gone.has(n.number)}}class P{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,E.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(n,o=new P(
n)){this.allowance=o,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,y.i9)(n))return!0;const{number:o}=n,t=o>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const f=1<<(o&7),c=(this.seen[t]&f)===0;return this.seen[t]|=f,c}}function w(l,n){return(0,y.i9)(l)?l.number:
n}function M(l,n){const o=l.catalog.get(n),t=l.dict(o);return t&&{dict:t,holder:w(o,l.catalogNumber)}}}),93604:((k,S,h)=>{h.d(S,{BC:()=>D,MJ:()=>w,p9:()=>v,qZ:()=>P});
const E=1e3,y=3e5;function*v(l,n){if(l.length<=E)return[...l].sort(n);let o=[];for(let t=0;t<l.length;t+=E){for(const f of l.slice(t,t+E).sort(n))o.push(f);yield y}
for(let t=E;t<o.length;t*=2){const f=[];for(let c=0;c<o.length;c+=2*t){const u=Math.min(c+t,o.length),_=Math.min(u+t,o.length);for(let g=c,x=u;g<u||x<_;){const p=x===
_||g<u&&n(o[g],o[x])<=0;f.push(p?o[g++]:o[x++]),f.length%E===0&&(yield y)}}o=f}return o}async function P(l,n,o){const t=v(l,n);for(;;){const{done:f,value:c}=t.next();
if(f)return c;const u=o.step(c);u&&await u}}const D=(l,n)=>M(l,n,!1),w=(l,n)=>M(l,n,!0);function M(l,n,o){let[t,f]=[0,l.length];for(;t<f;){const c=t+f>>1,u=l[c];
u<n||o&&u===n?t=c+1:f=c}return t}})};
