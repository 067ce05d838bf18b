"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((I,j,l)=>{l.d(j,{Hn:()=>O,Kf:()=>w,RZ:()=>E,Vp:()=>y,YG:()=>x,vH:()=>b});function E(m,f){for(const i of f)
m.push(i)}const O=m=>m.slice();function b(m,f,i){const P=m.get(f);P?P.push(i):m.set(f,[i])}const w=m=>{let f=-1/0;for(const i of m)f=Math.max(f,i);return f},x=m=>{
let f=1/0;for(const i of m)f=Math.min(f,i);return f},y=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),35262:((I,j,l)=>{l.r(j),l.d(j,{extract_attachments:()=>i});
var E=l(91519),O=l(54093),b=l(43576),w=l(32488),x=l(45059),y=l(38982),m=l(34378);function f(g,{single:A=!1,folded:D=!1}={}){const C=t=>[...D?(0,m.w)(t).toLowerCase():
t],r=C(g);return t=>{const c=C(t);let[s,e]=[0,0],[n,a]=[-1,0];for(;e<c.length;)if(s<r.length&&r[s]==="*")n=s++,a=e;else if(s<r.length&&(A&&r[s]==="?"||r[s]===c[e]))
s++,e++;else if(n>=0)s=n+1,e=++a;else return!1;for(;r[s]==="*";)s++;return s===r.length}}const i=async(g,A,D)=>{const C=await(0,E.E)(g.bytes,D,{password:A.open_password}),
r=await(0,x._)(C),t=await P(r,A.name_pattern,D.pace),c=[...t.keys()].filter(n=>t[n]!==void 0),s=await(0,O.k)((0,b.gf)(c.map(n=>t[n]),b.zE),D.pace),e=[];for(const[
n,a]of c.entries()){const o=r[a],_=await(0,w.TA)(C,o.stream),d=s[n],h=o.mimeType??(0,y.c)(d),v=await D.onResult({index:n,name:d,bytes:_});e.push({name:d,bytes:v,
mediaType:h,facts:p(o,_.length,h)});const T=D.pace.step(_.length);T&&await T}return{documents:[],files:e,notes:L(r.length,e.length),facts:{attachmentCount:e.length}}};
async function P(g,A,D){const C=f(A??"*",{single:!0,folded:!0}),r=new Map,t=[];for(const[c,{name:s}]of g.entries()){let e=r.get(s);if(!e){const a=(0,b.Ze)(s??""),
o=(0,b.jC)(a,b.zE,"");r.set(s,e={safe:o,isWanted:A===void 0||C(o)||C(a)});const _=D.step((a.length+u)*(A===void 0?M:M+A.length));_&&await _}const n=e.safe||`att\
achment-${c+1}`;t.push(e.isWanted||e.safe===""&&C(n)?n:void 0)}return t}const[M,u]=[5,100];function p({name:g,description:A,relationship:D,page:C},r,t){return{size:r,
mimeType:t,...g===null?{}:{originalName:g},...A===null?{}:{description:A},...D===null?{}:{relationship:D},...C===null?{}:{page:C}}}function L(g,A){return A>0?[]:
[{code:"no_attachments",message:g===0?"The document has no attachments.":g===1?"The name of the one attachment does not match name_pattern.":`None of the ${g} a\
ttachments of the document has a name that matches name_pattern.`,...g===0?{}:{mentions:["name_pattern"]}}]}}),38982:((I,j,l)=>{l.d(j,{c:()=>b});const E={csv:"t\
ext/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"applic\
ation/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",
mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application\
/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",
tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"\
text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},O="application/octet-stream";function b(w){const x=/\.([^.]+)$/.exec(w)?.[1]?.toLowerCase()??
"";return Object.hasOwn(E,x)?E[x]:O}}),32488:((I,j,l)=>{l.d(j,{EI:()=>f,LG:()=>y,TA:()=>i,on:()=>m,v3:()=>x});var E=l(58552),O=l(83287);const b=1e5,w=1e4;async function x(u,p){
const L=await P(u,p);return L.whole||!(0,O.QJ)(u.encoded(p),L.damage)?L:{...L,whole:!0}}function y(u,p,L=!1){const g=u.decodedPart(p,L);return!g||g.whole||!(0,O.
QJ)(u.encoded(p),g.damage)?g:{...g,whole:!0}}async function m(u,p){return await M(u,p,b)??u.decodedPart(p)}async function f(u,p){return await M(u,p,w)??u.decodedPart(
p)}async function i(u,p){return(await f(u,p))?.data??await u.decodedAtEase(p)}async function P(u,p){const L=await M(u,p,b);if(L)return L;const g=u.decodedPart(p,
!0)??{data:new Uint8Array(0),whole:!1},A=u.job.pace.step(g.data.length);return A&&await A,g}async function M(u,p,L){if(!(p.data.length<=L))try{return await u.decodedPartAtEase(
p)}catch(g){if(!(g instanceof E.zU)||g.code!=="unreadable_document")throw g;return}}}),81077:((I,j,l)=>{l.d(j,{BX:()=>f,H6:()=>i,MN:()=>P,Pu:()=>y,Zc:()=>m,r6:()=>M});
var E=l(45599),O=l(44233),b=l(77581),w=l(9819);const x=64,y=t=>typeof t=="number"?String(t):(0,b.U0)(t);async function m(t,c,s){const e=[];for(const n of await L(
t,c,0,s)){for(const o of A(t,n,s))e.push(o);const a=t.job.pace.step(u);a&&await a}return e}async function f(t,c,s,e,n,a){const o=await L(t,c,s,e,a);for(let _=o.
length-1;_>=0;_--){const d=o[_],h=A(t,d,e),v=h.filter(([S,W])=>!n(S,W)),T=t.job.pace.step(u+h.length*u);T&&await T,v.length<h.length&&(t.edit(d.holder),d.dict.set(
e,C(v)),d.changed=!0);for(const S of d.repeats)t.edit(d.holder),d.dict.delete(S),d.changed=!0;if(d.emptyKids){const S=(t.array(d.dict.get("Kids"))??[]).filter(W=>!d.
emptyKids.has(t.dict(W)));t.edit(d.holder),d.dict.set("Kids",S),d.changed=!0}if(!d.changed)continue;const K=t.array(d.dict.get("Kids"))??[];d.empty=v.length===0&&
K.length===0;const R=d.parent;R&&(R.changed=!0,d.empty?(R.emptyKids??=new Set).add(d.dict):D(t,d,v,K))}return o[0]?.empty??!1}function i(t,c,s){if(c.length<=x)return(0,E.
jd)({[s]:C(c)});let e=[];for(const n of r(c)){const[a,o]=[n[0][0],n.at(-1)[0]];e.push({ref:t.add((0,E.jd)({Limits:[a,o],[s]:C(n)})),low:a,high:o})}for(;e.length>
x;)e=r(e).map(n=>{const[a,o]=[n[0].low,n.at(-1).high];return{ref:t.add((0,E.jd)({Limits:[a,o],Kids:n.map(({ref:_})=>_)})),low:a,high:o}});return(0,E.jd)({Kids:e.
map(({ref:n})=>n)})}async function P(t,c){const{pace:s}=t.job,e=[];for(const[n,a]of c){e.push([(0,E.Px)(n),a]);const o=s.step(10*u);o&&await o}return i(t,await M(
t,e),"Names")}async function M(t,c){const{pace:s}=t.job,e=[];for(const a of c){e.push({entry:a,key:y(a[0])});const o=s.step(u);o&&await o}return(await(0,O.qZ)(e,
(a,o)=>a.key<o.key?-1:a.key>o.key?1:0,s)).map(({entry:a})=>a)}const u=100,p=30;async function L(t,c,s,e,n){const a=new w.b9(t),o=new Set,_=v=>o.size<o.add(v).size,
d=[],h=[{value:c??null,holder:s,parent:void 0}];for(let v=h.pop();v!==void 0;v=h.pop()){a.spend(1);const T=t.job.pace.step(u);T&&await T;const K=t.dict(v.value);
if(!K||!_(K)||n&&v.parent&&!g(t,K,n))continue;const R=[],S=B=>{const $=t.array(K.get(B));return!$||_($)?$??[]:(R.push(B),[])},W=S(e).length>>1,z=S("Kids"),k={dict:K,
holder:(0,w.Kd)(v.value,v.holder),parent:v.parent,repeats:R};d.push(k),a.spend(W);const U=(0,w.Kd)(K.get("Kids"),k.holder);for(let B=z.length-1;B>=0;B--){h.push(
{value:z[B],holder:U,parent:k});const $=t.job.pace.step(p);$&&await $}const N=t.job.pace.step(W*u);N&&await N}return d}function g(t,c,s){const[e,n]=t.array(c.get(
"Limits"))??[];return typeof e!="number"||typeof n!="number"||s(e,n)}function A(t,{dict:c,repeats:s},e){const n=s.includes(e)?void 0:t.array(c.get(e));if(!n)return[];
const a=[];for(let o=0;o+1<n.length;o+=2){const _=t.resolve(n[o]);(e==="Names"?_ instanceof E.Mx:typeof _=="number")&&a.push([_,n[o+1]])}return a}function D(t,c,s,e){
const n=_=>t.array(t.dict(_)?.get("Limits"))??[],a=s[0]?.[0]??n(e[0])[0],o=s.at(-1)?.[0]??n(e.at(-1))[1];t.edit(c.holder),a!==void 0&&o!==void 0?c.dict.set("Lim\
its",[a,o]):c.dict.delete("Limits")}function C(t){const c=[];for(const[s,e]of t)c.push(s,e);return c}function r(t){const c=[];for(let s=0;s<t.length;s+=x)c.push(
t.slice(s,s+x));return c}}),70549:((I,j,l)=>{l.d(j,{n:()=>E});function E(O){const b=new WeakMap;return w=>{if(w.hasChanges)return O(w);const x=b.get(w);if(x)return x.
answer;const y=O(w);return b.set(w,{answer:y}),y}}}),9819:((I,j,l)=>{l.d(j,{J7:()=>b,Kd:()=>y,Wo:()=>m,_i:()=>x,b9:()=>w});var E=l(42973),O=l(45599);class b{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:P,catalogNumber:M,pages:u}=this.document,p=P.get("Pages");i===M||(0,O.i9)(p)&&i===p.number||u.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,O.
i9)(i)&&this.gone.has(i.number)}}class w{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,E.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;lists=new Set;allowance;constructor(i,P=new w(
i)){this.allowance=P,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,O.i9)(i))return!0;const{number:P}=i,M=P>>3;if(M>=this.seen.
length)return this.beyond.size<this.beyond.add(P).size;const u=1<<(P&7),p=(this.seen[M]&u)===0;return this.seen[M]|=u,p}firstList(i){return this.lists.size<this.
lists.add(i).size}}function y(f,i){return(0,O.i9)(f)?f.number:i}function m(f,i){const P=f.catalog.get(i),M=f.dict(P);return M&&{dict:M,holder:y(P,f.catalogNumber)}}}),
21996:((I,j,l)=>{l.d(j,{Av:()=>u,RJ:()=>g,V3:()=>L,vb:()=>A,zx:()=>M});var E=l(54619),O=l(44233),b=l(78157),w=l(88500);const x=2048,y=65536,m=4,f=1<<20,i=1024,P="\
[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function M(r,t){const{found:c,all:s}=await p(r,t),e=n=>[...new Set([...n,...s])].sort((a,o)=>a-o);return Object.fromEntries(
t.map(n=>[n,e(c[n])]))}async function u(r,t){const{found:c,all:s}=await p(r,t);for(const e of Object.values(c))for(const n of e)s.add(n);return s}async function p(r,t){
const c=t.map(a=>{const[o="",..._]=[...a].map(h=>h.replace(/\W/,"\\$&")),d=/\W/.test(a)?P:"\\w";return`${o}(?:${_.join("")}|${d}{0,${Math.max(0,a.length-2)}}#)`}),
s=new RegExp(`/(?:${c.join("|")}|#)`,"g"),e=Object.fromEntries(t.map(a=>[a,new Set])),n=new Set;await g(r,(a,o,_,d)=>{const h=a.toString("latin1",o,_);s.lastIndex=
0;for(let v=s.exec(h);v;v=s.exec(h)){const T=d(o+v.index);T!==void 0&&(v[0].endsWith("#")?n.add(T):e[v[0].slice(1)].add(T))}});for(const a of A(r))n.add(a);return{
found:e,all:n}}async function L(r,t){const c=await M(r,t);return[...new Set(Object.values(c).flat())].sort((s,e)=>s-e)}async function g(r,t){const{bytes:c,table:s}=r,
e=D(r),n=new Int32Array(e.length);for(let h=0;h<e.length;h++)n[h]=s.place[e[h]];const a=(0,b.bS)(c),o=h=>e[(0,O.MJ)(n,h)-1],_=new w.s;let d=0;for(let h=0;h<e.length;h++){
const v=h+1===e.length,T=v?c.length:n[h+1],K=T-n[h]>x;if(!K&&!v&&T-d<y)continue;let R=T;if(K){n[h]>d&&t(a,d,n[h],o),_.reset();const W=_.value(c,r.bodies[e[h]],T);
d=n[h],W>=0&&(R=W)}t(a,d,R,o);const S=r.job.pace.step(m*(R-d));S&&await S,d=T}for(const[h,v]of C(r)){const T=r.objectStream(h),K=r.job.pace.step(0);if(K&&await K,
!T)continue;const R=new Set(v),{starts:S,numbers:W,data:z}=T,k=U=>{const N=W[(0,O.MJ)(S,U)-1];return N!==void 0&&R.has(N)?N:void 0};for(let U=0;U<z.length;U+=f){
t((0,b.bS)(z),U,Math.min(U+f+i,z.length),k);const N=r.job.pace.step(m*f);N&&await N}}}function*A(r){for(let t=1;r.hasChanges&&t<r.size;t++)r.isChanged(t)&&r.exists(
t)&&(yield t)}function D(r){const{table:t,hasChanges:c}=r,s=[];let e=!0,n=-1;for(let a=1;a<t.size;a++){if(t.kind[a]!==E.tL||c&&r.isChanged(a))continue;const o=t.
place[a];e&&=o>=n,n=o,s.push(a)}return e?s:s.sort((a,o)=>t.place[a]-t.place[o])}function C(r){const{table:t,hasChanges:c}=r,s=new Map;for(let e=1;e<t.size;e++){
if(t.kind[e]!==E.UT||c&&r.isChanged(e))continue;const n=t.place[e],a=s.get(n);a?a.push(e):s.set(n,[e])}return s}}),87773:((I,j,l)=>{l.d(j,{$:()=>O});const E=2e3;
async function*O(b,w){for(const x of w){yield[x,b.get(x)];const y=b.job.pace.step(E);y&&await y}}}),90536:((I,j,l)=>{l.d(j,{C:()=>O,L:()=>b});var E=l(45599);function O(w,x){
const y=[w];for(;y.length>0;){const m=y.pop(),f=m instanceof E.Z6?m.dict:m;if(Array.isArray(f))for(const i of f)y.push(i);else if(f instanceof E.Bi){x(f);for(const i of f.
values())y.push(i)}}}function b(w,x){const y=[];return O(w,m=>{y.length===0&&x(m)&&y.push(m)}),y.length>0}})};
