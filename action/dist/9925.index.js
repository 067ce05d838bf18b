"use strict";exports.id=9925,exports.ids=[9925],exports.modules={49153:((P,m,f)=>{f.d(m,{G6:()=>w,KW:()=>p,O$:()=>g,R3:()=>r,Yu:()=>e,ek:()=>h,hJ:()=>n,l3:()=>y,xx:()=>c,zU:()=>l});
const e="Could not parse the PDF document. The file may be invalid or corrupt.";class l extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;others;status;constructor(o,s,a={}){
super(s,a.cause===void 0?void 0:{cause:a.cause}),this.code=o,this.issues=a.issues??[],this.advice=a.advice,this.operation=a.operation,this.fields=a.fields??[],this.
predicate=a.predicate,this.sentence=a.sentence??s,this.position=a.position,this.documentName=a.documentName,this.others=a.others??[],this.status=a.status}}const r=({
issues:t,operation:o,fields:s})=>[...new Set([...s,...o===void 0?[]:[o],...t.flatMap(({field:a,mentions:d=[]})=>[a,...d])])];function w(t){const o=t.map(s=>s.document?
u(s):`${s.field}: ${s.message}`);return new l("invalid_parameters",o.join("; "),{issues:t})}const u=({message:t,document:o})=>o?`${i(o)}: ${t}`:t,i=({position:t,
name:o})=>o?`Document ${t} (${o})`:`Document ${t}`,n=(t,o,s)=>new l(t,`The PDF document ${o}`,{...s,predicate:o});function g(t,{found:o,...s}={}){return n("unre\
adable_document",`could not be read: ${t}`,{issues:[e,...o===void 0?[]:[o]].map(a=>({field:"file",message:a})),advice:"Check that the file is a complete PDF doc\
ument",...s})}function c(t,o,s,a=[]){const d={position:o,...s===void 0?{}:{name:s}};return new l(t.code,`${i(d)}: ${t.sentence}`,{issues:[...t.issues.map(b=>({...b,
document:{position:o}})),...a.flatMap(({issues:b})=>b)],...t.advice===void 0?{}:{advice:t.advice},...t.operation===void 0?{}:{operation:t.operation},fields:t.fields,
...t.predicate===void 0?{}:{predicate:t.predicate},sentence:t.sentence,position:o,...s===void 0?{}:{documentName:s},others:a,...t.status===void 0?{}:{status:t.status},
cause:t.cause})}const p=()=>new l("cancelled","The operation was cancelled");function h({stack:t=""}){return t.split(`
`).filter(o=>/^\s+at /.test(o)).map(o=>o.trim())}function y(t){return t instanceof l?t:new l("internal","Octavo met an unexpected fault while processing the doc\
ument",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:t})}}),96512:((P,m,f)=>{f.d(m,{G:()=>l,q:()=>e});
function e(r){try{return JSON.parse(typeof r=="string"?r:new TextDecoder().decode(r))}catch{return}}const l=r=>typeof r=="object"&&r!==null&&!Array.isArray(r)}),
6009:((P,m,f)=>{f.d(m,{$h:()=>w,mm:()=>u,p5:()=>r});const e={annotations_flattened:"Annotations under fields became content of the page with them.",attachments_left_out:"\
The parts of a split have none of the attachments.",characters_missing:"Boxes are drawn for characters that none of the fonts can show.",conformance_dropped:"Th\
e result of a merge no longer claims PDF/A or PDF/UA.",cropped_content_stays:"The parts of pages that were cut off are still in the file.",document_damaged:"The\
 document is damaged. It was only read, and passes through as it is.",document_repaired:"The document was damaged and had to be repaired.",facts_left_out:"More \
facts than the header of a response has room for.",fields_covered:"Annotations that were under fields are over them now.",fields_not_filled:"Fields of the form \
got no value.",fields_not_recalculated:"Fields that scripts calculate from changed values keep their values.",images_left_out:"Images could not become files: th\
eir compression or colors are not known, or they are damaged.",invoice_not_claimed:"An invoice was attached, and the document does not claim to be an electronic\
 invoice.",invoice_without_lines:"The profile of the invoice has no lines, which not every country accepts.",linearization_removed:"The document is no longer li\
nearized (prepared for fast web view).",no_attachments:"The document has no attachment, or none with a name that matches.",no_bookmarks:"No bookmarks were given\
, so none were set.",no_form_fields:"The selected pages have no form fields.",no_images:"The pages have no image, or none that is large enough.",no_pages_selected:"\
The document has none of the pages, and nothing was changed.",no_signatures:"The document had no signature to remove.",no_values:"No values were given, so no fi\
eld was filled.",not_smaller:"The document could not be made smaller, and is returned as it was.",not_split:"A split has one part, with all pages.",notes_left_out:"\
More notes than the header of a response has room for.",nothing_drawn:"Pages on which nothing is drawn were not cropped.",opens_without_password:"The document n\
eeded a password to open, and the result does not.",orientation_unused:"A page that is as large as its image has the orientation of the image.",overlay_annotations_left_out:"\
Annotations of the overlay were not carried over.",overlay_repaired:"The overlay was damaged and had to be repaired.",oversize_parts:"Parts exceed the size limi\
t, because one of their pages alone does.",pages_left_out:"A split by ranges has pages that none of the ranges names.",pdfa_identification_removed:"The document\
 no longer claims PDF/A, because the result would break a rule of it.",portfolio_dropped:"A portfolio became an ordinary document with attachments.",protection_removed:"\
A merge took in protected documents, and its result is not encrypted.",repeated_lines_removed:"Headers, footers or page numbers that repeat on the pages are not\
 in the Markdown.",restrictions_dropped:"A new password replaced the restrictions that the document had.",results_left_out:"Facts about more results than the he\
ader of a response has room for.",scripts_not_run:"Scripts that format or check values were not run.",scripts_use_old_names:"A merge renamed fields, and scripts\
 still use the old names.",service_note:"A note of a service, with a code that is not in this list.",several_invoices:"The document has more than one electronic\
 invoice, and the first was read.",signatures_invalidated:"Signatures are still in the result, and are no longer valid.",signatures_removed:"Signatures were rem\
oved.",stamp_hidden:"The content of a page covers the stamp under it.",stamp_invisible:"The stamp cannot be seen, because its transparency is 100.",streams_left:"\
Streams were not compressed again, because the document has too much data.",text_unreadable:"Characters of pages have no meaning that the document tells.",unknown_fields_ignored:"\
Names among the values are not in the form.",unknown_parameters:"Fields of the request are unknown to the service, and had no effect.",usage_rights_removed:"Usa\
ge rights, which are a signature of the document, were removed.",value_cut_off:"Fields are too small for their values, and only a part shows.",xfa_removed:"The \
XFA version of a form was removed.",xmp_replaced:"The XMP metadata was malformed, and was written again."},l={signatures_invalidated:["signatures_invalidated","\
signatures_removed"]};function r(i,n){const g=({code:c})=>n.some(p=>l[c]?.includes(p.code));return[...i.filter(c=>!g(c)),...n]}const w=i=>/[.!?…]$/.test(i)?i:
`${i}.`,u=i=>Object.hasOwn(e,i)}),88652:((P,m,f)=>{f.d(m,{rz:()=>pe,F:()=>ce,qj:()=>le,zI:()=>de,zU:()=>R});const e={kind:"text",secret:!0,label:"Open Password",
description:"Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region.",minLength:1,
maxLength:256,extension:!0,empty:"opener"},l={kind:"integer",label:"First Page",description:"First page of the range, counted from 1",min:1,default:1,group:"ran\
ge"},r={kind:"integer",label:"Last Page",description:"Last page of the range. If absent, the last page of the document.",min:1,group:"range"},w={kind:"pageSet",
label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",extension:!0},u={...w,description:"Pages to work on, in any order, such as 1..3, -1 for the last,\
 odd, even, all, not 2. Instead of First Page and Last Page."},i={ascending:["first_page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},n={...w,
description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages.",default:"all"},g={kind:"text",label:"Search",
description:"Words to find, or a regular expression",minLength:1,maxLength:500,placeholder:"e.g. Invoice (\\d+)"},c={kind:"choice",label:"Search Mode",description:"\
How the text to search is read",options:[{value:"text",label:"Words",description:"Upper and lower case, and how many spaces or lines are between words, do not m\
atter"},{value:"regex",label:"Regular Expression",description:"In the language of RE2; upper and lower case matter unless it begins with (?i)"}],default:"text"},
p={kind:"choice",label:"Layer",description:"Where the stamp is drawn: over the content of the page, or behind it",options:[{value:"over",label:"Over the Page"},
{value:"under",label:"Behind the Page"}],default:"over",extension:!0},h={kind:"choice",label:"Position",description:"Where the stamp is within the margins of th\
e page as displayed",options:[{value:"top_left",label:"Top Left"},{value:"top_center",label:"Top Center"},{value:"top_right",label:"Top Right"},{value:"center_l\
eft",label:"Center Left"},{value:"center",label:"Center"},{value:"center_right",label:"Center Right"},{value:"bottom_left",label:"Bottom Left"},{value:"bottom_c\
enter",label:"Bottom Center"},{value:"bottom_right",label:"Bottom Right"}],extension:!0},y={kind:"choice",label:"Color",description:"Color of the text",options:[
{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}]},t={kind:"file",accepts:"font",label:"Font",description:"\
TrueType or OpenType font for characters that the fonts of the fields lack, such as Arabic, Hebrew or Chinese. At most 20 MB.",extension:!0},o={...t,description:"\
TrueType or OpenType font of the text, such as one for Arabic, Hebrew or Chinese. Ours shows the characters that it lacks. At most 20 MB."},s={kind:"choice",label:"\
Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},
{value:"AES-256",label:"AES-256"}],default:"AES-128"},a={resource:"attachment",label:"Add",action:"Add attachment",description:"Attach a file to a document",input:"\
one",output:"pdf",extension:!0,fields:{attachment:{kind:"file",label:"Attachment",description:"The file to attach",accepts:"any",required:!0},attachment_name:{kind:"\
text",label:"Attachment Name",description:"Name of the attachment in the document. If absent, the name of the file.",maxLength:200,format:"file-name",empty:"wor\
d",placeholder:"e.g. factur-x.xml"},mime_type:{kind:"text",label:"MIME Type",description:"Media type of the attachment. If absent, it follows from the extension\
 of the name.",maxLength:255,format:"media-type",empty:"word",placeholder:"e.g. text/xml"},attachment_description:{kind:"text",label:"Attachment Description",description:"\
Description of the attachment, which viewers list with it. If absent, the description of the attachment that it replaces.",maxLength:1e3,empty:"word",placeholder:"\
e.g. Invoice as XML"},relationship:{kind:"choice",label:"Relationship",description:"How the attachment relates to the document. If absent, the relationship of t\
he attachment that it replaces, otherwise unspecified.",options:[{value:"unspecified",label:"Unspecified"},{value:"source",label:"Source",description:"The file \
from which the document was made"},{value:"data",label:"Data",description:"Data that the document shows, such as the numbers of a table"},{value:"alternative",label:"\
Alternative",description:"The same content in another form, such as the XML of an invoice"},{value:"supplement",label:"Supplement",description:"Something that b\
elongs to the document"}]},modified:{kind:"text",label:"Modified",description:"When the attachment was last changed, as ISO 8601. If absent, the date of the doc\
ument, never the current time.",maxLength:40,format:"date",empty:"word",placeholder:"e.g. 2026-11-20T14:30:00+01:00"},replace_existing:{kind:"flag",label:"Repla\
ce Existing",description:"Whether to replace an attachment of the same name. Otherwise an attachment of that name is an error.",default:!1},open_password:e}},d={
resource:"stamp",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or JPEG image on pages, such as a logo",input:"one",output:"pdf",path:"\
/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],fields:{image:{kind:"file",accepts:"image",label:"Image",description:"PNG or JPEG image to stamp. I\
t is embedded without loss of quality, once for all pages.",required:!0},transparency:{kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, \
invisible",min:0,max:100,default:50},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the image, in inches",min:0,default:1,unit:"\
inches"},position:{...h,default:"center"},image_width:{kind:"decimal",label:"Image Width",description:"Width of the image on the page, in inches. If absent, the\
 image is as large as the margins allow.",above:0,unit:"inches",extension:!0},pages:n,layer:p,open_password:e}},b={resource:"stamp",label:"Add Overlay",action:"\
Add overlay",description:"Put the pages of another PDF over or behind the pages, such as a letterhead",input:"one",output:"pdf",extension:!0,fields:{overlay:{kind:"\
file",accepts:"pdf",label:"Overlay",description:"PDF document whose pages are put over or behind the pages of the input",required:!0},layer:{kind:"choice",label:"\
Layer",description:"Where the overlay is drawn: over the content of the page, or behind it",options:[{value:"under",label:"Behind the Page (Letterhead)"},{value:"\
over",label:"Over the Page"}],required:!0},repeat:{kind:"choice",label:"Repeat",description:"Which page of the overlay to use when the document has more pages t\
han the overlay",options:[{value:"last",label:"The Last Page Again",description:"For a letterhead with a first and a continuation page"},{value:"all",label:"All\
 Pages Again",description:"Start again with the first page of the overlay"},{value:"none",label:"Nothing"}],default:"last"},fit:{kind:"choice",label:"Fit",description:"\
Size of the overlay on the page",options:[{value:"page",label:"Fit the Page",description:"Scaled into the page and centered, keeping its proportions"},{value:"n\
one",label:"Own Size",description:"At its own size, from the lower left corner"}],default:"page"},pages:n,overlay_password:{kind:"text",secret:!0,label:"Overlay\
 Password",description:"Password that opens the overlay, if it needs one",minLength:1,maxLength:256,empty:"opener"},open_password:e}},v={resource:"stamp",label:"\
Add Page Numbers",action:"Add page numbers",description:"Stamp page numbers on pages, such as 3 / 12 or Bates numbers",input:"one",output:"pdf",extension:!0,fields:{
number_format:{kind:"text",label:"Number Format",description:"Text on each page: {number} is its number, {last} the last number, {label} the page label, {name} \
the file name without extension",minLength:1,maxLength:100,format:"number-format",default:"{number} / {last}",placeholder:"e.g. Page {number} of {last}"},position:{
...h,default:"bottom_center"},first_number:{kind:"integer",label:"First Number",description:"Number on the first page that gets a number",min:0,default:1},last_number:{
kind:"integer",label:"Last Number",description:"Value of {last} if the numbers continue in further documents: the last number of this document or a higher one. \
If absent, the last number of this document.",min:0},digits:{kind:"integer",label:"Digits",description:"Minimum number of digits of {number}: shorter numbers ge\
t leading zeros, as in Bates numbers",min:0,max:12,default:0},font_size:{kind:"decimal",label:"Font Size",description:"Size of the text, in points. Text that is\
 too wide for the page becomes smaller.",min:4,max:144,default:10,unit:"points"},color:{...y,default:"Black"},margin:{kind:"decimal",label:"Margin",description:"\
Distance from the page border to the text, in inches",min:0,default:.5,unit:"inches"},pages:n,font:o,open_password:e}},k={resource:"security",label:"Add Passwor\
d",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,
label:"Password",description:"Password that opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-a\
scii"},encryption_algorithm:s,open_password:e}},_={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the document and \
set what a reader may do with it; some programs ignore these permissions",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{owner_password:{
kind:"text",secret:!0,label:"Owner Password",description:"Password that opens the document without restrictions: 4 to 32 printable ASCII characters",required:!0,
minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Password that opens the document \
with the restrictions. If absent, the document opens without a password.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:s,allow_copy_content:{
kind:"flag",group:"permissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"fl\
ag",group:"permissions",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"permiss\
ions",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{
kind:"flag",group:"permissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{
kind:"flag",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:e}},A={kind:"text",maxLength:32},T={resource:"stamp",label:"Add Text",action:"Add text watermark",description:"\
Stamp up to three lines of text on pages",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...A,label:"Line 1",description:"\
First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...A,label:"Line 2",description:"Second line of the watermark,\
 at most 32 characters",empty:"word"},line_3:{...A,label:"Line 3",description:"Third line of the watermark, at most 32 characters",empty:"word"},template:{kind:"\
choice",label:"Template",description:"Position and direction of the text. A region may offer further templates.",options:[{value:1001,label:"Diagonal"},{value:1002,
label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{...y,default:"Gray"},transparency:{kind:"\
integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Dista\
nce from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},pages:n,layer:p,font:o,open_password:e}},S={resource:"document",label:"Ch\
eck",action:"Check document",description:"Check a document: pass it on unchanged, or fail and list everything that is wrong with it",input:"one",output:"data",dataKey:"\
check",extension:!0,atLeastOne:["maximum_pages","maximum_bytes","require_embedded_fonts","require_unlocked","forbid_javascript","required_text","forbidden_text",
"require_searchable","require_e_invoice","maximum_unreadable"],fields:{maximum_pages:{kind:"integer",label:"Maximum Pages",description:"Maximum number of pages \
of the document",min:1,placeholder:"e.g. 10"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Maximum size of the file, in bytes",min:1,max:Number.
MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Require Embedded Fonts",description:"Whether every font mu\
st be embedded, so that the document looks and prints the same everywhere",default:!1},require_unlocked:{kind:"flag",label:"Require Unlocked",description:"Wheth\
er the document must open without a password",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScript",description:"Whether the document must not co\
ntain scripts",default:!1},required_text:{...g,label:"Required Text",description:"Words, or a regular expression, that must be on a page of the document",placeholder:"\
e.g. Purchase Order"},forbidden_text:{...g,label:"Forbidden Text",description:"Words, or a regular expression, that must not be on any page",placeholder:"e.g. D\
RAFT"},search_mode:{...c,description:"How Required Text and Forbidden Text are read"},require_searchable:{kind:"flag",label:"Require Searchable",description:"Wh\
ether every page that is not empty must have text, which pages of scans without recognized text do not have",default:!1},maximum_unreadable:{kind:"integer",label:"\
Maximum Unreadable",description:"Maximum number of characters that cannot be read as text, because their fonts do not tell which letters they are",min:0,placeholder:"\
e.g. 0"},require_e_invoice:{kind:"flag",label:"Require Electronic Invoice",description:"Whether the document must be an electronic invoice: XML that can be read\
, XMP that agrees with it, and right sums",default:!1},on_violation:{kind:"choice",label:"On Violation",description:"How the violation of a rule counts: as an e\
rror, or as a result",options:[{value:"error",label:"Stop",description:"An error lists all violations"},{value:"report",label:"Output Result",description:"The d\
ocument passes on, with a report of all violations"}],default:"error"},open_password:e}},F={resource:"e_invoice",label:"Create",action:"Create electronic invoic\
e",description:"Put the XML of an invoice into its PDF, which must claim PDF/A-2 or PDF/A-3, as Factur-X and ZUGFeRD 2 prescribe it",input:"one",output:"pdf",extension:!0,
fields:{invoice:{kind:"file",label:"Invoice XML",description:"The invoice as XML: Cross Industry Invoice (CII) in a profile of Factur-X, ZUGFeRD 2 or XRechnung",
accepts:"any",required:!0},relationship:{kind:"choice",label:"Relationship",description:"How the XML relates to the pages. If absent, alternative, or data for t\
he profiles MINIMUM and BASIC WL, which allow nothing else.",options:[{value:"alternative",label:"Alternative",description:"The pages and the XML say the same"},
{value:"data",label:"Data",description:"The XML has data of the pages"},{value:"source",label:"Source",description:"The pages were made from the XML"}]},attach_only:{
kind:"flag",label:"Attach Only",description:"Whether to attach the XML without any claim that the document is an electronic invoice. The PDF then need not be PD\
F/A.",default:!1},open_password:e}},C={kind:"decimal",min:0,unit:"inches"},M={resource:"page",label:"Crop",action:"Crop pages",description:"Cut margins off page\
s, or crop them to their content",input:"one",output:"pdf",extension:!0,atLeastOne:["crop_left","crop_right","crop_top","crop_bottom","crop_to"],exclusive:[["cr\
op_to",["crop_left","crop_right","crop_top","crop_bottom"]]],needs:[["padding","crop_to","content"],["uniform","crop_to","content"]],fields:{crop_left:{...C,label:"\
Crop Left",description:"Width to cut off at the left of the page as displayed, in inches"},crop_right:{...C,label:"Crop Right",description:"Width to cut off at \
the right, in inches"},crop_top:{...C,label:"Crop Top",description:"Height to cut off at the top, in inches"},crop_bottom:{...C,label:"Crop Bottom",description:"\
Height to cut off at the bottom, in inches"},crop_to:{kind:"choice",label:"Crop To",description:"The part of the page that stays",options:[{value:"margins",label:"\
The Margins",description:"The page without the widths and heights to cut off"},{value:"content",label:"The Content",description:"The part on which something is \
drawn"}],default:"margins"},padding:{kind:"decimal",label:"Padding",description:"Room to leave around the content, in inches",min:0,default:0,unit:"inches"},uniform:{
kind:"flag",label:"Uniform",description:"Whether the same margins are cut off from all pages, so that the content of none is cut",default:!0},shrink_media_box:{
kind:"flag",label:"Shrink Media Box",description:"Whether the page itself becomes smaller, not only its visible part. Content outside does not show, but stays i\
n the file.",default:!1},pages:n,open_password:e}},I={resource:"attachment",label:"Extract",action:"Extract attachments",description:"Get the files that are att\
ached to a document, such as the XML of an electronic invoice",input:"one",output:"files",countKey:"attachmentCount",extension:!0,fields:{name_pattern:{kind:"te\
xt",label:"Name Pattern",description:"Name of the attachments to extract: * matches any characters, ? matches one. If absent, all attachments are extracted.",maxLength:200,
empty:"word",placeholder:"e.g. *.xml"},open_password:e}},O={resource:"document",label:"Extract Images",action:"Extract images",description:"Get the images that \
are on the pages of a document, as they were put into it",input:"one",output:"files",countKey:"imageCount",extension:!0,fields:{minimum_size:{kind:"integer",label:"\
Minimum Size",description:"Width and height, in pixels, that an image has at least. Smaller ones are left out: most are lines and dots.",min:1,max:1e5,default:16},
open_password:e}},W={resource:"page",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"pdf",...i,fields:{
first_page:l,last_page:r,pages:u,open_password:e}},E={resource:"text",label:"Extract",action:"Extract text from PDF",description:"Read the text of a document: a\
s flowing text, as laid out on the page, or as Markdown",input:"one",output:"text",dataKey:"content",extension:!0,needs:[["word_boxes","per_page",!0],["keep_rep\
eated","layout","markdown"]],fields:{pages:n,layout:{kind:"choice",label:"Layout",description:"How the text is arranged",options:[{value:"reading",label:"Flowin\
g Text",description:"In reading order, column after column, words joined across lines"},{value:"page",label:"As on the Page",description:"Columns keep their pla\
ces with spaces, such as in tables"},{value:"markdown",label:"Markdown",description:"With headings, lists, tables and links, such as for an AI model"}],default:"\
reading"},per_page:{kind:"flag",label:"Separate Pages",description:"Whether to also return the text of each page, with its number and label",default:!1},word_boxes:{
kind:"flag",label:"Word Boxes",description:"Whether to return the place of each word on its page, in points from the upper left. Needs Separate Pages, and takes\
 at most 100 pages.",default:!1},keep_repeated:{kind:"flag",label:"Keep Repeated Lines",description:"Whether Markdown keeps headers, footers and page numbers, w\
hich repeat on the pages",default:!1},open_password:e}},D={resource:"form",label:"Fill Form",action:"Fill form",description:"Fill the fields of a form, and draw\
 the values so that every reader shows them",input:"one",output:"pdf",extension:!0,fields:{values:{kind:"json",label:"Values",description:"Value of each field b\
y its name: text or a number, true or false for a check box, an option for a choice. The name is the full name of the field, or its last part if that is unique.\
 Null clears a field.",required:!0,maxLength:1e6,namesValues:!0,placeholder:'e.g. {"name": "Ada", "agree": true}'},unknown_fields:{kind:"choice",label:"Unknown \
Fields",description:"What to do with values for fields that the form does not have",options:[{value:"error",label:"Stop With an Error"},{value:"ignore",label:"I\
gnore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"Whether to turn the filled form into plain content of the pages",default:!1},font:t,
open_password:e}},q={resource:"text",label:"Find",action:"Find text in PDF",description:"Find words or a pattern in a document: the pages, the places on them, a\
nd parts such as an invoice number",input:"one",output:"data",dataKey:"search",extension:!0,fields:{search:{...g,required:!0},search_mode:c,pages:n,maximum_matches:{
kind:"integer",label:"Maximum Matches",description:"Maximum number of matches to return",min:1,max:1e4,default:1e3},open_password:e}},N={resource:"form",label:"\
Flatten Form",action:"Flatten form",description:"Turn the fields of a form into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,
fields:{pages:n,font:t,open_password:e}},B={resource:"document",label:"Get Info",action:"Get document info",description:"Read facts about a document: pages, met\
adata, encryption, signatures, form, attachments, fonts and more",input:"one",output:"data",dataKey:"info",extension:!0,fields:{per_page:{kind:"flag",label:"Sep\
arate Pages",description:"Whether to include width, height, rotation, label and number of characters of every page, and how many pages have no text",default:!1},
with_bookmarks:{kind:"flag",label:"With Bookmarks",description:"Whether to include all bookmarks, as an object that Set Bookmarks takes",default:!1},open_password:e}},
z={resource:"form",label:"Get Form Data",action:"Get form data",description:"Read the fields of a form and their values; the document passes through unchanged",
input:"one",output:"data",dataKey:"form",extension:!0,fields:{open_password:e}},$={resource:"document",label:"Convert Images",action:"Convert images to PDF",description:"\
Make one document from PNG and JPEG images, one page per image, in the given order and without loss of quality",input:"many",accepts:"image",output:"pdf",extension:!0,
fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin allows, and keeps its proportion\
s.",options:[{value:"image",label:"Size of the Image",description:"At the resolution of the image, or 96 dpi if it has none"},{value:"A4",label:"A4"},{value:"Le\
tter",label:"Letter"}],default:"image"},orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Letter pages",options:[{value:"auto",label:"\
Same as the Image"},{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"decimal",label:"Margin",description:"\
Distance from the page border to the image, in inches",min:0,default:0,unit:"inches"}}},j={resource:"page",label:"Insert Blank",action:"Insert blank pages",description:"\
Insert blank pages before or after the pages that you name, each as large as that page",input:"one",output:"pdf",extension:!0,exclusive:[["blank_before",["blank\
_after"]]],atLeastOne:["blank_before","blank_after"],fields:{blank_before:{...w,label:"Before Pages",description:"Pages before which a blank page is inserted, s\
uch as 1, 5..7 or odd",placeholder:"e.g. 3, 7"},blank_after:{...w,label:"After Pages",description:"Pages after which a blank page is inserted, such as -1 for th\
e last or all",placeholder:"e.g. -1"},open_password:e}},G={resource:"document",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, \
in order, with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"pdf",needs:[["start_on_odd","interleave","none"]],fields:{bookmarks:{
kind:"choice",label:"Bookmarks",description:"How the bookmarks are joined: one after the other, or below a new bookmark for each document",options:[{value:"keep",
label:"Keep"},{value:"per_document",label:"One per Document",description:"A bookmark with the name of each file, and the bookmarks of the file below it"}],default:"\
keep",extension:!0},interleave:{kind:"choice",label:"Interleave",description:"Take one page of each document in turn, for separate scans of front and back sides",
options:[{value:"none",label:"Off",description:"One document after the other"},{value:"forward",label:"Forward",description:"All first pages, then all second pa\
ges, and so on"},{value:"backward",label:"Backward",description:"As forward, but all documents after the first start from their last page"}],default:"none",extension:!0},
start_on_odd:{kind:"flag",label:"Start on Odd Pages",description:"Whether each document begins on an odd page, and so on a new sheet if it is printed on both si\
des. A blank page follows a document that would end on an odd page.",default:!1,extension:!0},open_password:e}},X={resource:"document",label:"Optimize",action:"\
Optimize PDF document",description:"Make a document smaller without loss of quality: write identical objects once, compress better, remove thumbnails",input:"on\
e",output:"pdf",extension:!0,fields:{open_password:e}},U={resource:"e_invoice",label:"Read",action:"Read electronic invoice",description:"Read the electronic in\
voice in a document (Factur-X, ZUGFeRD 2, XRechnung): seller, buyer, lines and totals",input:"one",output:"data",dataKey:"invoice",extension:!0,fields:{with_xml:{
kind:"flag",label:"With XML",description:"Whether the result has the XML of the invoice too, as text",default:!1},open_password:e}},H={resource:"page",label:"Re\
move",action:"Remove pages",description:"Remove pages, with everything that only those pages used",input:"one",output:"pdf",...i,fields:{first_page:l,last_page:r,
pages:u,open_password:e}},K={resource:"security",label:"Remove Password",action:"Remove password",description:"Remove the password and the restrictions; the res\
ult is not encrypted",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that opens the d\
ocument",required:!0,minLength:1,maxLength:256}}},V={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Remove the restri\
ctions of a document; a password that it needs to open stays",input:"one",output:"pdf",fields:{open_password:e}},J={resource:"security",label:"Remove Signatures",
action:"Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{
appearance:{kind:"choice",label:"Appearance",description:"What to do with the visible mark of a removed signature",options:[{value:"keep",label:"Keep",description:"\
Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark is removed too"}],default:"keep",extension:!0},open_password:e}},Z={resource:"\
page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{page_order:{
kind:"pageOrder",label:"Page Order",description:"Pages in the wanted order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the\
 end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:e}},Y={resource:"\
page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:e}},Q={resource:"page",
label:"Rotate",action:"Rotate pages",description:"Rotate pages by 90, 180 or 270 degrees",input:"one",output:"pdf",...i,fields:{angle:{kind:"choice",label:"Angl\
e",description:"Degrees to rotate, clockwise if positive. The rotation that a page already has is added.",required:!0,options:[{value:0,label:"0°"},{value:90,label:"\
90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter-Clockw\
ise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:l,last_page:r,pages:u,open_password:e}},ee={resource:"document",label:"Set Bookmarks",action:"Se\
t document bookmarks",description:"Give a document bookmarks, in place of those that it has or after them",input:"one",output:"pdf",extension:!0,fields:{bookmark_list:{
kind:"json",label:"Bookmark List",description:"An object with the list bookmarks. Each bookmark has a title, a page, open (whether the bookmarks below it show a\
t first) and children, which are bookmarks too. A page of null makes a heading. Get Info with bookmarks gives such an object.",required:!0,maxLength:4e6,placeholder:'\
e.g. {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'},placement:{kind:"choice",label:"Placement",description:"Where the bookmarks are put: in place of those\
 of the document, or after them",options:[{value:"replace",label:"Replace"},{value:"append",label:"Append"}],default:"replace"},open_password:e}},L=(x,ue,he)=>({
kind:"text",label:x,description:ue,maxLength:1e3,empty:"word",placeholder:he}),te={resource:"document",label:"Set Metadata",action:"Set document metadata",description:"\
Set title, author and other metadata of a document, or remove existing metadata",input:"one",output:"pdf",extension:!0,atLeastOne:["title","author","subject","k\
eywords","creator","language","remove_existing"],fields:{title:L("Title","Title of the document","e.g. Annual Report 2026"),author:L("Author","Name of the perso\
n or organization that wrote the document","e.g. Ada Lovelace"),subject:L("Subject","Subject of the document, or a sentence about it","e.g. Results of the year"),
keywords:L("Keywords","Keywords, separated by commas","e.g. report, results, 2026"),creator:L("Creator","Program that made the original of the document","e.g. L\
ibreOffice Writer"),language:{...L("Language","Language of the text, as a BCP 47 tag","e.g. en-GB"),format:"language-tag"},remove_existing:{kind:"flag",label:"R\
emove Existing",description:"Whether to remove all metadata first: title, author, dates, programs, XMP and private data of programs. Metadata inside images are \
not removed.",default:!1},open_password:e}},ae={resource:"document",label:"Split at Pages",action:"Split PDF at pages",description:"Cut a document before or aft\
er the pages that you name",input:"one",output:"pdfs",extension:!0,fields:{pages:{...w,description:"Pages to cut at, in any order, such as 4, 9 or odd",required:!0,
placeholder:"e.g. 4, 9"},cut:{kind:"choice",label:"Cut",description:"Where to cut: before each of the pages, or after it",options:[{value:"before",label:"Before\
 the Pages"},{value:"after",label:"After the Pages"}],default:"before"},open_password:e}},oe={resource:"document",label:"Split by Bookmarks",action:"Split PDF b\
y bookmarks",description:"Cut a document before every page that a bookmark leads to",input:"one",output:"pdfs",extension:!0,fields:{bookmark_level:{kind:"intege\
r",label:"Bookmark Level",description:"Levels of bookmarks to use: 1 is the top level only, 2 the top two levels",min:1,default:1},open_password:e}},ne={resource:"\
document",label:"Split by Page Count",action:"Split PDF by page count",description:"Cut a document into parts with the same number of pages; the last part may h\
ave fewer",input:"one",output:"pdfs",extension:!0,fields:{pages_per_part:{kind:"integer",label:"Pages per Part",description:"Number of pages of each part; the l\
ast part may have fewer",required:!0,min:1,placeholder:"e.g. 10"},open_password:e}},ie={resource:"document",label:"Split by Ranges",action:"Split PDF by ranges",
description:"Make a part of each range of pages that you name; a page may be in several parts",input:"one",output:"pdfs",extension:!0,fields:{ranges:{kind:"page\
Order",parts:!0,label:"Ranges",description:"Pages of each part, in the order of the parts. Pages that are not named are in none of them.",required:!0,maxLength:1e4,
placeholder:"e.g. 1-3, 7, 9-"},open_password:e}},re={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into parts\
 up to a size limit, each as full as possible; only a part with a single large page can exceed it",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"intege\
r",label:"Maximum Bytes",description:"Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 percent larger.",
required:!0,min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 18000000"},open_password:e}},se={resource:"text",label:"Split by Text",action:"Spli\
t PDF by text",description:"Cut a document before every page with a text, or where a part of it such as an invoice number changes",input:"one",output:"pdfs",partsHaveMatch:!0,
extension:!0,fields:{search:{...g,description:"Words that a part begins with, or a regular expression. With a group, such as Invoice (\\d+), a part begins where \
the text in the group differs from that of the part before.",required:!0},search_mode:c,open_password:e}},R={merge_documents:G,images_to_pdf:$,optimize_document:X,
split_by_size:re,split_by_page_count:ne,split_at_page:ae,split_by_ranges:ie,split_by_bookmarks:oe,extract_pages:W,remove_pages:H,reorder_pages:Z,reverse_pages:Y,
rotate_pages:Q,crop_pages:M,insert_blank_pages:j,add_password:k,add_restrictions:_,remove_password:K,remove_restrictions:V,remove_signatures:J,add_text_watermark:T,
add_image_watermark:d,add_overlay:b,add_page_numbers:v,get_form_data:z,fill_form:D,flatten_form:N,get_document_info:B,check_document:S,set_metadata:te,extract_images:O,
set_bookmarks:ee,extract_attachments:I,add_attachment:a,read_e_invoice:U,create_e_invoice:F,extract_text:E,find_text:q,split_by_text:se},le=Object.keys(R);function de(x){
return R[x]}function ce(x){return Object.hasOwn(R,x)}const pe=({output:x})=>x==="data"||x==="text",me=x=>x.kind==="json"&&x.namesValues===!0}),99762:((P,m,f)=>{
f.d(m,{n:()=>e,p:()=>l});const e=r=>String(r).padStart(5,"0"),l=r=>`${e(r)}.pdf`}),99586:((P,m,f)=>{f.d(m,{Cy:()=>h,NL:()=>y,jC:()=>p,ly:()=>l,tb:()=>c,zE:()=>e});
const e={slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},l={slash:"character",refused:" ",control:" ",leadingDots:!1,extension:!1,
longest:150},r=/[<>:"|?*]+/g,w=/[/\\]+/,u=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,i=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,n=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,
g=20;function c(a){const[d]=/[<>:"|?*]/.exec(a)??[];return d===":"?"has a colon, which on Windows would hide the file behind another one":d!==void 0?`has the ch\
aracter ${d}, which Windows refuses`:n.test(a)?"is the name of a device on Windows":/[. ]$/.test(a)?"ends in a full stop or a blank, which Windows removes":void 0}
function p(a,d,b){const v=a.normalize("NFC").replace(u,d.control).replace(i,""),k=d.slash==="folder"?h(v):v.split(w).join(d.refused),_=o(k.replace(r,d.refused).
replace(/\s+/g," "),d);return _===""?b:s(n.test(_)?`_${_}`:_,"",d)}const h=a=>a.slice(Math.max(a.lastIndexOf("/"),a.lastIndexOf("\\"))+1);function y(a,d){const b=new Set,
v=new Map;return a.map(k=>{let _=k,A=v.get(t(k))??1;for(;b.has(t(_));)_=s(k,` (${++A})`,d);return v.set(t(k),A),b.add(t(_)),_})}const t=a=>a.toUpperCase().toLowerCase(),
o=(a,{leadingDots:d})=>a.replace(d?/^ +/:/^[. ]+/,"").replace(/[. ]+$/,"");function s(a,d,b){const v=a.lastIndexOf("."),k=b.extension&&v>0&&Buffer.byteLength(a.
slice(v))<=g,_=k?a.slice(v):"",A=k?a.slice(0,v):a;let T=b.longest-Buffer.byteLength(d+_),S="";for(const F of A){if(T-=Buffer.byteLength(F),T<0)break;S+=F}return`${o(
S,b)||"_"}${d}${_}`}}),99678:((P,m,f)=>{f.d(m,{h:()=>l});function e(u,i){const n=r(u),g=i.map(p=>({name:p,count:w(n.join(" "),r(p).join(" "))})),[c]=g.sort((p,h)=>p.
count-h.count);return c&&c.count<=2?[c.name]:i.filter(p=>r(p).some(h=>h.length>3&&n.includes(h)))}function l(u,i){const n=e(u,i);return n.length===0||n.length>3?
"":` (did you mean ${n.join(" or ")}?)`}const r=u=>u.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function w(u,i){
let n=Array.from({length:i.length+1},(g,c)=>c);for(const[g,c]of[...u].entries()){const p=[g+1];for(const[h,y]of[...i].entries())p.push(Math.min((n[h+1]??0)+1,(p[h]??
0)+1,(n[h]??0)+(c===y?0:1)));n=p}return n.at(-1)??0}}),1078:((P,m,f)=>{f.d(m,{v:()=>e});const e=()=>new Promise(l=>setImmediate(l))})};
