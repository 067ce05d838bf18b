"use strict";exports.id=1497,exports.ids=[1497],exports.modules={11497:((K,d,t)=>{t.r(d),t.d(d,{add_attachment:()=>W});var m=t(29577),p=t(23169),v=t(6698),l=t(90966),r=t(45599),
L=t(37253),f=t(61902),O=t(98037),R=t(38982),B=t(59071),x=t(21281),D=t(824);const M={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternati\
ve",supplement:"Supplement"},W=async(e,a,i)=>{const{attachment:n,attachment_name:_,mime_type:h,modified:u,relationship:y,replace_existing:F}=a,o=await(0,l.E)(e.
bytes,i,{password:a.open_password}),s=_??(0,f.jC)(n.name,f.zE,"attachment"),A=await(0,O.V)(o),E=A.flatMap(c=>c.name===s?[c.entry]:[]),w=A.flatMap(c=>c.name===s?
[]:[c.entry]);if(E.length>0&&!F)throw(0,p.G6)([S(s,_!==void 0)]);const P=await(0,D.Br)(o),C=(0,D._6)(o,P),T={name:s,bytes:n.bytes,mimeType:h??(0,R.c)(s),...j(o,
E),...a.attachment_description===void 0?{}:{description:a.attachment_description},...y===void 0?{}:{relationship:M[y]},modified:(0,m.Z)(u??C.modified??C.created??
"")},{archive:g}=(0,x.Ip)(o,P),U=g&&await z(g,n,T.modified!==void 0,i);await(0,O.K)(o,T,w,E);const $=g&&U!==void 0?[(0,x.qg)(o,P,g,U)]:[],I=o.pages.count,G=await(0,L.
UN)(o,{version:"1.7"}),Y={pageCount:I,attachmentName:s,attachmentCount:w.length+1,replacedAttachment:E.length>0};return{documents:[{name:e.name,bytes:G,pageCount:I}],
notes:$,facts:Y}};function j(e,a){const i=e.dict(a[0]?.[1]),n=e.resolve(i?.get("AFRelationship"));return{description:(0,B.Gh)(e.resolve(i?.get("Desc")))??void 0,
relationship:n instanceof r.SX?n.text:M.unspecified}}async function z({part:e,level:a},i,n,_){if(e===1)return"that standard allows no attachments";if(e===3)return n?
void 0:"that standard requires the date of an attachment, which you can give as modified";if(e===4&&(a==="e"||a==="f"))return;const h=e===2?[1,2]:[1,2,4],u=await N(
i.bytes,_);if(!(u!==void 0&&h.includes(u)))return`that standard allows only attachments that are PDF/A-${h.join(" or PDF/A-")} themselves`}async function N(e,a){
let i;try{i=await(0,l.E)(e,{limits:a.limits,memory:new v.c(a.limits),pace:a.pace})}catch(n){if(n instanceof p.zU&&n.code!=="cancelled")return;throw n}return(await(0,x.
ds)(i)).archive?.part}function S(e,a){return{field:a?"attachment_name":"attachment",message:`must not be the name of an attachment that the document already has\
 ("${(0,f.jC)(e,f.zE,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["attachment_name","replace_existing"]}}}),38982:((K,d,t)=>{
t.d(d,{c:()=>v});const m={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rf\
c822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"\
text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"applicat\
ion/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"\
image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officed\
ocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},p="application/octet-stream";function v(l){const r=/\.([^.]+)$/.
exec(l)?.[1]?.toLowerCase()??"";return Object.hasOwn(m,r)?m[r]:p}})};
