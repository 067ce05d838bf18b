"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:(($,U,p)=>{p.d(U,{q:()=>O});const M="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function O(y){const b=y.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??T().get(b);return m===void 0?void 0:
(m.length===3?[...m].map(t=>t+t):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(t=>Number.parseInt(t,16))}let P;function T(){const y=M.split(" ");return P??=new Map(
y.flatMap((b,m)=>m%2===0?[[b,y[m+1]]]:[]))}}),17079:(($,U,p)=>{p.d(U,{Z:()=>y,_:()=>T});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(t){
if(t.length>64)return;const n=t.trim().replace(O,(e,o,r,_)=>`${o??""}${1900+Number(r)}${_}`);return m(b(M.exec(n)??P.exec(n)))}function y(t){const n=t.length>64?
void 0:b(P.exec(t.trim()));if(!n||m(n)===void 0)return;const{year:e,month:o="",day:r="",hour:_="",minute:w="",second:f="",zone:x=""}=n;return`D:${e}${o}${r}${_}${w}${f}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function b(t){if(!t)return;const[,n,e,o,r,_,w,f,x,v,l]=t,i=f??(x===void 0?void 0:`${x}${v??"00"}:${l??"00"}`);return{year:n,
month:e,day:o,hour:r,minute:_,second:w,zone:i}}function m(t){if(!t)return;const{year:n,month:e,day:o,hour:r,minute:_="00",second:w="00",zone:f}=t,x=(l,i,c)=>l===
void 0||Number(l)>=i&&Number(l)<=c;if(Number(n)===0||!x(e,1,12)||!x(o,1,u(Number(n),Number(e)))||!x(r,0,23)||!x(_,0,59)||!x(w,0,59)||f!==void 0&&f!=="Z"&&!(x(f.
slice(1,3),0,23)&&x(f.slice(4),0,59)))return;const v=[n,e,o].filter(l=>l!==void 0).join("-");return r===void 0?v:`${v}T${r}:${_}:${w}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function u(t,n){return n===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),49892:(($,U,p)=>{p.d(U,{B_:()=>P,Fw:()=>T,Tz:()=>b});
var M=p(49180),O=p(57117);const P="OctavoColor";function T(m,u){const t=y(m),n=t.length===1,e=u?.part===1;return u===void 0||(0,O.hU)(u,n?1:3)?{values:t,operators:`${t.
join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:t,listsGlyphs:e,operators:`/${P} cs ${t.join(" ")} sc`,colorSpace:n?(0,O.HB)():(0,O.Pz)()}}function y(m){
if(m==="Gray")return[.5];const[u,t,n]=(0,M.q)(m);return(u===t&&t===n&&u>0?[u]:[u,t,n]).map(o=>Math.round(o/255*1e4)/1e4)}function b(m){return m===void 0||(0,O.hU)(
m,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`/${P} cs ${u} sc`,colorSpace:(0,O.HB)()}}}),57117:(($,U,p)=>{p.d(U,{Br:()=>m,HB:()=>o,Pz:()=>e,Qg:()=>t,_B:()=>T,
c4:()=>u,hU:()=>b});var M=p(21281),O=p(824),P=p(45599);async function T(r){const _=await(0,O.Br)(r),{archive:w}=(0,M.Ip)(r,_);return w&&{...w,xmp:_,intent:y(r)}}
function y(r){for(const _ of r.array(r.catalog.get("OutputIntents"))??[]){const w=r.dict(_);if(!(0,P.Zm)(w)||!(0,P.Eo)(r.resolve(w.get("S")),"GTS_PDFA1"))continue;
const f=r.resolve(r.dict(w.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const b=({intent:r},_)=>_===1?r!==void 0:r===_,m={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},u=(r,_,w)=>(0,M.qg)(
r,_.xmp,_,w),t=r=>r&&r.part!==1&&r.intent===void 0?e():void 0,n=[.9505,1,1.089],e=()=>[(0,P.UU)("CalRGB"),(0,P.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],o=()=>[(0,P.UU)("CalGray"),(0,P.jd)({WhitePoint:[...n],Gamma:2.2})]}),95358:(($,U,p)=>{p.d(U,{Wx:()=>y,
pi:()=>m,z:()=>u});var M=p(58426),O=p(74135);function P(n,e){return T(n,e*72/n.userUnit)}function T(n,e){const{width:o,height:r}=(0,O.iN)(n),_={width:o-2*e,height:r-
2*e,inset:e};return _.width>0&&_.height>0?_:void 0}function y(n,e,o){const r=o===M.zU[n].fields.margin.default;return e.map(_=>{const w=P(_,o);if(w||!r)return w;
const{width:f,height:x}=(0,O.iN)(_);return T(_,Math.min(f,x)/10)})}const b=null;function m(n,{inset:e},o,r,_){const w=(0,O.iN)(n),f=w.width-e-r,x=w.height-e-_,v=o.
endsWith("left")?e:o.endsWith("right")?f:(w.width-r)/2,l=o.startsWith("bottom")?e:o.startsWith("top")?x:(w.height-_)/2;return[v,l]}function u({kinds:n,pages:e},o){
const r=e.find(({kind:_})=>!o[_]);return r?[{field:"margin",message:t(r.index,n[r.kind])}]:[]}function t(n,e){const{width:o,height:r}=(0,O.iN)(e),_=(0,O.d)(Math.
min(o,r)/2,e);return`leaves no room on page ${n+1}, which is ${(0,O.d)(o,e)} × ${(0,O.d)(r,e)} inches; it must be less than ${_}`}}),72313:(($,U,p)=>{p.d(U,{W:()=>i});
var M=p(81627),O=p(45599),P=p(98446),T=p(36078);function y(d,s,h,g){return`/Artifact <<${h==="over"?`/Type /Pagination /Subtype /${s}`:`/Type /Background /BBox \
[${g.map(T._).join(" ")}]`}>> BDC
${d}
EMC
`}var b=p(36211),m=p(37709),u=p(85008),t=p(74135),n=p(5490);const e=400,o=.01;function r(d,s,h,g){const E=new m.BT(s),D=new _(d,h,g);for(let S=0;S<e&&E.next();S++)
if(D.takes(E))return!0;return!1}class _{document;resources;box;states=new n.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new w;clips=!1;constructor(s,h,g){
this.document=s,this.resources=h,this.box=g}takes(s){if(this.states.follow(s)||this.extendsPath(s)||this.setsState(s))return!1;const{operator:h}=s;if(h==="Do")return this.
paintsImage(s.name(0));const g=b.lJ.get(h);return g!==void 0&&this.paintsPath(g)}setsState(s){const h=this.states.current;switch(s.operator){case"gs":{const g=this.
document.dict(this.resource("ExtGState",s.name(0)));return h.isOpaque=h.isSolid=f(this.document,g),!0}case"scn":case"sc":return h.isSolid=h.isOpaque&&s.kind(s.count-
1)!==u.o_,!0;case"g":case"rg":case"k":return h.isSolid=h.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(s){const{matrix:h}=this.
states.current;switch(s.operator){case"re":{const[g,E,D,S]=(0,n.M)(s);return this.path.rectangle(h,g,E,D,S),!0}case"m":case"l":return this.path.point(h,s.number(
0),s.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:s}){const h=this.states.current,g=this.path.area();
return s&&h.isSolid&&this.isCoveredBy(g)?!0:(this.clips&&(h.clip=g&&h.clip&&v(g,h.clip)),this.clips=!1,this.path=new w,!1)}paintsImage(s){const h=this.states.current,
g=this.resource("XObject",s);if(!h.isOpaque||!(g instanceof O.Z6)||!x(this.document,g.dict))return!1;const E=new w;return E.rectangle(h.matrix,0,0,1,1),this.isCoveredBy(
E.area())}isCoveredBy(s){const{clip:h}=this.states.current;return s!==void 0&&h!==void 0&&l(v(s,h),this.box)}resource(s,h){const{document:g,resources:E}=this;return h===
void 0?null:g.resolve(g.dict(E?.get(s))?.get(h))}}class w{isRectangle=!0;points=[];point([s,h,g,E,D,S],A,C){this.points.push([s*A+g*C+D,h*A+E*C+S])}rectangle(s,h,g,E,D){
this.point(s,h,g),this.point(s,h+E,g),this.point(s,h+E,g+D),this.point(s,h,g+D)}area(){const{points:s}=this;if(!this.isRectangle||s.length<4||s.length>5)return;
const h=(0,t.$L)(s),g=o*Math.max(h[2]-h[0],h[3]-h[1]),E=(D,S,A)=>Math.abs(D-S)<=g||Math.abs(D-A)<=g;return s.every(([D,S])=>E(D,h[0],h[2])&&E(S,h[1],h[3]))?h:void 0}}
function f(d,s){if(!s)return!0;const h=d.resolve(s.get("ca")),g=d.resolve(s.get("BM")),E=d.resolve(s.get("SMask"));return(h===null||h===1)&&(g===null||(0,O.Eo)(
g,"Normal"))&&(E===null||(0,O.Eo)(E,"None"))}function x(d,s){const h=d.resolve(s.get("ImageMask"))===!0;return(0,O.Eo)(d.resolve(s.get("Subtype")),"Image")&&!h&&
!s.has("SMask")&&!s.has("Mask")}function v(d,s){return[Math.max(d[0],s[0]),Math.max(d[1],s[1]),Math.min(d[2],s[2]),Math.min(d[3],s[3])]}function l(d,s){const[h,
g]=[o*(s[2]-s[0]),o*(s[3]-s[1])];return d[0]<=s[0]+h&&d[1]<=s[1]+g&&d[2]>=s[2]-h&&d[3]>=s[3]-g}async function i(d,{kinds:s,pages:h},g){const{pace:E}=d.job,{layer:D,
subtype:S,groupColorSpace:A}=g,C=new M.B(d);D==="over"&&await C.inspect(h);const B=[];for(const[L,K]of h.entries()){const I=E.step(D==="over"?2e3:2e4);I&&await I,
L%1e3===0&&E.progress(L/h.length);const N=g.on(K,L);if(!N)continue;const{box:R}=s[K.kind],{resources:k}=N,W=j=>y(N.operators(j),S,D,R);if(D==="over")await C.over(
K,{resources:k,operators:W});else{const j=await C.contents.content(C.contents.own(K));r(d,j,d.dict(K.resources),R)&&B.push(K.index+1),C.under(K,{resources:k,operators:W})}
A!==void 0&&c(d,K.index,A)}return B.length>0?[a(B,h.length)]:[]}function c(d,s,h){const g=d.pages.number(s),E=d.entry(g,"Group"),D=d.dict(E);if(D?.has("CS"))return;
const S=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(D??[]),CS:h});(0,O.i9)(E)&&(0,O.Zm)(d.get(E))?d.put(E,S):d.pages.patch(
s,{Group:S})}function a(d,s){return{code:"stamp_hidden",message:`The stamp is hidden ${d.length===s?"on every page":`on ${(0,P.oi)(d)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:(($,U,p)=>{p.r(U),p.d(U,{addQrCode:()=>d});var M=p(58552),O=p(45657),P=p(36078),T=p(99876),y=p(74135);
const b=[[1,0],[0,1],[-1,0],[0,-1]];function m(g){const{size:E}=g,D=(L,K)=>g.isDark(L,E-1-K),S=(L,K,I)=>{const[N,R]=u[I];return D(L+N[0],K+N[1])&&!D(L+R[0],K+R[1])},
A=new Uint8Array((E+1)*(E+1)*b.length),C=(L,K,I)=>(K*(E+1)+L)*b.length+I,B=[];for(let L=0;L<(E+1)*(E+1);L++){const[K,I]=[L%(E+1),Math.floor(L/(E+1))];if(!S(K,I,
0)||A[C(K,I,0)])continue;const N=[];let[R,k,W]=[K,I,0],j=-1;for(;!A[C(R,k,W)];)A[C(R,k,W)]=1,W!==j&&N.push([R,k]),j=W,R+=b[W][0],k+=b[W][1],W=[1,0,3].map(G=>(W+
G)%4).find(G=>S(R,k,G));j===0&&N.shift(),B.push(N)}return B}const u=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=p(42419),n=p(81679),
e=p(45599),o=p(49892),r=p(57117),_=p(95358),w=p(72313),f=p(86450),x=p(77581);const v=4;function l(g){if(!(!/^https:\/\/\S+$/i.test(g)||!URL.canParse(g)))return new URL(
g).href}async function i(g,{pages:E},D,S){const A=await f.M.of(g);for(const{index:C,kind:B}of E){const L=g.job.pace.step(2e3);L&&await L;const K=g.pages.number(
C),I=new e.oS(K,g.generation(K)),N=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,y.W1)(S[B]),Border:[0,0,0],F:v,P:I,Contents:(0,x.wx)(D),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(D)})}),R=g.add(N),k=A.add("Link",R,I);k!==void 0&&N.set("StructParent",k);const W=g.array(g.entry(K,"Annots"))??[];g.pages.patch(
C,{Annots:[...W,R],...k===void 0?{}:{Tabs:(0,e.UU)("S")}})}A.finish()}const c="OctavoQr",a=.01;async function d(g,E,D){const{qr_content:S,qr_link:A,error_correction:C,
layer:B}=E,{pace:L}=g.job,K=await(0,T.F)(g,D),{kinds:I}=K,N=(0,_.Wx)("add_qr_code",I,E.margin),R=(0,t.U)(S,C);await L.rest();const k=A?l(S):void 0,W=(0,_.z)(K,N);
if(A&&k===void 0&&W.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in R?W.push({field:"qr_con\
tent",message:`has ${R.length} ${R.unit}, and at most ${R.most} fit with the error correction ${C}`,mentions:["error_correction"]}):W.length===0&&(0,O.RZ)(W,s(R,
K,N,E.qr_size)),"most"in R||W.length>0)throw(0,M.G6)(W);const j=g.add(h(R,await(0,r._B)(g)));await L.rest();const G=R.size+2*t.M,Z=I.map((z,F)=>{const X=E.qr_size*
72/z.userUnit,[V,J]=(0,_.pi)(z,N[F],E.position,X,X);return(0,y.lw)([X/G,0,0,X/G,V,J],(0,y.S3)(z))}),H=Z.map(P.vs),Q=await(0,w.W)(g,K,{layer:B,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:c,ref:j}],operators:([F=""])=>(0,P.qK)(F,H[z])})});if(k!==void 0){const z=Z.map(F=>(0,y.zl)(F,[0,0,G,G]));await i(
g,K,k,z)}return Q}function s(g,{kinds:E,pages:D},S,A){const C=Math.ceil((g.size+2*t.M)*a*100-1e-9)/100;if(A<C)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${a} inches. Give at least ${C}`,mentions:["qr_content"]}];const B=({userUnit:k},{width:W,height:j})=>A*72/k>Math.
min(W,j)*(1+1e-9),L=D.find(({kind:k})=>B(E[k],S[k]));if(!L)return[];const[K,{width:I,height:N}]=[E[L.kind],S[L.kind]],R=(0,y.d)(Math.min(I,N),K);return[{field:"\
qr_size",message:`is too large for page ${L.index+1}, where the margins leave ${R} inches for the code`}]}function h(g,E){const D=g.size+2*t.M,S=(0,o.Tz)(E),A=m(
g).map(L=>`${(0,P.XL)(L.map(([K,I])=>[K+t.M,I+t.M]))} h`),C=[S.set(1),`0 0 ${D} ${D} re f`,S.set(0),...A,"f"],B=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,D,D],Resources:(0,e.jd)({ColorSpace:S.colorSpace&&(0,e.jd)({[o.B_]:S.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(B,(0,n.
Kc)(Buffer.from(`${C.join(`
`)}
`,"latin1")))}}),74135:(($,U,p)=>{p.d(U,{$L:()=>r,DI:()=>b,Gd:()=>t,JQ:()=>O,Mo:()=>T,PU:()=>m,Pj:()=>f,S3:()=>P,W1:()=>x,XM:()=>w,d:()=>v,ds:()=>y,gF:()=>_,iN:()=>M,
kO:()=>o,lw:()=>u,xk:()=>n,zl:()=>e});function M({box:[l,i,c,a],rotation:d}){const s=c-l,h=a-i;return d%180===0?{width:s,height:h}:{width:h,height:s}}function O(l){
const{width:i,height:c}=M(l);return{width:i*l.userUnit,height:c*l.userUnit}}function P({box:[l,i,c,a],rotation:d}){switch(d){case 0:return[1,0,0,1,l,i];case 90:
return[0,1,-1,0,c,i];case 180:return[-1,0,0,-1,c,a];case 270:return[0,-1,1,0,l,a]}}function T(l,i){return i===void 0?l:f(l,i)??l}function y([l,i,c,a]){return[Math.
min(l,c),Math.min(i,a),Math.max(l,c),Math.max(i,a)]}function b([l,i,c,a,d,s]){const h=l*a-i*c,[g,E,D,S]=[a/h,-i/h,-c/h,l/h];return[g+0,E+0,D+0,S+0,-(d*g+s*D)+0,
-(d*E+s*S)+0]}const m=([l,i,c,a])=>Math.sqrt(Math.abs(l*a-i*c));function u(l,i){const[c,a,d,s,h,g]=l,[E,D,S,A,C,B]=i;return[c*E+a*S,c*D+a*A,d*E+s*S,d*D+s*A,h*E+
g*S+C,h*D+g*A+B]}function t([l,i,c,a,d,s],h,g){return[l*h+c*g+d,i*h+a*g+s]}function n([l,i],[c,a],[d,s],[h,g],E){const D=1-E,[S,A,C,B]=[D**3,3*E*D**2,3*E**2*D,E**
3];return[S*l+A*c+C*d+B*h,S*i+A*a+C*s+B*g]}function e(l,[i,c,a,d]){const[s,h]=t(l,i,c),[g,E]=t(l,a,c),[D,S]=t(l,i,d),[A,C]=t(l,a,d);return[Math.min(s,g,D,A),Math.
min(h,E,S,C),Math.max(s,g,D,A),Math.max(h,E,S,C)]}const o=(l,i)=>[Math.min(l[0],i[0]),Math.min(l[1],i[1]),Math.max(l[2],i[2]),Math.max(l[3],i[3])];function r(l){
let[i,c,a,d]=_;for(const[s,h]of l)i=Math.min(i,s),c=Math.min(c,h),a=Math.max(a,s),d=Math.max(d,h);return[i,c,a,d]}const _=[1/0,1/0,-1/0,-1/0],w=([l,i,c,a],d)=>[
l-d,i-d,c+d,a+d];function f(l,i){const c=[Math.max(l[0],i[0]),Math.max(l[1],i[1]),Math.min(l[2],i[2]),Math.min(l[3],i[3])];return c[0]<c[2]&&c[1]<c[3]?c:void 0}
const x=l=>l.map(i=>Math.round(i*1e5)/1e5+0),v=(l,{userUnit:i})=>String(Number((l*i/72).toPrecision(3)))}),6057:(($,U,p)=>{p.d(U,{VO:()=>P,b0:()=>y,c_:()=>m,iw:()=>T,
lQ:()=>b});var M=p(74135);const O=[0,0,612,792],P=(u,t)=>y(u,u.pages.attribute(t,"MediaBox"))??O;function T(u,t){const{pages:n}=u,e=u.resolve(u.entry(n.number(t),
"UserUnit"));return{box:(0,M.Mo)(P(u,t),y(u,n.attribute(t,"CropBox"))),rotation:m(u.resolve(n.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function y(u,t){
const n=u.array(t)?.map(o=>u.resolve(o));if(n?.length!==4||!n.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const e=(0,M.ds)(n);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function b(u,t){const n=(u.array(t)??[]).map(e=>u.resolve(e));return n.length===6&&n.every(e=>typeof e=="number")?n:[1,0,0,1,0,0]}function m(u){const t=typeof u==
"number"?(u%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:(($,U,p)=>{p.d(U,{M:()=>T,U:()=>P});var M=p(74135);const O=1e4;class P{current;saved=[];beyond=0;constructor(b){
this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),!0;default:return!1}}transform(b){if(b.count!==6)return;const[m,u,
t,n,e,o]=T(b);this.current.matrix=(0,M.lw)([m,u,t,n,e,o],this.current.matrix)}}const T=y=>Array.from({length:y.count},(b,m)=>y.number(m))}),21281:(($,U,p)=>{p.d(
U,{Ip:()=>u,XM:()=>r,Xb:()=>o,ds:()=>m,qg:()=>e});var M=p(59071),O=p(70549),P=p(21115),T=p(824),y=p(1975),b=p(60912);const m=(0,O.n)(async f=>u(f,await(0,T.Br)(
f)));function u(f,x){const v=(s,h)=>(0,M.wh)((0,y.sm)(x,s,h)[0]??""),l=n(v("pdfaid","part"),v("pdfaid","conformance").toLowerCase()),i=t(v("pdfuaid","part"))?`P\
DF/UA-${v("pdfuaid","part")}`:void 0,a=[v("pdfxid","GTS_PDFXVersion")||v("pdfx","GTS_PDFXVersion")||((0,M.Gh)(f.resolve((0,T._U)(f)?.get("GTS_PDFXVersion")))??""),
v("pdfe","ISO_PDFEVersion"),v("pdfvtid","GTS_PDFVTVersion")],d=[l?.name,i,...a.filter(s=>/^PDF\/[\w .:/()-]{1,40}$/.test(s))];return{archive:l,accessible:i,names:d.
filter(s=>s!==void 0)}}const t=f=>/^[1-9]$/.test(f);function n(f,x){if(!t(f))return;const v=/^[abuef]$/.test(x)?x:"";return{part:Number(f),level:v,name:`PDF/A-${f}${v}`}}
function e(f,x,v,l){return x&&w(f,x,[P.dK.pdfaid]),o(v,l)}const o=({name:f},x)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${f}\
: ${x}.`});async function r(f){const x=await(0,T.Br)(f);if(!x)return[];const{archive:v,accessible:l}=u(f,x);w(f,x,[P.dK.pdfaid,P.dK.pdfuaid]);const i=[v?.name,l].
filter(c=>c!==void 0);return i.length>0?[_(i)]:[]}const _=f=>({code:"conformance_dropped",message:`The result no longer claims ${f.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function w(f,x,v){x.properties.some(({namespace:l})=>v.includes(l))&&(0,b._L)(f,(0,b.QH)(x,({namespace:l})=>v.includes(l),[]))}}),
21115:(($,U,p)=>{p.d(U,{HC:()=>T,dK:()=>M,ee:()=>P});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(M));class P{uris=new Map;declared=[];known=new Map;enter(t){let n;for(const{name:e,value:o}of t){
if(!T(e))continue;const r=e.slice(6),_=this.uris.get(r);_?_.push(o):this.uris.set(r,[o]),(n??=[]).push(r)}this.declared.push(n??y),n&&this.known.clear()}leave(){
const t=this.declared.pop()??y;for(const n of t)this.uris.get(n).pop();t.length>0&&this.known.clear()}declares(t){return(this.uris.get(m(t))?.length??0)>0}ofElement(t){
let n=this.known.get(t);if(!n){const e=m(t),o=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===b&&this.known.clear(),this.known.set(t,n={namespace:o,local:t.
slice(t.indexOf(":")+1)})}return n}ofAttribute(t){return t.includes(":")?this.ofElement(t):{namespace:"",local:t}}}const T=u=>u==="xmlns"||u.startsWith("xmlns:"),
y=[],b=1e3,m=u=>u.slice(0,Math.max(u.indexOf(":"),0))}),824:(($,U,p)=>{p.d(U,{Br:()=>u,_6:()=>n,_U:()=>m});var M=p(58552),O=p(1975),P=p(17079),T=p(45599),y=p(59071),
b=p(70549);function m(e){const o=e.resolve(e.trailer.get("Info"));return o instanceof T.Bi?o:o instanceof T.Z6?o.dict:void 0}const u=(0,b.n)(t);async function t(e){
const o=e.get(e.catalogNumber),r=o instanceof T.Bi?e.resolve(o.get("Metadata")):null;if(!(r instanceof T.Z6))return;let _;try{_=e.decoded(r)}catch(w){if(!(w instanceof
M.zU)||w.code==="cancelled")throw w;return O.m}return(0,O.kg)(_,e.job.pace)}function n(e,o){const r=m(e),_=i=>e.resolve(r?.get(i)),w=(i,c,a=", ")=>{const d=(0,O.
sm)(o,i,c).map(y.wh).filter(Boolean).join(a);return d===""?null:d},f=(i,c)=>{const[a=""]=(0,O.sm)(o,i,c);return(0,y.wh)(a)||null},x=(i,c)=>(0,P._)((0,y.Gh)(_(i))??
"")??(0,P._)(f("xmp",c)??"")??null,v=e.get(e.catalogNumber),l=v instanceof T.Bi?(0,y.Gh)(e.resolve(v.get("Lang"))):null;return{title:(0,y.Gh)(_("Title"))??f("dc",
"title"),author:(0,y.Gh)(_("Author"))??w("dc","creator"),subject:(0,y.Gh)(_("Subject"))??f("dc","description"),keywords:(0,y.Gh)(_("Keywords"))??w("pdf","Keywor\
ds")??w("dc","subject"),creator:(0,y.Gh)(_("Creator"))??f("xmp","CreatorTool"),producer:(0,y.Gh)(_("Producer"))??f("pdf","Producer"),created:x("CreationDate","C\
reateDate"),modified:x("ModDate","ModifyDate"),language:l??f("dc","language")}}}),3907:(($,U,p)=>{p.d(U,{Rt:()=>r,X:()=>l,km:()=>T,ol:()=>O,xK:()=>o});var M=p(78157);
const O=200,P=1e4;async function T(i,c,a){const d=new y(i);for(let s=d.next();s;s=d.next()){if(a(s))return"left";const h=c.step((s.to-s.from)*4+50);h&&await h}return d.
hasDocumentType?"document type":d.malformed?"malformed":"well-formed"}class y{text;malformed=!1;hasDocumentType=!1;at=0;constructor(c){this.text=c}next(){const{
text:c,at:a}=this;if(a>=c.length)return;if(c.charCodeAt(a)!==b)return this.characters(a,this.nextTag(a));if(c.startsWith("<!--",a))return this.other(a,"-->",4);
if(c.startsWith("<?",a))return this.other(a,"?>",2);if(c.startsWith("<![CDATA[",a)){const s=c.indexOf("]]>",a);return s<0?this.end():(this.at=s+3,{kind:"text",text:c.
slice(a+9,s),from:a,to:this.at})}return c.startsWith("<!",a)?(this.hasDocumentType=c.startsWith("<!DOCTYPE",a),this.end()):(c.charCodeAt(a+1)===u?this.endTag(a):
this.startTag(a))??this.fault(a,this.nextTag(a+1))}other(c,a,d){const s=this.text.indexOf(a,c+d);return s<0?this.end():(this.at=s+a.length,{kind:"other",from:c,
to:this.at})}endTag(c){const a=this.name(c+2),d=this.blanks(a);if(!(a===c+2||this.text.charCodeAt(d)!==m))return this.at=d+1,{kind:"end",name:this.text.slice(c+
2,a),from:c,to:this.at}}startTag(c){const{text:a}=this,d=this.name(c+1);if(d===c+1)return;const s=a.slice(c+1,d),h=[];for(let g=d;;){const E=this.blanks(g),D=a.
charCodeAt(E);if(D===m||D===u&&a.charCodeAt(E+1)===m)return this.at=D===m?E+1:E+2,{kind:D===m?"start":"empty",name:s,attributes:h,from:c,to:this.at};const S=this.
name(E),A=this.blanks(S),C=this.blanks(A+1),B=a[C];if(E===g||S===E||a[A]!=="="||B!=='"'&&B!=="'")return;const L=a.indexOf(B,C+1),K=a.slice(C+1,Math.max(L,C+1)),
I=K.includes("<")?void 0:n(K);if(L<0||I===void 0||h.length>=P)return;h.push({name:a.slice(E,S),value:I,from:E,to:L+1}),g=L+1}}characters(c,a){const d=n(this.text.
slice(c,a));return d===void 0?this.fault(c,a):(this.at=a,{kind:"text",text:d,from:c,to:a})}nextTag(c){const a=this.text.indexOf("<",c);return a<0?this.text.length:
a}fault(c,a){return this.malformed=!0,this.at=a,{kind:"other",from:c,to:a}}end(){this.malformed=!0,this.at=this.text.length}blanks(c){const{text:a}=this;for(;;){
const d=a.charCodeAt(c);if(d!==32&&d!==9&&d!==10&&d!==13)return c;c++}}name(c){const{text:a}=this;for(;c<a.length;c++){const d=a.charCodeAt(c);if(d<=32||d===u||
d===m||d===b||d===61||d===34||d===39)break}return c}}const[b,m,u]=[60,62,47],t=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function n(i){
if(!i.includes("&"))return i;const c=[];let a=0;for(let d=i.indexOf("&");d>=0;d=i.indexOf("&",a)){const s=i.indexOf(";",d);if(s<0||s-d>12)return;const h=i.slice(
d+1,s),g=t.get(h)??e(h);if(g===void 0)return;c.push(i.slice(a,d),g),a=s+1}return c.push(i.slice(a)),c.join("")}function e(i){const c=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(i),a=c?parseInt(c[1]??c[2],c[1]===void 0?10:16):-1;return a>0&&a<=1114111&&!(a>=55296&&a<=57343)?String.fromCodePoint(a):void 0}function o(i){const[c,a,d,s]=i;
if(c===0&&a===0&&(d===254||d===0)||c===255&&a===254&&d===0&&s===0)return v(i);if(c===254&&a===255||c===0&&a===60)return x(new TextDecoder("utf-16be").decode(i));
if(c===255&&a===254||c===60&&a===0)return x(new TextDecoder("utf-16le").decode(i));const h=new TextDecoder().decode(i);return x(h.includes("�")?Buffer.from(i).
toString("latin1"):h)}function r(i){if(i[0]===0||i[1]===0||i[0]===254||i[0]===255)return o(i);const a=(0,M.bS)(i).toString("latin1",0,_),d=w.exec(a)?.[1]?.toLowerCase()??
"utf-8";if(f.has(d))try{return new TextDecoder(d,{fatal:!0}).decode(i)}catch{return}}const _=200,w=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
f=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),x=i=>i.startsWith("\uFEFF")?i.slice(1):i;function v(i){const c=new DataView(i.buffer,
i.byteOffset,i.byteLength),a=i[0]!==0,d=[];for(let s=0;s+4<=i.length;s+=4){const h=c.getUint32(s,a);if(h>1114111)return;d.push(String.fromCodePoint(h))}return x(
d.join(""))}const l=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,U,p)=>{p.d(U,{QH:()=>T,T3:()=>y,
_L:()=>t});var M=p(21115),O=p(3907),P=p(45599);function T(n,e,o){const{text:r,properties:_,end:w,about:f}=n,x=[];let v=0;for(const l of _.filter(e).sort((i,c)=>i.
from-c.from))l.from<v||(x.push(r.slice(v,l.from)),v=l.to);return x.push(r.slice(v,Math.max(w,v))),o.length>0&&x.push(b(o,f)),x.push(r.slice(Math.max(w,v))),u(x.
join(""))}function y(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${b(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(n,e){const r=[...new Set(n.map(({prefix:w})=>w))].map(w=>` xmlns:${w}="${M.dK[w]}"`).join(""),_=n.map(({prefix:w,name:f,form:x,values:v})=>`\
<${w}:${f}>${m(x,v)}</${w}:${f}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,O.X)(e)}"${r}>
${_.join("")}</rdf:Description>
`}function m(n,e){const o=r=>e.map(_=>`<rdf:li${r}>${(0,O.X)(_)}</rdf:li>`).join("");switch(n){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const u=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(n,e){const o=n.catalog.get("Metadata"),r=n.resolve(o),_=r instanceof P.Z6?[...r.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],w=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],..._]),f=new P.Z6(w,Buffer.
from(e,"utf8"));(0,P.i9)(o)&&r instanceof P.Z6?n.put(o,f):n.edit(n.catalogNumber).set("Metadata",n.add(f))}}),1975:(($,U,p)=>{p.d(U,{kg:()=>y,m:()=>T,sm:()=>b});
var M=p(21115),O=p(3907);const P=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(n,e){const o=(0,O.xK)(n);if(o===void 0)return T;const r=new u,
w=await(0,O.km)(o,e,f=>(r.take(f),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:w,end:r.end,about:r.
about}}function b(n,e,o){return n?.properties.find(r=>r.name===o&&r.namespace===M.dK[e])?.values??[]}const m=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(e,o,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const _=this.scope.ofElement(e),w=_.namespace===M.dK.rdf,f=w&&_.local==="li";this.root===m&&this.end<0&&w&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const x=this.open.length-this.root,v=f?o.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:e,..._,from:r,language:v}),
this.root===m){if(!w||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(x===1)this.describe(o);else if(x===
2){this.items=[];const l=o.find(({name:i})=>this.isRdf(i,"resource"));this.pieces=l?[l.value]:[]}else f&&(this.pieces=[])}describe(e){for(const{name:o,value:r,from:_,
to:w}of e){if((0,M.HC)(o))continue;const{namespace:f,local:x}=this.scope.ofAttribute(o);f===M.dK.rdf&&x==="about"&&(this.about=r),!(f===""||f===M.dK.rdf||f===M.
dK.xml)&&this.add({namespace:f,name:x,values:[r],from:_,to:w})}}close(e,o,r){const _=this.open.pop();if(_?.name!==e){this.broken=!0;return}this.scope.leave();const w=this.
open.length-this.root;if(this.root!==m)if(w===0)this.end=o,this.root=m;else if(w===1&&this.loose)this.root=m,this.loose=!1;else if(w===2){const f=this.items.length>
0?t(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:f,from:_.from,to:r})}else w>2&&_.namespace===M.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(e){this.properties.length<P?this.properties.push(e):this.broken=
!0}isRdf(e,o){const r=this.scope.ofAttribute(e);return r.local===o&&r.namespace===M.dK.rdf}}function t(n){const e=n.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=n.map(({text:r})=>r);return e>0?[o[e],...o.slice(0,e),...o.slice(e+1)]:o}}),42419:(($,U,p)=>{p.d(U,{M:()=>b,U:()=>n});var M=p(17775),O=p(63748),P=p(
5336),T=p(23265),y=p(96221);const b=4,m={low:"L",medium:"M",quartile:"Q",high:"H"},u={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},t=1;function n(o,r){const{segment:_,...w}=e(o,r);if(w.length>w.most)return w;
const f=new M.N({level:m[r]}).encode(_),{size:x}=f;return{size:x,isDark:(v,l)=>v>=0&&l>=0&&v<x&&l<x&&f.get(v,l)===1}}function e(o,r){const _={length:o.length,unit:"\
characters"};if(/^[0-9]+$/.test(o))return{segment:new O.e(o),most:u.numeric[r],..._};if(/^[0-9A-Z $%*+./:-]+$/.test(o))return{segment:new P.e(o),most:u.alphanumeric[r],
..._};const w=Buffer.byteLength(o),f=w===o.length;return{segment:new T.x(o,f?y.N.ISO_8859_1:y.N.UTF_8),length:w,most:u.bytes[r]-(f?0:t),unit:"bytes"}}}),86450:(($,U,p)=>{
p.d(U,{M:()=>P});var M=p(45599),O=p(89067);class P{document;tree;elements=[];constructor(y,b){this.document=y,this.tree=b}static async of(y){return new P(y,await O.
J.read(y))}add(y,b,m){const{document:u,tree:t}=this;if(!t)return;const n=(0,M.jd)({Type:(0,M.UU)("OBJR"),Obj:b,Pg:m}),e=u.add((0,M.jd)({Type:(0,M.UU)("StructEle\
m"),S:(0,M.UU)(y),Pg:m,K:n})),o=t.newKey();return t.entries.set(o,e),this.elements.push(e),o}addContent(y,b){const{document:m,tree:u}=this;if(!u)return;const t=m.
pages.number(b),n=m.resolve(m.entry(t,"StructParents")),e=typeof n=="number"?n:u.newKey(),o=m.array(u.entries.get(e))??[],r=new M.oS(t,m.generation(t)),_=m.add(
(0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(y),Pg:r,K:o.length}));return u.entries.set(e,[...o,_]),n!==e&&m.pages.patch(b,{StructParents:e}),this.elements.
push(_),o.length}finish(){const{tree:y,elements:b}=this;!y||b.length===0||(y.write(),this.addElements(y))}finishInPlace(y){const{tree:b}=this;b&&(b.grow(y),this.
addElements(b))}addElements(y){const{document:b}=this,{dict:m,holder:u}=y.root,t=b.array(m.get("K"))??(m.has("K")?[m.get("K")]:[]),n=t.length===1&&(0,M.i9)(t[0])?
t[0]:void 0,e=b.dict(n);n&&e&&(0,M.Eo)(b.resolve(e.get("S")),"Document")?this.append(e,n.number,n):this.append(m,u,b.catalog.get("StructTreeRoot"))}append(y,b,m){
const{document:u,elements:t}=this;u.edit(b);const n=y.get("K");if(y.set("K",[...u.array(n)??(n===void 0?[]:[n]),...t]),m instanceof M.oS)for(const e of t)u.dict(
e).set("P",m)}}}),89067:(($,U,p)=>{p.d(U,{J:()=>y});var M=p(45599),O=p(81077),P=p(9819);const T=100;class y{document;root;entries;nextKey;constructor(m,u,t,n){this.
document=m,this.root=u,this.entries=t,this.nextKey=n}static async read(m){const u=(0,P.Wo)(m,"StructTreeRoot");if(!u)return;const t=new Map;for(const[o,r]of await(0,O.
Zc)(m,u.dict.get("ParentTree"),"Nums"))typeof o=="number"&&t.set(o,r);const n=m.resolve(u.dict.get("ParentTreeNextKey")),e=[...t.keys()].reduce((o,r)=>Math.max(
o,r+1),typeof n=="number"?n:0);return new y(m,u,t,e)}newKey(){return this.nextKey++}write(){const{document:m,root:u,entries:t}=this,n=[...t].sort(([e],[o])=>e-o);
m.edit(u.holder),u.dict.set("ParentTree",m.add((0,O.H6)(m,n,"Nums"))),u.dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:u,root:t,entries:n}=this,
e=this.lastLeaf(),o=e.at(-1);if(!o)return this.write();u.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:w,holder:f}of e){const x=u.array(
w.get("Limits"));u.edit(f),x&&w.set("Limits",[x[0]??m,m])}const r=o.dict.get("Nums"),_=(0,M.i9)(r)?u.edit(r):r;(0,M.cy)(_)?_.push(m,n.get(m)):o.dict.set("Nums",
[m,n.get(m)])}lastLeaf(){const{document:m,root:u}=this,t=[];let n=u.holder,e=u.dict.get("ParentTree");for(;e!==void 0&&t.length<T;){(0,M.i9)(e)&&(n=e.number);const o=m.
dict(e);if(!o)return[];t.push({dict:o,holder:n});const r=m.array(o.get("Kids"));if(!r||r.length===0)return t;e=r.at(-1)}return[]}}}),81077:(($,U,p)=>{p.d(U,{AN:()=>t,
BX:()=>b,H6:()=>m,MN:()=>u,Pu:()=>T,Zc:()=>y});var M=p(45599),O=p(9819);const P=64,T=f=>typeof f=="number"?String(f):Buffer.from(f.bytes).toString("latin1");async function y(f,x,v){
const l=[];for(const i of await e(f,x,0,v)){for(const a of r(f,i,v))l.push(a);const c=f.job.pace.step(n);c&&await c}return l}async function b(f,x,v,l,i,c){const a=await e(
f,x,v,l,c);for(let d=a.length-1;d>=0;d--){const s=a[d],h=r(f,s,l),g=h.filter(([A,C])=>!i(A,C)),E=f.job.pace.step(n+h.length*n);E&&await E,g.length<h.length&&(f.
edit(s.holder),s.dict.set(l,g.flat()),s.changed=!0);for(const A of s.repeats)f.edit(s.holder),s.dict.delete(A),s.changed=!0;if(s.emptyKids){const A=(f.array(s.dict.
get("Kids"))??[]).filter(C=>!s.emptyKids.has(f.dict(C)));f.edit(s.holder),s.dict.set("Kids",A),s.changed=!0}if(!s.changed)continue;const D=f.array(s.dict.get("K\
ids"))??[];s.empty=g.length===0&&D.length===0;const S=s.parent;S&&(S.changed=!0,s.empty?(S.emptyKids??=new Set).add(s.dict):_(f,s,g,D))}return a[0]?.empty??!1}function m(f,x,v){
if(x.length<=P)return(0,M.jd)({[v]:x.flat()});let l=[];for(const i of w(x)){const[c,a]=[i[0][0],i.at(-1)[0]];l.push({ref:f.add((0,M.jd)({Limits:[c,a],[v]:i.flat()})),
low:c,high:a})}for(;l.length>P;)l=w(l).map(i=>{const[c,a]=[i[0].low,i.at(-1).high];return{ref:f.add((0,M.jd)({Limits:[c,a],Kids:i.map(({ref:d})=>d)})),low:c,high:a}});
return(0,M.jd)({Kids:l.map(({ref:i})=>i)})}const u=(f,x)=>m(f,t([...x].map(([v,l])=>[(0,M.Px)(v),l])),"Names");function t(f){return f.map(x=>({entry:x,key:T(x[0])})).
sort((x,v)=>x.key<v.key?-1:x.key>v.key?1:0).map(({entry:x})=>x)}const n=100;async function e(f,x,v,l,i){const c=new O.b9(f),a=new Set,d=g=>a.size<a.add(g).size,
s=[],h=[{value:x??null,holder:v,parent:void 0}];for(let g=h.pop();g!==void 0;g=h.pop()){c.spend(1);const E=f.dict(g.value);if(!E||!d(E)||i&&g.parent&&!o(f,E,i))
continue;const D=[],S=K=>{const I=f.array(E.get(K));return!I||d(I)?I??[]:(D.push(K),[])},A=S(l).length>>1,C=S("Kids"),B={dict:E,holder:(0,O.Kd)(g.value,g.holder),
parent:g.parent,repeats:D};s.push(B),c.spend(A);for(let K=C.length-1;K>=0;K--)h.push({value:C[K],holder:(0,O.Kd)(E.get("Kids"),B.holder),parent:B});const L=f.job.
pace.step(n+A*n);L&&await L}return s}function o(f,x,v){const[l,i]=f.array(x.get("Limits"))??[];return typeof l!="number"||typeof i!="number"||v(l,i)}function r(f,{
dict:x,repeats:v},l){const i=v.includes(l)?void 0:f.array(x.get(l));if(!i)return[];const c=[];for(let a=0;a+1<i.length;a+=2){const d=f.resolve(i[a]);(l==="Names"?
d instanceof M.Mx:typeof d=="number")&&c.push([d,i[a+1]])}return c}function _(f,x,v,l){const i=d=>f.array(f.dict(d)?.get("Limits"))??[],c=v[0]?.[0]??i(l[0])[0],
a=v.at(-1)?.[0]??i(l.at(-1))[1];f.edit(x.holder),c!==void 0&&a!==void 0?x.dict.set("Limits",[c,a]):x.dict.delete("Limits")}function w(f){const x=[];for(let v=0;v<
f.length;v+=P)x.push(f.slice(v,v+P));return x}}),59071:(($,U,p)=>{p.d(U,{Gh:()=>e,ZK:()=>o,wh:()=>n});var M=p(77581),O=p(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=r=>r.replace(P,"").replace(
T,"").replace(y,"�"),m=200,u=new WeakMap;function t(r){if(r.bytes.length<m)return b((0,M.g7)(r));let _=u.get(r);return _===void 0&&u.set(r,_=b((0,M.g7)(r))),_}
const n=r=>b(r).trim();function e(r){const _=r instanceof O.Mx?t(r).trim():"";return _===""?null:_}const o=r=>r?t(r):""}),70549:(($,U,p)=>{p.d(U,{n:()=>M});function M(O){
const P=new WeakMap;return T=>{if(T.hasChanges)return O(T);const y=P.get(T);if(y)return y.answer;const b=O(T);return P.set(T,{answer:b}),b}}}),9819:(($,U,p)=>{p.
d(U,{J7:()=>P,Kd:()=>b,Wo:()=>m,_i:()=>y,b9:()=>T});var M=p(42973),O=p(45599);class P{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){
const{catalog:n,catalogNumber:e,pages:o}=this.document,r=n.get("Pages");t===e||(0,O.i9)(r)&&t===r.number||o.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){
this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,O.i9)(t)&&this.gone.has(t.number)}}
class T{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(t,n=new T(
t)){this.allowance=n,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,O.i9)(t))return!0;const{number:n}=t,e=n>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const o=1<<(n&7),r=(this.seen[e]&o)===0;return this.seen[e]|=o,r}}function b(u,t){return(0,O.i9)(u)?u.number:
t}function m(u,t){const n=u.catalog.get(t),e=u.dict(n);return e&&{dict:e,holder:b(n,u.catalogNumber)}}})};
