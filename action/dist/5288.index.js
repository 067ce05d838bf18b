"use strict";exports.id=5288,exports.ids=[5288],exports.modules={49180:((W,$,c)=>{c.d($,{q:()=>p});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function p(b){const w=b.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??M().get(w);return h===void 0?void 0:
(h.length===3?[...h].map(t=>t+t):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(t=>Number.parseInt(t,16))}let y;function M(){const b=_.split(" ");return y??=new Map(
b.flatMap((w,h)=>h%2===0?[[w,b[h+1]]]:[]))}}),17079:((W,$,c)=>{c.d($,{Z:()=>b,_:()=>M});const _=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(t){
if(t.length>64)return;const o=t.trim().replace(p,(i,g,f,m)=>`${g??""}${1900+Number(f)}${m}`);return h(w(_.exec(o)??y.exec(o)))}function b(t){const o=t.length>64?
void 0:w(y.exec(t.trim()));if(!o||h(o)===void 0)return;const{year:i,month:g="",day:f="",hour:m="",minute:l="",second:s="",zone:e=""}=o;return`D:${i}${g}${f}${m}${l}${s}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function w(t){if(!t)return;const[,o,i,g,f,m,l,s,e,r,n]=t,d=s??(e===void 0?void 0:`${e}${r??"00"}:${n??"00"}`);return{year:o,
month:i,day:g,hour:f,minute:m,second:l,zone:d}}function h(t){if(!t)return;const{year:o,month:i,day:g,hour:f,minute:m="00",second:l="00",zone:s}=t,e=(n,d,u)=>n===
void 0||Number(n)>=d&&Number(n)<=u;if(Number(o)===0||!e(i,1,12)||!e(g,1,a(Number(o),Number(i)))||!e(f,0,23)||!e(m,0,59)||!e(l,0,59)||s!==void 0&&s!=="Z"&&!(e(s.
slice(1,3),0,23)&&e(s.slice(4),0,59)))return;const r=[o,i,g].filter(n=>n!==void 0).join("-");return f===void 0?r:`${r}T${f}:${m}:${l}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function a(t,o){return o===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),51521:((W,$,c)=>{c.d($,{Ct:()=>w,Qf:()=>b,sA:()=>a});
var _=c(98446),p=c(34378);const y=/(\{[^{}]*\})/;function M(t,o){const i=[],g=[],f=`use ${o.map(m=>`{${m}}`).join(", ")}`;for(const m of(0,p.w)(t).split(y)){const l=o.
find(s=>`{${s}}`===m);if(l)i.push({placeholder:l});else if(y.test(m))g.push(m);else{if(/[{}]/.test(m))return{problem:`has a brace that belongs to no placeholder\
; ${f}`};m&&i.push({literal:m})}}return g.length===0?{pieces:i}:{problem:`has the unknown ${(0,_.d5)(g.length,"placeholder","placeholders")} ${g.join(" and ")};\
 ${f}`}}const b=t=>t.split(y).filter((o,i)=>i%2===1),w=(t,o)=>t.split(y).map((i,g)=>(g%2===1&&Object.hasOwn(o,i.slice(1,-1))?o[i.slice(1,-1)]:void 0)??i).join(""),
h=["number","last","label","name"],a=t=>M(t,h)}),49892:((W,$,c)=>{c.d($,{B_:()=>y,Fw:()=>M,Tz:()=>w});var _=c(49180),p=c(57117);const y="OctavoColor";function M(h,a){
const t=b(h),o=t.length===1;return a===void 0||(0,p.hU)(a,o?1:3)?{values:t,operators:`${t.join(" ")} ${o?"g":"rg"}`,colorSpace:void 0}:{values:t,operators:`/${y}\
 cs ${t.join(" ")} sc`,colorSpace:o?(0,p.HB)():(0,p.Pz)()}}function b(h){if(h==="Gray")return[.5];const[a,t,o]=(0,_.q)(h);return(a===t&&t===o&&a>0?[a]:[a,t,o]).
map(g=>Math.round(g/255*1e4)/1e4)}function w(h){return h===void 0||(0,p.hU)(h,1)?{set:a=>`${a} g`,colorSpace:void 0}:{set:a=>`/${y} cs ${a} sc`,colorSpace:(0,p.
HB)()}}}),95358:((W,$,c)=>{c.d($,{Wx:()=>b,pi:()=>h,z:()=>a});var _=c(58426),p=c(74135);function y(o,i){return M(o,i*72/o.userUnit)}function M(o,i){const{width:g,
height:f}=(0,p.iN)(o),m={width:g-2*i,height:f-2*i,inset:i};return m.width>0&&m.height>0?m:void 0}function b(o,i,g){const f=g===_.zU[o].fields.margin.default;return i.
map(m=>{const l=y(m,g);if(l||!f)return l;const{width:s,height:e}=(0,p.iN)(m);return M(m,Math.min(s,e)/10)})}const w=null;function h(o,{inset:i},g,f,m){const l=(0,p.
iN)(o),s=l.width-i-f,e=l.height-i-m,r=g.endsWith("left")?i:g.endsWith("right")?s:(l.width-f)/2,n=g.startsWith("bottom")?i:g.startsWith("top")?e:(l.height-m)/2;return[
r,n]}function a({kinds:o,pages:i},g){const f=i.find(({kind:m})=>!g[m]);return f?[{field:"margin",message:t(f.index,o[f.kind])}]:[]}function t(o,i){const{width:g,
height:f}=(0,p.iN)(i),m=(0,p.d)(Math.min(g,f)/2,i);return`leaves no room on page ${o+1}, which is ${(0,p.d)(g,i)} × ${(0,p.d)(f,i)} inches; it must be less tha\
n ${m}`}}),62166:((W,$,c)=>{c.r($),c.d($,{addPageNumbers:()=>z});var _=c(58552),p=c(94289),y=c(33546),M=c(77581),b=c(86799),w=c(47707),h=c(71391),a=c(49892),t=c(
74135),o=c(95358),i=c(36078),g=c(57117),f=c(72313),m=c(99876),l=c(41578),s=c(12889),e=c(29825),r=c(36263),n=c(45657);async function d(v){return[...v?[(0,r.a)(v)]:
[],await(0,r.W)("Regular")]}const u=v=>(0,w.Sw)(v)||(0,s.ft)(v);async function O(v,C,D){const R=v.map(()=>new Map);for(const T of C)for(const{face:x,glyphs:I}of E(
v,T,D))for(const{glyph:U}of I)R[x].set(U.id,U);const A=[],S=new Map;for(const[T,x]of R.entries())x.size!==0&&(S.set(T,A.length),A.push(await(0,l.r)(v[T],[...x.values()])));
const j=T=>{const x=E(v,T,D);return{pieces:x.map(I=>{const U=S.get(I.face)??0;return{font:U,operators:N=>P(I,A[U],v[I.face].unit,N)}}),width:x.reduce((I,{glyphs:U})=>U.
reduce((N,{advance:X})=>N+X,I),0)/1e3}},k=R.flatMap((T,x)=>[...T.values()].map(I=>({...v[x].boxOf(I),scale:v[x].unit/1e3}))).filter(({minY:T,maxY:x})=>T<=x);return{
fonts:A.map(({addTo:T})=>T),line:j,bottom:Math.min(0,(0,n.YG)(k.map(({minY:T,scale:x})=>T*x))),top:Math.max(0,(0,n.Kf)(k.map(({maxY:T,scale:x})=>T*x)))}}function E(v,C,D){
return(0,e.OD)(C,v).map(({font:R,text:A,rtl:S})=>({face:R,glyphs:D?v[R].shape(A,S):Array.from(A,j=>v[R].plain(j))}))}function P({glyphs:v},{codeOf:C},D,R){const A=[];
let S="",j=0;const H=()=>{S!==""&&A.push(/^<[^>]*>$/.test(S)?`${S} Tj`:`[${S}] TJ`),S=""},k=x=>{Math.abs(x)>=.01&&(S+=String(-Math.round(x*100)/100))},T=x=>{S=S.
endsWith(">")?`${S.slice(0,-1)}${x}>`:`${S}<${x}>`};for(const{glyph:x,advance:I,x:U,y:N}of v)N!==j&&(H(),A.push(`${(0,i._)(N*R/1e3)} Ts`),j=N),k(U),T(C(x)),k(I-
U-x.advanceWidth*D);return H(),j!==0&&A.push("0 Ts"),A.join(" ")}var K=c(51521);const L="OctavoNumber",B=64*1024;async function z(v,C,D,R,A){const S=await(0,m.F)(
v,R),{kinds:j,pages:H}=S,k=(0,o.Wx)("add_page_numbers",j,D.margin),T=(0,o.z)(S,k),x=(0,K.sA)(D.number_format),I=D.first_number+H.length-1,{last_number:U=I}=D;if(U<
I&&T.push({field:"last_number",message:`is ${U}, but the last page gets the number ${I}; give that or a higher one, or leave it out`}),"problem"in x)throw(0,_.G6)(
[{field:"number_format",message:x.problem},...T]);const N=await G(v,C,x.pieces,{...D,last_number:U},H),X=D.font&&(0,b.g)(D.font,"font"),F=await V(N,x.pieces,{prepared:A,
pace:v.job.pace,issues:T,file:X}),Y=(0,a.Fw)(D.color,await(0,g._B)(v)),ee=F.fonts.map((te,ne)=>({category:"Font",name:ne===0?L:`${L}${ne+1}`,ref:te(v)}));return Y.
colorSpace&&ee.push({category:"ColorSpace",name:a.B_,ref:v.add(Y.colorSpace)}),(0,f.W)(v,S,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const re=F.line(N(
ne)),[se,oe]=[j[te],k[te]],J=q(re.width,F,D.font_size,se,oe),de=(F.top-F.bottom)*J,[ce,le]=(0,o.pi)(se,oe,D.position,re.width*J,de),ue=(0,t.lw)([1,0,0,1,ce,le-F.
bottom*J],(0,t.S3)(se));return{resources:ee,operators:ae=>{const ie=ae[F.fonts.length],he=ie===void 0?Y.operators:Y.operators.replace(a.B_,ie),ge=re.pieces.map(
fe=>`/${ae[fe.font]} ${(0,i._)(J)} Tf ${fe.operators(J)}`);return`q ${he} BT ${(0,i.vs)(ue)} Tm ${ge.join(" ")} ET Q`}}}})}async function G(v,C,D,{first_number:R,
last_number:A,digits:S},j){const H=String(A),k=(0,w.RK)(C.replace(/\.[^.]*$/,"")),T=D.some(N=>"placeholder"in N&&N.placeholder==="label")?await(0,y.Hr)(v):void 0,
x={number:N=>String(R+N).padStart(S,"0"),last:()=>H,name:()=>k,label:N=>{const{index:X}=j[N];if(!T)return String(X+1);const{prefix:F,style:Y,number:ee}=T(X);return(F?
(0,w.RK)((0,M.g7)(F)):"")+(0,p.Y)(Y,ee)}},I=D.map(N=>"literal"in N?{literal:(0,w.RK)(N.literal)}:N);return Object.assign(N=>I.map(X=>"literal"in X?X.literal:x[X.
placeholder](N)).join(""),{count:j.length,isUniform:!T})}function Z(v){const C=new Set("0123456789"),D=v.isUniform?1:v.count;for(let R=0;R<D;R++)for(const A of v(
R))C.add(A);return[...C].sort()}async function V(v,C,{prepared:D,pace:R,issues:A,file:S}){const j=Z(v),H=j.join(""),k=u(H),T=k?Q(v):j,x=(0,h.C)("number",S?.bytes,
k,k?[...T].join(`
`):H);let I=D.get(x);if(!I){const U=await d(S);await R.rest();const N=(0,w.Zw)(H,U);if(N!==void 0){const X=C.some(F=>"placeholder"in F&&/label|name/.test(F.placeholder));
A.unshift({field:"number_format",message:X?`${N} (from the format, the file name or the labels)`:N,mentions:["font"]})}if(A.length>0)throw(0,_.G6)(A);I=await O(
U,T,k),await R.rest(),D.put(x,I,B)}if(A.length>0)throw(0,_.G6)(A);return I}function Q(v){const C=new Set(["0123456789"]);for(let D=0;D<v.count;D++)C.add(v(D).replace(
/\d/g,"0"));return[...C]}function q(v,{top:C,bottom:D},R,A,S){return Math.min(R/A.userUnit,S.width/Math.max(v,1e-6),S.height/(C-D))}}),12889:((W,$,c)=>{c.d($,{Rl:()=>g,
Vv:()=>y,ft:()=>h,jB:()=>o,pr:()=>t,vw:()=>a,wE:()=>i});var _=c(46161),p=c(47707);const y="‏";let M;const b=()=>M??=(0,_.A)(),w=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
h=f=>w.test(f),a=f=>h(f)&&(b().getEmbeddingLevels(f).paragraphs[0]?.level??0)%2===1;function t(f){if(!h(f))return f===""?[]:[{text:f,rtl:!1,at:0}];const{levels:m,
paragraphs:l}=b().getEmbeddingLevels(f),s=l[0]?.level??0;for(let n=f.length-1;n>=0&&/\s/.test(f[n]);n--)m[n]=s;const e=[];for(let n=0;n<f.length;n++){const d=e.
at(-1);d&&d.level===m[n]?d.text+=f[n]:e.push({level:m[n],text:f[n],at:n})}const r=e.reduce((n,{level:d})=>Math.max(n,d),0);for(let n=r;n>0;n--)for(let d=0,u=0;d<
e.length;d=u+1){for(u=d;u<e.length&&e[u].level>=n;)u++;if(u>d+1)for(const[O,E]of e.slice(d,u).entries())e[u-1-O]=E}return e.map(({level:n,text:d,at:u})=>({text:d,
rtl:n%2===1,at:u}))}const o=f=>Array.from(f,m=>b().getMirroredCharacter(m)??m).join(""),i=f=>(0,p.qf)(o(f)).reverse().join(""),g=f=>t(f).flatMap(({text:m,rtl:l})=>l?
(0,p.qf)(o(m)).reverse():(0,p.qf)(m))}),29825:((W,$,c)=>{c.d($,{EH:()=>h,OD:()=>M,W_:()=>b,lV:()=>y});var _=c(12889),p=c(47707);const y=-1,M=(a,t)=>(0,_.pr)(a).
flatMap(o=>b(o,t));function b({text:a,rtl:t},o){const i=[];for(const g of(0,p.qf)(a)){const f=i.at(-1),m=(0,p.ML)(g)?f?.font??0:w(g,o,f?.font);f?.font===m?f.text+=
g:i.push({font:m,text:g,rtl:t})}return t?i.reverse():i}function w(a,t,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(a)&&o!==void 0&&t[o]?.covers(a)===
!0?o:t.findIndex(g=>g.covers(a))}function h(a,t){const o=M(a,t).filter(({font:i})=>i===y);return[...new Set(o.flatMap(i=>(0,p.qf)(i.text)))]}}),74135:((W,$,c)=>{
c.d($,{$L:()=>i,DI:()=>w,Gd:()=>a,JQ:()=>p,Mo:()=>M,Pj:()=>m,S3:()=>y,W1:()=>l,XM:()=>f,d:()=>s,ds:()=>b,gF:()=>g,iN:()=>_,kO:()=>o,lw:()=>h,zl:()=>t});function _({
box:[e,r,n,d],rotation:u}){const O=n-e,E=d-r;return u%180===0?{width:O,height:E}:{width:E,height:O}}function p(e){const{width:r,height:n}=_(e);return{width:r*e.
userUnit,height:n*e.userUnit}}function y({box:[e,r,n,d],rotation:u}){switch(u){case 0:return[1,0,0,1,e,r];case 90:return[0,1,-1,0,n,r];case 180:return[-1,0,0,-1,
n,d];case 270:return[0,-1,1,0,e,d]}}function M(e,r){return r===void 0?e:m(e,r)??e}function b([e,r,n,d]){return[Math.min(e,n),Math.min(r,d),Math.max(e,n),Math.max(
r,d)]}function w([e,r,n,d,u,O]){const E=e*d-r*n,[P,K,L,B]=[d/E,-r/E,-n/E,e/E];return[P+0,K+0,L+0,B+0,-(u*P+O*L)+0,-(u*K+O*B)+0]}function h(e,r){const[n,d,u,O,E,
P]=e,[K,L,B,z,G,Z]=r;return[n*K+d*B,n*L+d*z,u*K+O*B,u*L+O*z,E*K+P*B+G,E*L+P*z+Z]}function a([e,r,n,d,u,O],E,P){return[e*E+n*P+u,r*E+d*P+O]}function t(e,[r,n,d,u]){
const[O,E]=a(e,r,n),[P,K]=a(e,d,n),[L,B]=a(e,r,u),[z,G]=a(e,d,u);return[Math.min(O,P,L,z),Math.min(E,K,B,G),Math.max(O,P,L,z),Math.max(E,K,B,G)]}const o=(e,r)=>[
Math.min(e[0],r[0]),Math.min(e[1],r[1]),Math.max(e[2],r[2]),Math.max(e[3],r[3])];function i(e){let[r,n,d,u]=g;for(const[O,E]of e)r=Math.min(r,O),n=Math.min(n,E),
d=Math.max(d,O),u=Math.max(u,E);return[r,n,d,u]}const g=[1/0,1/0,-1/0,-1/0],f=([e,r,n,d],u)=>[e-u,r-u,n+u,d+u];function m(e,r){const n=[Math.max(e[0],r[0]),Math.
max(e[1],r[1]),Math.min(e[2],r[2]),Math.min(e[3],r[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const l=e=>e.map(r=>Math.round(r*1e5)/1e5+0),s=(e,{userUnit:r})=>String(
Number((e*r/72).toPrecision(3)))}),6057:((W,$,c)=>{c.d($,{VO:()=>y,b0:()=>b,c_:()=>h,iw:()=>M,lQ:()=>w});var _=c(74135);const p=[0,0,612,792],y=(a,t)=>b(a,a.pages.
attribute(t,"MediaBox"))??p;function M(a,t){const{pages:o}=a,i=a.resolve(a.entry(o.number(t),"UserUnit"));return{box:(0,_.Mo)(y(a,t),b(a,o.attribute(t,"CropBox"))),
rotation:h(a.resolve(o.attribute(t,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function b(a,t){const o=a.array(t)?.map(g=>a.resolve(g));if(o?.length!==4||
!o.every(g=>typeof g=="number"&&Number.isFinite(g)))return;const i=(0,_.ds)(o);return i[0]<i[2]&&i[1]<i[3]?i:void 0}function w(a,t){const o=(a.array(t)??[]).map(
i=>a.resolve(i));return o.length===6&&o.every(i=>typeof i=="number")?o:[1,0,0,1,0,0]}function h(a){const t=typeof a=="number"?(a%360+360)%360:0;return t===90||t===
180||t===270?t:0}}),94289:((W,$,c)=>{c.d($,{Y:()=>_});function _(h,a){switch(h){case"D":return String(a);case"R":return b(a);case"r":return b(a).toLowerCase();case"\
A":return w(a);case"a":return w(a).toLowerCase();default:return""}}const p=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,
"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],y=1e5,M=2600;function b(h){if(h>y)return String(h);let a="",t=h;for(const[o,i]of p)for(;t>=o;)a+=i,t-=o;return a}function w(h){
return h>M?String(h):String.fromCharCode(65+(h-1)%26).repeat(Math.ceil(h/26))}}),33546:((W,$,c)=>{c.d($,{FB:()=>b,Hr:()=>h,Zh:()=>a,k$:()=>w,qm:()=>t});var _=c(
93604),p=c(45599),y=c(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function b(l){const s=l.catalog.get("PageLabels");if(!l.dict(s))return;const e=(await(0,y.
Zc)(l,s,"Nums")).map(([r,n])=>({first:Number(r),label:l.dict(n)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,n)=>r.first-n.first).filter(({first:r},n,d)=>d[n+
1]?.first!==r).map(({first:r,label:n})=>({first:r,...o(l,n)}));return e[0]?.first===0?e:[M,...e]}function w(l,s){const e=l.editCatalog();if(s.length===0){e.delete(
"PageLabels");return}const r=s[0].first===0?s:[M,...s],n=m(l),d=r.map(({first:u,start:O,...E})=>[u,f({...E,number:O},n)]);e.set("PageLabels",l.add((0,y.H6)(l,d,
"Nums")))}async function h(l){const s=await b(l);if(!s)return;const e=s.map(({first:r})=>r);return r=>{const n=s[(0,_.M)(e,r)-1];return{...n,number:n.start+r-n.
first}}}function a(l,s){const e=[],r=m(l);let n,d=0;for(const u of s)(!n||!i(n,u))&&e.push([d,f(u,r)]),n=u,d++;return(0,y.H6)(l,e,"Nums")}async function t(l,s){
const e=await h(l);if(!e)return;const r=a(l,Array.from(s,n=>e(n-1)));l.editCatalog().set("PageLabels",l.add(r))}function o(l,s){const e=l.resolve(s?.get("S")),r=l.
resolve(s?.get("P")),n=l.resolve(s?.get("St"));return{style:e instanceof p.SX?e.text:void 0,prefix:r instanceof p.Mx&&r.bytes.length>0?r:void 0,start:typeof n==
"number"&&Number.isInteger(n)&&n>=1?n:1}}function i(l,s){return l.style!==s.style||s.style!==void 0&&s.number!==l.number+1?!1:l.prefix===s.prefix?!0:!!l.prefix&&
!!s.prefix&&Buffer.compare(l.prefix.bytes,s.prefix.bytes)===0}const g=100;function f({style:l,prefix:s,number:e},r){return(0,p.jd)({S:l===void 0?void 0:(0,p.UU)(
l),P:s&&s.bytes.length>g?r(s):s,St:l===void 0||e===1?void 0:e})}function m(l){const s=new Map;return e=>{let r=s.get(e);return r||s.set(e,r=l.add(e)),r}}}),81077:((W,$,c)=>{
c.d($,{AN:()=>t,BX:()=>w,H6:()=>h,MN:()=>a,Pu:()=>M,Zc:()=>b});var _=c(45599),p=c(9819);const y=64,M=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).toString(
"latin1");async function b(s,e,r){const n=[];for(const d of await i(s,e,0,r)){for(const O of f(s,d,r))n.push(O);const u=s.job.pace.step(o);u&&await u}return n}async function w(s,e,r,n,d,u){
const O=await i(s,e,r,n,u);for(let E=O.length-1;E>=0;E--){const P=O[E],K=f(s,P,n),L=K.filter(([Z,V])=>!d(Z,V)),B=s.job.pace.step(o+K.length*o);B&&await B,L.length<
K.length&&(s.edit(P.holder),P.dict.set(n,L.flat()),P.changed=!0);for(const Z of P.repeats)s.edit(P.holder),P.dict.delete(Z),P.changed=!0;if(P.emptyKids){const Z=(s.
array(P.dict.get("Kids"))??[]).filter(V=>!P.emptyKids.has(s.dict(V)));s.edit(P.holder),P.dict.set("Kids",Z),P.changed=!0}if(!P.changed)continue;const z=s.array(
P.dict.get("Kids"))??[];P.empty=L.length===0&&z.length===0;const G=P.parent;G&&(G.changed=!0,P.empty?(G.emptyKids??=new Set).add(P.dict):m(s,P,L,z))}return O[0]?.
empty??!1}function h(s,e,r){if(e.length<=y)return(0,_.jd)({[r]:e.flat()});let n=[];for(const d of l(e)){const[u,O]=[d[0][0],d.at(-1)[0]];n.push({ref:s.add((0,_.
jd)({Limits:[u,O],[r]:d.flat()})),low:u,high:O})}for(;n.length>y;)n=l(n).map(d=>{const[u,O]=[d[0].low,d.at(-1).high];return{ref:s.add((0,_.jd)({Limits:[u,O],Kids:d.
map(({ref:E})=>E)})),low:u,high:O}});return(0,_.jd)({Kids:n.map(({ref:d})=>d)})}const a=(s,e)=>h(s,t([...e].map(([r,n])=>[(0,_.Px)(r),n])),"Names");function t(s){
return s.map(e=>({entry:e,key:M(e[0])})).sort((e,r)=>e.key<r.key?-1:e.key>r.key?1:0).map(({entry:e})=>e)}const o=100;async function i(s,e,r,n,d){const u=new p.b9(
s),O=new Set,E=L=>O.size<O.add(L).size,P=[],K=[{value:e??null,holder:r,parent:void 0}];for(let L=K.pop();L!==void 0;L=K.pop()){u.spend(1);const B=s.dict(L.value);
if(!B||!E(B)||d&&L.parent&&!g(s,B,d))continue;const z=[],G=v=>{const C=s.array(B.get(v));return!C||E(C)?C??[]:(z.push(v),[])},Z=G(n).length>>1,V=G("Kids"),Q={dict:B,
holder:(0,p.Kd)(L.value,L.holder),parent:L.parent,repeats:z};P.push(Q),u.spend(Z);for(let v=V.length-1;v>=0;v--)K.push({value:V[v],holder:(0,p.Kd)(B.get("Kids"),
Q.holder),parent:Q});const q=s.job.pace.step(o+Z*o);q&&await q}return P}function g(s,e,r){const[n,d]=s.array(e.get("Limits"))??[];return typeof n!="number"||typeof d!=
"number"||r(n,d)}function f(s,{dict:e,repeats:r},n){const d=r.includes(n)?void 0:s.array(e.get(n));if(!d)return[];const u=[];for(let O=0;O+1<d.length;O+=2){const E=s.
resolve(d[O]);(n==="Names"?E instanceof _.Mx:typeof E=="number")&&u.push([E,d[O+1]])}return u}function m(s,e,r,n){const d=E=>s.array(s.dict(E)?.get("Limits"))??
[],u=r[0]?.[0]??d(n[0])[0],O=r.at(-1)?.[0]??d(n.at(-1))[1];s.edit(e.holder),u!==void 0&&O!==void 0?e.dict.set("Limits",[u,O]):e.dict.delete("Limits")}function l(s){
const e=[];for(let r=0;r<s.length;r+=y)e.push(s.slice(r,r+y));return e}}),59071:((W,$,c)=>{c.d($,{Gh:()=>i,ZK:()=>g,wh:()=>o});var _=c(77581),p=c(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=f=>f.replace(y,"").replace(
M,"").replace(b,"�"),h=200,a=new WeakMap;function t(f){if(f.bytes.length<h)return w((0,_.g7)(f));let m=a.get(f);return m===void 0&&a.set(f,m=w((0,_.g7)(f))),m}
const o=f=>w(f).trim();function i(f){const m=f instanceof p.Mx?t(f).trim():"";return m===""?null:m}const g=f=>f?t(f):""}),70549:((W,$,c)=>{c.d($,{n:()=>_});function _(p){
const y=new WeakMap;return M=>{if(M.hasChanges)return p(M);const b=y.get(M);if(b)return b.answer;const w=p(M);return y.set(M,{answer:w}),w}}}),9819:((W,$,c)=>{c.
d($,{J7:()=>y,Kd:()=>w,Wo:()=>h,_i:()=>b,b9:()=>M});var _=c(42973),p=c(45599);class y{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){
const{catalog:o,catalogNumber:i,pages:g}=this.document,f=o.get("Pages");t===i||(0,p.i9)(f)&&t===f.number||g.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){
this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,p.i9)(t)&&this.gone.has(t.number)}}
class M{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,_.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(t,o=new M(
t)){this.allowance=o,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,p.i9)(t))return!0;const{number:o}=t,i=o>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const g=1<<(o&7),f=(this.seen[i]&g)===0;return this.seen[i]|=g,f}}function w(a,t){return(0,p.i9)(a)?a.number:
t}function h(a,t){const o=a.catalog.get(t),i=a.dict(o);return i&&{dict:i,holder:w(o,a.catalogNumber)}}}),93604:((W,$,c)=>{c.d($,{B:()=>_,M:()=>p});const _=(M,b)=>y(
M,b,!1),p=(M,b)=>y(M,b,!0);function y(M,b,w){let[h,a]=[0,M.length];for(;h<a;){const t=h+a>>1,o=M[t];o<b||w&&o===b?h=t+1:a=t}return h}})};
