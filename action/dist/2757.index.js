"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((K,T,u)=>{u.d(T,{q:()=>x});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(E){const O=E.toLowerCase(),b=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??P().get(O);return b===void 0?void 0:
(b.length===3?[...b].map(r=>r+r):[b.slice(0,2),b.slice(2,4),b.slice(4)]).map(r=>Number.parseInt(r,16))}let M;function P(){const E=w.split(" ");return M??=new Map(
E.flatMap((O,b)=>b%2===0?[[O,E[b+1]]]:[]))}}),17079:((K,T,u)=>{u.d(T,{Z:()=>E,_:()=>P});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(r){
if(r.length>64)return;const a=r.trim().replace(x,(n,d,i,p)=>`${d??""}${1900+Number(i)}${p}`);return b(O(w.exec(a)??M.exec(a)))}function E(r){const a=r.length>64?
void 0:O(M.exec(r.trim()));if(!a||b(a)===void 0)return;const{year:n,month:d="",day:i="",hour:p="",minute:c="",second:t="",zone:e=""}=a;return`D:${n}${d}${i}${p}${c}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function O(r){if(!r)return;const[,a,n,d,i,p,c,t,e,o,s]=r,l=t??(e===void 0?void 0:`${e}${o??"00"}:${s??"00"}`);return{year:a,
month:n,day:d,hour:i,minute:p,second:c,zone:l}}function b(r){if(!r)return;const{year:a,month:n,day:d,hour:i,minute:p="00",second:c="00",zone:t}=r,e=(s,l,y)=>s===
void 0||Number(s)>=l&&Number(s)<=y;if(Number(a)===0||!e(n,1,12)||!e(d,1,h(Number(a),Number(n)))||!e(i,0,23)||!e(p,0,59)||!e(c,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const o=[a,n,d].filter(s=>s!==void 0).join("-");return i===void 0?o:`${o}T${i}:${p}:${c}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function h(r,a){return a===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),51521:((K,T,u)=>{u.d(T,{Ct:()=>O,Qf:()=>E,sA:()=>h});
var w=u(98446),x=u(34378);const M=/(\{[^{}]*\})/;function P(r,a){const n=[],d=[],i=`use ${a.map(p=>`{${p}}`).join(", ")}`;for(const p of(0,x.w)(r).split(M)){const c=a.
find(t=>`{${t}}`===p);if(c)n.push({placeholder:c});else if(M.test(p))d.push(p);else{if(/[{}]/.test(p))return{problem:`has a brace that belongs to no placeholder\
; ${i}`};p&&n.push({literal:p})}}return d.length===0?{pieces:n}:{problem:`has the unknown ${(0,w.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")};\
 ${i}`}}const E=r=>r.split(M).filter((a,n)=>n%2===1),O=(r,a)=>r.split(M).map((n,d)=>(d%2===1&&Object.hasOwn(a,n.slice(1,-1))?a[n.slice(1,-1)]:void 0)??n).join(""),
b=["number","last","label","name"],h=r=>P(r,b)}),49892:((K,T,u)=>{u.d(T,{B_:()=>M,Fw:()=>P,Tz:()=>O});var w=u(49180),x=u(57117);const M="OctavoColor";function P(b,h){
const r=E(b),a=r.length===1,n=h?.part===1;return h===void 0||(0,x.hU)(h,a?1:3)?{values:r,operators:`${r.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:
{values:r,listsGlyphs:n,operators:`/${M} cs ${r.join(" ")} sc`,colorSpace:a?(0,x.HB)():(0,x.Pz)()}}function E(b){if(b==="Gray")return[.5];const[h,r,a]=(0,w.q)(b);
return(h===r&&r===a&&h>0?[h]:[h,r,a]).map(d=>Math.round(d/255*1e4)/1e4)}function O(b){return b===void 0||(0,x.hU)(b,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`\
/${M} cs ${h} sc`,colorSpace:(0,x.HB)()}}}),57117:((K,T,u)=>{u.d(T,{Br:()=>b,HB:()=>d,Pz:()=>n,Qg:()=>r,_B:()=>P,c4:()=>h,hU:()=>O});var w=u(21281),x=u(824),M=u(
45599);async function P(i){const p=await(0,x.Br)(i),{archive:c}=(0,w.Ip)(i,p);return c&&{...c,xmp:p,intent:E(i)}}function E(i){for(const p of i.array(i.catalog.
get("OutputIntents"))??[]){const c=i.dict(p);if(!(0,M.Zm)(c)||!(0,M.Eo)(i.resolve(c.get("S")),"GTS_PDFA1"))continue;const t=i.resolve(i.dict(c.get("DestOutputPr\
ofile"))?.get("N"));if(typeof t=="number")return t}}const O=({intent:i},p)=>p===1?i!==void 0:i===p,b={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(i,p,c)=>(0,w.qg)(i,p.xmp,p,c),r=i=>i&&i.part!==1&&i.intent===void 0?
n():void 0,a=[.9505,1,1.089],n=()=>[(0,M.UU)("CalRGB"),(0,M.jd)({WhitePoint:[...a],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,M.UU)("CalGray"),(0,M.jd)({WhitePoint:[...a],Gamma:2.2})]}),95358:((K,T,u)=>{u.d(T,{Wx:()=>E,pi:()=>b,z:()=>h});var w=u(58426),x=u(74135);function M(a,n){
return P(a,n*72/a.userUnit)}function P(a,n){const{width:d,height:i}=(0,x.iN)(a),p={width:d-2*n,height:i-2*n,inset:n};return p.width>0&&p.height>0?p:void 0}function E(a,n,d){
const i=d===w.zU[a].fields.margin.default;return n.map(p=>{const c=M(p,d);if(c||!i)return c;const{width:t,height:e}=(0,x.iN)(p);return P(p,Math.min(t,e)/10)})}const O=null;
function b(a,{inset:n},d,i,p){const c=(0,x.iN)(a),t=c.width-n-i,e=c.height-n-p,o=d.endsWith("left")?n:d.endsWith("right")?t:(c.width-i)/2,s=d.startsWith("bottom")?
n:d.startsWith("top")?e:(c.height-p)/2;return[o,s]}function h({kinds:a,pages:n},d){const i=n.find(({kind:p})=>!d[p]);return i?[{field:"margin",message:r(i.index,
a[i.kind])}]:[]}function r(a,n){const{width:d,height:i}=(0,x.iN)(n),p=(0,x.d)(Math.min(d,i)/2,n);return`leaves no room on page ${a+1}, which is ${(0,x.d)(d,n)} \
× ${(0,x.d)(i,n)} inches; it must be less than ${p}`}}),72313:((K,T,u)=>{u.d(T,{W:()=>l});var w=u(81627),x=u(45599),M=u(98446),P=u(36078);function E(g,f,m,v){return`\
/Artifact <<${m==="over"?`/Type /Pagination /Subtype /${f}`:`/Type /Background /BBox [${v.map(P._).join(" ")}]`}>> BDC
${g}
EMC
`}var O=u(36211),b=u(37709),h=u(85008),r=u(74135),a=u(5490);const n=400,d=.01;function i(g,f,m,v){const D=new b.BT(f),S=new p(g,m,v);for(let A=0;A<n&&D.next();A++)
if(S.takes(D))return!0;return!1}class p{document;resources;box;states=new a.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new c;clips=!1;constructor(f,m,v){
this.document=f,this.resources=m,this.box=v}takes(f){if(this.states.follow(f)||this.extendsPath(f)||this.setsState(f))return!1;const{operator:m}=f;if(m==="Do")return this.
paintsImage(f.name(0));const v=O.lJ.get(m);return v!==void 0&&this.paintsPath(v)}setsState(f){const m=this.states.current;switch(f.operator){case"gs":{const v=this.
document.dict(this.resource("ExtGState",f.name(0)));return m.isOpaque=m.isSolid=t(this.document,v),!0}case"scn":case"sc":return m.isSolid=m.isOpaque&&f.kind(f.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return m.isSolid=m.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(f){const{matrix:m}=this.
states.current;switch(f.operator){case"re":{const[v,D,S,A]=(0,a.M)(f);return this.path.rectangle(m,v,D,S,A),!0}case"m":case"l":return this.path.point(m,f.number(
0),f.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:f}){const m=this.states.current,v=this.path.area();
return f&&m.isSolid&&this.isCoveredBy(v)?!0:(this.clips&&(m.clip=v&&m.clip&&o(v,m.clip)),this.clips=!1,this.path=new c,!1)}paintsImage(f){const m=this.states.current,
v=this.resource("XObject",f);if(!m.isOpaque||!(v instanceof x.Z6)||!e(this.document,v.dict))return!1;const D=new c;return D.rectangle(m.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(f){const{clip:m}=this.states.current;return f!==void 0&&m!==void 0&&s(o(f,m),this.box)}resource(f,m){const{document:v,resources:D}=this;return m===
void 0?null:v.resolve(v.dict(D?.get(f))?.get(m))}}class c{isRectangle=!0;points=[];point([f,m,v,D,S,A],R,k){this.points.push([f*R+v*k+S,m*R+D*k+A])}rectangle(f,m,v,D,S){
this.point(f,m,v),this.point(f,m+D,v),this.point(f,m+D,v+S),this.point(f,m,v+S)}area(){const{points:f}=this;if(!this.isRectangle||f.length<4||f.length>5)return;
const m=(0,r.$L)(f),v=d*Math.max(m[2]-m[0],m[3]-m[1]),D=(S,A,R)=>Math.abs(S-A)<=v||Math.abs(S-R)<=v;return f.every(([S,A])=>D(S,m[0],m[2])&&D(A,m[1],m[3]))?m:void 0}}
function t(g,f){if(!f)return!0;const m=g.resolve(f.get("ca")),v=g.resolve(f.get("BM")),D=g.resolve(f.get("SMask"));return(m===null||m===1)&&(v===null||(0,x.Eo)(
v,"Normal"))&&(D===null||(0,x.Eo)(D,"None"))}function e(g,f){const m=g.resolve(f.get("ImageMask"))===!0;return(0,x.Eo)(g.resolve(f.get("Subtype")),"Image")&&!m&&
!f.has("SMask")&&!f.has("Mask")}function o(g,f){return[Math.max(g[0],f[0]),Math.max(g[1],f[1]),Math.min(g[2],f[2]),Math.min(g[3],f[3])]}function s(g,f){const[m,
v]=[d*(f[2]-f[0]),d*(f[3]-f[1])];return g[0]<=f[0]+m&&g[1]<=f[1]+v&&g[2]>=f[2]-m&&g[3]>=f[3]-v}async function l(g,{kinds:f,pages:m},v){const{pace:D}=g.job,{layer:S,
subtype:A,groupColorSpace:R}=v,k=new w.B(g);S==="over"&&await k.inspect(m);const H=[];for(const[Y,C]of m.entries()){const W=D.step(S==="over"?2e3:2e4);W&&await W,
Y%1e3===0&&D.progress(Y/m.length);const I=v.on(C,Y);if(!I)continue;const{box:j}=f[C.kind],{resources:B}=I,L=F=>E(I.operators(F),A,S,j);if(S==="over")await k.over(
C,{resources:B,operators:L});else{const F=await k.contents.content(k.contents.own(C));i(g,F,g.dict(C.resources),j)&&H.push(C.index+1),k.under(C,{resources:B,operators:L})}
R!==void 0&&y(g,C.index,R)}return H.length>0?[_(H,m.length)]:[]}function y(g,f,m){const v=g.pages.number(f),D=g.entry(v,"Group"),S=g.dict(D);if(S?.has("CS"))return;
const A=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.fromEntries(S??[]),CS:m});(0,x.i9)(D)&&(0,x.Zm)(g.get(D))?g.put(D,A):g.pages.patch(
f,{Group:A})}function _(g,f){return{code:"stamp_hidden",message:`The stamp is hidden ${g.length===f?"on every page":`on ${(0,M.oi)(g)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((K,T,u)=>{u.r(T),u.d(T,{addPageNumbers:()=>S});var w=u(58552),x=u(94289),M=u(33546),P=u(77581),E=u(
86799),O=u(47707),b=u(71391),h=u(49892),r=u(74135),a=u(95358),n=u(36078),d=u(57117),i=u(72313),p=u(99876),c=u(41578),t=u(12889),e=u(29825),o=u(75283),s=u(45657);
async function l(C){return[...C?[(0,o.ar)(C)]:[],await(0,o.Wu)("Regular")]}const y=C=>(0,O.Sw)(C)||(0,t.ft)(C);async function _(C,W,I){const j=C.map(()=>new Map);
for(const U of W)for(const{face:$,glyphs:G}of g(C,U,I))for(const{glyph:z}of G)j[$].set(z.id,z);const B=[],L=new Map;for(const[U,$]of j.entries())$.size!==0&&(L.
set(U,B.length),B.push(await(0,c.r)(C[U],[...$.values()])));const F=U=>{const $=g(C,U,I);return{pieces:$.map(G=>{const z=L.get(G.face)??0;return{font:z,operators:N=>f(
G,B[z],C[G.face].unit,N)}}),width:$.reduce((G,{glyphs:z})=>z.reduce((N,{advance:Q})=>N+Q,G),0)/1e3}},X=j.flatMap((U,$)=>[...U.values()].map(G=>({...C[$].boxOf(G),
scale:C[$].unit/1e3}))).filter(({minY:U,maxY:$})=>U<=$);return{fonts:B.map(({addTo:U})=>U),line:F,bottom:Math.min(0,(0,s.YG)(X.map(({minY:U,scale:$})=>U*$))),top:Math.
max(0,(0,s.Kf)(X.map(({maxY:U,scale:$})=>U*$)))}}function g(C,W,I){return(0,e.OD)(W,C).map(({font:j,text:B,rtl:L})=>({face:j,glyphs:I?C[j].shape(B,L):Array.from(
B,F=>C[j].plain(F))}))}function f({glyphs:C},{codeOf:W},I,j){const B=[];let L="",F=0;const V=()=>{L!==""&&B.push(/^<[^>]*>$/.test(L)?`${L} Tj`:`[${L}] TJ`),L=""},
X=$=>{Math.abs($)>=.01&&(L+=String(-Math.round($*100)/100))},U=$=>{L=L.endsWith(">")?`${L.slice(0,-1)}${$}>`:`${L}<${$}>`};for(const{glyph:$,advance:G,x:z,y:N}of C)
N!==F&&(V(),B.push(`${(0,n._)(N*j/1e3)} Ts`),F=N),X(z),U(W($)),X(G-z-$.advanceWidth*I);return V(),F!==0&&B.push("0 Ts"),B.join(" ")}var m=u(51521);const v="Octa\
voNumber",D=64*1024;async function S(C,W,I,j,B){const L=await(0,p.F)(C,j),{kinds:F,pages:V}=L,X=(0,a.Wx)("add_page_numbers",F,I.margin),U=(0,a.z)(L,X),$=(0,m.sA)(
I.number_format),G=I.first_number+V.length-1,{last_number:z=G}=I;if(z<G&&U.push({field:"last_number",message:`is ${z}, but the last page gets the number ${G}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,w.G6)([{field:"number_format",message:$.problem},...U]);const N=await A(C,W,$.pieces,{...I,last_number:z},
V),Q=I.font&&(0,E.g)(I.font,"font"),Z=await k(N,$.pieces,{prepared:B,pace:C.job.pace,issues:U,file:Q}),J=(0,h.Fw)(I.color,await(0,d._B)(C)),tt=Z.fonts.map((et,nt)=>({
category:"Font",name:nt===0?v:`${v}${nt+1}`,ref:et(C,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:h.B_,ref:C.add(J.colorSpace)}),
(0,i.W)(C,L,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=Z.line(N(nt)),[rt,ot]=[F[et],X[et]],q=Y(st.width,Z,I.font_size,rt,ot),ft=(Z.top-Z.bottom)*
q,[dt,lt]=(0,a.pi)(rt,ot,I.position,st.width*q,ft),ut=(0,r.lw)([1,0,0,1,dt,lt-Z.bottom*q],(0,r.S3)(rt));return{resources:tt,operators:at=>{const it=at[Z.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(h.B_,it),pt=st.pieces.map(ct=>`/${at[ct.font]} ${(0,n._)(q)} Tf ${ct.operators(q)}`);return`q ${ht} BT ${(0,n.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function A(C,W,I,{first_number:j,last_number:B,digits:L},F){const V=String(B),X=(0,O.RK)(W.replace(/\.[^.]*$/,"")),U=I.
some(N=>"placeholder"in N&&N.placeholder==="label")?await(0,M.Hr)(C):void 0,$={number:N=>String(j+N).padStart(L,"0"),last:()=>V,name:()=>X,label:N=>{const{index:Q}=F[N];
if(!U)return String(Q+1);const{prefix:Z,style:J,number:tt}=U(Q);return(Z?(0,O.RK)((0,P.g7)(Z)):"")+(0,x.Y)(J,tt)}},G=I.map(N=>"literal"in N?{literal:(0,O.RK)(N.
literal)}:N);return Object.assign(N=>G.map(Q=>"literal"in Q?Q.literal:$[Q.placeholder](N)).join(""),{count:F.length,isUniform:!U})}function R(C){const W=new Set(
"0123456789"),I=C.isUniform?1:C.count;for(let j=0;j<I;j++)for(const B of C(j))W.add(B);return[...W].sort()}async function k(C,W,{prepared:I,pace:j,issues:B,file:L}){
const F=R(C),V=F.join(""),X=y(V),U=X?H(C):F,$=(0,b.C)("number",L?.bytes,X,X?[...U].join(`
`):V);let G=I.get($);if(!G){const z=await l(L);await j.rest();const N=(0,O.Zw)(V,z);if(N!==void 0){const Q=W.some(Z=>"placeholder"in Z&&/label|name/.test(Z.placeholder));
B.unshift({field:"number_format",message:Q?`${N} (from the format, the file name or the labels)`:N,mentions:["font"]})}if(B.length>0)throw(0,w.G6)(B);G=await _(
z,U,X),await j.rest(),I.put($,G,D)}if(B.length>0)throw(0,w.G6)(B);return G}function H(C){const W=new Set(["0123456789"]);for(let I=0;I<C.count;I++)W.add(C(I).replace(
/\d/g,"0"));return[...W]}function Y(C,{top:W,bottom:I},j,B,L){return Math.min(j/B.userUnit,L.width/Math.max(C,1e-6),L.height/(W-I))}}),50476:((K,T,u)=>{u.d(T,{c:()=>b,
f:()=>O});const[w,x,M,P,E]=[1,8,32,64,128];function O(h,r,a,n){const d=new Set,i=[...h].filter(p=>typeof p=="number");for(let p=i.pop();p!==void 0;p=i.pop())if(!(p<
0||p>=r||d.has(p))){d.add(p);for(const c of b(n,a(p)))i.push(c)}return d}function*b(h,[r,a]){if(!(a-r<12||h.getInt16(r)>=0))for(let n=r+10,d=M;d&M&&n+4<=a;)d=h.
getUint16(n),yield h.getUint16(n+2),n+=4+(d&w?4:2)+(d&x?2:d&P?4:d&E?8:0)}}),12889:((K,T,u)=>{u.d(T,{Rl:()=>c,Vv:()=>P,fM:()=>E,ft:()=>r,jB:()=>i,pr:()=>n,rg:()=>d,
vw:()=>a,wE:()=>p});var w=u(46161),x=u(93604),M=u(47707);const P="‏",E="‎";let O;const b=()=>O??=(0,w.A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
r=t=>h.test(t),a=t=>r(t)&&(b().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function n(t){if(!r(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:e,
paragraphs:o}=b().getEmbeddingLevels(t),s=o[0]?.level??0;for(let _=t.length-1;_>=0&&/\s/.test(t[_]);_--)e[_]=s;const l=[];for(let _=0,g=0;_<t.length;_=g){const f=e[_];
for(;g<t.length&&e[g]===f;)g++;l.push({level:f,text:t.slice(_,g),at:_})}const y=l.reduce((_,{level:g})=>Math.max(_,g),0);for(let _=y;_>0;_--)for(let g=0,f=0;g<l.
length;g=f+1){for(f=g;f<l.length&&l[f].level>=_;)f++;for(let m=g,v=f-1;m<v;m++,v--)[l[m],l[v]]=[l[v],l[m]]}return l.map(({level:_,text:g,at:f})=>({text:g,rtl:_%
2===1,at:f}))}function*d(t,e){const o=new Int32Array(e.length+1);for(const[s,l]of e.entries())o[s+1]=o[s]+l.length;for(const{text:s,rtl:l,at:y}of n(t+e.join(""))){
const _=y-t.length,g=_+s.length,f=[];for(let m=Math.max((0,x.M)(o,_)-1,0);m<e.length&&o[m]<g;m++){const v=Math.max(_-o[m],0),D=e[m].slice(v,Math.max(g-o[m],0));
D!==""&&f.push({text:D,rtl:l,at:v,index:m})}yield*l?f.reverse():f}}const i=t=>Array.from(t,e=>b().getMirroredCharacter(e)??e).join(""),p=t=>(0,M.qf)(i(t)).reverse().
join(""),c=t=>n(t).flatMap(({text:e,rtl:o})=>o?(0,M.qf)(i(e)).reverse():(0,M.qf)(e))}),29825:((K,T,u)=>{u.d(T,{EH:()=>b,OD:()=>P,W_:()=>E,lV:()=>M});var w=u(12889),
x=u(47707);const M=-1,P=(h,r)=>(0,w.pr)(h).flatMap(a=>E(a,r));function E({text:h,rtl:r},a){const n=[];for(const d of(0,x.qf)(h)){const i=n.at(-1),p=(0,x.ML)(d)?
i?.font??0:O(d,a,i?.font);i?.font===p?i.text+=d:n.push({font:p,text:d,rtl:r})}return r?n.reverse():n}function O(h,r,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&a!==void 0&&r[a]?.covers(h)===!0?a:r.findIndex(d=>d.covers(h))}function b(h,r){const a=P(h,r).filter(({font:n})=>n===M);return[...new Set(a.flatMap(n=>(0,x.
qf)(n.text)))]}}),88739:((K,T,u)=>{u.d(T,{B:()=>O,U:()=>P});var w=u(77581),x=u(12889);const M=100;function P(b,{digits:h=4,isInOrder:r=!1}={}){const a=b.filter(
([,d])=>d.length>0).map(([d,i])=>`<${O(d).slice(-h)}> <${E(i,r)}>`),n=Array.from({length:Math.ceil(a.length/M)},(d,i)=>{const p=a.slice(i*M,(i+1)*M);return[`${p.
length} beginbfchar`,...p,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(b,h){const r=b.map(a=>String.fromCodePoint(a)).join("");return(0,w.kt)(!h&&(0,x.ft)(r)?[...r].reverse().join(""):r).toString("hex").toUpperCase()}
const O=b=>b.toString(16).toUpperCase().padStart(4,"0")}),38875:((K,T,u)=>{u.d(T,{F:()=>M});var w=u(60623);const x=1<<24,M=P=>(0,w.UD)(Buffer.from(P,"base64"),{
stream:x,total:x,remaining:x},{found:!1})}),74135:((K,T,u)=>{u.d(T,{$L:()=>i,DI:()=>O,Gd:()=>r,JQ:()=>x,Mo:()=>P,PU:()=>b,Pj:()=>t,S3:()=>M,W1:()=>e,XM:()=>c,d:()=>o,
ds:()=>E,gF:()=>p,iN:()=>w,kO:()=>d,lw:()=>h,xk:()=>a,zl:()=>n});function w({box:[s,l,y,_],rotation:g}){const f=y-s,m=_-l;return g%180===0?{width:f,height:m}:{width:m,
height:f}}function x(s){const{width:l,height:y}=w(s);return{width:l*s.userUnit,height:y*s.userUnit}}function M({box:[s,l,y,_],rotation:g}){switch(g){case 0:return[
1,0,0,1,s,l];case 90:return[0,1,-1,0,y,l];case 180:return[-1,0,0,-1,y,_];case 270:return[0,-1,1,0,s,_]}}function P(s,l){return l===void 0?s:t(s,l)??s}function E([
s,l,y,_]){return[Math.min(s,y),Math.min(l,_),Math.max(s,y),Math.max(l,_)]}function O([s,l,y,_,g,f]){const m=s*_-l*y,[v,D,S,A]=[_/m,-l/m,-y/m,s/m];return[v+0,D+0,
S+0,A+0,-(g*v+f*S)+0,-(g*D+f*A)+0]}const b=([s,l,y,_])=>Math.sqrt(Math.abs(s*_-l*y));function h(s,l){const[y,_,g,f,m,v]=s,[D,S,A,R,k,H]=l;return[y*D+_*A,y*S+_*R,
g*D+f*A,g*S+f*R,m*D+v*A+k,m*S+v*R+H]}function r([s,l,y,_,g,f],m,v){return[s*m+y*v+g,l*m+_*v+f]}function a([s,l],[y,_],[g,f],[m,v],D){const S=1-D,[A,R,k,H]=[S**3,
3*D*S**2,3*D**2*S,D**3];return[A*s+R*y+k*g+H*m,A*l+R*_+k*f+H*v]}function n(s,[l,y,_,g]){const[f,m]=r(s,l,y),[v,D]=r(s,_,y),[S,A]=r(s,l,g),[R,k]=r(s,_,g);return[
Math.min(f,v,S,R),Math.min(m,D,A,k),Math.max(f,v,S,R),Math.max(m,D,A,k)]}const d=(s,l)=>[Math.min(s[0],l[0]),Math.min(s[1],l[1]),Math.max(s[2],l[2]),Math.max(s[3],
l[3])];function i(s){let[l,y,_,g]=p;for(const[f,m]of s)l=Math.min(l,f),y=Math.min(y,m),_=Math.max(_,f),g=Math.max(g,m);return[l,y,_,g]}const p=[1/0,1/0,-1/0,-1/0],
c=([s,l,y,_],g)=>[s-g,l-g,y+g,_+g];function t(s,l){const y=[Math.max(s[0],l[0]),Math.max(s[1],l[1]),Math.min(s[2],l[2]),Math.min(s[3],l[3])];return y[0]<y[2]&&y[1]<
y[3]?y:void 0}const e=s=>s.map(l=>Math.round(l*1e5)/1e5+0),o=(s,{userUnit:l})=>String(Number((s*l/72).toPrecision(3)))}),6057:((K,T,u)=>{u.d(T,{VO:()=>M,b0:()=>E,
c_:()=>b,iw:()=>P,lQ:()=>O});var w=u(74135);const x=[0,0,612,792],M=(h,r)=>E(h,h.pages.attribute(r,"MediaBox"))??x;function P(h,r){const{pages:a}=h,n=h.resolve(
h.entry(a.number(r),"UserUnit"));return{box:(0,w.Mo)(M(h,r),E(h,a.attribute(r,"CropBox"))),rotation:b(h.resolve(a.attribute(r,"Rotate"))),userUnit:typeof n=="nu\
mber"&&n>0?n:1}}function E(h,r){const a=h.array(r)?.map(d=>h.resolve(d));if(a?.length!==4||!a.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const n=(0,w.
ds)(a);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function O(h,r){const a=(h.array(r)??[]).map(n=>h.resolve(n));return a.length===6&&a.every(n=>typeof n=="number")?a:
[1,0,0,1,0,0]}function b(h){const r=typeof h=="number"?(h%360+360)%360:0;return r===90||r===180||r===270?r:0}}),5490:((K,T,u)=>{u.d(T,{M:()=>P,U:()=>M});var w=u(
74135);const x=1e4;class M{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){switch(O.operator){case"q":return this.saved.length<x?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(O),
!0;default:return!1}}transform(O){if(O.count!==6)return;const[b,h,r,a,n,d]=P(O);this.current.matrix=(0,w.lw)([b,h,r,a,n,d],this.current.matrix)}}const P=E=>Array.
from({length:E.count},(O,b)=>E.number(b))}),21281:((K,T,u)=>{u.d(T,{Ip:()=>h,XM:()=>i,Xb:()=>d,ds:()=>b,qg:()=>n});var w=u(59071),x=u(70549),M=u(21115),P=u(824),
E=u(1975),O=u(60912);const b=(0,x.n)(async t=>h(t,await(0,P.Br)(t)));function h(t,e){const o=(f,m)=>(0,w.wh)((0,E.sm)(e,f,m)[0]??""),s=a(o("pdfaid","part"),o("p\
dfaid","conformance").toLowerCase()),l=r(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,_=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||
((0,w.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],g=[s?.name,l,..._.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.
test(f))];return{archive:s,accessible:l,names:g.filter(f=>f!==void 0)}}const r=t=>/^[1-9]$/.test(t);function a(t,e){if(!r(t))return;const o=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:o,name:`PDF/A-${t}${o}`}}function n(t,e,o,s){return e&&c(t,e,[M.dK.pdfaid]),d(o,s)}const d=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){const e=await(0,P.Br)(t);if(!e)return[];const{archive:o,accessible:s}=h(
t,e);c(t,e,[M.dK.pdfaid,M.dK.pdfuaid]);const l=[o?.name,s].filter(y=>y!==void 0);return l.length>0?[p(l)]:[]}const p=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function c(t,e,o){e.properties.some(({namespace:s})=>o.includes(s))&&
(0,O._L)(t,(0,O.QH)(e,({namespace:s})=>o.includes(s),[]))}}),21115:((K,T,u)=>{u.d(T,{HC:()=>P,dK:()=>w,ee:()=>M});const w={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(w));class M{uris=new Map;declared=[];known=new Map;enter(r){
let a;for(const{name:n,value:d}of r){if(!P(n))continue;const i=n.slice(6),p=this.uris.get(i);p?p.push(d):this.uris.set(i,[d]),(a??=[]).push(i)}this.declared.push(
a??E),a&&this.known.clear()}leave(){const r=this.declared.pop()??E;for(const a of r)this.uris.get(a).pop();r.length>0&&this.known.clear()}declares(r){return(this.
uris.get(b(r))?.length??0)>0}ofElement(r){let a=this.known.get(r);if(!a){const n=b(r),d=this.uris.get(n)?.at(-1)??x.get(n)??"";this.known.size===O&&this.known.clear(),
this.known.set(r,a={namespace:d,local:r.slice(r.indexOf(":")+1)})}return a}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const P=h=>h===
"xmlns"||h.startsWith("xmlns:"),E=[],O=1e3,b=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((K,T,u)=>{u.d(T,{Br:()=>h,_6:()=>a,_U:()=>b});var w=u(58552),x=u(1975),
M=u(17079),P=u(45599),E=u(59071),O=u(70549);function b(n){const d=n.resolve(n.trailer.get("Info"));return d instanceof P.Bi?d:d instanceof P.Z6?d.dict:void 0}const h=(0,O.
n)(r);async function r(n){const d=n.get(n.catalogNumber),i=d instanceof P.Bi?n.resolve(d.get("Metadata")):null;if(!(i instanceof P.Z6))return;let p;try{p=n.decoded(
i)}catch(c){if(!(c instanceof w.zU)||c.code==="cancelled")throw c;return x.m}return(0,x.kg)(p,n.job.pace)}function a(n,d){const i=b(n),p=l=>n.resolve(i?.get(l)),
c=(l,y,_=", ")=>{const g=(0,x.sm)(d,l,y).map(E.wh).filter(Boolean).join(_);return g===""?null:g},t=(l,y)=>{const[_=""]=(0,x.sm)(d,l,y);return(0,E.wh)(_)||null},
e=(l,y)=>(0,M._)((0,E.Gh)(p(l))??"")??(0,M._)(t("xmp",y)??"")??null,o=n.get(n.catalogNumber),s=o instanceof P.Bi?(0,E.Gh)(n.resolve(o.get("Lang"))):null;return{
title:(0,E.Gh)(p("Title"))??t("dc","title"),author:(0,E.Gh)(p("Author"))??c("dc","creator"),subject:(0,E.Gh)(p("Subject"))??t("dc","description"),keywords:(0,E.
Gh)(p("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,E.Gh)(p("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(p("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:s??t("dc","language")}}}),3907:((K,T,u)=>{u.d(T,{X:()=>p,km:()=>M,ol:()=>w,
xK:()=>n});const w=200,x=1e4;async function M(c,t,e){const o=new P(c);for(let s=o.next();s;s=o.next()){if(e(s))return"left";const l=t.step((s.to-s.from)*4+50);l&&
await l}return o.hasDocumentType?"document type":o.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"\
text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===b?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,o){const s=this.text.indexOf(e,t+o);return s<0?this.end():(this.at=s+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),o=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(o)!==O))return this.at=o+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,o=this.name(t+1);if(o===t+1)return;const s=e.slice(t+1,o),l=[];for(let y=o;;){const _=this.blanks(
y),g=e.charCodeAt(_);if(g===O||g===b&&e.charCodeAt(_+1)===O)return this.at=g===O?_+1:_+2,{kind:g===O?"start":"empty",name:s,attributes:l,from:t,to:this.at};const f=this.
name(_),m=this.blanks(f),v=this.blanks(m+1),D=e[v];if(_===y||f===_||e[m]!=="="||D!=='"'&&D!=="'")return;const S=e.indexOf(D,v+1),A=e.slice(v+1,Math.max(S,v+1)),
R=A.includes("<")?void 0:r(A);if(S<0||R===void 0||l.length>=x)return;l.push({name:e.slice(_,f),value:R,from:_,to:S+1}),y=S+1}}characters(t,e){const o=r(this.text.
slice(t,e));return o===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:o,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const o=e.charCodeAt(t);if(o!==32&&o!==9&&o!==10&&o!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const o=e.charCodeAt(t);if(o<=32||o===b||
o===O||o===E||o===61||o===34||o===39)break}return t}}const[E,O,b]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(c){
if(!c.includes("&"))return c;const t=[];let e=0;for(let o=c.indexOf("&");o>=0;o=c.indexOf("&",e)){const s=c.indexOf(";",o);if(s<0||s-o>12)return;const l=c.slice(
o+1,s),y=h.get(l)??a(l);if(y===void 0)return;t.push(c.slice(e,o),y),e=s+1}return t.push(c.slice(e)),t.join("")}function a(c){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(c),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(c){const[t,e,o,s]=c;
if(t===0&&e===0&&(o===254||o===0)||t===255&&e===254&&o===0&&s===0)return i(c);if(t===254&&e===255||t===0&&e===60)return d(new TextDecoder("utf-16be").decode(c));
if(t===255&&e===254||t===60&&e===0)return d(new TextDecoder("utf-16le").decode(c));const l=new TextDecoder().decode(c);return d(l.includes("�")?Buffer.from(c).
toString("latin1"):l)}const d=c=>c.startsWith("\uFEFF")?c.slice(1):c;function i(c){const t=new DataView(c.buffer,c.byteOffset,c.byteLength),e=c[0]!==0,o=[];for(let s=0;s+
4<=c.length;s+=4){const l=t.getUint32(s,e);if(l>1114111)return;o.push(String.fromCodePoint(l))}return d(o.join(""))}const p=c=>c.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,T,u)=>{u.d(T,{QH:()=>P,T3:()=>E,_L:()=>r});var w=u(21115),x=u(3907),M=u(45599);function P(a,n,d){
const{text:i,properties:p,end:c,about:t}=a,e=[];let o=0;for(const s of p.filter(n).sort((l,y)=>l.from-y.from))s.from<o||(e.push(i.slice(o,s.from)),o=s.to);return e.
push(i.slice(o,Math.max(c,o))),d.length>0&&e.push(O(d,t)),e.push(i.slice(Math.max(c,o))),h(e.join(""))}function E(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${O(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(a,n){const i=[...new Set(a.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${w.dK[c]}"`).join(""),p=a.map(({prefix:c,name:t,form:e,values:o})=>`\
<${c}:${t}>${b(e,o)}</${c}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,x.X)(n)}"${i}>
${p.join("")}</rdf:Description>
`}function b(a,n){const d=i=>n.map(p=>`<rdf:li${i}>${(0,x.X)(p)}</rdf:li>`).join("");switch(a){case"simple":return(0,x.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const h=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(a,n){const d=a.catalog.get("Metadata"),i=a.resolve(d),p=i instanceof M.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],c=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...p]),t=new M.Z6(c,Buffer.
from(n,"utf8"));(0,M.i9)(d)&&i instanceof M.Z6?a.put(d,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),1975:((K,T,u)=>{u.d(T,{kg:()=>E,m:()=>P,sm:()=>O});
var w=u(21115),x=u(3907);const M=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(a,n){const d=(0,x.xK)(a);if(d===void 0)return P;const i=new h,
c=await(0,x.km)(d,n,t=>(i.take(t),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:d,properties:i.properties,malformed:c,end:i.end,about:i.
about}}function O(a,n,d){return a?.properties.find(i=>i.name===d&&i.namespace===w.dK[n])?.values??[]}const b=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=b;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==b&&this.open.length>this.root+2}start(n,d,i){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const p=this.scope.ofElement(n),c=p.namespace===w.dK.rdf,t=c&&p.local==="li";this.root===b&&this.end<0&&c&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,o=t?d.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:n,...p,from:i,language:o}),
this.root===b){if(!c||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(d);else if(e===
2){this.items=[];const s=d.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:d,value:i,from:p,
to:c}of n){if((0,w.HC)(d))continue;const{namespace:t,local:e}=this.scope.ofAttribute(d);t===w.dK.rdf&&e==="about"&&(this.about=i),!(t===""||t===w.dK.rdf||t===w.
dK.xml)&&this.add({namespace:t,name:e,values:[i],from:p,to:c})}}close(n,d,i){const p=this.open.pop();if(p?.name!==n){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==b)if(c===0)this.end=d,this.root=b;else if(c===1&&this.loose)this.root=b,this.loose=!1;else if(c===2){const t=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:t,from:p.from,to:i})}else c>2&&p.namespace===w.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(n){this.properties.length<M?this.properties.push(n):this.broken=
!0}isRdf(n,d){const i=this.scope.ofAttribute(n);return i.local===d&&i.namespace===w.dK.rdf}}function r(a){const n=a.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),d=a.map(({text:i})=>i);return n>0?[d[n],...d.slice(0,n),...d.slice(n+1)]:d}}),94289:((K,T,u)=>{u.d(T,{Y:()=>w});function w(b,h){switch(b){case"D":return String(
h);case"R":return E(h);case"r":return E(h).toLowerCase();case"A":return O(h);case"a":return O(h).toLowerCase();default:return""}}const x=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],M=1e5,P=2600;function E(b){if(b>M)return String(b);let h="",
r=b;for(const[a,n]of x)for(;r>=a;)h+=n,r-=a;return h}function O(b){return b>P?String(b):String.fromCharCode(65+(b-1)%26).repeat(Math.ceil(b/26))}}),33546:((K,T,u)=>{
u.d(T,{FB:()=>E,Hr:()=>b,Zh:()=>h,k$:()=>O,qm:()=>r});var w=u(93604),x=u(45599),M=u(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function E(c){
const t=c.catalog.get("PageLabels");if(!c.dict(t))return;const e=(await(0,M.Zc)(c,t,"Nums")).map(([o,s])=>({first:Number(o),label:c.dict(s)})).filter(({first:o})=>Number.
isInteger(o)&&o>=0).sort((o,s)=>o.first-s.first).filter(({first:o},s,l)=>l[s+1]?.first!==o).map(({first:o,label:s})=>({first:o,...a(c,s)}));return e[0]?.first===
0?e:[P,...e]}function O(c,t){const e=c.editCatalog();if(t.length===0){e.delete("PageLabels");return}const o=t[0].first===0?t:[P,...t],s=p(c),l=o.map(({first:y,start:_,
...g})=>[y,i({...g,number:_},s)]);e.set("PageLabels",c.add((0,M.H6)(c,l,"Nums")))}async function b(c){const t=await E(c);if(!t)return;const e=t.map(({first:o})=>o);
return o=>{const s=t[(0,w.M)(e,o)-1];return{...s,number:s.start+o-s.first}}}function h(c,t){const e=[],o=p(c);let s,l=0;for(const y of t)(!s||!n(s,y))&&e.push([
l,i(y,o)]),s=y,l++;return(0,M.H6)(c,e,"Nums")}async function r(c,t){const e=await b(c);if(!e)return;const o=h(c,Array.from(t,s=>e(s-1)));c.editCatalog().set("Pa\
geLabels",c.add(o))}function a(c,t){const e=c.resolve(t?.get("S")),o=c.resolve(t?.get("P")),s=c.resolve(t?.get("St"));return{style:e instanceof x.SX?e.text:void 0,
prefix:o instanceof x.Mx&&o.bytes.length>0?o:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function n(c,t){return c.style!==t.style||t.style!==
void 0&&t.number!==c.number+1?!1:c.prefix===t.prefix?!0:!!c.prefix&&!!t.prefix&&Buffer.compare(c.prefix.bytes,t.prefix.bytes)===0}const d=100;function i({style:c,
prefix:t,number:e},o){return(0,x.jd)({S:c===void 0?void 0:(0,x.UU)(c),P:t&&t.bytes.length>d?o(t):t,St:c===void 0||e===1?void 0:e})}function p(c){const t=new Map;
return e=>{let o=t.get(e);return o||t.set(e,o=c.add(e)),o}}}),81077:((K,T,u)=>{u.d(T,{AN:()=>r,BX:()=>O,H6:()=>b,MN:()=>h,Pu:()=>P,Zc:()=>E});var w=u(45599),x=u(
9819);const M=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function E(t,e,o){const s=[];for(const l of await n(t,e,0,o)){for(const _ of i(
t,l,o))s.push(_);const y=t.job.pace.step(a);y&&await y}return s}async function O(t,e,o,s,l,y){const _=await n(t,e,o,s,y);for(let g=_.length-1;g>=0;g--){const f=_[g],
m=i(t,f,s),v=m.filter(([R,k])=>!l(R,k)),D=t.job.pace.step(a+m.length*a);D&&await D,v.length<m.length&&(t.edit(f.holder),f.dict.set(s,v.flat()),f.changed=!0);for(const R of f.
repeats)t.edit(f.holder),f.dict.delete(R),f.changed=!0;if(f.emptyKids){const R=(t.array(f.dict.get("Kids"))??[]).filter(k=>!f.emptyKids.has(t.dict(k)));t.edit(f.
holder),f.dict.set("Kids",R),f.changed=!0}if(!f.changed)continue;const S=t.array(f.dict.get("Kids"))??[];f.empty=v.length===0&&S.length===0;const A=f.parent;A&&
(A.changed=!0,f.empty?(A.emptyKids??=new Set).add(f.dict):p(t,f,v,S))}return _[0]?.empty??!1}function b(t,e,o){if(e.length<=M)return(0,w.jd)({[o]:e.flat()});let s=[];
for(const l of c(e)){const[y,_]=[l[0][0],l.at(-1)[0]];s.push({ref:t.add((0,w.jd)({Limits:[y,_],[o]:l.flat()})),low:y,high:_})}for(;s.length>M;)s=c(s).map(l=>{const[
y,_]=[l[0].low,l.at(-1).high];return{ref:t.add((0,w.jd)({Limits:[y,_],Kids:l.map(({ref:g})=>g)})),low:y,high:_}});return(0,w.jd)({Kids:s.map(({ref:l})=>l)})}const h=(t,e)=>b(
t,r([...e].map(([o,s])=>[(0,w.Px)(o),s])),"Names");function r(t){return t.map(e=>({entry:e,key:P(e[0])})).sort((e,o)=>e.key<o.key?-1:e.key>o.key?1:0).map(({entry:e})=>e)}
const a=100;async function n(t,e,o,s,l){const y=new x.b9(t),_=new Set,g=v=>_.size<_.add(v).size,f=[],m=[{value:e??null,holder:o,parent:void 0}];for(let v=m.pop();v!==
void 0;v=m.pop()){y.spend(1);const D=t.dict(v.value);if(!D||!g(D)||l&&v.parent&&!d(t,D,l))continue;const S=[],A=C=>{const W=t.array(D.get(C));return!W||g(W)?W??
[]:(S.push(C),[])},R=A(s).length>>1,k=A("Kids"),H={dict:D,holder:(0,x.Kd)(v.value,v.holder),parent:v.parent,repeats:S};f.push(H),y.spend(R);for(let C=k.length-1;C>=
0;C--)m.push({value:k[C],holder:(0,x.Kd)(D.get("Kids"),H.holder),parent:H});const Y=t.job.pace.step(a+R*a);Y&&await Y}return f}function d(t,e,o){const[s,l]=t.array(
e.get("Limits"))??[];return typeof s!="number"||typeof l!="number"||o(s,l)}function i(t,{dict:e,repeats:o},s){const l=o.includes(s)?void 0:t.array(e.get(s));if(!l)
return[];const y=[];for(let _=0;_+1<l.length;_+=2){const g=t.resolve(l[_]);(s==="Names"?g instanceof w.Mx:typeof g=="number")&&y.push([g,l[_+1]])}return y}function p(t,e,o,s){
const l=g=>t.array(t.dict(g)?.get("Limits"))??[],y=o[0]?.[0]??l(s[0])[0],_=o.at(-1)?.[0]??l(s.at(-1))[1];t.edit(e.holder),y!==void 0&&_!==void 0?e.dict.set("Lim\
its",[y,_]):e.dict.delete("Limits")}function c(t){const e=[];for(let o=0;o<t.length;o+=M)e.push(t.slice(o,o+M));return e}}),59071:((K,T,u)=>{u.d(T,{Gh:()=>n,ZK:()=>d,
wh:()=>a});var w=u(77581),x=u(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=i=>i.replace(M,"").replace(P,"").replace(E,"�"),b=200,h=new WeakMap;function r(i){if(i.bytes.length<b)return O((0,w.g7)(i));let p=h.get(i);return p===void 0&&
h.set(i,p=O((0,w.g7)(i))),p}const a=i=>O(i).trim();function n(i){const p=i instanceof x.Mx?r(i).trim():"";return p===""?null:p}const d=i=>i?r(i):""}),70549:((K,T,u)=>{
u.d(T,{n:()=>w});function w(x){const M=new WeakMap;return P=>{if(P.hasChanges)return x(P);const E=M.get(P);if(E)return E.answer;const O=x(P);return M.set(P,{answer:O}),
O}}}),9819:((K,T,u)=>{u.d(T,{J7:()=>M,Kd:()=>O,Wo:()=>b,_i:()=>E,b9:()=>P});var w=u(42973),x=u(45599);class M{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:a,catalogNumber:n,pages:d}=this.document,i=a.get("Pages");r===n||(0,x.i9)(i)&&r===i.number||d.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,x.
i9)(r)&&this.gone.has(r.number)}}class P{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(r,a=new P(
r)){this.allowance=a,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,x.i9)(r))return!0;const{number:a}=r,n=a>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const d=1<<(a&7),i=(this.seen[n]&d)===0;return this.seen[n]|=d,i}}function O(h,r){return(0,x.i9)(h)?h.number:
r}function b(h,r){const a=h.catalog.get(r),n=h.dict(a);return n&&{dict:n,holder:O(a,h.catalogNumber)}}}),93604:((K,T,u)=>{u.d(T,{B:()=>w,M:()=>x});const w=(P,E)=>M(
P,E,!1),x=(P,E)=>M(P,E,!0);function M(P,E,O){let[b,h]=[0,P.length];for(;b<h;){const r=b+h>>1,a=P[r];a<E||O&&a===E?b=r+1:h=r}return b}})};
