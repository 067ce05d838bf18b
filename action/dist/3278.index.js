"use strict";exports.id=3278,exports.ids=[3278],exports.modules={45657:((_,K,g)=>{g.d(K,{Kf:()=>C,RZ:()=>k,YG:()=>S,vH:()=>M});function k(w,y){for(const A of y)w.push(A)}function M(w,y,A){
const O=w.get(y);O?O.push(A):w.set(y,[A])}const C=w=>{let y=-1/0;for(const A of w)y=Math.max(y,A);return y},S=w=>{let y=1/0;for(const A of w)y=Math.min(y,A);return y}}),
35262:((_,K,g)=>{g.r(K),g.d(K,{extract_attachments:()=>A});var k=g(92356),M=g(43576),C=g(45059),S=g(38982),w=g(34378);function y(E,{single:L=!1,folded:b=!1}={}){
const P=N=>[...b?(0,w.w)(N).toLowerCase():N],T=P(E);return N=>{const i=P(N);let[o,d]=[0,0],[l,c]=[-1,0];for(;d<i.length;)if(o<T.length&&T[o]==="*")l=o++,c=d;else if(o<
T.length&&(L&&T[o]==="?"||T[o]===i[d]))o++,d++;else if(l>=0)o=l+1,d=++c;else return!1;for(;T[o]==="*";)o++;return o===T.length}}const A=async(E,L,b)=>{const P=await(0,k.
E)(E.bytes,b,{password:L.open_password}),T=await(0,C._)(P),N=y(L.name_pattern??"*",{single:!0,folded:!0}),i=T.map(({name:c},p)=>(0,M.jC)(c??"",M.zE,`attachment-${p+
1}`)),o=[...T.keys()].filter(c=>N(i[c])||N(T[c].name??"")),d=(0,M.NL)(o.map(c=>i[c]),M.zE),l=[];for(const[c,p]of o.entries()){const f=T[p],x=await P.decodedAtEase(
f.stream),v=d[c],R=f.mimeType??(0,S.c)(v),r=await b.onResult({index:c,name:v,bytes:x});l.push({name:v,bytes:r,mediaType:R,facts:O(f,x.length,R)});const e=b.pace.
step(x.length);e&&await e}return{documents:[],files:l,notes:h(T.length,l.length),facts:{attachmentCount:l.length}}};function O({name:E,description:L,relationship:b,
page:P},T,N){return{size:T,mimeType:N,...E===null?{}:{originalName:E},...L===null?{}:{description:L},...b===null?{}:{relationship:b},...P===null?{}:{page:P}}}function h(E,L){
return L>0?[]:[{code:"no_attachments",message:E===0?"The document has no attachments.":E===1?"The name of the one attachment does not match name_pattern.":`None\
 of the ${E} attachments of the document has a name that matches name_pattern.`,...E===0?{}:{mentions:["name_pattern"]}}]}}),38982:((_,K,g)=>{g.d(K,{c:()=>C});const k={
csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"\
application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/\
mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"appli\
cation/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"imag\
e/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sh\
eet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},M="application/octet-stream";function C(S){const w=/\.([^.]+)$/.exec(S)?.[1]?.
toLowerCase()??"";return Object.hasOwn(k,w)?k[w]:M}}),81077:((_,K,g)=>{g.d(K,{AN:()=>h,BX:()=>y,H6:()=>A,MN:()=>O,Pu:()=>S,Zc:()=>w});var k=g(45599),M=g(9819);const C=64,
S=i=>typeof i=="number"?String(i):Buffer.from(i.bytes).toString("latin1");async function w(i,o,d){const l=[];for(const c of await L(i,o,0,d)){for(const f of P(i,
c,d))l.push(f);const p=i.job.pace.step(E);p&&await p}return l}async function y(i,o,d,l,c,p){const f=await L(i,o,d,l,p);for(let x=f.length-1;x>=0;x--){const v=f[x],
R=P(i,v,l),r=R.filter(([s,a])=>!c(s,a)),e=i.job.pace.step(E+R.length*E);e&&await e,r.length<R.length&&(i.edit(v.holder),v.dict.set(l,r.flat()),v.changed=!0);for(const s of v.
repeats)i.edit(v.holder),v.dict.delete(s),v.changed=!0;if(v.emptyKids){const s=(i.array(v.dict.get("Kids"))??[]).filter(a=>!v.emptyKids.has(i.dict(a)));i.edit(v.
holder),v.dict.set("Kids",s),v.changed=!0}if(!v.changed)continue;const t=i.array(v.dict.get("Kids"))??[];v.empty=r.length===0&&t.length===0;const n=v.parent;n&&
(n.changed=!0,v.empty?(n.emptyKids??=new Set).add(v.dict):T(i,v,r,t))}return f[0]?.empty??!1}function A(i,o,d){if(o.length<=C)return(0,k.jd)({[d]:o.flat()});let l=[];
for(const c of N(o)){const[p,f]=[c[0][0],c.at(-1)[0]];l.push({ref:i.add((0,k.jd)({Limits:[p,f],[d]:c.flat()})),low:p,high:f})}for(;l.length>C;)l=N(l).map(c=>{const[
p,f]=[c[0].low,c.at(-1).high];return{ref:i.add((0,k.jd)({Limits:[p,f],Kids:c.map(({ref:x})=>x)})),low:p,high:f}});return(0,k.jd)({Kids:l.map(({ref:c})=>c)})}const O=(i,o)=>A(
i,h([...o].map(([d,l])=>[(0,k.Px)(d),l])),"Names");function h(i){return i.map(o=>({entry:o,key:S(o[0])})).sort((o,d)=>o.key<d.key?-1:o.key>d.key?1:0).map(({entry:o})=>o)}
const E=100;async function L(i,o,d,l,c){const p=new M.b9(i),f=new Set,x=r=>f.size<f.add(r).size,v=[],R=[{value:o??null,holder:d,parent:void 0}];for(let r=R.pop();r!==
void 0;r=R.pop()){p.spend(1);const e=i.dict(r.value);if(!e||!x(e)||c&&r.parent&&!b(i,e,c))continue;const t=[],n=j=>{const D=i.array(e.get(j));return!D||x(D)?D??
[]:(t.push(j),[])},s=n(l).length>>1,a=n("Kids"),u={dict:e,holder:(0,M.Kd)(r.value,r.holder),parent:r.parent,repeats:t};v.push(u),p.spend(s);for(let j=a.length-1;j>=
0;j--)R.push({value:a[j],holder:(0,M.Kd)(e.get("Kids"),u.holder),parent:u});const m=i.job.pace.step(E+s*E);m&&await m}return v}function b(i,o,d){const[l,c]=i.array(
o.get("Limits"))??[];return typeof l!="number"||typeof c!="number"||d(l,c)}function P(i,{dict:o,repeats:d},l){const c=d.includes(l)?void 0:i.array(o.get(l));if(!c)
return[];const p=[];for(let f=0;f+1<c.length;f+=2){const x=i.resolve(c[f]);(l==="Names"?x instanceof k.Mx:typeof x=="number")&&p.push([x,c[f+1]])}return p}function T(i,o,d,l){
const c=x=>i.array(i.dict(x)?.get("Limits"))??[],p=d[0]?.[0]??c(l[0])[0],f=d.at(-1)?.[0]??c(l.at(-1))[1];i.edit(o.holder),p!==void 0&&f!==void 0?o.dict.set("Lim\
its",[p,f]):o.dict.delete("Limits")}function N(i){const o=[];for(let d=0;d<i.length;d+=C)o.push(i.slice(d,d+C));return o}}),70549:((_,K,g)=>{g.d(K,{n:()=>k});function k(M){
const C=new WeakMap;return S=>{if(S.hasChanges)return M(S);const w=C.get(S);if(w)return w.answer;const y=M(S);return C.set(S,{answer:y}),y}}}),9819:((_,K,g)=>{g.
d(K,{J7:()=>C,Kd:()=>y,Wo:()=>A,_i:()=>w,b9:()=>S});var k=g(42973),M=g(45599);class C{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){
const{catalog:E,catalogNumber:L,pages:b}=this.document,P=E.get("Pages");h===L||(0,M.i9)(P)&&h===P.number||b.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){
this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,M.i9)(h)&&this.gone.has(h.number)}}
class S{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,k.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(h,E=new S(
h)){this.allowance=E,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,M.i9)(h))return!0;const{number:E}=h,L=E>>3;if(L>=this.seen.
length)return this.beyond.size<this.beyond.add(E).size;const b=1<<(E&7),P=(this.seen[L]&b)===0;return this.seen[L]|=b,P}}function y(O,h){return(0,M.i9)(O)?O.number:
h}function A(O,h){const E=O.catalog.get(h),L=O.dict(E);return L&&{dict:L,holder:y(E,O.catalogNumber)}}}),33973:((_,K,g)=>{g.d(K,{Gy:()=>P,Rf:()=>T,Ip:()=>N});var k=g(
54619),M=g(85368),C=g(88500);class S{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new C.s;signed=new Set;constructor(e,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const s=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const a=u=>s.subarray(u*e,(u+1)*e);this.end=a(0),
this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}}var w=g(78157),y=g(79725),A=g(4e4),
O=g(39150),h=g(45599);class E{scan=new C.s;ranges=new Map}const L=2;class b{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,n){this.walked=
n,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function P(r,{watched:e}={}){const{markings:t,referrers:n}=await T([r],{watched:e,detail:!0}),
{live:s,via:a}=t[0];return{live:s,via:a,referrers:n}}async function T(r,e={}){const t=new c(r,e);return await t.run(),t}function N(r,{repairs:e}){for(const{part:t,
number:n,value:s}of e)r[t].put(n,s)}const i=100,o=100,d=-2;function l(r){if(r instanceof h.Z6)return r.data.length+l(r.dict);if(Array.isArray(r))return 12*r.length;
if(!(r instanceof h.Bi))return i;let e=30*r.size;for(const t of r.values())Array.isArray(t)&&(e+=12*t.length);return e}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new y.R;strings;alias;constructor(e,{detail:t=!1,strings:n=!1,watched:s,alias:a}){if(this.documents=e,this.strings=
n,this.alias=a,this.markings=e.map(u=>new b(u.size,s!==void 0,f(u,n||t,n))),!!s){this.watched=new Uint8Array(e[0].size);for(const u of s)this.watched[u]=1}}async run(){
const{documents:e,stack:t}=this,[n]=e;for(const[s,a]of n.trailer)s!=="Encrypt"&&this.followValue(0,a);for(;t.length>0;){const s=t.pop(),a=s%e.length,u=n.job.pace.
step(this.follow(a,(s-a)/e.length));u&&await u}for(const{live:s,signed:a,walked:u}of this.markings)for(const m of u.signed)s[m]===1&&a.add(m)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[e],{live:s}=n;if(t>
0&&t<s.length&&s[t]!==0)return;const a=this.documents[e];if(t<=0||t>=s.length||!a.exists(t))return a.missed(t);s[t]=1,this.watched&&(n.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const n=this.documents[e],s=this.markings[e],{walked:a}=s;if(this.current=t,s.count++,n.isChanged(t))return this.
followChanged(n,s,e,t);if(a.done[t]===1)return this.followAgain(n,s,e,t);const{scan:u,detail:m}=a;m||(u.used=0);const j=u.used,D=n.table.kind[t]===k.tL?this.walk(
n,a,t):this.walkPlace(n,t,u);return D<0||u.byteRange&&this.isSignature(a.signed,t)?this.forget(u,j).followRepaired(n,e,t):(s.bytes+=D,m&&(a.from[t]=j,a.to[t]=u.
used,a.valueEnd[t]=this.extent.valueEnd,a.done[t]=1),this.followMarks(e,u,j,u.used,u.lengthStart),o+D)}followChanged(e,t,n,s){const a=e.patched(s);if(!a){const B=e.
edited.get(s);return p(B)||B===null?this.followRepaired(e,n,s):(this.followValue(n,B),t.bytes+=l(B),o)}const{detail:u}=t.walked;if(a.references&&!u&&!e.suspect){
for(let B=a.first;B<a.last;B++)this.visit(n,a.references[B]);return t.bytes+=a.end-a.start,o}const{scan:m,ranges:j}=x(t);u||(m.used=0);const D=m.used,W=this.walkPlace(
e,s,m);return W<0||m.byteRange&&this.isSignature(t.signed,s)?this.forget(m,D).followRepaired(e,n,s):(t.bytes+=W,u&&j.set(s,{from:D,to:m.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,m,D,m.used,m.lengthStart),o+W)}followAgain(e,t,n,s){const{walked:a}=t;return t.bytes+=a.end[s]>0?a.end[s]-e.table.place[s]:i,this.
followMarks(n,a.scan,a.from[s],a.to[s],a.lengthStart[s]),o}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},n,s,a){const u=this.strings?a:d;
for(let m=n;m<s;m+=3)t[m]!==C.A&&t[m+1]!==u&&this.visit(e,t[m])}forget(e,t){return e.used=t,this}followRepaired(e,t,n){const s=e.get(n),a=p(s)?e.resolve(s):s;return a===
null?(this.markings[t].live[n]=L,this.markings[t].count--):this.repair(t,n,a),o}repair(e,t,n){this.repairs.push({part:e,number:t,value:n}),this.followValue(e,n)}followValue(e,t){
const n=[t];for(;n.length>0;){const s=n.pop();if(s instanceof h.oS)this.visit(s instanceof h.rV?s.part:e,s.number);else if(Array.isArray(s))for(const a of s)n.push(
a);else if(s instanceof h.Bi){s.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const a of s.values())n.push(a)}else if(s instanceof h.Z6)for(const[
a,u]of s.dict)a!=="Length"&&n.push(u)}}walk(e,t,n){const{extent:s}=this,{bytes:a}=e,{scan:u}=t,m=e.bodies[n];u.forgetLength();const{kept:j}=this,D=!this.strings&&
e.recallEntries(n,j);D&&u.append(j.scan.marks,j.marksFrom,j.marksTo);const W=D?j.close+2:u.value(a,m,a.length);return W<0||a[W-1]===w.AV||!(0,M.x)(e,W,u,s)||e.suspect&&
!(0,O.D)(a,m,W)||u.doubtful&&(0,A.oC)(a,m,W)?-1:(s.dataStart<0&&(u.lengthStart=-1),t.end[n]=s.end,t.detail&&(t.dataStart[n]=s.dataStart,t.dataEnd[n]=s.dataEnd,t.
lengthStart[n]=u.lengthStart,t.lengthEnd[n]=u.lengthEnd),s.end-e.table.place[n])}walkPlace(e,t,n){const s=e.place(t);if(!s)return-1;const{bytes:a,start:u,end:m}=s;
n.forgetLength();const j=n.value(a,u,m);return n.lengthStart=-1,j<0&&!R(a,u,m)||v(a,u,m)||j>0&&a[j-1]===w.AV||j>=0&&(0,w.AN)(a,j,m)<m||e.suspect&&!(0,O.D)(a,u,m)||
n.doubtful&&(0,A.oC)(a,u,m)?-1:(this.extent.valueEnd=j<0?m:j,m-u)}}const p=r=>r instanceof h.oS&&!(r instanceof h.rV);function f(r,e,t){const n=r.walked;if(n?.strings===
t)return n;const s=new S(r.size,e,t);return e&&(r.walked=s),s}function x(r){return r.patches||(r.patches=new E,r.patches.scan.strings=r.walked.strings),r.patches}
function v(r,e,t){const n=(0,w.AN)(r,e,t);return n>=t||r[n]===w.yq&&(0,w.wb)(r,n,"null")}function R(r,e,t){for(let n=e;n<t;n++)if("<([/%".includes(String.fromCharCode(
r[n])))return!1;return!0}}),21996:((_,K,g)=>{g.d(K,{Av:()=>h,RJ:()=>b,V3:()=>L,vb:()=>P,zx:()=>O});var k=g(54619),M=g(93604),C=g(78157),S=g(88500);const w=2048,
y=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function O(i,o){const{found:d,all:l}=await E(i,o),c=p=>[...new Set([...p,...l])].sort((f,x)=>f-x);return Object.
fromEntries(o.map(p=>[p,c(d[p])]))}async function h(i,o){const{found:d,all:l}=await E(i,o);for(const c of Object.values(d))for(const p of c)l.add(p);return l}async function E(i,o){
const d=o.map(f=>{const[x="",...v]=[...f].map(r=>r.replace(/\W/,"\\$&")),R=/\W/.test(f)?A:"\\w";return`${x}(?:${v.join("")}|${R}{0,${Math.max(0,f.length-2)}}#)`}),
l=new RegExp(`/(?:${d.join("|")}|#)`,"g"),c=Object.fromEntries(o.map(f=>[f,new Set])),p=new Set;await b(i,(f,x,v,R)=>{const r=f.toString("latin1",x,v);l.lastIndex=
0;for(let e=l.exec(r);e;e=l.exec(r)){const t=R(x+e.index);t!==void 0&&(e[0].endsWith("#")?p.add(t):c[e[0].slice(1)].add(t))}});for(const f of P(i))p.add(f);return{
found:c,all:p}}async function L(i,o){const d=await O(i,o);return[...new Set(Object.values(d).flat())].sort((l,c)=>l-c)}async function b(i,o){const{bytes:d,table:l}=i,
c=T(i),p=new Int32Array(c.length);for(let r=0;r<c.length;r++)p[r]=l.place[c[r]];const f=(0,C.bS)(d),x=r=>c[(0,M.M)(p,r)-1],v=new S.s;let R=0;for(let r=0;r<c.length;r++){
const e=r+1===c.length,t=e?d.length:p[r+1],n=t-p[r]>w;if(!n&&!e&&t-R<y)continue;if(n){p[r]>R&&o(f,R,p[r],x),v.reset();const a=v.value(d,i.bodies[c[r]],t);o(f,p[r],
a<0?t:a,x)}else o(f,R,t,x);const s=i.job.pace.step(Math.min(t-R,y));s&&await s,R=t}for(const[r,e]of N(i)){const t=i.objectStream(r);if(!t)continue;const n=new Set(
e),{starts:s}=t;o((0,C.bS)(t.data),0,t.data.length,u=>{const m=t.numbers[(0,M.M)(s,u)-1];return m!==void 0&&n.has(m)?m:void 0});const a=i.job.pace.step(t.data.length);
a&&await a}}function*P(i){for(let o=1;i.hasChanges&&o<i.size;o++)i.isChanged(o)&&i.exists(o)&&(yield o)}function T(i){const{table:o,hasChanges:d}=i,l=[];let c=!0,
p=-1;for(let f=1;f<o.size;f++){if(o.kind[f]!==k.tL||d&&i.isChanged(f))continue;const x=o.place[f];c&&=x>=p,p=x,l.push(f)}return c?l:l.sort((f,x)=>o.place[f]-o.place[x])}
function N(i){const{table:o,hasChanges:d}=i,l=new Map;for(let c=1;c<o.size;c++){if(o.kind[c]!==k.UT||d&&i.isChanged(c))continue;const p=o.place[c],f=l.get(p);f?
f.push(c):l.set(p,[c])}return l}}),90536:((_,K,g)=>{g.d(K,{C:()=>M,L:()=>C});var k=g(45599);function M(S,w){const y=[S];for(;y.length>0;){const A=y.pop(),O=A instanceof
k.Z6?A.dict:A;if(Array.isArray(O))for(const h of O)y.push(h);else if(O instanceof k.Bi){w(O);for(const h of O.values())y.push(h)}}}function C(S,w){const y=[];return M(
S,A=>{y.length===0&&w(A)&&y.push(A)}),y.length>0}}),93604:((_,K,g)=>{g.d(K,{B:()=>k,M:()=>M});const k=(S,w)=>C(S,w,!1),M=(S,w)=>C(S,w,!0);function C(S,w,y){let[
A,O]=[0,S.length];for(;A<O;){const h=A+O>>1,E=S[h];E<w||y&&E===w?A=h+1:O=h}return A}})};
