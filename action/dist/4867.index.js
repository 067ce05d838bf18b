"use strict";exports.id=4867,exports.ids=[4867],exports.modules={54867:((L,A,c)=>{c.d(A,{_:()=>r});var D=c(78713),M=c(75767),b=c(90191),g=c(11275),P=c(38504),O=c(16039),v=c(
35092),i=c(58247);async function r(f){const h=(await(0,M.S)(f)).EF;if(h.length===0)return[];const a=new u(f),{catalog:l,job:E}=f,e=(0,b.Wo)(f,"Names");for(const[
s,o]of await(0,D.Zc)(f,e?.dict.get("EmbeddedFiles"),"Names")){a.add(o,null,s instanceof O.Mx?(0,i.G)(s):null);const n=E.pace.step(500);n&&await n}if(a.associated(
l.get("AF"),null),!a.missesSome(h))return a.found;for(let s=0;s<f.pages.count;s++){const o=f.pages.number(s);a.associated(f.entry(o,"AF"),s+1);for(const p of f.
array(f.entry(o,"Annots"))??[]){const d=f.dict(p);d&&((0,O.Eo)(f.resolve(d.get("Subtype")),"FileAttachment")&&a.add(d.get("FS"),s+1,null,(0,i.G)(f.resolve(d.get(
"Contents")))),a.associated(d.get("AF"),s+1))}const n=E.pace.step(1e3);n&&await n}if(!a.missesSome(h))return a.found;const{live:t}=await(0,g.Gy)(f);for(const s of h)
t[s]===1&&(0,P.CA)(f.get(s),o=>{o.has("EF")&&a.add(o,null)});return a.found}class u{document;found=[];streams=new Set;constructor(h){this.document=h}associated(h,a){
const l=this.document.array(h)??(h===void 0?[]:[h]);for(const E of l)this.add(E,a)}missesSome(h){return h.some(a=>(0,P.L3)(this.document.get(a),l=>{const E=this.
embedded(l);return E!==void 0&&!this.streams.has(E)}))}add(h,a,l=null,E=null){const{document:e}=this,t=e.dict(h),s=t&&this.embedded(t);if(!s||this.streams.has(s))
return;this.streams.add(s);const o=d=>(0,i.G)(e.resolve(t.get(d))),n=e.resolve(s.dict.get("Subtype")),p=e.resolve(t.get("AFRelationship"));this.found.push({name:o(
"UF")??o("F")??o("Unix")??o("DOS")??o("Mac")??l,stream:s,size:this.sizeOf(s),mimeType:n instanceof O.SX&&(0,v.L)(n.text)?n.text:null,description:o("Desc")??E,relationship:p instanceof
O.SX?p.text:null,page:a})}embedded(h){const a=this.document.dict(h.get("EF"));if(a)for(const l of["UF","F","Unix","DOS","Mac"]){const E=a.get(l),e=(0,O.i9)(E)?this.
document.resolve(E):null;if(e instanceof O.Z6)return e}}sizeOf(h){const{document:a}=this,l=a.resolve(a.dict(h.dict.get("Params"))?.get("Size"));return typeof l==
"number"&&Number.isInteger(l)&&l>=0?l:!h.dict.has("Filter")&&h.sealed===void 0?h.data.length:null}}}),78713:((L,A,c)=>{c.d(A,{AN:()=>r,BX:()=>O,H6:()=>v,MN:()=>i,
Pu:()=>g,Zc:()=>P});var D=c(16039),M=c(90191);const b=64,g=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function P(e,t,s){const o=[];
for(const n of await f(e,t,0,s)){for(const d of a(e,n,s))o.push(d);const p=e.job.pace.step(u);p&&await p}return o}async function O(e,t,s,o,n,p){const d=await f(
e,t,s,o,p);for(let _=d.length-1;_>=0;_--){const m=d[_],y=a(e,m,o),w=y.filter(([S,K])=>!n(S,K)),x=e.job.pace.step(u+y.length*u);x&&await x,w.length<y.length&&(e.
edit(m.holder),m.dict.set(o,w.flat()),m.changed=!0);for(const S of m.repeats)e.edit(m.holder),m.dict.delete(S),m.changed=!0;if(m.emptyKids){const S=(e.array(m.dict.
get("Kids"))??[]).filter(K=>!m.emptyKids.has(e.dict(K)));e.edit(m.holder),m.dict.set("Kids",S),m.changed=!0}if(!m.changed)continue;const C=e.array(m.dict.get("K\
ids"))??[];m.empty=w.length===0&&C.length===0;const T=m.parent;T&&(T.changed=!0,m.empty?(T.emptyKids??=new Set).add(m.dict):l(e,m,w,C))}return d[0]?.empty??!1}function v(e,t,s){
if(t.length<=b)return(0,D.jd)({[s]:t.flat()});let o=[];for(const n of E(t)){const[p,d]=[n[0][0],n.at(-1)[0]];o.push({ref:e.add((0,D.jd)({Limits:[p,d],[s]:n.flat()})),
low:p,high:d})}for(;o.length>b;)o=E(o).map(n=>{const[p,d]=[n[0].low,n.at(-1).high];return{ref:e.add((0,D.jd)({Limits:[p,d],Kids:n.map(({ref:_})=>_)})),low:p,high:d}});
return(0,D.jd)({Kids:o.map(({ref:n})=>n)})}const i=(e,t)=>v(e,r([...t].map(([s,o])=>[(0,D.Px)(s),o])),"Names");function r(e){return e.map(t=>({entry:t,key:g(t[0])})).
sort((t,s)=>t.key<s.key?-1:t.key>s.key?1:0).map(({entry:t})=>t)}const u=100;async function f(e,t,s,o,n){const p=new M.b9(e),d=new Set,_=w=>d.size<d.add(w).size,
m=[],y=[{value:t??null,holder:s,parent:void 0}];for(let w=y.pop();w!==void 0;w=y.pop()){p.spend(1);const x=e.dict(w.value);if(!x||!_(x)||n&&w.parent&&!h(e,x,n))
continue;const C=[],T=R=>{const B=e.array(x.get(R));return!B||_(B)?B??[]:(C.push(R),[])},S=T(o).length>>1,K=T("Kids"),U={dict:x,holder:(0,M.Kd)(w.value,w.holder),
parent:w.parent,repeats:C};m.push(U),p.spend(S);for(let R=K.length-1;R>=0;R--)y.push({value:K[R],holder:(0,M.Kd)(x.get("Kids"),U.holder),parent:U});const W=e.job.
pace.step(u+S*u);W&&await W}return m}function h(e,t,s){const[o,n]=e.array(t.get("Limits"))??[];return typeof o!="number"||typeof n!="number"||s(o,n)}function a(e,{
dict:t,repeats:s},o){const n=s.includes(o)?void 0:e.array(t.get(o));if(!n)return[];const p=[];for(let d=0;d+1<n.length;d+=2){const _=e.resolve(n[d]);(o==="Names"?
_ instanceof D.Mx:typeof _=="number")&&p.push([_,n[d+1]])}return p}function l(e,t,s,o){const n=_=>e.array(e.dict(_)?.get("Limits"))??[],p=s[0]?.[0]??n(o[0])[0],
d=s.at(-1)?.[0]??n(o.at(-1))[1];e.edit(t.holder),p!==void 0&&d!==void 0?t.dict.set("Limits",[p,d]):t.dict.delete("Limits")}function E(e){const t=[];for(let s=0;s<
e.length;s+=b)t.push(e.slice(s,s+b));return t}}),75767:((L,A,c)=>{c.d(A,{S:()=>b});var D=c(7548),M=c(30729);const b=(0,M.H)(g=>(0,D.zx)(g,["AP","JS","EF","ByteR\
ange","Sig"]))}),30729:((L,A,c)=>{c.d(A,{H:()=>D});function D(M){const b=new WeakMap;return g=>{if(g.hasChanges)return M(g);const P=b.get(g);if(P)return P.answer;
const O=M(g);return b.set(g,{answer:O}),O}}}),90191:((L,A,c)=>{c.d(A,{J7:()=>b,Kd:()=>O,Wo:()=>v,_i:()=>P,b9:()=>g});var D=c(84293),M=c(16039);class b{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:u,catalogNumber:f,pages:h}=this.document,a=u.get("Pages");r===f||(0,M.i9)(a)&&r===a.number||h.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,M.
i9)(r)&&this.gone.has(r.number)}}class g{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,D.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen=new Set;allowance;constructor(r,u=new g(
r)){this.allowance=u}first(r){return this.allowance.spend(1),(0,M.i9)(r)?this.seen.has(r.number)?!1:(this.seen.add(r.number),!0):!0}}function O(i,r){return(0,M.
i9)(i)?i.number:r}function v(i,r){const u=i.catalog.get(r),f=i.dict(u);return f&&{dict:f,holder:O(u,i.catalogNumber)}}}),30491:((L,A,c)=>{c.d(A,{s:()=>M});const D=[
"number","last","label","name"];function M(g){const P=[],O=[];for(const v of g.normalize("NFC").split(/(\{[^{}]*\})/)){const i=D.find(r=>`{${r}}`===v);if(i)P.push(
{placeholder:i});else if(/^\{[^{}]*\}$/.test(v))O.push(v);else{if(/[{}]/.test(v))return{problem:`has a brace that belongs to no placeholder; ${b}`};v&&P.push({literal:v})}}
return O.length===0?{pieces:P}:{problem:`has the unknown ${O.length===1?"placeholder":"placeholders"} ${O.join(" and ")}; ${b}`}}const b=`use ${D.map(g=>`{${g}}`).
join(", ")}`}),7548:((L,A,c)=>{c.d(A,{RJ:()=>r,vb:()=>u,zx:()=>i});var D=c(58143),M=c(88960),b=c(269),g=c(48024);const P=16384,O=65536,v="[^\\0\\t\\n\\f\\r ()<>[\\]{}\
/%#]";async function i(a,l){const E=l.map(n=>{const[p="",...d]=[...n].map(m=>m.replace(/\W/,"\\$&")),_=/\W/.test(n)?v:"\\w";return`${p}(?:${d.join("")}|${_}{0,${Math.
max(0,n.length-2)}}#)`}),e=new RegExp(`/(?:${E.join("|")}|#)`,"g"),t=Object.fromEntries(l.map(n=>[n,new Set])),s=new Set;await r(a,(n,p,d,_)=>{const m=n.toString(
"latin1",p,d);e.lastIndex=0;for(let y=e.exec(m);y;y=e.exec(m)){const w=_(p+y.index);w!==void 0&&(y[0].endsWith("#")?s.add(w):t[y[0].slice(1)].add(w))}});for(const n of u(
a))s.add(n);const o=n=>[...new Set([...n,...s])].sort((p,d)=>p-d);return Object.fromEntries(l.map(n=>[n,o(t[n])]))}async function r(a,l){const{bytes:E,table:e}=a,
t=f(a),s=new Int32Array(t.length);for(let _=0;_<t.length;_++)s[_]=e.place[t[_]];const o=(0,b.bS)(E),n=_=>t[(0,M.M)(s,_)-1],p=new g.s;let d=0;for(let _=0;_<t.length;_++){
const m=_+1===t.length,y=m?E.length:s[_+1],w=y-s[_]>P;if(!w&&!m&&y-d<O)continue;if(w){s[_]>d&&l(o,d,s[_],n),p.reset();const C=p.value(E,a.bodies[t[_]],y);l(o,s[_],
C<0?y:C,n)}else l(o,d,y,n);const x=a.job.pace.step(Math.min(y-d,O));x&&await x,d=y}for(const[_,m]of h(a)){const y=a.objectStream(_);if(!y)continue;const w=new Set(
m),{starts:x}=y;l((0,b.bS)(y.data),0,y.data.length,T=>{const S=y.numbers[(0,M.M)(x,T)-1];return S!==void 0&&w.has(S)?S:void 0});const C=a.job.pace.step(y.data.length);
C&&await C}}function*u(a){for(let l=1;a.hasChanges&&l<a.size;l++)a.isChanged(l)&&a.exists(l)&&(yield l)}function f(a){const{table:l,hasChanges:E}=a,e=[];let t=!0,
s=-1;for(let o=1;o<l.size;o++){if(l.kind[o]!==D.tL||E&&a.isChanged(o))continue;const n=l.place[o];t&&=n>=s,s=n,e.push(o)}return t?e:e.sort((o,n)=>l.place[o]-l.place[n])}
function h(a){const{table:l,hasChanges:E}=a,e=new Map;for(let t=1;t<l.size;t++){if(l.kind[t]!==D.UT||E&&a.isChanged(t))continue;const s=l.place[t],o=e.get(s);o?
o.push(t):e.set(s,[t])}return e}}),38504:((L,A,c)=>{c.d(A,{CA:()=>O,L3:()=>v,p$:()=>P});var D=c(88960),M=c(269),b=c(16039),g=c(58143);function P(i,r){const{table:u}=i,
f=new Set,h=[],a=new Map;for(let e=1;e<u.size;e++)if(i.isChanged(e))i.exists(e)&&f.add(e);else if(u.kind[e]===g.tL)h.push(e);else if(u.kind[e]===g.UT){const t=u.
place[e],s=a.get(t);s?s.push(e):a.set(t,[e])}for(let e=u.size;e<i.size;e++)i.exists(e)&&f.add(e);h.sort((e,t)=>u.place[e]-u.place[t]);const l=Int32Array.from(h,
e=>u.place[e]),E=(0,M.bS)(i.bytes);for(const e of r)for(let t=E.indexOf(e);t>=0;t=E.indexOf(e,t+e.length)){const s=h[(0,D.M)(l,t)-1];s!==void 0&&f.add(s)}for(const[
e,t]of a){const s=i.objectStream(e);if(!s)continue;const o=(0,M.bS)(s.data);if(r.some(n=>o.includes(n)))for(const n of t)f.add(n)}return[...f].sort((e,t)=>e-t)}
function O(i,r){const u=[i];for(;u.length>0;){const f=u.pop(),h=f instanceof b.Z6?f.dict:f;if(Array.isArray(h))for(const a of h)u.push(a);else if(h instanceof b.
Bi){r(h);for(const a of h.values())u.push(a)}}}function v(i,r){const u=[];return O(i,f=>{u.length===0&&r(f)&&u.push(f)}),u.length>0}}),88960:((L,A,c)=>{c.d(A,{B:()=>D,
M:()=>M});const D=(g,P)=>b(g,P,!1),M=(g,P)=>b(g,P,!0);function b(g,P,O){let[v,i]=[0,g.length];for(;v<i;){const r=v+i>>1,u=g[r];u<P||O&&u===P?v=r+1:i=r}return v}}),
35092:((L,A,c)=>{c.d(A,{E:()=>v,L:()=>P});var D=c(38917),M=c(30491);function b(i){const r=(0,M.s)(i);return"problem"in r?r.problem:void 0}const g=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
P=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),v={"file-name":{holds:i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i),words:"a file name without fol\
ders"},"media-type":{holds:P,words:"a media type such as text/xml or application/pdf"},date:{holds:i=>(0,D.Z)(i)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>b(i)===void 0,words:"text such as {number} / {last}",problem:b},"language-tag":{holds:i=>g.test(
i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
