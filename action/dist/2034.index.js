"use strict";exports.id=2034,exports.ids=[2034],exports.modules={49180:((R,T,f)=>{f.d(T,{q:()=>x});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(g){const y=g.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??b().get(y);return _===void 0?void 0:
(_.length===3?[..._].map(c=>c+c):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(c=>Number.parseInt(c,16))}let E;function b(){const g=w.split(" ");return E??=new Map(
g.flatMap((y,_)=>_%2===0?[[y,g[_+1]]]:[]))}}),17079:((R,T,f)=>{f.d(T,{Z:()=>g,_:()=>b});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(c){
if(c.length>64)return;const a=c.trim().replace(x,(s,i,o,u)=>`${i??""}${1900+Number(o)}${u}`);return _(y(w.exec(a)??E.exec(a)))}function g(c){const a=c.length>64?
void 0:y(E.exec(c.trim()));if(!a||_(a)===void 0)return;const{year:s,month:i="",day:o="",hour:u="",minute:d="",second:t="",zone:e=""}=a;return`D:${s}${i}${o}${u}${d}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function y(c){if(!c)return;const[,a,s,i,o,u,d,t,e,n,r]=c,h=t??(e===void 0?void 0:`${e}${n??"00"}:${r??"00"}`);return{year:a,
month:s,day:i,hour:o,minute:u,second:d,zone:h}}function _(c){if(!c)return;const{year:a,month:s,day:i,hour:o,minute:u="00",second:d="00",zone:t}=c,e=(r,h,v)=>r===
void 0||Number(r)>=h&&Number(r)<=v;if(Number(a)===0||!e(s,1,12)||!e(i,1,p(Number(a),Number(s)))||!e(o,0,23)||!e(u,0,59)||!e(d,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const n=[a,s,i].filter(r=>r!==void 0).join("-");return o===void 0?n:`${n}T${o}:${u}:${d}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function p(c,a){return a===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),50580:((R,T,f)=>{f.d(T,{L:()=>x});var w=f(58426);
function x(E,b){return Object.entries((0,w.zI)(E).fields).flatMap(([g,y])=>{if(y.kind!=="choice"||!y.open||typeof b[g]!="number")return[];const _=y.options.map(
({value:p})=>p).join(", ");return[{field:g,message:`is a number that only some regions know: use ${_}`}]})}}),49892:((R,T,f)=>{f.d(T,{B_:()=>E,Fw:()=>b,Tz:()=>y});
var w=f(49180),x=f(57117);const E="OctavoColor";function b(_,p){const c=g(_),a=c.length===1,s=p?.part===1;return p===void 0||(0,x.hU)(p,a?1:3)?{values:c,operators:`${c.
join(" ")} ${a?"g":"rg"}`,colorSpace:void 0,listsGlyphs:s}:{values:c,listsGlyphs:s,operators:`/${E} cs ${c.join(" ")} sc`,colorSpace:a?(0,x.HB)():(0,x.Pz)()}}function g(_){
if(_==="Gray")return[.5];const[p,c,a]=(0,w.q)(_);return(p===c&&c===a&&p>0?[p]:[p,c,a]).map(i=>Math.round(i/255*1e4)/1e4)}function y(_){return _===void 0||(0,x.hU)(
_,1)?{set:p=>`${p} g`,colorSpace:void 0}:{set:p=>`/${E} cs ${p} sc`,colorSpace:(0,x.HB)()}}}),57117:((R,T,f)=>{f.d(T,{Br:()=>_,HB:()=>i,Pz:()=>s,Qg:()=>c,_B:()=>b,
c4:()=>p,hU:()=>y});var w=f(21281),x=f(824),E=f(45599);async function b(o){const u=await(0,x.Br)(o),{archive:d}=(0,w.Ip)(o,u);return d&&{...d,xmp:u,intent:g(o)}}
function g(o){for(const u of o.array(o.catalog.get("OutputIntents"))??[]){const d=o.dict(u);if(!(0,E.Zm)(d)||!(0,E.Eo)(o.resolve(d.get("S")),"GTS_PDFA1"))continue;
const t=o.resolve(o.dict(d.get("DestOutputProfile"))?.get("N"));if(typeof t=="number")return t}}const y=({intent:o},u)=>u===1?o!==void 0:o===u,_={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},p=(o,u,d)=>(0,w.qg)(
o,u.xmp,u,d),c=o=>o&&o.part!==1&&o.intent===void 0?s():void 0,a=[.9505,1,1.089],s=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...a],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],i=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...a],Gamma:2.2})]}),95358:((R,T,f)=>{f.d(T,{Wx:()=>g,
pi:()=>_,z:()=>p});var w=f(58426),x=f(74135);function E(a,s){return b(a,s*72/a.userUnit)}function b(a,s){const{width:i,height:o}=(0,x.iN)(a),u={width:i-2*s,height:o-
2*s,inset:s};return u.width>0&&u.height>0?u:void 0}function g(a,s,i){const o=i===w.zU[a].fields.margin.default;return s.map(u=>{const d=E(u,i);if(d||!o)return d;
const{width:t,height:e}=(0,x.iN)(u);return b(u,Math.min(t,e)/10)})}const y=null;function _(a,{inset:s},i,o,u){const d=(0,x.iN)(a),t=d.width-s-o,e=d.height-s-u,n=i.
endsWith("left")?s:i.endsWith("right")?t:(d.width-o)/2,r=i.startsWith("bottom")?s:i.startsWith("top")?e:(d.height-u)/2;return[n,r]}function p({kinds:a,pages:s},i){
const o=s.find(({kind:u})=>!i[u]);return o?[{field:"margin",message:c(o.index,a[o.kind])}]:[]}function c(a,s){const{width:i,height:o}=(0,x.iN)(s),u=(0,x.d)(Math.
min(i,o)/2,s);return`leaves no room on page ${a+1}, which is ${(0,x.d)(i,s)} × ${(0,x.d)(o,s)} inches; it must be less than ${u}`}}),72313:((R,T,f)=>{f.d(T,{W:()=>h});
var w=f(81627),x=f(45599),E=f(98446),b=f(36078);function g(M,l,m,O){return`/Artifact <<${m==="over"?`/Type /Pagination /Subtype /${l}`:`/Type /Background /BBox \
[${O.map(b._).join(" ")}]`}>> BDC
${M}
EMC
`}var y=f(36211),_=f(37709),p=f(85008),c=f(74135),a=f(5490);const s=400,i=.01;function o(M,l,m,O){const P=new _.BT(l),U=new u(M,m,O);for(let A=0;A<s&&P.next();A++)
if(U.takes(P))return!0;return!1}class u{document;resources;box;states=new a.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new d;clips=!1;constructor(l,m,O){
this.document=l,this.resources=m,this.box=O}takes(l){if(this.states.follow(l)||this.extendsPath(l)||this.setsState(l))return!1;const{operator:m}=l;if(m==="Do")return this.
paintsImage(l.name(0));const O=y.lJ.get(m);return O!==void 0&&this.paintsPath(O)}setsState(l){const m=this.states.current;switch(l.operator){case"gs":{const O=this.
document.dict(this.resource("ExtGState",l.name(0)));return m.isOpaque=m.isSolid=t(this.document,O),!0}case"scn":case"sc":return m.isSolid=m.isOpaque&&l.kind(l.count-
1)!==p.o_,!0;case"g":case"rg":case"k":return m.isSolid=m.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(l){const{matrix:m}=this.
states.current;switch(l.operator){case"re":{const[O,P,U,A]=(0,a.M)(l);return this.path.rectangle(m,O,P,U,A),!0}case"m":case"l":return this.path.point(m,l.number(
0),l.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:l}){const m=this.states.current,O=this.path.area();
return l&&m.isSolid&&this.isCoveredBy(O)?!0:(this.clips&&(m.clip=O&&m.clip&&n(O,m.clip)),this.clips=!1,this.path=new d,!1)}paintsImage(l){const m=this.states.current,
O=this.resource("XObject",l);if(!m.isOpaque||!(O instanceof x.Z6)||!e(this.document,O.dict))return!1;const P=new d;return P.rectangle(m.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(l){const{clip:m}=this.states.current;return l!==void 0&&m!==void 0&&r(n(l,m),this.box)}resource(l,m){const{document:O,resources:P}=this;return m===
void 0?null:O.resolve(O.dict(P?.get(l))?.get(m))}}class d{isRectangle=!0;points=[];point([l,m,O,P,U,A],L,B){this.points.push([l*L+O*B+U,m*L+P*B+A])}rectangle(l,m,O,P,U){
this.point(l,m,O),this.point(l,m+P,O),this.point(l,m+P,O+U),this.point(l,m,O+U)}area(){const{points:l}=this;if(!this.isRectangle||l.length<4||l.length>5)return;
const m=(0,c.$L)(l),O=i*Math.max(m[2]-m[0],m[3]-m[1]),P=(U,A,L)=>Math.abs(U-A)<=O||Math.abs(U-L)<=O;return l.every(([U,A])=>P(U,m[0],m[2])&&P(A,m[1],m[3]))?m:void 0}}
function t(M,l){if(!l)return!0;const m=M.resolve(l.get("ca")),O=M.resolve(l.get("BM")),P=M.resolve(l.get("SMask"));return(m===null||m===1)&&(O===null||(0,x.Eo)(
O,"Normal"))&&(P===null||(0,x.Eo)(P,"None"))}function e(M,l){const m=M.resolve(l.get("ImageMask"))===!0;return(0,x.Eo)(M.resolve(l.get("Subtype")),"Image")&&!m&&
!l.has("SMask")&&!l.has("Mask")}function n(M,l){return[Math.max(M[0],l[0]),Math.max(M[1],l[1]),Math.min(M[2],l[2]),Math.min(M[3],l[3])]}function r(M,l){const[m,
O]=[i*(l[2]-l[0]),i*(l[3]-l[1])];return M[0]<=l[0]+m&&M[1]<=l[1]+O&&M[2]>=l[2]-m&&M[3]>=l[3]-O}async function h(M,{kinds:l,pages:m},O){const{pace:P}=M.job,{layer:U,
subtype:A,groupColorSpace:L}=O,B=new w.B(M);U==="over"&&await B.inspect(m);const j=[];for(const[F,S]of m.entries()){const C=P.step(U==="over"?2e3:2e4);C&&await C,
F%1e3===0&&P.progress(F/m.length);const I=O.on(S,F);if(!I)continue;const{box:$}=l[S.kind],{resources:W}=I,K=k=>g(I.operators(k),A,U,$);if(U==="over")await B.over(
S,{resources:W,operators:K});else{const k=B.contents.content(B.contents.own(S));o(M,k,M.dict(S.resources),$)&&j.push(S.index+1),B.under(S,{resources:W,operators:K})}
L!==void 0&&v(M,S.index,L)}return j.length>0?[D(j,m.length)]:[]}function v(M,l,m){const O=M.pages.number(l),P=M.entry(O,"Group"),U=M.dict(P);if(U?.has("CS"))return;
const A=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.fromEntries(U??[]),CS:m});(0,x.i9)(P)&&(0,x.Zm)(M.get(P))?M.put(P,A):M.pages.patch(
l,{Group:A})}function D(M,l){return{code:"stamp_hidden",message:`The stamp is hidden ${M.length===l?"on every page":`on ${(0,E.oi)(M)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((R,T,f)=>{f.d(T,{$:()=>c,J:()=>_});var w=f(41578),x=f(12889),E=f(81679),b=f(77581),g=f(45599),y=f(49892);
const _=100,p=_/1e3;async function c(t,e,{filling:n,transparency:r}){const h=[];for(const[B,j]of e.entries()){const S=t.lines.flatMap(({glyphs:C})=>C.filter(I=>I.
face===B)).map(({glyph:C})=>C);S.length>0&&(h[B]={...await(0,w.r)(j,S),unit:j.unit})}const[v,D,M,l]=t.ink,m=[Math.floor(v*p)-1,Math.floor(D*p)-1,Math.ceil(M*p)+
1,Math.ceil(l*p)+1],O=r===0,P=s([i,n.operators,...t.lines.flatMap(B=>[...B.color?[B.color]:[],...o(B.text,u(h,B))])]),U=B=>{const j={Font:(0,g.jd)(Object.fromEntries(
Object.entries(h).map(([S,C])=>[`F${S}`,C.addTo(B,void 0,n.listsGlyphs)]))),ColorSpace:n.colorSpace&&(0,g.jd)({[y.B_]:n.colorSpace})},F=O?void 0:(0,g.jd)({Type:(0,g.
UU)("Group"),S:(0,g.UU)("Transparency"),I:!0});return B.add(a(m,{Group:F,Resources:(0,g.jd)(j)},P))};if(O)return{addTo:U};const A=d(1-r/100),L=s(["/G0 gs","/X0 \
Do"]);return{addTo:B=>{const j=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:A,CA:A,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),F=(0,g.jd)({ExtGState:(0,g.jd)({G0:j}),
XObject:(0,g.jd)({X0:U(B)})});return B.add(a(m,{Resources:F},L))}}}function a(t,e,n){const r={Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[...t],Filter:(0,g.
UU)("FlateDecode")};return new g.Z6((0,g.jd)({...r,...e}),n)}const s=t=>(0,E.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),i="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function o(t,e){return(0,x.ft)(t)?[...e]:[`/Span <</ActualText <FEFF${(0,b.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...e,"EMC"]}function u(t,{glyphs:e,at:[n,r]=[0,0],size:h=1}){const v=["BT"];let D,M="",l="",m;const O=()=>{l&&(M+=`<${l}>`),l=""},P=()=>{O(),M&&v.push(`[${M}\
] TJ`),M=""};for(const{glyph:U,face:A,x:L,y:B}of e){const{codeOf:j,unit:F}=t[A];if(D!==A&&(P(),v.push(`/F${A} ${d(_*h)} Tf`),D=A),m?.y!==B){P();const S=[n+L*h,r+
B*h].map(C=>d(C*p));v.push(`1 0 0 1 ${S.join(" ")} Tm`)}else d(m.x-L)!==0&&(O(),M+=String(d(m.x-L)));l+=j(U),m={x:L+U.advanceWidth*F,y:B}}return P(),[...v,"ET"]}
const d=t=>Math.round(t*100)/100||0}),12342:((R,T,f)=>{f.r(T),f.d(T,{addTextWatermark:()=>A});var w=f(58552),x=f(81679),E=f(45599),b=f(47707),g=f(86799),y=f(6264),
_=f(71391),p=f(49892),c=f(95358),a=f(36078),s=f(57117),i=f(72313),o=f(99876),u=f(27320),d=f(50580),t=f(74135);const e=612,n={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},r=2,h=1.8,v=1e3;function D(S,C,I,$,{drawnAt:W,fontSize:K}){const{width:k,height:Z}=(0,t.iN)(S),X=Math.hypot(C.width,
C.height),G=I.diagonal?C.width/X:1,H=I.diagonal?C.height/X:0,[V,Y]=[$.width*G+$.height*H,$.width*H+$.height*G],Q=I.maximum*Math.max(1/S.userUnit,Math.min(k,Z)/e),
q=K===void 0?Q:K/S.userUnit,J=Math.min(C.width/V,C.height/Y,q),tt=J*$.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-C.inset-tt,bottom:C.inset+tt},N=J/W;return(I.
anchor==="everywhere"?M(C,{size:J,cos:G,sin:H,across:V,up:Y},$):[[0,0]]).map(([st,ot])=>(0,t.lw)([N*G,N*H,-N*H,N*G,k/2+st,et[I.anchor]+ot],(0,t.S3)(S)))}function M({
width:S,height:C},{size:I,cos:$,sin:W,across:K,up:k},Z){const X={along:(Z.width+r)*I,down:(Z.height+h)*I},G=Math.max(1,Math.sqrt(S*C/(X.along*X.down)/v)),[H,V]=[
X.along*G,X.down*G],[Y,Q]=[(S-K*I)/2+1e-6,(C-k*I)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let N=-J;N<=J;N++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(N%2===0?0:.5))*H,N*V],[it,rt]=[st*$-ot*W,st*W+ot*$];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var l=f(74094);const m=[
"line_1","line_2","line_3"],O="OctavoWatermark",P=64*1024,U=4*1024*1024;async function A(S,C,I,$){const W=await(0,o.F)(S,I),{kinds:K}=W,k=(0,c.Wx)("add_text_wat\
ermark",K,C.margin),Z=typeof C.template=="number"?void 0:n[C.template],X=[...(0,d.L)("add_text_watermark",C),...(0,c.z)(W,k)],G=await(0,s._B)(S),{color:H,transparency:V}=C,
Y=(0,p.Fw)(H,G),Q=j(C),q=C.font&&(0,g.g)(C.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,_.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let N=$.get(et);
if(!N){const{faces:z,areNew:at}=await B(q,$),ct=async()=>at?await S.job.pace.rest():void 0,dt=[...F(Q,z),...X];if(dt.length>0)throw(0,w.G6)(dt);await ct();const ut=(0,l.
V)(z,Q.map(lt=>(0,b.ai)(lt.text)));await ct(),N={drawing:await(0,u.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},$.put(et,N,P),await ct()}if(!Z||X.length>0)
throw(0,w.G6)(X);const{drawing:nt,size:st}=N,ot=nt.addTo(S),it={drawnAt:u.J,fontSize:C.font_size},rt=K.map((z,at)=>L(S,z,D(z,k[at],Z,st,it),ot)),ft=await(0,i.W)(
S,W,{layer:C.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,s.Qg)(G),on:({kind:z})=>({resources:[{category:"XObject",name:O,ref:rt[z].ref}],operators:([
at=""])=>(0,a.qK)(at,rt[z].placement)})});return G?.part===1&&V>0&&ft.push((0,s.c4)(S,G,s.Br.transparency)),ft}function L(S,{box:C},I,$){if(I.length===1)return{
ref:$,placement:(0,a.vs)(I[0])};const W=(0,E.jd)({Type:(0,E.UU)("XObject"),Subtype:(0,E.UU)("Form"),BBox:[...C],Resources:(0,E.jd)({XObject:(0,E.jd)({X0:$})}),Filter:(0,E.
UU)("FlateDecode")}),K=I.map(k=>`${(0,a.qK)("X0",(0,a.vs)(k))}
`).join("");return{ref:S.add(new E.Z6(W,(0,x.Kc)(Buffer.from(K,"latin1")))),placement:"1 0 0 1 0 0"}}async function B(S,C){const I=(0,_.C)("text face"),$=C.get(
I);$?.keep();const W=$??await(0,y.Wu)("SemiBold");if($||C.put(I,W,U),!S)return{faces:[W],areNew:!$};let K;const k=await C.ofFile(S.bytes,"text face",()=>Promise.
resolve(K=(0,y.ar)(S)));return K||k.keep(),{faces:[k,W],areNew:!$||K!==void 0}}function j(S){return m.flatMap(C=>{const I=S[C];return I===void 0?[]:[{field:C,text:I}]})}
function F(S,C){return S.flatMap(({field:I,text:$})=>{const W=(0,b.Zw)($,C);return W===void 0?[]:[{field:I,message:W,mentions:["font"]}]})}}),74094:((R,T,f)=>{f.
d(T,{V:()=>g,k:()=>y});var w=f(29825),x=f(74135),E=f(45657);const b=1200;function g(_,p){const c=p.map(t=>y(_,t)),a=c.map(({glyphs:t,ink:[e,n,r,h]},v)=>{if(t.length===
0)return x.gF;const D=(r-e)/2;return[-D,n-v*b,D,h-v*b]}),[s,i,o,u]=a.reduce(x.kO,x.gF),d=(i+u)/2;return{lines:c.map(({glyphs:t,ink:e},n)=>({text:p[n],glyphs:t.map(
r=>({...r,x:r.x-(e[0]+e[2])/2,y:r.y-n*b-d}))})),size:{width:Math.max(o-s,(0,E.Kf)(c.map(({advance:t})=>t)))/1e3,height:Math.max(u-i,p.length*b)/1e3},ink:[s,i-d,
o,u-d]}}function y(_,p){let c=0,a=x.gF;const s=(0,w.OD)(p,_).flatMap(({font:i,text:o,rtl:u})=>{const d=_[i],{unit:t}=d;return d.shape(o,u).map(({advance:e,x:n,...r})=>{
const{glyph:h,y:v}=r,D=c+n;c+=e;const{minX:M,minY:l,maxX:m,maxY:O}=d.boxOf(h);return M<=m&&(a=(0,x.kO)(a,[D+M*t,v+l*t,D+m*t,v+O*t])),{...r,face:i,x:D}})});return Number.
isFinite(a[0])?{glyphs:s,advance:c,ink:a}:{glyphs:[],advance:c,ink:[0,0,0,0]}}}),12889:((R,T,f)=>{f.d(T,{Rl:()=>i,Vv:()=>E,ft:()=>_,jB:()=>a,pr:()=>c,vw:()=>p,wE:()=>s});
var w=f(46161),x=f(47707);const E="‏";let b;const g=()=>b??=(0,w.A)(),y=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
_=o=>y.test(o),p=o=>_(o)&&(g().getEmbeddingLevels(o).paragraphs[0]?.level??0)%2===1;function c(o){if(!_(o))return o===""?[]:[{text:o,rtl:!1,at:0}];const{levels:u,
paragraphs:d}=g().getEmbeddingLevels(o),t=d[0]?.level??0;for(let r=o.length-1;r>=0&&/\s/.test(o[r]);r--)u[r]=t;const e=[];for(let r=0;r<o.length;r++){const h=e.
at(-1);h&&h.level===u[r]?h.text+=o[r]:e.push({level:u[r],text:o[r],at:r})}const n=e.reduce((r,{level:h})=>Math.max(r,h),0);for(let r=n;r>0;r--)for(let h=0,v=0;h<
e.length;h=v+1){for(v=h;v<e.length&&e[v].level>=r;)v++;if(v>h+1)for(const[D,M]of e.slice(h,v).entries())e[v-1-D]=M}return e.map(({level:r,text:h,at:v})=>({text:h,
rtl:r%2===1,at:v}))}const a=o=>Array.from(o,u=>g().getMirroredCharacter(u)??u).join(""),s=o=>(0,x.qf)(a(o)).reverse().join(""),i=o=>c(o).flatMap(({text:u,rtl:d})=>d?
(0,x.qf)(a(u)).reverse():(0,x.qf)(u))}),29825:((R,T,f)=>{f.d(T,{EH:()=>_,OD:()=>b,W_:()=>g,lV:()=>E});var w=f(12889),x=f(47707);const E=-1,b=(p,c)=>(0,w.pr)(p).
flatMap(a=>g(a,c));function g({text:p,rtl:c},a){const s=[];for(const i of(0,x.qf)(p)){const o=s.at(-1),u=(0,x.ML)(i)?o?.font??0:y(i,a,o?.font);o?.font===u?o.text+=
i:s.push({font:u,text:i,rtl:c})}return c?s.reverse():s}function y(p,c,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(p)&&a!==void 0&&c[a]?.covers(p)===
!0?a:c.findIndex(i=>i.covers(p))}function _(p,c){const a=b(p,c).filter(({font:s})=>s===E);return[...new Set(a.flatMap(s=>(0,x.qf)(s.text)))]}}),88739:((R,T,f)=>{
f.d(T,{B:()=>y,U:()=>b});var w=f(77581),x=f(12889);const E=100;function b(_,{digits:p=4,isInOrder:c=!1}={}){const a=_.filter(([,i])=>i.length>0).map(([i,o])=>`<${y(
i).slice(-p)}> <${g(o,c)}>`),s=Array.from({length:Math.ceil(a.length/E)},(i,o)=>{const u=a.slice(o*E,(o+1)*E);return[`${u.length} beginbfchar`,...u,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(p)}> <${"F".repeat(p)}> endcodespacerange`,...s,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function g(_,p){const c=_.map(a=>String.fromCodePoint(a)).join("");return(0,w.kt)(!p&&(0,x.ft)(c)?[...c].reverse().join(""):c).toString("hex").toUpperCase()}
const y=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((R,T,f)=>{f.d(T,{F:()=>E});var w=f(60623);const x=1<<24,E=b=>(0,w.UD)(Buffer.from(b,"base64"),{
stream:x,total:x,remaining:x},{found:!1})}),74135:((R,T,f)=>{f.d(T,{$L:()=>i,DI:()=>y,Gd:()=>c,JQ:()=>x,Mo:()=>b,PU:()=>_,Pj:()=>d,S3:()=>E,W1:()=>t,XM:()=>u,d:()=>e,
ds:()=>g,gF:()=>o,iN:()=>w,kO:()=>s,lw:()=>p,zl:()=>a});function w({box:[n,r,h,v],rotation:D}){const M=h-n,l=v-r;return D%180===0?{width:M,height:l}:{width:l,height:M}}
function x(n){const{width:r,height:h}=w(n);return{width:r*n.userUnit,height:h*n.userUnit}}function E({box:[n,r,h,v],rotation:D}){switch(D){case 0:return[1,0,0,1,
n,r];case 90:return[0,1,-1,0,h,r];case 180:return[-1,0,0,-1,h,v];case 270:return[0,-1,1,0,n,v]}}function b(n,r){return r===void 0?n:d(n,r)??n}function g([n,r,h,
v]){return[Math.min(n,h),Math.min(r,v),Math.max(n,h),Math.max(r,v)]}function y([n,r,h,v,D,M]){const l=n*v-r*h,[m,O,P,U]=[v/l,-r/l,-h/l,n/l];return[m+0,O+0,P+0,U+
0,-(D*m+M*P)+0,-(D*O+M*U)+0]}const _=([n,r,h,v])=>Math.sqrt(Math.abs(n*v-r*h));function p(n,r){const[h,v,D,M,l,m]=n,[O,P,U,A,L,B]=r;return[h*O+v*U,h*P+v*A,D*O+M*
U,D*P+M*A,l*O+m*U+L,l*P+m*A+B]}function c([n,r,h,v,D,M],l,m){return[n*l+h*m+D,r*l+v*m+M]}function a(n,[r,h,v,D]){const[M,l]=c(n,r,h),[m,O]=c(n,v,h),[P,U]=c(n,r,
D),[A,L]=c(n,v,D);return[Math.min(M,m,P,A),Math.min(l,O,U,L),Math.max(M,m,P,A),Math.max(l,O,U,L)]}const s=(n,r)=>[Math.min(n[0],r[0]),Math.min(n[1],r[1]),Math.max(
n[2],r[2]),Math.max(n[3],r[3])];function i(n){let[r,h,v,D]=o;for(const[M,l]of n)r=Math.min(r,M),h=Math.min(h,l),v=Math.max(v,M),D=Math.max(D,l);return[r,h,v,D]}
const o=[1/0,1/0,-1/0,-1/0],u=([n,r,h,v],D)=>[n-D,r-D,h+D,v+D];function d(n,r){const h=[Math.max(n[0],r[0]),Math.max(n[1],r[1]),Math.min(n[2],r[2]),Math.min(n[3],
r[3])];return h[0]<h[2]&&h[1]<h[3]?h:void 0}const t=n=>n.map(r=>Math.round(r*1e5)/1e5+0),e=(n,{userUnit:r})=>String(Number((n*r/72).toPrecision(3)))}),6057:((R,T,f)=>{
f.d(T,{VO:()=>E,b0:()=>g,c_:()=>_,iw:()=>b,lQ:()=>y});var w=f(74135);const x=[0,0,612,792],E=(p,c)=>g(p,p.pages.attribute(c,"MediaBox"))??x;function b(p,c){const{
pages:a}=p,s=p.resolve(p.entry(a.number(c),"UserUnit"));return{box:(0,w.Mo)(E(p,c),g(p,a.attribute(c,"CropBox"))),rotation:_(p.resolve(a.attribute(c,"Rotate"))),
userUnit:typeof s=="number"&&s>0?s:1}}function g(p,c){const a=p.array(c)?.map(i=>p.resolve(i));if(a?.length!==4||!a.every(i=>typeof i=="number"&&Number.isFinite(
i)))return;const s=(0,w.ds)(a);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function y(p,c){const a=(p.array(c)??[]).map(s=>p.resolve(s));return a.length===6&&a.every(s=>typeof s==
"number")?a:[1,0,0,1,0,0]}function _(p){const c=typeof p=="number"?(p%360+360)%360:0;return c===90||c===180||c===270?c:0}}),5490:((R,T,f)=>{f.d(T,{M:()=>b,U:()=>E});
var w=f(74135);const x=1e4;class E{current;saved=[];beyond=0;constructor(y){this.current=y}follow(y){switch(y.operator){case"q":return this.saved.length<x?this.
saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(
y),!0;default:return!1}}transform(y){if(y.count!==6)return;const[_,p,c,a,s,i]=b(y);this.current.matrix=(0,w.lw)([_,p,c,a,s,i],this.current.matrix)}}const b=g=>Array.
from({length:g.count},(y,_)=>g.number(_))}),21281:((R,T,f)=>{f.d(T,{Ip:()=>p,XM:()=>o,Xb:()=>i,ds:()=>_,qg:()=>s});var w=f(59071),x=f(70549),E=f(43496),b=f(824),
g=f(1975),y=f(60912);const _=(0,x.n)(async t=>p(t,await(0,b.Br)(t)));function p(t,e){const n=(l,m)=>(0,w.wh)((0,g.sm)(e,l,m)[0]??""),r=a(n("pdfaid","part"),n("p\
dfaid","conformance").toLowerCase()),h=c(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,D=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||
((0,w.Gh)(t.resolve((0,b._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],M=[r?.name,h,...D.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.
test(l))];return{archive:r,accessible:h,names:M.filter(l=>l!==void 0)}}const c=t=>/^[1-9]$/.test(t);function a(t,e){if(!c(t))return;const n=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function s(t,e,n,r){return e&&d(t,e,[E.dK.pdfaid]),i(n,r)}const i=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function o(t){const e=await(0,b.Br)(t);if(!e)return[];const{archive:n,accessible:r}=p(
t,e);d(t,e,[E.dK.pdfaid,E.dK.pdfuaid]);const h=[n?.name,r].filter(v=>v!==void 0);return h.length>0?[u(h)]:[]}const u=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function d(t,e,n){e.properties.some(({namespace:r})=>n.includes(r))&&
(0,y._L)(t,(0,y.QH)(e,({namespace:r})=>n.includes(r),[]))}}),43496:((R,T,f)=>{f.d(T,{HC:()=>b,dK:()=>w,ee:()=>E});const w={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(w));class E{uris=new Map;declared=[];known=new Map;enter(c){
let a;for(const{name:s,value:i}of c){if(!b(s))continue;const o=s.slice(6),u=this.uris.get(o);u?u.push(i):this.uris.set(o,[i]),(a??=[]).push(o)}this.declared.push(
a??g),a&&this.known.clear()}leave(){const c=this.declared.pop()??g;for(const a of c)this.uris.get(a).pop();c.length>0&&this.known.clear()}declares(c){return(this.
uris.get(_(c))?.length??0)>0}ofElement(c){let a=this.known.get(c);if(!a){const s=_(c),i=this.uris.get(s)?.at(-1)??x.get(s)??"";this.known.size===y&&this.known.clear(),
this.known.set(c,a={namespace:i,local:c.slice(c.indexOf(":")+1)})}return a}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const b=p=>p===
"xmlns"||p.startsWith("xmlns:"),g=[],y=1e3,_=p=>p.slice(0,Math.max(p.indexOf(":"),0))}),824:((R,T,f)=>{f.d(T,{Br:()=>p,_6:()=>a,_U:()=>_});var w=f(58552),x=f(1975),
E=f(17079),b=f(45599),g=f(59071),y=f(70549);function _(s){const i=s.resolve(s.trailer.get("Info"));return i instanceof b.Bi?i:i instanceof b.Z6?i.dict:void 0}const p=(0,y.
n)(c);async function c(s){const i=s.get(s.catalogNumber),o=i instanceof b.Bi?s.resolve(i.get("Metadata")):null;if(!(o instanceof b.Z6))return;let u;try{u=s.decoded(
o)}catch(d){if(!(d instanceof w.zU)||d.code==="cancelled")throw d;return x.m}return(0,x.kg)(u,s.job.pace)}function a(s,i){const o=_(s),u=h=>s.resolve(o?.get(h)),
d=(h,v,D=", ")=>{const M=(0,x.sm)(i,h,v).map(g.wh).filter(Boolean).join(D);return M===""?null:M},t=(h,v)=>{const[D=""]=(0,x.sm)(i,h,v);return(0,g.wh)(D)||null},
e=(h,v)=>(0,E._)((0,g.Gh)(u(h))??"")??(0,E._)(t("xmp",v)??"")??null,n=s.get(s.catalogNumber),r=n instanceof b.Bi?(0,g.Gh)(s.resolve(n.get("Lang"))):null;return{
title:(0,g.Gh)(u("Title"))??t("dc","title"),author:(0,g.Gh)(u("Author"))??d("dc","creator"),subject:(0,g.Gh)(u("Subject"))??t("dc","description"),keywords:(0,g.
Gh)(u("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,g.Gh)(u("Creator"))??t("xmp","CreatorTool"),producer:(0,g.Gh)(u("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:r??t("dc","language")}}}),3907:((R,T,f)=>{f.d(T,{X:()=>u,km:()=>E,ol:()=>w,
xK:()=>s});const w=200,x=1e4;async function E(d,t,e){const n=new b(d);for(let r=n.next();r;r=n.next()){if(e(r))return"left";const h=t.step((r.to-r.from)*4+50);h&&
await h}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class b{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==g)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"\
text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==y))return this.at=n+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const r=e.slice(t+1,n),h=[];for(let v=n;;){const D=this.blanks(
v),M=e.charCodeAt(D);if(M===y||M===_&&e.charCodeAt(D+1)===y)return this.at=M===y?D+1:D+2,{kind:M===y?"start":"empty",name:r,attributes:h,from:t,to:this.at};const l=this.
name(D),m=this.blanks(l),O=this.blanks(m+1),P=e[O];if(D===v||l===D||e[m]!=="="||P!=='"'&&P!=="'")return;const U=e.indexOf(P,O+1),A=e.slice(O+1,Math.max(U,O+1)),
L=A.includes("<")?void 0:c(A);if(U<0||L===void 0||h.length>=x)return;h.push({name:e.slice(D,l),value:L,from:D,to:U+1}),v=U+1}}characters(t,e){const n=c(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===_||
n===y||n===g||n===61||n===34||n===39)break}return t}}const[g,y,_]=[60,62,47],p=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(d){
if(!d.includes("&"))return d;const t=[];let e=0;for(let n=d.indexOf("&");n>=0;n=d.indexOf("&",e)){const r=d.indexOf(";",n);if(r<0||r-n>12)return;const h=d.slice(
n+1,r),v=p.get(h)??a(h);if(v===void 0)return;t.push(d.slice(e,n),v),e=r+1}return t.push(d.slice(e)),t.join("")}function a(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function s(d){const[t,e,n,r]=d;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return o(d);if(t===254&&e===255||t===0&&e===60)return i(new TextDecoder("utf-16be").decode(d));
if(t===255&&e===254||t===60&&e===0)return i(new TextDecoder("utf-16le").decode(d));const h=new TextDecoder().decode(d);return i(h.includes("�")?Buffer.from(d).
toString("latin1"):h)}const i=d=>d.startsWith("\uFEFF")?d.slice(1):d;function o(d){const t=new DataView(d.buffer,d.byteOffset,d.byteLength),e=d[0]!==0,n=[];for(let r=0;r+
4<=d.length;r+=4){const h=t.getUint32(r,e);if(h>1114111)return;n.push(String.fromCodePoint(h))}return i(n.join(""))}const u=d=>d.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((R,T,f)=>{f.d(T,{QH:()=>b,T3:()=>g,_L:()=>c});var w=f(43496),x=f(3907),E=f(45599);function b(a,s,i){
const{text:o,properties:u,end:d,about:t}=a,e=[];let n=0;for(const r of u.filter(s).sort((h,v)=>h.from-v.from))r.from<n||(e.push(o.slice(n,r.from)),n=r.to);return e.
push(o.slice(n,Math.max(d,n))),i.length>0&&e.push(y(i,t)),e.push(o.slice(Math.max(d,n))),p(e.join(""))}function g(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${y(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(a,s){const o=[...new Set(a.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${w.dK[d]}"`).join(""),u=a.map(({prefix:d,name:t,form:e,values:n})=>`\
<${d}:${t}>${_(e,n)}</${d}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,x.X)(s)}"${o}>
${u.join("")}</rdf:Description>
`}function _(a,s){const i=o=>s.map(u=>`<rdf:li${o}>${(0,x.X)(u)}</rdf:li>`).join("");switch(a){case"simple":return(0,x.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const p=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(a,s){const i=a.catalog.get("Metadata"),o=a.resolve(i),u=o instanceof E.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],d=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...u]),t=new E.Z6(d,Buffer.
from(s,"utf8"));(0,E.i9)(i)&&o instanceof E.Z6?a.put(i,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),1975:((R,T,f)=>{f.d(T,{kg:()=>g,m:()=>b,sm:()=>y});
var w=f(43496),x=f(3907);const E=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(a,s){const i=(0,x.xK)(a);if(i===void 0)return b;const o=new p,
d=await(0,x.km)(i,s,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:i,properties:o.properties,malformed:d,end:o.end,about:o.
about}}function y(a,s,i){return a?.properties.find(o=>o.name===i&&o.namespace===w.dK[s])?.values??[]}const _=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(s,i,o){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const u=this.scope.ofElement(s),d=u.namespace===w.dK.rdf,t=d&&u.local==="li";this.root===_&&this.end<0&&d&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?i.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:s,...u,from:o,language:n}),
this.root===_){if(!d||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(e===1)this.describe(i);else if(e===
2){this.items=[];const r=i.find(({name:h})=>this.isRdf(h,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:i,value:o,from:u,
to:d}of s){if((0,w.HC)(i))continue;const{namespace:t,local:e}=this.scope.ofAttribute(i);t===w.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===w.dK.rdf||t===w.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:u,to:d})}}close(s,i,o){const u=this.open.pop();if(u?.name!==s){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==_)if(d===0)this.end=i,this.root=_;else if(d===1&&this.loose)this.root=_,this.loose=!1;else if(d===2){const t=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:t,from:u.from,to:o})}else d>2&&u.namespace===w.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(s){this.properties.length<E?this.properties.push(s):this.broken=
!0}isRdf(s,i){const o=this.scope.ofAttribute(s);return o.local===i&&o.namespace===w.dK.rdf}}function c(a){const s=a.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),i=a.map(({text:o})=>o);return s>0?[i[s],...i.slice(0,s),...i.slice(s+1)]:i}}),59071:((R,T,f)=>{f.d(T,{Gh:()=>s,ZK:()=>i,wh:()=>a});var w=f(77581),x=f(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=o=>o.replace(E,"").replace(b,"").replace(g,"�"),_=200,p=new WeakMap;function c(o){if(o.bytes.length<_)return y((0,w.g7)(o));let u=p.get(o);return u===void 0&&
p.set(o,u=y((0,w.g7)(o))),u}const a=o=>y(o).trim();function s(o){const u=o instanceof x.Mx?c(o).trim():"";return u===""?null:u}const i=o=>o?c(o):""}),70549:((R,T,f)=>{
f.d(T,{n:()=>w});function w(x){const E=new WeakMap;return b=>{if(b.hasChanges)return x(b);const g=E.get(b);if(g)return g.answer;const y=x(b);return E.set(b,{answer:y}),
y}}})};
