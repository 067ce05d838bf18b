var w=Object.defineProperty;var z=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var M=Object.prototype.hasOwnProperty;var B=(e,t)=>{for(var r in t)w(e,r,{get:t[r],enumerable:!0})},G=(e,t,r,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of J(t))!M.call(e,n)&&n!==r&&
w(e,n,{get:()=>t[n],enumerable:!(a=z(t,n))||a.enumerable});return e};var H=e=>G(w({},"__esModule",{value:!0}),e);var Oe={};B(Oe,{a:()=>N,b:()=>v,c:()=>O,d:()=>E,e:()=>F,f:()=>j,g:()=>q,h:()=>I,i:()=>W,j:()=>T});module.exports=H(Oe);var R=require("./chunk-ODTPC54M.js"),c={kind:"\
text",secret:!0,label:"Open Password",description:"Password that opens the input document, if it needs one. Used locally, and sent only to a service that announ\
ces this field.",minLength:1,maxLength:256,extension:!0,empty:"opener"},y={kind:"integer",label:"First Page",description:"First page of the range, counted from \
1",min:1,default:1,group:"range"},_={kind:"integer",label:"Last Page",description:"Last page of the range. The last page of the document if absent.",min:1,group:"\
range"},L={kind:"pageSet",label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1, not 2",extension:!0},Fe={...L,description:"Pages to work on, in any order, suc\
h as 1..3, -1 for the last, odd, even, all, not 2. In place of First Page and Last Page."},je={...L,description:"Pages to work on, in any order, such as 1..3, -\
1 for the last, odd, even, not 2. All pages if absent.",default:"all"},S={kind:"choice",label:"Encryption Algorithm",description:"How the document is encrypted.\
 AES-256 is stronger, AES-128 opens in older readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"AES-128"},U={resource:"\
security",label:"Add Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"pdf",fields:{password:{
kind:"text",secret:!0,label:"Password",description:"Opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,characters:"pri\
ntable-ascii"},encryption_algorithm:S,open_password:c}},K={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"Encrypt the docum\
ent and say what a reader may do with it, which a reader can ignore",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{owner_password:{
kind:"text",secret:!0,label:"Owner Password",description:"Opens the document and changes its permissions: 4 to 32 printable ASCII characters",required:!0,minLength:4,
maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Opens the document with the restrictions. Wit\
hout it the document opens freely.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:S,allow_copy_content:{kind:"flag",group:"permiss\
ions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"flag",group:"permissions",label:"\
Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"permissions",label:"Allow Printing",description:"\
Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{kind:"flag",group:"permissions",label:"All\
ow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{kind:"flag",group:"permissions",
label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{kind:"flag",group:"\
permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms is allowed.",default:!0},
allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may insert, rotate and delete pages",
default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility programs may read text and image\
s",default:!0},open_password:c}},$={kind:"text",maxLength:32},X={resource:"watermark",label:"Add Text",action:"Add text watermark",description:"Stamp up to thre\
e lines of text on every page",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...$,label:"Line 1",description:"\
First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...$,label:"Line 2",description:"Second line of the watermark,\
 at most 32 characters",empty:"word"},line_3:{...$,label:"Line 3",description:"Third line of the watermark, at most 32 characters",empty:"word"},template:{kind:"\
choice",label:"Template",description:"Where the text stands and how it runs. A region may know further template IDs.",options:[{value:1001,label:"Diagonal"},{value:1002,
label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{kind:"choice",label:"Color",description:"\
Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{value:"Red",label:"Red"}],default:"Gray"},transparency:{
kind:"integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"\
Distance from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},open_password:c}},Q={resource:"page",label:"Extract",action:"Extract\
 pages",description:"Keep a range of pages and drop the others",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{first_page:y,last_page:_,open_password:c}},
V={resource:"document",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, in order, with their bookmarks, links, forms, labels, at\
tachments and layers",input:"many",output:"pdf",fields:{open_password:c}},Y={resource:"page",label:"Remove",action:"Remove pages",description:"Remove a range of\
 pages, with everything that only those pages used",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{first_page:y,last_page:_,open_password:c}},
Z={resource:"security",label:"Remove Password",action:"Remove password",description:"Write the document unencrypted, without password and restrictions",input:"o\
ne",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"The user or owner password that opens the document",required:!0,minLength:1,
maxLength:256}}},ee={resource:"security",label:"Remove Restrictions",action:"Remove restrictions",description:"Clear the permission flags of a document that ope\
ns without a password",input:"one",output:"pdf",fields:{open_password:c}},te={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"\
Remove every cryptographic signature and timestamp; pages and content stay as they are",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appear\
ance",description:"What becomes of the visible mark of a removed signature",options:[{value:"keep",label:"Keep",description:"Pages look as before"},{value:"remo\
ve",label:"Remove",description:"The visible mark goes with the signature"}],default:"keep",extension:!0},open_password:c}},re={resource:"page",label:"Reorder",action:"\
Reorder pages",description:"Put pages in a new order; pages may be repeated or left out",input:"one",output:"pdf",fields:{page_order:{kind:"pageOrder",label:"Pa\
ge Order",description:"Pages in the order wanted, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice a\
ppears twice, a page not named is dropped.",required:!0,maxLength:1e3,placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:c}},ae={resource:"page",label:"Reverse",
action:"Reverse pages",description:"Reverse the order of all pages",input:"one",output:"pdf",fields:{open_password:c}},ne={resource:"page",label:"Rotate",action:"\
Rotate pages",description:"Turn a range of pages by quarter turns",input:"one",output:"pdf",ascending:["first_page","last_page"],fields:{angle:{kind:"choice",label:"\
Angle",description:"How far to turn, in degrees, clockwise when positive; added to the rotation that a page already has",required:!0,options:[{value:0,label:"0°"},
{value:90,label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,label:"90° Counter-Clockwise"},{value:-180,label:"18\
0° Counter-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:y,last_page:_,open_password:c}},oe={resource:"document",label:"Split by Size",
action:"Split PDF by size",description:"Cut a document into parts that are as large as the limit allows, and never larger unless a single page is",input:"one",output:"\
pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest size of a part, in bytes. An e-mail limit of 25 MB takes parts of about 1\
8000000 bytes, because e-mail adds 37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 18000000"},open_password:c}},x={merge_documents:V,
split_by_size:oe,extract_pages:Q,remove_pages:Y,reorder_pages:re,reverse_pages:ae,rotate_pages:ne,add_password:U,add_restrictions:K,remove_password:Z,remove_restrictions:ee,
remove_signatures:te,add_text_watermark:X},N=Object.keys(x);function v(e){return x[e]}function O(e){return Object.hasOwn(x,e)}var E=e=>e.replaceAll("_","-"),F=(e,t)=>e.
replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,t),j=e=>v(e).path??`/v1/${e}`;function q(e,t){let{input:r}=v(e);return t.length===0?[{field:"file",message:r==="many"?"is r\
equired: at least one PDF document":"is required: a PDF document"}]:r==="one"&&t.length>1?[{field:"file",message:`must be given only once: this operation takes \
one document, not ${t.length}`}]:[]}var ie=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function P(e){let t=[];for(let[r,a]of e.split(",").entries()){let n=r+1,o=ie.exec(
a),l=u=>({problem:`item ${n} ('${k(a)}') ${u}`});if(a.trim()==="")return{problem:`item ${n} is empty: write pages such as 3,1,2 or 2..5, separated by single com\
mas`};if(!o)return l(le(a));let p=Number(o[1]),s=o[3]===void 0?void 0:Number(o[3]);if(p===0||s===0)return l("names page 0: pages count from 1, and -1 is the las\
t page");t.push({from:p,to:s,range:o[2]!==void 0,text:a.trim(),position:n})}return{items:t}}function I(e,t,r){let a=i=>(0,R.c)([{field:"page_order",message:i}]),
n=P(e);if("problem"in n)throw a(n.problem);let o=t===1?"1 page":`${t} pages`,l=n.items.map(i=>{let g=h=>h<0?t+1+h:h,m=g(i.from),f=i.range?i.to===void 0?t:g(i.to):
m;for(let[h,b]of[[i.from,m],[i.to??i.from,f]])if(b<1||b>t)throw a(`item ${i.position} ('${k(i.text)}') names ${se(h)}, but the document has ${o}`);return{first:m,
last:f}}),p=l.reduce((i,{first:g,last:m})=>i+Math.abs(m-g)+1,0);if(p>r)throw a(`names ${p} pages in all; at most ${r} are allowed`);let s=new Uint32Array(p),u=0;
for(let{first:i,last:g}of l){let m=i<=g?1:-1;for(let f=i;f!==g+m;f+=m)s[u++]=f}return s}function se(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far be\
yond its end"}function le(e){return/^ *\d+ *-+ *\d* *$/.test(e)?"is not a range: ranges are written 2..5":/^ *\.\./.test(e)?"has no start: a range is written 1.\
.5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function k(e){let t=[...e].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(r)?"?":r);return t.length>
40?`${t.slice(0,40).join("")}…`:t.join("")}var pe=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function ue(e){let t=[];for(let[r,a]of e.split(",").
entries()){let n=r+1,o=a.trim();if(o==="")return{problem:`item ${n} is empty: write pages such as 1..3, -1, odd, separated by single commas`};let l=pe.exec(o),p=D=>({
problem:`item ${n} ('${k(o)}') ${D}`});if(!l)return p(de(o));let[,s,u,i,g,m]=l,f={negated:s!==void 0,text:o,position:n};if(u!==void 0){t.push({...f,pages:u.toLowerCase()});
continue}let h=Number(i),b=g===void 0?h:m===void 0?"end":Number(m);if(h===0||b===0)return p("names page 0: pages count from 1, and -1 is the last page");t.push(
{...f,pages:{from:h,to:b}})}return{items:t}}function de(e){return/^(not +)?\d+ *[-–] *\d*$/i.test(e)?"is not a range: ranges are written 2..5":/^(not +)?\.\./i.
test(e)?"has no start: a range is written 1..5":/^!/.test(e)?"is not a page: leave out pages with not, such as not 2":"is not a page such as 3 or -1, a range su\
ch as 2..5 or 2.., odd, even, all, or one of these after not"}var ce=2**31-1,me=/^ *[+-]?\d+ *$/,ge=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,fe=/[\p{Cc}\u2028\u2029]/u,
he=new RegExp("\\p{Cs}","u"),be=/^[\x20-\x7e]*$/;function W(e,t,r="absent"){let a=v(e),n={},o=[];for(let[l,p]of Object.entries(a.fields)){let s=Object.hasOwn(t,
l),u=s?t[l]:void 0;if($e(p,u)){s&&r==="refuse"&&ye(p,u)?o.push({field:l,message:_e(p)}):p.required?o.push({field:l,message:`is required: ${d(p)}`}):"default"in p&&
(n[l]=p.default);continue}let i=xe(p,u);"problem"in i?o.push({field:l,message:i.problem}):n[l]=i.value}return{params:n,issues:[...o,...ve(a,n)]}}function ve({fields:e,
ascending:t,different:r,exclusive:a,atLeastOne:n},o){let l=[],p=s=>{let u=e[s];return o[s]!==void 0&&!(u&&"default"in u&&u.default===o[s])};if(t){let[s,u]=[o[t[0]],
o[t[1]]];typeof s=="number"&&typeof u=="number"&&s>u&&l.push({field:t[0],message:`must not be greater than ${t[1]}`})}if(r){let[s,u]=[o[r[0]],o[r[1]]];s!==void 0&&
s===u&&l.push({field:r[0],message:`must differ from ${r[1]}`})}for(let[s,u]of a??[]){let i=p(s)?u.filter(p):[];i.length>0&&l.push({field:s,message:`must not be \
given together with ${i.join(" and ")}: leave one of them out`})}return n&&!n.some(p)&&l.push({field:n[0],message:`is required, unless one of these is given: ${n.
slice(1).join(", ")}`}),l}function T(e){if(typeof e=="object")return JSON.stringify(e);let t=String(e);if(typeof e!="number"||!t.includes("e"))return t;if(e>=1)
return BigInt(e).toString();let[r,a]=t.split("e");return`0.${"0".repeat(-Number(a)-1)}${r.replace(".","")}`}function d(e){switch(e.kind){case"text":{let t=e.minLength?
`${e.minLength} to ${e.maxLength}`:`at most ${e.maxLength}`;return e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} ch\
aracters`}case"flag":return"true or false";case"integer":return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}`:`a whole n\
umber from ${e.min} to ${e.max}`;case"decimal":return`a decimal number ${we(e)}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).
join(", ")}`;case"pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd,\
 even, all or not 2, at most ${e.maxLength} characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",any:"a file"}[e.accepts];case"json":return`\
a JSON object such as {"name": "value"}, at most ${e.maxLength} characters`;default:return e}}function we({above:e,min:t,max:r}){let a=e===void 0?`of at least ${t??
0}`:`greater than ${e}`;return r===void 0?a:`${a} and at most ${r}`}function ye(e,t){return e.empty==="opener"?!1:e.empty!=="word"||e.required===!0||t===void 0}
function _e(e){return e.required?`is empty: it must be ${d(e)}`:e.kind==="text"&&e.secret?"is empty, which would protect nothing: give a password, or branch bef\
ore this step for documents without one":e.empty==="word"?`is undefined: use '' to leave it out, or give ${d(e)}`:e.kind==="pageSet"?"is empty: write all for ev\
ery page, or leave the field out":"default"in e?`is empty: write ${String(e.default)}, which is the default, or leave the field out`:`is empty: give ${d(e)}, or\
 leave the field out`}function $e(e,t){return t==null||t===""?!0:e.kind==="text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function xe(e,t){if(Array.isArray(
t))return{problem:"must be given only once"};switch(e.kind){case"text":return ke(e,t);case"flag":return Ae(e,t);case"integer":return Le(e,t);case"decimal":return Se(
e,t);case"choice":return Pe(e,t);case"pageOrder":return C(e,t,P);case"pageSet":return C(e,t,ue);case"file":return Ce(e,t);case"json":return Re(e,t);default:return e}}
function ke(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${d(e)}`};let r=String(t);if(r.length>8*e.maxLength)return{problem:`must be ${d(
e)}`};let a=e.secret?r:r.normalize("NFC"),n=e.secret?a.length:[...a].length;return n>e.maxLength||n<(e.minLength??0)?{problem:`must be ${d(e)}`}:e.characters===
"printable-ascii"&&!be.test(a)?{problem:`must be ${d(e)}`}:!e.secret&&fe.test(a)?{problem:"must not contain control characters or line breaks"}:!e.secret&&he.test(
a)?{problem:"must not contain half a character (a lone surrogate)"}:{value:a}}function Ae(e,t){if(typeof t=="boolean")return{value:t};let r=typeof t=="string"?t.
toLowerCase():"";return r==="true"||r==="false"?{value:r==="true"}:{problem:`must be ${d(e)}`}}function Le(e,t){let r=A(t);if(r===void 0||r<e.min)return{problem:`\
must be ${d(e)}`};let a=e.max??ce;if(r<=a)return{value:r};let n=d(e);return{problem:n.includes(String(a))?`must be ${n}`:`must not be greater than ${a}`}}function A(e){
return typeof e=="string"?me.test(e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?e+0:void 0}function Se(e,t){let r=typeof t=="number"?t:typeof t==
"string"&&ge.test(t)?Number(t.trim()):NaN,{above:a=-1/0,min:n=-1/0,max:o=1/0}=e;return Number.isFinite(r)&&r>a&&r>=n&&r<=o?{value:r+0}:{problem:`must be ${d(e)}`}}
function Pe(e,t){let{open:r}=e,a=e.options.find(({value:o})=>typeof o=="number"?o===A(t):o===t);if(a)return{value:a.value};let n=r?A(t):void 0;return r&&n!==void 0&&
n>=r.min&&n<=r.max?{value:n}:{problem:`must be ${d(e)}`}}function C(e,t,r){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${d(e)}`};let a=String(
t);if(a.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${a.length}`};let n=r(a);return"problem"in n?{problem:n.problem}:
{value:a}}function Ce(e,t){let{name:r,bytes:a}=typeof t=="object"?t:{};return typeof r!="string"||!(a instanceof Uint8Array)?{problem:`must be ${d(e)}`}:a.length===
0&&e.accepts!=="any"?{problem:"is an empty file"}:{value:{name:r,bytes:a}}}function Re(e,t){let r=`must be ${d(e)}`;if(typeof t=="object"){let a=Ne(t);return a!==
void 0&&a.startsWith("{")&&a.length<=e.maxLength?{value:JSON.parse(a)}:{problem:r}}if(typeof t!="string")return{problem:r};if(t.length>e.maxLength)return{problem:`\
must be at most ${e.maxLength} characters long, and has ${t.length}`};try{let a=JSON.parse(t);return typeof a=="object"&&a!==null&&!Array.isArray(a)?{value:a}:{
problem:r}}catch{return{problem:`${r}; it is not valid JSON`}}}function Ne(e){try{return JSON.stringify(e)}catch{return}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j});
