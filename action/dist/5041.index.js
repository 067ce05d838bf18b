"use strict";exports.id=5041,exports.ids=[5041],exports.modules={4406:((U,M,t)=>{t.d(M,{EC:()=>l,Pu:()=>h,Qf:()=>y,fU:()=>i,g$:()=>b,oH:()=>v});var f=t(58552),O=t(61729);const _=1e3,
y=(e,a,{found:s=null,limit:d=null,pages:x=[]}={})=>({rule:e,found:s,limit:d,pages:x.slice(0,_),message:a}),v=["open_password"],b=(e,a,s)=>`The file has ${e} ${s}\
; at most ${a} are allowed.`;function A({failures:e}){return Array.isArray(e)?e.flatMap(E):[]}function E(e){if(!(0,O.Gv)(e))return[];const{rule:a,found:s,limit:d,
pages:x,message:p}=e;if(typeof a!="string"||typeof p!="string")return[];const w=Array.isArray(x)?x.filter(D=>typeof D=="number"):[];return[{rule:a,found:r(s),limit:r(
d),pages:w,message:p}]}const r=e=>typeof e=="number"?e:null;function i(e,{nameOf:a,restate:s}){const{checks:d}=e,x=A(e).map(w=>({...s(w),rule:a(w.rule)})),p=Array.
isArray(d)?d.flatMap(w=>typeof w=="string"?[a(w)]:[]):[];return{...e,...d!==void 0&&{checks:p},failures:x}}class l extends f.zU{report;constructor(a){const s=A(
a).map(({message:d})=>d);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(d=>({field:"file",message:d,mentions:v}))}),this.report=a}}
function h(e){if(e.passed===!1)throw new l(e)}}),85673:((U,M,t)=>{t.d(M,{gx:()=>v,h:()=>y});function f(r,i){const l=O(r,i);if(l!==void 0)return[l];const h=A(r);
return i.filter(e=>A(e).some(a=>a.length>3&&h.includes(a)))}function O(r,i){let l;for(const h of i){const e=_(A(r),A(h));e<=2&&e<(l?.count??1/0)&&(l={name:h,count:e})}
return l?.name}function _(r,i){return r.length!==i.length?r.length*i.length===0?1/0:_([r.join("")],[i.join("")]):i.reduce((l,h,e)=>{const a=r[e]??"",s=Math.min(
a.length,h.length),d=E(a,h);return d>(s<3?0:s<7?1:2)?1/0:l+d},0)}const y=(r,i)=>b(f(r,i));function v(r,i){const l=O(r,i),h=e=>A(e).sort().join(" ");return b(l===
void 0?i.filter(e=>r!==""&&h(e)===h(r)):[l])}const b=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,A=r=>r.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function E(r,i){let l=[],h=Array.from({length:i.length+1},(e,a)=>a);for(let e=0;e<r.length;e++){const a=[e+
1];for(let s=0;s<i.length;s++){const d=e>0&&s>0&&r[e]===i[s-1]&&r[e-1]===i[s];a.push(Math.min((h[s+1]??0)+1,(a[s]??0)+1,(h[s]??0)+(r[e]===i[s]?0:1),d?(l[s-1]??0)+
1:1/0))}l=h,h=a}return h.at(-1)??0}}),54665:((U,M,t)=>{t.r(M),t.d(M,{check_document:()=>F});var f=t(4406),O=t(14580),_=t(12237),y=t(98446),v=t(41112),b=t(5899),
A=t(41561),E=t(36211),r=t(37709),i=t(86491),l=t(58971),h=t(779),e=t(9312),a=t(65773);const s=new Set(["sh","Do","BI"]);async function d(n,o){const{required_text:c,
forbidden_text:u,search_mode:m}=n;return{required:c===void 0?void 0:await(0,e.Gv)("required_text",c,m,o),forbidden:u===void 0?void 0:await(0,e.Gv)("forbidden_te\
xt",u,m,o)}}const x=n=>[...["required_text","forbidden_text","maximum_unreadable"].filter(o=>n[o]!==void 0),...n.require_searchable?["require_searchable"]:[]];async function p(n,o,c){
const u=new a.z(n,n.pages.count),m=await w(n,o,c,u),I=c.required!==void 0&&!m.isRequiredThere,C=[...I?[(0,f.Qf)("required_text",$(o,u),{found:0,limit:1})]:[],...P(
"forbidden_text",m.forbidden,g=>`The forbidden text is on ${g}.`),...P("forbidden_text",m.unsearched,g=>`There is more text on ${g} than can be searched, so it \
is not known whether the forbidden text is there.`),...P("forbidden_text",m.unknown,g=>`The document lacks fonts of ${g}, so it is not known whether the forbidd\
en text is there.`),...P("require_searchable",m.withoutText,g=>`There is no text on ${g}, or hardly any, but there are images or drawings.`),...D(o,u)],W=[...u.
notes,...I?S("required_text",o):[],...c.forbidden&&m.forbidden.length===0?S("forbidden_text",o):[]];return{violations:C,notes:W,textlessPages:u.textlessPages}}async function w(n,{
require_searchable:o},{required:c,forbidden:u},m){const{pace:I}=n.job,C=new l.X(n),W=async T=>G(await C.page(T-1),I);let g=!1;const[L,R,N,k]=[[],[],[],[]];for(let T=1;T<=
n.pages.count;T++){const B=await m.page(T),{text:j}=B.flow;if(c&&!g&&(g=(await c.search(j,1,I)).matches.length>0),u){const{matches:Q,truncated:z}=await u.search(
j,1,I);Q.length>0?L.push(T):z?R.push(T):B.found.fragments.some(({style:ne})=>ne.font===i.Z)&&N.push(T)}o&&(m.isScan(T)||B.characters===0&&await W(T))&&k.push(T)}
return{isRequiredThere:g,forbidden:L,unsearched:R,unknown:N,withoutText:k}}function D({maximum_unreadable:n},o){const{unreadable:c,unreadableOn:u}=o;if(n===void 0||
c<=n)return[];const m=`${o.unreadableWords} cannot be read; at most ${n} are allowed.`;return[(0,f.Qf)("maximum_unreadable",m,{found:c,limit:n,pages:u})]}const S=(n,o)=>(0,e.
$0)(n,o[n]??"",o.search_mode);function $({required_text:n="",search_mode:o},{textlessPages:c}){const u=c.length===0?"":`, and ${(0,a.q)(c)}`,m=(0,h.G)(n,o)?" It\
 looks as if it were written for another search mode.":"";return`The required text is not in the document${u}.${m}`}const P=(n,o,c)=>o.length===0?[]:[(0,f.Qf)(n,
c((0,y.oi)(o)),{found:o.length,limit:0,pages:o})];async function G(n,o){let c=!1;return await(0,r.K)(n,o,({operator:u})=>{const m=E.lJ.get(u);c||=s.has(u)||m?.fill!==
void 0||m?.strokes===!0}),c}var J=t(45657);const F=async(n,o,c)=>{const{quiet:u,wasRepaired:m}=(0,A.gd)(c),I=await d(o,c),C=await(0,_.E)(n.bytes,u,{password:o.open_password,
evenIfLocked:!0}),W=n.bytes.length,g=(0,v.YX)(C),L=await H(C,o,I),R=[...await X(C,o,W),...L.violations],N=Object.entries(o).flatMap(([Q,z])=>V.has(Q)||z===!1?[]:
[Q]),T={passed:R.length===0,checks:N,failures:R,pageCount:g,fileSize:W,locked:(0,v.ln)(C)};o.on_violation==="error"&&(0,f.Pu)(T);const B=[...m()?[Z]:[],...L.notes],
{textlessPages:j}=L;return{documents:[g===null?n:{...n,pageCount:g}],data:T,notes:B,facts:{...j&&{textlessPages:j}}}},V=new Set(["open_password","search_mode","\
on_violation"]),Z=(0,b.A)("The document is damaged. Octavo could read it; other programs may not.");async function H(n,o,c){const u=x(o);return u.length===0?{violations:[],
notes:[]}:(0,v.ln)(n)?{violations:[K(u[0],"what its text is")],notes:[]}:await p(n,o,c)}const K=(n,o)=>(0,f.Qf)(n,`The document needs a password to open, so it \
is not known ${o}: give it as open_password.`);async function X(n,o,c){const{maximum_pages:u,maximum_bytes:m,require_embedded_fonts:I,require_unlocked:C,forbid_javascript:W}=o,
g=[];if(u!==void 0){const R=(0,v.YX)(n);R===null?g.push(K("maximum_pages","how many pages it has")):R>u&&g.push((0,f.Qf)("maximum_pages",`The document has ${(0,y.
y_)(R,"page")}; at most ${u} are allowed.`,{found:R,limit:u}))}m!==void 0&&c>m&&g.push((0,f.Qf)("maximum_bytes",(0,f.g$)(c,m,"bytes"),{found:c,limit:m})),I&&(0,J.
RZ)(g,Y(await(0,v.Uz)(n))),C&&n.security?.opensWithoutPassword===!1&&g.push((0,f.Qf)("require_unlocked","The document does not open without a password."));const L=W?
await(0,v.xS)(n):!1;return L===null?g.push(K("forbid_javascript","whether it has JavaScript")):L&&g.push((0,f.Qf)("forbid_javascript","The document has JavaScri\
pt.")),o.require_e_invoice&&(0,J.RZ)(g,await q(n)),g}function Y(n){const o="require_embedded_fonts";if(!n)return[K(o,"which fonts it has")];const c=ee(n);if(c.length===
0)return[];const u=c.length===1?"A font is":`${c.length} fonts are`;return[(0,f.Qf)(o,`${u} not embedded: ${(0,y.Dw)([...new Set(c)])}.`,{found:c.length,limit:0})]}
async function q(n){const o="require_e_invoice";return(0,v.ln)(n)?[K(o,"whether it is an electronic invoice")]:(await(0,O.J)(n)).map(u=>(0,f.Qf)(o,`The document\
 is not a valid electronic invoice: ${u}.`))}const ee=n=>n.flatMap(({embedded:o,name:c})=>o?[]:[c===null?"a font without a name":te(c)]),te=n=>n.replace(/[^\p{L}\p{N} +,._-]/gu,
"?").slice(0,60)}),5899:((U,M,t)=>{t.d(M,{A:()=>f});const f=O=>({code:"document_damaged",message:O})}),9312:((U,M,t)=>{t.d(M,{$0:()=>b,Gv:()=>_,MM:()=>v});var f=t(
779),O=t(42973);const _=(E,r,i,{pace:l,limits:h})=>(0,f.I)(E,r,i,l,A(E,h)),y={slashes:"has slashes around it that count as characters: leave them out, and begin\
 with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes arou\
nd it"};function v(E,r){const i=(0,f.G)(E,r);return i&&y[i]}function b(E,r,i){const l=v(r,i);return l===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing\
 was found for ${E}, which ${l}.`,mentions:[E,"search_mode"]}]}function A(E,{searching:r}){let i=r;return l=>{if(i-=l,i<0)throw(0,O.F)("searching",`The search t\
akes more than ${r} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",E)}}}),84961:((U,M,t)=>{
t.d(M,{$x:()=>i,Kh:()=>E,qg:()=>l,xS:()=>r});var f=t(58552),O=t(33973),_=t(90536),y=t(45599),v=t(3907),b=t(33311),A=t(9819);function E(e,a){const s=e.resolve(a.
get("S"));return(!a.has("S")||(0,y.Eo)(s,"JavaScript")||(0,y.Eo)(s,"Rendition"))&&e.resolve(a.get("JS"))!==null}async function r(e,a){const s=a.filter(x=>(0,_.L)(
e.get(x),p=>E(e,p)));if(s.length===0)return!1;const{live:d}=await(0,O.Gy)(e);return s.some(x=>d[x]===1)}async function i(e){return await r(e,(await(0,b.S)(e)).JS)||
l(e)}async function l(e){if(!(0,y.Zm)(e.get(e.catalogNumber)))return!1;const a=e.resolve((0,A.Wo)(e,"AcroForm")?.dict.get("XFA"));if(a===null)return!1;if(e.security?.
locked===!0)return null;for(const s of Array.isArray(a)?a:[a]){const d=e.resolve(s);if(!(d instanceof y.Z6))continue;let x;try{x=await e.decodedAtEase(d)}catch(w){
if(!(w instanceof f.zU)||w.code==="cancelled")throw w;return!0}const p=(0,v.xK)(x);if(p===void 0||p.includes("script")&&await h(p,e.job.pace))return!0}return!1}
async function h(e,a){const s=d=>(d.kind==="start"||d.kind==="empty")&&/^(?:[^:]*:)?script$/.test(d.name);return await(0,v.km)(e,a,s)!=="well-formed"}}),33311:((U,M,t)=>{
t.d(M,{S:()=>_});var f=t(21996),O=t(70549);const _=(0,O.n)(y=>(0,f.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),779:((U,M,t)=>{t.d(M,{I:()=>h,G:()=>i});var f=t(
58552),O=t(98472),_=t(34378);const y=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function v(e,a){
const s=(await b(e,a)).text.trim();return{hasGroups:!1,search:async(d,x,p)=>{const{text:w,places:D}=await b(d,p),S=[];for(let $=w.indexOf(s),P=0;$>=0;$=w.indexOf(
s,P)){if(S.length===x)return{matches:S,truncated:!0};for(P=$+s.length;D[P]===D[P-1];)P++;S.push((0,O.z)(D[$],D[P]));const G=p.step(s.length);G&&await G}return{matches:S,
truncated:!1}}}}async function b(e,a){const s=[];let d="";for(const{0:x,1:p,2:w,index:D}of e.matchAll(y)){const S=w===void 0?p?.toLowerCase()??A(x):" ";for(let P=0;P<
S.length;P++)s.push(p===void 0?D:D+P);d+=S;const $=a.step(x.length*10);$&&await $}return s.push(e.length),{text:d,places:s}}const A=e=>(0,_.w)((0,_.w)(e).toUpperCase().
toLowerCase()),E=/^\/.+\/([dgimsuvy]*)$/s,r=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function i(e,a){const s=E.
exec(e);return a==="regex"?s?"slashes":void 0:r.test(e)||s&&s[1]!==""?"regex-as-words":void 0}const l=1e6;async function h(e,a,s,d,x){const p=s==="regex"?(await Promise.
all([t.e(7398),t.e(9974)]).then(t.bind(t,39974))).expressionOf(a,x):await v(a,d);if("problem"in p)throw(0,f.G6)([{field:e,message:p.problem}]);return{hasGroups:p.
hasGroups,search:async(w,D,S)=>{const $=await p.search(w.slice(0,l),D,S);return w.length>l?{...$,truncated:!0}:$}}}}),98472:((U,M,t)=>{t.d(M,{z:()=>f});const f=(O,_,y=[])=>({
start:O,end:_,groups:Object.fromEntries(y)})})};
