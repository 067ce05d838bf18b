"use strict";exports.id=71,exports.ids=[71],exports.modules={49180:((X,W,n)=>{n.d(W,{q:()=>m});const $="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 az\
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
5f5 yellow ffff00 yellowgreen 9acd32";function m(T){const j=T.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(j)?.[1]??N().get(j);return l===void 0?void 0:(l.
length===3?[...l].map(s=>s+s):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(s=>Number.parseInt(s,16))}let D;function N(){const T=$.split(" ");return D??=new Map(T.
flatMap((j,l)=>l%2===0?[[j,T[l+1]]]:[]))}}),49892:((X,W,n)=>{n.d(W,{B_:()=>D,Fw:()=>N,Tz:()=>j});var $=n(49180),m=n(57117);const D="OctavoColor";function N(l,c){
const s=T(l),a=s.length===1;return c===void 0||(0,m.hU)(c,a?1:3)?{values:s,operators:`${s.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0}:{values:s,operators:`/${D}\
 cs ${s.join(" ")} sc`,colorSpace:a?(0,m.HB)():(0,m.Pz)()}}function T(l){if(l==="Gray")return[.5];const[c,s,a]=(0,$.q)(l);return(c===s&&s===a&&c>0?[c]:[c,s,a]).
map(h=>Math.round(h/255*1e4)/1e4)}function j(l){return l===void 0||(0,m.hU)(l,1)?{set:c=>`${c} g`,colorSpace:void 0}:{set:c=>`/${D} cs ${c} sc`,colorSpace:(0,m.
HB)()}}}),95358:((X,W,n)=>{n.d(W,{Wx:()=>T,pi:()=>l,z:()=>c});var $=n(54823),m=n(74135);function D(a,f){return N(a,f*72/a.userUnit)}function N(a,f){const{width:h,
height:e}=(0,m.iN)(a),d={width:h-2*f,height:e-2*f,inset:f};return d.width>0&&d.height>0?d:void 0}function T(a,f,h){const e=h===$.zU[a].fields.margin.default;return f.
map(d=>{const B=D(d,h);if(B||!e)return B;const{width:p,height:U}=(0,m.iN)(d);return N(d,Math.min(p,U)/10)})}const j=null;function l(a,{inset:f},h,e,d){const B=(0,m.
iN)(a),p=B.width-f-e,U=B.height-f-d,F=h.endsWith("left")?f:h.endsWith("right")?p:(B.width-e)/2,b=h.startsWith("bottom")?f:h.startsWith("top")?U:(B.height-d)/2;return[
F,b]}function c({kinds:a,pages:f},h){const e=f.find(({kind:d})=>!h[d]);return e?[{field:"margin",message:s(e.index,a[e.kind])}]:[]}function s(a,f){const{width:h,
height:e}=(0,m.iN)(f),d=(0,m.d)(Math.min(h,e)/2,f);return`leaves no room on page ${a+1}, which is ${(0,m.d)(h,f)} × ${(0,m.d)(e,f)} inches; it must be less tha\
n ${d}`}}),50071:((X,W,n)=>{n.r(W),n.d(W,{addTextWatermark:()=>ge});var $=n(58552),m=n(47707),D=n(72648),N=n(36263),T=n(71391),j=n(49892),l=n(95358),c=n(36078),
s=n(57117),a=n(72313),f=n(99876),h=n(41578),e=n(12889),d=n(59596),B=n(77581),p=n(45599);const U=100,F=U/1e3;async function b(o,t,{filling:r,transparency:i}){const g=[];
for(const[M,P]of t.entries()){const L=o.lines.flatMap(({glyphs:R})=>R.filter(Q=>Q.face===M)).map(({glyph:R})=>R);L.length>0&&(g[M]={...await(0,h.r)(P,L),unit:P.
unit})}const[y,x,S,v]=o.ink,u=[Math.floor(y*F)-1,Math.floor(x*F)-1,Math.ceil(S*F)+1,Math.ceil(v*F)+1],O=i===0,w=I([V,r.operators,...o.lines.flatMap(({text:M,glyphs:P})=>J(
M,oe(g,P)))]),E=M=>{const P={Font:(0,p.jd)(Object.fromEntries(Object.entries(g).map(([L,R])=>[`F${L}`,R.addTo(M)]))),ColorSpace:r.colorSpace&&(0,p.jd)({[j.B_]:r.
colorSpace})},K=O?void 0:(0,p.jd)({Type:(0,p.UU)("Group"),S:(0,p.UU)("Transparency"),I:!0});return M.add(C(u,{Group:K,Resources:(0,p.jd)(P)},w))};if(O)return{addTo:E};
const k=H(1-i/100),A=I(["/G0 gs","/X0 Do"]);return{addTo:M=>{const P=(0,p.jd)({Type:(0,p.UU)("ExtGState"),ca:k,CA:k,BM:(0,p.UU)("Normal"),SMask:(0,p.UU)("None")}),
K=(0,p.jd)({ExtGState:(0,p.jd)({G0:P}),XObject:(0,p.jd)({X0:E(M)})});return M.add(C(u,{Resources:K},A))}}}function C(o,t,r){const i={Type:(0,p.UU)("XObject"),Subtype:(0,p.
UU)("Form"),BBox:[...o],Filter:(0,p.UU)("FlateDecode")};return new p.Z6((0,p.jd)({...i,...t}),r)}const I=o=>(0,d.Kc)(Buffer.from(`${o.join(`
`)}
`,"latin1")),V="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function J(o,t){return(0,e.ft)(o)?[...t]:[`/Span <</ActualText <FEFF${(0,B.kt)(o).toString("hex").toUpperCase()}> >>\
 BDC`,...t,"EMC"]}function oe(o,t){const r=["BT"];let i,g="",y="",x;const S=()=>{y&&(g+=`<${y}>`),y=""},v=()=>{S(),g&&r.push(`[${g}] TJ`),g=""};for(const{glyph:u,
face:O,x:w,y:E}of t){const{codeOf:k,unit:A}=o[O];i!==O&&(v(),r.push(`/F${O} ${U} Tf`),i=O),x?.y!==E?(v(),r.push(`1 0 0 1 ${H(w*F)} ${H(E*F)} Tm`)):H(x.x-w)!==0&&
(S(),g+=String(H(x.x-w))),y+=k(u),x={x:w+u.advanceWidth*A,y:E}}return v(),[...r,"ET"]}const H=o=>Math.round(o*100)/100||0;var z=n(74135);const ae=612,_={diagonal:{
anchor:"centre",diagonal:!0,maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",
diagonal:!1,maximum:36}};function se(o,t,r,i,g){const{width:y,height:x}=(0,z.iN)(o),S=Math.hypot(t.width,t.height),v=r.diagonal?t.width/S:1,u=r.diagonal?t.height/
S:0,O=Math.min(t.width/(i.width*v+i.height*u),t.height/(i.width*u+i.height*v),r.maximum*Math.max(1/o.userUnit,Math.min(y,x)/ae)),w=O*i.height/2,E={centre:x/2,top:x-
t.inset-w,bottom:t.inset+w},k=O/g;return(0,z.lw)([k*v,k*u,-k*u,k*v,y/2,E[r.anchor]],(0,z.S3)(o))}var fe=n(29825),re=n(45657);const Z=1200;function ie(o,t){const r=t.
map(u=>ce(o,u)),i=r.map(({glyphs:u,ink:[O,w,E,k]},A)=>{if(u.length===0)return z.gF;const M=(E-O)/2;return[-M,w-A*Z,M,k-A*Z]}),[g,y,x,S]=i.reduce(z.kO,z.gF),v=(y+
S)/2;return{lines:r.map(({glyphs:u,ink:O},w)=>({text:t[w],glyphs:u.map(E=>({...E,x:E.x-(O[0]+O[2])/2,y:E.y-w*Z-v}))})),size:{width:Math.max(x-g,(0,re.Kf)(r.map(
({advance:u})=>u)))/1e3,height:Math.max(S-y,t.length*Z)/1e3},ink:[g,y-v,x,S-v]}}function ce(o,t){let r=0,i=z.gF;const g=(0,fe.OD)(t,o).flatMap(({font:y,text:x,rtl:S})=>{
const v=o[y],{unit:u}=v;return v.shape(x,S).map(({advance:O,x:w,...E})=>{const{glyph:k,y:A}=E,M=r+w;r+=O;const{minX:P,minY:K,maxX:L,maxY:R}=v.boxOf(k);return P<=
L&&(i=(0,z.kO)(i,[M+P*u,A+K*u,M+L*u,A+R*u])),{...E,face:y,x:M}})});return Number.isFinite(i[0])?{glyphs:g,advance:r,ink:i}:{glyphs:[],advance:r,ink:[0,0,0,0]}}const de=[
"line_1","line_2","line_3"],le="OctavoWatermark",ue=64*1024,he=4*1024*1024;async function ge(o,t,r,i){const g=await(0,f.F)(o,r),{kinds:y}=g,x=(0,l.Wx)("add_text\
_watermark",y,t.margin),S=typeof t.template=="number"?void 0:_[t.template],v=[...S?[]:[{field:"template",message:ye}],...(0,l.z)(g,x)],u=await(0,s._B)(o),{color:O,
transparency:w}=t,E=(0,j.Fw)(O,u),k=pe(t),A=t.font&&(0,D.g)(t.font,"font"),M=(0,T.C)("text",E.operators,w,A?.bytes,...k.map(({text:G})=>G));let P=i.get(M);if(!P){
const{faces:G,areNew:Y}=await me(A,i),q=async()=>Y?await o.job.pace.rest():void 0,te=[...be(k,G),...v];if(te.length>0)throw(0,$.G6)(te);await q();const ne=ie(G,
k.map(ve=>(0,m.ai)(ve.text)));await q(),P={drawing:await b(ne,G,{filling:E,transparency:w}),size:ne.size},i.put(M,P,ue),await q()}if(!S||v.length>0)throw(0,$.G6)(
v);const{drawing:K,size:L}=P,R=K.addTo(o),Q=y.map((G,Y)=>(0,c.vs)(se(G,x[Y],S,L,U))),ee=await(0,a.W)(o,g,{layer:t.layer,subtype:"Watermark",groupColorSpace:w===
0?void 0:(0,s.Qg)(u),on:({kind:G})=>({resources:[{category:"XObject",name:le,ref:R}],operators:([Y=""])=>(0,c.qK)(Y,Q[G])})});return u?.part===1&&w>0&&ee.push((0,s.
c4)(o,u,s.Br.transparency)),ee}async function me(o,t){const r=(0,T.C)("text face"),i=t.get(r);i?.keep();const g=i??await(0,N.W)("SemiBold");if(i||t.put(r,g,he),
!o)return{faces:[g],areNew:!i};let y;const x=await t.ofFile(o.bytes,"text face",()=>Promise.resolve(y=(0,N.a)(o)));return y||x.keep(),{faces:[x,g],areNew:!i||y!==
void 0}}function pe(o){return de.flatMap(t=>{const r=o[t];return r===void 0?[]:[{field:t,text:r}]})}function be(o,t){return o.flatMap(({field:r,text:i})=>{const g=(0,m.
Zw)(i,t);return g===void 0?[]:[{field:r,message:g,mentions:["font"]}]})}const ye=`is a number that only some regions know: use ${Object.keys(_).join(", ")}`}),12889:((X,W,n)=>{
n.d(W,{Rl:()=>h,Vv:()=>D,ft:()=>l,jB:()=>a,pr:()=>s,vw:()=>c,wE:()=>f});var $=n(46161),m=n(47707);const D="‏";let N;const T=()=>N??=(0,$.A)(),j=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
l=e=>j.test(e),c=e=>l(e)&&(T().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function s(e){if(!l(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:d,
paragraphs:B}=T().getEmbeddingLevels(e),p=B[0]?.level??0;for(let b=e.length-1;b>=0&&/\s/.test(e[b]);b--)d[b]=p;const U=[];for(let b=0;b<e.length;b++){const C=U.
at(-1);C&&C.level===d[b]?C.text+=e[b]:U.push({level:d[b],text:e[b],at:b})}const F=U.reduce((b,{level:C})=>Math.max(b,C),0);for(let b=F;b>0;b--)for(let C=0,I=0;C<
U.length;C=I+1){for(I=C;I<U.length&&U[I].level>=b;)I++;if(I>C+1)for(const[V,J]of U.slice(C,I).entries())U[I-1-V]=J}return U.map(({level:b,text:C,at:I})=>({text:C,
rtl:b%2===1,at:I}))}const a=e=>Array.from(e,d=>T().getMirroredCharacter(d)??d).join(""),f=e=>(0,m.qf)(a(e)).reverse().join(""),h=e=>s(e).flatMap(({text:d,rtl:B})=>B?
(0,m.qf)(a(d)).reverse():(0,m.qf)(d))}),29825:((X,W,n)=>{n.d(W,{EH:()=>l,OD:()=>N,W_:()=>T,lV:()=>D});var $=n(12889),m=n(47707);const D=-1,N=(c,s)=>(0,$.pr)(c).
flatMap(a=>T(a,s));function T({text:c,rtl:s},a){const f=[];for(const h of(0,m.qf)(c)){const e=f.at(-1),d=(0,m.ML)(h)?e?.font??0:j(h,a,e?.font);e?.font===d?e.text+=
h:f.push({font:d,text:h,rtl:s})}return s?f.reverse():f}function j(c,s,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(c)&&a!==void 0&&s[a]?.covers(c)===
!0?a:s.findIndex(h=>h.covers(c))}function l(c,s){const a=N(c,s).filter(({font:f})=>f===D);return[...new Set(a.flatMap(f=>(0,m.qf)(f.text)))]}})};
