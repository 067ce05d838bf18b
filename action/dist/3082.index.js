"use strict";exports.id=3082,exports.ids=[3082],exports.modules={11966:((A,f,m)=>{m.d(f,{WK:()=>u,_i:()=>g,xG:()=>w});var t=m(49153),c=m(93876);const p={pdf:"PDF document",image:"\
PNG or JPEG image",text:"text in UTF-8"};function g(s,i){const{input:d,accepts:r="pdf"}=(0,c.zI)(s);return i.length===0?[{field:"file",message:`is required: ${d===
"many"?"at least one":"a"} ${p[r]}`}]:d==="one"&&i.length>1?[{field:"file",message:`must be given only once: this operation takes one document, not ${i.length}`}]:
[]}const w=1e7;function u(s,i){return(0,c.zI)(s).accepts==="text"?i.map(h):i}function h(s){const{bytes:i}=s,d=a=>(0,t.G6)([{field:"file",message:a}]);if(i.length>
w)throw d(`is larger than ${w/1e6} MB, the most that a text may have`);const r=b(i);if(r!==void 0)throw d(`is not text in UTF-8: the byte at offset ${r} does no\
t fit. Save it as UTF-8, and make sure that it is not another kind of file`);const e=i[0]===239&&i[1]===187&&i[2]===191,o=e?i.subarray(3):i;if(o.length===0)throw d(
"is empty: it must be a text");return e?{...s,bytes:o}:s}function b(s){for(let i=0;i<s.length;){const d=s[i];if(d===0)return i;const r=d<128?1:d<194?0:d<224?2:d<
240?3:d<245?4:0;if(r===0)return i;for(let e=1;e<r;e++){const[o,a]=e>1?[128,191]:l[d]??[128,191],n=s[i+e];if(n===void 0||n<o||n>a)return i}i+=r}}const l={224:[160,
191],237:[128,159],240:[144,191],244:[128,143]}}),49153:((A,f,m)=>{m.d(f,{G6:()=>g,KW:()=>i,O$:()=>l,R3:()=>p,Yu:()=>t,ek:()=>d,hJ:()=>b,l3:()=>r,xx:()=>s,zU:()=>c});
const t="Could not parse the PDF document. The file may be invalid or corrupt.";class c extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;others;status;constructor(o,a,n={}){
super(a,n.cause===void 0?void 0:{cause:n.cause}),this.code=o,this.issues=n.issues??[],this.advice=n.advice,this.operation=n.operation,this.fields=n.fields??[],this.
predicate=n.predicate,this.sentence=n.sentence??a,this.position=n.position,this.documentName=n.documentName,this.others=n.others??[],this.status=n.status}}const p=({
issues:e,operation:o,fields:a})=>[...new Set([...a,...o===void 0?[]:[o],...e.flatMap(({field:n,mentions:k=[]})=>[n,...k])])];function g(e){const o=e.map(a=>a.document?
u(a):`${a.field}: ${a.message}`);return new c("invalid_parameters",o.join("; "),{issues:e})}const w=({issues:e,position:o,others:a})=>a.length===0?e:e.filter(({
document:n})=>n===void 0||n.position===o),u=({message:e,document:o})=>o?`${h(o)}: ${e}`:e,h=({position:e,name:o})=>o?`Document ${e} (${o})`:`Document ${e}`,b=(e,o,a)=>new c(
e,`The PDF document ${o}`,{...a,predicate:o});function l(e,{found:o,...a}={}){return b("unreadable_document",`could not be read: ${e}`,{issues:[t,...o===void 0?
[]:[o]].map(n=>({field:"file",message:n})),advice:"Check that the file is a complete PDF document",...a})}function s(e,o,a,n=[]){const k={position:o,...a===void 0?
{}:{name:a}};return new c(e.code,`${h(k)}: ${e.sentence}`,{issues:[...e.issues.map(_=>({..._,document:{position:o}})),...n.flatMap(({issues:_})=>_)],...e.advice===
void 0?{}:{advice:e.advice},...e.operation===void 0?{}:{operation:e.operation},fields:e.fields,...e.predicate===void 0?{}:{predicate:e.predicate},sentence:e.sentence,
position:o,...a===void 0?{}:{documentName:a},others:n,...e.status===void 0?{}:{status:e.status},cause:e.cause})}const i=()=>new c("cancelled","The operation was\
 cancelled");function d({stack:e=""}){return e.split(`
`).filter(o=>/^\s+at /.test(o)).map(o=>o.trim())}function r(e){return e instanceof c?e:new c("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}}),96512:((A,f,m)=>{m.d(f,{G:()=>c,q:()=>t});
function t(p){try{return JSON.parse(typeof p=="string"?p.replace(/^\uFEFF/,""):new TextDecoder().decode(p))}catch{return}}const c=p=>typeof p=="object"&&p!==null&&
!Array.isArray(p)}),6009:((A,f,m)=>{m.d(f,{$h:()=>g,mm:()=>w,p5:()=>p});const t={annotations_flattened:"Annotations under fields became content of the page with\
 them.",annotations_left:"Annotations without an appearance stay, because nothing says how they look.",attachments_left_out:"The parts of a split have none of t\
he attachments.",characters_missing:"Boxes are drawn for characters that none of the fonts can show.",conformance_dropped:"The result of a merge no longer claim\
s PDF/A or PDF/UA.",content_unreadable:"Content could not be read, so hidden parts of it stay.",cropped_content_stays:"The parts of pages that were cut off are \
still in the file.",document_damaged:"The document is damaged. It was only read, and passes through as it is.",document_repaired:"The document was damaged and h\
ad to be repaired.",facts_left_out:"More facts than the header of a response has room for.",fields_covered:"Annotations that were under fields are over them now\
.",fields_flattened:"Fields became content of the sheets on which their pages are.",fields_not_filled:"Fields of the form got no value.",fields_not_recalculated:"\
Fields that scripts calculate from changed values keep their values.",html_left_out:"HTML was left out of Markdown, and its text stays.",image_not_loaded:"Image\
s that Markdown names were not given, and the text that describes them is there instead.",images_left_out:"Images could not become files: their compression or c\
olors are not known, or they are damaged.",invoice_claim_removed:"The document is no longer an electronic invoice.",invoice_not_claimed:"An invoice was attached\
, and the document does not claim to be an electronic invoice.",invoice_without_lines:"The profile of the invoice has no lines, which not every country accepts.",
language_assumed:"The language of a document that was made is not known, so it does not claim PDF/UA.",linearization_removed:"The document is no longer lineariz\
ed (prepared for fast web view).",links_as_text:"Links of Markdown that lead nowhere in the document are text.",no_annotations:"The document has none of the ann\
otations.",no_attachments:"The document has no attachment, or none with a name that matches.",no_bookmarks:"No bookmarks were given, so none were set.",no_form_fields:"\
The selected pages have no form fields.",no_images:"The pages have no image, or none that is large enough.",no_pages_selected:"The document has none of the page\
s, and nothing was changed.",no_signatures:"The document had no signature to remove.",no_values:"No values were given, so no field was filled.",not_smaller:"The\
 document could not be made smaller, and is returned as it was.",not_split:"A split has one part, with all pages.",notes_left_out:"More notes than the header of\
 a response has room for.",nothing_drawn:"Pages on which nothing is drawn were not cropped.",nothing_to_remove:"The document had none of the things to remove.",
opens_without_password:"The document needed a password to open, and the result does not.",orientation_unused:"A page that is as large as its image has the orien\
tation of the image.",overlay_annotations_left_out:"Annotations of the overlay were not carried over.",overlay_repaired:"The overlay was damaged and had to be r\
epaired.",oversize_parts:"Parts exceed the size limit, because one of their pages alone does.",page_settings_removed:"Sheets have no labels, actions or transiti\
ons of the pages on them.",pages_left_out:"A split by ranges has pages that none of the ranges names.",pdfa_identification_removed:"The document no longer claim\
s PDF/A, because the result would break a rule of it.",portfolio_dropped:"A portfolio became an ordinary document with attachments.",protection_removed:"A merge\
 took in protected documents, and its result is not encrypted.",repeated_lines_removed:"Headers, footers or page numbers that repeat on the pages are not in the\
 Markdown.",restrictions_dropped:"A new password replaced the restrictions that the document had.",results_left_out:"Facts about more results than the header of\
 a response has room for.",scripts_not_run:"Scripts that format or check values were not run.",scripts_use_old_names:"A merge renamed fields, and scripts still \
use the old names.",service_note:"A note of a service, with a code that is not in this list.",several_invoices:"The document has more than one electronic invoic\
e, and the first was read.",signatures_invalidated:"Signatures are still in the result, and are no longer valid.",signatures_removed:"Signatures were removed.",
stamp_hidden:"The content of a page covers the stamp under it.",stamp_invisible:"The stamp cannot be seen, because its transparency is 100.",streams_left:"Strea\
ms were not compressed again, because the document has too much data.",text_unreadable:"Characters of pages have no meaning that the document tells.",unknown_fields_ignored:"\
Names among the values are not in the form.",unknown_parameters:"Fields of the request are unknown to the service, and had no effect.",usage_rights_removed:"Usa\
ge rights, which are a signature of the document, were removed.",value_cut_off:"Fields are too small for their values, and only a part shows.",xfa_removed:"The \
XFA version of a form was removed.",xmp_replaced:"The XMP metadata was malformed, and was written again."},c={signatures_invalidated:["signatures_invalidated","\
signatures_removed"]};function p(u,h){const b=({code:l})=>h.some(s=>c[l]?.includes(s.code));return[...u.filter(l=>!b(l)),...h]}const g=u=>/[.!?…]$/.test(u)?u:
`${u}.`,w=u=>Object.hasOwn(t,u)}),93876:((A,f,m)=>{m.d(f,{nX:()=>Ae,rz:()=>Pe,F:()=>ye,qj:()=>ke,zI:()=>xe,zU:()=>C});const t={kind:"text",secret:!0,label:"Open\
 Password",description:"Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region.",minLength:1,
maxLength:256,extension:!0,empty:"opener"},c={kind:"integer",label:"First Page",description:"First page of the range, counted from 1",min:1,default:1,group:"ran\
ge"},p={kind:"integer",label:"Last Page",description:"Last page of the range. If absent, the last page of the document.",min:1,group:"range"},g={kind:"pageSet",
label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",extension:!0},w={...g,description:"Pages to work on, in any order, such as 1..3, -1 for the last,\
 odd, even, all, not 2. Instead of First Page and Last Page."},u={ascending:["first_page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},h={...g,
description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages.",default:"all"},b={kind:"text",label:"Search",
description:"Words to find, or a regular expression",minLength:1,maxLength:500,placeholder:"e.g. Invoice (\\d+)"},l={kind:"choice",label:"Search Mode",description:"\
How the text to search is read",options:[{value:"text",label:"Words",description:"Upper and lower case, and how many spaces or lines are between words, do not m\
atter"},{value:"regex",label:"Regular Expression",description:"In the language of RE2; upper and lower case matter unless it begins with (?i)"}],default:"text"},
s={kind:"choice",label:"Layer",description:"Where the stamp is drawn: over the content of the page, or behind it",options:[{value:"over",label:"Over the Page"},
{value:"under",label:"Behind the Page"}],default:"over",extension:!0},i={kind:"choice",label:"Position",description:"Where the stamp is within the margins of th\
e page as displayed",options:[{value:"top_left",label:"Top Left"},{value:"top_center",label:"Top Center"},{value:"top_right",label:"Top Right"},{value:"center_l\
eft",label:"Center Left"},{value:"center",label:"Center"},{value:"center_right",label:"Center Right"},{value:"bottom_left",label:"Bottom Left"},{value:"bottom_c\
enter",label:"Bottom Center"},{value:"bottom_right",label:"Bottom Right"}],extension:!0},d={kind:"choice",label:"Color",description:"Color of the text",options:[
{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}]},r={kind:"file",accepts:"font",label:"Font",description:"\
TrueType or OpenType font for characters that the fonts of the fields lack, such as Arabic, Hebrew or Chinese. At most 20 MB.",extension:!0},e={...r,description:"\
TrueType or OpenType font of the text, such as one for Arabic, Hebrew or Chinese. Ours shows the characters that it lacks. At most 20 MB."},o={kind:"choice",label:"\
Annotation Kinds",description:"The annotations to work on. Links, form fields and file attachments always stay.",options:[{value:"comments",label:"Comments",description:"\
Notes, text boxes, highlights, drawings, stamps"},{value:"all",label:"All",description:"Also watermarks, media, 3D artwork and printer marks"}],default:"comment\
s"},a={kind:"choice",label:"Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"\
AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"AES-128"},n={kind:"choice",label:"Page Size",description:"Size of the pages",options:[{value:"\
A3",label:"A3"},{value:"A4",label:"A4"},{value:"A5",label:"A5"},{value:"A6",label:"A6"},{value:"Letter",label:"Letter"},{value:"Legal",label:"Legal"},{value:"Ta\
bloid",label:"Tabloid"}]},k={kind:"choice",label:"Orientation",description:"Orientation of the pages",options:[{value:"auto",label:"Same as the Page"},{value:"p\
ortrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},_={resource:"attachment",label:"Add",action:"Add attachment",description:"Atta\
ch a file to a document",input:"one",output:"pdf",extension:!0,fields:{attachment:{kind:"file",label:"Attachment",description:"The file to attach",accepts:"any",
required:!0},attachment_name:{kind:"text",label:"Attachment Name",description:"Name of the attachment in the document. If absent, the name of the file.",maxLength:200,
format:"file-name",empty:"word",placeholder:"e.g. factur-x.xml"},mime_type:{kind:"text",label:"MIME Type",description:"Media type of the attachment. If absent, \
it follows from the extension of the name.",maxLength:255,format:"media-type",empty:"word",placeholder:"e.g. text/xml"},attachment_description:{kind:"text",label:"\
Attachment Description",description:"Description of the attachment, which viewers list with it. If absent, the description of the attachment that it replaces.",
maxLength:1e3,empty:"word",placeholder:"e.g. Invoice as XML"},relationship:{kind:"choice",label:"Relationship",description:"How the attachment relates to the do\
cument. If absent, the relationship of the attachment that it replaces, otherwise unspecified.",options:[{value:"unspecified",label:"Unspecified"},{value:"sourc\
e",label:"Source",description:"The file from which the document was made"},{value:"data",label:"Data",description:"Data that the document shows, such as the num\
bers of a table"},{value:"alternative",label:"Alternative",description:"The same content in another form, such as the XML of an invoice"},{value:"supplement",label:"\
Supplement",description:"Something that belongs to the document"}]},modified:{kind:"text",label:"Modified",description:"When the attachment was last changed, as\
 ISO 8601. If absent, the date of the document, never the current time.",maxLength:40,format:"date",empty:"word",placeholder:"e.g. 2026-11-20T14:30:00+01:00"},replace_existing:{
kind:"flag",label:"Replace Existing",description:"Whether to replace an attachment of the same name. Otherwise an attachment of that name is an error.",default:!1},
open_password:t}},y={resource:"stamp",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or JPEG image on pages, such as a logo",input:"one",
output:"pdf",path:"/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],fields:{image:{kind:"file",accepts:"image",label:"Image",description:"PNG or JPE\
G image to stamp. It is embedded without loss of quality, once for all pages.",required:!0},transparency:{kind:"integer",label:"Transparency",description:"From \
0, opaque, to 100, invisible",min:0,max:100,default:50},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the image, in inches",
min:0,default:1,unit:"inches"},position:{...i,default:"center"},image_width:{kind:"decimal",label:"Image Width",description:"Width of the image on the page, in \
inches. If absent, the image is as large as the margins allow.",above:0,unit:"inches",extension:!0},pages:h,layer:s,open_password:t}},x={resource:"stamp",label:"\
Add Overlay",action:"Add overlay",description:"Put the pages of another PDF over or behind the pages, such as a letterhead",input:"one",output:"pdf",extension:!0,
fields:{overlay:{kind:"file",accepts:"pdf",label:"Overlay",description:"PDF document whose pages are put over or behind the pages of the input",required:!0},layer:{
kind:"choice",label:"Layer",description:"Where the overlay is drawn: over the content of the page, or behind it",options:[{value:"under",label:"Behind the Page \
(Letterhead)"},{value:"over",label:"Over the Page"}],required:!0},repeat:{kind:"choice",label:"Repeat",description:"Which page of the overlay to use when the do\
cument has more pages than the overlay",options:[{value:"last",label:"The Last Page Again",description:"For a letterhead with a first and a continuation page"},
{value:"all",label:"All Pages Again",description:"Start again with the first page of the overlay"},{value:"none",label:"Nothing"}],default:"last"},fit:{kind:"ch\
oice",label:"Fit",description:"Size of the overlay on the page",options:[{value:"page",label:"Fit the Page",description:"Scaled into the page and centered, keep\
ing its proportions"},{value:"none",label:"Own Size",description:"At its own size, from the lower left corner"}],default:"page"},pages:h,overlay_password:{kind:"\
text",secret:!0,label:"Overlay Password",description:"Password that opens the overlay, if it needs one",minLength:1,maxLength:256,empty:"opener"},open_password:t}},
T={resource:"stamp",label:"Add Page Numbers",action:"Add page numbers",description:"Stamp page numbers on pages, such as 3 / 12 or Bates numbers",input:"one",output:"\
pdf",extension:!0,fields:{number_format:{kind:"text",label:"Number Format",description:"Text on each page: {number} is its number, {last} the last number, {labe\
l} the page label, {name} the file name without extension",minLength:1,maxLength:100,format:"number-format",default:"{number} / {last}",placeholder:"e.g. Page {\
number} of {last}"},position:{...i,default:"bottom_center"},first_number:{kind:"integer",label:"First Number",description:"Number on the first page that gets a \
number",min:0,default:1},last_number:{kind:"integer",label:"Last Number",description:"Value of {last} if the numbers continue in further documents: the last num\
ber of this document or a higher one. If absent, the last number of this document.",min:0},digits:{kind:"integer",label:"Digits",description:"Minimum number of \
digits of {number}: shorter numbers get leading zeros, as in Bates numbers",min:0,max:12,default:0},font_size:{kind:"decimal",label:"Font Size",description:"Siz\
e of the text, in points. Text that is too wide for the page becomes smaller.",min:4,max:144,default:10,unit:"points"},color:{...d,default:"Black"},margin:{kind:"\
decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:0,default:.5,unit:"inches"},pages:h,font:e,open_password:t}},I={resource:"\
security",label:"Add Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{
kind:"text",secret:!0,label:"Password",description:"Password that opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"\
printable-ascii"},encryption_algorithm:a,open_password:t}},M={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the do\
cument and set what a reader may do with it; some programs ignore these permissions",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{
owner_password:{kind:"text",secret:!0,label:"Owner Password",description:"Password that opens the document without restrictions: 4 to 32 printable ASCII charact\
ers",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Password that op\
ens the document with the restrictions. If absent, the document opens without a password.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:a,
allow_copy_content:{kind:"flag",group:"permissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{
kind:"flag",group:"permissions",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"\
permissions",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{
kind:"flag",group:"permissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{
kind:"flag",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:t}},L={kind:"text",maxLength:32},O={resource:"stamp",label:"Add Text",action:"Add text watermark",description:"\
Stamp up to three lines of text on pages",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...L,label:"Line 1",description:"\
First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...L,label:"Line 2",description:"Second line of the watermark,\
 at most 32 characters",empty:"word"},line_3:{...L,label:"Line 3",description:"Third line of the watermark, at most 32 characters",empty:"word"},template:{kind:"\
choice",label:"Template",description:"Position and direction of the text. A region may offer further templates.",options:[{value:1001,label:"Diagonal"},{value:1002,
label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{...d,default:"Gray"},transparency:{kind:"\
integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Dista\
nce from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},pages:h,layer:s,font:e,open_password:t}},D={resource:"page",label:"Arrang\
e",action:"Arrange pages on sheets",description:"Put several pages on each sheet, or make a booklet to print, fold and staple",input:"one",output:"pdf",extension:!0,
needs:[["binding","arrangement","booklet"]],fields:{arrangement:{kind:"choice",label:"Arrangement",description:"How many pages are on a sheet",required:!0,options:[
{value:"2",label:"2 on a Sheet"},{value:"4",label:"4 on a Sheet"},{value:"6",label:"6 on a Sheet"},{value:"8",label:"8 on a Sheet"},{value:"9",label:"9 on a She\
et"},{value:"16",label:"16 on a Sheet"},{value:"booklet",label:"Booklet",description:"Two on a sheet, in the order in which folded sheets are read"}]},page_size:{
...n,description:"Size of the sheets. If absent, that of the first page."},reading_direction:{kind:"choice",label:"Reading Direction",description:"In which orde\
r pages follow each other on a sheet",options:[{value:"across",label:"Across, Then Down"},{value:"down",label:"Down, Then Across"}],default:"across"},sheet_gap:{
kind:"decimal",label:"Gap",description:"Distance between the pages on a sheet, in inches",min:0,default:0,unit:"inches"},margin:{kind:"decimal",label:"Margin",description:"\
Distance from the border of the sheet to the pages, in inches",min:0,default:0,unit:"inches"},frame:{kind:"flag",label:"Frame",description:"Whether a thin line \
is drawn around each page",default:!1},binding:{kind:"choice",label:"Binding",description:"The side on which a booklet is bound: left, or right for languages th\
at are read from right to left",options:[{value:"left",label:"Left"},{value:"right",label:"Right"}],default:"left"},open_password:t}},E={resource:"document",label:"\
Check",action:"Check document",description:"Check a document: pass it on unchanged, or fail and list everything that is wrong with it",input:"one",output:"data",
dataKey:"check",extension:!0,atLeastOne:["maximum_pages","maximum_bytes","require_embedded_fonts","require_unlocked","forbid_javascript","required_text","forbid\
den_text","require_searchable","require_e_invoice","maximum_unreadable"],fields:{maximum_pages:{kind:"integer",label:"Maximum Pages",description:"Maximum number\
 of pages of the document",min:1,placeholder:"e.g. 10"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Maximum size of the file, in bytes",min:1,
max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Require Embedded Fonts",description:"Whether ev\
ery font must be embedded, so that the document looks and prints the same everywhere",default:!1},require_unlocked:{kind:"flag",label:"Require Unlocked",description:"\
Whether the document must open without a password",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScript",description:"Whether the document must n\
ot contain scripts",default:!1},required_text:{...b,label:"Required Text",description:"Words, or a regular expression, that must be on a page of the document",placeholder:"\
e.g. Purchase Order"},forbidden_text:{...b,label:"Forbidden Text",description:"Words, or a regular expression, that must not be on any page",placeholder:"e.g. D\
RAFT"},search_mode:{...l,description:"How Required Text and Forbidden Text are read"},require_searchable:{kind:"flag",label:"Require Searchable",description:"Wh\
ether every page that is not empty must have text, which pages of scans without recognized text do not have",default:!1},maximum_unreadable:{kind:"integer",label:"\
Maximum Unreadable",description:"Maximum number of characters that cannot be read as text, because their fonts do not tell which letters they are",min:0,placeholder:"\
e.g. 0"},require_e_invoice:{kind:"flag",label:"Require Electronic Invoice",description:"Whether the document must be an electronic invoice: XML that can be read\
, XMP that agrees with it, and right sums",default:!1},on_violation:{kind:"choice",label:"On Violation",description:"How the violation of a rule counts: as an e\
rror, or as a result",options:[{value:"error",label:"Stop",description:"An error lists all violations"},{value:"report",label:"Output Result",description:"The d\
ocument passes on, with a report of all violations"}],default:"error"},open_password:t}},z={resource:"document",label:"Compare",action:"Compare documents",description:"\
Find out what changed since an earlier version of a document: pages by what they draw and by their text, links, bookmarks, attachments, fields and more",input:"\
one",output:"data",dataKey:"comparison",extension:!0,fields:{compare_to:{kind:"file",accepts:"pdf",label:"Compare To",description:"The earlier version: a PDF do\
cument",required:!0},compare_password:{kind:"text",secret:!0,label:"Compare Password",description:"Password that opens the earlier version, if it needs one",minLength:1,
maxLength:256,empty:"opener"},ignore_pattern:{kind:"text",label:"Ignore Pattern",description:"Regular expression (RE2) for text that differs every time, such as\
 dates and build numbers. Lines in which it is found are compared by the rest of their text, and not by how they look.",minLength:1,maxLength:500,placeholder:"e\
.g. \\d{4}-\\d\\d-\\d\\d"},with_text:{kind:"flag",label:"With Text",description:"Whether to return the lines of text that were removed and added, at most 200 fo\
r each page",default:!1},open_password:t}},N={resource:"e_invoice",label:"Create",action:"Create electronic invoice",description:"Put the XML of an invoice into\
 its PDF, which must claim PDF/A-1, PDF/A-2 or PDF/A-3, as Factur-X and ZUGFeRD 2 prescribe it",input:"one",output:"pdf",extension:!0,fields:{invoice:{kind:"fil\
e",label:"Invoice XML",description:"The invoice as XML: Cross Industry Invoice (CII) in a profile of Factur-X, ZUGFeRD 2 or XRechnung",accepts:"any",required:!0},
relationship:{kind:"choice",label:"Relationship",description:"How the XML relates to the pages. If absent, alternative, or data for the profiles MINIMUM and BAS\
IC WL, which allow nothing else.",options:[{value:"alternative",label:"Alternative",description:"The pages and the XML say the same"},{value:"data",label:"Data",
description:"The XML has data of the pages"},{value:"source",label:"Source",description:"The pages were made from the XML"}]},attach_only:{kind:"flag",label:"At\
tach Only",description:"Whether to attach the XML without any claim that the document is an electronic invoice. The PDF then need not be PDF/A.",default:!1},open_password:t}},
R={kind:"decimal",min:0,unit:"inches"},B={resource:"page",label:"Crop",action:"Crop pages",description:"Cut margins off pages, or crop them to their content",input:"\
one",output:"pdf",extension:!0,atLeastOne:["crop_left","crop_right","crop_top","crop_bottom","crop_to"],exclusive:[["crop_to",["crop_left","crop_right","crop_to\
p","crop_bottom"]]],needs:[["padding","crop_to","content"],["uniform","crop_to","content"]],fields:{crop_left:{...R,label:"Crop Left",description:"Width to cut \
off at the left of the page as displayed, in inches"},crop_right:{...R,label:"Crop Right",description:"Width to cut off at the right, in inches"},crop_top:{...R,
label:"Crop Top",description:"Height to cut off at the top, in inches"},crop_bottom:{...R,label:"Crop Bottom",description:"Height to cut off at the bottom, in i\
nches"},crop_to:{kind:"choice",label:"Crop To",description:"The part of the page that stays",options:[{value:"margins",label:"The Margins",description:"The page\
 without the widths and heights to cut off"},{value:"content",label:"The Content",description:"The part on which something is drawn"}],default:"margins"},padding:{
kind:"decimal",label:"Padding",description:"Room to leave around the content, in inches",min:0,default:0,unit:"inches"},uniform:{kind:"flag",label:"Uniform",description:"\
Whether the same margins are cut off from all pages, so that the content of none is cut",default:!0},shrink_media_box:{kind:"flag",label:"Shrink Media Box",description:"\
Whether the page itself becomes smaller, not only its visible part. Content outside does not show, but stays in the file.",default:!1},pages:h,open_password:t}},
q={resource:"attachment",label:"Extract",action:"Extract attachments",description:"Get the files that are attached to a document, such as the XML of an electron\
ic invoice",input:"one",output:"files",countKey:"attachmentCount",extension:!0,fields:{name_pattern:{kind:"text",label:"Name Pattern",description:"Name of the a\
ttachments to extract: * matches any characters, ? matches one. If absent, all attachments are extracted.",maxLength:200,empty:"word",placeholder:"e.g. *.xml"},
open_password:t}},G={resource:"document",label:"Extract Images",action:"Extract images",description:"Get the images that are on the pages of a document, as they\
 were put into it",input:"one",output:"files",countKey:"imageCount",extension:!0,fields:{minimum_size:{kind:"integer",label:"Minimum Size",description:"Width an\
d height, in pixels, that an image has at least. Smaller ones are left out: most are lines and dots.",min:1,max:1e5,default:16},open_password:t}},$={resource:"p\
age",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"pdf",...u,fields:{first_page:c,last_page:p,pages:w,
open_password:t}},j={resource:"text",label:"Extract",action:"Extract text from PDF",description:"Read the text of a document: as flowing text, as laid out on th\
e page, or as Markdown",input:"one",output:"text",dataKey:"content",extension:!0,needs:[["word_boxes","per_page",!0],["keep_repeated","layout","markdown"]],fields:{
pages:h,layout:{kind:"choice",label:"Layout",description:"How the text is arranged",options:[{value:"reading",label:"Flowing Text",description:"In reading order\
, column after column, words joined across lines"},{value:"page",label:"As on the Page",description:"Columns keep their places with spaces, such as in tables"},
{value:"markdown",label:"Markdown",description:"With headings, lists, tables and links, such as for an AI model"}],default:"reading"},per_page:{kind:"flag",label:"\
Separate Pages",description:"Whether to also return the text of each page, with its number and label",default:!1},word_boxes:{kind:"flag",label:"Word Boxes",description:"\
Whether to return the place of each word on its page, in points from the upper left. Needs Separate Pages, and takes at most 100 pages.",default:!1},keep_repeated:{
kind:"flag",label:"Keep Repeated Lines",description:"Whether Markdown keeps headers, footers and page numbers, which repeat on the pages",default:!1},open_password:t}},
X={resource:"form",label:"Fill Form",action:"Fill form",description:"Fill the fields of a form, and draw the values so that every reader shows them",input:"one",
output:"pdf",extension:!0,fields:{values:{kind:"json",label:"Values",description:"Value of each field by its name: text or a number, true or false for a check b\
ox, an option for a choice. The name is the full name of the field, or its last part if that is unique. Null clears a field.",required:!0,maxLength:1e6,namesValues:!0,
placeholder:'e.g. {"name": "Ada", "agree": true}'},unknown_fields:{kind:"choice",label:"Unknown Fields",description:"What to do with values for fields that the \
form does not have",options:[{value:"error",label:"Stop With an Error"},{value:"ignore",label:"Ignore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"\
Whether to turn the filled form into plain content of the pages",default:!1},font:r,open_password:t}},H={resource:"text",label:"Find",action:"Find text in PDF",
description:"Find words or a pattern in a document: the pages, the places on them, and parts such as an invoice number",input:"one",output:"data",dataKey:"searc\
h",extension:!0,fields:{search:{...b,required:!0},search_mode:l,pages:h,maximum_matches:{kind:"integer",label:"Maximum Matches",description:"Maximum number of m\
atches to return",min:1,max:1e4,default:1e3},open_password:t}},U={resource:"document",label:"Flatten Annotations",action:"Flatten annotations of document",description:"\
Turn comments, such as highlights, drawings and stamps, into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,fields:{annotation_kinds:o,
open_password:t}},K={resource:"form",label:"Flatten Form",action:"Flatten form",description:"Turn the fields of a form into plain content of the pages, as they \
look",input:"one",output:"pdf",extension:!0,fields:{pages:h,font:r,open_password:t}},J={resource:"document",label:"Get Info",action:"Get document info",description:"\
Read facts about a document: pages, metadata, encryption, signatures, form, attachments, fonts and more",input:"one",output:"data",dataKey:"info",extension:!0,fields:{
per_page:{kind:"flag",label:"Separate Pages",description:"Whether to include width, height, rotation, label and number of characters of every page",default:!1},
with_bookmarks:{kind:"flag",label:"With Bookmarks",description:"Whether to include all bookmarks, as an object that Set Bookmarks takes",default:!1},open_password:t}},
V={resource:"form",label:"Get Form Data",action:"Get form data",description:"Read the fields of a form and their values; the document passes through unchanged",
input:"one",output:"data",dataKey:"form",extension:!0,fields:{open_password:t}},Z={resource:"document",label:"Convert Images",action:"Convert images to PDF",description:"\
Make one document from PNG and JPEG images, one page per image, in the given order and without loss of quality",input:"many",accepts:"image",output:"pdf",extension:!0,
fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin allows, and keeps its proportion\
s.",options:[{value:"image",label:"Size of the Image",description:"At the resolution of the image, or 96 dpi if it has none"},{value:"A4",label:"A4"},{value:"Le\
tter",label:"Letter"}],default:"image"},orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Letter pages",options:[{value:"auto",label:"\
Same as the Image"},{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"decimal",label:"Margin",description:"\
Distance from the page border to the image, in inches",min:0,default:0,unit:"inches"}}},Y={resource:"page",label:"Insert Blank",action:"Insert blank pages",description:"\
Insert blank pages before or after the pages that you name, each as large as that page",input:"one",output:"pdf",extension:!0,exclusive:[["blank_before",["blank\
_after"]]],atLeastOne:["blank_before","blank_after"],fields:{blank_before:{...g,label:"Before Pages",description:"Pages before which a blank page is inserted, s\
uch as 1, 5..7 or odd",placeholder:"e.g. 3, 7"},blank_after:{...g,label:"After Pages",description:"Pages after which a blank page is inserted, such as -1 for th\
e last or all",placeholder:"e.g. -1"},open_password:t}},Q={resource:"document",label:"Convert Markdown",action:"Convert markdown to PDF",description:"Make a doc\
ument from Markdown, such as the answer of a model or a file of a repository. Takes Markdown, not HTML. The result is tagged, with bookmarks, and made for archi\
ves and screen readers",input:"one",accepts:"text",output:"pdf",extension:!0,fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages",
options:[{value:"A4",label:"A4"},{value:"Letter",label:"Letter"},{value:"A5",label:"A5"},{value:"A3",label:"A3"}],default:"A4"},orientation:{kind:"choice",label:"\
Orientation",description:"Orientation of the pages",options:[{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"portrait"},margin:{
kind:"decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:.25,max:4,default:1,unit:"inches"},font_size:{kind:"decimal",
label:"Font Size",description:"Size of the text, in points. Headings, code and footnotes follow it.",min:6,max:24,default:11,unit:"points"},page_numbers:{kind:"\
flag",label:"Page Numbers",description:"Whether each page has its number at the foot",default:!0},table_of_contents:{kind:"flag",label:"Table of Contents",description:"\
Whether the document begins with a list of its headings, with page numbers and links",default:!1},title:{kind:"text",label:"Title",description:"Title of the doc\
ument. If absent, that of the front matter, else the first heading, else the name of the file.",maxLength:1e3,empty:"word"},author:{kind:"text",label:"Author",description:"\
Author of the document. If absent, that of the front matter.",maxLength:1e3,empty:"word"},language:{kind:"text",label:"Language",description:"Language of the te\
xt, for screen readers. If absent, lang of the front matter. Without a language, the document does not claim PDF/UA.",maxLength:35,format:"language-tag",empty:"\
word",placeholder:"e.g. en"},font:{...r,description:"TrueType or OpenType font for characters that ours lack, such as Arabic, Hebrew or Chinese. At most 20 MB."},
images:{kind:"files",label:"Images",description:"Images that the Markdown names. In a form, repeat the part: the file name of each is its address in the Markdow\
n, percent-encoded. An image that is not given becomes a link.",accepts:"image",max:100,maxBytes:5e7}}},ee={resource:"document",label:"Merge",action:"Merge PDF \
documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"pdf",needs:[
["table_of_contents","interleave","none"],["start_on_odd","interleave","none"]],fields:{bookmarks:{kind:"choice",label:"Bookmarks",description:"How the bookmark\
s are joined: one after the other, or below a new bookmark for each document",options:[{value:"keep",label:"Keep"},{value:"per_document",label:"One per Document",
description:"A bookmark with the name of each file, and the bookmarks of the file below it"}],default:"keep",extension:!0},interleave:{kind:"choice",label:"Inte\
rleave",description:"Take one page of each document in turn, for separate scans of front and back sides",options:[{value:"none",label:"Off",description:"One doc\
ument after the other"},{value:"forward",label:"Forward",description:"All first pages, then all second pages, and so on"},{value:"backward",label:"Backward",description:"\
As forward, but all documents after the first start from their last page"}],default:"none",extension:!0},table_of_contents:{kind:"flag",label:"Table of Contents",
description:"Whether the result begins with a table of contents: the title of each document, or else the name of its file, with its first page and a link to it",
default:!1,extension:!0},start_on_odd:{kind:"flag",label:"Start on Odd Pages",description:"Whether each document begins on an odd page, and so on a new sheet if\
 it is printed on both sides. A blank page follows a document that would end on an odd page.",default:!1,extension:!0},open_password:t}},te={resource:"document",
label:"Optimize",action:"Optimize PDF document",description:"Make a document smaller without loss of quality: write identical objects once, compress better, rem\
ove thumbnails",input:"one",output:"pdf",extension:!0,fields:{open_password:t}},ae={resource:"e_invoice",label:"Read",action:"Read electronic invoice",description:"\
Read the electronic invoice in a document (Factur-X, ZUGFeRD 2, XRechnung): seller, buyer, lines and totals",input:"one",output:"data",dataKey:"invoice",extension:!0,
fields:{with_xml:{kind:"flag",label:"With XML",description:"Whether the result has the XML of the invoice too, as text",default:!1},open_password:t}},oe={resource:"\
document",label:"Remove Annotations",action:"Remove annotations from document",description:"Remove comments, such as notes, highlights, drawings and stamps, fro\
m the pages",input:"one",output:"pdf",extension:!0,fields:{annotation_kinds:o,open_password:t}},ne={resource:"page",label:"Remove",action:"Remove pages",description:"\
Remove pages, with everything that only those pages used",input:"one",output:"pdf",...u,fields:{first_page:c,last_page:p,pages:w,open_password:t}},ie={resource:"\
security",label:"Remove Password",action:"Remove password",description:"Remove the password and the restrictions; the result is not encrypted",input:"one",output:"\
pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that opens the document",required:!0,minLength:1,maxLength:256}}},
se={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Remove the restrictions of a document; a password that it needs to\
 open stays",input:"one",output:"pdf",fields:{open_password:t}},re={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"Remove\
 every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appearance",
description:"What to do with the visible mark of a removed signature",options:[{value:"keep",label:"Keep",description:"Pages look as before"},{value:"remove",label:"\
Remove",description:"The visible mark is removed too"}],default:"keep",extension:!0},open_password:t}},le={resource:"page",label:"Reorder",action:"Reorder pages",
description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{page_order:{kind:"pageOrder",label:"Page Order",description:"\
Pages in the wanted order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice appears twice, a page no\
t named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:t}},W={kind:"decimal",above:0,max:200,unit:"inches"},de={resource:"\
page",label:"Resize",action:"Resize pages",description:"Give pages another size: their content, links, fields and bookmarks are scaled with them",input:"one",output:"\
pdf",extension:!0,atLeastOne:["page_size","page_width","page_height"],exclusive:[["page_size",["page_width","page_height"]]],fields:{page_size:{...n,description:"\
New size of the pages. Instead of Page Width and Page Height."},page_width:{...W,label:"Page Width",description:"New width of the pages as displayed, in inches.\
 If only one side is given, the other follows in proportion."},page_height:{...W,label:"Page Height",description:"New height of the pages as displayed, in inche\
s"},scaling:{kind:"choice",label:"Scaling",description:"How the content is fitted into the new size, in whose middle it comes",options:[{value:"contain",label:"\
Fit",description:"As large as possible, so that all of it shows"},{value:"none",label:"Keep Size",description:"If it is larger than the page, its edges are cut \
off"},{value:"fill",label:"Fill",description:"As small as possible, so that it covers the page; the rest is cut off"}],default:"contain"},orientation:{...k,description:"\
Orientation of the new pages"},pages:h,open_password:t}},ce={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",
input:"one",output:"pdf",fields:{open_password:t}},pe={resource:"page",label:"Rotate",action:"Rotate pages",description:"Rotate pages by 90, 180 or 270 degrees",
input:"one",output:"pdf",...u,fields:{angle:{kind:"choice",label:"Angle",description:"Degrees to rotate, clockwise if positive. The rotation that a page already\
 has is added.",required:!0,options:[{value:0,label:"0°"},{value:90,label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,
label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:c,last_page:p,pages:w,open_password:t}},
P=(v,F)=>({kind:"flag",label:v,description:F}),he={resource:"document",label:"Sanitize",action:"Sanitize document before publishing",description:"Remove from a \
document what its pages do not show: scripts, private data, metadata, hidden layers and, if wanted, more",input:"one",output:"pdf",extension:!0,someTrue:["remov\
e_scripts","remove_private_data","remove_metadata","remove_hidden_layers","remove_hidden_text","remove_attachments","remove_comments","remove_external_links","r\
emove_image_metadata"],fields:{remove_scripts:{...P("Remove Scripts","Whether to remove JavaScript, and actions that start programs, send forms, play media or o\
pen other files"),default:!0},remove_private_data:{...P("Remove Private Data","Whether to remove private data of programs, thumbnails, and metadata of single pa\
ges and images"),default:!0},remove_metadata:{...P("Remove Metadata","Whether to remove title, author, dates and all other metadata of the document. A claim to \
be PDF/A or an electronic invoice ends with it."),default:!0},remove_hidden_layers:{...P("Remove Hidden Layers","Whether to remove layers that show neither on t\
he screen nor on paper, with their content"),default:!0},remove_hidden_text:{...P("Remove Hidden Text","Whether to remove invisible text. Scans lose the text th\
at makes them searchable."),default:!1},remove_attachments:{...P("Remove Attachments","Whether to remove all embedded files. An electronic invoice is one."),default:!1},
remove_comments:{...P("Remove Comments","Whether to remove comments: notes, highlights, drawings, stamps and text boxes of reviewers"),default:!1},remove_external_links:{
...P("Remove External Links","Whether to remove the targets of links to websites and other files"),default:!1},remove_image_metadata:{...P("Remove Image Metadat\
a","Whether to remove EXIF data, such as places and dates, from JPEG and JPEG 2000 images"),default:!1},open_password:t}},ue={resource:"document",label:"Set Boo\
kmarks",action:"Set document bookmarks",description:"Give a document bookmarks, in place of those that it has or after them",input:"one",output:"pdf",extension:!0,
fields:{bookmark_list:{kind:"json",label:"Bookmark List",description:"An object with the list bookmarks. Each bookmark has a title, a page, open (whether the bo\
okmarks below it show at first) and children, which are bookmarks too. A page of null makes a heading. Get Info with bookmarks gives such an object.",required:!0,
maxLength:4e6,placeholder:'e.g. {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'},placement:{kind:"choice",label:"Placement",description:"Where the bookmarks\
 are put: in place of those of the document, or after them",options:[{value:"replace",label:"Replace"},{value:"append",label:"Append"}],default:"replace"},open_password:t}},
S=(v,F,Te)=>({kind:"text",label:v,description:F,maxLength:1e3,empty:"word",placeholder:Te}),me={resource:"document",label:"Set Metadata",action:"Set document me\
tadata",description:"Set title, author and other metadata of a document, or remove existing metadata",input:"one",output:"pdf",extension:!0,atLeastOne:["title",
"author","subject","keywords","creator","language","remove_existing"],fields:{title:S("Title","Title of the document","e.g. Annual Report 2026"),author:S("Autho\
r","Name of the person or organization that wrote the document","e.g. Ada Lovelace"),subject:S("Subject","Subject of the document, or a sentence about it","e.g.\
 Results of the year"),keywords:S("Keywords","Keywords, separated by commas","e.g. report, results, 2026"),creator:S("Creator","Program that made the original o\
f the document","e.g. LibreOffice Writer"),language:{...S("Language","Language of the text, as a BCP 47 tag","e.g. en-GB"),format:"language-tag"},remove_existing:{
kind:"flag",label:"Remove Existing",description:"Whether to remove all metadata first: title, author, dates, programs, XMP and private data of programs. Metadat\
a inside images are not removed.",default:!1},open_password:t}},fe={resource:"document",label:"Split at Pages",action:"Split PDF at pages",description:"Cut a do\
cument before or after the pages that you name",input:"one",output:"pdfs",extension:!0,fields:{pages:{...g,description:"Pages to cut at, in any order, such as 4\
, 9 or odd",required:!0,placeholder:"e.g. 4, 9"},cut:{kind:"choice",label:"Cut",description:"Where to cut: before each of the pages, or after it",options:[{value:"\
before",label:"Before the Pages"},{value:"after",label:"After the Pages"}],default:"before"},open_password:t}},ge={resource:"document",label:"Split by Bookmarks",
action:"Split PDF by bookmarks",description:"Cut a document before every page that a bookmark leads to",input:"one",output:"pdfs",extension:!0,fields:{bookmark_level:{
kind:"integer",label:"Bookmark Level",description:"Levels of bookmarks to use: 1 is the top level only, 2 the top two levels",min:1,default:1},open_password:t}},
be={resource:"document",label:"Split by Page Count",action:"Split PDF by page count",description:"Cut a document into parts with the same number of pages; the l\
ast part may have fewer",input:"one",output:"pdfs",extension:!0,fields:{pages_per_part:{kind:"integer",label:"Pages per Part",description:"Number of pages of ea\
ch part; the last part may have fewer",required:!0,min:1,placeholder:"e.g. 10"},open_password:t}},_e={resource:"document",label:"Split by Ranges",action:"Split \
PDF by ranges",description:"Make a part of each range of pages that you name; a page may be in several parts",input:"one",output:"pdfs",extension:!0,fields:{ranges:{
kind:"pageOrder",parts:!0,label:"Ranges",description:"Pages of each part, in the order of the parts. Pages that are not named are in none of them.",required:!0,
maxLength:1e4,placeholder:"e.g. 1-3, 7, 9-"},open_password:t}},we={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"Cut a docum\
ent into parts up to a size limit, each as full as possible; only a part with a single large page can exceed it",input:"one",output:"pdfs",fields:{maximum_bytes:{
kind:"integer",label:"Maximum Bytes",description:"Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 per\
cent larger.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 18000000"},open_password:t}},ve={resource:"text",label:"Split by Text",
action:"Split PDF by text",description:"Cut a document before every page with a text, or where a part of it such as an invoice number changes",input:"one",output:"\
pdfs",partsHaveMatch:!0,extension:!0,fields:{search:{...b,description:"Words that a part begins with, or a regular expression. With a group, such as Invoice (\\d\
+), a part begins where the text in the group differs from that of the part before.",required:!0},search_mode:l,open_password:t}},C={merge_documents:ee,images_to_pdf:Z,
optimize_document:te,split_by_size:we,split_by_page_count:be,split_at_page:fe,split_by_ranges:_e,split_by_bookmarks:ge,extract_pages:$,remove_pages:ne,reorder_pages:le,
reverse_pages:ce,rotate_pages:pe,crop_pages:B,insert_blank_pages:Y,resize_pages:de,arrange_pages:D,add_password:I,add_restrictions:M,remove_password:ie,remove_restrictions:se,
remove_signatures:re,add_text_watermark:O,add_image_watermark:y,add_overlay:x,add_page_numbers:T,get_form_data:V,fill_form:X,flatten_form:K,get_document_info:J,
check_document:E,set_metadata:me,extract_images:G,markdown_to_pdf:Q,set_bookmarks:ue,sanitize_document:he,compare_documents:z,flatten_annotations:U,remove_annotations:oe,
extract_attachments:q,add_attachment:_,read_e_invoice:ae,create_e_invoice:N,extract_text:j,find_text:H,split_by_text:ve},ke=Object.keys(C);function xe(v){return C[v]}
function ye(v){return Object.hasOwn(C,v)}const Ae=({fields:v})=>Object.entries(v).filter(([,{kind:F}])=>F!=="files"),Pe=({output:v})=>v==="data"||v==="text",Le=v=>v.
kind==="json"&&v.namesValues===!0}),99762:((A,f,m)=>{m.d(f,{n:()=>t,p:()=>c});const t=p=>String(p).padStart(5,"0"),c=p=>`${t(p)}.pdf`}),69130:((A,f,m)=>{m.d(f,{
o:()=>g});var t=m(49153);const c=25,p=3e5;class g{pause;signal;onProgress;work=0;since=performance.now();constructor(u,h,b){this.pause=u,this.signal=h,this.onProgress=
b}step(u){if(this.work+=u,!(this.work<p)){if(this.work=0,this.signal?.aborted)throw(0,t.KW)();return performance.now()-this.since<c?void 0:this.rest()}}async rest(){
if(await this.pause(),this.signal?.aborted)throw(0,t.KW)();this.since=performance.now()}progress(u){this.onProgress?.(u)}}}),99586:((A,f,m)=>{m.d(f,{Cy:()=>i,NL:()=>d,
jC:()=>s,ly:()=>c,tb:()=>l,zE:()=>t});const t={slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},c={slash:"character",refused:" ",control:"\
 ",leadingDots:!1,extension:!1,longest:150},p=/[<>:"|?*]+/g,g=/[/\\]+/,w=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,u=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
h=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,b=20;function l(a){const[n]=/[<>:"|?*]/.exec(a)??
[];return n===":"?"has a colon, which on Windows would hide the file behind another one":n!==void 0?`has the character ${n}, which Windows refuses`:h.test(a)?"i\
s the name of a device on Windows":/[. ]$/.test(a)?"ends in a full stop or a blank, which Windows removes":void 0}function s(a,n,k){const _=a.normalize("NFC").replace(
w,n.control).replace(u,""),y=n.slash==="folder"?i(_):_.split(g).join(n.refused),x=e(y.replace(p,n.refused).replace(/\s+/g," "),n);return x===""?k:o(h.test(x)?`_${x}`:
x,"",n)}const i=a=>a.slice(Math.max(a.lastIndexOf("/"),a.lastIndexOf("\\"))+1);function d(a,n){const k=new Set,_=new Map;return a.map(y=>{let x=y,T=_.get(r(y))??
1;for(;k.has(r(x));)x=o(y,` (${++T})`,n);return _.set(r(y),T),k.add(r(x)),x})}const r=a=>a.toUpperCase().toLowerCase(),e=(a,{leadingDots:n})=>a.replace(n?/^ +/:
/^[. ]+/,"").replace(/[. ]+$/,"");function o(a,n,k){const _=a.lastIndexOf("."),y=k.extension&&_>0&&Buffer.byteLength(a.slice(_))<=b,x=y?a.slice(_):"",T=y?a.slice(
0,_):a;let I=k.longest-Buffer.byteLength(n+x),M="";for(const L of T){if(I-=Buffer.byteLength(L),I<0)break;M+=L}return`${e(M,k)||"_"}${n}${x}`}}),99678:((A,f,m)=>{
m.d(f,{gx:()=>w,h:()=>g});function t(l,s){const i=c(l,s);if(i!==void 0)return[i];const d=h(l);return s.filter(r=>h(r).some(e=>e.length>3&&d.includes(e)))}function c(l,s){
let i;for(const d of s){const r=p(h(l),h(d));r<=2&&r<(i?.count??1/0)&&(i={name:d,count:r})}return i?.name}function p(l,s){return l.length!==s.length?l.length*s.
length===0?1/0:p([l.join("")],[s.join("")]):s.reduce((i,d,r)=>{const e=l[r]??"",o=Math.min(e.length,d.length),a=b(e,d);return a>(o<3?0:o<7?1:2)?1/0:i+a},0)}const g=(l,s)=>u(
t(l,s));function w(l,s){const i=c(l,s),d=r=>h(r).sort().join(" ");return u(i===void 0?s.filter(r=>l!==""&&d(r)===d(l)):[i])}const u=l=>l.length===0||l.length>3?
"":` (did you mean ${l.join(" or ")}?)`,h=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!=="");function b(l,s){
let i=[],d=Array.from({length:s.length+1},(r,e)=>e);for(let r=0;r<l.length;r++){const e=[r+1];for(let o=0;o<s.length;o++){const a=r>0&&o>0&&l[r]===s[o-1]&&l[r-1]===
s[o];e.push(Math.min((d[o+1]??0)+1,(e[o]??0)+1,(d[o]??0)+(l[r]===s[o]?0:1),a?(i[o-1]??0)+1:1/0))}i=d,d=e}return d.at(-1)??0}}),1078:((A,f,m)=>{m.d(f,{v:()=>t});
const t=()=>new Promise(c=>setImmediate(c))})};
