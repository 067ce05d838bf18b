"use strict";exports.id=5041,exports.ids=[5041],exports.modules={4406:((j,x,o)=>{o.d(x,{EC:()=>l,Pu:()=>h,Qf:()=>M,fU:()=>i,g$:()=>y,oH:()=>g});var f=o(58552);const v=1e3,M=(e,t,{
found:n=null,limit:s=null,pages:c=[]}={})=>({rule:e,found:n,limit:s,pages:c.slice(0,v),message:t}),g=["open_password"],y=(e,t,n)=>`The file has ${e} ${n}; at mo\
st ${t} are allowed.`;function b({failures:e}){return Array.isArray(e)?e.flatMap(_):[]}function _(e){if(typeof e!="object"||e===null||Array.isArray(e))return[];
const{rule:t,found:n,limit:s,pages:c,message:u}=e;if(typeof t!="string"||typeof u!="string")return[];const p=Array.isArray(c)?c.filter(w=>typeof w=="number"):[];
return[{rule:t,found:S(n),limit:S(s),pages:p,message:u}]}const S=e=>typeof e=="number"?e:null;function i(e,{nameOf:t,restate:n}){const{checks:s}=e,c=b(e).map(p=>({
...n(p),rule:t(p.rule)})),u=Array.isArray(s)?s.flatMap(p=>typeof p=="string"?[t(p)]:[]):[];return{...e,...s!==void 0&&{checks:u},failures:c}}class l extends f.zU{report;constructor(t){
const n=b(t).map(({message:s})=>s);super("invalid_parameters",`The check failed: ${n.join(" ")}`,{issues:n.map(s=>({field:"file",message:s,mentions:g}))}),this.
report=t}}function h(e){if(e.passed===!1)throw new l(e)}}),85673:((j,x,o)=>{o.d(x,{gx:()=>y,h:()=>g});function f(i,l){const h=v(i,l);if(h!==void 0)return[h];const e=_(
i);return l.filter(t=>_(t).some(n=>n.length>3&&e.includes(n)))}function v(i,l){let h;for(const e of l){const t=M(_(i),_(e));t<=2&&t<(h?.count??1/0)&&(h={name:e,
count:t})}return h?.name}function M(i,l){return i.length!==l.length?i.length*l.length===0?1/0:M([i.join("")],[l.join("")]):l.reduce((h,e,t)=>{const n=i[t]??"",s=Math.
min(n.length,e.length),c=S(n,e);return c>(s<3?0:s<7?1:2)?1/0:h+c},0)}const g=(i,l)=>b(f(i,l));function y(i,l){const h=v(i,l),e=t=>_(t).sort().join(" ");return b(
h===void 0?l.filter(t=>i!==""&&e(t)===e(i)):[h])}const b=i=>i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`,_=i=>i.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(l=>l!=="");function S(i,l){let h=[],e=Array.from({length:l.length+1},(t,n)=>n);for(let t=0;t<i.length;t++){const n=[t+
1];for(let s=0;s<l.length;s++){const c=t>0&&s>0&&i[t]===l[s-1]&&i[t-1]===l[s];n.push(Math.min((e[s+1]??0)+1,(n[s]??0)+1,(e[s]??0)+(i[t]===l[s]?0:1),c?(h[s-1]??0)+
1:1/0))}h=e,e=n}return e.at(-1)??0}}),54665:((j,x,o)=>{o.r(x),o.d(x,{check_document:()=>p});var f=o(4406),v=o(14580),M=o(90966),g=o(98446),y=o(41112),b=o(5899),
_=o(41561),S=o(37709),i=o(58971),l=o(41658),h=o(22154);const e=new Set(["f","F","f*","B","B*","b","b*","S","s","sh","Do","BI"]);async function t(a,r){const{required_text:d,
forbidden_text:m,search_mode:T}=a;return{required:d===void 0?void 0:await(0,l.G)("required_text",d,T,r),forbidden:m===void 0?void 0:await(0,l.G)("forbidden_text",
m,T,r)}}const n=a=>[...["required_text","forbidden_text","maximum_unreadable"].filter(r=>a[r]!==void 0),...a.require_searchable?["require_searchable"]:[]];async function s(a,{
require_searchable:r,maximum_unreadable:d},{required:m,forbidden:T}){const{pace:R}=a.job,{count:I}=a.pages,$=new h.z(a,I),O=new i.X(a);let L=!1;const[C,K,W]=[[],
[],[]];for(let A=1;A<=I;A++){const G=await $.page(A),{text:Q}=G.flow;if(m&&!L&&(L=(await m.search(Q,1,R)).matches.length>0),T){const{matches:X,truncated:Z}=await T.
search(Q,1,R);X.length>0?C.push(A):Z&&K.push(A)}r&&G.characters===0&&await u(await O.page(A-1),R)&&W.push(A)}const{unreadable:U,unreadableOn:N}=$;return{violations:[
...m&&!L?[(0,f.Qf)("required_text","The required text is not in the document.",{found:0,limit:1})]:[],...c("forbidden_text",C,A=>`The forbidden text is on ${A}.`),
...c("forbidden_text",K,A=>`There is more text on ${A} than can be searched, so it is not known whether the forbidden text is there.`),...c("require_searchable",
W,A=>`There is no text on ${A}, but there are images or drawings.`),...d!==void 0&&U>d?[(0,f.Qf)("maximum_unreadable",`${$.unreadableWords} cannot be read; at m\
ost ${d} are allowed.`,{found:U,limit:d,pages:N})]:[]],notes:$.notes}}const c=(a,r,d)=>r.length===0?[]:[(0,f.Qf)(a,d((0,g.oi)(r)),{found:r.length,limit:0,pages:r})];
async function u(a,r){let d=!1;return await(0,S.K)(a,r,({operator:m})=>{d||=e.has(m)}),d}const p=async(a,r,d)=>{const{quiet:m,wasRepaired:T}=(0,_.gd)(d),R=await t(
r,d),I=await(0,M.E)(a.bytes,m,{password:r.open_password,evenIfLocked:!0}),$=a.bytes.length,O=(0,y.YX)(I),L=await P(I,r,R),C=[...await B(I,r,$),...L.violations],
K=Object.entries(r).flatMap(([F,A])=>w.has(F)||A===!1?[]:[F]),U={passed:C.length===0,checks:K,failures:C,pageCount:O,fileSize:$,locked:(0,y.ln)(I)};r.on_violation===
"error"&&(0,f.Pu)(U);const N=[...T()?[D]:[],...L.notes];return{documents:[O===null?a:{...a,pageCount:O}],data:U,notes:N,facts:{}}},w=new Set(["open_password","s\
earch_mode","on_violation"]),D=(0,b.A)("The document is damaged. Octavo could read it; other programs may not.");async function P(a,r,d){const m=n(r);return m.length===
0?{violations:[],notes:[]}:(0,y.ln)(a)?{violations:[E(m[0],"what its text is")],notes:[]}:await s(a,r,d)}const E=(a,r)=>(0,f.Qf)(a,`The document needs a passwor\
d to open, so it is not known ${r}: give it as open_password.`);async function B(a,r,d){const{maximum_pages:m,maximum_bytes:T,require_embedded_fonts:R,require_unlocked:I,
forbid_javascript:$}=r,O=[];if(m!==void 0){const C=(0,y.YX)(a);C===null?O.push(E("maximum_pages","how many pages it has")):C>m&&O.push((0,f.Qf)("maximum_pages",
`The document has ${(0,g.y_)(C,"page")}; at most ${m} are allowed.`,{found:C,limit:m}))}T!==void 0&&d>T&&O.push((0,f.Qf)("maximum_bytes",(0,f.g$)(d,T,"bytes"),{
found:d,limit:T})),R&&O.push(...z(await(0,y.Uz)(a))),I&&a.security?.opensWithoutPassword===!1&&O.push((0,f.Qf)("require_unlocked","The document does not open wi\
thout a password."));const L=$?await(0,y.xS)(a):!1;return L===null?O.push(E("forbid_javascript","whether it has JavaScript")):L&&O.push((0,f.Qf)("forbid_javascr\
ipt","The document has JavaScript.")),r.require_e_invoice&&O.push(...await J(a)),O}function z(a){const r="require_embedded_fonts";if(!a)return[E(r,"which fonts \
it has")];const d=V(a);if(d.length===0)return[];const m=d.length===1?"A font is":`${d.length} fonts are`;return[(0,f.Qf)(r,`${m} not embedded: ${(0,g.Dw)([...new Set(
d)])}.`,{found:d.length,limit:0})]}async function J(a){const r="require_e_invoice";return(0,y.ln)(a)?[E(r,"whether it is an electronic invoice")]:(await(0,v.J)(
a)).map(m=>(0,f.Qf)(r,`The document is not a valid electronic invoice: ${m}.`))}const V=a=>a.flatMap(({embedded:r,name:d})=>r?[]:[d===null?"a font without a nam\
e":H(d)]),H=a=>a.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((j,x,o)=>{o.d(x,{A:()=>f});const f=v=>({code:"document_damaged",message:v})}),41658:((j,x,o)=>{
o.d(x,{G:()=>l});var f=o(58552),v=o(98472);const M=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function g(e,t){
const n=(await y(e,t)).text.trim();return{hasGroups:!1,search:async(s,c,u)=>{const{text:p,places:w}=await y(s,u),D=[];for(let P=p.indexOf(n),E=0;P>=0;P=p.indexOf(
n,E)){if(D.length===c)return{matches:D,truncated:!0};for(E=P+n.length;w[E]===w[E-1];)E++;D.push((0,v.z)(w[P],w[E]));const B=u.step(n.length);B&&await B}return{matches:D,
truncated:!1}}}}async function y(e,t){const n=[];let s="";for(const{0:c,1:u,2:p,index:w}of e.matchAll(M)){const D=p===void 0?u?.toLowerCase()??b(c):" ";for(let E=0;E<
D.length;E++)n.push(u===void 0?w:w+E);s+=D;const P=t.step(c.length*10);P&&await P}return n.push(e.length),{text:s,places:n}}const b=e=>e.normalize("NFC").toUpperCase().
toLowerCase().normalize("NFC"),_=1e6;async function S(e,t,n,s,c){const u=n==="regex"?(await Promise.all([o.e(7398),o.e(9974)]).then(o.bind(o,39974))).expressionOf(
t,c):await g(t,s);if("problem"in u)throw(0,f.G6)([{field:e,message:u.problem}]);return{hasGroups:u.hasGroups,search:async(p,w,D)=>{const P=await u.search(p.slice(
0,_),w,D);return p.length>_?{...P,truncated:!0}:P}}}var i=o(42973);const l=(e,t,n,{pace:s,limits:c})=>S(e,t,n,s,h(e,c));function h(e,{searching:t}){let n=t;return s=>{
if(n-=s,n<0)throw(0,i.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the expression shorter\
 or more exact, or search fewer pages",e)}}}),84961:((j,x,o)=>{o.d(x,{$x:()=>l,Kh:()=>S,qg:()=>h,xS:()=>i});var f=o(58552),v=o(33973),M=o(90536),g=o(45599),y=o(
3907),b=o(33311),_=o(9819);function S(t,n){const s=t.resolve(n.get("S"));return(!n.has("S")||(0,g.Eo)(s,"JavaScript")||(0,g.Eo)(s,"Rendition"))&&t.resolve(n.get(
"JS"))!==null}async function i(t,n){const s=n.filter(u=>(0,M.L)(t.get(u),p=>S(t,p)));if(s.length===0)return!1;const{live:c}=await(0,v.Gy)(t);return s.some(u=>c[u]===
1)}async function l(t){return await i(t,(await(0,b.S)(t)).JS)||h(t)}async function h(t){if(!(0,g.Zm)(t.get(t.catalogNumber)))return!1;const n=t.resolve((0,_.Wo)(
t,"AcroForm")?.dict.get("XFA"));if(n===null)return!1;if(t.security?.locked===!0)return null;for(const s of Array.isArray(n)?n:[n]){const c=t.resolve(s);if(!(c instanceof
g.Z6))continue;let u;try{u=await t.decodedAtEase(c)}catch(w){if(!(w instanceof f.zU)||w.code==="cancelled")throw w;return!0}const p=(0,y.xK)(u);if(p===void 0||p.
includes("script")&&await e(p,t.job.pace))return!0}return!1}async function e(t,n){const s=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.
name);return await(0,y.km)(t,n,s)!=="well-formed"}}),33311:((j,x,o)=>{o.d(x,{S:()=>M});var f=o(21996),v=o(70549);const M=(0,v.n)(g=>(0,f.zx)(g,["AP","JS","EF","\
ByteRange","Sig"]))}),98472:((j,x,o)=>{o.d(x,{z:()=>f});const f=(v,M,g=[])=>({start:v,end:M,groups:Object.fromEntries(g)})})};
