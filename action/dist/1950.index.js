"use strict";exports.id=1950,exports.ids=[1950],exports.modules={45657:((I,L,p)=>{p.d(L,{Kf:()=>O,RZ:()=>P,YG:()=>x});function P(E,w){for(const M of w)E.push(M)}const O=E=>{
let w=-1/0;for(const M of E)w=Math.max(w,M);return w},x=E=>{let w=1/0;for(const M of E)w=Math.min(w,M);return w}}),16846:((I,L,p)=>{p.r(L),p.d(L,{read_e_invoice:()=>D});
var P=p(58552),O=p(92761),x=p(3907),E=p(12237),w=p(43576),M=p(98446);const D=async(C,R,B)=>{const T=await(0,E.E)(C.bytes,B,{password:R.open_password}),o=await(0,O.
sc)(T),[a]=o.invoices;if(!a)throw(0,P.G6)([g(o)]);const d=R.with_xml?{xml:(0,x.xK)(a.bytes)??null}:{};return{documents:[{...C,pageCount:T.pages.count}],data:{...y(
a),...d},notes:o.invoices.length>1?[K(a,o.invoices.length)]:[],facts:{}}};function y({syntax:C,profile:R,file:B,invoice:T}){return{syntax:C,profile:R?.level??null,
file:B,...T}}function g({refused:C,names:R}){if(C)return{field:"file",message:`has no invoice that can be read: ${A(C.file)} ${C.reason}`};const B=(0,M.Dw)(R.map(
A));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${R.length===0?"no attachments":`these attachments: ${B}`}`}}const A=C=>(0,w.jC)(
C,w.zE,"an attachment without a name"),K=({file:C},R)=>({code:"several_invoices",message:`The document has ${R} electronic invoices, where one is allowed: ${A(C)}\
 was read.`})}),81077:((I,L,p)=>{p.d(L,{AN:()=>g,BX:()=>M,H6:()=>D,MN:()=>y,Pu:()=>E,Zc:()=>w});var P=p(45599),O=p(9819);const x=64,E=o=>typeof o=="number"?String(
o):Buffer.from(o.bytes).toString("latin1");async function w(o,a,d){const h=[];for(const r of await K(o,a,0,d)){for(const f of R(o,r,d))h.push(f);const u=o.job.pace.
step(A);u&&await u}return h}async function M(o,a,d,h,r,u){const f=await K(o,a,d,h,u);for(let m=f.length-1;m>=0;m--){const _=f[m],l=R(o,_,h),t=l.filter(([i,c])=>!r(
i,c)),e=o.job.pace.step(A+l.length*A);e&&await e,t.length<l.length&&(o.edit(_.holder),_.dict.set(h,t.flat()),_.changed=!0);for(const i of _.repeats)o.edit(_.holder),
_.dict.delete(i),_.changed=!0;if(_.emptyKids){const i=(o.array(_.dict.get("Kids"))??[]).filter(c=>!_.emptyKids.has(o.dict(c)));o.edit(_.holder),_.dict.set("Kids",
i),_.changed=!0}if(!_.changed)continue;const s=o.array(_.dict.get("Kids"))??[];_.empty=t.length===0&&s.length===0;const n=_.parent;n&&(n.changed=!0,_.empty?(n.emptyKids??=
new Set).add(_.dict):B(o,_,t,s))}return f[0]?.empty??!1}function D(o,a,d){if(a.length<=x)return(0,P.jd)({[d]:a.flat()});let h=[];for(const r of T(a)){const[u,f]=[
r[0][0],r.at(-1)[0]];h.push({ref:o.add((0,P.jd)({Limits:[u,f],[d]:r.flat()})),low:u,high:f})}for(;h.length>x;)h=T(h).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];
return{ref:o.add((0,P.jd)({Limits:[u,f],Kids:r.map(({ref:m})=>m)})),low:u,high:f}});return(0,P.jd)({Kids:h.map(({ref:r})=>r)})}const y=(o,a)=>D(o,g([...a].map(([
d,h])=>[(0,P.Px)(d),h])),"Names");function g(o){return o.map(a=>({entry:a,key:E(a[0])})).sort((a,d)=>a.key<d.key?-1:a.key>d.key?1:0).map(({entry:a})=>a)}const A=100;
async function K(o,a,d,h,r){const u=new O.b9(o),f=new Set,m=t=>f.size<f.add(t).size,_=[],l=[{value:a??null,holder:d,parent:void 0}];for(let t=l.pop();t!==void 0;t=
l.pop()){u.spend(1);const e=o.dict(t.value);if(!e||!m(e)||r&&t.parent&&!C(o,e,r))continue;const s=[],n=k=>{const j=o.array(e.get(k));return!j||m(j)?j??[]:(s.push(
k),[])},i=n(h).length>>1,c=n("Kids"),v={dict:e,holder:(0,O.Kd)(t.value,t.holder),parent:t.parent,repeats:s};_.push(v),u.spend(i);for(let k=c.length-1;k>=0;k--)l.
push({value:c[k],holder:(0,O.Kd)(e.get("Kids"),v.holder),parent:v});const S=o.job.pace.step(A+i*A);S&&await S}return _}function C(o,a,d){const[h,r]=o.array(a.get(
"Limits"))??[];return typeof h!="number"||typeof r!="number"||d(h,r)}function R(o,{dict:a,repeats:d},h){const r=d.includes(h)?void 0:o.array(a.get(h));if(!r)return[];
const u=[];for(let f=0;f+1<r.length;f+=2){const m=o.resolve(r[f]);(h==="Names"?m instanceof P.Mx:typeof m=="number")&&u.push([m,r[f+1]])}return u}function B(o,a,d,h){
const r=m=>o.array(o.dict(m)?.get("Limits"))??[],u=d[0]?.[0]??r(h[0])[0],f=d.at(-1)?.[0]??r(h.at(-1))[1];o.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Lim\
its",[u,f]):a.dict.delete("Limits")}function T(o){const a=[];for(let d=0;d<o.length;d+=x)a.push(o.slice(d,d+x));return a}}),70549:((I,L,p)=>{p.d(L,{n:()=>P});function P(O){
const x=new WeakMap;return E=>{if(E.hasChanges)return O(E);const w=x.get(E);if(w)return w.answer;const M=O(E);return x.set(E,{answer:M}),M}}}),9819:((I,L,p)=>{p.
d(L,{J7:()=>x,Kd:()=>M,Wo:()=>D,_i:()=>w,b9:()=>E});var P=p(42973),O=p(45599);class x{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){
const{catalog:A,catalogNumber:K,pages:C}=this.document,R=A.get("Pages");g===K||(0,O.i9)(R)&&g===R.number||C.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){
this.chased.add(g)}removed(){return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,O.i9)(g)&&this.gone.has(g.number)}}
class E{most;left;constructor(g){this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(g,A=new E(
g)){this.allowance=A,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,O.i9)(g))return!0;const{number:A}=g,K=A>>3;if(K>=this.seen.
length)return this.beyond.size<this.beyond.add(A).size;const C=1<<(A&7),R=(this.seen[K]&C)===0;return this.seen[K]|=C,R}}function M(y,g){return(0,O.i9)(y)?y.number:
g}function D(y,g){const A=y.catalog.get(g),K=y.dict(A);return K&&{dict:K,holder:M(A,y.catalogNumber)}}}),33973:((I,L,p)=>{p.d(L,{Gy:()=>C,Rf:()=>R,Ip:()=>B});var P=p(
54619),O=p(85368),x=p(88500);class E{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new x.s;signed=new Set;constructor(t,e,s){
this.detail=e,this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const i=c=>n.subarray(c*t,(c+1)*t);this.end=i(0),
this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var w=p(78157),M=p(79725),D=p(39150),
y=p(45599);class g{scan=new x.s;ranges=new Map}const A=2;class K{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function C(l,{watched:t}={}){const{markings:e,referrers:s}=await R([l],{watched:t,detail:!0}),{live:n,via:i}=e[0];
return{live:n,via:i,referrers:s}}async function R(l,t={}){const e=new h(l,t);return await e.run(),e}function B(l,{repairs:t}){for(const{part:e,number:s,value:n}of t)
l[e].put(s,n)}const T=100,o=100,a=-2;function d(l){if(l instanceof y.Z6)return l.data.length+d(l.dict);if(Array.isArray(l))return 12*l.length;if(!(l instanceof y.
Bi))return T;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:i}){if(this.documents=t,this.strings=
s,this.alias=i,this.markings=t.map(c=>new K(c.size,n!==void 0,u(c,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const c of n)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,i]of s.trailer)n!=="Encrypt"&&this.followValue(0,i);for(;e.length>0;){const n=e.pop(),i=n%t.length,c=s.job.pace.
step(this.follow(i,(n-i)/t.length));c&&await c}for(const{live:n,signed:i,walked:c}of this.markings)for(const v of c.signed)n[v]===1&&i.add(v)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;if(e>
0&&e<n.length&&n[e]!==0)return;const i=this.documents[t];if(e<=0||e>=n.length||!i.exists(e))return i.missed(e);n[e]=1,this.watched&&(s.via[e]=this.current),this.
stack.push(e*this.documents.length+t)}follow(t,e){const s=this.documents[t],n=this.markings[t],{walked:i}=n;if(this.current=e,n.count++,s.isChanged(e))return this.
followChanged(s,n,t,e);if(i.done[e]===1)return this.followAgain(s,n,t,e);const{scan:c,detail:v}=i;v||(c.used=0);const S=c.used,k=s.table.kind[e]===P.tL?this.walk(
s,i,e):this.walkPlace(s,e,c);return k<0||c.byteRange&&this.isSignature(i.signed,e)?this.forget(c,S).followRepaired(s,t,e):(n.bytes+=k,v&&(i.from[e]=S,i.to[e]=c.
used,i.valueEnd[e]=this.extent.valueEnd,i.done[e]=1),this.followMarks(t,c,S,c.used,c.lengthStart),o+k)}followChanged(t,e,s,n){const i=t.patched(n);if(!i){const W=t.
edited.get(n);return r(W)||W===null?this.followRepaired(t,s,n):(this.followValue(s,W),e.bytes+=d(W),o)}const{detail:c}=e.walked;if(i.references&&!c&&!t.suspect){
for(let W=i.first;W<i.last;W++)this.visit(s,i.references[W]);return e.bytes+=i.end-i.start,o}const{scan:v,ranges:S}=f(e);c||(v.used=0);const k=v.used,j=this.walkPlace(
t,n,v);return j<0||v.byteRange&&this.isSignature(e.signed,n)?this.forget(v,k).followRepaired(t,s,n):(e.bytes+=j,c&&S.set(n,{from:k,to:v.used,valueEnd:this.extent.
valueEnd}),this.followMarks(s,v,k,v.used,v.lengthStart),o+j)}followAgain(t,e,s,n){const{walked:i}=e;return e.bytes+=i.end[n]>0?i.end[n]-t.table.place[n]:T,this.
followMarks(s,i.scan,i.from[n],i.to[n],i.lengthStart[n]),o}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},s,n,i){const c=this.strings?i:a;
for(let v=s;v<n;v+=3)e[v]!==x.A&&e[v+1]!==c&&this.visit(t,e[v])}forget(t,e){return t.used=e,this}followRepaired(t,e,s){const n=t.get(s),i=r(n)?t.resolve(n):n;return i===
null?(this.markings[e].live[s]=A,this.markings[e].count--):this.repair(e,s,i),o}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){
const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof y.oS)this.visit(n instanceof y.rV?n.part:t,n.number);else if(Array.isArray(n))for(const i of n)s.push(
i);else if(n instanceof y.Bi){n.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const i of n.values())s.push(i)}else if(n instanceof y.Z6)for(const[
i,c]of n.dict)i!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:n}=this,{bytes:i}=t,{scan:c}=e,v=t.bodies[s];c.forgetLength();const{kept:S}=this,k=!this.strings&&
t.recallEntries(s,S);k&&c.append(S.scan.marks,S.marksFrom,S.marksTo);const j=k?S.close+2:c.value(i,v,i.length);return j<0||i[j-1]===w.AV||!(0,O.x)(t,j,c,n)||t.suspect&&
!(0,D.D)(i,v,j)?-1:(n.dataStart<0&&(c.lengthStart=-1),e.end[s]=n.end,e.detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=c.lengthStart,
e.lengthEnd[s]=c.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.place(e);if(!n)return-1;const{bytes:i,start:c,end:v}=n;s.forgetLength();const S=s.
value(i,c,v);return s.lengthStart=-1,S<0&&!_(i,c,v)||m(i,c,v)||S>0&&i[S-1]===w.AV||S>=0&&(0,w.AN)(i,S,v)<v||t.suspect&&!(0,D.D)(i,c,v)?-1:(this.extent.valueEnd=
S<0?v:S,v-c)}}const r=l=>l instanceof y.oS&&!(l instanceof y.rV);function u(l,t,e){const s=l.walked;if(s?.strings===e)return s;const n=new E(l.size,t,e);return t&&
(l.walked=n),n}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=l.walked.strings),l.patches}function m(l,t,e){const s=(0,w.AN)(l,t,e);return s>=
e||l[s]===w.yq&&(0,w.wb)(l,s,"null")}function _(l,t,e){for(let s=t;s<e;s++)if("<([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((I,L,p)=>{
p.d(L,{Av:()=>g,RJ:()=>C,V3:()=>K,vb:()=>R,zx:()=>y});var P=p(54619),O=p(93604),x=p(78157),E=p(88500);const w=2048,M=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function y(o,a){const{found:d,all:h}=await A(o,a),r=u=>[...new Set([...u,...h])].sort((f,m)=>f-m);return Object.fromEntries(a.map(u=>[u,r(d[u])]))}async function g(o,a){
const{found:d,all:h}=await A(o,a);for(const r of Object.values(d))for(const u of r)h.add(u);return h}async function A(o,a){const d=a.map(f=>{const[m="",..._]=[...f].
map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?D:"\\w";return`${m}(?:${_.join("")}|${l}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${d.join("|")}|#)`,"g"),
r=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await C(o,(f,m,_,l)=>{const t=f.toString("latin1",m,_);h.lastIndex=0;for(let e=h.exec(t);e;e=h.exec(t)){const s=l(
m+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});for(const f of R(o))u.add(f);return{found:r,all:u}}async function K(o,a){const d=await y(
o,a);return[...new Set(Object.values(d).flat())].sort((h,r)=>h-r)}async function C(o,a){const{bytes:d,table:h}=o,r=B(o),u=new Int32Array(r.length);for(let t=0;t<
r.length;t++)u[t]=h.place[r[t]];const f=(0,x.bS)(d),m=t=>r[(0,O.M)(u,t)-1],_=new E.s;let l=0;for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+
1],n=s-u[t]>w;if(!n&&!e&&s-l<M)continue;if(n){u[t]>l&&a(f,l,u[t],m),_.reset();const c=_.value(d,o.bodies[r[t]],s);a(f,u[t],c<0?s:c,m)}else a(f,l,s,m);const i=o.
job.pace.step(Math.min(s-l,M));i&&await i,l=s}for(const[t,e]of T(o)){const s=o.objectStream(t);if(!s)continue;const n=new Set(e),{starts:i}=s;a((0,x.bS)(s.data),
0,s.data.length,v=>{const S=s.numbers[(0,O.M)(i,v)-1];return S!==void 0&&n.has(S)?S:void 0});const c=o.job.pace.step(s.data.length);c&&await c}}function*R(o){for(let a=1;o.
hasChanges&&a<o.size;a++)o.isChanged(a)&&o.exists(a)&&(yield a)}function B(o){const{table:a,hasChanges:d}=o,h=[];let r=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==
P.tL||d&&o.isChanged(f))continue;const m=a.place[f];r&&=m>=u,u=m,h.push(f)}return r?h:h.sort((f,m)=>a.place[f]-a.place[m])}function T(o){const{table:a,hasChanges:d}=o,
h=new Map;for(let r=1;r<a.size;r++){if(a.kind[r]!==P.UT||d&&o.isChanged(r))continue;const u=a.place[r],f=h.get(u);f?f.push(r):h.set(u,[r])}return h}}),90536:((I,L,p)=>{
p.d(L,{C:()=>O,L:()=>x});var P=p(45599);function O(E,w){const M=[E];for(;M.length>0;){const D=M.pop(),y=D instanceof P.Z6?D.dict:D;if(Array.isArray(y))for(const g of y)
M.push(g);else if(y instanceof P.Bi){w(y);for(const g of y.values())M.push(g)}}}function x(E,w){const M=[];return O(E,D=>{M.length===0&&w(D)&&M.push(D)}),M.length>
0}}),93604:((I,L,p)=>{p.d(L,{B:()=>P,M:()=>O});const P=(E,w)=>x(E,w,!1),O=(E,w)=>x(E,w,!0);function x(E,w,M){let[D,y]=[0,E.length];for(;D<y;){const g=D+y>>1,A=E[g];
A<w||M&&A===w?D=g+1:y=g}return D}})};
