"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:(($,S,u)=>{u.d(S,{q:()=>w});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function w(y){const x=y.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(x)?.[1]??D().get(x);return h===void 0?void 0:
(h.length===3?[...h].map(r=>r+r):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(r=>Number.parseInt(r,16))}let v;function D(){const y=E.split(" ");return v??=new Map(
y.flatMap((x,h)=>h%2===0?[[x,y[h+1]]]:[]))}}),17079:(($,S,u)=>{u.d(S,{Z:()=>y,_:()=>D});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(r){
if(r.length>64)return;const o=r.trim().replace(w,(n,i,a,p)=>`${i??""}${1900+Number(a)}${p}`);return h(x(E.exec(o)??v.exec(o)))}function y(r){const o=r.length>64?
void 0:x(v.exec(r.trim()));if(!o||h(o)===void 0)return;const{year:n,month:i="",day:a="",hour:p="",minute:l="",second:t="",zone:e=""}=o;return`D:${n}${i}${a}${p}${l}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function x(r){if(!r)return;const[,o,n,i,a,p,l,t,e,s,c]=r,g=t??(e===void 0?void 0:`${e}${s??"00"}:${c??"00"}`);return{year:o,
month:n,day:i,hour:a,minute:p,second:l,zone:g}}function h(r){if(!r)return;const{year:o,month:n,day:i,hour:a,minute:p="00",second:l="00",zone:t}=r,e=(c,g,O)=>c===
void 0||Number(c)>=g&&Number(c)<=O;if(Number(o)===0||!e(n,1,12)||!e(i,1,f(Number(o),Number(n)))||!e(a,0,23)||!e(p,0,59)||!e(l,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const s=[o,n,i].filter(c=>c!==void 0).join("-");return a===void 0?s:`${s}T${a}:${p}:${l}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function f(r,o){return o===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),49892:(($,S,u)=>{u.d(S,{B_:()=>v,Fw:()=>D,Tz:()=>x});
var E=u(49180),w=u(57117);const v="OctavoColor";function D(h,f){const r=y(h),o=r.length===1,n=f?.part===1;return f===void 0||(0,w.hU)(f,o?1:3)?{values:r,operators:`${r.
join(" ")} ${o?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:r,listsGlyphs:n,operators:`/${v} cs ${r.join(" ")} sc`,colorSpace:o?(0,w.HB)():(0,w.Pz)()}}function y(h){
if(h==="Gray")return[.5];const[f,r,o]=(0,E.q)(h);return(f===r&&r===o&&f>0?[f]:[f,r,o]).map(i=>Math.round(i/255*1e4)/1e4)}function x(h){return h===void 0||(0,w.hU)(
h,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${v} cs ${f} sc`,colorSpace:(0,w.HB)()}}}),57117:(($,S,u)=>{u.d(S,{Br:()=>h,HB:()=>i,Pz:()=>n,Qg:()=>r,_B:()=>D,
c4:()=>f,hU:()=>x});var E=u(21281),w=u(824),v=u(45599);async function D(a){const p=await(0,w.Br)(a),{archive:l}=(0,E.Ip)(a,p);return l&&{...l,xmp:p,intent:y(a)}}
function y(a){for(const p of a.array(a.catalog.get("OutputIntents"))??[]){const l=a.dict(p);if(!(0,v.Zm)(l)||!(0,v.Eo)(a.resolve(l.get("S")),"GTS_PDFA1"))continue;
const t=a.resolve(a.dict(l.get("DestOutputProfile"))?.get("N"));if(typeof t=="number")return t}}const x=({intent:a},p)=>p===1?a!==void 0:a===p,h={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},f=(a,p,l)=>(0,E.qg)(
a,p.xmp,p,l),r=a=>a&&a.part!==1&&a.intent===void 0?n():void 0,o=[.9505,1,1.089],n=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...o],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],i=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...o],Gamma:2.2})]}),95358:(($,S,u)=>{u.d(S,{Wx:()=>y,
pi:()=>h,z:()=>f});var E=u(58426),w=u(74135);function v(o,n){return D(o,n*72/o.userUnit)}function D(o,n){const{width:i,height:a}=(0,w.iN)(o),p={width:i-2*n,height:a-
2*n,inset:n};return p.width>0&&p.height>0?p:void 0}function y(o,n,i){const a=i===E.zU[o].fields.margin.default;return n.map(p=>{const l=v(p,i);if(l||!a)return l;
const{width:t,height:e}=(0,w.iN)(p);return D(p,Math.min(t,e)/10)})}const x=null;function h(o,{inset:n},i,a,p){const l=(0,w.iN)(o),t=l.width-n-a,e=l.height-n-p,s=i.
endsWith("left")?n:i.endsWith("right")?t:(l.width-a)/2,c=i.startsWith("bottom")?n:i.startsWith("top")?e:(l.height-p)/2;return[s,c]}function f({kinds:o,pages:n},i){
const a=n.find(({kind:p})=>!i[p]);return a?[{field:"margin",message:r(a.index,o[a.kind])}]:[]}function r(o,n){const{width:i,height:a}=(0,w.iN)(n),p=(0,w.d)(Math.
min(i,a)/2,n);return`leaves no room on page ${o+1}, which is ${(0,w.d)(i,n)} × ${(0,w.d)(a,n)} inches; it must be less than ${p}`}}),72313:(($,S,u)=>{u.d(S,{W:()=>g});
var E=u(81627),w=u(45599),v=u(98446),D=u(36078);function y(b,d,_,m){return`/Artifact <<${_==="over"?`/Type /Pagination /Subtype /${d}`:`/Type /Background /BBox \
[${m.map(D._).join(" ")}]`}>> BDC
${b}
EMC
`}var x=u(36211),h=u(37709),f=u(85008),r=u(74135),o=u(5490);const n=400,i=.01;function a(b,d,_,m){const M=new h.BT(d),T=new p(b,_,m);for(let U=0;U<n&&M.next();U++)
if(T.takes(M))return!0;return!1}class p{document;resources;box;states=new o.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(d,_,m){
this.document=d,this.resources=_,this.box=m}takes(d){if(this.states.follow(d)||this.extendsPath(d)||this.setsState(d))return!1;const{operator:_}=d;if(_==="Do")return this.
paintsImage(d.name(0));const m=x.lJ.get(_);return m!==void 0&&this.paintsPath(m)}setsState(d){const _=this.states.current;switch(d.operator){case"gs":{const m=this.
document.dict(this.resource("ExtGState",d.name(0)));return _.isOpaque=_.isSolid=t(this.document,m),!0}case"scn":case"sc":return _.isSolid=_.isOpaque&&d.kind(d.count-
1)!==f.o_,!0;case"g":case"rg":case"k":return _.isSolid=_.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(d){const{matrix:_}=this.
states.current;switch(d.operator){case"re":{const[m,M,T,U]=(0,o.M)(d);return this.path.rectangle(_,m,M,T,U),!0}case"m":case"l":return this.path.point(_,d.number(
0),d.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:d}){const _=this.states.current,m=this.path.area();
return d&&_.isSolid&&this.isCoveredBy(m)?!0:(this.clips&&(_.clip=m&&_.clip&&s(m,_.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(d){const _=this.states.current,
m=this.resource("XObject",d);if(!_.isOpaque||!(m instanceof w.Z6)||!e(this.document,m.dict))return!1;const M=new l;return M.rectangle(_.matrix,0,0,1,1),this.isCoveredBy(
M.area())}isCoveredBy(d){const{clip:_}=this.states.current;return d!==void 0&&_!==void 0&&c(s(d,_),this.box)}resource(d,_){const{document:m,resources:M}=this;return _===
void 0?null:m.resolve(m.dict(M?.get(d))?.get(_))}}class l{isRectangle=!0;points=[];point([d,_,m,M,T,U],C,B){this.points.push([d*C+m*B+T,_*C+M*B+U])}rectangle(d,_,m,M,T){
this.point(d,_,m),this.point(d,_+M,m),this.point(d,_+M,m+T),this.point(d,_,m+T)}area(){const{points:d}=this;if(!this.isRectangle||d.length<4||d.length>5)return;
const _=(0,r.$L)(d),m=i*Math.max(_[2]-_[0],_[3]-_[1]),M=(T,U,C)=>Math.abs(T-U)<=m||Math.abs(T-C)<=m;return d.every(([T,U])=>M(T,_[0],_[2])&&M(U,_[1],_[3]))?_:void 0}}
function t(b,d){if(!d)return!0;const _=b.resolve(d.get("ca")),m=b.resolve(d.get("BM")),M=b.resolve(d.get("SMask"));return(_===null||_===1)&&(m===null||(0,w.Eo)(
m,"Normal"))&&(M===null||(0,w.Eo)(M,"None"))}function e(b,d){const _=b.resolve(d.get("ImageMask"))===!0;return(0,w.Eo)(b.resolve(d.get("Subtype")),"Image")&&!_&&
!d.has("SMask")&&!d.has("Mask")}function s(b,d){return[Math.max(b[0],d[0]),Math.max(b[1],d[1]),Math.min(b[2],d[2]),Math.min(b[3],d[3])]}function c(b,d){const[_,
m]=[i*(d[2]-d[0]),i*(d[3]-d[1])];return b[0]<=d[0]+_&&b[1]<=d[1]+m&&b[2]>=d[2]-_&&b[3]>=d[3]-m}async function g(b,{kinds:d,pages:_},m){const{pace:M}=b.job,{layer:T,
subtype:U,groupColorSpace:C}=m,B=new E.B(b);T==="over"&&await B.inspect(_);const N=[];for(const[K,A]of _.entries()){const I=M.step(T==="over"?2e3:2e4);I&&await I,
K%1e3===0&&M.progress(K/_.length);const W=m.on(A,K);if(!W)continue;const{box:L}=d[A.kind],{resources:k}=W,R=j=>y(W.operators(j),U,T,L);if(T==="over")await B.over(
A,{resources:k,operators:R});else{const j=B.contents.content(B.contents.own(A));a(b,j,b.dict(A.resources),L)&&N.push(A.index+1),B.under(A,{resources:k,operators:R})}
C!==void 0&&O(b,A.index,C)}return N.length>0?[P(N,_.length)]:[]}function O(b,d,_){const m=b.pages.number(d),M=b.entry(m,"Group"),T=b.dict(M);if(T?.has("CS"))return;
const U=(0,w.jd)({Type:(0,w.UU)("Group"),S:(0,w.UU)("Transparency"),...Object.fromEntries(T??[]),CS:_});(0,w.i9)(M)&&(0,w.Zm)(b.get(M))?b.put(M,U):b.pages.patch(
d,{Group:U})}function P(b,d){return{code:"stamp_hidden",message:`The stamp is hidden ${b.length===d?"on every page":`on ${(0,v.oi)(b)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:(($,S,u)=>{u.r(S),u.d(S,{addQrCode:()=>b});var E=u(58552),w=u(45657),v=u(36078),D=u(99876),y=u(74135);
const x=[[1,0],[0,1],[-1,0],[0,-1]];function h(m){const{size:M}=m,T=(K,A)=>m.isDark(K,M-1-A),U=(K,A,I)=>{const[W,L]=f[I];return T(K+W[0],A+W[1])&&!T(K+L[0],A+L[1])},
C=new Uint8Array((M+1)*(M+1)*x.length),B=(K,A,I)=>(A*(M+1)+K)*x.length+I,N=[];for(let K=0;K<(M+1)*(M+1);K++){const[A,I]=[K%(M+1),Math.floor(K/(M+1))];if(!U(A,I,
0)||C[B(A,I,0)])continue;const W=[];let[L,k,R]=[A,I,0],j=-1;for(;!C[B(L,k,R)];)C[B(L,k,R)]=1,R!==j&&W.push([L,k]),j=R,L+=x[R][0],k+=x[R][1],R=[1,0,3].map(z=>(R+
z)%4).find(z=>U(L,k,z));j===0&&W.shift(),N.push(W)}return N}const f=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var r=u(42419),o=u(81679),
n=u(45599),i=u(49892),a=u(57117),p=u(95358),l=u(72313),t=u(86450),e=u(77581);const s=4;function c(m){if(!(!/^https:\/\/\S+$/i.test(m)||!URL.canParse(m)))return new URL(
m).href}async function g(m,{pages:M},T,U){const C=await t.M.of(m);for(const{index:B,kind:N}of M){const K=m.job.pace.step(2e3);K&&await K;const A=m.pages.number(
B),I=new n.oS(A,m.generation(A)),W=(0,n.jd)({Type:(0,n.UU)("Annot"),Subtype:(0,n.UU)("Link"),Rect:(0,y.W1)(U[N]),Border:[0,0,0],F:s,P:I,Contents:(0,e.wx)(T),A:(0,n.
jd)({S:(0,n.UU)("URI"),URI:(0,n.Px)(T)})}),L=m.add(W),k=C.add("Link",L,I);k!==void 0&&W.set("StructParent",k);const R=m.array(m.entry(A,"Annots"))??[];m.pages.patch(
B,{Annots:[...R,L],...k===void 0?{}:{Tabs:(0,n.UU)("S")}})}C.finish()}const O="OctavoQr",P=.01;async function b(m,M,T){const{qr_content:U,qr_link:C,error_correction:B,
layer:N}=M,{pace:K}=m.job,A=await(0,D.F)(m,T),{kinds:I}=A,W=(0,p.Wx)("add_qr_code",I,M.margin),L=(0,r.U)(U,B);await K.rest();const k=C?c(U):void 0,R=(0,p.z)(A,W);
if(C&&k===void 0&&R.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in L?R.push({field:"qr_con\
tent",message:`has ${L.length} ${L.unit}, and at most ${L.most} fit with the error correction ${B}`,mentions:["error_correction"]}):R.length===0&&(0,w.RZ)(R,d(L,
A,W,M.qr_size)),"most"in L||R.length>0)throw(0,E.G6)(R);const j=m.add(_(L,await(0,a._B)(m)));await K.rest();const z=L.size+2*r.M,Z=I.map((G,F)=>{const X=M.qr_size*
72/G.userUnit,[V,J]=(0,p.pi)(G,W[F],M.position,X,X);return(0,y.lw)([X/z,0,0,X/z,V,J],(0,y.S3)(G))}),H=Z.map(v.vs),Q=await(0,l.W)(m,A,{layer:N,subtype:"Watermark",
on:({kind:G})=>({resources:[{category:"XObject",name:O,ref:j}],operators:([F=""])=>(0,v.qK)(F,H[G])})});if(k!==void 0){const G=Z.map(F=>(0,y.zl)(F,[0,0,z,z]));await g(
m,A,k,G)}return Q}function d(m,{kinds:M,pages:T},U,C){const B=Math.ceil((m.size+2*r.M)*P*100-1e-9)/100;if(C<B)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${P} inches. Give at least ${B}`,mentions:["qr_content"]}];const N=({userUnit:k},{width:R,height:j})=>C*72/k>Math.
min(R,j)*(1+1e-9),K=T.find(({kind:k})=>N(M[k],U[k]));if(!K)return[];const[A,{width:I,height:W}]=[M[K.kind],U[K.kind]],L=(0,y.d)(Math.min(I,W),A);return[{field:"\
qr_size",message:`is too large for page ${K.index+1}, where the margins leave ${L} inches for the code`}]}function _(m,M){const T=m.size+2*r.M,U=(0,i.Tz)(M),C=h(
m).map(K=>`${(0,v.XL)(K.map(([A,I])=>[A+r.M,I+r.M]))} h`),B=[U.set(1),`0 0 ${T} ${T} re f`,U.set(0),...C,"f"],N=(0,n.jd)({Type:(0,n.UU)("XObject"),Subtype:(0,n.
UU)("Form"),BBox:[0,0,T,T],Resources:(0,n.jd)({ColorSpace:U.colorSpace&&(0,n.jd)({[i.B_]:U.colorSpace})}),Filter:(0,n.UU)("FlateDecode")});return new n.Z6(N,(0,o.
Kc)(Buffer.from(`${B.join(`
`)}
`,"latin1")))}}),74135:(($,S,u)=>{u.d(S,{$L:()=>n,DI:()=>x,Gd:()=>f,JQ:()=>w,Mo:()=>D,Pj:()=>p,S3:()=>v,W1:()=>l,XM:()=>a,d:()=>t,ds:()=>y,gF:()=>i,iN:()=>E,kO:()=>o,
lw:()=>h,zl:()=>r});function E({box:[e,s,c,g],rotation:O}){const P=c-e,b=g-s;return O%180===0?{width:P,height:b}:{width:b,height:P}}function w(e){const{width:s,
height:c}=E(e);return{width:s*e.userUnit,height:c*e.userUnit}}function v({box:[e,s,c,g],rotation:O}){switch(O){case 0:return[1,0,0,1,e,s];case 90:return[0,1,-1,
0,c,s];case 180:return[-1,0,0,-1,c,g];case 270:return[0,-1,1,0,e,g]}}function D(e,s){return s===void 0?e:p(e,s)??e}function y([e,s,c,g]){return[Math.min(e,c),Math.
min(s,g),Math.max(e,c),Math.max(s,g)]}function x([e,s,c,g,O,P]){const b=e*g-s*c,[d,_,m,M]=[g/b,-s/b,-c/b,e/b];return[d+0,_+0,m+0,M+0,-(O*d+P*m)+0,-(O*_+P*M)+0]}
function h(e,s){const[c,g,O,P,b,d]=e,[_,m,M,T,U,C]=s;return[c*_+g*M,c*m+g*T,O*_+P*M,O*m+P*T,b*_+d*M+U,b*m+d*T+C]}function f([e,s,c,g,O,P],b,d){return[e*b+c*d+O,
s*b+g*d+P]}function r(e,[s,c,g,O]){const[P,b]=f(e,s,c),[d,_]=f(e,g,c),[m,M]=f(e,s,O),[T,U]=f(e,g,O);return[Math.min(P,d,m,T),Math.min(b,_,M,U),Math.max(P,d,m,T),
Math.max(b,_,M,U)]}const o=(e,s)=>[Math.min(e[0],s[0]),Math.min(e[1],s[1]),Math.max(e[2],s[2]),Math.max(e[3],s[3])];function n(e){let[s,c,g,O]=i;for(const[P,b]of e)
s=Math.min(s,P),c=Math.min(c,b),g=Math.max(g,P),O=Math.max(O,b);return[s,c,g,O]}const i=[1/0,1/0,-1/0,-1/0],a=([e,s,c,g],O)=>[e-O,s-O,c+O,g+O];function p(e,s){const c=[
Math.max(e[0],s[0]),Math.max(e[1],s[1]),Math.min(e[2],s[2]),Math.min(e[3],s[3])];return c[0]<c[2]&&c[1]<c[3]?c:void 0}const l=e=>e.map(s=>Math.round(s*1e5)/1e5+
0),t=(e,{userUnit:s})=>String(Number((e*s/72).toPrecision(3)))}),6057:(($,S,u)=>{u.d(S,{VO:()=>v,b0:()=>y,c_:()=>h,iw:()=>D,lQ:()=>x});var E=u(74135);const w=[0,
0,612,792],v=(f,r)=>y(f,f.pages.attribute(r,"MediaBox"))??w;function D(f,r){const{pages:o}=f,n=f.resolve(f.entry(o.number(r),"UserUnit"));return{box:(0,E.Mo)(v(
f,r),y(f,o.attribute(r,"CropBox"))),rotation:h(f.resolve(o.attribute(r,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function y(f,r){const o=f.array(r)?.map(
i=>f.resolve(i));if(o?.length!==4||!o.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const n=(0,E.ds)(o);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function x(f,r){
const o=(f.array(r)??[]).map(n=>f.resolve(n));return o.length===6&&o.every(n=>typeof n=="number")?o:[1,0,0,1,0,0]}function h(f){const r=typeof f=="number"?(f%360+
360)%360:0;return r===90||r===180||r===270?r:0}}),5490:(($,S,u)=>{u.d(S,{M:()=>D,U:()=>v});var E=u(74135);const w=1e4;class v{current;saved=[];beyond=0;constructor(x){
this.current=x}follow(x){switch(x.operator){case"q":return this.saved.length<w?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(x),!0;default:return!1}}transform(x){if(x.count!==6)return;const[h,f,
r,o,n,i]=D(x);this.current.matrix=(0,E.lw)([h,f,r,o,n,i],this.current.matrix)}}const D=y=>Array.from({length:y.count},(x,h)=>y.number(h))}),21281:(($,S,u)=>{u.d(
S,{Ip:()=>f,XM:()=>a,Xb:()=>i,ds:()=>h,qg:()=>n});var E=u(59071),w=u(70549),v=u(43496),D=u(824),y=u(1975),x=u(60912);const h=(0,w.n)(async t=>f(t,await(0,D.Br)(
t)));function f(t,e){const s=(d,_)=>(0,E.wh)((0,y.sm)(e,d,_)[0]??""),c=o(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),g=r(s("pdfuaid","part"))?`P\
DF/UA-${s("pdfuaid","part")}`:void 0,P=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,E.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),
s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],b=[c?.name,g,...P.filter(d=>/^PDF\/[\w .:/()-]{1,40}$/.test(d))];return{archive:c,accessible:g,names:b.
filter(d=>d!==void 0)}}const r=t=>/^[1-9]$/.test(t);function o(t,e){if(!r(t))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}
function n(t,e,s,c){return e&&l(t,e,[v.dK.pdfaid]),i(s,c)}const i=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}\
: ${e}.`});async function a(t){const e=await(0,D.Br)(t);if(!e)return[];const{archive:s,accessible:c}=f(t,e);l(t,e,[v.dK.pdfaid,v.dK.pdfuaid]);const g=[s?.name,c].
filter(O=>O!==void 0);return g.length>0?[p(g)]:[]}const p=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function l(t,e,s){e.properties.some(({namespace:c})=>s.includes(c))&&(0,x._L)(t,(0,x.QH)(e,({namespace:c})=>s.includes(c),[]))}}),
43496:(($,S,u)=>{u.d(S,{HC:()=>D,dK:()=>E,ee:()=>v});const E={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(Object.entries(E));class v{uris=new Map;declared=[];known=new Map;enter(r){let o;for(const{name:n,value:i}of r){
if(!D(n))continue;const a=n.slice(6),p=this.uris.get(a);p?p.push(i):this.uris.set(a,[i]),(o??=[]).push(a)}this.declared.push(o??y),o&&this.known.clear()}leave(){
const r=this.declared.pop()??y;for(const o of r)this.uris.get(o).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(h(r))?.length??0)>0}ofElement(r){
let o=this.known.get(r);if(!o){const n=h(r),i=this.uris.get(n)?.at(-1)??w.get(n)??"";this.known.size===x&&this.known.clear(),this.known.set(r,o={namespace:i,local:r.
slice(r.indexOf(":")+1)})}return o}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const D=f=>f==="xmlns"||f.startsWith("xmlns:"),
y=[],x=1e3,h=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),824:(($,S,u)=>{u.d(S,{Br:()=>f,_6:()=>o,_U:()=>h});var E=u(58552),w=u(1975),v=u(17079),D=u(45599),y=u(59071),
x=u(70549);function h(n){const i=n.resolve(n.trailer.get("Info"));return i instanceof D.Bi?i:i instanceof D.Z6?i.dict:void 0}const f=(0,x.n)(r);async function r(n){
const i=n.get(n.catalogNumber),a=i instanceof D.Bi?n.resolve(i.get("Metadata")):null;if(!(a instanceof D.Z6))return;let p;try{p=n.decoded(a)}catch(l){if(!(l instanceof
E.zU)||l.code==="cancelled")throw l;return w.m}return(0,w.kg)(p,n.job.pace)}function o(n,i){const a=h(n),p=g=>n.resolve(a?.get(g)),l=(g,O,P=", ")=>{const b=(0,w.
sm)(i,g,O).map(y.wh).filter(Boolean).join(P);return b===""?null:b},t=(g,O)=>{const[P=""]=(0,w.sm)(i,g,O);return(0,y.wh)(P)||null},e=(g,O)=>(0,v._)((0,y.Gh)(p(g))??
"")??(0,v._)(t("xmp",O)??"")??null,s=n.get(n.catalogNumber),c=s instanceof D.Bi?(0,y.Gh)(n.resolve(s.get("Lang"))):null;return{title:(0,y.Gh)(p("Title"))??t("dc",
"title"),author:(0,y.Gh)(p("Author"))??l("dc","creator"),subject:(0,y.Gh)(p("Subject"))??t("dc","description"),keywords:(0,y.Gh)(p("Keywords"))??l("pdf","Keywor\
ds")??l("dc","subject"),creator:(0,y.Gh)(p("Creator"))??t("xmp","CreatorTool"),producer:(0,y.Gh)(p("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:c??t("dc","language")}}}),3907:(($,S,u)=>{u.d(S,{X:()=>p,km:()=>v,ol:()=>E,xK:()=>n});const E=200,w=1e4;
async function v(l,t,e){const s=new D(l);for(let c=s.next();c;c=s.next()){if(e(c))return"left";const g=t.step((c.to-c.from)*4+50);g&&await g}return s.hasDocumentType?
"document type":s.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==y)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===h?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,s){const c=this.text.indexOf(e,t+s);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),s=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(s)!==x))return this.at=s+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,s=this.name(t+1);if(s===t+1)return;const c=e.slice(t+1,s),g=[];for(let O=s;;){const P=this.blanks(O),b=e.charCodeAt(P);if(b===x||b===h&&e.charCodeAt(
P+1)===x)return this.at=b===x?P+1:P+2,{kind:b===x?"start":"empty",name:c,attributes:g,from:t,to:this.at};const d=this.name(P),_=this.blanks(d),m=this.blanks(_+1),
M=e[m];if(P===O||d===P||e[_]!=="="||M!=='"'&&M!=="'")return;const T=e.indexOf(M,m+1),U=e.slice(m+1,Math.max(T,m+1)),C=U.includes("<")?void 0:r(U);if(T<0||C===void 0||
g.length>=w)return;g.push({name:e.slice(P,d),value:C,from:P,to:T+1}),O=T+1}}characters(t,e){const s=r(this.text.slice(t,e));return s===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:s,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const s=e.charCodeAt(t);if(s!==32&&s!==9&&s!==10&&
s!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const s=e.charCodeAt(t);if(s<=32||s===h||s===x||s===y||s===61||s===34||s===39)break}return t}}
const[y,x,h]=[60,62,47],f=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(l){if(!l.includes("&"))return l;const t=[];let e=0;for(let s=l.
indexOf("&");s>=0;s=l.indexOf("&",e)){const c=l.indexOf(";",s);if(c<0||c-s>12)return;const g=l.slice(s+1,c),O=f.get(g)??o(g);if(O===void 0)return;t.push(l.slice(
e,s),O),e=c+1}return t.push(l.slice(e)),t.join("")}function o(l){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(l){const[t,e,s,c]=l;if(t===0&&e===0&&(s===254||s===0)||t===255&&e===254&&s===0&&c===
0)return a(l);if(t===254&&e===255||t===0&&e===60)return i(new TextDecoder("utf-16be").decode(l));if(t===255&&e===254||t===60&&e===0)return i(new TextDecoder("ut\
f-16le").decode(l));const g=new TextDecoder().decode(l);return i(g.includes("�")?Buffer.from(l).toString("latin1"):g)}const i=l=>l.startsWith("\uFEFF")?l.slice(
1):l;function a(l){const t=new DataView(l.buffer,l.byteOffset,l.byteLength),e=l[0]!==0,s=[];for(let c=0;c+4<=l.length;c+=4){const g=t.getUint32(c,e);if(g>1114111)
return;s.push(String.fromCodePoint(g))}return i(s.join(""))}const p=l=>l.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),60912:(($,S,u)=>{u.d(S,{QH:()=>D,T3:()=>y,_L:()=>r});var E=u(43496),w=u(3907),v=u(45599);function D(o,n,i){const{text:a,properties:p,end:l,about:t}=o,
e=[];let s=0;for(const c of p.filter(n).sort((g,O)=>g.from-O.from))c.from<s||(e.push(a.slice(s,c.from)),s=c.to);return e.push(a.slice(s,Math.max(l,s))),i.length>
0&&e.push(x(i,t)),e.push(a.slice(Math.max(l,s))),f(e.join(""))}function y(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${x(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(o,n){const a=[...new Set(o.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${E.dK[l]}"`).join(""),p=o.map(({prefix:l,name:t,form:e,values:s})=>`\
<${l}:${t}>${h(e,s)}</${l}:${t}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,w.X)(n)}"${a}>
${p.join("")}</rdf:Description>
`}function h(o,n){const i=a=>n.map(p=>`<rdf:li${a}>${(0,w.X)(p)}</rdf:li>`).join("");switch(o){case"simple":return(0,w.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const f=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(o,n){const i=o.catalog.get("Metadata"),a=o.resolve(i),p=a instanceof v.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],l=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...p]),t=new v.Z6(l,Buffer.
from(n,"utf8"));(0,v.i9)(i)&&a instanceof v.Z6?o.put(i,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:(($,S,u)=>{u.d(S,{kg:()=>y,m:()=>D,sm:()=>x});
var E=u(43496),w=u(3907);const v=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(o,n){const i=(0,w.xK)(o);if(i===void 0)return D;const a=new f,
l=await(0,w.km)(i,n,t=>(a.take(t),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:i,properties:a.properties,malformed:l,end:a.end,about:a.
about}}function x(o,n,i){return o?.properties.find(a=>a.name===i&&a.namespace===E.dK[n])?.values??[]}const h=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(n,i,a){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const p=this.scope.ofElement(n),l=p.namespace===E.dK.rdf,t=l&&p.local==="li";this.root===h&&this.end<0&&l&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,s=t?i.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...p,from:a,language:s}),
this.root===h){if(!l||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(i);else if(e===
2){this.items=[];const c=i.find(({name:g})=>this.isRdf(g,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:i,value:a,from:p,
to:l}of n){if((0,E.HC)(i))continue;const{namespace:t,local:e}=this.scope.ofAttribute(i);t===E.dK.rdf&&e==="about"&&(this.about=a),!(t===""||t===E.dK.rdf||t===E.
dK.xml)&&this.add({namespace:t,name:e,values:[a],from:p,to:l})}}close(n,i,a){const p=this.open.pop();if(p?.name!==n){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==h)if(l===0)this.end=i,this.root=h;else if(l===1&&this.loose)this.root=h,this.loose=!1;else if(l===2){const t=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:t,from:p.from,to:a})}else l>2&&p.namespace===E.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(n){this.properties.length<v?this.properties.push(n):this.broken=
!0}isRdf(n,i){const a=this.scope.ofAttribute(n);return a.local===i&&a.namespace===E.dK.rdf}}function r(o){const n=o.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),i=o.map(({text:a})=>a);return n>0?[i[n],...i.slice(0,n),...i.slice(n+1)]:i}}),42419:(($,S,u)=>{u.d(S,{M:()=>x,U:()=>o});var E=u(17775),w=u(63748),v=u(
5336),D=u(23265),y=u(96221);const x=4,h={low:"L",medium:"M",quartile:"Q",high:"H"},f={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},r=1;function o(i,a){const{segment:p,...l}=n(i,a);if(l.length>l.most)return l;
const t=new E.N({level:h[a]}).encode(p),{size:e}=t;return{size:e,isDark:(s,c)=>s>=0&&c>=0&&s<e&&c<e&&t.get(s,c)===1}}function n(i,a){const p={length:i.length,unit:"\
characters"};if(/^[0-9]+$/.test(i))return{segment:new w.e(i),most:f.numeric[a],...p};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new v.e(i),most:f.alphanumeric[a],
...p};const l=Buffer.byteLength(i),t=l===i.length;return{segment:new D.x(i,t?y.N.ISO_8859_1:y.N.UTF_8),length:l,most:f.bytes[a]-(t?0:r),unit:"bytes"}}}),86450:(($,S,u)=>{
u.d(S,{M:()=>v});var E=u(45599),w=u(89067);class v{document;tree;elements=[];constructor(y,x){this.document=y,this.tree=x}static async of(y){return new v(y,await w.
J.read(y))}add(y,x,h){const{document:f,tree:r}=this;if(!r)return;const o=(0,E.jd)({Type:(0,E.UU)("OBJR"),Obj:x,Pg:h}),n=f.add((0,E.jd)({Type:(0,E.UU)("StructEle\
m"),S:(0,E.UU)(y),Pg:h,K:o})),i=r.newKey();return r.entries.set(i,n),this.elements.push(n),i}addContent(y,x){const{document:h,tree:f}=this;if(!f)return;const r=h.
pages.number(x),o=h.resolve(h.entry(r,"StructParents")),n=typeof o=="number"?o:f.newKey(),i=h.array(f.entries.get(n))??[],a=new E.oS(r,h.generation(r)),p=h.add(
(0,E.jd)({Type:(0,E.UU)("StructElem"),S:(0,E.UU)(y),Pg:a,K:i.length}));return f.entries.set(n,[...i,p]),o!==n&&h.pages.patch(x,{StructParents:n}),this.elements.
push(p),i.length}finish(){const{tree:y,elements:x}=this;!y||x.length===0||(y.write(),this.addElements(y))}finishInPlace(y){const{tree:x}=this;x&&(x.grow(y),this.
addElements(x))}addElements(y){const{document:x}=this,{dict:h,holder:f}=y.root,r=x.array(h.get("K"))??(h.has("K")?[h.get("K")]:[]),o=r.length===1&&(0,E.i9)(r[0])?
r[0]:void 0,n=x.dict(o);o&&n&&(0,E.Eo)(x.resolve(n.get("S")),"Document")?this.append(n,o.number,o):this.append(h,f,x.catalog.get("StructTreeRoot"))}append(y,x,h){
const{document:f,elements:r}=this;f.edit(x);const o=y.get("K");if(y.set("K",[...f.array(o)??(o===void 0?[]:[o]),...r]),h instanceof E.oS)for(const n of r)f.dict(
n).set("P",h)}}}),89067:(($,S,u)=>{u.d(S,{J:()=>y});var E=u(45599),w=u(81077),v=u(9819);const D=100;class y{document;root;entries;nextKey;constructor(h,f,r,o){this.
document=h,this.root=f,this.entries=r,this.nextKey=o}static async read(h){const f=(0,v.Wo)(h,"StructTreeRoot");if(!f)return;const r=new Map;for(const[i,a]of await(0,w.
Zc)(h,f.dict.get("ParentTree"),"Nums"))typeof i=="number"&&r.set(i,a);const o=h.resolve(f.dict.get("ParentTreeNextKey")),n=[...r.keys()].reduce((i,a)=>Math.max(
i,a+1),typeof o=="number"?o:0);return new y(h,f,r,n)}newKey(){return this.nextKey++}write(){const{document:h,root:f,entries:r}=this,o=[...r].sort(([n],[i])=>n-i);
h.edit(f.holder),f.dict.set("ParentTree",h.add((0,w.H6)(h,o,"Nums"))),f.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:f,root:r,entries:o}=this,
n=this.lastLeaf(),i=n.at(-1);if(!i)return this.write();f.edit(r.holder),r.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:l,holder:t}of n){const e=f.array(
l.get("Limits"));f.edit(t),e&&l.set("Limits",[e[0]??h,h])}const a=i.dict.get("Nums"),p=(0,E.i9)(a)?f.edit(a):a;(0,E.cy)(p)?p.push(h,o.get(h)):i.dict.set("Nums",
[h,o.get(h)])}lastLeaf(){const{document:h,root:f}=this,r=[];let o=f.holder,n=f.dict.get("ParentTree");for(;n!==void 0&&r.length<D;){(0,E.i9)(n)&&(o=n.number);const i=h.
dict(n);if(!i)return[];r.push({dict:i,holder:o});const a=h.array(i.get("Kids"));if(!a||a.length===0)return r;n=a.at(-1)}return[]}}}),81077:(($,S,u)=>{u.d(S,{AN:()=>r,
BX:()=>x,H6:()=>h,MN:()=>f,Pu:()=>D,Zc:()=>y});var E=u(45599),w=u(9819);const v=64,D=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function y(t,e,s){
const c=[];for(const g of await n(t,e,0,s)){for(const P of a(t,g,s))c.push(P);const O=t.job.pace.step(o);O&&await O}return c}async function x(t,e,s,c,g,O){const P=await n(
t,e,s,c,O);for(let b=P.length-1;b>=0;b--){const d=P[b],_=a(t,d,c),m=_.filter(([C,B])=>!g(C,B)),M=t.job.pace.step(o+_.length*o);M&&await M,m.length<_.length&&(t.
edit(d.holder),d.dict.set(c,m.flat()),d.changed=!0);for(const C of d.repeats)t.edit(d.holder),d.dict.delete(C),d.changed=!0;if(d.emptyKids){const C=(t.array(d.dict.
get("Kids"))??[]).filter(B=>!d.emptyKids.has(t.dict(B)));t.edit(d.holder),d.dict.set("Kids",C),d.changed=!0}if(!d.changed)continue;const T=t.array(d.dict.get("K\
ids"))??[];d.empty=m.length===0&&T.length===0;const U=d.parent;U&&(U.changed=!0,d.empty?(U.emptyKids??=new Set).add(d.dict):p(t,d,m,T))}return P[0]?.empty??!1}function h(t,e,s){
if(e.length<=v)return(0,E.jd)({[s]:e.flat()});let c=[];for(const g of l(e)){const[O,P]=[g[0][0],g.at(-1)[0]];c.push({ref:t.add((0,E.jd)({Limits:[O,P],[s]:g.flat()})),
low:O,high:P})}for(;c.length>v;)c=l(c).map(g=>{const[O,P]=[g[0].low,g.at(-1).high];return{ref:t.add((0,E.jd)({Limits:[O,P],Kids:g.map(({ref:b})=>b)})),low:O,high:P}});
return(0,E.jd)({Kids:c.map(({ref:g})=>g)})}const f=(t,e)=>h(t,r([...e].map(([s,c])=>[(0,E.Px)(s),c])),"Names");function r(t){return t.map(e=>({entry:e,key:D(e[0])})).
sort((e,s)=>e.key<s.key?-1:e.key>s.key?1:0).map(({entry:e})=>e)}const o=100;async function n(t,e,s,c,g){const O=new w.b9(t),P=new Set,b=m=>P.size<P.add(m).size,
d=[],_=[{value:e??null,holder:s,parent:void 0}];for(let m=_.pop();m!==void 0;m=_.pop()){O.spend(1);const M=t.dict(m.value);if(!M||!b(M)||g&&m.parent&&!i(t,M,g))
continue;const T=[],U=A=>{const I=t.array(M.get(A));return!I||b(I)?I??[]:(T.push(A),[])},C=U(c).length>>1,B=U("Kids"),N={dict:M,holder:(0,w.Kd)(m.value,m.holder),
parent:m.parent,repeats:T};d.push(N),O.spend(C);for(let A=B.length-1;A>=0;A--)_.push({value:B[A],holder:(0,w.Kd)(M.get("Kids"),N.holder),parent:N});const K=t.job.
pace.step(o+C*o);K&&await K}return d}function i(t,e,s){const[c,g]=t.array(e.get("Limits"))??[];return typeof c!="number"||typeof g!="number"||s(c,g)}function a(t,{
dict:e,repeats:s},c){const g=s.includes(c)?void 0:t.array(e.get(c));if(!g)return[];const O=[];for(let P=0;P+1<g.length;P+=2){const b=t.resolve(g[P]);(c==="Names"?
b instanceof E.Mx:typeof b=="number")&&O.push([b,g[P+1]])}return O}function p(t,e,s,c){const g=b=>t.array(t.dict(b)?.get("Limits"))??[],O=s[0]?.[0]??g(c[0])[0],
P=s.at(-1)?.[0]??g(c.at(-1))[1];t.edit(e.holder),O!==void 0&&P!==void 0?e.dict.set("Limits",[O,P]):e.dict.delete("Limits")}function l(t){const e=[];for(let s=0;s<
t.length;s+=v)e.push(t.slice(s,s+v));return e}}),59071:(($,S,u)=>{u.d(S,{Gh:()=>n,ZK:()=>i,wh:()=>o});var E=u(77581),w=u(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,x=a=>a.replace(v,"").replace(
D,"").replace(y,"�"),h=200,f=new WeakMap;function r(a){if(a.bytes.length<h)return x((0,E.g7)(a));let p=f.get(a);return p===void 0&&f.set(a,p=x((0,E.g7)(a))),p}
const o=a=>x(a).trim();function n(a){const p=a instanceof w.Mx?r(a).trim():"";return p===""?null:p}const i=a=>a?r(a):""}),70549:(($,S,u)=>{u.d(S,{n:()=>E});function E(w){
const v=new WeakMap;return D=>{if(D.hasChanges)return w(D);const y=v.get(D);if(y)return y.answer;const x=w(D);return v.set(D,{answer:x}),x}}}),9819:(($,S,u)=>{u.
d(S,{J7:()=>v,Kd:()=>x,Wo:()=>h,_i:()=>y,b9:()=>D});var E=u(42973),w=u(45599);class v{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:o,catalogNumber:n,pages:i}=this.document,a=o.get("Pages");r===n||(0,w.i9)(a)&&r===a.number||i.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,w.i9)(r)&&this.gone.has(r.number)}}
class D{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(r,o=new D(
r)){this.allowance=o,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,w.i9)(r))return!0;const{number:o}=r,n=o>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const i=1<<(o&7),a=(this.seen[n]&i)===0;return this.seen[n]|=i,a}}function x(f,r){return(0,w.i9)(f)?f.number:
r}function h(f,r){const o=f.catalog.get(r),n=f.dict(o);return n&&{dict:n,holder:x(o,f.catalogNumber)}}})};
