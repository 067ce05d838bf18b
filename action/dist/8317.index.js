"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:(($,C,o)=>{o.d(C,{K:()=>p,V:()=>E});var M=o(77598),v=o.n(M),m=o(81077),D=o(9819),T=o(34400),w=o(48249),
F=o(68973),g=o(77581),r=o(45599),d=o(59071);async function E(e){const n=(0,D.Wo)(e,"Names")?.dict.get("EmbeddedFiles"),a=[];for(const s of await(0,m.Zc)(e,n,"Na\
mes")){const h=e.dict(s[1]),_=y=>(0,d.Gh)(e.resolve(h?.get(y)));a.push({entry:s,name:_("UF")??_("F")??(s[0]instanceof r.Mx?(0,d.Gh)(s[0]):null)});const L=e.job.
pace.step(500);L&&await L}return a}async function p(e,n,a,s){const h=e.add(await P(e,n));l(e,await(0,m.r6)(e,[...a,[f(a,n.name),h]]));const _=e.edit(e.catalogNumber),
L=new Set(s.map(([,U])=>(0,r.i9)(U)?U.number:U)),y=(e.array(_.get("AF"))??[]).filter(U=>!L.has((0,r.i9)(U)?U.number:U));_.set("AF",[...y,h])}async function P(e,n){
const{bytes:a,description:s,modified:h}=n,{pace:_}=e.job,L=(0,r.jd)({Size:a.length,CheckSum:new r.Mx(await x(a,_)),ModDate:h===void 0?void 0:(0,g.wx)(h)}),y=await u(
a,e.job),U=(0,r.jd)({Type:(0,r.UU)("EmbeddedFile"),Subtype:(0,r.UU)(n.mimeType),Params:L,Filter:y?(0,r.UU)("FlateDecode"):void 0}),A=e.add(new r.Z6(U,y??a));return(0,r.
jd)({Type:(0,r.UU)("Filespec"),F:(0,g.wx)(n.name),UF:(0,g.wx)(n.name),Desc:s===void 0?void 0:(0,g.wx)(s),AFRelationship:(0,r.UU)(n.relationship),EF:(0,r.jd)({F:A,
UF:A})})}const K=65536,O=.97,i=4;async function u(e,n){if(e.length>4*K&&(0,w.Kc)(e.subarray(0,K)).length>K*O)return;const a=await(0,F.uM)(n).deflate(e,i);return a.
length<e.length?a:void 0}const c=1<<20;async function x(e,n){const a=t();if(!a)return(0,T.F)(e);for(let s=0;s<e.length;s+=c){a.update(e.subarray(s,s+c));const h=n.
step(c);h&&await h}return a.digest()}function t(){try{return(0,M.createHash)("md5")}catch{return}}function f(e,n){const a=new Set(e.map(([s])=>(0,m.Pu)(s)));for(let s=1;;s++){
const h=(0,g.wx)(s===1?n:`${n} (${s})`);if(!a.has((0,m.Pu)(h)))return h}}function l(e,n){const a=e.add((0,m.H6)(e,n,"Names")),s=(0,D.Wo)(e,"Names");if(s){e.edit(
s.holder),s.dict.set("EmbeddedFiles",a);return}const h=e.add((0,r.jd)({EmbeddedFiles:a}));e.edit(e.catalogNumber).set("Names",h)}}),21281:(($,C,o)=>{o.d(C,{Ip:()=>g,
XM:()=>P,Xb:()=>p,ds:()=>F,qg:()=>E});var M=o(59071),v=o(70549),m=o(21115),D=o(824),T=o(1975),w=o(60912);const F=(0,v.n)(async i=>g(i,await(0,D.Br)(i)));function g(i,u){
const c=(n,a)=>(0,M.wh)((0,T.sm)(u,n,a)[0]??""),x=d(c("pdfaid","part"),c("pdfaid","conformance").toLowerCase()),t=r(c("pdfuaid","part"))?`PDF/UA-${c("pdfuaid","\
part")}`:void 0,l=[c("pdfxid","GTS_PDFXVersion")||c("pdfx","GTS_PDFXVersion")||((0,M.Gh)(i.resolve((0,D._U)(i)?.get("GTS_PDFXVersion")))??""),c("pdfe","ISO_PDFE\
Version"),c("pdfvtid","GTS_PDFVTVersion")],e=[x?.name,t,...l.filter(n=>/^PDF\/[\w .:/()-]{1,40}$/.test(n))];return{archive:x,accessible:t,names:e.filter(n=>n!==
void 0)}}const r=i=>/^[1-9]$/.test(i);function d(i,u){if(!r(i))return;const c=/^[abuef]$/.test(u)?u:"";return{part:Number(i),level:c,name:`PDF/A-${i}${c}`}}function E(i,u,c,x){
return u&&O(i,u,[m.dK.pdfaid]),p(c,x)}const p=({name:i},u)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${i}: ${u}.`});async function P(i){
const u=await(0,D.Br)(i);if(!u)return[];const{archive:c,accessible:x}=g(i,u);O(i,u,[m.dK.pdfaid,m.dK.pdfuaid]);const t=[c?.name,x].filter(f=>f!==void 0);return t.
length>0?[K(t)]:[]}const K=i=>({code:"conformance_dropped",message:`The result no longer claims ${i.join(" and ")}, because a merge cannot guarantee conformance\
.`});function O(i,u,c){u.properties.some(({namespace:x})=>c.includes(x))&&(0,w._L)(i,(0,w.QH)(u,({namespace:x})=>c.includes(x),[]))}}),60912:(($,C,o)=>{o.d(C,{QH:()=>D,
T3:()=>T,_L:()=>r});var M=o(21115),v=o(3907),m=o(45599);function D(d,E,p){const{text:P,properties:K,end:O,about:i}=d,u=[];let c=0;for(const x of K.filter(E).sort(
(t,f)=>t.from-f.from))x.from<c||(u.push(P.slice(c,x.from)),c=x.to);return u.push(P.slice(c,Math.max(O,c))),p.length>0&&u.push(w(p,i)),u.push(P.slice(Math.max(O,
c))),g(u.join(""))}function T(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${w(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function w(d,E){const P=[...new Set(d.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${M.dK[O]}"`).join(""),K=d.map(({prefix:O,name:i,form:u,values:c})=>`\
<${O}:${i}>${F(u,c)}</${O}:${i}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,v.X)(E)}"${P}>
${K.join("")}</rdf:Description>
`}function F(d,E){const p=P=>E.map(K=>`<rdf:li${P}>${(0,v.X)(K)}</rdf:li>`).join("");switch(d){case"simple":return(0,v.X)(E[0]??"");case"alternative":return`<rd\
f:Alt>${p(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${p("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${p("")}</rdf:Bag>`}}const g=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function r(d,E){const p=d.catalog.get("Metadata"),P=d.resolve(p),K=P instanceof m.Z6?[...P.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],O=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...K]),i=new m.Z6(O,Buffer.
from(E,"utf8"));(0,m.i9)(p)&&P instanceof m.Z6?d.put(p,i):d.edit(d.catalogNumber).set("Metadata",d.add(i))}}),81077:(($,C,o)=>{o.d(C,{BX:()=>g,H6:()=>r,MN:()=>d,
Pu:()=>w,Zc:()=>F,r6:()=>E});var M=o(45599),v=o(44233),m=o(77581),D=o(9819);const T=64,w=t=>typeof t=="number"?String(t):(0,m.U0)(t);async function F(t,f,l){const e=[];
for(const n of await K(t,f,0,l)){for(const s of i(t,n,l))e.push(s);const a=t.job.pace.step(p);a&&await a}return e}async function g(t,f,l,e,n,a){const s=await K(
t,f,l,e,a);for(let h=s.length-1;h>=0;h--){const _=s[h],L=i(t,_,e),y=L.filter(([b,I])=>!n(b,I)),U=t.job.pace.step(p+L.length*p);U&&await U,y.length<L.length&&(t.
edit(_.holder),_.dict.set(e,c(y)),_.changed=!0);for(const b of _.repeats)t.edit(_.holder),_.dict.delete(b),_.changed=!0;if(_.emptyKids){const b=(t.array(_.dict.
get("Kids"))??[]).filter(I=>!_.emptyKids.has(t.dict(I)));t.edit(_.holder),_.dict.set("Kids",b),_.changed=!0}if(!_.changed)continue;const A=t.array(_.dict.get("K\
ids"))??[];_.empty=y.length===0&&A.length===0;const B=_.parent;B&&(B.changed=!0,_.empty?(B.emptyKids??=new Set).add(_.dict):u(t,_,y,A))}return s[0]?.empty??!1}function r(t,f,l){
if(f.length<=T)return(0,M.jd)({[l]:c(f)});let e=[];for(const n of x(f)){const[a,s]=[n[0][0],n.at(-1)[0]];e.push({ref:t.add((0,M.jd)({Limits:[a,s],[l]:c(n)})),low:a,
high:s})}for(;e.length>T;)e=x(e).map(n=>{const[a,s]=[n[0].low,n.at(-1).high];return{ref:t.add((0,M.jd)({Limits:[a,s],Kids:n.map(({ref:h})=>h)})),low:a,high:s}});
return(0,M.jd)({Kids:e.map(({ref:n})=>n)})}async function d(t,f){const{pace:l}=t.job,e=[];for(const[n,a]of f){e.push([(0,M.Px)(n),a]);const s=l.step(10*p);s&&await s}
return r(t,await E(t,e),"Names")}async function E(t,f){const{pace:l}=t.job,e=[];for(const a of f){e.push({entry:a,key:w(a[0])});const s=l.step(p);s&&await s}return(await(0,v.
qZ)(e,(a,s)=>a.key<s.key?-1:a.key>s.key?1:0,l)).map(({entry:a})=>a)}const p=100,P=30;async function K(t,f,l,e,n){const a=new D.b9(t),s=new Set,h=y=>s.size<s.add(
y).size,_=[],L=[{value:f??null,holder:l,parent:void 0}];for(let y=L.pop();y!==void 0;y=L.pop()){a.spend(1);const U=t.job.pace.step(p);U&&await U;const A=t.dict(
y.value);if(!A||!h(A)||n&&y.parent&&!O(t,A,n))continue;const B=[],b=R=>{const W=t.array(A.get(R));return!W||h(W)?W??[]:(B.push(R),[])},I=b(e).length>>1,j=b("Kid\
s"),S={dict:A,holder:(0,D.Kd)(y.value,y.holder),parent:y.parent,repeats:B};_.push(S),a.spend(I);const X=(0,D.Kd)(A.get("Kids"),S.holder);for(let R=j.length-1;R>=
0;R--){L.push({value:j[R],holder:X,parent:S});const W=t.job.pace.step(P);W&&await W}const N=t.job.pace.step(I*p);N&&await N}return _}function O(t,f,l){const[e,n]=t.
array(f.get("Limits"))??[];return typeof e!="number"||typeof n!="number"||l(e,n)}function i(t,{dict:f,repeats:l},e){const n=l.includes(e)?void 0:t.array(f.get(e));
if(!n)return[];const a=[];for(let s=0;s+1<n.length;s+=2){const h=t.resolve(n[s]);(e==="Names"?h instanceof M.Mx:typeof h=="number")&&a.push([h,n[s+1]])}return a}
function u(t,f,l,e){const n=h=>t.array(t.dict(h)?.get("Limits"))??[],a=l[0]?.[0]??n(e[0])[0],s=l.at(-1)?.[0]??n(e.at(-1))[1];t.edit(f.holder),a!==void 0&&s!==void 0?
f.dict.set("Limits",[a,s]):f.dict.delete("Limits")}function c(t){const f=[];for(const[l,e]of t)f.push(l,e);return f}function x(t){const f=[];for(let l=0;l<t.length;l+=
T)f.push(t.slice(l,l+T));return f}}),70549:(($,C,o)=>{o.d(C,{n:()=>M});function M(v){const m=new WeakMap;return D=>{if(D.hasChanges)return v(D);const T=m.get(D);
if(T)return T.answer;const w=v(D);return m.set(D,{answer:w}),w}}}),9819:(($,C,o)=>{o.d(C,{J7:()=>m,Kd:()=>w,Wo:()=>F,_i:()=>T,b9:()=>D});var M=o(42973),v=o(45599);
class m{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:d,catalogNumber:E,pages:p}=this.document,P=d.get("Pages");r===
E||(0,v.i9)(P)&&r===P.number||p.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.
chased;return this.chased=new Set,r}isGone(r){return(0,v.i9)(r)&&this.gone.has(r.number)}}class D{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{
if(this.left-=r,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class T{seen;beyond=new Set;allowance;constructor(r,d=new D(r)){this.allowance=d,this.seen=new Uint8Array((r.size>>3)+1)}first(r){
if(this.allowance.spend(1),!(0,v.i9)(r))return!0;const{number:d}=r,E=d>>3;if(E>=this.seen.length)return this.beyond.size<this.beyond.add(d).size;const p=1<<(d&7),
P=(this.seen[E]&p)===0;return this.seen[E]|=p,P}}function w(g,r){return(0,v.i9)(g)?g.number:r}function F(g,r){const d=g.catalog.get(r),E=g.dict(d);return E&&{dict:E,
holder:w(d,g.catalogNumber)}}})};
