"use strict";exports.id=5884,exports.ids=[5884],exports.modules={36874:((B,K,w)=>{w.r(K),w.d(K,{read_e_invoice:()=>R});var L=w(49153),C=w(67753),P=w(54075),S=w(7390),O=w(99586);
const R=async(m,d,_)=>{const A=await(0,S.E)(m.bytes,_,{password:d.open_password}),s=await(0,C.sc)(A),[a]=s.invoices;if(!a)throw(0,L.G6)([h(s)]);const c=d.with_xml?
{xml:(0,P.xK)(a.bytes)??null}:{};return{documents:[{...m,pageCount:A.pages.count}],data:{...b(a),...c},notes:s.invoices.length>1?[x(a,s.invoices.length)]:[],facts:{}}};
function b({syntax:m,profile:d,file:_,invoice:A}){return{syntax:m,profile:d?.level??null,file:_,...A}}const p=10;function h({refused:m,names:d}){if(m)return{field:"\
file",message:`has no invoice that can be read: ${g(m.file)} ${m.reason}`};const _=d.slice(0,p).map(g).join(", "),A=d.length>p?` and ${d.length-p} more`:"";return{
field:"file",message:`has no electronic invoice in CII or UBL; it has ${d.length===0?"no attachments":`these attachments: ${_}${A}`}`}}const g=m=>(0,O.jC)(m,O.zE,
"an attachment without a name"),x=({file:m},d)=>({code:"several_invoices",message:`The document has ${d} electronic invoices, where one is allowed: ${g(m)} was \
read.`})}),78713:((B,K,w)=>{w.d(K,{AN:()=>h,BX:()=>R,H6:()=>b,MN:()=>p,Pu:()=>S,Zc:()=>O});var L=w(16039),C=w(90191);const P=64,S=s=>typeof s=="number"?String(s):
Buffer.from(s.bytes).toString("latin1");async function O(s,a,c){const u=[];for(const l of await x(s,a,0,c)){for(const y of d(s,l,c))u.push(y);const M=s.job.pace.
step(g);M&&await M}return u}async function R(s,a,c,u,l,M){const y=await x(s,a,c,u,M);for(let v=y.length-1;v>=0;v--){const r=y[v],e=d(s,r,u),t=e.filter(([f,E])=>!l(
f,E)),n=s.job.pace.step(g+e.length*g);n&&await n,t.length<e.length&&(s.edit(r.holder),r.dict.set(u,t.flat()),r.changed=!0);for(const f of r.repeats)s.edit(r.holder),
r.dict.delete(f),r.changed=!0;if(r.emptyKids){const f=(s.array(r.dict.get("Kids"))??[]).filter(E=>!r.emptyKids.has(s.dict(E)));s.edit(r.holder),r.dict.set("Kids",
f),r.changed=!0}if(!r.changed)continue;const o=s.array(r.dict.get("Kids"))??[];r.empty=t.length===0&&o.length===0;const i=r.parent;i&&(i.changed=!0,r.empty?(i.emptyKids??=
new Set).add(r.dict):_(s,r,t,o))}return y[0]?.empty??!1}function b(s,a,c){if(a.length<=P)return(0,L.jd)({[c]:a.flat()});let u=[];for(const l of A(a)){const[M,y]=[
l[0][0],l.at(-1)[0]];u.push({ref:s.add((0,L.jd)({Limits:[M,y],[c]:l.flat()})),low:M,high:y})}for(;u.length>P;)u=A(u).map(l=>{const[M,y]=[l[0].low,l.at(-1).high];
return{ref:s.add((0,L.jd)({Limits:[M,y],Kids:l.map(({ref:v})=>v)})),low:M,high:y}});return(0,L.jd)({Kids:u.map(({ref:l})=>l)})}const p=(s,a)=>b(s,h([...a].map(([
c,u])=>[(0,L.Px)(c),u])),"Names");function h(s){return s.map(a=>({entry:a,key:S(a[0])})).sort((a,c)=>a.key<c.key?-1:a.key>c.key?1:0).map(({entry:a})=>a)}const g=100;
async function x(s,a,c,u,l){const M=new C.b9(s),y=new Set,v=t=>y.size<y.add(t).size,r=[],e=[{value:a??null,holder:c,parent:void 0}];for(let t=e.pop();t!==void 0;t=
e.pop()){M.spend(1);const n=s.dict(t.value);if(!n||!v(n)||l&&t.parent&&!m(s,n,l))continue;const o=[],i=T=>{const k=s.array(n.get(T));return!k||v(k)?k??[]:(o.push(
T),[])},f=i(u).length>>1,E=i("Kids"),D={dict:n,holder:(0,C.Kd)(t.value,t.holder),parent:t.parent,repeats:o};r.push(D),M.spend(f);for(let T=E.length-1;T>=0;T--)e.
push({value:E[T],holder:(0,C.Kd)(n.get("Kids"),D.holder),parent:D});const j=s.job.pace.step(g+f*g);j&&await j}return r}function m(s,a,c){const[u,l]=s.array(a.get(
"Limits"))??[];return typeof u!="number"||typeof l!="number"||c(u,l)}function d(s,{dict:a,repeats:c},u){const l=c.includes(u)?void 0:s.array(a.get(u));if(!l)return[];
const M=[];for(let y=0;y+1<l.length;y+=2){const v=s.resolve(l[y]);(u==="Names"?v instanceof L.Mx:typeof v=="number")&&M.push([v,l[y+1]])}return M}function _(s,a,c,u){
const l=v=>s.array(s.dict(v)?.get("Limits"))??[],M=c[0]?.[0]??l(u[0])[0],y=c.at(-1)?.[0]??l(u.at(-1))[1];s.edit(a.holder),M!==void 0&&y!==void 0?a.dict.set("Lim\
its",[M,y]):a.dict.delete("Limits")}function A(s){const a=[];for(let c=0;c<s.length;c+=P)a.push(s.slice(c,c+P));return a}}),30729:((B,K,w)=>{w.d(K,{H:()=>L});function L(C){
const P=new WeakMap;return S=>{if(S.hasChanges)return C(S);const O=P.get(S);if(O)return O.answer;const R=C(S);return P.set(S,{answer:R}),R}}}),90191:((B,K,w)=>{
w.d(K,{J7:()=>P,Kd:()=>R,Wo:()=>b,_i:()=>O,b9:()=>S});var L=w(84293),C=w(16039);class P{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){
const{catalog:g,catalogNumber:x,pages:m}=this.document,d=g.get("Pages");h===x||(0,C.i9)(d)&&h===d.number||m.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){
this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,C.i9)(h)&&this.gone.has(h.number)}}
class S{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,L.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen=new Set;allowance;constructor(h,g=new S(
h)){this.allowance=g}first(h){return this.allowance.spend(1),(0,C.i9)(h)?this.seen.has(h.number)?!1:(this.seen.add(h.number),!0):!0}}function R(p,h){return(0,C.
i9)(p)?p.number:h}function b(p,h){const g=p.catalog.get(h),x=p.dict(g);return x&&{dict:x,holder:R(g,p.catalogNumber)}}}),11275:((B,K,w)=>{w.d(K,{Gy:()=>m,Rf:()=>d,
Ip:()=>_});var L=w(58143),C=w(9448),P=w(48024);class S{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.s;signed=new Set;constructor(e,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const o=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const i=f=>o.subarray(f*e,(f+1)*e);this.end=i(0),
this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var O=w(269),R=w(66249),b=w(66498),
p=w(16039);class h{scan=new P.s;ranges=new Map}const g=2;class x{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,n){this.walked=n,this.live=
new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function m(r,{watched:e}={}){const{markings:t,referrers:n}=await d([r],{watched:e,detail:!0}),{live:o,via:i}=t[0];
return{live:o,via:i,referrers:n}}async function d(r,e={}){const t=new c(r,e);return await t.run(),t}function _(r,{repairs:e}){for(const{part:t,number:n,value:o}of e)
r[t].put(n,o)}const A=100,s=100,a=-2;class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new R.R;strings;alias;constructor(e,{detail:t=!1,strings:n=!1,watched:o,alias:i}){if(this.documents=e,this.strings=n,this.alias=i,this.markings=e.map(
f=>new x(f.size,o!==void 0,l(f,n||t,n))),!!o){this.watched=new Uint8Array(e[0].size);for(const f of o)this.watched[f]=1}}async run(){const{documents:e,stack:t}=this,
[n]=e;for(const[o,i]of n.trailer)o!=="Encrypt"&&this.followValue(0,i);for(;t.length>0;){const o=t.pop(),i=o%e.length,f=n.job.pace.step(this.follow(i,(o-i)/e.length));
f&&await f}for(const{live:o,signed:i,walked:f}of this.markings)for(const E of f.signed)o[E]===1&&i.add(E)}visit(e,t){this.alias&&({part:e,number:t}=this.alias(e,
t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[e],{live:o}=n;t<=0||t>=o.length||o[t]!==0||!this.
documents[e].exists(t)||(o[t]=1,this.watched&&(n.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){const n=this.documents[e],o=this.markings[e],
{walked:i}=o;if(this.current=t,o.count++,n.isChanged(t))return this.followChanged(n,o,e,t);if(i.done[t]===1)return this.followAgain(n,o,e,t);const{scan:f,detail:E}=i;
E||(f.used=0);const D=f.used,j=n.table.kind[t]===L.tL?this.walk(n,i,t):this.walkPlace(n,t,f);return j<0||f.byteRange&&this.isSignature(i.signed,t)?this.forget(f,
D).followRepaired(n,e,t):(o.bytes+=j,E&&(i.from[t]=D,i.to[t]=f.used,i.valueEnd[t]=this.extent.valueEnd,i.done[t]=1),this.followMarks(e,f,D,f.used,f.lengthStart),
s+j)}followChanged(e,t,n,o){const i=e.patched(o);if(!i){const k=e.edited.get(o);return u(k)||k===null?this.followRepaired(e,n,o):(this.followValue(n,k),k instanceof
p.Z6&&(t.bytes+=k.data.length+A),s)}const{detail:f}=t.walked;if(i.references&&!f&&!e.suspect){for(let k=i.first;k<i.last;k++)this.visit(n,i.references[k]);return t.
bytes+=i.end-i.start,s}const{scan:E,ranges:D}=M(t);f||(E.used=0);const j=E.used,T=this.walkPlace(e,o,E);return T<0||E.byteRange&&this.isSignature(t.signed,o)?this.
forget(E,j).followRepaired(e,n,o):(t.bytes+=T,f&&D.set(o,{from:j,to:E.used,valueEnd:this.extent.valueEnd}),this.followMarks(n,E,j,E.used,E.lengthStart),s+T)}followAgain(e,t,n,o){
const{walked:i}=t;return t.bytes+=i.end[o]>0?i.end[o]-e.table.place[o]:A,this.followMarks(n,i.scan,i.from[o],i.to[o],i.lengthStart[o]),s}isSignature(e,t){return e.
add(t),this.strings}followMarks(e,{marks:t},n,o,i){const f=this.strings?i:a;for(let E=n;E<o;E+=3)t[E]!==P.A&&t[E+1]!==f&&this.visit(e,t[E])}forget(e,t){return e.
used=t,this}followRepaired(e,t,n){const o=e.get(n),i=u(o)?e.resolve(o):o;return i===null?(this.markings[t].live[n]=g,this.markings[t].count--):this.repair(t,n,i),
s}repair(e,t,n){this.repairs.push({part:e,number:t,value:n}),this.followValue(e,n)}followValue(e,t){const n=[t];for(;n.length>0;){const o=n.pop();if(o instanceof
p.oS)this.visit(o instanceof p.rV?o.part:e,o.number);else if(Array.isArray(o))for(const i of o)n.push(i);else if(o instanceof p.Bi){o.has("ByteRange")&&this.markings[e].
signed.add(this.current);for(const i of o.values())n.push(i)}else if(o instanceof p.Z6)for(const[i,f]of o.dict)i!=="Length"&&n.push(f)}}walk(e,t,n){const{extent:o}=this,
{bytes:i}=e,{scan:f}=t,E=e.bodies[n];f.forgetLength();const{kept:D}=this,j=!this.strings&&e.recallEntries(n,D);j&&f.append(D.scan.marks,D.marksFrom,D.marksTo);const T=j?
D.close+2:f.value(i,E,i.length);return T<0||i[T-1]===O.AV||!(0,C.x)(e,T,f,o)||e.suspect&&!(0,b.D)(i,E,T)?-1:(o.dataStart<0&&(f.lengthStart=-1),t.end[n]=o.end,t.
detail&&(t.dataStart[n]=o.dataStart,t.dataEnd[n]=o.dataEnd,t.lengthStart[n]=f.lengthStart,t.lengthEnd[n]=f.lengthEnd),o.end-e.table.place[n])}walkPlace(e,t,n){const o=e.
place(t);if(!o)return-1;const{bytes:i,start:f,end:E}=o;n.forgetLength();const D=n.value(i,f,E);return n.lengthStart=-1,D<0&&!v(i,f,E)||y(i,f,E)||D>0&&i[D-1]===O.
AV||D>=0&&(0,O.AN)(i,D,E)<E||e.suspect&&!(0,b.D)(i,f,E)?-1:(this.extent.valueEnd=D<0?E:D,E-f)}}const u=r=>r instanceof p.oS&&!(r instanceof p.rV);function l(r,e,t){
const n=r.walked;if(n?.strings===t)return n;const o=new S(r.size,e,t);return e&&(r.walked=o),o}function M(r){return r.patches||(r.patches=new h,r.patches.scan.strings=
r.walked.strings),r.patches}function y(r,e,t){const n=(0,O.AN)(r,e,t);return n>=t||r[n]===O.yq&&(0,O.wb)(r,n,"null")}function v(r,e,t){for(let n=e;n<t;n++)if("<\
([/%".includes(String.fromCharCode(r[n])))return!1;return!0}}),7548:((B,K,w)=>{w.d(K,{RJ:()=>h,vb:()=>g,zx:()=>p});var L=w(58143),C=w(88960),P=w(269),S=w(48024);
const O=16384,R=65536,b="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(d,_){const A=_.map(l=>{const[M="",...y]=[...l].map(r=>r.replace(/\W/,"\\$&")),v=/\W/.
test(l)?b:"\\w";return`${M}(?:${y.join("")}|${v}{0,${Math.max(0,l.length-2)}}#)`}),s=new RegExp(`/(?:${A.join("|")}|#)`,"g"),a=Object.fromEntries(_.map(l=>[l,new Set])),
c=new Set;await h(d,(l,M,y,v)=>{const r=l.toString("latin1",M,y);s.lastIndex=0;for(let e=s.exec(r);e;e=s.exec(r)){const t=v(M+e.index);t!==void 0&&(e[0].endsWith(
"#")?c.add(t):a[e[0].slice(1)].add(t))}});for(const l of g(d))c.add(l);const u=l=>[...new Set([...l,...c])].sort((M,y)=>M-y);return Object.fromEntries(_.map(l=>[
l,u(a[l])]))}async function h(d,_){const{bytes:A,table:s}=d,a=x(d),c=new Int32Array(a.length);for(let v=0;v<a.length;v++)c[v]=s.place[a[v]];const u=(0,P.bS)(A),
l=v=>a[(0,C.M)(c,v)-1],M=new S.s;let y=0;for(let v=0;v<a.length;v++){const r=v+1===a.length,e=r?A.length:c[v+1],t=e-c[v]>O;if(!t&&!r&&e-y<R)continue;if(t){c[v]>
y&&_(u,y,c[v],l),M.reset();const o=M.value(A,d.bodies[a[v]],e);_(u,c[v],o<0?e:o,l)}else _(u,y,e,l);const n=d.job.pace.step(Math.min(e-y,R));n&&await n,y=e}for(const[
v,r]of m(d)){const e=d.objectStream(v);if(!e)continue;const t=new Set(r),{starts:n}=e;_((0,P.bS)(e.data),0,e.data.length,i=>{const f=e.numbers[(0,C.M)(n,i)-1];return f!==
void 0&&t.has(f)?f:void 0});const o=d.job.pace.step(e.data.length);o&&await o}}function*g(d){for(let _=1;d.hasChanges&&_<d.size;_++)d.isChanged(_)&&d.exists(_)&&
(yield _)}function x(d){const{table:_,hasChanges:A}=d,s=[];let a=!0,c=-1;for(let u=1;u<_.size;u++){if(_.kind[u]!==L.tL||A&&d.isChanged(u))continue;const l=_.place[u];
a&&=l>=c,c=l,s.push(u)}return a?s:s.sort((u,l)=>_.place[u]-_.place[l])}function m(d){const{table:_,hasChanges:A}=d,s=new Map;for(let a=1;a<_.size;a++){if(_.kind[a]!==
L.UT||A&&d.isChanged(a))continue;const c=_.place[a],u=s.get(c);u?u.push(a):s.set(c,[a])}return s}}),38504:((B,K,w)=>{w.d(K,{CA:()=>R,L3:()=>b,p$:()=>O});var L=w(
88960),C=w(269),P=w(16039),S=w(58143);function O(p,h){const{table:g}=p,x=new Set,m=[],d=new Map;for(let s=1;s<g.size;s++)if(p.isChanged(s))p.exists(s)&&x.add(s);else if(g.
kind[s]===S.tL)m.push(s);else if(g.kind[s]===S.UT){const a=g.place[s],c=d.get(a);c?c.push(s):d.set(a,[s])}for(let s=g.size;s<p.size;s++)p.exists(s)&&x.add(s);m.
sort((s,a)=>g.place[s]-g.place[a]);const _=Int32Array.from(m,s=>g.place[s]),A=(0,C.bS)(p.bytes);for(const s of h)for(let a=A.indexOf(s);a>=0;a=A.indexOf(s,a+s.length)){
const c=m[(0,L.M)(_,a)-1];c!==void 0&&x.add(c)}for(const[s,a]of d){const c=p.objectStream(s);if(!c)continue;const u=(0,C.bS)(c.data);if(h.some(l=>u.includes(l)))
for(const l of a)x.add(l)}return[...x].sort((s,a)=>s-a)}function R(p,h){const g=[p];for(;g.length>0;){const x=g.pop(),m=x instanceof P.Z6?x.dict:x;if(Array.isArray(
m))for(const d of m)g.push(d);else if(m instanceof P.Bi){h(m);for(const d of m.values())g.push(d)}}}function b(p,h){const g=[];return R(p,x=>{g.length===0&&h(x)&&
g.push(x)}),g.length>0}}),88960:((B,K,w)=>{w.d(K,{B:()=>L,M:()=>C});const L=(S,O)=>P(S,O,!1),C=(S,O)=>P(S,O,!0);function P(S,O,R){let[b,p]=[0,S.length];for(;b<p;){
const h=b+p>>1,g=S[h];g<O||R&&g===O?b=h+1:p=h}return b}})};
