"use strict";exports.id=3278,exports.ids=[3278],exports.modules={45657:((B,P,y)=>{y.d(P,{Hn:()=>M,Kf:()=>O,RZ:()=>L,YG:()=>A,vH:()=>j});function L(x,v){for(const E of v)x.push(
E)}const M=x=>x.slice();function j(x,v,E){const h=x.get(v);h?h.push(E):x.set(v,[E])}const O=x=>{let v=-1/0;for(const E of x)v=Math.max(v,E);return v},A=x=>{let v=1/0;
for(const E of x)v=Math.min(v,E);return v}}),35262:((B,P,y)=>{y.r(P),y.d(P,{extract_attachments:()=>v});var L=y(92356),M=y(43576),j=y(45059),O=y(38982),A=y(34378);
function x(S,{single:R=!1,folded:b=!1}={}){const K=N=>[...b?(0,A.w)(N).toLowerCase():N],T=K(S);return N=>{const u=K(N);let[p,i]=[0,0],[o,c]=[-1,0];for(;i<u.length;)
if(p<T.length&&T[p]==="*")o=p++,c=i;else if(p<T.length&&(R&&T[p]==="?"||T[p]===u[i]))p++,i++;else if(o>=0)p=o+1,i=++c;else return!1;for(;T[p]==="*";)p++;return p===
T.length}}const v=async(S,R,b)=>{const K=await(0,L.E)(S.bytes,b,{password:R.open_password}),T=await(0,j._)(K),N=x(R.name_pattern??"*",{single:!0,folded:!0}),u=T.
map(({name:c},g)=>(0,M.jC)(c??"",M.zE,`attachment-${g+1}`)),p=[...T.keys()].filter(c=>N(u[c])||N(T[c].name??"")),i=(0,M.NL)(p.map(c=>u[c]),M.zE),o=[];for(const[
c,g]of p.entries()){const f=T[g],m=await K.decodedAtEase(f.stream),l=i[c],C=f.mimeType??(0,O.c)(l),r=await b.onResult({index:c,name:l,bytes:m});o.push({name:l,bytes:r,
mediaType:C,facts:E(f,m.length,C)});const e=b.pace.step(m.length);e&&await e}return{documents:[],files:o,notes:h(T.length,o.length),facts:{attachmentCount:o.length}}};
function E({name:S,description:R,relationship:b,page:K},T,N){return{size:T,mimeType:N,...S===null?{}:{originalName:S},...R===null?{}:{description:R},...b===null?
{}:{relationship:b},...K===null?{}:{page:K}}}function h(S,R){return R>0?[]:[{code:"no_attachments",message:S===0?"The document has no attachments.":S===1?"The n\
ame of the one attachment does not match name_pattern.":`None of the ${S} attachments of the document has a name that matches name_pattern.`,...S===0?{}:{mentions:[
"name_pattern"]}}]}}),38982:((B,P,y)=>{y.d(P,{c:()=>j});const L={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wor\
dprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"i\
mage/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd\
.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.\
presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"\
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},M="appli\
cation/octet-stream";function j(O){const A=/\.([^.]+)$/.exec(O)?.[1]?.toLowerCase()??"";return Object.hasOwn(L,A)?L[A]:M}}),81077:((B,P,y)=>{y.d(P,{AN:()=>h,BX:()=>x,
H6:()=>v,MN:()=>E,Pu:()=>O,Zc:()=>A});var L=y(45599),M=y(9819);const j=64,O=u=>typeof u=="number"?String(u):Buffer.from(u.bytes).toString("latin1");async function A(u,p,i){
const o=[];for(const c of await R(u,p,0,i)){for(const f of K(u,c,i))o.push(f);const g=u.job.pace.step(S);g&&await g}return o}async function x(u,p,i,o,c,g){const f=await R(
u,p,i,o,g);for(let m=f.length-1;m>=0;m--){const l=f[m],C=K(u,l,o),r=C.filter(([s,a])=>!c(s,a)),e=u.job.pace.step(S+C.length*S);e&&await e,r.length<C.length&&(u.
edit(l.holder),l.dict.set(o,r.flat()),l.changed=!0);for(const s of l.repeats)u.edit(l.holder),l.dict.delete(s),l.changed=!0;if(l.emptyKids){const s=(u.array(l.dict.
get("Kids"))??[]).filter(a=>!l.emptyKids.has(u.dict(a)));u.edit(l.holder),l.dict.set("Kids",s),l.changed=!0}if(!l.changed)continue;const t=u.array(l.dict.get("K\
ids"))??[];l.empty=r.length===0&&t.length===0;const n=l.parent;n&&(n.changed=!0,l.empty?(n.emptyKids??=new Set).add(l.dict):T(u,l,r,t))}return f[0]?.empty??!1}function v(u,p,i){
if(p.length<=j)return(0,L.jd)({[i]:p.flat()});let o=[];for(const c of N(p)){const[g,f]=[c[0][0],c.at(-1)[0]];o.push({ref:u.add((0,L.jd)({Limits:[g,f],[i]:c.flat()})),
low:g,high:f})}for(;o.length>j;)o=N(o).map(c=>{const[g,f]=[c[0].low,c.at(-1).high];return{ref:u.add((0,L.jd)({Limits:[g,f],Kids:c.map(({ref:m})=>m)})),low:g,high:f}});
return(0,L.jd)({Kids:o.map(({ref:c})=>c)})}const E=(u,p)=>v(u,h([...p].map(([i,o])=>[(0,L.Px)(i),o])),"Names");function h(u){return u.map(p=>({entry:p,key:O(p[0])})).
sort((p,i)=>p.key<i.key?-1:p.key>i.key?1:0).map(({entry:p})=>p)}const S=100;async function R(u,p,i,o,c){const g=new M.b9(u),f=new Set,m=r=>f.size<f.add(r).size,
l=[],C=[{value:p??null,holder:i,parent:void 0}];for(let r=C.pop();r!==void 0;r=C.pop()){g.spend(1);const e=u.dict(r.value);if(!e||!m(e)||c&&r.parent&&!b(u,e,c))
continue;const t=[],n=k=>{const D=u.array(e.get(k));return!D||m(D)?D??[]:(t.push(k),[])},s=n(o).length>>1,a=n("Kids"),d={dict:e,holder:(0,M.Kd)(r.value,r.holder),
parent:r.parent,repeats:t};l.push(d),g.spend(s);for(let k=a.length-1;k>=0;k--)C.push({value:a[k],holder:(0,M.Kd)(e.get("Kids"),d.holder),parent:d});const w=u.job.
pace.step(S+s*S);w&&await w}return l}function b(u,p,i){const[o,c]=u.array(p.get("Limits"))??[];return typeof o!="number"||typeof c!="number"||i(o,c)}function K(u,{
dict:p,repeats:i},o){const c=i.includes(o)?void 0:u.array(p.get(o));if(!c)return[];const g=[];for(let f=0;f+1<c.length;f+=2){const m=u.resolve(c[f]);(o==="Names"?
m instanceof L.Mx:typeof m=="number")&&g.push([m,c[f+1]])}return g}function T(u,p,i,o){const c=m=>u.array(u.dict(m)?.get("Limits"))??[],g=i[0]?.[0]??c(o[0])[0],
f=i.at(-1)?.[0]??c(o.at(-1))[1];u.edit(p.holder),g!==void 0&&f!==void 0?p.dict.set("Limits",[g,f]):p.dict.delete("Limits")}function N(u){const p=[];for(let i=0;i<
u.length;i+=j)p.push(u.slice(i,i+j));return p}}),70549:((B,P,y)=>{y.d(P,{n:()=>L});function L(M){const j=new WeakMap;return O=>{if(O.hasChanges)return M(O);const A=j.
get(O);if(A)return A.answer;const x=M(O);return j.set(O,{answer:x}),x}}}),9819:((B,P,y)=>{y.d(P,{J7:()=>j,Kd:()=>x,Wo:()=>v,_i:()=>A,b9:()=>O});var L=y(42973),M=y(
45599);class j{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){const{catalog:S,catalogNumber:R,pages:b}=this.document,K=S.get("Pag\
es");h===R||(0,M.i9)(K)&&h===K.number||b.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){this.chased.add(h)}removed(){return this.gone}takeChased(){
const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,M.i9)(h)&&this.gone.has(h.number)}}class O{most;left;constructor(h){this.most=this.left=h.job.
limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,L.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(h,S=new O(h)){this.allowance=S,this.seen=new Uint8Array(
(h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,M.i9)(h))return!0;const{number:S}=h,R=S>>3;if(R>=this.seen.length)return this.beyond.size<this.beyond.add(
S).size;const b=1<<(S&7),K=(this.seen[R]&b)===0;return this.seen[R]|=b,K}}function x(E,h){return(0,M.i9)(E)?E.number:h}function v(E,h){const S=E.catalog.get(h),
R=E.dict(S);return R&&{dict:R,holder:x(S,E.catalogNumber)}}}),33973:((B,P,y)=>{y.d(P,{Gy:()=>K,Rf:()=>T,Ip:()=>N});var L=y(54619),M=y(85368),j=y(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new j.
s;signed=new Set;constructor(e,t,n){this.detail=t,this.strings=n,this.scan.strings=n;const s=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const a=d=>s.
subarray(d*e,(d+1)*e);this.end=a(0),this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(
7)}}var A=y(78157),x=y(79725),v=y(4e4),E=y(39150),h=y(45599);class S{scan=new j.s;ranges=new Map}const R=2;class b{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,n){
this.walked=n,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function K(r,{watched:e}={}){const{markings:t,referrers:n}=await T([r],{watched:e,
detail:!0}),{live:s,via:a}=t[0];return{live:s,via:a,referrers:n}}async function T(r,e={}){const t=new c(r,e);return await t.run(),t}function N(r,{repairs:e}){for(const{
part:t,number:n,value:s}of e)r[t].put(n,s)}const u=100,p=100,i=-2;function o(r){if(r instanceof h.Z6)return r.data.length+o(r.dict);if(Array.isArray(r))return 12*
r.length;if(!(r instanceof h.Bi))return u;let e=30*r.size;for(const t of r.values())Array.isArray(t)&&(e+=12*t.length);return e}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new x.R;strings;alias;constructor(e,{detail:t=!1,strings:n=!1,watched:s,alias:a}){if(this.documents=e,this.strings=
n,this.alias=a,this.markings=e.map(d=>new b(d.size,s!==void 0,f(d,n||t,n))),!!s){this.watched=new Uint8Array(e[0].size);for(const d of s)this.watched[d]=1}}async run(){
const{documents:e,stack:t}=this,[n]=e;for(const[s,a]of n.trailer)s!=="Encrypt"&&this.followValue(0,a);for(;t.length>0;){const s=t.pop(),a=s%e.length,d=n.job.pace.
step(this.follow(a,(s-a)/e.length));d&&await d}for(const{live:s,signed:a,walked:d}of this.markings)for(const w of d.signed)s[w]===1&&a.add(w)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[e],{live:s}=n;if(t>
0&&t<s.length&&s[t]!==0)return;const a=this.documents[e];if(t<=0||t>=s.length||!a.exists(t))return a.missed(t);s[t]=1,this.watched&&(n.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const n=this.documents[e],s=this.markings[e],{walked:a}=s;if(this.current=t,s.count++,n.isChanged(t))return this.
followChanged(n,s,e,t);if(a.done[t]===1)return this.followAgain(n,s,e,t);const{scan:d,detail:w}=a;w||(d.used=0);const k=d.used,D=n.table.kind[t]===L.tL?this.walk(
n,a,t):this.walkPlace(n,t,d);return D<0||d.byteRange&&this.isSignature(a.signed,t)?this.forget(d,k).followRepaired(n,e,t):(s.bytes+=D,w&&(a.from[t]=k,a.to[t]=d.
used,a.valueEnd[t]=this.extent.valueEnd,a.done[t]=1),this.followMarks(e,d,k,d.used,d.lengthStart),p+D)}followChanged(e,t,n,s){const a=e.patched(s);if(!a){const W=e.
edited.get(s);return g(W)||W===null?this.followRepaired(e,n,s):(this.followValue(n,W),t.bytes+=o(W),p)}const{detail:d}=t.walked;if(a.references&&!d&&!e.suspect){
for(let W=a.first;W<a.last;W++)this.visit(n,a.references[W]);return t.bytes+=a.end-a.start,p}const{scan:w,ranges:k}=m(t);d||(w.used=0);const D=w.used,_=this.walkPlace(
e,s,w);return _<0||w.byteRange&&this.isSignature(t.signed,s)?this.forget(w,D).followRepaired(e,n,s):(t.bytes+=_,d&&k.set(s,{from:D,to:w.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,w,D,w.used,w.lengthStart),p+_)}followAgain(e,t,n,s){const{walked:a}=t;return t.bytes+=a.end[s]>0?a.end[s]-e.table.place[s]:u,this.
followMarks(n,a.scan,a.from[s],a.to[s],a.lengthStart[s]),p}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},n,s,a){const d=this.strings?a:i;
for(let w=n;w<s;w+=3)t[w]!==j.A&&t[w+1]!==d&&this.visit(e,t[w])}forget(e,t){return e.used=t,this}followRepaired(e,t,n){const s=e.get(n),a=g(s)?e.resolve(s):s;return a===
null?(this.markings[t].live[n]=R,this.markings[t].count--):this.repair(t,n,a),p}repair(e,t,n){this.repairs.push({part:e,number:t,value:n}),this.followValue(e,n)}followValue(e,t){
const n=[t];for(;n.length>0;){const s=n.pop();if(s instanceof h.oS)this.visit(s instanceof h.rV?s.part:e,s.number);else if(Array.isArray(s))for(const a of s)n.push(
a);else if(s instanceof h.Bi){s.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const a of s.values())n.push(a)}else if(s instanceof h.Z6)for(const[
a,d]of s.dict)a!=="Length"&&n.push(d)}}walk(e,t,n){const{extent:s}=this,{bytes:a}=e,{scan:d}=t,w=e.bodies[n];d.forgetLength();const{kept:k}=this,D=!this.strings&&
e.recallEntries(n,k);D&&d.append(k.scan.marks,k.marksFrom,k.marksTo);const _=D?k.close+2:d.value(a,w,a.length);return _<0||a[_-1]===A.AV||!(0,M.x)(e,_,d,s)||e.suspect&&
!(0,E.D)(a,w,_)||d.doubtful&&(0,v.oC)(a,w,_)?-1:(s.dataStart<0&&(d.lengthStart=-1),t.end[n]=s.end,t.detail&&(t.dataStart[n]=s.dataStart,t.dataEnd[n]=s.dataEnd,t.
lengthStart[n]=d.lengthStart,t.lengthEnd[n]=d.lengthEnd),s.end-e.table.place[n])}walkPlace(e,t,n){const s=e.place(t);if(!s)return-1;const{bytes:a,start:d,end:w}=s;
n.forgetLength();const k=n.value(a,d,w);return n.lengthStart=-1,k<0&&!C(a,d,w)||l(a,d,w)||k>0&&a[k-1]===A.AV||k>=0&&(0,A.AN)(a,k,w)<w||e.suspect&&!(0,E.D)(a,d,w)||
n.doubtful&&(0,v.oC)(a,d,w)?-1:(this.extent.valueEnd=k<0?w:k,w-d)}}const g=r=>r instanceof h.oS&&!(r instanceof h.rV);function f(r,e,t){const n=r.walked;if(n?.strings===
t)return n;const s=new O(r.size,e,t);return e&&(r.walked=s),s}function m(r){return r.patches||(r.patches=new S,r.patches.scan.strings=r.walked.strings),r.patches}
function l(r,e,t){const n=(0,A.AN)(r,e,t);return n>=t||r[n]===A.yq&&(0,A.wb)(r,n,"null")}function C(r,e,t){for(let n=e;n<t;n++)if("<([/%".includes(String.fromCharCode(
r[n])))return!1;return!0}}),21996:((B,P,y)=>{y.d(P,{Av:()=>R,RJ:()=>T,V3:()=>K,vb:()=>N,zx:()=>S});var L=y(54619),M=y(93604),j=y(78157),O=y(88500);const A=2048,
x=65536,v=1<<20,E=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function S(i,o){const{found:c,all:g}=await b(i,o),f=m=>[...new Set([...m,...g])].sort((l,C)=>l-
C);return Object.fromEntries(o.map(m=>[m,f(c[m])]))}async function R(i,o){const{found:c,all:g}=await b(i,o);for(const f of Object.values(c))for(const m of f)g.add(
m);return g}async function b(i,o){const c=o.map(l=>{const[C="",...r]=[...l].map(t=>t.replace(/\W/,"\\$&")),e=/\W/.test(l)?h:"\\w";return`${C}(?:${r.join("")}|${e}\
{0,${Math.max(0,l.length-2)}}#)`}),g=new RegExp(`/(?:${c.join("|")}|#)`,"g"),f=Object.fromEntries(o.map(l=>[l,new Set])),m=new Set;await T(i,(l,C,r,e)=>{const t=l.
toString("latin1",C,r);g.lastIndex=0;for(let n=g.exec(t);n;n=g.exec(t)){const s=e(C+n.index);s!==void 0&&(n[0].endsWith("#")?m.add(s):f[n[0].slice(1)].add(s))}});
for(const l of N(i))m.add(l);return{found:f,all:m}}async function K(i,o){const c=await S(i,o);return[...new Set(Object.values(c).flat())].sort((g,f)=>g-f)}async function T(i,o){
const{bytes:c,table:g}=i,f=u(i),m=new Int32Array(f.length);for(let t=0;t<f.length;t++)m[t]=g.place[f[t]];const l=(0,j.bS)(c),C=t=>f[(0,M.M)(m,t)-1],r=new O.s;let e=0;
for(let t=0;t<f.length;t++){const n=t+1===f.length,s=n?c.length:m[t+1],a=s-m[t]>A;if(!a&&!n&&s-e<x)continue;if(a){m[t]>e&&o(l,e,m[t],C),r.reset();const w=r.value(
c,i.bodies[f[t]],s);o(l,m[t],w<0?s:w,C)}else o(l,e,s,C);const d=i.job.pace.step(Math.min(s-e,x));d&&await d,e=s}for(const[t,n]of p(i)){const s=i.objectStream(t);
if(!s)continue;const a=new Set(n),{starts:d,numbers:w,data:k}=s,D=_=>{const W=w[(0,M.M)(d,_)-1];return W!==void 0&&a.has(W)?W:void 0};for(let _=0;_<k.length;_+=
v){o((0,j.bS)(k),_,Math.min(_+v+E,k.length),D);const W=i.job.pace.step(4*v);W&&await W}}}function*N(i){for(let o=1;i.hasChanges&&o<i.size;o++)i.isChanged(o)&&i.
exists(o)&&(yield o)}function u(i){const{table:o,hasChanges:c}=i,g=[];let f=!0,m=-1;for(let l=1;l<o.size;l++){if(o.kind[l]!==L.tL||c&&i.isChanged(l))continue;const C=o.
place[l];f&&=C>=m,m=C,g.push(l)}return f?g:g.sort((l,C)=>o.place[l]-o.place[C])}function p(i){const{table:o,hasChanges:c}=i,g=new Map;for(let f=1;f<o.size;f++){
if(o.kind[f]!==L.UT||c&&i.isChanged(f))continue;const m=o.place[f],l=g.get(m);l?l.push(f):g.set(m,[f])}return g}}),90536:((B,P,y)=>{y.d(P,{C:()=>M,L:()=>j});var L=y(
45599);function M(O,A){const x=[O];for(;x.length>0;){const v=x.pop(),E=v instanceof L.Z6?v.dict:v;if(Array.isArray(E))for(const h of E)x.push(h);else if(E instanceof
L.Bi){A(E);for(const h of E.values())x.push(h)}}}function j(O,A){const x=[];return M(O,v=>{x.length===0&&A(v)&&x.push(v)}),x.length>0}}),93604:((B,P,y)=>{y.d(P,
{B:()=>L,M:()=>M});const L=(O,A)=>j(O,A,!1),M=(O,A)=>j(O,A,!0);function j(O,A,x){let[v,E]=[0,O.length];for(;v<E;){const h=v+E>>1,S=O[h];S<A||x&&S===A?v=h+1:E=h}
return v}})};
