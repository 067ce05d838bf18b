var i=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var v=(e,t)=>{for(var o in t)i(e,o,{get:t[o],enumerable:!0})},y=(e,t,o,c)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of w(t))!_.call(e,r)&&r!==o&&
i(e,r,{get:()=>t[r],enumerable:!(c=b(t,r))||c.enumerable});return e};var k=e=>y(i({},"__esModule",{value:!0}),e);var B={};v(B,{a:()=>g,b:()=>p,c:()=>m,d:()=>h,e:()=>f});module.exports=k(B);var a={kind:"text",secret:!0,label:"Open Password",description:"Password that opens \
the input document, when it needs one. Used locally and never sent to a region.",minLength:1,maxLength:256,localOnly:!0},n={kind:"integer",label:"First Page",description:"\
Where the range of pages starts, counted from 1",min:1,default:1},s={kind:"integer",label:"Last Page",description:"Where the range of pages ends. The end of the\
 document if absent.",min:1},u={kind:"choice",label:"Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in old\
er readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"AES-128"},A={resource:"security",label:"Add Password",action:"\
Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"P\
assword",description:"Opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:u,
open_password:a}},x={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the document and say what a reader may do with \
it",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{owner_password:{kind:"text",secret:!0,label:"Owner Password",description:"Open\
s the document and changes its permissions: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{
kind:"text",secret:!0,label:"User Password",description:"Opens the document with the restrictions. Without it the document opens freely.",minLength:4,maxLength:32,
characters:"printable-ascii"},encryption_algorithm:u,allow_copy_content:{kind:"flag",label:"Allow Copying Content",description:"Whether a reader may copy text a\
nd images",default:!0},allow_change_content:{kind:"flag",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{
kind:"flag",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{
kind:"flag",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{kind:"fl\
ag",label:"Allow Commenting and Filling Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{kind:"\
flag",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms is allowed.",default:!0},
allow_assemble_document:{kind:"flag",label:"Allow Assembling the Document",description:"Whether a reader may insert, rotate and delete pages",default:!0},allow_accessibility:{
kind:"flag",label:"Allow Accessibility",description:"Whether accessibility programs may read text and images",default:!0},open_password:a}},l={kind:"text",maxLength:32},
R={resource:"watermark",label:"Add Text",action:"Add text watermark",description:"Stamp up to three lines of text on every page",input:"one",output:"pdf",aliases:[
"/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...l,label:"Line 1",description:"First line of the watermark, at most 32 characters",required:!0,placeholder:"\
e.g. DRAFT"},line_2:{...l,label:"Line 2",description:"Second line of the watermark, at most 32 characters"},line_3:{...l,label:"Line 3",description:"Third line \
of the watermark, at most 32 characters"},template:{kind:"choice",label:"Template",description:"Where the text stands and how it runs. A region may know further\
 template IDs.",options:[{value:1001,label:"Diagonal"},{value:1002,label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{
min:1001,max:66537}},color:{kind:"choice",label:"Color",description:"Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"\
Gray",label:"Gray"},{value:"Red",label:"Red"}],default:"Gray"},transparency:{kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",
min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the watermark, in inches",above:0,default:1,unit:"\
inches"},open_password:a}},C={resource:"page",label:"Extract",action:"Extract pages",description:"Keep a range of pages and drop the others",input:"one",output:"\
pdf",ascending:["first_page","last_page"],fields:{first_page:n,last_page:s,open_password:a}},P={resource:"document",label:"Merge",action:"Merge PDF documents",description:"\
Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"pdf",fields:{open_password:a}},L={resource:"\
page",label:"Remove",action:"Remove pages",description:"Remove a range of pages, with everything that only those pages used",input:"one",output:"pdf",ascending:[
"first_page","last_page"],fields:{first_page:n,last_page:s,open_password:a}},S={resource:"security",label:"Remove Password",action:"Remove password",description:"\
Write the document unencrypted, without password and restrictions",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"\
The user or owner password that opens the document",required:!0,minLength:1,maxLength:256}}},E={resource:"security",label:"Remove Restrictions",action:"Remove r\
estrictions",description:"Clear the permission flags of a document that opens without a password",input:"one",output:"pdf",fields:{open_password:a}},W={resource:"\
security",label:"Remove Signatures",action:"Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content stay as they a\
re",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appearance",description:"What becomes of the visible mark of a removed signature. Used loc\
ally and never sent to a region.",options:[{value:"keep",label:"Keep",description:"Pages look as before"},{value:"remove",label:"Remove",description:"The visibl\
e mark goes with the signature"}],default:"keep",localOnly:!0},open_password:a}},O={resource:"page",label:"Reorder",action:"Reorder pages",description:"Put page\
s in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the \
order wanted, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice appears twice, a page not named is dr\
opped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:a}},F={resource:"page",label:"Reverse",action:"Reverse pages",description:"\
Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:a}},T={resource:"page",label:"Rotate",action:"Rotate pages",description:"Turn a r\
ange of pages by quarter turns",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{angle:{kind:"choice",label:"Angle",description:"How far to\
 turn, in degrees, clockwise when positive; added to the rotation that a page already has",required:!0,options:[{value:0,label:"0°"},{value:90,label:"90° Clock\
wise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter-Clockwise"},{value:-270,
label:"270° Counter-Clockwise"}]},first_page:n,last_page:s,open_password:a}},q={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"\
Cut a document into parts that are as large as the limit allows, and never larger unless a single page is",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"\
integer",label:"Maximum Bytes",description:"Largest size of a part, in bytes. An e-mail limit of 25 MB takes parts of about 18000000 bytes, because e-mail adds \
37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 18000000"},open_password:a}},d={merge_documents:P,split_by_size:q,extract_pages:C,remove_pages:L,
reorder_pages:O,reverse_pages:F,rotate_pages:T,add_password:A,add_restrictions:x,remove_password:S,remove_restrictions:E,remove_signatures:W,add_text_watermark:R},
g=Object.keys(d);function p(e){return d[e]}function m(e){return Object.hasOwn(d,e)}var h=e=>e.replaceAll("_","-"),f=e=>p(e).path??`/v1/${e}`;0&&(module.exports={a,b,c,d,e});
