"use strict";exports.id=5884,exports.ids=[5884],exports.modules={36874:((W,K,w)=>{w.r(K),w.d(K,{read_e_invoice:()=>S});var D=w(49153),x=w(67753),C=w(54075),_=w(7390),E=w(99586);
const S=async(A,M,T)=>{const j=await(0,_.E)(A.bytes,T,{password:M.open_password}),i=await(0,x.sc)(j),[a]=i.invoices;if(!a)throw(0,D.G6)([p(i)]);const h=M.with_xml?
{xml:(0,C.xK)(a.bytes)??null}:{};return{documents:[{...A,pageCount:j.pages.count}],data:{...P(a),...h},notes:i.invoices.length>1?[R(a,i.invoices.length)]:[],facts:{}}};
function P({syntax:A,profile:M,file:T,invoice:j}){return{syntax:A,profile:M?.level??null,file:T,...j}}const v=10;function p({refused:A,names:M}){if(A)return{field:"\
file",message:`has no invoice that can be read: ${m(A.file)} ${A.reason}`};const T=M.slice(0,v).map(m).join(", "),j=M.length>v?` and ${M.length-v} more`:"";return{
field:"file",message:`has no electronic invoice in CII or UBL; it has ${M.length===0?"no attachments":`these attachments: ${T}${j}`}`}}const m=A=>(0,E.jC)(A,E.zE,
"an attachment without a name"),R=({file:A},M)=>({code:"several_invoices",message:`The document has ${M} electronic invoices, where one is allowed: ${m(A)} was \
read.`})}),78713:((W,K,w)=>{w.d(K,{AN:()=>p,BX:()=>S,H6:()=>P,MN:()=>v,Pu:()=>_,Zc:()=>E});var D=w(16039),x=w(90191);const C=64,_=i=>typeof i=="number"?String(i):
Buffer.from(i.bytes).toString("latin1");async function E(i,a,h){const d=[];for(const l of await R(i,a,0,h)){for(const f of M(i,l,h))d.push(f);const u=i.job.pace.
step(m);u&&await u}return d}async function S(i,a,h,d,l,u){const f=await R(i,a,h,d,u);for(let y=f.length-1;y>=0;y--){const r=f[y],s=M(i,r,d),t=s.filter(([c,g])=>!l(
c,g)),n=i.job.pace.step(m+s.length*m);n&&await n,t.length<s.length&&(i.edit(r.holder),r.dict.set(d,t.flat()),r.changed=!0);for(const c of r.repeats)i.edit(r.holder),
r.dict.delete(c),r.changed=!0;if(r.emptyKids){const c=(i.array(r.dict.get("Kids"))??[]).filter(g=>!r.emptyKids.has(i.dict(g)));i.edit(r.holder),r.dict.set("Kids",
c),r.changed=!0}if(!r.changed)continue;const e=i.array(r.dict.get("Kids"))??[];r.empty=t.length===0&&e.length===0;const o=r.parent;o&&(o.changed=!0,r.empty?(o.emptyKids??=
new Set).add(r.dict):T(i,r,t,e))}return f[0]?.empty??!1}function P(i,a,h){if(a.length<=C)return(0,D.jd)({[h]:a.flat()});let d=[];for(const l of j(a)){const[u,f]=[
l[0][0],l.at(-1)[0]];d.push({ref:i.add((0,D.jd)({Limits:[u,f],[h]:l.flat()})),low:u,high:f})}for(;d.length>C;)d=j(d).map(l=>{const[u,f]=[l[0].low,l.at(-1).high];
return{ref:i.add((0,D.jd)({Limits:[u,f],Kids:l.map(({ref:y})=>y)})),low:u,high:f}});return(0,D.jd)({Kids:d.map(({ref:l})=>l)})}const v=(i,a)=>P(i,p([...a].map(([
h,d])=>[(0,D.Px)(h),d])),"Names");function p(i){return i.map(a=>({entry:a,key:_(a[0])})).sort((a,h)=>a.key<h.key?-1:a.key>h.key?1:0).map(({entry:a})=>a)}const m=100;
async function R(i,a,h,d,l){const u=new x.b9(i),f=new Set,y=t=>f.size<f.add(t).size,r=[],s=[{value:a??null,holder:h,parent:void 0}];for(let t=s.pop();t!==void 0;t=
s.pop()){u.spend(1);const n=i.dict(t.value);if(!n||!y(n)||l&&t.parent&&!A(i,n,l))continue;const e=[],o=k=>{const b=i.array(n.get(k));return!b||y(b)?b??[]:(e.push(
k),[])},c=o(d).length>>1,g=o("Kids"),O={dict:n,holder:(0,x.Kd)(t.value,t.holder),parent:t.parent,repeats:e};r.push(O),u.spend(c);for(let k=g.length-1;k>=0;k--)s.
push({value:g[k],holder:(0,x.Kd)(n.get("Kids"),O.holder),parent:O});const L=i.job.pace.step(m+c*m);L&&await L}return r}function A(i,a,h){const[d,l]=i.array(a.get(
"Limits"))??[];return typeof d!="number"||typeof l!="number"||h(d,l)}function M(i,{dict:a,repeats:h},d){const l=h.includes(d)?void 0:i.array(a.get(d));if(!l)return[];
const u=[];for(let f=0;f+1<l.length;f+=2){const y=i.resolve(l[f]);(d==="Names"?y instanceof D.Mx:typeof y=="number")&&u.push([y,l[f+1]])}return u}function T(i,a,h,d){
const l=y=>i.array(i.dict(y)?.get("Limits"))??[],u=h[0]?.[0]??l(d[0])[0],f=h.at(-1)?.[0]??l(d.at(-1))[1];i.edit(a.holder),u!==void 0&&f!==void 0?a.dict.set("Lim\
its",[u,f]):a.dict.delete("Limits")}function j(i){const a=[];for(let h=0;h<i.length;h+=C)a.push(i.slice(h,h+C));return a}}),30729:((W,K,w)=>{w.d(K,{H:()=>D});function D(x){
const C=new WeakMap;return _=>{if(_.hasChanges)return x(_);const E=C.get(_);if(E)return E.answer;const S=x(_);return C.set(_,{answer:S}),S}}}),90191:((W,K,w)=>{
w.d(K,{J7:()=>C,Kd:()=>S,Wo:()=>P,_i:()=>E,b9:()=>_});var D=w(84293),x=w(16039);class C{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){
const{catalog:m,catalogNumber:R,pages:A}=this.document,M=m.get("Pages");p===R||(0,x.i9)(M)&&p===M.number||A.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){
this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,x.i9)(p)&&this.gone.has(p.number)}}
class _{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(p,m=new _(
p)){this.allowance=m,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,x.i9)(p))return!0;const{number:m}=p,R=m>>3;if(R>=this.seen.
length)return this.beyond.size<this.beyond.add(m).size;const A=1<<(m&7),M=(this.seen[R]&A)===0;return this.seen[R]|=A,M}}function S(v,p){return(0,x.i9)(v)?v.number:
p}function P(v,p){const m=v.catalog.get(p),R=v.dict(m);return R&&{dict:R,holder:S(m,v.catalogNumber)}}}),11275:((W,K,w)=>{w.d(K,{Gy:()=>A,Rf:()=>M,Ip:()=>T});var D=w(
58143),x=w(9448),C=w(48024);class _{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new C.s;signed=new Set;constructor(s,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const e=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const o=c=>e.subarray(c*s,(c+1)*s);this.end=o(0),
this.valueEnd=o(1),this.dataStart=o(2),this.dataEnd=o(3),this.lengthStart=o(4),this.lengthEnd=o(5),this.from=o(6),this.to=o(7)}}var E=w(269),S=w(66249),P=w(66498),
v=w(16039);class p{scan=new C.s;ranges=new Map}const m=2;class R{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,n){this.walked=n,this.live=
new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function A(r,{watched:s}={}){const{markings:t,referrers:n}=await M([r],{watched:s,detail:!0}),{live:e,via:o}=t[0];
return{live:e,via:o,referrers:n}}async function M(r,s={}){const t=new h(r,s);return await t.run(),t}function T(r,{repairs:s}){for(const{part:t,number:n,value:e}of s)
r[t].put(n,e)}const j=100,i=100,a=-2;class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new S.R;strings;alias;constructor(s,{detail:t=!1,strings:n=!1,watched:e,alias:o}){if(this.documents=s,this.strings=n,this.alias=o,this.markings=s.map(
c=>new R(c.size,e!==void 0,l(c,n||t,n))),!!e){this.watched=new Uint8Array(s[0].size);for(const c of e)this.watched[c]=1}}async run(){const{documents:s,stack:t}=this,
[n]=s;for(const[e,o]of n.trailer)e!=="Encrypt"&&this.followValue(0,o);for(;t.length>0;){const e=t.pop(),o=e%s.length,c=n.job.pace.step(this.follow(o,(e-o)/s.length));
c&&await c}for(const{live:e,signed:o,walked:c}of this.markings)for(const g of c.signed)e[g]===1&&o.add(g)}visit(s,t){this.alias&&({part:s,number:t}=this.alias(s,
t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[s],{live:e}=n;t<=0||t>=e.length||e[t]!==0||!this.
documents[s].exists(t)||(e[t]=1,this.watched&&(n.via[t]=this.current),this.stack.push(t*this.documents.length+s))}follow(s,t){const n=this.documents[s],e=this.markings[s],
{walked:o}=e;if(this.current=t,e.count++,n.isChanged(t))return this.followChanged(n,e,s,t);if(o.done[t]===1)return this.followAgain(n,e,s,t);const{scan:c,detail:g}=o;
g||(c.used=0);const O=c.used,L=n.table.kind[t]===D.tL?this.walk(n,o,t):this.walkPlace(n,t,c);return L<0||c.byteRange&&this.isSignature(o.signed,t)?this.forget(c,
O).followRepaired(n,s,t):(e.bytes+=L,g&&(o.from[t]=O,o.to[t]=c.used,o.valueEnd[t]=this.extent.valueEnd,o.done[t]=1),this.followMarks(s,c,O,c.used,c.lengthStart),
i+L)}followChanged(s,t,n,e){const o=s.patched(e);if(!o){const b=s.edited.get(e);return d(b)||b===null?this.followRepaired(s,n,e):(this.followValue(n,b),b instanceof
v.Z6&&(t.bytes+=b.data.length+j),i)}const{detail:c}=t.walked;if(o.references&&!c&&!s.suspect){for(let b=o.first;b<o.last;b++)this.visit(n,o.references[b]);return t.
bytes+=o.end-o.start,i}const{scan:g,ranges:O}=u(t);c||(g.used=0);const L=g.used,k=this.walkPlace(s,e,g);return k<0||g.byteRange&&this.isSignature(t.signed,e)?this.
forget(g,L).followRepaired(s,n,e):(t.bytes+=k,c&&O.set(e,{from:L,to:g.used,valueEnd:this.extent.valueEnd}),this.followMarks(n,g,L,g.used,g.lengthStart),i+k)}followAgain(s,t,n,e){
const{walked:o}=t;return t.bytes+=o.end[e]>0?o.end[e]-s.table.place[e]:j,this.followMarks(n,o.scan,o.from[e],o.to[e],o.lengthStart[e]),i}isSignature(s,t){return s.
add(t),this.strings}followMarks(s,{marks:t},n,e,o){const c=this.strings?o:a;for(let g=n;g<e;g+=3)t[g]!==C.A&&t[g+1]!==c&&this.visit(s,t[g])}forget(s,t){return s.
used=t,this}followRepaired(s,t,n){const e=s.get(n),o=d(e)?s.resolve(e):e;return o===null?(this.markings[t].live[n]=m,this.markings[t].count--):this.repair(t,n,o),
i}repair(s,t,n){this.repairs.push({part:s,number:t,value:n}),this.followValue(s,n)}followValue(s,t){const n=[t];for(;n.length>0;){const e=n.pop();if(e instanceof
v.oS)this.visit(e instanceof v.rV?e.part:s,e.number);else if(Array.isArray(e))for(const o of e)n.push(o);else if(e instanceof v.Bi){e.has("ByteRange")&&this.markings[s].
signed.add(this.current);for(const o of e.values())n.push(o)}else if(e instanceof v.Z6)for(const[o,c]of e.dict)o!=="Length"&&n.push(c)}}walk(s,t,n){const{extent:e}=this,
{bytes:o}=s,{scan:c}=t,g=s.bodies[n];c.forgetLength();const{kept:O}=this,L=!this.strings&&s.recallEntries(n,O);L&&c.append(O.scan.marks,O.marksFrom,O.marksTo);const k=L?
O.close+2:c.value(o,g,o.length);return k<0||o[k-1]===E.AV||!(0,x.x)(s,k,c,e)||s.suspect&&!(0,P.D)(o,g,k)?-1:(e.dataStart<0&&(c.lengthStart=-1),t.end[n]=e.end,t.
detail&&(t.dataStart[n]=e.dataStart,t.dataEnd[n]=e.dataEnd,t.lengthStart[n]=c.lengthStart,t.lengthEnd[n]=c.lengthEnd),e.end-s.table.place[n])}walkPlace(s,t,n){const e=s.
place(t);if(!e)return-1;const{bytes:o,start:c,end:g}=e;n.forgetLength();const O=n.value(o,c,g);return n.lengthStart=-1,O<0&&!y(o,c,g)||f(o,c,g)||O>0&&o[O-1]===E.
AV||O>=0&&(0,E.AN)(o,O,g)<g||s.suspect&&!(0,P.D)(o,c,g)?-1:(this.extent.valueEnd=O<0?g:O,g-c)}}const d=r=>r instanceof v.oS&&!(r instanceof v.rV);function l(r,s,t){
const n=r.walked;if(n?.strings===t)return n;const e=new _(r.size,s,t);return s&&(r.walked=e),e}function u(r){return r.patches||(r.patches=new p,r.patches.scan.strings=
r.walked.strings),r.patches}function f(r,s,t){const n=(0,E.AN)(r,s,t);return n>=t||r[n]===E.yq&&(0,E.wb)(r,n,"null")}function y(r,s,t){for(let n=s;n<t;n++)if("<\
([/%".includes(String.fromCharCode(r[n])))return!1;return!0}}),7548:((W,K,w)=>{w.d(K,{Av:()=>p,RJ:()=>A,V3:()=>R,vb:()=>M,zx:()=>v});var D=w(58143),x=w(88960),C=w(
269),_=w(48024);const E=16384,S=65536,P="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(i,a){const{found:h,all:d}=await m(i,a),l=u=>[...new Set([...u,...d])].
sort((f,y)=>f-y);return Object.fromEntries(a.map(u=>[u,l(h[u])]))}async function p(i,a){const{found:h,all:d}=await m(i,a);for(const l of Object.values(h))for(const u of l)
d.add(u);return d}async function m(i,a){const h=a.map(f=>{const[y="",...r]=[...f].map(t=>t.replace(/\W/,"\\$&")),s=/\W/.test(f)?P:"\\w";return`${y}(?:${r.join("")}\
|${s}{0,${Math.max(0,f.length-2)}}#)`}),d=new RegExp(`/(?:${h.join("|")}|#)`,"g"),l=Object.fromEntries(a.map(f=>[f,new Set])),u=new Set;await A(i,(f,y,r,s)=>{const t=f.
toString("latin1",y,r);d.lastIndex=0;for(let n=d.exec(t);n;n=d.exec(t)){const e=s(y+n.index);e!==void 0&&(n[0].endsWith("#")?u.add(e):l[n[0].slice(1)].add(e))}});
for(const f of M(i))u.add(f);return{found:l,all:u}}async function R(i,a){const h=await v(i,a);return[...new Set(Object.values(h).flat())].sort((d,l)=>d-l)}async function A(i,a){
const{bytes:h,table:d}=i,l=T(i),u=new Int32Array(l.length);for(let t=0;t<l.length;t++)u[t]=d.place[l[t]];const f=(0,C.bS)(h),y=t=>l[(0,x.M)(u,t)-1],r=new _.s;let s=0;
for(let t=0;t<l.length;t++){const n=t+1===l.length,e=n?h.length:u[t+1],o=e-u[t]>E;if(!o&&!n&&e-s<S)continue;if(o){u[t]>s&&a(f,s,u[t],y),r.reset();const g=r.value(
h,i.bodies[l[t]],e);a(f,u[t],g<0?e:g,y)}else a(f,s,e,y);const c=i.job.pace.step(Math.min(e-s,S));c&&await c,s=e}for(const[t,n]of j(i)){const e=i.objectStream(t);
if(!e)continue;const o=new Set(n),{starts:c}=e;a((0,C.bS)(e.data),0,e.data.length,O=>{const L=e.numbers[(0,x.M)(c,O)-1];return L!==void 0&&o.has(L)?L:void 0});const g=i.
job.pace.step(e.data.length);g&&await g}}function*M(i){for(let a=1;i.hasChanges&&a<i.size;a++)i.isChanged(a)&&i.exists(a)&&(yield a)}function T(i){const{table:a,
hasChanges:h}=i,d=[];let l=!0,u=-1;for(let f=1;f<a.size;f++){if(a.kind[f]!==D.tL||h&&i.isChanged(f))continue;const y=a.place[f];l&&=y>=u,u=y,d.push(f)}return l?
d:d.sort((f,y)=>a.place[f]-a.place[y])}function j(i){const{table:a,hasChanges:h}=i,d=new Map;for(let l=1;l<a.size;l++){if(a.kind[l]!==D.UT||h&&i.isChanged(l))continue;
const u=a.place[l],f=d.get(u);f?f.push(l):d.set(u,[l])}return d}}),38504:((W,K,w)=>{w.d(K,{C:()=>x,L:()=>C});var D=w(16039);function x(_,E){const S=[_];for(;S.length>
0;){const P=S.pop(),v=P instanceof D.Z6?P.dict:P;if(Array.isArray(v))for(const p of v)S.push(p);else if(v instanceof D.Bi){E(v);for(const p of v.values())S.push(
p)}}}function C(_,E){const S=[];return x(_,P=>{S.length===0&&E(P)&&S.push(P)}),S.length>0}}),88960:((W,K,w)=>{w.d(K,{B:()=>D,M:()=>x});const D=(_,E)=>C(_,E,!1),
x=(_,E)=>C(_,E,!0);function C(_,E,S){let[P,v]=[0,_.length];for(;P<v;){const p=P+v>>1,m=_[p];m<E||S&&m===E?P=p+1:v=p}return P}})};
