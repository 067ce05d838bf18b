"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:(($,S,u)=>{u.d(S,{q:()=>E});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
(g.length===3?[...g].map(c=>c+c):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(c=>Number.parseInt(c,16))}let v;function b(){const O=y.split(" ");return v??=new Map(
O.flatMap((w,g)=>g%2===0?[[w,O[g+1]]]:[]))}}),17079:(($,S,u)=>{u.d(S,{Z:()=>O,_:()=>b});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(c){
if(c.length>64)return;const n=c.trim().replace(E,(t,r,o,d)=>`${r??""}${1900+Number(o)}${d}`);return g(w(y.exec(n)??v.exec(n)))}function O(c){const n=c.length>64?
void 0:w(v.exec(c.trim()));if(!n||g(n)===void 0)return;const{year:t,month:r="",day:o="",hour:d="",minute:_="",second:p="",zone:x=""}=n;return`D:${t}${r}${o}${d}${_}${p}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function w(c){if(!c)return;const[,n,t,r,o,d,_,p,x,T,m]=c,e=p??(x===void 0?void 0:`${x}${T??"00"}:${m??"00"}`);return{year:n,
month:t,day:r,hour:o,minute:d,second:_,zone:e}}function g(c){if(!c)return;const{year:n,month:t,day:r,hour:o,minute:d="00",second:_="00",zone:p}=c,x=(m,e,a)=>m===
void 0||Number(m)>=e&&Number(m)<=a;if(Number(n)===0||!x(t,1,12)||!x(r,1,h(Number(n),Number(t)))||!x(o,0,23)||!x(d,0,59)||!x(_,0,59)||p!==void 0&&p!=="Z"&&!(x(p.
slice(1,3),0,23)&&x(p.slice(4),0,59)))return;const T=[n,t,r].filter(m=>m!==void 0).join("-");return o===void 0?T:`${T}T${o}:${d}:${_}${p==="+00:00"||p==="-00:00"?
"Z":p??""}`}function h(c,n){return n===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),50580:(($,S,u)=>{u.d(S,{L:()=>E});var y=u(58426);
function E(v,b){return Object.entries((0,y.zI)(v).fields).flatMap(([O,w])=>{if(w.kind!=="choice"||!w.open||typeof b[O]!="number")return[];const g=w.options.map(
({value:h})=>h).join(", ");return[{field:O,message:`is a number that only some regions know: use ${g}`}]})}}),49892:(($,S,u)=>{u.d(S,{B_:()=>v,Fw:()=>b,Tz:()=>w});
var y=u(49180),E=u(57117);const v="OctavoColor";function b(g,h){const c=O(g),n=c.length===1,t=h?.part===1;return h===void 0||(0,E.hU)(h,n?1:3)?{values:c,operators:`${c.
join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:c,listsGlyphs:t,operators:`/${v} cs ${c.join(" ")} sc`,colorSpace:n?(0,E.HB)():(0,E.Pz)()}}function O(g){
if(g==="Gray")return[.5];const[h,c,n]=(0,y.q)(g);return(h===c&&c===n&&h>0?[h]:[h,c,n]).map(r=>Math.round(r/255*1e4)/1e4)}function w(g){return g===void 0||(0,E.hU)(
g,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`/${v} cs ${h} sc`,colorSpace:(0,E.HB)()}}}),57117:(($,S,u)=>{u.d(S,{Br:()=>g,HB:()=>r,Pz:()=>t,Qg:()=>c,_B:()=>b,
c4:()=>h,hU:()=>w});var y=u(21281),E=u(824),v=u(45599);async function b(o){const d=await(0,E.Br)(o),{archive:_}=(0,y.Ip)(o,d);return _&&{..._,xmp:d,intent:O(o)}}
function O(o){for(const d of o.array(o.catalog.get("OutputIntents"))??[]){const _=o.dict(d);if(!(0,v.Zm)(_)||!(0,v.Eo)(o.resolve(_.get("S")),"GTS_PDFA1"))continue;
const p=o.resolve(o.dict(_.get("DestOutputProfile"))?.get("N"));if(typeof p=="number")return p}}const w=({intent:o},d)=>d===1?o!==void 0:o===d,g={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(o,d,_)=>(0,y.qg)(
o,d.xmp,d,_),c=o=>o&&o.part!==1&&o.intent===void 0?t():void 0,n=[.9505,1,1.089],t=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],r=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...n],Gamma:2.2})]}),95358:(($,S,u)=>{u.d(S,{Wx:()=>O,
pi:()=>g,z:()=>h});var y=u(58426),E=u(74135);function v(n,t){return b(n,t*72/n.userUnit)}function b(n,t){const{width:r,height:o}=(0,E.iN)(n),d={width:r-2*t,height:o-
2*t,inset:t};return d.width>0&&d.height>0?d:void 0}function O(n,t,r){const o=r===y.zU[n].fields.margin.default;return t.map(d=>{const _=v(d,r);if(_||!o)return _;
const{width:p,height:x}=(0,E.iN)(d);return b(d,Math.min(p,x)/10)})}const w=null;function g(n,{inset:t},r,o,d){const _=(0,E.iN)(n),p=_.width-t-o,x=_.height-t-d,T=r.
endsWith("left")?t:r.endsWith("right")?p:(_.width-o)/2,m=r.startsWith("bottom")?t:r.startsWith("top")?x:(_.height-d)/2;return[T,m]}function h({kinds:n,pages:t},r){
const o=t.find(({kind:d})=>!r[d]);return o?[{field:"margin",message:c(o.index,n[o.kind])}]:[]}function c(n,t){const{width:r,height:o}=(0,E.iN)(t),d=(0,E.d)(Math.
min(r,o)/2,t);return`leaves no room on page ${n+1}, which is ${(0,E.d)(r,t)} × ${(0,E.d)(o,t)} inches; it must be less than ${d}`}}),72313:(($,S,u)=>{u.d(S,{W:()=>e});
var y=u(81627),E=u(45599),v=u(98446),b=u(36078);function O(s,i,l,M){return`/Artifact <<${l==="over"?`/Type /Pagination /Subtype /${i}`:`/Type /Background /BBox \
[${M.map(b._).join(" ")}]`}>> BDC
${s}
EMC
`}var w=u(36211),g=u(37709),h=u(85008),c=u(74135),n=u(5490);const t=400,r=.01;function o(s,i,l,M){const P=new g.BT(i),D=new d(s,l,M);for(let C=0;C<t&&P.next();C++)
if(D.takes(P))return!0;return!1}class d{document;resources;box;states=new n.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new _;clips=!1;constructor(i,l,M){
this.document=i,this.resources=l,this.box=M}takes(i){if(this.states.follow(i)||this.extendsPath(i)||this.setsState(i))return!1;const{operator:l}=i;if(l==="Do")return this.
paintsImage(i.name(0));const M=w.lJ.get(l);return M!==void 0&&this.paintsPath(M)}setsState(i){const l=this.states.current;switch(i.operator){case"gs":{const M=this.
document.dict(this.resource("ExtGState",i.name(0)));return l.isOpaque=l.isSolid=p(this.document,M),!0}case"scn":case"sc":return l.isSolid=l.isOpaque&&i.kind(i.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return l.isSolid=l.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(i){const{matrix:l}=this.
states.current;switch(i.operator){case"re":{const[M,P,D,C]=(0,n.M)(i);return this.path.rectangle(l,M,P,D,C),!0}case"m":case"l":return this.path.point(l,i.number(
0),i.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:i}){const l=this.states.current,M=this.path.area();
return i&&l.isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(l.clip=M&&l.clip&&T(M,l.clip)),this.clips=!1,this.path=new _,!1)}paintsImage(i){const l=this.states.current,
M=this.resource("XObject",i);if(!l.isOpaque||!(M instanceof E.Z6)||!x(this.document,M.dict))return!1;const P=new _;return P.rectangle(l.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(i){const{clip:l}=this.states.current;return i!==void 0&&l!==void 0&&m(T(i,l),this.box)}resource(i,l){const{document:M,resources:P}=this;return l===
void 0?null:M.resolve(M.dict(P?.get(i))?.get(l))}}class _{isRectangle=!0;points=[];point([i,l,M,P,D,C],B,U){this.points.push([i*B+M*U+D,l*B+P*U+C])}rectangle(i,l,M,P,D){
this.point(i,l,M),this.point(i,l+P,M),this.point(i,l+P,M+D),this.point(i,l,M+D)}area(){const{points:i}=this;if(!this.isRectangle||i.length<4||i.length>5)return;
const l=(0,c.$L)(i),M=r*Math.max(l[2]-l[0],l[3]-l[1]),P=(D,C,B)=>Math.abs(D-C)<=M||Math.abs(D-B)<=M;return i.every(([D,C])=>P(D,l[0],l[2])&&P(C,l[1],l[3]))?l:void 0}}
function p(s,i){if(!i)return!0;const l=s.resolve(i.get("ca")),M=s.resolve(i.get("BM")),P=s.resolve(i.get("SMask"));return(l===null||l===1)&&(M===null||(0,E.Eo)(
M,"Normal"))&&(P===null||(0,E.Eo)(P,"None"))}function x(s,i){const l=s.resolve(i.get("ImageMask"))===!0;return(0,E.Eo)(s.resolve(i.get("Subtype")),"Image")&&!l&&
!i.has("SMask")&&!i.has("Mask")}function T(s,i){return[Math.max(s[0],i[0]),Math.max(s[1],i[1]),Math.min(s[2],i[2]),Math.min(s[3],i[3])]}function m(s,i){const[l,
M]=[r*(i[2]-i[0]),r*(i[3]-i[1])];return s[0]<=i[0]+l&&s[1]<=i[1]+M&&s[2]>=i[2]-l&&s[3]>=i[3]-M}async function e(s,{kinds:i,pages:l},M){const{pace:P}=s.job,{layer:D,
subtype:C,groupColorSpace:B}=M,U=new y.B(s);D==="over"&&await U.inspect(l);const L=[];for(const[N,I]of l.entries()){const A=P.step(D==="over"?2e3:2e4);A&&await A,
N%1e3===0&&P.progress(N/l.length);const R=M.on(I,N);if(!R)continue;const{box:W}=i[I.kind],{resources:K}=R,j=k=>O(R.operators(k),C,D,W);if(D==="over")await U.over(
I,{resources:K,operators:j});else{const k=await U.contents.content(U.contents.own(I));o(s,k,s.dict(I.resources),W)&&L.push(I.index+1),U.under(I,{resources:K,operators:j})}
B!==void 0&&a(s,I.index,B)}return L.length>0?[f(L,l.length)]:[]}function a(s,i,l){const M=s.pages.number(i),P=s.entry(M,"Group"),D=s.dict(P);if(D?.has("CS"))return;
const C=(0,E.jd)({Type:(0,E.UU)("Group"),S:(0,E.UU)("Transparency"),...Object.fromEntries(D??[]),CS:l});(0,E.i9)(P)&&(0,E.Zm)(s.get(P))?s.put(P,C):s.pages.patch(
i,{Group:C})}function f(s,i){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===i?"on every page":`on ${(0,v.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:(($,S,u)=>{u.d(S,{$:()=>c,J:()=>g});var y=u(41578),E=u(12889),v=u(48249),b=u(77581),O=u(45599),w=u(49892);
const g=100,h=g/1e3;async function c(p,x,{filling:T,transparency:m}){const e=[];for(const[U,L]of x.entries()){const I=p.lines.flatMap(({glyphs:A})=>A.filter(R=>R.
face===U)).map(({glyph:A})=>A);I.length>0&&(e[U]={...await(0,y.r)(L,I),unit:L.unit})}const[a,f,s,i]=p.ink,l=[Math.floor(a*h)-1,Math.floor(f*h)-1,Math.ceil(s*h)+
1,Math.ceil(i*h)+1],M=m===0,P=t([r,T.operators,...p.lines.flatMap(U=>[...U.color?[U.color]:[],...o(U.text,d(e,U))])]),D=U=>{const L={Font:(0,O.jd)(Object.fromEntries(
Object.entries(e).map(([I,A])=>[`F${I}`,A.addTo(U,void 0,T.listsGlyphs)]))),ColorSpace:T.colorSpace&&(0,O.jd)({[w.B_]:T.colorSpace})},N=M?void 0:(0,O.jd)({Type:(0,O.
UU)("Group"),S:(0,O.UU)("Transparency"),I:!0});return U.add(n(l,{Group:N,Resources:(0,O.jd)(L)},P))};if(M)return{addTo:D};const C=_(1-m/100),B=t(["/G0 gs","/X0 \
Do"]);return{addTo:U=>{const L=(0,O.jd)({Type:(0,O.UU)("ExtGState"),ca:C,CA:C,BM:(0,O.UU)("Normal"),SMask:(0,O.UU)("None")}),N=(0,O.jd)({ExtGState:(0,O.jd)({G0:L}),
XObject:(0,O.jd)({X0:D(U)})});return U.add(n(l,{Resources:N},B))}}}function n(p,x,T){const m={Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),BBox:[...p],Filter:(0,O.
UU)("FlateDecode")};return new O.Z6((0,O.jd)({...m,...x}),T)}const t=p=>(0,v.Kc)(Buffer.from(`${p.join(`
`)}
`,"latin1")),r="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function o(p,x){return(0,E.ft)(p)?[...x]:[`/Span <</ActualText <FEFF${(0,b.kt)(p).toString("hex").toUpperCase()}> >>\
 BDC`,...x,"EMC"]}function d(p,{glyphs:x,at:[T,m]=[0,0],size:e=1}){const a=["BT"];let f,s="",i="",l;const M=()=>{i&&(s+=`<${i}>`),i=""},P=()=>{M(),s&&a.push(`[${s}\
] TJ`),s=""};for(const{glyph:D,face:C,x:B,y:U}of x){const{codeOf:L,unit:N}=p[C];if(f!==C&&(P(),a.push(`/F${C} ${_(g*e)} Tf`),f=C),l?.y!==U){P();const I=[T+B*e,m+
U*e].map(A=>_(A*h));a.push(`1 0 0 1 ${I.join(" ")} Tm`)}else _(l.x-B)!==0&&(M(),s+=String(_(l.x-B)));i+=L(D),l={x:B+D.advanceWidth*N,y:U}}return P(),[...a,"ET"]}
const _=p=>Math.round(p*100)/100||0}),12342:(($,S,u)=>{u.r(S),u.d(S,{addTextWatermark:()=>C});var y=u(58552),E=u(48249),v=u(45599),b=u(47707),O=u(86799),w=u(77904),
g=u(71391),h=u(49892),c=u(95358),n=u(36078),t=u(57117),r=u(72313),o=u(99876),d=u(27320),_=u(50580),p=u(74135);const x=612,T={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},m=2,e=1.8,a=1e3;function f(I,A,R,W,{drawnAt:K,fontSize:j}){const{width:k,height:F}=(0,p.iN)(I),z=Math.hypot(A.width,
A.height),X=R.diagonal?A.width/z:1,H=R.diagonal?A.height/z:0,[V,Y]=[W.width*X+W.height*H,W.width*H+W.height*X],J=R.maximum*Math.max(1/I.userUnit,Math.min(k,F)/x),
q=j===void 0?J:j/I.userUnit,Q=Math.min(A.width/V,A.height/Y,q),tt=Q*W.height/2,et={centre:F/2,everywhere:F/2,top:F-A.inset-tt,bottom:A.inset+tt},G=Q/K;return(R.
anchor==="everywhere"?s(A,{size:Q,cos:X,sin:H,across:V,up:Y},W):[[0,0]]).map(([st,ot])=>(0,p.lw)([G*X,G*H,-G*H,G*X,k/2+st,et[R.anchor]+ot],(0,p.S3)(I)))}function s({
width:I,height:A},{size:R,cos:W,sin:K,across:j,up:k},F){const z={along:(F.width+m)*R,down:(F.height+e)*R},X=Math.max(1,Math.sqrt(I*A/(z.along*z.down)/a)),[H,V]=[
z.along*X,z.down*X],[Y,J]=[(I-j*R)/2+1e-6,(A-k*R)/2+1e-6],q=Math.hypot(Y,J),Q=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let G=-Q;G<=Q;G++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(G%2===0?0:.5))*H,G*V],[it,rt]=[st*W-ot*K,st*K+ot*W];Math.abs(it)<=Y&&Math.abs(rt)<=J&&et.push([it,rt])}return et}var i=u(74094);const l=[
"line_1","line_2","line_3"],M="OctavoWatermark",P=64*1024,D=4*1024*1024;async function C(I,A,R,W){const K=await(0,o.F)(I,R),{kinds:j}=K,k=(0,c.Wx)("add_text_wat\
ermark",j,A.margin),F=typeof A.template=="number"?void 0:T[A.template],z=[...(0,_.L)("add_text_watermark",A),...(0,c.z)(K,k)],X=await(0,t._B)(I),{color:H,transparency:V}=A,
Y=(0,h.Fw)(H,X),J=L(A),q=A.font&&(0,O.g)(A.font,"font"),{operators:Q,listsGlyphs:tt}=Y,et=(0,g.C)("text",Q,tt,V,q?.bytes,...J.map(({text:Z})=>Z));let G=W.get(et);
if(!G){const{faces:Z,areNew:at}=await U(q,W,I.job.pace),ct=async()=>at?await I.job.pace.rest():void 0,dt=[...N(J,Z),...z];if(dt.length>0)throw(0,y.G6)(dt);await ct();
const ut=(0,i.V)(Z,J.map(lt=>(0,b.ai)(lt.text)));await ct(),G={drawing:await(0,d.$)(ut,Z,{filling:Y,transparency:V}),size:ut.size},W.put(et,G,P),await ct()}if(!F||
z.length>0)throw(0,y.G6)(z);const{drawing:nt,size:st}=G,ot=nt.addTo(I),it={drawnAt:d.J,fontSize:A.font_size},rt=j.map((Z,at)=>B(I,Z,f(Z,k[at],F,st,it),ot)),ft=await(0,r.
W)(I,K,{layer:A.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,t.Qg)(X),on:({kind:Z})=>({resources:[{category:"XObject",name:M,ref:rt[Z].ref}],operators:([
at=""])=>(0,n.qK)(at,rt[Z].placement)})});return X?.part===1&&V>0&&ft.push((0,t.c4)(I,X,t.Br.transparency)),ft}function B(I,{box:A},R,W){if(R.length===1)return{
ref:W,placement:(0,n.vs)(R[0])};const K=(0,v.jd)({Type:(0,v.UU)("XObject"),Subtype:(0,v.UU)("Form"),BBox:[...A],Resources:(0,v.jd)({XObject:(0,v.jd)({X0:W})}),Filter:(0,v.
UU)("FlateDecode")}),j=R.map(k=>`${(0,n.qK)("X0",(0,n.vs)(k))}
`).join("");return{ref:I.add(new v.Z6(K,(0,E.Kc)(Buffer.from(j,"latin1")))),placement:"1 0 0 1 0 0"}}async function U(I,A,R){const W=(0,g.C)("text face"),K=A.get(
W);K?.keep();const j=K??await(0,w.Wu)("SemiBold");if(K||A.put(W,j,D),!I)return{faces:[j],areNew:!K};let k;const F=await A.ofFile(I.bytes,"text face",async()=>k=
await(0,w.ar)(I,R));return k||F.keep(),{faces:[F,j],areNew:!K||k!==void 0}}function L(I){return l.flatMap(A=>{const R=I[A];return R===void 0?[]:[{field:A,text:R}]})}
function N(I,A){return I.flatMap(({field:R,text:W})=>{const K=(0,b.Zw)(W,A);return K===void 0?[]:[{field:R,message:K,mentions:["font"]}]})}}),74094:(($,S,u)=>{u.
d(S,{V:()=>O,k:()=>w});var y=u(29825),E=u(74135),v=u(45657);const b=1200;function O(g,h){const c=h.map(p=>w(g,p)),n=c.map(({glyphs:p,ink:[x,T,m,e]},a)=>{if(p.length===
0)return E.gF;const f=(m-x)/2;return[-f,T-a*b,f,e-a*b]}),[t,r,o,d]=n.reduce(E.kO,E.gF),_=(r+d)/2;return{lines:c.map(({glyphs:p,ink:x},T)=>({text:h[T],glyphs:p.map(
m=>({...m,x:m.x-(x[0]+x[2])/2,y:m.y-T*b-_}))})),size:{width:Math.max(o-t,(0,v.Kf)(c.map(({advance:p})=>p)))/1e3,height:Math.max(d-r,h.length*b)/1e3},ink:[t,r-_,
o,d-_]}}function w(g,h){let c=0,n=E.gF;const t=(0,y.OD)(h,g).flatMap(({font:r,text:o,rtl:d})=>{const _=g[r],{unit:p}=_;return _.shape(o,d).map(({advance:x,x:T,...m})=>{
const{glyph:e,y:a}=m,f=c+T;c+=x;const{minX:s,minY:i,maxX:l,maxY:M}=_.boxOf(e);return s<=l&&(n=(0,E.kO)(n,[f+s*p,a+i*p,f+l*p,a+M*p])),{...m,face:r,x:f}})});return Number.
isFinite(n[0])?{glyphs:t,advance:c,ink:n}:{glyphs:[],advance:c,ink:[0,0,0,0]}}}),50476:(($,S,u)=>{u.d(S,{Z:()=>g,f:()=>w});const[y,E,v,b,O]=[1,8,32,64,128];function w(h,c,n,t){
const r=new Set,o=[...h].filter(d=>typeof d=="number");for(let d=o.pop();d!==void 0;d=o.pop())if(!(d<0||d>=c||r.has(d))){r.add(d);for(const _ of g(t,n(d)))o.push(
_)}return r}function*g(h,[c,n]){if(!(n-c<12||h.getInt16(c)>=0))for(let t=c+10,r=v;r&v&&t+4<=n;)r=h.getUint16(t),yield h.getUint16(t+2),t+=4+(r&y?4:2)+(r&E?2:r&b?
4:r&O?8:0)}}),12889:(($,S,u)=>{u.d(S,{Rl:()=>m,Vv:()=>b,fM:()=>O,ft:()=>c,jB:()=>x,pr:()=>o,rg:()=>p,vw:()=>r,wE:()=>T});var y=u(46161),E=u(93604),v=u(47707);const b="\
‏",O="‎";let w;const g=()=>w??=(0,y.A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
c=e=>h.test(e),n=4e3,t=e=>g().getEmbeddingLevels(e.slice(0,n)).paragraphs[0]?.level??0,r=e=>c(e)&&t(e)%2===1,o=e=>[...d(e)];function*d(e){if(!c(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=n)return yield*_(e,0);const a=t(e)%2===1,f=[];for(let s=0;s<e.length;)s=Math.min(s+n,e.length),/[\ud800-\udbff]/.test(e[s-
1])&&(s=Math.min(s+1,e.length)),f.push(s);for(let s=0;s<f.length;s++){const i=a?f.length-1-s:s,l=f[i-1]??0;yield*_(e.slice(l,f[i]),l,a?"rtl":"ltr")}}function _(e,a,f){
const{levels:s,paragraphs:i}=g().getEmbeddingLevels(e,f),l=i[0]?.level??0;for(let D=e.length-1;D>=0&&/\s/.test(e[D]);D--)s[D]=l;const M=[];for(let D=0,C=0;D<e.length;D=
C){const B=s[D];for(;C<e.length&&s[C]===B;)C++;M.push({level:B,text:e.slice(D,C),at:D})}const P=M.reduce((D,{level:C})=>Math.max(D,C),0);for(let D=P;D>0;D--)for(let C=0,
B=0;C<M.length;C=B+1){for(B=C;B<M.length&&M[B].level>=D;)B++;for(let U=C,L=B-1;U<L;U++,L--)[M[U],M[L]]=[M[L],M[U]]}return M.map(({level:D,text:C,at:B})=>({text:C,
rtl:D%2===1,at:a+B}))}function*p(e,a){const f=new Int32Array(a.length+1);for(const[s,i]of a.entries())f[s+1]=f[s]+i.length;for(const{text:s,rtl:i,at:l}of d(e+a.
join(""))){const M=l-e.length,P=M+s.length,D=[];for(let C=Math.max((0,E.MJ)(f,M)-1,0);C<a.length&&f[C]<P;C++){const B=Math.max(M-f[C],0),U=a[C].slice(B,Math.max(
P-f[C],0));U!==""&&D.push({text:U,rtl:i,at:B,index:C})}yield*i?D.reverse():D}}const x=e=>Array.from(e,a=>g().getMirroredCharacter(a)??a).join(""),T=e=>(0,v.qf)(
x(e)).reverse().join(""),m=e=>o(e).flatMap(({text:a,rtl:f})=>f?(0,v.qf)(x(a)).reverse():(0,v.qf)(a))}),29825:(($,S,u)=>{u.d(S,{EH:()=>g,OD:()=>b,W_:()=>O,lV:()=>v});
var y=u(12889),E=u(47707);const v=-1,b=(h,c)=>(0,y.pr)(h).flatMap(n=>O(n,c));function O({text:h,rtl:c},n){const t=[];for(const r of(0,E.qf)(h)){const o=t.at(-1),
d=(0,E.ML)(r)?o?.font??0:w(r,n,o?.font);o?.font===d?o.text+=r:t.push({font:d,text:r,rtl:c})}return c?t.reverse():t}function w(h,c,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&n!==void 0&&c[n]?.covers(h)===!0?n:c.findIndex(r=>r.covers(h))}function g(h,c){const n=b(h,c).filter(({font:t})=>t===v);return[...new Set(n.flatMap(t=>(0,E.
qf)(t.text)))]}}),88739:(($,S,u)=>{u.d(S,{B:()=>w,U:()=>b});var y=u(77581),E=u(12889);const v=100;function b(g,{digits:h=4,isInOrder:c=!1}={}){const n=g.filter(
([,r])=>r.length>0).map(([r,o])=>`<${w(r).slice(-h)}> <${O(o,c)}>`),t=Array.from({length:Math.ceil(n.length/v)},(r,o)=>{const d=n.slice(o*v,(o+1)*v);return[`${d.
length} beginbfchar`,...d,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function O(g,h){const c=g.map(n=>String.fromCodePoint(n)).join("");return(0,y.kt)(!h&&(0,E.ft)(c)?[...c].reverse().join(""):c).toString("hex").toUpperCase()}
const w=g=>g.toString(16).toUpperCase().padStart(4,"0")}),38875:(($,S,u)=>{u.d(S,{F:()=>v});var y=u(60623);const E=1<<24,v=b=>(0,y.UD)(Buffer.from(b,"base64"),{
stream:E,total:E,remaining:E},{found:!1})}),74135:(($,S,u)=>{u.d(S,{$L:()=>o,DI:()=>w,Gd:()=>c,JQ:()=>E,Mo:()=>b,PU:()=>g,Pj:()=>p,S3:()=>v,W1:()=>x,XM:()=>_,d:()=>T,
ds:()=>O,gF:()=>d,iN:()=>y,kO:()=>r,lw:()=>h,xk:()=>n,zl:()=>t});function y({box:[m,e,a,f],rotation:s}){const i=a-m,l=f-e;return s%180===0?{width:i,height:l}:{width:l,
height:i}}function E(m){const{width:e,height:a}=y(m);return{width:e*m.userUnit,height:a*m.userUnit}}function v({box:[m,e,a,f],rotation:s}){switch(s){case 0:return[
1,0,0,1,m,e];case 90:return[0,1,-1,0,a,e];case 180:return[-1,0,0,-1,a,f];case 270:return[0,-1,1,0,m,f]}}function b(m,e){return e===void 0?m:p(m,e)??m}function O([
m,e,a,f]){return[Math.min(m,a),Math.min(e,f),Math.max(m,a),Math.max(e,f)]}function w([m,e,a,f,s,i]){const l=m*f-e*a,[M,P,D,C]=[f/l,-e/l,-a/l,m/l];return[M+0,P+0,
D+0,C+0,-(s*M+i*D)+0,-(s*P+i*C)+0]}const g=([m,e,a,f])=>Math.sqrt(Math.abs(m*f-e*a));function h(m,e){const[a,f,s,i,l,M]=m,[P,D,C,B,U,L]=e;return[a*P+f*C,a*D+f*B,
s*P+i*C,s*D+i*B,l*P+M*C+U,l*D+M*B+L]}function c([m,e,a,f,s,i],l,M){return[m*l+a*M+s,e*l+f*M+i]}function n([m,e],[a,f],[s,i],[l,M],P){const D=1-P,[C,B,U,L]=[D**3,
3*P*D**2,3*P**2*D,P**3];return[C*m+B*a+U*s+L*l,C*e+B*f+U*i+L*M]}function t(m,[e,a,f,s]){const[i,l]=c(m,e,a),[M,P]=c(m,f,a),[D,C]=c(m,e,s),[B,U]=c(m,f,s);return[
Math.min(i,M,D,B),Math.min(l,P,C,U),Math.max(i,M,D,B),Math.max(l,P,C,U)]}const r=(m,e)=>[Math.min(m[0],e[0]),Math.min(m[1],e[1]),Math.max(m[2],e[2]),Math.max(m[3],
e[3])];function o(m){let[e,a,f,s]=d;for(const[i,l]of m)e=Math.min(e,i),a=Math.min(a,l),f=Math.max(f,i),s=Math.max(s,l);return[e,a,f,s]}const d=[1/0,1/0,-1/0,-1/0],
_=([m,e,a,f],s)=>[m-s,e-s,a+s,f+s];function p(m,e){const a=[Math.max(m[0],e[0]),Math.max(m[1],e[1]),Math.min(m[2],e[2]),Math.min(m[3],e[3])];return a[0]<a[2]&&a[1]<
a[3]?a:void 0}const x=m=>m.map(e=>Math.round(e*1e5)/1e5+0),T=(m,{userUnit:e})=>String(Number((m*e/72).toPrecision(3)))}),6057:(($,S,u)=>{u.d(S,{VO:()=>v,b0:()=>O,
c_:()=>g,iw:()=>b,lQ:()=>w});var y=u(74135);const E=[0,0,612,792],v=(h,c)=>O(h,h.pages.attribute(c,"MediaBox"))??E;function b(h,c){const{pages:n}=h,t=h.resolve(
h.entry(n.number(c),"UserUnit"));return{box:(0,y.Mo)(v(h,c),O(h,n.attribute(c,"CropBox"))),rotation:g(h.resolve(n.attribute(c,"Rotate"))),userUnit:typeof t=="nu\
mber"&&t>0?t:1}}function O(h,c){const n=h.array(c)?.map(r=>h.resolve(r));if(n?.length!==4||!n.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const t=(0,y.
ds)(n);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function w(h,c){const n=(h.array(c)??[]).map(t=>h.resolve(t));return n.length===6&&n.every(t=>typeof t=="number")?n:
[1,0,0,1,0,0]}function g(h){const c=typeof h=="number"?(h%360+360)%360:0;return c===90||c===180||c===270?c:0}}),5490:(($,S,u)=>{u.d(S,{M:()=>b,U:()=>v});var y=u(
74135);const E=1e4;class v{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<E?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),
!0;default:return!1}}transform(w){if(w.count!==6)return;const[g,h,c,n,t,r]=b(w);this.current.matrix=(0,y.lw)([g,h,c,n,t,r],this.current.matrix)}}const b=O=>Array.
from({length:O.count},(w,g)=>O.number(g))}),21281:(($,S,u)=>{u.d(S,{Ip:()=>h,XM:()=>o,Xb:()=>r,ds:()=>g,qg:()=>t});var y=u(59071),E=u(70549),v=u(21115),b=u(824),
O=u(1975),w=u(60912);const g=(0,E.n)(async p=>h(p,await(0,b.Br)(p)));function h(p,x){const T=(i,l)=>(0,y.wh)((0,O.sm)(x,i,l)[0]??""),m=n(T("pdfaid","part"),T("p\
dfaid","conformance").toLowerCase()),e=c(T("pdfuaid","part"))?`PDF/UA-${T("pdfuaid","part")}`:void 0,f=[T("pdfxid","GTS_PDFXVersion")||T("pdfx","GTS_PDFXVersion")||
((0,y.Gh)(p.resolve((0,b._U)(p)?.get("GTS_PDFXVersion")))??""),T("pdfe","ISO_PDFEVersion"),T("pdfvtid","GTS_PDFVTVersion")],s=[m?.name,e,...f.filter(i=>/^PDF\/[\w .:/()-]{1,40}$/.
test(i))];return{archive:m,accessible:e,names:s.filter(i=>i!==void 0)}}const c=p=>/^[1-9]$/.test(p);function n(p,x){if(!c(p))return;const T=/^[abuef]$/.test(x)?
x:"";return{part:Number(p),level:T,name:`PDF/A-${p}${T}`}}function t(p,x,T,m){return x&&_(p,x,[v.dK.pdfaid]),r(T,m)}const r=({name:p},x)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${p}: ${x}.`});async function o(p){const x=await(0,b.Br)(p);if(!x)return[];const{archive:T,accessible:m}=h(
p,x);_(p,x,[v.dK.pdfaid,v.dK.pdfuaid]);const e=[T?.name,m].filter(a=>a!==void 0);return e.length>0?[d(e)]:[]}const d=p=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${p.join(" and ")}, because a merge cannot guarantee conformance.`});function _(p,x,T){x.properties.some(({namespace:m})=>T.includes(m))&&
(0,w._L)(p,(0,w.QH)(x,({namespace:m})=>T.includes(m),[]))}}),21115:(($,S,u)=>{u.d(S,{HC:()=>b,dK:()=>y,ee:()=>v});const y={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.entries(y));class v{uris=new Map;declared=[];known=new Map;enter(c){
let n;for(const{name:t,value:r}of c){if(!b(t))continue;const o=t.slice(6),d=this.uris.get(o);d?d.push(r):this.uris.set(o,[r]),(n??=[]).push(o)}this.declared.push(
n??O),n&&this.known.clear()}leave(){const c=this.declared.pop()??O;for(const n of c)this.uris.get(n).pop();c.length>0&&this.known.clear()}declares(c){return(this.
uris.get(g(c))?.length??0)>0}ofElement(c){let n=this.known.get(c);if(!n){const t=g(c),r=this.uris.get(t)?.at(-1)??E.get(t)??"";this.known.size===w&&this.known.clear(),
this.known.set(c,n={namespace:r,local:c.slice(c.indexOf(":")+1)})}return n}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const b=h=>h===
"xmlns"||h.startsWith("xmlns:"),O=[],w=1e3,g=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:(($,S,u)=>{u.d(S,{Br:()=>h,_6:()=>n,_U:()=>g});var y=u(58552),E=u(1975),
v=u(17079),b=u(45599),O=u(59071),w=u(70549);function g(t){const r=t.resolve(t.trailer.get("Info"));return r instanceof b.Bi?r:r instanceof b.Z6?r.dict:void 0}const h=(0,w.
n)(c);async function c(t){const r=t.get(t.catalogNumber),o=r instanceof b.Bi?t.resolve(r.get("Metadata")):null;if(!(o instanceof b.Z6))return;let d;try{d=t.decoded(
o)}catch(_){if(!(_ instanceof y.zU)||_.code==="cancelled")throw _;return E.m}return(0,E.kg)(d,t.job.pace)}function n(t,r){const o=g(t),d=e=>t.resolve(o?.get(e)),
_=(e,a,f=", ")=>{const s=(0,E.sm)(r,e,a).map(O.wh).filter(Boolean).join(f);return s===""?null:s},p=(e,a)=>{const[f=""]=(0,E.sm)(r,e,a);return(0,O.wh)(f)||null},
x=(e,a)=>(0,v._)((0,O.Gh)(d(e))??"")??(0,v._)(p("xmp",a)??"")??null,T=t.get(t.catalogNumber),m=T instanceof b.Bi?(0,O.Gh)(t.resolve(T.get("Lang"))):null;return{
title:(0,O.Gh)(d("Title"))??p("dc","title"),author:(0,O.Gh)(d("Author"))??_("dc","creator"),subject:(0,O.Gh)(d("Subject"))??p("dc","description"),keywords:(0,O.
Gh)(d("Keywords"))??_("pdf","Keywords")??_("dc","subject"),creator:(0,O.Gh)(d("Creator"))??p("xmp","CreatorTool"),producer:(0,O.Gh)(d("Producer"))??p("pdf","Pro\
ducer"),created:x("CreationDate","CreateDate"),modified:x("ModDate","ModifyDate"),language:m??p("dc","language")}}}),3907:(($,S,u)=>{u.d(S,{Rt:()=>o,X:()=>m,km:()=>b,
ol:()=>E,xK:()=>r});var y=u(78157);const E=200,v=1e4;async function b(e,a,f){const s=new O(e);for(let i=s.next();i;i=s.next()){if(f(i))return"left";const l=a.step(
(i.to-i.from)*4+50);l&&await l}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){
this.text=a}next(){const{text:a,at:f}=this;if(f>=a.length)return;if(a.charCodeAt(f)!==w)return this.characters(f,this.nextTag(f));if(a.startsWith("<!--",f))return this.
other(f,"-->",4);if(a.startsWith("<?",f))return this.other(f,"?>",2);if(a.startsWith("<![CDATA[",f)){const i=a.indexOf("]]>",f);return i<0?this.end():(this.at=i+
3,{kind:"text",text:a.slice(f+9,i),from:f,to:this.at})}return a.startsWith("<!",f)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",f),this.end()):(a.charCodeAt(f+
1)===h?this.endTag(f):this.startTag(f))??this.fault(f,this.nextTag(f+1))}other(a,f,s){const i=this.text.indexOf(f,a+s);return i<0?this.end():(this.at=i+f.length,
{kind:"other",from:a,to:this.at})}endTag(a){const f=this.name(a+2),s=this.blanks(f);if(!(f===a+2||this.text.charCodeAt(s)!==g))return this.at=s+1,{kind:"end",name:this.
text.slice(a+2,f),from:a,to:this.at}}startTag(a){const{text:f}=this,s=this.name(a+1);if(s===a+1)return;const i=f.slice(a+1,s),l=[];for(let M=s;;){const P=this.blanks(
M),D=f.charCodeAt(P);if(D===g||D===h&&f.charCodeAt(P+1)===g)return this.at=D===g?P+1:P+2,{kind:D===g?"start":"empty",name:i,attributes:l,from:a,to:this.at};const C=this.
name(P),B=this.blanks(C),U=this.blanks(B+1),L=f[U];if(P===M||C===P||f[B]!=="="||L!=='"'&&L!=="'")return;const N=f.indexOf(L,U+1),I=f.slice(U+1,Math.max(N,U+1)),
A=I.includes("<")?void 0:n(I);if(N<0||A===void 0||l.length>=v)return;l.push({name:f.slice(P,C),value:A,from:P,to:N+1}),M=N+1}}characters(a,f){const s=n(this.text.
slice(a,f));return s===void 0?this.fault(a,f):(this.at=f,{kind:"text",text:s,from:a,to:f})}nextTag(a){const f=this.text.indexOf("<",a);return f<0?this.text.length:
f}fault(a,f){return this.malformed=!0,this.at=f,{kind:"other",from:a,to:f}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:f}=this;for(;;){
const s=f.charCodeAt(a);if(s!==32&&s!==9&&s!==10&&s!==13)return a;a++}}name(a){const{text:f}=this;for(;a<f.length;a++){const s=f.charCodeAt(a);if(s<=32||s===h||
s===g||s===w||s===61||s===34||s===39)break}return a}}const[w,g,h]=[60,62,47],c=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function n(e){
if(!e.includes("&"))return e;const a=[];let f=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf("&",f)){const i=e.indexOf(";",s);if(i<0||i-s>12)return;const l=e.slice(
s+1,i),M=c.get(l)??t(l);if(M===void 0)return;a.push(e.slice(f,s),M),f=i+1}return a.push(e.slice(f)),a.join("")}function t(e){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(e),f=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return f>0&&f<=1114111&&!(f>=55296&&f<=57343)?String.fromCodePoint(f):void 0}function r(e){const[a,f,s,i]=e;
if(a===0&&f===0&&(s===254||s===0)||a===255&&f===254&&s===0&&i===0)return T(e);if(a===254&&f===255||a===0&&f===60)return x(new TextDecoder("utf-16be").decode(e));
if(a===255&&f===254||a===60&&f===0)return x(new TextDecoder("utf-16le").decode(e));const l=new TextDecoder().decode(e);return x(l.includes("�")?Buffer.from(e).
toString("latin1"):l)}function o(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return r(e);const f=(0,y.bS)(e).toString("latin1",0,d),s=_.exec(f)?.[1]?.toLowerCase()??
"utf-8";if(p.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(e)}catch{return}}const d=200,_=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
p=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),x=e=>e.startsWith("\uFEFF")?e.slice(1):e;function T(e){const a=new DataView(e.buffer,
e.byteOffset,e.byteLength),f=e[0]!==0,s=[];for(let i=0;i+4<=e.length;i+=4){const l=a.getUint32(i,f);if(l>1114111)return;s.push(String.fromCodePoint(l))}return x(
s.join(""))}const m=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,S,u)=>{u.d(S,{QH:()=>b,T3:()=>O,
_L:()=>c});var y=u(21115),E=u(3907),v=u(45599);function b(n,t,r){const{text:o,properties:d,end:_,about:p}=n,x=[];let T=0;for(const m of d.filter(t).sort((e,a)=>e.
from-a.from))m.from<T||(x.push(o.slice(T,m.from)),T=m.to);return x.push(o.slice(T,Math.max(_,T))),r.length>0&&x.push(w(r,p)),x.push(o.slice(Math.max(_,T))),h(x.
join(""))}function O(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${y.dK.rdf}">
${w(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(n,t){const o=[...new Set(n.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${y.dK[_]}"`).join(""),d=n.map(({prefix:_,name:p,form:x,values:T})=>`\
<${_}:${p}>${g(x,T)}</${_}:${p}>
`);return`<rdf:Description xmlns:rdf="${y.dK.rdf}" rdf:about="${(0,E.X)(t)}"${o}>
${d.join("")}</rdf:Description>
`}function g(n,t){const r=o=>t.map(d=>`<rdf:li${o}>${(0,E.X)(d)}</rdf:li>`).join("");switch(n){case"simple":return(0,E.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const h=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(n,t){const r=n.catalog.get("Metadata"),o=n.resolve(r),d=o instanceof v.Z6?[...o.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],_=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...d]),p=new v.Z6(_,Buffer.
from(t,"utf8"));(0,v.i9)(r)&&o instanceof v.Z6?n.put(r,p):n.edit(n.catalogNumber).set("Metadata",n.add(p))}}),1975:(($,S,u)=>{u.d(S,{kg:()=>O,m:()=>b,sm:()=>w});
var y=u(21115),E=u(3907);const v=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(n,t){const r=(0,E.xK)(n);if(r===void 0)return b;const o=new h,
_=await(0,E.km)(r,t,p=>(o.take(p),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:_,end:o.end,about:o.
about}}function w(n,t,r){return n?.properties.find(o=>o.name===r&&o.namespace===y.dK[t])?.values??[]}const g=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new y.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(t,r,o){if(this.open.length>=E.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const d=this.scope.ofElement(t),_=d.namespace===y.dK.rdf,p=_&&d.local==="li";this.root===g&&this.end<0&&_&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const x=this.open.length-this.root,T=p?r.find(({name:m})=>m==="xml:lang")?.value:void 0;if(this.open.push({name:t,...d,from:o,language:T}),
this.root===g){if(!_||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(x===1)this.describe(r);else if(x===
2){this.items=[];const m=r.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=m?[m.value]:[]}else p&&(this.pieces=[])}describe(t){for(const{name:r,value:o,from:d,
to:_}of t){if((0,y.HC)(r))continue;const{namespace:p,local:x}=this.scope.ofAttribute(r);p===y.dK.rdf&&x==="about"&&(this.about=o),!(p===""||p===y.dK.rdf||p===y.
dK.xml)&&this.add({namespace:p,name:x,values:[o],from:d,to:_})}}close(t,r,o){const d=this.open.pop();if(d?.name!==t){this.broken=!0;return}this.scope.leave();const _=this.
open.length-this.root;if(this.root!==g)if(_===0)this.end=r,this.root=g;else if(_===1&&this.loose)this.root=g,this.loose=!1;else if(_===2){const p=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:p,from:d.from,to:o})}else _>2&&d.namespace===y.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(t){this.properties.length<v?this.properties.push(t):this.broken=
!0}isRdf(t,r){const o=this.scope.ofAttribute(t);return o.local===r&&o.namespace===y.dK.rdf}}function c(n){const t=n.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=n.map(({text:o})=>o);return t>0?[r[t],...r.slice(0,t),...r.slice(t+1)]:r}}),59071:(($,S,u)=>{u.d(S,{Gh:()=>t,ZK:()=>r,wh:()=>n});var y=u(77581),E=u(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=o=>o.replace(v,"").replace(b,"").replace(O,"�"),g=200,h=new WeakMap;function c(o){if(o.bytes.length<g)return w((0,y.g7)(o));let d=h.get(o);return d===void 0&&
h.set(o,d=w((0,y.g7)(o))),d}const n=o=>w(o).trim();function t(o){const d=o instanceof E.Mx?c(o).trim():"";return d===""?null:d}const r=o=>o?c(o):""}),70549:(($,S,u)=>{
u.d(S,{n:()=>y});function y(E){const v=new WeakMap;return b=>{if(b.hasChanges)return E(b);const O=v.get(b);if(O)return O.answer;const w=E(b);return v.set(b,{answer:w}),
w}}}),93604:(($,S,u)=>{u.d(S,{BC:()=>O,MJ:()=>w,p9:()=>v,qZ:()=>b});const y=1e3,E=3e5;function*v(h,c){if(h.length<=y)return[...h].sort(c);let n=[];for(let t=0;t<
h.length;t+=y){for(const r of h.slice(t,t+y).sort(c))n.push(r);yield E}for(let t=y;t<n.length;t*=2){const r=[];for(let o=0;o<n.length;o+=2*t){const d=Math.min(o+
t,n.length),_=Math.min(d+t,n.length);for(let p=o,x=d;p<d||x<_;){const T=x===_||p<d&&c(n[p],n[x])<=0;r.push(T?n[p++]:n[x++]),r.length%y===0&&(yield E)}}n=r}return n}
async function b(h,c,n){const t=v(h,c);for(;;){const{done:r,value:o}=t.next();if(r)return o;const d=n.step(o);d&&await d}}const O=(h,c)=>g(h,c,!1),w=(h,c)=>g(h,
c,!0);function g(h,c,n){let[t,r]=[0,h.length];for(;t<r;){const o=t+r>>1,d=h[o];d<c||n&&d===c?t=o+1:r=o}return t}})};
