var i=Object.defineProperty;var w=Object.getOwnPropertyDescriptor;var _=Object.getOwnPropertyNames;var v=Object.prototype.hasOwnProperty;var y=(e,a)=>{for(var r in a)i(e,r,{get:a[r],enumerable:!0})},k=(e,a,r,c)=>{if(a&&typeof a=="object"||typeof a=="function")for(let o of _(a))!v.call(e,o)&&o!==r&&
i(e,o,{get:()=>a[o],enumerable:!(c=w(a,o))||c.enumerable});return e};var A=e=>k(i({},"__esModule",{value:!0}),e);var B={};y(B,{a:()=>g,b:()=>n,c:()=>m,d:()=>h,e:()=>f,f:()=>b});module.exports=A(B);var t={kind:"text",secret:!0,label:"Open Password",description:"Password tha\
t opens the input document, when it needs one. Used locally and never sent to a region.",minLength:1,maxLength:256,localOnly:!0},s={kind:"integer",label:"First \
Page",description:"Where the range of pages starts, counted from 1",min:1,default:1},l={kind:"integer",label:"Last Page",description:"Where the range of pages e\
nds. The end of the document if absent.",min:1},u={kind:"choice",label:"Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, A\
ES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"AES-128"},x={resource:"security",label:"A\
dd Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{kind:"tex\
t",secret:!0,label:"Password",description:"Opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-as\
cii"},encryption_algorithm:u,open_password:t}},R={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the document and s\
ay what a reader may do with it",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{owner_password:{kind:"text",secret:!0,label:"Owne\
r Password",description:"Opens the document and changes its permissions: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"pr\
intable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Opens the document with the restrictions. Without it the document opens \
freely.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:u,allow_copy_content:{kind:"flag",label:"Allow Copying Content",description:"\
Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"flag",label:"Allow Changing Content",description:"Whether a reader may change\
 the content",default:!0},allow_print:{kind:"flag",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off t\
oo",default:!0},allow_print_high_resolution:{kind:"flag",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},
allow_comment_and_fill_form:{kind:"flag",label:"Allow Commenting and Filling Forms",description:"Whether a reader may add and edit annotations and fill form fie\
lds",default:!0},allow_fill_form:{kind:"flag",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and\
 filling forms is allowed.",default:!0},allow_assemble_document:{kind:"flag",label:"Allow Assembling the Document",description:"Whether a reader may insert, rot\
ate and delete pages",default:!0},allow_accessibility:{kind:"flag",label:"Allow Accessibility",description:"Whether accessibility programs may read text and ima\
ges",default:!0},open_password:t}},d={kind:"text",maxLength:32},P={resource:"watermark",label:"Add Text",action:"Add text watermark",description:"Stamp up to th\
ree lines of text on every page",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...d,label:"Line 1",description:"\
First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...d,label:"Line 2",description:"Second line of the watermark,\
 at most 32 characters"},line_3:{...d,label:"Line 3",description:"Third line of the watermark, at most 32 characters"},template:{kind:"choice",label:"Template",
description:"Where the text stands and how it runs. A region may know further template IDs.",options:[{value:1001,label:"Diagonal"},{value:1002,label:"Horizonta\
l"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{kind:"choice",label:"Color",description:"Color of the t\
ext",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}],default:"Gray"},transparency:{kind:"\
integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Dista\
nce from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},open_password:t}},C={resource:"page",label:"Extract",action:"Extract page\
s",description:"Keep a range of pages and drop the others",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{first_page:s,last_page:l,open_password:t}},
L={resource:"document",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, at\
tachments and layers",input:"many",output:"pdf",fields:{open_password:t}},S={resource:"page",label:"Remove",action:"Remove pages",description:"Remove a range of\
 pages, with everything that only those pages used",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{first_page:s,last_page:l,open_password:t}},
E={resource:"security",label:"Remove Password",action:"Remove password",description:"Write the document unencrypted, without password and restrictions",input:"o\
ne",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that opens the document",required:!0,minLength:1,
maxLength:256}}},W={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Clear the permission flags of a document that open\
s without a password",input:"one",output:"pdf",fields:{open_password:t}},F={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"\
Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appear\
ance",description:"What becomes of the visible mark of a removed signature. Used locally and never sent to a region.",options:[{value:"keep",label:"Keep",description:"\
Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark goes with the signature"}],default:"keep",localOnly:!0},open_password:t}},O={
resource:"page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{
page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the order wanted, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a \
range to the end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:t}},
q={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:t}},T={resource:"\
page",label:"Rotate",action:"Rotate pages",description:"Turn a range of pages by quarter turns",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{
angle:{kind:"choice",label:"Angle",description:"How far to turn, in degrees, clockwise when positive; added to the rotation that a page already has",required:!0,
options:[{value:0,label:"0°"},{value:90,label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clo\
ckwise"},{value:-180,label:"180° Counter-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:s,last_page:l,open_password:t}},D={resource:"doc\
ument",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into parts that are as large as the limit allows, and never larger unless a \
single page is",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest size of a part, in bytes. An e-mail l\
imit of 25 MB takes parts of about 18000000 bytes, because e-mail adds 37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 18000000"},open_password:t}},
p={merge_documents:L,split_by_size:D,extract_pages:C,remove_pages:S,reorder_pages:O,reverse_pages:q,rotate_pages:T,add_password:x,add_restrictions:R,remove_password:E,
remove_restrictions:W,remove_signatures:F,add_text_watermark:P},g=Object.keys(p);function n(e){return p[e]}function m(e){return Object.hasOwn(p,e)}var h=e=>e.replaceAll(
"_","-"),f=e=>n(e).path??`/v1/${e}`;function b(e,a){let{input:r}=n(e);return a.length===0?[{field:"file",message:r==="many"?"is required: at least one PDF docum\
ent":"is required: a PDF document"}]:r==="one"&&a.length>1?[{field:"file",message:`must be given only once: this operation takes one document, not ${a.length}`}]:
[]}0&&(module.exports={a,b,c,d,e,f});
