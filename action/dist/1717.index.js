"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:((W,S,u)=>{u.d(S,{q:()=>E});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function E(O){const w=O.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??b().get(w);return g===void 0?void 0:
(g.length===3?[...g].map(i=>i+i):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(i=>Number.parseInt(i,16))}let v;function b(){const O=y.split(" ");return v??=new Map(
O.flatMap((w,g)=>g%2===0?[[w,O[g+1]]]:[]))}}),17079:((W,S,u)=>{u.d(S,{Z:()=>O,_:()=>b});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(i){
if(i.length>64)return;const r=i.trim().replace(E,(t,o,s,d)=>`${o??""}${1900+Number(s)}${d}`);return g(w(y.exec(r)??v.exec(r)))}function O(i){const r=i.length>64?
void 0:w(v.exec(i.trim()));if(!r||g(r)===void 0)return;const{year:t,month:o="",day:s="",hour:d="",minute:x="",second:p="",zone:_=""}=r;return`D:${t}${o}${s}${d}${x}${p}${_===
"Z"||_===""?_:`${_.replace(":","'")}'`}`}function w(i){if(!i)return;const[,r,t,o,s,d,x,p,_,T,m]=i,e=p??(_===void 0?void 0:`${_}${T??"00"}:${m??"00"}`);return{year:r,
month:t,day:o,hour:s,minute:d,second:x,zone:e}}function g(i){if(!i)return;const{year:r,month:t,day:o,hour:s,minute:d="00",second:x="00",zone:p}=i,_=(m,e,a)=>m===
void 0||Number(m)>=e&&Number(m)<=a;if(Number(r)===0||!_(t,1,12)||!_(o,1,l(Number(r),Number(t)))||!_(s,0,23)||!_(d,0,59)||!_(x,0,59)||p!==void 0&&p!=="Z"&&!(_(p.
slice(1,3),0,23)&&_(p.slice(4),0,59)))return;const T=[r,t,o].filter(m=>m!==void 0).join("-");return s===void 0?T:`${T}T${s}:${d}:${x}${p==="+00:00"||p==="-00:00"?
"Z":p??""}`}function l(i,r){return r===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),50580:((W,S,u)=>{u.d(S,{L:()=>E});var y=u(58426);
function E(v,b){return Object.entries((0,y.zI)(v).fields).flatMap(([O,w])=>{if(w.kind!=="choice"||!w.open||typeof b[O]!="number")return[];const g=w.options.map(
({value:l})=>l).join(", ");return[{field:O,message:`is a number that only some regions know: use ${g}`}]})}}),49892:((W,S,u)=>{u.d(S,{B_:()=>v,Fw:()=>b,Tz:()=>w});
var y=u(49180),E=u(57117);const v="OctavoColor";function b(g,l){const i=O(g),r=i.length===1,t=l?.part===1;return l===void 0||(0,E.hU)(l,r?1:3)?{values:i,operators:`${i.
join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:i,listsGlyphs:t,operators:`/${v} cs ${i.join(" ")} sc`,colorSpace:r?(0,E.HB)():(0,E.Pz)()}}function O(g){
if(g==="Gray")return[.5];const[l,i,r]=(0,y.q)(g);return(l===i&&i===r&&l>0?[l]:[l,i,r]).map(o=>Math.round(o/255*1e4)/1e4)}function w(g){return g===void 0||(0,E.hU)(
g,1)?{set:l=>`${l} g`,colorSpace:void 0}:{set:l=>`/${v} cs ${l} sc`,colorSpace:(0,E.HB)()}}}),57117:((W,S,u)=>{u.d(S,{Br:()=>g,HB:()=>o,Pz:()=>t,Qg:()=>i,_B:()=>b,
c4:()=>l,hU:()=>w});var y=u(21281),E=u(824),v=u(45599);async function b(s){const d=await(0,E.Br)(s),{archive:x}=(0,y.Ip)(s,d);return x&&{...x,xmp:d,intent:O(s)}}
function O(s){for(const d of s.array(s.catalog.get("OutputIntents"))??[]){const x=s.dict(d);if(!(0,v.Zm)(x)||!(0,v.Eo)(s.resolve(x.get("S")),"GTS_PDFA1"))continue;
const p=s.resolve(s.dict(x.get("DestOutputProfile"))?.get("N"));if(typeof p=="number")return p}}const w=({intent:s},d)=>d===1?s!==void 0:s===d,g={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},l=(s,d,x)=>(0,y.qg)(
s,d.xmp,d,x),i=s=>s&&s.part!==1&&s.intent===void 0?t():void 0,r=[.9505,1,1.089],t=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],o=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...r],Gamma:2.2})]}),95358:((W,S,u)=>{u.d(S,{Wx:()=>O,
pi:()=>g,z:()=>l});var y=u(58426),E=u(74135);function v(r,t){return b(r,t*72/r.userUnit)}function b(r,t){const{width:o,height:s}=(0,E.iN)(r),d={width:o-2*t,height:s-
2*t,inset:t};return d.width>0&&d.height>0?d:void 0}function O(r,t,o){const s=o===y.zU[r].fields.margin.default;return t.map(d=>{const x=v(d,o);if(x||!s)return x;
const{width:p,height:_}=(0,E.iN)(d);return b(d,Math.min(p,_)/10)})}const w=null;function g(r,{inset:t},o,s,d){const x=(0,E.iN)(r),p=x.width-t-s,_=x.height-t-d,T=o.
endsWith("left")?t:o.endsWith("right")?p:(x.width-s)/2,m=o.startsWith("bottom")?t:o.startsWith("top")?_:(x.height-d)/2;return[T,m]}function l({kinds:r,pages:t},o){
const s=t.find(({kind:d})=>!o[d]);return s?[{field:"margin",message:i(s.index,r[s.kind])}]:[]}function i(r,t){const{width:o,height:s}=(0,E.iN)(t),d=(0,E.d)(Math.
min(o,s)/2,t);return`leaves no room on page ${r+1}, which is ${(0,E.d)(o,t)} × ${(0,E.d)(s,t)} inches; it must be less than ${d}`}}),72313:((W,S,u)=>{u.d(S,{W:()=>e});
var y=u(81627),E=u(45599),v=u(98446),b=u(36078);function O(n,c,h,M){return`/Artifact <<${h==="over"?`/Type /Pagination /Subtype /${c}`:`/Type /Background /BBox \
[${M.map(b._).join(" ")}]`}>> BDC
${n}
EMC
`}var w=u(36211),g=u(37709),l=u(85008),i=u(74135),r=u(5490);const t=400,o=.01;function s(n,c,h,M){const P=new g.BT(c),D=new d(n,h,M);for(let C=0;C<t&&P.next();C++)
if(D.takes(P))return!0;return!1}class d{document;resources;box;states=new r.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new x;clips=!1;constructor(c,h,M){
this.document=c,this.resources=h,this.box=M}takes(c){if(this.states.follow(c)||this.extendsPath(c)||this.setsState(c))return!1;const{operator:h}=c;if(h==="Do")return this.
paintsImage(c.name(0));const M=w.lJ.get(h);return M!==void 0&&this.paintsPath(M)}setsState(c){const h=this.states.current;switch(c.operator){case"gs":{const M=this.
document.dict(this.resource("ExtGState",c.name(0)));return h.isOpaque=h.isSolid=p(this.document,M),!0}case"scn":case"sc":return h.isSolid=h.isOpaque&&c.kind(c.count-
1)!==l.o_,!0;case"g":case"rg":case"k":return h.isSolid=h.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(c){const{matrix:h}=this.
states.current;switch(c.operator){case"re":{const[M,P,D,C]=(0,r.M)(c);return this.path.rectangle(h,M,P,D,C),!0}case"m":case"l":return this.path.point(h,c.number(
0),c.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:c}){const h=this.states.current,M=this.path.area();
return c&&h.isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(h.clip=M&&h.clip&&T(M,h.clip)),this.clips=!1,this.path=new x,!1)}paintsImage(c){const h=this.states.current,
M=this.resource("XObject",c);if(!h.isOpaque||!(M instanceof E.Z6)||!_(this.document,M.dict))return!1;const P=new x;return P.rectangle(h.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(c){const{clip:h}=this.states.current;return c!==void 0&&h!==void 0&&m(T(c,h),this.box)}resource(c,h){const{document:M,resources:P}=this;return h===
void 0?null:M.resolve(M.dict(P?.get(c))?.get(h))}}class x{isRectangle=!0;points=[];point([c,h,M,P,D,C],I,U){this.points.push([c*I+M*U+D,h*I+P*U+C])}rectangle(c,h,M,P,D){
this.point(c,h,M),this.point(c,h+P,M),this.point(c,h+P,M+D),this.point(c,h,M+D)}area(){const{points:c}=this;if(!this.isRectangle||c.length<4||c.length>5)return;
const h=(0,i.$L)(c),M=o*Math.max(h[2]-h[0],h[3]-h[1]),P=(D,C,I)=>Math.abs(D-C)<=M||Math.abs(D-I)<=M;return c.every(([D,C])=>P(D,h[0],h[2])&&P(C,h[1],h[3]))?h:void 0}}
function p(n,c){if(!c)return!0;const h=n.resolve(c.get("ca")),M=n.resolve(c.get("BM")),P=n.resolve(c.get("SMask"));return(h===null||h===1)&&(M===null||(0,E.Eo)(
M,"Normal"))&&(P===null||(0,E.Eo)(P,"None"))}function _(n,c){const h=n.resolve(c.get("ImageMask"))===!0;return(0,E.Eo)(n.resolve(c.get("Subtype")),"Image")&&!h&&
!c.has("SMask")&&!c.has("Mask")}function T(n,c){return[Math.max(n[0],c[0]),Math.max(n[1],c[1]),Math.min(n[2],c[2]),Math.min(n[3],c[3])]}function m(n,c){const[h,
M]=[o*(c[2]-c[0]),o*(c[3]-c[1])];return n[0]<=c[0]+h&&n[1]<=c[1]+M&&n[2]>=c[2]-h&&n[3]>=c[3]-M}async function e(n,{kinds:c,pages:h},M){const{pace:P}=n.job,{layer:D,
subtype:C,groupColorSpace:I}=M,U=new y.B(n);D==="over"&&await U.inspect(h);const L=[];for(const[N,B]of h.entries()){const A=P.step(D==="over"?2e3:2e4);A&&await A,
N%1e3===0&&P.progress(N/h.length);const R=M.on(B,N);if(!R)continue;const{box:$}=c[B.kind],{resources:K}=R,k=j=>O(R.operators(j),C,D,$);if(D==="over")await U.over(
B,{resources:K,operators:k});else{const j=await U.contents.content(U.contents.own(B));s(n,j,n.dict(B.resources),$)&&L.push(B.index+1),U.under(B,{resources:K,operators:k})}
I!==void 0&&a(n,B.index,I)}return L.length>0?[f(L,h.length)]:[]}function a(n,c,h){const M=n.pages.number(c),P=n.entry(M,"Group"),D=n.dict(P);if(D?.has("CS"))return;
const C=(0,E.jd)({Type:(0,E.UU)("Group"),S:(0,E.UU)("Transparency"),...Object.fromEntries(D??[]),CS:h});(0,E.i9)(P)&&(0,E.Zm)(n.get(P))?n.put(P,C):n.pages.patch(
c,{Group:C})}function f(n,c){return{code:"stamp_hidden",message:`The stamp is hidden ${n.length===c?"on every page":`on ${(0,v.oi)(n)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((W,S,u)=>{u.d(S,{$:()=>i,J:()=>g});var y=u(41578),E=u(12889),v=u(48249),b=u(77581),O=u(45599),w=u(49892);
const g=100,l=g/1e3;async function i(p,_,{filling:T,transparency:m}){const e=[];for(const[U,L]of _.entries()){const B=p.lines.flatMap(({glyphs:A})=>A.filter(R=>R.
face===U)).map(({glyph:A})=>A);B.length>0&&(e[U]={...await(0,y.r)(L,B),unit:L.unit})}const[a,f,n,c]=p.ink,h=[Math.floor(a*l)-1,Math.floor(f*l)-1,Math.ceil(n*l)+
1,Math.ceil(c*l)+1],M=m===0,P=t([o,T.operators,...p.lines.flatMap(U=>[...U.color?[U.color]:[],...s(U.text,d(e,U))])]),D=U=>{const L={Font:(0,O.jd)(Object.fromEntries(
Object.entries(e).map(([B,A])=>[`F${B}`,A.addTo(U,void 0,T.listsGlyphs)]))),ColorSpace:T.colorSpace&&(0,O.jd)({[w.B_]:T.colorSpace})},N=M?void 0:(0,O.jd)({Type:(0,O.
UU)("Group"),S:(0,O.UU)("Transparency"),I:!0});return U.add(r(h,{Group:N,Resources:(0,O.jd)(L)},P))};if(M)return{addTo:D};const C=x(1-m/100),I=t(["/G0 gs","/X0 \
Do"]);return{addTo:U=>{const L=(0,O.jd)({Type:(0,O.UU)("ExtGState"),ca:C,CA:C,BM:(0,O.UU)("Normal"),SMask:(0,O.UU)("None")}),N=(0,O.jd)({ExtGState:(0,O.jd)({G0:L}),
XObject:(0,O.jd)({X0:D(U)})});return U.add(r(h,{Resources:N},I))}}}function r(p,_,T){const m={Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),BBox:[...p],Filter:(0,O.
UU)("FlateDecode")};return new O.Z6((0,O.jd)({...m,..._}),T)}const t=p=>(0,v.Kc)(Buffer.from(`${p.join(`
`)}
`,"latin1")),o="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function s(p,_){return(0,E.ft)(p)?[..._]:[`/Span <</ActualText <FEFF${(0,b.kt)(p).toString("hex").toUpperCase()}> >>\
 BDC`,..._,"EMC"]}function d(p,{glyphs:_,at:[T,m]=[0,0],size:e=1}){const a=["BT"];let f,n="",c="",h;const M=()=>{c&&(n+=`<${c}>`),c=""},P=()=>{M(),n&&a.push(`[${n}\
] TJ`),n=""};for(const{glyph:D,face:C,x:I,y:U}of _){const{codeOf:L,unit:N}=p[C];if(f!==C&&(P(),a.push(`/F${C} ${x(g*e)} Tf`),f=C),h?.y!==U){P();const B=[T+I*e,m+
U*e].map(A=>x(A*l));a.push(`1 0 0 1 ${B.join(" ")} Tm`)}else x(h.x-I)!==0&&(M(),n+=String(x(h.x-I)));c+=L(D),h={x:I+D.advanceWidth*N,y:U}}return P(),[...a,"ET"]}
const x=p=>Math.round(p*100)/100||0}),12342:((W,S,u)=>{u.r(S),u.d(S,{addTextWatermark:()=>C});var y=u(58552),E=u(48249),v=u(45599),b=u(47707),O=u(86799),w=u(75283),
g=u(71391),l=u(49892),i=u(95358),r=u(36078),t=u(57117),o=u(72313),s=u(99876),d=u(27320),x=u(50580),p=u(74135);const _=612,T={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},m=2,e=1.8,a=1e3;function f(B,A,R,$,{drawnAt:K,fontSize:k}){const{width:j,height:Z}=(0,p.iN)(B),X=Math.hypot(A.width,
A.height),F=R.diagonal?A.width/X:1,H=R.diagonal?A.height/X:0,[V,Y]=[$.width*F+$.height*H,$.width*H+$.height*F],J=R.maximum*Math.max(1/B.userUnit,Math.min(j,Z)/_),
q=k===void 0?J:k/B.userUnit,Q=Math.min(A.width/V,A.height/Y,q),tt=Q*$.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-A.inset-tt,bottom:A.inset+tt},G=Q/K;return(R.
anchor==="everywhere"?n(A,{size:Q,cos:F,sin:H,across:V,up:Y},$):[[0,0]]).map(([st,ot])=>(0,p.lw)([G*F,G*H,-G*H,G*F,j/2+st,et[R.anchor]+ot],(0,p.S3)(B)))}function n({
width:B,height:A},{size:R,cos:$,sin:K,across:k,up:j},Z){const X={along:(Z.width+m)*R,down:(Z.height+e)*R},F=Math.max(1,Math.sqrt(B*A/(X.along*X.down)/a)),[H,V]=[
X.along*F,X.down*F],[Y,J]=[(B-k*R)/2+1e-6,(A-j*R)/2+1e-6],q=Math.hypot(Y,J),Q=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let G=-Q;G<=Q;G++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(G%2===0?0:.5))*H,G*V],[it,rt]=[st*$-ot*K,st*K+ot*$];Math.abs(it)<=Y&&Math.abs(rt)<=J&&et.push([it,rt])}return et}var c=u(74094);const h=[
"line_1","line_2","line_3"],M="OctavoWatermark",P=64*1024,D=4*1024*1024;async function C(B,A,R,$){const K=await(0,s.F)(B,R),{kinds:k}=K,j=(0,i.Wx)("add_text_wat\
ermark",k,A.margin),Z=typeof A.template=="number"?void 0:T[A.template],X=[...(0,x.L)("add_text_watermark",A),...(0,i.z)(K,j)],F=await(0,t._B)(B),{color:H,transparency:V}=A,
Y=(0,l.Fw)(H,F),J=L(A),q=A.font&&(0,O.g)(A.font,"font"),{operators:Q,listsGlyphs:tt}=Y,et=(0,g.C)("text",Q,tt,V,q?.bytes,...J.map(({text:z})=>z));let G=$.get(et);
if(!G){const{faces:z,areNew:at}=await U(q,$),ct=async()=>at?await B.job.pace.rest():void 0,dt=[...N(J,z),...X];if(dt.length>0)throw(0,y.G6)(dt);await ct();const ut=(0,c.
V)(z,J.map(lt=>(0,b.ai)(lt.text)));await ct(),G={drawing:await(0,d.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},$.put(et,G,P),await ct()}if(!Z||X.length>0)
throw(0,y.G6)(X);const{drawing:nt,size:st}=G,ot=nt.addTo(B),it={drawnAt:d.J,fontSize:A.font_size},rt=k.map((z,at)=>I(B,z,f(z,j[at],Z,st,it),ot)),ft=await(0,o.W)(
B,K,{layer:A.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,t.Qg)(F),on:({kind:z})=>({resources:[{category:"XObject",name:M,ref:rt[z].ref}],operators:([
at=""])=>(0,r.qK)(at,rt[z].placement)})});return F?.part===1&&V>0&&ft.push((0,t.c4)(B,F,t.Br.transparency)),ft}function I(B,{box:A},R,$){if(R.length===1)return{
ref:$,placement:(0,r.vs)(R[0])};const K=(0,v.jd)({Type:(0,v.UU)("XObject"),Subtype:(0,v.UU)("Form"),BBox:[...A],Resources:(0,v.jd)({XObject:(0,v.jd)({X0:$})}),Filter:(0,v.
UU)("FlateDecode")}),k=R.map(j=>`${(0,r.qK)("X0",(0,r.vs)(j))}
`).join("");return{ref:B.add(new v.Z6(K,(0,E.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function U(B,A){const R=(0,g.C)("text face"),$=A.get(
R);$?.keep();const K=$??await(0,w.Wu)("SemiBold");if($||A.put(R,K,D),!B)return{faces:[K],areNew:!$};let k;const j=await A.ofFile(B.bytes,"text face",()=>Promise.
resolve(k=(0,w.ar)(B)));return k||j.keep(),{faces:[j,K],areNew:!$||k!==void 0}}function L(B){return h.flatMap(A=>{const R=B[A];return R===void 0?[]:[{field:A,text:R}]})}
function N(B,A){return B.flatMap(({field:R,text:$})=>{const K=(0,b.Zw)($,A);return K===void 0?[]:[{field:R,message:K,mentions:["font"]}]})}}),74094:((W,S,u)=>{u.
d(S,{V:()=>O,k:()=>w});var y=u(29825),E=u(74135),v=u(45657);const b=1200;function O(g,l){const i=l.map(p=>w(g,p)),r=i.map(({glyphs:p,ink:[_,T,m,e]},a)=>{if(p.length===
0)return E.gF;const f=(m-_)/2;return[-f,T-a*b,f,e-a*b]}),[t,o,s,d]=r.reduce(E.kO,E.gF),x=(o+d)/2;return{lines:i.map(({glyphs:p,ink:_},T)=>({text:l[T],glyphs:p.map(
m=>({...m,x:m.x-(_[0]+_[2])/2,y:m.y-T*b-x}))})),size:{width:Math.max(s-t,(0,v.Kf)(i.map(({advance:p})=>p)))/1e3,height:Math.max(d-o,l.length*b)/1e3},ink:[t,o-x,
s,d-x]}}function w(g,l){let i=0,r=E.gF;const t=(0,y.OD)(l,g).flatMap(({font:o,text:s,rtl:d})=>{const x=g[o],{unit:p}=x;return x.shape(s,d).map(({advance:_,x:T,...m})=>{
const{glyph:e,y:a}=m,f=i+T;i+=_;const{minX:n,minY:c,maxX:h,maxY:M}=x.boxOf(e);return n<=h&&(r=(0,E.kO)(r,[f+n*p,a+c*p,f+h*p,a+M*p])),{...m,face:o,x:f}})});return Number.
isFinite(r[0])?{glyphs:t,advance:i,ink:r}:{glyphs:[],advance:i,ink:[0,0,0,0]}}}),50476:((W,S,u)=>{u.d(S,{Z:()=>g,f:()=>w});const[y,E,v,b,O]=[1,8,32,64,128];function w(l,i,r,t){
const o=new Set,s=[...l].filter(d=>typeof d=="number");for(let d=s.pop();d!==void 0;d=s.pop())if(!(d<0||d>=i||o.has(d))){o.add(d);for(const x of g(t,r(d)))s.push(
x)}return o}function*g(l,[i,r]){if(!(r-i<12||l.getInt16(i)>=0))for(let t=i+10,o=v;o&v&&t+4<=r;)o=l.getUint16(t),yield l.getUint16(t+2),t+=4+(o&y?4:2)+(o&E?2:o&b?
4:o&O?8:0)}}),12889:((W,S,u)=>{u.d(S,{Rl:()=>m,Vv:()=>b,fM:()=>O,ft:()=>i,jB:()=>_,pr:()=>s,rg:()=>p,vw:()=>o,wE:()=>T});var y=u(46161),E=u(93604),v=u(47707);const b="\
‏",O="‎";let w;const g=()=>w??=(0,y.A)(),l=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
i=e=>l.test(e),r=4e3,t=e=>g().getEmbeddingLevels(e.slice(0,r)).paragraphs[0]?.level??0,o=e=>i(e)&&t(e)%2===1,s=e=>[...d(e)];function*d(e){if(!i(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=r)return yield*x(e,0);const a=t(e)%2===1,f=[];for(let n=0;n<e.length;)n=Math.min(n+r,e.length),/[\ud800-\udbff]/.test(e[n-
1])&&(n=Math.min(n+1,e.length)),f.push(n);for(let n=0;n<f.length;n++){const c=a?f.length-1-n:n,h=f[c-1]??0;yield*x(e.slice(h,f[c]),h,a?"rtl":"ltr")}}function x(e,a,f){
const{levels:n,paragraphs:c}=g().getEmbeddingLevels(e,f),h=c[0]?.level??0;for(let D=e.length-1;D>=0&&/\s/.test(e[D]);D--)n[D]=h;const M=[];for(let D=0,C=0;D<e.length;D=
C){const I=n[D];for(;C<e.length&&n[C]===I;)C++;M.push({level:I,text:e.slice(D,C),at:D})}const P=M.reduce((D,{level:C})=>Math.max(D,C),0);for(let D=P;D>0;D--)for(let C=0,
I=0;C<M.length;C=I+1){for(I=C;I<M.length&&M[I].level>=D;)I++;for(let U=C,L=I-1;U<L;U++,L--)[M[U],M[L]]=[M[L],M[U]]}return M.map(({level:D,text:C,at:I})=>({text:C,
rtl:D%2===1,at:a+I}))}function*p(e,a){const f=new Int32Array(a.length+1);for(const[n,c]of a.entries())f[n+1]=f[n]+c.length;for(const{text:n,rtl:c,at:h}of d(e+a.
join(""))){const M=h-e.length,P=M+n.length,D=[];for(let C=Math.max((0,E.MJ)(f,M)-1,0);C<a.length&&f[C]<P;C++){const I=Math.max(M-f[C],0),U=a[C].slice(I,Math.max(
P-f[C],0));U!==""&&D.push({text:U,rtl:c,at:I,index:C})}yield*c?D.reverse():D}}const _=e=>Array.from(e,a=>g().getMirroredCharacter(a)??a).join(""),T=e=>(0,v.qf)(
_(e)).reverse().join(""),m=e=>s(e).flatMap(({text:a,rtl:f})=>f?(0,v.qf)(_(a)).reverse():(0,v.qf)(a))}),29825:((W,S,u)=>{u.d(S,{EH:()=>g,OD:()=>b,W_:()=>O,lV:()=>v});
var y=u(12889),E=u(47707);const v=-1,b=(l,i)=>(0,y.pr)(l).flatMap(r=>O(r,i));function O({text:l,rtl:i},r){const t=[];for(const o of(0,E.qf)(l)){const s=t.at(-1),
d=(0,E.ML)(o)?s?.font??0:w(o,r,s?.font);s?.font===d?s.text+=o:t.push({font:d,text:o,rtl:i})}return i?t.reverse():t}function w(l,i,r){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(l)&&r!==void 0&&i[r]?.covers(l)===!0?r:i.findIndex(o=>o.covers(l))}function g(l,i){const r=b(l,i).filter(({font:t})=>t===v);return[...new Set(r.flatMap(t=>(0,E.
qf)(t.text)))]}}),88739:((W,S,u)=>{u.d(S,{B:()=>w,U:()=>b});var y=u(77581),E=u(12889);const v=100;function b(g,{digits:l=4,isInOrder:i=!1}={}){const r=g.filter(
([,o])=>o.length>0).map(([o,s])=>`<${w(o).slice(-l)}> <${O(s,i)}>`),t=Array.from({length:Math.ceil(r.length/v)},(o,s)=>{const d=r.slice(s*v,(s+1)*v);return[`${d.
length} beginbfchar`,...d,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(l)}> <${"F".repeat(l)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function O(g,l){const i=g.map(r=>String.fromCodePoint(r)).join("");return(0,y.kt)(!l&&(0,E.ft)(i)?[...i].reverse().join(""):i).toString("hex").toUpperCase()}
const w=g=>g.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,S,u)=>{u.d(S,{F:()=>v});var y=u(60623);const E=1<<24,v=b=>(0,y.UD)(Buffer.from(b,"base64"),{
stream:E,total:E,remaining:E},{found:!1})}),74135:((W,S,u)=>{u.d(S,{$L:()=>s,DI:()=>w,Gd:()=>i,JQ:()=>E,Mo:()=>b,PU:()=>g,Pj:()=>p,S3:()=>v,W1:()=>_,XM:()=>x,d:()=>T,
ds:()=>O,gF:()=>d,iN:()=>y,kO:()=>o,lw:()=>l,xk:()=>r,zl:()=>t});function y({box:[m,e,a,f],rotation:n}){const c=a-m,h=f-e;return n%180===0?{width:c,height:h}:{width:h,
height:c}}function E(m){const{width:e,height:a}=y(m);return{width:e*m.userUnit,height:a*m.userUnit}}function v({box:[m,e,a,f],rotation:n}){switch(n){case 0:return[
1,0,0,1,m,e];case 90:return[0,1,-1,0,a,e];case 180:return[-1,0,0,-1,a,f];case 270:return[0,-1,1,0,m,f]}}function b(m,e){return e===void 0?m:p(m,e)??m}function O([
m,e,a,f]){return[Math.min(m,a),Math.min(e,f),Math.max(m,a),Math.max(e,f)]}function w([m,e,a,f,n,c]){const h=m*f-e*a,[M,P,D,C]=[f/h,-e/h,-a/h,m/h];return[M+0,P+0,
D+0,C+0,-(n*M+c*D)+0,-(n*P+c*C)+0]}const g=([m,e,a,f])=>Math.sqrt(Math.abs(m*f-e*a));function l(m,e){const[a,f,n,c,h,M]=m,[P,D,C,I,U,L]=e;return[a*P+f*C,a*D+f*I,
n*P+c*C,n*D+c*I,h*P+M*C+U,h*D+M*I+L]}function i([m,e,a,f,n,c],h,M){return[m*h+a*M+n,e*h+f*M+c]}function r([m,e],[a,f],[n,c],[h,M],P){const D=1-P,[C,I,U,L]=[D**3,
3*P*D**2,3*P**2*D,P**3];return[C*m+I*a+U*n+L*h,C*e+I*f+U*c+L*M]}function t(m,[e,a,f,n]){const[c,h]=i(m,e,a),[M,P]=i(m,f,a),[D,C]=i(m,e,n),[I,U]=i(m,f,n);return[
Math.min(c,M,D,I),Math.min(h,P,C,U),Math.max(c,M,D,I),Math.max(h,P,C,U)]}const o=(m,e)=>[Math.min(m[0],e[0]),Math.min(m[1],e[1]),Math.max(m[2],e[2]),Math.max(m[3],
e[3])];function s(m){let[e,a,f,n]=d;for(const[c,h]of m)e=Math.min(e,c),a=Math.min(a,h),f=Math.max(f,c),n=Math.max(n,h);return[e,a,f,n]}const d=[1/0,1/0,-1/0,-1/0],
x=([m,e,a,f],n)=>[m-n,e-n,a+n,f+n];function p(m,e){const a=[Math.max(m[0],e[0]),Math.max(m[1],e[1]),Math.min(m[2],e[2]),Math.min(m[3],e[3])];return a[0]<a[2]&&a[1]<
a[3]?a:void 0}const _=m=>m.map(e=>Math.round(e*1e5)/1e5+0),T=(m,{userUnit:e})=>String(Number((m*e/72).toPrecision(3)))}),6057:((W,S,u)=>{u.d(S,{VO:()=>v,b0:()=>O,
c_:()=>g,iw:()=>b,lQ:()=>w});var y=u(74135);const E=[0,0,612,792],v=(l,i)=>O(l,l.pages.attribute(i,"MediaBox"))??E;function b(l,i){const{pages:r}=l,t=l.resolve(
l.entry(r.number(i),"UserUnit"));return{box:(0,y.Mo)(v(l,i),O(l,r.attribute(i,"CropBox"))),rotation:g(l.resolve(r.attribute(i,"Rotate"))),userUnit:typeof t=="nu\
mber"&&t>0?t:1}}function O(l,i){const r=l.array(i)?.map(o=>l.resolve(o));if(r?.length!==4||!r.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const t=(0,y.
ds)(r);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function w(l,i){const r=(l.array(i)??[]).map(t=>l.resolve(t));return r.length===6&&r.every(t=>typeof t=="number")?r:
[1,0,0,1,0,0]}function g(l){const i=typeof l=="number"?(l%360+360)%360:0;return i===90||i===180||i===270?i:0}}),5490:((W,S,u)=>{u.d(S,{M:()=>b,U:()=>v});var y=u(
74135);const E=1e4;class v{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<E?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),
!0;default:return!1}}transform(w){if(w.count!==6)return;const[g,l,i,r,t,o]=b(w);this.current.matrix=(0,y.lw)([g,l,i,r,t,o],this.current.matrix)}}const b=O=>Array.
from({length:O.count},(w,g)=>O.number(g))}),21281:((W,S,u)=>{u.d(S,{Ip:()=>l,XM:()=>s,Xb:()=>o,ds:()=>g,qg:()=>t});var y=u(59071),E=u(70549),v=u(21115),b=u(824),
O=u(1975),w=u(60912);const g=(0,E.n)(async p=>l(p,await(0,b.Br)(p)));function l(p,_){const T=(c,h)=>(0,y.wh)((0,O.sm)(_,c,h)[0]??""),m=r(T("pdfaid","part"),T("p\
dfaid","conformance").toLowerCase()),e=i(T("pdfuaid","part"))?`PDF/UA-${T("pdfuaid","part")}`:void 0,f=[T("pdfxid","GTS_PDFXVersion")||T("pdfx","GTS_PDFXVersion")||
((0,y.Gh)(p.resolve((0,b._U)(p)?.get("GTS_PDFXVersion")))??""),T("pdfe","ISO_PDFEVersion"),T("pdfvtid","GTS_PDFVTVersion")],n=[m?.name,e,...f.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.
test(c))];return{archive:m,accessible:e,names:n.filter(c=>c!==void 0)}}const i=p=>/^[1-9]$/.test(p);function r(p,_){if(!i(p))return;const T=/^[abuef]$/.test(_)?
_:"";return{part:Number(p),level:T,name:`PDF/A-${p}${T}`}}function t(p,_,T,m){return _&&x(p,_,[v.dK.pdfaid]),o(T,m)}const o=({name:p},_)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${p}: ${_}.`});async function s(p){const _=await(0,b.Br)(p);if(!_)return[];const{archive:T,accessible:m}=l(
p,_);x(p,_,[v.dK.pdfaid,v.dK.pdfuaid]);const e=[T?.name,m].filter(a=>a!==void 0);return e.length>0?[d(e)]:[]}const d=p=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${p.join(" and ")}, because a merge cannot guarantee conformance.`});function x(p,_,T){_.properties.some(({namespace:m})=>T.includes(m))&&
(0,w._L)(p,(0,w.QH)(_,({namespace:m})=>T.includes(m),[]))}}),21115:((W,S,u)=>{u.d(S,{HC:()=>b,dK:()=>y,ee:()=>v});const y={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.entries(y));class v{uris=new Map;declared=[];known=new Map;enter(i){
let r;for(const{name:t,value:o}of i){if(!b(t))continue;const s=t.slice(6),d=this.uris.get(s);d?d.push(o):this.uris.set(s,[o]),(r??=[]).push(s)}this.declared.push(
r??O),r&&this.known.clear()}leave(){const i=this.declared.pop()??O;for(const r of i)this.uris.get(r).pop();i.length>0&&this.known.clear()}declares(i){return(this.
uris.get(g(i))?.length??0)>0}ofElement(i){let r=this.known.get(i);if(!r){const t=g(i),o=this.uris.get(t)?.at(-1)??E.get(t)??"";this.known.size===w&&this.known.clear(),
this.known.set(i,r={namespace:o,local:i.slice(i.indexOf(":")+1)})}return r}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const b=l=>l===
"xmlns"||l.startsWith("xmlns:"),O=[],w=1e3,g=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),824:((W,S,u)=>{u.d(S,{Br:()=>l,_6:()=>r,_U:()=>g});var y=u(58552),E=u(1975),
v=u(17079),b=u(45599),O=u(59071),w=u(70549);function g(t){const o=t.resolve(t.trailer.get("Info"));return o instanceof b.Bi?o:o instanceof b.Z6?o.dict:void 0}const l=(0,w.
n)(i);async function i(t){const o=t.get(t.catalogNumber),s=o instanceof b.Bi?t.resolve(o.get("Metadata")):null;if(!(s instanceof b.Z6))return;let d;try{d=t.decoded(
s)}catch(x){if(!(x instanceof y.zU)||x.code==="cancelled")throw x;return E.m}return(0,E.kg)(d,t.job.pace)}function r(t,o){const s=g(t),d=e=>t.resolve(s?.get(e)),
x=(e,a,f=", ")=>{const n=(0,E.sm)(o,e,a).map(O.wh).filter(Boolean).join(f);return n===""?null:n},p=(e,a)=>{const[f=""]=(0,E.sm)(o,e,a);return(0,O.wh)(f)||null},
_=(e,a)=>(0,v._)((0,O.Gh)(d(e))??"")??(0,v._)(p("xmp",a)??"")??null,T=t.get(t.catalogNumber),m=T instanceof b.Bi?(0,O.Gh)(t.resolve(T.get("Lang"))):null;return{
title:(0,O.Gh)(d("Title"))??p("dc","title"),author:(0,O.Gh)(d("Author"))??x("dc","creator"),subject:(0,O.Gh)(d("Subject"))??p("dc","description"),keywords:(0,O.
Gh)(d("Keywords"))??x("pdf","Keywords")??x("dc","subject"),creator:(0,O.Gh)(d("Creator"))??p("xmp","CreatorTool"),producer:(0,O.Gh)(d("Producer"))??p("pdf","Pro\
ducer"),created:_("CreationDate","CreateDate"),modified:_("ModDate","ModifyDate"),language:m??p("dc","language")}}}),3907:((W,S,u)=>{u.d(S,{Rt:()=>s,X:()=>m,km:()=>b,
ol:()=>E,xK:()=>o});var y=u(78157);const E=200,v=1e4;async function b(e,a,f){const n=new O(e);for(let c=n.next();c;c=n.next()){if(f(c))return"left";const h=a.step(
(c.to-c.from)*4+50);h&&await h}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){
this.text=a}next(){const{text:a,at:f}=this;if(f>=a.length)return;if(a.charCodeAt(f)!==w)return this.characters(f,this.nextTag(f));if(a.startsWith("<!--",f))return this.
other(f,"-->",4);if(a.startsWith("<?",f))return this.other(f,"?>",2);if(a.startsWith("<![CDATA[",f)){const c=a.indexOf("]]>",f);return c<0?this.end():(this.at=c+
3,{kind:"text",text:a.slice(f+9,c),from:f,to:this.at})}return a.startsWith("<!",f)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",f),this.end()):(a.charCodeAt(f+
1)===l?this.endTag(f):this.startTag(f))??this.fault(f,this.nextTag(f+1))}other(a,f,n){const c=this.text.indexOf(f,a+n);return c<0?this.end():(this.at=c+f.length,
{kind:"other",from:a,to:this.at})}endTag(a){const f=this.name(a+2),n=this.blanks(f);if(!(f===a+2||this.text.charCodeAt(n)!==g))return this.at=n+1,{kind:"end",name:this.
text.slice(a+2,f),from:a,to:this.at}}startTag(a){const{text:f}=this,n=this.name(a+1);if(n===a+1)return;const c=f.slice(a+1,n),h=[];for(let M=n;;){const P=this.blanks(
M),D=f.charCodeAt(P);if(D===g||D===l&&f.charCodeAt(P+1)===g)return this.at=D===g?P+1:P+2,{kind:D===g?"start":"empty",name:c,attributes:h,from:a,to:this.at};const C=this.
name(P),I=this.blanks(C),U=this.blanks(I+1),L=f[U];if(P===M||C===P||f[I]!=="="||L!=='"'&&L!=="'")return;const N=f.indexOf(L,U+1),B=f.slice(U+1,Math.max(N,U+1)),
A=B.includes("<")?void 0:r(B);if(N<0||A===void 0||h.length>=v)return;h.push({name:f.slice(P,C),value:A,from:P,to:N+1}),M=N+1}}characters(a,f){const n=r(this.text.
slice(a,f));return n===void 0?this.fault(a,f):(this.at=f,{kind:"text",text:n,from:a,to:f})}nextTag(a){const f=this.text.indexOf("<",a);return f<0?this.text.length:
f}fault(a,f){return this.malformed=!0,this.at=f,{kind:"other",from:a,to:f}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:f}=this;for(;;){
const n=f.charCodeAt(a);if(n!==32&&n!==9&&n!==10&&n!==13)return a;a++}}name(a){const{text:f}=this;for(;a<f.length;a++){const n=f.charCodeAt(a);if(n<=32||n===l||
n===g||n===w||n===61||n===34||n===39)break}return a}}const[w,g,l]=[60,62,47],i=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(e){
if(!e.includes("&"))return e;const a=[];let f=0;for(let n=e.indexOf("&");n>=0;n=e.indexOf("&",f)){const c=e.indexOf(";",n);if(c<0||c-n>12)return;const h=e.slice(
n+1,c),M=i.get(h)??t(h);if(M===void 0)return;a.push(e.slice(f,n),M),f=c+1}return a.push(e.slice(f)),a.join("")}function t(e){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(e),f=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return f>0&&f<=1114111&&!(f>=55296&&f<=57343)?String.fromCodePoint(f):void 0}function o(e){const[a,f,n,c]=e;
if(a===0&&f===0&&(n===254||n===0)||a===255&&f===254&&n===0&&c===0)return T(e);if(a===254&&f===255||a===0&&f===60)return _(new TextDecoder("utf-16be").decode(e));
if(a===255&&f===254||a===60&&f===0)return _(new TextDecoder("utf-16le").decode(e));const h=new TextDecoder().decode(e);return _(h.includes("�")?Buffer.from(e).
toString("latin1"):h)}function s(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return o(e);const f=(0,y.bS)(e).toString("latin1",0,d),n=x.exec(f)?.[1]?.toLowerCase()??
"utf-8";if(p.has(n))try{return new TextDecoder(n,{fatal:!0}).decode(e)}catch{return}}const d=200,x=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
p=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),_=e=>e.startsWith("\uFEFF")?e.slice(1):e;function T(e){const a=new DataView(e.buffer,
e.byteOffset,e.byteLength),f=e[0]!==0,n=[];for(let c=0;c+4<=e.length;c+=4){const h=a.getUint32(c,f);if(h>1114111)return;n.push(String.fromCodePoint(h))}return _(
n.join(""))}const m=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((W,S,u)=>{u.d(S,{QH:()=>b,T3:()=>O,
_L:()=>i});var y=u(21115),E=u(3907),v=u(45599);function b(r,t,o){const{text:s,properties:d,end:x,about:p}=r,_=[];let T=0;for(const m of d.filter(t).sort((e,a)=>e.
from-a.from))m.from<T||(_.push(s.slice(T,m.from)),T=m.to);return _.push(s.slice(T,Math.max(x,T))),o.length>0&&_.push(w(o,p)),_.push(s.slice(Math.max(x,T))),l(_.
join(""))}function O(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${y.dK.rdf}">
${w(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(r,t){const s=[...new Set(r.map(({prefix:x})=>x))].map(x=>` xmlns:${x}="${y.dK[x]}"`).join(""),d=r.map(({prefix:x,name:p,form:_,values:T})=>`\
<${x}:${p}>${g(_,T)}</${x}:${p}>
`);return`<rdf:Description xmlns:rdf="${y.dK.rdf}" rdf:about="${(0,E.X)(t)}"${s}>
${d.join("")}</rdf:Description>
`}function g(r,t){const o=s=>t.map(d=>`<rdf:li${s}>${(0,E.X)(d)}</rdf:li>`).join("");switch(r){case"simple":return(0,E.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const l=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(r,t){const o=r.catalog.get("Metadata"),s=r.resolve(o),d=s instanceof v.Z6?[...s.dict].
filter(([_])=>!["Filter","DecodeParms","Length"].includes(_)):[],x=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...d]),p=new v.Z6(x,Buffer.
from(t,"utf8"));(0,v.i9)(o)&&s instanceof v.Z6?r.put(o,p):r.edit(r.catalogNumber).set("Metadata",r.add(p))}}),1975:((W,S,u)=>{u.d(S,{kg:()=>O,m:()=>b,sm:()=>w});
var y=u(21115),E=u(3907);const v=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(r,t){const o=(0,E.xK)(r);if(o===void 0)return b;const s=new l,
x=await(0,E.km)(o,t,p=>(s.take(p),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:o,properties:s.properties,malformed:x,end:s.end,about:s.
about}}function w(r,t,o){return r?.properties.find(s=>s.name===o&&s.namespace===y.dK[t])?.values??[]}const g=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new y.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(t,o,s){if(this.open.length>=E.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const d=this.scope.ofElement(t),x=d.namespace===y.dK.rdf,p=x&&d.local==="li";this.root===g&&this.end<0&&x&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const _=this.open.length-this.root,T=p?o.find(({name:m})=>m==="xml:lang")?.value:void 0;if(this.open.push({name:t,...d,from:s,language:T}),
this.root===g){if(!x||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(_===1)this.describe(o);else if(_===
2){this.items=[];const m=o.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=m?[m.value]:[]}else p&&(this.pieces=[])}describe(t){for(const{name:o,value:s,from:d,
to:x}of t){if((0,y.HC)(o))continue;const{namespace:p,local:_}=this.scope.ofAttribute(o);p===y.dK.rdf&&_==="about"&&(this.about=s),!(p===""||p===y.dK.rdf||p===y.
dK.xml)&&this.add({namespace:p,name:_,values:[s],from:d,to:x})}}close(t,o,s){const d=this.open.pop();if(d?.name!==t){this.broken=!0;return}this.scope.leave();const x=this.
open.length-this.root;if(this.root!==g)if(x===0)this.end=o,this.root=g;else if(x===1&&this.loose)this.root=g,this.loose=!1;else if(x===2){const p=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:p,from:d.from,to:s})}else x>2&&d.namespace===y.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(t){this.properties.length<v?this.properties.push(t):this.broken=
!0}isRdf(t,o){const s=this.scope.ofAttribute(t);return s.local===o&&s.namespace===y.dK.rdf}}function i(r){const t=r.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),o=r.map(({text:s})=>s);return t>0?[o[t],...o.slice(0,t),...o.slice(t+1)]:o}}),59071:((W,S,u)=>{u.d(S,{Gh:()=>t,ZK:()=>o,wh:()=>r});var y=u(77581),E=u(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=s=>s.replace(v,"").replace(b,"").replace(O,"�"),g=200,l=new WeakMap;function i(s){if(s.bytes.length<g)return w((0,y.g7)(s));let d=l.get(s);return d===void 0&&
l.set(s,d=w((0,y.g7)(s))),d}const r=s=>w(s).trim();function t(s){const d=s instanceof E.Mx?i(s).trim():"";return d===""?null:d}const o=s=>s?i(s):""}),70549:((W,S,u)=>{
u.d(S,{n:()=>y});function y(E){const v=new WeakMap;return b=>{if(b.hasChanges)return E(b);const O=v.get(b);if(O)return O.answer;const w=E(b);return v.set(b,{answer:w}),
w}}}),93604:((W,S,u)=>{u.d(S,{BC:()=>O,MJ:()=>w,qZ:()=>v});const y=4096,E=100;async function v(l,i,r){let t=[];for(let o=0;o<l.length;o+=y){for(const d of l.slice(
o,o+y).sort(i))t.push(d);const s=r.step(12*y*E);s&&await s}for(let o=y;o<l.length;o*=2){const s=[];for(let d=0;d<l.length;d+=2*o)await b(t,d,o,i,s,r);t=s}return t}
async function b(l,i,r,t,o,s){const[d,x]=[Math.min(i+r,l.length),Math.min(i+2*r,l.length)];let[p,_]=[i,d];for(;p<d||_<x;){const T=p===d||_<x&&t(l[_],l[p])<0;o.push(
l[T?_++:p++]);const m=s.step(E);m&&await m}}const O=(l,i)=>g(l,i,!1),w=(l,i)=>g(l,i,!0);function g(l,i,r){let[t,o]=[0,l.length];for(;t<o;){const s=t+o>>1,d=l[s];
d<i||r&&d===i?t=s+1:o=s}return t}})};
