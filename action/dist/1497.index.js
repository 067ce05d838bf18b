"use strict";exports.id=1497,exports.ids=[1497],exports.modules={17079:((R,h,n)=>{n.d(h,{Z:()=>O,_:()=>x});const l=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(a){
if(a.length>64)return;const d=a.trim().replace(E,(c,r,e,o)=>`${r??""}${1900+Number(e)}${o}`);return _(D(l.exec(d)??g.exec(d)))}function O(a){const d=a.length>64?
void 0:D(g.exec(a.trim()));if(!d||_(d)===void 0)return;const{year:c,month:r="",day:e="",hour:o="",minute:P="",second:m="",zone:s=""}=d;return`D:${c}${r}${e}${o}${P}${m}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function D(a){if(!a)return;const[,d,c,r,e,o,P,m,s,y,t]=a,i=m??(s===void 0?void 0:`${s}${y??"00"}:${t??"00"}`);return{year:d,
month:c,day:r,hour:e,minute:o,second:P,zone:i}}function _(a){if(!a)return;const{year:d,month:c,day:r,hour:e,minute:o="00",second:P="00",zone:m}=a,s=(t,i,f)=>t===
void 0||Number(t)>=i&&Number(t)<=f;if(Number(d)===0||!s(c,1,12)||!s(r,1,v(Number(d),Number(c)))||!s(e,0,23)||!s(o,0,59)||!s(P,0,59)||m!==void 0&&m!=="Z"&&!(s(m.
slice(1,3),0,23)&&s(m.slice(4),0,59)))return;const y=[d,c,r].filter(t=>t!==void 0).join("-");return e===void 0?y:`${y}T${e}:${o}:${P}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function v(a,d){return d===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),11497:((R,h,n)=>{n.r(h),n.d(h,{add_attachment:()=>o});
var l=n(17079),E=n(58552),g=n(27041),x=n(91519),O=n(45599),D=n(14029),_=n(43576),v=n(98037),a=n(38982),d=n(59071),c=n(21281),r=n(824);const e={unspecified:"Unsp\
ecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},o=async(t,i,f)=>{const{attachment:u,attachment_name:T,mime_type:$,modified:C,
relationship:I,replace_existing:S}=i,p=await(0,x.E)(t.bytes,f,{password:i.open_password}),M=T??(0,_.jC)(u.name,_.zE,"attachment"),N=await(0,v.V)(p),w=N.flatMap(
A=>A.name===M?[A.entry]:[]),K=N.flatMap(A=>A.name===M?[]:[A.entry]);if(w.length>0&&!S)throw(0,E.G6)([y(M,T!==void 0)]);const U=await(0,r.Br)(p),B=(0,r._6)(p,U),
W={name:M,bytes:u.bytes,mimeType:$??(0,a.c)(M),...P(p,w),...i.attachment_description===void 0?{}:{description:i.attachment_description},...I===void 0?{}:{relationship:e[I]},
modified:(0,l.Z)(C??B.modified??B.created??"")},{archive:L}=(0,c.Ip)(p,U),z=L&&await m(L,u,W.modified!==void 0,f);await(0,v.K)(p,W,K,w);const Z=L&&z!==void 0?[(0,c.
qg)(p,U,L,z)]:[],b=p.pages.count,j=await(0,D.UN)(p,{version:"1.7"}),G={pageCount:b,attachmentName:M,attachmentCount:K.length+1,replacedAttachment:w.length>0};return{
documents:[{name:t.name,bytes:j,pageCount:b}],notes:Z,facts:G}};function P(t,i){const f=t.dict(i[0]?.[1]),u=t.resolve(f?.get("AFRelationship"));return{description:(0,d.
Gh)(t.resolve(f?.get("Desc")))??void 0,relationship:u instanceof O.SX?u.text:e.unspecified}}async function m({part:t,level:i},f,u,T){if(t===1)return"that standa\
rd allows no attachments";if(t===3)return u?void 0:"that standard requires the date of an attachment, which you can give as modified";if(t===4&&(i==="e"||i==="f"))
return;const $=t===2?[1,2]:[1,2,4],C=await s(f.bytes,T);if(!(C!==void 0&&$.includes(C)))return`that standard allows only attachments that are PDF/A-${$.join(" o\
r PDF/A-")} themselves`}async function s(t,i){let f;try{f=await(0,x.E)(t,{limits:i.limits,memory:new g.c(i.limits),pace:i.pace})}catch(u){if(u instanceof E.zU&&
u.code!=="cancelled")return;throw u}return(await(0,c.ds)(f)).archive?.part}function y(t,i){return{field:i?"attachment_name":"attachment",message:`must not be th\
e name of an attachment that the document already has ("${(0,_.jC)(t,_.zE,"attachment")}"): choose another attachment_name, or set replace_existing`,mentions:["\
attachment_name","replace_existing"]}}}),38982:((R,h,n)=>{n.d(h,{c:()=>g});const l={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats\
-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"\
image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"\
application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.\
presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vn\
d.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"applicat\
ion/zip"},E="application/octet-stream";function g(x){const O=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??"";return Object.hasOwn(l,O)?l[O]:E}}),59071:((R,h,n)=>{n.
d(h,{Gh:()=>c,ZK:()=>r,wh:()=>d});var l=n(77581),E=n(45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,D=e=>e.replace(g,"").replace(x,"").replace(O,"�"),_=200,v=new WeakMap;function a(e){
if(e.bytes.length<_)return D((0,l.g7)(e));let o=v.get(e);return o===void 0&&v.set(e,o=D((0,l.g7)(e))),o}const d=e=>D(e).trim();function c(e){const o=e instanceof
E.Mx?a(e).trim():"";return o===""?null:o}const r=e=>e?a(e):""})};
