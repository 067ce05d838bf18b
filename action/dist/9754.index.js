"use strict";exports.id=9754,exports.ids=[9754],exports.modules={96995:((I,x,s)=>{s.d(x,{EC:()=>y,MH:()=>g,Pu:()=>m,Qf:()=>M,g$:()=>b,oH:()=>h});var f=s(49153);const O=1e3,M=(a,t,{
found:o=null,limit:i=null,pages:c=[]}={})=>({rule:a,found:o,limit:i,pages:c.slice(0,O),message:t}),h=["open_password"],b=(a,t,o)=>`The file has ${a} ${o}; at mo\
st ${t} are allowed.`;function _({failures:a}){return Array.isArray(a)?a.flatMap(C):[]}function C(a){if(typeof a!="object"||a===null||Array.isArray(a))return[];
const{rule:t,found:o,limit:i,pages:c,message:d}=a;if(typeof t!="string"||typeof d!="string")return[];const l=Array.isArray(c)?c.filter(p=>typeof p=="number"):[];
return[{rule:t,found:T(o),limit:T(i),pages:l,message:d}]}const T=a=>typeof a=="number"?a:null;function g(a,{nameOf:t,restate:o}){const{checks:i}=a,c=_(a).map(l=>({
...o(l),rule:t(l.rule)})),d=Array.isArray(i)?i.flatMap(l=>typeof l=="string"?[t(l)]:[]):[];return{...a,...i!==void 0&&{checks:d},failures:c}}class y extends f.zU{report;constructor(t){
const o=_(t).map(({message:i})=>i);super("invalid_parameters",`The check failed: ${o.join(" ")}`,{issues:o.map(i=>({field:"file",message:i,mentions:h}))}),this.
report=t}}function m(a){if(a.passed===!1)throw new y(a)}}),84964:((I,x,s)=>{s.r(x),s.d(x,{check_document:()=>d});var f=s(96995),O=s(27793),M=s(7390),h=s(90748),
b=s(4631),_=s(94673),C=s(66173),T=s(9738),g=s(51046),y=s(96706);const m=new Set(["f","F","f*","B","B*","b","b*","S","s","sh","Do","BI"]);async function a(e,n){const{
required_text:r,forbidden_text:u,search_mode:E}=e;return{required:r===void 0?void 0:await(0,g.I)("required_text",r,E,n),forbidden:u===void 0?void 0:await(0,g.I)(
"forbidden_text",u,E,n)}}const t=e=>[...["required_text","forbidden_text","maximum_unreadable"].filter(n=>e[n]!==void 0),...e.require_searchable?["require_searc\
hable"]:[]];async function o(e,{require_searchable:n,maximum_unreadable:r},{required:u,forbidden:E}){const{pace:D}=e.job,{count:P}=e.pages,S=new y.z(e,P),w=new T.
X(e);let $=!1;const[A,U,N]=[[],[],[]];for(let v=1;v<=P;v++){const W=await S.page(v),{text:F}=W.flow;if(u&&!$&&($=(await u.search(F,1,D)).matches.length>0),E){const{
matches:Z,truncated:k}=await E.search(F,1,D);Z.length>0?A.push(v):k&&U.push(v)}n&&W.characters===0&&await c(await w.page(v-1),D)&&N.push(v)}const{unreadable:j,unreadableOn:Q}=S;
return{violations:[...u&&!$?[(0,f.Qf)("required_text","The required text is not in the document.",{found:0,limit:1})]:[],...i("forbidden_text",A,v=>`The forbidd\
en text is on ${v}.`),...i("forbidden_text",U,v=>`There is more text on ${v} than can be searched, so it is not known whether the forbidden text is there.`),...i(
"require_searchable",N,v=>`There is no text on ${v}, but there are images or drawings.`),...r!==void 0&&j>r?[(0,f.Qf)("maximum_unreadable",`${S.unreadableWords}\
 cannot be read; at most ${r} are allowed.`,{found:j,limit:r,pages:Q})]:[]],notes:S.notes}}const i=(e,n,r)=>n.length===0?[]:[(0,f.Qf)(e,r((0,y.w)(n)),{found:n.length,
limit:0,pages:n})];async function c(e,n){let r=!1;return await(0,C.K)(e,n,({operator:u})=>{r||=m.has(u)}),r}const d=async(e,n,r)=>{const{quiet:u,wasRepaired:E}=(0,_.
gd)(r),D=await a(n,r.pace),P=await(0,M.E)(e.bytes,u,{password:n.open_password,evenIfLocked:!0}),S=e.bytes.length,w=(0,h.YX)(P),$=await K(P,n,D),A=[...await G(P,
n,S),...$.violations],U=Object.entries(n).flatMap(([R,v])=>l.has(R)||v===!1?[]:[R]),j={passed:A.length===0,checks:U,failures:A,pageCount:w,fileSize:S,locked:(0,h.
ln)(P)};n.on_violation==="error"&&(0,f.Pu)(j);const Q=[...E()?[p]:[],...$.notes];return{documents:[w===null?e:{...e,pageCount:w}],data:j,notes:Q,facts:{}}},l=new Set(
["open_password","search_mode","on_violation"]),p=(0,b.A)("The document is damaged. Octavo could read it; other programs may not.");async function K(e,n,r){const u=t(
n);return u.length===0?{violations:[],notes:[]}:(0,h.ln)(e)?{violations:[L(u[0],"what its text is")],notes:[]}:await o(e,n,r)}const L=(e,n)=>(0,f.Qf)(e,`The doc\
ument needs a password to open, so it is not known ${n}: give it as open_password.`);async function G(e,n,r){const{maximum_pages:u,maximum_bytes:E,require_embedded_fonts:D,
require_unlocked:P,forbid_javascript:S}=n,w=[];if(u!==void 0){const A=(0,h.YX)(e);A===null?w.push(L("maximum_pages","how many pages it has")):A>u&&w.push((0,f.Qf)(
"maximum_pages",`The document has ${z(A,"page")}; at most ${u} are allowed.`,{found:A,limit:u}))}E!==void 0&&r>E&&w.push((0,f.Qf)("maximum_bytes",(0,f.g$)(r,E,"\
bytes"),{found:r,limit:E})),D&&w.push(...H(await(0,h.Uz)(e))),P&&e.security?.opensWithoutPassword===!1&&w.push((0,f.Qf)("require_unlocked","The document does no\
t open without a password."));const $=S?await(0,h.xS)(e):!1;return $===null?w.push(L("forbid_javascript","whether it has JavaScript")):$&&w.push((0,f.Qf)("forbi\
d_javascript","The document has JavaScript.")),n.require_e_invoice&&w.push(...await J(e)),w}function H(e){const n="require_embedded_fonts";if(!e)return[L(n,"whi\
ch fonts it has")];const r=V(e);if(r.length===0)return[];const u=r.length===1?"A font is":`${r.length} fonts are`;return[(0,f.Qf)(n,`${u} not embedded: ${Y(r)}.`,
{found:r.length,limit:0})]}async function J(e){const n="require_e_invoice";return(0,h.ln)(e)?[L(n,"whether it is an electronic invoice")]:(await(0,O.J)(e)).map(
u=>(0,f.Qf)(n,`The document is not a right electronic invoice: ${u}.`))}const z=(e,n)=>`${e} ${n}${e===1?"":"s"}`,V=e=>e.flatMap(({embedded:n,name:r})=>n?[]:[r===
null?"a font without a name":X(r)]),X=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),B=10,Y=e=>{const n=[...new Set(e)];return n.length>B?`${n.slice(0,B).
join(", ")} and ${n.length-B} more`:n.join(", ")}}),4631:((I,x,s)=>{s.d(x,{A:()=>f});const f=O=>({code:"document_damaged",message:O})}),76725:((I,x,s)=>{s.d(x,{
$x:()=>y,Kh:()=>T,qg:()=>m,xS:()=>g});var f=s(49153),O=s(11275),M=s(38504),h=s(16039),b=s(54075),_=s(75767),C=s(90191);function T(t,o){const i=t.resolve(o.get("\
S"));return(!o.has("S")||(0,h.Eo)(i,"JavaScript")||(0,h.Eo)(i,"Rendition"))&&t.resolve(o.get("JS"))!==null}async function g(t,o){const i=o.filter(d=>(0,M.L)(t.get(
d),l=>T(t,l)));if(i.length===0)return!1;const{live:c}=await(0,O.Gy)(t);return i.some(d=>c[d]===1)}async function y(t){return await g(t,(await(0,_.S)(t)).JS)||m(
t)}async function m(t){if(!(0,h.Zm)(t.get(t.catalogNumber)))return!1;const o=t.resolve((0,C.Wo)(t,"AcroForm")?.dict.get("XFA"));if(o===null)return!1;if(t.security?.
locked===!0)return null;for(const i of Array.isArray(o)?o:[o]){const c=t.resolve(i);if(!(c instanceof h.Z6))continue;let d;try{d=await t.decodedAtEase(c)}catch(p){
if(!(p instanceof f.zU)||p.code==="cancelled")throw p;return!0}const l=(0,b.xK)(d);if(l===void 0||l.includes("script")&&await a(l,t.job.pace))return!0}return!1}
async function a(t,o){const i=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.name);return await(0,b.km)(t,o,i)!=="well-formed"}}),51046:((I,x,s)=>{
s.d(x,{I:()=>T});var f=s(49153),O=s(44872);const M=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function h(g,y){
const m=(await b(g,y)).text.trim();return{hasGroups:!1,search:async(a,t,o)=>{const{text:i,places:c}=await b(a,o),d=[];for(let l=i.indexOf(m),p=0;l>=0;l=i.indexOf(
m,p)){if(d.length===t)return{matches:d,truncated:!0};for(p=l+m.length;c[p]===c[p-1];)p++;d.push((0,O.F)(c[l],c[p]));const K=o.step(m.length);K&&await K}return{matches:d,
truncated:!1}}}}async function b(g,y){const m=[];let a="";for(const{0:t,1:o,2:i,index:c}of g.matchAll(M)){const d=i===void 0?o?.toLowerCase()??_(t):" ";for(let p=0;p<
d.length;p++)m.push(o===void 0?c:c+p);a+=d;const l=y.step(t.length*10);l&&await l}return m.push(g.length),{text:a,places:m}}const _=g=>g.normalize("NFC").toUpperCase().
toLowerCase().normalize("NFC"),C=1e6;async function T(g,y,m,a){const t=m==="regex"?(await Promise.all([s.e(7398),s.e(3450)]).then(s.bind(s,73450))).expressionOf(
y):await h(y,a);if("problem"in t)throw(0,f.G6)([{field:g,message:t.problem}]);return{hasGroups:t.hasGroups,search:async(o,i,c)=>{const d=await t.search(o.slice(
0,C),i,c);return o.length>C?{...d,truncated:!0}:d}}}}),44872:((I,x,s)=>{s.d(x,{F:()=>f});const f=(O,M,h=[])=>({start:O,end:M,groups:Object.fromEntries(h)})})};
