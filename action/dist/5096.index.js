"use strict";exports.id=5096,exports.ids=[5096],exports.modules={3930:((B,C,c)=>{c.r(C),c.d(C,{set_metadata:()=>g});var D=c(7390),P=c(5199),I=c(397),m=c(7548),E=c(6123),w=c(
6039);async function L(e){e.trailer.delete("Info");const n=await(0,m.zx)(e,["Metadata","PieceInfo"]),a=u=>u.has("PieceInfo")||b(e,u);for(const u of new Set([...n.
Metadata,...n.PieceInfo])){if(!(0,E.L3)(e.get(u),a))continue;(0,E.CA)(e.edit(u),h=>{b(e,h)&&h.delete("Metadata"),h.delete("PieceInfo")});const l=e.job.pace.step(
1e3);l&&await l}}function b(e,n){const a=e.resolve(n.get("Metadata"));return a instanceof w.Z6&&((0,w.Eo)(a.dict.get("Type"),"Metadata")||(0,w.Eo)(a.dict.get("S\
ubtype"),"XML"))}var y=c(1480),d=c(381),v=c(404),s=c(1808);const o={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function j(e,n){
const a=await(0,v.Br)(e);if(((0,I.Ip)(e,a).archive?.part??0)>=4?r(e,n):t(e,n),n.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,d.wx)(n.language)),a?.malformed===
!0)return(0,s._L)(e,(0,s.T3)(S(e,n))),[M];const l=i(n);return a?(0,s._L)(e,(0,s.QH)(a,f(l,a),l)):e.version>="2.0"&&(0,s._L)(e,(0,s.T3)(S(e,n))),[]}const M={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function t(e,n){
const a=Object.entries(o).flatMap(([h,p])=>{const x=n[h];return x===void 0?[]:[[p,(0,d.wx)(x)]]});if(a.length===0)return;const u=e.trailer.get("Info"),l=new w.Bi(
[...(0,v._U)(e)??[],...a]);u instanceof w.oS&&e.exists(u.number)?e.put(u,l):e.trailer.set("Info",e.add(l))}function r(e,n){const a=(0,v._U)(e);if(!a)return;const u=new Set(
Object.entries(o).flatMap(([p,x])=>n[p]===void 0?[]:[x])),l=new w.Bi([...a].filter(([p])=>!u.has(p)));if(l.size===a.size)return;const h=e.trailer.get("Info");l.
size===0?e.trailer.delete("Info"):h instanceof w.oS?e.put(h,l):e.trailer.set("Info",l)}function i(e){const{title:n,author:a,subject:u,keywords:l,creator:h,language:p}=e,
x=(A,T,K,U)=>U===void 0?[]:[{prefix:A,name:T,form:K,values:[U]}];return[...x("dc","title","alternative",n),...x("dc","description","alternative",u),...x("dc","c\
reator","ordered",a),...x("pdf","Keywords","simple",l),...x("xmp","CreatorTool","simple",h),...x("dc","language","unordered",p)]}function f(e,{properties:n}){const a=e.
find(({name:h})=>h==="Keywords")?.values[0],u=n.some(({namespace:h,name:p})=>h===y.dK.dc&&p==="subject");a!==void 0&&u&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:O(a)});const l=new Set(e.map(({prefix:h,name:p})=>`${y.dK[h]} ${p}`));return({namespace:h,name:p})=>l.has(`${h} ${p}`)}const O=e=>e.split(/[,;]/).
map(n=>n.trim()).filter(n=>n!=="");function S(e,n){const{title:a,author:u,subject:l,keywords:h,creator:p,producer:x,created:A,modified:T,language:K}=(0,v._6)(e,
void 0),$=Object.entries({...{title:a,author:u,subject:l,keywords:h,creator:p,language:K},...n}).filter(([,W])=>W!==null),R=(W,_,z)=>z===null?[]:[{prefix:W,name:_,
form:"simple",values:[z]}];return[...i(Object.fromEntries($)),...R("pdf","Producer",x),...R("xmp","CreateDate",A),...R("xmp","ModifyDate",T)]}const g=async(e,n,a)=>{
const{remove_existing:u,open_password:l,...h}=n,p=await(0,D.E)(e.bytes,a,{password:l}),x=[];if(u){const{archive:T}=await(0,I.ds)(p);await L(p),T&&x.push((0,I.Xb)(
T,"its metadata was removed"))}Object.keys(h).length>0&&x.push(...await j(p,h));const A=p.pages.count;return{documents:[{name:e.name,bytes:await(0,P.UN)(p),pageCount:A}],
notes:x,facts:{pageCount:A}}}}),729:((B,C,c)=>{c.d(C,{H:()=>D});function D(P){const I=new WeakMap;return m=>{if(m.hasChanges)return P(m);const E=I.get(m);if(E)return E.
answer;const w=P(m);return I.set(m,{answer:w}),w}}}),7548:((B,C,c)=>{c.d(C,{RJ:()=>b,vb:()=>y,zx:()=>L});var D=c(8143),P=c(8960),I=c(269),m=c(8024);const E=16384,
w=65536;async function L(s,o){const j=o.map(f=>`${f[0]}(?:${f.slice(1)}|\\w{0,${f.length-2}}#)`),M=new RegExp(`/(?:${j.join("|")}|#)`,"g"),t=Object.fromEntries(
o.map(f=>[f,new Set])),r=new Set;await b(s,(f,O,S,g)=>{const e=f.toString("latin1",O,S);M.lastIndex=0;for(let n=M.exec(e);n;n=M.exec(e)){const a=g(O+n.index);a!==
void 0&&(n[0].endsWith("#")?r.add(a):t[n[0].slice(1)].add(a))}});for(const f of y(s))r.add(f);const i=f=>[...new Set([...f,...r])].sort((O,S)=>O-S);return Object.
fromEntries(o.map(f=>[f,i(t[f])]))}async function b(s,o){const{bytes:j,table:M}=s,t=d(s),r=new Int32Array(t.length);for(let g=0;g<t.length;g++)r[g]=M.place[t[g]];
const i=(0,I.bS)(j),f=g=>t[(0,P.M)(r,g)-1],O=new m.s;let S=0;for(let g=0;g<t.length;g++){const e=g+1===t.length,n=e?j.length:r[g+1],a=n-r[g]>E;if(!a&&!e&&n-S<w)
continue;if(a){r[g]>S&&o(i,S,r[g],f),O.reset();const l=O.value(j,s.bodies[t[g]],n);o(i,r[g],l<0?n:l,f)}else o(i,S,n,f);const u=s.job.pace.step(Math.min(n-S,w));
u&&await u,S=n}for(const[g,e]of v(s)){const n=s.objectStream(g);if(!n)continue;const a=new Set(e),{starts:u}=n;o((0,I.bS)(n.data),0,n.data.length,h=>{const p=n.
numbers[(0,P.M)(u,h)-1];return p!==void 0&&a.has(p)?p:void 0});const l=s.job.pace.step(n.data.length);l&&await l}}function*y(s){for(let o=1;s.hasChanges&&o<s.size;o++)
s.isChanged(o)&&s.exists(o)&&(yield o)}function d(s){const{table:o,hasChanges:j}=s,M=[];let t=!0,r=-1;for(let i=1;i<o.size;i++){if(o.kind[i]!==D.tL||j&&s.isChanged(
i))continue;const f=o.place[i];t&&=f>=r,r=f,M.push(i)}return t?M:M.sort((i,f)=>o.place[i]-o.place[f])}function v(s){const{table:o,hasChanges:j}=s,M=new Map;for(let t=1;t<
o.size;t++){if(o.kind[t]!==D.UT||j&&s.isChanged(t))continue;const r=o.place[t],i=M.get(r);i?i.push(t):M.set(r,[t])}return M}}),6123:((B,C,c)=>{c.d(C,{CA:()=>w,L3:()=>L,
p$:()=>E});var D=c(8960),P=c(269),I=c(6039),m=c(8143);function E(b,y){const{table:d}=b,v=new Set,s=[],o=new Map;for(let t=1;t<d.size;t++)if(b.isChanged(t))b.exists(
t)&&v.add(t);else if(d.kind[t]===m.tL)s.push(t);else if(d.kind[t]===m.UT){const r=d.place[t],i=o.get(r);i?i.push(t):o.set(r,[t])}for(let t=d.size;t<b.size;t++)b.
exists(t)&&v.add(t);s.sort((t,r)=>d.place[t]-d.place[r]);const j=Int32Array.from(s,t=>d.place[t]),M=(0,P.bS)(b.bytes);for(const t of y)for(let r=M.indexOf(t);r>=
0;r=M.indexOf(t,r+t.length)){const i=s[(0,D.M)(j,r)-1];i!==void 0&&v.add(i)}for(const[t,r]of o){const i=b.objectStream(t);if(!i)continue;const f=(0,P.bS)(i.data);
if(y.some(O=>f.includes(O)))for(const O of r)v.add(O)}return[...v].sort((t,r)=>t-r)}function w(b,y){const d=[b];for(;d.length>0;){const v=d.pop(),s=v instanceof
I.Z6?v.dict:v;if(Array.isArray(s))for(const o of s)d.push(o);else if(s instanceof I.Bi){y(s);for(const o of s.values())d.push(o)}}}function L(b,y){const d=[];return w(
b,v=>{d.length===0&&y(v)&&d.push(v)}),d.length>0}}),8960:((B,C,c)=>{c.d(C,{B:()=>D,M:()=>P});const D=(m,E)=>I(m,E,!1),P=(m,E)=>I(m,E,!0);function I(m,E,w){let[L,
b]=[0,m.length];for(;L<b;){const y=L+b>>1,d=m[y];d<E||w&&d===E?L=y+1:b=y}return L}})};
