"use strict";exports.id=2034,exports.ids=[2034],exports.modules={49180:((L,T,f)=>{f.d(T,{q:()=>M});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function M(x){const w=x.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??O().get(w);return _===void 0?void 0:
(_.length===3?[..._].map(a=>a+a):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(a=>Number.parseInt(a,16))}let v;function O(){const x=D.split(" ");return v??=new Map(
x.flatMap((w,_)=>_%2===0?[[w,x[_+1]]]:[]))}}),17079:((L,T,f)=>{f.d(T,{Z:()=>x,_:()=>O});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(a){
if(a.length>64)return;const o=a.trim().replace(M,(n,c,s,p)=>`${c??""}${1900+Number(s)}${p}`);return _(w(D.exec(o)??v.exec(o)))}function x(a){const o=a.length>64?
void 0:w(v.exec(a.trim()));if(!o||_(o)===void 0)return;const{year:n,month:c="",day:s="",hour:p="",minute:u="",second:t="",zone:e=""}=o;return`D:${n}${c}${s}${p}${u}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function w(a){if(!a)return;const[,o,n,c,s,p,u,t,e,d,r]=a,l=t??(e===void 0?void 0:`${e}${d??"00"}:${r??"00"}`);return{year:o,
month:n,day:c,hour:s,minute:p,second:u,zone:l}}function _(a){if(!a)return;const{year:o,month:n,day:c,hour:s,minute:p="00",second:u="00",zone:t}=a,e=(r,l,y)=>r===
void 0||Number(r)>=l&&Number(r)<=y;if(Number(o)===0||!e(n,1,12)||!e(c,1,m(Number(o),Number(n)))||!e(s,0,23)||!e(p,0,59)||!e(u,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const d=[o,n,c].filter(r=>r!==void 0).join("-");return s===void 0?d:`${d}T${s}:${p}:${u}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function m(a,o){return o===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),50580:((L,T,f)=>{f.d(T,{L:()=>M});var D=f(58426);
function M(v,O){return Object.entries((0,D.zI)(v).fields).flatMap(([x,w])=>{if(w.kind!=="choice"||!w.open||typeof O[x]!="number")return[];const _=w.options.map(
({value:m})=>m).join(", ");return[{field:x,message:`is a number that only some regions know: use ${_}`}]})}}),49892:((L,T,f)=>{f.d(T,{B_:()=>v,Fw:()=>O,Tz:()=>w});
var D=f(49180),M=f(57117);const v="OctavoColor";function O(_,m){const a=x(_),o=a.length===1,n=m?.part===1;return m===void 0||(0,M.hU)(m,o?1:3)?{values:a,operators:`${a.
join(" ")} ${o?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:a,listsGlyphs:n,operators:`/${v} cs ${a.join(" ")} sc`,colorSpace:o?(0,M.HB)():(0,M.Pz)()}}function x(_){
if(_==="Gray")return[.5];const[m,a,o]=(0,D.q)(_);return(m===a&&a===o&&m>0?[m]:[m,a,o]).map(c=>Math.round(c/255*1e4)/1e4)}function w(_){return _===void 0||(0,M.hU)(
_,1)?{set:m=>`${m} g`,colorSpace:void 0}:{set:m=>`/${v} cs ${m} sc`,colorSpace:(0,M.HB)()}}}),57117:((L,T,f)=>{f.d(T,{Br:()=>_,HB:()=>c,Pz:()=>n,Qg:()=>a,_B:()=>O,
c4:()=>m,hU:()=>w});var D=f(21281),M=f(824),v=f(45599);async function O(s){const p=await(0,M.Br)(s),{archive:u}=(0,D.Ip)(s,p);return u&&{...u,xmp:p,intent:x(s)}}
function x(s){for(const p of s.array(s.catalog.get("OutputIntents"))??[]){const u=s.dict(p);if(!(0,v.Zm)(u)||!(0,v.Eo)(s.resolve(u.get("S")),"GTS_PDFA1"))continue;
const t=s.resolve(s.dict(u.get("DestOutputProfile"))?.get("N"));if(typeof t=="number")return t}}const w=({intent:s},p)=>p===1?s!==void 0:s===p,_={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},m=(s,p,u)=>(0,D.qg)(
s,p.xmp,p,u),a=s=>s&&s.part!==1&&s.intent===void 0?n():void 0,o=[.9505,1,1.089],n=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...o],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],c=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...o],Gamma:2.2})]}),95358:((L,T,f)=>{f.d(T,{Wx:()=>x,
pi:()=>_,z:()=>m});var D=f(58426),M=f(74135);function v(o,n){return O(o,n*72/o.userUnit)}function O(o,n){const{width:c,height:s}=(0,M.iN)(o),p={width:c-2*n,height:s-
2*n,inset:n};return p.width>0&&p.height>0?p:void 0}function x(o,n,c){const s=c===D.zU[o].fields.margin.default;return n.map(p=>{const u=v(p,c);if(u||!s)return u;
const{width:t,height:e}=(0,M.iN)(p);return O(p,Math.min(t,e)/10)})}const w=null;function _(o,{inset:n},c,s,p){const u=(0,M.iN)(o),t=u.width-n-s,e=u.height-n-p,d=c.
endsWith("left")?n:c.endsWith("right")?t:(u.width-s)/2,r=c.startsWith("bottom")?n:c.startsWith("top")?e:(u.height-p)/2;return[d,r]}function m({kinds:o,pages:n},c){
const s=n.find(({kind:p})=>!c[p]);return s?[{field:"margin",message:a(s.index,o[s.kind])}]:[]}function a(o,n){const{width:c,height:s}=(0,M.iN)(n),p=(0,M.d)(Math.
min(c,s)/2,n);return`leaves no room on page ${o+1}, which is ${(0,M.d)(c,n)} × ${(0,M.d)(s,n)} inches; it must be less than ${p}`}}),72313:((L,T,f)=>{f.d(T,{W:()=>l});
var D=f(81627),M=f(45599),v=f(98446),O=f(36078);function x(g,i,h,b){return`/Artifact <<${h==="over"?`/Type /Pagination /Subtype /${i}`:`/Type /Background /BBox \
[${b.map(O._).join(" ")}]`}>> BDC
${g}
EMC
`}var w=f(36211),_=f(37709),m=f(85008),a=f(74135),o=f(5490);const n=400,c=.01;function s(g,i,h,b){const P=new _.BT(i),C=new p(g,h,b);for(let S=0;S<n&&P.next();S++)
if(C.takes(P))return!0;return!1}class p{document;resources;box;states=new o.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new u;clips=!1;constructor(i,h,b){
this.document=i,this.resources=h,this.box=b}takes(i){if(this.states.follow(i)||this.extendsPath(i)||this.setsState(i))return!1;const{operator:h}=i;if(h==="Do")return this.
paintsImage(i.name(0));const b=w.lJ.get(h);return b!==void 0&&this.paintsPath(b)}setsState(i){const h=this.states.current;switch(i.operator){case"gs":{const b=this.
document.dict(this.resource("ExtGState",i.name(0)));return h.isOpaque=h.isSolid=t(this.document,b),!0}case"scn":case"sc":return h.isSolid=h.isOpaque&&i.kind(i.count-
1)!==m.o_,!0;case"g":case"rg":case"k":return h.isSolid=h.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(i){const{matrix:h}=this.
states.current;switch(i.operator){case"re":{const[b,P,C,S]=(0,o.M)(i);return this.path.rectangle(h,b,P,C,S),!0}case"m":case"l":return this.path.point(h,i.number(
0),i.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:i}){const h=this.states.current,b=this.path.area();
return i&&h.isSolid&&this.isCoveredBy(b)?!0:(this.clips&&(h.clip=b&&h.clip&&d(b,h.clip)),this.clips=!1,this.path=new u,!1)}paintsImage(i){const h=this.states.current,
b=this.resource("XObject",i);if(!h.isOpaque||!(b instanceof M.Z6)||!e(this.document,b.dict))return!1;const P=new u;return P.rectangle(h.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(i){const{clip:h}=this.states.current;return i!==void 0&&h!==void 0&&r(d(i,h),this.box)}resource(i,h){const{document:b,resources:P}=this;return h===
void 0?null:b.resolve(b.dict(P?.get(i))?.get(h))}}class u{isRectangle=!0;points=[];point([i,h,b,P,C,S],R,B){this.points.push([i*R+b*B+C,h*R+P*B+S])}rectangle(i,h,b,P,C){
this.point(i,h,b),this.point(i,h+P,b),this.point(i,h+P,b+C),this.point(i,h,b+C)}area(){const{points:i}=this;if(!this.isRectangle||i.length<4||i.length>5)return;
const h=(0,a.$L)(i),b=c*Math.max(h[2]-h[0],h[3]-h[1]),P=(C,S,R)=>Math.abs(C-S)<=b||Math.abs(C-R)<=b;return i.every(([C,S])=>P(C,h[0],h[2])&&P(S,h[1],h[3]))?h:void 0}}
function t(g,i){if(!i)return!0;const h=g.resolve(i.get("ca")),b=g.resolve(i.get("BM")),P=g.resolve(i.get("SMask"));return(h===null||h===1)&&(b===null||(0,M.Eo)(
b,"Normal"))&&(P===null||(0,M.Eo)(P,"None"))}function e(g,i){const h=g.resolve(i.get("ImageMask"))===!0;return(0,M.Eo)(g.resolve(i.get("Subtype")),"Image")&&!h&&
!i.has("SMask")&&!i.has("Mask")}function d(g,i){return[Math.max(g[0],i[0]),Math.max(g[1],i[1]),Math.min(g[2],i[2]),Math.min(g[3],i[3])]}function r(g,i){const[h,
b]=[c*(i[2]-i[0]),c*(i[3]-i[1])];return g[0]<=i[0]+h&&g[1]<=i[1]+b&&g[2]>=i[2]-h&&g[3]>=i[3]-b}async function l(g,{kinds:i,pages:h},b){const{pace:P}=g.job,{layer:C,
subtype:S,groupColorSpace:R}=b,B=new D.B(g);C==="over"&&await B.inspect(h);const K=[];for(const[F,A]of h.entries()){const U=P.step(C==="over"?2e3:2e4);U&&await U,
F%1e3===0&&P.progress(F/h.length);const I=b.on(A,F);if(!I)continue;const{box:$}=i[A.kind],{resources:W}=I,k=j=>x(I.operators(j),S,C,$);if(C==="over")await B.over(
A,{resources:W,operators:k});else{const j=B.contents.content(B.contents.own(A));s(g,j,g.dict(A.resources),$)&&K.push(A.index+1),B.under(A,{resources:W,operators:k})}
R!==void 0&&y(g,A.index,R)}return K.length>0?[E(K,h.length)]:[]}function y(g,i,h){const b=g.pages.number(i),P=g.entry(b,"Group"),C=g.dict(P);if(C?.has("CS"))return;
const S=(0,M.jd)({Type:(0,M.UU)("Group"),S:(0,M.UU)("Transparency"),...Object.fromEntries(C??[]),CS:h});(0,M.i9)(P)&&(0,M.Zm)(g.get(P))?g.put(P,S):g.pages.patch(
i,{Group:S})}function E(g,i){return{code:"stamp_hidden",message:`The stamp is hidden ${g.length===i?"on every page":`on ${(0,v.oi)(g)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((L,T,f)=>{f.d(T,{$:()=>a,J:()=>_});var D=f(41578),M=f(12889),v=f(81679),O=f(77581),x=f(45599),w=f(49892);
const _=100,m=_/1e3;async function a(t,e,{filling:d,transparency:r}){const l=[];for(const[B,K]of e.entries()){const A=t.lines.flatMap(({glyphs:U})=>U.filter(I=>I.
face===B)).map(({glyph:U})=>U);A.length>0&&(l[B]={...await(0,D.r)(K,A),unit:K.unit})}const[y,E,g,i]=t.ink,h=[Math.floor(y*m)-1,Math.floor(E*m)-1,Math.ceil(g*m)+
1,Math.ceil(i*m)+1],b=r===0,P=n([c,d.operators,...t.lines.flatMap(B=>[...B.color?[B.color]:[],...s(B.text,p(l,B))])]),C=B=>{const K={Font:(0,x.jd)(Object.fromEntries(
Object.entries(l).map(([A,U])=>[`F${A}`,U.addTo(B,void 0,d.listsGlyphs)]))),ColorSpace:d.colorSpace&&(0,x.jd)({[w.B_]:d.colorSpace})},F=b?void 0:(0,x.jd)({Type:(0,x.
UU)("Group"),S:(0,x.UU)("Transparency"),I:!0});return B.add(o(h,{Group:F,Resources:(0,x.jd)(K)},P))};if(b)return{addTo:C};const S=u(1-r/100),R=n(["/G0 gs","/X0 \
Do"]);return{addTo:B=>{const K=(0,x.jd)({Type:(0,x.UU)("ExtGState"),ca:S,CA:S,BM:(0,x.UU)("Normal"),SMask:(0,x.UU)("None")}),F=(0,x.jd)({ExtGState:(0,x.jd)({G0:K}),
XObject:(0,x.jd)({X0:C(B)})});return B.add(o(h,{Resources:F},R))}}}function o(t,e,d){const r={Type:(0,x.UU)("XObject"),Subtype:(0,x.UU)("Form"),BBox:[...t],Filter:(0,x.
UU)("FlateDecode")};return new x.Z6((0,x.jd)({...r,...e}),d)}const n=t=>(0,v.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),c="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function s(t,e){return(0,M.ft)(t)?[...e]:[`/Span <</ActualText <FEFF${(0,O.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...e,"EMC"]}function p(t,{glyphs:e,at:[d,r]=[0,0],size:l=1}){const y=["BT"];let E,g="",i="",h;const b=()=>{i&&(g+=`<${i}>`),i=""},P=()=>{b(),g&&y.push(`[${g}\
] TJ`),g=""};for(const{glyph:C,face:S,x:R,y:B}of e){const{codeOf:K,unit:F}=t[S];if(E!==S&&(P(),y.push(`/F${S} ${u(_*l)} Tf`),E=S),h?.y!==B){P();const A=[d+R*l,r+
B*l].map(U=>u(U*m));y.push(`1 0 0 1 ${A.join(" ")} Tm`)}else u(h.x-R)!==0&&(b(),g+=String(u(h.x-R)));i+=K(C),h={x:R+C.advanceWidth*F,y:B}}return P(),[...y,"ET"]}
const u=t=>Math.round(t*100)/100||0}),12342:((L,T,f)=>{f.r(T),f.d(T,{addTextWatermark:()=>S});var D=f(58552),M=f(81679),v=f(45599),O=f(47707),x=f(86799),w=f(75283),
_=f(71391),m=f(49892),a=f(95358),o=f(36078),n=f(57117),c=f(72313),s=f(99876),p=f(27320),u=f(50580),t=f(74135);const e=612,d={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},r=2,l=1.8,y=1e3;function E(A,U,I,$,{drawnAt:W,fontSize:k}){const{width:j,height:Z}=(0,t.iN)(A),X=Math.hypot(U.width,
U.height),G=I.diagonal?U.width/X:1,H=I.diagonal?U.height/X:0,[V,Y]=[$.width*G+$.height*H,$.width*H+$.height*G],Q=I.maximum*Math.max(1/A.userUnit,Math.min(j,Z)/e),
q=k===void 0?Q:k/A.userUnit,J=Math.min(U.width/V,U.height/Y,q),tt=J*$.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-U.inset-tt,bottom:U.inset+tt},N=J/W;return(I.
anchor==="everywhere"?g(U,{size:J,cos:G,sin:H,across:V,up:Y},$):[[0,0]]).map(([st,ot])=>(0,t.lw)([N*G,N*H,-N*H,N*G,j/2+st,et[I.anchor]+ot],(0,t.S3)(A)))}function g({
width:A,height:U},{size:I,cos:$,sin:W,across:k,up:j},Z){const X={along:(Z.width+r)*I,down:(Z.height+l)*I},G=Math.max(1,Math.sqrt(A*U/(X.along*X.down)/y)),[H,V]=[
X.along*G,X.down*G],[Y,Q]=[(A-k*I)/2+1e-6,(U-j*I)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let N=-J;N<=J;N++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(N%2===0?0:.5))*H,N*V],[it,rt]=[st*$-ot*W,st*W+ot*$];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var i=f(74094);const h=[
"line_1","line_2","line_3"],b="OctavoWatermark",P=64*1024,C=4*1024*1024;async function S(A,U,I,$){const W=await(0,s.F)(A,I),{kinds:k}=W,j=(0,a.Wx)("add_text_wat\
ermark",k,U.margin),Z=typeof U.template=="number"?void 0:d[U.template],X=[...(0,u.L)("add_text_watermark",U),...(0,a.z)(W,j)],G=await(0,n._B)(A),{color:H,transparency:V}=U,
Y=(0,m.Fw)(H,G),Q=K(U),q=U.font&&(0,x.g)(U.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,_.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let N=$.get(et);
if(!N){const{faces:z,areNew:at}=await B(q,$),ct=async()=>at?await A.job.pace.rest():void 0,dt=[...F(Q,z),...X];if(dt.length>0)throw(0,D.G6)(dt);await ct();const ut=(0,i.
V)(z,Q.map(lt=>(0,O.ai)(lt.text)));await ct(),N={drawing:await(0,p.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},$.put(et,N,P),await ct()}if(!Z||X.length>0)
throw(0,D.G6)(X);const{drawing:nt,size:st}=N,ot=nt.addTo(A),it={drawnAt:p.J,fontSize:U.font_size},rt=k.map((z,at)=>R(A,z,E(z,j[at],Z,st,it),ot)),ft=await(0,c.W)(
A,W,{layer:U.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,n.Qg)(G),on:({kind:z})=>({resources:[{category:"XObject",name:b,ref:rt[z].ref}],operators:([
at=""])=>(0,o.qK)(at,rt[z].placement)})});return G?.part===1&&V>0&&ft.push((0,n.c4)(A,G,n.Br.transparency)),ft}function R(A,{box:U},I,$){if(I.length===1)return{
ref:$,placement:(0,o.vs)(I[0])};const W=(0,v.jd)({Type:(0,v.UU)("XObject"),Subtype:(0,v.UU)("Form"),BBox:[...U],Resources:(0,v.jd)({XObject:(0,v.jd)({X0:$})}),Filter:(0,v.
UU)("FlateDecode")}),k=I.map(j=>`${(0,o.qK)("X0",(0,o.vs)(j))}
`).join("");return{ref:A.add(new v.Z6(W,(0,M.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function B(A,U){const I=(0,_.C)("text face"),$=U.get(
I);$?.keep();const W=$??await(0,w.Wu)("SemiBold");if($||U.put(I,W,C),!A)return{faces:[W],areNew:!$};let k;const j=await U.ofFile(A.bytes,"text face",()=>Promise.
resolve(k=(0,w.ar)(A)));return k||j.keep(),{faces:[j,W],areNew:!$||k!==void 0}}function K(A){return h.flatMap(U=>{const I=A[U];return I===void 0?[]:[{field:U,text:I}]})}
function F(A,U){return A.flatMap(({field:I,text:$})=>{const W=(0,O.Zw)($,U);return W===void 0?[]:[{field:I,message:W,mentions:["font"]}]})}}),74094:((L,T,f)=>{f.
d(T,{V:()=>x,k:()=>w});var D=f(29825),M=f(74135),v=f(45657);const O=1200;function x(_,m){const a=m.map(t=>w(_,t)),o=a.map(({glyphs:t,ink:[e,d,r,l]},y)=>{if(t.length===
0)return M.gF;const E=(r-e)/2;return[-E,d-y*O,E,l-y*O]}),[n,c,s,p]=o.reduce(M.kO,M.gF),u=(c+p)/2;return{lines:a.map(({glyphs:t,ink:e},d)=>({text:m[d],glyphs:t.map(
r=>({...r,x:r.x-(e[0]+e[2])/2,y:r.y-d*O-u}))})),size:{width:Math.max(s-n,(0,v.Kf)(a.map(({advance:t})=>t)))/1e3,height:Math.max(p-c,m.length*O)/1e3},ink:[n,c-u,
s,p-u]}}function w(_,m){let a=0,o=M.gF;const n=(0,D.OD)(m,_).flatMap(({font:c,text:s,rtl:p})=>{const u=_[c],{unit:t}=u;return u.shape(s,p).map(({advance:e,x:d,...r})=>{
const{glyph:l,y}=r,E=a+d;a+=e;const{minX:g,minY:i,maxX:h,maxY:b}=u.boxOf(l);return g<=h&&(o=(0,M.kO)(o,[E+g*t,y+i*t,E+h*t,y+b*t])),{...r,face:c,x:E}})});return Number.
isFinite(o[0])?{glyphs:n,advance:a,ink:o}:{glyphs:[],advance:a,ink:[0,0,0,0]}}}),12889:((L,T,f)=>{f.d(T,{Rl:()=>u,Vv:()=>O,fM:()=>x,ft:()=>a,jB:()=>s,pr:()=>n,rg:()=>c,
vw:()=>o,wE:()=>p});var D=f(46161),M=f(93604),v=f(47707);const O="‏",x="‎";let w;const _=()=>w??=(0,D.A)(),m=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
a=t=>m.test(t),o=t=>a(t)&&(_().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function n(t){if(!a(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:e,
paragraphs:d}=_().getEmbeddingLevels(t),r=d[0]?.level??0;for(let E=t.length-1;E>=0&&/\s/.test(t[E]);E--)e[E]=r;const l=[];for(let E=0;E<t.length;E++){const g=l.
at(-1);g&&g.level===e[E]?g.text+=t[E]:l.push({level:e[E],text:t[E],at:E})}const y=l.reduce((E,{level:g})=>Math.max(E,g),0);for(let E=y;E>0;E--)for(let g=0,i=0;g<
l.length;g=i+1){for(i=g;i<l.length&&l[i].level>=E;)i++;if(i>g+1)for(const[h,b]of l.slice(g,i).entries())l[i-1-h]=b}return l.map(({level:E,text:g,at:i})=>({text:g,
rtl:E%2===1,at:i}))}function*c(t,e){const d=new Int32Array(e.length+1);for(const[r,l]of e.entries())d[r+1]=d[r]+l.length;for(const{text:r,rtl:l,at:y}of n(t+e.join(
""))){const E=y-t.length,g=E+r.length,i=[];for(let h=Math.max((0,M.M)(d,E)-1,0);h<e.length&&d[h]<g;h++){const b=Math.max(E-d[h],0),P=e[h].slice(b,Math.max(g-d[h],
0));P!==""&&i.push({text:P,rtl:l,at:b,index:h})}yield*l?i.reverse():i}}const s=t=>Array.from(t,e=>_().getMirroredCharacter(e)??e).join(""),p=t=>(0,v.qf)(s(t)).reverse().
join(""),u=t=>n(t).flatMap(({text:e,rtl:d})=>d?(0,v.qf)(s(e)).reverse():(0,v.qf)(e))}),29825:((L,T,f)=>{f.d(T,{EH:()=>_,OD:()=>O,W_:()=>x,lV:()=>v});var D=f(12889),
M=f(47707);const v=-1,O=(m,a)=>(0,D.pr)(m).flatMap(o=>x(o,a));function x({text:m,rtl:a},o){const n=[];for(const c of(0,M.qf)(m)){const s=n.at(-1),p=(0,M.ML)(c)?
s?.font??0:w(c,o,s?.font);s?.font===p?s.text+=c:n.push({font:p,text:c,rtl:a})}return a?n.reverse():n}function w(m,a,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(m)&&o!==void 0&&a[o]?.covers(m)===!0?o:a.findIndex(c=>c.covers(m))}function _(m,a){const o=O(m,a).filter(({font:n})=>n===v);return[...new Set(o.flatMap(n=>(0,M.
qf)(n.text)))]}}),88739:((L,T,f)=>{f.d(T,{B:()=>w,U:()=>O});var D=f(77581),M=f(12889);const v=100;function O(_,{digits:m=4,isInOrder:a=!1}={}){const o=_.filter(
([,c])=>c.length>0).map(([c,s])=>`<${w(c).slice(-m)}> <${x(s,a)}>`),n=Array.from({length:Math.ceil(o.length/v)},(c,s)=>{const p=o.slice(s*v,(s+1)*v);return[`${p.
length} beginbfchar`,...p,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(m)}> <${"F".repeat(m)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function x(_,m){const a=_.map(o=>String.fromCodePoint(o)).join("");return(0,D.kt)(!m&&(0,M.ft)(a)?[...a].reverse().join(""):a).toString("hex").toUpperCase()}
const w=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,T,f)=>{f.d(T,{F:()=>v});var D=f(60623);const M=1<<24,v=O=>(0,D.UD)(Buffer.from(O,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),74135:((L,T,f)=>{f.d(T,{$L:()=>s,DI:()=>w,Gd:()=>a,JQ:()=>M,Mo:()=>O,PU:()=>_,Pj:()=>t,S3:()=>v,W1:()=>e,XM:()=>u,d:()=>d,
ds:()=>x,gF:()=>p,iN:()=>D,kO:()=>c,lw:()=>m,xk:()=>o,zl:()=>n});function D({box:[r,l,y,E],rotation:g}){const i=y-r,h=E-l;return g%180===0?{width:i,height:h}:{width:h,
height:i}}function M(r){const{width:l,height:y}=D(r);return{width:l*r.userUnit,height:y*r.userUnit}}function v({box:[r,l,y,E],rotation:g}){switch(g){case 0:return[
1,0,0,1,r,l];case 90:return[0,1,-1,0,y,l];case 180:return[-1,0,0,-1,y,E];case 270:return[0,-1,1,0,r,E]}}function O(r,l){return l===void 0?r:t(r,l)??r}function x([
r,l,y,E]){return[Math.min(r,y),Math.min(l,E),Math.max(r,y),Math.max(l,E)]}function w([r,l,y,E,g,i]){const h=r*E-l*y,[b,P,C,S]=[E/h,-l/h,-y/h,r/h];return[b+0,P+0,
C+0,S+0,-(g*b+i*C)+0,-(g*P+i*S)+0]}const _=([r,l,y,E])=>Math.sqrt(Math.abs(r*E-l*y));function m(r,l){const[y,E,g,i,h,b]=r,[P,C,S,R,B,K]=l;return[y*P+E*S,y*C+E*R,
g*P+i*S,g*C+i*R,h*P+b*S+B,h*C+b*R+K]}function a([r,l,y,E,g,i],h,b){return[r*h+y*b+g,l*h+E*b+i]}function o([r,l],[y,E],[g,i],[h,b],P){const C=1-P,[S,R,B,K]=[C**3,
3*P*C**2,3*P**2*C,P**3];return[S*r+R*y+B*g+K*h,S*l+R*E+B*i+K*b]}function n(r,[l,y,E,g]){const[i,h]=a(r,l,y),[b,P]=a(r,E,y),[C,S]=a(r,l,g),[R,B]=a(r,E,g);return[
Math.min(i,b,C,R),Math.min(h,P,S,B),Math.max(i,b,C,R),Math.max(h,P,S,B)]}const c=(r,l)=>[Math.min(r[0],l[0]),Math.min(r[1],l[1]),Math.max(r[2],l[2]),Math.max(r[3],
l[3])];function s(r){let[l,y,E,g]=p;for(const[i,h]of r)l=Math.min(l,i),y=Math.min(y,h),E=Math.max(E,i),g=Math.max(g,h);return[l,y,E,g]}const p=[1/0,1/0,-1/0,-1/0],
u=([r,l,y,E],g)=>[r-g,l-g,y+g,E+g];function t(r,l){const y=[Math.max(r[0],l[0]),Math.max(r[1],l[1]),Math.min(r[2],l[2]),Math.min(r[3],l[3])];return y[0]<y[2]&&y[1]<
y[3]?y:void 0}const e=r=>r.map(l=>Math.round(l*1e5)/1e5+0),d=(r,{userUnit:l})=>String(Number((r*l/72).toPrecision(3)))}),6057:((L,T,f)=>{f.d(T,{VO:()=>v,b0:()=>x,
c_:()=>_,iw:()=>O,lQ:()=>w});var D=f(74135);const M=[0,0,612,792],v=(m,a)=>x(m,m.pages.attribute(a,"MediaBox"))??M;function O(m,a){const{pages:o}=m,n=m.resolve(
m.entry(o.number(a),"UserUnit"));return{box:(0,D.Mo)(v(m,a),x(m,o.attribute(a,"CropBox"))),rotation:_(m.resolve(o.attribute(a,"Rotate"))),userUnit:typeof n=="nu\
mber"&&n>0?n:1}}function x(m,a){const o=m.array(a)?.map(c=>m.resolve(c));if(o?.length!==4||!o.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const n=(0,D.
ds)(o);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function w(m,a){const o=(m.array(a)??[]).map(n=>m.resolve(n));return o.length===6&&o.every(n=>typeof n=="number")?o:
[1,0,0,1,0,0]}function _(m){const a=typeof m=="number"?(m%360+360)%360:0;return a===90||a===180||a===270?a:0}}),5490:((L,T,f)=>{f.d(T,{M:()=>O,U:()=>v});var D=f(
74135);const M=1e4;class v{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<M?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),
!0;default:return!1}}transform(w){if(w.count!==6)return;const[_,m,a,o,n,c]=O(w);this.current.matrix=(0,D.lw)([_,m,a,o,n,c],this.current.matrix)}}const O=x=>Array.
from({length:x.count},(w,_)=>x.number(_))}),21281:((L,T,f)=>{f.d(T,{Ip:()=>m,XM:()=>s,Xb:()=>c,ds:()=>_,qg:()=>n});var D=f(59071),M=f(70549),v=f(21115),O=f(824),
x=f(1975),w=f(60912);const _=(0,M.n)(async t=>m(t,await(0,O.Br)(t)));function m(t,e){const d=(i,h)=>(0,D.wh)((0,x.sm)(e,i,h)[0]??""),r=o(d("pdfaid","part"),d("p\
dfaid","conformance").toLowerCase()),l=a(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,E=[d("pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||
((0,D.Gh)(t.resolve((0,O._U)(t)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")],g=[r?.name,l,...E.filter(i=>/^PDF\/[\w .:/()-]{1,40}$/.
test(i))];return{archive:r,accessible:l,names:g.filter(i=>i!==void 0)}}const a=t=>/^[1-9]$/.test(t);function o(t,e){if(!a(t))return;const d=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:d,name:`PDF/A-${t}${d}`}}function n(t,e,d,r){return e&&u(t,e,[v.dK.pdfaid]),c(d,r)}const c=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function s(t){const e=await(0,O.Br)(t);if(!e)return[];const{archive:d,accessible:r}=m(
t,e);u(t,e,[v.dK.pdfaid,v.dK.pdfuaid]);const l=[d?.name,r].filter(y=>y!==void 0);return l.length>0?[p(l)]:[]}const p=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function u(t,e,d){e.properties.some(({namespace:r})=>d.includes(r))&&
(0,w._L)(t,(0,w.QH)(e,({namespace:r})=>d.includes(r),[]))}}),21115:((L,T,f)=>{f.d(T,{HC:()=>O,dK:()=>D,ee:()=>v});const D={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(D));class v{uris=new Map;declared=[];known=new Map;enter(a){
let o;for(const{name:n,value:c}of a){if(!O(n))continue;const s=n.slice(6),p=this.uris.get(s);p?p.push(c):this.uris.set(s,[c]),(o??=[]).push(s)}this.declared.push(
o??x),o&&this.known.clear()}leave(){const a=this.declared.pop()??x;for(const o of a)this.uris.get(o).pop();a.length>0&&this.known.clear()}declares(a){return(this.
uris.get(_(a))?.length??0)>0}ofElement(a){let o=this.known.get(a);if(!o){const n=_(a),c=this.uris.get(n)?.at(-1)??M.get(n)??"";this.known.size===w&&this.known.clear(),
this.known.set(a,o={namespace:c,local:a.slice(a.indexOf(":")+1)})}return o}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const O=m=>m===
"xmlns"||m.startsWith("xmlns:"),x=[],w=1e3,_=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((L,T,f)=>{f.d(T,{Br:()=>m,_6:()=>o,_U:()=>_});var D=f(58552),M=f(1975),
v=f(17079),O=f(45599),x=f(59071),w=f(70549);function _(n){const c=n.resolve(n.trailer.get("Info"));return c instanceof O.Bi?c:c instanceof O.Z6?c.dict:void 0}const m=(0,w.
n)(a);async function a(n){const c=n.get(n.catalogNumber),s=c instanceof O.Bi?n.resolve(c.get("Metadata")):null;if(!(s instanceof O.Z6))return;let p;try{p=n.decoded(
s)}catch(u){if(!(u instanceof D.zU)||u.code==="cancelled")throw u;return M.m}return(0,M.kg)(p,n.job.pace)}function o(n,c){const s=_(n),p=l=>n.resolve(s?.get(l)),
u=(l,y,E=", ")=>{const g=(0,M.sm)(c,l,y).map(x.wh).filter(Boolean).join(E);return g===""?null:g},t=(l,y)=>{const[E=""]=(0,M.sm)(c,l,y);return(0,x.wh)(E)||null},
e=(l,y)=>(0,v._)((0,x.Gh)(p(l))??"")??(0,v._)(t("xmp",y)??"")??null,d=n.get(n.catalogNumber),r=d instanceof O.Bi?(0,x.Gh)(n.resolve(d.get("Lang"))):null;return{
title:(0,x.Gh)(p("Title"))??t("dc","title"),author:(0,x.Gh)(p("Author"))??u("dc","creator"),subject:(0,x.Gh)(p("Subject"))??t("dc","description"),keywords:(0,x.
Gh)(p("Keywords"))??u("pdf","Keywords")??u("dc","subject"),creator:(0,x.Gh)(p("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(p("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:r??t("dc","language")}}}),3907:((L,T,f)=>{f.d(T,{X:()=>p,km:()=>v,ol:()=>D,
xK:()=>n});const D=200,M=1e4;async function v(u,t,e){const d=new O(u);for(let r=d.next();r;r=d.next()){if(e(r))return"left";const l=t.step((r.to-r.from)*4+50);l&&
await l}return d.hasDocumentType?"document type":d.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==x)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"\
text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,d){const r=this.text.indexOf(e,t+d);return r<0?this.end():(this.at=r+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),d=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(d)!==w))return this.at=d+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,d=this.name(t+1);if(d===t+1)return;const r=e.slice(t+1,d),l=[];for(let y=d;;){const E=this.blanks(
y),g=e.charCodeAt(E);if(g===w||g===_&&e.charCodeAt(E+1)===w)return this.at=g===w?E+1:E+2,{kind:g===w?"start":"empty",name:r,attributes:l,from:t,to:this.at};const i=this.
name(E),h=this.blanks(i),b=this.blanks(h+1),P=e[b];if(E===y||i===E||e[h]!=="="||P!=='"'&&P!=="'")return;const C=e.indexOf(P,b+1),S=e.slice(b+1,Math.max(C,b+1)),
R=S.includes("<")?void 0:a(S);if(C<0||R===void 0||l.length>=M)return;l.push({name:e.slice(E,i),value:R,from:E,to:C+1}),y=C+1}}characters(t,e){const d=a(this.text.
slice(t,e));return d===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:d,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const d=e.charCodeAt(t);if(d!==32&&d!==9&&d!==10&&d!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const d=e.charCodeAt(t);if(d<=32||d===_||
d===w||d===x||d===61||d===34||d===39)break}return t}}const[x,w,_]=[60,62,47],m=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(u){
if(!u.includes("&"))return u;const t=[];let e=0;for(let d=u.indexOf("&");d>=0;d=u.indexOf("&",e)){const r=u.indexOf(";",d);if(r<0||r-d>12)return;const l=u.slice(
d+1,r),y=m.get(l)??o(l);if(y===void 0)return;t.push(u.slice(e,d),y),e=r+1}return t.push(u.slice(e)),t.join("")}function o(u){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(u),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(u){const[t,e,d,r]=u;
if(t===0&&e===0&&(d===254||d===0)||t===255&&e===254&&d===0&&r===0)return s(u);if(t===254&&e===255||t===0&&e===60)return c(new TextDecoder("utf-16be").decode(u));
if(t===255&&e===254||t===60&&e===0)return c(new TextDecoder("utf-16le").decode(u));const l=new TextDecoder().decode(u);return c(l.includes("�")?Buffer.from(u).
toString("latin1"):l)}const c=u=>u.startsWith("\uFEFF")?u.slice(1):u;function s(u){const t=new DataView(u.buffer,u.byteOffset,u.byteLength),e=u[0]!==0,d=[];for(let r=0;r+
4<=u.length;r+=4){const l=t.getUint32(r,e);if(l>1114111)return;d.push(String.fromCodePoint(l))}return c(d.join(""))}const p=u=>u.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,T,f)=>{f.d(T,{QH:()=>O,T3:()=>x,_L:()=>a});var D=f(21115),M=f(3907),v=f(45599);function O(o,n,c){
const{text:s,properties:p,end:u,about:t}=o,e=[];let d=0;for(const r of p.filter(n).sort((l,y)=>l.from-y.from))r.from<d||(e.push(s.slice(d,r.from)),d=r.to);return e.
push(s.slice(d,Math.max(u,d))),c.length>0&&e.push(w(c,t)),e.push(s.slice(Math.max(u,d))),m(e.join(""))}function x(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${w(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(o,n){const s=[...new Set(o.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${D.dK[u]}"`).join(""),p=o.map(({prefix:u,name:t,form:e,values:d})=>`\
<${u}:${t}>${_(e,d)}</${u}:${t}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,M.X)(n)}"${s}>
${p.join("")}</rdf:Description>
`}function _(o,n){const c=s=>n.map(p=>`<rdf:li${s}>${(0,M.X)(p)}</rdf:li>`).join("");switch(o){case"simple":return(0,M.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const m=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function a(o,n){const c=o.catalog.get("Metadata"),s=o.resolve(c),p=s instanceof v.Z6?[...s.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],u=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...p]),t=new v.Z6(u,Buffer.
from(n,"utf8"));(0,v.i9)(c)&&s instanceof v.Z6?o.put(c,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((L,T,f)=>{f.d(T,{kg:()=>x,m:()=>O,sm:()=>w});
var D=f(21115),M=f(3907);const v=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(o,n){const c=(0,M.xK)(o);if(c===void 0)return O;const s=new m,
u=await(0,M.km)(c,n,t=>(s.take(t),s.broken))!=="well-formed"||s.depth>0||s.end<0||!s.declared;return{text:c,properties:s.properties,malformed:u,end:s.end,about:s.
about}}function w(o,n,c){return o?.properties.find(s=>s.name===c&&s.namespace===D.dK[n])?.values??[]}const _=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(n,c,s){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const p=this.scope.ofElement(n),u=p.namespace===D.dK.rdf,t=u&&p.local==="li";this.root===_&&this.end<0&&u&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,d=t?c.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:n,...p,from:s,language:d}),
this.root===_){if(!u||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(c);else if(e===
2){this.items=[];const r=c.find(({name:l})=>this.isRdf(l,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:c,value:s,from:p,
to:u}of n){if((0,D.HC)(c))continue;const{namespace:t,local:e}=this.scope.ofAttribute(c);t===D.dK.rdf&&e==="about"&&(this.about=s),!(t===""||t===D.dK.rdf||t===D.
dK.xml)&&this.add({namespace:t,name:e,values:[s],from:p,to:u})}}close(n,c,s){const p=this.open.pop();if(p?.name!==n){this.broken=!0;return}this.scope.leave();const u=this.
open.length-this.root;if(this.root!==_)if(u===0)this.end=c,this.root=_;else if(u===1&&this.loose)this.root=_,this.loose=!1;else if(u===2){const t=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:t,from:p.from,to:s})}else u>2&&p.namespace===D.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(n){this.properties.length<v?this.properties.push(n):this.broken=
!0}isRdf(n,c){const s=this.scope.ofAttribute(n);return s.local===c&&s.namespace===D.dK.rdf}}function a(o){const n=o.findIndex(({language:s})=>s?.toLowerCase()===
"x-default"),c=o.map(({text:s})=>s);return n>0?[c[n],...c.slice(0,n),...c.slice(n+1)]:c}}),59071:((L,T,f)=>{f.d(T,{Gh:()=>n,ZK:()=>c,wh:()=>o});var D=f(77581),M=f(
45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=s=>s.replace(v,"").replace(O,"").replace(x,"�"),_=200,m=new WeakMap;function a(s){if(s.bytes.length<_)return w((0,D.g7)(s));let p=m.get(s);return p===void 0&&
m.set(s,p=w((0,D.g7)(s))),p}const o=s=>w(s).trim();function n(s){const p=s instanceof M.Mx?a(s).trim():"";return p===""?null:p}const c=s=>s?a(s):""}),70549:((L,T,f)=>{
f.d(T,{n:()=>D});function D(M){const v=new WeakMap;return O=>{if(O.hasChanges)return M(O);const x=v.get(O);if(x)return x.answer;const w=M(O);return v.set(O,{answer:w}),
w}}}),93604:((L,T,f)=>{f.d(T,{B:()=>D,M:()=>M});const D=(O,x)=>v(O,x,!1),M=(O,x)=>v(O,x,!0);function v(O,x,w){let[_,m]=[0,O.length];for(;_<m;){const a=_+m>>1,o=O[a];
o<x||w&&o===x?_=a+1:m=a}return _}})};
