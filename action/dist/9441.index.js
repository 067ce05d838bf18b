"use strict";exports.id=9441,exports.ids=[9441],exports.modules={16846:((W,L,p)=>{p.r(L),p.d(L,{read_e_invoice:()=>C});var P=p(58552),O=p(92761),S=p(3907),_=p(90966),m=p(43576),
x=p(98446);const C=async(D,R,j)=>{const T=await(0,_.E)(D.bytes,j,{password:R.open_password}),a=await(0,O.sc)(T),[i]=a.invoices;if(!i)throw(0,P.G6)([g(a)]);const d=R.
with_xml?{xml:(0,S.xK)(i.bytes)??null}:{};return{documents:[{...D,pageCount:T.pages.count}],data:{...v(i),...d},notes:a.invoices.length>1?[K(i,a.invoices.length)]:
[],facts:{}}};function v({syntax:D,profile:R,file:j,invoice:T}){return{syntax:D,profile:R?.level??null,file:j,...T}}function g({refused:D,names:R}){if(D)return{
field:"file",message:`has no invoice that can be read: ${M(D.file)} ${D.reason}`};const j=(0,x.Dw)(R.map(M));return{field:"file",message:`has no electronic invo\
ice in CII or UBL; it has ${R.length===0?"no attachments":`these attachments: ${j}`}`}}const M=D=>(0,m.jC)(D,m.zE,"an attachment without a name"),K=({file:D},R)=>({
code:"several_invoices",message:`The document has ${R} electronic invoices, where one is allowed: ${M(D)} was read.`})}),81077:((W,L,p)=>{p.d(L,{AN:()=>g,BX:()=>x,
H6:()=>C,MN:()=>v,Pu:()=>_,Zc:()=>m});var P=p(45599),O=p(9819);const S=64,_=a=>typeof a=="number"?String(a):Buffer.from(a.bytes).toString("latin1");async function m(a,i,d){
const h=[];for(const r of await K(a,i,0,d)){for(const f of R(a,r,d))h.push(f);const u=a.job.pace.step(M);u&&await u}return h}async function x(a,i,d,h,r,u){const f=await K(
a,i,d,h,u);for(let E=f.length-1;E>=0;E--){const y=f[E],l=R(a,y,h),t=l.filter(([o,c])=>!r(o,c)),e=a.job.pace.step(M+l.length*M);e&&await e,t.length<l.length&&(a.
edit(y.holder),y.dict.set(h,t.flat()),y.changed=!0);for(const o of y.repeats)a.edit(y.holder),y.dict.delete(o),y.changed=!0;if(y.emptyKids){const o=(a.array(y.dict.
get("Kids"))??[]).filter(c=>!y.emptyKids.has(a.dict(c)));a.edit(y.holder),y.dict.set("Kids",o),y.changed=!0}if(!y.changed)continue;const s=a.array(y.dict.get("K\
ids"))??[];y.empty=t.length===0&&s.length===0;const n=y.parent;n&&(n.changed=!0,y.empty?(n.emptyKids??=new Set).add(y.dict):j(a,y,t,s))}return f[0]?.empty??!1}function C(a,i,d){
if(i.length<=S)return(0,P.jd)({[d]:i.flat()});let h=[];for(const r of T(i)){const[u,f]=[r[0][0],r.at(-1)[0]];h.push({ref:a.add((0,P.jd)({Limits:[u,f],[d]:r.flat()})),
low:u,high:f})}for(;h.length>S;)h=T(h).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];return{ref:a.add((0,P.jd)({Limits:[u,f],Kids:r.map(({ref:E})=>E)})),low:u,high:f}});
return(0,P.jd)({Kids:h.map(({ref:r})=>r)})}const v=(a,i)=>C(a,g([...i].map(([d,h])=>[(0,P.Px)(d),h])),"Names");function g(a){return a.map(i=>({entry:i,key:_(i[0])})).
sort((i,d)=>i.key<d.key?-1:i.key>d.key?1:0).map(({entry:i})=>i)}const M=100;async function K(a,i,d,h,r){const u=new O.b9(a),f=new Set,E=t=>f.size<f.add(t).size,
y=[],l=[{value:i??null,holder:d,parent:void 0}];for(let t=l.pop();t!==void 0;t=l.pop()){u.spend(1);const e=a.dict(t.value);if(!e||!E(e)||r&&t.parent&&!D(a,e,r))
continue;const s=[],n=B=>{const b=a.array(e.get(B));return!b||E(b)?b??[]:(s.push(B),[])},o=n(h).length>>1,c=n("Kids"),w={dict:e,holder:(0,O.Kd)(t.value,t.holder),
parent:t.parent,repeats:s};y.push(w),u.spend(o);for(let B=c.length-1;B>=0;B--)l.push({value:c[B],holder:(0,O.Kd)(e.get("Kids"),w.holder),parent:w});const A=a.job.
pace.step(M+o*M);A&&await A}return y}function D(a,i,d){const[h,r]=a.array(i.get("Limits"))??[];return typeof h!="number"||typeof r!="number"||d(h,r)}function R(a,{
dict:i,repeats:d},h){const r=d.includes(h)?void 0:a.array(i.get(h));if(!r)return[];const u=[];for(let f=0;f+1<r.length;f+=2){const E=a.resolve(r[f]);(h==="Names"?
E instanceof P.Mx:typeof E=="number")&&u.push([E,r[f+1]])}return u}function j(a,i,d,h){const r=E=>a.array(a.dict(E)?.get("Limits"))??[],u=d[0]?.[0]??r(h[0])[0],
f=d.at(-1)?.[0]??r(h.at(-1))[1];a.edit(i.holder),u!==void 0&&f!==void 0?i.dict.set("Limits",[u,f]):i.dict.delete("Limits")}function T(a){const i=[];for(let d=0;d<
a.length;d+=S)i.push(a.slice(d,d+S));return i}}),33311:((W,L,p)=>{p.d(L,{S:()=>S});var P=p(21996),O=p(70549);const S=(0,O.n)(_=>(0,P.zx)(_,["AP","JS","EF","Byte\
Range","Sig"]))}),70549:((W,L,p)=>{p.d(L,{n:()=>P});function P(O){const S=new WeakMap;return _=>{if(_.hasChanges)return O(_);const m=S.get(_);if(m)return m.answer;
const x=O(_);return S.set(_,{answer:x}),x}}}),9819:((W,L,p)=>{p.d(L,{J7:()=>S,Kd:()=>x,Wo:()=>C,_i:()=>m,b9:()=>_});var P=p(42973),O=p(45599);class S{document;gone=new Set;chased=new Set;constructor(g){
this.document=g}remove(g){const{catalog:M,catalogNumber:K,pages:D}=this.document,R=M.get("Pages");g===K||(0,O.i9)(R)&&g===R.number||D.holds(g)||(this.gone.add(g),
this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,O.
i9)(g)&&this.gone.has(g.number)}}class _{most;left;constructor(g){this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(g,M=new _(
g)){this.allowance=M,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,O.i9)(g))return!0;const{number:M}=g,K=M>>3;if(K>=this.seen.
length)return this.beyond.size<this.beyond.add(M).size;const D=1<<(M&7),R=(this.seen[K]&D)===0;return this.seen[K]|=D,R}}function x(v,g){return(0,O.i9)(v)?v.number:
g}function C(v,g){const M=v.catalog.get(g),K=v.dict(M);return K&&{dict:K,holder:x(M,v.catalogNumber)}}}),33973:((W,L,p)=>{p.d(L,{Gy:()=>D,Rf:()=>R,Ip:()=>j});var P=p(
54619),O=p(85368),S=p(88500);class _{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.s;signed=new Set;constructor(t,e,s){
this.detail=e,this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const o=c=>n.subarray(c*t,(c+1)*t);this.end=o(0),
this.valueEnd=o(1),this.dataStart=o(2),this.dataEnd=o(3),this.lengthStart=o(4),this.lengthEnd=o(5),this.from=o(6),this.to=o(7)}}var m=p(78157),x=p(79725),C=p(39150),
v=p(45599);class g{scan=new S.s;ranges=new Map}const M=2;class K{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function D(l,{watched:t}={}){const{markings:e,referrers:s}=await R([l],{watched:t,detail:!0}),{live:n,via:o}=e[0];
return{live:n,via:o,referrers:s}}async function R(l,t={}){const e=new h(l,t);return await e.run(),e}function j(l,{repairs:t}){for(const{part:e,number:s,value:n}of t)
l[e].put(s,n)}const T=100,a=100,i=-2;function d(l){if(l instanceof v.Z6)return l.data.length+d(l.dict);if(Array.isArray(l))return 12*l.length;if(!(l instanceof v.
Bi))return T;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new x.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:o}){if(this.documents=t,this.strings=
s,this.alias=o,this.markings=t.map(c=>new K(c.size,n!==void 0,u(c,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const c of n)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,o]of s.trailer)n!=="Encrypt"&&this.followValue(0,o);for(;e.length>0;){const n=e.pop(),o=n%t.length,c=s.job.pace.
step(this.follow(o,(n-o)/t.length));c&&await c}for(const{live:n,signed:o,walked:c}of this.markings)for(const w of c.signed)n[w]===1&&o.add(w)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;e<=
0||e>=n.length||n[e]!==0||!this.documents[t].exists(e)||(n[e]=1,this.watched&&(s.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const s=this.
documents[t],n=this.markings[t],{walked:o}=n;if(this.current=e,n.count++,s.isChanged(e))return this.followChanged(s,n,t,e);if(o.done[e]===1)return this.followAgain(
s,n,t,e);const{scan:c,detail:w}=o;w||(c.used=0);const A=c.used,B=s.table.kind[e]===P.tL?this.walk(s,o,e):this.walkPlace(s,e,c);return B<0||c.byteRange&&this.isSignature(
o.signed,e)?this.forget(c,A).followRepaired(s,t,e):(n.bytes+=B,w&&(o.from[e]=A,o.to[e]=c.used,o.valueEnd[e]=this.extent.valueEnd,o.done[e]=1),this.followMarks(t,
c,A,c.used,c.lengthStart),a+B)}followChanged(t,e,s,n){const o=t.patched(n);if(!o){const k=t.edited.get(n);return r(k)||k===null?this.followRepaired(t,s,n):(this.
followValue(s,k),e.bytes+=d(k),a)}const{detail:c}=e.walked;if(o.references&&!c&&!t.suspect){for(let k=o.first;k<o.last;k++)this.visit(s,o.references[k]);return e.
bytes+=o.end-o.start,a}const{scan:w,ranges:A}=f(e);c||(w.used=0);const B=w.used,b=this.walkPlace(t,n,w);return b<0||w.byteRange&&this.isSignature(e.signed,n)?this.
forget(w,B).followRepaired(t,s,n):(e.bytes+=b,c&&A.set(n,{from:B,to:w.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,w,B,w.used,w.lengthStart),a+b)}followAgain(t,e,s,n){
const{walked:o}=e;return e.bytes+=o.end[n]>0?o.end[n]-t.table.place[n]:T,this.followMarks(s,o.scan,o.from[n],o.to[n],o.lengthStart[n]),a}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},s,n,o){const c=this.strings?o:i;for(let w=s;w<n;w+=3)e[w]!==S.A&&e[w+1]!==c&&this.visit(t,e[w])}forget(t,e){return t.
used=e,this}followRepaired(t,e,s){const n=t.get(s),o=r(n)?t.resolve(n):n;return o===null?(this.markings[e].live[s]=M,this.markings[e].count--):this.repair(e,s,o),
a}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof
v.oS)this.visit(n instanceof v.rV?n.part:t,n.number);else if(Array.isArray(n))for(const o of n)s.push(o);else if(n instanceof v.Bi){n.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const o of n.values())s.push(o)}else if(n instanceof v.Z6)for(const[o,c]of n.dict)o!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:n}=this,
{bytes:o}=t,{scan:c}=e,w=t.bodies[s];c.forgetLength();const{kept:A}=this,B=!this.strings&&t.recallEntries(s,A);B&&c.append(A.scan.marks,A.marksFrom,A.marksTo);const b=B?
A.close+2:c.value(o,w,o.length);return b<0||o[b-1]===m.AV||!(0,O.x)(t,b,c,n)||t.suspect&&!(0,C.D)(o,w,b)?-1:(n.dataStart<0&&(c.lengthStart=-1),e.end[s]=n.end,e.
detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=c.lengthStart,e.lengthEnd[s]=c.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.
place(e);if(!n)return-1;const{bytes:o,start:c,end:w}=n;s.forgetLength();const A=s.value(o,c,w);return s.lengthStart=-1,A<0&&!y(o,c,w)||E(o,c,w)||A>0&&o[A-1]===m.
AV||A>=0&&(0,m.AN)(o,A,w)<w||t.suspect&&!(0,C.D)(o,c,w)?-1:(this.extent.valueEnd=A<0?w:A,w-c)}}const r=l=>l instanceof v.oS&&!(l instanceof v.rV);function u(l,t,e){
const s=l.walked;if(s?.strings===e)return s;const n=new _(l.size,t,e);return t&&(l.walked=n),n}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=
l.walked.strings),l.patches}function E(l,t,e){const s=(0,m.AN)(l,t,e);return s>=e||l[s]===m.yq&&(0,m.wb)(l,s,"null")}function y(l,t,e){for(let s=t;s<e;s++)if("<\
([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((W,L,p)=>{p.d(L,{Av:()=>g,RJ:()=>D,V3:()=>K,vb:()=>R,zx:()=>v});var P=p(54619),O=p(93604),
S=p(78157),_=p(88500);const m=2048,x=65536,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(a,i){const{found:d,all:h}=await M(a,i),r=u=>[...new Set([...u,...h])].
sort((f,E)=>f-E);return Object.fromEntries(i.map(u=>[u,r(d[u])]))}async function g(a,i){const{found:d,all:h}=await M(a,i);for(const r of Object.values(d))for(const u of r)
h.add(u);return h}async function M(a,i){const d=i.map(f=>{const[E="",...y]=[...f].map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?C:"\\w";return`${E}(?:${y.join("")}\
|${l}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${d.join("|")}|#)`,"g"),r=Object.fromEntries(i.map(f=>[f,new Set])),u=new Set;await D(a,(f,E,y,l)=>{const t=f.
toString("latin1",E,y);h.lastIndex=0;for(let e=h.exec(t);e;e=h.exec(t)){const s=l(E+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});
for(const f of R(a))u.add(f);return{found:r,all:u}}async function K(a,i){const d=await v(a,i);return[...new Set(Object.values(d).flat())].sort((h,r)=>h-r)}async function D(a,i){
const{bytes:d,table:h}=a,r=j(a),u=new Int32Array(r.length);for(let t=0;t<r.length;t++)u[t]=h.place[r[t]];const f=(0,S.bS)(d),E=t=>r[(0,O.M)(u,t)-1],y=new _.s;let l=0;
for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+1],n=s-u[t]>m;if(!n&&!e&&s-l<x)continue;if(n){u[t]>l&&i(f,l,u[t],E),y.reset();const c=y.value(
d,a.bodies[r[t]],s);i(f,u[t],c<0?s:c,E)}else i(f,l,s,E);const o=a.job.pace.step(Math.min(s-l,x));o&&await o,l=s}for(const[t,e]of T(a)){const s=a.objectStream(t);
if(!s)continue;const n=new Set(e),{starts:o}=s;i((0,S.bS)(s.data),0,s.data.length,w=>{const A=s.numbers[(0,O.M)(o,w)-1];return A!==void 0&&n.has(A)?A:void 0});const c=a.
job.pace.step(s.data.length);c&&await c}}function*R(a){for(let i=1;a.hasChanges&&i<a.size;i++)a.isChanged(i)&&a.exists(i)&&(yield i)}function j(a){const{table:i,
hasChanges:d}=a,h=[];let r=!0,u=-1;for(let f=1;f<i.size;f++){if(i.kind[f]!==P.tL||d&&a.isChanged(f))continue;const E=i.place[f];r&&=E>=u,u=E,h.push(f)}return r?
h:h.sort((f,E)=>i.place[f]-i.place[E])}function T(a){const{table:i,hasChanges:d}=a,h=new Map;for(let r=1;r<i.size;r++){if(i.kind[r]!==P.UT||d&&a.isChanged(r))continue;
const u=i.place[r],f=h.get(u);f?f.push(r):h.set(u,[r])}return h}}),90536:((W,L,p)=>{p.d(L,{C:()=>O,L:()=>S});var P=p(45599);function O(_,m){const x=[_];for(;x.length>
0;){const C=x.pop(),v=C instanceof P.Z6?C.dict:C;if(Array.isArray(v))for(const g of v)x.push(g);else if(v instanceof P.Bi){m(v);for(const g of v.values())x.push(
g)}}}function S(_,m){const x=[];return O(_,C=>{x.length===0&&m(C)&&x.push(C)}),x.length>0}}),93604:((W,L,p)=>{p.d(L,{B:()=>P,M:()=>O});const P=(_,m)=>S(_,m,!1),
O=(_,m)=>S(_,m,!0);function S(_,m,x){let[C,v]=[0,_.length];for(;C<v;){const g=C+v>>1,M=_[g];M<m||x&&M===m?C=g+1:v=g}return C}})};
