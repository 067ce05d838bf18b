"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:((j,K,l)=>{l.d(K,{q:()=>O});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function O(x){const b=x.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??C().get(b);return m===void 0?void 0:
(m.length===3?[...m].map(t=>t+t):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(t=>Number.parseInt(t,16))}let T;function C(){const x=v.split(" ");return T??=new Map(
x.flatMap((b,m)=>m%2===0?[[b,x[m+1]]]:[]))}}),17079:((j,K,l)=>{l.d(K,{Z:()=>x,_:()=>C});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,T=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function C(t){
if(t.length>64)return;const s=t.trim().replace(O,(e,i,o,g)=>`${i??""}${1900+Number(o)}${g}`);return m(b(v.exec(s)??T.exec(s)))}function x(t){const s=t.length>64?
void 0:b(T.exec(t.trim()));if(!s||m(s)===void 0)return;const{year:e,month:i="",day:o="",hour:g="",minute:w="",second:y="",zone:P=""}=s;return`D:${e}${i}${o}${g}${w}${y}${P===
"Z"||P===""?P:`${P.replace(":","'")}'`}`}function b(t){if(!t)return;const[,s,e,i,o,g,w,y,P,A,c]=t,_=y??(P===void 0?void 0:`${P}${A??"00"}:${c??"00"}`);return{year:s,
month:e,day:i,hour:o,minute:g,second:w,zone:_}}function m(t){if(!t)return;const{year:s,month:e,day:i,hour:o,minute:g="00",second:w="00",zone:y}=t,P=(c,_,E)=>c===
void 0||Number(c)>=_&&Number(c)<=E;if(Number(s)===0||!P(e,1,12)||!P(i,1,u(Number(s),Number(e)))||!P(o,0,23)||!P(g,0,59)||!P(w,0,59)||y!==void 0&&y!=="Z"&&!(P(y.
slice(1,3),0,23)&&P(y.slice(4),0,59)))return;const A=[s,e,i].filter(c=>c!==void 0).join("-");return o===void 0?A:`${A}T${o}:${g}:${w}${y==="+00:00"||y==="-00:00"?
"Z":y??""}`}function u(t,s){return s===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),49892:((j,K,l)=>{l.d(K,{B_:()=>T,Fw:()=>C,Tz:()=>b});
var v=l(49180),O=l(57117);const T="OctavoColor";function C(m,u){const t=x(m),s=t.length===1,e=u?.part===1;return u===void 0||(0,O.hU)(u,s?1:3)?{values:t,operators:`${t.
join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:t,listsGlyphs:e,operators:`/${T} cs ${t.join(" ")} sc`,colorSpace:s?(0,O.HB)():(0,O.Pz)()}}function x(m){
if(m==="Gray")return[.5];const[u,t,s]=(0,v.q)(m);return(u===t&&t===s&&u>0?[u]:[u,t,s]).map(i=>Math.round(i/255*1e4)/1e4)}function b(m){return m===void 0||(0,O.hU)(
m,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`/${T} cs ${u} sc`,colorSpace:(0,O.HB)()}}}),57117:((j,K,l)=>{l.d(K,{Br:()=>m,HB:()=>i,Pz:()=>e,Qg:()=>t,_B:()=>C,
c4:()=>u,hU:()=>b});var v=l(21281),O=l(824),T=l(45599);async function C(o){const g=await(0,O.Br)(o),{archive:w}=(0,v.Ip)(o,g);return w&&{...w,xmp:g,intent:x(o)}}
function x(o){for(const g of o.array(o.catalog.get("OutputIntents"))??[]){const w=o.dict(g);if(!(0,T.Zm)(w)||!(0,T.Eo)(o.resolve(w.get("S")),"GTS_PDFA1"))continue;
const y=o.resolve(o.dict(w.get("DestOutputProfile"))?.get("N"));if(typeof y=="number")return y}}const b=({intent:o},g)=>g===1?o!==void 0:o===g,m={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},u=(o,g,w)=>(0,v.qg)(
o,g.xmp,g,w),t=o=>o&&o.part!==1&&o.intent===void 0?e():void 0,s=[.9505,1,1.089],e=()=>[(0,T.UU)("CalRGB"),(0,T.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],i=()=>[(0,T.UU)("CalGray"),(0,T.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((j,K,l)=>{l.d(K,{Wx:()=>x,
pi:()=>m,z:()=>u});var v=l(58426),O=l(74135);function T(s,e){return C(s,e*72/s.userUnit)}function C(s,e){const{width:i,height:o}=(0,O.iN)(s),g={width:i-2*e,height:o-
2*e,inset:e};return g.width>0&&g.height>0?g:void 0}function x(s,e,i){const o=i===v.zU[s].fields.margin.default;return e.map(g=>{const w=T(g,i);if(w||!o)return w;
const{width:y,height:P}=(0,O.iN)(g);return C(g,Math.min(y,P)/10)})}const b=null;function m(s,{inset:e},i,o,g){const w=(0,O.iN)(s),y=w.width-e-o,P=w.height-e-g,A=i.
endsWith("left")?e:i.endsWith("right")?y:(w.width-o)/2,c=i.startsWith("bottom")?e:i.startsWith("top")?P:(w.height-g)/2;return[A,c]}function u({kinds:s,pages:e},i){
const o=e.find(({kind:g})=>!i[g]);return o?[{field:"margin",message:t(o.index,s[o.kind])}]:[]}function t(s,e){const{width:i,height:o}=(0,O.iN)(e),g=(0,O.d)(Math.
min(i,o)/2,e);return`leaves no room on page ${s+1}, which is ${(0,O.d)(i,e)} × ${(0,O.d)(o,e)} inches; it must be less than ${g}`}}),72313:((j,K,l)=>{l.d(K,{W:()=>_});
var v=l(81627),O=l(45599),T=l(98446),C=l(36078);function x(p,d,f,r){return`/Artifact <<${f==="over"?`/Type /Pagination /Subtype /${d}`:`/Type /Background /BBox \
[${r.map(C._).join(" ")}]`}>> BDC
${p}
EMC
`}var b=l(36211),m=l(37709),u=l(85008),t=l(74135),s=l(5490);const e=400,i=.01;function o(p,d,f,r){const n=new m.BT(d),a=new g(p,f,r);for(let h=0;h<e&&n.next();h++)
if(a.takes(n))return!0;return!1}class g{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new w;clips=!1;constructor(d,f,r){
this.document=d,this.resources=f,this.box=r}takes(d){if(this.states.follow(d)||this.extendsPath(d)||this.setsState(d))return!1;const{operator:f}=d;if(f==="Do")return this.
paintsImage(d.name(0));const r=b.lJ.get(f);return r!==void 0&&this.paintsPath(r)}setsState(d){const f=this.states.current;switch(d.operator){case"gs":{const r=this.
document.dict(this.resource("ExtGState",d.name(0)));return f.isOpaque=f.isSolid=y(this.document,r),!0}case"scn":case"sc":return f.isSolid=f.isOpaque&&d.kind(d.count-
1)!==u.o_,!0;case"g":case"rg":case"k":return f.isSolid=f.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(d){const{matrix:f}=this.
states.current;switch(d.operator){case"re":{const[r,n,a,h]=(0,s.M)(d);return this.path.rectangle(f,r,n,a,h),!0}case"m":case"l":return this.path.point(f,d.number(
0),d.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:d}){const f=this.states.current,r=this.path.area();
return d&&f.isSolid&&this.isCoveredBy(r)?!0:(this.clips&&(f.clip=r&&f.clip&&A(r,f.clip)),this.clips=!1,this.path=new w,!1)}paintsImage(d){const f=this.states.current,
r=this.resource("XObject",d);if(!f.isOpaque||!(r instanceof O.Z6)||!P(this.document,r.dict))return!1;const n=new w;return n.rectangle(f.matrix,0,0,1,1),this.isCoveredBy(
n.area())}isCoveredBy(d){const{clip:f}=this.states.current;return d!==void 0&&f!==void 0&&c(A(d,f),this.box)}resource(d,f){const{document:r,resources:n}=this;return f===
void 0?null:r.resolve(r.dict(n?.get(d))?.get(f))}}class w{isRectangle=!0;points=[];point([d,f,r,n,a,h],M,S){this.points.push([d*M+r*S+a,f*M+n*S+h])}rectangle(d,f,r,n,a){
this.point(d,f,r),this.point(d,f+n,r),this.point(d,f+n,r+a),this.point(d,f,r+a)}area(){const{points:d}=this;if(!this.isRectangle||d.length<4||d.length>5)return;
const f=(0,t.$L)(d),r=i*Math.max(f[2]-f[0],f[3]-f[1]),n=(a,h,M)=>Math.abs(a-h)<=r||Math.abs(a-M)<=r;return d.every(([a,h])=>n(a,f[0],f[2])&&n(h,f[1],f[3]))?f:void 0}}
function y(p,d){if(!d)return!0;const f=p.resolve(d.get("ca")),r=p.resolve(d.get("BM")),n=p.resolve(d.get("SMask"));return(f===null||f===1)&&(r===null||(0,O.Eo)(
r,"Normal"))&&(n===null||(0,O.Eo)(n,"None"))}function P(p,d){const f=p.resolve(d.get("ImageMask"))===!0;return(0,O.Eo)(p.resolve(d.get("Subtype")),"Image")&&!f&&
!d.has("SMask")&&!d.has("Mask")}function A(p,d){return[Math.max(p[0],d[0]),Math.max(p[1],d[1]),Math.min(p[2],d[2]),Math.min(p[3],d[3])]}function c(p,d){const[f,
r]=[i*(d[2]-d[0]),i*(d[3]-d[1])];return p[0]<=d[0]+f&&p[1]<=d[1]+r&&p[2]>=d[2]-f&&p[3]>=d[3]-r}async function _(p,{kinds:d,pages:f},r){const{pace:n}=p.job,{layer:a,
subtype:h,groupColorSpace:M}=r,S=new v.B(p);a==="over"&&await S.inspect(f);const I=[];for(const[L,U]of f.entries()){const k=n.step(a==="over"?2e3:2e4);k&&await k,
L%1e3===0&&n.progress(L/f.length);const N=r.on(U,L);if(!N)continue;const{box:B}=d[U.kind],{resources:$}=N,R=W=>x(N.operators(W),h,a,B);if(a==="over")await S.over(
U,{resources:$,operators:R});else{const W=await S.contents.content(S.contents.own(U));o(p,W,p.dict(U.resources),B)&&I.push(U.index+1),S.under(U,{resources:$,operators:R})}
M!==void 0&&E(p,U.index,M)}return I.length>0?[D(I,f.length)]:[]}function E(p,d,f){const r=p.pages.number(d),n=p.entry(r,"Group"),a=p.dict(n);if(a?.has("CS"))return;
const h=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(a??[]),CS:f});(0,O.i9)(n)&&(0,O.Zm)(p.get(n))?p.put(n,h):p.pages.patch(
d,{Group:h})}function D(p,d){return{code:"stamp_hidden",message:`The stamp is hidden ${p.length===d?"on every page":`on ${(0,T.oi)(p)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((j,K,l)=>{l.r(K),l.d(K,{addQrCode:()=>p});var v=l(58552),O=l(45657),T=l(36078),C=l(99876),x=l(74135);
const b=[[1,0],[0,1],[-1,0],[0,-1]];function m(r){const{size:n}=r,a=(L,U)=>r.isDark(L,n-1-U),h=(L,U,k)=>{const[N,B]=u[k];return a(L+N[0],U+N[1])&&!a(L+B[0],U+B[1])},
M=new Uint8Array((n+1)*(n+1)*b.length),S=(L,U,k)=>(U*(n+1)+L)*b.length+k,I=[];for(let L=0;L<(n+1)*(n+1);L++){const[U,k]=[L%(n+1),Math.floor(L/(n+1))];if(!h(U,k,
0)||M[S(U,k,0)])continue;const N=[];let[B,$,R]=[U,k,0],W=-1;for(;!M[S(B,$,R)];)M[S(B,$,R)]=1,R!==W&&N.push([B,$]),W=R,B+=b[R][0],$+=b[R][1],R=[1,0,3].map(G=>(R+
G)%4).find(G=>h(B,$,G));W===0&&N.shift(),I.push(N)}return I}const u=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=l(42419),s=l(48249),
e=l(45599),i=l(49892),o=l(57117),g=l(95358),w=l(72313),y=l(86450),P=l(77581);const A=4;function c(r){if(!(!/^https:\/\/\S+$/i.test(r)||!URL.canParse(r)))return new URL(
r).href}async function _(r,{pages:n},a,h){const M=await y.M.of(r);for(const{index:S,kind:I}of n){const L=r.job.pace.step(2e3);L&&await L;const U=r.pages.number(
S),k=new e.oS(U,r.generation(U)),N=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,x.W1)(h[I]),Border:[0,0,0],F:A,P:k,Contents:(0,P.wx)(a),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(a)})}),B=r.add(N),$=M.add("Link",B,k);$!==void 0&&N.set("StructParent",$);const R=r.array(r.entry(U,"Annots"))??[];r.pages.patch(
S,{Annots:[...R,B],...$===void 0?{}:{Tabs:(0,e.UU)("S")}})}M.finish()}const E="OctavoQr",D=.01;async function p(r,n,a){const{qr_content:h,qr_link:M,error_correction:S,
layer:I}=n,{pace:L}=r.job,U=await(0,C.F)(r,a),{kinds:k}=U,N=(0,g.Wx)("add_qr_code",k,n.margin),B=(0,t.U)(h,S);await L.rest();const $=M?c(h):void 0,R=(0,g.z)(U,N);
if(M&&$===void 0&&R.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in B?R.push({field:"qr_con\
tent",message:`has ${B.length} ${B.unit}, and at most ${B.most} fit with the error correction ${S}`,mentions:["error_correction"]}):R.length===0&&(0,O.RZ)(R,d(B,
U,N,n.qr_size)),"most"in B||R.length>0)throw(0,v.G6)(R);const W=r.add(f(B,await(0,o._B)(r)));await L.rest();const G=B.size+2*t.M,F=k.map((z,X)=>{const Z=n.qr_size*
72/z.userUnit,[V,J]=(0,g.pi)(z,N[X],n.position,Z,Z);return(0,x.lw)([Z/G,0,0,Z/G,V,J],(0,x.S3)(z))}),H=F.map(T.vs),Q=await(0,w.W)(r,U,{layer:I,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:E,ref:W}],operators:([X=""])=>(0,T.qK)(X,H[z])})});if($!==void 0){const z=F.map(X=>(0,x.zl)(X,[0,0,G,G]));await _(
r,U,$,z)}return Q}function d(r,{kinds:n,pages:a},h,M){const S=Math.ceil((r.size+2*t.M)*D*100-1e-9)/100;if(M<S)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${D} inches. Give at least ${S}`,mentions:["qr_content"]}];const I=({userUnit:$},{width:R,height:W})=>M*72/$>Math.
min(R,W)*(1+1e-9),L=a.find(({kind:$})=>I(n[$],h[$]));if(!L)return[];const[U,{width:k,height:N}]=[n[L.kind],h[L.kind]],B=(0,x.d)(Math.min(k,N),U);return[{field:"\
qr_size",message:`is too large for page ${L.index+1}, where the margins leave ${B} inches for the code`}]}function f(r,n){const a=r.size+2*t.M,h=(0,i.Tz)(n),M=m(
r).map(L=>`${(0,T.XL)(L.map(([U,k])=>[U+t.M,k+t.M]))} h`),S=[h.set(1),`0 0 ${a} ${a} re f`,h.set(0),...M,"f"],I=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,a,a],Resources:(0,e.jd)({ColorSpace:h.colorSpace&&(0,e.jd)({[i.B_]:h.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(I,(0,s.
Kc)(Buffer.from(`${S.join(`
`)}
`,"latin1")))}}),74135:((j,K,l)=>{l.d(K,{$L:()=>o,DI:()=>b,Gd:()=>t,JQ:()=>O,Mo:()=>C,PU:()=>m,Pj:()=>y,S3:()=>T,W1:()=>P,XM:()=>w,d:()=>A,ds:()=>x,gF:()=>g,iN:()=>v,
kO:()=>i,lw:()=>u,xk:()=>s,zl:()=>e});function v({box:[c,_,E,D],rotation:p}){const d=E-c,f=D-_;return p%180===0?{width:d,height:f}:{width:f,height:d}}function O(c){
const{width:_,height:E}=v(c);return{width:_*c.userUnit,height:E*c.userUnit}}function T({box:[c,_,E,D],rotation:p}){switch(p){case 0:return[1,0,0,1,c,_];case 90:
return[0,1,-1,0,E,_];case 180:return[-1,0,0,-1,E,D];case 270:return[0,-1,1,0,c,D]}}function C(c,_){return _===void 0?c:y(c,_)??c}function x([c,_,E,D]){return[Math.
min(c,E),Math.min(_,D),Math.max(c,E),Math.max(_,D)]}function b([c,_,E,D,p,d]){const f=c*D-_*E,[r,n,a,h]=[D/f,-_/f,-E/f,c/f];return[r+0,n+0,a+0,h+0,-(p*r+d*a)+0,
-(p*n+d*h)+0]}const m=([c,_,E,D])=>Math.sqrt(Math.abs(c*D-_*E));function u(c,_){const[E,D,p,d,f,r]=c,[n,a,h,M,S,I]=_;return[E*n+D*h,E*a+D*M,p*n+d*h,p*a+d*M,f*n+
r*h+S,f*a+r*M+I]}function t([c,_,E,D,p,d],f,r){return[c*f+E*r+p,_*f+D*r+d]}function s([c,_],[E,D],[p,d],[f,r],n){const a=1-n,[h,M,S,I]=[a**3,3*n*a**2,3*n**2*a,n**
3];return[h*c+M*E+S*p+I*f,h*_+M*D+S*d+I*r]}function e(c,[_,E,D,p]){const[d,f]=t(c,_,E),[r,n]=t(c,D,E),[a,h]=t(c,_,p),[M,S]=t(c,D,p);return[Math.min(d,r,a,M),Math.
min(f,n,h,S),Math.max(d,r,a,M),Math.max(f,n,h,S)]}const i=(c,_)=>[Math.min(c[0],_[0]),Math.min(c[1],_[1]),Math.max(c[2],_[2]),Math.max(c[3],_[3])];function o(c){
let[_,E,D,p]=g;for(const[d,f]of c)_=Math.min(_,d),E=Math.min(E,f),D=Math.max(D,d),p=Math.max(p,f);return[_,E,D,p]}const g=[1/0,1/0,-1/0,-1/0],w=([c,_,E,D],p)=>[
c-p,_-p,E+p,D+p];function y(c,_){const E=[Math.max(c[0],_[0]),Math.max(c[1],_[1]),Math.min(c[2],_[2]),Math.min(c[3],_[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}
const P=c=>c.map(_=>Math.round(_*1e5)/1e5+0),A=(c,{userUnit:_})=>String(Number((c*_/72).toPrecision(3)))}),6057:((j,K,l)=>{l.d(K,{VO:()=>T,b0:()=>x,c_:()=>m,iw:()=>C,
lQ:()=>b});var v=l(74135);const O=[0,0,612,792],T=(u,t)=>x(u,u.pages.attribute(t,"MediaBox"))??O;function C(u,t){const{pages:s}=u,e=u.resolve(u.entry(s.number(t),
"UserUnit"));return{box:(0,v.Mo)(T(u,t),x(u,s.attribute(t,"CropBox"))),rotation:m(u.resolve(s.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function x(u,t){
const s=u.array(t)?.map(i=>u.resolve(i));if(s?.length!==4||!s.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const e=(0,v.ds)(s);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function b(u,t){const s=(u.array(t)??[]).map(e=>u.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:[1,0,0,1,0,0]}function m(u){const t=typeof u==
"number"?(u%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:((j,K,l)=>{l.d(K,{M:()=>C,U:()=>T});var v=l(74135);const O=1e4;class T{current;saved=[];beyond=0;constructor(b){
this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),!0;default:return!1}}transform(b){if(b.count!==6)return;const[m,u,
t,s,e,i]=C(b);this.current.matrix=(0,v.lw)([m,u,t,s,e,i],this.current.matrix)}}const C=x=>Array.from({length:x.count},(b,m)=>x.number(m))}),21281:((j,K,l)=>{l.d(
K,{Ip:()=>u,XM:()=>o,Xb:()=>i,ds:()=>m,qg:()=>e});var v=l(59071),O=l(70549),T=l(21115),C=l(824),x=l(1975),b=l(60912);const m=(0,O.n)(async y=>u(y,await(0,C.Br)(
y)));function u(y,P){const A=(d,f)=>(0,v.wh)((0,x.sm)(P,d,f)[0]??""),c=s(A("pdfaid","part"),A("pdfaid","conformance").toLowerCase()),_=t(A("pdfuaid","part"))?`P\
DF/UA-${A("pdfuaid","part")}`:void 0,D=[A("pdfxid","GTS_PDFXVersion")||A("pdfx","GTS_PDFXVersion")||((0,v.Gh)(y.resolve((0,C._U)(y)?.get("GTS_PDFXVersion")))??""),
A("pdfe","ISO_PDFEVersion"),A("pdfvtid","GTS_PDFVTVersion")],p=[c?.name,_,...D.filter(d=>/^PDF\/[\w .:/()-]{1,40}$/.test(d))];return{archive:c,accessible:_,names:p.
filter(d=>d!==void 0)}}const t=y=>/^[1-9]$/.test(y);function s(y,P){if(!t(y))return;const A=/^[abuef]$/.test(P)?P:"";return{part:Number(y),level:A,name:`PDF/A-${y}${A}`}}
function e(y,P,A,c){return P&&w(y,P,[T.dK.pdfaid]),i(A,c)}const i=({name:y},P)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${y}\
: ${P}.`});async function o(y){const P=await(0,C.Br)(y);if(!P)return[];const{archive:A,accessible:c}=u(y,P);w(y,P,[T.dK.pdfaid,T.dK.pdfuaid]);const _=[A?.name,c].
filter(E=>E!==void 0);return _.length>0?[g(_)]:[]}const g=y=>({code:"conformance_dropped",message:`The result no longer claims ${y.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function w(y,P,A){P.properties.some(({namespace:c})=>A.includes(c))&&(0,b._L)(y,(0,b.QH)(P,({namespace:c})=>A.includes(c),[]))}}),
21115:((j,K,l)=>{l.d(K,{HC:()=>C,dK:()=>v,ee:()=>T});const v={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(v));class T{uris=new Map;declared=[];known=new Map;enter(t){let s;for(const{name:e,value:i}of t){
if(!C(e))continue;const o=e.slice(6),g=this.uris.get(o);g?g.push(i):this.uris.set(o,[i]),(s??=[]).push(o)}this.declared.push(s??x),s&&this.known.clear()}leave(){
const t=this.declared.pop()??x;for(const s of t)this.uris.get(s).pop();t.length>0&&this.known.clear()}declares(t){return(this.uris.get(m(t))?.length??0)>0}ofElement(t){
let s=this.known.get(t);if(!s){const e=m(t),i=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===b&&this.known.clear(),this.known.set(t,s={namespace:i,local:t.
slice(t.indexOf(":")+1)})}return s}ofAttribute(t){return t.includes(":")?this.ofElement(t):{namespace:"",local:t}}}const C=u=>u==="xmlns"||u.startsWith("xmlns:"),
x=[],b=1e3,m=u=>u.slice(0,Math.max(u.indexOf(":"),0))}),824:((j,K,l)=>{l.d(K,{Br:()=>u,_6:()=>s,_U:()=>m});var v=l(58552),O=l(1975),T=l(17079),C=l(45599),x=l(59071),
b=l(70549);function m(e){const i=e.resolve(e.trailer.get("Info"));return i instanceof C.Bi?i:i instanceof C.Z6?i.dict:void 0}const u=(0,b.n)(t);async function t(e){
const i=e.get(e.catalogNumber),o=i instanceof C.Bi?e.resolve(i.get("Metadata")):null;if(!(o instanceof C.Z6))return;let g;try{g=e.decoded(o)}catch(w){if(!(w instanceof
v.zU)||w.code==="cancelled")throw w;return O.m}return(0,O.kg)(g,e.job.pace)}function s(e,i){const o=m(e),g=_=>e.resolve(o?.get(_)),w=(_,E,D=", ")=>{const p=(0,O.
sm)(i,_,E).map(x.wh).filter(Boolean).join(D);return p===""?null:p},y=(_,E)=>{const[D=""]=(0,O.sm)(i,_,E);return(0,x.wh)(D)||null},P=(_,E)=>(0,T._)((0,x.Gh)(g(_))??
"")??(0,T._)(y("xmp",E)??"")??null,A=e.get(e.catalogNumber),c=A instanceof C.Bi?(0,x.Gh)(e.resolve(A.get("Lang"))):null;return{title:(0,x.Gh)(g("Title"))??y("dc",
"title"),author:(0,x.Gh)(g("Author"))??w("dc","creator"),subject:(0,x.Gh)(g("Subject"))??y("dc","description"),keywords:(0,x.Gh)(g("Keywords"))??w("pdf","Keywor\
ds")??w("dc","subject"),creator:(0,x.Gh)(g("Creator"))??y("xmp","CreatorTool"),producer:(0,x.Gh)(g("Producer"))??y("pdf","Producer"),created:P("CreationDate","C\
reateDate"),modified:P("ModDate","ModifyDate"),language:c??y("dc","language")}}}),3907:((j,K,l)=>{l.d(K,{Rt:()=>c,X:()=>f,km:()=>u,ol:()=>O,xK:()=>A});var v=l(78157);
const O=200,T=1e4,C=1e5,x=65536,b=65536,m=12;async function u(r,n,a){const h=new t(r);for(let M=h.next();M;M=h.next()){if(a(M))return"left";const S=n.step((M.to-
M.from)*4+50);S&&await S}return h.hasDocumentType?"document type":h.malformed?"malformed":"well-formed"}class t{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){
this.text=n}next(){const{text:n,at:a}=this;if(a>=n.length)return;if(n.charCodeAt(a)!==s)return this.characters(a,this.endOfPiece(a,this.nextTag(a)));if(n.startsWith(
"<!--",a))return this.other(a,"-->",4);if(n.startsWith("<?",a))return this.other(a,"?>",2);if(n.startsWith("<![CDATA[",a)){const M=n.indexOf("]]>",a);return M<0?
this.end():(this.at=M+3,{kind:"text",text:n.slice(a+9,M),from:a,to:this.at})}return n.startsWith("<!",a)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",a),this.
end()):(n.charCodeAt(a+1)===i?this.endTag(a):this.startTag(a))??this.fault(a,this.nextTag(a+1))}other(n,a,h){const M=this.text.indexOf(a,n+h);return M<0?this.end():
(this.at=M+a.length,{kind:"other",from:n,to:this.at})}endTag(n){const a=this.name(n+2),h=this.blanks(a);if(!(a===n+2||this.text.charCodeAt(h)!==e))return this.at=
h+1,{kind:"end",name:this.text.slice(n+2,a),from:n,to:this.at}}startTag(n){const{text:a}=this,h=this.name(n+1);if(h===n+1)return;const M=a.slice(n+1,h),S=[];let I=0;
for(let L=h;;){const U=this.blanks(L),k=a.charCodeAt(U);if(k===e||k===i&&a.charCodeAt(U+1)===e)return this.at=k===e?U+1:U+2,{kind:k===e?"start":"empty",name:M,attributes:S,
from:n,to:this.at};const N=this.name(U),B=this.blanks(N),$=this.blanks(B+1),R=a[$];if(U===L||N===U||a[B]!=="="||R!=='"'&&R!=="'")return;const W=a.indexOf(R,$+1),
G=a.slice($+1,Math.max(W,$+1));I+=g(G,C-I);const F=G.includes("<")||I>=C?void 0:y(G);if(W<0||F===void 0||S.length>=T)return;S.push({name:a.slice(U,N),value:F,from:U,
to:W+1}),L=W+1}}characters(n,a){const h=y(this.text.slice(n,a));return h===void 0?this.fault(n,a):(this.at=a,{kind:"text",text:h,from:n,to:a})}nextTag(n){if(this.
tag>=n)return this.tag;const a=this.text.indexOf("<",n);return this.tag=a<0?this.text.length:a}endOfPiece(n,a){const{text:h}=this;if(a-n<=b)return a;let M=n+b;const S=M-
m+1,I=h.slice(S,M+1).lastIndexOf("&");I>=0&&(M=S+I);for(const L=M-b/2;h[M-1]==="]"||o(h.charCodeAt(M));M--)if(M===L)return a;return M}fault(n,a){return this.malformed=
!0,this.at=a,{kind:"other",from:n,to:a}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:a}=this;for(let h=n;;h++){const M=a.charCodeAt(h);
if(M!==32&&M!==9&&M!==10&&M!==13||h-n===x)return h}}name(n){const{text:a}=this;let h=n;for(const M=Math.min(a.length,n+x);h<M;h++){const S=a.charCodeAt(h);if(S<=
32||S===i||S===e||S===s||S===61||S===34||S===39)break}return h}}const[s,e,i]=[60,62,47],o=r=>r>=56320&&r<=57343;function g(r,n){let a=0;for(let h=r.indexOf("&");h>=
0&&a<n;h=r.indexOf("&",h+1))a++;return a}const w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function y(r){if(!r.includes("&"))return r;
const n=[];let a=0;for(let h=r.indexOf("&");h>=0;h=r.indexOf("&",a)){const M=r.indexOf(";",h);if(M<0||M-h>m)return;const S=r.slice(h+1,M),I=w.get(S)??P(S);if(I===
void 0)return;n.push(r.slice(a,h),I),a=M+1}return n.push(r.slice(a)),n.join("")}function P(r){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),a=n?parseInt(n[1]??n[2],
n[1]===void 0?10:16):-1;return a>0&&a<=1114111&&!(a>=55296&&a<=57343)?String.fromCodePoint(a):void 0}function A(r){const[n,a,h,M]=r;if(n===0&&a===0&&(h===254||h===
0)||n===255&&a===254&&h===0&&M===0)return d(r);if(n===254&&a===255||n===0&&a===60)return p(new TextDecoder("utf-16be").decode(r));if(n===255&&a===254||n===60&&a===
0)return p(new TextDecoder("utf-16le").decode(r));const S=new TextDecoder().decode(r);return p(S.includes("�")?Buffer.from(r).toString("latin1"):S)}function c(r){
if(r[0]===0||r[1]===0||r[0]===254||r[0]===255)return A(r);const a=(0,v.bS)(r).toString("latin1",0,_),h=E.exec(a)?.[1]?.toLowerCase()??"utf-8";if(D.has(h))try{return new TextDecoder(
h,{fatal:!0}).decode(r)}catch{return}}const _=200,E=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,D=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),p=r=>r.startsWith("\uFEFF")?r.slice(1):r;function d(r){const n=new DataView(r.buffer,r.byteOffset,r.byteLength),a=r[0]!==
0,h=[];for(let M=0;M+4<=r.length;M+=4){const S=n.getUint32(M,a);if(S>1114111)return;h.push(String.fromCodePoint(S))}return p(h.join(""))}const f=r=>r.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,K,l)=>{l.d(K,{QH:()=>C,T3:()=>x,_L:()=>t});var v=l(21115),O=l(3907),
T=l(45599);function C(s,e,i){const{text:o,properties:g,end:w,about:y}=s,P=[];let A=0;for(const c of g.filter(e).sort((_,E)=>_.from-E.from))c.from<A||(P.push(o.slice(
A,c.from)),A=c.to);return P.push(o.slice(A,Math.max(w,A))),i.length>0&&P.push(b(i,y)),P.push(o.slice(Math.max(w,A))),u(P.join(""))}function x(s){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${b(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(s,e){const o=[...new Set(s.map(({prefix:w})=>w))].map(w=>` xmlns:${w}="${v.dK[w]}"`).join(""),g=s.map(({prefix:w,name:y,form:P,values:A})=>`\
<${w}:${y}>${m(P,A)}</${w}:${y}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,O.X)(e)}"${o}>
${g.join("")}</rdf:Description>
`}function m(s,e){const i=o=>e.map(g=>`<rdf:li${o}>${(0,O.X)(g)}</rdf:li>`).join("");switch(s){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const u=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(s,e){const i=s.catalog.get("Metadata"),o=s.resolve(i),g=o instanceof T.Z6?[...o.dict].
filter(([P])=>!["Filter","DecodeParms","Length"].includes(P)):[],w=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...g]),y=new T.Z6(w,Buffer.
from(e,"utf8"));(0,T.i9)(i)&&o instanceof T.Z6?s.put(i,y):s.edit(s.catalogNumber).set("Metadata",s.add(y))}}),1975:((j,K,l)=>{l.d(K,{kg:()=>x,m:()=>C,sm:()=>b});
var v=l(21115),O=l(3907);const T=1e5,C={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(s,e){const i=(0,O.xK)(s);if(i===void 0)return C;const o=new u,
w=await(0,O.km)(i,e,y=>(o.take(y),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:i,properties:o.properties,malformed:w,end:o.end,about:o.
about}}function b(s,e,i){return s?.properties.find(o=>o.name===i&&o.namespace===v.dK[e])?.values??[]}const m=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new v.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(e,i,o){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const g=this.scope.ofElement(e),w=g.namespace===v.dK.rdf,y=w&&g.local==="li";this.root===m&&this.end<0&&w&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const P=this.open.length-this.root,A=y?i.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:e,...g,from:o,language:A}),
this.root===m){if(!w||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(P===1)this.describe(i);else if(P===
2){this.items=[];const c=i.find(({name:_})=>this.isRdf(_,"resource"));this.pieces=c?[c.value]:[]}else y&&(this.pieces=[])}describe(e){for(const{name:i,value:o,from:g,
to:w}of e){if((0,v.HC)(i))continue;const{namespace:y,local:P}=this.scope.ofAttribute(i);y===v.dK.rdf&&P==="about"&&(this.about=o),!(y===""||y===v.dK.rdf||y===v.
dK.xml)&&this.add({namespace:y,name:P,values:[o],from:g,to:w})}}close(e,i,o){const g=this.open.pop();if(g?.name!==e){this.broken=!0;return}this.scope.leave();const w=this.
open.length-this.root;if(this.root!==m)if(w===0)this.end=i,this.root=m;else if(w===1&&this.loose)this.root=m,this.loose=!1;else if(w===2){const y=this.items.length>
0?t(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:y,from:g.from,to:o})}else w>2&&g.namespace===v.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(e){this.properties.length<T?this.properties.push(e):this.broken=
!0}isRdf(e,i){const o=this.scope.ofAttribute(e);return o.local===i&&o.namespace===v.dK.rdf}}function t(s){const e=s.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),i=s.map(({text:o})=>o);return e>0?[i[e],...i.slice(0,e),...i.slice(e+1)]:i}}),42419:((j,K,l)=>{l.d(K,{M:()=>b,U:()=>s});var v=l(17775),O=l(63748),T=l(
5336),C=l(23265),x=l(96221);const b=4,m={low:"L",medium:"M",quartile:"Q",high:"H"},u={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},t=1;function s(i,o){const{segment:g,...w}=e(i,o);if(w.length>w.most)return w;
const y=new v.N({level:m[o]}).encode(g),{size:P}=y;return{size:P,isDark:(A,c)=>A>=0&&c>=0&&A<P&&c<P&&y.get(A,c)===1}}function e(i,o){const g={length:i.length,unit:"\
characters"};if(/^[0-9]+$/.test(i))return{segment:new O.e(i),most:u.numeric[o],...g};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new T.e(i),most:u.alphanumeric[o],
...g};const w=Buffer.byteLength(i),y=w===i.length;return{segment:new C.x(i,y?x.N.ISO_8859_1:x.N.UTF_8),length:w,most:u.bytes[o]-(y?0:t),unit:"bytes"}}}),86450:((j,K,l)=>{
l.d(K,{M:()=>T});var v=l(45599),O=l(89067);class T{document;tree;elements=[];constructor(x,b){this.document=x,this.tree=b}static async of(x){return new T(x,await O.
J.read(x))}add(x,b,m){const{document:u,tree:t}=this;if(!t)return;const s=(0,v.jd)({Type:(0,v.UU)("OBJR"),Obj:b,Pg:m}),e=u.add((0,v.jd)({Type:(0,v.UU)("StructEle\
m"),S:(0,v.UU)(x),Pg:m,K:s})),i=t.newKey();return t.entries.set(i,e),this.elements.push(e),i}addContent(x,b){const{document:m,tree:u}=this;if(!u)return;const t=m.
pages.number(b),s=m.resolve(m.entry(t,"StructParents")),e=typeof s=="number"?s:u.newKey(),i=m.array(u.entries.get(e))??[],o=new v.oS(t,m.generation(t)),g=m.add(
(0,v.jd)({Type:(0,v.UU)("StructElem"),S:(0,v.UU)(x),Pg:o,K:i.length}));return u.entries.set(e,[...i,g]),s!==e&&m.pages.patch(b,{StructParents:e}),this.elements.
push(g),i.length}finish(){const{tree:x,elements:b}=this;!x||b.length===0||(x.write(),this.addElements(x))}finishInPlace(x){const{tree:b}=this;b&&(b.grow(x),this.
addElements(b))}addElements(x){const{document:b}=this,{dict:m,holder:u}=x.root,t=b.array(m.get("K"))??(m.has("K")?[m.get("K")]:[]),s=t.length===1&&(0,v.i9)(t[0])?
t[0]:void 0,e=b.dict(s);s&&e&&(0,v.Eo)(b.resolve(e.get("S")),"Document")?this.append(e,s.number,s):this.append(m,u,b.catalog.get("StructTreeRoot"))}append(x,b,m){
const{document:u,elements:t}=this;u.edit(b);const s=x.get("K");if(x.set("K",[...u.array(s)??(s===void 0?[]:[s]),...t]),m instanceof v.oS)for(const e of t)u.dict(
e).set("P",m)}}}),89067:((j,K,l)=>{l.d(K,{J:()=>x});var v=l(45599),O=l(81077),T=l(9819);const C=100;class x{document;root;entries;nextKey;constructor(m,u,t,s){this.
document=m,this.root=u,this.entries=t,this.nextKey=s}static async read(m){const u=(0,T.Wo)(m,"StructTreeRoot");if(!u)return;const t=new Map;for(const[i,o]of await(0,O.
Zc)(m,u.dict.get("ParentTree"),"Nums"))typeof i=="number"&&t.set(i,o);const s=m.resolve(u.dict.get("ParentTreeNextKey")),e=[...t.keys()].reduce((i,o)=>Math.max(
i,o+1),typeof s=="number"?s:0);return new x(m,u,t,e)}newKey(){return this.nextKey++}write(){const{document:m,root:u,entries:t}=this,s=[...t].sort(([e],[i])=>e-i);
m.edit(u.holder),u.dict.set("ParentTree",m.add((0,O.H6)(m,s,"Nums"))),u.dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:u,root:t,entries:s}=this,
e=this.lastLeaf(),i=e.at(-1);if(!i)return this.write();u.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:w,holder:y}of e){const P=u.array(
w.get("Limits"));u.edit(y),P&&w.set("Limits",[P[0]??m,m])}const o=i.dict.get("Nums"),g=(0,v.i9)(o)?u.edit(o):o;(0,v.cy)(g)?g.push(m,s.get(m)):i.dict.set("Nums",
[m,s.get(m)])}lastLeaf(){const{document:m,root:u}=this,t=[];let s=u.holder,e=u.dict.get("ParentTree");for(;e!==void 0&&t.length<C;){(0,v.i9)(e)&&(s=e.number);const i=m.
dict(e);if(!i)return[];t.push({dict:i,holder:s});const o=m.array(i.get("Kids"));if(!o||o.length===0)return t;e=o.at(-1)}return[]}}}),81077:((j,K,l)=>{l.d(K,{BX:()=>m,
H6:()=>u,MN:()=>t,Pu:()=>x,Zc:()=>b,r6:()=>s});var v=l(45599),O=l(93604),T=l(9819);const C=64,x=c=>typeof c=="number"?String(c):Buffer.from(c.bytes).toString("l\
atin1");async function b(c,_,E){const D=[];for(const p of await o(c,_,0,E)){for(const f of w(c,p,E))D.push(f);const d=c.job.pace.step(e);d&&await d}return D}async function m(c,_,E,D,p,d){
const f=await o(c,_,E,D,d);for(let r=f.length-1;r>=0;r--){const n=f[r],a=w(c,n,D),h=a.filter(([L,U])=>!p(L,U)),M=c.job.pace.step(e+a.length*e);M&&await M,h.length<
a.length&&(c.edit(n.holder),n.dict.set(D,P(h)),n.changed=!0);for(const L of n.repeats)c.edit(n.holder),n.dict.delete(L),n.changed=!0;if(n.emptyKids){const L=(c.
array(n.dict.get("Kids"))??[]).filter(U=>!n.emptyKids.has(c.dict(U)));c.edit(n.holder),n.dict.set("Kids",L),n.changed=!0}if(!n.changed)continue;const S=c.array(
n.dict.get("Kids"))??[];n.empty=h.length===0&&S.length===0;const I=n.parent;I&&(I.changed=!0,n.empty?(I.emptyKids??=new Set).add(n.dict):y(c,n,h,S))}return f[0]?.
empty??!1}function u(c,_,E){if(_.length<=C)return(0,v.jd)({[E]:P(_)});let D=[];for(const p of A(_)){const[d,f]=[p[0][0],p.at(-1)[0]];D.push({ref:c.add((0,v.jd)(
{Limits:[d,f],[E]:P(p)})),low:d,high:f})}for(;D.length>C;)D=A(D).map(p=>{const[d,f]=[p[0].low,p.at(-1).high];return{ref:c.add((0,v.jd)({Limits:[d,f],Kids:p.map(
({ref:r})=>r)})),low:d,high:f}});return(0,v.jd)({Kids:D.map(({ref:p})=>p)})}async function t(c,_){const{pace:E}=c.job,D=[];for(const[p,d]of _){D.push([(0,v.Px)(
p),d]);const f=E.step(10*e);f&&await f}return u(c,await s(c,D),"Names")}async function s(c,_){const{pace:E}=c.job,D=[];for(const d of _){D.push({entry:d,key:x(d[0])});
const f=E.step(e);f&&await f}return(await(0,O.qZ)(D,(d,f)=>d.key<f.key?-1:d.key>f.key?1:0,E)).map(({entry:d})=>d)}const e=100,i=30;async function o(c,_,E,D,p){const d=new T.
b9(c),f=new Set,r=h=>f.size<f.add(h).size,n=[],a=[{value:_??null,holder:E,parent:void 0}];for(let h=a.pop();h!==void 0;h=a.pop()){d.spend(1);const M=c.job.pace.
step(e);M&&await M;const S=c.dict(h.value);if(!S||!r(S)||p&&h.parent&&!g(c,S,p))continue;const I=[],L=R=>{const W=c.array(S.get(R));return!W||r(W)?W??[]:(I.push(
R),[])},U=L(D).length>>1,k=L("Kids"),N={dict:S,holder:(0,T.Kd)(h.value,h.holder),parent:h.parent,repeats:I};n.push(N),d.spend(U);const B=(0,T.Kd)(S.get("Kids"),
N.holder);for(let R=k.length-1;R>=0;R--){a.push({value:k[R],holder:B,parent:N});const W=c.job.pace.step(i);W&&await W}const $=c.job.pace.step(U*e);$&&await $}return n}
function g(c,_,E){const[D,p]=c.array(_.get("Limits"))??[];return typeof D!="number"||typeof p!="number"||E(D,p)}function w(c,{dict:_,repeats:E},D){const p=E.includes(
D)?void 0:c.array(_.get(D));if(!p)return[];const d=[];for(let f=0;f+1<p.length;f+=2){const r=c.resolve(p[f]);(D==="Names"?r instanceof v.Mx:typeof r=="number")&&
d.push([r,p[f+1]])}return d}function y(c,_,E,D){const p=r=>c.array(c.dict(r)?.get("Limits"))??[],d=E[0]?.[0]??p(D[0])[0],f=E.at(-1)?.[0]??p(D.at(-1))[1];c.edit(
_.holder),d!==void 0&&f!==void 0?_.dict.set("Limits",[d,f]):_.dict.delete("Limits")}function P(c){const _=[];for(const[E,D]of c)_.push(E,D);return _}function A(c){
const _=[];for(let E=0;E<c.length;E+=C)_.push(c.slice(E,E+C));return _}}),59071:((j,K,l)=>{l.d(K,{Gh:()=>e,ZK:()=>i,wh:()=>s});var v=l(77581),O=l(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
C=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=o=>o.replace(T,"").replace(
C,"").replace(x,"�"),m=200,u=new WeakMap;function t(o){if(o.bytes.length<m)return b((0,v.g7)(o));let g=u.get(o);return g===void 0&&u.set(o,g=b((0,v.g7)(o))),g}
const s=o=>b(o).trim();function e(o){const g=o instanceof O.Mx?t(o).trim():"";return g===""?null:g}const i=o=>o?t(o):""}),70549:((j,K,l)=>{l.d(K,{n:()=>v});function v(O){
const T=new WeakMap;return C=>{if(C.hasChanges)return O(C);const x=T.get(C);if(x)return x.answer;const b=O(C);return T.set(C,{answer:b}),b}}}),9819:((j,K,l)=>{l.
d(K,{J7:()=>T,Kd:()=>b,Wo:()=>m,_i:()=>x,b9:()=>C});var v=l(42973),O=l(45599);class T{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){
const{catalog:s,catalogNumber:e,pages:i}=this.document,o=s.get("Pages");t===e||(0,O.i9)(o)&&t===o.number||i.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){
this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,O.i9)(t)&&this.gone.has(t.number)}}
class C{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,v.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(t,s=new C(
t)){this.allowance=s,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,O.i9)(t))return!0;const{number:s}=t,e=s>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const i=1<<(s&7),o=(this.seen[e]&i)===0;return this.seen[e]|=i,o}}function b(u,t){return(0,O.i9)(u)?u.number:
t}function m(u,t){const s=u.catalog.get(t),e=u.dict(s);return e&&{dict:e,holder:b(s,u.catalogNumber)}}})};
