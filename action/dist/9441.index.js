"use strict";exports.id=9441,exports.ids=[9441],exports.modules={16846:((W,L,p)=>{p.r(L),p.d(L,{read_e_invoice:()=>C});var P=p(23169),A=p(92761),S=p(3907),_=p(90966),m=p(61902),
x=p(98446);const C=async(D,R,j)=>{const T=await(0,_.E)(D.bytes,j,{password:R.open_password}),o=await(0,A.sc)(T),[i]=o.invoices;if(!i)throw(0,P.G6)([g(o)]);const d=R.
with_xml?{xml:(0,S.xK)(i.bytes)??null}:{};return{documents:[{...D,pageCount:T.pages.count}],data:{...v(i),...d},notes:o.invoices.length>1?[K(i,o.invoices.length)]:
[],facts:{}}};function v({syntax:D,profile:R,file:j,invoice:T}){return{syntax:D,profile:R?.level??null,file:j,...T}}function g({refused:D,names:R}){if(D)return{
field:"file",message:`has no invoice that can be read: ${M(D.file)} ${D.reason}`};const j=(0,x.Dw)(R.map(M));return{field:"file",message:`has no electronic invo\
ice in CII or UBL; it has ${R.length===0?"no attachments":`these attachments: ${j}`}`}}const M=D=>(0,m.jC)(D,m.zE,"an attachment without a name"),K=({file:D},R)=>({
code:"several_invoices",message:`The document has ${R} electronic invoices, where one is allowed: ${M(D)} was read.`})}),81077:((W,L,p)=>{p.d(L,{AN:()=>g,BX:()=>x,
H6:()=>C,MN:()=>v,Pu:()=>_,Zc:()=>m});var P=p(45599),A=p(9819);const S=64,_=o=>typeof o=="number"?String(o):Buffer.from(o.bytes).toString("latin1");async function m(o,i,d){
const h=[];for(const r of await K(o,i,0,d)){for(const f of R(o,r,d))h.push(f);const u=o.job.pace.step(M);u&&await u}return h}async function x(o,i,d,h,r,u){const f=await K(
o,i,d,h,u);for(let E=f.length-1;E>=0;E--){const y=f[E],l=R(o,y,h),t=l.filter(([a,c])=>!r(a,c)),e=o.job.pace.step(M+l.length*M);e&&await e,t.length<l.length&&(o.
edit(y.holder),y.dict.set(h,t.flat()),y.changed=!0);for(const a of y.repeats)o.edit(y.holder),y.dict.delete(a),y.changed=!0;if(y.emptyKids){const a=(o.array(y.dict.
get("Kids"))??[]).filter(c=>!y.emptyKids.has(o.dict(c)));o.edit(y.holder),y.dict.set("Kids",a),y.changed=!0}if(!y.changed)continue;const s=o.array(y.dict.get("K\
ids"))??[];y.empty=t.length===0&&s.length===0;const n=y.parent;n&&(n.changed=!0,y.empty?(n.emptyKids??=new Set).add(y.dict):j(o,y,t,s))}return f[0]?.empty??!1}function C(o,i,d){
if(i.length<=S)return(0,P.jd)({[d]:i.flat()});let h=[];for(const r of T(i)){const[u,f]=[r[0][0],r.at(-1)[0]];h.push({ref:o.add((0,P.jd)({Limits:[u,f],[d]:r.flat()})),
low:u,high:f})}for(;h.length>S;)h=T(h).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];return{ref:o.add((0,P.jd)({Limits:[u,f],Kids:r.map(({ref:E})=>E)})),low:u,high:f}});
return(0,P.jd)({Kids:h.map(({ref:r})=>r)})}const v=(o,i)=>C(o,g([...i].map(([d,h])=>[(0,P.Px)(d),h])),"Names");function g(o){return o.map(i=>({entry:i,key:_(i[0])})).
sort((i,d)=>i.key<d.key?-1:i.key>d.key?1:0).map(({entry:i})=>i)}const M=100;async function K(o,i,d,h,r){const u=new A.b9(o),f=new Set,E=t=>f.size<f.add(t).size,
y=[],l=[{value:i??null,holder:d,parent:void 0}];for(let t=l.pop();t!==void 0;t=l.pop()){u.spend(1);const e=o.dict(t.value);if(!e||!E(e)||r&&t.parent&&!D(o,e,r))
continue;const s=[],n=B=>{const b=o.array(e.get(B));return!b||E(b)?b??[]:(s.push(B),[])},a=n(h).length>>1,c=n("Kids"),w={dict:e,holder:(0,A.Kd)(t.value,t.holder),
parent:t.parent,repeats:s};y.push(w),u.spend(a);for(let B=c.length-1;B>=0;B--)l.push({value:c[B],holder:(0,A.Kd)(e.get("Kids"),w.holder),parent:w});const O=o.job.
pace.step(M+a*M);O&&await O}return y}function D(o,i,d){const[h,r]=o.array(i.get("Limits"))??[];return typeof h!="number"||typeof r!="number"||d(h,r)}function R(o,{
dict:i,repeats:d},h){const r=d.includes(h)?void 0:o.array(i.get(h));if(!r)return[];const u=[];for(let f=0;f+1<r.length;f+=2){const E=o.resolve(r[f]);(h==="Names"?
E instanceof P.Mx:typeof E=="number")&&u.push([E,r[f+1]])}return u}function j(o,i,d,h){const r=E=>o.array(o.dict(E)?.get("Limits"))??[],u=d[0]?.[0]??r(h[0])[0],
f=d.at(-1)?.[0]??r(h.at(-1))[1];o.edit(i.holder),u!==void 0&&f!==void 0?i.dict.set("Limits",[u,f]):i.dict.delete("Limits")}function T(o){const i=[];for(let d=0;d<
o.length;d+=S)i.push(o.slice(d,d+S));return i}}),33311:((W,L,p)=>{p.d(L,{S:()=>S});var P=p(21996),A=p(70549);const S=(0,A.H)(_=>(0,P.zx)(_,["AP","JS","EF","Byte\
Range","Sig"]))}),70549:((W,L,p)=>{p.d(L,{H:()=>P});function P(A){const S=new WeakMap;return _=>{if(_.hasChanges)return A(_);const m=S.get(_);if(m)return m.answer;
const x=A(_);return S.set(_,{answer:x}),x}}}),9819:((W,L,p)=>{p.d(L,{J7:()=>S,Kd:()=>x,Wo:()=>C,_i:()=>m,b9:()=>_});var P=p(42973),A=p(45599);class S{document;gone=new Set;chased=new Set;constructor(g){
this.document=g}remove(g){const{catalog:M,catalogNumber:K,pages:D}=this.document,R=M.get("Pages");g===K||(0,A.i9)(R)&&g===R.number||D.holds(g)||(this.gone.add(g),
this.document.remove(g))}chase(g){this.chased.add(g)}removed(){return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,A.
i9)(g)&&this.gone.has(g.number)}}class _{most;left;constructor(g){this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(g,M=new _(
g)){this.allowance=M,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,A.i9)(g))return!0;const{number:M}=g,K=M>>3;if(K>=this.seen.
length)return this.beyond.size<this.beyond.add(M).size;const D=1<<(M&7),R=(this.seen[K]&D)===0;return this.seen[K]|=D,R}}function x(v,g){return(0,A.i9)(v)?v.number:
g}function C(v,g){const M=v.catalog.get(g),K=v.dict(M);return K&&{dict:K,holder:x(M,v.catalogNumber)}}}),33973:((W,L,p)=>{p.d(L,{Gy:()=>D,Rf:()=>R,Ip:()=>j});var P=p(
54619),A=p(85368),S=p(88500);class _{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.s;signed=new Set;constructor(t,e,s){
this.detail=e,this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const a=c=>n.subarray(c*t,(c+1)*t);this.end=a(0),
this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}}var m=p(78157),x=p(79725),C=p(39150),
v=p(45599);class g{scan=new S.s;ranges=new Map}const M=2;class K{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function D(l,{watched:t}={}){const{markings:e,referrers:s}=await R([l],{watched:t,detail:!0}),{live:n,via:a}=e[0];
return{live:n,via:a,referrers:s}}async function R(l,t={}){const e=new h(l,t);return await e.run(),e}function j(l,{repairs:t}){for(const{part:e,number:s,value:n}of t)
l[e].put(s,n)}const T=100,o=100,i=-2;function d(l){if(l instanceof v.Z6)return l.data.length+d(l.dict);if(Array.isArray(l))return 12*l.length;if(!(l instanceof v.
Bi))return T;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new x.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:a}){if(this.documents=t,this.strings=
s,this.alias=a,this.markings=t.map(c=>new K(c.size,n!==void 0,u(c,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const c of n)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,a]of s.trailer)n!=="Encrypt"&&this.followValue(0,a);for(;e.length>0;){const n=e.pop(),a=n%t.length,c=s.job.pace.
step(this.follow(a,(n-a)/t.length));c&&await c}for(const{live:n,signed:a,walked:c}of this.markings)for(const w of c.signed)n[w]===1&&a.add(w)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;e<=
0||e>=n.length||n[e]!==0||!this.documents[t].exists(e)||(n[e]=1,this.watched&&(s.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const s=this.
documents[t],n=this.markings[t],{walked:a}=n;if(this.current=e,n.count++,s.isChanged(e))return this.followChanged(s,n,t,e);if(a.done[e]===1)return this.followAgain(
s,n,t,e);const{scan:c,detail:w}=a;w||(c.used=0);const O=c.used,B=s.table.kind[e]===P.tL?this.walk(s,a,e):this.walkPlace(s,e,c);return B<0||c.byteRange&&this.isSignature(
a.signed,e)?this.forget(c,O).followRepaired(s,t,e):(n.bytes+=B,w&&(a.from[e]=O,a.to[e]=c.used,a.valueEnd[e]=this.extent.valueEnd,a.done[e]=1),this.followMarks(t,
c,O,c.used,c.lengthStart),o+B)}followChanged(t,e,s,n){const a=t.patched(n);if(!a){const k=t.edited.get(n);return r(k)||k===null?this.followRepaired(t,s,n):(this.
followValue(s,k),e.bytes+=d(k),o)}const{detail:c}=e.walked;if(a.references&&!c&&!t.suspect){for(let k=a.first;k<a.last;k++)this.visit(s,a.references[k]);return e.
bytes+=a.end-a.start,o}const{scan:w,ranges:O}=f(e);c||(w.used=0);const B=w.used,b=this.walkPlace(t,n,w);return b<0||w.byteRange&&this.isSignature(e.signed,n)?this.
forget(w,B).followRepaired(t,s,n):(e.bytes+=b,c&&O.set(n,{from:B,to:w.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,w,B,w.used,w.lengthStart),o+b)}followAgain(t,e,s,n){
const{walked:a}=e;return e.bytes+=a.end[n]>0?a.end[n]-t.table.place[n]:T,this.followMarks(s,a.scan,a.from[n],a.to[n],a.lengthStart[n]),o}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},s,n,a){const c=this.strings?a:i;for(let w=s;w<n;w+=3)e[w]!==S.A&&e[w+1]!==c&&this.visit(t,e[w])}forget(t,e){return t.
used=e,this}followRepaired(t,e,s){const n=t.get(s),a=r(n)?t.resolve(n):n;return a===null?(this.markings[e].live[s]=M,this.markings[e].count--):this.repair(e,s,a),
o}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof
v.oS)this.visit(n instanceof v.rV?n.part:t,n.number);else if(Array.isArray(n))for(const a of n)s.push(a);else if(n instanceof v.Bi){n.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const a of n.values())s.push(a)}else if(n instanceof v.Z6)for(const[a,c]of n.dict)a!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:n}=this,
{bytes:a}=t,{scan:c}=e,w=t.bodies[s];c.forgetLength();const{kept:O}=this,B=!this.strings&&t.recallEntries(s,O);B&&c.append(O.scan.marks,O.marksFrom,O.marksTo);const b=B?
O.close+2:c.value(a,w,a.length);return b<0||a[b-1]===m.AV||!(0,A.x)(t,b,c,n)||t.suspect&&!(0,C.D)(a,w,b)?-1:(n.dataStart<0&&(c.lengthStart=-1),e.end[s]=n.end,e.
detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=c.lengthStart,e.lengthEnd[s]=c.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.
place(e);if(!n)return-1;const{bytes:a,start:c,end:w}=n;s.forgetLength();const O=s.value(a,c,w);return s.lengthStart=-1,O<0&&!y(a,c,w)||E(a,c,w)||O>0&&a[O-1]===m.
AV||O>=0&&(0,m.AN)(a,O,w)<w||t.suspect&&!(0,C.D)(a,c,w)?-1:(this.extent.valueEnd=O<0?w:O,w-c)}}const r=l=>l instanceof v.oS&&!(l instanceof v.rV);function u(l,t,e){
const s=l.walked;if(s?.strings===e)return s;const n=new _(l.size,t,e);return t&&(l.walked=n),n}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=
l.walked.strings),l.patches}function E(l,t,e){const s=(0,m.AN)(l,t,e);return s>=e||l[s]===m.yq&&(0,m.wb)(l,s,"null")}function y(l,t,e){for(let s=t;s<e;s++)if("<\
([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((W,L,p)=>{p.d(L,{Av:()=>g,RJ:()=>D,V3:()=>K,vb:()=>R,zx:()=>v});var P=p(54619),A=p(93604),
S=p(78157),_=p(88500);const m=2048,x=65536,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(o,i){const{found:d,all:h}=await M(o,i),r=u=>[...new Set([...u,...h])].
sort((f,E)=>f-E);return Object.fromEntries(i.map(u=>[u,r(d[u])]))}async function g(o,i){const{found:d,all:h}=await M(o,i);for(const r of Object.values(d))for(const u of r)
h.add(u);return h}async function M(o,i){const d=i.map(f=>{const[E="",...y]=[...f].map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?C:"\\w";return`${E}(?:${y.join("")}\
|${l}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${d.join("|")}|#)`,"g"),r=Object.fromEntries(i.map(f=>[f,new Set])),u=new Set;await D(o,(f,E,y,l)=>{const t=f.
toString("latin1",E,y);h.lastIndex=0;for(let e=h.exec(t);e;e=h.exec(t)){const s=l(E+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});
for(const f of R(o))u.add(f);return{found:r,all:u}}async function K(o,i){const d=await v(o,i);return[...new Set(Object.values(d).flat())].sort((h,r)=>h-r)}async function D(o,i){
const{bytes:d,table:h}=o,r=j(o),u=new Int32Array(r.length);for(let t=0;t<r.length;t++)u[t]=h.place[r[t]];const f=(0,S.bS)(d),E=t=>r[(0,A.M)(u,t)-1],y=new _.s;let l=0;
for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+1],n=s-u[t]>m;if(!n&&!e&&s-l<x)continue;if(n){u[t]>l&&i(f,l,u[t],E),y.reset();const c=y.value(
d,o.bodies[r[t]],s);i(f,u[t],c<0?s:c,E)}else i(f,l,s,E);const a=o.job.pace.step(Math.min(s-l,x));a&&await a,l=s}for(const[t,e]of T(o)){const s=o.objectStream(t);
if(!s)continue;const n=new Set(e),{starts:a}=s;i((0,S.bS)(s.data),0,s.data.length,w=>{const O=s.numbers[(0,A.M)(a,w)-1];return O!==void 0&&n.has(O)?O:void 0});const c=o.
job.pace.step(s.data.length);c&&await c}}function*R(o){for(let i=1;o.hasChanges&&i<o.size;i++)o.isChanged(i)&&o.exists(i)&&(yield i)}function j(o){const{table:i,
hasChanges:d}=o,h=[];let r=!0,u=-1;for(let f=1;f<i.size;f++){if(i.kind[f]!==P.tL||d&&o.isChanged(f))continue;const E=i.place[f];r&&=E>=u,u=E,h.push(f)}return r?
h:h.sort((f,E)=>i.place[f]-i.place[E])}function T(o){const{table:i,hasChanges:d}=o,h=new Map;for(let r=1;r<i.size;r++){if(i.kind[r]!==P.UT||d&&o.isChanged(r))continue;
const u=i.place[r],f=h.get(u);f?f.push(r):h.set(u,[r])}return h}}),90536:((W,L,p)=>{p.d(L,{C:()=>A,L:()=>S});var P=p(45599);function A(_,m){const x=[_];for(;x.length>
0;){const C=x.pop(),v=C instanceof P.Z6?C.dict:C;if(Array.isArray(v))for(const g of v)x.push(g);else if(v instanceof P.Bi){m(v);for(const g of v.values())x.push(
g)}}}function S(_,m){const x=[];return A(_,C=>{x.length===0&&m(C)&&x.push(C)}),x.length>0}}),93604:((W,L,p)=>{p.d(L,{B:()=>P,M:()=>A});const P=(_,m)=>S(_,m,!1),
A=(_,m)=>S(_,m,!0);function S(_,m,x){let[C,v]=[0,_.length];for(;C<v;){const g=C+v>>1,M=_[g];M<m||x&&M===m?C=g+1:v=g}return C}})};
