"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((I,j,d)=>{d.d(j,{Hn:()=>O,Kf:()=>w,RZ:()=>E,Vp:()=>y,YG:()=>x,vH:()=>b});function E(m,f){for(const c of f)
m.push(c)}const O=m=>m.slice();function b(m,f,c){const P=m.get(f);P?P.push(c):m.set(f,[c])}const w=m=>{let f=-1/0;for(const c of m)f=Math.max(f,c);return f},x=m=>{
let f=1/0;for(const c of m)f=Math.min(f,c);return f},y=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),35262:((I,j,d)=>{d.r(j),d.d(j,{extract_attachments:()=>c});
var E=d(91519),O=d(54093),b=d(43576),w=d(32488),x=d(45059),y=d(38982),m=d(34378);function f(g,{single:A=!1,folded:L=!1}={}){const D=t=>[...L?(0,m.w)(t).toLowerCase():
t],r=D(g);return t=>{const i=D(t);let[s,e]=[0,0],[n,a]=[-1,0];for(;e<i.length;)if(s<r.length&&r[s]==="*")n=s++,a=e;else if(s<r.length&&(A&&r[s]==="?"||r[s]===i[e]))
s++,e++;else if(n>=0)s=n+1,e=++a;else return!1;for(;r[s]==="*";)s++;return s===r.length}}const c=async(g,A,L)=>{const D=await(0,E.E)(g.bytes,L,{password:A.open_password}),
r=await(0,x._)(D),t=await P(r,A.name_pattern,L.pace),i=[...t.keys()].filter(n=>t[n]!==void 0),s=await(0,O.k)((0,b.gf)(i.map(n=>t[n]),b.zE),L.pace),e=[];for(const[
n,a]of i.entries()){const o=r[a],_=await(0,w.TA)(D,o.stream),l=s[n],h=o.mimeType??(0,y.c)(l),v=await L.onResult({index:n,name:l,bytes:_});e.push({name:l,bytes:v,
mediaType:h,facts:p(o,_.length,h)});const T=L.pace.step(_.length);T&&await T}return{documents:[],files:e,notes:C(r.length,e.length),facts:{attachmentCount:e.length}}};
async function P(g,A,L){const D=f(A??"*",{single:!0,folded:!0}),r=new Map,t=[];for(const[i,{name:s}]of g.entries()){let e=r.get(s);if(!e){const a=(0,b.Ze)(s??""),
o=(0,b.jC)(a,b.zE,"");r.set(s,e={safe:o,isWanted:A===void 0||D(o)||D(a)});const _=L.step((a.length+u)*(A===void 0?M:M+A.length));_&&await _}const n=e.safe||`att\
achment-${i+1}`;t.push(e.isWanted||e.safe===""&&D(n)?n:void 0)}return t}const[M,u]=[5,100];function p({name:g,description:A,relationship:L,page:D},r,t){return{size:r,
mimeType:t,...g===null?{}:{originalName:g},...A===null?{}:{description:A},...L===null?{}:{relationship:L},...D===null?{}:{page:D}}}function C(g,A){return A>0?[]:
[{code:"no_attachments",message:g===0?"The document has no attachments.":g===1?"The name of the one attachment does not match name_pattern.":`None of the ${g} a\
ttachments of the document has a name that matches name_pattern.`,...g===0?{}:{mentions:["name_pattern"]}}]}}),38982:((I,j,d)=>{d.d(j,{c:()=>b});const E={csv:"t\
ext/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"applic\
ation/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",
mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application\
/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",
tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"\
text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},O="application/octet-stream";function b(w){const x=/\.([^.]+)$/.exec(w)?.[1]?.toLowerCase()??
"";return Object.hasOwn(E,x)?E[x]:O}}),32488:((I,j,d)=>{d.d(j,{EI:()=>f,LG:()=>y,TA:()=>c,on:()=>m,v3:()=>x});var E=d(58552),O=d(83287);const b=1e5,w=1e4;async function x(u,p){
const C=await P(u,p);return C.whole||!(0,O.QJ)(u.encoded(p),C.damage)?C:{...C,whole:!0}}function y(u,p,C=!1){const g=u.decodedPart(p,C);return!g||g.whole||!(0,O.
QJ)(u.encoded(p),g.damage)?g:{...g,whole:!0}}async function m(u,p){return await M(u,p,b)??u.decodedPart(p)}async function f(u,p){return await M(u,p,w)??u.decodedPart(
p)}async function c(u,p){return(await f(u,p))?.data??await u.decodedAtEase(p)}async function P(u,p){const C=await M(u,p,b);if(C)return C;const g=u.decodedPart(p,
!0)??{data:new Uint8Array(0),whole:!1},A=u.job.pace.step(g.data.length);return A&&await A,g}async function M(u,p,C){if(!(p.data.length<=C))try{return await u.decodedPartAtEase(
p)}catch(g){if(!(g instanceof E.zU)||g.code!=="unreadable_document")throw g;return}}}),81077:((I,j,d)=>{d.d(j,{BX:()=>f,H6:()=>c,MN:()=>P,Pu:()=>y,Zc:()=>m,r6:()=>M});
var E=d(45599),O=d(44233),b=d(77581),w=d(9819);const x=64,y=t=>typeof t=="number"?String(t):(0,b.U0)(t);async function m(t,i,s){const e=[];for(const n of await C(
t,i,0,s)){for(const o of A(t,n,s))e.push(o);const a=t.job.pace.step(u);a&&await a}return e}async function f(t,i,s,e,n,a){const o=await C(t,i,s,e,a);for(let _=o.
length-1;_>=0;_--){const l=o[_],h=A(t,l,e),v=h.filter(([S,W])=>!n(S,W)),T=t.job.pace.step(u+h.length*u);T&&await T,v.length<h.length&&(t.edit(l.holder),l.dict.set(
e,D(v)),l.changed=!0);for(const S of l.repeats)t.edit(l.holder),l.dict.delete(S),l.changed=!0;if(l.emptyKids){const S=(t.array(l.dict.get("Kids"))??[]).filter(W=>!l.
emptyKids.has(t.dict(W)));t.edit(l.holder),l.dict.set("Kids",S),l.changed=!0}if(!l.changed)continue;const K=t.array(l.dict.get("Kids"))??[];l.empty=v.length===0&&
K.length===0;const R=l.parent;R&&(R.changed=!0,l.empty?(R.emptyKids??=new Set).add(l.dict):L(t,l,v,K))}return o[0]?.empty??!1}function c(t,i,s){if(i.length<=x)return(0,E.
jd)({[s]:D(i)});let e=[];for(const n of r(i)){const[a,o]=[n[0][0],n.at(-1)[0]];e.push({ref:t.add((0,E.jd)({Limits:[a,o],[s]:D(n)})),low:a,high:o})}for(;e.length>
x;)e=r(e).map(n=>{const[a,o]=[n[0].low,n.at(-1).high];return{ref:t.add((0,E.jd)({Limits:[a,o],Kids:n.map(({ref:_})=>_)})),low:a,high:o}});return(0,E.jd)({Kids:e.
map(({ref:n})=>n)})}async function P(t,i){const{pace:s}=t.job,e=[];for(const[n,a]of i){e.push([(0,E.Px)(n),a]);const o=s.step(10*u);o&&await o}return c(t,await M(
t,e),"Names")}async function M(t,i){const{pace:s}=t.job,e=[];for(const a of i){e.push({entry:a,key:y(a[0])});const o=s.step(u);o&&await o}return(await(0,O.qZ)(e,
(a,o)=>a.key<o.key?-1:a.key>o.key?1:0,s)).map(({entry:a})=>a)}const u=100,p=30;async function C(t,i,s,e,n){const a=new w.b9(t),o=new Set,_=v=>o.size<o.add(v).size,
l=[],h=[{value:i??null,holder:s,parent:void 0}];for(let v=h.pop();v!==void 0;v=h.pop()){a.spend(1);const T=t.job.pace.step(u);T&&await T;const K=t.dict(v.value);
if(!K||!_(K)||n&&v.parent&&!g(t,K,n))continue;const R=[],S=B=>{const $=t.array(K.get(B));return!$||_($)?$??[]:(R.push(B),[])},W=S(e).length>>1,z=S("Kids"),k={dict:K,
holder:(0,w.Kd)(v.value,v.holder),parent:v.parent,repeats:R};l.push(k),a.spend(W);const U=(0,w.Kd)(K.get("Kids"),k.holder);for(let B=z.length-1;B>=0;B--){h.push(
{value:z[B],holder:U,parent:k});const $=t.job.pace.step(p);$&&await $}const N=t.job.pace.step(W*u);N&&await N}return l}function g(t,i,s){const[e,n]=t.array(i.get(
"Limits"))??[];return typeof e!="number"||typeof n!="number"||s(e,n)}function A(t,{dict:i,repeats:s},e){const n=s.includes(e)?void 0:t.array(i.get(e));if(!n)return[];
const a=[];for(let o=0;o+1<n.length;o+=2){const _=t.resolve(n[o]);(e==="Names"?_ instanceof E.Mx:typeof _=="number")&&a.push([_,n[o+1]])}return a}function L(t,i,s,e){
const n=_=>t.array(t.dict(_)?.get("Limits"))??[],a=s[0]?.[0]??n(e[0])[0],o=s.at(-1)?.[0]??n(e.at(-1))[1];t.edit(i.holder),a!==void 0&&o!==void 0?i.dict.set("Lim\
its",[a,o]):i.dict.delete("Limits")}function D(t){const i=[];for(const[s,e]of t)i.push(s,e);return i}function r(t){const i=[];for(let s=0;s<t.length;s+=x)i.push(
t.slice(s,s+x));return i}}),70549:((I,j,d)=>{d.d(j,{n:()=>E});function E(O){const b=new WeakMap;return w=>{if(w.hasChanges)return O(w);const x=b.get(w);if(x)return x.
answer;const y=O(w);return b.set(w,{answer:y}),y}}}),9819:((I,j,d)=>{d.d(j,{J7:()=>b,Kd:()=>y,Wo:()=>m,_i:()=>x,b9:()=>w});var E=d(42973),O=d(45599);class b{document;gone=new Set;chased=new Set;constructor(c){
this.document=c}remove(c){const{catalog:P,catalogNumber:M,pages:u}=this.document,p=P.get("Pages");c===M||(0,O.i9)(p)&&c===p.number||u.holds(c)||(this.gone.add(c),
this.document.remove(c))}chase(c){this.chased.add(c)}removed(){return this.gone}takeChased(){const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,O.
i9)(c)&&this.gone.has(c.number)}}class w{most;left;constructor(c){this.most=this.left=c.job.limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,E.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(c,P=new w(
c)){this.allowance=P,this.seen=new Uint8Array((c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,O.i9)(c))return!0;const{number:P}=c,M=P>>3;if(M>=this.seen.
length)return this.beyond.size<this.beyond.add(P).size;const u=1<<(P&7),p=(this.seen[M]&u)===0;return this.seen[M]|=u,p}}function y(f,c){return(0,O.i9)(f)?f.number:
c}function m(f,c){const P=f.catalog.get(c),M=f.dict(P);return M&&{dict:M,holder:y(P,f.catalogNumber)}}}),21996:((I,j,d)=>{d.d(j,{Av:()=>u,RJ:()=>g,V3:()=>C,vb:()=>A,
zx:()=>M});var E=d(54619),O=d(44233),b=d(78157),w=d(88500);const x=2048,y=65536,m=4,f=1<<20,c=1024,P="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function M(r,t){const{
found:i,all:s}=await p(r,t),e=n=>[...new Set([...n,...s])].sort((a,o)=>a-o);return Object.fromEntries(t.map(n=>[n,e(i[n])]))}async function u(r,t){const{found:i,
all:s}=await p(r,t);for(const e of Object.values(i))for(const n of e)s.add(n);return s}async function p(r,t){const i=t.map(a=>{const[o="",..._]=[...a].map(h=>h.
replace(/\W/,"\\$&")),l=/\W/.test(a)?P:"\\w";return`${o}(?:${_.join("")}|${l}{0,${Math.max(0,a.length-2)}}#)`}),s=new RegExp(`/(?:${i.join("|")}|#)`,"g"),e=Object.
fromEntries(t.map(a=>[a,new Set])),n=new Set;await g(r,(a,o,_,l)=>{const h=a.toString("latin1",o,_);s.lastIndex=0;for(let v=s.exec(h);v;v=s.exec(h)){const T=l(o+
v.index);T!==void 0&&(v[0].endsWith("#")?n.add(T):e[v[0].slice(1)].add(T))}});for(const a of A(r))n.add(a);return{found:e,all:n}}async function C(r,t){const i=await M(
r,t);return[...new Set(Object.values(i).flat())].sort((s,e)=>s-e)}async function g(r,t){const{bytes:i,table:s}=r,e=L(r),n=new Int32Array(e.length);for(let h=0;h<
e.length;h++)n[h]=s.place[e[h]];const a=(0,b.bS)(i),o=h=>e[(0,O.MJ)(n,h)-1],_=new w.s;let l=0;for(let h=0;h<e.length;h++){const v=h+1===e.length,T=v?i.length:n[h+
1],K=T-n[h]>x;if(!K&&!v&&T-l<y)continue;let R=T;if(K){n[h]>l&&t(a,l,n[h],o),_.reset();const W=_.value(i,r.bodies[e[h]],T);l=n[h],W>=0&&(R=W)}t(a,l,R,o);const S=r.
job.pace.step(m*(R-l));S&&await S,l=T}for(const[h,v]of D(r)){const T=r.objectStream(h),K=r.job.pace.step(0);if(K&&await K,!T)continue;const R=new Set(v),{starts:S,
numbers:W,data:z}=T,k=U=>{const N=W[(0,O.MJ)(S,U)-1];return N!==void 0&&R.has(N)?N:void 0};for(let U=0;U<z.length;U+=f){t((0,b.bS)(z),U,Math.min(U+f+c,z.length),
k);const N=r.job.pace.step(m*f);N&&await N}}}function*A(r){for(let t=1;r.hasChanges&&t<r.size;t++)r.isChanged(t)&&r.exists(t)&&(yield t)}function L(r){const{table:t,
hasChanges:i}=r,s=[];let e=!0,n=-1;for(let a=1;a<t.size;a++){if(t.kind[a]!==E.tL||i&&r.isChanged(a))continue;const o=t.place[a];e&&=o>=n,n=o,s.push(a)}return e?
s:s.sort((a,o)=>t.place[a]-t.place[o])}function D(r){const{table:t,hasChanges:i}=r,s=new Map;for(let e=1;e<t.size;e++){if(t.kind[e]!==E.UT||i&&r.isChanged(e))continue;
const n=t.place[e],a=s.get(n);a?a.push(e):s.set(n,[e])}return s}}),87773:((I,j,d)=>{d.d(j,{$:()=>O});const E=2e3;async function*O(b,w){for(const x of w){yield[x,
b.get(x)];const y=b.job.pace.step(E);y&&await y}}}),90536:((I,j,d)=>{d.d(j,{C:()=>O,L:()=>b});var E=d(45599);function O(w,x){const y=[w];for(;y.length>0;){const m=y.
pop(),f=m instanceof E.Z6?m.dict:m;if(Array.isArray(f))for(const c of f)y.push(c);else if(f instanceof E.Bi){x(f);for(const c of f.values())y.push(c)}}}function b(w,x){
const y=[];return O(w,m=>{y.length===0&&x(m)&&y.push(m)}),y.length>0}})};
