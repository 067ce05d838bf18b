"use strict";exports.id=6369,exports.ids=[6369],exports.modules={5237:(($,U,f)=>{f.d(U,{K:()=>M,V:()=>D});var E=f(77598),y=f.n(E),u=f(78713),P=f(90191),w=f(94496),K=f(83267),
A=f(45913),m=f(20381),s=f(16039),c=f(58247);async function D(a){const r=(0,P.Wo)(a,"Names")?.dict.get("EmbeddedFiles");return(await(0,u.Zc)(a,r,"Names")).map(l=>{
const d=a.dict(l[1]),h=L=>(0,c.G)(a.resolve(d?.get(L)));return{entry:l,name:h("UF")??h("F")??(l[0]instanceof s.Mx?(0,c.G)(l[0]):null)}})}async function M(a,r,l,d){
const h=a.add(await g(a,r));p(a,(0,u.AN)([...l,[_(l,r.name),h]]));const L=a.edit(a.catalogNumber),C=new Set(d.map(([,x])=>(0,s.i9)(x)?x.number:x)),v=(a.array(L.
get("AF"))??[]).filter(x=>!C.has((0,s.i9)(x)?x.number:x));L.set("AF",[...v,h])}async function g(a,r){const{bytes:l,description:d,modified:h}=r,{pace:L}=a.job,C=(0,s.
jd)({Size:l.length,CheckSum:new s.Mx(await o(l,L)),ModDate:h===void 0?void 0:(0,m.wx)(h)}),v=await t(l,a.job),x=(0,s.jd)({Type:(0,s.UU)("EmbeddedFile"),Subtype:(0,s.
UU)(r.mimeType),Params:C,Filter:v?(0,s.UU)("FlateDecode"):void 0}),F=a.add(new s.Z6(x,v??l));return(0,s.jd)({Type:(0,s.UU)("Filespec"),F:(0,m.wx)(r.name),UF:(0,m.
wx)(r.name),Desc:d===void 0?void 0:(0,m.wx)(d),AFRelationship:(0,s.UU)(r.relationship),EF:(0,s.jd)({F,UF:F})})}const T=65536,O=.97,e=4;async function t(a,r){if(a.
length>4*T&&(0,K.Kc)(a.subarray(0,T)).length>T*O)return;const l=await(0,A.uM)(r).deflate(a,e);return l.length<a.length?l:void 0}const n=1<<20;async function o(a,r){
const l=i();if(!l)return(0,w.F)(a);for(let d=0;d<a.length;d+=n){l.update(a.subarray(d,d+n));const h=r.step(n);h&&await h}return l.digest()}function i(){try{return(0,E.
createHash)("md5")}catch{return}}function _(a,r){const l=new Set(a.map(([d])=>(0,u.Pu)(d)));for(let d=1;;d++){const h=(0,m.wx)(d===1?r:`${r} (${d})`);if(!l.has(
(0,u.Pu)(h)))return h}}function p(a,r){const l=a.add((0,u.H6)(a,r,"Names")),d=(0,P.Wo)(a,"Names");if(d){a.edit(d.holder),d.dict.set("EmbeddedFiles",l);return}const h=a.
add((0,s.jd)({EmbeddedFiles:l}));a.edit(a.catalogNumber).set("Names",h)}}),80397:(($,U,f)=>{f.d(U,{Ip:()=>m,XM:()=>g,Xb:()=>M,ds:()=>A,qg:()=>D});var E=f(58247),
y=f(30729),u=f(1480),P=f(10404),w=f(34331),K=f(31808);const A=(0,y.H)(async e=>m(e,await(0,P.Br)(e)));function m(e,t){const n=(r,l)=>(0,E.w)((0,w.sm)(t,r,l)[0]??
""),o=c(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),i=s(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,p=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,E.G)(e.resolve((0,P._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],a=[
o?.name,i,...p.filter(r=>/^PDF\/[\w .:/()-]{1,40}$/.test(r))];return{archive:o,accessible:i,names:a.filter(r=>r!==void 0)}}const s=e=>/^[1-9]$/.test(e);function c(e,t){
if(!s(e))return;const n=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function D(e,t,n,o){return t&&O(e,t,[u.dK.pdfaid]),M(n,o)}
const M=({name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function g(e){const t=await(0,P.Br)(e);if(!t)
return[];const{archive:n,accessible:o}=m(e,t);O(e,t,[u.dK.pdfaid,u.dK.pdfuaid]);const i=[n?.name,o].filter(_=>_!==void 0);return i.length>0?[T(i)]:[]}const T=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function O(e,t,n){t.properties.
some(({namespace:o})=>n.includes(o))&&(0,K._L)(e,(0,K.QH)(t,({namespace:o})=>n.includes(o),[]))}}),31808:(($,U,f)=>{f.d(U,{QH:()=>P,T3:()=>w,_L:()=>s});var E=f(
1480),y=f(54075),u=f(16039);function P(c,D,M){const{text:g,properties:T,end:O,about:e}=c,t=[];let n=0;for(const o of T.filter(D).sort((i,_)=>i.from-_.from))o.from<
n||(t.push(g.slice(n,o.from)),n=o.to);return t.push(g.slice(n,Math.max(O,n))),M.length>0&&t.push(K(M,e)),t.push(g.slice(Math.max(O,n))),m(t.join(""))}function w(c){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${K(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function K(c,D){const g=[...new Set(c.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${E.dK[O]}"`).join(""),T=c.map(({prefix:O,name:e,form:t,values:n})=>`\
<${O}:${e}>${A(t,n)}</${O}:${e}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,y.X)(D)}"${g}>
${T.join("")}</rdf:Description>
`}function A(c,D){const M=g=>D.map(T=>`<rdf:li${g}>${(0,y.X)(T)}</rdf:li>`).join("");switch(c){case"simple":return(0,y.X)(D[0]??"");case"alternative":return`<rd\
f:Alt>${M(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${M("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${M("")}</rdf:Bag>`}}const m=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function s(c,D){const M=c.catalog.get("Metadata"),g=c.resolve(M),T=g instanceof u.Z6?[...g.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],O=new u.Bi([["Type",new u.SX("Metadata")],["Subtype",new u.SX("XML")],...T]),e=new u.Z6(O,Buffer.
from(D,"utf8"));(0,u.i9)(M)&&g instanceof u.Z6?c.put(M,e):c.edit(c.catalogNumber).set("Metadata",c.add(e))}}),78713:(($,U,f)=>{f.d(U,{AN:()=>s,BX:()=>K,H6:()=>A,
MN:()=>m,Pu:()=>P,Zc:()=>w});var E=f(16039),y=f(90191);const u=64,P=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function w(e,t,n){
const o=[];for(const i of await D(e,t,0,n)){for(const p of g(e,i,n))o.push(p);const _=e.job.pace.step(c);_&&await _}return o}async function K(e,t,n,o,i,_){const p=await D(
e,t,n,o,_);for(let a=p.length-1;a>=0;a--){const r=p[a],l=g(e,r,o),d=l.filter(([v,x])=>!i(v,x)),h=e.job.pace.step(c+l.length*c);h&&await h,d.length<l.length&&(e.
edit(r.holder),r.dict.set(o,d.flat()),r.changed=!0);for(const v of r.repeats)e.edit(r.holder),r.dict.delete(v),r.changed=!0;if(r.emptyKids){const v=(e.array(r.dict.
get("Kids"))??[]).filter(x=>!r.emptyKids.has(e.dict(x)));e.edit(r.holder),r.dict.set("Kids",v),r.changed=!0}if(!r.changed)continue;const L=e.array(r.dict.get("K\
ids"))??[];r.empty=d.length===0&&L.length===0;const C=r.parent;C&&(C.changed=!0,r.empty?(C.emptyKids??=new Set).add(r.dict):T(e,r,d,L))}return p[0]?.empty??!1}function A(e,t,n){
if(t.length<=u)return(0,E.jd)({[n]:t.flat()});let o=[];for(const i of O(t)){const[_,p]=[i[0][0],i.at(-1)[0]];o.push({ref:e.add((0,E.jd)({Limits:[_,p],[n]:i.flat()})),
low:_,high:p})}for(;o.length>u;)o=O(o).map(i=>{const[_,p]=[i[0].low,i.at(-1).high];return{ref:e.add((0,E.jd)({Limits:[_,p],Kids:i.map(({ref:a})=>a)})),low:_,high:p}});
return(0,E.jd)({Kids:o.map(({ref:i})=>i)})}const m=(e,t)=>A(e,s([...t].map(([n,o])=>[(0,E.Px)(n),o])),"Names");function s(e){return e.map(t=>({entry:t,key:P(t[0])})).
sort((t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}const c=100;async function D(e,t,n,o,i){const _=new y.b9(e),p=new Set,a=d=>p.size<p.add(d).size,
r=[],l=[{value:t??null,holder:n,parent:void 0}];for(let d=l.pop();d!==void 0;d=l.pop()){_.spend(1);const h=e.dict(d.value);if(!h||!a(h)||i&&d.parent&&!M(e,h,i))
continue;const L=[],C=B=>{const R=e.array(h.get(B));return!R||a(R)?R??[]:(L.push(B),[])},v=C(o).length>>1,x=C("Kids"),F={dict:h,holder:(0,y.Kd)(d.value,d.holder),
parent:d.parent,repeats:L};r.push(F),_.spend(v);for(let B=x.length-1;B>=0;B--)l.push({value:x[B],holder:(0,y.Kd)(h.get("Kids"),F.holder),parent:F});const W=e.job.
pace.step(c+v*c);W&&await W}return r}function M(e,t,n){const[o,i]=e.array(t.get("Limits"))??[];return typeof o!="number"||typeof i!="number"||n(o,i)}function g(e,{
dict:t,repeats:n},o){const i=n.includes(o)?void 0:e.array(t.get(o));if(!i)return[];const _=[];for(let p=0;p+1<i.length;p+=2){const a=e.resolve(i[p]);(o==="Names"?
a instanceof E.Mx:typeof a=="number")&&_.push([a,i[p+1]])}return _}function T(e,t,n,o){const i=a=>e.array(e.dict(a)?.get("Limits"))??[],_=n[0]?.[0]??i(o[0])[0],
p=n.at(-1)?.[0]??i(o.at(-1))[1];e.edit(t.holder),_!==void 0&&p!==void 0?t.dict.set("Limits",[_,p]):t.dict.delete("Limits")}function O(e){const t=[];for(let n=0;n<
e.length;n+=u)t.push(e.slice(n,n+u));return t}}),30729:(($,U,f)=>{f.d(U,{H:()=>E});function E(y){const u=new WeakMap;return P=>{if(P.hasChanges)return y(P);const w=u.
get(P);if(w)return w.answer;const K=y(P);return u.set(P,{answer:K}),K}}}),90191:(($,U,f)=>{f.d(U,{J7:()=>u,Kd:()=>K,Wo:()=>A,_i:()=>w,b9:()=>P});var E=f(84293),
y=f(16039);class u{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:c,catalogNumber:D,pages:M}=this.document,g=c.get(
"Pages");s===D||(0,y.i9)(g)&&s===g.number||M.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){
const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,y.i9)(s)&&this.gone.has(s.number)}}class P{most;left;constructor(s){this.most=this.left=s.job.
limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class w{seen=new Set;allowance;constructor(s,c=new P(s)){this.allowance=c}first(s){return this.allowance.
spend(1),(0,y.i9)(s)?this.seen.has(s.number)?!1:(this.seen.add(s.number),!0):!0}}function K(m,s){return(0,y.i9)(m)?m.number:s}function A(m,s){const c=m.catalog.
get(s),D=m.dict(c);return D&&{dict:D,holder:K(c,m.catalogNumber)}}})};
