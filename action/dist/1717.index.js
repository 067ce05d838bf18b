"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:((L,T,f)=>{f.d(T,{q:()=>M});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function M(_){const w=_.toLowerCase(),x=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??O().get(w);return x===void 0?void 0:
(x.length===3?[...x].map(a=>a+a):[x.slice(0,2),x.slice(2,4),x.slice(4)]).map(a=>Number.parseInt(a,16))}let E;function O(){const _=D.split(" ");return E??=new Map(
_.flatMap((w,x)=>x%2===0?[[w,_[x+1]]]:[]))}}),17079:((L,T,f)=>{f.d(T,{Z:()=>_,_:()=>O});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(a){
if(a.length>64)return;const s=a.trim().replace(M,(n,r,o,l)=>`${r??""}${1900+Number(o)}${l}`);return x(w(D.exec(s)??E.exec(s)))}function _(a){const s=a.length>64?
void 0:w(E.exec(a.trim()));if(!s||x(s)===void 0)return;const{year:n,month:r="",day:o="",hour:l="",minute:d="",second:t="",zone:e=""}=s;return`D:${n}${r}${o}${l}${d}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function w(a){if(!a)return;const[,s,n,r,o,l,d,t,e,u,i]=a,p=t??(e===void 0?void 0:`${e}${u??"00"}:${i??"00"}`);return{year:s,
month:n,day:r,hour:o,minute:l,second:d,zone:p}}function x(a){if(!a)return;const{year:s,month:n,day:r,hour:o,minute:l="00",second:d="00",zone:t}=a,e=(i,p,b)=>i===
void 0||Number(i)>=p&&Number(i)<=b;if(Number(s)===0||!e(n,1,12)||!e(r,1,m(Number(s),Number(n)))||!e(o,0,23)||!e(l,0,59)||!e(d,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const u=[s,n,r].filter(i=>i!==void 0).join("-");return o===void 0?u:`${u}T${o}:${l}:${d}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function m(a,s){return s===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),50580:((L,T,f)=>{f.d(T,{L:()=>M});var D=f(58426);
function M(E,O){return Object.entries((0,D.zI)(E).fields).flatMap(([_,w])=>{if(w.kind!=="choice"||!w.open||typeof O[_]!="number")return[];const x=w.options.map(
({value:m})=>m).join(", ");return[{field:_,message:`is a number that only some regions know: use ${x}`}]})}}),49892:((L,T,f)=>{f.d(T,{B_:()=>E,Fw:()=>O,Tz:()=>w});
var D=f(49180),M=f(57117);const E="OctavoColor";function O(x,m){const a=_(x),s=a.length===1,n=m?.part===1;return m===void 0||(0,M.hU)(m,s?1:3)?{values:a,operators:`${a.
join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:a,listsGlyphs:n,operators:`/${E} cs ${a.join(" ")} sc`,colorSpace:s?(0,M.HB)():(0,M.Pz)()}}function _(x){
if(x==="Gray")return[.5];const[m,a,s]=(0,D.q)(x);return(m===a&&a===s&&m>0?[m]:[m,a,s]).map(r=>Math.round(r/255*1e4)/1e4)}function w(x){return x===void 0||(0,M.hU)(
x,1)?{set:m=>`${m} g`,colorSpace:void 0}:{set:m=>`/${E} cs ${m} sc`,colorSpace:(0,M.HB)()}}}),57117:((L,T,f)=>{f.d(T,{Br:()=>x,HB:()=>r,Pz:()=>n,Qg:()=>a,_B:()=>O,
c4:()=>m,hU:()=>w});var D=f(21281),M=f(824),E=f(45599);async function O(o){const l=await(0,M.Br)(o),{archive:d}=(0,D.Ip)(o,l);return d&&{...d,xmp:l,intent:_(o)}}
function _(o){for(const l of o.array(o.catalog.get("OutputIntents"))??[]){const d=o.dict(l);if(!(0,E.Zm)(d)||!(0,E.Eo)(o.resolve(d.get("S")),"GTS_PDFA1"))continue;
const t=o.resolve(o.dict(d.get("DestOutputProfile"))?.get("N"));if(typeof t=="number")return t}}const w=({intent:o},l)=>l===1?o!==void 0:o===l,x={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},m=(o,l,d)=>(0,D.qg)(
o,l.xmp,l,d),a=o=>o&&o.part!==1&&o.intent===void 0?n():void 0,s=[.9505,1,1.089],n=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],r=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((L,T,f)=>{f.d(T,{Wx:()=>_,
pi:()=>x,z:()=>m});var D=f(58426),M=f(74135);function E(s,n){return O(s,n*72/s.userUnit)}function O(s,n){const{width:r,height:o}=(0,M.iN)(s),l={width:r-2*n,height:o-
2*n,inset:n};return l.width>0&&l.height>0?l:void 0}function _(s,n,r){const o=r===D.zU[s].fields.margin.default;return n.map(l=>{const d=E(l,r);if(d||!o)return d;
const{width:t,height:e}=(0,M.iN)(l);return O(l,Math.min(t,e)/10)})}const w=null;function x(s,{inset:n},r,o,l){const d=(0,M.iN)(s),t=d.width-n-o,e=d.height-n-l,u=r.
endsWith("left")?n:r.endsWith("right")?t:(d.width-o)/2,i=r.startsWith("bottom")?n:r.startsWith("top")?e:(d.height-l)/2;return[u,i]}function m({kinds:s,pages:n},r){
const o=n.find(({kind:l})=>!r[l]);return o?[{field:"margin",message:a(o.index,s[o.kind])}]:[]}function a(s,n){const{width:r,height:o}=(0,M.iN)(n),l=(0,M.d)(Math.
min(r,o)/2,n);return`leaves no room on page ${s+1}, which is ${(0,M.d)(r,n)} × ${(0,M.d)(o,n)} inches; it must be less than ${l}`}}),72313:((L,T,f)=>{f.d(T,{W:()=>p});
var D=f(81627),M=f(45599),E=f(98446),O=f(36078);function _(g,c,h,y){return`/Artifact <<${h==="over"?`/Type /Pagination /Subtype /${c}`:`/Type /Background /BBox \
[${y.map(O._).join(" ")}]`}>> BDC
${g}
EMC
`}var w=f(36211),x=f(37709),m=f(85008),a=f(74135),s=f(5490);const n=400,r=.01;function o(g,c,h,y){const P=new x.BT(c),C=new l(g,h,y);for(let U=0;U<n&&P.next();U++)
if(C.takes(P))return!0;return!1}class l{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new d;clips=!1;constructor(c,h,y){
this.document=c,this.resources=h,this.box=y}takes(c){if(this.states.follow(c)||this.extendsPath(c)||this.setsState(c))return!1;const{operator:h}=c;if(h==="Do")return this.
paintsImage(c.name(0));const y=w.lJ.get(h);return y!==void 0&&this.paintsPath(y)}setsState(c){const h=this.states.current;switch(c.operator){case"gs":{const y=this.
document.dict(this.resource("ExtGState",c.name(0)));return h.isOpaque=h.isSolid=t(this.document,y),!0}case"scn":case"sc":return h.isSolid=h.isOpaque&&c.kind(c.count-
1)!==m.o_,!0;case"g":case"rg":case"k":return h.isSolid=h.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(c){const{matrix:h}=this.
states.current;switch(c.operator){case"re":{const[y,P,C,U]=(0,s.M)(c);return this.path.rectangle(h,y,P,C,U),!0}case"m":case"l":return this.path.point(h,c.number(
0),c.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:c}){const h=this.states.current,y=this.path.area();
return c&&h.isSolid&&this.isCoveredBy(y)?!0:(this.clips&&(h.clip=y&&h.clip&&u(y,h.clip)),this.clips=!1,this.path=new d,!1)}paintsImage(c){const h=this.states.current,
y=this.resource("XObject",c);if(!h.isOpaque||!(y instanceof M.Z6)||!e(this.document,y.dict))return!1;const P=new d;return P.rectangle(h.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(c){const{clip:h}=this.states.current;return c!==void 0&&h!==void 0&&i(u(c,h),this.box)}resource(c,h){const{document:y,resources:P}=this;return h===
void 0?null:y.resolve(y.dict(P?.get(c))?.get(h))}}class d{isRectangle=!0;points=[];point([c,h,y,P,C,U],R,B){this.points.push([c*R+y*B+C,h*R+P*B+U])}rectangle(c,h,y,P,C){
this.point(c,h,y),this.point(c,h+P,y),this.point(c,h+P,y+C),this.point(c,h,y+C)}area(){const{points:c}=this;if(!this.isRectangle||c.length<4||c.length>5)return;
const h=(0,a.$L)(c),y=r*Math.max(h[2]-h[0],h[3]-h[1]),P=(C,U,R)=>Math.abs(C-U)<=y||Math.abs(C-R)<=y;return c.every(([C,U])=>P(C,h[0],h[2])&&P(U,h[1],h[3]))?h:void 0}}
function t(g,c){if(!c)return!0;const h=g.resolve(c.get("ca")),y=g.resolve(c.get("BM")),P=g.resolve(c.get("SMask"));return(h===null||h===1)&&(y===null||(0,M.Eo)(
y,"Normal"))&&(P===null||(0,M.Eo)(P,"None"))}function e(g,c){const h=g.resolve(c.get("ImageMask"))===!0;return(0,M.Eo)(g.resolve(c.get("Subtype")),"Image")&&!h&&
!c.has("SMask")&&!c.has("Mask")}function u(g,c){return[Math.max(g[0],c[0]),Math.max(g[1],c[1]),Math.min(g[2],c[2]),Math.min(g[3],c[3])]}function i(g,c){const[h,
y]=[r*(c[2]-c[0]),r*(c[3]-c[1])];return g[0]<=c[0]+h&&g[1]<=c[1]+y&&g[2]>=c[2]-h&&g[3]>=c[3]-y}async function p(g,{kinds:c,pages:h},y){const{pace:P}=g.job,{layer:C,
subtype:U,groupColorSpace:R}=y,B=new D.B(g);C==="over"&&await B.inspect(h);const K=[];for(const[F,A]of h.entries()){const S=P.step(C==="over"?2e3:2e4);S&&await S,
F%1e3===0&&P.progress(F/h.length);const I=y.on(A,F);if(!I)continue;const{box:$}=c[A.kind],{resources:W}=I,k=j=>_(I.operators(j),U,C,$);if(C==="over")await B.over(
A,{resources:W,operators:k});else{const j=await B.contents.content(B.contents.own(A));o(g,j,g.dict(A.resources),$)&&K.push(A.index+1),B.under(A,{resources:W,operators:k})}
R!==void 0&&b(g,A.index,R)}return K.length>0?[v(K,h.length)]:[]}function b(g,c,h){const y=g.pages.number(c),P=g.entry(y,"Group"),C=g.dict(P);if(C?.has("CS"))return;
const U=(0,M.jd)({Type:(0,M.UU)("Group"),S:(0,M.UU)("Transparency"),...Object.fromEntries(C??[]),CS:h});(0,M.i9)(P)&&(0,M.Zm)(g.get(P))?g.put(P,U):g.pages.patch(
c,{Group:U})}function v(g,c){return{code:"stamp_hidden",message:`The stamp is hidden ${g.length===c?"on every page":`on ${(0,E.oi)(g)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((L,T,f)=>{f.d(T,{$:()=>a,J:()=>x});var D=f(41578),M=f(12889),E=f(81679),O=f(77581),_=f(45599),w=f(49892);
const x=100,m=x/1e3;async function a(t,e,{filling:u,transparency:i}){const p=[];for(const[B,K]of e.entries()){const A=t.lines.flatMap(({glyphs:S})=>S.filter(I=>I.
face===B)).map(({glyph:S})=>S);A.length>0&&(p[B]={...await(0,D.r)(K,A),unit:K.unit})}const[b,v,g,c]=t.ink,h=[Math.floor(b*m)-1,Math.floor(v*m)-1,Math.ceil(g*m)+
1,Math.ceil(c*m)+1],y=i===0,P=n([r,u.operators,...t.lines.flatMap(B=>[...B.color?[B.color]:[],...o(B.text,l(p,B))])]),C=B=>{const K={Font:(0,_.jd)(Object.fromEntries(
Object.entries(p).map(([A,S])=>[`F${A}`,S.addTo(B,void 0,u.listsGlyphs)]))),ColorSpace:u.colorSpace&&(0,_.jd)({[w.B_]:u.colorSpace})},F=y?void 0:(0,_.jd)({Type:(0,_.
UU)("Group"),S:(0,_.UU)("Transparency"),I:!0});return B.add(s(h,{Group:F,Resources:(0,_.jd)(K)},P))};if(y)return{addTo:C};const U=d(1-i/100),R=n(["/G0 gs","/X0 \
Do"]);return{addTo:B=>{const K=(0,_.jd)({Type:(0,_.UU)("ExtGState"),ca:U,CA:U,BM:(0,_.UU)("Normal"),SMask:(0,_.UU)("None")}),F=(0,_.jd)({ExtGState:(0,_.jd)({G0:K}),
XObject:(0,_.jd)({X0:C(B)})});return B.add(s(h,{Resources:F},R))}}}function s(t,e,u){const i={Type:(0,_.UU)("XObject"),Subtype:(0,_.UU)("Form"),BBox:[...t],Filter:(0,_.
UU)("FlateDecode")};return new _.Z6((0,_.jd)({...i,...e}),u)}const n=t=>(0,E.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),r="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function o(t,e){return(0,M.ft)(t)?[...e]:[`/Span <</ActualText <FEFF${(0,O.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...e,"EMC"]}function l(t,{glyphs:e,at:[u,i]=[0,0],size:p=1}){const b=["BT"];let v,g="",c="",h;const y=()=>{c&&(g+=`<${c}>`),c=""},P=()=>{y(),g&&b.push(`[${g}\
] TJ`),g=""};for(const{glyph:C,face:U,x:R,y:B}of e){const{codeOf:K,unit:F}=t[U];if(v!==U&&(P(),b.push(`/F${U} ${d(x*p)} Tf`),v=U),h?.y!==B){P();const A=[u+R*p,i+
B*p].map(S=>d(S*m));b.push(`1 0 0 1 ${A.join(" ")} Tm`)}else d(h.x-R)!==0&&(y(),g+=String(d(h.x-R)));c+=K(C),h={x:R+C.advanceWidth*F,y:B}}return P(),[...b,"ET"]}
const d=t=>Math.round(t*100)/100||0}),12342:((L,T,f)=>{f.r(T),f.d(T,{addTextWatermark:()=>U});var D=f(58552),M=f(81679),E=f(45599),O=f(47707),_=f(86799),w=f(75283),
x=f(71391),m=f(49892),a=f(95358),s=f(36078),n=f(57117),r=f(72313),o=f(99876),l=f(27320),d=f(50580),t=f(74135);const e=612,u={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},i=2,p=1.8,b=1e3;function v(A,S,I,$,{drawnAt:W,fontSize:k}){const{width:j,height:Z}=(0,t.iN)(A),X=Math.hypot(S.width,
S.height),G=I.diagonal?S.width/X:1,H=I.diagonal?S.height/X:0,[V,Y]=[$.width*G+$.height*H,$.width*H+$.height*G],Q=I.maximum*Math.max(1/A.userUnit,Math.min(j,Z)/e),
q=k===void 0?Q:k/A.userUnit,J=Math.min(S.width/V,S.height/Y,q),tt=J*$.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-S.inset-tt,bottom:S.inset+tt},N=J/W;return(I.
anchor==="everywhere"?g(S,{size:J,cos:G,sin:H,across:V,up:Y},$):[[0,0]]).map(([st,ot])=>(0,t.lw)([N*G,N*H,-N*H,N*G,j/2+st,et[I.anchor]+ot],(0,t.S3)(A)))}function g({
width:A,height:S},{size:I,cos:$,sin:W,across:k,up:j},Z){const X={along:(Z.width+i)*I,down:(Z.height+p)*I},G=Math.max(1,Math.sqrt(A*S/(X.along*X.down)/b)),[H,V]=[
X.along*G,X.down*G],[Y,Q]=[(A-k*I)/2+1e-6,(S-j*I)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let N=-J;N<=J;N++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(N%2===0?0:.5))*H,N*V],[it,rt]=[st*$-ot*W,st*W+ot*$];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var c=f(74094);const h=[
"line_1","line_2","line_3"],y="OctavoWatermark",P=64*1024,C=4*1024*1024;async function U(A,S,I,$){const W=await(0,o.F)(A,I),{kinds:k}=W,j=(0,a.Wx)("add_text_wat\
ermark",k,S.margin),Z=typeof S.template=="number"?void 0:u[S.template],X=[...(0,d.L)("add_text_watermark",S),...(0,a.z)(W,j)],G=await(0,n._B)(A),{color:H,transparency:V}=S,
Y=(0,m.Fw)(H,G),Q=K(S),q=S.font&&(0,_.g)(S.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,x.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let N=$.get(et);
if(!N){const{faces:z,areNew:at}=await B(q,$),ct=async()=>at?await A.job.pace.rest():void 0,dt=[...F(Q,z),...X];if(dt.length>0)throw(0,D.G6)(dt);await ct();const ut=(0,c.
V)(z,Q.map(lt=>(0,O.ai)(lt.text)));await ct(),N={drawing:await(0,l.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},$.put(et,N,P),await ct()}if(!Z||X.length>0)
throw(0,D.G6)(X);const{drawing:nt,size:st}=N,ot=nt.addTo(A),it={drawnAt:l.J,fontSize:S.font_size},rt=k.map((z,at)=>R(A,z,v(z,j[at],Z,st,it),ot)),ft=await(0,r.W)(
A,W,{layer:S.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,n.Qg)(G),on:({kind:z})=>({resources:[{category:"XObject",name:y,ref:rt[z].ref}],operators:([
at=""])=>(0,s.qK)(at,rt[z].placement)})});return G?.part===1&&V>0&&ft.push((0,n.c4)(A,G,n.Br.transparency)),ft}function R(A,{box:S},I,$){if(I.length===1)return{
ref:$,placement:(0,s.vs)(I[0])};const W=(0,E.jd)({Type:(0,E.UU)("XObject"),Subtype:(0,E.UU)("Form"),BBox:[...S],Resources:(0,E.jd)({XObject:(0,E.jd)({X0:$})}),Filter:(0,E.
UU)("FlateDecode")}),k=I.map(j=>`${(0,s.qK)("X0",(0,s.vs)(j))}
`).join("");return{ref:A.add(new E.Z6(W,(0,M.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function B(A,S){const I=(0,x.C)("text face"),$=S.get(
I);$?.keep();const W=$??await(0,w.Wu)("SemiBold");if($||S.put(I,W,C),!A)return{faces:[W],areNew:!$};let k;const j=await S.ofFile(A.bytes,"text face",()=>Promise.
resolve(k=(0,w.ar)(A)));return k||j.keep(),{faces:[j,W],areNew:!$||k!==void 0}}function K(A){return h.flatMap(S=>{const I=A[S];return I===void 0?[]:[{field:S,text:I}]})}
function F(A,S){return A.flatMap(({field:I,text:$})=>{const W=(0,O.Zw)($,S);return W===void 0?[]:[{field:I,message:W,mentions:["font"]}]})}}),74094:((L,T,f)=>{f.
d(T,{V:()=>_,k:()=>w});var D=f(29825),M=f(74135),E=f(45657);const O=1200;function _(x,m){const a=m.map(t=>w(x,t)),s=a.map(({glyphs:t,ink:[e,u,i,p]},b)=>{if(t.length===
0)return M.gF;const v=(i-e)/2;return[-v,u-b*O,v,p-b*O]}),[n,r,o,l]=s.reduce(M.kO,M.gF),d=(r+l)/2;return{lines:a.map(({glyphs:t,ink:e},u)=>({text:m[u],glyphs:t.map(
i=>({...i,x:i.x-(e[0]+e[2])/2,y:i.y-u*O-d}))})),size:{width:Math.max(o-n,(0,E.Kf)(a.map(({advance:t})=>t)))/1e3,height:Math.max(l-r,m.length*O)/1e3},ink:[n,r-d,
o,l-d]}}function w(x,m){let a=0,s=M.gF;const n=(0,D.OD)(m,x).flatMap(({font:r,text:o,rtl:l})=>{const d=x[r],{unit:t}=d;return d.shape(o,l).map(({advance:e,x:u,...i})=>{
const{glyph:p,y:b}=i,v=a+u;a+=e;const{minX:g,minY:c,maxX:h,maxY:y}=d.boxOf(p);return g<=h&&(s=(0,M.kO)(s,[v+g*t,b+c*t,v+h*t,b+y*t])),{...i,face:r,x:v}})});return Number.
isFinite(s[0])?{glyphs:n,advance:a,ink:s}:{glyphs:[],advance:a,ink:[0,0,0,0]}}}),50476:((L,T,f)=>{f.d(T,{c:()=>x,f:()=>w});const[D,M,E,O,_]=[1,8,32,64,128];function w(m,a,s,n){
const r=new Set,o=[...m].filter(l=>typeof l=="number");for(let l=o.pop();l!==void 0;l=o.pop())if(!(l<0||l>=a||r.has(l))){r.add(l);for(const d of x(n,s(l)))o.push(
d)}return r}function*x(m,[a,s]){if(!(s-a<12||m.getInt16(a)>=0))for(let n=a+10,r=E;r&E&&n+4<=s;)r=m.getUint16(n),yield m.getUint16(n+2),n+=4+(r&D?4:2)+(r&M?2:r&O?
4:r&_?8:0)}}),12889:((L,T,f)=>{f.d(T,{Rl:()=>d,Vv:()=>O,fM:()=>_,ft:()=>a,jB:()=>o,pr:()=>n,rg:()=>r,vw:()=>s,wE:()=>l});var D=f(46161),M=f(93604),E=f(47707);const O="\
‏",_="‎";let w;const x=()=>w??=(0,D.A)(),m=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
a=t=>m.test(t),s=t=>a(t)&&(x().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function n(t){if(!a(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:e,
paragraphs:u}=x().getEmbeddingLevels(t),i=u[0]?.level??0;for(let v=t.length-1;v>=0&&/\s/.test(t[v]);v--)e[v]=i;const p=[];for(let v=0,g=0;v<t.length;v=g){const c=e[v];
for(;g<t.length&&e[g]===c;)g++;p.push({level:c,text:t.slice(v,g),at:v})}const b=p.reduce((v,{level:g})=>Math.max(v,g),0);for(let v=b;v>0;v--)for(let g=0,c=0;g<p.
length;g=c+1){for(c=g;c<p.length&&p[c].level>=v;)c++;for(let h=g,y=c-1;h<y;h++,y--)[p[h],p[y]]=[p[y],p[h]]}return p.map(({level:v,text:g,at:c})=>({text:g,rtl:v%
2===1,at:c}))}function*r(t,e){const u=new Int32Array(e.length+1);for(const[i,p]of e.entries())u[i+1]=u[i]+p.length;for(const{text:i,rtl:p,at:b}of n(t+e.join(""))){
const v=b-t.length,g=v+i.length,c=[];for(let h=Math.max((0,M.M)(u,v)-1,0);h<e.length&&u[h]<g;h++){const y=Math.max(v-u[h],0),P=e[h].slice(y,Math.max(g-u[h],0));
P!==""&&c.push({text:P,rtl:p,at:y,index:h})}yield*p?c.reverse():c}}const o=t=>Array.from(t,e=>x().getMirroredCharacter(e)??e).join(""),l=t=>(0,E.qf)(o(t)).reverse().
join(""),d=t=>n(t).flatMap(({text:e,rtl:u})=>u?(0,E.qf)(o(e)).reverse():(0,E.qf)(e))}),29825:((L,T,f)=>{f.d(T,{EH:()=>x,OD:()=>O,W_:()=>_,lV:()=>E});var D=f(12889),
M=f(47707);const E=-1,O=(m,a)=>(0,D.pr)(m).flatMap(s=>_(s,a));function _({text:m,rtl:a},s){const n=[];for(const r of(0,M.qf)(m)){const o=n.at(-1),l=(0,M.ML)(r)?
o?.font??0:w(r,s,o?.font);o?.font===l?o.text+=r:n.push({font:l,text:r,rtl:a})}return a?n.reverse():n}function w(m,a,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(m)&&s!==void 0&&a[s]?.covers(m)===!0?s:a.findIndex(r=>r.covers(m))}function x(m,a){const s=O(m,a).filter(({font:n})=>n===E);return[...new Set(s.flatMap(n=>(0,M.
qf)(n.text)))]}}),88739:((L,T,f)=>{f.d(T,{B:()=>w,U:()=>O});var D=f(77581),M=f(12889);const E=100;function O(x,{digits:m=4,isInOrder:a=!1}={}){const s=x.filter(
([,r])=>r.length>0).map(([r,o])=>`<${w(r).slice(-m)}> <${_(o,a)}>`),n=Array.from({length:Math.ceil(s.length/E)},(r,o)=>{const l=s.slice(o*E,(o+1)*E);return[`${l.
length} beginbfchar`,...l,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(m)}> <${"F".repeat(m)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function _(x,m){const a=x.map(s=>String.fromCodePoint(s)).join("");return(0,D.kt)(!m&&(0,M.ft)(a)?[...a].reverse().join(""):a).toString("hex").toUpperCase()}
const w=x=>x.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,T,f)=>{f.d(T,{F:()=>E});var D=f(60623);const M=1<<24,E=O=>(0,D.UD)(Buffer.from(O,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),74135:((L,T,f)=>{f.d(T,{$L:()=>o,DI:()=>w,Gd:()=>a,JQ:()=>M,Mo:()=>O,PU:()=>x,Pj:()=>t,S3:()=>E,W1:()=>e,XM:()=>d,d:()=>u,
ds:()=>_,gF:()=>l,iN:()=>D,kO:()=>r,lw:()=>m,xk:()=>s,zl:()=>n});function D({box:[i,p,b,v],rotation:g}){const c=b-i,h=v-p;return g%180===0?{width:c,height:h}:{width:h,
height:c}}function M(i){const{width:p,height:b}=D(i);return{width:p*i.userUnit,height:b*i.userUnit}}function E({box:[i,p,b,v],rotation:g}){switch(g){case 0:return[
1,0,0,1,i,p];case 90:return[0,1,-1,0,b,p];case 180:return[-1,0,0,-1,b,v];case 270:return[0,-1,1,0,i,v]}}function O(i,p){return p===void 0?i:t(i,p)??i}function _([
i,p,b,v]){return[Math.min(i,b),Math.min(p,v),Math.max(i,b),Math.max(p,v)]}function w([i,p,b,v,g,c]){const h=i*v-p*b,[y,P,C,U]=[v/h,-p/h,-b/h,i/h];return[y+0,P+0,
C+0,U+0,-(g*y+c*C)+0,-(g*P+c*U)+0]}const x=([i,p,b,v])=>Math.sqrt(Math.abs(i*v-p*b));function m(i,p){const[b,v,g,c,h,y]=i,[P,C,U,R,B,K]=p;return[b*P+v*U,b*C+v*R,
g*P+c*U,g*C+c*R,h*P+y*U+B,h*C+y*R+K]}function a([i,p,b,v,g,c],h,y){return[i*h+b*y+g,p*h+v*y+c]}function s([i,p],[b,v],[g,c],[h,y],P){const C=1-P,[U,R,B,K]=[C**3,
3*P*C**2,3*P**2*C,P**3];return[U*i+R*b+B*g+K*h,U*p+R*v+B*c+K*y]}function n(i,[p,b,v,g]){const[c,h]=a(i,p,b),[y,P]=a(i,v,b),[C,U]=a(i,p,g),[R,B]=a(i,v,g);return[
Math.min(c,y,C,R),Math.min(h,P,U,B),Math.max(c,y,C,R),Math.max(h,P,U,B)]}const r=(i,p)=>[Math.min(i[0],p[0]),Math.min(i[1],p[1]),Math.max(i[2],p[2]),Math.max(i[3],
p[3])];function o(i){let[p,b,v,g]=l;for(const[c,h]of i)p=Math.min(p,c),b=Math.min(b,h),v=Math.max(v,c),g=Math.max(g,h);return[p,b,v,g]}const l=[1/0,1/0,-1/0,-1/0],
d=([i,p,b,v],g)=>[i-g,p-g,b+g,v+g];function t(i,p){const b=[Math.max(i[0],p[0]),Math.max(i[1],p[1]),Math.min(i[2],p[2]),Math.min(i[3],p[3])];return b[0]<b[2]&&b[1]<
b[3]?b:void 0}const e=i=>i.map(p=>Math.round(p*1e5)/1e5+0),u=(i,{userUnit:p})=>String(Number((i*p/72).toPrecision(3)))}),6057:((L,T,f)=>{f.d(T,{VO:()=>E,b0:()=>_,
c_:()=>x,iw:()=>O,lQ:()=>w});var D=f(74135);const M=[0,0,612,792],E=(m,a)=>_(m,m.pages.attribute(a,"MediaBox"))??M;function O(m,a){const{pages:s}=m,n=m.resolve(
m.entry(s.number(a),"UserUnit"));return{box:(0,D.Mo)(E(m,a),_(m,s.attribute(a,"CropBox"))),rotation:x(m.resolve(s.attribute(a,"Rotate"))),userUnit:typeof n=="nu\
mber"&&n>0?n:1}}function _(m,a){const s=m.array(a)?.map(r=>m.resolve(r));if(s?.length!==4||!s.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const n=(0,D.
ds)(s);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function w(m,a){const s=(m.array(a)??[]).map(n=>m.resolve(n));return s.length===6&&s.every(n=>typeof n=="number")?s:
[1,0,0,1,0,0]}function x(m){const a=typeof m=="number"?(m%360+360)%360:0;return a===90||a===180||a===270?a:0}}),5490:((L,T,f)=>{f.d(T,{M:()=>O,U:()=>E});var D=f(
74135);const M=1e4;class E{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<M?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),
!0;default:return!1}}transform(w){if(w.count!==6)return;const[x,m,a,s,n,r]=O(w);this.current.matrix=(0,D.lw)([x,m,a,s,n,r],this.current.matrix)}}const O=_=>Array.
from({length:_.count},(w,x)=>_.number(x))}),21281:((L,T,f)=>{f.d(T,{Ip:()=>m,XM:()=>o,Xb:()=>r,ds:()=>x,qg:()=>n});var D=f(59071),M=f(70549),E=f(21115),O=f(824),
_=f(1975),w=f(60912);const x=(0,M.n)(async t=>m(t,await(0,O.Br)(t)));function m(t,e){const u=(c,h)=>(0,D.wh)((0,_.sm)(e,c,h)[0]??""),i=s(u("pdfaid","part"),u("p\
dfaid","conformance").toLowerCase()),p=a(u("pdfuaid","part"))?`PDF/UA-${u("pdfuaid","part")}`:void 0,v=[u("pdfxid","GTS_PDFXVersion")||u("pdfx","GTS_PDFXVersion")||
((0,D.Gh)(t.resolve((0,O._U)(t)?.get("GTS_PDFXVersion")))??""),u("pdfe","ISO_PDFEVersion"),u("pdfvtid","GTS_PDFVTVersion")],g=[i?.name,p,...v.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.
test(c))];return{archive:i,accessible:p,names:g.filter(c=>c!==void 0)}}const a=t=>/^[1-9]$/.test(t);function s(t,e){if(!a(t))return;const u=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:u,name:`PDF/A-${t}${u}`}}function n(t,e,u,i){return e&&d(t,e,[E.dK.pdfaid]),r(u,i)}const r=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function o(t){const e=await(0,O.Br)(t);if(!e)return[];const{archive:u,accessible:i}=m(
t,e);d(t,e,[E.dK.pdfaid,E.dK.pdfuaid]);const p=[u?.name,i].filter(b=>b!==void 0);return p.length>0?[l(p)]:[]}const l=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function d(t,e,u){e.properties.some(({namespace:i})=>u.includes(i))&&
(0,w._L)(t,(0,w.QH)(e,({namespace:i})=>u.includes(i),[]))}}),21115:((L,T,f)=>{f.d(T,{HC:()=>O,dK:()=>D,ee:()=>E});const D={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(D));class E{uris=new Map;declared=[];known=new Map;enter(a){
let s;for(const{name:n,value:r}of a){if(!O(n))continue;const o=n.slice(6),l=this.uris.get(o);l?l.push(r):this.uris.set(o,[r]),(s??=[]).push(o)}this.declared.push(
s??_),s&&this.known.clear()}leave(){const a=this.declared.pop()??_;for(const s of a)this.uris.get(s).pop();a.length>0&&this.known.clear()}declares(a){return(this.
uris.get(x(a))?.length??0)>0}ofElement(a){let s=this.known.get(a);if(!s){const n=x(a),r=this.uris.get(n)?.at(-1)??M.get(n)??"";this.known.size===w&&this.known.clear(),
this.known.set(a,s={namespace:r,local:a.slice(a.indexOf(":")+1)})}return s}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const O=m=>m===
"xmlns"||m.startsWith("xmlns:"),_=[],w=1e3,x=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((L,T,f)=>{f.d(T,{Br:()=>m,_6:()=>s,_U:()=>x});var D=f(58552),M=f(1975),
E=f(17079),O=f(45599),_=f(59071),w=f(70549);function x(n){const r=n.resolve(n.trailer.get("Info"));return r instanceof O.Bi?r:r instanceof O.Z6?r.dict:void 0}const m=(0,w.
n)(a);async function a(n){const r=n.get(n.catalogNumber),o=r instanceof O.Bi?n.resolve(r.get("Metadata")):null;if(!(o instanceof O.Z6))return;let l;try{l=n.decoded(
o)}catch(d){if(!(d instanceof D.zU)||d.code==="cancelled")throw d;return M.m}return(0,M.kg)(l,n.job.pace)}function s(n,r){const o=x(n),l=p=>n.resolve(o?.get(p)),
d=(p,b,v=", ")=>{const g=(0,M.sm)(r,p,b).map(_.wh).filter(Boolean).join(v);return g===""?null:g},t=(p,b)=>{const[v=""]=(0,M.sm)(r,p,b);return(0,_.wh)(v)||null},
e=(p,b)=>(0,E._)((0,_.Gh)(l(p))??"")??(0,E._)(t("xmp",b)??"")??null,u=n.get(n.catalogNumber),i=u instanceof O.Bi?(0,_.Gh)(n.resolve(u.get("Lang"))):null;return{
title:(0,_.Gh)(l("Title"))??t("dc","title"),author:(0,_.Gh)(l("Author"))??d("dc","creator"),subject:(0,_.Gh)(l("Subject"))??t("dc","description"),keywords:(0,_.
Gh)(l("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,_.Gh)(l("Creator"))??t("xmp","CreatorTool"),producer:(0,_.Gh)(l("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:i??t("dc","language")}}}),3907:((L,T,f)=>{f.d(T,{X:()=>l,km:()=>E,ol:()=>D,
xK:()=>n});const D=200,M=1e4;async function E(d,t,e){const u=new O(d);for(let i=u.next();i;i=u.next()){if(e(i))return"left";const p=t.step((i.to-i.from)*4+50);p&&
await p}return u.hasDocumentType?"document type":u.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==_)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const i=t.indexOf("]]>",e);return i<0?this.end():(this.at=i+3,{kind:"\
text",text:t.slice(e+9,i),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===x?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,u){const i=this.text.indexOf(e,t+u);return i<0?this.end():(this.at=i+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),u=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(u)!==w))return this.at=u+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,u=this.name(t+1);if(u===t+1)return;const i=e.slice(t+1,u),p=[];for(let b=u;;){const v=this.blanks(
b),g=e.charCodeAt(v);if(g===w||g===x&&e.charCodeAt(v+1)===w)return this.at=g===w?v+1:v+2,{kind:g===w?"start":"empty",name:i,attributes:p,from:t,to:this.at};const c=this.
name(v),h=this.blanks(c),y=this.blanks(h+1),P=e[y];if(v===b||c===v||e[h]!=="="||P!=='"'&&P!=="'")return;const C=e.indexOf(P,y+1),U=e.slice(y+1,Math.max(C,y+1)),
R=U.includes("<")?void 0:a(U);if(C<0||R===void 0||p.length>=M)return;p.push({name:e.slice(v,c),value:R,from:v,to:C+1}),b=C+1}}characters(t,e){const u=a(this.text.
slice(t,e));return u===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:u,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const u=e.charCodeAt(t);if(u!==32&&u!==9&&u!==10&&u!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const u=e.charCodeAt(t);if(u<=32||u===x||
u===w||u===_||u===61||u===34||u===39)break}return t}}const[_,w,x]=[60,62,47],m=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(d){
if(!d.includes("&"))return d;const t=[];let e=0;for(let u=d.indexOf("&");u>=0;u=d.indexOf("&",e)){const i=d.indexOf(";",u);if(i<0||i-u>12)return;const p=d.slice(
u+1,i),b=m.get(p)??s(p);if(b===void 0)return;t.push(d.slice(e,u),b),e=i+1}return t.push(d.slice(e)),t.join("")}function s(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(d){const[t,e,u,i]=d;
if(t===0&&e===0&&(u===254||u===0)||t===255&&e===254&&u===0&&i===0)return o(d);if(t===254&&e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(d));
if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(d));const p=new TextDecoder().decode(d);return r(p.includes("�")?Buffer.from(d).
toString("latin1"):p)}const r=d=>d.startsWith("\uFEFF")?d.slice(1):d;function o(d){const t=new DataView(d.buffer,d.byteOffset,d.byteLength),e=d[0]!==0,u=[];for(let i=0;i+
4<=d.length;i+=4){const p=t.getUint32(i,e);if(p>1114111)return;u.push(String.fromCodePoint(p))}return r(u.join(""))}const l=d=>d.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,T,f)=>{f.d(T,{QH:()=>O,T3:()=>_,_L:()=>a});var D=f(21115),M=f(3907),E=f(45599);function O(s,n,r){
const{text:o,properties:l,end:d,about:t}=s,e=[];let u=0;for(const i of l.filter(n).sort((p,b)=>p.from-b.from))i.from<u||(e.push(o.slice(u,i.from)),u=i.to);return e.
push(o.slice(u,Math.max(d,u))),r.length>0&&e.push(w(r,t)),e.push(o.slice(Math.max(d,u))),m(e.join(""))}function _(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${w(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(s,n){const o=[...new Set(s.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${D.dK[d]}"`).join(""),l=s.map(({prefix:d,name:t,form:e,values:u})=>`\
<${d}:${t}>${x(e,u)}</${d}:${t}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,M.X)(n)}"${o}>
${l.join("")}</rdf:Description>
`}function x(s,n){const r=o=>n.map(l=>`<rdf:li${o}>${(0,M.X)(l)}</rdf:li>`).join("");switch(s){case"simple":return(0,M.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const m=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(s,n){const r=s.catalog.get("Metadata"),o=s.resolve(r),l=o instanceof E.Z6?[...o.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],d=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...l]),t=new E.Z6(d,Buffer.
from(n,"utf8"));(0,E.i9)(r)&&o instanceof E.Z6?s.put(r,t):s.edit(s.catalogNumber).set("Metadata",s.add(t))}}),1975:((L,T,f)=>{f.d(T,{kg:()=>_,m:()=>O,sm:()=>w});
var D=f(21115),M=f(3907);const E=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function _(s,n){const r=(0,M.xK)(s);if(r===void 0)return O;const o=new m,
d=await(0,M.km)(r,n,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:d,end:o.end,about:o.
about}}function w(s,n,r){return s?.properties.find(o=>o.name===r&&o.namespace===D.dK[n])?.values??[]}const x=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(n,r,o){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const l=this.scope.ofElement(n),d=l.namespace===D.dK.rdf,t=d&&l.local==="li";this.root===x&&this.end<0&&d&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,u=t?r.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:n,...l,from:o,language:u}),
this.root===x){if(!d||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(r);else if(e===
2){this.items=[];const i=r.find(({name:p})=>this.isRdf(p,"resource"));this.pieces=i?[i.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:r,value:o,from:l,
to:d}of n){if((0,D.HC)(r))continue;const{namespace:t,local:e}=this.scope.ofAttribute(r);t===D.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===D.dK.rdf||t===D.
dK.xml)&&this.add({namespace:t,name:e,values:[o],from:l,to:d})}}close(n,r,o){const l=this.open.pop();if(l?.name!==n){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==x)if(d===0)this.end=r,this.root=x;else if(d===1&&this.loose)this.root=x,this.loose=!1;else if(d===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:t,from:l.from,to:o})}else d>2&&l.namespace===D.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(n){this.properties.length<E?this.properties.push(n):this.broken=
!0}isRdf(n,r){const o=this.scope.ofAttribute(n);return o.local===r&&o.namespace===D.dK.rdf}}function a(s){const n=s.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),r=s.map(({text:o})=>o);return n>0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}}),59071:((L,T,f)=>{f.d(T,{Gh:()=>n,ZK:()=>r,wh:()=>s});var D=f(77581),M=f(
45599);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=o=>o.replace(E,"").replace(O,"").replace(_,"�"),x=200,m=new WeakMap;function a(o){if(o.bytes.length<x)return w((0,D.g7)(o));let l=m.get(o);return l===void 0&&
m.set(o,l=w((0,D.g7)(o))),l}const s=o=>w(o).trim();function n(o){const l=o instanceof M.Mx?a(o).trim():"";return l===""?null:l}const r=o=>o?a(o):""}),70549:((L,T,f)=>{
f.d(T,{n:()=>D});function D(M){const E=new WeakMap;return O=>{if(O.hasChanges)return M(O);const _=E.get(O);if(_)return _.answer;const w=M(O);return E.set(O,{answer:w}),
w}}}),93604:((L,T,f)=>{f.d(T,{B:()=>D,M:()=>M});const D=(O,_)=>E(O,_,!1),M=(O,_)=>E(O,_,!0);function E(O,_,w){let[x,m]=[0,O.length];for(;x<m;){const a=x+m>>1,s=O[a];
s<_||w&&s===_?x=a+1:m=a}return x}})};
