"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:((k,U,m)=>{m.d(U,{q:()=>O});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function O(x){const M=x.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??T().get(M);return g===void 0?void 0:
(g.length===3?[...g].map(t=>t+t):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(t=>Number.parseInt(t,16))}let P;function T(){const x=w.split(" ");return P??=new Map(
x.flatMap((M,g)=>g%2===0?[[M,x[g+1]]]:[]))}}),17079:((k,U,m)=>{m.d(U,{Z:()=>x,_:()=>T});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(t){
if(t.length>64)return;const n=t.trim().replace(O,(e,o,r,h)=>`${o??""}${1900+Number(r)}${h}`);return g(M(w.exec(n)??P.exec(n)))}function x(t){const n=t.length>64?
void 0:M(P.exec(t.trim()));if(!n||g(n)===void 0)return;const{year:e,month:o="",day:r="",hour:h="",minute:E="",second:y="",zone:v=""}=n;return`D:${e}${o}${r}${h}${E}${y}${v===
"Z"||v===""?v:`${v.replace(":","'")}'`}`}function M(t){if(!t)return;const[,n,e,o,r,h,E,y,v,_,l]=t,d=y??(v===void 0?void 0:`${v}${_??"00"}:${l??"00"}`);return{year:n,
month:e,day:o,hour:r,minute:h,second:E,zone:d}}function g(t){if(!t)return;const{year:n,month:e,day:o,hour:r,minute:h="00",second:E="00",zone:y}=t,v=(l,d,i)=>l===
void 0||Number(l)>=d&&Number(l)<=i;if(Number(n)===0||!v(e,1,12)||!v(o,1,f(Number(n),Number(e)))||!v(r,0,23)||!v(h,0,59)||!v(E,0,59)||y!==void 0&&y!=="Z"&&!(v(y.
slice(1,3),0,23)&&v(y.slice(4),0,59)))return;const _=[n,e,o].filter(l=>l!==void 0).join("-");return r===void 0?_:`${_}T${r}:${h}:${E}${y==="+00:00"||y==="-00:00"?
"Z":y??""}`}function f(t,n){return n===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),49892:((k,U,m)=>{m.d(U,{B_:()=>P,Fw:()=>T,Tz:()=>M});
var w=m(49180),O=m(57117);const P="OctavoColor";function T(g,f){const t=x(g),n=t.length===1,e=f?.part===1;return f===void 0||(0,O.hU)(f,n?1:3)?{values:t,operators:`${t.
join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:t,listsGlyphs:e,operators:`/${P} cs ${t.join(" ")} sc`,colorSpace:n?(0,O.HB)():(0,O.Pz)()}}function x(g){
if(g==="Gray")return[.5];const[f,t,n]=(0,w.q)(g);return(f===t&&t===n&&f>0?[f]:[f,t,n]).map(o=>Math.round(o/255*1e4)/1e4)}function M(g){return g===void 0||(0,O.hU)(
g,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${P} cs ${f} sc`,colorSpace:(0,O.HB)()}}}),57117:((k,U,m)=>{m.d(U,{Br:()=>g,HB:()=>o,Pz:()=>e,Qg:()=>t,_B:()=>T,
c4:()=>f,hU:()=>M});var w=m(21281),O=m(824),P=m(45599);async function T(r){const h=await(0,O.Br)(r),{archive:E}=(0,w.Ip)(r,h);return E&&{...E,xmp:h,intent:x(r)}}
function x(r){for(const h of r.array(r.catalog.get("OutputIntents"))??[]){const E=r.dict(h);if(!(0,P.Zm)(E)||!(0,P.Eo)(r.resolve(E.get("S")),"GTS_PDFA1"))continue;
const y=r.resolve(r.dict(E.get("DestOutputProfile"))?.get("N"));if(typeof y=="number")return y}}const M=({intent:r},h)=>h===1?r!==void 0:r===h,g={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},f=(r,h,E)=>(0,w.qg)(
r,h.xmp,h,E),t=r=>r&&r.part!==1&&r.intent===void 0?e():void 0,n=[.9505,1,1.089],e=()=>[(0,P.UU)("CalRGB"),(0,P.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],o=()=>[(0,P.UU)("CalGray"),(0,P.jd)({WhitePoint:[...n],Gamma:2.2})]}),95358:((k,U,m)=>{m.d(U,{Wx:()=>x,
pi:()=>g,z:()=>f});var w=m(58426),O=m(74135);function P(n,e){return T(n,e*72/n.userUnit)}function T(n,e){const{width:o,height:r}=(0,O.iN)(n),h={width:o-2*e,height:r-
2*e,inset:e};return h.width>0&&h.height>0?h:void 0}function x(n,e,o){const r=o===w.zU[n].fields.margin.default;return e.map(h=>{const E=P(h,o);if(E||!r)return E;
const{width:y,height:v}=(0,O.iN)(h);return T(h,Math.min(y,v)/10)})}const M=null;function g(n,{inset:e},o,r,h){const E=(0,O.iN)(n),y=E.width-e-r,v=E.height-e-h,_=o.
endsWith("left")?e:o.endsWith("right")?y:(E.width-r)/2,l=o.startsWith("bottom")?e:o.startsWith("top")?v:(E.height-h)/2;return[_,l]}function f({kinds:n,pages:e},o){
const r=e.find(({kind:h})=>!o[h]);return r?[{field:"margin",message:t(r.index,n[r.kind])}]:[]}function t(n,e){const{width:o,height:r}=(0,O.iN)(e),h=(0,O.d)(Math.
min(o,r)/2,e);return`leaves no room on page ${n+1}, which is ${(0,O.d)(o,e)} × ${(0,O.d)(r,e)} inches; it must be less than ${h}`}}),72313:((k,U,m)=>{m.d(U,{W:()=>d});
var w=m(81627),O=m(45599),P=m(98446),T=m(36078);function x(a,s,u,p){return`/Artifact <<${u==="over"?`/Type /Pagination /Subtype /${s}`:`/Type /Background /BBox \
[${p.map(T._).join(" ")}]`}>> BDC
${a}
EMC
`}var M=m(36211),g=m(37709),f=m(85008),t=m(74135),n=m(5490);const e=400,o=.01;function r(a,s,u,p){const b=new g.BT(s),D=new h(a,u,p);for(let S=0;S<e&&b.next();S++)
if(D.takes(b))return!0;return!1}class h{document;resources;box;states=new n.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new E;clips=!1;constructor(s,u,p){
this.document=s,this.resources=u,this.box=p}takes(s){if(this.states.follow(s)||this.extendsPath(s)||this.setsState(s))return!1;const{operator:u}=s;if(u==="Do")return this.
paintsImage(s.name(0));const p=M.lJ.get(u);return p!==void 0&&this.paintsPath(p)}setsState(s){const u=this.states.current;switch(s.operator){case"gs":{const p=this.
document.dict(this.resource("ExtGState",s.name(0)));return u.isOpaque=u.isSolid=y(this.document,p),!0}case"scn":case"sc":return u.isSolid=u.isOpaque&&s.kind(s.count-
1)!==f.o_,!0;case"g":case"rg":case"k":return u.isSolid=u.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(s){const{matrix:u}=this.
states.current;switch(s.operator){case"re":{const[p,b,D,S]=(0,n.M)(s);return this.path.rectangle(u,p,b,D,S),!0}case"m":case"l":return this.path.point(u,s.number(
0),s.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:s}){const u=this.states.current,p=this.path.area();
return s&&u.isSolid&&this.isCoveredBy(p)?!0:(this.clips&&(u.clip=p&&u.clip&&_(p,u.clip)),this.clips=!1,this.path=new E,!1)}paintsImage(s){const u=this.states.current,
p=this.resource("XObject",s);if(!u.isOpaque||!(p instanceof O.Z6)||!v(this.document,p.dict))return!1;const b=new E;return b.rectangle(u.matrix,0,0,1,1),this.isCoveredBy(
b.area())}isCoveredBy(s){const{clip:u}=this.states.current;return s!==void 0&&u!==void 0&&l(_(s,u),this.box)}resource(s,u){const{document:p,resources:b}=this;return u===
void 0?null:p.resolve(p.dict(b?.get(s))?.get(u))}}class E{isRectangle=!0;points=[];point([s,u,p,b,D,S],C,A){this.points.push([s*C+p*A+D,u*C+b*A+S])}rectangle(s,u,p,b,D){
this.point(s,u,p),this.point(s,u+b,p),this.point(s,u+b,p+D),this.point(s,u,p+D)}area(){const{points:s}=this;if(!this.isRectangle||s.length<4||s.length>5)return;
const u=(0,t.$L)(s),p=o*Math.max(u[2]-u[0],u[3]-u[1]),b=(D,S,C)=>Math.abs(D-S)<=p||Math.abs(D-C)<=p;return s.every(([D,S])=>b(D,u[0],u[2])&&b(S,u[1],u[3]))?u:void 0}}
function y(a,s){if(!s)return!0;const u=a.resolve(s.get("ca")),p=a.resolve(s.get("BM")),b=a.resolve(s.get("SMask"));return(u===null||u===1)&&(p===null||(0,O.Eo)(
p,"Normal"))&&(b===null||(0,O.Eo)(b,"None"))}function v(a,s){const u=a.resolve(s.get("ImageMask"))===!0;return(0,O.Eo)(a.resolve(s.get("Subtype")),"Image")&&!u&&
!s.has("SMask")&&!s.has("Mask")}function _(a,s){return[Math.max(a[0],s[0]),Math.max(a[1],s[1]),Math.min(a[2],s[2]),Math.min(a[3],s[3])]}function l(a,s){const[u,
p]=[o*(s[2]-s[0]),o*(s[3]-s[1])];return a[0]<=s[0]+u&&a[1]<=s[1]+p&&a[2]>=s[2]-u&&a[3]>=s[3]-p}async function d(a,{kinds:s,pages:u},p){const{pace:b}=a.job,{layer:D,
subtype:S,groupColorSpace:C}=p,A=new w.B(a);D==="over"&&await A.inspect(u);const L=[];for(const[K,B]of u.entries()){const R=b.step(D==="over"?2e3:2e4);R&&await R,
K%1e3===0&&b.progress(K/u.length);const $=p.on(B,K);if(!$)continue;const{box:I}=s[B.kind],{resources:N}=$,W=j=>x($.operators(j),S,D,I);if(D==="over")await A.over(
B,{resources:N,operators:W});else{const j=await A.contents.content(A.contents.own(B));r(a,j,a.dict(B.resources),I)&&L.push(B.index+1),A.under(B,{resources:N,operators:W})}
C!==void 0&&i(a,B.index,C)}return L.length>0?[c(L,u.length)]:[]}function i(a,s,u){const p=a.pages.number(s),b=a.entry(p,"Group"),D=a.dict(b);if(D?.has("CS"))return;
const S=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(D??[]),CS:u});(0,O.i9)(b)&&(0,O.Zm)(a.get(b))?a.put(b,S):a.pages.patch(
s,{Group:S})}function c(a,s){return{code:"stamp_hidden",message:`The stamp is hidden ${a.length===s?"on every page":`on ${(0,P.oi)(a)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((k,U,m)=>{m.r(U),m.d(U,{addQrCode:()=>a});var w=m(58552),O=m(45657),P=m(36078),T=m(99876),x=m(74135);
const M=[[1,0],[0,1],[-1,0],[0,-1]];function g(p){const{size:b}=p,D=(K,B)=>p.isDark(K,b-1-B),S=(K,B,R)=>{const[$,I]=f[R];return D(K+$[0],B+$[1])&&!D(K+I[0],B+I[1])},
C=new Uint8Array((b+1)*(b+1)*M.length),A=(K,B,R)=>(B*(b+1)+K)*M.length+R,L=[];for(let K=0;K<(b+1)*(b+1);K++){const[B,R]=[K%(b+1),Math.floor(K/(b+1))];if(!S(B,R,
0)||C[A(B,R,0)])continue;const $=[];let[I,N,W]=[B,R,0],j=-1;for(;!C[A(I,N,W)];)C[A(I,N,W)]=1,W!==j&&$.push([I,N]),j=W,I+=M[W][0],N+=M[W][1],W=[1,0,3].map(G=>(W+
G)%4).find(G=>S(I,N,G));j===0&&$.shift(),L.push($)}return L}const f=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=m(42419),n=m(48249),
e=m(45599),o=m(49892),r=m(57117),h=m(95358),E=m(72313),y=m(86450),v=m(77581);const _=4;function l(p){if(!(!/^https:\/\/\S+$/i.test(p)||!URL.canParse(p)))return new URL(
p).href}async function d(p,{pages:b},D,S){const C=await y.M.of(p);for(const{index:A,kind:L}of b){const K=p.job.pace.step(2e3);K&&await K;const B=p.pages.number(
A),R=new e.oS(B,p.generation(B)),$=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,x.W1)(S[L]),Border:[0,0,0],F:_,P:R,Contents:(0,v.wx)(D),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(D)})}),I=p.add($),N=C.add("Link",I,R);N!==void 0&&$.set("StructParent",N);const W=p.array(p.entry(B,"Annots"))??[];p.pages.patch(
A,{Annots:[...W,I],...N===void 0?{}:{Tabs:(0,e.UU)("S")}})}C.finish()}const i="OctavoQr",c=.01;async function a(p,b,D){const{qr_content:S,qr_link:C,error_correction:A,
layer:L}=b,{pace:K}=p.job,B=await(0,T.F)(p,D),{kinds:R}=B,$=(0,h.Wx)("add_qr_code",R,b.margin),I=(0,t.U)(S,A);await K.rest();const N=C?l(S):void 0,W=(0,h.z)(B,$);
if(C&&N===void 0&&W.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in I?W.push({field:"qr_con\
tent",message:`has ${I.length} ${I.unit}, and at most ${I.most} fit with the error correction ${A}`,mentions:["error_correction"]}):W.length===0&&(0,O.RZ)(W,s(I,
B,$,b.qr_size)),"most"in I||W.length>0)throw(0,w.G6)(W);const j=p.add(u(I,await(0,r._B)(p)));await K.rest();const G=I.size+2*t.M,Z=R.map((z,F)=>{const X=b.qr_size*
72/z.userUnit,[V,J]=(0,h.pi)(z,$[F],b.position,X,X);return(0,x.lw)([X/G,0,0,X/G,V,J],(0,x.S3)(z))}),H=Z.map(P.vs),Q=await(0,E.W)(p,B,{layer:L,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:i,ref:j}],operators:([F=""])=>(0,P.qK)(F,H[z])})});if(N!==void 0){const z=Z.map(F=>(0,x.zl)(F,[0,0,G,G]));await d(
p,B,N,z)}return Q}function s(p,{kinds:b,pages:D},S,C){const A=Math.ceil((p.size+2*t.M)*c*100-1e-9)/100;if(C<A)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${c} inches. Give at least ${A}`,mentions:["qr_content"]}];const L=({userUnit:N},{width:W,height:j})=>C*72/N>Math.
min(W,j)*(1+1e-9),K=D.find(({kind:N})=>L(b[N],S[N]));if(!K)return[];const[B,{width:R,height:$}]=[b[K.kind],S[K.kind]],I=(0,x.d)(Math.min(R,$),B);return[{field:"\
qr_size",message:`is too large for page ${K.index+1}, where the margins leave ${I} inches for the code`}]}function u(p,b){const D=p.size+2*t.M,S=(0,o.Tz)(b),C=g(
p).map(K=>`${(0,P.XL)(K.map(([B,R])=>[B+t.M,R+t.M]))} h`),A=[S.set(1),`0 0 ${D} ${D} re f`,S.set(0),...C,"f"],L=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,D,D],Resources:(0,e.jd)({ColorSpace:S.colorSpace&&(0,e.jd)({[o.B_]:S.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(L,(0,n.
Kc)(Buffer.from(`${A.join(`
`)}
`,"latin1")))}}),74135:((k,U,m)=>{m.d(U,{$L:()=>r,DI:()=>M,Gd:()=>t,JQ:()=>O,Mo:()=>T,PU:()=>g,Pj:()=>y,S3:()=>P,W1:()=>v,XM:()=>E,d:()=>_,ds:()=>x,gF:()=>h,iN:()=>w,
kO:()=>o,lw:()=>f,xk:()=>n,zl:()=>e});function w({box:[l,d,i,c],rotation:a}){const s=i-l,u=c-d;return a%180===0?{width:s,height:u}:{width:u,height:s}}function O(l){
const{width:d,height:i}=w(l);return{width:d*l.userUnit,height:i*l.userUnit}}function P({box:[l,d,i,c],rotation:a}){switch(a){case 0:return[1,0,0,1,l,d];case 90:
return[0,1,-1,0,i,d];case 180:return[-1,0,0,-1,i,c];case 270:return[0,-1,1,0,l,c]}}function T(l,d){return d===void 0?l:y(l,d)??l}function x([l,d,i,c]){return[Math.
min(l,i),Math.min(d,c),Math.max(l,i),Math.max(d,c)]}function M([l,d,i,c,a,s]){const u=l*c-d*i,[p,b,D,S]=[c/u,-d/u,-i/u,l/u];return[p+0,b+0,D+0,S+0,-(a*p+s*D)+0,
-(a*b+s*S)+0]}const g=([l,d,i,c])=>Math.sqrt(Math.abs(l*c-d*i));function f(l,d){const[i,c,a,s,u,p]=l,[b,D,S,C,A,L]=d;return[i*b+c*S,i*D+c*C,a*b+s*S,a*D+s*C,u*b+
p*S+A,u*D+p*C+L]}function t([l,d,i,c,a,s],u,p){return[l*u+i*p+a,d*u+c*p+s]}function n([l,d],[i,c],[a,s],[u,p],b){const D=1-b,[S,C,A,L]=[D**3,3*b*D**2,3*b**2*D,b**
3];return[S*l+C*i+A*a+L*u,S*d+C*c+A*s+L*p]}function e(l,[d,i,c,a]){const[s,u]=t(l,d,i),[p,b]=t(l,c,i),[D,S]=t(l,d,a),[C,A]=t(l,c,a);return[Math.min(s,p,D,C),Math.
min(u,b,S,A),Math.max(s,p,D,C),Math.max(u,b,S,A)]}const o=(l,d)=>[Math.min(l[0],d[0]),Math.min(l[1],d[1]),Math.max(l[2],d[2]),Math.max(l[3],d[3])];function r(l){
let[d,i,c,a]=h;for(const[s,u]of l)d=Math.min(d,s),i=Math.min(i,u),c=Math.max(c,s),a=Math.max(a,u);return[d,i,c,a]}const h=[1/0,1/0,-1/0,-1/0],E=([l,d,i,c],a)=>[
l-a,d-a,i+a,c+a];function y(l,d){const i=[Math.max(l[0],d[0]),Math.max(l[1],d[1]),Math.min(l[2],d[2]),Math.min(l[3],d[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}
const v=l=>l.map(d=>Math.round(d*1e5)/1e5+0),_=(l,{userUnit:d})=>String(Number((l*d/72).toPrecision(3)))}),6057:((k,U,m)=>{m.d(U,{VO:()=>P,b0:()=>x,c_:()=>g,iw:()=>T,
lQ:()=>M});var w=m(74135);const O=[0,0,612,792],P=(f,t)=>x(f,f.pages.attribute(t,"MediaBox"))??O;function T(f,t){const{pages:n}=f,e=f.resolve(f.entry(n.number(t),
"UserUnit"));return{box:(0,w.Mo)(P(f,t),x(f,n.attribute(t,"CropBox"))),rotation:g(f.resolve(n.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function x(f,t){
const n=f.array(t)?.map(o=>f.resolve(o));if(n?.length!==4||!n.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const e=(0,w.ds)(n);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function M(f,t){const n=(f.array(t)??[]).map(e=>f.resolve(e));return n.length===6&&n.every(e=>typeof e=="number")?n:[1,0,0,1,0,0]}function g(f){const t=typeof f==
"number"?(f%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:((k,U,m)=>{m.d(U,{M:()=>T,U:()=>P});var w=m(74135);const O=1e4;class P{current;saved=[];beyond=0;constructor(M){
this.current=M}follow(M){switch(M.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(M),!0;default:return!1}}transform(M){if(M.count!==6)return;const[g,f,
t,n,e,o]=T(M);this.current.matrix=(0,w.lw)([g,f,t,n,e,o],this.current.matrix)}}const T=x=>Array.from({length:x.count},(M,g)=>x.number(g))}),21281:((k,U,m)=>{m.d(
U,{Ip:()=>f,XM:()=>r,Xb:()=>o,ds:()=>g,qg:()=>e});var w=m(59071),O=m(70549),P=m(21115),T=m(824),x=m(1975),M=m(60912);const g=(0,O.n)(async y=>f(y,await(0,T.Br)(
y)));function f(y,v){const _=(s,u)=>(0,w.wh)((0,x.sm)(v,s,u)[0]??""),l=n(_("pdfaid","part"),_("pdfaid","conformance").toLowerCase()),d=t(_("pdfuaid","part"))?`P\
DF/UA-${_("pdfuaid","part")}`:void 0,c=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||((0,w.Gh)(y.resolve((0,T._U)(y)?.get("GTS_PDFXVersion")))??""),
_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],a=[l?.name,d,...c.filter(s=>/^PDF\/[\w .:/()-]{1,40}$/.test(s))];return{archive:l,accessible:d,names:a.
filter(s=>s!==void 0)}}const t=y=>/^[1-9]$/.test(y);function n(y,v){if(!t(y))return;const _=/^[abuef]$/.test(v)?v:"";return{part:Number(y),level:_,name:`PDF/A-${y}${_}`}}
function e(y,v,_,l){return v&&E(y,v,[P.dK.pdfaid]),o(_,l)}const o=({name:y},v)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${y}\
: ${v}.`});async function r(y){const v=await(0,T.Br)(y);if(!v)return[];const{archive:_,accessible:l}=f(y,v);E(y,v,[P.dK.pdfaid,P.dK.pdfuaid]);const d=[_?.name,l].
filter(i=>i!==void 0);return d.length>0?[h(d)]:[]}const h=y=>({code:"conformance_dropped",message:`The result no longer claims ${y.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function E(y,v,_){v.properties.some(({namespace:l})=>_.includes(l))&&(0,M._L)(y,(0,M.QH)(v,({namespace:l})=>_.includes(l),[]))}}),
21115:((k,U,m)=>{m.d(U,{HC:()=>T,dK:()=>w,ee:()=>P});const w={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(w));class P{uris=new Map;declared=[];known=new Map;enter(t){let n;for(const{name:e,value:o}of t){
if(!T(e))continue;const r=e.slice(6),h=this.uris.get(r);h?h.push(o):this.uris.set(r,[o]),(n??=[]).push(r)}this.declared.push(n??x),n&&this.known.clear()}leave(){
const t=this.declared.pop()??x;for(const n of t)this.uris.get(n).pop();t.length>0&&this.known.clear()}declares(t){return(this.uris.get(g(t))?.length??0)>0}ofElement(t){
let n=this.known.get(t);if(!n){const e=g(t),o=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===M&&this.known.clear(),this.known.set(t,n={namespace:o,local:t.
slice(t.indexOf(":")+1)})}return n}ofAttribute(t){return t.includes(":")?this.ofElement(t):{namespace:"",local:t}}}const T=f=>f==="xmlns"||f.startsWith("xmlns:"),
x=[],M=1e3,g=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),824:((k,U,m)=>{m.d(U,{Br:()=>f,_6:()=>n,_U:()=>g});var w=m(58552),O=m(1975),P=m(17079),T=m(45599),x=m(59071),
M=m(70549);function g(e){const o=e.resolve(e.trailer.get("Info"));return o instanceof T.Bi?o:o instanceof T.Z6?o.dict:void 0}const f=(0,M.n)(t);async function t(e){
const o=e.get(e.catalogNumber),r=o instanceof T.Bi?e.resolve(o.get("Metadata")):null;if(!(r instanceof T.Z6))return;let h;try{h=e.decoded(r)}catch(E){if(!(E instanceof
w.zU)||E.code==="cancelled")throw E;return O.m}return(0,O.kg)(h,e.job.pace)}function n(e,o){const r=g(e),h=d=>e.resolve(r?.get(d)),E=(d,i,c=", ")=>{const a=(0,O.
sm)(o,d,i).map(x.wh).filter(Boolean).join(c);return a===""?null:a},y=(d,i)=>{const[c=""]=(0,O.sm)(o,d,i);return(0,x.wh)(c)||null},v=(d,i)=>(0,P._)((0,x.Gh)(h(d))??
"")??(0,P._)(y("xmp",i)??"")??null,_=e.get(e.catalogNumber),l=_ instanceof T.Bi?(0,x.Gh)(e.resolve(_.get("Lang"))):null;return{title:(0,x.Gh)(h("Title"))??y("dc",
"title"),author:(0,x.Gh)(h("Author"))??E("dc","creator"),subject:(0,x.Gh)(h("Subject"))??y("dc","description"),keywords:(0,x.Gh)(h("Keywords"))??E("pdf","Keywor\
ds")??E("dc","subject"),creator:(0,x.Gh)(h("Creator"))??y("xmp","CreatorTool"),producer:(0,x.Gh)(h("Producer"))??y("pdf","Producer"),created:v("CreationDate","C\
reateDate"),modified:v("ModDate","ModifyDate"),language:l??y("dc","language")}}}),3907:((k,U,m)=>{m.d(U,{Rt:()=>r,X:()=>l,km:()=>T,ol:()=>O,xK:()=>o});var w=m(78157);
const O=200,P=1e4;async function T(d,i,c){const a=new x(d);for(let s=a.next();s;s=a.next()){if(c(s))return"left";const u=i.step((s.to-s.from)*4+50);u&&await u}return a.
hasDocumentType?"document type":a.malformed?"malformed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(i){this.text=i}next(){const{
text:i,at:c}=this;if(c>=i.length)return;if(i.charCodeAt(c)!==M)return this.characters(c,this.nextTag(c));if(i.startsWith("<!--",c))return this.other(c,"-->",4);
if(i.startsWith("<?",c))return this.other(c,"?>",2);if(i.startsWith("<![CDATA[",c)){const s=i.indexOf("]]>",c);return s<0?this.end():(this.at=s+3,{kind:"text",text:i.
slice(c+9,s),from:c,to:this.at})}return i.startsWith("<!",c)?(this.hasDocumentType=i.startsWith("<!DOCTYPE",c),this.end()):(i.charCodeAt(c+1)===f?this.endTag(c):
this.startTag(c))??this.fault(c,this.nextTag(c+1))}other(i,c,a){const s=this.text.indexOf(c,i+a);return s<0?this.end():(this.at=s+c.length,{kind:"other",from:i,
to:this.at})}endTag(i){const c=this.name(i+2),a=this.blanks(c);if(!(c===i+2||this.text.charCodeAt(a)!==g))return this.at=a+1,{kind:"end",name:this.text.slice(i+
2,c),from:i,to:this.at}}startTag(i){const{text:c}=this,a=this.name(i+1);if(a===i+1)return;const s=c.slice(i+1,a),u=[];for(let p=a;;){const b=this.blanks(p),D=c.
charCodeAt(b);if(D===g||D===f&&c.charCodeAt(b+1)===g)return this.at=D===g?b+1:b+2,{kind:D===g?"start":"empty",name:s,attributes:u,from:i,to:this.at};const S=this.
name(b),C=this.blanks(S),A=this.blanks(C+1),L=c[A];if(b===p||S===b||c[C]!=="="||L!=='"'&&L!=="'")return;const K=c.indexOf(L,A+1),B=c.slice(A+1,Math.max(K,A+1)),
R=B.includes("<")?void 0:n(B);if(K<0||R===void 0||u.length>=P)return;u.push({name:c.slice(b,S),value:R,from:b,to:K+1}),p=K+1}}characters(i,c){const a=n(this.text.
slice(i,c));return a===void 0?this.fault(i,c):(this.at=c,{kind:"text",text:a,from:i,to:c})}nextTag(i){const c=this.text.indexOf("<",i);return c<0?this.text.length:
c}fault(i,c){return this.malformed=!0,this.at=c,{kind:"other",from:i,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(i){const{text:c}=this;for(;;){
const a=c.charCodeAt(i);if(a!==32&&a!==9&&a!==10&&a!==13)return i;i++}}name(i){const{text:c}=this;for(;i<c.length;i++){const a=c.charCodeAt(i);if(a<=32||a===f||
a===g||a===M||a===61||a===34||a===39)break}return i}}const[M,g,f]=[60,62,47],t=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function n(d){
if(!d.includes("&"))return d;const i=[];let c=0;for(let a=d.indexOf("&");a>=0;a=d.indexOf("&",c)){const s=d.indexOf(";",a);if(s<0||s-a>12)return;const u=d.slice(
a+1,s),p=t.get(u)??e(u);if(p===void 0)return;i.push(d.slice(c,a),p),c=s+1}return i.push(d.slice(c)),i.join("")}function e(d){const i=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),c=i?parseInt(i[1]??i[2],i[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function o(d){const[i,c,a,s]=d;
if(i===0&&c===0&&(a===254||a===0)||i===255&&c===254&&a===0&&s===0)return _(d);if(i===254&&c===255||i===0&&c===60)return v(new TextDecoder("utf-16be").decode(d));
if(i===255&&c===254||i===60&&c===0)return v(new TextDecoder("utf-16le").decode(d));const u=new TextDecoder().decode(d);return v(u.includes("�")?Buffer.from(d).
toString("latin1"):u)}function r(d){if(d[0]===0||d[1]===0||d[0]===254||d[0]===255)return o(d);const c=(0,w.bS)(d).toString("latin1",0,h),a=E.exec(c)?.[1]?.toLowerCase()??
"utf-8";if(y.has(a))try{return new TextDecoder(a,{fatal:!0}).decode(d)}catch{return}}const h=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
y=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),v=d=>d.startsWith("\uFEFF")?d.slice(1):d;function _(d){const i=new DataView(d.buffer,
d.byteOffset,d.byteLength),c=d[0]!==0,a=[];for(let s=0;s+4<=d.length;s+=4){const u=i.getUint32(s,c);if(u>1114111)return;a.push(String.fromCodePoint(u))}return v(
a.join(""))}const l=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((k,U,m)=>{m.d(U,{QH:()=>T,T3:()=>x,
_L:()=>t});var w=m(21115),O=m(3907),P=m(45599);function T(n,e,o){const{text:r,properties:h,end:E,about:y}=n,v=[];let _=0;for(const l of h.filter(e).sort((d,i)=>d.
from-i.from))l.from<_||(v.push(r.slice(_,l.from)),_=l.to);return v.push(r.slice(_,Math.max(E,_))),o.length>0&&v.push(M(o,y)),v.push(r.slice(Math.max(E,_))),f(v.
join(""))}function x(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${M(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(n,e){const r=[...new Set(n.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${w.dK[E]}"`).join(""),h=n.map(({prefix:E,name:y,form:v,values:_})=>`\
<${E}:${y}>${g(v,_)}</${E}:${y}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,O.X)(e)}"${r}>
${h.join("")}</rdf:Description>
`}function g(n,e){const o=r=>e.map(h=>`<rdf:li${r}>${(0,O.X)(h)}</rdf:li>`).join("");switch(n){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const f=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(n,e){const o=n.catalog.get("Metadata"),r=n.resolve(o),h=r instanceof P.Z6?[...r.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],E=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...h]),y=new P.Z6(E,Buffer.
from(e,"utf8"));(0,P.i9)(o)&&r instanceof P.Z6?n.put(o,y):n.edit(n.catalogNumber).set("Metadata",n.add(y))}}),1975:((k,U,m)=>{m.d(U,{kg:()=>x,m:()=>T,sm:()=>M});
var w=m(21115),O=m(3907);const P=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(n,e){const o=(0,O.xK)(n);if(o===void 0)return T;const r=new f,
E=await(0,O.km)(o,e,y=>(r.take(y),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:E,end:r.end,about:r.
about}}function M(n,e,o){return n?.properties.find(r=>r.name===o&&r.namespace===w.dK[e])?.values??[]}const g=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(e,o,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const h=this.scope.ofElement(e),E=h.namespace===w.dK.rdf,y=E&&h.local==="li";this.root===g&&this.end<0&&E&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const v=this.open.length-this.root,_=y?o.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:e,...h,from:r,language:_}),
this.root===g){if(!E||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(v===1)this.describe(o);else if(v===
2){this.items=[];const l=o.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=l?[l.value]:[]}else y&&(this.pieces=[])}describe(e){for(const{name:o,value:r,from:h,
to:E}of e){if((0,w.HC)(o))continue;const{namespace:y,local:v}=this.scope.ofAttribute(o);y===w.dK.rdf&&v==="about"&&(this.about=r),!(y===""||y===w.dK.rdf||y===w.
dK.xml)&&this.add({namespace:y,name:v,values:[r],from:h,to:E})}}close(e,o,r){const h=this.open.pop();if(h?.name!==e){this.broken=!0;return}this.scope.leave();const E=this.
open.length-this.root;if(this.root!==g)if(E===0)this.end=o,this.root=g;else if(E===1&&this.loose)this.root=g,this.loose=!1;else if(E===2){const y=this.items.length>
0?t(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:y,from:h.from,to:r})}else E>2&&h.namespace===w.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(e){this.properties.length<P?this.properties.push(e):this.broken=
!0}isRdf(e,o){const r=this.scope.ofAttribute(e);return r.local===o&&r.namespace===w.dK.rdf}}function t(n){const e=n.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=n.map(({text:r})=>r);return e>0?[o[e],...o.slice(0,e),...o.slice(e+1)]:o}}),42419:((k,U,m)=>{m.d(U,{M:()=>M,U:()=>n});var w=m(17775),O=m(63748),P=m(
5336),T=m(23265),x=m(96221);const M=4,g={low:"L",medium:"M",quartile:"Q",high:"H"},f={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},t=1;function n(o,r){const{segment:h,...E}=e(o,r);if(E.length>E.most)return E;
const y=new w.N({level:g[r]}).encode(h),{size:v}=y;return{size:v,isDark:(_,l)=>_>=0&&l>=0&&_<v&&l<v&&y.get(_,l)===1}}function e(o,r){const h={length:o.length,unit:"\
characters"};if(/^[0-9]+$/.test(o))return{segment:new O.e(o),most:f.numeric[r],...h};if(/^[0-9A-Z $%*+./:-]+$/.test(o))return{segment:new P.e(o),most:f.alphanumeric[r],
...h};const E=Buffer.byteLength(o),y=E===o.length;return{segment:new T.x(o,y?x.N.ISO_8859_1:x.N.UTF_8),length:E,most:f.bytes[r]-(y?0:t),unit:"bytes"}}}),86450:((k,U,m)=>{
m.d(U,{M:()=>P});var w=m(45599),O=m(89067);class P{document;tree;elements=[];constructor(x,M){this.document=x,this.tree=M}static async of(x){return new P(x,await O.
J.read(x))}add(x,M,g){const{document:f,tree:t}=this;if(!t)return;const n=(0,w.jd)({Type:(0,w.UU)("OBJR"),Obj:M,Pg:g}),e=f.add((0,w.jd)({Type:(0,w.UU)("StructEle\
m"),S:(0,w.UU)(x),Pg:g,K:n})),o=t.newKey();return t.entries.set(o,e),this.elements.push(e),o}addContent(x,M){const{document:g,tree:f}=this;if(!f)return;const t=g.
pages.number(M),n=g.resolve(g.entry(t,"StructParents")),e=typeof n=="number"?n:f.newKey(),o=g.array(f.entries.get(e))??[],r=new w.oS(t,g.generation(t)),h=g.add(
(0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(x),Pg:r,K:o.length}));return f.entries.set(e,[...o,h]),n!==e&&g.pages.patch(M,{StructParents:e}),this.elements.
push(h),o.length}finish(){const{tree:x,elements:M}=this;!x||M.length===0||(x.write(),this.addElements(x))}finishInPlace(x){const{tree:M}=this;M&&(M.grow(x),this.
addElements(M))}addElements(x){const{document:M}=this,{dict:g,holder:f}=x.root,t=M.array(g.get("K"))??(g.has("K")?[g.get("K")]:[]),n=t.length===1&&(0,w.i9)(t[0])?
t[0]:void 0,e=M.dict(n);n&&e&&(0,w.Eo)(M.resolve(e.get("S")),"Document")?this.append(e,n.number,n):this.append(g,f,M.catalog.get("StructTreeRoot"))}append(x,M,g){
const{document:f,elements:t}=this;f.edit(M);const n=x.get("K");if(x.set("K",[...f.array(n)??(n===void 0?[]:[n]),...t]),g instanceof w.oS)for(const e of t)f.dict(
e).set("P",g)}}}),89067:((k,U,m)=>{m.d(U,{J:()=>x});var w=m(45599),O=m(81077),P=m(9819);const T=100;class x{document;root;entries;nextKey;constructor(g,f,t,n){this.
document=g,this.root=f,this.entries=t,this.nextKey=n}static async read(g){const f=(0,P.Wo)(g,"StructTreeRoot");if(!f)return;const t=new Map;for(const[o,r]of await(0,O.
Zc)(g,f.dict.get("ParentTree"),"Nums"))typeof o=="number"&&t.set(o,r);const n=g.resolve(f.dict.get("ParentTreeNextKey")),e=[...t.keys()].reduce((o,r)=>Math.max(
o,r+1),typeof n=="number"?n:0);return new x(g,f,t,e)}newKey(){return this.nextKey++}write(){const{document:g,root:f,entries:t}=this,n=[...t].sort(([e],[o])=>e-o);
g.edit(f.holder),f.dict.set("ParentTree",g.add((0,O.H6)(g,n,"Nums"))),f.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:f,root:t,entries:n}=this,
e=this.lastLeaf(),o=e.at(-1);if(!o)return this.write();f.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:E,holder:y}of e){const v=f.array(
E.get("Limits"));f.edit(y),v&&E.set("Limits",[v[0]??g,g])}const r=o.dict.get("Nums"),h=(0,w.i9)(r)?f.edit(r):r;(0,w.cy)(h)?h.push(g,n.get(g)):o.dict.set("Nums",
[g,n.get(g)])}lastLeaf(){const{document:g,root:f}=this,t=[];let n=f.holder,e=f.dict.get("ParentTree");for(;e!==void 0&&t.length<T;){(0,w.i9)(e)&&(n=e.number);const o=g.
dict(e);if(!o)return[];t.push({dict:o,holder:n});const r=g.array(o.get("Kids"));if(!r||r.length===0)return t;e=r.at(-1)}return[]}}}),81077:((k,U,m)=>{m.d(U,{BX:()=>g,
H6:()=>f,MN:()=>t,Pu:()=>x,Zc:()=>M,r6:()=>n});var w=m(45599),O=m(93604),P=m(9819);const T=64,x=_=>typeof _=="number"?String(_):Buffer.from(_.bytes).toString("l\
atin1");async function M(_,l,d){const i=[];for(const c of await o(_,l,0,d)){for(const s of h(_,c,d))i.push(s);const a=_.job.pace.step(e);a&&await a}return i}async function g(_,l,d,i,c,a){
const s=await o(_,l,d,i,a);for(let u=s.length-1;u>=0;u--){const p=s[u],b=h(_,p,i),D=b.filter(([L,K])=>!c(L,K)),S=_.job.pace.step(e+b.length*e);S&&await S,D.length<
b.length&&(_.edit(p.holder),p.dict.set(i,y(D)),p.changed=!0);for(const L of p.repeats)_.edit(p.holder),p.dict.delete(L),p.changed=!0;if(p.emptyKids){const L=(_.
array(p.dict.get("Kids"))??[]).filter(K=>!p.emptyKids.has(_.dict(K)));_.edit(p.holder),p.dict.set("Kids",L),p.changed=!0}if(!p.changed)continue;const C=_.array(
p.dict.get("Kids"))??[];p.empty=D.length===0&&C.length===0;const A=p.parent;A&&(A.changed=!0,p.empty?(A.emptyKids??=new Set).add(p.dict):E(_,p,D,C))}return s[0]?.
empty??!1}function f(_,l,d){if(l.length<=T)return(0,w.jd)({[d]:y(l)});let i=[];for(const c of v(l)){const[a,s]=[c[0][0],c.at(-1)[0]];i.push({ref:_.add((0,w.jd)(
{Limits:[a,s],[d]:y(c)})),low:a,high:s})}for(;i.length>T;)i=v(i).map(c=>{const[a,s]=[c[0].low,c.at(-1).high];return{ref:_.add((0,w.jd)({Limits:[a,s],Kids:c.map(
({ref:u})=>u)})),low:a,high:s}});return(0,w.jd)({Kids:i.map(({ref:c})=>c)})}async function t(_,l){const{pace:d}=_.job,i=[];for(const[c,a]of l){i.push([(0,w.Px)(
c),a]);const s=d.step(10*e);s&&await s}return f(_,await n(_,i),"Names")}async function n(_,l){const{pace:d}=_.job,i=[];for(const a of l){i.push({entry:a,key:x(a[0])});
const s=d.step(e);s&&await s}return(await(0,O.qZ)(i,(a,s)=>a.key<s.key?-1:a.key>s.key?1:0,d)).map(({entry:a})=>a)}const e=100;async function o(_,l,d,i,c){const a=new P.
b9(_),s=new Set,u=D=>s.size<s.add(D).size,p=[],b=[{value:l??null,holder:d,parent:void 0}];for(let D=b.pop();D!==void 0;D=b.pop()){a.spend(1);const S=_.dict(D.value);
if(!S||!u(S)||c&&D.parent&&!r(_,S,c))continue;const C=[],A=$=>{const I=_.array(S.get($));return!I||u(I)?I??[]:(C.push($),[])},L=A(i).length>>1,K=A("Kids"),B={dict:S,
holder:(0,P.Kd)(D.value,D.holder),parent:D.parent,repeats:C};p.push(B),a.spend(L);for(let $=K.length-1;$>=0;$--)b.push({value:K[$],holder:(0,P.Kd)(S.get("Kids"),
B.holder),parent:B});const R=_.job.pace.step(e+L*e);R&&await R}return p}function r(_,l,d){const[i,c]=_.array(l.get("Limits"))??[];return typeof i!="number"||typeof c!=
"number"||d(i,c)}function h(_,{dict:l,repeats:d},i){const c=d.includes(i)?void 0:_.array(l.get(i));if(!c)return[];const a=[];for(let s=0;s+1<c.length;s+=2){const u=_.
resolve(c[s]);(i==="Names"?u instanceof w.Mx:typeof u=="number")&&a.push([u,c[s+1]])}return a}function E(_,l,d,i){const c=u=>_.array(_.dict(u)?.get("Limits"))??
[],a=d[0]?.[0]??c(i[0])[0],s=d.at(-1)?.[0]??c(i.at(-1))[1];_.edit(l.holder),a!==void 0&&s!==void 0?l.dict.set("Limits",[a,s]):l.dict.delete("Limits")}function y(_){
const l=[];for(const[d,i]of _)l.push(d,i);return l}function v(_){const l=[];for(let d=0;d<_.length;d+=T)l.push(_.slice(d,d+T));return l}}),59071:((k,U,m)=>{m.d(
U,{Gh:()=>e,ZK:()=>o,wh:()=>n});var w=m(77581),O=m(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,M=r=>r.replace(P,"").replace(T,"").replace(x,"�"),g=200,f=new WeakMap;function t(r){
if(r.bytes.length<g)return M((0,w.g7)(r));let h=f.get(r);return h===void 0&&f.set(r,h=M((0,w.g7)(r))),h}const n=r=>M(r).trim();function e(r){const h=r instanceof
O.Mx?t(r).trim():"";return h===""?null:h}const o=r=>r?t(r):""}),70549:((k,U,m)=>{m.d(U,{n:()=>w});function w(O){const P=new WeakMap;return T=>{if(T.hasChanges)return O(
T);const x=P.get(T);if(x)return x.answer;const M=O(T);return P.set(T,{answer:M}),M}}}),9819:((k,U,m)=>{m.d(U,{J7:()=>P,Kd:()=>M,Wo:()=>g,_i:()=>x,b9:()=>T});var w=m(
42973),O=m(45599);class P{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:n,catalogNumber:e,pages:o}=this.document,r=n.
get("Pages");t===e||(0,O.i9)(r)&&t===r.number||o.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,O.i9)(t)&&this.gone.has(t.number)}}class T{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(t,n=new T(t)){this.allowance=n,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,O.i9)(t))return!0;const{number:n}=t,e=n>>3;if(e>=this.seen.length)return this.beyond.size<this.beyond.add(
n).size;const o=1<<(n&7),r=(this.seen[e]&o)===0;return this.seen[e]|=o,r}}function M(f,t){return(0,O.i9)(f)?f.number:t}function g(f,t){const n=f.catalog.get(t),
e=f.dict(n);return e&&{dict:e,holder:M(n,f.catalogNumber)}}}),93604:((k,U,m)=>{m.d(U,{BC:()=>x,MJ:()=>M,p9:()=>P,qZ:()=>T});const w=1e3,O=3e5;function*P(f,t){if(f.
length<=w)return[...f].sort(t);let n=[];for(let e=0;e<f.length;e+=w){for(const o of f.slice(e,e+w).sort(t))n.push(o);yield O}for(let e=w;e<n.length;e*=2){const o=[];
for(let r=0;r<n.length;r+=2*e){const h=Math.min(r+e,n.length),E=Math.min(h+e,n.length);for(let y=r,v=h;y<h||v<E;){const _=v===E||y<h&&t(n[y],n[v])<=0;o.push(_?n[y++]:
n[v++]),o.length%w===0&&(yield O)}}n=o}return n}async function T(f,t,n){const e=P(f,t);for(;;){const{done:o,value:r}=e.next();if(o)return r;const h=n.step(r);h&&
await h}}const x=(f,t)=>g(f,t,!1),M=(f,t)=>g(f,t,!0);function g(f,t,n){let[e,o]=[0,f.length];for(;e<o;){const r=e+o>>1,h=f[r];h<t||n&&h===t?e=r+1:o=r}return e}})};
