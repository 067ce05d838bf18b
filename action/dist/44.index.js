"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((I,M,d)=>{d.d(M,{Hn:()=>x,Kf:()=>m,RZ:()=>y,Vp:()=>g,YG:()=>w,vH:()=>_});function y(u,f){for(const c of f)
u.push(c)}const x=u=>u.slice();function _(u,f,c){const E=u.get(f);E?E.push(c):u.set(f,[c])}const m=u=>{let f=-1/0;for(const c of u)f=Math.max(f,c);return f},w=u=>{
let f=1/0;for(const c of u)f=Math.min(f,c);return f},g=u=>Number.isInteger(u)&&!Number.isSafeInteger(u)}),35262:((I,M,d)=>{d.r(M),d.d(M,{extract_attachments:()=>f});
var y=d(91519),x=d(54093),_=d(43576),m=d(45059),w=d(38982),g=d(34378);function u(T,{single:O=!1,folded:j=!1}={}){const L=r=>[...j?(0,g.w)(r).toLowerCase():r],v=L(
T);return r=>{const t=L(r);let[a,n]=[0,0],[e,s]=[-1,0];for(;n<t.length;)if(a<v.length&&v[a]==="*")e=a++,s=n;else if(a<v.length&&(O&&v[a]==="?"||v[a]===t[n]))a++,
n++;else if(e>=0)a=e+1,n=++s;else return!1;for(;v[a]==="*";)a++;return a===v.length}}const f=async(T,O,j)=>{const L=await(0,y.E)(T.bytes,j,{password:O.open_password}),
v=await(0,m._)(L),r=await c(v,O.name_pattern,j.pace),t=[...r.keys()].filter(e=>r[e]!==void 0),a=await(0,x.k)((0,_.gf)(t.map(e=>r[e]),_.zE),j.pace),n=[];for(const[
e,s]of t.entries()){const o=v[s],i=await L.decodedAtEase(o.stream),b=a[e],l=o.mimeType??(0,w.c)(b),p=await j.onResult({index:e,name:b,bytes:i});n.push({name:b,bytes:p,
mediaType:l,facts:K(o,i.length,l)});const h=j.pace.step(i.length);h&&await h}return{documents:[],files:n,notes:N(v.length,n.length),facts:{attachmentCount:n.length}}};
async function c(T,O,j){const L=u(O??"*",{single:!0,folded:!0}),v=new Map,r=[];for(const[t,{name:a}]of T.entries()){let n=v.get(a);if(!n){const s=(0,_.Ze)(a??""),
o=(0,_.jC)(s,_.zE,"");v.set(a,n={safe:o,isWanted:O===void 0||L(o)||L(s)});const i=j.step((s.length+C)*(O===void 0?E:E+O.length));i&&await i}const e=n.safe||`att\
achment-${t+1}`;r.push(n.isWanted||n.safe===""&&L(e)?e:void 0)}return r}const[E,C]=[5,100];function K({name:T,description:O,relationship:j,page:L},v,r){return{size:v,
mimeType:r,...T===null?{}:{originalName:T},...O===null?{}:{description:O},...j===null?{}:{relationship:j},...L===null?{}:{page:L}}}function N(T,O){return O>0?[]:
[{code:"no_attachments",message:T===0?"The document has no attachments.":T===1?"The name of the one attachment does not match name_pattern.":`None of the ${T} a\
ttachments of the document has a name that matches name_pattern.`,...T===0?{}:{mentions:["name_pattern"]}}]}}),38982:((I,M,d)=>{d.d(M,{c:()=>_});const y={csv:"t\
ext/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"applic\
ation/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",
mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application\
/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",
tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"\
text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},x="application/octet-stream";function _(m){const w=/\.([^.]+)$/.exec(m)?.[1]?.toLowerCase()??
"";return Object.hasOwn(y,w)?y[w]:x}}),81077:((I,M,d)=>{d.d(M,{BX:()=>f,H6:()=>c,MN:()=>E,Pu:()=>g,Zc:()=>u,r6:()=>C});var y=d(45599),x=d(44233),_=d(77581),m=d(
9819);const w=64,g=t=>typeof t=="number"?String(t):(0,_.U0)(t);async function u(t,a,n){const e=[];for(const s of await T(t,a,0,n)){for(const i of j(t,s,n))e.push(
i);const o=t.job.pace.step(K);o&&await o}return e}async function f(t,a,n,e,s,o){const i=await T(t,a,n,e,o);for(let b=i.length-1;b>=0;b--){const l=i[b],p=j(t,l,e),
h=p.filter(([D,R])=>!s(D,R)),A=t.job.pace.step(K+p.length*K);A&&await A,h.length<p.length&&(t.edit(l.holder),l.dict.set(e,v(h)),l.changed=!0);for(const D of l.repeats)
t.edit(l.holder),l.dict.delete(D),l.changed=!0;if(l.emptyKids){const D=(t.array(l.dict.get("Kids"))??[]).filter(R=>!l.emptyKids.has(t.dict(R)));t.edit(l.holder),
l.dict.set("Kids",D),l.changed=!0}if(!l.changed)continue;const P=t.array(l.dict.get("Kids"))??[];l.empty=h.length===0&&P.length===0;const S=l.parent;S&&(S.changed=
!0,l.empty?(S.emptyKids??=new Set).add(l.dict):L(t,l,h,P))}return i[0]?.empty??!1}function c(t,a,n){if(a.length<=w)return(0,y.jd)({[n]:v(a)});let e=[];for(const s of r(
a)){const[o,i]=[s[0][0],s.at(-1)[0]];e.push({ref:t.add((0,y.jd)({Limits:[o,i],[n]:v(s)})),low:o,high:i})}for(;e.length>w;)e=r(e).map(s=>{const[o,i]=[s[0].low,s.
at(-1).high];return{ref:t.add((0,y.jd)({Limits:[o,i],Kids:s.map(({ref:b})=>b)})),low:o,high:i}});return(0,y.jd)({Kids:e.map(({ref:s})=>s)})}async function E(t,a){
const{pace:n}=t.job,e=[];for(const[s,o]of a){e.push([(0,y.Px)(s),o]);const i=n.step(10*K);i&&await i}return c(t,await C(t,e),"Names")}async function C(t,a){const{
pace:n}=t.job,e=[];for(const o of a){e.push({entry:o,key:g(o[0])});const i=n.step(K);i&&await i}return(await(0,x.qZ)(e,(o,i)=>o.key<i.key?-1:o.key>i.key?1:0,n)).
map(({entry:o})=>o)}const K=100,N=30;async function T(t,a,n,e,s){const o=new m.b9(t),i=new Set,b=h=>i.size<i.add(h).size,l=[],p=[{value:a??null,holder:n,parent:void 0}];
for(let h=p.pop();h!==void 0;h=p.pop()){o.spend(1);const A=t.job.pace.step(K);A&&await A;const P=t.dict(h.value);if(!P||!b(P)||s&&h.parent&&!O(t,P,s))continue;const S=[],
D=B=>{const k=t.array(P.get(B));return!k||b(k)?k??[]:(S.push(B),[])},R=D(e).length>>1,z=D("Kids"),$={dict:P,holder:(0,m.Kd)(h.value,h.holder),parent:h.parent,repeats:S};
l.push($),o.spend(R);const U=(0,m.Kd)(P.get("Kids"),$.holder);for(let B=z.length-1;B>=0;B--){p.push({value:z[B],holder:U,parent:$});const k=t.job.pace.step(N);k&&
await k}const W=t.job.pace.step(R*K);W&&await W}return l}function O(t,a,n){const[e,s]=t.array(a.get("Limits"))??[];return typeof e!="number"||typeof s!="number"||
n(e,s)}function j(t,{dict:a,repeats:n},e){const s=n.includes(e)?void 0:t.array(a.get(e));if(!s)return[];const o=[];for(let i=0;i+1<s.length;i+=2){const b=t.resolve(
s[i]);(e==="Names"?b instanceof y.Mx:typeof b=="number")&&o.push([b,s[i+1]])}return o}function L(t,a,n,e){const s=b=>t.array(t.dict(b)?.get("Limits"))??[],o=n[0]?.[0]??
s(e[0])[0],i=n.at(-1)?.[0]??s(e.at(-1))[1];t.edit(a.holder),o!==void 0&&i!==void 0?a.dict.set("Limits",[o,i]):a.dict.delete("Limits")}function v(t){const a=[];for(const[
n,e]of t)a.push(n,e);return a}function r(t){const a=[];for(let n=0;n<t.length;n+=w)a.push(t.slice(n,n+w));return a}}),70549:((I,M,d)=>{d.d(M,{n:()=>y});function y(x){
const _=new WeakMap;return m=>{if(m.hasChanges)return x(m);const w=_.get(m);if(w)return w.answer;const g=x(m);return _.set(m,{answer:g}),g}}}),9819:((I,M,d)=>{d.
d(M,{J7:()=>_,Kd:()=>g,Wo:()=>u,_i:()=>w,b9:()=>m});var y=d(42973),x=d(45599);class _{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){
const{catalog:E,catalogNumber:C,pages:K}=this.document,N=E.get("Pages");c===C||(0,x.i9)(N)&&c===N.number||K.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){
this.chased.add(c)}removed(){return this.gone}takeChased(){const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,x.i9)(c)&&this.gone.has(c.number)}}
class m{most;left;constructor(c){this.most=this.left=c.job.limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(c,E=new m(
c)){this.allowance=E,this.seen=new Uint8Array((c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,x.i9)(c))return!0;const{number:E}=c,C=E>>3;if(C>=this.seen.
length)return this.beyond.size<this.beyond.add(E).size;const K=1<<(E&7),N=(this.seen[C]&K)===0;return this.seen[C]|=K,N}}function g(f,c){return(0,x.i9)(f)?f.number:
c}function u(f,c){const E=f.catalog.get(c),C=f.dict(E);return C&&{dict:C,holder:g(E,f.catalogNumber)}}}),21996:((I,M,d)=>{d.d(M,{Av:()=>K,RJ:()=>O,V3:()=>T,vb:()=>j,
zx:()=>C});var y=d(54619),x=d(44233),_=d(78157),m=d(88500);const w=2048,g=65536,u=4,f=1<<20,c=1024,E="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function C(r,t){const{
found:a,all:n}=await N(r,t),e=s=>[...new Set([...s,...n])].sort((o,i)=>o-i);return Object.fromEntries(t.map(s=>[s,e(a[s])]))}async function K(r,t){const{found:a,
all:n}=await N(r,t);for(const e of Object.values(a))for(const s of e)n.add(s);return n}async function N(r,t){const a=t.map(o=>{const[i="",...b]=[...o].map(p=>p.
replace(/\W/,"\\$&")),l=/\W/.test(o)?E:"\\w";return`${i}(?:${b.join("")}|${l}{0,${Math.max(0,o.length-2)}}#)`}),n=new RegExp(`/(?:${a.join("|")}|#)`,"g"),e=Object.
fromEntries(t.map(o=>[o,new Set])),s=new Set;await O(r,(o,i,b,l)=>{const p=o.toString("latin1",i,b);n.lastIndex=0;for(let h=n.exec(p);h;h=n.exec(p)){const A=l(i+
h.index);A!==void 0&&(h[0].endsWith("#")?s.add(A):e[h[0].slice(1)].add(A))}});for(const o of j(r))s.add(o);return{found:e,all:s}}async function T(r,t){const a=await C(
r,t);return[...new Set(Object.values(a).flat())].sort((n,e)=>n-e)}async function O(r,t){const{bytes:a,table:n}=r,e=L(r),s=new Int32Array(e.length);for(let p=0;p<
e.length;p++)s[p]=n.place[e[p]];const o=(0,_.bS)(a),i=p=>e[(0,x.MJ)(s,p)-1],b=new m.s;let l=0;for(let p=0;p<e.length;p++){const h=p+1===e.length,A=h?a.length:s[p+
1],P=A-s[p]>w;if(!P&&!h&&A-l<g)continue;let S=A;if(P){s[p]>l&&t(o,l,s[p],i),b.reset();const R=b.value(a,r.bodies[e[p]],A);l=s[p],R>=0&&(S=R)}t(o,l,S,i);const D=r.
job.pace.step(u*(S-l));D&&await D,l=A}for(const[p,h]of v(r)){const A=r.objectStream(p),P=r.job.pace.step(0);if(P&&await P,!A)continue;const S=new Set(h),{starts:D,
numbers:R,data:z}=A,$=U=>{const W=R[(0,x.MJ)(D,U)-1];return W!==void 0&&S.has(W)?W:void 0};for(let U=0;U<z.length;U+=f){t((0,_.bS)(z),U,Math.min(U+f+c,z.length),
$);const W=r.job.pace.step(u*f);W&&await W}}}function*j(r){for(let t=1;r.hasChanges&&t<r.size;t++)r.isChanged(t)&&r.exists(t)&&(yield t)}function L(r){const{table:t,
hasChanges:a}=r,n=[];let e=!0,s=-1;for(let o=1;o<t.size;o++){if(t.kind[o]!==y.tL||a&&r.isChanged(o))continue;const i=t.place[o];e&&=i>=s,s=i,n.push(o)}return e?
n:n.sort((o,i)=>t.place[o]-t.place[i])}function v(r){const{table:t,hasChanges:a}=r,n=new Map;for(let e=1;e<t.size;e++){if(t.kind[e]!==y.UT||a&&r.isChanged(e))continue;
const s=t.place[e],o=n.get(s);o?o.push(e):n.set(s,[e])}return n}}),87773:((I,M,d)=>{d.d(M,{$:()=>x});const y=2e3;async function*x(_,m){for(const w of m){yield[w,
_.get(w)];const g=_.job.pace.step(y);g&&await g}}}),90536:((I,M,d)=>{d.d(M,{C:()=>x,L:()=>_});var y=d(45599);function x(m,w){const g=[m];for(;g.length>0;){const u=g.
pop(),f=u instanceof y.Z6?u.dict:u;if(Array.isArray(f))for(const c of f)g.push(c);else if(f instanceof y.Bi){w(f);for(const c of f.values())g.push(c)}}}function _(m,w){
const g=[];return x(m,u=>{g.length===0&&w(u)&&g.push(u)}),g.length>0}})};
