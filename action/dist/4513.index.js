"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:(($,U,u)=>{u.d(U,{q:()=>M});const E="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function M(y){const x=y.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(x)?.[1]??D().get(x);return h===void 0?void 0:
(h.length===3?[...h].map(r=>r+r):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(r=>Number.parseInt(r,16))}let v;function D(){const y=E.split(" ");return v??=new Map(
y.flatMap((x,h)=>h%2===0?[[x,y[h+1]]]:[]))}}),17079:(($,U,u)=>{u.d(U,{Z:()=>y,_:()=>D});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(r){
if(r.length>64)return;const o=r.trim().replace(M,(t,a,i,p)=>`${a??""}${1900+Number(i)}${p}`);return h(x(E.exec(o)??v.exec(o)))}function y(r){const o=r.length>64?
void 0:x(v.exec(r.trim()));if(!o||h(o)===void 0)return;const{year:t,month:a="",day:i="",hour:p="",minute:l="",second:e="",zone:n=""}=o;return`D:${t}${a}${i}${p}${l}${e}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function x(r){if(!r)return;const[,o,t,a,i,p,l,e,n,s,c]=r,m=e??(n===void 0?void 0:`${n}${s??"00"}:${c??"00"}`);return{year:o,
month:t,day:a,hour:i,minute:p,second:l,zone:m}}function h(r){if(!r)return;const{year:o,month:t,day:a,hour:i,minute:p="00",second:l="00",zone:e}=r,n=(c,m,O)=>c===
void 0||Number(c)>=m&&Number(c)<=O;if(Number(o)===0||!n(t,1,12)||!n(a,1,f(Number(o),Number(t)))||!n(i,0,23)||!n(p,0,59)||!n(l,0,59)||e!==void 0&&e!=="Z"&&!(n(e.
slice(1,3),0,23)&&n(e.slice(4),0,59)))return;const s=[o,t,a].filter(c=>c!==void 0).join("-");return i===void 0?s:`${s}T${i}:${p}:${l}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function f(r,o){return o===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),49892:(($,U,u)=>{u.d(U,{B_:()=>v,Fw:()=>D,Tz:()=>x});
var E=u(49180),M=u(57117);const v="OctavoColor";function D(h,f){const r=y(h),o=r.length===1,t=f?.part===1;return f===void 0||(0,M.hU)(f,o?1:3)?{values:r,operators:`${r.
join(" ")} ${o?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:r,listsGlyphs:t,operators:`/${v} cs ${r.join(" ")} sc`,colorSpace:o?(0,M.HB)():(0,M.Pz)()}}function y(h){
if(h==="Gray")return[.5];const[f,r,o]=(0,E.q)(h);return(f===r&&r===o&&f>0?[f]:[f,r,o]).map(a=>Math.round(a/255*1e4)/1e4)}function x(h){return h===void 0||(0,M.hU)(
h,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${v} cs ${f} sc`,colorSpace:(0,M.HB)()}}}),57117:(($,U,u)=>{u.d(U,{Br:()=>h,HB:()=>a,Pz:()=>t,Qg:()=>r,_B:()=>D,
c4:()=>f,hU:()=>x});var E=u(21281),M=u(824),v=u(45599);async function D(i){const p=await(0,M.Br)(i),{archive:l}=(0,E.Ip)(i,p);return l&&{...l,xmp:p,intent:y(i)}}
function y(i){for(const p of i.array(i.catalog.get("OutputIntents"))??[]){const l=i.dict(p);if(!(0,v.Zm)(l)||!(0,v.Eo)(i.resolve(l.get("S")),"GTS_PDFA1"))continue;
const e=i.resolve(i.dict(l.get("DestOutputProfile"))?.get("N"));if(typeof e=="number")return e}}const x=({intent:i},p)=>p===1?i!==void 0:i===p,h={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},f=(i,p,l)=>(0,E.qg)(
i,p.xmp,p,l),r=i=>i&&i.part!==1&&i.intent===void 0?t():void 0,o=[.9505,1,1.089],t=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...o],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],a=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...o],Gamma:2.2})]}),95358:(($,U,u)=>{u.d(U,{Wx:()=>y,
pi:()=>h,z:()=>f});var E=u(58426),M=u(74135);function v(o,t){return D(o,t*72/o.userUnit)}function D(o,t){const{width:a,height:i}=(0,M.iN)(o),p={width:a-2*t,height:i-
2*t,inset:t};return p.width>0&&p.height>0?p:void 0}function y(o,t,a){const i=a===E.zU[o].fields.margin.default;return t.map(p=>{const l=v(p,a);if(l||!i)return l;
const{width:e,height:n}=(0,M.iN)(p);return D(p,Math.min(e,n)/10)})}const x=null;function h(o,{inset:t},a,i,p){const l=(0,M.iN)(o),e=l.width-t-i,n=l.height-t-p,s=a.
endsWith("left")?t:a.endsWith("right")?e:(l.width-i)/2,c=a.startsWith("bottom")?t:a.startsWith("top")?n:(l.height-p)/2;return[s,c]}function f({kinds:o,pages:t},a){
const i=t.find(({kind:p})=>!a[p]);return i?[{field:"margin",message:r(i.index,o[i.kind])}]:[]}function r(o,t){const{width:a,height:i}=(0,M.iN)(t),p=(0,M.d)(Math.
min(a,i)/2,t);return`leaves no room on page ${o+1}, which is ${(0,M.d)(a,t)} × ${(0,M.d)(i,t)} inches; it must be less than ${p}`}}),72313:(($,U,u)=>{u.d(U,{W:()=>m});
var E=u(81627),M=u(45599),v=u(98446),D=u(36078);function y(b,d,_,g){return`/Artifact <<${_==="over"?`/Type /Pagination /Subtype /${d}`:`/Type /Background /BBox \
[${g.map(D._).join(" ")}]`}>> BDC
${b}
EMC
`}var x=u(36211),h=u(37709),f=u(85008),r=u(74135),o=u(5490);const t=400,a=.01;function i(b,d,_,g){const w=new h.BT(d),T=new p(b,_,g);for(let S=0;S<t&&w.next();S++)
if(T.takes(w))return!0;return!1}class p{document;resources;box;states=new o.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(d,_,g){
this.document=d,this.resources=_,this.box=g}takes(d){if(this.states.follow(d)||this.extendsPath(d)||this.setsState(d))return!1;const{operator:_}=d;if(_==="Do")return this.
paintsImage(d.name(0));const g=x.lJ.get(_);return g!==void 0&&this.paintsPath(g)}setsState(d){const _=this.states.current;switch(d.operator){case"gs":{const g=this.
document.dict(this.resource("ExtGState",d.name(0)));return _.isOpaque=_.isSolid=e(this.document,g),!0}case"scn":case"sc":return _.isSolid=_.isOpaque&&d.kind(d.count-
1)!==f.o_,!0;case"g":case"rg":case"k":return _.isSolid=_.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(d){const{matrix:_}=this.
states.current;switch(d.operator){case"re":{const[g,w,T,S]=(0,o.M)(d);return this.path.rectangle(_,g,w,T,S),!0}case"m":case"l":return this.path.point(_,d.number(
0),d.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:d}){const _=this.states.current,g=this.path.area();
return d&&_.isSolid&&this.isCoveredBy(g)?!0:(this.clips&&(_.clip=g&&_.clip&&s(g,_.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(d){const _=this.states.current,
g=this.resource("XObject",d);if(!_.isOpaque||!(g instanceof M.Z6)||!n(this.document,g.dict))return!1;const w=new l;return w.rectangle(_.matrix,0,0,1,1),this.isCoveredBy(
w.area())}isCoveredBy(d){const{clip:_}=this.states.current;return d!==void 0&&_!==void 0&&c(s(d,_),this.box)}resource(d,_){const{document:g,resources:w}=this;return _===
void 0?null:g.resolve(g.dict(w?.get(d))?.get(_))}}class l{isRectangle=!0;points=[];point([d,_,g,w,T,S],C,K){this.points.push([d*C+g*K+T,_*C+w*K+S])}rectangle(d,_,g,w,T){
this.point(d,_,g),this.point(d,_+w,g),this.point(d,_+w,g+T),this.point(d,_,g+T)}area(){const{points:d}=this;if(!this.isRectangle||d.length<4||d.length>5)return;
const _=(0,r.$L)(d),g=a*Math.max(_[2]-_[0],_[3]-_[1]),w=(T,S,C)=>Math.abs(T-S)<=g||Math.abs(T-C)<=g;return d.every(([T,S])=>w(T,_[0],_[2])&&w(S,_[1],_[3]))?_:void 0}}
function e(b,d){if(!d)return!0;const _=b.resolve(d.get("ca")),g=b.resolve(d.get("BM")),w=b.resolve(d.get("SMask"));return(_===null||_===1)&&(g===null||(0,M.Eo)(
g,"Normal"))&&(w===null||(0,M.Eo)(w,"None"))}function n(b,d){const _=b.resolve(d.get("ImageMask"))===!0;return(0,M.Eo)(b.resolve(d.get("Subtype")),"Image")&&!_&&
!d.has("SMask")&&!d.has("Mask")}function s(b,d){return[Math.max(b[0],d[0]),Math.max(b[1],d[1]),Math.min(b[2],d[2]),Math.min(b[3],d[3])]}function c(b,d){const[_,
g]=[a*(d[2]-d[0]),a*(d[3]-d[1])];return b[0]<=d[0]+_&&b[1]<=d[1]+g&&b[2]>=d[2]-_&&b[3]>=d[3]-g}async function m(b,{kinds:d,pages:_},g){const{pace:w}=b.job,{layer:T,
subtype:S,groupColorSpace:C}=g,K=new E.B(b);T==="over"&&await K.inspect(_);const N=[];for(const[B,A]of _.entries()){const I=w.step(T==="over"?2e3:2e4);I&&await I,
B%1e3===0&&w.progress(B/_.length);const W=g.on(A,B);if(!W)continue;const{box:L}=d[A.kind],{resources:k}=W,R=j=>y(W.operators(j),S,T,L);if(T==="over")await K.over(
A,{resources:k,operators:R});else{const j=K.contents.content(K.contents.own(A));i(b,j,b.dict(A.resources),L)&&N.push(A.index+1),K.under(A,{resources:k,operators:R})}
C!==void 0&&O(b,A.index,C)}return N.length>0?[P(N,_.length)]:[]}function O(b,d,_){const g=b.pages.number(d),w=b.entry(g,"Group"),T=b.dict(w);if(T?.has("CS"))return;
const S=(0,M.jd)({Type:(0,M.UU)("Group"),S:(0,M.UU)("Transparency"),...Object.fromEntries(T??[]),CS:_});(0,M.i9)(w)&&(0,M.Zm)(b.get(w))?b.put(w,S):b.pages.patch(
d,{Group:S})}function P(b,d){return{code:"stamp_hidden",message:`The stamp is hidden ${b.length===d?"on every page":`on ${(0,v.oi)(b)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:(($,U,u)=>{u.r(U),u.d(U,{addQrCode:()=>b});var E=u(58552),M=u(45657),v=u(36078),D=u(99876),y=u(74135);
const x=[[1,0],[0,1],[-1,0],[0,-1]];function h(g){const{size:w}=g,T=(B,A)=>g.isDark(B,w-1-A),S=(B,A,I)=>{const[W,L]=f[I];return T(B+W[0],A+W[1])&&!T(B+L[0],A+L[1])},
C=new Uint8Array((w+1)*(w+1)*x.length),K=(B,A,I)=>(A*(w+1)+B)*x.length+I,N=[];for(let B=0;B<(w+1)*(w+1);B++){const[A,I]=[B%(w+1),Math.floor(B/(w+1))];if(!S(A,I,
0)||C[K(A,I,0)])continue;const W=[];let[L,k,R]=[A,I,0],j=-1;for(;!C[K(L,k,R)];)C[K(L,k,R)]=1,R!==j&&W.push([L,k]),j=R,L+=x[R][0],k+=x[R][1],R=[1,0,3].map(z=>(R+
z)%4).find(z=>S(L,k,z));j===0&&W.shift(),N.push(W)}return N}const f=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var r=u(42419),o=u(81679),
t=u(45599),a=u(49892),i=u(57117),p=u(95358),l=u(72313),e=u(86450),n=u(77581);const s=4;function c(g){if(!(!/^https:\/\/\S+$/i.test(g)||!URL.canParse(g)))return new URL(
g).href}async function m(g,{pages:w},T,S){const C=await e.M.of(g);for(const{index:K,kind:N}of w){const B=g.job.pace.step(2e3);B&&await B;const A=g.pages.number(
K),I=new t.oS(A,g.generation(A)),W=(0,t.jd)({Type:(0,t.UU)("Annot"),Subtype:(0,t.UU)("Link"),Rect:(0,y.W1)(S[N]),Border:[0,0,0],F:s,P:I,Contents:(0,n.wx)(T),A:(0,t.
jd)({S:(0,t.UU)("URI"),URI:(0,t.Px)(T)})}),L=g.add(W),k=C.add("Link",L,I);k!==void 0&&W.set("StructParent",k);const R=g.array(g.entry(A,"Annots"))??[];g.pages.patch(
K,{Annots:[...R,L],...k===void 0?{}:{Tabs:(0,t.UU)("S")}})}C.finish()}const O="OctavoQr",P=.01;async function b(g,w,T){const{qr_content:S,qr_link:C,error_correction:K,
layer:N}=w,{pace:B}=g.job,A=await(0,D.F)(g,T),{kinds:I}=A,W=(0,p.Wx)("add_qr_code",I,w.margin),L=(0,r.U)(S,K);await B.rest();const k=C?c(S):void 0,R=(0,p.z)(A,W);
if(C&&k===void 0&&R.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in L?R.push({field:"qr_con\
tent",message:`has ${L.length} ${L.unit}, and at most ${L.most} fit with the error correction ${K}`,mentions:["error_correction"]}):R.length===0&&(0,M.RZ)(R,d(L,
A,W,w.qr_size)),"most"in L||R.length>0)throw(0,E.G6)(R);const j=g.add(_(L,await(0,i._B)(g)));await B.rest();const z=L.size+2*r.M,Z=I.map((G,F)=>{const X=w.qr_size*
72/G.userUnit,[V,J]=(0,p.pi)(G,W[F],w.position,X,X);return(0,y.lw)([X/z,0,0,X/z,V,J],(0,y.S3)(G))}),H=Z.map(v.vs),Q=await(0,l.W)(g,A,{layer:N,subtype:"Watermark",
on:({kind:G})=>({resources:[{category:"XObject",name:O,ref:j}],operators:([F=""])=>(0,v.qK)(F,H[G])})});if(k!==void 0){const G=Z.map(F=>(0,y.zl)(F,[0,0,z,z]));await m(
g,A,k,G)}return Q}function d(g,{kinds:w,pages:T},S,C){const K=Math.ceil((g.size+2*r.M)*P*100-1e-9)/100;if(C<K)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${P} inches. Give at least ${K}`,mentions:["qr_content"]}];const N=({userUnit:k},{width:R,height:j})=>C*72/k>Math.
min(R,j)*(1+1e-9),B=T.find(({kind:k})=>N(w[k],S[k]));if(!B)return[];const[A,{width:I,height:W}]=[w[B.kind],S[B.kind]],L=(0,y.d)(Math.min(I,W),A);return[{field:"\
qr_size",message:`is too large for page ${B.index+1}, where the margins leave ${L} inches for the code`}]}function _(g,w){const T=g.size+2*r.M,S=(0,a.Tz)(w),C=h(
g).map(B=>`${(0,v.XL)(B.map(([A,I])=>[A+r.M,I+r.M]))} h`),K=[S.set(1),`0 0 ${T} ${T} re f`,S.set(0),...C,"f"],N=(0,t.jd)({Type:(0,t.UU)("XObject"),Subtype:(0,t.
UU)("Form"),BBox:[0,0,T,T],Resources:(0,t.jd)({ColorSpace:S.colorSpace&&(0,t.jd)({[a.B_]:S.colorSpace})}),Filter:(0,t.UU)("FlateDecode")});return new t.Z6(N,(0,o.
Kc)(Buffer.from(`${K.join(`
`)}
`,"latin1")))}}),74135:(($,U,u)=>{u.d(U,{$L:()=>a,DI:()=>x,Gd:()=>r,JQ:()=>M,Mo:()=>D,PU:()=>h,Pj:()=>l,S3:()=>v,W1:()=>e,XM:()=>p,d:()=>n,ds:()=>y,gF:()=>i,iN:()=>E,
kO:()=>t,lw:()=>f,zl:()=>o});function E({box:[s,c,m,O],rotation:P}){const b=m-s,d=O-c;return P%180===0?{width:b,height:d}:{width:d,height:b}}function M(s){const{
width:c,height:m}=E(s);return{width:c*s.userUnit,height:m*s.userUnit}}function v({box:[s,c,m,O],rotation:P}){switch(P){case 0:return[1,0,0,1,s,c];case 90:return[
0,1,-1,0,m,c];case 180:return[-1,0,0,-1,m,O];case 270:return[0,-1,1,0,s,O]}}function D(s,c){return c===void 0?s:l(s,c)??s}function y([s,c,m,O]){return[Math.min(
s,m),Math.min(c,O),Math.max(s,m),Math.max(c,O)]}function x([s,c,m,O,P,b]){const d=s*O-c*m,[_,g,w,T]=[O/d,-c/d,-m/d,s/d];return[_+0,g+0,w+0,T+0,-(P*_+b*w)+0,-(P*
g+b*T)+0]}const h=([s,c,m,O])=>Math.sqrt(Math.abs(s*O-c*m));function f(s,c){const[m,O,P,b,d,_]=s,[g,w,T,S,C,K]=c;return[m*g+O*T,m*w+O*S,P*g+b*T,P*w+b*S,d*g+_*T+
C,d*w+_*S+K]}function r([s,c,m,O,P,b],d,_){return[s*d+m*_+P,c*d+O*_+b]}function o(s,[c,m,O,P]){const[b,d]=r(s,c,m),[_,g]=r(s,O,m),[w,T]=r(s,c,P),[S,C]=r(s,O,P);
return[Math.min(b,_,w,S),Math.min(d,g,T,C),Math.max(b,_,w,S),Math.max(d,g,T,C)]}const t=(s,c)=>[Math.min(s[0],c[0]),Math.min(s[1],c[1]),Math.max(s[2],c[2]),Math.
max(s[3],c[3])];function a(s){let[c,m,O,P]=i;for(const[b,d]of s)c=Math.min(c,b),m=Math.min(m,d),O=Math.max(O,b),P=Math.max(P,d);return[c,m,O,P]}const i=[1/0,1/0,
-1/0,-1/0],p=([s,c,m,O],P)=>[s-P,c-P,m+P,O+P];function l(s,c){const m=[Math.max(s[0],c[0]),Math.max(s[1],c[1]),Math.min(s[2],c[2]),Math.min(s[3],c[3])];return m[0]<
m[2]&&m[1]<m[3]?m:void 0}const e=s=>s.map(c=>Math.round(c*1e5)/1e5+0),n=(s,{userUnit:c})=>String(Number((s*c/72).toPrecision(3)))}),6057:(($,U,u)=>{u.d(U,{VO:()=>v,
b0:()=>y,c_:()=>h,iw:()=>D,lQ:()=>x});var E=u(74135);const M=[0,0,612,792],v=(f,r)=>y(f,f.pages.attribute(r,"MediaBox"))??M;function D(f,r){const{pages:o}=f,t=f.
resolve(f.entry(o.number(r),"UserUnit"));return{box:(0,E.Mo)(v(f,r),y(f,o.attribute(r,"CropBox"))),rotation:h(f.resolve(o.attribute(r,"Rotate"))),userUnit:typeof t==
"number"&&t>0?t:1}}function y(f,r){const o=f.array(r)?.map(a=>f.resolve(a));if(o?.length!==4||!o.every(a=>typeof a=="number"&&Number.isFinite(a)))return;const t=(0,E.
ds)(o);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function x(f,r){const o=(f.array(r)??[]).map(t=>f.resolve(t));return o.length===6&&o.every(t=>typeof t=="number")?o:
[1,0,0,1,0,0]}function h(f){const r=typeof f=="number"?(f%360+360)%360:0;return r===90||r===180||r===270?r:0}}),5490:(($,U,u)=>{u.d(U,{M:()=>D,U:()=>v});var E=u(
74135);const M=1e4;class v{current;saved=[];beyond=0;constructor(x){this.current=x}follow(x){switch(x.operator){case"q":return this.saved.length<M?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(x),
!0;default:return!1}}transform(x){if(x.count!==6)return;const[h,f,r,o,t,a]=D(x);this.current.matrix=(0,E.lw)([h,f,r,o,t,a],this.current.matrix)}}const D=y=>Array.
from({length:y.count},(x,h)=>y.number(h))}),21281:(($,U,u)=>{u.d(U,{Ip:()=>f,XM:()=>i,Xb:()=>a,ds:()=>h,qg:()=>t});var E=u(59071),M=u(70549),v=u(43496),D=u(824),
y=u(1975),x=u(60912);const h=(0,M.n)(async e=>f(e,await(0,D.Br)(e)));function f(e,n){const s=(d,_)=>(0,E.wh)((0,y.sm)(n,d,_)[0]??""),c=o(s("pdfaid","part"),s("p\
dfaid","conformance").toLowerCase()),m=r(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,P=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||
((0,E.Gh)(e.resolve((0,D._U)(e)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],b=[c?.name,m,...P.filter(d=>/^PDF\/[\w .:/()-]{1,40}$/.
test(d))];return{archive:c,accessible:m,names:b.filter(d=>d!==void 0)}}const r=e=>/^[1-9]$/.test(e);function o(e,n){if(!r(e))return;const s=/^[abuef]$/.test(n)?
n:"";return{part:Number(e),level:s,name:`PDF/A-${e}${s}`}}function t(e,n,s,c){return n&&l(e,n,[v.dK.pdfaid]),a(s,c)}const a=({name:e},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${e}: ${n}.`});async function i(e){const n=await(0,D.Br)(e);if(!n)return[];const{archive:s,accessible:c}=f(
e,n);l(e,n,[v.dK.pdfaid,v.dK.pdfuaid]);const m=[s?.name,c].filter(O=>O!==void 0);return m.length>0?[p(m)]:[]}const p=e=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function l(e,n,s){n.properties.some(({namespace:c})=>s.includes(c))&&
(0,x._L)(e,(0,x.QH)(n,({namespace:c})=>s.includes(c),[]))}}),43496:(($,U,u)=>{u.d(U,{HC:()=>D,dK:()=>E,ee:()=>v});const E={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(E));class v{uris=new Map;declared=[];known=new Map;enter(r){
let o;for(const{name:t,value:a}of r){if(!D(t))continue;const i=t.slice(6),p=this.uris.get(i);p?p.push(a):this.uris.set(i,[a]),(o??=[]).push(i)}this.declared.push(
o??y),o&&this.known.clear()}leave(){const r=this.declared.pop()??y;for(const o of r)this.uris.get(o).pop();r.length>0&&this.known.clear()}declares(r){return(this.
uris.get(h(r))?.length??0)>0}ofElement(r){let o=this.known.get(r);if(!o){const t=h(r),a=this.uris.get(t)?.at(-1)??M.get(t)??"";this.known.size===x&&this.known.clear(),
this.known.set(r,o={namespace:a,local:r.slice(r.indexOf(":")+1)})}return o}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const D=f=>f===
"xmlns"||f.startsWith("xmlns:"),y=[],x=1e3,h=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),824:(($,U,u)=>{u.d(U,{Br:()=>f,_6:()=>o,_U:()=>h});var E=u(58552),M=u(1975),
v=u(17079),D=u(45599),y=u(59071),x=u(70549);function h(t){const a=t.resolve(t.trailer.get("Info"));return a instanceof D.Bi?a:a instanceof D.Z6?a.dict:void 0}const f=(0,x.
n)(r);async function r(t){const a=t.get(t.catalogNumber),i=a instanceof D.Bi?t.resolve(a.get("Metadata")):null;if(!(i instanceof D.Z6))return;let p;try{p=t.decoded(
i)}catch(l){if(!(l instanceof E.zU)||l.code==="cancelled")throw l;return M.m}return(0,M.kg)(p,t.job.pace)}function o(t,a){const i=h(t),p=m=>t.resolve(i?.get(m)),
l=(m,O,P=", ")=>{const b=(0,M.sm)(a,m,O).map(y.wh).filter(Boolean).join(P);return b===""?null:b},e=(m,O)=>{const[P=""]=(0,M.sm)(a,m,O);return(0,y.wh)(P)||null},
n=(m,O)=>(0,v._)((0,y.Gh)(p(m))??"")??(0,v._)(e("xmp",O)??"")??null,s=t.get(t.catalogNumber),c=s instanceof D.Bi?(0,y.Gh)(t.resolve(s.get("Lang"))):null;return{
title:(0,y.Gh)(p("Title"))??e("dc","title"),author:(0,y.Gh)(p("Author"))??l("dc","creator"),subject:(0,y.Gh)(p("Subject"))??e("dc","description"),keywords:(0,y.
Gh)(p("Keywords"))??l("pdf","Keywords")??l("dc","subject"),creator:(0,y.Gh)(p("Creator"))??e("xmp","CreatorTool"),producer:(0,y.Gh)(p("Producer"))??e("pdf","Pro\
ducer"),created:n("CreationDate","CreateDate"),modified:n("ModDate","ModifyDate"),language:c??e("dc","language")}}}),3907:(($,U,u)=>{u.d(U,{X:()=>p,km:()=>v,ol:()=>E,
xK:()=>t});const E=200,M=1e4;async function v(l,e,n){const s=new D(l);for(let c=s.next();c;c=s.next()){if(n(c))return"left";const m=e.step((c.to-c.from)*4+50);m&&
await m}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=
e}next(){const{text:e,at:n}=this;if(n>=e.length)return;if(e.charCodeAt(n)!==y)return this.characters(n,this.nextTag(n));if(e.startsWith("<!--",n))return this.other(
n,"-->",4);if(e.startsWith("<?",n))return this.other(n,"?>",2);if(e.startsWith("<![CDATA[",n)){const c=e.indexOf("]]>",n);return c<0?this.end():(this.at=c+3,{kind:"\
text",text:e.slice(n+9,c),from:n,to:this.at})}return e.startsWith("<!",n)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",n),this.end()):(e.charCodeAt(n+1)===h?this.
endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(e,n,s){const c=this.text.indexOf(n,e+s);return c<0?this.end():(this.at=c+n.length,{kind:"othe\
r",from:e,to:this.at})}endTag(e){const n=this.name(e+2),s=this.blanks(n);if(!(n===e+2||this.text.charCodeAt(s)!==x))return this.at=s+1,{kind:"end",name:this.text.
slice(e+2,n),from:e,to:this.at}}startTag(e){const{text:n}=this,s=this.name(e+1);if(s===e+1)return;const c=n.slice(e+1,s),m=[];for(let O=s;;){const P=this.blanks(
O),b=n.charCodeAt(P);if(b===x||b===h&&n.charCodeAt(P+1)===x)return this.at=b===x?P+1:P+2,{kind:b===x?"start":"empty",name:c,attributes:m,from:e,to:this.at};const d=this.
name(P),_=this.blanks(d),g=this.blanks(_+1),w=n[g];if(P===O||d===P||n[_]!=="="||w!=='"'&&w!=="'")return;const T=n.indexOf(w,g+1),S=n.slice(g+1,Math.max(T,g+1)),
C=S.includes("<")?void 0:r(S);if(T<0||C===void 0||m.length>=M)return;m.push({name:n.slice(P,d),value:C,from:P,to:T+1}),O=T+1}}characters(e,n){const s=r(this.text.
slice(e,n));return s===void 0?this.fault(e,n):(this.at=n,{kind:"text",text:s,from:e,to:n})}nextTag(e){const n=this.text.indexOf("<",e);return n<0?this.text.length:
n}fault(e,n){return this.malformed=!0,this.at=n,{kind:"other",from:e,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:n}=this;for(;;){
const s=n.charCodeAt(e);if(s!==32&&s!==9&&s!==10&&s!==13)return e;e++}}name(e){const{text:n}=this;for(;e<n.length;e++){const s=n.charCodeAt(e);if(s<=32||s===h||
s===x||s===y||s===61||s===34||s===39)break}return e}}const[y,x,h]=[60,62,47],f=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(l){
if(!l.includes("&"))return l;const e=[];let n=0;for(let s=l.indexOf("&");s>=0;s=l.indexOf("&",n)){const c=l.indexOf(";",s);if(c<0||c-s>12)return;const m=l.slice(
s+1,c),O=f.get(m)??o(m);if(O===void 0)return;e.push(l.slice(n,s),O),n=c+1}return e.push(l.slice(n)),e.join("")}function o(l){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(l),n=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function t(l){const[e,n,s,c]=l;
if(e===0&&n===0&&(s===254||s===0)||e===255&&n===254&&s===0&&c===0)return i(l);if(e===254&&n===255||e===0&&n===60)return a(new TextDecoder("utf-16be").decode(l));
if(e===255&&n===254||e===60&&n===0)return a(new TextDecoder("utf-16le").decode(l));const m=new TextDecoder().decode(l);return a(m.includes("�")?Buffer.from(l).
toString("latin1"):m)}const a=l=>l.startsWith("\uFEFF")?l.slice(1):l;function i(l){const e=new DataView(l.buffer,l.byteOffset,l.byteLength),n=l[0]!==0,s=[];for(let c=0;c+
4<=l.length;c+=4){const m=e.getUint32(c,n);if(m>1114111)return;s.push(String.fromCodePoint(m))}return a(s.join(""))}const p=l=>l.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:(($,U,u)=>{u.d(U,{QH:()=>D,T3:()=>y,_L:()=>r});var E=u(43496),M=u(3907),v=u(45599);function D(o,t,a){
const{text:i,properties:p,end:l,about:e}=o,n=[];let s=0;for(const c of p.filter(t).sort((m,O)=>m.from-O.from))c.from<s||(n.push(i.slice(s,c.from)),s=c.to);return n.
push(i.slice(s,Math.max(l,s))),a.length>0&&n.push(x(a,e)),n.push(i.slice(Math.max(l,s))),f(n.join(""))}function y(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${x(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function x(o,t){const i=[...new Set(o.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${E.dK[l]}"`).join(""),p=o.map(({prefix:l,name:e,form:n,values:s})=>`\
<${l}:${e}>${h(n,s)}</${l}:${e}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,M.X)(t)}"${i}>
${p.join("")}</rdf:Description>
`}function h(o,t){const a=i=>t.map(p=>`<rdf:li${i}>${(0,M.X)(p)}</rdf:li>`).join("");switch(o){case"simple":return(0,M.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const f=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(o,t){const a=o.catalog.get("Metadata"),i=o.resolve(a),p=i instanceof v.Z6?[...i.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],l=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...p]),e=new v.Z6(l,Buffer.
from(t,"utf8"));(0,v.i9)(a)&&i instanceof v.Z6?o.put(a,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),1975:(($,U,u)=>{u.d(U,{kg:()=>y,m:()=>D,sm:()=>x});
var E=u(43496),M=u(3907);const v=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function y(o,t){const a=(0,M.xK)(o);if(a===void 0)return D;const i=new f,
l=await(0,M.km)(a,t,e=>(i.take(e),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:a,properties:i.properties,malformed:l,end:i.end,about:i.
about}}function x(o,t,a){return o?.properties.find(i=>i.name===a&&i.namespace===E.dK[t])?.values??[]}const h=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(t,a,i){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const p=this.scope.ofElement(t),l=p.namespace===E.dK.rdf,e=l&&p.local==="li";this.root===h&&this.end<0&&l&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,s=e?a.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:t,...p,from:i,language:s}),
this.root===h){if(!l||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(n===1)this.describe(a);else if(n===
2){this.items=[];const c=a.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=c?[c.value]:[]}else e&&(this.pieces=[])}describe(t){for(const{name:a,value:i,from:p,
to:l}of t){if((0,E.HC)(a))continue;const{namespace:e,local:n}=this.scope.ofAttribute(a);e===E.dK.rdf&&n==="about"&&(this.about=i),!(e===""||e===E.dK.rdf||e===E.
dK.xml)&&this.add({namespace:e,name:n,values:[i],from:p,to:l})}}close(t,a,i){const p=this.open.pop();if(p?.name!==t){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==h)if(l===0)this.end=a,this.root=h;else if(l===1&&this.loose)this.root=h,this.loose=!1;else if(l===2){const e=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:e,from:p.from,to:i})}else l>2&&p.namespace===E.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(t){this.properties.length<v?this.properties.push(t):this.broken=
!0}isRdf(t,a){const i=this.scope.ofAttribute(t);return i.local===a&&i.namespace===E.dK.rdf}}function r(o){const t=o.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),a=o.map(({text:i})=>i);return t>0?[a[t],...a.slice(0,t),...a.slice(t+1)]:a}}),42419:(($,U,u)=>{u.d(U,{M:()=>x,U:()=>o});var E=u(17775),M=u(63748),v=u(
5336),D=u(23265),y=u(96221);const x=4,h={low:"L",medium:"M",quartile:"Q",high:"H"},f={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},r=1;function o(a,i){const{segment:p,...l}=t(a,i);if(l.length>l.most)return l;
const e=new E.N({level:h[i]}).encode(p),{size:n}=e;return{size:n,isDark:(s,c)=>s>=0&&c>=0&&s<n&&c<n&&e.get(s,c)===1}}function t(a,i){const p={length:a.length,unit:"\
characters"};if(/^[0-9]+$/.test(a))return{segment:new M.e(a),most:f.numeric[i],...p};if(/^[0-9A-Z $%*+./:-]+$/.test(a))return{segment:new v.e(a),most:f.alphanumeric[i],
...p};const l=Buffer.byteLength(a),e=l===a.length;return{segment:new D.x(a,e?y.N.ISO_8859_1:y.N.UTF_8),length:l,most:f.bytes[i]-(e?0:r),unit:"bytes"}}}),86450:(($,U,u)=>{
u.d(U,{M:()=>v});var E=u(45599),M=u(89067);class v{document;tree;elements=[];constructor(y,x){this.document=y,this.tree=x}static async of(y){return new v(y,await M.
J.read(y))}add(y,x,h){const{document:f,tree:r}=this;if(!r)return;const o=(0,E.jd)({Type:(0,E.UU)("OBJR"),Obj:x,Pg:h}),t=f.add((0,E.jd)({Type:(0,E.UU)("StructEle\
m"),S:(0,E.UU)(y),Pg:h,K:o})),a=r.newKey();return r.entries.set(a,t),this.elements.push(t),a}addContent(y,x){const{document:h,tree:f}=this;if(!f)return;const r=h.
pages.number(x),o=h.resolve(h.entry(r,"StructParents")),t=typeof o=="number"?o:f.newKey(),a=h.array(f.entries.get(t))??[],i=new E.oS(r,h.generation(r)),p=h.add(
(0,E.jd)({Type:(0,E.UU)("StructElem"),S:(0,E.UU)(y),Pg:i,K:a.length}));return f.entries.set(t,[...a,p]),o!==t&&h.pages.patch(x,{StructParents:t}),this.elements.
push(p),a.length}finish(){const{tree:y,elements:x}=this;!y||x.length===0||(y.write(),this.addElements(y))}finishInPlace(y){const{tree:x}=this;x&&(x.grow(y),this.
addElements(x))}addElements(y){const{document:x}=this,{dict:h,holder:f}=y.root,r=x.array(h.get("K"))??(h.has("K")?[h.get("K")]:[]),o=r.length===1&&(0,E.i9)(r[0])?
r[0]:void 0,t=x.dict(o);o&&t&&(0,E.Eo)(x.resolve(t.get("S")),"Document")?this.append(t,o.number,o):this.append(h,f,x.catalog.get("StructTreeRoot"))}append(y,x,h){
const{document:f,elements:r}=this;f.edit(x);const o=y.get("K");if(y.set("K",[...f.array(o)??(o===void 0?[]:[o]),...r]),h instanceof E.oS)for(const t of r)f.dict(
t).set("P",h)}}}),89067:(($,U,u)=>{u.d(U,{J:()=>y});var E=u(45599),M=u(81077),v=u(9819);const D=100;class y{document;root;entries;nextKey;constructor(h,f,r,o){this.
document=h,this.root=f,this.entries=r,this.nextKey=o}static async read(h){const f=(0,v.Wo)(h,"StructTreeRoot");if(!f)return;const r=new Map;for(const[a,i]of await(0,M.
Zc)(h,f.dict.get("ParentTree"),"Nums"))typeof a=="number"&&r.set(a,i);const o=h.resolve(f.dict.get("ParentTreeNextKey")),t=[...r.keys()].reduce((a,i)=>Math.max(
a,i+1),typeof o=="number"?o:0);return new y(h,f,r,t)}newKey(){return this.nextKey++}write(){const{document:h,root:f,entries:r}=this,o=[...r].sort(([t],[a])=>t-a);
h.edit(f.holder),f.dict.set("ParentTree",h.add((0,M.H6)(h,o,"Nums"))),f.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:f,root:r,entries:o}=this,
t=this.lastLeaf(),a=t.at(-1);if(!a)return this.write();f.edit(r.holder),r.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:l,holder:e}of t){const n=f.array(
l.get("Limits"));f.edit(e),n&&l.set("Limits",[n[0]??h,h])}const i=a.dict.get("Nums"),p=(0,E.i9)(i)?f.edit(i):i;(0,E.cy)(p)?p.push(h,o.get(h)):a.dict.set("Nums",
[h,o.get(h)])}lastLeaf(){const{document:h,root:f}=this,r=[];let o=f.holder,t=f.dict.get("ParentTree");for(;t!==void 0&&r.length<D;){(0,E.i9)(t)&&(o=t.number);const a=h.
dict(t);if(!a)return[];r.push({dict:a,holder:o});const i=h.array(a.get("Kids"));if(!i||i.length===0)return r;t=i.at(-1)}return[]}}}),81077:(($,U,u)=>{u.d(U,{AN:()=>r,
BX:()=>x,H6:()=>h,MN:()=>f,Pu:()=>D,Zc:()=>y});var E=u(45599),M=u(9819);const v=64,D=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function y(e,n,s){
const c=[];for(const m of await t(e,n,0,s)){for(const P of i(e,m,s))c.push(P);const O=e.job.pace.step(o);O&&await O}return c}async function x(e,n,s,c,m,O){const P=await t(
e,n,s,c,O);for(let b=P.length-1;b>=0;b--){const d=P[b],_=i(e,d,c),g=_.filter(([C,K])=>!m(C,K)),w=e.job.pace.step(o+_.length*o);w&&await w,g.length<_.length&&(e.
edit(d.holder),d.dict.set(c,g.flat()),d.changed=!0);for(const C of d.repeats)e.edit(d.holder),d.dict.delete(C),d.changed=!0;if(d.emptyKids){const C=(e.array(d.dict.
get("Kids"))??[]).filter(K=>!d.emptyKids.has(e.dict(K)));e.edit(d.holder),d.dict.set("Kids",C),d.changed=!0}if(!d.changed)continue;const T=e.array(d.dict.get("K\
ids"))??[];d.empty=g.length===0&&T.length===0;const S=d.parent;S&&(S.changed=!0,d.empty?(S.emptyKids??=new Set).add(d.dict):p(e,d,g,T))}return P[0]?.empty??!1}function h(e,n,s){
if(n.length<=v)return(0,E.jd)({[s]:n.flat()});let c=[];for(const m of l(n)){const[O,P]=[m[0][0],m.at(-1)[0]];c.push({ref:e.add((0,E.jd)({Limits:[O,P],[s]:m.flat()})),
low:O,high:P})}for(;c.length>v;)c=l(c).map(m=>{const[O,P]=[m[0].low,m.at(-1).high];return{ref:e.add((0,E.jd)({Limits:[O,P],Kids:m.map(({ref:b})=>b)})),low:O,high:P}});
return(0,E.jd)({Kids:c.map(({ref:m})=>m)})}const f=(e,n)=>h(e,r([...n].map(([s,c])=>[(0,E.Px)(s),c])),"Names");function r(e){return e.map(n=>({entry:n,key:D(n[0])})).
sort((n,s)=>n.key<s.key?-1:n.key>s.key?1:0).map(({entry:n})=>n)}const o=100;async function t(e,n,s,c,m){const O=new M.b9(e),P=new Set,b=g=>P.size<P.add(g).size,
d=[],_=[{value:n??null,holder:s,parent:void 0}];for(let g=_.pop();g!==void 0;g=_.pop()){O.spend(1);const w=e.dict(g.value);if(!w||!b(w)||m&&g.parent&&!a(e,w,m))
continue;const T=[],S=A=>{const I=e.array(w.get(A));return!I||b(I)?I??[]:(T.push(A),[])},C=S(c).length>>1,K=S("Kids"),N={dict:w,holder:(0,M.Kd)(g.value,g.holder),
parent:g.parent,repeats:T};d.push(N),O.spend(C);for(let A=K.length-1;A>=0;A--)_.push({value:K[A],holder:(0,M.Kd)(w.get("Kids"),N.holder),parent:N});const B=e.job.
pace.step(o+C*o);B&&await B}return d}function a(e,n,s){const[c,m]=e.array(n.get("Limits"))??[];return typeof c!="number"||typeof m!="number"||s(c,m)}function i(e,{
dict:n,repeats:s},c){const m=s.includes(c)?void 0:e.array(n.get(c));if(!m)return[];const O=[];for(let P=0;P+1<m.length;P+=2){const b=e.resolve(m[P]);(c==="Names"?
b instanceof E.Mx:typeof b=="number")&&O.push([b,m[P+1]])}return O}function p(e,n,s,c){const m=b=>e.array(e.dict(b)?.get("Limits"))??[],O=s[0]?.[0]??m(c[0])[0],
P=s.at(-1)?.[0]??m(c.at(-1))[1];e.edit(n.holder),O!==void 0&&P!==void 0?n.dict.set("Limits",[O,P]):n.dict.delete("Limits")}function l(e){const n=[];for(let s=0;s<
e.length;s+=v)n.push(e.slice(s,s+v));return n}}),59071:(($,U,u)=>{u.d(U,{Gh:()=>t,ZK:()=>a,wh:()=>o});var E=u(77581),M=u(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,x=i=>i.replace(v,"").replace(
D,"").replace(y,"�"),h=200,f=new WeakMap;function r(i){if(i.bytes.length<h)return x((0,E.g7)(i));let p=f.get(i);return p===void 0&&f.set(i,p=x((0,E.g7)(i))),p}
const o=i=>x(i).trim();function t(i){const p=i instanceof M.Mx?r(i).trim():"";return p===""?null:p}const a=i=>i?r(i):""}),70549:(($,U,u)=>{u.d(U,{n:()=>E});function E(M){
const v=new WeakMap;return D=>{if(D.hasChanges)return M(D);const y=v.get(D);if(y)return y.answer;const x=M(D);return v.set(D,{answer:x}),x}}}),9819:(($,U,u)=>{u.
d(U,{J7:()=>v,Kd:()=>x,Wo:()=>h,_i:()=>y,b9:()=>D});var E=u(42973),M=u(45599);class v{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:o,catalogNumber:t,pages:a}=this.document,i=o.get("Pages");r===t||(0,M.i9)(i)&&r===i.number||a.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,M.i9)(r)&&this.gone.has(r.number)}}
class D{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(r,o=new D(
r)){this.allowance=o,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,M.i9)(r))return!0;const{number:o}=r,t=o>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const a=1<<(o&7),i=(this.seen[t]&a)===0;return this.seen[t]|=a,i}}function x(f,r){return(0,M.i9)(f)?f.number:
r}function h(f,r){const o=f.catalog.get(r),t=f.dict(o);return t&&{dict:t,holder:x(o,f.catalogNumber)}}})};
