"use strict";exports.id=9881,exports.ids=[9881],exports.modules={9881:((I,U,d)=>{d.r(U),d.d(U,{add_attachment:()=>w});var E=d(38917),M=d(49153),_=d(22022),g=d(7390),T=d(16039),
K=d(95199),C=d(99586),h=d(5237),o=d(33138),m=d(58247),P=d(80397),O=d(10404);const D={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternat\
ive",supplement:"Supplement"},w=async(a,r,p)=>{const{attachment:c,attachment_name:s,mime_type:i,modified:f,relationship:l,replace_existing:u}=r,x=await(0,g.E)(a.
bytes,p,{password:r.open_password}),A=s??(0,C.jC)(c.name,C.zE,"attachment"),L=await(0,h.V)(x),y=L.flatMap(S=>S.name===A?[S.entry]:[]),B=L.flatMap(S=>S.name===A?
[]:[S.entry]);if(y.length>0&&!u)throw(0,M.G6)([n(A,s!==void 0)]);const W=await(0,O.Br)(x),R=(0,O._6)(x,W),F={name:A,bytes:c.bytes,mimeType:i??(0,o.c)(A),...v(x,
y),...r.attachment_description===void 0?{}:{description:r.attachment_description},...l===void 0?{}:{relationship:D[l]},modified:(0,E.Z)(f??R.modified??R.created??
"")},{archive:$}=(0,P.Ip)(x,W),j=$&&await e($,c,F.modified!==void 0,p);await(0,h.K)(x,F,B,y);const b=$&&j!==void 0?[(0,P.qg)(x,W,$,j)]:[],N=x.pages.count,z=await(0,K.
UN)(x,{version:"1.7"}),X={pageCount:N,attachmentName:A,attachmentCount:B.length+1,replaced:y.length>0};return{documents:[{name:a.name,bytes:z,pageCount:N}],notes:b,
facts:X}};function v(a,r){const p=a.dict(r[0]?.[1]),c=a.resolve(p?.get("AFRelationship"));return{description:(0,m.G)(a.resolve(p?.get("Desc")))??void 0,relationship:c instanceof
T.SX?c.text:D.unspecified}}async function e({part:a,level:r},p,c,s){if(a===1)return"that standard allows no attachments";if(a===3)return c?void 0:"that standard\
 requires the date of an attachment, which you can give as modified";if(a===4&&(r==="e"||r==="f"))return;const i=a===2?[1,2]:[1,2,4],f=await t(p.bytes,s);if(!(f!==
void 0&&i.includes(f)))return`that standard allows only attachments that are PDF/A-${i.join(" or PDF/A-")} themselves`}async function t(a,r){let p;try{p=await(0,g.
E)(a,{limits:r.limits,memory:new _.c(r.limits),pace:r.pace})}catch(c){if(c instanceof M.zU&&c.code!=="cancelled")return;throw c}return(await(0,P.ds)(p)).archive?.
part}function n(a,r){return{field:r?"attachment_name":"attachment",message:`must not be the name of an attachment that the document already has ("${(0,C.jC)(a,C.
zE,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}}),5237:((I,U,d)=>{d.d(U,{K:()=>O,
V:()=>P});var E=d(77598),M=d.n(E),_=d(78713),g=d(90191),T=d(94496),K=d(83267),C=d(45913),h=d(20381),o=d(16039),m=d(58247);async function P(s){const i=(0,g.Wo)(s,
"Names")?.dict.get("EmbeddedFiles");return(await(0,_.Zc)(s,i,"Names")).map(f=>{const l=s.dict(f[1]),u=x=>(0,m.G)(s.resolve(l?.get(x)));return{entry:f,name:u("UF")??
u("F")??(f[0]instanceof o.Mx?(0,m.G)(f[0]):null)}})}async function O(s,i,f,l){const u=s.add(await D(s,i));c(s,(0,_.AN)([...f,[p(f,i.name),u]]));const x=s.edit(s.
catalogNumber),A=new Set(l.map(([,y])=>(0,o.i9)(y)?y.number:y)),L=(s.array(x.get("AF"))??[]).filter(y=>!A.has((0,o.i9)(y)?y.number:y));x.set("AF",[...L,u])}async function D(s,i){
const{bytes:f,description:l,modified:u}=i,{pace:x}=s.job,A=(0,o.jd)({Size:f.length,CheckSum:new o.Mx(await a(f,x)),ModDate:u===void 0?void 0:(0,h.wx)(u)}),L=await t(
f,s.job),y=(0,o.jd)({Type:(0,o.UU)("EmbeddedFile"),Subtype:(0,o.UU)(i.mimeType),Params:A,Filter:L?(0,o.UU)("FlateDecode"):void 0}),B=s.add(new o.Z6(y,L??f));return(0,o.
jd)({Type:(0,o.UU)("Filespec"),F:(0,h.wx)(i.name),UF:(0,h.wx)(i.name),Desc:l===void 0?void 0:(0,h.wx)(l),AFRelationship:(0,o.UU)(i.relationship),EF:(0,o.jd)({F:B,
UF:B})})}const w=65536,v=.97,e=4;async function t(s,i){if(s.length>4*w&&(0,K.Kc)(s.subarray(0,w)).length>w*v)return;const f=await(0,C.uM)(i).deflate(s,e);return f.
length<s.length?f:void 0}const n=1<<20;async function a(s,i){const f=r();if(!f)return(0,T.F)(s);for(let l=0;l<s.length;l+=n){f.update(s.subarray(l,l+n));const u=i.
step(n);u&&await u}return f.digest()}function r(){try{return(0,E.createHash)("md5")}catch{return}}function p(s,i){const f=new Set(s.map(([l])=>(0,_.Pu)(l)));for(let l=1;;l++){
const u=(0,h.wx)(l===1?i:`${i} (${l})`);if(!f.has((0,_.Pu)(u)))return u}}function c(s,i){const f=s.add((0,_.H6)(s,i,"Names")),l=(0,g.Wo)(s,"Names");if(l){s.edit(
l.holder),l.dict.set("EmbeddedFiles",f);return}const u=s.add((0,o.jd)({EmbeddedFiles:f}));s.edit(s.catalogNumber).set("Names",u)}}),33138:((I,U,d)=>{d.d(U,{c:()=>_});
const E={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/\
gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"\
audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"\
application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"\
image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetm\
l.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},M="application/octet-stream";function _(g){const T=/\.([^.]+)$/.exec(
g)?.[1]?.toLowerCase()??"";return Object.hasOwn(E,T)?E[T]:M}}),80397:((I,U,d)=>{d.d(U,{Ip:()=>h,XM:()=>D,Xb:()=>O,ds:()=>C,qg:()=>P});var E=d(58247),M=d(30729),
_=d(1480),g=d(10404),T=d(34331),K=d(31808);const C=(0,M.H)(async e=>h(e,await(0,g.Br)(e)));function h(e,t){const n=(i,f)=>(0,E.w)((0,T.sm)(t,i,f)[0]??""),a=m(n(
"pdfaid","part"),n("pdfaid","conformance").toLowerCase()),r=o(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,c=[n("pdfxid","GTS_PDFXVersion")||n("p\
dfx","GTS_PDFXVersion")||((0,E.G)(e.resolve((0,g._U)(e)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],s=[a?.name,r,
...c.filter(i=>/^PDF\/[\w .:/()-]{1,40}$/.test(i))];return{archive:a,accessible:r,names:s.filter(i=>i!==void 0)}}const o=e=>/^[1-9]$/.test(e);function m(e,t){if(!o(
e))return;const n=/^[abuef]$/.test(t)?t:"";return{part:Number(e),level:n,name:`PDF/A-${e}${n}`}}function P(e,t,n,a){return t&&v(e,t,[_.dK.pdfaid]),O(n,a)}const O=({
name:e},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${t}.`});async function D(e){const t=await(0,g.Br)(e);if(!t)return[];
const{archive:n,accessible:a}=h(e,t);v(e,t,[_.dK.pdfaid,_.dK.pdfuaid]);const r=[n?.name,a].filter(p=>p!==void 0);return r.length>0?[w(r)]:[]}const w=e=>({code:"\
conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function v(e,t,n){t.properties.some(
({namespace:a})=>n.includes(a))&&(0,K._L)(e,(0,K.QH)(t,({namespace:a})=>n.includes(a),[]))}}),31808:((I,U,d)=>{d.d(U,{QH:()=>g,T3:()=>T,_L:()=>o});var E=d(1480),
M=d(54075),_=d(16039);function g(m,P,O){const{text:D,properties:w,end:v,about:e}=m,t=[];let n=0;for(const a of w.filter(P).sort((r,p)=>r.from-p.from))a.from<n||
(t.push(D.slice(n,a.from)),n=a.to);return t.push(D.slice(n,Math.max(v,n))),O.length>0&&t.push(K(O,e)),t.push(D.slice(Math.max(v,n))),h(t.join(""))}function T(m){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${K(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function K(m,P){const D=[...new Set(m.map(({prefix:v})=>v))].map(v=>` xmlns:${v}="${E.dK[v]}"`).join(""),w=m.map(({prefix:v,name:e,form:t,values:n})=>`\
<${v}:${e}>${C(t,n)}</${v}:${e}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,M.X)(P)}"${D}>
${w.join("")}</rdf:Description>
`}function C(m,P){const O=D=>P.map(w=>`<rdf:li${D}>${(0,M.X)(w)}</rdf:li>`).join("");switch(m){case"simple":return(0,M.X)(P[0]??"");case"alternative":return`<rd\
f:Alt>${O(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${O("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${O("")}</rdf:Bag>`}}const h=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function o(m,P){const O=m.catalog.get("Metadata"),D=m.resolve(O),w=D instanceof _.Z6?[...D.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],v=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...w]),e=new _.Z6(v,Buffer.
from(P,"utf8"));(0,_.i9)(O)&&D instanceof _.Z6?m.put(O,e):m.edit(m.catalogNumber).set("Metadata",m.add(e))}}),78713:((I,U,d)=>{d.d(U,{AN:()=>o,BX:()=>K,H6:()=>C,
MN:()=>h,Pu:()=>g,Zc:()=>T});var E=d(16039),M=d(90191);const _=64,g=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function T(e,t,n){
const a=[];for(const r of await P(e,t,0,n)){for(const c of D(e,r,n))a.push(c);const p=e.job.pace.step(m);p&&await p}return a}async function K(e,t,n,a,r,p){const c=await P(
e,t,n,a,p);for(let s=c.length-1;s>=0;s--){const i=c[s],f=D(e,i,a),l=f.filter(([L,y])=>!r(L,y)),u=e.job.pace.step(m+f.length*m);u&&await u,l.length<f.length&&(e.
edit(i.holder),i.dict.set(a,l.flat()),i.changed=!0);for(const L of i.repeats)e.edit(i.holder),i.dict.delete(L),i.changed=!0;if(i.emptyKids){const L=(e.array(i.dict.
get("Kids"))??[]).filter(y=>!i.emptyKids.has(e.dict(y)));e.edit(i.holder),i.dict.set("Kids",L),i.changed=!0}if(!i.changed)continue;const x=e.array(i.dict.get("K\
ids"))??[];i.empty=l.length===0&&x.length===0;const A=i.parent;A&&(A.changed=!0,i.empty?(A.emptyKids??=new Set).add(i.dict):w(e,i,l,x))}return c[0]?.empty??!1}function C(e,t,n){
if(t.length<=_)return(0,E.jd)({[n]:t.flat()});let a=[];for(const r of v(t)){const[p,c]=[r[0][0],r.at(-1)[0]];a.push({ref:e.add((0,E.jd)({Limits:[p,c],[n]:r.flat()})),
low:p,high:c})}for(;a.length>_;)a=v(a).map(r=>{const[p,c]=[r[0].low,r.at(-1).high];return{ref:e.add((0,E.jd)({Limits:[p,c],Kids:r.map(({ref:s})=>s)})),low:p,high:c}});
return(0,E.jd)({Kids:a.map(({ref:r})=>r)})}const h=(e,t)=>C(e,o([...t].map(([n,a])=>[(0,E.Px)(n),a])),"Names");function o(e){return e.map(t=>({entry:t,key:g(t[0])})).
sort((t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}const m=100;async function P(e,t,n,a,r){const p=new M.b9(e),c=new Set,s=l=>c.size<c.add(l).size,
i=[],f=[{value:t??null,holder:n,parent:void 0}];for(let l=f.pop();l!==void 0;l=f.pop()){p.spend(1);const u=e.dict(l.value);if(!u||!s(u)||r&&l.parent&&!O(e,u,r))
continue;const x=[],A=R=>{const F=e.array(u.get(R));return!F||s(F)?F??[]:(x.push(R),[])},L=A(a).length>>1,y=A("Kids"),B={dict:u,holder:(0,M.Kd)(l.value,l.holder),
parent:l.parent,repeats:x};i.push(B),p.spend(L);for(let R=y.length-1;R>=0;R--)f.push({value:y[R],holder:(0,M.Kd)(u.get("Kids"),B.holder),parent:B});const W=e.job.
pace.step(m+L*m);W&&await W}return i}function O(e,t,n){const[a,r]=e.array(t.get("Limits"))??[];return typeof a!="number"||typeof r!="number"||n(a,r)}function D(e,{
dict:t,repeats:n},a){const r=n.includes(a)?void 0:e.array(t.get(a));if(!r)return[];const p=[];for(let c=0;c+1<r.length;c+=2){const s=e.resolve(r[c]);(a==="Names"?
s instanceof E.Mx:typeof s=="number")&&p.push([s,r[c+1]])}return p}function w(e,t,n,a){const r=s=>e.array(e.dict(s)?.get("Limits"))??[],p=n[0]?.[0]??r(a[0])[0],
c=n.at(-1)?.[0]??r(a.at(-1))[1];e.edit(t.holder),p!==void 0&&c!==void 0?t.dict.set("Limits",[p,c]):t.dict.delete("Limits")}function v(e){const t=[];for(let n=0;n<
e.length;n+=_)t.push(e.slice(n,n+_));return t}}),30729:((I,U,d)=>{d.d(U,{H:()=>E});function E(M){const _=new WeakMap;return g=>{if(g.hasChanges)return M(g);const T=_.
get(g);if(T)return T.answer;const K=M(g);return _.set(g,{answer:K}),K}}}),90191:((I,U,d)=>{d.d(U,{J7:()=>_,Kd:()=>K,Wo:()=>C,_i:()=>T,b9:()=>g});var E=d(84293),
M=d(16039);class _{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){const{catalog:m,catalogNumber:P,pages:O}=this.document,D=m.get(
"Pages");o===P||(0,M.i9)(D)&&o===D.number||O.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){
const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,M.i9)(o)&&this.gone.has(o.number)}}class g{most;left;constructor(o){this.most=this.left=o.job.
limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class T{seen=new Set;allowance;constructor(o,m=new g(o)){this.allowance=m}first(o){return this.allowance.
spend(1),(0,M.i9)(o)?this.seen.has(o.number)?!1:(this.seen.add(o.number),!0):!0}}function K(h,o){return(0,M.i9)(h)?h.number:o}function C(h,o){const m=h.catalog.
get(o),P=h.dict(m);return P&&{dict:P,holder:K(m,h.catalogNumber)}}})};
