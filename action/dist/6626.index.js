"use strict";exports.id=6626,exports.ids=[6626],exports.modules={49180:((K,C,u)=>{u.d(C,{q:()=>x});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
(b.length===3?[...b].map(r=>r+r):[b.slice(0,2),b.slice(2,4),b.slice(4)]).map(r=>Number.parseInt(r,16))}let v;function P(){const E=w.split(" ");return v??=new Map(
E.flatMap((O,b)=>b%2===0?[[O,E[b+1]]]:[]))}}),17079:((K,C,u)=>{u.d(C,{Z:()=>E,_:()=>P});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(r){
if(r.length>64)return;const a=r.trim().replace(x,(n,l,c,p)=>`${l??""}${1900+Number(c)}${p}`);return b(O(w.exec(a)??v.exec(a)))}function E(r){const a=r.length>64?
void 0:O(v.exec(r.trim()));if(!a||b(a)===void 0)return;const{year:n,month:l="",day:c="",hour:p="",minute:i="",second:t="",zone:e=""}=a;return`D:${n}${l}${c}${p}${i}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function O(r){if(!r)return;const[,a,n,l,c,p,i,t,e,o,s]=r,d=t??(e===void 0?void 0:`${e}${o??"00"}:${s??"00"}`);return{year:a,
month:n,day:l,hour:c,minute:p,second:i,zone:d}}function b(r){if(!r)return;const{year:a,month:n,day:l,hour:c,minute:p="00",second:i="00",zone:t}=r,e=(s,d,M)=>s===
void 0||Number(s)>=d&&Number(s)<=M;if(Number(a)===0||!e(n,1,12)||!e(l,1,h(Number(a),Number(n)))||!e(c,0,23)||!e(p,0,59)||!e(i,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const o=[a,n,l].filter(s=>s!==void 0).join("-");return c===void 0?o:`${o}T${c}:${p}:${i}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function h(r,a){return a===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),51521:((K,C,u)=>{u.d(C,{Ct:()=>O,Qf:()=>E,sA:()=>h});
var w=u(98446),x=u(34378);const v=/(\{[^{}]*\})/;function P(r,a){const n=[],l=[],c=`use ${a.map(p=>`{${p}}`).join(", ")}`;for(const p of(0,x.w)(r).split(v)){const i=a.
find(t=>`{${t}}`===p);if(i)n.push({placeholder:i});else if(v.test(p))l.push(p);else{if(/[{}]/.test(p))return{problem:`has a brace that belongs to no placeholder\
; ${c}`};p&&n.push({literal:p})}}return l.length===0?{pieces:n}:{problem:`has the unknown ${(0,w.d5)(l.length,"placeholder","placeholders")} ${l.join(" and ")};\
 ${c}`}}const E=r=>r.split(v).filter((a,n)=>n%2===1),O=(r,a)=>r.split(v).map((n,l)=>(l%2===1&&Object.hasOwn(a,n.slice(1,-1))?a[n.slice(1,-1)]:void 0)??n).join(""),
b=["number","last","label","name"],h=r=>P(r,b)}),49892:((K,C,u)=>{u.d(C,{B_:()=>v,Fw:()=>P,Tz:()=>O});var w=u(49180),x=u(57117);const v="OctavoColor";function P(b,h){
const r=E(b),a=r.length===1,n=h?.part===1;return h===void 0||(0,x.hU)(h,a?1:3)?{values:r,operators:`${r.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:
{values:r,listsGlyphs:n,operators:`/${v} cs ${r.join(" ")} sc`,colorSpace:a?(0,x.HB)():(0,x.Pz)()}}function E(b){if(b==="Gray")return[.5];const[h,r,a]=(0,w.q)(b);
return(h===r&&r===a&&h>0?[h]:[h,r,a]).map(l=>Math.round(l/255*1e4)/1e4)}function O(b){return b===void 0||(0,x.hU)(b,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`\
/${v} cs ${h} sc`,colorSpace:(0,x.HB)()}}}),57117:((K,C,u)=>{u.d(C,{Br:()=>b,HB:()=>l,Pz:()=>n,Qg:()=>r,_B:()=>P,c4:()=>h,hU:()=>O});var w=u(21281),x=u(824),v=u(
45599);async function P(c){const p=await(0,x.Br)(c),{archive:i}=(0,w.Ip)(c,p);return i&&{...i,xmp:p,intent:E(c)}}function E(c){for(const p of c.array(c.catalog.
get("OutputIntents"))??[]){const i=c.dict(p);if(!(0,v.Zm)(i)||!(0,v.Eo)(c.resolve(i.get("S")),"GTS_PDFA1"))continue;const t=c.resolve(c.dict(i.get("DestOutputPr\
ofile"))?.get("N"));if(typeof t=="number")return t}}const O=({intent:c},p)=>p===1?c!==void 0:c===p,b={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(c,p,i)=>(0,w.qg)(c,p.xmp,p,i),r=c=>c&&c.part!==1&&c.intent===void 0?
n():void 0,a=[.9505,1,1.089],n=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...a],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
l=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...a],Gamma:2.2})]}),95358:((K,C,u)=>{u.d(C,{Wx:()=>E,pi:()=>b,z:()=>h});var w=u(58426),x=u(74135);function v(a,n){
return P(a,n*72/a.userUnit)}function P(a,n){const{width:l,height:c}=(0,x.iN)(a),p={width:l-2*n,height:c-2*n,inset:n};return p.width>0&&p.height>0?p:void 0}function E(a,n,l){
const c=l===w.zU[a].fields.margin.default;return n.map(p=>{const i=v(p,l);if(i||!c)return i;const{width:t,height:e}=(0,x.iN)(p);return P(p,Math.min(t,e)/10)})}const O=null;
function b(a,{inset:n},l,c,p){const i=(0,x.iN)(a),t=i.width-n-c,e=i.height-n-p,o=l.endsWith("left")?n:l.endsWith("right")?t:(i.width-c)/2,s=l.startsWith("bottom")?
n:l.startsWith("top")?e:(i.height-p)/2;return[o,s]}function h({kinds:a,pages:n},l){const c=n.find(({kind:p})=>!l[p]);return c?[{field:"margin",message:r(c.index,
a[c.kind])}]:[]}function r(a,n){const{width:l,height:c}=(0,x.iN)(n),p=(0,x.d)(Math.min(l,c)/2,n);return`leaves no room on page ${a+1}, which is ${(0,x.d)(l,n)} \
× ${(0,x.d)(c,n)} inches; it must be less than ${p}`}}),72313:((K,C,u)=>{u.d(C,{W:()=>d});var w=u(81627),x=u(45599),v=u(98446),P=u(36078);function E(g,f,m,y){return`\
/Artifact <<${m==="over"?`/Type /Pagination /Subtype /${f}`:`/Type /Background /BBox [${y.map(P._).join(" ")}]`}>> BDC
${g}
EMC
`}var O=u(36211),b=u(37709),h=u(85008),r=u(74135),a=u(5490);const n=400,l=.01;function c(g,f,m,y){const D=new b.BT(f),S=new p(g,m,y);for(let A=0;A<n&&D.next();A++)
if(S.takes(D))return!0;return!1}class p{document;resources;box;states=new a.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new i;clips=!1;constructor(f,m,y){
this.document=f,this.resources=m,this.box=y}takes(f){if(this.states.follow(f)||this.extendsPath(f)||this.setsState(f))return!1;const{operator:m}=f;if(m==="Do")return this.
paintsImage(f.name(0));const y=O.lJ.get(m);return y!==void 0&&this.paintsPath(y)}setsState(f){const m=this.states.current;switch(f.operator){case"gs":{const y=this.
document.dict(this.resource("ExtGState",f.name(0)));return m.isOpaque=m.isSolid=t(this.document,y),!0}case"scn":case"sc":return m.isSolid=m.isOpaque&&f.kind(f.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return m.isSolid=m.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(f){const{matrix:m}=this.
states.current;switch(f.operator){case"re":{const[y,D,S,A]=(0,a.M)(f);return this.path.rectangle(m,y,D,S,A),!0}case"m":case"l":return this.path.point(m,f.number(
0),f.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:f}){const m=this.states.current,y=this.path.area();
return f&&m.isSolid&&this.isCoveredBy(y)?!0:(this.clips&&(m.clip=y&&m.clip&&o(y,m.clip)),this.clips=!1,this.path=new i,!1)}paintsImage(f){const m=this.states.current,
y=this.resource("XObject",f);if(!m.isOpaque||!(y instanceof x.Z6)||!e(this.document,y.dict))return!1;const D=new i;return D.rectangle(m.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(f){const{clip:m}=this.states.current;return f!==void 0&&m!==void 0&&s(o(f,m),this.box)}resource(f,m){const{document:y,resources:D}=this;return m===
void 0?null:y.resolve(y.dict(D?.get(f))?.get(m))}}class i{isRectangle=!0;points=[];point([f,m,y,D,S,A],R,j){this.points.push([f*R+y*j+S,m*R+D*j+A])}rectangle(f,m,y,D,S){
this.point(f,m,y),this.point(f,m+D,y),this.point(f,m+D,y+S),this.point(f,m,y+S)}area(){const{points:f}=this;if(!this.isRectangle||f.length<4||f.length>5)return;
const m=(0,r.$L)(f),y=l*Math.max(m[2]-m[0],m[3]-m[1]),D=(S,A,R)=>Math.abs(S-A)<=y||Math.abs(S-R)<=y;return f.every(([S,A])=>D(S,m[0],m[2])&&D(A,m[1],m[3]))?m:void 0}}
function t(g,f){if(!f)return!0;const m=g.resolve(f.get("ca")),y=g.resolve(f.get("BM")),D=g.resolve(f.get("SMask"));return(m===null||m===1)&&(y===null||(0,x.Eo)(
y,"Normal"))&&(D===null||(0,x.Eo)(D,"None"))}function e(g,f){const m=g.resolve(f.get("ImageMask"))===!0;return(0,x.Eo)(g.resolve(f.get("Subtype")),"Image")&&!m&&
!f.has("SMask")&&!f.has("Mask")}function o(g,f){return[Math.max(g[0],f[0]),Math.max(g[1],f[1]),Math.min(g[2],f[2]),Math.min(g[3],f[3])]}function s(g,f){const[m,
y]=[l*(f[2]-f[0]),l*(f[3]-f[1])];return g[0]<=f[0]+m&&g[1]<=f[1]+y&&g[2]>=f[2]-m&&g[3]>=f[3]-y}async function d(g,{kinds:f,pages:m},y){const{pace:D}=g.job,{layer:S,
subtype:A,groupColorSpace:R}=y,j=new w.B(g);S==="over"&&await j.inspect(m);const H=[];for(const[Y,T]of m.entries()){const W=D.step(S==="over"?2e3:2e4);W&&await W,
Y%1e3===0&&D.progress(Y/m.length);const I=y.on(T,Y);if(!I)continue;const{box:k}=f[T.kind],{resources:L}=I,B=F=>E(I.operators(F),A,S,k);if(S==="over")await j.over(
T,{resources:L,operators:B});else{const F=j.contents.content(j.contents.own(T));c(g,F,g.dict(T.resources),k)&&H.push(T.index+1),j.under(T,{resources:L,operators:B})}
R!==void 0&&M(g,T.index,R)}return H.length>0?[_(H,m.length)]:[]}function M(g,f,m){const y=g.pages.number(f),D=g.entry(y,"Group"),S=g.dict(D);if(S?.has("CS"))return;
const A=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.fromEntries(S??[]),CS:m});(0,x.i9)(D)&&(0,x.Zm)(g.get(D))?g.put(D,A):g.pages.patch(
f,{Group:A})}function _(g,f){return{code:"stamp_hidden",message:`The stamp is hidden ${g.length===f?"on every page":`on ${(0,v.oi)(g)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((K,C,u)=>{u.r(C),u.d(C,{addPageNumbers:()=>S});var w=u(58552),x=u(94289),v=u(33546),P=u(77581),E=u(
86799),O=u(47707),b=u(71391),h=u(49892),r=u(74135),a=u(95358),n=u(36078),l=u(57117),c=u(72313),p=u(99876),i=u(41578),t=u(12889),e=u(29825),o=u(75283),s=u(45657);
async function d(T){return[...T?[(0,o.ar)(T)]:[],await(0,o.Wu)("Regular")]}const M=T=>(0,O.Sw)(T)||(0,t.ft)(T);async function _(T,W,I){const k=T.map(()=>new Map);
for(const U of W)for(const{face:$,glyphs:G}of g(T,U,I))for(const{glyph:z}of G)k[$].set(z.id,z);const L=[],B=new Map;for(const[U,$]of k.entries())$.size!==0&&(B.
set(U,L.length),L.push(await(0,i.r)(T[U],[...$.values()])));const F=U=>{const $=g(T,U,I);return{pieces:$.map(G=>{const z=B.get(G.face)??0;return{font:z,operators:N=>f(
G,L[z],T[G.face].unit,N)}}),width:$.reduce((G,{glyphs:z})=>z.reduce((N,{advance:Q})=>N+Q,G),0)/1e3}},X=k.flatMap((U,$)=>[...U.values()].map(G=>({...T[$].boxOf(G),
scale:T[$].unit/1e3}))).filter(({minY:U,maxY:$})=>U<=$);return{fonts:L.map(({addTo:U})=>U),line:F,bottom:Math.min(0,(0,s.YG)(X.map(({minY:U,scale:$})=>U*$))),top:Math.
max(0,(0,s.Kf)(X.map(({maxY:U,scale:$})=>U*$)))}}function g(T,W,I){return(0,e.OD)(W,T).map(({font:k,text:L,rtl:B})=>({face:k,glyphs:I?T[k].shape(L,B):Array.from(
L,F=>T[k].plain(F))}))}function f({glyphs:T},{codeOf:W},I,k){const L=[];let B="",F=0;const V=()=>{B!==""&&L.push(/^<[^>]*>$/.test(B)?`${B} Tj`:`[${B}] TJ`),B=""},
X=$=>{Math.abs($)>=.01&&(B+=String(-Math.round($*100)/100))},U=$=>{B=B.endsWith(">")?`${B.slice(0,-1)}${$}>`:`${B}<${$}>`};for(const{glyph:$,advance:G,x:z,y:N}of T)
N!==F&&(V(),L.push(`${(0,n._)(N*k/1e3)} Ts`),F=N),X(z),U(W($)),X(G-z-$.advanceWidth*I);return V(),F!==0&&L.push("0 Ts"),L.join(" ")}var m=u(51521);const y="Octa\
voNumber",D=64*1024;async function S(T,W,I,k,L){const B=await(0,p.F)(T,k),{kinds:F,pages:V}=B,X=(0,a.Wx)("add_page_numbers",F,I.margin),U=(0,a.z)(B,X),$=(0,m.sA)(
I.number_format),G=I.first_number+V.length-1,{last_number:z=G}=I;if(z<G&&U.push({field:"last_number",message:`is ${z}, but the last page gets the number ${G}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,w.G6)([{field:"number_format",message:$.problem},...U]);const N=await A(T,W,$.pieces,{...I,last_number:z},
V),Q=I.font&&(0,E.g)(I.font,"font"),Z=await j(N,$.pieces,{prepared:L,pace:T.job.pace,issues:U,file:Q}),J=(0,h.Fw)(I.color,await(0,l._B)(T)),tt=Z.fonts.map((et,nt)=>({
category:"Font",name:nt===0?y:`${y}${nt+1}`,ref:et(T,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:h.B_,ref:T.add(J.colorSpace)}),
(0,c.W)(T,B,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=Z.line(N(nt)),[rt,ot]=[F[et],X[et]],q=Y(st.width,Z,I.font_size,rt,ot),ft=(Z.top-Z.bottom)*
q,[dt,lt]=(0,a.pi)(rt,ot,I.position,st.width*q,ft),ut=(0,r.lw)([1,0,0,1,dt,lt-Z.bottom*q],(0,r.S3)(rt));return{resources:tt,operators:at=>{const it=at[Z.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(h.B_,it),pt=st.pieces.map(ct=>`/${at[ct.font]} ${(0,n._)(q)} Tf ${ct.operators(q)}`);return`q ${ht} BT ${(0,n.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function A(T,W,I,{first_number:k,last_number:L,digits:B},F){const V=String(L),X=(0,O.RK)(W.replace(/\.[^.]*$/,"")),U=I.
some(N=>"placeholder"in N&&N.placeholder==="label")?await(0,v.Hr)(T):void 0,$={number:N=>String(k+N).padStart(B,"0"),last:()=>V,name:()=>X,label:N=>{const{index:Q}=F[N];
if(!U)return String(Q+1);const{prefix:Z,style:J,number:tt}=U(Q);return(Z?(0,O.RK)((0,P.g7)(Z)):"")+(0,x.Y)(J,tt)}},G=I.map(N=>"literal"in N?{literal:(0,O.RK)(N.
literal)}:N);return Object.assign(N=>G.map(Q=>"literal"in Q?Q.literal:$[Q.placeholder](N)).join(""),{count:F.length,isUniform:!U})}function R(T){const W=new Set(
"0123456789"),I=T.isUniform?1:T.count;for(let k=0;k<I;k++)for(const L of T(k))W.add(L);return[...W].sort()}async function j(T,W,{prepared:I,pace:k,issues:L,file:B}){
const F=R(T),V=F.join(""),X=M(V),U=X?H(T):F,$=(0,b.C)("number",B?.bytes,X,X?[...U].join(`
`):V);let G=I.get($);if(!G){const z=await d(B);await k.rest();const N=(0,O.Zw)(V,z);if(N!==void 0){const Q=W.some(Z=>"placeholder"in Z&&/label|name/.test(Z.placeholder));
L.unshift({field:"number_format",message:Q?`${N} (from the format, the file name or the labels)`:N,mentions:["font"]})}if(L.length>0)throw(0,w.G6)(L);G=await _(
z,U,X),await k.rest(),I.put($,G,D)}if(L.length>0)throw(0,w.G6)(L);return G}function H(T){const W=new Set(["0123456789"]);for(let I=0;I<T.count;I++)W.add(T(I).replace(
/\d/g,"0"));return[...W]}function Y(T,{top:W,bottom:I},k,L,B){return Math.min(k/L.userUnit,B.width/Math.max(T,1e-6),B.height/(W-I))}}),12889:((K,C,u)=>{u.d(C,{Rl:()=>i,
Vv:()=>P,fM:()=>E,ft:()=>r,jB:()=>c,pr:()=>n,rg:()=>l,vw:()=>a,wE:()=>p});var w=u(46161),x=u(93604),v=u(47707);const P="‏",E="‎";let O;const b=()=>O??=(0,w.
A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,r=t=>h.test(t),a=t=>r(t)&&(b().getEmbeddingLevels(
t).paragraphs[0]?.level??0)%2===1;function n(t){if(!r(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:e,paragraphs:o}=b().getEmbeddingLevels(t),s=o[0]?.
level??0;for(let _=t.length-1;_>=0&&/\s/.test(t[_]);_--)e[_]=s;const d=[];for(let _=0;_<t.length;_++){const g=d.at(-1);g&&g.level===e[_]?g.text+=t[_]:d.push({level:e[_],
text:t[_],at:_})}const M=d.reduce((_,{level:g})=>Math.max(_,g),0);for(let _=M;_>0;_--)for(let g=0,f=0;g<d.length;g=f+1){for(f=g;f<d.length&&d[f].level>=_;)f++;if(f>
g+1)for(const[m,y]of d.slice(g,f).entries())d[f-1-m]=y}return d.map(({level:_,text:g,at:f})=>({text:g,rtl:_%2===1,at:f}))}function*l(t,e){const o=new Int32Array(
e.length+1);for(const[s,d]of e.entries())o[s+1]=o[s]+d.length;for(const{text:s,rtl:d,at:M}of n(t+e.join(""))){const _=M-t.length,g=_+s.length,f=[];for(let m=Math.
max((0,x.M)(o,_)-1,0);m<e.length&&o[m]<g;m++){const y=Math.max(_-o[m],0),D=e[m].slice(y,Math.max(g-o[m],0));D!==""&&f.push({text:D,rtl:d,at:y,index:m})}yield*d?
f.reverse():f}}const c=t=>Array.from(t,e=>b().getMirroredCharacter(e)??e).join(""),p=t=>(0,v.qf)(c(t)).reverse().join(""),i=t=>n(t).flatMap(({text:e,rtl:o})=>o?
(0,v.qf)(c(e)).reverse():(0,v.qf)(e))}),29825:((K,C,u)=>{u.d(C,{EH:()=>b,OD:()=>P,W_:()=>E,lV:()=>v});var w=u(12889),x=u(47707);const v=-1,P=(h,r)=>(0,w.pr)(h).
flatMap(a=>E(a,r));function E({text:h,rtl:r},a){const n=[];for(const l of(0,x.qf)(h)){const c=n.at(-1),p=(0,x.ML)(l)?c?.font??0:O(l,a,c?.font);c?.font===p?c.text+=
l:n.push({font:p,text:l,rtl:r})}return r?n.reverse():n}function O(h,r,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(h)&&a!==void 0&&r[a]?.covers(h)===
!0?a:r.findIndex(l=>l.covers(h))}function b(h,r){const a=P(h,r).filter(({font:n})=>n===v);return[...new Set(a.flatMap(n=>(0,x.qf)(n.text)))]}}),88739:((K,C,u)=>{
u.d(C,{B:()=>O,U:()=>P});var w=u(77581),x=u(12889);const v=100;function P(b,{digits:h=4,isInOrder:r=!1}={}){const a=b.filter(([,l])=>l.length>0).map(([l,c])=>`<${O(
l).slice(-h)}> <${E(c,r)}>`),n=Array.from({length:Math.ceil(a.length/v)},(l,c)=>{const p=a.slice(c*v,(c+1)*v);return[`${p.length} beginbfchar`,...p,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(b,h){const r=b.map(a=>String.fromCodePoint(a)).join("");return(0,w.kt)(!h&&(0,x.ft)(r)?[...r].reverse().join(""):r).toString("hex").toUpperCase()}
const O=b=>b.toString(16).toUpperCase().padStart(4,"0")}),38875:((K,C,u)=>{u.d(C,{F:()=>v});var w=u(60623);const x=1<<24,v=P=>(0,w.UD)(Buffer.from(P,"base64"),{
stream:x,total:x,remaining:x},{found:!1})}),74135:((K,C,u)=>{u.d(C,{$L:()=>c,DI:()=>O,Gd:()=>r,JQ:()=>x,Mo:()=>P,PU:()=>b,Pj:()=>t,S3:()=>v,W1:()=>e,XM:()=>i,d:()=>o,
ds:()=>E,gF:()=>p,iN:()=>w,kO:()=>l,lw:()=>h,xk:()=>a,zl:()=>n});function w({box:[s,d,M,_],rotation:g}){const f=M-s,m=_-d;return g%180===0?{width:f,height:m}:{width:m,
height:f}}function x(s){const{width:d,height:M}=w(s);return{width:d*s.userUnit,height:M*s.userUnit}}function v({box:[s,d,M,_],rotation:g}){switch(g){case 0:return[
1,0,0,1,s,d];case 90:return[0,1,-1,0,M,d];case 180:return[-1,0,0,-1,M,_];case 270:return[0,-1,1,0,s,_]}}function P(s,d){return d===void 0?s:t(s,d)??s}function E([
s,d,M,_]){return[Math.min(s,M),Math.min(d,_),Math.max(s,M),Math.max(d,_)]}function O([s,d,M,_,g,f]){const m=s*_-d*M,[y,D,S,A]=[_/m,-d/m,-M/m,s/m];return[y+0,D+0,
S+0,A+0,-(g*y+f*S)+0,-(g*D+f*A)+0]}const b=([s,d,M,_])=>Math.sqrt(Math.abs(s*_-d*M));function h(s,d){const[M,_,g,f,m,y]=s,[D,S,A,R,j,H]=d;return[M*D+_*A,M*S+_*R,
g*D+f*A,g*S+f*R,m*D+y*A+j,m*S+y*R+H]}function r([s,d,M,_,g,f],m,y){return[s*m+M*y+g,d*m+_*y+f]}function a([s,d],[M,_],[g,f],[m,y],D){const S=1-D,[A,R,j,H]=[S**3,
3*D*S**2,3*D**2*S,D**3];return[A*s+R*M+j*g+H*m,A*d+R*_+j*f+H*y]}function n(s,[d,M,_,g]){const[f,m]=r(s,d,M),[y,D]=r(s,_,M),[S,A]=r(s,d,g),[R,j]=r(s,_,g);return[
Math.min(f,y,S,R),Math.min(m,D,A,j),Math.max(f,y,S,R),Math.max(m,D,A,j)]}const l=(s,d)=>[Math.min(s[0],d[0]),Math.min(s[1],d[1]),Math.max(s[2],d[2]),Math.max(s[3],
d[3])];function c(s){let[d,M,_,g]=p;for(const[f,m]of s)d=Math.min(d,f),M=Math.min(M,m),_=Math.max(_,f),g=Math.max(g,m);return[d,M,_,g]}const p=[1/0,1/0,-1/0,-1/0],
i=([s,d,M,_],g)=>[s-g,d-g,M+g,_+g];function t(s,d){const M=[Math.max(s[0],d[0]),Math.max(s[1],d[1]),Math.min(s[2],d[2]),Math.min(s[3],d[3])];return M[0]<M[2]&&M[1]<
M[3]?M:void 0}const e=s=>s.map(d=>Math.round(d*1e5)/1e5+0),o=(s,{userUnit:d})=>String(Number((s*d/72).toPrecision(3)))}),6057:((K,C,u)=>{u.d(C,{VO:()=>v,b0:()=>E,
c_:()=>b,iw:()=>P,lQ:()=>O});var w=u(74135);const x=[0,0,612,792],v=(h,r)=>E(h,h.pages.attribute(r,"MediaBox"))??x;function P(h,r){const{pages:a}=h,n=h.resolve(
h.entry(a.number(r),"UserUnit"));return{box:(0,w.Mo)(v(h,r),E(h,a.attribute(r,"CropBox"))),rotation:b(h.resolve(a.attribute(r,"Rotate"))),userUnit:typeof n=="nu\
mber"&&n>0?n:1}}function E(h,r){const a=h.array(r)?.map(l=>h.resolve(l));if(a?.length!==4||!a.every(l=>typeof l=="number"&&Number.isFinite(l)))return;const n=(0,w.
ds)(a);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function O(h,r){const a=(h.array(r)??[]).map(n=>h.resolve(n));return a.length===6&&a.every(n=>typeof n=="number")?a:
[1,0,0,1,0,0]}function b(h){const r=typeof h=="number"?(h%360+360)%360:0;return r===90||r===180||r===270?r:0}}),5490:((K,C,u)=>{u.d(C,{M:()=>P,U:()=>v});var w=u(
74135);const x=1e4;class v{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){switch(O.operator){case"q":return this.saved.length<x?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(O),
!0;default:return!1}}transform(O){if(O.count!==6)return;const[b,h,r,a,n,l]=P(O);this.current.matrix=(0,w.lw)([b,h,r,a,n,l],this.current.matrix)}}const P=E=>Array.
from({length:E.count},(O,b)=>E.number(b))}),21281:((K,C,u)=>{u.d(C,{Ip:()=>h,XM:()=>c,Xb:()=>l,ds:()=>b,qg:()=>n});var w=u(59071),x=u(70549),v=u(21115),P=u(824),
E=u(1975),O=u(60912);const b=(0,x.n)(async t=>h(t,await(0,P.Br)(t)));function h(t,e){const o=(f,m)=>(0,w.wh)((0,E.sm)(e,f,m)[0]??""),s=a(o("pdfaid","part"),o("p\
dfaid","conformance").toLowerCase()),d=r(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,_=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||
((0,w.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],g=[s?.name,d,..._.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.
test(f))];return{archive:s,accessible:d,names:g.filter(f=>f!==void 0)}}const r=t=>/^[1-9]$/.test(t);function a(t,e){if(!r(t))return;const o=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:o,name:`PDF/A-${t}${o}`}}function n(t,e,o,s){return e&&i(t,e,[v.dK.pdfaid]),l(o,s)}const l=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function c(t){const e=await(0,P.Br)(t);if(!e)return[];const{archive:o,accessible:s}=h(
t,e);i(t,e,[v.dK.pdfaid,v.dK.pdfuaid]);const d=[o?.name,s].filter(M=>M!==void 0);return d.length>0?[p(d)]:[]}const p=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function i(t,e,o){e.properties.some(({namespace:s})=>o.includes(s))&&
(0,O._L)(t,(0,O.QH)(e,({namespace:s})=>o.includes(s),[]))}}),21115:((K,C,u)=>{u.d(C,{HC:()=>P,dK:()=>w,ee:()=>v});const w={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(w));class v{uris=new Map;declared=[];known=new Map;enter(r){
let a;for(const{name:n,value:l}of r){if(!P(n))continue;const c=n.slice(6),p=this.uris.get(c);p?p.push(l):this.uris.set(c,[l]),(a??=[]).push(c)}this.declared.push(
a??E),a&&this.known.clear()}leave(){const r=this.declared.pop()??E;for(const a of r)this.uris.get(a).pop();r.length>0&&this.known.clear()}declares(r){return(this.
uris.get(b(r))?.length??0)>0}ofElement(r){let a=this.known.get(r);if(!a){const n=b(r),l=this.uris.get(n)?.at(-1)??x.get(n)??"";this.known.size===O&&this.known.clear(),
this.known.set(r,a={namespace:l,local:r.slice(r.indexOf(":")+1)})}return a}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const P=h=>h===
"xmlns"||h.startsWith("xmlns:"),E=[],O=1e3,b=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((K,C,u)=>{u.d(C,{Br:()=>h,_6:()=>a,_U:()=>b});var w=u(58552),x=u(1975),
v=u(17079),P=u(45599),E=u(59071),O=u(70549);function b(n){const l=n.resolve(n.trailer.get("Info"));return l instanceof P.Bi?l:l instanceof P.Z6?l.dict:void 0}const h=(0,O.
n)(r);async function r(n){const l=n.get(n.catalogNumber),c=l instanceof P.Bi?n.resolve(l.get("Metadata")):null;if(!(c instanceof P.Z6))return;let p;try{p=n.decoded(
c)}catch(i){if(!(i instanceof w.zU)||i.code==="cancelled")throw i;return x.m}return(0,x.kg)(p,n.job.pace)}function a(n,l){const c=b(n),p=d=>n.resolve(c?.get(d)),
i=(d,M,_=", ")=>{const g=(0,x.sm)(l,d,M).map(E.wh).filter(Boolean).join(_);return g===""?null:g},t=(d,M)=>{const[_=""]=(0,x.sm)(l,d,M);return(0,E.wh)(_)||null},
e=(d,M)=>(0,v._)((0,E.Gh)(p(d))??"")??(0,v._)(t("xmp",M)??"")??null,o=n.get(n.catalogNumber),s=o instanceof P.Bi?(0,E.Gh)(n.resolve(o.get("Lang"))):null;return{
title:(0,E.Gh)(p("Title"))??t("dc","title"),author:(0,E.Gh)(p("Author"))??i("dc","creator"),subject:(0,E.Gh)(p("Subject"))??t("dc","description"),keywords:(0,E.
Gh)(p("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,E.Gh)(p("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(p("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:s??t("dc","language")}}}),3907:((K,C,u)=>{u.d(C,{X:()=>p,km:()=>v,ol:()=>w,
xK:()=>n});const w=200,x=1e4;async function v(i,t,e){const o=new P(i);for(let s=o.next();s;s=o.next()){if(e(s))return"left";const d=t.step((s.to-s.from)*4+50);d&&
await d}return o.hasDocumentType?"document type":o.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+3,{kind:"\
text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===b?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,o){const s=this.text.indexOf(e,t+o);return s<0?this.end():(this.at=s+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),o=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(o)!==O))return this.at=o+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,o=this.name(t+1);if(o===t+1)return;const s=e.slice(t+1,o),d=[];for(let M=o;;){const _=this.blanks(
M),g=e.charCodeAt(_);if(g===O||g===b&&e.charCodeAt(_+1)===O)return this.at=g===O?_+1:_+2,{kind:g===O?"start":"empty",name:s,attributes:d,from:t,to:this.at};const f=this.
name(_),m=this.blanks(f),y=this.blanks(m+1),D=e[y];if(_===M||f===_||e[m]!=="="||D!=='"'&&D!=="'")return;const S=e.indexOf(D,y+1),A=e.slice(y+1,Math.max(S,y+1)),
R=A.includes("<")?void 0:r(A);if(S<0||R===void 0||d.length>=x)return;d.push({name:e.slice(_,f),value:R,from:_,to:S+1}),M=S+1}}characters(t,e){const o=r(this.text.
slice(t,e));return o===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:o,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const o=e.charCodeAt(t);if(o!==32&&o!==9&&o!==10&&o!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const o=e.charCodeAt(t);if(o<=32||o===b||
o===O||o===E||o===61||o===34||o===39)break}return t}}const[E,O,b]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(i){
if(!i.includes("&"))return i;const t=[];let e=0;for(let o=i.indexOf("&");o>=0;o=i.indexOf("&",e)){const s=i.indexOf(";",o);if(s<0||s-o>12)return;const d=i.slice(
o+1,s),M=h.get(d)??a(d);if(M===void 0)return;t.push(i.slice(e,o),M),e=s+1}return t.push(i.slice(e)),t.join("")}function a(i){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(i),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(i){const[t,e,o,s]=i;
if(t===0&&e===0&&(o===254||o===0)||t===255&&e===254&&o===0&&s===0)return c(i);if(t===254&&e===255||t===0&&e===60)return l(new TextDecoder("utf-16be").decode(i));
if(t===255&&e===254||t===60&&e===0)return l(new TextDecoder("utf-16le").decode(i));const d=new TextDecoder().decode(i);return l(d.includes("�")?Buffer.from(i).
toString("latin1"):d)}const l=i=>i.startsWith("\uFEFF")?i.slice(1):i;function c(i){const t=new DataView(i.buffer,i.byteOffset,i.byteLength),e=i[0]!==0,o=[];for(let s=0;s+
4<=i.length;s+=4){const d=t.getUint32(s,e);if(d>1114111)return;o.push(String.fromCodePoint(d))}return l(o.join(""))}const p=i=>i.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,C,u)=>{u.d(C,{QH:()=>P,T3:()=>E,_L:()=>r});var w=u(21115),x=u(3907),v=u(45599);function P(a,n,l){
const{text:c,properties:p,end:i,about:t}=a,e=[];let o=0;for(const s of p.filter(n).sort((d,M)=>d.from-M.from))s.from<o||(e.push(c.slice(o,s.from)),o=s.to);return e.
push(c.slice(o,Math.max(i,o))),l.length>0&&e.push(O(l,t)),e.push(c.slice(Math.max(i,o))),h(e.join(""))}function E(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${O(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(a,n){const c=[...new Set(a.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${w.dK[i]}"`).join(""),p=a.map(({prefix:i,name:t,form:e,values:o})=>`\
<${i}:${t}>${b(e,o)}</${i}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,x.X)(n)}"${c}>
${p.join("")}</rdf:Description>
`}function b(a,n){const l=c=>n.map(p=>`<rdf:li${c}>${(0,x.X)(p)}</rdf:li>`).join("");switch(a){case"simple":return(0,x.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const h=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(a,n){const l=a.catalog.get("Metadata"),c=a.resolve(l),p=c instanceof v.Z6?[...c.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],i=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...p]),t=new v.Z6(i,Buffer.
from(n,"utf8"));(0,v.i9)(l)&&c instanceof v.Z6?a.put(l,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),1975:((K,C,u)=>{u.d(C,{kg:()=>E,m:()=>P,sm:()=>O});
var w=u(21115),x=u(3907);const v=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(a,n){const l=(0,x.xK)(a);if(l===void 0)return P;const c=new h,
i=await(0,x.km)(l,n,t=>(c.take(t),c.broken))!=="well-formed"||c.depth>0||c.end<0||!c.declared;return{text:l,properties:c.properties,malformed:i,end:c.end,about:c.
about}}function O(a,n,l){return a?.properties.find(c=>c.name===l&&c.namespace===w.dK[n])?.values??[]}const b=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=b;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==b&&this.open.length>this.root+2}start(n,l,c){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(l);const p=this.scope.ofElement(n),i=p.namespace===w.dK.rdf,t=i&&p.local==="li";this.root===b&&this.end<0&&i&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,o=t?l.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:n,...p,from:c,language:o}),
this.root===b){if(!i||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(l);else if(e===
2){this.items=[];const s=l.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=s?[s.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:l,value:c,from:p,
to:i}of n){if((0,w.HC)(l))continue;const{namespace:t,local:e}=this.scope.ofAttribute(l);t===w.dK.rdf&&e==="about"&&(this.about=c),!(t===""||t===w.dK.rdf||t===w.
dK.xml)&&this.add({namespace:t,name:e,values:[c],from:p,to:i})}}close(n,l,c){const p=this.open.pop();if(p?.name!==n){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==b)if(i===0)this.end=l,this.root=b;else if(i===1&&this.loose)this.root=b,this.loose=!1;else if(i===2){const t=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:t,from:p.from,to:c})}else i>2&&p.namespace===w.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(n){this.properties.length<v?this.properties.push(n):this.broken=
!0}isRdf(n,l){const c=this.scope.ofAttribute(n);return c.local===l&&c.namespace===w.dK.rdf}}function r(a){const n=a.findIndex(({language:c})=>c?.toLowerCase()===
"x-default"),l=a.map(({text:c})=>c);return n>0?[l[n],...l.slice(0,n),...l.slice(n+1)]:l}}),94289:((K,C,u)=>{u.d(C,{Y:()=>w});function w(b,h){switch(b){case"D":return String(
h);case"R":return E(h);case"r":return E(h).toLowerCase();case"A":return O(h);case"a":return O(h).toLowerCase();default:return""}}const x=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,P=2600;function E(b){if(b>v)return String(b);let h="",
r=b;for(const[a,n]of x)for(;r>=a;)h+=n,r-=a;return h}function O(b){return b>P?String(b):String.fromCharCode(65+(b-1)%26).repeat(Math.ceil(b/26))}}),33546:((K,C,u)=>{
u.d(C,{FB:()=>E,Hr:()=>b,Zh:()=>h,k$:()=>O,qm:()=>r});var w=u(93604),x=u(45599),v=u(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function E(i){
const t=i.catalog.get("PageLabels");if(!i.dict(t))return;const e=(await(0,v.Zc)(i,t,"Nums")).map(([o,s])=>({first:Number(o),label:i.dict(s)})).filter(({first:o})=>Number.
isInteger(o)&&o>=0).sort((o,s)=>o.first-s.first).filter(({first:o},s,d)=>d[s+1]?.first!==o).map(({first:o,label:s})=>({first:o,...a(i,s)}));return e[0]?.first===
0?e:[P,...e]}function O(i,t){const e=i.editCatalog();if(t.length===0){e.delete("PageLabels");return}const o=t[0].first===0?t:[P,...t],s=p(i),d=o.map(({first:M,start:_,
...g})=>[M,c({...g,number:_},s)]);e.set("PageLabels",i.add((0,v.H6)(i,d,"Nums")))}async function b(i){const t=await E(i);if(!t)return;const e=t.map(({first:o})=>o);
return o=>{const s=t[(0,w.M)(e,o)-1];return{...s,number:s.start+o-s.first}}}function h(i,t){const e=[],o=p(i);let s,d=0;for(const M of t)(!s||!n(s,M))&&e.push([
d,c(M,o)]),s=M,d++;return(0,v.H6)(i,e,"Nums")}async function r(i,t){const e=await b(i);if(!e)return;const o=h(i,Array.from(t,s=>e(s-1)));i.editCatalog().set("Pa\
geLabels",i.add(o))}function a(i,t){const e=i.resolve(t?.get("S")),o=i.resolve(t?.get("P")),s=i.resolve(t?.get("St"));return{style:e instanceof x.SX?e.text:void 0,
prefix:o instanceof x.Mx&&o.bytes.length>0?o:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function n(i,t){return i.style!==t.style||t.style!==
void 0&&t.number!==i.number+1?!1:i.prefix===t.prefix?!0:!!i.prefix&&!!t.prefix&&Buffer.compare(i.prefix.bytes,t.prefix.bytes)===0}const l=100;function c({style:i,
prefix:t,number:e},o){return(0,x.jd)({S:i===void 0?void 0:(0,x.UU)(i),P:t&&t.bytes.length>l?o(t):t,St:i===void 0||e===1?void 0:e})}function p(i){const t=new Map;
return e=>{let o=t.get(e);return o||t.set(e,o=i.add(e)),o}}}),81077:((K,C,u)=>{u.d(C,{AN:()=>r,BX:()=>O,H6:()=>b,MN:()=>h,Pu:()=>P,Zc:()=>E});var w=u(45599),x=u(
9819);const v=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function E(t,e,o){const s=[];for(const d of await n(t,e,0,o)){for(const _ of c(
t,d,o))s.push(_);const M=t.job.pace.step(a);M&&await M}return s}async function O(t,e,o,s,d,M){const _=await n(t,e,o,s,M);for(let g=_.length-1;g>=0;g--){const f=_[g],
m=c(t,f,s),y=m.filter(([R,j])=>!d(R,j)),D=t.job.pace.step(a+m.length*a);D&&await D,y.length<m.length&&(t.edit(f.holder),f.dict.set(s,y.flat()),f.changed=!0);for(const R of f.
repeats)t.edit(f.holder),f.dict.delete(R),f.changed=!0;if(f.emptyKids){const R=(t.array(f.dict.get("Kids"))??[]).filter(j=>!f.emptyKids.has(t.dict(j)));t.edit(f.
holder),f.dict.set("Kids",R),f.changed=!0}if(!f.changed)continue;const S=t.array(f.dict.get("Kids"))??[];f.empty=y.length===0&&S.length===0;const A=f.parent;A&&
(A.changed=!0,f.empty?(A.emptyKids??=new Set).add(f.dict):p(t,f,y,S))}return _[0]?.empty??!1}function b(t,e,o){if(e.length<=v)return(0,w.jd)({[o]:e.flat()});let s=[];
for(const d of i(e)){const[M,_]=[d[0][0],d.at(-1)[0]];s.push({ref:t.add((0,w.jd)({Limits:[M,_],[o]:d.flat()})),low:M,high:_})}for(;s.length>v;)s=i(s).map(d=>{const[
M,_]=[d[0].low,d.at(-1).high];return{ref:t.add((0,w.jd)({Limits:[M,_],Kids:d.map(({ref:g})=>g)})),low:M,high:_}});return(0,w.jd)({Kids:s.map(({ref:d})=>d)})}const h=(t,e)=>b(
t,r([...e].map(([o,s])=>[(0,w.Px)(o),s])),"Names");function r(t){return t.map(e=>({entry:e,key:P(e[0])})).sort((e,o)=>e.key<o.key?-1:e.key>o.key?1:0).map(({entry:e})=>e)}
const a=100;async function n(t,e,o,s,d){const M=new x.b9(t),_=new Set,g=y=>_.size<_.add(y).size,f=[],m=[{value:e??null,holder:o,parent:void 0}];for(let y=m.pop();y!==
void 0;y=m.pop()){M.spend(1);const D=t.dict(y.value);if(!D||!g(D)||d&&y.parent&&!l(t,D,d))continue;const S=[],A=T=>{const W=t.array(D.get(T));return!W||g(W)?W??
[]:(S.push(T),[])},R=A(s).length>>1,j=A("Kids"),H={dict:D,holder:(0,x.Kd)(y.value,y.holder),parent:y.parent,repeats:S};f.push(H),M.spend(R);for(let T=j.length-1;T>=
0;T--)m.push({value:j[T],holder:(0,x.Kd)(D.get("Kids"),H.holder),parent:H});const Y=t.job.pace.step(a+R*a);Y&&await Y}return f}function l(t,e,o){const[s,d]=t.array(
e.get("Limits"))??[];return typeof s!="number"||typeof d!="number"||o(s,d)}function c(t,{dict:e,repeats:o},s){const d=o.includes(s)?void 0:t.array(e.get(s));if(!d)
return[];const M=[];for(let _=0;_+1<d.length;_+=2){const g=t.resolve(d[_]);(s==="Names"?g instanceof w.Mx:typeof g=="number")&&M.push([g,d[_+1]])}return M}function p(t,e,o,s){
const d=g=>t.array(t.dict(g)?.get("Limits"))??[],M=o[0]?.[0]??d(s[0])[0],_=o.at(-1)?.[0]??d(s.at(-1))[1];t.edit(e.holder),M!==void 0&&_!==void 0?e.dict.set("Lim\
its",[M,_]):e.dict.delete("Limits")}function i(t){const e=[];for(let o=0;o<t.length;o+=v)e.push(t.slice(o,o+v));return e}}),59071:((K,C,u)=>{u.d(C,{Gh:()=>n,ZK:()=>l,
wh:()=>a});var w=u(77581),x=u(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=c=>c.replace(v,"").replace(P,"").replace(E,"�"),b=200,h=new WeakMap;function r(c){if(c.bytes.length<b)return O((0,w.g7)(c));let p=h.get(c);return p===void 0&&
h.set(c,p=O((0,w.g7)(c))),p}const a=c=>O(c).trim();function n(c){const p=c instanceof x.Mx?r(c).trim():"";return p===""?null:p}const l=c=>c?r(c):""}),70549:((K,C,u)=>{
u.d(C,{n:()=>w});function w(x){const v=new WeakMap;return P=>{if(P.hasChanges)return x(P);const E=v.get(P);if(E)return E.answer;const O=x(P);return v.set(P,{answer:O}),
O}}}),9819:((K,C,u)=>{u.d(C,{J7:()=>v,Kd:()=>O,Wo:()=>b,_i:()=>E,b9:()=>P});var w=u(42973),x=u(45599);class v{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:a,catalogNumber:n,pages:l}=this.document,c=a.get("Pages");r===n||(0,x.i9)(c)&&r===c.number||l.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,x.
i9)(r)&&this.gone.has(r.number)}}class P{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(r,a=new P(
r)){this.allowance=a,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,x.i9)(r))return!0;const{number:a}=r,n=a>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const l=1<<(a&7),c=(this.seen[n]&l)===0;return this.seen[n]|=l,c}}function O(h,r){return(0,x.i9)(h)?h.number:
r}function b(h,r){const a=h.catalog.get(r),n=h.dict(a);return n&&{dict:n,holder:O(a,h.catalogNumber)}}}),93604:((K,C,u)=>{u.d(C,{B:()=>w,M:()=>x});const w=(P,E)=>v(
P,E,!1),x=(P,E)=>v(P,E,!0);function v(P,E,O){let[b,h]=[0,P.length];for(;b<h;){const r=b+h>>1,a=P[r];a<E||O&&a===E?b=r+1:h=r}return b}})};
