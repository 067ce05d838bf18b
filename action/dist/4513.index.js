"use strict";exports.id=4513,exports.ids=[4513],exports.modules={49180:((B,U,u)=>{u.d(U,{q:()=>b});const l="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function b(g){const y=g.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??C().get(y);return h===void 0?void 0:
(h.length===3?[...h].map(o=>o+o):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(o=>Number.parseInt(o,16))}let x;function C(){const g=l.split(" ");return x??=new Map(
g.flatMap((y,h)=>h%2===0?[[y,g[h+1]]]:[]))}}),17079:((B,U,u)=>{u.d(U,{Z:()=>g,_:()=>C});const l=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function C(o){
if(o.length>64)return;const i=o.trim().replace(b,(e,a,c,_)=>`${a??""}${1900+Number(c)}${_}`);return h(y(l.exec(i)??x.exec(i)))}function g(o){const i=o.length>64?
void 0:y(x.exec(o.trim()));if(!i||h(i)===void 0)return;const{year:e,month:a="",day:c="",hour:_="",minute:p="",second:n="",zone:t=""}=i;return`D:${e}${a}${c}${_}${p}${n}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function y(o){if(!o)return;const[,i,e,a,c,_,p,n,t,s,r]=o,m=n??(t===void 0?void 0:`${t}${s??"00"}:${r??"00"}`);return{year:i,
month:e,day:a,hour:c,minute:_,second:p,zone:m}}function h(o){if(!o)return;const{year:i,month:e,day:a,hour:c,minute:_="00",second:p="00",zone:n}=o,t=(r,m,w)=>r===
void 0||Number(r)>=m&&Number(r)<=w;if(Number(i)===0||!t(e,1,12)||!t(a,1,d(Number(i),Number(e)))||!t(c,0,23)||!t(_,0,59)||!t(p,0,59)||n!==void 0&&n!=="Z"&&!(t(n.
slice(1,3),0,23)&&t(n.slice(4),0,59)))return;const s=[i,e,a].filter(r=>r!==void 0).join("-");return c===void 0?s:`${s}T${c}:${_}:${p}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function d(o,i){return i===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),49892:((B,U,u)=>{u.d(U,{B_:()=>x,Fw:()=>C,Tz:()=>y});
var l=u(49180),b=u(57117);const x="OctavoColor";function C(h,d){const o=g(h),i=o.length===1,e=d?.part===1;return d===void 0||(0,b.hU)(d,i?1:3)?{values:o,operators:`${o.
join(" ")} ${i?"g":"rg"}`,colorSpace:void 0,listsGlyphs:e}:{values:o,listsGlyphs:e,operators:`/${x} cs ${o.join(" ")} sc`,colorSpace:i?(0,b.HB)():(0,b.Pz)()}}function g(h){
if(h==="Gray")return[.5];const[d,o,i]=(0,l.q)(h);return(d===o&&o===i&&d>0?[d]:[d,o,i]).map(a=>Math.round(a/255*1e4)/1e4)}function y(h){return h===void 0||(0,b.hU)(
h,1)?{set:d=>`${d} g`,colorSpace:void 0}:{set:d=>`/${x} cs ${d} sc`,colorSpace:(0,b.HB)()}}}),57117:((B,U,u)=>{u.d(U,{Br:()=>h,HB:()=>a,Pz:()=>e,Qg:()=>o,_B:()=>C,
c4:()=>d,hU:()=>y});var l=u(21281),b=u(824),x=u(45599);async function C(c){const _=await(0,b.Br)(c),{archive:p}=(0,l.Ip)(c,_);return p&&{...p,xmp:_,intent:g(c)}}
function g(c){for(const _ of c.array(c.catalog.get("OutputIntents"))??[]){const p=c.dict(_);if(!(0,x.Zm)(p)||!(0,x.Eo)(c.resolve(p.get("S")),"GTS_PDFA1"))continue;
const n=c.resolve(c.dict(p.get("DestOutputProfile"))?.get("N"));if(typeof n=="number")return n}}const y=({intent:c},_)=>_===1?c!==void 0:c===_,h={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},d=(c,_,p)=>(0,l.qg)(
c,_.xmp,_,p),o=c=>c&&c.part!==1&&c.intent===void 0?e():void 0,i=[.9505,1,1.089],e=()=>[(0,x.UU)("CalRGB"),(0,x.jd)({WhitePoint:[...i],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],a=()=>[(0,x.UU)("CalGray"),(0,x.jd)({WhitePoint:[...i],Gamma:2.2})]}),95358:((B,U,u)=>{u.d(U,{Wx:()=>g,
pi:()=>h,z:()=>d});var l=u(58426),b=u(74135);function x(i,e){return C(i,e*72/i.userUnit)}function C(i,e){const{width:a,height:c}=(0,b.iN)(i),_={width:a-2*e,height:c-
2*e,inset:e};return _.width>0&&_.height>0?_:void 0}function g(i,e,a){const c=a===l.zU[i].fields.margin.default;return e.map(_=>{const p=x(_,a);if(p||!c)return p;
const{width:n,height:t}=(0,b.iN)(_);return C(_,Math.min(n,t)/10)})}const y=null;function h(i,{inset:e},a,c,_){const p=(0,b.iN)(i),n=p.width-e-c,t=p.height-e-_,s=a.
endsWith("left")?e:a.endsWith("right")?n:(p.width-c)/2,r=a.startsWith("bottom")?e:a.startsWith("top")?t:(p.height-_)/2;return[s,r]}function d({kinds:i,pages:e},a){
const c=e.find(({kind:_})=>!a[_]);return c?[{field:"margin",message:o(c.index,i[c.kind])}]:[]}function o(i,e){const{width:a,height:c}=(0,b.iN)(e),_=(0,b.d)(Math.
min(a,c)/2,e);return`leaves no room on page ${i+1}, which is ${(0,b.d)(a,e)} × ${(0,b.d)(c,e)} inches; it must be less than ${_}`}}),72313:((B,U,u)=>{u.d(U,{W:()=>m});
var l=u(81627),b=u(45599),x=u(98446),C=u(36078);function g(O,f,M,E){return`/Artifact <<${M==="over"?`/Type /Pagination /Subtype /${f}`:`/Type /Background /BBox \
[${E.map(C._).join(" ")}]`}>> BDC
${O}
EMC
`}var y=u(36211),h=u(37709),d=u(85008),o=u(74135),i=u(5490);const e=400,a=.01;function c(O,f,M,E){const D=new h.B(f),v=new _(O,M,E);for(let T=0;T<e&&D.next();T++)
if(v.takes(D))return!0;return!1}class _{document;resources;box;states=new i.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new p;clips=!1;constructor(f,M,E){
this.document=f,this.resources=M,this.box=E}takes(f){if(this.states.follow(f)||this.extendsPath(f)||this.setsState(f))return!1;const{operator:M}=f;if(M==="Do")return this.
paintsImage(f.name(0));const E=y.lJ.get(M);return E!==void 0&&this.paintsPath(E)}setsState(f){const M=this.states.current;switch(f.operator){case"gs":{const E=this.
document.dict(this.resource("ExtGState",f.name(0)));return M.isOpaque=M.isSolid=n(this.document,E),!0}case"scn":case"sc":return M.isSolid=M.isOpaque&&f.kind(f.count-
1)!==d.o_,!0;case"g":case"rg":case"k":return M.isSolid=M.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(f){const{matrix:M}=this.
states.current;switch(f.operator){case"re":{const[E,D,v,T]=(0,i.M)(f);return this.path.rectangle(M,E,D,v,T),!0}case"m":case"l":return this.path.point(M,f.number(
0),f.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:f}){const M=this.states.current,E=this.path.area();
return f&&M.isSolid&&this.isCoveredBy(E)?!0:(this.clips&&(M.clip=E&&M.clip&&s(E,M.clip)),this.clips=!1,this.path=new p,!1)}paintsImage(f){const M=this.states.current,
E=this.resource("XObject",f);if(!M.isOpaque||!(E instanceof b.Z6)||!t(this.document,E.dict))return!1;const D=new p;return D.rectangle(M.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(f){const{clip:M}=this.states.current;return f!==void 0&&M!==void 0&&r(s(f,M),this.box)}resource(f,M){const{document:E,resources:D}=this;return M===
void 0?null:E.resolve(E.dict(D?.get(f))?.get(M))}}class p{isRectangle=!0;points=[];point([f,M,E,D,v,T],P,S){this.points.push([f*P+E*S+v,M*P+D*S+T])}rectangle(f,M,E,D,v){
this.point(f,M,E),this.point(f,M+D,E),this.point(f,M+D,E+v),this.point(f,M,E+v)}area(){const{points:f}=this;if(!this.isRectangle||f.length<4||f.length>5)return;
const M=(0,o.$L)(f),E=a*Math.max(M[2]-M[0],M[3]-M[1]),D=(v,T,P)=>Math.abs(v-T)<=E||Math.abs(v-P)<=E;return f.every(([v,T])=>D(v,M[0],M[2])&&D(T,M[1],M[3]))?M:void 0}}
function n(O,f){if(!f)return!0;const M=O.resolve(f.get("ca")),E=O.resolve(f.get("BM")),D=O.resolve(f.get("SMask"));return(M===null||M===1)&&(E===null||(0,b.Eo)(
E,"Normal"))&&(D===null||(0,b.Eo)(D,"None"))}function t(O,f){const M=O.resolve(f.get("ImageMask"))===!0;return(0,b.Eo)(O.resolve(f.get("Subtype")),"Image")&&!M&&
!f.has("SMask")&&!f.has("Mask")}function s(O,f){return[Math.max(O[0],f[0]),Math.max(O[1],f[1]),Math.min(O[2],f[2]),Math.min(O[3],f[3])]}function r(O,f){const[M,
E]=[a*(f[2]-f[0]),a*(f[3]-f[1])];return O[0]<=f[0]+M&&O[1]<=f[1]+E&&O[2]>=f[2]-M&&O[3]>=f[3]-E}async function m(O,{kinds:f,pages:M},E){const{pace:D}=O.job,{layer:v,
subtype:T,groupColorSpace:P}=E,S=new l.B(O);v==="over"&&await S.inspect(M);const A=[];for(const[K,R]of M.entries()){const N=D.step(v==="over"?2e3:2e4);N&&await N,
K%1e3===0&&D.progress(K/M.length);const W=E.on(R,K);if(!W)continue;const{box:k}=f[R.kind],{resources:$}=W,L=j=>g(W.operators(j),T,v,k);if(v==="over")await S.over(
R,{resources:$,operators:L});else{const j=S.contents.content(S.contents.own(R));c(O,j,O.dict(R.resources),k)&&A.push(R.index+1),S.under(R,{resources:$,operators:L})}
P!==void 0&&w(O,R.index,P)}return A.length>0?[I(A,M.length)]:[]}function w(O,f,M){const E=O.pages.number(f),D=O.entry(E,"Group"),v=O.dict(D);if(v?.has("CS"))return;
const T=(0,b.jd)({Type:(0,b.UU)("Group"),S:(0,b.UU)("Transparency"),...Object.fromEntries(v??[]),CS:M});(0,b.i9)(D)&&(0,b.Zm)(O.get(D))?O.put(D,T):O.pages.patch(
f,{Group:T})}function I(O,f){return{code:"stamp_hidden",message:`The stamp is hidden ${O.length===f?"on every page":`on ${(0,x.oi)(O)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),29609:((B,U,u)=>{u.r(U),u.d(U,{addQrCode:()=>O});var l=u(58552),b=u(45657),x=u(36078),C=u(99876),g=u(74135);
const y=[[1,0],[0,1],[-1,0],[0,-1]];function h(E){const{size:D}=E,v=(K,R)=>E.isDark(K,D-1-R),T=(K,R,N)=>{const[W,k]=d[N];return v(K+W[0],R+W[1])&&!v(K+k[0],R+k[1])},
P=new Uint8Array((D+1)*(D+1)*y.length),S=(K,R,N)=>(R*(D+1)+K)*y.length+N,A=[];for(let K=0;K<(D+1)*(D+1);K++){const[R,N]=[K%(D+1),Math.floor(K/(D+1))];if(!T(R,N,
0)||P[S(R,N,0)])continue;const W=[];let[k,$,L]=[R,N,0],j=-1;for(;!P[S(k,$,L)];)P[S(k,$,L)]=1,L!==j&&W.push([k,$]),j=L,k+=y[L][0],$+=y[L][1],L=[1,0,3].map(G=>(L+
G)%4).find(G=>T(k,$,G));j===0&&W.shift(),A.push(W)}return A}const d=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var o=u(42419),i=u(81679),
e=u(45599),a=u(49892),c=u(57117),_=u(95358),p=u(72313),n=u(86450),t=u(77581);const s=4;function r(E){if(!(!/^https:\/\/\S+$/i.test(E)||!URL.canParse(E)))return new URL(
E).href}async function m(E,{pages:D},v,T){const P=await n.M.of(E);for(const{index:S,kind:A}of D){const K=E.job.pace.step(2e3);K&&await K;const R=E.pages.number(
S),N=new e.oS(R,E.generation(R)),W=(0,e.jd)({Type:(0,e.UU)("Annot"),Subtype:(0,e.UU)("Link"),Rect:(0,g.W1)(T[A]),Border:[0,0,0],F:s,P:N,Contents:(0,t.wx)(v),A:(0,e.
jd)({S:(0,e.UU)("URI"),URI:(0,e.Px)(v)})}),k=E.add(W),$=P.add("Link",k,N);$!==void 0&&W.set("StructParent",$);const L=E.array(E.entry(R,"Annots"))??[];E.pages.patch(
S,{Annots:[...L,k],...$===void 0?{}:{Tabs:(0,e.UU)("S")}})}P.finish()}const w="OctavoQr",I=.01;async function O(E,D,v){const{qr_content:T,qr_link:P,error_correction:S,
layer:A}=D,{pace:K}=E.job,R=await(0,C.F)(E,v),{kinds:N}=R,W=(0,_.Wx)("add_qr_code",N,D.margin),k=(0,o.U)(T,S);await K.rest();const $=P?r(T):void 0,L=(0,_.z)(R,W);
if(P&&$===void 0&&L.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in k?L.push({field:"qr_con\
tent",message:`has ${k.length} ${k.unit}, and at most ${k.most} fit with the error correction ${S}`,mentions:["error_correction"]}):L.length===0&&(0,b.RZ)(L,f(k,
R,W,D.qr_size)),"most"in k||L.length>0)throw(0,l.G6)(L);const j=E.add(M(k,await(0,c._B)(E)));await K.rest();const G=k.size+2*o.M,H=N.map((z,F)=>{const X=D.qr_size*
72/z.userUnit,[V,Y]=(0,_.pi)(z,W[F],D.position,X,X);return(0,g.lw)([X/G,0,0,X/G,V,Y],(0,g.S3)(z))}),Z=H.map(x.vs),Q=await(0,p.W)(E,R,{layer:A,subtype:"Watermark",
on:({kind:z})=>({resources:[{category:"XObject",name:w,ref:j}],operators:([F=""])=>(0,x.qK)(F,Z[z])})});if($!==void 0){const z=H.map(F=>(0,g.zl)(F,[0,0,G,G]));await m(
E,R,$,z)}return Q}function f(E,{kinds:D,pages:v},T,P){const S=Math.ceil((E.size+2*o.M)*I*100-1e-9)/100;if(P<S)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${I} inches. Give at least ${S}`,mentions:["qr_content"]}];const A=({userUnit:$},{width:L,height:j})=>P*72/$>Math.
min(L,j)*(1+1e-9),K=v.find(({kind:$})=>A(D[$],T[$]));if(!K)return[];const[R,{width:N,height:W}]=[D[K.kind],T[K.kind]],k=(0,g.d)(Math.min(N,W),R);return[{field:"\
qr_size",message:`is too large for page ${K.index+1}, where the margins leave ${k} inches for the code`}]}function M(E,D){const v=E.size+2*o.M,T=(0,a.Tz)(D),P=h(
E).map(K=>`${(0,x.XL)(K.map(([R,N])=>[R+o.M,N+o.M]))} h`),S=[T.set(1),`0 0 ${v} ${v} re f`,T.set(0),...P,"f"],A=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.
UU)("Form"),BBox:[0,0,v,v],Resources:(0,e.jd)({ColorSpace:T.colorSpace&&(0,e.jd)({[a.B_]:T.colorSpace})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(A,(0,i.
Kc)(Buffer.from(`${S.join(`
`)}
`,"latin1")))}}),36211:((B,U,u)=>{u.d(U,{Rl:()=>C,ep:()=>o,lJ:()=>g,we:()=>x});var l=u(85008);const b={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S \
sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 T\
m"},x=Object.values(b).flatMap(i=>i.split(" ")),C=new Set(["m","l","c","v","y","h","re"]),g=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",
{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,
closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),y=255,h=new Uint8Array(65536).fill(y),d=new Map;for(const[i,e]of Object.entries(b))for(const a of e.
split(" "))a.length<=2?h[(0,l.$N)(a)]=Number(i):d.set((0,l.$N)(a),Number(i));function o(i){if(i>=h.length)return d.get(i);const e=h[i];return e===y?void 0:e}}),
37709:((B,U,u)=>{u.d(U,{B:()=>_,K:()=>t});var l=u(78157),b=u(45798),x=u(82416),C=u(36211),g=u(85008);const y=64,h=100,d=16*1024*1024,o=["true","false","null"],i=new Map,
e=new Array(16384).fill(void 0),a=s=>s&127|s>>1&16256,c=-32640;for(const s of C.we){const r=(0,g.$N)(s);i.set(r,s),(r&c)===0&&(e[a(r)]=s)}class _{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
y);starts=new Int32Array(y);ends=new Int32Array(y);depth=0;outermost=g.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(r){this.content=r,this.tokens=new g.
oz(r)}next(){return this.advance(1/0)}advance(r){const{tokens:m}=this;for(this.isGiven&&this.forget();m.end<r;){const w=m.next();switch(w){case g.Kp:return this.
end=m.end,this.dataStart>=0&&this.give("BI");case g.QR:if(this.depth===0&&this.keyword())return!0;break;case g.pQ:case g.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=w,this.opened=m.start;break;case g.OG:case g.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case g.Ho:this.dataStart=m.start,this.dataEnd=m.end;break;default:this.depth===0&&this.add(w,m.start)}}return this.end=m.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:r}=this,{code:m}=r,w=(m&c)===0?e[a(m)]:i.get(m);if(w===void 0&&o.some(I=>I.length===r.
end-r.start&&(0,l.w1)(this.content,r.start,I)))this.add(g.QR,r.start);else if(w==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(w==="EI")return this.
give("BI")}else return this.give(w??"");return!1}give(r){return this.operator=r,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(r,m){const{count:w}=this;
w!==y&&(this.kinds[w]=r,this.starts[w]=m,this.ends[w]=this.tokens.end,this.count=w+1)}kind(r){return r>=0&&r<this.count?this.kinds[r]:g.Kp}get start(){return this.
count>0?this.starts[0]:this.tokens.start}startOf(r){return this.starts[r]}endOf(r){return this.ends[r]}number(r){return this.kind(r)===g.uk?(0,x.kz)(this.content,
this.starts[r],this.ends[r]):NaN}name(r){return this.kind(r)===g.o_?(0,x.MQ)(this.content,this.starts[r]+1,this.ends[r]):void 0}string(r){const m=this.kind(r);return m===
g.An||m===g.Cd?(0,x.E3)(this.content,this.starts[r],this.ends[r]):void 0}value(r){return this.kind(r)===g.Kp||this.deepest>h?null:new b.i(this.content,this.starts[r],
this.ends[r],h,void 0,d).value()}inside(r){return new g.oz(this.content,this.starts[r]+1,this.ends[r]-1)}}const p=32768,n=6;async function t(s,r,m){const w=new _(
s);for(;w.end<s.length;){const{end:I}=w;for(;w.advance(I+p);){const f=m(w);f&&await f}const O=r.step(n*(w.end-I));O&&await O}}}),85008:((B,U,u)=>{u.d(U,{$N:()=>m,
An:()=>g,Cd:()=>y,Ho:()=>a,Kp:()=>b,OG:()=>o,QR:()=>h,ZT:()=>e,jq:()=>D,o_:()=>C,oz:()=>O,pQ:()=>d,q$:()=>i,uk:()=>x});var l=u(78157);const b=0,x=1,C=2,g=3,y=4,
h=5,d=6,o=7,i=8,e=9,a=10,c=0,_=11,p=12,n=13,t=new Uint8Array(256).fill(h),s=new Uint8Array(256);for(let v=0;v<256;v++)l.Kl[v]!==l.N9&&(t[v]=c);for(const v of[l.
b9,l.N5,l.fX])s[v]=1;for(let v=l.l0;v<=l.ev;v++)s[v]=1;for(let v=0;v<256;v++)s[v]&&(t[v]=x);t[l.cL]=C,t[l.Cx]=g,t[l.iH]=p,t[l.vz]=n,t[l.WL]=d,t[l.wt]=o,t[l.IQ]=
_;const r=3,m=v=>[...v].reduce((T,P,S)=>T|P.charCodeAt(0)<<8*S,0),w=m("BI"),I=m("ID");class O{content;to;kind=b;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(T,P=0,S=T.
length){this.content=T,this.to=S,this.start=this.end=P}next(T=!1){const{content:P,to:S}=this;if(this.atData)return this.imageData();let A=this.end;for(;A<S;){const K=A,
R=t[P[A++]];switch(R){case c:continue;case x:for(;A<S&&s[P[A]]===1;)A++;if(T){this.passed++;continue}return this.found(x,K,A);case h:for(;A<S&&l.Kl[P[A]]===l.N9;)
A++;return A-K===2&&this.followImage(P[K]|P[K+1]<<8),this.found(h,K,A);case C:for(;A<S&&l.Kl[P[A]]===l.N9;)A++;if(T){this.passed++;continue}return this.found(C,
K,A);case g:return A=(0,l.t9)(P,K,S),this.isCut=A===S&&D(P,K,S)>0,this.found(g,K,A);case p:return A<S&&P[A]===l.iH?this.found(i,K,A+1):(A=(0,l.$k)(P,A,S),this.isCut=
P[A-1]!==l.vz,this.found(y,K,A));case n:if(A<S&&P[A]===l.vz)return this.found(e,K,A+1);continue;case _:A=(0,l.D)(P,A,S);continue;default:return this.found(R,K,A)}}
return this.found(b,S,S)}found(T,P,S){return this.kind=T,this.start=P,this.end=S,T}get code(){const{content:T,start:P,end:S}=this,A=S-P;return A>r?0:T[P]|(A>1?T[P+
1]<<8:0)|(A>2?T[P+2]<<16:0)}followImage(T){this.atData=this.inImage&&T===I,this.inImage=T===w||this.inImage&&!this.atData}imageData(){const{content:T,to:P}=this;
this.atData=!1;const S=Math.min(this.end+1,P),A=M(T,S,P);return this.isCut=A<0,this.found(a,S,A<0?P:A)}}const f=12;function M(v,T,P){for(let S=T;S+1<P;S++){if(v[S]!==
l.HV||v[S+1]!==l.tw||S>T&&l.Kl[v[S-1]]!==l.t6)continue;const A=S+2;if(!(A<P&&l.Kl[v[A]]===l.N9)&&E(v,A,Math.min(A+f,P)))return Math.max(S-1,T)}return-1}function E(v,T,P){
for(let S=T;S<P;S++){const A=v[S];if((A<l.Z4||A>l.du)&&l.Kl[A]!==l.t6)return!1}return!0}function D(v,T,P=v.length){let S=0;for(let A=T;A<P;A++){const K=v[A];K===
l.r_?A++:K===l.Cx?S++:K===l.s1&&S--}return S}}),74135:((B,U,u)=>{u.d(U,{$L:()=>e,DI:()=>y,Gd:()=>d,JQ:()=>b,Mo:()=>C,Pj:()=>_,S3:()=>x,W1:()=>p,XM:()=>c,d:()=>n,
ds:()=>g,gF:()=>a,iN:()=>l,kO:()=>i,lw:()=>h,zl:()=>o});function l({box:[t,s,r,m],rotation:w}){const I=r-t,O=m-s;return w%180===0?{width:I,height:O}:{width:O,height:I}}
function b(t){const{width:s,height:r}=l(t);return{width:s*t.userUnit,height:r*t.userUnit}}function x({box:[t,s,r,m],rotation:w}){switch(w){case 0:return[1,0,0,1,
t,s];case 90:return[0,1,-1,0,r,s];case 180:return[-1,0,0,-1,r,m];case 270:return[0,-1,1,0,t,m]}}function C(t,s){return s===void 0?t:_(t,s)??t}function g([t,s,r,
m]){return[Math.min(t,r),Math.min(s,m),Math.max(t,r),Math.max(s,m)]}function y([t,s,r,m,w,I]){const O=t*m-s*r,[f,M,E,D]=[m/O,-s/O,-r/O,t/O];return[f+0,M+0,E+0,D+
0,-(w*f+I*E)+0,-(w*M+I*D)+0]}function h(t,s){const[r,m,w,I,O,f]=t,[M,E,D,v,T,P]=s;return[r*M+m*D,r*E+m*v,w*M+I*D,w*E+I*v,O*M+f*D+T,O*E+f*v+P]}function d([t,s,r,
m,w,I],O,f){return[t*O+r*f+w,s*O+m*f+I]}function o(t,[s,r,m,w]){const[I,O]=d(t,s,r),[f,M]=d(t,m,r),[E,D]=d(t,s,w),[v,T]=d(t,m,w);return[Math.min(I,f,E,v),Math.min(
O,M,D,T),Math.max(I,f,E,v),Math.max(O,M,D,T)]}const i=(t,s)=>[Math.min(t[0],s[0]),Math.min(t[1],s[1]),Math.max(t[2],s[2]),Math.max(t[3],s[3])];function e(t){let[
s,r,m,w]=a;for(const[I,O]of t)s=Math.min(s,I),r=Math.min(r,O),m=Math.max(m,I),w=Math.max(w,O);return[s,r,m,w]}const a=[1/0,1/0,-1/0,-1/0],c=([t,s,r,m],w)=>[t-w,
s-w,r+w,m+w];function _(t,s){const r=[Math.max(t[0],s[0]),Math.max(t[1],s[1]),Math.min(t[2],s[2]),Math.min(t[3],s[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const p=t=>t.
map(s=>Math.round(s*1e5)/1e5+0),n=(t,{userUnit:s})=>String(Number((t*s/72).toPrecision(3)))}),6057:((B,U,u)=>{u.d(U,{VO:()=>x,b0:()=>g,c_:()=>h,iw:()=>C,lQ:()=>y});
var l=u(74135);const b=[0,0,612,792],x=(d,o)=>g(d,d.pages.attribute(o,"MediaBox"))??b;function C(d,o){const{pages:i}=d,e=d.resolve(d.entry(i.number(o),"UserUnit"));
return{box:(0,l.Mo)(x(d,o),g(d,i.attribute(o,"CropBox"))),rotation:h(d.resolve(i.attribute(o,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function g(d,o){const i=d.
array(o)?.map(a=>d.resolve(a));if(i?.length!==4||!i.every(a=>typeof a=="number"&&Number.isFinite(a)))return;const e=(0,l.ds)(i);return e[0]<e[2]&&e[1]<e[3]?e:void 0}
function y(d,o){const i=(d.array(o)??[]).map(e=>d.resolve(e));return i.length===6&&i.every(e=>typeof e=="number")?i:[1,0,0,1,0,0]}function h(d){const o=typeof d==
"number"?(d%360+360)%360:0;return o===90||o===180||o===270?o:0}}),5490:((B,U,u)=>{u.d(U,{M:()=>C,U:()=>x});var l=u(74135);const b=1e4;class x{current;saved=[];beyond=0;constructor(y){
this.current=y}follow(y){switch(y.operator){case"q":return this.saved.length<b?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(y),!0;default:return!1}}transform(y){if(y.count!==6)return;const[h,d,
o,i,e,a]=C(y);this.current.matrix=(0,l.lw)([h,d,o,i,e,a],this.current.matrix)}}const C=g=>Array.from({length:g.count},(y,h)=>g.number(h))}),21281:((B,U,u)=>{u.d(
U,{Ip:()=>d,XM:()=>c,Xb:()=>a,ds:()=>h,qg:()=>e});var l=u(59071),b=u(70549),x=u(43496),C=u(824),g=u(1975),y=u(60912);const h=(0,b.n)(async n=>d(n,await(0,C.Br)(
n)));function d(n,t){const s=(f,M)=>(0,l.wh)((0,g.sm)(t,f,M)[0]??""),r=i(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),m=o(s("pdfuaid","part"))?`P\
DF/UA-${s("pdfuaid","part")}`:void 0,I=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,l.Gh)(n.resolve((0,C._U)(n)?.get("GTS_PDFXVersion")))??""),
s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],O=[r?.name,m,...I.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(f))];return{archive:r,accessible:m,names:O.
filter(f=>f!==void 0)}}const o=n=>/^[1-9]$/.test(n);function i(n,t){if(!o(n))return;const s=/^[abuef]$/.test(t)?t:"";return{part:Number(n),level:s,name:`PDF/A-${n}${s}`}}
function e(n,t,s,r){return t&&p(n,t,[x.dK.pdfaid]),a(s,r)}const a=({name:n},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}\
: ${t}.`});async function c(n){const t=await(0,C.Br)(n);if(!t)return[];const{archive:s,accessible:r}=d(n,t);p(n,t,[x.dK.pdfaid,x.dK.pdfuaid]);const m=[s?.name,r].
filter(w=>w!==void 0);return m.length>0?[_(m)]:[]}const _=n=>({code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function p(n,t,s){t.properties.some(({namespace:r})=>s.includes(r))&&(0,y._L)(n,(0,y.QH)(t,({namespace:r})=>s.includes(r),[]))}}),
43496:((B,U,u)=>{u.d(U,{HC:()=>C,dK:()=>l,ee:()=>x});const l={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.entries(l));class x{uris=new Map;declared=[];known=new Map;enter(o){let i;for(const{name:e,value:a}of o){
if(!C(e))continue;const c=e.slice(6),_=this.uris.get(c);_?_.push(a):this.uris.set(c,[a]),(i??=[]).push(c)}this.declared.push(i??g),i&&this.known.clear()}leave(){
const o=this.declared.pop()??g;for(const i of o)this.uris.get(i).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(h(o))?.length??0)>0}ofElement(o){
let i=this.known.get(o);if(!i){const e=h(o),a=this.uris.get(e)?.at(-1)??b.get(e)??"";this.known.size===y&&this.known.clear(),this.known.set(o,i={namespace:a,local:o.
slice(o.indexOf(":")+1)})}return i}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const C=d=>d==="xmlns"||d.startsWith("xmlns:"),
g=[],y=1e3,h=d=>d.slice(0,Math.max(d.indexOf(":"),0))}),824:((B,U,u)=>{u.d(U,{Br:()=>d,_6:()=>i,_U:()=>h});var l=u(58552),b=u(1975),x=u(17079),C=u(45599),g=u(59071),
y=u(70549);function h(e){const a=e.resolve(e.trailer.get("Info"));return a instanceof C.Bi?a:a instanceof C.Z6?a.dict:void 0}const d=(0,y.n)(o);async function o(e){
const a=e.get(e.catalogNumber),c=a instanceof C.Bi?e.resolve(a.get("Metadata")):null;if(!(c instanceof C.Z6))return;let _;try{_=e.decoded(c)}catch(p){if(!(p instanceof
l.zU)||p.code==="cancelled")throw p;return b.m}return(0,b.kg)(_,e.job.pace)}function i(e,a){const c=h(e),_=m=>e.resolve(c?.get(m)),p=(m,w,I=", ")=>{const O=(0,b.
sm)(a,m,w).map(g.wh).filter(Boolean).join(I);return O===""?null:O},n=(m,w)=>{const[I=""]=(0,b.sm)(a,m,w);return(0,g.wh)(I)||null},t=(m,w)=>(0,x._)((0,g.Gh)(_(m))??
"")??(0,x._)(n("xmp",w)??"")??null,s=e.get(e.catalogNumber),r=s instanceof C.Bi?(0,g.Gh)(e.resolve(s.get("Lang"))):null;return{title:(0,g.Gh)(_("Title"))??n("dc",
"title"),author:(0,g.Gh)(_("Author"))??p("dc","creator"),subject:(0,g.Gh)(_("Subject"))??n("dc","description"),keywords:(0,g.Gh)(_("Keywords"))??p("pdf","Keywor\
ds")??p("dc","subject"),creator:(0,g.Gh)(_("Creator"))??n("xmp","CreatorTool"),producer:(0,g.Gh)(_("Producer"))??n("pdf","Producer"),created:t("CreationDate","C\
reateDate"),modified:t("ModDate","ModifyDate"),language:r??n("dc","language")}}}),3907:((B,U,u)=>{u.d(U,{X:()=>_,km:()=>x,ol:()=>l,xK:()=>e});const l=200,b=1e4;
async function x(p,n,t){const s=new C(p);for(let r=s.next();r;r=s.next()){if(t(r))return"left";const m=n.step((r.to-r.from)*4+50);m&&await m}return s.hasDocumentType?
"document type":s.malformed?"malformed":"well-formed"}class C{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;
if(t>=n.length)return;if(n.charCodeAt(t)!==g)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<\
?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const r=n.indexOf("]]>",t);return r<0?this.end():(this.at=r+3,{kind:"text",text:n.slice(t+9,r),
from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===h?this.endTag(t):this.startTag(
t))??this.fault(t,this.nextTag(t+1))}other(n,t,s){const r=this.text.indexOf(t,n+s);return r<0?this.end():(this.at=r+t.length,{kind:"other",from:n,to:this.at})}endTag(n){
const t=this.name(n+2),s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==y))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){
const{text:t}=this,s=this.name(n+1);if(s===n+1)return;const r=t.slice(n+1,s),m=[];for(let w=s;;){const I=this.blanks(w),O=t.charCodeAt(I);if(O===y||O===h&&t.charCodeAt(
I+1)===y)return this.at=O===y?I+1:I+2,{kind:O===y?"start":"empty",name:r,attributes:m,from:n,to:this.at};const f=this.name(I),M=this.blanks(f),E=this.blanks(M+1),
D=t[E];if(I===w||f===I||t[M]!=="="||D!=='"'&&D!=="'")return;const v=t.indexOf(D,E+1),T=t.slice(E+1,Math.max(v,E+1)),P=T.includes("<")?void 0:o(T);if(v<0||P===void 0||
m.length>=b)return;m.push({name:t.slice(I,f),value:P,from:I,to:v+1}),w=v+1}}characters(n,t){const s=o(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.
at=t,{kind:"text",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{
kind:"other",from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&
s!==13)return n;n++}}name(n){const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===h||s===y||s===g||s===61||s===34||s===39)break}return n}}
const[g,y,h]=[60,62,47],d=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(p){if(!p.includes("&"))return p;const n=[];let t=0;for(let s=p.
indexOf("&");s>=0;s=p.indexOf("&",t)){const r=p.indexOf(";",s);if(r<0||r-s>12)return;const m=p.slice(s+1,r),w=d.get(m)??i(m);if(w===void 0)return;n.push(p.slice(
t,s),w),t=r+1}return n.push(p.slice(t)),n.join("")}function i(p){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(p),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function e(p){const[n,t,s,r]=p;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&r===
0)return c(p);if(n===254&&t===255||n===0&&t===60)return a(new TextDecoder("utf-16be").decode(p));if(n===255&&t===254||n===60&&t===0)return a(new TextDecoder("ut\
f-16le").decode(p));const m=new TextDecoder().decode(p);return a(m.includes("�")?Buffer.from(p).toString("latin1"):m)}const a=p=>p.startsWith("\uFEFF")?p.slice(
1):p;function c(p){const n=new DataView(p.buffer,p.byteOffset,p.byteLength),t=p[0]!==0,s=[];for(let r=0;r+4<=p.length;r+=4){const m=n.getUint32(r,t);if(m>1114111)
return;s.push(String.fromCodePoint(m))}return a(s.join(""))}const _=p=>p.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),60912:((B,U,u)=>{u.d(U,{QH:()=>C,T3:()=>g,_L:()=>o});var l=u(43496),b=u(3907),x=u(45599);function C(i,e,a){const{text:c,properties:_,end:p,about:n}=i,
t=[];let s=0;for(const r of _.filter(e).sort((m,w)=>m.from-w.from))r.from<s||(t.push(c.slice(s,r.from)),s=r.to);return t.push(c.slice(s,Math.max(p,s))),a.length>
0&&t.push(y(a,n)),t.push(c.slice(Math.max(p,s))),d(t.join(""))}function g(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${l.dK.rdf}">
${y(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(i,e){const c=[...new Set(i.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${l.dK[p]}"`).join(""),_=i.map(({prefix:p,name:n,form:t,values:s})=>`\
<${p}:${n}>${h(t,s)}</${p}:${n}>
`);return`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,b.X)(e)}"${c}>
${_.join("")}</rdf:Description>
`}function h(i,e){const a=c=>e.map(_=>`<rdf:li${c}>${(0,b.X)(_)}</rdf:li>`).join("");switch(i){case"simple":return(0,b.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const d=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(i,e){const a=i.catalog.get("Metadata"),c=i.resolve(a),_=c instanceof x.Z6?[...c.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],p=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],..._]),n=new x.Z6(p,Buffer.
from(e,"utf8"));(0,x.i9)(a)&&c instanceof x.Z6?i.put(a,n):i.edit(i.catalogNumber).set("Metadata",i.add(n))}}),1975:((B,U,u)=>{u.d(U,{kg:()=>g,m:()=>C,sm:()=>y});
var l=u(43496),b=u(3907);const x=1e5,C={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(i,e){const a=(0,b.xK)(i);if(a===void 0)return C;const c=new d,
p=await(0,b.km)(a,e,n=>(c.take(n),c.broken))!=="well-formed"||c.depth>0||c.end<0||!c.declared;return{text:a,properties:c.properties,malformed:p,end:c.end,about:c.
about}}function y(i,e,a){return i?.properties.find(c=>c.name===a&&c.namespace===l.dK[e])?.values??[]}const h=-2;class d{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new l.
ee;open=[];root=h;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==h&&this.open.length>this.root+2}start(e,a,c){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const _=this.scope.ofElement(e),p=_.namespace===l.dK.rdf,n=p&&_.local==="li";this.root===h&&this.end<0&&p&&_.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,s=n?a.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:e,..._,from:c,language:s}),
this.root===h){if(!p||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(t===1)this.describe(a);else if(t===
2){this.items=[];const r=a.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=r?[r.value]:[]}else n&&(this.pieces=[])}describe(e){for(const{name:a,value:c,from:_,
to:p}of e){if((0,l.HC)(a))continue;const{namespace:n,local:t}=this.scope.ofAttribute(a);n===l.dK.rdf&&t==="about"&&(this.about=c),!(n===""||n===l.dK.rdf||n===l.
dK.xml)&&this.add({namespace:n,name:t,values:[c],from:_,to:p})}}close(e,a,c){const _=this.open.pop();if(_?.name!==e){this.broken=!0;return}this.scope.leave();const p=this.
open.length-this.root;if(this.root!==h)if(p===0)this.end=a,this.root=h;else if(p===1&&this.loose)this.root=h,this.loose=!1;else if(p===2){const n=this.items.length>
0?o(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:n,from:_.from,to:c})}else p>2&&_.namespace===l.dK.rdf&&_.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(e){this.properties.length<x?this.properties.push(e):this.broken=
!0}isRdf(e,a){const c=this.scope.ofAttribute(e);return c.local===a&&c.namespace===l.dK.rdf}}function o(i){const e=i.findIndex(({language:c})=>c?.toLowerCase()===
"x-default"),a=i.map(({text:c})=>c);return e>0?[a[e],...a.slice(0,e),...a.slice(e+1)]:a}}),42419:((B,U,u)=>{u.d(U,{M:()=>y,U:()=>i});var l=u(17775),b=u(63748),x=u(
5336),C=u(23265),g=u(96221);const y=4,h={low:"L",medium:"M",quartile:"Q",high:"H"},d={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,
medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},o=1;function i(a,c){const{segment:_,...p}=e(a,c);if(p.length>p.most)return p;
const n=new l.N({level:h[c]}).encode(_),{size:t}=n;return{size:t,isDark:(s,r)=>s>=0&&r>=0&&s<t&&r<t&&n.get(s,r)===1}}function e(a,c){const _={length:a.length,unit:"\
characters"};if(/^[0-9]+$/.test(a))return{segment:new b.e(a),most:d.numeric[c],..._};if(/^[0-9A-Z $%*+./:-]+$/.test(a))return{segment:new x.e(a),most:d.alphanumeric[c],
..._};const p=Buffer.byteLength(a),n=p===a.length;return{segment:new C.x(a,n?g.N.ISO_8859_1:g.N.UTF_8),length:p,most:d.bytes[c]-(n?0:o),unit:"bytes"}}}),86450:((B,U,u)=>{
u.d(U,{M:()=>x});var l=u(45599),b=u(89067);class x{document;tree;elements=[];constructor(g,y){this.document=g,this.tree=y}static async of(g){return new x(g,await b.
J.read(g))}add(g,y,h){const{document:d,tree:o}=this;if(!o)return;const i=(0,l.jd)({Type:(0,l.UU)("OBJR"),Obj:y,Pg:h}),e=d.add((0,l.jd)({Type:(0,l.UU)("StructEle\
m"),S:(0,l.UU)(g),Pg:h,K:i})),a=o.newKey();return o.entries.set(a,e),this.elements.push(e),a}addContent(g,y){const{document:h,tree:d}=this;if(!d)return;const o=h.
pages.number(y),i=h.resolve(h.entry(o,"StructParents")),e=typeof i=="number"?i:d.newKey(),a=h.array(d.entries.get(e))??[],c=new l.oS(o,h.generation(o)),_=h.add(
(0,l.jd)({Type:(0,l.UU)("StructElem"),S:(0,l.UU)(g),Pg:c,K:a.length}));return d.entries.set(e,[...a,_]),i!==e&&h.pages.patch(y,{StructParents:e}),this.elements.
push(_),a.length}finish(){const{tree:g,elements:y}=this;!g||y.length===0||(g.write(),this.addElements(g))}finishInPlace(g){const{tree:y}=this;y&&(y.grow(g),this.
addElements(y))}addElements(g){const{document:y}=this,{dict:h,holder:d}=g.root,o=y.array(h.get("K"))??(h.has("K")?[h.get("K")]:[]),i=o.length===1&&(0,l.i9)(o[0])?
o[0]:void 0,e=y.dict(i);i&&e&&(0,l.Eo)(y.resolve(e.get("S")),"Document")?this.append(e,i.number,i):this.append(h,d,y.catalog.get("StructTreeRoot"))}append(g,y,h){
const{document:d,elements:o}=this;d.edit(y);const i=g.get("K");if(g.set("K",[...d.array(i)??(i===void 0?[]:[i]),...o]),h instanceof l.oS)for(const e of o)d.dict(
e).set("P",h)}}}),89067:((B,U,u)=>{u.d(U,{J:()=>g});var l=u(45599),b=u(81077),x=u(9819);const C=100;class g{document;root;entries;nextKey;constructor(h,d,o,i){this.
document=h,this.root=d,this.entries=o,this.nextKey=i}static async read(h){const d=(0,x.Wo)(h,"StructTreeRoot");if(!d)return;const o=new Map;for(const[a,c]of await(0,b.
Zc)(h,d.dict.get("ParentTree"),"Nums"))typeof a=="number"&&o.set(a,c);const i=h.resolve(d.dict.get("ParentTreeNextKey")),e=[...o.keys()].reduce((a,c)=>Math.max(
a,c+1),typeof i=="number"?i:0);return new g(h,d,o,e)}newKey(){return this.nextKey++}write(){const{document:h,root:d,entries:o}=this,i=[...o].sort(([e],[a])=>e-a);
h.edit(d.holder),d.dict.set("ParentTree",h.add((0,b.H6)(h,i,"Nums"))),d.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:d,root:o,entries:i}=this,
e=this.lastLeaf(),a=e.at(-1);if(!a)return this.write();d.edit(o.holder),o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:p,holder:n}of e){const t=d.array(
p.get("Limits"));d.edit(n),t&&p.set("Limits",[t[0]??h,h])}const c=a.dict.get("Nums"),_=(0,l.i9)(c)?d.edit(c):c;(0,l.cy)(_)?_.push(h,i.get(h)):a.dict.set("Nums",
[h,i.get(h)])}lastLeaf(){const{document:h,root:d}=this,o=[];let i=d.holder,e=d.dict.get("ParentTree");for(;e!==void 0&&o.length<C;){(0,l.i9)(e)&&(i=e.number);const a=h.
dict(e);if(!a)return[];o.push({dict:a,holder:i});const c=h.array(a.get("Kids"));if(!c||c.length===0)return o;e=c.at(-1)}return[]}}}),81077:((B,U,u)=>{u.d(U,{AN:()=>o,
BX:()=>y,H6:()=>h,MN:()=>d,Pu:()=>C,Zc:()=>g});var l=u(45599),b=u(9819);const x=64,C=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function g(n,t,s){
const r=[];for(const m of await e(n,t,0,s)){for(const I of c(n,m,s))r.push(I);const w=n.job.pace.step(i);w&&await w}return r}async function y(n,t,s,r,m,w){const I=await e(
n,t,s,r,w);for(let O=I.length-1;O>=0;O--){const f=I[O],M=c(n,f,r),E=M.filter(([P,S])=>!m(P,S)),D=n.job.pace.step(i+M.length*i);D&&await D,E.length<M.length&&(n.
edit(f.holder),f.dict.set(r,E.flat()),f.changed=!0);for(const P of f.repeats)n.edit(f.holder),f.dict.delete(P),f.changed=!0;if(f.emptyKids){const P=(n.array(f.dict.
get("Kids"))??[]).filter(S=>!f.emptyKids.has(n.dict(S)));n.edit(f.holder),f.dict.set("Kids",P),f.changed=!0}if(!f.changed)continue;const v=n.array(f.dict.get("K\
ids"))??[];f.empty=E.length===0&&v.length===0;const T=f.parent;T&&(T.changed=!0,f.empty?(T.emptyKids??=new Set).add(f.dict):_(n,f,E,v))}return I[0]?.empty??!1}function h(n,t,s){
if(t.length<=x)return(0,l.jd)({[s]:t.flat()});let r=[];for(const m of p(t)){const[w,I]=[m[0][0],m.at(-1)[0]];r.push({ref:n.add((0,l.jd)({Limits:[w,I],[s]:m.flat()})),
low:w,high:I})}for(;r.length>x;)r=p(r).map(m=>{const[w,I]=[m[0].low,m.at(-1).high];return{ref:n.add((0,l.jd)({Limits:[w,I],Kids:m.map(({ref:O})=>O)})),low:w,high:I}});
return(0,l.jd)({Kids:r.map(({ref:m})=>m)})}const d=(n,t)=>h(n,o([...t].map(([s,r])=>[(0,l.Px)(s),r])),"Names");function o(n){return n.map(t=>({entry:t,key:C(t[0])})).
sort((t,s)=>t.key<s.key?-1:t.key>s.key?1:0).map(({entry:t})=>t)}const i=100;async function e(n,t,s,r,m){const w=new b.b9(n),I=new Set,O=E=>I.size<I.add(E).size,
f=[],M=[{value:t??null,holder:s,parent:void 0}];for(let E=M.pop();E!==void 0;E=M.pop()){w.spend(1);const D=n.dict(E.value);if(!D||!O(D)||m&&E.parent&&!a(n,D,m))
continue;const v=[],T=R=>{const N=n.array(D.get(R));return!N||O(N)?N??[]:(v.push(R),[])},P=T(r).length>>1,S=T("Kids"),A={dict:D,holder:(0,b.Kd)(E.value,E.holder),
parent:E.parent,repeats:v};f.push(A),w.spend(P);for(let R=S.length-1;R>=0;R--)M.push({value:S[R],holder:(0,b.Kd)(D.get("Kids"),A.holder),parent:A});const K=n.job.
pace.step(i+P*i);K&&await K}return f}function a(n,t,s){const[r,m]=n.array(t.get("Limits"))??[];return typeof r!="number"||typeof m!="number"||s(r,m)}function c(n,{
dict:t,repeats:s},r){const m=s.includes(r)?void 0:n.array(t.get(r));if(!m)return[];const w=[];for(let I=0;I+1<m.length;I+=2){const O=n.resolve(m[I]);(r==="Names"?
O instanceof l.Mx:typeof O=="number")&&w.push([O,m[I+1]])}return w}function _(n,t,s,r){const m=O=>n.array(n.dict(O)?.get("Limits"))??[],w=s[0]?.[0]??m(r[0])[0],
I=s.at(-1)?.[0]??m(r.at(-1))[1];n.edit(t.holder),w!==void 0&&I!==void 0?t.dict.set("Limits",[w,I]):t.dict.delete("Limits")}function p(n){const t=[];for(let s=0;s<
n.length;s+=x)t.push(n.slice(s,s+x));return t}}),59071:((B,U,u)=>{u.d(U,{Gh:()=>e,ZK:()=>a,wh:()=>i});var l=u(77581),b=u(45599);const x=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
C=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,y=c=>c.replace(x,"").replace(
C,"").replace(g,"�"),h=200,d=new WeakMap;function o(c){if(c.bytes.length<h)return y((0,l.g7)(c));let _=d.get(c);return _===void 0&&d.set(c,_=y((0,l.g7)(c))),_}
const i=c=>y(c).trim();function e(c){const _=c instanceof b.Mx?o(c).trim():"";return _===""?null:_}const a=c=>c?o(c):""}),70549:((B,U,u)=>{u.d(U,{n:()=>l});function l(b){
const x=new WeakMap;return C=>{if(C.hasChanges)return b(C);const g=x.get(C);if(g)return g.answer;const y=b(C);return x.set(C,{answer:y}),y}}}),9819:((B,U,u)=>{u.
d(U,{J7:()=>x,Kd:()=>y,Wo:()=>h,_i:()=>g,b9:()=>C});var l=u(42973),b=u(45599);class x{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){
const{catalog:i,catalogNumber:e,pages:a}=this.document,c=i.get("Pages");o===e||(0,b.i9)(c)&&o===c.number||a.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){
this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,b.i9)(o)&&this.gone.has(o.number)}}
class C{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,l.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(o,i=new C(
o)){this.allowance=i,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,b.i9)(o))return!0;const{number:i}=o,e=i>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const a=1<<(i&7),c=(this.seen[e]&a)===0;return this.seen[e]|=a,c}}function y(d,o){return(0,b.i9)(d)?d.number:
o}function h(d,o){const i=d.catalog.get(o),e=d.dict(i);return e&&{dict:e,holder:y(i,d.catalogNumber)}}})};
