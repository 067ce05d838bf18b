"use strict";exports.id=3278,exports.ids=[3278],exports.modules={45657:((B,P,y)=>{y.d(P,{Kf:()=>L,RZ:()=>j,YG:()=>A,vH:()=>M});function j(v,E){for(const S of E)v.push(S)}function M(v,E,S){
const O=v.get(E);O?O.push(S):v.set(E,[S])}const L=v=>{let E=-1/0;for(const S of v)E=Math.max(E,S);return E},A=v=>{let E=1/0;for(const S of v)E=Math.min(E,S);return E}}),
35262:((B,P,y)=>{y.r(P),y.d(P,{extract_attachments:()=>S});var j=y(92356),M=y(43576),L=y(45059),A=y(38982),v=y(34378);function E(x,{single:R=!1,folded:b=!1}={}){
const K=N=>[...b?(0,v.w)(N).toLowerCase():N],T=K(x);return N=>{const d=K(N);let[u,i]=[0,0],[o,c]=[-1,0];for(;i<d.length;)if(u<T.length&&T[u]==="*")o=u++,c=i;else if(u<
T.length&&(R&&T[u]==="?"||T[u]===d[i]))u++,i++;else if(o>=0)u=o+1,i=++c;else return!1;for(;T[u]==="*";)u++;return u===T.length}}const S=async(x,R,b)=>{const K=await(0,j.
E)(x.bytes,b,{password:R.open_password}),T=await(0,L._)(K),N=E(R.name_pattern??"*",{single:!0,folded:!0}),d=T.map(({name:c},g)=>(0,M.jC)(c??"",M.zE,`attachment-${g+
1}`)),u=[...T.keys()].filter(c=>N(d[c])||N(T[c].name??"")),i=(0,M.NL)(u.map(c=>d[c]),M.zE),o=[];for(const[c,g]of u.entries()){const f=T[g],m=await K.decodedAtEase(
f.stream),l=i[c],C=f.mimeType??(0,A.c)(l),r=await b.onResult({index:c,name:l,bytes:m});o.push({name:l,bytes:r,mediaType:C,facts:O(f,m.length,C)});const e=b.pace.
step(m.length);e&&await e}return{documents:[],files:o,notes:p(T.length,o.length),facts:{attachmentCount:o.length}}};function O({name:x,description:R,relationship:b,
page:K},T,N){return{size:T,mimeType:N,...x===null?{}:{originalName:x},...R===null?{}:{description:R},...b===null?{}:{relationship:b},...K===null?{}:{page:K}}}function p(x,R){
return R>0?[]:[{code:"no_attachments",message:x===0?"The document has no attachments.":x===1?"The name of the one attachment does not match name_pattern.":`None\
 of the ${x} attachments of the document has a name that matches name_pattern.`,...x===0?{}:{mentions:["name_pattern"]}}]}}),38982:((B,P,y)=>{y.d(P,{c:()=>L});const j={
csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"\
application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/\
mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"appli\
cation/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"imag\
e/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sh\
eet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},M="application/octet-stream";function L(A){const v=/\.([^.]+)$/.exec(A)?.[1]?.
toLowerCase()??"";return Object.hasOwn(j,v)?j[v]:M}}),81077:((B,P,y)=>{y.d(P,{AN:()=>p,BX:()=>E,H6:()=>S,MN:()=>O,Pu:()=>A,Zc:()=>v});var j=y(45599),M=y(9819);const L=64,
A=d=>typeof d=="number"?String(d):Buffer.from(d.bytes).toString("latin1");async function v(d,u,i){const o=[];for(const c of await R(d,u,0,i)){for(const f of K(d,
c,i))o.push(f);const g=d.job.pace.step(x);g&&await g}return o}async function E(d,u,i,o,c,g){const f=await R(d,u,i,o,g);for(let m=f.length-1;m>=0;m--){const l=f[m],
C=K(d,l,o),r=C.filter(([s,a])=>!c(s,a)),e=d.job.pace.step(x+C.length*x);e&&await e,r.length<C.length&&(d.edit(l.holder),l.dict.set(o,r.flat()),l.changed=!0);for(const s of l.
repeats)d.edit(l.holder),l.dict.delete(s),l.changed=!0;if(l.emptyKids){const s=(d.array(l.dict.get("Kids"))??[]).filter(a=>!l.emptyKids.has(d.dict(a)));d.edit(l.
holder),l.dict.set("Kids",s),l.changed=!0}if(!l.changed)continue;const t=d.array(l.dict.get("Kids"))??[];l.empty=r.length===0&&t.length===0;const n=l.parent;n&&
(n.changed=!0,l.empty?(n.emptyKids??=new Set).add(l.dict):T(d,l,r,t))}return f[0]?.empty??!1}function S(d,u,i){if(u.length<=L)return(0,j.jd)({[i]:u.flat()});let o=[];
for(const c of N(u)){const[g,f]=[c[0][0],c.at(-1)[0]];o.push({ref:d.add((0,j.jd)({Limits:[g,f],[i]:c.flat()})),low:g,high:f})}for(;o.length>L;)o=N(o).map(c=>{const[
g,f]=[c[0].low,c.at(-1).high];return{ref:d.add((0,j.jd)({Limits:[g,f],Kids:c.map(({ref:m})=>m)})),low:g,high:f}});return(0,j.jd)({Kids:o.map(({ref:c})=>c)})}const O=(d,u)=>S(
d,p([...u].map(([i,o])=>[(0,j.Px)(i),o])),"Names");function p(d){return d.map(u=>({entry:u,key:A(u[0])})).sort((u,i)=>u.key<i.key?-1:u.key>i.key?1:0).map(({entry:u})=>u)}
const x=100;async function R(d,u,i,o,c){const g=new M.b9(d),f=new Set,m=r=>f.size<f.add(r).size,l=[],C=[{value:u??null,holder:i,parent:void 0}];for(let r=C.pop();r!==
void 0;r=C.pop()){g.spend(1);const e=d.dict(r.value);if(!e||!m(e)||c&&r.parent&&!b(d,e,c))continue;const t=[],n=k=>{const D=d.array(e.get(k));return!D||m(D)?D??
[]:(t.push(k),[])},s=n(o).length>>1,a=n("Kids"),h={dict:e,holder:(0,M.Kd)(r.value,r.holder),parent:r.parent,repeats:t};l.push(h),g.spend(s);for(let k=a.length-1;k>=
0;k--)C.push({value:a[k],holder:(0,M.Kd)(e.get("Kids"),h.holder),parent:h});const w=d.job.pace.step(x+s*x);w&&await w}return l}function b(d,u,i){const[o,c]=d.array(
u.get("Limits"))??[];return typeof o!="number"||typeof c!="number"||i(o,c)}function K(d,{dict:u,repeats:i},o){const c=i.includes(o)?void 0:d.array(u.get(o));if(!c)
return[];const g=[];for(let f=0;f+1<c.length;f+=2){const m=d.resolve(c[f]);(o==="Names"?m instanceof j.Mx:typeof m=="number")&&g.push([m,c[f+1]])}return g}function T(d,u,i,o){
const c=m=>d.array(d.dict(m)?.get("Limits"))??[],g=i[0]?.[0]??c(o[0])[0],f=i.at(-1)?.[0]??c(o.at(-1))[1];d.edit(u.holder),g!==void 0&&f!==void 0?u.dict.set("Lim\
its",[g,f]):u.dict.delete("Limits")}function N(d){const u=[];for(let i=0;i<d.length;i+=L)u.push(d.slice(i,i+L));return u}}),70549:((B,P,y)=>{y.d(P,{n:()=>j});function j(M){
const L=new WeakMap;return A=>{if(A.hasChanges)return M(A);const v=L.get(A);if(v)return v.answer;const E=M(A);return L.set(A,{answer:E}),E}}}),9819:((B,P,y)=>{y.
d(P,{J7:()=>L,Kd:()=>E,Wo:()=>S,_i:()=>v,b9:()=>A});var j=y(42973),M=y(45599);class L{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){
const{catalog:x,catalogNumber:R,pages:b}=this.document,K=x.get("Pages");p===R||(0,M.i9)(K)&&p===K.number||b.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){
this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,M.i9)(p)&&this.gone.has(p.number)}}
class A{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,j.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(p,x=new A(
p)){this.allowance=x,this.seen=new Uint8Array((p.size>>3)+1)}first(p){if(this.allowance.spend(1),!(0,M.i9)(p))return!0;const{number:x}=p,R=x>>3;if(R>=this.seen.
length)return this.beyond.size<this.beyond.add(x).size;const b=1<<(x&7),K=(this.seen[R]&b)===0;return this.seen[R]|=b,K}}function E(O,p){return(0,M.i9)(O)?O.number:
p}function S(O,p){const x=O.catalog.get(p),R=O.dict(x);return R&&{dict:R,holder:E(x,O.catalogNumber)}}}),33973:((B,P,y)=>{y.d(P,{Gy:()=>K,Rf:()=>T,Ip:()=>N});var j=y(
54619),M=y(85368),L=y(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new L.s;signed=new Set;constructor(e,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const s=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const a=h=>s.subarray(h*e,(h+1)*e);this.end=a(0),
this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}}var v=y(78157),E=y(79725),S=y(4e4),
O=y(39150),p=y(45599);class x{scan=new L.s;ranges=new Map}const R=2;class b{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,n){this.walked=
n,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function K(r,{watched:e}={}){const{markings:t,referrers:n}=await T([r],{watched:e,detail:!0}),
{live:s,via:a}=t[0];return{live:s,via:a,referrers:n}}async function T(r,e={}){const t=new c(r,e);return await t.run(),t}function N(r,{repairs:e}){for(const{part:t,
number:n,value:s}of e)r[t].put(n,s)}const d=100,u=100,i=-2;function o(r){if(r instanceof p.Z6)return r.data.length+o(r.dict);if(Array.isArray(r))return 12*r.length;
if(!(r instanceof p.Bi))return d;let e=30*r.size;for(const t of r.values())Array.isArray(t)&&(e+=12*t.length);return e}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new E.R;strings;alias;constructor(e,{detail:t=!1,strings:n=!1,watched:s,alias:a}){if(this.documents=e,this.strings=
n,this.alias=a,this.markings=e.map(h=>new b(h.size,s!==void 0,f(h,n||t,n))),!!s){this.watched=new Uint8Array(e[0].size);for(const h of s)this.watched[h]=1}}async run(){
const{documents:e,stack:t}=this,[n]=e;for(const[s,a]of n.trailer)s!=="Encrypt"&&this.followValue(0,a);for(;t.length>0;){const s=t.pop(),a=s%e.length,h=n.job.pace.
step(this.follow(a,(s-a)/e.length));h&&await h}for(const{live:s,signed:a,walked:h}of this.markings)for(const w of h.signed)s[w]===1&&a.add(w)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[e],{live:s}=n;if(t>
0&&t<s.length&&s[t]!==0)return;const a=this.documents[e];if(t<=0||t>=s.length||!a.exists(t))return a.missed(t);s[t]=1,this.watched&&(n.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const n=this.documents[e],s=this.markings[e],{walked:a}=s;if(this.current=t,s.count++,n.isChanged(t))return this.
followChanged(n,s,e,t);if(a.done[t]===1)return this.followAgain(n,s,e,t);const{scan:h,detail:w}=a;w||(h.used=0);const k=h.used,D=n.table.kind[t]===j.tL?this.walk(
n,a,t):this.walkPlace(n,t,h);return D<0||h.byteRange&&this.isSignature(a.signed,t)?this.forget(h,k).followRepaired(n,e,t):(s.bytes+=D,w&&(a.from[t]=k,a.to[t]=h.
used,a.valueEnd[t]=this.extent.valueEnd,a.done[t]=1),this.followMarks(e,h,k,h.used,h.lengthStart),u+D)}followChanged(e,t,n,s){const a=e.patched(s);if(!a){const W=e.
edited.get(s);return g(W)||W===null?this.followRepaired(e,n,s):(this.followValue(n,W),t.bytes+=o(W),u)}const{detail:h}=t.walked;if(a.references&&!h&&!e.suspect){
for(let W=a.first;W<a.last;W++)this.visit(n,a.references[W]);return t.bytes+=a.end-a.start,u}const{scan:w,ranges:k}=m(t);h||(w.used=0);const D=w.used,_=this.walkPlace(
e,s,w);return _<0||w.byteRange&&this.isSignature(t.signed,s)?this.forget(w,D).followRepaired(e,n,s):(t.bytes+=_,h&&k.set(s,{from:D,to:w.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,w,D,w.used,w.lengthStart),u+_)}followAgain(e,t,n,s){const{walked:a}=t;return t.bytes+=a.end[s]>0?a.end[s]-e.table.place[s]:d,this.
followMarks(n,a.scan,a.from[s],a.to[s],a.lengthStart[s]),u}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},n,s,a){const h=this.strings?a:i;
for(let w=n;w<s;w+=3)t[w]!==L.A&&t[w+1]!==h&&this.visit(e,t[w])}forget(e,t){return e.used=t,this}followRepaired(e,t,n){const s=e.get(n),a=g(s)?e.resolve(s):s;return a===
null?(this.markings[t].live[n]=R,this.markings[t].count--):this.repair(t,n,a),u}repair(e,t,n){this.repairs.push({part:e,number:t,value:n}),this.followValue(e,n)}followValue(e,t){
const n=[t];for(;n.length>0;){const s=n.pop();if(s instanceof p.oS)this.visit(s instanceof p.rV?s.part:e,s.number);else if(Array.isArray(s))for(const a of s)n.push(
a);else if(s instanceof p.Bi){s.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const a of s.values())n.push(a)}else if(s instanceof p.Z6)for(const[
a,h]of s.dict)a!=="Length"&&n.push(h)}}walk(e,t,n){const{extent:s}=this,{bytes:a}=e,{scan:h}=t,w=e.bodies[n];h.forgetLength();const{kept:k}=this,D=!this.strings&&
e.recallEntries(n,k);D&&h.append(k.scan.marks,k.marksFrom,k.marksTo);const _=D?k.close+2:h.value(a,w,a.length);return _<0||a[_-1]===v.AV||!(0,M.x)(e,_,h,s)||e.suspect&&
!(0,O.D)(a,w,_)||h.doubtful&&(0,S.oC)(a,w,_)?-1:(s.dataStart<0&&(h.lengthStart=-1),t.end[n]=s.end,t.detail&&(t.dataStart[n]=s.dataStart,t.dataEnd[n]=s.dataEnd,t.
lengthStart[n]=h.lengthStart,t.lengthEnd[n]=h.lengthEnd),s.end-e.table.place[n])}walkPlace(e,t,n){const s=e.place(t);if(!s)return-1;const{bytes:a,start:h,end:w}=s;
n.forgetLength();const k=n.value(a,h,w);return n.lengthStart=-1,k<0&&!C(a,h,w)||l(a,h,w)||k>0&&a[k-1]===v.AV||k>=0&&(0,v.AN)(a,k,w)<w||e.suspect&&!(0,O.D)(a,h,w)||
n.doubtful&&(0,S.oC)(a,h,w)?-1:(this.extent.valueEnd=k<0?w:k,w-h)}}const g=r=>r instanceof p.oS&&!(r instanceof p.rV);function f(r,e,t){const n=r.walked;if(n?.strings===
t)return n;const s=new A(r.size,e,t);return e&&(r.walked=s),s}function m(r){return r.patches||(r.patches=new x,r.patches.scan.strings=r.walked.strings),r.patches}
function l(r,e,t){const n=(0,v.AN)(r,e,t);return n>=t||r[n]===v.yq&&(0,v.wb)(r,n,"null")}function C(r,e,t){for(let n=e;n<t;n++)if("<([/%".includes(String.fromCharCode(
r[n])))return!1;return!0}}),21996:((B,P,y)=>{y.d(P,{Av:()=>R,RJ:()=>T,V3:()=>K,vb:()=>N,zx:()=>x});var j=y(54619),M=y(93604),L=y(78157),A=y(88500);const v=2048,
E=65536,S=1<<20,O=1024,p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(i,o){const{found:c,all:g}=await b(i,o),f=m=>[...new Set([...m,...g])].sort((l,C)=>l-
C);return Object.fromEntries(o.map(m=>[m,f(c[m])]))}async function R(i,o){const{found:c,all:g}=await b(i,o);for(const f of Object.values(c))for(const m of f)g.add(
m);return g}async function b(i,o){const c=o.map(l=>{const[C="",...r]=[...l].map(t=>t.replace(/\W/,"\\$&")),e=/\W/.test(l)?p:"\\w";return`${C}(?:${r.join("")}|${e}\
{0,${Math.max(0,l.length-2)}}#)`}),g=new RegExp(`/(?:${c.join("|")}|#)`,"g"),f=Object.fromEntries(o.map(l=>[l,new Set])),m=new Set;await T(i,(l,C,r,e)=>{const t=l.
toString("latin1",C,r);g.lastIndex=0;for(let n=g.exec(t);n;n=g.exec(t)){const s=e(C+n.index);s!==void 0&&(n[0].endsWith("#")?m.add(s):f[n[0].slice(1)].add(s))}});
for(const l of N(i))m.add(l);return{found:f,all:m}}async function K(i,o){const c=await x(i,o);return[...new Set(Object.values(c).flat())].sort((g,f)=>g-f)}async function T(i,o){
const{bytes:c,table:g}=i,f=d(i),m=new Int32Array(f.length);for(let t=0;t<f.length;t++)m[t]=g.place[f[t]];const l=(0,L.bS)(c),C=t=>f[(0,M.M)(m,t)-1],r=new A.s;let e=0;
for(let t=0;t<f.length;t++){const n=t+1===f.length,s=n?c.length:m[t+1],a=s-m[t]>v;if(!a&&!n&&s-e<E)continue;if(a){m[t]>e&&o(l,e,m[t],C),r.reset();const w=r.value(
c,i.bodies[f[t]],s);o(l,m[t],w<0?s:w,C)}else o(l,e,s,C);const h=i.job.pace.step(Math.min(s-e,E));h&&await h,e=s}for(const[t,n]of u(i)){const s=i.objectStream(t);
if(!s)continue;const a=new Set(n),{starts:h,numbers:w,data:k}=s,D=_=>{const W=w[(0,M.M)(h,_)-1];return W!==void 0&&a.has(W)?W:void 0};for(let _=0;_<k.length;_+=
S){o((0,L.bS)(k),_,Math.min(_+S+O,k.length),D);const W=i.job.pace.step(4*S);W&&await W}}}function*N(i){for(let o=1;i.hasChanges&&o<i.size;o++)i.isChanged(o)&&i.
exists(o)&&(yield o)}function d(i){const{table:o,hasChanges:c}=i,g=[];let f=!0,m=-1;for(let l=1;l<o.size;l++){if(o.kind[l]!==j.tL||c&&i.isChanged(l))continue;const C=o.
place[l];f&&=C>=m,m=C,g.push(l)}return f?g:g.sort((l,C)=>o.place[l]-o.place[C])}function u(i){const{table:o,hasChanges:c}=i,g=new Map;for(let f=1;f<o.size;f++){
if(o.kind[f]!==j.UT||c&&i.isChanged(f))continue;const m=o.place[f],l=g.get(m);l?l.push(f):g.set(m,[f])}return g}}),90536:((B,P,y)=>{y.d(P,{C:()=>M,L:()=>L});var j=y(
45599);function M(A,v){const E=[A];for(;E.length>0;){const S=E.pop(),O=S instanceof j.Z6?S.dict:S;if(Array.isArray(O))for(const p of O)E.push(p);else if(O instanceof
j.Bi){v(O);for(const p of O.values())E.push(p)}}}function L(A,v){const E=[];return M(A,S=>{E.length===0&&v(S)&&E.push(S)}),E.length>0}}),93604:((B,P,y)=>{y.d(P,
{B:()=>j,M:()=>M});const j=(A,v)=>L(A,v,!1),M=(A,v)=>L(A,v,!0);function L(A,v,E){let[S,O]=[0,A.length];for(;S<O;){const p=S+O>>1,x=A[p];x<v||E&&x===v?S=p+1:O=p}
return S}})};
