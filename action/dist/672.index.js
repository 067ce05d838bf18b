"use strict";exports.id=672,exports.ids=[672],exports.modules={45657:((N,T,p)=>{p.d(T,{Hn:()=>y,Kf:()=>g,RZ:()=>x,Vp:()=>_,YG:()=>b,vH:()=>E});function x(u,l){for(const o of l)
u.push(o)}const y=u=>u.slice();function E(u,l,o){const f=u.get(l);f?f.push(o):u.set(l,[o])}const g=u=>{let l=-1/0;for(const o of u)l=Math.max(l,o);return l},b=u=>{
let l=1/0;for(const o of u)l=Math.min(l,o);return l},_=u=>Number.isInteger(u)&&!Number.isSafeInteger(u)}),35262:((N,T,p)=>{p.r(T),p.d(T,{extract_attachments:()=>u});
var x=p(94518),y=p(43576),E=p(45059),g=p(38982),b=p(34378);function _(f,{single:v=!1,folded:C=!1}={}){const O=P=>[...C?(0,b.w)(P).toLowerCase():P],j=O(f);return P=>{
const s=O(P);let[c,d]=[0,0],[e,t]=[-1,0];for(;d<s.length;)if(c<j.length&&j[c]==="*")e=c++,t=d;else if(c<j.length&&(v&&j[c]==="?"||j[c]===s[d]))c++,d++;else if(e>=
0)c=e+1,d=++t;else return!1;for(;j[c]==="*";)c++;return c===j.length}}const u=async(f,v,C)=>{const O=await(0,x.E)(f.bytes,C,{password:v.open_password}),j=await(0,E.
_)(O),P=_(v.name_pattern??"*",{single:!0,folded:!0}),s=j.map(({name:t},r)=>(0,y.jC)(t??"",y.zE,`attachment-${r+1}`)),c=[...j.keys()].filter(t=>P(s[t])||P(j[t].name??
"")),d=(0,y.NL)(c.map(t=>s[t]),y.zE),e=[];for(const[t,r]of c.entries()){const a=j[r],i=await O.decodedAtEase(a.stream),n=d[t],h=a.mimeType??(0,g.c)(n),m=await C.
onResult({index:t,name:n,bytes:i});e.push({name:n,bytes:m,mediaType:h,facts:l(a,i.length,h)});const M=C.pace.step(i.length);M&&await M}return{documents:[],files:e,
notes:o(j.length,e.length),facts:{attachmentCount:e.length}}};function l({name:f,description:v,relationship:C,page:O},j,P){return{size:j,mimeType:P,...f===null?
{}:{originalName:f},...v===null?{}:{description:v},...C===null?{}:{relationship:C},...O===null?{}:{page:O}}}function o(f,v){return v>0?[]:[{code:"no_attachments",
message:f===0?"The document has no attachments.":f===1?"The name of the one attachment does not match name_pattern.":`None of the ${f} attachments of the docume\
nt has a name that matches name_pattern.`,...f===0?{}:{mentions:["name_pattern"]}}]}}),38982:((N,T,p)=>{p.d(T,{c:()=>E});const x={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},y="application/octet-stream";function E(g){const b=/\.([^.]+)$/.exec(g)?.[1]?.toLowerCase()??"";return Object.
hasOwn(x,b)?x[b]:y}}),81077:((N,T,p)=>{p.d(T,{AN:()=>o,BX:()=>_,H6:()=>u,MN:()=>l,Pu:()=>g,Zc:()=>b});var x=p(45599),y=p(9819);const E=64,g=s=>typeof s=="number"?
String(s):Buffer.from(s.bytes).toString("latin1");async function b(s,c,d){const e=[];for(const t of await v(s,c,0,d)){for(const a of O(s,t,d))e.push(a);const r=s.
job.pace.step(f);r&&await r}return e}async function _(s,c,d,e,t,r){const a=await v(s,c,d,e,r);for(let i=a.length-1;i>=0;i--){const n=a[i],h=O(s,n,e),m=h.filter(
([A,L])=>!t(A,L)),M=s.job.pace.step(f+h.length*f);M&&await M,m.length<h.length&&(s.edit(n.holder),n.dict.set(e,m.flat()),n.changed=!0);for(const A of n.repeats)
s.edit(n.holder),n.dict.delete(A),n.changed=!0;if(n.emptyKids){const A=(s.array(n.dict.get("Kids"))??[]).filter(L=>!n.emptyKids.has(s.dict(L)));s.edit(n.holder),
n.dict.set("Kids",A),n.changed=!0}if(!n.changed)continue;const K=s.array(n.dict.get("Kids"))??[];n.empty=m.length===0&&K.length===0;const w=n.parent;w&&(w.changed=
!0,n.empty?(w.emptyKids??=new Set).add(n.dict):j(s,n,m,K))}return a[0]?.empty??!1}function u(s,c,d){if(c.length<=E)return(0,x.jd)({[d]:c.flat()});let e=[];for(const t of P(
c)){const[r,a]=[t[0][0],t.at(-1)[0]];e.push({ref:s.add((0,x.jd)({Limits:[r,a],[d]:t.flat()})),low:r,high:a})}for(;e.length>E;)e=P(e).map(t=>{const[r,a]=[t[0].low,
t.at(-1).high];return{ref:s.add((0,x.jd)({Limits:[r,a],Kids:t.map(({ref:i})=>i)})),low:r,high:a}});return(0,x.jd)({Kids:e.map(({ref:t})=>t)})}async function l(s,c){
const{pace:d}=s.job,e=[];for(const[a,i]of c){e.push([(0,x.Px)(a),i]);const n=d.step(10*f);n&&await n}const t=o(e),r=d.step(t.length*10*f);return r&&await r,u(s,
t,"Names")}function o(s){return s.map(c=>({entry:c,key:g(c[0])})).sort((c,d)=>c.key<d.key?-1:c.key>d.key?1:0).map(({entry:c})=>c)}const f=100;async function v(s,c,d,e,t){
const r=new y.b9(s),a=new Set,i=m=>a.size<a.add(m).size,n=[],h=[{value:c??null,holder:d,parent:void 0}];for(let m=h.pop();m!==void 0;m=h.pop()){r.spend(1);const M=s.
dict(m.value);if(!M||!i(M)||t&&m.parent&&!C(s,M,t))continue;const K=[],w=S=>{const W=s.array(M.get(S));return!W||i(W)?W??[]:(K.push(S),[])},A=w(e).length>>1,L=w(
"Kids"),D={dict:M,holder:(0,y.Kd)(m.value,m.holder),parent:m.parent,repeats:K};n.push(D),r.spend(A);for(let S=L.length-1;S>=0;S--)h.push({value:L[S],holder:(0,y.
Kd)(M.get("Kids"),D.holder),parent:D});const R=s.job.pace.step(f+A*f);R&&await R}return n}function C(s,c,d){const[e,t]=s.array(c.get("Limits"))??[];return typeof e!=
"number"||typeof t!="number"||d(e,t)}function O(s,{dict:c,repeats:d},e){const t=d.includes(e)?void 0:s.array(c.get(e));if(!t)return[];const r=[];for(let a=0;a+1<
t.length;a+=2){const i=s.resolve(t[a]);(e==="Names"?i instanceof x.Mx:typeof i=="number")&&r.push([i,t[a+1]])}return r}function j(s,c,d,e){const t=i=>s.array(s.
dict(i)?.get("Limits"))??[],r=d[0]?.[0]??t(e[0])[0],a=d.at(-1)?.[0]??t(e.at(-1))[1];s.edit(c.holder),r!==void 0&&a!==void 0?c.dict.set("Limits",[r,a]):c.dict.delete(
"Limits")}function P(s){const c=[];for(let d=0;d<s.length;d+=E)c.push(s.slice(d,d+E));return c}}),70549:((N,T,p)=>{p.d(T,{n:()=>x});function x(y){const E=new WeakMap;
return g=>{if(g.hasChanges)return y(g);const b=E.get(g);if(b)return b.answer;const _=y(g);return E.set(g,{answer:_}),_}}}),9819:((N,T,p)=>{p.d(T,{J7:()=>E,Kd:()=>_,
Wo:()=>u,_i:()=>b,b9:()=>g});var x=p(42973),y=p(45599);class E{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){const{catalog:f,catalogNumber:v,
pages:C}=this.document,O=f.get("Pages");o===v||(0,y.i9)(O)&&o===O.number||C.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){this.chased.add(o)}removed(){
return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,y.i9)(o)&&this.gone.has(o.number)}}class g{most;left;constructor(o){
this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(o,f=new g(o)){this.allowance=
f,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,y.i9)(o))return!0;const{number:f}=o,v=f>>3;if(v>=this.seen.length)return this.
beyond.size<this.beyond.add(f).size;const C=1<<(f&7),O=(this.seen[v]&C)===0;return this.seen[v]|=C,O}}function _(l,o){return(0,y.i9)(l)?l.number:o}function u(l,o){
const f=l.catalog.get(o),v=l.dict(f);return v&&{dict:v,holder:_(f,l.catalogNumber)}}}),21996:((N,T,p)=>{p.d(T,{Av:()=>C,RJ:()=>P,V3:()=>j,vb:()=>s,zx:()=>v});var x=p(
54619),y=p(93604),E=p(78157),g=p(88500);const b=2048,_=65536,u=4,l=1<<20,o=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(e,t){const{found:r,all:a}=await O(
e,t),i=n=>[...new Set([...n,...a])].sort((h,m)=>h-m);return Object.fromEntries(t.map(n=>[n,i(r[n])]))}async function C(e,t){const{found:r,all:a}=await O(e,t);for(const i of Object.
values(r))for(const n of i)a.add(n);return a}async function O(e,t){const r=t.map(h=>{const[m="",...M]=[...h].map(w=>w.replace(/\W/,"\\$&")),K=/\W/.test(h)?f:"\\w";
return`${m}(?:${M.join("")}|${K}{0,${Math.max(0,h.length-2)}}#)`}),a=new RegExp(`/(?:${r.join("|")}|#)`,"g"),i=Object.fromEntries(t.map(h=>[h,new Set])),n=new Set;
await P(e,(h,m,M,K)=>{const w=h.toString("latin1",m,M);a.lastIndex=0;for(let A=a.exec(w);A;A=a.exec(w)){const L=K(m+A.index);L!==void 0&&(A[0].endsWith("#")?n.add(
L):i[A[0].slice(1)].add(L))}});for(const h of s(e))n.add(h);return{found:i,all:n}}async function j(e,t){const r=await v(e,t);return[...new Set(Object.values(r).
flat())].sort((a,i)=>a-i)}async function P(e,t){const{bytes:r,table:a}=e,i=c(e),n=new Int32Array(i.length);for(let w=0;w<i.length;w++)n[w]=a.place[i[w]];const h=(0,E.
bS)(r),m=w=>i[(0,y.M)(n,w)-1],M=new g.s;let K=0;for(let w=0;w<i.length;w++){const A=w+1===i.length,L=A?r.length:n[w+1],D=L-n[w]>b;if(!D&&!A&&L-K<_)continue;let R=L;
if(D){n[w]>K&&t(h,K,n[w],m),M.reset();const W=M.value(r,e.bodies[i[w]],L);K=n[w],W>=0&&(R=W)}t(h,K,R,m);const S=e.job.pace.step(u*(R-K));S&&await S,K=L}for(const[
w,A]of d(e)){const L=e.objectStream(w),D=e.job.pace.step(0);if(D&&await D,!L)continue;const R=new Set(A),{starts:S,numbers:W,data:B}=L,U=I=>{const z=W[(0,y.M)(S,
I)-1];return z!==void 0&&R.has(z)?z:void 0};for(let I=0;I<B.length;I+=l){t((0,E.bS)(B),I,Math.min(I+l+o,B.length),U);const z=e.job.pace.step(u*l);z&&await z}}}function*s(e){
for(let t=1;e.hasChanges&&t<e.size;t++)e.isChanged(t)&&e.exists(t)&&(yield t)}function c(e){const{table:t,hasChanges:r}=e,a=[];let i=!0,n=-1;for(let h=1;h<t.size;h++){
if(t.kind[h]!==x.tL||r&&e.isChanged(h))continue;const m=t.place[h];i&&=m>=n,n=m,a.push(h)}return i?a:a.sort((h,m)=>t.place[h]-t.place[m])}function d(e){const{table:t,
hasChanges:r}=e,a=new Map;for(let i=1;i<t.size;i++){if(t.kind[i]!==x.UT||r&&e.isChanged(i))continue;const n=t.place[i],h=a.get(n);h?h.push(i):a.set(n,[i])}return a}}),
90536:((N,T,p)=>{p.d(T,{C:()=>y,L:()=>E});var x=p(45599);function y(g,b){const _=[g];for(;_.length>0;){const u=_.pop(),l=u instanceof x.Z6?u.dict:u;if(Array.isArray(
l))for(const o of l)_.push(o);else if(l instanceof x.Bi){b(l);for(const o of l.values())_.push(o)}}}function E(g,b){const _=[];return y(g,u=>{_.length===0&&b(u)&&
_.push(u)}),_.length>0}}),93604:((N,T,p)=>{p.d(T,{B:()=>x,M:()=>y});const x=(g,b)=>E(g,b,!1),y=(g,b)=>E(g,b,!0);function E(g,b,_){let[u,l]=[0,g.length];for(;u<l;){
const o=u+l>>1,f=g[o];f<b||_&&f===b?u=o+1:l=o}return u}})};
