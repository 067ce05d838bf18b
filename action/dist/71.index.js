"use strict";exports.id=71,exports.ids=[71],exports.modules={49180:((X,W,n)=>{n.d(W,{q:()=>m});const A="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 az\
ure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse\
 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b dark\
gray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksa\
lmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblu\
e 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8f\
f gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff\
0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyello\
w fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 \
lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa me\
diumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumviole\
tred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 or\
ange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 pe\
ru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa\
8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa\
 springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f\
5f5 yellow ffff00 yellowgreen 9acd32";function m(T){const U=T.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(U)?.[1]??N().get(U);return d===void 0?void 0:(d.
length===3?[...d].map(r=>r+r):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(r=>Number.parseInt(r,16))}let j;function N(){const T=A.split(" ");return j??=new Map(T.
flatMap((U,d)=>d%2===0?[[U,T[d+1]]]:[]))}}),49892:((X,W,n)=>{n.d(W,{B:()=>j,F:()=>N});var A=n(49180),m=n(57117);const j="OctavoColor";function N(U,d){const u=T(
U),r=u.length===1;return d===void 0||(0,m.hU)(d,r?1:3)?{values:u,operators:`${u.join(" ")} ${r?"g":"rg"}`,colorSpace:void 0}:{values:u,operators:`/${j} cs ${u.join(
" ")} sc`,colorSpace:r?(0,m.HB)():(0,m.Pz)()}}function T(U){if(U==="Gray")return[.5];const[d,u,r]=(0,A.q)(U);return(d===u&&u===r&&d>0?[d]:[d,u,r]).map(o=>Math.round(
o/255*1e4)/1e4)}}),95358:((X,W,n)=>{n.d(W,{Wx:()=>T,pi:()=>d,z:()=>u});var A=n(85893),m=n(74135);function j(i,o){return N(i,o*72/i.userUnit)}function N(i,o){const{
width:g,height:e}=(0,m.iN)(i),c={width:g-2*o,height:e-2*o,inset:o};return c.width>0&&c.height>0?c:void 0}function T(i,o,g){const e=g===A.zU[i].fields.margin.default;
return o.map(c=>{const I=j(c,g);if(I||!e)return I;const{width:p,height:k}=(0,m.iN)(c);return N(c,Math.min(p,k)/10)})}const U=null;function d(i,{inset:o},g,e,c){
const I=(0,m.iN)(i),p=I.width-o-e,k=I.height-o-c,$=g.endsWith("left")?o:g.endsWith("right")?p:(I.width-e)/2,b=g.startsWith("bottom")?o:g.startsWith("top")?k:(I.
height-c)/2;return[$,b]}function u({kinds:i,pages:o},g){const e=o.find(({kind:c})=>!g[c]);return e?[{field:"margin",message:r(e.index,i[e.kind])}]:[]}function r(i,o){
const{width:g,height:e}=(0,m.iN)(o),c=(0,m.d)(Math.min(g,e)/2,o);return`leaves no room on page ${i+1}, which is ${(0,m.d)(g,o)} × ${(0,m.d)(e,o)} inches; it mu\
st be less than ${c}`}}),50071:((X,W,n)=>{n.r(W),n.d(W,{addTextWatermark:()=>ge});var A=n(58552),m=n(47707),j=n(72648),N=n(36263),T=n(71391),U=n(49892),d=n(95358),
u=n(36078),r=n(57117),i=n(72313),o=n(99876),g=n(41578),e=n(12889),c=n(59596),I=n(77581),p=n(45599);const k=100,$=k/1e3;async function b(a,t,{filling:s,transparency:f}){
const h=[];for(const[M,D]of t.entries()){const F=a.lines.flatMap(({glyphs:R})=>R.filter(Q=>Q.face===M)).map(({glyph:R})=>R);F.length>0&&(h[M]={...await(0,g.r)(D,
F),unit:D.unit})}const[y,x,S,v]=a.ink,l=[Math.floor(y*$)-1,Math.floor(x*$)-1,Math.ceil(S*$)+1,Math.ceil(v*$)+1],O=f===0,w=B([V,s.operators,...a.lines.flatMap(({
text:M,glyphs:D})=>J(M,ae(h,D)))]),E=M=>{const D={Font:(0,p.jd)(Object.fromEntries(Object.entries(h).map(([F,R])=>[`F${F}`,R.addTo(M)]))),ColorSpace:s.colorSpace&&
(0,p.jd)({[U.B]:s.colorSpace})},z=O?void 0:(0,p.jd)({Type:(0,p.UU)("Group"),S:(0,p.UU)("Transparency"),I:!0});return M.add(P(l,{Group:z,Resources:(0,p.jd)(D)},w))};
if(O)return{addTo:E};const C=H(1-f/100),L=B(["/G0 gs","/X0 Do"]);return{addTo:M=>{const D=(0,p.jd)({Type:(0,p.UU)("ExtGState"),ca:C,CA:C,BM:(0,p.UU)("Normal"),SMask:(0,p.
UU)("None")}),z=(0,p.jd)({ExtGState:(0,p.jd)({G0:D}),XObject:(0,p.jd)({X0:E(M)})});return M.add(P(l,{Resources:z},L))}}}function P(a,t,s){const f={Type:(0,p.UU)(
"XObject"),Subtype:(0,p.UU)("Form"),BBox:[...a],Filter:(0,p.UU)("FlateDecode")};return new p.Z6((0,p.jd)({...f,...t}),s)}const B=a=>(0,c.Kc)(Buffer.from(`${a.join(
`
`)}
`,"latin1")),V="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function J(a,t){return(0,e.ft)(a)?[...t]:[`/Span <</ActualText <FEFF${(0,I.kt)(a).toString("hex").toUpperCase()}> >>\
 BDC`,...t,"EMC"]}function ae(a,t){const s=["BT"];let f,h="",y="",x;const S=()=>{y&&(h+=`<${y}>`),y=""},v=()=>{S(),h&&s.push(`[${h}] TJ`),h=""};for(const{glyph:l,
face:O,x:w,y:E}of t){const{codeOf:C,unit:L}=a[O];f!==O&&(v(),s.push(`/F${O} ${k} Tf`),f=O),x?.y!==E?(v(),s.push(`1 0 0 1 ${H(w*$)} ${H(E*$)} Tm`)):H(x.x-w)!==0&&
(S(),h+=String(H(x.x-w))),y+=C(l),x={x:w+l.advanceWidth*L,y:E}}return v(),[...s,"ET"]}const H=a=>Math.round(a*100)/100||0;var K=n(74135);const oe=612,_={diagonal:{
anchor:"centre",diagonal:!0,maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",
diagonal:!1,maximum:36}};function se(a,t,s,f,h){const{width:y,height:x}=(0,K.iN)(a),S=Math.hypot(t.width,t.height),v=s.diagonal?t.width/S:1,l=s.diagonal?t.height/
S:0,O=Math.min(t.width/(f.width*v+f.height*l),t.height/(f.width*l+f.height*v),s.maximum*Math.max(1/a.userUnit,Math.min(y,x)/oe)),w=O*f.height/2,E={centre:x/2,top:x-
t.inset-w,bottom:t.inset+w},C=O/h;return(0,K.lw)([C*v,C*l,-C*l,C*v,y/2,E[s.anchor]],(0,K.S3)(a))}var fe=n(29825),re=n(45657);const Z=1200;function ie(a,t){const s=t.
map(l=>ce(a,l)),f=s.map(({glyphs:l,ink:[O,w,E,C]},L)=>{if(l.length===0)return K.gF;const M=(E-O)/2;return[-M,w-L*Z,M,C-L*Z]}),[h,y,x,S]=f.reduce(K.kO,K.gF),v=(y+
S)/2;return{lines:s.map(({glyphs:l,ink:O},w)=>({text:t[w],glyphs:l.map(E=>({...E,x:E.x-(O[0]+O[2])/2,y:E.y-w*Z-v}))})),size:{width:Math.max(x-h,(0,re.Kf)(s.map(
({advance:l})=>l)))/1e3,height:Math.max(S-y,t.length*Z)/1e3},ink:[h,y-v,x,S-v]}}function ce(a,t){let s=0,f=K.gF;const h=(0,fe.OD)(t,a).flatMap(({font:y,text:x,rtl:S})=>{
const v=a[y],{unit:l}=v;return v.shape(x,S).map(({advance:O,x:w,...E})=>{const{glyph:C,y:L}=E,M=s+w;s+=O;const{minX:D,minY:z,maxX:F,maxY:R}=v.boxOf(C);return D<=
F&&(f=(0,K.kO)(f,[M+D*l,L+z*l,M+F*l,L+R*l])),{...E,face:y,x:M}})});return Number.isFinite(f[0])?{glyphs:h,advance:s,ink:f}:{glyphs:[],advance:s,ink:[0,0,0,0]}}const de=[
"line_1","line_2","line_3"],le="OctavoWatermark",ue=64*1024,he=4*1024*1024;async function ge(a,t,s,f){const h=await(0,o.F)(a,s),{kinds:y}=h,x=(0,d.Wx)("add_text\
_watermark",y,t.margin),S=typeof t.template=="number"?void 0:_[t.template],v=[...S?[]:[{field:"template",message:ye}],...(0,d.z)(h,x)],l=await(0,r._B)(a),{color:O,
transparency:w}=t,E=(0,U.F)(O,l),C=pe(t),L=t.font&&(0,j.g)(t.font,"font"),M=(0,T.C)("text",E.operators,w,L?.bytes,...C.map(({text:G})=>G));let D=f.get(M);if(!D){
const{faces:G,areNew:Y}=await me(L,f),q=async()=>Y?await a.job.pace.rest():void 0,te=[...be(C,G),...v];if(te.length>0)throw(0,A.G6)(te);await q();const ne=ie(G,
C.map(ve=>(0,m.ai)(ve.text)));await q(),D={drawing:await b(ne,G,{filling:E,transparency:w}),size:ne.size},f.put(M,D,ue),await q()}if(!S||v.length>0)throw(0,A.G6)(
v);const{drawing:z,size:F}=D,R=z.addTo(a),Q=y.map((G,Y)=>(0,u.vs)(se(G,x[Y],S,F,k))),ee=await(0,i.W)(a,h,{layer:t.layer,subtype:"Watermark",groupColorSpace:w===
0?void 0:(0,r.Qg)(l),on:({kind:G})=>({resources:[{category:"XObject",name:le,ref:R}],operators:([Y=""])=>(0,u.qK)(Y,Q[G])})});return l?.part===1&&w>0&&ee.push((0,r.
c4)(a,l,r.Br.transparency)),ee}async function me(a,t){const s=(0,T.C)("text face"),f=t.get(s);f?.keep();const h=f??await(0,N.W)("SemiBold");if(f||t.put(s,h,he),
!a)return{faces:[h],areNew:!f};let y;const x=await t.ofFile(a.bytes,"text face",()=>Promise.resolve(y=(0,N.a)(a)));return y||x.keep(),{faces:[x,h],areNew:!f||y!==
void 0}}function pe(a){return de.flatMap(t=>{const s=a[t];return s===void 0?[]:[{field:t,text:s}]})}function be(a,t){return a.flatMap(({field:s,text:f})=>{const h=(0,m.
Zw)(f,t);return h===void 0?[]:[{field:s,message:h,mentions:["font"]}]})}const ye=`is a number that only some regions know: use ${Object.keys(_).join(", ")}`}),12889:((X,W,n)=>{
n.d(W,{Rl:()=>g,Vv:()=>j,ft:()=>d,jB:()=>i,pr:()=>r,vw:()=>u,wE:()=>o});var A=n(46161),m=n(47707);const j="‏";let N;const T=()=>N??=(0,A.A)(),U=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
d=e=>U.test(e),u=e=>d(e)&&(T().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function r(e){if(!d(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:c,
paragraphs:I}=T().getEmbeddingLevels(e),p=I[0]?.level??0;for(let b=e.length-1;b>=0&&/\s/.test(e[b]);b--)c[b]=p;const k=[];for(let b=0;b<e.length;b++){const P=k.
at(-1);P&&P.level===c[b]?P.text+=e[b]:k.push({level:c[b],text:e[b],at:b})}const $=k.reduce((b,{level:P})=>Math.max(b,P),0);for(let b=$;b>0;b--)for(let P=0,B=0;P<
k.length;P=B+1){for(B=P;B<k.length&&k[B].level>=b;)B++;if(B>P+1)for(const[V,J]of k.slice(P,B).entries())k[B-1-V]=J}return k.map(({level:b,text:P,at:B})=>({text:P,
rtl:b%2===1,at:B}))}const i=e=>Array.from(e,c=>T().getMirroredCharacter(c)??c).join(""),o=e=>(0,m.qf)(i(e)).reverse().join(""),g=e=>r(e).flatMap(({text:c,rtl:I})=>I?
(0,m.qf)(i(c)).reverse():(0,m.qf)(c))}),29825:((X,W,n)=>{n.d(W,{EH:()=>d,OD:()=>N,W_:()=>T,lV:()=>j});var A=n(12889),m=n(47707);const j=-1,N=(u,r)=>(0,A.pr)(u).
flatMap(i=>T(i,r));function T({text:u,rtl:r},i){const o=[];for(const g of(0,m.qf)(u)){const e=o.at(-1),c=(0,m.ML)(g)?e?.font??0:U(g,i,e?.font);e?.font===c?e.text+=
g:o.push({font:c,text:g,rtl:r})}return r?o.reverse():o}function U(u,r,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(u)&&i!==void 0&&r[i]?.covers(u)===
!0?i:r.findIndex(g=>g.covers(u))}function d(u,r){const i=N(u,r).filter(({font:o})=>o===j);return[...new Set(i.flatMap(o=>(0,m.qf)(o.text)))]}})};
