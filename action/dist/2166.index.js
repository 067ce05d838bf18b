"use strict";exports.id=2166,exports.ids=[2166],exports.modules={49180:((z,R,f)=>{f.d(R,{q:()=>u});const P="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function u(b){const w=b.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??M().get(w);return l===void 0?void 0:
(l.length===3?[...l].map(n=>n+n):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(n=>Number.parseInt(n,16))}let O;function M(){const b=P.split(" ");return O??=new Map(
b.flatMap((w,l)=>l%2===0?[[w,b[l+1]]]:[]))}}),51521:((z,R,f)=>{f.d(R,{Ct:()=>b,Qf:()=>M,sA:()=>l});var P=f(98446);const u=/(\{[^{}]*\})/;function O(r,n){const o=[],
i=[],p=`use ${n.map(e=>`{${e}}`).join(", ")}`;for(const e of r.normalize("NFC").split(u)){const a=n.find(m=>`{${m}}`===e);if(a)o.push({placeholder:a});else if(u.
test(e))i.push(e);else{if(/[{}]/.test(e))return{problem:`has a brace that belongs to no placeholder; ${p}`};e&&o.push({literal:e})}}return i.length===0?{pieces:o}:
{problem:`has the unknown ${(0,P.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${p}`}}const M=r=>r.split(u).filter((n,o)=>o%2===1),b=(r,n)=>r.
split(u).map((o,i)=>(i%2===1&&Object.hasOwn(n,o.slice(1,-1))?n[o.slice(1,-1)]:void 0)??o).join(""),w=["number","last","label","name"],l=r=>O(r,w)}),49892:((z,R,f)=>{
f.d(R,{B:()=>O,F:()=>M});var P=f(49180),u=f(57117);const O="OctavoColor";function M(w,l){const r=b(w),n=r.length===1;return l===void 0||(0,u.hU)(l,n?1:3)?{values:r,
operators:`${r.join(" ")} ${n?"g":"rg"}`,colorSpace:void 0}:{values:r,operators:`/${O} cs ${r.join(" ")} sc`,colorSpace:n?(0,u.HB)():(0,u.Pz)()}}function b(w){if(w===
"Gray")return[.5];const[l,r,n]=(0,P.q)(w);return(l===r&&r===n&&l>0?[l]:[l,r,n]).map(i=>Math.round(i/255*1e4)/1e4)}}),95358:((z,R,f)=>{f.d(R,{Wx:()=>b,pi:()=>l,z:()=>r});
var P=f(85893),u=f(74135);function O(o,i){return M(o,i*72/o.userUnit)}function M(o,i){const{width:p,height:e}=(0,u.iN)(o),a={width:p-2*i,height:e-2*i,inset:i};return a.
width>0&&a.height>0?a:void 0}function b(o,i,p){const e=p===P.zU[o].fields.margin.default;return i.map(a=>{const m=O(a,p);if(m||!e)return m;const{width:t,height:s}=(0,u.
iN)(a);return M(a,Math.min(t,s)/10)})}const w=null;function l(o,{inset:i},p,e,a){const m=(0,u.iN)(o),t=m.width-i-e,s=m.height-i-a,g=p.endsWith("left")?i:p.endsWith(
"right")?t:(m.width-e)/2,c=p.startsWith("bottom")?i:p.startsWith("top")?s:(m.height-a)/2;return[g,c]}function r({kinds:o,pages:i},p){const e=i.find(({kind:a})=>!p[a]);
return e?[{field:"margin",message:n(e.index,o[e.kind])}]:[]}function n(o,i){const{width:p,height:e}=(0,u.iN)(i),a=(0,u.d)(Math.min(p,e)/2,i);return`leaves no ro\
om on page ${o+1}, which is ${(0,u.d)(p,i)} × ${(0,u.d)(e,i)} inches; it must be less than ${a}`}}),62166:((z,R,f)=>{f.r(R),f.d(R,{addPageNumbers:()=>F});var P=f(
58552),u=f(94289),O=f(33546),M=f(77581),b=f(72648),w=f(47707),l=f(71391),r=f(49892),n=f(74135),o=f(95358),i=f(36078),p=f(57117),e=f(72313),a=f(99876),m=f(41578),
t=f(12889),s=f(29825),g=f(36263);async function c(h){return[...h?[(0,g.a)(h)]:[],await(0,g.W)("Regular")]}const d=h=>(0,w.Sw)(h)||(0,t.ft)(h);async function E(h,x,y){
const N=h.map(()=>new Map);for(const _ of x)for(const{face:v,glyphs:A}of D(h,_,y))for(const{glyph:$}of A)N[v].set($.id,$);const C=[],L=new Map;for(const[_,v]of N.
entries())v.size!==0&&(L.set(_,C.length),C.push(await(0,m.r)(h[_],[...v.values()])));const B=_=>{const v=D(h,_,y);return{pieces:v.map(A=>{const $=L.get(A.face)??
0;return{font:$,operators:S=>K(A,C[$],h[A.face].unit,S)}}),width:v.reduce((A,{glyphs:$})=>$.reduce((S,{advance:k})=>S+k,A),0)/1e3}},W=N.flatMap((_,v)=>[..._.values()].
map(A=>({...h[v].boxOf(A),scale:h[v].unit/1e3}))).filter(({minY:_,maxY:v})=>_<=v);return{fonts:C.map(({addTo:_})=>_),line:B,bottom:Math.min(0,...W.map(({minY:_,
scale:v})=>_*v)),top:Math.max(0,...W.map(({maxY:_,scale:v})=>_*v))}}function D(h,x,y){return(0,s.OD)(x,h).map(({font:N,text:C,rtl:L})=>({face:N,glyphs:y?h[N].shape(
C,L):Array.from(C,B=>h[N].plain(B))}))}function K({glyphs:h},{codeOf:x},y,N){const C=[];let L="",B=0;const U=()=>{L!==""&&C.push(/^<[^>]*>$/.test(L)?`${L} Tj`:`\
[${L}] TJ`),L=""},W=v=>{Math.abs(v)>=.01&&(L+=String(-Math.round(v*100)/100))},_=v=>{L=L.endsWith(">")?`${L.slice(0,-1)}${v}>`:`${L}<${v}>`};for(const{glyph:v,advance:A,
x:$,y:S}of h)S!==B&&(U(),C.push(`${(0,i._)(S*N/1e3)} Ts`),B=S),W($),_(x(v)),W(A-$-v.advanceWidth*y);return U(),B!==0&&C.push("0 Ts"),C.join(" ")}var T=f(51521);
const G="OctavoNumber",I=64*1024;async function F(h,x,y,N,C){const L=await(0,a.F)(h,N),{kinds:B,pages:U}=L,W=(0,o.Wx)("add_page_numbers",B,y.margin),_=(0,o.z)(L,
W),v=(0,T.sA)(y.number_format),A=y.first_number+U.length-1,{last_number:$=A}=y;if($<A&&_.push({field:"last_number",message:`is ${$}, but the last page gets the \
number ${A}; give that or a higher one, or leave it out`}),"problem"in v)throw(0,P.G6)([{field:"number_format",message:v.problem},..._]);const S=await Z(h,x,v.pieces,
{...y,last_number:$},U),k=y.font&&(0,b.g)(y.font,"font"),j=await H(S,v.pieces,{prepared:C,pace:h.job.pace,issues:_,file:k}),Y=(0,r.F)(y.color,await(0,p._B)(h)),
q=j.fonts.map((ee,te)=>({category:"Font",name:te===0?G:`${G}${te+1}`,ref:ee(h)}));return Y.colorSpace&&q.push({category:"ColorSpace",name:r.B,ref:h.add(Y.colorSpace)}),
(0,e.W)(h,L,{layer:"over",subtype:"PageNum",on:({kind:ee},te)=>{const ne=j.line(S(te)),[se,oe]=[B[ee],W[ee]],Q=J(ne.width,j,y.font_size,se,oe),fe=(j.top-j.bottom)*
Q,[le,ce]=(0,o.pi)(se,oe,y.position,ne.width*Q,fe),de=(0,n.lw)([1,0,0,1,le,ce-j.bottom*Q],(0,n.S3)(se));return{resources:q,operators:re=>{const ae=re[j.fonts.length],
ue=ae===void 0?Y.operators:Y.operators.replace(r.B,ae),he=ne.pieces.map(ie=>`/${re[ie.font]} ${(0,i._)(Q)} Tf ${ie.operators(Q)}`);return`q ${ue} BT ${(0,i.vs)(
de)} Tm ${he.join(" ")} ET Q`}}}})}async function Z(h,x,y,{first_number:N,last_number:C,digits:L},B){const U=String(C),W=(0,w.RK)(x.replace(/\.[^.]*$/,"")),_=y.
some(S=>"placeholder"in S&&S.placeholder==="label")?await(0,O.Hr)(h):void 0,v={number:S=>String(N+S).padStart(L,"0"),last:()=>U,name:()=>W,label:S=>{const{index:k}=B[S];
if(!_)return String(k+1);const{prefix:j,style:Y,number:q}=_(k);return(j?(0,w.RK)((0,M.g7)(j)):"")+(0,u.Y)(Y,q)}},A=y.map(S=>"literal"in S?{literal:(0,w.RK)(S.literal)}:
S);return Object.assign(S=>A.map(k=>"literal"in k?k.literal:v[k.placeholder](S)).join(""),{count:B.length,isUniform:!_})}function X(h){const x=new Set("01234567\
89"),y=h.isUniform?1:h.count;for(let N=0;N<y;N++)for(const C of h(N))x.add(C);return[...x].sort()}async function H(h,x,{prepared:y,pace:N,issues:C,file:L}){const B=X(
h),U=B.join(""),W=d(U),_=W?V(h):B,v=(0,l.C)("number",L?.bytes,W,W?[..._].join(`
`):U);let A=y.get(v);if(!A){const $=await c(L);await N.rest();const S=(0,w.Zw)(U,$);if(S!==void 0){const k=x.some(j=>"placeholder"in j&&/label|name/.test(j.placeholder));
C.unshift({field:"number_format",message:k?`${S} (from the format, the file name or the labels)`:S,mentions:["font"]})}if(C.length>0)throw(0,P.G6)(C);A=await E(
$,_,W),await N.rest(),y.put(v,A,I)}if(C.length>0)throw(0,P.G6)(C);return A}function V(h){const x=new Set(["0123456789"]);for(let y=0;y<h.count;y++)x.add(h(y).replace(
/\d/g,"0"));return[...x]}function J(h,{top:x,bottom:y},N,C,L){return Math.min(N/C.userUnit,L.width/Math.max(h,1e-6),L.height/(x-y))}}),12889:((z,R,f)=>{f.d(R,{Rl:()=>p,
Vv:()=>O,ft:()=>l,jB:()=>o,pr:()=>n,vw:()=>r,wE:()=>i});var P=f(46161),u=f(47707);const O="‏";let M;const b=()=>M??=(0,P.A)(),w=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
l=e=>w.test(e),r=e=>l(e)&&(b().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function n(e){if(!l(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:a,
paragraphs:m}=b().getEmbeddingLevels(e),t=m[0]?.level??0;for(let c=e.length-1;c>=0&&/\s/.test(e[c]);c--)a[c]=t;const s=[];for(let c=0;c<e.length;c++){const d=s.
at(-1);d&&d.level===a[c]?d.text+=e[c]:s.push({level:a[c],text:e[c],at:c})}const g=s.reduce((c,{level:d})=>Math.max(c,d),0);for(let c=g;c>0;c--)for(let d=0,E=0;d<
s.length;d=E+1){for(E=d;E<s.length&&s[E].level>=c;)E++;E>d+1&&s.splice(d,E-d,...s.slice(d,E).reverse())}return s.map(({level:c,text:d,at:E})=>({text:d,rtl:c%2===
1,at:E}))}const o=e=>Array.from(e,a=>b().getMirroredCharacter(a)??a).join(""),i=e=>(0,u.qf)(o(e)).reverse().join(""),p=e=>n(e).flatMap(({text:a,rtl:m})=>m?(0,u.
qf)(o(a)).reverse():(0,u.qf)(a))}),29825:((z,R,f)=>{f.d(R,{EH:()=>l,OD:()=>M,W_:()=>b,lV:()=>O});var P=f(12889),u=f(47707);const O=-1,M=(r,n)=>(0,P.pr)(r).flatMap(
o=>b(o,n));function b({text:r,rtl:n},o){const i=[];for(const p of(0,u.qf)(r)){const e=i.at(-1),a=(0,u.ML)(p)?e?.font??0:w(p,o,e?.font);e?.font===a?e.text+=p:i.push(
{font:a,text:p,rtl:n})}return n?i.reverse():i}function w(r,n,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&o!==void 0&&n[o]?.covers(r)===!0?o:
n.findIndex(p=>p.covers(r))}function l(r,n){const o=M(r,n).filter(({font:i})=>i===O);return[...new Set(o.flatMap(i=>(0,u.qf)(i.text)))]}}),94289:((z,R,f)=>{f.d(
R,{Y:()=>P});function P(l,r){switch(l){case"D":return String(r);case"R":return b(r);case"r":return b(r).toLowerCase();case"A":return w(r);case"a":return w(r).toLowerCase();default:
return""}}const u=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],O=1e5,M=2600;function b(l){
if(l>O)return String(l);let r="",n=l;for(const[o,i]of u)for(;n>=o;)r+=i,n-=o;return r}function w(l){return l>M?String(l):String.fromCharCode(65+(l-1)%26).repeat(
Math.ceil(l/26))}}),33546:((z,R,f)=>{f.d(R,{FB:()=>b,Hr:()=>l,Zh:()=>r,k$:()=>w,qm:()=>n});var P=f(93604),u=f(45599),O=f(81077);const M={first:0,style:"D",prefix:void 0,
start:1};async function b(e){const a=e.catalog.get("PageLabels");if(!e.dict(a))return;const m=(await(0,O.Zc)(e,a,"Nums")).map(([t,s])=>({first:Number(t),label:e.
dict(s)})).filter(({first:t})=>Number.isInteger(t)&&t>=0).sort((t,s)=>t.first-s.first).filter(({first:t},s,g)=>g[s+1]?.first!==t).map(({first:t,label:s})=>({first:t,
...o(e,s)}));return m[0]?.first===0?m:[M,...m]}function w(e,a){const m=e.editCatalog();if(a.length===0){m.delete("PageLabels");return}const s=(a[0].first===0?a:
[M,...a]).map(({first:g,start:c,...d})=>[g,p({...d,number:c})]);m.set("PageLabels",e.add((0,O.H6)(e,s,"Nums")))}async function l(e){const a=await b(e);if(!a)return;
const m=a.map(({first:t})=>t);return t=>{const s=a[(0,P.M)(m,t)-1];return{...s,number:s.start+t-s.first}}}function r(e,a){const m=[];let t,s=0;for(const g of a)
(!t||!i(t,g))&&m.push([s,p(g)]),t=g,s++;return(0,O.H6)(e,m,"Nums")}async function n(e,a){const m=await l(e);if(!m)return;const t=r(e,Array.from(a,s=>m(s-1)));e.
editCatalog().set("PageLabels",e.add(t))}function o(e,a){const m=e.resolve(a?.get("S")),t=e.resolve(a?.get("P")),s=e.resolve(a?.get("St"));return{style:m instanceof
u.SX?m.text:void 0,prefix:t instanceof u.Mx&&t.bytes.length>0?t:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function i(e,a){return e.style!==
a.style||a.style!==void 0&&a.number!==e.number+1?!1:e.prefix===a.prefix?!0:!!e.prefix&&!!a.prefix&&Buffer.compare(e.prefix.bytes,a.prefix.bytes)===0}function p({
style:e,prefix:a,number:m}){return(0,u.jd)({S:e===void 0?void 0:(0,u.UU)(e),P:a,St:e===void 0||m===1?void 0:m})}}),81077:((z,R,f)=>{f.d(R,{AN:()=>n,BX:()=>w,H6:()=>l,
MN:()=>r,Pu:()=>M,Zc:()=>b});var P=f(45599),u=f(9819);const O=64,M=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function b(t,s,g){
const c=[];for(const d of await i(t,s,0,g)){for(const D of e(t,d,g))c.push(D);const E=t.job.pace.step(o);E&&await E}return c}async function w(t,s,g,c,d,E){const D=await i(
t,s,g,c,E);for(let K=D.length-1;K>=0;K--){const T=D[K],G=e(t,T,c),I=G.filter(([H,V])=>!d(H,V)),F=t.job.pace.step(o+G.length*o);F&&await F,I.length<G.length&&(t.
edit(T.holder),T.dict.set(c,I.flat()),T.changed=!0);for(const H of T.repeats)t.edit(T.holder),T.dict.delete(H),T.changed=!0;if(T.emptyKids){const H=(t.array(T.dict.
get("Kids"))??[]).filter(V=>!T.emptyKids.has(t.dict(V)));t.edit(T.holder),T.dict.set("Kids",H),T.changed=!0}if(!T.changed)continue;const Z=t.array(T.dict.get("K\
ids"))??[];T.empty=I.length===0&&Z.length===0;const X=T.parent;X&&(X.changed=!0,T.empty?(X.emptyKids??=new Set).add(T.dict):a(t,T,I,Z))}return D[0]?.empty??!1}function l(t,s,g){
if(s.length<=O)return(0,P.jd)({[g]:s.flat()});let c=[];for(const d of m(s)){const[E,D]=[d[0][0],d.at(-1)[0]];c.push({ref:t.add((0,P.jd)({Limits:[E,D],[g]:d.flat()})),
low:E,high:D})}for(;c.length>O;)c=m(c).map(d=>{const[E,D]=[d[0].low,d.at(-1).high];return{ref:t.add((0,P.jd)({Limits:[E,D],Kids:d.map(({ref:K})=>K)})),low:E,high:D}});
return(0,P.jd)({Kids:c.map(({ref:d})=>d)})}const r=(t,s)=>l(t,n([...s].map(([g,c])=>[(0,P.Px)(g),c])),"Names");function n(t){return t.map(s=>({entry:s,key:M(s[0])})).
sort((s,g)=>s.key<g.key?-1:s.key>g.key?1:0).map(({entry:s})=>s)}const o=100;async function i(t,s,g,c,d){const E=new u.b9(t),D=new Set,K=I=>D.size<D.add(I).size,
T=[],G=[{value:s??null,holder:g,parent:void 0}];for(let I=G.pop();I!==void 0;I=G.pop()){E.spend(1);const F=t.dict(I.value);if(!F||!K(F)||d&&I.parent&&!p(t,F,d))
continue;const Z=[],X=x=>{const y=t.array(F.get(x));return!y||K(y)?y??[]:(Z.push(x),[])},H=X(c).length>>1,V=X("Kids"),J={dict:F,holder:(0,u.Kd)(I.value,I.holder),
parent:I.parent,repeats:Z};T.push(J),E.spend(H);for(let x=V.length-1;x>=0;x--)G.push({value:V[x],holder:(0,u.Kd)(F.get("Kids"),J.holder),parent:J});const h=t.job.
pace.step(o+H*o);h&&await h}return T}function p(t,s,g){const[c,d]=t.array(s.get("Limits"))??[];return typeof c!="number"||typeof d!="number"||g(c,d)}function e(t,{
dict:s,repeats:g},c){const d=g.includes(c)?void 0:t.array(s.get(c));if(!d)return[];const E=[];for(let D=0;D+1<d.length;D+=2){const K=t.resolve(d[D]);(c==="Names"?
K instanceof P.Mx:typeof K=="number")&&E.push([K,d[D+1]])}return E}function a(t,s,g,c){const d=K=>t.array(t.dict(K)?.get("Limits"))??[],E=g[0]?.[0]??d(c[0])[0],
D=g.at(-1)?.[0]??d(c.at(-1))[1];t.edit(s.holder),E!==void 0&&D!==void 0?s.dict.set("Limits",[E,D]):s.dict.delete("Limits")}function m(t){const s=[];for(let g=0;g<
t.length;g+=O)s.push(t.slice(g,g+O));return s}}),9819:((z,R,f)=>{f.d(R,{J7:()=>O,Kd:()=>w,Wo:()=>l,_i:()=>b,b9:()=>M});var P=f(42973),u=f(45599);class O{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:o,catalogNumber:i,pages:p}=this.document,e=o.get("Pages");n===i||(0,u.i9)(e)&&n===e.number||p.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,u.
i9)(n)&&this.gone.has(n.number)}}class M{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(n,o=new M(
n)){this.allowance=o,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,u.i9)(n))return!0;const{number:o}=n,i=o>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const p=1<<(o&7),e=(this.seen[i]&p)===0;return this.seen[i]|=p,e}}function w(r,n){return(0,u.i9)(r)?r.number:
n}function l(r,n){const o=r.catalog.get(n),i=r.dict(o);return i&&{dict:i,holder:w(o,r.catalogNumber)}}}),93604:((z,R,f)=>{f.d(R,{B:()=>P,M:()=>u});const P=(M,b)=>O(
M,b,!1),u=(M,b)=>O(M,b,!0);function O(M,b,w){let[l,r]=[0,M.length];for(;l<r;){const n=l+r>>1,o=M[n];o<b||w&&o===b?l=n+1:r=n}return l}})};
