"use strict";exports.id=2894,exports.ids=[2894],exports.modules={9153:((y,m,h)=>{h.d(m,{G6:()=>w,KW:()=>d,O$:()=>_,R3:()=>i,Yu:()=>e,ek:()=>f,hJ:()=>r,l3:()=>k,xx:()=>c,zU:()=>l});
const e="Could not parse the PDF document. The file may be invalid or corrupt.";class l extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;others;status;constructor(n,a,o={}){
super(a,o.cause===void 0?void 0:{cause:o.cause}),this.code=n,this.issues=o.issues??[],this.advice=o.advice,this.operation=o.operation,this.fields=o.fields??[],this.
predicate=o.predicate,this.sentence=o.sentence??a,this.position=o.position,this.documentName=o.documentName,this.others=o.others??[],this.status=o.status}}const i=({
issues:t,operation:n,fields:a})=>[...new Set([...a,...n===void 0?[]:[n],...t.flatMap(({field:o,mentions:g=[]})=>[o,...g])])];function w(t){const n=t.map(a=>a.document?
u(a):`${a.field}: ${a.message}`);return new l("invalid_parameters",n.join("; "),{issues:t})}const u=({message:t,document:n})=>n?`${s(n)}: ${t}`:t,s=({position:t,
name:n})=>n?`Document ${t} (${n})`:`Document ${t}`,r=(t,n,a)=>new l(t,`The PDF document ${n}`,{...a,predicate:n});function _(t,{found:n,...a}={}){return r("unre\
adable_document",`could not be read: ${t}`,{issues:[e,...n===void 0?[]:[n]].map(o=>({field:"file",message:o})),advice:"Check that the file is a complete PDF doc\
ument",...a})}function c(t,n,a,o=[]){const g={position:n,...a===void 0?{}:{name:a}};return new l(t.code,`${s(g)}: ${t.sentence}`,{issues:[...t.issues.map(p=>({...p,
document:{position:n}})),...o.flatMap(({issues:p})=>p)],...t.advice===void 0?{}:{advice:t.advice},...t.operation===void 0?{}:{operation:t.operation},fields:t.fields,
...t.predicate===void 0?{}:{predicate:t.predicate},sentence:t.sentence,position:n,...a===void 0?{}:{documentName:a},others:o,...t.status===void 0?{}:{status:t.status},
cause:t.cause})}const d=()=>new l("cancelled","The operation was cancelled");function f({stack:t=""}){return t.split(`
`).filter(n=>/^\s+at /.test(n)).map(n=>n.trim())}function k(t){return t instanceof l?t:new l("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:t})}}),6512:((y,m,h)=>{h.d(m,{G:()=>l,q:()=>e});
function e(i){try{return JSON.parse(typeof i=="string"?i:new TextDecoder().decode(i))}catch{return}}const l=i=>typeof i=="object"&&i!==null&&!Array.isArray(i)}),
6009:((y,m,h)=>{h.d(m,{$h:()=>w,mm:()=>u,p5:()=>i});const e={appearance_left_to_viewer:"No available font has all characters of a value: the value is stored, an\
d viewers draw it.",attachments_left_out:"The parts of a split have none of the attachments.",conformance_dropped:"The result of a merge no longer claims PDF/A \
or PDF/UA.",document_damaged:"The document is damaged. It was only read, and passes through as it is.",document_repaired:"The document was damaged and had to be\
 repaired.",facts_left_out:"More facts than the header of a response has room for.",fields_not_filled:"Fields of the form got no value.",fields_not_recalculated:"\
Fields that scripts calculate from changed values keep their values.",linearization_removed:"The document is no longer linearized (prepared for fast web view).",
no_attachments:"The document has no attachment, or none with a name that matches.",no_form_fields:"The selected pages have no form fields.",no_pages_selected:"T\
he document has none of the pages, and nothing was changed.",no_signatures:"The document had no signature to remove.",no_values:"No values were given, so no fie\
ld was filled.",not_smaller:"The document could not be made smaller, and is returned as it was.",notes_left_out:"More notes than the header of a response has ro\
om for.",opens_without_password:"The document needed a password to open, and the result does not.",orientation_unused:"A page that is as large as its image has \
the orientation of the image.",overlay_annotations_left_out:"Annotations of the overlay were not carried over.",overlay_repaired:"The overlay was damaged and ha\
d to be repaired.",oversize_parts:"Parts exceed the size limit, because one of their pages alone does.",pdfa_identification_removed:"The document no longer clai\
ms PDF/A, because the result would break a rule of it.",portfolio_dropped:"A portfolio became an ordinary document with attachments.",protection_removed:"A merg\
e took in protected documents, and its result is not encrypted.",restrictions_dropped:"A new password replaced the restrictions that the document had.",results_left_out:"\
Facts about more results than the header of a response has room for.",scripts_not_run:"Scripts that format or check values were not run.",scripts_use_old_names:"\
A merge renamed fields, and scripts still use the old names.",service_note:"A note of a service, with a code that is not in this list.",signatures_invalidated:"\
Signatures are still in the result, and are no longer valid.",signatures_removed:"Signatures were removed.",stamp_hidden:"The content of a page covers the stamp\
 under it.",streams_left:"Streams were not compressed again, because the document has too much data.",unknown_fields_ignored:"Names among the values are not in \
the form.",unknown_parameters:"Fields of the request are unknown to the service, and had no effect.",usage_rights_removed:"Usage rights, which are a signature o\
f the document, were removed.",value_cut_off:"Fields are too small for their values, and only a part shows.",xfa_removed:"The XFA version of a form was removed.",
xmp_replaced:"The XMP metadata was malformed, and was written again."},l={signatures_invalidated:["signatures_invalidated","signatures_removed"]};function i(s,r){
const _=({code:c})=>r.some(d=>l[c]?.includes(d.code));return[...s.filter(c=>!_(c)),...r]}const w=s=>/[.!?…]$/.test(s)?s:`${s}.`,u=s=>Object.hasOwn(e,s)}),2145:((y,m,h)=>{
h.d(m,{F:()=>H,qj:()=>X,zI:()=>J,zU:()=>T});const e={kind:"text",secret:!0,label:"Open Password",description:"Password that opens the input document, if it need\
s one. Works locally and with a service of your own, but not in a published region.",minLength:1,maxLength:256,extension:!0,empty:"opener"},l={kind:"integer",label:"\
First Page",description:"First page of the range, counted from 1",min:1,default:1,group:"range"},i={kind:"integer",label:"Last Page",description:"Last page of t\
he range. If absent, the last page of the document.",min:1,group:"range"},w={kind:"pageSet",label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",extension:!0},
u={...w,description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of First Page and Last Page."},s={ascending:[
"first_page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},r={...w,description:"Pages to work on, in any order, such as 1..3, -1 for the last, \
odd, even, not 2. If absent, all pages.",default:"all"},_={kind:"choice",label:"Layer",description:"Where the stamp is drawn: over the content of the page, or b\
ehind it",options:[{value:"over",label:"Over the Page"},{value:"under",label:"Behind the Page"}],default:"over",extension:!0},c={kind:"choice",label:"Position",
description:"Where the stamp is within the margins of the page as displayed",options:[{value:"top_left",label:"Top Left"},{value:"top_center",label:"Top Center"},
{value:"top_right",label:"Top Right"},{value:"center_left",label:"Center Left"},{value:"center",label:"Center"},{value:"center_right",label:"Center Right"},{value:"\
bottom_left",label:"Bottom Left"},{value:"bottom_center",label:"Bottom Center"},{value:"bottom_right",label:"Bottom Right"}],extension:!0},d={kind:"choice",label:"\
Color",description:"Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}]},
f={kind:"choice",label:"Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"\
AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"AES-128"},k={resource:"attachment",label:"Add",action:"Add attachment",description:"Attach\
 a file to a document",input:"one",output:"pdf",extension:!0,fields:{attachment:{kind:"file",label:"Attachment",description:"The file to attach",accepts:"any",required:!0},
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
open_password:e}},t={resource:"stamp",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or JPEG image on pages, such as a logo",input:"one",
output:"pdf",path:"/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],fields:{image:{kind:"file",accepts:"image",label:"Image",description:"PNG or JPE\
G image to stamp. It is embedded without loss of quality, once for all pages.",required:!0},transparency:{kind:"integer",label:"Transparency",description:"From \
0, opaque, to 100, invisible",min:0,max:100,default:50},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the image, in inches",
min:0,default:1,unit:"inches"},position:{...c,default:"center"},image_width:{kind:"decimal",label:"Image Width",description:"Width of the image on the page, in \
inches. If absent, the image is as large as the margins allow.",above:0,unit:"inches",extension:!0},pages:r,layer:_,open_password:e}},n={resource:"stamp",label:"\
Add Overlay",action:"Add overlay",description:"Put the pages of another PDF over or behind the pages, such as a letterhead",input:"one",output:"pdf",extension:!0,
fields:{overlay:{kind:"file",accepts:"pdf",label:"Overlay",description:"PDF document whose pages are put over or behind the pages of the input",required:!0},layer:{
kind:"choice",label:"Layer",description:"Where the overlay is drawn: over the content of the page, or behind it",options:[{value:"under",label:"Behind the Page \
(Letterhead)"},{value:"over",label:"Over the Page"}],required:!0},repeat:{kind:"choice",label:"Repeat",description:"Which page of the overlay to use when the do\
cument has more pages than the overlay",options:[{value:"last",label:"The Last Page Again",description:"For a letterhead with a first and a continuation page"},
{value:"all",label:"All Pages Again",description:"Start again with the first page of the overlay"},{value:"none",label:"Nothing"}],default:"last"},fit:{kind:"ch\
oice",label:"Fit",description:"Size of the overlay on the page",options:[{value:"page",label:"Fit the Page",description:"Scaled into the page and centered, keep\
ing its proportions"},{value:"none",label:"Own Size",description:"At its own size, from the lower left corner"}],default:"page"},pages:r,overlay_password:{kind:"\
text",secret:!0,label:"Overlay Password",description:"Password that opens the overlay, if it needs one",minLength:1,maxLength:256,empty:"opener"},open_password:e}},
a={resource:"stamp",label:"Add Page Numbers",action:"Add page numbers",description:"Stamp page numbers on pages, such as 3 / 12 or Bates numbers",input:"one",output:"\
pdf",extension:!0,fields:{number_format:{kind:"text",label:"Number Format",description:"Text on each page: {number} is its number, {last} the last number, {labe\
l} the page label, {name} the file name without extension",minLength:1,maxLength:100,format:"number-format",default:"{number} / {last}",placeholder:"e.g. Page {\
number} of {last}"},position:{...c,default:"bottom_center"},first_number:{kind:"integer",label:"First Number",description:"Number on the first page that gets a \
number",min:0,default:1},last_number:{kind:"integer",label:"Last Number",description:"Value of {last} if the numbers continue in further documents: the last num\
ber of this document or a higher one. If absent, the last number of this document.",min:0},digits:{kind:"integer",label:"Digits",description:"Minimum number of \
digits of {number}: shorter numbers get leading zeros, as in Bates numbers",min:0,max:12,default:0},font_size:{kind:"decimal",label:"Font Size",description:"Siz\
e of the text, in points. Text that is too wide for the page becomes smaller.",min:4,max:144,default:10,unit:"points"},color:{...d,default:"Black"},margin:{kind:"\
decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:0,default:.5,unit:"inches"},pages:r,open_password:e}},o={resource:"\
security",label:"Add Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{
kind:"text",secret:!0,label:"Password",description:"Password that opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"\
printable-ascii"},encryption_algorithm:f,open_password:e}},g={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the do\
cument and set what a reader may do with it; some programs ignore these permissions",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{
owner_password:{kind:"text",secret:!0,label:"Owner Password",description:"Password that opens the document without restrictions: 4 to 32 printable ASCII charact\
ers",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Password that op\
ens the document with the restrictions. If absent, the document opens without a password.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:f,
allow_copy_content:{kind:"flag",group:"permissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{
kind:"flag",group:"permissions",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"\
permissions",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{
kind:"flag",group:"permissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{
kind:"flag",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:e}},p={kind:"text",maxLength:32},v={resource:"stamp",label:"Add Text",action:"Add text watermark",description:"\
Stamp up to three lines of text on pages",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...p,label:"Line 1",description:"\
First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...p,label:"Line 2",description:"Second line of the watermark,\
 at most 32 characters",empty:"word"},line_3:{...p,label:"Line 3",description:"Third line of the watermark, at most 32 characters",empty:"word"},template:{kind:"\
choice",label:"Template",description:"Position and direction of the text. A region may offer further templates.",options:[{value:1001,label:"Diagonal"},{value:1002,
label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{...d,default:"Gray"},transparency:{kind:"\
integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Dista\
nce from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},pages:r,layer:_,open_password:e}},b={resource:"document",label:"Check",action:"\
Check document",description:"Check a document: pass it on unchanged, or fail and list everything that is wrong with it",input:"one",output:"data",dataKey:"check",
extension:!0,atLeastOne:["maximum_pages","maximum_bytes","require_embedded_fonts","require_unlocked","forbid_javascript"],fields:{maximum_pages:{kind:"integer",
label:"Maximum Pages",description:"Maximum number of pages of the document",min:1,placeholder:"e.g. 10"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"\
Maximum size of the file, in bytes",min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Requi\
re Embedded Fonts",description:"Whether every font must be embedded, so that the document looks and prints the same everywhere",default:!1},require_unlocked:{kind:"\
flag",label:"Require Unlocked",description:"Whether the document must open without a password",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScri\
pt",description:"Whether the document must not contain scripts",default:!1},open_password:e}},x={resource:"attachment",label:"Extract",action:"Extract attachmen\
ts",description:"Get the files that are attached to a document, such as the XML of an electronic invoice",input:"one",output:"files",extension:!0,fields:{name_pattern:{
kind:"text",label:"Name Pattern",description:"Name of the attachments to extract: * matches any characters, ? matches one. If absent, all attachments are extrac\
ted.",maxLength:200,empty:"word",placeholder:"e.g. *.xml"},open_password:e}},L={resource:"page",label:"Extract",action:"Extract pages",description:"Keep some pa\
ges and drop the others",input:"one",output:"pdf",...s,fields:{first_page:l,last_page:i,pages:u,open_password:e}},S={resource:"form",label:"Fill Form",action:"F\
ill form",description:"Fill the fields of a form, and draw the values so that every reader shows them",input:"one",output:"pdf",extension:!0,fields:{values:{kind:"\
json",label:"Values",description:"Value of each field by its name: text or a number, true or false for a check box, an option for a choice. The name is the full\
 name of the field, or its last part if that is unique. Null clears a field.",required:!0,maxLength:1e6,placeholder:'e.g. {"name": "Ada", "agree": true}'},unknown_fields:{
kind:"choice",label:"Unknown Fields",description:"What to do with values for fields that the form does not have",options:[{value:"error",label:"Stop With an Err\
or"},{value:"ignore",label:"Ignore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"Whether to turn the filled form into plain content of t\
he pages",default:!1},open_password:e}},F={resource:"form",label:"Flatten Form",action:"Flatten form",description:"Turn the fields of a form into plain content \
of the pages, as they look",input:"one",output:"pdf",extension:!0,fields:{pages:r,open_password:e}},O={resource:"document",label:"Get Info",action:"Get document\
 info",description:"Read facts about a document: pages, metadata, encryption, signatures, form, attachments, fonts and more",input:"one",output:"data",dataKey:"\
info",extension:!0,fields:{per_page:{kind:"flag",label:"Every Page",description:"Whether to include width, height, rotation and label of every page",default:!1},
open_password:e}},E={resource:"form",label:"Get Form Data",action:"Get form data",description:"Read the fields of a form and their values; the document passes t\
hrough unchanged",input:"one",output:"data",dataKey:"form",extension:!0,fields:{open_password:e}},C={resource:"document",label:"Convert Images",action:"Convert \
images to PDF",description:"Make one document from PNG and JPEG images, one page per image, in the given order and without loss of quality",input:"many",accepts:"\
image",output:"pdf",extension:!0,fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin\
 allows, and keeps its proportions.",options:[{value:"image",label:"Size of the Image",description:"At the resolution of the image, or 96 dpi if it has none"},{
value:"A4",label:"A4"},{value:"Letter",label:"Letter"}],default:"image"},orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Lette\
r pages",options:[{value:"auto",label:"Same as the Image"},{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"\
decimal",label:"Margin",description:"Distance from the page border to the image, in inches",min:0,default:0,unit:"inches"}}},I={resource:"document",label:"Merge",
action:"Merge PDF documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"\
pdf",fields:{bookmarks:{kind:"choice",label:"Bookmarks",description:"How the bookmarks are joined: one after the other, or below a new bookmark for each documen\
t",options:[{value:"keep",label:"Keep"},{value:"per_document",label:"One per Document",description:"A bookmark with the name of each file, and the bookmarks of \
the file below it"}],default:"keep",extension:!0},interleave:{kind:"choice",label:"Interleave",description:"Take one page of each document in turn, for separate\
 scans of front and back sides",options:[{value:"none",label:"Off",description:"One document after the other"},{value:"forward",label:"Forward",description:"All\
 first pages, then all second pages, and so on"},{value:"backward",label:"Backward",description:"As forward, but all documents after the first start from their \
last page"}],default:"none",extension:!0},open_password:e}},R={resource:"document",label:"Optimize",action:"Optimize PDF document",description:"Make a document \
smaller without loss of quality: write identical objects once, compress better, remove thumbnails",input:"one",output:"pdf",extension:!0,fields:{open_password:e}},
N={resource:"page",label:"Remove",action:"Remove pages",description:"Remove pages, with everything that only those pages used",input:"one",output:"pdf",...s,fields:{
first_page:l,last_page:i,pages:u,open_password:e}},D={resource:"security",label:"Remove Password",action:"Remove password",description:"Remove the password and \
the restrictions; the result is not encrypted",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner \
password that opens the document",required:!0,minLength:1,maxLength:256}}},M={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"\
Remove the restrictions of a document; a password that it needs to open stays",input:"one",output:"pdf",fields:{open_password:e}},z={resource:"security",label:"\
Remove Signatures",action:"Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"\
pdf",fields:{appearance:{kind:"choice",label:"Appearance",description:"What to do with the visible mark of a removed signature",options:[{value:"keep",label:"Ke\
ep",description:"Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark is removed too"}],default:"keep",extension:!0},open_password:e}},
q={resource:"page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{
page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the wanted order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a \
range to the end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:e}},
B={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:e}},W={resource:"\
page",label:"Rotate",action:"Rotate pages",description:"Rotate pages by 90, 180 or 270 degrees",input:"one",output:"pdf",...s,fields:{angle:{kind:"choice",label:"\
Angle",description:"Degrees to rotate, clockwise if positive. The rotation that a page already has is added.",required:!0,options:[{value:0,label:"0°"},{value:90,
label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter\
-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:l,last_page:i,pages:u,open_password:e}},A=(P,V,Y)=>({kind:"text",label:P,description:V,maxLength:1e3,
empty:"word",placeholder:Y}),$={resource:"document",label:"Set Metadata",action:"Set document metadata",description:"Set title, author and other metadata of a d\
ocument, or remove existing metadata",input:"one",output:"pdf",extension:!0,atLeastOne:["title","author","subject","keywords","creator","language","remove_exist\
ing"],fields:{title:A("Title","Title of the document","e.g. Annual Report 2026"),author:A("Author","Name of the person or organization that wrote the document",
"e.g. Ada Lovelace"),subject:A("Subject","Subject of the document, or a sentence about it","e.g. Results of the year"),keywords:A("Keywords","Keywords, separate\
d by commas","e.g. report, results, 2026"),creator:A("Creator","Program that made the original of the document","e.g. LibreOffice Writer"),language:{...A("Langu\
age","Language of the text, as a BCP 47 tag","e.g. en-GB"),format:"language-tag"},remove_existing:{kind:"flag",label:"Remove Existing",description:"Whether to r\
emove all metadata first: title, author, dates, programs, XMP and private data of programs. Metadata inside images are not removed.",default:!1},open_password:e}},
j={resource:"document",label:"Split at Pages",action:"Split PDF at pages",description:"Cut a document before or after the pages that you name",input:"one",output:"\
pdfs",extension:!0,fields:{pages:{...w,description:"Pages to cut at, in any order, such as 4, 9 or odd",required:!0,placeholder:"e.g. 4, 9"},cut:{kind:"choice",
label:"Cut",description:"Where to cut: before each of the pages, or after it",options:[{value:"before",label:"Before the Pages"},{value:"after",label:"After the\
 Pages"}],default:"before"},open_password:e}},G={resource:"document",label:"Split by Bookmarks",action:"Split PDF by bookmarks",description:"Cut a document befo\
re every page that a bookmark leads to",input:"one",output:"pdfs",extension:!0,fields:{bookmark_level:{kind:"integer",label:"Bookmark Level",description:"Levels\
 of bookmarks to use: 1 is the top level only, 2 the top two levels",min:1,default:1},open_password:e}},U={resource:"document",label:"Split by Page Count",action:"\
Split PDF by page count",description:"Cut a document into parts with the same number of pages; the last part may have fewer",input:"one",output:"pdfs",extension:!0,
fields:{pages_per_part:{kind:"integer",label:"Pages per Part",description:"Number of pages of each part; the last part may have fewer",required:!0,min:1,placeholder:"\
e.g. 10"},open_password:e}},K={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into parts up to a size limit, e\
ach as full as possible; only a part with a single large page can exceed it",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Byte\
s",description:"Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 percent larger.",required:!0,min:1,max:Number.
MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 18000000"},open_password:e}},T={merge_documents:I,images_to_pdf:C,optimize_document:R,split_by_size:K,split_by_page_count:U,
split_at_page:j,split_by_bookmarks:G,extract_pages:L,remove_pages:N,reorder_pages:q,reverse_pages:B,rotate_pages:W,add_password:o,add_restrictions:g,remove_password:D,
remove_restrictions:M,remove_signatures:z,add_text_watermark:v,add_image_watermark:t,add_overlay:n,add_page_numbers:a,get_form_data:E,fill_form:S,flatten_form:F,
get_document_info:O,check_document:b,set_metadata:$,extract_attachments:x,add_attachment:k},X=Object.keys(T);function J(P){return T[P]}function H(P){return Object.
hasOwn(T,P)}}),9762:((y,m,h)=>{h.d(m,{n:()=>e,p:()=>l});const e=i=>String(i).padStart(5,"0"),l=i=>`${e(i)}.pdf`}),9586:((y,m,h)=>{h.d(m,{Cy:()=>d,NL:()=>f,jC:()=>c,
ly:()=>l,zE:()=>e});const e={slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},l={slash:"character",refused:" ",control:" ",leadingDots:!1,
extension:!1,longest:150},i=/[<>:"|?*]+/g,w=/[/\\]+/,u=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,s=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
r=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,_=20;function c(a,o,g){const p=a.normalize("NF\
C").replace(u,o.control).replace(s,""),v=o.slash==="folder"?d(p):p.split(w).join(o.refused),b=t(v.replace(i,o.refused).replace(/\s+/g," "),o);return b===""?g:n(
r.test(b)?`_${b}`:b,"",o)}const d=a=>a.slice(Math.max(a.lastIndexOf("/"),a.lastIndexOf("\\"))+1);function f(a,o){const g=new Set,p=new Map;return a.map(v=>{let b=v,
x=p.get(k(v))??1;for(;g.has(k(b));)b=n(v,` (${++x})`,o);return p.set(k(v),x),g.add(k(b)),b})}const k=a=>a.toUpperCase().toLowerCase(),t=(a,{leadingDots:o})=>a.replace(
o?/^ +/:/^[. ]+/,"").replace(/[. ]+$/,"");function n(a,o,g){const p=a.lastIndexOf("."),v=g.extension&&p>0&&Buffer.byteLength(a.slice(p))<=_,b=v?a.slice(p):"",x=v?
a.slice(0,p):a;let L=g.longest-Buffer.byteLength(o+b),S="";for(const F of x){if(L-=Buffer.byteLength(F),L<0)break;S+=F}return`${t(S,g)||"_"}${o}${b}`}}),9678:((y,m,h)=>{
h.d(m,{h:()=>l});function e(u,s){const r=i(u),_=s.map(d=>({name:d,count:w(r.join(" "),i(d).join(" "))})),[c]=_.sort((d,f)=>d.count-f.count);return c&&c.count<=2?
[c.name]:s.filter(d=>i(d).some(f=>f.length>3&&r.includes(f)))}function l(u,s){const r=e(u,s);return r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}\
?)`}const i=u=>u.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!=="");function w(u,s){let r=Array.from({length:s.
length+1},(_,c)=>c);for(const[_,c]of[...u].entries()){const d=[_+1];for(const[f,k]of[...s].entries())d.push(Math.min((r[f+1]??0)+1,(d[f]??0)+1,(r[f]??0)+(c===k?
0:1)));r=d}return r.at(-1)??0}}),1078:((y,m,h)=>{h.d(m,{v:()=>e});const e=()=>new Promise(l=>setImmediate(l))})};
