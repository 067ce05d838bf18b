"use strict";exports.id=172,exports.ids=[172],exports.modules={49180:((V,W,o)=>{o.d(W,{q:()=>h});const I="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function h(y){const A=y.toLowerCase(),c=/^#([\da-f]{3}|[\da-f]{6})$/.exec(A)?.[1]??C().get(A);return c===void 0?void 0:(c.
length===3?[...c].map(e=>e+e):[c.slice(0,2),c.slice(2,4),c.slice(4)]).map(e=>Number.parseInt(e,16))}let D;function C(){const y=I.split(" ");return D??=new Map(y.
flatMap((A,c)=>c%2===0?[[A,y[c+1]]]:[]))}}),49892:((V,W,o)=>{o.d(W,{B_:()=>D,Fw:()=>C,Tz:()=>A});var I=o(49180),h=o(57117);const D="OctavoColor";function C(c,s){
const e=y(c),n=e.length===1,t=s?.part===1;return s===void 0||(0,h.hU)(s,n?1:3)?{values:e,operators:`${e.join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:
{values:e,listsGlyphs:t,operators:`/${D} cs ${e.join(" ")} sc`,colorSpace:n?(0,h.HB)():(0,h.Pz)()}}function y(c){if(c==="Gray")return[.5];const[s,e,n]=(0,I.q)(c);
return(s===e&&e===n&&s>0?[s]:[s,e,n]).map(a=>Math.round(a/255*1e4)/1e4)}function A(c){return c===void 0||(0,h.hU)(c,1)?{set:s=>`${s} g`,colorSpace:void 0}:{set:s=>`\
/${D} cs ${s} sc`,colorSpace:(0,h.HB)()}}}),95358:((V,W,o)=>{o.d(W,{Wx:()=>y,pi:()=>c,z:()=>s});var I=o(38340),h=o(74135);function D(n,t){return C(n,t*72/n.userUnit)}
function C(n,t){const{width:a,height:r}=(0,h.iN)(n),i={width:a-2*t,height:r-2*t,inset:t};return i.width>0&&i.height>0?i:void 0}function y(n,t,a){const r=a===I.zU[n].
fields.margin.default;return t.map(i=>{const l=D(i,a);if(l||!r)return l;const{width:f,height:m}=(0,h.iN)(i);return C(i,Math.min(f,m)/10)})}const A=null;function c(n,{
inset:t},a,r,i){const l=(0,h.iN)(n),f=l.width-t-r,m=l.height-t-i,b=a.endsWith("left")?t:a.endsWith("right")?f:(l.width-r)/2,U=a.startsWith("bottom")?t:a.startsWith(
"top")?m:(l.height-i)/2;return[b,U]}function s({kinds:n,pages:t},a){const r=t.find(({kind:i})=>!a[i]);return r?[{field:"margin",message:e(r.index,n[r.kind])}]:[]}
function e(n,t){const{width:a,height:r}=(0,h.iN)(t),i=(0,h.d)(Math.min(a,r)/2,t);return`leaves no room on page ${n+1}, which is ${(0,h.d)(a,t)} × ${(0,h.d)(r,t)}\
 inches; it must be less than ${i}`}}),85476:((V,W,o)=>{o.d(W,{p:()=>l,z:()=>t});var I=o(58552),h=o(45599),D=o(52167),C=o(74135),y=o(95358),A=o(36078),c=o(57117),
s=o(72313),e=o(99876);const n="OctavoImage";async function t(f,m,b,U){const{transparency:u,layer:v,image:_}=m,w=await(0,e.F)(f,b),B=await U.prepared.ofFile(_.bytes,
"image",()=>(0,D.A)(_,"image",U)),{kinds:k}=w,x=(0,y.Wx)("add_image_watermark",k,m.margin),j=k.map((et,st)=>x[st]&&a(B,et,x[st],m.image_width)),S=r(w,x,j);if(S.
length>0)throw(0,I.G6)(S);const P=await(0,c._B)(f),$=B.embed(f,{profiled:P!==void 0}),R=u===0?$:i(f,$,u),F=k.map((et,st)=>{const{width:rt,height:dt}=j[st],[at,ht]=(0,y.
pi)(et,x[st],m.position,rt,dt),gt=(0,C.lw)(B.upright,[rt,0,0,dt,at,ht]);return(0,A.vs)((0,C.lw)(gt,(0,C.S3)(et)))}),q=u>0||B.transparency==="soft-mask",tt=await(0,s.
W)(f,w,{layer:v,subtype:"Watermark",groupColorSpace:q?(0,c.Qg)(P):void 0,on:({kind:et})=>({resources:[{category:"XObject",name:n,ref:R}],operators:([st=""])=>(0,A.
qK)(st,F[et])})}),J=P&&l(P,B,q);return J&&tt.push((0,c.c4)(f,P,J)),{notes:tt,version:B.version}}function a({displayed:f},m,b,U){const u=f.height/f.width,v=Math.
min(b.width,b.height/u),_=U===void 0?v:U*72/m.userUnit;return _>v*(1+1e-9)?void 0:{width:_,height:_*u}}function r(f,m,b){const{kinds:U,pages:u}=f,v=(0,y.z)(f,m);
if(v.length>0)return v;const _=u.find(({kind:j})=>!b[j]);if(!_)return[];const[w,B]=[U[_.kind],m[_.kind]],[k,x]=[(0,C.d)(B.width,w),(0,C.d)(B.height,w)];return[{
field:"image_width",message:`is too large for page ${_.index+1}, where the margins leave ${k} × ${x} inches for the image`}]}function i(f,m,b){const U=Math.round(
100-b)/100,u=(0,h.jd)({Type:(0,h.UU)("ExtGState"),ca:U,CA:U,BM:(0,h.UU)("Normal"),SMask:(0,h.UU)("None")}),v=(0,h.jd)({ExtGState:(0,h.jd)({G0:u}),XObject:(0,h.jd)(
{X0:m})}),_=(0,h.jd)({Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("Form"),BBox:[0,0,1,1],Resources:v});return f.add(new h.Z6(_,Buffer.from("/G0 gs /X0 Do","latin1")))}
function l(f,m,b){if(f.part===1){if(b)return c.Br.transparency;if(m.bitsPerComponent===16)return c.Br.sixteenBits;if(m.iccVersion===4)return c.Br.profile}return m.
components===4&&m.iccVersion===void 0&&!(0,c.hU)(f,4)?c.Br.cmyk:void 0}}),41913:((V,W,o)=>{o.r(W),o.d(W,{drawInField:()=>vt,drawOnPage:()=>bt});var I=o(58552),h=o(
38340),D=o(36078),C=o(99876),y=o(77904),A=o(47707),c=o(6057),s=o(74135),e=o(52167),n=o(48249),t=o(45599),a=o(71391),r=o(49892),i=o(57117),l=o(95358),f=o(85476),
m=o(27320),b=o(75934),U=o(74094);const u="Digitally signed by",v=6.5,_={most:13,least:9},w=7.5,B=1.28,k=.34,x=1.2,j=6,S=54,P=2.4,$={beside:.36,above:.3},R={least:.05,
most:1.4},F=12,q=.55;async function tt(d,M){const g=await rt(d,M-(d.ratio===void 0?x+j:0)),p=at(g),{ratio:E}=d;if(E===void 0)return ht(d,g,{width:M,height:p,left:0});
const O=Math.min(M*E,S);return gt(d,g,{width:M,height:p+2*j+x+O,ratio:E})}async function J(d,M){let[g,p]=[R.least,R.most],E={set:(await et(d,M,g)).set,scale:g};
for(let O=0;O<F;O++){const T=(g+p)/2,{set:L,fits:X}=await et(d,M,T);X?E={set:L,scale:g=T}:p=T}return E}async function et(d,M,g){const[p,E]=[M.width/g,M.height/g],
{ratio:O}=d;if(O===void 0||p/E>P){const G=O===void 0?0:p*$.beside+j,K=await rt(d,p-G-x-j),N=at(K)<=E&&st(d,K,g);return{set:ht(d,K,{width:p,height:E,left:G}),fits:N}}
const T=await rt(d,p),X=at(T)+2*j+x<=E*(1-$.above)&&st(d,T,g);return{set:gt(d,T,{width:p,height:E,ratio:O}),fits:X}}const st=({words:{signer:d,reason:M}},g,p)=>p<=
q||g.length===2+ +(d!=="")+ +(M!==void 0);async function rt({faces:d,words:M,colors:g},p){const E=Math.max(p,1),O=async(N,Z,z,nt)=>(await new b.p((0,A.ai)(N),H=>dt(
d[Z],H,z)).lines(()=>E)).map(H=>({text:H,face:Z,size:z,color:nt})),{signer:T,reason:L,circumstances:X}=M,G=_.most*E/dt(d[1],(0,A.ai)(T),_.most),K=Math.max(_.least,
Math.min(_.most,G));return[...await O(u,0,v,g.quiet),...T===""?[]:await O(T,1,Math.floor(K*4)/4,g.strong),...L===void 0?[]:await O(L,0,w,g.strong),...await O(X,
0,w,g.quiet)]}const dt=(d,M,g)=>(0,U.k)([d],M).advance*g/1e3,at=d=>d.reduce((M,{size:g})=>M+g*B,0);function ht(d,M,{width:g,height:p,left:E}){const O=at(M),T=(p+
O)/2,L=d.ratio===void 0?void 0:pt(d.ratio,[0,0,E-j,p]);return{width:g,height:p,image:L,rule:[E,T-O,x,O],lines:yt(d,M,E+x+j,T)}}function gt(d,M,{width:g,height:p,
ratio:E}){const O=at(M),T=O+j/2,L=T+x+j/2;return{width:g,height:p,image:pt(E,[0,L,g,p-L],0),rule:[0,T,g,x/2],lines:yt(d,M,0,O)}}function pt(d,[M,g,p,E],O=.5){const T=Math.
max(Math.min(p,E/d),0),L=O>0;return[M+(p-T)*O,L?g+(E-T*d)/2:g,T,T*d]}function yt({faces:d},M,g,p){let E=p;const O=1e3/m.J;return M.map(({text:T,face:L,size:X,color:G})=>{
E-=X*B;const K=(0,U.k)([d[L]],T).glyphs.map(N=>({...N,face:L}));return{text:T,glyphs:K,at:[g*O,(E+X*k)*O],size:X/m.J,color:G}})}const wt=180,mt={quiet:"#5b6673",
strong:"#16202c",rule:"#2563a8"};async function bt(d,M,g,p){const{count:E}=d.pages,{signature_page:O=E,signature_width:T,position:L,margin:X}=M;if(O>E)throw(0,I.
G6)([{field:"signature_page",message:`must be at most ${E}, the number of pages of the document`}]);const G=await(0,C.F)(d,Uint32Array.of(O)),K=G.kinds[G.pages[0].
kind],[N]=(0,l.Wx)("sign_document",[K],X),Z=(0,l.z)({...G,kinds:[K],pages:[{...G.pages[0],kind:0}]},[N]);if(!N)throw(0,I.G6)(Z);const z=await(0,i._B)(d),nt=await Et(
M,g,z,p),Y=await tt(nt,wt),H=Y.height/Y.width,ot=Tt(O,K,N,{wide:T,ratio:H}),Q=ot*H,[it,ct]=(0,l.pi)(K,N,L,ot,Q),lt=(0,s.zl)((0,s.S3)(K),[it,ct,it+ot,ct+Q]),ft=await Mt(
d,Y,nt,{scale:ot/Y.width,rotation:K.rotation,claim:z});return{look:{place:{index:O-1,rect:lt},form:ft}}}async function vt(d,M,g,p,{parameters:E,job:O}){const L=(M.
byName.get(g)?.widgets??[]).flatMap(ft=>{const ut=(0,c.b0)(d,ft.dict.get("Rect"));return ut?[{...ft,rect:ut}]:[]})[0];if(!L)return;const{rect:X,number:G,pages:K}=L,
N=(0,c.iw)(d,(K[0]??1)-1),Z=d.resolve(d.dict(L.dict.get("MK"))?.get("R")),z=typeof Z=="number"?(0,c.c_)(Z):N.rotation,nt=await(0,i._B)(d),Y=await Et(E,p,nt,O),{
width:H,height:ot}=(0,s.iN)({...N,box:X,rotation:z}),{userUnit:Q}=N,{set:it,scale:ct}=await J(Y,{width:H*Q,height:ot*Q});return{look:{place:void 0,form:await Mt(
d,it,Y,{scale:ct/Q,rotation:z,claim:nt})},widget:G}}function Tt(d,M,g,{wide:p,ratio:E}){const O=p*72/M.userUnit,T=Math.min(g.width,g.height/E);if(O<=T*(1+1e-9))
return O;if(p===h.zU.sign_document.fields.signature_width.default)return T;const L=`is too large for page ${d}, where the margins leave room for ${(0,s.d)(T,M)}\
 inches`;throw(0,I.G6)([{field:"signature_width",message:L}])}async function Et(d,M,g,p){const{image:E,reason:O,location:T}=d,{signer:L,signedAt:X}=M,G=[await _t(
"Regular",p),await _t("SemiBold",p)],K=E&&await p.prepared.ofFile(E.bytes,"image",()=>(0,e.A)(E,"image",p)),N=[...["signer","reason","location"].flatMap(H=>{const ot=H===
"signer"?L:d[H],Q=ot===void 0?void 0:(0,A.Zw)(ot,G);return Q===void 0?[]:[{field:H,message:d[H]===void 0?`is the name in the certificate, which ${Q}`:Q}]}),...g&&
K?Ut(g,K):[]];if(N.length>0)throw(0,I.G6)(N);const Z=X.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),z=K&&K.displayed.height/K.displayed.
width,nt={signer:L,reason:O,circumstances:T===void 0?Z:`${T}, ${Z}`},Y={quiet:(0,r.Fw)(mt.quiet,g).operators,strong:(0,r.Fw)(mt.strong,g).operators};return{faces:G,
image:K,ratio:z,words:nt,colors:Y}}function Ut(d,M){const g=M.transparency==="soft-mask",p=g&&(0,i.Qg)(d)!==void 0,E=(0,f.p)(d,M,g)??(p?"transparency needs an o\
utput intent there":void 0);return E===void 0?[]:[{field:"image",message:`cannot be in a document that claims ${d.name}: ${E}. Use an image without`}]}const xt=4*
1024*1024;async function _t(d,{prepared:M,pace:g}){const p=(0,a.C)(d==="SemiBold"?"text face":"regular text face"),E=M.get(p),O=E??await(0,y.Wu)(d);return O.keep(),
E||(M.put(p,O,xt),await g.rest()),O}async function Mt(d,M,g,{scale:p,rotation:E,claim:O}){const{width:T,height:L,lines:X,rule:G,image:K}=M,{faces:N,image:Z}=g,z=(0,r.
Fw)(mt.rule,O),nt={lines:X,size:{width:T,height:L},ink:[0,0,T*10,L*10]},Y=(await(0,m.$)(nt,N,{filling:z,transparency:0})).addTo(d),H=Z?.embed(d,{profiled:O!==void 0}),
[ot,Q,it,ct]=K??[0,0,0,0],lt=Z&&(0,D.vs)((0,s.lw)(Z.upright,[it,0,0,ct,ot,Q])),ft=[...lt===void 0?[]:[`q ${lt} cm /X1 Do Q`],`q ${z.operators} ${(0,s.W1)(G).join(
" ")} re f Q`,"/X0 Do"],[ut,Ot]=[T*p,L*p],Pt=E%180===0?[0,0,ut,Ot]:[0,0,Ot,ut],Ct=(0,t.jd)({Type:(0,t.UU)("XObject"),Subtype:(0,t.UU)("Form"),BBox:(0,s.W1)([0,0,
T,L]),Matrix:(0,s.W1)((0,s.lw)([p,0,0,p,0,0],(0,s.S3)({box:Pt,rotation:E}))),Resources:(0,t.jd)({XObject:(0,t.jd)({X0:Y,X1:H}),ColorSpace:z.colorSpace&&(0,t.jd)(
{[r.B_]:z.colorSpace})}),Filter:(0,t.UU)("FlateDecode")});return d.add(new t.Z6(Ct,(0,n.Kc)(Buffer.from(`${ft.join(`
`)}
`,"latin1"))))}}),27320:((V,W,o)=>{o.d(W,{$:()=>e,J:()=>c});var I=o(41578),h=o(12889),D=o(48249),C=o(77581),y=o(45599),A=o(49892);const c=100,s=c/1e3;async function e(f,m,{
filling:b,transparency:U}){const u=[];for(const[R,F]of m.entries()){const tt=f.lines.flatMap(({glyphs:J})=>J.filter(et=>et.face===R)).map(({glyph:J})=>J);tt.length>
0&&(u[R]={...await(0,I.r)(F,tt),unit:F.unit})}const[v,_,w,B]=f.ink,k=[Math.floor(v*s)-1,Math.floor(_*s)-1,Math.ceil(w*s)+1,Math.ceil(B*s)+1],x=U===0,j=t([a,b.operators,
...f.lines.flatMap(R=>[...R.color?[R.color]:[],...r(R.text,i(u,R))])]),S=R=>{const F={Font:(0,y.jd)(Object.fromEntries(Object.entries(u).map(([tt,J])=>[`F${tt}`,
J.addTo(R,void 0,b.listsGlyphs)]))),ColorSpace:b.colorSpace&&(0,y.jd)({[A.B_]:b.colorSpace})},q=x?void 0:(0,y.jd)({Type:(0,y.UU)("Group"),S:(0,y.UU)("Transparen\
cy"),I:!0});return R.add(n(k,{Group:q,Resources:(0,y.jd)(F)},j))};if(x)return{addTo:S};const P=l(1-U/100),$=t(["/G0 gs","/X0 Do"]);return{addTo:R=>{const F=(0,y.
jd)({Type:(0,y.UU)("ExtGState"),ca:P,CA:P,BM:(0,y.UU)("Normal"),SMask:(0,y.UU)("None")}),q=(0,y.jd)({ExtGState:(0,y.jd)({G0:F}),XObject:(0,y.jd)({X0:S(R)})});return R.
add(n(k,{Resources:q},$))}}}function n(f,m,b){const U={Type:(0,y.UU)("XObject"),Subtype:(0,y.UU)("Form"),BBox:[...f],Filter:(0,y.UU)("FlateDecode")};return new y.
Z6((0,y.jd)({...U,...m}),b)}const t=f=>(0,D.Kc)(Buffer.from(`${f.join(`
`)}
`,"latin1")),a="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function r(f,m){return(0,h.ft)(f)?[...m]:[`/Span <</ActualText <FEFF${(0,C.kt)(f).toString("hex").toUpperCase()}> >>\
 BDC`,...m,"EMC"]}function i(f,{glyphs:m,at:[b,U]=[0,0],size:u=1}){const v=["BT"];let _,w="",B="",k;const x=()=>{B&&(w+=`<${B}>`),B=""},j=()=>{x(),w&&v.push(`[${w}\
] TJ`),w=""};for(const{glyph:S,face:P,x:$,y:R}of m){const{codeOf:F,unit:q}=f[P];if(_!==P&&(j(),v.push(`/F${P} ${l(c*u)} Tf`),_=P),k?.y!==R){j();const tt=[b+$*u,
U+R*u].map(J=>l(J*s));v.push(`1 0 0 1 ${tt.join(" ")} Tm`)}else l(k.x-$)!==0&&(x(),w+=String(l(k.x-$)));B+=F(S),k={x:$+S.advanceWidth*q,y:R}}return j(),[...v,"E\
T"]}const l=f=>Math.round(f*100)/100||0}),74094:((V,W,o)=>{o.d(W,{V:()=>y,k:()=>A});var I=o(29825),h=o(74135),D=o(45657);const C=1200;function y(c,s){const e=s.
map(f=>A(c,f)),n=e.map(({glyphs:f,ink:[m,b,U,u]},v)=>{if(f.length===0)return h.gF;const _=(U-m)/2;return[-_,b-v*C,_,u-v*C]}),[t,a,r,i]=n.reduce(h.kO,h.gF),l=(a+
i)/2;return{lines:e.map(({glyphs:f,ink:m},b)=>({text:s[b],glyphs:f.map(U=>({...U,x:U.x-(m[0]+m[2])/2,y:U.y-b*C-l}))})),size:{width:Math.max(r-t,(0,D.Kf)(e.map(({
advance:f})=>f)))/1e3,height:Math.max(i-a,s.length*C)/1e3},ink:[t,a-l,r,i-l]}}function A(c,s){let e=0,n=h.gF;const t=(0,I.OD)(s,c).flatMap(({font:a,text:r,rtl:i})=>{
const l=c[a],{unit:f}=l;return l.shape(r,i).map(({advance:m,x:b,...U})=>{const{glyph:u,y:v}=U,_=e+b;e+=m;const{minX:w,minY:B,maxX:k,maxY:x}=l.boxOf(u);return w<=
k&&(n=(0,h.kO)(n,[_+w*f,v+B*f,_+k*f,v+x*f])),{...U,face:a,x:_}})});return Number.isFinite(n[0])?{glyphs:t,advance:e,ink:n}:{glyphs:[],advance:e,ink:[0,0,0,0]}}}),
50476:((V,W,o)=>{o.d(W,{Z:()=>c,f:()=>A});const[I,h,D,C,y]=[1,8,32,64,128];function A(s,e,n,t){const a=new Set,r=[...s].filter(i=>typeof i=="number");for(let i=r.
pop();i!==void 0;i=r.pop())if(!(i<0||i>=e||a.has(i))){a.add(i);for(const l of c(t,n(i)))r.push(l)}return a}function*c(s,[e,n]){if(!(n-e<12||s.getInt16(e)>=0))for(let t=e+
10,a=D;a&D&&t+4<=n;)a=s.getUint16(t),yield s.getUint16(t+2),t+=4+(a&I?4:2)+(a&h?2:a&C?4:a&y?8:0)}}),12889:((V,W,o)=>{o.d(W,{Rl:()=>U,Vv:()=>C,fM:()=>y,ft:()=>e,
jB:()=>m,pr:()=>r,rg:()=>f,vw:()=>a,wE:()=>b});var I=o(46161),h=o(44233),D=o(47707);const C="‏",y="‎";let A;const c=()=>A??=(0,I.A)(),s=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
e=u=>s.test(u),n=4e3,t=u=>c().getEmbeddingLevels(u.slice(0,n)).paragraphs[0]?.level??0,a=u=>e(u)&&t(u)%2===1,r=u=>[...i(u)];function*i(u){if(!e(u)){u!==""&&(yield{
text:u,rtl:!1,at:0});return}if(u.length<=n)return yield*l(u,0);const v=t(u)%2===1,_=[];for(let w=0;w<u.length;)w=Math.min(w+n,u.length),/[\ud800-\udbff]/.test(u[w-
1])&&(w=Math.min(w+1,u.length)),_.push(w);for(let w=0;w<_.length;w++){const B=v?_.length-1-w:w,k=_[B-1]??0;yield*l(u.slice(k,_[B]),k,v?"rtl":"ltr")}}function l(u,v,_){
const{levels:w,paragraphs:B}=c().getEmbeddingLevels(u,_),k=B[0]?.level??0;for(let S=u.length-1;S>=0&&/\s/.test(u[S]);S--)w[S]=k;const x=[];for(let S=0,P=0;S<u.length;S=
P){const $=w[S];for(;P<u.length&&w[P]===$;)P++;x.push({level:$,text:u.slice(S,P),at:S})}const j=x.reduce((S,{level:P})=>Math.max(S,P),0);for(let S=j;S>0;S--)for(let P=0,
$=0;P<x.length;P=$+1){for($=P;$<x.length&&x[$].level>=S;)$++;for(let R=P,F=$-1;R<F;R++,F--)[x[R],x[F]]=[x[F],x[R]]}return x.map(({level:S,text:P,at:$})=>({text:P,
rtl:S%2===1,at:v+$}))}function*f(u,v){const _=new Int32Array(v.length+1);for(const[w,B]of v.entries())_[w+1]=_[w]+B.length;for(const{text:w,rtl:B,at:k}of i(u+v.
join(""))){const x=k-u.length,j=x+w.length,S=[];for(let P=Math.max((0,h.MJ)(_,x)-1,0);P<v.length&&_[P]<j;P++){const $=Math.max(x-_[P],0),R=v[P].slice($,Math.max(
j-_[P],0));R!==""&&S.push({text:R,rtl:B,at:$,index:P})}yield*B?S.reverse():S}}const m=u=>Array.from(u,v=>c().getMirroredCharacter(v)??v).join(""),b=u=>(0,D.qf)(
m(u)).reverse().join(""),U=u=>r(u).flatMap(({text:v,rtl:_})=>_?(0,D.qf)(m(v)).reverse():(0,D.qf)(v))}),29825:((V,W,o)=>{o.d(W,{EH:()=>c,OD:()=>C,W_:()=>y,lV:()=>D});
var I=o(12889),h=o(47707);const D=-1,C=(s,e)=>(0,I.pr)(s).flatMap(n=>y(n,e));function y({text:s,rtl:e},n){const t=[];for(const a of(0,h.qf)(s)){const r=t.at(-1),
i=(0,h.ML)(a)?r?.font??0:A(a,n,r?.font);r?.font===i?r.text+=a:t.push({font:i,text:a,rtl:e})}return e?t.reverse():t}function A(s,e,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(s)&&n!==void 0&&e[n]?.covers(s)===!0?n:e.findIndex(a=>a.covers(s))}function c(s,e){const n=new Map;for(const t of(0,h.qf)(s))n.has(t)||n.set(t,!(0,h.ML)(t)&&
!e.some(a=>a.covers(t)));return[...n].filter(([,t])=>t).map(([t])=>t)}}),88739:((V,W,o)=>{o.d(W,{B:()=>A,U:()=>C});var I=o(77581),h=o(12889);const D=100;function C(c,{
digits:s=4,isInOrder:e=!1}={}){const n=c.filter(([,a])=>a.length>0).map(([a,r])=>`<${A(a).slice(-s)}> <${y(r,e)}>`),t=Array.from({length:Math.ceil(n.length/D)},
(a,r)=>{const i=n.slice(r*D,(r+1)*D);return[`${i.length} beginbfchar`,...i,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...t,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function y(c,s){const e=c.map(n=>String.fromCodePoint(n)).join("");return(0,I.kt)(!s&&(0,h.ft)(e)?[...e].reverse().join(""):e).toString("hex").toUpperCase()}
const A=c=>c.toString(16).toUpperCase().padStart(4,"0")}),38875:((V,W,o)=>{o.d(W,{F:()=>D});var I=o(60623);const h=1<<24,D=C=>(0,I.UD)(Buffer.from(C,"base64"),{
stream:h,total:h,remaining:h},{found:!1})}),75934:((V,W,o)=>{o.d(W,{p:()=>y});var I=o(9876);const[h,D]=[200,100],C=1e4;class y{text;widthOf;width;parts;constructor(c,s){
this.text=c,this.widthOf=s,this.width=c.length>C?1/0:s(c)}async lines(c,s){if(this.width<=c(0))return[this.text];const e=[];let n="",t=0,a;for(const r of this.parts??=
await this.measure(s)){const i=s?.step(h);i&&await i;const l=t+(a?.spaceWidth??0)+r.width;if(l<=c(e.length))n+=(a?.space??"")+r.text,t=l;else{n!==""&&e.push(n);
const f=e.length,m=r.width>c(f)?await this.cut(r,b=>c(f+b),s):[r.text];for(const b of m)e.push(b);n=e.pop(),t=n===r.text?r.width:this.widthOf(n)}a=r}return e.push(
n),e}async measure(c){const{text:s,widthOf:e}=this,n=[];for(const{start:t,end:a,next:r}of(await(0,I.Vn)())(s)){const i=c?.step(h+(r-t)*D);i&&await i;const[l,f]=[
s.slice(t,a),s.slice(a,r)];n.push({text:l,width:e(l),space:f,spaceWidth:f===""?0:e(f)})}return n}async cut(c,s,e){const n=c.clusters??=(0,I.s)(c.text,this.widthOf),
t=[];let a=0;for(const r of(0,I.ZM)(n,s)){const i=e?.step(h+r*D);i&&await i;let l="";for(const f=a+r;a<f;a++)l+=n[a].text;t.push(l)}return t}}}),9876:((V,W,o)=>{
o.d(W,{LJ:()=>C,Vn:()=>D,ZM:()=>s,s:()=>y});var I=o(47707);const h=2e4;async function D(){const{default:e}=await o.e(3286).then(o.bind(o,23286));return function*(n){
let t=0;do{const a=t,r=Math.min(n.length,a+h),i=r===n.length,l=new e(a===0&&i?n:n.slice(a,r));for(let m=l.nextBreak();m;m=l.nextBreak()){const b=a+m.position;if(b===
r&&!i)break;let U=b;for(;U>t&&n[U-1]===" ";)U--;yield{start:t,end:U,next:b},t=b}if(i)return;if(t>a)continue;const f=C(n.charCodeAt(r))?r-1:r;yield{start:t,end:f,
next:f,isCut:!0},t=f}while(t<n.length)}}const C=e=>e>=56320&&e<=57343,y=(e,n)=>(0,I.qf)(e).map(t=>({text:t,width:n(t)})),A=/[_\-–—/.,;:]$/,c=/^[.,;:!?)\]}%»”’…]/;
function*s(e,n,t="separators"){let a=0;for(let r=0;r<e.length;a++){let i=r;for(let l=0;i<e.length&&(l+=e[i].width,!(l>n(a)&&i>r));i++);if(t==="letters"){let l=i;
for(;l>r&&l<e.length&&c.test(e[l].text);)l--;l>r&&(i=l)}else if(t==="separators"&&i<e.length){let l=i;for(;l>r&&!A.test(e[l-1].text);)l--;l-r>=(i-r)/2&&(i=l)}yield i-
r,r=i}}})};
