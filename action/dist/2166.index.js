"use strict";exports.id=2166,exports.ids=[2166],exports.modules={51521:((z,C,r)=>{r.d(C,{s:()=>E});var O=r(98446);function g(v,S){const u=[],a=[],n=`use ${S.map(s=>`{${s}}`).
join(", ")}`;for(const s of v.normalize("NFC").split(/(\{[^{}]*\})/)){const c=S.find(b=>`{${b}}`===s);if(c)u.push({placeholder:c});else if(/^\{[^{}]*\}$/.test(s))
a.push(s);else{if(/[{}]/.test(s))return{problem:`has a brace that belongs to no placeholder; ${n}`};s&&u.push({literal:s})}}return a.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,O.d5)(a.length,"placeholder","placeholders")} ${a.join(" and ")}; ${n}`}}const w=["number","last","label","name"],E=v=>g(v,w)}),49892:((z,C,r)=>{
r.d(C,{B:()=>w,F:()=>E});var O=r(57117);const g={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,0,0]},w="OctavoColor";function E(v,S){const u=g[v],a=u.length===1;return S===
void 0||(0,O.hU)(S,a?1:3)?{values:u,operators:`${u.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0}:{values:u,operators:`/${w} cs ${u.join(" ")} sc`,colorSpace:a?(0,O.
HB)():(0,O.Pz)()}}}),95358:((z,C,r)=>{r.d(C,{Wx:()=>v,fj:()=>a,pi:()=>u});var O=r(85893),g=r(74135);function w(n,s){return E(n,s*72/n.userUnit)}function E(n,s){
const{width:c,height:b}=(0,g.iN)(n),t={width:c-2*s,height:b-2*s,inset:s};return t.width>0&&t.height>0?t:void 0}function v(n,s,c){const b=c===O.zU[n].fields.margin.
default;return s.map(t=>{const i=w(t,c);if(i||!b)return i;const{width:y,height:e}=(0,g.iN)(t);return E(t,Math.min(y,e)/10)})}const S=null;function u(n,{inset:s},c,b,t){
const i=(0,g.iN)(n),y=i.width-s-b,e=i.height-s-t,o=c.endsWith("left")?s:c.endsWith("right")?y:(i.width-b)/2,h=c.startsWith("bottom")?s:c.startsWith("top")?e:(i.
height-t)/2;return[o,h]}function a(n,s){const{width:c,height:b}=(0,g.iN)(s),t=(0,g.d)(Math.min(c,b)/2,s);return`leaves no room on page ${n+1}, which is ${(0,g.d)(
c,s)} × ${(0,g.d)(b,s)} inches; it must be less than ${t}`}}),62166:((z,C,r)=>{r.r(C),r.d(C,{addPageNumbers:()=>F});var O=r(58552),g=r(94289),w=r(33546),E=r(77581),
v=r(72648),S=r(47707),u=r(71391),a=r(49892),n=r(74135),s=r(95358),c=r(36078),b=r(57117),t=r(72313),i=r(99876),y=r(41578),e=r(12889),o=r(29825),h=r(36263);async function l(d){
return[...d?[(0,h.a)(d)]:[],await(0,h.W)("Regular")]}const f=d=>(0,S.Sw)(d)||(0,e.ft)(d);async function M(d,x,p){const N=d.map(()=>new Map);for(const P of x)for(const{
face:m,glyphs:_}of $(d,P,p))for(const{glyph:A}of _)N[m].set(A.id,A);const D=[],R=new Map;for(const[P,m]of N.entries())m.size!==0&&(R.set(P,D.length),D.push(await(0,y.
r)(d[P],[...m.values()])));const K=P=>{const m=$(d,P,p);return{pieces:m.map(_=>{const A=R.get(_.face)??0;return{font:A,operators:T=>B(_,D[A],d[_.face].unit,T)}}),
width:m.reduce((_,{glyphs:A})=>A.reduce((T,{advance:U})=>T+U,_),0)/1e3}},W=N.flatMap((P,m)=>[...P.values()].map(_=>({...d[m].boxOf(_),scale:d[m].unit/1e3}))).filter(
({minY:P,maxY:m})=>P<=m);return{fonts:D.map(({addTo:P})=>P),line:K,bottom:Math.min(0,...W.map(({minY:P,scale:m})=>P*m)),top:Math.max(0,...W.map(({maxY:P,scale:m})=>P*
m))}}function $(d,x,p){return(0,o.OD)(x,d).map(({font:N,text:D,rtl:R})=>({face:N,glyphs:p?d[N].shape(D,R):Array.from(D,K=>d[N].plain(K))}))}function B({glyphs:d},{
codeOf:x},p,N){const D=[];let R="",K=0;const j=()=>{R!==""&&D.push(/^<[^>]*>$/.test(R)?`${R} Tj`:`[${R}] TJ`),R=""},W=m=>{Math.abs(m)>=.01&&(R+=String(-Math.round(
m*100)/100))},P=m=>{R=R.endsWith(">")?`${R.slice(0,-1)}${m}>`:`${R}<${m}>`};for(const{glyph:m,advance:_,x:A,y:T}of d)T!==K&&(j(),D.push(`${(0,c._)(T*N/1e3)} Ts`),
K=T),W(A),P(x(m)),W(_-A-m.advanceWidth*p);return j(),K!==0&&D.push("0 Ts"),D.join(" ")}var L=r(51521);const G="OctavoNumber",I=64*1024;async function F(d,x,p,N,D){
const R=await(0,i.F)(d,N),{kinds:K,pages:j}=R,W=(0,s.Wx)("add_page_numbers",K,p.margin),P=j.find(({kind:k})=>!W[k]),m=P?[{field:"margin",message:(0,s.fj)(P.index,
K[P.kind])}]:[],_=(0,L.s)(p.number_format),A=p.first_number+j.length-1,{last_number:T=A}=p;if(T<A&&m.push({field:"last_number",message:`is ${T}, but the last pa\
ge gets the number ${A}; give that or a higher one, or leave it out`}),"problem"in _)throw(0,O.G6)([{field:"number_format",message:_.problem},...m]);const U=await Y(
d,x,_.pieces,{...p,last_number:T},j),J=p.font&&(0,v.g)(p.font,"font"),X=await H(U,_.pieces,{prepared:D,pace:d.job.pace,issues:m,file:J}),Q=(0,a.F)(p.color,await(0,b.
_B)(d)),ot=X.fonts.map((k,et)=>({category:"Font",name:et===0?G:`${G}${et+1}`,ref:k(d)}));return Q.colorSpace&&ot.push({category:"ColorSpace",name:a.B,ref:d.add(
Q.colorSpace)}),(0,t.W)(d,R,{layer:"over",subtype:"PageNum",on:({kind:k},et)=>{const nt=X.line(U(et)),[st,rt]=[K[k],W[k]],tt=q(nt.width,X,p.font_size,st,rt),ct=(X.
top-X.bottom)*tt,[ft,dt]=(0,s.pi)(st,rt,p.position,nt.width*tt,ct),ut=(0,n.lw)([1,0,0,1,ft,dt-X.bottom*tt],(0,n.S3)(st));return{resources:ot,operators:at=>{const it=at[X.
fonts.length],ht=it===void 0?Q.operators:Q.operators.replace(a.B,it),gt=nt.pieces.map(lt=>`/${at[lt.font]} ${(0,c._)(tt)} Tf ${lt.operators(tt)}`);return`q ${ht}\
 BT ${(0,c.vs)(ut)} Tm ${gt.join(" ")} ET Q`}}}})}async function Y(d,x,p,{first_number:N,last_number:D,digits:R},K){const j=String(D),W=(0,S.RK)(x.replace(/\.[^.]*$/,
"")),P=p.some(T=>"placeholder"in T&&T.placeholder==="label")?await(0,w.Hr)(d):void 0,m={number:T=>String(N+T).padStart(R,"0"),last:()=>j,name:()=>W,label:T=>{const{
index:U}=K[T];if(!P)return String(U+1);const{prefix:J,style:X,number:Q}=P(U);return(J?(0,S.RK)((0,E.g7)(J)):"")+(0,g.Y)(X,Q)}},_=p.map(T=>"literal"in T?{literal:(0,S.
RK)(T.literal)}:T);return Object.assign(T=>_.map(U=>"literal"in U?U.literal:m[U.placeholder](T)).join(""),{count:K.length,isUniform:!P})}function V(d){const x=new Set(
"0123456789"),p=d.isUniform?1:d.count;for(let N=0;N<p;N++)for(const D of d(N))x.add(D);return[...x].sort()}async function H(d,x,{prepared:p,pace:N,issues:D,file:R}){
const K=V(d),j=K.join(""),W=f(j),P=W?Z(d):K,m=(0,u.C)("number",R?.bytes,W,W?[...P].join(`
`):j);let _=p.get(m);if(!_){const A=await l(R);await N.rest();const T=(0,S.Zw)(j,A);if(T!==void 0){const U=x.some(J=>"placeholder"in J&&/label|name/.test(J.placeholder));
D.unshift({field:"number_format",message:U?`${T} (from the format, the file name or the labels)`:T,mentions:["font"]})}if(D.length>0)throw(0,O.G6)(D);_=await M(
A,P,W),await N.rest(),p.put(m,_,I)}if(D.length>0)throw(0,O.G6)(D);return _}function Z(d){const x=new Set(["0123456789"]);for(let p=0;p<d.count;p++)x.add(d(p).replace(
/\d/g,"0"));return[...x]}function q(d,{top:x,bottom:p},N,D,R){return Math.min(N/D.userUnit,R.width/Math.max(d,1e-6),R.height/(x-p))}}),12889:((z,C,r)=>{r.d(C,{Rl:()=>b,
Vv:()=>w,ft:()=>u,jB:()=>s,pr:()=>n,vw:()=>a,wE:()=>c});var O=r(46161),g=r(47707);const w="‏";let E;const v=()=>E??=(0,O.A)(),S=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
u=t=>S.test(t),a=t=>u(t)&&(v().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function n(t){if(!u(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:i,
paragraphs:y}=v().getEmbeddingLevels(t),e=y[0]?.level??0;for(let l=t.length-1;l>=0&&/\s/.test(t[l]);l--)i[l]=e;const o=[];for(let l=0;l<t.length;l++){const f=o.
at(-1);f&&f.level===i[l]?f.text+=t[l]:o.push({level:i[l],text:t[l],at:l})}const h=o.reduce((l,{level:f})=>Math.max(l,f),0);for(let l=h;l>0;l--)for(let f=0,M=0;f<
o.length;f=M+1){for(M=f;M<o.length&&o[M].level>=l;)M++;M>f+1&&o.splice(f,M-f,...o.slice(f,M).reverse())}return o.map(({level:l,text:f,at:M})=>({text:f,rtl:l%2===
1,at:M}))}const s=t=>Array.from(t,i=>v().getMirroredCharacter(i)??i).join(""),c=t=>(0,g.qf)(s(t)).reverse().join(""),b=t=>n(t).flatMap(({text:i,rtl:y})=>y?(0,g.
qf)(s(i)).reverse():(0,g.qf)(i))}),29825:((z,C,r)=>{r.d(C,{EH:()=>u,OD:()=>E,W_:()=>v,lV:()=>w});var O=r(12889),g=r(47707);const w=-1,E=(a,n)=>(0,O.pr)(a).flatMap(
s=>v(s,n));function v({text:a,rtl:n},s){const c=[];for(const b of(0,g.qf)(a)){const t=c.at(-1),i=(0,g.ML)(b)?t?.font??0:S(b,s,t?.font);t?.font===i?t.text+=b:c.push(
{font:i,text:b,rtl:n})}return n?c.reverse():c}function S(a,n,s){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(a)&&s!==void 0&&n[s]?.covers(a)===!0?s:
n.findIndex(b=>b.covers(a))}function u(a,n){const s=E(a,n).filter(({font:c})=>c===w);return[...new Set(s.flatMap(c=>(0,g.qf)(c.text)))]}}),94289:((z,C,r)=>{r.d(
C,{Y:()=>O});function O(u,a){switch(u){case"D":return String(a);case"R":return v(a);case"r":return v(a).toLowerCase();case"A":return S(a);case"a":return S(a).toLowerCase();default:
return""}}const g=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],w=1e5,E=2600;function v(u){
if(u>w)return String(u);let a="",n=u;for(const[s,c]of g)for(;n>=s;)a+=c,n-=s;return a}function S(u){return u>E?String(u):String.fromCharCode(65+(u-1)%26).repeat(
Math.ceil(u/26))}}),33546:((z,C,r)=>{r.d(C,{FB:()=>v,Hr:()=>u,Zh:()=>a,k$:()=>S,qm:()=>n});var O=r(93604),g=r(45599),w=r(81077);const E={first:0,style:"D",prefix:void 0,
start:1};async function v(t){const i=t.catalog.get("PageLabels");if(!t.dict(i))return;const y=(await(0,w.Zc)(t,i,"Nums")).map(([e,o])=>({first:Number(e),label:t.
dict(o)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,o)=>e.first-o.first).filter(({first:e},o,h)=>h[o+1]?.first!==e).map(({first:e,label:o})=>({first:e,
...s(t,o)}));return y[0]?.first===0?y:[E,...y]}function S(t,i){const y=t.editCatalog();if(i.length===0){y.delete("PageLabels");return}const o=(i[0].first===0?i:
[E,...i]).map(({first:h,start:l,...f})=>[h,b({...f,number:l})]);y.set("PageLabels",t.add((0,w.H6)(t,o,"Nums")))}async function u(t){const i=await v(t);if(!i)return;
const y=i.map(({first:e})=>e);return e=>{const o=i[(0,O.M)(y,e)-1];return{...o,number:o.start+e-o.first}}}function a(t,i){const y=[];let e,o=0;for(const h of i)
(!e||!c(e,h))&&y.push([o,b(h)]),e=h,o++;return(0,w.H6)(t,y,"Nums")}async function n(t,i){const y=await u(t);if(!y)return;const e=a(t,Array.from(i,o=>y(o-1)));t.
editCatalog().set("PageLabels",t.add(e))}function s(t,i){const y=t.resolve(i?.get("S")),e=t.resolve(i?.get("P")),o=t.resolve(i?.get("St"));return{style:y instanceof
g.SX?y.text:void 0,prefix:e instanceof g.Mx&&e.bytes.length>0?e:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function c(t,i){return t.style!==
i.style||i.style!==void 0&&i.number!==t.number+1?!1:t.prefix===i.prefix?!0:!!t.prefix&&!!i.prefix&&Buffer.compare(t.prefix.bytes,i.prefix.bytes)===0}function b({
style:t,prefix:i,number:y}){return(0,g.jd)({S:t===void 0?void 0:(0,g.UU)(t),P:i,St:t===void 0||y===1?void 0:y})}}),81077:((z,C,r)=>{r.d(C,{AN:()=>n,BX:()=>S,H6:()=>u,
MN:()=>a,Pu:()=>E,Zc:()=>v});var O=r(45599),g=r(9819);const w=64,E=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function v(e,o,h){
const l=[];for(const f of await c(e,o,0,h)){for(const $ of t(e,f,h))l.push($);const M=e.job.pace.step(s);M&&await M}return l}async function S(e,o,h,l,f,M){const $=await c(
e,o,h,l,M);for(let B=$.length-1;B>=0;B--){const L=$[B],G=t(e,L,l),I=G.filter(([H,Z])=>!f(H,Z)),F=e.job.pace.step(s+G.length*s);F&&await F,I.length<G.length&&(e.
edit(L.holder),L.dict.set(l,I.flat()),L.changed=!0);for(const H of L.repeats)e.edit(L.holder),L.dict.delete(H),L.changed=!0;if(L.emptyKids){const H=(e.array(L.dict.
get("Kids"))??[]).filter(Z=>!L.emptyKids.has(e.dict(Z)));e.edit(L.holder),L.dict.set("Kids",H),L.changed=!0}if(!L.changed)continue;const Y=e.array(L.dict.get("K\
ids"))??[];L.empty=I.length===0&&Y.length===0;const V=L.parent;V&&(V.changed=!0,L.empty?(V.emptyKids??=new Set).add(L.dict):i(e,L,I,Y))}return $[0]?.empty??!1}function u(e,o,h){
if(o.length<=w)return(0,O.jd)({[h]:o.flat()});let l=[];for(const f of y(o)){const[M,$]=[f[0][0],f.at(-1)[0]];l.push({ref:e.add((0,O.jd)({Limits:[M,$],[h]:f.flat()})),
low:M,high:$})}for(;l.length>w;)l=y(l).map(f=>{const[M,$]=[f[0].low,f.at(-1).high];return{ref:e.add((0,O.jd)({Limits:[M,$],Kids:f.map(({ref:B})=>B)})),low:M,high:$}});
return(0,O.jd)({Kids:l.map(({ref:f})=>f)})}const a=(e,o)=>u(e,n([...o].map(([h,l])=>[(0,O.Px)(h),l])),"Names");function n(e){return e.map(o=>({entry:o,key:E(o[0])})).
sort((o,h)=>o.key<h.key?-1:o.key>h.key?1:0).map(({entry:o})=>o)}const s=100;async function c(e,o,h,l,f){const M=new g.b9(e),$=new Set,B=I=>$.size<$.add(I).size,
L=[],G=[{value:o??null,holder:h,parent:void 0}];for(let I=G.pop();I!==void 0;I=G.pop()){M.spend(1);const F=e.dict(I.value);if(!F||!B(F)||f&&I.parent&&!b(e,F,f))
continue;const Y=[],V=x=>{const p=e.array(F.get(x));return!p||B(p)?p??[]:(Y.push(x),[])},H=V(l).length>>1,Z=V("Kids"),q={dict:F,holder:(0,g.Kd)(I.value,I.holder),
parent:I.parent,repeats:Y};L.push(q),M.spend(H);for(let x=Z.length-1;x>=0;x--)G.push({value:Z[x],holder:(0,g.Kd)(F.get("Kids"),q.holder),parent:q});const d=e.job.
pace.step(s+H*s);d&&await d}return L}function b(e,o,h){const[l,f]=e.array(o.get("Limits"))??[];return typeof l!="number"||typeof f!="number"||h(l,f)}function t(e,{
dict:o,repeats:h},l){const f=h.includes(l)?void 0:e.array(o.get(l));if(!f)return[];const M=[];for(let $=0;$+1<f.length;$+=2){const B=e.resolve(f[$]);(l==="Names"?
B instanceof O.Mx:typeof B=="number")&&M.push([B,f[$+1]])}return M}function i(e,o,h,l){const f=B=>e.array(e.dict(B)?.get("Limits"))??[],M=h[0]?.[0]??f(l[0])[0],
$=h.at(-1)?.[0]??f(l.at(-1))[1];e.edit(o.holder),M!==void 0&&$!==void 0?o.dict.set("Limits",[M,$]):o.dict.delete("Limits")}function y(e){const o=[];for(let h=0;h<
e.length;h+=w)o.push(e.slice(h,h+w));return o}}),9819:((z,C,r)=>{r.d(C,{J7:()=>w,Kd:()=>S,Wo:()=>u,_i:()=>v,b9:()=>E});var O=r(42973),g=r(45599);class w{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:s,catalogNumber:c,pages:b}=this.document,t=s.get("Pages");n===c||(0,g.i9)(t)&&n===t.number||b.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,g.
i9)(n)&&this.gone.has(n.number)}}class E{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,O.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(n,s=new E(
n)){this.allowance=s,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,g.i9)(n))return!0;const{number:s}=n,c=s>>3;if(c>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const b=1<<(s&7),t=(this.seen[c]&b)===0;return this.seen[c]|=b,t}}function S(a,n){return(0,g.i9)(a)?a.number:
n}function u(a,n){const s=a.catalog.get(n),c=a.dict(s);return c&&{dict:c,holder:S(s,a.catalogNumber)}}}),93604:((z,C,r)=>{r.d(C,{B:()=>O,M:()=>g});const O=(E,v)=>w(
E,v,!1),g=(E,v)=>w(E,v,!0);function w(E,v,S){let[u,a]=[0,E.length];for(;u<a;){const n=u+a>>1,s=E[n];s<v||S&&s===v?u=n+1:a=n}return u}})};
