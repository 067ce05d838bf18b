"use strict";exports.id=172,exports.ids=[172],exports.modules={49180:((J,U,o)=>{o.d(U,{q:()=>y});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function y(a){const m=a.toLowerCase(),r=/^#([\da-f]{3}|[\da-f]{6})$/.exec(m)?.[1]??p().get(m);return r===void 0?void 0:(r.
length===3?[...r].map(n=>n+n):[r.slice(0,2),r.slice(2,4),r.slice(4)]).map(n=>Number.parseInt(n,16))}let S;function p(){const a=v.split(" ");return S??=new Map(a.
flatMap((m,r)=>r%2===0?[[m,a[r+1]]]:[]))}}),49892:((J,U,o)=>{o.d(U,{B_:()=>S,Fw:()=>p,Tz:()=>m});var v=o(49180),y=o(57117);const S="OctavoColor";function p(r,e){
const n=a(r),l=n.length===1,u=e?.part===1;return e===void 0||(0,y.hU)(e,l?1:3)?{values:n,operators:`${n.join(" ")} ${l?"g":"rg"}`,colorSpace:void 0,listsGlyphs:u}:
{values:n,listsGlyphs:u,operators:`/${S} cs ${n.join(" ")} sc`,colorSpace:l?(0,y.HB)():(0,y.Pz)()}}function a(r){if(r==="Gray")return[.5];const[e,n,l]=(0,v.q)(r);
return(e===n&&n===l&&e>0?[e]:[e,n,l]).map(h=>Math.round(h/255*1e4)/1e4)}function m(r){return r===void 0||(0,y.hU)(r,1)?{set:e=>`${e} g`,colorSpace:void 0}:{set:e=>`\
/${S} cs ${e} sc`,colorSpace:(0,y.HB)()}}}),41913:((J,U,o)=>{o.r(U),o.d(U,{drawInField:()=>Se,drawOnPage:()=>ve});var v=o(58552),y=o(58426),S=o(36078),p=o(99876),
a=o(77904),m=o(47707),r=o(6057),e=o(74135),n=o(86476),l=o(48249),u=o(45599),h=o(71391),w=o(49892),M=o(57117),T=o(95358),E=o(85476),C=o(27320),_=o(75934),I=o(74094);
const j="Digitally signed by",R=6.5,B={most:13,least:9},G=7.5,Z=1.28,N=.34,$=1.2,k=6,ne=54,V=2.4,Q={beside:.36,above:.3},x={least:.05,most:1.4},Y=12,ee=.55;async function te(t,c){
const s=await de(t,c-(t.ratio===void 0?$+k:0)),i=re(s),{ratio:f}=t;if(f===void 0)return he(t,s,{width:c,height:i,left:0});const d=Math.min(c*f,ne);return pe(t,s,
{width:c,height:i+2*k+$+d,ratio:f})}async function q(t,c){let[s,i]=[x.least,x.most],f={set:(await ce(t,c,s)).set,scale:s};for(let d=0;d<Y;d++){const g=(s+i)/2,{
set:b,fits:A}=await ce(t,c,g);A?f={set:b,scale:s=g}:i=g}return f}async function ce(t,c,s){const[i,f]=[c.width/s,c.height/s],{ratio:d}=t;if(d===void 0||i/f>V){const P=d===
void 0?0:i*Q.beside+k,O=await de(t,i-P-$-k),D=re(O)<=f&&ue(t,O,s);return{set:he(t,O,{width:i,height:f,left:P}),fits:D}}const g=await de(t,i),A=re(g)+2*k+$<=f*(1-
Q.above)&&ue(t,g,s);return{set:pe(t,g,{width:i,height:f,ratio:d}),fits:A}}const ue=({words:{signer:t,reason:c}},s,i)=>i<=ee||s.length===2+ +(t!=="")+ +(c!==void 0);
async function de({faces:t,words:c,colors:s},i){const f=Math.max(i,1),d=async(D,F,L,H)=>(await new _.p((0,m.ai)(D),W=>ge(t[F],W,L)).lines(()=>f)).map(W=>({text:W,
face:F,size:L,color:H})),{signer:g,reason:b,circumstances:A}=c,P=B.most*f/ge(t[1],(0,m.ai)(g),B.most),O=Math.max(B.least,Math.min(B.most,P));return[...await d(j,
0,R,s.quiet),...g===""?[]:await d(g,1,Math.floor(O*4)/4,s.strong),...b===void 0?[]:await d(b,0,G,s.strong),...await d(A,0,G,s.quiet)]}const ge=(t,c,s)=>(0,I.k)(
[t],c).advance*s/1e3,re=t=>t.reduce((c,{size:s})=>c+s*Z,0);function he(t,c,{width:s,height:i,left:f}){const d=re(c),g=(i+d)/2,b=t.ratio===void 0?void 0:me(t.ratio,
[0,0,f-k,i]);return{width:s,height:i,image:b,rule:[f,g-d,$,d],lines:ye(t,c,f+$+k,g)}}function pe(t,c,{width:s,height:i,ratio:f}){const d=re(c),g=d+k/2,b=g+$+k/2;
return{width:s,height:i,image:me(f,[0,b,s,i-b],0),rule:[0,g,s,$/2],lines:ye(t,c,0,d)}}function me(t,[c,s,i,f],d=.5){const g=Math.max(Math.min(i,f/t),0),b=d>0;return[
c+(i-g)*d,b?s+(f-g*t)/2:s,g,g*t]}function ye({faces:t},c,s,i){let f=i;const d=1e3/C.J;return c.map(({text:g,face:b,size:A,color:P})=>{f-=A*Z;const O=(0,I.k)([t[b]],
g).glyphs.map(D=>({...D,face:b}));return{text:g,glyphs:O,at:[s*d,(f+A*N)*d],size:A/C.J,color:P}})}const Oe=180,le={quiet:"#5b6673",strong:"#16202c",rule:"#2563a\
8"};async function ve(t,c,s,i){const{count:f}=t.pages,{signature_page:d=f,signature_width:g,position:b,margin:A}=c;if(d>f)throw(0,v.G6)([{field:"signature_page",
message:`must be at most ${f}, the number of pages of the document`}]);const P=await(0,p.F)(t,Uint32Array.of(d)),O=P.kinds[P.pages[0].kind],[D]=(0,T.Wx)("sign_d\
ocument",[O],A),F=(0,T.z)({...P,kinds:[O],pages:[{...P.pages[0],kind:0}]},[D]);if(!D)throw(0,v.G6)(F);const L=await(0,M._B)(t),H=await be(c,s,L,i),K=await te(H,
Oe),W=K.height/K.width,z=Ue(d,O,D,{wide:g,ratio:W}),X=z*W,[oe,se]=(0,T.pi)(O,D,b,z,X),ie=(0,e.zl)((0,e.S3)(O),[oe,se,oe+z,se+X]),ae=await Ee(t,K,H,{scale:z/K.width,
rotation:O.rotation,claim:L});return{look:{place:{index:d-1,rect:ie},form:ae}}}async function Se(t,c,s,i,{parameters:f,job:d}){const b=(c.byName.get(s)?.widgets??
[]).flatMap(ae=>{const fe=(0,r.b0)(t,ae.dict.get("Rect"));return fe?[{...ae,rect:fe}]:[]})[0];if(!b)return;const{rect:A,number:P,pages:O}=b,D=(0,r.iw)(t,(O[0]??
1)-1),F=t.resolve(t.dict(b.dict.get("MK"))?.get("R")),L=typeof F=="number"?(0,r.c_)(F):D.rotation,H=await(0,M._B)(t),K=await be(f,i,H,d),{width:W,height:z}=(0,e.
iN)({...D,box:A,rotation:L}),{userUnit:X}=D,{set:oe,scale:se}=await q(K,{width:W*X,height:z*X});return{look:{place:void 0,form:await Ee(t,oe,K,{scale:se/X,rotation:L,
claim:H})},widget:P}}function Ue(t,c,s,{wide:i,ratio:f}){const d=i*72/c.userUnit,g=Math.min(s.width,s.height/f);if(d<=g*(1+1e-9))return d;if(i===y.zU.sign_document.
fields.signature_width.default)return g;const b=`is too large for page ${t}, where the margins leave room for ${(0,e.d)(g,c)} inches`;throw(0,v.G6)([{field:"sig\
nature_width",message:b}])}async function be(t,c,s,i){const{image:f,reason:d,location:g}=t,{signer:b,signedAt:A}=c,P=[await we("Regular",i),await we("SemiBold",
i)],O=f&&await i.prepared.ofFile(f.bytes,"image",()=>(0,n.A)(f,"image",i)),D=[...["signer","reason","location"].flatMap(W=>{const z=W==="signer"?b:t[W],X=z===void 0?
void 0:(0,m.Zw)(z,P);return X===void 0?[]:[{field:W,message:t[W]===void 0?`is the name in the certificate, which ${X}`:X}]}),...s&&O?xe(s,O):[]];if(D.length>0)throw(0,v.
G6)(D);const F=A.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),L=O&&O.displayed.height/O.displayed.width,H={signer:b,reason:d,circumstances:g===
void 0?F:`${g}, ${F}`},K={quiet:(0,w.Fw)(le.quiet,s).operators,strong:(0,w.Fw)(le.strong,s).operators};return{faces:P,image:O,ratio:L,words:H,colors:K}}function xe(t,c){
const s=c.transparency==="soft-mask",i=s&&(0,M.Qg)(t)!==void 0,f=(0,E.p)(t,c,s)??(i?"transparency needs an output intent there":void 0);return f===void 0?[]:[{field:"\
image",message:`cannot be in a document that claims ${t.name}: ${f}. Use an image without`}]}const Te=4*1024*1024;async function we(t,{prepared:c,pace:s}){const i=(0,h.
C)(t==="SemiBold"?"text face":"regular text face"),f=c.get(i),d=f??await(0,a.Wu)(t);return d.keep(),f||(c.put(i,d,Te),await s.rest()),d}async function Ee(t,c,s,{
scale:i,rotation:f,claim:d}){const{width:g,height:b,lines:A,rule:P,image:O}=c,{faces:D,image:F}=s,L=(0,w.Fw)(le.rule,d),H={lines:A,size:{width:g,height:b},ink:[
0,0,g*10,b*10]},K=(await(0,C.$)(H,D,{filling:L,transparency:0})).addTo(t),W=F?.embed(t,{profiled:d!==void 0}),[z,X,oe,se]=O??[0,0,0,0],ie=F&&(0,S.vs)((0,e.lw)(F.
upright,[oe,0,0,se,z,X])),ae=[...ie===void 0?[]:[`q ${ie} cm /X1 Do Q`],`q ${L.operators} ${(0,e.W1)(P).join(" ")} re f Q`,"/X0 Do"],[fe,Me]=[g*i,b*i],Ce=f%180===
0?[0,0,fe,Me]:[0,0,Me,fe],De=(0,u.jd)({Type:(0,u.UU)("XObject"),Subtype:(0,u.UU)("Form"),BBox:(0,e.W1)([0,0,g,b]),Matrix:(0,e.W1)((0,e.lw)([i,0,0,i,0,0],(0,e.S3)(
{box:Ce,rotation:f}))),Resources:(0,u.jd)({XObject:(0,u.jd)({X0:K,X1:W}),ColorSpace:L.colorSpace&&(0,u.jd)({[w.B_]:L.colorSpace})}),Filter:(0,u.UU)("FlateDecode")});
return t.add(new u.Z6(De,(0,l.Kc)(Buffer.from(`${ae.join(`
`)}
`,"latin1"))))}}),27320:((J,U,o)=>{o.d(U,{$:()=>n,J:()=>r});var v=o(41578),y=o(12889),S=o(48249),p=o(77581),a=o(45599),m=o(49892);const r=100,e=r/1e3;async function n(E,C,{
filling:_,transparency:I}){const j=[];for(const[x,Y]of C.entries()){const te=E.lines.flatMap(({glyphs:q})=>q.filter(ce=>ce.face===x)).map(({glyph:q})=>q);te.length>
0&&(j[x]={...await(0,v.r)(Y,te),unit:Y.unit})}const[R,B,G,Z]=E.ink,N=[Math.floor(R*e)-1,Math.floor(B*e)-1,Math.ceil(G*e)+1,Math.ceil(Z*e)+1],$=I===0,k=u([h,_.operators,
...E.lines.flatMap(x=>[...x.color?[x.color]:[],...w(x.text,M(j,x))])]),ne=x=>{const Y={Font:(0,a.jd)(Object.fromEntries(Object.entries(j).map(([te,q])=>[`F${te}`,
q.addTo(x,void 0,_.listsGlyphs)]))),ColorSpace:_.colorSpace&&(0,a.jd)({[m.B_]:_.colorSpace})},ee=$?void 0:(0,a.jd)({Type:(0,a.UU)("Group"),S:(0,a.UU)("Transpare\
ncy"),I:!0});return x.add(l(N,{Group:ee,Resources:(0,a.jd)(Y)},k))};if($)return{addTo:ne};const V=T(1-I/100),Q=u(["/G0 gs","/X0 Do"]);return{addTo:x=>{const Y=(0,a.
jd)({Type:(0,a.UU)("ExtGState"),ca:V,CA:V,BM:(0,a.UU)("Normal"),SMask:(0,a.UU)("None")}),ee=(0,a.jd)({ExtGState:(0,a.jd)({G0:Y}),XObject:(0,a.jd)({X0:ne(x)})});
return x.add(l(N,{Resources:ee},Q))}}}function l(E,C,_){const I={Type:(0,a.UU)("XObject"),Subtype:(0,a.UU)("Form"),BBox:[...E],Filter:(0,a.UU)("FlateDecode")};return new a.
Z6((0,a.jd)({...I,...C}),_)}const u=E=>(0,S.Kc)(Buffer.from(`${E.join(`
`)}
`,"latin1")),h="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function w(E,C){return(0,y.ft)(E)?[...C]:[`/Span <</ActualText <FEFF${(0,p.kt)(E).toString("hex").toUpperCase()}> >>\
 BDC`,...C,"EMC"]}function M(E,{glyphs:C,at:[_,I]=[0,0],size:j=1}){const R=["BT"];let B,G="",Z="",N;const $=()=>{Z&&(G+=`<${Z}>`),Z=""},k=()=>{$(),G&&R.push(`[${G}\
] TJ`),G=""};for(const{glyph:ne,face:V,x:Q,y:x}of C){const{codeOf:Y,unit:ee}=E[V];if(B!==V&&(k(),R.push(`/F${V} ${T(r*j)} Tf`),B=V),N?.y!==x){k();const te=[_+Q*
j,I+x*j].map(q=>T(q*e));R.push(`1 0 0 1 ${te.join(" ")} Tm`)}else T(N.x-Q)!==0&&($(),G+=String(T(N.x-Q)));Z+=Y(ne),N={x:Q+ne.advanceWidth*ee,y:x}}return k(),[...R,
"ET"]}const T=E=>Math.round(E*100)/100||0}),74094:((J,U,o)=>{o.d(U,{V:()=>a,k:()=>m});var v=o(29825),y=o(74135),S=o(45657);const p=1200;function a(r,e){const n=e.
map(E=>m(r,E)),l=n.map(({glyphs:E,ink:[C,_,I,j]},R)=>{if(E.length===0)return y.gF;const B=(I-C)/2;return[-B,_-R*p,B,j-R*p]}),[u,h,w,M]=l.reduce(y.kO,y.gF),T=(h+
M)/2;return{lines:n.map(({glyphs:E,ink:C},_)=>({text:e[_],glyphs:E.map(I=>({...I,x:I.x-(C[0]+C[2])/2,y:I.y-_*p-T}))})),size:{width:Math.max(w-u,(0,S.Kf)(n.map(({
advance:E})=>E)))/1e3,height:Math.max(M-h,e.length*p)/1e3},ink:[u,h-T,w,M-T]}}function m(r,e){let n=0,l=y.gF;const u=(0,v.OD)(e,r).flatMap(({font:h,text:w,rtl:M})=>{
const T=r[h],{unit:E}=T;return T.shape(w,M).map(({advance:C,x:_,...I})=>{const{glyph:j,y:R}=I,B=n+_;n+=C;const{minX:G,minY:Z,maxX:N,maxY:$}=T.boxOf(j);return G<=
N&&(l=(0,y.kO)(l,[B+G*E,R+Z*E,B+N*E,R+$*E])),{...I,face:h,x:B}})});return Number.isFinite(l[0])?{glyphs:u,advance:n,ink:l}:{glyphs:[],advance:n,ink:[0,0,0,0]}}}),
50476:((J,U,o)=>{o.d(U,{Z:()=>r,f:()=>m});const[v,y,S,p,a]=[1,8,32,64,128];function m(e,n,l,u){const h=new Set,w=[...e].filter(M=>typeof M=="number");for(let M=w.
pop();M!==void 0;M=w.pop())if(!(M<0||M>=n||h.has(M))){h.add(M);for(const T of r(u,l(M)))w.push(T)}return h}function*r(e,[n,l]){if(!(l-n<12||e.getInt16(n)>=0))for(let u=n+
10,h=S;h&S&&u+4<=l;)h=e.getUint16(u),yield e.getUint16(u+2),u+=4+(h&v?4:2)+(h&y?2:h&p?4:h&a?8:0)}}),29825:((J,U,o)=>{o.d(U,{EH:()=>r,OD:()=>p,W_:()=>a,lV:()=>S});
var v=o(12889),y=o(47707);const S=-1,p=(e,n)=>(0,v.pr)(e).flatMap(l=>a(l,n));function a({text:e,rtl:n},l){const u=[];for(const h of(0,y.qf)(e)){const w=u.at(-1),
M=(0,y.ML)(h)?w?.font??0:m(h,l,w?.font);w?.font===M?w.text+=h:u.push({font:M,text:h,rtl:n})}return n?u.reverse():u}function m(e,n,l){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(e)&&l!==void 0&&n[l]?.covers(e)===!0?l:n.findIndex(h=>h.covers(e))}function r(e,n){const l=p(e,n).filter(({font:u})=>u===S);return[...new Set(l.flatMap(u=>(0,y.
qf)(u.text)))]}}),88739:((J,U,o)=>{o.d(U,{B:()=>m,U:()=>p});var v=o(77581),y=o(12889);const S=100;function p(r,{digits:e=4,isInOrder:n=!1}={}){const l=r.filter(
([,h])=>h.length>0).map(([h,w])=>`<${m(h).slice(-e)}> <${a(w,n)}>`),u=Array.from({length:Math.ceil(l.length/S)},(h,w)=>{const M=l.slice(w*S,(w+1)*S);return[`${M.
length} beginbfchar`,...M,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...u,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function a(r,e){const n=r.map(l=>String.fromCodePoint(l)).join("");return(0,v.kt)(!e&&(0,y.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const m=r=>r.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,U,o)=>{o.d(U,{F:()=>S});var v=o(60623);const y=1<<24,S=p=>(0,v.UD)(Buffer.from(p,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),75934:((J,U,o)=>{o.d(U,{p:()=>y});var v=o(9876);class y{text;widthOf;width;parts;constructor(p,a){this.text=p,this.widthOf=
a,this.width=a(p)}async lines(p){if(this.width<=p(0))return[this.text];const a=[];let m="",r=0,e;for(const n of this.parts??=await this.measure()){const l=r+(e?.
spaceWidth??0)+n.width;if(l<=p(a.length))m+=(e?.space??"")+n.text,r=l;else{m!==""&&a.push(m);const u=a.length,h=n.width>p(u)?this.cut(n,w=>p(u+w)):[n.text];for(const w of h)
a.push(w);m=a.pop(),r=m===n.text?n.width:this.widthOf(m)}e=n}return a.push(m),a}async measure(){const{text:p,widthOf:a}=this;return Array.from((await(0,v.Vn)())(
p),({start:m,end:r,next:e})=>{const[n,l]=[p.slice(m,r),p.slice(r,e)];return{text:n,width:a(n),space:l,spaceWidth:l===""?0:a(l)}})}cut(p,a){const m=p.clusters??=
(0,v.s)(p.text,this.widthOf);let r=0;return[...(0,v.ZM)(m,a)].map(e=>m.slice(r,r+=e).map(({text:n})=>n).join(""))}}})};
