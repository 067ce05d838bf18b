"use strict";exports.id=241,exports.ids=[241],exports.modules={49180:((Z,L,f)=>{f.d(L,{q:()=>_});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreu\
se 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b da\
rkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 dark\
salmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyb\
lue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f\
8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fff\
ff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyel\
low fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 77889\
9 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa \
mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvio\
letred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 \
orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 \
peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon \
fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffa\
fa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f\
5f5f5 yellow ffff00 yellowgreen 9acd32";function _(S){const P=S.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(P)?.[1]??x().get(P);return g===void 0?void 0:(g.
length===3?[...g].map(t=>t+t):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(t=>Number.parseInt(t,16))}let O;function x(){const S=D.split(" ");return O??=new Map(S.
flatMap((P,g)=>g%2===0?[[P,S[g+1]]]:[]))}}),17079:((Z,L,f)=>{f.d(L,{Z:()=>S,_:()=>x});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(t){
if(t.length>64)return;const n=t.trim().replace(_,(s,o,i,u)=>`${o??""}${1900+Number(i)}${u}`);return g(P(D.exec(n)??O.exec(n)))}function S(t){const n=t.length>64?
void 0:P(O.exec(t.trim()));if(!n||g(n)===void 0)return;const{year:s,month:o="",day:i="",hour:u="",minute:h="",second:b="",zone:v=""}=n;return`D:${s}${o}${i}${u}${h}${b}${v===
"Z"||v===""?v:`${v.replace(":","'")}'`}`}function P(t){if(!t)return;const[,n,s,o,i,u,h,b,v,w,r]=t,e=b??(v===void 0?void 0:`${v}${w??"00"}:${r??"00"}`);return{year:n,
month:s,day:o,hour:i,minute:u,second:h,zone:e}}function g(t){if(!t)return;const{year:n,month:s,day:o,hour:i,minute:u="00",second:h="00",zone:b}=t,v=(r,e,a)=>r===
void 0||Number(r)>=e&&Number(r)<=a;if(Number(n)===0||!v(s,1,12)||!v(o,1,d(Number(n),Number(s)))||!v(i,0,23)||!v(u,0,59)||!v(h,0,59)||b!==void 0&&b!=="Z"&&!(v(b.
slice(1,3),0,23)&&v(b.slice(4),0,59)))return;const w=[n,s,o].filter(r=>r!==void 0).join("-");return i===void 0?w:`${w}T${i}:${u}:${h}${b==="+00:00"||b==="-00:00"?
"Z":b??""}`}function d(t,n){return n===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),51521:((Z,L,f)=>{f.d(L,{Ct:()=>P,Qf:()=>S,sA:()=>d});
var D=f(98446),_=f(34378);const O=/(\{[^{}]*\})/;function x(t,n){const s=[],o=[],i=`use ${n.map(u=>`{${u}}`).join(", ")}`;for(const u of(0,_.w)(t).split(O)){const h=n.
find(b=>`{${b}}`===u);if(h)s.push({placeholder:h});else if(O.test(u))o.push(u);else{if(/[{}]/.test(u))return{problem:`has a brace that belongs to no placeholder\
; ${i}`};u&&s.push({literal:u})}}return o.length===0?{pieces:s}:{problem:`has the unknown ${(0,D.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")};\
 ${i}`}}const S=t=>t.split(O).filter((n,s)=>s%2===1),P=(t,n)=>t.split(O).map((s,o)=>(o%2===1&&Object.hasOwn(n,s.slice(1,-1))?n[s.slice(1,-1)]:void 0)??s).join(""),
g=["number","last","label","name"],d=t=>x(t,g)}),49892:((Z,L,f)=>{f.d(L,{B_:()=>O,Fw:()=>x,Tz:()=>P});var D=f(49180),_=f(57117);const O="OctavoColor";function x(g,d){
const t=S(g),n=t.length===1,s=d?.part===1;return d===void 0||(0,_.hU)(d,n?1:3)?{values:t,operators:`${t.join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:s}:
{values:t,listsGlyphs:s,operators:`/${O} cs ${t.join(" ")} sc`,colorSpace:n?(0,_.HB)():(0,_.Pz)()}}function S(g){if(g==="Gray")return[.5];const[d,t,n]=(0,D.q)(g);
return(d===t&&t===n&&d>0?[d]:[d,t,n]).map(o=>Math.round(o/255*1e4)/1e4)}function P(g){return g===void 0||(0,_.hU)(g,1)?{set:d=>`${d} g`,colorSpace:void 0}:{set:d=>`\
/${O} cs ${d} sc`,colorSpace:(0,_.HB)()}}}),95358:((Z,L,f)=>{f.d(L,{Wx:()=>S,pi:()=>g,z:()=>d});var D=f(38340),_=f(74135);function O(n,s){return x(n,s*72/n.userUnit)}
function x(n,s){const{width:o,height:i}=(0,_.iN)(n),u={width:o-2*s,height:i-2*s,inset:s};return u.width>0&&u.height>0?u:void 0}function S(n,s,o){const i=o===D.zU[n].
fields.margin.default;return s.map(u=>{const h=O(u,o);if(h||!i)return h;const{width:b,height:v}=(0,_.iN)(u);return x(u,Math.min(b,v)/10)})}const P=null;function g(n,{
inset:s},o,i,u){const h=(0,_.iN)(n),b=h.width-s-i,v=h.height-s-u,w=o.endsWith("left")?s:o.endsWith("right")?b:(h.width-i)/2,r=o.startsWith("bottom")?s:o.startsWith(
"top")?v:(h.height-u)/2;return[w,r]}function d({kinds:n,pages:s},o){const i=s.find(({kind:u})=>!o[u]);return i?[{field:"margin",message:t(i.index,n[i.kind])}]:[]}
function t(n,s){const{width:o,height:i}=(0,_.iN)(s),u=(0,_.d)(Math.min(o,i)/2,s);return`leaves no room on page ${n+1}, which is ${(0,_.d)(o,s)} × ${(0,_.d)(i,s)}\
 inches; it must be less than ${u}`}}),62166:((Z,L,f)=>{f.r(L),f.d(L,{addPageNumbers:()=>p});var D=f(58552),_=f(94289),O=f(33546),x=f(77581),S=f(86799),P=f(47707),
g=f(71391),d=f(49892),t=f(74135),n=f(95358),s=f(36078),o=f(57117),i=f(72313),u=f(99876),h=f(41578),b=f(12889),v=f(29825),w=f(77904),r=f(45657);async function e(E,U){
return[...E?[await(0,w.ar)(E,U)]:[],await(0,w.Wu)("Regular")]}const a=E=>(0,P.Sw)(E)||(0,b.ft)(E);async function l(E,U,R){const K=E.map(()=>new Map);for(const N of U)
for(const{face:$,glyphs:z}of c(E,N,R))for(const{glyph:H}of z)K[$].set(H.id,H);const B=[],I=new Map;for(const[N,$]of K.entries())$.size!==0&&(I.set(N,B.length),B.
push(await(0,h.r)(E[N],[...$.values()])));const k=N=>{const $=c(E,N,R);return{pieces:$.map(z=>{const H=I.get(z.face)??0;return{font:H,operators:W=>y(z,B[H],E[z.
face].unit,W)}}),width:$.reduce((z,{glyphs:H})=>H.reduce((W,{advance:Y})=>W+Y,z),0)/1e3}},X=K.flatMap((N,$)=>[...N.values()].map(z=>({...E[$].boxOf(z),scale:E[$].
unit/1e3}))).filter(({minY:N,maxY:$})=>N<=$);return{fonts:B.map(({addTo:N})=>N),line:k,bottom:Math.min(0,(0,r.YG)(X.map(({minY:N,scale:$})=>N*$))),top:Math.max(
0,(0,r.Kf)(X.map(({maxY:N,scale:$})=>N*$)))}}function c(E,U,R){return(0,v.OD)(U,E).map(({font:K,text:B,rtl:I})=>({face:K,glyphs:R?E[K].shape(B,I):Array.from(B,k=>E[K].
plain(k))}))}function y({glyphs:E},{codeOf:U},R,K){const B=[];let I="",k=0;const F=()=>{I!==""&&B.push(/^<[^>]*>$/.test(I)?`${I} Tj`:`[${I}] TJ`),I=""},X=$=>{Math.
abs($)>=.01&&(I+=String(-Math.round($*100)/100))},N=$=>{I=I.endsWith(">")?`${I.slice(0,-1)}${$}>`:`${I}<${$}>`};for(const{glyph:$,advance:z,x:H,y:W}of E)W!==k&&
(F(),B.push(`${(0,s._)(W*K/1e3)} Ts`),k=W),X(H),N(U($)),X(z-H-$.advanceWidth*R);return F(),k!==0&&B.push("0 Ts"),B.join(" ")}var M=f(51521);const m="OctavoNumbe\
r",A=64*1024;async function p(E,U,R,K,B){const I=await(0,u.F)(E,K),{kinds:k,pages:F}=I,X=(0,n.Wx)("add_page_numbers",k,R.margin),N=(0,n.z)(I,X),$=(0,M.sA)(R.number_format),
z=R.first_number+F.length-1,{last_number:H=z}=R;if(H<z&&N.push({field:"last_number",message:`is ${H}, but the last page gets the number ${z}; give that or a hig\
her one, or leave it out`}),"problem"in $)throw(0,D.G6)([{field:"number_format",message:$.problem},...N]);const W=await T(E,U,$.pieces,{...R,last_number:H},F),Y=R.
font&&(0,S.g)(R.font,"font"),V=await j(W,$.pieces,{prepared:B,pace:E.job.pace,issues:N,file:Y}),Q=(0,d.Fw)(R.color,await(0,o._B)(E)),ee=V.fonts.map((te,ne)=>({category:"\
Font",name:ne===0?m:`${m}${ne+1}`,ref:te(E,void 0,Q.listsGlyphs)}));return Q.colorSpace&&ee.push({category:"ColorSpace",name:d.B_,ref:E.add(Q.colorSpace)}),(0,i.
W)(E,I,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=V.line(W(ne)),[oe,re]=[k[te],X[te]],q=J(se.width,V,R.font_size,oe,re),ce=(V.top-V.bottom)*q,
[de,le]=(0,n.pi)(oe,re,R.position,se.width*q,ce),ue=(0,t.lw)([1,0,0,1,de,le-V.bottom*q],(0,t.S3)(oe));return{resources:ee,operators:ae=>{const ie=ae[V.fonts.length],
he=ie===void 0?Q.operators:Q.operators.replace(d.B_,ie),ge=se.pieces.map(fe=>`/${ae[fe.font]} ${(0,s._)(q)} Tf ${fe.operators(q)}`);return`q ${he} BT ${(0,s.vs)(
ue)} Tm ${ge.join(" ")} ET Q`}}}})}async function T(E,U,R,{first_number:K,last_number:B,digits:I},k){const F=String(B),X=(0,P.RK)(U.replace(/\.[^.]*$/,"")),N=R.
some(W=>"placeholder"in W&&W.placeholder==="label")?await(0,O.Hr)(E):void 0,$={number:W=>String(K+W).padStart(I,"0"),last:()=>F,name:()=>X,label:W=>{const{index:Y}=k[W];
if(!N)return String(Y+1);const{prefix:V,style:Q,number:ee}=N(Y);return(V?(0,P.RK)((0,x.g7)(V)):"")+(0,_.Y)(Q,ee)}},z=R.map(W=>"literal"in W?{literal:(0,P.RK)(W.
literal)}:W);return Object.assign(W=>z.map(Y=>"literal"in Y?Y.literal:$[Y.placeholder](W)).join(""),{count:k.length,isUniform:!N})}function C(E){const U=new Set(
"0123456789"),R=E.isUniform?1:E.count;for(let K=0;K<R;K++)for(const B of E(K))U.add(B);return[...U].sort()}async function j(E,U,{prepared:R,pace:K,issues:B,file:I}){
const k=C(E),F=k.join(""),X=a(F),N=X?G(E):k,$=(0,g.C)("number",I?.bytes,X,X?[...N].join(`
`):F);let z=R.get($);if(!z){const H=await e(I,K);await K.rest();const W=(0,P.Zw)(F,H);if(W!==void 0){const Y=U.some(V=>"placeholder"in V&&/label|name/.test(V.placeholder));
B.unshift({field:"number_format",message:Y?`${W} (from the format, the file name or the labels)`:W,mentions:["font"]})}if(B.length>0)throw(0,D.G6)(B);z=await l(
H,N,X),await K.rest(),R.put($,z,A)}if(B.length>0)throw(0,D.G6)(B);return z}function G(E){const U=new Set(["0123456789"]);for(let R=0;R<E.count;R++)U.add(E(R).replace(
/\d/g,"0"));return[...U]}function J(E,{top:U,bottom:R},K,B,I){return Math.min(K/B.userUnit,I.width/Math.max(E,1e-6),I.height/(U-R))}}),50476:((Z,L,f)=>{f.d(L,{Z:()=>g,
f:()=>P});const[D,_,O,x,S]=[1,8,32,64,128];function P(d,t,n,s){const o=new Set,i=[...d].filter(u=>typeof u=="number");for(let u=i.pop();u!==void 0;u=i.pop())if(!(u<
0||u>=t||o.has(u))){o.add(u);for(const h of g(s,n(u)))i.push(h)}return o}function*g(d,[t,n]){if(!(n-t<12||d.getInt16(t)>=0))for(let s=t+10,o=O;o&O&&s+4<=n;)o=d.
getUint16(s),yield d.getUint16(s+2),s+=4+(o&D?4:2)+(o&_?2:o&x?4:o&S?8:0)}}),12889:((Z,L,f)=>{f.d(L,{Rl:()=>r,Vv:()=>x,fM:()=>S,ft:()=>t,jB:()=>v,pr:()=>i,rg:()=>b,
vw:()=>o,wE:()=>w});var D=f(46161),_=f(44233),O=f(47707);const x="‏",S="‎";let P;const g=()=>P??=(0,D.A)(),d=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
t=e=>d.test(e),n=4e3,s=e=>g().getEmbeddingLevels(e.slice(0,n)).paragraphs[0]?.level??0,o=e=>t(e)&&s(e)%2===1,i=e=>[...u(e)];function*u(e){if(!t(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=n)return yield*h(e,0);const a=s(e)%2===1,l=[];for(let c=0;c<e.length;)c=Math.min(c+n,e.length),/[\ud800-\udbff]/.test(e[c-
1])&&(c=Math.min(c+1,e.length)),l.push(c);for(let c=0;c<l.length;c++){const y=a?l.length-1-c:c,M=l[y-1]??0;yield*h(e.slice(M,l[y]),M,a?"rtl":"ltr")}}function h(e,a,l){
const{levels:c,paragraphs:y}=g().getEmbeddingLevels(e,l),M=y[0]?.level??0;for(let p=e.length-1;p>=0&&/\s/.test(e[p]);p--)c[p]=M;const m=[];for(let p=0,T=0;p<e.length;p=
T){const C=c[p];for(;T<e.length&&c[T]===C;)T++;m.push({level:C,text:e.slice(p,T),at:p})}const A=m.reduce((p,{level:T})=>Math.max(p,T),0);for(let p=A;p>0;p--)for(let T=0,
C=0;T<m.length;T=C+1){for(C=T;C<m.length&&m[C].level>=p;)C++;for(let j=T,G=C-1;j<G;j++,G--)[m[j],m[G]]=[m[G],m[j]]}return m.map(({level:p,text:T,at:C})=>({text:T,
rtl:p%2===1,at:a+C}))}function*b(e,a){const l=new Int32Array(a.length+1);for(const[c,y]of a.entries())l[c+1]=l[c]+y.length;for(const{text:c,rtl:y,at:M}of u(e+a.
join(""))){const m=M-e.length,A=m+c.length,p=[];for(let T=Math.max((0,_.MJ)(l,m)-1,0);T<a.length&&l[T]<A;T++){const C=Math.max(m-l[T],0),j=a[T].slice(C,Math.max(
A-l[T],0));j!==""&&p.push({text:j,rtl:y,at:C,index:T})}yield*y?p.reverse():p}}const v=e=>Array.from(e,a=>g().getMirroredCharacter(a)??a).join(""),w=e=>(0,O.qf)(
v(e)).reverse().join(""),r=e=>i(e).flatMap(({text:a,rtl:l})=>l?(0,O.qf)(v(a)).reverse():(0,O.qf)(a))}),29825:((Z,L,f)=>{f.d(L,{EH:()=>g,OD:()=>x,W_:()=>S,lV:()=>O});
var D=f(12889),_=f(47707);const O=-1,x=(d,t)=>(0,D.pr)(d).flatMap(n=>S(n,t));function S({text:d,rtl:t},n){const s=[];for(const o of(0,_.qf)(d)){const i=s.at(-1),
u=(0,_.ML)(o)?i?.font??0:P(o,n,i?.font);i?.font===u?i.text+=o:s.push({font:u,text:o,rtl:t})}return t?s.reverse():s}function P(d,t,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(d)&&n!==void 0&&t[n]?.covers(d)===!0?n:t.findIndex(o=>o.covers(d))}function g(d,t){const n=new Map;for(const s of(0,_.qf)(d))n.has(s)||n.set(s,!(0,_.ML)(s)&&
!t.some(o=>o.covers(s)));return[...n].filter(([,s])=>s).map(([s])=>s)}}),88739:((Z,L,f)=>{f.d(L,{B:()=>P,U:()=>x});var D=f(77581),_=f(12889);const O=100;function x(g,{
digits:d=4,isInOrder:t=!1}={}){const n=g.filter(([,o])=>o.length>0).map(([o,i])=>`<${P(o).slice(-d)}> <${S(i,t)}>`),s=Array.from({length:Math.ceil(n.length/O)},
(o,i)=>{const u=n.slice(i*O,(i+1)*O);return[`${u.length} beginbfchar`,...u,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(d)}> <${"F".repeat(d)}> endcodespacerange`,...s,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function S(g,d){const t=g.map(n=>String.fromCodePoint(n)).join("");return(0,D.kt)(!d&&(0,_.ft)(t)?[...t].reverse().join(""):t).toString("hex").toUpperCase()}
const P=g=>g.toString(16).toUpperCase().padStart(4,"0")}),38875:((Z,L,f)=>{f.d(L,{F:()=>O});var D=f(60623);const _=1<<24,O=x=>(0,D.UD)(Buffer.from(x,"base64"),{
stream:_,total:_,remaining:_},{found:!1})}),74135:((Z,L,f)=>{f.d(L,{$L:()=>i,DI:()=>P,Gd:()=>t,JQ:()=>_,Mo:()=>x,PU:()=>g,Pj:()=>b,S3:()=>O,W1:()=>v,XM:()=>h,d:()=>w,
ds:()=>S,gF:()=>u,iN:()=>D,kO:()=>o,lw:()=>d,xk:()=>n,zl:()=>s});function D({box:[r,e,a,l],rotation:c}){const y=a-r,M=l-e;return c%180===0?{width:y,height:M}:{width:M,
height:y}}function _(r){const{width:e,height:a}=D(r);return{width:e*r.userUnit,height:a*r.userUnit}}function O({box:[r,e,a,l],rotation:c}){switch(c){case 0:return[
1,0,0,1,r,e];case 90:return[0,1,-1,0,a,e];case 180:return[-1,0,0,-1,a,l];case 270:return[0,-1,1,0,r,l]}}function x(r,e){return e===void 0?r:b(r,e)??r}function S([
r,e,a,l]){return[Math.min(r,a),Math.min(e,l),Math.max(r,a),Math.max(e,l)]}function P([r,e,a,l,c,y]){const M=r*l-e*a,[m,A,p,T]=[l/M,-e/M,-a/M,r/M];return[m+0,A+0,
p+0,T+0,-(c*m+y*p)+0,-(c*A+y*T)+0]}const g=([r,e,a,l])=>Math.sqrt(Math.abs(r*l-e*a));function d(r,e){const[a,l,c,y,M,m]=r,[A,p,T,C,j,G]=e;return[a*A+l*T,a*p+l*C,
c*A+y*T,c*p+y*C,M*A+m*T+j,M*p+m*C+G]}function t([r,e,a,l,c,y],M,m){return[r*M+a*m+c,e*M+l*m+y]}function n([r,e],[a,l],[c,y],[M,m],A){const p=1-A,[T,C,j,G]=[p**3,
3*A*p**2,3*A**2*p,A**3];return[T*r+C*a+j*c+G*M,T*e+C*l+j*y+G*m]}function s(r,[e,a,l,c]){const[y,M]=t(r,e,a),[m,A]=t(r,l,a),[p,T]=t(r,e,c),[C,j]=t(r,l,c);return[
Math.min(y,m,p,C),Math.min(M,A,T,j),Math.max(y,m,p,C),Math.max(M,A,T,j)]}const o=(r,e)=>[Math.min(r[0],e[0]),Math.min(r[1],e[1]),Math.max(r[2],e[2]),Math.max(r[3],
e[3])];function i(r){let[e,a,l,c]=u;for(const[y,M]of r)e=Math.min(e,y),a=Math.min(a,M),l=Math.max(l,y),c=Math.max(c,M);return[e,a,l,c]}const u=[1/0,1/0,-1/0,-1/0],
h=([r,e,a,l],c)=>[r-c,e-c,a+c,l+c];function b(r,e){const a=[Math.max(r[0],e[0]),Math.max(r[1],e[1]),Math.min(r[2],e[2]),Math.min(r[3],e[3])];return a[0]<a[2]&&a[1]<
a[3]?a:void 0}const v=r=>r.map(e=>Math.round(e*1e5)/1e5+0),w=(r,{userUnit:e})=>String(Number((r*e/72).toPrecision(3)))}),6057:((Z,L,f)=>{f.d(L,{VO:()=>x,b0:()=>g,
c_:()=>t,iw:()=>P,lQ:()=>d});var D=f(73208),_=f(74135);const O=[0,0,612,792],x=(n,s)=>g(n,n.pages.attribute(s,"MediaBox"))??S(n);function S({table:n}){return n.
damagedKinds.addCut(D.md),O}function P(n,s){const{pages:o}=n,i=n.resolve(n.entry(o.number(s),"UserUnit"));return{box:(0,_.Mo)(x(n,s),g(n,o.attribute(s,"CropBox"))),
rotation:t(n.resolve(o.attribute(s,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function g(n,s){const o=n.array(s)?.map(u=>n.resolve(u));if(o?.length!==4||
!o.every(u=>typeof u=="number"&&Number.isFinite(u)))return;const i=(0,_.ds)(o);return i[0]<i[2]&&i[1]<i[3]?i:void 0}function d(n,s){const o=(n.array(s)??[]).map(
i=>n.resolve(i));return o.length===6&&o.every(i=>typeof i=="number")?o:[1,0,0,1,0,0]}function t(n){const s=typeof n=="number"?(n%360+360)%360:0;return s===90||s===
180||s===270?s:0}}),94289:((Z,L,f)=>{f.d(L,{Y:()=>D});function D(g,d){switch(g){case"D":return String(d);case"R":return S(d);case"r":return S(d).toLowerCase();case"\
A":return P(d);case"a":return P(d).toLowerCase();default:return""}}const _=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,
"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],O=1e5,x=2600;function S(g){if(g>O)return String(g);let d="",t=g;for(const[n,s]of _)for(;t>=n;)d+=s,t-=n;return d}function P(g){
return g>x?String(g):String.fromCharCode(65+(g-1)%26).repeat(Math.ceil(g/26))}}),33546:((Z,L,f)=>{f.d(L,{FB:()=>S,Hr:()=>g,Zh:()=>d,k$:()=>P,qm:()=>t});var D=f(
44233),_=f(45599),O=f(81077);const x={first:0,style:"D",prefix:void 0,start:1};async function S(h){const b=h.catalog.get("PageLabels");if(!h.dict(b))return;const v=(await(0,O.
Zc)(h,b,"Nums")).map(([w,r])=>({first:Number(w),label:h.dict(r)})).filter(({first:w})=>Number.isInteger(w)&&w>=0).sort((w,r)=>w.first-r.first).filter(({first:w},r,e)=>e[r+
1]?.first!==w).map(({first:w,label:r})=>({first:w,...n(h,r)}));return v[0]?.first===0?v:[x,...v]}function P(h,b){const v=h.editCatalog();if(b.length===0){v.delete(
"PageLabels");return}const w=b[0].first===0?b:[x,...b],r=u(h),e=w.map(({first:a,start:l,...c})=>[a,i({...c,number:l},r)]);v.set("PageLabels",h.add((0,O.H6)(h,e,
"Nums")))}async function g(h){const b=await S(h);if(!b)return;const v=b.map(({first:w})=>w);return w=>{const r=b[(0,D.MJ)(v,w)-1];return{...r,number:r.start+w-r.
first}}}function d(h,b){const v=[],w=u(h);let r,e=0;for(const a of b)(!r||!s(r,a))&&v.push([e,i(a,w)]),r=a,e++;return(0,O.H6)(h,v,"Nums")}async function t(h,b){
const v=await g(h);if(!v)return;const w=d(h,Array.from(b,r=>v(r-1)));h.editCatalog().set("PageLabels",h.add(w))}function n(h,b){const v=h.resolve(b?.get("S")),w=h.
resolve(b?.get("P")),r=h.resolve(b?.get("St"));return{style:v instanceof _.SX?v.text:void 0,prefix:w instanceof _.Mx&&w.bytes.length>0?w:void 0,start:typeof r==
"number"&&Number.isInteger(r)&&r>=1?r:1}}function s(h,b){return h.style!==b.style||b.style!==void 0&&b.number!==h.number+1?!1:h.prefix===b.prefix?!0:!!h.prefix&&
!!b.prefix&&Buffer.compare(h.prefix.bytes,b.prefix.bytes)===0}const o=100;function i({style:h,prefix:b,number:v},w){return(0,_.jd)({S:h===void 0?void 0:(0,_.UU)(
h),P:b&&b.bytes.length>o?w(b):b,St:h===void 0||v===1?void 0:v})}function u(h){const b=new Map;return v=>{let w=b.get(v);return w||b.set(v,w=h.add(v)),w}}}),81077:((Z,L,f)=>{
f.d(L,{BX:()=>d,H6:()=>t,MN:()=>n,Pu:()=>P,Zc:()=>g,r6:()=>s});var D=f(45599),_=f(44233),O=f(77581),x=f(9819);const S=64,P=e=>typeof e=="number"?String(e):(0,O.
U0)(e);async function g(e,a,l){const c=[];for(const y of await u(e,a,0,l)){for(const m of b(e,y,l))c.push(m);const M=e.job.pace.step(o);M&&await M}return c}async function d(e,a,l,c,y,M){
const m=await u(e,a,l,c,M);for(let A=m.length-1;A>=0;A--){const p=m[A],T=b(e,p,c),C=T.filter(([E,U])=>!y(E,U)),j=e.job.pace.step(o+T.length*o);j&&await j,C.length<
T.length&&(e.edit(p.holder),p.dict.set(c,w(C)),p.changed=!0);for(const E of p.repeats)e.edit(p.holder),p.dict.delete(E),p.changed=!0;if(p.emptyKids){const E=(e.
array(p.dict.get("Kids"))??[]).filter(U=>!p.emptyKids.has(e.dict(U)));e.edit(p.holder),p.dict.set("Kids",E),p.changed=!0}if(!p.changed)continue;const G=e.array(
p.dict.get("Kids"))??[];p.empty=C.length===0&&G.length===0;const J=p.parent;J&&(J.changed=!0,p.empty?(J.emptyKids??=new Set).add(p.dict):v(e,p,C,G))}return m[0]?.
empty??!1}function t(e,a,l){if(a.length<=S)return(0,D.jd)({[l]:w(a)});let c=[];for(const y of r(a)){const[M,m]=[y[0][0],y.at(-1)[0]];c.push({ref:e.add((0,D.jd)(
{Limits:[M,m],[l]:w(y)})),low:M,high:m})}for(;c.length>S;)c=r(c).map(y=>{const[M,m]=[y[0].low,y.at(-1).high];return{ref:e.add((0,D.jd)({Limits:[M,m],Kids:y.map(
({ref:A})=>A)})),low:M,high:m}});return(0,D.jd)({Kids:c.map(({ref:y})=>y)})}async function n(e,a){const{pace:l}=e.job,c=[];for(const[y,M]of a){c.push([(0,D.Px)(
y),M]);const m=l.step(10*o);m&&await m}return t(e,await s(e,c),"Names")}async function s(e,a){const{pace:l}=e.job,c=[];for(const M of a){c.push({entry:M,key:P(M[0])});
const m=l.step(o);m&&await m}return(await(0,_.qZ)(c,(M,m)=>M.key<m.key?-1:M.key>m.key?1:0,l)).map(({entry:M})=>M)}const o=100,i=30;async function u(e,a,l,c,y){const M=new x.
b9(e),m=new Set,A=C=>m.size<m.add(C).size,p=[],T=[{value:a??null,holder:l,parent:void 0}];for(let C=T.pop();C!==void 0;C=T.pop()){M.spend(1);const j=e.job.pace.
step(o);j&&await j;const G=e.dict(C.value);if(!G||!A(G)||y&&C.parent&&!h(e,G,y))continue;const J=[],E=k=>{const F=e.array(G.get(k));return!F||A(F)?F??[]:(J.push(
k),[])},U=E(c).length>>1,R=E("Kids"),K={dict:G,holder:(0,x.Kd)(C.value,C.holder),parent:C.parent,repeats:J};p.push(K),M.spend(U);const B=(0,x.Kd)(G.get("Kids"),
K.holder);for(let k=R.length-1;k>=0;k--){T.push({value:R[k],holder:B,parent:K});const F=e.job.pace.step(i);F&&await F}const I=e.job.pace.step(U*o);I&&await I}return p}
function h(e,a,l){const[c,y]=e.array(a.get("Limits"))??[];return typeof c!="number"||typeof y!="number"||l(c,y)}function b(e,{dict:a,repeats:l},c){const y=l.includes(
c)?void 0:e.array(a.get(c));if(!y)return[];const M=[];for(let m=0;m+1<y.length;m+=2){const A=e.resolve(y[m]);(c==="Names"?A instanceof D.Mx:typeof A=="number")&&
M.push([A,y[m+1]])}return M}function v(e,a,l,c){const y=A=>e.array(e.dict(A)?.get("Limits"))??[],M=l[0]?.[0]??y(c[0])[0],m=l.at(-1)?.[0]??y(c.at(-1))[1];e.edit(
a.holder),M!==void 0&&m!==void 0?a.dict.set("Limits",[M,m]):a.dict.delete("Limits")}function w(e){const a=[];for(const[l,c]of e)a.push(l,c);return a}function r(e){
const a=[];for(let l=0;l<e.length;l+=S)a.push(e.slice(l,l+S));return a}}),59071:((Z,L,f)=>{f.d(L,{Gh:()=>s,ZK:()=>o,wh:()=>n});var D=f(77581),_=f(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=i=>i.replace(O,"").replace(
x,"").replace(S,"�"),g=200,d=new WeakMap;function t(i){let u=d.get(i);if(u)return u;const h=P((0,D.g7)(i));return u={whole:h,trimmed:h.trim()},i.bytes.length>=
g&&d.set(i,u),u}const n=i=>P(i).trim();function s(i){const u=i instanceof _.Mx?t(i).trimmed:"";return u===""?null:u}const o=i=>i?t(i).whole:""}),70549:((Z,L,f)=>{
f.d(L,{n:()=>D});function D(_){const O=new WeakMap;return x=>{if(x.hasChanges)return _(x);const S=O.get(x);if(S)return S.answer;const P=_(x);return O.set(x,{answer:P}),
P}}}),9819:((Z,L,f)=>{f.d(L,{J7:()=>O,Kd:()=>P,Wo:()=>g,_i:()=>S,b9:()=>x});var D=f(42973),_=f(45599);class O{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:n,catalogNumber:s,pages:o}=this.document,i=n.get("Pages");t===s||(0,_.i9)(i)&&t===i.number||o.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,_.
i9)(t)&&this.gone.has(t.number)}}class x{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,D.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class S{seen;beyond=new Set;allowance;constructor(t,n=new x(
t)){this.allowance=n,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,_.i9)(t))return!0;const{number:n}=t,s=n>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const o=1<<(n&7),i=(this.seen[s]&o)===0;return this.seen[s]|=o,i}}function P(d,t){return(0,_.i9)(d)?d.number:
t}function g(d,t){const n=d.catalog.get(t),s=d.dict(n);return s&&{dict:s,holder:P(n,d.catalogNumber)}}})};
