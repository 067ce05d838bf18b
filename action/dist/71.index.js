"use strict";exports.id=71,exports.ids=[71],exports.modules={49180:((V,$,s)=>{s.d($,{q:()=>O});const R="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 az\
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
5f5 yellow ffff00 yellowgreen 9acd32";function O(B){const F=B.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(F)?.[1]??L().get(F);return h===void 0?void 0:(h.
length===3?[...h].map(c=>c+c):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(c=>Number.parseInt(c,16))}let o;function L(){const B=R.split(" ");return o??=new Map(B.
flatMap((F,h)=>h%2===0?[[F,B[h+1]]]:[]))}}),49892:((V,$,s)=>{s.d($,{B_:()=>o,Fw:()=>L,Tz:()=>F});var R=s(49180),O=s(57117);const o="OctavoColor";function L(h,i){
const c=B(h),g=c.length===1;return i===void 0||(0,O.hU)(i,g?1:3)?{values:c,operators:`${c.join(" ")} ${g?"g":"rg"}`,colorSpace:void 0}:{values:c,operators:`/${o}\
 cs ${c.join(" ")} sc`,colorSpace:g?(0,O.HB)():(0,O.Pz)()}}function B(h){if(h==="Gray")return[.5];const[i,c,g]=(0,R.q)(h);return(i===c&&c===g&&i>0?[i]:[i,c,g]).
map(A=>Math.round(A/255*1e4)/1e4)}function F(h){return h===void 0||(0,O.hU)(h,1)?{set:i=>`${i} g`,colorSpace:void 0}:{set:i=>`/${o} cs ${i} sc`,colorSpace:(0,O.
HB)()}}}),50071:((V,$,s)=>{s.r($),s.d($,{addTextWatermark:()=>ve});var R=s(58552),O=s(59596),o=s(45599),L=s(47707),B=s(72648),F=s(36263),h=s(71391),i=s(49892),c=s(
95358),g=s(36078),T=s(57117),A=s(72313),d=s(99876),k=s(41578),z=s(12889),Q=s(77581);const P=100,W=P/1e3;async function w(t,e,{filling:n,transparency:a}){const f=[];
for(const[u,M]of e.entries()){const E=t.lines.flatMap(({glyphs:C})=>C.filter(K=>K.face===u)).map(({glyph:C})=>C);E.length>0&&(f[u]={...await(0,k.r)(M,E),unit:M.
unit})}const[l,y,x,m]=t.ink,r=[Math.floor(l*W)-1,Math.floor(y*W)-1,Math.ceil(x*W)+1,Math.ceil(m*W)+1],p=a===0,b=I([q,n.operators,...t.lines.flatMap(({text:u,glyphs:M})=>_(
u,oe(f,M)))]),v=u=>{const M={Font:(0,o.jd)(Object.fromEntries(Object.entries(f).map(([E,C])=>[`F${E}`,C.addTo(u)]))),ColorSpace:n.colorSpace&&(0,o.jd)({[i.B_]:n.
colorSpace})},N=p?void 0:(0,o.jd)({Type:(0,o.UU)("Group"),S:(0,o.UU)("Transparency"),I:!0});return u.add(j(r,{Group:N,Resources:(0,o.jd)(M)},b))};if(p)return{addTo:v};
const U=H(1-a/100),S=I(["/G0 gs","/X0 Do"]);return{addTo:u=>{const M=(0,o.jd)({Type:(0,o.UU)("ExtGState"),ca:U,CA:U,BM:(0,o.UU)("Normal"),SMask:(0,o.UU)("None")}),
N=(0,o.jd)({ExtGState:(0,o.jd)({G0:M}),XObject:(0,o.jd)({X0:v(u)})});return u.add(j(r,{Resources:N},S))}}}function j(t,e,n){const a={Type:(0,o.UU)("XObject"),Subtype:(0,o.
UU)("Form"),BBox:[...t],Filter:(0,o.UU)("FlateDecode")};return new o.Z6((0,o.jd)({...a,...e}),n)}const I=t=>(0,O.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),q="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function _(t,e){return(0,z.ft)(t)?[...e]:[`/Span <</ActualText <FEFF${(0,Q.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...e,"EMC"]}function oe(t,e){const n=["BT"];let a,f="",l="",y;const x=()=>{l&&(f+=`<${l}>`),l=""},m=()=>{x(),f&&n.push(`[${f}] TJ`),f=""};for(const{glyph:r,
face:p,x:b,y:v}of e){const{codeOf:U,unit:S}=t[p];a!==p&&(m(),n.push(`/F${p} ${P} Tf`),a=p),y?.y!==v?(m(),n.push(`1 0 0 1 ${H(b*W)} ${H(v*W)} Tm`)):H(y.x-b)!==0&&
(x(),f+=String(H(y.x-b))),l+=U(r),y={x:b+r.advanceWidth*S,y:v}}return m(),[...n,"ET"]}const H=t=>Math.round(t*100)/100||0;var G=s(74135);const se=612,te={diagonal:{
anchor:"centre",diagonal:!0,maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",
diagonal:!1,maximum:36},tiled:{anchor:"everywhere",diagonal:!0,maximum:24}},fe=2,re=1.8,ce=1e3;function ie(t,e,n,a,{drawnAt:f,fontSize:l}){const{width:y,height:x}=(0,G.
iN)(t),m=Math.hypot(e.width,e.height),r=n.diagonal?e.width/m:1,p=n.diagonal?e.height/m:0,[b,v]=[a.width*r+a.height*p,a.width*p+a.height*r],U=n.maximum*Math.max(
1/t.userUnit,Math.min(y,x)/se),S=l===void 0?U:l/t.userUnit,u=Math.min(e.width/b,e.height/v,S),M=u*a.height/2,N={centre:x/2,everywhere:x/2,top:x-e.inset-M,bottom:e.
inset+M},E=u/f;return(n.anchor==="everywhere"?de(e,{size:u,cos:r,sin:p,across:b,up:v},a):[[0,0]]).map(([K,X])=>(0,G.lw)([E*r,E*p,-E*p,E*r,y/2+K,N[n.anchor]+X],(0,G.
S3)(t)))}function de({width:t,height:e},{size:n,cos:a,sin:f,across:l,up:y},x){const m={along:(x.width+fe)*n,down:(x.height+re)*n},r=Math.max(1,Math.sqrt(t*e/(m.
along*m.down)/ce)),[p,b]=[m.along*r,m.down*r],[v,U]=[(t-l*n)/2+1e-6,(e-y*n)/2+1e-6],S=Math.hypot(v,U),u=Math.ceil(S/b),M=Math.ceil(S/p)+1,N=[];for(let E=-u;E<=u;E++)
for(let C=-M;C<=M;C++){const[K,X]=[(C+(E%2===0?0:.5))*p,E*b],[Y,D]=[K*a-X*f,K*f+X*a];Math.abs(Y)<=v&&Math.abs(D)<=U&&N.push([Y,D])}return N}var le=s(29825),ue=s(
45657);const J=1200;function he(t,e){const n=e.map(r=>ge(t,r)),a=n.map(({glyphs:r,ink:[p,b,v,U]},S)=>{if(r.length===0)return G.gF;const u=(v-p)/2;return[-u,b-S*
J,u,U-S*J]}),[f,l,y,x]=a.reduce(G.kO,G.gF),m=(l+x)/2;return{lines:n.map(({glyphs:r,ink:p},b)=>({text:e[b],glyphs:r.map(v=>({...v,x:v.x-(p[0]+p[2])/2,y:v.y-b*J-m}))})),
size:{width:Math.max(y-f,(0,ue.Kf)(n.map(({advance:r})=>r)))/1e3,height:Math.max(x-l,e.length*J)/1e3},ink:[f,l-m,y,x-m]}}function ge(t,e){let n=0,a=G.gF;const f=(0,le.
OD)(e,t).flatMap(({font:l,text:y,rtl:x})=>{const m=t[l],{unit:r}=m;return m.shape(y,x).map(({advance:p,x:b,...v})=>{const{glyph:U,y:S}=v,u=n+b;n+=p;const{minX:M,
minY:N,maxX:E,maxY:C}=m.boxOf(U);return M<=E&&(a=(0,G.kO)(a,[u+M*r,S+N*r,u+E*r,S+C*r])),{...v,face:l,x:u}})});return Number.isFinite(a[0])?{glyphs:f,advance:n,ink:a}:
{glyphs:[],advance:n,ink:[0,0,0,0]}}const me=["line_1","line_2","line_3"],pe="OctavoWatermark",ye=64*1024,be=4*1024*1024;async function ve(t,e,n,a){const f=await(0,d.
F)(t,n),{kinds:l}=f,y=(0,c.Wx)("add_text_watermark",l,e.margin),x=typeof e.template=="number"?void 0:te[e.template],m=[...x?[]:[{field:"template",message:Oe}],...(0,c.
z)(f,y)],r=await(0,T._B)(t),{color:p,transparency:b}=e,v=(0,i.Fw)(p,r),U=Me(e),S=e.font&&(0,B.g)(e.font,"font"),u=(0,h.C)("text",v.operators,b,S?.bytes,...U.map(
({text:D})=>D));let M=a.get(u);if(!M){const{faces:D,areNew:Z}=await xe(S,a),ee=async()=>Z?await t.job.pace.rest():void 0,ne=[...Ee(U,D),...m];if(ne.length>0)throw(0,R.
G6)(ne);await ee();const ae=he(D,U.map(Te=>(0,L.ai)(Te.text)));await ee(),M={drawing:await w(ae,D,{filling:v,transparency:b}),size:ae.size},a.put(u,M,ye),await ee()}
if(!x||m.length>0)throw(0,R.G6)(m);const{drawing:N,size:E}=M,C=N.addTo(t),K={drawnAt:P,fontSize:e.font_size},X=l.map((D,Z)=>we(t,D,ie(D,y[Z],x,E,K),C)),Y=await(0,A.
W)(t,f,{layer:e.layer,subtype:"Watermark",groupColorSpace:b===0?void 0:(0,T.Qg)(r),on:({kind:D})=>({resources:[{category:"XObject",name:pe,ref:X[D].ref}],operators:([
Z=""])=>(0,g.qK)(Z,X[D].placement)})});return r?.part===1&&b>0&&Y.push((0,T.c4)(t,r,T.Br.transparency)),Y}function we(t,{box:e},n,a){if(n.length===1)return{ref:a,
placement:(0,g.vs)(n[0])};const f=(0,o.jd)({Type:(0,o.UU)("XObject"),Subtype:(0,o.UU)("Form"),BBox:[...e],Resources:(0,o.jd)({XObject:(0,o.jd)({X0:a})}),Filter:(0,o.
UU)("FlateDecode")}),l=n.map(y=>`${(0,g.qK)("X0",(0,g.vs)(y))}
`).join("");return{ref:t.add(new o.Z6(f,(0,O.Kc)(Buffer.from(l,"latin1")))),placement:"1 0 0 1 0 0"}}async function xe(t,e){const n=(0,h.C)("text face"),a=e.get(
n);a?.keep();const f=a??await(0,F.W)("SemiBold");if(a||e.put(n,f,be),!t)return{faces:[f],areNew:!a};let l;const y=await e.ofFile(t.bytes,"text face",()=>Promise.
resolve(l=(0,F.a)(t)));return l||y.keep(),{faces:[y,f],areNew:!a||l!==void 0}}function Me(t){return me.flatMap(e=>{const n=t[e];return n===void 0?[]:[{field:e,text:n}]})}
function Ee(t,e){return t.flatMap(({field:n,text:a})=>{const f=(0,L.Zw)(a,e);return f===void 0?[]:[{field:n,message:f,mentions:["font"]}]})}const Oe=`is a numbe\
r that only some regions know: use ${Object.keys(te).join(", ")}`}),12889:((V,$,s)=>{s.d($,{Rl:()=>A,Vv:()=>o,ft:()=>h,jB:()=>g,pr:()=>c,vw:()=>i,wE:()=>T});var R=s(
46161),O=s(47707);const o="‏";let L;const B=()=>L??=(0,R.A)(),F=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
h=d=>F.test(d),i=d=>h(d)&&(B().getEmbeddingLevels(d).paragraphs[0]?.level??0)%2===1;function c(d){if(!h(d))return d===""?[]:[{text:d,rtl:!1,at:0}];const{levels:k,
paragraphs:z}=B().getEmbeddingLevels(d),Q=z[0]?.level??0;for(let w=d.length-1;w>=0&&/\s/.test(d[w]);w--)k[w]=Q;const P=[];for(let w=0;w<d.length;w++){const j=P.
at(-1);j&&j.level===k[w]?j.text+=d[w]:P.push({level:k[w],text:d[w],at:w})}const W=P.reduce((w,{level:j})=>Math.max(w,j),0);for(let w=W;w>0;w--)for(let j=0,I=0;j<
P.length;j=I+1){for(I=j;I<P.length&&P[I].level>=w;)I++;if(I>j+1)for(const[q,_]of P.slice(j,I).entries())P[I-1-q]=_}return P.map(({level:w,text:j,at:I})=>({text:j,
rtl:w%2===1,at:I}))}const g=d=>Array.from(d,k=>B().getMirroredCharacter(k)??k).join(""),T=d=>(0,O.qf)(g(d)).reverse().join(""),A=d=>c(d).flatMap(({text:k,rtl:z})=>z?
(0,O.qf)(g(k)).reverse():(0,O.qf)(k))}),29825:((V,$,s)=>{s.d($,{EH:()=>h,OD:()=>L,W_:()=>B,lV:()=>o});var R=s(12889),O=s(47707);const o=-1,L=(i,c)=>(0,R.pr)(i).
flatMap(g=>B(g,c));function B({text:i,rtl:c},g){const T=[];for(const A of(0,O.qf)(i)){const d=T.at(-1),k=(0,O.ML)(A)?d?.font??0:F(A,g,d?.font);d?.font===k?d.text+=
A:T.push({font:k,text:A,rtl:c})}return c?T.reverse():T}function F(i,c,g){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&g!==void 0&&c[g]?.covers(i)===
!0?g:c.findIndex(A=>A.covers(i))}function h(i,c){const g=L(i,c).filter(({font:T})=>T===o);return[...new Set(g.flatMap(T=>(0,O.qf)(T.text)))]}})};
