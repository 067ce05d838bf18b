"use strict";exports.id=4982,exports.ids=[4982],exports.modules={16846:((W,k,w)=>{w.r(k),w.d(k,{read_e_invoice:()=>C});var R=w(58552),x=w(92761),P=w(3907),m=w(90966),_=w(43576),
S=w(98446);const C=async(O,D,j)=>{const T=await(0,m.E)(O.bytes,j,{password:D.open_password}),i=await(0,x.sc)(T),[a]=i.invoices;if(!a)throw(0,R.G6)([g(i)]);const d=D.
with_xml?{xml:(0,P.xK)(a.bytes)??null}:{};return{documents:[{...O,pageCount:T.pages.count}],data:{...v(a),...d},notes:i.invoices.length>1?[L(a,i.invoices.length)]:
[],facts:{}}};function v({syntax:O,profile:D,file:j,invoice:T}){return{syntax:O,profile:D?.level??null,file:j,...T}}function g({refused:O,names:D}){if(O)return{
field:"file",message:`has no invoice that can be read: ${A(O.file)} ${O.reason}`};const j=(0,S.Dw)(D.map(A));return{field:"file",message:`has no electronic invo\
ice in CII or UBL; it has ${D.length===0?"no attachments":`these attachments: ${j}`}`}}const A=O=>(0,_.jC)(O,_.zE,"an attachment without a name"),L=({file:O},D)=>({
code:"several_invoices",message:`The document has ${D} electronic invoices, where one is allowed: ${A(O)} was read.`})}),81077:((W,k,w)=>{w.d(k,{AN:()=>g,BX:()=>S,
H6:()=>C,MN:()=>v,Pu:()=>m,Zc:()=>_});var R=w(45599),x=w(9819);const P=64,m=i=>typeof i=="number"?String(i):Buffer.from(i.bytes).toString("latin1");async function _(i,a,d){
const h=[];for(const r of await L(i,a,0,d)){for(const f of D(i,r,d))h.push(f);const u=i.job.pace.step(A);u&&await u}return h}async function S(i,a,d,h,r,u){const f=await L(
i,a,d,h,u);for(let E=f.length-1;E>=0;E--){const y=f[E],l=D(i,y,h),t=l.filter(([o,c])=>!r(o,c)),e=i.job.pace.step(A+l.length*A);e&&await e,t.length<l.length&&(i.
edit(y.holder),y.dict.set(h,t.flat()),y.changed=!0);for(const o of y.repeats)i.edit(y.holder),y.dict.delete(o),y.changed=!0;if(y.emptyKids){const o=(i.array(y.dict.
get("Kids"))??[]).filter(c=>!y.emptyKids.has(i.dict(c)));i.edit(y.holder),y.dict.set("Kids",o),y.changed=!0}if(!y.changed)continue;const s=i.array(y.dict.get("K\
ids"))??[];y.empty=t.length===0&&s.length===0;const n=y.parent;n&&(n.changed=!0,y.empty?(n.emptyKids??=new Set).add(y.dict):j(i,y,t,s))}return f[0]?.empty??!1}function C(i,a,d){
if(a.length<=P)return(0,R.jd)({[d]:a.flat()});let h=[];for(const r of T(a)){const[u,f]=[r[0][0],r.at(-1)[0]];h.push({ref:i.add((0,R.jd)({Limits:[u,f],[d]:r.flat()})),
low:u,high:f})}for(;h.length>P;)h=T(h).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];return{ref:i.add((0,R.jd)({Limits:[u,f],Kids:r.map(({ref:E})=>E)})),low:u,high:f}});
return(0,R.jd)({Kids:h.map(({ref:r})=>r)})}const v=(i,a)=>C(i,g([...a].map(([d,h])=>[(0,R.Px)(d),h])),"Names");function g(i){return i.map(a=>({entry:a,key:m(a[0])})).
sort((a,d)=>a.key<d.key?-1:a.key>d.key?1:0).map(({entry:a})=>a)}const A=100;async function L(i,a,d,h,r){const u=new x.b9(i),f=new Set,E=t=>f.size<f.add(t).size,
y=[],l=[{value:a??null,holder:d,parent:void 0}];for(let t=l.pop();t!==void 0;t=l.pop()){u.spend(1);const e=i.dict(t.value);if(!e||!E(e)||r&&t.parent&&!O(i,e,r))
continue;const s=[],n=K=>{const b=i.array(e.get(K));return!b||E(b)?b??[]:(s.push(K),[])},o=n(h).length>>1,c=n("Kids"),p={dict:e,holder:(0,x.Kd)(t.value,t.holder),
parent:t.parent,repeats:s};y.push(p),u.spend(o);for(let K=c.length-1;K>=0;K--)l.push({value:c[K],holder:(0,x.Kd)(e.get("Kids"),p.holder),parent:p});const M=i.job.
pace.step(A+o*A);M&&await M}return y}function O(i,a,d){const[h,r]=i.array(a.get("Limits"))??[];return typeof h!="number"||typeof r!="number"||d(h,r)}function D(i,{
dict:a,repeats:d},h){const r=d.includes(h)?void 0:i.array(a.get(h));if(!r)return[];const u=[];for(let f=0;f+1<r.length;f+=2){const E=i.resolve(r[f]);(h==="Names"?
E instanceof R.Mx:typeof E=="number")&&u.push([E,r[f+1]])}return u}function j(i,a,d,h){const r=E=>i.array(i.dict(E)?.get("Limits"))??[],u=d[0]?.[0]??r(h[0])[0],
f=d.at(-1)?.[0]??r(h.at(-1))[1];i.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Limits",[u,f]):a.dict.delete("Limits")}function T(i){const a=[];for(let d=0;d<
i.length;d+=P)a.push(i.slice(d,d+P));return a}}),70549:((W,k,w)=>{w.d(k,{n:()=>R});function R(x){const P=new WeakMap;return m=>{if(m.hasChanges)return x(m);const _=P.
get(m);if(_)return _.answer;const S=x(m);return P.set(m,{answer:S}),S}}}),9819:((W,k,w)=>{w.d(k,{J7:()=>P,Kd:()=>S,Wo:()=>C,_i:()=>_,b9:()=>m});var R=w(42973),x=w(
45599);class P{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){const{catalog:A,catalogNumber:L,pages:O}=this.document,D=A.get("Pag\
es");g===L||(0,x.i9)(D)&&g===D.number||O.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){
const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,x.i9)(g)&&this.gone.has(g.number)}}class m{most;left;constructor(g){this.most=this.left=g.job.
limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,R.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(g,A=new m(g)){this.allowance=A,this.seen=new Uint8Array(
(g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,x.i9)(g))return!0;const{number:A}=g,L=A>>3;if(L>=this.seen.length)return this.beyond.size<this.beyond.add(
A).size;const O=1<<(A&7),D=(this.seen[L]&O)===0;return this.seen[L]|=O,D}}function S(v,g){return(0,x.i9)(v)?v.number:g}function C(v,g){const A=v.catalog.get(g),
L=v.dict(A);return L&&{dict:L,holder:S(A,v.catalogNumber)}}}),33973:((W,k,w)=>{w.d(k,{Gy:()=>O,Rf:()=>D,Ip:()=>j});var R=w(54619),x=w(85368),P=w(88500);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.
s;signed=new Set;constructor(t,e,s){this.detail=e,this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const o=c=>n.
subarray(c*t,(c+1)*t);this.end=o(0),this.valueEnd=o(1),this.dataStart=o(2),this.dataEnd=o(3),this.lengthStart=o(4),this.lengthEnd=o(5),this.from=o(6),this.to=o(
7)}}var _=w(78157),S=w(79725),C=w(39150),v=w(45599);class g{scan=new P.s;ranges=new Map}const A=2;class L{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){
this.walked=s,this.live=new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function O(l,{watched:t}={}){const{markings:e,referrers:s}=await D([l],{watched:t,
detail:!0}),{live:n,via:o}=e[0];return{live:n,via:o,referrers:s}}async function D(l,t={}){const e=new h(l,t);return await e.run(),e}function j(l,{repairs:t}){for(const{
part:e,number:s,value:n}of t)l[e].put(s,n)}const T=100,i=100,a=-2;function d(l){if(l instanceof v.Z6)return l.data.length+d(l.dict);if(Array.isArray(l))return 12*
l.length;if(!(l instanceof v.Bi))return T;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new S.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:o}){if(this.documents=t,this.strings=
s,this.alias=o,this.markings=t.map(c=>new L(c.size,n!==void 0,u(c,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const c of n)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,o]of s.trailer)n!=="Encrypt"&&this.followValue(0,o);for(;e.length>0;){const n=e.pop(),o=n%t.length,c=s.job.pace.
step(this.follow(o,(n-o)/t.length));c&&await c}for(const{live:n,signed:o,walked:c}of this.markings)for(const p of c.signed)n[p]===1&&o.add(p)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;e<=
0||e>=n.length||n[e]!==0||!this.documents[t].exists(e)||(n[e]=1,this.watched&&(s.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const s=this.
documents[t],n=this.markings[t],{walked:o}=n;if(this.current=e,n.count++,s.isChanged(e))return this.followChanged(s,n,t,e);if(o.done[e]===1)return this.followAgain(
s,n,t,e);const{scan:c,detail:p}=o;p||(c.used=0);const M=c.used,K=s.table.kind[e]===R.tL?this.walk(s,o,e):this.walkPlace(s,e,c);return K<0||c.byteRange&&this.isSignature(
o.signed,e)?this.forget(c,M).followRepaired(s,t,e):(n.bytes+=K,p&&(o.from[e]=M,o.to[e]=c.used,o.valueEnd[e]=this.extent.valueEnd,o.done[e]=1),this.followMarks(t,
c,M,c.used,c.lengthStart),i+K)}followChanged(t,e,s,n){const o=t.patched(n);if(!o){const B=t.edited.get(n);return r(B)||B===null?this.followRepaired(t,s,n):(this.
followValue(s,B),e.bytes+=d(B),i)}const{detail:c}=e.walked;if(o.references&&!c&&!t.suspect){for(let B=o.first;B<o.last;B++)this.visit(s,o.references[B]);return e.
bytes+=o.end-o.start,i}const{scan:p,ranges:M}=f(e);c||(p.used=0);const K=p.used,b=this.walkPlace(t,n,p);return b<0||p.byteRange&&this.isSignature(e.signed,n)?this.
forget(p,K).followRepaired(t,s,n):(e.bytes+=b,c&&M.set(n,{from:K,to:p.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,p,K,p.used,p.lengthStart),i+b)}followAgain(t,e,s,n){
const{walked:o}=e;return e.bytes+=o.end[n]>0?o.end[n]-t.table.place[n]:T,this.followMarks(s,o.scan,o.from[n],o.to[n],o.lengthStart[n]),i}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},s,n,o){const c=this.strings?o:a;for(let p=s;p<n;p+=3)e[p]!==P.A&&e[p+1]!==c&&this.visit(t,e[p])}forget(t,e){return t.
used=e,this}followRepaired(t,e,s){const n=t.get(s),o=r(n)?t.resolve(n):n;return o===null?(this.markings[e].live[s]=A,this.markings[e].count--):this.repair(e,s,o),
i}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof
v.oS)this.visit(n instanceof v.rV?n.part:t,n.number);else if(Array.isArray(n))for(const o of n)s.push(o);else if(n instanceof v.Bi){n.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const o of n.values())s.push(o)}else if(n instanceof v.Z6)for(const[o,c]of n.dict)o!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:n}=this,
{bytes:o}=t,{scan:c}=e,p=t.bodies[s];c.forgetLength();const{kept:M}=this,K=!this.strings&&t.recallEntries(s,M);K&&c.append(M.scan.marks,M.marksFrom,M.marksTo);const b=K?
M.close+2:c.value(o,p,o.length);return b<0||o[b-1]===_.AV||!(0,x.x)(t,b,c,n)||t.suspect&&!(0,C.D)(o,p,b)?-1:(n.dataStart<0&&(c.lengthStart=-1),e.end[s]=n.end,e.
detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=c.lengthStart,e.lengthEnd[s]=c.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.
place(e);if(!n)return-1;const{bytes:o,start:c,end:p}=n;s.forgetLength();const M=s.value(o,c,p);return s.lengthStart=-1,M<0&&!y(o,c,p)||E(o,c,p)||M>0&&o[M-1]===_.
AV||M>=0&&(0,_.AN)(o,M,p)<p||t.suspect&&!(0,C.D)(o,c,p)?-1:(this.extent.valueEnd=M<0?p:M,p-c)}}const r=l=>l instanceof v.oS&&!(l instanceof v.rV);function u(l,t,e){
const s=l.walked;if(s?.strings===e)return s;const n=new m(l.size,t,e);return t&&(l.walked=n),n}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=
l.walked.strings),l.patches}function E(l,t,e){const s=(0,_.AN)(l,t,e);return s>=e||l[s]===_.yq&&(0,_.wb)(l,s,"null")}function y(l,t,e){for(let s=t;s<e;s++)if("<\
([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((W,k,w)=>{w.d(k,{Av:()=>g,RJ:()=>O,V3:()=>L,vb:()=>D,zx:()=>v});var R=w(54619),x=w(93604),
P=w(78157),m=w(88500);const _=2048,S=65536,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(i,a){const{found:d,all:h}=await A(i,a),r=u=>[...new Set([...u,...h])].
sort((f,E)=>f-E);return Object.fromEntries(a.map(u=>[u,r(d[u])]))}async function g(i,a){const{found:d,all:h}=await A(i,a);for(const r of Object.values(d))for(const u of r)
h.add(u);return h}async function A(i,a){const d=a.map(f=>{const[E="",...y]=[...f].map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?C:"\\w";return`${E}(?:${y.join("")}\
|${l}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${d.join("|")}|#)`,"g"),r=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await O(i,(f,E,y,l)=>{const t=f.
toString("latin1",E,y);h.lastIndex=0;for(let e=h.exec(t);e;e=h.exec(t)){const s=l(E+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});
for(const f of D(i))u.add(f);return{found:r,all:u}}async function L(i,a){const d=await v(i,a);return[...new Set(Object.values(d).flat())].sort((h,r)=>h-r)}async function O(i,a){
const{bytes:d,table:h}=i,r=j(i),u=new Int32Array(r.length);for(let t=0;t<r.length;t++)u[t]=h.place[r[t]];const f=(0,P.bS)(d),E=t=>r[(0,x.M)(u,t)-1],y=new m.s;let l=0;
for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+1],n=s-u[t]>_;if(!n&&!e&&s-l<S)continue;if(n){u[t]>l&&a(f,l,u[t],E),y.reset();const c=y.value(
d,i.bodies[r[t]],s);a(f,u[t],c<0?s:c,E)}else a(f,l,s,E);const o=i.job.pace.step(Math.min(s-l,S));o&&await o,l=s}for(const[t,e]of T(i)){const s=i.objectStream(t);
if(!s)continue;const n=new Set(e),{starts:o}=s;a((0,P.bS)(s.data),0,s.data.length,p=>{const M=s.numbers[(0,x.M)(o,p)-1];return M!==void 0&&n.has(M)?M:void 0});const c=i.
job.pace.step(s.data.length);c&&await c}}function*D(i){for(let a=1;i.hasChanges&&a<i.size;a++)i.isChanged(a)&&i.exists(a)&&(yield a)}function j(i){const{table:a,
hasChanges:d}=i,h=[];let r=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==R.tL||d&&i.isChanged(f))continue;const E=a.place[f];r&&=E>=u,u=E,h.push(f)}return r?
h:h.sort((f,E)=>a.place[f]-a.place[E])}function T(i){const{table:a,hasChanges:d}=i,h=new Map;for(let r=1;r<a.size;r++){if(a.kind[r]!==R.UT||d&&i.isChanged(r))continue;
const u=a.place[r],f=h.get(u);f?f.push(r):h.set(u,[r])}return h}}),90536:((W,k,w)=>{w.d(k,{C:()=>x,L:()=>P});var R=w(45599);function x(m,_){const S=[m];for(;S.length>
0;){const C=S.pop(),v=C instanceof R.Z6?C.dict:C;if(Array.isArray(v))for(const g of v)S.push(g);else if(v instanceof R.Bi){_(v);for(const g of v.values())S.push(
g)}}}function P(m,_){const S=[];return x(m,C=>{S.length===0&&_(C)&&S.push(C)}),S.length>0}}),93604:((W,k,w)=>{w.d(k,{B:()=>R,M:()=>x});const R=(m,_)=>P(m,_,!1),
x=(m,_)=>P(m,_,!0);function P(m,_,S){let[C,v]=[0,m.length];for(;C<v;){const g=C+v>>1,A=m[g];A<_||S&&A===_?C=g+1:v=g}return C}})};
