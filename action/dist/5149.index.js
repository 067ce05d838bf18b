"use strict";exports.id=5149,exports.ids=[5149],exports.modules={3437:((X,A,r)=>{r.r(A),r.d(A,{add_attachment:()=>C});var x=r(8917),y=r(9153),E=r(7390),c=r(6039),b=r(5199),N=r(
9586),B=r(7598),g=r(8713),a=r(191),F=r(4496),O=r(8962),H=r(5913),S=r(381),$=r(8247);async function Y(t){const s=(0,a.Wo)(t,"Names")?.dict.get("EmbeddedFiles");return(await(0,g.
Zc)(t,s,"Names")).map(n=>{const i=t.dict(n[1]),u=T=>(0,$.G)(t.resolve(i?.get(T)));return{entry:n,name:u("UF")??u("F")??(n[0]instanceof c.Mx?(0,$.G)(n[0]):null)}})}
async function e(t,s,n,i){const u=t.add(await o(t,s));v(t,(0,g.AN)([...n,[L(n,s.name),u]]));const T=t.edit(t.catalogNumber),R=new Set(i.map(([,U])=>(0,c.i9)(U)?
U.number:U)),W=(t.array(T.get("AF"))??[]).filter(U=>!R.has((0,c.i9)(U)?U.number:U));T.set("AF",[...W,u])}async function o(t,s){const{bytes:n,description:i,modified:u}=s,
{pace:T}=t.job,R=(0,c.jd)({Size:n.length,CheckSum:new c.Mx(await w(n,T)),ModDate:u===void 0?void 0:(0,S.wx)(u)}),W=await p(n,t.job),U=(0,c.jd)({Type:(0,c.UU)("E\
mbeddedFile"),Subtype:(0,c.UU)(s.mimeType),Params:R,Filter:W?(0,c.UU)("FlateDecode"):void 0}),j=t.add(new c.Z6(U,W??n));return(0,c.jd)({Type:(0,c.UU)("Filespec"),
F:(0,S.wx)(s.name),UF:(0,S.wx)(s.name),Desc:i===void 0?void 0:(0,S.wx)(i),AFRelationship:(0,c.UU)(s.relationship),EF:(0,c.jd)({F:j,UF:j})})}const d=65536,f=.97,
l=4;async function p(t,s){if(t.length>4*d&&(0,O.Kc)(t.subarray(0,d)).length>d*f)return;const n=await(0,H.u)(s).deflate(t,l);return n.length<t.length?n:void 0}const m=1<<
20;async function w(t,s){const n=h();if(!n)return(0,F.F)(t);for(let i=0;i<t.length;i+=m){n.update(t.subarray(i,i+m));const u=s.step(m);u&&await u}return n.digest()}
function h(){try{return(0,B.createHash)("md5")}catch{return}}function L(t,s){const n=new Set(t.map(([i])=>(0,g.Pu)(i)));for(let i=1;;i++){const u=(0,S.wx)(i===1?
s:`${s} (${i})`);if(!n.has((0,g.Pu)(u)))return u}}function v(t,s){const n=t.add((0,g.H6)(t,s,"Names")),i=(0,a.Wo)(t,"Names");if(i){t.edit(i.holder),i.dict.set("\
EmbeddedFiles",n);return}const u=t.add((0,c.jd)({EmbeddedFiles:n}));t.edit(t.catalogNumber).set("Names",u)}var K=r(3138),M=r(397),D=r(404);const P={unspecified:"\
Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},C=async(t,s,n)=>{const{attachment:i,attachment_name:u,mime_type:T,modified:R,
relationship:W,replace_existing:U}=s,j=await(0,E.E)(t.bytes,n,{password:s.open_password}),I=u??(0,N.jC)(i.name,N.zE,"attachment"),_=await Y(j),k=_.flatMap(V=>V.
name===I?[V.entry]:[]),tt=_.flatMap(V=>V.name===I?[]:[V.entry]);if(k.length>0&&!U)throw(0,y.G6)([Z(I,u!==void 0)]);const q=await(0,D.Br)(j),et=(0,D._6)(j,q),nt={
name:I,bytes:i.bytes,mimeType:T??(0,K.c)(I),...G(j,k),...s.attachment_description===void 0?{}:{description:s.attachment_description},...W===void 0?{}:{relationship:P[W]},
modified:(0,x.Z)(R??et.modified??et.created??"")},{archive:Q}=(0,M.Ip)(j,q),at=Q&&await J(Q,i,nt.modified!==void 0,n);await e(j,nt,tt,k);const it=Q&&at!==void 0?
[(0,M.qg)(j,q,Q,at)]:[],st=j.pages.count,ot=await(0,b.UN)(j,{version:"1.7"}),rt={pageCount:st,attachmentName:I,attachmentCount:tt.length+1,replaced:k.length>0};
return{documents:[{name:t.name,bytes:ot,pageCount:st}],notes:it,facts:rt}};function G(t,s){const n=t.dict(s[0]?.[1]),i=t.resolve(n?.get("AFRelationship"));return{
description:(0,$.G)(t.resolve(n?.get("Desc")))??void 0,relationship:i instanceof c.SX?i.text:P.unspecified}}async function J({part:t,level:s},n,i,u){if(t===1)return"\
that standard allows no attachments";if(t===3)return i?void 0:"that standard requires the date of an attachment, which you can give as modified";if(t===4&&(s===
"e"||s==="f"))return;const T=t===2?[1,2]:[1,2,4],R=await z(n.bytes,u);if(!(R!==void 0&&T.includes(R)))return`that standard allows only attachments that are PDF/\
A-${T.join(" or PDF/A-")} themselves`}async function z(t,s){let n;try{n=await(0,E.E)(t,{limits:s.limits,pace:s.pace})}catch(i){if(i instanceof y.zU&&i.code!=="c\
ancelled")return;throw i}return(await(0,M.ds)(n)).archive?.part}function Z(t,s){return{field:s?"attachment_name":"attachment",message:`must not be the name of a\
n attachment that the document already has ("${(0,N.jC)(t,N.zE,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_\
name","replace_existing"]}}}),3138:((X,A,r)=>{r.d(A,{c:()=>E});const x={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocum\
ent.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",
jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"applicati\
on/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentat\
ionml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-exce\
l",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},
y="application/octet-stream";function E(c){const b=/\.([^.]+)$/.exec(c)?.[1]?.toLowerCase()??"";return Object.hasOwn(x,b)?x[b]:y}}),8713:((X,A,r)=>{r.d(A,{AN:()=>a,
BX:()=>N,H6:()=>B,MN:()=>g,Pu:()=>c,Zc:()=>b});var x=r(6039),y=r(191);const E=64,c=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function b(e,o,d){
const f=[];for(const l of await O(e,o,0,d)){for(const m of S(e,l,d))f.push(m);const p=e.job.pace.step(F);p&&await p}return f}async function N(e,o,d,f,l,p){const m=await O(
e,o,d,f,p);for(let w=m.length-1;w>=0;w--){const h=m[w],L=S(e,h,f),v=L.filter(([P,C])=>!l(P,C)),K=e.job.pace.step(F+L.length*F);K&&await K,v.length<L.length&&(e.
edit(h.holder),h.dict.set(f,v.flat()),h.changed=!0);for(const P of h.repeats)e.edit(h.holder),h.dict.delete(P),h.changed=!0;if(h.emptyKids){const P=(e.array(h.dict.
get("Kids"))??[]).filter(C=>!h.emptyKids.has(e.dict(C)));e.edit(h.holder),h.dict.set("Kids",P),h.changed=!0}if(!h.changed)continue;const M=e.array(h.dict.get("K\
ids"))??[];h.empty=v.length===0&&M.length===0;const D=h.parent;D&&(D.changed=!0,h.empty?(D.emptyKids??=new Set).add(h.dict):$(e,h,v,M))}return m[0]?.empty??!1}function B(e,o,d){
if(o.length<=E)return(0,x.jd)({[d]:o.flat()});let f=[];for(const l of Y(o)){const[p,m]=[l[0][0],l.at(-1)[0]];f.push({ref:e.add((0,x.jd)({Limits:[p,m],[d]:l.flat()})),
low:p,high:m})}for(;f.length>E;)f=Y(f).map(l=>{const[p,m]=[l[0].low,l.at(-1).high];return{ref:e.add((0,x.jd)({Limits:[p,m],Kids:l.map(({ref:w})=>w)})),low:p,high:m}});
return(0,x.jd)({Kids:f.map(({ref:l})=>l)})}const g=(e,o)=>B(e,a([...o].map(([d,f])=>[(0,x.Px)(d),f])),"Names");function a(e){return e.map(o=>({entry:o,key:c(o[0])})).
sort((o,d)=>o.key<d.key?-1:o.key>d.key?1:0).map(({entry:o})=>o)}const F=100;async function O(e,o,d,f,l){const p=new y.b9(e),m=new Set,w=v=>m.size<m.add(v).size,
h=[],L=[{value:o??null,holder:d,parent:void 0}];for(let v=L.pop();v!==void 0;v=L.pop()){p.spend(1);const K=e.dict(v.value);if(!K||!w(K)||l&&v.parent&&!H(e,K,l))
continue;const M=[],D=z=>{const Z=e.array(K.get(z));return!Z||w(Z)?Z??[]:(M.push(z),[])},P=D(f).length>>1,C=D("Kids"),G={dict:K,holder:(0,y.Kd)(v.value,v.holder),
parent:v.parent,repeats:M};h.push(G),p.spend(P);for(let z=C.length-1;z>=0;z--)L.push({value:C[z],holder:(0,y.Kd)(K.get("Kids"),G.holder),parent:G});const J=e.job.
pace.step(F+P*F);J&&await J}return h}function H(e,o,d){const[f,l]=e.array(o.get("Limits"))??[];return typeof f!="number"||typeof l!="number"||d(f,l)}function S(e,{
dict:o,repeats:d},f){const l=d.includes(f)?void 0:e.array(o.get(f));if(!l)return[];const p=[];for(let m=0;m+1<l.length;m+=2){const w=e.resolve(l[m]);(f==="Names"?
w instanceof x.Mx:typeof w=="number")&&p.push([w,l[m+1]])}return p}function $(e,o,d,f){const l=w=>e.array(e.dict(w)?.get("Limits"))??[],p=d[0]?.[0]??l(f[0])[0],
m=d.at(-1)?.[0]??l(f.at(-1))[1];e.edit(o.holder),p!==void 0&&m!==void 0?o.dict.set("Limits",[p,m]):o.dict.delete("Limits")}function Y(e){const o=[];for(let d=0;d<
e.length;d+=E)o.push(e.slice(d,d+E));return o}}),729:((X,A,r)=>{r.d(A,{H:()=>x});function x(y){const E=new WeakMap;return c=>{if(c.hasChanges)return y(c);const b=E.
get(c);if(b)return b.answer;const N=y(c);return E.set(c,{answer:N}),N}}}),191:((X,A,r)=>{r.d(A,{J7:()=>E,Kd:()=>N,Wo:()=>B,_i:()=>b,b9:()=>c});var x=r(4293),y=r(
6039);class E{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){const{catalog:F,catalogNumber:O,pages:H}=this.document,S=F.get("Page\
s");a===O||(0,y.i9)(S)&&a===S.number||H.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){
const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,y.i9)(a)&&this.gone.has(a.number)}}class c{most;left;constructor(a){this.most=this.left=a.job.
limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class b{seen=new Set;allowance;constructor(a,F=new c(a)){this.allowance=F}first(a){return this.allowance.
spend(1),(0,y.i9)(a)?this.seen.has(a.number)?!1:(this.seen.add(a.number),!0):!0}}function N(g,a){return(0,y.i9)(g)?g.number:a}function B(g,a){const F=g.catalog.
get(a),O=g.dict(F);return O&&{dict:O,holder:N(F,g.catalogNumber)}}})};
