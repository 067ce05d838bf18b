"use strict";exports.id=4765,exports.ids=[4765],exports.modules={49180:((q,T,s)=>{s.d(T,{q:()=>y});const O="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function y(a){const m=a.toLowerCase(),i=/^#([\da-f]{3}|[\da-f]{6})$/.exec(m)?.[1]??h().get(m);return i===void 0?void 0:
(i.length===3?[...i].map(n=>n+n):[i.slice(0,2),i.slice(2,4),i.slice(4)]).map(n=>Number.parseInt(n,16))}let v;function h(){const a=O.split(" ");return v??=new Map(
a.flatMap((m,i)=>i%2===0?[[m,a[i+1]]]:[]))}}),49892:((q,T,s)=>{s.d(T,{B_:()=>v,Fw:()=>h,Tz:()=>m});var O=s(49180),y=s(57117);const v="OctavoColor";function h(i,t){
const n=a(i),l=n.length===1,g=t?.part===1;return t===void 0||(0,y.hU)(t,l?1:3)?{values:n,operators:`${n.join(" ")} ${l?"g":"rg"}`,colorSpace:void 0,listsGlyphs:g}:
{values:n,listsGlyphs:g,operators:`/${v} cs ${n.join(" ")} sc`,colorSpace:l?(0,y.HB)():(0,y.Pz)()}}function a(i){if(i==="Gray")return[.5];const[t,n,l]=(0,O.q)(i);
return(t===n&&n===l&&t>0?[t]:[t,n,l]).map(w=>Math.round(w/255*1e4)/1e4)}function m(i){return i===void 0||(0,y.hU)(i,1)?{set:t=>`${t} g`,colorSpace:void 0}:{set:t=>`\
/${v} cs ${t} sc`,colorSpace:(0,y.HB)()}}}),41913:((q,T,s)=>{s.r(T),s.d(T,{drawInField:()=>xe,drawOnPage:()=>ve});var O=s(58552),y=s(58426),v=s(36078),h=s(99876),
a=s(75283),m=s(47707),i=s(6057),t=s(74135),n=s(86476),l=s(81679),g=s(45599),w=s(71391),E=s(49892),I=s(57117),P=s(95358),b=s(85476),U=s(27320),A=s(75934),D=s(74094);
const j="Digitally signed by",R=6.5,_={most:13,least:9},G=7.5,H=1.28,N=.34,$=1.2,k=6,ne=54,J=2.4,V={beside:.36,above:.3},x={least:.05,most:1.4},Y=12,ee=.55;async function te(e,f){
const o=await de(e,f-(e.ratio===void 0?$+k:0)),r=re(o),{ratio:c}=e;if(c===void 0)return he(e,o,{width:f,height:r,left:0});const d=Math.min(f*c,ne);return me(e,o,
{width:f,height:r+2*k+$+d,ratio:c})}async function Q(e,f){let[o,r]=[x.least,x.most],c={set:(await fe(e,f,o)).set,scale:o};for(let d=0;d<Y;d++){const u=(o+r)/2,{
set:p,fits:B}=await fe(e,f,u);B?c={set:p,scale:o=u}:r=u}return c}async function fe(e,f,o){const[r,c]=[f.width/o,f.height/o],{ratio:d}=e;if(d===void 0||r/c>J){const C=d===
void 0?0:r*V.beside+k,M=await de(e,r-C-$-k),S=re(M)<=c&&ue(e,M,o);return{set:he(e,M,{width:r,height:c,left:C}),fits:S}}const u=await de(e,r),B=re(u)+2*k+$<=c*(1-
V.above)&&ue(e,u,o);return{set:me(e,u,{width:r,height:c,ratio:d}),fits:B}}const ue=({words:{signer:e,reason:f}},o,r)=>r<=ee||o.length===2+ +(e!=="")+ +(f!==void 0);
async function de({faces:e,words:f,colors:o},r){const c=Math.max(r,1),d=async(S,F,L,Z)=>(await new A.p((0,m.ai)(S),W=>ge(e[F],W,L)).lines(()=>c)).map(W=>({text:W,
face:F,size:L,color:Z})),{signer:u,reason:p,circumstances:B}=f,C=_.most*c/ge(e[1],(0,m.ai)(u),_.most),M=Math.max(_.least,Math.min(_.most,C));return[...await d(j,
0,R,o.quiet),...u===""?[]:await d(u,1,Math.floor(M*4)/4,o.strong),...p===void 0?[]:await d(p,0,G,o.strong),...await d(B,0,G,o.quiet)]}const ge=(e,f,o)=>(0,D.k)(
[e],f).advance*o/1e3,re=e=>e.reduce((f,{size:o})=>f+o*H,0);function he(e,f,{width:o,height:r,left:c}){const d=re(f),u=(r+d)/2,p=e.ratio===void 0?void 0:pe(e.ratio,
[0,0,c-k,r]);return{width:o,height:r,image:p,rule:[c,u-d,$,d],lines:ye(e,f,c+$+k,u)}}function me(e,f,{width:o,height:r,ratio:c}){const d=re(f),u=d+k/2,p=u+$+k/2;
return{width:o,height:r,image:pe(c,[0,p,o,r-p],0),rule:[0,u,o,$/2],lines:ye(e,f,0,d)}}function pe(e,[f,o,r,c],d=.5){const u=Math.max(Math.min(r,c/e),0),p=d>0;return[
f+(r-u)*d,p?o+(c-u*e)/2:o,u,u*e]}function ye({faces:e},f,o,r){let c=r;const d=1e3/U.J;return f.map(({text:u,face:p,size:B,color:C})=>{c-=B*H;const M=(0,D.k)([e[p]],
u).glyphs.map(S=>({...S,face:p}));return{text:u,glyphs:M,at:[o*d,(c+B*N)*d],size:B/U.J,color:C}})}const Oe=180,le={quiet:"#5b6673",strong:"#16202c",rule:"#2563a\
8"};async function ve(e,f,o,r){const{count:c}=e.pages,{signature_page:d=c,signature_width:u,position:p,margin:B}=f;if(d>c)throw(0,O.G6)([{field:"signature_page",
message:`must be at most ${c}, the number of pages of the document`}]);const C=await(0,h.F)(e,Uint32Array.of(d)),M=C.kinds[C.pages[0].kind],[S]=(0,P.Wx)("sign_d\
ocument",[M],B),F=(0,P.z)({...C,kinds:[M],pages:[{...C.pages[0],kind:0}]},[S]);if(!S)throw(0,O.G6)(F);const L=await(0,I._B)(e),Z=await be(f,o,L,r),K=await te(Z,
Oe),W=K.height/K.width,z=Ue(d,M,S,{wide:u,ratio:W}),X=z*W,[se,oe]=(0,P.pi)(M,S,p,z,X),ie=(0,t.zl)((0,t.S3)(M),[se,oe,se+z,oe+X]),ae=await Ee(e,K,Z,{scale:z/K.width,
rotation:M.rotation,claim:L});return{look:{place:{index:d-1,rect:ie},form:ae}}}async function xe(e,f,o,r,{parameters:c,job:d}){const p=(f.byName.get(o)?.widgets??
[]).flatMap(ae=>{const ce=(0,i.b0)(e,ae.dict.get("Rect"));return ce?[{...ae,rect:ce}]:[]})[0];if(!p)return;const{rect:B,number:C,pages:M}=p,S=(0,i.iw)(e,(M[0]??
1)-1),F=e.resolve(e.dict(p.dict.get("MK"))?.get("R")),L=typeof F=="number"?(0,i.c_)(F):S.rotation,Z=await(0,I._B)(e),K=await be(c,r,Z,d),{width:W,height:z}=(0,t.
iN)({...S,box:B,rotation:L}),{userUnit:X}=S,{set:se,scale:oe}=await Q(K,{width:W*X,height:z*X});return{look:{place:void 0,form:await Ee(e,se,K,{scale:oe/X,rotation:L,
claim:Z})},widget:C}}function Ue(e,f,o,{wide:r,ratio:c}){const d=r*72/f.userUnit,u=Math.min(o.width,o.height/c);if(d<=u*(1+1e-9))return d;if(r===y.zU.sign_document.
fields.signature_width.default)return u;const p=`is too large for page ${e}, where the margins leave room for ${(0,t.d)(u,f)} inches`;throw(0,O.G6)([{field:"sig\
nature_width",message:p}])}async function be(e,f,o,r){const{image:c,reason:d,location:u}=e,{signer:p,signedAt:B}=f,C=[await we("Regular",r),await we("SemiBold",
r)],M=c&&await r.prepared.ofFile(c.bytes,"image",()=>(0,n.A)(c,"image",r)),S=[...["signer","reason","location"].flatMap(W=>{const z=W==="signer"?p:e[W],X=z===void 0?
void 0:(0,m.Zw)(z,C);return X===void 0?[]:[{field:W,message:e[W]===void 0?`is the name in the certificate, which ${X}`:X}]}),...o&&M?Se(o,M):[]];if(S.length>0)throw(0,O.
G6)(S);const F=B.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),L=M&&M.displayed.height/M.displayed.width,Z={signer:p,reason:d,circumstances:u===
void 0?F:`${u}, ${F}`},K={quiet:(0,E.Fw)(le.quiet,o).operators,strong:(0,E.Fw)(le.strong,o).operators};return{faces:C,image:M,ratio:L,words:Z,colors:K}}function Se(e,f){
const o=f.transparency==="soft-mask",r=o&&(0,I.Qg)(e)!==void 0,c=(0,b.p)(e,f,o)??(r?"transparency needs an output intent there":void 0);return c===void 0?[]:[{field:"\
image",message:`cannot be in a document that claims ${e.name}: ${c}. Use an image without`}]}const Te=4*1024*1024;async function we(e,{prepared:f,pace:o}){const r=(0,w.
C)(e==="SemiBold"?"text face":"regular text face"),c=f.get(r),d=c??await(0,a.Wu)(e);return d.keep(),c||(f.put(r,d,Te),await o.rest()),d}async function Ee(e,f,o,{
scale:r,rotation:c,claim:d}){const{width:u,height:p,lines:B,rule:C,image:M}=f,{faces:S,image:F}=o,L=(0,E.Fw)(le.rule,d),Z={lines:B,size:{width:u,height:p},ink:[
0,0,u*10,p*10]},K=(await(0,U.$)(Z,S,{filling:L,transparency:0})).addTo(e),W=F?.embed(e,{profiled:d!==void 0}),[z,X,se,oe]=M??[0,0,0,0],ie=F&&(0,v.vs)((0,t.lw)(F.
upright,[se,0,0,oe,z,X])),ae=[...ie===void 0?[]:[`q ${ie} cm /X1 Do Q`],`q ${L.operators} ${(0,t.W1)(C).join(" ")} re f Q`,"/X0 Do"],[ce,Me]=[u*r,p*r],De=c%180===
0?[0,0,ce,Me]:[0,0,Me,ce],Ce=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:(0,t.W1)([0,0,u,p]),Matrix:(0,t.W1)((0,t.lw)([r,0,0,r,0,0],(0,t.S3)(
{box:De,rotation:c}))),Resources:(0,g.jd)({XObject:(0,g.jd)({X0:K,X1:W}),ColorSpace:L.colorSpace&&(0,g.jd)({[E.B_]:L.colorSpace})}),Filter:(0,g.UU)("FlateDecode")});
return e.add(new g.Z6(Ce,(0,l.Kc)(Buffer.from(`${ae.join(`
`)}
`,"latin1"))))}}),27320:((q,T,s)=>{s.d(T,{$:()=>n,J:()=>i});var O=s(41578),y=s(12889),v=s(81679),h=s(77581),a=s(45599),m=s(49892);const i=100,t=i/1e3;async function n(b,U,{
filling:A,transparency:D}){const j=[];for(const[x,Y]of U.entries()){const te=b.lines.flatMap(({glyphs:Q})=>Q.filter(fe=>fe.face===x)).map(({glyph:Q})=>Q);te.length>
0&&(j[x]={...await(0,O.r)(Y,te),unit:Y.unit})}const[R,_,G,H]=b.ink,N=[Math.floor(R*t)-1,Math.floor(_*t)-1,Math.ceil(G*t)+1,Math.ceil(H*t)+1],$=D===0,k=g([w,A.operators,
...b.lines.flatMap(x=>[...x.color?[x.color]:[],...E(x.text,I(j,x))])]),ne=x=>{const Y={Font:(0,a.jd)(Object.fromEntries(Object.entries(j).map(([te,Q])=>[`F${te}`,
Q.addTo(x,void 0,A.listsGlyphs)]))),ColorSpace:A.colorSpace&&(0,a.jd)({[m.B_]:A.colorSpace})},ee=$?void 0:(0,a.jd)({Type:(0,a.UU)("Group"),S:(0,a.UU)("Transpare\
ncy"),I:!0});return x.add(l(N,{Group:ee,Resources:(0,a.jd)(Y)},k))};if($)return{addTo:ne};const J=P(1-D/100),V=g(["/G0 gs","/X0 Do"]);return{addTo:x=>{const Y=(0,a.
jd)({Type:(0,a.UU)("ExtGState"),ca:J,CA:J,BM:(0,a.UU)("Normal"),SMask:(0,a.UU)("None")}),ee=(0,a.jd)({ExtGState:(0,a.jd)({G0:Y}),XObject:(0,a.jd)({X0:ne(x)})});
return x.add(l(N,{Resources:ee},V))}}}function l(b,U,A){const D={Type:(0,a.UU)("XObject"),Subtype:(0,a.UU)("Form"),BBox:[...b],Filter:(0,a.UU)("FlateDecode")};return new a.
Z6((0,a.jd)({...D,...U}),A)}const g=b=>(0,v.Kc)(Buffer.from(`${b.join(`
`)}
`,"latin1")),w="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function E(b,U){return(0,y.ft)(b)?[...U]:[`/Span <</ActualText <FEFF${(0,h.kt)(b).toString("hex").toUpperCase()}> >>\
 BDC`,...U,"EMC"]}function I(b,{glyphs:U,at:[A,D]=[0,0],size:j=1}){const R=["BT"];let _,G="",H="",N;const $=()=>{H&&(G+=`<${H}>`),H=""},k=()=>{$(),G&&R.push(`[${G}\
] TJ`),G=""};for(const{glyph:ne,face:J,x:V,y:x}of U){const{codeOf:Y,unit:ee}=b[J];if(_!==J&&(k(),R.push(`/F${J} ${P(i*j)} Tf`),_=J),N?.y!==x){k();const te=[A+V*
j,D+x*j].map(Q=>P(Q*t));R.push(`1 0 0 1 ${te.join(" ")} Tm`)}else P(N.x-V)!==0&&($(),G+=String(P(N.x-V)));H+=Y(ne),N={x:V+ne.advanceWidth*ee,y:x}}return k(),[...R,
"ET"]}const P=b=>Math.round(b*100)/100||0}),74094:((q,T,s)=>{s.d(T,{V:()=>a,k:()=>m});var O=s(29825),y=s(74135),v=s(45657);const h=1200;function a(i,t){const n=t.
map(b=>m(i,b)),l=n.map(({glyphs:b,ink:[U,A,D,j]},R)=>{if(b.length===0)return y.gF;const _=(D-U)/2;return[-_,A-R*h,_,j-R*h]}),[g,w,E,I]=l.reduce(y.kO,y.gF),P=(w+
I)/2;return{lines:n.map(({glyphs:b,ink:U},A)=>({text:t[A],glyphs:b.map(D=>({...D,x:D.x-(U[0]+U[2])/2,y:D.y-A*h-P}))})),size:{width:Math.max(E-g,(0,v.Kf)(n.map(({
advance:b})=>b)))/1e3,height:Math.max(I-w,t.length*h)/1e3},ink:[g,w-P,E,I-P]}}function m(i,t){let n=0,l=y.gF;const g=(0,O.OD)(t,i).flatMap(({font:w,text:E,rtl:I})=>{
const P=i[w],{unit:b}=P;return P.shape(E,I).map(({advance:U,x:A,...D})=>{const{glyph:j,y:R}=D,_=n+A;n+=U;const{minX:G,minY:H,maxX:N,maxY:$}=P.boxOf(j);return G<=
N&&(l=(0,y.kO)(l,[_+G*b,R+H*b,_+N*b,R+$*b])),{...D,face:w,x:_}})});return Number.isFinite(l[0])?{glyphs:g,advance:n,ink:l}:{glyphs:[],advance:n,ink:[0,0,0,0]}}}),
29825:((q,T,s)=>{s.d(T,{EH:()=>i,OD:()=>h,W_:()=>a,lV:()=>v});var O=s(12889),y=s(47707);const v=-1,h=(t,n)=>(0,O.pr)(t).flatMap(l=>a(l,n));function a({text:t,rtl:n},l){
const g=[];for(const w of(0,y.qf)(t)){const E=g.at(-1),I=(0,y.ML)(w)?E?.font??0:m(w,l,E?.font);E?.font===I?E.text+=w:g.push({font:I,text:w,rtl:n})}return n?g.reverse():
g}function m(t,n,l){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(t)&&l!==void 0&&n[l]?.covers(t)===!0?l:n.findIndex(w=>w.covers(t))}function i(t,n){
const l=h(t,n).filter(({font:g})=>g===v);return[...new Set(l.flatMap(g=>(0,y.qf)(g.text)))]}}),88739:((q,T,s)=>{s.d(T,{B:()=>m,U:()=>h});var O=s(77581),y=s(12889);
const v=100;function h(i,{digits:t=4,isInOrder:n=!1}={}){const l=i.filter(([,w])=>w.length>0).map(([w,E])=>`<${m(w).slice(-t)}> <${a(E,n)}>`),g=Array.from({length:Math.
ceil(l.length/v)},(w,E)=>{const I=l.slice(E*v,(E+1)*v);return[`${I.length} beginbfchar`,...I,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(t)}> <${"F".repeat(t)}> endcodespacerange`,...g,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function a(i,t){const n=i.map(l=>String.fromCodePoint(l)).join("");return(0,O.kt)(!t&&(0,y.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const m=i=>i.toString(16).toUpperCase().padStart(4,"0")}),38875:((q,T,s)=>{s.d(T,{F:()=>v});var O=s(60623);const y=1<<24,v=h=>(0,O.UD)(Buffer.from(h,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),75934:((q,T,s)=>{s.d(T,{p:()=>y});var O=s(9876);class y{text;widthOf;width;parts;constructor(h,a){this.text=h,this.widthOf=
a,this.width=a(h)}async lines(h){if(this.width<=h(0))return[this.text];const a=[];let m="",i=0,t;for(const n of this.parts??=await this.measure()){const l=i+(t?.
spaceWidth??0)+n.width;if(l<=h(a.length))m+=(t?.space??"")+n.text,i=l;else{m!==""&&a.push(m);const g=a.length,w=n.width>h(g)?this.cut(n,E=>h(g+E)):[n.text];for(const E of w)
a.push(E);m=a.pop(),i=m===n.text?n.width:this.widthOf(m)}t=n}return a.push(m),a}async measure(){const{text:h,widthOf:a}=this;return Array.from((await(0,O.Vn)())(
h),({start:m,end:i,next:t})=>{const[n,l]=[h.slice(m,i),h.slice(i,t)];return{text:n,width:a(n),space:l,spaceWidth:l===""?0:a(l)}})}cut(h,a){const m=h.clusters??=
(0,O.s)(h.text,this.widthOf);let i=0;return(0,O.ZM)(m,a).map(t=>m.slice(i,i+=t).map(({text:n})=>n).join(""))}}})};
