"use strict";exports.id=172,exports.ids=[172],exports.modules={49180:((J,T,o)=>{o.d(T,{q:()=>b});const S="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreu\
se 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b da\
rkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 dark\
salmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyb\
lue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f\
8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fff\
ff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyel\
low fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 77889\
9 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa \
mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvio\
letred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 \
orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 \
peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon \
fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffa\
fa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f\
5f5f5 yellow ffff00 yellowgreen 9acd32";function b(h){const m=h.toLowerCase(),s=/^#([\da-f]{3}|[\da-f]{6})$/.exec(m)?.[1]??x().get(m);return s===void 0?void 0:(s.
length===3?[...s].map(n=>n+n):[s.slice(0,2),s.slice(2,4),s.slice(4)]).map(n=>Number.parseInt(n,16))}let O;function x(){const h=S.split(" ");return O??=new Map(h.
flatMap((m,s)=>s%2===0?[[m,h[s+1]]]:[]))}}),49892:((J,T,o)=>{o.d(T,{B_:()=>O,Fw:()=>x,Tz:()=>m});var S=o(49180),b=o(57117);const O="OctavoColor";function x(s,t){
const n=h(s),f=n.length===1,r=t?.part===1;return t===void 0||(0,b.hU)(t,f?1:3)?{values:n,operators:`${n.join(" ")} ${f?"g":"rg"}`,colorSpace:void 0,listsGlyphs:r}:
{values:n,listsGlyphs:r,operators:`/${O} cs ${n.join(" ")} sc`,colorSpace:f?(0,b.HB)():(0,b.Pz)()}}function h(s){if(s==="Gray")return[.5];const[t,n,f]=(0,S.q)(s);
return(t===n&&n===f&&t>0?[t]:[t,n,f]).map(i=>Math.round(i/255*1e4)/1e4)}function m(s){return s===void 0||(0,b.hU)(s,1)?{set:t=>`${t} g`,colorSpace:void 0}:{set:t=>`\
/${O} cs ${t} sc`,colorSpace:(0,b.HB)()}}}),41913:((J,T,o)=>{o.r(T),o.d(T,{drawInField:()=>St,drawOnPage:()=>vt});var S=o(58552),b=o(58426),O=o(36078),x=o(99876),
h=o(77904),m=o(47707),s=o(6057),t=o(74135),n=o(86476),f=o(48249),r=o(45599),i=o(71391),y=o(49892),p=o(57117),M=o(95358),w=o(85476),U=o(27320),P=o(75934),I=o(74094);
const j="Digitally signed by",W=6.5,B={most:13,least:9},G=7.5,H=1.28,N=.34,$=1.2,k=6,nt=54,V=2.4,Q={beside:.36,above:.3},C={least:.05,most:1.4},Y=12,tt=.55;async function et(e,l){
const a=await dt(e,l-(e.ratio===void 0?$+k:0)),c=rt(a),{ratio:d}=e;if(d===void 0)return ht(e,a,{width:l,height:c,left:0});const u=Math.min(l*d,nt);return pt(e,a,
{width:l,height:c+2*k+$+u,ratio:d})}async function q(e,l){let[a,c]=[C.least,C.most],d={set:(await ft(e,l,a)).set,scale:a};for(let u=0;u<Y;u++){const g=(a+c)/2,{
set:E,fits:A}=await ft(e,l,g);A?d={set:E,scale:a=g}:c=g}return d}async function ft(e,l,a){const[c,d]=[l.width/a,l.height/a],{ratio:u}=e;if(u===void 0||c/d>V){const _=u===
void 0?0:c*Q.beside+k,v=await dt(e,c-_-$-k),D=rt(v)<=d&&ut(e,v,a);return{set:ht(e,v,{width:c,height:d,left:_}),fits:D}}const g=await dt(e,c),A=rt(g)+2*k+$<=d*(1-
Q.above)&&ut(e,g,a);return{set:pt(e,g,{width:c,height:d,ratio:u}),fits:A}}const ut=({words:{signer:e,reason:l}},a,c)=>c<=tt||a.length===2+ +(e!=="")+ +(l!==void 0);
async function dt({faces:e,words:l,colors:a},c){const d=Math.max(c,1),u=async(D,F,L,Z)=>(await new P.p((0,m.ai)(D),R=>gt(e[F],R,L)).lines(()=>d)).map(R=>({text:R,
face:F,size:L,color:Z})),{signer:g,reason:E,circumstances:A}=l,_=B.most*d/gt(e[1],(0,m.ai)(g),B.most),v=Math.max(B.least,Math.min(B.most,_));return[...await u(j,
0,W,a.quiet),...g===""?[]:await u(g,1,Math.floor(v*4)/4,a.strong),...E===void 0?[]:await u(E,0,G,a.strong),...await u(A,0,G,a.quiet)]}const gt=(e,l,a)=>(0,I.k)(
[e],l).advance*a/1e3,rt=e=>e.reduce((l,{size:a})=>l+a*H,0);function ht(e,l,{width:a,height:c,left:d}){const u=rt(l),g=(c+u)/2,E=e.ratio===void 0?void 0:mt(e.ratio,
[0,0,d-k,c]);return{width:a,height:c,image:E,rule:[d,g-u,$,u],lines:yt(e,l,d+$+k,g)}}function pt(e,l,{width:a,height:c,ratio:d}){const u=rt(l),g=u+k/2,E=g+$+k/2;
return{width:a,height:c,image:mt(d,[0,E,a,c-E],0),rule:[0,g,a,$/2],lines:yt(e,l,0,u)}}function mt(e,[l,a,c,d],u=.5){const g=Math.max(Math.min(c,d/e),0),E=u>0;return[
l+(c-g)*u,E?a+(d-g*e)/2:a,g,g*e]}function yt({faces:e},l,a,c){let d=c;const u=1e3/U.J;return l.map(({text:g,face:E,size:A,color:_})=>{d-=A*H;const v=(0,I.k)([e[E]],
g).glyphs.map(D=>({...D,face:E}));return{text:g,glyphs:v,at:[a*u,(d+A*N)*u],size:A/U.J,color:_}})}const Ot=180,lt={quiet:"#5b6673",strong:"#16202c",rule:"#2563a\
8"};async function vt(e,l,a,c){const{count:d}=e.pages,{signature_page:u=d,signature_width:g,position:E,margin:A}=l;if(u>d)throw(0,S.G6)([{field:"signature_page",
message:`must be at most ${d}, the number of pages of the document`}]);const _=await(0,x.F)(e,Uint32Array.of(u)),v=_.kinds[_.pages[0].kind],[D]=(0,M.Wx)("sign_d\
ocument",[v],A),F=(0,M.z)({..._,kinds:[v],pages:[{..._.pages[0],kind:0}]},[D]);if(!D)throw(0,S.G6)(F);const L=await(0,p._B)(e),Z=await bt(l,a,L,c),K=await et(Z,
Ot),R=K.height/K.width,z=xt(u,v,D,{wide:g,ratio:R}),X=z*R,[ot,st]=(0,M.pi)(v,D,E,z,X),it=(0,t.zl)((0,t.S3)(v),[ot,st,ot+z,st+X]),at=await Et(e,K,Z,{scale:z/K.width,
rotation:v.rotation,claim:L});return{look:{place:{index:u-1,rect:it},form:at}}}async function St(e,l,a,c,{parameters:d,job:u}){const E=(l.byName.get(a)?.widgets??
[]).flatMap(at=>{const ct=(0,s.b0)(e,at.dict.get("Rect"));return ct?[{...at,rect:ct}]:[]})[0];if(!E)return;const{rect:A,number:_,pages:v}=E,D=(0,s.iw)(e,(v[0]??
1)-1),F=e.resolve(e.dict(E.dict.get("MK"))?.get("R")),L=typeof F=="number"?(0,s.c_)(F):D.rotation,Z=await(0,p._B)(e),K=await bt(d,c,Z,u),{width:R,height:z}=(0,t.
iN)({...D,box:A,rotation:L}),{userUnit:X}=D,{set:ot,scale:st}=await q(K,{width:R*X,height:z*X});return{look:{place:void 0,form:await Et(e,ot,K,{scale:st/X,rotation:L,
claim:Z})},widget:_}}function xt(e,l,a,{wide:c,ratio:d}){const u=c*72/l.userUnit,g=Math.min(a.width,a.height/d);if(u<=g*(1+1e-9))return u;if(c===b.zU.sign_document.
fields.signature_width.default)return g;const E=`is too large for page ${e}, where the margins leave room for ${(0,t.d)(g,l)} inches`;throw(0,S.G6)([{field:"sig\
nature_width",message:E}])}async function bt(e,l,a,c){const{image:d,reason:u,location:g}=e,{signer:E,signedAt:A}=l,_=[await wt("Regular",c),await wt("SemiBold",
c)],v=d&&await c.prepared.ofFile(d.bytes,"image",()=>(0,n.A)(d,"image",c)),D=[...["signer","reason","location"].flatMap(R=>{const z=R==="signer"?E:e[R],X=z===void 0?
void 0:(0,m.Zw)(z,_);return X===void 0?[]:[{field:R,message:e[R]===void 0?`is the name in the certificate, which ${X}`:X}]}),...a&&v?Ut(a,v):[]];if(D.length>0)throw(0,S.
G6)(D);const F=A.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),L=v&&v.displayed.height/v.displayed.width,Z={signer:E,reason:u,circumstances:g===
void 0?F:`${g}, ${F}`},K={quiet:(0,y.Fw)(lt.quiet,a).operators,strong:(0,y.Fw)(lt.strong,a).operators};return{faces:_,image:v,ratio:L,words:Z,colors:K}}function Ut(e,l){
const a=l.transparency==="soft-mask",c=a&&(0,p.Qg)(e)!==void 0,d=(0,w.p)(e,l,a)??(c?"transparency needs an output intent there":void 0);return d===void 0?[]:[{field:"\
image",message:`cannot be in a document that claims ${e.name}: ${d}. Use an image without`}]}const Tt=4*1024*1024;async function wt(e,{prepared:l,pace:a}){const c=(0,i.
C)(e==="SemiBold"?"text face":"regular text face"),d=l.get(c),u=d??await(0,h.Wu)(e);return u.keep(),d||(l.put(c,u,Tt),await a.rest()),u}async function Et(e,l,a,{
scale:c,rotation:d,claim:u}){const{width:g,height:E,lines:A,rule:_,image:v}=l,{faces:D,image:F}=a,L=(0,y.Fw)(lt.rule,u),Z={lines:A,size:{width:g,height:E},ink:[
0,0,g*10,E*10]},K=(await(0,U.$)(Z,D,{filling:L,transparency:0})).addTo(e),R=F?.embed(e,{profiled:u!==void 0}),[z,X,ot,st]=v??[0,0,0,0],it=F&&(0,O.vs)((0,t.lw)(F.
upright,[ot,0,0,st,z,X])),at=[...it===void 0?[]:[`q ${it} cm /X1 Do Q`],`q ${L.operators} ${(0,t.W1)(_).join(" ")} re f Q`,"/X0 Do"],[ct,Mt]=[g*c,E*c],Ct=d%180===
0?[0,0,ct,Mt]:[0,0,Mt,ct],Dt=(0,r.jd)({Type:(0,r.UU)("XObject"),Subtype:(0,r.UU)("Form"),BBox:(0,t.W1)([0,0,g,E]),Matrix:(0,t.W1)((0,t.lw)([c,0,0,c,0,0],(0,t.S3)(
{box:Ct,rotation:d}))),Resources:(0,r.jd)({XObject:(0,r.jd)({X0:K,X1:R}),ColorSpace:L.colorSpace&&(0,r.jd)({[y.B_]:L.colorSpace})}),Filter:(0,r.UU)("FlateDecode")});
return e.add(new r.Z6(Dt,(0,f.Kc)(Buffer.from(`${at.join(`
`)}
`,"latin1"))))}}),27320:((J,T,o)=>{o.d(T,{$:()=>n,J:()=>s});var S=o(41578),b=o(12889),O=o(48249),x=o(77581),h=o(45599),m=o(49892);const s=100,t=s/1e3;async function n(w,U,{
filling:P,transparency:I}){const j=[];for(const[C,Y]of U.entries()){const et=w.lines.flatMap(({glyphs:q})=>q.filter(ft=>ft.face===C)).map(({glyph:q})=>q);et.length>
0&&(j[C]={...await(0,S.r)(Y,et),unit:Y.unit})}const[W,B,G,H]=w.ink,N=[Math.floor(W*t)-1,Math.floor(B*t)-1,Math.ceil(G*t)+1,Math.ceil(H*t)+1],$=I===0,k=r([i,P.operators,
...w.lines.flatMap(C=>[...C.color?[C.color]:[],...y(C.text,p(j,C))])]),nt=C=>{const Y={Font:(0,h.jd)(Object.fromEntries(Object.entries(j).map(([et,q])=>[`F${et}`,
q.addTo(C,void 0,P.listsGlyphs)]))),ColorSpace:P.colorSpace&&(0,h.jd)({[m.B_]:P.colorSpace})},tt=$?void 0:(0,h.jd)({Type:(0,h.UU)("Group"),S:(0,h.UU)("Transpare\
ncy"),I:!0});return C.add(f(N,{Group:tt,Resources:(0,h.jd)(Y)},k))};if($)return{addTo:nt};const V=M(1-I/100),Q=r(["/G0 gs","/X0 Do"]);return{addTo:C=>{const Y=(0,h.
jd)({Type:(0,h.UU)("ExtGState"),ca:V,CA:V,BM:(0,h.UU)("Normal"),SMask:(0,h.UU)("None")}),tt=(0,h.jd)({ExtGState:(0,h.jd)({G0:Y}),XObject:(0,h.jd)({X0:nt(C)})});
return C.add(f(N,{Resources:tt},Q))}}}function f(w,U,P){const I={Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("Form"),BBox:[...w],Filter:(0,h.UU)("FlateDecode")};return new h.
Z6((0,h.jd)({...I,...U}),P)}const r=w=>(0,O.Kc)(Buffer.from(`${w.join(`
`)}
`,"latin1")),i="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function y(w,U){return(0,b.ft)(w)?[...U]:[`/Span <</ActualText <FEFF${(0,x.kt)(w).toString("hex").toUpperCase()}> >>\
 BDC`,...U,"EMC"]}function p(w,{glyphs:U,at:[P,I]=[0,0],size:j=1}){const W=["BT"];let B,G="",H="",N;const $=()=>{H&&(G+=`<${H}>`),H=""},k=()=>{$(),G&&W.push(`[${G}\
] TJ`),G=""};for(const{glyph:nt,face:V,x:Q,y:C}of U){const{codeOf:Y,unit:tt}=w[V];if(B!==V&&(k(),W.push(`/F${V} ${M(s*j)} Tf`),B=V),N?.y!==C){k();const et=[P+Q*
j,I+C*j].map(q=>M(q*t));W.push(`1 0 0 1 ${et.join(" ")} Tm`)}else M(N.x-Q)!==0&&($(),G+=String(M(N.x-Q)));H+=Y(nt),N={x:Q+nt.advanceWidth*tt,y:C}}return k(),[...W,
"ET"]}const M=w=>Math.round(w*100)/100||0}),74094:((J,T,o)=>{o.d(T,{V:()=>h,k:()=>m});var S=o(29825),b=o(74135),O=o(45657);const x=1200;function h(s,t){const n=t.
map(w=>m(s,w)),f=n.map(({glyphs:w,ink:[U,P,I,j]},W)=>{if(w.length===0)return b.gF;const B=(I-U)/2;return[-B,P-W*x,B,j-W*x]}),[r,i,y,p]=f.reduce(b.kO,b.gF),M=(i+
p)/2;return{lines:n.map(({glyphs:w,ink:U},P)=>({text:t[P],glyphs:w.map(I=>({...I,x:I.x-(U[0]+U[2])/2,y:I.y-P*x-M}))})),size:{width:Math.max(y-r,(0,O.Kf)(n.map(({
advance:w})=>w)))/1e3,height:Math.max(p-i,t.length*x)/1e3},ink:[r,i-M,y,p-M]}}function m(s,t){let n=0,f=b.gF;const r=(0,S.OD)(t,s).flatMap(({font:i,text:y,rtl:p})=>{
const M=s[i],{unit:w}=M;return M.shape(y,p).map(({advance:U,x:P,...I})=>{const{glyph:j,y:W}=I,B=n+P;n+=U;const{minX:G,minY:H,maxX:N,maxY:$}=M.boxOf(j);return G<=
N&&(f=(0,b.kO)(f,[B+G*w,W+H*w,B+N*w,W+$*w])),{...I,face:i,x:B}})});return Number.isFinite(f[0])?{glyphs:r,advance:n,ink:f}:{glyphs:[],advance:n,ink:[0,0,0,0]}}}),
50476:((J,T,o)=>{o.d(T,{Z:()=>s,f:()=>m});const[S,b,O,x,h]=[1,8,32,64,128];function m(t,n,f,r){const i=new Set,y=[...t].filter(p=>typeof p=="number");for(let p=y.
pop();p!==void 0;p=y.pop())if(!(p<0||p>=n||i.has(p))){i.add(p);for(const M of s(r,f(p)))y.push(M)}return i}function*s(t,[n,f]){if(!(f-n<12||t.getInt16(n)>=0))for(let r=n+
10,i=O;i&O&&r+4<=f;)i=t.getUint16(r),yield t.getUint16(r+2),r+=4+(i&S?4:2)+(i&b?2:i&x?4:i&h?8:0)}}),29825:((J,T,o)=>{o.d(T,{EH:()=>s,OD:()=>x,W_:()=>h,lV:()=>O});
var S=o(12889),b=o(47707);const O=-1,x=(t,n)=>(0,S.pr)(t).flatMap(f=>h(f,n));function h({text:t,rtl:n},f){const r=[];for(const i of(0,b.qf)(t)){const y=r.at(-1),
p=(0,b.ML)(i)?y?.font??0:m(i,f,y?.font);y?.font===p?y.text+=i:r.push({font:p,text:i,rtl:n})}return n?r.reverse():r}function m(t,n,f){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(t)&&f!==void 0&&n[f]?.covers(t)===!0?f:n.findIndex(i=>i.covers(t))}function s(t,n){const f=x(t,n).filter(({font:r})=>r===O);return[...new Set(f.flatMap(r=>(0,b.
qf)(r.text)))]}}),88739:((J,T,o)=>{o.d(T,{B:()=>m,U:()=>x});var S=o(77581),b=o(12889);const O=100;function x(s,{digits:t=4,isInOrder:n=!1}={}){const f=s.filter(
([,i])=>i.length>0).map(([i,y])=>`<${m(i).slice(-t)}> <${h(y,n)}>`),r=Array.from({length:Math.ceil(f.length/O)},(i,y)=>{const p=f.slice(y*O,(y+1)*O);return[`${p.
length} beginbfchar`,...p,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(t)}> <${"F".repeat(t)}> endcodespacerange`,...r,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function h(s,t){const n=s.map(f=>String.fromCodePoint(f)).join("");return(0,S.kt)(!t&&(0,b.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const m=s=>s.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,T,o)=>{o.d(T,{F:()=>O});var S=o(60623);const b=1<<24,O=x=>(0,S.UD)(Buffer.from(x,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),75934:((J,T,o)=>{o.d(T,{p:()=>x});var S=o(9876);const[b,O]=[200,100];class x{text;widthOf;width;parts;constructor(m,s){
this.text=m,this.widthOf=s,this.width=s(m)}async lines(m,s){if(this.width<=m(0))return[this.text];const t=[];let n="",f=0,r;for(const i of this.parts??=await this.
measure(s)){const y=s?.step(b);y&&await y;const p=f+(r?.spaceWidth??0)+i.width;if(p<=m(t.length))n+=(r?.space??"")+i.text,f=p;else{n!==""&&t.push(n);const M=t.length,
w=i.width>m(M)?await this.cut(i,U=>m(M+U),s):[i.text];for(const U of w)t.push(U);n=t.pop(),f=n===i.text?i.width:this.widthOf(n)}r=i}return t.push(n),t}async measure(m){
const{text:s,widthOf:t}=this,n=[];for(const{start:f,end:r,next:i}of(await(0,S.Vn)())(s)){const y=m?.step(b+(i-f)*O);y&&await y;const[p,M]=[s.slice(f,r),s.slice(
r,i)];n.push({text:p,width:t(p),space:M,spaceWidth:M===""?0:t(M)})}return n}async cut(m,s,t){const n=m.clusters??=(0,S.s)(m.text,this.widthOf),f=[];let r=0;for(const i of(0,S.
ZM)(n,s)){const y=t?.step(b+i*O);y&&await y;let p="";for(const M=r+i;r<M;r++)p+=n[r].text;f.push(p)}return f}}})};
