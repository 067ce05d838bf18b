"use strict";exports.id=2166,exports.ids=[2166],exports.modules={49180:((z,x,a)=>{a.d(x,{q:()=>p});const O="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function p(b){const M=b.toLowerCase(),i=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??w().get(M);return i===void 0?void 0:
(i.length===3?[...i].map(t=>t+t):[i.slice(0,2),i.slice(2,4),i.slice(4)]).map(t=>Number.parseInt(t,16))}let y;function w(){const b=O.split(" ");return y??=new Map(
b.flatMap((M,i)=>i%2===0?[[M,b[i+1]]]:[]))}}),51521:((z,x,a)=>{a.d(x,{Ct:()=>M,Qf:()=>b,sA:()=>r});var O=a(98446),p=a(34378);const y=/(\{[^{}]*\})/;function w(t,f){
const u=[],P=[],h=`use ${f.map(L=>`{${L}}`).join(", ")}`;for(const L of(0,p.w)(t).split(y)){const c=f.find(e=>`{${e}}`===L);if(c)u.push({placeholder:c});else if(y.
test(L))P.push(L);else{if(/[{}]/.test(L))return{problem:`has a brace that belongs to no placeholder; ${h}`};L&&u.push({literal:L})}}return P.length===0?{pieces:u}:
{problem:`has the unknown ${(0,O.d5)(P.length,"placeholder","placeholders")} ${P.join(" and ")}; ${h}`}}const b=t=>t.split(y).filter((f,u)=>u%2===1),M=(t,f)=>t.
split(y).map((u,P)=>(P%2===1&&Object.hasOwn(f,u.slice(1,-1))?f[u.slice(1,-1)]:void 0)??u).join(""),i=["number","last","label","name"],r=t=>w(t,i)}),49892:((z,x,a)=>{
a.d(x,{B_:()=>y,Fw:()=>w,Tz:()=>M});var O=a(49180),p=a(57117);const y="OctavoColor";function w(i,r){const t=b(i),f=t.length===1;return r===void 0||(0,p.hU)(r,f?
1:3)?{values:t,operators:`${t.join(" ")} ${f?"g":"rg"}`,colorSpace:void 0}:{values:t,operators:`/${y} cs ${t.join(" ")} sc`,colorSpace:f?(0,p.HB)():(0,p.Pz)()}}
function b(i){if(i==="Gray")return[.5];const[r,t,f]=(0,O.q)(i);return(r===t&&t===f&&r>0?[r]:[r,t,f]).map(P=>Math.round(P/255*1e4)/1e4)}function M(i){return i===
void 0||(0,p.hU)(i,1)?{set:r=>`${r} g`,colorSpace:void 0}:{set:r=>`/${y} cs ${r} sc`,colorSpace:(0,p.HB)()}}}),62166:((z,x,a)=>{a.r(x),a.d(x,{addPageNumbers:()=>Y});
var O=a(58552),p=a(94289),y=a(33546),w=a(77581),b=a(72648),M=a(47707),i=a(71391),r=a(49892),t=a(74135),f=a(95358),u=a(36078),P=a(57117),h=a(72313),L=a(99876),c=a(
41578),e=a(12889),s=a(29825),o=a(36263),n=a(45657);async function l(d){return[...d?[(0,o.a)(d)]:[],await(0,o.W)("Regular")]}const g=d=>(0,M.Sw)(d)||(0,e.ft)(d);
async function S(d,$,v){const A=d.map(()=>new Map);for(const E of $)for(const{face:m,glyphs:N}of K(d,E,v))for(const{glyph:B}of N)A[m].set(B.id,B);const R=[],T=new Map;
for(const[E,m]of A.entries())m.size!==0&&(T.set(E,R.length),R.push(await(0,c.r)(d[E],[...m.values()])));const I=E=>{const m=K(d,E,v);return{pieces:m.map(N=>{const B=T.
get(N.face)??0;return{font:B,operators:C=>D(N,R[B],d[N.face].unit,C)}}),width:m.reduce((N,{glyphs:B})=>B.reduce((C,{advance:k})=>C+k,N),0)/1e3}},j=A.flatMap((E,m)=>[
...E.values()].map(N=>({...d[m].boxOf(N),scale:d[m].unit/1e3}))).filter(({minY:E,maxY:m})=>E<=m);return{fonts:R.map(({addTo:E})=>E),line:I,bottom:Math.min(0,(0,n.
YG)(j.map(({minY:E,scale:m})=>E*m))),top:Math.max(0,(0,n.Kf)(j.map(({maxY:E,scale:m})=>E*m)))}}function K(d,$,v){return(0,s.OD)($,d).map(({font:A,text:R,rtl:T})=>({
face:A,glyphs:v?d[A].shape(R,T):Array.from(R,I=>d[A].plain(I))}))}function D({glyphs:d},{codeOf:$},v,A){const R=[];let T="",I=0;const W=()=>{T!==""&&R.push(/^<[^>]*>$/.
test(T)?`${T} Tj`:`[${T}] TJ`),T=""},j=m=>{Math.abs(m)>=.01&&(T+=String(-Math.round(m*100)/100))},E=m=>{T=T.endsWith(">")?`${T.slice(0,-1)}${m}>`:`${T}<${m}>`};
for(const{glyph:m,advance:N,x:B,y:C}of d)C!==I&&(W(),R.push(`${(0,u._)(C*A/1e3)} Ts`),I=C),j(B),E($(m)),j(N-B-m.advanceWidth*v);return W(),I!==0&&R.push("0 Ts"),
R.join(" ")}var H=a(51521);const _="OctavoNumber",F=64*1024;async function Y(d,$,v,A,R){const T=await(0,L.F)(d,A),{kinds:I,pages:W}=T,j=(0,f.Wx)("add_page_numbe\
rs",I,v.margin),E=(0,f.z)(T,j),m=(0,H.sA)(v.number_format),N=v.first_number+W.length-1,{last_number:B=N}=v;if(B<N&&E.push({field:"last_number",message:`is ${B},\
 but the last page gets the number ${N}; give that or a higher one, or leave it out`}),"problem"in m)throw(0,O.G6)([{field:"number_format",message:m.problem},...E]);
const C=await X(d,$,m.pieces,{...v,last_number:B},W),k=v.font&&(0,b.g)(v.font,"font"),U=await V(C,m.pieces,{prepared:R,pace:d.job.pace,issues:E,file:k}),Z=(0,r.
Fw)(v.color,await(0,P._B)(d)),ee=U.fonts.map((te,ne)=>({category:"Font",name:ne===0?_:`${_}${ne+1}`,ref:te(d)}));return Z.colorSpace&&ee.push({category:"ColorSp\
ace",name:r.B_,ref:d.add(Z.colorSpace)}),(0,h.W)(d,T,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=U.line(C(ne)),[oe,re]=[I[te],j[te]],Q=q(se.width,
U,v.font_size,oe,re),le=(U.top-U.bottom)*Q,[ce,de]=(0,f.pi)(oe,re,v.position,se.width*Q,le),ue=(0,t.lw)([1,0,0,1,ce,de-U.bottom*Q],(0,t.S3)(oe));return{resources:ee,
operators:ae=>{const fe=ae[U.fonts.length],he=fe===void 0?Z.operators:Z.operators.replace(r.B_,fe),ge=se.pieces.map(ie=>`/${ae[ie.font]} ${(0,u._)(Q)} Tf ${ie.operators(
Q)}`);return`q ${he} BT ${(0,u.vs)(ue)} Tm ${ge.join(" ")} ET Q`}}}})}async function X(d,$,v,{first_number:A,last_number:R,digits:T},I){const W=String(R),j=(0,M.
RK)($.replace(/\.[^.]*$/,"")),E=v.some(C=>"placeholder"in C&&C.placeholder==="label")?await(0,y.Hr)(d):void 0,m={number:C=>String(A+C).padStart(T,"0"),last:()=>W,
name:()=>j,label:C=>{const{index:k}=I[C];if(!E)return String(k+1);const{prefix:U,style:Z,number:ee}=E(k);return(U?(0,M.RK)((0,w.g7)(U)):"")+(0,p.Y)(Z,ee)}},N=v.
map(C=>"literal"in C?{literal:(0,M.RK)(C.literal)}:C);return Object.assign(C=>N.map(k=>"literal"in k?k.literal:m[k.placeholder](C)).join(""),{count:I.length,isUniform:!E})}
function G(d){const $=new Set("0123456789"),v=d.isUniform?1:d.count;for(let A=0;A<v;A++)for(const R of d(A))$.add(R);return[...$].sort()}async function V(d,$,{prepared:v,
pace:A,issues:R,file:T}){const I=G(d),W=I.join(""),j=g(W),E=j?J(d):I,m=(0,i.C)("number",T?.bytes,j,j?[...E].join(`
`):W);let N=v.get(m);if(!N){const B=await l(T);await A.rest();const C=(0,M.Zw)(W,B);if(C!==void 0){const k=$.some(U=>"placeholder"in U&&/label|name/.test(U.placeholder));
R.unshift({field:"number_format",message:k?`${C} (from the format, the file name or the labels)`:C,mentions:["font"]})}if(R.length>0)throw(0,O.G6)(R);N=await S(
B,E,j),await A.rest(),v.put(m,N,F)}if(R.length>0)throw(0,O.G6)(R);return N}function J(d){const $=new Set(["0123456789"]);for(let v=0;v<d.count;v++)$.add(d(v).replace(
/\d/g,"0"));return[...$]}function q(d,{top:$,bottom:v},A,R,T){return Math.min(A/R.userUnit,T.width/Math.max(d,1e-6),T.height/($-v))}}),12889:((z,x,a)=>{a.d(x,{Rl:()=>P,
Vv:()=>y,ft:()=>i,jB:()=>f,pr:()=>t,vw:()=>r,wE:()=>u});var O=a(46161),p=a(47707);const y="‏";let w;const b=()=>w??=(0,O.A)(),M=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
i=h=>M.test(h),r=h=>i(h)&&(b().getEmbeddingLevels(h).paragraphs[0]?.level??0)%2===1;function t(h){if(!i(h))return h===""?[]:[{text:h,rtl:!1,at:0}];const{levels:L,
paragraphs:c}=b().getEmbeddingLevels(h),e=c[0]?.level??0;for(let n=h.length-1;n>=0&&/\s/.test(h[n]);n--)L[n]=e;const s=[];for(let n=0;n<h.length;n++){const l=s.
at(-1);l&&l.level===L[n]?l.text+=h[n]:s.push({level:L[n],text:h[n],at:n})}const o=s.reduce((n,{level:l})=>Math.max(n,l),0);for(let n=o;n>0;n--)for(let l=0,g=0;l<
s.length;l=g+1){for(g=l;g<s.length&&s[g].level>=n;)g++;if(g>l+1)for(const[S,K]of s.slice(l,g).entries())s[g-1-S]=K}return s.map(({level:n,text:l,at:g})=>({text:l,
rtl:n%2===1,at:g}))}const f=h=>Array.from(h,L=>b().getMirroredCharacter(L)??L).join(""),u=h=>(0,p.qf)(f(h)).reverse().join(""),P=h=>t(h).flatMap(({text:L,rtl:c})=>c?
(0,p.qf)(f(L)).reverse():(0,p.qf)(L))}),29825:((z,x,a)=>{a.d(x,{EH:()=>i,OD:()=>w,W_:()=>b,lV:()=>y});var O=a(12889),p=a(47707);const y=-1,w=(r,t)=>(0,O.pr)(r).
flatMap(f=>b(f,t));function b({text:r,rtl:t},f){const u=[];for(const P of(0,p.qf)(r)){const h=u.at(-1),L=(0,p.ML)(P)?h?.font??0:M(P,f,h?.font);h?.font===L?h.text+=
P:u.push({font:L,text:P,rtl:t})}return t?u.reverse():u}function M(r,t,f){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&f!==void 0&&t[f]?.covers(r)===
!0?f:t.findIndex(P=>P.covers(r))}function i(r,t){const f=w(r,t).filter(({font:u})=>u===y);return[...new Set(f.flatMap(u=>(0,p.qf)(u.text)))]}}),94289:((z,x,a)=>{
a.d(x,{Y:()=>O});function O(i,r){switch(i){case"D":return String(r);case"R":return b(r);case"r":return b(r).toLowerCase();case"A":return M(r);case"a":return M(r).
toLowerCase();default:return""}}const p=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],y=1e5,w=2600;function b(i){if(i>y)return String(i);let r="",t=i;for(const[f,u]of p)for(;t>=f;)r+=u,t-=f;return r}function M(i){return i>w?String(i):String.
fromCharCode(65+(i-1)%26).repeat(Math.ceil(i/26))}}),33546:((z,x,a)=>{a.d(x,{FB:()=>b,Hr:()=>i,Zh:()=>r,k$:()=>M,qm:()=>t});var O=a(93604),p=a(45599),y=a(81077);
const w={first:0,style:"D",prefix:void 0,start:1};async function b(c){const e=c.catalog.get("PageLabels");if(!c.dict(e))return;const s=(await(0,y.Zc)(c,e,"Nums")).
map(([o,n])=>({first:Number(o),label:c.dict(n)})).filter(({first:o})=>Number.isInteger(o)&&o>=0).sort((o,n)=>o.first-n.first).filter(({first:o},n,l)=>l[n+1]?.first!==
o).map(({first:o,label:n})=>({first:o,...f(c,n)}));return s[0]?.first===0?s:[w,...s]}function M(c,e){const s=c.editCatalog();if(e.length===0){s.delete("PageLabe\
ls");return}const o=e[0].first===0?e:[w,...e],n=L(c),l=o.map(({first:g,start:S,...K})=>[g,h({...K,number:S},n)]);s.set("PageLabels",c.add((0,y.H6)(c,l,"Nums")))}
async function i(c){const e=await b(c);if(!e)return;const s=e.map(({first:o})=>o);return o=>{const n=e[(0,O.M)(s,o)-1];return{...n,number:n.start+o-n.first}}}function r(c,e){
const s=[],o=L(c);let n,l=0;for(const g of e)(!n||!u(n,g))&&s.push([l,h(g,o)]),n=g,l++;return(0,y.H6)(c,s,"Nums")}async function t(c,e){const s=await i(c);if(!s)
return;const o=r(c,Array.from(e,n=>s(n-1)));c.editCatalog().set("PageLabels",c.add(o))}function f(c,e){const s=c.resolve(e?.get("S")),o=c.resolve(e?.get("P")),n=c.
resolve(e?.get("St"));return{style:s instanceof p.SX?s.text:void 0,prefix:o instanceof p.Mx&&o.bytes.length>0?o:void 0,start:typeof n=="number"&&Number.isInteger(
n)&&n>=1?n:1}}function u(c,e){return c.style!==e.style||e.style!==void 0&&e.number!==c.number+1?!1:c.prefix===e.prefix?!0:!!c.prefix&&!!e.prefix&&Buffer.compare(
c.prefix.bytes,e.prefix.bytes)===0}const P=100;function h({style:c,prefix:e,number:s},o){return(0,p.jd)({S:c===void 0?void 0:(0,p.UU)(c),P:e&&e.bytes.length>P?o(
e):e,St:c===void 0||s===1?void 0:s})}function L(c){const e=new Map;return s=>{let o=e.get(s);return o||e.set(s,o=c.add(s)),o}}}),81077:((z,x,a)=>{a.d(x,{AN:()=>t,
BX:()=>M,H6:()=>i,MN:()=>r,Pu:()=>w,Zc:()=>b});var O=a(45599),p=a(9819);const y=64,w=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function b(e,s,o){
const n=[];for(const l of await u(e,s,0,o)){for(const S of h(e,l,o))n.push(S);const g=e.job.pace.step(f);g&&await g}return n}async function M(e,s,o,n,l,g){const S=await u(
e,s,o,n,g);for(let K=S.length-1;K>=0;K--){const D=S[K],H=h(e,D,n),_=H.filter(([G,V])=>!l(G,V)),F=e.job.pace.step(f+H.length*f);F&&await F,_.length<H.length&&(e.
edit(D.holder),D.dict.set(n,_.flat()),D.changed=!0);for(const G of D.repeats)e.edit(D.holder),D.dict.delete(G),D.changed=!0;if(D.emptyKids){const G=(e.array(D.dict.
get("Kids"))??[]).filter(V=>!D.emptyKids.has(e.dict(V)));e.edit(D.holder),D.dict.set("Kids",G),D.changed=!0}if(!D.changed)continue;const Y=e.array(D.dict.get("K\
ids"))??[];D.empty=_.length===0&&Y.length===0;const X=D.parent;X&&(X.changed=!0,D.empty?(X.emptyKids??=new Set).add(D.dict):L(e,D,_,Y))}return S[0]?.empty??!1}function i(e,s,o){
if(s.length<=y)return(0,O.jd)({[o]:s.flat()});let n=[];for(const l of c(s)){const[g,S]=[l[0][0],l.at(-1)[0]];n.push({ref:e.add((0,O.jd)({Limits:[g,S],[o]:l.flat()})),
low:g,high:S})}for(;n.length>y;)n=c(n).map(l=>{const[g,S]=[l[0].low,l.at(-1).high];return{ref:e.add((0,O.jd)({Limits:[g,S],Kids:l.map(({ref:K})=>K)})),low:g,high:S}});
return(0,O.jd)({Kids:n.map(({ref:l})=>l)})}const r=(e,s)=>i(e,t([...s].map(([o,n])=>[(0,O.Px)(o),n])),"Names");function t(e){return e.map(s=>({entry:s,key:w(s[0])})).
sort((s,o)=>s.key<o.key?-1:s.key>o.key?1:0).map(({entry:s})=>s)}const f=100;async function u(e,s,o,n,l){const g=new p.b9(e),S=new Set,K=_=>S.size<S.add(_).size,
D=[],H=[{value:s??null,holder:o,parent:void 0}];for(let _=H.pop();_!==void 0;_=H.pop()){g.spend(1);const F=e.dict(_.value);if(!F||!K(F)||l&&_.parent&&!P(e,F,l))
continue;const Y=[],X=d=>{const $=e.array(F.get(d));return!$||K($)?$??[]:(Y.push(d),[])},G=X(n).length>>1,V=X("Kids"),J={dict:F,holder:(0,p.Kd)(_.value,_.holder),
parent:_.parent,repeats:Y};D.push(J),g.spend(G);for(let d=V.length-1;d>=0;d--)H.push({value:V[d],holder:(0,p.Kd)(F.get("Kids"),J.holder),parent:J});const q=e.job.
pace.step(f+G*f);q&&await q}return D}function P(e,s,o){const[n,l]=e.array(s.get("Limits"))??[];return typeof n!="number"||typeof l!="number"||o(n,l)}function h(e,{
dict:s,repeats:o},n){const l=o.includes(n)?void 0:e.array(s.get(n));if(!l)return[];const g=[];for(let S=0;S+1<l.length;S+=2){const K=e.resolve(l[S]);(n==="Names"?
K instanceof O.Mx:typeof K=="number")&&g.push([K,l[S+1]])}return g}function L(e,s,o,n){const l=K=>e.array(e.dict(K)?.get("Limits"))??[],g=o[0]?.[0]??l(n[0])[0],
S=o.at(-1)?.[0]??l(n.at(-1))[1];e.edit(s.holder),g!==void 0&&S!==void 0?s.dict.set("Limits",[g,S]):s.dict.delete("Limits")}function c(e){const s=[];for(let o=0;o<
e.length;o+=y)s.push(e.slice(o,o+y));return s}}),9819:((z,x,a)=>{a.d(x,{J7:()=>y,Kd:()=>M,Wo:()=>i,_i:()=>b,b9:()=>w});var O=a(42973),p=a(45599);class y{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:f,catalogNumber:u,pages:P}=this.document,h=f.get("Pages");t===u||(0,p.i9)(h)&&t===h.number||P.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,p.
i9)(t)&&this.gone.has(t.number)}}class w{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,O.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(t,f=new w(
t)){this.allowance=f,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,p.i9)(t))return!0;const{number:f}=t,u=f>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(f).size;const P=1<<(f&7),h=(this.seen[u]&P)===0;return this.seen[u]|=P,h}}function M(r,t){return(0,p.i9)(r)?r.number:
t}function i(r,t){const f=r.catalog.get(t),u=r.dict(f);return u&&{dict:u,holder:M(f,r.catalogNumber)}}}),93604:((z,x,a)=>{a.d(x,{B:()=>O,M:()=>p});const O=(w,b)=>y(
w,b,!1),p=(w,b)=>y(w,b,!0);function y(w,b,M){let[i,r]=[0,w.length];for(;i<r;){const t=i+r>>1,f=w[t];f<b||M&&f===b?i=t+1:r=t}return i}})};
