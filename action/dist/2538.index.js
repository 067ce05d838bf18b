"use strict";exports.id=2538,exports.ids=[2538],exports.modules={72538:((Q,W,o)=>{o.r(W),o.d(W,{addPageNumbers:()=>z});var L=o(49153),E=o(34281),C=o(20138),S=o(20381),P=o(24840),
T=o(79131),f=o(82531),l=o(17048),t=o(80199),e=o(85298),r=o(59234),N=o(97869),K=o(26844),p=o(30900),D=o(10550),n=o(6093),c=o(385),d=o(34549);async function g(s){
return[...s?[(0,d.a)(s)]:[],await(0,d.W)("Regular")]}const u=s=>(0,T.Sw)(s)||(0,n.ft)(s);async function $(s,v,a){const x=s.map(()=>new Map);for(const h of v)for(const{
face:i,glyphs:O}of M(s,h,a))for(const{glyph:R}of O)x[i].set(R.id,R);const b=[],w=new Map;for(const[h,i]of x.entries())i.size!==0&&(w.set(h,b.length),b.push(await(0,D.
r)(s[h],[...i.values()])));const j=h=>{const i=M(s,h,a);return{pieces:i.map(O=>{const R=w.get(O.face)??0;return{font:R,operators:m=>A(O,b[R],s[O.face].unit,m)}}),
width:i.reduce((O,{glyphs:R})=>R.reduce((m,{advance:F})=>m+F,O),0)/1e3}},U=x.flatMap((h,i)=>[...h.values()].map(O=>({...s[i].boxOf(O),scale:s[i].unit/1e3}))).filter(
({minY:h,maxY:i})=>h<=i);return{fonts:b.map(({addTo:h})=>h),line:j,bottom:Math.min(0,...U.map(({minY:h,scale:i})=>h*i)),top:Math.max(0,...U.map(({maxY:h,scale:i})=>h*
i))}}function M(s,v,a){return(0,c.OD)(v,s).map(({font:x,text:b,rtl:w})=>({face:x,glyphs:a?s[x].shape(b,w):Array.from(b,j=>s[x].plain(j))}))}function A({glyphs:s},{
codeOf:v},a,x){const b=[];let w="",j=0;const I=()=>{w!==""&&b.push(/^<[^>]*>$/.test(w)?`${w} Tj`:`[${w}] TJ`),w=""},U=i=>{Math.abs(i)>=.01&&(w+=String(-Math.round(
i*100)/100))},h=i=>{w=w.endsWith(">")?`${w.slice(0,-1)}${i}>`:`${w}<${i}>`};for(const{glyph:i,advance:O,x:R,y:m}of s)m!==j&&(I(),b.push(`${(0,r._)(m*x/1e3)} Ts`),
j=m),U(R),h(v(i)),U(O-R-i.advanceWidth*a);return I(),j!==0&&b.push("0 Ts"),b.join(" ")}var y=o(30491);const X="OctavoNumber",B=64*1024;async function z(s,v,a,x,b){
const w=await(0,p.F)(s,x),{kinds:j,pages:I}=w,U=(0,e.Wx)("add_page_numbers",j,a.margin),h=I.find(({kind:_})=>!U[_]),i=h?[{field:"margin",message:(0,e.fj)(h.index,
j[h.kind])}]:[],O=(0,y.s)(a.number_format),R=a.first_number+I.length-1,{last_number:m=R}=a;if(m<R&&i.push({field:"last_number",message:`is ${m}, but the last pa\
ge gets the number ${R}; give that or a higher one, or leave it out`}),"problem"in O)throw(0,L.G6)([{field:"number_format",message:O.problem},...i]);const F=await Y(
s,v,O.pieces,{...a,last_number:m},I),J=a.font&&(0,P.g)(a.font,"font"),G=await H(F,O.pieces,{prepared:b,pace:s.job.pace,issues:i,file:J}),k=(0,l.F)(a.color,await(0,N.
_B)(s)),ot=G.fonts.map((_,et)=>({category:"Font",name:et===0?X:`${X}${et+1}`,ref:_(s)}));return k.colorSpace&&ot.push({category:"ColorSpace",name:l.B,ref:s.add(
k.colorSpace)}),(0,K.W)(s,w,{layer:"over",subtype:"PageNum",on:({kind:_},et)=>{const nt=G.line(F(et)),[st,rt]=[j[_],U[_]],tt=q(nt.width,G,a.font_size,st,rt),ct=(G.
top-G.bottom)*tt,[ft,dt]=(0,e.pi)(st,rt,a.position,nt.width*tt,ct),ut=(0,t.lw)([1,0,0,1,ft,dt-G.bottom*tt],(0,t.S3)(st));return{resources:ot,operators:at=>{const it=at[G.
fonts.length],ht=it===void 0?k.operators:k.operators.replace(l.B,it),pt=nt.pieces.map(lt=>`/${at[lt.font]} ${(0,r._)(tt)} Tf ${lt.operators(tt)}`);return`q ${ht}\
 BT ${(0,r.vs)(ut)} Tm ${pt.join(" ")} ET Q`}}}})}async function Y(s,v,a,{first_number:x,last_number:b,digits:w},j){const I=String(b),U=(0,T.RK)(v.replace(/\.[^.]*$/,
"")),h=a.some(m=>"placeholder"in m&&m.placeholder==="label")?await(0,C.Hr)(s):void 0,i={number:m=>String(x+m).padStart(w,"0"),last:()=>I,name:()=>U,label:m=>{const{
index:F}=j[m];if(!h)return String(F+1);const{prefix:J,style:G,number:k}=h(F);return(J?(0,T.RK)((0,S.g7)(J)):"")+(0,E.Y)(G,k)}},O=a.map(m=>"literal"in m?{literal:(0,T.
RK)(m.literal)}:m);return Object.assign(m=>O.map(F=>"literal"in F?F.literal:i[F.placeholder](m)).join(""),{count:j.length,isUniform:!h})}function Z(s){const v=new Set(
"0123456789"),a=s.isUniform?1:s.count;for(let x=0;x<a;x++)for(const b of s(x))v.add(b);return[...v].sort()}async function H(s,v,{prepared:a,pace:x,issues:b,file:w}){
const j=Z(s),I=j.join(""),U=u(I),h=U?V(s):j,i=(0,f.T)("number",w?.bytes,U,U?[...h].join(`
`):I);let O=a.get(i);if(!O){const R=await g(w);await x.rest();const m=(0,T.Zw)(I,R);if(m!==void 0){const F=v.some(J=>"placeholder"in J&&/label|name/.test(J.placeholder));
b.unshift({field:"number_format",message:F?`${m} (from the format, the file name or the labels)`:m,mentions:["font"]})}if(b.length>0)throw(0,L.G6)(b);O=await $(
R,h,U),await x.rest(),a.put(i,O,B)}if(b.length>0)throw(0,L.G6)(b);return O}function V(s){const v=new Set(["0123456789"]);for(let a=0;a<s.count;a++)v.add(s(a).replace(
/\d/g,"0"));return[...v]}function q(s,{top:v,bottom:a},x,b,w){return Math.min(x/b.userUnit,w.width/Math.max(s,1e-6),w.height/(v-a))}}),34281:((Q,W,o)=>{o.d(W,{Y:()=>L});
function L(f,l){switch(f){case"D":return String(l);case"R":return P(l);case"r":return P(l).toLowerCase();case"A":return T(l);case"a":return T(l).toLowerCase();default:
return""}}const E=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],C=1e5,S=2600;function P(f){
if(f>C)return String(f);let l="",t=f;for(const[e,r]of E)for(;t>=e;)l+=r,t-=e;return l}function T(f){return f>S?String(f):String.fromCharCode(65+(f-1)%26).repeat(
Math.ceil(f/26))}}),20138:((Q,W,o)=>{o.d(W,{Hr:()=>S,Zh:()=>P,qm:()=>T});var L=o(88960),E=o(16039),C=o(78713);async function S(e){const r=e.catalog.get("PageLab\
els");if(!e.dict(r))return;const N=(await(0,C.Zc)(e,r,"Nums")).map(([p,D])=>({first:Number(p),label:e.dict(D)})).filter(({first:p})=>Number.isInteger(p)&&p>=0).
sort((p,D)=>p.first-D.first).map(({first:p,label:D})=>({first:p,...f(e,D)})),K=N.map(({first:p})=>p);return p=>{const D=N[(0,L.M)(K,p)-1];return D?{...D,number:D.
start+p-D.first}:{style:"D",prefix:void 0,number:p+1}}}function P(e,r){const N=[];let K,p=0;for(const D of r)(!K||!l(K,D))&&N.push([p,t(D)]),K=D,p++;return(0,C.
H6)(e,N,"Nums")}async function T(e,r){const N=await S(e);if(!N)return;const K=P(e,Array.from(r,p=>N(p-1)));e.editCatalog().set("PageLabels",e.add(K))}function f(e,r){
const N=e.resolve(r?.get("S")),K=e.resolve(r?.get("P")),p=e.resolve(r?.get("St"));return{style:N instanceof E.SX?N.text:void 0,prefix:K instanceof E.Mx&&K.bytes.
length>0?K:void 0,start:typeof p=="number"&&Number.isInteger(p)&&p>=1?p:1}}function l(e,r){return e.style!==r.style||r.style!==void 0&&r.number!==e.number+1?!1:
e.prefix===r.prefix?!0:!!e.prefix&&!!r.prefix&&Buffer.compare(e.prefix.bytes,r.prefix.bytes)===0}function t({style:e,prefix:r,number:N}){return(0,E.jd)({S:e===void 0?
void 0:(0,E.UU)(e),P:r,St:e===void 0||N===1?void 0:N})}}),78713:((Q,W,o)=>{o.d(W,{AN:()=>t,BX:()=>T,H6:()=>f,MN:()=>l,Pu:()=>S,Zc:()=>P});var L=o(16039),E=o(90191);
const C=64,S=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function P(n,c,d){const g=[];for(const u of await r(n,c,0,d)){for(const M of K(
n,u,d))g.push(M);const $=n.job.pace.step(e);$&&await $}return g}async function T(n,c,d,g,u,$){const M=await r(n,c,d,g,$);for(let A=M.length-1;A>=0;A--){const y=M[A],
X=K(n,y,g),B=X.filter(([H,V])=>!u(H,V)),z=n.job.pace.step(e+X.length*e);z&&await z,B.length<X.length&&(n.edit(y.holder),y.dict.set(g,B.flat()),y.changed=!0);for(const H of y.
repeats)n.edit(y.holder),y.dict.delete(H),y.changed=!0;if(y.emptyKids){const H=(n.array(y.dict.get("Kids"))??[]).filter(V=>!y.emptyKids.has(n.dict(V)));n.edit(y.
holder),y.dict.set("Kids",H),y.changed=!0}if(!y.changed)continue;const Y=n.array(y.dict.get("Kids"))??[];y.empty=B.length===0&&Y.length===0;const Z=y.parent;Z&&
(Z.changed=!0,y.empty?(Z.emptyKids??=new Set).add(y.dict):p(n,y,B,Y))}return M[0]?.empty??!1}function f(n,c,d){if(c.length<=C)return(0,L.jd)({[d]:c.flat()});let g=[];
for(const u of D(c)){const[$,M]=[u[0][0],u.at(-1)[0]];g.push({ref:n.add((0,L.jd)({Limits:[$,M],[d]:u.flat()})),low:$,high:M})}for(;g.length>C;)g=D(g).map(u=>{const[
$,M]=[u[0].low,u.at(-1).high];return{ref:n.add((0,L.jd)({Limits:[$,M],Kids:u.map(({ref:A})=>A)})),low:$,high:M}});return(0,L.jd)({Kids:g.map(({ref:u})=>u)})}const l=(n,c)=>f(
n,t([...c].map(([d,g])=>[(0,L.Px)(d),g])),"Names");function t(n){return n.map(c=>({entry:c,key:S(c[0])})).sort((c,d)=>c.key<d.key?-1:c.key>d.key?1:0).map(({entry:c})=>c)}
const e=100;async function r(n,c,d,g,u){const $=new E.b9(n),M=new Set,A=B=>M.size<M.add(B).size,y=[],X=[{value:c??null,holder:d,parent:void 0}];for(let B=X.pop();B!==
void 0;B=X.pop()){$.spend(1);const z=n.dict(B.value);if(!z||!A(z)||u&&B.parent&&!N(n,z,u))continue;const Y=[],Z=v=>{const a=n.array(z.get(v));return!a||A(a)?a??
[]:(Y.push(v),[])},H=Z(g).length>>1,V=Z("Kids"),q={dict:z,holder:(0,E.Kd)(B.value,B.holder),parent:B.parent,repeats:Y};y.push(q),$.spend(H);for(let v=V.length-1;v>=
0;v--)X.push({value:V[v],holder:(0,E.Kd)(z.get("Kids"),q.holder),parent:q});const s=n.job.pace.step(e+H*e);s&&await s}return y}function N(n,c,d){const[g,u]=n.array(
c.get("Limits"))??[];return typeof g!="number"||typeof u!="number"||d(g,u)}function K(n,{dict:c,repeats:d},g){const u=d.includes(g)?void 0:n.array(c.get(g));if(!u)
return[];const $=[];for(let M=0;M+1<u.length;M+=2){const A=n.resolve(u[M]);(g==="Names"?A instanceof L.Mx:typeof A=="number")&&$.push([A,u[M+1]])}return $}function p(n,c,d,g){
const u=A=>n.array(n.dict(A)?.get("Limits"))??[],$=d[0]?.[0]??u(g[0])[0],M=d.at(-1)?.[0]??u(g.at(-1))[1];n.edit(c.holder),$!==void 0&&M!==void 0?c.dict.set("Lim\
its",[$,M]):c.dict.delete("Limits")}function D(n){const c=[];for(let d=0;d<n.length;d+=C)c.push(n.slice(d,d+C));return c}}),90191:((Q,W,o)=>{o.d(W,{J7:()=>C,Kd:()=>T,
Wo:()=>f,_i:()=>P,b9:()=>S});var L=o(84293),E=o(16039);class C{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:r,
pages:N}=this.document,K=e.get("Pages");t===r||(0,E.i9)(K)&&t===K.number||N.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){
return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,E.i9)(t)&&this.gone.has(t.number)}}class S{most;left;constructor(t){
this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,L.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen=new Set;allowance;constructor(t,e=new S(t)){this.allowance=e}first(t){
return this.allowance.spend(1),(0,E.i9)(t)?this.seen.has(t.number)?!1:(this.seen.add(t.number),!0):!0}}function T(l,t){return(0,E.i9)(l)?l.number:t}function f(l,t){
const e=l.catalog.get(t),r=l.dict(e);return r&&{dict:r,holder:T(e,l.catalogNumber)}}}),30491:((Q,W,o)=>{o.d(W,{s:()=>C});function L(S,P){const T=[],f=[],l=`use ${P.
map(t=>`{${t}}`).join(", ")}`;for(const t of S.normalize("NFC").split(/(\{[^{}]*\})/)){const e=P.find(r=>`{${r}}`===t);if(e)T.push({placeholder:e});else if(/^\{[^{}]*\}$/.
test(t))f.push(t);else{if(/[{}]/.test(t))return{problem:`has a brace that belongs to no placeholder; ${l}`};t&&T.push({literal:t})}}return f.length===0?{pieces:T}:
{problem:`has the unknown ${f.length===1?"placeholder":"placeholders"} ${f.join(" and ")}; ${l}`}}const E=["number","last","label","name"],C=S=>L(S,E)}),88960:((Q,W,o)=>{
o.d(W,{B:()=>L,M:()=>E});const L=(S,P)=>C(S,P,!1),E=(S,P)=>C(S,P,!0);function C(S,P,T){let[f,l]=[0,S.length];for(;f<l;){const t=f+l>>1,e=S[t];e<P||T&&e===P?f=t+
1:l=t}return f}})};
