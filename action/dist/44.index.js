"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((N,T,h)=>{h.d(T,{Hn:()=>_,Kf:()=>x,RZ:()=>w,Vp:()=>v,YG:()=>O,vH:()=>j});function w(y,i){for(const n of i)
y.push(n)}const _=y=>y.slice();function j(y,i,n){const u=y.get(i);u?u.push(n):y.set(i,[n])}const x=y=>{let i=-1/0;for(const n of y)i=Math.max(i,n);return i},O=y=>{
let i=1/0;for(const n of y)i=Math.min(i,n);return i},v=y=>Number.isInteger(y)&&!Number.isSafeInteger(y)}),35262:((N,T,h)=>{h.r(T),h.d(T,{extract_attachments:()=>y});
var w=h(94518),_=h(43576),j=h(45059),x=h(38982),O=h(34378);function v(u,{single:f=!1,folded:p=!1}={}){const b=C=>[...p?(0,O.w)(C).toLowerCase():C],m=b(u);return C=>{
const L=b(C);let[M,a]=[0,0],[e,t]=[-1,0];for(;a<L.length;)if(M<m.length&&m[M]==="*")e=M++,t=a;else if(M<m.length&&(f&&m[M]==="?"||m[M]===L[a]))M++,a++;else if(e>=
0)M=e+1,a=++t;else return!1;for(;m[M]==="*";)M++;return M===m.length}}const y=async(u,f,p)=>{const b=await(0,w.E)(u.bytes,p,{password:f.open_password}),m=await(0,j.
_)(b),C=v(f.name_pattern??"*",{single:!0,folded:!0}),L=m.map(({name:t},r)=>(0,_.jC)(t??"",_.zE,`attachment-${r+1}`)),M=[...m.keys()].filter(t=>C(L[t])||C(m[t].name??
"")),a=(0,_.NL)(M.map(t=>L[t]),_.zE),e=[];for(const[t,r]of M.entries()){const c=m[r],s=await b.decodedAtEase(c.stream),o=a[t],l=c.mimeType??(0,x.c)(o),d=await p.
onResult({index:t,name:o,bytes:s});e.push({name:o,bytes:d,mediaType:l,facts:i(c,s.length,l)});const K=p.pace.step(s.length);K&&await K}return{documents:[],files:e,
notes:n(m.length,e.length),facts:{attachmentCount:e.length}}};function i({name:u,description:f,relationship:p,page:b},m,C){return{size:m,mimeType:C,...u===null?
{}:{originalName:u},...f===null?{}:{description:f},...p===null?{}:{relationship:p},...b===null?{}:{page:b}}}function n(u,f){return f>0?[]:[{code:"no_attachments",
message:u===0?"The document has no attachments.":u===1?"The name of the one attachment does not match name_pattern.":`None of the ${u} attachments of the docume\
nt has a name that matches name_pattern.`,...u===0?{}:{mentions:["name_pattern"]}}]}}),38982:((N,T,h)=>{h.d(T,{c:()=>j});const w={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},_="application/octet-stream";function j(x){const O=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??"";return Object.
hasOwn(w,O)?w[O]:_}}),81077:((N,T,h)=>{h.d(T,{BX:()=>y,H6:()=>i,MN:()=>n,Pu:()=>O,Zc:()=>v,r6:()=>u});var w=h(45599),_=h(93604),j=h(9819);const x=64,O=a=>typeof a==
"number"?String(a):Buffer.from(a.bytes).toString("latin1");async function v(a,e,t){const r=[];for(const c of await p(a,e,0,t)){for(const o of m(a,c,t))r.push(o);
const s=a.job.pace.step(f);s&&await s}return r}async function y(a,e,t,r,c,s){const o=await p(a,e,t,r,s);for(let l=o.length-1;l>=0;l--){const d=o[l],K=m(a,d,r),E=K.
filter(([S,D])=>!c(S,D)),g=a.job.pace.step(f+K.length*f);g&&await g,E.length<K.length&&(a.edit(d.holder),d.dict.set(r,L(E)),d.changed=!0);for(const S of d.repeats)
a.edit(d.holder),d.dict.delete(S),d.changed=!0;if(d.emptyKids){const S=(a.array(d.dict.get("Kids"))??[]).filter(D=>!d.emptyKids.has(a.dict(D)));a.edit(d.holder),
d.dict.set("Kids",S),d.changed=!0}if(!d.changed)continue;const P=a.array(d.dict.get("Kids"))??[];d.empty=E.length===0&&P.length===0;const A=d.parent;A&&(A.changed=
!0,d.empty?(A.emptyKids??=new Set).add(d.dict):C(a,d,E,P))}return o[0]?.empty??!1}function i(a,e,t){if(e.length<=x)return(0,w.jd)({[t]:L(e)});let r=[];for(const c of M(
e)){const[s,o]=[c[0][0],c.at(-1)[0]];r.push({ref:a.add((0,w.jd)({Limits:[s,o],[t]:L(c)})),low:s,high:o})}for(;r.length>x;)r=M(r).map(c=>{const[s,o]=[c[0].low,c.
at(-1).high];return{ref:a.add((0,w.jd)({Limits:[s,o],Kids:c.map(({ref:l})=>l)})),low:s,high:o}});return(0,w.jd)({Kids:r.map(({ref:c})=>c)})}async function n(a,e){
const{pace:t}=a.job,r=[];for(const[c,s]of e){r.push([(0,w.Px)(c),s]);const o=t.step(10*f);o&&await o}return i(a,await u(a,r),"Names")}async function u(a,e){const{
pace:t}=a.job,r=[];for(const s of e){r.push({entry:s,key:O(s[0])});const o=t.step(f);o&&await o}return(await(0,_.qZ)(r,(s,o)=>s.key<o.key?-1:s.key>o.key?1:0,t)).
map(({entry:s})=>s)}const f=100;async function p(a,e,t,r,c){const s=new j.b9(a),o=new Set,l=E=>o.size<o.add(E).size,d=[],K=[{value:e??null,holder:t,parent:void 0}];
for(let E=K.pop();E!==void 0;E=K.pop()){s.spend(1);const g=a.dict(E.value);if(!g||!l(g)||c&&E.parent&&!b(a,g,c))continue;const P=[],A=R=>{const z=a.array(g.get(
R));return!z||l(z)?z??[]:(P.push(R),[])},S=A(r).length>>1,D=A("Kids"),W={dict:g,holder:(0,j.Kd)(E.value,E.holder),parent:E.parent,repeats:P};d.push(W),s.spend(S);
for(let R=D.length-1;R>=0;R--)K.push({value:D[R],holder:(0,j.Kd)(g.get("Kids"),W.holder),parent:W});const I=a.job.pace.step(f+S*f);I&&await I}return d}function b(a,e,t){
const[r,c]=a.array(e.get("Limits"))??[];return typeof r!="number"||typeof c!="number"||t(r,c)}function m(a,{dict:e,repeats:t},r){const c=t.includes(r)?void 0:a.
array(e.get(r));if(!c)return[];const s=[];for(let o=0;o+1<c.length;o+=2){const l=a.resolve(c[o]);(r==="Names"?l instanceof w.Mx:typeof l=="number")&&s.push([l,c[o+
1]])}return s}function C(a,e,t,r){const c=l=>a.array(a.dict(l)?.get("Limits"))??[],s=t[0]?.[0]??c(r[0])[0],o=t.at(-1)?.[0]??c(r.at(-1))[1];a.edit(e.holder),s!==
void 0&&o!==void 0?e.dict.set("Limits",[s,o]):e.dict.delete("Limits")}function L(a){const e=[];for(const[t,r]of a)e.push(t,r);return e}function M(a){const e=[];
for(let t=0;t<a.length;t+=x)e.push(a.slice(t,t+x));return e}}),70549:((N,T,h)=>{h.d(T,{n:()=>w});function w(_){const j=new WeakMap;return x=>{if(x.hasChanges)return _(
x);const O=j.get(x);if(O)return O.answer;const v=_(x);return j.set(x,{answer:v}),v}}}),9819:((N,T,h)=>{h.d(T,{J7:()=>j,Kd:()=>v,Wo:()=>y,_i:()=>O,b9:()=>x});var w=h(
42973),_=h(45599);class j{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:u,catalogNumber:f,pages:p}=this.document,b=u.
get("Pages");n===f||(0,_.i9)(b)&&n===b.number||p.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){
const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,_.i9)(n)&&this.gone.has(n.number)}}class x{most;left;constructor(n){this.most=this.left=n.job.
limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(n,u=new x(n)){this.allowance=u,this.seen=new Uint8Array(
(n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,_.i9)(n))return!0;const{number:u}=n,f=u>>3;if(f>=this.seen.length)return this.beyond.size<this.beyond.add(
u).size;const p=1<<(u&7),b=(this.seen[f]&p)===0;return this.seen[f]|=p,b}}function v(i,n){return(0,_.i9)(i)?i.number:n}function y(i,n){const u=i.catalog.get(n),
f=i.dict(u);return f&&{dict:f,holder:v(u,i.catalogNumber)}}}),21996:((N,T,h)=>{h.d(T,{Av:()=>p,RJ:()=>C,V3:()=>m,vb:()=>L,zx:()=>f});var w=h(54619),_=h(93604),j=h(
78157),x=h(88500);const O=2048,v=65536,y=4,i=1<<20,n=1024,u="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function f(e,t){const{found:r,all:c}=await b(e,t),s=o=>[...new Set(
[...o,...c])].sort((l,d)=>l-d);return Object.fromEntries(t.map(o=>[o,s(r[o])]))}async function p(e,t){const{found:r,all:c}=await b(e,t);for(const s of Object.values(
r))for(const o of s)c.add(o);return c}async function b(e,t){const r=t.map(l=>{const[d="",...K]=[...l].map(g=>g.replace(/\W/,"\\$&")),E=/\W/.test(l)?u:"\\w";return`${d}\
(?:${K.join("")}|${E}{0,${Math.max(0,l.length-2)}}#)`}),c=new RegExp(`/(?:${r.join("|")}|#)`,"g"),s=Object.fromEntries(t.map(l=>[l,new Set])),o=new Set;await C(
e,(l,d,K,E)=>{const g=l.toString("latin1",d,K);c.lastIndex=0;for(let P=c.exec(g);P;P=c.exec(g)){const A=E(d+P.index);A!==void 0&&(P[0].endsWith("#")?o.add(A):s[P[0].
slice(1)].add(A))}});for(const l of L(e))o.add(l);return{found:s,all:o}}async function m(e,t){const r=await f(e,t);return[...new Set(Object.values(r).flat())].sort(
(c,s)=>c-s)}async function C(e,t){const{bytes:r,table:c}=e,s=M(e),o=new Int32Array(s.length);for(let g=0;g<s.length;g++)o[g]=c.place[s[g]];const l=(0,j.bS)(r),d=g=>s[(0,_.
MJ)(o,g)-1],K=new x.s;let E=0;for(let g=0;g<s.length;g++){const P=g+1===s.length,A=P?r.length:o[g+1],S=A-o[g]>O;if(!S&&!P&&A-E<v)continue;let D=A;if(S){o[g]>E&&
t(l,E,o[g],d),K.reset();const I=K.value(r,e.bodies[s[g]],A);E=o[g],I>=0&&(D=I)}t(l,E,D,d);const W=e.job.pace.step(y*(D-E));W&&await W,E=A}for(const[g,P]of a(e)){
const A=e.objectStream(g),S=e.job.pace.step(0);if(S&&await S,!A)continue;const D=new Set(P),{starts:W,numbers:I,data:R}=A,z=B=>{const U=I[(0,_.MJ)(W,B)-1];return U!==
void 0&&D.has(U)?U:void 0};for(let B=0;B<R.length;B+=i){t((0,j.bS)(R),B,Math.min(B+i+n,R.length),z);const U=e.job.pace.step(y*i);U&&await U}}}function*L(e){for(let t=1;e.
hasChanges&&t<e.size;t++)e.isChanged(t)&&e.exists(t)&&(yield t)}function M(e){const{table:t,hasChanges:r}=e,c=[];let s=!0,o=-1;for(let l=1;l<t.size;l++){if(t.kind[l]!==
w.tL||r&&e.isChanged(l))continue;const d=t.place[l];s&&=d>=o,o=d,c.push(l)}return s?c:c.sort((l,d)=>t.place[l]-t.place[d])}function a(e){const{table:t,hasChanges:r}=e,
c=new Map;for(let s=1;s<t.size;s++){if(t.kind[s]!==w.UT||r&&e.isChanged(s))continue;const o=t.place[s],l=c.get(o);l?l.push(s):c.set(o,[s])}return c}}),87773:((N,T,h)=>{
h.d(T,{$:()=>_});const w=2e3;async function*_(j,x){for(const O of x){yield[O,j.get(O)];const v=j.job.pace.step(w);v&&await v}}}),90536:((N,T,h)=>{h.d(T,{C:()=>_,
L:()=>j});var w=h(45599);function _(x,O){const v=[x];for(;v.length>0;){const y=v.pop(),i=y instanceof w.Z6?y.dict:y;if(Array.isArray(i))for(const n of i)v.push(
n);else if(i instanceof w.Bi){O(i);for(const n of i.values())v.push(n)}}}function j(x,O){const v=[];return _(x,y=>{v.length===0&&O(y)&&v.push(y)}),v.length>0}}),
93604:((N,T,h)=>{h.d(T,{BC:()=>O,MJ:()=>v,qZ:()=>j});const w=4096,_=100;async function j(i,n,u){let f=[];for(let p=0;p<i.length;p+=w){for(const m of i.slice(p,p+
w).sort(n))f.push(m);const b=u.step(12*w*_);b&&await b}for(let p=w;p<i.length;p*=2){const b=[];for(let m=0;m<i.length;m+=2*p)await x(f,m,p,n,b,u);f=b}return f}async function x(i,n,u,f,p,b){
const[m,C]=[Math.min(n+u,i.length),Math.min(n+2*u,i.length)];let[L,M]=[n,m];for(;L<m||M<C;){const a=L===m||M<C&&f(i[M],i[L])<0;p.push(i[a?M++:L++]);const e=b.step(
_);e&&await e}}const O=(i,n)=>y(i,n,!1),v=(i,n)=>y(i,n,!0);function y(i,n,u){let[f,p]=[0,i.length];for(;f<p;){const b=f+p>>1,m=i[b];m<n||u&&m===n?f=b+1:p=b}return f}})};
