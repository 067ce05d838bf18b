"use strict";exports.id=2757,exports.ids=[2757],exports.modules={49180:((N,S,u)=>{u.d(S,{q:()=>x});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(E){const O=E.toLowerCase(),_=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??P().get(O);return _===void 0?void 0:
(_.length===3?[..._].map(s=>s+s):[_.slice(0,2),_.slice(2,4),_.slice(4)]).map(s=>Number.parseInt(s,16))}let y;function P(){const E=w.split(" ");return y??=new Map(
E.flatMap((O,_)=>_%2===0?[[O,E[_+1]]]:[]))}}),17079:((N,S,u)=>{u.d(S,{Z:()=>E,_:()=>P});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(s){
if(s.length>64)return;const o=s.trim().replace(x,(n,d,f,p)=>`${d??""}${1900+Number(f)}${p}`);return _(O(w.exec(o)??y.exec(o)))}function E(s){const o=s.length>64?
void 0:O(y.exec(s.trim()));if(!o||_(o)===void 0)return;const{year:n,month:d="",day:f="",hour:p="",minute:c="",second:t="",zone:e=""}=o;return`D:${n}${d}${f}${p}${c}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function O(s){if(!s)return;const[,o,n,d,f,p,c,t,e,i,r]=s,a=t??(e===void 0?void 0:`${e}${i??"00"}:${r??"00"}`);return{year:o,
month:n,day:d,hour:f,minute:p,second:c,zone:a}}function _(s){if(!s)return;const{year:o,month:n,day:d,hour:f,minute:p="00",second:c="00",zone:t}=s,e=(r,a,b)=>r===
void 0||Number(r)>=a&&Number(r)<=b;if(Number(o)===0||!e(n,1,12)||!e(d,1,h(Number(o),Number(n)))||!e(f,0,23)||!e(p,0,59)||!e(c,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const i=[o,n,d].filter(r=>r!==void 0).join("-");return f===void 0?i:`${i}T${f}:${p}:${c}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function h(s,o){return o===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),51521:((N,S,u)=>{u.d(S,{Ct:()=>O,Qf:()=>E,sA:()=>h});
var w=u(98446),x=u(34378);const y=/(\{[^{}]*\})/;function P(s,o){const n=[],d=[],f=`use ${o.map(p=>`{${p}}`).join(", ")}`;for(const p of(0,x.w)(s).split(y)){const c=o.
find(t=>`{${t}}`===p);if(c)n.push({placeholder:c});else if(y.test(p))d.push(p);else{if(/[{}]/.test(p))return{problem:`has a brace that belongs to no placeholder\
; ${f}`};p&&n.push({literal:p})}}return d.length===0?{pieces:n}:{problem:`has the unknown ${(0,w.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")};\
 ${f}`}}const E=s=>s.split(y).filter((o,n)=>n%2===1),O=(s,o)=>s.split(y).map((n,d)=>(d%2===1&&Object.hasOwn(o,n.slice(1,-1))?o[n.slice(1,-1)]:void 0)??n).join(""),
_=["number","last","label","name"],h=s=>P(s,_)}),49892:((N,S,u)=>{u.d(S,{B_:()=>y,Fw:()=>P,Tz:()=>O});var w=u(49180),x=u(57117);const y="OctavoColor";function P(_,h){
const s=E(_),o=s.length===1,n=h?.part===1;return h===void 0||(0,x.hU)(h,o?1:3)?{values:s,operators:`${s.join(" ")} ${o?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:
{values:s,listsGlyphs:n,operators:`/${y} cs ${s.join(" ")} sc`,colorSpace:o?(0,x.HB)():(0,x.Pz)()}}function E(_){if(_==="Gray")return[.5];const[h,s,o]=(0,w.q)(_);
return(h===s&&s===o&&h>0?[h]:[h,s,o]).map(d=>Math.round(d/255*1e4)/1e4)}function O(_){return _===void 0||(0,x.hU)(_,1)?{set:h=>`${h} g`,colorSpace:void 0}:{set:h=>`\
/${y} cs ${h} sc`,colorSpace:(0,x.HB)()}}}),57117:((N,S,u)=>{u.d(S,{Br:()=>_,HB:()=>d,Pz:()=>n,Qg:()=>s,_B:()=>P,c4:()=>h,hU:()=>O});var w=u(21281),x=u(824),y=u(
45599);async function P(f){const p=await(0,x.Br)(f),{archive:c}=(0,w.Ip)(f,p);return c&&{...c,xmp:p,intent:E(f)}}function E(f){for(const p of f.array(f.catalog.
get("OutputIntents"))??[]){const c=f.dict(p);if(!(0,y.Zm)(c)||!(0,y.Eo)(f.resolve(c.get("S")),"GTS_PDFA1"))continue;const t=f.resolve(f.dict(c.get("DestOutputPr\
ofile"))?.get("N"));if(typeof t=="number")return t}}const O=({intent:f},p)=>p===1?f!==void 0:f===p,_={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},h=(f,p,c)=>(0,w.qg)(f,p.xmp,p,c),s=f=>f&&f.part!==1&&f.intent===void 0?
n():void 0,o=[.9505,1,1.089],n=()=>[(0,y.UU)("CalRGB"),(0,y.jd)({WhitePoint:[...o],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,y.UU)("CalGray"),(0,y.jd)({WhitePoint:[...o],Gamma:2.2})]}),95358:((N,S,u)=>{u.d(S,{Wx:()=>E,pi:()=>_,z:()=>h});var w=u(58426),x=u(74135);function y(o,n){
return P(o,n*72/o.userUnit)}function P(o,n){const{width:d,height:f}=(0,x.iN)(o),p={width:d-2*n,height:f-2*n,inset:n};return p.width>0&&p.height>0?p:void 0}function E(o,n,d){
const f=d===w.zU[o].fields.margin.default;return n.map(p=>{const c=y(p,d);if(c||!f)return c;const{width:t,height:e}=(0,x.iN)(p);return P(p,Math.min(t,e)/10)})}const O=null;
function _(o,{inset:n},d,f,p){const c=(0,x.iN)(o),t=c.width-n-f,e=c.height-n-p,i=d.endsWith("left")?n:d.endsWith("right")?t:(c.width-f)/2,r=d.startsWith("bottom")?
n:d.startsWith("top")?e:(c.height-p)/2;return[i,r]}function h({kinds:o,pages:n},d){const f=n.find(({kind:p})=>!d[p]);return f?[{field:"margin",message:s(f.index,
o[f.kind])}]:[]}function s(o,n){const{width:d,height:f}=(0,x.iN)(n),p=(0,x.d)(Math.min(d,f)/2,n);return`leaves no room on page ${o+1}, which is ${(0,x.d)(d,n)} \
× ${(0,x.d)(f,n)} inches; it must be less than ${p}`}}),72313:((N,S,u)=>{u.d(S,{W:()=>a});var w=u(81627),x=u(45599),y=u(98446),P=u(36078);function E(m,l,g,M){return`\
/Artifact <<${g==="over"?`/Type /Pagination /Subtype /${l}`:`/Type /Background /BBox [${M.map(P._).join(" ")}]`}>> BDC
${m}
EMC
`}var O=u(36211),_=u(37709),h=u(85008),s=u(74135),o=u(5490);const n=400,d=.01;function f(m,l,g,M){const T=new _.BT(l),D=new p(m,g,M);for(let C=0;C<n&&T.next();C++)
if(D.takes(T))return!0;return!1}class p{document;resources;box;states=new o.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new c;clips=!1;constructor(l,g,M){
this.document=l,this.resources=g,this.box=M}takes(l){if(this.states.follow(l)||this.extendsPath(l)||this.setsState(l))return!1;const{operator:g}=l;if(g==="Do")return this.
paintsImage(l.name(0));const M=O.lJ.get(g);return M!==void 0&&this.paintsPath(M)}setsState(l){const g=this.states.current;switch(l.operator){case"gs":{const M=this.
document.dict(this.resource("ExtGState",l.name(0)));return g.isOpaque=g.isSolid=t(this.document,M),!0}case"scn":case"sc":return g.isSolid=g.isOpaque&&l.kind(l.count-
1)!==h.o_,!0;case"g":case"rg":case"k":return g.isSolid=g.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(l){const{matrix:g}=this.
states.current;switch(l.operator){case"re":{const[M,T,D,C]=(0,o.M)(l);return this.path.rectangle(g,M,T,D,C),!0}case"m":case"l":return this.path.point(g,l.number(
0),l.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:l}){const g=this.states.current,M=this.path.area();
return l&&g.isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(g.clip=M&&g.clip&&i(M,g.clip)),this.clips=!1,this.path=new c,!1)}paintsImage(l){const g=this.states.current,
M=this.resource("XObject",l);if(!g.isOpaque||!(M instanceof x.Z6)||!e(this.document,M.dict))return!1;const T=new c;return T.rectangle(g.matrix,0,0,1,1),this.isCoveredBy(
T.area())}isCoveredBy(l){const{clip:g}=this.states.current;return l!==void 0&&g!==void 0&&r(i(l,g),this.box)}resource(l,g){const{document:M,resources:T}=this;return g===
void 0?null:M.resolve(M.dict(T?.get(l))?.get(g))}}class c{isRectangle=!0;points=[];point([l,g,M,T,D,C],I,L){this.points.push([l*I+M*L+D,g*I+T*L+C])}rectangle(l,g,M,T,D){
this.point(l,g,M),this.point(l,g+T,M),this.point(l,g+T,M+D),this.point(l,g,M+D)}area(){const{points:l}=this;if(!this.isRectangle||l.length<4||l.length>5)return;
const g=(0,s.$L)(l),M=d*Math.max(g[2]-g[0],g[3]-g[1]),T=(D,C,I)=>Math.abs(D-C)<=M||Math.abs(D-I)<=M;return l.every(([D,C])=>T(D,g[0],g[2])&&T(C,g[1],g[3]))?g:void 0}}
function t(m,l){if(!l)return!0;const g=m.resolve(l.get("ca")),M=m.resolve(l.get("BM")),T=m.resolve(l.get("SMask"));return(g===null||g===1)&&(M===null||(0,x.Eo)(
M,"Normal"))&&(T===null||(0,x.Eo)(T,"None"))}function e(m,l){const g=m.resolve(l.get("ImageMask"))===!0;return(0,x.Eo)(m.resolve(l.get("Subtype")),"Image")&&!g&&
!l.has("SMask")&&!l.has("Mask")}function i(m,l){return[Math.max(m[0],l[0]),Math.max(m[1],l[1]),Math.min(m[2],l[2]),Math.min(m[3],l[3])]}function r(m,l){const[g,
M]=[d*(l[2]-l[0]),d*(l[3]-l[1])];return m[0]<=l[0]+g&&m[1]<=l[1]+M&&m[2]>=l[2]-g&&m[3]>=l[3]-M}async function a(m,{kinds:l,pages:g},M){const{pace:T}=m.job,{layer:D,
subtype:C,groupColorSpace:I}=M,L=new w.B(m);D==="over"&&await L.inspect(g);const z=[];for(const[Y,A]of g.entries()){const k=T.step(D==="over"?2e3:2e4);k&&await k,
Y%1e3===0&&T.progress(Y/g.length);const R=M.on(A,Y);if(!R)continue;const{box:j}=l[A.kind],{resources:U}=R,B=F=>E(R.operators(F),C,D,j);if(D==="over")await L.over(
A,{resources:U,operators:B});else{const F=await L.contents.content(L.contents.own(A));f(m,F,m.dict(A.resources),j)&&z.push(A.index+1),L.under(A,{resources:U,operators:B})}
I!==void 0&&b(m,A.index,I)}return z.length>0?[v(z,g.length)]:[]}function b(m,l,g){const M=m.pages.number(l),T=m.entry(M,"Group"),D=m.dict(T);if(D?.has("CS"))return;
const C=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.fromEntries(D??[]),CS:g});(0,x.i9)(T)&&(0,x.Zm)(m.get(T))?m.put(T,C):m.pages.patch(
l,{Group:C})}function v(m,l){return{code:"stamp_hidden",message:`The stamp is hidden ${m.length===l?"on every page":`on ${(0,y.oi)(m)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((N,S,u)=>{u.r(S),u.d(S,{addPageNumbers:()=>D});var w=u(58552),x=u(94289),y=u(33546),P=u(77581),E=u(
86799),O=u(47707),_=u(71391),h=u(49892),s=u(74135),o=u(95358),n=u(36078),d=u(57117),f=u(72313),p=u(99876),c=u(41578),t=u(12889),e=u(29825),i=u(75283),r=u(45657);
async function a(A){return[...A?[(0,i.ar)(A)]:[],await(0,i.Wu)("Regular")]}const b=A=>(0,O.Sw)(A)||(0,t.ft)(A);async function v(A,k,R){const j=A.map(()=>new Map);
for(const K of k)for(const{face:$,glyphs:G}of m(A,K,R))for(const{glyph:X}of G)j[$].set(X.id,X);const U=[],B=new Map;for(const[K,$]of j.entries())$.size!==0&&(B.
set(K,U.length),U.push(await(0,c.r)(A[K],[...$.values()])));const F=K=>{const $=m(A,K,R);return{pieces:$.map(G=>{const X=B.get(G.face)??0;return{font:X,operators:W=>l(
G,U[X],A[G.face].unit,W)}}),width:$.reduce((G,{glyphs:X})=>X.reduce((W,{advance:Q})=>W+Q,G),0)/1e3}},H=j.flatMap((K,$)=>[...K.values()].map(G=>({...A[$].boxOf(G),
scale:A[$].unit/1e3}))).filter(({minY:K,maxY:$})=>K<=$);return{fonts:U.map(({addTo:K})=>K),line:F,bottom:Math.min(0,(0,r.YG)(H.map(({minY:K,scale:$})=>K*$))),top:Math.
max(0,(0,r.Kf)(H.map(({maxY:K,scale:$})=>K*$)))}}function m(A,k,R){return(0,e.OD)(k,A).map(({font:j,text:U,rtl:B})=>({face:j,glyphs:R?A[j].shape(U,B):Array.from(
U,F=>A[j].plain(F))}))}function l({glyphs:A},{codeOf:k},R,j){const U=[];let B="",F=0;const V=()=>{B!==""&&U.push(/^<[^>]*>$/.test(B)?`${B} Tj`:`[${B}] TJ`),B=""},
H=$=>{Math.abs($)>=.01&&(B+=String(-Math.round($*100)/100))},K=$=>{B=B.endsWith(">")?`${B.slice(0,-1)}${$}>`:`${B}<${$}>`};for(const{glyph:$,advance:G,x:X,y:W}of A)
W!==F&&(V(),U.push(`${(0,n._)(W*j/1e3)} Ts`),F=W),H(X),K(k($)),H(G-X-$.advanceWidth*R);return V(),F!==0&&U.push("0 Ts"),U.join(" ")}var g=u(51521);const M="Octa\
voNumber",T=64*1024;async function D(A,k,R,j,U){const B=await(0,p.F)(A,j),{kinds:F,pages:V}=B,H=(0,o.Wx)("add_page_numbers",F,R.margin),K=(0,o.z)(B,H),$=(0,g.sA)(
R.number_format),G=R.first_number+V.length-1,{last_number:X=G}=R;if(X<G&&K.push({field:"last_number",message:`is ${X}, but the last page gets the number ${G}; g\
ive that or a higher one, or leave it out`}),"problem"in $)throw(0,w.G6)([{field:"number_format",message:$.problem},...K]);const W=await C(A,k,$.pieces,{...R,last_number:X},
V),Q=R.font&&(0,E.g)(R.font,"font"),Z=await L(W,$.pieces,{prepared:U,pace:A.job.pace,issues:K,file:Q}),J=(0,h.Fw)(R.color,await(0,d._B)(A)),tt=Z.fonts.map((et,nt)=>({
category:"Font",name:nt===0?M:`${M}${nt+1}`,ref:et(A,void 0,J.listsGlyphs)}));return J.colorSpace&&tt.push({category:"ColorSpace",name:h.B_,ref:A.add(J.colorSpace)}),
(0,f.W)(A,B,{layer:"over",subtype:"PageNum",on:({kind:et},nt)=>{const st=Z.line(W(nt)),[rt,ot]=[F[et],H[et]],q=Y(st.width,Z,R.font_size,rt,ot),ft=(Z.top-Z.bottom)*
q,[dt,lt]=(0,o.pi)(rt,ot,R.position,st.width*q,ft),ut=(0,s.lw)([1,0,0,1,dt,lt-Z.bottom*q],(0,s.S3)(rt));return{resources:tt,operators:at=>{const it=at[Z.fonts.length],
ht=it===void 0?J.operators:J.operators.replace(h.B_,it),pt=st.pieces.map(ct=>`/${at[ct.font]} ${(0,n._)(q)} Tf ${ct.operators(q)}`);return`q ${ht} BT ${(0,n.vs)(
ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function C(A,k,R,{first_number:j,last_number:U,digits:B},F){const V=String(U),H=(0,O.RK)(k.replace(/\.[^.]*$/,"")),K=R.
some(W=>"placeholder"in W&&W.placeholder==="label")?await(0,y.Hr)(A):void 0,$={number:W=>String(j+W).padStart(B,"0"),last:()=>V,name:()=>H,label:W=>{const{index:Q}=F[W];
if(!K)return String(Q+1);const{prefix:Z,style:J,number:tt}=K(Q);return(Z?(0,O.RK)((0,P.g7)(Z)):"")+(0,x.Y)(J,tt)}},G=R.map(W=>"literal"in W?{literal:(0,O.RK)(W.
literal)}:W);return Object.assign(W=>G.map(Q=>"literal"in Q?Q.literal:$[Q.placeholder](W)).join(""),{count:F.length,isUniform:!K})}function I(A){const k=new Set(
"0123456789"),R=A.isUniform?1:A.count;for(let j=0;j<R;j++)for(const U of A(j))k.add(U);return[...k].sort()}async function L(A,k,{prepared:R,pace:j,issues:U,file:B}){
const F=I(A),V=F.join(""),H=b(V),K=H?z(A):F,$=(0,_.C)("number",B?.bytes,H,H?[...K].join(`
`):V);let G=R.get($);if(!G){const X=await a(B);await j.rest();const W=(0,O.Zw)(V,X);if(W!==void 0){const Q=k.some(Z=>"placeholder"in Z&&/label|name/.test(Z.placeholder));
U.unshift({field:"number_format",message:Q?`${W} (from the format, the file name or the labels)`:W,mentions:["font"]})}if(U.length>0)throw(0,w.G6)(U);G=await v(
X,K,H),await j.rest(),R.put($,G,T)}if(U.length>0)throw(0,w.G6)(U);return G}function z(A){const k=new Set(["0123456789"]);for(let R=0;R<A.count;R++)k.add(A(R).replace(
/\d/g,"0"));return[...k]}function Y(A,{top:k,bottom:R},j,U,B){return Math.min(j/U.userUnit,B.width/Math.max(A,1e-6),B.height/(k-R))}}),50476:((N,S,u)=>{u.d(S,{c:()=>_,
f:()=>O});const[w,x,y,P,E]=[1,8,32,64,128];function O(h,s,o,n){const d=new Set,f=[...h].filter(p=>typeof p=="number");for(let p=f.pop();p!==void 0;p=f.pop())if(!(p<
0||p>=s||d.has(p))){d.add(p);for(const c of _(n,o(p)))f.push(c)}return d}function*_(h,[s,o]){if(!(o-s<12||h.getInt16(s)>=0))for(let n=s+10,d=y;d&y&&n+4<=o;)d=h.
getUint16(n),yield h.getUint16(n+2),n+=4+(d&w?4:2)+(d&x?2:d&P?4:d&E?8:0)}}),12889:((N,S,u)=>{u.d(S,{Rl:()=>r,Vv:()=>P,fM:()=>E,ft:()=>s,jB:()=>e,pr:()=>f,rg:()=>t,
vw:()=>d,wE:()=>i});var w=u(46161),x=u(93604),y=u(47707);const P="‏",E="‎";let O;const _=()=>O??=(0,w.A)(),h=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
s=a=>h.test(a),o=4e3,n=a=>_().getEmbeddingLevels(a.slice(0,o)).paragraphs[0]?.level??0,d=a=>s(a)&&n(a)%2===1,f=a=>[...p(a)];function*p(a){if(!s(a)){a!==""&&(yield{
text:a,rtl:!1,at:0});return}if(a.length<=o)return yield*c(a,0);const b=n(a)%2===1,v=[];for(let m=0;m<a.length;)m=Math.min(m+o,a.length),/[\ud800-\udbff]/.test(a[m-
1])&&(m=Math.min(m+1,a.length)),v.push(m);for(let m=0;m<v.length;m++){const l=b?v.length-1-m:m,g=v[l-1]??0;yield*c(a.slice(g,v[l]),g,b?"rtl":"ltr")}}function c(a,b,v){
const{levels:m,paragraphs:l}=_().getEmbeddingLevels(a,v),g=l[0]?.level??0;for(let D=a.length-1;D>=0&&/\s/.test(a[D]);D--)m[D]=g;const M=[];for(let D=0,C=0;D<a.length;D=
C){const I=m[D];for(;C<a.length&&m[C]===I;)C++;M.push({level:I,text:a.slice(D,C),at:D})}const T=M.reduce((D,{level:C})=>Math.max(D,C),0);for(let D=T;D>0;D--)for(let C=0,
I=0;C<M.length;C=I+1){for(I=C;I<M.length&&M[I].level>=D;)I++;for(let L=C,z=I-1;L<z;L++,z--)[M[L],M[z]]=[M[z],M[L]]}return M.map(({level:D,text:C,at:I})=>({text:C,
rtl:D%2===1,at:b+I}))}function*t(a,b){const v=new Int32Array(b.length+1);for(const[m,l]of b.entries())v[m+1]=v[m]+l.length;for(const{text:m,rtl:l,at:g}of p(a+b.
join(""))){const M=g-a.length,T=M+m.length,D=[];for(let C=Math.max((0,x.M)(v,M)-1,0);C<b.length&&v[C]<T;C++){const I=Math.max(M-v[C],0),L=b[C].slice(I,Math.max(
T-v[C],0));L!==""&&D.push({text:L,rtl:l,at:I,index:C})}yield*l?D.reverse():D}}const e=a=>Array.from(a,b=>_().getMirroredCharacter(b)??b).join(""),i=a=>(0,y.qf)(
e(a)).reverse().join(""),r=a=>f(a).flatMap(({text:b,rtl:v})=>v?(0,y.qf)(e(b)).reverse():(0,y.qf)(b))}),29825:((N,S,u)=>{u.d(S,{EH:()=>_,OD:()=>P,W_:()=>E,lV:()=>y});
var w=u(12889),x=u(47707);const y=-1,P=(h,s)=>(0,w.pr)(h).flatMap(o=>E(o,s));function E({text:h,rtl:s},o){const n=[];for(const d of(0,x.qf)(h)){const f=n.at(-1),
p=(0,x.ML)(d)?f?.font??0:O(d,o,f?.font);f?.font===p?f.text+=d:n.push({font:p,text:d,rtl:s})}return s?n.reverse():n}function O(h,s,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(h)&&o!==void 0&&s[o]?.covers(h)===!0?o:s.findIndex(d=>d.covers(h))}function _(h,s){const o=P(h,s).filter(({font:n})=>n===y);return[...new Set(o.flatMap(n=>(0,x.
qf)(n.text)))]}}),88739:((N,S,u)=>{u.d(S,{B:()=>O,U:()=>P});var w=u(77581),x=u(12889);const y=100;function P(_,{digits:h=4,isInOrder:s=!1}={}){const o=_.filter(
([,d])=>d.length>0).map(([d,f])=>`<${O(d).slice(-h)}> <${E(f,s)}>`),n=Array.from({length:Math.ceil(o.length/y)},(d,f)=>{const p=o.slice(f*y,(f+1)*y);return[`${p.
length} beginbfchar`,...p,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(h)}> <${"F".repeat(h)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(_,h){const s=_.map(o=>String.fromCodePoint(o)).join("");return(0,w.kt)(!h&&(0,x.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const O=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((N,S,u)=>{u.d(S,{F:()=>y});var w=u(60623);const x=1<<24,y=P=>(0,w.UD)(Buffer.from(P,"base64"),{
stream:x,total:x,remaining:x},{found:!1})}),74135:((N,S,u)=>{u.d(S,{$L:()=>f,DI:()=>O,Gd:()=>s,JQ:()=>x,Mo:()=>P,PU:()=>_,Pj:()=>t,S3:()=>y,W1:()=>e,XM:()=>c,d:()=>i,
ds:()=>E,gF:()=>p,iN:()=>w,kO:()=>d,lw:()=>h,xk:()=>o,zl:()=>n});function w({box:[r,a,b,v],rotation:m}){const l=b-r,g=v-a;return m%180===0?{width:l,height:g}:{width:g,
height:l}}function x(r){const{width:a,height:b}=w(r);return{width:a*r.userUnit,height:b*r.userUnit}}function y({box:[r,a,b,v],rotation:m}){switch(m){case 0:return[
1,0,0,1,r,a];case 90:return[0,1,-1,0,b,a];case 180:return[-1,0,0,-1,b,v];case 270:return[0,-1,1,0,r,v]}}function P(r,a){return a===void 0?r:t(r,a)??r}function E([
r,a,b,v]){return[Math.min(r,b),Math.min(a,v),Math.max(r,b),Math.max(a,v)]}function O([r,a,b,v,m,l]){const g=r*v-a*b,[M,T,D,C]=[v/g,-a/g,-b/g,r/g];return[M+0,T+0,
D+0,C+0,-(m*M+l*D)+0,-(m*T+l*C)+0]}const _=([r,a,b,v])=>Math.sqrt(Math.abs(r*v-a*b));function h(r,a){const[b,v,m,l,g,M]=r,[T,D,C,I,L,z]=a;return[b*T+v*C,b*D+v*I,
m*T+l*C,m*D+l*I,g*T+M*C+L,g*D+M*I+z]}function s([r,a,b,v,m,l],g,M){return[r*g+b*M+m,a*g+v*M+l]}function o([r,a],[b,v],[m,l],[g,M],T){const D=1-T,[C,I,L,z]=[D**3,
3*T*D**2,3*T**2*D,T**3];return[C*r+I*b+L*m+z*g,C*a+I*v+L*l+z*M]}function n(r,[a,b,v,m]){const[l,g]=s(r,a,b),[M,T]=s(r,v,b),[D,C]=s(r,a,m),[I,L]=s(r,v,m);return[
Math.min(l,M,D,I),Math.min(g,T,C,L),Math.max(l,M,D,I),Math.max(g,T,C,L)]}const d=(r,a)=>[Math.min(r[0],a[0]),Math.min(r[1],a[1]),Math.max(r[2],a[2]),Math.max(r[3],
a[3])];function f(r){let[a,b,v,m]=p;for(const[l,g]of r)a=Math.min(a,l),b=Math.min(b,g),v=Math.max(v,l),m=Math.max(m,g);return[a,b,v,m]}const p=[1/0,1/0,-1/0,-1/0],
c=([r,a,b,v],m)=>[r-m,a-m,b+m,v+m];function t(r,a){const b=[Math.max(r[0],a[0]),Math.max(r[1],a[1]),Math.min(r[2],a[2]),Math.min(r[3],a[3])];return b[0]<b[2]&&b[1]<
b[3]?b:void 0}const e=r=>r.map(a=>Math.round(a*1e5)/1e5+0),i=(r,{userUnit:a})=>String(Number((r*a/72).toPrecision(3)))}),6057:((N,S,u)=>{u.d(S,{VO:()=>y,b0:()=>E,
c_:()=>_,iw:()=>P,lQ:()=>O});var w=u(74135);const x=[0,0,612,792],y=(h,s)=>E(h,h.pages.attribute(s,"MediaBox"))??x;function P(h,s){const{pages:o}=h,n=h.resolve(
h.entry(o.number(s),"UserUnit"));return{box:(0,w.Mo)(y(h,s),E(h,o.attribute(s,"CropBox"))),rotation:_(h.resolve(o.attribute(s,"Rotate"))),userUnit:typeof n=="nu\
mber"&&n>0?n:1}}function E(h,s){const o=h.array(s)?.map(d=>h.resolve(d));if(o?.length!==4||!o.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const n=(0,w.
ds)(o);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function O(h,s){const o=(h.array(s)??[]).map(n=>h.resolve(n));return o.length===6&&o.every(n=>typeof n=="number")?o:
[1,0,0,1,0,0]}function _(h){const s=typeof h=="number"?(h%360+360)%360:0;return s===90||s===180||s===270?s:0}}),5490:((N,S,u)=>{u.d(S,{M:()=>P,U:()=>y});var w=u(
74135);const x=1e4;class y{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){switch(O.operator){case"q":return this.saved.length<x?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(O),
!0;default:return!1}}transform(O){if(O.count!==6)return;const[_,h,s,o,n,d]=P(O);this.current.matrix=(0,w.lw)([_,h,s,o,n,d],this.current.matrix)}}const P=E=>Array.
from({length:E.count},(O,_)=>E.number(_))}),21281:((N,S,u)=>{u.d(S,{Ip:()=>h,XM:()=>f,Xb:()=>d,ds:()=>_,qg:()=>n});var w=u(59071),x=u(70549),y=u(21115),P=u(824),
E=u(1975),O=u(60912);const _=(0,x.n)(async t=>h(t,await(0,P.Br)(t)));function h(t,e){const i=(l,g)=>(0,w.wh)((0,E.sm)(e,l,g)[0]??""),r=o(i("pdfaid","part"),i("p\
dfaid","conformance").toLowerCase()),a=s(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,v=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||
((0,w.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],m=[r?.name,a,...v.filter(l=>/^PDF\/[\w .:/()-]{1,40}$/.
test(l))];return{archive:r,accessible:a,names:m.filter(l=>l!==void 0)}}const s=t=>/^[1-9]$/.test(t);function o(t,e){if(!s(t))return;const i=/^[abuef]$/.test(e)?
e:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}function n(t,e,i,r){return e&&c(t,e,[y.dK.pdfaid]),d(i,r)}const d=({name:t},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${e}.`});async function f(t){const e=await(0,P.Br)(t);if(!e)return[];const{archive:i,accessible:r}=h(
t,e);c(t,e,[y.dK.pdfaid,y.dK.pdfuaid]);const a=[i?.name,r].filter(b=>b!==void 0);return a.length>0?[p(a)]:[]}const p=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function c(t,e,i){e.properties.some(({namespace:r})=>i.includes(r))&&
(0,O._L)(t,(0,O.QH)(e,({namespace:r})=>i.includes(r),[]))}}),21115:((N,S,u)=>{u.d(S,{HC:()=>P,dK:()=>w,ee:()=>y});const w={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(w));class y{uris=new Map;declared=[];known=new Map;enter(s){
let o;for(const{name:n,value:d}of s){if(!P(n))continue;const f=n.slice(6),p=this.uris.get(f);p?p.push(d):this.uris.set(f,[d]),(o??=[]).push(f)}this.declared.push(
o??E),o&&this.known.clear()}leave(){const s=this.declared.pop()??E;for(const o of s)this.uris.get(o).pop();s.length>0&&this.known.clear()}declares(s){return(this.
uris.get(_(s))?.length??0)>0}ofElement(s){let o=this.known.get(s);if(!o){const n=_(s),d=this.uris.get(n)?.at(-1)??x.get(n)??"";this.known.size===O&&this.known.clear(),
this.known.set(s,o={namespace:d,local:s.slice(s.indexOf(":")+1)})}return o}ofAttribute(s){return s.includes(":")?this.ofElement(s):{namespace:"",local:s}}}const P=h=>h===
"xmlns"||h.startsWith("xmlns:"),E=[],O=1e3,_=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),824:((N,S,u)=>{u.d(S,{Br:()=>h,_6:()=>o,_U:()=>_});var w=u(58552),x=u(1975),
y=u(17079),P=u(45599),E=u(59071),O=u(70549);function _(n){const d=n.resolve(n.trailer.get("Info"));return d instanceof P.Bi?d:d instanceof P.Z6?d.dict:void 0}const h=(0,O.
n)(s);async function s(n){const d=n.get(n.catalogNumber),f=d instanceof P.Bi?n.resolve(d.get("Metadata")):null;if(!(f instanceof P.Z6))return;let p;try{p=n.decoded(
f)}catch(c){if(!(c instanceof w.zU)||c.code==="cancelled")throw c;return x.m}return(0,x.kg)(p,n.job.pace)}function o(n,d){const f=_(n),p=a=>n.resolve(f?.get(a)),
c=(a,b,v=", ")=>{const m=(0,x.sm)(d,a,b).map(E.wh).filter(Boolean).join(v);return m===""?null:m},t=(a,b)=>{const[v=""]=(0,x.sm)(d,a,b);return(0,E.wh)(v)||null},
e=(a,b)=>(0,y._)((0,E.Gh)(p(a))??"")??(0,y._)(t("xmp",b)??"")??null,i=n.get(n.catalogNumber),r=i instanceof P.Bi?(0,E.Gh)(n.resolve(i.get("Lang"))):null;return{
title:(0,E.Gh)(p("Title"))??t("dc","title"),author:(0,E.Gh)(p("Author"))??c("dc","creator"),subject:(0,E.Gh)(p("Subject"))??t("dc","description"),keywords:(0,E.
Gh)(p("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,E.Gh)(p("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(p("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:r??t("dc","language")}}}),3907:((N,S,u)=>{u.d(S,{X:()=>p,km:()=>y,ol:()=>w,
xK:()=>n});const w=200,x=1e4;async function y(c,t,e){const i=new P(c);for(let r=i.next();r;r=i.next()){if(e(r))return"left";const a=t.step((r.to-r.from)*4+50);a&&
await a}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"\
text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){const r=this.text.indexOf(e,t+i);return r<0?this.end():(this.at=r+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(i)!==O))return this.at=i+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);if(i===t+1)return;const r=e.slice(t+1,i),a=[];for(let b=i;;){const v=this.blanks(
b),m=e.charCodeAt(v);if(m===O||m===_&&e.charCodeAt(v+1)===O)return this.at=m===O?v+1:v+2,{kind:m===O?"start":"empty",name:r,attributes:a,from:t,to:this.at};const l=this.
name(v),g=this.blanks(l),M=this.blanks(g+1),T=e[M];if(v===b||l===v||e[g]!=="="||T!=='"'&&T!=="'")return;const D=e.indexOf(T,M+1),C=e.slice(M+1,Math.max(D,M+1)),
I=C.includes("<")?void 0:s(C);if(D<0||I===void 0||a.length>=x)return;a.push({name:e.slice(v,l),value:I,from:v,to:D+1}),b=D+1}}characters(t,e){const i=s(this.text.
slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===_||
i===O||i===E||i===61||i===34||i===39)break}return t}}const[E,O,_]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(c){
if(!c.includes("&"))return c;const t=[];let e=0;for(let i=c.indexOf("&");i>=0;i=c.indexOf("&",e)){const r=c.indexOf(";",i);if(r<0||r-i>12)return;const a=c.slice(
i+1,r),b=h.get(a)??o(a);if(b===void 0)return;t.push(c.slice(e,i),b),e=r+1}return t.push(c.slice(e)),t.join("")}function o(c){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(c),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(c){const[t,e,i,r]=c;
if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&r===0)return f(c);if(t===254&&e===255||t===0&&e===60)return d(new TextDecoder("utf-16be").decode(c));
if(t===255&&e===254||t===60&&e===0)return d(new TextDecoder("utf-16le").decode(c));const a=new TextDecoder().decode(c);return d(a.includes("�")?Buffer.from(c).
toString("latin1"):a)}const d=c=>c.startsWith("\uFEFF")?c.slice(1):c;function f(c){const t=new DataView(c.buffer,c.byteOffset,c.byteLength),e=c[0]!==0,i=[];for(let r=0;r+
4<=c.length;r+=4){const a=t.getUint32(r,e);if(a>1114111)return;i.push(String.fromCodePoint(a))}return d(i.join(""))}const p=c=>c.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((N,S,u)=>{u.d(S,{QH:()=>P,T3:()=>E,_L:()=>s});var w=u(21115),x=u(3907),y=u(45599);function P(o,n,d){
const{text:f,properties:p,end:c,about:t}=o,e=[];let i=0;for(const r of p.filter(n).sort((a,b)=>a.from-b.from))r.from<i||(e.push(f.slice(i,r.from)),i=r.to);return e.
push(f.slice(i,Math.max(c,i))),d.length>0&&e.push(O(d,t)),e.push(f.slice(Math.max(c,i))),h(e.join(""))}function E(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${O(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(o,n){const f=[...new Set(o.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${w.dK[c]}"`).join(""),p=o.map(({prefix:c,name:t,form:e,values:i})=>`\
<${c}:${t}>${_(e,i)}</${c}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,x.X)(n)}"${f}>
${p.join("")}</rdf:Description>
`}function _(o,n){const d=f=>n.map(p=>`<rdf:li${f}>${(0,x.X)(p)}</rdf:li>`).join("");switch(o){case"simple":return(0,x.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const h=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(o,n){const d=o.catalog.get("Metadata"),f=o.resolve(d),p=f instanceof y.Z6?[...f.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],c=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...p]),t=new y.Z6(c,Buffer.
from(n,"utf8"));(0,y.i9)(d)&&f instanceof y.Z6?o.put(d,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((N,S,u)=>{u.d(S,{kg:()=>E,m:()=>P,sm:()=>O});
var w=u(21115),x=u(3907);const y=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(o,n){const d=(0,x.xK)(o);if(d===void 0)return P;const f=new h,
c=await(0,x.km)(d,n,t=>(f.take(t),f.broken))!=="well-formed"||f.depth>0||f.end<0||!f.declared;return{text:d,properties:f.properties,malformed:c,end:f.end,about:f.
about}}function O(o,n,d){return o?.properties.find(f=>f.name===d&&f.namespace===w.dK[n])?.values??[]}const _=-2;class h{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(n,d,f){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const p=this.scope.ofElement(n),c=p.namespace===w.dK.rdf,t=c&&p.local==="li";this.root===_&&this.end<0&&c&&p.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?d.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:n,...p,from:f,language:i}),
this.root===_){if(!c||p.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(d);else if(e===
2){this.items=[];const r=d.find(({name:a})=>this.isRdf(a,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:d,value:f,from:p,
to:c}of n){if((0,w.HC)(d))continue;const{namespace:t,local:e}=this.scope.ofAttribute(d);t===w.dK.rdf&&e==="about"&&(this.about=f),!(t===""||t===w.dK.rdf||t===w.
dK.xml)&&this.add({namespace:t,name:e,values:[f],from:p,to:c})}}close(n,d,f){const p=this.open.pop();if(p?.name!==n){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==_)if(c===0)this.end=d,this.root=_;else if(c===1&&this.loose)this.root=_,this.loose=!1;else if(c===2){const t=this.items.length>
0?s(this.items):[this.pieces.join("").trim()];this.add({namespace:p.namespace,name:p.local,values:t,from:p.from,to:f})}else c>2&&p.namespace===w.dK.rdf&&p.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:p.language}),this.pieces=[])}add(n){this.properties.length<y?this.properties.push(n):this.broken=
!0}isRdf(n,d){const f=this.scope.ofAttribute(n);return f.local===d&&f.namespace===w.dK.rdf}}function s(o){const n=o.findIndex(({language:f})=>f?.toLowerCase()===
"x-default"),d=o.map(({text:f})=>f);return n>0?[d[n],...d.slice(0,n),...d.slice(n+1)]:d}}),94289:((N,S,u)=>{u.d(S,{Y:()=>w});function w(_,h){switch(_){case"D":return String(
h);case"R":return E(h);case"r":return E(h).toLowerCase();case"A":return O(h);case"a":return O(h).toLowerCase();default:return""}}const x=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],y=1e5,P=2600;function E(_){if(_>y)return String(_);let h="",
s=_;for(const[o,n]of x)for(;s>=o;)h+=n,s-=o;return h}function O(_){return _>P?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),33546:((N,S,u)=>{
u.d(S,{FB:()=>E,Hr:()=>_,Zh:()=>h,k$:()=>O,qm:()=>s});var w=u(93604),x=u(45599),y=u(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function E(c){
const t=c.catalog.get("PageLabels");if(!c.dict(t))return;const e=(await(0,y.Zc)(c,t,"Nums")).map(([i,r])=>({first:Number(i),label:c.dict(r)})).filter(({first:i})=>Number.
isInteger(i)&&i>=0).sort((i,r)=>i.first-r.first).filter(({first:i},r,a)=>a[r+1]?.first!==i).map(({first:i,label:r})=>({first:i,...o(c,r)}));return e[0]?.first===
0?e:[P,...e]}function O(c,t){const e=c.editCatalog();if(t.length===0){e.delete("PageLabels");return}const i=t[0].first===0?t:[P,...t],r=p(c),a=i.map(({first:b,start:v,
...m})=>[b,f({...m,number:v},r)]);e.set("PageLabels",c.add((0,y.H6)(c,a,"Nums")))}async function _(c){const t=await E(c);if(!t)return;const e=t.map(({first:i})=>i);
return i=>{const r=t[(0,w.M)(e,i)-1];return{...r,number:r.start+i-r.first}}}function h(c,t){const e=[],i=p(c);let r,a=0;for(const b of t)(!r||!n(r,b))&&e.push([
a,f(b,i)]),r=b,a++;return(0,y.H6)(c,e,"Nums")}async function s(c,t){const e=await _(c);if(!e)return;const i=h(c,Array.from(t,r=>e(r-1)));c.editCatalog().set("Pa\
geLabels",c.add(i))}function o(c,t){const e=c.resolve(t?.get("S")),i=c.resolve(t?.get("P")),r=c.resolve(t?.get("St"));return{style:e instanceof x.SX?e.text:void 0,
prefix:i instanceof x.Mx&&i.bytes.length>0?i:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function n(c,t){return c.style!==t.style||t.style!==
void 0&&t.number!==c.number+1?!1:c.prefix===t.prefix?!0:!!c.prefix&&!!t.prefix&&Buffer.compare(c.prefix.bytes,t.prefix.bytes)===0}const d=100;function f({style:c,
prefix:t,number:e},i){return(0,x.jd)({S:c===void 0?void 0:(0,x.UU)(c),P:t&&t.bytes.length>d?i(t):t,St:c===void 0||e===1?void 0:e})}function p(c){const t=new Map;
return e=>{let i=t.get(e);return i||t.set(e,i=c.add(e)),i}}}),81077:((N,S,u)=>{u.d(S,{AN:()=>s,BX:()=>O,H6:()=>_,MN:()=>h,Pu:()=>P,Zc:()=>E});var w=u(45599),x=u(
9819);const y=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function E(t,e,i){const r=[];for(const a of await n(t,e,0,i)){for(const v of f(
t,a,i))r.push(v);const b=t.job.pace.step(o);b&&await b}return r}async function O(t,e,i,r,a,b){const v=await n(t,e,i,r,b);for(let m=v.length-1;m>=0;m--){const l=v[m],
g=f(t,l,r),M=g.filter(([I,L])=>!a(I,L)),T=t.job.pace.step(o+g.length*o);T&&await T,M.length<g.length&&(t.edit(l.holder),l.dict.set(r,M.flat()),l.changed=!0);for(const I of l.
repeats)t.edit(l.holder),l.dict.delete(I),l.changed=!0;if(l.emptyKids){const I=(t.array(l.dict.get("Kids"))??[]).filter(L=>!l.emptyKids.has(t.dict(L)));t.edit(l.
holder),l.dict.set("Kids",I),l.changed=!0}if(!l.changed)continue;const D=t.array(l.dict.get("Kids"))??[];l.empty=M.length===0&&D.length===0;const C=l.parent;C&&
(C.changed=!0,l.empty?(C.emptyKids??=new Set).add(l.dict):p(t,l,M,D))}return v[0]?.empty??!1}function _(t,e,i){if(e.length<=y)return(0,w.jd)({[i]:e.flat()});let r=[];
for(const a of c(e)){const[b,v]=[a[0][0],a.at(-1)[0]];r.push({ref:t.add((0,w.jd)({Limits:[b,v],[i]:a.flat()})),low:b,high:v})}for(;r.length>y;)r=c(r).map(a=>{const[
b,v]=[a[0].low,a.at(-1).high];return{ref:t.add((0,w.jd)({Limits:[b,v],Kids:a.map(({ref:m})=>m)})),low:b,high:v}});return(0,w.jd)({Kids:r.map(({ref:a})=>a)})}const h=(t,e)=>_(
t,s([...e].map(([i,r])=>[(0,w.Px)(i),r])),"Names");function s(t){return t.map(e=>({entry:e,key:P(e[0])})).sort((e,i)=>e.key<i.key?-1:e.key>i.key?1:0).map(({entry:e})=>e)}
const o=100;async function n(t,e,i,r,a){const b=new x.b9(t),v=new Set,m=M=>v.size<v.add(M).size,l=[],g=[{value:e??null,holder:i,parent:void 0}];for(let M=g.pop();M!==
void 0;M=g.pop()){b.spend(1);const T=t.dict(M.value);if(!T||!m(T)||a&&M.parent&&!d(t,T,a))continue;const D=[],C=A=>{const k=t.array(T.get(A));return!k||m(k)?k??
[]:(D.push(A),[])},I=C(r).length>>1,L=C("Kids"),z={dict:T,holder:(0,x.Kd)(M.value,M.holder),parent:M.parent,repeats:D};l.push(z),b.spend(I);for(let A=L.length-1;A>=
0;A--)g.push({value:L[A],holder:(0,x.Kd)(T.get("Kids"),z.holder),parent:z});const Y=t.job.pace.step(o+I*o);Y&&await Y}return l}function d(t,e,i){const[r,a]=t.array(
e.get("Limits"))??[];return typeof r!="number"||typeof a!="number"||i(r,a)}function f(t,{dict:e,repeats:i},r){const a=i.includes(r)?void 0:t.array(e.get(r));if(!a)
return[];const b=[];for(let v=0;v+1<a.length;v+=2){const m=t.resolve(a[v]);(r==="Names"?m instanceof w.Mx:typeof m=="number")&&b.push([m,a[v+1]])}return b}function p(t,e,i,r){
const a=m=>t.array(t.dict(m)?.get("Limits"))??[],b=i[0]?.[0]??a(r[0])[0],v=i.at(-1)?.[0]??a(r.at(-1))[1];t.edit(e.holder),b!==void 0&&v!==void 0?e.dict.set("Lim\
its",[b,v]):e.dict.delete("Limits")}function c(t){const e=[];for(let i=0;i<t.length;i+=y)e.push(t.slice(i,i+y));return e}}),59071:((N,S,u)=>{u.d(S,{Gh:()=>n,ZK:()=>d,
wh:()=>o});var w=u(77581),x=u(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=f=>f.replace(y,"").replace(P,"").replace(E,"�"),_=200,h=new WeakMap;function s(f){if(f.bytes.length<_)return O((0,w.g7)(f));let p=h.get(f);return p===void 0&&
h.set(f,p=O((0,w.g7)(f))),p}const o=f=>O(f).trim();function n(f){const p=f instanceof x.Mx?s(f).trim():"";return p===""?null:p}const d=f=>f?s(f):""}),70549:((N,S,u)=>{
u.d(S,{n:()=>w});function w(x){const y=new WeakMap;return P=>{if(P.hasChanges)return x(P);const E=y.get(P);if(E)return E.answer;const O=x(P);return y.set(P,{answer:O}),
O}}}),9819:((N,S,u)=>{u.d(S,{J7:()=>y,Kd:()=>O,Wo:()=>_,_i:()=>E,b9:()=>P});var w=u(42973),x=u(45599);class y{document;gone=new Set;chased=new Set;constructor(s){
this.document=s}remove(s){const{catalog:o,catalogNumber:n,pages:d}=this.document,f=o.get("Pages");s===n||(0,x.i9)(f)&&s===f.number||d.holds(s)||(this.gone.add(s),
this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,x.
i9)(s)&&this.gone.has(s.number)}}class P{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(s,o=new P(
s)){this.allowance=o,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,x.i9)(s))return!0;const{number:o}=s,n=o>>3;if(n>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const d=1<<(o&7),f=(this.seen[n]&d)===0;return this.seen[n]|=d,f}}function O(h,s){return(0,x.i9)(h)?h.number:
s}function _(h,s){const o=h.catalog.get(s),n=h.dict(o);return n&&{dict:n,holder:O(o,h.catalogNumber)}}}),93604:((N,S,u)=>{u.d(S,{B:()=>w,M:()=>x});const w=(P,E)=>y(
P,E,!1),x=(P,E)=>y(P,E,!0);function y(P,E,O){let[_,h]=[0,P.length];for(;_<h;){const s=_+h>>1,o=P[s];o<E||O&&o===E?_=s+1:h=s}return _}})};
