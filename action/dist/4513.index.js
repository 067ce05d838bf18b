"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:((j,K,u)=>{u.d(K,{q:()=>O});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function O(E){const b=E.toLowerCase(),p=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??C().get(b);return p===void 0?void 0:
(p.length===3?[...p].map(i=>i+i):[p.slice(0,2),p.slice(2,4),p.slice(4)]).map(i=>Number.parseInt(i,16))}let T;function C(){const E=v.split(" ");return T??=new Map(
E.flatMap((b,p)=>p%2===0?[[b,E[p+1]]]:[]))}}),17079:((j,K,u)=>{u.d(K,{Z:()=>E,_:()=>C});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,T=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function C(i){
if(i.length>64)return;const s=i.trim().replace(O,(e,o,r,l)=>`${o??""}${1900+Number(r)}${l}`);return p(b(v.exec(s)??T.exec(s)))}function E(i){const s=i.length>64?
void 0:b(T.exec(i.trim()));if(!s||p(s)===void 0)return;const{year:e,month:o="",day:r="",hour:l="",minute:w="",second:x="",zone:P=""}=s;return`D:${e}${o}${r}${l}${w}${x}${P===
"Z"||P===""?P:`${P.replace(":","'")}'`}`}function b(i){if(!i)return;const[,s,e,o,r,l,w,x,P,U,_]=i,d=x??(P===void 0?void 0:`${P}${U??"00"}:${_??"00"}`);return{year:s,
month:e,day:o,hour:r,minute:l,second:w,zone:d}}function p(i){if(!i)return;const{year:s,month:e,day:o,hour:r,minute:l="00",second:w="00",zone:x}=i,P=(_,d,M)=>_===
void 0||Number(_)>=d&&Number(_)<=M;if(Number(s)===0||!P(e,1,12)||!P(o,1,g(Number(s),Number(e)))||!P(r,0,23)||!P(l,0,59)||!P(w,0,59)||x!==void 0&&x!=="Z"&&!(P(x.
slice(1,3),0,23)&&P(x.slice(4),0,59)))return;const U=[s,e,o].filter(_=>_!==void 0).join("-");return r===void 0?U:`${U}T${r}:${l}:${w}${x==="+00:00"||x==="-00:00"?
"Z":x??""}`}function g(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),49892:((j,K,u)=>{u.d(K,{B_:()=>T,Fw:()=>C,Tz:()=>b});
var v=u(49180),O=u(57117);const T="OctavoColor";function C(p,g){const i=E(p),s=i.length===1,e=g?.part===1;return g===void 0||(0,O.hU)(g,s?1:3)?{values:i,operators:`${i.
join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:i,listsGlyphs:e,operators:`/${T} cs ${i.join(" ")} sc`,colorSpace:s?(0,O.HB)():(0,O.Pz)()}}function E(p){
if(p==="Gray")return[.5];const[g,i,s]=(0,v.q)(p);return(g===i&&i===s&&g>0?[g]:[g,i,s]).map(o=>Math.round(o/255*1e4)/1e4)}function b(p){return p===void 0||(0,O.hU)(
p,1)?{set:g=>`${g} g`,colorSpace:void 0}:{set:g=>`/${T} cs ${g} sc`,colorSpace:(0,O.HB)()}}}),57117:((j,K,u)=>{u.d(K,{Br:()=>p,HB:()=>o,Pz:()=>e,Qg:()=>i,_B:()=>C,
c4:()=>g,hU:()=>b});var v=u(21281),O=u(824),T=u(45599);async function C(r){const l=await(0,O.Br)(r),{archive:w}=(0,v.Ip)(r,l);return w&&{...w,xmp:l,intent:E(r)}}
function E(r){for(const l of r.array(r.catalog.get("OutputIntents"))??[]){const w=r.dict(l);if(!(0,T.Zm)(w)||!(0,T.Eo)(r.resolve(w.get("S")),"GTS_PDFA1"))continue;
const x=r.resolve(r.dict(w.get("DestOutputProfile"))?.get("N"));if(typeof x=="number")return x}}const b=({intent:r},l)=>l===1?r!==void 0:r===l,p={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},g=(r,l,w)=>(0,v.qg)(
r,l.xmp,l,w),i=r=>r&&r.part!==1&&r.intent===void 0?e():void 0,s=[.9505,1,1.089],e=()=>[(0,T.UU)("CalRGB"),(0,T.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],o=()=>[(0,T.UU)("CalGray"),(0,T.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((j,K,u)=>{u.d(K,{Wx:()=>E,
pi:()=>p,z:()=>g});var v=u(58426),O=u(74135);function T(s,e){return C(s,e*72/s.userUnit)}function C(s,e){const{width:o,height:r}=(0,O.iN)(s),l={width:o-2*e,height:r-
2*e,inset:e};return l.width>0&&l.height>0?l:void 0}function E(s,e,o){const r=o===v.zU[s].fields.margin.default;return e.map(l=>{const w=T(l,o);if(w||!r)return w;
const{width:x,height:P}=(0,O.iN)(l);return C(l,Math.min(x,P)/10)})}const b=null;function p(s,{inset:e},o,r,l){const w=(0,O.iN)(s),x=w.width-e-r,P=w.height-e-l,U=o.
endsWith("left")?e:o.endsWith("right")?x:(w.width-r)/2,_=o.startsWith("bottom")?e:o.startsWith("top")?P:(w.height-l)/2;return[U,_]}function g({kinds:s,pages:e},o){
const r=e.find(({kind:l})=>!o[l]);return r?[{field:"margin",message:i(r.index,s[r.kind])}]:[]}function i(s,e){const{width:o,height:r}=(0,O.iN)(e),l=(0,O.d)(Math.
min(o,r)/2,e);return`leaves no room on page ${s+1}, which is ${(0,O.d)(o,e)} × ${(0,O.d)(r,e)} inches; it must be less than ${l}`}}),72313:((j,K,u)=>{u.d(K,{W:()=>d});
var v=u(81627),O=u(45599),T=u(98446),C=u(36078);function E(h,c,f,t){return`/Artifact <<${f==="over"?`/Type /Pagination /Subtype /${c}`:`/Type /Background /BBox \
[${t.map(C._).join(" ")}]`}>> BDC
${h}
EMC
`}var b=u(36211),p=u(37709),g=u(85008),i=u(74135),s=u(5490);const e=400,o=.01;function r(h,c,f,t){const a=new p.BT(c),n=new l(h,f,t);for(let m=0;m<e&&a.next();m++)
if(n.takes(a))return!0;return!1}class l{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new w;clips=!1;constructor(c,f,t){
this.document=c,this.resources=f,this.box=t}takes(c){if(this.states.follow(c)||this.extendsPath(c)||this.setsState(c))return!1;const{operator:f}=c;if(f==="Do")return this.
paintsImage(c.name(0));const t=b.lJ.get(f);return t!==void 0&&this.paintsPath(t)}setsState(c){const f=this.states.current;switch(c.operator){case"gs":{const t=this.
document.dict(this.resource("ExtGState",c.name(0)));return f.isOpaque=f.isSolid=x(this.document,t),!0}case"scn":case"sc":return f.isSolid=f.isOpaque&&c.kind(c.count-
1)!==g.o_,!0;case"g":case"rg":case"k":return f.isSolid=f.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(c){const{matrix:f}=this.
states.current;switch(c.operator){case"re":{const[t,a,n,m]=(0,s.M)(c);return this.path.rectangle(f,t,a,n,m),!0}case"m":case"l":return this.path.point(f,c.number(
0),c.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:c}){const f=this.states.current,t=this.path.area();
return c&&f.isSolid&&this.isCoveredBy(t)?!0:(this.clips&&(f.clip=t&&f.clip&&U(t,f.clip)),this.clips=!1,this.path=new w,!1)}paintsImage(c){const f=this.states.current,
t=this.resource("XObject",c);if(!f.isOpaque||!(t instanceof O.Z6)||!P(this.document,t.dict))return!1;const a=new w;return a.rectangle(f.matrix,0,0,1,1),this.isCoveredBy(
a.area())}isCoveredBy(c){const{clip:f}=this.states.current;return c!==void 0&&f!==void 0&&_(U(c,f),this.box)}resource(c,f){const{document:t,resources:a}=this;return f===
void 0?null:t.resolve(t.dict(a?.get(c))?.get(f))}}class w{isRectangle=!0;points=[];point([c,f,t,a,n,m],y,S){this.points.push([c*y+t*S+n,f*y+a*S+m])}rectangle(c,f,t,a,n){
this.point(c,f,t),this.point(c,f+a,t),this.point(c,f+a,t+n),this.point(c,f,t+n)}area(){const{points:c}=this;if(!this.isRectangle||c.length<4||c.length>5)return;
const f=(0,i.$L)(c),t=o*Math.max(f[2]-f[0],f[3]-f[1]),a=(n,m,y)=>Math.abs(n-m)<=t||Math.abs(n-y)<=t;return c.every(([n,m])=>a(n,f[0],f[2])&&a(m,f[1],f[3]))?f:void 0}}
function x(h,c){if(!c)return!0;const f=h.resolve(c.get("ca")),t=h.resolve(c.get("BM")),a=h.resolve(c.get("SMask"));return(f===null||f===1)&&(t===null||(0,O.Eo)(
t,"Normal"))&&(a===null||(0,O.Eo)(a,"None"))}function P(h,c){const f=h.resolve(c.get("ImageMask"))===!0;return(0,O.Eo)(h.resolve(c.get("Subtype")),"Image")&&!f&&
!c.has("SMask")&&!c.has("Mask")}function U(h,c){return[Math.max(h[0],c[0]),Math.max(h[1],c[1]),Math.min(h[2],c[2]),Math.min(h[3],c[3])]}function _(h,c){const[f,
t]=[o*(c[2]-c[0]),o*(c[3]-c[1])];return h[0]<=c[0]+f&&h[1]<=c[1]+t&&h[2]>=c[2]-f&&h[3]>=c[3]-t}async function d(h,{kinds:c,pages:f},t){const{pace:a}=h.job,{layer:n,
subtype:m,groupColorSpace:y}=t,S=new v.B(h);n==="over"&&await S.inspect(f);const I=[];for(const[L,A]of f.entries()){const R=a.step(n==="over"?2e3:2e4);R&&await R,
L%1e3===0&&a.progress(L/f.length);const k=t.on(A,L);if(!k)continue;const{box:B}=c[A.kind],{resources:W}=k,$=N=>E(k.operators(N),m,n,B);if(n==="over")await S.over(
A,{resources:W,operators:$});else{const N=await S.contents.content(S.contents.own(A));r(h,N,h.dict(A.resources),B)&&I.push(A.index+1),S.under(A,{resources:W,operators:$})}
y!==void 0&&M(h,A.index,y)}return I.length>0?[D(I,f.length)]:[]}function M(h,c,f){const t=h.pages.number(c),a=h.entry(t,"Group"),n=h.dict(a);if(n?.has("CS"))return;
const m=(0,O.jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(n??[]),CS:f});(0,O.i9)(a)&&(0,O.Zm)(h.get(a))?h.put(a,m):h.pages.patch(
c,{Group:m})}function D(h,c){return{code:"stamp_hidden",message:`The stamp is hidden ${h.length===c?"on every page":`on ${(0,T.oi)(h)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((j,K,u)=>{u.r(K),u.d(K,{addQrCode:()=>h});var v=u(58552),O=u(45657),T=u(36078),C=u(99876),E=u(74135);
const b=[[1,0],[0,1],[-1,0],[0,-1]];function p(t){const{size:a}=t,n=(L,A)=>t.isDark(L,a-1-A),m=(L,A,R)=>{const[k,B]=g[R];return n(L+k[0],A+k[1])&&!n(L+B[0],A+B[1])},
y=new Uint8Array((a+1)*(a+1)*b.length),S=(L,A,R)=>(A*(a+1)+L)*b.length+R,I=[];for(let L=0;L<(a+1)*(a+1);L++){const[A,R]=[L%(a+1),Math.floor(L/(a+1))];if(!m(A,R,
0)||y[S(A,R,0)])continue;const k=[];let[B,W,$]=[A,R,0],N=-1;for(;!y[S(B,W,$)];)y[S(B,W,$)]=1,$!==N&&k.push([B,W]),N=$,B+=b[$][0],W+=b[$][1],$=[1,0,3].map(G=>($+
G)%4).find(G=>m(B,W,G));N===0&&k.shift(),I.push(k)}return I}const g=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var i=u(42419),s=u(48249),
e=u(45599),o=u(49892),r=u(57117),l=u(95358),w=u(72313),x=u(86450),P=u(77581);const U=4;function _(t){if(!(!/^https:\/\/\S+$/i.test(t)||!URL.canParse(t)))return new URL(
t).href}async function d(t,{pages:a},n,m){const y=await x.M.of(t);for(const{index:S,kind:I}of a){const L=t.job.pace.step(2e3);L&&await L;const A=t.pages.number(
S),R=new e.oS(A,t.generation(A)),k=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,E.W1)(m[I]),Border:[0,0,0],F:U,P:R,Contents:(0,P.wx)(n),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(n)})}),B=t.add(k),W=y.add("Link",B,R);W!==void 0&&k.set("StructParent",W);const $=t.array(t.entry(A,"Annots"))??[];t.pages.patch(
S,{Annots:[...$,B],...W===void 0?{}:{Tabs:(0,e.UU)("S")}})}y.finish()}const M="OctavoQr",D=.01;async function h(t,a,n){const{qr_content:m,qr_link:y,error_correction:S,
layer:I}=a,{pace:L}=t.job,A=await(0,C.F)(t,n),{kinds:R}=A,k=(0,l.Wx)("add_qr_code",R,a.margin),B=(0,i.U)(m,S);await L.rest();const W=y?_(m):void 0,$=(0,l.z)(A,k);
if(y&&W===void 0&&$.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in B?$.push({field:"qr_con\
tent",message:`has ${B.length} ${B.unit}, and at most ${B.most} fit with the error correction ${S}`,mentions:["error_correction"]}):$.length===0&&(0,O.RZ)($,c(B,
A,k,a.qr_size)),"most"in B||$.length>0)throw(0,v.G6)($);const N=t.add(f(B,await(0,r._B)(t)));await L.rest();const G=B.size+2*i.M,F=R.map((z,X)=>{const Z=a.qr_size*
72/z.userUnit,[V,J]=(0,l.pi)(z,k[X],a.position,Z,Z);return(0,E.lw)([Z/G,0,0,Z/G,V,J],(0,E.S3)(z))}),H=F.map(T.vs),Q=await(0,w.W)(t,A,{layer:I,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:M,ref:N}],operators:([X=""])=>(0,T.qK)(X,H[z])})});if(W!==void 0){const z=F.map(X=>(0,E.zl)(X,[0,0,G,G]));await d(
t,A,W,z)}return Q}function c(t,{kinds:a,pages:n},m,y){const S=Math.ceil((t.size+2*i.M)*D*100-1e-9)/100;if(y<S)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${D} inches. Give at least ${S}`,mentions:["qr_content"]}];const I=({userUnit:W},{width:$,height:N})=>y*72/W>Math.
min($,N)*(1+1e-9),L=n.find(({kind:W})=>I(a[W],m[W]));if(!L)return[];const[A,{width:R,height:k}]=[a[L.kind],m[L.kind]],B=(0,E.d)(Math.min(R,k),A);return[{field:"\
qr_size",message:`is too large for page ${L.index+1}, where the margins leave ${B} inches for the code`}]}function f(t,a){const n=t.size+2*i.M,m=(0,o.Tz)(a),y=p(
t).map(L=>`${(0,T.XL)(L.map(([A,R])=>[A+i.M,R+i.M]))} h`),S=[m.set(1),`0 0 ${n} ${n} re f`,m.set(0),...y,"f"],I=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,n,n],Resources:(0,e.jd)({ColorSpace:m.colorSpace&&(0,e.jd)({[o.B_]:m.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(I,(0,s.
Kc)(Buffer.from(`${S.join(`
`)}
`,"latin1")))}}),74135:((j,K,u)=>{u.d(K,{$L:()=>r,DI:()=>b,Gd:()=>i,JQ:()=>O,Mo:()=>C,PU:()=>p,Pj:()=>x,S3:()=>T,W1:()=>P,XM:()=>w,d:()=>U,ds:()=>E,gF:()=>l,iN:()=>v,
kO:()=>o,lw:()=>g,xk:()=>s,zl:()=>e});function v({box:[_,d,M,D],rotation:h}){const c=M-_,f=D-d;return h%180===0?{width:c,height:f}:{width:f,height:c}}function O(_){
const{width:d,height:M}=v(_);return{width:d*_.userUnit,height:M*_.userUnit}}function T({box:[_,d,M,D],rotation:h}){switch(h){case 0:return[1,0,0,1,_,d];case 90:
return[0,1,-1,0,M,d];case 180:return[-1,0,0,-1,M,D];case 270:return[0,-1,1,0,_,D]}}function C(_,d){return d===void 0?_:x(_,d)??_}function E([_,d,M,D]){return[Math.
min(_,M),Math.min(d,D),Math.max(_,M),Math.max(d,D)]}function b([_,d,M,D,h,c]){const f=_*D-d*M,[t,a,n,m]=[D/f,-d/f,-M/f,_/f];return[t+0,a+0,n+0,m+0,-(h*t+c*n)+0,
-(h*a+c*m)+0]}const p=([_,d,M,D])=>Math.sqrt(Math.abs(_*D-d*M));function g(_,d){const[M,D,h,c,f,t]=_,[a,n,m,y,S,I]=d;return[M*a+D*m,M*n+D*y,h*a+c*m,h*n+c*y,f*a+
t*m+S,f*n+t*y+I]}function i([_,d,M,D,h,c],f,t){return[_*f+M*t+h,d*f+D*t+c]}function s([_,d],[M,D],[h,c],[f,t],a){const n=1-a,[m,y,S,I]=[n**3,3*a*n**2,3*a**2*n,a**
3];return[m*_+y*M+S*h+I*f,m*d+y*D+S*c+I*t]}function e(_,[d,M,D,h]){const[c,f]=i(_,d,M),[t,a]=i(_,D,M),[n,m]=i(_,d,h),[y,S]=i(_,D,h);return[Math.min(c,t,n,y),Math.
min(f,a,m,S),Math.max(c,t,n,y),Math.max(f,a,m,S)]}const o=(_,d)=>[Math.min(_[0],d[0]),Math.min(_[1],d[1]),Math.max(_[2],d[2]),Math.max(_[3],d[3])];function r(_){
let[d,M,D,h]=l;for(const[c,f]of _)d=Math.min(d,c),M=Math.min(M,f),D=Math.max(D,c),h=Math.max(h,f);return[d,M,D,h]}const l=[1/0,1/0,-1/0,-1/0],w=([_,d,M,D],h)=>[
_-h,d-h,M+h,D+h];function x(_,d){const M=[Math.max(_[0],d[0]),Math.max(_[1],d[1]),Math.min(_[2],d[2]),Math.min(_[3],d[3])];return M[0]<M[2]&&M[1]<M[3]?M:void 0}
const P=_=>_.map(d=>Math.round(d*1e5)/1e5+0),U=(_,{userUnit:d})=>String(Number((_*d/72).toPrecision(3)))}),6057:((j,K,u)=>{u.d(K,{VO:()=>C,b0:()=>p,c_:()=>i,iw:()=>b,
lQ:()=>g});var v=u(73208),O=u(74135);const T=[0,0,612,792],C=(s,e)=>p(s,s.pages.attribute(e,"MediaBox"))??E(s);function E({table:s}){return s.damagedKinds.addCut(
v.md),T}function b(s,e){const{pages:o}=s,r=s.resolve(s.entry(o.number(e),"UserUnit"));return{box:(0,O.Mo)(C(s,e),p(s,o.attribute(e,"CropBox"))),rotation:i(s.resolve(
o.attribute(e,"Rotate"))),userUnit:typeof r=="number"&&r>0?r:1}}function p(s,e){const o=s.array(e)?.map(l=>s.resolve(l));if(o?.length!==4||!o.every(l=>typeof l==
"number"&&Number.isFinite(l)))return;const r=(0,O.ds)(o);return r[0]<r[2]&&r[1]<r[3]?r:void 0}function g(s,e){const o=(s.array(e)??[]).map(r=>s.resolve(r));return o.
length===6&&o.every(r=>typeof r=="number")?o:[1,0,0,1,0,0]}function i(s){const e=typeof s=="number"?(s%360+360)%360:0;return e===90||e===180||e===270?e:0}}),5490:((j,K,u)=>{
u.d(K,{M:()=>C,U:()=>T});var v=u(74135);const O=1e4;class T{current;saved=[];beyond=0;constructor(b){this.current=b}follow(b){switch(b.operator){case"q":return this.
saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(b),!0;default:return!1}}transform(b){if(b.count!==6)return;const[p,g,i,s,e,o]=C(b);this.current.matrix=(0,v.lw)([p,g,i,s,e,o],this.current.
matrix)}}const C=E=>Array.from({length:E.count},(b,p)=>E.number(p))}),21281:((j,K,u)=>{u.d(K,{Ip:()=>g,XM:()=>r,Xb:()=>o,ds:()=>p,qg:()=>e});var v=u(59071),O=u(
70549),T=u(21115),C=u(824),E=u(1975),b=u(60912);const p=(0,O.n)(async x=>g(x,await(0,C.Br)(x)));function g(x,P){const U=(c,f)=>(0,v.wh)((0,E.sm)(P,c,f)[0]??""),
_=s(U("pdfaid","part"),U("pdfaid","conformance").toLowerCase()),d=i(U("pdfuaid","part"))?`PDF/UA-${U("pdfuaid","part")}`:void 0,D=[U("pdfxid","GTS_PDFXVersion")||
U("pdfx","GTS_PDFXVersion")||((0,v.Gh)(x.resolve((0,C._U)(x)?.get("GTS_PDFXVersion")))??""),U("pdfe","ISO_PDFEVersion"),U("pdfvtid","GTS_PDFVTVersion")],h=[_?.name,
d,...D.filter(c=>/^PDF\/[\w .:/()-]{1,40}$/.test(c))];return{archive:_,accessible:d,names:h.filter(c=>c!==void 0)}}const i=x=>/^[1-9]$/.test(x);function s(x,P){
if(!i(x))return;const U=/^[abuef]$/.test(P)?P:"";return{part:Number(x),level:U,name:`PDF/A-${x}${U}`}}function e(x,P,U,_){return P&&w(x,P,[T.dK.pdfaid]),o(U,_)}
const o=({name:x},P)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${x}: ${P}.`});async function r(x){const P=await(0,C.Br)(x);if(!P)
return[];const{archive:U,accessible:_}=g(x,P);w(x,P,[T.dK.pdfaid,T.dK.pdfuaid]);const d=[U?.name,_].filter(M=>M!==void 0);return d.length>0?[l(d)]:[]}const l=x=>({
code:"conformance_dropped",message:`The result no longer claims ${x.join(" and ")}, because a merge cannot guarantee conformance.`});function w(x,P,U){P.properties.
some(({namespace:_})=>U.includes(_))&&(0,b._L)(x,(0,b.QH)(P,({namespace:_})=>U.includes(_),[]))}}),21115:((j,K,u)=>{u.d(K,{HC:()=>C,dK:()=>v,ee:()=>T});const v={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.
entries(v));class T{uris=new Map;declared=[];known=new Map;enter(i){let s;for(const{name:e,value:o}of i){if(!C(e))continue;const r=e.slice(6),l=this.uris.get(r);
l?l.push(o):this.uris.set(r,[o]),(s??=[]).push(r)}this.declared.push(s??E),s&&this.known.clear()}leave(){const i=this.declared.pop()??E;for(const s of i)this.uris.
get(s).pop();i.length>0&&this.known.clear()}declares(i){return(this.uris.get(p(i))?.length??0)>0}ofElement(i){let s=this.known.get(i);if(!s){const e=p(i),o=this.
uris.get(e)?.at(-1)??O.get(e)??"";this.known.size===b&&this.known.clear(),this.known.set(i,s={namespace:o,local:i.slice(i.indexOf(":")+1)})}return s}ofAttribute(i){
return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const C=g=>g==="xmlns"||g.startsWith("xmlns:"),E=[],b=1e3,p=g=>g.slice(0,Math.max(g.indexOf(":"),
0))}),824:((j,K,u)=>{u.d(K,{Br:()=>g,_6:()=>s,_U:()=>p});var v=u(58552),O=u(1975),T=u(17079),C=u(45599),E=u(59071),b=u(70549);function p(e){const o=e.resolve(e.
trailer.get("Info"));return o instanceof C.Bi?o:o instanceof C.Z6?o.dict:void 0}const g=(0,b.n)(i);async function i(e){const o=e.get(e.catalogNumber),r=o instanceof
C.Bi?e.resolve(o.get("Metadata")):null;if(!(r instanceof C.Z6))return;let l;try{l=e.decoded(r)}catch(w){if(!(w instanceof v.zU)||w.code==="cancelled")throw w;return O.
m}return(0,O.kg)(l,e.job.pace)}function s(e,o){const r=p(e),l=d=>e.resolve(r?.get(d)),w=(d,M,D=", ")=>{const h=(0,O.sm)(o,d,M).map(E.wh).filter(Boolean).join(D);
return h===""?null:h},x=(d,M)=>{const[D=""]=(0,O.sm)(o,d,M);return(0,E.wh)(D)||null},P=(d,M)=>(0,T._)((0,E.Gh)(l(d))??"")??(0,T._)(x("xmp",M)??"")??null,U=e.get(
e.catalogNumber),_=U instanceof C.Bi?(0,E.Gh)(e.resolve(U.get("Lang"))):null;return{title:(0,E.Gh)(l("Title"))??x("dc","title"),author:(0,E.Gh)(l("Author"))??w(
"dc","creator"),subject:(0,E.Gh)(l("Subject"))??x("dc","description"),keywords:(0,E.Gh)(l("Keywords"))??w("pdf","Keywords")??w("dc","subject"),creator:(0,E.Gh)(
l("Creator"))??x("xmp","CreatorTool"),producer:(0,E.Gh)(l("Producer"))??x("pdf","Producer"),created:P("CreationDate","CreateDate"),modified:P("ModDate","ModifyD\
ate"),language:_??x("dc","language")}}}),3907:((j,K,u)=>{u.d(K,{Rt:()=>_,X:()=>f,km:()=>g,ol:()=>O,xK:()=>U});var v=u(78157);const O=200,T=1e4,C=1e5,E=65536,b=65536,
p=12;async function g(t,a,n){const m=new i(t);for(let y=m.next();y;y=m.next()){if(n(y))return"left";const S=a.step((y.to-y.from)*4+50);S&&await S}return m.hasDocumentType?
"document type":m.malformed?"malformed":"well-formed"}class i{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(a){this.text=a}next(){const{text:a,at:n}=this;
if(n>=a.length)return;if(a.charCodeAt(n)!==s)return this.characters(n,this.endOfPiece(n,this.nextTag(n)));if(a.startsWith("<!--",n))return this.other(n,"-->",4);
if(a.startsWith("<?",n))return this.other(n,"?>",2);if(a.startsWith("<![CDATA[",n)){const y=a.indexOf("]]>",n);return y<0?this.end():(this.at=y+3,{kind:"text",text:a.
slice(n+9,y),from:n,to:this.at})}return a.startsWith("<!",n)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",n),this.end()):(a.charCodeAt(n+1)===o?this.endTag(n):
this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(a,n,m){const y=this.text.indexOf(n,a+m);return y<0?this.end():(this.at=y+n.length,{kind:"other",from:a,
to:this.at})}endTag(a){const n=this.name(a+2),m=this.blanks(n);if(!(n===a+2||this.text.charCodeAt(m)!==e))return this.at=m+1,{kind:"end",name:this.text.slice(a+
2,n),from:a,to:this.at}}startTag(a){const{text:n}=this,m=this.name(a+1);if(m===a+1)return;const y=n.slice(a+1,m),S=[];let I=0;for(let L=m;;){const A=this.blanks(
L),R=n.charCodeAt(A);if(R===e||R===o&&n.charCodeAt(A+1)===e)return this.at=R===e?A+1:A+2,{kind:R===e?"start":"empty",name:y,attributes:S,from:a,to:this.at};const k=this.
name(A),B=this.blanks(k),W=this.blanks(B+1),$=n[W];if(A===L||k===A||n[B]!=="="||$!=='"'&&$!=="'")return;const N=n.indexOf($,W+1),G=n.slice(W+1,Math.max(N,W+1));
I+=l(G,C-I);const F=G.includes("<")||I>=C?void 0:x(G);if(N<0||F===void 0||S.length>=T)return;S.push({name:n.slice(A,k),value:F,from:A,to:N+1}),L=N+1}}characters(a,n){
const m=x(this.text.slice(a,n));return m===void 0?this.fault(a,n):(this.at=n,{kind:"text",text:m,from:a,to:n})}nextTag(a){if(this.tag>=a)return this.tag;const n=this.
text.indexOf("<",a);return this.tag=n<0?this.text.length:n}endOfPiece(a,n){const{text:m}=this;if(n-a<=b)return n;let y=a+b;const S=y-p+1,I=m.slice(S,y+1).lastIndexOf(
"&");I>=0&&(y=S+I);for(const L=y-b/2;m[y-1]==="]"||r(m.charCodeAt(y));y--)if(y===L)return n;return y}fault(a,n){return this.malformed=!0,this.at=n,{kind:"other",
from:a,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:n}=this;for(let m=a;;m++){const y=n.charCodeAt(m);if(y!==32&&y!==9&&y!==10&&y!==
13||m-a===E)return m}}name(a){const{text:n}=this;let m=a;for(const y=Math.min(n.length,a+E);m<y;m++){const S=n.charCodeAt(m);if(S<=32||S===o||S===e||S===s||S===
61||S===34||S===39)break}return m}}const[s,e,o]=[60,62,47],r=t=>t>=56320&&t<=57343;function l(t,a){let n=0;for(let m=t.indexOf("&");m>=0&&n<a;m=t.indexOf("&",m+
1))n++;return n}const w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function x(t){if(!t.includes("&"))return t;const a=[];let n=0;for(let m=t.
indexOf("&");m>=0;m=t.indexOf("&",n)){const y=t.indexOf(";",m);if(y<0||y-m>p)return;const S=t.slice(m+1,y),I=w.get(S)??P(S);if(I===void 0)return;a.push(t.slice(
n,m),I),n=y+1}return a.push(t.slice(n)),a.join("")}function P(t){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),n=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return n>
0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function U(t){const[a,n,m,y]=t;if(a===0&&n===0&&(m===254||m===0)||a===255&&n===254&&m===0&&y===
0)return c(t);if(a===254&&n===255||a===0&&n===60)return h(new TextDecoder("utf-16be").decode(t));if(a===255&&n===254||a===60&&n===0)return h(new TextDecoder("ut\
f-16le").decode(t));const S=new TextDecoder().decode(t);return h(S.includes("�")?Buffer.from(t).toString("latin1"):S)}function _(t){if(t[0]===0||t[1]===0||t[0]===
254||t[0]===255)return U(t);const n=(0,v.bS)(t).toString("latin1",0,d),m=M.exec(n)?.[1]?.toLowerCase()??"utf-8";if(D.has(m))try{return new TextDecoder(m,{fatal:!0}).
decode(t)}catch{return}}const d=200,M=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,D=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),h=t=>t.startsWith("\uFEFF")?t.slice(1):t;function c(t){const a=new DataView(t.buffer,t.byteOffset,t.byteLength),n=t[0]!==0,m=[];for(let y=0;y+
4<=t.length;y+=4){const S=a.getUint32(y,n);if(S>1114111)return;m.push(String.fromCodePoint(S))}return h(m.join(""))}const f=t=>t.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,K,u)=>{u.d(K,{QH:()=>C,T3:()=>E,_L:()=>i});var v=u(21115),O=u(3907),T=u(45599);function C(s,e,o){
const{text:r,properties:l,end:w,about:x}=s,P=[];let U=0;for(const _ of l.filter(e).sort((d,M)=>d.from-M.from))_.from<U||(P.push(r.slice(U,_.from)),U=_.to);return P.
push(r.slice(U,Math.max(w,U))),o.length>0&&P.push(b(o,x)),P.push(r.slice(Math.max(w,U))),g(P.join(""))}function E(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${b(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(s,e){const r=[...new Set(s.map(({prefix:w})=>w))].map(w=>` xmlns:${w}="${v.dK[w]}"`).join(""),l=s.map(({prefix:w,name:x,form:P,values:U})=>`\
<${w}:${x}>${p(P,U)}</${w}:${x}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,O.X)(e)}"${r}>
${l.join("")}</rdf:Description>
`}function p(s,e){const o=r=>e.map(l=>`<rdf:li${r}>${(0,O.X)(l)}</rdf:li>`).join("");switch(s){case"simple":return(0,O.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const g=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(s,e){const o=s.catalog.get("Metadata"),r=s.resolve(o),l=r instanceof T.Z6?[...r.dict].
filter(([P])=>!["Filter","DecodeParms","Length"].includes(P)):[],w=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...l]),x=new T.Z6(w,Buffer.
from(e,"utf8"));(0,T.i9)(o)&&r instanceof T.Z6?s.put(o,x):s.edit(s.catalogNumber).set("Metadata",s.add(x))}}),1975:((j,K,u)=>{u.d(K,{kg:()=>E,m:()=>C,sm:()=>b});
var v=u(21115),O=u(3907);const T=1e5,C={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(s,e){const o=(0,O.xK)(s);if(o===void 0)return C;const r=new g,
w=await(0,O.km)(o,e,x=>(r.take(x),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:o,properties:r.properties,malformed:w,end:r.end,about:r.
about}}function b(s,e,o){return s?.properties.find(r=>r.name===o&&r.namespace===v.dK[e])?.values??[]}const p=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new v.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(e,o,r){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const l=this.scope.ofElement(e),w=l.namespace===v.dK.rdf,x=w&&l.local==="li";this.root===p&&this.end<0&&w&&l.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const P=this.open.length-this.root,U=x?o.find(({name:_})=>_==="xml:lang")?.value:void 0;if(this.open.push({name:e,...l,from:r,language:U}),
this.root===p){if(!w||l.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(P===1)this.describe(o);else if(P===
2){this.items=[];const _=o.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=_?[_.value]:[]}else x&&(this.pieces=[])}describe(e){for(const{name:o,value:r,from:l,
to:w}of e){if((0,v.HC)(o))continue;const{namespace:x,local:P}=this.scope.ofAttribute(o);x===v.dK.rdf&&P==="about"&&(this.about=r),!(x===""||x===v.dK.rdf||x===v.
dK.xml)&&this.add({namespace:x,name:P,values:[r],from:l,to:w})}}close(e,o,r){const l=this.open.pop();if(l?.name!==e){this.broken=!0;return}this.scope.leave();const w=this.
open.length-this.root;if(this.root!==p)if(w===0)this.end=o,this.root=p;else if(w===1&&this.loose)this.root=p,this.loose=!1;else if(w===2){const x=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:l.namespace,name:l.local,values:x,from:l.from,to:r})}else w>2&&l.namespace===v.dK.rdf&&l.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:l.language}),this.pieces=[])}add(e){this.properties.length<T?this.properties.push(e):this.broken=
!0}isRdf(e,o){const r=this.scope.ofAttribute(e);return r.local===o&&r.namespace===v.dK.rdf}}function i(s){const e=s.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),o=s.map(({text:r})=>r);return e>0?[o[e],...o.slice(0,e),...o.slice(e+1)]:o}}),42419:((j,K,u)=>{u.d(K,{M:()=>b,U:()=>s});var v=u(17775),O=u(63748),T=u(
5336),C=u(23265),E=u(96221);const b=4,p={low:"L",medium:"M",quartile:"Q",high:"H"},g={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},i=1;function s(o,r){const{segment:l,...w}=e(o,r);if(w.length>w.most)return w;
const x=new v.N({level:p[r]}).encode(l),{size:P}=x;return{size:P,isDark:(U,_)=>U>=0&&_>=0&&U<P&&_<P&&x.get(U,_)===1}}function e(o,r){const l={length:o.length,unit:"\
characters"};if(/^[0-9]+$/.test(o))return{segment:new O.e(o),most:g.numeric[r],...l};if(/^[0-9A-Z $%*+./:-]+$/.test(o))return{segment:new T.e(o),most:g.alphanumeric[r],
...l};const w=Buffer.byteLength(o),x=w===o.length;return{segment:new C.x(o,x?E.N.ISO_8859_1:E.N.UTF_8),length:w,most:g.bytes[r]-(x?0:i),unit:"bytes"}}}),86450:((j,K,u)=>{
u.d(K,{M:()=>T});var v=u(45599),O=u(89067);class T{document;tree;elements=[];constructor(E,b){this.document=E,this.tree=b}static async of(E){return new T(E,await O.
J.read(E))}add(E,b,p){const{document:g,tree:i}=this;if(!i)return;const s=(0,v.jd)({Type:(0,v.UU)("OBJR"),Obj:b,Pg:p}),e=g.add((0,v.jd)({Type:(0,v.UU)("StructEle\
m"),S:(0,v.UU)(E),Pg:p,K:s})),o=i.newKey();return i.entries.set(o,e),this.elements.push(e),o}addContent(E,b){const{document:p,tree:g}=this;if(!g)return;const i=p.
pages.number(b),s=p.resolve(p.entry(i,"StructParents")),e=typeof s=="number"?s:g.newKey(),o=p.array(g.entries.get(e))??[],r=new v.oS(i,p.generation(i)),l=p.add(
(0,v.jd)({Type:(0,v.UU)("StructElem"),S:(0,v.UU)(E),Pg:r,K:o.length}));return g.entries.set(e,[...o,l]),s!==e&&p.pages.patch(b,{StructParents:e}),this.elements.
push(l),o.length}finish(){const{tree:E,elements:b}=this;!E||b.length===0||(E.write(),this.addElements(E))}finishInPlace(E){const{tree:b}=this;b&&(b.grow(E),this.
addElements(b))}addElements(E){const{document:b}=this,{dict:p,holder:g}=E.root,i=b.array(p.get("K"))??(p.has("K")?[p.get("K")]:[]),s=i.length===1&&(0,v.i9)(i[0])?
i[0]:void 0,e=b.dict(s);s&&e&&(0,v.Eo)(b.resolve(e.get("S")),"Document")?this.append(e,s.number,s):this.append(p,g,b.catalog.get("StructTreeRoot"))}append(E,b,p){
const{document:g,elements:i}=this;g.edit(b);const s=E.get("K");if(E.set("K",[...g.array(s)??(s===void 0?[]:[s]),...i]),p instanceof v.oS)for(const e of i)g.dict(
e).set("P",p)}}}),89067:((j,K,u)=>{u.d(K,{J:()=>E});var v=u(45599),O=u(81077),T=u(9819);const C=100;class E{document;root;entries;nextKey;constructor(p,g,i,s){this.
document=p,this.root=g,this.entries=i,this.nextKey=s}static async read(p){const g=(0,T.Wo)(p,"StructTreeRoot");if(!g)return;const i=new Map;for(const[o,r]of await(0,O.
Zc)(p,g.dict.get("ParentTree"),"Nums"))typeof o=="number"&&i.set(o,r);const s=p.resolve(g.dict.get("ParentTreeNextKey")),e=[...i.keys()].reduce((o,r)=>Math.max(
o,r+1),typeof s=="number"?s:0);return new E(p,g,i,e)}newKey(){return this.nextKey++}write(){const{document:p,root:g,entries:i}=this,s=[...i].sort(([e],[o])=>e-o);
p.edit(g.holder),g.dict.set("ParentTree",p.add((0,O.H6)(p,s,"Nums"))),g.dict.set("ParentTreeNextKey",this.nextKey)}grow(p){const{document:g,root:i,entries:s}=this,
e=this.lastLeaf(),o=e.at(-1);if(!o)return this.write();g.edit(i.holder),i.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:w,holder:x}of e){const P=g.array(
w.get("Limits"));g.edit(x),P&&w.set("Limits",[P[0]??p,p])}const r=o.dict.get("Nums"),l=(0,v.i9)(r)?g.edit(r):r;(0,v.cy)(l)?l.push(p,s.get(p)):o.dict.set("Nums",
[p,s.get(p)])}lastLeaf(){const{document:p,root:g}=this,i=[];let s=g.holder,e=g.dict.get("ParentTree");for(;e!==void 0&&i.length<C;){(0,v.i9)(e)&&(s=e.number);const o=p.
dict(e);if(!o)return[];i.push({dict:o,holder:s});const r=p.array(o.get("Kids"));if(!r||r.length===0)return i;e=r.at(-1)}return[]}}}),81077:((j,K,u)=>{u.d(K,{BX:()=>g,
H6:()=>i,MN:()=>s,Pu:()=>b,Zc:()=>p,r6:()=>e});var v=u(45599),O=u(44233),T=u(77581),C=u(9819);const E=64,b=d=>typeof d=="number"?String(d):(0,T.U0)(d);async function p(d,M,D){
const h=[];for(const c of await l(d,M,0,D)){for(const t of x(d,c,D))h.push(t);const f=d.job.pace.step(o);f&&await f}return h}async function g(d,M,D,h,c,f){const t=await l(
d,M,D,h,f);for(let a=t.length-1;a>=0;a--){const n=t[a],m=x(d,n,h),y=m.filter(([A,R])=>!c(A,R)),S=d.job.pace.step(o+m.length*o);S&&await S,y.length<m.length&&(d.
edit(n.holder),n.dict.set(h,U(y)),n.changed=!0);for(const A of n.repeats)d.edit(n.holder),n.dict.delete(A),n.changed=!0;if(n.emptyKids){const A=(d.array(n.dict.
get("Kids"))??[]).filter(R=>!n.emptyKids.has(d.dict(R)));d.edit(n.holder),n.dict.set("Kids",A),n.changed=!0}if(!n.changed)continue;const I=d.array(n.dict.get("K\
ids"))??[];n.empty=y.length===0&&I.length===0;const L=n.parent;L&&(L.changed=!0,n.empty?(L.emptyKids??=new Set).add(n.dict):P(d,n,y,I))}return t[0]?.empty??!1}function i(d,M,D){
if(M.length<=E)return(0,v.jd)({[D]:U(M)});let h=[];for(const c of _(M)){const[f,t]=[c[0][0],c.at(-1)[0]];h.push({ref:d.add((0,v.jd)({Limits:[f,t],[D]:U(c)})),low:f,
high:t})}for(;h.length>E;)h=_(h).map(c=>{const[f,t]=[c[0].low,c.at(-1).high];return{ref:d.add((0,v.jd)({Limits:[f,t],Kids:c.map(({ref:a})=>a)})),low:f,high:t}});
return(0,v.jd)({Kids:h.map(({ref:c})=>c)})}async function s(d,M){const{pace:D}=d.job,h=[];for(const[c,f]of M){h.push([(0,v.Px)(c),f]);const t=D.step(10*o);t&&await t}
return i(d,await e(d,h),"Names")}async function e(d,M){const{pace:D}=d.job,h=[];for(const f of M){h.push({entry:f,key:b(f[0])});const t=D.step(o);t&&await t}return(await(0,O.
qZ)(h,(f,t)=>f.key<t.key?-1:f.key>t.key?1:0,D)).map(({entry:f})=>f)}const o=100,r=30;async function l(d,M,D,h,c){const f=new C.b9(d),t=new Set,a=y=>t.size<t.add(
y).size,n=[],m=[{value:M??null,holder:D,parent:void 0}];for(let y=m.pop();y!==void 0;y=m.pop()){f.spend(1);const S=d.job.pace.step(o);S&&await S;const I=d.dict(
y.value);if(!I||!a(I)||c&&y.parent&&!w(d,I,c))continue;const L=[],A=N=>{const G=d.array(I.get(N));return!G||a(G)?G??[]:(L.push(N),[])},R=A(h).length>>1,k=A("Kid\
s"),B={dict:I,holder:(0,C.Kd)(y.value,y.holder),parent:y.parent,repeats:L};n.push(B),f.spend(R);const W=(0,C.Kd)(I.get("Kids"),B.holder);for(let N=k.length-1;N>=
0;N--){m.push({value:k[N],holder:W,parent:B});const G=d.job.pace.step(r);G&&await G}const $=d.job.pace.step(R*o);$&&await $}return n}function w(d,M,D){const[h,c]=d.
array(M.get("Limits"))??[];return typeof h!="number"||typeof c!="number"||D(h,c)}function x(d,{dict:M,repeats:D},h){const c=D.includes(h)?void 0:d.array(M.get(h));
if(!c)return[];const f=[];for(let t=0;t+1<c.length;t+=2){const a=d.resolve(c[t]);(h==="Names"?a instanceof v.Mx:typeof a=="number")&&f.push([a,c[t+1]])}return f}
function P(d,M,D,h){const c=a=>d.array(d.dict(a)?.get("Limits"))??[],f=D[0]?.[0]??c(h[0])[0],t=D.at(-1)?.[0]??c(h.at(-1))[1];d.edit(M.holder),f!==void 0&&t!==void 0?
M.dict.set("Limits",[f,t]):M.dict.delete("Limits")}function U(d){const M=[];for(const[D,h]of d)M.push(D,h);return M}function _(d){const M=[];for(let D=0;D<d.length;D+=
E)M.push(d.slice(D,D+E));return M}}),59071:((j,K,u)=>{u.d(K,{Gh:()=>e,ZK:()=>o,wh:()=>s});var v=u(77581),O=u(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
C=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=r=>r.replace(T,"").replace(
C,"").replace(E,"�"),p=200,g=new WeakMap;function i(r){let l=g.get(r);if(l)return l;const w=b((0,v.g7)(r));return l={whole:w,trimmed:w.trim()},r.bytes.length>=
p&&g.set(r,l),l}const s=r=>b(r).trim();function e(r){const l=r instanceof O.Mx?i(r).trimmed:"";return l===""?null:l}const o=r=>r?i(r).whole:""}),70549:((j,K,u)=>{
u.d(K,{n:()=>v});function v(O){const T=new WeakMap;return C=>{if(C.hasChanges)return O(C);const E=T.get(C);if(E)return E.answer;const b=O(C);return T.set(C,{answer:b}),
b}}}),9819:((j,K,u)=>{u.d(K,{J7:()=>T,Kd:()=>b,Wo:()=>p,_i:()=>E,b9:()=>C});var v=u(42973),O=u(45599);class T{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:s,catalogNumber:e,pages:o}=this.document,r=s.get("Pages");i===e||(0,O.i9)(r)&&i===r.number||o.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,O.
i9)(i)&&this.gone.has(i.number)}}class C{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,v.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(i,s=new C(
i)){this.allowance=s,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,O.i9)(i))return!0;const{number:s}=i,e=s>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const o=1<<(s&7),r=(this.seen[e]&o)===0;return this.seen[e]|=o,r}}function b(g,i){return(0,O.i9)(g)?g.number:
i}function p(g,i){const s=g.catalog.get(i),e=g.dict(s);return e&&{dict:e,holder:b(s,g.catalogNumber)}}})};
