"use strict";exports.id=3017,exports.ids=[3017],exports.modules={45657:((W,L,p)=>{p.d(L,{Kf:()=>x,RZ:()=>S,YG:()=>P});function S(m,v){for(const M of v)m.push(M)}const x=m=>{
let v=-1/0;for(const M of m)v=Math.max(v,M);return v},P=m=>{let v=1/0;for(const M of m)v=Math.min(v,M);return v}}),16846:((W,L,p)=>{p.r(L),p.d(L,{read_e_invoice:()=>C});
var S=p(58552),x=p(92761),P=p(3907),m=p(12237),v=p(43576),M=p(98446);const C=async(D,R,I)=>{const T=await(0,m.E)(D.bytes,I,{password:R.open_password}),o=await(0,x.
sc)(T),[a]=o.invoices;if(!a)throw(0,S.G6)([g(o)]);const h=R.with_xml?{xml:(0,P.xK)(a.bytes)??null}:{};return{documents:[{...D,pageCount:T.pages.count}],data:{...y(
a),...h},notes:o.invoices.length>1?[K(a,o.invoices.length)]:[],facts:{}}};function y({syntax:D,profile:R,file:I,invoice:T}){return{syntax:D,profile:R?.level??null,
file:I,...T}}function g({refused:D,names:R}){if(D)return{field:"file",message:`has no invoice that can be read: ${A(D.file)} ${D.reason}`};const I=(0,M.Dw)(R.map(
A));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${R.length===0?"no attachments":`these attachments: ${I}`}`}}const A=D=>(0,v.jC)(
D,v.zE,"an attachment without a name"),K=({file:D},R)=>({code:"several_invoices",message:`The document has ${R} electronic invoices, where one is allowed: ${A(D)}\
 was read.`})}),81077:((W,L,p)=>{p.d(L,{AN:()=>g,BX:()=>M,H6:()=>C,MN:()=>y,Pu:()=>m,Zc:()=>v});var S=p(45599),x=p(9819);const P=64,m=o=>typeof o=="number"?String(
o):Buffer.from(o.bytes).toString("latin1");async function v(o,a,h){const d=[];for(const r of await K(o,a,0,h)){for(const f of R(o,r,h))d.push(f);const u=o.job.pace.
step(A);u&&await u}return d}async function M(o,a,h,d,r,u){const f=await K(o,a,h,d,u);for(let _=f.length-1;_>=0;_--){const E=f[_],l=R(o,E,d),t=l.filter(([i,c])=>!r(
i,c)),e=o.job.pace.step(A+l.length*A);e&&await e,t.length<l.length&&(o.edit(E.holder),E.dict.set(d,t.flat()),E.changed=!0);for(const i of E.repeats)o.edit(E.holder),
E.dict.delete(i),E.changed=!0;if(E.emptyKids){const i=(o.array(E.dict.get("Kids"))??[]).filter(c=>!E.emptyKids.has(o.dict(c)));o.edit(E.holder),E.dict.set("Kids",
i),E.changed=!0}if(!E.changed)continue;const s=o.array(E.dict.get("Kids"))??[];E.empty=t.length===0&&s.length===0;const n=E.parent;n&&(n.changed=!0,E.empty?(n.emptyKids??=
new Set).add(E.dict):I(o,E,t,s))}return f[0]?.empty??!1}function C(o,a,h){if(a.length<=P)return(0,S.jd)({[h]:a.flat()});let d=[];for(const r of T(a)){const[u,f]=[
r[0][0],r.at(-1)[0]];d.push({ref:o.add((0,S.jd)({Limits:[u,f],[h]:r.flat()})),low:u,high:f})}for(;d.length>P;)d=T(d).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];
return{ref:o.add((0,S.jd)({Limits:[u,f],Kids:r.map(({ref:_})=>_)})),low:u,high:f}});return(0,S.jd)({Kids:d.map(({ref:r})=>r)})}const y=(o,a)=>C(o,g([...a].map(([
h,d])=>[(0,S.Px)(h),d])),"Names");function g(o){return o.map(a=>({entry:a,key:m(a[0])})).sort((a,h)=>a.key<h.key?-1:a.key>h.key?1:0).map(({entry:a})=>a)}const A=100;
async function K(o,a,h,d,r){const u=new x.b9(o),f=new Set,_=t=>f.size<f.add(t).size,E=[],l=[{value:a??null,holder:h,parent:void 0}];for(let t=l.pop();t!==void 0;t=
l.pop()){u.spend(1);const e=o.dict(t.value);if(!e||!_(e)||r&&t.parent&&!D(o,e,r))continue;const s=[],n=B=>{const j=o.array(e.get(B));return!j||_(j)?j??[]:(s.push(
B),[])},i=n(d).length>>1,c=n("Kids"),w={dict:e,holder:(0,x.Kd)(t.value,t.holder),parent:t.parent,repeats:s};E.push(w),u.spend(i);for(let B=c.length-1;B>=0;B--)l.
push({value:c[B],holder:(0,x.Kd)(e.get("Kids"),w.holder),parent:w});const O=o.job.pace.step(A+i*A);O&&await O}return E}function D(o,a,h){const[d,r]=o.array(a.get(
"Limits"))??[];return typeof d!="number"||typeof r!="number"||h(d,r)}function R(o,{dict:a,repeats:h},d){const r=h.includes(d)?void 0:o.array(a.get(d));if(!r)return[];
const u=[];for(let f=0;f+1<r.length;f+=2){const _=o.resolve(r[f]);(d==="Names"?_ instanceof S.Mx:typeof _=="number")&&u.push([_,r[f+1]])}return u}function I(o,a,h,d){
const r=_=>o.array(o.dict(_)?.get("Limits"))??[],u=h[0]?.[0]??r(d[0])[0],f=h.at(-1)?.[0]??r(d.at(-1))[1];o.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Lim\
its",[u,f]):a.dict.delete("Limits")}function T(o){const a=[];for(let h=0;h<o.length;h+=P)a.push(o.slice(h,h+P));return a}}),33311:((W,L,p)=>{p.d(L,{S:()=>P});var S=p(
21996),x=p(70549);const P=(0,x.n)(m=>(0,S.zx)(m,["AP","JS","EF","ByteRange","Sig"]))}),9819:((W,L,p)=>{p.d(L,{J7:()=>P,Kd:()=>M,Wo:()=>C,_i:()=>v,b9:()=>m});var S=p(
42973),x=p(45599);class P{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){const{catalog:A,catalogNumber:K,pages:D}=this.document,R=A.
get("Pages");g===K||(0,x.i9)(R)&&g===R.number||D.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){
const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,x.i9)(g)&&this.gone.has(g.number)}}class m{most;left;constructor(g){this.most=this.left=g.job.
limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,S.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(g,A=new m(g)){this.allowance=A,this.seen=new Uint8Array(
(g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,x.i9)(g))return!0;const{number:A}=g,K=A>>3;if(K>=this.seen.length)return this.beyond.size<this.beyond.add(
A).size;const D=1<<(A&7),R=(this.seen[K]&D)===0;return this.seen[K]|=D,R}}function M(y,g){return(0,x.i9)(y)?y.number:g}function C(y,g){const A=y.catalog.get(g),
K=y.dict(A);return K&&{dict:K,holder:M(A,y.catalogNumber)}}}),33973:((W,L,p)=>{p.d(L,{Gy:()=>D,Rf:()=>R,Ip:()=>I});var S=p(54619),x=p(85368),P=p(88500);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.
s;signed=new Set;constructor(t,e,s){this.detail=e,this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const i=c=>n.
subarray(c*t,(c+1)*t);this.end=i(0),this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(
7)}}var v=p(78157),M=p(79725),C=p(39150),y=p(45599);class g{scan=new P.s;ranges=new Map}const A=2;class K{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){
this.walked=s,this.live=new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function D(l,{watched:t}={}){const{markings:e,referrers:s}=await R([l],{watched:t,
detail:!0}),{live:n,via:i}=e[0];return{live:n,via:i,referrers:s}}async function R(l,t={}){const e=new d(l,t);return await e.run(),e}function I(l,{repairs:t}){for(const{
part:e,number:s,value:n}of t)l[e].put(s,n)}const T=100,o=100,a=-2;function h(l){if(l instanceof y.Z6)return l.data.length+h(l.dict);if(Array.isArray(l))return 12*
l.length;if(!(l instanceof y.Bi))return T;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class d{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:i}){if(this.documents=t,this.strings=
s,this.alias=i,this.markings=t.map(c=>new K(c.size,n!==void 0,u(c,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const c of n)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,i]of s.trailer)n!=="Encrypt"&&this.followValue(0,i);for(;e.length>0;){const n=e.pop(),i=n%t.length,c=s.job.pace.
step(this.follow(i,(n-i)/t.length));c&&await c}for(const{live:n,signed:i,walked:c}of this.markings)for(const w of c.signed)n[w]===1&&i.add(w)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;if(e>
0&&e<n.length&&n[e]!==0)return;const i=this.documents[t];if(e<=0||e>=n.length||!i.exists(e))return i.missed(e);n[e]=1,this.watched&&(s.via[e]=this.current),this.
stack.push(e*this.documents.length+t)}follow(t,e){const s=this.documents[t],n=this.markings[t],{walked:i}=n;if(this.current=e,n.count++,s.isChanged(e))return this.
followChanged(s,n,t,e);if(i.done[e]===1)return this.followAgain(s,n,t,e);const{scan:c,detail:w}=i;w||(c.used=0);const O=c.used,B=s.table.kind[e]===S.tL?this.walk(
s,i,e):this.walkPlace(s,e,c);return B<0||c.byteRange&&this.isSignature(i.signed,e)?this.forget(c,O).followRepaired(s,t,e):(n.bytes+=B,w&&(i.from[e]=O,i.to[e]=c.
used,i.valueEnd[e]=this.extent.valueEnd,i.done[e]=1),this.followMarks(t,c,O,c.used,c.lengthStart),o+B)}followChanged(t,e,s,n){const i=t.patched(n);if(!i){const U=t.
edited.get(n);return r(U)||U===null?this.followRepaired(t,s,n):(this.followValue(s,U),e.bytes+=h(U),o)}const{detail:c}=e.walked;if(i.references&&!c&&!t.suspect){
for(let U=i.first;U<i.last;U++)this.visit(s,i.references[U]);return e.bytes+=i.end-i.start,o}const{scan:w,ranges:O}=f(e);c||(w.used=0);const B=w.used,j=this.walkPlace(
t,n,w);return j<0||w.byteRange&&this.isSignature(e.signed,n)?this.forget(w,B).followRepaired(t,s,n):(e.bytes+=j,c&&O.set(n,{from:B,to:w.used,valueEnd:this.extent.
valueEnd}),this.followMarks(s,w,B,w.used,w.lengthStart),o+j)}followAgain(t,e,s,n){const{walked:i}=e;return e.bytes+=i.end[n]>0?i.end[n]-t.table.place[n]:T,this.
followMarks(s,i.scan,i.from[n],i.to[n],i.lengthStart[n]),o}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},s,n,i){const c=this.strings?i:a;
for(let w=s;w<n;w+=3)e[w]!==P.A&&e[w+1]!==c&&this.visit(t,e[w])}forget(t,e){return t.used=e,this}followRepaired(t,e,s){const n=t.get(s),i=r(n)?t.resolve(n):n;return i===
null?(this.markings[e].live[s]=A,this.markings[e].count--):this.repair(e,s,i),o}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){
const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof y.oS)this.visit(n instanceof y.rV?n.part:t,n.number);else if(Array.isArray(n))for(const i of n)s.push(
i);else if(n instanceof y.Bi){n.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const i of n.values())s.push(i)}else if(n instanceof y.Z6)for(const[
i,c]of n.dict)i!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:n}=this,{bytes:i}=t,{scan:c}=e,w=t.bodies[s];c.forgetLength();const{kept:O}=this,B=!this.strings&&
t.recallEntries(s,O);B&&c.append(O.scan.marks,O.marksFrom,O.marksTo);const j=B?O.close+2:c.value(i,w,i.length);return j<0||i[j-1]===v.AV||!(0,x.x)(t,j,c,n)||t.suspect&&
!(0,C.D)(i,w,j)?-1:(n.dataStart<0&&(c.lengthStart=-1),e.end[s]=n.end,e.detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=c.lengthStart,
e.lengthEnd[s]=c.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.place(e);if(!n)return-1;const{bytes:i,start:c,end:w}=n;s.forgetLength();const O=s.
value(i,c,w);return s.lengthStart=-1,O<0&&!E(i,c,w)||_(i,c,w)||O>0&&i[O-1]===v.AV||O>=0&&(0,v.AN)(i,O,w)<w||t.suspect&&!(0,C.D)(i,c,w)?-1:(this.extent.valueEnd=
O<0?w:O,w-c)}}const r=l=>l instanceof y.oS&&!(l instanceof y.rV);function u(l,t,e){const s=l.walked;if(s?.strings===e)return s;const n=new m(l.size,t,e);return t&&
(l.walked=n),n}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=l.walked.strings),l.patches}function _(l,t,e){const s=(0,v.AN)(l,t,e);return s>=
e||l[s]===v.yq&&(0,v.wb)(l,s,"null")}function E(l,t,e){for(let s=t;s<e;s++)if("<([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((W,L,p)=>{
p.d(L,{Av:()=>g,RJ:()=>D,V3:()=>K,vb:()=>R,zx:()=>y});var S=p(54619),x=p(93604),P=p(78157),m=p(88500);const v=2048,M=65536,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function y(o,a){const{found:h,all:d}=await A(o,a),r=u=>[...new Set([...u,...d])].sort((f,_)=>f-_);return Object.fromEntries(a.map(u=>[u,r(h[u])]))}async function g(o,a){
const{found:h,all:d}=await A(o,a);for(const r of Object.values(h))for(const u of r)d.add(u);return d}async function A(o,a){const h=a.map(f=>{const[_="",...E]=[...f].
map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?C:"\\w";return`${_}(?:${E.join("")}|${l}{0,${Math.max(0,f.length-2)}}#)`}),d=new RegExp(`/(?:${h.join("|")}|#)`,"g"),
r=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await D(o,(f,_,E,l)=>{const t=f.toString("latin1",_,E);d.lastIndex=0;for(let e=d.exec(t);e;e=d.exec(t)){const s=l(
_+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});for(const f of R(o))u.add(f);return{found:r,all:u}}async function K(o,a){const h=await y(
o,a);return[...new Set(Object.values(h).flat())].sort((d,r)=>d-r)}async function D(o,a){const{bytes:h,table:d}=o,r=I(o),u=new Int32Array(r.length);for(let t=0;t<
r.length;t++)u[t]=d.place[r[t]];const f=(0,P.bS)(h),_=t=>r[(0,x.M)(u,t)-1],E=new m.s;let l=0;for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?h.length:u[t+
1],n=s-u[t]>v;if(!n&&!e&&s-l<M)continue;if(n){u[t]>l&&a(f,l,u[t],_),E.reset();const c=E.value(h,o.bodies[r[t]],s);a(f,u[t],c<0?s:c,_)}else a(f,l,s,_);const i=o.
job.pace.step(Math.min(s-l,M));i&&await i,l=s}for(const[t,e]of T(o)){const s=o.objectStream(t);if(!s)continue;const n=new Set(e),{starts:i}=s;a((0,P.bS)(s.data),
0,s.data.length,w=>{const O=s.numbers[(0,x.M)(i,w)-1];return O!==void 0&&n.has(O)?O:void 0});const c=o.job.pace.step(s.data.length);c&&await c}}function*R(o){for(let a=1;o.
hasChanges&&a<o.size;a++)o.isChanged(a)&&o.exists(a)&&(yield a)}function I(o){const{table:a,hasChanges:h}=o,d=[];let r=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==
S.tL||h&&o.isChanged(f))continue;const _=a.place[f];r&&=_>=u,u=_,d.push(f)}return r?d:d.sort((f,_)=>a.place[f]-a.place[_])}function T(o){const{table:a,hasChanges:h}=o,
d=new Map;for(let r=1;r<a.size;r++){if(a.kind[r]!==S.UT||h&&o.isChanged(r))continue;const u=a.place[r],f=d.get(u);f?f.push(r):d.set(u,[r])}return d}}),90536:((W,L,p)=>{
p.d(L,{C:()=>x,L:()=>P});var S=p(45599);function x(m,v){const M=[m];for(;M.length>0;){const C=M.pop(),y=C instanceof S.Z6?C.dict:C;if(Array.isArray(y))for(const g of y)
M.push(g);else if(y instanceof S.Bi){v(y);for(const g of y.values())M.push(g)}}}function P(m,v){const M=[];return x(m,C=>{M.length===0&&v(C)&&M.push(C)}),M.length>
0}}),93604:((W,L,p)=>{p.d(L,{B:()=>S,M:()=>x});const S=(m,v)=>P(m,v,!1),x=(m,v)=>P(m,v,!0);function P(m,v,M){let[C,y]=[0,m.length];for(;C<y;){const g=C+y>>1,A=m[g];
A<v||M&&A===v?C=g+1:y=g}return C}})};
