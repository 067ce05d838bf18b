"use strict";exports.id=5041,exports.ids=[5041],exports.modules={4406:((K,O,s)=>{s.d(O,{EC:()=>h,Pu:()=>d,Qf:()=>v,fU:()=>l,g$:()=>$,oH:()=>w});var u=s(58552),M=s(61729);const P=1e3,
v=(t,n,{found:e=null,limit:o=null,pages:p=[]}={})=>({rule:t,found:e,limit:o,pages:p.slice(0,P),message:n}),w=["open_password"],$=(t,n,e)=>`The file has ${t} ${e}\
; at most ${n} are allowed.`;function A({failures:t}){return Array.isArray(t)?t.flatMap(b):[]}function b(t){if(!(0,M.Gv)(t))return[];const{rule:n,found:e,limit:o,
pages:p,message:f}=t;if(typeof n!="string"||typeof f!="string")return[];const g=Array.isArray(p)?p.filter(T=>typeof T=="number"):[];return[{rule:n,found:r(e),limit:r(
o),pages:g,message:f}]}const r=t=>typeof t=="number"?t:null;function l(t,{nameOf:n,restate:e}){const{checks:o}=t,p=A(t).map(g=>({...e(g),rule:n(g.rule)})),f=Array.
isArray(o)?o.flatMap(g=>typeof g=="string"?[n(g)]:[]):[];return{...t,...o!==void 0&&{checks:f},failures:p}}class h extends u.zU{report;constructor(n){const e=A(
n).map(({message:o})=>o);super("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:e.map(o=>({field:"file",message:o,mentions:w}))}),this.report=n}}
function d(t){if(t.passed===!1)throw new h(t)}}),85673:((K,O,s)=>{s.d(O,{gx:()=>w,h:()=>v});function u(r,l){const h=M(r,l);if(h!==void 0)return[h];const d=A(r);
return l.filter(t=>A(t).some(n=>n.length>3&&d.includes(n)))}function M(r,l){let h;for(const d of l){const t=P(A(r),A(d));t<=2&&t<(h?.count??1/0)&&(h={name:d,count:t})}
return h?.name}function P(r,l){return r.length!==l.length?r.length*l.length===0?1/0:P([r.join("")],[l.join("")]):l.reduce((h,d,t)=>{const n=r[t]??"",e=Math.min(
n.length,d.length),o=b(n,d);return o>(e<3?0:e<7?1:2)?1/0:h+o},0)}const v=(r,l)=>$(u(r,l));function w(r,l){const h=M(r,l),d=t=>A(t).sort().join(" ");return $(h===
void 0?l.filter(t=>r!==""&&d(t)===d(r)):[h])}const $=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,A=r=>r.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(l=>l!=="");function b(r,l){let h=[],d=Array.from({length:l.length+1},(t,n)=>n);for(let t=0;t<r.length;t++){const n=[t+
1];for(let e=0;e<l.length;e++){const o=t>0&&e>0&&r[t]===l[e-1]&&r[t-1]===l[e];n.push(Math.min((d[e+1]??0)+1,(n[e]??0)+1,(d[e]??0)+(r[t]===l[e]?0:1),o?(h[e-1]??0)+
1:1/0))}h=d,d=n}return d.at(-1)??0}}),54665:((K,O,s)=>{s.r(O),s.d(O,{check_document:()=>C});var u=s(4406),M=s(14580),P=s(12237),v=s(98446),w=s(41112),$=s(5899),
A=s(41561),b=s(36211),r=s(37709),l=s(86491),h=s(58971),d=s(41658),t=s(22154);const n=new Set(["sh","Do","BI"]);async function e(a,i){const{required_text:c,forbidden_text:m,
search_mode:x}=a;return{required:c===void 0?void 0:await(0,d.G)("required_text",c,x,i),forbidden:m===void 0?void 0:await(0,d.G)("forbidden_text",m,x,i)}}const o=a=>[
...["required_text","forbidden_text","maximum_unreadable"].filter(i=>a[i]!==void 0),...a.require_searchable?["require_searchable"]:[]];async function p(a,{require_searchable:i,
maximum_unreadable:c},{required:m,forbidden:x}){const{pace:U}=a.job,{count:L}=a.pages,R=new t.z(a,L),E=new h.X(a);let j=!1;const[I,B,F,G]=[[],[],[],[]];for(let y=1;y<=
L;y++){const J=await R.page(y),{text:Z}=J.flow;if(m&&!j&&(j=(await m.search(Z,1,U)).matches.length>0),x){const{matches:q,truncated:tt}=await x.search(Z,1,U);q.length>
0?I.push(y):tt?B.push(y):J.found.fragments.some(({style:et})=>et.font===l.Z)&&F.push(y)}i&&J.characters===0&&await g(await E.page(y-1),U)&&G.push(y)}const{unreadable:N,
unreadableOn:z}=R;return{violations:[...m&&!j?[(0,u.Qf)("required_text","The required text is not in the document.",{found:0,limit:1})]:[],...f("forbidden_text",
I,y=>`The forbidden text is on ${y}.`),...f("forbidden_text",B,y=>`There is more text on ${y} than can be searched, so it is not known whether the forbidden tex\
t is there.`),...f("forbidden_text",F,y=>`The document lacks fonts of ${y}, so it is not known whether the forbidden text is there.`),...f("require_searchable",
G,y=>`There is no text on ${y}, but there are images or drawings.`),...c!==void 0&&N>c?[(0,u.Qf)("maximum_unreadable",`${R.unreadableWords} cannot be read; at m\
ost ${c} are allowed.`,{found:N,limit:c,pages:z})]:[]],notes:R.notes}}const f=(a,i,c)=>i.length===0?[]:[(0,u.Qf)(a,c((0,v.oi)(i)),{found:i.length,limit:0,pages:i})];
async function g(a,i){let c=!1;return await(0,r.K)(a,i,({operator:m})=>{const x=b.lJ.get(m);c||=n.has(m)||x?.fill!==void 0||x?.strokes===!0}),c}var T=s(45657);const C=async(a,i,c)=>{
const{quiet:m,wasRepaired:x}=(0,A.gd)(c),U=await e(i,c),L=await(0,P.E)(a.bytes,m,{password:i.open_password,evenIfLocked:!0}),R=a.bytes.length,E=(0,w.YX)(L),j=await Q(
L,i,U),I=[...await _(L,i,R),...j.violations],B=Object.entries(i).flatMap(([z,V])=>D.has(z)||V===!1?[]:[z]),G={passed:I.length===0,checks:B,failures:I,pageCount:E,
fileSize:R,locked:(0,w.ln)(L)};i.on_violation==="error"&&(0,u.Pu)(G);const N=[...x()?[S]:[],...j.notes];return{documents:[E===null?a:{...a,pageCount:E}],data:G,
notes:N,facts:{}}},D=new Set(["open_password","search_mode","on_violation"]),S=(0,$.A)("The document is damaged. Octavo could read it; other programs may not.");
async function Q(a,i,c){const m=o(i);return m.length===0?{violations:[],notes:[]}:(0,w.ln)(a)?{violations:[W(m[0],"what its text is")],notes:[]}:await p(a,i,c)}
const W=(a,i)=>(0,u.Qf)(a,`The document needs a password to open, so it is not known ${i}: give it as open_password.`);async function _(a,i,c){const{maximum_pages:m,
maximum_bytes:x,require_embedded_fonts:U,require_unlocked:L,forbid_javascript:R}=i,E=[];if(m!==void 0){const I=(0,w.YX)(a);I===null?E.push(W("maximum_pages","ho\
w many pages it has")):I>m&&E.push((0,u.Qf)("maximum_pages",`The document has ${(0,v.y_)(I,"page")}; at most ${m} are allowed.`,{found:I,limit:m}))}x!==void 0&&
c>x&&E.push((0,u.Qf)("maximum_bytes",(0,u.g$)(c,x,"bytes"),{found:c,limit:x})),U&&(0,T.RZ)(E,H(await(0,w.Uz)(a))),L&&a.security?.opensWithoutPassword===!1&&E.push(
(0,u.Qf)("require_unlocked","The document does not open without a password."));const j=R?await(0,w.xS)(a):!1;return j===null?E.push(W("forbid_javascript","wheth\
er it has JavaScript")):j&&E.push((0,u.Qf)("forbid_javascript","The document has JavaScript.")),i.require_e_invoice&&(0,T.RZ)(E,await X(a)),E}function H(a){const i="\
require_embedded_fonts";if(!a)return[W(i,"which fonts it has")];const c=k(a);if(c.length===0)return[];const m=c.length===1?"A font is":`${c.length} fonts are`;return[
(0,u.Qf)(i,`${m} not embedded: ${(0,v.Dw)([...new Set(c)])}.`,{found:c.length,limit:0})]}async function X(a){const i="require_e_invoice";return(0,w.ln)(a)?[W(i,
"whether it is an electronic invoice")]:(await(0,M.J)(a)).map(m=>(0,u.Qf)(i,`The document is not a valid electronic invoice: ${m}.`))}const k=a=>a.flatMap(({embedded:i,
name:c})=>i?[]:[c===null?"a font without a name":Y(c)]),Y=a=>a.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((K,O,s)=>{s.d(O,{A:()=>u});const u=M=>({
code:"document_damaged",message:M})}),41658:((K,O,s)=>{s.d(O,{G:()=>h});var u=s(58552),M=s(98472),P=s(34378);const v=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|\
(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function w(t,n){const e=(await $(t,n)).text.trim();return{hasGroups:!1,search:async(o,p,f)=>{
const{text:g,places:T}=await $(o,f),C=[];for(let D=g.indexOf(e),S=0;D>=0;D=g.indexOf(e,S)){if(C.length===p)return{matches:C,truncated:!0};for(S=D+e.length;T[S]===
T[S-1];)S++;C.push((0,M.z)(T[D],T[S]));const Q=f.step(e.length);Q&&await Q}return{matches:C,truncated:!1}}}}async function $(t,n){const e=[];let o="";for(const{
0:p,1:f,2:g,index:T}of t.matchAll(v)){const C=g===void 0?f?.toLowerCase()??A(p):" ";for(let S=0;S<C.length;S++)e.push(f===void 0?T:T+S);o+=C;const D=n.step(p.length*
10);D&&await D}return e.push(t.length),{text:o,places:e}}const A=t=>(0,P.w)((0,P.w)(t).toUpperCase().toLowerCase()),b=1e6;async function r(t,n,e,o,p){const f=e===
"regex"?(await Promise.all([s.e(7398),s.e(9974)]).then(s.bind(s,39974))).expressionOf(n,p):await w(n,o);if("problem"in f)throw(0,u.G6)([{field:t,message:f.problem}]);
return{hasGroups:f.hasGroups,search:async(g,T,C)=>{const D=await f.search(g.slice(0,b),T,C);return g.length>b?{...D,truncated:!0}:D}}}var l=s(42973);const h=(t,n,e,{
pace:o,limits:p})=>r(t,n,e,o,d(t,p));function d(t,{searching:n}){let e=n;return o=>{if(e-=o,e<0)throw(0,l.F)("searching",`The search takes more than ${n} steps,\
 which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",t)}}}),84961:((K,O,s)=>{s.d(O,{$x:()=>l,
Kh:()=>b,qg:()=>h,xS:()=>r});var u=s(58552),M=s(33973),P=s(90536),v=s(45599),w=s(3907),$=s(33311),A=s(9819);function b(t,n){const e=t.resolve(n.get("S"));return(!n.
has("S")||(0,v.Eo)(e,"JavaScript")||(0,v.Eo)(e,"Rendition"))&&t.resolve(n.get("JS"))!==null}async function r(t,n){const e=n.filter(p=>(0,P.L)(t.get(p),f=>b(t,f)));
if(e.length===0)return!1;const{live:o}=await(0,M.Gy)(t);return e.some(p=>o[p]===1)}async function l(t){return await r(t,(await(0,$.S)(t)).JS)||h(t)}async function h(t){
if(!(0,v.Zm)(t.get(t.catalogNumber)))return!1;const n=t.resolve((0,A.Wo)(t,"AcroForm")?.dict.get("XFA"));if(n===null)return!1;if(t.security?.locked===!0)return null;
for(const e of Array.isArray(n)?n:[n]){const o=t.resolve(e);if(!(o instanceof v.Z6))continue;let p;try{p=await t.decodedAtEase(o)}catch(g){if(!(g instanceof u.zU)||
g.code==="cancelled")throw g;return!0}const f=(0,w.xK)(p);if(f===void 0||f.includes("script")&&await d(f,t.job.pace))return!0}return!1}async function d(t,n){const e=o=>(o.
kind==="start"||o.kind==="empty")&&/^(?:[^:]*:)?script$/.test(o.name);return await(0,w.km)(t,n,e)!=="well-formed"}}),98472:((K,O,s)=>{s.d(O,{z:()=>u});const u=(M,P,v=[])=>({
start:M,end:P,groups:Object.fromEntries(v)})})};
