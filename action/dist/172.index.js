"use strict";exports.id=172,exports.ids=[172],exports.modules={49180:((q,I,o)=>{o.d(I,{q:()=>b});const S="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function b(m){const O=m.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(O)?.[1]??U().get(O);return l===void 0?void 0:(l.
length===3?[...l].map(s=>s+s):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(s=>Number.parseInt(s,16))}let w;function U(){const m=S.split(" ");return w??=new Map(m.
flatMap((O,l)=>l%2===0?[[O,m[l+1]]]:[]))}}),49892:((q,I,o)=>{o.d(I,{B_:()=>w,Fw:()=>U,Tz:()=>O});var S=o(49180),b=o(57117);const w="OctavoColor";function U(l,t){
const s=m(l),i=s.length===1,d=t?.part===1;return t===void 0||(0,b.hU)(t,i?1:3)?{values:s,operators:`${s.join(" ")} ${i?"g":"rg"}`,colorSpace:void 0,listsGlyphs:d}:
{values:s,listsGlyphs:d,operators:`/${w} cs ${s.join(" ")} sc`,colorSpace:i?(0,b.HB)():(0,b.Pz)()}}function m(l){if(l==="Gray")return[.5];const[t,s,i]=(0,S.q)(l);
return(t===s&&s===i&&t>0?[t]:[t,s,i]).map(g=>Math.round(g/255*1e4)/1e4)}function O(l){return l===void 0||(0,b.hU)(l,1)?{set:t=>`${t} g`,colorSpace:void 0}:{set:t=>`\
/${w} cs ${t} sc`,colorSpace:(0,b.HB)()}}}),41913:((q,I,o)=>{o.r(I),o.d(I,{drawInField:()=>Se,drawOnPage:()=>ve});var S=o(58552),b=o(38340),w=o(36078),U=o(99876),
m=o(77904),O=o(47707),l=o(6057),t=o(74135),s=o(52167),i=o(48249),d=o(45599),g=o(71391),p=o(49892),v=o(57117),E=o(95358),h=o(85476),C=o(27320),A=o(75934),D=o(74094);
const j="Digitally signed by",W=6.5,_={most:13,least:9},G=7.5,H=1.28,N=.34,$=1.2,k=6,ne=54,Y=2.4,V={beside:.36,above:.3},T={least:.05,most:1.4},J=12,ee=.55;async function te(e,f){
const n=await de(e,f-(e.ratio===void 0?$+k:0)),a=re(n),{ratio:r}=e;if(r===void 0)return me(e,n,{width:f,height:a,left:0});const c=Math.min(f*r,ne);return pe(e,n,
{width:f,height:a+2*k+$+c,ratio:r})}async function Q(e,f){let[n,a]=[T.least,T.most],r={set:(await ce(e,f,n)).set,scale:n};for(let c=0;c<J;c++){const u=(n+a)/2,{
set:y,fits:B}=await ce(e,f,u);B?r={set:y,scale:n=u}:a=u}return r}async function ce(e,f,n){const[a,r]=[f.width/n,f.height/n],{ratio:c}=e;if(c===void 0||a/r>Y){const P=c===
void 0?0:a*V.beside+k,M=await de(e,a-P-$-k),x=re(M)<=r&&ue(e,M,n);return{set:me(e,M,{width:a,height:r,left:P}),fits:x}}const u=await de(e,a),B=re(u)+2*k+$<=r*(1-
V.above)&&ue(e,u,n);return{set:pe(e,u,{width:a,height:r,ratio:c}),fits:B}}const ue=({words:{signer:e,reason:f}},n,a)=>a<=ee||n.length===2+ +(e!=="")+ +(f!==void 0);
async function de({faces:e,words:f,colors:n},a){const r=Math.max(a,1),c=async(x,F,L,Z)=>(await new A.p((0,O.ai)(x),R=>ge(e[F],R,L)).lines(()=>r)).map(R=>({text:R,
face:F,size:L,color:Z})),{signer:u,reason:y,circumstances:B}=f,P=_.most*r/ge(e[1],(0,O.ai)(u),_.most),M=Math.max(_.least,Math.min(_.most,P));return[...await c(j,
0,W,n.quiet),...u===""?[]:await c(u,1,Math.floor(M*4)/4,n.strong),...y===void 0?[]:await c(y,0,G,n.strong),...await c(B,0,G,n.quiet)]}const ge=(e,f,n)=>(0,D.k)(
[e],f).advance*n/1e3,re=e=>e.reduce((f,{size:n})=>f+n*H,0);function me(e,f,{width:n,height:a,left:r}){const c=re(f),u=(a+c)/2,y=e.ratio===void 0?void 0:he(e.ratio,
[0,0,r-k,a]);return{width:n,height:a,image:y,rule:[r,u-c,$,c],lines:ye(e,f,r+$+k,u)}}function pe(e,f,{width:n,height:a,ratio:r}){const c=re(f),u=c+k/2,y=u+$+k/2;
return{width:n,height:a,image:he(r,[0,y,n,a-y],0),rule:[0,u,n,$/2],lines:ye(e,f,0,c)}}function he(e,[f,n,a,r],c=.5){const u=Math.max(Math.min(a,r/e),0),y=c>0;return[
f+(a-u)*c,y?n+(r-u*e)/2:n,u,u*e]}function ye({faces:e},f,n,a){let r=a;const c=1e3/C.J;return f.map(({text:u,face:y,size:B,color:P})=>{r-=B*H;const M=(0,D.k)([e[y]],
u).glyphs.map(x=>({...x,face:y}));return{text:u,glyphs:M,at:[n*c,(r+B*N)*c],size:B/C.J,color:P}})}const Oe=180,le={quiet:"#5b6673",strong:"#16202c",rule:"#2563a\
8"};async function ve(e,f,n,a){const{count:r}=e.pages,{signature_page:c=r,signature_width:u,position:y,margin:B}=f;if(c>r)throw(0,S.G6)([{field:"signature_page",
message:`must be at most ${r}, the number of pages of the document`}]);const P=await(0,U.F)(e,Uint32Array.of(c)),M=P.kinds[P.pages[0].kind],[x]=(0,E.Wx)("sign_d\
ocument",[M],B),F=(0,E.z)({...P,kinds:[M],pages:[{...P.pages[0],kind:0}]},[x]);if(!x)throw(0,S.G6)(F);const L=await(0,v._B)(e),Z=await be(f,n,L,a),K=await te(Z,
Oe),R=K.height/K.width,z=Ue(c,M,x,{wide:u,ratio:R}),X=z*R,[oe,se]=(0,E.pi)(M,x,y,z,X),ie=(0,t.zl)((0,t.S3)(M),[oe,se,oe+z,se+X]),ae=await Me(e,K,Z,{scale:z/K.width,
rotation:M.rotation,claim:L});return{look:{place:{index:c-1,rect:ie},form:ae}}}async function Se(e,f,n,a,{parameters:r,job:c}){const y=(f.byName.get(n)?.widgets??
[]).flatMap(ae=>{const fe=(0,l.b0)(e,ae.dict.get("Rect"));return fe?[{...ae,rect:fe}]:[]})[0];if(!y)return;const{rect:B,number:P,pages:M}=y,x=(0,l.iw)(e,(M[0]??
1)-1),F=e.resolve(e.dict(y.dict.get("MK"))?.get("R")),L=typeof F=="number"?(0,l.c_)(F):x.rotation,Z=await(0,v._B)(e),K=await be(r,a,Z,c),{width:R,height:z}=(0,t.
iN)({...x,box:B,rotation:L}),{userUnit:X}=x,{set:oe,scale:se}=await Q(K,{width:R*X,height:z*X});return{look:{place:void 0,form:await Me(e,oe,K,{scale:se/X,rotation:L,
claim:Z})},widget:P}}function Ue(e,f,n,{wide:a,ratio:r}){const c=a*72/f.userUnit,u=Math.min(n.width,n.height/r);if(c<=u*(1+1e-9))return c;if(a===b.zU.sign_document.
fields.signature_width.default)return u;const y=`is too large for page ${e}, where the margins leave room for ${(0,t.d)(u,f)} inches`;throw(0,S.G6)([{field:"sig\
nature_width",message:y}])}async function be(e,f,n,a){const{image:r,reason:c,location:u}=e,{signer:y,signedAt:B}=f,P=[await Ee("Regular",a),await Ee("SemiBold",
a)],M=r&&await a.prepared.ofFile(r.bytes,"image",()=>(0,s.A)(r,"image",a)),x=[...["signer","reason","location"].flatMap(R=>{const z=R==="signer"?y:e[R],X=z===void 0?
void 0:(0,O.Zw)(z,P);return X===void 0?[]:[{field:R,message:e[R]===void 0?`is the name in the certificate, which ${X}`:X}]}),...n&&M?Te(n,M):[]];if(x.length>0)throw(0,S.
G6)(x);const F=B.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),L=M&&M.displayed.height/M.displayed.width,Z={signer:y,reason:c,circumstances:u===
void 0?F:`${u}, ${F}`},K={quiet:(0,p.Fw)(le.quiet,n).operators,strong:(0,p.Fw)(le.strong,n).operators};return{faces:P,image:M,ratio:L,words:Z,colors:K}}function Te(e,f){
const n=f.transparency==="soft-mask",a=n&&(0,v.Qg)(e)!==void 0,r=(0,h.p)(e,f,n)??(a?"transparency needs an output intent there":void 0);return r===void 0?[]:[{field:"\
image",message:`cannot be in a document that claims ${e.name}: ${r}. Use an image without`}]}const Ce=4*1024*1024;async function Ee(e,{prepared:f,pace:n}){const a=(0,g.
C)(e==="SemiBold"?"text face":"regular text face"),r=f.get(a),c=r??await(0,m.Wu)(e);return c.keep(),r||(f.put(a,c,Ce),await n.rest()),c}async function Me(e,f,n,{
scale:a,rotation:r,claim:c}){const{width:u,height:y,lines:B,rule:P,image:M}=f,{faces:x,image:F}=n,L=(0,p.Fw)(le.rule,c),Z={lines:B,size:{width:u,height:y},ink:[
0,0,u*10,y*10]},K=(await(0,C.$)(Z,x,{filling:L,transparency:0})).addTo(e),R=F?.embed(e,{profiled:c!==void 0}),[z,X,oe,se]=M??[0,0,0,0],ie=F&&(0,w.vs)((0,t.lw)(F.
upright,[oe,0,0,se,z,X])),ae=[...ie===void 0?[]:[`q ${ie} cm /X1 Do Q`],`q ${L.operators} ${(0,t.W1)(P).join(" ")} re f Q`,"/X0 Do"],[fe,we]=[u*a,y*a],xe=r%180===
0?[0,0,fe,we]:[0,0,we,fe],Ie=(0,d.jd)({Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("Form"),BBox:(0,t.W1)([0,0,u,y]),Matrix:(0,t.W1)((0,t.lw)([a,0,0,a,0,0],(0,t.S3)(
{box:xe,rotation:r}))),Resources:(0,d.jd)({XObject:(0,d.jd)({X0:K,X1:R}),ColorSpace:L.colorSpace&&(0,d.jd)({[p.B_]:L.colorSpace})}),Filter:(0,d.UU)("FlateDecode")});
return e.add(new d.Z6(Ie,(0,i.Kc)(Buffer.from(`${ae.join(`
`)}
`,"latin1"))))}}),27320:((q,I,o)=>{o.d(I,{$:()=>s,J:()=>l});var S=o(41578),b=o(12889),w=o(48249),U=o(77581),m=o(45599),O=o(49892);const l=100,t=l/1e3;async function s(h,C,{
filling:A,transparency:D}){const j=[];for(const[T,J]of C.entries()){const te=h.lines.flatMap(({glyphs:Q})=>Q.filter(ce=>ce.face===T)).map(({glyph:Q})=>Q);te.length>
0&&(j[T]={...await(0,S.r)(J,te),unit:J.unit})}const[W,_,G,H]=h.ink,N=[Math.floor(W*t)-1,Math.floor(_*t)-1,Math.ceil(G*t)+1,Math.ceil(H*t)+1],$=D===0,k=d([g,A.operators,
...h.lines.flatMap(T=>[...T.color?[T.color]:[],...p(T.text,v(j,T))])]),ne=T=>{const J={Font:(0,m.jd)(Object.fromEntries(Object.entries(j).map(([te,Q])=>[`F${te}`,
Q.addTo(T,void 0,A.listsGlyphs)]))),ColorSpace:A.colorSpace&&(0,m.jd)({[O.B_]:A.colorSpace})},ee=$?void 0:(0,m.jd)({Type:(0,m.UU)("Group"),S:(0,m.UU)("Transpare\
ncy"),I:!0});return T.add(i(N,{Group:ee,Resources:(0,m.jd)(J)},k))};if($)return{addTo:ne};const Y=E(1-D/100),V=d(["/G0 gs","/X0 Do"]);return{addTo:T=>{const J=(0,m.
jd)({Type:(0,m.UU)("ExtGState"),ca:Y,CA:Y,BM:(0,m.UU)("Normal"),SMask:(0,m.UU)("None")}),ee=(0,m.jd)({ExtGState:(0,m.jd)({G0:J}),XObject:(0,m.jd)({X0:ne(T)})});
return T.add(i(N,{Resources:ee},V))}}}function i(h,C,A){const D={Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[...h],Filter:(0,m.UU)("FlateDecode")};return new m.
Z6((0,m.jd)({...D,...C}),A)}const d=h=>(0,w.Kc)(Buffer.from(`${h.join(`
`)}
`,"latin1")),g="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function p(h,C){return(0,b.ft)(h)?[...C]:[`/Span <</ActualText <FEFF${(0,U.kt)(h).toString("hex").toUpperCase()}> >>\
 BDC`,...C,"EMC"]}function v(h,{glyphs:C,at:[A,D]=[0,0],size:j=1}){const W=["BT"];let _,G="",H="",N;const $=()=>{H&&(G+=`<${H}>`),H=""},k=()=>{$(),G&&W.push(`[${G}\
] TJ`),G=""};for(const{glyph:ne,face:Y,x:V,y:T}of C){const{codeOf:J,unit:ee}=h[Y];if(_!==Y&&(k(),W.push(`/F${Y} ${E(l*j)} Tf`),_=Y),N?.y!==T){k();const te=[A+V*
j,D+T*j].map(Q=>E(Q*t));W.push(`1 0 0 1 ${te.join(" ")} Tm`)}else E(N.x-V)!==0&&($(),G+=String(E(N.x-V)));H+=J(ne),N={x:V+ne.advanceWidth*ee,y:T}}return k(),[...W,
"ET"]}const E=h=>Math.round(h*100)/100||0}),74094:((q,I,o)=>{o.d(I,{V:()=>m,k:()=>O});var S=o(29825),b=o(74135),w=o(45657);const U=1200;function m(l,t){const s=t.
map(h=>O(l,h)),i=s.map(({glyphs:h,ink:[C,A,D,j]},W)=>{if(h.length===0)return b.gF;const _=(D-C)/2;return[-_,A-W*U,_,j-W*U]}),[d,g,p,v]=i.reduce(b.kO,b.gF),E=(g+
v)/2;return{lines:s.map(({glyphs:h,ink:C},A)=>({text:t[A],glyphs:h.map(D=>({...D,x:D.x-(C[0]+C[2])/2,y:D.y-A*U-E}))})),size:{width:Math.max(p-d,(0,w.Kf)(s.map(({
advance:h})=>h)))/1e3,height:Math.max(v-g,t.length*U)/1e3},ink:[d,g-E,p,v-E]}}function O(l,t){let s=0,i=b.gF;const d=(0,S.OD)(t,l).flatMap(({font:g,text:p,rtl:v})=>{
const E=l[g],{unit:h}=E;return E.shape(p,v).map(({advance:C,x:A,...D})=>{const{glyph:j,y:W}=D,_=s+A;s+=C;const{minX:G,minY:H,maxX:N,maxY:$}=E.boxOf(j);return G<=
N&&(i=(0,b.kO)(i,[_+G*h,W+H*h,_+N*h,W+$*h])),{...D,face:g,x:_}})});return Number.isFinite(i[0])?{glyphs:d,advance:s,ink:i}:{glyphs:[],advance:s,ink:[0,0,0,0]}}}),
50476:((q,I,o)=>{o.d(I,{VJ:()=>t,Zm:()=>l,fN:()=>O});const[S,b,w,U,m]=[1,8,32,64,128];function O(s,i,d,g){const p=new Set,v=[...s].filter(E=>typeof E=="number");
for(let E=v.pop();E!==void 0;E=v.pop())if(!(E<0||E>=i||p.has(E))){p.add(E);for(const h of l(g,d(E)))v.push(h)}return p}function*l(s,[i,d]){if(!(d-i<12||s.getInt16(
i)>=0))for(let g=i+10,p=w;p&w&&g+4<=d;)p=s.getUint16(g),yield s.getUint16(g+2),g+=4+(p&S?4:2)+(p&b?2:p&U?4:p&m?8:0)}function t(s,[i,d]){const g=d-i<12?0:s.getInt16(
i);return g<=0||10+2*g>d-i?0:s.getUint16(i+8+2*g)+1}}),29825:((q,I,o)=>{o.d(I,{EH:()=>l,OD:()=>U,W_:()=>m,lV:()=>w});var S=o(12889),b=o(47707);const w=-1,U=(t,s)=>(0,S.
pr)(t).flatMap(i=>m(i,s));function m({text:t,rtl:s},i){const d=[];for(const g of(0,b.qf)(t)){const p=d.at(-1),v=(0,b.ML)(g)?p?.font??0:O(g,i,p?.font);p?.font===
v?p.text+=g:d.push({font:v,text:g,rtl:s})}return s?d.reverse():d}function O(t,s,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(t)&&i!==void 0&&s[i]?.
covers(t)===!0?i:s.findIndex(g=>g.covers(t))}function l(t,s){const i=new Map;for(const d of(0,b.qf)(t))i.has(d)||i.set(d,!(0,b.ML)(d)&&!s.some(g=>g.covers(d)));
return[...i].filter(([,d])=>d).map(([d])=>d)}}),88739:((q,I,o)=>{o.d(I,{B:()=>O,U:()=>U});var S=o(77581),b=o(12889);const w=100;function U(l,{digits:t=4,isInOrder:s=!1}={}){
const i=l.filter(([,g])=>g.length>0).map(([g,p])=>`<${O(g).slice(-t)}> <${m(p,s)}>`),d=Array.from({length:Math.ceil(i.length/w)},(g,p)=>{const v=i.slice(p*w,(p+
1)*w);return[`${v.length} beginbfchar`,...v,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(t)}> <${"F".repeat(t)}> endcodespacerange`,...d,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function m(l,t){const s=l.map(i=>String.fromCodePoint(i)).join("");return(0,S.kt)(!t&&(0,b.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const O=l=>l.toString(16).toUpperCase().padStart(4,"0")}),38875:((q,I,o)=>{o.d(I,{F:()=>w});var S=o(60623);const b=1<<24,w=U=>(0,S.UD)(Buffer.from(U,"base64"),{
stream:b,total:b,remaining:b},{found:!1})})};
