"use strict";exports.id=3278,exports.ids=[3278],exports.modules={45657:((_,K,g)=>{g.d(K,{Kf:()=>A,RZ:()=>M,YG:()=>k});function M(v,w){for(const S of w)v.push(S)}const A=v=>{
let w=-1/0;for(const S of v)w=Math.max(w,S);return w},k=v=>{let w=1/0;for(const S of v)w=Math.min(w,S);return w}}),35262:((_,K,g)=>{g.r(K),g.d(K,{extract_attachments:()=>R});
var M=g(12237),A=g(43576),k=g(45059),v=g(38982),w=g(34378);function S(E,{single:j=!1,folded:T=!1}={}){const P=N=>[...T?(0,w.w)(N).toLowerCase():N],L=P(E);return N=>{
const i=P(N);let[o,d]=[0,0],[l,c]=[-1,0];for(;d<i.length;)if(o<L.length&&L[o]==="*")l=o++,c=d;else if(o<L.length&&(j&&L[o]==="?"||L[o]===i[d]))o++,d++;else if(l>=
0)o=l+1,d=++c;else return!1;for(;L[o]==="*";)o++;return o===L.length}}const R=async(E,j,T)=>{const P=await(0,M.E)(E.bytes,T,{password:j.open_password}),L=await(0,k.
_)(P),N=S(j.name_pattern??"*",{single:!0,folded:!0}),i=L.map(({name:c},p)=>(0,A.jC)(c??"",A.zE,`attachment-${p+1}`)),o=[...L.keys()].filter(c=>N(i[c])||N(L[c].name??
"")),d=(0,A.NL)(o.map(c=>i[c]),A.zE),l=[];for(const[c,p]of o.entries()){const f=L[p],x=await P.decodedAtEase(f.stream),y=d[c],b=f.mimeType??(0,v.c)(y),r=await T.
onResult({index:c,name:y,bytes:x});l.push({name:y,bytes:r,mediaType:b,facts:O(f,x.length,b)});const e=T.pace.step(x.length);e&&await e}return{documents:[],files:l,
notes:h(L.length,l.length),facts:{attachmentCount:l.length}}};function O({name:E,description:j,relationship:T,page:P},L,N){return{size:L,mimeType:N,...E===null?
{}:{originalName:E},...j===null?{}:{description:j},...T===null?{}:{relationship:T},...P===null?{}:{page:P}}}function h(E,j){return j>0?[]:[{code:"no_attachments",
message:E===0?"The document has no attachments.":E===1?"The name of the one attachment does not match name_pattern.":`None of the ${E} attachments of the docume\
nt has a name that matches name_pattern.`,...E===0?{}:{mentions:["name_pattern"]}}]}}),38982:((_,K,g)=>{g.d(K,{c:()=>k});const M={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},A="application/octet-stream";function k(v){const w=/\.([^.]+)$/.exec(v)?.[1]?.toLowerCase()??"";return Object.
hasOwn(M,w)?M[w]:A}}),81077:((_,K,g)=>{g.d(K,{AN:()=>h,BX:()=>S,H6:()=>R,MN:()=>O,Pu:()=>v,Zc:()=>w});var M=g(45599),A=g(9819);const k=64,v=i=>typeof i=="number"?
String(i):Buffer.from(i.bytes).toString("latin1");async function w(i,o,d){const l=[];for(const c of await j(i,o,0,d)){for(const f of P(i,c,d))l.push(f);const p=i.
job.pace.step(E);p&&await p}return l}async function S(i,o,d,l,c,p){const f=await j(i,o,d,l,p);for(let x=f.length-1;x>=0;x--){const y=f[x],b=P(i,y,l),r=b.filter(
([s,a])=>!c(s,a)),e=i.job.pace.step(E+b.length*E);e&&await e,r.length<b.length&&(i.edit(y.holder),y.dict.set(l,r.flat()),y.changed=!0);for(const s of y.repeats)
i.edit(y.holder),y.dict.delete(s),y.changed=!0;if(y.emptyKids){const s=(i.array(y.dict.get("Kids"))??[]).filter(a=>!y.emptyKids.has(i.dict(a)));i.edit(y.holder),
y.dict.set("Kids",s),y.changed=!0}if(!y.changed)continue;const t=i.array(y.dict.get("Kids"))??[];y.empty=r.length===0&&t.length===0;const n=y.parent;n&&(n.changed=
!0,y.empty?(n.emptyKids??=new Set).add(y.dict):L(i,y,r,t))}return f[0]?.empty??!1}function R(i,o,d){if(o.length<=k)return(0,M.jd)({[d]:o.flat()});let l=[];for(const c of N(
o)){const[p,f]=[c[0][0],c.at(-1)[0]];l.push({ref:i.add((0,M.jd)({Limits:[p,f],[d]:c.flat()})),low:p,high:f})}for(;l.length>k;)l=N(l).map(c=>{const[p,f]=[c[0].low,
c.at(-1).high];return{ref:i.add((0,M.jd)({Limits:[p,f],Kids:c.map(({ref:x})=>x)})),low:p,high:f}});return(0,M.jd)({Kids:l.map(({ref:c})=>c)})}const O=(i,o)=>R(i,
h([...o].map(([d,l])=>[(0,M.Px)(d),l])),"Names");function h(i){return i.map(o=>({entry:o,key:v(o[0])})).sort((o,d)=>o.key<d.key?-1:o.key>d.key?1:0).map(({entry:o})=>o)}
const E=100;async function j(i,o,d,l,c){const p=new A.b9(i),f=new Set,x=r=>f.size<f.add(r).size,y=[],b=[{value:o??null,holder:d,parent:void 0}];for(let r=b.pop();r!==
void 0;r=b.pop()){p.spend(1);const e=i.dict(r.value);if(!e||!x(e)||c&&r.parent&&!T(i,e,c))continue;const t=[],n=C=>{const D=i.array(e.get(C));return!D||x(D)?D??
[]:(t.push(C),[])},s=n(l).length>>1,a=n("Kids"),u={dict:e,holder:(0,A.Kd)(r.value,r.holder),parent:r.parent,repeats:t};y.push(u),p.spend(s);for(let C=a.length-1;C>=
0;C--)b.push({value:a[C],holder:(0,A.Kd)(e.get("Kids"),u.holder),parent:u});const m=i.job.pace.step(E+s*E);m&&await m}return y}function T(i,o,d){const[l,c]=i.array(
o.get("Limits"))??[];return typeof l!="number"||typeof c!="number"||d(l,c)}function P(i,{dict:o,repeats:d},l){const c=d.includes(l)?void 0:i.array(o.get(l));if(!c)
return[];const p=[];for(let f=0;f+1<c.length;f+=2){const x=i.resolve(c[f]);(l==="Names"?x instanceof M.Mx:typeof x=="number")&&p.push([x,c[f+1]])}return p}function L(i,o,d,l){
const c=x=>i.array(i.dict(x)?.get("Limits"))??[],p=d[0]?.[0]??c(l[0])[0],f=d.at(-1)?.[0]??c(l.at(-1))[1];i.edit(o.holder),p!==void 0&&f!==void 0?o.dict.set("Lim\
its",[p,f]):o.dict.delete("Limits")}function N(i){const o=[];for(let d=0;d<i.length;d+=k)o.push(i.slice(d,d+k));return o}}),70549:((_,K,g)=>{g.d(K,{n:()=>M});function M(A){
const k=new WeakMap;return v=>{if(v.hasChanges)return A(v);const w=k.get(v);if(w)return w.answer;const S=A(v);return k.set(v,{answer:S}),S}}}),9819:((_,K,g)=>{g.
d(K,{J7:()=>k,Kd:()=>S,Wo:()=>R,_i:()=>w,b9:()=>v});var M=g(42973),A=g(45599);class k{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){
const{catalog:E,catalogNumber:j,pages:T}=this.document,P=E.get("Pages");h===j||(0,A.i9)(P)&&h===P.number||T.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){
this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,A.i9)(h)&&this.gone.has(h.number)}}
class v{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(h,E=new v(
h)){this.allowance=E,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,A.i9)(h))return!0;const{number:E}=h,j=E>>3;if(j>=this.seen.
length)return this.beyond.size<this.beyond.add(E).size;const T=1<<(E&7),P=(this.seen[j]&T)===0;return this.seen[j]|=T,P}}function S(O,h){return(0,A.i9)(O)?O.number:
h}function R(O,h){const E=O.catalog.get(h),j=O.dict(E);return j&&{dict:j,holder:S(E,O.catalogNumber)}}}),33973:((_,K,g)=>{g.d(K,{Gy:()=>P,Rf:()=>L,Ip:()=>N});var M=g(
54619),A=g(85368),k=g(88500);class v{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new k.s;signed=new Set;constructor(e,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const s=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const a=u=>s.subarray(u*e,(u+1)*e);this.end=a(0),
this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}}var w=g(78157),S=g(79725),R=g(4e4),
O=g(39150),h=g(45599);class E{scan=new k.s;ranges=new Map}const j=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,n){this.walked=
n,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function P(r,{watched:e}={}){const{markings:t,referrers:n}=await L([r],{watched:e,detail:!0}),
{live:s,via:a}=t[0];return{live:s,via:a,referrers:n}}async function L(r,e={}){const t=new c(r,e);return await t.run(),t}function N(r,{repairs:e}){for(const{part:t,
number:n,value:s}of e)r[t].put(n,s)}const i=100,o=100,d=-2;function l(r){if(r instanceof h.Z6)return r.data.length+l(r.dict);if(Array.isArray(r))return 12*r.length;
if(!(r instanceof h.Bi))return i;let e=30*r.size;for(const t of r.values())Array.isArray(t)&&(e+=12*t.length);return e}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new S.R;strings;alias;constructor(e,{detail:t=!1,strings:n=!1,watched:s,alias:a}){if(this.documents=e,this.strings=
n,this.alias=a,this.markings=e.map(u=>new T(u.size,s!==void 0,f(u,n||t,n))),!!s){this.watched=new Uint8Array(e[0].size);for(const u of s)this.watched[u]=1}}async run(){
const{documents:e,stack:t}=this,[n]=e;for(const[s,a]of n.trailer)s!=="Encrypt"&&this.followValue(0,a);for(;t.length>0;){const s=t.pop(),a=s%e.length,u=n.job.pace.
step(this.follow(a,(s-a)/e.length));u&&await u}for(const{live:s,signed:a,walked:u}of this.markings)for(const m of u.signed)s[m]===1&&a.add(m)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[e],{live:s}=n;if(t>
0&&t<s.length&&s[t]!==0)return;const a=this.documents[e];if(t<=0||t>=s.length||!a.exists(t))return a.missed(t);s[t]=1,this.watched&&(n.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const n=this.documents[e],s=this.markings[e],{walked:a}=s;if(this.current=t,s.count++,n.isChanged(t))return this.
followChanged(n,s,e,t);if(a.done[t]===1)return this.followAgain(n,s,e,t);const{scan:u,detail:m}=a;m||(u.used=0);const C=u.used,D=n.table.kind[t]===M.tL?this.walk(
n,a,t):this.walkPlace(n,t,u);return D<0||u.byteRange&&this.isSignature(a.signed,t)?this.forget(u,C).followRepaired(n,e,t):(s.bytes+=D,m&&(a.from[t]=C,a.to[t]=u.
used,a.valueEnd[t]=this.extent.valueEnd,a.done[t]=1),this.followMarks(e,u,C,u.used,u.lengthStart),o+D)}followChanged(e,t,n,s){const a=e.patched(s);if(!a){const B=e.
edited.get(s);return p(B)||B===null?this.followRepaired(e,n,s):(this.followValue(n,B),t.bytes+=l(B),o)}const{detail:u}=t.walked;if(a.references&&!u&&!e.suspect){
for(let B=a.first;B<a.last;B++)this.visit(n,a.references[B]);return t.bytes+=a.end-a.start,o}const{scan:m,ranges:C}=x(t);u||(m.used=0);const D=m.used,W=this.walkPlace(
e,s,m);return W<0||m.byteRange&&this.isSignature(t.signed,s)?this.forget(m,D).followRepaired(e,n,s):(t.bytes+=W,u&&C.set(s,{from:D,to:m.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,m,D,m.used,m.lengthStart),o+W)}followAgain(e,t,n,s){const{walked:a}=t;return t.bytes+=a.end[s]>0?a.end[s]-e.table.place[s]:i,this.
followMarks(n,a.scan,a.from[s],a.to[s],a.lengthStart[s]),o}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},n,s,a){const u=this.strings?a:d;
for(let m=n;m<s;m+=3)t[m]!==k.A&&t[m+1]!==u&&this.visit(e,t[m])}forget(e,t){return e.used=t,this}followRepaired(e,t,n){const s=e.get(n),a=p(s)?e.resolve(s):s;return a===
null?(this.markings[t].live[n]=j,this.markings[t].count--):this.repair(t,n,a),o}repair(e,t,n){this.repairs.push({part:e,number:t,value:n}),this.followValue(e,n)}followValue(e,t){
const n=[t];for(;n.length>0;){const s=n.pop();if(s instanceof h.oS)this.visit(s instanceof h.rV?s.part:e,s.number);else if(Array.isArray(s))for(const a of s)n.push(
a);else if(s instanceof h.Bi){s.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const a of s.values())n.push(a)}else if(s instanceof h.Z6)for(const[
a,u]of s.dict)a!=="Length"&&n.push(u)}}walk(e,t,n){const{extent:s}=this,{bytes:a}=e,{scan:u}=t,m=e.bodies[n];u.forgetLength();const{kept:C}=this,D=!this.strings&&
e.recallEntries(n,C);D&&u.append(C.scan.marks,C.marksFrom,C.marksTo);const W=D?C.close+2:u.value(a,m,a.length);return W<0||a[W-1]===w.AV||!(0,A.x)(e,W,u,s)||e.suspect&&
!(0,O.D)(a,m,W)||u.doubtful&&(0,R.oC)(a,m,W)?-1:(s.dataStart<0&&(u.lengthStart=-1),t.end[n]=s.end,t.detail&&(t.dataStart[n]=s.dataStart,t.dataEnd[n]=s.dataEnd,t.
lengthStart[n]=u.lengthStart,t.lengthEnd[n]=u.lengthEnd),s.end-e.table.place[n])}walkPlace(e,t,n){const s=e.place(t);if(!s)return-1;const{bytes:a,start:u,end:m}=s;
n.forgetLength();const C=n.value(a,u,m);return n.lengthStart=-1,C<0&&!b(a,u,m)||y(a,u,m)||C>0&&a[C-1]===w.AV||C>=0&&(0,w.AN)(a,C,m)<m||e.suspect&&!(0,O.D)(a,u,m)||
n.doubtful&&(0,R.oC)(a,u,m)?-1:(this.extent.valueEnd=C<0?m:C,m-u)}}const p=r=>r instanceof h.oS&&!(r instanceof h.rV);function f(r,e,t){const n=r.walked;if(n?.strings===
t)return n;const s=new v(r.size,e,t);return e&&(r.walked=s),s}function x(r){return r.patches||(r.patches=new E,r.patches.scan.strings=r.walked.strings),r.patches}
function y(r,e,t){const n=(0,w.AN)(r,e,t);return n>=t||r[n]===w.yq&&(0,w.wb)(r,n,"null")}function b(r,e,t){for(let n=e;n<t;n++)if("<([/%".includes(String.fromCharCode(
r[n])))return!1;return!0}}),21996:((_,K,g)=>{g.d(K,{Av:()=>h,RJ:()=>T,V3:()=>j,vb:()=>P,zx:()=>O});var M=g(54619),A=g(93604),k=g(78157),v=g(88500);const w=2048,
S=65536,R="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function O(i,o){const{found:d,all:l}=await E(i,o),c=p=>[...new Set([...p,...l])].sort((f,x)=>f-x);return Object.
fromEntries(o.map(p=>[p,c(d[p])]))}async function h(i,o){const{found:d,all:l}=await E(i,o);for(const c of Object.values(d))for(const p of c)l.add(p);return l}async function E(i,o){
const d=o.map(f=>{const[x="",...y]=[...f].map(r=>r.replace(/\W/,"\\$&")),b=/\W/.test(f)?R:"\\w";return`${x}(?:${y.join("")}|${b}{0,${Math.max(0,f.length-2)}}#)`}),
l=new RegExp(`/(?:${d.join("|")}|#)`,"g"),c=Object.fromEntries(o.map(f=>[f,new Set])),p=new Set;await T(i,(f,x,y,b)=>{const r=f.toString("latin1",x,y);l.lastIndex=
0;for(let e=l.exec(r);e;e=l.exec(r)){const t=b(x+e.index);t!==void 0&&(e[0].endsWith("#")?p.add(t):c[e[0].slice(1)].add(t))}});for(const f of P(i))p.add(f);return{
found:c,all:p}}async function j(i,o){const d=await O(i,o);return[...new Set(Object.values(d).flat())].sort((l,c)=>l-c)}async function T(i,o){const{bytes:d,table:l}=i,
c=L(i),p=new Int32Array(c.length);for(let r=0;r<c.length;r++)p[r]=l.place[c[r]];const f=(0,k.bS)(d),x=r=>c[(0,A.M)(p,r)-1],y=new v.s;let b=0;for(let r=0;r<c.length;r++){
const e=r+1===c.length,t=e?d.length:p[r+1],n=t-p[r]>w;if(!n&&!e&&t-b<S)continue;if(n){p[r]>b&&o(f,b,p[r],x),y.reset();const a=y.value(d,i.bodies[c[r]],t);o(f,p[r],
a<0?t:a,x)}else o(f,b,t,x);const s=i.job.pace.step(Math.min(t-b,S));s&&await s,b=t}for(const[r,e]of N(i)){const t=i.objectStream(r);if(!t)continue;const n=new Set(
e),{starts:s}=t;o((0,k.bS)(t.data),0,t.data.length,u=>{const m=t.numbers[(0,A.M)(s,u)-1];return m!==void 0&&n.has(m)?m:void 0});const a=i.job.pace.step(t.data.length);
a&&await a}}function*P(i){for(let o=1;i.hasChanges&&o<i.size;o++)i.isChanged(o)&&i.exists(o)&&(yield o)}function L(i){const{table:o,hasChanges:d}=i,l=[];let c=!0,
p=-1;for(let f=1;f<o.size;f++){if(o.kind[f]!==M.tL||d&&i.isChanged(f))continue;const x=o.place[f];c&&=x>=p,p=x,l.push(f)}return c?l:l.sort((f,x)=>o.place[f]-o.place[x])}
function N(i){const{table:o,hasChanges:d}=i,l=new Map;for(let c=1;c<o.size;c++){if(o.kind[c]!==M.UT||d&&i.isChanged(c))continue;const p=o.place[c],f=l.get(p);f?
f.push(c):l.set(p,[c])}return l}}),90536:((_,K,g)=>{g.d(K,{C:()=>A,L:()=>k});var M=g(45599);function A(v,w){const S=[v];for(;S.length>0;){const R=S.pop(),O=R instanceof
M.Z6?R.dict:R;if(Array.isArray(O))for(const h of O)S.push(h);else if(O instanceof M.Bi){w(O);for(const h of O.values())S.push(h)}}}function k(v,w){const S=[];return A(
v,R=>{S.length===0&&w(R)&&S.push(R)}),S.length>0}}),93604:((_,K,g)=>{g.d(K,{B:()=>M,M:()=>A});const M=(v,w)=>k(v,w,!1),A=(v,w)=>k(v,w,!0);function k(v,w,S){let[
R,O]=[0,v.length];for(;R<O;){const h=R+O>>1,E=v[h];E<w||S&&E===w?R=h+1:O=h}return R}})};
