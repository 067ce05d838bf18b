"use strict";exports.id=44,exports.ids=[44],exports.modules={45657:((R,T,h)=>{h.d(T,{Hn:()=>_,Kf:()=>x,RZ:()=>g,Vp:()=>v,YG:()=>j,vH:()=>O});function g(m,r){for(const s of r)
m.push(s)}const _=m=>m.slice();function O(m,r,s){const f=m.get(r);f?f.push(s):m.set(r,[s])}const x=m=>{let r=-1/0;for(const s of m)r=Math.max(r,s);return r},j=m=>{
let r=1/0;for(const s of m)r=Math.min(r,s);return r},v=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),35262:((R,T,h)=>{h.r(T),h.d(T,{extract_attachments:()=>m});
var g=h(21836),_=h(43576),O=h(45059),x=h(38982),j=h(34378);function v(f,{single:l=!1,folded:y=!1}={}){const b=C=>[...y?(0,j.w)(C).toLowerCase():C],w=b(f);return C=>{
const L=b(C);let[M,a]=[0,0],[e,t]=[-1,0];for(;a<L.length;)if(M<w.length&&w[M]==="*")e=M++,t=a;else if(M<w.length&&(l&&w[M]==="?"||w[M]===L[a]))M++,a++;else if(e>=
0)M=e+1,a=++t;else return!1;for(;w[M]==="*";)M++;return M===w.length}}const m=async(f,l,y)=>{const b=await(0,g.E)(f.bytes,y,{password:l.open_password}),w=await(0,O.
_)(b),C=v(l.name_pattern??"*",{single:!0,folded:!0}),L=w.map(({name:t},c)=>(0,_.jC)(t??"",_.zE,`attachment-${c+1}`)),M=[...w.keys()].filter(t=>C(L[t])||C(w[t].name??
"")),a=(0,_.NL)(M.map(t=>L[t]),_.zE),e=[];for(const[t,c]of M.entries()){const i=w[c],n=await b.decodedAtEase(i.stream),o=a[t],d=i.mimeType??(0,x.c)(o),u=await y.
onResult({index:t,name:o,bytes:n});e.push({name:o,bytes:u,mediaType:d,facts:r(i,n.length,d)});const K=y.pace.step(n.length);K&&await K}return{documents:[],files:e,
notes:s(w.length,e.length),facts:{attachmentCount:e.length}}};function r({name:f,description:l,relationship:y,page:b},w,C){return{size:w,mimeType:C,...f===null?
{}:{originalName:f},...l===null?{}:{description:l},...y===null?{}:{relationship:y},...b===null?{}:{page:b}}}function s(f,l){return l>0?[]:[{code:"no_attachments",
message:f===0?"The document has no attachments.":f===1?"The name of the one attachment does not match name_pattern.":`None of the ${f} attachments of the docume\
nt has a name that matches name_pattern.`,...f===0?{}:{mentions:["name_pattern"]}}]}}),38982:((R,T,h)=>{h.d(T,{c:()=>O});const g={csv:"text/csv",doc:"applicatio\
n/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/ht\
ml",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"app\
lication/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},_="application/octet-stream";function O(x){const j=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??"";return Object.
hasOwn(g,j)?g[j]:_}}),81077:((R,T,h)=>{h.d(T,{BX:()=>m,H6:()=>r,MN:()=>s,Pu:()=>j,Zc:()=>v,r6:()=>f});var g=h(45599),_=h(93604),O=h(9819);const x=64,j=a=>typeof a==
"number"?String(a):Buffer.from(a.bytes).toString("latin1");async function v(a,e,t){const c=[];for(const i of await y(a,e,0,t)){for(const o of w(a,i,t))c.push(o);
const n=a.job.pace.step(l);n&&await n}return c}async function m(a,e,t,c,i,n){const o=await y(a,e,t,c,n);for(let d=o.length-1;d>=0;d--){const u=o[d],K=w(a,u,c),E=K.
filter(([S,D])=>!i(S,D)),p=a.job.pace.step(l+K.length*l);p&&await p,E.length<K.length&&(a.edit(u.holder),u.dict.set(c,L(E)),u.changed=!0);for(const S of u.repeats)
a.edit(u.holder),u.dict.delete(S),u.changed=!0;if(u.emptyKids){const S=(a.array(u.dict.get("Kids"))??[]).filter(D=>!u.emptyKids.has(a.dict(D)));a.edit(u.holder),
u.dict.set("Kids",S),u.changed=!0}if(!u.changed)continue;const P=a.array(u.dict.get("Kids"))??[];u.empty=E.length===0&&P.length===0;const A=u.parent;A&&(A.changed=
!0,u.empty?(A.emptyKids??=new Set).add(u.dict):C(a,u,E,P))}return o[0]?.empty??!1}function r(a,e,t){if(e.length<=x)return(0,g.jd)({[t]:L(e)});let c=[];for(const i of M(
e)){const[n,o]=[i[0][0],i.at(-1)[0]];c.push({ref:a.add((0,g.jd)({Limits:[n,o],[t]:L(i)})),low:n,high:o})}for(;c.length>x;)c=M(c).map(i=>{const[n,o]=[i[0].low,i.
at(-1).high];return{ref:a.add((0,g.jd)({Limits:[n,o],Kids:i.map(({ref:d})=>d)})),low:n,high:o}});return(0,g.jd)({Kids:c.map(({ref:i})=>i)})}async function s(a,e){
const{pace:t}=a.job,c=[];for(const[i,n]of e){c.push([(0,g.Px)(i),n]);const o=t.step(10*l);o&&await o}return r(a,await f(a,c),"Names")}async function f(a,e){const{
pace:t}=a.job,c=[];for(const n of e){c.push({entry:n,key:j(n[0])});const o=t.step(l);o&&await o}return(await(0,_.qZ)(c,(n,o)=>n.key<o.key?-1:n.key>o.key?1:0,t)).
map(({entry:n})=>n)}const l=100;async function y(a,e,t,c,i){const n=new O.b9(a),o=new Set,d=E=>o.size<o.add(E).size,u=[],K=[{value:e??null,holder:t,parent:void 0}];
for(let E=K.pop();E!==void 0;E=K.pop()){n.spend(1);const p=a.dict(E.value);if(!p||!d(p)||i&&E.parent&&!b(a,p,i))continue;const P=[],A=N=>{const z=a.array(p.get(
N));return!z||d(z)?z??[]:(P.push(N),[])},S=A(c).length>>1,D=A("Kids"),W={dict:p,holder:(0,O.Kd)(E.value,E.holder),parent:E.parent,repeats:P};u.push(W),n.spend(S);
for(let N=D.length-1;N>=0;N--)K.push({value:D[N],holder:(0,O.Kd)(p.get("Kids"),W.holder),parent:W});const I=a.job.pace.step(l+S*l);I&&await I}return u}function b(a,e,t){
const[c,i]=a.array(e.get("Limits"))??[];return typeof c!="number"||typeof i!="number"||t(c,i)}function w(a,{dict:e,repeats:t},c){const i=t.includes(c)?void 0:a.
array(e.get(c));if(!i)return[];const n=[];for(let o=0;o+1<i.length;o+=2){const d=a.resolve(i[o]);(c==="Names"?d instanceof g.Mx:typeof d=="number")&&n.push([d,i[o+
1]])}return n}function C(a,e,t,c){const i=d=>a.array(a.dict(d)?.get("Limits"))??[],n=t[0]?.[0]??i(c[0])[0],o=t.at(-1)?.[0]??i(c.at(-1))[1];a.edit(e.holder),n!==
void 0&&o!==void 0?e.dict.set("Limits",[n,o]):e.dict.delete("Limits")}function L(a){const e=[];for(const[t,c]of a)e.push(t,c);return e}function M(a){const e=[];
for(let t=0;t<a.length;t+=x)e.push(a.slice(t,t+x));return e}}),70549:((R,T,h)=>{h.d(T,{n:()=>g});function g(_){const O=new WeakMap;return x=>{if(x.hasChanges)return _(
x);const j=O.get(x);if(j)return j.answer;const v=_(x);return O.set(x,{answer:v}),v}}}),9819:((R,T,h)=>{h.d(T,{J7:()=>O,Kd:()=>v,Wo:()=>m,_i:()=>j,b9:()=>x});var g=h(
42973),_=h(45599);class O{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:f,catalogNumber:l,pages:y}=this.document,b=f.
get("Pages");s===l||(0,_.i9)(b)&&s===b.number||y.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){
const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,_.i9)(s)&&this.gone.has(s.number)}}class x{most;left;constructor(s){this.most=this.left=s.job.
limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,g.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class j{seen;beyond=new Set;allowance;constructor(s,f=new x(s)){this.allowance=f,this.seen=new Uint8Array(
(s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,_.i9)(s))return!0;const{number:f}=s,l=f>>3;if(l>=this.seen.length)return this.beyond.size<this.beyond.add(
f).size;const y=1<<(f&7),b=(this.seen[l]&y)===0;return this.seen[l]|=y,b}}function v(r,s){return(0,_.i9)(r)?r.number:s}function m(r,s){const f=r.catalog.get(s),
l=r.dict(f);return l&&{dict:l,holder:v(f,r.catalogNumber)}}}),21996:((R,T,h)=>{h.d(T,{Av:()=>y,RJ:()=>C,V3:()=>w,vb:()=>L,zx:()=>l});var g=h(54619),_=h(93604),O=h(
78157),x=h(88500);const j=2048,v=65536,m=4,r=1<<20,s=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function l(e,t){const{found:c,all:i}=await b(e,t),n=o=>[...new Set(
[...o,...i])].sort((d,u)=>d-u);return Object.fromEntries(t.map(o=>[o,n(c[o])]))}async function y(e,t){const{found:c,all:i}=await b(e,t);for(const n of Object.values(
c))for(const o of n)i.add(o);return i}async function b(e,t){const c=t.map(d=>{const[u="",...K]=[...d].map(p=>p.replace(/\W/,"\\$&")),E=/\W/.test(d)?f:"\\w";return`${u}\
(?:${K.join("")}|${E}{0,${Math.max(0,d.length-2)}}#)`}),i=new RegExp(`/(?:${c.join("|")}|#)`,"g"),n=Object.fromEntries(t.map(d=>[d,new Set])),o=new Set;await C(
e,(d,u,K,E)=>{const p=d.toString("latin1",u,K);i.lastIndex=0;for(let P=i.exec(p);P;P=i.exec(p)){const A=E(u+P.index);A!==void 0&&(P[0].endsWith("#")?o.add(A):n[P[0].
slice(1)].add(A))}});for(const d of L(e))o.add(d);return{found:n,all:o}}async function w(e,t){const c=await l(e,t);return[...new Set(Object.values(c).flat())].sort(
(i,n)=>i-n)}async function C(e,t){const{bytes:c,table:i}=e,n=M(e),o=new Int32Array(n.length);for(let p=0;p<n.length;p++)o[p]=i.place[n[p]];const d=(0,O.bS)(c),u=p=>n[(0,_.
MJ)(o,p)-1],K=new x.s;let E=0;for(let p=0;p<n.length;p++){const P=p+1===n.length,A=P?c.length:o[p+1],S=A-o[p]>j;if(!S&&!P&&A-E<v)continue;let D=A;if(S){o[p]>E&&
t(d,E,o[p],u),K.reset();const I=K.value(c,e.bodies[n[p]],A);E=o[p],I>=0&&(D=I)}t(d,E,D,u);const W=e.job.pace.step(m*(D-E));W&&await W,E=A}for(const[p,P]of a(e)){
const A=e.objectStream(p),S=e.job.pace.step(0);if(S&&await S,!A)continue;const D=new Set(P),{starts:W,numbers:I,data:N}=A,z=U=>{const B=I[(0,_.MJ)(W,U)-1];return B!==
void 0&&D.has(B)?B:void 0};for(let U=0;U<N.length;U+=r){t((0,O.bS)(N),U,Math.min(U+r+s,N.length),z);const B=e.job.pace.step(m*r);B&&await B}}}function*L(e){for(let t=1;e.
hasChanges&&t<e.size;t++)e.isChanged(t)&&e.exists(t)&&(yield t)}function M(e){const{table:t,hasChanges:c}=e,i=[];let n=!0,o=-1;for(let d=1;d<t.size;d++){if(t.kind[d]!==
g.tL||c&&e.isChanged(d))continue;const u=t.place[d];n&&=u>=o,o=u,i.push(d)}return n?i:i.sort((d,u)=>t.place[d]-t.place[u])}function a(e){const{table:t,hasChanges:c}=e,
i=new Map;for(let n=1;n<t.size;n++){if(t.kind[n]!==g.UT||c&&e.isChanged(n))continue;const o=t.place[n],d=i.get(o);d?d.push(n):i.set(o,[n])}return i}}),87773:((R,T,h)=>{
h.d(T,{$:()=>_});const g=2e3;async function*_(O,x){for(const j of x){yield[j,O.get(j)];const v=O.job.pace.step(g);v&&await v}}}),90536:((R,T,h)=>{h.d(T,{C:()=>_,
L:()=>O});var g=h(45599);function _(x,j){const v=[x];for(;v.length>0;){const m=v.pop(),r=m instanceof g.Z6?m.dict:m;if(Array.isArray(r))for(const s of r)v.push(
s);else if(r instanceof g.Bi){j(r);for(const s of r.values())v.push(s)}}}function O(x,j){const v=[];return _(x,m=>{v.length===0&&j(m)&&v.push(m)}),v.length>0}}),
93604:((R,T,h)=>{h.d(T,{BC:()=>j,MJ:()=>v,p9:()=>O,qZ:()=>x});const g=1e3,_=3e5;function*O(r,s){if(r.length<=g)return[...r].sort(s);let f=[];for(let l=0;l<r.length;l+=
g){for(const y of r.slice(l,l+g).sort(s))f.push(y);yield _}for(let l=g;l<f.length;l*=2){const y=[];for(let b=0;b<f.length;b+=2*l){const w=Math.min(b+l,f.length),
C=Math.min(w+l,f.length);for(let L=b,M=w;L<w||M<C;){const a=M===C||L<w&&s(f[L],f[M])<=0;y.push(a?f[L++]:f[M++]),y.length%g===0&&(yield _)}}f=y}return f}async function x(r,s,f){
const l=O(r,s);for(;;){const{done:y,value:b}=l.next();if(y)return b;const w=f.step(b);w&&await w}}const j=(r,s)=>m(r,s,!1),v=(r,s)=>m(r,s,!0);function m(r,s,f){
let[l,y]=[0,r.length];for(;l<y;){const b=l+y>>1,w=r[b];w<s||f&&w===s?l=b+1:y=b}return l}})};
