"use strict";exports.id=2538,exports.ids=[2538],exports.modules={17048:((z,N,o)=>{o.d(N,{B:()=>P,F:()=>v});var O=o(97869);const g={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[
1,0,0]},P="OctavoColor";function v(b,E){const u=g[b],r=u.length===1;return E===void 0||(0,O.hU)(E,r?1:3)?{values:u,operators:`${u.join(" ")} ${r?"g":"rg"}`,colorSpace:void 0}:
{values:u,operators:`/${P} cs ${u.join(" ")} sc`,colorSpace:r?(0,O.HB)():(0,O.Pz)()}}}),85298:((z,N,o)=>{o.d(N,{Wx:()=>b,fj:()=>r,pi:()=>u});var O=o(93876),g=o(
80199);function P(e,t){return v(e,t*72/e.userUnit)}function v(e,t){const{width:n,height:h}=(0,g.iN)(e),s={width:n-2*t,height:h-2*t,inset:t};return s.width>0&&s.
height>0?s:void 0}function b(e,t,n){const h=n===O.zU[e].fields.margin.default;return t.map(s=>{const i=P(s,n);if(i||!h)return i;const{width:T,height:a}=(0,g.iN)(
s);return v(s,Math.min(T,a)/10)})}const E=null;function u(e,{inset:t},n,h,s){const i=(0,g.iN)(e),T=i.width-t-h,a=i.height-t-s,f=n.endsWith("left")?t:n.endsWith(
"right")?T:(i.width-h)/2,y=n.startsWith("bottom")?t:n.startsWith("top")?a:(i.height-s)/2;return[f,y]}function r(e,t){const{width:n,height:h}=(0,g.iN)(t),s=(0,g.
d)(Math.min(n,h)/2,t);return`leaves no room on page ${e+1}, which is ${(0,g.d)(n,t)} × ${(0,g.d)(h,t)} inches; it must be less than ${s}`}}),72538:((z,N,o)=>{o.
r(N),o.d(N,{addPageNumbers:()=>F});var O=o(49153),g=o(34281),P=o(20138),v=o(20381),b=o(24840),E=o(79131),u=o(82531),r=o(17048),e=o(80199),t=o(85298),n=o(59234),
h=o(97869),s=o(26844),i=o(30900),T=o(10550),a=o(6093),f=o(385),y=o(54073);async function l(d){return[...d?[(0,y.a)(d)]:[],await(0,y.W)("Regular")]}const c=d=>(0,E.
Sw)(d)||(0,a.ft)(d);async function M(d,D,p){const A=d.map(()=>new Map);for(const w of D)for(const{face:m,glyphs:C}of R(d,w,p))for(const{glyph:_}of C)A[m].set(_.
id,_);const L=[],$=new Map;for(const[w,m]of A.entries())m.size!==0&&($.set(w,L.length),L.push(await(0,T.r)(d[w],[...m.values()])));const K=w=>{const m=R(d,w,p);
return{pieces:m.map(C=>{const _=$.get(C.face)??0;return{font:_,operators:S=>B(C,L[_],d[C.face].unit,S)}}),width:m.reduce((C,{glyphs:_})=>_.reduce((S,{advance:U})=>S+
U,C),0)/1e3}},W=A.flatMap((w,m)=>[...w.values()].map(C=>({...d[m].boxOf(C),scale:d[m].unit/1e3}))).filter(({minY:w,maxY:m})=>w<=m);return{fonts:L.map(({addTo:w})=>w),
line:K,bottom:Math.min(0,...W.map(({minY:w,scale:m})=>w*m)),top:Math.max(0,...W.map(({maxY:w,scale:m})=>w*m))}}function R(d,D,p){return(0,f.OD)(D,d).map(({font:A,
text:L,rtl:$})=>({face:A,glyphs:p?d[A].shape(L,$):Array.from(L,K=>d[A].plain(K))}))}function B({glyphs:d},{codeOf:D},p,A){const L=[];let $="",K=0;const j=()=>{$!==
""&&L.push(/^<[^>]*>$/.test($)?`${$} Tj`:`[${$}] TJ`),$=""},W=m=>{Math.abs(m)>=.01&&($+=String(-Math.round(m*100)/100))},w=m=>{$=$.endsWith(">")?`${$.slice(0,-1)}${m}\
>`:`${$}<${m}>`};for(const{glyph:m,advance:C,x:_,y:S}of d)S!==K&&(j(),L.push(`${(0,n._)(S*A/1e3)} Ts`),K=S),W(_),w(D(m)),W(C-_-m.advanceWidth*p);return j(),K!==
0&&L.push("0 Ts"),L.join(" ")}var x=o(30491);const G="OctavoNumber",I=64*1024;async function F(d,D,p,A,L){const $=await(0,i.F)(d,A),{kinds:K,pages:j}=$,W=(0,t.Wx)(
"add_page_numbers",K,p.margin),w=j.find(({kind:k})=>!W[k]),m=w?[{field:"margin",message:(0,t.fj)(w.index,K[w.kind])}]:[],C=(0,x.s)(p.number_format),_=p.first_number+
j.length-1,{last_number:S=_}=p;if(S<_&&m.push({field:"last_number",message:`is ${S}, but the last page gets the number ${_}; give that or a higher one, or leave\
 it out`}),"problem"in C)throw(0,O.G6)([{field:"number_format",message:C.problem},...m]);const U=await Z(d,D,C.pieces,{...p,last_number:S},j),J=p.font&&(0,b.g)(
p.font,"font"),V=await H(U,C.pieces,{prepared:L,pace:d.job.pace,issues:m,file:J}),Q=(0,r.F)(p.color,await(0,h._B)(d)),ot=V.fonts.map((k,et)=>({category:"Font",name:et===
0?G:`${G}${et+1}`,ref:k(d)}));return Q.colorSpace&&ot.push({category:"ColorSpace",name:r.B,ref:d.add(Q.colorSpace)}),(0,s.W)(d,$,{layer:"over",subtype:"PageNum",
on:({kind:k},et)=>{const nt=V.line(U(et)),[st,rt]=[K[k],W[k]],tt=q(nt.width,V,p.font_size,st,rt),ct=(V.top-V.bottom)*tt,[ft,dt]=(0,t.pi)(st,rt,p.position,nt.width*
tt,ct),ut=(0,e.lw)([1,0,0,1,ft,dt-V.bottom*tt],(0,e.S3)(st));return{resources:ot,operators:at=>{const it=at[V.fonts.length],ht=it===void 0?Q.operators:Q.operators.
replace(r.B,it),gt=nt.pieces.map(lt=>`/${at[lt.font]} ${(0,n._)(tt)} Tf ${lt.operators(tt)}`);return`q ${ht} BT ${(0,n.vs)(ut)} Tm ${gt.join(" ")} ET Q`}}}})}async function Z(d,D,p,{
first_number:A,last_number:L,digits:$},K){const j=String(L),W=(0,E.RK)(D.replace(/\.[^.]*$/,"")),w=p.some(S=>"placeholder"in S&&S.placeholder==="label")?await(0,P.
Hr)(d):void 0,m={number:S=>String(A+S).padStart($,"0"),last:()=>j,name:()=>W,label:S=>{const{index:U}=K[S];if(!w)return String(U+1);const{prefix:J,style:V,number:Q}=w(
U);return(J?(0,E.RK)((0,v.g7)(J)):"")+(0,g.Y)(V,Q)}},C=p.map(S=>"literal"in S?{literal:(0,E.RK)(S.literal)}:S);return Object.assign(S=>C.map(U=>"literal"in U?U.
literal:m[U.placeholder](S)).join(""),{count:K.length,isUniform:!w})}function X(d){const D=new Set("0123456789"),p=d.isUniform?1:d.count;for(let A=0;A<p;A++)for(const L of d(
A))D.add(L);return[...D].sort()}async function H(d,D,{prepared:p,pace:A,issues:L,file:$}){const K=X(d),j=K.join(""),W=c(j),w=W?Y(d):K,m=(0,u.T)("number",$?.bytes,
W,W?[...w].join(`
`):j);let C=p.get(m);if(!C){const _=await l($);await A.rest();const S=(0,E.Zw)(j,_);if(S!==void 0){const U=D.some(J=>"placeholder"in J&&/label|name/.test(J.placeholder));
L.unshift({field:"number_format",message:U?`${S} (from the format, the file name or the labels)`:S,mentions:["font"]})}if(L.length>0)throw(0,O.G6)(L);C=await M(
_,w,W),await A.rest(),p.put(m,C,I)}if(L.length>0)throw(0,O.G6)(L);return C}function Y(d){const D=new Set(["0123456789"]);for(let p=0;p<d.count;p++)D.add(d(p).replace(
/\d/g,"0"));return[...D]}function q(d,{top:D,bottom:p},A,L,$){return Math.min(A/L.userUnit,$.width/Math.max(d,1e-6),$.height/(D-p))}}),6093:((z,N,o)=>{o.d(N,{Rl:()=>h,
TY:()=>n,VV:()=>t,Vv:()=>P,ft:()=>u,kh:()=>e,vw:()=>r});var O=o(46161),g=o(79131);const P="‏";let v;const b=()=>v??=(0,O.A)(),E=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
u=s=>E.test(s),r=s=>u(s)&&(b().getEmbeddingLevels(s).paragraphs[0]?.level??0)%2===1;function e(s){if(!u(s))return s===""?[]:[{text:s,rtl:!1,at:0}];const{levels:i,
paragraphs:T}=b().getEmbeddingLevels(s),a=T[0]?.level??0;for(let l=s.length-1;l>=0&&/\s/.test(s[l]);l--)i[l]=a;const f=[];for(let l=0;l<s.length;l++){const c=f.
at(-1);c&&c.level===i[l]?c.text+=s[l]:f.push({level:i[l],text:s[l],at:l})}const y=f.reduce((l,{level:c})=>Math.max(l,c),0);for(let l=y;l>0;l--)for(let c=0,M=0;c<
f.length;c=M+1){for(M=c;M<f.length&&f[M].level>=l;)M++;M>c+1&&f.splice(c,M-c,...f.slice(c,M).reverse())}return f.map(({level:l,text:c,at:M})=>({text:c,rtl:l%2===
1,at:M}))}const t=s=>Array.from(s,i=>b().getMirroredCharacter(i)??i).join(""),n=s=>(0,g.qf)(t(s)).reverse().join(""),h=s=>e(s).flatMap(({text:i,rtl:T})=>T?(0,g.
qf)(t(i)).reverse():(0,g.qf)(i))}),385:((z,N,o)=>{o.d(N,{EH:()=>u,OD:()=>v,W_:()=>b,lV:()=>P});var O=o(6093),g=o(79131);const P=-1,v=(r,e)=>(0,O.kh)(r).flatMap(
t=>b(t,e));function b({text:r,rtl:e},t){const n=[];for(const h of(0,g.qf)(r)){const s=n.at(-1),i=(0,g.ML)(h)?s?.font??0:E(h,t,s?.font);s?.font===i?s.text+=h:n.push(
{font:i,text:h,rtl:e})}return e?n.reverse():n}function E(r,e,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&t!==void 0&&e[t]?.covers(r)===!0?t:
e.findIndex(h=>h.covers(r))}function u(r,e){const t=v(r,e).filter(({font:n})=>n===P);return[...new Set(t.flatMap(n=>(0,g.qf)(n.text)))]}}),34281:((z,N,o)=>{o.d(
N,{Y:()=>O});function O(u,r){switch(u){case"D":return String(r);case"R":return b(r);case"r":return b(r).toLowerCase();case"A":return E(r);case"a":return E(r).toLowerCase();default:
return""}}const g=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,v=2600;function b(u){
if(u>P)return String(u);let r="",e=u;for(const[t,n]of g)for(;e>=t;)r+=n,e-=t;return r}function E(u){return u>v?String(u):String.fromCharCode(65+(u-1)%26).repeat(
Math.ceil(u/26))}}),20138:((z,N,o)=>{o.d(N,{Hr:()=>v,Zh:()=>b,qm:()=>E});var O=o(88960),g=o(16039),P=o(78713);async function v(t){const n=t.catalog.get("PageLab\
els");if(!t.dict(n))return;const h=(await(0,P.Zc)(t,n,"Nums")).map(([i,T])=>({first:Number(i),label:t.dict(T)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).
sort((i,T)=>i.first-T.first).map(({first:i,label:T})=>({first:i,...u(t,T)})),s=h.map(({first:i})=>i);return i=>{const T=h[(0,O.M)(s,i)-1];return T?{...T,number:T.
start+i-T.first}:{style:"D",prefix:void 0,number:i+1}}}function b(t,n){const h=[];let s,i=0;for(const T of n)(!s||!r(s,T))&&h.push([i,e(T)]),s=T,i++;return(0,P.
H6)(t,h,"Nums")}async function E(t,n){const h=await v(t);if(!h)return;const s=b(t,Array.from(n,i=>h(i-1)));t.editCatalog().set("PageLabels",t.add(s))}function u(t,n){
const h=t.resolve(n?.get("S")),s=t.resolve(n?.get("P")),i=t.resolve(n?.get("St"));return{style:h instanceof g.SX?h.text:void 0,prefix:s instanceof g.Mx&&s.bytes.
length>0?s:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function r(t,n){return t.style!==n.style||n.style!==void 0&&n.number!==t.number+1?!1:
t.prefix===n.prefix?!0:!!t.prefix&&!!n.prefix&&Buffer.compare(t.prefix.bytes,n.prefix.bytes)===0}function e({style:t,prefix:n,number:h}){return(0,g.jd)({S:t===void 0?
void 0:(0,g.UU)(t),P:n,St:t===void 0||h===1?void 0:h})}}),78713:((z,N,o)=>{o.d(N,{AN:()=>e,BX:()=>E,H6:()=>u,MN:()=>r,Pu:()=>v,Zc:()=>b});var O=o(16039),g=o(90191);
const P=64,v=a=>typeof a=="number"?String(a):Buffer.from(a.bytes).toString("latin1");async function b(a,f,y){const l=[];for(const c of await n(a,f,0,y)){for(const R of s(
a,c,y))l.push(R);const M=a.job.pace.step(t);M&&await M}return l}async function E(a,f,y,l,c,M){const R=await n(a,f,y,l,M);for(let B=R.length-1;B>=0;B--){const x=R[B],
G=s(a,x,l),I=G.filter(([H,Y])=>!c(H,Y)),F=a.job.pace.step(t+G.length*t);F&&await F,I.length<G.length&&(a.edit(x.holder),x.dict.set(l,I.flat()),x.changed=!0);for(const H of x.
repeats)a.edit(x.holder),x.dict.delete(H),x.changed=!0;if(x.emptyKids){const H=(a.array(x.dict.get("Kids"))??[]).filter(Y=>!x.emptyKids.has(a.dict(Y)));a.edit(x.
holder),x.dict.set("Kids",H),x.changed=!0}if(!x.changed)continue;const Z=a.array(x.dict.get("Kids"))??[];x.empty=I.length===0&&Z.length===0;const X=x.parent;X&&
(X.changed=!0,x.empty?(X.emptyKids??=new Set).add(x.dict):i(a,x,I,Z))}return R[0]?.empty??!1}function u(a,f,y){if(f.length<=P)return(0,O.jd)({[y]:f.flat()});let l=[];
for(const c of T(f)){const[M,R]=[c[0][0],c.at(-1)[0]];l.push({ref:a.add((0,O.jd)({Limits:[M,R],[y]:c.flat()})),low:M,high:R})}for(;l.length>P;)l=T(l).map(c=>{const[
M,R]=[c[0].low,c.at(-1).high];return{ref:a.add((0,O.jd)({Limits:[M,R],Kids:c.map(({ref:B})=>B)})),low:M,high:R}});return(0,O.jd)({Kids:l.map(({ref:c})=>c)})}const r=(a,f)=>u(
a,e([...f].map(([y,l])=>[(0,O.Px)(y),l])),"Names");function e(a){return a.map(f=>({entry:f,key:v(f[0])})).sort((f,y)=>f.key<y.key?-1:f.key>y.key?1:0).map(({entry:f})=>f)}
const t=100;async function n(a,f,y,l,c){const M=new g.b9(a),R=new Set,B=I=>R.size<R.add(I).size,x=[],G=[{value:f??null,holder:y,parent:void 0}];for(let I=G.pop();I!==
void 0;I=G.pop()){M.spend(1);const F=a.dict(I.value);if(!F||!B(F)||c&&I.parent&&!h(a,F,c))continue;const Z=[],X=D=>{const p=a.array(F.get(D));return!p||B(p)?p??
[]:(Z.push(D),[])},H=X(l).length>>1,Y=X("Kids"),q={dict:F,holder:(0,g.Kd)(I.value,I.holder),parent:I.parent,repeats:Z};x.push(q),M.spend(H);for(let D=Y.length-1;D>=
0;D--)G.push({value:Y[D],holder:(0,g.Kd)(F.get("Kids"),q.holder),parent:q});const d=a.job.pace.step(t+H*t);d&&await d}return x}function h(a,f,y){const[l,c]=a.array(
f.get("Limits"))??[];return typeof l!="number"||typeof c!="number"||y(l,c)}function s(a,{dict:f,repeats:y},l){const c=y.includes(l)?void 0:a.array(f.get(l));if(!c)
return[];const M=[];for(let R=0;R+1<c.length;R+=2){const B=a.resolve(c[R]);(l==="Names"?B instanceof O.Mx:typeof B=="number")&&M.push([B,c[R+1]])}return M}function i(a,f,y,l){
const c=B=>a.array(a.dict(B)?.get("Limits"))??[],M=y[0]?.[0]??c(l[0])[0],R=y.at(-1)?.[0]??c(l.at(-1))[1];a.edit(f.holder),M!==void 0&&R!==void 0?f.dict.set("Lim\
its",[M,R]):f.dict.delete("Limits")}function T(a){const f=[];for(let y=0;y<a.length;y+=P)f.push(a.slice(y,y+P));return f}}),90191:((z,N,o)=>{o.d(N,{J7:()=>P,Kd:()=>E,
Wo:()=>u,_i:()=>b,b9:()=>v});var O=o(84293),g=o(16039);class P{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){const{catalog:t,catalogNumber:n,
pages:h}=this.document,s=t.get("Pages");e===n||(0,g.i9)(s)&&e===s.number||h.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){
return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,g.i9)(e)&&this.gone.has(e.number)}}class v{most;left;constructor(e){
this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(e,t=new v(e)){this.allowance=
t,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,g.i9)(e))return!0;const{number:t}=e,n=t>>3;if(n>=this.seen.length)return this.
beyond.size<this.beyond.add(t).size;const h=1<<(t&7),s=(this.seen[n]&h)===0;return this.seen[n]|=h,s}}function E(r,e){return(0,g.i9)(r)?r.number:e}function u(r,e){
const t=r.catalog.get(e),n=r.dict(t);return n&&{dict:n,holder:E(t,r.catalogNumber)}}}),30491:((z,N,o)=>{o.d(N,{s:()=>P});function O(v,b){const E=[],u=[],r=`use ${b.
map(e=>`{${e}}`).join(", ")}`;for(const e of v.normalize("NFC").split(/(\{[^{}]*\})/)){const t=b.find(n=>`{${n}}`===e);if(t)E.push({placeholder:t});else if(/^\{[^{}]*\}$/.
test(e))u.push(e);else{if(/[{}]/.test(e))return{problem:`has a brace that belongs to no placeholder; ${r}`};e&&E.push({literal:e})}}return u.length===0?{pieces:E}:
{problem:`has the unknown ${u.length===1?"placeholder":"placeholders"} ${u.join(" and ")}; ${r}`}}const g=["number","last","label","name"],P=v=>O(v,g)}),88960:((z,N,o)=>{
o.d(N,{B:()=>O,M:()=>g});const O=(v,b)=>P(v,b,!1),g=(v,b)=>P(v,b,!0);function P(v,b,E){let[u,r]=[0,v.length];for(;u<r;){const e=u+r>>1,t=v[e];t<b||E&&t===b?u=e+
1:r=e}return u}})};
