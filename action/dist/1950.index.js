"use strict";exports.id=1950,exports.ids=[1950],exports.modules={45657:((j,R,p)=>{p.d(R,{Kf:()=>O,RZ:()=>x,YG:()=>P});function x(E,v){for(const M of v)E.push(M)}const O=E=>{
let v=-1/0;for(const M of E)v=Math.max(v,M);return v},P=E=>{let v=1/0;for(const M of E)v=Math.min(v,M);return v}}),16846:((j,R,p)=>{p.r(R),p.d(R,{read_e_invoice:()=>g});
var x=p(58552),O=p(92761),P=p(24195),E=p(98346),v=p(3907),M=p(12237),D=p(43576),y=p(98446);const g=async(C,L,n)=>{const i=h=>L.with_xml?{xml:(0,v.xK)(h)??null}:
{};if((0,O.ec)(C.bytes)){const h=await(0,E.Q)(C.bytes,n.pace);if(typeof h=="string")throw(0,x.G6)([{field:"file",message:`is XML that ${h}`}]);return{documents:[
C],data:{...A(h,C.name),...i(C.bytes)},notes:[],facts:{}}}const u=await(0,M.E)(C.bytes,n,{password:L.open_password}),f=await(0,O.sc)(u),[r]=f.invoices;if(!r)throw(0,x.
G6)([K(f)]);return{documents:[{...C,pageCount:u.pages.count}],data:{...A(r,r.file),...i(r.bytes)},notes:f.invoices.length>1?[I(r,f.invoices.length)]:[],facts:{}}},
A=({syntax:C,invoice:L},n)=>({syntax:C,profile:(0,P.j)(L.guideline),file:n,...L});function K({refused:C,names:L}){if(C)return{field:"file",message:`has no invoi\
ce that can be read: ${B(C.file)} ${C.reason}`};const n=(0,y.Dw)(L.map(B));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${L.length===
0?"no attachments":`these attachments: ${n}`}`}}const B=C=>(0,D.jC)(C,D.zE,"an attachment without a name"),I=({file:C},L)=>({code:"several_invoices",message:`Th\
e document has ${L} electronic invoices, where one is allowed: ${B(C)} was read.`})}),81077:((j,R,p)=>{p.d(R,{AN:()=>g,BX:()=>M,H6:()=>D,MN:()=>y,Pu:()=>E,Zc:()=>v});
var x=p(45599),O=p(9819);const P=64,E=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function v(n,i,u){const f=[];for(const r of await K(
n,i,0,u)){for(const d of I(n,r,u))f.push(d);const h=n.job.pace.step(A);h&&await h}return f}async function M(n,i,u,f,r,h){const d=await K(n,i,u,f,h);for(let m=d.
length-1;m>=0;m--){const _=d[m],l=I(n,_,f),t=l.filter(([a,c])=>!r(a,c)),e=n.job.pace.step(A+l.length*A);e&&await e,t.length<l.length&&(n.edit(_.holder),_.dict.set(
f,t.flat()),_.changed=!0);for(const a of _.repeats)n.edit(_.holder),_.dict.delete(a),_.changed=!0;if(_.emptyKids){const a=(n.array(_.dict.get("Kids"))??[]).filter(
c=>!_.emptyKids.has(n.dict(c)));n.edit(_.holder),_.dict.set("Kids",a),_.changed=!0}if(!_.changed)continue;const s=n.array(_.dict.get("Kids"))??[];_.empty=t.length===
0&&s.length===0;const o=_.parent;o&&(o.changed=!0,_.empty?(o.emptyKids??=new Set).add(_.dict):C(n,_,t,s))}return d[0]?.empty??!1}function D(n,i,u){if(i.length<=
P)return(0,x.jd)({[u]:i.flat()});let f=[];for(const r of L(i)){const[h,d]=[r[0][0],r.at(-1)[0]];f.push({ref:n.add((0,x.jd)({Limits:[h,d],[u]:r.flat()})),low:h,high:d})}
for(;f.length>P;)f=L(f).map(r=>{const[h,d]=[r[0].low,r.at(-1).high];return{ref:n.add((0,x.jd)({Limits:[h,d],Kids:r.map(({ref:m})=>m)})),low:h,high:d}});return(0,x.
jd)({Kids:f.map(({ref:r})=>r)})}const y=(n,i)=>D(n,g([...i].map(([u,f])=>[(0,x.Px)(u),f])),"Names");function g(n){return n.map(i=>({entry:i,key:E(i[0])})).sort(
(i,u)=>i.key<u.key?-1:i.key>u.key?1:0).map(({entry:i})=>i)}const A=100;async function K(n,i,u,f,r){const h=new O.b9(n),d=new Set,m=t=>d.size<d.add(t).size,_=[],
l=[{value:i??null,holder:u,parent:void 0}];for(let t=l.pop();t!==void 0;t=l.pop()){h.spend(1);const e=n.dict(t.value);if(!e||!m(e)||r&&t.parent&&!B(n,e,r))continue;
const s=[],o=T=>{const W=n.array(e.get(T));return!W||m(W)?W??[]:(s.push(T),[])},a=o(f).length>>1,c=o("Kids"),w={dict:e,holder:(0,O.Kd)(t.value,t.holder),parent:t.
parent,repeats:s};_.push(w),h.spend(a);for(let T=c.length-1;T>=0;T--)l.push({value:c[T],holder:(0,O.Kd)(e.get("Kids"),w.holder),parent:w});const S=n.job.pace.step(
A+a*A);S&&await S}return _}function B(n,i,u){const[f,r]=n.array(i.get("Limits"))??[];return typeof f!="number"||typeof r!="number"||u(f,r)}function I(n,{dict:i,
repeats:u},f){const r=u.includes(f)?void 0:n.array(i.get(f));if(!r)return[];const h=[];for(let d=0;d+1<r.length;d+=2){const m=n.resolve(r[d]);(f==="Names"?m instanceof
x.Mx:typeof m=="number")&&h.push([m,r[d+1]])}return h}function C(n,i,u,f){const r=m=>n.array(n.dict(m)?.get("Limits"))??[],h=u[0]?.[0]??r(f[0])[0],d=u.at(-1)?.[0]??
r(f.at(-1))[1];n.edit(i.holder),h!==void 0&&d!==void 0?i.dict.set("Limits",[h,d]):i.dict.delete("Limits")}function L(n){const i=[];for(let u=0;u<n.length;u+=P)i.
push(n.slice(u,u+P));return i}}),70549:((j,R,p)=>{p.d(R,{n:()=>x});function x(O){const P=new WeakMap;return E=>{if(E.hasChanges)return O(E);const v=P.get(E);if(v)
return v.answer;const M=O(E);return P.set(E,{answer:M}),M}}}),9819:((j,R,p)=>{p.d(R,{J7:()=>P,Kd:()=>M,Wo:()=>D,_i:()=>v,b9:()=>E});var x=p(42973),O=p(45599);class P{document;gone=new Set;chased=new Set;constructor(g){
this.document=g}remove(g){const{catalog:A,catalogNumber:K,pages:B}=this.document,I=A.get("Pages");g===K||(0,O.i9)(I)&&g===I.number||B.holds(g)||(this.gone.add(g),
this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,O.
i9)(g)&&this.gone.has(g.number)}}class E{most;left;constructor(g){this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,x.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(g,A=new E(
g)){this.allowance=A,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,O.i9)(g))return!0;const{number:A}=g,K=A>>3;if(K>=this.seen.
length)return this.beyond.size<this.beyond.add(A).size;const B=1<<(A&7),I=(this.seen[K]&B)===0;return this.seen[K]|=B,I}}function M(y,g){return(0,O.i9)(y)?y.number:
g}function D(y,g){const A=y.catalog.get(g),K=y.dict(A);return K&&{dict:K,holder:M(A,y.catalogNumber)}}}),33973:((j,R,p)=>{p.d(R,{Gy:()=>B,Rf:()=>I,Ip:()=>C});var x=p(
54619),O=p(85368),P=p(88500);class E{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.s;signed=new Set;constructor(t,e,s){
this.detail=e,this.strings=s,this.scan.strings=s;const o=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const a=c=>o.subarray(c*t,(c+1)*t);this.end=a(0),
this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}}var v=p(78157),M=p(79725),D=p(39150),
y=p(45599);class g{scan=new P.s;ranges=new Map}const A=2;class K{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function B(l,{watched:t}={}){const{markings:e,referrers:s}=await I([l],{watched:t,detail:!0}),{live:o,via:a}=e[0];
return{live:o,via:a,referrers:s}}async function I(l,t={}){const e=new f(l,t);return await e.run(),e}function C(l,{repairs:t}){for(const{part:e,number:s,value:o}of t)
l[e].put(s,o)}const L=100,n=100,i=-2;function u(l){if(l instanceof y.Z6)return l.data.length+u(l.dict);if(Array.isArray(l))return 12*l.length;if(!(l instanceof y.
Bi))return L;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:o,alias:a}){if(this.documents=t,this.strings=
s,this.alias=a,this.markings=t.map(c=>new K(c.size,o!==void 0,h(c,s||e,s))),!!o){this.watched=new Uint8Array(t[0].size);for(const c of o)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[o,a]of s.trailer)o!=="Encrypt"&&this.followValue(0,a);for(;e.length>0;){const o=e.pop(),a=o%t.length,c=s.job.pace.
step(this.follow(a,(o-a)/t.length));c&&await c}for(const{live:o,signed:a,walked:c}of this.markings)for(const w of c.signed)o[w]===1&&a.add(w)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:o}=s;if(e>
0&&e<o.length&&o[e]!==0)return;const a=this.documents[t];if(e<=0||e>=o.length||!a.exists(e))return a.missed(e);o[e]=1,this.watched&&(s.via[e]=this.current),this.
stack.push(e*this.documents.length+t)}follow(t,e){const s=this.documents[t],o=this.markings[t],{walked:a}=o;if(this.current=e,o.count++,s.isChanged(e))return this.
followChanged(s,o,t,e);if(a.done[e]===1)return this.followAgain(s,o,t,e);const{scan:c,detail:w}=a;w||(c.used=0);const S=c.used,T=s.table.kind[e]===x.tL?this.walk(
s,a,e):this.walkPlace(s,e,c);return T<0||c.byteRange&&this.isSignature(a.signed,e)?this.forget(c,S).followRepaired(s,t,e):(o.bytes+=T,w&&(a.from[e]=S,a.to[e]=c.
used,a.valueEnd[e]=this.extent.valueEnd,a.done[e]=1),this.followMarks(t,c,S,c.used,c.lengthStart),n+T)}followChanged(t,e,s,o){const a=t.patched(o);if(!a){const k=t.
edited.get(o);return r(k)||k===null?this.followRepaired(t,s,o):(this.followValue(s,k),e.bytes+=u(k),n)}const{detail:c}=e.walked;if(a.references&&!c&&!t.suspect){
for(let k=a.first;k<a.last;k++)this.visit(s,a.references[k]);return e.bytes+=a.end-a.start,n}const{scan:w,ranges:S}=d(e);c||(w.used=0);const T=w.used,W=this.walkPlace(
t,o,w);return W<0||w.byteRange&&this.isSignature(e.signed,o)?this.forget(w,T).followRepaired(t,s,o):(e.bytes+=W,c&&S.set(o,{from:T,to:w.used,valueEnd:this.extent.
valueEnd}),this.followMarks(s,w,T,w.used,w.lengthStart),n+W)}followAgain(t,e,s,o){const{walked:a}=e;return e.bytes+=a.end[o]>0?a.end[o]-t.table.place[o]:L,this.
followMarks(s,a.scan,a.from[o],a.to[o],a.lengthStart[o]),n}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},s,o,a){const c=this.strings?a:i;
for(let w=s;w<o;w+=3)e[w]!==P.A&&e[w+1]!==c&&this.visit(t,e[w])}forget(t,e){return t.used=e,this}followRepaired(t,e,s){const o=t.get(s),a=r(o)?t.resolve(o):o;return a===
null?(this.markings[e].live[s]=A,this.markings[e].count--):this.repair(e,s,a),n}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){
const s=[e];for(;s.length>0;){const o=s.pop();if(o instanceof y.oS)this.visit(o instanceof y.rV?o.part:t,o.number);else if(Array.isArray(o))for(const a of o)s.push(
a);else if(o instanceof y.Bi){o.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const a of o.values())s.push(a)}else if(o instanceof y.Z6)for(const[
a,c]of o.dict)a!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:o}=this,{bytes:a}=t,{scan:c}=e,w=t.bodies[s];c.forgetLength();const{kept:S}=this,T=!this.strings&&
t.recallEntries(s,S);T&&c.append(S.scan.marks,S.marksFrom,S.marksTo);const W=T?S.close+2:c.value(a,w,a.length);return W<0||a[W-1]===v.AV||!(0,O.x)(t,W,c,o)||t.suspect&&
!(0,D.D)(a,w,W)?-1:(o.dataStart<0&&(c.lengthStart=-1),e.end[s]=o.end,e.detail&&(e.dataStart[s]=o.dataStart,e.dataEnd[s]=o.dataEnd,e.lengthStart[s]=c.lengthStart,
e.lengthEnd[s]=c.lengthEnd),o.end-t.table.place[s])}walkPlace(t,e,s){const o=t.place(e);if(!o)return-1;const{bytes:a,start:c,end:w}=o;s.forgetLength();const S=s.
value(a,c,w);return s.lengthStart=-1,S<0&&!_(a,c,w)||m(a,c,w)||S>0&&a[S-1]===v.AV||S>=0&&(0,v.AN)(a,S,w)<w||t.suspect&&!(0,D.D)(a,c,w)?-1:(this.extent.valueEnd=
S<0?w:S,w-c)}}const r=l=>l instanceof y.oS&&!(l instanceof y.rV);function h(l,t,e){const s=l.walked;if(s?.strings===e)return s;const o=new E(l.size,t,e);return t&&
(l.walked=o),o}function d(l){return l.patches||(l.patches=new g,l.patches.scan.strings=l.walked.strings),l.patches}function m(l,t,e){const s=(0,v.AN)(l,t,e);return s>=
e||l[s]===v.yq&&(0,v.wb)(l,s,"null")}function _(l,t,e){for(let s=t;s<e;s++)if("<([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((j,R,p)=>{
p.d(R,{Av:()=>g,RJ:()=>B,V3:()=>K,vb:()=>I,zx:()=>y});var x=p(54619),O=p(93604),P=p(78157),E=p(88500);const v=2048,M=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function y(n,i){const{found:u,all:f}=await A(n,i),r=h=>[...new Set([...h,...f])].sort((d,m)=>d-m);return Object.fromEntries(i.map(h=>[h,r(u[h])]))}async function g(n,i){
const{found:u,all:f}=await A(n,i);for(const r of Object.values(u))for(const h of r)f.add(h);return f}async function A(n,i){const u=i.map(d=>{const[m="",..._]=[...d].
map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(d)?D:"\\w";return`${m}(?:${_.join("")}|${l}{0,${Math.max(0,d.length-2)}}#)`}),f=new RegExp(`/(?:${u.join("|")}|#)`,"g"),
r=Object.fromEntries(i.map(d=>[d,new Set])),h=new Set;await B(n,(d,m,_,l)=>{const t=d.toString("latin1",m,_);f.lastIndex=0;for(let e=f.exec(t);e;e=f.exec(t)){const s=l(
m+e.index);s!==void 0&&(e[0].endsWith("#")?h.add(s):r[e[0].slice(1)].add(s))}});for(const d of I(n))h.add(d);return{found:r,all:h}}async function K(n,i){const u=await y(
n,i);return[...new Set(Object.values(u).flat())].sort((f,r)=>f-r)}async function B(n,i){const{bytes:u,table:f}=n,r=C(n),h=new Int32Array(r.length);for(let t=0;t<
r.length;t++)h[t]=f.place[r[t]];const d=(0,P.bS)(u),m=t=>r[(0,O.M)(h,t)-1],_=new E.s;let l=0;for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?u.length:h[t+
1],o=s-h[t]>v;if(!o&&!e&&s-l<M)continue;if(o){h[t]>l&&i(d,l,h[t],m),_.reset();const c=_.value(u,n.bodies[r[t]],s);i(d,h[t],c<0?s:c,m)}else i(d,l,s,m);const a=n.
job.pace.step(Math.min(s-l,M));a&&await a,l=s}for(const[t,e]of L(n)){const s=n.objectStream(t);if(!s)continue;const o=new Set(e),{starts:a}=s;i((0,P.bS)(s.data),
0,s.data.length,w=>{const S=s.numbers[(0,O.M)(a,w)-1];return S!==void 0&&o.has(S)?S:void 0});const c=n.job.pace.step(s.data.length);c&&await c}}function*I(n){for(let i=1;n.
hasChanges&&i<n.size;i++)n.isChanged(i)&&n.exists(i)&&(yield i)}function C(n){const{table:i,hasChanges:u}=n,f=[];let r=!0,h=-1;for(let d=1;d<i.size;d++){if(i.kind[d]!==
x.tL||u&&n.isChanged(d))continue;const m=i.place[d];r&&=m>=h,h=m,f.push(d)}return r?f:f.sort((d,m)=>i.place[d]-i.place[m])}function L(n){const{table:i,hasChanges:u}=n,
f=new Map;for(let r=1;r<i.size;r++){if(i.kind[r]!==x.UT||u&&n.isChanged(r))continue;const h=i.place[r],d=f.get(h);d?d.push(r):f.set(h,[r])}return f}}),90536:((j,R,p)=>{
p.d(R,{C:()=>O,L:()=>P});var x=p(45599);function O(E,v){const M=[E];for(;M.length>0;){const D=M.pop(),y=D instanceof x.Z6?D.dict:D;if(Array.isArray(y))for(const g of y)
M.push(g);else if(y instanceof x.Bi){v(y);for(const g of y.values())M.push(g)}}}function P(E,v){const M=[];return O(E,D=>{M.length===0&&v(D)&&M.push(D)}),M.length>
0}}),93604:((j,R,p)=>{p.d(R,{B:()=>x,M:()=>O});const x=(E,v)=>P(E,v,!1),O=(E,v)=>P(E,v,!0);function P(E,v,M){let[D,y]=[0,E.length];for(;D<y;){const g=D+y>>1,A=E[g];
A<v||M&&A===v?D=g+1:y=g}return D}})};
