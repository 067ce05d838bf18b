"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:((k,U,m)=>{m.d(U,{q:()=>O});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
(g.length===3?[...g].map(t=>t+t):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(t=>Number.parseInt(t,16))}let P;function T(){const x=E.split(" ");return P??=new Map(
x.flatMap((M,g)=>g%2===0?[[M,x[g+1]]]:[]))}}),17079:((k,U,m)=>{m.d(U,{Z:()=>x,_:()=>T});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(t){
if(t.length>64)return;const r=t.trim().replace(O,(e,n,o,h)=>`${n??""}${1900+Number(o)}${h}`);return g(M(E.exec(r)??P.exec(r)))}function x(t){const r=t.length>64?
void 0:M(P.exec(t.trim()));if(!r||g(r)===void 0)return;const{year:e,month:n="",day:o="",hour:h="",minute:w="",second:y="",zone:v=""}=r;return`D:${e}${n}${o}${h}${w}${y}${v===
"Z"||v===""?v:`${v.replace(":","'")}'`}`}function M(t){if(!t)return;const[,r,e,n,o,h,w,y,v,_,u]=t,d=y??(v===void 0?void 0:`${v}${_??"00"}:${u??"00"}`);return{year:r,
month:e,day:n,hour:o,minute:h,second:w,zone:d}}function g(t){if(!t)return;const{year:r,month:e,day:n,hour:o,minute:h="00",second:w="00",zone:y}=t,v=(u,d,i)=>u===
void 0||Number(u)>=d&&Number(u)<=i;if(Number(r)===0||!v(e,1,12)||!v(n,1,f(Number(r),Number(e)))||!v(o,0,23)||!v(h,0,59)||!v(w,0,59)||y!==void 0&&y!=="Z"&&!(v(y.
slice(1,3),0,23)&&v(y.slice(4),0,59)))return;const _=[r,e,n].filter(u=>u!==void 0).join("-");return o===void 0?_:`${_}T${o}:${h}:${w}${y==="+00:00"||y==="-00:00"?
"Z":y??""}`}function f(t,r){return r===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),49892:((k,U,m)=>{m.d(U,{B_:()=>P,Fw:()=>T,Tz:()=>M});
var E=m(49180),O=m(57117);const P="OctavoColor";function T(g,f){const t=x(g),r=t.length===1,e=f?.part===1;return f===void 0||(0,O.hU)(f,r?1:3)?{values:t,operators:`${t.
join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:t,listsGlyphs:e,operators:`/${P} cs ${t.join(" ")} sc`,colorSpace:r?(0,O.HB)():(0,O.Pz)()}}function x(g){
if(g==="Gray")return[.5];const[f,t,r]=(0,E.q)(g);return(f===t&&t===r&&f>0?[f]:[f,t,r]).map(n=>Math.round(n/255*1e4)/1e4)}function M(g){return g===void 0||(0,O.hU)(
g,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${P} cs ${f} sc`,colorSpace:(0,O.HB)()}}}),57117:((k,U,m)=>{m.d(U,{Br:()=>g,HB:()=>n,Pz:()=>e,Qg:()=>t,_B:()=>T,
c4:()=>f,hU:()=>M});var E=m(21281),O=m(824),P=m(45599);async function T(o){const h=await(0,O.Br)(o),{archive:w}=(0,E.Ip)(o,h);return w&&{...w,xmp:h,intent:x(o)}}
function x(o){for(const h of o.array(o.catalog.get("OutputIntents"))??[]){const w=o.dict(h);if(!(0,P.Zm)(w)||!(0,P.Eo)(o.resolve(w.get("S")),"GTS_PDFA1"))continue;
const y=o.resolve(o.dict(w.get("DestOutputProfile"))?.get("N"));if(typeof y=="number")return y}}const M=({intent:o},h)=>h===1?o!==void 0:o===h,g={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},f=(o,h,w)=>(0,E.qg)(
o,h.xmp,h,w),t=o=>o&&o.part!==1&&o.intent===void 0?e():void 0,r=[.9505,1,1.089],e=()=>[(0,P.UU)("CalRGB"),(0,P.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],n=()=>[(0,P.UU)("CalGray"),(0,P.jd)({WhitePoint:[...r],Gamma:2.2})]}),95358:((k,U,m)=>{m.d(U,{Wx:()=>x,
pi:()=>g,z:()=>f});var E=m(58426),O=m(74135);function P(r,e){return T(r,e*72/r.userUnit)}function T(r,e){const{width:n,height:o}=(0,O.iN)(r),h={width:n-2*e,height:o-
2*e,inset:e};return h.width>0&&h.height>0?h:void 0}function x(r,e,n){const o=n===E.zU[r].fields.margin.default;return e.map(h=>{const w=P(h,n);if(w||!o)return w;
const{width:y,height:v}=(0,O.iN)(h);return T(h,Math.min(y,v)/10)})}const M=null;function g(r,{inset:e},n,o,h){const w=(0,O.iN)(r),y=w.width-e-o,v=w.height-e-h,_=n.
endsWith("left")?e:n.endsWith("right")?y:(w.width-o)/2,u=n.startsWith("bottom")?e:n.startsWith("top")?v:(w.height-h)/2;return[_,u]}function f({kinds:r,pages:e},n){
const o=e.find(({kind:h})=>!n[h]);return o?[{field:"margin",message:t(o.index,r[o.kind])}]:[]}function t(r,e){const{width:n,height:o}=(0,O.iN)(e),h=(0,O.d)(Math.
min(n,o)/2,e);return`leaves no room on page ${r+1}, which is ${(0,O.d)(n,e)} × ${(0,O.d)(o,e)} inches; it must be less than ${h}`}}),72313:((k,U,m)=>{m.d(U,{W:()=>d});
var E=m(81627),O=m(45599),P=m(98446),T=m(36078);function x(a,s,l,p){return`/Artifact <<${l==="over"?`/Type /Pagination /Subtype /${s}`:`/Type /Background /BBox \
[${p.map(T._).join(" ")}]`}>> BDC
${a}
EMC
`}var M=m(36211),g=m(37709),f=m(85008),t=m(74135),r=m(5490);const e=400,n=.01;function o(a,s,l,p){const b=new g.BT(s),D=new h(a,l,p);for(let S=0;S<e&&b.next();S++)
if(D.takes(b))return!0;return!1}class h{document;resources;box;states=new r.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new w;clips=!1;constructor(s,l,p){
this.document=s,this.resources=l,this.box=p}takes(s){if(this.states.follow(s)||this.extendsPath(s)||this.setsState(s))return!1;const{operator:l}=s;if(l==="Do")return this.
paintsImage(s.name(0));const p=M.lJ.get(l);return p!==void 0&&this.paintsPath(p)}setsState(s){const l=this.states.current;switch(s.operator){case"gs":{const p=this.
document.dict(this.resource("ExtGState",s.name(0)));return l.isOpaque=l.isSolid=y(this.document,p),!0}case"scn":case"sc":return l.isSolid=l.isOpaque&&s.kind(s.count-
1)!==f.o_,!0;case"g":case"rg":case"k":return l.isSolid=l.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(s){const{matrix:l}=this.
states.current;switch(s.operator){case"re":{const[p,b,D,S]=(0,r.M)(s);return this.path.rectangle(l,p,b,D,S),!0}case"m":case"l":return this.path.point(l,s.number(
0),s.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:s}){const l=this.states.current,p=this.path.area();
return s&&l.isSolid&&this.isCoveredBy(p)?!0:(this.clips&&(l.clip=p&&l.clip&&_(p,l.clip)),this.clips=!1,this.path=new w,!1)}paintsImage(s){const l=this.states.current,
p=this.resource("XObject",s);if(!l.isOpaque||!(p instanceof O.Z6)||!v(this.document,p.dict))return!1;const b=new w;return b.rectangle(l.matrix,0,0,1,1),this.isCoveredBy(
b.area())}isCoveredBy(s){const{clip:l}=this.states.current;return s!==void 0&&l!==void 0&&u(_(s,l),this.box)}resource(s,l){const{document:p,resources:b}=this;return l===
void 0?null:p.resolve(p.dict(b?.get(s))?.get(l))}}class w{isRectangle=!0;points=[];point([s,l,p,b,D,S],C,A){this.points.push([s*C+p*A+D,l*C+b*A+S])}rectangle(s,l,p,b,D){
this.point(s,l,p),this.point(s,l+b,p),this.point(s,l+b,p+D),this.point(s,l,p+D)}area(){const{points:s}=this;if(!this.isRectangle||s.length<4||s.length>5)return;
const l=(0,t.$L)(s),p=n*Math.max(l[2]-l[0],l[3]-l[1]),b=(D,S,C)=>Math.abs(D-S)<=p||Math.abs(D-C)<=p;return s.every(([D,S])=>b(D,l[0],l[2])&&b(S,l[1],l[3]))?l:void 0}}
function y(a,s){if(!s)return!0;const l=a.resolve(s.get("ca")),p=a.resolve(s.get("BM")),b=a.resolve(s.get("SMask"));return(l===null||l===1)&&(p===null||(0,O.Eo)(
p,"Normal"))&&(b===null||(0,O.Eo)(b,"None"))}function v(a,s){const l=a.resolve(s.get("ImageMask"))===!0;return(0,O.Eo)(a.resolve(s.get("Subtype")),"Image")&&!l&&
!s.has("SMask")&&!s.has("Mask")}function _(a,s){return[Math.max(a[0],s[0]),Math.max(a[1],s[1]),Math.min(a[2],s[2]),Math.min(a[3],s[3])]}function u(a,s){const[l,
p]=[n*(s[2]-s[0]),n*(s[3]-s[1])];return a[0]<=s[0]+l&&a[1]<=s[1]+p&&a[2]>=s[2]-l&&a[3]>=s[3]-p}async function d(a,{kinds:s,pages:l},p){const{pace:b}=a.job,{layer:D,
subtype:S,groupColorSpace:C}=p,A=new E.B(a);D==="over"&&await A.inspect(l);const L=[];for(const[K,B]of l.entries()){const I=b.step(D==="over"?2e3:2e4);I&&await I,
K%1e3===0&&b.progress(K/l.length);const $=p.on(B,K);if(!$)continue;const{box:R}=s[B.kind],{resources:N}=$,W=j=>x($.operators(j),S,D,R);if(D==="over")await A.over(
B,{resources:N,operators:W});else{const j=await A.contents.content(A.contents.own(B));o(a,j,a.dict(B.resources),R)&&L.push(B.index+1),A.under(B,{resources:N,operators:W})}
C!==void 0&&i(a,B.index,C)}return L.length>0?[c(L,l.length)]:[]}function i(a,s,l){const p=a.pages.number(s),b=a.entry(p,"Group"),D=a.dict(b);if(D?.has("CS"))return;
const S=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(D??[]),CS:l});(0,O.i9)(b)&&(0,O.Zm)(a.get(b))?a.put(b,S):a.pages.patch(
s,{Group:S})}function c(a,s){return{code:"stamp_hidden",message:`The stamp is hidden ${a.length===s?"on every page":`on ${(0,P.oi)(a)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((k,U,m)=>{m.r(U),m.d(U,{addQrCode:()=>a});var E=m(58552),O=m(45657),P=m(36078),T=m(99876),x=m(74135);
const M=[[1,0],[0,1],[-1,0],[0,-1]];function g(p){const{size:b}=p,D=(K,B)=>p.isDark(K,b-1-B),S=(K,B,I)=>{const[$,R]=f[I];return D(K+$[0],B+$[1])&&!D(K+R[0],B+R[1])},
C=new Uint8Array((b+1)*(b+1)*M.length),A=(K,B,I)=>(B*(b+1)+K)*M.length+I,L=[];for(let K=0;K<(b+1)*(b+1);K++){const[B,I]=[K%(b+1),Math.floor(K/(b+1))];if(!S(B,I,
0)||C[A(B,I,0)])continue;const $=[];let[R,N,W]=[B,I,0],j=-1;for(;!C[A(R,N,W)];)C[A(R,N,W)]=1,W!==j&&$.push([R,N]),j=W,R+=M[W][0],N+=M[W][1],W=[1,0,3].map(G=>(W+
G)%4).find(G=>S(R,N,G));j===0&&$.shift(),L.push($)}return L}const f=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=m(42419),r=m(48249),
e=m(45599),n=m(49892),o=m(57117),h=m(95358),w=m(72313),y=m(86450),v=m(77581);const _=4;function u(p){if(!(!/^https:\/\/\S+$/i.test(p)||!URL.canParse(p)))return new URL(
p).href}async function d(p,{pages:b},D,S){const C=await y.M.of(p);for(const{index:A,kind:L}of b){const K=p.job.pace.step(2e3);K&&await K;const B=p.pages.number(
A),I=new e.oS(B,p.generation(B)),$=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,x.W1)(S[L]),Border:[0,0,0],F:_,P:I,Contents:(0,v.wx)(D),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(D)})}),R=p.add($),N=C.add("Link",R,I);N!==void 0&&$.set("StructParent",N);const W=p.array(p.entry(B,"Annots"))??[];p.pages.patch(
A,{Annots:[...W,R],...N===void 0?{}:{Tabs:(0,e.UU)("S")}})}C.finish()}const i="OctavoQr",c=.01;async function a(p,b,D){const{qr_content:S,qr_link:C,error_correction:A,
layer:L}=b,{pace:K}=p.job,B=await(0,T.F)(p,D),{kinds:I}=B,$=(0,h.Wx)("add_qr_code",I,b.margin),R=(0,t.U)(S,A);await K.rest();const N=C?u(S):void 0,W=(0,h.z)(B,$);
if(C&&N===void 0&&W.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in R?W.push({field:"qr_con\
tent",message:`has ${R.length} ${R.unit}, and at most ${R.most} fit with the error correction ${A}`,mentions:["error_correction"]}):W.length===0&&(0,O.RZ)(W,s(R,
B,$,b.qr_size)),"most"in R||W.length>0)throw(0,E.G6)(W);const j=p.add(l(R,await(0,o._B)(p)));await K.rest();const G=R.size+2*t.M,Z=I.map((z,F)=>{const X=b.qr_size*
72/z.userUnit,[V,J]=(0,h.pi)(z,$[F],b.position,X,X);return(0,x.lw)([X/G,0,0,X/G,V,J],(0,x.S3)(z))}),H=Z.map(P.vs),Q=await(0,w.W)(p,B,{layer:L,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:i,ref:j}],operators:([F=""])=>(0,P.qK)(F,H[z])})});if(N!==void 0){const z=Z.map(F=>(0,x.zl)(F,[0,0,G,G]));await d(
p,B,N,z)}return Q}function s(p,{kinds:b,pages:D},S,C){const A=Math.ceil((p.size+2*t.M)*c*100-1e-9)/100;if(C<A)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${c} inches. Give at least ${A}`,mentions:["qr_content"]}];const L=({userUnit:N},{width:W,height:j})=>C*72/N>Math.
min(W,j)*(1+1e-9),K=D.find(({kind:N})=>L(b[N],S[N]));if(!K)return[];const[B,{width:I,height:$}]=[b[K.kind],S[K.kind]],R=(0,x.d)(Math.min(I,$),B);return[{field:"\
qr_size",message:`is too large for page ${K.index+1}, where the margins leave ${R} inches for the code`}]}function l(p,b){const D=p.size+2*t.M,S=(0,n.Tz)(b),C=g(
p).map(K=>`${(0,P.XL)(K.map(([B,I])=>[B+t.M,I+t.M]))} h`),A=[S.set(1),`0 0 ${D} ${D} re f`,S.set(0),...C,"f"],L=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,D,D],Resources:(0,e.jd)({ColorSpace:S.colorSpace&&(0,e.jd)({[n.B_]:S.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(L,(0,r.
Kc)(Buffer.from(`${A.join(`
`)}
`,"latin1")))}}),74135:((k,U,m)=>{m.d(U,{$L:()=>o,DI:()=>M,Gd:()=>t,JQ:()=>O,Mo:()=>T,PU:()=>g,Pj:()=>y,S3:()=>P,W1:()=>v,XM:()=>w,d:()=>_,ds:()=>x,gF:()=>h,iN:()=>E,
kO:()=>n,lw:()=>f,xk:()=>r,zl:()=>e});function E({box:[u,d,i,c],rotation:a}){const s=i-u,l=c-d;return a%180===0?{width:s,height:l}:{width:l,height:s}}function O(u){
const{width:d,height:i}=E(u);return{width:d*u.userUnit,height:i*u.userUnit}}function P({box:[u,d,i,c],rotation:a}){switch(a){case 0:return[1,0,0,1,u,d];case 90:
return[0,1,-1,0,i,d];case 180:return[-1,0,0,-1,i,c];case 270:return[0,-1,1,0,u,c]}}function T(u,d){return d===void 0?u:y(u,d)??u}function x([u,d,i,c]){return[Math.
min(u,i),Math.min(d,c),Math.max(u,i),Math.max(d,c)]}function M([u,d,i,c,a,s]){const l=u*c-d*i,[p,b,D,S]=[c/l,-d/l,-i/l,u/l];return[p+0,b+0,D+0,S+0,-(a*p+s*D)+0,
-(a*b+s*S)+0]}const g=([u,d,i,c])=>Math.sqrt(Math.abs(u*c-d*i));function f(u,d){const[i,c,a,s,l,p]=u,[b,D,S,C,A,L]=d;return[i*b+c*S,i*D+c*C,a*b+s*S,a*D+s*C,l*b+
p*S+A,l*D+p*C+L]}function t([u,d,i,c,a,s],l,p){return[u*l+i*p+a,d*l+c*p+s]}function r([u,d],[i,c],[a,s],[l,p],b){const D=1-b,[S,C,A,L]=[D**3,3*b*D**2,3*b**2*D,b**
3];return[S*u+C*i+A*a+L*l,S*d+C*c+A*s+L*p]}function e(u,[d,i,c,a]){const[s,l]=t(u,d,i),[p,b]=t(u,c,i),[D,S]=t(u,d,a),[C,A]=t(u,c,a);return[Math.min(s,p,D,C),Math.
min(l,b,S,A),Math.max(s,p,D,C),Math.max(l,b,S,A)]}const n=(u,d)=>[Math.min(u[0],d[0]),Math.min(u[1],d[1]),Math.max(u[2],d[2]),Math.max(u[3],d[3])];function o(u){
let[d,i,c,a]=h;for(const[s,l]of u)d=Math.min(d,s),i=Math.min(i,l),c=Math.max(c,s),a=Math.max(a,l);return[d,i,c,a]}const h=[1/0,1/0,-1/0,-1/0],w=([u,d,i,c],a)=>[
u-a,d-a,i+a,c+a];function y(u,d){const i=[Math.max(u[0],d[0]),Math.max(u[1],d[1]),Math.min(u[2],d[2]),Math.min(u[3],d[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}
const v=u=>u.map(d=>Math.round(d*1e5)/1e5+0),_=(u,{userUnit:d})=>String(Number((u*d/72).toPrecision(3)))}),6057:((k,U,m)=>{m.d(U,{VO:()=>P,b0:()=>x,c_:()=>g,iw:()=>T,
lQ:()=>M});var E=m(74135);const O=[0,0,612,792],P=(f,t)=>x(f,f.pages.attribute(t,"MediaBox"))??O;function T(f,t){const{pages:r}=f,e=f.resolve(f.entry(r.number(t),
"UserUnit"));return{box:(0,E.Mo)(P(f,t),x(f,r.attribute(t,"CropBox"))),rotation:g(f.resolve(r.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function x(f,t){
const r=f.array(t)?.map(n=>f.resolve(n));if(r?.length!==4||!r.every(n=>typeof n=="number"&&Number.isFinite(n)))return;const e=(0,E.ds)(r);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function M(f,t){const r=(f.array(t)??[]).map(e=>f.resolve(e));return r.length===6&&r.every(e=>typeof e=="number")?r:[1,0,0,1,0,0]}function g(f){const t=typeof f==
"number"?(f%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:((k,U,m)=>{m.d(U,{M:()=>T,U:()=>P});var E=m(74135);const O=1e4;class P{current;saved=[];beyond=0;constructor(M){
this.current=M}follow(M){switch(M.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(M),!0;default:return!1}}transform(M){if(M.count!==6)return;const[g,f,
t,r,e,n]=T(M);this.current.matrix=(0,E.lw)([g,f,t,r,e,n],this.current.matrix)}}const T=x=>Array.from({length:x.count},(M,g)=>x.number(g))}),21281:((k,U,m)=>{m.d(
U,{Ip:()=>f,XM:()=>o,Xb:()=>n,ds:()=>g,qg:()=>e});var E=m(59071),O=m(70549),P=m(21115),T=m(824),x=m(1975),M=m(60912);const g=(0,O.n)(async y=>f(y,await(0,T.Br)(
y)));function f(y,v){const _=(s,l)=>(0,E.wh)((0,x.sm)(v,s,l)[0]??""),u=r(_("pdfaid","part"),_("pdfaid","conformance").toLowerCase()),d=t(_("pdfuaid","part"))?`P\
DF/UA-${_("pdfuaid","part")}`:void 0,c=[_("pdfxid","GTS_PDFXVersion")||_("pdfx","GTS_PDFXVersion")||((0,E.Gh)(y.resolve((0,T._U)(y)?.get("GTS_PDFXVersion")))??""),
_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersion")],a=[u?.name,d,...c.filter(s=>/^PDF\/[\w .:/()-]{1,40}$/.test(s))];return{archive:u,accessible:d,names:a.
filter(s=>s!==void 0)}}const t=y=>/^[1-9]$/.test(y);function r(y,v){if(!t(y))return;const _=/^[abuef]$/.test(v)?v:"";return{part:Number(y),level:_,name:`PDF/A-${y}${_}`}}
function e(y,v,_,u){return v&&w(y,v,[P.dK.pdfaid]),n(_,u)}const n=({name:y},v)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${y}\
: ${v}.`});async function o(y){const v=await(0,T.Br)(y);if(!v)return[];const{archive:_,accessible:u}=f(y,v);w(y,v,[P.dK.pdfaid,P.dK.pdfuaid]);const d=[_?.name,u].
filter(i=>i!==void 0);return d.length>0?[h(d)]:[]}const h=y=>({code:"conformance_dropped",message:`The result no longer claims ${y.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function w(y,v,_){v.properties.some(({namespace:u})=>_.includes(u))&&(0,M._L)(y,(0,M.QH)(v,({namespace:u})=>_.includes(u),[]))}}),
21115:((k,U,m)=>{m.d(U,{HC:()=>T,dK:()=>E,ee:()=>P});const E={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(E));class P{uris=new Map;declared=[];known=new Map;enter(t){let r;for(const{name:e,value:n}of t){
if(!T(e))continue;const o=e.slice(6),h=this.uris.get(o);h?h.push(n):this.uris.set(o,[n]),(r??=[]).push(o)}this.declared.push(r??x),r&&this.known.clear()}leave(){
const t=this.declared.pop()??x;for(const r of t)this.uris.get(r).pop();t.length>0&&this.known.clear()}declares(t){return(this.uris.get(g(t))?.length??0)>0}ofElement(t){
let r=this.known.get(t);if(!r){const e=g(t),n=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===M&&this.known.clear(),this.known.set(t,r={namespace:n,local:t.
slice(t.indexOf(":")+1)})}return r}ofAttribute(t){return t.includes(":")?this.ofElement(t):{namespace:"",local:t}}}const T=f=>f==="xmlns"||f.startsWith("xmlns:"),
x=[],M=1e3,g=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),824:((k,U,m)=>{m.d(U,{Br:()=>f,_6:()=>r,_U:()=>g});var E=m(58552),O=m(1975),P=m(17079),T=m(45599),x=m(59071),
M=m(70549);function g(e){const n=e.resolve(e.trailer.get("Info"));return n instanceof T.Bi?n:n instanceof T.Z6?n.dict:void 0}const f=(0,M.n)(t);async function t(e){
const n=e.get(e.catalogNumber),o=n instanceof T.Bi?e.resolve(n.get("Metadata")):null;if(!(o instanceof T.Z6))return;let h;try{h=e.decoded(o)}catch(w){if(!(w instanceof
E.zU)||w.code==="cancelled")throw w;return O.m}return(0,O.kg)(h,e.job.pace)}function r(e,n){const o=g(e),h=d=>e.resolve(o?.get(d)),w=(d,i,c=", ")=>{const a=(0,O.
sm)(n,d,i).map(x.wh).filter(Boolean).join(c);return a===""?null:a},y=(d,i)=>{const[c=""]=(0,O.sm)(n,d,i);return(0,x.wh)(c)||null},v=(d,i)=>(0,P._)((0,x.Gh)(h(d))??
"")??(0,P._)(y("xmp",i)??"")??null,_=e.get(e.catalogNumber),u=_ instanceof T.Bi?(0,x.Gh)(e.resolve(_.get("Lang"))):null;return{title:(0,x.Gh)(h("Title"))??y("dc",
"title"),author:(0,x.Gh)(h("Author"))??w("dc","creator"),subject:(0,x.Gh)(h("Subject"))??y("dc","description"),keywords:(0,x.Gh)(h("Keywords"))??w("pdf","Keywor\
ds")??w("dc","subject"),creator:(0,x.Gh)(h("Creator"))??y("xmp","CreatorTool"),producer:(0,x.Gh)(h("Producer"))??y("pdf","Producer"),created:v("CreationDate","C\
reateDate"),modified:v("ModDate","ModifyDate"),language:u??y("dc","language")}}}),3907:((k,U,m)=>{m.d(U,{Rt:()=>o,X:()=>u,km:()=>T,ol:()=>O,xK:()=>n});var E=m(78157);
const O=200,P=1e4;async function T(d,i,c){const a=new x(d);for(let s=a.next();s;s=a.next()){if(c(s))return"left";const l=i.step((s.to-s.from)*4+50);l&&await l}return a.
hasDocumentType?"document type":a.malformed?"malformed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(i){this.text=i}next(){const{
text:i,at:c}=this;if(c>=i.length)return;if(i.charCodeAt(c)!==M)return this.characters(c,this.nextTag(c));if(i.startsWith("<!--",c))return this.other(c,"-->",4);
if(i.startsWith("<?",c))return this.other(c,"?>",2);if(i.startsWith("<![CDATA[",c)){const s=i.indexOf("]]>",c);return s<0?this.end():(this.at=s+3,{kind:"text",text:i.
slice(c+9,s),from:c,to:this.at})}return i.startsWith("<!",c)?(this.hasDocumentType=i.startsWith("<!DOCTYPE",c),this.end()):(i.charCodeAt(c+1)===f?this.endTag(c):
this.startTag(c))??this.fault(c,this.nextTag(c+1))}other(i,c,a){const s=this.text.indexOf(c,i+a);return s<0?this.end():(this.at=s+c.length,{kind:"other",from:i,
to:this.at})}endTag(i){const c=this.name(i+2),a=this.blanks(c);if(!(c===i+2||this.text.charCodeAt(a)!==g))return this.at=a+1,{kind:"end",name:this.text.slice(i+
2,c),from:i,to:this.at}}startTag(i){const{text:c}=this,a=this.name(i+1);if(a===i+1)return;const s=c.slice(i+1,a),l=[];for(let p=a;;){const b=this.blanks(p),D=c.
charCodeAt(b);if(D===g||D===f&&c.charCodeAt(b+1)===g)return this.at=D===g?b+1:b+2,{kind:D===g?"start":"empty",name:s,attributes:l,from:i,to:this.at};const S=this.
name(b),C=this.blanks(S),A=this.blanks(C+1),L=c[A];if(b===p||S===b||c[C]!=="="||L!=='"'&&L!=="'")return;const K=c.indexOf(L,A+1),B=c.slice(A+1,Math.max(K,A+1)),
I=B.includes("<")?void 0:r(B);if(K<0||I===void 0||l.length>=P)return;l.push({name:c.slice(b,S),value:I,from:b,to:K+1}),p=K+1}}characters(i,c){const a=r(this.text.
slice(i,c));return a===void 0?this.fault(i,c):(this.at=c,{kind:"text",text:a,from:i,to:c})}nextTag(i){const c=this.text.indexOf("<",i);return c<0?this.text.length:
c}fault(i,c){return this.malformed=!0,this.at=c,{kind:"other",from:i,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(i){const{text:c}=this;for(;;){
const a=c.charCodeAt(i);if(a!==32&&a!==9&&a!==10&&a!==13)return i;i++}}name(i){const{text:c}=this;for(;i<c.length;i++){const a=c.charCodeAt(i);if(a<=32||a===f||
a===g||a===M||a===61||a===34||a===39)break}return i}}const[M,g,f]=[60,62,47],t=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(d){
if(!d.includes("&"))return d;const i=[];let c=0;for(let a=d.indexOf("&");a>=0;a=d.indexOf("&",c)){const s=d.indexOf(";",a);if(s<0||s-a>12)return;const l=d.slice(
a+1,s),p=t.get(l)??e(l);if(p===void 0)return;i.push(d.slice(c,a),p),c=s+1}return i.push(d.slice(c)),i.join("")}function e(d){const i=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),c=i?parseInt(i[1]??i[2],i[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function n(d){const[i,c,a,s]=d;
if(i===0&&c===0&&(a===254||a===0)||i===255&&c===254&&a===0&&s===0)return _(d);if(i===254&&c===255||i===0&&c===60)return v(new TextDecoder("utf-16be").decode(d));
if(i===255&&c===254||i===60&&c===0)return v(new TextDecoder("utf-16le").decode(d));const l=new TextDecoder().decode(d);return v(l.includes("�")?Buffer.from(d).
toString("latin1"):l)}function o(d){if(d[0]===0||d[1]===0||d[0]===254||d[0]===255)return n(d);const c=(0,E.bS)(d).toString("latin1",0,h),a=w.exec(c)?.[1]?.toLowerCase()??
"utf-8";if(y.has(a))try{return new TextDecoder(a,{fatal:!0}).decode(d)}catch{return}}const h=200,w=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
y=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),v=d=>d.startsWith("\uFEFF")?d.slice(1):d;function _(d){const i=new DataView(d.buffer,
d.byteOffset,d.byteLength),c=d[0]!==0,a=[];for(let s=0;s+4<=d.length;s+=4){const l=i.getUint32(s,c);if(l>1114111)return;a.push(String.fromCodePoint(l))}return v(
a.join(""))}const u=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((k,U,m)=>{m.d(U,{QH:()=>T,T3:()=>x,
_L:()=>t});var E=m(21115),O=m(3907),P=m(45599);function T(r,e,n){const{text:o,properties:h,end:w,about:y}=r,v=[];let _=0;for(const u of h.filter(e).sort((d,i)=>d.
from-i.from))u.from<_||(v.push(o.slice(_,u.from)),_=u.to);return v.push(o.slice(_,Math.max(w,_))),n.length>0&&v.push(M(n,y)),v.push(o.slice(Math.max(w,_))),f(v.
join(""))}function x(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${M(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(r,e){const o=[...new Set(r.map(({prefix:w})=>w))].map(w=>` xmlns:${w}="${E.dK[w]}"`).join(""),h=r.map(({prefix:w,name:y,form:v,values:_})=>`\
<${w}:${y}>${g(v,_)}</${w}:${y}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,O.X)(e)}"${o}>
${h.join("")}</rdf:Description>
`}function g(r,e){const n=o=>e.map(h=>`<rdf:li${o}>${(0,O.X)(h)}</rdf:li>`).join("");switch(r){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const f=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(r,e){const n=r.catalog.get("Metadata"),o=r.resolve(n),h=o instanceof P.Z6?[...o.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],w=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...h]),y=new P.Z6(w,Buffer.
from(e,"utf8"));(0,P.i9)(n)&&o instanceof P.Z6?r.put(n,y):r.edit(r.catalogNumber).set("Metadata",r.add(y))}}),1975:((k,U,m)=>{m.d(U,{kg:()=>x,m:()=>T,sm:()=>M});
var E=m(21115),O=m(3907);const P=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(r,e){const n=(0,O.xK)(r);if(n===void 0)return T;const o=new f,
w=await(0,O.km)(n,e,y=>(o.take(y),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:n,properties:o.properties,malformed:w,end:o.end,about:o.
about}}function M(r,e,n){return r?.properties.find(o=>o.name===n&&o.namespace===E.dK[e])?.values??[]}const g=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(e,n,o){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(n);const h=this.scope.ofElement(e),w=h.namespace===E.dK.rdf,y=w&&h.local==="li";this.root===g&&this.end<0&&w&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const v=this.open.length-this.root,_=y?n.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:e,...h,from:o,language:_}),
this.root===g){if(!w||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(v===1)this.describe(n);else if(v===
2){this.items=[];const u=n.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=u?[u.value]:[]}else y&&(this.pieces=[])}describe(e){for(const{name:n,value:o,from:h,
to:w}of e){if((0,E.HC)(n))continue;const{namespace:y,local:v}=this.scope.ofAttribute(n);y===E.dK.rdf&&v==="about"&&(this.about=o),!(y===""||y===E.dK.rdf||y===E.
dK.xml)&&this.add({namespace:y,name:v,values:[o],from:h,to:w})}}close(e,n,o){const h=this.open.pop();if(h?.name!==e){this.broken=!0;return}this.scope.leave();const w=this.
open.length-this.root;if(this.root!==g)if(w===0)this.end=n,this.root=g;else if(w===1&&this.loose)this.root=g,this.loose=!1;else if(w===2){const y=this.items.length>
0?t(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:y,from:h.from,to:o})}else w>2&&h.namespace===E.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(e){this.properties.length<P?this.properties.push(e):this.broken=
!0}isRdf(e,n){const o=this.scope.ofAttribute(e);return o.local===n&&o.namespace===E.dK.rdf}}function t(r){const e=r.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),n=r.map(({text:o})=>o);return e>0?[n[e],...n.slice(0,e),...n.slice(e+1)]:n}}),42419:((k,U,m)=>{m.d(U,{M:()=>M,U:()=>r});var E=m(17775),O=m(63748),P=m(
5336),T=m(23265),x=m(96221);const M=4,g={low:"L",medium:"M",quartile:"Q",high:"H"},f={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},t=1;function r(n,o){const{segment:h,...w}=e(n,o);if(w.length>w.most)return w;
const y=new E.N({level:g[o]}).encode(h),{size:v}=y;return{size:v,isDark:(_,u)=>_>=0&&u>=0&&_<v&&u<v&&y.get(_,u)===1}}function e(n,o){const h={length:n.length,unit:"\
characters"};if(/^[0-9]+$/.test(n))return{segment:new O.e(n),most:f.numeric[o],...h};if(/^[0-9A-Z $%*+./:-]+$/.test(n))return{segment:new P.e(n),most:f.alphanumeric[o],
...h};const w=Buffer.byteLength(n),y=w===n.length;return{segment:new T.x(n,y?x.N.ISO_8859_1:x.N.UTF_8),length:w,most:f.bytes[o]-(y?0:t),unit:"bytes"}}}),86450:((k,U,m)=>{
m.d(U,{M:()=>P});var E=m(45599),O=m(89067);class P{document;tree;elements=[];constructor(x,M){this.document=x,this.tree=M}static async of(x){return new P(x,await O.
J.read(x))}add(x,M,g){const{document:f,tree:t}=this;if(!t)return;const r=(0,E.jd)({Type:(0,E.UU)("OBJR"),Obj:M,Pg:g}),e=f.add((0,E.jd)({Type:(0,E.UU)("StructEle\
m"),S:(0,E.UU)(x),Pg:g,K:r})),n=t.newKey();return t.entries.set(n,e),this.elements.push(e),n}addContent(x,M){const{document:g,tree:f}=this;if(!f)return;const t=g.
pages.number(M),r=g.resolve(g.entry(t,"StructParents")),e=typeof r=="number"?r:f.newKey(),n=g.array(f.entries.get(e))??[],o=new E.oS(t,g.generation(t)),h=g.add(
(0,E.jd)({Type:(0,E.UU)("StructElem"),S:(0,E.UU)(x),Pg:o,K:n.length}));return f.entries.set(e,[...n,h]),r!==e&&g.pages.patch(M,{StructParents:e}),this.elements.
push(h),n.length}finish(){const{tree:x,elements:M}=this;!x||M.length===0||(x.write(),this.addElements(x))}finishInPlace(x){const{tree:M}=this;M&&(M.grow(x),this.
addElements(M))}addElements(x){const{document:M}=this,{dict:g,holder:f}=x.root,t=M.array(g.get("K"))??(g.has("K")?[g.get("K")]:[]),r=t.length===1&&(0,E.i9)(t[0])?
t[0]:void 0,e=M.dict(r);r&&e&&(0,E.Eo)(M.resolve(e.get("S")),"Document")?this.append(e,r.number,r):this.append(g,f,M.catalog.get("StructTreeRoot"))}append(x,M,g){
const{document:f,elements:t}=this;f.edit(M);const r=x.get("K");if(x.set("K",[...f.array(r)??(r===void 0?[]:[r]),...t]),g instanceof E.oS)for(const e of t)f.dict(
e).set("P",g)}}}),89067:((k,U,m)=>{m.d(U,{J:()=>x});var E=m(45599),O=m(81077),P=m(9819);const T=100;class x{document;root;entries;nextKey;constructor(g,f,t,r){this.
document=g,this.root=f,this.entries=t,this.nextKey=r}static async read(g){const f=(0,P.Wo)(g,"StructTreeRoot");if(!f)return;const t=new Map;for(const[n,o]of await(0,O.
Zc)(g,f.dict.get("ParentTree"),"Nums"))typeof n=="number"&&t.set(n,o);const r=g.resolve(f.dict.get("ParentTreeNextKey")),e=[...t.keys()].reduce((n,o)=>Math.max(
n,o+1),typeof r=="number"?r:0);return new x(g,f,t,e)}newKey(){return this.nextKey++}write(){const{document:g,root:f,entries:t}=this,r=[...t].sort(([e],[n])=>e-n);
g.edit(f.holder),f.dict.set("ParentTree",g.add((0,O.H6)(g,r,"Nums"))),f.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:f,root:t,entries:r}=this,
e=this.lastLeaf(),n=e.at(-1);if(!n)return this.write();f.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:w,holder:y}of e){const v=f.array(
w.get("Limits"));f.edit(y),v&&w.set("Limits",[v[0]??g,g])}const o=n.dict.get("Nums"),h=(0,E.i9)(o)?f.edit(o):o;(0,E.cy)(h)?h.push(g,r.get(g)):n.dict.set("Nums",
[g,r.get(g)])}lastLeaf(){const{document:g,root:f}=this,t=[];let r=f.holder,e=f.dict.get("ParentTree");for(;e!==void 0&&t.length<T;){(0,E.i9)(e)&&(r=e.number);const n=g.
dict(e);if(!n)return[];t.push({dict:n,holder:r});const o=g.array(n.get("Kids"));if(!o||o.length===0)return t;e=o.at(-1)}return[]}}}),81077:((k,U,m)=>{m.d(U,{BX:()=>g,
H6:()=>f,MN:()=>t,Pu:()=>x,Zc:()=>M,r6:()=>r});var E=m(45599),O=m(93604),P=m(9819);const T=64,x=_=>typeof _=="number"?String(_):Buffer.from(_.bytes).toString("l\
atin1");async function M(_,u,d){const i=[];for(const c of await n(_,u,0,d)){for(const s of h(_,c,d))i.push(s);const a=_.job.pace.step(e);a&&await a}return i}async function g(_,u,d,i,c,a){
const s=await n(_,u,d,i,a);for(let l=s.length-1;l>=0;l--){const p=s[l],b=h(_,p,i),D=b.filter(([L,K])=>!c(L,K)),S=_.job.pace.step(e+b.length*e);S&&await S,D.length<
b.length&&(_.edit(p.holder),p.dict.set(i,y(D)),p.changed=!0);for(const L of p.repeats)_.edit(p.holder),p.dict.delete(L),p.changed=!0;if(p.emptyKids){const L=(_.
array(p.dict.get("Kids"))??[]).filter(K=>!p.emptyKids.has(_.dict(K)));_.edit(p.holder),p.dict.set("Kids",L),p.changed=!0}if(!p.changed)continue;const C=_.array(
p.dict.get("Kids"))??[];p.empty=D.length===0&&C.length===0;const A=p.parent;A&&(A.changed=!0,p.empty?(A.emptyKids??=new Set).add(p.dict):w(_,p,D,C))}return s[0]?.
empty??!1}function f(_,u,d){if(u.length<=T)return(0,E.jd)({[d]:y(u)});let i=[];for(const c of v(u)){const[a,s]=[c[0][0],c.at(-1)[0]];i.push({ref:_.add((0,E.jd)(
{Limits:[a,s],[d]:y(c)})),low:a,high:s})}for(;i.length>T;)i=v(i).map(c=>{const[a,s]=[c[0].low,c.at(-1).high];return{ref:_.add((0,E.jd)({Limits:[a,s],Kids:c.map(
({ref:l})=>l)})),low:a,high:s}});return(0,E.jd)({Kids:i.map(({ref:c})=>c)})}async function t(_,u){const{pace:d}=_.job,i=[];for(const[c,a]of u){i.push([(0,E.Px)(
c),a]);const s=d.step(10*e);s&&await s}return f(_,await r(_,i),"Names")}async function r(_,u){const{pace:d}=_.job,i=[];for(const a of u){i.push({entry:a,key:x(a[0])});
const s=d.step(e);s&&await s}return(await(0,O.qZ)(i,(a,s)=>a.key<s.key?-1:a.key>s.key?1:0,d)).map(({entry:a})=>a)}const e=100;async function n(_,u,d,i,c){const a=new P.
b9(_),s=new Set,l=D=>s.size<s.add(D).size,p=[],b=[{value:u??null,holder:d,parent:void 0}];for(let D=b.pop();D!==void 0;D=b.pop()){a.spend(1);const S=_.dict(D.value);
if(!S||!l(S)||c&&D.parent&&!o(_,S,c))continue;const C=[],A=$=>{const R=_.array(S.get($));return!R||l(R)?R??[]:(C.push($),[])},L=A(i).length>>1,K=A("Kids"),B={dict:S,
holder:(0,P.Kd)(D.value,D.holder),parent:D.parent,repeats:C};p.push(B),a.spend(L);for(let $=K.length-1;$>=0;$--)b.push({value:K[$],holder:(0,P.Kd)(S.get("Kids"),
B.holder),parent:B});const I=_.job.pace.step(e+L*e);I&&await I}return p}function o(_,u,d){const[i,c]=_.array(u.get("Limits"))??[];return typeof i!="number"||typeof c!=
"number"||d(i,c)}function h(_,{dict:u,repeats:d},i){const c=d.includes(i)?void 0:_.array(u.get(i));if(!c)return[];const a=[];for(let s=0;s+1<c.length;s+=2){const l=_.
resolve(c[s]);(i==="Names"?l instanceof E.Mx:typeof l=="number")&&a.push([l,c[s+1]])}return a}function w(_,u,d,i){const c=l=>_.array(_.dict(l)?.get("Limits"))??
[],a=d[0]?.[0]??c(i[0])[0],s=d.at(-1)?.[0]??c(i.at(-1))[1];_.edit(u.holder),a!==void 0&&s!==void 0?u.dict.set("Limits",[a,s]):u.dict.delete("Limits")}function y(_){
const u=[];for(const[d,i]of _)u.push(d,i);return u}function v(_){const u=[];for(let d=0;d<_.length;d+=T)u.push(_.slice(d,d+T));return u}}),59071:((k,U,m)=>{m.d(
U,{Gh:()=>e,ZK:()=>n,wh:()=>r});var E=m(77581),O=m(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,M=o=>o.replace(P,"").replace(T,"").replace(x,"�"),g=200,f=new WeakMap;function t(o){
if(o.bytes.length<g)return M((0,E.g7)(o));let h=f.get(o);return h===void 0&&f.set(o,h=M((0,E.g7)(o))),h}const r=o=>M(o).trim();function e(o){const h=o instanceof
O.Mx?t(o).trim():"";return h===""?null:h}const n=o=>o?t(o):""}),70549:((k,U,m)=>{m.d(U,{n:()=>E});function E(O){const P=new WeakMap;return T=>{if(T.hasChanges)return O(
T);const x=P.get(T);if(x)return x.answer;const M=O(T);return P.set(T,{answer:M}),M}}}),9819:((k,U,m)=>{m.d(U,{J7:()=>P,Kd:()=>M,Wo:()=>g,_i:()=>x,b9:()=>T});var E=m(
42973),O=m(45599);class P{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:r,catalogNumber:e,pages:n}=this.document,o=r.
get("Pages");t===e||(0,O.i9)(o)&&t===o.number||n.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,O.i9)(t)&&this.gone.has(t.number)}}class T{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(t,r=new T(t)){this.allowance=r,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,O.i9)(t))return!0;const{number:r}=t,e=r>>3;if(e>=this.seen.length)return this.beyond.size<this.beyond.add(
r).size;const n=1<<(r&7),o=(this.seen[e]&n)===0;return this.seen[e]|=n,o}}function M(f,t){return(0,O.i9)(f)?f.number:t}function g(f,t){const r=f.catalog.get(t),
e=f.dict(r);return e&&{dict:e,holder:M(r,f.catalogNumber)}}}),93604:((k,U,m)=>{m.d(U,{BC:()=>x,MJ:()=>M,qZ:()=>P});const E=4096,O=100;async function P(f,t,r){let e=[];
for(let n=0;n<f.length;n+=E){for(const h of f.slice(n,n+E).sort(t))e.push(h);const o=r.step(12*E*O);o&&await o}for(let n=E;n<f.length;n*=2){const o=[];for(let h=0;h<
f.length;h+=2*n)await T(e,h,n,t,o,r);e=o}return e}async function T(f,t,r,e,n,o){const[h,w]=[Math.min(t+r,f.length),Math.min(t+2*r,f.length)];let[y,v]=[t,h];for(;y<
h||v<w;){const _=y===h||v<w&&e(f[v],f[y])<0;n.push(f[_?v++:y++]);const u=o.step(O);u&&await u}}const x=(f,t)=>g(f,t,!1),M=(f,t)=>g(f,t,!0);function g(f,t,r){let[
e,n]=[0,f.length];for(;e<n;){const o=e+n>>1,h=f[o];h<t||r&&h===t?e=o+1:n=o}return e}})};
