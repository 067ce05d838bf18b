"use strict";exports.id=9754,exports.ids=[9754],exports.modules={96995:((U,v,a)=>{a.d(v,{EC:()=>S,MH:()=>P,Pu:()=>L,Qf:()=>M,g$:()=>T,oH:()=>h});var f=a(49153);const E=1e3,M=(o,t,{
found:s=null,limit:r=null,pages:c=[]}={})=>({rule:o,found:s,limit:r,pages:c.slice(0,E),message:t}),h=["open_password"],T=(o,t,s)=>`The file has ${o} ${s}; at mo\
st ${t} are allowed.`;function _({failures:o}){return Array.isArray(o)?o.flatMap(I):[]}function I(o){if(typeof o!="object"||o===null||Array.isArray(o))return[];
const{rule:t,found:s,limit:r,pages:c,message:d}=o;if(typeof t!="string"||typeof d!="string")return[];const l=Array.isArray(c)?c.filter(p=>typeof p=="number"):[];
return[{rule:t,found:$(s),limit:$(r),pages:l,message:d}]}const $=o=>typeof o=="number"?o:null;function P(o,{nameOf:t,restate:s}){const{checks:r}=o,c=_(o).map(l=>({
...s(l),rule:t(l.rule)})),d=Array.isArray(r)?r.flatMap(l=>typeof l=="string"?[t(l)]:[]):[];return{...o,...r!==void 0&&{checks:d},failures:c}}class S extends f.zU{report;constructor(t){
const s=_(t).map(({message:r})=>r);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(r=>({field:"file",message:r,mentions:h}))}),this.
report=t}}function L(o){if(o.passed===!1)throw new S(o)}}),84964:((U,v,a)=>{a.r(v),a.d(v,{check_document:()=>d});var f=a(96995),E=a(27793),M=a(7390),h=a(90748),
T=a(4631),_=a(94673),I=a(66173),$=a(9738),P=a(96706),S=a(60170);const L=new Set(["f","F","f*","B","B*","b","b*","S","s","sh","Do","BI"]);async function o(e,n){const{
required_text:i,forbidden_text:u,search_mode:x}=e;return{required:i===void 0?void 0:await(0,S.G)("required_text",i,x,n),forbidden:u===void 0?void 0:await(0,S.G)(
"forbidden_text",u,x,n)}}const t=e=>[...["required_text","forbidden_text","maximum_unreadable"].filter(n=>e[n]!==void 0),...e.require_searchable?["require_searc\
hable"]:[]];async function s(e,{require_searchable:n,maximum_unreadable:i},{required:u,forbidden:x}){const{pace:K}=e.job,{count:b}=e.pages,C=new P.z(e,b),g=new $.
X(e);let D=!1;const[A,G,Q]=[[],[],[]];for(let w=1;w<=b;w++){const F=await C.page(w),{text:z}=F.flow;if(u&&!D&&(D=(await u.search(z,1,K)).matches.length>0),x){const{
matches:Z,truncated:k}=await x.search(z,1,K);Z.length>0?A.push(w):k&&G.push(w)}n&&F.characters===0&&await c(await g.page(w-1),K)&&Q.push(w)}const{unreadable:j,unreadableOn:R}=C;
return{violations:[...u&&!D?[(0,f.Qf)("required_text","The required text is not in the document.",{found:0,limit:1})]:[],...r("forbidden_text",A,w=>`The forbidd\
en text is on ${w}.`),...r("forbidden_text",G,w=>`There is more text on ${w} than can be searched, so it is not known whether the forbidden text is there.`),...r(
"require_searchable",Q,w=>`There is no text on ${w}, but there are images or drawings.`),...i!==void 0&&j>i?[(0,f.Qf)("maximum_unreadable",`${C.unreadableWords}\
 cannot be read; at most ${i} are allowed.`,{found:j,limit:i,pages:R})]:[]],notes:C.notes}}const r=(e,n,i)=>n.length===0?[]:[(0,f.Qf)(e,i((0,P.w)(n)),{found:n.length,
limit:0,pages:n})];async function c(e,n){let i=!1;return await(0,I.K)(e,n,({operator:u})=>{i||=L.has(u)}),i}const d=async(e,n,i)=>{const{quiet:u,wasRepaired:x}=(0,_.
gd)(i),K=await o(n,i),b=await(0,M.E)(e.bytes,u,{password:n.open_password,evenIfLocked:!0}),C=e.bytes.length,g=(0,h.YX)(b),D=await O(b,n,K),A=[...await y(b,n,C),
...D.violations],G=Object.entries(n).flatMap(([W,w])=>l.has(W)||w===!1?[]:[W]),j={passed:A.length===0,checks:G,failures:A,pageCount:g,fileSize:C,locked:(0,h.ln)(
b)};n.on_violation==="error"&&(0,f.Pu)(j);const R=[...x()?[p]:[],...D.notes];return{documents:[g===null?e:{...e,pageCount:g}],data:j,notes:R,facts:{}}},l=new Set(
["open_password","search_mode","on_violation"]),p=(0,T.A)("The document is damaged. Octavo could read it; other programs may not.");async function O(e,n,i){const u=t(
n);return u.length===0?{violations:[],notes:[]}:(0,h.ln)(e)?{violations:[m(u[0],"what its text is")],notes:[]}:await s(e,n,i)}const m=(e,n)=>(0,f.Qf)(e,`The doc\
ument needs a password to open, so it is not known ${n}: give it as open_password.`);async function y(e,n,i){const{maximum_pages:u,maximum_bytes:x,require_embedded_fonts:K,
require_unlocked:b,forbid_javascript:C}=n,g=[];if(u!==void 0){const A=(0,h.YX)(e);A===null?g.push(m("maximum_pages","how many pages it has")):A>u&&g.push((0,f.Qf)(
"maximum_pages",`The document has ${J(A,"page")}; at most ${u} are allowed.`,{found:A,limit:u}))}x!==void 0&&i>x&&g.push((0,f.Qf)("maximum_bytes",(0,f.g$)(i,x,"\
bytes"),{found:i,limit:x})),K&&g.push(...B(await(0,h.Uz)(e))),b&&e.security?.opensWithoutPassword===!1&&g.push((0,f.Qf)("require_unlocked","The document does no\
t open without a password."));const D=C?await(0,h.xS)(e):!1;return D===null?g.push(m("forbid_javascript","whether it has JavaScript")):D&&g.push((0,f.Qf)("forbi\
d_javascript","The document has JavaScript.")),n.require_e_invoice&&g.push(...await H(e)),g}function B(e){const n="require_embedded_fonts";if(!e)return[m(n,"whi\
ch fonts it has")];const i=V(e);if(i.length===0)return[];const u=i.length===1?"A font is":`${i.length} fonts are`;return[(0,f.Qf)(n,`${u} not embedded: ${Y(i)}.`,
{found:i.length,limit:0})]}async function H(e){const n="require_e_invoice";return(0,h.ln)(e)?[m(n,"whether it is an electronic invoice")]:(await(0,E.J)(e)).map(
u=>(0,f.Qf)(n,`The document is not a right electronic invoice: ${u}.`))}const J=(e,n)=>`${e} ${n}${e===1?"":"s"}`,V=e=>e.flatMap(({embedded:n,name:i})=>n?[]:[i===
null?"a font without a name":X(i)]),X=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),N=10,Y=e=>{const n=[...new Set(e)];return n.length>N?`${n.slice(0,N).
join(", ")} and ${n.length-N} more`:n.join(", ")}}),4631:((U,v,a)=>{a.d(v,{A:()=>f});const f=E=>({code:"document_damaged",message:E})}),60170:((U,v,a)=>{a.d(v,{
G:()=>S});var f=a(49153),E=a(44872);const M=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function h(o,t){
const s=(await T(o,t)).text.trim();return{hasGroups:!1,search:async(r,c,d)=>{const{text:l,places:p}=await T(r,d),O=[];for(let m=l.indexOf(s),y=0;m>=0;m=l.indexOf(
s,y)){if(O.length===c)return{matches:O,truncated:!0};for(y=m+s.length;p[y]===p[y-1];)y++;O.push((0,E.F)(p[m],p[y]));const B=d.step(s.length);B&&await B}return{matches:O,
truncated:!1}}}}async function T(o,t){const s=[];let r="";for(const{0:c,1:d,2:l,index:p}of o.matchAll(M)){const O=l===void 0?d?.toLowerCase()??_(c):" ";for(let y=0;y<
O.length;y++)s.push(d===void 0?p:p+y);r+=O;const m=t.step(c.length*10);m&&await m}return s.push(o.length),{text:r,places:s}}const _=o=>o.normalize("NFC").toUpperCase().
toLowerCase().normalize("NFC"),I=1e6;async function $(o,t,s,r,c){const d=s==="regex"?(await Promise.all([a.e(7398),a.e(3450)]).then(a.bind(a,73450))).expressionOf(
t,c):await h(t,r);if("problem"in d)throw(0,f.G6)([{field:o,message:d.problem}]);return{hasGroups:d.hasGroups,search:async(l,p,O)=>{const m=await d.search(l.slice(
0,I),p,O);return l.length>I?{...m,truncated:!0}:m}}}var P=a(84293);const S=(o,t,s,{pace:r,limits:c})=>$(o,t,s,r,L(o,c));function L(o,{searching:t}){let s=t;return r=>{
if(s-=r,s<0)throw(0,P.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the expression shorter\
 or more exact, or search fewer pages",o)}}}),76725:((U,v,a)=>{a.d(v,{$x:()=>S,Kh:()=>$,qg:()=>L,xS:()=>P});var f=a(49153),E=a(11275),M=a(38504),h=a(16039),T=a(
54075),_=a(75767),I=a(90191);function $(t,s){const r=t.resolve(s.get("S"));return(!s.has("S")||(0,h.Eo)(r,"JavaScript")||(0,h.Eo)(r,"Rendition"))&&t.resolve(s.get(
"JS"))!==null}async function P(t,s){const r=s.filter(d=>(0,M.L)(t.get(d),l=>$(t,l)));if(r.length===0)return!1;const{live:c}=await(0,E.Gy)(t);return r.some(d=>c[d]===
1)}async function S(t){return await P(t,(await(0,_.S)(t)).JS)||L(t)}async function L(t){if(!(0,h.Zm)(t.get(t.catalogNumber)))return!1;const s=t.resolve((0,I.Wo)(
t,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(t.security?.locked===!0)return null;for(const r of Array.isArray(s)?s:[s]){const c=t.resolve(r);if(!(c instanceof
h.Z6))continue;let d;try{d=await t.decodedAtEase(c)}catch(p){if(!(p instanceof f.zU)||p.code==="cancelled")throw p;return!0}const l=(0,T.xK)(d);if(l===void 0||l.
includes("script")&&await o(l,t.job.pace))return!0}return!1}async function o(t,s){const r=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.
name);return await(0,T.km)(t,s,r)!=="well-formed"}}),44872:((U,v,a)=>{a.d(v,{F:()=>f});const f=(E,M,h=[])=>({start:E,end:M,groups:Object.fromEntries(h)})})};
