"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:((b,U,f)=>{f.d(U,{K:()=>E,V:()=>m});var D=f(77598),O=f.n(D),u=f(81077),M=f(9819),w=f(34400),v=f(59596),
L=f(68973),g=f(77581),s=f(45599),o=f(59071);async function m(a){const r=(0,M.Wo)(a,"Names")?.dict.get("EmbeddedFiles");return(await(0,u.Zc)(a,r,"Names")).map(l=>{
const c=a.dict(l[1]),p=A=>(0,o.Gh)(a.resolve(c?.get(A)));return{entry:l,name:p("UF")??p("F")??(l[0]instanceof s.Mx?(0,o.Gh)(l[0]):null)}})}async function E(a,r,l,c){
const p=a.add(await P(a,r));h(a,(0,u.AN)([...l,[_(l,r.name),p]]));const A=a.edit(a.catalogNumber),C=new Set(c.map(([,x])=>(0,s.i9)(x)?x.number:x)),T=(a.array(A.
get("AF"))??[]).filter(x=>!C.has((0,s.i9)(x)?x.number:x));A.set("AF",[...T,p])}async function P(a,r){const{bytes:l,description:c,modified:p}=r,{pace:A}=a.job,C=(0,s.
jd)({Size:l.length,CheckSum:new s.Mx(await i(l,A)),ModDate:p===void 0?void 0:(0,g.wx)(p)}),T=await t(l,a.job),x=(0,s.jd)({Type:(0,s.UU)("EmbeddedFile"),Subtype:(0,s.
UU)(r.mimeType),Params:C,Filter:T?(0,s.UU)("FlateDecode"):void 0}),F=a.add(new s.Z6(x,T??l));return(0,s.jd)({Type:(0,s.UU)("Filespec"),F:(0,g.wx)(r.name),UF:(0,g.
wx)(r.name),Desc:c===void 0?void 0:(0,g.wx)(c),AFRelationship:(0,s.UU)(r.relationship),EF:(0,s.jd)({F,UF:F})})}const K=65536,y=.97,e=4;async function t(a,r){if(a.
length>4*K&&(0,v.Kc)(a.subarray(0,K)).length>K*y)return;const l=await(0,L.uM)(r).deflate(a,e);return l.length<a.length?l:void 0}const n=1<<20;async function i(a,r){
const l=d();if(!l)return(0,w.F)(a);for(let c=0;c<a.length;c+=n){l.update(a.subarray(c,c+n));const p=r.step(n);p&&await p}return l.digest()}function d(){try{return(0,D.
createHash)("md5")}catch{return}}function _(a,r){const l=new Set(a.map(([c])=>(0,u.Pu)(c)));for(let c=1;;c++){const p=(0,g.wx)(c===1?r:`${r} (${c})`);if(!l.has(
(0,u.Pu)(p)))return p}}function h(a,r){const l=a.add((0,u.H6)(a,r,"Names")),c=(0,M.Wo)(a,"Names");if(c){a.edit(c.holder),c.dict.set("EmbeddedFiles",l);return}const p=a.
add((0,s.jd)({EmbeddedFiles:l}));a.edit(a.catalogNumber).set("Names",p)}}),21281:((b,U,f)=>{f.d(U,{Ip:()=>g,XM:()=>P,Xb:()=>E,ds:()=>L,qg:()=>m});var D=f(59071),
O=f(70549),u=f(43496),M=f(824),w=f(1975),v=f(60912);const L=(0,O.n)(async e=>g(e,await(0,M.Br)(e)));function g(e,t){const n=(r,l)=>(0,D.wh)((0,w.sm)(t,r,l)[0]??
""),i=o(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),d=s(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,h=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,D.Gh)(e.resolve((0,M._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],a=[
i?.name,d,...h.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:i,accessible:d,names:a.filter(r=>r!==void 0)}}const s=e=>/^[1-9]$/.test(e);function o(e,t){
if(!s(e))return;const n=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function m(e,t,n,i){return t&&y(e,t,[u.dK.pdfaid]),E(n,i)}
const E=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function P(e){const t=await(0,M.Br)(e);if(!t)
return[];const{archive:n,accessible:i}=g(e,t);y(e,t,[u.dK.pdfaid,u.dK.pdfuaid]);const d=[n?.name,i].filter(_=>_!==void 0);return d.length>0?[K(d)]:[]}const K=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function y(e,t,n){t.properties.
some(({namespace:i})=>n.includes(i))&&(0,v._L)(e,(0,v.QH)(t,({namespace:i})=>n.includes(i),[]))}}),60912:((b,U,f)=>{f.d(U,{QH:()=>M,T3:()=>w,_L:()=>s});var D=f(
43496),O=f(3907),u=f(45599);function M(o,m,E){const{text:P,properties:K,end:y,about:e}=o,t=[];let n=0;for(const i of K.filter(m).sort((d,_)=>d.from-_.from))i.from<
n||(t.push(P.slice(n,i.from)),n=i.to);return t.push(P.slice(n,Math.max(y,n))),E.length>0&&t.push(v(E,e)),t.push(P.slice(Math.max(y,n))),g(t.join(""))}function w(o){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${v(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(o,m){const P=[...new Set(o.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${D.dK[y]}"`).join(""),K=o.map(({prefix:y,name:e,form:t,values:n})=>`\
<${y}:${e}>${L(t,n)}</${y}:${e}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,O.X)(m)}"${P}>
${K.join("")}</rdf:Description>
`}function L(o,m){const E=P=>m.map(K=>`<rdf:li${P}>${(0,O.X)(K)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(m[0]??"");case"alternative":return`<rd\
f:Alt>${E(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${E("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${E("")}</rdf:Bag>`}}const g=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(o,m){const E=o.catalog.get("Metadata"),P=o.resolve(E),K=P instanceof u.Z6?[...P.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],y=new u.Bi([["Type",new u.SX("Metadata")],["Subtype",new u.SX("XML")],...K]),e=new u.Z6(y,Buffer.
from(m,"utf8"));(0,u.i9)(E)&&P instanceof u.Z6?o.put(E,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),81077:((b,U,f)=>{f.d(U,{AN:()=>s,BX:()=>v,H6:()=>L,
MN:()=>g,Pu:()=>M,Zc:()=>w});var D=f(45599),O=f(9819);const u=64,M=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function w(e,t,n){
const i=[];for(const d of await m(e,t,0,n)){for(const h of P(e,d,n))i.push(h);const _=e.job.pace.step(o);_&&await _}return i}async function v(e,t,n,i,d,_){const h=await m(
e,t,n,i,_);for(let a=h.length-1;a>=0;a--){const r=h[a],l=P(e,r,i),c=l.filter(([T,x])=>!d(T,x)),p=e.job.pace.step(o+l.length*o);p&&await p,c.length<l.length&&(e.
edit(r.holder),r.dict.set(i,c.flat()),r.changed=!0);for(const T of r.repeats)e.edit(r.holder),r.dict.delete(T),r.changed=!0;if(r.emptyKids){const T=(e.array(r.dict.
get("Kids"))??[]).filter(x=>!r.emptyKids.has(e.dict(x)));e.edit(r.holder),r.dict.set("Kids",T),r.changed=!0}if(!r.changed)continue;const A=e.array(r.dict.get("K\
ids"))??[];r.empty=c.length===0&&A.length===0;const C=r.parent;C&&(C.changed=!0,r.empty?(C.emptyKids??=new Set).add(r.dict):K(e,r,c,A))}return h[0]?.empty??!1}function L(e,t,n){
if(t.length<=u)return(0,D.jd)({[n]:t.flat()});let i=[];for(const d of y(t)){const[_,h]=[d[0][0],d.at(-1)[0]];i.push({ref:e.add((0,D.jd)({Limits:[_,h],[n]:d.flat()})),
low:_,high:h})}for(;i.length>u;)i=y(i).map(d=>{const[_,h]=[d[0].low,d.at(-1).high];return{ref:e.add((0,D.jd)({Limits:[_,h],Kids:d.map(({ref:a})=>a)})),low:_,high:h}});
return(0,D.jd)({Kids:i.map(({ref:d})=>d)})}const g=(e,t)=>L(e,s([...t].map(([n,i])=>[(0,D.Px)(n),i])),"Names");function s(e){return e.map(t=>({entry:t,key:M(t[0])})).
sort((t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}const o=100;async function m(e,t,n,i,d){const _=new O.b9(e),h=new Set,a=c=>h.size<h.add(c).size,
r=[],l=[{value:t??null,holder:n,parent:void 0}];for(let c=l.pop();c!==void 0;c=l.pop()){_.spend(1);const p=e.dict(c.value);if(!p||!a(p)||d&&c.parent&&!E(e,p,d))
continue;const A=[],C=B=>{const $=e.array(p.get(B));return!$||a($)?$??[]:(A.push(B),[])},T=C(i).length>>1,x=C("Kids"),F={dict:p,holder:(0,O.Kd)(c.value,c.holder),
parent:c.parent,repeats:A};r.push(F),_.spend(T);for(let B=x.length-1;B>=0;B--)l.push({value:x[B],holder:(0,O.Kd)(p.get("Kids"),F.holder),parent:F});const R=e.job.
pace.step(o+T*o);R&&await R}return r}function E(e,t,n){const[i,d]=e.array(t.get("Limits"))??[];return typeof i!="number"||typeof d!="number"||n(i,d)}function P(e,{
dict:t,repeats:n},i){const d=n.includes(i)?void 0:e.array(t.get(i));if(!d)return[];const _=[];for(let h=0;h+1<d.length;h+=2){const a=e.resolve(d[h]);(i==="Names"?
a instanceof D.Mx:typeof a=="number")&&_.push([a,d[h+1]])}return _}function K(e,t,n,i){const d=a=>e.array(e.dict(a)?.get("Limits"))??[],_=n[0]?.[0]??d(i[0])[0],
h=n.at(-1)?.[0]??d(i.at(-1))[1];e.edit(t.holder),_!==void 0&&h!==void 0?t.dict.set("Limits",[_,h]):t.dict.delete("Limits")}function y(e){const t=[];for(let n=0;n<
e.length;n+=u)t.push(e.slice(n,n+u));return t}}),70549:((b,U,f)=>{f.d(U,{n:()=>D});function D(O){const u=new WeakMap;return M=>{if(M.hasChanges)return O(M);const w=u.
get(M);if(w)return w.answer;const v=O(M);return u.set(M,{answer:v}),v}}}),9819:((b,U,f)=>{f.d(U,{J7:()=>u,Kd:()=>v,Wo:()=>L,_i:()=>w,b9:()=>M});var D=f(42973),O=f(
45599);class u{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:o,catalogNumber:m,pages:E}=this.document,P=o.get("Pag\
es");s===m||(0,O.i9)(P)&&s===P.number||E.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){
const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,O.i9)(s)&&this.gone.has(s.number)}}class M{most;left;constructor(s){this.most=this.left=s.job.
limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(s,o=new M(s)){this.allowance=o,this.seen=new Uint8Array(
(s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,O.i9)(s))return!0;const{number:o}=s,m=o>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
o).size;const E=1<<(o&7),P=(this.seen[m]&E)===0;return this.seen[m]|=E,P}}function v(g,s){return(0,O.i9)(g)?g.number:s}function L(g,s){const o=g.catalog.get(s),
m=g.dict(o);return m&&{dict:m,holder:v(o,g.catalogNumber)}}})};
