"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((I,C,d)=>{d.d(C,{K:()=>u,V:()=>m});var P=d(77598),x=d.n(P),p=d(81077),D=d(9819),v=d(34400),w=d(48249),
B=d(68973),E=d(77581),s=d(45599),f=d(59071);async function m(t){const r=(0,D.Wo)(t,"Names")?.dict.get("EmbeddedFiles"),a=[];for(const n of await(0,p.Zc)(t,r,"Na\
mes")){const l=t.dict(n[1]),_=M=>(0,f.Gh)(t.resolve(l?.get(M)));a.push({entry:n,name:_("UF")??_("F")??(n[0]instanceof s.Mx?(0,f.Gh)(n[0]):null)});const A=t.job.
pace.step(500);A&&await A}return a}async function u(t,r,a,n){const l=t.add(await g(t,r));c(t,await(0,p.r6)(t,[...a,[i(a,r.name),l]]));const _=t.edit(t.catalogNumber),
A=new Set(n.map(([,U])=>(0,s.i9)(U)?U.number:U)),M=(t.array(_.get("AF"))??[]).filter(U=>!A.has((0,s.i9)(U)?U.number:U));_.set("AF",[...M,l])}async function g(t,r){
const{bytes:a,description:n,modified:l}=r,{pace:_}=t.job,A=(0,s.jd)({Size:a.length,CheckSum:new s.Mx(await h(a,_)),ModDate:l===void 0?void 0:(0,E.wx)(l)}),M=await T(
a,t.job),U=(0,s.jd)({Type:(0,s.UU)("EmbeddedFile"),Subtype:(0,s.UU)(r.mimeType),Params:A,Filter:M?(0,s.UU)("FlateDecode"):void 0}),L=t.add(new s.Z6(U,M??a));return(0,s.
jd)({Type:(0,s.UU)("Filespec"),F:(0,E.wx)(r.name),UF:(0,E.wx)(r.name),Desc:n===void 0?void 0:(0,E.wx)(n),AFRelationship:(0,s.UU)(r.relationship),EF:(0,s.jd)({F:L,
UF:L})})}const O=65536,y=.97,K=4;async function T(t,r){if(t.length>4*O&&(0,w.Kc)(t.subarray(0,O)).length>O*y)return;const a=await(0,B.uM)(r).deflate(t,K);return a.
length<t.length?a:void 0}const o=1<<20;async function h(t,r){const a=e();if(!a)return(0,v.F)(t);for(let n=0;n<t.length;n+=o){a.update(t.subarray(n,n+o));const l=r.
step(o);l&&await l}return a.digest()}function e(){try{return(0,P.createHash)("md5")}catch{return}}function i(t,r){const a=new Set(t.map(([n])=>(0,p.Pu)(n)));for(let n=1;;n++){
const l=(0,E.wx)(n===1?r:`${r} (${n})`);if(!a.has((0,p.Pu)(l)))return l}}function c(t,r){const a=t.add((0,p.H6)(t,r,"Names")),n=(0,D.Wo)(t,"Names");if(n){t.edit(
n.holder),n.dict.set("EmbeddedFiles",a);return}const l=t.add((0,s.jd)({EmbeddedFiles:a}));t.edit(t.catalogNumber).set("Names",l)}}),21281:((I,C,d)=>{d.d(C,{Ip:()=>E,
XM:()=>g,Xb:()=>u,ds:()=>B,qg:()=>m,yB:()=>y});var P=d(59071),x=d(70549),p=d(21115),D=d(824),v=d(1975),w=d(60912);const B=(0,x.n)(async o=>E(o,await(0,D.Br)(o)));
function E(o,h){const e=(n,l)=>(0,P.wh)((0,v.sm)(h,n,l)[0]??""),i=f(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),c=s(e("pdfuaid","part"))?`PDF/UA\
-${e("pdfuaid","part")}`:void 0,r=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,P.Gh)(o.resolve((0,D._U)(o)?.get("GTS_PDFXVersion")))??""),e(
"pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],a=[i?.name,c,...r.filter(n=>/^PDF\/[\w .:/()-]{1,40}$/.test(n))];return{archive:i,accessible:c,names:a.
filter(n=>n!==void 0)}}const s=o=>/^[1-9]$/.test(o);function f(o,h){if(!s(o))return;const e=/^[abuef]$/.test(h)?h:"";return{part:Number(o),level:e,name:`PDF/A-${o}${e}`}}
function m(o,h,e,i){return h&&T(o,h,[p.dK.pdfaid]),u(e,i)}const u=({name:o},h)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${o}\
: ${h}.`});async function g(o){const h=await(0,D.Br)(o);if(!h)return[];const{archive:e,accessible:i}=E(o,h);T(o,h,[p.dK.pdfaid,p.dK.pdfuaid]);const c=[e?.name,i].
filter(t=>t!==void 0);return c.length>0?[O(c,"a merge cannot guarantee conformance")]:[]}const O=(o,h)=>({code:"conformance_dropped",message:`The result no long\
er claims ${o.join(" and ")}, because ${h}.`}),y=({archive:o,accessible:h})=>[...o?[u(o,K)]:[],...h===void 0?[]:[O([h],K)]],K="its metadata was removed";function T(o,h,e){
h.properties.some(({namespace:i})=>e.includes(i))&&(0,w._L)(o,(0,w.QH)(h,({namespace:i})=>e.includes(i),[]))}}),60912:((I,C,d)=>{d.d(C,{QH:()=>D,T3:()=>v,_L:()=>s});
var P=d(21115),x=d(3907),p=d(45599);function D(f,m,u){const{text:g,properties:O,end:y,about:K}=f,T=[];let o=0;for(const h of O.filter(m).sort((e,i)=>e.from-i.from))
h.from<o||(T.push(g.slice(o,h.from)),o=h.to);return T.push(g.slice(o,Math.max(y,o))),u.length>0&&T.push(w(u,K)),T.push(g.slice(Math.max(y,o))),E(T.join(""))}function v(f){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${w(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(f,m){const g=[...new Set(f.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${P.dK[y]}"`).join(""),O=f.map(({prefix:y,name:K,form:T,values:o})=>`\
<${y}:${K}>${B(T,o)}</${y}:${K}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,x.X)(m)}"${g}>
${O.join("")}</rdf:Description>
`}function B(f,m){const u=g=>m.map(O=>`<rdf:li${g}>${(0,x.X)(O)}</rdf:li>`).join("");switch(f){case"simple":return(0,x.X)(m[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const E=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(f,m){const u=f.catalog.get("Metadata"),g=f.resolve(u),O=g instanceof p.Z6?[...g.dict].
filter(([T])=>!["Filter","DecodeParms","Length"].includes(T)):[],y=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...O]),K=new p.Z6(y,Buffer.
from(m,"utf8"));(0,p.i9)(u)&&g instanceof p.Z6?f.put(u,K):f.edit(f.catalogNumber).set("Metadata",f.add(K))}}),81077:((I,C,d)=>{d.d(C,{BX:()=>E,H6:()=>s,MN:()=>f,
Pu:()=>w,Zc:()=>B,r6:()=>m});var P=d(45599),x=d(44233),p=d(77581),D=d(9819);const v=64,w=e=>typeof e=="number"?String(e):(0,p.U0)(e);async function B(e,i,c){const t=[];
for(const r of await O(e,i,0,c)){for(const n of K(e,r,c))t.push(n);const a=e.job.pace.step(u);a&&await a}return t}async function E(e,i,c,t,r,a){const n=await O(
e,i,c,t,a);for(let l=n.length-1;l>=0;l--){const _=n[l],A=K(e,_,t),M=A.filter(([F,R])=>!r(F,R)),U=e.job.pace.step(u+A.length*u);U&&await U,M.length<A.length&&(e.
edit(_.holder),_.dict.set(t,o(M)),_.changed=!0);for(const F of _.repeats)e.edit(_.holder),_.dict.delete(F),_.changed=!0;if(_.emptyKids){const F=(e.array(_.dict.
get("Kids"))??[]).filter(R=>!_.emptyKids.has(e.dict(R)));e.edit(_.holder),_.dict.set("Kids",F),_.changed=!0}if(!_.changed)continue;const L=e.array(_.dict.get("K\
ids"))??[];_.empty=M.length===0&&L.length===0;const b=_.parent;b&&(b.changed=!0,_.empty?(b.emptyKids??=new Set).add(_.dict):T(e,_,M,L))}return n[0]?.empty??!1}function s(e,i,c){
if(i.length<=v)return(0,P.jd)({[c]:o(i)});let t=[];for(const r of h(i)){const[a,n]=[r[0][0],r.at(-1)[0]];t.push({ref:e.add((0,P.jd)({Limits:[a,n],[c]:o(r)})),low:a,
high:n})}for(;t.length>v;)t=h(t).map(r=>{const[a,n]=[r[0].low,r.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[a,n],Kids:r.map(({ref:l})=>l)})),low:a,high:n}});
return(0,P.jd)({Kids:t.map(({ref:r})=>r)})}async function f(e,i){const{pace:c}=e.job,t=[];for(const[r,a]of i){t.push([(0,P.Px)(r),a]);const n=c.step(10*u);n&&await n}
return s(e,await m(e,t),"Names")}async function m(e,i){const{pace:c}=e.job,t=[];for(const a of i){t.push({entry:a,key:w(a[0])});const n=c.step(u);n&&await n}return(await(0,x.
qZ)(t,(a,n)=>a.key<n.key?-1:a.key>n.key?1:0,c)).map(({entry:a})=>a)}const u=100,g=30;async function O(e,i,c,t,r){const a=new D.b9(e),n=new Set,l=M=>n.size<n.add(
M).size,_=[],A=[{value:i??null,holder:c,parent:void 0}];for(let M=A.pop();M!==void 0;M=A.pop()){a.spend(1);const U=e.job.pace.step(u);U&&await U;const L=e.dict(
M.value);if(!L||!l(L)||r&&M.parent&&!y(e,L,r))continue;const b=[],F=W=>{const $=e.array(L.get(W));return!$||l($)?$??[]:(b.push(W),[])},R=F(t).length>>1,j=F("Kid\
s"),S={dict:L,holder:(0,D.Kd)(M.value,M.holder),parent:M.parent,repeats:b};_.push(S),a.spend(R);const X=(0,D.Kd)(L.get("Kids"),S.holder);for(let W=j.length-1;W>=
0;W--){A.push({value:j[W],holder:X,parent:S});const $=e.job.pace.step(g);$&&await $}const N=e.job.pace.step(R*u);N&&await N}return _}function y(e,i,c){const[t,r]=e.
array(i.get("Limits"))??[];return typeof t!="number"||typeof r!="number"||c(t,r)}function K(e,{dict:i,repeats:c},t){const r=c.includes(t)?void 0:e.array(i.get(t));
if(!r)return[];const a=[];for(let n=0;n+1<r.length;n+=2){const l=e.resolve(r[n]);(t==="Names"?l instanceof P.Mx:typeof l=="number")&&a.push([l,r[n+1]])}return a}
function T(e,i,c,t){const r=l=>e.array(e.dict(l)?.get("Limits"))??[],a=c[0]?.[0]??r(t[0])[0],n=c.at(-1)?.[0]??r(t.at(-1))[1];e.edit(i.holder),a!==void 0&&n!==void 0?
i.dict.set("Limits",[a,n]):i.dict.delete("Limits")}function o(e){const i=[];for(const[c,t]of e)i.push(c,t);return i}function h(e){const i=[];for(let c=0;c<e.length;c+=
v)i.push(e.slice(c,c+v));return i}}),70549:((I,C,d)=>{d.d(C,{n:()=>P});function P(x){const p=new WeakMap;return D=>{if(D.hasChanges)return x(D);const v=p.get(D);
if(v)return v.answer;const w=x(D);return p.set(D,{answer:w}),w}}}),9819:((I,C,d)=>{d.d(C,{J7:()=>p,Kd:()=>w,Wo:()=>B,_i:()=>v,b9:()=>D});var P=d(42973),x=d(45599);
class p{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:f,catalogNumber:m,pages:u}=this.document,g=f.get("Pages");s===
m||(0,x.i9)(g)&&s===g.number||u.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.
chased;return this.chased=new Set,s}isGone(s){return(0,x.i9)(s)&&this.gone.has(s.number)}}class D{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{
if(this.left-=s,this.left<0)throw(0,P.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or\
 tags with another program first")}}class v{seen;beyond=new Set;lists=new Set;allowance;constructor(s,f=new D(s)){this.allowance=f,this.seen=new Uint8Array((s.size>>
3)+1)}first(s){if(this.allowance.spend(1),!(0,x.i9)(s))return!0;const{number:f}=s,m=f>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(f).size;
const u=1<<(f&7),g=(this.seen[m]&u)===0;return this.seen[m]|=u,g}firstList(s){return this.lists.size<this.lists.add(s).size}}function w(E,s){return(0,x.i9)(E)?E.
number:s}function B(E,s){const f=E.catalog.get(s),m=E.dict(f);return m&&{dict:m,holder:w(f,E.catalogNumber)}}})};
