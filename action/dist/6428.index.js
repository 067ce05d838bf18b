"use strict";exports.id=6428,exports.ids=[6428],exports.modules={45657:((W,T,w)=>{w.d(T,{Kf:()=>D,RZ:()=>C,YG:()=>R});function C(m,v){for(const M of v)m.push(M)}const D=m=>{
let v=-1/0;for(const M of m)v=Math.max(v,M);return v},R=m=>{let v=1/0;for(const M of m)v=Math.min(v,M);return v}}),16846:((W,T,w)=>{w.r(T),w.d(T,{read_e_invoice:()=>x});
var C=w(58552),D=w(92761),R=w(3907),m=w(12237),v=w(43576),M=w(98446);const x=async(O,P,k)=>{const j=await(0,m.E)(O.bytes,k,{password:P.open_password}),o=await(0,D.
sc)(j),[a]=o.invoices;if(!a)throw(0,C.G6)([g(o)]);const d=P.with_xml?{xml:(0,R.xK)(a.bytes)??null}:{};return{documents:[{...O,pageCount:j.pages.count}],data:{...y(
a),...d},notes:o.invoices.length>1?[L(a,o.invoices.length)]:[],facts:{}}};function y({syntax:O,profile:P,file:k,invoice:j}){return{syntax:O,profile:P?.level??null,
file:k,...j}}function g({refused:O,names:P}){if(O)return{field:"file",message:`has no invoice that can be read: ${A(O.file)} ${O.reason}`};const k=(0,M.Dw)(P.map(
A));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${P.length===0?"no attachments":`these attachments: ${k}`}`}}const A=O=>(0,v.jC)(
O,v.zE,"an attachment without a name"),L=({file:O},P)=>({code:"several_invoices",message:`The document has ${P} electronic invoices, where one is allowed: ${A(O)}\
 was read.`})}),81077:((W,T,w)=>{w.d(T,{AN:()=>g,BX:()=>M,H6:()=>x,MN:()=>y,Pu:()=>m,Zc:()=>v});var C=w(45599),D=w(9819);const R=64,m=o=>typeof o=="number"?String(
o):Buffer.from(o.bytes).toString("latin1");async function v(o,a,d){const h=[];for(const r of await L(o,a,0,d)){for(const f of P(o,r,d))h.push(f);const u=o.job.pace.
step(A);u&&await u}return h}async function M(o,a,d,h,r,u){const f=await L(o,a,d,h,u);for(let _=f.length-1;_>=0;_--){const E=f[_],l=P(o,E,h),t=l.filter(([i,c])=>!r(
i,c)),e=o.job.pace.step(A+l.length*A);e&&await e,t.length<l.length&&(o.edit(E.holder),E.dict.set(h,t.flat()),E.changed=!0);for(const i of E.repeats)o.edit(E.holder),
E.dict.delete(i),E.changed=!0;if(E.emptyKids){const i=(o.array(E.dict.get("Kids"))??[]).filter(c=>!E.emptyKids.has(o.dict(c)));o.edit(E.holder),E.dict.set("Kids",
i),E.changed=!0}if(!E.changed)continue;const s=o.array(E.dict.get("Kids"))??[];E.empty=t.length===0&&s.length===0;const n=E.parent;n&&(n.changed=!0,E.empty?(n.emptyKids??=
new Set).add(E.dict):k(o,E,t,s))}return f[0]?.empty??!1}function x(o,a,d){if(a.length<=R)return(0,C.jd)({[d]:a.flat()});let h=[];for(const r of j(a)){const[u,f]=[
r[0][0],r.at(-1)[0]];h.push({ref:o.add((0,C.jd)({Limits:[u,f],[d]:r.flat()})),low:u,high:f})}for(;h.length>R;)h=j(h).map(r=>{const[u,f]=[r[0].low,r.at(-1).high];
return{ref:o.add((0,C.jd)({Limits:[u,f],Kids:r.map(({ref:_})=>_)})),low:u,high:f}});return(0,C.jd)({Kids:h.map(({ref:r})=>r)})}const y=(o,a)=>x(o,g([...a].map(([
d,h])=>[(0,C.Px)(d),h])),"Names");function g(o){return o.map(a=>({entry:a,key:m(a[0])})).sort((a,d)=>a.key<d.key?-1:a.key>d.key?1:0).map(({entry:a})=>a)}const A=100;
async function L(o,a,d,h,r){const u=new D.b9(o),f=new Set,_=t=>f.size<f.add(t).size,E=[],l=[{value:a??null,holder:d,parent:void 0}];for(let t=l.pop();t!==void 0;t=
l.pop()){u.spend(1);const e=o.dict(t.value);if(!e||!_(e)||r&&t.parent&&!O(o,e,r))continue;const s=[],n=K=>{const B=o.array(e.get(K));return!B||_(B)?B??[]:(s.push(
K),[])},i=n(h).length>>1,c=n("Kids"),p={dict:e,holder:(0,D.Kd)(t.value,t.holder),parent:t.parent,repeats:s};E.push(p),u.spend(i);for(let K=c.length-1;K>=0;K--)l.
push({value:c[K],holder:(0,D.Kd)(e.get("Kids"),p.holder),parent:p});const S=o.job.pace.step(A+i*A);S&&await S}return E}function O(o,a,d){const[h,r]=o.array(a.get(
"Limits"))??[];return typeof h!="number"||typeof r!="number"||d(h,r)}function P(o,{dict:a,repeats:d},h){const r=d.includes(h)?void 0:o.array(a.get(h));if(!r)return[];
const u=[];for(let f=0;f+1<r.length;f+=2){const _=o.resolve(r[f]);(h==="Names"?_ instanceof C.Mx:typeof _=="number")&&u.push([_,r[f+1]])}return u}function k(o,a,d,h){
const r=_=>o.array(o.dict(_)?.get("Limits"))??[],u=d[0]?.[0]??r(h[0])[0],f=d.at(-1)?.[0]??r(h.at(-1))[1];o.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Lim\
its",[u,f]):a.dict.delete("Limits")}function j(o){const a=[];for(let d=0;d<o.length;d+=R)a.push(o.slice(d,d+R));return a}}),9819:((W,T,w)=>{w.d(T,{J7:()=>R,Kd:()=>M,
Wo:()=>x,_i:()=>v,b9:()=>m});var C=w(42973),D=w(45599);class R{document;gone=new Set;chased=new Set;constructor(g){this.document=g}remove(g){const{catalog:A,catalogNumber:L,
pages:O}=this.document,P=A.get("Pages");g===L||(0,D.i9)(P)&&g===P.number||O.holds(g)||(this.gone.add(g),this.document.remove(g))}chase(g){this.chased.add(g)}removed(){
return this.gone}takeChased(){const g=this.chased;return this.chased=new Set,g}isGone(g){return(0,D.i9)(g)&&this.gone.has(g.number)}}class m{most;left;constructor(g){
this.most=this.left=g.job.limits.nodes}spend=g=>{if(this.left-=g,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(g,A=new m(g)){this.allowance=
A,this.seen=new Uint8Array((g.size>>3)+1)}first(g){if(this.allowance.spend(1),!(0,D.i9)(g))return!0;const{number:A}=g,L=A>>3;if(L>=this.seen.length)return this.
beyond.size<this.beyond.add(A).size;const O=1<<(A&7),P=(this.seen[L]&O)===0;return this.seen[L]|=O,P}}function M(y,g){return(0,D.i9)(y)?y.number:g}function x(y,g){
const A=y.catalog.get(g),L=y.dict(A);return L&&{dict:L,holder:M(A,y.catalogNumber)}}}),33973:((W,T,w)=>{w.d(T,{Gy:()=>O,Rf:()=>P,Ip:()=>k});var C=w(54619),D=w(85368),
R=w(88500);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new R.s;signed=new Set;constructor(t,e,s){this.detail=e,
this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const i=c=>n.subarray(c*t,(c+1)*t);this.end=i(0),this.valueEnd=
i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var v=w(78157),M=w(79725),x=w(39150),y=w(45599);
class g{scan=new R.s;ranges=new Map}const A=2;class L{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=new Uint8Array(
t),this.via=new Int32Array(e?t:0)}}async function O(l,{watched:t}={}){const{markings:e,referrers:s}=await P([l],{watched:t,detail:!0}),{live:n,via:i}=e[0];return{
live:n,via:i,referrers:s}}async function P(l,t={}){const e=new h(l,t);return await e.run(),e}function k(l,{repairs:t}){for(const{part:e,number:s,value:n}of t)l[e].
put(s,n)}const j=100,o=100,a=-2;function d(l){if(l instanceof y.Z6)return l.data.length+d(l.dict);if(Array.isArray(l))return 12*l.length;if(!(l instanceof y.Bi))
return j;let t=30*l.size;for(const e of l.values())Array.isArray(e)&&(t+=12*e.length);return t}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:i}){if(this.documents=t,this.strings=
s,this.alias=i,this.markings=t.map(c=>new L(c.size,n!==void 0,u(c,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const c of n)this.watched[c]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,i]of s.trailer)n!=="Encrypt"&&this.followValue(0,i);for(;e.length>0;){const n=e.pop(),i=n%t.length,c=s.job.pace.
step(this.follow(i,(n-i)/t.length));c&&await c}for(const{live:n,signed:i,walked:c}of this.markings)for(const p of c.signed)n[p]===1&&i.add(p)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;if(e>
0&&e<n.length&&n[e]!==0)return;const i=this.documents[t];if(e<=0||e>=n.length||!i.exists(e))return i.missed(e);n[e]=1,this.watched&&(s.via[e]=this.current),this.
stack.push(e*this.documents.length+t)}follow(t,e){const s=this.documents[t],n=this.markings[t],{walked:i}=n;if(this.current=e,n.count++,s.isChanged(e))return this.
followChanged(s,n,t,e);if(i.done[e]===1)return this.followAgain(s,n,t,e);const{scan:c,detail:p}=i;p||(c.used=0);const S=c.used,K=s.table.kind[e]===C.tL?this.walk(
s,i,e):this.walkPlace(s,e,c);return K<0||c.byteRange&&this.isSignature(i.signed,e)?this.forget(c,S).followRepaired(s,t,e):(n.bytes+=K,p&&(i.from[e]=S,i.to[e]=c.
used,i.valueEnd[e]=this.extent.valueEnd,i.done[e]=1),this.followMarks(t,c,S,c.used,c.lengthStart),o+K)}followChanged(t,e,s,n){const i=t.patched(n);if(!i){const I=t.
edited.get(n);return r(I)||I===null?this.followRepaired(t,s,n):(this.followValue(s,I),e.bytes+=d(I),o)}const{detail:c}=e.walked;if(i.references&&!c&&!t.suspect){
for(let I=i.first;I<i.last;I++)this.visit(s,i.references[I]);return e.bytes+=i.end-i.start,o}const{scan:p,ranges:S}=f(e);c||(p.used=0);const K=p.used,B=this.walkPlace(
t,n,p);return B<0||p.byteRange&&this.isSignature(e.signed,n)?this.forget(p,K).followRepaired(t,s,n):(e.bytes+=B,c&&S.set(n,{from:K,to:p.used,valueEnd:this.extent.
valueEnd}),this.followMarks(s,p,K,p.used,p.lengthStart),o+B)}followAgain(t,e,s,n){const{walked:i}=e;return e.bytes+=i.end[n]>0?i.end[n]-t.table.place[n]:j,this.
followMarks(s,i.scan,i.from[n],i.to[n],i.lengthStart[n]),o}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},s,n,i){const c=this.strings?i:a;
for(let p=s;p<n;p+=3)e[p]!==R.A&&e[p+1]!==c&&this.visit(t,e[p])}forget(t,e){return t.used=e,this}followRepaired(t,e,s){const n=t.get(s),i=r(n)?t.resolve(n):n;return i===
null?(this.markings[e].live[s]=A,this.markings[e].count--):this.repair(e,s,i),o}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){
const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof y.oS)this.visit(n instanceof y.rV?n.part:t,n.number);else if(Array.isArray(n))for(const i of n)s.push(
i);else if(n instanceof y.Bi){n.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const i of n.values())s.push(i)}else if(n instanceof y.Z6)for(const[
i,c]of n.dict)i!=="Length"&&s.push(c)}}walk(t,e,s){const{extent:n}=this,{bytes:i}=t,{scan:c}=e,p=t.bodies[s];c.forgetLength();const{kept:S}=this,K=!this.strings&&
t.recallEntries(s,S);K&&c.append(S.scan.marks,S.marksFrom,S.marksTo);const B=K?S.close+2:c.value(i,p,i.length);return B<0||i[B-1]===v.AV||!(0,D.x)(t,B,c,n)||t.suspect&&
!(0,x.D)(i,p,B)?-1:(n.dataStart<0&&(c.lengthStart=-1),e.end[s]=n.end,e.detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=c.lengthStart,
e.lengthEnd[s]=c.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.place(e);if(!n)return-1;const{bytes:i,start:c,end:p}=n;s.forgetLength();const S=s.
value(i,c,p);return s.lengthStart=-1,S<0&&!E(i,c,p)||_(i,c,p)||S>0&&i[S-1]===v.AV||S>=0&&(0,v.AN)(i,S,p)<p||t.suspect&&!(0,x.D)(i,c,p)?-1:(this.extent.valueEnd=
S<0?p:S,p-c)}}const r=l=>l instanceof y.oS&&!(l instanceof y.rV);function u(l,t,e){const s=l.walked;if(s?.strings===e)return s;const n=new m(l.size,t,e);return t&&
(l.walked=n),n}function f(l){return l.patches||(l.patches=new g,l.patches.scan.strings=l.walked.strings),l.patches}function _(l,t,e){const s=(0,v.AN)(l,t,e);return s>=
e||l[s]===v.yq&&(0,v.wb)(l,s,"null")}function E(l,t,e){for(let s=t;s<e;s++)if("<([/%".includes(String.fromCharCode(l[s])))return!1;return!0}}),21996:((W,T,w)=>{
w.d(T,{Av:()=>g,RJ:()=>O,V3:()=>L,vb:()=>P,zx:()=>y});var C=w(54619),D=w(93604),R=w(78157),m=w(88500);const v=2048,M=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function y(o,a){const{found:d,all:h}=await A(o,a),r=u=>[...new Set([...u,...h])].sort((f,_)=>f-_);return Object.fromEntries(a.map(u=>[u,r(d[u])]))}async function g(o,a){
const{found:d,all:h}=await A(o,a);for(const r of Object.values(d))for(const u of r)h.add(u);return h}async function A(o,a){const d=a.map(f=>{const[_="",...E]=[...f].
map(t=>t.replace(/\W/,"\\$&")),l=/\W/.test(f)?x:"\\w";return`${_}(?:${E.join("")}|${l}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${d.join("|")}|#)`,"g"),
r=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await O(o,(f,_,E,l)=>{const t=f.toString("latin1",_,E);h.lastIndex=0;for(let e=h.exec(t);e;e=h.exec(t)){const s=l(
_+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});for(const f of P(o))u.add(f);return{found:r,all:u}}async function L(o,a){const d=await y(
o,a);return[...new Set(Object.values(d).flat())].sort((h,r)=>h-r)}async function O(o,a){const{bytes:d,table:h}=o,r=k(o),u=new Int32Array(r.length);for(let t=0;t<
r.length;t++)u[t]=h.place[r[t]];const f=(0,R.bS)(d),_=t=>r[(0,D.M)(u,t)-1],E=new m.s;let l=0;for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+
1],n=s-u[t]>v;if(!n&&!e&&s-l<M)continue;if(n){u[t]>l&&a(f,l,u[t],_),E.reset();const c=E.value(d,o.bodies[r[t]],s);a(f,u[t],c<0?s:c,_)}else a(f,l,s,_);const i=o.
job.pace.step(Math.min(s-l,M));i&&await i,l=s}for(const[t,e]of j(o)){const s=o.objectStream(t);if(!s)continue;const n=new Set(e),{starts:i}=s;a((0,R.bS)(s.data),
0,s.data.length,p=>{const S=s.numbers[(0,D.M)(i,p)-1];return S!==void 0&&n.has(S)?S:void 0});const c=o.job.pace.step(s.data.length);c&&await c}}function*P(o){for(let a=1;o.
hasChanges&&a<o.size;a++)o.isChanged(a)&&o.exists(a)&&(yield a)}function k(o){const{table:a,hasChanges:d}=o,h=[];let r=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==
C.tL||d&&o.isChanged(f))continue;const _=a.place[f];r&&=_>=u,u=_,h.push(f)}return r?h:h.sort((f,_)=>a.place[f]-a.place[_])}function j(o){const{table:a,hasChanges:d}=o,
h=new Map;for(let r=1;r<a.size;r++){if(a.kind[r]!==C.UT||d&&o.isChanged(r))continue;const u=a.place[r],f=h.get(u);f?f.push(r):h.set(u,[r])}return h}}),90536:((W,T,w)=>{
w.d(T,{C:()=>D,L:()=>R});var C=w(45599);function D(m,v){const M=[m];for(;M.length>0;){const x=M.pop(),y=x instanceof C.Z6?x.dict:x;if(Array.isArray(y))for(const g of y)
M.push(g);else if(y instanceof C.Bi){v(y);for(const g of y.values())M.push(g)}}}function R(m,v){const M=[];return D(m,x=>{M.length===0&&v(x)&&M.push(x)}),M.length>
0}}),93604:((W,T,w)=>{w.d(T,{B:()=>C,M:()=>D});const C=(m,v)=>R(m,v,!1),D=(m,v)=>R(m,v,!0);function R(m,v,M){let[x,y]=[0,m.length];for(;x<y;){const g=x+y>>1,A=m[g];
A<v||M&&A===v?x=g+1:y=g}return x}})};
