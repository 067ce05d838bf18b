"use strict";exports.id=8524,exports.ids=[8524],exports.modules={4406:((N,P,a)=>{a.d(P,{EC:()=>c,Pu:()=>g,Qf:()=>M,fU:()=>o,g$:()=>I,oH:()=>$});var m=a(58552),T=a(61729);const S=1e3,
M=(e,u,{found:t=null,limit:r=null,pages:f=[]}={})=>({rule:e,found:t,limit:r,pages:f.slice(0,S),message:u}),$=["open_password"],I=(e,u,t)=>`The file has ${e} ${t}\
; at most ${u} are allowed.`;function A({failures:e}){return Array.isArray(e)?e.flatMap(_):[]}function _(e){if(!(0,T.Gv)(e))return[];const{rule:u,found:t,limit:r,
pages:f,message:l}=e;if(typeof u!="string"||typeof l!="string")return[];const h=Array.isArray(f)?f.filter(v=>typeof v=="number"):[];return[{rule:u,found:s(t),limit:s(
r),pages:h,message:l}]}const s=e=>typeof e=="number"?e:null;function o(e,{nameOf:u,restate:t}){const{checks:r}=e,f=A(e).map(h=>({...t(h),rule:u(h.rule)})),l=Array.
isArray(r)?r.flatMap(h=>typeof h=="string"?[u(h)]:[]):[];return{...e,...r!==void 0&&{checks:l},failures:f}}class c extends m.zU{report;constructor(u){const t=A(
u).map(({message:r})=>r);super("invalid_parameters",`The check failed: ${t.join(" ")}`,{issues:t.map(r=>({field:"file",message:r,mentions:$}))}),this.report=u}}
function g(e){if(e.passed===!1)throw new c(e)}}),85673:((N,P,a)=>{a.d(P,{gx:()=>$,h:()=>M});function m(s,o){const c=T(s,o);if(c!==void 0)return[c];const g=A(s);
return o.filter(e=>A(e).some(u=>u.length>3&&g.includes(u)))}function T(s,o){let c;for(const g of o){const e=S(A(s),A(g));e<=2&&e<(c?.count??1/0)&&(c={name:g,count:e})}
return c?.name}function S(s,o){return s.length!==o.length?s.length*o.length===0?1/0:S([s.join("")],[o.join("")]):o.reduce((c,g,e)=>{const u=s[e]??"",t=Math.min(
u.length,g.length),r=_(u,g);return r>(t<3?0:t<7?1:2)?1/0:c+r},0)}const M=(s,o)=>I(m(s,o));function $(s,o){const c=T(s,o),g=e=>A(e).sort().join(" ");return I(c===
void 0?o.filter(e=>s!==""&&g(e)===g(s)):[c])}const I=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,A=s=>s.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(o=>o!=="");function _(s,o){let c=[],g=Array.from({length:o.length+1},(e,u)=>u);for(let e=0;e<s.length;e++){const u=[e+
1];for(let t=0;t<o.length;t++){const r=e>0&&t>0&&s[e]===o[t-1]&&s[e-1]===o[t];u.push(Math.min((g[t+1]??0)+1,(u[t]??0)+1,(g[t]??0)+(s[e]===o[t]?0:1),r?(c[t-1]??0)+
1:1/0))}c=g,g=u}return g.at(-1)??0}}),15193:((N,P,a)=>{a.r(P),a.d(P,{check_document:()=>tt});var m=a(4406),T=a(63104),S=a(59071);const M=["validation_data","tim\
e_stamps","signatures"];function $({entries:n}){return n.filter(({kind:d})=>d==="approval"||d==="certification").length===0?["has no signature"]:n.flatMap(d=>I(
d)??[])}function I(n){const{field:i,intact:d,verified:p,changesAfter:x,problems:C}=n,b=`the signature ${i===null?"without a name":`'${(0,S.wh)(i).slice(0,60)}'`}`;
if(d!==!0)return`has ${b}, which is not intact`;if(p!==!0)return`has ${b}, which could not be verified`;const R=x.filter(O=>!A(n).includes(O));return R.length>0||
C.includes("certification_violated")?`was changed after ${b}: ${(R.length>0?R:x).join(", ")}`:(0,T.gH)(n)?void 0:`has ${b}, with problems: ${C.join(", ")}`}function A({
certification:n}){return n==="fill_forms"?[...M,"form_values"]:n==="comments"?[...M,"form_values","annotations"]:M}var _=a(14580),s=a(12237),o=a(98446),c=a(41112),
g=a(5899),e=a(41561),u=a(36211),t=a(37709),r=a(86491),f=a(58971),l=a(779),h=a(9312),v=a(65773),y=a(49568);const w=new Set(["sh","Do","BI"]);async function E(n,i){
const{required_text:d,forbidden_text:p,search_mode:x}=n;return{required:d===void 0?void 0:await(0,h.Gv)("required_text",d,x,i),forbidden:p===void 0?void 0:await(0,h.
Gv)("forbidden_text",p,x,i)}}const D=n=>[...["required_text","forbidden_text","maximum_unreadable"].filter(i=>n[i]!==void 0),...n.require_searchable?["require_s\
earchable"]:[]];async function Q(n,i,d){const p=new v.z(n,n.pages.count),x=await j(n,i,d,p),C=d.required!==void 0&&!x.isRequiredThere,b=[...C?[(0,m.Qf)("require\
d_text",B(i,p),{found:0,limit:1})]:[],...W("forbidden_text",x.forbidden,O=>`The forbidden text is on ${O}.`),...W("forbidden_text",x.unsearched,O=>`There is mor\
e text on ${O} than can be searched, so it is not known whether the forbidden text is there.`),...W("forbidden_text",x.unknown,O=>`The document lacks fonts of ${O}\
, so it is not known whether the forbidden text is there.`),...W("require_searchable",x.withoutText,O=>`${(0,o.NV)(O)} ${(0,o.d5)(x.withoutText.length,"has","ha\
ve")} images or drawings, but little or no text.`),...z(i,p)],R=[...p.notes,...C?L("required_text",i):[],...d.forbidden&&x.forbidden.length===0?L("forbidden_tex\
t",i):[]];return{violations:b,notes:R,textlessPages:p.textlessPages}}async function j(n,{require_searchable:i},{required:d,forbidden:p},x){const{pace:C}=n.job,b=new f.
X(n),R=async U=>q(await b.page(U-1),C);let O=!1;const[K,G,H,V]=[[],[],[],[]];for(let U=1;U<=n.pages.count;U++){const k=await x.page(U);if(d&&!O&&(O=(await(0,y.m)(
k,d,C)).isFound),p){const{isFound:X,truncated:J}=await(0,y.m)(k,p,C);X?K.push(U):J?G.push(U):k.found.fragments.some(({style:Z})=>Z.font===r.Z)&&H.push(U)}i&&(x.
isScan(U)||k.characters===0&&await R(U))&&V.push(U)}return{isRequiredThere:O,forbidden:K,unsearched:G,unknown:H,withoutText:V}}function z({maximum_unreadable:n},i){
const{unreadable:d,unreadableOn:p}=i;if(n===void 0||d<=n)return[];const x=`${i.unreadableWords} cannot be read; at most ${n} are allowed.`;return[(0,m.Qf)("maxi\
mum_unreadable",x,{found:d,limit:n,pages:p})]}const L=(n,i)=>(0,h.$0)(n,i[n]??"",i.search_mode);function B({required_text:n="",search_mode:i},{textlessPages:d}){
const p=d.length===0?"":`, and ${(0,v.q)(d)}`,x=(0,l.G)(n,i)?" It looks as if it were written for another search mode.":"";return`The required text is not in th\
e document${p}.${x}`}const W=(n,i,d)=>i.length===0?[]:[(0,m.Qf)(n,d((0,o.oi)(i)),{found:i.length,limit:0,pages:i})];async function q(n,i){let d=!1;return await(0,t.
K)(n,i,({operator:p})=>{const x=u.lJ.get(p);d||=w.has(p)||x?.fill!==void 0||x?.strokes===!0}),d}var Y=a(45657);const tt=async(n,i,d)=>{const{quiet:p,wasRepaired:x}=(0,e.
gd)(d),C=await E(i,d),b=await(0,s.E)(n.bytes,p,{password:i.open_password,evenIfLocked:!0}),R=n.bytes.length,O=(0,c.YX)(b),K=await st(b,i,C),G=await it(b,n.bytes,
i,x()),H=[...await ot(b,i,R),...G,...K.violations],V=Object.entries(i).flatMap(([Z,ft])=>et.has(Z)||ft===!1?[]:[Z]),k={passed:H.length===0,checks:V,failures:H,pageCount:O,
fileSize:R,locked:(0,c.ln)(b)};i.on_violation==="error"&&(0,m.Pu)(k);const X=[...x()?[nt]:[],...K.notes],{textlessPages:J}=K;return{documents:[O===null?n:{...n,
pageCount:O}],data:k,notes:X,facts:{...J&&{textlessPages:J}}}},et=new Set(["open_password","search_mode","on_violation"]),nt=(0,g.A)("The document is damaged. O\
ctavo could read it; other programs may not.");async function st(n,i,d){const p=D(i);return p.length===0?{violations:[],notes:[]}:(0,c.ln)(n)?{violations:[F(p[0],
"what its text is")],notes:[]}:await Q(n,i,d)}const F=(n,i)=>(0,m.Qf)(n,`The document needs a password to open, so it is not known ${i}: give it as open_passwor\
d.`);async function ot(n,i,d){const{maximum_pages:p,maximum_bytes:x,require_embedded_fonts:C,require_unlocked:b,forbid_javascript:R}=i,O=[];if(p!==void 0){const G=(0,c.
YX)(n);G===null?O.push(F("maximum_pages","how many pages it has")):G>p&&O.push((0,m.Qf)("maximum_pages",`The document has ${(0,o.y_)(G,"page")}; at most ${p} ar\
e allowed.`,{found:G,limit:p}))}x!==void 0&&d>x&&O.push((0,m.Qf)("maximum_bytes",(0,m.g$)(d,x,"bytes"),{found:d,limit:x})),C&&(0,Y.RZ)(O,rt(await(0,c.Uz)(n))),b&&
n.security?.opensWithoutPassword===!1&&O.push((0,m.Qf)("require_unlocked","The document does not open without a password."));const K=R?await(0,c.xS)(n):!1;return K===
null?O.push(F("forbid_javascript","whether it has JavaScript")):K&&O.push((0,m.Qf)("forbid_javascript","The document has JavaScript.")),i.require_e_invoice&&(0,Y.
RZ)(O,await at(n)),O}function rt(n){const i="require_embedded_fonts";if(!n)return[F(i,"which fonts it has")];const d=ct(n);if(d.length===0)return[];const p=d.length===
1?"A font is":`${d.length} fonts are`;return[(0,m.Qf)(i,`${p} not embedded: ${(0,o.Dw)([...new Set(d)])}.`,{found:d.length,limit:0})]}async function at(n){const i="\
require_e_invoice";return(0,c.ln)(n)?[F(i,"whether it is an electronic invoice")]:(await(0,_.J)(n)).map(p=>(0,m.Qf)(i,`The document is not a valid electronic in\
voice: ${p}.`))}async function it(n,i,d,p){const x="require_signature";if(!d.require_signature)return[];if((0,c.ln)(n))return[F(x,"whether it is signed")];const C=await(0,T.
ae)(n,i,{password:d.open_password,anchors:void 0,isDamaged:p});return $(C).map(b=>(0,m.Qf)(x,`The document ${b}.`))}const ct=n=>n.flatMap(({embedded:i,name:d})=>i?
[]:[d===null?"a font without a name":ut(d)]),ut=n=>n.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((N,P,a)=>{a.d(P,{A:()=>m});const m=T=>({code:"docu\
ment_damaged",message:T})}),9312:((N,P,a)=>{a.d(P,{$0:()=>I,Gv:()=>S,MM:()=>$});var m=a(779),T=a(42973);const S=(_,s,o,{pace:c,limits:g})=>(0,m.I)(_,s,o,c,A(_,g)),
M={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular e\
xpression and was read as words: set search_mode to regex, and leave out slashes around it"};function $(_,s){const o=(0,m.G)(_,s);return o&&M[o]}function I(_,s,o){
const c=$(s,o);return c===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${_}, which ${c}.`,mentions:[_,"search_mode"]}]}function A(_,{searching:s}){
let o=s;return c=>{if(o-=c,o<0)throw(0,T.F)("searching",`The search takes more than ${s} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",_)}}}),49568:((N,P,a)=>{a.d(P,{A:()=>$,m:()=>I});var m=a(27077);const T=1e3,S=1e6,M=1e3;async function $(t,r,f,l){
const h=Math.max(f,T),v=await A(t.flow,r,h,l),y=await _(t,r,h,l),w=s(v.found,y.found,t);return{matches:w.slice(0,f).map(u),truncated:v.truncated||y.truncated||w.
length>f}}async function I(t,r,f){const l=await A(t.flow,r,1,f);if(l.found.length>0)return{isFound:!0,truncated:!0};const h=await _(t,r,1,f);return{isFound:h.found.
length>0,truncated:l.truncated||h.truncated}}async function A(t,r,f,l){const{matches:h,truncated:v}=await r.search(t.text,f,l);return{found:h.map(y=>({...y,flow:t})),
truncated:v}}async function _(t,r,f,l){const{flow:h,lines:v}=await(0,m.k6)(t.visualText(),l),{text:y}=h,w=[];let E=y.length>S;for(const D of v){if(D.end>S||w.length>=
f){E=!0;break}const Q=l.step(M);Q&&await Q;const{matches:j,truncated:z}=await r.search(y.slice(D.start,D.end),f-w.length,l);E||=z;for(const{start:L,end:B,groups:W}of j)
w.push({start:D.start+L,end:D.start+B,groups:W,flow:h})}return{found:w,truncated:E}}function s(t,r,f){if(r.length===0)return[...t];const l=c(f),h=new Set,v=[];for(const w of r){
const E=g(w,l),D=new Set;for(const{from:L,to:B}of E)for(let W=e(t,L);W<t.length&&t[W].start<B;W++)D.add(W);const[Q]=D,j=D.size===1?t[Q]:void 0;if(j&&E.every(({from:L,
to:B})=>j.start<=L&&B<=j.end))continue;for(const L of D)h.add(L);const z=E.reduce((L,B)=>Math.min(L,B.from),1/0);v.push({match:w,from:z})}return[...t.flatMap((w,E)=>h.
has(E)?[]:[{match:w,from:w.start}]),...v].sort((w,E)=>w.from-E.from).map(({match:w})=>w)}const o=-1;function c({flow:t,found:{edges:r}}){const f=new Int32Array(
r.count).fill(o);for(const{first:l,position:h,count:v}of t.letters(0,t.text.length))for(let y=0;y<v;y++)f[l+y]=h+y;return f}function g({flow:t,start:r,end:f},l){
const h=[];for(const{first:v,count:y}of t.letters(r,f))for(let w=v;w<v+y;w++){const E=l[w];if(E===o)continue;const D=h.at(-1);D?.to===E?D.to++:h.push({from:E,to:E+
1})}return h}function e(t,r){let f=0;for(let l=t.length;f<l;){const h=f+l>>1;t[h].end<=r?f=h+1:l=h}return f}const u=({flow:t,start:r,end:f,groups:l})=>({text:t.
text.slice(r,f),groups:l,box:t.box(r,f),boxes:t.lineBoxes(r,f)})}),84961:((N,P,a)=>{a.d(P,{$x:()=>o,Kh:()=>_,qg:()=>c,xS:()=>s});var m=a(58552),T=a(33973),S=a(90536),
M=a(45599),$=a(3907),I=a(33311),A=a(9819);function _(e,u){const t=e.resolve(u.get("S"));return(!u.has("S")||(0,M.Eo)(t,"JavaScript")||(0,M.Eo)(t,"Rendition"))&&
e.resolve(u.get("JS"))!==null}async function s(e,u){const t=u.filter(f=>(0,S.L)(e.get(f),l=>_(e,l)));if(t.length===0)return!1;const{live:r}=await(0,T.Gy)(e);return t.
some(f=>r[f]===1)}async function o(e){return await s(e,(await(0,I.S)(e)).JS)||c(e)}async function c(e){if(!(0,M.Zm)(e.get(e.catalogNumber)))return!1;const u=e.resolve(
(0,A.Wo)(e,"AcroForm")?.dict.get("XFA"));if(u===null)return!1;if(e.security?.locked===!0)return null;for(const t of Array.isArray(u)?u:[u]){const r=e.resolve(t);
if(!(r instanceof M.Z6))continue;let f;try{f=await e.decodedAtEase(r)}catch(h){if(!(h instanceof m.zU)||h.code==="cancelled")throw h;return!0}const l=(0,$.xK)(f);
if(l===void 0||l.includes("script")&&await g(l,e.job.pace))return!0}return!1}async function g(e,u){const t=r=>(r.kind==="start"||r.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(r.name);return await(0,$.km)(e,u,t)!=="well-formed"}}),779:((N,P,a)=>{a.d(P,{I:()=>g,G:()=>o});var m=a(58552),T=a(98472),S=a(34378);const M=new RegExp("([\\\
x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function $(e,u){const t=(await I(e,u)).text.trim();
return{hasGroups:!1,search:async(r,f,l)=>{const{text:h,places:v}=await I(r,l),y=[];for(let w=h.indexOf(t),E=0;w>=0;w=h.indexOf(t,E)){if(y.length===f)return{matches:y,
truncated:!0};for(E=w+t.length;v[E]===v[E-1];)E++;y.push((0,T.z)(v[w],v[E]));const D=l.step(t.length);D&&await D}return{matches:y,truncated:!1}}}}async function I(e,u){
const t=[];let r="";for(const{0:f,1:l,2:h,index:v}of e.matchAll(M)){const y=h===void 0?l?.toLowerCase()??A(f):" ";for(let E=0;E<y.length;E++)t.push(l===void 0?v:
v+E);r+=y;const w=u.step(f.length*10);w&&await w}return t.push(e.length),{text:r,places:t}}const A=e=>(0,S.w)((0,S.w)(e).toUpperCase().toLowerCase()),_=/^\/.+\/([dgimsuvy]*)$/s,
s=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function o(e,u){const t=_.exec(e);return u==="regex"?t?"slashes":void 0:
s.test(e)||t&&t[1]!==""?"regex-as-words":void 0}const c=1e6;async function g(e,u,t,r,f){const l=t==="regex"?(await Promise.all([a.e(7398),a.e(9974)]).then(a.bind(
a,39974))).expressionOf(u,f):await $(u,r);if("problem"in l)throw(0,m.G6)([{field:e,message:l.problem}]);return{hasGroups:l.hasGroups,search:async(h,v,y)=>{const w=await l.
search(h.slice(0,c),v,y);return h.length>c?{...w,truncated:!0}:w}}}}),98472:((N,P,a)=>{a.d(P,{z:()=>m});const m=(T,S,M=[])=>({start:T,end:S,groups:Object.fromEntries(
M)})}),22332:((N,P,a)=>{a.d(P,{l3:()=>I,mq:()=>_,nD:()=>A});var m=a(78157),T=a(45798),S=a(45599);const M=50,$=1e4;function I(s,o){const c=(0,m.bS)(s).lastIndexOf(
"startxref",o);return c<0?-1:(0,m.JI)(s,(0,m.AN)(s,c+9,o),o).value}function A(s,o){const c=s.length;if(o<0||o>=c)return;const g=(0,m.AN)(s,o,c),e=!(0,m.w1)(s,g,
"xref"),u=e?-1:(0,m.bS)(s).indexOf("trailer",g),t=e?(0,m.ay)(s,g,c)?.body??-1:u<0?-1:u+7,r=t<0?null:new T.i(s,t,c,M).value();return(0,S.Zm)(r)?{at:o,isStream:e,
trailer:r}:void 0}function _(s){const o=new Set;for(let c=I(s,s.length);typeof c=="number"&&!o.has(c)&&o.size<$;){const g=A(s,c);if(!g)break;o.add(c),c=g.trailer.
get("Prev")}return o}})};
