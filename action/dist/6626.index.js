"use strict";exports.id=6626,exports.ids=[6626],exports.modules={49180:((K,C,l)=>{l.d(C,{q:()=>x});const w="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(M){const y=M.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??O().get(y);return g===void 0?void 0:
(g.length===3?[...g].map(r=>r+r):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(r=>Number.parseInt(r,16))}let v;function O(){const M=w.split(" ");return v??=new Map(
M.flatMap((y,g)=>g%2===0?[[y,M[g+1]]]:[]))}}),17079:((K,C,l)=>{l.d(C,{Z:()=>M,_:()=>O});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,v=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(r){
if(r.length>64)return;const a=r.trim().replace(x,(s,d,o,h)=>`${d??""}${1900+Number(o)}${h}`);return g(y(w.exec(a)??v.exec(a)))}function M(r){const a=r.length>64?
void 0:y(v.exec(r.trim()));if(!a||g(a)===void 0)return;const{year:s,month:d="",day:o="",hour:h="",minute:c="",second:e="",zone:t=""}=a;return`D:${s}${d}${o}${h}${c}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function y(r){if(!r)return;const[,a,s,d,o,h,c,e,t,i,n]=r,f=e??(t===void 0?void 0:`${t}${i??"00"}:${n??"00"}`);return{year:a,
month:s,day:d,hour:o,minute:h,second:c,zone:f}}function g(r){if(!r)return;const{year:a,month:s,day:d,hour:o,minute:h="00",second:c="00",zone:e}=r,t=(n,f,b)=>n===
void 0||Number(n)>=f&&Number(n)<=b;if(Number(a)===0||!t(s,1,12)||!t(d,1,p(Number(a),Number(s)))||!t(o,0,23)||!t(h,0,59)||!t(c,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const i=[a,s,d].filter(n=>n!==void 0).join("-");return o===void 0?i:`${i}T${o}:${h}:${c}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function p(r,a){return a===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),51521:((K,C,l)=>{l.d(C,{Ct:()=>y,Qf:()=>M,sA:()=>p});
var w=l(98446),x=l(34378);const v=/(\{[^{}]*\})/;function O(r,a){const s=[],d=[],o=`use ${a.map(h=>`{${h}}`).join(", ")}`;for(const h of(0,x.w)(r).split(v)){const c=a.
find(e=>`{${e}}`===h);if(c)s.push({placeholder:c});else if(v.test(h))d.push(h);else{if(/[{}]/.test(h))return{problem:`has a brace that belongs to no placeholder\
; ${o}`};h&&s.push({literal:h})}}return d.length===0?{pieces:s}:{problem:`has the unknown ${(0,w.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")};\
 ${o}`}}const M=r=>r.split(v).filter((a,s)=>s%2===1),y=(r,a)=>r.split(v).map((s,d)=>(d%2===1&&Object.hasOwn(a,s.slice(1,-1))?a[s.slice(1,-1)]:void 0)??s).join(""),
g=["number","last","label","name"],p=r=>O(r,g)}),49892:((K,C,l)=>{l.d(C,{B_:()=>v,Fw:()=>O,Tz:()=>y});var w=l(49180),x=l(57117);const v="OctavoColor";function O(g,p){
const r=M(g),a=r.length===1,s=p?.part===1;return p===void 0||(0,x.hU)(p,a?1:3)?{values:r,operators:`${r.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0,listsGlyphs:s}:
{values:r,listsGlyphs:s,operators:`/${v} cs ${r.join(" ")} sc`,colorSpace:a?(0,x.HB)():(0,x.Pz)()}}function M(g){if(g==="Gray")return[.5];const[p,r,a]=(0,w.q)(g);
return(p===r&&r===a&&p>0?[p]:[p,r,a]).map(d=>Math.round(d/255*1e4)/1e4)}function y(g){return g===void 0||(0,x.hU)(g,1)?{set:p=>`${p} g`,colorSpace:void 0}:{set:p=>`\
/${v} cs ${p} sc`,colorSpace:(0,x.HB)()}}}),57117:((K,C,l)=>{l.d(C,{Br:()=>g,HB:()=>d,Pz:()=>s,Qg:()=>r,_B:()=>O,c4:()=>p,hU:()=>y});var w=l(21281),x=l(824),v=l(
45599);async function O(o){const h=await(0,x.Br)(o),{archive:c}=(0,w.Ip)(o,h);return c&&{...c,xmp:h,intent:M(o)}}function M(o){for(const h of o.array(o.catalog.
get("OutputIntents"))??[]){const c=o.dict(h);if(!(0,v.Zm)(c)||!(0,v.Eo)(o.resolve(c.get("S")),"GTS_PDFA1"))continue;const e=o.resolve(o.dict(c.get("DestOutputPr\
ofile"))?.get("N"));if(typeof e=="number")return e}}const y=({intent:o},h)=>h===1?o!==void 0:o===h,g={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},p=(o,h,c)=>(0,w.qg)(o,h.xmp,h,c),r=o=>o&&o.part!==1&&o.intent===void 0?
s():void 0,a=[.9505,1,1.089],s=()=>[(0,v.UU)("CalRGB"),(0,v.jd)({WhitePoint:[...a],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,v.UU)("CalGray"),(0,v.jd)({WhitePoint:[...a],Gamma:2.2})]}),95358:((K,C,l)=>{l.d(C,{Wx:()=>M,pi:()=>g,z:()=>p});var w=l(58426),x=l(74135);function v(a,s){
return O(a,s*72/a.userUnit)}function O(a,s){const{width:d,height:o}=(0,x.iN)(a),h={width:d-2*s,height:o-2*s,inset:s};return h.width>0&&h.height>0?h:void 0}function M(a,s,d){
const o=d===w.zU[a].fields.margin.default;return s.map(h=>{const c=v(h,d);if(c||!o)return c;const{width:e,height:t}=(0,x.iN)(h);return O(h,Math.min(e,t)/10)})}const y=null;
function g(a,{inset:s},d,o,h){const c=(0,x.iN)(a),e=c.width-s-o,t=c.height-s-h,i=d.endsWith("left")?s:d.endsWith("right")?e:(c.width-o)/2,n=d.startsWith("bottom")?
s:d.startsWith("top")?t:(c.height-h)/2;return[i,n]}function p({kinds:a,pages:s},d){const o=s.find(({kind:h})=>!d[h]);return o?[{field:"margin",message:r(o.index,
a[o.kind])}]:[]}function r(a,s){const{width:d,height:o}=(0,x.iN)(s),h=(0,x.d)(Math.min(d,o)/2,s);return`leaves no room on page ${a+1}, which is ${(0,x.d)(d,s)} \
× ${(0,x.d)(o,s)} inches; it must be less than ${h}`}}),72313:((K,C,l)=>{l.d(C,{W:()=>f});var w=l(81627),x=l(45599),v=l(98446),O=l(36078);function M(_,u,m,E){return`\
/Artifact <<${m==="over"?`/Type /Pagination /Subtype /${u}`:`/Type /Background /BBox [${E.map(O._).join(" ")}]`}>> BDC
${_}
EMC
`}var y=l(36211),g=l(37709),p=l(85008),r=l(74135),a=l(5490);const s=400,d=.01;function o(_,u,m,E){const D=new g.BT(u),S=new h(_,m,E);for(let A=0;A<s&&D.next();A++)
if(S.takes(D))return!0;return!1}class h{document;resources;box;states=new a.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new c;clips=!1;constructor(u,m,E){
this.document=u,this.resources=m,this.box=E}takes(u){if(this.states.follow(u)||this.extendsPath(u)||this.setsState(u))return!1;const{operator:m}=u;if(m==="Do")return this.
paintsImage(u.name(0));const E=y.lJ.get(m);return E!==void 0&&this.paintsPath(E)}setsState(u){const m=this.states.current;switch(u.operator){case"gs":{const E=this.
document.dict(this.resource("ExtGState",u.name(0)));return m.isOpaque=m.isSolid=e(this.document,E),!0}case"scn":case"sc":return m.isSolid=m.isOpaque&&u.kind(u.count-
1)!==p.o_,!0;case"g":case"rg":case"k":return m.isSolid=m.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(u){const{matrix:m}=this.
states.current;switch(u.operator){case"re":{const[E,D,S,A]=(0,a.M)(u);return this.path.rectangle(m,E,D,S,A),!0}case"m":case"l":return this.path.point(m,u.number(
0),u.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:u}){const m=this.states.current,E=this.path.area();
return u&&m.isSolid&&this.isCoveredBy(E)?!0:(this.clips&&(m.clip=E&&m.clip&&i(E,m.clip)),this.clips=!1,this.path=new c,!1)}paintsImage(u){const m=this.states.current,
E=this.resource("XObject",u);if(!m.isOpaque||!(E instanceof x.Z6)||!t(this.document,E.dict))return!1;const D=new c;return D.rectangle(m.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(u){const{clip:m}=this.states.current;return u!==void 0&&m!==void 0&&n(i(u,m),this.box)}resource(u,m){const{document:E,resources:D}=this;return m===
void 0?null:E.resolve(E.dict(D?.get(u))?.get(m))}}class c{isRectangle=!0;points=[];point([u,m,E,D,S,A],B,k){this.points.push([u*B+E*k+S,m*B+D*k+A])}rectangle(u,m,E,D,S){
this.point(u,m,E),this.point(u,m+D,E),this.point(u,m+D,E+S),this.point(u,m,E+S)}area(){const{points:u}=this;if(!this.isRectangle||u.length<4||u.length>5)return;
const m=(0,r.$L)(u),E=d*Math.max(m[2]-m[0],m[3]-m[1]),D=(S,A,B)=>Math.abs(S-A)<=E||Math.abs(S-B)<=E;return u.every(([S,A])=>D(S,m[0],m[2])&&D(A,m[1],m[3]))?m:void 0}}
function e(_,u){if(!u)return!0;const m=_.resolve(u.get("ca")),E=_.resolve(u.get("BM")),D=_.resolve(u.get("SMask"));return(m===null||m===1)&&(E===null||(0,x.Eo)(
E,"Normal"))&&(D===null||(0,x.Eo)(D,"None"))}function t(_,u){const m=_.resolve(u.get("ImageMask"))===!0;return(0,x.Eo)(_.resolve(u.get("Subtype")),"Image")&&!m&&
!u.has("SMask")&&!u.has("Mask")}function i(_,u){return[Math.max(_[0],u[0]),Math.max(_[1],u[1]),Math.min(_[2],u[2]),Math.min(_[3],u[3])]}function n(_,u){const[m,
E]=[d*(u[2]-u[0]),d*(u[3]-u[1])];return _[0]<=u[0]+m&&_[1]<=u[1]+E&&_[2]>=u[2]-m&&_[3]>=u[3]-E}async function f(_,{kinds:u,pages:m},E){const{pace:D}=_.job,{layer:S,
subtype:A,groupColorSpace:B}=E,k=new w.B(_);S==="over"&&await k.inspect(m);const H=[];for(const[Y,T]of m.entries()){const W=D.step(S==="over"?2e3:2e4);W&&await W,
Y%1e3===0&&D.progress(Y/m.length);const $=E.on(T,Y);if(!$)continue;const{box:j}=u[T.kind],{resources:R}=$,L=F=>M($.operators(F),A,S,j);if(S==="over")await k.over(
T,{resources:R,operators:L});else{const F=k.contents.content(k.contents.own(T));o(_,F,_.dict(T.resources),j)&&H.push(T.index+1),k.under(T,{resources:R,operators:L})}
B!==void 0&&b(_,T.index,B)}return H.length>0?[P(H,m.length)]:[]}function b(_,u,m){const E=_.pages.number(u),D=_.entry(E,"Group"),S=_.dict(D);if(S?.has("CS"))return;
const A=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.fromEntries(S??[]),CS:m});(0,x.i9)(D)&&(0,x.Zm)(_.get(D))?_.put(D,A):_.pages.patch(
u,{Group:A})}function P(_,u){return{code:"stamp_hidden",message:`The stamp is hidden ${_.length===u?"on every page":`on ${(0,v.oi)(_)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),62166:((K,C,l)=>{l.r(C),l.d(C,{addPageNumbers:()=>S});var w=l(58552),x=l(94289),v=l(33546),O=l(77581),M=l(
86799),y=l(47707),g=l(71391),p=l(49892),r=l(74135),a=l(95358),s=l(36078),d=l(57117),o=l(72313),h=l(99876),c=l(41578),e=l(12889),t=l(29825),i=l(6264),n=l(45657);
async function f(T){return[...T?[(0,i.ar)(T)]:[],await(0,i.Wu)("Regular")]}const b=T=>(0,y.Sw)(T)||(0,e.ft)(T);async function P(T,W,$){const j=T.map(()=>new Map);
for(const U of W)for(const{face:I,glyphs:G}of _(T,U,$))for(const{glyph:z}of G)j[I].set(z.id,z);const R=[],L=new Map;for(const[U,I]of j.entries())I.size!==0&&(L.
set(U,R.length),R.push(await(0,c.r)(T[U],[...I.values()])));const F=U=>{const I=_(T,U,$);return{pieces:I.map(G=>{const z=L.get(G.face)??0;return{font:z,operators:N=>u(
G,R[z],T[G.face].unit,N)}}),width:I.reduce((G,{glyphs:z})=>z.reduce((N,{advance:Q})=>N+Q,G),0)/1e3}},X=j.flatMap((U,I)=>[...U.values()].map(G=>({...T[I].boxOf(G),
scale:T[I].unit/1e3}))).filter(({minY:U,maxY:I})=>U<=I);return{fonts:R.map(({addTo:U})=>U),line:F,bottom:Math.min(0,(0,n.YG)(X.map(({minY:U,scale:I})=>U*I))),top:Math.
max(0,(0,n.Kf)(X.map(({maxY:U,scale:I})=>U*I)))}}function _(T,W,$){return(0,t.OD)(W,T).map(({font:j,text:R,rtl:L})=>({face:j,glyphs:$?T[j].shape(R,L):Array.from(
R,F=>T[j].plain(F))}))}function u({glyphs:T},{codeOf:W},$,j){const R=[];let L="",F=0;const V=()=>{L!==""&&R.push(/^<[^>]*>$/.test(L)?`${L} Tj`:`[${L}] TJ`),L=""},
X=I=>{Math.abs(I)>=.01&&(L+=String(-Math.round(I*100)/100))},U=I=>{L=L.endsWith(">")?`${L.slice(0,-1)}${I}>`:`${L}<${I}>`};for(const{glyph:I,advance:G,x:z,y:N}of T)
N!==F&&(V(),R.push(`${(0,s._)(N*j/1e3)} Ts`),F=N),X(z),U(W(I)),X(G-z-I.advanceWidth*$);return V(),F!==0&&R.push("0 Ts"),R.join(" ")}var m=l(51521);const E="Octa\
voNumber",D=64*1024;async function S(T,W,$,j,R){const L=await(0,h.F)(T,j),{kinds:F,pages:V}=L,X=(0,a.Wx)("add_page_numbers",F,$.margin),U=(0,a.z)(L,X),I=(0,m.sA)(
$.number_format),G=$.first_number+V.length-1,{last_number:z=G}=$;if(z<G&&U.push({field:"last_number",message:`is ${z}, but the last page gets the number ${G}; g\
ive that or a higher one, or leave it out`}),"problem"in I)throw(0,w.G6)([{field:"number_format",message:I.problem},...U]);const N=await A(T,W,I.pieces,{...$,last_number:z},
V),Q=$.font&&(0,M.g)($.font,"font"),Z=await k(N,I.pieces,{prepared:R,pace:T.job.pace,issues:U,file:Q}),J=(0,p.Fw)($.color,await(0,d._B)(T)),ee=Z.fonts.map((te,ne)=>({
category:"Font",name:ne===0?E:`${E}${ne+1}`,ref:te(T,void 0,J.listsGlyphs)}));return J.colorSpace&&ee.push({category:"ColorSpace",name:p.B_,ref:T.add(J.colorSpace)}),
(0,o.W)(T,L,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=Z.line(N(ne)),[re,oe]=[F[te],X[te]],q=Y(se.width,Z,$.font_size,re,oe),fe=(Z.top-Z.bottom)*
q,[de,le]=(0,a.pi)(re,oe,$.position,se.width*q,fe),ue=(0,r.lw)([1,0,0,1,de,le-Z.bottom*q],(0,r.S3)(re));return{resources:ee,operators:ae=>{const ie=ae[Z.fonts.length],
he=ie===void 0?J.operators:J.operators.replace(p.B_,ie),pe=se.pieces.map(ce=>`/${ae[ce.font]} ${(0,s._)(q)} Tf ${ce.operators(q)}`);return`q ${he} BT ${(0,s.vs)(
ue)} Tm ${pe.join(" ")} ET Q`}}}})}async function A(T,W,$,{first_number:j,last_number:R,digits:L},F){const V=String(R),X=(0,y.RK)(W.replace(/\.[^.]*$/,"")),U=$.
some(N=>"placeholder"in N&&N.placeholder==="label")?await(0,v.Hr)(T):void 0,I={number:N=>String(j+N).padStart(L,"0"),last:()=>V,name:()=>X,label:N=>{const{index:Q}=F[N];
if(!U)return String(Q+1);const{prefix:Z,style:J,number:ee}=U(Q);return(Z?(0,y.RK)((0,O.g7)(Z)):"")+(0,x.Y)(J,ee)}},G=$.map(N=>"literal"in N?{literal:(0,y.RK)(N.
literal)}:N);return Object.assign(N=>G.map(Q=>"literal"in Q?Q.literal:I[Q.placeholder](N)).join(""),{count:F.length,isUniform:!U})}function B(T){const W=new Set(
"0123456789"),$=T.isUniform?1:T.count;for(let j=0;j<$;j++)for(const R of T(j))W.add(R);return[...W].sort()}async function k(T,W,{prepared:$,pace:j,issues:R,file:L}){
const F=B(T),V=F.join(""),X=b(V),U=X?H(T):F,I=(0,g.C)("number",L?.bytes,X,X?[...U].join(`
`):V);let G=$.get(I);if(!G){const z=await f(L);await j.rest();const N=(0,y.Zw)(V,z);if(N!==void 0){const Q=W.some(Z=>"placeholder"in Z&&/label|name/.test(Z.placeholder));
R.unshift({field:"number_format",message:Q?`${N} (from the format, the file name or the labels)`:N,mentions:["font"]})}if(R.length>0)throw(0,w.G6)(R);G=await P(
z,U,X),await j.rest(),$.put(I,G,D)}if(R.length>0)throw(0,w.G6)(R);return G}function H(T){const W=new Set(["0123456789"]);for(let $=0;$<T.count;$++)W.add(T($).replace(
/\d/g,"0"));return[...W]}function Y(T,{top:W,bottom:$},j,R,L){return Math.min(j/R.userUnit,L.width/Math.max(T,1e-6),L.height/(W-$))}}),12889:((K,C,l)=>{l.d(C,{Rl:()=>d,
Vv:()=>v,ft:()=>g,jB:()=>a,pr:()=>r,vw:()=>p,wE:()=>s});var w=l(46161),x=l(47707);const v="‏";let O;const M=()=>O??=(0,w.A)(),y=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
g=o=>y.test(o),p=o=>g(o)&&(M().getEmbeddingLevels(o).paragraphs[0]?.level??0)%2===1;function r(o){if(!g(o))return o===""?[]:[{text:o,rtl:!1,at:0}];const{levels:h,
paragraphs:c}=M().getEmbeddingLevels(o),e=c[0]?.level??0;for(let n=o.length-1;n>=0&&/\s/.test(o[n]);n--)h[n]=e;const t=[];for(let n=0;n<o.length;n++){const f=t.
at(-1);f&&f.level===h[n]?f.text+=o[n]:t.push({level:h[n],text:o[n],at:n})}const i=t.reduce((n,{level:f})=>Math.max(n,f),0);for(let n=i;n>0;n--)for(let f=0,b=0;f<
t.length;f=b+1){for(b=f;b<t.length&&t[b].level>=n;)b++;if(b>f+1)for(const[P,_]of t.slice(f,b).entries())t[b-1-P]=_}return t.map(({level:n,text:f,at:b})=>({text:f,
rtl:n%2===1,at:b}))}const a=o=>Array.from(o,h=>M().getMirroredCharacter(h)??h).join(""),s=o=>(0,x.qf)(a(o)).reverse().join(""),d=o=>r(o).flatMap(({text:h,rtl:c})=>c?
(0,x.qf)(a(h)).reverse():(0,x.qf)(h))}),29825:((K,C,l)=>{l.d(C,{EH:()=>g,OD:()=>O,W_:()=>M,lV:()=>v});var w=l(12889),x=l(47707);const v=-1,O=(p,r)=>(0,w.pr)(p).
flatMap(a=>M(a,r));function M({text:p,rtl:r},a){const s=[];for(const d of(0,x.qf)(p)){const o=s.at(-1),h=(0,x.ML)(d)?o?.font??0:y(d,a,o?.font);o?.font===h?o.text+=
d:s.push({font:h,text:d,rtl:r})}return r?s.reverse():s}function y(p,r,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(p)&&a!==void 0&&r[a]?.covers(p)===
!0?a:r.findIndex(d=>d.covers(p))}function g(p,r){const a=O(p,r).filter(({font:s})=>s===v);return[...new Set(a.flatMap(s=>(0,x.qf)(s.text)))]}}),88739:((K,C,l)=>{
l.d(C,{B:()=>y,U:()=>O});var w=l(77581),x=l(12889);const v=100;function O(g,{digits:p=4,isInOrder:r=!1}={}){const a=g.filter(([,d])=>d.length>0).map(([d,o])=>`<${y(
d).slice(-p)}> <${M(o,r)}>`),s=Array.from({length:Math.ceil(a.length/v)},(d,o)=>{const h=a.slice(o*v,(o+1)*v);return[`${h.length} beginbfchar`,...h,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(p)}> <${"F".repeat(p)}> endcodespacerange`,...s,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function M(g,p){const r=g.map(a=>String.fromCodePoint(a)).join("");return(0,w.kt)(!p&&(0,x.ft)(r)?[...r].reverse().join(""):r).toString("hex").toUpperCase()}
const y=g=>g.toString(16).toUpperCase().padStart(4,"0")}),38875:((K,C,l)=>{l.d(C,{F:()=>v});var w=l(60623);const x=1<<24,v=O=>(0,w.UD)(Buffer.from(O,"base64"),{
stream:x,total:x,remaining:x},{found:!1})}),74135:((K,C,l)=>{l.d(C,{$L:()=>o,DI:()=>y,Gd:()=>r,JQ:()=>x,Mo:()=>O,PU:()=>g,Pj:()=>e,S3:()=>v,W1:()=>t,XM:()=>c,d:()=>i,
ds:()=>M,gF:()=>h,iN:()=>w,kO:()=>d,lw:()=>p,xk:()=>a,zl:()=>s});function w({box:[n,f,b,P],rotation:_}){const u=b-n,m=P-f;return _%180===0?{width:u,height:m}:{width:m,
height:u}}function x(n){const{width:f,height:b}=w(n);return{width:f*n.userUnit,height:b*n.userUnit}}function v({box:[n,f,b,P],rotation:_}){switch(_){case 0:return[
1,0,0,1,n,f];case 90:return[0,1,-1,0,b,f];case 180:return[-1,0,0,-1,b,P];case 270:return[0,-1,1,0,n,P]}}function O(n,f){return f===void 0?n:e(n,f)??n}function M([
n,f,b,P]){return[Math.min(n,b),Math.min(f,P),Math.max(n,b),Math.max(f,P)]}function y([n,f,b,P,_,u]){const m=n*P-f*b,[E,D,S,A]=[P/m,-f/m,-b/m,n/m];return[E+0,D+0,
S+0,A+0,-(_*E+u*S)+0,-(_*D+u*A)+0]}const g=([n,f,b,P])=>Math.sqrt(Math.abs(n*P-f*b));function p(n,f){const[b,P,_,u,m,E]=n,[D,S,A,B,k,H]=f;return[b*D+P*A,b*S+P*B,
_*D+u*A,_*S+u*B,m*D+E*A+k,m*S+E*B+H]}function r([n,f,b,P,_,u],m,E){return[n*m+b*E+_,f*m+P*E+u]}function a([n,f],[b,P],[_,u],[m,E],D){const S=1-D,[A,B,k,H]=[S**3,
3*D*S**2,3*D**2*S,D**3];return[A*n+B*b+k*_+H*m,A*f+B*P+k*u+H*E]}function s(n,[f,b,P,_]){const[u,m]=r(n,f,b),[E,D]=r(n,P,b),[S,A]=r(n,f,_),[B,k]=r(n,P,_);return[
Math.min(u,E,S,B),Math.min(m,D,A,k),Math.max(u,E,S,B),Math.max(m,D,A,k)]}const d=(n,f)=>[Math.min(n[0],f[0]),Math.min(n[1],f[1]),Math.max(n[2],f[2]),Math.max(n[3],
f[3])];function o(n){let[f,b,P,_]=h;for(const[u,m]of n)f=Math.min(f,u),b=Math.min(b,m),P=Math.max(P,u),_=Math.max(_,m);return[f,b,P,_]}const h=[1/0,1/0,-1/0,-1/0],
c=([n,f,b,P],_)=>[n-_,f-_,b+_,P+_];function e(n,f){const b=[Math.max(n[0],f[0]),Math.max(n[1],f[1]),Math.min(n[2],f[2]),Math.min(n[3],f[3])];return b[0]<b[2]&&b[1]<
b[3]?b:void 0}const t=n=>n.map(f=>Math.round(f*1e5)/1e5+0),i=(n,{userUnit:f})=>String(Number((n*f/72).toPrecision(3)))}),6057:((K,C,l)=>{l.d(C,{VO:()=>v,b0:()=>M,
c_:()=>g,iw:()=>O,lQ:()=>y});var w=l(74135);const x=[0,0,612,792],v=(p,r)=>M(p,p.pages.attribute(r,"MediaBox"))??x;function O(p,r){const{pages:a}=p,s=p.resolve(
p.entry(a.number(r),"UserUnit"));return{box:(0,w.Mo)(v(p,r),M(p,a.attribute(r,"CropBox"))),rotation:g(p.resolve(a.attribute(r,"Rotate"))),userUnit:typeof s=="nu\
mber"&&s>0?s:1}}function M(p,r){const a=p.array(r)?.map(d=>p.resolve(d));if(a?.length!==4||!a.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const s=(0,w.
ds)(a);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function y(p,r){const a=(p.array(r)??[]).map(s=>p.resolve(s));return a.length===6&&a.every(s=>typeof s=="number")?a:
[1,0,0,1,0,0]}function g(p){const r=typeof p=="number"?(p%360+360)%360:0;return r===90||r===180||r===270?r:0}}),5490:((K,C,l)=>{l.d(C,{M:()=>O,U:()=>v});var w=l(
74135);const x=1e4;class v{current;saved=[];beyond=0;constructor(y){this.current=y}follow(y){switch(y.operator){case"q":return this.saved.length<x?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(y),
!0;default:return!1}}transform(y){if(y.count!==6)return;const[g,p,r,a,s,d]=O(y);this.current.matrix=(0,w.lw)([g,p,r,a,s,d],this.current.matrix)}}const O=M=>Array.
from({length:M.count},(y,g)=>M.number(g))}),21281:((K,C,l)=>{l.d(C,{Ip:()=>p,XM:()=>o,Xb:()=>d,ds:()=>g,qg:()=>s});var w=l(59071),x=l(70549),v=l(21115),O=l(824),
M=l(1975),y=l(60912);const g=(0,x.n)(async e=>p(e,await(0,O.Br)(e)));function p(e,t){const i=(u,m)=>(0,w.wh)((0,M.sm)(t,u,m)[0]??""),n=a(i("pdfaid","part"),i("p\
dfaid","conformance").toLowerCase()),f=r(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,P=[i("pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||
((0,w.Gh)(e.resolve((0,O._U)(e)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],_=[n?.name,f,...P.filter(u=>/^PDF\/[\w .:/()-]{1,40}$/.
test(u))];return{archive:n,accessible:f,names:_.filter(u=>u!==void 0)}}const r=e=>/^[1-9]$/.test(e);function a(e,t){if(!r(e))return;const i=/^[abuef]$/.test(t)?
t:"";return{part:Number(e),level:i,name:`PDF/A-${e}${i}`}}function s(e,t,i,n){return t&&c(e,t,[v.dK.pdfaid]),d(i,n)}const d=({name:e},t)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${e}: ${t}.`});async function o(e){const t=await(0,O.Br)(e);if(!t)return[];const{archive:i,accessible:n}=p(
e,t);c(e,t,[v.dK.pdfaid,v.dK.pdfuaid]);const f=[i?.name,n].filter(b=>b!==void 0);return f.length>0?[h(f)]:[]}const h=e=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function c(e,t,i){t.properties.some(({namespace:n})=>i.includes(n))&&
(0,y._L)(e,(0,y.QH)(t,({namespace:n})=>i.includes(n),[]))}}),21115:((K,C,l)=>{l.d(C,{HC:()=>O,dK:()=>w,ee:()=>v});const w={rdf:"http://www.w3.org/1999/02/22-rdf\
-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/\
1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx\
/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(w));class v{uris=new Map;declared=[];known=new Map;enter(r){
let a;for(const{name:s,value:d}of r){if(!O(s))continue;const o=s.slice(6),h=this.uris.get(o);h?h.push(d):this.uris.set(o,[d]),(a??=[]).push(o)}this.declared.push(
a??M),a&&this.known.clear()}leave(){const r=this.declared.pop()??M;for(const a of r)this.uris.get(a).pop();r.length>0&&this.known.clear()}declares(r){return(this.
uris.get(g(r))?.length??0)>0}ofElement(r){let a=this.known.get(r);if(!a){const s=g(r),d=this.uris.get(s)?.at(-1)??x.get(s)??"";this.known.size===y&&this.known.clear(),
this.known.set(r,a={namespace:d,local:r.slice(r.indexOf(":")+1)})}return a}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const O=p=>p===
"xmlns"||p.startsWith("xmlns:"),M=[],y=1e3,g=p=>p.slice(0,Math.max(p.indexOf(":"),0))}),824:((K,C,l)=>{l.d(C,{Br:()=>p,_6:()=>a,_U:()=>g});var w=l(58552),x=l(1975),
v=l(17079),O=l(45599),M=l(59071),y=l(70549);function g(s){const d=s.resolve(s.trailer.get("Info"));return d instanceof O.Bi?d:d instanceof O.Z6?d.dict:void 0}const p=(0,y.
n)(r);async function r(s){const d=s.get(s.catalogNumber),o=d instanceof O.Bi?s.resolve(d.get("Metadata")):null;if(!(o instanceof O.Z6))return;let h;try{h=s.decoded(
o)}catch(c){if(!(c instanceof w.zU)||c.code==="cancelled")throw c;return x.m}return(0,x.kg)(h,s.job.pace)}function a(s,d){const o=g(s),h=f=>s.resolve(o?.get(f)),
c=(f,b,P=", ")=>{const _=(0,x.sm)(d,f,b).map(M.wh).filter(Boolean).join(P);return _===""?null:_},e=(f,b)=>{const[P=""]=(0,x.sm)(d,f,b);return(0,M.wh)(P)||null},
t=(f,b)=>(0,v._)((0,M.Gh)(h(f))??"")??(0,v._)(e("xmp",b)??"")??null,i=s.get(s.catalogNumber),n=i instanceof O.Bi?(0,M.Gh)(s.resolve(i.get("Lang"))):null;return{
title:(0,M.Gh)(h("Title"))??e("dc","title"),author:(0,M.Gh)(h("Author"))??c("dc","creator"),subject:(0,M.Gh)(h("Subject"))??e("dc","description"),keywords:(0,M.
Gh)(h("Keywords"))??c("pdf","Keywords")??c("dc","subject"),creator:(0,M.Gh)(h("Creator"))??e("xmp","CreatorTool"),producer:(0,M.Gh)(h("Producer"))??e("pdf","Pro\
ducer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyDate"),language:n??e("dc","language")}}}),3907:((K,C,l)=>{l.d(C,{X:()=>h,km:()=>v,ol:()=>w,
xK:()=>s});const w=200,x=1e4;async function v(c,e,t){const i=new O(c);for(let n=i.next();n;n=i.next()){if(t(n))return"left";const f=e.step((n.to-n.from)*4+50);f&&
await f}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=
e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==M)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(
t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const n=e.indexOf("]]>",t);return n<0?this.end():(this.at=n+3,{kind:"\
text",text:e.slice(t+9,n),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===g?this.
endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,i){const n=this.text.indexOf(t,e+i);return n<0?this.end():(this.at=n+t.length,{kind:"othe\
r",from:e,to:this.at})}endTag(e){const t=this.name(e+2),i=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(i)!==y))return this.at=i+1,{kind:"end",name:this.text.
slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,i=this.name(e+1);if(i===e+1)return;const n=t.slice(e+1,i),f=[];for(let b=i;;){const P=this.blanks(
b),_=t.charCodeAt(P);if(_===y||_===g&&t.charCodeAt(P+1)===y)return this.at=_===y?P+1:P+2,{kind:_===y?"start":"empty",name:n,attributes:f,from:e,to:this.at};const u=this.
name(P),m=this.blanks(u),E=this.blanks(m+1),D=t[E];if(P===b||u===P||t[m]!=="="||D!=='"'&&D!=="'")return;const S=t.indexOf(D,E+1),A=t.slice(E+1,Math.max(S,E+1)),
B=A.includes("<")?void 0:r(A);if(S<0||B===void 0||f.length>=x)return;f.push({name:t.slice(P,u),value:B,from:P,to:S+1}),b=S+1}}characters(e,t){const i=r(this.text.
slice(e,t));return i===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:i,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:
t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){
const i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const i=t.charCodeAt(e);if(i<=32||i===g||
i===y||i===M||i===61||i===34||i===39)break}return e}}const[M,y,g]=[60,62,47],p=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(c){
if(!c.includes("&"))return c;const e=[];let t=0;for(let i=c.indexOf("&");i>=0;i=c.indexOf("&",t)){const n=c.indexOf(";",i);if(n<0||n-i>12)return;const f=c.slice(
i+1,n),b=p.get(f)??a(f);if(b===void 0)return;e.push(c.slice(t,i),b),t=n+1}return e.push(c.slice(t)),e.join("")}function a(c){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(c),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function s(c){const[e,t,i,n]=c;
if(e===0&&t===0&&(i===254||i===0)||e===255&&t===254&&i===0&&n===0)return o(c);if(e===254&&t===255||e===0&&t===60)return d(new TextDecoder("utf-16be").decode(c));
if(e===255&&t===254||e===60&&t===0)return d(new TextDecoder("utf-16le").decode(c));const f=new TextDecoder().decode(c);return d(f.includes("�")?Buffer.from(c).
toString("latin1"):f)}const d=c=>c.startsWith("\uFEFF")?c.slice(1):c;function o(c){const e=new DataView(c.buffer,c.byteOffset,c.byteLength),t=c[0]!==0,i=[];for(let n=0;n+
4<=c.length;n+=4){const f=e.getUint32(n,t);if(f>1114111)return;i.push(String.fromCodePoint(f))}return d(i.join(""))}const h=c=>c.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,C,l)=>{l.d(C,{QH:()=>O,T3:()=>M,_L:()=>r});var w=l(21115),x=l(3907),v=l(45599);function O(a,s,d){
const{text:o,properties:h,end:c,about:e}=a,t=[];let i=0;for(const n of h.filter(s).sort((f,b)=>f.from-b.from))n.from<i||(t.push(o.slice(i,n.from)),i=n.to);return t.
push(o.slice(i,Math.max(c,i))),d.length>0&&t.push(y(d,e)),t.push(o.slice(Math.max(c,i))),p(t.join(""))}function M(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${y(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(a,s){const o=[...new Set(a.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${w.dK[c]}"`).join(""),h=a.map(({prefix:c,name:e,form:t,values:i})=>`\
<${c}:${e}>${g(t,i)}</${c}:${e}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,x.X)(s)}"${o}>
${h.join("")}</rdf:Description>
`}function g(a,s){const d=o=>s.map(h=>`<rdf:li${o}>${(0,x.X)(h)}</rdf:li>`).join("");switch(a){case"simple":return(0,x.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const p=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(a,s){const d=a.catalog.get("Metadata"),o=a.resolve(d),h=o instanceof v.Z6?[...o.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],c=new v.Bi([["Type",new v.SX("Metadata")],["Subtype",new v.SX("XML")],...h]),e=new v.Z6(c,Buffer.
from(s,"utf8"));(0,v.i9)(d)&&o instanceof v.Z6?a.put(d,e):a.edit(a.catalogNumber).set("Metadata",a.add(e))}}),1975:((K,C,l)=>{l.d(C,{kg:()=>M,m:()=>O,sm:()=>y});
var w=l(21115),x=l(3907);const v=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(a,s){const d=(0,x.xK)(a);if(d===void 0)return O;const o=new p,
c=await(0,x.km)(d,s,e=>(o.take(e),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:d,properties:o.properties,malformed:c,end:o.end,about:o.
about}}function y(a,s,d){return a?.properties.find(o=>o.name===d&&o.namespace===w.dK[s])?.values??[]}const g=-2;class p{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==g&&this.open.length>this.root+2}start(s,d,o){if(this.open.length>=x.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const h=this.scope.ofElement(s),c=h.namespace===w.dK.rdf,e=c&&h.local==="li";this.root===g&&this.end<0&&c&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,i=e?d.find(({name:n})=>n==="xml:lang")?.value:void 0;if(this.open.push({name:s,...h,from:o,language:i}),
this.root===g){if(!c||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(t===1)this.describe(d);else if(t===
2){this.items=[];const n=d.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=n?[n.value]:[]}else e&&(this.pieces=[])}describe(s){for(const{name:d,value:o,from:h,
to:c}of s){if((0,w.HC)(d))continue;const{namespace:e,local:t}=this.scope.ofAttribute(d);e===w.dK.rdf&&t==="about"&&(this.about=o),!(e===""||e===w.dK.rdf||e===w.
dK.xml)&&this.add({namespace:e,name:t,values:[o],from:h,to:c})}}close(s,d,o){const h=this.open.pop();if(h?.name!==s){this.broken=!0;return}this.scope.leave();const c=this.
open.length-this.root;if(this.root!==g)if(c===0)this.end=d,this.root=g;else if(c===1&&this.loose)this.root=g,this.loose=!1;else if(c===2){const e=this.items.length>
0?r(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:e,from:h.from,to:o})}else c>2&&h.namespace===w.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(s){this.properties.length<v?this.properties.push(s):this.broken=
!0}isRdf(s,d){const o=this.scope.ofAttribute(s);return o.local===d&&o.namespace===w.dK.rdf}}function r(a){const s=a.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),d=a.map(({text:o})=>o);return s>0?[d[s],...d.slice(0,s),...d.slice(s+1)]:d}}),94289:((K,C,l)=>{l.d(C,{Y:()=>w});function w(g,p){switch(g){case"D":return String(
p);case"R":return M(p);case"r":return M(p).toLowerCase();case"A":return y(p);case"a":return y(p).toLowerCase();default:return""}}const x=[[1e3,"M"],[900,"CM"],[
500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],v=1e5,O=2600;function M(g){if(g>v)return String(g);let p="",
r=g;for(const[a,s]of x)for(;r>=a;)p+=s,r-=a;return p}function y(g){return g>O?String(g):String.fromCharCode(65+(g-1)%26).repeat(Math.ceil(g/26))}}),33546:((K,C,l)=>{
l.d(C,{FB:()=>M,Hr:()=>g,Zh:()=>p,k$:()=>y,qm:()=>r});var w=l(93604),x=l(45599),v=l(81077);const O={first:0,style:"D",prefix:void 0,start:1};async function M(c){
const e=c.catalog.get("PageLabels");if(!c.dict(e))return;const t=(await(0,v.Zc)(c,e,"Nums")).map(([i,n])=>({first:Number(i),label:c.dict(n)})).filter(({first:i})=>Number.
isInteger(i)&&i>=0).sort((i,n)=>i.first-n.first).filter(({first:i},n,f)=>f[n+1]?.first!==i).map(({first:i,label:n})=>({first:i,...a(c,n)}));return t[0]?.first===
0?t:[O,...t]}function y(c,e){const t=c.editCatalog();if(e.length===0){t.delete("PageLabels");return}const i=e[0].first===0?e:[O,...e],n=h(c),f=i.map(({first:b,start:P,
..._})=>[b,o({..._,number:P},n)]);t.set("PageLabels",c.add((0,v.H6)(c,f,"Nums")))}async function g(c){const e=await M(c);if(!e)return;const t=e.map(({first:i})=>i);
return i=>{const n=e[(0,w.M)(t,i)-1];return{...n,number:n.start+i-n.first}}}function p(c,e){const t=[],i=h(c);let n,f=0;for(const b of e)(!n||!s(n,b))&&t.push([
f,o(b,i)]),n=b,f++;return(0,v.H6)(c,t,"Nums")}async function r(c,e){const t=await g(c);if(!t)return;const i=p(c,Array.from(e,n=>t(n-1)));c.editCatalog().set("Pa\
geLabels",c.add(i))}function a(c,e){const t=c.resolve(e?.get("S")),i=c.resolve(e?.get("P")),n=c.resolve(e?.get("St"));return{style:t instanceof x.SX?t.text:void 0,
prefix:i instanceof x.Mx&&i.bytes.length>0?i:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function s(c,e){return c.style!==e.style||e.style!==
void 0&&e.number!==c.number+1?!1:c.prefix===e.prefix?!0:!!c.prefix&&!!e.prefix&&Buffer.compare(c.prefix.bytes,e.prefix.bytes)===0}const d=100;function o({style:c,
prefix:e,number:t},i){return(0,x.jd)({S:c===void 0?void 0:(0,x.UU)(c),P:e&&e.bytes.length>d?i(e):e,St:c===void 0||t===1?void 0:t})}function h(c){const e=new Map;
return t=>{let i=e.get(t);return i||e.set(t,i=c.add(t)),i}}}),81077:((K,C,l)=>{l.d(C,{AN:()=>r,BX:()=>y,H6:()=>g,MN:()=>p,Pu:()=>O,Zc:()=>M});var w=l(45599),x=l(
9819);const v=64,O=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function M(e,t,i){const n=[];for(const f of await s(e,t,0,i)){for(const P of o(
e,f,i))n.push(P);const b=e.job.pace.step(a);b&&await b}return n}async function y(e,t,i,n,f,b){const P=await s(e,t,i,n,b);for(let _=P.length-1;_>=0;_--){const u=P[_],
m=o(e,u,n),E=m.filter(([B,k])=>!f(B,k)),D=e.job.pace.step(a+m.length*a);D&&await D,E.length<m.length&&(e.edit(u.holder),u.dict.set(n,E.flat()),u.changed=!0);for(const B of u.
repeats)e.edit(u.holder),u.dict.delete(B),u.changed=!0;if(u.emptyKids){const B=(e.array(u.dict.get("Kids"))??[]).filter(k=>!u.emptyKids.has(e.dict(k)));e.edit(u.
holder),u.dict.set("Kids",B),u.changed=!0}if(!u.changed)continue;const S=e.array(u.dict.get("Kids"))??[];u.empty=E.length===0&&S.length===0;const A=u.parent;A&&
(A.changed=!0,u.empty?(A.emptyKids??=new Set).add(u.dict):h(e,u,E,S))}return P[0]?.empty??!1}function g(e,t,i){if(t.length<=v)return(0,w.jd)({[i]:t.flat()});let n=[];
for(const f of c(t)){const[b,P]=[f[0][0],f.at(-1)[0]];n.push({ref:e.add((0,w.jd)({Limits:[b,P],[i]:f.flat()})),low:b,high:P})}for(;n.length>v;)n=c(n).map(f=>{const[
b,P]=[f[0].low,f.at(-1).high];return{ref:e.add((0,w.jd)({Limits:[b,P],Kids:f.map(({ref:_})=>_)})),low:b,high:P}});return(0,w.jd)({Kids:n.map(({ref:f})=>f)})}const p=(e,t)=>g(
e,r([...t].map(([i,n])=>[(0,w.Px)(i),n])),"Names");function r(e){return e.map(t=>({entry:t,key:O(t[0])})).sort((t,i)=>t.key<i.key?-1:t.key>i.key?1:0).map(({entry:t})=>t)}
const a=100;async function s(e,t,i,n,f){const b=new x.b9(e),P=new Set,_=E=>P.size<P.add(E).size,u=[],m=[{value:t??null,holder:i,parent:void 0}];for(let E=m.pop();E!==
void 0;E=m.pop()){b.spend(1);const D=e.dict(E.value);if(!D||!_(D)||f&&E.parent&&!d(e,D,f))continue;const S=[],A=T=>{const W=e.array(D.get(T));return!W||_(W)?W??
[]:(S.push(T),[])},B=A(n).length>>1,k=A("Kids"),H={dict:D,holder:(0,x.Kd)(E.value,E.holder),parent:E.parent,repeats:S};u.push(H),b.spend(B);for(let T=k.length-1;T>=
0;T--)m.push({value:k[T],holder:(0,x.Kd)(D.get("Kids"),H.holder),parent:H});const Y=e.job.pace.step(a+B*a);Y&&await Y}return u}function d(e,t,i){const[n,f]=e.array(
t.get("Limits"))??[];return typeof n!="number"||typeof f!="number"||i(n,f)}function o(e,{dict:t,repeats:i},n){const f=i.includes(n)?void 0:e.array(t.get(n));if(!f)
return[];const b=[];for(let P=0;P+1<f.length;P+=2){const _=e.resolve(f[P]);(n==="Names"?_ instanceof w.Mx:typeof _=="number")&&b.push([_,f[P+1]])}return b}function h(e,t,i,n){
const f=_=>e.array(e.dict(_)?.get("Limits"))??[],b=i[0]?.[0]??f(n[0])[0],P=i.at(-1)?.[0]??f(n.at(-1))[1];e.edit(t.holder),b!==void 0&&P!==void 0?t.dict.set("Lim\
its",[b,P]):t.dict.delete("Limits")}function c(e){const t=[];for(let i=0;i<e.length;i+=v)t.push(e.slice(i,i+v));return t}}),59071:((K,C,l)=>{l.d(C,{Gh:()=>s,ZK:()=>d,
wh:()=>a});var w=l(77581),x=l(45599);const v=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=o=>o.replace(v,"").replace(O,"").replace(M,"�"),g=200,p=new WeakMap;function r(o){if(o.bytes.length<g)return y((0,w.g7)(o));let h=p.get(o);return h===void 0&&
p.set(o,h=y((0,w.g7)(o))),h}const a=o=>y(o).trim();function s(o){const h=o instanceof x.Mx?r(o).trim():"";return h===""?null:h}const d=o=>o?r(o):""}),70549:((K,C,l)=>{
l.d(C,{n:()=>w});function w(x){const v=new WeakMap;return O=>{if(O.hasChanges)return x(O);const M=v.get(O);if(M)return M.answer;const y=x(O);return v.set(O,{answer:y}),
y}}}),9819:((K,C,l)=>{l.d(C,{J7:()=>v,Kd:()=>y,Wo:()=>g,_i:()=>M,b9:()=>O});var w=l(42973),x=l(45599);class v{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:a,catalogNumber:s,pages:d}=this.document,o=a.get("Pages");r===s||(0,x.i9)(o)&&r===o.number||d.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,x.
i9)(r)&&this.gone.has(r.number)}}class O{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,w.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(r,a=new O(
r)){this.allowance=a,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,x.i9)(r))return!0;const{number:a}=r,s=a>>3;if(s>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const d=1<<(a&7),o=(this.seen[s]&d)===0;return this.seen[s]|=d,o}}function y(p,r){return(0,x.i9)(p)?p.number:
r}function g(p,r){const a=p.catalog.get(r),s=p.dict(a);return s&&{dict:s,holder:y(a,p.catalogNumber)}}}),93604:((K,C,l)=>{l.d(C,{B:()=>w,M:()=>x});const w=(O,M)=>v(
O,M,!1),x=(O,M)=>v(O,M,!0);function v(O,M,y){let[g,p]=[0,O.length];for(;g<p;){const r=g+p>>1,a=O[r];a<M||y&&a===M?g=r+1:p=r}return g}})};
