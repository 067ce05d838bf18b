"use strict";exports.id=5041,exports.ids=[5041],exports.modules={4406:((K,M,s)=>{s.d(M,{EC:()=>u,Pu:()=>i,Qf:()=>w,fU:()=>d,g$:()=>S,oH:()=>y});var h=s(58552),A=s(61729);const P=1e3,
w=(t,e,{found:n=null,limit:a=null,pages:f=[]}={})=>({rule:t,found:n,limit:a,pages:f.slice(0,P),message:e}),y=["open_password"],S=(t,e,n)=>`The file has ${t} ${n}\
; at most ${e} are allowed.`;function v({failures:t}){return Array.isArray(t)?t.flatMap(b):[]}function b(t){if(!(0,A.Gv)(t))return[];const{rule:e,found:n,limit:a,
pages:f,message:g}=t;if(typeof e!="string"||typeof g!="string")return[];const p=Array.isArray(f)?f.filter(T=>typeof T=="number"):[];return[{rule:e,found:r(n),limit:r(
a),pages:p,message:g}]}const r=t=>typeof t=="number"?t:null;function d(t,{nameOf:e,restate:n}){const{checks:a}=t,f=v(t).map(p=>({...n(p),rule:e(p.rule)})),g=Array.
isArray(a)?a.flatMap(p=>typeof p=="string"?[e(p)]:[]):[];return{...t,...a!==void 0&&{checks:g},failures:f}}class u extends h.zU{report;constructor(e){const n=v(
e).map(({message:a})=>a);super("invalid_parameters",`The check failed: ${n.join(" ")}`,{issues:n.map(a=>({field:"file",message:a,mentions:y}))}),this.report=e}}
function i(t){if(t.passed===!1)throw new u(t)}}),85673:((K,M,s)=>{s.d(M,{gx:()=>y,h:()=>w});function h(r,d){const u=A(r,d);if(u!==void 0)return[u];const i=v(r);
return d.filter(t=>v(t).some(e=>e.length>3&&i.includes(e)))}function A(r,d){let u;for(const i of d){const t=P(v(r),v(i));t<=2&&t<(u?.count??1/0)&&(u={name:i,count:t})}
return u?.name}function P(r,d){return r.length!==d.length?r.length*d.length===0?1/0:P([r.join("")],[d.join("")]):d.reduce((u,i,t)=>{const e=r[t]??"",n=Math.min(
e.length,i.length),a=b(e,i);return a>(n<3?0:n<7?1:2)?1/0:u+a},0)}const w=(r,d)=>S(h(r,d));function y(r,d){const u=A(r,d),i=t=>v(t).sort().join(" ");return S(u===
void 0?d.filter(t=>r!==""&&i(t)===i(r)):[u])}const S=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,v=r=>r.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function b(r,d){let u=[],i=Array.from({length:d.length+1},(t,e)=>e);for(let t=0;t<r.length;t++){const e=[t+
1];for(let n=0;n<d.length;n++){const a=t>0&&n>0&&r[t]===d[n-1]&&r[t-1]===d[n];e.push(Math.min((i[n+1]??0)+1,(e[n]??0)+1,(i[n]??0)+(r[t]===d[n]?0:1),a?(u[n-1]??0)+
1:1/0))}u=i,i=e}return i.at(-1)??0}}),54665:((K,M,s)=>{s.r(M),s.d(M,{check_document:()=>p});var h=s(4406),A=s(14580),P=s(90966),w=s(98446),y=s(41112),S=s(5899),
v=s(41561),b=s(36211),r=s(37709),d=s(58971),u=s(41658),i=s(22154);const t=new Set(["sh","Do","BI"]);async function e(o,c){const{required_text:l,forbidden_text:m,
search_mode:x}=o;return{required:l===void 0?void 0:await(0,u.G)("required_text",l,x,c),forbidden:m===void 0?void 0:await(0,u.G)("forbidden_text",m,x,c)}}const n=o=>[
...["required_text","forbidden_text","maximum_unreadable"].filter(c=>o[c]!==void 0),...o.require_searchable?["require_searchable"]:[]];async function a(o,{require_searchable:c,
maximum_unreadable:l},{required:m,forbidden:x}){const{pace:U}=o.job,{count:I}=o.pages,_=new i.z(o,I),E=new d.X(o);let L=!1;const[$,W,G]=[[],[],[]];for(let O=1;O<=
I;O++){const B=await _.page(O),{text:z}=B.flow;if(m&&!L&&(L=(await m.search(z,1,U)).matches.length>0),x){const{matches:Z,truncated:k}=await x.search(z,1,U);Z.length>
0?$.push(O):k&&W.push(O)}c&&B.characters===0&&await g(await E.page(O-1),U)&&G.push(O)}const{unreadable:R,unreadableOn:N}=_;return{violations:[...m&&!L?[(0,h.Qf)(
"required_text","The required text is not in the document.",{found:0,limit:1})]:[],...f("forbidden_text",$,O=>`The forbidden text is on ${O}.`),...f("forbidden_\
text",W,O=>`There is more text on ${O} than can be searched, so it is not known whether the forbidden text is there.`),...f("require_searchable",G,O=>`There is \
no text on ${O}, but there are images or drawings.`),...l!==void 0&&R>l?[(0,h.Qf)("maximum_unreadable",`${_.unreadableWords} cannot be read; at most ${l} are al\
lowed.`,{found:R,limit:l,pages:N})]:[]],notes:_.notes}}const f=(o,c,l)=>c.length===0?[]:[(0,h.Qf)(o,l((0,w.oi)(c)),{found:c.length,limit:0,pages:c})];async function g(o,c){
let l=!1;return await(0,r.K)(o,c,({operator:m})=>{const x=b.lJ.get(m);l||=t.has(m)||x?.fill!==void 0||x?.strokes===!0}),l}const p=async(o,c,l)=>{const{quiet:m,wasRepaired:x}=(0,v.
gd)(l),U=await e(c,l),I=await(0,P.E)(o.bytes,m,{password:c.open_password,evenIfLocked:!0}),_=o.bytes.length,E=(0,y.YX)(I),L=await C(I,c,U),$=[...await F(I,c,_),
...L.violations],W=Object.entries(c).flatMap(([Q,O])=>T.has(Q)||O===!1?[]:[Q]),R={passed:$.length===0,checks:W,failures:$,pageCount:E,fileSize:_,locked:(0,y.ln)(
I)};c.on_violation==="error"&&(0,h.Pu)(R);const N=[...x()?[D]:[],...L.notes];return{documents:[E===null?o:{...o,pageCount:E}],data:R,notes:N,facts:{}}},T=new Set(
["open_password","search_mode","on_violation"]),D=(0,S.A)("The document is damaged. Octavo could read it; other programs may not.");async function C(o,c,l){const m=n(
c);return m.length===0?{violations:[],notes:[]}:(0,y.ln)(o)?{violations:[j(m[0],"what its text is")],notes:[]}:await a(o,c,l)}const j=(o,c)=>(0,h.Qf)(o,`The doc\
ument needs a password to open, so it is not known ${c}: give it as open_password.`);async function F(o,c,l){const{maximum_pages:m,maximum_bytes:x,require_embedded_fonts:U,
require_unlocked:I,forbid_javascript:_}=c,E=[];if(m!==void 0){const $=(0,y.YX)(o);$===null?E.push(j("maximum_pages","how many pages it has")):$>m&&E.push((0,h.Qf)(
"maximum_pages",`The document has ${(0,w.y_)($,"page")}; at most ${m} are allowed.`,{found:$,limit:m}))}x!==void 0&&l>x&&E.push((0,h.Qf)("maximum_bytes",(0,h.g$)(
l,x,"bytes"),{found:l,limit:x})),U&&E.push(...J(await(0,y.Uz)(o))),I&&o.security?.opensWithoutPassword===!1&&E.push((0,h.Qf)("require_unlocked","The document do\
es not open without a password."));const L=_?await(0,y.xS)(o):!1;return L===null?E.push(j("forbid_javascript","whether it has JavaScript")):L&&E.push((0,h.Qf)("\
forbid_javascript","The document has JavaScript.")),c.require_e_invoice&&E.push(...await V(o)),E}function J(o){const c="require_embedded_fonts";if(!o)return[j(c,
"which fonts it has")];const l=H(o);if(l.length===0)return[];const m=l.length===1?"A font is":`${l.length} fonts are`;return[(0,h.Qf)(c,`${m} not embedded: ${(0,w.
Dw)([...new Set(l)])}.`,{found:l.length,limit:0})]}async function V(o){const c="require_e_invoice";return(0,y.ln)(o)?[j(c,"whether it is an electronic invoice")]:
(await(0,A.J)(o)).map(m=>(0,h.Qf)(c,`The document is not a valid electronic invoice: ${m}.`))}const H=o=>o.flatMap(({embedded:c,name:l})=>c?[]:[l===null?"a font\
 without a name":X(l)]),X=o=>o.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((K,M,s)=>{s.d(M,{A:()=>h});const h=A=>({code:"document_damaged",message:A})}),
41658:((K,M,s)=>{s.d(M,{G:()=>d});var h=s(58552),A=s(98472);const P=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+",
"gu");async function w(i,t){const e=(await y(i,t)).text.trim();return{hasGroups:!1,search:async(n,a,f)=>{const{text:g,places:p}=await y(n,f),T=[];for(let D=g.indexOf(
e),C=0;D>=0;D=g.indexOf(e,C)){if(T.length===a)return{matches:T,truncated:!0};for(C=D+e.length;p[C]===p[C-1];)C++;T.push((0,A.z)(p[D],p[C]));const j=f.step(e.length);
j&&await j}return{matches:T,truncated:!1}}}}async function y(i,t){const e=[];let n="";for(const{0:a,1:f,2:g,index:p}of i.matchAll(P)){const T=g===void 0?f?.toLowerCase()??
S(a):" ";for(let C=0;C<T.length;C++)e.push(f===void 0?p:p+C);n+=T;const D=t.step(a.length*10);D&&await D}return e.push(i.length),{text:n,places:e}}const S=i=>i.
normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),v=1e6;async function b(i,t,e,n,a){const f=e==="regex"?(await Promise.all([s.e(7398),s.e(9974)]).then(
s.bind(s,39974))).expressionOf(t,a):await w(t,n);if("problem"in f)throw(0,h.G6)([{field:i,message:f.problem}]);return{hasGroups:f.hasGroups,search:async(g,p,T)=>{
const D=await f.search(g.slice(0,v),p,T);return g.length>v?{...D,truncated:!0}:D}}}var r=s(42973);const d=(i,t,e,{pace:n,limits:a})=>b(i,t,e,n,u(i,a));function u(i,{
searching:t}){let e=t;return n=>{if(e-=n,e<0)throw(0,r.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the express\
ion`,"Make the expression shorter or more exact, or search fewer pages",i)}}}),84961:((K,M,s)=>{s.d(M,{$x:()=>d,Kh:()=>b,qg:()=>u,xS:()=>r});var h=s(58552),A=s(
33973),P=s(90536),w=s(45599),y=s(3907),S=s(33311),v=s(9819);function b(t,e){const n=t.resolve(e.get("S"));return(!e.has("S")||(0,w.Eo)(n,"JavaScript")||(0,w.Eo)(
n,"Rendition"))&&t.resolve(e.get("JS"))!==null}async function r(t,e){const n=e.filter(f=>(0,P.L)(t.get(f),g=>b(t,g)));if(n.length===0)return!1;const{live:a}=await(0,A.
Gy)(t);return n.some(f=>a[f]===1)}async function d(t){return await r(t,(await(0,S.S)(t)).JS)||u(t)}async function u(t){if(!(0,w.Zm)(t.get(t.catalogNumber)))return!1;
const e=t.resolve((0,v.Wo)(t,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(t.security?.locked===!0)return null;for(const n of Array.isArray(e)?e:[e]){const a=t.
resolve(n);if(!(a instanceof w.Z6))continue;let f;try{f=await t.decodedAtEase(a)}catch(p){if(!(p instanceof h.zU)||p.code==="cancelled")throw p;return!0}const g=(0,y.
xK)(f);if(g===void 0||g.includes("script")&&await i(g,t.job.pace))return!0}return!1}async function i(t,e){const n=a=>(a.kind==="start"||a.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(a.name);return await(0,y.km)(t,e,n)!=="well-formed"}}),98472:((K,M,s)=>{s.d(M,{z:()=>h});const h=(A,P,w=[])=>({start:A,end:P,groups:Object.fromEntries(w)})})};
