"use strict";exports.id=2166,exports.ids=[2166],exports.modules={49180:((z,R,f)=>{f.d(R,{q:()=>g});const P="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(y){const M=y.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??E().get(M);return d===void 0?void 0:
(d.length===3?[...d].map(t=>t+t):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(t=>Number.parseInt(t,16))}let w;function E(){const y=P.split(" ");return w??=new Map(
y.flatMap((M,d)=>d%2===0?[[M,y[d+1]]]:[]))}}),51521:((z,R,f)=>{f.d(R,{Ct:()=>M,Qf:()=>y,sA:()=>i});var P=f(98446),g=f(34378);const w=/(\{[^{}]*\})/;function E(t,r){
const a=[],p=[],c=`use ${r.map(m=>`{${m}}`).join(", ")}`;for(const m of(0,g.w)(t).split(w)){const l=r.find(e=>`{${e}}`===m);if(l)a.push({placeholder:l});else if(w.
test(m))p.push(m);else{if(/[{}]/.test(m))return{problem:`has a brace that belongs to no placeholder; ${c}`};m&&a.push({literal:m})}}return p.length===0?{pieces:a}:
{problem:`has the unknown ${(0,P.d5)(p.length,"placeholder","placeholders")} ${p.join(" and ")}; ${c}`}}const y=t=>t.split(w).filter((r,a)=>a%2===1),M=(t,r)=>t.
split(w).map((a,p)=>(p%2===1&&Object.hasOwn(r,a.slice(1,-1))?r[a.slice(1,-1)]:void 0)??a).join(""),d=["number","last","label","name"],i=t=>E(t,d)}),49892:((z,R,f)=>{
f.d(R,{B:()=>w,F:()=>E});var P=f(49180),g=f(57117);const w="OctavoColor";function E(M,d){const i=y(M),t=i.length===1;return d===void 0||(0,g.hU)(d,t?1:3)?{values:i,
operators:`${i.join(" ")} ${t?"g":"rg"}`,colorSpace:void 0}:{values:i,operators:`/${w} cs ${i.join(" ")} sc`,colorSpace:t?(0,g.HB)():(0,g.Pz)()}}function y(M){if(M===
"Gray")return[.5];const[d,i,t]=(0,P.q)(M);return(d===i&&i===t&&d>0?[d]:[d,i,t]).map(a=>Math.round(a/255*1e4)/1e4)}}),95358:((z,R,f)=>{f.d(R,{Wx:()=>y,pi:()=>d,z:()=>i});
var P=f(85893),g=f(74135);function w(r,a){return E(r,a*72/r.userUnit)}function E(r,a){const{width:p,height:c}=(0,g.iN)(r),m={width:p-2*a,height:c-2*a,inset:a};return m.
width>0&&m.height>0?m:void 0}function y(r,a,p){const c=p===P.zU[r].fields.margin.default;return a.map(m=>{const l=w(m,p);if(l||!c)return l;const{width:e,height:s}=(0,g.
iN)(m);return E(m,Math.min(e,s)/10)})}const M=null;function d(r,{inset:a},p,c,m){const l=(0,g.iN)(r),e=l.width-a-c,s=l.height-a-m,o=p.endsWith("left")?a:p.endsWith(
"right")?e:(l.width-c)/2,n=p.startsWith("bottom")?a:p.startsWith("top")?s:(l.height-m)/2;return[o,n]}function i({kinds:r,pages:a},p){const c=a.find(({kind:m})=>!p[m]);
return c?[{field:"margin",message:t(c.index,r[c.kind])}]:[]}function t(r,a){const{width:p,height:c}=(0,g.iN)(a),m=(0,g.d)(Math.min(p,c)/2,a);return`leaves no ro\
om on page ${r+1}, which is ${(0,g.d)(p,a)} × ${(0,g.d)(c,a)} inches; it must be less than ${m}`}}),62166:((z,R,f)=>{f.r(R),f.d(R,{addPageNumbers:()=>Y});var P=f(
58552),g=f(94289),w=f(33546),E=f(77581),y=f(72648),M=f(47707),d=f(71391),i=f(49892),t=f(74135),r=f(95358),a=f(36078),p=f(57117),c=f(72313),m=f(99876),l=f(41578),
e=f(12889),s=f(29825),o=f(36263),n=f(45657);async function u(h){return[...h?[(0,o.a)(h)]:[],await(0,o.W)("Regular")]}const b=h=>(0,M.Sw)(h)||(0,e.ft)(h);async function _(h,x,O){
const A=h.map(()=>new Map);for(const L of x)for(const{face:v,glyphs:N}of $(h,L,O))for(const{glyph:K}of N)A[v].set(K.id,K);const C=[],S=new Map;for(const[L,v]of A.
entries())v.size!==0&&(S.set(L,C.length),C.push(await(0,l.r)(h[L],[...v.values()])));const B=L=>{const v=$(h,L,O);return{pieces:v.map(N=>{const K=S.get(N.face)??
0;return{font:K,operators:T=>D(N,C[K],h[N.face].unit,T)}}),width:v.reduce((N,{glyphs:K})=>K.reduce((T,{advance:k})=>T+k,N),0)/1e3}},W=A.flatMap((L,v)=>[...L.values()].
map(N=>({...h[v].boxOf(N),scale:h[v].unit/1e3}))).filter(({minY:L,maxY:v})=>L<=v);return{fonts:C.map(({addTo:L})=>L),line:B,bottom:Math.min(0,(0,n.YG)(W.map(({minY:L,
scale:v})=>L*v))),top:Math.max(0,(0,n.Kf)(W.map(({maxY:L,scale:v})=>L*v)))}}function $(h,x,O){return(0,s.OD)(x,h).map(({font:A,text:C,rtl:S})=>({face:A,glyphs:O?
h[A].shape(C,S):Array.from(C,B=>h[A].plain(B))}))}function D({glyphs:h},{codeOf:x},O,A){const C=[];let S="",B=0;const U=()=>{S!==""&&C.push(/^<[^>]*>$/.test(S)?
`${S} Tj`:`[${S}] TJ`),S=""},W=v=>{Math.abs(v)>=.01&&(S+=String(-Math.round(v*100)/100))},L=v=>{S=S.endsWith(">")?`${S.slice(0,-1)}${v}>`:`${S}<${v}>`};for(const{
glyph:v,advance:N,x:K,y:T}of h)T!==B&&(U(),C.push(`${(0,a._)(T*A/1e3)} Ts`),B=T),W(K),L(x(v)),W(N-K-v.advanceWidth*O);return U(),B!==0&&C.push("0 Ts"),C.join(" ")}
var H=f(51521);const I="OctavoNumber",F=64*1024;async function Y(h,x,O,A,C){const S=await(0,m.F)(h,A),{kinds:B,pages:U}=S,W=(0,r.Wx)("add_page_numbers",B,O.margin),
L=(0,r.z)(S,W),v=(0,H.sA)(O.number_format),N=O.first_number+U.length-1,{last_number:K=N}=O;if(K<N&&L.push({field:"last_number",message:`is ${K}, but the last pa\
ge gets the number ${N}; give that or a higher one, or leave it out`}),"problem"in v)throw(0,P.G6)([{field:"number_format",message:v.problem},...L]);const T=await X(
h,x,v.pieces,{...O,last_number:K},U),k=O.font&&(0,y.g)(O.font,"font"),j=await V(T,v.pieces,{prepared:C,pace:h.job.pace,issues:L,file:k}),Z=(0,i.F)(O.color,await(0,p.
_B)(h)),ee=j.fonts.map((te,ne)=>({category:"Font",name:ne===0?I:`${I}${ne+1}`,ref:te(h)}));return Z.colorSpace&&ee.push({category:"ColorSpace",name:i.B,ref:h.add(
Z.colorSpace)}),(0,c.W)(h,S,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=j.line(T(ne)),[oe,re]=[B[te],W[te]],Q=q(se.width,j,O.font_size,oe,re),le=(j.
top-j.bottom)*Q,[ce,de]=(0,r.pi)(oe,re,O.position,se.width*Q,le),ue=(0,t.lw)([1,0,0,1,ce,de-j.bottom*Q],(0,t.S3)(oe));return{resources:ee,operators:ae=>{const fe=ae[j.
fonts.length],he=fe===void 0?Z.operators:Z.operators.replace(i.B,fe),ge=se.pieces.map(ie=>`/${ae[ie.font]} ${(0,a._)(Q)} Tf ${ie.operators(Q)}`);return`q ${he} \
BT ${(0,a.vs)(ue)} Tm ${ge.join(" ")} ET Q`}}}})}async function X(h,x,O,{first_number:A,last_number:C,digits:S},B){const U=String(C),W=(0,M.RK)(x.replace(/\.[^.]*$/,
"")),L=O.some(T=>"placeholder"in T&&T.placeholder==="label")?await(0,w.Hr)(h):void 0,v={number:T=>String(A+T).padStart(S,"0"),last:()=>U,name:()=>W,label:T=>{const{
index:k}=B[T];if(!L)return String(k+1);const{prefix:j,style:Z,number:ee}=L(k);return(j?(0,M.RK)((0,E.g7)(j)):"")+(0,g.Y)(Z,ee)}},N=O.map(T=>"literal"in T?{literal:(0,M.
RK)(T.literal)}:T);return Object.assign(T=>N.map(k=>"literal"in k?k.literal:v[k.placeholder](T)).join(""),{count:B.length,isUniform:!L})}function G(h){const x=new Set(
"0123456789"),O=h.isUniform?1:h.count;for(let A=0;A<O;A++)for(const C of h(A))x.add(C);return[...x].sort()}async function V(h,x,{prepared:O,pace:A,issues:C,file:S}){
const B=G(h),U=B.join(""),W=b(U),L=W?J(h):B,v=(0,d.C)("number",S?.bytes,W,W?[...L].join(`
`):U);let N=O.get(v);if(!N){const K=await u(S);await A.rest();const T=(0,M.Zw)(U,K);if(T!==void 0){const k=x.some(j=>"placeholder"in j&&/label|name/.test(j.placeholder));
C.unshift({field:"number_format",message:k?`${T} (from the format, the file name or the labels)`:T,mentions:["font"]})}if(C.length>0)throw(0,P.G6)(C);N=await _(
K,L,W),await A.rest(),O.put(v,N,F)}if(C.length>0)throw(0,P.G6)(C);return N}function J(h){const x=new Set(["0123456789"]);for(let O=0;O<h.count;O++)x.add(h(O).replace(
/\d/g,"0"));return[...x]}function q(h,{top:x,bottom:O},A,C,S){return Math.min(A/C.userUnit,S.width/Math.max(h,1e-6),S.height/(x-O))}}),12889:((z,R,f)=>{f.d(R,{Rl:()=>p,
Vv:()=>w,ft:()=>d,jB:()=>r,pr:()=>t,vw:()=>i,wE:()=>a});var P=f(46161),g=f(47707);const w="‏";let E;const y=()=>E??=(0,P.A)(),M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
d=c=>M.test(c),i=c=>d(c)&&(y().getEmbeddingLevels(c).paragraphs[0]?.level??0)%2===1;function t(c){if(!d(c))return c===""?[]:[{text:c,rtl:!1,at:0}];const{levels:m,
paragraphs:l}=y().getEmbeddingLevels(c),e=l[0]?.level??0;for(let n=c.length-1;n>=0&&/\s/.test(c[n]);n--)m[n]=e;const s=[];for(let n=0;n<c.length;n++){const u=s.
at(-1);u&&u.level===m[n]?u.text+=c[n]:s.push({level:m[n],text:c[n],at:n})}const o=s.reduce((n,{level:u})=>Math.max(n,u),0);for(let n=o;n>0;n--)for(let u=0,b=0;u<
s.length;u=b+1){for(b=u;b<s.length&&s[b].level>=n;)b++;if(b>u+1)for(const[_,$]of s.slice(u,b).entries())s[b-1-_]=$}return s.map(({level:n,text:u,at:b})=>({text:u,
rtl:n%2===1,at:b}))}const r=c=>Array.from(c,m=>y().getMirroredCharacter(m)??m).join(""),a=c=>(0,g.qf)(r(c)).reverse().join(""),p=c=>t(c).flatMap(({text:m,rtl:l})=>l?
(0,g.qf)(r(m)).reverse():(0,g.qf)(m))}),29825:((z,R,f)=>{f.d(R,{EH:()=>d,OD:()=>E,W_:()=>y,lV:()=>w});var P=f(12889),g=f(47707);const w=-1,E=(i,t)=>(0,P.pr)(i).
flatMap(r=>y(r,t));function y({text:i,rtl:t},r){const a=[];for(const p of(0,g.qf)(i)){const c=a.at(-1),m=(0,g.ML)(p)?c?.font??0:M(p,r,c?.font);c?.font===m?c.text+=
p:a.push({font:m,text:p,rtl:t})}return t?a.reverse():a}function M(i,t,r){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&r!==void 0&&t[r]?.covers(i)===
!0?r:t.findIndex(p=>p.covers(i))}function d(i,t){const r=E(i,t).filter(({font:a})=>a===w);return[...new Set(r.flatMap(a=>(0,g.qf)(a.text)))]}}),94289:((z,R,f)=>{
f.d(R,{Y:()=>P});function P(d,i){switch(d){case"D":return String(i);case"R":return y(i);case"r":return y(i).toLowerCase();case"A":return M(i);case"a":return M(i).
toLowerCase();default:return""}}const g=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],w=1e5,E=2600;function y(d){if(d>w)return String(d);let i="",t=d;for(const[r,a]of g)for(;t>=r;)i+=a,t-=r;return i}function M(d){return d>E?String(d):String.
fromCharCode(65+(d-1)%26).repeat(Math.ceil(d/26))}}),33546:((z,R,f)=>{f.d(R,{FB:()=>y,Hr:()=>d,Zh:()=>i,k$:()=>M,qm:()=>t});var P=f(93604),g=f(45599),w=f(81077);
const E={first:0,style:"D",prefix:void 0,start:1};async function y(l){const e=l.catalog.get("PageLabels");if(!l.dict(e))return;const s=(await(0,w.Zc)(l,e,"Nums")).
map(([o,n])=>({first:Number(o),label:l.dict(n)})).filter(({first:o})=>Number.isInteger(o)&&o>=0).sort((o,n)=>o.first-n.first).filter(({first:o},n,u)=>u[n+1]?.first!==
o).map(({first:o,label:n})=>({first:o,...r(l,n)}));return s[0]?.first===0?s:[E,...s]}function M(l,e){const s=l.editCatalog();if(e.length===0){s.delete("PageLabe\
ls");return}const o=e[0].first===0?e:[E,...e],n=m(l),u=o.map(({first:b,start:_,...$})=>[b,c({...$,number:_},n)]);s.set("PageLabels",l.add((0,w.H6)(l,u,"Nums")))}
async function d(l){const e=await y(l);if(!e)return;const s=e.map(({first:o})=>o);return o=>{const n=e[(0,P.M)(s,o)-1];return{...n,number:n.start+o-n.first}}}function i(l,e){
const s=[],o=m(l);let n,u=0;for(const b of e)(!n||!a(n,b))&&s.push([u,c(b,o)]),n=b,u++;return(0,w.H6)(l,s,"Nums")}async function t(l,e){const s=await d(l);if(!s)
return;const o=i(l,Array.from(e,n=>s(n-1)));l.editCatalog().set("PageLabels",l.add(o))}function r(l,e){const s=l.resolve(e?.get("S")),o=l.resolve(e?.get("P")),n=l.
resolve(e?.get("St"));return{style:s instanceof g.SX?s.text:void 0,prefix:o instanceof g.Mx&&o.bytes.length>0?o:void 0,start:typeof n=="number"&&Number.isInteger(
n)&&n>=1?n:1}}function a(l,e){return l.style!==e.style||e.style!==void 0&&e.number!==l.number+1?!1:l.prefix===e.prefix?!0:!!l.prefix&&!!e.prefix&&Buffer.compare(
l.prefix.bytes,e.prefix.bytes)===0}const p=100;function c({style:l,prefix:e,number:s},o){return(0,g.jd)({S:l===void 0?void 0:(0,g.UU)(l),P:e&&e.bytes.length>p?o(
e):e,St:l===void 0||s===1?void 0:s})}function m(l){const e=new Map;return s=>{let o=e.get(s);return o||e.set(s,o=l.add(s)),o}}}),81077:((z,R,f)=>{f.d(R,{AN:()=>t,
BX:()=>M,H6:()=>d,MN:()=>i,Pu:()=>E,Zc:()=>y});var P=f(45599),g=f(9819);const w=64,E=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function y(e,s,o){
const n=[];for(const u of await a(e,s,0,o)){for(const _ of c(e,u,o))n.push(_);const b=e.job.pace.step(r);b&&await b}return n}async function M(e,s,o,n,u,b){const _=await a(
e,s,o,n,b);for(let $=_.length-1;$>=0;$--){const D=_[$],H=c(e,D,n),I=H.filter(([G,V])=>!u(G,V)),F=e.job.pace.step(r+H.length*r);F&&await F,I.length<H.length&&(e.
edit(D.holder),D.dict.set(n,I.flat()),D.changed=!0);for(const G of D.repeats)e.edit(D.holder),D.dict.delete(G),D.changed=!0;if(D.emptyKids){const G=(e.array(D.dict.
get("Kids"))??[]).filter(V=>!D.emptyKids.has(e.dict(V)));e.edit(D.holder),D.dict.set("Kids",G),D.changed=!0}if(!D.changed)continue;const Y=e.array(D.dict.get("K\
ids"))??[];D.empty=I.length===0&&Y.length===0;const X=D.parent;X&&(X.changed=!0,D.empty?(X.emptyKids??=new Set).add(D.dict):m(e,D,I,Y))}return _[0]?.empty??!1}function d(e,s,o){
if(s.length<=w)return(0,P.jd)({[o]:s.flat()});let n=[];for(const u of l(s)){const[b,_]=[u[0][0],u.at(-1)[0]];n.push({ref:e.add((0,P.jd)({Limits:[b,_],[o]:u.flat()})),
low:b,high:_})}for(;n.length>w;)n=l(n).map(u=>{const[b,_]=[u[0].low,u.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[b,_],Kids:u.map(({ref:$})=>$)})),low:b,high:_}});
return(0,P.jd)({Kids:n.map(({ref:u})=>u)})}const i=(e,s)=>d(e,t([...s].map(([o,n])=>[(0,P.Px)(o),n])),"Names");function t(e){return e.map(s=>({entry:s,key:E(s[0])})).
sort((s,o)=>s.key<o.key?-1:s.key>o.key?1:0).map(({entry:s})=>s)}const r=100;async function a(e,s,o,n,u){const b=new g.b9(e),_=new Set,$=I=>_.size<_.add(I).size,
D=[],H=[{value:s??null,holder:o,parent:void 0}];for(let I=H.pop();I!==void 0;I=H.pop()){b.spend(1);const F=e.dict(I.value);if(!F||!$(F)||u&&I.parent&&!p(e,F,u))
continue;const Y=[],X=h=>{const x=e.array(F.get(h));return!x||$(x)?x??[]:(Y.push(h),[])},G=X(n).length>>1,V=X("Kids"),J={dict:F,holder:(0,g.Kd)(I.value,I.holder),
parent:I.parent,repeats:Y};D.push(J),b.spend(G);for(let h=V.length-1;h>=0;h--)H.push({value:V[h],holder:(0,g.Kd)(F.get("Kids"),J.holder),parent:J});const q=e.job.
pace.step(r+G*r);q&&await q}return D}function p(e,s,o){const[n,u]=e.array(s.get("Limits"))??[];return typeof n!="number"||typeof u!="number"||o(n,u)}function c(e,{
dict:s,repeats:o},n){const u=o.includes(n)?void 0:e.array(s.get(n));if(!u)return[];const b=[];for(let _=0;_+1<u.length;_+=2){const $=e.resolve(u[_]);(n==="Names"?
$ instanceof P.Mx:typeof $=="number")&&b.push([$,u[_+1]])}return b}function m(e,s,o,n){const u=$=>e.array(e.dict($)?.get("Limits"))??[],b=o[0]?.[0]??u(n[0])[0],
_=o.at(-1)?.[0]??u(n.at(-1))[1];e.edit(s.holder),b!==void 0&&_!==void 0?s.dict.set("Limits",[b,_]):s.dict.delete("Limits")}function l(e){const s=[];for(let o=0;o<
e.length;o+=w)s.push(e.slice(o,o+w));return s}}),9819:((z,R,f)=>{f.d(R,{J7:()=>w,Kd:()=>M,Wo:()=>d,_i:()=>y,b9:()=>E});var P=f(42973),g=f(45599);class w{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:r,catalogNumber:a,pages:p}=this.document,c=r.get("Pages");t===a||(0,g.i9)(c)&&t===c.number||p.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,g.
i9)(t)&&this.gone.has(t.number)}}class E{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(t,r=new E(
t)){this.allowance=r,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,g.i9)(t))return!0;const{number:r}=t,a=r>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const p=1<<(r&7),c=(this.seen[a]&p)===0;return this.seen[a]|=p,c}}function M(i,t){return(0,g.i9)(i)?i.number:
t}function d(i,t){const r=i.catalog.get(t),a=i.dict(r);return a&&{dict:a,holder:M(r,i.catalogNumber)}}}),93604:((z,R,f)=>{f.d(R,{B:()=>P,M:()=>g});const P=(E,y)=>w(
E,y,!1),g=(E,y)=>w(E,y,!0);function w(E,y,M){let[d,i]=[0,E.length];for(;d<i;){const t=d+i>>1,r=E[t];r<y||M&&r===y?d=t+1:i=t}return d}})};
