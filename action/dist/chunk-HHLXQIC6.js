var T=Object.defineProperty;var K=Object.getOwnPropertyDescriptor;var Q=Object.getOwnPropertyNames;var Y=Object.prototype.hasOwnProperty;var tt=(t,e)=>{for(var n in e)T(t,n,{get:e[n],enumerable:!0})},et=(t,e,n,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Q(e))!Y.call(t,r)&&r!==
n&&T(t,r,{get:()=>e[r],enumerable:!(i=K(e,r))||i.enumerable});return t};var nt=t=>et(T({},"__esModule",{value:!0}),t);var kt={};tt(kt,{a:()=>X,b:()=>q});module.exports=nt(kt);var $=require("./chunk-VGEW3TNK.js"),b=require("./chunk-KN74LLIW.js"),J=require("./chunk-X3YXMNDC.js"),
E=require("./chunk-3J3GW35S.js"),L=require("./chunk-XMARPCU3.js"),W=require("./chunk-RH5QAVDK.js"),p=require("./chunk-TZ6YDG7T.js"),m=require("./chunk-POKQ3S3A.js"),
v=require("./chunk-KO56EBVV.js"),V=require("./chunk-XDO4H64R.js"),M=require("./chunk-KFSB3YBL.js"),A=require("./chunk-OWBHEB44.js"),u=require("./chunk-IO24KDZ3.js"),
rt=class{constructor(t){this.document=t,this.visit=new p.c(t)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.values()].sort((t,e)=>C(
t.name??"",e.name??"")||C(t.type??"",e.type??""))}resources(t){let e=[t];for(;e.length>0;){let n=this.fresh(e.pop());if(n){for(let i of this.entries(n,"Font"))this.
font(i,e);for(let i of["XObject","Pattern"])for(let r of this.entries(n,i))e.push(this.fresh(r)?.get("Resources"));for(let i of this.entries(n,"ExtGState")){let[
r]=this.document.array(this.document.dict(i)?.get("Font"))??[];r!==void 0&&this.font(r,e)}}}}appearances(t){for(let e of this.document.dict(t)?.values()??[]){let n=this.
document.resolve(e);if(n instanceof u.w)this.appearance(e);else if(n instanceof u.v)for(let i of n.values())this.appearance(i)}}appearance(t){this.resources(this.
fresh(t)?.get("Resources"))}font(t,e){let n=this.fresh(t);if(!n)return;let{document:i}=this,r=x(i,n.get("Subtype")),[o]=i.array(n.get("DescendantFonts"))??[],s=r===
"Type0"?i.dict(o):void 0;r==="Type3"&&e.push(n.get("Resources"));let l=i.dict((s??n).get("FontDescriptor")),f=x(i,n.get("BaseFont"))??x(i,l?.get("FontName")),g=/^[A-Z]{6}\+(?=.)/.
exec(f??""),c=["FontFile","FontFile2","FontFile3"].some(d=>i.resolve(l?.get(d))instanceof u.w),a={name:f===void 0?null:it(f.slice(g?.[0].length??0)),type:(s&&x(
i,s.get("Subtype")))??r??null,embedded:r==="Type3"||c,subset:g!==null};this.found.set(JSON.stringify(a),a)}fresh(t){if(t===void 0||!this.visit.first(t))return;let e=this.
document.dict(t);if(!(!e||this.seen.has(e)))return(0,u.y)(t)||this.seen.add(e),e}*entries(t,e){let n=t.get(e);if(n===void 0)return;let i=this.fresh(n);i&&(yield*i.
values())}};function x(t,e){let n=t.resolve(e);return n instanceof u.r&&n.text!==""?n.text:void 0}function it(t){let e=Buffer.from(t,"latin1"),n=new TextDecoder().
decode(e);return n.includes("�")?t:n}var C=(t,e)=>t<e?-1:t>e?1:0;function ot(t,e){let n=(0,p.e)(t,"AcroForm");if(!n)return null;let i=t.resolve(n.dict.get("XF\
A"))!==null,r=st(t,e).size;return r===0&&!i?null:{fields:r,xfa:i}}function st(t,e){let n=z(e),i=new Set;for(let[r,o]of e.entries())!o.dict.has("T")&&o.parent!==
void 0||n.has(o)||i.add(D(t,o.dict)||`${r}`);return i}function z(t){return new Set(t.flatMap(({dict:e,parent:n})=>n&&e.has("T")?[n]:[]))}var lt=100;function D(t,e){
let n=[],i=e;for(let r=0;i&&r<lt;r++){let o=(0,v.b)(t.resolve(i.get("T")));o!==null&&n.unshift(o),i=t.dict(i.get("Parent"))}return n.join(".")}async function at(t,e,n){
let i=t.resolve(t.dict(t.catalog.get("Perms"))?.get("DocMDP")),r=[],o=new Set,s=c=>{let a=t.resolve((0,b.d)(t,c,"V")),d=(0,u.x)(a)?a:void 0;d&&o.add(d),r.push(j(
t,D(t,c)||null,d,i))},l=z(e);for(let c of e){let{type:a,dict:d,parent:h}=c;o.add(d),a==="Sig"&&!l.has(c)&&(d.has("T")||h===void 0)&&s(d)}let f=n.flatMap(c=>{let a=t.
get(c);if(!((0,u.x)(a)&&!o.has(a)&&(a.has("T")||(0,u.A)(a.get("Subtype"),"Widget")))||!(0,u.A)(t.resolve((0,b.d)(t,a,"FT")),"Sig"))return[];let d=t.resolve((0,b.d)(
t,a,"V"));return(0,u.x)(d)&&!o.has(d)?[{number:c,field:a}]:[]});if(f.length>0){let{live:c}=await(0,M.a)(t);for(let{number:a,field:d}of f)c[a]===1&&s(d)}let g=t.
dict(t.catalog.get("Perms"));for(let c of["UR3","UR"]){let a=t.dict(g?.get(c));a&&r.push({...j(t,null,a,null),kind:"usage_rights"})}return r}function j(t,e,n,i){
if(!n)return{field:e,signed:!1,kind:null,subFilter:null,signer:null,date:null};let r=t.resolve(n.get("SubFilter")),o=(0,u.A)(t.resolve(n.get("Type")),"DocTimeSt\
amp")||(0,u.A)(r,"ETSI.RFC3161");return{field:e,signed:!0,kind:o?"timestamp":n===i?"certification":"approval",subFilter:r instanceof u.r?r.text:null,signer:(0,v.b)(
t.resolve(n.get("Name"))),date:(0,m.a)((0,v.b)(t.resolve(n.get("M")))??"")??null}}async function ut(t){let e=(0,p.e)(t,"Outlines"),n=new p.c(t),i=[e?.dict.get("\
First")],r=0;for(;i.length>0;){let o=i.pop();if(o===void 0||!n.first(o))continue;let s=(0,u.y)(o)?o.number:-1,l=g=>s>=0?t.entry(s,g):t.dict(o)?.get(g);if(!(t.resolve(
l("Title"))instanceof u.s))continue;r++,i.push(l("Next"),l("First"));let f=t.job.pace.step(300);f&&await f}return r}async function ct(t,e){let n=e.filter(r=>(0,V.c)(
t.get(r),o=>{let s=t.resolve(o.get("S"));return(!o.has("S")||(0,u.A)(s,"JavaScript")||(0,u.A)(s,"Rendition"))&&t.resolve(o.get("JS"))!==null}));if(n.length===0)
return!1;let{live:i}=await(0,M.a)(t);return n.some(r=>i[r]===1)}var B=1e3;function I(t){let{width:e,height:n}=(0,L.a)(t),i=r=>Math.round(r*t.userUnit*B)/B;return{
width:i(e),height:i(n)}}function ft({kinds:t,kindOf:e}){let n=new Int32Array(t.length),i=new Int32Array(t.length);for(let o=e.length-1;o>=0;o--)n[e[o]]++,i[e[o]]=
o+1;let r=new Map;for(let[o,s]of t.entries()){let{width:l,height:f}=I(s),g=`${l} ${f}`,c=r.get(g);c?c.count+=n[o]:r.set(g,{width:l,height:f,count:n[o],firstPage:i[o]})}
return[...r.values()]}function dt(t,{kinds:e,kindOf:n}){let i=(0,J.a)(t),r=e.map(I);return Array.from(n,(o,s)=>({...r[o],rotation:e[o].rotation,label:i?gt(i(s)):
null}))}function gt({style:t,prefix:e,number:n}){return(e?(0,v.b)(e)??"":"")+(0,$.a)(t,n)}var ht=["MediaBox","CropBox","Rotate","UserUnit"];async function pt(t){
let{pages:e,job:n}=t,i=[],r=new Map,o=new Int32Array(e.count),s=new Set,l=new N(ht),f=new N(["Resources"]),g=-1,c;for(let a=0;a<e.count;a++){let d=e.number(a),h=t.
place(d),w=t.entriesOf(d),_=e.inheritedBy(a),S=_===c;if(c=_,!(h&&w?l.take(h.bytes,w):l.forget())||!S){let y=(0,E.b)(t,a),F=`${y.box.join(" ")} ${y.rotation} ${y.
userUnit}`;g=r.get(F)??i.push(y)-1,r.set(F,g)}o[a]=g,(!(h&&w?f.take(h.bytes,w):f.forget())||!S)&&s.add(e.attribute(a,"Resources"));let R=n.pace.step(300);R&&await R}
return{kinds:i,kindOf:o,resources:s}}var N=class{constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}keys;bytes;from;to;forget(){
return this.bytes=void 0,!1}take(t,e){let{from:n,to:i}=this,r=this.bytes,o=r!==void 0;for(let s=0;s<this.keys.length;s++){let l=e.find(t,this.keys[s]),f=l<0?0:e.
at[l+2],g=l<0?0:e.at[l+3];o&&=mt(r,n[s],i[s],t,f,g),n[s]=f,i[s]=g}return this.bytes=t,o}};function mt(t,e,n,i,r,o){if(n-e!==o-r)return!1;for(let s=e,l=r;s<n;s++,
l++)if(t[s]!==i[l])return!1;return!0}function X(t){let e=!1;return{quiet:{...t,onRepaired:()=>{e=!0}},wasRepaired:()=>e}}async function q(t,{perPage:e,repaired:n,
size:i}){let r=t.security?.locked===!0,o=t.get(t.catalogNumber)instanceof u.v,s=await(0,m.d)(t),l=o?await pt(t):void 0,f=!r||o&&O(t)===t.pages.count,g=f?t.pages.
count:O(t)??yt(t),c=await(0,v.c)(t,["AP","JS","EF","ByteRange","Sig"]),a=o?(0,b.b)(t):[],d=(k,P)=>r&&P&&bt(t)?null:k,h=l?await wt(t,l.resources,c.AP):[],w=o?await at(
t,a,c.ByteRange.length>0?c.Sig:[]):[],_=o?await(0,W.a)(t,c.EF):[],S=o?await ut(t):0,R=o?ot(t,a):null,y=await ct(t,c.JS),F=(0,m.f)(t,s);return{pageCount:g??null,
fileSize:i,version:o?t.version:vt(t),...(0,m.e)(t,s),pageSizes:l&&f?ft(l):null,locked:r,encryption:St(t),permissions:Ft(t),signatures:d(w,w.length===0),form:R,attachments:d(
_.map(({name:k,size:P,mimeType:G,description:H,relationship:Z})=>({name:k,size:P,mimeType:G,description:H,relationship:Z})),_.length===0),fonts:d(h.map(k=>({...k})),
h.length===0),bookmarks:d(S,S===0),tagged:o?_t(t):null,claims:d(F,F.length===0),javascript:d(y,!y),linearized:U(t)!==void 0,repaired:n,...e?{pages:l&&f?dt(t,l):
null}:{}}}async function wt(t,e,n){let{job:i,pages:r}=t,o=new rt(t);for(let l of e){o.resources(l);let f=i.pace.step(100);f&&await f}let s=new Set(n);for(let l=0;n.
length>0&&l<r.count;l++){let f=r.number(l);for(let c of t.array(t.entry(f,"Annots"))??[]){let a=(0,u.y)(c)?c.number:-1;(a<0||s.has(a))&&o.appearances(t.dict(c)?.
get("AP"))}let g=i.pace.step(1e3);g&&await g}return o.fonts}function O(t){let e=t.get(t.catalogNumber),n=(0,u.x)(e)?t.resolve(t.dict(e.get("Pages"))?.get("Count")):
null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function U(t){let{bytes:e,job:n}=t,i=(0,u.o)(e).subarray(0,1024),r=i.indexOf(" obj");if(r<0||!i.
includes("/Linearized"))return;let o=new A.e(e,r+4,Math.min(e.length,r+2048),n.limits.nesting).value();return(0,u.x)(o)&&o.has("Linearized")&&o.get("L")===e.length?
o:void 0}function yt(t){let e=U(t)?.get("N");return typeof e=="number"&&Number.isInteger(e)&&e>0?e:void 0}function vt({bytes:t}){return/%PDF-(\d\.\d)/.exec((0,u.o)(
t).toString("latin1",0,1032))?.[1]??null}function bt({table:t}){return t.kind.subarray(0,t.size).includes(2)}function _t(t){return t.resolve((0,p.e)(t,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,p.e)(t,"StructTreeRoot")!==void 0}function St({security:t}){if(!t)return null;let{algorithm:e,keyBits:n=null,opensWithoutPassword:i}=t;
return{algorithm:e?.replace(/^RC4-.*/,"RC4")??null,keyBits:n,opensWithoutPassword:i}}function Ft({security:t}){let e=new Set(t?(0,A.r)(t.permissions):[]),n=t?.revision===
2,i=t!==void 0&&t.revision===void 0,r=(o,s)=>i?null:!e.has(n?s:o);return{allowPrint:r("allow_print","allow_print"),allowPrintHighResolution:r("allow_print_high_\
resolution","allow_print"),allowChangeContent:r("allow_change_content","allow_change_content"),allowAssembleDocument:r("allow_assemble_document","allow_change_c\
ontent"),allowCopyContent:r("allow_copy_content","allow_copy_content"),allowAccessibility:r("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:r(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:r("allow_fill_form","allow_comment_and_fill_form")}}0&&(module.exports={a,b});
