"use strict";exports.id=3278,exports.ids=[3278],exports.modules={45657:((B,P,w)=>{w.d(P,{Hn:()=>C,Kf:()=>O,RZ:()=>k,Vp:()=>L,YG:()=>A,vH:()=>j});function k(E,m){for(const c of m)
E.push(c)}const C=E=>E.slice();function j(E,m,c){const x=E.get(m);x?x.push(c):E.set(m,[c])}const O=E=>{let m=-1/0;for(const c of E)m=Math.max(m,c);return m},A=E=>{
let m=1/0;for(const c of E)m=Math.min(m,c);return m},L=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),35262:((B,P,w)=>{w.r(P),w.d(P,{extract_attachments:()=>E});
var k=w(64173),C=w(43576),j=w(45059),O=w(38982),A=w(34378);function L(x,{single:b=!1,folded:N=!1}={}){const T=D=>[...N?(0,A.w)(D).toLowerCase():D],R=T(x);return D=>{
const f=T(D);let[d,S]=[0,0],[r,o]=[-1,0];for(;S<f.length;)if(d<R.length&&R[d]==="*")r=d++,o=S;else if(d<R.length&&(b&&R[d]==="?"||R[d]===f[S]))d++,S++;else if(r>=
0)d=r+1,S=++o;else return!1;for(;R[d]==="*";)d++;return d===R.length}}const E=async(x,b,N)=>{const T=await(0,k.E)(x.bytes,N,{password:b.open_password}),R=await(0,j.
_)(T),D=L(b.name_pattern??"*",{single:!0,folded:!0}),f=R.map(({name:o},y)=>(0,C.jC)(o??"",C.zE,`attachment-${y+1}`)),d=[...R.keys()].filter(o=>D(f[o])||D(R[o].name??
"")),S=(0,C.NL)(d.map(o=>f[o]),C.zE),r=[];for(const[o,y]of d.entries()){const u=R[y],p=await T.decodedAtEase(u.stream),h=S[o],v=u.mimeType??(0,O.c)(h),i=await N.
onResult({index:o,name:h,bytes:p});r.push({name:h,bytes:i,mediaType:v,facts:m(u,p.length,v)});const s=N.pace.step(p.length);s&&await s}return{documents:[],files:r,
notes:c(R.length,r.length),facts:{attachmentCount:r.length}}};function m({name:x,description:b,relationship:N,page:T},R,D){return{size:R,mimeType:D,...x===null?
{}:{originalName:x},...b===null?{}:{description:b},...N===null?{}:{relationship:N},...T===null?{}:{page:T}}}function c(x,b){return b>0?[]:[{code:"no_attachments",
message:x===0?"The document has no attachments.":x===1?"The name of the one attachment does not match name_pattern.":`None of the ${x} attachments of the docume\
nt has a name that matches name_pattern.`,...x===0?{}:{mentions:["name_pattern"]}}]}}),38982:((B,P,w)=>{w.d(P,{c:()=>j});const k={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},C="application/octet-stream";function j(O){const A=/\.([^.]+)$/.exec(O)?.[1]?.toLowerCase()??"";return Object.
hasOwn(k,A)?k[A]:C}}),81077:((B,P,w)=>{w.d(P,{AN:()=>c,BX:()=>L,H6:()=>E,MN:()=>m,Pu:()=>O,Zc:()=>A});var k=w(45599),C=w(9819);const j=64,O=f=>typeof f=="number"?
String(f):Buffer.from(f.bytes).toString("latin1");async function A(f,d,S){const r=[];for(const o of await b(f,d,0,S)){for(const u of T(f,o,S))r.push(u);const y=f.
job.pace.step(x);y&&await y}return r}async function L(f,d,S,r,o,y){const u=await b(f,d,S,r,y);for(let p=u.length-1;p>=0;p--){const h=u[p],v=T(f,h,r),i=v.filter(
([n,a])=>!o(n,a)),s=f.job.pace.step(x+v.length*x);s&&await s,i.length<v.length&&(f.edit(h.holder),h.dict.set(r,i.flat()),h.changed=!0);for(const n of h.repeats)
f.edit(h.holder),h.dict.delete(n),h.changed=!0;if(h.emptyKids){const n=(f.array(h.dict.get("Kids"))??[]).filter(a=>!h.emptyKids.has(f.dict(a)));f.edit(h.holder),
h.dict.set("Kids",n),h.changed=!0}if(!h.changed)continue;const t=f.array(h.dict.get("Kids"))??[];h.empty=i.length===0&&t.length===0;const e=h.parent;e&&(e.changed=
!0,h.empty?(e.emptyKids??=new Set).add(h.dict):R(f,h,i,t))}return u[0]?.empty??!1}function E(f,d,S){if(d.length<=j)return(0,k.jd)({[S]:d.flat()});let r=[];for(const o of D(
d)){const[y,u]=[o[0][0],o.at(-1)[0]];r.push({ref:f.add((0,k.jd)({Limits:[y,u],[S]:o.flat()})),low:y,high:u})}for(;r.length>j;)r=D(r).map(o=>{const[y,u]=[o[0].low,
o.at(-1).high];return{ref:f.add((0,k.jd)({Limits:[y,u],Kids:o.map(({ref:p})=>p)})),low:y,high:u}});return(0,k.jd)({Kids:r.map(({ref:o})=>o)})}const m=(f,d)=>E(f,
c([...d].map(([S,r])=>[(0,k.Px)(S),r])),"Names");function c(f){return f.map(d=>({entry:d,key:O(d[0])})).sort((d,S)=>d.key<S.key?-1:d.key>S.key?1:0).map(({entry:d})=>d)}
const x=100;async function b(f,d,S,r,o){const y=new C.b9(f),u=new Set,p=i=>u.size<u.add(i).size,h=[],v=[{value:d??null,holder:S,parent:void 0}];for(let i=v.pop();i!==
void 0;i=v.pop()){y.spend(1);const s=f.dict(i.value);if(!s||!p(s)||o&&i.parent&&!N(f,s,o))continue;const t=[],e=M=>{const K=f.array(s.get(M));return!K||p(K)?K??
[]:(t.push(M),[])},n=e(r).length>>1,a=e("Kids"),l={dict:s,holder:(0,C.Kd)(i.value,i.holder),parent:i.parent,repeats:t};h.push(l),y.spend(n);for(let M=a.length-1;M>=
0;M--)v.push({value:a[M],holder:(0,C.Kd)(s.get("Kids"),l.holder),parent:l});const g=f.job.pace.step(x+n*x);g&&await g}return h}function N(f,d,S){const[r,o]=f.array(
d.get("Limits"))??[];return typeof r!="number"||typeof o!="number"||S(r,o)}function T(f,{dict:d,repeats:S},r){const o=S.includes(r)?void 0:f.array(d.get(r));if(!o)
return[];const y=[];for(let u=0;u+1<o.length;u+=2){const p=f.resolve(o[u]);(r==="Names"?p instanceof k.Mx:typeof p=="number")&&y.push([p,o[u+1]])}return y}function R(f,d,S,r){
const o=p=>f.array(f.dict(p)?.get("Limits"))??[],y=S[0]?.[0]??o(r[0])[0],u=S.at(-1)?.[0]??o(r.at(-1))[1];f.edit(d.holder),y!==void 0&&u!==void 0?d.dict.set("Lim\
its",[y,u]):d.dict.delete("Limits")}function D(f){const d=[];for(let S=0;S<f.length;S+=j)d.push(f.slice(S,S+j));return d}}),70549:((B,P,w)=>{w.d(P,{n:()=>k});function k(C){
const j=new WeakMap;return O=>{if(O.hasChanges)return C(O);const A=j.get(O);if(A)return A.answer;const L=C(O);return j.set(O,{answer:L}),L}}}),9819:((B,P,w)=>{w.
d(P,{J7:()=>j,Kd:()=>L,Wo:()=>E,_i:()=>A,b9:()=>O});var k=w(42973),C=w(45599);class j{document;gone=new Set;chased=new Set;constructor(c){this.document=c}remove(c){
const{catalog:x,catalogNumber:b,pages:N}=this.document,T=x.get("Pages");c===b||(0,C.i9)(T)&&c===T.number||N.holds(c)||(this.gone.add(c),this.document.remove(c))}chase(c){
this.chased.add(c)}removed(){return this.gone}takeChased(){const c=this.chased;return this.chased=new Set,c}isGone(c){return(0,C.i9)(c)&&this.gone.has(c.number)}}
class O{most;left;constructor(c){this.most=this.left=c.job.limits.nodes}spend=c=>{if(this.left-=c,this.left<0)throw(0,k.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(c,x=new O(
c)){this.allowance=x,this.seen=new Uint8Array((c.size>>3)+1)}first(c){if(this.allowance.spend(1),!(0,C.i9)(c))return!0;const{number:x}=c,b=x>>3;if(b>=this.seen.
length)return this.beyond.size<this.beyond.add(x).size;const N=1<<(x&7),T=(this.seen[b]&N)===0;return this.seen[b]|=N,T}}function L(m,c){return(0,C.i9)(m)?m.number:
c}function E(m,c){const x=m.catalog.get(c),b=m.dict(x);return b&&{dict:b,holder:L(x,m.catalogNumber)}}}),33973:((B,P,w)=>{w.d(P,{Gy:()=>T,Rf:()=>R,Ip:()=>D});var k=w(
54619),C=w(85368),j=w(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new j.s;signed=new Set;constructor(s,t,e){
this.detail=t,this.strings=e,this.scan.strings=e;const n=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const a=l=>n.subarray(l*s,(l+1)*s);this.end=a(0),
this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}}var A=w(78157),L=w(79725),E=w(4e4),
m=w(39150),c=w(45599);class x{scan=new j.s;ranges=new Map}const b=2;class N{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,e){this.walked=
e,this.live=new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function T(i,{watched:s}={}){const{markings:t,referrers:e}=await R([i],{watched:s,detail:!0}),
{live:n,via:a}=t[0];return{live:n,via:a,referrers:e}}async function R(i,s={}){const t=new o(i,s);return await t.run(),t}function D(i,{repairs:s}){for(const{part:t,
number:e,value:n}of s)i[t].put(e,n)}const f=100,d=100,S=-2;function r(i){if(i instanceof c.Z6)return i.data.length+r(i.dict);if(Array.isArray(i))return 12*i.length;
if(!(i instanceof c.Bi))return f;let s=30*i.size;for(const t of i.values())Array.isArray(t)&&(s+=12*t.length);return s}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new L.R;strings;alias;constructor(s,{detail:t=!1,strings:e=!1,watched:n,alias:a}){if(this.documents=s,this.strings=
e,this.alias=a,this.markings=s.map(l=>new N(l.size,n!==void 0,u(l,e||t,e))),!!n){this.watched=new Uint8Array(s[0].size);for(const l of n)this.watched[l]=1}}async run(){
const{documents:s,stack:t}=this,[e]=s;for(const[n,a]of e.trailer)n!=="Encrypt"&&this.followValue(0,a);for(;t.length>0;){const n=t.pop(),a=n%s.length,l=e.job.pace.
step(this.follow(a,(n-a)/s.length));l&&await l}for(const{live:n,signed:a,walked:l}of this.markings)for(const g of l.signed)n[g]===1&&a.add(g)}visit(s,t){this.alias&&
({part:s,number:t}=this.alias(s,t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const e=this.markings[s],{live:n}=e;if(t>
0&&t<n.length&&n[t]!==0)return;const a=this.documents[s];if(t<=0||t>=n.length||!a.exists(t))return a.missed(t);n[t]=1,this.watched&&(e.via[t]=this.current),this.
stack.push(t*this.documents.length+s)}follow(s,t){const e=this.documents[s],n=this.markings[s],{walked:a}=n;if(this.current=t,n.count++,e.isChanged(t))return this.
followChanged(e,n,s,t);if(a.done[t]===1)return this.followAgain(e,n,s,t);const{scan:l,detail:g}=a;g||(l.used=0);const M=l.used,K=e.table.kind[t]===k.tL?this.walk(
e,a,t):this.walkPlace(e,t,l);return K<0||l.byteRange&&this.isSignature(a.signed,t)?this.forget(l,M).followRepaired(e,s,t):(n.bytes+=K,g&&(a.from[t]=M,a.to[t]=l.
used,a.valueEnd[t]=this.extent.valueEnd,a.done[t]=1),this.followMarks(s,l,M,l.used,l.lengthStart),d+K)}followChanged(s,t,e,n){const a=s.patched(n);if(!a){const W=s.
edited.get(n);return y(W)||W===null?this.followRepaired(s,e,n):(this.followValue(e,W),t.bytes+=r(W),d)}const{detail:l}=t.walked;if(a.references&&!l&&!s.suspect){
for(let W=a.first;W<a.last;W++)this.visit(e,a.references[W]);return t.bytes+=a.end-a.start,d}const{scan:g,ranges:M}=p(t);l||(g.used=0);const K=g.used,_=this.walkPlace(
s,n,g);return _<0||g.byteRange&&this.isSignature(t.signed,n)?this.forget(g,K).followRepaired(s,e,n):(t.bytes+=_,l&&M.set(n,{from:K,to:g.used,valueEnd:this.extent.
valueEnd}),this.followMarks(e,g,K,g.used,g.lengthStart),d+_)}followAgain(s,t,e,n){const{walked:a}=t;return t.bytes+=a.end[n]>0?a.end[n]-s.table.place[n]:f,this.
followMarks(e,a.scan,a.from[n],a.to[n],a.lengthStart[n]),d}isSignature(s,t){return s.add(t),this.strings}followMarks(s,{marks:t},e,n,a){const l=this.strings?a:S;
for(let g=e;g<n;g+=3)t[g]!==j.A&&t[g+1]!==l&&this.visit(s,t[g])}forget(s,t){return s.used=t,this}followRepaired(s,t,e){const n=s.get(e),a=y(n)?s.resolve(n):n;return a===
null?(this.markings[t].live[e]=b,this.markings[t].count--):this.repair(t,e,a),d}repair(s,t,e){this.repairs.push({part:s,number:t,value:e}),this.followValue(s,e)}followValue(s,t){
const e=[t];for(;e.length>0;){const n=e.pop();if(n instanceof c.oS)this.visit(n instanceof c.rV?n.part:s,n.number);else if(Array.isArray(n))for(const a of n)e.push(
a);else if(n instanceof c.Bi){n.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const a of n.values())e.push(a)}else if(n instanceof c.Z6)for(const[
a,l]of n.dict)a!=="Length"&&e.push(l)}}walk(s,t,e){const{extent:n}=this,{bytes:a}=s,{scan:l}=t,g=s.bodies[e];l.forgetLength();const{kept:M}=this,K=!this.strings&&
s.recallEntries(e,M);K&&l.append(M.scan.marks,M.marksFrom,M.marksTo);const _=K?M.close+2:l.value(a,g,a.length);return _<0||a[_-1]===A.AV||!(0,C.x)(s,_,l,n)||s.suspect&&
!(0,m.D)(a,g,_)||l.doubtful&&(0,E.oC)(a,g,_)?-1:(n.dataStart<0&&(l.lengthStart=-1),t.end[e]=n.end,t.detail&&(t.dataStart[e]=n.dataStart,t.dataEnd[e]=n.dataEnd,t.
lengthStart[e]=l.lengthStart,t.lengthEnd[e]=l.lengthEnd),n.end-s.table.place[e])}walkPlace(s,t,e){const n=s.place(t);if(!n)return-1;const{bytes:a,start:l,end:g}=n;
e.forgetLength();const M=e.value(a,l,g);return e.lengthStart=-1,M<0&&!v(a,l,g)||h(a,l,g)||M>0&&a[M-1]===A.AV||M>=0&&(0,A.AN)(a,M,g)<g||s.suspect&&!(0,m.D)(a,l,g)||
e.doubtful&&(0,E.oC)(a,l,g)?-1:(this.extent.valueEnd=M<0?g:M,g-l)}}const y=i=>i instanceof c.oS&&!(i instanceof c.rV);function u(i,s,t){const e=i.walked;if(e?.strings===
t)return e;const n=new O(i.size,s,t);return s&&(i.walked=n),n}function p(i){return i.patches||(i.patches=new x,i.patches.scan.strings=i.walked.strings),i.patches}
function h(i,s,t){const e=(0,A.AN)(i,s,t);return e>=t||i[e]===A.yq&&(0,A.wb)(i,e,"null")}function v(i,s,t){for(let e=s;e<t;e++)if("<([/%".includes(String.fromCharCode(
i[e])))return!1;return!0}}),21996:((B,P,w)=>{w.d(P,{Av:()=>N,RJ:()=>D,V3:()=>R,vb:()=>f,zx:()=>b});var k=w(54619),C=w(93604),j=w(78157),O=w(88500);const A=2048,
L=65536,E=4,m=1<<20,c=1024,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function b(r,o){const{found:y,all:u}=await T(r,o),p=h=>[...new Set([...h,...u])].sort((v,i)=>v-
i);return Object.fromEntries(o.map(h=>[h,p(y[h])]))}async function N(r,o){const{found:y,all:u}=await T(r,o);for(const p of Object.values(y))for(const h of p)u.add(
h);return u}async function T(r,o){const y=o.map(v=>{const[i="",...s]=[...v].map(e=>e.replace(/\W/,"\\$&")),t=/\W/.test(v)?x:"\\w";return`${i}(?:${s.join("")}|${t}\
{0,${Math.max(0,v.length-2)}}#)`}),u=new RegExp(`/(?:${y.join("|")}|#)`,"g"),p=Object.fromEntries(o.map(v=>[v,new Set])),h=new Set;await D(r,(v,i,s,t)=>{const e=v.
toString("latin1",i,s);u.lastIndex=0;for(let n=u.exec(e);n;n=u.exec(e)){const a=t(i+n.index);a!==void 0&&(n[0].endsWith("#")?h.add(a):p[n[0].slice(1)].add(a))}});
for(const v of f(r))h.add(v);return{found:p,all:h}}async function R(r,o){const y=await b(r,o);return[...new Set(Object.values(y).flat())].sort((u,p)=>u-p)}async function D(r,o){
const{bytes:y,table:u}=r,p=d(r),h=new Int32Array(p.length);for(let e=0;e<p.length;e++)h[e]=u.place[p[e]];const v=(0,j.bS)(y),i=e=>p[(0,C.M)(h,e)-1],s=new O.s;let t=0;
for(let e=0;e<p.length;e++){const n=e+1===p.length,a=n?y.length:h[e+1],l=a-h[e]>A;if(!l&&!n&&a-t<L)continue;let g=a;if(l){h[e]>t&&o(v,t,h[e],i),s.reset();const K=s.
value(y,r.bodies[p[e]],a);t=h[e],K>=0&&(g=K)}o(v,t,g,i);const M=r.job.pace.step(E*(g-t));M&&await M,t=a}for(const[e,n]of S(r)){const a=r.objectStream(e),l=r.job.
pace.step(0);if(l&&await l,!a)continue;const g=new Set(n),{starts:M,numbers:K,data:_}=a,W=I=>{const U=K[(0,C.M)(M,I)-1];return U!==void 0&&g.has(U)?U:void 0};for(let I=0;I<
_.length;I+=m){o((0,j.bS)(_),I,Math.min(I+m+c,_.length),W);const U=r.job.pace.step(E*m);U&&await U}}}function*f(r){for(let o=1;r.hasChanges&&o<r.size;o++)r.isChanged(
o)&&r.exists(o)&&(yield o)}function d(r){const{table:o,hasChanges:y}=r,u=[];let p=!0,h=-1;for(let v=1;v<o.size;v++){if(o.kind[v]!==k.tL||y&&r.isChanged(v))continue;
const i=o.place[v];p&&=i>=h,h=i,u.push(v)}return p?u:u.sort((v,i)=>o.place[v]-o.place[i])}function S(r){const{table:o,hasChanges:y}=r,u=new Map;for(let p=1;p<o.
size;p++){if(o.kind[p]!==k.UT||y&&r.isChanged(p))continue;const h=o.place[p],v=u.get(h);v?v.push(p):u.set(h,[p])}return u}}),90536:((B,P,w)=>{w.d(P,{C:()=>C,L:()=>j});
var k=w(45599);function C(O,A){const L=[O];for(;L.length>0;){const E=L.pop(),m=E instanceof k.Z6?E.dict:E;if(Array.isArray(m))for(const c of m)L.push(c);else if(m instanceof
k.Bi){A(m);for(const c of m.values())L.push(c)}}}function j(O,A){const L=[];return C(O,E=>{L.length===0&&A(E)&&L.push(E)}),L.length>0}}),93604:((B,P,w)=>{w.d(P,
{B:()=>k,M:()=>C});const k=(O,A)=>j(O,A,!1),C=(O,A)=>j(O,A,!0);function j(O,A,L){let[E,m]=[0,O.length];for(;E<m;){const c=E+m>>1,x=O[c];x<A||L&&x===A?E=c+1:m=c}
return E}})};
