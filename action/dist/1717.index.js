"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:((W,S,d)=>{d.d(S,{q:()=>E});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function E(x){const b=x.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??y().get(b);return g===void 0?void 0:
(g.length===3?[...g].map(c=>c+c):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(c=>Number.parseInt(c,16))}let O;function y(){const x=D.split(" ");return O??=new Map(
x.flatMap((b,g)=>g%2===0?[[b,x[g+1]]]:[]))}}),17079:((W,S,d)=>{d.d(S,{Z:()=>x,_:()=>y});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(c){
if(c.length>64)return;const r=c.trim().replace(E,(t,f,i,l)=>`${f??""}${1900+Number(i)}${l}`);return g(b(D.exec(r)??O.exec(r)))}function x(c){const r=c.length>64?
void 0:b(O.exec(c.trim()));if(!r||g(r)===void 0)return;const{year:t,month:f="",day:i="",hour:l="",minute:_="",second:p="",zone:v=""}=r;return`D:${t}${f}${i}${l}${_}${p}${v===
"Z"||v===""?v:`${v.replace(":","'")}'`}`}function b(c){if(!c)return;const[,r,t,f,i,l,_,p,v,P,m]=c,e=p??(v===void 0?void 0:`${v}${P??"00"}:${m??"00"}`);return{year:r,
month:t,day:f,hour:i,minute:l,second:_,zone:e}}function g(c){if(!c)return;const{year:r,month:t,day:f,hour:i,minute:l="00",second:_="00",zone:p}=c,v=(m,e,s)=>m===
void 0||Number(m)>=e&&Number(m)<=s;if(Number(r)===0||!v(t,1,12)||!v(f,1,h(Number(r),Number(t)))||!v(i,0,23)||!v(l,0,59)||!v(_,0,59)||p!==void 0&&p!=="Z"&&!(v(p.
slice(1,3),0,23)&&v(p.slice(4),0,59)))return;const P=[r,t,f].filter(m=>m!==void 0).join("-");return i===void 0?P:`${P}T${i}:${l}:${_}${p==="+00:00"||p==="-00:00"?
"Z":p??""}`}function h(c,r){return r===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),50580:((W,S,d)=>{d.d(S,{L:()=>E});var D=d(58426);
function E(O,y){return Object.entries((0,D.zI)(O).fields).flatMap(([x,b])=>{if(b.kind!=="choice"||!b.open||typeof y[x]!="number")return[];const g=b.options.map(
({value:h})=>h).join(", ");return[{field:x,message:`is a number that only some regions know: use ${g}`}]})}}),49892:((W,S,d)=>{d.d(S,{B_:()=>O,Fw:()=>y,Tz:()=>b});
var D=d(49180),E=d(57117);const O="OctavoColor";function y(g,h){const c=x(g),r=c.length===1,t=h?.part===1;return h===void 0||(0,E.hU)(h,r?1:3)?{values:c,operators:`${c.
join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:c,listsGlyphs:t,operators:`/${O} cs ${c.join(" ")} sc`,colorSpace:r?(0,E.HB)():(0,E.Pz)()}}function x(g){
if(g==="Gray")return[.5];const[h,c,r]=(0,D.q)(g);return(h===c&&c===r&&h>0?[h]:[h,c,r]).map(f=>Math.round(f/255*1e4)/1e4)}function b(g){return g===void 0||(0,E.hU)(
g,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`/${O} cs ${h} sc`,colorSpace:(0,E.HB)()}}}),57117:((W,S,d)=>{d.d(S,{Br:()=>g,HB:()=>f,Pz:()=>t,Qg:()=>c,_B:()=>y,
c4:()=>h,hU:()=>b});var D=d(21281),E=d(824),O=d(45599);async function y(i){const l=await(0,E.Br)(i),{archive:_}=(0,D.Ip)(i,l);return _&&{..._,xmp:l,intent:x(i)}}
function x(i){for(const l of i.array(i.catalog.get("OutputIntents"))??[]){const _=i.dict(l);if(!(0,O.Zm)(_)||!(0,O.Eo)(i.resolve(_.get("S")),"GTS_PDFA1"))continue;
const p=i.resolve(i.dict(_.get("DestOutputProfile"))?.get("N"));if(typeof p=="number")return p}}const b=({intent:i},l)=>l===1?i!==void 0:i===l,g={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(i,l,_)=>(0,D.qg)(
i,l.xmp,l,_),c=i=>i&&i.part!==1&&i.intent===void 0?t():void 0,r=[.9505,1,1.089],t=()=>[(0,O.UU)("CalRGB"),(0,O.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],f=()=>[(0,O.UU)("CalGray"),(0,O.jd)({WhitePoint:[...r],Gamma:2.2})]}),95358:((W,S,d)=>{d.d(S,{Wx:()=>x,
pi:()=>g,z:()=>h});var D=d(58426),E=d(74135);function O(r,t){return y(r,t*72/r.userUnit)}function y(r,t){const{width:f,height:i}=(0,E.iN)(r),l={width:f-2*t,height:i-
2*t,inset:t};return l.width>0&&l.height>0?l:void 0}function x(r,t,f){const i=f===D.zU[r].fields.margin.default;return t.map(l=>{const _=O(l,f);if(_||!i)return _;
const{width:p,height:v}=(0,E.iN)(l);return y(l,Math.min(p,v)/10)})}const b=null;function g(r,{inset:t},f,i,l){const _=(0,E.iN)(r),p=_.width-t-i,v=_.height-t-l,P=f.
endsWith("left")?t:f.endsWith("right")?p:(_.width-i)/2,m=f.startsWith("bottom")?t:f.startsWith("top")?v:(_.height-l)/2;return[P,m]}function h({kinds:r,pages:t},f){
const i=t.find(({kind:l})=>!f[l]);return i?[{field:"margin",message:c(i.index,r[i.kind])}]:[]}function c(r,t){const{width:f,height:i}=(0,E.iN)(t),l=(0,E.d)(Math.
min(f,i)/2,t);return`leaves no room on page ${r+1}, which is ${(0,E.d)(f,t)} × ${(0,E.d)(i,t)} inches; it must be less than ${l}`}}),72313:((W,S,d)=>{d.d(S,{W:()=>e});
var D=d(81627),E=d(45599),O=d(98446),y=d(36078);function x(n,o,u,M){return`/Artifact <<${u==="over"?`/Type /Pagination /Subtype /${o}`:`/Type /Background /BBox \
[${M.map(y._).join(" ")}]`}>> BDC
${n}
EMC
`}var b=d(36211),g=d(37709),h=d(85008),c=d(74135),r=d(5490);const t=400,f=.01;function i(n,o,u,M){const T=new g.BT(o),w=new l(n,u,M);for(let C=0;C<t&&T.next();C++)
if(w.takes(T))return!0;return!1}class l{document;resources;box;states=new r.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new _;clips=!1;constructor(o,u,M){
this.document=o,this.resources=u,this.box=M}takes(o){if(this.states.follow(o)||this.extendsPath(o)||this.setsState(o))return!1;const{operator:u}=o;if(u==="Do")return this.
paintsImage(o.name(0));const M=b.lJ.get(u);return M!==void 0&&this.paintsPath(M)}setsState(o){const u=this.states.current;switch(o.operator){case"gs":{const M=this.
document.dict(this.resource("ExtGState",o.name(0)));return u.isOpaque=u.isSolid=p(this.document,M),!0}case"scn":case"sc":return u.isSolid=u.isOpaque&&o.kind(o.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return u.isSolid=u.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(o){const{matrix:u}=this.
states.current;switch(o.operator){case"re":{const[M,T,w,C]=(0,r.M)(o);return this.path.rectangle(u,M,T,w,C),!0}case"m":case"l":return this.path.point(u,o.number(
0),o.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:o}){const u=this.states.current,M=this.path.area();
return o&&u.isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(u.clip=M&&u.clip&&P(M,u.clip)),this.clips=!1,this.path=new _,!1)}paintsImage(o){const u=this.states.current,
M=this.resource("XObject",o);if(!u.isOpaque||!(M instanceof E.Z6)||!v(this.document,M.dict))return!1;const T=new _;return T.rectangle(u.matrix,0,0,1,1),this.isCoveredBy(
T.area())}isCoveredBy(o){const{clip:u}=this.states.current;return o!==void 0&&u!==void 0&&m(P(o,u),this.box)}resource(o,u){const{document:M,resources:T}=this;return u===
void 0?null:M.resolve(M.dict(T?.get(o))?.get(u))}}class _{isRectangle=!0;points=[];point([o,u,M,T,w,C],I,U){this.points.push([o*I+M*U+w,u*I+T*U+C])}rectangle(o,u,M,T,w){
this.point(o,u,M),this.point(o,u+T,M),this.point(o,u+T,M+w),this.point(o,u,M+w)}area(){const{points:o}=this;if(!this.isRectangle||o.length<4||o.length>5)return;
const u=(0,c.$L)(o),M=f*Math.max(u[2]-u[0],u[3]-u[1]),T=(w,C,I)=>Math.abs(w-C)<=M||Math.abs(w-I)<=M;return o.every(([w,C])=>T(w,u[0],u[2])&&T(C,u[1],u[3]))?u:void 0}}
function p(n,o){if(!o)return!0;const u=n.resolve(o.get("ca")),M=n.resolve(o.get("BM")),T=n.resolve(o.get("SMask"));return(u===null||u===1)&&(M===null||(0,E.Eo)(
M,"Normal"))&&(T===null||(0,E.Eo)(T,"None"))}function v(n,o){const u=n.resolve(o.get("ImageMask"))===!0;return(0,E.Eo)(n.resolve(o.get("Subtype")),"Image")&&!u&&
!o.has("SMask")&&!o.has("Mask")}function P(n,o){return[Math.max(n[0],o[0]),Math.max(n[1],o[1]),Math.min(n[2],o[2]),Math.min(n[3],o[3])]}function m(n,o){const[u,
M]=[f*(o[2]-o[0]),f*(o[3]-o[1])];return n[0]<=o[0]+u&&n[1]<=o[1]+M&&n[2]>=o[2]-u&&n[3]>=o[3]-M}async function e(n,{kinds:o,pages:u},M){const{pace:T}=n.job,{layer:w,
subtype:C,groupColorSpace:I}=M,U=new D.B(n);w==="over"&&await U.inspect(u);const L=[];for(const[N,B]of u.entries()){const A=T.step(w==="over"?2e3:2e4);A&&await A,
N%1e3===0&&T.progress(N/u.length);const R=M.on(B,N);if(!R)continue;const{box:$}=o[B.kind],{resources:K}=R,k=j=>x(R.operators(j),C,w,$);if(w==="over")await U.over(
B,{resources:K,operators:k});else{const j=await U.contents.content(U.contents.own(B));i(n,j,n.dict(B.resources),$)&&L.push(B.index+1),U.under(B,{resources:K,operators:k})}
I!==void 0&&s(n,B.index,I)}return L.length>0?[a(L,u.length)]:[]}function s(n,o,u){const M=n.pages.number(o),T=n.entry(M,"Group"),w=n.dict(T);if(w?.has("CS"))return;
const C=(0,E.jd)({Type:(0,E.UU)("Group"),S:(0,E.UU)("Transparency"),...Object.fromEntries(w??[]),CS:u});(0,E.i9)(T)&&(0,E.Zm)(n.get(T))?n.put(T,C):n.pages.patch(
o,{Group:C})}function a(n,o){return{code:"stamp_hidden",message:`The stamp is hidden ${n.length===o?"on every page":`on ${(0,O.oi)(n)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((W,S,d)=>{d.d(S,{$:()=>c,J:()=>g});var D=d(41578),E=d(12889),O=d(48249),y=d(77581),x=d(45599),b=d(49892);
const g=100,h=g/1e3;async function c(p,v,{filling:P,transparency:m}){const e=[];for(const[U,L]of v.entries()){const B=p.lines.flatMap(({glyphs:A})=>A.filter(R=>R.
face===U)).map(({glyph:A})=>A);B.length>0&&(e[U]={...await(0,D.r)(L,B),unit:L.unit})}const[s,a,n,o]=p.ink,u=[Math.floor(s*h)-1,Math.floor(a*h)-1,Math.ceil(n*h)+
1,Math.ceil(o*h)+1],M=m===0,T=t([f,P.operators,...p.lines.flatMap(U=>[...U.color?[U.color]:[],...i(U.text,l(e,U))])]),w=U=>{const L={Font:(0,x.jd)(Object.fromEntries(
Object.entries(e).map(([B,A])=>[`F${B}`,A.addTo(U,void 0,P.listsGlyphs)]))),ColorSpace:P.colorSpace&&(0,x.jd)({[b.B_]:P.colorSpace})},N=M?void 0:(0,x.jd)({Type:(0,x.
UU)("Group"),S:(0,x.UU)("Transparency"),I:!0});return U.add(r(u,{Group:N,Resources:(0,x.jd)(L)},T))};if(M)return{addTo:w};const C=_(1-m/100),I=t(["/G0 gs","/X0 \
Do"]);return{addTo:U=>{const L=(0,x.jd)({Type:(0,x.UU)("ExtGState"),ca:C,CA:C,BM:(0,x.UU)("Normal"),SMask:(0,x.UU)("None")}),N=(0,x.jd)({ExtGState:(0,x.jd)({G0:L}),
XObject:(0,x.jd)({X0:w(U)})});return U.add(r(u,{Resources:N},I))}}}function r(p,v,P){const m={Type:(0,x.UU)("XObject"),Subtype:(0,x.UU)("Form"),BBox:[...p],Filter:(0,x.
UU)("FlateDecode")};return new x.Z6((0,x.jd)({...m,...v}),P)}const t=p=>(0,O.Kc)(Buffer.from(`${p.join(`
`)}
`,"latin1")),f="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function i(p,v){return(0,E.ft)(p)?[...v]:[`/Span <</ActualText <FEFF${(0,y.kt)(p).toString("hex").toUpperCase()}> >>\
 BDC`,...v,"EMC"]}function l(p,{glyphs:v,at:[P,m]=[0,0],size:e=1}){const s=["BT"];let a,n="",o="",u;const M=()=>{o&&(n+=`<${o}>`),o=""},T=()=>{M(),n&&s.push(`[${n}\
] TJ`),n=""};for(const{glyph:w,face:C,x:I,y:U}of v){const{codeOf:L,unit:N}=p[C];if(a!==C&&(T(),s.push(`/F${C} ${_(g*e)} Tf`),a=C),u?.y!==U){T();const B=[P+I*e,m+
U*e].map(A=>_(A*h));s.push(`1 0 0 1 ${B.join(" ")} Tm`)}else _(u.x-I)!==0&&(M(),n+=String(_(u.x-I)));o+=L(w),u={x:I+w.advanceWidth*N,y:U}}return T(),[...s,"ET"]}
const _=p=>Math.round(p*100)/100||0}),12342:((W,S,d)=>{d.r(S),d.d(S,{addTextWatermark:()=>C});var D=d(58552),E=d(48249),O=d(45599),y=d(47707),x=d(86799),b=d(75283),
g=d(71391),h=d(49892),c=d(95358),r=d(36078),t=d(57117),f=d(72313),i=d(99876),l=d(27320),_=d(50580),p=d(74135);const v=612,P={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},m=2,e=1.8,s=1e3;function a(B,A,R,$,{drawnAt:K,fontSize:k}){const{width:j,height:Z}=(0,p.iN)(B),X=Math.hypot(A.width,
A.height),F=R.diagonal?A.width/X:1,H=R.diagonal?A.height/X:0,[V,Y]=[$.width*F+$.height*H,$.width*H+$.height*F],Q=R.maximum*Math.max(1/B.userUnit,Math.min(j,Z)/v),
q=k===void 0?Q:k/B.userUnit,J=Math.min(A.width/V,A.height/Y,q),tt=J*$.height/2,et={centre:Z/2,everywhere:Z/2,top:Z-A.inset-tt,bottom:A.inset+tt},G=J/K;return(R.
anchor==="everywhere"?n(A,{size:J,cos:F,sin:H,across:V,up:Y},$):[[0,0]]).map(([st,ot])=>(0,p.lw)([G*F,G*H,-G*H,G*F,j/2+st,et[R.anchor]+ot],(0,p.S3)(B)))}function n({
width:B,height:A},{size:R,cos:$,sin:K,across:k,up:j},Z){const X={along:(Z.width+m)*R,down:(Z.height+e)*R},F=Math.max(1,Math.sqrt(B*A/(X.along*X.down)/s)),[H,V]=[
X.along*F,X.down*F],[Y,Q]=[(B-k*R)/2+1e-6,(A-j*R)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let G=-J;G<=J;G++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(G%2===0?0:.5))*H,G*V],[it,rt]=[st*$-ot*K,st*K+ot*$];Math.abs(it)<=Y&&Math.abs(rt)<=Q&&et.push([it,rt])}return et}var o=d(74094);const u=[
"line_1","line_2","line_3"],M="OctavoWatermark",T=64*1024,w=4*1024*1024;async function C(B,A,R,$){const K=await(0,i.F)(B,R),{kinds:k}=K,j=(0,c.Wx)("add_text_wat\
ermark",k,A.margin),Z=typeof A.template=="number"?void 0:P[A.template],X=[...(0,_.L)("add_text_watermark",A),...(0,c.z)(K,j)],F=await(0,t._B)(B),{color:H,transparency:V}=A,
Y=(0,h.Fw)(H,F),Q=L(A),q=A.font&&(0,x.g)(A.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,g.C)("text",J,tt,V,q?.bytes,...Q.map(({text:z})=>z));let G=$.get(et);
if(!G){const{faces:z,areNew:at}=await U(q,$),ct=async()=>at?await B.job.pace.rest():void 0,dt=[...N(Q,z),...X];if(dt.length>0)throw(0,D.G6)(dt);await ct();const ut=(0,o.
V)(z,Q.map(lt=>(0,y.ai)(lt.text)));await ct(),G={drawing:await(0,l.$)(ut,z,{filling:Y,transparency:V}),size:ut.size},$.put(et,G,T),await ct()}if(!Z||X.length>0)
throw(0,D.G6)(X);const{drawing:nt,size:st}=G,ot=nt.addTo(B),it={drawnAt:l.J,fontSize:A.font_size},rt=k.map((z,at)=>I(B,z,a(z,j[at],Z,st,it),ot)),ft=await(0,f.W)(
B,K,{layer:A.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,t.Qg)(F),on:({kind:z})=>({resources:[{category:"XObject",name:M,ref:rt[z].ref}],operators:([
at=""])=>(0,r.qK)(at,rt[z].placement)})});return F?.part===1&&V>0&&ft.push((0,t.c4)(B,F,t.Br.transparency)),ft}function I(B,{box:A},R,$){if(R.length===1)return{
ref:$,placement:(0,r.vs)(R[0])};const K=(0,O.jd)({Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),BBox:[...A],Resources:(0,O.jd)({XObject:(0,O.jd)({X0:$})}),Filter:(0,O.
UU)("FlateDecode")}),k=R.map(j=>`${(0,r.qK)("X0",(0,r.vs)(j))}
`).join("");return{ref:B.add(new O.Z6(K,(0,E.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function U(B,A){const R=(0,g.C)("text face"),$=A.get(
R);$?.keep();const K=$??await(0,b.Wu)("SemiBold");if($||A.put(R,K,w),!B)return{faces:[K],areNew:!$};let k;const j=await A.ofFile(B.bytes,"text face",()=>Promise.
resolve(k=(0,b.ar)(B)));return k||j.keep(),{faces:[j,K],areNew:!$||k!==void 0}}function L(B){return u.flatMap(A=>{const R=B[A];return R===void 0?[]:[{field:A,text:R}]})}
function N(B,A){return B.flatMap(({field:R,text:$})=>{const K=(0,y.Zw)($,A);return K===void 0?[]:[{field:R,message:K,mentions:["font"]}]})}}),74094:((W,S,d)=>{d.
d(S,{V:()=>x,k:()=>b});var D=d(29825),E=d(74135),O=d(45657);const y=1200;function x(g,h){const c=h.map(p=>b(g,p)),r=c.map(({glyphs:p,ink:[v,P,m,e]},s)=>{if(p.length===
0)return E.gF;const a=(m-v)/2;return[-a,P-s*y,a,e-s*y]}),[t,f,i,l]=r.reduce(E.kO,E.gF),_=(f+l)/2;return{lines:c.map(({glyphs:p,ink:v},P)=>({text:h[P],glyphs:p.map(
m=>({...m,x:m.x-(v[0]+v[2])/2,y:m.y-P*y-_}))})),size:{width:Math.max(i-t,(0,O.Kf)(c.map(({advance:p})=>p)))/1e3,height:Math.max(l-f,h.length*y)/1e3},ink:[t,f-_,
i,l-_]}}function b(g,h){let c=0,r=E.gF;const t=(0,D.OD)(h,g).flatMap(({font:f,text:i,rtl:l})=>{const _=g[f],{unit:p}=_;return _.shape(i,l).map(({advance:v,x:P,...m})=>{
const{glyph:e,y:s}=m,a=c+P;c+=v;const{minX:n,minY:o,maxX:u,maxY:M}=_.boxOf(e);return n<=u&&(r=(0,E.kO)(r,[a+n*p,s+o*p,a+u*p,s+M*p])),{...m,face:f,x:a}})});return Number.
isFinite(r[0])?{glyphs:t,advance:c,ink:r}:{glyphs:[],advance:c,ink:[0,0,0,0]}}}),50476:((W,S,d)=>{d.d(S,{Z:()=>g,f:()=>b});const[D,E,O,y,x]=[1,8,32,64,128];function b(h,c,r,t){
const f=new Set,i=[...h].filter(l=>typeof l=="number");for(let l=i.pop();l!==void 0;l=i.pop())if(!(l<0||l>=c||f.has(l))){f.add(l);for(const _ of g(t,r(l)))i.push(
_)}return f}function*g(h,[c,r]){if(!(r-c<12||h.getInt16(c)>=0))for(let t=c+10,f=O;f&O&&t+4<=r;)f=h.getUint16(t),yield h.getUint16(t+2),t+=4+(f&D?4:2)+(f&E?2:f&y?
4:f&x?8:0)}}),12889:((W,S,d)=>{d.d(S,{Rl:()=>m,Vv:()=>y,fM:()=>x,ft:()=>c,jB:()=>v,pr:()=>i,rg:()=>p,vw:()=>f,wE:()=>P});var D=d(46161),E=d(93604),O=d(47707);const y="\
‏",x="‎";let b;const g=()=>b??=(0,D.A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
c=e=>h.test(e),r=4e3,t=e=>g().getEmbeddingLevels(e.slice(0,r)).paragraphs[0]?.level??0,f=e=>c(e)&&t(e)%2===1,i=e=>[...l(e)];function*l(e){if(!c(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=r)return yield*_(e,0);const s=t(e)%2===1,a=[];for(let n=0;n<e.length;)n=Math.min(n+r,e.length),/[\ud800-\udbff]/.test(e[n-
1])&&(n=Math.min(n+1,e.length)),a.push(n);for(let n=0;n<a.length;n++){const o=s?a.length-1-n:n,u=a[o-1]??0;yield*_(e.slice(u,a[o]),u,s?"rtl":"ltr")}}function _(e,s,a){
const{levels:n,paragraphs:o}=g().getEmbeddingLevels(e,a),u=o[0]?.level??0;for(let w=e.length-1;w>=0&&/\s/.test(e[w]);w--)n[w]=u;const M=[];for(let w=0,C=0;w<e.length;w=
C){const I=n[w];for(;C<e.length&&n[C]===I;)C++;M.push({level:I,text:e.slice(w,C),at:w})}const T=M.reduce((w,{level:C})=>Math.max(w,C),0);for(let w=T;w>0;w--)for(let C=0,
I=0;C<M.length;C=I+1){for(I=C;I<M.length&&M[I].level>=w;)I++;for(let U=C,L=I-1;U<L;U++,L--)[M[U],M[L]]=[M[L],M[U]]}return M.map(({level:w,text:C,at:I})=>({text:C,
rtl:w%2===1,at:s+I}))}function*p(e,s){const a=new Int32Array(s.length+1);for(const[n,o]of s.entries())a[n+1]=a[n]+o.length;for(const{text:n,rtl:o,at:u}of l(e+s.
join(""))){const M=u-e.length,T=M+n.length,w=[];for(let C=Math.max((0,E.M)(a,M)-1,0);C<s.length&&a[C]<T;C++){const I=Math.max(M-a[C],0),U=s[C].slice(I,Math.max(
T-a[C],0));U!==""&&w.push({text:U,rtl:o,at:I,index:C})}yield*o?w.reverse():w}}const v=e=>Array.from(e,s=>g().getMirroredCharacter(s)??s).join(""),P=e=>(0,O.qf)(
v(e)).reverse().join(""),m=e=>i(e).flatMap(({text:s,rtl:a})=>a?(0,O.qf)(v(s)).reverse():(0,O.qf)(s))}),29825:((W,S,d)=>{d.d(S,{EH:()=>g,OD:()=>y,W_:()=>x,lV:()=>O});
var D=d(12889),E=d(47707);const O=-1,y=(h,c)=>(0,D.pr)(h).flatMap(r=>x(r,c));function x({text:h,rtl:c},r){const t=[];for(const f of(0,E.qf)(h)){const i=t.at(-1),
l=(0,E.ML)(f)?i?.font??0:b(f,r,i?.font);i?.font===l?i.text+=f:t.push({font:l,text:f,rtl:c})}return c?t.reverse():t}function b(h,c,r){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&r!==void 0&&c[r]?.covers(h)===!0?r:c.findIndex(f=>f.covers(h))}function g(h,c){const r=y(h,c).filter(({font:t})=>t===O);return[...new Set(r.flatMap(t=>(0,E.
qf)(t.text)))]}}),88739:((W,S,d)=>{d.d(S,{B:()=>b,U:()=>y});var D=d(77581),E=d(12889);const O=100;function y(g,{digits:h=4,isInOrder:c=!1}={}){const r=g.filter(
([,f])=>f.length>0).map(([f,i])=>`<${b(f).slice(-h)}> <${x(i,c)}>`),t=Array.from({length:Math.ceil(r.length/O)},(f,i)=>{const l=r.slice(i*O,(i+1)*O);return[`${l.
length} beginbfchar`,...l,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function x(g,h){const c=g.map(r=>String.fromCodePoint(r)).join("");return(0,D.kt)(!h&&(0,E.ft)(c)?[...c].reverse().join(""):c).toString("hex").toUpperCase()}
const b=g=>g.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,S,d)=>{d.d(S,{F:()=>O});var D=d(60623);const E=1<<24,O=y=>(0,D.UD)(Buffer.from(y,"base64"),{
stream:E,total:E,remaining:E},{found:!1})}),74135:((W,S,d)=>{d.d(S,{$L:()=>i,DI:()=>b,Gd:()=>c,JQ:()=>E,Mo:()=>y,PU:()=>g,Pj:()=>p,S3:()=>O,W1:()=>v,XM:()=>_,d:()=>P,
ds:()=>x,gF:()=>l,iN:()=>D,kO:()=>f,lw:()=>h,xk:()=>r,zl:()=>t});function D({box:[m,e,s,a],rotation:n}){const o=s-m,u=a-e;return n%180===0?{width:o,height:u}:{width:u,
height:o}}function E(m){const{width:e,height:s}=D(m);return{width:e*m.userUnit,height:s*m.userUnit}}function O({box:[m,e,s,a],rotation:n}){switch(n){case 0:return[
1,0,0,1,m,e];case 90:return[0,1,-1,0,s,e];case 180:return[-1,0,0,-1,s,a];case 270:return[0,-1,1,0,m,a]}}function y(m,e){return e===void 0?m:p(m,e)??m}function x([
m,e,s,a]){return[Math.min(m,s),Math.min(e,a),Math.max(m,s),Math.max(e,a)]}function b([m,e,s,a,n,o]){const u=m*a-e*s,[M,T,w,C]=[a/u,-e/u,-s/u,m/u];return[M+0,T+0,
w+0,C+0,-(n*M+o*w)+0,-(n*T+o*C)+0]}const g=([m,e,s,a])=>Math.sqrt(Math.abs(m*a-e*s));function h(m,e){const[s,a,n,o,u,M]=m,[T,w,C,I,U,L]=e;return[s*T+a*C,s*w+a*I,
n*T+o*C,n*w+o*I,u*T+M*C+U,u*w+M*I+L]}function c([m,e,s,a,n,o],u,M){return[m*u+s*M+n,e*u+a*M+o]}function r([m,e],[s,a],[n,o],[u,M],T){const w=1-T,[C,I,U,L]=[w**3,
3*T*w**2,3*T**2*w,T**3];return[C*m+I*s+U*n+L*u,C*e+I*a+U*o+L*M]}function t(m,[e,s,a,n]){const[o,u]=c(m,e,s),[M,T]=c(m,a,s),[w,C]=c(m,e,n),[I,U]=c(m,a,n);return[
Math.min(o,M,w,I),Math.min(u,T,C,U),Math.max(o,M,w,I),Math.max(u,T,C,U)]}const f=(m,e)=>[Math.min(m[0],e[0]),Math.min(m[1],e[1]),Math.max(m[2],e[2]),Math.max(m[3],
e[3])];function i(m){let[e,s,a,n]=l;for(const[o,u]of m)e=Math.min(e,o),s=Math.min(s,u),a=Math.max(a,o),n=Math.max(n,u);return[e,s,a,n]}const l=[1/0,1/0,-1/0,-1/0],
_=([m,e,s,a],n)=>[m-n,e-n,s+n,a+n];function p(m,e){const s=[Math.max(m[0],e[0]),Math.max(m[1],e[1]),Math.min(m[2],e[2]),Math.min(m[3],e[3])];return s[0]<s[2]&&s[1]<
s[3]?s:void 0}const v=m=>m.map(e=>Math.round(e*1e5)/1e5+0),P=(m,{userUnit:e})=>String(Number((m*e/72).toPrecision(3)))}),6057:((W,S,d)=>{d.d(S,{VO:()=>O,b0:()=>x,
c_:()=>g,iw:()=>y,lQ:()=>b});var D=d(74135);const E=[0,0,612,792],O=(h,c)=>x(h,h.pages.attribute(c,"MediaBox"))??E;function y(h,c){const{pages:r}=h,t=h.resolve(
h.entry(r.number(c),"UserUnit"));return{box:(0,D.Mo)(O(h,c),x(h,r.attribute(c,"CropBox"))),rotation:g(h.resolve(r.attribute(c,"Rotate"))),userUnit:typeof t=="nu\
mber"&&t>0?t:1}}function x(h,c){const r=h.array(c)?.map(f=>h.resolve(f));if(r?.length!==4||!r.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const t=(0,D.
ds)(r);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function b(h,c){const r=(h.array(c)??[]).map(t=>h.resolve(t));return r.length===6&&r.every(t=>typeof t=="number")?r:
[1,0,0,1,0,0]}function g(h){const c=typeof h=="number"?(h%360+360)%360:0;return c===90||c===180||c===270?c:0}}),5490:((W,S,d)=>{d.d(S,{M:()=>y,U:()=>O});var D=d(
74135);const E=1e4;class O{current;saved=[];beyond=0;constructor(b){this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<E?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),
!0;default:return!1}}transform(b){if(b.count!==6)return;const[g,h,c,r,t,f]=y(b);this.current.matrix=(0,D.lw)([g,h,c,r,t,f],this.current.matrix)}}const y=x=>Array.
from({length:x.count},(b,g)=>x.number(g))}),21281:((W,S,d)=>{d.d(S,{Ip:()=>h,XM:()=>i,Xb:()=>f,ds:()=>g,qg:()=>t});var D=d(59071),E=d(70549),O=d(21115),y=d(824),
x=d(1975),b=d(60912);const g=(0,E.n)(async p=>h(p,await(0,y.Br)(p)));function h(p,v){const P=(o,u)=>(0,D.wh)((0,x.sm)(v,o,u)[0]??""),m=r(P("pdfaid","part"),P("p\
dfaid","conformance").toLowerCase()),e=c(P("pdfuaid","part"))?`PDF/UA-${P("pdfuaid","part")}`:void 0,a=[P("pdfxid","GTS_PDFXVersion")||P("pdfx","GTS_PDFXVersion")||
((0,D.Gh)(p.resolve((0,y._U)(p)?.get("GTS_PDFXVersion")))??""),P("pdfe","ISO_PDFEVersion"),P("pdfvtid","GTS_PDFVTVersion")],n=[m?.name,e,...a.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.
test(o))];return{archive:m,accessible:e,names:n.filter(o=>o!==void 0)}}const c=p=>/^[1-9]$/.test(p);function r(p,v){if(!c(p))return;const P=/^[abuef]$/.test(v)?
v:"";return{part:Number(p),level:P,name:`PDF/A-${p}${P}`}}function t(p,v,P,m){return v&&_(p,v,[O.dK.pdfaid]),f(P,m)}const f=({name:p},v)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${p}: ${v}.`});async function i(p){const v=await(0,y.Br)(p);if(!v)return[];const{archive:P,accessible:m}=h(
p,v);_(p,v,[O.dK.pdfaid,O.dK.pdfuaid]);const e=[P?.name,m].filter(s=>s!==void 0);return e.length>0?[l(e)]:[]}const l=p=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${p.join(" and ")}, because a merge cannot guarantee conformance.`});function _(p,v,P){v.properties.some(({namespace:m})=>P.includes(m))&&
(0,b._L)(p,(0,b.QH)(v,({namespace:m})=>P.includes(m),[]))}}),21115:((W,S,d)=>{d.d(S,{HC:()=>y,dK:()=>D,ee:()=>O});const D={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.entries(D));class O{uris=new Map;declared=[];known=new Map;enter(c){
let r;for(const{name:t,value:f}of c){if(!y(t))continue;const i=t.slice(6),l=this.uris.get(i);l?l.push(f):this.uris.set(i,[f]),(r??=[]).push(i)}this.declared.push(
r??x),r&&this.known.clear()}leave(){const c=this.declared.pop()??x;for(const r of c)this.uris.get(r).pop();c.length>0&&this.known.clear()}declares(c){return(this.
uris.get(g(c))?.length??0)>0}ofElement(c){let r=this.known.get(c);if(!r){const t=g(c),f=this.uris.get(t)?.at(-1)??E.get(t)??"";this.known.size===b&&this.known.clear(),
this.known.set(c,r={namespace:f,local:c.slice(c.indexOf(":")+1)})}return r}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const y=h=>h===
"xmlns"||h.startsWith("xmlns:"),x=[],b=1e3,g=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((W,S,d)=>{d.d(S,{Br:()=>h,_6:()=>r,_U:()=>g});var D=d(58552),E=d(1975),
O=d(17079),y=d(45599),x=d(59071),b=d(70549);function g(t){const f=t.resolve(t.trailer.get("Info"));return f instanceof y.Bi?f:f instanceof y.Z6?f.dict:void 0}const h=(0,b.
n)(c);async function c(t){const f=t.get(t.catalogNumber),i=f instanceof y.Bi?t.resolve(f.get("Metadata")):null;if(!(i instanceof y.Z6))return;let l;try{l=t.decoded(
i)}catch(_){if(!(_ instanceof D.zU)||_.code==="cancelled")throw _;return E.m}return(0,E.kg)(l,t.job.pace)}function r(t,f){const i=g(t),l=e=>t.resolve(i?.get(e)),
_=(e,s,a=", ")=>{const n=(0,E.sm)(f,e,s).map(x.wh).filter(Boolean).join(a);return n===""?null:n},p=(e,s)=>{const[a=""]=(0,E.sm)(f,e,s);return(0,x.wh)(a)||null},
v=(e,s)=>(0,O._)((0,x.Gh)(l(e))??"")??(0,O._)(p("xmp",s)??"")??null,P=t.get(t.catalogNumber),m=P instanceof y.Bi?(0,x.Gh)(t.resolve(P.get("Lang"))):null;return{
title:(0,x.Gh)(l("Title"))??p("dc","title"),author:(0,x.Gh)(l("Author"))??_("dc","creator"),subject:(0,x.Gh)(l("Subject"))??p("dc","description"),keywords:(0,x.
Gh)(l("Keywords"))??_("pdf","Keywords")??_("dc","subject"),creator:(0,x.Gh)(l("Creator"))??p("xmp","CreatorTool"),producer:(0,x.Gh)(l("Producer"))??p("pdf","Pro\
ducer"),created:v("CreationDate","CreateDate"),modified:v("ModDate","ModifyDate"),language:m??p("dc","language")}}}),3907:((W,S,d)=>{d.d(S,{Rt:()=>i,X:()=>m,km:()=>y,
ol:()=>E,xK:()=>f});var D=d(78157);const E=200,O=1e4;async function y(e,s,a){const n=new x(e);for(let o=n.next();o;o=n.next()){if(a(o))return"left";const u=s.step(
(o.to-o.from)*4+50);u&&await u}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){
this.text=s}next(){const{text:s,at:a}=this;if(a>=s.length)return;if(s.charCodeAt(a)!==b)return this.characters(a,this.nextTag(a));if(s.startsWith("<!--",a))return this.
other(a,"-->",4);if(s.startsWith("<?",a))return this.other(a,"?>",2);if(s.startsWith("<![CDATA[",a)){const o=s.indexOf("]]>",a);return o<0?this.end():(this.at=o+
3,{kind:"text",text:s.slice(a+9,o),from:a,to:this.at})}return s.startsWith("<!",a)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",a),this.end()):(s.charCodeAt(a+
1)===h?this.endTag(a):this.startTag(a))??this.fault(a,this.nextTag(a+1))}other(s,a,n){const o=this.text.indexOf(a,s+n);return o<0?this.end():(this.at=o+a.length,
{kind:"other",from:s,to:this.at})}endTag(s){const a=this.name(s+2),n=this.blanks(a);if(!(a===s+2||this.text.charCodeAt(n)!==g))return this.at=n+1,{kind:"end",name:this.
text.slice(s+2,a),from:s,to:this.at}}startTag(s){const{text:a}=this,n=this.name(s+1);if(n===s+1)return;const o=a.slice(s+1,n),u=[];for(let M=n;;){const T=this.blanks(
M),w=a.charCodeAt(T);if(w===g||w===h&&a.charCodeAt(T+1)===g)return this.at=w===g?T+1:T+2,{kind:w===g?"start":"empty",name:o,attributes:u,from:s,to:this.at};const C=this.
name(T),I=this.blanks(C),U=this.blanks(I+1),L=a[U];if(T===M||C===T||a[I]!=="="||L!=='"'&&L!=="'")return;const N=a.indexOf(L,U+1),B=a.slice(U+1,Math.max(N,U+1)),
A=B.includes("<")?void 0:r(B);if(N<0||A===void 0||u.length>=O)return;u.push({name:a.slice(T,C),value:A,from:T,to:N+1}),M=N+1}}characters(s,a){const n=r(this.text.
slice(s,a));return n===void 0?this.fault(s,a):(this.at=a,{kind:"text",text:n,from:s,to:a})}nextTag(s){const a=this.text.indexOf("<",s);return a<0?this.text.length:
a}fault(s,a){return this.malformed=!0,this.at=a,{kind:"other",from:s,to:a}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:a}=this;for(;;){
const n=a.charCodeAt(s);if(n!==32&&n!==9&&n!==10&&n!==13)return s;s++}}name(s){const{text:a}=this;for(;s<a.length;s++){const n=a.charCodeAt(s);if(n<=32||n===h||
n===g||n===b||n===61||n===34||n===39)break}return s}}const[b,g,h]=[60,62,47],c=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(e){
if(!e.includes("&"))return e;const s=[];let a=0;for(let n=e.indexOf("&");n>=0;n=e.indexOf("&",a)){const o=e.indexOf(";",n);if(o<0||o-n>12)return;const u=e.slice(
n+1,o),M=c.get(u)??t(u);if(M===void 0)return;s.push(e.slice(a,n),M),a=o+1}return s.push(e.slice(a)),s.join("")}function t(e){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(e),a=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return a>0&&a<=1114111&&!(a>=55296&&a<=57343)?String.fromCodePoint(a):void 0}function f(e){const[s,a,n,o]=e;
if(s===0&&a===0&&(n===254||n===0)||s===255&&a===254&&n===0&&o===0)return P(e);if(s===254&&a===255||s===0&&a===60)return v(new TextDecoder("utf-16be").decode(e));
if(s===255&&a===254||s===60&&a===0)return v(new TextDecoder("utf-16le").decode(e));const u=new TextDecoder().decode(e);return v(u.includes("�")?Buffer.from(e).
toString("latin1"):u)}function i(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return f(e);const a=(0,D.bS)(e).toString("latin1",0,l),n=_.exec(a)?.[1]?.toLowerCase()??
"utf-8";if(p.has(n))try{return new TextDecoder(n,{fatal:!0}).decode(e)}catch{return}}const l=200,_=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
p=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),v=e=>e.startsWith("\uFEFF")?e.slice(1):e;function P(e){const s=new DataView(e.buffer,
e.byteOffset,e.byteLength),a=e[0]!==0,n=[];for(let o=0;o+4<=e.length;o+=4){const u=s.getUint32(o,a);if(u>1114111)return;n.push(String.fromCodePoint(u))}return v(
n.join(""))}const m=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((W,S,d)=>{d.d(S,{QH:()=>y,T3:()=>x,
_L:()=>c});var D=d(21115),E=d(3907),O=d(45599);function y(r,t,f){const{text:i,properties:l,end:_,about:p}=r,v=[];let P=0;for(const m of l.filter(t).sort((e,s)=>e.
from-s.from))m.from<P||(v.push(i.slice(P,m.from)),P=m.to);return v.push(i.slice(P,Math.max(_,P))),f.length>0&&v.push(b(f,p)),v.push(i.slice(Math.max(_,P))),h(v.
join(""))}function x(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${b(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(r,t){const i=[...new Set(r.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${D.dK[_]}"`).join(""),l=r.map(({prefix:_,name:p,form:v,values:P})=>`\
<${_}:${p}>${g(v,P)}</${_}:${p}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,E.X)(t)}"${i}>
${l.join("")}</rdf:Description>
`}function g(r,t){const f=i=>t.map(l=>`<rdf:li${i}>${(0,E.X)(l)}</rdf:li>`).join("");switch(r){case"simple":return(0,E.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const h=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function c(r,t){const f=r.catalog.get("Metadata"),i=r.resolve(f),l=i instanceof O.Z6?[...i.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],_=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...l]),p=new O.Z6(_,Buffer.
from(t,"utf8"));(0,O.i9)(f)&&i instanceof O.Z6?r.put(f,p):r.edit(r.catalogNumber).set("Metadata",r.add(p))}}),1975:((W,S,d)=>{d.d(S,{kg:()=>x,m:()=>y,sm:()=>b});
var D=d(21115),E=d(3907);const O=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(r,t){const f=(0,E.xK)(r);if(f===void 0)return y;const i=new h,
_=await(0,E.km)(f,t,p=>(i.take(p),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:f,properties:i.properties,malformed:_,end:i.end,about:i.
about}}function b(r,t,f){return r?.properties.find(i=>i.name===f&&i.namespace===D.dK[t])?.values??[]}const g=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(t,f,i){if(this.open.length>=E.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const l=this.scope.ofElement(t),_=l.namespace===D.dK.rdf,p=_&&l.local==="li";this.root===g&&this.end<0&&_&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const v=this.open.length-this.root,P=p?f.find(({name:m})=>m==="xml:lang")?.value:void 0;if(this.open.push({name:t,...l,from:i,language:P}),
this.root===g){if(!_||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(v===1)this.describe(f);else if(v===
2){this.items=[];const m=f.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=m?[m.value]:[]}else p&&(this.pieces=[])}describe(t){for(const{name:f,value:i,from:l,
to:_}of t){if((0,D.HC)(f))continue;const{namespace:p,local:v}=this.scope.ofAttribute(f);p===D.dK.rdf&&v==="about"&&(this.about=i),!(p===""||p===D.dK.rdf||p===D.
dK.xml)&&this.add({namespace:p,name:v,values:[i],from:l,to:_})}}close(t,f,i){const l=this.open.pop();if(l?.name!==t){this.broken=!0;return}this.scope.leave();const _=this.
open.length-this.root;if(this.root!==g)if(_===0)this.end=f,this.root=g;else if(_===1&&this.loose)this.root=g,this.loose=!1;else if(_===2){const p=this.items.length>
0?c(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:p,from:l.from,to:i})}else _>2&&l.namespace===D.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(t){this.properties.length<O?this.properties.push(t):this.broken=
!0}isRdf(t,f){const i=this.scope.ofAttribute(t);return i.local===f&&i.namespace===D.dK.rdf}}function c(r){const t=r.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),f=r.map(({text:i})=>i);return t>0?[f[t],...f.slice(0,t),...f.slice(t+1)]:f}}),59071:((W,S,d)=>{d.d(S,{Gh:()=>t,ZK:()=>f,wh:()=>r});var D=d(77581),E=d(
45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
b=i=>i.replace(O,"").replace(y,"").replace(x,"�"),g=200,h=new WeakMap;function c(i){if(i.bytes.length<g)return b((0,D.g7)(i));let l=h.get(i);return l===void 0&&
h.set(i,l=b((0,D.g7)(i))),l}const r=i=>b(i).trim();function t(i){const l=i instanceof E.Mx?c(i).trim():"";return l===""?null:l}const f=i=>i?c(i):""}),70549:((W,S,d)=>{
d.d(S,{n:()=>D});function D(E){const O=new WeakMap;return y=>{if(y.hasChanges)return E(y);const x=O.get(y);if(x)return x.answer;const b=E(y);return O.set(y,{answer:b}),
b}}}),93604:((W,S,d)=>{d.d(S,{B:()=>D,M:()=>E});const D=(y,x)=>O(y,x,!1),E=(y,x)=>O(y,x,!0);function O(y,x,b){let[g,h]=[0,y.length];for(;g<h;){const c=g+h>>1,r=y[c];
r<x||b&&r===x?g=c+1:h=c}return g}})};
