"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((W,M,l)=>{l.d(M,{Hn:()=>v,Kf:()=>y,RZ:()=>b,Vp:()=>w,YG:()=>E,vH:()=>O});function b(m,f){for(const i of f)
m.push(i)}const v=m=>m.slice();function O(m,f,i){const u=m.get(f);u?u.push(i):m.set(f,[i])}const y=m=>{let f=-1/0;for(const i of m)f=Math.max(f,i);return f},E=m=>{
let f=1/0;for(const i of m)f=Math.min(f,i);return f},w=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),35262:((W,M,l)=>{l.r(M),l.d(M,{extract_attachments:()=>i});
var b=l(91519),v=l(54093),O=l(43576),y=l(32488),E=l(45059),w=l(38982),m=l(34378);function f(j,{single:T=!1,folded:D=!1}={}){const C=t=>[...D?(0,m.w)(t).toLowerCase():
t],r=C(j);return t=>{const c=C(t);let[s,e]=[0,0],[n,a]=[-1,0];for(;e<c.length;)if(s<r.length&&r[s]==="*")n=s++,a=e;else if(s<r.length&&(T&&r[s]==="?"||r[s]===c[e]))
s++,e++;else if(n>=0)s=n+1,e=++a;else return!1;for(;r[s]==="*";)s++;return s===r.length}}const i=async(j,T,D)=>{const C=await(0,b.E)(j.bytes,D,{password:T.open_password}),
r=await(0,E._)(C),t=await u(r,T.name_pattern,D.pace),c=[...t.keys()].filter(n=>t[n]!==void 0),s=await(0,v.k)((0,O.gf)(c.map(n=>t[n]),O.zE),D.pace),e=[];for(const[
n,a]of c.entries()){const o=r[a],_=await(0,y.TA)(C,o.stream),d=s[n],p=o.mimeType??(0,w.c)(d),x=await D.onResult({index:n,name:d,bytes:_});e.push({name:d,bytes:x,
mediaType:p,facts:P(o,_.length,p)});const A=D.pace.step(_.length);A&&await A}return{documents:[],files:e,notes:N(r.length,e.length),facts:{attachmentCount:e.length}}};
async function u(j,T,D){const C=f(T??"*",{single:!0,folded:!0}),r=new Map,t=[];for(const[c,{name:s}]of j.entries()){let e=r.get(s);if(!e){const a=(0,O.Ze)(s??""),
o=(0,O.jC)(a,O.zE,"");r.set(s,e={safe:o,isWanted:T===void 0||C(o)||C(a)});const _=D.step((a.length+g)*(T===void 0?h:h+T.length));_&&await _}const n=e.safe||`att\
achment-${c+1}`;t.push(e.isWanted||e.safe===""&&C(n)?n:void 0)}return t}const[h,g]=[5,100];function P({name:j,description:T,relationship:D,page:C},r,t){return{size:r,
mimeType:t,...j===null?{}:{originalName:j},...T===null?{}:{description:T},...D===null?{}:{relationship:D},...C===null?{}:{page:C}}}function N(j,T){return T>0?[]:
[{code:"no_attachments",message:j===0?"The document has no attachments.":j===1?"The name of the one attachment does not match name_pattern.":`None of the ${j} a\
ttachments of the document has a name that matches name_pattern.`,...j===0?{}:{mentions:["name_pattern"]}}]}}),38982:((W,M,l)=>{l.d(M,{c:()=>O});const b={csv:"t\
ext/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"applic\
ation/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",
mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application\
/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",
tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"\
text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},v="application/octet-stream";function O(y){const E=/\.([^.]+)$/.exec(y)?.[1]?.toLowerCase()??
"";return Object.hasOwn(b,E)?b[E]:v}}),32488:((W,M,l)=>{l.d(M,{LG:()=>E,TA:()=>m,on:()=>w,v3:()=>y});var b=l(58552),v=l(83287);const O=1e5;async function y(u,h){
const g=await f(u,h);return g.whole||!(0,v.QJ)(u.encoded(h),g.damage)?g:{...g,whole:!0}}function E(u,h,g=!1){const P=u.decodedPart(h,g);return!P||P.whole||!(0,v.
QJ)(u.encoded(h),P.damage)?P:{...P,whole:!0}}async function w(u,h){return await i(u,h)??u.decodedPart(h)}async function m(u,h){return(await w(u,h))?.data??await u.
decodedAtEase(h)}async function f(u,h){const g=await i(u,h);if(g)return g;const P=u.decodedPart(h,!0)??{data:new Uint8Array(0),whole:!1},N=u.job.pace.step(P.data.
length);return N&&await N,P}async function i(u,h){if(!(h.data.length<=O))try{return await u.decodedPartAtEase(h)}catch(g){if(!(g instanceof b.zU)||g.code!=="unr\
eadable_document")throw g;return}}}),81077:((W,M,l)=>{l.d(M,{BX:()=>f,H6:()=>i,MN:()=>u,Pu:()=>w,Zc:()=>m,r6:()=>h});var b=l(45599),v=l(44233),O=l(77581),y=l(9819);
const E=64,w=t=>typeof t=="number"?String(t):(0,O.U0)(t);async function m(t,c,s){const e=[];for(const n of await N(t,c,0,s)){for(const o of T(t,n,s))e.push(o);const a=t.
job.pace.step(g);a&&await a}return e}async function f(t,c,s,e,n,a){const o=await N(t,c,s,e,a);for(let _=o.length-1;_>=0;_--){const d=o[_],p=T(t,d,e),x=p.filter(
([K,R])=>!n(K,R)),A=t.job.pace.step(g+p.length*g);A&&await A,x.length<p.length&&(t.edit(d.holder),d.dict.set(e,C(x)),d.changed=!0);for(const K of d.repeats)t.edit(
d.holder),d.dict.delete(K),d.changed=!0;if(d.emptyKids){const K=(t.array(d.dict.get("Kids"))??[]).filter(R=>!d.emptyKids.has(t.dict(R)));t.edit(d.holder),d.dict.
set("Kids",K),d.changed=!0}if(!d.changed)continue;const L=t.array(d.dict.get("Kids"))??[];d.empty=x.length===0&&L.length===0;const S=d.parent;S&&(S.changed=!0,d.
empty?(S.emptyKids??=new Set).add(d.dict):D(t,d,x,L))}return o[0]?.empty??!1}function i(t,c,s){if(c.length<=E)return(0,b.jd)({[s]:C(c)});let e=[];for(const n of r(
c)){const[a,o]=[n[0][0],n.at(-1)[0]];e.push({ref:t.add((0,b.jd)({Limits:[a,o],[s]:C(n)})),low:a,high:o})}for(;e.length>E;)e=r(e).map(n=>{const[a,o]=[n[0].low,n.
at(-1).high];return{ref:t.add((0,b.jd)({Limits:[a,o],Kids:n.map(({ref:_})=>_)})),low:a,high:o}});return(0,b.jd)({Kids:e.map(({ref:n})=>n)})}async function u(t,c){
const{pace:s}=t.job,e=[];for(const[n,a]of c){e.push([(0,b.Px)(n),a]);const o=s.step(10*g);o&&await o}return i(t,await h(t,e),"Names")}async function h(t,c){const{
pace:s}=t.job,e=[];for(const a of c){e.push({entry:a,key:w(a[0])});const o=s.step(g);o&&await o}return(await(0,v.qZ)(e,(a,o)=>a.key<o.key?-1:a.key>o.key?1:0,s)).
map(({entry:a})=>a)}const g=100,P=30;async function N(t,c,s,e,n){const a=new y.b9(t),o=new Set,_=x=>o.size<o.add(x).size,d=[],p=[{value:c??null,holder:s,parent:void 0}];
for(let x=p.pop();x!==void 0;x=p.pop()){a.spend(1);const A=t.job.pace.step(g);A&&await A;const L=t.dict(x.value);if(!L||!_(L)||n&&x.parent&&!j(t,L,n))continue;const S=[],
K=B=>{const $=t.array(L.get(B));return!$||_($)?$??[]:(S.push(B),[])},R=K(e).length>>1,z=K("Kids"),k={dict:L,holder:(0,y.Kd)(x.value,x.holder),parent:x.parent,repeats:S};
d.push(k),a.spend(R);const U=(0,y.Kd)(L.get("Kids"),k.holder);for(let B=z.length-1;B>=0;B--){p.push({value:z[B],holder:U,parent:k});const $=t.job.pace.step(P);$&&
await $}const I=t.job.pace.step(R*g);I&&await I}return d}function j(t,c,s){const[e,n]=t.array(c.get("Limits"))??[];return typeof e!="number"||typeof n!="number"||
s(e,n)}function T(t,{dict:c,repeats:s},e){const n=s.includes(e)?void 0:t.array(c.get(e));if(!n)return[];const a=[];for(let o=0;o+1<n.length;o+=2){const _=t.resolve(
n[o]);(e==="Names"?_ instanceof b.Mx:typeof _=="number")&&a.push([_,n[o+1]])}return a}function D(t,c,s,e){const n=_=>t.array(t.dict(_)?.get("Limits"))??[],a=s[0]?.[0]??
n(e[0])[0],o=s.at(-1)?.[0]??n(e.at(-1))[1];t.edit(c.holder),a!==void 0&&o!==void 0?c.dict.set("Limits",[a,o]):c.dict.delete("Limits")}function C(t){const c=[];for(const[
s,e]of t)c.push(s,e);return c}function r(t){const c=[];for(let s=0;s<t.length;s+=E)c.push(t.slice(s,s+E));return c}}),70549:((W,M,l)=>{l.d(M,{n:()=>b});function b(v){
const O=new WeakMap;return y=>{if(y.hasChanges)return v(y);const E=O.get(y);if(E)return E.answer;const w=v(y);return O.set(y,{answer:w}),w}}}),9819:((W,M,l)=>{l.
d(M,{J7:()=>O,Kd:()=>w,Wo:()=>m,_i:()=>E,b9:()=>y});var b=l(42973),v=l(45599);class O{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:u,catalogNumber:h,pages:g}=this.document,P=u.get("Pages");i===h||(0,v.i9)(P)&&i===P.number||g.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,v.i9)(i)&&this.gone.has(i.number)}}
class y{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,b.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(i,u=new y(
i)){this.allowance=u,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,v.i9)(i))return!0;const{number:u}=i,h=u>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(u).size;const g=1<<(u&7),P=(this.seen[h]&g)===0;return this.seen[h]|=g,P}}function w(f,i){return(0,v.i9)(f)?f.number:
i}function m(f,i){const u=f.catalog.get(i),h=f.dict(u);return h&&{dict:h,holder:w(u,f.catalogNumber)}}}),21996:((W,M,l)=>{l.d(M,{Av:()=>g,RJ:()=>j,V3:()=>N,vb:()=>T,
zx:()=>h});var b=l(54619),v=l(44233),O=l(78157),y=l(88500);const E=2048,w=65536,m=4,f=1<<20,i=1024,u="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function h(r,t){const{
found:c,all:s}=await P(r,t),e=n=>[...new Set([...n,...s])].sort((a,o)=>a-o);return Object.fromEntries(t.map(n=>[n,e(c[n])]))}async function g(r,t){const{found:c,
all:s}=await P(r,t);for(const e of Object.values(c))for(const n of e)s.add(n);return s}async function P(r,t){const c=t.map(a=>{const[o="",..._]=[...a].map(p=>p.
replace(/\W/,"\\$&")),d=/\W/.test(a)?u:"\\w";return`${o}(?:${_.join("")}|${d}{0,${Math.max(0,a.length-2)}}#)`}),s=new RegExp(`/(?:${c.join("|")}|#)`,"g"),e=Object.
fromEntries(t.map(a=>[a,new Set])),n=new Set;await j(r,(a,o,_,d)=>{const p=a.toString("latin1",o,_);s.lastIndex=0;for(let x=s.exec(p);x;x=s.exec(p)){const A=d(o+
x.index);A!==void 0&&(x[0].endsWith("#")?n.add(A):e[x[0].slice(1)].add(A))}});for(const a of T(r))n.add(a);return{found:e,all:n}}async function N(r,t){const c=await h(
r,t);return[...new Set(Object.values(c).flat())].sort((s,e)=>s-e)}async function j(r,t){const{bytes:c,table:s}=r,e=D(r),n=new Int32Array(e.length);for(let p=0;p<
e.length;p++)n[p]=s.place[e[p]];const a=(0,O.bS)(c),o=p=>e[(0,v.MJ)(n,p)-1],_=new y.s;let d=0;for(let p=0;p<e.length;p++){const x=p+1===e.length,A=x?c.length:n[p+
1],L=A-n[p]>E;if(!L&&!x&&A-d<w)continue;let S=A;if(L){n[p]>d&&t(a,d,n[p],o),_.reset();const R=_.value(c,r.bodies[e[p]],A);d=n[p],R>=0&&(S=R)}t(a,d,S,o);const K=r.
job.pace.step(m*(S-d));K&&await K,d=A}for(const[p,x]of C(r)){const A=r.objectStream(p),L=r.job.pace.step(0);if(L&&await L,!A)continue;const S=new Set(x),{starts:K,
numbers:R,data:z}=A,k=U=>{const I=R[(0,v.MJ)(K,U)-1];return I!==void 0&&S.has(I)?I:void 0};for(let U=0;U<z.length;U+=f){t((0,O.bS)(z),U,Math.min(U+f+i,z.length),
k);const I=r.job.pace.step(m*f);I&&await I}}}function*T(r){for(let t=1;r.hasChanges&&t<r.size;t++)r.isChanged(t)&&r.exists(t)&&(yield t)}function D(r){const{table:t,
hasChanges:c}=r,s=[];let e=!0,n=-1;for(let a=1;a<t.size;a++){if(t.kind[a]!==b.tL||c&&r.isChanged(a))continue;const o=t.place[a];e&&=o>=n,n=o,s.push(a)}return e?
s:s.sort((a,o)=>t.place[a]-t.place[o])}function C(r){const{table:t,hasChanges:c}=r,s=new Map;for(let e=1;e<t.size;e++){if(t.kind[e]!==b.UT||c&&r.isChanged(e))continue;
const n=t.place[e],a=s.get(n);a?a.push(e):s.set(n,[e])}return s}}),87773:((W,M,l)=>{l.d(M,{$:()=>v});const b=2e3;async function*v(O,y){for(const E of y){yield[E,
O.get(E)];const w=O.job.pace.step(b);w&&await w}}}),90536:((W,M,l)=>{l.d(M,{C:()=>v,L:()=>O});var b=l(45599);function v(y,E){const w=[y];for(;w.length>0;){const m=w.
pop(),f=m instanceof b.Z6?m.dict:m;if(Array.isArray(f))for(const i of f)w.push(i);else if(f instanceof b.Bi){E(f);for(const i of f.values())w.push(i)}}}function O(y,E){
const w=[];return v(y,m=>{w.length===0&&E(m)&&w.push(m)}),w.length>0}})};
