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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(y){const E=y.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(E)?.[1]??M().get(E);return d===void 0?void 0:
(d.length===3?[...d].map(t=>t+t):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(t=>Number.parseInt(t,16))}let v;function M(){const y=P.split(" ");return v??=new Map(
y.flatMap((E,d)=>d%2===0?[[E,y[d+1]]]:[]))}}),51521:((z,R,f)=>{f.d(R,{Ct:()=>E,Qf:()=>y,sA:()=>i});var P=f(98446),g=f(34378);const v=/(\{[^{}]*\})/;function M(t,o){
const a=[],m=[],c=`use ${o.map(p=>`{${p}}`).join(", ")}`;for(const p of(0,g.w)(t).split(v)){const l=o.find(e=>`{${e}}`===p);if(l)a.push({placeholder:l});else if(v.
test(p))m.push(p);else{if(/[{}]/.test(p))return{problem:`has a brace that belongs to no placeholder; ${c}`};p&&a.push({literal:p})}}return m.length===0?{pieces:a}:
{problem:`has the unknown ${(0,P.d5)(m.length,"placeholder","placeholders")} ${m.join(" and ")}; ${c}`}}const y=t=>t.split(v).filter((o,a)=>a%2===1),E=(t,o)=>t.
split(v).map((a,m)=>(m%2===1&&Object.hasOwn(o,a.slice(1,-1))?o[a.slice(1,-1)]:void 0)??a).join(""),d=["number","last","label","name"],i=t=>M(t,d)}),49892:((z,R,f)=>{
f.d(R,{B_:()=>v,Fw:()=>M,Tz:()=>E});var P=f(49180),g=f(57117);const v="OctavoColor";function M(d,i){const t=y(d),o=t.length===1;return i===void 0||(0,g.hU)(i,o?
1:3)?{values:t,operators:`${t.join(" ")} ${o?"g":"rg"}`,colorSpace:void 0}:{values:t,operators:`/${v} cs ${t.join(" ")} sc`,colorSpace:o?(0,g.HB)():(0,g.Pz)()}}
function y(d){if(d==="Gray")return[.5];const[i,t,o]=(0,P.q)(d);return(i===t&&t===o&&i>0?[i]:[i,t,o]).map(m=>Math.round(m/255*1e4)/1e4)}function E(d){return d===
void 0||(0,g.hU)(d,1)?{set:i=>`${i} g`,colorSpace:void 0}:{set:i=>`/${v} cs ${i} sc`,colorSpace:(0,g.HB)()}}}),95358:((z,R,f)=>{f.d(R,{Wx:()=>y,pi:()=>d,z:()=>i});
var P=f(95323),g=f(74135);function v(o,a){return M(o,a*72/o.userUnit)}function M(o,a){const{width:m,height:c}=(0,g.iN)(o),p={width:m-2*a,height:c-2*a,inset:a};return p.
width>0&&p.height>0?p:void 0}function y(o,a,m){const c=m===P.zU[o].fields.margin.default;return a.map(p=>{const l=v(p,m);if(l||!c)return l;const{width:e,height:s}=(0,g.
iN)(p);return M(p,Math.min(e,s)/10)})}const E=null;function d(o,{inset:a},m,c,p){const l=(0,g.iN)(o),e=l.width-a-c,s=l.height-a-p,r=m.endsWith("left")?a:m.endsWith(
"right")?e:(l.width-c)/2,n=m.startsWith("bottom")?a:m.startsWith("top")?s:(l.height-p)/2;return[r,n]}function i({kinds:o,pages:a},m){const c=a.find(({kind:p})=>!m[p]);
return c?[{field:"margin",message:t(c.index,o[c.kind])}]:[]}function t(o,a){const{width:m,height:c}=(0,g.iN)(a),p=(0,g.d)(Math.min(m,c)/2,a);return`leaves no ro\
om on page ${o+1}, which is ${(0,g.d)(m,a)} × ${(0,g.d)(c,a)} inches; it must be less than ${p}`}}),62166:((z,R,f)=>{f.r(R),f.d(R,{addPageNumbers:()=>Y});var P=f(
58552),g=f(94289),v=f(33546),M=f(77581),y=f(72648),E=f(47707),d=f(71391),i=f(49892),t=f(74135),o=f(95358),a=f(36078),m=f(57117),c=f(72313),p=f(99876),l=f(41578),
e=f(12889),s=f(29825),r=f(36263),n=f(45657);async function u(h){return[...h?[(0,r.a)(h)]:[],await(0,r.W)("Regular")]}const b=h=>(0,E.Sw)(h)||(0,e.ft)(h);async function L(h,$,O){
const x=h.map(()=>new Map);for(const _ of $)for(const{face:w,glyphs:A}of N(h,_,O))for(const{glyph:K}of A)x[w].set(K.id,K);const C=[],S=new Map;for(const[_,w]of x.
entries())w.size!==0&&(S.set(_,C.length),C.push(await(0,l.r)(h[_],[...w.values()])));const B=_=>{const w=N(h,_,O);return{pieces:w.map(A=>{const K=S.get(A.face)??
0;return{font:K,operators:T=>D(A,C[K],h[A.face].unit,T)}}),width:w.reduce((A,{glyphs:K})=>K.reduce((T,{advance:k})=>T+k,A),0)/1e3}},W=x.flatMap((_,w)=>[..._.values()].
map(A=>({...h[w].boxOf(A),scale:h[w].unit/1e3}))).filter(({minY:_,maxY:w})=>_<=w);return{fonts:C.map(({addTo:_})=>_),line:B,bottom:Math.min(0,(0,n.YG)(W.map(({minY:_,
scale:w})=>_*w))),top:Math.max(0,(0,n.Kf)(W.map(({maxY:_,scale:w})=>_*w)))}}function N(h,$,O){return(0,s.OD)($,h).map(({font:x,text:C,rtl:S})=>({face:x,glyphs:O?
h[x].shape(C,S):Array.from(C,B=>h[x].plain(B))}))}function D({glyphs:h},{codeOf:$},O,x){const C=[];let S="",B=0;const j=()=>{S!==""&&C.push(/^<[^>]*>$/.test(S)?
`${S} Tj`:`[${S}] TJ`),S=""},W=w=>{Math.abs(w)>=.01&&(S+=String(-Math.round(w*100)/100))},_=w=>{S=S.endsWith(">")?`${S.slice(0,-1)}${w}>`:`${S}<${w}>`};for(const{
glyph:w,advance:A,x:K,y:T}of h)T!==B&&(j(),C.push(`${(0,a._)(T*x/1e3)} Ts`),B=T),W(K),_($(w)),W(A-K-w.advanceWidth*O);return j(),B!==0&&C.push("0 Ts"),C.join(" ")}
var H=f(51521);const I="OctavoNumber",F=64*1024;async function Y(h,$,O,x,C){const S=await(0,p.F)(h,x),{kinds:B,pages:j}=S,W=(0,o.Wx)("add_page_numbers",B,O.margin),
_=(0,o.z)(S,W),w=(0,H.sA)(O.number_format),A=O.first_number+j.length-1,{last_number:K=A}=O;if(K<A&&_.push({field:"last_number",message:`is ${K}, but the last pa\
ge gets the number ${A}; give that or a higher one, or leave it out`}),"problem"in w)throw(0,P.G6)([{field:"number_format",message:w.problem},..._]);const T=await X(
h,$,w.pieces,{...O,last_number:K},j),k=O.font&&(0,y.g)(O.font,"font"),U=await V(T,w.pieces,{prepared:C,pace:h.job.pace,issues:_,file:k}),Z=(0,i.Fw)(O.color,await(0,m.
_B)(h)),ee=U.fonts.map((te,ne)=>({category:"Font",name:ne===0?I:`${I}${ne+1}`,ref:te(h)}));return Z.colorSpace&&ee.push({category:"ColorSpace",name:i.B_,ref:h.add(
Z.colorSpace)}),(0,c.W)(h,S,{layer:"over",subtype:"PageNum",on:({kind:te},ne)=>{const se=U.line(T(ne)),[oe,re]=[B[te],W[te]],Q=q(se.width,U,O.font_size,oe,re),le=(U.
top-U.bottom)*Q,[ce,de]=(0,o.pi)(oe,re,O.position,se.width*Q,le),ue=(0,t.lw)([1,0,0,1,ce,de-U.bottom*Q],(0,t.S3)(oe));return{resources:ee,operators:ae=>{const fe=ae[U.
fonts.length],he=fe===void 0?Z.operators:Z.operators.replace(i.B_,fe),ge=se.pieces.map(ie=>`/${ae[ie.font]} ${(0,a._)(Q)} Tf ${ie.operators(Q)}`);return`q ${he}\
 BT ${(0,a.vs)(ue)} Tm ${ge.join(" ")} ET Q`}}}})}async function X(h,$,O,{first_number:x,last_number:C,digits:S},B){const j=String(C),W=(0,E.RK)($.replace(/\.[^.]*$/,
"")),_=O.some(T=>"placeholder"in T&&T.placeholder==="label")?await(0,v.Hr)(h):void 0,w={number:T=>String(x+T).padStart(S,"0"),last:()=>j,name:()=>W,label:T=>{const{
index:k}=B[T];if(!_)return String(k+1);const{prefix:U,style:Z,number:ee}=_(k);return(U?(0,E.RK)((0,M.g7)(U)):"")+(0,g.Y)(Z,ee)}},A=O.map(T=>"literal"in T?{literal:(0,E.
RK)(T.literal)}:T);return Object.assign(T=>A.map(k=>"literal"in k?k.literal:w[k.placeholder](T)).join(""),{count:B.length,isUniform:!_})}function G(h){const $=new Set(
"0123456789"),O=h.isUniform?1:h.count;for(let x=0;x<O;x++)for(const C of h(x))$.add(C);return[...$].sort()}async function V(h,$,{prepared:O,pace:x,issues:C,file:S}){
const B=G(h),j=B.join(""),W=b(j),_=W?J(h):B,w=(0,d.C)("number",S?.bytes,W,W?[..._].join(`
`):j);let A=O.get(w);if(!A){const K=await u(S);await x.rest();const T=(0,E.Zw)(j,K);if(T!==void 0){const k=$.some(U=>"placeholder"in U&&/label|name/.test(U.placeholder));
C.unshift({field:"number_format",message:k?`${T} (from the format, the file name or the labels)`:T,mentions:["font"]})}if(C.length>0)throw(0,P.G6)(C);A=await L(
K,_,W),await x.rest(),O.put(w,A,F)}if(C.length>0)throw(0,P.G6)(C);return A}function J(h){const $=new Set(["0123456789"]);for(let O=0;O<h.count;O++)$.add(h(O).replace(
/\d/g,"0"));return[...$]}function q(h,{top:$,bottom:O},x,C,S){return Math.min(x/C.userUnit,S.width/Math.max(h,1e-6),S.height/($-O))}}),12889:((z,R,f)=>{f.d(R,{Rl:()=>m,
Vv:()=>v,ft:()=>d,jB:()=>o,pr:()=>t,vw:()=>i,wE:()=>a});var P=f(46161),g=f(47707);const v="‏";let M;const y=()=>M??=(0,P.A)(),E=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
d=c=>E.test(c),i=c=>d(c)&&(y().getEmbeddingLevels(c).paragraphs[0]?.level??0)%2===1;function t(c){if(!d(c))return c===""?[]:[{text:c,rtl:!1,at:0}];const{levels:p,
paragraphs:l}=y().getEmbeddingLevels(c),e=l[0]?.level??0;for(let n=c.length-1;n>=0&&/\s/.test(c[n]);n--)p[n]=e;const s=[];for(let n=0;n<c.length;n++){const u=s.
at(-1);u&&u.level===p[n]?u.text+=c[n]:s.push({level:p[n],text:c[n],at:n})}const r=s.reduce((n,{level:u})=>Math.max(n,u),0);for(let n=r;n>0;n--)for(let u=0,b=0;u<
s.length;u=b+1){for(b=u;b<s.length&&s[b].level>=n;)b++;if(b>u+1)for(const[L,N]of s.slice(u,b).entries())s[b-1-L]=N}return s.map(({level:n,text:u,at:b})=>({text:u,
rtl:n%2===1,at:b}))}const o=c=>Array.from(c,p=>y().getMirroredCharacter(p)??p).join(""),a=c=>(0,g.qf)(o(c)).reverse().join(""),m=c=>t(c).flatMap(({text:p,rtl:l})=>l?
(0,g.qf)(o(p)).reverse():(0,g.qf)(p))}),29825:((z,R,f)=>{f.d(R,{EH:()=>d,OD:()=>M,W_:()=>y,lV:()=>v});var P=f(12889),g=f(47707);const v=-1,M=(i,t)=>(0,P.pr)(i).
flatMap(o=>y(o,t));function y({text:i,rtl:t},o){const a=[];for(const m of(0,g.qf)(i)){const c=a.at(-1),p=(0,g.ML)(m)?c?.font??0:E(m,o,c?.font);c?.font===p?c.text+=
m:a.push({font:p,text:m,rtl:t})}return t?a.reverse():a}function E(i,t,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&o!==void 0&&t[o]?.covers(i)===
!0?o:t.findIndex(m=>m.covers(i))}function d(i,t){const o=M(i,t).filter(({font:a})=>a===v);return[...new Set(o.flatMap(a=>(0,g.qf)(a.text)))]}}),94289:((z,R,f)=>{
f.d(R,{Y:()=>P});function P(d,i){switch(d){case"D":return String(i);case"R":return y(i);case"r":return y(i).toLowerCase();case"A":return E(i);case"a":return E(i).
toLowerCase();default:return""}}const g=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],v=1e5,M=2600;function y(d){if(d>v)return String(d);let i="",t=d;for(const[o,a]of g)for(;t>=o;)i+=a,t-=o;return i}function E(d){return d>M?String(d):String.
fromCharCode(65+(d-1)%26).repeat(Math.ceil(d/26))}}),33546:((z,R,f)=>{f.d(R,{FB:()=>y,Hr:()=>d,Zh:()=>i,k$:()=>E,qm:()=>t});var P=f(93604),g=f(45599),v=f(81077);
const M={first:0,style:"D",prefix:void 0,start:1};async function y(l){const e=l.catalog.get("PageLabels");if(!l.dict(e))return;const s=(await(0,v.Zc)(l,e,"Nums")).
map(([r,n])=>({first:Number(r),label:l.dict(n)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,n)=>r.first-n.first).filter(({first:r},n,u)=>u[n+1]?.first!==
r).map(({first:r,label:n})=>({first:r,...o(l,n)}));return s[0]?.first===0?s:[M,...s]}function E(l,e){const s=l.editCatalog();if(e.length===0){s.delete("PageLabe\
ls");return}const r=e[0].first===0?e:[M,...e],n=p(l),u=r.map(({first:b,start:L,...N})=>[b,c({...N,number:L},n)]);s.set("PageLabels",l.add((0,v.H6)(l,u,"Nums")))}
async function d(l){const e=await y(l);if(!e)return;const s=e.map(({first:r})=>r);return r=>{const n=e[(0,P.M)(s,r)-1];return{...n,number:n.start+r-n.first}}}function i(l,e){
const s=[],r=p(l);let n,u=0;for(const b of e)(!n||!a(n,b))&&s.push([u,c(b,r)]),n=b,u++;return(0,v.H6)(l,s,"Nums")}async function t(l,e){const s=await d(l);if(!s)
return;const r=i(l,Array.from(e,n=>s(n-1)));l.editCatalog().set("PageLabels",l.add(r))}function o(l,e){const s=l.resolve(e?.get("S")),r=l.resolve(e?.get("P")),n=l.
resolve(e?.get("St"));return{style:s instanceof g.SX?s.text:void 0,prefix:r instanceof g.Mx&&r.bytes.length>0?r:void 0,start:typeof n=="number"&&Number.isInteger(
n)&&n>=1?n:1}}function a(l,e){return l.style!==e.style||e.style!==void 0&&e.number!==l.number+1?!1:l.prefix===e.prefix?!0:!!l.prefix&&!!e.prefix&&Buffer.compare(
l.prefix.bytes,e.prefix.bytes)===0}const m=100;function c({style:l,prefix:e,number:s},r){return(0,g.jd)({S:l===void 0?void 0:(0,g.UU)(l),P:e&&e.bytes.length>m?r(
e):e,St:l===void 0||s===1?void 0:s})}function p(l){const e=new Map;return s=>{let r=e.get(s);return r||e.set(s,r=l.add(s)),r}}}),81077:((z,R,f)=>{f.d(R,{AN:()=>t,
BX:()=>E,H6:()=>d,MN:()=>i,Pu:()=>M,Zc:()=>y});var P=f(45599),g=f(9819);const v=64,M=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function y(e,s,r){
const n=[];for(const u of await a(e,s,0,r)){for(const L of c(e,u,r))n.push(L);const b=e.job.pace.step(o);b&&await b}return n}async function E(e,s,r,n,u,b){const L=await a(
e,s,r,n,b);for(let N=L.length-1;N>=0;N--){const D=L[N],H=c(e,D,n),I=H.filter(([G,V])=>!u(G,V)),F=e.job.pace.step(o+H.length*o);F&&await F,I.length<H.length&&(e.
edit(D.holder),D.dict.set(n,I.flat()),D.changed=!0);for(const G of D.repeats)e.edit(D.holder),D.dict.delete(G),D.changed=!0;if(D.emptyKids){const G=(e.array(D.dict.
get("Kids"))??[]).filter(V=>!D.emptyKids.has(e.dict(V)));e.edit(D.holder),D.dict.set("Kids",G),D.changed=!0}if(!D.changed)continue;const Y=e.array(D.dict.get("K\
ids"))??[];D.empty=I.length===0&&Y.length===0;const X=D.parent;X&&(X.changed=!0,D.empty?(X.emptyKids??=new Set).add(D.dict):p(e,D,I,Y))}return L[0]?.empty??!1}function d(e,s,r){
if(s.length<=v)return(0,P.jd)({[r]:s.flat()});let n=[];for(const u of l(s)){const[b,L]=[u[0][0],u.at(-1)[0]];n.push({ref:e.add((0,P.jd)({Limits:[b,L],[r]:u.flat()})),
low:b,high:L})}for(;n.length>v;)n=l(n).map(u=>{const[b,L]=[u[0].low,u.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[b,L],Kids:u.map(({ref:N})=>N)})),low:b,high:L}});
return(0,P.jd)({Kids:n.map(({ref:u})=>u)})}const i=(e,s)=>d(e,t([...s].map(([r,n])=>[(0,P.Px)(r),n])),"Names");function t(e){return e.map(s=>({entry:s,key:M(s[0])})).
sort((s,r)=>s.key<r.key?-1:s.key>r.key?1:0).map(({entry:s})=>s)}const o=100;async function a(e,s,r,n,u){const b=new g.b9(e),L=new Set,N=I=>L.size<L.add(I).size,
D=[],H=[{value:s??null,holder:r,parent:void 0}];for(let I=H.pop();I!==void 0;I=H.pop()){b.spend(1);const F=e.dict(I.value);if(!F||!N(F)||u&&I.parent&&!m(e,F,u))
continue;const Y=[],X=h=>{const $=e.array(F.get(h));return!$||N($)?$??[]:(Y.push(h),[])},G=X(n).length>>1,V=X("Kids"),J={dict:F,holder:(0,g.Kd)(I.value,I.holder),
parent:I.parent,repeats:Y};D.push(J),b.spend(G);for(let h=V.length-1;h>=0;h--)H.push({value:V[h],holder:(0,g.Kd)(F.get("Kids"),J.holder),parent:J});const q=e.job.
pace.step(o+G*o);q&&await q}return D}function m(e,s,r){const[n,u]=e.array(s.get("Limits"))??[];return typeof n!="number"||typeof u!="number"||r(n,u)}function c(e,{
dict:s,repeats:r},n){const u=r.includes(n)?void 0:e.array(s.get(n));if(!u)return[];const b=[];for(let L=0;L+1<u.length;L+=2){const N=e.resolve(u[L]);(n==="Names"?
N instanceof P.Mx:typeof N=="number")&&b.push([N,u[L+1]])}return b}function p(e,s,r,n){const u=N=>e.array(e.dict(N)?.get("Limits"))??[],b=r[0]?.[0]??u(n[0])[0],
L=r.at(-1)?.[0]??u(n.at(-1))[1];e.edit(s.holder),b!==void 0&&L!==void 0?s.dict.set("Limits",[b,L]):s.dict.delete("Limits")}function l(e){const s=[];for(let r=0;r<
e.length;r+=v)s.push(e.slice(r,r+v));return s}}),9819:((z,R,f)=>{f.d(R,{J7:()=>v,Kd:()=>E,Wo:()=>d,_i:()=>y,b9:()=>M});var P=f(42973),g=f(45599);class v{document;gone=new Set;chased=new Set;constructor(t){
this.document=t}remove(t){const{catalog:o,catalogNumber:a,pages:m}=this.document,c=o.get("Pages");t===a||(0,g.i9)(c)&&t===c.number||m.holds(t)||(this.gone.add(t),
this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,g.
i9)(t)&&this.gone.has(t.number)}}class M{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(t,o=new M(
t)){this.allowance=o,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,g.i9)(t))return!0;const{number:o}=t,a=o>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const m=1<<(o&7),c=(this.seen[a]&m)===0;return this.seen[a]|=m,c}}function E(i,t){return(0,g.i9)(i)?i.number:
t}function d(i,t){const o=i.catalog.get(t),a=i.dict(o);return a&&{dict:a,holder:E(o,i.catalogNumber)}}}),93604:((z,R,f)=>{f.d(R,{B:()=>P,M:()=>g});const P=(M,y)=>v(
M,y,!1),g=(M,y)=>v(M,y,!0);function v(M,y,E){let[d,i]=[0,M.length];for(;d<i;){const t=d+i>>1,o=M[t];o<y||E&&o===y?d=t+1:i=t}return d}})};
