"use strict";exports.id=1497,exports.ids=[1497],exports.modules={11497:((B,m,t)=>{t.r(m),t.d(m,{add_attachment:()=>W});var d=t(17079),l=t(58552),v=t(27041),p=t(12237),r=t(45599),
K=t(14029),_=t(43576),O=t(98037),L=t(38982),R=t(59071),x=t(21281),D=t(824);const M={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternati\
ve",supplement:"Supplement"},W=async(e,a,i)=>{const{attachment:n,attachment_name:f,mime_type:h,modified:u,relationship:y,replace_existing:F}=a,o=await(0,p.E)(e.
bytes,i,{password:a.open_password}),s=f??(0,_.jC)(n.name,_.zE,"attachment"),A=await(0,O.V)(o),E=A.flatMap(c=>c.name===s?[c.entry]:[]),C=A.flatMap(c=>c.name===s?
[]:[c.entry]);if(E.length>0&&!F)throw(0,l.G6)([S(s,f!==void 0)]);const P=await(0,D.Br)(o),w=(0,D._6)(o,P),T={name:s,bytes:n.bytes,mimeType:h??(0,L.c)(s),...j(o,
E),...a.attachment_description===void 0?{}:{description:a.attachment_description},...y===void 0?{}:{relationship:M[y]},modified:(0,d.Z)(u??w.modified??w.created??
"")},{archive:g}=(0,x.Ip)(o,P),U=g&&await z(g,n,T.modified!==void 0,i);await(0,O.K)(o,T,C,E);const $=g&&U!==void 0?[(0,x.qg)(o,P,g,U)]:[],I=o.pages.count,G=await(0,K.
UN)(o,{version:"1.7"}),V={pageCount:I,attachmentName:s,attachmentCount:C.length+1,replacedAttachment:E.length>0};return{documents:[{name:e.name,bytes:G,pageCount:I}],
notes:$,facts:V}};function j(e,a){const i=e.dict(a[0]?.[1]),n=e.resolve(i?.get("AFRelationship"));return{description:(0,R.Gh)(e.resolve(i?.get("Desc")))??void 0,
relationship:n instanceof r.SX?n.text:M.unspecified}}async function z({part:e,level:a},i,n,f){if(e===1)return"that standard allows no attachments";if(e===3)return n?
void 0:"that standard requires the date of an attachment, which you can give as modified";if(e===4&&(a==="e"||a==="f"))return;const h=e===2?[1,2]:[1,2,4],u=await N(
i.bytes,f);if(!(u!==void 0&&h.includes(u)))return`that standard allows only attachments that are PDF/A-${h.join(" or PDF/A-")} themselves`}async function N(e,a){
let i;try{i=await(0,p.E)(e,{limits:a.limits,memory:new v.c(a.limits),pace:a.pace})}catch(n){if(n instanceof l.zU&&n.code!=="cancelled")return;throw n}return(await(0,x.
ds)(i)).archive?.part}function S(e,a){return{field:a?"attachment_name":"attachment",message:`must not be the name of an attachment that the document already has\
 ("${(0,_.jC)(e,_.zE,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}}),38982:((B,m,t)=>{
t.d(m,{c:()=>v});const d={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rf\
c822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"\
text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"applicat\
ion/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"\
image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officed\
ocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},l="application/octet-stream";function v(p){const r=/\.([^.]+)$/.
exec(p)?.[1]?.toLowerCase()??"";return Object.hasOwn(d,r)?d[r]:l}})};
