"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:(($,S,f)=>{f.d(S,{q:()=>E});const P="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function E(_){const w=_.toLowerCase(),x=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??O().get(w);return x===void 0?void 0:
(x.length===3?[...x].map(i=>i+i):[x.slice(0,2),x.slice(2,4),x.slice(4)]).map(i=>Number.parseInt(i,16))}let y;function O(){const _=P.split(" ");return y??=new Map(
_.flatMap((w,x)=>x%2===0?[[w,_[x+1]]]:[]))}}),17079:(($,S,f)=>{f.d(S,{Z:()=>_,_:()=>O});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(i){
if(i.length>64)return;const s=i.trim().replace(E,(e,r,o,l)=>`${r??""}${1900+Number(o)}${l}`);return x(w(P.exec(s)??y.exec(s)))}function _(i){const s=i.length>64?
void 0:w(y.exec(i.trim()));if(!s||x(s)===void 0)return;const{year:e,month:r="",day:o="",hour:l="",minute:u="",second:t="",zone:n=""}=s;return`D:${e}${r}${o}${l}${u}${t}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function w(i){if(!i)return;const[,s,e,r,o,l,u,t,n,m,c]=i,a=t??(n===void 0?void 0:`${n}${m??"00"}:${c??"00"}`);return{year:s,
month:e,day:r,hour:o,minute:l,second:u,zone:a}}function x(i){if(!i)return;const{year:s,month:e,day:r,hour:o,minute:l="00",second:u="00",zone:t}=i,n=(c,a,M)=>c===
void 0||Number(c)>=a&&Number(c)<=M;if(Number(s)===0||!n(e,1,12)||!n(r,1,p(Number(s),Number(e)))||!n(o,0,23)||!n(l,0,59)||!n(u,0,59)||t!==void 0&&t!=="Z"&&!(n(t.
slice(1,3),0,23)&&n(t.slice(4),0,59)))return;const m=[s,e,r].filter(c=>c!==void 0).join("-");return o===void 0?m:`${m}T${o}:${l}:${u}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function p(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),50580:(($,S,f)=>{f.d(S,{L:()=>E});var P=f(58426);
function E(y,O){return Object.entries((0,P.zI)(y).fields).flatMap(([_,w])=>{if(w.kind!=="choice"||!w.open||typeof O[_]!="number")return[];const x=w.options.map(
({value:p})=>p).join(", ");return[{field:_,message:`is a number that only some regions know: use ${x}`}]})}}),49892:(($,S,f)=>{f.d(S,{B_:()=>y,Fw:()=>O,Tz:()=>w});
var P=f(49180),E=f(57117);const y="OctavoColor";function O(x,p){const i=_(x),s=i.length===1,e=p?.part===1;return p===void 0||(0,E.hU)(p,s?1:3)?{values:i,operators:`${i.
join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:i,listsGlyphs:e,operators:`/${y} cs ${i.join(" ")} sc`,colorSpace:s?(0,E.HB)():(0,E.Pz)()}}function _(x){
if(x==="Gray")return[.5];const[p,i,s]=(0,P.q)(x);return(p===i&&i===s&&p>0?[p]:[p,i,s]).map(r=>Math.round(r/255*1e4)/1e4)}function w(x){return x===void 0||(0,E.hU)(
x,1)?{set:p=>`${p} g`,colorSpace:void 0}:{set:p=>`/${y} cs ${p} sc`,colorSpace:(0,E.HB)()}}}),57117:(($,S,f)=>{f.d(S,{Br:()=>x,HB:()=>r,Pz:()=>e,Qg:()=>i,_B:()=>O,
c4:()=>p,hU:()=>w});var P=f(21281),E=f(824),y=f(45599);async function O(o){const l=await(0,E.Br)(o),{archive:u}=(0,P.Ip)(o,l);return u&&{...u,xmp:l,intent:_(o)}}
function _(o){for(const l of o.array(o.catalog.get("OutputIntents"))??[]){const u=o.dict(l);if(!(0,y.Zm)(u)||!(0,y.Eo)(o.resolve(u.get("S")),"GTS_PDFA1"))continue;
const t=o.resolve(o.dict(u.get("DestOutputProfile"))?.get("N"));if(typeof t=="number")return t}}const w=({intent:o},l)=>l===1?o!==void 0:o===l,x={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},p=(o,l,u)=>(0,P.qg)(
o,l.xmp,l,u),i=o=>o&&o.part!==1&&o.intent===void 0?e():void 0,s=[.9505,1,1.089],e=()=>[(0,y.UU)("CalRGB"),(0,y.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],r=()=>[(0,y.UU)("CalGray"),(0,y.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:(($,S,f)=>{f.d(S,{Wx:()=>_,
pi:()=>x,z:()=>p});var P=f(58426),E=f(74135);function y(s,e){return O(s,e*72/s.userUnit)}function O(s,e){const{width:r,height:o}=(0,E.iN)(s),l={width:r-2*e,height:o-
2*e,inset:e};return l.width>0&&l.height>0?l:void 0}function _(s,e,r){const o=r===P.zU[s].fields.margin.default;return e.map(l=>{const u=y(l,r);if(u||!o)return u;
const{width:t,height:n}=(0,E.iN)(l);return O(l,Math.min(t,n)/10)})}const w=null;function x(s,{inset:e},r,o,l){const u=(0,E.iN)(s),t=u.width-e-o,n=u.height-e-l,m=r.
endsWith("left")?e:r.endsWith("right")?t:(u.width-o)/2,c=r.startsWith("bottom")?e:r.startsWith("top")?n:(u.height-l)/2;return[m,c]}function p({kinds:s,pages:e},r){
const o=e.find(({kind:l})=>!r[l]);return o?[{field:"margin",message:i(o.index,s[o.kind])}]:[]}function i(s,e){const{width:r,height:o}=(0,E.iN)(e),l=(0,E.d)(Math.
min(r,o)/2,e);return`leaves no room on page ${s+1}, which is ${(0,E.d)(r,e)} × ${(0,E.d)(o,e)} inches; it must be less than ${l}`}}),72313:(($,S,f)=>{f.d(S,{W:()=>a});
var P=f(81627),E=f(45599),y=f(98446),O=f(36078);function _(g,d,h,v){return`/Artifact <<${h==="over"?`/Type /Pagination /Subtype /${d}`:`/Type /Background /BBox \
[${v.map(O._).join(" ")}]`}>> BDC
${g}
EMC
`}var w=f(36211),x=f(37709),p=f(85008),i=f(74135),s=f(5490);const e=400,r=.01;function o(g,d,h,v){const C=new x.BT(d),D=new l(g,h,v);for(let T=0;T<e&&C.next();T++)
if(D.takes(C))return!0;return!1}class l{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new u;clips=!1;constructor(d,h,v){
this.document=d,this.resources=h,this.box=v}takes(d){if(this.states.follow(d)||this.extendsPath(d)||this.setsState(d))return!1;const{operator:h}=d;if(h==="Do")return this.
paintsImage(d.name(0));const v=w.lJ.get(h);return v!==void 0&&this.paintsPath(v)}setsState(d){const h=this.states.current;switch(d.operator){case"gs":{const v=this.
document.dict(this.resource("ExtGState",d.name(0)));return h.isOpaque=h.isSolid=t(this.document,v),!0}case"scn":case"sc":return h.isSolid=h.isOpaque&&d.kind(d.count-
1)!==p.o_,!0;case"g":case"rg":case"k":return h.isSolid=h.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(d){const{matrix:h}=this.
states.current;switch(d.operator){case"re":{const[v,C,D,T]=(0,s.M)(d);return this.path.rectangle(h,v,C,D,T),!0}case"m":case"l":return this.path.point(h,d.number(
0),d.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:d}){const h=this.states.current,v=this.path.area();
return d&&h.isSolid&&this.isCoveredBy(v)?!0:(this.clips&&(h.clip=v&&h.clip&&m(v,h.clip)),this.clips=!1,this.path=new u,!1)}paintsImage(d){const h=this.states.current,
v=this.resource("XObject",d);if(!h.isOpaque||!(v instanceof E.Z6)||!n(this.document,v.dict))return!1;const C=new u;return C.rectangle(h.matrix,0,0,1,1),this.isCoveredBy(
C.area())}isCoveredBy(d){const{clip:h}=this.states.current;return d!==void 0&&h!==void 0&&c(m(d,h),this.box)}resource(d,h){const{document:v,resources:C}=this;return h===
void 0?null:v.resolve(v.dict(C?.get(d))?.get(h))}}class u{isRectangle=!0;points=[];point([d,h,v,C,D,T],A,B){this.points.push([d*A+v*B+D,h*A+C*B+T])}rectangle(d,h,v,C,D){
this.point(d,h,v),this.point(d,h+C,v),this.point(d,h+C,v+D),this.point(d,h,v+D)}area(){const{points:d}=this;if(!this.isRectangle||d.length<4||d.length>5)return;
const h=(0,i.$L)(d),v=r*Math.max(h[2]-h[0],h[3]-h[1]),C=(D,T,A)=>Math.abs(D-T)<=v||Math.abs(D-A)<=v;return d.every(([D,T])=>C(D,h[0],h[2])&&C(T,h[1],h[3]))?h:void 0}}
function t(g,d){if(!d)return!0;const h=g.resolve(d.get("ca")),v=g.resolve(d.get("BM")),C=g.resolve(d.get("SMask"));return(h===null||h===1)&&(v===null||(0,E.Eo)(
v,"Normal"))&&(C===null||(0,E.Eo)(C,"None"))}function n(g,d){const h=g.resolve(d.get("ImageMask"))===!0;return(0,E.Eo)(g.resolve(d.get("Subtype")),"Image")&&!h&&
!d.has("SMask")&&!d.has("Mask")}function m(g,d){return[Math.max(g[0],d[0]),Math.max(g[1],d[1]),Math.min(g[2],d[2]),Math.min(g[3],d[3])]}function c(g,d){const[h,
v]=[r*(d[2]-d[0]),r*(d[3]-d[1])];return g[0]<=d[0]+h&&g[1]<=d[1]+v&&g[2]>=d[2]-h&&g[3]>=d[3]-v}async function a(g,{kinds:d,pages:h},v){const{pace:C}=g.job,{layer:D,
subtype:T,groupColorSpace:A}=v,B=new P.B(g);D==="over"&&await B.inspect(h);const W=[];for(const[F,I]of h.entries()){const U=C.step(D==="over"?2e3:2e4);U&&await U,
F%1e3===0&&C.progress(F/h.length);const R=v.on(I,F);if(!R)continue;const{box:L}=d[I.kind],{resources:K}=R,k=N=>_(R.operators(N),T,D,L);if(D==="over")await B.over(
I,{resources:K,operators:k});else{const N=await B.contents.content(B.contents.own(I));o(g,N,g.dict(I.resources),L)&&W.push(I.index+1),B.under(I,{resources:K,operators:k})}
A!==void 0&&M(g,I.index,A)}return W.length>0?[b(W,h.length)]:[]}function M(g,d,h){const v=g.pages.number(d),C=g.entry(v,"Group"),D=g.dict(C);if(D?.has("CS"))return;
const T=(0,E.jd)({Type:(0,E.UU)("Group"),S:(0,E.UU)("Transparency"),...Object.fromEntries(D??[]),CS:h});(0,E.i9)(C)&&(0,E.Zm)(g.get(C))?g.put(C,T):g.pages.patch(
d,{Group:T})}function b(g,d){return{code:"stamp_hidden",message:`The stamp is hidden ${g.length===d?"on every page":`on ${(0,y.oi)(g)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:(($,S,f)=>{f.d(S,{$:()=>i,J:()=>x});var P=f(41578),E=f(12889),y=f(81679),O=f(77581),_=f(45599),w=f(49892);
const x=100,p=x/1e3;async function i(t,n,{filling:m,transparency:c}){const a=[];for(const[B,W]of n.entries()){const I=t.lines.flatMap(({glyphs:U})=>U.filter(R=>R.
face===B)).map(({glyph:U})=>U);I.length>0&&(a[B]={...await(0,P.r)(W,I),unit:W.unit})}const[M,b,g,d]=t.ink,h=[Math.floor(M*p)-1,Math.floor(b*p)-1,Math.ceil(g*p)+
1,Math.ceil(d*p)+1],v=c===0,C=e([r,m.operators,...t.lines.flatMap(B=>[...B.color?[B.color]:[],...o(B.text,l(a,B))])]),D=B=>{const W={Font:(0,_.jd)(Object.fromEntries(
Object.entries(a).map(([I,U])=>[`F${I}`,U.addTo(B,void 0,m.listsGlyphs)]))),ColorSpace:m.colorSpace&&(0,_.jd)({[w.B_]:m.colorSpace})},F=v?void 0:(0,_.jd)({Type:(0,_.
UU)("Group"),S:(0,_.UU)("Transparency"),I:!0});return B.add(s(h,{Group:F,Resources:(0,_.jd)(W)},C))};if(v)return{addTo:D};const T=u(1-c/100),A=e(["/G0 gs","/X0 \
Do"]);return{addTo:B=>{const W=(0,_.jd)({Type:(0,_.UU)("ExtGState"),ca:T,CA:T,BM:(0,_.UU)("Normal"),SMask:(0,_.UU)("None")}),F=(0,_.jd)({ExtGState:(0,_.jd)({G0:W}),
XObject:(0,_.jd)({X0:D(B)})});return B.add(s(h,{Resources:F},A))}}}function s(t,n,m){const c={Type:(0,_.UU)("XObject"),Subtype:(0,_.UU)("Form"),BBox:[...t],Filter:(0,_.
UU)("FlateDecode")};return new _.Z6((0,_.jd)({...c,...n}),m)}const e=t=>(0,y.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),r="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function o(t,n){return(0,E.ft)(t)?[...n]:[`/Span <</ActualText <FEFF${(0,O.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...n,"EMC"]}function l(t,{glyphs:n,at:[m,c]=[0,0],size:a=1}){const M=["BT"];let b,g="",d="",h;const v=()=>{d&&(g+=`<${d}>`),d=""},C=()=>{v(),g&&M.push(`[${g}\
] TJ`),g=""};for(const{glyph:D,face:T,x:A,y:B}of n){const{codeOf:W,unit:F}=t[T];if(b!==T&&(C(),M.push(`/F${T} ${u(x*a)} Tf`),b=T),h?.y!==B){C();const I=[m+A*a,c+
B*a].map(U=>u(U*p));M.push(`1 0 0 1 ${I.join(" ")} Tm`)}else u(h.x-A)!==0&&(v(),g+=String(u(h.x-A)));d+=W(D),h={x:A+D.advanceWidth*F,y:B}}return C(),[...M,"ET"]}
const u=t=>Math.round(t*100)/100||0}),12342:(($,S,f)=>{f.r(S),f.d(S,{addTextWatermark:()=>T});var P=f(58552),E=f(81679),y=f(45599),O=f(47707),_=f(86799),w=f(75283),
x=f(71391),p=f(49892),i=f(95358),s=f(36078),e=f(57117),r=f(72313),o=f(99876),l=f(27320),u=f(50580),t=f(74135);const n=612,m={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},c=2,a=1.8,M=1e3;function b(I,U,R,L,{drawnAt:K,fontSize:k}){const{width:N,height:Z}=(0,t.iN)(I),X=Math.hypot(U.width,
U.height),G=R.diagonal?U.width/X:1,H=R.diagonal?U.height/X:0,[V,Y]=[L.width*G+L.height*H,L.width*H+L.height*G],Q=R.maximum*Math.max(1/I.userUnit,Math.min(N,Z)/n),
q=k===void 0?Q:k/I.userUnit,J=Math.min(U.width/V,U.height/Y,q),tt=J*L.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-U.inset-tt,bottom:U.inset+tt},j=J/K;return(R.
anchor==="everywhere"?g(U,{size:J,cos:G,sin:H,across:V,up:Y},L):[[0,0]]).map(([st,ot])=>(0,t.lw)([j*G,j*H,-j*H,j*G,N/2+st,et[R.anchor]+ot],(0,t.S3)(I)))}function g({
width:I,height:U},{size:R,cos:L,sin:K,across:k,up:N},Z){const X={along:(Z.width+c)*R,down:(Z.height+a)*R},G=Math.max(1,Math.sqrt(I*U/(X.along*X.down)/M)),[H,V]=[
X.along*G,X.down*G],[Y,Q]=[(I-k*R)/2+1e-6,(U-N*R)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let j=-J;j<=J;j++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(j%2===0?0:.5))*H,j*V],[it,rt]=[st*L-ot*K,st*K+ot*L];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var d=f(74094);const h=[
"line_1","line_2","line_3"],v="OctavoWatermark",C=64*1024,D=4*1024*1024;async function T(I,U,R,L){const K=await(0,o.F)(I,R),{kinds:k}=K,N=(0,i.Wx)("add_text_wat\
ermark",k,U.margin),Z=typeof U.template=="number"?void 0:m[U.template],X=[...(0,u.L)("add_text_watermark",U),...(0,i.z)(K,N)],G=await(0,e._B)(I),{color:H,transparency:V}=U,
Y=(0,p.Fw)(H,G),Q=W(U),q=U.font&&(0,_.g)(U.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,x.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let j=L.get(et);
if(!j){const{faces:z,areNew:at}=await B(q,L),ct=async()=>at?await I.job.pace.rest():void 0,dt=[...F(Q,z),...X];if(dt.length>0)throw(0,P.G6)(dt);await ct();const ut=(0,d.
V)(z,Q.map(lt=>(0,O.ai)(lt.text)));await ct(),j={drawing:await(0,l.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},L.put(et,j,C),await ct()}if(!Z||X.length>0)
throw(0,P.G6)(X);const{drawing:nt,size:st}=j,ot=nt.addTo(I),it={drawnAt:l.J,fontSize:U.font_size},rt=k.map((z,at)=>A(I,z,b(z,N[at],Z,st,it),ot)),ft=await(0,r.W)(
I,K,{layer:U.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,e.Qg)(G),on:({kind:z})=>({resources:[{category:"XObject",name:v,ref:rt[z].ref}],operators:([
at=""])=>(0,s.qK)(at,rt[z].placement)})});return G?.part===1&&V>0&&ft.push((0,e.c4)(I,G,e.Br.transparency)),ft}function A(I,{box:U},R,L){if(R.length===1)return{
ref:L,placement:(0,s.vs)(R[0])};const K=(0,y.jd)({Type:(0,y.UU)("XObject"),Subtype:(0,y.UU)("Form"),BBox:[...U],Resources:(0,y.jd)({XObject:(0,y.jd)({X0:L})}),Filter:(0,y.
UU)("FlateDecode")}),k=R.map(N=>`${(0,s.qK)("X0",(0,s.vs)(N))}
`).join("");return{ref:I.add(new y.Z6(K,(0,E.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function B(I,U){const R=(0,x.C)("text face"),L=U.get(
R);L?.keep();const K=L??await(0,w.Wu)("SemiBold");if(L||U.put(R,K,D),!I)return{faces:[K],areNew:!L};let k;const N=await U.ofFile(I.bytes,"text face",()=>Promise.
resolve(k=(0,w.ar)(I)));return k||N.keep(),{faces:[N,K],areNew:!L||k!==void 0}}function W(I){return h.flatMap(U=>{const R=I[U];return R===void 0?[]:[{field:U,text:R}]})}
function F(I,U){return I.flatMap(({field:R,text:L})=>{const K=(0,O.Zw)(L,U);return K===void 0?[]:[{field:R,message:K,mentions:["font"]}]})}}),74094:(($,S,f)=>{f.
d(S,{V:()=>_,k:()=>w});var P=f(29825),E=f(74135),y=f(45657);const O=1200;function _(x,p){const i=p.map(t=>w(x,t)),s=i.map(({glyphs:t,ink:[n,m,c,a]},M)=>{if(t.length===
0)return E.gF;const b=(c-n)/2;return[-b,m-M*O,b,a-M*O]}),[e,r,o,l]=s.reduce(E.kO,E.gF),u=(r+l)/2;return{lines:i.map(({glyphs:t,ink:n},m)=>({text:p[m],glyphs:t.map(
c=>({...c,x:c.x-(n[0]+n[2])/2,y:c.y-m*O-u}))})),size:{width:Math.max(o-e,(0,y.Kf)(i.map(({advance:t})=>t)))/1e3,height:Math.max(l-r,p.length*O)/1e3},ink:[e,r-u,
o,l-u]}}function w(x,p){let i=0,s=E.gF;const e=(0,P.OD)(p,x).flatMap(({font:r,text:o,rtl:l})=>{const u=x[r],{unit:t}=u;return u.shape(o,l).map(({advance:n,x:m,...c})=>{
const{glyph:a,y:M}=c,b=i+m;i+=n;const{minX:g,minY:d,maxX:h,maxY:v}=u.boxOf(a);return g<=h&&(s=(0,E.kO)(s,[b+g*t,M+d*t,b+h*t,M+v*t])),{...c,face:r,x:b}})});return Number.
isFinite(s[0])?{glyphs:e,advance:i,ink:s}:{glyphs:[],advance:i,ink:[0,0,0,0]}}}),50476:(($,S,f)=>{f.d(S,{c:()=>x,f:()=>w});const[P,E,y,O,_]=[1,8,32,64,128];function w(p,i,s,e){
const r=new Set,o=[...p].filter(l=>typeof l=="number");for(let l=o.pop();l!==void 0;l=o.pop())if(!(l<0||l>=i||r.has(l))){r.add(l);for(const u of x(e,s(l)))o.push(
u)}return r}function*x(p,[i,s]){if(!(s-i<12||p.getInt16(i)>=0))for(let e=i+10,r=y;r&y&&e+4<=s;)r=p.getUint16(e),yield p.getUint16(e+2),e+=4+(r&P?4:2)+(r&E?2:r&O?
4:r&_?8:0)}}),12889:(($,S,f)=>{f.d(S,{Rl:()=>c,Vv:()=>O,fM:()=>_,ft:()=>i,jB:()=>n,pr:()=>o,rg:()=>t,vw:()=>r,wE:()=>m});var P=f(46161),E=f(93604),y=f(47707);const O="\
‏",_="‎";let w;const x=()=>w??=(0,P.A)(),p=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
i=a=>p.test(a),s=4e3,e=a=>x().getEmbeddingLevels(a.slice(0,s)).paragraphs[0]?.level??0,r=a=>i(a)&&e(a)%2===1,o=a=>[...l(a)];function*l(a){if(!i(a)){a!==""&&(yield{
text:a,rtl:!1,at:0});return}if(a.length<=s)return yield*u(a,0);const M=e(a)%2===1,b=[];for(let g=0;g<a.length;)g=Math.min(g+s,a.length),/[\ud800-\udbff]/.test(a[g-
1])&&(g=Math.min(g+1,a.length)),b.push(g);for(let g=0;g<b.length;g++){const d=M?b.length-1-g:g,h=b[d-1]??0;yield*u(a.slice(h,b[d]),h,M?"rtl":"ltr")}}function u(a,M,b){
const{levels:g,paragraphs:d}=x().getEmbeddingLevels(a,b),h=d[0]?.level??0;for(let D=a.length-1;D>=0&&/\s/.test(a[D]);D--)g[D]=h;const v=[];for(let D=0,T=0;D<a.length;D=
T){const A=g[D];for(;T<a.length&&g[T]===A;)T++;v.push({level:A,text:a.slice(D,T),at:D})}const C=v.reduce((D,{level:T})=>Math.max(D,T),0);for(let D=C;D>0;D--)for(let T=0,
A=0;T<v.length;T=A+1){for(A=T;A<v.length&&v[A].level>=D;)A++;for(let B=T,W=A-1;B<W;B++,W--)[v[B],v[W]]=[v[W],v[B]]}return v.map(({level:D,text:T,at:A})=>({text:T,
rtl:D%2===1,at:M+A}))}function*t(a,M){const b=new Int32Array(M.length+1);for(const[g,d]of M.entries())b[g+1]=b[g]+d.length;for(const{text:g,rtl:d,at:h}of l(a+M.
join(""))){const v=h-a.length,C=v+g.length,D=[];for(let T=Math.max((0,E.M)(b,v)-1,0);T<M.length&&b[T]<C;T++){const A=Math.max(v-b[T],0),B=M[T].slice(A,Math.max(
C-b[T],0));B!==""&&D.push({text:B,rtl:d,at:A,index:T})}yield*d?D.reverse():D}}const n=a=>Array.from(a,M=>x().getMirroredCharacter(M)??M).join(""),m=a=>(0,y.qf)(
n(a)).reverse().join(""),c=a=>o(a).flatMap(({text:M,rtl:b})=>b?(0,y.qf)(n(M)).reverse():(0,y.qf)(M))}),29825:(($,S,f)=>{f.d(S,{EH:()=>x,OD:()=>O,W_:()=>_,lV:()=>y});
var P=f(12889),E=f(47707);const y=-1,O=(p,i)=>(0,P.pr)(p).flatMap(s=>_(s,i));function _({text:p,rtl:i},s){const e=[];for(const r of(0,E.qf)(p)){const o=e.at(-1),
l=(0,E.ML)(r)?o?.font??0:w(r,s,o?.font);o?.font===l?o.text+=r:e.push({font:l,text:r,rtl:i})}return i?e.reverse():e}function w(p,i,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(p)&&s!==void 0&&i[s]?.covers(p)===!0?s:i.findIndex(r=>r.covers(p))}function x(p,i){const s=O(p,i).filter(({font:e})=>e===y);return[...new Set(s.flatMap(e=>(0,E.
qf)(e.text)))]}}),88739:(($,S,f)=>{f.d(S,{B:()=>w,U:()=>O});var P=f(77581),E=f(12889);const y=100;function O(x,{digits:p=4,isInOrder:i=!1}={}){const s=x.filter(
([,r])=>r.length>0).map(([r,o])=>`<${w(r).slice(-p)}> <${_(o,i)}>`),e=Array.from({length:Math.ceil(s.length/y)},(r,o)=>{const l=s.slice(o*y,(o+1)*y);return[`${l.
length} beginbfchar`,...l,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(p)}> <${"F".repeat(p)}> endcodespacerange`,...e,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function _(x,p){const i=x.map(s=>String.fromCodePoint(s)).join("");return(0,P.kt)(!p&&(0,E.ft)(i)?[...i].reverse().join(""):i).toString("hex").toUpperCase()}
const w=x=>x.toString(16).toUpperCase().padStart(4,"0")}),38875:(($,S,f)=>{f.d(S,{F:()=>y});var P=f(60623);const E=1<<24,y=O=>(0,P.UD)(Buffer.from(O,"base64"),{
stream:E,total:E,remaining:E},{found:!1})}),74135:(($,S,f)=>{f.d(S,{$L:()=>o,DI:()=>w,Gd:()=>i,JQ:()=>E,Mo:()=>O,PU:()=>x,Pj:()=>t,S3:()=>y,W1:()=>n,XM:()=>u,d:()=>m,
ds:()=>_,gF:()=>l,iN:()=>P,kO:()=>r,lw:()=>p,xk:()=>s,zl:()=>e});function P({box:[c,a,M,b],rotation:g}){const d=M-c,h=b-a;return g%180===0?{width:d,height:h}:{width:h,
height:d}}function E(c){const{width:a,height:M}=P(c);return{width:a*c.userUnit,height:M*c.userUnit}}function y({box:[c,a,M,b],rotation:g}){switch(g){case 0:return[
1,0,0,1,c,a];case 90:return[0,1,-1,0,M,a];case 180:return[-1,0,0,-1,M,b];case 270:return[0,-1,1,0,c,b]}}function O(c,a){return a===void 0?c:t(c,a)??c}function _([
c,a,M,b]){return[Math.min(c,M),Math.min(a,b),Math.max(c,M),Math.max(a,b)]}function w([c,a,M,b,g,d]){const h=c*b-a*M,[v,C,D,T]=[b/h,-a/h,-M/h,c/h];return[v+0,C+0,
D+0,T+0,-(g*v+d*D)+0,-(g*C+d*T)+0]}const x=([c,a,M,b])=>Math.sqrt(Math.abs(c*b-a*M));function p(c,a){const[M,b,g,d,h,v]=c,[C,D,T,A,B,W]=a;return[M*C+b*T,M*D+b*A,
g*C+d*T,g*D+d*A,h*C+v*T+B,h*D+v*A+W]}function i([c,a,M,b,g,d],h,v){return[c*h+M*v+g,a*h+b*v+d]}function s([c,a],[M,b],[g,d],[h,v],C){const D=1-C,[T,A,B,W]=[D**3,
3*C*D**2,3*C**2*D,C**3];return[T*c+A*M+B*g+W*h,T*a+A*b+B*d+W*v]}function e(c,[a,M,b,g]){const[d,h]=i(c,a,M),[v,C]=i(c,b,M),[D,T]=i(c,a,g),[A,B]=i(c,b,g);return[
Math.min(d,v,D,A),Math.min(h,C,T,B),Math.max(d,v,D,A),Math.max(h,C,T,B)]}const r=(c,a)=>[Math.min(c[0],a[0]),Math.min(c[1],a[1]),Math.max(c[2],a[2]),Math.max(c[3],
a[3])];function o(c){let[a,M,b,g]=l;for(const[d,h]of c)a=Math.min(a,d),M=Math.min(M,h),b=Math.max(b,d),g=Math.max(g,h);return[a,M,b,g]}const l=[1/0,1/0,-1/0,-1/0],
u=([c,a,M,b],g)=>[c-g,a-g,M+g,b+g];function t(c,a){const M=[Math.max(c[0],a[0]),Math.max(c[1],a[1]),Math.min(c[2],a[2]),Math.min(c[3],a[3])];return M[0]<M[2]&&M[1]<
M[3]?M:void 0}const n=c=>c.map(a=>Math.round(a*1e5)/1e5+0),m=(c,{userUnit:a})=>String(Number((c*a/72).toPrecision(3)))}),6057:(($,S,f)=>{f.d(S,{VO:()=>y,b0:()=>_,
c_:()=>x,iw:()=>O,lQ:()=>w});var P=f(74135);const E=[0,0,612,792],y=(p,i)=>_(p,p.pages.attribute(i,"MediaBox"))??E;function O(p,i){const{pages:s}=p,e=p.resolve(
p.entry(s.number(i),"UserUnit"));return{box:(0,P.Mo)(y(p,i),_(p,s.attribute(i,"CropBox"))),rotation:x(p.resolve(s.attribute(i,"Rotate"))),userUnit:typeof e=="nu\
mber"&&e>0?e:1}}function _(p,i){const s=p.array(i)?.map(r=>p.resolve(r));if(s?.length!==4||!s.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const e=(0,P.
ds)(s);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function w(p,i){const s=(p.array(i)??[]).map(e=>p.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:
[1,0,0,1,0,0]}function x(p){const i=typeof p=="number"?(p%360+360)%360:0;return i===90||i===180||i===270?i:0}}),5490:(($,S,f)=>{f.d(S,{M:()=>O,U:()=>y});var P=f(
74135);const E=1e4;class y{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<E?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),
!0;default:return!1}}transform(w){if(w.count!==6)return;const[x,p,i,s,e,r]=O(w);this.current.matrix=(0,P.lw)([x,p,i,s,e,r],this.current.matrix)}}const O=_=>Array.
from({length:_.count},(w,x)=>_.number(x))}),21281:(($,S,f)=>{f.d(S,{Ip:()=>p,XM:()=>o,Xb:()=>r,ds:()=>x,qg:()=>e});var P=f(59071),E=f(70549),y=f(21115),O=f(824),
_=f(1975),w=f(60912);const x=(0,E.n)(async t=>p(t,await(0,O.Br)(t)));function p(t,n){const m=(d,h)=>(0,P.wh)((0,_.sm)(n,d,h)[0]??""),c=s(m("pdfaid","part"),m("p\
dfaid","conformance").toLowerCase()),a=i(m("pdfuaid","part"))?`PDF/UA-${m("pdfuaid","part")}`:void 0,b=[m("pdfxid","GTS_PDFXVersion")||m("pdfx","GTS_PDFXVersion")||
((0,P.Gh)(t.resolve((0,O._U)(t)?.get("GTS_PDFXVersion")))??""),m("pdfe","ISO_PDFEVersion"),m("pdfvtid","GTS_PDFVTVersion")],g=[c?.name,a,...b.filter(d=>/^PDF\/[\w .:/()-]{1,40}$/.
test(d))];return{archive:c,accessible:a,names:g.filter(d=>d!==void 0)}}const i=t=>/^[1-9]$/.test(t);function s(t,n){if(!i(t))return;const m=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:m,name:`PDF/A-${t}${m}`}}function e(t,n,m,c){return n&&u(t,n,[y.dK.pdfaid]),r(m,c)}const r=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function o(t){const n=await(0,O.Br)(t);if(!n)return[];const{archive:m,accessible:c}=p(
t,n);u(t,n,[y.dK.pdfaid,y.dK.pdfuaid]);const a=[m?.name,c].filter(M=>M!==void 0);return a.length>0?[l(a)]:[]}const l=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function u(t,n,m){n.properties.some(({namespace:c})=>m.includes(c))&&
(0,w._L)(t,(0,w.QH)(n,({namespace:c})=>m.includes(c),[]))}}),21115:(($,S,f)=>{f.d(S,{HC:()=>O,dK:()=>P,ee:()=>y});const P={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.entries(P));class y{uris=new Map;declared=[];known=new Map;enter(i){
let s;for(const{name:e,value:r}of i){if(!O(e))continue;const o=e.slice(6),l=this.uris.get(o);l?l.push(r):this.uris.set(o,[r]),(s??=[]).push(o)}this.declared.push(
s??_),s&&this.known.clear()}leave(){const i=this.declared.pop()??_;for(const s of i)this.uris.get(s).pop();i.length>0&&this.known.clear()}declares(i){return(this.
uris.get(x(i))?.length??0)>0}ofElement(i){let s=this.known.get(i);if(!s){const e=x(i),r=this.uris.get(e)?.at(-1)??E.get(e)??"";this.known.size===w&&this.known.clear(),
this.known.set(i,s={namespace:r,local:i.slice(i.indexOf(":")+1)})}return s}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const O=p=>p===
"xmlns"||p.startsWith("xmlns:"),_=[],w=1e3,x=p=>p.slice(0,Math.max(p.indexOf(":"),0))}),824:(($,S,f)=>{f.d(S,{Br:()=>p,_6:()=>s,_U:()=>x});var P=f(58552),E=f(1975),
y=f(17079),O=f(45599),_=f(59071),w=f(70549);function x(e){const r=e.resolve(e.trailer.get("Info"));return r instanceof O.Bi?r:r instanceof O.Z6?r.dict:void 0}const p=(0,w.
n)(i);async function i(e){const r=e.get(e.catalogNumber),o=r instanceof O.Bi?e.resolve(r.get("Metadata")):null;if(!(o instanceof O.Z6))return;let l;try{l=e.decoded(
o)}catch(u){if(!(u instanceof P.zU)||u.code==="cancelled")throw u;return E.m}return(0,E.kg)(l,e.job.pace)}function s(e,r){const o=x(e),l=a=>e.resolve(o?.get(a)),
u=(a,M,b=", ")=>{const g=(0,E.sm)(r,a,M).map(_.wh).filter(Boolean).join(b);return g===""?null:g},t=(a,M)=>{const[b=""]=(0,E.sm)(r,a,M);return(0,_.wh)(b)||null},
n=(a,M)=>(0,y._)((0,_.Gh)(l(a))??"")??(0,y._)(t("xmp",M)??"")??null,m=e.get(e.catalogNumber),c=m instanceof O.Bi?(0,_.Gh)(e.resolve(m.get("Lang"))):null;return{
title:(0,_.Gh)(l("Title"))??t("dc","title"),author:(0,_.Gh)(l("Author"))??u("dc","creator"),subject:(0,_.Gh)(l("Subject"))??t("dc","description"),keywords:(0,_.
Gh)(l("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,_.Gh)(l("Creator"))??t("xmp","CreatorTool"),producer:(0,_.Gh)(l("Producer"))??t("pdf","Pro\
ducer"),created:n("CreationDate","CreateDate"),modified:n("ModDate","ModifyDate"),language:c??t("dc","language")}}}),3907:(($,S,f)=>{f.d(S,{X:()=>l,km:()=>y,ol:()=>P,
xK:()=>e});const P=200,E=1e4;async function y(u,t,n){const m=new O(u);for(let c=m.next();c;c=m.next()){if(n(c))return"left";const a=t.step((c.to-c.from)*4+50);a&&
await a}return m.hasDocumentType?"document type":m.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:n}=this;if(n>=t.length)return;if(t.charCodeAt(n)!==_)return this.characters(n,this.nextTag(n));if(t.startsWith("<!--",n))return this.other(
n,"-->",4);if(t.startsWith("<?",n))return this.other(n,"?>",2);if(t.startsWith("<![CDATA[",n)){const c=t.indexOf("]]>",n);return c<0?this.end():(this.at=c+3,{kind:"\
text",text:t.slice(n+9,c),from:n,to:this.at})}return t.startsWith("<!",n)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",n),this.end()):(t.charCodeAt(n+1)===x?this.
endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(t,n,m){const c=this.text.indexOf(n,t+m);return c<0?this.end():(this.at=c+n.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const n=this.name(t+2),m=this.blanks(n);if(!(n===t+2||this.text.charCodeAt(m)!==w))return this.at=m+1,{kind:"end",name:this.text.
slice(t+2,n),from:t,to:this.at}}startTag(t){const{text:n}=this,m=this.name(t+1);if(m===t+1)return;const c=n.slice(t+1,m),a=[];for(let M=m;;){const b=this.blanks(
M),g=n.charCodeAt(b);if(g===w||g===x&&n.charCodeAt(b+1)===w)return this.at=g===w?b+1:b+2,{kind:g===w?"start":"empty",name:c,attributes:a,from:t,to:this.at};const d=this.
name(b),h=this.blanks(d),v=this.blanks(h+1),C=n[v];if(b===M||d===b||n[h]!=="="||C!=='"'&&C!=="'")return;const D=n.indexOf(C,v+1),T=n.slice(v+1,Math.max(D,v+1)),
A=T.includes("<")?void 0:i(T);if(D<0||A===void 0||a.length>=E)return;a.push({name:n.slice(b,d),value:A,from:b,to:D+1}),M=D+1}}characters(t,n){const m=i(this.text.
slice(t,n));return m===void 0?this.fault(t,n):(this.at=n,{kind:"text",text:m,from:t,to:n})}nextTag(t){const n=this.text.indexOf("<",t);return n<0?this.text.length:
n}fault(t,n){return this.malformed=!0,this.at=n,{kind:"other",from:t,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:n}=this;for(;;){
const m=n.charCodeAt(t);if(m!==32&&m!==9&&m!==10&&m!==13)return t;t++}}name(t){const{text:n}=this;for(;t<n.length;t++){const m=n.charCodeAt(t);if(m<=32||m===x||
m===w||m===_||m===61||m===34||m===39)break}return t}}const[_,w,x]=[60,62,47],p=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(u){
if(!u.includes("&"))return u;const t=[];let n=0;for(let m=u.indexOf("&");m>=0;m=u.indexOf("&",n)){const c=u.indexOf(";",m);if(c<0||c-m>12)return;const a=u.slice(
m+1,c),M=p.get(a)??s(a);if(M===void 0)return;t.push(u.slice(n,m),M),n=c+1}return t.push(u.slice(n)),t.join("")}function s(u){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(u),n=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function e(u){const[t,n,m,c]=u;
if(t===0&&n===0&&(m===254||m===0)||t===255&&n===254&&m===0&&c===0)return o(u);if(t===254&&n===255||t===0&&n===60)return r(new TextDecoder("utf-16be").decode(u));
if(t===255&&n===254||t===60&&n===0)return r(new TextDecoder("utf-16le").decode(u));const a=new TextDecoder().decode(u);return r(a.includes("�")?Buffer.from(u).
toString("latin1"):a)}const r=u=>u.startsWith("\uFEFF")?u.slice(1):u;function o(u){const t=new DataView(u.buffer,u.byteOffset,u.byteLength),n=u[0]!==0,m=[];for(let c=0;c+
4<=u.length;c+=4){const a=t.getUint32(c,n);if(a>1114111)return;m.push(String.fromCodePoint(a))}return r(m.join(""))}const l=u=>u.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,S,f)=>{f.d(S,{QH:()=>O,T3:()=>_,_L:()=>i});var P=f(21115),E=f(3907),y=f(45599);function O(s,e,r){
const{text:o,properties:l,end:u,about:t}=s,n=[];let m=0;for(const c of l.filter(e).sort((a,M)=>a.from-M.from))c.from<m||(n.push(o.slice(m,c.from)),m=c.to);return n.
push(o.slice(m,Math.max(u,m))),r.length>0&&n.push(w(r,t)),n.push(o.slice(Math.max(u,m))),p(n.join(""))}function _(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${w(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(s,e){const o=[...new Set(s.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${P.dK[u]}"`).join(""),l=s.map(({prefix:u,name:t,form:n,values:m})=>`\
<${u}:${t}>${x(n,m)}</${u}:${t}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,E.X)(e)}"${o}>
${l.join("")}</rdf:Description>
`}function x(s,e){const r=o=>e.map(l=>`<rdf:li${o}>${(0,E.X)(l)}</rdf:li>`).join("");switch(s){case"simple":return(0,E.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const p=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(s,e){const r=s.catalog.get("Metadata"),o=s.resolve(r),l=o instanceof y.Z6?[...o.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],u=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...l]),t=new y.Z6(u,Buffer.
from(e,"utf8"));(0,y.i9)(r)&&o instanceof y.Z6?s.put(r,t):s.edit(s.catalogNumber).set("Metadata",s.add(t))}}),1975:(($,S,f)=>{f.d(S,{kg:()=>_,m:()=>O,sm:()=>w});
var P=f(21115),E=f(3907);const y=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function _(s,e){const r=(0,E.xK)(s);if(r===void 0)return O;const o=new p,
u=await(0,E.km)(r,e,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:u,end:o.end,about:o.
about}}function w(s,e,r){return s?.properties.find(o=>o.name===r&&o.namespace===P.dK[e])?.values??[]}const x=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new P.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(e,r,o){if(this.open.length>=E.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const l=this.scope.ofElement(e),u=l.namespace===P.dK.rdf,t=u&&l.local==="li";this.root===x&&this.end<0&&u&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,m=t?r.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:e,...l,from:o,language:m}),
this.root===x){if(!u||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(n===1)this.describe(r);else if(n===
2){this.items=[];const c=r.find(({name:a})=>this.isRdf(a,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(e){for(const{name:r,value:o,from:l,
to:u}of e){if((0,P.HC)(r))continue;const{namespace:t,local:n}=this.scope.ofAttribute(r);t===P.dK.rdf&&n==="about"&&(this.about=o),!(t===""||t===P.dK.rdf||t===P.
dK.xml)&&this.add({namespace:t,name:n,values:[o],from:l,to:u})}}close(e,r,o){const l=this.open.pop();if(l?.name!==e){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==x)if(u===0)this.end=r,this.root=x;else if(u===1&&this.loose)this.root=x,this.loose=!1;else if(u===2){const t=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:t,from:l.from,to:o})}else u>2&&l.namespace===P.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(e){this.properties.length<y?this.properties.push(e):this.broken=
!0}isRdf(e,r){const o=this.scope.ofAttribute(e);return o.local===r&&o.namespace===P.dK.rdf}}function i(s){const e=s.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=s.map(({text:o})=>o);return e>0?[r[e],...r.slice(0,e),...r.slice(e+1)]:r}}),59071:(($,S,f)=>{f.d(S,{Gh:()=>e,ZK:()=>r,wh:()=>s});var P=f(77581),E=f(
45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=o=>o.replace(y,"").replace(O,"").replace(_,"�"),x=200,p=new WeakMap;function i(o){if(o.bytes.length<x)return w((0,P.g7)(o));let l=p.get(o);return l===void 0&&
p.set(o,l=w((0,P.g7)(o))),l}const s=o=>w(o).trim();function e(o){const l=o instanceof E.Mx?i(o).trim():"";return l===""?null:l}const r=o=>o?i(o):""}),70549:(($,S,f)=>{
f.d(S,{n:()=>P});function P(E){const y=new WeakMap;return O=>{if(O.hasChanges)return E(O);const _=y.get(O);if(_)return _.answer;const w=E(O);return y.set(O,{answer:w}),
w}}}),93604:(($,S,f)=>{f.d(S,{B:()=>P,M:()=>E});const P=(O,_)=>y(O,_,!1),E=(O,_)=>y(O,_,!0);function y(O,_,w){let[x,p]=[0,O.length];for(;x<p;){const i=x+p>>1,s=O[i];
s<_||w&&s===_?x=i+1:p=i}return x}})};
