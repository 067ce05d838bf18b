var w=Object.defineProperty;var T=Object.getOwnPropertyDescriptor;var j=Object.getOwnPropertyNames;var B=Object.prototype.hasOwnProperty;var D=(e,t)=>{for(var r in t)w(e,r,{get:t[r],enumerable:!0})},z=(e,t,r,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of j(t))!B.call(e,n)&&n!==r&&
w(e,n,{get:()=>t[n],enumerable:!(a=T(t,n))||a.enumerable});return e};var M=e=>z(w({},"__esModule",{value:!0}),e);var ye={};D(ye,{a:()=>S,b:()=>b,c:()=>P,d:()=>E,e:()=>O,f:()=>F,g:()=>N,h:()=>W,i:()=>q,j:()=>I});module.exports=M(ye);var C=require("./chunk-ODTPC54M.js"),d={kind:"\
text",secret:!0,label:"Open Password",description:"Password that opens the input document, when it needs one. Used locally and never sent to a region.",minLength:1,
maxLength:256,localOnly:!0},v={kind:"integer",label:"First Page",description:"Where the range of pages starts, counted from 1",min:1,default:1},y={kind:"integer",
label:"Last Page",description:"Where the range of pages ends. The end of the document if absent.",min:1},A={kind:"choice",label:"Encryption Algorithm",description:"\
How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],
default:"AES-128"},H={resource:"security",label:"Add Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"\
one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"Opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,
maxLength:32,characters:"printable-ascii"},encryption_algorithm:A,open_password:d}},G={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"\
Encrypt the document and say what a reader may do with it, which a reader can ignore",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{
owner_password:{kind:"text",secret:!0,label:"Owner Password",description:"Opens the document and changes its permissions: 4 to 32 printable ASCII characters",required:!0,
minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Opens the document with the restr\
ictions. Without it the document opens freely.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:A,allow_copy_content:{kind:"flag",label:"\
Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"flag",label:"Allow Changing Content",description:"\
Whether a reader may change the content",default:!0},allow_print:{kind:"flag",label:"Allow Printing",description:"Whether a reader may print; without it, high r\
esolution printing is off too",default:!0},allow_print_high_resolution:{kind:"flag",label:"Allow High Resolution Printing",description:"Whether a reader may pri\
nt in high resolution",default:!0},allow_comment_and_fill_form:{kind:"flag",label:"Allow Comments and Forms",description:"Whether a reader may add and edit anno\
tations and fill form fields",default:!0},allow_fill_form:{kind:"flag",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no ef\
fect while commenting and filling forms is allowed.",default:!0},allow_assemble_document:{kind:"flag",label:"Allow Assembling the Document",description:"Whether\
 a reader may insert, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",label:"Allow Accessibility",description:"Whether accessibility progr\
ams may read text and images",default:!0},open_password:d}},_={kind:"text",maxLength:32},U={resource:"watermark",label:"Add Text",action:"Add text watermark",description:"\
Stamp up to three lines of text on every page",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{..._,label:"Line \
1",description:"First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{..._,label:"Line 2",description:"Second line o\
f the watermark, at most 32 characters"},line_3:{..._,label:"Line 3",description:"Third line of the watermark, at most 32 characters"},template:{kind:"choice",label:"\
Template",description:"Where the text stands and how it runs. A region may know further template IDs.",options:[{value:1001,label:"Diagonal"},{value:1002,label:"\
Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{kind:"choice",label:"Color",description:"Color\
 of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}],default:"Gray"},transparency:{
kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"\
Distance from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},open_password:d}},X={resource:"page",label:"Extract",action:"Extract\
 pages",description:"Keep a range of pages and drop the others",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{first_page:v,last_page:y,open_password:d}},
K={resource:"document",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, at\
tachments and layers",input:"many",output:"pdf",fields:{open_password:d}},J={resource:"page",label:"Remove",action:"Remove pages",description:"Remove a range of\
 pages, with everything that only those pages used",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{first_page:v,last_page:y,open_password:d}},
V={resource:"security",label:"Remove Password",action:"Remove password",description:"Write the document unencrypted, without password and restrictions",input:"o\
ne",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that opens the document",required:!0,minLength:1,
maxLength:256}}},Y={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Clear the permission flags of a document that open\
s without a password",input:"one",output:"pdf",fields:{open_password:d}},Q={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"\
Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appear\
ance",description:"What becomes of the visible mark of a removed signature. Used locally and never sent to a region.",options:[{value:"keep",label:"Keep",description:"\
Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark goes with the signature"}],default:"keep",localOnly:!0},open_password:d}},Z={
resource:"page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{
page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the order wanted, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a \
range to the end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:d}},
ee={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:d}},te={resource:"\
page",label:"Rotate",action:"Rotate pages",description:"Turn a range of pages by quarter turns",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{
angle:{kind:"choice",label:"Angle",description:"How far to turn, in degrees, clockwise when positive; added to the rotation that a page already has",required:!0,
options:[{value:0,label:"0°"},{value:90,label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clo\
ckwise"},{value:-180,label:"180° Counter-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:v,last_page:y,open_password:d}},re={resource:"do\
cument",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into parts that are as large as the limit allows, and never larger unless a\
 single page is",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest size of a part, in bytes. An e-mail \
limit of 25 MB takes parts of about 18000000 bytes, because e-mail adds 37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 18000000"},
open_password:d}},k={merge_documents:K,split_by_size:re,extract_pages:X,remove_pages:J,reorder_pages:Z,reverse_pages:ee,rotate_pages:te,add_password:H,add_restrictions:G,
remove_password:V,remove_restrictions:Y,remove_signatures:Q,add_text_watermark:U},S=Object.keys(k);function b(e){return k[e]}function P(e){return Object.hasOwn(
k,e)}var E=e=>e.replaceAll("_","-"),O=(e,t)=>e.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,t),F=e=>b(e).path??`/v1/${e}`;function N(e,t){let{input:r}=b(e);return t.length===
0?[{field:"file",message:r==="many"?"is required: at least one PDF document":"is required: a PDF document"}]:r==="one"&&t.length>1?[{field:"file",message:`must \
be given only once: this operation takes one document, not ${t.length}`}]:[]}var ae=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function L(e){let t=[];for(let[r,a]of e.split(
",").entries()){let n=r+1,s=ae.exec(a),p=g=>({problem:`item ${n} ('${R(a)}') ${g}`});if(a.trim()==="")return{problem:`item ${n} is empty: write pages such as 3,\
1,2 or 2..5, separated by single commas`};if(!s)return p(oe(a));let i=Number(s[1]),l=s[3]===void 0?void 0:Number(s[3]);if(i===0||l===0)return p("names page 0: p\
ages count from 1, and -1 is the last page");t.push({from:i,to:l,range:s[2]!==void 0,text:a.trim(),position:n})}return{items:t}}function W(e,t,r){let a=o=>(0,C.c)(
[{field:"page_order",message:o}]),n=L(e);if("problem"in n)throw a(n.problem);let s=t===1?"1 page":`${t} pages`,p=n.items.map(o=>{let m=h=>h<0?t+1+h:h,c=m(o.from),
f=o.range?o.to===void 0?t:m(o.to):c;for(let[h,$]of[[o.from,c],[o.to??o.from,f]])if($<1||$>t)throw a(`item ${o.position} ('${R(o.text)}') names ${ne(h)}, but the\
 document has ${s}`);return{first:c,last:f}}),i=p.reduce((o,{first:m,last:c})=>o+Math.abs(c-m)+1,0);if(i>r)throw a(`names ${i} pages in all; at most ${r} are al\
lowed`);let l=new Uint32Array(i),g=0;for(let{first:o,last:m}of p){let c=o<=m?1:-1;for(let f=o;f!==m+c;f+=c)l[g++]=f}return l}function ne(e){return Number.isSafeInteger(
e)?`page ${e}`:"a page far beyond its end"}function oe(e){return/^ *\d+ *-+ *\d* *$/.test(e)?"is not a range: ranges are written 2..5":/^ *\.\./.test(e)?"has no\
 start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function R(e){let t=[...e].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(r)?"?":r);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}var ie=2**31-1,se=/^ *[+-]?\d+ *$/,le=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,de=/[\p{Cc}\u2028\u2029]/u,
pe=new RegExp("\\p{Cs}","u"),ue=/^[\x20-\x7e]*$/;function q(e,t){let r=b(e),a={},n=[];for(let[i,l]of Object.entries(r.fields)){let g=Object.hasOwn(t,i)?t[i]:void 0;
if(ce(l,g)){l.required?n.push({field:i,message:`is required: ${u(l)}`}):"default"in l&&(a[i]=l.default);continue}let o=me(l,g);"problem"in o?n.push({field:i,message:o.
problem}):a[i]=o.value}let{ascending:s,different:p}=r;if(s){let[i,l]=[a[s[0]],a[s[1]]];typeof i=="number"&&typeof l=="number"&&i>l&&n.push({field:s[0],message:`\
must not be greater than ${s[1]}`})}if(p){let[i,l]=[a[p[0]],a[p[1]]];i!==void 0&&i===l&&n.push({field:p[0],message:`must differ from ${p[1]}`})}return{params:a,
issues:n}}function I(e){let t=String(e);if(typeof e!="number"||!t.includes("e"))return t;if(e>=1)return BigInt(e).toString();let[r,a]=t.split("e");return`0.${"0".
repeat(-Number(a)-1)}${r.replace(".","")}`}function u(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at most ${e.maxLength}`;
return e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or false";case"integer":return e.
max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"decimal":return`a decimal nu\
mber greater than ${e.above}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"pageOrder":return`pages s\
uch as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characters`;default:return e}}function ce(e,t){return t==null||t===""?!0:e.kind==="text"&&!e.secret&&typeof t==
"string"&&t.trim()===""}function me(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"text":return ge(e,t);case"flag":return fe(
e,t);case"integer":return he(e,t);case"decimal":return be(e,t);case"choice":return we(e,t);case"pageOrder":return ve(e,t);default:return e}}function ge(e,t){if(typeof t!=
"string"&&typeof t!="number")return{problem:`must be ${u(e)}`};let r=String(t);if(r.length>8*e.maxLength)return{problem:`must be ${u(e)}`};let a=e.secret?r:r.normalize(
"NFC"),n=e.secret?a.length:[...a].length;return n>e.maxLength||n<(e.minLength??0)?{problem:`must be ${u(e)}`}:e.characters==="printable-ascii"&&!ue.test(a)?{problem:`\
must be ${u(e)}`}:!e.secret&&de.test(a)?{problem:"must not contain control characters or line breaks"}:!e.secret&&pe.test(a)?{problem:"must not contain half a c\
haracter (a lone surrogate)"}:{value:a}}function fe(e,t){if(typeof t=="boolean")return{value:t};let r=typeof t=="string"?t.toLowerCase():"";return r==="true"||r===
"false"?{value:r==="true"}:{problem:`must be ${u(e)}`}}function he(e,t){let r=x(t);if(r===void 0||r<e.min)return{problem:`must be ${u(e)}`};let a=e.max??ie;if(r<=
a)return{value:r};let n=u(e);return{problem:n.includes(String(a))?`must be ${n}`:`must not be greater than ${a}`}}function x(e){return typeof e=="string"?se.test(
e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?e+0:void 0}function be(e,t){let r=typeof t=="number"?t:typeof t=="string"&&le.test(t)?Number(
t.trim()):NaN;return Number.isFinite(r)&&r>e.above?{value:r}:{problem:`must be ${u(e)}`}}function we(e,t){let{open:r}=e,a=e.options.find(({value:s})=>typeof s==
"number"?s===x(t):s===t);if(a)return{value:a.value};let n=r?x(t):void 0;return r&&n!==void 0&&n>=r.min&&n<=r.max?{value:n}:{problem:`must be ${u(e)}`}}function ve(e,t){
if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${u(e)}`};let r=String(t);if(r.length>e.maxLength)return{problem:`must be at most ${e.maxLength}\
 characters long, and has ${r.length}`};let a=L(r);return"problem"in a?{problem:a.problem}:{value:r}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j});
