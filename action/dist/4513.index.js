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
(m.length===3?[...m].map(n=>n+n):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(n=>Number.parseInt(n,16))}let T;function C(){const x=v.split(" ");return T??=new Map(
x.flatMap((b,m)=>m%2===0?[[b,x[m+1]]]:[]))}}),17079:((j,K,l)=>{l.d(K,{Z:()=>x,_:()=>C});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,T=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function C(n){
if(n.length>64)return;const i=n.trim().replace(O,(e,r,a,h)=>`${r??""}${1900+Number(a)}${h}`);return m(b(v.exec(i)??T.exec(i)))}function x(n){const i=n.length>64?
void 0:b(T.exec(n.trim()));if(!i||m(i)===void 0)return;const{year:e,month:r="",day:a="",hour:h="",minute:w="",second:E="",zone:P=""}=i;return`D:${e}${r}${a}${h}${w}${E}${P===
"Z"||P===""?P:`${P.replace(":","'")}'`}`}function b(n){if(!n)return;const[,i,e,r,a,h,w,E,P,U,_]=n,d=E??(P===void 0?void 0:`${P}${U??"00"}:${_??"00"}`);return{year:i,
month:e,day:r,hour:a,minute:h,second:w,zone:d}}function m(n){if(!n)return;const{year:i,month:e,day:r,hour:a,minute:h="00",second:w="00",zone:E}=n,P=(_,d,M)=>_===
void 0||Number(_)>=d&&Number(_)<=M;if(Number(i)===0||!P(e,1,12)||!P(r,1,u(Number(i),Number(e)))||!P(a,0,23)||!P(h,0,59)||!P(w,0,59)||E!==void 0&&E!=="Z"&&!(P(E.
slice(1,3),0,23)&&P(E.slice(4),0,59)))return;const U=[i,e,r].filter(_=>_!==void 0).join("-");return a===void 0?U:`${U}T${a}:${h}:${w}${E==="+00:00"||E==="-00:00"?
"Z":E??""}`}function u(n,i){return i===2?n%4===0&&(n%100!==0||n%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),49892:((j,K,l)=>{l.d(K,{B_:()=>T,Fw:()=>C,Tz:()=>b});
var v=l(49180),O=l(57117);const T="OctavoColor";function C(m,u){const n=x(m),i=n.length===1,e=u?.part===1;return u===void 0||(0,O.hU)(u,i?1:3)?{values:n,operators:`${n.
join(" ")} ${i?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:n,listsGlyphs:e,operators:`/${T} cs ${n.join(" ")} sc`,colorSpace:i?(0,O.HB)():(0,O.Pz)()}}function x(m){
if(m==="Gray")return[.5];const[u,n,i]=(0,v.q)(m);return(u===n&&n===i&&u>0?[u]:[u,n,i]).map(r=>Math.round(r/255*1e4)/1e4)}function b(m){return m===void 0||(0,O.hU)(
m,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`/${T} cs ${u} sc`,colorSpace:(0,O.HB)()}}}),57117:((j,K,l)=>{l.d(K,{Br:()=>m,HB:()=>r,Pz:()=>e,Qg:()=>n,_B:()=>C,
c4:()=>u,hU:()=>b});var v=l(21281),O=l(824),T=l(45599);async function C(a){const h=await(0,O.Br)(a),{archive:w}=(0,v.Ip)(a,h);return w&&{...w,xmp:h,intent:x(a)}}
function x(a){for(const h of a.array(a.catalog.get("OutputIntents"))??[]){const w=a.dict(h);if(!(0,T.Zm)(w)||!(0,T.Eo)(a.resolve(w.get("S")),"GTS_PDFA1"))continue;
const E=a.resolve(a.dict(w.get("DestOutputProfile"))?.get("N"));if(typeof E=="number")return E}}const b=({intent:a},h)=>h===1?a!==void 0:a===h,m={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},u=(a,h,w)=>(0,v.qg)(
a,h.xmp,h,w),n=a=>a&&a.part!==1&&a.intent===void 0?e():void 0,i=[.9505,1,1.089],e=()=>[(0,T.UU)("CalRGB"),(0,T.jd)({WhitePoint:[...i],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],r=()=>[(0,T.UU)("CalGray"),(0,T.jd)({WhitePoint:[...i],Gamma:2.2})]}),95358:((j,K,l)=>{l.d(K,{Wx:()=>x,
pi:()=>m,z:()=>u});var v=l(58426),O=l(74135);function T(i,e){return C(i,e*72/i.userUnit)}function C(i,e){const{width:r,height:a}=(0,O.iN)(i),h={width:r-2*e,height:a-
2*e,inset:e};return h.width>0&&h.height>0?h:void 0}function x(i,e,r){const a=r===v.zU[i].fields.margin.default;return e.map(h=>{const w=T(h,r);if(w||!a)return w;
const{width:E,height:P}=(0,O.iN)(h);return C(h,Math.min(E,P)/10)})}const b=null;function m(i,{inset:e},r,a,h){const w=(0,O.iN)(i),E=w.width-e-a,P=w.height-e-h,U=r.
endsWith("left")?e:r.endsWith("right")?E:(w.width-a)/2,_=r.startsWith("bottom")?e:r.startsWith("top")?P:(w.height-h)/2;return[U,_]}function u({kinds:i,pages:e},r){
const a=e.find(({kind:h})=>!r[h]);return a?[{field:"margin",message:n(a.index,i[a.kind])}]:[]}function n(i,e){const{width:r,height:a}=(0,O.iN)(e),h=(0,O.d)(Math.
min(r,a)/2,e);return`leaves no room on page ${i+1}, which is ${(0,O.d)(r,e)} × ${(0,O.d)(a,e)} inches; it must be less than ${h}`}}),72313:((j,K,l)=>{l.d(K,{W:()=>d});
var v=l(81627),O=l(45599),T=l(98446),C=l(36078);function x(p,c,f,t){return`/Artifact <<${f==="over"?`/Type /Pagination /Subtype /${c}`:`/Type /Background /BBox \
[${t.map(C._).join(" ")}]`}>> BDC
${p}
EMC
`}var b=l(36211),m=l(37709),u=l(85008),n=l(74135),i=l(5490);const e=400,r=.01;function a(p,c,f,t){const o=new m.BT(c),s=new h(p,f,t);for(let g=0;g<e&&o.next();g++)
if(s.takes(o))return!0;return!1}class h{document;resources;box;states=new i.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new w;clips=!1;constructor(c,f,t){
this.document=c,this.resources=f,this.box=t}takes(c){if(this.states.follow(c)||this.extendsPath(c)||this.setsState(c))return!1;const{operator:f}=c;if(f==="Do")return this.
paintsImage(c.name(0));const t=b.lJ.get(f);return t!==void 0&&this.paintsPath(t)}setsState(c){const f=this.states.current;switch(c.operator){case"gs":{const t=this.
document.dict(this.resource("ExtGState",c.name(0)));return f.isOpaque=f.isSolid=E(this.document,t),!0}case"scn":case"sc":return f.isSolid=f.isOpaque&&c.kind(c.count-
1)!==u.o_,!0;case"g":case"rg":case"k":return f.isSolid=f.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(c){const{matrix:f}=this.
states.current;switch(c.operator){case"re":{const[t,o,s,g]=(0,i.M)(c);return this.path.rectangle(f,t,o,s,g),!0}case"m":case"l":return this.path.point(f,c.number(
0),c.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:c}){const f=this.states.current,t=this.path.area();
return c&&f.isSolid&&this.isCoveredBy(t)?!0:(this.clips&&(f.clip=t&&f.clip&&U(t,f.clip)),this.clips=!1,this.path=new w,!1)}paintsImage(c){const f=this.states.current,
t=this.resource("XObject",c);if(!f.isOpaque||!(t instanceof O.Z6)||!P(this.document,t.dict))return!1;const o=new w;return o.rectangle(f.matrix,0,0,1,1),this.isCoveredBy(
o.area())}isCoveredBy(c){const{clip:f}=this.states.current;return c!==void 0&&f!==void 0&&_(U(c,f),this.box)}resource(c,f){const{document:t,resources:o}=this;return f===
void 0?null:t.resolve(t.dict(o?.get(c))?.get(f))}}class w{isRectangle=!0;points=[];point([c,f,t,o,s,g],y,S){this.points.push([c*y+t*S+s,f*y+o*S+g])}rectangle(c,f,t,o,s){
this.point(c,f,t),this.point(c,f+o,t),this.point(c,f+o,t+s),this.point(c,f,t+s)}area(){const{points:c}=this;if(!this.isRectangle||c.length<4||c.length>5)return;
const f=(0,n.$L)(c),t=r*Math.max(f[2]-f[0],f[3]-f[1]),o=(s,g,y)=>Math.abs(s-g)<=t||Math.abs(s-y)<=t;return c.every(([s,g])=>o(s,f[0],f[2])&&o(g,f[1],f[3]))?f:void 0}}
function E(p,c){if(!c)return!0;const f=p.resolve(c.get("ca")),t=p.resolve(c.get("BM")),o=p.resolve(c.get("SMask"));return(f===null||f===1)&&(t===null||(0,O.Eo)(
t,"Normal"))&&(o===null||(0,O.Eo)(o,"None"))}function P(p,c){const f=p.resolve(c.get("ImageMask"))===!0;return(0,O.Eo)(p.resolve(c.get("Subtype")),"Image")&&!f&&
!c.has("SMask")&&!c.has("Mask")}function U(p,c){return[Math.max(p[0],c[0]),Math.max(p[1],c[1]),Math.min(p[2],c[2]),Math.min(p[3],c[3])]}function _(p,c){const[f,
t]=[r*(c[2]-c[0]),r*(c[3]-c[1])];return p[0]<=c[0]+f&&p[1]<=c[1]+t&&p[2]>=c[2]-f&&p[3]>=c[3]-t}async function d(p,{kinds:c,pages:f},t){const{pace:o}=p.job,{layer:s,
subtype:g,groupColorSpace:y}=t,S=new v.B(p);s==="over"&&await S.inspect(f);const I=[];for(const[L,A]of f.entries()){const R=o.step(s==="over"?2e3:2e4);R&&await R,
L%1e3===0&&o.progress(L/f.length);const N=t.on(A,L);if(!N)continue;const{box:B}=c[A.kind],{resources:k}=N,$=W=>x(N.operators(W),g,s,B);if(s==="over")await S.over(
A,{resources:k,operators:$});else{const W=await S.contents.content(S.contents.own(A));a(p,W,p.dict(A.resources),B)&&I.push(A.index+1),S.under(A,{resources:k,operators:$})}
y!==void 0&&M(p,A.index,y)}return I.length>0?[D(I,f.length)]:[]}function M(p,c,f){const t=p.pages.number(c),o=p.entry(t,"Group"),s=p.dict(o);if(s?.has("CS"))return;
const g=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(s??[]),CS:f});(0,O.i9)(o)&&(0,O.Zm)(p.get(o))?p.put(o,g):p.pages.patch(
c,{Group:g})}function D(p,c){return{code:"stamp_hidden",message:`The stamp is hidden ${p.length===c?"on every page":`on ${(0,T.oi)(p)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((j,K,l)=>{l.r(K),l.d(K,{addQrCode:()=>p});var v=l(58552),O=l(45657),T=l(36078),C=l(99876),x=l(74135);
const b=[[1,0],[0,1],[-1,0],[0,-1]];function m(t){const{size:o}=t,s=(L,A)=>t.isDark(L,o-1-A),g=(L,A,R)=>{const[N,B]=u[R];return s(L+N[0],A+N[1])&&!s(L+B[0],A+B[1])},
y=new Uint8Array((o+1)*(o+1)*b.length),S=(L,A,R)=>(A*(o+1)+L)*b.length+R,I=[];for(let L=0;L<(o+1)*(o+1);L++){const[A,R]=[L%(o+1),Math.floor(L/(o+1))];if(!g(A,R,
0)||y[S(A,R,0)])continue;const N=[];let[B,k,$]=[A,R,0],W=-1;for(;!y[S(B,k,$)];)y[S(B,k,$)]=1,$!==W&&N.push([B,k]),W=$,B+=b[$][0],k+=b[$][1],$=[1,0,3].map(G=>($+
G)%4).find(G=>g(B,k,G));W===0&&N.shift(),I.push(N)}return I}const u=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var n=l(42419),i=l(48249),
e=l(45599),r=l(49892),a=l(57117),h=l(95358),w=l(72313),E=l(86450),P=l(77581);const U=4;function _(t){if(!(!/^https:\/\/\S+$/i.test(t)||!URL.canParse(t)))return new URL(
t).href}async function d(t,{pages:o},s,g){const y=await E.M.of(t);for(const{index:S,kind:I}of o){const L=t.job.pace.step(2e3);L&&await L;const A=t.pages.number(
S),R=new e.oS(A,t.generation(A)),N=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,x.W1)(g[I]),Border:[0,0,0],F:U,P:R,Contents:(0,P.wx)(s),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(s)})}),B=t.add(N),k=y.add("Link",B,R);k!==void 0&&N.set("StructParent",k);const $=t.array(t.entry(A,"Annots"))??[];t.pages.patch(
S,{Annots:[...$,B],...k===void 0?{}:{Tabs:(0,e.UU)("S")}})}y.finish()}const M="OctavoQr",D=.01;async function p(t,o,s){const{qr_content:g,qr_link:y,error_correction:S,
layer:I}=o,{pace:L}=t.job,A=await(0,C.F)(t,s),{kinds:R}=A,N=(0,h.Wx)("add_qr_code",R,o.margin),B=(0,n.U)(g,S);await L.rest();const k=y?_(g):void 0,$=(0,h.z)(A,N);
if(y&&k===void 0&&$.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in B?$.push({field:"qr_con\
tent",message:`has ${B.length} ${B.unit}, and at most ${B.most} fit with the error correction ${S}`,mentions:["error_correction"]}):$.length===0&&(0,O.RZ)($,c(B,
A,N,o.qr_size)),"most"in B||$.length>0)throw(0,v.G6)($);const W=t.add(f(B,await(0,a._B)(t)));await L.rest();const G=B.size+2*n.M,F=R.map((z,X)=>{const Z=o.qr_size*
72/z.userUnit,[V,J]=(0,h.pi)(z,N[X],o.position,Z,Z);return(0,x.lw)([Z/G,0,0,Z/G,V,J],(0,x.S3)(z))}),H=F.map(T.vs),Q=await(0,w.W)(t,A,{layer:I,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:M,ref:W}],operators:([X=""])=>(0,T.qK)(X,H[z])})});if(k!==void 0){const z=F.map(X=>(0,x.zl)(X,[0,0,G,G]));await d(
t,A,k,z)}return Q}function c(t,{kinds:o,pages:s},g,y){const S=Math.ceil((t.size+2*n.M)*D*100-1e-9)/100;if(y<S)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${D} inches. Give at least ${S}`,mentions:["qr_content"]}];const I=({userUnit:k},{width:$,height:W})=>y*72/k>Math.
min($,W)*(1+1e-9),L=s.find(({kind:k})=>I(o[k],g[k]));if(!L)return[];const[A,{width:R,height:N}]=[o[L.kind],g[L.kind]],B=(0,x.d)(Math.min(R,N),A);return[{field:"\
qr_size",message:`is too large for page ${L.index+1}, where the margins leave ${B} inches for the code`}]}function f(t,o){const s=t.size+2*n.M,g=(0,r.Tz)(o),y=m(
t).map(L=>`${(0,T.XL)(L.map(([A,R])=>[A+n.M,R+n.M]))} h`),S=[g.set(1),`0 0 ${s} ${s} re f`,g.set(0),...y,"f"],I=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,s,s],Resources:(0,e.jd)({ColorSpace:g.colorSpace&&(0,e.jd)({[r.B_]:g.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(I,(0,i.
Kc)(Buffer.from(`${S.join(`
`)}
`,"latin1")))}}),74135:((j,K,l)=>{l.d(K,{$L:()=>a,DI:()=>b,Gd:()=>n,JQ:()=>O,Mo:()=>C,PU:()=>m,Pj:()=>E,S3:()=>T,W1:()=>P,XM:()=>w,d:()=>U,ds:()=>x,gF:()=>h,iN:()=>v,
kO:()=>r,lw:()=>u,xk:()=>i,zl:()=>e});function v({box:[_,d,M,D],rotation:p}){const c=M-_,f=D-d;return p%180===0?{width:c,height:f}:{width:f,height:c}}function O(_){
const{width:d,height:M}=v(_);return{width:d*_.userUnit,height:M*_.userUnit}}function T({box:[_,d,M,D],rotation:p}){switch(p){case 0:return[1,0,0,1,_,d];case 90:
return[0,1,-1,0,M,d];case 180:return[-1,0,0,-1,M,D];case 270:return[0,-1,1,0,_,D]}}function C(_,d){return d===void 0?_:E(_,d)??_}function x([_,d,M,D]){return[Math.
min(_,M),Math.min(d,D),Math.max(_,M),Math.max(d,D)]}function b([_,d,M,D,p,c]){const f=_*D-d*M,[t,o,s,g]=[D/f,-d/f,-M/f,_/f];return[t+0,o+0,s+0,g+0,-(p*t+c*s)+0,
-(p*o+c*g)+0]}const m=([_,d,M,D])=>Math.sqrt(Math.abs(_*D-d*M));function u(_,d){const[M,D,p,c,f,t]=_,[o,s,g,y,S,I]=d;return[M*o+D*g,M*s+D*y,p*o+c*g,p*s+c*y,f*o+
t*g+S,f*s+t*y+I]}function n([_,d,M,D,p,c],f,t){return[_*f+M*t+p,d*f+D*t+c]}function i([_,d],[M,D],[p,c],[f,t],o){const s=1-o,[g,y,S,I]=[s**3,3*o*s**2,3*o**2*s,o**
3];return[g*_+y*M+S*p+I*f,g*d+y*D+S*c+I*t]}function e(_,[d,M,D,p]){const[c,f]=n(_,d,M),[t,o]=n(_,D,M),[s,g]=n(_,d,p),[y,S]=n(_,D,p);return[Math.min(c,t,s,y),Math.
min(f,o,g,S),Math.max(c,t,s,y),Math.max(f,o,g,S)]}const r=(_,d)=>[Math.min(_[0],d[0]),Math.min(_[1],d[1]),Math.max(_[2],d[2]),Math.max(_[3],d[3])];function a(_){
let[d,M,D,p]=h;for(const[c,f]of _)d=Math.min(d,c),M=Math.min(M,f),D=Math.max(D,c),p=Math.max(p,f);return[d,M,D,p]}const h=[1/0,1/0,-1/0,-1/0],w=([_,d,M,D],p)=>[
_-p,d-p,M+p,D+p];function E(_,d){const M=[Math.max(_[0],d[0]),Math.max(_[1],d[1]),Math.min(_[2],d[2]),Math.min(_[3],d[3])];return M[0]<M[2]&&M[1]<M[3]?M:void 0}
const P=_=>_.map(d=>Math.round(d*1e5)/1e5+0),U=(_,{userUnit:d})=>String(Number((_*d/72).toPrecision(3)))}),6057:((j,K,l)=>{l.d(K,{VO:()=>T,b0:()=>x,c_:()=>m,iw:()=>C,
lQ:()=>b});var v=l(74135);const O=[0,0,612,792],T=(u,n)=>x(u,u.pages.attribute(n,"MediaBox"))??O;function C(u,n){const{pages:i}=u,e=u.resolve(u.entry(i.number(n),
"UserUnit"));return{box:(0,v.Mo)(T(u,n),x(u,i.attribute(n,"CropBox"))),rotation:m(u.resolve(i.attribute(n,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function x(u,n){
const i=u.array(n)?.map(r=>u.resolve(r));if(i?.length!==4||!i.every(r=>typeof r=="number"&&Number.isFinite(r)))return;const e=(0,v.ds)(i);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function b(u,n){const i=(u.array(n)??[]).map(e=>u.resolve(e));return i.length===6&&i.every(e=>typeof e=="number")?i:[1,0,0,1,0,0]}function m(u){const n=typeof u==
"number"?(u%360+360)%360:0;return n===90||n===180||n===270?n:0}}),5490:((j,K,l)=>{l.d(K,{M:()=>C,U:()=>T});var v=l(74135);const O=1e4;class T{current;saved=[];beyond=0;constructor(b){
this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),!0;default:return!1}}transform(b){if(b.count!==6)return;const[m,u,
n,i,e,r]=C(b);this.current.matrix=(0,v.lw)([m,u,n,i,e,r],this.current.matrix)}}const C=x=>Array.from({length:x.count},(b,m)=>x.number(m))}),21281:((j,K,l)=>{l.d(
K,{Ip:()=>u,XM:()=>a,Xb:()=>r,ds:()=>m,qg:()=>e});var v=l(59071),O=l(70549),T=l(21115),C=l(824),x=l(1975),b=l(60912);const m=(0,O.n)(async E=>u(E,await(0,C.Br)(
E)));function u(E,P){const U=(c,f)=>(0,v.wh)((0,x.sm)(P,c,f)[0]??""),_=i(U("pdfaid","part"),U("pdfaid","conformance").toLowerCase()),d=n(U("pdfuaid","part"))?`P\
DF/UA-${U("pdfuaid","part")}`:void 0,D=[U("pdfxid","GTS_PDFXVersion")||U("pdfx","GTS_PDFXVersion")||((0,v.Gh)(E.resolve((0,C._U)(E)?.get("GTS_PDFXVersion")))??""),
U("pdfe","ISO_PDFEVersion"),U("pdfvtid","GTS_PDFVTVersion")],p=[_?.name,d,...D.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.test(c))];return{archive:_,accessible:d,names:p.
filter(c=>c!==void 0)}}const n=E=>/^[1-9]$/.test(E);function i(E,P){if(!n(E))return;const U=/^[abuef]$/.test(P)?P:"";return{part:Number(E),level:U,name:`PDF/A-${E}${U}`}}
function e(E,P,U,_){return P&&w(E,P,[T.dK.pdfaid]),r(U,_)}const r=({name:E},P)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${E}\
: ${P}.`});async function a(E){const P=await(0,C.Br)(E);if(!P)return[];const{archive:U,accessible:_}=u(E,P);w(E,P,[T.dK.pdfaid,T.dK.pdfuaid]);const d=[U?.name,_].
filter(M=>M!==void 0);return d.length>0?[h(d)]:[]}const h=E=>({code:"conformance_dropped",message:`The result no longer claims ${E.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function w(E,P,U){P.properties.some(({namespace:_})=>U.includes(_))&&(0,b._L)(E,(0,b.QH)(P,({namespace:_})=>U.includes(_),[]))}}),
21115:((j,K,l)=>{l.d(K,{HC:()=>C,dK:()=>v,ee:()=>T});const v={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(v));class T{uris=new Map;declared=[];known=new Map;enter(n){let i;for(const{name:e,value:r}of n){
if(!C(e))continue;const a=e.slice(6),h=this.uris.get(a);h?h.push(r):this.uris.set(a,[r]),(i??=[]).push(a)}this.declared.push(i??x),i&&this.known.clear()}leave(){
const n=this.declared.pop()??x;for(const i of n)this.uris.get(i).pop();n.length>0&&this.known.clear()}declares(n){return(this.uris.get(m(n))?.length??0)>0}ofElement(n){
let i=this.known.get(n);if(!i){const e=m(n),r=this.uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===b&&this.known.clear(),this.known.set(n,i={namespace:r,local:n.
slice(n.indexOf(":")+1)})}return i}ofAttribute(n){return n.includes(":")?this.ofElement(n):{namespace:"",local:n}}}const C=u=>u==="xmlns"||u.startsWith("xmlns:"),
x=[],b=1e3,m=u=>u.slice(0,Math.max(u.indexOf(":"),0))}),824:((j,K,l)=>{l.d(K,{Br:()=>u,_6:()=>i,_U:()=>m});var v=l(58552),O=l(1975),T=l(17079),C=l(45599),x=l(59071),
b=l(70549);function m(e){const r=e.resolve(e.trailer.get("Info"));return r instanceof C.Bi?r:r instanceof C.Z6?r.dict:void 0}const u=(0,b.n)(n);async function n(e){
const r=e.get(e.catalogNumber),a=r instanceof C.Bi?e.resolve(r.get("Metadata")):null;if(!(a instanceof C.Z6))return;let h;try{h=e.decoded(a)}catch(w){if(!(w instanceof
v.zU)||w.code==="cancelled")throw w;return O.m}return(0,O.kg)(h,e.job.pace)}function i(e,r){const a=m(e),h=d=>e.resolve(a?.get(d)),w=(d,M,D=", ")=>{const p=(0,O.
sm)(r,d,M).map(x.wh).filter(Boolean).join(D);return p===""?null:p},E=(d,M)=>{const[D=""]=(0,O.sm)(r,d,M);return(0,x.wh)(D)||null},P=(d,M)=>(0,T._)((0,x.Gh)(h(d))??
"")??(0,T._)(E("xmp",M)??"")??null,U=e.get(e.catalogNumber),_=U instanceof C.Bi?(0,x.Gh)(e.resolve(U.get("Lang"))):null;return{title:(0,x.Gh)(h("Title"))??E("dc",
"title"),author:(0,x.Gh)(h("Author"))??w("dc","creator"),subject:(0,x.Gh)(h("Subject"))??E("dc","description"),keywords:(0,x.Gh)(h("Keywords"))??w("pdf","Keywor\
ds")??w("dc","subject"),creator:(0,x.Gh)(h("Creator"))??E("xmp","CreatorTool"),producer:(0,x.Gh)(h("Producer"))??E("pdf","Producer"),created:P("CreationDate","C\
reateDate"),modified:P("ModDate","ModifyDate"),language:_??E("dc","language")}}}),3907:((j,K,l)=>{l.d(K,{Rt:()=>_,X:()=>f,km:()=>u,ol:()=>O,xK:()=>U});var v=l(78157);
const O=200,T=1e4,C=1e5,x=65536,b=65536,m=12;async function u(t,o,s){const g=new n(t);for(let y=g.next();y;y=g.next()){if(s(y))return"left";const S=o.step((y.to-
y.from)*4+50);S&&await S}return g.hasDocumentType?"document type":g.malformed?"malformed":"well-formed"}class n{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(o){
this.text=o}next(){const{text:o,at:s}=this;if(s>=o.length)return;if(o.charCodeAt(s)!==i)return this.characters(s,this.endOfPiece(s,this.nextTag(s)));if(o.startsWith(
"<!--",s))return this.other(s,"-->",4);if(o.startsWith("<?",s))return this.other(s,"?>",2);if(o.startsWith("<![CDATA[",s)){const y=o.indexOf("]]>",s);return y<0?
this.end():(this.at=y+3,{kind:"text",text:o.slice(s+9,y),from:s,to:this.at})}return o.startsWith("<!",s)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",s),this.
end()):(o.charCodeAt(s+1)===r?this.endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(o,s,g){const y=this.text.indexOf(s,o+g);return y<0?this.end():
(this.at=y+s.length,{kind:"other",from:o,to:this.at})}endTag(o){const s=this.name(o+2),g=this.blanks(s);if(!(s===o+2||this.text.charCodeAt(g)!==e))return this.at=
g+1,{kind:"end",name:this.text.slice(o+2,s),from:o,to:this.at}}startTag(o){const{text:s}=this,g=this.name(o+1);if(g===o+1)return;const y=s.slice(o+1,g),S=[];let I=0;
for(let L=g;;){const A=this.blanks(L),R=s.charCodeAt(A);if(R===e||R===r&&s.charCodeAt(A+1)===e)return this.at=R===e?A+1:A+2,{kind:R===e?"start":"empty",name:y,attributes:S,
from:o,to:this.at};const N=this.name(A),B=this.blanks(N),k=this.blanks(B+1),$=s[k];if(A===L||N===A||s[B]!=="="||$!=='"'&&$!=="'")return;const W=s.indexOf($,k+1),
G=s.slice(k+1,Math.max(W,k+1));I+=h(G,C-I);const F=G.includes("<")||I>=C?void 0:E(G);if(W<0||F===void 0||S.length>=T)return;S.push({name:s.slice(A,N),value:F,from:A,
to:W+1}),L=W+1}}characters(o,s){const g=E(this.text.slice(o,s));return g===void 0?this.fault(o,s):(this.at=s,{kind:"text",text:g,from:o,to:s})}nextTag(o){if(this.
tag>=o)return this.tag;const s=this.text.indexOf("<",o);return this.tag=s<0?this.text.length:s}endOfPiece(o,s){const{text:g}=this;if(s-o<=b)return s;let y=o+b;const S=y-
m+1,I=g.slice(S,y+1).lastIndexOf("&");I>=0&&(y=S+I);for(const L=y-b/2;g[y-1]==="]"||a(g.charCodeAt(y));y--)if(y===L)return s;return y}fault(o,s){return this.malformed=
!0,this.at=s,{kind:"other",from:o,to:s}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:s}=this;for(let g=o;;g++){const y=s.charCodeAt(g);
if(y!==32&&y!==9&&y!==10&&y!==13||g-o===x)return g}}name(o){const{text:s}=this;let g=o;for(const y=Math.min(s.length,o+x);g<y;g++){const S=s.charCodeAt(g);if(S<=
32||S===r||S===e||S===i||S===61||S===34||S===39)break}return g}}const[i,e,r]=[60,62,47],a=t=>t>=56320&&t<=57343;function h(t,o){let s=0;for(let g=t.indexOf("&");g>=
0&&s<o;g=t.indexOf("&",g+1))s++;return s}const w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function E(t){if(!t.includes("&"))return t;
const o=[];let s=0;for(let g=t.indexOf("&");g>=0;g=t.indexOf("&",s)){const y=t.indexOf(";",g);if(y<0||y-g>m)return;const S=t.slice(g+1,y),I=w.get(S)??P(S);if(I===
void 0)return;o.push(t.slice(s,g),I),s=y+1}return o.push(t.slice(s)),o.join("")}function P(t){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),s=o?parseInt(o[1]??o[2],
o[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&s<=57343)?String.fromCodePoint(s):void 0}function U(t){const[o,s,g,y]=t;if(o===0&&s===0&&(g===254||g===
0)||o===255&&s===254&&g===0&&y===0)return c(t);if(o===254&&s===255||o===0&&s===60)return p(new TextDecoder("utf-16be").decode(t));if(o===255&&s===254||o===60&&s===
0)return p(new TextDecoder("utf-16le").decode(t));const S=new TextDecoder().decode(t);return p(S.includes("�")?Buffer.from(t).toString("latin1"):S)}function _(t){
if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return U(t);const s=(0,v.bS)(t).toString("latin1",0,d),g=M.exec(s)?.[1]?.toLowerCase()??"utf-8";if(D.has(g))try{return new TextDecoder(
g,{fatal:!0}).decode(t)}catch{return}}const d=200,M=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,D=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),p=t=>t.startsWith("\uFEFF")?t.slice(1):t;function c(t){const o=new DataView(t.buffer,t.byteOffset,t.byteLength),s=t[0]!==
0,g=[];for(let y=0;y+4<=t.length;y+=4){const S=o.getUint32(y,s);if(S>1114111)return;g.push(String.fromCodePoint(S))}return p(g.join(""))}const f=t=>t.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,K,l)=>{l.d(K,{QH:()=>C,T3:()=>x,_L:()=>n});var v=l(21115),O=l(3907),
T=l(45599);function C(i,e,r){const{text:a,properties:h,end:w,about:E}=i,P=[];let U=0;for(const _ of h.filter(e).sort((d,M)=>d.from-M.from))_.from<U||(P.push(a.slice(
U,_.from)),U=_.to);return P.push(a.slice(U,Math.max(w,U))),r.length>0&&P.push(b(r,E)),P.push(a.slice(Math.max(w,U))),u(P.join(""))}function x(i){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${b(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(i,e){const a=[...new Set(i.map(({prefix:w})=>w))].map(w=>` xmlns:${w}="${v.dK[w]}"`).join(""),h=i.map(({prefix:w,name:E,form:P,values:U})=>`\
<${w}:${E}>${m(P,U)}</${w}:${E}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,O.X)(e)}"${a}>
${h.join("")}</rdf:Description>
`}function m(i,e){const r=a=>e.map(h=>`<rdf:li${a}>${(0,O.X)(h)}</rdf:li>`).join("");switch(i){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const u=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function n(i,e){const r=i.catalog.get("Metadata"),a=i.resolve(r),h=a instanceof T.Z6?[...a.dict].
filter(([P])=>!["Filter","DecodeParms","Length"].includes(P)):[],w=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...h]),E=new T.Z6(w,Buffer.
from(e,"utf8"));(0,T.i9)(r)&&a instanceof T.Z6?i.put(r,E):i.edit(i.catalogNumber).set("Metadata",i.add(E))}}),1975:((j,K,l)=>{l.d(K,{kg:()=>x,m:()=>C,sm:()=>b});
var v=l(21115),O=l(3907);const T=1e5,C={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(i,e){const r=(0,O.xK)(i);if(r===void 0)return C;const a=new u,
w=await(0,O.km)(r,e,E=>(a.take(E),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:r,properties:a.properties,malformed:w,end:a.end,about:a.
about}}function b(i,e,r){return i?.properties.find(a=>a.name===r&&a.namespace===v.dK[e])?.values??[]}const m=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new v.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(e,r,a){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(r);const h=this.scope.ofElement(e),w=h.namespace===v.dK.rdf,E=w&&h.local==="li";this.root===m&&this.end<0&&w&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const P=this.open.length-this.root,U=E?r.find(({name:_})=>_==="xml:lang")?.value:void 0;if(this.open.push({name:e,...h,from:a,language:U}),
this.root===m){if(!w||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(P===1)this.describe(r);else if(P===
2){this.items=[];const _=r.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=_?[_.value]:[]}else E&&(this.pieces=[])}describe(e){for(const{name:r,value:a,from:h,
to:w}of e){if((0,v.HC)(r))continue;const{namespace:E,local:P}=this.scope.ofAttribute(r);E===v.dK.rdf&&P==="about"&&(this.about=a),!(E===""||E===v.dK.rdf||E===v.
dK.xml)&&this.add({namespace:E,name:P,values:[a],from:h,to:w})}}close(e,r,a){const h=this.open.pop();if(h?.name!==e){this.broken=!0;return}this.scope.leave();const w=this.
open.length-this.root;if(this.root!==m)if(w===0)this.end=r,this.root=m;else if(w===1&&this.loose)this.root=m,this.loose=!1;else if(w===2){const E=this.items.length>
0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:E,from:h.from,to:a})}else w>2&&h.namespace===v.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(e){this.properties.length<T?this.properties.push(e):this.broken=
!0}isRdf(e,r){const a=this.scope.ofAttribute(e);return a.local===r&&a.namespace===v.dK.rdf}}function n(i){const e=i.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),r=i.map(({text:a})=>a);return e>0?[r[e],...r.slice(0,e),...r.slice(e+1)]:r}}),42419:((j,K,l)=>{l.d(K,{M:()=>b,U:()=>i});var v=l(17775),O=l(63748),T=l(
5336),C=l(23265),x=l(96221);const b=4,m={low:"L",medium:"M",quartile:"Q",high:"H"},u={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},n=1;function i(r,a){const{segment:h,...w}=e(r,a);if(w.length>w.most)return w;
const E=new v.N({level:m[a]}).encode(h),{size:P}=E;return{size:P,isDark:(U,_)=>U>=0&&_>=0&&U<P&&_<P&&E.get(U,_)===1}}function e(r,a){const h={length:r.length,unit:"\
characters"};if(/^[0-9]+$/.test(r))return{segment:new O.e(r),most:u.numeric[a],...h};if(/^[0-9A-Z $%*+./:-]+$/.test(r))return{segment:new T.e(r),most:u.alphanumeric[a],
...h};const w=Buffer.byteLength(r),E=w===r.length;return{segment:new C.x(r,E?x.N.ISO_8859_1:x.N.UTF_8),length:w,most:u.bytes[a]-(E?0:n),unit:"bytes"}}}),86450:((j,K,l)=>{
l.d(K,{M:()=>T});var v=l(45599),O=l(89067);class T{document;tree;elements=[];constructor(x,b){this.document=x,this.tree=b}static async of(x){return new T(x,await O.
J.read(x))}add(x,b,m){const{document:u,tree:n}=this;if(!n)return;const i=(0,v.jd)({Type:(0,v.UU)("OBJR"),Obj:b,Pg:m}),e=u.add((0,v.jd)({Type:(0,v.UU)("StructEle\
m"),S:(0,v.UU)(x),Pg:m,K:i})),r=n.newKey();return n.entries.set(r,e),this.elements.push(e),r}addContent(x,b){const{document:m,tree:u}=this;if(!u)return;const n=m.
pages.number(b),i=m.resolve(m.entry(n,"StructParents")),e=typeof i=="number"?i:u.newKey(),r=m.array(u.entries.get(e))??[],a=new v.oS(n,m.generation(n)),h=m.add(
(0,v.jd)({Type:(0,v.UU)("StructElem"),S:(0,v.UU)(x),Pg:a,K:r.length}));return u.entries.set(e,[...r,h]),i!==e&&m.pages.patch(b,{StructParents:e}),this.elements.
push(h),r.length}finish(){const{tree:x,elements:b}=this;!x||b.length===0||(x.write(),this.addElements(x))}finishInPlace(x){const{tree:b}=this;b&&(b.grow(x),this.
addElements(b))}addElements(x){const{document:b}=this,{dict:m,holder:u}=x.root,n=b.array(m.get("K"))??(m.has("K")?[m.get("K")]:[]),i=n.length===1&&(0,v.i9)(n[0])?
n[0]:void 0,e=b.dict(i);i&&e&&(0,v.Eo)(b.resolve(e.get("S")),"Document")?this.append(e,i.number,i):this.append(m,u,b.catalog.get("StructTreeRoot"))}append(x,b,m){
const{document:u,elements:n}=this;u.edit(b);const i=x.get("K");if(x.set("K",[...u.array(i)??(i===void 0?[]:[i]),...n]),m instanceof v.oS)for(const e of n)u.dict(
e).set("P",m)}}}),89067:((j,K,l)=>{l.d(K,{J:()=>x});var v=l(45599),O=l(81077),T=l(9819);const C=100;class x{document;root;entries;nextKey;constructor(m,u,n,i){this.
document=m,this.root=u,this.entries=n,this.nextKey=i}static async read(m){const u=(0,T.Wo)(m,"StructTreeRoot");if(!u)return;const n=new Map;for(const[r,a]of await(0,O.
Zc)(m,u.dict.get("ParentTree"),"Nums"))typeof r=="number"&&n.set(r,a);const i=m.resolve(u.dict.get("ParentTreeNextKey")),e=[...n.keys()].reduce((r,a)=>Math.max(
r,a+1),typeof i=="number"?i:0);return new x(m,u,n,e)}newKey(){return this.nextKey++}write(){const{document:m,root:u,entries:n}=this,i=[...n].sort(([e],[r])=>e-r);
m.edit(u.holder),u.dict.set("ParentTree",m.add((0,O.H6)(m,i,"Nums"))),u.dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:u,root:n,entries:i}=this,
e=this.lastLeaf(),r=e.at(-1);if(!r)return this.write();u.edit(n.holder),n.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:w,holder:E}of e){const P=u.array(
w.get("Limits"));u.edit(E),P&&w.set("Limits",[P[0]??m,m])}const a=r.dict.get("Nums"),h=(0,v.i9)(a)?u.edit(a):a;(0,v.cy)(h)?h.push(m,i.get(m)):r.dict.set("Nums",
[m,i.get(m)])}lastLeaf(){const{document:m,root:u}=this,n=[];let i=u.holder,e=u.dict.get("ParentTree");for(;e!==void 0&&n.length<C;){(0,v.i9)(e)&&(i=e.number);const r=m.
dict(e);if(!r)return[];n.push({dict:r,holder:i});const a=m.array(r.get("Kids"));if(!a||a.length===0)return n;e=a.at(-1)}return[]}}}),81077:((j,K,l)=>{l.d(K,{BX:()=>u,
H6:()=>n,MN:()=>i,Pu:()=>b,Zc:()=>m,r6:()=>e});var v=l(45599),O=l(44233),T=l(77581),C=l(9819);const x=64,b=d=>typeof d=="number"?String(d):(0,T.U0)(d);async function m(d,M,D){
const p=[];for(const c of await h(d,M,0,D)){for(const t of E(d,c,D))p.push(t);const f=d.job.pace.step(r);f&&await f}return p}async function u(d,M,D,p,c,f){const t=await h(
d,M,D,p,f);for(let o=t.length-1;o>=0;o--){const s=t[o],g=E(d,s,p),y=g.filter(([A,R])=>!c(A,R)),S=d.job.pace.step(r+g.length*r);S&&await S,y.length<g.length&&(d.
edit(s.holder),s.dict.set(p,U(y)),s.changed=!0);for(const A of s.repeats)d.edit(s.holder),s.dict.delete(A),s.changed=!0;if(s.emptyKids){const A=(d.array(s.dict.
get("Kids"))??[]).filter(R=>!s.emptyKids.has(d.dict(R)));d.edit(s.holder),s.dict.set("Kids",A),s.changed=!0}if(!s.changed)continue;const I=d.array(s.dict.get("K\
ids"))??[];s.empty=y.length===0&&I.length===0;const L=s.parent;L&&(L.changed=!0,s.empty?(L.emptyKids??=new Set).add(s.dict):P(d,s,y,I))}return t[0]?.empty??!1}function n(d,M,D){
if(M.length<=x)return(0,v.jd)({[D]:U(M)});let p=[];for(const c of _(M)){const[f,t]=[c[0][0],c.at(-1)[0]];p.push({ref:d.add((0,v.jd)({Limits:[f,t],[D]:U(c)})),low:f,
high:t})}for(;p.length>x;)p=_(p).map(c=>{const[f,t]=[c[0].low,c.at(-1).high];return{ref:d.add((0,v.jd)({Limits:[f,t],Kids:c.map(({ref:o})=>o)})),low:f,high:t}});
return(0,v.jd)({Kids:p.map(({ref:c})=>c)})}async function i(d,M){const{pace:D}=d.job,p=[];for(const[c,f]of M){p.push([(0,v.Px)(c),f]);const t=D.step(10*r);t&&await t}
return n(d,await e(d,p),"Names")}async function e(d,M){const{pace:D}=d.job,p=[];for(const f of M){p.push({entry:f,key:b(f[0])});const t=D.step(r);t&&await t}return(await(0,O.
qZ)(p,(f,t)=>f.key<t.key?-1:f.key>t.key?1:0,D)).map(({entry:f})=>f)}const r=100,a=30;async function h(d,M,D,p,c){const f=new C.b9(d),t=new Set,o=y=>t.size<t.add(
y).size,s=[],g=[{value:M??null,holder:D,parent:void 0}];for(let y=g.pop();y!==void 0;y=g.pop()){f.spend(1);const S=d.job.pace.step(r);S&&await S;const I=d.dict(
y.value);if(!I||!o(I)||c&&y.parent&&!w(d,I,c))continue;const L=[],A=W=>{const G=d.array(I.get(W));return!G||o(G)?G??[]:(L.push(W),[])},R=A(p).length>>1,N=A("Kid\
s"),B={dict:I,holder:(0,C.Kd)(y.value,y.holder),parent:y.parent,repeats:L};s.push(B),f.spend(R);const k=(0,C.Kd)(I.get("Kids"),B.holder);for(let W=N.length-1;W>=
0;W--){g.push({value:N[W],holder:k,parent:B});const G=d.job.pace.step(a);G&&await G}const $=d.job.pace.step(R*r);$&&await $}return s}function w(d,M,D){const[p,c]=d.
array(M.get("Limits"))??[];return typeof p!="number"||typeof c!="number"||D(p,c)}function E(d,{dict:M,repeats:D},p){const c=D.includes(p)?void 0:d.array(M.get(p));
if(!c)return[];const f=[];for(let t=0;t+1<c.length;t+=2){const o=d.resolve(c[t]);(p==="Names"?o instanceof v.Mx:typeof o=="number")&&f.push([o,c[t+1]])}return f}
function P(d,M,D,p){const c=o=>d.array(d.dict(o)?.get("Limits"))??[],f=D[0]?.[0]??c(p[0])[0],t=D.at(-1)?.[0]??c(p.at(-1))[1];d.edit(M.holder),f!==void 0&&t!==void 0?
M.dict.set("Limits",[f,t]):M.dict.delete("Limits")}function U(d){const M=[];for(const[D,p]of d)M.push(D,p);return M}function _(d){const M=[];for(let D=0;D<d.length;D+=
x)M.push(d.slice(D,D+x));return M}}),59071:((j,K,l)=>{l.d(K,{Gh:()=>e,ZK:()=>r,wh:()=>i});var v=l(77581),O=l(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
C=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=a=>a.replace(T,"").replace(
C,"").replace(x,"�"),m=200,u=new WeakMap;function n(a){let h=u.get(a);if(h)return h;const w=b((0,v.g7)(a));return h={whole:w,trimmed:w.trim()},a.bytes.length>=
m&&u.set(a,h),h}const i=a=>b(a).trim();function e(a){const h=a instanceof O.Mx?n(a).trimmed:"";return h===""?null:h}const r=a=>a?n(a).whole:""}),70549:((j,K,l)=>{
l.d(K,{n:()=>v});function v(O){const T=new WeakMap;return C=>{if(C.hasChanges)return O(C);const x=T.get(C);if(x)return x.answer;const b=O(C);return T.set(C,{answer:b}),
b}}}),9819:((j,K,l)=>{l.d(K,{J7:()=>T,Kd:()=>b,Wo:()=>m,_i:()=>x,b9:()=>C});var v=l(42973),O=l(45599);class T{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:i,catalogNumber:e,pages:r}=this.document,a=i.get("Pages");n===e||(0,O.i9)(a)&&n===a.number||r.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,O.
i9)(n)&&this.gone.has(n.number)}}class C{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,v.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(n,i=new C(
n)){this.allowance=i,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,O.i9)(n))return!0;const{number:i}=n,e=i>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const r=1<<(i&7),a=(this.seen[e]&r)===0;return this.seen[e]|=r,a}}function b(u,n){return(0,O.i9)(u)?u.number:
n}function m(u,n){const i=u.catalog.get(n),e=u.dict(i);return e&&{dict:e,holder:b(i,u.catalogNumber)}}})};
