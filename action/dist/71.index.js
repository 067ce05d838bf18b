"use strict";exports.id=71,exports.ids=[71],exports.modules={49180:((Y,L,a)=>{a.d(L,{q:()=>y});const R="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 az\
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
5f5 yellow ffff00 yellowgreen 9acd32";function y(j){const I=j.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(I)?.[1]??P().get(I);return g===void 0?void 0:(g.
length===3?[...g].map(c=>c+c):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(c=>Number.parseInt(c,16))}let r;function P(){const j=R.split(" ");return r??=new Map(j.
flatMap((I,g)=>g%2===0?[[I,j[g+1]]]:[]))}}),49892:((Y,L,a)=>{a.d(L,{B_:()=>r,Fw:()=>P,Tz:()=>I});var R=a(49180),y=a(57117);const r="OctavoColor";function P(g,u){
const c=j(g),f=c.length===1;return u===void 0||(0,y.hU)(u,f?1:3)?{values:c,operators:`${c.join(" ")} ${f?"g":"rg"}`,colorSpace:void 0}:{values:c,operators:`/${r}\
 cs ${c.join(" ")} sc`,colorSpace:f?(0,y.HB)():(0,y.Pz)()}}function j(g){if(g==="Gray")return[.5];const[u,c,f]=(0,R.q)(g);return(u===c&&c===f&&u>0?[u]:[u,c,f]).
map(m=>Math.round(m/255*1e4)/1e4)}function I(g){return g===void 0||(0,y.hU)(g,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`/${r} cs ${u} sc`,colorSpace:(0,y.
HB)()}}}),95358:((Y,L,a)=>{a.d(L,{Wx:()=>j,pi:()=>g,z:()=>u});var R=a(95323),y=a(74135);function r(f,i){return P(f,i*72/f.userUnit)}function P(f,i){const{width:m,
height:o}=(0,y.iN)(f),h={width:m-2*i,height:o-2*i,inset:i};return h.width>0&&h.height>0?h:void 0}function j(f,i,m){const o=m===R.zU[f].fields.margin.default;return i.
map(h=>{const $=r(h,m);if($||!o)return $;const{width:X,height:B}=(0,y.iN)(h);return P(h,Math.min(X,B)/10)})}const I=null;function g(f,{inset:i},m,o,h){const $=(0,y.
iN)(f),X=$.width-i-o,B=$.height-i-h,G=m.endsWith("left")?i:m.endsWith("right")?X:($.width-o)/2,x=m.startsWith("bottom")?i:m.startsWith("top")?B:($.height-h)/2;return[
G,x]}function u({kinds:f,pages:i},m){const o=i.find(({kind:h})=>!m[h]);return o?[{field:"margin",message:c(o.index,f[o.kind])}]:[]}function c(f,i){const{width:m,
height:o}=(0,y.iN)(i),h=(0,y.d)(Math.min(m,o)/2,i);return`leaves no room on page ${f+1}, which is ${(0,y.d)(m,i)} × ${(0,y.d)(o,i)} inches; it must be less tha\
n ${h}`}}),50071:((Y,L,a)=>{a.r(L),a.d(L,{addTextWatermark:()=>ve});var R=a(58552),y=a(59596),r=a(45599),P=a(47707),j=a(72648),I=a(36263),g=a(71391),u=a(49892),
c=a(95358),f=a(36078),i=a(57117),m=a(72313),o=a(99876),h=a(41578),$=a(12889),X=a(77581);const B=100,G=B/1e3;async function x(t,e,{filling:n,transparency:s}){const d=[];
for(const[b,U]of e.entries()){const S=t.lines.flatMap(({glyphs:N})=>N.filter(z=>z.face===b)).map(({glyph:N})=>N);S.length>0&&(d[b]={...await(0,h.r)(U,S),unit:U.
unit})}const[p,M,T,v]=t.ink,l=[Math.floor(p*G)-1,Math.floor(M*G)-1,Math.ceil(T*G)+1,Math.ceil(v*G)+1],w=s===0,E=A([q,n.operators,...t.lines.flatMap(({text:b,glyphs:U})=>_(
b,ae(d,U)))]),O=b=>{const U={Font:(0,r.jd)(Object.fromEntries(Object.entries(d).map(([S,N])=>[`F${S}`,N.addTo(b)]))),ColorSpace:n.colorSpace&&(0,r.jd)({[u.B_]:n.
colorSpace})},F=w?void 0:(0,r.jd)({Type:(0,r.UU)("Group"),S:(0,r.UU)("Transparency"),I:!0});return b.add(k(l,{Group:F,Resources:(0,r.jd)(U)},E))};if(w)return{addTo:O};
const C=Z(1-s/100),D=A(["/G0 gs","/X0 Do"]);return{addTo:b=>{const U=(0,r.jd)({Type:(0,r.UU)("ExtGState"),ca:C,CA:C,BM:(0,r.UU)("Normal"),SMask:(0,r.UU)("None")}),
F=(0,r.jd)({ExtGState:(0,r.jd)({G0:U}),XObject:(0,r.jd)({X0:O(b)})});return b.add(k(l,{Resources:F},D))}}}function k(t,e,n){const s={Type:(0,r.UU)("XObject"),Subtype:(0,r.
UU)("Form"),BBox:[...t],Filter:(0,r.UU)("FlateDecode")};return new r.Z6((0,r.jd)({...s,...e}),n)}const A=t=>(0,y.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),q="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function _(t,e){return(0,$.ft)(t)?[...e]:[`/Span <</ActualText <FEFF${(0,X.kt)(t).toString("hex").toUpperCase()}> >>\
 BDC`,...e,"EMC"]}function ae(t,e){const n=["BT"];let s,d="",p="",M;const T=()=>{p&&(d+=`<${p}>`),p=""},v=()=>{T(),d&&n.push(`[${d}] TJ`),d=""};for(const{glyph:l,
face:w,x:E,y:O}of e){const{codeOf:C,unit:D}=t[w];s!==w&&(v(),n.push(`/F${w} ${B} Tf`),s=w),M?.y!==O?(v(),n.push(`1 0 0 1 ${Z(E*G)} ${Z(O*G)} Tm`)):Z(M.x-E)!==0&&
(T(),d+=String(Z(M.x-E))),p+=C(l),M={x:E+l.advanceWidth*D,y:O}}return v(),[...n,"ET"]}const Z=t=>Math.round(t*100)/100||0;var K=a(74135);const se=612,te={diagonal:{
anchor:"centre",diagonal:!0,maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",
diagonal:!1,maximum:36},tiled:{anchor:"everywhere",diagonal:!0,maximum:24}},re=2,fe=1.8,ie=1e3;function ce(t,e,n,s,{drawnAt:d,fontSize:p}){const{width:M,height:T}=(0,K.
iN)(t),v=Math.hypot(e.width,e.height),l=n.diagonal?e.width/v:1,w=n.diagonal?e.height/v:0,[E,O]=[s.width*l+s.height*w,s.width*w+s.height*l],C=n.maximum*Math.max(
1/t.userUnit,Math.min(M,T)/se),D=p===void 0?C:p/t.userUnit,b=Math.min(e.width/E,e.height/O,D),U=b*s.height/2,F={centre:T/2,everywhere:T/2,top:T-e.inset-U,bottom:e.
inset+U},S=b/d;return(n.anchor==="everywhere"?de(e,{size:b,cos:l,sin:w,across:E,up:O},s):[[0,0]]).map(([z,H])=>(0,K.lw)([S*l,S*w,-S*w,S*l,M/2+z,F[n.anchor]+H],(0,K.
S3)(t)))}function de({width:t,height:e},{size:n,cos:s,sin:d,across:p,up:M},T){const v={along:(T.width+re)*n,down:(T.height+fe)*n},l=Math.max(1,Math.sqrt(t*e/(v.
along*v.down)/ie)),[w,E]=[v.along*l,v.down*l],[O,C]=[(t-p*n)/2+1e-6,(e-M*n)/2+1e-6],D=Math.hypot(O,C),b=Math.ceil(D/E),U=Math.ceil(D/w)+1,F=[];for(let S=-b;S<=b;S++)
for(let N=-U;N<=U;N++){const[z,H]=[(N+(S%2===0?0:.5))*w,S*E],[V,W]=[z*s-H*d,z*d+H*s];Math.abs(V)<=O&&Math.abs(W)<=C&&F.push([V,W])}return F}var le=a(29825),ue=a(
45657);const Q=1200;function he(t,e){const n=e.map(l=>ge(t,l)),s=n.map(({glyphs:l,ink:[w,E,O,C]},D)=>{if(l.length===0)return K.gF;const b=(O-w)/2;return[-b,E-D*
Q,b,C-D*Q]}),[d,p,M,T]=s.reduce(K.kO,K.gF),v=(p+T)/2;return{lines:n.map(({glyphs:l,ink:w},E)=>({text:e[E],glyphs:l.map(O=>({...O,x:O.x-(w[0]+w[2])/2,y:O.y-E*Q-v}))})),
size:{width:Math.max(M-d,(0,ue.Kf)(n.map(({advance:l})=>l)))/1e3,height:Math.max(T-p,e.length*Q)/1e3},ink:[d,p-v,M,T-v]}}function ge(t,e){let n=0,s=K.gF;const d=(0,le.
OD)(e,t).flatMap(({font:p,text:M,rtl:T})=>{const v=t[p],{unit:l}=v;return v.shape(M,T).map(({advance:w,x:E,...O})=>{const{glyph:C,y:D}=O,b=n+E;n+=w;const{minX:U,
minY:F,maxX:S,maxY:N}=v.boxOf(C);return U<=S&&(s=(0,K.kO)(s,[b+U*l,D+F*l,b+S*l,D+N*l])),{...O,face:p,x:b}})});return Number.isFinite(s[0])?{glyphs:d,advance:n,ink:s}:
{glyphs:[],advance:n,ink:[0,0,0,0]}}const me=["line_1","line_2","line_3"],pe="OctavoWatermark",be=64*1024,ye=4*1024*1024;async function ve(t,e,n,s){const d=await(0,o.
F)(t,n),{kinds:p}=d,M=(0,c.Wx)("add_text_watermark",p,e.margin),T=typeof e.template=="number"?void 0:te[e.template],v=[...T?[]:[{field:"template",message:Oe}],...(0,c.
z)(d,M)],l=await(0,i._B)(t),{color:w,transparency:E}=e,O=(0,u.Fw)(w,l),C=Me(e),D=e.font&&(0,j.g)(e.font,"font"),b=(0,g.C)("text",O.operators,E,D?.bytes,...C.map(
({text:W})=>W));let U=s.get(b);if(!U){const{faces:W,areNew:J}=await xe(D,s),ee=async()=>J?await t.job.pace.rest():void 0,ne=[...Ee(C,W),...v];if(ne.length>0)throw(0,R.
G6)(ne);await ee();const oe=he(W,C.map(Te=>(0,P.ai)(Te.text)));await ee(),U={drawing:await x(oe,W,{filling:O,transparency:E}),size:oe.size},s.put(b,U,be),await ee()}
if(!T||v.length>0)throw(0,R.G6)(v);const{drawing:F,size:S}=U,N=F.addTo(t),z={drawnAt:B,fontSize:e.font_size},H=p.map((W,J)=>we(t,W,ce(W,M[J],T,S,z),N)),V=await(0,m.
W)(t,d,{layer:e.layer,subtype:"Watermark",groupColorSpace:E===0?void 0:(0,i.Qg)(l),on:({kind:W})=>({resources:[{category:"XObject",name:pe,ref:H[W].ref}],operators:([
J=""])=>(0,f.qK)(J,H[W].placement)})});return l?.part===1&&E>0&&V.push((0,i.c4)(t,l,i.Br.transparency)),V}function we(t,{box:e},n,s){if(n.length===1)return{ref:s,
placement:(0,f.vs)(n[0])};const d=(0,r.jd)({Type:(0,r.UU)("XObject"),Subtype:(0,r.UU)("Form"),BBox:[...e],Resources:(0,r.jd)({XObject:(0,r.jd)({X0:s})}),Filter:(0,r.
UU)("FlateDecode")}),p=n.map(M=>`${(0,f.qK)("X0",(0,f.vs)(M))}
`).join("");return{ref:t.add(new r.Z6(d,(0,y.Kc)(Buffer.from(p,"latin1")))),placement:"1 0 0 1 0 0"}}async function xe(t,e){const n=(0,g.C)("text face"),s=e.get(
n);s?.keep();const d=s??await(0,I.W)("SemiBold");if(s||e.put(n,d,ye),!t)return{faces:[d],areNew:!s};let p;const M=await e.ofFile(t.bytes,"text face",()=>Promise.
resolve(p=(0,I.a)(t)));return p||M.keep(),{faces:[M,d],areNew:!s||p!==void 0}}function Me(t){return me.flatMap(e=>{const n=t[e];return n===void 0?[]:[{field:e,text:n}]})}
function Ee(t,e){return t.flatMap(({field:n,text:s})=>{const d=(0,P.Zw)(s,e);return d===void 0?[]:[{field:n,message:d,mentions:["font"]}]})}const Oe=`is a numbe\
r that only some regions know: use ${Object.keys(te).join(", ")}`}),12889:((Y,L,a)=>{a.d(L,{Rl:()=>m,Vv:()=>r,ft:()=>g,jB:()=>f,pr:()=>c,vw:()=>u,wE:()=>i});var R=a(
46161),y=a(47707);const r="‏";let P;const j=()=>P??=(0,R.A)(),I=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
g=o=>I.test(o),u=o=>g(o)&&(j().getEmbeddingLevels(o).paragraphs[0]?.level??0)%2===1;function c(o){if(!g(o))return o===""?[]:[{text:o,rtl:!1,at:0}];const{levels:h,
paragraphs:$}=j().getEmbeddingLevels(o),X=$[0]?.level??0;for(let x=o.length-1;x>=0&&/\s/.test(o[x]);x--)h[x]=X;const B=[];for(let x=0;x<o.length;x++){const k=B.
at(-1);k&&k.level===h[x]?k.text+=o[x]:B.push({level:h[x],text:o[x],at:x})}const G=B.reduce((x,{level:k})=>Math.max(x,k),0);for(let x=G;x>0;x--)for(let k=0,A=0;k<
B.length;k=A+1){for(A=k;A<B.length&&B[A].level>=x;)A++;if(A>k+1)for(const[q,_]of B.slice(k,A).entries())B[A-1-q]=_}return B.map(({level:x,text:k,at:A})=>({text:k,
rtl:x%2===1,at:A}))}const f=o=>Array.from(o,h=>j().getMirroredCharacter(h)??h).join(""),i=o=>(0,y.qf)(f(o)).reverse().join(""),m=o=>c(o).flatMap(({text:h,rtl:$})=>$?
(0,y.qf)(f(h)).reverse():(0,y.qf)(h))}),29825:((Y,L,a)=>{a.d(L,{EH:()=>g,OD:()=>P,W_:()=>j,lV:()=>r});var R=a(12889),y=a(47707);const r=-1,P=(u,c)=>(0,R.pr)(u).
flatMap(f=>j(f,c));function j({text:u,rtl:c},f){const i=[];for(const m of(0,y.qf)(u)){const o=i.at(-1),h=(0,y.ML)(m)?o?.font??0:I(m,f,o?.font);o?.font===h?o.text+=
m:i.push({font:h,text:m,rtl:c})}return c?i.reverse():i}function I(u,c,f){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(u)&&f!==void 0&&c[f]?.covers(u)===
!0?f:c.findIndex(m=>m.covers(u))}function g(u,c){const f=P(u,c).filter(({font:i})=>i===r);return[...new Set(f.flatMap(i=>(0,y.qf)(i.text)))]}})};
