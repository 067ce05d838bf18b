"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:((R,U,h)=>{h.d(U,{q:()=>v});const M="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function v(x){const b=x.toLowerCase(),p=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??T().get(b);return p===void 0?void 0:
(p.length===3?[...p].map(s=>s+s):[p.slice(0,2),p.slice(2,4),p.slice(4)]).map(s=>Number.parseInt(s,16))}let P;function T(){const x=M.split(" ");return P??=new Map(
x.flatMap((b,p)=>p%2===0?[[b,x[p+1]]]:[]))}}),17079:((R,U,h)=>{h.d(U,{Z:()=>x,_:()=>T});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(s){
if(s.length>64)return;const r=s.trim().replace(v,(t,i,o,m)=>`${i??""}${1900+Number(o)}${m}`);return p(b(M.exec(r)??P.exec(r)))}function x(s){const r=s.length>64?
void 0:b(P.exec(s.trim()));if(!r||p(r)===void 0)return;const{year:t,month:i="",day:o="",hour:m="",minute:l="",second:e="",zone:n=""}=r;return`D:${t}${i}${o}${m}${l}${e}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function b(s){if(!s)return;const[,r,t,i,o,m,l,e,n,d,a]=s,u=e??(n===void 0?void 0:`${n}${d??"00"}:${a??"00"}`);return{year:r,
month:t,day:i,hour:o,minute:m,second:l,zone:u}}function p(s){if(!s)return;const{year:r,month:t,day:i,hour:o,minute:m="00",second:l="00",zone:e}=s,n=(a,u,E)=>a===
void 0||Number(a)>=u&&Number(a)<=E;if(Number(r)===0||!n(t,1,12)||!n(i,1,f(Number(r),Number(t)))||!n(o,0,23)||!n(m,0,59)||!n(l,0,59)||e!==void 0&&e!=="Z"&&!(n(e.
slice(1,3),0,23)&&n(e.slice(4),0,59)))return;const d=[r,t,i].filter(a=>a!==void 0).join("-");return o===void 0?d:`${d}T${o}:${m}:${l}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function f(s,r){return r===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),49892:((R,U,h)=>{h.d(U,{B_:()=>P,Fw:()=>T,Tz:()=>b});
var M=h(49180),v=h(57117);const P="OctavoColor";function T(p,f){const s=x(p),r=s.length===1,t=f?.part===1;return f===void 0||(0,v.hU)(f,r?1:3)?{values:s,operators:`${s.
join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:s,listsGlyphs:t,operators:`/${P} cs ${s.join(" ")} sc`,colorSpace:r?(0,v.HB)():(0,v.Pz)()}}function x(p){
if(p==="Gray")return[.5];const[f,s,r]=(0,M.q)(p);return(f===s&&s===r&&f>0?[f]:[f,s,r]).map(i=>Math.round(i/255*1e4)/1e4)}function b(p){return p===void 0||(0,v.hU)(
p,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${P} cs ${f} sc`,colorSpace:(0,v.HB)()}}}),57117:((R,U,h)=>{h.d(U,{Br:()=>p,HB:()=>i,Pz:()=>t,Qg:()=>s,_B:()=>T,
c4:()=>f,hU:()=>b});var M=h(21281),v=h(824),P=h(45599);async function T(o){const m=await(0,v.Br)(o),{archive:l}=(0,M.Ip)(o,m);return l&&{...l,xmp:m,intent:x(o)}}
function x(o){for(const m of o.array(o.catalog.get("OutputIntents"))??[]){const l=o.dict(m);if(!(0,P.Zm)(l)||!(0,P.Eo)(o.resolve(l.get("S")),"GTS_PDFA1"))continue;
const e=o.resolve(o.dict(l.get("DestOutputProfile"))?.get("N"));if(typeof e=="number")return e}}const b=({intent:o},m)=>m===1?o!==void 0:o===m,p={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},f=(o,m,l)=>(0,M.qg)(
o,m.xmp,m,l),s=o=>o&&o.part!==1&&o.intent===void 0?t():void 0,r=[.9505,1,1.089],t=()=>[(0,P.UU)("CalRGB"),(0,P.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],i=()=>[(0,P.UU)("CalGray"),(0,P.jd)({WhitePoint:[...r],Gamma:2.2})]}),95358:((R,U,h)=>{h.d(U,{Wx:()=>x,
pi:()=>p,z:()=>f});var M=h(58426),v=h(74135);function P(r,t){return T(r,t*72/r.userUnit)}function T(r,t){const{width:i,height:o}=(0,v.iN)(r),m={width:i-2*t,height:o-
2*t,inset:t};return m.width>0&&m.height>0?m:void 0}function x(r,t,i){const o=i===M.zU[r].fields.margin.default;return t.map(m=>{const l=P(m,i);if(l||!o)return l;
const{width:e,height:n}=(0,v.iN)(m);return T(m,Math.min(e,n)/10)})}const b=null;function p(r,{inset:t},i,o,m){const l=(0,v.iN)(r),e=l.width-t-o,n=l.height-t-m,d=i.
endsWith("left")?t:i.endsWith("right")?e:(l.width-o)/2,a=i.startsWith("bottom")?t:i.startsWith("top")?n:(l.height-m)/2;return[d,a]}function f({kinds:r,pages:t},i){
const o=t.find(({kind:m})=>!i[m]);return o?[{field:"margin",message:s(o.index,r[o.kind])}]:[]}function s(r,t){const{width:i,height:o}=(0,v.iN)(t),m=(0,v.d)(Math.
min(i,o)/2,t);return`leaves no room on page ${r+1}, which is ${(0,v.d)(i,t)} × ${(0,v.d)(o,t)} inches; it must be less than ${m}`}}),72313:((R,U,h)=>{h.d(U,{W:()=>u});
var M=h(81627),v=h(45599),P=h(98446),T=h(36078);function x(y,c,_,g){return`/Artifact <<${_==="over"?`/Type /Pagination /Subtype /${c}`:`/Type /Background /BBox \
[${g.map(T._).join(" ")}]`}>> BDC
${y}
EMC
`}var b=h(36211),p=h(37709),f=h(85008),s=h(74135),r=h(5490);const t=400,i=.01;function o(y,c,_,g){const w=new p.BT(c),D=new m(y,_,g);for(let S=0;S<t&&w.next();S++)
if(D.takes(w))return!0;return!1}class m{document;resources;box;states=new r.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(c,_,g){
this.document=c,this.resources=_,this.box=g}takes(c){if(this.states.follow(c)||this.extendsPath(c)||this.setsState(c))return!1;const{operator:_}=c;if(_==="Do")return this.
paintsImage(c.name(0));const g=b.lJ.get(_);return g!==void 0&&this.paintsPath(g)}setsState(c){const _=this.states.current;switch(c.operator){case"gs":{const g=this.
document.dict(this.resource("ExtGState",c.name(0)));return _.isOpaque=_.isSolid=e(this.document,g),!0}case"scn":case"sc":return _.isSolid=_.isOpaque&&c.kind(c.count-
1)!==f.o_,!0;case"g":case"rg":case"k":return _.isSolid=_.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(c){const{matrix:_}=this.
states.current;switch(c.operator){case"re":{const[g,w,D,S]=(0,r.M)(c);return this.path.rectangle(_,g,w,D,S),!0}case"m":case"l":return this.path.point(_,c.number(
0),c.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:c}){const _=this.states.current,g=this.path.area();
return c&&_.isSolid&&this.isCoveredBy(g)?!0:(this.clips&&(_.clip=g&&_.clip&&d(g,_.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(c){const _=this.states.current,
g=this.resource("XObject",c);if(!_.isOpaque||!(g instanceof v.Z6)||!n(this.document,g.dict))return!1;const w=new l;return w.rectangle(_.matrix,0,0,1,1),this.isCoveredBy(
w.area())}isCoveredBy(c){const{clip:_}=this.states.current;return c!==void 0&&_!==void 0&&a(d(c,_),this.box)}resource(c,_){const{document:g,resources:w}=this;return _===
void 0?null:g.resolve(g.dict(w?.get(c))?.get(_))}}class l{isRectangle=!0;points=[];point([c,_,g,w,D,S],A,K){this.points.push([c*A+g*K+D,_*A+w*K+S])}rectangle(c,_,g,w,D){
this.point(c,_,g),this.point(c,_+w,g),this.point(c,_+w,g+D),this.point(c,_,g+D)}area(){const{points:c}=this;if(!this.isRectangle||c.length<4||c.length>5)return;
const _=(0,s.$L)(c),g=i*Math.max(_[2]-_[0],_[3]-_[1]),w=(D,S,A)=>Math.abs(D-S)<=g||Math.abs(D-A)<=g;return c.every(([D,S])=>w(D,_[0],_[2])&&w(S,_[1],_[3]))?_:void 0}}
function e(y,c){if(!c)return!0;const _=y.resolve(c.get("ca")),g=y.resolve(c.get("BM")),w=y.resolve(c.get("SMask"));return(_===null||_===1)&&(g===null||(0,v.Eo)(
g,"Normal"))&&(w===null||(0,v.Eo)(w,"None"))}function n(y,c){const _=y.resolve(c.get("ImageMask"))===!0;return(0,v.Eo)(y.resolve(c.get("Subtype")),"Image")&&!_&&
!c.has("SMask")&&!c.has("Mask")}function d(y,c){return[Math.max(y[0],c[0]),Math.max(y[1],c[1]),Math.min(y[2],c[2]),Math.min(y[3],c[3])]}function a(y,c){const[_,
g]=[i*(c[2]-c[0]),i*(c[3]-c[1])];return y[0]<=c[0]+_&&y[1]<=c[1]+g&&y[2]>=c[2]-_&&y[3]>=c[3]-g}async function u(y,{kinds:c,pages:_},g){const{pace:w}=y.job,{layer:D,
subtype:S,groupColorSpace:A}=g,K=new M.B(y);D==="over"&&await K.inspect(_);const $=[];for(const[B,C]of _.entries()){const I=w.step(D==="over"?2e3:2e4);I&&await I,
B%1e3===0&&w.progress(B/_.length);const N=g.on(C,B);if(!N)continue;const{box:L}=c[C.kind],{resources:W}=N,k=j=>x(N.operators(j),S,D,L);if(D==="over")await K.over(
C,{resources:W,operators:k});else{const j=await K.contents.content(K.contents.own(C));o(y,j,y.dict(C.resources),L)&&$.push(C.index+1),K.under(C,{resources:W,operators:k})}
A!==void 0&&E(y,C.index,A)}return $.length>0?[O($,_.length)]:[]}function E(y,c,_){const g=y.pages.number(c),w=y.entry(g,"Group"),D=y.dict(w);if(D?.has("CS"))return;
const S=(0,v.jd)({Type:(0,v.UU)("Group"),S:(0,v.UU)("Transparency"),...Object.fromEntries(D??[]),CS:_});(0,v.i9)(w)&&(0,v.Zm)(y.get(w))?y.put(w,S):y.pages.patch(
c,{Group:S})}function O(y,c){return{code:"stamp_hidden",message:`The stamp is hidden ${y.length===c?"on every page":`on ${(0,P.oi)(y)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((R,U,h)=>{h.r(U),h.d(U,{addQrCode:()=>y});var M=h(58552),v=h(45657),P=h(36078),T=h(99876),x=h(74135);
const b=[[1,0],[0,1],[-1,0],[0,-1]];function p(g){const{size:w}=g,D=(B,C)=>g.isDark(B,w-1-C),S=(B,C,I)=>{const[N,L]=f[I];return D(B+N[0],C+N[1])&&!D(B+L[0],C+L[1])},
A=new Uint8Array((w+1)*(w+1)*b.length),K=(B,C,I)=>(C*(w+1)+B)*b.length+I,$=[];for(let B=0;B<(w+1)*(w+1);B++){const[C,I]=[B%(w+1),Math.floor(B/(w+1))];if(!S(C,I,
0)||A[K(C,I,0)])continue;const N=[];let[L,W,k]=[C,I,0],j=-1;for(;!A[K(L,W,k)];)A[K(L,W,k)]=1,k!==j&&N.push([L,W]),j=k,L+=b[k][0],W+=b[k][1],k=[1,0,3].map(z=>(k+
z)%4).find(z=>S(L,W,z));j===0&&N.shift(),$.push(N)}return $}const f=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var s=h(42419),r=h(81679),
t=h(45599),i=h(49892),o=h(57117),m=h(95358),l=h(72313),e=h(86450),n=h(77581);const d=4;function a(g){if(!(!/^https:\/\/\S+$/i.test(g)||!URL.canParse(g)))return new URL(
g).href}async function u(g,{pages:w},D,S){const A=await e.M.of(g);for(const{index:K,kind:$}of w){const B=g.job.pace.step(2e3);B&&await B;const C=g.pages.number(
K),I=new t.oS(C,g.generation(C)),N=(0,t.jd)({Type:(0,t.UU)("Annot"),Subtype:(0,t.UU)("Link"),Rect:(0,x.W1)(S[$]),Border:[0,0,0],F:d,P:I,Contents:(0,n.wx)(D),A:(0,t.
jd)({S:(0,t.UU)("URI"),URI:(0,t.Px)(D)})}),L=g.add(N),W=A.add("Link",L,I);W!==void 0&&N.set("StructParent",W);const k=g.array(g.entry(C,"Annots"))??[];g.pages.patch(
K,{Annots:[...k,L],...W===void 0?{}:{Tabs:(0,t.UU)("S")}})}A.finish()}const E="OctavoQr",O=.01;async function y(g,w,D){const{qr_content:S,qr_link:A,error_correction:K,
layer:$}=w,{pace:B}=g.job,C=await(0,T.F)(g,D),{kinds:I}=C,N=(0,m.Wx)("add_qr_code",I,w.margin),L=(0,s.U)(S,K);await B.rest();const W=A?a(S):void 0,k=(0,m.z)(C,N);
if(A&&W===void 0&&k.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in L?k.push({field:"qr_con\
tent",message:`has ${L.length} ${L.unit}, and at most ${L.most} fit with the error correction ${K}`,mentions:["error_correction"]}):k.length===0&&(0,v.RZ)(k,c(L,
C,N,w.qr_size)),"most"in L||k.length>0)throw(0,M.G6)(k);const j=g.add(_(L,await(0,o._B)(g)));await B.rest();const z=L.size+2*s.M,Z=I.map((G,F)=>{const X=w.qr_size*
72/G.userUnit,[V,J]=(0,m.pi)(G,N[F],w.position,X,X);return(0,x.lw)([X/z,0,0,X/z,V,J],(0,x.S3)(G))}),H=Z.map(P.vs),Q=await(0,l.W)(g,C,{layer:$,subtype:"Watermark",
on:({kind:G})=>({resources:[{category:"XObject",name:E,ref:j}],operators:([F=""])=>(0,P.qK)(F,H[G])})});if(W!==void 0){const G=Z.map(F=>(0,x.zl)(F,[0,0,z,z]));await u(
g,C,W,G)}return Q}function c(g,{kinds:w,pages:D},S,A){const K=Math.ceil((g.size+2*s.M)*O*100-1e-9)/100;if(A<K)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${O} inches. Give at least ${K}`,mentions:["qr_content"]}];const $=({userUnit:W},{width:k,height:j})=>A*72/W>Math.
min(k,j)*(1+1e-9),B=D.find(({kind:W})=>$(w[W],S[W]));if(!B)return[];const[C,{width:I,height:N}]=[w[B.kind],S[B.kind]],L=(0,x.d)(Math.min(I,N),C);return[{field:"\
qr_size",message:`is too large for page ${B.index+1}, where the margins leave ${L} inches for the code`}]}function _(g,w){const D=g.size+2*s.M,S=(0,i.Tz)(w),A=p(
g).map(B=>`${(0,P.XL)(B.map(([C,I])=>[C+s.M,I+s.M]))} h`),K=[S.set(1),`0 0 ${D} ${D} re f`,S.set(0),...A,"f"],$=(0,t.jd)({Type:(0,t.UU)("XObject"),Subtype:(0,t.
UU)("Form"),BBox:[0,0,D,D],Resources:(0,t.jd)({ColorSpace:S.colorSpace&&(0,t.jd)({[i.B_]:S.colorSpace})}),Filter:(0,t.UU)("FlateDecode")});return new t.Z6($,(0,r.
Kc)(Buffer.from(`${K.join(`
`)}
`,"latin1")))}}),74135:((R,U,h)=>{h.d(U,{$L:()=>o,DI:()=>b,Gd:()=>s,JQ:()=>v,Mo:()=>T,PU:()=>p,Pj:()=>e,S3:()=>P,W1:()=>n,XM:()=>l,d:()=>d,ds:()=>x,gF:()=>m,iN:()=>M,
kO:()=>i,lw:()=>f,xk:()=>r,zl:()=>t});function M({box:[a,u,E,O],rotation:y}){const c=E-a,_=O-u;return y%180===0?{width:c,height:_}:{width:_,height:c}}function v(a){
const{width:u,height:E}=M(a);return{width:u*a.userUnit,height:E*a.userUnit}}function P({box:[a,u,E,O],rotation:y}){switch(y){case 0:return[1,0,0,1,a,u];case 90:
return[0,1,-1,0,E,u];case 180:return[-1,0,0,-1,E,O];case 270:return[0,-1,1,0,a,O]}}function T(a,u){return u===void 0?a:e(a,u)??a}function x([a,u,E,O]){return[Math.
min(a,E),Math.min(u,O),Math.max(a,E),Math.max(u,O)]}function b([a,u,E,O,y,c]){const _=a*O-u*E,[g,w,D,S]=[O/_,-u/_,-E/_,a/_];return[g+0,w+0,D+0,S+0,-(y*g+c*D)+0,
-(y*w+c*S)+0]}const p=([a,u,E,O])=>Math.sqrt(Math.abs(a*O-u*E));function f(a,u){const[E,O,y,c,_,g]=a,[w,D,S,A,K,$]=u;return[E*w+O*S,E*D+O*A,y*w+c*S,y*D+c*A,_*w+
g*S+K,_*D+g*A+$]}function s([a,u,E,O,y,c],_,g){return[a*_+E*g+y,u*_+O*g+c]}function r([a,u],[E,O],[y,c],[_,g],w){const D=1-w,[S,A,K,$]=[D**3,3*w*D**2,3*w**2*D,w**
3];return[S*a+A*E+K*y+$*_,S*u+A*O+K*c+$*g]}function t(a,[u,E,O,y]){const[c,_]=s(a,u,E),[g,w]=s(a,O,E),[D,S]=s(a,u,y),[A,K]=s(a,O,y);return[Math.min(c,g,D,A),Math.
min(_,w,S,K),Math.max(c,g,D,A),Math.max(_,w,S,K)]}const i=(a,u)=>[Math.min(a[0],u[0]),Math.min(a[1],u[1]),Math.max(a[2],u[2]),Math.max(a[3],u[3])];function o(a){
let[u,E,O,y]=m;for(const[c,_]of a)u=Math.min(u,c),E=Math.min(E,_),O=Math.max(O,c),y=Math.max(y,_);return[u,E,O,y]}const m=[1/0,1/0,-1/0,-1/0],l=([a,u,E,O],y)=>[
a-y,u-y,E+y,O+y];function e(a,u){const E=[Math.max(a[0],u[0]),Math.max(a[1],u[1]),Math.min(a[2],u[2]),Math.min(a[3],u[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}
const n=a=>a.map(u=>Math.round(u*1e5)/1e5+0),d=(a,{userUnit:u})=>String(Number((a*u/72).toPrecision(3)))}),6057:((R,U,h)=>{h.d(U,{VO:()=>P,b0:()=>x,c_:()=>p,iw:()=>T,
lQ:()=>b});var M=h(74135);const v=[0,0,612,792],P=(f,s)=>x(f,f.pages.attribute(s,"MediaBox"))??v;function T(f,s){const{pages:r}=f,t=f.resolve(f.entry(r.number(s),
"UserUnit"));return{box:(0,M.Mo)(P(f,s),x(f,r.attribute(s,"CropBox"))),rotation:p(f.resolve(r.attribute(s,"Rotate"))),userUnit:typeof t=="number"&&t>0?t:1}}function x(f,s){
const r=f.array(s)?.map(i=>f.resolve(i));if(r?.length!==4||!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const t=(0,M.ds)(r);return t[0]<t[2]&&t[1]<
t[3]?t:void 0}function b(f,s){const r=(f.array(s)??[]).map(t=>f.resolve(t));return r.length===6&&r.every(t=>typeof t=="number")?r:[1,0,0,1,0,0]}function p(f){const s=typeof f==
"number"?(f%360+360)%360:0;return s===90||s===180||s===270?s:0}}),5490:((R,U,h)=>{h.d(U,{M:()=>T,U:()=>P});var M=h(74135);const v=1e4;class P{current;saved=[];beyond=0;constructor(b){
this.current=b}follow(b){switch(b.operator){case"q":return this.saved.length<v?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(b),!0;default:return!1}}transform(b){if(b.count!==6)return;const[p,f,
s,r,t,i]=T(b);this.current.matrix=(0,M.lw)([p,f,s,r,t,i],this.current.matrix)}}const T=x=>Array.from({length:x.count},(b,p)=>x.number(p))}),21281:((R,U,h)=>{h.d(
U,{Ip:()=>f,XM:()=>o,Xb:()=>i,ds:()=>p,qg:()=>t});var M=h(59071),v=h(70549),P=h(21115),T=h(824),x=h(1975),b=h(60912);const p=(0,v.n)(async e=>f(e,await(0,T.Br)(
e)));function f(e,n){const d=(c,_)=>(0,M.wh)((0,x.sm)(n,c,_)[0]??""),a=r(d("pdfaid","part"),d("pdfaid","conformance").toLowerCase()),u=s(d("pdfuaid","part"))?`P\
DF/UA-${d("pdfuaid","part")}`:void 0,O=[d("pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||((0,M.Gh)(e.resolve((0,T._U)(e)?.get("GTS_PDFXVersion")))??""),
d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")],y=[a?.name,u,...O.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.test(c))];return{archive:a,accessible:u,names:y.
filter(c=>c!==void 0)}}const s=e=>/^[1-9]$/.test(e);function r(e,n){if(!s(e))return;const d=/^[abuef]$/.test(n)?n:"";return{part:Number(e),level:d,name:`PDF/A-${e}${d}`}}
function t(e,n,d,a){return n&&l(e,n,[P.dK.pdfaid]),i(d,a)}const i=({name:e},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}\
: ${n}.`});async function o(e){const n=await(0,T.Br)(e);if(!n)return[];const{archive:d,accessible:a}=f(e,n);l(e,n,[P.dK.pdfaid,P.dK.pdfuaid]);const u=[d?.name,a].
filter(E=>E!==void 0);return u.length>0?[m(u)]:[]}const m=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function l(e,n,d){n.properties.some(({namespace:a})=>d.includes(a))&&(0,b._L)(e,(0,b.QH)(n,({namespace:a})=>d.includes(a),[]))}}),
21115:((R,U,h)=>{h.d(U,{HC:()=>T,dK:()=>M,ee:()=>P});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.entries(M));class P{uris=new Map;declared=[];known=new Map;enter(s){let r;for(const{name:t,value:i}of s){
if(!T(t))continue;const o=t.slice(6),m=this.uris.get(o);m?m.push(i):this.uris.set(o,[i]),(r??=[]).push(o)}this.declared.push(r??x),r&&this.known.clear()}leave(){
const s=this.declared.pop()??x;for(const r of s)this.uris.get(r).pop();s.length>0&&this.known.clear()}declares(s){return(this.uris.get(p(s))?.length??0)>0}ofElement(s){
let r=this.known.get(s);if(!r){const t=p(s),i=this.uris.get(t)?.at(-1)??v.get(t)??"";this.known.size===b&&this.known.clear(),this.known.set(s,r={namespace:i,local:s.
slice(s.indexOf(":")+1)})}return r}ofAttribute(s){return s.includes(":")?this.ofElement(s):{namespace:"",local:s}}}const T=f=>f==="xmlns"||f.startsWith("xmlns:"),
x=[],b=1e3,p=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),824:((R,U,h)=>{h.d(U,{Br:()=>f,_6:()=>r,_U:()=>p});var M=h(58552),v=h(1975),P=h(17079),T=h(45599),x=h(59071),
b=h(70549);function p(t){const i=t.resolve(t.trailer.get("Info"));return i instanceof T.Bi?i:i instanceof T.Z6?i.dict:void 0}const f=(0,b.n)(s);async function s(t){
const i=t.get(t.catalogNumber),o=i instanceof T.Bi?t.resolve(i.get("Metadata")):null;if(!(o instanceof T.Z6))return;let m;try{m=t.decoded(o)}catch(l){if(!(l instanceof
M.zU)||l.code==="cancelled")throw l;return v.m}return(0,v.kg)(m,t.job.pace)}function r(t,i){const o=p(t),m=u=>t.resolve(o?.get(u)),l=(u,E,O=", ")=>{const y=(0,v.
sm)(i,u,E).map(x.wh).filter(Boolean).join(O);return y===""?null:y},e=(u,E)=>{const[O=""]=(0,v.sm)(i,u,E);return(0,x.wh)(O)||null},n=(u,E)=>(0,P._)((0,x.Gh)(m(u))??
"")??(0,P._)(e("xmp",E)??"")??null,d=t.get(t.catalogNumber),a=d instanceof T.Bi?(0,x.Gh)(t.resolve(d.get("Lang"))):null;return{title:(0,x.Gh)(m("Title"))??e("dc",
"title"),author:(0,x.Gh)(m("Author"))??l("dc","creator"),subject:(0,x.Gh)(m("Subject"))??e("dc","description"),keywords:(0,x.Gh)(m("Keywords"))??l("pdf","Keywor\
ds")??l("dc","subject"),creator:(0,x.Gh)(m("Creator"))??e("xmp","CreatorTool"),producer:(0,x.Gh)(m("Producer"))??e("pdf","Producer"),created:n("CreationDate","C\
reateDate"),modified:n("ModDate","ModifyDate"),language:a??e("dc","language")}}}),3907:((R,U,h)=>{h.d(U,{X:()=>m,km:()=>P,ol:()=>M,xK:()=>t});const M=200,v=1e4;
async function P(l,e,n){const d=new T(l);for(let a=d.next();a;a=d.next()){if(n(a))return"left";const u=e.step((a.to-a.from)*4+50);u&&await u}return d.hasDocumentType?
"document type":d.malformed?"malformed":"well-formed"}class T{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:n}=this;
if(n>=e.length)return;if(e.charCodeAt(n)!==x)return this.characters(n,this.nextTag(n));if(e.startsWith("<!--",n))return this.other(n,"-->",4);if(e.startsWith("<\
?",n))return this.other(n,"?>",2);if(e.startsWith("<![CDATA[",n)){const a=e.indexOf("]]>",n);return a<0?this.end():(this.at=a+3,{kind:"text",text:e.slice(n+9,a),
from:n,to:this.at})}return e.startsWith("<!",n)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",n),this.end()):(e.charCodeAt(n+1)===p?this.endTag(n):this.startTag(
n))??this.fault(n,this.nextTag(n+1))}other(e,n,d){const a=this.text.indexOf(n,e+d);return a<0?this.end():(this.at=a+n.length,{kind:"other",from:e,to:this.at})}endTag(e){
const n=this.name(e+2),d=this.blanks(n);if(!(n===e+2||this.text.charCodeAt(d)!==b))return this.at=d+1,{kind:"end",name:this.text.slice(e+2,n),from:e,to:this.at}}startTag(e){
const{text:n}=this,d=this.name(e+1);if(d===e+1)return;const a=n.slice(e+1,d),u=[];for(let E=d;;){const O=this.blanks(E),y=n.charCodeAt(O);if(y===b||y===p&&n.charCodeAt(
O+1)===b)return this.at=y===b?O+1:O+2,{kind:y===b?"start":"empty",name:a,attributes:u,from:e,to:this.at};const c=this.name(O),_=this.blanks(c),g=this.blanks(_+1),
w=n[g];if(O===E||c===O||n[_]!=="="||w!=='"'&&w!=="'")return;const D=n.indexOf(w,g+1),S=n.slice(g+1,Math.max(D,g+1)),A=S.includes("<")?void 0:s(S);if(D<0||A===void 0||
u.length>=v)return;u.push({name:n.slice(O,c),value:A,from:O,to:D+1}),E=D+1}}characters(e,n){const d=s(this.text.slice(e,n));return d===void 0?this.fault(e,n):(this.
at=n,{kind:"text",text:d,from:e,to:n})}nextTag(e){const n=this.text.indexOf("<",e);return n<0?this.text.length:n}fault(e,n){return this.malformed=!0,this.at=n,{
kind:"other",from:e,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:n}=this;for(;;){const d=n.charCodeAt(e);if(d!==32&&d!==9&&d!==10&&
d!==13)return e;e++}}name(e){const{text:n}=this;for(;e<n.length;e++){const d=n.charCodeAt(e);if(d<=32||d===p||d===b||d===x||d===61||d===34||d===39)break}return e}}
const[x,b,p]=[60,62,47],f=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(l){if(!l.includes("&"))return l;const e=[];let n=0;for(let d=l.
indexOf("&");d>=0;d=l.indexOf("&",n)){const a=l.indexOf(";",d);if(a<0||a-d>12)return;const u=l.slice(d+1,a),E=f.get(u)??r(u);if(E===void 0)return;e.push(l.slice(
n,d),E),n=a+1}return e.push(l.slice(n)),e.join("")}function r(l){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),n=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return n>
0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function t(l){const[e,n,d,a]=l;if(e===0&&n===0&&(d===254||d===0)||e===255&&n===254&&d===0&&a===
0)return o(l);if(e===254&&n===255||e===0&&n===60)return i(new TextDecoder("utf-16be").decode(l));if(e===255&&n===254||e===60&&n===0)return i(new TextDecoder("ut\
f-16le").decode(l));const u=new TextDecoder().decode(l);return i(u.includes("�")?Buffer.from(l).toString("latin1"):u)}const i=l=>l.startsWith("\uFEFF")?l.slice(
1):l;function o(l){const e=new DataView(l.buffer,l.byteOffset,l.byteLength),n=l[0]!==0,d=[];for(let a=0;a+4<=l.length;a+=4){const u=e.getUint32(a,n);if(u>1114111)
return;d.push(String.fromCodePoint(u))}return i(d.join(""))}const m=l=>l.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),60912:((R,U,h)=>{h.d(U,{QH:()=>T,T3:()=>x,_L:()=>s});var M=h(21115),v=h(3907),P=h(45599);function T(r,t,i){const{text:o,properties:m,end:l,about:e}=r,
n=[];let d=0;for(const a of m.filter(t).sort((u,E)=>u.from-E.from))a.from<d||(n.push(o.slice(d,a.from)),d=a.to);return n.push(o.slice(d,Math.max(l,d))),i.length>
0&&n.push(b(i,e)),n.push(o.slice(Math.max(l,d))),f(n.join(""))}function x(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${b(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(r,t){const o=[...new Set(r.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${M.dK[l]}"`).join(""),m=r.map(({prefix:l,name:e,form:n,values:d})=>`\
<${l}:${e}>${p(n,d)}</${l}:${e}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,v.X)(t)}"${o}>
${m.join("")}</rdf:Description>
`}function p(r,t){const i=o=>t.map(m=>`<rdf:li${o}>${(0,v.X)(m)}</rdf:li>`).join("");switch(r){case"simple":return(0,v.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const f=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(r,t){const i=r.catalog.get("Metadata"),o=r.resolve(i),m=o instanceof P.Z6?[...o.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],l=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...m]),e=new P.Z6(l,Buffer.
from(t,"utf8"));(0,P.i9)(i)&&o instanceof P.Z6?r.put(i,e):r.edit(r.catalogNumber).set("Metadata",r.add(e))}}),1975:((R,U,h)=>{h.d(U,{kg:()=>x,m:()=>T,sm:()=>b});
var M=h(21115),v=h(3907);const P=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(r,t){const i=(0,v.xK)(r);if(i===void 0)return T;const o=new f,
l=await(0,v.km)(i,t,e=>(o.take(e),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:i,properties:o.properties,malformed:l,end:o.end,about:o.
about}}function b(r,t,i){return r?.properties.find(o=>o.name===i&&o.namespace===M.dK[t])?.values??[]}const p=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(t,i,o){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const m=this.scope.ofElement(t),l=m.namespace===M.dK.rdf,e=l&&m.local==="li";this.root===p&&this.end<0&&l&&m.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,d=e?i.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:t,...m,from:o,language:d}),
this.root===p){if(!l||m.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(n===1)this.describe(i);else if(n===
2){this.items=[];const a=i.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=a?[a.value]:[]}else e&&(this.pieces=[])}describe(t){for(const{name:i,value:o,from:m,
to:l}of t){if((0,M.HC)(i))continue;const{namespace:e,local:n}=this.scope.ofAttribute(i);e===M.dK.rdf&&n==="about"&&(this.about=o),!(e===""||e===M.dK.rdf||e===M.
dK.xml)&&this.add({namespace:e,name:n,values:[o],from:m,to:l})}}close(t,i,o){const m=this.open.pop();if(m?.name!==t){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==p)if(l===0)this.end=i,this.root=p;else if(l===1&&this.loose)this.root=p,this.loose=!1;else if(l===2){const e=this.items.length>
0?s(this.items):[this.pieces.join("").trim()];this.add({namespace:m.namespace,name:m.local,values:e,from:m.from,to:o})}else l>2&&m.namespace===M.dK.rdf&&m.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:m.language}),this.pieces=[])}add(t){this.properties.length<P?this.properties.push(t):this.broken=
!0}isRdf(t,i){const o=this.scope.ofAttribute(t);return o.local===i&&o.namespace===M.dK.rdf}}function s(r){const t=r.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),i=r.map(({text:o})=>o);return t>0?[i[t],...i.slice(0,t),...i.slice(t+1)]:i}}),42419:((R,U,h)=>{h.d(U,{M:()=>b,U:()=>r});var M=h(17775),v=h(63748),P=h(
5336),T=h(23265),x=h(96221);const b=4,p={low:"L",medium:"M",quartile:"Q",high:"H"},f={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},s=1;function r(i,o){const{segment:m,...l}=t(i,o);if(l.length>l.most)return l;
const e=new M.N({level:p[o]}).encode(m),{size:n}=e;return{size:n,isDark:(d,a)=>d>=0&&a>=0&&d<n&&a<n&&e.get(d,a)===1}}function t(i,o){const m={length:i.length,unit:"\
characters"};if(/^[0-9]+$/.test(i))return{segment:new v.e(i),most:f.numeric[o],...m};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new P.e(i),most:f.alphanumeric[o],
...m};const l=Buffer.byteLength(i),e=l===i.length;return{segment:new T.x(i,e?x.N.ISO_8859_1:x.N.UTF_8),length:l,most:f.bytes[o]-(e?0:s),unit:"bytes"}}}),86450:((R,U,h)=>{
h.d(U,{M:()=>P});var M=h(45599),v=h(89067);class P{document;tree;elements=[];constructor(x,b){this.document=x,this.tree=b}static async of(x){return new P(x,await v.
J.read(x))}add(x,b,p){const{document:f,tree:s}=this;if(!s)return;const r=(0,M.jd)({Type:(0,M.UU)("OBJR"),Obj:b,Pg:p}),t=f.add((0,M.jd)({Type:(0,M.UU)("StructEle\
m"),S:(0,M.UU)(x),Pg:p,K:r})),i=s.newKey();return s.entries.set(i,t),this.elements.push(t),i}addContent(x,b){const{document:p,tree:f}=this;if(!f)return;const s=p.
pages.number(b),r=p.resolve(p.entry(s,"StructParents")),t=typeof r=="number"?r:f.newKey(),i=p.array(f.entries.get(t))??[],o=new M.oS(s,p.generation(s)),m=p.add(
(0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(x),Pg:o,K:i.length}));return f.entries.set(t,[...i,m]),r!==t&&p.pages.patch(b,{StructParents:t}),this.elements.
push(m),i.length}finish(){const{tree:x,elements:b}=this;!x||b.length===0||(x.write(),this.addElements(x))}finishInPlace(x){const{tree:b}=this;b&&(b.grow(x),this.
addElements(b))}addElements(x){const{document:b}=this,{dict:p,holder:f}=x.root,s=b.array(p.get("K"))??(p.has("K")?[p.get("K")]:[]),r=s.length===1&&(0,M.i9)(s[0])?
s[0]:void 0,t=b.dict(r);r&&t&&(0,M.Eo)(b.resolve(t.get("S")),"Document")?this.append(t,r.number,r):this.append(p,f,b.catalog.get("StructTreeRoot"))}append(x,b,p){
const{document:f,elements:s}=this;f.edit(b);const r=x.get("K");if(x.set("K",[...f.array(r)??(r===void 0?[]:[r]),...s]),p instanceof M.oS)for(const t of s)f.dict(
t).set("P",p)}}}),89067:((R,U,h)=>{h.d(U,{J:()=>x});var M=h(45599),v=h(81077),P=h(9819);const T=100;class x{document;root;entries;nextKey;constructor(p,f,s,r){this.
document=p,this.root=f,this.entries=s,this.nextKey=r}static async read(p){const f=(0,P.Wo)(p,"StructTreeRoot");if(!f)return;const s=new Map;for(const[i,o]of await(0,v.
Zc)(p,f.dict.get("ParentTree"),"Nums"))typeof i=="number"&&s.set(i,o);const r=p.resolve(f.dict.get("ParentTreeNextKey")),t=[...s.keys()].reduce((i,o)=>Math.max(
i,o+1),typeof r=="number"?r:0);return new x(p,f,s,t)}newKey(){return this.nextKey++}write(){const{document:p,root:f,entries:s}=this,r=[...s].sort(([t],[i])=>t-i);
p.edit(f.holder),f.dict.set("ParentTree",p.add((0,v.H6)(p,r,"Nums"))),f.dict.set("ParentTreeNextKey",this.nextKey)}grow(p){const{document:f,root:s,entries:r}=this,
t=this.lastLeaf(),i=t.at(-1);if(!i)return this.write();f.edit(s.holder),s.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:l,holder:e}of t){const n=f.array(
l.get("Limits"));f.edit(e),n&&l.set("Limits",[n[0]??p,p])}const o=i.dict.get("Nums"),m=(0,M.i9)(o)?f.edit(o):o;(0,M.cy)(m)?m.push(p,r.get(p)):i.dict.set("Nums",
[p,r.get(p)])}lastLeaf(){const{document:p,root:f}=this,s=[];let r=f.holder,t=f.dict.get("ParentTree");for(;t!==void 0&&s.length<T;){(0,M.i9)(t)&&(r=t.number);const i=p.
dict(t);if(!i)return[];s.push({dict:i,holder:r});const o=p.array(i.get("Kids"));if(!o||o.length===0)return s;t=o.at(-1)}return[]}}}),81077:((R,U,h)=>{h.d(U,{AN:()=>s,
BX:()=>b,H6:()=>p,MN:()=>f,Pu:()=>T,Zc:()=>x});var M=h(45599),v=h(9819);const P=64,T=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function x(e,n,d){
const a=[];for(const u of await t(e,n,0,d)){for(const O of o(e,u,d))a.push(O);const E=e.job.pace.step(r);E&&await E}return a}async function b(e,n,d,a,u,E){const O=await t(
e,n,d,a,E);for(let y=O.length-1;y>=0;y--){const c=O[y],_=o(e,c,a),g=_.filter(([A,K])=>!u(A,K)),w=e.job.pace.step(r+_.length*r);w&&await w,g.length<_.length&&(e.
edit(c.holder),c.dict.set(a,g.flat()),c.changed=!0);for(const A of c.repeats)e.edit(c.holder),c.dict.delete(A),c.changed=!0;if(c.emptyKids){const A=(e.array(c.dict.
get("Kids"))??[]).filter(K=>!c.emptyKids.has(e.dict(K)));e.edit(c.holder),c.dict.set("Kids",A),c.changed=!0}if(!c.changed)continue;const D=e.array(c.dict.get("K\
ids"))??[];c.empty=g.length===0&&D.length===0;const S=c.parent;S&&(S.changed=!0,c.empty?(S.emptyKids??=new Set).add(c.dict):m(e,c,g,D))}return O[0]?.empty??!1}function p(e,n,d){
if(n.length<=P)return(0,M.jd)({[d]:n.flat()});let a=[];for(const u of l(n)){const[E,O]=[u[0][0],u.at(-1)[0]];a.push({ref:e.add((0,M.jd)({Limits:[E,O],[d]:u.flat()})),
low:E,high:O})}for(;a.length>P;)a=l(a).map(u=>{const[E,O]=[u[0].low,u.at(-1).high];return{ref:e.add((0,M.jd)({Limits:[E,O],Kids:u.map(({ref:y})=>y)})),low:E,high:O}});
return(0,M.jd)({Kids:a.map(({ref:u})=>u)})}const f=(e,n)=>p(e,s([...n].map(([d,a])=>[(0,M.Px)(d),a])),"Names");function s(e){return e.map(n=>({entry:n,key:T(n[0])})).
sort((n,d)=>n.key<d.key?-1:n.key>d.key?1:0).map(({entry:n})=>n)}const r=100;async function t(e,n,d,a,u){const E=new v.b9(e),O=new Set,y=g=>O.size<O.add(g).size,
c=[],_=[{value:n??null,holder:d,parent:void 0}];for(let g=_.pop();g!==void 0;g=_.pop()){E.spend(1);const w=e.dict(g.value);if(!w||!y(w)||u&&g.parent&&!i(e,w,u))
continue;const D=[],S=C=>{const I=e.array(w.get(C));return!I||y(I)?I??[]:(D.push(C),[])},A=S(a).length>>1,K=S("Kids"),$={dict:w,holder:(0,v.Kd)(g.value,g.holder),
parent:g.parent,repeats:D};c.push($),E.spend(A);for(let C=K.length-1;C>=0;C--)_.push({value:K[C],holder:(0,v.Kd)(w.get("Kids"),$.holder),parent:$});const B=e.job.
pace.step(r+A*r);B&&await B}return c}function i(e,n,d){const[a,u]=e.array(n.get("Limits"))??[];return typeof a!="number"||typeof u!="number"||d(a,u)}function o(e,{
dict:n,repeats:d},a){const u=d.includes(a)?void 0:e.array(n.get(a));if(!u)return[];const E=[];for(let O=0;O+1<u.length;O+=2){const y=e.resolve(u[O]);(a==="Names"?
y instanceof M.Mx:typeof y=="number")&&E.push([y,u[O+1]])}return E}function m(e,n,d,a){const u=y=>e.array(e.dict(y)?.get("Limits"))??[],E=d[0]?.[0]??u(a[0])[0],
O=d.at(-1)?.[0]??u(a.at(-1))[1];e.edit(n.holder),E!==void 0&&O!==void 0?n.dict.set("Limits",[E,O]):n.dict.delete("Limits")}function l(e){const n=[];for(let d=0;d<
e.length;d+=P)n.push(e.slice(d,d+P));return n}}),59071:((R,U,h)=>{h.d(U,{Gh:()=>t,ZK:()=>i,wh:()=>r});var M=h(77581),v=h(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=o=>o.replace(P,"").replace(
T,"").replace(x,"�"),p=200,f=new WeakMap;function s(o){if(o.bytes.length<p)return b((0,M.g7)(o));let m=f.get(o);return m===void 0&&f.set(o,m=b((0,M.g7)(o))),m}
const r=o=>b(o).trim();function t(o){const m=o instanceof v.Mx?s(o).trim():"";return m===""?null:m}const i=o=>o?s(o):""}),70549:((R,U,h)=>{h.d(U,{n:()=>M});function M(v){
const P=new WeakMap;return T=>{if(T.hasChanges)return v(T);const x=P.get(T);if(x)return x.answer;const b=v(T);return P.set(T,{answer:b}),b}}}),9819:((R,U,h)=>{h.
d(U,{J7:()=>P,Kd:()=>b,Wo:()=>p,_i:()=>x,b9:()=>T});var M=h(42973),v=h(45599);class P{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:r,catalogNumber:t,pages:i}=this.document,o=r.get("Pages");s===t||(0,v.i9)(o)&&s===o.number||i.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,v.i9)(s)&&this.gone.has(s.number)}}
class T{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(s,r=new T(
s)){this.allowance=r,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,v.i9)(s))return!0;const{number:r}=s,t=r>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const i=1<<(r&7),o=(this.seen[t]&i)===0;return this.seen[t]|=i,o}}function b(f,s){return(0,v.i9)(f)?f.number:
s}function p(f,s){const r=f.catalog.get(s),t=f.dict(r);return t&&{dict:t,holder:b(r,f.catalogNumber)}}})};
