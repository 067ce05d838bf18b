"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:(($,U,p)=>{p.d(U,{q:()=>O});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
(m.length===3?[...m].map(t=>t+t):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(t=>Number.parseInt(t,16))}let P;function T(){const y=v.split(" ");return P??=new Map(
y.flatMap((b,m)=>m%2===0?[[b,y[m+1]]]:[]))}}),17079:(($,U,p)=>{p.d(U,{Z:()=>y,_:()=>T});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(t){
if(t.length>64)return;const s=t.trim().replace(O,(e,i,r,_)=>`${i??""}${1900+Number(r)}${_}`);return m(b(v.exec(s)??P.exec(s)))}function y(t){const s=t.length>64?
void 0:b(P.exec(t.trim()));if(!s||m(s)===void 0)return;const{year:e,month:i="",day:r="",hour:_="",minute:E="",second:f="",zone:x=""}=s;return`D:${e}${i}${r}${_}${E}${f}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function b(t){if(!t)return;const[,s,e,i,r,_,E,f,x,M,u]=t,o=f??(x===void 0?void 0:`${x}${M??"00"}:${u??"00"}`);return{year:s,
month:e,day:i,hour:r,minute:_,second:E,zone:o}}function m(t){if(!t)return;const{year:s,month:e,day:i,hour:r,minute:_="00",second:E="00",zone:f}=t,x=(u,o,a)=>u===
void 0||Number(u)>=o&&Number(u)<=a;if(Number(s)===0||!x(e,1,12)||!x(i,1,l(Number(s),Number(e)))||!x(r,0,23)||!x(_,0,59)||!x(E,0,59)||f!==void 0&&f!=="Z"&&!(x(f.
slice(1,3),0,23)&&x(f.slice(4),0,59)))return;const M=[s,e,i].filter(u=>u!==void 0).join("-");return r===void 0?M:`${M}T${r}:${_}:${E}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function l(t,s){return s===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),49892:(($,U,p)=>{p.d(U,{B_:()=>P,Fw:()=>T,Tz:()=>b});
var v=p(49180),O=p(57117);const P="OctavoColor";function T(m,l){const t=y(m),s=t.length===1,e=l?.part===1;return l===void 0||(0,O.hU)(l,s?1:3)?{values:t,operators:`${t.
join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:t,listsGlyphs:e,operators:`/${P} cs ${t.join(" ")} sc`,colorSpace:s?(0,O.HB)():(0,O.Pz)()}}function y(m){
if(m==="Gray")return[.5];const[l,t,s]=(0,v.q)(m);return(l===t&&t===s&&l>0?[l]:[l,t,s]).map(i=>Math.round(i/255*1e4)/1e4)}function b(m){return m===void 0||(0,O.hU)(
m,1)?{set:l=>`${l} g`,colorSpace:void 0}:{set:l=>`/${P} cs ${l} sc`,colorSpace:(0,O.HB)()}}}),57117:(($,U,p)=>{p.d(U,{Br:()=>m,HB:()=>i,Pz:()=>e,Qg:()=>t,_B:()=>T,
c4:()=>l,hU:()=>b});var v=p(21281),O=p(824),P=p(45599);async function T(r){const _=await(0,O.Br)(r),{archive:E}=(0,v.Ip)(r,_);return E&&{...E,xmp:_,intent:y(r)}}
function y(r){for(const _ of r.array(r.catalog.get("OutputIntents"))??[]){const E=r.dict(_);if(!(0,P.Zm)(E)||!(0,P.Eo)(r.resolve(E.get("S")),"GTS_PDFA1"))continue;
const f=r.resolve(r.dict(E.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const b=({intent:r},_)=>_===1?r!==void 0:r===_,m={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},l=(r,_,E)=>(0,v.qg)(
r,_.xmp,_,E),t=r=>r&&r.part!==1&&r.intent===void 0?e():void 0,s=[.9505,1,1.089],e=()=>[(0,P.UU)("CalRGB"),(0,P.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],i=()=>[(0,P.UU)("CalGray"),(0,P.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:(($,U,p)=>{p.d(U,{Wx:()=>y,
pi:()=>m,z:()=>l});var v=p(58426),O=p(74135);function P(s,e){return T(s,e*72/s.userUnit)}function T(s,e){const{width:i,height:r}=(0,O.iN)(s),_={width:i-2*e,height:r-
2*e,inset:e};return _.width>0&&_.height>0?_:void 0}function y(s,e,i){const r=i===v.zU[s].fields.margin.default;return e.map(_=>{const E=P(_,i);if(E||!r)return E;
const{width:f,height:x}=(0,O.iN)(_);return T(_,Math.min(f,x)/10)})}const b=null;function m(s,{inset:e},i,r,_){const E=(0,O.iN)(s),f=E.width-e-r,x=E.height-e-_,M=i.
endsWith("left")?e:i.endsWith("right")?f:(E.width-r)/2,u=i.startsWith("bottom")?e:i.startsWith("top")?x:(E.height-_)/2;return[M,u]}function l({kinds:s,pages:e},i){
const r=e.find(({kind:_})=>!i[_]);return r?[{field:"margin",message:t(r.index,s[r.kind])}]:[]}function t(s,e){const{width:i,height:r}=(0,O.iN)(e),_=(0,O.d)(Math.
min(i,r)/2,e);return`leaves no room on page ${s+1}, which is ${(0,O.d)(i,e)} × ${(0,O.d)(r,e)} inches; it must be less than ${_}`}}),72313:(($,U,p)=>{p.d(U,{W:()=>o});
var v=p(81627),O=p(45599),P=p(98446),T=p(36078);function y(d,n,h,g){return`/Artifact <<${h==="over"?`/Type /Pagination /Subtype /${n}`:`/Type /Background /BBox \
[${g.map(T._).join(" ")}]`}>> BDC
${d}
EMC
`}var b=p(36211),m=p(37709),l=p(85008),t=p(74135),s=p(5490);const e=400,i=.01;function r(d,n,h,g){const w=new m.BT(n),D=new _(d,h,g);for(let S=0;S<e&&w.next();S++)
if(D.takes(w))return!0;return!1}class _{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new E;clips=!1;constructor(n,h,g){
this.document=n,this.resources=h,this.box=g}takes(n){if(this.states.follow(n)||this.extendsPath(n)||this.setsState(n))return!1;const{operator:h}=n;if(h==="Do")return this.
paintsImage(n.name(0));const g=b.lJ.get(h);return g!==void 0&&this.paintsPath(g)}setsState(n){const h=this.states.current;switch(n.operator){case"gs":{const g=this.
document.dict(this.resource("ExtGState",n.name(0)));return h.isOpaque=h.isSolid=f(this.document,g),!0}case"scn":case"sc":return h.isSolid=h.isOpaque&&n.kind(n.count-
1)!==l.o_,!0;case"g":case"rg":case"k":return h.isSolid=h.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(n){const{matrix:h}=this.
states.current;switch(n.operator){case"re":{const[g,w,D,S]=(0,s.M)(n);return this.path.rectangle(h,g,w,D,S),!0}case"m":case"l":return this.path.point(h,n.number(
0),n.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:n}){const h=this.states.current,g=this.path.area();
return n&&h.isSolid&&this.isCoveredBy(g)?!0:(this.clips&&(h.clip=g&&h.clip&&M(g,h.clip)),this.clips=!1,this.path=new E,!1)}paintsImage(n){const h=this.states.current,
g=this.resource("XObject",n);if(!h.isOpaque||!(g instanceof O.Z6)||!x(this.document,g.dict))return!1;const w=new E;return w.rectangle(h.matrix,0,0,1,1),this.isCoveredBy(
w.area())}isCoveredBy(n){const{clip:h}=this.states.current;return n!==void 0&&h!==void 0&&u(M(n,h),this.box)}resource(n,h){const{document:g,resources:w}=this;return h===
void 0?null:g.resolve(g.dict(w?.get(n))?.get(h))}}class E{isRectangle=!0;points=[];point([n,h,g,w,D,S],A,C){this.points.push([n*A+g*C+D,h*A+w*C+S])}rectangle(n,h,g,w,D){
this.point(n,h,g),this.point(n,h+w,g),this.point(n,h+w,g+D),this.point(n,h,g+D)}area(){const{points:n}=this;if(!this.isRectangle||n.length<4||n.length>5)return;
const h=(0,t.$L)(n),g=i*Math.max(h[2]-h[0],h[3]-h[1]),w=(D,S,A)=>Math.abs(D-S)<=g||Math.abs(D-A)<=g;return n.every(([D,S])=>w(D,h[0],h[2])&&w(S,h[1],h[3]))?h:void 0}}
function f(d,n){if(!n)return!0;const h=d.resolve(n.get("ca")),g=d.resolve(n.get("BM")),w=d.resolve(n.get("SMask"));return(h===null||h===1)&&(g===null||(0,O.Eo)(
g,"Normal"))&&(w===null||(0,O.Eo)(w,"None"))}function x(d,n){const h=d.resolve(n.get("ImageMask"))===!0;return(0,O.Eo)(d.resolve(n.get("Subtype")),"Image")&&!h&&
!n.has("SMask")&&!n.has("Mask")}function M(d,n){return[Math.max(d[0],n[0]),Math.max(d[1],n[1]),Math.min(d[2],n[2]),Math.min(d[3],n[3])]}function u(d,n){const[h,
g]=[i*(n[2]-n[0]),i*(n[3]-n[1])];return d[0]<=n[0]+h&&d[1]<=n[1]+g&&d[2]>=n[2]-h&&d[3]>=n[3]-g}async function o(d,{kinds:n,pages:h},g){const{pace:w}=d.job,{layer:D,
subtype:S,groupColorSpace:A}=g,C=new v.B(d);D==="over"&&await C.inspect(h);const B=[];for(const[L,K]of h.entries()){const I=w.step(D==="over"?2e3:2e4);I&&await I,
L%1e3===0&&w.progress(L/h.length);const N=g.on(K,L);if(!N)continue;const{box:R}=n[K.kind],{resources:W}=N,k=j=>y(N.operators(j),S,D,R);if(D==="over")await C.over(
K,{resources:W,operators:k});else{const j=await C.contents.content(C.contents.own(K));r(d,j,d.dict(K.resources),R)&&B.push(K.index+1),C.under(K,{resources:W,operators:k})}
A!==void 0&&a(d,K.index,A)}return B.length>0?[c(B,h.length)]:[]}function a(d,n,h){const g=d.pages.number(n),w=d.entry(g,"Group"),D=d.dict(w);if(D?.has("CS"))return;
const S=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(D??[]),CS:h});(0,O.i9)(w)&&(0,O.Zm)(d.get(w))?d.put(w,S):d.pages.patch(
n,{Group:S})}function c(d,n){return{code:"stamp_hidden",message:`The stamp is hidden ${d.length===n?"on every page":`on ${(0,P.oi)(d)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:(($,U,p)=>{p.r(U),p.d(U,{addQrCode:()=>d});var v=p(58552),O=p(45657),P=p(36078),T=p(99876),y=p(74135);
const b=[[1,0],[0,1],[-1,0],[0,-1]];function m(g){const{size:w}=g,D=(L,K)=>g.isDark(L,w-1-K),S=(L,K,I)=>{const[N,R]=l[I];return D(L+N[0],K+N[1])&&!D(L+R[0],K+R[1])},
A=new Uint8Array((w+1)*(w+1)*b.length),C=(L,K,I)=>(K*(w+1)+L)*b.length+I,B=[];for(let L=0;L<(w+1)*(w+1);L++){const[K,I]=[L%(w+1),Math.floor(L/(w+1))];if(!S(K,I,
0)||A[C(K,I,0)])continue;const N=[];let[R,W,k]=[K,I,0],j=-1;for(;!A[C(R,W,k)];)A[C(R,W,k)]=1,k!==j&&N.push([R,W]),j=k,R+=b[k][0],W+=b[k][1],k=[1,0,3].map(G=>(k+
G)%4).find(G=>S(R,W,G));j===0&&N.shift(),B.push(N)}return B}const l=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=p(42419),s=p(48249),
e=p(45599),i=p(49892),r=p(57117),_=p(95358),E=p(72313),f=p(86450),x=p(77581);const M=4;function u(g){if(!(!/^https:\/\/\S+$/i.test(g)||!URL.canParse(g)))return new URL(
g).href}async function o(g,{pages:w},D,S){const A=await f.M.of(g);for(const{index:C,kind:B}of w){const L=g.job.pace.step(2e3);L&&await L;const K=g.pages.number(
C),I=new e.oS(K,g.generation(K)),N=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,y.W1)(S[B]),Border:[0,0,0],F:M,P:I,Contents:(0,x.wx)(D),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(D)})}),R=g.add(N),W=A.add("Link",R,I);W!==void 0&&N.set("StructParent",W);const k=g.array(g.entry(K,"Annots"))??[];g.pages.patch(
C,{Annots:[...k,R],...W===void 0?{}:{Tabs:(0,e.UU)("S")}})}A.finish()}const a="OctavoQr",c=.01;async function d(g,w,D){const{qr_content:S,qr_link:A,error_correction:C,
layer:B}=w,{pace:L}=g.job,K=await(0,T.F)(g,D),{kinds:I}=K,N=(0,_.Wx)("add_qr_code",I,w.margin),R=(0,t.U)(S,C);await L.rest();const W=A?u(S):void 0,k=(0,_.z)(K,N);
if(A&&W===void 0&&k.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in R?k.push({field:"qr_con\
tent",message:`has ${R.length} ${R.unit}, and at most ${R.most} fit with the error correction ${C}`,mentions:["error_correction"]}):k.length===0&&(0,O.RZ)(k,n(R,
K,N,w.qr_size)),"most"in R||k.length>0)throw(0,v.G6)(k);const j=g.add(h(R,await(0,r._B)(g)));await L.rest();const G=R.size+2*t.M,Z=I.map((z,F)=>{const X=w.qr_size*
72/z.userUnit,[V,J]=(0,_.pi)(z,N[F],w.position,X,X);return(0,y.lw)([X/G,0,0,X/G,V,J],(0,y.S3)(z))}),H=Z.map(P.vs),Q=await(0,E.W)(g,K,{layer:B,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:a,ref:j}],operators:([F=""])=>(0,P.qK)(F,H[z])})});if(W!==void 0){const z=Z.map(F=>(0,y.zl)(F,[0,0,G,G]));await o(
g,K,W,z)}return Q}function n(g,{kinds:w,pages:D},S,A){const C=Math.ceil((g.size+2*t.M)*c*100-1e-9)/100;if(A<C)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${c} inches. Give at least ${C}`,mentions:["qr_content"]}];const B=({userUnit:W},{width:k,height:j})=>A*72/W>Math.
min(k,j)*(1+1e-9),L=D.find(({kind:W})=>B(w[W],S[W]));if(!L)return[];const[K,{width:I,height:N}]=[w[L.kind],S[L.kind]],R=(0,y.d)(Math.min(I,N),K);return[{field:"\
qr_size",message:`is too large for page ${L.index+1}, where the margins leave ${R} inches for the code`}]}function h(g,w){const D=g.size+2*t.M,S=(0,i.Tz)(w),A=m(
g).map(L=>`${(0,P.XL)(L.map(([K,I])=>[K+t.M,I+t.M]))} h`),C=[S.set(1),`0 0 ${D} ${D} re f`,S.set(0),...A,"f"],B=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,D,D],Resources:(0,e.jd)({ColorSpace:S.colorSpace&&(0,e.jd)({[i.B_]:S.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(B,(0,s.
Kc)(Buffer.from(`${C.join(`
`)}
`,"latin1")))}}),74135:(($,U,p)=>{p.d(U,{$L:()=>r,DI:()=>b,Gd:()=>t,JQ:()=>O,Mo:()=>T,PU:()=>m,Pj:()=>f,S3:()=>P,W1:()=>x,XM:()=>E,d:()=>M,ds:()=>y,gF:()=>_,iN:()=>v,
kO:()=>i,lw:()=>l,xk:()=>s,zl:()=>e});function v({box:[u,o,a,c],rotation:d}){const n=a-u,h=c-o;return d%180===0?{width:n,height:h}:{width:h,height:n}}function O(u){
const{width:o,height:a}=v(u);return{width:o*u.userUnit,height:a*u.userUnit}}function P({box:[u,o,a,c],rotation:d}){switch(d){case 0:return[1,0,0,1,u,o];case 90:
return[0,1,-1,0,a,o];case 180:return[-1,0,0,-1,a,c];case 270:return[0,-1,1,0,u,c]}}function T(u,o){return o===void 0?u:f(u,o)??u}function y([u,o,a,c]){return[Math.
min(u,a),Math.min(o,c),Math.max(u,a),Math.max(o,c)]}function b([u,o,a,c,d,n]){const h=u*c-o*a,[g,w,D,S]=[c/h,-o/h,-a/h,u/h];return[g+0,w+0,D+0,S+0,-(d*g+n*D)+0,
-(d*w+n*S)+0]}const m=([u,o,a,c])=>Math.sqrt(Math.abs(u*c-o*a));function l(u,o){const[a,c,d,n,h,g]=u,[w,D,S,A,C,B]=o;return[a*w+c*S,a*D+c*A,d*w+n*S,d*D+n*A,h*w+
g*S+C,h*D+g*A+B]}function t([u,o,a,c,d,n],h,g){return[u*h+a*g+d,o*h+c*g+n]}function s([u,o],[a,c],[d,n],[h,g],w){const D=1-w,[S,A,C,B]=[D**3,3*w*D**2,3*w**2*D,w**
3];return[S*u+A*a+C*d+B*h,S*o+A*c+C*n+B*g]}function e(u,[o,a,c,d]){const[n,h]=t(u,o,a),[g,w]=t(u,c,a),[D,S]=t(u,o,d),[A,C]=t(u,c,d);return[Math.min(n,g,D,A),Math.
min(h,w,S,C),Math.max(n,g,D,A),Math.max(h,w,S,C)]}const i=(u,o)=>[Math.min(u[0],o[0]),Math.min(u[1],o[1]),Math.max(u[2],o[2]),Math.max(u[3],o[3])];function r(u){
let[o,a,c,d]=_;for(const[n,h]of u)o=Math.min(o,n),a=Math.min(a,h),c=Math.max(c,n),d=Math.max(d,h);return[o,a,c,d]}const _=[1/0,1/0,-1/0,-1/0],E=([u,o,a,c],d)=>[
u-d,o-d,a+d,c+d];function f(u,o){const a=[Math.max(u[0],o[0]),Math.max(u[1],o[1]),Math.min(u[2],o[2]),Math.min(u[3],o[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}
const x=u=>u.map(o=>Math.round(o*1e5)/1e5+0),M=(u,{userUnit:o})=>String(Number((u*o/72).toPrecision(3)))}),6057:(($,U,p)=>{p.d(U,{VO:()=>P,b0:()=>y,c_:()=>m,iw:()=>T,
lQ:()=>b});var v=p(74135);const O=[0,0,612,792],P=(l,t)=>y(l,l.pages.attribute(t,"MediaBox"))??O;function T(l,t){const{pages:s}=l,e=l.resolve(l.entry(s.number(t),
"UserUnit"));return{box:(0,v.Mo)(P(l,t),y(l,s.attribute(t,"CropBox"))),rotation:m(l.resolve(s.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function y(l,t){
const s=l.array(t)?.map(i=>l.resolve(i));if(s?.length!==4||!s.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const e=(0,v.ds)(s);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function b(l,t){const s=(l.array(t)??[]).map(e=>l.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:[1,0,0,1,0,0]}function m(l){const t=typeof l==
"number"?(l%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:(($,U,p)=>{p.d(U,{M:()=>T,U:()=>P});var v=p(74135);const O=1e4;class P{current;saved=[];beyond=0;constructor(b){
this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),!0;default:return!1}}transform(b){if(b.count!==6)return;const[m,l,
t,s,e,i]=T(b);this.current.matrix=(0,v.lw)([m,l,t,s,e,i],this.current.matrix)}}const T=y=>Array.from({length:y.count},(b,m)=>y.number(m))}),21281:(($,U,p)=>{p.d(
U,{Ip:()=>l,XM:()=>r,Xb:()=>i,ds:()=>m,qg:()=>e});var v=p(59071),O=p(70549),P=p(21115),T=p(824),y=p(1975),b=p(60912);const m=(0,O.n)(async f=>l(f,await(0,T.Br)(
f)));function l(f,x){const M=(n,h)=>(0,v.wh)((0,y.sm)(x,n,h)[0]??""),u=s(M("pdfaid","part"),M("pdfaid","conformance").toLowerCase()),o=t(M("pdfuaid","part"))?`P\
DF/UA-${M("pdfuaid","part")}`:void 0,c=[M("pdfxid","GTS_PDFXVersion")||M("pdfx","GTS_PDFXVersion")||((0,v.Gh)(f.resolve((0,T._U)(f)?.get("GTS_PDFXVersion")))??""),
M("pdfe","ISO_PDFEVersion"),M("pdfvtid","GTS_PDFVTVersion")],d=[u?.name,o,...c.filter(n=>/^PDF\/[\w .:/()-]{1,40}$/.test(n))];return{archive:u,accessible:o,names:d.
filter(n=>n!==void 0)}}const t=f=>/^[1-9]$/.test(f);function s(f,x){if(!t(f))return;const M=/^[abuef]$/.test(x)?x:"";return{part:Number(f),level:M,name:`PDF/A-${f}${M}`}}
function e(f,x,M,u){return x&&E(f,x,[P.dK.pdfaid]),i(M,u)}const i=({name:f},x)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${f}\
: ${x}.`});async function r(f){const x=await(0,T.Br)(f);if(!x)return[];const{archive:M,accessible:u}=l(f,x);E(f,x,[P.dK.pdfaid,P.dK.pdfuaid]);const o=[M?.name,u].
filter(a=>a!==void 0);return o.length>0?[_(o)]:[]}const _=f=>({code:"conformance_dropped",message:`The result no longer claims ${f.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function E(f,x,M){x.properties.some(({namespace:u})=>M.includes(u))&&(0,b._L)(f,(0,b.QH)(x,({namespace:u})=>M.includes(u),[]))}}),
21115:(($,U,p)=>{p.d(U,{HC:()=>T,dK:()=>v,ee:()=>P});const v={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(v));class P{uris=new Map;declared=[];known=new Map;enter(t){let s;for(const{name:e,value:i}of t){
if(!T(e))continue;const r=e.slice(6),_=this.uris.get(r);_?_.push(i):this.uris.set(r,[i]),(s??=[]).push(r)}this.declared.push(s??y),s&&this.known.clear()}leave(){
const t=this.declared.pop()??y;for(const s of t)this.uris.get(s).pop();t.length>0&&this.known.clear()}declares(t){return(this.uris.get(m(t))?.length??0)>0}ofElement(t){
let s=this.known.get(t);if(!s){const e=m(t),i=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===b&&this.known.clear(),this.known.set(t,s={namespace:i,local:t.
slice(t.indexOf(":")+1)})}return s}ofAttribute(t){return t.includes(":")?this.ofElement(t):{namespace:"",local:t}}}const T=l=>l==="xmlns"||l.startsWith("xmlns:"),
y=[],b=1e3,m=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),824:(($,U,p)=>{p.d(U,{Br:()=>l,_6:()=>s,_U:()=>m});var v=p(58552),O=p(1975),P=p(17079),T=p(45599),y=p(59071),
b=p(70549);function m(e){const i=e.resolve(e.trailer.get("Info"));return i instanceof T.Bi?i:i instanceof T.Z6?i.dict:void 0}const l=(0,b.n)(t);async function t(e){
const i=e.get(e.catalogNumber),r=i instanceof T.Bi?e.resolve(i.get("Metadata")):null;if(!(r instanceof T.Z6))return;let _;try{_=e.decoded(r)}catch(E){if(!(E instanceof
v.zU)||E.code==="cancelled")throw E;return O.m}return(0,O.kg)(_,e.job.pace)}function s(e,i){const r=m(e),_=o=>e.resolve(r?.get(o)),E=(o,a,c=", ")=>{const d=(0,O.
sm)(i,o,a).map(y.wh).filter(Boolean).join(c);return d===""?null:d},f=(o,a)=>{const[c=""]=(0,O.sm)(i,o,a);return(0,y.wh)(c)||null},x=(o,a)=>(0,P._)((0,y.Gh)(_(o))??
"")??(0,P._)(f("xmp",a)??"")??null,M=e.get(e.catalogNumber),u=M instanceof T.Bi?(0,y.Gh)(e.resolve(M.get("Lang"))):null;return{title:(0,y.Gh)(_("Title"))??f("dc",
"title"),author:(0,y.Gh)(_("Author"))??E("dc","creator"),subject:(0,y.Gh)(_("Subject"))??f("dc","description"),keywords:(0,y.Gh)(_("Keywords"))??E("pdf","Keywor\
ds")??E("dc","subject"),creator:(0,y.Gh)(_("Creator"))??f("xmp","CreatorTool"),producer:(0,y.Gh)(_("Producer"))??f("pdf","Producer"),created:x("CreationDate","C\
reateDate"),modified:x("ModDate","ModifyDate"),language:u??f("dc","language")}}}),3907:(($,U,p)=>{p.d(U,{Rt:()=>r,X:()=>u,km:()=>T,ol:()=>O,xK:()=>i});var v=p(78157);
const O=200,P=1e4;async function T(o,a,c){const d=new y(o);for(let n=d.next();n;n=d.next()){if(c(n))return"left";const h=a.step((n.to-n.from)*4+50);h&&await h}return d.
hasDocumentType?"document type":d.malformed?"malformed":"well-formed"}class y{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){this.text=a}next(){const{
text:a,at:c}=this;if(c>=a.length)return;if(a.charCodeAt(c)!==b)return this.characters(c,this.nextTag(c));if(a.startsWith("<!--",c))return this.other(c,"-->",4);
if(a.startsWith("<?",c))return this.other(c,"?>",2);if(a.startsWith("<![CDATA[",c)){const n=a.indexOf("]]>",c);return n<0?this.end():(this.at=n+3,{kind:"text",text:a.
slice(c+9,n),from:c,to:this.at})}return a.startsWith("<!",c)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",c),this.end()):(a.charCodeAt(c+1)===l?this.endTag(c):
this.startTag(c))??this.fault(c,this.nextTag(c+1))}other(a,c,d){const n=this.text.indexOf(c,a+d);return n<0?this.end():(this.at=n+c.length,{kind:"other",from:a,
to:this.at})}endTag(a){const c=this.name(a+2),d=this.blanks(c);if(!(c===a+2||this.text.charCodeAt(d)!==m))return this.at=d+1,{kind:"end",name:this.text.slice(a+
2,c),from:a,to:this.at}}startTag(a){const{text:c}=this,d=this.name(a+1);if(d===a+1)return;const n=c.slice(a+1,d),h=[];for(let g=d;;){const w=this.blanks(g),D=c.
charCodeAt(w);if(D===m||D===l&&c.charCodeAt(w+1)===m)return this.at=D===m?w+1:w+2,{kind:D===m?"start":"empty",name:n,attributes:h,from:a,to:this.at};const S=this.
name(w),A=this.blanks(S),C=this.blanks(A+1),B=c[C];if(w===g||S===w||c[A]!=="="||B!=='"'&&B!=="'")return;const L=c.indexOf(B,C+1),K=c.slice(C+1,Math.max(L,C+1)),
I=K.includes("<")?void 0:s(K);if(L<0||I===void 0||h.length>=P)return;h.push({name:c.slice(w,S),value:I,from:w,to:L+1}),g=L+1}}characters(a,c){const d=s(this.text.
slice(a,c));return d===void 0?this.fault(a,c):(this.at=c,{kind:"text",text:d,from:a,to:c})}nextTag(a){const c=this.text.indexOf("<",a);return c<0?this.text.length:
c}fault(a,c){return this.malformed=!0,this.at=c,{kind:"other",from:a,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:c}=this;for(;;){
const d=c.charCodeAt(a);if(d!==32&&d!==9&&d!==10&&d!==13)return a;a++}}name(a){const{text:c}=this;for(;a<c.length;a++){const d=c.charCodeAt(a);if(d<=32||d===l||
d===m||d===b||d===61||d===34||d===39)break}return a}}const[b,m,l]=[60,62,47],t=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(o){
if(!o.includes("&"))return o;const a=[];let c=0;for(let d=o.indexOf("&");d>=0;d=o.indexOf("&",c)){const n=o.indexOf(";",d);if(n<0||n-d>12)return;const h=o.slice(
d+1,n),g=t.get(h)??e(h);if(g===void 0)return;a.push(o.slice(c,d),g),c=n+1}return a.push(o.slice(c)),a.join("")}function e(o){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(o),c=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function i(o){const[a,c,d,n]=o;
if(a===0&&c===0&&(d===254||d===0)||a===255&&c===254&&d===0&&n===0)return M(o);if(a===254&&c===255||a===0&&c===60)return x(new TextDecoder("utf-16be").decode(o));
if(a===255&&c===254||a===60&&c===0)return x(new TextDecoder("utf-16le").decode(o));const h=new TextDecoder().decode(o);return x(h.includes("�")?Buffer.from(o).
toString("latin1"):h)}function r(o){if(o[0]===0||o[1]===0||o[0]===254||o[0]===255)return i(o);const c=(0,v.bS)(o).toString("latin1",0,_),d=E.exec(c)?.[1]?.toLowerCase()??
"utf-8";if(f.has(d))try{return new TextDecoder(d,{fatal:!0}).decode(o)}catch{return}}const _=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
f=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),x=o=>o.startsWith("\uFEFF")?o.slice(1):o;function M(o){const a=new DataView(o.buffer,
o.byteOffset,o.byteLength),c=o[0]!==0,d=[];for(let n=0;n+4<=o.length;n+=4){const h=a.getUint32(n,c);if(h>1114111)return;d.push(String.fromCodePoint(h))}return x(
d.join(""))}const u=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,U,p)=>{p.d(U,{QH:()=>T,T3:()=>y,
_L:()=>t});var v=p(21115),O=p(3907),P=p(45599);function T(s,e,i){const{text:r,properties:_,end:E,about:f}=s,x=[];let M=0;for(const u of _.filter(e).sort((o,a)=>o.
from-a.from))u.from<M||(x.push(r.slice(M,u.from)),M=u.to);return x.push(r.slice(M,Math.max(E,M))),i.length>0&&x.push(b(i,f)),x.push(r.slice(Math.max(E,M))),l(x.
join(""))}function y(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${b(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(s,e){const r=[...new Set(s.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${v.dK[E]}"`).join(""),_=s.map(({prefix:E,name:f,form:x,values:M})=>`\
<${E}:${f}>${m(x,M)}</${E}:${f}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,O.X)(e)}"${r}>
${_.join("")}</rdf:Description>
`}function m(s,e){const i=r=>e.map(_=>`<rdf:li${r}>${(0,O.X)(_)}</rdf:li>`).join("");switch(s){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const l=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(s,e){const i=s.catalog.get("Metadata"),r=s.resolve(i),_=r instanceof P.Z6?[...r.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],E=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],..._]),f=new P.Z6(E,Buffer.
from(e,"utf8"));(0,P.i9)(i)&&r instanceof P.Z6?s.put(i,f):s.edit(s.catalogNumber).set("Metadata",s.add(f))}}),1975:(($,U,p)=>{p.d(U,{kg:()=>y,m:()=>T,sm:()=>b});
var v=p(21115),O=p(3907);const P=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(s,e){const i=(0,O.xK)(s);if(i===void 0)return T;const r=new l,
E=await(0,O.km)(i,e,f=>(r.take(f),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:i,properties:r.properties,malformed:E,end:r.end,about:r.
about}}function b(s,e,i){return s?.properties.find(r=>r.name===i&&r.namespace===v.dK[e])?.values??[]}const m=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new v.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(e,i,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const _=this.scope.ofElement(e),E=_.namespace===v.dK.rdf,f=E&&_.local==="li";this.root===m&&this.end<0&&E&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const x=this.open.length-this.root,M=f?i.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:e,..._,from:r,language:M}),
this.root===m){if(!E||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(x===1)this.describe(i);else if(x===
2){this.items=[];const u=i.find(({name:o})=>this.isRdf(o,"resource"));this.pieces=u?[u.value]:[]}else f&&(this.pieces=[])}describe(e){for(const{name:i,value:r,from:_,
to:E}of e){if((0,v.HC)(i))continue;const{namespace:f,local:x}=this.scope.ofAttribute(i);f===v.dK.rdf&&x==="about"&&(this.about=r),!(f===""||f===v.dK.rdf||f===v.
dK.xml)&&this.add({namespace:f,name:x,values:[r],from:_,to:E})}}close(e,i,r){const _=this.open.pop();if(_?.name!==e){this.broken=!0;return}this.scope.leave();const E=this.
open.length-this.root;if(this.root!==m)if(E===0)this.end=i,this.root=m;else if(E===1&&this.loose)this.root=m,this.loose=!1;else if(E===2){const f=this.items.length>
0?t(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:f,from:_.from,to:r})}else E>2&&_.namespace===v.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(e){this.properties.length<P?this.properties.push(e):this.broken=
!0}isRdf(e,i){const r=this.scope.ofAttribute(e);return r.local===i&&r.namespace===v.dK.rdf}}function t(s){const e=s.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),i=s.map(({text:r})=>r);return e>0?[i[e],...i.slice(0,e),...i.slice(e+1)]:i}}),42419:(($,U,p)=>{p.d(U,{M:()=>b,U:()=>s});var v=p(17775),O=p(63748),P=p(
5336),T=p(23265),y=p(96221);const b=4,m={low:"L",medium:"M",quartile:"Q",high:"H"},l={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},t=1;function s(i,r){const{segment:_,...E}=e(i,r);if(E.length>E.most)return E;
const f=new v.N({level:m[r]}).encode(_),{size:x}=f;return{size:x,isDark:(M,u)=>M>=0&&u>=0&&M<x&&u<x&&f.get(M,u)===1}}function e(i,r){const _={length:i.length,unit:"\
characters"};if(/^[0-9]+$/.test(i))return{segment:new O.e(i),most:l.numeric[r],..._};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new P.e(i),most:l.alphanumeric[r],
..._};const E=Buffer.byteLength(i),f=E===i.length;return{segment:new T.x(i,f?y.N.ISO_8859_1:y.N.UTF_8),length:E,most:l.bytes[r]-(f?0:t),unit:"bytes"}}}),86450:(($,U,p)=>{
p.d(U,{M:()=>P});var v=p(45599),O=p(89067);class P{document;tree;elements=[];constructor(y,b){this.document=y,this.tree=b}static async of(y){return new P(y,await O.
J.read(y))}add(y,b,m){const{document:l,tree:t}=this;if(!t)return;const s=(0,v.jd)({Type:(0,v.UU)("OBJR"),Obj:b,Pg:m}),e=l.add((0,v.jd)({Type:(0,v.UU)("StructEle\
m"),S:(0,v.UU)(y),Pg:m,K:s})),i=t.newKey();return t.entries.set(i,e),this.elements.push(e),i}addContent(y,b){const{document:m,tree:l}=this;if(!l)return;const t=m.
pages.number(b),s=m.resolve(m.entry(t,"StructParents")),e=typeof s=="number"?s:l.newKey(),i=m.array(l.entries.get(e))??[],r=new v.oS(t,m.generation(t)),_=m.add(
(0,v.jd)({Type:(0,v.UU)("StructElem"),S:(0,v.UU)(y),Pg:r,K:i.length}));return l.entries.set(e,[...i,_]),s!==e&&m.pages.patch(b,{StructParents:e}),this.elements.
push(_),i.length}finish(){const{tree:y,elements:b}=this;!y||b.length===0||(y.write(),this.addElements(y))}finishInPlace(y){const{tree:b}=this;b&&(b.grow(y),this.
addElements(b))}addElements(y){const{document:b}=this,{dict:m,holder:l}=y.root,t=b.array(m.get("K"))??(m.has("K")?[m.get("K")]:[]),s=t.length===1&&(0,v.i9)(t[0])?
t[0]:void 0,e=b.dict(s);s&&e&&(0,v.Eo)(b.resolve(e.get("S")),"Document")?this.append(e,s.number,s):this.append(m,l,b.catalog.get("StructTreeRoot"))}append(y,b,m){
const{document:l,elements:t}=this;l.edit(b);const s=y.get("K");if(y.set("K",[...l.array(s)??(s===void 0?[]:[s]),...t]),m instanceof v.oS)for(const e of t)l.dict(
e).set("P",m)}}}),89067:(($,U,p)=>{p.d(U,{J:()=>y});var v=p(45599),O=p(81077),P=p(9819);const T=100;class y{document;root;entries;nextKey;constructor(m,l,t,s){this.
document=m,this.root=l,this.entries=t,this.nextKey=s}static async read(m){const l=(0,P.Wo)(m,"StructTreeRoot");if(!l)return;const t=new Map;for(const[i,r]of await(0,O.
Zc)(m,l.dict.get("ParentTree"),"Nums"))typeof i=="number"&&t.set(i,r);const s=m.resolve(l.dict.get("ParentTreeNextKey")),e=[...t.keys()].reduce((i,r)=>Math.max(
i,r+1),typeof s=="number"?s:0);return new y(m,l,t,e)}newKey(){return this.nextKey++}write(){const{document:m,root:l,entries:t}=this,s=[...t].sort(([e],[i])=>e-i);
m.edit(l.holder),l.dict.set("ParentTree",m.add((0,O.H6)(m,s,"Nums"))),l.dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:l,root:t,entries:s}=this,
e=this.lastLeaf(),i=e.at(-1);if(!i)return this.write();l.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:E,holder:f}of e){const x=l.array(
E.get("Limits"));l.edit(f),x&&E.set("Limits",[x[0]??m,m])}const r=i.dict.get("Nums"),_=(0,v.i9)(r)?l.edit(r):r;(0,v.cy)(_)?_.push(m,s.get(m)):i.dict.set("Nums",
[m,s.get(m)])}lastLeaf(){const{document:m,root:l}=this,t=[];let s=l.holder,e=l.dict.get("ParentTree");for(;e!==void 0&&t.length<T;){(0,v.i9)(e)&&(s=e.number);const i=m.
dict(e);if(!i)return[];t.push({dict:i,holder:s});const r=m.array(i.get("Kids"));if(!r||r.length===0)return t;e=r.at(-1)}return[]}}}),81077:(($,U,p)=>{p.d(U,{AN:()=>t,
BX:()=>b,H6:()=>m,MN:()=>l,Pu:()=>T,Zc:()=>y});var v=p(45599),O=p(9819);const P=64,T=f=>typeof f=="number"?String(f):Buffer.from(f.bytes).toString("latin1");async function y(f,x,M){
const u=[];for(const o of await e(f,x,0,M)){for(const c of r(f,o,M))u.push(c);const a=f.job.pace.step(s);a&&await a}return u}async function b(f,x,M,u,o,a){const c=await e(
f,x,M,u,a);for(let d=c.length-1;d>=0;d--){const n=c[d],h=r(f,n,u),g=h.filter(([A,C])=>!o(A,C)),w=f.job.pace.step(s+h.length*s);w&&await w,g.length<h.length&&(f.
edit(n.holder),n.dict.set(u,g.flat()),n.changed=!0);for(const A of n.repeats)f.edit(n.holder),n.dict.delete(A),n.changed=!0;if(n.emptyKids){const A=(f.array(n.dict.
get("Kids"))??[]).filter(C=>!n.emptyKids.has(f.dict(C)));f.edit(n.holder),n.dict.set("Kids",A),n.changed=!0}if(!n.changed)continue;const D=f.array(n.dict.get("K\
ids"))??[];n.empty=g.length===0&&D.length===0;const S=n.parent;S&&(S.changed=!0,n.empty?(S.emptyKids??=new Set).add(n.dict):_(f,n,g,D))}return c[0]?.empty??!1}function m(f,x,M){
if(x.length<=P)return(0,v.jd)({[M]:x.flat()});let u=[];for(const o of E(x)){const[a,c]=[o[0][0],o.at(-1)[0]];u.push({ref:f.add((0,v.jd)({Limits:[a,c],[M]:o.flat()})),
low:a,high:c})}for(;u.length>P;)u=E(u).map(o=>{const[a,c]=[o[0].low,o.at(-1).high];return{ref:f.add((0,v.jd)({Limits:[a,c],Kids:o.map(({ref:d})=>d)})),low:a,high:c}});
return(0,v.jd)({Kids:u.map(({ref:o})=>o)})}async function l(f,x){const{pace:M}=f.job,u=[];for(const[c,d]of x){u.push([(0,v.Px)(c),d]);const n=M.step(10*s);n&&await n}
const o=t(u),a=M.step(o.length*10*s);return a&&await a,m(f,o,"Names")}function t(f){return f.map(x=>({entry:x,key:T(x[0])})).sort((x,M)=>x.key<M.key?-1:x.key>M.
key?1:0).map(({entry:x})=>x)}const s=100;async function e(f,x,M,u,o){const a=new O.b9(f),c=new Set,d=g=>c.size<c.add(g).size,n=[],h=[{value:x??null,holder:M,parent:void 0}];
for(let g=h.pop();g!==void 0;g=h.pop()){a.spend(1);const w=f.dict(g.value);if(!w||!d(w)||o&&g.parent&&!i(f,w,o))continue;const D=[],S=K=>{const I=f.array(w.get(
K));return!I||d(I)?I??[]:(D.push(K),[])},A=S(u).length>>1,C=S("Kids"),B={dict:w,holder:(0,O.Kd)(g.value,g.holder),parent:g.parent,repeats:D};n.push(B),a.spend(A);
for(let K=C.length-1;K>=0;K--)h.push({value:C[K],holder:(0,O.Kd)(w.get("Kids"),B.holder),parent:B});const L=f.job.pace.step(s+A*s);L&&await L}return n}function i(f,x,M){
const[u,o]=f.array(x.get("Limits"))??[];return typeof u!="number"||typeof o!="number"||M(u,o)}function r(f,{dict:x,repeats:M},u){const o=M.includes(u)?void 0:f.
array(x.get(u));if(!o)return[];const a=[];for(let c=0;c+1<o.length;c+=2){const d=f.resolve(o[c]);(u==="Names"?d instanceof v.Mx:typeof d=="number")&&a.push([d,o[c+
1]])}return a}function _(f,x,M,u){const o=d=>f.array(f.dict(d)?.get("Limits"))??[],a=M[0]?.[0]??o(u[0])[0],c=M.at(-1)?.[0]??o(u.at(-1))[1];f.edit(x.holder),a!==
void 0&&c!==void 0?x.dict.set("Limits",[a,c]):x.dict.delete("Limits")}function E(f){const x=[];for(let M=0;M<f.length;M+=P)x.push(f.slice(M,M+P));return x}}),59071:(($,U,p)=>{
p.d(U,{Gh:()=>e,ZK:()=>i,wh:()=>s});var v=p(77581),O=p(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=r=>r.replace(P,"").replace(T,"").replace(y,"�"),m=200,l=new WeakMap;function t(r){
if(r.bytes.length<m)return b((0,v.g7)(r));let _=l.get(r);return _===void 0&&l.set(r,_=b((0,v.g7)(r))),_}const s=r=>b(r).trim();function e(r){const _=r instanceof
O.Mx?t(r).trim():"";return _===""?null:_}const i=r=>r?t(r):""}),70549:(($,U,p)=>{p.d(U,{n:()=>v});function v(O){const P=new WeakMap;return T=>{if(T.hasChanges)return O(
T);const y=P.get(T);if(y)return y.answer;const b=O(T);return P.set(T,{answer:b}),b}}}),9819:(($,U,p)=>{p.d(U,{J7:()=>P,Kd:()=>b,Wo:()=>m,_i:()=>y,b9:()=>T});var v=p(
42973),O=p(45599);class P{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:s,catalogNumber:e,pages:i}=this.document,r=s.
get("Pages");t===e||(0,O.i9)(r)&&t===r.number||i.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,O.i9)(t)&&this.gone.has(t.number)}}class T{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,v.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(t,s=new T(t)){this.allowance=s,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,O.i9)(t))return!0;const{number:s}=t,e=s>>3;if(e>=this.seen.length)return this.beyond.size<this.beyond.add(
s).size;const i=1<<(s&7),r=(this.seen[e]&i)===0;return this.seen[e]|=i,r}}function b(l,t){return(0,O.i9)(l)?l.number:t}function m(l,t){const s=l.catalog.get(t),
e=l.dict(s);return e&&{dict:e,holder:b(s,l.catalogNumber)}}})};
