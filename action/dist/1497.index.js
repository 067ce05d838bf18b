"use strict";exports.id=1497,exports.ids=[1497],exports.modules={17079:((R,h,n)=>{n.d(h,{Z:()=>D,_:()=>O});const E=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(a){
if(a.length>64)return;const d=a.trim().replace(g,(c,r,e,i)=>`${r??""}${1900+Number(e)}${i}`);return _(P(E.exec(d)??x.exec(d)))}function D(a){const d=a.length>64?
void 0:P(x.exec(a.trim()));if(!d||_(d)===void 0)return;const{year:c,month:r="",day:e="",hour:i="",minute:l="",second:m="",zone:s=""}=d;return`D:${c}${r}${e}${i}${l}${m}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function P(a){if(!a)return;const[,d,c,r,e,i,l,m,s,y,t]=a,o=m??(s===void 0?void 0:`${s}${y??"00"}:${t??"00"}`);return{year:d,
month:c,day:r,hour:e,minute:i,second:l,zone:o}}function _(a){if(!a)return;const{year:d,month:c,day:r,hour:e,minute:i="00",second:l="00",zone:m}=a,s=(t,o,f)=>t===
void 0||Number(t)>=o&&Number(t)<=f;if(Number(d)===0||!s(c,1,12)||!s(r,1,v(Number(d),Number(c)))||!s(e,0,23)||!s(i,0,59)||!s(l,0,59)||m!==void 0&&m!=="Z"&&!(s(m.
slice(1,3),0,23)&&s(m.slice(4),0,59)))return;const y=[d,c,r].filter(t=>t!==void 0).join("-");return e===void 0?y:`${y}T${e}:${i}:${l}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function v(a,d){return d===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),11497:((R,h,n)=>{n.r(h),n.d(h,{add_attachment:()=>i});
var E=n(17079),g=n(58552),x=n(27041),O=n(91519),D=n(45599),P=n(14029),_=n(43576),v=n(98037),a=n(38982),d=n(59071),c=n(21281),r=n(824);const e={unspecified:"Unsp\
ecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},i=async(t,o,f)=>{const{attachment:u,attachment_name:T,mime_type:$,modified:w,
relationship:I,replace_existing:S}=o,p=await(0,O.E)(t.bytes,f,{password:o.open_password}),M=T??(0,_.jC)(u.name,_.zE,"attachment"),N=await(0,v.V)(p),C=N.flatMap(
A=>A.name===M?[A.entry]:[]),K=N.flatMap(A=>A.name===M?[]:[A.entry]);if(C.length>0&&!S)throw(0,g.G6)([y(M,T!==void 0)]);const U=await(0,r.Br)(p),B=(0,r._6)(p,U),
W={name:M,bytes:u.bytes,mimeType:$??(0,a.c)(M),...l(p,C),...o.attachment_description===void 0?{}:{description:o.attachment_description},...I===void 0?{}:{relationship:e[I]},
modified:(0,E.Z)(w??B.modified??B.created??"")},{archive:L}=(0,c.Ip)(p,U),z=L&&await m(L,u,W.modified!==void 0,f);await(0,v.K)(p,W,K,C);const Z=L&&z!==void 0?[(0,c.
qg)(p,U,L,z)]:[],b=p.pages.count,j=await(0,P.UN)(p,{version:"1.7"}),G={pageCount:b,attachmentName:M,attachmentCount:K.length+1,replacedAttachment:C.length>0};return{
documents:[{name:t.name,bytes:j,pageCount:b}],notes:Z,facts:G}};function l(t,o){const f=t.dict(o[0]?.[1]),u=t.resolve(f?.get("AFRelationship"));return{description:(0,d.
Gh)(t.resolve(f?.get("Desc")))??void 0,relationship:u instanceof D.SX?u.text:e.unspecified}}async function m({part:t,level:o},f,u,T){if(t===1)return"that standa\
rd allows no attachments";if(t===3)return u?void 0:"that standard requires the date of an attachment, which you can give as modified";if(t===4&&(o==="e"||o==="f"))
return;const $=t===2?[1,2]:[1,2,4],w=await s(f.bytes,T);if(!(w!==void 0&&$.includes(w)))return`that standard allows only attachments that are PDF/A-${$.join(" o\
r PDF/A-")} themselves`}async function s(t,o){let f;try{f=await(0,O.E)(t,{limits:o.limits,memory:new x.c(o.limits),pace:o.pace})}catch(u){if(u instanceof g.zU&&
u.code!=="cancelled")return;throw u}return(await(0,c.ds)(f)).archive?.part}function y(t,o){return{field:o?"attachment_name":"attachment",message:`must not be th\
e name of an attachment that the document already has ("${(0,_.jC)(t,_.zE,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["\
attachment_name","replace_existing"]}}}),38982:((R,h,n)=>{n.d(h,{c:()=>x});const E={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats\
-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"\
image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"\
application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.\
presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vn\
d.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"applicat\
ion/zip"},g="application/octet-stream";function x(O){const D=/\.([^.]+)$/.exec(O)?.[1]?.toLowerCase()??"";return Object.hasOwn(E,D)?E[D]:g}}),59071:((R,h,n)=>{n.
d(h,{Gh:()=>c,ZK:()=>r,wh:()=>d});var E=n(77581),g=n(45599);const x=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=e=>e.replace(x,"").replace(O,"").replace(D,"�"),_=200,v=new WeakMap;function a(e){
let i=v.get(e);if(i)return i;const l=P((0,E.g7)(e));return i={whole:l,trimmed:l.trim()},e.bytes.length>=_&&v.set(e,i),i}const d=e=>P(e).trim();function c(e){const i=e instanceof
g.Mx?a(e).trimmed:"";return i===""?null:i}const r=e=>e?a(e).whole:""})};
