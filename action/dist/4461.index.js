"use strict";exports.id=4461,exports.ids=[4461],exports.modules={38990:((C,T,_)=>{_.d(T,{QL:()=>D,bf:()=>y,fq:()=>m,hj:()=>i,i4:()=>u,iA:()=>p,pv:()=>c,qU:()=>s,tP:()=>w});var O=_(
20381),b=_(16039),P=_(90191),v=_(30729);function y(t){for(;t.part===""&&t.parent;)t=t.parent;return t}const D="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen T\
I I Lock SV".split(" "),w=100;function*p(t,{from:o=t.array((0,P.Wo)(t,"AcroForm")?.dict.get("Fields")),below:n,visit:l=new P._i(t),depth:d=1/0}={}){const h=[],g=(E=[],M)=>{
for(let x=E.length-1;x>=0;x--)h.push({value:E[x],parent:M})};g(o,n);for(let E=h.pop();E;E=h.pop()){const{value:M,parent:x}=E,L=(0,b.i9)(M)?t.get(M):M;if(!(0,b.Zm)(
L)||!l.first(M)||(x?.depth??0)>=d)continue;const S=t.resolve(L.get("T")),A=t.resolve(L.get("FT")),K=S instanceof b.Mx?(0,O.g7)(S):"",I={number:(0,b.i9)(M)?M.number:
void 0,dict:L,parent:x,part:K,name:r(x&&x.depth%w!==0?x.name:"",K),type:A instanceof b.SX?A.text:x?.type,depth:(x?.depth??0)+1};yield I,g(t.array(L.get("Kids")),
I)}}const a=1e3,s=(0,v.H)(f);async function f(t){const o=[];for(const n of p(t)){o.push(n);const l=t.job.pace.step(a);l&&await l}return o}function u(t){const o=new Set(
t.flatMap(({parent:n,dict:l})=>n&&l.has("T")?[n]:[]));return t.filter(n=>(n.dict.has("T")||!n.parent)&&!o.has(n))}function c(t,o){const n=t.resolve(i(t,o,"FT"));
return n instanceof b.SX?n.text:void 0}function i(t,o,n){for(const l of e(t,o)){const d=l.get(n);if(d!==void 0)return d}}function m(t,o){let n="";for(const l of e(
t,o)){const d=t.resolve(l.get("T"));d instanceof b.Mx&&(n=r((0,O.g7)(d),n))}return n}function*e(t,o){let n=o;for(let l=0;n&&l<w;l++)yield n,n=t.dict(n.get("Pare\
nt"))}const r=(t,o)=>t===""||o===""?t+o:`${t}.${o}`}),20138:((C,T,_)=>{_.d(T,{Hr:()=>v,Zh:()=>y,qm:()=>D});var O=_(88960),b=_(16039),P=_(78713);async function v(s){
const f=s.catalog.get("PageLabels");if(!s.dict(f))return;const u=(await(0,P.Zc)(s,f,"Nums")).map(([i,m])=>({first:Number(i),label:s.dict(m)})).filter(({first:i})=>Number.
isInteger(i)&&i>=0).sort((i,m)=>i.first-m.first).map(({first:i,label:m})=>({first:i,...w(s,m)})),c=u.map(({first:i})=>i);return i=>{const m=u[(0,O.M)(c,i)-1];return m?
{...m,number:m.start+i-m.first}:{style:"D",prefix:void 0,number:i+1}}}function y(s,f){const u=[];let c,i=0;for(const m of f)(!c||!p(c,m))&&u.push([i,a(m)]),c=m,
i++;return(0,P.H6)(s,u,"Nums")}async function D(s,f){const u=await v(s);if(!u)return;const c=y(s,Array.from(f,i=>u(i-1)));s.editCatalog().set("PageLabels",s.add(
c))}function w(s,f){const u=s.resolve(f?.get("S")),c=s.resolve(f?.get("P")),i=s.resolve(f?.get("St"));return{style:u instanceof b.SX?u.text:void 0,prefix:c instanceof
b.Mx&&c.bytes.length>0?c:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function p(s,f){return s.style!==f.style||f.style!==void 0&&f.number!==
s.number+1?!1:s.prefix===f.prefix?!0:!!s.prefix&&!!f.prefix&&Buffer.compare(s.prefix.bytes,f.prefix.bytes)===0}function a({style:s,prefix:f,number:u}){return(0,b.
jd)({S:s===void 0?void 0:(0,b.UU)(s),P:f,St:s===void 0||u===1?void 0:u})}}),53449:((C,T,_)=>{_.d(T,{O:()=>P});var O=_(16039),b=_(90191);async function P(y,D,w=1/0){
const p=new b._i(y),a=(0,b.Wo)(y,"Outlines"),s=[{value:a&&v(y,a.holder,a.dict,"First"),level:1}];for(let f=s.pop();f;f=s.pop()){const{value:u,level:c}=f;if(u===
void 0||!p.first(u)||!D(u,c)||!(0,O.i9)(u))continue;const i=e=>{const r=y.entry(u.number,e);return r instanceof O.Bi?v(y,u.number,y.get(u.number),e):r};s.push({
value:i("Next"),level:c}),c<w&&s.push({value:i("First"),level:c+1});const m=y.job.pace.step(300);m&&await m}}function v(y,D,w,p){const a=w.get(p);if(!(a instanceof
O.Bi))return a;const s=y.add(a);return p==="Next"&&a.set("Prev",new O.oS(D)),y.edit(D),w.set(p,s),s}}),78713:((C,T,_)=>{_.d(T,{AN:()=>a,BX:()=>D,H6:()=>w,MN:()=>p,
Pu:()=>v,Zc:()=>y});var O=_(16039),b=_(90191);const P=64,v=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function y(e,r,t){const o=[];
for(const n of await f(e,r,0,t)){for(const d of c(e,n,t))o.push(d);const l=e.job.pace.step(s);l&&await l}return o}async function D(e,r,t,o,n,l){const d=await f(
e,r,t,o,l);for(let h=d.length-1;h>=0;h--){const g=d[h],E=c(e,g,o),M=E.filter(([A,K])=>!n(A,K)),x=e.job.pace.step(s+E.length*s);x&&await x,M.length<E.length&&(e.
edit(g.holder),g.dict.set(o,M.flat()),g.changed=!0);for(const A of g.repeats)e.edit(g.holder),g.dict.delete(A),g.changed=!0;if(g.emptyKids){const A=(e.array(g.dict.
get("Kids"))??[]).filter(K=>!g.emptyKids.has(e.dict(K)));e.edit(g.holder),g.dict.set("Kids",A),g.changed=!0}if(!g.changed)continue;const L=e.array(g.dict.get("K\
ids"))??[];g.empty=M.length===0&&L.length===0;const S=g.parent;S&&(S.changed=!0,g.empty?(S.emptyKids??=new Set).add(g.dict):i(e,g,M,L))}return d[0]?.empty??!1}function w(e,r,t){
if(r.length<=P)return(0,O.jd)({[t]:r.flat()});let o=[];for(const n of m(r)){const[l,d]=[n[0][0],n.at(-1)[0]];o.push({ref:e.add((0,O.jd)({Limits:[l,d],[t]:n.flat()})),
low:l,high:d})}for(;o.length>P;)o=m(o).map(n=>{const[l,d]=[n[0].low,n.at(-1).high];return{ref:e.add((0,O.jd)({Limits:[l,d],Kids:n.map(({ref:h})=>h)})),low:l,high:d}});
return(0,O.jd)({Kids:o.map(({ref:n})=>n)})}const p=(e,r)=>w(e,a([...r].map(([t,o])=>[(0,O.Px)(t),o])),"Names");function a(e){return e.map(r=>({entry:r,key:v(r[0])})).
sort((r,t)=>r.key<t.key?-1:r.key>t.key?1:0).map(({entry:r})=>r)}const s=100;async function f(e,r,t,o,n){const l=new b.b9(e),d=new Set,h=M=>d.size<d.add(M).size,
g=[],E=[{value:r??null,holder:t,parent:void 0}];for(let M=E.pop();M!==void 0;M=E.pop()){l.spend(1);const x=e.dict(M.value);if(!x||!h(x)||n&&M.parent&&!u(e,x,n))
continue;const L=[],S=j=>{const R=e.array(x.get(j));return!R||h(R)?R??[]:(L.push(j),[])},A=S(o).length>>1,K=S("Kids"),I={dict:x,holder:(0,b.Kd)(M.value,M.holder),
parent:M.parent,repeats:L};g.push(I),l.spend(A);for(let j=K.length-1;j>=0;j--)E.push({value:K[j],holder:(0,b.Kd)(x.get("Kids"),I.holder),parent:I});const B=e.job.
pace.step(s+A*s);B&&await B}return g}function u(e,r,t){const[o,n]=e.array(r.get("Limits"))??[];return typeof o!="number"||typeof n!="number"||t(o,n)}function c(e,{
dict:r,repeats:t},o){const n=t.includes(o)?void 0:e.array(r.get(o));if(!n)return[];const l=[];for(let d=0;d+1<n.length;d+=2){const h=e.resolve(n[d]);(o==="Names"?
h instanceof O.Mx:typeof h=="number")&&l.push([h,n[d+1]])}return l}function i(e,r,t,o){const n=h=>e.array(e.dict(h)?.get("Limits"))??[],l=t[0]?.[0]??n(o[0])[0],
d=t.at(-1)?.[0]??n(o.at(-1))[1];e.edit(r.holder),l!==void 0&&d!==void 0?r.dict.set("Limits",[l,d]):r.dict.delete("Limits")}function m(e){const r=[];for(let t=0;t<
e.length;t+=P)r.push(e.slice(t,t+P));return r}}),30729:((C,T,_)=>{_.d(T,{H:()=>O});function O(b){const P=new WeakMap;return v=>{if(v.hasChanges)return b(v);const y=P.
get(v);if(y)return y.answer;const D=b(v);return P.set(v,{answer:D}),D}}}),90191:((C,T,_)=>{_.d(T,{J7:()=>P,Kd:()=>D,Wo:()=>w,_i:()=>y,b9:()=>v});var O=_(84293),
b=_(16039);class P{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:s,catalogNumber:f,pages:u}=this.document,c=s.get(
"Pages");a===f||(0,b.i9)(c)&&a===c.number||u.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){
const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,b.i9)(a)&&this.gone.has(a.number)}}class v{most;left;constructor(a){this.most=this.left=a.job.
limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class y{seen=new Set;allowance;constructor(a,s=new v(a)){this.allowance=s}first(a){return this.allowance.
spend(1),(0,b.i9)(a)?this.seen.has(a.number)?!1:(this.seen.add(a.number),!0):!0}}function D(p,a){return(0,b.i9)(p)?p.number:a}function w(p,a){const s=p.catalog.
get(a),f=p.dict(s);return f&&{dict:f,holder:D(s,p.catalogNumber)}}}),7548:((C,T,_)=>{_.d(T,{RJ:()=>a,vb:()=>s,zx:()=>p});var O=_(58143),b=_(88960),P=_(269),v=_(
48024);const y=16384,D=65536,w="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(c,i){const m=i.map(n=>{const[l="",...d]=[...n].map(g=>g.replace(/\W/,"\\$&")),
h=/\W/.test(n)?w:"\\w";return`${l}(?:${d.join("")}|${h}{0,${Math.max(0,n.length-2)}}#)`}),e=new RegExp(`/(?:${m.join("|")}|#)`,"g"),r=Object.fromEntries(i.map(n=>[
n,new Set])),t=new Set;await a(c,(n,l,d,h)=>{const g=n.toString("latin1",l,d);e.lastIndex=0;for(let E=e.exec(g);E;E=e.exec(g)){const M=h(l+E.index);M!==void 0&&
(E[0].endsWith("#")?t.add(M):r[E[0].slice(1)].add(M))}});for(const n of s(c))t.add(n);const o=n=>[...new Set([...n,...t])].sort((l,d)=>l-d);return Object.fromEntries(
i.map(n=>[n,o(r[n])]))}async function a(c,i){const{bytes:m,table:e}=c,r=f(c),t=new Int32Array(r.length);for(let h=0;h<r.length;h++)t[h]=e.place[r[h]];const o=(0,P.
bS)(m),n=h=>r[(0,b.M)(t,h)-1],l=new v.s;let d=0;for(let h=0;h<r.length;h++){const g=h+1===r.length,E=g?m.length:t[h+1],M=E-t[h]>y;if(!M&&!g&&E-d<D)continue;if(M){
t[h]>d&&i(o,d,t[h],n),l.reset();const L=l.value(m,c.bodies[r[h]],E);i(o,t[h],L<0?E:L,n)}else i(o,d,E,n);const x=c.job.pace.step(Math.min(E-d,D));x&&await x,d=E}
for(const[h,g]of u(c)){const E=c.objectStream(h);if(!E)continue;const M=new Set(g),{starts:x}=E;i((0,P.bS)(E.data),0,E.data.length,S=>{const A=E.numbers[(0,b.M)(
x,S)-1];return A!==void 0&&M.has(A)?A:void 0});const L=c.job.pace.step(E.data.length);L&&await L}}function*s(c){for(let i=1;c.hasChanges&&i<c.size;i++)c.isChanged(
i)&&c.exists(i)&&(yield i)}function f(c){const{table:i,hasChanges:m}=c,e=[];let r=!0,t=-1;for(let o=1;o<i.size;o++){if(i.kind[o]!==O.tL||m&&c.isChanged(o))continue;
const n=i.place[o];r&&=n>=t,t=n,e.push(o)}return r?e:e.sort((o,n)=>i.place[o]-i.place[n])}function u(c){const{table:i,hasChanges:m}=c,e=new Map;for(let r=1;r<i.
size;r++){if(i.kind[r]!==O.UT||m&&c.isChanged(r))continue;const t=i.place[r],o=e.get(t);o?o.push(r):e.set(t,[r])}return e}}),38504:((C,T,_)=>{_.d(T,{CA:()=>D,L3:()=>w,
p$:()=>y});var O=_(88960),b=_(269),P=_(16039),v=_(58143);function y(p,a){const{table:s}=p,f=new Set,u=[],c=new Map;for(let e=1;e<s.size;e++)if(p.isChanged(e))p.
exists(e)&&f.add(e);else if(s.kind[e]===v.tL)u.push(e);else if(s.kind[e]===v.UT){const r=s.place[e],t=c.get(r);t?t.push(e):c.set(r,[e])}for(let e=s.size;e<p.size;e++)
p.exists(e)&&f.add(e);u.sort((e,r)=>s.place[e]-s.place[r]);const i=Int32Array.from(u,e=>s.place[e]),m=(0,b.bS)(p.bytes);for(const e of a)for(let r=m.indexOf(e);r>=
0;r=m.indexOf(e,r+e.length)){const t=u[(0,O.M)(i,r)-1];t!==void 0&&f.add(t)}for(const[e,r]of c){const t=p.objectStream(e);if(!t)continue;const o=(0,b.bS)(t.data);
if(a.some(n=>o.includes(n)))for(const n of r)f.add(n)}return[...f].sort((e,r)=>e-r)}function D(p,a){const s=[p];for(;s.length>0;){const f=s.pop(),u=f instanceof
P.Z6?f.dict:f;if(Array.isArray(u))for(const c of u)s.push(c);else if(u instanceof P.Bi){a(u);for(const c of u.values())s.push(c)}}}function w(p,a){const s=[];return D(
p,f=>{s.length===0&&a(f)&&s.push(f)}),s.length>0}}),88960:((C,T,_)=>{_.d(T,{B:()=>O,M:()=>b});const O=(v,y)=>P(v,y,!1),b=(v,y)=>P(v,y,!0);function P(v,y,D){let[
w,p]=[0,v.length];for(;w<p;){const a=w+p>>1,s=v[a];s<y||D&&s===y?w=a+1:p=a}return w}})};
