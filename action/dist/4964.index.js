"use strict";exports.id=4964,exports.ids=[4964],exports.modules={84964:((L,b,s)=>{s.r(b),s.d(b,{check_document:()=>C});var E=s(49153),M=s(27793),I=s(7390),d=s(90748),F=s(31240),
P=s(66173),N=s(9738),j=s(51046),c=s(16797);const T=new Set(["f","F","f*","B","B*","b","b*","S","s","sh","Do","BI"]);async function h(e,t){const{required_text:n,
forbidden_text:a,search_mode:p}=e;return{required:n===void 0?void 0:await(0,j.I)("required_text",n,p,t),forbidden:a===void 0?void 0:await(0,j.I)("forbidden_text",
a,p,t)}}const O=({required_text:e,forbidden_text:t,require_searchable:n,maximum_unreadable:a})=>n||(e??t??a)!==void 0;async function u(e,{require_searchable:t,maximum_unreadable:n},{
required:a,forbidden:p}){const{pace:S}=e.job,{count:v}=e.pages,$=new c.z(e,v),i=new N.X(e);let y=!1;const[r,w,A]=[[],[],[]];for(let m=1;m<=v;m++){const z=await $.
page(m),{text:J}=z.flow;if(a&&!y&&(y=(await a.search(J,1,S)).matches.length>0),p){const{matches:W,truncated:Y}=await p.search(J,1,S);W.length>0?r.push(m):Y&&w.push(
m)}t&&z.characters===0&&await g(await i.page(m-1),S)&&A.push(m)}return{failures:[...a&&!y?["The required text is not in the document."]:[],...r.length>0?[`The f\
orbidden text is on ${(0,c.w)(r)}.`]:[],...w.length>0?[`There is more text on ${(0,c.w)(w)} than can be searched, so it is not known whether the forbidden text \
is there.`]:[],...A.length>0?[`There is no text on ${(0,c.w)(A)}, but there are images or drawings.`]:[],...n!==void 0&&$.unreadable>n?[`${$.unreadableWords} ca\
nnot be read; at most ${n} are allowed.`]:[]],notes:$.notes}}async function g(e,t){let n=!1;return await(0,P.K)(e,t,({operator:a})=>{n||=T.has(a)}),n}const C=async(e,t,n)=>{
const{quiet:a,wasRepaired:p}=(0,F.g)(n),S=await h(t,n.pace),v=await(0,I.E)(e.bytes,a,{password:t.open_password,evenIfLocked:!0}),$=e.bytes.length,i=(0,d.YX)(v),
y=await x(v,t,S),r=[...await G(v,t,$),...y.failures];if(r.length>0)throw R(r);const A={passed:!0,checks:Object.entries(t).flatMap(([m,z])=>l.has(m)||z===!1?[]:[
m]),pageCount:i,fileSize:$,locked:(0,d.ln)(v)},B=[...p()?[f]:[],...y.notes];return{documents:[i===null?e:{...e,pageCount:i}],data:A,notes:B,facts:{}}},l=new Set(
["open_password","search_mode"]),f={code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."};async function x(e,t,n){
return O(t)?(0,d.ln)(e)?{failures:[o("what its text is")],notes:[]}:await u(e,t,n):{failures:[],notes:[]}}const o=e=>`The document needs a password to open, so \
it is not known ${e}: give it as open_password.`;async function G(e,t,n){const{maximum_pages:a,maximum_bytes:p,require_embedded_fonts:S,require_unlocked:v,forbid_javascript:$}=t,
i=[];if(a!==void 0){const r=(0,d.YX)(e);r===null?i.push(o("how many pages it has")):r>a&&i.push(`The document has ${U(r,"page")}; at most ${a} are allowed.`)}if(p!==
void 0&&n>p&&i.push(`The file has ${n} bytes; at most ${p} are allowed.`),S){const r=await(0,d.Uz)(e),w=r?X(r):[];r?w.length>0&&i.push(`${w.length===1?"A font i\
s":`${w.length} fonts are`} not embedded: ${K(w)}.`):i.push(o("which fonts it has"))}v&&e.security?.opensWithoutPassword===!1&&i.push("The document does not ope\
n without a password.");const y=$?await(0,d.xS)(e):!1;if(y!==!1&&i.push(y?"The document has JavaScript.":o("whether it has JavaScript")),t.require_e_invoice){const r=(0,d.
ln)(e)?[]:await(0,M.J)(e);(0,d.ln)(e)&&i.push(o("whether it is an electronic invoice")),i.push(...r.map(w=>`The document is not a right electronic invoice: ${w}\
.`))}return i}const U=(e,t)=>`${e} ${t}${e===1?"":"s"}`,X=e=>e.flatMap(({embedded:t,name:n})=>t?[]:[n===null?"a font without a name":H(n)]),H=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,
"?").slice(0,60),D=10,K=e=>{const t=[...new Set(e)];return t.length>D?`${t.slice(0,D).join(", ")} and ${t.length-D} more`:t.join(", ")};function R(e){const t=e.
map(n=>({field:"file",message:n,mentions:["open_password"]}));return new E.zU("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:t})}}),51046:((L,b,s)=>{
s.d(b,{I:()=>j});var E=s(49153),M=s(44872);const I=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function d(c,T){
const h=(await F(c,T)).text.trim();return{hasGroups:!1,search:async(O,u,g)=>{const{text:C,places:l}=await F(O,g),f=[];for(let x=C.indexOf(h),o=0;x>=0;x=C.indexOf(
h,o)){if(f.length===u)return{matches:f,truncated:!0};for(o=x+h.length;l[o]===l[o-1];)o++;f.push((0,M.F)(l[x],l[o]));const G=g.step(h.length);G&&await G}return{matches:f,
truncated:!1}}}}async function F(c,T){const h=[];let O="";for(const{0:u,1:g,2:C,index:l}of c.matchAll(I)){const f=C===void 0?g?.toLowerCase()??P(u):" ";for(let o=0;o<
f.length;o++)h.push(g===void 0?l:l+o);O+=f;const x=T.step(u.length*10);x&&await x}return h.push(c.length),{text:O,places:h}}const P=c=>c.normalize("NFC").toUpperCase().
toLowerCase().normalize("NFC"),N=1e6;async function j(c,T,h,O){const u=h==="regex"?(await Promise.all([s.e(7398),s.e(3450)]).then(s.bind(s,73450))).expressionOf(
T):await d(T,O);if("problem"in u)throw(0,E.G6)([{field:c,message:u.problem}]);return{hasGroups:u.hasGroups,search:async(g,C,l)=>{const f=await u.search(g.slice(
0,N),C,l);return g.length>N?{...f,truncated:!0}:f}}}}),44872:((L,b,s)=>{s.d(b,{F:()=>E});const E=(M,I,d=[])=>({start:M,end:I,groups:Object.fromEntries(d)})})};
