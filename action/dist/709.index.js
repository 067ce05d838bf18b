"use strict";exports.id=709,exports.ids=[709],exports.modules={49180:((N,C,f)=>{f.d(C,{q:()=>m});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function m(g){const x=g.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(x)?.[1]??b().get(x);return l===void 0?void 0:(l.
length===3?[...l].map(o=>o+o):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(o=>Number.parseInt(o,16))}let M;function b(){const g=D.split(" ");return M??=new Map(g.
flatMap((x,l)=>l%2===0?[[x,g[l+1]]]:[]))}}),17079:((N,C,f)=>{f.d(C,{Z:()=>g,_:()=>b});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(o){
if(o.length>64)return;const t=o.trim().replace(m,(n,r,s,i)=>`${r??""}${1900+Number(s)}${i}`);return l(x(D.exec(t)??M.exec(t)))}function g(o){const t=o.length>64?
void 0:x(M.exec(o.trim()));if(!t||l(t)===void 0)return;const{year:n,month:r="",day:s="",hour:i="",minute:w="",second:p="",zone:E=""}=t;return`D:${n}${r}${s}${i}${w}${p}${E===
"Z"||E===""?E:`${E.replace(":","'")}'`}`}function x(o){if(!o)return;const[,t,n,r,s,i,w,p,E,A,a]=o,e=p??(E===void 0?void 0:`${E}${A??"00"}:${a??"00"}`);return{year:t,
month:n,day:r,hour:s,minute:i,second:w,zone:e}}function l(o){if(!o)return;const{year:t,month:n,day:r,hour:s,minute:i="00",second:w="00",zone:p}=o,E=(a,e,d)=>a===
void 0||Number(a)>=e&&Number(a)<=d;if(Number(t)===0||!E(n,1,12)||!E(r,1,c(Number(t),Number(n)))||!E(s,0,23)||!E(i,0,59)||!E(w,0,59)||p!==void 0&&p!=="Z"&&!(E(p.
slice(1,3),0,23)&&E(p.slice(4),0,59)))return;const A=[t,n,r].filter(a=>a!==void 0).join("-");return s===void 0?A:`${A}T${s}:${i}:${w}${p==="+00:00"||p==="-00:00"?
"Z":p??""}`}function c(o,t){return t===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(t)?30:31}}),50580:((N,C,f)=>{f.d(C,{L:()=>m});var D=f(38340);
function m(M,b){return Object.entries((0,D.zI)(M).fields).flatMap(([g,x])=>{if(x.kind!=="choice"||!x.open||typeof b[g]!="number")return[];const l=x.options.map(
({value:c})=>c).join(", ");return[{field:g,message:`is a number that only some regions know: use ${l}`}]})}}),49892:((N,C,f)=>{f.d(C,{B_:()=>M,Fw:()=>b,Tz:()=>x});
var D=f(49180),m=f(57117);const M="OctavoColor";function b(l,c){const o=g(l),t=o.length===1,n=c?.part===1;return c===void 0||(0,m.hU)(c,t?1:3)?{values:o,operators:`${o.
join(" ")} ${t?"g":"rg"}`,colorSpace:void 0,listsGlyphs:n}:{values:o,listsGlyphs:n,operators:`/${M} cs ${o.join(" ")} sc`,colorSpace:t?(0,m.HB)():(0,m.Pz)()}}function g(l){
if(l==="Gray")return[.5];const[c,o,t]=(0,D.q)(l);return(c===o&&o===t&&c>0?[c]:[c,o,t]).map(r=>Math.round(r/255*1e4)/1e4)}function x(l){return l===void 0||(0,m.hU)(
l,1)?{set:c=>`${c} g`,colorSpace:void 0}:{set:c=>`/${M} cs ${c} sc`,colorSpace:(0,m.HB)()}}}),95358:((N,C,f)=>{f.d(C,{Wx:()=>g,pi:()=>l,z:()=>c});var D=f(38340),
m=f(74135);function M(t,n){return b(t,n*72/t.userUnit)}function b(t,n){const{width:r,height:s}=(0,m.iN)(t),i={width:r-2*n,height:s-2*n,inset:n};return i.width>0&&
i.height>0?i:void 0}function g(t,n,r){const s=r===D.zU[t].fields.margin.default;return n.map(i=>{const w=M(i,r);if(w||!s)return w;const{width:p,height:E}=(0,m.iN)(
i);return b(i,Math.min(p,E)/10)})}const x=null;function l(t,{inset:n},r,s,i){const w=(0,m.iN)(t),p=w.width-n-s,E=w.height-n-i,A=r.endsWith("left")?n:r.endsWith(
"right")?p:(w.width-s)/2,a=r.startsWith("bottom")?n:r.startsWith("top")?E:(w.height-i)/2;return[A,a]}function c({kinds:t,pages:n},r){const s=n.find(({kind:i})=>!r[i]);
return s?[{field:"margin",message:o(s.index,t[s.kind])}]:[]}function o(t,n){const{width:r,height:s}=(0,m.iN)(n),i=(0,m.d)(Math.min(r,s)/2,n);return`leaves no ro\
om on page ${t+1}, which is ${(0,m.d)(r,n)} × ${(0,m.d)(s,n)} inches; it must be less than ${i}`}}),27320:((N,C,f)=>{f.d(C,{$:()=>o,J:()=>l});var D=f(41578),m=f(
12889),M=f(48249),b=f(77581),g=f(45599),x=f(49892);const l=100,c=l/1e3;async function o(p,E,{filling:A,transparency:a}){const e=[];for(const[P,R]of E.entries()){
const I=p.lines.flatMap(({glyphs:O})=>O.filter(L=>L.face===P)).map(({glyph:O})=>O);I.length>0&&(e[P]={...await(0,D.r)(R,I),unit:R.unit})}const[d,h,u,T]=p.ink,v=[
Math.floor(d*c)-1,Math.floor(h*c)-1,Math.ceil(u*c)+1,Math.ceil(T*c)+1],U=a===0,B=n([r,A.operators,...p.lines.flatMap(P=>[...P.color?[P.color]:[],...s(P.text,i(e,
P))])]),y=P=>{const R={Font:(0,g.jd)(Object.fromEntries(Object.entries(e).map(([I,O])=>[`F${I}`,O.addTo(P,void 0,A.listsGlyphs)]))),ColorSpace:A.colorSpace&&(0,g.
jd)({[x.B_]:A.colorSpace})},Y=U?void 0:(0,g.jd)({Type:(0,g.UU)("Group"),S:(0,g.UU)("Transparency"),I:!0});return P.add(t(v,{Group:Y,Resources:(0,g.jd)(R)},B))};
if(U)return{addTo:y};const _=w(1-a/100),S=n(["/G0 gs","/X0 Do"]);return{addTo:P=>{const R=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:_,CA:_,BM:(0,g.UU)("Normal"),SMask:(0,g.
UU)("None")}),Y=(0,g.jd)({ExtGState:(0,g.jd)({G0:R}),XObject:(0,g.jd)({X0:y(P)})});return P.add(t(v,{Resources:Y},S))}}}function t(p,E,A){const a={Type:(0,g.UU)(
"XObject"),Subtype:(0,g.UU)("Form"),BBox:[...p],Filter:(0,g.UU)("FlateDecode")};return new g.Z6((0,g.jd)({...a,...E}),A)}const n=p=>(0,M.Kc)(Buffer.from(`${p.join(
`
`)}
`,"latin1")),r="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function s(p,E){return(0,m.ft)(p)?[...E]:[`/Span <</ActualText <FEFF${(0,b.kt)(p).toString("hex").toUpperCase()}> >>\
 BDC`,...E,"EMC"]}function i(p,{glyphs:E,at:[A,a]=[0,0],size:e=1}){const d=["BT"];let h,u="",T="",v;const U=()=>{T&&(u+=`<${T}>`),T=""},B=()=>{U(),u&&d.push(`[${u}\
] TJ`),u=""};for(const{glyph:y,face:_,x:S,y:P}of E){const{codeOf:R,unit:Y}=p[_];if(h!==_&&(B(),d.push(`/F${_} ${w(l*e)} Tf`),h=_),v?.y!==P){B();const I=[A+S*e,a+
P*e].map(O=>w(O*c));d.push(`1 0 0 1 ${I.join(" ")} Tm`)}else w(v.x-S)!==0&&(U(),u+=String(w(v.x-S)));T+=R(y),v={x:S+y.advanceWidth*Y,y:P}}return B(),[...d,"ET"]}
const w=p=>Math.round(p*100)/100||0}),12342:((N,C,f)=>{f.r(C),f.d(C,{addTextWatermark:()=>_});var D=f(58552),m=f(48249),M=f(45599),b=f(47707),g=f(86799),x=f(77904),
l=f(71391),c=f(49892),o=f(95358),t=f(36078),n=f(57117),r=f(72313),s=f(99876),i=f(27320),w=f(50580),p=f(74135);const E=612,A={diagonal:{anchor:"centre",diagonal:!0,
maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{
anchor:"everywhere",diagonal:!0,maximum:24}},a=2,e=1.8,d=1e3;function h(I,O,L,$,{drawnAt:W,fontSize:k}){const{width:K,height:F}=(0,p.iN)(I),z=Math.hypot(O.width,
O.height),G=L.diagonal?O.width/z:1,X=L.diagonal?O.height/z:0,[H,J]=[$.width*G+$.height*X,$.width*X+$.height*G],V=L.maximum*Math.max(1/I.userUnit,Math.min(K,F)/E),
q=k===void 0?V:k/I.userUnit,Q=Math.min(O.width/H,O.height/J,q),tt=Q*$.height/2,et={centre:F/2,everywhere:F/2,top:F-O.inset-tt,bottom:O.inset+tt},j=Q/W;return(L.
anchor==="everywhere"?u(O,{size:Q,cos:G,sin:X,across:H,up:J},$):[[0,0]]).map(([ot,st])=>(0,p.lw)([j*G,j*X,-j*X,j*G,K/2+ot,et[L.anchor]+st],(0,p.S3)(I)))}function u({
width:I,height:O},{size:L,cos:$,sin:W,across:k,up:K},F){const z={along:(F.width+a)*L,down:(F.height+e)*L},G=Math.max(1,Math.sqrt(I*O/(z.along*z.down)/d)),[X,H]=[
z.along*G,z.down*G],[J,V]=[(I-k*L)/2+1e-6,(O-K*L)/2+1e-6],q=Math.hypot(J,V),Q=Math.ceil(q/H),tt=Math.ceil(q/X)+1,et=[];for(let j=-Q;j<=Q;j++)for(let nt=-tt;nt<=
tt;nt++){const[ot,st]=[(nt+(j%2===0?0:.5))*X,j*H],[ft,rt]=[ot*$-st*W,ot*W+st*$];Math.abs(ft)<=J&&Math.abs(rt)<=V&&et.push([ft,rt])}return et}var T=f(74094);const v=[
"line_1","line_2","line_3"],U="OctavoWatermark",B=64*1024,y=4*1024*1024;async function _(I,O,L,$){const W=await(0,s.F)(I,L),{kinds:k}=W,K=(0,o.Wx)("add_text_wat\
ermark",k,O.margin),F=typeof O.template=="number"?void 0:A[O.template],z=[...(0,w.L)("add_text_watermark",O),...(0,o.z)(W,K)],G=await(0,n._B)(I),{color:X,transparency:H}=O,
J=(0,c.Fw)(X,G),V=R(O),q=O.font&&(0,g.g)(O.font,"font"),{operators:Q,listsGlyphs:tt}=J,et=(0,l.C)("text",Q,tt,H,q?.bytes,...V.map(({text:Z})=>Z));let j=$.get(et);
if(!j){const{faces:Z,areNew:at}=await P(q,$,I.job.pace),it=async()=>at?await I.job.pace.rest():void 0,ct=[...Y(V,Z),...z];if(ct.length>0)throw(0,D.G6)(ct);await it();
const ut=(0,T.V)(Z,V.map(lt=>(0,b.ai)(lt.text)));await it(),j={drawing:await(0,i.$)(ut,Z,{filling:J,transparency:H}),size:ut.size},$.put(et,j,B),await it()}if(!F||
z.length>0)throw(0,D.G6)(z);const{drawing:nt,size:ot}=j,st=nt.addTo(I),ft={drawnAt:i.J,fontSize:O.font_size},rt=k.map((Z,at)=>S(I,Z,h(Z,K[at],F,ot,ft),st)),dt=await(0,r.
W)(I,W,{layer:O.layer,subtype:"Watermark",groupColorSpace:H===0?void 0:(0,n.Qg)(G),on:({kind:Z})=>({resources:[{category:"XObject",name:U,ref:rt[Z].ref}],operators:([
at=""])=>(0,t.qK)(at,rt[Z].placement)})});return G?.part===1&&H>0&&dt.push((0,n.c4)(I,G,n.Br.transparency)),dt}function S(I,{box:O},L,$){if(L.length===1)return{
ref:$,placement:(0,t.vs)(L[0])};const W=(0,M.jd)({Type:(0,M.UU)("XObject"),Subtype:(0,M.UU)("Form"),BBox:[...O],Resources:(0,M.jd)({XObject:(0,M.jd)({X0:$})}),Filter:(0,M.
UU)("FlateDecode")}),k=L.map(K=>`${(0,t.qK)("X0",(0,t.vs)(K))}
`).join("");return{ref:I.add(new M.Z6(W,(0,m.Kc)(Buffer.from(k,"latin1")))),placement:"1 0 0 1 0 0"}}async function P(I,O,L){const $=(0,l.C)("text face"),W=O.get(
$);W?.keep();const k=W??await(0,x.Wu)("SemiBold");if(W||O.put($,k,y),!I)return{faces:[k],areNew:!W};let K;const F=await O.ofFile(I.bytes,"text face",async()=>K=
await(0,x.ar)(I,L));return K||F.keep(),{faces:[F,k],areNew:!W||K!==void 0}}function R(I){return v.flatMap(O=>{const L=I[O];return L===void 0?[]:[{field:O,text:L}]})}
function Y(I,O){return I.flatMap(({field:L,text:$})=>{const W=(0,b.Zw)($,O);return W===void 0?[]:[{field:L,message:W,mentions:["font"]}]})}}),74094:((N,C,f)=>{f.
d(C,{V:()=>g,k:()=>x});var D=f(29825),m=f(74135),M=f(45657);const b=1200;function g(l,c){const o=c.map(p=>x(l,p)),t=o.map(({glyphs:p,ink:[E,A,a,e]},d)=>{if(p.length===
0)return m.gF;const h=(a-E)/2;return[-h,A-d*b,h,e-d*b]}),[n,r,s,i]=t.reduce(m.kO,m.gF),w=(r+i)/2;return{lines:o.map(({glyphs:p,ink:E},A)=>({text:c[A],glyphs:p.map(
a=>({...a,x:a.x-(E[0]+E[2])/2,y:a.y-A*b-w}))})),size:{width:Math.max(s-n,(0,M.Kf)(o.map(({advance:p})=>p)))/1e3,height:Math.max(i-r,c.length*b)/1e3},ink:[n,r-w,
s,i-w]}}function x(l,c){let o=0,t=m.gF;const n=(0,D.OD)(c,l).flatMap(({font:r,text:s,rtl:i})=>{const w=l[r],{unit:p}=w;return w.shape(s,i).map(({advance:E,x:A,...a})=>{
const{glyph:e,y:d}=a,h=o+A;o+=E;const{minX:u,minY:T,maxX:v,maxY:U}=w.boxOf(e);return u<=v&&(t=(0,m.kO)(t,[h+u*p,d+T*p,h+v*p,d+U*p])),{...a,face:r,x:h}})});return Number.
isFinite(t[0])?{glyphs:n,advance:o,ink:t}:{glyphs:[],advance:o,ink:[0,0,0,0]}}}),50476:((N,C,f)=>{f.d(C,{Z:()=>l,f:()=>x});const[D,m,M,b,g]=[1,8,32,64,128];function x(c,o,t,n){
const r=new Set,s=[...c].filter(i=>typeof i=="number");for(let i=s.pop();i!==void 0;i=s.pop())if(!(i<0||i>=o||r.has(i))){r.add(i);for(const w of l(n,t(i)))s.push(
w)}return r}function*l(c,[o,t]){if(!(t-o<12||c.getInt16(o)>=0))for(let n=o+10,r=M;r&M&&n+4<=t;)r=c.getUint16(n),yield c.getUint16(n+2),n+=4+(r&D?4:2)+(r&m?2:r&b?
4:r&g?8:0)}}),12889:((N,C,f)=>{f.d(C,{Rl:()=>a,Vv:()=>b,fM:()=>g,ft:()=>o,jB:()=>E,pr:()=>s,rg:()=>p,vw:()=>r,wE:()=>A});var D=f(46161),m=f(44233),M=f(47707);const b="\
‏",g="‎";let x;const l=()=>x??=(0,D.A)(),c=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=e=>c.test(e),t=4e3,n=e=>l().getEmbeddingLevels(e.slice(0,t)).paragraphs[0]?.level??0,r=e=>o(e)&&n(e)%2===1,s=e=>[...i(e)];function*i(e){if(!o(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=t)return yield*w(e,0);const d=n(e)%2===1,h=[];for(let u=0;u<e.length;)u=Math.min(u+t,e.length),/[\ud800-\udbff]/.test(e[u-
1])&&(u=Math.min(u+1,e.length)),h.push(u);for(let u=0;u<h.length;u++){const T=d?h.length-1-u:u,v=h[T-1]??0;yield*w(e.slice(v,h[T]),v,d?"rtl":"ltr")}}function w(e,d,h){
const{levels:u,paragraphs:T}=l().getEmbeddingLevels(e,h),v=T[0]?.level??0;for(let y=e.length-1;y>=0&&/\s/.test(e[y]);y--)u[y]=v;const U=[];for(let y=0,_=0;y<e.length;y=
_){const S=u[y];for(;_<e.length&&u[_]===S;)_++;U.push({level:S,text:e.slice(y,_),at:y})}const B=U.reduce((y,{level:_})=>Math.max(y,_),0);for(let y=B;y>0;y--)for(let _=0,
S=0;_<U.length;_=S+1){for(S=_;S<U.length&&U[S].level>=y;)S++;for(let P=_,R=S-1;P<R;P++,R--)[U[P],U[R]]=[U[R],U[P]]}return U.map(({level:y,text:_,at:S})=>({text:_,
rtl:y%2===1,at:d+S}))}function*p(e,d){const h=new Int32Array(d.length+1);for(const[u,T]of d.entries())h[u+1]=h[u]+T.length;for(const{text:u,rtl:T,at:v}of i(e+d.
join(""))){const U=v-e.length,B=U+u.length,y=[];for(let _=Math.max((0,m.MJ)(h,U)-1,0);_<d.length&&h[_]<B;_++){const S=Math.max(U-h[_],0),P=d[_].slice(S,Math.max(
B-h[_],0));P!==""&&y.push({text:P,rtl:T,at:S,index:_})}yield*T?y.reverse():y}}const E=e=>Array.from(e,d=>l().getMirroredCharacter(d)??d).join(""),A=e=>(0,M.qf)(
E(e)).reverse().join(""),a=e=>s(e).flatMap(({text:d,rtl:h})=>h?(0,M.qf)(E(d)).reverse():(0,M.qf)(d))}),29825:((N,C,f)=>{f.d(C,{EH:()=>l,OD:()=>b,W_:()=>g,lV:()=>M});
var D=f(12889),m=f(47707);const M=-1,b=(c,o)=>(0,D.pr)(c).flatMap(t=>g(t,o));function g({text:c,rtl:o},t){const n=[];for(const r of(0,m.qf)(c)){const s=n.at(-1),
i=(0,m.ML)(r)?s?.font??0:x(r,t,s?.font);s?.font===i?s.text+=r:n.push({font:i,text:r,rtl:o})}return o?n.reverse():n}function x(c,o,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(c)&&t!==void 0&&o[t]?.covers(c)===!0?t:o.findIndex(r=>r.covers(c))}function l(c,o){const t=new Map;for(const n of(0,m.qf)(c))t.has(n)||t.set(n,!(0,m.ML)(n)&&
!o.some(r=>r.covers(n)));return[...t].filter(([,n])=>n).map(([n])=>n)}}),88739:((N,C,f)=>{f.d(C,{B:()=>x,U:()=>b});var D=f(77581),m=f(12889);const M=100;function b(l,{
digits:c=4,isInOrder:o=!1}={}){const t=l.filter(([,r])=>r.length>0).map(([r,s])=>`<${x(r).slice(-c)}> <${g(s,o)}>`),n=Array.from({length:Math.ceil(t.length/M)},
(r,s)=>{const i=t.slice(s*M,(s+1)*M);return[`${i.length} beginbfchar`,...i,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(c)}> <${"F".repeat(c)}> endcodespacerange`,...n,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function g(l,c){const o=l.map(t=>String.fromCodePoint(t)).join("");return(0,D.kt)(!c&&(0,m.ft)(o)?[...o].reverse().join(""):o).toString("hex").toUpperCase()}
const x=l=>l.toString(16).toUpperCase().padStart(4,"0")}),38875:((N,C,f)=>{f.d(C,{F:()=>M});var D=f(60623);const m=1<<24,M=b=>(0,D.UD)(Buffer.from(b,"base64"),{
stream:m,total:m,remaining:m},{found:!1})}),74135:((N,C,f)=>{f.d(C,{$L:()=>s,DI:()=>x,Gd:()=>o,JQ:()=>m,Mo:()=>b,PU:()=>l,Pj:()=>p,S3:()=>M,W1:()=>E,XM:()=>w,d:()=>A,
ds:()=>g,gF:()=>i,iN:()=>D,kO:()=>r,lw:()=>c,xk:()=>t,zl:()=>n});function D({box:[a,e,d,h],rotation:u}){const T=d-a,v=h-e;return u%180===0?{width:T,height:v}:{width:v,
height:T}}function m(a){const{width:e,height:d}=D(a);return{width:e*a.userUnit,height:d*a.userUnit}}function M({box:[a,e,d,h],rotation:u}){switch(u){case 0:return[
1,0,0,1,a,e];case 90:return[0,1,-1,0,d,e];case 180:return[-1,0,0,-1,d,h];case 270:return[0,-1,1,0,a,h]}}function b(a,e){return e===void 0?a:p(a,e)??a}function g([
a,e,d,h]){return[Math.min(a,d),Math.min(e,h),Math.max(a,d),Math.max(e,h)]}function x([a,e,d,h,u,T]){const v=a*h-e*d,[U,B,y,_]=[h/v,-e/v,-d/v,a/v];return[U+0,B+0,
y+0,_+0,-(u*U+T*y)+0,-(u*B+T*_)+0]}const l=([a,e,d,h])=>Math.sqrt(Math.abs(a*h-e*d));function c(a,e){const[d,h,u,T,v,U]=a,[B,y,_,S,P,R]=e;return[d*B+h*_,d*y+h*S,
u*B+T*_,u*y+T*S,v*B+U*_+P,v*y+U*S+R]}function o([a,e,d,h,u,T],v,U){return[a*v+d*U+u,e*v+h*U+T]}function t([a,e],[d,h],[u,T],[v,U],B){const y=1-B,[_,S,P,R]=[y**3,
3*B*y**2,3*B**2*y,B**3];return[_*a+S*d+P*u+R*v,_*e+S*h+P*T+R*U]}function n(a,[e,d,h,u]){const[T,v]=o(a,e,d),[U,B]=o(a,h,d),[y,_]=o(a,e,u),[S,P]=o(a,h,u);return[
Math.min(T,U,y,S),Math.min(v,B,_,P),Math.max(T,U,y,S),Math.max(v,B,_,P)]}const r=(a,e)=>[Math.min(a[0],e[0]),Math.min(a[1],e[1]),Math.max(a[2],e[2]),Math.max(a[3],
e[3])];function s(a){let[e,d,h,u]=i;for(const[T,v]of a)e=Math.min(e,T),d=Math.min(d,v),h=Math.max(h,T),u=Math.max(u,v);return[e,d,h,u]}const i=[1/0,1/0,-1/0,-1/0],
w=([a,e,d,h],u)=>[a-u,e-u,d+u,h+u];function p(a,e){const d=[Math.max(a[0],e[0]),Math.max(a[1],e[1]),Math.min(a[2],e[2]),Math.min(a[3],e[3])];return d[0]<d[2]&&d[1]<
d[3]?d:void 0}const E=a=>a.map(e=>Math.round(e*1e5)/1e5+0),A=(a,{userUnit:e})=>String(Number((a*e/72).toPrecision(3)))}),6057:((N,C,f)=>{f.d(C,{VO:()=>b,b0:()=>l,
c_:()=>o,iw:()=>x,lQ:()=>c});var D=f(73208),m=f(74135);const M=[0,0,612,792],b=(t,n)=>l(t,t.pages.attribute(n,"MediaBox"))??g(t);function g({table:t}){return t.
damagedKinds.addCut(D.md),M}function x(t,n){const{pages:r}=t,s=t.resolve(t.entry(r.number(n),"UserUnit"));return{box:(0,m.Mo)(b(t,n),l(t,r.attribute(n,"CropBox"))),
rotation:o(t.resolve(r.attribute(n,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function l(t,n){const r=t.array(n)?.map(i=>t.resolve(i));if(r?.length!==4||
!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const s=(0,m.ds)(r);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function c(t,n){const r=(t.array(n)??[]).map(
s=>t.resolve(s));return r.length===6&&r.every(s=>typeof s=="number")?r:[1,0,0,1,0,0]}function o(t){const n=typeof t=="number"?(t%360+360)%360:0;return n===90||n===
180||n===270?n:0}}),59071:((N,C,f)=>{f.d(C,{Gh:()=>n,ZK:()=>r,wh:()=>t});var D=f(77581),m=f(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,b=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,x=s=>s.replace(M,"").replace(b,"").replace(g,"�"),l=200,c=new WeakMap;function o(s){
let i=c.get(s);if(i)return i;const w=x((0,D.g7)(s));return i={whole:w,trimmed:w.trim()},s.bytes.length>=l&&c.set(s,i),i}const t=s=>x(s).trim();function n(s){const i=s instanceof
m.Mx?o(s).trimmed:"";return i===""?null:i}const r=s=>s?o(s).whole:""}),70549:((N,C,f)=>{f.d(C,{n:()=>D});function D(m){const M=new WeakMap;return b=>{if(b.hasChanges)
return m(b);const g=M.get(b);if(g)return g.answer;const x=m(b);return M.set(b,{answer:x}),x}}})};
