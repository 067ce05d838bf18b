"use strict";exports.id=3278,exports.ids=[3278],exports.modules={45657:((D,P,g)=>{g.d(P,{Kf:()=>O,RZ:()=>M,YG:()=>k});function M(v,m){for(const A of m)v.push(A)}const O=v=>{
let m=-1/0;for(const A of v)m=Math.max(m,A);return m},k=v=>{let m=1/0;for(const A of v)m=Math.min(m,A);return m}}),35262:((D,P,g)=>{g.r(P),g.d(P,{extract_attachments:()=>R});
var M=g(12237),O=g(43576),k=g(45059),v=g(38982),m=g(34378);function A(E,{single:C=!1,folded:T=!1}={}){const L=_=>[...T?(0,m.w)(_).toLowerCase():_],b=L(E);return _=>{
const a=L(_);let[i,d]=[0,0],[l,r]=[-1,0];for(;d<a.length;)if(i<b.length&&b[i]==="*")l=i++,r=d;else if(i<b.length&&(C&&b[i]==="?"||b[i]===a[d]))i++,d++;else if(l>=
0)i=l+1,d=++r;else return!1;for(;b[i]==="*";)i++;return i===b.length}}const R=async(E,C,T)=>{const L=await(0,M.E)(E.bytes,T,{password:C.open_password}),b=await(0,k.
_)(L),_=A(C.name_pattern??"*",{single:!0,folded:!0}),a=b.map(({name:r},u)=>(0,O.jC)(r??"",O.zE,`attachment-${u+1}`)),i=[...b.keys()].filter(r=>_(a[r])||_(b[r].name??
"")),d=(0,O.NL)(i.map(r=>a[r]),O.zE),l=[];for(const[r,u]of i.entries()){const h=b[u],x=await L.decodedAtEase(h.stream),y=d[r],c=h.mimeType??(0,v.c)(y),t=await T.
onResult({index:r,name:y,bytes:x});l.push({name:y,bytes:t,mediaType:c,facts:S(h,x.length,c)});const e=T.pace.step(x.length);e&&await e}return{documents:[],files:l,
notes:p(b.length,l.length),facts:{attachmentCount:l.length}}};function S({name:E,description:C,relationship:T,page:L},b,_){return{size:b,mimeType:_,...E===null?
{}:{originalName:E},...C===null?{}:{description:C},...T===null?{}:{relationship:T},...L===null?{}:{page:L}}}function p(E,C){return C>0?[]:[{code:"no_attachments",
message:E===0?"The document has no attachments.":E===1?"The name of the one attachment does not match name_pattern.":`None of the ${E} attachments of the docume\
nt has a name that matches name_pattern.`,...E===0?{}:{mentions:["name_pattern"]}}]}}),38982:((D,P,g)=>{g.d(P,{c:()=>k});const M={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},O="application/octet-stream";function k(v){const m=/\.([^.]+)$/.exec(v)?.[1]?.toLowerCase()??"";return Object.
hasOwn(M,m)?M[m]:O}}),81077:((D,P,g)=>{g.d(P,{AN:()=>p,BX:()=>A,H6:()=>R,MN:()=>S,Pu:()=>v,Zc:()=>m});var M=g(45599),O=g(9819);const k=64,v=a=>typeof a=="number"?
String(a):Buffer.from(a.bytes).toString("latin1");async function m(a,i,d){const l=[];for(const r of await C(a,i,0,d)){for(const h of L(a,r,d))l.push(h);const u=a.
job.pace.step(E);u&&await u}return l}async function A(a,i,d,l,r,u){const h=await C(a,i,d,l,u);for(let x=h.length-1;x>=0;x--){const y=h[x],c=L(a,y,l),t=c.filter(
([o,f])=>!r(o,f)),e=a.job.pace.step(E+c.length*E);e&&await e,t.length<c.length&&(a.edit(y.holder),y.dict.set(l,t.flat()),y.changed=!0);for(const o of y.repeats)
a.edit(y.holder),y.dict.delete(o),y.changed=!0;if(y.emptyKids){const o=(a.array(y.dict.get("Kids"))??[]).filter(f=>!y.emptyKids.has(a.dict(f)));a.edit(y.holder),
y.dict.set("Kids",o),y.changed=!0}if(!y.changed)continue;const s=a.array(y.dict.get("Kids"))??[];y.empty=t.length===0&&s.length===0;const n=y.parent;n&&(n.changed=
!0,y.empty?(n.emptyKids??=new Set).add(y.dict):b(a,y,t,s))}return h[0]?.empty??!1}function R(a,i,d){if(i.length<=k)return(0,M.jd)({[d]:i.flat()});let l=[];for(const r of _(
i)){const[u,h]=[r[0][0],r.at(-1)[0]];l.push({ref:a.add((0,M.jd)({Limits:[u,h],[d]:r.flat()})),low:u,high:h})}for(;l.length>k;)l=_(l).map(r=>{const[u,h]=[r[0].low,
r.at(-1).high];return{ref:a.add((0,M.jd)({Limits:[u,h],Kids:r.map(({ref:x})=>x)})),low:u,high:h}});return(0,M.jd)({Kids:l.map(({ref:r})=>r)})}const S=(a,i)=>R(a,
p([...i].map(([d,l])=>[(0,M.Px)(d),l])),"Names");function p(a){return a.map(i=>({entry:i,key:v(i[0])})).sort((i,d)=>i.key<d.key?-1:i.key>d.key?1:0).map(({entry:i})=>i)}
const E=100;async function C(a,i,d,l,r){const u=new O.b9(a),h=new Set,x=t=>h.size<h.add(t).size,y=[],c=[{value:i??null,holder:d,parent:void 0}];for(let t=c.pop();t!==
void 0;t=c.pop()){u.spend(1);const e=a.dict(t.value);if(!e||!x(e)||r&&t.parent&&!T(a,e,r))continue;const s=[],n=K=>{const N=a.array(e.get(K));return!N||x(N)?N??
[]:(s.push(K),[])},o=n(l).length>>1,f=n("Kids"),w={dict:e,holder:(0,O.Kd)(t.value,t.holder),parent:t.parent,repeats:s};y.push(w),u.spend(o);for(let K=f.length-1;K>=
0;K--)c.push({value:f[K],holder:(0,O.Kd)(e.get("Kids"),w.holder),parent:w});const j=a.job.pace.step(E+o*E);j&&await j}return y}function T(a,i,d){const[l,r]=a.array(
i.get("Limits"))??[];return typeof l!="number"||typeof r!="number"||d(l,r)}function L(a,{dict:i,repeats:d},l){const r=d.includes(l)?void 0:a.array(i.get(l));if(!r)
return[];const u=[];for(let h=0;h+1<r.length;h+=2){const x=a.resolve(r[h]);(l==="Names"?x instanceof M.Mx:typeof x=="number")&&u.push([x,r[h+1]])}return u}function b(a,i,d,l){
const r=x=>a.array(a.dict(x)?.get("Limits"))??[],u=d[0]?.[0]??r(l[0])[0],h=d.at(-1)?.[0]??r(l.at(-1))[1];a.edit(i.holder),u!==void 0&&h!==void 0?i.dict.set("Lim\
its",[u,h]):i.dict.delete("Limits")}function _(a){const i=[];for(let d=0;d<a.length;d+=k)i.push(a.slice(d,d+k));return i}}),70549:((D,P,g)=>{g.d(P,{n:()=>M});function M(O){
const k=new WeakMap;return v=>{if(v.hasChanges)return O(v);const m=k.get(v);if(m)return m.answer;const A=O(v);return k.set(v,{answer:A}),A}}}),9819:((D,P,g)=>{g.
d(P,{J7:()=>k,Kd:()=>A,Wo:()=>R,_i:()=>m,b9:()=>v});var M=g(42973),O=g(45599);class k{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){
const{catalog:E,catalogNumber:C,pages:T}=this.document,L=E.get("Pages");p===C||(0,O.i9)(L)&&p===L.number||T.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){
this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,O.i9)(p)&&this.gone.has(p.number)}}
class v{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(p,E=new v(
p)){this.allowance=E,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,O.i9)(p))return!0;const{number:E}=p,C=E>>3;if(C>=this.seen.
length)return this.beyond.size<this.beyond.add(E).size;const T=1<<(E&7),L=(this.seen[C]&T)===0;return this.seen[C]|=T,L}}function A(S,p){return(0,O.i9)(S)?S.number:
p}function R(S,p){const E=S.catalog.get(p),C=S.dict(E);return C&&{dict:C,holder:A(E,S.catalogNumber)}}}),33973:((D,P,g)=>{g.d(P,{Gy:()=>T,Rf:()=>L,Ip:()=>b});var M=g(
54619),O=g(85368),k=g(88500);class v{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new k.s;signed=new Set;constructor(t,e,s){
this.detail=e,this.strings=s,this.scan.strings=s;const n=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const o=f=>n.subarray(f*t,(f+1)*t);this.end=o(0),
this.valueEnd=o(1),this.dataStart=o(2),this.dataEnd=o(3),this.lengthStart=o(4),this.lengthEnd=o(5),this.from=o(6),this.to=o(7)}}var m=g(78157),A=g(79725),R=g(39150),
S=g(45599);class p{scan=new k.s;ranges=new Map}const E=2;class C{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function T(c,{watched:t}={}){const{markings:e,referrers:s}=await L([c],{watched:t,detail:!0}),{live:n,via:o}=e[0];
return{live:n,via:o,referrers:s}}async function L(c,t={}){const e=new l(c,t);return await e.run(),e}function b(c,{repairs:t}){for(const{part:e,number:s,value:n}of t)
c[e].put(s,n)}const _=100,a=100,i=-2;function d(c){if(c instanceof S.Z6)return c.data.length+d(c.dict);if(Array.isArray(c))return 12*c.length;if(!(c instanceof S.
Bi))return _;let t=30*c.size;for(const e of c.values())Array.isArray(e)&&(t+=12*e.length);return t}class l{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(t,{detail:e=!1,strings:s=!1,watched:n,alias:o}){if(this.documents=t,this.strings=
s,this.alias=o,this.markings=t.map(f=>new C(f.size,n!==void 0,u(f,s||e,s))),!!n){this.watched=new Uint8Array(t[0].size);for(const f of n)this.watched[f]=1}}async run(){
const{documents:t,stack:e}=this,[s]=t;for(const[n,o]of s.trailer)n!=="Encrypt"&&this.followValue(0,o);for(;e.length>0;){const n=e.pop(),o=n%t.length,f=s.job.pace.
step(this.follow(o,(n-o)/t.length));f&&await f}for(const{live:n,signed:o,walked:f}of this.markings)for(const w of f.signed)n[w]===1&&o.add(w)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:n}=s;if(e>
0&&e<n.length&&n[e]!==0)return;const o=this.documents[t];if(e<=0||e>=n.length||!o.exists(e))return o.missed(e);n[e]=1,this.watched&&(s.via[e]=this.current),this.
stack.push(e*this.documents.length+t)}follow(t,e){const s=this.documents[t],n=this.markings[t],{walked:o}=n;if(this.current=e,n.count++,s.isChanged(e))return this.
followChanged(s,n,t,e);if(o.done[e]===1)return this.followAgain(s,n,t,e);const{scan:f,detail:w}=o;w||(f.used=0);const j=f.used,K=s.table.kind[e]===M.tL?this.walk(
s,o,e):this.walkPlace(s,e,f);return K<0||f.byteRange&&this.isSignature(o.signed,e)?this.forget(f,j).followRepaired(s,t,e):(n.bytes+=K,w&&(o.from[e]=j,o.to[e]=f.
used,o.valueEnd[e]=this.extent.valueEnd,o.done[e]=1),this.followMarks(t,f,j,f.used,f.lengthStart),a+K)}followChanged(t,e,s,n){const o=t.patched(n);if(!o){const W=t.
edited.get(n);return r(W)||W===null?this.followRepaired(t,s,n):(this.followValue(s,W),e.bytes+=d(W),a)}const{detail:f}=e.walked;if(o.references&&!f&&!t.suspect){
for(let W=o.first;W<o.last;W++)this.visit(s,o.references[W]);return e.bytes+=o.end-o.start,a}const{scan:w,ranges:j}=h(e);f||(w.used=0);const K=w.used,N=this.walkPlace(
t,n,w);return N<0||w.byteRange&&this.isSignature(e.signed,n)?this.forget(w,K).followRepaired(t,s,n):(e.bytes+=N,f&&j.set(n,{from:K,to:w.used,valueEnd:this.extent.
valueEnd}),this.followMarks(s,w,K,w.used,w.lengthStart),a+N)}followAgain(t,e,s,n){const{walked:o}=e;return e.bytes+=o.end[n]>0?o.end[n]-t.table.place[n]:_,this.
followMarks(s,o.scan,o.from[n],o.to[n],o.lengthStart[n]),a}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},s,n,o){const f=this.strings?o:i;
for(let w=s;w<n;w+=3)e[w]!==k.A&&e[w+1]!==f&&this.visit(t,e[w])}forget(t,e){return t.used=e,this}followRepaired(t,e,s){const n=t.get(s),o=r(n)?t.resolve(n):n;return o===
null?(this.markings[e].live[s]=E,this.markings[e].count--):this.repair(e,s,o),a}repair(t,e,s){this.repairs.push({part:t,number:e,value:s}),this.followValue(t,s)}followValue(t,e){
const s=[e];for(;s.length>0;){const n=s.pop();if(n instanceof S.oS)this.visit(n instanceof S.rV?n.part:t,n.number);else if(Array.isArray(n))for(const o of n)s.push(
o);else if(n instanceof S.Bi){n.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const o of n.values())s.push(o)}else if(n instanceof S.Z6)for(const[
o,f]of n.dict)o!=="Length"&&s.push(f)}}walk(t,e,s){const{extent:n}=this,{bytes:o}=t,{scan:f}=e,w=t.bodies[s];f.forgetLength();const{kept:j}=this,K=!this.strings&&
t.recallEntries(s,j);K&&f.append(j.scan.marks,j.marksFrom,j.marksTo);const N=K?j.close+2:f.value(o,w,o.length);return N<0||o[N-1]===m.AV||!(0,O.x)(t,N,f,n)||t.suspect&&
!(0,R.D)(o,w,N)?-1:(n.dataStart<0&&(f.lengthStart=-1),e.end[s]=n.end,e.detail&&(e.dataStart[s]=n.dataStart,e.dataEnd[s]=n.dataEnd,e.lengthStart[s]=f.lengthStart,
e.lengthEnd[s]=f.lengthEnd),n.end-t.table.place[s])}walkPlace(t,e,s){const n=t.place(e);if(!n)return-1;const{bytes:o,start:f,end:w}=n;s.forgetLength();const j=s.
value(o,f,w);return s.lengthStart=-1,j<0&&!y(o,f,w)||x(o,f,w)||j>0&&o[j-1]===m.AV||j>=0&&(0,m.AN)(o,j,w)<w||t.suspect&&!(0,R.D)(o,f,w)?-1:(this.extent.valueEnd=
j<0?w:j,w-f)}}const r=c=>c instanceof S.oS&&!(c instanceof S.rV);function u(c,t,e){const s=c.walked;if(s?.strings===e)return s;const n=new v(c.size,t,e);return t&&
(c.walked=n),n}function h(c){return c.patches||(c.patches=new p,c.patches.scan.strings=c.walked.strings),c.patches}function x(c,t,e){const s=(0,m.AN)(c,t,e);return s>=
e||c[s]===m.yq&&(0,m.wb)(c,s,"null")}function y(c,t,e){for(let s=t;s<e;s++)if("<([/%".includes(String.fromCharCode(c[s])))return!1;return!0}}),21996:((D,P,g)=>{
g.d(P,{Av:()=>p,RJ:()=>T,V3:()=>C,vb:()=>L,zx:()=>S});var M=g(54619),O=g(93604),k=g(78157),v=g(88500);const m=2048,A=65536,R="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function S(a,i){const{found:d,all:l}=await E(a,i),r=u=>[...new Set([...u,...l])].sort((h,x)=>h-x);return Object.fromEntries(i.map(u=>[u,r(d[u])]))}async function p(a,i){
const{found:d,all:l}=await E(a,i);for(const r of Object.values(d))for(const u of r)l.add(u);return l}async function E(a,i){const d=i.map(h=>{const[x="",...y]=[...h].
map(t=>t.replace(/\W/,"\\$&")),c=/\W/.test(h)?R:"\\w";return`${x}(?:${y.join("")}|${c}{0,${Math.max(0,h.length-2)}}#)`}),l=new RegExp(`/(?:${d.join("|")}|#)`,"g"),
r=Object.fromEntries(i.map(h=>[h,new Set])),u=new Set;await T(a,(h,x,y,c)=>{const t=h.toString("latin1",x,y);l.lastIndex=0;for(let e=l.exec(t);e;e=l.exec(t)){const s=c(
x+e.index);s!==void 0&&(e[0].endsWith("#")?u.add(s):r[e[0].slice(1)].add(s))}});for(const h of L(a))u.add(h);return{found:r,all:u}}async function C(a,i){const d=await S(
a,i);return[...new Set(Object.values(d).flat())].sort((l,r)=>l-r)}async function T(a,i){const{bytes:d,table:l}=a,r=b(a),u=new Int32Array(r.length);for(let t=0;t<
r.length;t++)u[t]=l.place[r[t]];const h=(0,k.bS)(d),x=t=>r[(0,O.M)(u,t)-1],y=new v.s;let c=0;for(let t=0;t<r.length;t++){const e=t+1===r.length,s=e?d.length:u[t+
1],n=s-u[t]>m;if(!n&&!e&&s-c<A)continue;if(n){u[t]>c&&i(h,c,u[t],x),y.reset();const f=y.value(d,a.bodies[r[t]],s);i(h,u[t],f<0?s:f,x)}else i(h,c,s,x);const o=a.
job.pace.step(Math.min(s-c,A));o&&await o,c=s}for(const[t,e]of _(a)){const s=a.objectStream(t);if(!s)continue;const n=new Set(e),{starts:o}=s;i((0,k.bS)(s.data),
0,s.data.length,w=>{const j=s.numbers[(0,O.M)(o,w)-1];return j!==void 0&&n.has(j)?j:void 0});const f=a.job.pace.step(s.data.length);f&&await f}}function*L(a){for(let i=1;a.
hasChanges&&i<a.size;i++)a.isChanged(i)&&a.exists(i)&&(yield i)}function b(a){const{table:i,hasChanges:d}=a,l=[];let r=!0,u=-1;for(let h=1;h<i.size;h++){if(i.kind[h]!==
M.tL||d&&a.isChanged(h))continue;const x=i.place[h];r&&=x>=u,u=x,l.push(h)}return r?l:l.sort((h,x)=>i.place[h]-i.place[x])}function _(a){const{table:i,hasChanges:d}=a,
l=new Map;for(let r=1;r<i.size;r++){if(i.kind[r]!==M.UT||d&&a.isChanged(r))continue;const u=i.place[r],h=l.get(u);h?h.push(r):l.set(u,[r])}return l}}),90536:((D,P,g)=>{
g.d(P,{C:()=>O,L:()=>k});var M=g(45599);function O(v,m){const A=[v];for(;A.length>0;){const R=A.pop(),S=R instanceof M.Z6?R.dict:R;if(Array.isArray(S))for(const p of S)
A.push(p);else if(S instanceof M.Bi){m(S);for(const p of S.values())A.push(p)}}}function k(v,m){const A=[];return O(v,R=>{A.length===0&&m(R)&&A.push(R)}),A.length>
0}}),93604:((D,P,g)=>{g.d(P,{B:()=>M,M:()=>O});const M=(v,m)=>k(v,m,!1),O=(v,m)=>k(v,m,!0);function k(v,m,A){let[R,S]=[0,v.length];for(;R<S;){const p=R+S>>1,E=v[p];
E<m||A&&E===m?R=p+1:S=p}return R}})};
