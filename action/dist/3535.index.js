"use strict";exports.id=3535,exports.ids=[3535],exports.modules={49180:((k,C,f)=>{f.d(C,{q:()=>v});const O="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function v(b){const _=b.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??T().get(_);return l===void 0?void 0:
(l.length===3?[...l].map(s=>s+s):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(s=>Number.parseInt(s,16))}let w;function T(){const b=O.split(" ");return w??=new Map(
b.flatMap((_,l)=>l%2===0?[[_,b[l+1]]]:[]))}}),17079:((k,C,f)=>{f.d(C,{Z:()=>b,_:()=>T});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(s){
if(s.length>64)return;const e=s.trim().replace(v,(t,c,i,p)=>`${c??""}${1900+Number(i)}${p}`);return l(_(O.exec(e)??w.exec(e)))}function b(s){const e=s.length>64?
void 0:_(w.exec(s.trim()));if(!e||l(e)===void 0)return;const{year:t,month:c="",day:i="",hour:p="",minute:E="",second:U="",zone:x=""}=e;return`D:${t}${c}${i}${p}${E}${U}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function _(s){if(!s)return;const[,e,t,c,i,p,E,U,x,P,u]=s,r=U??(x===void 0?void 0:`${x}${P??"00"}:${u??"00"}`);return{year:e,
month:t,day:c,hour:i,minute:p,second:E,zone:r}}function l(s){if(!s)return;const{year:e,month:t,day:c,hour:i,minute:p="00",second:E="00",zone:U}=s,x=(u,r,m)=>u===
void 0||Number(u)>=r&&Number(u)<=m;if(Number(e)===0||!x(t,1,12)||!x(c,1,h(Number(e),Number(t)))||!x(i,0,23)||!x(p,0,59)||!x(E,0,59)||U!==void 0&&U!=="Z"&&!(x(U.
slice(1,3),0,23)&&x(U.slice(4),0,59)))return;const P=[e,t,c].filter(u=>u!==void 0).join("-");return i===void 0?P:`${P}T${i}:${p}:${E}${U==="+00:00"||U==="-00:00"?
"Z":U??""}`}function h(s,e){return e===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(e)?30:31}}),49892:((k,C,f)=>{f.d(C,{B_:()=>w,Fw:()=>T,Tz:()=>_});
var O=f(49180),v=f(57117);const w="OctavoColor";function T(l,h){const s=b(l),e=s.length===1,t=h?.part===1;return h===void 0||(0,v.hU)(h,e?1:3)?{values:s,operators:`${s.
join(" ")} ${e?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:s,listsGlyphs:t,operators:`/${w} cs ${s.join(" ")} sc`,colorSpace:e?(0,v.HB)():(0,v.Pz)()}}function b(l){
if(l==="Gray")return[.5];const[h,s,e]=(0,O.q)(l);return(h===s&&s===e&&h>0?[h]:[h,s,e]).map(c=>Math.round(c/255*1e4)/1e4)}function _(l){return l===void 0||(0,v.hU)(
l,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`/${w} cs ${h} sc`,colorSpace:(0,v.HB)()}}}),57117:((k,C,f)=>{f.d(C,{Br:()=>l,HB:()=>c,Pz:()=>t,Qg:()=>s,_B:()=>T,
c4:()=>h,hU:()=>_});var O=f(21281),v=f(824),w=f(45599);async function T(i){const p=await(0,v.Br)(i),{archive:E}=(0,O.Ip)(i,p);return E&&{...E,xmp:p,intent:b(i)}}
function b(i){for(const p of i.array(i.catalog.get("OutputIntents"))??[]){const E=i.dict(p);if(!(0,w.Zm)(E)||!(0,w.Eo)(i.resolve(E.get("S")),"GTS_PDFA1"))continue;
const U=i.resolve(i.dict(E.get("DestOutputProfile"))?.get("N"));if(typeof U=="number")return U}}const _=({intent:i},p)=>p===1?i!==void 0:i===p,l={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(i,p,E)=>(0,O.qg)(
i,p.xmp,p,E),s=i=>i&&i.part!==1&&i.intent===void 0?t():void 0,e=[.9505,1,1.089],t=()=>[(0,w.UU)("CalRGB"),(0,w.jd)({WhitePoint:[...e],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],c=()=>[(0,w.UU)("CalGray"),(0,w.jd)({WhitePoint:[...e],Gamma:2.2})]}),95358:((k,C,f)=>{f.d(C,{Wx:()=>b,
pi:()=>l,z:()=>h});var O=f(38340),v=f(74135);function w(e,t){return T(e,t*72/e.userUnit)}function T(e,t){const{width:c,height:i}=(0,v.iN)(e),p={width:c-2*t,height:i-
2*t,inset:t};return p.width>0&&p.height>0?p:void 0}function b(e,t,c){const i=c===O.zU[e].fields.margin.default;return t.map(p=>{const E=w(p,c);if(E||!i)return E;
const{width:U,height:x}=(0,v.iN)(p);return T(p,Math.min(U,x)/10)})}const _=null;function l(e,{inset:t},c,i,p){const E=(0,v.iN)(e),U=E.width-t-i,x=E.height-t-p,P=c.
endsWith("left")?t:c.endsWith("right")?U:(E.width-i)/2,u=c.startsWith("bottom")?t:c.startsWith("top")?x:(E.height-p)/2;return[P,u]}function h({kinds:e,pages:t},c){
const i=t.find(({kind:p})=>!c[p]);return i?[{field:"margin",message:s(i.index,e[i.kind])}]:[]}function s(e,t){const{width:c,height:i}=(0,v.iN)(t),p=(0,v.d)(Math.
min(c,i)/2,t);return`leaves no room on page ${e+1}, which is ${(0,v.d)(c,t)} × ${(0,v.d)(i,t)} inches; it must be less than ${p}`}}),72313:((k,C,f)=>{f.d(C,{W:()=>r});
var O=f(81627),v=f(45599),w=f(98446),T=f(36078);function b(d,n,a,o){return`/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${n}`:`/Type /Background /BBox \
[${o.map(T._).join(" ")}]`}>> BDC
${d}
EMC
`}var _=f(36211),l=f(37709),h=f(85008),s=f(74135),e=f(5490);const t=400,c=.01;function i(d,n,a,o){const g=new l.BT(n),y=new p(d,a,o);for(let D=0;D<t&&g.next();D++)
if(y.takes(g))return!0;return!1}class p{document;resources;box;states=new e.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new E;clips=!1;constructor(n,a,o){
this.document=n,this.resources=a,this.box=o}takes(n){if(this.states.follow(n)||this.extendsPath(n)||this.setsState(n))return!1;const{operator:a}=n;if(a==="Do")return this.
paintsImage(n.name(0));const o=_.lJ.get(a);return o!==void 0&&this.paintsPath(o)}setsState(n){const a=this.states.current;switch(n.operator){case"gs":{const o=this.
document.dict(this.resource("ExtGState",n.name(0)));return a.isOpaque=a.isSolid=U(this.document,o),!0}case"scn":case"sc":return a.isSolid=a.isOpaque&&n.kind(n.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return a.isSolid=a.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(n){const{matrix:a}=this.
states.current;switch(n.operator){case"re":{const[o,g,y,D]=(0,e.M)(n);return this.path.rectangle(a,o,g,y,D),!0}case"m":case"l":return this.path.point(a,n.number(
0),n.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:n}){const a=this.states.current,o=this.path.area();
return n&&a.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(a.clip=o&&a.clip&&P(o,a.clip)),this.clips=!1,this.path=new E,!1)}paintsImage(n){const a=this.states.current,
o=this.resource("XObject",n);if(!a.isOpaque||!(o instanceof v.Z6)||!x(this.document,o.dict))return!1;const g=new E;return g.rectangle(a.matrix,0,0,1,1),this.isCoveredBy(
g.area())}isCoveredBy(n){const{clip:a}=this.states.current;return n!==void 0&&a!==void 0&&u(P(n,a),this.box)}resource(n,a){const{document:o,resources:g}=this;return a===
void 0?null:o.resolve(o.dict(g?.get(n))?.get(a))}}class E{isRectangle=!0;points=[];point([n,a,o,g,y,D],S,K){this.points.push([n*S+o*K+y,a*S+g*K+D])}rectangle(n,a,o,g,y){
this.point(n,a,o),this.point(n,a+g,o),this.point(n,a+g,o+y),this.point(n,a,o+y)}area(){const{points:n}=this;if(!this.isRectangle||n.length<4||n.length>5)return;
const a=(0,s.$L)(n),o=c*Math.max(a[2]-a[0],a[3]-a[1]),g=(y,D,S)=>Math.abs(y-D)<=o||Math.abs(y-S)<=o;return n.every(([y,D])=>g(y,a[0],a[2])&&g(D,a[1],a[3]))?a:void 0}}
function U(d,n){if(!n)return!0;const a=d.resolve(n.get("ca")),o=d.resolve(n.get("BM")),g=d.resolve(n.get("SMask"));return(a===null||a===1)&&(o===null||(0,v.Eo)(
o,"Normal"))&&(g===null||(0,v.Eo)(g,"None"))}function x(d,n){const a=d.resolve(n.get("ImageMask"))===!0;return(0,v.Eo)(d.resolve(n.get("Subtype")),"Image")&&!a&&
!n.has("SMask")&&!n.has("Mask")}function P(d,n){return[Math.max(d[0],n[0]),Math.max(d[1],n[1]),Math.min(d[2],n[2]),Math.min(d[3],n[3])]}function u(d,n){const[a,
o]=[c*(n[2]-n[0]),c*(n[3]-n[1])];return d[0]<=n[0]+a&&d[1]<=n[1]+o&&d[2]>=n[2]-a&&d[3]>=n[3]-o}async function r(d,{kinds:n,pages:a},o){const{pace:g}=d.job,{layer:y,
subtype:D,groupColorSpace:S}=o,K=new O.B(d);y==="over"&&await K.inspect(a);const B=[];for(const[A,$]of a.entries()){const I=g.step(y==="over"?2e3:2e4);I&&await I,
A%1e3===0&&g.progress(A/a.length);const N=o.on($,A);if(!N)continue;const{box:L}=n[$.kind],{resources:W}=N,R=j=>b(N.operators(j),D,y,L);if(y==="over")await K.over(
$,{resources:W,operators:R});else{const j=await K.contents.content(K.contents.own($));i(d,j,d.dict($.resources),L)&&B.push($.index+1),K.under($,{resources:W,operators:R})}
S!==void 0&&m(d,$.index,S)}return B.length>0?[M(B,a.length)]:[]}function m(d,n,a){const o=d.pages.number(n),g=d.entry(o,"Group"),y=d.dict(g);if(y?.has("CS"))return;
const D=(0,v.jd)({Type:(0,v.UU)("Group"),S:(0,v.UU)("Transparency"),...Object.fromEntries(y??[]),CS:a});(0,v.i9)(g)&&(0,v.Zm)(d.get(g))?d.put(g,D):d.pages.patch(
n,{Group:D})}function M(d,n){return{code:"stamp_hidden",message:`The stamp is hidden ${d.length===n?"on every page":`on ${(0,w.oi)(d)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((k,C,f)=>{f.r(C),f.d(C,{addQrCode:()=>d});var O=f(58552),v=f(45657),w=f(36078),T=f(99876),b=f(74135);
const _=[[1,0],[0,1],[-1,0],[0,-1]];function l(o){const{size:g}=o,y=(A,$)=>o.isDark(A,g-1-$),D=(A,$,I)=>{const[N,L]=h[I];return y(A+N[0],$+N[1])&&!y(A+L[0],$+L[1])},
S=new Uint8Array((g+1)*(g+1)*_.length),K=(A,$,I)=>($*(g+1)+A)*_.length+I,B=[];for(let A=0;A<(g+1)*(g+1);A++){const[$,I]=[A%(g+1),Math.floor(A/(g+1))];if(!D($,I,
0)||S[K($,I,0)])continue;const N=[];let[L,W,R]=[$,I,0],j=-1;for(;!S[K(L,W,R)];)S[K(L,W,R)]=1,R!==j&&N.push([L,W]),j=R,L+=_[R][0],W+=_[R][1],R=[1,0,3].map(z=>(R+
z)%4).find(z=>D(L,W,z));j===0&&N.shift(),B.push(N)}return B}const h=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var s=f(42419),e=f(48249),
t=f(45599),c=f(49892),i=f(57117),p=f(95358),E=f(72313),U=f(86450),x=f(77581);const P=4;function u(o){if(!(!/^https:\/\/\S+$/i.test(o)||!URL.canParse(o)))return new URL(
o).href}async function r(o,{pages:g},y,D){const S=await U.M.of(o);for(const{index:K,kind:B}of g){const A=o.job.pace.step(2e3);A&&await A;const $=o.pages.number(
K),I=new t.oS($,o.generation($)),N=(0,t.jd)({Type:(0,t.UU)("Annot"),Subtype:(0,t.UU)("Link"),Rect:(0,b.W1)(D[B]),Border:[0,0,0],F:P,P:I,Contents:(0,x.wx)(y),A:(0,t.
jd)({S:(0,t.UU)("URI"),URI:(0,t.Px)(y)})}),L=o.add(N),W=S.add("Link",L,I);W!==void 0&&N.set("StructParent",W);const R=o.array(o.entry($,"Annots"))??[];o.pages.patch(
K,{Annots:[...R,L],...W===void 0?{}:{Tabs:(0,t.UU)("S")}})}S.finish()}const m="OctavoQr",M=.01;async function d(o,g,y){const{qr_content:D,qr_link:S,error_correction:K,
layer:B}=g,{pace:A}=o.job,$=await(0,T.F)(o,y),{kinds:I}=$,N=(0,p.Wx)("add_qr_code",I,g.margin),L=(0,s.U)(D,K);await A.rest();const W=S?u(D):void 0,R=(0,p.z)($,N);
if(S&&W===void 0&&R.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in L?R.push({field:"qr_con\
tent",message:`has ${L.length} ${L.unit}, and at most ${L.most} fit with the error correction ${K}`,mentions:["error_correction"]}):R.length===0&&(0,v.RZ)(R,n(L,
$,N,g.qr_size)),"most"in L||R.length>0)throw(0,O.G6)(R);const j=o.add(a(L,await(0,i._B)(o)));await A.rest();const z=L.size+2*s.M,X=I.map((G,F)=>{const Z=g.qr_size*
72/G.userUnit,[V,J]=(0,p.pi)(G,N[F],g.position,Z,Z);return(0,b.lw)([Z/z,0,0,Z/z,V,J],(0,b.S3)(G))}),H=X.map(w.vs),Q=await(0,E.W)(o,$,{layer:B,subtype:"Watermark",
on:({kind:G})=>({resources:[{category:"XObject",name:m,ref:j}],operators:([F=""])=>(0,w.qK)(F,H[G])})});if(W!==void 0){const G=X.map(F=>(0,b.zl)(F,[0,0,z,z]));await r(
o,$,W,G)}return Q}function n(o,{kinds:g,pages:y},D,S){const K=Math.ceil((o.size+2*s.M)*M*100-1e-9)/100;if(S<K)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${M} inches. Give at least ${K}`,mentions:["qr_content"]}];const B=({userUnit:W},{width:R,height:j})=>S*72/W>Math.
min(R,j)*(1+1e-9),A=y.find(({kind:W})=>B(g[W],D[W]));if(!A)return[];const[$,{width:I,height:N}]=[g[A.kind],D[A.kind]],L=(0,b.d)(Math.min(I,N),$);return[{field:"\
qr_size",message:`is too large for page ${A.index+1}, where the margins leave ${L} inches for the code`}]}function a(o,g){const y=o.size+2*s.M,D=(0,c.Tz)(g),S=l(
o).map(A=>`${(0,w.XL)(A.map(([$,I])=>[$+s.M,I+s.M]))} h`),K=[D.set(1),`0 0 ${y} ${y} re f`,D.set(0),...S,"f"],B=(0,t.jd)({Type:(0,t.UU)("XObject"),Subtype:(0,t.
UU)("Form"),BBox:[0,0,y,y],Resources:(0,t.jd)({ColorSpace:D.colorSpace&&(0,t.jd)({[c.B_]:D.colorSpace})}),Filter:(0,t.UU)("FlateDecode")});return new t.Z6(B,(0,e.
Kc)(Buffer.from(`${K.join(`
`)}
`,"latin1")))}}),74135:((k,C,f)=>{f.d(C,{$L:()=>i,DI:()=>_,Gd:()=>s,JQ:()=>v,Mo:()=>T,PU:()=>l,Pj:()=>U,S3:()=>w,W1:()=>x,XM:()=>E,d:()=>P,ds:()=>b,gF:()=>p,iN:()=>O,
kO:()=>c,lw:()=>h,xk:()=>e,zl:()=>t});function O({box:[u,r,m,M],rotation:d}){const n=m-u,a=M-r;return d%180===0?{width:n,height:a}:{width:a,height:n}}function v(u){
const{width:r,height:m}=O(u);return{width:r*u.userUnit,height:m*u.userUnit}}function w({box:[u,r,m,M],rotation:d}){switch(d){case 0:return[1,0,0,1,u,r];case 90:
return[0,1,-1,0,m,r];case 180:return[-1,0,0,-1,m,M];case 270:return[0,-1,1,0,u,M]}}function T(u,r){return r===void 0?u:U(u,r)??u}function b([u,r,m,M]){return[Math.
min(u,m),Math.min(r,M),Math.max(u,m),Math.max(r,M)]}function _([u,r,m,M,d,n]){const a=u*M-r*m,[o,g,y,D]=[M/a,-r/a,-m/a,u/a];return[o+0,g+0,y+0,D+0,-(d*o+n*y)+0,
-(d*g+n*D)+0]}const l=([u,r,m,M])=>Math.sqrt(Math.abs(u*M-r*m));function h(u,r){const[m,M,d,n,a,o]=u,[g,y,D,S,K,B]=r;return[m*g+M*D,m*y+M*S,d*g+n*D,d*y+n*S,a*g+
o*D+K,a*y+o*S+B]}function s([u,r,m,M,d,n],a,o){return[u*a+m*o+d,r*a+M*o+n]}function e([u,r],[m,M],[d,n],[a,o],g){const y=1-g,[D,S,K,B]=[y**3,3*g*y**2,3*g**2*y,g**
3];return[D*u+S*m+K*d+B*a,D*r+S*M+K*n+B*o]}function t(u,[r,m,M,d]){const[n,a]=s(u,r,m),[o,g]=s(u,M,m),[y,D]=s(u,r,d),[S,K]=s(u,M,d);return[Math.min(n,o,y,S),Math.
min(a,g,D,K),Math.max(n,o,y,S),Math.max(a,g,D,K)]}const c=(u,r)=>[Math.min(u[0],r[0]),Math.min(u[1],r[1]),Math.max(u[2],r[2]),Math.max(u[3],r[3])];function i(u){
let[r,m,M,d]=p;for(const[n,a]of u)r=Math.min(r,n),m=Math.min(m,a),M=Math.max(M,n),d=Math.max(d,a);return[r,m,M,d]}const p=[1/0,1/0,-1/0,-1/0],E=([u,r,m,M],d)=>[
u-d,r-d,m+d,M+d];function U(u,r){const m=[Math.max(u[0],r[0]),Math.max(u[1],r[1]),Math.min(u[2],r[2]),Math.min(u[3],r[3])];return m[0]<m[2]&&m[1]<m[3]?m:void 0}
const x=u=>u.map(r=>Math.round(r*1e5)/1e5+0),P=(u,{userUnit:r})=>String(Number((u*r/72).toPrecision(3)))}),6057:((k,C,f)=>{f.d(C,{VO:()=>T,b0:()=>l,c_:()=>s,iw:()=>_,
lQ:()=>h});var O=f(73208),v=f(74135);const w=[0,0,612,792],T=(e,t)=>l(e,e.pages.attribute(t,"MediaBox"))??b(e);function b({table:e}){return e.damagedKinds.addCut(
O.md),w}function _(e,t){const{pages:c}=e,i=e.resolve(e.entry(c.number(t),"UserUnit"));return{box:(0,v.Mo)(T(e,t),l(e,c.attribute(t,"CropBox"))),rotation:s(e.resolve(
c.attribute(t,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function l(e,t){const c=e.array(t)?.map(p=>e.resolve(p));if(c?.length!==4||!c.every(p=>typeof p==
"number"&&Number.isFinite(p)))return;const i=(0,v.ds)(c);return i[0]<i[2]&&i[1]<i[3]?i:void 0}function h(e,t){const c=(e.array(t)??[]).map(i=>e.resolve(i));return c.
length===6&&c.every(i=>typeof i=="number")?c:[1,0,0,1,0,0]}function s(e){const t=typeof e=="number"?(e%360+360)%360:0;return t===90||t===180||t===270?t:0}}),5490:((k,C,f)=>{
f.d(C,{M:()=>T,U:()=>w});var O=f(74135);const v=1e4;class w{current;saved=[];beyond=0;constructor(_){this.current=_}follow(_){switch(_.operator){case"q":return this.
saved.length<v?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(_),!0;default:return!1}}transform(_){if(_.count!==6)return;const[l,h,s,e,t,c]=T(_);this.current.matrix=(0,O.lw)([l,h,s,e,t,c],this.current.
matrix)}}const T=b=>Array.from({length:b.count},(_,l)=>b.number(l))}),21281:((k,C,f)=>{f.d(C,{Ip:()=>h,XM:()=>i,Xb:()=>c,ds:()=>l,qg:()=>t,yB:()=>E});var O=f(59071),
v=f(70549),w=f(21115),T=f(824),b=f(1975),_=f(60912);const l=(0,v.n)(async P=>h(P,await(0,T.Br)(P)));function h(P,u){const r=(o,g)=>(0,O.wh)((0,b.sm)(u,o,g)[0]??
""),m=e(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),M=s(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,n=[r("pdfxid","GTS_PDFXVersi\
on")||r("pdfx","GTS_PDFXVersion")||((0,O.Gh)(P.resolve((0,T._U)(P)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],a=[
m?.name,M,...n.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.test(o))];return{archive:m,accessible:M,names:a.filter(o=>o!==void 0)}}const s=P=>/^[1-9]$/.test(P);function e(P,u){
if(!s(P))return;const r=/^[abuef]$/.test(u)?u:"";return{part:Number(P),level:r,name:`PDF/A-${P}${r}`}}function t(P,u,r,m){return u&&x(P,u,[w.dK.pdfaid]),c(r,m)}
const c=({name:P},u)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${P}: ${u}.`});async function i(P){const u=await(0,T.Br)(P);if(!u)
return[];const{archive:r,accessible:m}=h(P,u);x(P,u,[w.dK.pdfaid,w.dK.pdfuaid]);const M=[r?.name,m].filter(d=>d!==void 0);return M.length>0?[p(M,"a merge cannot\
 guarantee conformance")]:[]}const p=(P,u)=>({code:"conformance_dropped",message:`The result no longer claims ${P.join(" and ")}, because ${u}.`}),E=({archive:P,
accessible:u})=>[...P?[c(P,U)]:[],...u===void 0?[]:[p([u],U)]],U="its metadata was removed";function x(P,u,r){u.properties.some(({namespace:m})=>r.includes(m))&&
(0,_._L)(P,(0,_.QH)(u,({namespace:m})=>r.includes(m),[]))}}),60912:((k,C,f)=>{f.d(C,{QH:()=>T,T3:()=>b,_L:()=>s});var O=f(21115),v=f(3907),w=f(45599);function T(e,t,c){
const{text:i,properties:p,end:E,about:U}=e,x=[];let P=0;for(const u of p.filter(t).sort((r,m)=>r.from-m.from))u.from<P||(x.push(i.slice(P,u.from)),P=u.to);return x.
push(i.slice(P,Math.max(E,P))),c.length>0&&x.push(_(c,U)),x.push(i.slice(Math.max(E,P))),h(x.join(""))}function b(e){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${_(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(e,t){const i=[...new Set(e.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${O.dK[E]}"`).join(""),p=e.map(({prefix:E,name:U,form:x,values:P})=>`\
<${E}:${U}>${l(x,P)}</${E}:${U}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,v.X)(t)}"${i}>
${p.join("")}</rdf:Description>
`}function l(e,t){const c=i=>t.map(p=>`<rdf:li${i}>${(0,v.X)(p)}</rdf:li>`).join("");switch(e){case"simple":return(0,v.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const h=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(e,t){const c=e.catalog.get("Metadata"),i=e.resolve(c),p=i instanceof w.Z6?[...i.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],E=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...p]),U=new w.Z6(E,Buffer.
from(t,"utf8"));(0,w.i9)(c)&&i instanceof w.Z6?e.put(c,U):e.edit(e.catalogNumber).set("Metadata",e.add(U))}}),42419:((k,C,f)=>{f.d(C,{M:()=>_,U:()=>e});var O=f(
17775),v=f(63748),w=f(5336),T=f(23265),b=f(96221);const _=4,l={low:"L",medium:"M",quartile:"Q",high:"H"},h={numeric:{low:7089,medium:5596,quartile:3993,high:3057},
alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},s=1;function e(c,i){const{segment:p,...E}=t(c,
i);if(E.length>E.most)return E;const U=new O.N({level:l[i]}).encode(p),{size:x}=U;return{size:x,isDark:(P,u)=>P>=0&&u>=0&&P<x&&u<x&&U.get(P,u)===1}}function t(c,i){
const p={length:c.length,unit:"characters"};if(/^[0-9]+$/.test(c))return{segment:new v.e(c),most:h.numeric[i],...p};if(/^[0-9A-Z $%*+./:-]+$/.test(c))return{segment:new w.
e(c),most:h.alphanumeric[i],...p};const E=Buffer.byteLength(c),U=E===c.length;return{segment:new T.x(c,U?b.N.ISO_8859_1:b.N.UTF_8),length:E,most:h.bytes[i]-(U?0:
s),unit:"bytes"}}}),86450:((k,C,f)=>{f.d(C,{M:()=>w});var O=f(45599),v=f(89067);class w{document;tree;elements=[];constructor(b,_){this.document=b,this.tree=_}static async of(b){
return new w(b,await v.J.read(b))}add(b,_,l){const{document:h,tree:s}=this;if(!s)return;const e=(0,O.jd)({Type:(0,O.UU)("OBJR"),Obj:_,Pg:l}),t=h.add((0,O.jd)({Type:(0,O.
UU)("StructElem"),S:(0,O.UU)(b),Pg:l,K:e})),c=s.newKey();return s.entries.set(c,t),this.elements.push(t),c}addContent(b,_){const{document:l,tree:h}=this;if(!h)return;
const s=l.pages.number(_),e=l.resolve(l.entry(s,"StructParents")),t=typeof e=="number"?e:h.newKey(),c=l.array(h.entries.get(t))??[],i=new O.oS(s,l.generation(s)),
p=l.add((0,O.jd)({Type:(0,O.UU)("StructElem"),S:(0,O.UU)(b),Pg:i,K:c.length}));return h.entries.set(t,[...c,p]),e!==t&&l.pages.patch(_,{StructParents:t}),this.elements.
push(p),c.length}finish(){const{tree:b,elements:_}=this;!b||_.length===0||(b.write(),this.addElements(b))}finishInPlace(b){const{tree:_}=this;_&&(_.grow(b),this.
addElements(_))}addElements(b){const{document:_}=this,{dict:l,holder:h}=b.root,s=_.array(l.get("K"))??(l.has("K")?[l.get("K")]:[]),e=s.length===1&&(0,O.i9)(s[0])?
s[0]:void 0,t=_.dict(e);e&&t&&(0,O.Eo)(_.resolve(t.get("S")),"Document")?this.append(t,e.number,e):this.append(l,h,_.catalog.get("StructTreeRoot"))}append(b,_,l){
const{document:h,elements:s}=this;h.edit(_);const e=b.get("K");if(b.set("K",[...h.array(e)??(e===void 0?[]:[e]),...s]),l instanceof O.oS)for(const t of s)h.dict(
t).set("P",l)}}}),89067:((k,C,f)=>{f.d(C,{J:()=>b});var O=f(45599),v=f(81077),w=f(9819);const T=100;class b{document;root;entries;nextKey;constructor(l,h,s,e){this.
document=l,this.root=h,this.entries=s,this.nextKey=e}static async read(l){const h=(0,w.Wo)(l,"StructTreeRoot");if(!h)return;const s=new Map;for(const[c,i]of await(0,v.
Zc)(l,h.dict.get("ParentTree"),"Nums"))typeof c=="number"&&s.set(c,i);const e=l.resolve(h.dict.get("ParentTreeNextKey")),t=[...s.keys()].reduce((c,i)=>Math.max(
c,i+1),typeof e=="number"?e:0);return new b(l,h,s,t)}newKey(){return this.nextKey++}write(){const{document:l,root:h,entries:s}=this,e=[...s].sort(([t],[c])=>t-c);
l.edit(h.holder),h.dict.set("ParentTree",l.add((0,v.H6)(l,e,"Nums"))),h.dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:h,root:s,entries:e}=this,
t=this.lastLeaf(),c=t.at(-1);if(!c)return this.write();h.edit(s.holder),s.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:E,holder:U}of t){const x=h.array(
E.get("Limits"));h.edit(U),x&&E.set("Limits",[x[0]??l,l])}const i=c.dict.get("Nums"),p=(0,O.i9)(i)?h.edit(i):i;(0,O.cy)(p)?p.push(l,e.get(l)):c.dict.set("Nums",
[l,e.get(l)])}lastLeaf(){const{document:l,root:h}=this,s=[];let e=h.holder,t=h.dict.get("ParentTree");for(;t!==void 0&&s.length<T;){(0,O.i9)(t)&&(e=t.number);const c=l.
dict(t);if(!c)return[];s.push({dict:c,holder:e});const i=l.array(c.get("Kids"));if(!i||i.length===0)return s;t=i.at(-1)}return[]}}}),81077:((k,C,f)=>{f.d(C,{BX:()=>h,
H6:()=>s,MN:()=>e,Pu:()=>_,Zc:()=>l,r6:()=>t});var O=f(45599),v=f(44233),w=f(77581),T=f(9819);const b=64,_=r=>typeof r=="number"?String(r):(0,w.U0)(r);async function l(r,m,M){
const d=[];for(const n of await p(r,m,0,M)){for(const o of U(r,n,M))d.push(o);const a=r.job.pace.step(c);a&&await a}return d}async function h(r,m,M,d,n,a){const o=await p(
r,m,M,d,a);for(let g=o.length-1;g>=0;g--){const y=o[g],D=U(r,y,d),S=D.filter(([$,I])=>!n($,I)),K=r.job.pace.step(c+D.length*c);K&&await K,S.length<D.length&&(r.
edit(y.holder),y.dict.set(d,P(S)),y.changed=!0);for(const $ of y.repeats)r.edit(y.holder),y.dict.delete($),y.changed=!0;if(y.emptyKids){const $=(r.array(y.dict.
get("Kids"))??[]).filter(I=>!y.emptyKids.has(r.dict(I)));r.edit(y.holder),y.dict.set("Kids",$),y.changed=!0}if(!y.changed)continue;const B=r.array(y.dict.get("K\
ids"))??[];y.empty=S.length===0&&B.length===0;const A=y.parent;A&&(A.changed=!0,y.empty?(A.emptyKids??=new Set).add(y.dict):x(r,y,S,B))}return o[0]?.empty??!1}function s(r,m,M){
if(m.length<=b)return(0,O.jd)({[M]:P(m)});let d=[];for(const n of u(m)){const[a,o]=[n[0][0],n.at(-1)[0]];d.push({ref:r.add((0,O.jd)({Limits:[a,o],[M]:P(n)})),low:a,
high:o})}for(;d.length>b;)d=u(d).map(n=>{const[a,o]=[n[0].low,n.at(-1).high];return{ref:r.add((0,O.jd)({Limits:[a,o],Kids:n.map(({ref:g})=>g)})),low:a,high:o}});
return(0,O.jd)({Kids:d.map(({ref:n})=>n)})}async function e(r,m){const{pace:M}=r.job,d=[];for(const[n,a]of m){d.push([(0,O.Px)(n),a]);const o=M.step(10*c);o&&await o}
return s(r,await t(r,d),"Names")}async function t(r,m){const{pace:M}=r.job,d=[];for(const a of m){d.push({entry:a,key:_(a[0])});const o=M.step(c);o&&await o}return(await(0,v.
qZ)(d,(a,o)=>a.key<o.key?-1:a.key>o.key?1:0,M)).map(({entry:a})=>a)}const c=100,i=30;async function p(r,m,M,d,n){const a=new T.b9(r),o=new Set,g=S=>o.size<o.add(
S).size,y=[],D=[{value:m??null,holder:M,parent:void 0}];for(let S=D.pop();S!==void 0;S=D.pop()){a.spend(1);const K=r.job.pace.step(c);K&&await K;const B=r.dict(
S.value);if(!B||!g(B)||n&&S.parent&&!E(r,B,n))continue;const A=[],$=j=>{const z=r.array(B.get(j));return!z||g(z)?z??[]:(A.push(j),[])},I=$(d).length>>1,N=$("Kid\
s"),L={dict:B,holder:(0,T.Kd)(S.value,S.holder),parent:S.parent,repeats:A};y.push(L),a.spend(I);const W=(0,T.Kd)(B.get("Kids"),L.holder);for(let j=N.length-1;j>=
0;j--){D.push({value:N[j],holder:W,parent:L});const z=r.job.pace.step(i);z&&await z}const R=r.job.pace.step(I*c);R&&await R}return y}function E(r,m,M){const[d,n]=r.
array(m.get("Limits"))??[];return typeof d!="number"||typeof n!="number"||M(d,n)}function U(r,{dict:m,repeats:M},d){const n=M.includes(d)?void 0:r.array(m.get(d));
if(!n)return[];const a=[];for(let o=0;o+1<n.length;o+=2){const g=r.resolve(n[o]);(d==="Names"?g instanceof O.Mx:typeof g=="number")&&a.push([g,n[o+1]])}return a}
function x(r,m,M,d){const n=g=>r.array(r.dict(g)?.get("Limits"))??[],a=M[0]?.[0]??n(d[0])[0],o=M.at(-1)?.[0]??n(d.at(-1))[1];r.edit(m.holder),a!==void 0&&o!==void 0?
m.dict.set("Limits",[a,o]):m.dict.delete("Limits")}function P(r){const m=[];for(const[M,d]of r)m.push(M,d);return m}function u(r){const m=[];for(let M=0;M<r.length;M+=
b)m.push(r.slice(M,M+b));return m}}),59071:((k,C,f)=>{f.d(C,{Gh:()=>t,ZK:()=>c,wh:()=>e});var O=f(77581),v=f(45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=i=>i.replace(w,"").replace(
T,"").replace(b,"�"),l=200,h=new WeakMap;function s(i){let p=h.get(i);if(p)return p;const E=_((0,O.g7)(i));return p={whole:E,trimmed:E.trim()},i.bytes.length>=
l&&h.set(i,p),p}const e=i=>_(i).trim();function t(i){const p=i instanceof v.Mx?s(i).trimmed:"";return p===""?null:p}const c=i=>i?s(i).whole:""}),70549:((k,C,f)=>{
f.d(C,{n:()=>O});function O(v){const w=new WeakMap;return T=>{if(T.hasChanges)return v(T);const b=w.get(T);if(b)return b.answer;const _=v(T);return w.set(T,{answer:_}),
_}}}),9819:((k,C,f)=>{f.d(C,{J7:()=>w,Kd:()=>_,Wo:()=>l,_i:()=>b,b9:()=>T});var O=f(42973),v=f(45599);class w{document;gone=new Set;chased=new Set;constructor(s){
this.document=s}remove(s){const{catalog:e,catalogNumber:t,pages:c}=this.document,i=e.get("Pages");s===t||(0,v.i9)(i)&&s===i.number||c.holds(s)||(this.gone.add(s),
this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,v.
i9)(s)&&this.gone.has(s.number)}}class T{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,O.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(s,e=new T(
s)){this.allowance=e,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,v.i9)(s))return!0;const{number:e}=s,t=e>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(e).size;const c=1<<(e&7),i=(this.seen[t]&c)===0;return this.seen[t]|=c,i}}function _(h,s){return(0,v.i9)(h)?h.number:
s}function l(h,s){const e=h.catalog.get(s),t=h.dict(e);return t&&{dict:t,holder:_(e,h.catalogNumber)}}})};
