"use strict";exports.id=8524,exports.ids=[8524],exports.modules={4406:((B,S,a)=>{a.d(S,{EC:()=>u,Pu:()=>w,Qf:()=>A,fU:()=>o,g$:()=>b,oH:()=>D});var p=a(58552),T=a(61729);const $=1e3,
A=(n,h,{found:i=null,limit:t=null,pages:r=[]}={})=>({rule:n,found:i,limit:t,pages:r.slice(0,$),message:h}),D=["open_password"],b=(n,h,i)=>`The file has ${n} ${i}\
; at most ${h} are allowed.`;function P({failures:n}){return Array.isArray(n)?n.flatMap(_):[]}function _(n){if(!(0,T.Gv)(n))return[];const{rule:h,found:i,limit:t,
pages:r,message:f}=n;if(typeof h!="string"||typeof f!="string")return[];const d=Array.isArray(r)?r.filter(m=>typeof m=="number"):[];return[{rule:h,found:s(i),limit:s(
t),pages:d,message:f}]}const s=n=>typeof n=="number"?n:null;function o(n,{nameOf:h,restate:i}){const{checks:t}=n,r=P(n).map(d=>({...i(d),rule:h(d.rule)})),f=Array.
isArray(t)?t.flatMap(d=>typeof d=="string"?[h(d)]:[]):[];return{...n,...t!==void 0&&{checks:f},failures:r}}class u extends p.zU{report;constructor(h){const i=P(
h).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${i.join(" ")}`,{issues:i.map(t=>({field:"file",message:t,mentions:D}))}),this.report=h}}
function w(n){if(n.passed===!1)throw new u(n)}}),85673:((B,S,a)=>{a.d(S,{gx:()=>D,h:()=>A});function p(s,o){const u=T(s,o);if(u!==void 0)return[u];const w=P(s);
return o.filter(n=>P(n).some(h=>h.length>3&&w.includes(h)))}function T(s,o){let u;for(const w of o){const n=$(P(s),P(w));n<=2&&n<(u?.count??1/0)&&(u={name:w,count:n})}
return u?.name}function $(s,o){return s.length!==o.length?s.length*o.length===0?1/0:$([s.join("")],[o.join("")]):o.reduce((u,w,n)=>{const h=s[n]??"",i=Math.min(
h.length,w.length),t=_(h,w);return t>(i<3?0:i<7?1:2)?1/0:u+t},0)}const A=(s,o)=>b(p(s,o));function D(s,o){const u=T(s,o),w=n=>P(n).sort().join(" ");return b(u===
void 0?o.filter(n=>s!==""&&w(n)===w(s)):[u])}const b=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,P=s=>s.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(o=>o!=="");function _(s,o){let u=[],w=Array.from({length:o.length+1},(n,h)=>h);for(let n=0;n<s.length;n++){const h=[n+
1];for(let i=0;i<o.length;i++){const t=n>0&&i>0&&s[n]===o[i-1]&&s[n-1]===o[i];h.push(Math.min((w[i+1]??0)+1,(h[i]??0)+1,(w[i]??0)+(s[n]===o[i]?0:1),t?(u[i-1]??0)+
1:1/0))}u=w,w=h}return w.at(-1)??0}}),15193:((B,S,a)=>{a.r(S),a.d(S,{check_document:()=>tt});var p=a(4406),T=a(63104),$=a(59071);const A=["validation_data","tim\
e_stamps","signatures"];function D({entries:e}){return e.filter(({kind:l})=>l==="approval"||l==="certification").length===0?["has no signature"]:e.flatMap(l=>b(
l)??[])}function b(e){const{field:c,intact:l,verified:x,changesAfter:v,problems:L}=e,C=`the signature ${c===null?"without a name":`'${(0,$.wh)(c).slice(0,60)}'`}`;
if(l!==!0)return`has ${C}, which is not intact`;if(x!==!0)return`has ${C}, which could not be verified`;const U=v.filter(M=>!P(e).includes(M));return U.length>0||
L.includes("certification_violated")?`was changed after ${C}: ${(U.length>0?U:v).join(", ")}`:(0,T.gH)(e)?void 0:`has ${C}, with problems: ${L.join(", ")}`}function P({
certification:e}){return e==="fill_forms"?[...A,"form_values"]:e==="comments"?[...A,"form_values","annotations"]:A}var _=a(74164),s=a(12237),o=a(98446),u=a(41112),
w=a(5899),n=a(41561),h=a(36211),i=a(37709),t=a(86491),r=a(58971),f=a(779),d=a(9312),m=a(22154),E=a(49568);const y=new Set(["sh","Do","BI"]);async function g(e,c){
const{required_text:l,forbidden_text:x,search_mode:v}=e;return{required:l===void 0?void 0:await(0,d.Gv)("required_text",l,v,c),forbidden:x===void 0?void 0:await(0,d.
Gv)("forbidden_text",x,v,c)}}const O=e=>[...["required_text","forbidden_text","maximum_unreadable"].filter(c=>e[c]!==void 0),...e.require_searchable?["require_s\
earchable"]:[]];async function I(e,c,l){const x=new m.z(e,e.pages.count),v=await z(e,c,l,x),L=l.required!==void 0&&!v.isRequiredThere,C=[...L?[(0,p.Qf)("require\
d_text",N(c,x),{found:0,limit:1})]:[],...R("forbidden_text",v.forbidden,M=>`The forbidden text is on ${M}.`),...R("forbidden_text",v.unsearched,M=>`There is mor\
e text on ${M} than can be searched, so it is not known whether the forbidden text is there.`),...R("forbidden_text",v.unknown,M=>`The document lacks fonts of ${M}\
, so it is not known whether the forbidden text is there.`),...R("require_searchable",v.withoutText,M=>`${(0,o.NV)(M)} ${(0,o.d5)(v.withoutText.length,"has","ha\
ve")} images or drawings, but little or no text.`),...Q(c,x)],U=[...x.notes,...L?F("required_text",c):[],...l.forbidden&&v.forbidden.length===0?F("forbidden_tex\
t",c):[]];return{violations:C,notes:U,textlessPages:x.textlessPages}}async function z(e,{require_searchable:c},{required:l,forbidden:x},v){const{pace:L}=e.job,C=new r.
X(e),U=async W=>j(await C.page(W-1),L);let M=!1;const[K,G,H,V]=[[],[],[],[]];for(let W=1;W<=e.pages.count;W++){const k=await v.page(W);if(l&&!M&&(M=(await(0,E.m6)(
k,l,L)).isFound),x){const{isFound:Y,truncated:Z}=await(0,E.m6)(k,x,L);Y?K.push(W):Z?G.push(W):k.found.fragments.some(({style:X})=>X.font===t.Z)&&H.push(W)}c&&(v.
isScan(W)||k.characters===0&&await U(W))&&V.push(W)}return{isRequiredThere:M,forbidden:K,unsearched:G,unknown:H,withoutText:V}}function Q({maximum_unreadable:e},c){
const{unreadable:l,unreadableOn:x}=c;if(e===void 0||l<=e)return[];const v=`${c.unreadableWords} cannot be read; at most ${e} are allowed.`;return[(0,p.Qf)("maxi\
mum_unreadable",v,{found:l,limit:e,pages:x})]}const F=(e,c)=>(0,d.$0)(e,c[e]??"",c.search_mode);function N({required_text:e="",search_mode:c},{textlessPages:l}){
const x=l.length===0?"":`, and ${(0,m.q)(l)}`,v=(0,f.GJ)(e,c)?" It looks as if it were written for another search mode.":"";return`The required text is not in t\
he document${x}.${v}`}const R=(e,c,l)=>c.length===0?[]:[(0,p.Qf)(e,l((0,o.oi)(c)),{found:c.length,limit:0,pages:c})];async function j(e,c){let l=!1;return await(0,i.
K)(e,c,({operator:x})=>{const v=h.lJ.get(x);l||=y.has(x)||v?.fill!==void 0||v?.strokes===!0}),l}var q=a(45657);const tt=async(e,c,l)=>{const{quiet:x,wasRepaired:v}=(0,n.
gd)(l),L=await g(c,l),C=await(0,s.E)(e.bytes,x,{password:c.open_password,evenIfLocked:!0}),U=e.bytes.length,M=(0,u.YX)(C),K=await st(C,c,L),G=await it(C,e.bytes,
c,v()),H=[...await ot(C,c,U),...G,...K.violations],V=Object.entries(c).flatMap(([X,ft])=>nt.has(X)||ft===!1?[]:[X]),k={passed:H.length===0,checks:V,failures:H,pageCount:M,
fileSize:U,locked:(0,u.ln)(C)};c.on_violation==="error"&&(0,p.Pu)(k);const Y=[...v()?[et]:[],...K.notes],{textlessPages:Z}=K;return{documents:[M===null?e:{...e,
pageCount:M}],data:k,notes:Y,facts:{...Z&&{textlessPages:Z}}}},nt=new Set(["open_password","search_mode","on_violation"]),et=(0,w.A)("The document is damaged. O\
ctavo could read it; other programs may not.");async function st(e,c,l){const x=O(c);return x.length===0?{violations:[],notes:[]}:(0,u.ln)(e)?{violations:[J(x[0],
"what its text is")],notes:[]}:await I(e,c,l)}const J=(e,c)=>(0,p.Qf)(e,`The document needs a password to open, so it is not known ${c}: give it as open_passwor\
d.`);async function ot(e,c,l){const{maximum_pages:x,maximum_bytes:v,require_embedded_fonts:L,require_unlocked:C,forbid_javascript:U}=c,M=[];if(x!==void 0){const G=(0,u.
YX)(e);G===null?M.push(J("maximum_pages","how many pages it has")):G>x&&M.push((0,p.Qf)("maximum_pages",`The document has ${(0,o.y_)(G,"page")}; at most ${x} ar\
e allowed.`,{found:G,limit:x}))}v!==void 0&&l>v&&M.push((0,p.Qf)("maximum_bytes",(0,p.g$)(l,v,"bytes"),{found:l,limit:v})),L&&(0,q.RZ)(M,rt(await(0,u.Uz)(e))),C&&
e.security?.opensWithoutPassword===!1&&M.push((0,p.Qf)("require_unlocked","The document does not open without a password."));const K=U?await(0,u.xS)(e):!1;return K===
null?M.push(J("forbid_javascript","whether it has JavaScript")):K&&M.push((0,p.Qf)("forbid_javascript","The document has JavaScript.")),c.require_e_invoice&&(0,q.
RZ)(M,await at(e)),M}function rt(e){const c="require_embedded_fonts";if(!e)return[J(c,"which fonts it has")];const l=ct(e);if(l.length===0)return[];const x=l.length===
1?"A font is":`${l.length} fonts are`;return[(0,p.Qf)(c,`${x} not embedded: ${(0,o.Dw)([...new Set(l)])}.`,{found:l.length,limit:0})]}async function at(e){const c="\
require_e_invoice";return(0,u.ln)(e)?[J(c,"whether it is an electronic invoice")]:(await(0,_.J)(e)).map(x=>(0,p.Qf)(c,`The document is not a valid electronic in\
voice: ${x}.`))}async function it(e,c,l,x){const v="require_signature";if(!l.require_signature)return[];if((0,u.ln)(e))return[J(v,"whether it is signed")];const L=await(0,T.
ae)(e,c,{password:l.open_password,anchors:void 0,isDamaged:x});return D(L).map(C=>(0,p.Qf)(v,`The document ${C}.`))}const ct=e=>e.flatMap(({embedded:c,name:l})=>c?
[]:[l===null?"a font without a name":ut(l)]),ut=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((B,S,a)=>{a.d(S,{A:()=>p});const p=T=>({code:"docu\
ment_damaged",message:T})}),9312:((B,S,a)=>{a.d(S,{$0:()=>b,Gv:()=>$,MM:()=>D});var p=a(779),T=a(42973);const $=(_,s,o,{pace:u,limits:w})=>(0,p.Id)(_,s,o,u,P(_,
w)),A={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regul\
ar expression and was read as words: set search_mode to regex, and leave out slashes around it"};function D(_,s){const o=(0,p.GJ)(_,s);return o&&A[o]}function b(_,s,o){
const u=D(s,o);return u===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${_}, which ${u}.`,mentions:[_,"search_mode"]}]}function P(_,{searching:s}){
let o=s;return u=>{if(o-=u,o<0)throw(0,T.F)("searching",`The search takes more than ${s} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",_)}}}),49568:((B,S,a)=>{a.d(S,{Ao:()=>D,IQ:()=>b,m6:()=>P});var p=a(27077);const T=1e3,$=1e6,A=1e3;async function D(t,r,f,d){
const m=Math.max(f,T),E=await _(t.flow,r,m,d),y=await s(t,r,m,d),g=o(E.found,y.found,t);return{matches:g.slice(0,f).map(i),truncated:E.truncated||y.truncated||g.
length>f}}async function b(t,r,f,d){const m=await _(t.flow,r,f,d),E=await s(t,r,f,d);return{all:[...m.found,...E.found],counted:o(m.found,E.found,t),truncated:m.
truncated||E.truncated}}async function P(t,r,f){const d=await _(t.flow,r,1,f);if(d.found.length>0)return{isFound:!0,truncated:!0};const m=await s(t,r,1,f);return{
isFound:m.found.length>0,truncated:d.truncated||m.truncated}}async function _(t,r,f,d){const{matches:m,truncated:E}=await r.search(t.text,f,d);return{found:m.map(
y=>({...y,flow:t})),truncated:E}}async function s(t,r,f,d){const{flow:m,lines:E}=await(0,p.k6)(t.visualText(),d),{text:y}=m,g=[];let O=y.length>$;for(const I of E){
if(I.end>$||g.length>=f){O=!0;break}const z=d.step(A);z&&await z;const{matches:Q,truncated:F}=await r.search(y.slice(I.start,I.end),f-g.length,d);O||=F;for(const{
start:N,end:R,groups:j}of Q)g.push({start:I.start+N,end:I.start+R,groups:j,flow:m})}return{found:g,truncated:O}}function o(t,r,f){if(r.length===0)return[...t];const d=w(
f),m=new Set,E=[];for(const g of r){const O=n(g,d),I=new Set;for(const{from:N,to:R}of O)for(let j=h(t,N);j<t.length&&t[j].start<R;j++)I.add(j);const[z]=I,Q=I.size===
1?t[z]:void 0;if(Q&&O.every(({from:N,to:R})=>Q.start<=N&&R<=Q.end))continue;for(const N of I)m.add(N);const F=O.reduce((N,R)=>Math.min(N,R.from),1/0);E.push({match:g,
from:F})}return[...t.flatMap((g,O)=>m.has(O)?[]:[{match:g,from:g.start}]),...E].sort((g,O)=>g.from-O.from).map(({match:g})=>g)}const u=-1;function w({flow:t,found:{
edges:r}}){const f=new Int32Array(r.count).fill(u);for(const{first:d,position:m,count:E}of t.letters(0,t.text.length))for(let y=0;y<E;y++)f[d+y]=m+y;return f}function n({
flow:t,start:r,end:f},d){const m=[];for(const{first:E,count:y}of t.letters(r,f))for(let g=E;g<E+y;g++){const O=d[g];if(O===u)continue;const I=m.at(-1);I?.to===O?
I.to++:m.push({from:O,to:O+1})}return m}function h(t,r){let f=0;for(let d=t.length;f<d;){const m=f+d>>1;t[m].end<=r?f=m+1:d=m}return f}const i=({flow:t,start:r,
end:f,groups:d})=>({text:t.text.slice(r,f),groups:d,box:t.box(r,f),boxes:t.lineBoxes(r,f)})}),84961:((B,S,a)=>{a.d(S,{$x:()=>o,Kh:()=>_,qg:()=>u,xS:()=>s});var p=a(
58552),T=a(33973),$=a(90536),A=a(45599),D=a(3907),b=a(33311),P=a(9819);function _(n,h){const i=n.resolve(h.get("S"));return(!h.has("S")||(0,A.Eo)(i,"JavaScript")||
(0,A.Eo)(i,"Rendition"))&&n.resolve(h.get("JS"))!==null}async function s(n,h){const i=h.filter(r=>(0,$.L)(n.get(r),f=>_(n,f)));if(i.length===0)return!1;const{live:t}=await(0,T.
Gy)(n);return i.some(r=>t[r]===1)}async function o(n){return await s(n,(await(0,b.S)(n)).JS)||u(n)}async function u(n){if(!(0,A.Zm)(n.get(n.catalogNumber)))return!1;
const h=n.resolve((0,P.Wo)(n,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(n.security?.locked===!0)return null;for(const i of Array.isArray(h)?h:[h]){const t=n.
resolve(i);if(!(t instanceof A.Z6))continue;let r;try{r=await n.decodedAtEase(t)}catch(d){if(!(d instanceof p.zU)||d.code==="cancelled")throw d;return!0}const f=(0,D.
xK)(r);if(f===void 0||f.includes("script")&&await w(f,n.job.pace))return!0}return!1}async function w(n,h){const i=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,D.km)(n,h,i)!=="well-formed"}}),779:((B,S,a)=>{a.d(S,{Id:()=>h,GJ:()=>w,yS:()=>b});var p=a(58552),T=a(98472),$=a(34378);const A=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),D=(i,t)=>b([i],t);async function b(i,t){const r=new Set;
for(const f of i)r.add((await _(f,t)).text.trim());return r.delete(""),{hasGroups:!1,search:async(f,d,m)=>{const E=await _(f,m),y=[];for(const g of r)if(!await P(
g,E,y,d,m))return{matches:y,truncated:!0};return r.size>1&&y.sort((g,O)=>g.start-O.start||O.end-g.end),{matches:y,truncated:!1}}}}async function P(i,{text:t,places:r},f,d,m){
const E=m.step(t.length>>3);E&&await E;for(let y=t.indexOf(i),g=0;y>=0;y=t.indexOf(i,g)){if(f.length===d)return!1;for(g=y+i.length;r[g]===r[g-1];)g++;f.push((0,T.
z)(r[y],r[g]));const O=m.step(i.length);O&&await O}return!0}async function _(i,t){const r=[];let f="";for(const{0:d,1:m,2:E,index:y}of i.matchAll(A)){const g=E===
void 0?m?.toLowerCase()??s(d):" ";for(let I=0;I<g.length;I++)r.push(m===void 0?y:y+I);f+=g;const O=t.step(d.length*10);O&&await O}return r.push(i.length),{text:f,
places:r}}const s=i=>(0,$.w)((0,$.w)(i).toUpperCase().toLowerCase()),o=/^\/.+\/([dgimsuvy]*)$/s,u=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function w(i,t){const r=o.exec(i);return t==="regex"?r?"slashes":void 0:u.test(i)||r&&r[1]!==""?"regex-as-words":void 0}const n=1e6;async function h(i,t,r,f,d){
const m=r==="regex"?(await Promise.all([a.e(7398),a.e(9974)]).then(a.bind(a,39974))).expressionOf(t,d):await D(t,f);if("problem"in m)throw(0,p.G6)([{field:i,message:m.
problem}]);return{hasGroups:m.hasGroups,search:async(E,y,g)=>{const O=await m.search(E.slice(0,n),y,g);return E.length>n?{...O,truncated:!0}:O}}}}),98472:((B,S,a)=>{
a.d(S,{z:()=>p});const p=(T,$,A=[])=>({start:T,end:$,groups:Object.fromEntries(A)})}),22332:((B,S,a)=>{a.d(S,{l3:()=>b,mq:()=>_,nD:()=>P});var p=a(78157),T=a(45798),
$=a(45599);const A=50,D=1e4;function b(s,o){const u=(0,p.bS)(s).lastIndexOf("startxref",o);return u<0?-1:(0,p.JI)(s,(0,p.AN)(s,u+9,o),o).value}function P(s,o){const u=s.
length;if(o<0||o>=u)return;const w=(0,p.AN)(s,o,u),n=!(0,p.w1)(s,w,"xref"),h=n?-1:(0,p.bS)(s).indexOf("trailer",w),i=n?(0,p.ay)(s,w,u)?.body??-1:h<0?-1:h+7,t=i<
0?null:new T.i(s,i,u,A).value();return(0,$.Zm)(t)?{at:o,isStream:n,trailer:t}:void 0}function _(s){const o=new Set;for(let u=b(s,s.length);typeof u=="number"&&!o.
has(u)&&o.size<D;){const w=P(s,u);if(!w)break;o.add(u),u=w.trailer.get("Prev")}return o}})};
