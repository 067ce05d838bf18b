"use strict";exports.id=2538,exports.ids=[2538],exports.modules={157:((F,j,o)=>{o.r(j),o.d(j,{addPageNumbers:()=>f});var M=o(9153),S=o(4281),T=o(138),E=o(381),b=o(6504),N=o(
2531),r=o(7048),a=o(199),e=o(5298),t=o(9468),l=o(7869),O=o(9702),L=o(900),d=o(550),K=o(6557);async function n(){const s=await(0,K.W)("Regular");return{covers:p=>s.
hasGlyphForCodePoint(p),subset:async p=>{const c=p.map(g=>s.glyphForCodePoint(g.codePointAt(0)??0)),{addTo:w,codeOf:y}=await(0,d.r)(s,c),P=c.map(({path:g})=>g.bbox).
filter(({minY:g,maxY:A})=>g<=A);return{addTo:w,glyphs:new Map(c.map((g,A)=>[p[A],{code:y(g),width:g.advanceWidth/s.unitsPerEm}])),bottom:Math.min(0,...P.map(({minY:g})=>g))/
s.unitsPerEm,top:Math.max(0,...P.map(({maxY:g})=>g))/s.unitsPerEm}}}}var i=o(491);const u="OctavoNumber",h=64*1024;async function f(s,p,c,w,y){const P=await(0,L.
F)(s,w),{kinds:g,pages:A}=P,R=(0,e.Wx)("add_page_numbers",g,c.margin),B=A.find(({kind:V})=>!R[V]),W=B?[{field:"margin",message:(0,e.fj)(B.index,g[B.kind])}]:[],
z=(0,i.s)(c.number_format),G=c.first_number+A.length-1,{last_number:D=G}=c;if(D<G&&W.push({field:"last_number",message:`is ${D}, but the last page gets the numb\
er ${G}; give that or a higher one, or leave it out`}),"problem"in z)throw(0,M.G6)([{field:"number_format",message:z.problem},...W]);const I=await x(s,p,z.pieces,
{...c,last_number:D},A),U=await C(v(I),z.pieces,y,s.job.pace,W),X=(0,r.F)(c.color,await(0,l._B)(s)),H=[{category:"Font",name:u,ref:U.addTo(s)}];return X.colorSpace&&
H.push({category:"ColorSpace",name:r.B,ref:s.add(X.colorSpace)}),(0,O.W)(s,P,{layer:"over",subtype:"PageNum",on:({kind:V},k)=>{const Y=m(I(k),U),[J,Q]=[g[V],R[V]],
Z=$(Y.width,U,c.font_size,J,Q),q=(U.top-U.bottom)*Z,[tt,et]=(0,e.pi)(J,Q,c.position,Y.width*Z,q),nt=(0,a.lw)([1,0,0,1,tt,et-U.bottom*Z],(0,a.S3)(J));return{resources:H,
operators:([st,_])=>`q ${_===void 0?X.operators:X.operators.replace(r.B,_)} BT /${st} ${(0,t._)(Z)} Tf ${(0,t.vs)(nt)} Tm <${Y.codes}> Tj ET Q`}}})}async function x(s,p,c,{
first_number:w,last_number:y,digits:P},g){const A=String(y),R=(0,b.RK)(p.replace(/\.[^.]*$/,"")),B=c.some(D=>"placeholder"in D&&D.placeholder==="label")?await(0,T.
Hr)(s):void 0,W={number:D=>String(w+D).padStart(P,"0"),last:()=>A,name:()=>R,label:D=>{const{index:I}=g[D];if(!B)return String(I+1);const{prefix:U,style:X,number:H}=B(
I);return(U?(0,b.RK)((0,E.g7)(U)):"")+(0,S.Y)(X,H)}},z=c.map(D=>"literal"in D?{literal:(0,b.RK)(D.literal)}:D);return Object.assign(D=>z.map(I=>"literal"in I?I.
literal:W[I.placeholder](D)).join(""),{count:g.length,isUniform:!B})}function v(s){const p=new Set("0123456789"),c=s.isUniform?1:s.count;for(let w=0;w<c;w++)for(const y of s(
w))p.add(y);return[...p].sort()}async function C(s,p,c,w,y){const P=(0,N.T)("number",s.join(""));let g=c.get(P);if(!g){const A=await n();await w.rest();const R=(0,b.
Zw)(s.join(""),A.covers);if(R!==void 0){const B=p.some(W=>"placeholder"in W&&/label|name/.test(W.placeholder));y.unshift({field:"number_format",message:B?`${R} \
(from the format, the file name or the labels)`:R})}if(y.length>0)throw(0,M.G6)(y);g=await A.subset(s),await w.rest(),c.put(P,g,h)}if(y.length>0)throw(0,M.G6)(y);
return g}function m(s,{glyphs:p}){let c="",w=0;for(const y of s){const P=p.get(y);P&&(c+=P.code,w+=P.width)}return{codes:c,width:w}}function $(s,{top:p,bottom:c},w,y,P){
return Math.min(w/y.userUnit,P.width/Math.max(s,1e-6),P.height/(p-c))}}),4281:((F,j,o)=>{o.d(j,{Y:()=>M});function M(r,a){switch(r){case"D":return String(a);case"\
R":return b(a);case"r":return b(a).toLowerCase();case"A":return N(a);case"a":return N(a).toLowerCase();default:return""}}const S=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],T=1e5,E=2600;function b(r){if(r>T)return String(r);let a="",e=r;for(const[
t,l]of S)for(;e>=t;)a+=l,e-=t;return a}function N(r){return r>E?String(r):String.fromCharCode(65+(r-1)%26).repeat(Math.ceil(r/26))}}),138:((F,j,o)=>{o.d(j,{Hr:()=>E,
Zh:()=>b,qm:()=>N});var M=o(8960),S=o(6039),T=o(8713);async function E(t){const l=t.catalog.get("PageLabels");if(!t.dict(l))return;const O=(await(0,T.Zc)(t,l,"N\
ums")).map(([d,K])=>({first:Number(d),label:t.dict(K)})).filter(({first:d})=>Number.isInteger(d)&&d>=0).sort((d,K)=>d.first-K.first).map(({first:d,label:K})=>({
first:d,...r(t,K)})),L=O.map(({first:d})=>d);return d=>{const K=O[(0,M.M)(L,d)-1];return K?{...K,number:K.start+d-K.first}:{style:"D",prefix:void 0,number:d+1}}}
function b(t,l){const O=[];let L,d=0;for(const K of l)(!L||!a(L,K))&&O.push([d,e(K)]),L=K,d++;return(0,T.H6)(t,O,"Nums")}async function N(t,l){const O=await E(t);
if(!O)return;const L=b(t,Array.from(l,d=>O(d-1)));t.editCatalog().set("PageLabels",t.add(L))}function r(t,l){const O=t.resolve(l?.get("S")),L=t.resolve(l?.get("\
P")),d=t.resolve(l?.get("St"));return{style:O instanceof S.SX?O.text:void 0,prefix:L instanceof S.Mx&&L.bytes.length>0?L:void 0,start:typeof d=="number"&&Number.
isInteger(d)&&d>=1?d:1}}function a(t,l){return t.style!==l.style||l.style!==void 0&&l.number!==t.number+1?!1:t.prefix===l.prefix?!0:!!t.prefix&&!!l.prefix&&Buffer.
compare(t.prefix.bytes,l.prefix.bytes)===0}function e({style:t,prefix:l,number:O}){return(0,S.jd)({S:t===void 0?void 0:(0,S.UU)(t),P:l,St:t===void 0||O===1?void 0:
O})}}),8713:((F,j,o)=>{o.d(j,{AN:()=>e,BX:()=>N,H6:()=>r,MN:()=>a,Pu:()=>E,Zc:()=>b});var M=o(6039),S=o(191);const T=64,E=n=>typeof n=="number"?String(n):Buffer.
from(n.bytes).toString("latin1");async function b(n,i,u){const h=[];for(const f of await l(n,i,0,u)){for(const v of L(n,f,u))h.push(v);const x=n.job.pace.step(t);
x&&await x}return h}async function N(n,i,u,h,f,x){const v=await l(n,i,u,h,x);for(let C=v.length-1;C>=0;C--){const m=v[C],$=L(n,m,h),s=$.filter(([y,P])=>!f(y,P)),
p=n.job.pace.step(t+$.length*t);p&&await p,s.length<$.length&&(n.edit(m.holder),m.dict.set(h,s.flat()),m.changed=!0);for(const y of m.repeats)n.edit(m.holder),m.
dict.delete(y),m.changed=!0;if(m.emptyKids){const y=(n.array(m.dict.get("Kids"))??[]).filter(P=>!m.emptyKids.has(n.dict(P)));n.edit(m.holder),m.dict.set("Kids",
y),m.changed=!0}if(!m.changed)continue;const c=n.array(m.dict.get("Kids"))??[];m.empty=s.length===0&&c.length===0;const w=m.parent;w&&(w.changed=!0,m.empty?(w.emptyKids??=
new Set).add(m.dict):d(n,m,s,c))}return v[0]?.empty??!1}function r(n,i,u){if(i.length<=T)return(0,M.jd)({[u]:i.flat()});let h=[];for(const f of K(i)){const[x,v]=[
f[0][0],f.at(-1)[0]];h.push({ref:n.add((0,M.jd)({Limits:[x,v],[u]:f.flat()})),low:x,high:v})}for(;h.length>T;)h=K(h).map(f=>{const[x,v]=[f[0].low,f.at(-1).high];
return{ref:n.add((0,M.jd)({Limits:[x,v],Kids:f.map(({ref:C})=>C)})),low:x,high:v}});return(0,M.jd)({Kids:h.map(({ref:f})=>f)})}const a=(n,i)=>r(n,e([...i].map(([
u,h])=>[(0,M.Px)(u),h])),"Names");function e(n){return n.map(i=>({entry:i,key:E(i[0])})).sort((i,u)=>i.key<u.key?-1:i.key>u.key?1:0).map(({entry:i})=>i)}const t=100;
async function l(n,i,u,h,f){const x=new S.b9(n),v=new Set,C=s=>v.size<v.add(s).size,m=[],$=[{value:i??null,holder:u,parent:void 0}];for(let s=$.pop();s!==void 0;s=
$.pop()){x.spend(1);const p=n.dict(s.value);if(!p||!C(p)||f&&s.parent&&!O(n,p,f))continue;const c=[],w=R=>{const B=n.array(p.get(R));return!B||C(B)?B??[]:(c.push(
R),[])},y=w(h).length>>1,P=w("Kids"),g={dict:p,holder:(0,S.Kd)(s.value,s.holder),parent:s.parent,repeats:c};m.push(g),x.spend(y);for(let R=P.length-1;R>=0;R--)$.
push({value:P[R],holder:(0,S.Kd)(p.get("Kids"),g.holder),parent:g});const A=n.job.pace.step(t+y*t);A&&await A}return m}function O(n,i,u){const[h,f]=n.array(i.get(
"Limits"))??[];return typeof h!="number"||typeof f!="number"||u(h,f)}function L(n,{dict:i,repeats:u},h){const f=u.includes(h)?void 0:n.array(i.get(h));if(!f)return[];
const x=[];for(let v=0;v+1<f.length;v+=2){const C=n.resolve(f[v]);(h==="Names"?C instanceof M.Mx:typeof C=="number")&&x.push([C,f[v+1]])}return x}function d(n,i,u,h){
const f=C=>n.array(n.dict(C)?.get("Limits"))??[],x=u[0]?.[0]??f(h[0])[0],v=u.at(-1)?.[0]??f(h.at(-1))[1];n.edit(i.holder),x!==void 0&&v!==void 0?i.dict.set("Lim\
its",[x,v]):i.dict.delete("Limits")}function K(n){const i=[];for(let u=0;u<n.length;u+=T)i.push(n.slice(u,u+T));return i}}),191:((F,j,o)=>{o.d(j,{J7:()=>T,Kd:()=>N,
Wo:()=>r,_i:()=>b,b9:()=>E});var M=o(4293),S=o(6039);class T{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){const{catalog:t,catalogNumber:l,
pages:O}=this.document,L=t.get("Pages");e===l||(0,S.i9)(L)&&e===L.number||O.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){
return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,S.i9)(e)&&this.gone.has(e.number)}}class E{most;left;constructor(e){
this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen=new Set;allowance;constructor(e,t=new E(e)){this.allowance=t}first(e){
return this.allowance.spend(1),(0,S.i9)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}}function N(a,e){return(0,S.i9)(a)?a.number:e}function r(a,e){
const t=a.catalog.get(e),l=a.dict(t);return l&&{dict:l,holder:N(t,a.catalogNumber)}}}),491:((F,j,o)=>{o.d(j,{s:()=>S});const M=["number","last","label","name"];
function S(E){const b=[],N=[];for(const r of E.normalize("NFC").split(/(\{[^{}]*\})/)){const a=M.find(e=>`{${e}}`===r);if(a)b.push({placeholder:a});else if(/^\{[^{}]*\}$/.
test(r))N.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder; ${T}`};r&&b.push({literal:r})}}return N.length===0?{pieces:b}:
{problem:`has the unknown ${N.length===1?"placeholder":"placeholders"} ${N.join(" and ")}; ${T}`}}const T=`use ${M.map(E=>`{${E}}`).join(", ")}`}),8960:((F,j,o)=>{
o.d(j,{B:()=>M,M:()=>S});const M=(E,b)=>T(E,b,!1),S=(E,b)=>T(E,b,!0);function T(E,b,N){let[r,a]=[0,E.length];for(;r<a;){const e=r+a>>1,t=E[e];t<b||N&&t===b?r=e+
1:a=e}return r}})};
