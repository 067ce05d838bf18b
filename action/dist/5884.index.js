"use strict";exports.id=5884,exports.ids=[5884],exports.modules={36874:((W,k,w)=>{w.r(k),w.d(k,{read_e_invoice:()=>M});var R=w(49153),C=w(67753),P=w(54075),m=w(7390),_=w(99586);
const M=async(x,O,T)=>{const b=await(0,m.E)(x.bytes,T,{password:O.open_password}),n=await(0,C.sc)(b),[a]=n.invoices;if(!a)throw(0,R.G6)([g(n)]);const d=O.with_xml?
{xml:(0,P.xK)(a.bytes)??null}:{};return{documents:[{...x,pageCount:b.pages.count}],data:{...D(a),...d},notes:n.invoices.length>1?[L(a,n.invoices.length)]:[],facts:{}}};
function D({syntax:x,profile:O,file:T,invoice:b}){return{syntax:x,profile:O?.level??null,file:T,...b}}const v=10;function g({refused:x,names:O}){if(x)return{field:"\
file",message:`has no invoice that can be read: ${S(x.file)} ${x.reason}`};const T=O.slice(0,v).map(S).join(", "),b=O.length>v?` and ${O.length-v} more`:"";return{
field:"file",message:`has no electronic invoice in CII or UBL; it has ${O.length===0?"no attachments":`these attachments: ${T}${b}`}`}}const S=x=>(0,_.jC)(x,_.zE,
"an attachment without a name"),L=({file:x},O)=>({code:"several_invoices",message:`The document has ${O} electronic invoices, where one is allowed: ${S(x)} was \
read.`})}),78713:((W,k,w)=>{w.d(k,{AN:()=>g,BX:()=>M,H6:()=>D,MN:()=>v,Pu:()=>m,Zc:()=>_});var R=w(16039),C=w(90191);const P=64,m=n=>typeof n=="number"?String(n):
Buffer.from(n.bytes).toString("latin1");async function _(n,a,d){const h=[];for(const r of await L(n,a,0,d)){for(const f of O(n,r,d))h.push(f);const u=n.job.pace.
step(S);u&&await u}return h}async function M(n,a,d,h,r,u){const f=await L(n,a,d,h,u);for(let E=f.length-1;E>=0;E--){const y=f[E],l=O(n,y,h),t=l.filter(([i,c])=>!r(
i,c)),e=n.job.pace.step(S+l.length*S);e&&await e,t.length<l.length&&(n.edit(y.holder),y.dict.set(h,t.flat()),y.changed=!0);for(const i of y.repeats)n.edit(y.holder),
y.dict.delete(i),y.changed=!0;if(y.emptyKids){const i=(n.array(y.dict.get("Kids"))??[]).filter(c=>!y.emptyKids.has(n.dict(c)));n.edit(y.holder),y.dict.set("Kids",
i),y.changed=!0}if(!y.changed)continue;const s=n.array(y.dict.get("Kids"))??[];y.empty=t.length===0&&s.length===0;const o=y.parent;o&&(o.changed=!0,y.empty?(o.emptyKids??=
new Set).add(y.dict):T(n,y,t,s))}return f[0]?.empty??!1}function D(n,a,d){if(a.length<=P)return(0,R.jd)({[d]:a.flat()});let h=[];for(const r of b(a)){const[u,f]=[
r[0][0],r.at(-1)[0]];h.push({ref:n.add((0,R.jd)({Limits:[u,f],[d]:r.flat()})),low:u,high:f})}for(;h.length>P;)h=b(h).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];
return{ref:n.add((0,R.jd)({Limits:[u,f],Kids:r.map(({ref:E})=>E)})),low:u,high:f}});return(0,R.jd)({Kids:h.map(({ref:r})=>r)})}const v=(n,a)=>D(n,g([...a].map(([
d,h])=>[(0,R.Px)(d),h])),"Names");function g(n){return n.map(a=>({entry:a,key:m(a[0])})).sort((a,d)=>a.key<d.key?-1:a.key>d.key?1:0).map(({entry:a})=>a)}const S=100;
async function L(n,a,d,h,r){const u=new C.b9(n),f=new Set,E=t=>f.size<f.add(t).size,y=[],l=[{value:a??null,holder:d,parent:void 0}];for(let t=l.pop();t!==void 0;t=
l.pop()){u.spend(1);const e=n.dict(t.value);if(!e||!E(e)||r&&t.parent&&!x(n,e,r))continue;const s=[],o=K=>{const j=n.array(e.get(K));return!j||E(j)?j??[]:(s.push(
K),[])},i=o(h).length>>1,c=o("Kids"),p={dict:e,holder:(0,C.Kd)(t.value,t.holder),parent:t.parent,repeats:s};y.push(p),u.spend(i);for(let K=c.length-1;K>=0;K--)l.
push({value:c[K],holder:(0,C.Kd)(e.get("Kids"),p.holder),parent:p});const A=n.job.pace.step(S+i*S);A&&await A}return y}function x(n,a,d){const[h,r]=n.array(a.get(
"Limits"))??[];return typeof h!="number"||typeof r!="number"||d(h,r)}function O(n,{dict:a,repeats:d},h){const r=d.includes(h)?void 0:n.array(a.get(h));if(!r)return[];
const u=[];for(let f=0;f+1<r.length;f+=2){const E=n.resolve(r[f]);(h==="Names"?E instanceof R.Mx:typeof E=="number")&&u.push([E,r[f+1]])}return u}function T(n,a,d,h){
const r=E=>n.array(n.dict(E)?.get("Limits"))??[],u=d[0]?.[0]??r(h[0])[0],f=d.at(-1)?.[0]??r(h.at(-1))[1];n.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Lim\
its",[u,f]):a.dict.delete("Limits")}function b(n){const a=[];for(let d=0;d<n.length;d+=P)a.push(n.slice(d,d+P));return a}}),30729:((W,k,w)=>{w.d(k,{H:()=>R});function R(C){
const P=new WeakMap;return m=>{if(m.hasChanges)return C(m);const _=P.get(m);if(_)return _.answer;const M=C(m);return P.set(m,{answer:M}),M}}}),90191:((W,k,w)=>{
w.d(k,{J7:()=>P,Kd:()=>M,Wo:()=>D,_i:()=>_,b9:()=>m});var R=w(84293),C=w(16039);class P{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){
const{catalog:S,catalogNumber:L,pages:x}=this.document,O=S.get("Pages");g===L||(0,C.i9)(O)&&g===O.number||x.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){
this.chased.add(g)}removed(){return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,C.i9)(g)&&this.gone.has(g.number)}}
class m{most;left;constructor(g){this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,R.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(g,S=new m(
g)){this.allowance=S,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,C.i9)(g))return!0;const{number:S}=g,L=S>>3;if(L>=this.seen.
length)return this.beyond.size<this.beyond.add(S).size;const x=1<<(S&7),O=(this.seen[L]&x)===0;return this.seen[L]|=x,O}}function M(v,g){return(0,C.i9)(v)?v.number:
g}function D(v,g){const S=v.catalog.get(g),L=v.dict(S);return L&&{dict:L,holder:M(S,v.catalogNumber)}}}),11275:((W,k,w)=>{w.d(k,{Gy:()=>x,Rf:()=>O,Ip:()=>T});var R=w(
58143),C=w(9448),P=w(48024);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.s;signed=new Set;constructor(t,e,s){
this.detail=e,this.strings=s,this.scan.strings=s;const o=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const i=c=>o.subarray(c*t,(c+1)*t);this.end=i(0),
this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var _=w(269),M=w(66249),D=w(66498),
v=w(16039);class g{scan=new P.s;ranges=new Map}const S=2;class L{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function x(l,{watched:t}={}){const{markings:e,referrers:s}=await O([l],{watched:t,detail:!0}),{live:o,via:i}=e[0];
return{live:o,via:i,referrers:s}}async function O(l,t={}){const e=new h(l,t);return await e.run(),e}function T(l,{repairs:t}){for(const{part:e,number:s,value:o}of t)
l[e].put(s,o)}const b=100,n=100,a=-2;function d(l){if(l instanceof v.Z6)return l.data.length+d(l.dict);if(Array.isArray(l))return 12*l.length;if(!(l instanceof v.
Bi))return b;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:o,alias:i}){if(this.documents=t,this.strings=
s,this.alias=i,this.markings=t.map(c=>new L(c.size,o!==void 0,u(c,s||e,s))),!!o){this.watched=new Uint8Array(t[0].size);for(const c of o)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[o,i]of s.trailer)o!=="Encrypt"&&this.followValue(0,i);for(;e.length>0;){const o=e.pop(),i=o%t.length,c=s.job.pace.
step(this.follow(i,(o-i)/t.length));c&&await c}for(const{live:o,signed:i,walked:c}of this.markings)for(const p of c.signed)o[p]===1&&i.add(p)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:o}=s;e<=
0||e>=o.length||o[e]!==0||!this.documents[t].exists(e)||(o[e]=1,this.watched&&(s.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const s=this.
documents[t],o=this.markings[t],{walked:i}=o;if(this.current=e,o.count++,s.isChanged(e))return this.followChanged(s,o,t,e);if(i.done[e]===1)return this.followAgain(
s,o,t,e);const{scan:c,detail:p}=i;p||(c.used=0);const A=c.used,K=s.table.kind[e]===R.tL?this.walk(s,i,e):this.walkPlace(s,e,c);return K<0||c.byteRange&&this.isSignature(
i.signed,e)?this.forget(c,A).followRepaired(s,t,e):(o.bytes+=K,p&&(i.from[e]=A,i.to[e]=c.used,i.valueEnd[e]=this.extent.valueEnd,i.done[e]=1),this.followMarks(t,
c,A,c.used,c.lengthStart),n+K)}followChanged(t,e,s,o){const i=t.patched(o);if(!i){const B=t.edited.get(o);return r(B)||B===null?this.followRepaired(t,s,o):(this.
followValue(s,B),e.bytes+=d(B),n)}const{detail:c}=e.walked;if(i.references&&!c&&!t.suspect){for(let B=i.first;B<i.last;B++)this.visit(s,i.references[B]);return e.
bytes+=i.end-i.start,n}const{scan:p,ranges:A}=f(e);c||(p.used=0);const K=p.used,j=this.walkPlace(t,o,p);return j<0||p.byteRange&&this.isSignature(e.signed,o)?this.
forget(p,K).followRepaired(t,s,o):(e.bytes+=j,c&&A.set(o,{from:K,to:p.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,p,K,p.used,p.lengthStart),n+j)}followAgain(t,e,s,o){
const{walked:i}=e;return e.bytes+=i.end[o]>0?i.end[o]-t.table.place[o]:b,this.followMarks(s,i.scan,i.from[o],i.to[o],i.lengthStart[o]),n}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},s,o,i){const c=this.strings?i:a;for(let p=s;p<o;p+=3)e[p]!==P.A&&e[p+1]!==c&&this.visit(t,e[p])}forget(t,e){return t.
used=e,this}followRepaired(t,e,s){const o=t.get(s),i=r(o)?t.resolve(o):o;return i===null?(this.markings[e].live[s]=S,this.markings[e].count--):this.repair(e,s,i),
n}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){const s=[e];for(;s.length>0;){const o=s.pop();if(o instanceof
v.oS)this.visit(o instanceof v.rV?o.part:t,o.number);else if(Array.isArray(o))for(const i of o)s.push(i);else if(o instanceof v.Bi){o.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const i of o.values())s.push(i)}else if(o instanceof v.Z6)for(const[i,c]of o.dict)i!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:o}=this,
{bytes:i}=t,{scan:c}=e,p=t.bodies[s];c.forgetLength();const{kept:A}=this,K=!this.strings&&t.recallEntries(s,A);K&&c.append(A.scan.marks,A.marksFrom,A.marksTo);const j=K?
A.close+2:c.value(i,p,i.length);return j<0||i[j-1]===_.AV||!(0,C.x)(t,j,c,o)||t.suspect&&!(0,D.D)(i,p,j)?-1:(o.dataStart<0&&(c.lengthStart=-1),e.end[s]=o.end,e.
detail&&(e.dataStart[s]=o.dataStart,e.dataEnd[s]=o.dataEnd,e.lengthStart[s]=c.lengthStart,e.lengthEnd[s]=c.lengthEnd),o.end-t.table.place[s])}walkPlace(t,e,s){const o=t.
place(e);if(!o)return-1;const{bytes:i,start:c,end:p}=o;s.forgetLength();const A=s.value(i,c,p);return s.lengthStart=-1,A<0&&!y(i,c,p)||E(i,c,p)||A>0&&i[A-1]===_.
AV||A>=0&&(0,_.AN)(i,A,p)<p||t.suspect&&!(0,D.D)(i,c,p)?-1:(this.extent.valueEnd=A<0?p:A,p-c)}}const r=l=>l instanceof v.oS&&!(l instanceof v.rV);function u(l,t,e){
const s=l.walked;if(s?.strings===e)return s;const o=new m(l.size,t,e);return t&&(l.walked=o),o}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=
l.walked.strings),l.patches}function E(l,t,e){const s=(0,_.AN)(l,t,e);return s>=e||l[s]===_.yq&&(0,_.wb)(l,s,"null")}function y(l,t,e){for(let s=t;s<e;s++)if("<\
([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),7548:((W,k,w)=>{w.d(k,{Av:()=>g,RJ:()=>x,V3:()=>L,vb:()=>O,zx:()=>v});var R=w(58143),C=w(88960),P=w(
269),m=w(48024);const _=2048,M=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(n,a){const{found:d,all:h}=await S(n,a),r=u=>[...new Set([...u,...h])].
sort((f,E)=>f-E);return Object.fromEntries(a.map(u=>[u,r(d[u])]))}async function g(n,a){const{found:d,all:h}=await S(n,a);for(const r of Object.values(d))for(const u of r)
h.add(u);return h}async function S(n,a){const d=a.map(f=>{const[E="",...y]=[...f].map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?D:"\\w";return`${E}(?:${y.join("")}\
|${l}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${d.join("|")}|#)`,"g"),r=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await x(n,(f,E,y,l)=>{const t=f.
toString("latin1",E,y);h.lastIndex=0;for(let e=h.exec(t);e;e=h.exec(t)){const s=l(E+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});
for(const f of O(n))u.add(f);return{found:r,all:u}}async function L(n,a){const d=await v(n,a);return[...new Set(Object.values(d).flat())].sort((h,r)=>h-r)}async function x(n,a){
const{bytes:d,table:h}=n,r=T(n),u=new Int32Array(r.length);for(let t=0;t<r.length;t++)u[t]=h.place[r[t]];const f=(0,P.bS)(d),E=t=>r[(0,C.M)(u,t)-1],y=new m.s;let l=0;
for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+1],o=s-u[t]>_;if(!o&&!e&&s-l<M)continue;if(o){u[t]>l&&a(f,l,u[t],E),y.reset();const c=y.value(
d,n.bodies[r[t]],s);a(f,u[t],c<0?s:c,E)}else a(f,l,s,E);const i=n.job.pace.step(Math.min(s-l,M));i&&await i,l=s}for(const[t,e]of b(n)){const s=n.objectStream(t);
if(!s)continue;const o=new Set(e),{starts:i}=s;a((0,P.bS)(s.data),0,s.data.length,p=>{const A=s.numbers[(0,C.M)(i,p)-1];return A!==void 0&&o.has(A)?A:void 0});const c=n.
job.pace.step(s.data.length);c&&await c}}function*O(n){for(let a=1;n.hasChanges&&a<n.size;a++)n.isChanged(a)&&n.exists(a)&&(yield a)}function T(n){const{table:a,
hasChanges:d}=n,h=[];let r=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==R.tL||d&&n.isChanged(f))continue;const E=a.place[f];r&&=E>=u,u=E,h.push(f)}return r?
h:h.sort((f,E)=>a.place[f]-a.place[E])}function b(n){const{table:a,hasChanges:d}=n,h=new Map;for(let r=1;r<a.size;r++){if(a.kind[r]!==R.UT||d&&n.isChanged(r))continue;
const u=a.place[r],f=h.get(u);f?f.push(r):h.set(u,[r])}return h}}),38504:((W,k,w)=>{w.d(k,{C:()=>C,L:()=>P});var R=w(16039);function C(m,_){const M=[m];for(;M.length>
0;){const D=M.pop(),v=D instanceof R.Z6?D.dict:D;if(Array.isArray(v))for(const g of v)M.push(g);else if(v instanceof R.Bi){_(v);for(const g of v.values())M.push(
g)}}}function P(m,_){const M=[];return C(m,D=>{M.length===0&&_(D)&&M.push(D)}),M.length>0}}),88960:((W,k,w)=>{w.d(k,{B:()=>R,M:()=>C});const R=(m,_)=>P(m,_,!1),
C=(m,_)=>P(m,_,!0);function P(m,_,M){let[D,v]=[0,m.length];for(;D<v;){const g=D+v>>1,S=m[g];S<_||M&&S===_?D=g+1:v=g}return D}})};
