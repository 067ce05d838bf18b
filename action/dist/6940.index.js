"use strict";exports.id=6940,exports.ids=[6940],exports.modules={49180:((I,O,u)=>{u.d(O,{q:()=>l});const v="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function l(a){const M=a.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??p().get(M);return d===void 0?void 0:
(d.length===3?[...d].map(n=>n+n):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(n=>Number.parseInt(n,16))}let E;function p(){const a=v.split(" ");return E??=new Map(
a.flatMap((M,d)=>d%2===0?[[M,a[d+1]]]:[]))}}),49892:((I,O,u)=>{u.d(O,{B_:()=>E,Fw:()=>p,Tz:()=>M});var v=u(49180),l=u(57117);const E="OctavoColor";function p(d,f){
const n=a(d),t=n.length===1;return f===void 0||(0,l.hU)(f,t?1:3)?{values:n,operators:`${n.join(" ")} ${t?"g":"rg"}`,colorSpace:void 0}:{values:n,operators:`/${E}\
 cs ${n.join(" ")} sc`,colorSpace:t?(0,l.HB)():(0,l.Pz)()}}function a(d){if(d==="Gray")return[.5];const[f,n,t]=(0,v.q)(d);return(f===n&&n===t&&f>0?[f]:[f,n,t]).
map(c=>Math.round(c/255*1e4)/1e4)}function M(d){return d===void 0||(0,l.hU)(d,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${E} cs ${f} sc`,colorSpace:(0,l.
HB)()}}}),95358:((I,O,u)=>{u.d(O,{Wx:()=>a,pi:()=>d,z:()=>f});var v=u(58426),l=u(74135);function E(t,o){return p(t,o*72/t.userUnit)}function p(t,o){const{width:c,
height:e}=(0,l.iN)(t),s={width:c-2*o,height:e-2*o,inset:o};return s.width>0&&s.height>0?s:void 0}function a(t,o,c){const e=c===v.zU[t].fields.margin.default;return o.
map(s=>{const g=E(s,c);if(g||!e)return g;const{width:i,height:h}=(0,l.iN)(s);return p(s,Math.min(i,h)/10)})}const M=null;function d(t,{inset:o},c,e,s){const g=(0,l.
iN)(t),i=g.width-o-e,h=g.height-o-s,b=c.endsWith("left")?o:c.endsWith("right")?i:(g.width-e)/2,r=c.startsWith("bottom")?o:c.startsWith("top")?h:(g.height-s)/2;return[
b,r]}function f({kinds:t,pages:o},c){const e=o.find(({kind:s})=>!c[s]);return e?[{field:"margin",message:n(e.index,t[e.kind])}]:[]}function n(t,o){const{width:c,
height:e}=(0,l.iN)(o),s=(0,l.d)(Math.min(c,e)/2,o);return`leaves no room on page ${t+1}, which is ${(0,l.d)(c,o)} × ${(0,l.d)(e,o)} inches; it must be less tha\
n ${s}`}}),27320:((I,O,u)=>{u.d(O,{$:()=>n,J:()=>d});var v=u(41578),l=u(12889),E=u(59596),p=u(77581),a=u(45599),M=u(49892);const d=100,f=d/1e3;async function n(i,h,{
filling:b,transparency:r}){const m=[];for(const[y,P]of h.entries()){const L=i.lines.flatMap(({glyphs:C})=>C.filter(W=>W.face===y)).map(({glyph:C})=>C);L.length>
0&&(m[y]={...await(0,v.r)(P,L),unit:P.unit})}const[_,T,x,U]=i.ink,D=[Math.floor(_*f)-1,Math.floor(T*f)-1,Math.ceil(x*f)+1,Math.ceil(U*f)+1],w=r===0,R=o([c,b.operators,
...i.lines.flatMap(y=>[...y.color?[y.color]:[],...e(y.text,s(m,y))])]),S=y=>{const P={Font:(0,a.jd)(Object.fromEntries(Object.entries(m).map(([L,C])=>[`F${L}`,C.
addTo(y)]))),ColorSpace:b.colorSpace&&(0,a.jd)({[M.B_]:b.colorSpace})},A=w?void 0:(0,a.jd)({Type:(0,a.UU)("Group"),S:(0,a.UU)("Transparency"),I:!0});return y.add(
t(D,{Group:A,Resources:(0,a.jd)(P)},R))};if(w)return{addTo:S};const k=g(1-r/100),B=o(["/G0 gs","/X0 Do"]);return{addTo:y=>{const P=(0,a.jd)({Type:(0,a.UU)("ExtG\
State"),ca:k,CA:k,BM:(0,a.UU)("Normal"),SMask:(0,a.UU)("None")}),A=(0,a.jd)({ExtGState:(0,a.jd)({G0:P}),XObject:(0,a.jd)({X0:S(y)})});return y.add(t(D,{Resources:A},
B))}}}function t(i,h,b){const r={Type:(0,a.UU)("XObject"),Subtype:(0,a.UU)("Form"),BBox:[...i],Filter:(0,a.UU)("FlateDecode")};return new a.Z6((0,a.jd)({...r,...h}),
b)}const o=i=>(0,E.Kc)(Buffer.from(`${i.join(`
`)}
`,"latin1")),c="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function e(i,h){return(0,l.ft)(i)?[...h]:[`/Span <</ActualText <FEFF${(0,p.kt)(i).toString("hex").toUpperCase()}> >>\
 BDC`,...h,"EMC"]}function s(i,{glyphs:h,at:[b,r]=[0,0],size:m=1}){const _=["BT"];let T,x="",U="",D;const w=()=>{U&&(x+=`<${U}>`),U=""},R=()=>{w(),x&&_.push(`[${x}\
] TJ`),x=""};for(const{glyph:S,face:k,x:B,y}of h){const{codeOf:P,unit:A}=i[k];if(T!==k&&(R(),_.push(`/F${k} ${g(d*m)} Tf`),T=k),D?.y!==y){R();const L=[b+B*m,r+y*
m].map(C=>g(C*f));_.push(`1 0 0 1 ${L.join(" ")} Tm`)}else g(D.x-B)!==0&&(w(),x+=String(g(D.x-B)));U+=P(S),D={x:B+S.advanceWidth*A,y}}return R(),[..._,"ET"]}const g=i=>Math.
round(i*100)/100||0}),74094:((I,O,u)=>{u.d(O,{V:()=>a,k:()=>M});var v=u(29825),l=u(74135),E=u(45657);const p=1200;function a(d,f){const n=f.map(i=>M(d,i)),t=n.map(
({glyphs:i,ink:[h,b,r,m]},_)=>{if(i.length===0)return l.gF;const T=(r-h)/2;return[-T,b-_*p,T,m-_*p]}),[o,c,e,s]=t.reduce(l.kO,l.gF),g=(c+s)/2;return{lines:n.map(
({glyphs:i,ink:h},b)=>({text:f[b],glyphs:i.map(r=>({...r,x:r.x-(h[0]+h[2])/2,y:r.y-b*p-g}))})),size:{width:Math.max(e-o,(0,E.Kf)(n.map(({advance:i})=>i)))/1e3,height:Math.
max(s-c,f.length*p)/1e3},ink:[o,c-g,e,s-g]}}function M(d,f){let n=0,t=l.gF;const o=(0,v.OD)(f,d).flatMap(({font:c,text:e,rtl:s})=>{const g=d[c],{unit:i}=g;return g.
shape(e,s).map(({advance:h,x:b,...r})=>{const{glyph:m,y:_}=r,T=n+b;n+=h;const{minX:x,minY:U,maxX:D,maxY:w}=g.boxOf(m);return x<=D&&(t=(0,l.kO)(t,[T+x*i,_+U*i,T+
D*i,_+w*i])),{...r,face:c,x:T}})});return Number.isFinite(t[0])?{glyphs:o,advance:n,ink:t}:{glyphs:[],advance:n,ink:[0,0,0,0]}}}),12889:((I,O,u)=>{u.d(O,{Rl:()=>c,
Vv:()=>E,ft:()=>d,jB:()=>t,pr:()=>n,vw:()=>f,wE:()=>o});var v=u(46161),l=u(47707);const E="‏";let p;const a=()=>p??=(0,v.A)(),M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
d=e=>M.test(e),f=e=>d(e)&&(a().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function n(e){if(!d(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:s,
paragraphs:g}=a().getEmbeddingLevels(e),i=g[0]?.level??0;for(let r=e.length-1;r>=0&&/\s/.test(e[r]);r--)s[r]=i;const h=[];for(let r=0;r<e.length;r++){const m=h.
at(-1);m&&m.level===s[r]?m.text+=e[r]:h.push({level:s[r],text:e[r],at:r})}const b=h.reduce((r,{level:m})=>Math.max(r,m),0);for(let r=b;r>0;r--)for(let m=0,_=0;m<
h.length;m=_+1){for(_=m;_<h.length&&h[_].level>=r;)_++;if(_>m+1)for(const[T,x]of h.slice(m,_).entries())h[_-1-T]=x}return h.map(({level:r,text:m,at:_})=>({text:m,
rtl:r%2===1,at:_}))}const t=e=>Array.from(e,s=>a().getMirroredCharacter(s)??s).join(""),o=e=>(0,l.qf)(t(e)).reverse().join(""),c=e=>n(e).flatMap(({text:s,rtl:g})=>g?
(0,l.qf)(t(s)).reverse():(0,l.qf)(s))}),29825:((I,O,u)=>{u.d(O,{EH:()=>d,OD:()=>p,W_:()=>a,lV:()=>E});var v=u(12889),l=u(47707);const E=-1,p=(f,n)=>(0,v.pr)(f).
flatMap(t=>a(t,n));function a({text:f,rtl:n},t){const o=[];for(const c of(0,l.qf)(f)){const e=o.at(-1),s=(0,l.ML)(c)?e?.font??0:M(c,t,e?.font);e?.font===s?e.text+=
c:o.push({font:s,text:c,rtl:n})}return n?o.reverse():o}function M(f,n,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(f)&&t!==void 0&&n[t]?.covers(f)===
!0?t:n.findIndex(c=>c.covers(f))}function d(f,n){const t=p(f,n).filter(({font:o})=>o===E);return[...new Set(t.flatMap(o=>(0,l.qf)(o.text)))]}})};
