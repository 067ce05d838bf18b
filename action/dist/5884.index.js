"use strict";exports.id=5884,exports.ids=[5884],exports.modules={36874:((b,L,w)=>{w.r(L),w.d(L,{read_e_invoice:()=>m});var P=w(49153),O=w(67753),A=w(54075),_=w(7390),E=w(99586);
const m=async(D,C,W)=>{const k=await(0,_.E)(D.bytes,W,{password:C.open_password}),o=await(0,O.sc)(k),[a]=o.invoices;if(!a)throw(0,P.G6)([p(o)]);const h=C.with_xml?
{xml:(0,A.xK)(a.bytes)??null}:{};return{documents:[{...D,pageCount:k.pages.count}],data:{...x(a),...h},notes:o.invoices.length>1?[j(a,o.invoices.length)]:[],facts:{}}};
function x({syntax:D,profile:C,file:W,invoice:k}){return{syntax:D,profile:C?.level??null,file:W,...k}}const v=10;function p({refused:D,names:C}){if(D)return{field:"\
file",message:`has no invoice that can be read: ${M(D.file)} ${D.reason}`};const W=C.slice(0,v).map(M).join(", "),k=C.length>v?` and ${C.length-v} more`:"";return{
field:"file",message:`has no electronic invoice in CII or UBL; it has ${C.length===0?"no attachments":`these attachments: ${W}${k}`}`}}const M=D=>(0,E.jC)(D,E.zE,
"an attachment without a name"),j=({file:D},C)=>({code:"several_invoices",message:`The document has ${C} electronic invoices, where one is allowed: ${M(D)} was \
read.`})}),78713:((b,L,w)=>{w.d(L,{AN:()=>p,BX:()=>m,H6:()=>x,MN:()=>v,Pu:()=>_,Zc:()=>E});var P=w(16039),O=w(90191);const A=64,_=o=>typeof o=="number"?String(o):
Buffer.from(o.bytes).toString("latin1");async function E(o,a,h){const d=[];for(const l of await j(o,a,0,h)){for(const f of C(o,l,h))d.push(f);const u=o.job.pace.
step(M);u&&await u}return d}async function m(o,a,h,d,l,u){const f=await j(o,a,h,d,u);for(let y=f.length-1;y>=0;y--){const r=f[y],s=C(o,r,d),t=s.filter(([c,g])=>!l(
c,g)),n=o.job.pace.step(M+s.length*M);n&&await n,t.length<s.length&&(o.edit(r.holder),r.dict.set(d,t.flat()),r.changed=!0);for(const c of r.repeats)o.edit(r.holder),
r.dict.delete(c),r.changed=!0;if(r.emptyKids){const c=(o.array(r.dict.get("Kids"))??[]).filter(g=>!r.emptyKids.has(o.dict(g)));o.edit(r.holder),r.dict.set("Kids",
c),r.changed=!0}if(!r.changed)continue;const e=o.array(r.dict.get("Kids"))??[];r.empty=t.length===0&&e.length===0;const i=r.parent;i&&(i.changed=!0,r.empty?(i.emptyKids??=
new Set).add(r.dict):W(o,r,t,e))}return f[0]?.empty??!1}function x(o,a,h){if(a.length<=A)return(0,P.jd)({[h]:a.flat()});let d=[];for(const l of k(a)){const[u,f]=[
l[0][0],l.at(-1)[0]];d.push({ref:o.add((0,P.jd)({Limits:[u,f],[h]:l.flat()})),low:u,high:f})}for(;d.length>A;)d=k(d).map(l=>{const[u,f]=[l[0].low,l.at(-1).high];
return{ref:o.add((0,P.jd)({Limits:[u,f],Kids:l.map(({ref:y})=>y)})),low:u,high:f}});return(0,P.jd)({Kids:d.map(({ref:l})=>l)})}const v=(o,a)=>x(o,p([...a].map(([
h,d])=>[(0,P.Px)(h),d])),"Names");function p(o){return o.map(a=>({entry:a,key:_(a[0])})).sort((a,h)=>a.key<h.key?-1:a.key>h.key?1:0).map(({entry:a})=>a)}const M=100;
async function j(o,a,h,d,l){const u=new O.b9(o),f=new Set,y=t=>f.size<f.add(t).size,r=[],s=[{value:a??null,holder:h,parent:void 0}];for(let t=s.pop();t!==void 0;t=
s.pop()){u.spend(1);const n=o.dict(t.value);if(!n||!y(n)||l&&t.parent&&!D(o,n,l))continue;const e=[],i=K=>{const T=o.array(n.get(K));return!T||y(T)?T??[]:(e.push(
K),[])},c=i(d).length>>1,g=i("Kids"),S={dict:n,holder:(0,O.Kd)(t.value,t.holder),parent:t.parent,repeats:e};r.push(S),u.spend(c);for(let K=g.length-1;K>=0;K--)s.
push({value:g[K],holder:(0,O.Kd)(n.get("Kids"),S.holder),parent:S});const R=o.job.pace.step(M+c*M);R&&await R}return r}function D(o,a,h){const[d,l]=o.array(a.get(
"Limits"))??[];return typeof d!="number"||typeof l!="number"||h(d,l)}function C(o,{dict:a,repeats:h},d){const l=h.includes(d)?void 0:o.array(a.get(d));if(!l)return[];
const u=[];for(let f=0;f+1<l.length;f+=2){const y=o.resolve(l[f]);(d==="Names"?y instanceof P.Mx:typeof y=="number")&&u.push([y,l[f+1]])}return u}function W(o,a,h,d){
const l=y=>o.array(o.dict(y)?.get("Limits"))??[],u=h[0]?.[0]??l(d[0])[0],f=h.at(-1)?.[0]??l(d.at(-1))[1];o.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Lim\
its",[u,f]):a.dict.delete("Limits")}function k(o){const a=[];for(let h=0;h<o.length;h+=A)a.push(o.slice(h,h+A));return a}}),30729:((b,L,w)=>{w.d(L,{H:()=>P});function P(O){
const A=new WeakMap;return _=>{if(_.hasChanges)return O(_);const E=A.get(_);if(E)return E.answer;const m=O(_);return A.set(_,{answer:m}),m}}}),90191:((b,L,w)=>{
w.d(L,{J7:()=>A,Kd:()=>m,Wo:()=>x,_i:()=>E,b9:()=>_});var P=w(84293),O=w(16039);class A{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){
const{catalog:M,catalogNumber:j,pages:D}=this.document,C=M.get("Pages");p===j||(0,O.i9)(C)&&p===C.number||D.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){
this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,O.i9)(p)&&this.gone.has(p.number)}}
class _{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen=new Set;allowance;constructor(p,M=new _(
p)){this.allowance=M}first(p){return this.allowance.spend(1),(0,O.i9)(p)?this.seen.has(p.number)?!1:(this.seen.add(p.number),!0):!0}}function m(v,p){return(0,O.
i9)(v)?v.number:p}function x(v,p){const M=v.catalog.get(p),j=v.dict(M);return j&&{dict:j,holder:m(M,v.catalogNumber)}}}),11275:((b,L,w)=>{w.d(L,{Gy:()=>D,Rf:()=>C,
Ip:()=>W});var P=w(58143),O=w(9448),A=w(48024);class _{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(s,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const e=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const i=c=>e.subarray(c*s,(c+1)*s);this.end=i(0),
this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var E=w(269),m=w(66249),x=w(66498),
v=w(16039);class p{scan=new A.s;ranges=new Map}const M=2;class j{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,n){this.walked=n,this.live=
new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function D(r,{watched:s}={}){const{markings:t,referrers:n}=await C([r],{watched:s,detail:!0}),{live:e,via:i}=t[0];
return{live:e,via:i,referrers:n}}async function C(r,s={}){const t=new h(r,s);return await t.run(),t}function W(r,{repairs:s}){for(const{part:t,number:n,value:e}of s)
r[t].put(n,e)}const k=100,o=100,a=-2;class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new m.R;strings;alias;constructor(s,{detail:t=!1,strings:n=!1,watched:e,alias:i}){if(this.documents=s,this.strings=n,this.alias=i,this.markings=s.map(
c=>new j(c.size,e!==void 0,l(c,n||t,n))),!!e){this.watched=new Uint8Array(s[0].size);for(const c of e)this.watched[c]=1}}async run(){const{documents:s,stack:t}=this,
[n]=s;for(const[e,i]of n.trailer)e!=="Encrypt"&&this.followValue(0,i);for(;t.length>0;){const e=t.pop(),i=e%s.length,c=n.job.pace.step(this.follow(i,(e-i)/s.length));
c&&await c}for(const{live:e,signed:i,walked:c}of this.markings)for(const g of c.signed)e[g]===1&&i.add(g)}visit(s,t){this.alias&&({part:s,number:t}=this.alias(s,
t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[s],{live:e}=n;t<=0||t>=e.length||e[t]!==0||!this.
documents[s].exists(t)||(e[t]=1,this.watched&&(n.via[t]=this.current),this.stack.push(t*this.documents.length+s))}follow(s,t){const n=this.documents[s],e=this.markings[s],
{walked:i}=e;if(this.current=t,e.count++,n.isChanged(t))return this.followChanged(n,e,s,t);if(i.done[t]===1)return this.followAgain(n,e,s,t);const{scan:c,detail:g}=i;
g||(c.used=0);const S=c.used,R=n.table.kind[t]===P.tL?this.walk(n,i,t):this.walkPlace(n,t,c);return R<0||c.byteRange&&this.isSignature(i.signed,t)?this.forget(c,
S).followRepaired(n,s,t):(e.bytes+=R,g&&(i.from[t]=S,i.to[t]=c.used,i.valueEnd[t]=this.extent.valueEnd,i.done[t]=1),this.followMarks(s,c,S,c.used,c.lengthStart),
o+R)}followChanged(s,t,n,e){const i=s.patched(e);if(!i){const T=s.edited.get(e);return d(T)||T===null?this.followRepaired(s,n,e):(this.followValue(n,T),T instanceof
v.Z6&&(t.bytes+=T.data.length+k),o)}const{detail:c}=t.walked;if(i.references&&!c&&!s.suspect){for(let T=i.first;T<i.last;T++)this.visit(n,i.references[T]);return t.
bytes+=i.end-i.start,o}const{scan:g,ranges:S}=u(t);c||(g.used=0);const R=g.used,K=this.walkPlace(s,e,g);return K<0||g.byteRange&&this.isSignature(t.signed,e)?this.
forget(g,R).followRepaired(s,n,e):(t.bytes+=K,c&&S.set(e,{from:R,to:g.used,valueEnd:this.extent.valueEnd}),this.followMarks(n,g,R,g.used,g.lengthStart),o+K)}followAgain(s,t,n,e){
const{walked:i}=t;return t.bytes+=i.end[e]>0?i.end[e]-s.table.place[e]:k,this.followMarks(n,i.scan,i.from[e],i.to[e],i.lengthStart[e]),o}isSignature(s,t){return s.
add(t),this.strings}followMarks(s,{marks:t},n,e,i){const c=this.strings?i:a;for(let g=n;g<e;g+=3)t[g]!==A.A&&t[g+1]!==c&&this.visit(s,t[g])}forget(s,t){return s.
used=t,this}followRepaired(s,t,n){const e=s.get(n),i=d(e)?s.resolve(e):e;return i===null?(this.markings[t].live[n]=M,this.markings[t].count--):this.repair(t,n,i),
o}repair(s,t,n){this.repairs.push({part:s,number:t,value:n}),this.followValue(s,n)}followValue(s,t){const n=[t];for(;n.length>0;){const e=n.pop();if(e instanceof
v.oS)this.visit(e instanceof v.rV?e.part:s,e.number);else if(Array.isArray(e))for(const i of e)n.push(i);else if(e instanceof v.Bi){e.has("ByteRange")&&this.markings[s].
signed.add(this.current);for(const i of e.values())n.push(i)}else if(e instanceof v.Z6)for(const[i,c]of e.dict)i!=="Length"&&n.push(c)}}walk(s,t,n){const{extent:e}=this,
{bytes:i}=s,{scan:c}=t,g=s.bodies[n];c.forgetLength();const{kept:S}=this,R=!this.strings&&s.recallEntries(n,S);R&&c.append(S.scan.marks,S.marksFrom,S.marksTo);const K=R?
S.close+2:c.value(i,g,i.length);return K<0||i[K-1]===E.AV||!(0,O.x)(s,K,c,e)||s.suspect&&!(0,x.D)(i,g,K)?-1:(e.dataStart<0&&(c.lengthStart=-1),t.end[n]=e.end,t.
detail&&(t.dataStart[n]=e.dataStart,t.dataEnd[n]=e.dataEnd,t.lengthStart[n]=c.lengthStart,t.lengthEnd[n]=c.lengthEnd),e.end-s.table.place[n])}walkPlace(s,t,n){const e=s.
place(t);if(!e)return-1;const{bytes:i,start:c,end:g}=e;n.forgetLength();const S=n.value(i,c,g);return n.lengthStart=-1,S<0&&!y(i,c,g)||f(i,c,g)||S>0&&i[S-1]===E.
AV||S>=0&&(0,E.AN)(i,S,g)<g||s.suspect&&!(0,x.D)(i,c,g)?-1:(this.extent.valueEnd=S<0?g:S,g-c)}}const d=r=>r instanceof v.oS&&!(r instanceof v.rV);function l(r,s,t){
const n=r.walked;if(n?.strings===t)return n;const e=new _(r.size,s,t);return s&&(r.walked=e),e}function u(r){return r.patches||(r.patches=new p,r.patches.scan.strings=
r.walked.strings),r.patches}function f(r,s,t){const n=(0,E.AN)(r,s,t);return n>=t||r[n]===E.yq&&(0,E.wb)(r,n,"null")}function y(r,s,t){for(let n=s;n<t;n++)if("<\
([/%".includes(String.fromCharCode(r[n])))return!1;return!0}}),7548:((b,L,w)=>{w.d(L,{Av:()=>p,RJ:()=>D,V3:()=>j,vb:()=>C,zx:()=>v});var P=w(58143),O=w(88960),A=w(
269),_=w(48024);const E=16384,m=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(o,a){const{found:h,all:d}=await M(o,a),l=u=>[...new Set([...u,...d])].
sort((f,y)=>f-y);return Object.fromEntries(a.map(u=>[u,l(h[u])]))}async function p(o,a){const{found:h,all:d}=await M(o,a);for(const l of Object.values(h))for(const u of l)
d.add(u);return d}async function M(o,a){const h=a.map(f=>{const[y="",...r]=[...f].map(t=>t.replace(/\W/,"\\$&")),s=/\W/.test(f)?x:"\\w";return`${y}(?:${r.join("")}\
|${s}{0,${Math.max(0,f.length-2)}}#)`}),d=new RegExp(`/(?:${h.join("|")}|#)`,"g"),l=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await D(o,(f,y,r,s)=>{const t=f.
toString("latin1",y,r);d.lastIndex=0;for(let n=d.exec(t);n;n=d.exec(t)){const e=s(y+n.index);e!==void 0&&(n[0].endsWith("#")?u.add(e):l[n[0].slice(1)].add(e))}});
for(const f of C(o))u.add(f);return{found:l,all:u}}async function j(o,a){const h=await v(o,a);return[...new Set(Object.values(h).flat())].sort((d,l)=>d-l)}async function D(o,a){
const{bytes:h,table:d}=o,l=W(o),u=new Int32Array(l.length);for(let t=0;t<l.length;t++)u[t]=d.place[l[t]];const f=(0,A.bS)(h),y=t=>l[(0,O.M)(u,t)-1],r=new _.s;let s=0;
for(let t=0;t<l.length;t++){const n=t+1===l.length,e=n?h.length:u[t+1],i=e-u[t]>E;if(!i&&!n&&e-s<m)continue;if(i){u[t]>s&&a(f,s,u[t],y),r.reset();const g=r.value(
h,o.bodies[l[t]],e);a(f,u[t],g<0?e:g,y)}else a(f,s,e,y);const c=o.job.pace.step(Math.min(e-s,m));c&&await c,s=e}for(const[t,n]of k(o)){const e=o.objectStream(t);
if(!e)continue;const i=new Set(n),{starts:c}=e;a((0,A.bS)(e.data),0,e.data.length,S=>{const R=e.numbers[(0,O.M)(c,S)-1];return R!==void 0&&i.has(R)?R:void 0});const g=o.
job.pace.step(e.data.length);g&&await g}}function*C(o){for(let a=1;o.hasChanges&&a<o.size;a++)o.isChanged(a)&&o.exists(a)&&(yield a)}function W(o){const{table:a,
hasChanges:h}=o,d=[];let l=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==P.tL||h&&o.isChanged(f))continue;const y=a.place[f];l&&=y>=u,u=y,d.push(f)}return l?
d:d.sort((f,y)=>a.place[f]-a.place[y])}function k(o){const{table:a,hasChanges:h}=o,d=new Map;for(let l=1;l<a.size;l++){if(a.kind[l]!==P.UT||h&&o.isChanged(l))continue;
const u=a.place[l],f=d.get(u);f?f.push(l):d.set(u,[l])}return d}}),38504:((b,L,w)=>{w.d(L,{C:()=>O,L:()=>A});var P=w(16039);function O(_,E){const m=[_];for(;m.length>
0;){const x=m.pop(),v=x instanceof P.Z6?x.dict:x;if(Array.isArray(v))for(const p of v)m.push(p);else if(v instanceof P.Bi){E(v);for(const p of v.values())m.push(
p)}}}function A(_,E){const m=[];return O(_,x=>{m.length===0&&E(x)&&m.push(x)}),m.length>0}}),88960:((b,L,w)=>{w.d(L,{B:()=>P,M:()=>O});const P=(_,E)=>A(_,E,!1),
O=(_,E)=>A(_,E,!0);function A(_,E,m){let[x,v]=[0,_.length];for(;x<v;){const p=x+v>>1,M=_[p];M<E||m&&M===E?x=p+1:v=p}return x}})};
