"use strict";exports.id=3108,exports.ids=[3108],exports.modules={34378:((C,y,n)=>{n.d(y,{w:()=>u});const t=30,e=t+1,l=new RegExp(`\\P{M}+\\p{M}{0,${t}}|\\p{M}{1,${t}}`,"gu");
function u(d,w="NFC"){if(d.length<=e||!m(d))return d.normalize(w);let h="";for(const[f]of d.matchAll(l))h+=f.normalize(w);return h}function m(d){for(let w=0,h=0;w<
d.length;w++)if(h=d.charCodeAt(w)<768?0:h+1,h>t)return!0;return!1}}),2352:((C,y,n)=>{n.d(y,{xG:()=>g,WK:()=>b,_i:()=>A,Jw:()=>p});var t=n(52365),e=n(58552);const l=1024,
u=/<meta\s[^>]{0,400}/gi,m=/charset\s*=\s*["']?\s*([\w.:-]{1,40})/i,d=/^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i,w="€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”\
•–—˜™š›œžŸ";function h(s){const c=a(s)??o(s);if(c!==void 0)try{const x=new TextDecoder(c,{fatal:!0});return x.encoding==="windows-1252"?S(s):x.
decode(s)}catch{return}}const f=s=>Buffer.from(s.buffer,s.byteOffset,s.length).toString("latin1"),S=s=>f(s).replace(/[\x80-\x9f]/g,c=>w[c.charCodeAt(0)-128]);function a([
s,c]){return s===254&&c===255||s===0&&c===60?"utf-16be":s===255&&c===254||s===60&&c===0?"utf-16le":void 0}function o(s){const c=f(s.subarray(0,l));for(const[x]of c.
matchAll(u)){const W=m.exec(x)?.[1];if(W!==void 0)return W}return d.exec(c)?.[1]}var r=n(38340);const k={pdf:"PDF document",image:"PNG or JPEG image",text:"text\
 in UTF-8"};function A(s,c){const{input:x,accepts:W="pdf",alsoXml:R}=(0,r.zI)(s);return c.length===0?[{field:"file",message:`is required: ${x==="many"?"at least\
 one":"a"} ${k[W]}${R?" or the XML of an invoice":""}`}]:x==="one"&&c.length>1?[{field:"file",message:`must be given only once: this operation takes one documen\
t, not ${c.length}`}]:[]}const F=27,g=1e7;function b(s,c){const{accepts:x,textKind:W}=(0,r.zI)(s);return x==="text"?c.map(R=>v(R,W==="html")):c}function p(s,c){
return((0,r.zI)(s).textKind==="html"?i(c,(0,t.q)(c)):void 0)??new TextDecoder().decode(c)}const i=(s,c)=>c!==void 0||s.includes(F)?h(s):void 0;function v(s,c){let{
bytes:x}=s;const W=P=>(0,e.G6)([{field:"file",message:P}]);if(x.length>g)throw W(`is larger than ${g/1e6} MB, the most that a text may have`);let R=(0,t.q)(x);const _=c?
i(x,R):void 0;if(_!==void 0&&(x=new TextEncoder().encode(_),R=(0,t.q)(x)),R!==void 0)throw W(`is not text in UTF-8: the byte at offset ${R} does not fit. ${c?'N\
ame its encoding, as in <meta charset="windows-1252">, or save it as UTF-8':"Save it as UTF-8"}, and make sure that it is not another kind of file`);const E=x[0]===
239&&x[1]===187&&x[2]===191?x.subarray(3):x;if(E.length===0)throw W("is empty: it must be a text");return E===s.bytes?s:{...s,bytes:E}}}),58552:((C,y,n)=>{n.d(y,
{G6:()=>w,O$:()=>o,R3:()=>d,Vz:()=>f,WN:()=>k,Yu:()=>l,ek:()=>A,hJ:()=>a,l3:()=>F,vl:()=>e,xx:()=>r,zU:()=>u});const t=null,e=new Set(["unreadable_document","pa\
ssword_required","wrong_password","unsupported_encryption"]),l="Could not parse the PDF document. The file may be invalid or corrupt.";class u extends Error{name="\
OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;others;status;constructor(b,p,i={}){super(p,i.cause===void 0?void 0:{cause:i.
cause}),this.code=b,this.issues=i.issues??[],this.advice=i.advice,this.operation=i.operation,this.fields=i.fields??[],this.predicate=i.predicate,this.sentence=i.
sentence??p,this.position=i.position,this.documentName=i.documentName,this.others=i.others??[],this.status=i.status}}function m(g){const{issues:b,advice:p,operation:i,
fields:v,predicate:s,sentence:c,position:x,documentName:W,others:R,status:_,cause:T}=g;return{issues:b,advice:p,operation:i,fields:v,predicate:s,sentence:c,position:x,
documentName:W,others:R,status:_,cause:T}}const d=({issues:g,operation:b,fields:p})=>[...new Set([...p,...b===void 0?[]:[b],...g.flatMap(({field:i,mentions:v=[]})=>[
i,...v])])];function w(g){const b=g.map(p=>p.document?f(p):`${p.field}: ${p.message}`);return new u("invalid_parameters",b.join("; "),{issues:g})}const h=({issues:g,
position:b,others:p})=>p.length===0?g:g.filter(({document:i})=>i===void 0||i.position===b),f=({message:g,document:b})=>b?`${S(b)}: ${g}`:g,S=({position:g,name:b})=>b?
`Document ${g} (${b})`:`Document ${g}`,a=(g,b,p)=>new u(g,`The PDF document ${b}`,{...p,predicate:b});function o(g,{found:b,...p}={}){return a("unreadable_docum\
ent",`could not be read: ${g}`,{issues:[l,...b===void 0?[]:[b]].map(i=>({field:"file",message:i})),advice:"Check that the file is a complete PDF document",...p})}
function r(g,b,p,i=[]){const v={position:b,...p===void 0?{}:{name:p}};return new u(g.code,`${S(v)}: ${g.sentence}`,{...m(g),issues:[...g.issues.map(s=>({...s,document:{
position:b}})),...i.flatMap(({issues:s})=>s)],position:b,documentName:p,others:i})}const k=()=>new u("cancelled","The operation was cancelled");function A({stack:g=""}){
return g.split(`
`).filter(b=>/^\s+at /.test(b)).map(b=>b.trim())}function F(g){return g instanceof u?g:new u("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:g})}}),61729:((C,y,n)=>{n.d(y,{C5:()=>S,Gv:()=>f,
qF:()=>e});const t=1e4;function e(a){try{const o=typeof a=="string"?a.replace(/^\uFEFF/,""):new TextDecoder().decode(a);return h(o)?void 0:JSON.parse(o)}catch{return}}
const l=34,u=92,m=91,d=93,w=-33;function h(a){let o=0;for(let r=0;r<a.length&&o<=t;r++){const k=a.charCodeAt(r);if(k===l)for(r++;r<a.length;r++){const A=a.charCodeAt(
r);if(A===l)break;A===u&&r++}else if(k>=m){const A=k&w;A===m?o++:A===d&&o--}}return o>t}const f=a=>typeof a=="object"&&a!==null&&!Array.isArray(a),S=(a,o)=>typeof a==
"object"&&a!==null&&Object.hasOwn(a,o)?a[o]:void 0}),10442:((C,y,n)=>{n.d(y,{gm:()=>u,mm:()=>m,p5:()=>l});const t={annotations_flattened:"Annotations under fiel\
ds became content with them.",annotations_left:"Annotations without an appearance stay.",attachments_left_out:"A split leaves out the attachments of the documen\
t.",characters_missing:"Boxes are drawn for characters that no font has.",conformance_dropped:"The result no longer claims PDF/A or PDF/UA.",content_cut_off:"Co\
ntent is too wide for its page.",content_unreadable:"Content could not be read, so hidden parts of it stay.",cropped_content_stays:"Content that was cut off is \
still in the file.",document_damaged:"The document is damaged, and passes through as it is.",document_repaired:"The document was damaged and was repaired.",elements_left_out:"\
Elements of HTML that need a reader who acts, or another document, were left out, or are drawn and cannot act.",facts_left_out:"The header of a response has no \
room for all facts.",fields_covered:"Annotations that were under fields are over them now.",fields_flattened:"Fields became content of the sheets.",fields_not_filled:"\
Fields of the form got no value.",fields_not_recalculated:"Fields that scripts calculate keep their values.",fonts_missing:"Fonts that the document lacks were d\
rawn with others.",html_left_out:"HTML was left out of Markdown, and its text stays.",html_scripts_not_run:"Scripts of the HTML were not run.",image_not_loaded:"\
Images that the text names were not given; their descriptions are there instead.",images_kept:"Images stay as they were: they would not become smaller, or are o\
f a kind that is not compressed.",images_left_out:"Images could not be exported: their compression or colors are not known, or they are damaged.",invoice_claim_removed:"\
The document is no longer an electronic invoice.",invoice_not_claimed:"The document has an invoice, and does not claim to be one.",invoice_without_lines:"The pr\
ofile of the invoice has no lines, which not every country accepts.",language_assumed:"The language is not known, so the document does not claim PDF/UA.",linearization_removed:"\
The document is no longer linearized (for fast web view).",links_as_text:"Links of the text that lead nowhere are text.",no_annotations:"The document has none o\
f the annotations.",no_attachments:"The document has no attachment, or none that matches.",no_bookmarks:"No bookmarks were given, so none were set.",no_form_fields:"\
The selected pages have no form fields.",no_images:"The pages have no image that is large enough.",no_labels:"No page labels were given, so the document has non\
e.",no_pages_selected:"The document has none of the pages, and is unchanged.",no_pages_to_recognize:"No page got recognized text.",no_signatures:"The document h\
ad no signature to remove.",no_values:"No values were given, so no field was filled.",not_smaller:"The document could not be made smaller, and is unchanged.",not_split:"\
A split has one part, with all pages.",notes_left_out:"The header of a response has no room for all notes.",nothing_drawn:"Pages on which nothing is drawn were \
not cropped.",nothing_redacted:"Nothing was found, and the document is unchanged.",nothing_to_remove:"The document has none of these things.",opens_without_password:"\
The document needed a password to open, and the result does not.",orientation_unused:"A page that is as large as its image has its orientation.",overlay_annotations_left_out:"\
Annotations of the overlay were not carried over.",overlay_repaired:"The overlay was damaged and was repaired.",oversize_parts:"Parts exceed the limit, because \
one page alone does.",page_settings_removed:"Sheets have no labels, actions or transitions of pages.",pages_left_out:"None of the ranges of a split names these \
pages.",pages_look_same:"Pages that draw differently look the same, and count as unchanged.",pdfa_identification_removed:"The document no longer claims PDF/A, b\
ecause it would break a rule of it.",portfolio_dropped:"A portfolio became a document with attachments.",protection_removed:"A merge took in protected documents\
, and is not encrypted.",repair_enlarged:"The optimized document is larger, because it was repaired.",repeated_lines_removed:"Lines that repeat on the pages are\
 not in the Markdown.",restrictions_dropped:"A new password replaced the restrictions.",results_left_out:"The header of a response has no room for facts about a\
ll results.",scripts_not_run:"Scripts that format or check values were not run.",scripts_use_old_names:"A merge renamed fields, and scripts still use the old na\
mes.",search_mode_unlikely:"Nothing was found for a search that seems to be written for another search mode.",service_note:"A note of a service, with a code tha\
t is not in this list.",several_invoices:"The document has several electronic invoices, and the first was read.",signatures_invalidated:"Signatures are still in\
 the result, and are no longer valid.",signatures_removed:"Signatures were removed.",stamp_hidden:"The content of a page covers the stamp under it.",stamp_invisible:"\
The stamp cannot be seen: its transparency is 100.",still_larger:"The document is larger than was asked, and the smallest that was reached.",streams_left:"Strea\
ms were not compressed again, because there is too much data.",styles_ignored:"Properties of style sheets that are not supported had no effect.",styles_not_loaded:"\
Style sheets and fonts at addresses were not loaded, or fonts that cannot be embedded.",tables_uncertain:"Lines that may be a table stand as they look.",tags_incomplete:"\
A merge with untagged documents is not marked as tagged.",text_assumed:"Text without its font was read as plain letters.",text_incomplete:"Content or fonts of p\
ages are damaged, so text may be missing or wrong.",text_missing:"Pages are images without text, so nothing on them was read.",text_recognized:"Text was recogni\
zed and put under the pages.",text_unreadable:"The document does not tell which letters some characters are.",unknown_fields_ignored:"Names among the values are\
 not in the form.",unknown_parameters:"Fields of the request are unknown to the service, and had no effect.",unsigned:"The document has no signature.",usage_rights_removed:"\
Usage rights, which are a signature, were removed.",value_cut_off:"Fields are too small for their values, and only a part shows.",words_uncertain:"Words were re\
cognized with little certainty.",xfa_removed:"The XFA version of a form was removed.",xmp_replaced:"Malformed XMP metadata was written again."},e={signatures_invalidated:[
"signatures_invalidated","signatures_removed"],text_missing:["text_recognized"]};function l(d,w){const h=({code:f})=>w.some(S=>e[f]?.includes(S.code));return[...d.
filter(f=>!h(f)),...w]}const u=d=>/[.!?…]$/.test(d)?d:`${d}.`,m=d=>Object.hasOwn(t,d)}),88665:((C,y,n)=>{n.d(y,{AE:()=>h,G5:()=>S,RS:()=>e,SW:()=>t,U_:()=>m,_K:()=>u,
aG:()=>o,bF:()=>a,dj:()=>w,ji:()=>f,mZ:()=>d});const t={pageCount:{type:"count",description:"Pages of the result"}},e={...t,sourcePageCount:{type:"count",description:"\
Pages of the input"}},l="Only if pages were left out",u={...e,removedPages:{type:"count",description:"Pages that were left out",when:l},removedBookmarks:{type:"\
count",description:"Bookmarks that went with pages",when:l},removedDestinations:{type:"count",description:"Named destinations that went with pages",when:l},removedLinks:{
type:"count",description:"Links of other pages that led to them, and went too",when:l},removedFields:{type:"count",description:"Form fields that went with pages",
when:l}},m={...u,repeatedPages:{type:"count",description:"Pages that were added, because they are named more than once",when:"Only if there are any"}},d={sourcePageCount:e.
sourcePageCount,partCount:{type:"count",description:"Parts that were made"},largestBytes:{type:"count",description:"Size of the largest part",unit:"bytes"},leftOutAttachments:{
type:"count",description:"Attachments of the document, which are not in any part"}},w={...t,firstPage:{type:"count",description:"First page of the part in the d\
ocument, from 1"},lastPage:{type:"count",description:"Last page of the part in the document"}},h={size:{type:"count",description:"Size of the file",unit:"bytes"},
mimeType:{type:"text",description:"Media type of the file"}},f={...t,stampedPages:{type:"count",description:"Pages that got the stamp"}},S={textlessPages:{type:"\
numbers",description:"Pages without text of which images cover half or more, such as scans without recognized text, by their numbers; text of fewer than 50 char\
acters, or only at the edges, does not count"}},a={...t,algorithm:{type:"text",description:"Algorithm of the encryption"},restrictions:{type:"texts",description:"\
Permissions that readers of the result do not have"},needsPassword:{type:"flag",description:"Whether the result opens only with a password"}},o={...t,wasEncrypted:{
type:"flag",description:"Whether the input was encrypted"},restrictions:{type:"texts",description:"Permissions that readers of the input did not have",when:"Onl\
y if it was encrypted"}}}),64729:((C,y,n)=>{n.d(y,{$P:()=>h,BG:()=>b,Ce:()=>k,G1:()=>a,G3:()=>u,JW:()=>i,O2:()=>t,SV:()=>e,T0:()=>p,TU:()=>g,Tt:()=>w,VD:()=>m,fG:()=>o,
fL:()=>F,fp:()=>d,gx:()=>A,qR:()=>f,qd:()=>S,ss:()=>l,x3:()=>v,yW:()=>r});const t={kind:"text",secret:!0,label:"Open Password",description:"Password that opens \
the input document, if it needs one. Works locally and with a service of your own, but not in a published region.",minLength:1,maxLength:256,extension:!0,empty:"\
opener"},e={kind:"integer",label:"First Page",description:"First page of the range, counted from 1",min:1,default:1,group:"range"},l={kind:"integer",label:"Last\
 Page",description:"Last page of the range. If absent, the last page of the document.",min:1,group:"range"},u={kind:"pageSet",label:"Pages",maxLength:2e4,placeholder:"\
e.g. 1..3, -1, not 2",extension:!0},m={...u,description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of First \
Page and Last Page."},d={ascending:["first_page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},w={...u,description:"Pages to work on, in any or\
der, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages.",default:"all"},h={kind:"text",label:"Search",description:"Words to find, or a regul\
ar expression",minLength:1,maxLength:500,placeholder:"e.g. Invoice Number"},f={kind:"choice",label:"Search Mode",description:"How the text to search is read",options:[
{value:"text",label:"Words",description:"Upper and lower case, and how many spaces or lines are between words, do not matter"},{value:"regex",label:"Regular Exp\
ression",description:"In the language of RE2; upper and lower case matter unless it begins with (?i)"}],default:"text"},S={kind:"choice",label:"Layer",description:"\
Where the stamp is drawn: over the content of the page, or behind it",options:[{value:"over",label:"Over the Page"},{value:"under",label:"Behind the Page"}],default:"\
over",extension:!0},a={kind:"choice",label:"Position",description:"Where the stamp is within the margins of the page as displayed",options:[{value:"top_left",label:"\
Top Left"},{value:"top_center",label:"Top Center"},{value:"top_right",label:"Top Right"},{value:"center_left",label:"Center Left"},{value:"center",label:"Center"},
{value:"center_right",label:"Center Right"},{value:"bottom_left",label:"Bottom Left"},{value:"bottom_center",label:"Bottom Center"},{value:"bottom_right",label:"\
Bottom Right"}],extension:!0},o={kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100},r={kind:"text",format:"color",
label:"Color",description:"Color of the text, by a name of CSS or its number",maxLength:20,placeholder:"e.g. #c00000"},k={kind:"text",secret:!0,minLength:4,maxLength:127,
contract:{maxLength:32,characters:"printable-ascii"}},A={kind:"file",accepts:"font",label:"Font",description:"TrueType or OpenType font for characters that the \
fonts of the fields lack, such as Arabic, Hebrew or Chinese",extension:!0},F={...A,description:"TrueType or OpenType font of the text, such as one for Arabic, H\
ebrew or Chinese. Ours shows the characters that it lacks."},g={kind:"choice",label:"Annotation Kinds",description:"The annotations to work on. Links, form fiel\
ds and file attachments always stay.",options:[{value:"comments",label:"Comments",description:"Notes, text boxes, highlights, drawings, stamps"},{value:"all",label:"\
All",description:"Also watermarks, media, 3D artwork and printer marks"}],default:"comments"},b={kind:"choice",label:"Encryption Algorithm",description:"How the\
 document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"\
AES-128"},p={kind:"choice",label:"Page Size",description:"Size of the pages",options:[{value:"A3",label:"A3"},{value:"A4",label:"A4"},{value:"A5",label:"A5"},{value:"\
A6",label:"A6"},{value:"Letter",label:"Letter"},{value:"Legal",label:"Legal"},{value:"Tabloid",label:"Tabloid"}]},i={kind:"choice",label:"Orientation",description:"\
Orientation of the pages",options:[{value:"auto",label:"Same as the Page"},{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"a\
uto"},v={kind:"choice",label:"Existing Text",description:"Pages that have text already",options:[{value:"skip",label:"Skip",description:"Pages that have text st\
ay as they are"},{value:"replace",label:"Replace",description:"Hidden text of an earlier recognition goes; pages whose text shows stay as they are"}],default:"s\
kip"}}),38340:((C,y,n)=>{n.d(y,{nX:()=>We,rz:()=>Fe,qR:()=>K,F:()=>Ee,$f:()=>Re,D:()=>Ce,qj:()=>Oe,zI:()=>Le,zU:()=>j});var t=n(88665),e=n(64729);const l={resource:"\
attachment",label:"Add",action:"Add attachment",description:"Attach a file to a document",input:"one",output:"pdf",extension:!0,facts:{...t.SW,attachmentName:{type:"\
text",description:"Name of the attachment"},attachmentCount:{type:"count",description:"Attachments of the result"},replacedAttachment:{type:"flag",description:"\
Whether an attachment of this name was there before"}},fields:{attachment:{kind:"file",label:"Attachment",description:"The file to attach",accepts:"any",required:!0},
attachment_name:{kind:"text",label:"Attachment Name",description:"Name of the attachment in the document. If absent, the name of the file.",maxLength:200,format:"\
file-name",empty:"word",placeholder:"e.g. factur-x.xml"},mime_type:{kind:"text",label:"MIME Type",description:"Media type of the attachment. If absent, it follo\
ws from the extension of the name.",maxLength:255,format:"media-type",empty:"word",placeholder:"e.g. text/xml"},attachment_description:{kind:"text",label:"Attac\
hment Description",description:"Description of the attachment, which viewers list with it. If absent, the description of the attachment that it replaces.",maxLength:1e3,
empty:"word",placeholder:"e.g. Invoice as XML"},relationship:{kind:"choice",label:"Relationship",description:"How the attachment relates to the document. If abs\
ent, the relationship of the attachment that it replaces, otherwise unspecified.",options:[{value:"unspecified",label:"Unspecified"},{value:"source",label:"Sour\
ce",description:"The file from which the document was made"},{value:"data",label:"Data",description:"Data that the document shows, such as the numbers of a tabl\
e"},{value:"alternative",label:"Alternative",description:"The same content in another form, such as the XML of an invoice"},{value:"supplement",label:"Supplemen\
t",description:"Something that belongs to the document"}]},modified:{kind:"text",label:"Modified",description:"When the attachment was last changed, as ISO 8601\
. If absent, the date of the document, never the current time.",maxLength:40,format:"date",empty:"word",placeholder:"e.g. 2026-11-20T14:30:00+01:00"},replace_existing:{
kind:"flag",label:"Replace Existing",description:"Whether to replace an attachment of the same name. Otherwise an attachment of that name is an error.",default:!1},
open_password:e.O2}},u={resource:"stamp",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or JPEG image on pages, such as a logo",input:"\
one",output:"pdf",path:"/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],facts:t.ji,fields:{image:{kind:"file",accepts:"image",label:"Image",description:"\
PNG or JPEG image to stamp. It is embedded without loss of quality, once for all pages.",required:!0},transparency:{...e.fG,default:50},margin:{kind:"decimal",label:"\
Margin",description:"Distance from the page border to the image, in inches",min:0,default:1,unit:"inches"},position:{...e.G1,default:"center"},image_width:{kind:"\
decimal",label:"Image Width",description:"Width of the image on the page, in inches. If absent, the image is as large as the margins allow.",above:0,unit:"inche\
s",extension:!0},pages:e.Tt,layer:e.qd,open_password:e.O2}},m={resource:"stamp",label:"Add Overlay",action:"Add overlay",description:"Put the pages of another P\
DF over or behind the pages, such as a letterhead",input:"one",output:"pdf",extension:!0,facts:t.ji,fields:{overlay:{kind:"file",accepts:"pdf",label:"Overlay",description:"\
PDF document whose pages are put over or behind the pages of the input",required:!0},layer:{kind:"choice",label:"Layer",description:"Where the overlay is drawn:\
 over the content of the page, or behind it",options:[{value:"under",label:"Behind the Page (Letterhead)"},{value:"over",label:"Over the Page"}],required:!0},repeat:{
kind:"choice",label:"Repeat",description:"Which page of the overlay to use when the document has more pages than the overlay",options:[{value:"last",label:"The \
Last Page Again",description:"For a letterhead with a first and a continuation page"},{value:"all",label:"All Pages Again",description:"Start again with the fir\
st page of the overlay"},{value:"none",label:"Nothing"}],default:"last"},fit:{kind:"choice",label:"Fit",description:"Size of the overlay on the page",options:[{
value:"page",label:"Fit the Page",description:"Scaled into the page and centered, keeping its proportions"},{value:"none",label:"Own Size",description:"At its o\
wn size, from the lower left corner"}],default:"page"},pages:e.Tt,overlay_password:{kind:"text",secret:!0,label:"Overlay Password",description:"Password that op\
ens the overlay, if it needs one",minLength:1,maxLength:256,empty:"opener"},open_password:e.O2}},d={resource:"stamp",label:"Add Page Numbers",action:"Add page n\
umbers",description:"Stamp page numbers on pages, such as 3 / 12 or Bates numbers",input:"one",output:"pdf",extension:!0,facts:{...t.ji,lastNumber:{type:"number",
description:"The number on the last page that got one"},nextNumber:{type:"count",description:"The number with which a further document continues"}},fields:{number_format:{
kind:"text",label:"Number Format",description:"Text on each page: {number} is its number, {last} the last number, {label} the page label, {name} the file name w\
ithout extension",minLength:1,maxLength:100,format:"number-format",default:"{number} / {last}",placeholder:"e.g. Page {number} of {last}"},position:{...e.G1,default:"\
bottom_center"},first_number:{kind:"integer",label:"First Number",description:"Number on the first page that gets a number",min:0,default:1},last_number:{kind:"\
integer",label:"Last Number",description:"Value of {last} if the numbers continue in further documents: the last number of this document or a higher one. If abs\
ent, the last number of this document.",min:0},digits:{kind:"integer",label:"Digits",description:"Minimum number of digits of {number}: shorter numbers get lead\
ing zeros, as in Bates numbers",min:0,max:12,default:0},font_size:{kind:"decimal",label:"Font Size",description:"Size of the text, in points. Text that is too w\
ide for the page becomes smaller.",min:4,max:144,default:10,unit:"points"},color:{...e.yW,default:"Black"},margin:{kind:"decimal",label:"Margin",description:"Di\
stance from the page border to the text, in inches",min:0,default:.5,unit:"inches"},pages:e.Tt,font:e.fL,open_password:e.O2}},w={resource:"security",label:"Add \
Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",facts:t.bF,fields:{password:{...e.
Ce,label:"Password",description:"Password that opens the document. With AES-128 at most 32 characters.",required:!0},encryption_algorithm:e.BG,open_password:e.O2}},
h={resource:"stamp",label:"Add QR Code",action:"Add QR code",description:"Stamp a QR code on pages, such as an address, an order number or the text of a payment\
 (EPC, Swiss QR)",input:"one",output:"pdf",extension:!0,facts:t.ji,fields:{qr_content:{kind:"text",label:"QR Content",description:"Text that the code holds, exa\
ctly as it is given, with its lines",required:!0,minLength:1,maxLength:2e3,lines:!0,placeholder:"e.g. https://example.com/orders/4711"},error_correction:{kind:"\
choice",label:"Error Correction",description:"How much of the code may be damaged. With more of it, the code has more modules, or holds less.",options:[{value:"\
low",label:"Low",description:"7 % of the code may be damaged"},{value:"medium",label:"Medium",description:"15 %, as payment codes need it"},{value:"quartile",label:"\
Quartile",description:"25 %"},{value:"high",label:"High",description:"30 %"}],default:"medium"},position:{...e.G1,default:"bottom_right"},qr_size:{kind:"decimal",
label:"QR Size",description:"Width of the code, in inches, with the white border that readers need",above:0,max:10,default:1,unit:"inches"},margin:{kind:"decima\
l",label:"Margin",description:"Distance from the page border to the code, in inches",min:0,default:.5,unit:"inches"},qr_link:{kind:"flag",label:"QR Link",description:"\
Whether a click on the code opens its content, which must be an https address",default:!1},pages:e.Tt,layer:e.qd,open_password:e.O2}},f={resource:"security",label:"\
Add Restrictions",action:"Add restrictions",description:"Encrypt the document and set what a reader may do with it; some programs ignore these permissions",input:"\
one",output:"pdf",different:["owner_password","user_password"],facts:t.bF,fields:{owner_password:{...e.Ce,label:"Owner Password",description:"Password that open\
s the document without restrictions. With AES-128 at most 32 characters.",required:!0},user_password:{...e.Ce,label:"User Password",description:"Password that o\
pens the document with the restrictions. If absent, the document opens without a password."},encryption_algorithm:e.BG,allow_copy_content:{kind:"flag",group:"pe\
rmissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"flag",group:"permission\
s",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"permissions",label:"Allow Pr\
inting",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{kind:"flag",group:"pe\
rmissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{kind:"fla\
g",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:e.O2}},S={resource:"text",label:"Add Text Layer",action:"Add text layer to scan",description:"Put recog\
nized text under the pages of a scan, invisible, so that it can be searched and copied; images stay as they are",input:"one",output:"pdf",extension:!0,facts:{...t.
SW,layeredPages:{type:"count",description:"Pages that got text"},layeredWords:{type:"count",description:"Words that they got"},confidence:{type:"number",description:"\
Mean confidence of the words, from 0 to 100",when:"Only if the recognizer tells it"}},fields:{text_layer:{kind:"file",label:"Text Layer",description:"Result of \
a recognizer: hOCR, ALTO, or JSON with pages and words and their boxes",accepts:"any",required:!0},existing_text:e.x3,open_password:e.O2}},a={kind:"text",maxLength:200,
contract:{maxLength:32}},o={resource:"stamp",label:"Add Text",action:"Add text watermark",description:"Stamp up to three lines of text on pages",input:"one",output:"\
pdf",path:"/v1/add_watermark/text",aliases:["/v1/add_text_watermark","/v1/add_watermark"],facts:t.ji,fields:{line_1:{...a,label:"Line 1",description:"First line\
 of the watermark",required:!0,placeholder:"e.g. DRAFT"},line_2:{...a,label:"Line 2",description:"Second line of the watermark",empty:"word"},line_3:{...a,label:"\
Line 3",description:"Third line of the watermark",empty:"word"},template:{kind:"choice",label:"Template",description:"Position and direction of the text. A regi\
on may offer further templates.",options:[{value:"diagonal",label:"Diagonal",contract:1001},{value:"horizontal",label:"Horizontal",contract:1002},{value:"top",label:"\
Top",contract:1003},{value:"bottom",label:"Bottom",contract:1004},{value:"tiled",label:"Tiled",description:"Repeated within the margins, diagonally"}],default:"\
diagonal",open:{min:1001,max:66537}},color:{...e.yW,default:"Gray",contract:{values:["Black","Blue","Gray","Red"]}},transparency:{...e.fG,default:75},font_size:{
kind:"decimal",label:"Font Size",description:"Size of the text, in points. If absent, as large as fits; text that is too wide for the page becomes smaller.",min:4,
max:1e3,unit:"points",extension:!0},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the watermark, in inches",above:0,default:1,
unit:"inches"},pages:e.Tt,layer:e.qd,font:e.fL,open_password:e.O2}},r={resource:"page",label:"Arrange",action:"Arrange pages on sheets",description:"Put several\
 pages on each sheet, or make a booklet to print, fold and staple",input:"one",output:"pdf",extension:!0,needs:[["binding","arrangement","booklet"]],facts:t.RS,
fields:{arrangement:{kind:"choice",label:"Arrangement",description:"How many pages are on a sheet",required:!0,options:[{value:"2",label:"2 on a Sheet"},{value:"\
4",label:"4 on a Sheet"},{value:"6",label:"6 on a Sheet"},{value:"8",label:"8 on a Sheet"},{value:"9",label:"9 on a Sheet"},{value:"16",label:"16 on a Sheet"},{
value:"booklet",label:"Booklet",description:"Two on a sheet, in the order in which folded sheets are read"}]},page_size:{...e.T0,description:"Size of the sheets\
. If absent, that of the first page."},reading_direction:{kind:"choice",label:"Reading Direction",description:"In which order pages follow each other on a sheet",
options:[{value:"across",label:"Across, Then Down"},{value:"down",label:"Down, Then Across"}],default:"across"},sheet_gap:{kind:"decimal",label:"Gap",description:"\
Distance between the pages on a sheet, in inches",min:0,default:0,unit:"inches"},margin:{kind:"decimal",label:"Margin",description:"Distance from the border of \
the sheet to the pages, in inches",min:0,default:0,unit:"inches"},frame:{kind:"flag",label:"Frame",description:"Whether a thin line is drawn around each page",default:!1},
binding:{kind:"choice",label:"Binding",description:"The side on which a booklet is bound: left, or right for languages that are read from right to left",options:[
{value:"left",label:"Left"},{value:"right",label:"Right"}],default:"left"},open_password:e.O2}},k={resource:"document",label:"Check",action:"Check document",description:"\
Check a document: pass it on unchanged, or fail and list everything that is wrong with it",input:"one",output:"data",dataKey:"check",extension:!0,facts:{textlessPages:{
...t.G5.textlessPages,when:"Only if a rule is about text"}},atLeastOne:["maximum_pages","maximum_bytes","require_embedded_fonts","require_unlocked","forbid_java\
script","required_text","forbidden_text","require_searchable","require_e_invoice","require_signature","maximum_unreadable"],fields:{maximum_pages:{kind:"integer",
label:"Maximum Pages",description:"Maximum number of pages of the document",min:1,placeholder:"e.g. 10"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"\
Maximum size of the file, in bytes",min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Requi\
re Embedded Fonts",description:"Whether every font must be embedded, so that the document looks and prints the same everywhere",default:!1},require_unlocked:{kind:"\
flag",label:"Require Unlocked",description:"Whether the document must open without a password",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScri\
pt",description:"Whether the document must not contain scripts",default:!1},required_text:{...e.$P,label:"Required Text",description:"Words, or a regular expres\
sion, that must be on a page of the document",placeholder:"e.g. Purchase Order"},forbidden_text:{...e.$P,label:"Forbidden Text",description:"Words, or a regular\
 expression, that must not be on any page",placeholder:"e.g. DRAFT"},search_mode:{...e.qR,description:"How Required Text and Forbidden Text are read"},require_searchable:{
kind:"flag",label:"Require Searchable",description:"Whether every page that is not empty must have text, which scans without recognized text do not have",default:!1},
maximum_unreadable:{kind:"integer",label:"Maximum Unreadable",description:"Maximum number of characters that cannot be read as text, because their fonts do not \
tell which letters they are",min:0,placeholder:"e.g. 0"},require_e_invoice:{kind:"flag",label:"Require Electronic Invoice",description:"Whether the document mus\
t be an electronic invoice: XML that can be read, XMP that agrees with it, and right sums",default:!1},require_signature:{kind:"flag",label:"Require Signature",
description:"Whether the document must be signed, each signature intact, and nothing changed after it that it does not permit",default:!1},on_violation:{kind:"c\
hoice",label:"On Violation",description:"How the violation of a rule counts: as an error, or as a result",options:[{value:"error",label:"Stop",description:"An e\
rror lists all violations"},{value:"report",label:"Output Result",description:"The document passes on, with a report of all violations"}],default:"error"},open_password:e.
O2}},A={resource:"e_invoice",label:"Check",action:"Check electronic invoice",description:"Check an electronic invoice, in a PDF or as XML, by the rules of EN 16\
931, XRechnung and Factur-X: a report of everything that is wrong",input:"one",alsoXml:!0,output:"data",dataKey:"check",extension:!0,fields:{open_password:e.O2}},
F={resource:"security",label:"Check Signatures",action:"Check signatures",description:"Check every signature of a document: whether the signed part is intact, w\
hat came after it, who signed and when, but not whether a certificate was revoked",input:"one",output:"data",dataKey:"signatures",extension:!0,fields:{trusted_certificates:{
kind:"file",accepts:"certificates",label:"Trusted Certificates",description:"Certificates that you trust, as PEM or DER: of signers, or of authorities that issu\
e theirs. If absent, trust is not checked."},open_password:e.O2}},g={resource:"document",label:"Compare",action:"Compare documents",description:"Find out what c\
hanged since an earlier version of a document: pages by what they draw and by their text, links, bookmarks, attachments, fields and more",input:"one",output:"da\
ta",dataKey:"comparison",extension:!0,fields:{compare_to:{kind:"file",accepts:"pdf",label:"Compare To",description:"The earlier version: a PDF document",required:!0},
compare_password:{kind:"text",secret:!0,label:"Compare Password",description:"Password that opens the earlier version, if it needs one",minLength:1,maxLength:256,
empty:"opener"},ignore_pattern:{kind:"text",label:"Ignore Pattern",description:"Regular expression (RE2) for text that differs every time, such as dates and bui\
ld numbers. Lines in which it is found are compared by the rest of their text, and not by how they look.",minLength:1,maxLength:500,placeholder:"e.g. \\d{4}-\\d\\d\
-\\d\\d"},with_text:{kind:"flag",label:"With Text",description:"Whether to return the lines of text that were removed and added, at most 200 for each page",default:!1},
tolerance:{kind:"choice",label:"Tolerance",description:"Which differences of pages do not count",options:[{value:"none",label:"None",description:"Pages differ i\
f they draw anything in another way"},{value:"pixels",label:"Pixels",description:"Pages are drawn at 150 pixels per inch, and count as the same if they look the\
 same. For documents that another program wrote again."}],default:"none",ports:["pixels"]},difference_pdf:{kind:"flag",label:"Difference PDF",description:"Wheth\
er to make a document that shows each changed page before, after, and both over each other, with boxes around what changed",default:!1},open_password:e.O2}},b={
resource:"document",label:"Compress",action:"Compress PDF document",description:"Make a document smaller with some loss of quality: photos and scans get the res\
olution that is needed, and are compressed more",input:"one",output:"pdf",extension:!0,ports:["pixels"],facts:{...t.SW,bytesBefore:{type:"count",description:"Si\
ze of the input",unit:"bytes"},bytesAfter:{type:"count",description:"Size of the result",unit:"bytes"},savedPercent:{type:"number",description:"How much smaller\
 the result is",unit:"percent"},compressedImages:{type:"count",description:"Images that were compressed"},keptImages:{type:"count",description:"Images that stay\
ed as they were"}},fields:{resolution:{kind:"integer",label:"Resolution",description:"Pixels per inch of images as pages show them (dpi): 96 suits screens, 150 \
mail, 300 print",min:36,max:600,default:150},quality:{kind:"integer",label:"Quality",description:"Quality of images, from 1 to 100",min:1,max:100,default:70},grayscale:{
kind:"flag",label:"Grayscale",description:"Whether to make RGB images gray as they are compressed",default:!1},maximum_bytes:{kind:"integer",label:"Maximum Byte\
s",description:"Size to reach, in bytes: if the result is larger, Resolution and Quality go down in up to six steps, to 50 dpi and quality 20. For an e-mail lim\
it of 25 MB use 18000000.",min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 18000000"},open_password:e.O2}},p={resource:"e_invoice",label:"Creat\
e",action:"Create electronic invoice",description:"Put the XML of an invoice into its PDF, which must be PDF/A-1, PDF/A-2 or PDF/A-3 or become it, as Factur-X a\
nd ZUGFeRD 2 prescribe it",input:"one",output:"pdf",extension:!0,facts:{...t.SW,profile:{type:"text",description:"Profile of the invoice, such as EN 16931"}},atLeastOne:[
"invoice","invoice_data"],exclusive:[["invoice_data",["invoice"]],["attach_only",["upgrade_to_archive"]]],needs:[["profile","invoice_data",{given:!0}]],fields:{
invoice:{kind:"file",label:"Invoice XML",description:"The invoice as XML: Cross Industry Invoice (CII) in a profile of Factur-X, ZUGFeRD 2 or XRechnung",accepts:"\
any"},invoice_data:{kind:"json",label:"Invoice Data",description:"The invoice as data, in place of XML, by the names that Read gives. Amounts are decimals as te\
xt or numbers. Sums and VAT are calculated where they are absent, and checked where they are given.",maxLength:4e6,placeholder:'e.g. {"number": "2026-1", "issue\
Date": "2026-01-31", "lines": []}'},profile:{kind:"choice",label:"Profile",description:"The profile of the XML that is made of the data",options:[{value:"en1693\
1",label:"EN 16931",description:"Everything of the European standard"},{value:"basic",label:"BASIC",description:"Lines with few details"},{value:"extended",label:"\
EXTENDED",description:"More than the standard, if both sides agree on it"},{value:"xrechnung",label:"XRechnung",description:"The standard with the rules of Germ\
an authorities"}],default:"en16931"},relationship:{kind:"choice",label:"Relationship",description:"How the XML relates to the pages. If absent, alternative, or \
data for the profiles MINIMUM and BASIC WL, which allow nothing else.",options:[{value:"alternative",label:"Alternative",description:"The pages and the XML say \
the same"},{value:"data",label:"Data",description:"The XML has data of the pages"},{value:"source",label:"Source",description:"The pages were made from the XML"}]},
attach_only:{kind:"flag",label:"Attach Only",description:"Whether to attach the XML without any claim that the document is an electronic invoice. The PDF then n\
eed not be PDF/A.",default:!1},upgrade_to_archive:{kind:"flag",label:"Upgrade to Archive",description:"Whether a PDF that claims no PDF/A becomes PDF/A-3b, if i\
t lacks only entries that change nothing that shows. The error names every other obstacle.",default:!1},open_password:e.O2}},i={kind:"decimal",min:0,unit:"inche\
s"},v={resource:"page",label:"Crop",action:"Crop pages",description:"Cut margins off pages, or crop them to their content",input:"one",output:"pdf",extension:!0,
atLeastOne:["crop_left","crop_right","crop_top","crop_bottom","crop_to"],exclusive:[["crop_to",["crop_left","crop_right","crop_top","crop_bottom"]]],needs:[["pa\
dding","crop_to","content"],["uniform","crop_to","content"]],facts:{...t.SW,croppedPages:{type:"count",description:"Pages that were cropped"}},fields:{crop_left:{
...i,label:"Crop Left",description:"Width to cut off at the left of the page as displayed, in inches"},crop_right:{...i,label:"Crop Right",description:"Width to\
 cut off at the right, in inches"},crop_top:{...i,label:"Crop Top",description:"Height to cut off at the top, in inches"},crop_bottom:{...i,label:"Crop Bottom",
description:"Height to cut off at the bottom, in inches"},crop_to:{kind:"choice",label:"Crop To",description:"The part of the page that stays",options:[{value:"\
margins",label:"The Margins",description:"The page without the widths and heights to cut off"},{value:"content",label:"The Content",description:"The part on whi\
ch something is drawn"}],default:"margins"},padding:{kind:"decimal",label:"Padding",description:"Room to leave around the content, in inches",min:0,default:0,unit:"\
inches"},uniform:{kind:"flag",label:"Uniform",description:"Whether the same margins are cut off from all pages, so that the content of none is cut",default:!0},
shrink_media_box:{kind:"flag",label:"Shrink Media Box",description:"Whether the page itself becomes smaller, not only its visible part. Content outside does not\
 show, but stays in the file.",default:!1},pages:e.Tt,open_password:e.O2}},s={resource:"attachment",label:"Extract",action:"Extract attachments",description:"Ge\
t the files that are attached to a document, such as the XML of an electronic invoice",input:"one",output:"files",countKey:"attachmentCount",extension:!0,facts:{
attachmentCount:{type:"count",description:"Attachments that were extracted"}},resultFacts:{...t.AE,originalName:{type:"text",description:"Name of the attachment\
 in the document",when:"Only if it has one"},description:{type:"text",description:"Description of the attachment",when:"Only if it has one"},relationship:{type:"\
text",description:"Relationship of the attachment to the document",when:"Only if it is said"},page:{type:"count",description:"The page that the attachment is on",
when:"Only if it is on one"}},fields:{name_pattern:{kind:"text",label:"Name Pattern",description:"Name of the attachments to extract: * matches any characters, \
? matches one. If absent, all attachments are extracted.",maxLength:200,empty:"word",placeholder:"e.g. *.xml"},open_password:e.O2}},c={resource:"convert",label:"\
Extract Images",action:"Extract images from PDF",description:"Get the images that are on the pages of a document, as they were put into it",input:"one",output:"\
files",countKey:"imageCount",extension:!0,facts:{imageCount:{type:"count",description:"Images that were extracted, without their masks"}},resultFacts:{...t.AE,page:{
type:"count",description:"The first page that shows the image"},width:{type:"count",description:"Width of the image",unit:"pixels"},height:{type:"count",description:"\
Height of the image",unit:"pixels"},maskOf:{type:"text",description:"Name of the image that it is the mask of",when:"Only of a mask"}},fields:{minimum_size:{kind:"\
integer",label:"Minimum Size",description:"Width and height, in pixels, that an image has at least. Smaller ones are left out: most are lines and dots.",min:1,max:1e5,
default:16},open_password:e.O2}},x={resource:"page",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"\
pdf",...e.fp,facts:t._K,fields:{first_page:e.SV,last_page:e.ss,pages:e.VD,open_password:e.O2}},W={resource:"text",label:"Extract",action:"Extract text from PDF",
description:"Read the text of a document: as flowing text, as laid out on the page, or as Markdown",input:"one",output:"text",dataKey:"content",extension:!0,facts:{
...t.G5,pieceCount:{type:"count",description:"Pieces of the text",when:"Only if the text is cut into pieces"}},exclusive:[["pieces",["per_page","tables"]]],needs:[
["word_boxes","per_page",!0],["line_boxes","per_page",!0],["keep_repeated","layout","markdown"],["piece_size","pieces",{not:"none"}],["piece_size","pieces",{not:"\
page"}],["piece_overlap","pieces","size"]],fields:{pages:e.Tt,layout:{kind:"choice",label:"Layout",description:"How the text is arranged",options:[{value:"readi\
ng",label:"Flowing Text",description:"In reading order, column after column, words joined across lines"},{value:"page",label:"As on the Page",description:"Colum\
ns keep their places with spaces, such as in tables"},{value:"markdown",label:"Markdown",description:"With headings, lists, tables and links, such as for an AI \
model"}],default:"reading"},per_page:{kind:"flag",label:"Separate Pages",description:"Whether to also return the text of each page, with its number and label, a\
nd whether it has text",default:!1},word_boxes:{kind:"flag",label:"Word Boxes",description:"Whether to return the place of each word on its page, in points from\
 the upper left. Needs Separate Pages, and takes at most 100 pages.",default:!1},line_boxes:{kind:"flag",label:"Line Boxes",description:"Whether to return the l\
ines of each page with their places, in points from the upper left. Needs Separate Pages, and takes at most 100 pages.",default:!1},keep_repeated:{kind:"flag",label:"\
Keep Repeated Lines",description:"Whether Markdown keeps headers, footers and page numbers, which repeat on the pages",default:!1},tables:{kind:"flag",label:"Ta\
bles",description:"Whether to also return the tables as rows of texts, each with its page and its place, and whether it is certain",default:!1},pieces:{kind:"ch\
oice",label:"Pieces",description:"How the text is cut into pieces, such as for a vector store, each with its pages and headings",options:[{value:"none",label:"N\
one",description:"One text"},{value:"page",label:"By Page",description:"A piece for each page"},{value:"section",label:"By Section",description:"A piece from he\
ading to heading of three levels, also cut by size; needs Markdown"},{value:"size",label:"By Size",description:"Cut where paragraphs end, otherwise sentences or\
 words, never inside a row of a table"}],default:"none"},piece_size:{kind:"integer",label:"Piece Size",description:"Most characters of a piece. Needs Pieces by \
section or by size.",min:200,max:1e5,default:2e3},piece_overlap:{kind:"integer",label:"Piece Overlap",description:"Most characters at the end of a piece with wh\
ich the next one begins again, fewer than half of Piece Size. Needs Pieces by size.",min:0,max:1e4,default:0},open_password:e.O2}},R={resource:"form",label:"Fil\
l Form",action:"Fill form",description:"Fill the fields of a form, and draw the values so that every reader shows them",input:"one",output:"pdf",extension:!0,facts:{
...t.SW,filledFields:{type:"count",description:"Fields that were given a value"},unfilledFields:{type:"texts",description:"Names of the fields that were not"},unusedKeys:{
type:"texts",description:"Names among the values that the form does not have"}},exclusive:[["keep_signatures",["flatten"]]],fields:{values:{kind:"json",label:"V\
alues",description:"Value of each field by its name: text or a number, true or false for a check box, an option for a choice. The name is the full name of the f\
ield, or its last part if that is unique. Null clears a field.",required:!0,maxLength:1e6,namesValues:"form",placeholder:'e.g. {"name": "Ada", "agree": true}'},
unknown_fields:{kind:"choice",label:"Unknown Fields",description:"What to do with values for fields that the form does not have",options:[{value:"error",label:"\
Stop With an Error"},{value:"ignore",label:"Ignore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"Whether to turn the filled form into pl\
ain content of the pages",default:!1},keep_signatures:{kind:"flag",label:"Keep Signatures",description:"Whether signatures of the document stay valid, because t\
he values are appended to it",default:!1},font:e.gx,open_password:e.O2}},_={resource:"text",label:"Find",action:"Find text in PDF",description:"Find words or a \
pattern in a document: the pages, the places on them, and parts such as an invoice number",input:"one",output:"data",dataKey:"search",extension:!0,facts:t.G5,fields:{
search:{...e.$P,required:!0},search_mode:e.qR,pages:e.Tt,maximum_matches:{kind:"integer",label:"Maximum Matches",description:"Maximum number of matches to retur\
n",min:1,max:1e4,default:1e3},open_password:e.O2}},T={resource:"annotation",label:"Flatten",action:"Flatten annotations of document",description:"Turn comments,\
 such as highlights, drawings and stamps, into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,facts:{...t.SW,flattenedAnnotations:{
type:"count",description:"Annotations that became content"},removedAnnotations:{type:"count",description:"Hidden annotations that were removed"},leftAnnotations:{
type:"count",description:"Annotations that stay, because nothing says how they look"}},fields:{annotation_kinds:e.TU,open_password:e.O2}},E={resource:"form",label:"\
Flatten Form",action:"Flatten form",description:"Turn the fields of a form into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,
facts:{...t.SW,flattenedWidgets:{type:"count",description:"Boxes of fields that became content"}},fields:{pages:e.Tt,font:e.gx,open_password:e.O2}},P={resource:"\
document",label:"Get Info",action:"Get document info",description:"Read facts about a document: pages, metadata, encryption, signatures, form, attachments, font\
s and more",input:"one",output:"data",dataKey:"info",extension:!0,fields:{per_page:{kind:"flag",label:"Separate Pages",description:"Whether to include width, he\
ight, rotation, label and number of characters of every page",default:!1},with_bookmarks:{kind:"flag",label:"With Bookmarks",description:"Whether to include all\
 bookmarks, as an object that Set Bookmarks takes",default:!1},open_password:e.O2}},I={resource:"form",label:"Get Form Data",action:"Get form data",description:"\
Read the fields of a form and their values; the document passes through unchanged",input:"one",output:"data",dataKey:"form",extension:!0,facts:{...t.SW,fieldCount:{
type:"count",description:"Fields of the form"}},fields:{open_password:e.O2}};var M=n(17152);const O=M.j.fields,{page_size:N,orientation:U,margin:$,page_numbers:X,
author:V,language:J,values:Q,images:Z}=O,Y={resource:"convert",label:"HTML to PDF",action:"Convert HTML to PDF",description:"Make a tagged document from HTML wi\
th style sheets, such as an invoice, a certificate or a report; nothing is fetched, and scripts are not run",input:"one",accepts:"text",textKind:"html",output:"\
pdf",extension:!0,needs:M.j.needs,exclusive:M.j.exclusive,facts:t.SW,fields:{page_size:{...N,description:"Size of the pages, unless @page in the style sheets sa\
ys another one"},page_width:O.page_width,page_height:O.page_height,orientation:{...U,description:"Orientation of the pages, unless @page in the style sheets say\
s another one"},margin:{...$,description:"Distance from the page border to the content, in inches, unless @page in the style sheets says another one",min:0,default:.4},
theme:{...O.theme,description:"A style sheet that the document begins with. All that its own sheets say wins.",options:[{value:"plain",label:"Plain",description:"\
That of browsers"},{value:"report",label:"Report",description:"Headings in color, tables with rules and grounds"},{value:"letter",label:"Letter",description:"Sm\
all headings, tables with thin rules"}]},page_numbers:{...X,default:!1},header:{...O.header,description:`${O.header.description} Boxes of @page at the head take\
 its place.`},header_on_first:O.header_on_first,footer:{...O.footer,description:`${O.footer.description} Boxes of @page at the foot take its place.`},date:O.date,
logo:O.logo,accent_color:{...O.accent_color,description:"Color of headings whose color no style sheet says, by a name of CSS or its number. Style sheets may use\
 it as var(--accent-color)."},letterhead:O.letterhead,letterhead_password:O.letterhead_password,title:{kind:"text",label:"Title",description:"Title of the docum\
ent. If absent, that of the HTML, else its first heading, else the name of the file.",maxLength:1e3,empty:"word"},author:{...V,description:"Author of the docume\
nt. If absent, that of the HTML."},language:{...J,description:"Language of the text, for screen readers. If absent, lang of the html element. Without a language\
, the document does not claim PDF/UA."},values:{...Q,description:"Makes the text a template: {{name}} becomes the value of that name, and {{#items}} … {{/items}\
} is repeated for each item of a list. A value is never read as HTML. A name that is not given is an error."},font:O.font,bold_font:O.bold_font,images:{...Z,description:"\
Images that the HTML names. In a form, repeat the part: the file name of each is its address in the HTML, percent-encoded. The text that describes an image take\
s its place if it is not given."}}},ee={resource:"convert",label:"Images to PDF",action:"Convert images to PDF",description:"Make one document from PNG and JPEG\
 images, one page per image, in the given order and without loss of quality",input:"many",accepts:"image",output:"pdf",extension:!0,facts:t.SW,fields:{page_size:{
kind:"choice",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin allows, and keeps its proportions.",options:[{value:"\
image",label:"Size of the Image",description:"At the resolution of the image, or 96 dpi if it has none"},{value:"A4",label:"A4"},{value:"Letter",label:"Letter"}],
default:"image"},orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Letter pages",options:[{value:"auto",label:"Same as the Image"},
{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"decimal",label:"Margin",description:"Distance from the \
page border to the image, in inches",min:0,default:0,unit:"inches"}}},te={resource:"page",label:"Insert Blank",action:"Insert blank pages",description:"Insert b\
lank pages before or after the pages that you name, each as large as that page",input:"one",output:"pdf",extension:!0,exclusive:[["blank_before",["blank_after"]]],
atLeastOne:["blank_before","blank_after"],facts:{...t.RS,insertedPages:{type:"count",description:"Blank pages that were inserted"}},fields:{blank_before:{...e.G3,
label:"Before Pages",description:"Pages before which a blank page is inserted, such as 1, 5..7 or odd",placeholder:"e.g. 3, 7"},blank_after:{...e.G3,label:"Afte\
r Pages",description:"Pages after which a blank page is inserted, such as -1 for the last or all",placeholder:"e.g. -1"},open_password:e.O2}},ae={resource:"docu\
ment",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and lay\
ers",input:"many",output:"pdf",needs:[["table_of_contents","interleave","none"],["start_on_odd","interleave","none"]],facts:{...t.SW,documentCount:{type:"count",
description:"Documents that were joined"},firstPages:{type:"numbers",description:"The page of the result on which each document begins, in the order of the docu\
ments"}},fields:{bookmarks:{kind:"choice",label:"Bookmarks",description:"How the bookmarks are joined: one after the other, or below a new bookmark for each doc\
ument",options:[{value:"keep",label:"Keep"},{value:"per_document",label:"One per Document",description:"A bookmark with the name of each file, and the bookmarks\
 of the file below it"}],default:"keep",extension:!0},interleave:{kind:"choice",label:"Interleave",description:"Take one page of each document in turn, for sepa\
rate scans of front and back sides",options:[{value:"none",label:"Off",description:"One document after the other"},{value:"forward",label:"Forward",description:"\
All first pages, then all second pages, and so on"},{value:"backward",label:"Backward",description:"As forward, but all documents after the first start from the\
ir last page"}],default:"none",extension:!0},table_of_contents:{kind:"flag",label:"Table of Contents",description:"Whether the result begins with a table of con\
tents: the title of each document, or else the name of its file, with its first page and a link to it",default:!1,extension:!0},start_on_odd:{kind:"flag",label:"\
Start on Odd Pages",description:"Whether each document begins on an odd page, and so on a new sheet if it is printed on both sides. A blank page follows a docum\
ent that would end on an odd page.",default:!1,extension:!0},open_password:e.O2}},ne={resource:"document",label:"Optimize",action:"Optimize PDF document",description:"\
Make a document smaller without loss of quality: write identical objects once, compress better, remove thumbnails",input:"one",output:"pdf",extension:!0,facts:{
...t.SW,bytesBefore:{type:"count",description:"Size of the input",unit:"bytes"},bytesAfter:{type:"count",description:"Size of the result",unit:"bytes"},savedPercent:{
type:"number",description:"How much smaller the result is",unit:"percent"}},fields:{open_password:e.O2}},oe={resource:"convert",label:"Pages to Images",action:"\
Convert PDF pages to images",description:"Draw pages as PNG or JPEG images, one image for each page, as a viewer shows them",input:"one",output:"files",countKey:"\
imageCount",filesArePages:!0,extension:!0,ports:["pixels"],exclusive:[["pixel_width",["resolution"]]],needs:[["quality","image_format","jpeg"],["transparent","i\
mage_format","png"]],facts:{imageCount:{type:"count",description:"Images that were made"}},resultFacts:{...t.AE,page:{type:"count",description:"The page that th\
e image shows"},label:{type:"text",description:"Its label, such as iv",when:"Only if the document has page labels"},width:{type:"count",description:"Width of th\
e image",unit:"pixels"},height:{type:"count",description:"Height of the image",unit:"pixels"}},fields:{pages:e.Tt,image_format:{kind:"choice",label:"Image Forma\
t",description:"Format of the images",options:[{value:"png",label:"PNG",description:"Without loss, for text and drawings"},{value:"jpeg",label:"JPEG",description:"\
Smaller, for photos and scans"}],default:"png"},resolution:{kind:"integer",label:"Resolution",description:"Pixels per inch of the page (dpi)",min:36,max:600,default:150},
pixel_width:{kind:"integer",label:"Pixel Width",description:"Width of each image in pixels, instead of Resolution. The height follows from the page.",min:16,max:1e4},
quality:{kind:"integer",label:"Quality",description:"Quality of JPEG images, from 1 to 100",min:1,max:100,default:85},grayscale:{kind:"flag",label:"Grayscale",description:"\
Whether to make the images gray",default:!1},transparent:{kind:"flag",label:"Transparent",description:"Whether the ground of PNG images is transparent instead o\
f white",default:!1},with_annotations:{kind:"flag",label:"With Annotations",description:"Whether comments and form fields are drawn, as on a screen",default:!0},
font:{...e.gx,description:"TrueType or OpenType font to draw with where the document lacks one, such as for Arabic, Hebrew or Chinese"},open_password:e.O2}},ie={
resource:"e_invoice",label:"Read",action:"Read electronic invoice",description:"Read an electronic invoice, in a PDF or as XML (Factur-X, ZUGFeRD 2, XRechnung, \
UBL): seller, buyer, lines and totals",input:"one",alsoXml:!0,output:"data",dataKey:"invoice",extension:!0,fields:{with_xml:{kind:"flag",label:"With XML",description:"\
Whether the result has the XML of the invoice too, as text",default:!1},open_password:e.O2}},se={resource:"text",label:"Recognize",action:"Recognize text in sca\
n (OCR)",description:"Recognize the text of scanned pages (OCR) and put it under them, invisible, so that it can be searched and copied; in n8n only with a serv\
ice of your own",input:"one",output:"pdf",extension:!0,long:!0,ports:["recognizer","pixels"],facts:{...t.SW,recognizedPages:{type:"count",description:"Pages tha\
t were recognized"},recognizedWords:{type:"count",description:"Words that they got"},confidence:{type:"number",description:"Mean confidence of the words, from 0\
 to 100",when:"Only if there are any"}},fields:{languages:{kind:"text",label:"Languages",description:"Languages of the text, the most frequent first, such as en\
 or de, fr. The recognizer must have their data. A wrong language gives wrong words.",required:!0,minLength:1,maxLength:100,placeholder:"e.g. en, de"},pages:e.Tt,
existing_text:e.x3,deskew:{kind:"flag",label:"Deskew",description:"Whether crooked pages are turned level before they are recognized. The document keeps its loo\
k.",default:!1},open_password:e.O2}},re={resource:"security",label:"Redact",action:"Redact text in PDF",description:"Remove words or a pattern from a document f\
or good: from pages, bookmarks, form fields, comments, tags and metadata; it fails if anything is left in the result",input:"one",output:"pdf",extension:!0,needs:[
["search_mode","search",{given:!0}],["redact_label","redact_mark",{not:"none"}]],atLeastOne:["search","redact_kinds","redact_areas","redact_annotations"],facts:{
...t.SW,redactedMatches:{type:"count",description:"Matches that were removed from pages and from other places"},redactedPages:{type:"count",description:"Pages f\
rom which something was removed"},redactedImages:{type:"count",description:"Images that lost a part, each in its place on a page"}},fields:{search:{...e.$P,description:"\
Words to remove, or a regular expression. Of words, each line is searched on its own.",lines:!0,maxLength:1e5},search_mode:e.qR,redact_kinds:{kind:"choices",label:"\
Kinds",description:"Kinds of words to remove, which are found by their form",options:[{value:"email",label:"Email Addresses"},{value:"phone",label:"Phone Number\
s",description:"With + and the country, or after a word such as Tel or Fax"},{value:"iban",label:"IBANs",description:"With right check digits"},{value:"card",label:"\
Card Numbers",description:"13 to 19 digits with a right check digit"},{value:"url",label:"Web Addresses"},{value:"date",label:"Dates",description:"In digits, or\
 with months in English, French, German, Italian or Spanish"}]},redact_areas:{kind:"json",label:"Areas",description:"Places from which everything is removed, in\
 points from the upper left corner of the page as displayed. Takes what find_text gives as it is.",maxLength:4e6,list:"areas",placeholder:'e.g. {"areas": [{"pag\
e": 1, "box": {"x": 72, "y": 72, "width": 100, "height": 20}}]}'},redact_annotations:{kind:"flag",label:"Marked Areas",description:"Whether to remove everything\
 from areas that annotations of the document mark for redaction",default:!1},pages:e.Tt,redact_mark:{kind:"choice",label:"Mark",description:"The mark that is dr\
awn where something was removed from a page",options:[{value:"black",label:"Black Box"},{value:"white",label:"White Box"},{value:"none",label:"Nothing"}],default:"\
black"},redact_label:{kind:"text",label:"Label",description:"A word in each mark that has room for it, such as the reason",minLength:1,maxLength:32,empty:"word",
placeholder:"e.g. Redacted"},remove_attachments:{kind:"flag",label:"Remove Attachments",description:"Whether to remove attached files, media and 3D artwork, whi\
ch are not searched. A document with them is refused otherwise.",default:!1},open_password:e.O2}},de={resource:"annotation",label:"Remove",action:"Remove annota\
tions from document",description:"Remove comments, such as notes, highlights, drawings and stamps, from the pages",input:"one",output:"pdf",extension:!0,facts:{
...t.SW,removedAnnotations:{type:"count",description:"Annotations that were removed"}},fields:{annotation_kinds:e.TU,open_password:e.O2}},le={resource:"page",label:"\
Remove",action:"Remove pages",description:"Remove pages, with everything that only those pages used",input:"one",output:"pdf",...e.fp,facts:t._K,fields:{first_page:e.
SV,last_page:e.ss,pages:e.VD,open_password:e.O2}},ce={resource:"security",label:"Remove Password",action:"Remove password",description:"Remove the password and \
the restrictions; the result is not encrypted",input:"one",output:"pdf",facts:t.aG,fields:{password:{kind:"text",secret:!0,label:"Password",description:"The use\
r or owner password that opens the document",required:!0,minLength:1,maxLength:256}}},he={resource:"security",label:"Remove Restrictions",action:"Remove restric\
tions",description:"Remove the restrictions of a document; a password that it needs to open stays",input:"one",output:"pdf",facts:t.aG,fields:{open_password:e.O2}},
pe={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content \
stay as they are",input:"one",output:"pdf",facts:{...t.SW,removedSignatures:{type:"count",description:"Signatures that were removed"},removedSignatureFields:{type:"\
texts",description:"Names of the fields that they were in"}},fields:{appearance:{kind:"choice",label:"Appearance",description:"What to do with the visible mark \
of a removed signature",options:[{value:"keep",label:"Keep",description:"Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark is \
removed too"}],default:"keep",extension:!0},open_password:e.O2}},ue={resource:"page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new orde\
r; pages may be repeated or left out",input:"one",output:"pdf",facts:t.U_,fields:{page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the want\
ed order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice appears twice, a page not named is droppe\
d.",required:!0,maxLength:2e4,contract:{maxLength:1e3},placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:e.O2}},q={kind:"decimal",above:0,max:200,unit:"inches"},
me={resource:"page",label:"Resize",action:"Resize pages",description:"Give pages another size: their content, links, fields and bookmarks are scaled with them",
input:"one",output:"pdf",extension:!0,atLeastOne:["page_size","page_width","page_height"],exclusive:[["page_size",["page_width","page_height"]]],facts:{...t.SW,
resizedPages:{type:"count",description:"Pages that got another size"}},fields:{page_size:{...e.T0,description:"New size of the pages. Instead of Page Width and \
Page Height.",sides:["page_width","page_height"]},page_width:{...q,label:"Page Width",description:"New width of the pages as displayed, in inches. If only one s\
ide is given, the other follows in proportion."},page_height:{...q,label:"Page Height",description:"New height of the pages as displayed, in inches"},scaling:{kind:"\
choice",label:"Scaling",description:"How the content is fitted into the new size, in whose middle it comes",options:[{value:"contain",label:"Fit",description:"A\
s large as possible, so that all of it shows"},{value:"none",label:"Keep Size",description:"If it is larger than the page, its edges are cut off"},{value:"fill",
label:"Fill",description:"As small as possible, so that it covers the page; the rest is cut off"}],default:"contain"},orientation:{...e.JW,description:"Orientat\
ion of the new pages"},pages:e.Tt,open_password:e.O2}},fe={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"\
one",output:"pdf",facts:t.RS,fields:{open_password:e.O2}},ge={resource:"page",label:"Rotate",action:"Rotate pages",description:"Rotate pages by 90, 180 or 270 d\
egrees",input:"one",output:"pdf",...e.fp,facts:{...t.SW,rotatedPages:{type:"count",description:"Pages that were turned"}},fields:{angle:{kind:"choice",label:"An\
gle",description:"Degrees to rotate, clockwise if positive. The rotation that a page already has is added.",required:!0,options:[{value:0,label:"0°"},{value:90,
label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter\
-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:e.SV,last_page:e.ss,pages:e.VD,open_password:e.O2}},z=(L,D)=>({kind:"flag",label:L,description:D}),
be={resource:"security",label:"Sanitize",action:"Sanitize document before publishing",description:"Remove from a document what its pages do not show: scripts, p\
rivate data, metadata, hidden layers and, if wanted, more",input:"one",output:"pdf",extension:!0,someTrue:["remove_scripts","remove_private_data","remove_metada\
ta","remove_hidden_layers","remove_hidden_text","remove_attachments","remove_comments","remove_external_links","remove_image_metadata","remove_cropped"],facts:{
...t.SW,removedScripts:{type:"count",description:"Scripts and actions that were removed",when:"Only with remove_scripts"},removedPrivateData:{type:"count",description:"\
Pieces of private data that were removed",when:"Only with remove_private_data"},removedMetadata:{type:"count",description:"Entries of metadata that were removed",
when:"Only with remove_metadata"},removedHiddenLayers:{type:"count",description:"Layers that were removed",when:"Only with remove_hidden_layers"},removedHiddenText:{
type:"count",description:"Pieces of invisible text that were removed",when:"Only with remove_hidden_text"},removedAttachments:{type:"count",description:"Attachm\
ents that were removed",when:"Only with remove_attachments"},removedComments:{type:"count",description:"Comments that were removed",when:"Only with remove_comme\
nts"},removedExternalLinks:{type:"count",description:"Targets of links that were removed",when:"Only with remove_external_links"},removedImageMetadata:{type:"co\
unt",description:"Images that lost their metadata",when:"Only with remove_image_metadata"},removedCropped:{type:"count",description:"Pieces of content outside t\
he visible part of pages",when:"Only with remove_cropped"},removedBookmarks:{type:"count",description:"Bookmarks that name attachments or layers that went",when:"\
Only if there were any"},removedUnusedObjects:{type:"count",description:"Forms and images that went, because no content shows them",when:"Only if there were any"}},
fields:{remove_scripts:{...z("Remove Scripts","Whether to remove JavaScript, and actions that start programs, send forms, play media or open other files"),default:!0},
remove_private_data:{...z("Remove Private Data","Whether to remove private data of programs, thumbnails, metadata of single pages and images, and values of hidd\
en fields"),default:!0},remove_metadata:{...z("Remove Metadata","Whether to remove title, author, dates and all other metadata of the document. A claim to be PD\
F/A or an electronic invoice ends with it."),default:!0},remove_hidden_layers:{...z("Remove Hidden Layers","Whether to remove layers that show neither on the sc\
reen nor on paper, with their content"),default:!0},remove_hidden_text:{...z("Remove Hidden Text","Whether to remove invisible text. Scans lose the text that ma\
kes them searchable."),default:!1},remove_attachments:{...z("Remove Attachments","Whether to remove all embedded files. An electronic invoice is one."),default:!1},
remove_comments:{...z("Remove Comments","Whether to remove comments: notes, highlights, drawings, stamps and text boxes of reviewers"),default:!1},remove_external_links:{
...z("Remove External Links","Whether to remove the targets of links to websites and other files"),default:!1},remove_image_metadata:{...z("Remove Image Metadat\
a","Whether to remove EXIF data, such as places and dates, from JPEG and JPEG 2000 images"),default:!1},remove_cropped:{...z("Remove Cropped Content","Whether t\
o remove text, images, drawings and annotations outside the visible part of pages, or wholly clipped"),default:!1},open_password:e.O2}},_e={resource:"document",
label:"Set Bookmarks",action:"Set document bookmarks",description:"Give a document bookmarks, in place of those that it has or after them",input:"one",output:"p\
df",extension:!0,facts:{...t.SW,bookmarkCount:{type:"count",description:"Bookmarks of the result, on all levels"}},fields:{bookmark_list:{kind:"json",label:"Boo\
kmark List",description:"An object with the list bookmarks, or the list alone. Each bookmark has a title, a page, open (whether the bookmarks below it show at f\
irst) and children, which are bookmarks too. A page of null makes a heading. Get Info with bookmarks gives such an object.",required:!0,maxLength:4e6,list:"book\
marks",placeholder:'e.g. {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'},placement:{kind:"choice",label:"Placement",description:"Where the bookmarks are pu\
t: in place of those of the document, or after them",options:[{value:"replace",label:"Replace"},{value:"append",label:"Append"}],default:"replace"},open_password:e.
O2}},G=(L,D,B)=>({kind:"text",label:L,description:D,maxLength:1e3,empty:"word",placeholder:B}),we={resource:"document",label:"Set Metadata",action:"Set document\
 metadata",description:"Set title, author and other metadata of a document, or remove existing metadata",input:"one",output:"pdf",extension:!0,atLeastOne:["titl\
e","author","subject","keywords","creator","language","remove_existing"],facts:t.SW,fields:{title:G("Title","Title of the document","e.g. Annual Report 2026"),author:G(
"Author","Name of the person or organization that wrote the document","e.g. Ada Lovelace"),subject:G("Subject","Subject of the document, or a sentence about it",
"e.g. Results of the year"),keywords:G("Keywords","Keywords, separated by commas","e.g. report, results, 2026"),creator:G("Creator","Program that made the origi\
nal of the document","e.g. LibreOffice Writer"),language:{...G("Language","Language of the text, as a BCP 47 tag","e.g. en-GB"),format:"language-tag"},remove_existing:{
kind:"flag",label:"Remove Existing",description:"Whether to remove all metadata first: title, author, dates, programs, XMP and private data of programs. Metadat\
a inside images are not removed.",default:!1},open_password:e.O2}};var ve=n(11338);const H=(L,D,B)=>({kind:"text",label:L,description:D,minLength:1,maxLength:255,
placeholder:B,empty:"word"}),ye={resource:"security",label:"Sign",action:"Sign PDF document",description:"Sign a document with a certificate, so that changes ca\
n be detected (PAdES); signatures that it has stay valid, because the new one is appended",input:"one",output:"pdf",extension:!0,ports:["clock"],varies:!0,needs:[
["signature_page","visible",!0],["position","visible",!0],["signature_width","visible",!0],["margin","visible",!0]],exclusive:[["sign_field",["visible","signatu\
re_page","position","signature_width","margin"]]],facts:{...t.SW,signer:{type:"text",description:"Name of the signer in the signature"},signedAt:{type:"text",description:"\
Time of signing, as ISO 8601"},level:{type:"text",description:"Level of the signature: B-B, or with a time stamp B-T"}},fields:{certificate:{kind:"file",accepts:"\
key",secret:!0,label:"Certificate",description:"Certificate with its private key: a PKCS #12 file, or PEM. Poppler does not verify signatures of one for RSASSA-\
PSS alone.",required:!0,group:"certificate"},certificate_password:{kind:"text",secret:!0,label:"Certificate Password",description:"Password that opens the certi\
ficate, if it needs one",minLength:1,maxLength:256,empty:"opener",group:"certificate"},reason:H("Reason","Why the document is signed","e.g. Approved"),location:H(
"Location","Where the document is signed","e.g. Vienna"),signer:H("Signer","Name of the signer. If absent, the name in the certificate.","e.g. Ada Lovelace"),sign_field:{
kind:"text",label:"Signature Field",description:"Name of the empty signature field to sign, which shows the signature if it has a place on a page. If absent, a \
new field is added.",minLength:1,maxLength:1e3,placeholder:"e.g. Approver"},certification:{kind:"choice",label:"Certification",description:"The changes that are\
 permitted after the signature. Only the first signature of a document can certify it.",options:[{value:"none",label:"None",description:"The signature does not \
certify the document"},{value:"no_changes",label:"No Changes"},{value:"fill_forms",label:"Fill Forms",description:"Filling in fields, and signing"},{value:"comm\
ents",label:"Comments",description:"Filling in fields, signing, and comments"}],default:"none"},signed_at:{kind:"text",format:"date",label:"Signed At",description:"\
Time of signing, as ISO 8601. If absent, the time of the machine.",maxLength:40,placeholder:"e.g. 2026-11-20T14:30:00+01:00"},timestamp_server:{kind:"text",format:"\
https-address",label:"Time Stamp Server",description:"Address of a time stamp server (RFC 3161), which confirms the time of signing",minLength:1,maxLength:2e3,placeholder:"\
e.g. https://tsa.example.com",ports:["network"]},visible:{kind:"flag",label:"Visible",description:"Whether a page shows the signature, with the name, the time, \
the reason and the location",default:!1},signature_page:{kind:"integer",label:"Signature Page",description:"Page that shows the signature, counted from 1. If ab\
sent, the last page.",min:1},position:{...e.G1,description:"Where the signature is within the margins of the page as displayed",default:"bottom_right"},signature_width:{
kind:"decimal",label:"Signature Width",description:"Width of the signature, in inches",above:0,default:2.5,unit:"inches"},margin:{kind:"decimal",label:"Margin",
description:"Distance from the page border to the signature, in inches",min:0,default:.5,unit:"inches"},image:{kind:"file",accepts:"image",label:"Image",description:"\
PNG or JPEG image that is shown with the signature, such as one of handwriting. It needs Visible, or a signature field with a place on a page."},open_password:e.
O2}},xe={resource:"document",label:"Split at Pages",action:"Split PDF at pages",description:"Cut a document before or after the pages that you name",input:"one",
output:"pdfs",extension:!0,facts:t.mZ,resultFacts:t.dj,fields:{pages:{...e.G3,description:"Pages to cut at, in any order, such as 4, 9 or odd",required:!0,placeholder:"\
e.g. 4, 9"},cut:{kind:"choice",label:"Cut",description:"Where to cut: before each of the pages, or after it",options:[{value:"before",label:"Before the Pages"},
{value:"after",label:"After the Pages"}],default:"before"},open_password:e.O2}},ke={resource:"document",label:"Split by Bookmarks",action:"Split PDF by bookmark\
s",description:"Cut a document before every page that a bookmark leads to",input:"one",output:"pdfs",extension:!0,facts:t.mZ,resultFacts:{...t.dj,title:{type:"t\
ext",description:"Title of the bookmark that it begins with",when:"Only if there is one"}},fields:{bookmark_level:{kind:"integer",label:"Bookmark Level",description:"\
Levels of bookmarks to use: 1 is the top level only, 2 the top two levels",min:1,default:1},open_password:e.O2}},Pe={resource:"document",label:"Split by Page Co\
unt",action:"Split PDF by page count",description:"Cut a document into parts with the same number of pages; the last part may have fewer",input:"one",output:"pd\
fs",extension:!0,facts:t.mZ,resultFacts:t.dj,fields:{pages_per_part:{kind:"integer",label:"Pages per Part",description:"Number of pages of each part; the last p\
art may have fewer",required:!0,min:1,placeholder:"e.g. 10"},open_password:e.O2}},Te={resource:"document",label:"Split by Ranges",action:"Split PDF by ranges",description:"\
Make a part of each range of pages that you name; a page may be in several parts",input:"one",output:"pdfs",extension:!0,facts:t.mZ,resultFacts:t.dj,fields:{ranges:{
kind:"pageOrder",parts:!0,label:"Ranges",description:"Pages of each part, in the order of the parts. Pages that are not named are left out.",required:!0,maxLength:1e4,
placeholder:"e.g. 1-3, 7, 9-"},open_password:e.O2}},Se={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into pa\
rts up to a size limit, each as full as possible; only a part with a single large page can exceed it",input:"one",output:"pdfs",facts:{...t.mZ,oversizeParts:{type:"\
count",description:"Parts that exceed the limit, because their only page does"}},resultFacts:t.dj,fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"\
Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 percent larger.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,
unit:"bytes",placeholder:"e.g. 18000000"},open_password:e.O2}},Ae={resource:"document",label:"Split by Text",action:"Split PDF by text",description:"Cut a docum\
ent before every page with a text, or where a part of it such as an invoice number changes",input:"one",output:"pdfs",partsHaveMatch:!0,extension:!0,facts:{...t.
mZ,...t.G5},resultFacts:{...t.dj,match:{type:"text",description:"The text that was found where it begins",when:"Only if there is one, and never in a header"}},fields:{
search:{...e.$P,description:"Words that a part begins with, or a regular expression. With a group, such as Invoice (\\d+), a part begins where the text in the gr\
oup differs from that of the part before.",required:!0},search_mode:e.qR,open_password:e.O2}},j={merge_documents:ae,images_to_pdf:ee,optimize_document:ne,split_by_size:Se,
split_by_page_count:Pe,split_at_page:xe,split_by_ranges:Te,split_by_bookmarks:ke,extract_pages:x,remove_pages:le,reorder_pages:ue,reverse_pages:fe,rotate_pages:ge,
crop_pages:v,insert_blank_pages:te,resize_pages:me,arrange_pages:r,add_password:w,add_restrictions:f,remove_password:ce,remove_restrictions:he,remove_signatures:pe,
add_text_watermark:o,add_image_watermark:u,add_overlay:m,add_page_numbers:d,add_qr_code:h,get_form_data:I,fill_form:R,flatten_form:E,get_document_info:P,check_document:k,
set_metadata:we,extract_images:c,markdown_to_pdf:M.j,pages_to_images:oe,html_to_pdf:Y,set_bookmarks:_e,sanitize_document:be,check_signatures:F,sign_document:ye,
redact_text:re,compare_documents:g,flatten_annotations:T,remove_annotations:de,set_page_labels:ve.B,extract_attachments:s,add_attachment:l,read_e_invoice:ie,create_e_invoice:p,
check_e_invoice:A,extract_text:W,find_text:_,add_text_layer:S,recognize_text:se,split_by_text:Ae,compress_document:b},Oe=Object.keys(j);function Le(L){return j[L]}
function Ee(L){return Object.hasOwn(j,L)}const We=({fields:L})=>Object.entries(L).filter(([,{kind:D}])=>D!=="files"),Fe=({output:L})=>L==="data"||L==="text",Me=L=>L.
kind==="json"&&L.namesValues!==void 0,K=(L,D)=>D!==void 0&&!("default"in L&&L.default===D);function Ce(L,D,B){return typeof L!="object"?B===L:"not"in L?B!==L.not:
K(D,B)}const Re=L=>"secret"in L}),17152:((C,y,n)=>{n.d(y,{j:()=>d});var t=n(88665),e=n(64729);const l={kind:"decimal",min:1,max:200,unit:"inches"},u={kind:"text",
maxLength:500,format:"running-line",empty:"word"},m="One part is centered, two parts with a | between them are left and right, three are left, middle and right.\
 {number} is the page number, {last} the last one, {title} the title, {date} the date.",d={resource:"convert",label:"Markdown to PDF",action:"Convert markdown t\
o PDF",description:"Make a document from Markdown, such as the answer of a model or a file of a repository. Takes Markdown, not HTML. The result is tagged, with\
 bookmarks, and made for archives and screen readers",input:"one",accepts:"text",textKind:"markdown",output:"pdf",extension:!0,needs:[["header_on_first","header",
{given:!0}],["letterhead_password","letterhead",{given:!0}],["bold_font","font",{given:!0}],["page_width","page_height",{given:!0}],["page_height","page_width",
{given:!0}]],exclusive:[["page_size",["page_width","page_height"]]],facts:t.SW,fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages",
options:[{value:"A4",label:"A4"},{value:"Letter",label:"Letter"},{value:"A5",label:"A5"},{value:"A3",label:"A3"},{value:"Legal",label:"Legal"}],default:"A4",sides:[
"page_width","page_height"]},page_width:{...l,label:"Page Width",description:"Width of the pages in inches, with Page Height in place of Page Size and Orientati\
on"},page_height:{...l,label:"Page Height",description:"Height of the pages in inches, with Page Width in place of Page Size and Orientation"},orientation:{kind:"\
choice",label:"Orientation",description:"Orientation of the pages",options:[{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"\
portrait"},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:.25,max:4,default:1,unit:"inches"},theme:{
kind:"choice",label:"Theme",description:"How the document looks",options:[{value:"plain",label:"Plain",description:"Text in columns that are comfortable to read"},
{value:"report",label:"Report",description:"Headings in color, tables with grounds, highlighted code"},{value:"letter",label:"Letter",description:"Small heading\
s, lines as wide as the page; an address that comes first is in the window of an envelope"}],default:"plain"},font_size:{kind:"decimal",label:"Font Size",description:"\
Size of the text, in points. Headings, code and footnotes follow it.",min:6,max:24,default:11,unit:"points"},page_numbers:{kind:"flag",label:"Page Numbers",description:"\
Whether each page has its number at the foot",default:!0},header:{...u,label:"Header",description:`Line at the head of each page. ${m}`,placeholder:"e.g. {title\
}|{date}"},header_on_first:{kind:"flag",label:"Header on First",description:"Whether the first page has the header, too",default:!0},footer:{...u,label:"Footer",
description:`Line at the foot of each page, in place of its number. ${m}`,placeholder:"e.g. ACME Ltd, London|{number} / {last}"},date:{kind:"text",label:"Date",
description:"Text in place of {date} in the header and the footer",maxLength:100,empty:"word",placeholder:"e.g. 22 November 2026"},logo:{kind:"file",accepts:"im\
age",label:"Logo",description:"PNG or JPEG image at the upper right of the first page, at most 2 inches wide and 0.75 inches high"},accent_color:{kind:"text",format:"\
color",label:"Accent Color",description:"Color of headings, and of the rules of tables and quotations, by a name of CSS or its number",maxLength:20,empty:"word",
placeholder:"e.g. #0b5394"},letterhead:{kind:"file",accepts:"pdf",label:"Letterhead",description:"PDF document that goes under the pages, page by page; its last\
 page goes under all further ones"},letterhead_password:{kind:"text",secret:!0,label:"Letterhead Password",description:"Password that opens the letterhead, if i\
t needs one",minLength:1,maxLength:256,empty:"opener"},table_of_contents:{kind:"flag",label:"Table of Contents",description:"Whether the document begins with a \
list of its headings, with page numbers and links",default:!1},title:{kind:"text",label:"Title",description:"Title of the document. If absent, that of the front\
 matter, else the first heading, else the name of the file.",maxLength:1e3,empty:"word"},author:{kind:"text",label:"Author",description:"Author of the document.\
 If absent, that of the front matter.",maxLength:1e3,empty:"word"},language:{kind:"text",label:"Language",description:"Language of the text, for screen readers.\
 If absent, lang of the front matter. Without a language, the document does not claim PDF/UA.",maxLength:35,format:"language-tag",empty:"word",placeholder:"e.g.\
 en"},values:{kind:"json",label:"Values",description:"Makes the text a template: {{name}} becomes the value of that name, and {{#items}} … {{/items}} is repeate\
d for each item of a list. A value is never read as Markdown. A name that is not given is an error.",maxLength:1e6,namesValues:"template",placeholder:'e.g. {"na\
me": "Ada", "items": [{"price": "3.50"}]}'},font:{...e.gx,description:"TrueType or OpenType font of the text. Ours shows the characters that it lacks."},bold_font:{
...e.gx,label:"Bold Font",description:"TrueType or OpenType font of headings and bold text. If absent, ours."},images:{kind:"files",label:"Images",description:"\
Images that the Markdown names. In a form, repeat the part: the file name of each is its address in the Markdown, percent-encoded. An image that is not given be\
comes a link.",accepts:"image",max:100,maxBytes:5e7}}}}),11338:((C,y,n)=>{n.d(y,{B:()=>l});var t=n(88665),e=n(64729);const l={resource:"document",label:"Set Pag\
e Labels",action:"Set document page labels",description:"Give the pages of a document labels, which viewers show in place of page numbers, in place of those tha\
t it has",input:"one",output:"pdf",extension:!0,facts:{...t.SW,labelledPages:{type:"count",description:"Pages that have a label now"}},fields:{labels:{kind:"jso\
n",label:"Labels",description:"An object with the list labels, or the list alone. Each entry has from (the page, counted from 1, at which a range begins), style\
 (decimal, roman_lower, roman_upper, letters_lower, letters_upper or none), prefix and start (the number of its first page). Pages before the first range count \
from 1. An empty list removes all labels. Get Info gives such an object.",required:!0,maxLength:4e6,list:"labels",placeholder:'e.g. {"labels": [{"from": 1, "sty\
le": "roman_lower"}, {"from": 5}]}'},open_password:e.O2}}}),95379:((C,y,n)=>{n.d(y,{IF:()=>a,a5:()=>f,i2:()=>u,kA:()=>m});var t=n(58552),e=n(38340);const l={clock:"\
a clock",recognizer:"a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},u=new Set(Object.keys(l)),m=new Set,
d=({ports:o=[]},r)=>o.every(k=>r.has(k)),w=o=>operationNames.filter(r=>d(operationOf(r),o)),h=({ports:o=[]},r)=>`does not work here: it needs ${o.filter(k=>!r.has(
k)).map(k=>l[k]).join(" and ")}`;function f(o,r){const{ports:k=[],fields:A}=(0,e.zI)(o);return[...new Set([...k,...Object.values(S(A,r)).flatMap(F=>F.ports??[])])]}
function S(o,r){const k=new Map(Object.entries(r));return Object.fromEntries(Object.entries(o).filter(([A,F])=>(0,e.qR)(F,k.get(A))))}function a(o,r,k){const A=(0,e.
zI)(o);if(!d(A,k))throw new t.zU("unavailable",`${o} ${h(A,k)}`,{fields:[o],advice:"Use a service of your own that offers it"});const F=Object.entries(S(A.fields,
r)).filter(([,g])=>!d(g,k)).map(([g,b])=>({field:g,message:h(b,k)}));if(F.length>0)throw new t.zU("unavailable",(0,t.G6)(F).message,{issues:F,advice:`Leave ${F.
length===1?"it":"them"} out, or use a service of your own that offers ${F.length===1?"it":"them"}`})}}),31424:((C,y,n)=>{n.d(y,{n:()=>t,p:()=>e});const t=l=>String(
l).padStart(5,"0"),e=l=>`${t(l)}.pdf`}),43576:((C,y,n)=>{n.d(y,{Cy:()=>F,NL:()=>g,Ze:()=>r,gf:()=>b,jC:()=>o,ly:()=>u,tb:()=>a,zE:()=>l});var t=n(34378),e=n(54093);
const l={slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},u={slash:"character",refused:" ",control:" ",leadingDots:!1,extension:!1,
longest:150},m=/[<>:"|?*]+/g,d=/[/\\]+/,w=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,h=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,f=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,
S=20;function a(_){const[T]=/[<>:"|?*]/.exec(_)??[];return T===":"?"has a colon, which on Windows would hide the file in another one":T!==void 0?`has the charac\
ter ${T}, which Windows refuses`:f.test(_)?"is the name of a device on Windows":/[. ]$/.test(_)?"ends in a full stop or a blank, which Windows removes":void 0}function o(_,T,E){
const P=T.slash==="folder"?F(r(_)):r(_),I=(0,t.w)(P).replace(w,T.control).replace(h,""),M=T.slash==="folder"?I:I.split(d).join(T.refused),O=s(M.replace(m,T.refused).
replace(/\s+/g," "),T);return O===""?E:c(f.test(O)?`_${O}`:O,"",T)}const r=_=>_.length<=k+A?_:_.slice(0,k)+_.slice(-A),[k,A]=[8e3,2e3],F=_=>_.slice(Math.max(_.lastIndexOf(
"/"),_.lastIndexOf("\\"))+1),g=(_,T)=>(0,e.z)(b(_,T));function*b(_,T){const E=new Set,P=new Map,I=[];for(const M of _){let[O,N]=[M,v(M)];if(E.has(N)){const U=v(
c(M,i,T));let $=P.get(U)??1;for(;E.has(N);N=v(O))O=c(M,` (${++$})`,T);P.set(U,$)}E.add(N),I.push(O),yield p}return I}const p=1500,i=" (9999999)",v=_=>_.toUpperCase().
toLowerCase();function s(_,{leadingDots:T}){const E=_.replace(T?/^ +/:/^[. ]+/,"");let P=E.length;for(;P>0&&(E[P-1]==="."||E[P-1]===" ");)P--;return E.slice(0,P)}
function c(_,T,E){const P=_.lastIndexOf("."),I=E.extension&&P>0&&Buffer.byteLength(_.slice(P))<=S,M=I?_.slice(P):"",O=I?_.slice(0,P):_,N=x(O,E.longest-Buffer.byteLength(
T+M));return`${s(N,E)||"_"}${T}${M}`}function x(_,T){const E=Buffer.from(_);if(E.length<=T)return _;let P=Math.max(0,T);for(;P>0&&(E[P]&W)===R;)P--;return E.toString(
"utf8",0,P)}const[W,R]=[192,128]}),51167:((C,y,n)=>{n.d(y,{o:()=>m});var t=n(58552),e=n(98446);const l=25,u=3e5;class m{pause;signal;onProgress;limit;work=0;since=performance.
now();end;part=[0,1];constructor(h,f,S,a){this.pause=h,this.signal=f,this.onProgress=S,this.limit=a,this.end=this.since+1e3*(a?.seconds??1/0)}step(h){if(this.work+=
h,this.work<u)return;if(this.work=0,this.signal?.aborted)throw(0,t.WN)();const f=performance.now();if(f>this.end)throw d(this.limit);return f-this.since<l?void 0:
this.rest()}add(h){this.work+=h}addSince(h){this.work+=(performance.now()-h)*u}get isFull(){return this.work>=u}async rest(){if(await this.pause(),this.signal?.
aborted)throw(0,t.WN)();this.since=performance.now()}progress(h){const[f,S]=this.part;this.onProgress?.(f+h*(S-f))}beginPart(h,f){this.part=[h,f]}}function d({seconds:w,
cure:h}){const f=`The work took longer than ${(0,e.y_)(w,"second")}`;return new t.zU("limit_exceeded",f,{issues:[{field:"file",message:`${f}.`}],advice:h})}}),54093:((C,y,n)=>{
n.d(y,{k:()=>e,z:()=>t});function t(l){for(;;){const{done:u,value:m}=l.next();if(u)return m}}async function e(l,u){for(;;){const{done:m,value:d}=l.next();if(m)return d;
const w=u.step(d);w&&await w}}}),98446:((C,y,n)=>{n.d(y,{Bu:()=>f,C7:()=>e,DR:()=>h,Dw:()=>d,NV:()=>u,Zv:()=>w,d5:()=>l,oi:()=>S,y_:()=>t});const t=(a,o,r=`${o}\
s`)=>`${a} ${l(a,o,r)}`,e=(a,o,r=`${o}s`)=>`${a===1?"One":a} ${l(a,o,r)}`,l=(a,o,r)=>a===1?o:r,u=a=>a.slice(0,1).toUpperCase()+a.slice(1),m=10,d=(a,o=m,r="more")=>a.
length>o?`${a.slice(0,o).join(", ")} and ${a.length-o} ${r}`:a.join(", "),w=a=>d([...a.slice(0,m).map(o=>f(o)),...a.slice(m)]),h=(a,o=1/0)=>d(a.map((r,k)=>k<o?`\
“${f(r)}”`:r),o);function f(a,o=79){if(a.length<=o)return a;const r=[...a.slice(0,2*o+2)];return r.length>o?`${r.slice(0,o).join("")}…`:a}function S(a){return a.
length===1?`page ${a[0]}`:`pages ${a.length>m+1?d(a):`${a.slice(0,-1).join(", ")} and ${a.at(-1)}`}`}}),52365:((C,y,n)=>{n.d(y,{q:()=>t});function t(l,u=!1){for(let m=0;m<
l.length;){const d=l[m];if(d===0&&!u)return m;const w=d<128?1:d<194?0:d<224?2:d<240?3:d<245?4:0;if(w===0)return m;for(let h=1;h<w;h++){const[f,S]=h>1?[128,191]:
e[d]??[128,191],a=l[m+h];if(a===void 0||a<f||a>S)return m}m+=w}}const e={224:[160,191],237:[128,159],240:[144,191],244:[128,143]}}),52465:((C,y,n)=>{n.d(y,{R4:()=>g,
b2:()=>o,db:()=>r});var t=n(51455),e=n(58552),l=n(75919),u=n(74581);const m=25,d=3e5;function w(p){const{folder:i,cure:v}=p;return{languages:i===void 0?[]:(0,u.
Y)(i),cure:v,open:s=>new h(s,p)}}class h{languages;options;worker;done=0;constructor(i,v){this.languages=i,this.options=v}recognize=async(i,v)=>{const{pages:s=m,
pageTimeout:c=d}=this.options;if(v?.aborted)throw(0,e.WN)();this.done>=s&&await this.close(),this.done+=1,this.worker??=await this.start();try{return await f(this.
worker,i,{signal:v,timeout:c})}catch(x){throw await this.close(),x}};close=async()=>{const{worker:i}=this;this.worker=void 0,this.done=0,await i?.terminate()};async start(){
const{languages:i,options:v}=this,s=typeof v.entry=="string"?v.entry:await v.entry(),c={languageData:v.folder,languages:i};return new l.Worker(/^(?:file|data):/.
test(String(s))?new URL(s):s,{workerData:c,stdout:!1,stderr:!1})}}function f(p,i,{signal:v,timeout:s}){return new Promise((c,x)=>{const W=P=>{clearTimeout(E),v?.
removeEventListener("abort",R),p.off("message",_).off("error",T).off("exit",T),P instanceof e.zU?x(P):c(P)},R=()=>W((0,e.WN)()),_=P=>W("words"in P?P.words:a(P.failed)),
T=P=>W(a(P instanceof Error?P.name:"exit")),E=setTimeout(()=>W(S()),s);v?.addEventListener("abort",R,{once:!0}),p.on("message",_).on("error",T).on("exit",T),p.postMessage(
i,[i.samples.buffer])})}const S=()=>new e.zU("time_limit","A page took longer to recognize than is allowed",{advice:"Leave the page out with pages, or scan it w\
ith fewer pixels"});function a(p){const i=new Error("in the recognizer");return i.name=p,new e.zU("internal","The recognizer ended before its work was done",{advice:"\
Check the data of the languages: they must be those of Tesseract 4 or later",cause:i})}const o=new Set(["clock","network","pixels"]),r=new Set([...o,"recognizer"]),
k=1<<20,A=async({address:p,contentType:i,body:v,timeout:s},c)=>{const x=AbortSignal.timeout(s),W=await fetch(p,{method:"POST",headers:{"Content-Type":i},body:Buffer.
from(v),redirect:"error",signal:c?AbortSignal.any([x,c]):x});return{status:W.status,body:await F(W,k)}};async function F(p,i){const v=[];let s=0;const c=p.body?.
getReader();for(let x=await c?.read();x?.value;x=await c?.read()){if(s+=x.value.length,s>i)throw new Error("The answer is too large");v.push(x.value)}return Buffer.
concat(v)}const g=(p,{servers:i,recognition:v,drawingFont:s}={})=>({...p.has("clock")&&{clock:()=>Date.now()},...p.has("network")&&{network:i?b(i):A},...p.has("\
recognizer")&&v&&{recognizer:w(v)},...s!==void 0&&{drawingFont:()=>(0,t.readFile)(s)}}),b=p=>(i,v)=>{if(p.some(c=>new URL(c).href===new URL(i.address).href))return A(
i,v);throw(0,e.G6)([{field:"timestamp_server",message:"is not one of the servers that this service may ask"}])}}),8526:((C,y,n)=>{n.d(y,{pause:()=>t});const t=()=>new Promise(
e=>setImmediate(e))}),74581:((C,y,n)=>{n.d(y,{Y:()=>f,d:()=>S});var t=n(73024),e=n.n(t),l=n(76760),u=n.n(l),m=n(38522),d=n.n(m);const w=/^([a-zA-Z0-9_]{1,40})\.traineddata(?:\.gz)?$/,
h=128*1024*1024;function f(a){const o=(0,t.readdirSync)(a).flatMap(r=>w.exec(r)?.[1]??[]);return[...new Set(o)].filter(r=>r!=="osd"&&r!=="equ").sort()}function S(a,o){
const r=u().join(a,`${o}.traineddata`);try{return(0,t.readFileSync)(r)}catch(k){if(k.code!=="ENOENT")throw k;return(0,m.gunzipSync)((0,t.readFileSync)(`${r}.gz`),
{maxOutputLength:h})}}})};
