"use strict";exports.id=8195,exports.ids=[8195],exports.modules={49180:((j,S,a)=>{a.d(S,{q:()=>p});const C="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function p(b){const P=b.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(P)?.[1]??w().get(P);return _===void 0?void 0:
(_.length===3?[..._].map(d=>d+d):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(d=>Number.parseInt(d,16))}let M;function w(){const b=C.split(" ");return M??=new Map(
b.flatMap((P,_)=>_%2===0?[[P,b[_+1]]]:[]))}}),17079:((j,S,a)=>{a.d(S,{Z:()=>b,_:()=>w});const C=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(d){
if(d.length>64)return;const t=d.trim().replace(p,(o,c,n,u)=>`${c??""}${1900+Number(n)}${u}`);return _(P(C.exec(t)??M.exec(t)))}function b(d){const t=d.length>64?
void 0:P(M.exec(d.trim()));if(!t||_(t)===void 0)return;const{year:o,month:c="",day:n="",hour:u="",minute:m="",second:y="",zone:T=""}=t;return`D:${o}${c}${n}${u}${m}${y}${T===
"Z"||T===""?T:`${T.replace(":","'")}'`}`}function P(d){if(!d)return;const[,t,o,c,n,u,m,y,T,E,i]=d,e=y??(T===void 0?void 0:`${T}${E??"00"}:${i??"00"}`);return{year:t,
month:o,day:c,hour:n,minute:u,second:m,zone:e}}function _(d){if(!d)return;const{year:t,month:o,day:c,hour:n,minute:u="00",second:m="00",zone:y}=d,T=(i,e,h)=>i===
void 0||Number(i)>=e&&Number(i)<=h;if(Number(t)===0||!T(o,1,12)||!T(c,1,g(Number(t),Number(o)))||!T(n,0,23)||!T(u,0,59)||!T(m,0,59)||y!==void 0&&y!=="Z"&&!(T(y.
slice(1,3),0,23)&&T(y.slice(4),0,59)))return;const E=[t,o,c].filter(i=>i!==void 0).join("-");return n===void 0?E:`${E}T${n}:${u}:${m}${y==="+00:00"||y==="-00:00"?
"Z":y??""}`}function g(d,t){return t===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(t)?30:31}}),50580:((j,S,a)=>{a.d(S,{L:()=>p});var C=a(38340);
function p(M,w){return Object.entries((0,C.zI)(M).fields).flatMap(([b,P])=>{if(P.kind!=="choice"||!P.open||typeof w[b]!="number")return[];const _=P.options.map(
({value:g})=>g).join(", ");return[{field:b,message:`is a number that only some regions know: use ${_}`}]})}}),49892:((j,S,a)=>{a.d(S,{B_:()=>M,Fw:()=>w,Tz:()=>P});
var C=a(49180),p=a(57117);const M="OctavoColor";function w(_,g){const d=b(_),t=d.length===1,o=g?.part===1;return g===void 0||(0,p.hU)(g,t?1:3)?{values:d,operators:`${d.
join(" ")} ${t?"g":"rg"}`,colorSpace:void 0,listsGlyphs:o}:{values:d,listsGlyphs:o,operators:`/${M} cs ${d.join(" ")} sc`,colorSpace:t?(0,p.HB)():(0,p.Pz)()}}function b(_){
if(_==="Gray")return[.5];const[g,d,t]=(0,C.q)(_);return(g===d&&d===t&&g>0?[g]:[g,d,t]).map(c=>Math.round(c/255*1e4)/1e4)}function P(_){return _===void 0||(0,p.hU)(
_,1)?{set:g=>`${g} g`,colorSpace:void 0}:{set:g=>`/${M} cs ${g} sc`,colorSpace:(0,p.HB)()}}}),57117:((j,S,a)=>{a.d(S,{Br:()=>_,HB:()=>c,Pz:()=>o,Qg:()=>d,_B:()=>w,
c4:()=>g,hU:()=>P});var C=a(21281),p=a(824),M=a(45599);async function w(n){const u=await(0,p.Br)(n),{archive:m}=(0,C.Ip)(n,u);return m&&{...m,xmp:u,intent:b(n)}}
function b(n){for(const u of n.array(n.catalog.get("OutputIntents"))??[]){const m=n.dict(u);if(!(0,M.Zm)(m)||!(0,M.Eo)(n.resolve(m.get("S")),"GTS_PDFA1"))continue;
const y=n.resolve(n.dict(m.get("DestOutputProfile"))?.get("N"));if(typeof y=="number")return y}}const P=({intent:n},u)=>u===1?n!==void 0:n===u,_={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},g=(n,u,m)=>(0,C.qg)(
n,u.xmp,u,m),d=n=>n&&n.part!==1&&n.intent===void 0?o():void 0,t=[.9505,1,1.089],o=()=>[(0,M.UU)("CalRGB"),(0,M.jd)({WhitePoint:[...t],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],c=()=>[(0,M.UU)("CalGray"),(0,M.jd)({WhitePoint:[...t],Gamma:2.2})]}),95358:((j,S,a)=>{a.d(S,{Wx:()=>b,
pi:()=>_,z:()=>g});var C=a(38340),p=a(74135);function M(t,o){return w(t,o*72/t.userUnit)}function w(t,o){const{width:c,height:n}=(0,p.iN)(t),u={width:c-2*o,height:n-
2*o,inset:o};return u.width>0&&u.height>0?u:void 0}function b(t,o,c){const n=c===C.zU[t].fields.margin.default;return o.map(u=>{const m=M(u,c);if(m||!n)return m;
const{width:y,height:T}=(0,p.iN)(u);return w(u,Math.min(y,T)/10)})}const P=null;function _(t,{inset:o},c,n,u){const m=(0,p.iN)(t),y=m.width-o-n,T=m.height-o-u,E=c.
endsWith("left")?o:c.endsWith("right")?y:(m.width-n)/2,i=c.startsWith("bottom")?o:c.startsWith("top")?T:(m.height-u)/2;return[E,i]}function g({kinds:t,pages:o},c){
const n=o.find(({kind:u})=>!c[u]);return n?[{field:"margin",message:d(n.index,t[n.kind])}]:[]}function d(t,o){const{width:c,height:n}=(0,p.iN)(o),u=(0,p.d)(Math.
min(c,n)/2,o);return`leaves no room on page ${t+1}, which is ${(0,p.d)(c,o)} × ${(0,p.d)(n,o)} inches; it must be less than ${u}`}}),72313:((j,S,a)=>{a.d(S,{W:()=>e});
var C=a(81627),p=a(45599),M=a(98446),w=a(36078);function b(f,s,r,l){return`/Artifact <<${r==="over"?`/Type /Pagination /Subtype /${s}`:`/Type /Background /BBox \
[${l.map(w._).join(" ")}]`}>> BDC
${f}
EMC
`}var P=a(36211),_=a(37709),g=a(85008),d=a(74135),t=a(5490);const o=400,c=.01;function n(f,s,r,l){const D=new _.BT(s),O=new u(f,r,l);for(let x=0;x<o&&D.next();x++)
if(O.takes(D))return!0;return!1}class u{document;resources;box;states=new t.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new m;clips=!1;constructor(s,r,l){
this.document=s,this.resources=r,this.box=l}takes(s){if(this.states.follow(s)||this.extendsPath(s)||this.setsState(s))return!1;const{operator:r}=s;if(r==="Do")return this.
paintsImage(s.name(0));const l=P.lJ.get(r);return l!==void 0&&this.paintsPath(l)}setsState(s){const r=this.states.current;switch(s.operator){case"gs":{const l=this.
document.dict(this.resource("ExtGState",s.name(0)));return r.isOpaque=r.isSolid=y(this.document,l),!0}case"scn":case"sc":return r.isSolid=r.isOpaque&&s.kind(s.count-
1)!==g.o_,!0;case"g":case"rg":case"k":return r.isSolid=r.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(s){const{matrix:r}=this.
states.current;switch(s.operator){case"re":{const[l,D,O,x]=(0,t.M)(s);return this.path.rectangle(r,l,D,O,x),!0}case"m":case"l":return this.path.point(r,s.number(
0),s.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:s}){const r=this.states.current,l=this.path.area();
return s&&r.isSolid&&this.isCoveredBy(l)?!0:(this.clips&&(r.clip=l&&r.clip&&E(l,r.clip)),this.clips=!1,this.path=new m,!1)}paintsImage(s){const r=this.states.current,
l=this.resource("XObject",s);if(!r.isOpaque||!(l instanceof p.Z6)||!T(this.document,l.dict))return!1;const D=new m;return D.rectangle(r.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(s){const{clip:r}=this.states.current;return s!==void 0&&r!==void 0&&i(E(s,r),this.box)}resource(s,r){const{document:l,resources:D}=this;return r===
void 0?null:l.resolve(l.dict(D?.get(s))?.get(r))}}class m{isRectangle=!0;points=[];point([s,r,l,D,O,x],A,B){this.points.push([s*A+l*B+O,r*A+D*B+x])}rectangle(s,r,l,D,O){
this.point(s,r,l),this.point(s,r+D,l),this.point(s,r+D,l+O),this.point(s,r,l+O)}area(){const{points:s}=this;if(!this.isRectangle||s.length<4||s.length>5)return;
const r=(0,d.$L)(s),l=c*Math.max(r[2]-r[0],r[3]-r[1]),D=(O,x,A)=>Math.abs(O-x)<=l||Math.abs(O-A)<=l;return s.every(([O,x])=>D(O,r[0],r[2])&&D(x,r[1],r[3]))?r:void 0}}
function y(f,s){if(!s)return!0;const r=f.resolve(s.get("ca")),l=f.resolve(s.get("BM")),D=f.resolve(s.get("SMask"));return(r===null||r===1)&&(l===null||(0,p.Eo)(
l,"Normal"))&&(D===null||(0,p.Eo)(D,"None"))}function T(f,s){const r=f.resolve(s.get("ImageMask"))===!0;return(0,p.Eo)(f.resolve(s.get("Subtype")),"Image")&&!r&&
!s.has("SMask")&&!s.has("Mask")}function E(f,s){return[Math.max(f[0],s[0]),Math.max(f[1],s[1]),Math.min(f[2],s[2]),Math.min(f[3],s[3])]}function i(f,s){const[r,
l]=[c*(s[2]-s[0]),c*(s[3]-s[1])];return f[0]<=s[0]+r&&f[1]<=s[1]+l&&f[2]>=s[2]-r&&f[3]>=s[3]-l}async function e(f,{kinds:s,pages:r},l){const{pace:D}=f.job,{layer:O,
subtype:x,groupColorSpace:A}=l,B=new C.B(f);O==="over"&&await B.inspect(r);const W=[];for(const[X,I]of r.entries()){const U=D.step(O==="over"?2e3:2e4);U&&await U,
X%1e3===0&&D.progress(X/r.length);const $=l.on(I,X);if(!$)continue;const{box:R}=s[I.kind],{resources:L}=$,N=K=>b($.operators(K),x,O,R);if(O==="over")await B.over(
I,{resources:L,operators:N});else{const K=await B.contents.content(B.contents.own(I));n(f,K,f.dict(I.resources),R)&&W.push(I.index+1),B.under(I,{resources:L,operators:N})}
A!==void 0&&h(f,I.index,A)}return W.length>0?[v(W,r.length)]:[]}function h(f,s,r){const l=f.pages.number(s),D=f.entry(l,"Group"),O=f.dict(D);if(O?.has("CS"))return;
const x=(0,p.jd)({Type:(0,p.UU)("Group"),S:(0,p.UU)("Transparency"),...Object.fromEntries(O??[]),CS:r});(0,p.i9)(D)&&(0,p.Zm)(f.get(D))?f.put(D,x):f.pages.patch(
s,{Group:x})}function v(f,s){return{code:"stamp_hidden",message:`The stamp is hidden ${f.length===s?"on every page":`on ${(0,M.oi)(f)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),27320:((j,S,a)=>{a.d(S,{$:()=>d,J:()=>_});var C=a(41578),p=a(12889),M=a(48249),w=a(77581),b=a(45599),P=a(49892);
const _=100,g=_/1e3;async function d(y,T,{filling:E,transparency:i}){const e=[];for(const[B,W]of T.entries()){const I=y.lines.flatMap(({glyphs:U})=>U.filter($=>$.
face===B)).map(({glyph:U})=>U);I.length>0&&(e[B]={...await(0,C.r)(W,I),unit:W.unit})}const[h,v,f,s]=y.ink,r=[Math.floor(h*g)-1,Math.floor(v*g)-1,Math.ceil(f*g)+
1,Math.ceil(s*g)+1],l=i===0,D=o([c,E.operators,...y.lines.flatMap(B=>[...B.color?[B.color]:[],...n(B.text,u(e,B))])]),O=B=>{const W={Font:(0,b.jd)(Object.fromEntries(
Object.entries(e).map(([I,U])=>[`F${I}`,U.addTo(B,void 0,E.listsGlyphs)]))),ColorSpace:E.colorSpace&&(0,b.jd)({[P.B_]:E.colorSpace})},X=l?void 0:(0,b.jd)({Type:(0,b.
UU)("Group"),S:(0,b.UU)("Transparency"),I:!0});return B.add(t(r,{Group:X,Resources:(0,b.jd)(W)},D))};if(l)return{addTo:O};const x=m(1-i/100),A=o(["/G0 gs","/X0 \
Do"]);return{addTo:B=>{const W=(0,b.jd)({Type:(0,b.UU)("ExtGState"),ca:x,CA:x,BM:(0,b.UU)("Normal"),SMask:(0,b.UU)("None")}),X=(0,b.jd)({ExtGState:(0,b.jd)({G0:W}),
XObject:(0,b.jd)({X0:O(B)})});return B.add(t(r,{Resources:X},A))}}}function t(y,T,E){const i={Type:(0,b.UU)("XObject"),Subtype:(0,b.UU)("Form"),BBox:[...y],Filter:(0,b.
UU)("FlateDecode")};return new b.Z6((0,b.jd)({...i,...T}),E)}const o=y=>(0,M.Kc)(Buffer.from(`${y.join(`
`)}
`,"latin1")),c="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function n(y,T){return(0,p.ft)(y)?[...T]:[`/Span <</ActualText <FEFF${(0,w.kt)(y).toString("hex").toUpperCase()}> >>\
 BDC`,...T,"EMC"]}function u(y,{glyphs:T,at:[E,i]=[0,0],size:e=1}){const h=["BT"];let v,f="",s="",r;const l=()=>{s&&(f+=`<${s}>`),s=""},D=()=>{l(),f&&h.push(`[${f}\
] TJ`),f=""};for(const{glyph:O,face:x,x:A,y:B}of T){const{codeOf:W,unit:X}=y[x];if(v!==x&&(D(),h.push(`/F${x} ${m(_*e)} Tf`),v=x),r?.y!==B){D();const I=[E+A*e,i+
B*e].map(U=>m(U*g));h.push(`1 0 0 1 ${I.join(" ")} Tm`)}else m(r.x-A)!==0&&(l(),f+=String(m(r.x-A)));s+=W(O),r={x:A+O.advanceWidth*X,y:B}}return D(),[...h,"ET"]}
const m=y=>Math.round(y*100)/100||0}),12342:((j,S,a)=>{a.r(S),a.d(S,{addTextWatermark:()=>x});var C=a(58552),p=a(48249),M=a(45599),w=a(47707),b=a(86799),P=a(77904),
_=a(71391),g=a(49892),d=a(95358),t=a(36078),o=a(57117),c=a(72313),n=a(99876),u=a(27320),m=a(50580),y=a(74135);const T=612,E={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},i=2,e=1.8,h=1e3;function v(I,U,$,R,{drawnAt:L,fontSize:N}){const{width:K,height:k}=(0,y.iN)(I),Z=Math.hypot(U.width,
U.height),z=$.diagonal?U.width/Z:1,H=$.diagonal?U.height/Z:0,[V,J]=[R.width*z+R.height*H,R.width*H+R.height*z],tt=$.maximum*Math.max(1/I.userUnit,Math.min(K,k)/
T),Q=N===void 0?tt:N/I.userUnit,Y=Math.min(U.width/V,U.height/J,Q),nt=Y*R.height/2,st={centre:k/2,everywhere:k/2,top:k-U.inset-nt,bottom:U.inset+nt},G=Y/L;return($.
anchor==="everywhere"?f(U,{size:Y,cos:z,sin:H,across:V,up:J},R):[[0,0]]).map(([ot,rt])=>(0,y.lw)([G*z,G*H,-G*H,G*z,K/2+ot,st[$.anchor]+rt],(0,y.S3)(I)))}function f({
width:I,height:U},{size:$,cos:R,sin:L,across:N,up:K},k){const Z={along:(k.width+i)*$,down:(k.height+e)*$},[z,H]=[I/Z.along,U/Z.down],V=Math.max(1,Math.sqrt(z*H/
h),z/h,H/h),[J,tt]=[Z.along*V,Z.down*V],[Q,Y]=[(I-N*$)/2+1e-6,(U-K*$)/2+1e-6],nt=Math.ceil((Q*L+Y*R)/tt),st=[];for(let G=-nt;G<=nt;G++){const q=G*tt,ot=G%2===0?
0:.5,rt=Math.max((q*L-Q)/R,L>0?(-Y-q*R)/L:-1/0),ct=Math.min((q*L+Q)/R,L>0?(Y-q*R)/L:1/0);for(let at=Math.floor(rt/J-ot);at<=Math.ceil(ct/J-ot);at++){const it=(at+
ot)*J,[F,et]=[it*R-q*L,it*L+q*R];Math.abs(F)<=Q&&Math.abs(et)<=Y&&st.push([F,et])}}return st}var s=a(74094);const r=["line_1","line_2","line_3"],l="OctavoWaterm\
ark",D=64*1024,O=4*1024*1024;async function x(I,U,$,R){const L=await(0,n.F)(I,$),{kinds:N}=L,K=(0,d.Wx)("add_text_watermark",N,U.margin),k=typeof U.template=="n\
umber"?void 0:E[U.template],Z=[...(0,m.L)("add_text_watermark",U),...(0,d.z)(L,K)],z=await(0,o._B)(I),{color:H,transparency:V}=U,J=(0,g.Fw)(H,z),tt=W(U),Q=U.font&&
(0,b.g)(U.font,"font"),{operators:Y,listsGlyphs:nt}=J,st=(0,_.C)("text",Y,nt,V,Q?.bytes,...tt.map(({text:F})=>F));let G=R.get(st);if(!G){const{faces:F,areNew:et}=await B(
Q,R,I.job.pace),ft=async()=>et?await I.job.pace.rest():void 0,dt=[...X(tt,F),...Z];if(dt.length>0)throw(0,C.G6)(dt);await ft();const ut=(0,s.V)(F,tt.map(lt=>(0,w.
ai)(lt.text)));await ft(),G={drawing:await(0,u.$)(ut,F,{filling:J,transparency:V}),size:ut.size},R.put(st,G,D),await ft()}if(!k||Z.length>0)throw(0,C.G6)(Z);const{
drawing:q,size:ot}=G,rt=q.addTo(I),ct={drawnAt:u.J,fontSize:U.font_size},at=N.map((F,et)=>A(I,F,v(F,K[et],k,ot,ct),rt)),it=await(0,c.W)(I,L,{layer:U.layer,subtype:"\
Watermark",groupColorSpace:V===0?void 0:(0,o.Qg)(z),on:({kind:F})=>({resources:[{category:"XObject",name:l,ref:at[F].ref}],operators:([et=""])=>(0,t.qK)(et,at[F].
placement)})});return z?.part===1&&V>0&&it.push((0,o.c4)(I,z,o.Br.transparency)),it}function A(I,{box:U},$,R){if($.length===1)return{ref:R,placement:(0,t.vs)($[0])};
const L=(0,M.jd)({Type:(0,M.UU)("XObject"),Subtype:(0,M.UU)("Form"),BBox:[...U],Resources:(0,M.jd)({XObject:(0,M.jd)({X0:R})}),Filter:(0,M.UU)("FlateDecode")}),
N=$.map(K=>`${(0,t.qK)("X0",(0,t.vs)(K))}
`).join("");return{ref:I.add(new M.Z6(L,(0,p.Kc)(Buffer.from(N,"latin1")))),placement:"1 0 0 1 0 0"}}async function B(I,U,$){const R=(0,_.C)("text face"),L=U.get(
R);L?.keep();const N=L??await(0,P.Wu)("SemiBold");if(L||U.put(R,N,O),!I)return{faces:[N],areNew:!L};let K;const k=await U.ofFile(I.bytes,"text face",async()=>K=
await(0,P.ar)(I,$));return K||k.keep(),{faces:[k,N],areNew:!L||K!==void 0}}function W(I){return r.flatMap(U=>{const $=I[U];return $===void 0?[]:[{field:U,text:$}]})}
function X(I,U){return I.flatMap(({field:$,text:R})=>{const L=(0,w.Zw)(R,U);return L===void 0?[]:[{field:$,message:L,mentions:["font"]}]})}}),74094:((j,S,a)=>{a.
d(S,{V:()=>b,k:()=>P});var C=a(29825),p=a(74135),M=a(45657);const w=1200;function b(_,g){const d=g.map(y=>P(_,y)),t=d.map(({glyphs:y,ink:[T,E,i,e]},h)=>{if(y.length===
0)return p.gF;const v=(i-T)/2;return[-v,E-h*w,v,e-h*w]}),[o,c,n,u]=t.reduce(p.kO,p.gF),m=(c+u)/2;return{lines:d.map(({glyphs:y,ink:T},E)=>({text:g[E],glyphs:y.map(
i=>({...i,x:i.x-(T[0]+T[2])/2,y:i.y-E*w-m}))})),size:{width:Math.max(n-o,(0,M.Kf)(d.map(({advance:y})=>y)))/1e3,height:Math.max(u-c,g.length*w)/1e3},ink:[o,c-m,
n,u-m]}}function P(_,g){let d=0,t=p.gF;const o=(0,C.OD)(g,_).flatMap(({font:c,text:n,rtl:u})=>{const m=_[c],{unit:y}=m;return m.shape(n,u).map(({advance:T,x:E,...i})=>{
const{glyph:e,y:h}=i,v=d+E;d+=T;const{minX:f,minY:s,maxX:r,maxY:l}=m.boxOf(e);return f<=r&&(t=(0,p.kO)(t,[v+f*y,h+s*y,v+r*y,h+l*y])),{...i,face:c,x:v}})});return Number.
isFinite(t[0])?{glyphs:o,advance:d,ink:t}:{glyphs:[],advance:d,ink:[0,0,0,0]}}}),50476:((j,S,a)=>{a.d(S,{VJ:()=>g,Zm:()=>_,fN:()=>P});const[C,p,M,w,b]=[1,8,32,64,
128];function P(d,t,o,c){const n=new Set,u=[...d].filter(m=>typeof m=="number");for(let m=u.pop();m!==void 0;m=u.pop())if(!(m<0||m>=t||n.has(m))){n.add(m);for(const y of _(
c,o(m)))u.push(y)}return n}function*_(d,[t,o]){if(!(o-t<12||d.getInt16(t)>=0))for(let c=t+10,n=M;n&M&&c+4<=o;)n=d.getUint16(c),yield d.getUint16(c+2),c+=4+(n&C?
4:2)+(n&p?2:n&w?4:n&b?8:0)}function g(d,[t,o]){const c=o-t<12?0:d.getInt16(t);return c<=0||10+2*c>o-t?0:d.getUint16(t+8+2*c)+1}}),12889:((j,S,a)=>{a.d(S,{Rl:()=>i,
Vv:()=>w,fM:()=>b,ft:()=>d,jB:()=>T,pr:()=>n,rg:()=>y,vw:()=>c,wE:()=>E});var C=a(46161),p=a(44233),M=a(47707);const w="‏",b="‎";let P;const _=()=>P??=(0,C.
A)(),g=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,d=e=>g.test(e),t=4e3,o=e=>_().getEmbeddingLevels(
e.slice(0,t)).paragraphs[0]?.level??0,c=e=>d(e)&&o(e)%2===1,n=e=>[...u(e)];function*u(e){if(!d(e)){e!==""&&(yield{text:e,rtl:!1,at:0});return}if(e.length<=t)return yield*m(
e,0);const h=o(e)%2===1,v=[];for(let f=0;f<e.length;)f=Math.min(f+t,e.length),/[\ud800-\udbff]/.test(e[f-1])&&(f=Math.min(f+1,e.length)),v.push(f);for(let f=0;f<
v.length;f++){const s=h?v.length-1-f:f,r=v[s-1]??0;yield*m(e.slice(r,v[s]),r,h?"rtl":"ltr")}}function m(e,h,v){const{levels:f,paragraphs:s}=_().getEmbeddingLevels(
e,v),r=s[0]?.level??0;for(let O=e.length-1;O>=0&&/\s/.test(e[O]);O--)f[O]=r;const l=[];for(let O=0,x=0;O<e.length;O=x){const A=f[O];for(;x<e.length&&f[x]===A;)x++;
l.push({level:A,text:e.slice(O,x),at:O})}const D=l.reduce((O,{level:x})=>Math.max(O,x),0);for(let O=D;O>0;O--)for(let x=0,A=0;x<l.length;x=A+1){for(A=x;A<l.length&&
l[A].level>=O;)A++;for(let B=x,W=A-1;B<W;B++,W--)[l[B],l[W]]=[l[W],l[B]]}return l.map(({level:O,text:x,at:A})=>({text:x,rtl:O%2===1,at:h+A}))}function*y(e,h){const v=new Int32Array(
h.length+1);for(const[f,s]of h.entries())v[f+1]=v[f]+s.length;for(const{text:f,rtl:s,at:r}of u(e+h.join(""))){const l=r-e.length,D=l+f.length,O=[];for(let x=Math.
max((0,p.MJ)(v,l)-1,0);x<h.length&&v[x]<D;x++){const A=Math.max(l-v[x],0),B=h[x].slice(A,Math.max(D-v[x],0));B!==""&&O.push({text:B,rtl:s,at:A,index:x})}yield*s?
O.reverse():O}}const T=e=>Array.from(e,h=>_().getMirroredCharacter(h)??h).join(""),E=e=>(0,M.qf)(T(e)).reverse().join(""),i=e=>n(e).flatMap(({text:h,rtl:v})=>v?
(0,M.qf)(T(h)).reverse():(0,M.qf)(h))}),29825:((j,S,a)=>{a.d(S,{EH:()=>_,OD:()=>w,W_:()=>b,lV:()=>M});var C=a(12889),p=a(47707);const M=-1,w=(g,d)=>(0,C.pr)(g).
flatMap(t=>b(t,d));function b({text:g,rtl:d},t){const o=[];for(const c of(0,p.qf)(g)){const n=o.at(-1),u=(0,p.ML)(c)?n?.font??0:P(c,t,n?.font);n?.font===u?n.text+=
c:o.push({font:u,text:c,rtl:d})}return d?o.reverse():o}function P(g,d,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(g)&&t!==void 0&&d[t]?.covers(g)===
!0?t:d.findIndex(c=>c.covers(g))}function _(g,d){const t=new Map;for(const o of(0,p.qf)(g))t.has(o)||t.set(o,!(0,p.ML)(o)&&!d.some(c=>c.covers(o)));return[...t].
filter(([,o])=>o).map(([o])=>o)}}),88739:((j,S,a)=>{a.d(S,{B:()=>P,U:()=>w});var C=a(77581),p=a(12889);const M=100;function w(_,{digits:g=4,isInOrder:d=!1}={}){
const t=_.filter(([,c])=>c.length>0).map(([c,n])=>`<${P(c).slice(-g)}> <${b(n,d)}>`),o=Array.from({length:Math.ceil(t.length/M)},(c,n)=>{const u=t.slice(n*M,(n+
1)*M);return[`${u.length} beginbfchar`,...u,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(g)}> <${"F".repeat(g)}> endcodespacerange`,...o,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function b(_,g){const d=_.map(t=>String.fromCodePoint(t)).join("");return(0,C.kt)(!g&&(0,p.ft)(d)?[...d].reverse().join(""):d).toString("hex").toUpperCase()}
const P=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((j,S,a)=>{a.d(S,{F:()=>M});var C=a(60623);const p=1<<24,M=w=>(0,C.UD)(Buffer.from(w,"base64"),{
stream:p,total:p,remaining:p},{found:!1})}),74135:((j,S,a)=>{a.d(S,{$L:()=>n,DI:()=>P,Gd:()=>d,JQ:()=>p,Mo:()=>w,PU:()=>_,Pj:()=>y,S3:()=>M,W1:()=>T,XM:()=>m,d:()=>E,
ds:()=>b,gF:()=>u,iN:()=>C,kO:()=>c,lw:()=>g,xk:()=>t,zl:()=>o});function C({box:[i,e,h,v],rotation:f}){const s=h-i,r=v-e;return f%180===0?{width:s,height:r}:{width:r,
height:s}}function p(i){const{width:e,height:h}=C(i);return{width:e*i.userUnit,height:h*i.userUnit}}function M({box:[i,e,h,v],rotation:f}){switch(f){case 0:return[
1,0,0,1,i,e];case 90:return[0,1,-1,0,h,e];case 180:return[-1,0,0,-1,h,v];case 270:return[0,-1,1,0,i,v]}}function w(i,e){return e===void 0?i:y(i,e)??i}function b([
i,e,h,v]){return[Math.min(i,h),Math.min(e,v),Math.max(i,h),Math.max(e,v)]}function P([i,e,h,v,f,s]){const r=i*v-e*h,[l,D,O,x]=[v/r,-e/r,-h/r,i/r];return[l+0,D+0,
O+0,x+0,-(f*l+s*O)+0,-(f*D+s*x)+0]}const _=([i,e,h,v])=>Math.sqrt(Math.abs(i*v-e*h));function g(i,e){const[h,v,f,s,r,l]=i,[D,O,x,A,B,W]=e;return[h*D+v*x,h*O+v*A,
f*D+s*x,f*O+s*A,r*D+l*x+B,r*O+l*A+W]}function d([i,e,h,v,f,s],r,l){return[i*r+h*l+f,e*r+v*l+s]}function t([i,e],[h,v],[f,s],[r,l],D){const O=1-D,[x,A,B,W]=[O**3,
3*D*O**2,3*D**2*O,D**3];return[x*i+A*h+B*f+W*r,x*e+A*v+B*s+W*l]}function o(i,[e,h,v,f]){const[s,r]=d(i,e,h),[l,D]=d(i,v,h),[O,x]=d(i,e,f),[A,B]=d(i,v,f);return[
Math.min(s,l,O,A),Math.min(r,D,x,B),Math.max(s,l,O,A),Math.max(r,D,x,B)]}const c=(i,e)=>[Math.min(i[0],e[0]),Math.min(i[1],e[1]),Math.max(i[2],e[2]),Math.max(i[3],
e[3])];function n(i){let[e,h,v,f]=u;for(const[s,r]of i)e=Math.min(e,s),h=Math.min(h,r),v=Math.max(v,s),f=Math.max(f,r);return[e,h,v,f]}const u=[1/0,1/0,-1/0,-1/0],
m=([i,e,h,v],f)=>[i-f,e-f,h+f,v+f];function y(i,e){const h=[Math.max(i[0],e[0]),Math.max(i[1],e[1]),Math.min(i[2],e[2]),Math.min(i[3],e[3])];return h[0]<h[2]&&h[1]<
h[3]?h:void 0}const T=i=>i.map(e=>Math.round(e*1e5)/1e5+0),E=(i,{userUnit:e})=>String(Number((i*e/72).toPrecision(3)))}),6057:((j,S,a)=>{a.d(S,{VO:()=>w,b0:()=>_,
c_:()=>d,iw:()=>P,lQ:()=>g});var C=a(73208),p=a(74135);const M=[0,0,612,792],w=(t,o)=>_(t,t.pages.attribute(o,"MediaBox"))??b(t);function b({table:t}){return t.
damagedKinds.addCut(C.md),M}function P(t,o){const{pages:c}=t,n=t.resolve(t.entry(c.number(o),"UserUnit"));return{box:(0,p.Mo)(w(t,o),_(t,c.attribute(o,"CropBox"))),
rotation:d(t.resolve(c.attribute(o,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function _(t,o){const c=t.array(o)?.map(u=>t.resolve(u));if(c?.length!==4||
!c.every(u=>typeof u=="number"&&Number.isFinite(u)))return;const n=(0,p.ds)(c);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function g(t,o){const c=(t.array(o)??[]).map(
n=>t.resolve(n));return c.length===6&&c.every(n=>typeof n=="number")?c:[1,0,0,1,0,0]}function d(t){const o=typeof t=="number"?(t%360+360)%360:0;return o===90||o===
180||o===270?o:0}}),5490:((j,S,a)=>{a.d(S,{M:()=>w,U:()=>M});var C=a(74135);const p=1e4;class M{current;saved=[];beyond=0;constructor(P){this.current=P}follow(P){
switch(P.operator){case"q":return this.saved.length<p?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(P),!0;default:return!1}}transform(P){if(P.count!==6)return;const[_,g,d,t,o,c]=w(P);this.current.
matrix=(0,C.lw)([_,g,d,t,o,c],this.current.matrix)}}const w=b=>Array.from({length:b.count},(P,_)=>b.number(_))}),21281:((j,S,a)=>{a.d(S,{Ip:()=>g,XM:()=>n,Xb:()=>c,
ds:()=>_,qg:()=>o,yB:()=>m});var C=a(59071),p=a(70549),M=a(21115),w=a(824),b=a(1975),P=a(60912);const _=(0,p.n)(async E=>g(E,await(0,w.Br)(E)));function g(E,i){
const e=(l,D)=>(0,C.wh)((0,b.sm)(i,l,D)[0]??""),h=t(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),v=d(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","\
part")}`:void 0,s=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,C.Gh)(E.resolve((0,w._U)(E)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFE\
Version"),e("pdfvtid","GTS_PDFVTVersion")],r=[h?.name,v,...s.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.test(l))];return{archive:h,accessible:v,names:r.filter(l=>l!==
void 0)}}const d=E=>/^[1-9]$/.test(E);function t(E,i){if(!d(E))return;const e=/^[abuef]$/.test(i)?i:"";return{part:Number(E),level:e,name:`PDF/A-${E}${e}`}}function o(E,i,e,h){
return i&&T(E,i,[M.dK.pdfaid]),c(e,h)}const c=({name:E},i)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${E}: ${i}.`});async function n(E){
const i=await(0,w.Br)(E);if(!i)return[];const{archive:e,accessible:h}=g(E,i);T(E,i,[M.dK.pdfaid,M.dK.pdfuaid]);const v=[e?.name,h].filter(f=>f!==void 0);return v.
length>0?[u(v,"a merge cannot guarantee conformance")]:[]}const u=(E,i)=>({code:"conformance_dropped",message:`The result no longer claims ${E.join(" and ")}, b\
ecause ${i}.`}),m=({archive:E,accessible:i})=>[...E?[c(E,y)]:[],...i===void 0?[]:[u([i],y)]],y="its metadata was removed";function T(E,i,e){i.properties.some(({
namespace:h})=>e.includes(h))&&(0,P._L)(E,(0,P.QH)(i,({namespace:h})=>e.includes(h),[]))}}),60912:((j,S,a)=>{a.d(S,{QH:()=>w,T3:()=>b,_L:()=>d});var C=a(21115),
p=a(3907),M=a(45599);function w(t,o,c){const{text:n,properties:u,end:m,about:y}=t,T=[];let E=0;for(const i of u.filter(o).sort((e,h)=>e.from-h.from))i.from<E||(T.
push(n.slice(E,i.from)),E=i.to);return T.push(n.slice(E,Math.max(m,E))),c.length>0&&T.push(P(c,y)),T.push(n.slice(Math.max(m,E))),g(T.join(""))}function b(t){return`\
<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${P(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(t,o){const n=[...new Set(t.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${C.dK[m]}"`).join(""),u=t.map(({prefix:m,name:y,form:T,values:E})=>`\
<${m}:${y}>${_(T,E)}</${m}:${y}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,p.X)(o)}"${n}>
${u.join("")}</rdf:Description>
`}function _(t,o){const c=n=>o.map(u=>`<rdf:li${n}>${(0,p.X)(u)}</rdf:li>`).join("");switch(t){case"simple":return(0,p.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const g=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(t,o){const c=t.catalog.get("Metadata"),n=t.resolve(c),u=n instanceof M.Z6?[...n.dict].
filter(([T])=>!["Filter","DecodeParms","Length"].includes(T)):[],m=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...u]),y=new M.Z6(m,Buffer.
from(o,"utf8"));(0,M.i9)(c)&&n instanceof M.Z6?t.put(c,y):t.edit(t.catalogNumber).set("Metadata",t.add(y))}}),59071:((j,S,a)=>{a.d(S,{Gh:()=>o,ZK:()=>c,wh:()=>t});
var C=a(77581),p=a(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
P=n=>n.replace(M,"").replace(w,"").replace(b,"�"),_=200,g=new WeakMap;function d(n){let u=g.get(n);if(u)return u;const m=P((0,C.g7)(n));return u={whole:m,trimmed:m.
trim()},n.bytes.length>=_&&g.set(n,u),u}const t=n=>P(n).trim();function o(n){const u=n instanceof p.Mx?d(n).trimmed:"";return u===""?null:u}const c=n=>n?d(n).whole:
""}),70549:((j,S,a)=>{a.d(S,{n:()=>C});function C(p){const M=new WeakMap;return w=>{if(w.hasChanges)return p(w);const b=M.get(w);if(b)return b.answer;const P=p(
w);return M.set(w,{answer:P}),P}}})};
