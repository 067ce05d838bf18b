"use strict";exports.id=4964,exports.ids=[4964],exports.modules={96995:((F,A,o)=>{o.d(A,{EC:()=>v,MH:()=>x,Pu:()=>g,Qf:()=>C,g$:()=>P,oH:()=>m});var d=o(49153);const M=1e3,C=(n,i,{
found:a=null,limit:c=null,pages:u=[]}={})=>({rule:n,found:a,limit:c,pages:u.slice(0,M),message:i}),m=["open_password"],P=(n,i,a)=>`The file has ${n} ${a}; at mo\
st ${i} are allowed.`;function Q({failures:n}){return Array.isArray(n)?n.flatMap(j):[]}function j(n){if(typeof n!="object"||n===null||Array.isArray(n))return[];
const{rule:i,found:a,limit:c,pages:u,message:f}=n;if(typeof i!="string"||typeof f!="string")return[];const l=Array.isArray(u)?u.filter(w=>typeof w=="number"):[];
return[{rule:i,found:S(a),limit:S(c),pages:l,message:f}]}const S=n=>typeof n=="number"?n:null;function x(n,{nameOf:i,restate:a}){const{checks:c}=n,u=Q(n).map(l=>({
...a(l),rule:i(l.rule)})),f=Array.isArray(c)?c.flatMap(l=>typeof l=="string"?[i(l)]:[]):[];return{...n,...c!==void 0&&{checks:f},failures:u}}class v extends d.zU{report;constructor(i){
const a=Q(i).map(({message:c})=>c);super("invalid_parameters",`The check failed: ${a.join(" ")}`,{issues:a.map(c=>({field:"file",message:c,mentions:m}))}),this.
report=i}}function g(n){if(n.passed===!1)throw new v(n)}}),84964:((F,A,o)=>{o.r(A),o.d(A,{check_document:()=>u});var d=o(96995),M=o(27793),C=o(7390),m=o(90748),
P=o(10476),Q=o(66173),j=o(9738),S=o(51046),x=o(27195);const v=new Set(["f","F","f*","B","B*","b","b*","S","s","sh","Do","BI"]);async function g(e,t){const{required_text:s,
forbidden_text:r,search_mode:y}=e;return{required:s===void 0?void 0:await(0,S.I)("required_text",s,y,t),forbidden:r===void 0?void 0:await(0,S.I)("forbidden_text",
r,y,t)}}const n=e=>[...["required_text","forbidden_text","maximum_unreadable"].filter(t=>e[t]!==void 0),...e.require_searchable?["require_searchable"]:[]];async function i(e,{
require_searchable:t,maximum_unreadable:s},{required:r,forbidden:y}){const{pace:I}=e.job,{count:$}=e.pages,O=new x.z(e,$),h=new j.X(e);let T=!1;const[b,D,L]=[[],
[],[]];for(let p=1;p<=$;p++){const B=await O.page(p),{text:H}=B.flow;if(r&&!T&&(T=(await r.search(H,1,I)).matches.length>0),y){const{matches:Y,truncated:Z}=await y.
search(H,1,I);Y.length>0?b.push(p):Z&&D.push(p)}t&&B.characters===0&&await c(await h.page(p-1),I)&&L.push(p)}const{unreadable:N,unreadableOn:V}=O;return{violations:[
...r&&!T?[(0,d.Qf)("required_text","The required text is not in the document.",{found:0,limit:1})]:[],...a("forbidden_text",b,p=>`The forbidden text is on ${p}.`),
...a("forbidden_text",D,p=>`There is more text on ${p} than can be searched, so it is not known whether the forbidden text is there.`),...a("require_searchable",
L,p=>`There is no text on ${p}, but there are images or drawings.`),...s!==void 0&&N>s?[(0,d.Qf)("maximum_unreadable",`${O.unreadableWords} cannot be read; at m\
ost ${s} are allowed.`,{found:N,limit:s,pages:V})]:[]],notes:O.notes}}const a=(e,t,s)=>t.length===0?[]:[(0,d.Qf)(e,s((0,x.w)(t)),{found:t.length,limit:0,pages:t})];
async function c(e,t){let s=!1;return await(0,Q.K)(e,t,({operator:r})=>{s||=v.has(r)}),s}const u=async(e,t,s)=>{const{quiet:r,wasRepaired:y}=(0,P.g)(s),I=await g(
t,s.pace),$=await(0,C.E)(e.bytes,r,{password:t.open_password,evenIfLocked:!0}),O=e.bytes.length,h=(0,m.YX)($),T=await w($,t,I),b=[...await U($,t,O),...T.violations],
D=Object.entries(t).flatMap(([z,p])=>f.has(z)||p===!1?[]:[z]),N={passed:b.length===0,checks:D,failures:b,pageCount:h,fileSize:O,locked:(0,m.ln)($)};t.on_violation===
"error"&&(0,d.Pu)(N);const V=[...y()?[l]:[],...T.notes];return{documents:[h===null?e:{...e,pageCount:h}],data:N,notes:V,facts:{}}},f=new Set(["open_password","s\
earch_mode","on_violation"]),l={code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."};async function w(e,t,s){
const r=n(t);return r.length===0?{violations:[],notes:[]}:(0,m.ln)(e)?{violations:[E(r[0],"what its text is")],notes:[]}:await i(e,t,s)}const E=(e,t)=>(0,d.Qf)(
e,`The document needs a password to open, so it is not known ${t}: give it as open_password.`);async function U(e,t,s){const{maximum_pages:r,maximum_bytes:y,require_embedded_fonts:I,
require_unlocked:$,forbid_javascript:O}=t,h=[];if(r!==void 0){const b=(0,m.YX)(e);b===null?h.push(E("maximum_pages","how many pages it has")):b>r&&h.push((0,d.Qf)(
"maximum_pages",`The document has ${R(b,"page")}; at most ${r} are allowed.`,{found:b,limit:r}))}y!==void 0&&s>y&&h.push((0,d.Qf)("maximum_bytes",(0,d.g$)(s,y,"\
bytes"),{found:s,limit:y})),I&&h.push(...J(await(0,m.Uz)(e))),$&&e.security?.opensWithoutPassword===!1&&h.push((0,d.Qf)("require_unlocked","The document does no\
t open without a password."));const T=O?await(0,m.xS)(e):!1;return T===null?h.push(E("forbid_javascript","whether it has JavaScript")):T&&h.push((0,d.Qf)("forbi\
d_javascript","The document has JavaScript.")),t.require_e_invoice&&h.push(...await K(e)),h}function J(e){const t="require_embedded_fonts";if(!e)return[E(t,"whi\
ch fonts it has")];const s=W(e);if(s.length===0)return[];const r=s.length===1?"A font is":`${s.length} fonts are`;return[(0,d.Qf)(t,`${r} not embedded: ${k(s)}.`,
{found:s.length,limit:0})]}async function K(e){const t="require_e_invoice";return(0,m.ln)(e)?[E(t,"whether it is an electronic invoice")]:(await(0,M.J)(e)).map(
r=>(0,d.Qf)(t,`The document is not a right electronic invoice: ${r}.`))}const R=(e,t)=>`${e} ${t}${e===1?"":"s"}`,W=e=>e.flatMap(({embedded:t,name:s})=>t?[]:[s===
null?"a font without a name":X(s)]),X=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),G=10,k=e=>{const t=[...new Set(e)];return t.length>G?`${t.slice(0,G).
join(", ")} and ${t.length-G} more`:t.join(", ")}}),51046:((F,A,o)=>{o.d(A,{I:()=>S});var d=o(49153),M=o(44872);const C=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+\
)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function m(x,v){const g=(await P(x,v)).text.trim();return{hasGroups:!1,search:async(n,i,a)=>{const{text:c,
places:u}=await P(n,a),f=[];for(let l=c.indexOf(g),w=0;l>=0;l=c.indexOf(g,w)){if(f.length===i)return{matches:f,truncated:!0};for(w=l+g.length;u[w]===u[w-1];)w++;
f.push((0,M.F)(u[l],u[w]));const E=a.step(g.length);E&&await E}return{matches:f,truncated:!1}}}}async function P(x,v){const g=[];let n="";for(const{0:i,1:a,2:c,
index:u}of x.matchAll(C)){const f=c===void 0?a?.toLowerCase()??Q(i):" ";for(let w=0;w<f.length;w++)g.push(a===void 0?u:u+w);n+=f;const l=v.step(i.length*10);l&&
await l}return g.push(x.length),{text:n,places:g}}const Q=x=>x.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),j=1e6;async function S(x,v,g,n){const i=g===
"regex"?(await Promise.all([o.e(7398),o.e(3450)]).then(o.bind(o,73450))).expressionOf(v):await m(v,n);if("problem"in i)throw(0,d.G6)([{field:x,message:i.problem}]);
return{hasGroups:i.hasGroups,search:async(a,c,u)=>{const f=await i.search(a.slice(0,j),c,u);return a.length>j?{...f,truncated:!0}:f}}}}),44872:((F,A,o)=>{o.d(A,
{F:()=>d});const d=(M,C,m=[])=>({start:M,end:C,groups:Object.fromEntries(m)})})};
