"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((W,P,l)=>{l.d(P,{Hn:()=>x,Kf:()=>g,RZ:()=>_,Vp:()=>w,YG:()=>b,vH:()=>v});function _(p,f){for(const o of f)
p.push(o)}const x=p=>p.slice();function v(p,f,o){const u=p.get(f);u?u.push(o):p.set(f,[o])}const g=p=>{let f=-1/0;for(const o of p)f=Math.max(f,o);return f},b=p=>{
let f=1/0;for(const o of p)f=Math.min(f,o);return f},w=p=>Number.isInteger(p)&&!Number.isSafeInteger(p)}),35262:((W,P,l)=>{l.r(P),l.d(P,{extract_attachments:()=>o});
var _=l(91519),x=l(54093),v=l(43576),g=l(32488),b=l(45059),w=l(38982),p=l(34378);function f(T,{single:A=!1,folded:C=!1}={}){const j=t=>[...C?(0,p.w)(t).toLowerCase():
t],r=j(T);return t=>{const c=j(t);let[s,e]=[0,0],[n,a]=[-1,0];for(;e<c.length;)if(s<r.length&&r[s]==="*")n=s++,a=e;else if(s<r.length&&(A&&r[s]==="?"||r[s]===c[e]))
s++,e++;else if(n>=0)s=n+1,e=++a;else return!1;for(;r[s]==="*";)s++;return s===r.length}}const o=async(T,A,C)=>{const j=await(0,_.E)(T.bytes,C,{password:A.open_password}),
r=await(0,b._)(j),t=await u(r,A.name_pattern,C.pace),c=[...t.keys()].filter(n=>t[n]!==void 0),s=await(0,x.k)((0,v.gf)(c.map(n=>t[n]),v.zE),C.pace),e=[];for(const[
n,a]of c.entries()){const i=r[a],y=(await(0,g.on)(j,i.stream))?.data??await j.decodedAtEase(i.stream),d=s[n],h=i.mimeType??(0,w.c)(d),E=await C.onResult({index:n,
name:d,bytes:y});e.push({name:d,bytes:E,mediaType:h,facts:L(i,y.length,h)});const M=C.pace.step(y.length);M&&await M}return{documents:[],files:e,notes:U(r.length,
e.length),facts:{attachmentCount:e.length}}};async function u(T,A,C){const j=f(A??"*",{single:!0,folded:!0}),r=new Map,t=[];for(const[c,{name:s}]of T.entries()){
let e=r.get(s);if(!e){const a=(0,v.Ze)(s??""),i=(0,v.jC)(a,v.zE,"");r.set(s,e={safe:i,isWanted:A===void 0||j(i)||j(a)});const y=C.step((a.length+O)*(A===void 0?
m:m+A.length));y&&await y}const n=e.safe||`attachment-${c+1}`;t.push(e.isWanted||e.safe===""&&j(n)?n:void 0)}return t}const[m,O]=[5,100];function L({name:T,description:A,
relationship:C,page:j},r,t){return{size:r,mimeType:t,...T===null?{}:{originalName:T},...A===null?{}:{description:A},...C===null?{}:{relationship:C},...j===null?
{}:{page:j}}}function U(T,A){return A>0?[]:[{code:"no_attachments",message:T===0?"The document has no attachments.":T===1?"The name of the one attachment does n\
ot match name_pattern.":`None of the ${T} attachments of the document has a name that matches name_pattern.`,...T===0?{}:{mentions:["name_pattern"]}}]}}),38982:((W,P,l)=>{
l.d(P,{c:()=>v});const _={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rf\
c822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"\
text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"applicat\
ion/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"\
image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officed\
ocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},x="application/octet-stream";function v(g){const b=/\.([^.]+)$/.
exec(g)?.[1]?.toLowerCase()??"";return Object.hasOwn(_,b)?_[b]:x}}),32488:((W,P,l)=>{l.d(P,{LG:()=>b,on:()=>w,v3:()=>g});var _=l(58552),x=l(83287);const v=1e5;async function g(o,u){
const m=await p(o,u);return m.whole||!(0,x.QJ)(o.encoded(u),m.damage)?m:{...m,whole:!0}}function b(o,u,m=!1){const O=o.decodedPart(u,m);return!O||O.whole||!(0,x.
QJ)(o.encoded(u),O.damage)?O:{...O,whole:!0}}async function w(o,u){return await f(o,u)??o.decodedPart(u)}async function p(o,u){const m=await f(o,u);if(m)return m;
const O=o.decodedPart(u,!0)??{data:new Uint8Array(0),whole:!1},L=o.job.pace.step(O.data.length);return L&&await L,O}async function f(o,u){if(!(u.data.length<=v))
try{return await o.decodedPartAtEase(u)}catch(m){if(!(m instanceof _.zU)||m.code!=="unreadable_document")throw m;return}}}),81077:((W,P,l)=>{l.d(P,{BX:()=>f,H6:()=>o,
MN:()=>u,Pu:()=>w,Zc:()=>p,r6:()=>m});var _=l(45599),x=l(44233),v=l(77581),g=l(9819);const b=64,w=t=>typeof t=="number"?String(t):(0,v.U0)(t);async function p(t,c,s){
const e=[];for(const n of await U(t,c,0,s)){for(const i of A(t,n,s))e.push(i);const a=t.job.pace.step(O);a&&await a}return e}async function f(t,c,s,e,n,a){const i=await U(
t,c,s,e,a);for(let y=i.length-1;y>=0;y--){const d=i[y],h=A(t,d,e),E=h.filter(([K,R])=>!n(K,R)),M=t.job.pace.step(O+h.length*O);M&&await M,E.length<h.length&&(t.
edit(d.holder),d.dict.set(e,j(E)),d.changed=!0);for(const K of d.repeats)t.edit(d.holder),d.dict.delete(K),d.changed=!0;if(d.emptyKids){const K=(t.array(d.dict.
get("Kids"))??[]).filter(R=>!d.emptyKids.has(t.dict(R)));t.edit(d.holder),d.dict.set("Kids",K),d.changed=!0}if(!d.changed)continue;const D=t.array(d.dict.get("K\
ids"))??[];d.empty=E.length===0&&D.length===0;const S=d.parent;S&&(S.changed=!0,d.empty?(S.emptyKids??=new Set).add(d.dict):C(t,d,E,D))}return i[0]?.empty??!1}function o(t,c,s){
if(c.length<=b)return(0,_.jd)({[s]:j(c)});let e=[];for(const n of r(c)){const[a,i]=[n[0][0],n.at(-1)[0]];e.push({ref:t.add((0,_.jd)({Limits:[a,i],[s]:j(n)})),low:a,
high:i})}for(;e.length>b;)e=r(e).map(n=>{const[a,i]=[n[0].low,n.at(-1).high];return{ref:t.add((0,_.jd)({Limits:[a,i],Kids:n.map(({ref:y})=>y)})),low:a,high:i}});
return(0,_.jd)({Kids:e.map(({ref:n})=>n)})}async function u(t,c){const{pace:s}=t.job,e=[];for(const[n,a]of c){e.push([(0,_.Px)(n),a]);const i=s.step(10*O);i&&await i}
return o(t,await m(t,e),"Names")}async function m(t,c){const{pace:s}=t.job,e=[];for(const a of c){e.push({entry:a,key:w(a[0])});const i=s.step(O);i&&await i}return(await(0,x.
qZ)(e,(a,i)=>a.key<i.key?-1:a.key>i.key?1:0,s)).map(({entry:a})=>a)}const O=100,L=30;async function U(t,c,s,e,n){const a=new g.b9(t),i=new Set,y=E=>i.size<i.add(
E).size,d=[],h=[{value:c??null,holder:s,parent:void 0}];for(let E=h.pop();E!==void 0;E=h.pop()){a.spend(1);const M=t.job.pace.step(O);M&&await M;const D=t.dict(
E.value);if(!D||!y(D)||n&&E.parent&&!T(t,D,n))continue;const S=[],K=B=>{const $=t.array(D.get(B));return!$||y($)?$??[]:(S.push(B),[])},R=K(e).length>>1,z=K("Kid\
s"),k={dict:D,holder:(0,g.Kd)(E.value,E.holder),parent:E.parent,repeats:S};d.push(k),a.spend(R);const I=(0,g.Kd)(D.get("Kids"),k.holder);for(let B=z.length-1;B>=
0;B--){h.push({value:z[B],holder:I,parent:k});const $=t.job.pace.step(L);$&&await $}const N=t.job.pace.step(R*O);N&&await N}return d}function T(t,c,s){const[e,n]=t.
array(c.get("Limits"))??[];return typeof e!="number"||typeof n!="number"||s(e,n)}function A(t,{dict:c,repeats:s},e){const n=s.includes(e)?void 0:t.array(c.get(e));
if(!n)return[];const a=[];for(let i=0;i+1<n.length;i+=2){const y=t.resolve(n[i]);(e==="Names"?y instanceof _.Mx:typeof y=="number")&&a.push([y,n[i+1]])}return a}
function C(t,c,s,e){const n=y=>t.array(t.dict(y)?.get("Limits"))??[],a=s[0]?.[0]??n(e[0])[0],i=s.at(-1)?.[0]??n(e.at(-1))[1];t.edit(c.holder),a!==void 0&&i!==void 0?
c.dict.set("Limits",[a,i]):c.dict.delete("Limits")}function j(t){const c=[];for(const[s,e]of t)c.push(s,e);return c}function r(t){const c=[];for(let s=0;s<t.length;s+=
b)c.push(t.slice(s,s+b));return c}}),70549:((W,P,l)=>{l.d(P,{n:()=>_});function _(x){const v=new WeakMap;return g=>{if(g.hasChanges)return x(g);const b=v.get(g);
if(b)return b.answer;const w=x(g);return v.set(g,{answer:w}),w}}}),9819:((W,P,l)=>{l.d(P,{J7:()=>v,Kd:()=>w,Wo:()=>p,_i:()=>b,b9:()=>g});var _=l(42973),x=l(45599);
class v{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){const{catalog:u,catalogNumber:m,pages:O}=this.document,L=u.get("Pages");o===
m||(0,x.i9)(L)&&o===L.number||O.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.
chased;return this.chased=new Set,o}isGone(o){return(0,x.i9)(o)&&this.gone.has(o.number)}}class g{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{
if(this.left-=o,this.left<0)throw(0,_.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(o,u=new g(o)){this.allowance=u,this.seen=new Uint8Array((o.size>>3)+1)}first(o){
if(this.allowance.spend(1),!(0,x.i9)(o))return!0;const{number:u}=o,m=u>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(u).size;const O=1<<(u&7),
L=(this.seen[m]&O)===0;return this.seen[m]|=O,L}}function w(f,o){return(0,x.i9)(f)?f.number:o}function p(f,o){const u=f.catalog.get(o),m=f.dict(u);return m&&{dict:m,
holder:w(u,f.catalogNumber)}}}),21996:((W,P,l)=>{l.d(P,{Av:()=>O,RJ:()=>T,V3:()=>U,vb:()=>A,zx:()=>m});var _=l(54619),x=l(44233),v=l(78157),g=l(88500);const b=2048,
w=65536,p=4,f=1<<20,o=1024,u="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function m(r,t){const{found:c,all:s}=await L(r,t),e=n=>[...new Set([...n,...s])].sort((a,i)=>a-
i);return Object.fromEntries(t.map(n=>[n,e(c[n])]))}async function O(r,t){const{found:c,all:s}=await L(r,t);for(const e of Object.values(c))for(const n of e)s.add(
n);return s}async function L(r,t){const c=t.map(a=>{const[i="",...y]=[...a].map(h=>h.replace(/\W/,"\\$&")),d=/\W/.test(a)?u:"\\w";return`${i}(?:${y.join("")}|${d}\
{0,${Math.max(0,a.length-2)}}#)`}),s=new RegExp(`/(?:${c.join("|")}|#)`,"g"),e=Object.fromEntries(t.map(a=>[a,new Set])),n=new Set;await T(r,(a,i,y,d)=>{const h=a.
toString("latin1",i,y);s.lastIndex=0;for(let E=s.exec(h);E;E=s.exec(h)){const M=d(i+E.index);M!==void 0&&(E[0].endsWith("#")?n.add(M):e[E[0].slice(1)].add(M))}});
for(const a of A(r))n.add(a);return{found:e,all:n}}async function U(r,t){const c=await m(r,t);return[...new Set(Object.values(c).flat())].sort((s,e)=>s-e)}async function T(r,t){
const{bytes:c,table:s}=r,e=C(r),n=new Int32Array(e.length);for(let h=0;h<e.length;h++)n[h]=s.place[e[h]];const a=(0,v.bS)(c),i=h=>e[(0,x.MJ)(n,h)-1],y=new g.s;let d=0;
for(let h=0;h<e.length;h++){const E=h+1===e.length,M=E?c.length:n[h+1],D=M-n[h]>b;if(!D&&!E&&M-d<w)continue;let S=M;if(D){n[h]>d&&t(a,d,n[h],i),y.reset();const R=y.
value(c,r.bodies[e[h]],M);d=n[h],R>=0&&(S=R)}t(a,d,S,i);const K=r.job.pace.step(p*(S-d));K&&await K,d=M}for(const[h,E]of j(r)){const M=r.objectStream(h),D=r.job.
pace.step(0);if(D&&await D,!M)continue;const S=new Set(E),{starts:K,numbers:R,data:z}=M,k=I=>{const N=R[(0,x.MJ)(K,I)-1];return N!==void 0&&S.has(N)?N:void 0};for(let I=0;I<
z.length;I+=f){t((0,v.bS)(z),I,Math.min(I+f+o,z.length),k);const N=r.job.pace.step(p*f);N&&await N}}}function*A(r){for(let t=1;r.hasChanges&&t<r.size;t++)r.isChanged(
t)&&r.exists(t)&&(yield t)}function C(r){const{table:t,hasChanges:c}=r,s=[];let e=!0,n=-1;for(let a=1;a<t.size;a++){if(t.kind[a]!==_.tL||c&&r.isChanged(a))continue;
const i=t.place[a];e&&=i>=n,n=i,s.push(a)}return e?s:s.sort((a,i)=>t.place[a]-t.place[i])}function j(r){const{table:t,hasChanges:c}=r,s=new Map;for(let e=1;e<t.
size;e++){if(t.kind[e]!==_.UT||c&&r.isChanged(e))continue;const n=t.place[e],a=s.get(n);a?a.push(e):s.set(n,[e])}return s}}),87773:((W,P,l)=>{l.d(P,{$:()=>x});const _=2e3;
async function*x(v,g){for(const b of g){yield[b,v.get(b)];const w=v.job.pace.step(_);w&&await w}}}),90536:((W,P,l)=>{l.d(P,{C:()=>x,L:()=>v});var _=l(45599);function x(g,b){
const w=[g];for(;w.length>0;){const p=w.pop(),f=p instanceof _.Z6?p.dict:p;if(Array.isArray(f))for(const o of f)w.push(o);else if(f instanceof _.Bi){b(f);for(const o of f.
values())w.push(o)}}}function v(g,b){const w=[];return x(g,p=>{w.length===0&&b(p)&&w.push(p)}),w.length>0}})};
