"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:((L,T,a)=>{a.d(T,{q:()=>p});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function p(_){const O=_.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??v().get(O);return m===void 0?void 0:
(m.length===3?[...m].map(d=>d+d):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(d=>Number.parseInt(d,16))}let E;function v(){const _=D.split(" ");return E??=new Map(
_.flatMap((O,m)=>m%2===0?[[O,_[m+1]]]:[]))}}),17079:((L,T,a)=>{a.d(T,{Z:()=>_,_:()=>v});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(d){
if(d.length>64)return;const n=d.trim().replace(p,(t,s,e,o)=>`${s??""}${1900+Number(e)}${o}`);return m(O(D.exec(n)??E.exec(n)))}function _(d){const n=d.length>64?
void 0:O(E.exec(d.trim()));if(!n||m(n)===void 0)return;const{year:t,month:s="",day:e="",hour:o="",minute:u="",second:i="",zone:M=""}=n;return`D:${t}${s}${e}${o}${u}${i}${M===
"Z"||M===""?M:`${M.replace(":","'")}'`}`}function O(d){if(!d)return;const[,n,t,s,e,o,u,i,M,x,f]=d,l=i??(M===void 0?void 0:`${M}${x??"00"}:${f??"00"}`);return{year:n,
month:t,day:s,hour:e,minute:o,second:u,zone:l}}function m(d){if(!d)return;const{year:n,month:t,day:s,hour:e,minute:o="00",second:u="00",zone:i}=d,M=(f,l,b)=>f===
void 0||Number(f)>=l&&Number(f)<=b;if(Number(n)===0||!M(t,1,12)||!M(s,1,g(Number(n),Number(t)))||!M(e,0,23)||!M(o,0,59)||!M(u,0,59)||i!==void 0&&i!=="Z"&&!(M(i.
slice(1,3),0,23)&&M(i.slice(4),0,59)))return;const x=[n,t,s].filter(f=>f!==void 0).join("-");return e===void 0?x:`${x}T${e}:${o}:${u}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function g(d,n){return n===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),50580:((L,T,a)=>{a.d(T,{L:()=>p});var D=a(58426);
function p(E,v){return Object.entries((0,D.zI)(E).fields).flatMap(([_,O])=>{if(O.kind!=="choice"||!O.open||typeof v[_]!="number")return[];const m=O.options.map(
({value:g})=>g).join(", ");return[{field:_,message:`is a number that only some regions know: use ${m}`}]})}}),49892:((L,T,a)=>{a.d(T,{B_:()=>E,Fw:()=>v,Tz:()=>O});
var D=a(49180),p=a(57117);const E="OctavoColor";function v(m,g){const d=_(m),n=d.length===1,t=g?.part===1;return g===void 0||(0,p.hU)(g,n?1:3)?{values:d,operators:`${d.
join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:d,listsGlyphs:t,operators:`/${E} cs ${d.join(" ")} sc`,colorSpace:n?(0,p.HB)():(0,p.Pz)()}}function _(m){
if(m==="Gray")return[.5];const[g,d,n]=(0,D.q)(m);return(g===d&&d===n&&g>0?[g]:[g,d,n]).map(s=>Math.round(s/255*1e4)/1e4)}function O(m){return m===void 0||(0,p.hU)(
m,1)?{set:g=>`${g} g`,colorSpace:void 0}:{set:g=>`/${E} cs ${g} sc`,colorSpace:(0,p.HB)()}}}),57117:((L,T,a)=>{a.d(T,{Br:()=>m,HB:()=>s,Pz:()=>t,Qg:()=>d,_B:()=>v,
c4:()=>g,hU:()=>O});var D=a(21281),p=a(824),E=a(45599);async function v(e){const o=await(0,p.Br)(e),{archive:u}=(0,D.Ip)(e,o);return u&&{...u,xmp:o,intent:_(e)}}
function _(e){for(const o of e.array(e.catalog.get("OutputIntents"))??[]){const u=e.dict(o);if(!(0,E.Zm)(u)||!(0,E.Eo)(e.resolve(u.get("S")),"GTS_PDFA1"))continue;
const i=e.resolve(e.dict(u.get("DestOutputProfile"))?.get("N"));if(typeof i=="number")return i}}const O=({intent:e},o)=>o===1?e!==void 0:e===o,m={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},g=(e,o,u)=>(0,D.qg)(
e,o.xmp,o,u),d=e=>e&&e.part!==1&&e.intent===void 0?t():void 0,n=[.9505,1,1.089],t=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],s=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...n],Gamma:2.2})]}),95358:((L,T,a)=>{a.d(T,{Wx:()=>_,
pi:()=>m,z:()=>g});var D=a(58426),p=a(74135);function E(n,t){return v(n,t*72/n.userUnit)}function v(n,t){const{width:s,height:e}=(0,p.iN)(n),o={width:s-2*t,height:e-
2*t,inset:t};return o.width>0&&o.height>0?o:void 0}function _(n,t,s){const e=s===D.zU[n].fields.margin.default;return t.map(o=>{const u=E(o,s);if(u||!e)return u;
const{width:i,height:M}=(0,p.iN)(o);return v(o,Math.min(i,M)/10)})}const O=null;function m(n,{inset:t},s,e,o){const u=(0,p.iN)(n),i=u.width-t-e,M=u.height-t-o,x=s.
endsWith("left")?t:s.endsWith("right")?i:(u.width-e)/2,f=s.startsWith("bottom")?t:s.startsWith("top")?M:(u.height-o)/2;return[x,f]}function g({kinds:n,pages:t},s){
const e=t.find(({kind:o})=>!s[o]);return e?[{field:"margin",message:d(e.index,n[e.kind])}]:[]}function d(n,t){const{width:s,height:e}=(0,p.iN)(t),o=(0,p.d)(Math.
min(s,e)/2,t);return`leaves no room on page ${n+1}, which is ${(0,p.d)(s,t)} × ${(0,p.d)(e,t)} inches; it must be less than ${o}`}}),72313:((L,T,a)=>{a.d(T,{W:()=>l});
var D=a(81627),p=a(45599),E=a(98446),v=a(36078);function _(h,r,c,y){return`/Artifact <<${c==="over"?`/Type /Pagination /Subtype /${r}`:`/Type /Background /BBox \
[${y.map(v._).join(" ")}]`}>> BDC
${h}
EMC
`}var O=a(36211),m=a(37709),g=a(85008),d=a(74135),n=a(5490);const t=400,s=.01;function e(h,r,c,y){const P=new m.BT(r),U=new o(h,c,y);for(let B=0;B<t&&P.next();B++)
if(U.takes(P))return!0;return!1}class o{document;resources;box;states=new n.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new u;clips=!1;constructor(r,c,y){
this.document=r,this.resources=c,this.box=y}takes(r){if(this.states.follow(r)||this.extendsPath(r)||this.setsState(r))return!1;const{operator:c}=r;if(c==="Do")return this.
paintsImage(r.name(0));const y=O.lJ.get(c);return y!==void 0&&this.paintsPath(y)}setsState(r){const c=this.states.current;switch(r.operator){case"gs":{const y=this.
document.dict(this.resource("ExtGState",r.name(0)));return c.isOpaque=c.isSolid=i(this.document,y),!0}case"scn":case"sc":return c.isSolid=c.isOpaque&&r.kind(r.count-
1)!==g.o_,!0;case"g":case"rg":case"k":return c.isSolid=c.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(r){const{matrix:c}=this.
states.current;switch(r.operator){case"re":{const[y,P,U,B]=(0,n.M)(r);return this.path.rectangle(c,y,P,U,B),!0}case"m":case"l":return this.path.point(c,r.number(
0),r.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:r}){const c=this.states.current,y=this.path.area();
return r&&c.isSolid&&this.isCoveredBy(y)?!0:(this.clips&&(c.clip=y&&c.clip&&x(y,c.clip)),this.clips=!1,this.path=new u,!1)}paintsImage(r){const c=this.states.current,
y=this.resource("XObject",r);if(!c.isOpaque||!(y instanceof p.Z6)||!M(this.document,y.dict))return!1;const P=new u;return P.rectangle(c.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(r){const{clip:c}=this.states.current;return r!==void 0&&c!==void 0&&f(x(r,c),this.box)}resource(r,c){const{document:y,resources:P}=this;return c===
void 0?null:y.resolve(y.dict(P?.get(r))?.get(c))}}class u{isRectangle=!0;points=[];point([r,c,y,P,U,B],$,I){this.points.push([r*$+y*I+U,c*$+P*I+B])}rectangle(r,c,y,P,U){
this.point(r,c,y),this.point(r,c+P,y),this.point(r,c+P,y+U),this.point(r,c,y+U)}area(){const{points:r}=this;if(!this.isRectangle||r.length<4||r.length>5)return;
const c=(0,d.$L)(r),y=s*Math.max(c[2]-c[0],c[3]-c[1]),P=(U,B,$)=>Math.abs(U-B)<=y||Math.abs(U-$)<=y;return r.every(([U,B])=>P(U,c[0],c[2])&&P(B,c[1],c[3]))?c:void 0}}
function i(h,r){if(!r)return!0;const c=h.resolve(r.get("ca")),y=h.resolve(r.get("BM")),P=h.resolve(r.get("SMask"));return(c===null||c===1)&&(y===null||(0,p.Eo)(
y,"Normal"))&&(P===null||(0,p.Eo)(P,"None"))}function M(h,r){const c=h.resolve(r.get("ImageMask"))===!0;return(0,p.Eo)(h.resolve(r.get("Subtype")),"Image")&&!c&&
!r.has("SMask")&&!r.has("Mask")}function x(h,r){return[Math.max(h[0],r[0]),Math.max(h[1],r[1]),Math.min(h[2],r[2]),Math.min(h[3],r[3])]}function f(h,r){const[c,
y]=[s*(r[2]-r[0]),s*(r[3]-r[1])];return h[0]<=r[0]+c&&h[1]<=r[1]+y&&h[2]>=r[2]-c&&h[3]>=r[3]-y}async function l(h,{kinds:r,pages:c},y){const{pace:P}=h.job,{layer:U,
subtype:B,groupColorSpace:$}=y,I=new D.B(h);U==="over"&&await I.inspect(c);const K=[];for(const[z,S]of c.entries()){const C=P.step(U==="over"?2e3:2e4);C&&await C,
z%1e3===0&&P.progress(z/c.length);const A=y.on(S,z);if(!A)continue;const{box:R}=r[S.kind],{resources:W}=A,N=j=>_(A.operators(j),B,U,R);if(U==="over")await I.over(
S,{resources:W,operators:N});else{const j=await I.contents.content(I.contents.own(S));e(h,j,h.dict(S.resources),R)&&K.push(S.index+1),I.under(S,{resources:W,operators:N})}
$!==void 0&&b(h,S.index,$)}return K.length>0?[w(K,c.length)]:[]}function b(h,r,c){const y=h.pages.number(r),P=h.entry(y,"Group"),U=h.dict(P);if(U?.has("CS"))return;
const B=(0,p.jd)({Type:(0,p.UU)("Group"),S:(0,p.UU)("Transparency"),...Object.fromEntries(U??[]),CS:c});(0,p.i9)(P)&&(0,p.Zm)(h.get(P))?h.put(P,B):h.pages.patch(
r,{Group:B})}function w(h,r){return{code:"stamp_hidden",message:`The stamp is hidden ${h.length===r?"on every page":`on ${(0,E.oi)(h)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((L,T,a)=>{a.d(T,{$:()=>d,J:()=>m});var D=a(41578),p=a(12889),E=a(48249),v=a(77581),_=a(45599),O=a(49892);
const m=100,g=m/1e3;async function d(i,M,{filling:x,transparency:f}){const l=[];for(const[I,K]of M.entries()){const S=i.lines.flatMap(({glyphs:C})=>C.filter(A=>A.
face===I)).map(({glyph:C})=>C);S.length>0&&(l[I]={...await(0,D.r)(K,S),unit:K.unit})}const[b,w,h,r]=i.ink,c=[Math.floor(b*g)-1,Math.floor(w*g)-1,Math.ceil(h*g)+
1,Math.ceil(r*g)+1],y=f===0,P=t([s,x.operators,...i.lines.flatMap(I=>[...I.color?[I.color]:[],...e(I.text,o(l,I))])]),U=I=>{const K={Font:(0,_.jd)(Object.fromEntries(
Object.entries(l).map(([S,C])=>[`F${S}`,C.addTo(I,void 0,x.listsGlyphs)]))),ColorSpace:x.colorSpace&&(0,_.jd)({[O.B_]:x.colorSpace})},z=y?void 0:(0,_.jd)({Type:(0,_.
UU)("Group"),S:(0,_.UU)("Transparency"),I:!0});return I.add(n(c,{Group:z,Resources:(0,_.jd)(K)},P))};if(y)return{addTo:U};const B=u(1-f/100),$=t(["/G0 gs","/X0 \
Do"]);return{addTo:I=>{const K=(0,_.jd)({Type:(0,_.UU)("ExtGState"),ca:B,CA:B,BM:(0,_.UU)("Normal"),SMask:(0,_.UU)("None")}),z=(0,_.jd)({ExtGState:(0,_.jd)({G0:K}),
XObject:(0,_.jd)({X0:U(I)})});return I.add(n(c,{Resources:z},$))}}}function n(i,M,x){const f={Type:(0,_.UU)("XObject"),Subtype:(0,_.UU)("Form"),BBox:[...i],Filter:(0,_.
UU)("FlateDecode")};return new _.Z6((0,_.jd)({...f,...M}),x)}const t=i=>(0,E.Kc)(Buffer.from(`${i.join(`
`)}
`,"latin1")),s="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function e(i,M){return(0,p.ft)(i)?[...M]:[`/Span <</ActualText <FEFF${(0,v.kt)(i).toString("hex").toUpperCase()}> >>\
 BDC`,...M,"EMC"]}function o(i,{glyphs:M,at:[x,f]=[0,0],size:l=1}){const b=["BT"];let w,h="",r="",c;const y=()=>{r&&(h+=`<${r}>`),r=""},P=()=>{y(),h&&b.push(`[${h}\
] TJ`),h=""};for(const{glyph:U,face:B,x:$,y:I}of M){const{codeOf:K,unit:z}=i[B];if(w!==B&&(P(),b.push(`/F${B} ${u(m*l)} Tf`),w=B),c?.y!==I){P();const S=[x+$*l,f+
I*l].map(C=>u(C*g));b.push(`1 0 0 1 ${S.join(" ")} Tm`)}else u(c.x-$)!==0&&(y(),h+=String(u(c.x-$)));r+=K(U),c={x:$+U.advanceWidth*z,y:I}}return P(),[...b,"ET"]}
const u=i=>Math.round(i*100)/100||0}),12342:((L,T,a)=>{a.r(T),a.d(T,{addTextWatermark:()=>B});var D=a(58552),p=a(48249),E=a(45599),v=a(47707),_=a(86799),O=a(77904),
m=a(71391),g=a(49892),d=a(95358),n=a(36078),t=a(57117),s=a(72313),e=a(99876),o=a(27320),u=a(50580),i=a(74135);const M=612,x={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},f=2,l=1.8,b=1e3;function w(S,C,A,R,{drawnAt:W,fontSize:N}){const{width:j,height:k}=(0,i.iN)(S),X=Math.hypot(C.width,
C.height),F=A.diagonal?C.width/X:1,H=A.diagonal?C.height/X:0,[V,Y]=[R.width*F+R.height*H,R.width*H+R.height*F],Q=A.maximum*Math.max(1/S.userUnit,Math.min(j,k)/M),
q=N===void 0?Q:N/S.userUnit,J=Math.min(C.width/V,C.height/Y,q),tt=J*R.height/2,et={centre:k/2,everywhere:k/2,top:k-C.inset-tt,bottom:C.inset+tt},G=J/W;return(A.
anchor==="everywhere"?h(C,{size:J,cos:F,sin:H,across:V,up:Y},R):[[0,0]]).map(([st,ot])=>(0,i.lw)([G*F,G*H,-G*H,G*F,j/2+st,et[A.anchor]+ot],(0,i.S3)(S)))}function h({
width:S,height:C},{size:A,cos:R,sin:W,across:N,up:j},k){const X={along:(k.width+f)*A,down:(k.height+l)*A},F=Math.max(1,Math.sqrt(S*C/(X.along*X.down)/b)),[H,V]=[
X.along*F,X.down*F],[Y,Q]=[(S-N*A)/2+1e-6,(C-j*A)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let G=-J;G<=J;G++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(G%2===0?0:.5))*H,G*V],[it,at]=[st*R-ot*W,st*W+ot*R];Math.abs(it)<=Y&&Math.abs(at)<=Q&&et.push([it,at])}return et}var r=a(74094);const c=[
"line_1","line_2","line_3"],y="OctavoWatermark",P=64*1024,U=4*1024*1024;async function B(S,C,A,R){const W=await(0,e.F)(S,A),{kinds:N}=W,j=(0,d.Wx)("add_text_wat\
ermark",N,C.margin),k=typeof C.template=="number"?void 0:x[C.template],X=[...(0,u.L)("add_text_watermark",C),...(0,d.z)(W,j)],F=await(0,t._B)(S),{color:H,transparency:V}=C,
Y=(0,g.Fw)(H,F),Q=K(C),q=C.font&&(0,_.g)(C.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,m.C)("text",J,tt,V,q?.bytes,...Q.map(({text:Z})=>Z));let G=R.get(et);
if(!G){const{faces:Z,areNew:rt}=await I(q,R,S.job.pace),ct=async()=>rt?await S.job.pace.rest():void 0,dt=[...z(Q,Z),...X];if(dt.length>0)throw(0,D.G6)(dt);await ct();
const ut=(0,r.V)(Z,Q.map(lt=>(0,v.ai)(lt.text)));await ct(),G={drawing:await(0,o.$)(ut,Z,{filling:Y,transparency:V}),size:ut.size},R.put(et,G,P),await ct()}if(!k||
X.length>0)throw(0,D.G6)(X);const{drawing:nt,size:st}=G,ot=nt.addTo(S),it={drawnAt:o.J,fontSize:C.font_size},at=N.map((Z,rt)=>$(S,Z,w(Z,j[rt],k,st,it),ot)),ft=await(0,s.
W)(S,W,{layer:C.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,t.Qg)(F),on:({kind:Z})=>({resources:[{category:"XObject",name:y,ref:at[Z].ref}],operators:([
rt=""])=>(0,n.qK)(rt,at[Z].placement)})});return F?.part===1&&V>0&&ft.push((0,t.c4)(S,F,t.Br.transparency)),ft}function $(S,{box:C},A,R){if(A.length===1)return{
ref:R,placement:(0,n.vs)(A[0])};const W=(0,E.jd)({Type:(0,E.UU)("XObject"),Subtype:(0,E.UU)("Form"),BBox:[...C],Resources:(0,E.jd)({XObject:(0,E.jd)({X0:R})}),Filter:(0,E.
UU)("FlateDecode")}),N=A.map(j=>`${(0,n.qK)("X0",(0,n.vs)(j))}
`).join("");return{ref:S.add(new E.Z6(W,(0,p.Kc)(Buffer.from(N,"latin1")))),placement:"1 0 0 1 0 0"}}async function I(S,C,A){const R=(0,m.C)("text face"),W=C.get(
R);W?.keep();const N=W??await(0,O.Wu)("SemiBold");if(W||C.put(R,N,U),!S)return{faces:[N],areNew:!W};let j;const k=await C.ofFile(S.bytes,"text face",async()=>j=
await(0,O.ar)(S,A));return j||k.keep(),{faces:[k,N],areNew:!W||j!==void 0}}function K(S){return c.flatMap(C=>{const A=S[C];return A===void 0?[]:[{field:C,text:A}]})}
function z(S,C){return S.flatMap(({field:A,text:R})=>{const W=(0,v.Zw)(R,C);return W===void 0?[]:[{field:A,message:W,mentions:["font"]}]})}}),74094:((L,T,a)=>{a.
d(T,{V:()=>_,k:()=>O});var D=a(29825),p=a(74135),E=a(45657);const v=1200;function _(m,g){const d=g.map(i=>O(m,i)),n=d.map(({glyphs:i,ink:[M,x,f,l]},b)=>{if(i.length===
0)return p.gF;const w=(f-M)/2;return[-w,x-b*v,w,l-b*v]}),[t,s,e,o]=n.reduce(p.kO,p.gF),u=(s+o)/2;return{lines:d.map(({glyphs:i,ink:M},x)=>({text:g[x],glyphs:i.map(
f=>({...f,x:f.x-(M[0]+M[2])/2,y:f.y-x*v-u}))})),size:{width:Math.max(e-t,(0,E.Kf)(d.map(({advance:i})=>i)))/1e3,height:Math.max(o-s,g.length*v)/1e3},ink:[t,s-u,
e,o-u]}}function O(m,g){let d=0,n=p.gF;const t=(0,D.OD)(g,m).flatMap(({font:s,text:e,rtl:o})=>{const u=m[s],{unit:i}=u;return u.shape(e,o).map(({advance:M,x,...f})=>{
const{glyph:l,y:b}=f,w=d+x;d+=M;const{minX:h,minY:r,maxX:c,maxY:y}=u.boxOf(l);return h<=c&&(n=(0,p.kO)(n,[w+h*i,b+r*i,w+c*i,b+y*i])),{...f,face:s,x:w}})});return Number.
isFinite(n[0])?{glyphs:t,advance:d,ink:n}:{glyphs:[],advance:d,ink:[0,0,0,0]}}}),50476:((L,T,a)=>{a.d(T,{Z:()=>m,f:()=>O});const[D,p,E,v,_]=[1,8,32,64,128];function O(g,d,n,t){
const s=new Set,e=[...g].filter(o=>typeof o=="number");for(let o=e.pop();o!==void 0;o=e.pop())if(!(o<0||o>=d||s.has(o))){s.add(o);for(const u of m(t,n(o)))e.push(
u)}return s}function*m(g,[d,n]){if(!(n-d<12||g.getInt16(d)>=0))for(let t=d+10,s=E;s&E&&t+4<=n;)s=g.getUint16(t),yield g.getUint16(t+2),t+=4+(s&D?4:2)+(s&p?2:s&v?
4:s&_?8:0)}}),29825:((L,T,a)=>{a.d(T,{EH:()=>m,OD:()=>v,W_:()=>_,lV:()=>E});var D=a(12889),p=a(47707);const E=-1,v=(g,d)=>(0,D.pr)(g).flatMap(n=>_(n,d));function _({
text:g,rtl:d},n){const t=[];for(const s of(0,p.qf)(g)){const e=t.at(-1),o=(0,p.ML)(s)?e?.font??0:O(s,n,e?.font);e?.font===o?e.text+=s:t.push({font:o,text:s,rtl:d})}
return d?t.reverse():t}function O(g,d,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(g)&&n!==void 0&&d[n]?.covers(g)===!0?n:d.findIndex(s=>s.covers(
g))}function m(g,d){const n=new Map;for(const t of(0,p.qf)(g))n.has(t)||n.set(t,!(0,p.ML)(t)&&!d.some(s=>s.covers(t)));return[...n].filter(([,t])=>t).map(([t])=>t)}}),
88739:((L,T,a)=>{a.d(T,{B:()=>O,U:()=>v});var D=a(77581),p=a(12889);const E=100;function v(m,{digits:g=4,isInOrder:d=!1}={}){const n=m.filter(([,s])=>s.length>0).
map(([s,e])=>`<${O(s).slice(-g)}> <${_(e,d)}>`),t=Array.from({length:Math.ceil(n.length/E)},(s,e)=>{const o=n.slice(e*E,(e+1)*E);return[`${o.length} beginbfchar`,
...o,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(g)}> <${"F".repeat(g)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function _(m,g){const d=m.map(n=>String.fromCodePoint(n)).join("");return(0,D.kt)(!g&&(0,p.ft)(d)?[...d].reverse().join(""):d).toString("hex").toUpperCase()}
const O=m=>m.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,T,a)=>{a.d(T,{F:()=>E});var D=a(60623);const p=1<<24,E=v=>(0,D.UD)(Buffer.from(v,"base64"),{
stream:p,total:p,remaining:p},{found:!1})}),74135:((L,T,a)=>{a.d(T,{$L:()=>e,DI:()=>O,Gd:()=>d,JQ:()=>p,Mo:()=>v,PU:()=>m,Pj:()=>i,S3:()=>E,W1:()=>M,XM:()=>u,d:()=>x,
ds:()=>_,gF:()=>o,iN:()=>D,kO:()=>s,lw:()=>g,xk:()=>n,zl:()=>t});function D({box:[f,l,b,w],rotation:h}){const r=b-f,c=w-l;return h%180===0?{width:r,height:c}:{width:c,
height:r}}function p(f){const{width:l,height:b}=D(f);return{width:l*f.userUnit,height:b*f.userUnit}}function E({box:[f,l,b,w],rotation:h}){switch(h){case 0:return[
1,0,0,1,f,l];case 90:return[0,1,-1,0,b,l];case 180:return[-1,0,0,-1,b,w];case 270:return[0,-1,1,0,f,w]}}function v(f,l){return l===void 0?f:i(f,l)??f}function _([
f,l,b,w]){return[Math.min(f,b),Math.min(l,w),Math.max(f,b),Math.max(l,w)]}function O([f,l,b,w,h,r]){const c=f*w-l*b,[y,P,U,B]=[w/c,-l/c,-b/c,f/c];return[y+0,P+0,
U+0,B+0,-(h*y+r*U)+0,-(h*P+r*B)+0]}const m=([f,l,b,w])=>Math.sqrt(Math.abs(f*w-l*b));function g(f,l){const[b,w,h,r,c,y]=f,[P,U,B,$,I,K]=l;return[b*P+w*B,b*U+w*$,
h*P+r*B,h*U+r*$,c*P+y*B+I,c*U+y*$+K]}function d([f,l,b,w,h,r],c,y){return[f*c+b*y+h,l*c+w*y+r]}function n([f,l],[b,w],[h,r],[c,y],P){const U=1-P,[B,$,I,K]=[U**3,
3*P*U**2,3*P**2*U,P**3];return[B*f+$*b+I*h+K*c,B*l+$*w+I*r+K*y]}function t(f,[l,b,w,h]){const[r,c]=d(f,l,b),[y,P]=d(f,w,b),[U,B]=d(f,l,h),[$,I]=d(f,w,h);return[
Math.min(r,y,U,$),Math.min(c,P,B,I),Math.max(r,y,U,$),Math.max(c,P,B,I)]}const s=(f,l)=>[Math.min(f[0],l[0]),Math.min(f[1],l[1]),Math.max(f[2],l[2]),Math.max(f[3],
l[3])];function e(f){let[l,b,w,h]=o;for(const[r,c]of f)l=Math.min(l,r),b=Math.min(b,c),w=Math.max(w,r),h=Math.max(h,c);return[l,b,w,h]}const o=[1/0,1/0,-1/0,-1/0],
u=([f,l,b,w],h)=>[f-h,l-h,b+h,w+h];function i(f,l){const b=[Math.max(f[0],l[0]),Math.max(f[1],l[1]),Math.min(f[2],l[2]),Math.min(f[3],l[3])];return b[0]<b[2]&&b[1]<
b[3]?b:void 0}const M=f=>f.map(l=>Math.round(l*1e5)/1e5+0),x=(f,{userUnit:l})=>String(Number((f*l/72).toPrecision(3)))}),6057:((L,T,a)=>{a.d(T,{VO:()=>v,b0:()=>m,
c_:()=>d,iw:()=>O,lQ:()=>g});var D=a(73208),p=a(74135);const E=[0,0,612,792],v=(n,t)=>m(n,n.pages.attribute(t,"MediaBox"))??_(n);function _({table:n}){return n.
damagedKinds.addCut(D.md),E}function O(n,t){const{pages:s}=n,e=n.resolve(n.entry(s.number(t),"UserUnit"));return{box:(0,p.Mo)(v(n,t),m(n,s.attribute(t,"CropBox"))),
rotation:d(n.resolve(s.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function m(n,t){const s=n.array(t)?.map(o=>n.resolve(o));if(s?.length!==4||
!s.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const e=(0,p.ds)(s);return e[0]<e[2]&&e[1]<e[3]?e:void 0}function g(n,t){const s=(n.array(t)??[]).map(
e=>n.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:[1,0,0,1,0,0]}function d(n){const t=typeof n=="number"?(n%360+360)%360:0;return t===90||t===
180||t===270?t:0}}),5490:((L,T,a)=>{a.d(T,{M:()=>v,U:()=>E});var D=a(74135);const p=1e4;class E{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){
switch(O.operator){case"q":return this.saved.length<p?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(O),!0;default:return!1}}transform(O){if(O.count!==6)return;const[m,g,d,n,t,s]=v(O);this.current.
matrix=(0,D.lw)([m,g,d,n,t,s],this.current.matrix)}}const v=_=>Array.from({length:_.count},(O,m)=>_.number(m))}),21281:((L,T,a)=>{a.d(T,{Ip:()=>g,XM:()=>e,Xb:()=>s,
ds:()=>m,qg:()=>t});var D=a(59071),p=a(70549),E=a(21115),v=a(824),_=a(1975),O=a(60912);const m=(0,p.n)(async i=>g(i,await(0,v.Br)(i)));function g(i,M){const x=(r,c)=>(0,D.
wh)((0,_.sm)(M,r,c)[0]??""),f=n(x("pdfaid","part"),x("pdfaid","conformance").toLowerCase()),l=d(x("pdfuaid","part"))?`PDF/UA-${x("pdfuaid","part")}`:void 0,w=[x(
"pdfxid","GTS_PDFXVersion")||x("pdfx","GTS_PDFXVersion")||((0,D.Gh)(i.resolve((0,v._U)(i)?.get("GTS_PDFXVersion")))??""),x("pdfe","ISO_PDFEVersion"),x("pdfvtid",
"GTS_PDFVTVersion")],h=[f?.name,l,...w.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:f,accessible:l,names:h.filter(r=>r!==void 0)}}const d=i=>/^[1-9]$/.
test(i);function n(i,M){if(!d(i))return;const x=/^[abuef]$/.test(M)?M:"";return{part:Number(i),level:x,name:`PDF/A-${i}${x}`}}function t(i,M,x,f){return M&&u(i,
M,[E.dK.pdfaid]),s(x,f)}const s=({name:i},M)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${i}: ${M}.`});async function e(i){const M=await(0,v.
Br)(i);if(!M)return[];const{archive:x,accessible:f}=g(i,M);u(i,M,[E.dK.pdfaid,E.dK.pdfuaid]);const l=[x?.name,f].filter(b=>b!==void 0);return l.length>0?[o(l)]:
[]}const o=i=>({code:"conformance_dropped",message:`The result no longer claims ${i.join(" and ")}, because a merge cannot guarantee conformance.`});function u(i,M,x){
M.properties.some(({namespace:f})=>x.includes(f))&&(0,O._L)(i,(0,O.QH)(M,({namespace:f})=>x.includes(f),[]))}}),824:((L,T,a)=>{a.d(T,{Br:()=>g,_6:()=>n,_U:()=>m});
var D=a(58552),p=a(1975),E=a(17079),v=a(45599),_=a(59071),O=a(70549);function m(t){const s=t.resolve(t.trailer.get("Info"));return s instanceof v.Bi?s:s instanceof
v.Z6?s.dict:void 0}const g=(0,O.n)(d);async function d(t){const s=t.get(t.catalogNumber),e=s instanceof v.Bi?t.resolve(s.get("Metadata")):null;if(!(e instanceof
v.Z6))return;let o;try{o=t.decoded(e)}catch(u){if(!(u instanceof D.zU)||u.code==="cancelled")throw u;return p.m}return(0,p.kg)(o,t.job.pace)}function n(t,s){const e=m(
t),o=l=>t.resolve(e?.get(l)),u=(l,b,w=", ")=>{const h=(0,p.sm)(s,l,b).map(_.wh).filter(Boolean).join(w);return h===""?null:h},i=(l,b)=>{const[w=""]=(0,p.sm)(s,l,
b);return(0,_.wh)(w)||null},M=(l,b)=>(0,E._)((0,_.Gh)(o(l))??"")??(0,E._)(i("xmp",b)??"")??null,x=t.get(t.catalogNumber),f=x instanceof v.Bi?(0,_.Gh)(t.resolve(
x.get("Lang"))):null;return{title:(0,_.Gh)(o("Title"))??i("dc","title"),author:(0,_.Gh)(o("Author"))??u("dc","creator"),subject:(0,_.Gh)(o("Subject"))??i("dc","\
description"),keywords:(0,_.Gh)(o("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,_.Gh)(o("Creator"))??i("xmp","CreatorTool"),producer:(0,_.Gh)(
o("Producer"))??i("pdf","Producer"),created:M("CreationDate","CreateDate"),modified:M("ModDate","ModifyDate"),language:f??i("dc","language")}}}),60912:((L,T,a)=>{
a.d(T,{QH:()=>v,T3:()=>_,_L:()=>d});var D=a(21115),p=a(3907),E=a(45599);function v(n,t,s){const{text:e,properties:o,end:u,about:i}=n,M=[];let x=0;for(const f of o.
filter(t).sort((l,b)=>l.from-b.from))f.from<x||(M.push(e.slice(x,f.from)),x=f.to);return M.push(e.slice(x,Math.max(u,x))),s.length>0&&M.push(O(s,i)),M.push(e.slice(
Math.max(u,x))),g(M.join(""))}function _(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${O(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(n,t){const e=[...new Set(n.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${D.dK[u]}"`).join(""),o=n.map(({prefix:u,name:i,form:M,values:x})=>`\
<${u}:${i}>${m(M,x)}</${u}:${i}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,p.X)(t)}"${e}>
${o.join("")}</rdf:Description>
`}function m(n,t){const s=e=>t.map(o=>`<rdf:li${e}>${(0,p.X)(o)}</rdf:li>`).join("");switch(n){case"simple":return(0,p.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const g=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(n,t){const s=n.catalog.get("Metadata"),e=n.resolve(s),o=e instanceof E.Z6?[...e.dict].
filter(([M])=>!["Filter","DecodeParms","Length"].includes(M)):[],u=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...o]),i=new E.Z6(u,Buffer.
from(t,"utf8"));(0,E.i9)(s)&&e instanceof E.Z6?n.put(s,i):n.edit(n.catalogNumber).set("Metadata",n.add(i))}}),1975:((L,T,a)=>{a.d(T,{kg:()=>_,m:()=>v,sm:()=>O});
var D=a(21115),p=a(3907);const E=1e5,v={text:"",properties:[],malformed:!0,end:-1,about:""};async function _(n,t){const s=(0,p.xK)(n);if(s===void 0)return v;const e=new g,
u=await(0,p.km)(s,t,i=>(e.take(i),e.broken))!=="well-formed"||e.depth>0||e.end<0||!e.declared;return{text:s,properties:e.properties,malformed:u,end:e.end,about:e.
about}}function O(n,t,s){return n?.properties.find(e=>e.name===s&&e.namespace===D.dK[t])?.values??[]}const m=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(t,s,e){if(this.open.length>=p.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const o=this.scope.ofElement(t),u=o.namespace===D.dK.rdf,i=u&&o.local==="li";this.root===m&&this.end<0&&u&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const M=this.open.length-this.root,x=i?s.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:t,...o,from:e,language:x}),
this.root===m){if(!u||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(M===1)this.describe(s);else if(M===
2){this.items=[];const f=s.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=f?[f.value]:[]}else i&&(this.pieces=[])}describe(t){for(const{name:s,value:e,from:o,
to:u}of t){if((0,D.HC)(s))continue;const{namespace:i,local:M}=this.scope.ofAttribute(s);i===D.dK.rdf&&M==="about"&&(this.about=e),!(i===""||i===D.dK.rdf||i===D.
dK.xml)&&this.add({namespace:i,name:M,values:[e],from:o,to:u})}}close(t,s,e){const o=this.open.pop();if(o?.name!==t){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==m)if(u===0)this.end=s,this.root=m;else if(u===1&&this.loose)this.root=m,this.loose=!1;else if(u===2){const i=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:i,from:o.from,to:e})}else u>2&&o.namespace===D.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(t){this.properties.length<E?this.properties.push(t):this.broken=
!0}isRdf(t,s){const e=this.scope.ofAttribute(t);return e.local===s&&e.namespace===D.dK.rdf}}function d(n){const t=n.findIndex(({language:e})=>e?.toLowerCase()===
"x-default"),s=n.map(({text:e})=>e);return t>0?[s[t],...s.slice(0,t),...s.slice(t+1)]:s}}),59071:((L,T,a)=>{a.d(T,{Gh:()=>t,ZK:()=>s,wh:()=>n});var D=a(77581),p=a(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=e=>e.replace(E,"").replace(v,"").replace(_,"�"),m=200,g=new WeakMap;function d(e){let o=g.get(e);if(o)return o;const u=O((0,D.g7)(e));return o={whole:u,trimmed:u.
trim()},e.bytes.length>=m&&g.set(e,o),o}const n=e=>O(e).trim();function t(e){const o=e instanceof p.Mx?d(e).trimmed:"";return o===""?null:o}const s=e=>e?d(e).whole:
""}),70549:((L,T,a)=>{a.d(T,{n:()=>D});function D(p){const E=new WeakMap;return v=>{if(v.hasChanges)return p(v);const _=E.get(v);if(_)return _.answer;const O=p(
v);return E.set(v,{answer:O}),O}}})};
