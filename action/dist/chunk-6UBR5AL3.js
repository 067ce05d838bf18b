var _=Object.defineProperty;var te=Object.getOwnPropertyDescriptor;var ae=Object.getOwnPropertyNames;var ne=Object.prototype.hasOwnProperty;var oe=(e,t)=>{for(var a in t)_(e,a,{get:t[a],enumerable:!0})},re=(e,t,a,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ae(t))!ne.call(e,o)&&o!==
a&&_(e,o,{get:()=>t[o],enumerable:!(n=te(t,o))||n.enumerable});return e};var ie=e=>re(_({},"__esModule",{value:!0}),e);var lt={};oe(lt,{a:()=>D,b:()=>k,c:()=>B,d:()=>G,e:()=>z,f:()=>J,g:()=>U,h:()=>w,i:()=>H,j:()=>K,k:()=>X,l:()=>V,m:()=>Y,n:()=>Q,o:()=>Z});module.exports=ie(lt);
var O=require("./chunk-UD3SQP3P.js"),p={kind:"text",secret:!0,label:"Open Password",description:"Password that opens the input document, if it needs one. Used l\
ocally, and sent only to a service that announces this field.",minLength:1,maxLength:256,extension:!0,empty:"opener"},x={kind:"integer",label:"First Page",description:"\
First page of the range, counted from 1",min:1,default:1,group:"range"},$={kind:"integer",label:"Last Page",description:"Last page of the range. The last page o\
f the document if absent.",min:1,group:"range"},A={kind:"pageSet",label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",extension:!0},L={...A,description:"\
Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. In place of First Page and Last Page."},P={ascending:["first_page","last_p\
age"],exclusive:[["pages",["first_page","last_page"]]]},y={...A,description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. Al\
l pages if absent.",default:"all"},R={kind:"choice",label:"Layer",description:"Where the stamp is drawn: over the content of the page, or behind it",options:[{value:"\
over",label:"Over the Page"},{value:"under",label:"Behind the Page"}],default:"over",extension:!0},E={kind:"choice",label:"Position",description:"Where the stam\
p is within the margins of the page as displayed",options:[{value:"top_left",label:"Top Left"},{value:"top_center",label:"Top Center"},{value:"top_right",label:"\
Top Right"},{value:"center_left",label:"Center Left"},{value:"center",label:"Center"},{value:"center_right",label:"Center Right"},{value:"bottom_left",label:"Bo\
ttom Left"},{value:"bottom_center",label:"Bottom Center"},{value:"bottom_right",label:"Bottom Right"}],extension:!0},W={kind:"choice",label:"Color",description:"\
Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}]},I={kind:"choice",label:"\
Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},
{value:"AES-256",label:"AES-256"}],default:"AES-128"},se={resource:"attachment",label:"Add",action:"Add attachment",description:"Attach a file to a document",input:"\
one",output:"pdf",extension:!0,fields:{attachment:{kind:"file",label:"Attachment",description:"The file to attach",accepts:"any",required:!0},attachment_name:{kind:"\
text",label:"Attachment Name",description:"Name of the attachment in the document. The own name of the file if absent.",maxLength:200,empty:"word",placeholder:"\
e.g. factur-x.xml"},mime_type:{kind:"text",label:"MIME Type",description:"Media type of the attachment. By the extension of its name if absent.",maxLength:255,empty:"\
word",placeholder:"e.g. text/xml"},attachment_description:{kind:"text",label:"Attachment Description",description:"What the attachment is, shown in the list of \
attachments",maxLength:1e3,empty:"word",placeholder:"e.g. Invoice as XML"},relationship:{kind:"choice",label:"Relationship",description:"What the attachment is \
to the document",options:[{value:"unspecified",label:"Unspecified"},{value:"source",label:"Source",description:"What the document was made from"},{value:"data",
label:"Data",description:"Data behind what the document shows, such as those of a table"},{value:"alternative",label:"Alternative",description:"The same content\
 in another form, such as the XML of an invoice"},{value:"supplement",label:"Supplement",description:"Something that belongs to the document"}],default:"unspeci\
fied"},modified:{kind:"text",label:"Modified",description:"When the attachment was changed last, as ISO 8601. If absent, the date of the document: nothing reads\
 the clock.",maxLength:40,empty:"word",placeholder:"e.g. 2026-11-20T14:30:00+01:00"},replace_existing:{kind:"flag",label:"Replace Existing",description:"Whether\
 to replace an attachment of the same name. Otherwise the name must be free.",default:!1},open_password:p}},le={resource:"security",label:"Add Password",action:"\
Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"P\
assword",description:"Opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:I,
open_password:p}},de={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the document and say what a reader may do with\
 it, which a reader can ignore",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{owner_password:{kind:"text",secret:!0,label:"Owner\
 Password",description:"Opens the document and changes its permissions: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"pri\
ntable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Opens the document with the restrictions. Without it the document opens f\
reely.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:I,allow_copy_content:{kind:"flag",group:"permissions",label:"Allow Copying C\
ontent",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"flag",group:"permissions",label:"Allow Changing Content",
description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"permissions",label:"Allow Printing",description:"Whether a rea\
der may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{kind:"flag",group:"permissions",label:"Allow High Resol\
ution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{kind:"flag",group:"permissions",label:"Allo\
w Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{kind:"flag",group:"permissio\
ns",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms is allowed.",default:!0},allow_assemble_document:{
kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may insert, rotate and delete pages",default:!0},allow_accessibility:{
kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility programs may read text and images",default:!0},open_password:p}},
pe={resource:"watermark",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or JPEG image on pages, such as a logo",input:"one",output:"pdf",
path:"/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],fields:{image:{kind:"file",accepts:"image",label:"Image",description:"PNG or JPEG image to st\
amp. It is embedded without loss of quality, once for all pages.",required:!0},transparency:{kind:"integer",label:"Transparency",description:"From 0, opaque, to\
 100, invisible",min:0,max:100,default:50},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the image, in inches",min:0,default:1,
unit:"inches"},position:{...E,default:"center"},image_width:{kind:"decimal",label:"Image Width",description:"Width of the image on the page, in inches. As large\
 as the margins allow if absent.",above:0,unit:"inches",extension:!0},pages:y,layer:R,open_password:p}},ue={resource:"watermark",label:"Add Overlay",action:"Add\
 overlay",description:"Put the pages of another PDF over or behind the pages, such as a letterhead",input:"one",output:"pdf",extension:!0,fields:{overlay:{kind:"\
file",accepts:"pdf",label:"Overlay",description:"PDF document whose pages are put over or behind the pages of the input",required:!0},layer:{kind:"choice",label:"\
Layer",description:"What the overlay does: cover the content of the page, or lie behind it",options:[{value:"under",label:"Behind the Page (Letterhead)"},{value:"\
over",label:"Over the Page"}],required:!0},repeat:{kind:"choice",label:"Repeat",description:"What the pages get that come after the last page of the overlay",options:[
{value:"last",label:"The Last Page Again",description:"A letterhead with a first and a continuation page"},{value:"all",label:"All Pages Again",description:"Fro\
m the first page of the overlay"},{value:"none",label:"Nothing"}],default:"last"},fit:{kind:"choice",label:"Fit",description:"How large the overlay is",options:[
{value:"page",label:"Fit the Page",description:"Scaled into the page and centered, keeping its proportions"},{value:"none",label:"Own Size",description:"At its \
own size, from the lower left corner"}],default:"page"},pages:y,overlay_password:{kind:"text",secret:!0,label:"Overlay Password",description:"Password that open\
s the overlay, if it needs one",minLength:1,maxLength:256,empty:"opener"},open_password:p}},ce={resource:"watermark",label:"Add Page Numbers",action:"Add page n\
umbers",description:"Number the pages, such as 3 / 12 or with Bates numbers",input:"one",output:"pdf",extension:!0,fields:{number_format:{kind:"text",label:"Num\
ber Format",description:"Text of each page, with {number} and {last} for its number and the last one, {label} for the page label, {name} for the name of the fil\
e",minLength:1,maxLength:100,default:"{number} / {last}",placeholder:"e.g. Page {number} of {last}"},position:{...E,default:"bottom_center"},first_number:{kind:"\
integer",label:"First Number",description:"Number of the first page that gets one",min:0,default:1},last_number:{kind:"integer",label:"Last Number",description:"\
What {last} shows where numbers continue in further documents. The last number of this document if absent.",min:0},digits:{kind:"integer",label:"Digits",description:"\
Least number of digits of {number}, with zeros in front, as Bates numbers have them",min:0,max:12,default:0},font_size:{kind:"decimal",label:"Font Size",description:"\
Size of the text, in points. Text that is too wide for the page becomes smaller.",min:4,max:144,default:10,unit:"points"},color:{...W,default:"Black"},margin:{kind:"\
decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:0,default:.5,unit:"inches"},pages:y,open_password:p}},S={kind:"te\
xt",maxLength:32},me={resource:"watermark",label:"Add Text",action:"Add text watermark",description:"Stamp up to three lines of text on pages",input:"one",output:"\
pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...S,label:"Line 1",description:"First line of the watermark, at most 32 characters",
required:!0,placeholder:"e.g. DRAFT"},line_2:{...S,label:"Line 2",description:"Second line of the watermark, at most 32 characters",empty:"word"},line_3:{...S,label:"\
Line 3",description:"Third line of the watermark, at most 32 characters",empty:"word"},template:{kind:"choice",label:"Template",description:"Where the text stan\
ds and how it runs. A region may know further template IDs.",options:[{value:1001,label:"Diagonal"},{value:1002,label:"Horizontal"},{value:1003,label:"Top"},{value:1004,
label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{...W,default:"Gray"},transparency:{kind:"integer",label:"Transparency",description:"From 0, opaq\
ue, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the watermark, in inches",above:0,
default:1,unit:"inches"},pages:y,layer:R,open_password:p}},he={resource:"document",label:"Check",action:"Check document",description:"Pass a document on unchang\
ed, or fail and say everything that is wrong with it",input:"one",output:"data",dataKey:"check",extension:!0,atLeastOne:["maximum_pages","maximum_bytes","requir\
e_embedded_fonts","require_unlocked","forbid_javascript"],fields:{maximum_pages:{kind:"integer",label:"Maximum Pages",description:"Most pages that the document \
may have",min:1,placeholder:"e.g. 10"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest size in bytes that the file may have",min:1,max:Number.
MAX_SAFE_INTEGER,placeholder:"e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Require Embedded Fonts",description:"Whether every font must be embedde\
d, so that the document looks the same everywhere and prints",default:!1},require_unlocked:{kind:"flag",label:"Require Unlocked",description:"Whether the docume\
nt must open without a password",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScript",description:"Whether the document must not hold scripts",default:!1},
open_password:p}},fe={resource:"attachment",label:"Extract",action:"Extract attachments",description:"Get the files that are attached to a document, such as the\
 XML of an electronic invoice",input:"one",output:"files",extension:!0,fields:{name_pattern:{kind:"text",label:"Name Pattern",description:"Which attachments, by\
 name: * stands for any characters, ? for one. All attachments if absent.",maxLength:200,empty:"word",placeholder:"e.g. *.xml"},open_password:p}},ge={resource:"\
page",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"pdf",...P,fields:{first_page:x,last_page:$,pages:L,
open_password:p}},be={resource:"document",label:"Get Info",action:"Get document info",description:"Tell what a document is: pages, metadata, encryption, signatu\
res, form, attachments, fonts and more",input:"one",output:"data",dataKey:"info",extension:!0,fields:{per_page:{kind:"flag",label:"Every Page",description:"Whet\
her to tell width, height, rotation and label of every page as well",default:!1},open_password:p}},ve={resource:"document",label:"Convert Images",action:"Conver\
t images to PDF",description:"Make one document of PNG and JPEG images, a page for each, in the order given and without loss of quality",input:"many",accepts:"i\
mage",output:"pdf",extension:!0,fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin \
allows, and keeps its proportions.",options:[{value:"image",label:"Size of the Image",description:"At its own resolution, or 96 dpi where it names none"},{value:"\
A4",label:"A4"},{value:"Letter",label:"Letter"}],default:"image"},orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Letter pages",
options:[{value:"auto",label:"That of the Image"},{value:"portrait",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"decim\
al",label:"Margin",description:"Distance from the page border to the image, in inches",min:0,default:0,unit:"inches"}}},we={resource:"form",label:"Fill Form",action:"\
Fill form",description:"Fill the fields of a form, and draw the values so that every reader shows them",input:"one",output:"pdf",extension:!0,fields:{values:{kind:"\
json",label:"Values",description:"Values by field name: text or a number, true or false for check boxes, an option for choices. The full name of a field or a la\
st part that is unique. Null clears a field.",required:!0,maxLength:1e6,placeholder:'e.g. {"name": "Ada", "agree": true}'},unknown_fields:{kind:"choice",label:"\
Unknown Fields",description:"What to do with values whose name is not in the form",options:[{value:"error",label:"Stop With an Error"},{value:"ignore",label:"Ig\
nore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"Whether to turn the filled form into plain content of the pages",default:!1},open_password:p}},
ye={resource:"form",label:"Flatten Form",action:"Flatten form",description:"Turn the fields of a form into plain content of the pages, as they look",input:"one",
output:"pdf",extension:!0,fields:{pages:y,open_password:p}},ke={resource:"form",label:"Get Form Data",action:"Get form data",description:"Read the fields of a f\
orm and their values; the document passes through unchanged",input:"one",output:"data",dataKey:"form",extension:!0,fields:{open_password:p}},_e={resource:"docum\
ent",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and laye\
rs",input:"many",output:"pdf",fields:{bookmarks:{kind:"choice",label:"Bookmarks",description:"How the bookmarks are joined: one after the other, or below a new \
bookmark for each document",options:[{value:"keep",label:"Keep"},{value:"per_document",label:"One per Document",description:"A bookmark with the name of each fi\
le, its own bookmarks below"}],default:"keep",extension:!0},interleave:{kind:"choice",label:"Interleave",description:"Let pages of the documents take turns, for\
 scans of front and back sides",options:[{value:"none",label:"Off",description:"One document after the other"},{value:"forward",label:"Forward",description:"All\
 first pages, then all second pages, and so on"},{value:"backward",label:"Backward",description:"As forward, with all documents but the first from their last pa\
ge"}],default:"none",extension:!0},open_password:p}},xe={resource:"document",label:"Optimize",action:"Optimize PDF document",description:"Make a document smalle\
r without any loss: identical objects once, better compression, no thumbnails",input:"one",output:"pdf",extension:!0,fields:{open_password:p}},$e={resource:"pag\
e",label:"Remove",action:"Remove pages",description:"Remove pages, with everything that only those pages used",input:"one",output:"pdf",...P,fields:{first_page:x,
last_page:$,pages:L,open_password:p}},Ae={resource:"security",label:"Remove Password",action:"Remove password",description:"Write the document unencrypted, with\
out password and restrictions",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that op\
ens the document",required:!0,minLength:1,maxLength:256}}},Le={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Clear t\
he permission flags of a document that opens without a password",input:"one",output:"pdf",fields:{open_password:p}},Pe={resource:"security",label:"Remove Signat\
ures",action:"Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{
appearance:{kind:"choice",label:"Appearance",description:"What becomes of the visible mark of a removed signature",options:[{value:"keep",label:"Keep",description:"\
Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark goes with the signature"}],default:"keep",extension:!0},open_password:p}},Se={
resource:"page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{
page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the order wanted, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a \
range to the end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:p}},
Ce={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:p}},Fe={resource:"\
page",label:"Rotate",action:"Rotate pages",description:"Turn pages by quarter turns",input:"one",output:"pdf",...P,fields:{angle:{kind:"choice",label:"Angle",description:"\
How far to turn, in degrees, clockwise when positive; added to the rotation that a page already has",required:!0,options:[{value:0,label:"0°"},{value:90,label:"\
90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter-Clockw\
ise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:x,last_page:$,pages:L,open_password:p}},Ne={resource:"document",label:"Split at Pages",action:"S\
plit PDF at pages",description:"Cut a document before or after each of some pages",input:"one",output:"pdfs",extension:!0,fields:{pages:{...A,description:"Pages\
 to cut at, in any order, such as 4, 9 or odd",required:!0,placeholder:"e.g. 4, 9"},cut:{kind:"choice",label:"Cut",description:"Where to cut: a part begins at e\
ach of the pages, or ends with it",options:[{value:"before",label:"Before the Pages"},{value:"after",label:"After the Pages"}],default:"before"},open_password:p}},
Oe={resource:"document",label:"Split by Bookmarks",action:"Split PDF by bookmarks",description:"Cut a document at every page that a bookmark leads to",input:"on\
e",output:"pdfs",extension:!0,fields:{bookmark_level:{kind:"integer",label:"Bookmark Level",description:"How deep to look for bookmarks: 1 takes the top level o\
f the outline",min:1,default:1},open_password:p}},Re={resource:"document",label:"Split by Page Count",action:"Split PDF by page count",description:"Cut a docume\
nt into parts of a number of pages; the last part has what remains",input:"one",output:"pdfs",extension:!0,fields:{pages_per_part:{kind:"integer",label:"Pages p\
er Part",description:"Number of pages of each part but the last",required:!0,min:1,placeholder:"e.g. 10"},open_password:p}},v=(e,t,a)=>({kind:"text",label:e,description:t,
maxLength:1e3,empty:"word",placeholder:a}),Ee={resource:"document",label:"Set Metadata",action:"Set document metadata",description:"Set title, author and other \
metadata of a document, or remove what is there",input:"one",output:"pdf",extension:!0,atLeastOne:["title","author","subject","keywords","creator","language","r\
emove_existing"],fields:{title:v("Title","Title of the document","e.g. Annual Report 2026"),author:v("Author","Name of the person or organization that wrote the\
 document","e.g. Ada Lovelace"),subject:v("Subject","Subject of the document, or a sentence about it","e.g. Results of the year"),keywords:v("Keywords","Keyword\
s, separated by commas","e.g. report, results, 2026"),creator:v("Creator","Program with which the original was written","e.g. LibreOffice Writer"),language:v("L\
anguage","Language of the text as a tag of BCP 47","e.g. en-GB"),remove_existing:{kind:"flag",label:"Remove Existing",description:"Whether to remove all metadat\
a first: title, author, dates, programs, XMP and private data of programs. Embedded images keep theirs.",default:!1},open_password:p}},We={resource:"document",label:"\
Split by Size",action:"Split PDF by size",description:"Cut a document into parts that are as large as the limit allows, and never larger unless a single page is",
input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest size of a part, in bytes. An e-mail limit of 25 MB ta\
kes parts of about 18000000 bytes, because e-mail adds 37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 18000000"},open_password:p}},
C={merge_documents:_e,images_to_pdf:ve,optimize_document:xe,split_by_size:We,split_by_page_count:Re,split_at_page:Ne,split_by_bookmarks:Oe,extract_pages:ge,remove_pages:$e,
reorder_pages:Se,reverse_pages:Ce,rotate_pages:Fe,add_password:le,add_restrictions:de,remove_password:Ae,remove_restrictions:Le,remove_signatures:Pe,add_text_watermark:me,
add_image_watermark:pe,add_overlay:ue,add_page_numbers:ce,get_form_data:ke,fill_form:we,flatten_form:ye,get_document_info:be,check_document:he,set_metadata:Ee,extract_attachments:fe,
add_attachment:se},D=Object.keys(C);function k(e){return C[e]}function B(e){return Object.hasOwn(C,e)}var G=e=>e.replaceAll("_","-"),z=e=>k(e).path??`/v1/${e}`;
function J(e,t){let{input:a,accepts:n}=k(e);return t.length===0?[{field:"file",message:`is required: ${a==="many"?"at least one":"a"} ${n==="image"?"PNG or JPEG\
 image":"PDF document"}`}]:a==="one"&&t.length>1?[{field:"file",message:`must be given only once: this operation takes one document, not ${t.length}`}]:[]}var Ie=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function T(e){let t=[];for(let[a,n]of e.split(",").entries()){let o=a+1,r=Ie.exec(n),l=u=>({problem:`item ${o} ('${w(n)}') ${u}`});if(n.trim()==="")return{problem:`\
item ${o} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!r)return l(Te(n));let s=Number(r[1]),m=r[3]===void 0?void 0:Number(r[3]);
if(s===0||m===0)return l("names page 0: pages count from 1, and -1 is the last page");t.push({from:s,to:m,range:r[2]!==void 0,text:n.trim(),position:o})}return{
items:t}}function U(e,t,a){let n=i=>(0,O.d)([{field:"page_order",message:i}]),o=T(e);if("problem"in o)throw n(o.problem);let r=t===1?"1 page":`${t} pages`,l=o.items.
map(i=>{let d=g=>g<0?t+1+g:g,c=d(i.from),f=i.range?i.to===void 0?t:d(i.to):c;for(let[g,b]of[[i.from,c],[i.to??i.from,f]])if(b<1||b>t)throw n(`item ${i.position}\
 ('${w(i.text)}') names ${q(g)}, but the document has ${r}`);return{first:c,last:f}}),s=l.reduce((i,{first:d,last:c})=>i+Math.abs(c-d)+1,0);if(s>a)throw n(`name\
s ${s} pages in all; at most ${a} are allowed`);let m=new Uint32Array(s),u=0;for(let{first:i,last:d}of l){let c=i<=d?1:-1;for(let f=i;f!==d+c;f+=c)m[u++]=f}return m}
function q(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}function Te(e){return/^ *\d+ *-+ *\d* *$/.test(e)?"is not a range: ranges a\
re written 2..5":/^ *\.\./.test(e)?"has no start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function w(e){let t=[
...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}var qe=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function F(e){let t=[];for(let[a,n]of e.split(",").entries()){let o=a+1,r=n.trim();if(r==="")return{problem:`item ${o} is empty: write pages such as 1..3, -1, o\
dd, separated by single commas`};let l=qe.exec(r),s=ee=>({problem:`item ${o} ('${w(r)}') ${ee}`});if(!l)return s(Me(r));let[,m,u,i,d,c]=l,f={negated:m!==void 0,
text:r,position:o};if(u!==void 0){t.push({...f,pages:u.toLowerCase()});continue}let g=Number(i),b=d===void 0?g:c===void 0?"end":Number(c);if(g===0||b===0)return s(
"names page 0: pages count from 1, and -1 is the last page");t.push({...f,pages:{from:g,to:b}})}return{items:t}}function H(e,t,a="pages"){let n=s=>(0,O.d)([{field:a,
message:s}]),o=F(e);if("problem"in o)throw n(o.problem);let r=new M(t),l=new M(t);for(let s of o.items){let m=s.negated?l:r;if(typeof s.pages=="string"){m.add(s.
pages);continue}let{from:u,to:i}=s.pages,d=u<0?t+1+u:u,c=i==="end"?t:i<0?t+1+i:i,f=i==="end"?u<0?[[u,d]]:[]:[[u,d],[i,c]];for(let[g,b]of f)if(b<1||b>t)throw n(`\
item ${s.position} ('${w(s.text)}') names ${q(g)}, but the document has ${t===1?"1 page":`${t} pages`}`);i==="end"&&d>t||m.range(Math.min(d,c),Math.max(d,c))}return o.
items.every(({negated:s})=>s)&&r.add("all"),r.without(l)}function K(e){let t=F(e);if("problem"in t||t.items.length!==1)return;let{negated:a,pages:n}=t.items[0];
if(a)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;let{from:o,to:r}=n;return r==="end"?{first:o}:r<1?void 0:{first:Math.min(o,r),last:Math.
max(o,r)}}var M=class{constructor(e){this.pageCount=e,this.differences=new Int32Array(e+2)}pageCount;differences;odd=!1;even=!1;add(e){e!=="even"&&(this.odd=!0),
e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){let t=new Uint32Array(this.pageCount),a=0,n=0,o=0;for(let r=1;r<=this.
pageCount;r++){n+=this.differences[r],o+=e.differences[r];let l=r%2===1?"odd":"even";(n>0||this[l])&&!(o>0||e[l])&&(t[a++]=r)}return t.subarray(0,a)}};function Me(e){
return/^(not +)?\d+ *[-–] *\d*$/i.test(e)?"is not a range: ranges are written 2..5":/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after n\
ot"}var je=/[\u0000-\u001f\u007f]/g,De=e=>`${String(e+1).padStart(5,"0")}.pdf`;function X(e,t){let a=(e??"").replace(je,"").split(/[/\\]/).pop()??"";return a===
""||a==="."||a===".."?De(t):a}function V(e){let t=e.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return t===void 0?Number.POSITIVE_INFINITY:Number(t)}function Y(e){
let t=new Set(e),a=new Set;return e.map(n=>{let o=n;for(let r=2;a.has(o)||o!==n&&t.has(o);r++){let l=n.lastIndexOf(".");o=l>0?`${n.slice(0,l)}-${r}${n.slice(l)}`:
`${n}-${r}`}return a.add(o),o})}var Be=2**31-1,Ge=/^ *[+-]?\d+ *$/,ze=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,Je=/[\p{Cc}\u2028\u2029]/u,Ue=new RegExp("\\p{Cs}","u"),He=/^[\x20-\x7e]*$/;
function Q(e,t,a="absent"){let n=k(e),o={},r=[];for(let[l,s]of Object.entries(n.fields)){let m=Object.hasOwn(t,l),u=m?t[l]:void 0;if(Qe(s,u)){m&&a==="refuse"&&Ve(
s,u)?r.push({field:l,message:Ye(s)}):s.required?r.push({field:l,message:`is required: ${h(s)}`}):"default"in s&&(o[l]=s.default);continue}let i=Ze(s,u);"problem"in
i?r.push({field:l,message:i.problem}):o[l]=i.value}return{params:o,issues:[...r,...Ke(n,o,r)]}}function Ke({fields:e,ascending:t,different:a,exclusive:n,atLeastOne:o},r,l){
let s=[],m=i=>{let d=e[i];return r[i]!==void 0&&!(d&&"default"in d&&d.default===r[i])};if(t){let[i,d]=[r[t[0]],r[t[1]]];typeof i=="number"&&typeof d=="number"&&
i>d&&s.push({field:t[0],message:`must not be greater than ${t[1]}`,mentions:[t[1]]})}if(a){let[i,d]=[r[a[0]],r[a[1]]];i!==void 0&&i===d&&s.push({field:a[0],message:`\
must differ from ${a[1]}`,mentions:[a[1]]})}for(let[i,d]of n??[]){let c=m(i)?d.filter(m):[];c.length>0&&s.push({field:i,message:`must not be given together with\
 ${c.join(" and ")}: leave one of them out`,mentions:c})}let u=i=>m(i)||l.some(({field:d})=>d===i);return o&&!o.some(u)&&s.push({field:o[0],message:`is required\
, unless one of these is given: ${o.slice(1).join(", ")}`,mentions:o.slice(1)}),s}function Z(e){if(typeof e=="object")return JSON.stringify(e);let t=String(e);if(typeof e!=
"number"||!t.includes("e"))return t;if(e>=1)return BigInt(e).toString();let[a,n]=t.split("e");return`0.${"0".repeat(-Number(n)-1)}${a.replace(".","")}`}function h(e){
switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at most ${e.maxLength}`;return e.characters==="printable-ascii"?`${t} printable\
 ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or false";case"integer":return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a \
whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"decimal":return`a decimal number ${Xe(e)}, in ${e.unit}, with a point`;case"c\
hoice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characte\
rs`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${e.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG\
 or JPEG image",any:"a file"}[e.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${e.maxLength} characters`;default:return e}}function Xe({
above:e,min:t,max:a}){let n=e===void 0?`of at least ${t??0}`:`greater than ${e}`;return a===void 0?n:`${n} and at most ${a}`}function Ve(e,t){return e.empty==="\
opener"?!1:e.empty!=="word"||e.required===!0||t===void 0}function Ye(e){return e.required?`is empty: it must be ${h(e)}`:e.kind==="text"&&e.secret?"is empty, wh\
ich would protect nothing: give a password, or branch before this step for documents without one":e.empty==="word"?`is undefined: use '' to leave it out, or giv\
e ${h(e)}`:e.kind==="pageSet"?"is empty: write all for every page, or leave the field out":"default"in e?`is empty: write ${String(e.default)}, which is the def\
ault, or leave the field out`:`is empty: give ${h(e)}, or leave the field out`}function Qe(e,t){return t==null||t===""?!0:e.kind==="text"&&!e.secret&&typeof t==
"string"&&t.trim()===""}function Ze(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"text":return et(e,t);case"flag":return tt(
e,t);case"integer":return at(e,t);case"decimal":return nt(e,t);case"choice":return ot(e,t);case"pageOrder":return j(e,t,T);case"pageSet":return j(e,t,F);case"fi\
le":return rt(e,t);case"json":return it(e,t);default:return e}}function et(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${h(e)}`};let a=String(
t);if(a.length>8*e.maxLength)return{problem:`must be ${h(e)}`};let n=e.secret?a:a.normalize("NFC"),o=e.secret?n.length:[...n].length;return o>e.maxLength||o<(e.
minLength??0)?{problem:`must be ${h(e)}`}:e.characters==="printable-ascii"&&!He.test(n)?{problem:`must be ${h(e)}`}:!e.secret&&Je.test(n)?{problem:"must not con\
tain control characters or line breaks"}:!e.secret&&Ue.test(n)?{problem:"must not contain half a character (a lone surrogate)"}:{value:n}}function tt(e,t){if(typeof t==
"boolean")return{value:t};let a=typeof t=="string"?t.toLowerCase():"";return a==="true"||a==="false"?{value:a==="true"}:{problem:`must be ${h(e)}`}}function at(e,t){
let a=N(t);if(a===void 0||a<e.min)return{problem:`must be ${h(e)}`};let n=e.max??Be;if(a<=n)return{value:a};let o=h(e);return{problem:o.includes(String(n))?`mus\
t be ${o}`:`must not be greater than ${n}`}}function N(e){return typeof e=="string"?Ge.test(e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?
e+0:void 0}function nt(e,t){let a=typeof t=="number"?t:typeof t=="string"&&ze.test(t)?Number(t.trim()):NaN,{above:n=-1/0,min:o=-1/0,max:r=1/0}=e;return Number.isFinite(
a)&&a>n&&a>=o&&a<=r?{value:a+0}:{problem:`must be ${h(e)}`}}function ot(e,t){let{open:a}=e,n=e.options.find(({value:r})=>typeof r=="number"?r===N(t):r===t);if(n)
return{value:n.value};let o=a?N(t):void 0;return a&&o!==void 0&&o>=a.min&&o<=a.max?{value:o}:{problem:`must be ${h(e)}`}}function j(e,t,a){if(typeof t!="string"&&
typeof t!="number")return{problem:`must be ${h(e)}`};let n=String(t);if(n.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and\
 has ${n.length}`};let o=a(n);return"problem"in o?{problem:o.problem}:{value:n}}function rt(e,t){let{name:a,bytes:n}=typeof t=="object"?t:{};return typeof a!="s\
tring"||!(n instanceof Uint8Array)?{problem:`must be ${h(e)}`}:n.length===0&&e.accepts!=="any"?{problem:"is an empty file"}:{value:{name:a,bytes:n}}}function it(e,t){
let a=`must be ${h(e)}`;if(typeof t=="object"){let n=st(t);return n!==void 0&&n.startsWith("{")&&n.length<=e.maxLength?{value:JSON.parse(n)}:{problem:a}}if(typeof t!=
"string")return{problem:a};if(t.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${t.length}`};try{let n=JSON.parse(t);
return typeof n=="object"&&n!==null&&!Array.isArray(n)?{value:n}:{problem:a}}catch{return{problem:`${a}; it is not valid JSON`}}}function st(e){try{return JSON.
stringify(e)}catch{return}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o});
