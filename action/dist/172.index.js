"use strict";exports.id=172,exports.ids=[172],exports.modules={49180:((q,D,o)=>{o.d(D,{q:()=>h});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function h(m){const O=m.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??S().get(O);return d===void 0?void 0:(d.
length===3?[...d].map(a=>a+a):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(a=>Number.parseInt(a,16))}let M;function S(){const m=v.split(" ");return M??=new Map(m.
flatMap((O,d)=>d%2===0?[[O,m[d+1]]]:[]))}}),49892:((q,D,o)=>{o.d(D,{B_:()=>M,Fw:()=>S,Tz:()=>O});var v=o(49180),h=o(57117);const M="OctavoColor";function S(d,t){
const a=m(d),l=a.length===1,c=t?.part===1;return t===void 0||(0,h.hU)(t,l?1:3)?{values:a,operators:`${a.join(" ")} ${l?"g":"rg"}`,colorSpace:void 0,listsGlyphs:c}:
{values:a,listsGlyphs:c,operators:`/${M} cs ${a.join(" ")} sc`,colorSpace:l?(0,h.HB)():(0,h.Pz)()}}function m(d){if(d==="Gray")return[.5];const[t,a,l]=(0,v.q)(d);
return(t===a&&a===l&&t>0?[t]:[t,a,l]).map(g=>Math.round(g/255*1e4)/1e4)}function O(d){return d===void 0||(0,h.hU)(d,1)?{set:t=>`${t} g`,colorSpace:void 0}:{set:t=>`\
/${M} cs ${t} sc`,colorSpace:(0,h.HB)()}}}),41913:((q,D,o)=>{o.r(D),o.d(D,{drawInField:()=>Se,drawOnPage:()=>ve});var v=o(58552),h=o(38340),M=o(36078),S=o(99876),
m=o(77904),O=o(47707),d=o(6057),t=o(74135),a=o(52167),l=o(48249),c=o(45599),g=o(71391),E=o(49892),b=o(57117),T=o(95358),y=o(85476),C=o(27320),A=o(75934),I=o(74094);
const j="Digitally signed by",W=6.5,_={most:13,least:9},G=7.5,H=1.28,N=.34,$=1.2,k=6,ne=54,J=2.4,Q={beside:.36,above:.3},U={least:.05,most:1.4},Y=12,ee=.55;async function te(e,i){
const n=await de(e,i-(e.ratio===void 0?$+k:0)),s=re(n),{ratio:r}=e;if(r===void 0)return me(e,n,{width:i,height:s,left:0});const f=Math.min(i*r,ne);return pe(e,n,
{width:i,height:s+2*k+$+f,ratio:r})}async function V(e,i){let[n,s]=[U.least,U.most],r={set:(await ce(e,i,n)).set,scale:n};for(let f=0;f<Y;f++){const u=(n+s)/2,{
set:p,fits:B}=await ce(e,i,u);B?r={set:p,scale:n=u}:s=u}return r}async function ce(e,i,n){const[s,r]=[i.width/n,i.height/n],{ratio:f}=e;if(f===void 0||s/r>J){const P=f===
void 0?0:s*Q.beside+k,w=await de(e,s-P-$-k),x=re(w)<=r&&ue(e,w,n);return{set:me(e,w,{width:s,height:r,left:P}),fits:x}}const u=await de(e,s),B=re(u)+2*k+$<=r*(1-
Q.above)&&ue(e,u,n);return{set:pe(e,u,{width:s,height:r,ratio:f}),fits:B}}const ue=({words:{signer:e,reason:i}},n,s)=>s<=ee||n.length===2+ +(e!=="")+ +(i!==void 0);
async function de({faces:e,words:i,colors:n},s){const r=Math.max(s,1),f=async(x,F,L,Z)=>(await new A.p((0,O.ai)(x),R=>ge(e[F],R,L)).lines(()=>r)).map(R=>({text:R,
face:F,size:L,color:Z})),{signer:u,reason:p,circumstances:B}=i,P=_.most*r/ge(e[1],(0,O.ai)(u),_.most),w=Math.max(_.least,Math.min(_.most,P));return[...await f(j,
0,W,n.quiet),...u===""?[]:await f(u,1,Math.floor(w*4)/4,n.strong),...p===void 0?[]:await f(p,0,G,n.strong),...await f(B,0,G,n.quiet)]}const ge=(e,i,n)=>(0,I.k)(
[e],i).advance*n/1e3,re=e=>e.reduce((i,{size:n})=>i+n*H,0);function me(e,i,{width:n,height:s,left:r}){const f=re(i),u=(s+f)/2,p=e.ratio===void 0?void 0:he(e.ratio,
[0,0,r-k,s]);return{width:n,height:s,image:p,rule:[r,u-f,$,f],lines:ye(e,i,r+$+k,u)}}function pe(e,i,{width:n,height:s,ratio:r}){const f=re(i),u=f+k/2,p=u+$+k/2;
return{width:n,height:s,image:he(r,[0,p,n,s-p],0),rule:[0,u,n,$/2],lines:ye(e,i,0,f)}}function he(e,[i,n,s,r],f=.5){const u=Math.max(Math.min(s,r/e),0),p=f>0;return[
i+(s-u)*f,p?n+(r-u*e)/2:n,u,u*e]}function ye({faces:e},i,n,s){let r=s;const f=1e3/C.J;return i.map(({text:u,face:p,size:B,color:P})=>{r-=B*H;const w=(0,I.k)([e[p]],
u).glyphs.map(x=>({...x,face:p}));return{text:u,glyphs:w,at:[n*f,(r+B*N)*f],size:B/C.J,color:P}})}const Oe=180,le={quiet:"#5b6673",strong:"#16202c",rule:"#2563a\
8"};async function ve(e,i,n,s){const{count:r}=e.pages,{signature_page:f=r,signature_width:u,position:p,margin:B}=i;if(f>r)throw(0,v.G6)([{field:"signature_page",
message:`must be at most ${r}, the number of pages of the document`}]);const P=await(0,S.F)(e,Uint32Array.of(f)),w=P.kinds[P.pages[0].kind],[x]=(0,T.Wx)("sign_d\
ocument",[w],B),F=(0,T.z)({...P,kinds:[w],pages:[{...P.pages[0],kind:0}]},[x]);if(!x)throw(0,v.G6)(F);const L=await(0,b._B)(e),Z=await be(i,n,L,s),K=await te(Z,
Oe),R=K.height/K.width,z=Ue(f,w,x,{wide:u,ratio:R}),X=z*R,[oe,se]=(0,T.pi)(w,x,p,z,X),ie=(0,t.zl)((0,t.S3)(w),[oe,se,oe+z,se+X]),ae=await we(e,K,Z,{scale:z/K.width,
rotation:w.rotation,claim:L});return{look:{place:{index:f-1,rect:ie},form:ae}}}async function Se(e,i,n,s,{parameters:r,job:f}){const p=(i.byName.get(n)?.widgets??
[]).flatMap(ae=>{const fe=(0,d.b0)(e,ae.dict.get("Rect"));return fe?[{...ae,rect:fe}]:[]})[0];if(!p)return;const{rect:B,number:P,pages:w}=p,x=(0,d.iw)(e,(w[0]??
1)-1),F=e.resolve(e.dict(p.dict.get("MK"))?.get("R")),L=typeof F=="number"?(0,d.c_)(F):x.rotation,Z=await(0,b._B)(e),K=await be(r,s,Z,f),{width:R,height:z}=(0,t.
iN)({...x,box:B,rotation:L}),{userUnit:X}=x,{set:oe,scale:se}=await V(K,{width:R*X,height:z*X});return{look:{place:void 0,form:await we(e,oe,K,{scale:se/X,rotation:L,
claim:Z})},widget:P}}function Ue(e,i,n,{wide:s,ratio:r}){const f=s*72/i.userUnit,u=Math.min(n.width,n.height/r);if(f<=u*(1+1e-9))return f;if(s===h.zU.sign_document.
fields.signature_width.default)return u;const p=`is too large for page ${e}, where the margins leave room for ${(0,t.d)(u,i)} inches`;throw(0,v.G6)([{field:"sig\
nature_width",message:p}])}async function be(e,i,n,s){const{image:r,reason:f,location:u}=e,{signer:p,signedAt:B}=i,P=[await Ee("Regular",s),await Ee("SemiBold",
s)],w=r&&await s.prepared.ofFile(r.bytes,"image",()=>(0,a.A)(r,"image",s)),x=[...["signer","reason","location"].flatMap(R=>{const z=R==="signer"?p:e[R],X=z===void 0?
void 0:(0,O.Zw)(z,P);return X===void 0?[]:[{field:R,message:e[R]===void 0?`is the name in the certificate, which ${X}`:X}]}),...n&&w?Te(n,w):[]];if(x.length>0)throw(0,v.
G6)(x);const F=B.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),L=w&&w.displayed.height/w.displayed.width,Z={signer:p,reason:f,circumstances:u===
void 0?F:`${u}, ${F}`},K={quiet:(0,E.Fw)(le.quiet,n).operators,strong:(0,E.Fw)(le.strong,n).operators};return{faces:P,image:w,ratio:L,words:Z,colors:K}}function Te(e,i){
const n=i.transparency==="soft-mask",s=n&&(0,b.Qg)(e)!==void 0,r=(0,y.p)(e,i,n)??(s?"transparency needs an output intent there":void 0);return r===void 0?[]:[{field:"\
image",message:`cannot be in a document that claims ${e.name}: ${r}. Use an image without`}]}const Ce=4*1024*1024;async function Ee(e,{prepared:i,pace:n}){const s=(0,g.
C)(e==="SemiBold"?"text face":"regular text face"),r=i.get(s),f=r??await(0,m.Wu)(e);return f.keep(),r||(i.put(s,f,Ce),await n.rest()),f}async function we(e,i,n,{
scale:s,rotation:r,claim:f}){const{width:u,height:p,lines:B,rule:P,image:w}=i,{faces:x,image:F}=n,L=(0,E.Fw)(le.rule,f),Z={lines:B,size:{width:u,height:p},ink:[
0,0,u*10,p*10]},K=(await(0,C.$)(Z,x,{filling:L,transparency:0})).addTo(e),R=F?.embed(e,{profiled:f!==void 0}),[z,X,oe,se]=w??[0,0,0,0],ie=F&&(0,M.vs)((0,t.lw)(F.
upright,[oe,0,0,se,z,X])),ae=[...ie===void 0?[]:[`q ${ie} cm /X1 Do Q`],`q ${L.operators} ${(0,t.W1)(P).join(" ")} re f Q`,"/X0 Do"],[fe,Me]=[u*s,p*s],xe=r%180===
0?[0,0,fe,Me]:[0,0,Me,fe],De=(0,c.jd)({Type:(0,c.UU)("XObject"),Subtype:(0,c.UU)("Form"),BBox:(0,t.W1)([0,0,u,p]),Matrix:(0,t.W1)((0,t.lw)([s,0,0,s,0,0],(0,t.S3)(
{box:xe,rotation:r}))),Resources:(0,c.jd)({XObject:(0,c.jd)({X0:K,X1:R}),ColorSpace:L.colorSpace&&(0,c.jd)({[E.B_]:L.colorSpace})}),Filter:(0,c.UU)("FlateDecode")});
return e.add(new c.Z6(De,(0,l.Kc)(Buffer.from(`${ae.join(`
`)}
`,"latin1"))))}}),27320:((q,D,o)=>{o.d(D,{$:()=>a,J:()=>d});var v=o(41578),h=o(12889),M=o(48249),S=o(77581),m=o(45599),O=o(49892);const d=100,t=d/1e3;async function a(y,C,{
filling:A,transparency:I}){const j=[];for(const[U,Y]of C.entries()){const te=y.lines.flatMap(({glyphs:V})=>V.filter(ce=>ce.face===U)).map(({glyph:V})=>V);te.length>
0&&(j[U]={...await(0,v.r)(Y,te),unit:Y.unit})}const[W,_,G,H]=y.ink,N=[Math.floor(W*t)-1,Math.floor(_*t)-1,Math.ceil(G*t)+1,Math.ceil(H*t)+1],$=I===0,k=c([g,A.operators,
...y.lines.flatMap(U=>[...U.color?[U.color]:[],...E(U.text,b(j,U))])]),ne=U=>{const Y={Font:(0,m.jd)(Object.fromEntries(Object.entries(j).map(([te,V])=>[`F${te}`,
V.addTo(U,void 0,A.listsGlyphs)]))),ColorSpace:A.colorSpace&&(0,m.jd)({[O.B_]:A.colorSpace})},ee=$?void 0:(0,m.jd)({Type:(0,m.UU)("Group"),S:(0,m.UU)("Transpare\
ncy"),I:!0});return U.add(l(N,{Group:ee,Resources:(0,m.jd)(Y)},k))};if($)return{addTo:ne};const J=T(1-I/100),Q=c(["/G0 gs","/X0 Do"]);return{addTo:U=>{const Y=(0,m.
jd)({Type:(0,m.UU)("ExtGState"),ca:J,CA:J,BM:(0,m.UU)("Normal"),SMask:(0,m.UU)("None")}),ee=(0,m.jd)({ExtGState:(0,m.jd)({G0:Y}),XObject:(0,m.jd)({X0:ne(U)})});
return U.add(l(N,{Resources:ee},Q))}}}function l(y,C,A){const I={Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[...y],Filter:(0,m.UU)("FlateDecode")};return new m.
Z6((0,m.jd)({...I,...C}),A)}const c=y=>(0,M.Kc)(Buffer.from(`${y.join(`
`)}
`,"latin1")),g="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function E(y,C){return(0,h.ft)(y)?[...C]:[`/Span <</ActualText <FEFF${(0,S.kt)(y).toString("hex").toUpperCase()}> >>\
 BDC`,...C,"EMC"]}function b(y,{glyphs:C,at:[A,I]=[0,0],size:j=1}){const W=["BT"];let _,G="",H="",N;const $=()=>{H&&(G+=`<${H}>`),H=""},k=()=>{$(),G&&W.push(`[${G}\
] TJ`),G=""};for(const{glyph:ne,face:J,x:Q,y:U}of C){const{codeOf:Y,unit:ee}=y[J];if(_!==J&&(k(),W.push(`/F${J} ${T(d*j)} Tf`),_=J),N?.y!==U){k();const te=[A+Q*
j,I+U*j].map(V=>T(V*t));W.push(`1 0 0 1 ${te.join(" ")} Tm`)}else T(N.x-Q)!==0&&($(),G+=String(T(N.x-Q)));H+=Y(ne),N={x:Q+ne.advanceWidth*ee,y:U}}return k(),[...W,
"ET"]}const T=y=>Math.round(y*100)/100||0}),74094:((q,D,o)=>{o.d(D,{V:()=>m,k:()=>O});var v=o(29825),h=o(74135),M=o(45657);const S=1200;function m(d,t){const a=t.
map(y=>O(d,y)),l=a.map(({glyphs:y,ink:[C,A,I,j]},W)=>{if(y.length===0)return h.gF;const _=(I-C)/2;return[-_,A-W*S,_,j-W*S]}),[c,g,E,b]=l.reduce(h.kO,h.gF),T=(g+
b)/2;return{lines:a.map(({glyphs:y,ink:C},A)=>({text:t[A],glyphs:y.map(I=>({...I,x:I.x-(C[0]+C[2])/2,y:I.y-A*S-T}))})),size:{width:Math.max(E-c,(0,M.Kf)(a.map(({
advance:y})=>y)))/1e3,height:Math.max(b-g,t.length*S)/1e3},ink:[c,g-T,E,b-T]}}function O(d,t){let a=0,l=h.gF;const c=(0,v.OD)(t,d).flatMap(({font:g,text:E,rtl:b})=>{
const T=d[g],{unit:y}=T;return T.shape(E,b).map(({advance:C,x:A,...I})=>{const{glyph:j,y:W}=I,_=a+A;a+=C;const{minX:G,minY:H,maxX:N,maxY:$}=T.boxOf(j);return G<=
N&&(l=(0,h.kO)(l,[_+G*y,W+H*y,_+N*y,W+$*y])),{...I,face:g,x:_}})});return Number.isFinite(l[0])?{glyphs:c,advance:a,ink:l}:{glyphs:[],advance:a,ink:[0,0,0,0]}}}),
50476:((q,D,o)=>{o.d(D,{Z:()=>d,f:()=>O});const[v,h,M,S,m]=[1,8,32,64,128];function O(t,a,l,c){const g=new Set,E=[...t].filter(b=>typeof b=="number");for(let b=E.
pop();b!==void 0;b=E.pop())if(!(b<0||b>=a||g.has(b))){g.add(b);for(const T of d(c,l(b)))E.push(T)}return g}function*d(t,[a,l]){if(!(l-a<12||t.getInt16(a)>=0))for(let c=a+
10,g=M;g&M&&c+4<=l;)g=t.getUint16(c),yield t.getUint16(c+2),c+=4+(g&v?4:2)+(g&h?2:g&S?4:g&m?8:0)}}),29825:((q,D,o)=>{o.d(D,{EH:()=>d,OD:()=>S,W_:()=>m,lV:()=>M});
var v=o(12889),h=o(47707);const M=-1,S=(t,a)=>(0,v.pr)(t).flatMap(l=>m(l,a));function m({text:t,rtl:a},l){const c=[];for(const g of(0,h.qf)(t)){const E=c.at(-1),
b=(0,h.ML)(g)?E?.font??0:O(g,l,E?.font);E?.font===b?E.text+=g:c.push({font:b,text:g,rtl:a})}return a?c.reverse():c}function O(t,a,l){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(t)&&l!==void 0&&a[l]?.covers(t)===!0?l:a.findIndex(g=>g.covers(t))}function d(t,a){const l=new Map;for(const c of(0,h.qf)(t))l.has(c)||l.set(c,!(0,h.ML)(c)&&
!a.some(g=>g.covers(c)));return[...l].filter(([,c])=>c).map(([c])=>c)}}),88739:((q,D,o)=>{o.d(D,{B:()=>O,U:()=>S});var v=o(77581),h=o(12889);const M=100;function S(d,{
digits:t=4,isInOrder:a=!1}={}){const l=d.filter(([,g])=>g.length>0).map(([g,E])=>`<${O(g).slice(-t)}> <${m(E,a)}>`),c=Array.from({length:Math.ceil(l.length/M)},
(g,E)=>{const b=l.slice(E*M,(E+1)*M);return[`${b.length} beginbfchar`,...b,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(t)}> <${"F".repeat(t)}> endcodespacerange`,...c,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function m(d,t){const a=d.map(l=>String.fromCodePoint(l)).join("");return(0,v.kt)(!t&&(0,h.ft)(a)?[...a].reverse().join(""):a).toString("hex").toUpperCase()}
const O=d=>d.toString(16).toUpperCase().padStart(4,"0")}),38875:((q,D,o)=>{o.d(D,{F:()=>M});var v=o(60623);const h=1<<24,M=S=>(0,v.UD)(Buffer.from(S,"base64"),{
stream:h,total:h,remaining:h},{found:!1})})};
