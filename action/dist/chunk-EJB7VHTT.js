"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.operationNames=exports.operations=void 0,exports.operationOf=operationOf,exports.isOperationName=
isOperationName;var openPassword={kind:"text",secret:!0,label:"Open Password",description:"Password that opens the input document, if it needs one. Works locall\
y and with a service of your own, but not in a published region.",minLength:1,maxLength:256,extension:!0,empty:"opener"},firstPage={kind:"integer",label:"First \
Page",description:"First page of the range, counted from 1",min:1,default:1,group:"range"},lastPage={kind:"integer",label:"Last Page",description:"Last page of \
the range. If absent, the last page of the document.",min:1,group:"range"},pageSet={kind:"pageSet",label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",
extension:!0},pagesInPlaceOfRange={...pageSet,description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of Firs\
t Page and Last Page."},rangeOrPages={ascending:["first_page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},pagesOrAll={...pageSet,description:"\
Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages.",default:"all"},layer={kind:"choice",label:"Layer",description:"\
Where the stamp is drawn: over the content of the page, or behind it",options:[{value:"over",label:"Over the Page"},{value:"under",label:"Behind the Page"}],default:"\
over",extension:!0},position={kind:"choice",label:"Position",description:"Where the stamp is within the margins of the page as displayed",options:[{value:"top_l\
eft",label:"Top Left"},{value:"top_center",label:"Top Center"},{value:"top_right",label:"Top Right"},{value:"center_left",label:"Center Left"},{value:"center",label:"\
Center"},{value:"center_right",label:"Center Right"},{value:"bottom_left",label:"Bottom Left"},{value:"bottom_center",label:"Bottom Center"},{value:"bottom_righ\
t",label:"Bottom Right"}],extension:!0},color={kind:"choice",label:"Color",description:"Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",
label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}]},encryptionAlgorithm={kind:"choice",label:"Encryption Algorithm",description:"How the docum\
ent is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"A\
ES-128"},add_attachment={resource:"attachment",label:"Add",action:"Add attachment",description:"Attach a file to a document",input:"one",output:"pdf",extension:!0,
fields:{attachment:{kind:"file",label:"Attachment",description:"The file to attach",accepts:"any",required:!0},attachment_name:{kind:"text",label:"Attachment Na\
me",description:"Name of the attachment in the document. If absent, the name of the file.",maxLength:200,format:"file-name",empty:"word",placeholder:"e.g. factu\
r-x.xml"},mime_type:{kind:"text",label:"MIME Type",description:"Media type of the attachment. If absent, it follows from the extension of the name.",maxLength:255,
format:"media-type",empty:"word",placeholder:"e.g. text/xml"},attachment_description:{kind:"text",label:"Attachment Description",description:"Description of the\
 attachment, which viewers list with it. If absent, the description of the attachment that it replaces.",maxLength:1e3,empty:"word",placeholder:"e.g. Invoice as\
 XML"},relationship:{kind:"choice",label:"Relationship",description:"How the attachment relates to the document. If absent, the relationship of the attachment t\
hat it replaces, otherwise unspecified.",options:[{value:"unspecified",label:"Unspecified"},{value:"source",label:"Source",description:"The file from which the \
document was made"},{value:"data",label:"Data",description:"Data that the document shows, such as the numbers of a table"},{value:"alternative",label:"Alternati\
ve",description:"The same content in another form, such as the XML of an invoice"},{value:"supplement",label:"Supplement",description:"Something that belongs to\
 the document"}]},modified:{kind:"text",label:"Modified",description:"When the attachment was last changed, as ISO 8601. If absent, the date of the document, ne\
ver the current time.",maxLength:40,format:"date",empty:"word",placeholder:"e.g. 2026-11-20T14:30:00+01:00"},replace_existing:{kind:"flag",label:"Replace Existi\
ng",description:"Whether to replace an attachment of the same name. Otherwise an attachment of that name is an error.",default:!1},open_password:openPassword}},
add_image_watermark={resource:"stamp",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or JPEG image on pages, such as a logo",input:"one",
output:"pdf",path:"/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],fields:{image:{kind:"file",accepts:"image",label:"Image",description:"PNG or JPE\
G image to stamp. It is embedded without loss of quality, once for all pages.",required:!0},transparency:{kind:"integer",label:"Transparency",description:"From \
0, opaque, to 100, invisible",min:0,max:100,default:50},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the image, in inches",
min:0,default:1,unit:"inches"},position:{...position,default:"center"},image_width:{kind:"decimal",label:"Image Width",description:"Width of the image on the pa\
ge, in inches. If absent, the image is as large as the margins allow.",above:0,unit:"inches",extension:!0},pages:pagesOrAll,layer,open_password:openPassword}},add_overlay={
resource:"stamp",label:"Add Overlay",action:"Add overlay",description:"Put the pages of another PDF over or behind the pages, such as a letterhead",input:"one",
output:"pdf",extension:!0,fields:{overlay:{kind:"file",accepts:"pdf",label:"Overlay",description:"PDF document whose pages are put over or behind the pages of t\
he input",required:!0},layer:{kind:"choice",label:"Layer",description:"Where the overlay is drawn: over the content of the page, or behind it",options:[{value:"\
under",label:"Behind the Page (Letterhead)"},{value:"over",label:"Over the Page"}],required:!0},repeat:{kind:"choice",label:"Repeat",description:"Which page of \
the overlay to use when the document has more pages than the overlay",options:[{value:"last",label:"The Last Page Again",description:"For a letterhead with a fi\
rst and a continuation page"},{value:"all",label:"All Pages Again",description:"Start again with the first page of the overlay"},{value:"none",label:"Nothing"}],
default:"last"},fit:{kind:"choice",label:"Fit",description:"Size of the overlay on the page",options:[{value:"page",label:"Fit the Page",description:"Scaled int\
o the page and centered, keeping its proportions"},{value:"none",label:"Own Size",description:"At its own size, from the lower left corner"}],default:"page"},pages:pagesOrAll,
overlay_password:{kind:"text",secret:!0,label:"Overlay Password",description:"Password that opens the overlay, if it needs one",minLength:1,maxLength:256,empty:"\
opener"},open_password:openPassword}},add_page_numbers={resource:"stamp",label:"Add Page Numbers",action:"Add page numbers",description:"Stamp page numbers on p\
ages, such as 3 / 12 or Bates numbers",input:"one",output:"pdf",extension:!0,fields:{number_format:{kind:"text",label:"Number Format",description:"Text on each \
page: {number} is its number, {last} the last number, {label} the page label, {name} the file name without extension",minLength:1,maxLength:100,format:"number-f\
ormat",default:"{number} / {last}",placeholder:"e.g. Page {number} of {last}"},position:{...position,default:"bottom_center"},first_number:{kind:"integer",label:"\
First Number",description:"Number on the first page that gets a number",min:0,default:1},last_number:{kind:"integer",label:"Last Number",description:"Value of {\
last} if the numbers continue in further documents: the last number of this document or a higher one. If absent, the last number of this document.",min:0},digits:{
kind:"integer",label:"Digits",description:"Minimum number of digits of {number}: shorter numbers get leading zeros, as in Bates numbers",min:0,max:12,default:0},
font_size:{kind:"decimal",label:"Font Size",description:"Size of the text, in points. Text that is too wide for the page becomes smaller.",min:4,max:144,default:10,
unit:"points"},color:{...color,default:"Black"},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:0,default:.5,
unit:"inches"},pages:pagesOrAll,open_password:openPassword}},add_password={resource:"security",label:"Add Password",action:"Add password",description:"Encrypt t\
he document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"Password that \
opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:encryptionAlgorithm,
open_password:openPassword}},add_restrictions={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the document and set \
what a reader may do with it; some programs ignore these permissions",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{owner_password:{
kind:"text",secret:!0,label:"Owner Password",description:"Password that opens the document without restrictions: 4 to 32 printable ASCII characters",required:!0,
minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Password that opens the document \
with the restrictions. If absent, the document opens without a password.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:encryptionAlgorithm,
allow_copy_content:{kind:"flag",group:"permissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{
kind:"flag",group:"permissions",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"\
permissions",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{
kind:"flag",group:"permissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{
kind:"flag",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:openPassword}},line={kind:"text",maxLength:32},add_text_watermark={resource:"stamp",label:"Add Text",action:"\
Add text watermark",description:"Stamp up to three lines of text on pages",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{
line_1:{...line,label:"Line 1",description:"First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...line,label:"Lin\
e 2",description:"Second line of the watermark, at most 32 characters",empty:"word"},line_3:{...line,label:"Line 3",description:"Third line of the watermark, at\
 most 32 characters",empty:"word"},template:{kind:"choice",label:"Template",description:"Position and direction of the text. A region may offer further template\
s.",options:[{value:1001,label:"Diagonal"},{value:1002,label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},
color:{...color,default:"Gray"},transparency:{kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{
kind:"decimal",label:"Margin",description:"Distance from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},pages:pagesOrAll,layer,open_password:openPassword}},
check_document={resource:"document",label:"Check",action:"Check document",description:"Check a document: pass it on unchanged, or fail and list everything that \
is wrong with it",input:"one",output:"data",dataKey:"check",extension:!0,atLeastOne:["maximum_pages","maximum_bytes","require_embedded_fonts","require_unlocked",
"forbid_javascript"],fields:{maximum_pages:{kind:"integer",label:"Maximum Pages",description:"Maximum number of pages of the document",min:1,placeholder:"e.g. 1\
0"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Maximum size of the file, in bytes",min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"\
e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Require Embedded Fonts",description:"Whether every font must be embedded, so that the document looks \
and prints the same everywhere",default:!1},require_unlocked:{kind:"flag",label:"Require Unlocked",description:"Whether the document must open without a passwor\
d",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScript",description:"Whether the document must not contain scripts",default:!1},open_password:openPassword}},
extract_attachments={resource:"attachment",label:"Extract",action:"Extract attachments",description:"Get the files that are attached to a document, such as the \
XML of an electronic invoice",input:"one",output:"files",extension:!0,fields:{name_pattern:{kind:"text",label:"Name Pattern",description:"Name of the attachment\
s to extract: * matches any characters, ? matches one. If absent, all attachments are extracted.",maxLength:200,empty:"word",placeholder:"e.g. *.xml"},open_password:openPassword}},
extract_pages={resource:"page",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"pdf",...rangeOrPages,
fields:{first_page:firstPage,last_page:lastPage,pages:pagesInPlaceOfRange,open_password:openPassword}},fill_form={resource:"form",label:"Fill Form",action:"Fill\
 form",description:"Fill the fields of a form, and draw the values so that every reader shows them",input:"one",output:"pdf",extension:!0,fields:{values:{kind:"\
json",label:"Values",description:"Value of each field by its name: text or a number, true or false for a check box, an option for a choice. The name is the full\
 name of the field, or its last part if that is unique. Null clears a field.",required:!0,maxLength:1e6,placeholder:'e.g. {"name": "Ada", "agree": true}'},unknown_fields:{
kind:"choice",label:"Unknown Fields",description:"What to do with values for fields that the form does not have",options:[{value:"error",label:"Stop With an Err\
or"},{value:"ignore",label:"Ignore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"Whether to turn the filled form into plain content of t\
he pages",default:!1},open_password:openPassword}},flatten_form={resource:"form",label:"Flatten Form",action:"Flatten form",description:"Turn the fields of a fo\
rm into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,fields:{pages:pagesOrAll,open_password:openPassword}},get_document_info={
resource:"document",label:"Get Info",action:"Get document info",description:"Read facts about a document: pages, metadata, encryption, signatures, form, attachm\
ents, fonts and more",input:"one",output:"data",dataKey:"info",extension:!0,fields:{per_page:{kind:"flag",label:"Every Page",description:"Whether to include wid\
th, height, rotation and label of every page",default:!1},open_password:openPassword}},get_form_data={resource:"form",label:"Get Form Data",action:"Get form dat\
a",description:"Read the fields of a form and their values; the document passes through unchanged",input:"one",output:"data",dataKey:"form",extension:!0,fields:{
open_password:openPassword}},images_to_pdf={resource:"document",label:"Convert Images",action:"Convert images to PDF",description:"Make one document from PNG an\
d JPEG images, one page per image, in the given order and without loss of quality",input:"many",accepts:"image",output:"pdf",extension:!0,fields:{page_size:{kind:"\
choice",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin allows, and keeps its proportions.",options:[{value:"imag\
e",label:"Size of the Image",description:"At the resolution of the image, or 96 dpi if it has none"},{value:"A4",label:"A4"},{value:"Letter",label:"Letter"}],default:"\
image"},orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Letter pages",options:[{value:"auto",label:"Same as the Image"},{value:"\
portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"decimal",label:"Margin",description:"Distance from the page bor\
der to the image, in inches",min:0,default:0,unit:"inches"}}},merge_documents={resource:"document",label:"Merge",action:"Merge PDF documents",description:"Join \
documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"pdf",fields:{bookmarks:{kind:"choice",label:"\
Bookmarks",description:"How the bookmarks are joined: one after the other, or below a new bookmark for each document",options:[{value:"keep",label:"Keep"},{value:"\
per_document",label:"One per Document",description:"A bookmark with the name of each file, and the bookmarks of the file below it"}],default:"keep",extension:!0},
interleave:{kind:"choice",label:"Interleave",description:"Take one page of each document in turn, for separate scans of front and back sides",options:[{value:"n\
one",label:"Off",description:"One document after the other"},{value:"forward",label:"Forward",description:"All first pages, then all second pages, and so on"},{
value:"backward",label:"Backward",description:"As forward, but all documents after the first start from their last page"}],default:"none",extension:!0},open_password:openPassword}},
optimize_document={resource:"document",label:"Optimize",action:"Optimize PDF document",description:"Make a document smaller without loss of quality: write ident\
ical objects once, compress better, remove thumbnails",input:"one",output:"pdf",extension:!0,fields:{open_password:openPassword}},remove_pages={resource:"page",
label:"Remove",action:"Remove pages",description:"Remove pages, with everything that only those pages used",input:"one",output:"pdf",...rangeOrPages,fields:{first_page:firstPage,
last_page:lastPage,pages:pagesInPlaceOfRange,open_password:openPassword}},remove_password={resource:"security",label:"Remove Password",action:"Remove password",
description:"Remove the password and the restrictions; the result is not encrypted",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Pass\
word",description:"The user or owner password that opens the document",required:!0,minLength:1,maxLength:256}}},remove_restrictions={resource:"security",label:"\
Remove Restrictions",action:"Remove restrictions",description:"Remove the restrictions of a document; a password that it needs to open stays",input:"one",output:"\
pdf",fields:{open_password:openPassword}},remove_signatures={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"Remove every \
cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appearance",description:"\
What to do with the visible mark of a removed signature",options:[{value:"keep",label:"Keep",description:"Pages look as before"},{value:"remove",label:"Remove",
description:"The visible mark is removed too"}],default:"keep",extension:!0},open_password:openPassword}},reorder_pages={resource:"page",label:"Reorder",action:"\
Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{page_order:{kind:"pageOrder",label:"Pa\
ge Order",description:"Pages in the wanted order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice a\
ppears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:openPassword}},reverse_pages={resource:"\
page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:openPassword}},rotate_pages={
resource:"page",label:"Rotate",action:"Rotate pages",description:"Rotate pages by 90, 180 or 270 degrees",input:"one",output:"pdf",...rangeOrPages,fields:{angle:{
kind:"choice",label:"Angle",description:"Degrees to rotate, clockwise if positive. The rotation that a page already has is added.",required:!0,options:[{value:0,
label:"0°"},{value:90,label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,
label:"180° Counter-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:firstPage,last_page:lastPage,pages:pagesInPlaceOfRange,open_password:openPassword}},
word=(e,t,a)=>({kind:"text",label:e,description:t,maxLength:1e3,empty:"word",placeholder:a}),set_metadata={resource:"document",label:"Set Metadata",action:"Set \
document metadata",description:"Set title, author and other metadata of a document, or remove existing metadata",input:"one",output:"pdf",extension:!0,atLeastOne:[
"title","author","subject","keywords","creator","language","remove_existing"],fields:{title:word("Title","Title of the document","e.g. Annual Report 2026"),author:word(
"Author","Name of the person or organization that wrote the document","e.g. Ada Lovelace"),subject:word("Subject","Subject of the document, or a sentence about \
it","e.g. Results of the year"),keywords:word("Keywords","Keywords, separated by commas","e.g. report, results, 2026"),creator:word("Creator","Program that made\
 the original of the document","e.g. LibreOffice Writer"),language:{...word("Language","Language of the text, as a BCP 47 tag","e.g. en-GB"),format:"language-ta\
g"},remove_existing:{kind:"flag",label:"Remove Existing",description:"Whether to remove all metadata first: title, author, dates, programs, XMP and private data\
 of programs. Metadata inside images are not removed.",default:!1},open_password:openPassword}},split_at_page={resource:"document",label:"Split at Pages",action:"\
Split PDF at pages",description:"Cut a document before or after the pages that you name",input:"one",output:"pdfs",extension:!0,fields:{pages:{...pageSet,description:"\
Pages to cut at, in any order, such as 4, 9 or odd",required:!0,placeholder:"e.g. 4, 9"},cut:{kind:"choice",label:"Cut",description:"Where to cut: before each o\
f the pages, or after it",options:[{value:"before",label:"Before the Pages"},{value:"after",label:"After the Pages"}],default:"before"},open_password:openPassword}},
split_by_bookmarks={resource:"document",label:"Split by Bookmarks",action:"Split PDF by bookmarks",description:"Cut a document before every page that a bookmark\
 leads to",input:"one",output:"pdfs",extension:!0,fields:{bookmark_level:{kind:"integer",label:"Bookmark Level",description:"Levels of bookmarks to use: 1 is th\
e top level only, 2 the top two levels",min:1,default:1},open_password:openPassword}},split_by_page_count={resource:"document",label:"Split by Page Count",action:"\
Split PDF by page count",description:"Cut a document into parts with the same number of pages; the last part may have fewer",input:"one",output:"pdfs",extension:!0,
fields:{pages_per_part:{kind:"integer",label:"Pages per Part",description:"Number of pages of each part; the last part may have fewer",required:!0,min:1,placeholder:"\
e.g. 10"},open_password:openPassword}},split_by_size={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into part\
s up to a size limit, each as full as possible; only a part with a single large page can exceed it",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"integ\
er",label:"Maximum Bytes",description:"Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 percent larger\
.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,unit:"bytes",placeholder:"e.g. 18000000"},open_password:openPassword}},operations={merge_documents,images_to_pdf,
optimize_document,split_by_size,split_by_page_count,split_at_page,split_by_bookmarks,extract_pages,remove_pages,reorder_pages,reverse_pages,rotate_pages,add_password,
add_restrictions,remove_password,remove_restrictions,remove_signatures,add_text_watermark,add_image_watermark,add_overlay,add_page_numbers,get_form_data,fill_form,
flatten_form,get_document_info,check_document,set_metadata,extract_attachments,add_attachment};exports.operations=operations;var operationNames=Object.keys(operations);
exports.operationNames=operationNames;function operationOf(e){return operations[e]}function isOperationName(e){return Object.hasOwn(operations,e)}
