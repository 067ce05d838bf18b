"use strict";exports.id=5041,exports.ids=[5041],exports.modules={4406:((W,M,o)=>{o.d(M,{EC:()=>l,Pu:()=>h,Qf:()=>E,fU:()=>i,g$:()=>$,oH:()=>y});var f=o(58552),O=o(61729);const T=1e3,
E=(e,a,{found:n=null,limit:d=null,pages:w=[]}={})=>({rule:e,found:n,limit:d,pages:w.slice(0,T),message:a}),y=["open_password"],$=(e,a,n)=>`The file has ${e} ${n}\
; at most ${a} are allowed.`;function A({failures:e}){return Array.isArray(e)?e.flatMap(v):[]}function v(e){if(!(0,O.Gv)(e))return[];const{rule:a,found:n,limit:d,
pages:w,message:g}=e;if(typeof a!="string"||typeof g!="string")return[];const x=Array.isArray(w)?w.filter(S=>typeof S=="number"):[];return[{rule:a,found:r(n),limit:r(
d),pages:x,message:g}]}const r=e=>typeof e=="number"?e:null;function i(e,{nameOf:a,restate:n}){const{checks:d}=e,w=A(e).map(x=>({...n(x),rule:a(x.rule)})),g=Array.
isArray(d)?d.flatMap(x=>typeof x=="string"?[a(x)]:[]):[];return{...e,...d!==void 0&&{checks:g},failures:w}}class l extends f.zU{report;constructor(a){const n=A(
a).map(({message:d})=>d);super("invalid_parameters",`The check failed: ${n.join(" ")}`,{issues:n.map(d=>({field:"file",message:d,mentions:y}))}),this.report=a}}
function h(e){if(e.passed===!1)throw new l(e)}}),85673:((W,M,o)=>{o.d(M,{gx:()=>y,h:()=>E});function f(r,i){const l=O(r,i);if(l!==void 0)return[l];const h=A(r);
return i.filter(e=>A(e).some(a=>a.length>3&&h.includes(a)))}function O(r,i){let l;for(const h of i){const e=T(A(r),A(h));e<=2&&e<(l?.count??1/0)&&(l={name:h,count:e})}
return l?.name}function T(r,i){return r.length!==i.length?r.length*i.length===0?1/0:T([r.join("")],[i.join("")]):i.reduce((l,h,e)=>{const a=r[e]??"",n=Math.min(
a.length,h.length),d=v(a,h);return d>(n<3?0:n<7?1:2)?1/0:l+d},0)}const E=(r,i)=>$(f(r,i));function y(r,i){const l=O(r,i),h=e=>A(e).sort().join(" ");return $(l===
void 0?i.filter(e=>r!==""&&h(e)===h(r)):[l])}const $=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,A=r=>r.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function v(r,i){let l=[],h=Array.from({length:i.length+1},(e,a)=>a);for(let e=0;e<r.length;e++){const a=[e+
1];for(let n=0;n<i.length;n++){const d=e>0&&n>0&&r[e]===i[n-1]&&r[e-1]===i[n];a.push(Math.min((h[n+1]??0)+1,(a[n]??0)+1,(h[n]??0)+(r[e]===i[n]?0:1),d?(l[n-1]??0)+
1:1/0))}l=h,h=a}return h.at(-1)??0}}),54665:((W,M,o)=>{o.r(M),o.d(M,{check_document:()=>V});var f=o(4406),O=o(14580),T=o(12237),E=o(98446),y=o(41112),$=o(5899),
A=o(41561),v=o(36211),r=o(37709),i=o(86491),l=o(58971),h=o(779),e=o(9312),a=o(65773);const n=new Set(["sh","Do","BI"]);async function d(t,s){const{required_text:c,
forbidden_text:u,search_mode:m}=t;return{required:c===void 0?void 0:await(0,e.Gv)("required_text",c,m,s),forbidden:u===void 0?void 0:await(0,e.Gv)("forbidden_te\
xt",u,m,s)}}const w=t=>[...["required_text","forbidden_text","maximum_unreadable"].filter(s=>t[s]!==void 0),...t.require_searchable?["require_searchable"]:[]];async function g(t,s,c){
const u=new a.z(t,t.pages.count),m=await x(t,s,c,u),I=c.required!==void 0&&!m.isRequiredThere,C=[...I?[(0,f.Qf)("required_text",_(s,u),{found:0,limit:1})]:[],...P(
"forbidden_text",m.forbidden,p=>`The forbidden text is on ${p}.`),...P("forbidden_text",m.unsearched,p=>`There is more text on ${p} than can be searched, so it \
is not known whether the forbidden text is there.`),...P("forbidden_text",m.unknown,p=>`The document lacks fonts of ${p}, so it is not known whether the forbidd\
en text is there.`),...P("require_searchable",m.withoutText,p=>`There is no text on ${p}, or hardly any, but there are images or drawings.`),...S(s,u)],U=[...u.
notes,...I?D("required_text",s):[],...c.forbidden&&m.forbidden.length===0?D("forbidden_text",s):[]];return{violations:C,notes:U,textlessPages:u.textlessPages}}async function x(t,{
require_searchable:s},{required:c,forbidden:u},m){const{pace:I}=t.job,C=new l.X(t),U=async b=>N(await C.page(b-1),I);let p=!1;const[L,R,B,k]=[[],[],[],[]];for(let b=1;b<=
t.pages.count;b++){const K=await m.page(b),{text:j}=K.flow;if(c&&!p&&(p=(await c.search(j,1,I)).matches.length>0),u){const{matches:Q,truncated:z}=await u.search(
j,1,I);Q.length>0?L.push(b):z?R.push(b):K.found.fragments.some(({style:ne})=>ne.font===i.Z)&&B.push(b)}s&&(m.isScan(b)||K.characters===0&&await U(b))&&k.push(b)}
return{isRequiredThere:p,forbidden:L,unsearched:R,unknown:B,withoutText:k}}function S({maximum_unreadable:t},s){const{unreadable:c,unreadableOn:u}=s;if(t===void 0||
c<=t)return[];const m=`${s.unreadableWords} cannot be read; at most ${t} are allowed.`;return[(0,f.Qf)("maximum_unreadable",m,{found:c,limit:t,pages:u})]}const D=(t,s)=>(0,e.
$0)(t,s[t]??"",s.search_mode);function _({required_text:t="",search_mode:s},{textlessPages:c}){const u=c.length===0?"":`, and ${(0,a.q)(c)}`,m=(0,h.G)(t,s)?" It\
 looks as if it were written for another search mode.":"";return`The required text is not in the document${u}.${m}`}const P=(t,s,c)=>s.length===0?[]:[(0,f.Qf)(t,
c((0,E.oi)(s)),{found:s.length,limit:0,pages:s})];async function N(t,s){let c=!1;return await(0,r.K)(t,s,({operator:u})=>{const m=v.lJ.get(u);c||=n.has(u)||m?.fill!==
void 0||m?.strokes===!0}),c}var J=o(45657);const V=async(t,s,c)=>{const{quiet:u,wasRepaired:m}=(0,A.gd)(c),I=await d(s,c),C=await(0,T.E)(t.bytes,u,{password:s.open_password,
evenIfLocked:!0}),U=t.bytes.length,p=(0,y.YX)(C),L=await H(C,s,I),R=[...await X(C,s,U),...L.violations],B=Object.entries(s).flatMap(([Q,z])=>Z.has(Q)||z===!1?[]:
[Q]),b={passed:R.length===0,checks:B,failures:R,pageCount:p,fileSize:U,locked:(0,y.ln)(C)};s.on_violation==="error"&&(0,f.Pu)(b);const K=[...m()?[F]:[],...L.notes],
{textlessPages:j}=L;return{documents:[p===null?t:{...t,pageCount:p}],data:b,notes:K,facts:{...j&&{textlessPages:j}}}},Z=new Set(["open_password","search_mode","\
on_violation"]),F=(0,$.A)("The document is damaged. Octavo could read it; other programs may not.");async function H(t,s,c){const u=w(s);return u.length===0?{violations:[],
notes:[]}:(0,y.ln)(t)?{violations:[G(u[0],"what its text is")],notes:[]}:await g(t,s,c)}const G=(t,s)=>(0,f.Qf)(t,`The document needs a password to open, so it \
is not known ${s}: give it as open_password.`);async function X(t,s,c){const{maximum_pages:u,maximum_bytes:m,require_embedded_fonts:I,require_unlocked:C,forbid_javascript:U}=s,
p=[];if(u!==void 0){const R=(0,y.YX)(t);R===null?p.push(G("maximum_pages","how many pages it has")):R>u&&p.push((0,f.Qf)("maximum_pages",`The document has ${(0,E.
y_)(R,"page")}; at most ${u} are allowed.`,{found:R,limit:u}))}m!==void 0&&c>m&&p.push((0,f.Qf)("maximum_bytes",(0,f.g$)(c,m,"bytes"),{found:c,limit:m})),I&&(0,J.
RZ)(p,Y(await(0,y.Uz)(t))),C&&t.security?.opensWithoutPassword===!1&&p.push((0,f.Qf)("require_unlocked","The document does not open without a password."));const L=U?
await(0,y.xS)(t):!1;return L===null?p.push(G("forbid_javascript","whether it has JavaScript")):L&&p.push((0,f.Qf)("forbid_javascript","The document has JavaScri\
pt.")),s.require_e_invoice&&(0,J.RZ)(p,await q(t)),p}function Y(t){const s="require_embedded_fonts";if(!t)return[G(s,"which fonts it has")];const c=ee(t);if(c.length===
0)return[];const u=c.length===1?"A font is":`${c.length} fonts are`;return[(0,f.Qf)(s,`${u} not embedded: ${(0,E.Dw)([...new Set(c)])}.`,{found:c.length,limit:0})]}
async function q(t){const s="require_e_invoice";return(0,y.ln)(t)?[G(s,"whether it is an electronic invoice")]:(await(0,O.J)(t)).map(u=>(0,f.Qf)(s,`The document\
 is not a valid electronic invoice: ${u}.`))}const ee=t=>t.flatMap(({embedded:s,name:c})=>s?[]:[c===null?"a font without a name":te(c)]),te=t=>t.replace(/[^\p{L}\p{N} +,._-]/gu,
"?").slice(0,60)}),5899:((W,M,o)=>{o.d(M,{A:()=>f});const f=O=>({code:"document_damaged",message:O})}),9312:((W,M,o)=>{o.d(M,{$0:()=>$,Gv:()=>T,MM:()=>y});var f=o(
779),O=o(42973);const T=(v,r,i,{pace:l,limits:h})=>(0,f.I)(v,r,i,l,A(v,h)),E={slashes:"has slashes around it that count as characters: leave them out, and begin\
 with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes arou\
nd it"};function y(v,r){const i=(0,f.G)(v,r);return i&&E[i]}function $(v,r,i){const l=y(r,i);return l===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing\
 was found for ${v}, which ${l}.`,mentions:[v,"search_mode"]}]}function A(v,{searching:r}){let i=r;return l=>{if(i-=l,i<0)throw(0,O.F)("searching",`The search t\
akes more than ${r} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",v)}}}),84961:((W,M,o)=>{
o.d(M,{$x:()=>i,Kh:()=>v,qg:()=>l,xS:()=>r});var f=o(58552),O=o(33973),T=o(90536),E=o(45599),y=o(3907),$=o(33311),A=o(9819);function v(e,a){const n=e.resolve(a.
get("S"));return(!a.has("S")||(0,E.Eo)(n,"JavaScript")||(0,E.Eo)(n,"Rendition"))&&e.resolve(a.get("JS"))!==null}async function r(e,a){const n=a.filter(w=>(0,T.L)(
e.get(w),g=>v(e,g)));if(n.length===0)return!1;const{live:d}=await(0,O.Gy)(e);return n.some(w=>d[w]===1)}async function i(e){return await r(e,(await(0,$.S)(e)).JS)||
l(e)}async function l(e){if(!(0,E.Zm)(e.get(e.catalogNumber)))return!1;const a=e.resolve((0,A.Wo)(e,"AcroForm")?.dict.get("XFA"));if(a===null)return!1;if(e.security?.
locked===!0)return null;for(const n of Array.isArray(a)?a:[a]){const d=e.resolve(n);if(!(d instanceof E.Z6))continue;let w;try{w=await e.decodedAtEase(d)}catch(x){
if(!(x instanceof f.zU)||x.code==="cancelled")throw x;return!0}const g=(0,y.xK)(w);if(g===void 0||g.includes("script")&&await h(g,e.job.pace))return!0}return!1}
async function h(e,a){const n=d=>(d.kind==="start"||d.kind==="empty")&&/^(?:[^:]*:)?script$/.test(d.name);return await(0,y.km)(e,a,n)!=="well-formed"}}),779:((W,M,o)=>{
o.d(M,{I:()=>h,G:()=>i});var f=o(58552),O=o(98472),T=o(34378);const E=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,\
30}|\\p{M}{1,30}","gu");async function y(e,a){const n=(await $(e,a)).text.trim();return{hasGroups:!1,search:async(d,w,g)=>{const{text:x,places:S}=await $(d,g),D=[];
for(let _=x.indexOf(n),P=0;_>=0;_=x.indexOf(n,P)){if(D.length===w)return{matches:D,truncated:!0};for(P=_+n.length;S[P]===S[P-1];)P++;D.push((0,O.z)(S[_],S[P]));
const N=g.step(n.length);N&&await N}return{matches:D,truncated:!1}}}}async function $(e,a){const n=[];let d="";for(const{0:w,1:g,2:x,index:S}of e.matchAll(E)){const D=x===
void 0?g?.toLowerCase()??A(w):" ";for(let P=0;P<D.length;P++)n.push(g===void 0?S:S+P);d+=D;const _=a.step(w.length*10);_&&await _}return n.push(e.length),{text:d,
places:n}}const A=e=>(0,T.w)((0,T.w)(e).toUpperCase().toLowerCase()),v=/^\/.+\/([dgimsuvy]*)$/s,r=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function i(e,a){const n=v.exec(e);return a==="regex"?n?"slashes":void 0:r.test(e)||n&&n[1]!==""?"regex-as-words":void 0}const l=1e6;async function h(e,a,n,d,w){
const g=n==="regex"?(await Promise.all([o.e(7398),o.e(9974)]).then(o.bind(o,39974))).expressionOf(a,w):await y(a,d);if("problem"in g)throw(0,f.G6)([{field:e,message:g.
problem}]);return{hasGroups:g.hasGroups,search:async(x,S,D)=>{const _=await g.search(x.slice(0,l),S,D);return x.length>l?{..._,truncated:!0}:_}}}}),98472:((W,M,o)=>{
o.d(M,{z:()=>f});const f=(O,T,E=[])=>({start:O,end:T,groups:Object.fromEntries(E)})})};
