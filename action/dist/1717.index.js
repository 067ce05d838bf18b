"use strict";exports.id=1717,exports.ids=[1717],exports.modules={49180:((L,T,o)=>{o.d(T,{q:()=>m});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function m(g){const O=g.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??v().get(O);return _===void 0?void 0:
(_.length===3?[..._].map(i=>i+i):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(i=>Number.parseInt(i,16))}let y;function v(){const g=D.split(" ");return y??=new Map(
g.flatMap((O,_)=>_%2===0?[[O,g[_+1]]]:[]))}}),17079:((L,T,o)=>{o.d(T,{Z:()=>g,_:()=>v});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(i){
if(i.length>64)return;const s=i.trim().replace(m,(t,n,e,a)=>`${n??""}${1900+Number(e)}${a}`);return _(O(D.exec(s)??y.exec(s)))}function g(i){const s=i.length>64?
void 0:O(y.exec(i.trim()));if(!s||_(s)===void 0)return;const{year:t,month:n="",day:e="",hour:a="",minute:l="",second:c="",zone:M=""}=s;return`D:${t}${n}${e}${a}${l}${c}${M===
"Z"||M===""?M:`${M.replace(":","'")}'`}`}function O(i){if(!i)return;const[,s,t,n,e,a,l,c,M,x,d]=i,h=c??(M===void 0?void 0:`${M}${x??"00"}:${d??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:a,second:l,zone:h}}function _(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:a="00",second:l="00",zone:c}=i,M=(d,h,b)=>d===
void 0||Number(d)>=h&&Number(d)<=b;if(Number(s)===0||!M(t,1,12)||!M(n,1,u(Number(s),Number(t)))||!M(e,0,23)||!M(a,0,59)||!M(l,0,59)||c!==void 0&&c!=="Z"&&!(M(c.
slice(1,3),0,23)&&M(c.slice(4),0,59)))return;const x=[s,t,n].filter(d=>d!==void 0).join("-");return e===void 0?x:`${x}T${e}:${a}:${l}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function u(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),50580:((L,T,o)=>{o.d(T,{L:()=>m});var D=o(58426);
function m(y,v){return Object.entries((0,D.zI)(y).fields).flatMap(([g,O])=>{if(O.kind!=="choice"||!O.open||typeof v[g]!="number")return[];const _=O.options.map(
({value:u})=>u).join(", ");return[{field:g,message:`is a number that only some regions know: use ${_}`}]})}}),49892:((L,T,o)=>{o.d(T,{B_:()=>y,Fw:()=>v,Tz:()=>O});
var D=o(49180),m=o(57117);const y="OctavoColor";function v(_,u){const i=g(_),s=i.length===1,t=u?.part===1;return u===void 0||(0,m.hU)(u,s?1:3)?{values:i,operators:`${i.
join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:i,listsGlyphs:t,operators:`/${y} cs ${i.join(" ")} sc`,colorSpace:s?(0,m.HB)():(0,m.Pz)()}}function g(_){
if(_==="Gray")return[.5];const[u,i,s]=(0,D.q)(_);return(u===i&&i===s&&u>0?[u]:[u,i,s]).map(n=>Math.round(n/255*1e4)/1e4)}function O(_){return _===void 0||(0,m.hU)(
_,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`/${y} cs ${u} sc`,colorSpace:(0,m.HB)()}}}),57117:((L,T,o)=>{o.d(T,{Br:()=>_,HB:()=>n,Pz:()=>t,Qg:()=>i,_B:()=>v,
c4:()=>u,hU:()=>O});var D=o(21281),m=o(824),y=o(45599);async function v(e){const a=await(0,m.Br)(e),{archive:l}=(0,D.Ip)(e,a);return l&&{...l,xmp:a,intent:g(e)}}
function g(e){for(const a of e.array(e.catalog.get("OutputIntents"))??[]){const l=e.dict(a);if(!(0,y.Zm)(l)||!(0,y.Eo)(e.resolve(l.get("S")),"GTS_PDFA1"))continue;
const c=e.resolve(e.dict(l.get("DestOutputProfile"))?.get("N"));if(typeof c=="number")return c}}const O=({intent:e},a)=>a===1?e!==void 0:e===a,_={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},u=(e,a,l)=>(0,D.qg)(
e,a.xmp,a,l),i=e=>e&&e.part!==1&&e.intent===void 0?t():void 0,s=[.9505,1,1.089],t=()=>[(0,y.UU)("CalRGB"),(0,y.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],n=()=>[(0,y.UU)("CalGray"),(0,y.jd)({WhitePoint:[...s],Gamma:2.2})]}),95358:((L,T,o)=>{o.d(T,{Wx:()=>g,
pi:()=>_,z:()=>u});var D=o(58426),m=o(74135);function y(s,t){return v(s,t*72/s.userUnit)}function v(s,t){const{width:n,height:e}=(0,m.iN)(s),a={width:n-2*t,height:e-
2*t,inset:t};return a.width>0&&a.height>0?a:void 0}function g(s,t,n){const e=n===D.zU[s].fields.margin.default;return t.map(a=>{const l=y(a,n);if(l||!e)return l;
const{width:c,height:M}=(0,m.iN)(a);return v(a,Math.min(c,M)/10)})}const O=null;function _(s,{inset:t},n,e,a){const l=(0,m.iN)(s),c=l.width-t-e,M=l.height-t-a,x=n.
endsWith("left")?t:n.endsWith("right")?c:(l.width-e)/2,d=n.startsWith("bottom")?t:n.startsWith("top")?M:(l.height-a)/2;return[x,d]}function u({kinds:s,pages:t},n){
const e=t.find(({kind:a})=>!n[a]);return e?[{field:"margin",message:i(e.index,s[e.kind])}]:[]}function i(s,t){const{width:n,height:e}=(0,m.iN)(t),a=(0,m.d)(Math.
min(n,e)/2,t);return`leaves no room on page ${s+1}, which is ${(0,m.d)(n,t)} × ${(0,m.d)(e,t)} inches; it must be less than ${a}`}}),72313:((L,T,o)=>{o.d(T,{W:()=>h});
var D=o(81627),m=o(45599),y=o(98446),v=o(36078);function g(p,r,f,E){return`/Artifact <<${f==="over"?`/Type /Pagination /Subtype /${r}`:`/Type /Background /BBox \
[${E.map(v._).join(" ")}]`}>> BDC
${p}
EMC
`}var O=o(36211),_=o(37709),u=o(85008),i=o(74135),s=o(5490);const t=400,n=.01;function e(p,r,f,E){const P=new _.BT(r),U=new a(p,f,E);for(let B=0;B<t&&P.next();B++)
if(U.takes(P))return!0;return!1}class a{document;resources;box;states=new s.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(r,f,E){
this.document=r,this.resources=f,this.box=E}takes(r){if(this.states.follow(r)||this.extendsPath(r)||this.setsState(r))return!1;const{operator:f}=r;if(f==="Do")return this.
paintsImage(r.name(0));const E=O.lJ.get(f);return E!==void 0&&this.paintsPath(E)}setsState(r){const f=this.states.current;switch(r.operator){case"gs":{const E=this.
document.dict(this.resource("ExtGState",r.name(0)));return f.isOpaque=f.isSolid=c(this.document,E),!0}case"scn":case"sc":return f.isSolid=f.isOpaque&&r.kind(r.count-
1)!==u.o_,!0;case"g":case"rg":case"k":return f.isSolid=f.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(r){const{matrix:f}=this.
states.current;switch(r.operator){case"re":{const[E,P,U,B]=(0,s.M)(r);return this.path.rectangle(f,E,P,U,B),!0}case"m":case"l":return this.path.point(f,r.number(
0),r.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:r}){const f=this.states.current,E=this.path.area();
return r&&f.isSolid&&this.isCoveredBy(E)?!0:(this.clips&&(f.clip=E&&f.clip&&x(E,f.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(r){const f=this.states.current,
E=this.resource("XObject",r);if(!f.isOpaque||!(E instanceof m.Z6)||!M(this.document,E.dict))return!1;const P=new l;return P.rectangle(f.matrix,0,0,1,1),this.isCoveredBy(
P.area())}isCoveredBy(r){const{clip:f}=this.states.current;return r!==void 0&&f!==void 0&&d(x(r,f),this.box)}resource(r,f){const{document:E,resources:P}=this;return f===
void 0?null:E.resolve(E.dict(P?.get(r))?.get(f))}}class l{isRectangle=!0;points=[];point([r,f,E,P,U,B],$,I){this.points.push([r*$+E*I+U,f*$+P*I+B])}rectangle(r,f,E,P,U){
this.point(r,f,E),this.point(r,f+P,E),this.point(r,f+P,E+U),this.point(r,f,E+U)}area(){const{points:r}=this;if(!this.isRectangle||r.length<4||r.length>5)return;
const f=(0,i.$L)(r),E=n*Math.max(f[2]-f[0],f[3]-f[1]),P=(U,B,$)=>Math.abs(U-B)<=E||Math.abs(U-$)<=E;return r.every(([U,B])=>P(U,f[0],f[2])&&P(B,f[1],f[3]))?f:void 0}}
function c(p,r){if(!r)return!0;const f=p.resolve(r.get("ca")),E=p.resolve(r.get("BM")),P=p.resolve(r.get("SMask"));return(f===null||f===1)&&(E===null||(0,m.Eo)(
E,"Normal"))&&(P===null||(0,m.Eo)(P,"None"))}function M(p,r){const f=p.resolve(r.get("ImageMask"))===!0;return(0,m.Eo)(p.resolve(r.get("Subtype")),"Image")&&!f&&
!r.has("SMask")&&!r.has("Mask")}function x(p,r){return[Math.max(p[0],r[0]),Math.max(p[1],r[1]),Math.min(p[2],r[2]),Math.min(p[3],r[3])]}function d(p,r){const[f,
E]=[n*(r[2]-r[0]),n*(r[3]-r[1])];return p[0]<=r[0]+f&&p[1]<=r[1]+E&&p[2]>=r[2]-f&&p[3]>=r[3]-E}async function h(p,{kinds:r,pages:f},E){const{pace:P}=p.job,{layer:U,
subtype:B,groupColorSpace:$}=E,I=new D.B(p);U==="over"&&await I.inspect(f);const K=[];for(const[z,S]of f.entries()){const C=P.step(U==="over"?2e3:2e4);C&&await C,
z%1e3===0&&P.progress(z/f.length);const A=E.on(S,z);if(!A)continue;const{box:R}=r[S.kind],{resources:W}=A,N=j=>g(A.operators(j),B,U,R);if(U==="over")await I.over(
S,{resources:W,operators:N});else{const j=await I.contents.content(I.contents.own(S));e(p,j,p.dict(S.resources),R)&&K.push(S.index+1),I.under(S,{resources:W,operators:N})}
$!==void 0&&b(p,S.index,$)}return K.length>0?[w(K,f.length)]:[]}function b(p,r,f){const E=p.pages.number(r),P=p.entry(E,"Group"),U=p.dict(P);if(U?.has("CS"))return;
const B=(0,m.jd)({Type:(0,m.UU)("Group"),S:(0,m.UU)("Transparency"),...Object.fromEntries(U??[]),CS:f});(0,m.i9)(P)&&(0,m.Zm)(p.get(P))?p.put(P,B):p.pages.patch(
r,{Group:B})}function w(p,r){return{code:"stamp_hidden",message:`The stamp is hidden ${p.length===r?"on every page":`on ${(0,y.oi)(p)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((L,T,o)=>{o.d(T,{$:()=>i,J:()=>_});var D=o(41578),m=o(12889),y=o(48249),v=o(77581),g=o(45599),O=o(49892);
const _=100,u=_/1e3;async function i(c,M,{filling:x,transparency:d}){const h=[];for(const[I,K]of M.entries()){const S=c.lines.flatMap(({glyphs:C})=>C.filter(A=>A.
face===I)).map(({glyph:C})=>C);S.length>0&&(h[I]={...await(0,D.r)(K,S),unit:K.unit})}const[b,w,p,r]=c.ink,f=[Math.floor(b*u)-1,Math.floor(w*u)-1,Math.ceil(p*u)+
1,Math.ceil(r*u)+1],E=d===0,P=t([n,x.operators,...c.lines.flatMap(I=>[...I.color?[I.color]:[],...e(I.text,a(h,I))])]),U=I=>{const K={Font:(0,g.jd)(Object.fromEntries(
Object.entries(h).map(([S,C])=>[`F${S}`,C.addTo(I,void 0,x.listsGlyphs)]))),ColorSpace:x.colorSpace&&(0,g.jd)({[O.B_]:x.colorSpace})},z=E?void 0:(0,g.jd)({Type:(0,g.
UU)("Group"),S:(0,g.UU)("Transparency"),I:!0});return I.add(s(f,{Group:z,Resources:(0,g.jd)(K)},P))};if(E)return{addTo:U};const B=l(1-d/100),$=t(["/G0 gs","/X0 \
Do"]);return{addTo:I=>{const K=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:B,CA:B,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),z=(0,g.jd)({ExtGState:(0,g.jd)({G0:K}),
XObject:(0,g.jd)({X0:U(I)})});return I.add(s(f,{Resources:z},$))}}}function s(c,M,x){const d={Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[...c],Filter:(0,g.
UU)("FlateDecode")};return new g.Z6((0,g.jd)({...d,...M}),x)}const t=c=>(0,y.Kc)(Buffer.from(`${c.join(`
`)}
`,"latin1")),n="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function e(c,M){return(0,m.ft)(c)?[...M]:[`/Span <</ActualText <FEFF${(0,v.kt)(c).toString("hex").toUpperCase()}> >>\
 BDC`,...M,"EMC"]}function a(c,{glyphs:M,at:[x,d]=[0,0],size:h=1}){const b=["BT"];let w,p="",r="",f;const E=()=>{r&&(p+=`<${r}>`),r=""},P=()=>{E(),p&&b.push(`[${p}\
] TJ`),p=""};for(const{glyph:U,face:B,x:$,y:I}of M){const{codeOf:K,unit:z}=c[B];if(w!==B&&(P(),b.push(`/F${B} ${l(_*h)} Tf`),w=B),f?.y!==I){P();const S=[x+$*h,d+
I*h].map(C=>l(C*u));b.push(`1 0 0 1 ${S.join(" ")} Tm`)}else l(f.x-$)!==0&&(E(),p+=String(l(f.x-$)));r+=K(U),f={x:$+U.advanceWidth*z,y:I}}return P(),[...b,"ET"]}
const l=c=>Math.round(c*100)/100||0}),12342:((L,T,o)=>{o.r(T),o.d(T,{addTextWatermark:()=>B});var D=o(58552),m=o(48249),y=o(45599),v=o(47707),g=o(86799),O=o(77904),
_=o(71391),u=o(49892),i=o(95358),s=o(36078),t=o(57117),n=o(72313),e=o(99876),a=o(27320),l=o(50580),c=o(74135);const M=612,x={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},d=2,h=1.8,b=1e3;function w(S,C,A,R,{drawnAt:W,fontSize:N}){const{width:j,height:k}=(0,c.iN)(S),X=Math.hypot(C.width,
C.height),F=A.diagonal?C.width/X:1,H=A.diagonal?C.height/X:0,[V,Y]=[R.width*F+R.height*H,R.width*H+R.height*F],Q=A.maximum*Math.max(1/S.userUnit,Math.min(j,k)/M),
q=N===void 0?Q:N/S.userUnit,J=Math.min(C.width/V,C.height/Y,q),tt=J*R.height/2,et={centre:k/2,everywhere:k/2,top:k-C.inset-tt,bottom:C.inset+tt},G=J/W;return(A.
anchor==="everywhere"?p(C,{size:J,cos:F,sin:H,across:V,up:Y},R):[[0,0]]).map(([st,ot])=>(0,c.lw)([G*F,G*H,-G*H,G*F,j/2+st,et[A.anchor]+ot],(0,c.S3)(S)))}function p({
width:S,height:C},{size:A,cos:R,sin:W,across:N,up:j},k){const X={along:(k.width+d)*A,down:(k.height+h)*A},F=Math.max(1,Math.sqrt(S*C/(X.along*X.down)/b)),[H,V]=[
X.along*F,X.down*F],[Y,Q]=[(S-N*A)/2+1e-6,(C-j*A)/2+1e-6],q=Math.hypot(Y,Q),J=Math.ceil(q/V),tt=Math.ceil(q/H)+1,et=[];for(let G=-J;G<=J;G++)for(let nt=-tt;nt<=
tt;nt++){const[st,ot]=[(nt+(G%2===0?0:.5))*H,G*V],[it,at]=[st*R-ot*W,st*W+ot*R];Math.abs(it)<=Y&&Math.abs(at)<=Q&&et.push([it,at])}return et}var r=o(74094);const f=[
"line_1","line_2","line_3"],E="OctavoWatermark",P=64*1024,U=4*1024*1024;async function B(S,C,A,R){const W=await(0,e.F)(S,A),{kinds:N}=W,j=(0,i.Wx)("add_text_wat\
ermark",N,C.margin),k=typeof C.template=="number"?void 0:x[C.template],X=[...(0,l.L)("add_text_watermark",C),...(0,i.z)(W,j)],F=await(0,t._B)(S),{color:H,transparency:V}=C,
Y=(0,u.Fw)(H,F),Q=K(C),q=C.font&&(0,g.g)(C.font,"font"),{operators:J,listsGlyphs:tt}=Y,et=(0,_.C)("text",J,tt,V,q?.bytes,...Q.map(({text:Z})=>Z));let G=R.get(et);
if(!G){const{faces:Z,areNew:rt}=await I(q,R,S.job.pace),ct=async()=>rt?await S.job.pace.rest():void 0,dt=[...z(Q,Z),...X];if(dt.length>0)throw(0,D.G6)(dt);await ct();
const ut=(0,r.V)(Z,Q.map(lt=>(0,v.ai)(lt.text)));await ct(),G={drawing:await(0,a.$)(ut,Z,{filling:Y,transparency:V}),size:ut.size},R.put(et,G,P),await ct()}if(!k||
X.length>0)throw(0,D.G6)(X);const{drawing:nt,size:st}=G,ot=nt.addTo(S),it={drawnAt:a.J,fontSize:C.font_size},at=N.map((Z,rt)=>$(S,Z,w(Z,j[rt],k,st,it),ot)),ft=await(0,n.
W)(S,W,{layer:C.layer,subtype:"Watermark",groupColorSpace:V===0?void 0:(0,t.Qg)(F),on:({kind:Z})=>({resources:[{category:"XObject",name:E,ref:at[Z].ref}],operators:([
rt=""])=>(0,s.qK)(rt,at[Z].placement)})});return F?.part===1&&V>0&&ft.push((0,t.c4)(S,F,t.Br.transparency)),ft}function $(S,{box:C},A,R){if(A.length===1)return{
ref:R,placement:(0,s.vs)(A[0])};const W=(0,y.jd)({Type:(0,y.UU)("XObject"),Subtype:(0,y.UU)("Form"),BBox:[...C],Resources:(0,y.jd)({XObject:(0,y.jd)({X0:R})}),Filter:(0,y.
UU)("FlateDecode")}),N=A.map(j=>`${(0,s.qK)("X0",(0,s.vs)(j))}
`).join("");return{ref:S.add(new y.Z6(W,(0,m.Kc)(Buffer.from(N,"latin1")))),placement:"1 0 0 1 0 0"}}async function I(S,C,A){const R=(0,_.C)("text face"),W=C.get(
R);W?.keep();const N=W??await(0,O.Wu)("SemiBold");if(W||C.put(R,N,U),!S)return{faces:[N],areNew:!W};let j;const k=await C.ofFile(S.bytes,"text face",async()=>j=
await(0,O.ar)(S,A));return j||k.keep(),{faces:[k,N],areNew:!W||j!==void 0}}function K(S){return f.flatMap(C=>{const A=S[C];return A===void 0?[]:[{field:C,text:A}]})}
function z(S,C){return S.flatMap(({field:A,text:R})=>{const W=(0,v.Zw)(R,C);return W===void 0?[]:[{field:A,message:W,mentions:["font"]}]})}}),74094:((L,T,o)=>{o.
d(T,{V:()=>g,k:()=>O});var D=o(29825),m=o(74135),y=o(45657);const v=1200;function g(_,u){const i=u.map(c=>O(_,c)),s=i.map(({glyphs:c,ink:[M,x,d,h]},b)=>{if(c.length===
0)return m.gF;const w=(d-M)/2;return[-w,x-b*v,w,h-b*v]}),[t,n,e,a]=s.reduce(m.kO,m.gF),l=(n+a)/2;return{lines:i.map(({glyphs:c,ink:M},x)=>({text:u[x],glyphs:c.map(
d=>({...d,x:d.x-(M[0]+M[2])/2,y:d.y-x*v-l}))})),size:{width:Math.max(e-t,(0,y.Kf)(i.map(({advance:c})=>c)))/1e3,height:Math.max(a-n,u.length*v)/1e3},ink:[t,n-l,
e,a-l]}}function O(_,u){let i=0,s=m.gF;const t=(0,D.OD)(u,_).flatMap(({font:n,text:e,rtl:a})=>{const l=_[n],{unit:c}=l;return l.shape(e,a).map(({advance:M,x,...d})=>{
const{glyph:h,y:b}=d,w=i+x;i+=M;const{minX:p,minY:r,maxX:f,maxY:E}=l.boxOf(h);return p<=f&&(s=(0,m.kO)(s,[w+p*c,b+r*c,w+f*c,b+E*c])),{...d,face:n,x:w}})});return Number.
isFinite(s[0])?{glyphs:t,advance:i,ink:s}:{glyphs:[],advance:i,ink:[0,0,0,0]}}}),50476:((L,T,o)=>{o.d(T,{Z:()=>_,f:()=>O});const[D,m,y,v,g]=[1,8,32,64,128];function O(u,i,s,t){
const n=new Set,e=[...u].filter(a=>typeof a=="number");for(let a=e.pop();a!==void 0;a=e.pop())if(!(a<0||a>=i||n.has(a))){n.add(a);for(const l of _(t,s(a)))e.push(
l)}return n}function*_(u,[i,s]){if(!(s-i<12||u.getInt16(i)>=0))for(let t=i+10,n=y;n&y&&t+4<=s;)n=u.getUint16(t),yield u.getUint16(t+2),t+=4+(n&D?4:2)+(n&m?2:n&v?
4:n&g?8:0)}}),29825:((L,T,o)=>{o.d(T,{EH:()=>_,OD:()=>v,W_:()=>g,lV:()=>y});var D=o(12889),m=o(47707);const y=-1,v=(u,i)=>(0,D.pr)(u).flatMap(s=>g(s,i));function g({
text:u,rtl:i},s){const t=[];for(const n of(0,m.qf)(u)){const e=t.at(-1),a=(0,m.ML)(n)?e?.font??0:O(n,s,e?.font);e?.font===a?e.text+=n:t.push({font:a,text:n,rtl:i})}
return i?t.reverse():t}function O(u,i,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(u)&&s!==void 0&&i[s]?.covers(u)===!0?s:i.findIndex(n=>n.covers(
u))}function _(u,i){const s=v(u,i).filter(({font:t})=>t===y);return[...new Set(s.flatMap(t=>(0,m.qf)(t.text)))]}}),88739:((L,T,o)=>{o.d(T,{B:()=>O,U:()=>v});var D=o(
77581),m=o(12889);const y=100;function v(_,{digits:u=4,isInOrder:i=!1}={}){const s=_.filter(([,n])=>n.length>0).map(([n,e])=>`<${O(n).slice(-u)}> <${g(e,i)}>`),
t=Array.from({length:Math.ceil(s.length/y)},(n,e)=>{const a=s.slice(e*y,(e+1)*y);return[`${a.length} beginbfchar`,...a,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(u)}> <${"F".repeat(u)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function g(_,u){const i=_.map(s=>String.fromCodePoint(s)).join("");return(0,D.kt)(!u&&(0,m.ft)(i)?[...i].reverse().join(""):i).toString("hex").toUpperCase()}
const O=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,T,o)=>{o.d(T,{F:()=>y});var D=o(60623);const m=1<<24,y=v=>(0,D.UD)(Buffer.from(v,"base64"),{
stream:m,total:m,remaining:m},{found:!1})}),74135:((L,T,o)=>{o.d(T,{$L:()=>e,DI:()=>O,Gd:()=>i,JQ:()=>m,Mo:()=>v,PU:()=>_,Pj:()=>c,S3:()=>y,W1:()=>M,XM:()=>l,d:()=>x,
ds:()=>g,gF:()=>a,iN:()=>D,kO:()=>n,lw:()=>u,xk:()=>s,zl:()=>t});function D({box:[d,h,b,w],rotation:p}){const r=b-d,f=w-h;return p%180===0?{width:r,height:f}:{width:f,
height:r}}function m(d){const{width:h,height:b}=D(d);return{width:h*d.userUnit,height:b*d.userUnit}}function y({box:[d,h,b,w],rotation:p}){switch(p){case 0:return[
1,0,0,1,d,h];case 90:return[0,1,-1,0,b,h];case 180:return[-1,0,0,-1,b,w];case 270:return[0,-1,1,0,d,w]}}function v(d,h){return h===void 0?d:c(d,h)??d}function g([
d,h,b,w]){return[Math.min(d,b),Math.min(h,w),Math.max(d,b),Math.max(h,w)]}function O([d,h,b,w,p,r]){const f=d*w-h*b,[E,P,U,B]=[w/f,-h/f,-b/f,d/f];return[E+0,P+0,
U+0,B+0,-(p*E+r*U)+0,-(p*P+r*B)+0]}const _=([d,h,b,w])=>Math.sqrt(Math.abs(d*w-h*b));function u(d,h){const[b,w,p,r,f,E]=d,[P,U,B,$,I,K]=h;return[b*P+w*B,b*U+w*$,
p*P+r*B,p*U+r*$,f*P+E*B+I,f*U+E*$+K]}function i([d,h,b,w,p,r],f,E){return[d*f+b*E+p,h*f+w*E+r]}function s([d,h],[b,w],[p,r],[f,E],P){const U=1-P,[B,$,I,K]=[U**3,
3*P*U**2,3*P**2*U,P**3];return[B*d+$*b+I*p+K*f,B*h+$*w+I*r+K*E]}function t(d,[h,b,w,p]){const[r,f]=i(d,h,b),[E,P]=i(d,w,b),[U,B]=i(d,h,p),[$,I]=i(d,w,p);return[
Math.min(r,E,U,$),Math.min(f,P,B,I),Math.max(r,E,U,$),Math.max(f,P,B,I)]}const n=(d,h)=>[Math.min(d[0],h[0]),Math.min(d[1],h[1]),Math.max(d[2],h[2]),Math.max(d[3],
h[3])];function e(d){let[h,b,w,p]=a;for(const[r,f]of d)h=Math.min(h,r),b=Math.min(b,f),w=Math.max(w,r),p=Math.max(p,f);return[h,b,w,p]}const a=[1/0,1/0,-1/0,-1/0],
l=([d,h,b,w],p)=>[d-p,h-p,b+p,w+p];function c(d,h){const b=[Math.max(d[0],h[0]),Math.max(d[1],h[1]),Math.min(d[2],h[2]),Math.min(d[3],h[3])];return b[0]<b[2]&&b[1]<
b[3]?b:void 0}const M=d=>d.map(h=>Math.round(h*1e5)/1e5+0),x=(d,{userUnit:h})=>String(Number((d*h/72).toPrecision(3)))}),6057:((L,T,o)=>{o.d(T,{VO:()=>y,b0:()=>g,
c_:()=>_,iw:()=>v,lQ:()=>O});var D=o(74135);const m=[0,0,612,792],y=(u,i)=>g(u,u.pages.attribute(i,"MediaBox"))??m;function v(u,i){const{pages:s}=u,t=u.resolve(
u.entry(s.number(i),"UserUnit"));return{box:(0,D.Mo)(y(u,i),g(u,s.attribute(i,"CropBox"))),rotation:_(u.resolve(s.attribute(i,"Rotate"))),userUnit:typeof t=="nu\
mber"&&t>0?t:1}}function g(u,i){const s=u.array(i)?.map(n=>u.resolve(n));if(s?.length!==4||!s.every(n=>typeof n=="number"&&Number.isFinite(n)))return;const t=(0,D.
ds)(s);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function O(u,i){const s=(u.array(i)??[]).map(t=>u.resolve(t));return s.length===6&&s.every(t=>typeof t=="number")?s:
[1,0,0,1,0,0]}function _(u){const i=typeof u=="number"?(u%360+360)%360:0;return i===90||i===180||i===270?i:0}}),5490:((L,T,o)=>{o.d(T,{M:()=>v,U:()=>y});var D=o(
74135);const m=1e4;class y{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){switch(O.operator){case"q":return this.saved.length<m?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(O),
!0;default:return!1}}transform(O){if(O.count!==6)return;const[_,u,i,s,t,n]=v(O);this.current.matrix=(0,D.lw)([_,u,i,s,t,n],this.current.matrix)}}const v=g=>Array.
from({length:g.count},(O,_)=>g.number(_))}),21281:((L,T,o)=>{o.d(T,{Ip:()=>u,XM:()=>e,Xb:()=>n,ds:()=>_,qg:()=>t});var D=o(59071),m=o(70549),y=o(21115),v=o(824),
g=o(1975),O=o(60912);const _=(0,m.n)(async c=>u(c,await(0,v.Br)(c)));function u(c,M){const x=(r,f)=>(0,D.wh)((0,g.sm)(M,r,f)[0]??""),d=s(x("pdfaid","part"),x("p\
dfaid","conformance").toLowerCase()),h=i(x("pdfuaid","part"))?`PDF/UA-${x("pdfuaid","part")}`:void 0,w=[x("pdfxid","GTS_PDFXVersion")||x("pdfx","GTS_PDFXVersion")||
((0,D.Gh)(c.resolve((0,v._U)(c)?.get("GTS_PDFXVersion")))??""),x("pdfe","ISO_PDFEVersion"),x("pdfvtid","GTS_PDFVTVersion")],p=[d?.name,h,...w.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.
test(r))];return{archive:d,accessible:h,names:p.filter(r=>r!==void 0)}}const i=c=>/^[1-9]$/.test(c);function s(c,M){if(!i(c))return;const x=/^[abuef]$/.test(M)?
M:"";return{part:Number(c),level:x,name:`PDF/A-${c}${x}`}}function t(c,M,x,d){return M&&l(c,M,[y.dK.pdfaid]),n(x,d)}const n=({name:c},M)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${c}: ${M}.`});async function e(c){const M=await(0,v.Br)(c);if(!M)return[];const{archive:x,accessible:d}=u(
c,M);l(c,M,[y.dK.pdfaid,y.dK.pdfuaid]);const h=[x?.name,d].filter(b=>b!==void 0);return h.length>0?[a(h)]:[]}const a=c=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${c.join(" and ")}, because a merge cannot guarantee conformance.`});function l(c,M,x){M.properties.some(({namespace:d})=>x.includes(d))&&
(0,O._L)(c,(0,O.QH)(M,({namespace:d})=>x.includes(d),[]))}}),824:((L,T,o)=>{o.d(T,{Br:()=>u,_6:()=>s,_U:()=>_});var D=o(58552),m=o(1975),y=o(17079),v=o(45599),g=o(
59071),O=o(70549);function _(t){const n=t.resolve(t.trailer.get("Info"));return n instanceof v.Bi?n:n instanceof v.Z6?n.dict:void 0}const u=(0,O.n)(i);async function i(t){
const n=t.get(t.catalogNumber),e=n instanceof v.Bi?t.resolve(n.get("Metadata")):null;if(!(e instanceof v.Z6))return;let a;try{a=t.decoded(e)}catch(l){if(!(l instanceof
D.zU)||l.code==="cancelled")throw l;return m.m}return(0,m.kg)(a,t.job.pace)}function s(t,n){const e=_(t),a=h=>t.resolve(e?.get(h)),l=(h,b,w=", ")=>{const p=(0,m.
sm)(n,h,b).map(g.wh).filter(Boolean).join(w);return p===""?null:p},c=(h,b)=>{const[w=""]=(0,m.sm)(n,h,b);return(0,g.wh)(w)||null},M=(h,b)=>(0,y._)((0,g.Gh)(a(h))??
"")??(0,y._)(c("xmp",b)??"")??null,x=t.get(t.catalogNumber),d=x instanceof v.Bi?(0,g.Gh)(t.resolve(x.get("Lang"))):null;return{title:(0,g.Gh)(a("Title"))??c("dc",
"title"),author:(0,g.Gh)(a("Author"))??l("dc","creator"),subject:(0,g.Gh)(a("Subject"))??c("dc","description"),keywords:(0,g.Gh)(a("Keywords"))??l("pdf","Keywor\
ds")??l("dc","subject"),creator:(0,g.Gh)(a("Creator"))??c("xmp","CreatorTool"),producer:(0,g.Gh)(a("Producer"))??c("pdf","Producer"),created:M("CreationDate","C\
reateDate"),modified:M("ModDate","ModifyDate"),language:d??c("dc","language")}}}),60912:((L,T,o)=>{o.d(T,{QH:()=>v,T3:()=>g,_L:()=>i});var D=o(21115),m=o(3907),
y=o(45599);function v(s,t,n){const{text:e,properties:a,end:l,about:c}=s,M=[];let x=0;for(const d of a.filter(t).sort((h,b)=>h.from-b.from))d.from<x||(M.push(e.slice(
x,d.from)),x=d.to);return M.push(e.slice(x,Math.max(l,x))),n.length>0&&M.push(O(n,c)),M.push(e.slice(Math.max(l,x))),u(M.join(""))}function g(s){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${O(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(s,t){const e=[...new Set(s.map(({prefix:l})=>l))].map(l=>` xmlns:${l}="${D.dK[l]}"`).join(""),a=s.map(({prefix:l,name:c,form:M,values:x})=>`\
<${l}:${c}>${_(M,x)}</${l}:${c}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,m.X)(t)}"${e}>
${a.join("")}</rdf:Description>
`}function _(s,t){const n=e=>t.map(a=>`<rdf:li${e}>${(0,m.X)(a)}</rdf:li>`).join("");switch(s){case"simple":return(0,m.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const u=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function i(s,t){const n=s.catalog.get("Metadata"),e=s.resolve(n),a=e instanceof y.Z6?[...e.dict].
filter(([M])=>!["Filter","DecodeParms","Length"].includes(M)):[],l=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...a]),c=new y.Z6(l,Buffer.
from(t,"utf8"));(0,y.i9)(n)&&e instanceof y.Z6?s.put(n,c):s.edit(s.catalogNumber).set("Metadata",s.add(c))}}),1975:((L,T,o)=>{o.d(T,{kg:()=>g,m:()=>v,sm:()=>O});
var D=o(21115),m=o(3907);const y=1e5,v={text:"",properties:[],malformed:!0,end:-1,about:""};async function g(s,t){const n=(0,m.xK)(s);if(n===void 0)return v;const e=new u,
l=await(0,m.km)(n,t,c=>(e.take(c),e.broken))!=="well-formed"||e.depth>0||e.end<0||!e.declared;return{text:n,properties:e.properties,malformed:l,end:e.end,about:e.
about}}function O(s,t,n){return s?.properties.find(e=>e.name===n&&e.namespace===D.dK[t])?.values??[]}const _=-2;class u{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(t,n,e){if(this.open.length>=m.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(n);const a=this.scope.ofElement(t),l=a.namespace===D.dK.rdf,c=l&&a.local==="li";this.root===_&&this.end<0&&l&&a.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const M=this.open.length-this.root,x=c?n.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:t,...a,from:e,language:x}),
this.root===_){if(!l||a.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(M===1)this.describe(n);else if(M===
2){this.items=[];const d=n.find(({name:h})=>this.isRdf(h,"resource"));this.pieces=d?[d.value]:[]}else c&&(this.pieces=[])}describe(t){for(const{name:n,value:e,from:a,
to:l}of t){if((0,D.HC)(n))continue;const{namespace:c,local:M}=this.scope.ofAttribute(n);c===D.dK.rdf&&M==="about"&&(this.about=e),!(c===""||c===D.dK.rdf||c===D.
dK.xml)&&this.add({namespace:c,name:M,values:[e],from:a,to:l})}}close(t,n,e){const a=this.open.pop();if(a?.name!==t){this.broken=!0;return}this.scope.leave();const l=this.
open.length-this.root;if(this.root!==_)if(l===0)this.end=n,this.root=_;else if(l===1&&this.loose)this.root=_,this.loose=!1;else if(l===2){const c=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:a.namespace,name:a.local,values:c,from:a.from,to:e})}else l>2&&a.namespace===D.dK.rdf&&a.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:a.language}),this.pieces=[])}add(t){this.properties.length<y?this.properties.push(t):this.broken=
!0}isRdf(t,n){const e=this.scope.ofAttribute(t);return e.local===n&&e.namespace===D.dK.rdf}}function i(s){const t=s.findIndex(({language:e})=>e?.toLowerCase()===
"x-default"),n=s.map(({text:e})=>e);return t>0?[n[t],...n.slice(0,t),...n.slice(t+1)]:n}}),59071:((L,T,o)=>{o.d(T,{Gh:()=>t,ZK:()=>n,wh:()=>s});var D=o(77581),m=o(
45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=e=>e.replace(y,"").replace(v,"").replace(g,"�"),_=200,u=new WeakMap;function i(e){let a=u.get(e);if(a)return a;const l=O((0,D.g7)(e));return a={whole:l,trimmed:l.
trim()},e.bytes.length>=_&&u.set(e,a),a}const s=e=>O(e).trim();function t(e){const a=e instanceof m.Mx?i(e).trimmed:"";return a===""?null:a}const n=e=>e?i(e).whole:
""}),70549:((L,T,o)=>{o.d(T,{n:()=>D});function D(m){const y=new WeakMap;return v=>{if(v.hasChanges)return m(v);const g=y.get(v);if(g)return g.answer;const O=m(
v);return y.set(v,{answer:O}),O}}})};
