"use strict";exports.id=2538,exports.ids=[2538],exports.modules={72538:((Q,U,o)=>{o.r(U),o.d(U,{addPageNumbers:()=>z});var T=o(49153),$=o(34281),K=o(20138),S=o(20381),x=o(24840),
E=o(79131),f=o(82531),i=o(17048),e=o(80199),t=o(85298),l=o(59234),N=o(97869),D=o(26844),p=o(30900),A=o(10550),n=o(6093),c=o(385),d=o(34549);async function g(s){
return[...s?[(0,d.a)(s)]:[],await(0,d.W)("Regular")]}const u=s=>(0,E.Sw)(s)||(0,n.ft)(s);async function L(s,b,r){const P=s.map(()=>new Map);for(const h of b)for(const{
face:a,glyphs:O}of M(s,h,r))for(const{glyph:C}of O)P[a].set(C.id,C);const v=[],w=new Map;for(const[h,a]of P.entries())a.size!==0&&(w.set(h,v.length),v.push(await(0,A.
r)(s[h],[...a.values()])));const R=h=>{const a=M(s,h,r);return{pieces:a.map(O=>{const C=w.get(O.face)??0;return{font:C,operators:m=>j(O,v[C],s[O.face].unit,m)}}),
width:a.reduce((O,{glyphs:C})=>C.reduce((m,{advance:F})=>m+F,O),0)/1e3}},I=P.flatMap((h,a)=>[...h.values()].map(O=>({...s[a].boxOf(O),scale:s[a].unit/1e3}))).filter(
({minY:h,maxY:a})=>h<=a);return{fonts:v.map(({addTo:h})=>h),line:R,bottom:Math.min(0,...I.map(({minY:h,scale:a})=>h*a)),top:Math.max(0,...I.map(({maxY:h,scale:a})=>h*
a))}}function M(s,b,r){return(0,c.OD)(b,s).map(({font:P,text:v,rtl:w})=>({face:P,glyphs:r?s[P].shape(v,w):Array.from(v,R=>s[P].plain(R))}))}function j({glyphs:s},{
codeOf:b},r,P){const v=[];let w="",R=0;const W=()=>{w!==""&&v.push(/^<[^>]*>$/.test(w)?`${w} Tj`:`[${w}] TJ`),w=""},I=a=>{Math.abs(a)>=.01&&(w+=String(-Math.round(
a*100)/100))},h=a=>{w=w.endsWith(">")?`${w.slice(0,-1)}${a}>`:`${w}<${a}>`};for(const{glyph:a,advance:O,x:C,y:m}of s)m!==R&&(W(),v.push(`${(0,l._)(m*P/1e3)} Ts`),
R=m),I(C),h(b(a)),I(O-C-a.advanceWidth*r);return W(),R!==0&&v.push("0 Ts"),v.join(" ")}var y=o(30491);const X="OctavoNumber",B=64*1024;async function z(s,b,r,P,v){
const w=await(0,p.F)(s,P),{kinds:R,pages:W}=w,I=(0,t.Wx)("add_page_numbers",R,r.margin),h=W.find(({kind:_})=>!I[_]),a=h?[{field:"margin",message:(0,t.fj)(h.index,
R[h.kind])}]:[],O=(0,y.s)(r.number_format),C=r.first_number+W.length-1,{last_number:m=C}=r;if(m<C&&a.push({field:"last_number",message:`is ${m}, but the last pa\
ge gets the number ${C}; give that or a higher one, or leave it out`}),"problem"in O)throw(0,T.G6)([{field:"number_format",message:O.problem},...a]);const F=await Y(
s,b,O.pieces,{...r,last_number:m},W),J=r.font&&(0,x.g)(r.font,"font"),G=await H(F,O.pieces,{prepared:v,pace:s.job.pace,issues:a,file:J}),k=(0,i.F)(r.color,await(0,N.
_B)(s)),ot=G.fonts.map((_,et)=>({category:"Font",name:et===0?X:`${X}${et+1}`,ref:_(s)}));return k.colorSpace&&ot.push({category:"ColorSpace",name:i.B,ref:s.add(
k.colorSpace)}),(0,D.W)(s,w,{layer:"over",subtype:"PageNum",on:({kind:_},et)=>{const nt=G.line(F(et)),[st,rt]=[R[_],I[_]],tt=q(nt.width,G,r.font_size,st,rt),ct=(G.
top-G.bottom)*tt,[ft,dt]=(0,t.pi)(st,rt,r.position,nt.width*tt,ct),ut=(0,e.lw)([1,0,0,1,ft,dt-G.bottom*tt],(0,e.S3)(st));return{resources:ot,operators:at=>{const it=at[G.
fonts.length],ht=it===void 0?k.operators:k.operators.replace(i.B,it),pt=nt.pieces.map(lt=>`/${at[lt.font]} ${(0,l._)(tt)} Tf ${lt.operators(tt)}`);return`q ${ht}\
 BT ${(0,l.vs)(ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function Y(s,b,r,{first_number:P,last_number:v,digits:w},R){const W=String(v),I=(0,E.RK)(b.replace(/\.[^.]*$/,
"")),h=r.some(m=>"placeholder"in m&&m.placeholder==="label")?await(0,K.Hr)(s):void 0,a={number:m=>String(P+m).padStart(w,"0"),last:()=>W,name:()=>I,label:m=>{const{
index:F}=R[m];if(!h)return String(F+1);const{prefix:J,style:G,number:k}=h(F);return(J?(0,E.RK)((0,S.g7)(J)):"")+(0,$.Y)(G,k)}},O=r.map(m=>"literal"in m?{literal:(0,E.
RK)(m.literal)}:m);return Object.assign(m=>O.map(F=>"literal"in F?F.literal:a[F.placeholder](m)).join(""),{count:R.length,isUniform:!h})}function V(s){const b=new Set(
"0123456789"),r=s.isUniform?1:s.count;for(let P=0;P<r;P++)for(const v of s(P))b.add(v);return[...b].sort()}async function H(s,b,{prepared:r,pace:P,issues:v,file:w}){
const R=V(s),W=R.join(""),I=u(W),h=I?Z(s):R,a=(0,f.T)("number",w?.bytes,I,I?[...h].join(`
`):W);let O=r.get(a);if(!O){const C=await g(w);await P.rest();const m=(0,E.Zw)(W,C);if(m!==void 0){const F=b.some(J=>"placeholder"in J&&/label|name/.test(J.placeholder));
v.unshift({field:"number_format",message:F?`${m} (from the format, the file name or the labels)`:m,mentions:["font"]})}if(v.length>0)throw(0,T.G6)(v);O=await L(
C,h,I),await P.rest(),r.put(a,O,B)}if(v.length>0)throw(0,T.G6)(v);return O}function Z(s){const b=new Set(["0123456789"]);for(let r=0;r<s.count;r++)b.add(s(r).replace(
/\d/g,"0"));return[...b]}function q(s,{top:b,bottom:r},P,v,w){return Math.min(P/v.userUnit,w.width/Math.max(s,1e-6),w.height/(b-r))}}),34281:((Q,U,o)=>{o.d(U,{Y:()=>T});
function T(f,i){switch(f){case"D":return String(i);case"R":return x(i);case"r":return x(i).toLowerCase();case"A":return E(i);case"a":return E(i).toLowerCase();default:
return""}}const $=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],K=1e5,S=2600;function x(f){
if(f>K)return String(f);let i="",e=f;for(const[t,l]of $)for(;e>=t;)i+=l,e-=t;return i}function E(f){return f>S?String(f):String.fromCharCode(65+(f-1)%26).repeat(
Math.ceil(f/26))}}),20138:((Q,U,o)=>{o.d(U,{Hr:()=>S,Zh:()=>x,qm:()=>E});var T=o(88960),$=o(16039),K=o(78713);async function S(t){const l=t.catalog.get("PageLab\
els");if(!t.dict(l))return;const N=(await(0,K.Zc)(t,l,"Nums")).map(([p,A])=>({first:Number(p),label:t.dict(A)})).filter(({first:p})=>Number.isInteger(p)&&p>=0).
sort((p,A)=>p.first-A.first).map(({first:p,label:A})=>({first:p,...f(t,A)})),D=N.map(({first:p})=>p);return p=>{const A=N[(0,T.M)(D,p)-1];return A?{...A,number:A.
start+p-A.first}:{style:"D",prefix:void 0,number:p+1}}}function x(t,l){const N=[];let D,p=0;for(const A of l)(!D||!i(D,A))&&N.push([p,e(A)]),D=A,p++;return(0,K.
H6)(t,N,"Nums")}async function E(t,l){const N=await S(t);if(!N)return;const D=x(t,Array.from(l,p=>N(p-1)));t.editCatalog().set("PageLabels",t.add(D))}function f(t,l){
const N=t.resolve(l?.get("S")),D=t.resolve(l?.get("P")),p=t.resolve(l?.get("St"));return{style:N instanceof $.SX?N.text:void 0,prefix:D instanceof $.Mx&&D.bytes.
length>0?D:void 0,start:typeof p=="number"&&Number.isInteger(p)&&p>=1?p:1}}function i(t,l){return t.style!==l.style||l.style!==void 0&&l.number!==t.number+1?!1:
t.prefix===l.prefix?!0:!!t.prefix&&!!l.prefix&&Buffer.compare(t.prefix.bytes,l.prefix.bytes)===0}function e({style:t,prefix:l,number:N}){return(0,$.jd)({S:t===void 0?
void 0:(0,$.UU)(t),P:l,St:t===void 0||N===1?void 0:N})}}),78713:((Q,U,o)=>{o.d(U,{AN:()=>e,BX:()=>E,H6:()=>f,MN:()=>i,Pu:()=>S,Zc:()=>x});var T=o(16039),$=o(90191);
const K=64,S=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function x(n,c,d){const g=[];for(const u of await l(n,c,0,d)){for(const M of D(
n,u,d))g.push(M);const L=n.job.pace.step(t);L&&await L}return g}async function E(n,c,d,g,u,L){const M=await l(n,c,d,g,L);for(let j=M.length-1;j>=0;j--){const y=M[j],
X=D(n,y,g),B=X.filter(([H,Z])=>!u(H,Z)),z=n.job.pace.step(t+X.length*t);z&&await z,B.length<X.length&&(n.edit(y.holder),y.dict.set(g,B.flat()),y.changed=!0);for(const H of y.
repeats)n.edit(y.holder),y.dict.delete(H),y.changed=!0;if(y.emptyKids){const H=(n.array(y.dict.get("Kids"))??[]).filter(Z=>!y.emptyKids.has(n.dict(Z)));n.edit(y.
holder),y.dict.set("Kids",H),y.changed=!0}if(!y.changed)continue;const Y=n.array(y.dict.get("Kids"))??[];y.empty=B.length===0&&Y.length===0;const V=y.parent;V&&
(V.changed=!0,y.empty?(V.emptyKids??=new Set).add(y.dict):p(n,y,B,Y))}return M[0]?.empty??!1}function f(n,c,d){if(c.length<=K)return(0,T.jd)({[d]:c.flat()});let g=[];
for(const u of A(c)){const[L,M]=[u[0][0],u.at(-1)[0]];g.push({ref:n.add((0,T.jd)({Limits:[L,M],[d]:u.flat()})),low:L,high:M})}for(;g.length>K;)g=A(g).map(u=>{const[
L,M]=[u[0].low,u.at(-1).high];return{ref:n.add((0,T.jd)({Limits:[L,M],Kids:u.map(({ref:j})=>j)})),low:L,high:M}});return(0,T.jd)({Kids:g.map(({ref:u})=>u)})}const i=(n,c)=>f(
n,e([...c].map(([d,g])=>[(0,T.Px)(d),g])),"Names");function e(n){return n.map(c=>({entry:c,key:S(c[0])})).sort((c,d)=>c.key<d.key?-1:c.key>d.key?1:0).map(({entry:c})=>c)}
const t=100;async function l(n,c,d,g,u){const L=new $.b9(n),M=new Set,j=B=>M.size<M.add(B).size,y=[],X=[{value:c??null,holder:d,parent:void 0}];for(let B=X.pop();B!==
void 0;B=X.pop()){L.spend(1);const z=n.dict(B.value);if(!z||!j(z)||u&&B.parent&&!N(n,z,u))continue;const Y=[],V=b=>{const r=n.array(z.get(b));return!r||j(r)?r??
[]:(Y.push(b),[])},H=V(g).length>>1,Z=V("Kids"),q={dict:z,holder:(0,$.Kd)(B.value,B.holder),parent:B.parent,repeats:Y};y.push(q),L.spend(H);for(let b=Z.length-1;b>=
0;b--)X.push({value:Z[b],holder:(0,$.Kd)(z.get("Kids"),q.holder),parent:q});const s=n.job.pace.step(t+H*t);s&&await s}return y}function N(n,c,d){const[g,u]=n.array(
c.get("Limits"))??[];return typeof g!="number"||typeof u!="number"||d(g,u)}function D(n,{dict:c,repeats:d},g){const u=d.includes(g)?void 0:n.array(c.get(g));if(!u)
return[];const L=[];for(let M=0;M+1<u.length;M+=2){const j=n.resolve(u[M]);(g==="Names"?j instanceof T.Mx:typeof j=="number")&&L.push([j,u[M+1]])}return L}function p(n,c,d,g){
const u=j=>n.array(n.dict(j)?.get("Limits"))??[],L=d[0]?.[0]??u(g[0])[0],M=d.at(-1)?.[0]??u(g.at(-1))[1];n.edit(c.holder),L!==void 0&&M!==void 0?c.dict.set("Lim\
its",[L,M]):c.dict.delete("Limits")}function A(n){const c=[];for(let d=0;d<n.length;d+=K)c.push(n.slice(d,d+K));return c}}),90191:((Q,U,o)=>{o.d(U,{J7:()=>K,Kd:()=>E,
Wo:()=>f,_i:()=>x,b9:()=>S});var T=o(84293),$=o(16039);class K{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){const{catalog:t,catalogNumber:l,
pages:N}=this.document,D=t.get("Pages");e===l||(0,$.i9)(D)&&e===D.number||N.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){
return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,$.i9)(e)&&this.gone.has(e.number)}}class S{most;left;constructor(e){
this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,T.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen=new Set;allowance;constructor(e,t=new S(e)){this.allowance=t}first(e){
return this.allowance.spend(1),(0,$.i9)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}}function E(i,e){return(0,$.i9)(i)?i.number:e}function f(i,e){
const t=i.catalog.get(e),l=i.dict(t);return l&&{dict:l,holder:E(t,i.catalogNumber)}}}),30491:((Q,U,o)=>{o.d(U,{s:()=>$});const T=["number","last","label","name"];
function $(S){const x=[],E=[];for(const f of S.normalize("NFC").split(/(\{[^{}]*\})/)){const i=T.find(e=>`{${e}}`===f);if(i)x.push({placeholder:i});else if(/^\{[^{}]*\}$/.
test(f))E.push(f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder; ${K}`};f&&x.push({literal:f})}}return E.length===0?{pieces:x}:
{problem:`has the unknown ${E.length===1?"placeholder":"placeholders"} ${E.join(" and ")}; ${K}`}}const K=`use ${T.map(S=>`{${S}}`).join(", ")}`}),88960:((Q,U,o)=>{
o.d(U,{B:()=>T,M:()=>$});const T=(S,x)=>K(S,x,!1),$=(S,x)=>K(S,x,!0);function K(S,x,E){let[f,i]=[0,S.length];for(;f<i;){const e=f+i>>1,t=S[e];t<x||E&&t===x?f=e+
1:i=e}return f}})};
