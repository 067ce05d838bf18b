"use strict";exports.id=2034,exports.ids=[2034],exports.modules={49180:((R,P,c)=>{c.d(P,{q:()=>x});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(g){const v=g.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(v)?.[1]??b().get(v);return _===void 0?void 0:
(_.length===3?[..._].map(f=>f+f):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(f=>Number.parseInt(f,16))}let E;function b(){const g=w.split(" ");return E??=new Map(
g.flatMap((v,_)=>_%2===0?[[v,g[_+1]]]:[]))}}),17079:((R,P,c)=>{c.d(P,{Z:()=>g,_:()=>b});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(f){
if(f.length>64)return;const r=f.trim().replace(x,(n,i,s,u)=>`${i??""}${1900+Number(s)}${u}`);return _(v(w.exec(r)??E.exec(r)))}function g(f){const r=f.length>64?
void 0:v(E.exec(f.trim()));if(!r||_(r)===void 0)return;const{year:n,month:i="",day:s="",hour:u="",minute:d="",second:e="",zone:t=""}=r;return`D:${n}${i}${s}${u}${d}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function v(f){if(!f)return;const[,r,n,i,s,u,d,e,t,o,a]=f,m=e??(t===void 0?void 0:`${t}${o??"00"}:${a??"00"}`);return{year:r,
month:n,day:i,hour:s,minute:u,second:d,zone:m}}function _(f){if(!f)return;const{year:r,month:n,day:i,hour:s,minute:u="00",second:d="00",zone:e}=f,t=(a,m,y)=>a===
void 0||Number(a)>=m&&Number(a)<=y;if(Number(r)===0||!t(n,1,12)||!t(i,1,h(Number(r),Number(n)))||!t(s,0,23)||!t(u,0,59)||!t(d,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const o=[r,n,i].filter(a=>a!==void 0).join("-");return s===void 0?o:`${o}T${s}:${u}:${d}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function h(f,r){return r===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),50580:((R,P,c)=>{c.d(P,{L:()=>x});var w=c(58426);
function x(E,b){return Object.entries((0,w.zI)(E).fields).flatMap(([g,v])=>{if(v.kind!=="choice"||!v.open||typeof b[g]!="number")return[];const _=v.options.map(
({value:h})=>h).join(", ");return[{field:g,message:`is a number that only some regions know: use ${_}`}]})}}),49892:((R,P,c)=>{c.d(P,{B_:()=>E,Fw:()=>b,Tz:()=>v});
var w=c(49180),x=c(57117);const E="OctavoColor";function b(_,h){const f=g(_),r=f.length===1,n=h?.part===1;return h===void 0||(0,x.hU)(h,r?1:3)?{values:f,operators:`${f.
join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:f,listsGlyphs:n,operators:`/${E} cs ${f.join(" ")} sc`,colorSpace:r?(0,x.HB)():(0,x.Pz)()}}function g(_){
if(_==="Gray")return[.5];const[h,f,r]=(0,w.q)(_);return(h===f&&f===r&&h>0?[h]:[h,f,r]).map(i=>Math.round(i/255*1e4)/1e4)}function v(_){return _===void 0||(0,x.hU)(
_,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`/${E} cs ${h} sc`,colorSpace:(0,x.HB)()}}}),57117:((R,P,c)=>{c.d(P,{Br:()=>_,HB:()=>i,Pz:()=>n,Qg:()=>f,_B:()=>b,
c4:()=>h,hU:()=>v});var w=c(21281),x=c(824),E=c(45599);async function b(s){const u=await(0,x.Br)(s),{archive:d}=(0,w.Ip)(s,u);return d&&{...d,xmp:u,intent:g(s)}}
function g(s){for(const u of s.array(s.catalog.get("OutputIntents"))??[]){const d=s.dict(u);if(!(0,E.Zm)(d)||!(0,E.Eo)(s.resolve(d.get("S")),"GTS_PDFA1"))continue;
const e=s.resolve(s.dict(d.get("DestOutputProfile"))?.get("N"));if(typeof e=="number")return e}}const v=({intent:s},u)=>u===1?s!==void 0:s===u,_={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(s,u,d)=>(0,w.qg)(
s,u.xmp,u,d),f=s=>s&&s.part!==1&&s.intent===void 0?n():void 0,r=[.9505,1,1.089],n=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],i=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...r],Gamma:2.2})]}),95358:((R,P,c)=>{c.d(P,{Wx:()=>g,
pi:()=>_,z:()=>h});var w=c(58426),x=c(74135);function E(r,n){return b(r,n*72/r.userUnit)}function b(r,n){const{width:i,height:s}=(0,x.iN)(r),u={width:i-2*n,height:s-
2*n,inset:n};return u.width>0&&u.height>0?u:void 0}function g(r,n,i){const s=i===w.zU[r].fields.margin.default;return n.map(u=>{const d=E(u,i);if(d||!s)return d;
const{width:e,height:t}=(0,x.iN)(u);return b(u,Math.min(e,t)/10)})}const v=null;function _(r,{inset:n},i,s,u){const d=(0,x.iN)(r),e=d.width-n-s,t=d.height-n-u,o=i.
endsWith("left")?n:i.endsWith("right")?e:(d.width-s)/2,a=i.startsWith("bottom")?n:i.startsWith("top")?t:(d.height-u)/2;return[o,a]}function h({kinds:r,pages:n},i){
const s=n.find(({kind:u})=>!i[u]);return s?[{field:"margin",message:f(s.index,r[s.kind])}]:[]}function f(r,n){const{width:i,height:s}=(0,x.iN)(n),u=(0,x.d)(Math.
min(i,s)/2,n);return`leaves no room on page ${r+1}, which is ${(0,x.d)(i,n)} × ${(0,x.d)(s,n)} inches; it must be less than ${u}`}}),72313:((R,P,c)=>{c.d(P,{W:()=>m});
var w=c(81627),x=c(45599),E=c(98446),b=c(36078);function g(M,l,p,O){return`/Artifact <<${p==="over"?`/Type /Pagination /Subtype /${l}`:`/Type /Background /BBox \
[${O.map(b._).join(" ")}]`}>> BDC
${M}
EMC
`}var v=c(36211),_=c(37709),h=c(85008),f=c(74135),r=c(5490);const n=400,i=.01;function s(M,l,p,O){const D=new _.BT(l),U=new u(M,p,O);for(let A=0;A<n&&D.next();A++)
if(U.takes(D))return!0;return!1}class u{document;resources;box;states=new r.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new d;clips=!1;constructor(l,p,O){
this.document=l,this.resources=p,this.box=O}takes(l){if(this.states.follow(l)||this.extendsPath(l)||this.setsState(l))return!1;const{operator:p}=l;if(p==="Do")return this.
paintsImage(l.name(0));const O=v.lJ.get(p);return O!==void 0&&this.paintsPath(O)}setsState(l){const p=this.states.current;switch(l.operator){case"gs":{const O=this.
document.dict(this.resource("ExtGState",l.name(0)));return p.isOpaque=p.isSolid=e(this.document,O),!0}case"scn":case"sc":return p.isSolid=p.isOpaque&&l.kind(l.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return p.isSolid=p.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(l){const{matrix:p}=this.
states.current;switch(l.operator){case"re":{const[O,D,U,A]=(0,r.M)(l);return this.path.rectangle(p,O,D,U,A),!0}case"m":case"l":return this.path.point(p,l.number(
0),l.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:l}){const p=this.states.current,O=this.path.area();
return l&&p.isSolid&&this.isCoveredBy(O)?!0:(this.clips&&(p.clip=O&&p.clip&&o(O,p.clip)),this.clips=!1,this.path=new d,!1)}paintsImage(l){const p=this.states.current,
O=this.resource("XObject",l);if(!p.isOpaque||!(O instanceof x.Z6)||!t(this.document,O.dict))return!1;const D=new d;return D.rectangle(p.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(l){const{clip:p}=this.states.current;return l!==void 0&&p!==void 0&&a(o(l,p),this.box)}resource(l,p){const{document:O,resources:D}=this;return p===
void 0?null:O.resolve(O.dict(D?.get(l))?.get(p))}}class d{isRectangle=!0;points=[];point([l,p,O,D,U,A],L,I){this.points.push([l*L+O*I+U,p*L+D*I+A])}rectangle(l,p,O,D,U){
this.point(l,p,O),this.point(l,p+D,O),this.point(l,p+D,O+U),this.point(l,p,O+U)}area(){const{points:l}=this;if(!this.isRectangle||l.length<4||l.length>5)return;
const p=(0,f.$L)(l),O=i*Math.max(p[2]-p[0],p[3]-p[1]),D=(U,A,L)=>Math.abs(U-A)<=O||Math.abs(U-L)<=O;return l.every(([U,A])=>D(U,p[0],p[2])&&D(A,p[1],p[3]))?p:void 0}}
function e(M,l){if(!l)return!0;const p=M.resolve(l.get("ca")),O=M.resolve(l.get("BM")),D=M.resolve(l.get("SMask"));return(p===null||p===1)&&(O===null||(0,x.Eo)(
O,"Normal"))&&(D===null||(0,x.Eo)(D,"None"))}function t(M,l){const p=M.resolve(l.get("ImageMask"))===!0;return(0,x.Eo)(M.resolve(l.get("Subtype")),"Image")&&!p&&
!l.has("SMask")&&!l.has("Mask")}function o(M,l){return[Math.max(M[0],l[0]),Math.max(M[1],l[1]),Math.min(M[2],l[2]),Math.min(M[3],l[3])]}function a(M,l){const[p,
O]=[i*(l[2]-l[0]),i*(l[3]-l[1])];return M[0]<=l[0]+p&&M[1]<=l[1]+O&&M[2]>=l[2]-p&&M[3]>=l[3]-O}async function m(M,{kinds:l,pages:p},O){const{pace:D}=M.job,{layer:U,
subtype:A,groupColorSpace:L}=O,I=new w.B(M);U==="over"&&await I.inspect(p);const j=[];for(const[F,S]of p.entries()){const C=D.step(U==="over"?2e3:2e4);C&&await C,
F%1e3===0&&D.progress(F/p.length);const B=O.on(S,F);if(!B)continue;const{box:$}=l[S.kind],{resources:W}=B,K=k=>g(B.operators(k),A,U,$);if(U==="over")await I.over(
S,{resources:W,operators:K});else{const k=I.contents.content(I.contents.own(S));s(M,k,M.dict(S.resources),$)&&j.push(S.index+1),I.under(S,{resources:W,operators:K})}
L!==void 0&&y(M,S.index,L)}return j.length>0?[T(j,p.length)]:[]}function y(M,l,p){const O=M.pages.number(l),D=M.entry(O,"Group"),U=M.dict(D);if(U?.has("CS"))return;
const A=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.fromEntries(U??[]),CS:p});(0,x.i9)(D)&&(0,x.Zm)(M.get(D))?M.put(D,A):M.pages.patch(
l,{Group:A})}function T(M,l){return{code:"stamp_hidden",message:`The stamp is hidden ${M.length===l?"on every page":`on ${(0,E.oi)(M)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((R,P,c)=>{c.d(P,{$:()=>f,J:()=>_});var w=c(41578),x=c(12889),E=c(81679),b=c(77581),g=c(45599),v=c(49892);
const _=100,h=_/1e3;async function f(e,t,{filling:o,transparency:a}){const m=[];for(const[I,j]of t.entries()){const S=e.lines.flatMap(({glyphs:C})=>C.filter(B=>B.
face===I)).map(({glyph:C})=>C);S.length>0&&(m[I]={...await(0,w.r)(j,S),unit:j.unit})}const[y,T,M,l]=e.ink,p=[Math.floor(y*h)-1,Math.floor(T*h)-1,Math.ceil(M*h)+
1,Math.ceil(l*h)+1],O=a===0,D=n([i,o.operators,...e.lines.flatMap(I=>[...I.color?[I.color]:[],...s(I.text,u(m,I))])]),U=I=>{const j={Font:(0,g.jd)(Object.fromEntries(
Object.entries(m).map(([S,C])=>[`F${S}`,C.addTo(I,void 0,o.listsGlyphs)]))),ColorSpace:o.colorSpace&&(0,g.jd)({[v.B_]:o.colorSpace})},F=O?void 0:(0,g.jd)({Type:(0,g.
UU)("Group"),S:(0,g.UU)("Transparency"),I:!0});return I.add(r(p,{Group:F,Resources:(0,g.jd)(j)},D))};if(O)return{addTo:U};const A=d(1-a/100),L=n(["/G0 gs","/X0 \
Do"]);return{addTo:I=>{const j=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:A,CA:A,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),F=(0,g.jd)({ExtGState:(0,g.jd)({G0:j}),
XObject:(0,g.jd)({X0:U(I)})});return I.add(r(p,{Resources:F},L))}}}function r(e,t,o){const a={Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[...e],Filter:(0,g.
UU)("FlateDecode")};return new g.Z6((0,g.jd)({...a,...t}),o)}const n=e=>(0,E.Kc)(Buffer.from(`${e.join(`
`)}
`,"latin1")),i="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function s(e,t){return(0,x.ft)(e)?[...t]:[`/Span <</ActualText <FEFF${(0,b.kt)(e).toString("hex").toUpperCase()}> >>\
 BDC`,...t,"EMC"]}function u(e,{glyphs:t,at:[o,a]=[0,0],size:m=1}){const y=["BT"];let T,M="",l="",p;const O=()=>{l&&(M+=`<${l}>`),l=""},D=()=>{O(),M&&y.push(`[${M}\
] TJ`),M=""};for(const{glyph:U,face:A,x:L,y:I}of t){const{codeOf:j,unit:F}=e[A];if(T!==A&&(D(),y.push(`/F${A} ${d(_*m)} Tf`),T=A),p?.y!==I){D();const S=[o+L*m,a+
I*m].map(C=>d(C*h));y.push(`1 0 0 1 ${S.join(" ")} Tm`)}else d(p.x-L)!==0&&(O(),M+=String(d(p.x-L)));l+=j(U),p={x:L+U.advanceWidth*F,y:I}}return D(),[...y,"ET"]}
const d=e=>Math.round(e*100)/100||0}),12342:((R,P,c)=>{c.r(P),c.d(P,{addTextWatermark:()=>A});var w=c(58552),x=c(81679),E=c(45599),b=c(47707),g=c(86799),v=c(6264),
_=c(71391),h=c(49892),f=c(95358),r=c(36078),n=c(57117),i=c(72313),s=c(99876),u=c(27320),d=c(50580),e=c(74135);const t=612,o={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},a=2,m=1.8,y=1e3;function T(S,C,B,$,{drawnAt:W,fontSize:K}){const{width:k,height:Z}=(0,e.iN)(S),X=Math.hypot(C.width,
C.height),G=B.diagonal?C.width/X:1,H=B.diagonal?C.height/X:0,[V,Y]=[$.width*G+$.height*H,$.width*H+$.height*G],Q=B.maximum*Math.max(1/S.userUnit,Math.min(k,Z)/t),
q=K===void 0?Q:K/S.userUnit,J=Math.min(C.width/V,C.height/Y,q),tt=J*$.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-C.inset-tt,bottom:C.inset+tt},N=J/W;return(B.
anchor==="everywhere"?M(C,{size:J,cos:G,sin:H,across:V,up:Y},$):[[0,0]]).map(([st,ot])=>(0,e.lw)([N*G,N*H,-N*H,N*G,k/2+st,et[B.anchor]+ot],(0,e.S3)(S)))}function M({
width:S,height:C},{size:B,cos:$,sin:W,across:K,up:k},Z){const X={along:(Z.width+a)*B,down:(Z.height+m)*B},G=Math.max(1,Math.sqrt(S*C/(X.along*X.down)/y)),[H,V]=[
X.along*G,X.down*G],[Y,Q]=[(S-K*B)/2+1e-6,(C-k*B)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let N=-J;N<=J;N++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(N%2===0?0:.5))*H,N*V],[it,rt]=[st*$-ot*W,st*W+ot*$];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var l=c(74094);const p=[
"line_1","line_2","line_3"],O="OctavoWatermark",D=64*1024,U=4*1024*1024;async function A(S,C,B,$){const W=await(0,s.F)(S,B),{kinds:K}=W,k=(0,f.Wx)("add_text_wat\
ermark",K,C.margin),Z=typeof C.template=="number"?void 0:o[C.template],X=[...(0,d.L)("add_text_watermark",C),...(0,f.z)(W,k)],G=await(0,n._B)(S),{color:H,transparency:V}=C,
Y=(0,h.Fw)(H,G),Q=j(C),q=C.font&&(0,g.g)(C.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,_.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let N=$.get(et);
if(!N){const{faces:z,areNew:at}=await I(q,$),ct=async()=>at?await S.job.pace.rest():void 0,dt=[...F(Q,z),...X];if(dt.length>0)throw(0,w.G6)(dt);await ct();const ut=(0,l.
V)(z,Q.map(lt=>(0,b.ai)(lt.text)));await ct(),N={drawing:await(0,u.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},$.put(et,N,D),await ct()}if(!Z||X.length>0)
throw(0,w.G6)(X);const{drawing:nt,size:st}=N,ot=nt.addTo(S),it={drawnAt:u.J,fontSize:C.font_size},rt=K.map((z,at)=>L(S,z,T(z,k[at],Z,st,it),ot)),ft=await(0,i.W)(
S,W,{layer:C.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,n.Qg)(G),on:({kind:z})=>({resources:[{category:"XObject",name:O,ref:rt[z].ref}],operators:([
at=""])=>(0,r.qK)(at,rt[z].placement)})});return G?.part===1&&V>0&&ft.push((0,n.c4)(S,G,n.Br.transparency)),ft}function L(S,{box:C},B,$){if(B.length===1)return{
ref:$,placement:(0,r.vs)(B[0])};const W=(0,E.jd)({Type:(0,E.UU)("XObject"),Subtype:(0,E.UU)("Form"),BBox:[...C],Resources:(0,E.jd)({XObject:(0,E.jd)({X0:$})}),Filter:(0,E.
UU)("FlateDecode")}),K=B.map(k=>`${(0,r.qK)("X0",(0,r.vs)(k))}
`).join("");return{ref:S.add(new E.Z6(W,(0,x.Kc)(Buffer.from(K,"latin1")))),placement:"1 0 0 1 0 0"}}async function I(S,C){const B=(0,_.C)("text face"),$=C.get(
B);$?.keep();const W=$??await(0,v.Wu)("SemiBold");if($||C.put(B,W,U),!S)return{faces:[W],areNew:!$};let K;const k=await C.ofFile(S.bytes,"text face",()=>Promise.
resolve(K=(0,v.ar)(S)));return K||k.keep(),{faces:[k,W],areNew:!$||K!==void 0}}function j(S){return p.flatMap(C=>{const B=S[C];return B===void 0?[]:[{field:C,text:B}]})}
function F(S,C){return S.flatMap(({field:B,text:$})=>{const W=(0,b.Zw)($,C);return W===void 0?[]:[{field:B,message:W,mentions:["font"]}]})}}),74094:((R,P,c)=>{c.
d(P,{V:()=>g,k:()=>v});var w=c(29825),x=c(74135),E=c(45657);const b=1200;function g(_,h){const f=h.map(e=>v(_,e)),r=f.map(({glyphs:e,ink:[t,o,a,m]},y)=>{if(e.length===
0)return x.gF;const T=(a-t)/2;return[-T,o-y*b,T,m-y*b]}),[n,i,s,u]=r.reduce(x.kO,x.gF),d=(i+u)/2;return{lines:f.map(({glyphs:e,ink:t},o)=>({text:h[o],glyphs:e.map(
a=>({...a,x:a.x-(t[0]+t[2])/2,y:a.y-o*b-d}))})),size:{width:Math.max(s-n,(0,E.Kf)(f.map(({advance:e})=>e)))/1e3,height:Math.max(u-i,h.length*b)/1e3},ink:[n,i-d,
s,u-d]}}function v(_,h){let f=0,r=x.gF;const n=(0,w.OD)(h,_).flatMap(({font:i,text:s,rtl:u})=>{const d=_[i],{unit:e}=d;return d.shape(s,u).map(({advance:t,x:o,...a})=>{
const{glyph:m,y}=a,T=f+o;f+=t;const{minX:M,minY:l,maxX:p,maxY:O}=d.boxOf(m);return M<=p&&(r=(0,x.kO)(r,[T+M*e,y+l*e,T+p*e,y+O*e])),{...a,face:i,x:T}})});return Number.
isFinite(r[0])?{glyphs:n,advance:f,ink:r}:{glyphs:[],advance:f,ink:[0,0,0,0]}}}),12889:((R,P,c)=>{c.d(P,{Rl:()=>i,Vv:()=>E,ft:()=>_,jB:()=>r,pr:()=>f,vw:()=>h,wE:()=>n});
var w=c(46161),x=c(47707);const E="‏";let b;const g=()=>b??=(0,w.A)(),v=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
_=s=>v.test(s),h=s=>_(s)&&(g().getEmbeddingLevels(s).paragraphs[0]?.level??0)%2===1;function f(s){if(!_(s))return s===""?[]:[{text:s,rtl:!1,at:0}];const{levels:u,
paragraphs:d}=g().getEmbeddingLevels(s),e=d[0]?.level??0;for(let a=s.length-1;a>=0&&/\s/.test(s[a]);a--)u[a]=e;const t=[];for(let a=0;a<s.length;a++){const m=t.
at(-1);m&&m.level===u[a]?m.text+=s[a]:t.push({level:u[a],text:s[a],at:a})}const o=t.reduce((a,{level:m})=>Math.max(a,m),0);for(let a=o;a>0;a--)for(let m=0,y=0;m<
t.length;m=y+1){for(y=m;y<t.length&&t[y].level>=a;)y++;if(y>m+1)for(const[T,M]of t.slice(m,y).entries())t[y-1-T]=M}return t.map(({level:a,text:m,at:y})=>({text:m,
rtl:a%2===1,at:y}))}const r=s=>Array.from(s,u=>g().getMirroredCharacter(u)??u).join(""),n=s=>(0,x.qf)(r(s)).reverse().join(""),i=s=>f(s).flatMap(({text:u,rtl:d})=>d?
(0,x.qf)(r(u)).reverse():(0,x.qf)(u))}),29825:((R,P,c)=>{c.d(P,{EH:()=>_,OD:()=>b,W_:()=>g,lV:()=>E});var w=c(12889),x=c(47707);const E=-1,b=(h,f)=>(0,w.pr)(h).
flatMap(r=>g(r,f));function g({text:h,rtl:f},r){const n=[];for(const i of(0,x.qf)(h)){const s=n.at(-1),u=(0,x.ML)(i)?s?.font??0:v(i,r,s?.font);s?.font===u?s.text+=
i:n.push({font:u,text:i,rtl:f})}return f?n.reverse():n}function v(h,f,r){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(h)&&r!==void 0&&f[r]?.covers(h)===
!0?r:f.findIndex(i=>i.covers(h))}function _(h,f){const r=b(h,f).filter(({font:n})=>n===E);return[...new Set(r.flatMap(n=>(0,x.qf)(n.text)))]}}),88739:((R,P,c)=>{
c.d(P,{B:()=>v,U:()=>b});var w=c(77581),x=c(12889);const E=100;function b(_,{digits:h=4,isInOrder:f=!1}={}){const r=_.filter(([,i])=>i.length>0).map(([i,s])=>`<${v(
i).slice(-h)}> <${g(s,f)}>`),n=Array.from({length:Math.ceil(r.length/E)},(i,s)=>{const u=r.slice(s*E,(s+1)*E);return[`${u.length} beginbfchar`,...u,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function g(_,h){const f=_.map(r=>String.fromCodePoint(r)).join("");return(0,w.kt)(!h&&(0,x.ft)(f)?[...f].reverse().join(""):f).toString("hex").toUpperCase()}
const v=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((R,P,c)=>{c.d(P,{F:()=>E});var w=c(60623);const x=1<<24,E=b=>(0,w.UD)(Buffer.from(b,"base64"),{
stream:x,total:x,remaining:x},{found:!1})}),74135:((R,P,c)=>{c.d(P,{$L:()=>n,DI:()=>v,Gd:()=>h,JQ:()=>x,Mo:()=>b,Pj:()=>u,S3:()=>E,W1:()=>d,XM:()=>s,d:()=>e,ds:()=>g,
gF:()=>i,iN:()=>w,kO:()=>r,lw:()=>_,zl:()=>f});function w({box:[t,o,a,m],rotation:y}){const T=a-t,M=m-o;return y%180===0?{width:T,height:M}:{width:M,height:T}}function x(t){
const{width:o,height:a}=w(t);return{width:o*t.userUnit,height:a*t.userUnit}}function E({box:[t,o,a,m],rotation:y}){switch(y){case 0:return[1,0,0,1,t,o];case 90:
return[0,1,-1,0,a,o];case 180:return[-1,0,0,-1,a,m];case 270:return[0,-1,1,0,t,m]}}function b(t,o){return o===void 0?t:u(t,o)??t}function g([t,o,a,m]){return[Math.
min(t,a),Math.min(o,m),Math.max(t,a),Math.max(o,m)]}function v([t,o,a,m,y,T]){const M=t*m-o*a,[l,p,O,D]=[m/M,-o/M,-a/M,t/M];return[l+0,p+0,O+0,D+0,-(y*l+T*O)+0,
-(y*p+T*D)+0]}function _(t,o){const[a,m,y,T,M,l]=t,[p,O,D,U,A,L]=o;return[a*p+m*D,a*O+m*U,y*p+T*D,y*O+T*U,M*p+l*D+A,M*O+l*U+L]}function h([t,o,a,m,y,T],M,l){return[
t*M+a*l+y,o*M+m*l+T]}function f(t,[o,a,m,y]){const[T,M]=h(t,o,a),[l,p]=h(t,m,a),[O,D]=h(t,o,y),[U,A]=h(t,m,y);return[Math.min(T,l,O,U),Math.min(M,p,D,A),Math.max(
T,l,O,U),Math.max(M,p,D,A)]}const r=(t,o)=>[Math.min(t[0],o[0]),Math.min(t[1],o[1]),Math.max(t[2],o[2]),Math.max(t[3],o[3])];function n(t){let[o,a,m,y]=i;for(const[
T,M]of t)o=Math.min(o,T),a=Math.min(a,M),m=Math.max(m,T),y=Math.max(y,M);return[o,a,m,y]}const i=[1/0,1/0,-1/0,-1/0],s=([t,o,a,m],y)=>[t-y,o-y,a+y,m+y];function u(t,o){
const a=[Math.max(t[0],o[0]),Math.max(t[1],o[1]),Math.min(t[2],o[2]),Math.min(t[3],o[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}const d=t=>t.map(o=>Math.round(o*
1e5)/1e5+0),e=(t,{userUnit:o})=>String(Number((t*o/72).toPrecision(3)))}),6057:((R,P,c)=>{c.d(P,{VO:()=>E,b0:()=>g,c_:()=>_,iw:()=>b,lQ:()=>v});var w=c(74135);const x=[
0,0,612,792],E=(h,f)=>g(h,h.pages.attribute(f,"MediaBox"))??x;function b(h,f){const{pages:r}=h,n=h.resolve(h.entry(r.number(f),"UserUnit"));return{box:(0,w.Mo)(
E(h,f),g(h,r.attribute(f,"CropBox"))),rotation:_(h.resolve(r.attribute(f,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function g(h,f){const r=h.array(f)?.map(
i=>h.resolve(i));if(r?.length!==4||!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const n=(0,w.ds)(r);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function v(h,f){
const r=(h.array(f)??[]).map(n=>h.resolve(n));return r.length===6&&r.every(n=>typeof n=="number")?r:[1,0,0,1,0,0]}function _(h){const f=typeof h=="number"?(h%360+
360)%360:0;return f===90||f===180||f===270?f:0}}),5490:((R,P,c)=>{c.d(P,{M:()=>b,U:()=>E});var w=c(74135);const x=1e4;class E{current;saved=[];beyond=0;constructor(v){
this.current=v}follow(v){switch(v.operator){case"q":return this.saved.length<x?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(v),!0;default:return!1}}transform(v){if(v.count!==6)return;const[_,h,
f,r,n,i]=b(v);this.current.matrix=(0,w.lw)([_,h,f,r,n,i],this.current.matrix)}}const b=g=>Array.from({length:g.count},(v,_)=>g.number(_))}),21281:((R,P,c)=>{c.d(
P,{Ip:()=>h,XM:()=>s,Xb:()=>i,ds:()=>_,qg:()=>n});var w=c(59071),x=c(70549),E=c(43496),b=c(824),g=c(1975),v=c(60912);const _=(0,x.n)(async e=>h(e,await(0,b.Br)(
e)));function h(e,t){const o=(l,p)=>(0,w.wh)((0,g.sm)(t,l,p)[0]??""),a=r(o("pdfaid","part"),o("pdfaid","conformance").toLowerCase()),m=f(o("pdfuaid","part"))?`P\
DF/UA-${o("pdfuaid","part")}`:void 0,T=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||((0,w.Gh)(e.resolve((0,b._U)(e)?.get("GTS_PDFXVersion")))??""),
o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],M=[a?.name,m,...T.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.test(l))];return{archive:a,accessible:m,names:M.
filter(l=>l!==void 0)}}const f=e=>/^[1-9]$/.test(e);function r(e,t){if(!f(e))return;const o=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:o,name:`PDF/A-${e}${o}`}}
function n(e,t,o,a){return t&&d(e,t,[E.dK.pdfaid]),i(o,a)}const i=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}\
: ${t}.`});async function s(e){const t=await(0,b.Br)(e);if(!t)return[];const{archive:o,accessible:a}=h(e,t);d(e,t,[E.dK.pdfaid,E.dK.pdfuaid]);const m=[o?.name,a].
filter(y=>y!==void 0);return m.length>0?[u(m)]:[]}const u=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function d(e,t,o){t.properties.some(({namespace:a})=>o.includes(a))&&(0,v._L)(e,(0,v.QH)(t,({namespace:a})=>o.includes(a),[]))}}),
43496:((R,P,c)=>{c.d(P,{HC:()=>b,dK:()=>w,ee:()=>E});const w={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(w));class E{uris=new Map;declared=[];known=new Map;enter(f){let r;for(const{name:n,value:i}of f){
if(!b(n))continue;const s=n.slice(6),u=this.uris.get(s);u?u.push(i):this.uris.set(s,[i]),(r??=[]).push(s)}this.declared.push(r??g),r&&this.known.clear()}leave(){
const f=this.declared.pop()??g;for(const r of f)this.uris.get(r).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(_(f))?.length??0)>0}ofElement(f){
let r=this.known.get(f);if(!r){const n=_(f),i=this.uris.get(n)?.at(-1)??x.get(n)??"";this.known.size===v&&this.known.clear(),this.known.set(f,r={namespace:i,local:f.
slice(f.indexOf(":")+1)})}return r}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const b=h=>h==="xmlns"||h.startsWith("xmlns:"),
g=[],v=1e3,_=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((R,P,c)=>{c.d(P,{Br:()=>h,_6:()=>r,_U:()=>_});var w=c(58552),x=c(1975),E=c(17079),b=c(45599),g=c(59071),
v=c(70549);function _(n){const i=n.resolve(n.trailer.get("Info"));return i instanceof b.Bi?i:i instanceof b.Z6?i.dict:void 0}const h=(0,v.n)(f);async function f(n){
const i=n.get(n.catalogNumber),s=i instanceof b.Bi?n.resolve(i.get("Metadata")):null;if(!(s instanceof b.Z6))return;let u;try{u=n.decoded(s)}catch(d){if(!(d instanceof
w.zU)||d.code==="cancelled")throw d;return x.m}return(0,x.kg)(u,n.job.pace)}function r(n,i){const s=_(n),u=m=>n.resolve(s?.get(m)),d=(m,y,T=", ")=>{const M=(0,x.
sm)(i,m,y).map(g.wh).filter(Boolean).join(T);return M===""?null:M},e=(m,y)=>{const[T=""]=(0,x.sm)(i,m,y);return(0,g.wh)(T)||null},t=(m,y)=>(0,E._)((0,g.Gh)(u(m))??
"")??(0,E._)(e("xmp",y)??"")??null,o=n.get(n.catalogNumber),a=o instanceof b.Bi?(0,g.Gh)(n.resolve(o.get("Lang"))):null;return{title:(0,g.Gh)(u("Title"))??e("dc",
"title"),author:(0,g.Gh)(u("Author"))??d("dc","creator"),subject:(0,g.Gh)(u("Subject"))??e("dc","description"),keywords:(0,g.Gh)(u("Keywords"))??d("pdf","Keywor\
ds")??d("dc","subject"),creator:(0,g.Gh)(u("Creator"))??e("xmp","CreatorTool"),producer:(0,g.Gh)(u("Producer"))??e("pdf","Producer"),created:t("CreationDate","C\
reateDate"),modified:t("ModDate","ModifyDate"),language:a??e("dc","language")}}}),3907:((R,P,c)=>{c.d(P,{X:()=>u,km:()=>E,ol:()=>w,xK:()=>n});const w=200,x=1e4;
async function E(d,e,t){const o=new b(d);for(let a=o.next();a;a=o.next()){if(t(a))return"left";const m=e.step((a.to-a.from)*4+50);m&&await m}return o.hasDocumentType?
"document type":o.malformed?"malformed":"well-formed"}class b{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;
if(t>=e.length)return;if(e.charCodeAt(t)!==g)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<\
?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const a=e.indexOf("]]>",t);return a<0?this.end():(this.at=a+3,{kind:"text",text:e.slice(t+9,a),
from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===_?this.endTag(t):this.startTag(
t))??this.fault(t,this.nextTag(t+1))}other(e,t,o){const a=this.text.indexOf(t,e+o);return a<0?this.end():(this.at=a+t.length,{kind:"other",from:e,to:this.at})}endTag(e){
const t=this.name(e+2),o=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(o)!==v))return this.at=o+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){
const{text:t}=this,o=this.name(e+1);if(o===e+1)return;const a=t.slice(e+1,o),m=[];for(let y=o;;){const T=this.blanks(y),M=t.charCodeAt(T);if(M===v||M===_&&t.charCodeAt(
T+1)===v)return this.at=M===v?T+1:T+2,{kind:M===v?"start":"empty",name:a,attributes:m,from:e,to:this.at};const l=this.name(T),p=this.blanks(l),O=this.blanks(p+1),
D=t[O];if(T===y||l===T||t[p]!=="="||D!=='"'&&D!=="'")return;const U=t.indexOf(D,O+1),A=t.slice(O+1,Math.max(U,O+1)),L=A.includes("<")?void 0:f(A);if(U<0||L===void 0||
m.length>=x)return;m.push({name:t.slice(T,l),value:L,from:T,to:U+1}),y=U+1}}characters(e,t){const o=f(this.text.slice(e,t));return o===void 0?this.fault(e,t):(this.
at=t,{kind:"text",text:o,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{
kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const o=t.charCodeAt(e);if(o!==32&&o!==9&&o!==10&&
o!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const o=t.charCodeAt(e);if(o<=32||o===_||o===v||o===g||o===61||o===34||o===39)break}return e}}
const[g,v,_]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(d){if(!d.includes("&"))return d;const e=[];let t=0;for(let o=d.
indexOf("&");o>=0;o=d.indexOf("&",t)){const a=d.indexOf(";",o);if(a<0||a-o>12)return;const m=d.slice(o+1,a),y=h.get(m)??r(m);if(y===void 0)return;e.push(d.slice(
t,o),y),t=a+1}return e.push(d.slice(t)),e.join("")}function r(d){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function n(d){const[e,t,o,a]=d;if(e===0&&t===0&&(o===254||o===0)||e===255&&t===254&&o===0&&a===
0)return s(d);if(e===254&&t===255||e===0&&t===60)return i(new TextDecoder("utf-16be").decode(d));if(e===255&&t===254||e===60&&t===0)return i(new TextDecoder("ut\
f-16le").decode(d));const m=new TextDecoder().decode(d);return i(m.includes("�")?Buffer.from(d).toString("latin1"):m)}const i=d=>d.startsWith("\uFEFF")?d.slice(
1):d;function s(d){const e=new DataView(d.buffer,d.byteOffset,d.byteLength),t=d[0]!==0,o=[];for(let a=0;a+4<=d.length;a+=4){const m=e.getUint32(a,t);if(m>1114111)
return;o.push(String.fromCodePoint(m))}return i(o.join(""))}const u=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),60912:((R,P,c)=>{c.d(P,{QH:()=>b,T3:()=>g,_L:()=>f});var w=c(43496),x=c(3907),E=c(45599);function b(r,n,i){const{text:s,properties:u,end:d,about:e}=r,
t=[];let o=0;for(const a of u.filter(n).sort((m,y)=>m.from-y.from))a.from<o||(t.push(s.slice(o,a.from)),o=a.to);return t.push(s.slice(o,Math.max(d,o))),i.length>
0&&t.push(v(i,e)),t.push(s.slice(Math.max(d,o))),h(t.join(""))}function g(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${v(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(r,n){const s=[...new Set(r.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${w.dK[d]}"`).join(""),u=r.map(({prefix:d,name:e,form:t,values:o})=>`\
<${d}:${e}>${_(t,o)}</${d}:${e}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,x.X)(n)}"${s}>
${u.join("")}</rdf:Description>
`}function _(r,n){const i=s=>n.map(u=>`<rdf:li${s}>${(0,x.X)(u)}</rdf:li>`).join("");switch(r){case"simple":return(0,x.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const h=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(r,n){const i=r.catalog.get("Metadata"),s=r.resolve(i),u=s instanceof E.Z6?[...s.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],d=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...u]),e=new E.Z6(d,Buffer.
from(n,"utf8"));(0,E.i9)(i)&&s instanceof E.Z6?r.put(i,e):r.edit(r.catalogNumber).set("Metadata",r.add(e))}}),1975:((R,P,c)=>{c.d(P,{kg:()=>g,m:()=>b,sm:()=>v});
var w=c(43496),x=c(3907);const E=1e5,b={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(r,n){const i=(0,x.xK)(r);if(i===void 0)return b;const s=new h,
d=await(0,x.km)(i,n,e=>(s.take(e),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:i,properties:s.properties,malformed:d,end:s.end,about:s.
about}}function v(r,n,i){return r?.properties.find(s=>s.name===i&&s.namespace===w.dK[n])?.values??[]}const _=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(n,i,s){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const u=this.scope.ofElement(n),d=u.namespace===w.dK.rdf,e=d&&u.local==="li";this.root===_&&this.end<0&&d&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,o=e?i.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:n,...u,from:s,language:o}),
this.root===_){if(!d||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(t===1)this.describe(i);else if(t===
2){this.items=[];const a=i.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=a?[a.value]:[]}else e&&(this.pieces=[])}describe(n){for(const{name:i,value:s,from:u,
to:d}of n){if((0,w.HC)(i))continue;const{namespace:e,local:t}=this.scope.ofAttribute(i);e===w.dK.rdf&&t==="about"&&(this.about=s),!(e===""||e===w.dK.rdf||e===w.
dK.xml)&&this.add({namespace:e,name:t,values:[s],from:u,to:d})}}close(n,i,s){const u=this.open.pop();if(u?.name!==n){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==_)if(d===0)this.end=i,this.root=_;else if(d===1&&this.loose)this.root=_,this.loose=!1;else if(d===2){const e=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:e,from:u.from,to:s})}else d>2&&u.namespace===w.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(n){this.properties.length<E?this.properties.push(n):this.broken=
!0}isRdf(n,i){const s=this.scope.ofAttribute(n);return s.local===i&&s.namespace===w.dK.rdf}}function f(r){const n=r.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),i=r.map(({text:s})=>s);return n>0?[i[n],...i.slice(0,n),...i.slice(n+1)]:i}}),59071:((R,P,c)=>{c.d(P,{Gh:()=>n,ZK:()=>i,wh:()=>r});var w=c(77581),x=c(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
v=s=>s.replace(E,"").replace(b,"").replace(g,"�"),_=200,h=new WeakMap;function f(s){if(s.bytes.length<_)return v((0,w.g7)(s));let u=h.get(s);return u===void 0&&
h.set(s,u=v((0,w.g7)(s))),u}const r=s=>v(s).trim();function n(s){const u=s instanceof x.Mx?f(s).trim():"";return u===""?null:u}const i=s=>s?f(s):""}),70549:((R,P,c)=>{
c.d(P,{n:()=>w});function w(x){const E=new WeakMap;return b=>{if(b.hasChanges)return x(b);const g=E.get(b);if(g)return g.answer;const v=x(b);return E.set(b,{answer:v}),
v}}})};
