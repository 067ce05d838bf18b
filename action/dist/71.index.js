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
5f5 yellow ffff00 yellowgreen 9acd32";function m(T){const k=T.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(k)?.[1]??N().get(k);return d===void 0?void 0:(d.
length===3?[...d].map(r=>r+r):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(r=>Number.parseInt(r,16))}let j;function N(){const T=A.split(" ");return j??=new Map(T.
flatMap((k,d)=>d%2===0?[[k,T[d+1]]]:[]))}}),49892:((X,W,n)=>{n.d(W,{B:()=>j,F:()=>N});var A=n(49180),m=n(57117);const j="OctavoColor";function N(k,d){const u=T(
k),r=u.length===1;return d===void 0||(0,m.hU)(d,r?1:3)?{values:u,operators:`${u.join(" ")} ${r?"g":"rg"}`,colorSpace:void 0}:{values:u,operators:`/${j} cs ${u.join(
" ")} sc`,colorSpace:r?(0,m.HB)():(0,m.Pz)()}}function T(k){if(k==="Gray")return[.5];const[d,u,r]=(0,A.q)(k);return(d===u&&u===r&&d>0?[d]:[d,u,r]).map(o=>Math.round(
o/255*1e4)/1e4)}}),95358:((X,W,n)=>{n.d(W,{Wx:()=>T,pi:()=>d,z:()=>u});var A=n(85893),m=n(74135);function j(i,o){return N(i,o*72/i.userUnit)}function N(i,o){const{
width:g,height:e}=(0,m.iN)(i),c={width:g-2*o,height:e-2*o,inset:o};return c.width>0&&c.height>0?c:void 0}function T(i,o,g){const e=g===A.zU[i].fields.margin.default;
return o.map(c=>{const I=j(c,g);if(I||!e)return I;const{width:p,height:S}=(0,m.iN)(c);return N(c,Math.min(p,S)/10)})}const k=null;function d(i,{inset:o},g,e,c){
const I=(0,m.iN)(i),p=I.width-o-e,S=I.height-o-c,$=g.endsWith("left")?o:g.endsWith("right")?p:(I.width-e)/2,b=g.startsWith("bottom")?o:g.startsWith("top")?S:(I.
height-c)/2;return[$,b]}function u({kinds:i,pages:o},g){const e=o.find(({kind:c})=>!g[c]);return e?[{field:"margin",message:r(e.index,i[e.kind])}]:[]}function r(i,o){
const{width:g,height:e}=(0,m.iN)(o),c=(0,m.d)(Math.min(g,e)/2,o);return`leaves no room on page ${i+1}, which is ${(0,m.d)(g,o)} × ${(0,m.d)(e,o)} inches; it mu\
st be less than ${c}`}}),50071:((X,W,n)=>{n.r(W),n.d(W,{addTextWatermark:()=>ue});var A=n(58552),m=n(47707),j=n(72648),N=n(36263),T=n(71391),k=n(49892),d=n(95358),
u=n(36078),r=n(57117),i=n(72313),o=n(99876),g=n(41578),e=n(12889),c=n(59596),I=n(77581),p=n(45599);const S=100,$=S/1e3;async function b(a,t,{filling:s,transparency:f}){
const h=[];for(const[M,D]of t.entries()){const F=a.lines.flatMap(({glyphs:R})=>R.filter(V=>V.face===M)).map(({glyph:R})=>R);F.length>0&&(h[M]={...await(0,g.r)(D,
F),unit:D.unit})}const[v,x,C,y]=a.ink,l=[Math.floor(v*$)-1,Math.floor(x*$)-1,Math.ceil(C*$)+1,Math.ceil(y*$)+1],O=f===0,w=B([ee,s.operators,...a.lines.flatMap(({
text:M,glyphs:D})=>te(M,ne(h,D)))]),E=M=>{const D={Font:(0,p.jd)(Object.fromEntries(Object.entries(h).map(([F,R])=>[`F${F}`,R.addTo(M)]))),ColorSpace:s.colorSpace&&
(0,p.jd)({[k.B]:s.colorSpace})},K=O?void 0:(0,p.jd)({Type:(0,p.UU)("Group"),S:(0,p.UU)("Transparency"),I:!0});return M.add(U(l,{Group:K,Resources:(0,p.jd)(D)},w))};
if(O)return{addTo:E};const P=H(1-f/100),L=B(["/G0 gs","/X0 Do"]);return{addTo:M=>{const D=(0,p.jd)({Type:(0,p.UU)("ExtGState"),ca:P,CA:P,BM:(0,p.UU)("Normal"),SMask:(0,p.
UU)("None")}),K=(0,p.jd)({ExtGState:(0,p.jd)({G0:D}),XObject:(0,p.jd)({X0:E(M)})});return M.add(U(l,{Resources:K},L))}}}function U(a,t,s){const f={Type:(0,p.UU)(
"XObject"),Subtype:(0,p.UU)("Form"),BBox:[...a],Filter:(0,p.UU)("FlateDecode")};return new p.Z6((0,p.jd)({...f,...t}),s)}const B=a=>(0,c.Kc)(Buffer.from(`${a.join(
`
`)}
`,"latin1")),ee="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function te(a,t){return(0,e.ft)(a)?[...t]:[`/Span <</ActualText <FEFF${(0,I.kt)(a).toString("hex").toUpperCase()}> \
>> BDC`,...t,"EMC"]}function ne(a,t){const s=["BT"];let f,h="",v="",x;const C=()=>{v&&(h+=`<${v}>`),v=""},y=()=>{C(),h&&s.push(`[${h}] TJ`),h=""};for(const{glyph:l,
face:O,x:w,y:E}of t){const{codeOf:P,unit:L}=a[O];f!==O&&(y(),s.push(`/F${O} ${S} Tf`),f=O),x?.y!==E?(y(),s.push(`1 0 0 1 ${H(w*$)} ${H(E*$)} Tm`)):H(x.x-w)!==0&&
(C(),h+=String(H(x.x-w))),v+=P(l),x={x:w+l.advanceWidth*L,y:E}}return y(),[...s,"ET"]}const H=a=>Math.round(a*100)/100||0;var z=n(74135);const ae=612,Q={diagonal:{
anchor:"centre",diagonal:!0,maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",
diagonal:!1,maximum:36}};function oe(a,t,s,f,h){const{width:v,height:x}=(0,z.iN)(a),C=Math.hypot(t.width,t.height),y=s.diagonal?t.width/C:1,l=s.diagonal?t.height/
C:0,O=Math.min(t.width/(f.width*y+f.height*l),t.height/(f.width*l+f.height*y),s.maximum*Math.max(1/a.userUnit,Math.min(v,x)/ae)),w=O*f.height/2,E={centre:x/2,top:x-
t.inset-w,bottom:t.inset+w},P=O/h;return(0,z.lw)([P*y,P*l,-P*l,P*y,v/2,E[s.anchor]],(0,z.S3)(a))}var se=n(29825);const Z=1200;function fe(a,t){const s=t.map(l=>re(
a,l)),f=s.map(({glyphs:l,ink:[O,w,E,P]},L)=>{if(l.length===0)return z.gF;const M=(E-O)/2;return[-M,w-L*Z,M,P-L*Z]}),[h,v,x,C]=f.reduce(z.kO,z.gF),y=(v+C)/2;return{
lines:s.map(({glyphs:l,ink:O},w)=>({text:t[w],glyphs:l.map(E=>({...E,x:E.x-(O[0]+O[2])/2,y:E.y-w*Z-y}))})),size:{width:Math.max(x-h,...s.map(({advance:l})=>l))/
1e3,height:Math.max(C-v,t.length*Z)/1e3},ink:[h,v-y,x,C-y]}}function re(a,t){let s=0,f=z.gF;const h=(0,se.OD)(t,a).flatMap(({font:v,text:x,rtl:C})=>{const y=a[v],
{unit:l}=y;return y.shape(x,C).map(({advance:O,x:w,...E})=>{const{glyph:P,y:L}=E,M=s+w;s+=O;const{minX:D,minY:K,maxX:F,maxY:R}=y.boxOf(P);return D<=F&&(f=(0,z.kO)(
f,[M+D*l,L+K*l,M+F*l,L+R*l])),{...E,face:v,x:M}})});return Number.isFinite(f[0])?{glyphs:h,advance:s,ink:f}:{glyphs:[],advance:s,ink:[0,0,0,0]}}const ie=["line_\
1","line_2","line_3"],ce="OctavoWatermark",de=64*1024,le=4*1024*1024;async function ue(a,t,s,f){const h=await(0,o.F)(a,s),{kinds:v}=h,x=(0,d.Wx)("add_text_water\
mark",v,t.margin),C=typeof t.template=="number"?void 0:Q[t.template],y=[...C?[]:[{field:"template",message:pe}],...(0,d.z)(h,x)],l=await(0,r._B)(a),{color:O,transparency:w}=t,
E=(0,k.F)(O,l),P=ge(t),L=t.font&&(0,j.g)(t.font,"font"),M=(0,T.C)("text",E.operators,w,L?.bytes,...P.map(({text:G})=>G));let D=f.get(M);if(!D){const{faces:G,areNew:Y}=await he(
L,f),J=async()=>Y?await a.job.pace.rest():void 0;if(y.unshift(...me(P,G)),y.length>0)throw(0,A.G6)(y);await J();const _=fe(G,P.map(be=>(0,m.ai)(be.text)));await J(),
D={drawing:await b(_,G,{filling:E,transparency:w}),size:_.size},f.put(M,D,de),await J()}if(!C||y.length>0)throw(0,A.G6)(y);const{drawing:K,size:F}=D,R=K.addTo(a),
V=v.map((G,Y)=>(0,u.vs)(oe(G,x[Y],C,F,S))),q=await(0,i.W)(a,h,{layer:t.layer,subtype:"Watermark",groupColorSpace:w===0?void 0:(0,r.Qg)(l),on:({kind:G})=>({resources:[
{category:"XObject",name:ce,ref:R}],operators:([Y=""])=>(0,u.qK)(Y,V[G])})});return l?.part===1&&w>0&&q.push((0,r.c4)(a,l,r.Br.transparency)),q}async function he(a,t){
const s=(0,T.C)("text face"),f=t.get(s);f?.keep();const h=f??await(0,N.W)("SemiBold");if(f||t.put(s,h,le),!a)return{faces:[h],areNew:!f};let v;const x=await t.ofFile(
a.bytes,"text face",()=>Promise.resolve(v=(0,N.a)(a)));return v||x.keep(),{faces:[x,h],areNew:!f||v!==void 0}}function ge(a){return ie.flatMap(t=>{const s=a[t];
return s===void 0?[]:[{field:t,text:s}]})}function me(a,t){return a.flatMap(({field:s,text:f})=>{const h=(0,m.Zw)(f,t);return h===void 0?[]:[{field:s,message:h,
mentions:["font"]}]})}const pe=`is a number that only some regions know: use ${Object.keys(Q).join(", ")}`}),12889:((X,W,n)=>{n.d(W,{Rl:()=>g,Vv:()=>j,ft:()=>d,
jB:()=>i,pr:()=>r,vw:()=>u,wE:()=>o});var A=n(46161),m=n(47707);const j="‏";let N;const T=()=>N??=(0,A.A)(),k=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
d=e=>k.test(e),u=e=>d(e)&&(T().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function r(e){if(!d(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:c,
paragraphs:I}=T().getEmbeddingLevels(e),p=I[0]?.level??0;for(let b=e.length-1;b>=0&&/\s/.test(e[b]);b--)c[b]=p;const S=[];for(let b=0;b<e.length;b++){const U=S.
at(-1);U&&U.level===c[b]?U.text+=e[b]:S.push({level:c[b],text:e[b],at:b})}const $=S.reduce((b,{level:U})=>Math.max(b,U),0);for(let b=$;b>0;b--)for(let U=0,B=0;U<
S.length;U=B+1){for(B=U;B<S.length&&S[B].level>=b;)B++;B>U+1&&S.splice(U,B-U,...S.slice(U,B).reverse())}return S.map(({level:b,text:U,at:B})=>({text:U,rtl:b%2===
1,at:B}))}const i=e=>Array.from(e,c=>T().getMirroredCharacter(c)??c).join(""),o=e=>(0,m.qf)(i(e)).reverse().join(""),g=e=>r(e).flatMap(({text:c,rtl:I})=>I?(0,m.
qf)(i(c)).reverse():(0,m.qf)(c))}),29825:((X,W,n)=>{n.d(W,{EH:()=>d,OD:()=>N,W_:()=>T,lV:()=>j});var A=n(12889),m=n(47707);const j=-1,N=(u,r)=>(0,A.pr)(u).flatMap(
i=>T(i,r));function T({text:u,rtl:r},i){const o=[];for(const g of(0,m.qf)(u)){const e=o.at(-1),c=(0,m.ML)(g)?e?.font??0:k(g,i,e?.font);e?.font===c?e.text+=g:o.push(
{font:c,text:g,rtl:r})}return r?o.reverse():o}function k(u,r,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(u)&&i!==void 0&&r[i]?.covers(u)===!0?i:
r.findIndex(g=>g.covers(u))}function d(u,r){const i=N(u,r).filter(({font:o})=>o===j);return[...new Set(i.flatMap(o=>(0,m.qf)(o.text)))]}})};
