"use strict";exports.id=3535,exports.ids=[3535],exports.modules={49180:((k,C,f)=>{f.d(C,{q:()=>v});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
(l.length===3?[...l].map(t=>t+t):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(t=>Number.parseInt(t,16))}let O;function T(){const b=w.split(" ");return O??=new Map(
b.flatMap((_,l)=>l%2===0?[[_,b[l+1]]]:[]))}}),17079:((k,C,f)=>{f.d(C,{Z:()=>b,_:()=>T});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(t){
if(t.length>64)return;const e=t.trim().replace(v,(n,c,i,p)=>`${c??""}${1900+Number(i)}${p}`);return l(_(w.exec(e)??O.exec(e)))}function b(t){const e=t.length>64?
void 0:_(O.exec(t.trim()));if(!e||l(e)===void 0)return;const{year:n,month:c="",day:i="",hour:p="",minute:E="",second:U="",zone:x=""}=e;return`D:${n}${c}${i}${p}${E}${U}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function _(t){if(!t)return;const[,e,n,c,i,p,E,U,x,P,u]=t,r=U??(x===void 0?void 0:`${x}${P??"00"}:${u??"00"}`);return{year:e,
month:n,day:c,hour:i,minute:p,second:E,zone:r}}function l(t){if(!t)return;const{year:e,month:n,day:c,hour:i,minute:p="00",second:E="00",zone:U}=t,x=(u,r,m)=>u===
void 0||Number(u)>=r&&Number(u)<=m;if(Number(e)===0||!x(n,1,12)||!x(c,1,h(Number(e),Number(n)))||!x(i,0,23)||!x(p,0,59)||!x(E,0,59)||U!==void 0&&U!=="Z"&&!(x(U.
slice(1,3),0,23)&&x(U.slice(4),0,59)))return;const P=[e,n,c].filter(u=>u!==void 0).join("-");return i===void 0?P:`${P}T${i}:${p}:${E}${U==="+00:00"||U==="-00:00"?
"Z":U??""}`}function h(t,e){return e===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(e)?30:31}}),49892:((k,C,f)=>{f.d(C,{B_:()=>O,Fw:()=>T,Tz:()=>_});
var w=f(49180),v=f(57117);const O="OctavoColor";function T(l,h){const t=b(l),e=t.length===1,n=h?.part===1;return h===void 0||(0,v.hU)(h,e?1:3)?{values:t,operators:`${t.
join(" ")} ${e?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:t,listsGlyphs:n,operators:`/${O} cs ${t.join(" ")} sc`,colorSpace:e?(0,v.HB)():(0,v.Pz)()}}function b(l){
if(l==="Gray")return[.5];const[h,t,e]=(0,w.q)(l);return(h===t&&t===e&&h>0?[h]:[h,t,e]).map(c=>Math.round(c/255*1e4)/1e4)}function _(l){return l===void 0||(0,v.hU)(
l,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`/${O} cs ${h} sc`,colorSpace:(0,v.HB)()}}}),57117:((k,C,f)=>{f.d(C,{Br:()=>l,HB:()=>c,Pz:()=>n,Qg:()=>t,_B:()=>T,
c4:()=>h,hU:()=>_});var w=f(21281),v=f(824),O=f(45599);async function T(i){const p=await(0,v.Br)(i),{archive:E}=(0,w.Ip)(i,p);return E&&{...E,xmp:p,intent:b(i)}}
function b(i){for(const p of i.array(i.catalog.get("OutputIntents"))??[]){const E=i.dict(p);if(!(0,O.Zm)(E)||!(0,O.Eo)(i.resolve(E.get("S")),"GTS_PDFA1"))continue;
const U=i.resolve(i.dict(E.get("DestOutputProfile"))?.get("N"));if(typeof U=="number")return U}}const _=({intent:i},p)=>p===1?i!==void 0:i===p,l={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(i,p,E)=>(0,w.qg)(
i,p.xmp,p,E),t=i=>i&&i.part!==1&&i.intent===void 0?n():void 0,e=[.9505,1,1.089],n=()=>[(0,O.UU)("CalRGB"),(0,O.jd)({WhitePoint:[...e],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],c=()=>[(0,O.UU)("CalGray"),(0,O.jd)({WhitePoint:[...e],Gamma:2.2})]}),95358:((k,C,f)=>{f.d(C,{Wx:()=>b,
pi:()=>l,z:()=>h});var w=f(38340),v=f(74135);function O(e,n){return T(e,n*72/e.userUnit)}function T(e,n){const{width:c,height:i}=(0,v.iN)(e),p={width:c-2*n,height:i-
2*n,inset:n};return p.width>0&&p.height>0?p:void 0}function b(e,n,c){const i=c===w.zU[e].fields.margin.default;return n.map(p=>{const E=O(p,c);if(E||!i)return E;
const{width:U,height:x}=(0,v.iN)(p);return T(p,Math.min(U,x)/10)})}const _=null;function l(e,{inset:n},c,i,p){const E=(0,v.iN)(e),U=E.width-n-i,x=E.height-n-p,P=c.
endsWith("left")?n:c.endsWith("right")?U:(E.width-i)/2,u=c.startsWith("bottom")?n:c.startsWith("top")?x:(E.height-p)/2;return[P,u]}function h({kinds:e,pages:n},c){
const i=n.find(({kind:p})=>!c[p]);return i?[{field:"margin",message:t(i.index,e[i.kind])}]:[]}function t(e,n){const{width:c,height:i}=(0,v.iN)(n),p=(0,v.d)(Math.
min(c,i)/2,n);return`leaves no room on page ${e+1}, which is ${(0,v.d)(c,n)} × ${(0,v.d)(i,n)} inches; it must be less than ${p}`}}),72313:((k,C,f)=>{f.d(C,{W:()=>r});
var w=f(81627),v=f(45599),O=f(98446),T=f(36078);function b(d,s,a,o){return`/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${s}`:`/Type /Background /BBox \
[${o.map(T._).join(" ")}]`}>> BDC
${d}
EMC
`}var _=f(36211),l=f(37709),h=f(85008),t=f(74135),e=f(5490);const n=400,c=.01;function i(d,s,a,o){const g=new l.BT(s),y=new p(d,a,o);for(let D=0;D<n&&g.next();D++)
if(y.takes(g))return!0;return!1}class p{document;resources;box;states=new e.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new E;clips=!1;constructor(s,a,o){
this.document=s,this.resources=a,this.box=o}takes(s){if(this.states.follow(s)||this.extendsPath(s)||this.setsState(s))return!1;const{operator:a}=s;if(a==="Do")return this.
paintsImage(s.name(0));const o=_.lJ.get(a);return o!==void 0&&this.paintsPath(o)}setsState(s){const a=this.states.current;switch(s.operator){case"gs":{const o=this.
document.dict(this.resource("ExtGState",s.name(0)));return a.isOpaque=a.isSolid=U(this.document,o),!0}case"scn":case"sc":return a.isSolid=a.isOpaque&&s.kind(s.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return a.isSolid=a.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(s){const{matrix:a}=this.
states.current;switch(s.operator){case"re":{const[o,g,y,D]=(0,e.M)(s);return this.path.rectangle(a,o,g,y,D),!0}case"m":case"l":return this.path.point(a,s.number(
0),s.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:s}){const a=this.states.current,o=this.path.area();
return s&&a.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(a.clip=o&&a.clip&&P(o,a.clip)),this.clips=!1,this.path=new E,!1)}paintsImage(s){const a=this.states.current,
o=this.resource("XObject",s);if(!a.isOpaque||!(o instanceof v.Z6)||!x(this.document,o.dict))return!1;const g=new E;return g.rectangle(a.matrix,0,0,1,1),this.isCoveredBy(
g.area())}isCoveredBy(s){const{clip:a}=this.states.current;return s!==void 0&&a!==void 0&&u(P(s,a),this.box)}resource(s,a){const{document:o,resources:g}=this;return a===
void 0?null:o.resolve(o.dict(g?.get(s))?.get(a))}}class E{isRectangle=!0;points=[];point([s,a,o,g,y,D],S,K){this.points.push([s*S+o*K+y,a*S+g*K+D])}rectangle(s,a,o,g,y){
this.point(s,a,o),this.point(s,a+g,o),this.point(s,a+g,o+y),this.point(s,a,o+y)}area(){const{points:s}=this;if(!this.isRectangle||s.length<4||s.length>5)return;
const a=(0,t.$L)(s),o=c*Math.max(a[2]-a[0],a[3]-a[1]),g=(y,D,S)=>Math.abs(y-D)<=o||Math.abs(y-S)<=o;return s.every(([y,D])=>g(y,a[0],a[2])&&g(D,a[1],a[3]))?a:void 0}}
function U(d,s){if(!s)return!0;const a=d.resolve(s.get("ca")),o=d.resolve(s.get("BM")),g=d.resolve(s.get("SMask"));return(a===null||a===1)&&(o===null||(0,v.Eo)(
o,"Normal"))&&(g===null||(0,v.Eo)(g,"None"))}function x(d,s){const a=d.resolve(s.get("ImageMask"))===!0;return(0,v.Eo)(d.resolve(s.get("Subtype")),"Image")&&!a&&
!s.has("SMask")&&!s.has("Mask")}function P(d,s){return[Math.max(d[0],s[0]),Math.max(d[1],s[1]),Math.min(d[2],s[2]),Math.min(d[3],s[3])]}function u(d,s){const[a,
o]=[c*(s[2]-s[0]),c*(s[3]-s[1])];return d[0]<=s[0]+a&&d[1]<=s[1]+o&&d[2]>=s[2]-a&&d[3]>=s[3]-o}async function r(d,{kinds:s,pages:a},o){const{pace:g}=d.job,{layer:y,
subtype:D,groupColorSpace:S}=o,K=new w.B(d);y==="over"&&await K.inspect(a);const B=[];for(const[A,$]of a.entries()){const I=g.step(y==="over"?2e3:2e4);I&&await I,
A%1e3===0&&g.progress(A/a.length);const N=o.on($,A);if(!N)continue;const{box:L}=s[$.kind],{resources:W}=N,R=j=>b(N.operators(j),D,y,L);if(y==="over")await K.over(
$,{resources:W,operators:R});else{const j=await K.contents.content(K.contents.own($));i(d,j,d.dict($.resources),L)&&B.push($.index+1),K.under($,{resources:W,operators:R})}
S!==void 0&&m(d,$.index,S)}return B.length>0?[M(B,a.length)]:[]}function m(d,s,a){const o=d.pages.number(s),g=d.entry(o,"Group"),y=d.dict(g);if(y?.has("CS"))return;
const D=(0,v.jd)({Type:(0,v.UU)("Group"),S:(0,v.UU)("Transparency"),...Object.fromEntries(y??[]),CS:a});(0,v.i9)(g)&&(0,v.Zm)(d.get(g))?d.put(g,D):d.pages.patch(
s,{Group:D})}function M(d,s){return{code:"stamp_hidden",message:`The stamp is hidden ${d.length===s?"on every page":`on ${(0,O.oi)(d)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((k,C,f)=>{f.r(C),f.d(C,{addQrCode:()=>d});var w=f(58552),v=f(45657),O=f(36078),T=f(99876),b=f(74135);
const _=[[1,0],[0,1],[-1,0],[0,-1]];function l(o){const{size:g}=o,y=(A,$)=>o.isDark(A,g-1-$),D=(A,$,I)=>{const[N,L]=h[I];return y(A+N[0],$+N[1])&&!y(A+L[0],$+L[1])},
S=new Uint8Array((g+1)*(g+1)*_.length),K=(A,$,I)=>($*(g+1)+A)*_.length+I,B=[];for(let A=0;A<(g+1)*(g+1);A++){const[$,I]=[A%(g+1),Math.floor(A/(g+1))];if(!D($,I,
0)||S[K($,I,0)])continue;const N=[];let[L,W,R]=[$,I,0],j=-1;for(;!S[K(L,W,R)];)S[K(L,W,R)]=1,R!==j&&N.push([L,W]),j=R,L+=_[R][0],W+=_[R][1],R=[1,0,3].map(z=>(R+
z)%4).find(z=>D(L,W,z));j===0&&N.shift(),B.push(N)}return B}const h=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=f(42419),e=f(48249),
n=f(45599),c=f(49892),i=f(57117),p=f(95358),E=f(72313),U=f(86450),x=f(77581);const P=4;function u(o){if(!(!/^https:\/\/\S+$/i.test(o)||!URL.canParse(o)))return new URL(
o).href}async function r(o,{pages:g},y,D){const S=await U.M.of(o);for(const{index:K,kind:B}of g){const A=o.job.pace.step(2e3);A&&await A;const $=o.pages.number(
K),I=new n.oS($,o.generation($)),N=(0,n.jd)({Type:(0,n.UU)("Annot"),Subtype:(0,n.UU)("Link"),Rect:(0,b.W1)(D[B]),Border:[0,0,0],F:P,P:I,Contents:(0,x.wx)(y),A:(0,n.
jd)({S:(0,n.UU)("URI"),URI:(0,n.Px)(y)})}),L=o.add(N),W=S.add("Link",L,I);W!==void 0&&N.set("StructParent",W);const R=o.array(o.entry($,"Annots"))??[];o.pages.patch(
K,{Annots:[...R,L],...W===void 0?{}:{Tabs:(0,n.UU)("S")}})}S.finish()}const m="OctavoQr",M=.01;async function d(o,g,y){const{qr_content:D,qr_link:S,error_correction:K,
layer:B}=g,{pace:A}=o.job,$=await(0,T.F)(o,y),{kinds:I}=$,N=(0,p.Wx)("add_qr_code",I,g.margin),L=(0,t.U)(D,K);await A.rest();const W=S?u(D):void 0,R=(0,p.z)($,N);
if(S&&W===void 0&&R.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in L?R.push({field:"qr_con\
tent",message:`has ${L.length} ${L.unit}, and at most ${L.most} fit with the error correction ${K}`,mentions:["error_correction"]}):R.length===0&&(0,v.RZ)(R,s(L,
$,N,g.qr_size)),"most"in L||R.length>0)throw(0,w.G6)(R);const j=o.add(a(L,await(0,i._B)(o)));await A.rest();const z=L.size+2*t.M,X=I.map((G,F)=>{const Z=g.qr_size*
72/G.userUnit,[V,J]=(0,p.pi)(G,N[F],g.position,Z,Z);return(0,b.lw)([Z/z,0,0,Z/z,V,J],(0,b.S3)(G))}),H=X.map(O.vs),Q=await(0,E.W)(o,$,{layer:B,subtype:"Watermark",
on:({kind:G})=>({resources:[{category:"XObject",name:m,ref:j}],operators:([F=""])=>(0,O.qK)(F,H[G])})});if(W!==void 0){const G=X.map(F=>(0,b.zl)(F,[0,0,z,z]));await r(
o,$,W,G)}return Q}function s(o,{kinds:g,pages:y},D,S){const K=Math.ceil((o.size+2*t.M)*M*100-1e-9)/100;if(S<K)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${M} inches. Give at least ${K}`,mentions:["qr_content"]}];const B=({userUnit:W},{width:R,height:j})=>S*72/W>Math.
min(R,j)*(1+1e-9),A=y.find(({kind:W})=>B(g[W],D[W]));if(!A)return[];const[$,{width:I,height:N}]=[g[A.kind],D[A.kind]],L=(0,b.d)(Math.min(I,N),$);return[{field:"\
qr_size",message:`is too large for page ${A.index+1}, where the margins leave ${L} inches for the code`}]}function a(o,g){const y=o.size+2*t.M,D=(0,c.Tz)(g),S=l(
o).map(A=>`${(0,O.XL)(A.map(([$,I])=>[$+t.M,I+t.M]))} h`),K=[D.set(1),`0 0 ${y} ${y} re f`,D.set(0),...S,"f"],B=(0,n.jd)({Type:(0,n.UU)("XObject"),Subtype:(0,n.
UU)("Form"),BBox:[0,0,y,y],Resources:(0,n.jd)({ColorSpace:D.colorSpace&&(0,n.jd)({[c.B_]:D.colorSpace})}),Filter:(0,n.UU)("FlateDecode")});return new n.Z6(B,(0,e.
Kc)(Buffer.from(`${K.join(`
`)}
`,"latin1")))}}),74135:((k,C,f)=>{f.d(C,{$L:()=>i,DI:()=>_,Gd:()=>t,JQ:()=>v,Mo:()=>T,PU:()=>l,Pj:()=>U,S3:()=>O,W1:()=>x,XM:()=>E,d:()=>P,ds:()=>b,gF:()=>p,iN:()=>w,
kO:()=>c,lw:()=>h,xk:()=>e,zl:()=>n});function w({box:[u,r,m,M],rotation:d}){const s=m-u,a=M-r;return d%180===0?{width:s,height:a}:{width:a,height:s}}function v(u){
const{width:r,height:m}=w(u);return{width:r*u.userUnit,height:m*u.userUnit}}function O({box:[u,r,m,M],rotation:d}){switch(d){case 0:return[1,0,0,1,u,r];case 90:
return[0,1,-1,0,m,r];case 180:return[-1,0,0,-1,m,M];case 270:return[0,-1,1,0,u,M]}}function T(u,r){return r===void 0?u:U(u,r)??u}function b([u,r,m,M]){return[Math.
min(u,m),Math.min(r,M),Math.max(u,m),Math.max(r,M)]}function _([u,r,m,M,d,s]){const a=u*M-r*m,[o,g,y,D]=[M/a,-r/a,-m/a,u/a];return[o+0,g+0,y+0,D+0,-(d*o+s*y)+0,
-(d*g+s*D)+0]}const l=([u,r,m,M])=>Math.sqrt(Math.abs(u*M-r*m));function h(u,r){const[m,M,d,s,a,o]=u,[g,y,D,S,K,B]=r;return[m*g+M*D,m*y+M*S,d*g+s*D,d*y+s*S,a*g+
o*D+K,a*y+o*S+B]}function t([u,r,m,M,d,s],a,o){return[u*a+m*o+d,r*a+M*o+s]}function e([u,r],[m,M],[d,s],[a,o],g){const y=1-g,[D,S,K,B]=[y**3,3*g*y**2,3*g**2*y,g**
3];return[D*u+S*m+K*d+B*a,D*r+S*M+K*s+B*o]}function n(u,[r,m,M,d]){const[s,a]=t(u,r,m),[o,g]=t(u,M,m),[y,D]=t(u,r,d),[S,K]=t(u,M,d);return[Math.min(s,o,y,S),Math.
min(a,g,D,K),Math.max(s,o,y,S),Math.max(a,g,D,K)]}const c=(u,r)=>[Math.min(u[0],r[0]),Math.min(u[1],r[1]),Math.max(u[2],r[2]),Math.max(u[3],r[3])];function i(u){
let[r,m,M,d]=p;for(const[s,a]of u)r=Math.min(r,s),m=Math.min(m,a),M=Math.max(M,s),d=Math.max(d,a);return[r,m,M,d]}const p=[1/0,1/0,-1/0,-1/0],E=([u,r,m,M],d)=>[
u-d,r-d,m+d,M+d];function U(u,r){const m=[Math.max(u[0],r[0]),Math.max(u[1],r[1]),Math.min(u[2],r[2]),Math.min(u[3],r[3])];return m[0]<m[2]&&m[1]<m[3]?m:void 0}
const x=u=>u.map(r=>Math.round(r*1e5)/1e5+0),P=(u,{userUnit:r})=>String(Number((u*r/72).toPrecision(3)))}),6057:((k,C,f)=>{f.d(C,{VO:()=>T,b0:()=>l,c_:()=>t,iw:()=>_,
lQ:()=>h});var w=f(73208),v=f(74135);const O=[0,0,612,792],T=(e,n)=>l(e,e.pages.attribute(n,"MediaBox"))??b(e);function b({table:e}){return e.damagedKinds.addCut(
w.md),O}function _(e,n){const{pages:c}=e,i=e.resolve(e.entry(c.number(n),"UserUnit"));return{box:(0,v.Mo)(T(e,n),l(e,c.attribute(n,"CropBox"))),rotation:t(e.resolve(
c.attribute(n,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function l(e,n){const c=e.array(n)?.map(p=>e.resolve(p));if(c?.length!==4||!c.every(p=>typeof p==
"number"&&Number.isFinite(p)))return;const i=(0,v.ds)(c);return i[0]<i[2]&&i[1]<i[3]?i:void 0}function h(e,n){const c=(e.array(n)??[]).map(i=>e.resolve(i));return c.
length===6&&c.every(i=>typeof i=="number")?c:[1,0,0,1,0,0]}function t(e){const n=typeof e=="number"?(e%360+360)%360:0;return n===90||n===180||n===270?n:0}}),5490:((k,C,f)=>{
f.d(C,{M:()=>T,U:()=>O});var w=f(74135);const v=1e4;class O{current;saved=[];beyond=0;constructor(_){this.current=_}follow(_){switch(_.operator){case"q":return this.
saved.length<v?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(_),!0;default:return!1}}transform(_){if(_.count!==6)return;const[l,h,t,e,n,c]=T(_);this.current.matrix=(0,w.lw)([l,h,t,e,n,c],this.current.
matrix)}}const T=b=>Array.from({length:b.count},(_,l)=>b.number(l))}),21281:((k,C,f)=>{f.d(C,{Ip:()=>h,XM:()=>i,Xb:()=>c,ds:()=>l,qg:()=>n,yB:()=>E});var w=f(59071),
v=f(70549),O=f(21115),T=f(824),b=f(1975),_=f(60912);const l=(0,v.n)(async P=>h(P,await(0,T.Br)(P)));function h(P,u){const r=(o,g)=>(0,w.wh)((0,b.sm)(u,o,g)[0]??
""),m=e(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),M=t(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,s=[r("pdfxid","GTS_PDFXVersi\
on")||r("pdfx","GTS_PDFXVersion")||((0,w.Gh)(P.resolve((0,T._U)(P)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],a=[
m?.name,M,...s.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.test(o))];return{archive:m,accessible:M,names:a.filter(o=>o!==void 0)}}const t=P=>/^[1-9]$/.test(P);function e(P,u){
if(!t(P))return;const r=/^[abuef]$/.test(u)?u:"";return{part:Number(P),level:r,name:`PDF/A-${P}${r}`}}function n(P,u,r,m){return u&&x(P,u,[O.dK.pdfaid]),c(r,m)}
const c=({name:P},u)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${P}: ${u}.`});async function i(P){const u=await(0,T.Br)(P);if(!u)
return[];const{archive:r,accessible:m}=h(P,u);x(P,u,[O.dK.pdfaid,O.dK.pdfuaid]);const M=[r?.name,m].filter(d=>d!==void 0);return M.length>0?[p(M,"a merge cannot\
 guarantee conformance")]:[]}const p=(P,u)=>({code:"conformance_dropped",message:`The result no longer claims ${P.join(" and ")}, because ${u}.`}),E=({archive:P,
accessible:u})=>[...P?[c(P,U)]:[],...u===void 0?[]:[p([u],U)]],U="its metadata was removed";function x(P,u,r){u.properties.some(({namespace:m})=>r.includes(m))&&
(0,_._L)(P,(0,_.QH)(u,({namespace:m})=>r.includes(m),[]))}}),60912:((k,C,f)=>{f.d(C,{QH:()=>T,T3:()=>b,_L:()=>t});var w=f(21115),v=f(3907),O=f(45599);function T(e,n,c){
const{text:i,properties:p,end:E,about:U}=e,x=[];let P=0;for(const u of p.filter(n).sort((r,m)=>r.from-m.from))u.from<P||(x.push(i.slice(P,u.from)),P=u.to);return x.
push(i.slice(P,Math.max(E,P))),c.length>0&&x.push(_(c,U)),x.push(i.slice(Math.max(E,P))),h(x.join(""))}function b(e){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${_(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(e,n){const i=[...new Set(e.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${w.dK[E]}"`).join(""),p=e.map(({prefix:E,name:U,form:x,values:P})=>`\
<${E}:${U}>${l(x,P)}</${E}:${U}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,v.X)(n)}"${i}>
${p.join("")}</rdf:Description>
`}function l(e,n){const c=i=>n.map(p=>`<rdf:li${i}>${(0,v.X)(p)}</rdf:li>`).join("");switch(e){case"simple":return(0,v.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const h=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function t(e,n){const c=e.catalog.get("Metadata"),i=e.resolve(c),p=i instanceof O.Z6?[...i.dict].
filter(([x])=>!["Filter","DecodeParms","Length"].includes(x)):[],E=new O.Bi([["Type",new O.SX("Metadata")],["Subtype",new O.SX("XML")],...p]),U=new O.Z6(E,Buffer.
from(n,"utf8"));(0,O.i9)(c)&&i instanceof O.Z6?e.put(c,U):e.edit(e.catalogNumber).set("Metadata",e.add(U))}}),42419:((k,C,f)=>{f.d(C,{M:()=>_,U:()=>e});var w=f(
17775),v=f(63748),O=f(5336),T=f(23265),b=f(96221);const _=4,l={low:"L",medium:"M",quartile:"Q",high:"H"},h={numeric:{low:7089,medium:5596,quartile:3993,high:3057},
alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},t=1;function e(c,i){const{segment:p,...E}=n(c,
i);if(E.length>E.most)return E;const U=new w.N({level:l[i]}).encode(p),{size:x}=U;return{size:x,isDark:(P,u)=>P>=0&&u>=0&&P<x&&u<x&&U.get(P,u)===1}}function n(c,i){
const p={length:c.length,unit:"characters"};if(/^[0-9]+$/.test(c))return{segment:new v.e(c),most:h.numeric[i],...p};if(/^[0-9A-Z $%*+./:-]+$/.test(c))return{segment:new O.
e(c),most:h.alphanumeric[i],...p};const E=Buffer.byteLength(c),U=E===c.length;return{segment:new T.x(c,U?b.N.ISO_8859_1:b.N.UTF_8),length:E,most:h.bytes[i]-(U?0:
t),unit:"bytes"}}}),86450:((k,C,f)=>{f.d(C,{M:()=>O});var w=f(45599),v=f(89067);class O{document;tree;elements=[];constructor(b,_){this.document=b,this.tree=_}static async of(b){
return new O(b,await v.J.read(b))}add(b,_,l){const{document:h,tree:t}=this;if(!t)return;const e=(0,w.jd)({Type:(0,w.UU)("OBJR"),Obj:_,Pg:l}),n=h.add((0,w.jd)({Type:(0,w.
UU)("StructElem"),S:(0,w.UU)(b),Pg:l,K:e})),c=t.newKey();return t.entries.set(c,n),this.elements.push(n),c}addContent(b,_){const{document:l,tree:h}=this;if(!h)return;
const t=l.pages.number(_),e=l.resolve(l.entry(t,"StructParents")),n=typeof e=="number"?e:h.newKey(),c=l.array(h.entries.get(n))??[],i=new w.oS(t,l.generation(t)),
p=l.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(b),Pg:i,K:c.length}));return h.entries.set(n,[...c,p]),e!==n&&l.pages.patch(_,{StructParents:n}),this.elements.
push(p),c.length}finish(){const{tree:b,elements:_}=this;!b||_.length===0||(b.write(),this.addElements(b))}finishInPlace(b){const{tree:_}=this;_&&(_.grow(b),this.
addElements(_))}addElements(b){const{document:_}=this,{dict:l,holder:h}=b.root,t=_.array(l.get("K"))??(l.has("K")?[l.get("K")]:[]),e=t.length===1&&(0,w.i9)(t[0])?
t[0]:void 0,n=_.dict(e);e&&n&&(0,w.Eo)(_.resolve(n.get("S")),"Document")?this.append(n,e.number,e):this.append(l,h,_.catalog.get("StructTreeRoot"))}append(b,_,l){
const{document:h,elements:t}=this;h.edit(_);const e=b.get("K");if(b.set("K",[...h.array(e)??(e===void 0?[]:[e]),...t]),l instanceof w.oS)for(const n of t)h.dict(
n).set("P",l)}}}),89067:((k,C,f)=>{f.d(C,{J:()=>b});var w=f(45599),v=f(81077),O=f(9819);const T=100;class b{document;root;entries;nextKey;constructor(l,h,t,e){this.
document=l,this.root=h,this.entries=t,this.nextKey=e}static async read(l){const h=(0,O.Wo)(l,"StructTreeRoot");if(!h)return;const t=new Map;for(const[c,i]of await(0,v.
Zc)(l,h.dict.get("ParentTree"),"Nums"))typeof c=="number"&&t.set(c,i);const e=l.resolve(h.dict.get("ParentTreeNextKey")),n=[...t.keys()].reduce((c,i)=>Math.max(
c,i+1),typeof e=="number"?e:0);return new b(l,h,t,n)}newKey(){return this.nextKey++}write(){const{document:l,root:h,entries:t}=this,e=[...t].sort(([n],[c])=>n-c);
l.edit(h.holder),h.dict.set("ParentTree",l.add((0,v.H6)(l,e,"Nums"))),h.dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:h,root:t,entries:e}=this,
n=this.lastLeaf(),c=n.at(-1);if(!c)return this.write();h.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:E,holder:U}of n){const x=h.array(
E.get("Limits"));h.edit(U),x&&E.set("Limits",[x[0]??l,l])}const i=c.dict.get("Nums"),p=(0,w.i9)(i)?h.edit(i):i;(0,w.cy)(p)?p.push(l,e.get(l)):c.dict.set("Nums",
[l,e.get(l)])}lastLeaf(){const{document:l,root:h}=this,t=[];let e=h.holder,n=h.dict.get("ParentTree");for(;n!==void 0&&t.length<T;){(0,w.i9)(n)&&(e=n.number);const c=l.
dict(n);if(!c)return[];t.push({dict:c,holder:e});const i=l.array(c.get("Kids"));if(!i||i.length===0)return t;n=i.at(-1)}return[]}}}),81077:((k,C,f)=>{f.d(C,{BX:()=>h,
H6:()=>t,MN:()=>e,Pu:()=>_,Zc:()=>l,r6:()=>n});var w=f(45599),v=f(44233),O=f(77581),T=f(9819);const b=64,_=r=>typeof r=="number"?String(r):(0,O.U0)(r);async function l(r,m,M){
const d=[];for(const s of await p(r,m,0,M)){for(const o of U(r,s,M))d.push(o);const a=r.job.pace.step(c);a&&await a}return d}async function h(r,m,M,d,s,a){const o=await p(
r,m,M,d,a);for(let g=o.length-1;g>=0;g--){const y=o[g],D=U(r,y,d),S=D.filter(([$,I])=>!s($,I)),K=r.job.pace.step(c+D.length*c);K&&await K,S.length<D.length&&(r.
edit(y.holder),y.dict.set(d,P(S)),y.changed=!0);for(const $ of y.repeats)r.edit(y.holder),y.dict.delete($),y.changed=!0;if(y.emptyKids){const $=(r.array(y.dict.
get("Kids"))??[]).filter(I=>!y.emptyKids.has(r.dict(I)));r.edit(y.holder),y.dict.set("Kids",$),y.changed=!0}if(!y.changed)continue;const B=r.array(y.dict.get("K\
ids"))??[];y.empty=S.length===0&&B.length===0;const A=y.parent;A&&(A.changed=!0,y.empty?(A.emptyKids??=new Set).add(y.dict):x(r,y,S,B))}return o[0]?.empty??!1}function t(r,m,M){
if(m.length<=b)return(0,w.jd)({[M]:P(m)});let d=[];for(const s of u(m)){const[a,o]=[s[0][0],s.at(-1)[0]];d.push({ref:r.add((0,w.jd)({Limits:[a,o],[M]:P(s)})),low:a,
high:o})}for(;d.length>b;)d=u(d).map(s=>{const[a,o]=[s[0].low,s.at(-1).high];return{ref:r.add((0,w.jd)({Limits:[a,o],Kids:s.map(({ref:g})=>g)})),low:a,high:o}});
return(0,w.jd)({Kids:d.map(({ref:s})=>s)})}async function e(r,m){const{pace:M}=r.job,d=[];for(const[s,a]of m){d.push([(0,w.Px)(s),a]);const o=M.step(10*c);o&&await o}
return t(r,await n(r,d),"Names")}async function n(r,m){const{pace:M}=r.job,d=[];for(const a of m){d.push({entry:a,key:_(a[0])});const o=M.step(c);o&&await o}return(await(0,v.
qZ)(d,(a,o)=>a.key<o.key?-1:a.key>o.key?1:0,M)).map(({entry:a})=>a)}const c=100,i=30;async function p(r,m,M,d,s){const a=new T.b9(r),o=new Set,g=S=>o.size<o.add(
S).size,y=[],D=[{value:m??null,holder:M,parent:void 0}];for(let S=D.pop();S!==void 0;S=D.pop()){a.spend(1);const K=r.job.pace.step(c);K&&await K;const B=r.dict(
S.value);if(!B||!g(B)||s&&S.parent&&!E(r,B,s))continue;const A=[],$=j=>{const z=r.array(B.get(j));return!z||g(z)?z??[]:(A.push(j),[])},I=$(d).length>>1,N=$("Kid\
s"),L={dict:B,holder:(0,T.Kd)(S.value,S.holder),parent:S.parent,repeats:A};y.push(L),a.spend(I);const W=(0,T.Kd)(B.get("Kids"),L.holder);for(let j=N.length-1;j>=
0;j--){D.push({value:N[j],holder:W,parent:L});const z=r.job.pace.step(i);z&&await z}const R=r.job.pace.step(I*c);R&&await R}return y}function E(r,m,M){const[d,s]=r.
array(m.get("Limits"))??[];return typeof d!="number"||typeof s!="number"||M(d,s)}function U(r,{dict:m,repeats:M},d){const s=M.includes(d)?void 0:r.array(m.get(d));
if(!s)return[];const a=[];for(let o=0;o+1<s.length;o+=2){const g=r.resolve(s[o]);(d==="Names"?g instanceof w.Mx:typeof g=="number")&&a.push([g,s[o+1]])}return a}
function x(r,m,M,d){const s=g=>r.array(r.dict(g)?.get("Limits"))??[],a=M[0]?.[0]??s(d[0])[0],o=M.at(-1)?.[0]??s(d.at(-1))[1];r.edit(m.holder),a!==void 0&&o!==void 0?
m.dict.set("Limits",[a,o]):m.dict.delete("Limits")}function P(r){const m=[];for(const[M,d]of r)m.push(M,d);return m}function u(r){const m=[];for(let M=0;M<r.length;M+=
b)m.push(r.slice(M,M+b));return m}}),59071:((k,C,f)=>{f.d(C,{Gh:()=>n,ZK:()=>c,wh:()=>e});var w=f(77581),v=f(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=i=>i.replace(O,"").replace(
T,"").replace(b,"�"),l=200,h=new WeakMap;function t(i){let p=h.get(i);if(p)return p;const E=_((0,w.g7)(i));return p={whole:E,trimmed:E.trim()},i.bytes.length>=
l&&h.set(i,p),p}const e=i=>_(i).trim();function n(i){const p=i instanceof v.Mx?t(i).trimmed:"";return p===""?null:p}const c=i=>i?t(i).whole:""}),70549:((k,C,f)=>{
f.d(C,{n:()=>w});function w(v){const O=new WeakMap;return T=>{if(T.hasChanges)return v(T);const b=O.get(T);if(b)return b.answer;const _=v(T);return O.set(T,{answer:_}),
_}}}),9819:((k,C,f)=>{f.d(C,{J7:()=>O,Kd:()=>_,Wo:()=>l,_i:()=>b,b9:()=>T});var w=f(42973),v=f(45599);class O{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:e,catalogNumber:n,pages:c}=this.document,i=e.get("Pages");t===n||(0,v.i9)(i)&&t===i.number||c.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,v.
i9)(t)&&this.gone.has(t.number)}}class T{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,w.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;lists=new Set;allowance;constructor(t,e=new T(
t)){this.allowance=e,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,v.i9)(t))return!0;const{number:e}=t,n=e>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(e).size;const c=1<<(e&7),i=(this.seen[n]&c)===0;return this.seen[n]|=c,i}firstList(t){return this.lists.size<this.
lists.add(t).size}}function _(h,t){return(0,v.i9)(h)?h.number:t}function l(h,t){const e=h.catalog.get(t),n=h.dict(e);return n&&{dict:n,holder:_(e,h.catalogNumber)}}})};
