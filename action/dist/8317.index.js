"use strict";exports.id=8317,exports.ids=[8317],exports.modules={98037:(($,w,l)=>{l.d(w,{K:()=>E,V:()=>m});var M=l(77598),O=l.n(M),p=l(81077),v=l(9819),C=l(34400),T=l(59596),
A=l(68973),g=l(77581),s=l(45599),o=l(59071);async function m(a){const r=(0,v.Wo)(a,"Names")?.dict.get("EmbeddedFiles");return(await(0,p.Zc)(a,r,"Names")).map(f=>{
const c=a.dict(f[1]),h=U=>(0,o.Gh)(a.resolve(c?.get(U)));return{entry:f,name:h("UF")??h("F")??(f[0]instanceof s.Mx?(0,o.Gh)(f[0]):null)}})}async function E(a,r,f,c){
const h=a.add(await P(a,r));_(a,(0,p.AN)([...f,[u(f,r.name),h]]));const U=a.edit(a.catalogNumber),L=new Set(c.map(([,y])=>(0,s.i9)(y)?y.number:y)),K=(a.array(U.
get("AF"))??[]).filter(y=>!L.has((0,s.i9)(y)?y.number:y));U.set("AF",[...K,h])}async function P(a,r){const{bytes:f,description:c,modified:h}=r,{pace:U}=a.job,L=(0,s.
jd)({Size:f.length,CheckSum:new s.Mx(await i(f,U)),ModDate:h===void 0?void 0:(0,g.wx)(h)}),K=await t(f,a.job),y=(0,s.jd)({Type:(0,s.UU)("EmbeddedFile"),Subtype:(0,s.
UU)(r.mimeType),Params:L,Filter:K?(0,s.UU)("FlateDecode"):void 0}),F=a.add(new s.Z6(y,K??f));return(0,s.jd)({Type:(0,s.UU)("Filespec"),F:(0,g.wx)(r.name),UF:(0,g.
wx)(r.name),Desc:c===void 0?void 0:(0,g.wx)(c),AFRelationship:(0,s.UU)(r.relationship),EF:(0,s.jd)({F,UF:F})})}const x=65536,D=.97,e=4;async function t(a,r){if(a.
length>4*x&&(0,T.Kc)(a.subarray(0,x)).length>x*D)return;const f=await(0,A.uM)(r).deflate(a,e);return f.length<a.length?f:void 0}const n=1<<20;async function i(a,r){
const f=d();if(!f)return(0,C.F)(a);for(let c=0;c<a.length;c+=n){f.update(a.subarray(c,c+n));const h=r.step(n);h&&await h}return f.digest()}function d(){try{return(0,M.
createHash)("md5")}catch{return}}function u(a,r){const f=new Set(a.map(([c])=>(0,p.Pu)(c)));for(let c=1;;c++){const h=(0,g.wx)(c===1?r:`${r} (${c})`);if(!f.has(
(0,p.Pu)(h)))return h}}function _(a,r){const f=a.add((0,p.H6)(a,r,"Names")),c=(0,v.Wo)(a,"Names");if(c){a.edit(c.holder),c.dict.set("EmbeddedFiles",f);return}const h=a.
add((0,s.jd)({EmbeddedFiles:f}));a.edit(a.catalogNumber).set("Names",h)}}),21281:(($,w,l)=>{l.d(w,{Ip:()=>g,XM:()=>P,Xb:()=>E,ds:()=>A,qg:()=>m});var M=l(59071),
O=l(70549),p=l(43496),v=l(824),C=l(1975),T=l(60912);const A=(0,O.n)(async e=>g(e,await(0,v.Br)(e)));function g(e,t){const n=(r,f)=>(0,M.wh)((0,C.sm)(t,r,f)[0]??
""),i=o(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),d=s(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,_=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,M.Gh)(e.resolve((0,v._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],a=[
i?.name,d,..._.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:i,accessible:d,names:a.filter(r=>r!==void 0)}}const s=e=>/^[1-9]$/.test(e);function o(e,t){
if(!s(e))return;const n=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function m(e,t,n,i){return t&&D(e,t,[p.dK.pdfaid]),E(n,i)}
const E=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function P(e){const t=await(0,v.Br)(e);if(!t)
return[];const{archive:n,accessible:i}=g(e,t);D(e,t,[p.dK.pdfaid,p.dK.pdfuaid]);const d=[n?.name,i].filter(u=>u!==void 0);return d.length>0?[x(d)]:[]}const x=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function D(e,t,n){t.properties.
some(({namespace:i})=>n.includes(i))&&(0,T._L)(e,(0,T.QH)(t,({namespace:i})=>n.includes(i),[]))}}),60912:(($,w,l)=>{l.d(w,{QH:()=>v,T3:()=>C,_L:()=>s});var M=l(
43496),O=l(3907),p=l(45599);function v(o,m,E){const{text:P,properties:x,end:D,about:e}=o,t=[];let n=0;for(const i of x.filter(m).sort((d,u)=>d.from-u.from))i.from<
n||(t.push(P.slice(n,i.from)),n=i.to);return t.push(P.slice(n,Math.max(D,n))),E.length>0&&t.push(T(E,e)),t.push(P.slice(Math.max(D,n))),g(t.join(""))}function C(o){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${T(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function T(o,m){const P=[...new Set(o.map(({prefix:D})=>D))].map(D=>` xmlns:${D}="${M.dK[D]}"`).join(""),x=o.map(({prefix:D,name:e,form:t,values:n})=>`\
<${D}:${e}>${A(t,n)}</${D}:${e}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,O.X)(m)}"${P}>
${x.join("")}</rdf:Description>
`}function A(o,m){const E=P=>m.map(x=>`<rdf:li${P}>${(0,O.X)(x)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(m[0]??"");case"alternative":return`<rd\
f:Alt>${E(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${E("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${E("")}</rdf:Bag>`}}const g=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(o,m){const E=o.catalog.get("Metadata"),P=o.resolve(E),x=P instanceof p.Z6?[...P.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],D=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...x]),e=new p.Z6(D,Buffer.
from(m,"utf8"));(0,p.i9)(E)&&P instanceof p.Z6?o.put(E,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),81077:(($,w,l)=>{l.d(w,{AN:()=>s,BX:()=>T,H6:()=>A,
MN:()=>g,Pu:()=>v,Zc:()=>C});var M=l(45599),O=l(9819);const p=64,v=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function C(e,t,n){
const i=[];for(const d of await m(e,t,0,n)){for(const _ of P(e,d,n))i.push(_);const u=e.job.pace.step(o);u&&await u}return i}async function T(e,t,n,i,d,u){const _=await m(
e,t,n,i,u);for(let a=_.length-1;a>=0;a--){const r=_[a],f=P(e,r,i),c=f.filter(([K,y])=>!d(K,y)),h=e.job.pace.step(o+f.length*o);h&&await h,c.length<f.length&&(e.
edit(r.holder),r.dict.set(i,c.flat()),r.changed=!0);for(const K of r.repeats)e.edit(r.holder),r.dict.delete(K),r.changed=!0;if(r.emptyKids){const K=(e.array(r.dict.
get("Kids"))??[]).filter(y=>!r.emptyKids.has(e.dict(y)));e.edit(r.holder),r.dict.set("Kids",K),r.changed=!0}if(!r.changed)continue;const U=e.array(r.dict.get("K\
ids"))??[];r.empty=c.length===0&&U.length===0;const L=r.parent;L&&(L.changed=!0,r.empty?(L.emptyKids??=new Set).add(r.dict):x(e,r,c,U))}return _[0]?.empty??!1}function A(e,t,n){
if(t.length<=p)return(0,M.jd)({[n]:t.flat()});let i=[];for(const d of D(t)){const[u,_]=[d[0][0],d.at(-1)[0]];i.push({ref:e.add((0,M.jd)({Limits:[u,_],[n]:d.flat()})),
low:u,high:_})}for(;i.length>p;)i=D(i).map(d=>{const[u,_]=[d[0].low,d.at(-1).high];return{ref:e.add((0,M.jd)({Limits:[u,_],Kids:d.map(({ref:a})=>a)})),low:u,high:_}});
return(0,M.jd)({Kids:i.map(({ref:d})=>d)})}const g=(e,t)=>A(e,s([...t].map(([n,i])=>[(0,M.Px)(n),i])),"Names");function s(e){return e.map(t=>({entry:t,key:v(t[0])})).
sort((t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}const o=100;async function m(e,t,n,i,d){const u=new O.b9(e),_=new Set,a=c=>_.size<_.add(c).size,
r=[],f=[{value:t??null,holder:n,parent:void 0}];for(let c=f.pop();c!==void 0;c=f.pop()){u.spend(1);const h=e.dict(c.value);if(!h||!a(h)||d&&c.parent&&!E(e,h,d))
continue;const U=[],L=B=>{const b=e.array(h.get(B));return!b||a(b)?b??[]:(U.push(B),[])},K=L(i).length>>1,y=L("Kids"),F={dict:h,holder:(0,O.Kd)(c.value,c.holder),
parent:c.parent,repeats:U};r.push(F),u.spend(K);for(let B=y.length-1;B>=0;B--)f.push({value:y[B],holder:(0,O.Kd)(h.get("Kids"),F.holder),parent:F});const R=e.job.
pace.step(o+K*o);R&&await R}return r}function E(e,t,n){const[i,d]=e.array(t.get("Limits"))??[];return typeof i!="number"||typeof d!="number"||n(i,d)}function P(e,{
dict:t,repeats:n},i){const d=n.includes(i)?void 0:e.array(t.get(i));if(!d)return[];const u=[];for(let _=0;_+1<d.length;_+=2){const a=e.resolve(d[_]);(i==="Names"?
a instanceof M.Mx:typeof a=="number")&&u.push([a,d[_+1]])}return u}function x(e,t,n,i){const d=a=>e.array(e.dict(a)?.get("Limits"))??[],u=n[0]?.[0]??d(i[0])[0],
_=n.at(-1)?.[0]??d(i.at(-1))[1];e.edit(t.holder),u!==void 0&&_!==void 0?t.dict.set("Limits",[u,_]):t.dict.delete("Limits")}function D(e){const t=[];for(let n=0;n<
e.length;n+=p)t.push(e.slice(n,n+p));return t}}),9819:(($,w,l)=>{l.d(w,{J7:()=>p,Kd:()=>T,Wo:()=>A,_i:()=>C,b9:()=>v});var M=l(42973),O=l(45599);class p{document;gone=new Set;chased=new Set;constructor(s){
this.document=s}remove(s){const{catalog:o,catalogNumber:m,pages:E}=this.document,P=o.get("Pages");s===m||(0,O.i9)(P)&&s===P.number||E.holds(s)||(this.gone.add(s),
this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,O.
i9)(s)&&this.gone.has(s.number)}}class v{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class C{seen;beyond=new Set;allowance;constructor(s,o=new v(
s)){this.allowance=o,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,O.i9)(s))return!0;const{number:o}=s,m=o>>3;if(m>=this.seen.
length)return this.beyond.size<this.beyond.add(o).size;const E=1<<(o&7),P=(this.seen[m]&E)===0;return this.seen[m]|=E,P}}function T(g,s){return(0,O.i9)(g)?g.number:
s}function A(g,s){const o=g.catalog.get(s),m=g.dict(o);return m&&{dict:m,holder:T(o,g.catalogNumber)}}})};
