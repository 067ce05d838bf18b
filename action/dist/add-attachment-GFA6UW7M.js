var N=Object.defineProperty;var G=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var K=Object.prototype.hasOwnProperty;var L=(e,t)=>{for(var a in t)N(e,a,{get:t[a],enumerable:!0})},Q=(e,t,a,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of J(t))!K.call(e,n)&&n!==a&&
N(e,n,{get:()=>t[n],enumerable:!(i=G(t,n))||i.enumerable});return e};var V=e=>Q(N({},"__esModule",{value:!0}),e);var pe={};L(pe,{add_attachment:()=>H});module.exports=V(pe);var W=require("./chunk-26FDCPQL.js"),b=require("./chunk-VSUXIBWK.js"),q=require("./chunk-XFNUYN5F.js"),
y=require("./chunk-4A3L6LAJ.js"),z=require("./chunk-RH5QAVDK.js"),c=require("./chunk-UI5IVMTH.js"),k=require("./chunk-TZ6YDG7T.js"),l=require("./chunk-POKQ3S3A.js"),
x=require("./chunk-KO56EBVV.js"),ue=require("./chunk-XDO4H64R.js"),he=require("./chunk-4R5Q5HKP.js"),ye=require("./chunk-KFSB3YBL.js"),g=require("./chunk-OWBHEB44.js"),
h=require("./chunk-HADXW2XB.js"),A=require("./chunk-6YBJABQD.js"),ve=require("./chunk-3TZ4DGFD.js"),r=require("./chunk-IO24KDZ3.js"),be=require("./chunk-QY672WF6.js"),
w=require("./chunk-D5RTHP3X.js"),ge=require("./chunk-3RNHDNP5.js"),B=require("node:crypto");function X(e){let t=(0,k.e)(e,"Names")?.dict.get("EmbeddedFiles");return(0,c.b)(
e,t,"Names").map(a=>{let i=e.dict(a[1]),n=s=>(0,x.b)(e.resolve(i?.get(s)));return{entry:a,name:n("UF")??n("F")??(a[0]instanceof r.s?(0,x.b)(a[0]):null)}})}async function Y(e,t,a,i){
let n=e.add(await Z(e,t));se(e,re([...a,[ne(a,t.name),n]]));let s=e.edit(e.catalogNumber),p=new Set(i.map(([,o])=>(0,r.y)(o)?o.number:o)),f=(e.array(s.get("AF"))??
[]).filter(o=>!p.has((0,r.y)(o)?o.number:o));s.set("AF",[...f,n])}async function Z(e,t){let{bytes:a,description:i,modified:n}=t,{pace:s}=e.job,p=(0,r.B)({Size:a.
length,CheckSum:new r.s(await ae(a,s)),ModDate:n===void 0?void 0:(0,h.c)(n)}),f=await te(a,s),o=(0,r.B)({Type:(0,r.C)("EmbeddedFile"),Subtype:(0,r.C)(t.mimeType),
Params:p,Filter:f?(0,r.C)("FlateDecode"):void 0}),m=e.add(new r.w(o,f??a));return(0,r.B)({Type:(0,r.C)("Filespec"),F:(0,h.c)(t.name),UF:(0,h.c)(t.name),Desc:i===
void 0?void 0:(0,h.c)(i),AFRelationship:(0,r.C)(t.relationship),EF:(0,r.B)({F:m,UF:m})})}var P=65536,ee=.97;async function te(e,t){if(e.length>4*P&&(0,A.j)(e.subarray(
0,P)).length>P*ee)return;let a=await(0,A.k)(e,t);return a.length<e.length?a:void 0}var S=1<<20;async function ae(e,t){let a=ie();if(!a)return(0,g.l)(e);for(let i=0;i<
e.length;i+=S){a.update(e.subarray(i,i+S));let n=t.step(S);n&&await n}return a.digest()}function ie(){try{return(0,B.createHash)("md5")}catch{return}}function ne(e,t){
let a=new Set(e.map(([i])=>(0,c.a)(i)));for(let i=1;;i++){let n=(0,h.c)(i===1?t:`${t} (${i})`);if(!a.has((0,c.a)(n)))return n}}function re(e){return e.map(t=>({
entry:t,key:(0,c.a)(t[0])})).sort((t,a)=>t.key<a.key?-1:t.key>a.key?1:0).map(({entry:t})=>t)}function se(e,t){let a=e.add((0,c.d)(e,t,"Names")),i=(0,k.e)(e,"Nam\
es");if(i){e.edit(i.holder),i.dict.set("EmbeddedFiles",a);return}let n=e.add((0,r.B)({EmbeddedFiles:a}));e.edit(e.catalogNumber).set("Names",n)}var oe={unspecified:"\
Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},H=async(e,t,a)=>{let{attachment:i,attachment_name:n,mime_type:s,modified:p,
relationship:f,replace_existing:o}=t,m=[];n!==void 0&&!ce(n)&&m.push({field:"attachment_name",message:"must be a file name: no folders and no control characters"}),
s!==void 0&&!(0,z.b)(s)&&m.push({field:"mime_type",message:"must be a media type such as text/xml or application/pdf"});let C=p===void 0?void 0:(0,l.b)(p);if(p!==
void 0&&C===void 0&&m.push({field:"modified",message:"must be a date of ISO 8601, such as 2026-11-20 or 2026-11-20T14:30:00+01:00"}),m.length>0)throw(0,w.d)(m);
let d=await(0,g.s)(e.bytes,a,{password:t.open_password}),u=n??(0,y.c)(i.name,y.a,"attachment"),E=X(d),D=E.flatMap(v=>v.name===u?[v.entry]:[]),T=E.flatMap(v=>v.name===
u?[]:[v.entry]);if(D.length>0&&!o)throw(0,w.d)([le(u,n!==void 0)]);let F=await(0,l.d)(d),M=(0,l.e)(d,F),U={name:u,bytes:i.bytes,mimeType:s??(0,W.a)(u),description:t.
attachment_description,relationship:oe[f],modified:C??(0,l.b)(M.modified??M.created??"")},_=(0,b.d)(d,F),$=_===void 0?void 0:await me(_,i,U.modified!==void 0,a);
await Y(d,U,T,D);let I=_!==void 0&&F&&$!==void 0?[(0,b.e)(d,F,_,$)]:[],j=d.pages.count,O=await(0,q.a)(d,{version:"1.7"}),R={pageCount:j,attachmentName:u,attachmentCount:T.
length+1,replaced:D.length>0};return{documents:[{name:e.name,bytes:O,pageCount:j}],notes:I,facts:R}};async function me(e,t,a,i){if(e.startsWith("PDF/A-1"))return"\
that standard allows no attachments";if(e.startsWith("PDF/A-3"))return a?void 0:"that standard requires the date of an attachment, which you can give as modifie\
d";if(/^PDF\/A-4[ef]/.test(e))return;let n=e.startsWith("PDF/A-2")?["1","2"]:["1","2","4"],s=await de(t.bytes,i);if(!(s!==void 0&&n.includes(s)))return`that sta\
ndard allows only attachments that are PDF/A-${n.join(" or PDF/A-")} themselves`}async function de(e,t){let a;try{a=await(0,g.s)(e,{limits:t.limits,pace:t.pace})}catch(i){
if(i instanceof w.b&&i.code!=="cancelled")return;throw i}return/^PDF\/A-(\d)/.exec((0,b.d)(a,await(0,l.d)(a))??"")?.[1]}var ce=e=>!/[/\\\p{Cc}\p{Cs}]/u.test(e)&&
/[^. ]/.test(e);function le(e,t){return{field:t?"attachment_name":"attachment",message:`must not be the name of an attachment that the document has already ("${(0,y.c)(
e,y.a,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}0&&(module.exports={add_attachment});
