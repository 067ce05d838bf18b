"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((I,T,d)=>{d.d(T,{Hn:()=>y,Kf:()=>g,RZ:()=>w,Vp:()=>b,YG:()=>_,vH:()=>x});function w(u,l){for(const c of l)
u.push(c)}const y=u=>u.slice();function x(u,l,c){const h=u.get(l);h?h.push(c):u.set(l,[c])}const g=u=>{let l=-1/0;for(const c of u)l=Math.max(l,c);return l},_=u=>{
let l=1/0;for(const c of u)l=Math.min(l,c);return l},b=u=>Number.isInteger(u)&&!Number.isSafeInteger(u)}),35262:((I,T,d)=>{d.r(T),d.d(T,{extract_attachments:()=>u});
var w=d(91519),y=d(43576),x=d(45059),g=d(38982),_=d(34378);function b(h,{single:m=!1,folded:A=!1}={}){const O=L=>[...A?(0,_.w)(L).toLowerCase():L],j=O(h);return L=>{
const R=O(L);let[E,D]=[0,0],[t,e]=[-1,0];for(;D<R.length;)if(E<j.length&&j[E]==="*")t=E++,e=D;else if(E<j.length&&(m&&j[E]==="?"||j[E]===R[D]))E++,D++;else if(t>=
0)E=t+1,D=++e;else return!1;for(;j[E]==="*";)E++;return E===j.length}}const u=async(h,m,A)=>{const O=await(0,w.E)(h.bytes,A,{password:m.open_password}),j=await(0,x.
_)(O),L=b(m.name_pattern??"*",{single:!0,folded:!0}),R=j.map(({name:e},i)=>(0,y.jC)(e??"",y.zE,`attachment-${i+1}`)),E=[...j.keys()].filter(e=>L(R[e])||L(j[e].name??
"")),D=(0,y.NL)(E.map(e=>R[e]),y.zE),t=[];for(const[e,i]of E.entries()){const a=j[i],n=await O.decodedAtEase(a.stream),o=D[e],s=a.mimeType??(0,g.c)(o),p=await A.
onResult({index:e,name:o,bytes:n});t.push({name:o,bytes:p,mediaType:s,facts:l(a,n.length,s)});const f=A.pace.step(n.length);f&&await f}return{documents:[],files:t,
notes:c(j.length,t.length),facts:{attachmentCount:t.length}}};function l({name:h,description:m,relationship:A,page:O},j,L){return{size:j,mimeType:L,...h===null?
{}:{originalName:h},...m===null?{}:{description:m},...A===null?{}:{relationship:A},...O===null?{}:{page:O}}}function c(h,m){return m>0?[]:[{code:"no_attachments",
message:h===0?"The document has no attachments.":h===1?"The name of the one attachment does not match name_pattern.":`None of the ${h} attachments of the docume\
nt has a name that matches name_pattern.`,...h===0?{}:{mentions:["name_pattern"]}}]}}),38982:((I,T,d)=>{d.d(T,{c:()=>x});const w={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},y="application/octet-stream";function x(g){const _=/\.([^.]+)$/.exec(g)?.[1]?.toLowerCase()??"";return Object.
hasOwn(w,_)?w[_]:y}}),81077:((I,T,d)=>{d.d(T,{BX:()=>u,H6:()=>l,MN:()=>c,Pu:()=>_,Zc:()=>b,r6:()=>h});var w=d(45599),y=d(93604),x=d(9819);const g=64,_=t=>typeof t==
"number"?String(t):Buffer.from(t.bytes).toString("latin1");async function b(t,e,i){const a=[];for(const n of await O(t,e,0,i)){for(const s of L(t,n,i))a.push(s);
const o=t.job.pace.step(m);o&&await o}return a}async function u(t,e,i,a,n,o){const s=await O(t,e,i,a,o);for(let p=s.length-1;p>=0;p--){const f=s[p],M=L(t,f,a),r=M.
filter(([K,N])=>!n(K,N)),C=t.job.pace.step(m+M.length*m);C&&await C,r.length<M.length&&(t.edit(f.holder),f.dict.set(a,E(r)),f.changed=!0);for(const K of f.repeats)
t.edit(f.holder),f.dict.delete(K),f.changed=!0;if(f.emptyKids){const K=(t.array(f.dict.get("Kids"))??[]).filter(N=>!f.emptyKids.has(t.dict(N)));t.edit(f.holder),
f.dict.set("Kids",K),f.changed=!0}if(!f.changed)continue;const v=t.array(f.dict.get("Kids"))??[];f.empty=r.length===0&&v.length===0;const S=f.parent;S&&(S.changed=
!0,f.empty?(S.emptyKids??=new Set).add(f.dict):R(t,f,r,v))}return s[0]?.empty??!1}function l(t,e,i){if(e.length<=g)return(0,w.jd)({[i]:E(e)});let a=[];for(const n of D(
e)){const[o,s]=[n[0][0],n.at(-1)[0]];a.push({ref:t.add((0,w.jd)({Limits:[o,s],[i]:E(n)})),low:o,high:s})}for(;a.length>g;)a=D(a).map(n=>{const[o,s]=[n[0].low,n.
at(-1).high];return{ref:t.add((0,w.jd)({Limits:[o,s],Kids:n.map(({ref:p})=>p)})),low:o,high:s}});return(0,w.jd)({Kids:a.map(({ref:n})=>n)})}async function c(t,e){
const{pace:i}=t.job,a=[];for(const[n,o]of e){a.push([(0,w.Px)(n),o]);const s=i.step(10*m);s&&await s}return l(t,await h(t,a),"Names")}async function h(t,e){const{
pace:i}=t.job,a=[];for(const o of e){a.push({entry:o,key:_(o[0])});const s=i.step(m);s&&await s}return(await(0,y.qZ)(a,(o,s)=>o.key<s.key?-1:o.key>s.key?1:0,i)).
map(({entry:o})=>o)}const m=100,A=30;async function O(t,e,i,a,n){const o=new x.b9(t),s=new Set,p=r=>s.size<s.add(r).size,f=[],M=[{value:e??null,holder:i,parent:void 0}];
for(let r=M.pop();r!==void 0;r=M.pop()){o.spend(1);const C=t.job.pace.step(m);C&&await C;const v=t.dict(r.value);if(!v||!p(v)||n&&r.parent&&!j(t,v,n))continue;const S=[],
K=P=>{const U=t.array(v.get(P));return!U||p(U)?U??[]:(S.push(P),[])},N=K(a).length>>1,z=K("Kids"),B={dict:v,holder:(0,x.Kd)(r.value,r.holder),parent:r.parent,repeats:S};
f.push(B),o.spend(N);const k=(0,x.Kd)(v.get("Kids"),B.holder);for(let P=z.length-1;P>=0;P--){M.push({value:z[P],holder:k,parent:B});const U=t.job.pace.step(A);U&&
await U}const W=t.job.pace.step(N*m);W&&await W}return f}function j(t,e,i){const[a,n]=t.array(e.get("Limits"))??[];return typeof a!="number"||typeof n!="number"||
i(a,n)}function L(t,{dict:e,repeats:i},a){const n=i.includes(a)?void 0:t.array(e.get(a));if(!n)return[];const o=[];for(let s=0;s+1<n.length;s+=2){const p=t.resolve(
n[s]);(a==="Names"?p instanceof w.Mx:typeof p=="number")&&o.push([p,n[s+1]])}return o}function R(t,e,i,a){const n=p=>t.array(t.dict(p)?.get("Limits"))??[],o=i[0]?.[0]??
n(a[0])[0],s=i.at(-1)?.[0]??n(a.at(-1))[1];t.edit(e.holder),o!==void 0&&s!==void 0?e.dict.set("Limits",[o,s]):e.dict.delete("Limits")}function E(t){const e=[];for(const[
i,a]of t)e.push(i,a);return e}function D(t){const e=[];for(let i=0;i<t.length;i+=g)e.push(t.slice(i,i+g));return e}}),70549:((I,T,d)=>{d.d(T,{n:()=>w});function w(y){
const x=new WeakMap;return g=>{if(g.hasChanges)return y(g);const _=x.get(g);if(_)return _.answer;const b=y(g);return x.set(g,{answer:b}),b}}}),9819:((I,T,d)=>{d.
d(T,{J7:()=>x,Kd:()=>b,Wo:()=>u,_i:()=>_,b9:()=>g});var w=d(42973),y=d(45599);class x{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){
const{catalog:h,catalogNumber:m,pages:A}=this.document,O=h.get("Pages");c===m||(0,y.i9)(O)&&c===O.number||A.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){
this.chased.add(c)}removed(){return this.gone}takeChased(){const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,y.i9)(c)&&this.gone.has(c.number)}}
class g{most;left;constructor(c){this.most=this.left=c.job.limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(c,h=new g(
c)){this.allowance=h,this.seen=new Uint8Array((c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,y.i9)(c))return!0;const{number:h}=c,m=h>>3;if(m>=this.seen.
length)return this.beyond.size<this.beyond.add(h).size;const A=1<<(h&7),O=(this.seen[m]&A)===0;return this.seen[m]|=A,O}}function b(l,c){return(0,y.i9)(l)?l.number:
c}function u(l,c){const h=l.catalog.get(c),m=l.dict(h);return m&&{dict:m,holder:b(h,l.catalogNumber)}}}),21996:((I,T,d)=>{d.d(T,{Av:()=>A,RJ:()=>L,V3:()=>j,vb:()=>R,
zx:()=>m});var w=d(54619),y=d(93604),x=d(78157),g=d(88500);const _=2048,b=65536,u=4,l=1<<20,c=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function m(t,e){const{
found:i,all:a}=await O(t,e),n=o=>[...new Set([...o,...a])].sort((s,p)=>s-p);return Object.fromEntries(e.map(o=>[o,n(i[o])]))}async function A(t,e){const{found:i,
all:a}=await O(t,e);for(const n of Object.values(i))for(const o of n)a.add(o);return a}async function O(t,e){const i=e.map(s=>{const[p="",...f]=[...s].map(r=>r.
replace(/\W/,"\\$&")),M=/\W/.test(s)?h:"\\w";return`${p}(?:${f.join("")}|${M}{0,${Math.max(0,s.length-2)}}#)`}),a=new RegExp(`/(?:${i.join("|")}|#)`,"g"),n=Object.
fromEntries(e.map(s=>[s,new Set])),o=new Set;await L(t,(s,p,f,M)=>{const r=s.toString("latin1",p,f);a.lastIndex=0;for(let C=a.exec(r);C;C=a.exec(r)){const v=M(p+
C.index);v!==void 0&&(C[0].endsWith("#")?o.add(v):n[C[0].slice(1)].add(v))}});for(const s of R(t))o.add(s);return{found:n,all:o}}async function j(t,e){const i=await m(
t,e);return[...new Set(Object.values(i).flat())].sort((a,n)=>a-n)}async function L(t,e){const{bytes:i,table:a}=t,n=E(t),o=new Int32Array(n.length);for(let r=0;r<
n.length;r++)o[r]=a.place[n[r]];const s=(0,x.bS)(i),p=r=>n[(0,y.MJ)(o,r)-1],f=new g.s;let M=0;for(let r=0;r<n.length;r++){const C=r+1===n.length,v=C?i.length:o[r+
1],S=v-o[r]>_;if(!S&&!C&&v-M<b)continue;let K=v;if(S){o[r]>M&&e(s,M,o[r],p),f.reset();const z=f.value(i,t.bodies[n[r]],v);M=o[r],z>=0&&(K=z)}e(s,M,K,p);const N=t.
job.pace.step(u*(K-M));N&&await N,M=v}for(const[r,C]of D(t)){const v=t.objectStream(r),S=t.job.pace.step(0);if(S&&await S,!v)continue;const K=new Set(C),{starts:N,
numbers:z,data:B}=v,k=W=>{const P=z[(0,y.MJ)(N,W)-1];return P!==void 0&&K.has(P)?P:void 0};for(let W=0;W<B.length;W+=l){e((0,x.bS)(B),W,Math.min(W+l+c,B.length),
k);const P=t.job.pace.step(u*l);P&&await P}}}function*R(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function E(t){const{table:e,
hasChanges:i}=t,a=[];let n=!0,o=-1;for(let s=1;s<e.size;s++){if(e.kind[s]!==w.tL||i&&t.isChanged(s))continue;const p=e.place[s];n&&=p>=o,o=p,a.push(s)}return n?
a:a.sort((s,p)=>e.place[s]-e.place[p])}function D(t){const{table:e,hasChanges:i}=t,a=new Map;for(let n=1;n<e.size;n++){if(e.kind[n]!==w.UT||i&&t.isChanged(n))continue;
const o=e.place[n],s=a.get(o);s?s.push(n):a.set(o,[n])}return a}}),87773:((I,T,d)=>{d.d(T,{$:()=>y});const w=2e3;async function*y(x,g){for(const _ of g){yield[_,
x.get(_)];const b=x.job.pace.step(w);b&&await b}}}),90536:((I,T,d)=>{d.d(T,{C:()=>y,L:()=>x});var w=d(45599);function y(g,_){const b=[g];for(;b.length>0;){const u=b.
pop(),l=u instanceof w.Z6?u.dict:u;if(Array.isArray(l))for(const c of l)b.push(c);else if(l instanceof w.Bi){_(l);for(const c of l.values())b.push(c)}}}function x(g,_){
const b=[];return y(g,u=>{b.length===0&&_(u)&&b.push(u)}),b.length>0}})};
