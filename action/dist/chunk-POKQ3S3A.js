var g=Object.defineProperty;var S=Object.getOwnPropertyDescriptor;var j=Object.getOwnPropertyNames;var C=Object.prototype.hasOwnProperty;var V=(e,t)=>{for(var d in t)g(e,d,{get:t[d],enumerable:!0})},_=(e,t,d,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of j(t))!C.call(e,o)&&o!==d&&
g(e,o,{get:()=>t[o],enumerable:!(r=S(t,o))||r.enumerable});return e};var Z=e=>_(g({},"__esModule",{value:!0}),e);var A={};V(A,{a:()=>b,b:()=>T,c:()=>v,d:()=>F,e:()=>N,f:()=>w});module.exports=Z(A);var u=require("./chunk-KO56EBVV.js"),p=require("./chunk-4R5Q5HKP.js"),m=require("./chunk-IO24KDZ3.js"),
x=require("./chunk-D5RTHP3X.js"),z=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?'?(?:00?'?)?)?|([+-])(\d\d)'?(?:(\d\d)'?)?)?$/,
G=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function b(e){
if(e.length>64)return;let t=e.trim().replace(G,(d,r,o,a)=>`${r??""}${1900+Number(o)}${a}`);return P(y(z.exec(t)??D.exec(t)))}function T(e){let t=e.length>64?void 0:
y(D.exec(e.trim()));if(!t||P(t)===void 0)return;let{year:d,month:r="",day:o="",hour:a="",minute:l="",second:n="",zone:i=""}=t;return`D:${d}${r}${o}${a}${l}${n}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function y(e){if(!e)return;let[,t,d,r,o,a,l,n,i,c,s]=e,f=n??(i===void 0?void 0:`${i}${c}:${s??"00"}`);return{year:t,month:d,
day:r,hour:o,minute:a,second:l,zone:f}}function P(e){if(!e)return;let{year:t,month:d,day:r,hour:o,minute:a="00",second:l="00",zone:n}=e,i=(s,f,$)=>s===void 0||Number(
s)>=f&&Number(s)<=$;if(Number(t)===0||!i(d,1,12)||!i(r,1,M(Number(t),Number(d)))||!i(o,0,23)||!i(a,0,59)||!i(l,0,59)||n!==void 0&&n!=="Z"&&!(i(n.slice(1,3),0,23)&&
i(n.slice(4),0,59)))return;let c=[t,d,r].filter(s=>s!==void 0).join("-");return o===void 0?c:`${c}T${o}:${a}:${l}${n==="+00:00"||n==="-00:00"?"Z":n??""}`}function M(e,t){
return t===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(t)?30:31}var h={text:"",properties:[],malformed:!1,end:-1,about:""};function v(e){let t=e.
resolve(e.trailer.get("Info"));return t instanceof m.v?t:t instanceof m.w?t.dict:void 0}async function F(e){let t=e.get(e.catalogNumber),d=t instanceof m.v?e.resolve(
t.get("Metadata")):null;if(!(d instanceof m.w))return;let r;try{r=e.decoded(d)}catch(o){if(!(o instanceof x.b)||o.code==="cancelled")throw o;return{...h,malformed:!0}}
return(0,p.c)(r,e.job.pace)}function N(e,t=h){let d=v(e),r=c=>e.resolve(d?.get(c)),o=(c,s,f=", ")=>{let $=(0,p.d)(t,c,s).map(u.a).filter(Boolean).join(f);return $===
""?null:$},a=(c,s)=>{let[f=""]=(0,p.d)(t,c,s);return(0,u.a)(f)||null},l=(c,s)=>b((0,u.b)(r(c))??"")??b(a("xmp",s)??"")??null,n=e.get(e.catalogNumber),i=n instanceof
m.v?(0,u.b)(e.resolve(n.get("Lang"))):null;return{title:(0,u.b)(r("Title"))??a("dc","title"),author:(0,u.b)(r("Author"))??o("dc","creator"),subject:(0,u.b)(r("S\
ubject"))??a("dc","description"),keywords:(0,u.b)(r("Keywords"))??o("pdf","Keywords")??o("dc","subject"),creator:(0,u.b)(r("Creator"))??a("xmp","CreatorTool"),producer:(0,u.b)(
r("Producer"))??a("pdf","Producer"),created:l("CreationDate","CreateDate"),modified:l("ModDate","ModifyDate"),language:i??a("dc","language")}}function w(e,t=h){
let d=(n,i)=>(0,u.a)((0,p.d)(t,n,i)[0]??""),r=[],o=d("pdfaid","part");if(/^[1-9]$/.test(o)){let n=d("pdfaid","conformance").toLowerCase();r.push(`PDF/A-${o}${/^[abuef]$/.
test(n)?n:""}`)}let a=d("pdfuaid","part");/^[1-9]$/.test(a)&&r.push(`PDF/UA-${a}`);let l=d("pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||((0,u.b)(e.
resolve(v(e)?.get("GTS_PDFXVersion")))??"");for(let n of[l,d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")])/^PDF\/[\w .:/()-]{1,40}$/.test(n)&&r.push(
n);return r}0&&(module.exports={a,b,c,d,e,f});
