var y=Object.defineProperty;var Q=Object.getOwnPropertyDescriptor;var Z=Object.getOwnPropertyNames;var ee=Object.prototype.hasOwnProperty;var te=(e,t)=>{for(var a in t)y(e,a,{get:t[a],enumerable:!0})},ae=(e,t,a,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Z(t))!ee.call(e,o)&&o!==
a&&y(e,o,{get:()=>t[o],enumerable:!(r=Q(t,o))||r.enumerable});return e};var re=e=>ae(y({},"__esModule",{value:!0}),e);var Ye={};te(Ye,{a:()=>j,b:()=>w,c:()=>W,d:()=>D,e:()=>T,f:()=>B,g:()=>G,h:()=>M,i:()=>v,j:()=>z,k:()=>J,l:()=>H,m:()=>U,n:()=>K,o:()=>V,p:()=>X});module.exports=
re(Ye);var F=require("./chunk-R44M4XJR.js"),u={kind:"text",secret:!0,label:"Open Password",description:"Password that opens the input document, if it needs one.\
 Used locally, and sent only to a service that announces this field.",minLength:1,maxLength:256,extension:!0,empty:"opener"},k={kind:"integer",label:"First Page",
description:"First page of the range, counted from 1",min:1,default:1,group:"range"},_={kind:"integer",label:"Last Page",description:"Last page of the range. Th\
e last page of the document if absent.",min:1,group:"range"},$={kind:"pageSet",label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",extension:!0},x={...$,
description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. In place of First Page and Last Page."},A={ascending:["first_\
page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},N={...$,description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, ev\
en, not 2. All pages if absent.",default:"all"},oe={kind:"choice",label:"Layer",description:"Where the stamp is drawn: over the content of the page, or behind i\
t",options:[{value:"over",label:"Over the Page"},{value:"under",label:"Behind the Page"}],default:"over",extension:!0},O={kind:"choice",label:"Encryption Algori\
thm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-25\
6",label:"AES-256"}],default:"AES-128"},ne={resource:"security",label:"Add Password",action:"Add password",description:"Encrypt the document so that it opens on\
ly with a password",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"Opens the document: 4 to 32 printable ASCII c\
haracters",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:O,open_password:u}},ie={resource:"security",label:"Add Restri\
ctions",action:"Add restrictions",description:"Encrypt the document and say what a reader may do with it, which a reader can ignore",input:"one",output:"pdf",different:[
"owner_password","user_password"],fields:{owner_password:{kind:"text",secret:!0,label:"Owner Password",description:"Opens the document and changes its permissio\
ns: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Pass\
word",description:"Opens the document with the restrictions. Without it the document opens freely.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:O,
allow_copy_content:{kind:"flag",group:"permissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{
kind:"flag",group:"permissions",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"\
permissions",label:"Allow Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{
kind:"flag",group:"permissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{
kind:"flag",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:u}},S={kind:"text",maxLength:32},se={resource:"watermark",label:"Add Text",action:"Add text watermark",
description:"Stamp up to three lines of text on pages",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...S,label:"\
Line 1",description:"First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...S,label:"Line 2",description:"Second l\
ine of the watermark, at most 32 characters",empty:"word"},line_3:{...S,label:"Line 3",description:"Third line of the watermark, at most 32 characters",empty:"w\
ord"},template:{kind:"choice",label:"Template",description:"Where the text stands and how it runs. A region may know further template IDs.",options:[{value:1001,
label:"Diagonal"},{value:1002,label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{kind:"cho\
ice",label:"Color",description:"Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"\
Red"}],default:"Gray"},transparency:{kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"\
decimal",label:"Margin",description:"Distance from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},pages:N,layer:oe,open_password:u}},
le={resource:"page",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"pdf",...A,fields:{first_page:k,
last_page:_,pages:x,open_password:u}},de={resource:"document",label:"Convert Images",action:"Convert images to PDF",description:"Make one document of PNG and JP\
EG images, a page for each, in the order given and without loss of quality",input:"many",accepts:"image",output:"pdf",extension:!0,fields:{page_size:{kind:"choi\
ce",label:"Page Size",description:"Size of the pages. An image fills its page as far as the margin allows, and keeps its proportions.",options:[{value:"image",label:"\
Size of the Image",description:"At its own resolution, or 96 dpi where it names none"},{value:"A4",label:"A4"},{value:"Letter",label:"Letter"}],default:"image"},
orientation:{kind:"choice",label:"Orientation",description:"Orientation of A4 and Letter pages",options:[{value:"auto",label:"That of the Image"},{value:"portra\
it",label:"Portrait"},{value:"landscape",label:"Landscape"}],default:"auto"},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to\
 the image, in inches",min:0,default:0,unit:"inches"}}},pe={resource:"form",label:"Fill Form",action:"Fill form",description:"Fill the fields of a form, and dra\
w the values so that every reader shows them",input:"one",output:"pdf",extension:!0,fields:{values:{kind:"json",label:"Values",description:"Values by field name\
: text or a number, true or false for check boxes, an option for choices. The full name of a field or a last part that is unique. Null clears a field.",required:!0,
maxLength:1e6,placeholder:'e.g. {"name": "Ada", "agree": true}'},unknown_fields:{kind:"choice",label:"Unknown Fields",description:"What to do with values whose \
name is not in the form",options:[{value:"error",label:"Stop With an Error"},{value:"ignore",label:"Ignore"}],default:"error"},flatten:{kind:"flag",label:"Flatt\
en",description:"Whether to turn the filled form into plain content of the pages",default:!1},open_password:u}},ue={resource:"form",label:"Flatten Form",action:"\
Flatten form",description:"Turn the fields of a form into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,fields:{pages:N,open_password:u}},
ce={resource:"form",label:"Get Form Data",action:"Get form data",description:"Read the fields of a form and their values; the document passes through unchanged",
input:"one",output:"data",dataKey:"form",extension:!0,fields:{open_password:u}},me={resource:"document",label:"Merge",action:"Merge PDF documents",description:"\
Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"pdf",fields:{bookmarks:{kind:"choice",
label:"Bookmarks",description:"How the bookmarks are joined: one after the other, or below a new bookmark for each document",options:[{value:"keep",label:"Keep"},
{value:"per_document",label:"One per Document",description:"A bookmark with the name of each file, its own bookmarks below"}],default:"keep",extension:!0},interleave:{
kind:"choice",label:"Interleave",description:"Let pages of the documents take turns, for scans of front and back sides",options:[{value:"none",label:"Off",description:"\
One document after the other"},{value:"forward",label:"Forward",description:"All first pages, then all second pages, and so on"},{value:"backward",label:"Backwa\
rd",description:"As forward, with all documents but the first from their last page"}],default:"none",extension:!0},open_password:u}},fe={resource:"page",label:"\
Remove",action:"Remove pages",description:"Remove pages, with everything that only those pages used",input:"one",output:"pdf",...A,fields:{first_page:k,last_page:_,
pages:x,open_password:u}},ge={resource:"security",label:"Remove Password",action:"Remove password",description:"Write the document unencrypted, without password\
 and restrictions",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that opens the docu\
ment",required:!0,minLength:1,maxLength:256}}},he={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Clear the permissio\
n flags of a document that opens without a password",input:"one",output:"pdf",fields:{open_password:u}},be={resource:"security",label:"Remove Signatures",action:"\
Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{appearance:{
kind:"choice",label:"Appearance",description:"What becomes of the visible mark of a removed signature",options:[{value:"keep",label:"Keep",description:"Pages lo\
ok as before"},{value:"remove",label:"Remove",description:"The visible mark goes with the signature"}],default:"keep",extension:!0},open_password:u}},ve={resource:"\
page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{page_order:{
kind:"pageOrder",label:"Page Order",description:"Pages in the order wanted, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the\
 end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:u}},we={resource:"\
page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:u}},ye={resource:"page",
label:"Rotate",action:"Rotate pages",description:"Turn pages by quarter turns",input:"one",output:"pdf",...A,fields:{angle:{kind:"choice",label:"Angle",description:"\
How far to turn, in degrees, clockwise when positive; added to the rotation that a page already has",required:!0,options:[{value:0,label:"0°"},{value:90,label:"\
90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter-Clockw\
ise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:k,last_page:_,pages:x,open_password:u}},ke={resource:"document",label:"Split at Pages",action:"S\
plit PDF at pages",description:"Cut a document before or after each of some pages",input:"one",output:"pdfs",extension:!0,fields:{pages:{...$,description:"Pages\
 to cut at, in any order, such as 4, 9 or odd",required:!0,placeholder:"e.g. 4, 9"},cut:{kind:"choice",label:"Cut",description:"Where to cut: a part begins at e\
ach of the pages, or ends with it",options:[{value:"before",label:"Before the Pages"},{value:"after",label:"After the Pages"}],default:"before"},open_password:u}},
_e={resource:"document",label:"Split by Bookmarks",action:"Split PDF by bookmarks",description:"Cut a document at every page that a bookmark leads to",input:"on\
e",output:"pdfs",extension:!0,fields:{bookmark_level:{kind:"integer",label:"Bookmark Level",description:"How deep to look for bookmarks: 1 takes the top level o\
f the outline",min:1,default:1},open_password:u}},$e={resource:"document",label:"Split by Page Count",action:"Split PDF by page count",description:"Cut a docume\
nt into parts of a number of pages; the last part has what remains",input:"one",output:"pdfs",extension:!0,fields:{pages_per_part:{kind:"integer",label:"Pages p\
er Part",description:"Number of pages of each part but the last",required:!0,min:1,placeholder:"e.g. 10"},open_password:u}},xe={resource:"document",label:"Split\
 by Size",action:"Split PDF by size",description:"Cut a document into parts that are as large as the limit allows, and never larger unless a single page is",input:"\
one",output:"pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest size of a part, in bytes. An e-mail limit of 25 MB takes par\
ts of about 18000000 bytes, because e-mail adds 37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 18000000"},open_password:u}},P={merge_documents:me,
images_to_pdf:de,split_by_size:xe,split_by_page_count:$e,split_at_page:ke,split_by_bookmarks:_e,extract_pages:le,remove_pages:fe,reorder_pages:ve,reverse_pages:we,
rotate_pages:ye,add_password:ne,add_restrictions:ie,remove_password:ge,remove_restrictions:he,remove_signatures:be,add_text_watermark:se,get_form_data:ce,fill_form:pe,
flatten_form:ue},j=Object.keys(P);function w(e){return P[e]}function W(e){return Object.hasOwn(P,e)}var D=e=>e.replaceAll("_","-"),T=(e,t)=>e.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,
t),B=e=>w(e).path??`/v1/${e}`;function G(e,t){let{input:a,accepts:r}=w(e);return t.length===0?[{field:"file",message:`is required: ${a==="many"?"at least one":"\
a"} ${r==="image"?"PNG or JPEG image":"PDF document"}`}]:a==="one"&&t.length>1?[{field:"file",message:`must be given only once: this operation takes one documen\
t, not ${t.length}`}]:[]}var Ae=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function R(e){let t=[];for(let[a,r]of e.split(",").entries()){let o=a+1,n=Ae.exec(r),l=d=>({problem:`\
item ${o} ('${v(r)}') ${d}`});if(r.trim()==="")return{problem:`item ${o} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!n)return l(
Se(r));let i=Number(n[1]),p=n[3]===void 0?void 0:Number(n[3]);if(i===0||p===0)return l("names page 0: pages count from 1, and -1 is the last page");t.push({from:i,
to:p,range:n[2]!==void 0,text:r.trim(),position:o})}return{items:t}}function M(e,t,a){let r=s=>(0,F.c)([{field:"page_order",message:s}]),o=R(e);if("problem"in o)
throw r(o.problem);let n=t===1?"1 page":`${t} pages`,l=o.items.map(s=>{let m=h=>h<0?t+1+h:h,f=m(s.from),g=s.range?s.to===void 0?t:m(s.to):f;for(let[h,b]of[[s.from,
f],[s.to??s.from,g]])if(b<1||b>t)throw r(`item ${s.position} ('${v(s.text)}') names ${E(h)}, but the document has ${n}`);return{first:f,last:g}}),i=l.reduce((s,{
first:m,last:f})=>s+Math.abs(f-m)+1,0);if(i>a)throw r(`names ${i} pages in all; at most ${a} are allowed`);let p=new Uint32Array(i),d=0;for(let{first:s,last:m}of l){
let f=s<=m?1:-1;for(let g=s;g!==m+f;g+=f)p[d++]=g}return p}function E(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}function Se(e){return/^ *\d+ *-+ *\d* *$/.
test(e)?"is not a range: ranges are written 2..5":/^ *\.\./.test(e)?"has no start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such a\
s 2..5 or 2.."}function v(e){let t=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}var Pe=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function L(e){let t=[];for(let[a,r]of e.split(",").entries()){let o=a+1,n=r.trim();if(n==="")return{problem:`item ${o} is empty: write pages such as 1..3, -1, o\
dd, separated by single commas`};let l=Pe.exec(n),i=Y=>({problem:`item ${o} ('${v(n)}') ${Y}`});if(!l)return i(Le(n));let[,p,d,s,m,f]=l,g={negated:p!==void 0,text:n,
position:o};if(d!==void 0){t.push({...g,pages:d.toLowerCase()});continue}let h=Number(s),b=m===void 0?h:f===void 0?"end":Number(f);if(h===0||b===0)return i("nam\
es page 0: pages count from 1, and -1 is the last page");t.push({...g,pages:{from:h,to:b}})}return{items:t}}function z(e,t,a="pages"){let r=i=>(0,F.c)([{field:a,
message:i}]),o=L(e);if("problem"in o)throw r(o.problem);let n=new I(t),l=new I(t);for(let i of o.items){let p=i.negated?l:n;if(typeof i.pages=="string"){p.add(i.
pages);continue}let{from:d,to:s}=i.pages,m=d<0?t+1+d:d,f=s==="end"?t:s<0?t+1+s:s,g=s==="end"?d<0?[[d,m]]:[]:[[d,m],[s,f]];for(let[h,b]of g)if(b<1||b>t)throw r(`\
item ${i.position} ('${v(i.text)}') names ${E(h)}, but the document has ${t===1?"1 page":`${t} pages`}`);s==="end"&&m>t||p.range(Math.min(m,f),Math.max(m,f))}return o.
items.every(({negated:i})=>i)&&n.add("all"),n.without(l)}function J(e){let t=L(e);if("problem"in t||t.items.length!==1)return;let{negated:a,pages:r}=t.items[0];
if(a)return;if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;let{from:o,to:n}=r;return n==="end"?{first:o}:n<1?void 0:{first:Math.min(o,n),last:Math.
max(o,n)}}var I=class{constructor(e){this.pageCount=e,this.differences=new Int32Array(e+2)}pageCount;differences;odd=!1;even=!1;add(e){e!=="even"&&(this.odd=!0),
e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){let t=new Uint32Array(this.pageCount),a=0,r=0,o=0;for(let n=1;n<=this.
pageCount;n++){r+=this.differences[n],o+=e.differences[n];let l=n%2===1?"odd":"even";(r>0||this[l])&&!(o>0||e[l])&&(t[a++]=n)}return t.subarray(0,a)}};function Le(e){
return/^(not +)?\d+ *[-–] *\d*$/i.test(e)?"is not a range: ranges are written 2..5":/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after n\
ot"}var Ce=/[\u0000-\u001f\u007f]/g,Fe=e=>`${String(e+1).padStart(5,"0")}.pdf`;function H(e,t){let a=(e??"").replace(Ce,"").split(/[/\\]/).pop()??"";return a===
""||a==="."||a===".."?Fe(t):a}function U(e){let t=e.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return t===void 0?Number.POSITIVE_INFINITY:Number(t)}function K(e){
let t=new Set(e),a=new Set;return e.map(r=>{let o=r;for(let n=2;a.has(o)||o!==r&&t.has(o);n++){let l=r.lastIndexOf(".");o=l>0?`${r.slice(0,l)}-${n}${r.slice(l)}`:
`${r}-${n}`}return a.add(o),o})}var Ne=2**31-1,Oe=/^ *[+-]?\d+ *$/,Re=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,Ee=/[\p{Cc}\u2028\u2029]/u,Ie=new RegExp("\\p{Cs}","u"),qe=/^[\x20-\x7e]*$/;
function V(e,t,a="absent"){let r=w(e),o={},n=[];for(let[l,i]of Object.entries(r.fields)){let p=Object.hasOwn(t,l),d=p?t[l]:void 0;if(Be(i,d)){p&&a==="refuse"&&De(
i,d)?n.push({field:l,message:Te(i)}):i.required?n.push({field:l,message:`is required: ${c(i)}`}):"default"in i&&(o[l]=i.default);continue}let s=Ge(i,d);"problem"in
s?n.push({field:l,message:s.problem}):o[l]=s.value}return{params:o,issues:[...n,...je(r,o)]}}function je({fields:e,ascending:t,different:a,exclusive:r,atLeastOne:o},n){
let l=[],i=p=>{let d=e[p];return n[p]!==void 0&&!(d&&"default"in d&&d.default===n[p])};if(t){let[p,d]=[n[t[0]],n[t[1]]];typeof p=="number"&&typeof d=="number"&&
p>d&&l.push({field:t[0],message:`must not be greater than ${t[1]}`})}if(a){let[p,d]=[n[a[0]],n[a[1]]];p!==void 0&&p===d&&l.push({field:a[0],message:`must differ\
 from ${a[1]}`})}for(let[p,d]of r??[]){let s=i(p)?d.filter(i):[];s.length>0&&l.push({field:p,message:`must not be given together with ${s.join(" and ")}: leave \
one of them out`})}return o&&!o.some(i)&&l.push({field:o[0],message:`is required, unless one of these is given: ${o.slice(1).join(", ")}`}),l}function X(e){if(typeof e==
"object")return JSON.stringify(e);let t=String(e);if(typeof e!="number"||!t.includes("e"))return t;if(e>=1)return BigInt(e).toString();let[a,r]=t.split("e");return`\
0.${"0".repeat(-Number(r)-1)}${a.replace(".","")}`}function c(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at most ${e.maxLength}`;
return e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or false";case"integer":return e.
max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"decimal":return`a decimal nu\
mber ${We(e)}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or\
 2.. or -1,1..-2, at most ${e.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${e.maxLength} characters`;case"\
file":return{pdf:"a PDF document",image:"a PNG or JPEG image",any:"a file"}[e.accepts];case"json":return`a JSON object such as {"name": "value"}, at most ${e.maxLength}\
 characters`;default:return e}}function We({above:e,min:t,max:a}){let r=e===void 0?`of at least ${t??0}`:`greater than ${e}`;return a===void 0?r:`${r} and at mo\
st ${a}`}function De(e,t){return e.empty==="opener"?!1:e.empty!=="word"||e.required===!0||t===void 0}function Te(e){return e.required?`is empty: it must be ${c(
e)}`:e.kind==="text"&&e.secret?"is empty, which would protect nothing: give a password, or branch before this step for documents without one":e.empty==="word"?`\
is undefined: use '' to leave it out, or give ${c(e)}`:e.kind==="pageSet"?"is empty: write all for every page, or leave the field out":"default"in e?`is empty: \
write ${String(e.default)}, which is the default, or leave the field out`:`is empty: give ${c(e)}, or leave the field out`}function Be(e,t){return t==null||t===
""?!0:e.kind==="text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function Ge(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"\
text":return Me(e,t);case"flag":return ze(e,t);case"integer":return Je(e,t);case"decimal":return He(e,t);case"choice":return Ue(e,t);case"pageOrder":return q(e,
t,R);case"pageSet":return q(e,t,L);case"file":return Ke(e,t);case"json":return Ve(e,t);default:return e}}function Me(e,t){if(typeof t!="string"&&typeof t!="numb\
er")return{problem:`must be ${c(e)}`};let a=String(t);if(a.length>8*e.maxLength)return{problem:`must be ${c(e)}`};let r=e.secret?a:a.normalize("NFC"),o=e.secret?
r.length:[...r].length;return o>e.maxLength||o<(e.minLength??0)?{problem:`must be ${c(e)}`}:e.characters==="printable-ascii"&&!qe.test(r)?{problem:`must be ${c(
e)}`}:!e.secret&&Ee.test(r)?{problem:"must not contain control characters or line breaks"}:!e.secret&&Ie.test(r)?{problem:"must not contain half a character (a \
lone surrogate)"}:{value:r}}function ze(e,t){if(typeof t=="boolean")return{value:t};let a=typeof t=="string"?t.toLowerCase():"";return a==="true"||a==="false"?{
value:a==="true"}:{problem:`must be ${c(e)}`}}function Je(e,t){let a=C(t);if(a===void 0||a<e.min)return{problem:`must be ${c(e)}`};let r=e.max??Ne;if(a<=r)return{
value:a};let o=c(e);return{problem:o.includes(String(r))?`must be ${o}`:`must not be greater than ${r}`}}function C(e){return typeof e=="string"?Oe.test(e)?Number(
e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?e+0:void 0}function He(e,t){let a=typeof t=="number"?t:typeof t=="string"&&Re.test(t)?Number(t.trim()):
NaN,{above:r=-1/0,min:o=-1/0,max:n=1/0}=e;return Number.isFinite(a)&&a>r&&a>=o&&a<=n?{value:a+0}:{problem:`must be ${c(e)}`}}function Ue(e,t){let{open:a}=e,r=e.
options.find(({value:n})=>typeof n=="number"?n===C(t):n===t);if(r)return{value:r.value};let o=a?C(t):void 0;return a&&o!==void 0&&o>=a.min&&o<=a.max?{value:o}:{
problem:`must be ${c(e)}`}}function q(e,t,a){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${c(e)}`};let r=String(t);if(r.length>e.maxLength)
return{problem:`must be at most ${e.maxLength} characters long, and has ${r.length}`};let o=a(r);return"problem"in o?{problem:o.problem}:{value:r}}function Ke(e,t){
let{name:a,bytes:r}=typeof t=="object"?t:{};return typeof a!="string"||!(r instanceof Uint8Array)?{problem:`must be ${c(e)}`}:r.length===0&&e.accepts!=="any"?{problem:"\
is an empty file"}:{value:{name:a,bytes:r}}}function Ve(e,t){let a=`must be ${c(e)}`;if(typeof t=="object"){let r=Xe(t);return r!==void 0&&r.startsWith("{")&&r.
length<=e.maxLength?{value:JSON.parse(r)}:{problem:a}}if(typeof t!="string")return{problem:a};if(t.length>e.maxLength)return{problem:`must be at most ${e.maxLength}\
 characters long, and has ${t.length}`};try{let r=JSON.parse(t);return typeof r=="object"&&r!==null&&!Array.isArray(r)?{value:r}:{problem:a}}catch{return{problem:`${a}\
; it is not valid JSON`}}}function Xe(e){try{return JSON.stringify(e)}catch{return}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p});
