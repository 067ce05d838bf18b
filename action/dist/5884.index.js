"use strict";exports.id=5884,exports.ids=[5884],exports.modules={36874:((W,K,w)=>{w.r(K),w.d(K,{read_e_invoice:()=>M});var D=w(49153),x=w(67753),A=w(54075),m=w(7390),_=w(99586);
const M=async(L,R,y)=>{const p=await(0,m.E)(L.bytes,y,{password:R.open_password}),a=await(0,x.sc)(p),[l]=a.invoices;if(!l)throw(0,D.G6)([h(a)]);const c=R.with_xml?
{xml:(0,A.xK)(l.bytes)??null}:{};return{documents:[{...L,pageCount:p.pages.count}],data:{...C(l),...c},notes:a.invoices.length>1?[T(l,a.invoices.length)]:[],facts:{}}};
function C({syntax:L,profile:R,file:y,invoice:p}){return{syntax:L,profile:R?.level??null,file:y,...p}}const v=10;function h({refused:L,names:R}){if(L)return{field:"\
file",message:`has no invoice that can be read: ${O(L.file)} ${L.reason}`};const y=R.slice(0,v).map(O).join(", "),p=R.length>v?` and ${R.length-v} more`:"";return{
field:"file",message:`has no electronic invoice in CII or UBL; it has ${R.length===0?"no attachments":`these attachments: ${y}${p}`}`}}const O=L=>(0,_.jC)(L,_.zE,
"an attachment without a name"),T=({file:L},R)=>({code:"several_invoices",message:`The document has ${R} electronic invoices, where one is allowed: ${O(L)} was \
read.`})}),78713:((W,K,w)=>{w.d(K,{AN:()=>h,BX:()=>M,H6:()=>C,MN:()=>v,Pu:()=>m,Zc:()=>_});var D=w(16039),x=w(90191);const A=64,m=a=>typeof a=="number"?String(a):
Buffer.from(a.bytes).toString("latin1");async function _(a,l,c){const f=[];for(const d of await T(a,l,0,c)){for(const E of R(a,d,c))f.push(E);const u=a.job.pace.
step(O);u&&await u}return f}async function M(a,l,c,f,d,u){const E=await T(a,l,c,f,u);for(let S=E.length-1;S>=0;S--){const o=E[S],e=R(a,o,f),t=e.filter(([r,g])=>!d(
r,g)),s=a.job.pace.step(O+e.length*O);s&&await s,t.length<e.length&&(a.edit(o.holder),o.dict.set(f,t.flat()),o.changed=!0);for(const r of o.repeats)a.edit(o.holder),
o.dict.delete(r),o.changed=!0;if(o.emptyKids){const r=(a.array(o.dict.get("Kids"))??[]).filter(g=>!o.emptyKids.has(a.dict(g)));a.edit(o.holder),o.dict.set("Kids",
r),o.changed=!0}if(!o.changed)continue;const n=a.array(o.dict.get("Kids"))??[];o.empty=t.length===0&&n.length===0;const i=o.parent;i&&(i.changed=!0,o.empty?(i.emptyKids??=
new Set).add(o.dict):y(a,o,t,n))}return E[0]?.empty??!1}function C(a,l,c){if(l.length<=A)return(0,D.jd)({[c]:l.flat()});let f=[];for(const d of p(l)){const[u,E]=[
d[0][0],d.at(-1)[0]];f.push({ref:a.add((0,D.jd)({Limits:[u,E],[c]:d.flat()})),low:u,high:E})}for(;f.length>A;)f=p(f).map(d=>{const[u,E]=[d[0].low,d.at(-1).high];
return{ref:a.add((0,D.jd)({Limits:[u,E],Kids:d.map(({ref:S})=>S)})),low:u,high:E}});return(0,D.jd)({Kids:f.map(({ref:d})=>d)})}const v=(a,l)=>C(a,h([...l].map(([
c,f])=>[(0,D.Px)(c),f])),"Names");function h(a){return a.map(l=>({entry:l,key:m(l[0])})).sort((l,c)=>l.key<c.key?-1:l.key>c.key?1:0).map(({entry:l})=>l)}const O=100;
async function T(a,l,c,f,d){const u=new x.b9(a),E=new Set,S=t=>E.size<E.add(t).size,o=[],e=[{value:l??null,holder:c,parent:void 0}];for(let t=e.pop();t!==void 0;t=
e.pop()){u.spend(1);const s=a.dict(t.value);if(!s||!S(s)||d&&t.parent&&!L(a,s,d))continue;const n=[],i=k=>{const B=a.array(s.get(k));return!B||S(B)?B??[]:(n.push(
k),[])},r=i(f).length>>1,g=i("Kids"),P={dict:s,holder:(0,x.Kd)(t.value,t.holder),parent:t.parent,repeats:n};o.push(P),u.spend(r);for(let k=g.length-1;k>=0;k--)e.
push({value:g[k],holder:(0,x.Kd)(s.get("Kids"),P.holder),parent:P});const j=a.job.pace.step(O+r*O);j&&await j}return o}function L(a,l,c){const[f,d]=a.array(l.get(
"Limits"))??[];return typeof f!="number"||typeof d!="number"||c(f,d)}function R(a,{dict:l,repeats:c},f){const d=c.includes(f)?void 0:a.array(l.get(f));if(!d)return[];
const u=[];for(let E=0;E+1<d.length;E+=2){const S=a.resolve(d[E]);(f==="Names"?S instanceof D.Mx:typeof S=="number")&&u.push([S,d[E+1]])}return u}function y(a,l,c,f){
const d=S=>a.array(a.dict(S)?.get("Limits"))??[],u=c[0]?.[0]??d(f[0])[0],E=c.at(-1)?.[0]??d(f.at(-1))[1];a.edit(l.holder),u!==void 0&&E!==void 0?l.dict.set("Lim\
its",[u,E]):l.dict.delete("Limits")}function p(a){const l=[];for(let c=0;c<a.length;c+=A)l.push(a.slice(c,c+A));return l}}),30729:((W,K,w)=>{w.d(K,{H:()=>D});function D(x){
const A=new WeakMap;return m=>{if(m.hasChanges)return x(m);const _=A.get(m);if(_)return _.answer;const M=x(m);return A.set(m,{answer:M}),M}}}),90191:((W,K,w)=>{
w.d(K,{J7:()=>A,Kd:()=>M,Wo:()=>C,_i:()=>_,b9:()=>m});var D=w(84293),x=w(16039);class A{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){
const{catalog:O,catalogNumber:T,pages:L}=this.document,R=O.get("Pages");h===T||(0,x.i9)(R)&&h===R.number||L.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){
this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,x.i9)(h)&&this.gone.has(h.number)}}
class m{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen=new Set;allowance;constructor(h,O=new m(
h)){this.allowance=O}first(h){return this.allowance.spend(1),(0,x.i9)(h)?this.seen.has(h.number)?!1:(this.seen.add(h.number),!0):!0}}function M(v,h){return(0,x.
i9)(v)?v.number:h}function C(v,h){const O=v.catalog.get(h),T=v.dict(O);return T&&{dict:T,holder:M(O,v.catalogNumber)}}}),11275:((W,K,w)=>{w.d(K,{Gy:()=>L,Rf:()=>R,
Ip:()=>y});var D=w(58143),x=w(9448),A=w(48024);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(e,t,s){
this.detail=t,this.strings=s,this.scan.strings=s;const n=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const i=r=>n.subarray(r*e,(r+1)*e);this.end=i(0),
this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var _=w(269),M=w(66249),C=w(66498),
v=w(16039);class h{scan=new A.s;ranges=new Map}const O=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,s){this.walked=s,this.live=
new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function L(o,{watched:e}={}){const{markings:t,referrers:s}=await R([o],{watched:e,detail:!0}),{live:n,via:i}=t[0];
return{live:n,via:i,referrers:s}}async function R(o,e={}){const t=new c(o,e);return await t.run(),t}function y(o,{repairs:e}){for(const{part:t,number:s,value:n}of e)
o[t].put(s,n)}const p=100,a=100,l=-2;class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new M.R;strings;alias;constructor(e,{detail:t=!1,strings:s=!1,watched:n,alias:i}){if(this.documents=e,this.strings=s,this.alias=i,this.markings=e.map(
r=>new T(r.size,n!==void 0,d(r,s||t,s))),!!n){this.watched=new Uint8Array(e[0].size);for(const r of n)this.watched[r]=1}}async run(){const{documents:e,stack:t}=this,
[s]=e;for(const[n,i]of s.trailer)n!=="Encrypt"&&this.followValue(0,i);for(;t.length>0;){const n=t.pop(),i=n%e.length,r=s.job.pace.step(this.follow(i,(n-i)/e.length));
r&&await r}for(const{live:n,signed:i,walked:r}of this.markings)for(const g of r.signed)n[g]===1&&i.add(g)}visit(e,t){this.alias&&({part:e,number:t}=this.alias(e,
t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const s=this.markings[e],{live:n}=s;t<=0||t>=n.length||n[t]!==0||!this.
documents[e].exists(t)||(n[t]=1,this.watched&&(s.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){const s=this.documents[e],n=this.markings[e],
{walked:i}=n;if(this.current=t,n.count++,s.isChanged(t))return this.followChanged(s,n,e,t);if(i.done[t]===1)return this.followAgain(s,n,e,t);const{scan:r,detail:g}=i;
g||(r.used=0);const P=r.used,j=s.table.kind[t]===D.tL?this.walk(s,i,t):this.walkPlace(s,t,r);return j<0||r.byteRange&&this.isSignature(i.signed,t)?this.forget(r,
P).followRepaired(s,e,t):(n.bytes+=j,g&&(i.from[t]=P,i.to[t]=r.used,i.valueEnd[t]=this.extent.valueEnd,i.done[t]=1),this.followMarks(e,r,P,r.used,r.lengthStart),
a+j)}followChanged(e,t,s,n){const i=e.patched(n);if(!i){const B=e.edited.get(n);return f(B)||B===null?this.followRepaired(e,s,n):(this.followValue(s,B),B instanceof
v.Z6&&(t.bytes+=B.data.length+p),a)}const{detail:r}=t.walked;if(i.references&&!r&&!e.suspect){for(let B=i.first;B<i.last;B++)this.visit(s,i.references[B]);return t.
bytes+=i.end-i.start,a}const{scan:g,ranges:P}=u(t);r||(g.used=0);const j=g.used,k=this.walkPlace(e,n,g);return k<0||g.byteRange&&this.isSignature(t.signed,n)?this.
forget(g,j).followRepaired(e,s,n):(t.bytes+=k,r&&P.set(n,{from:j,to:g.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,g,j,g.used,g.lengthStart),a+k)}followAgain(e,t,s,n){
const{walked:i}=t;return t.bytes+=i.end[n]>0?i.end[n]-e.table.place[n]:p,this.followMarks(s,i.scan,i.from[n],i.to[n],i.lengthStart[n]),a}isSignature(e,t){return e.
add(t),this.strings}followMarks(e,{marks:t},s,n,i){const r=this.strings?i:l;for(let g=s;g<n;g+=3)t[g]!==A.A&&t[g+1]!==r&&this.visit(e,t[g])}forget(e,t){return e.
used=t,this}followRepaired(e,t,s){const n=e.get(s),i=f(n)?e.resolve(n):n;return i===null?(this.markings[t].live[s]=O,this.markings[t].count--):this.repair(t,s,i),
a}repair(e,t,s){this.repairs.push({part:e,number:t,value:s}),this.followValue(e,s)}followValue(e,t){const s=[t];for(;s.length>0;){const n=s.pop();if(n instanceof
v.oS)this.visit(n instanceof v.rV?n.part:e,n.number);else if(Array.isArray(n))for(const i of n)s.push(i);else if(n instanceof v.Bi){n.has("ByteRange")&&this.markings[e].
signed.add(this.current);for(const i of n.values())s.push(i)}else if(n instanceof v.Z6)for(const[i,r]of n.dict)i!=="Length"&&s.push(r)}}walk(e,t,s){const{extent:n}=this,
{bytes:i}=e,{scan:r}=t,g=e.bodies[s];r.forgetLength();const{kept:P}=this,j=!this.strings&&e.recallEntries(s,P);j&&r.append(P.scan.marks,P.marksFrom,P.marksTo);const k=j?
P.close+2:r.value(i,g,i.length);return k<0||i[k-1]===_.AV||!(0,x.x)(e,k,r,n)||e.suspect&&!(0,C.D)(i,g,k)?-1:(n.dataStart<0&&(r.lengthStart=-1),t.end[s]=n.end,t.
detail&&(t.dataStart[s]=n.dataStart,t.dataEnd[s]=n.dataEnd,t.lengthStart[s]=r.lengthStart,t.lengthEnd[s]=r.lengthEnd),n.end-e.table.place[s])}walkPlace(e,t,s){const n=e.
place(t);if(!n)return-1;const{bytes:i,start:r,end:g}=n;s.forgetLength();const P=s.value(i,r,g);return s.lengthStart=-1,P<0&&!S(i,r,g)||E(i,r,g)||P>0&&i[P-1]===_.
AV||P>=0&&(0,_.AN)(i,P,g)<g||e.suspect&&!(0,C.D)(i,r,g)?-1:(this.extent.valueEnd=P<0?g:P,g-r)}}const f=o=>o instanceof v.oS&&!(o instanceof v.rV);function d(o,e,t){
const s=o.walked;if(s?.strings===t)return s;const n=new m(o.size,e,t);return e&&(o.walked=n),n}function u(o){return o.patches||(o.patches=new h,o.patches.scan.strings=
o.walked.strings),o.patches}function E(o,e,t){const s=(0,_.AN)(o,e,t);return s>=t||o[s]===_.yq&&(0,_.wb)(o,s,"null")}function S(o,e,t){for(let s=e;s<t;s++)if("<\
([/%".includes(String.fromCharCode(o[s])))return!1;return!0}}),7548:((W,K,w)=>{w.d(K,{RJ:()=>O,V3:()=>h,vb:()=>T,zx:()=>v});var D=w(58143),x=w(88960),A=w(269),m=w(
48024);const _=16384,M=65536,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(y,p){const a=p.map(u=>{const[E="",...S]=[...u].map(e=>e.replace(/\W/,"\\$&")),
o=/\W/.test(u)?C:"\\w";return`${E}(?:${S.join("")}|${o}{0,${Math.max(0,u.length-2)}}#)`}),l=new RegExp(`/(?:${a.join("|")}|#)`,"g"),c=Object.fromEntries(p.map(u=>[
u,new Set])),f=new Set;await O(y,(u,E,S,o)=>{const e=u.toString("latin1",E,S);l.lastIndex=0;for(let t=l.exec(e);t;t=l.exec(e)){const s=o(E+t.index);s!==void 0&&
(t[0].endsWith("#")?f.add(s):c[t[0].slice(1)].add(s))}});for(const u of T(y))f.add(u);const d=u=>[...new Set([...u,...f])].sort((E,S)=>E-S);return Object.fromEntries(
p.map(u=>[u,d(c[u])]))}async function h(y,p){const a=await v(y,p);return[...new Set(Object.values(a).flat())].sort((l,c)=>l-c)}async function O(y,p){const{bytes:a,
table:l}=y,c=L(y),f=new Int32Array(c.length);for(let o=0;o<c.length;o++)f[o]=l.place[c[o]];const d=(0,A.bS)(a),u=o=>c[(0,x.M)(f,o)-1],E=new m.s;let S=0;for(let o=0;o<
c.length;o++){const e=o+1===c.length,t=e?a.length:f[o+1],s=t-f[o]>_;if(!s&&!e&&t-S<M)continue;if(s){f[o]>S&&p(d,S,f[o],u),E.reset();const i=E.value(a,y.bodies[c[o]],
t);p(d,f[o],i<0?t:i,u)}else p(d,S,t,u);const n=y.job.pace.step(Math.min(t-S,M));n&&await n,S=t}for(const[o,e]of R(y)){const t=y.objectStream(o);if(!t)continue;const s=new Set(
e),{starts:n}=t;p((0,A.bS)(t.data),0,t.data.length,r=>{const g=t.numbers[(0,x.M)(n,r)-1];return g!==void 0&&s.has(g)?g:void 0});const i=y.job.pace.step(t.data.length);
i&&await i}}function*T(y){for(let p=1;y.hasChanges&&p<y.size;p++)y.isChanged(p)&&y.exists(p)&&(yield p)}function L(y){const{table:p,hasChanges:a}=y,l=[];let c=!0,
f=-1;for(let d=1;d<p.size;d++){if(p.kind[d]!==D.tL||a&&y.isChanged(d))continue;const u=p.place[d];c&&=u>=f,f=u,l.push(d)}return c?l:l.sort((d,u)=>p.place[d]-p.place[u])}
function R(y){const{table:p,hasChanges:a}=y,l=new Map;for(let c=1;c<p.size;c++){if(p.kind[c]!==D.UT||a&&y.isChanged(c))continue;const f=p.place[c],d=l.get(f);d?
d.push(c):l.set(f,[c])}return l}}),38504:((W,K,w)=>{w.d(K,{C:()=>x,L:()=>A});var D=w(16039);function x(m,_){const M=[m];for(;M.length>0;){const C=M.pop(),v=C instanceof
D.Z6?C.dict:C;if(Array.isArray(v))for(const h of v)M.push(h);else if(v instanceof D.Bi){_(v);for(const h of v.values())M.push(h)}}}function A(m,_){const M=[];return x(
m,C=>{M.length===0&&_(C)&&M.push(C)}),M.length>0}}),88960:((W,K,w)=>{w.d(K,{B:()=>D,M:()=>x});const D=(m,_)=>A(m,_,!1),x=(m,_)=>A(m,_,!0);function A(m,_,M){let[
C,v]=[0,m.length];for(;C<v;){const h=C+v>>1,O=m[h];O<_||M&&O===_?C=h+1:v=h}return C}})};
