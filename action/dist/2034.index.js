"use strict";exports.id=2034,exports.ids=[2034],exports.modules={49180:((L,T,c)=>{c.d(T,{q:()=>_});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function _(x){const b=x.toLowerCase(),M=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??O().get(b);return M===void 0?void 0:
(M.length===3?[...M].map(i=>i+i):[M.slice(0,2),M.slice(2,4),M.slice(4)]).map(i=>Number.parseInt(i,16))}let v;function O(){const x=w.split(" ");return v??=new Map(
x.flatMap((b,M)=>M%2===0?[[b,x[M+1]]]:[]))}}),17079:((L,T,c)=>{c.d(T,{Z:()=>x,_:()=>O});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(i){
if(i.length>64)return;const r=i.trim().replace(_,(n,a,s,d)=>`${a??""}${1900+Number(s)}${d}`);return M(b(w.exec(r)??v.exec(r)))}function x(i){const r=i.length>64?
void 0:b(v.exec(i.trim()));if(!r||M(r)===void 0)return;const{year:n,month:a="",day:s="",hour:d="",minute:f="",second:t="",zone:e=""}=r;return`D:${n}${a}${s}${d}${f}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function b(i){if(!i)return;const[,r,n,a,s,d,f,t,e,h,o]=i,u=t??(e===void 0?void 0:`${e}${h??"00"}:${o??"00"}`);return{year:r,
month:n,day:a,hour:s,minute:d,second:f,zone:u}}function M(i){if(!i)return;const{year:r,month:n,day:a,hour:s,minute:d="00",second:f="00",zone:t}=i,e=(o,u,E)=>o===
void 0||Number(o)>=u&&Number(o)<=E;if(Number(r)===0||!e(n,1,12)||!e(a,1,m(Number(r),Number(n)))||!e(s,0,23)||!e(d,0,59)||!e(f,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const h=[r,n,a].filter(o=>o!==void 0).join("-");return s===void 0?h:`${h}T${s}:${d}:${f}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function m(i,r){return r===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),50580:((L,T,c)=>{c.d(T,{L:()=>_});var w=c(58426);
function _(v,O){return Object.entries((0,w.zI)(v).fields).flatMap(([x,b])=>{if(b.kind!=="choice"||!b.open||typeof O[x]!="number")return[];const M=b.options.map(
({value:m})=>m).join(", ");return[{field:x,message:`is a number that only some regions know: use ${M}`}]})}}),49892:((L,T,c)=>{c.d(T,{B_:()=>v,Fw:()=>O,Tz:()=>b});
var w=c(49180),_=c(57117);const v="OctavoColor";function O(M,m){const i=x(M),r=i.length===1,n=m?.part===1;return m===void 0||(0,_.hU)(m,r?1:3)?{values:i,operators:`${i.
join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:i,listsGlyphs:n,operators:`/${v} cs ${i.join(" ")} sc`,colorSpace:r?(0,_.HB)():(0,_.Pz)()}}function x(M){
if(M==="Gray")return[.5];const[m,i,r]=(0,w.q)(M);return(m===i&&i===r&&m>0?[m]:[m,i,r]).map(a=>Math.round(a/255*1e4)/1e4)}function b(M){return M===void 0||(0,_.hU)(
M,1)?{set:m=>`${m} g`,colorSpace:void 0}:{set:m=>`/${v} cs ${m} sc`,colorSpace:(0,_.HB)()}}}),57117:((L,T,c)=>{c.d(T,{Br:()=>M,HB:()=>a,Pz:()=>n,Qg:()=>i,_B:()=>O,
c4:()=>m,hU:()=>b});var w=c(21281),_=c(824),v=c(45599);async function O(s){const d=await(0,_.Br)(s),{archive:f}=(0,w.Ip)(s,d);return f&&{...f,xmp:d,intent:x(s)}}
function x(s){for(const d of s.array(s.catalog.get("OutputIntents"))??[]){const f=s.dict(d);if(!(0,v.Zm)(f)||!(0,v.Eo)(s.resolve(f.get("S")),"GTS_PDFA1"))continue;
const t=s.resolve(s.dict(f.get("DestOutputProfile"))?.get("N"));if(typeof t=="number")return t}}const b=({intent:s},d)=>d===1?s!==void 0:s===d,M={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},m=(s,d,f)=>(0,w.qg)(
s,d.xmp,d,f),i=s=>s&&s.part!==1&&s.intent===void 0?n():void 0,r=[.9505,1,1.089],n=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],a=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...r],Gamma:2.2})]}),95358:((L,T,c)=>{c.d(T,{Wx:()=>x,
pi:()=>M,z:()=>m});var w=c(58426),_=c(74135);function v(r,n){return O(r,n*72/r.userUnit)}function O(r,n){const{width:a,height:s}=(0,_.iN)(r),d={width:a-2*n,height:s-
2*n,inset:n};return d.width>0&&d.height>0?d:void 0}function x(r,n,a){const s=a===w.zU[r].fields.margin.default;return n.map(d=>{const f=v(d,a);if(f||!s)return f;
const{width:t,height:e}=(0,_.iN)(d);return O(d,Math.min(t,e)/10)})}const b=null;function M(r,{inset:n},a,s,d){const f=(0,_.iN)(r),t=f.width-n-s,e=f.height-n-d,h=a.
endsWith("left")?n:a.endsWith("right")?t:(f.width-s)/2,o=a.startsWith("bottom")?n:a.startsWith("top")?e:(f.height-d)/2;return[h,o]}function m({kinds:r,pages:n},a){
const s=n.find(({kind:d})=>!a[d]);return s?[{field:"margin",message:i(s.index,r[s.kind])}]:[]}function i(r,n){const{width:a,height:s}=(0,_.iN)(n),d=(0,_.d)(Math.
min(a,s)/2,n);return`leaves no room on page ${r+1}, which is ${(0,_.d)(a,n)} × ${(0,_.d)(s,n)} inches; it must be less than ${d}`}}),72313:((L,T,c)=>{c.d(T,{W:()=>u});
var w=c(81627),_=c(45599),v=c(98446),O=c(36078);function x(g,l,p,y){return`/Artifact <<${p==="over"?`/Type /Pagination /Subtype /${l}`:`/Type /Background /BBox \
[${y.map(O._).join(" ")}]`}>> BDC
${g}
EMC
`}var b=c(36211),M=c(37709),m=c(85008),i=c(74135),r=c(5490);const n=400,a=.01;function s(g,l,p,y){const P=new M.BT(l),C=new d(g,p,y);for(let S=0;S<n&&P.next();S++)
if(C.takes(P))return!0;return!1}class d{document;resources;box;states=new r.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new f;clips=!1;constructor(l,p,y){
this.document=l,this.resources=p,this.box=y}takes(l){if(this.states.follow(l)||this.extendsPath(l)||this.setsState(l))return!1;const{operator:p}=l;if(p==="Do")return this.
paintsImage(l.name(0));const y=b.lJ.get(p);return y!==void 0&&this.paintsPath(y)}setsState(l){const p=this.states.current;switch(l.operator){case"gs":{const y=this.
document.dict(this.resource("ExtGState",l.name(0)));return p.isOpaque=p.isSolid=t(this.document,y),!0}case"scn":case"sc":return p.isSolid=p.isOpaque&&l.kind(l.count-
1)!==m.o_,!0;case"g":case"rg":case"k":return p.isSolid=p.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(l){const{matrix:p}=this.
states.current;switch(l.operator){case"re":{const[y,P,C,S]=(0,r.M)(l);return this.path.rectangle(p,y,P,C,S),!0}case"m":case"l":return this.path.point(p,l.number(
0),l.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:l}){const p=this.states.current,y=this.path.area();
return l&&p.isSolid&&this.isCoveredBy(y)?!0:(this.clips&&(p.clip=y&&p.clip&&h(y,p.clip)),this.clips=!1,this.path=new f,!1)}paintsImage(l){const p=this.states.current,
y=this.resource("XObject",l);if(!p.isOpaque||!(y instanceof _.Z6)||!e(this.document,y.dict))return!1;const P=new f;return P.rectangle(p.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(l){const{clip:p}=this.states.current;return l!==void 0&&p!==void 0&&o(h(l,p),this.box)}resource(l,p){const{document:y,resources:P}=this;return p===
void 0?null:y.resolve(y.dict(P?.get(l))?.get(p))}}class f{isRectangle=!0;points=[];point([l,p,y,P,C,S],$,B){this.points.push([l*$+y*B+C,p*$+P*B+S])}rectangle(l,p,y,P,C){
this.point(l,p,y),this.point(l,p+P,y),this.point(l,p+P,y+C),this.point(l,p,y+C)}area(){const{points:l}=this;if(!this.isRectangle||l.length<4||l.length>5)return;
const p=(0,i.$L)(l),y=a*Math.max(p[2]-p[0],p[3]-p[1]),P=(C,S,$)=>Math.abs(C-S)<=y||Math.abs(C-$)<=y;return l.every(([C,S])=>P(C,p[0],p[2])&&P(S,p[1],p[3]))?p:void 0}}
function t(g,l){if(!l)return!0;const p=g.resolve(l.get("ca")),y=g.resolve(l.get("BM")),P=g.resolve(l.get("SMask"));return(p===null||p===1)&&(y===null||(0,_.Eo)(
y,"Normal"))&&(P===null||(0,_.Eo)(P,"None"))}function e(g,l){const p=g.resolve(l.get("ImageMask"))===!0;return(0,_.Eo)(g.resolve(l.get("Subtype")),"Image")&&!p&&
!l.has("SMask")&&!l.has("Mask")}function h(g,l){return[Math.max(g[0],l[0]),Math.max(g[1],l[1]),Math.min(g[2],l[2]),Math.min(g[3],l[3])]}function o(g,l){const[p,
y]=[a*(l[2]-l[0]),a*(l[3]-l[1])];return g[0]<=l[0]+p&&g[1]<=l[1]+y&&g[2]>=l[2]-p&&g[3]>=l[3]-y}async function u(g,{kinds:l,pages:p},y){const{pace:P}=g.job,{layer:C,
subtype:S,groupColorSpace:$}=y,B=new w.B(g);C==="over"&&await B.inspect(p);const K=[];for(const[F,A]of p.entries()){const U=P.step(C==="over"?2e3:2e4);U&&await U,
F%1e3===0&&P.progress(F/p.length);const I=y.on(A,F);if(!I)continue;const{box:R}=l[A.kind],{resources:W}=I,k=j=>x(I.operators(j),S,C,R);if(C==="over")await B.over(
A,{resources:W,operators:k});else{const j=B.contents.content(B.contents.own(A));s(g,j,g.dict(A.resources),R)&&K.push(A.index+1),B.under(A,{resources:W,operators:k})}
$!==void 0&&E(g,A.index,$)}return K.length>0?[D(K,p.length)]:[]}function E(g,l,p){const y=g.pages.number(l),P=g.entry(y,"Group"),C=g.dict(P);if(C?.has("CS"))return;
const S=(0,_.jd)({Type:(0,_.UU)("Group"),S:(0,_.UU)("Transparency"),...Object.fromEntries(C??[]),CS:p});(0,_.i9)(P)&&(0,_.Zm)(g.get(P))?g.put(P,S):g.pages.patch(
l,{Group:S})}function D(g,l){return{code:"stamp_hidden",message:`The stamp is hidden ${g.length===l?"on every page":`on ${(0,v.oi)(g)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((L,T,c)=>{c.d(T,{$:()=>i,J:()=>M});var w=c(41578),_=c(12889),v=c(81679),O=c(77581),x=c(45599),b=c(49892);
const M=100,m=M/1e3;async function i(t,e,{filling:h,transparency:o}){const u=[];for(const[B,K]of e.entries()){const A=t.lines.flatMap(({glyphs:U})=>U.filter(I=>I.
face===B)).map(({glyph:U})=>U);A.length>0&&(u[B]={...await(0,w.r)(K,A),unit:K.unit})}const[E,D,g,l]=t.ink,p=[Math.floor(E*m)-1,Math.floor(D*m)-1,Math.ceil(g*m)+
1,Math.ceil(l*m)+1],y=o===0,P=n([a,h.operators,...t.lines.flatMap(B=>[...B.color?[B.color]:[],...s(B.text,d(u,B))])]),C=B=>{const K={Font:(0,x.jd)(Object.fromEntries(
Object.entries(u).map(([A,U])=>[`F${A}`,U.addTo(B,void 0,h.listsGlyphs)]))),ColorSpace:h.colorSpace&&(0,x.jd)({[b.B_]:h.colorSpace})},F=y?void 0:(0,x.jd)({Type:(0,x.
UU)("Group"),S:(0,x.UU)("Transparency"),I:!0});return B.add(r(p,{Group:F,Resources:(0,x.jd)(K)},P))};if(y)return{addTo:C};const S=f(1-o/100),$=n(["/G0 gs","/X0 \
Do"]);return{addTo:B=>{const K=(0,x.jd)({Type:(0,x.UU)("ExtGState"),ca:S,CA:S,BM:(0,x.UU)("Normal"),SMask:(0,x.UU)("None")}),F=(0,x.jd)({ExtGState:(0,x.jd)({G0:K}),
XObject:(0,x.jd)({X0:C(B)})});return B.add(r(p,{Resources:F},$))}}}function r(t,e,h){const o={Type:(0,x.UU)("XObject"),Subtype:(0,x.UU)("Form"),BBox:[...t],Filter:(0,x.
UU)("FlateDecode")};return new x.Z6((0,x.jd)({...o,...e}),h)}const n=t=>(0,v.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),a="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function s(t,e){return(0,_.ft)(t)?[...e]:[`/Span <</ActualText <FEFF${(0,O.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...e,"EMC"]}function d(t,{glyphs:e,at:[h,o]=[0,0],size:u=1}){const E=["BT"];let D,g="",l="",p;const y=()=>{l&&(g+=`<${l}>`),l=""},P=()=>{y(),g&&E.push(`[${g}\
] TJ`),g=""};for(const{glyph:C,face:S,x:$,y:B}of e){const{codeOf:K,unit:F}=t[S];if(D!==S&&(P(),E.push(`/F${S} ${f(M*u)} Tf`),D=S),p?.y!==B){P();const A=[h+$*u,o+
B*u].map(U=>f(U*m));E.push(`1 0 0 1 ${A.join(" ")} Tm`)}else f(p.x-$)!==0&&(y(),g+=String(f(p.x-$)));l+=K(C),p={x:$+C.advanceWidth*F,y:B}}return P(),[...E,"ET"]}
const f=t=>Math.round(t*100)/100||0}),12342:((L,T,c)=>{c.r(T),c.d(T,{addTextWatermark:()=>S});var w=c(58552),_=c(81679),v=c(45599),O=c(47707),x=c(86799),b=c(6264),
M=c(71391),m=c(49892),i=c(95358),r=c(36078),n=c(57117),a=c(72313),s=c(99876),d=c(27320),f=c(50580),t=c(74135);const e=612,h={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},o=2,u=1.8,E=1e3;function D(A,U,I,R,{drawnAt:W,fontSize:k}){const{width:j,height:Z}=(0,t.iN)(A),X=Math.hypot(U.width,
U.height),G=I.diagonal?U.width/X:1,H=I.diagonal?U.height/X:0,[V,Y]=[R.width*G+R.height*H,R.width*H+R.height*G],Q=I.maximum*Math.max(1/A.userUnit,Math.min(j,Z)/e),
q=k===void 0?Q:k/A.userUnit,J=Math.min(U.width/V,U.height/Y,q),tt=J*R.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-U.inset-tt,bottom:U.inset+tt},N=J/W;return(I.
anchor==="everywhere"?g(U,{size:J,cos:G,sin:H,across:V,up:Y},R):[[0,0]]).map(([st,ot])=>(0,t.lw)([N*G,N*H,-N*H,N*G,j/2+st,et[I.anchor]+ot],(0,t.S3)(A)))}function g({
width:A,height:U},{size:I,cos:R,sin:W,across:k,up:j},Z){const X={along:(Z.width+o)*I,down:(Z.height+u)*I},G=Math.max(1,Math.sqrt(A*U/(X.along*X.down)/E)),[H,V]=[
X.along*G,X.down*G],[Y,Q]=[(A-k*I)/2+1e-6,(U-j*I)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let N=-J;N<=J;N++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(N%2===0?0:.5))*H,N*V],[it,rt]=[st*R-ot*W,st*W+ot*R];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var l=c(74094);const p=[
"line_1","line_2","line_3"],y="OctavoWatermark",P=64*1024,C=4*1024*1024;async function S(A,U,I,R){const W=await(0,s.F)(A,I),{kinds:k}=W,j=(0,i.Wx)("add_text_wat\
ermark",k,U.margin),Z=typeof U.template=="number"?void 0:h[U.template],X=[...(0,f.L)("add_text_watermark",U),...(0,i.z)(W,j)],G=await(0,n._B)(A),{color:H,transparency:V}=U,
Y=(0,m.Fw)(H,G),Q=K(U),q=U.font&&(0,x.g)(U.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,M.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let N=R.get(et);
if(!N){const{faces:z,areNew:at}=await B(q,R),ct=async()=>at?await A.job.pace.rest():void 0,dt=[...F(Q,z),...X];if(dt.length>0)throw(0,w.G6)(dt);await ct();const ut=(0,l.
V)(z,Q.map(lt=>(0,O.ai)(lt.text)));await ct(),N={drawing:await(0,d.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},R.put(et,N,P),await ct()}if(!Z||X.length>0)
throw(0,w.G6)(X);const{drawing:nt,size:st}=N,ot=nt.addTo(A),it={drawnAt:d.J,fontSize:U.font_size},rt=k.map((z,at)=>$(A,z,D(z,j[at],Z,st,it),ot)),ft=await(0,a.W)(
A,W,{layer:U.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,n.Qg)(G),on:({kind:z})=>({resources:[{category:"XObject",name:y,ref:rt[z].ref}],operators:([
at=""])=>(0,r.qK)(at,rt[z].placement)})});return G?.part===1&&V>0&&ft.push((0,n.c4)(A,G,n.Br.transparency)),ft}function $(A,{box:U},I,R){if(I.length===1)return{
ref:R,placement:(0,r.vs)(I[0])};const W=(0,v.jd)({Type:(0,v.UU)("XObject"),Subtype:(0,v.UU)("Form"),BBox:[...U],Resources:(0,v.jd)({XObject:(0,v.jd)({X0:R})}),Filter:(0,v.
UU)("FlateDecode")}),k=I.map(j=>`${(0,r.qK)("X0",(0,r.vs)(j))}
`).join("");return{ref:A.add(new v.Z6(W,(0,_.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function B(A,U){const I=(0,M.C)("text face"),R=U.get(
I);R?.keep();const W=R??await(0,b.Wu)("SemiBold");if(R||U.put(I,W,C),!A)return{faces:[W],areNew:!R};let k;const j=await U.ofFile(A.bytes,"text face",()=>Promise.
resolve(k=(0,b.ar)(A)));return k||j.keep(),{faces:[j,W],areNew:!R||k!==void 0}}function K(A){return p.flatMap(U=>{const I=A[U];return I===void 0?[]:[{field:U,text:I}]})}
function F(A,U){return A.flatMap(({field:I,text:R})=>{const W=(0,O.Zw)(R,U);return W===void 0?[]:[{field:I,message:W,mentions:["font"]}]})}}),74094:((L,T,c)=>{c.
d(T,{V:()=>x,k:()=>b});var w=c(29825),_=c(74135),v=c(45657);const O=1200;function x(M,m){const i=m.map(t=>b(M,t)),r=i.map(({glyphs:t,ink:[e,h,o,u]},E)=>{if(t.length===
0)return _.gF;const D=(o-e)/2;return[-D,h-E*O,D,u-E*O]}),[n,a,s,d]=r.reduce(_.kO,_.gF),f=(a+d)/2;return{lines:i.map(({glyphs:t,ink:e},h)=>({text:m[h],glyphs:t.map(
o=>({...o,x:o.x-(e[0]+e[2])/2,y:o.y-h*O-f}))})),size:{width:Math.max(s-n,(0,v.Kf)(i.map(({advance:t})=>t)))/1e3,height:Math.max(d-a,m.length*O)/1e3},ink:[n,a-f,
s,d-f]}}function b(M,m){let i=0,r=_.gF;const n=(0,w.OD)(m,M).flatMap(({font:a,text:s,rtl:d})=>{const f=M[a],{unit:t}=f;return f.shape(s,d).map(({advance:e,x:h,...o})=>{
const{glyph:u,y:E}=o,D=i+h;i+=e;const{minX:g,minY:l,maxX:p,maxY:y}=f.boxOf(u);return g<=p&&(r=(0,_.kO)(r,[D+g*t,E+l*t,D+p*t,E+y*t])),{...o,face:a,x:D}})});return Number.
isFinite(r[0])?{glyphs:n,advance:i,ink:r}:{glyphs:[],advance:i,ink:[0,0,0,0]}}}),12889:((L,T,c)=>{c.d(T,{Rl:()=>a,Vv:()=>v,ft:()=>M,jB:()=>r,pr:()=>i,vw:()=>m,wE:()=>n});
var w=c(46161),_=c(47707);const v="‏";let O;const x=()=>O??=(0,w.A)(),b=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
M=s=>b.test(s),m=s=>M(s)&&(x().getEmbeddingLevels(s).paragraphs[0]?.level??0)%2===1;function i(s){if(!M(s))return s===""?[]:[{text:s,rtl:!1,at:0}];const{levels:d,
paragraphs:f}=x().getEmbeddingLevels(s),t=f[0]?.level??0;for(let o=s.length-1;o>=0&&/\s/.test(s[o]);o--)d[o]=t;const e=[];for(let o=0;o<s.length;o++){const u=e.
at(-1);u&&u.level===d[o]?u.text+=s[o]:e.push({level:d[o],text:s[o],at:o})}const h=e.reduce((o,{level:u})=>Math.max(o,u),0);for(let o=h;o>0;o--)for(let u=0,E=0;u<
e.length;u=E+1){for(E=u;E<e.length&&e[E].level>=o;)E++;if(E>u+1)for(const[D,g]of e.slice(u,E).entries())e[E-1-D]=g}return e.map(({level:o,text:u,at:E})=>({text:u,
rtl:o%2===1,at:E}))}const r=s=>Array.from(s,d=>x().getMirroredCharacter(d)??d).join(""),n=s=>(0,_.qf)(r(s)).reverse().join(""),a=s=>i(s).flatMap(({text:d,rtl:f})=>f?
(0,_.qf)(r(d)).reverse():(0,_.qf)(d))}),29825:((L,T,c)=>{c.d(T,{EH:()=>M,OD:()=>O,W_:()=>x,lV:()=>v});var w=c(12889),_=c(47707);const v=-1,O=(m,i)=>(0,w.pr)(m).
flatMap(r=>x(r,i));function x({text:m,rtl:i},r){const n=[];for(const a of(0,_.qf)(m)){const s=n.at(-1),d=(0,_.ML)(a)?s?.font??0:b(a,r,s?.font);s?.font===d?s.text+=
a:n.push({font:d,text:a,rtl:i})}return i?n.reverse():n}function b(m,i,r){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(m)&&r!==void 0&&i[r]?.covers(m)===
!0?r:i.findIndex(a=>a.covers(m))}function M(m,i){const r=O(m,i).filter(({font:n})=>n===v);return[...new Set(r.flatMap(n=>(0,_.qf)(n.text)))]}}),88739:((L,T,c)=>{
c.d(T,{B:()=>b,U:()=>O});var w=c(77581),_=c(12889);const v=100;function O(M,{digits:m=4,isInOrder:i=!1}={}){const r=M.filter(([,a])=>a.length>0).map(([a,s])=>`<${b(
a).slice(-m)}> <${x(s,i)}>`),n=Array.from({length:Math.ceil(r.length/v)},(a,s)=>{const d=r.slice(s*v,(s+1)*v);return[`${d.length} beginbfchar`,...d,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(m)}> <${"F".repeat(m)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function x(M,m){const i=M.map(r=>String.fromCodePoint(r)).join("");return(0,w.kt)(!m&&(0,_.ft)(i)?[...i].reverse().join(""):i).toString("hex").toUpperCase()}
const b=M=>M.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,T,c)=>{c.d(T,{F:()=>v});var w=c(60623);const _=1<<24,v=O=>(0,w.UD)(Buffer.from(O,"base64"),{
stream:_,total:_,remaining:_},{found:!1})}),74135:((L,T,c)=>{c.d(T,{$L:()=>s,DI:()=>b,Gd:()=>i,JQ:()=>_,Mo:()=>O,PU:()=>M,Pj:()=>t,S3:()=>v,W1:()=>e,XM:()=>f,d:()=>h,
ds:()=>x,gF:()=>d,iN:()=>w,kO:()=>a,lw:()=>m,xk:()=>r,zl:()=>n});function w({box:[o,u,E,D],rotation:g}){const l=E-o,p=D-u;return g%180===0?{width:l,height:p}:{width:p,
height:l}}function _(o){const{width:u,height:E}=w(o);return{width:u*o.userUnit,height:E*o.userUnit}}function v({box:[o,u,E,D],rotation:g}){switch(g){case 0:return[
1,0,0,1,o,u];case 90:return[0,1,-1,0,E,u];case 180:return[-1,0,0,-1,E,D];case 270:return[0,-1,1,0,o,D]}}function O(o,u){return u===void 0?o:t(o,u)??o}function x([
o,u,E,D]){return[Math.min(o,E),Math.min(u,D),Math.max(o,E),Math.max(u,D)]}function b([o,u,E,D,g,l]){const p=o*D-u*E,[y,P,C,S]=[D/p,-u/p,-E/p,o/p];return[y+0,P+0,
C+0,S+0,-(g*y+l*C)+0,-(g*P+l*S)+0]}const M=([o,u,E,D])=>Math.sqrt(Math.abs(o*D-u*E));function m(o,u){const[E,D,g,l,p,y]=o,[P,C,S,$,B,K]=u;return[E*P+D*S,E*C+D*$,
g*P+l*S,g*C+l*$,p*P+y*S+B,p*C+y*$+K]}function i([o,u,E,D,g,l],p,y){return[o*p+E*y+g,u*p+D*y+l]}function r([o,u],[E,D],[g,l],[p,y],P){const C=1-P,[S,$,B,K]=[C**3,
3*P*C**2,3*P**2*C,P**3];return[S*o+$*E+B*g+K*p,S*u+$*D+B*l+K*y]}function n(o,[u,E,D,g]){const[l,p]=i(o,u,E),[y,P]=i(o,D,E),[C,S]=i(o,u,g),[$,B]=i(o,D,g);return[
Math.min(l,y,C,$),Math.min(p,P,S,B),Math.max(l,y,C,$),Math.max(p,P,S,B)]}const a=(o,u)=>[Math.min(o[0],u[0]),Math.min(o[1],u[1]),Math.max(o[2],u[2]),Math.max(o[3],
u[3])];function s(o){let[u,E,D,g]=d;for(const[l,p]of o)u=Math.min(u,l),E=Math.min(E,p),D=Math.max(D,l),g=Math.max(g,p);return[u,E,D,g]}const d=[1/0,1/0,-1/0,-1/0],
f=([o,u,E,D],g)=>[o-g,u-g,E+g,D+g];function t(o,u){const E=[Math.max(o[0],u[0]),Math.max(o[1],u[1]),Math.min(o[2],u[2]),Math.min(o[3],u[3])];return E[0]<E[2]&&E[1]<
E[3]?E:void 0}const e=o=>o.map(u=>Math.round(u*1e5)/1e5+0),h=(o,{userUnit:u})=>String(Number((o*u/72).toPrecision(3)))}),6057:((L,T,c)=>{c.d(T,{VO:()=>v,b0:()=>x,
c_:()=>M,iw:()=>O,lQ:()=>b});var w=c(74135);const _=[0,0,612,792],v=(m,i)=>x(m,m.pages.attribute(i,"MediaBox"))??_;function O(m,i){const{pages:r}=m,n=m.resolve(
m.entry(r.number(i),"UserUnit"));return{box:(0,w.Mo)(v(m,i),x(m,r.attribute(i,"CropBox"))),rotation:M(m.resolve(r.attribute(i,"Rotate"))),userUnit:typeof n=="nu\
mber"&&n>0?n:1}}function x(m,i){const r=m.array(i)?.map(a=>m.resolve(a));if(r?.length!==4||!r.every(a=>typeof a=="number"&&Number.isFinite(a)))return;const n=(0,w.
ds)(r);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function b(m,i){const r=(m.array(i)??[]).map(n=>m.resolve(n));return r.length===6&&r.every(n=>typeof n=="number")?r:
[1,0,0,1,0,0]}function M(m){const i=typeof m=="number"?(m%360+360)%360:0;return i===90||i===180||i===270?i:0}}),5490:((L,T,c)=>{c.d(T,{M:()=>O,U:()=>v});var w=c(
74135);const _=1e4;class v{current;saved=[];beyond=0;constructor(b){this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<_?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),
!0;default:return!1}}transform(b){if(b.count!==6)return;const[M,m,i,r,n,a]=O(b);this.current.matrix=(0,w.lw)([M,m,i,r,n,a],this.current.matrix)}}const O=x=>Array.
from({length:x.count},(b,M)=>x.number(M))}),21281:((L,T,c)=>{c.d(T,{Ip:()=>m,XM:()=>s,Xb:()=>a,ds:()=>M,qg:()=>n});var w=c(59071),_=c(70549),v=c(21115),O=c(824),
x=c(1975),b=c(60912);const M=(0,_.n)(async t=>m(t,await(0,O.Br)(t)));function m(t,e){const h=(l,p)=>(0,w.wh)((0,x.sm)(e,l,p)[0]??""),o=r(h("pdfaid","part"),h("p\
dfaid","conformance").toLowerCase()),u=i(h("pdfuaid","part"))?`PDF/UA-${h("pdfuaid","part")}`:void 0,D=[h("pdfxid","GTS_PDFXVersion")||h("pdfx","GTS_PDFXVersion")||
((0,w.Gh)(t.resolve((0,O._U)(t)?.get("GTS_PDFXVersion")))??""),h("pdfe","ISO_PDFEVersion"),h("pdfvtid","GTS_PDFVTVersion")],g=[o?.name,u,...D.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.
test(l))];return{archive:o,accessible:u,names:g.filter(l=>l!==void 0)}}const i=t=>/^[1-9]$/.test(t);function r(t,e){if(!i(t))return;const h=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:h,name:`PDF/A-${t}${h}`}}function n(t,e,h,o){return e&&f(t,e,[v.dK.pdfaid]),a(h,o)}const a=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function s(t){const e=await(0,O.Br)(t);if(!e)return[];const{archive:h,accessible:o}=m(
t,e);f(t,e,[v.dK.pdfaid,v.dK.pdfuaid]);const u=[h?.name,o].filter(E=>E!==void 0);return u.length>0?[d(u)]:[]}const d=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function f(t,e,h){e.properties.some(({namespace:o})=>h.includes(o))&&
(0,b._L)(t,(0,b.QH)(e,({namespace:o})=>h.includes(o),[]))}}),21115:((L,T,c)=>{c.d(T,{HC:()=>O,dK:()=>w,ee:()=>v});const w={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},_=new Map(Object.entries(w));class v{uris=new Map;declared=[];known=new Map;enter(i){
let r;for(const{name:n,value:a}of i){if(!O(n))continue;const s=n.slice(6),d=this.uris.get(s);d?d.push(a):this.uris.set(s,[a]),(r??=[]).push(s)}this.declared.push(
r??x),r&&this.known.clear()}leave(){const i=this.declared.pop()??x;for(const r of i)this.uris.get(r).pop();i.length>0&&this.known.clear()}declares(i){return(this.
uris.get(M(i))?.length??0)>0}ofElement(i){let r=this.known.get(i);if(!r){const n=M(i),a=this.uris.get(n)?.at(-1)??_.get(n)??"";this.known.size===b&&this.known.clear(),
this.known.set(i,r={namespace:a,local:i.slice(i.indexOf(":")+1)})}return r}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const O=m=>m===
"xmlns"||m.startsWith("xmlns:"),x=[],b=1e3,M=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((L,T,c)=>{c.d(T,{Br:()=>m,_6:()=>r,_U:()=>M});var w=c(58552),_=c(1975),
v=c(17079),O=c(45599),x=c(59071),b=c(70549);function M(n){const a=n.resolve(n.trailer.get("Info"));return a instanceof O.Bi?a:a instanceof O.Z6?a.dict:void 0}const m=(0,b.
n)(i);async function i(n){const a=n.get(n.catalogNumber),s=a instanceof O.Bi?n.resolve(a.get("Metadata")):null;if(!(s instanceof O.Z6))return;let d;try{d=n.decoded(
s)}catch(f){if(!(f instanceof w.zU)||f.code==="cancelled")throw f;return _.m}return(0,_.kg)(d,n.job.pace)}function r(n,a){const s=M(n),d=u=>n.resolve(s?.get(u)),
f=(u,E,D=", ")=>{const g=(0,_.sm)(a,u,E).map(x.wh).filter(Boolean).join(D);return g===""?null:g},t=(u,E)=>{const[D=""]=(0,_.sm)(a,u,E);return(0,x.wh)(D)||null},
e=(u,E)=>(0,v._)((0,x.Gh)(d(u))??"")??(0,v._)(t("xmp",E)??"")??null,h=n.get(n.catalogNumber),o=h instanceof O.Bi?(0,x.Gh)(n.resolve(h.get("Lang"))):null;return{
title:(0,x.Gh)(d("Title"))??t("dc","title"),author:(0,x.Gh)(d("Author"))??f("dc","creator"),subject:(0,x.Gh)(d("Subject"))??t("dc","description"),keywords:(0,x.
Gh)(d("Keywords"))??f("pdf","Keywords")??f("dc","subject"),creator:(0,x.Gh)(d("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(d("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:o??t("dc","language")}}}),3907:((L,T,c)=>{c.d(T,{X:()=>d,km:()=>v,ol:()=>w,
xK:()=>n});const w=200,_=1e4;async function v(f,t,e){const h=new O(f);for(let o=h.next();o;o=h.next()){if(e(o))return"left";const u=t.step((o.to-o.from)*4+50);u&&
await u}return h.hasDocumentType?"document type":h.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==x)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const o=t.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"\
text",text:t.slice(e+9,o),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===M?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,h){const o=this.text.indexOf(e,t+h);return o<0?this.end():(this.at=o+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),h=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(h)!==b))return this.at=h+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,h=this.name(t+1);if(h===t+1)return;const o=e.slice(t+1,h),u=[];for(let E=h;;){const D=this.blanks(
E),g=e.charCodeAt(D);if(g===b||g===M&&e.charCodeAt(D+1)===b)return this.at=g===b?D+1:D+2,{kind:g===b?"start":"empty",name:o,attributes:u,from:t,to:this.at};const l=this.
name(D),p=this.blanks(l),y=this.blanks(p+1),P=e[y];if(D===E||l===D||e[p]!=="="||P!=='"'&&P!=="'")return;const C=e.indexOf(P,y+1),S=e.slice(y+1,Math.max(C,y+1)),
$=S.includes("<")?void 0:i(S);if(C<0||$===void 0||u.length>=_)return;u.push({name:e.slice(D,l),value:$,from:D,to:C+1}),E=C+1}}characters(t,e){const h=i(this.text.
slice(t,e));return h===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:h,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const h=e.charCodeAt(t);if(h!==32&&h!==9&&h!==10&&h!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const h=e.charCodeAt(t);if(h<=32||h===M||
h===b||h===x||h===61||h===34||h===39)break}return t}}const[x,b,M]=[60,62,47],m=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(f){
if(!f.includes("&"))return f;const t=[];let e=0;for(let h=f.indexOf("&");h>=0;h=f.indexOf("&",e)){const o=f.indexOf(";",h);if(o<0||o-h>12)return;const u=f.slice(
h+1,o),E=m.get(u)??r(u);if(E===void 0)return;t.push(f.slice(e,h),E),e=o+1}return t.push(f.slice(e)),t.join("")}function r(f){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(f),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(f){const[t,e,h,o]=f;
if(t===0&&e===0&&(h===254||h===0)||t===255&&e===254&&h===0&&o===0)return s(f);if(t===254&&e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(f));
if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("utf-16le").decode(f));const u=new TextDecoder().decode(f);return a(u.includes("�")?Buffer.from(f).
toString("latin1"):u)}const a=f=>f.startsWith("\uFEFF")?f.slice(1):f;function s(f){const t=new DataView(f.buffer,f.byteOffset,f.byteLength),e=f[0]!==0,h=[];for(let o=0;o+
4<=f.length;o+=4){const u=t.getUint32(o,e);if(u>1114111)return;h.push(String.fromCodePoint(u))}return a(h.join(""))}const d=f=>f.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,T,c)=>{c.d(T,{QH:()=>O,T3:()=>x,_L:()=>i});var w=c(21115),_=c(3907),v=c(45599);function O(r,n,a){
const{text:s,properties:d,end:f,about:t}=r,e=[];let h=0;for(const o of d.filter(n).sort((u,E)=>u.from-E.from))o.from<h||(e.push(s.slice(h,o.from)),h=o.to);return e.
push(s.slice(h,Math.max(f,h))),a.length>0&&e.push(b(a,t)),e.push(s.slice(Math.max(f,h))),m(e.join(""))}function x(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${b(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(r,n){const s=[...new Set(r.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${w.dK[f]}"`).join(""),d=r.map(({prefix:f,name:t,form:e,values:h})=>`\
<${f}:${t}>${M(e,h)}</${f}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,_.X)(n)}"${s}>
${d.join("")}</rdf:Description>
`}function M(r,n){const a=s=>n.map(d=>`<rdf:li${s}>${(0,_.X)(d)}</rdf:li>`).join("");switch(r){case"simple":return(0,_.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const m=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(r,n){const a=r.catalog.get("Metadata"),s=r.resolve(a),d=s instanceof v.Z6?[...s.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],f=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...d]),t=new v.Z6(f,Buffer.
from(n,"utf8"));(0,v.i9)(a)&&s instanceof v.Z6?r.put(a,t):r.edit(r.catalogNumber).set("Metadata",r.add(t))}}),1975:((L,T,c)=>{c.d(T,{kg:()=>x,m:()=>O,sm:()=>b});
var w=c(21115),_=c(3907);const v=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(r,n){const a=(0,_.xK)(r);if(a===void 0)return O;const s=new m,
f=await(0,_.km)(a,n,t=>(s.take(t),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:a,properties:s.properties,malformed:f,end:s.end,about:s.
about}}function b(r,n,a){return r?.properties.find(s=>s.name===a&&s.namespace===w.dK[n])?.values??[]}const M=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=M;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==M&&this.open.length>this.root+2}start(n,a,s){if(this.open.length>=_.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const d=this.scope.ofElement(n),f=d.namespace===w.dK.rdf,t=f&&d.local==="li";this.root===M&&this.end<0&&f&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,h=t?a.find(({name:o})=>o==="xml:lang")?.value:void 0;if(this.open.push({name:n,...d,from:s,language:h}),
this.root===M){if(!f||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(a);else if(e===
2){this.items=[];const o=a.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=o?[o.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:a,value:s,from:d,
to:f}of n){if((0,w.HC)(a))continue;const{namespace:t,local:e}=this.scope.ofAttribute(a);t===w.dK.rdf&&e==="about"&&(this.about=s),!(t===""||t===w.dK.rdf||t===w.
dK.xml)&&this.add({namespace:t,name:e,values:[s],from:d,to:f})}}close(n,a,s){const d=this.open.pop();if(d?.name!==n){this.broken=!0;return}this.scope.leave();const f=this.
open.length-this.root;if(this.root!==M)if(f===0)this.end=a,this.root=M;else if(f===1&&this.loose)this.root=M,this.loose=!1;else if(f===2){const t=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:s})}else f>2&&d.namespace===w.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(n){this.properties.length<v?this.properties.push(n):this.broken=
!0}isRdf(n,a){const s=this.scope.ofAttribute(n);return s.local===a&&s.namespace===w.dK.rdf}}function i(r){const n=r.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),a=r.map(({text:s})=>s);return n>0?[a[n],...a.slice(0,n),...a.slice(n+1)]:a}}),59071:((L,T,c)=>{c.d(T,{Gh:()=>n,ZK:()=>a,wh:()=>r});var w=c(77581),_=c(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
b=s=>s.replace(v,"").replace(O,"").replace(x,"�"),M=200,m=new WeakMap;function i(s){if(s.bytes.length<M)return b((0,w.g7)(s));let d=m.get(s);return d===void 0&&
m.set(s,d=b((0,w.g7)(s))),d}const r=s=>b(s).trim();function n(s){const d=s instanceof _.Mx?i(s).trim():"";return d===""?null:d}const a=s=>s?i(s):""}),70549:((L,T,c)=>{
c.d(T,{n:()=>w});function w(_){const v=new WeakMap;return O=>{if(O.hasChanges)return _(O);const x=v.get(O);if(x)return x.answer;const b=_(O);return v.set(O,{answer:b}),
b}}})};
