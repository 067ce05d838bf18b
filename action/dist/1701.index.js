"use strict";exports.id=1701,exports.ids=[1701,779],exports.modules={4406:((G,C,f)=>{f.d(C,{EC:()=>o,Pu:()=>a,Qf:()=>v,fU:()=>c,g$:()=>M,oH:()=>w});var l=f(58552),O=f(61729);
const P=1e3,v=(i,d,{found:s=null,limit:t=null,pages:e=[]}={})=>({rule:i,found:s,limit:t,pages:e.slice(0,P),message:d}),w=["open_password"],M=(i,d,s)=>`The file \
has ${i} ${s}; at most ${d} are allowed.`;function E({failures:i}){return Array.isArray(i)?i.flatMap(m):[]}function m(i){if(!(0,O.Gv)(i))return[];const{rule:d,found:s,
limit:t,pages:e,message:n}=i;if(typeof d!="string"||typeof n!="string")return[];const r=Array.isArray(e)?e.filter(u=>typeof u=="number"):[];return[{rule:d,found:p(
s),limit:p(t),pages:r,message:n}]}const p=i=>typeof i=="number"?i:null;function c(i,{nameOf:d,restate:s}){const{checks:t}=i,e=E(i).map(r=>({...s(r),rule:d(r.rule)})),
n=Array.isArray(t)?t.flatMap(r=>typeof r=="string"?[d(r)]:[]):[];return{...i,...t!==void 0&&{checks:n},failures:e}}class o extends l.zU{report;constructor(d){const s=E(
d).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:w}))}),this.report=d}}
function a(i){if(i.passed===!1)throw new o(i)}}),85673:((G,C,f)=>{f.d(C,{gx:()=>w,h:()=>v});function l(c,o){const a=O(c,o);if(a!==void 0)return[a];const i=E(c);
return o.filter(d=>E(d).some(s=>s.length>3&&i.includes(s)))}function O(c,o){let a;const i=E(c);for(const d of o){const s=P(i,E(d));s<=2&&s<(a?.count??1/0)&&(a={
name:d,count:s})}return a?.name}function P(c,o){return c.length!==o.length?c.length*o.length===0?1/0:P([c.join("")],[o.join("")]):o.reduce((a,i,d)=>{const s=c[d]??
"",t=Math.min(s.length,i.length),e=p(s,i);return e>(t<3?0:t<7?1:2)?1/0:a+e},0)}const v=(c,o)=>M(l(c,o));function w(c,o){const a=O(c,o),i=s=>E(s).sort().join(" "),
d=i(c);return M(a===void 0?o.filter(s=>c!==""&&i(s)===d):[a])}const M=c=>c.length===0||c.length>3?"":` (did you mean ${c.join(" or ")}?)`,E=c=>c.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(o=>o!==""),m=2;function p(c,o){if(Math.abs(c.length-o.length)>m)return 1/0;let a=[],
i=Array.from({length:o.length+1},(s,t)=>t<=m?t:1/0);for(let s=0;s<c.length;s++){const t=[];t[0]=s+1;let e=1/0;for(let n=Math.max(0,s-m);n<=Math.min(o.length-1,s+
m);n++){const r=s>0&&n>0&&c[s]===o[n-1]&&c[s-1]===o[n];t[n+1]=Math.min((i[n+1]??1/0)+1,(t[n]??1/0)+1,(i[n]??1/0)+(c[s]===o[n]?0:1),r?(a[n-1]??1/0)+1:1/0),e=Math.
min(e,t[n+1])}if(e>m)return 1/0;a=i,i=t}const d=i[o.length]??1/0;return d>m?1/0:d}}),15193:((G,C,f)=>{f.r(C),f.d(C,{check_document:()=>K});var l=f(4406),O=f(74963),
P=f(59071);const v=["validation_data","time_stamps","signatures"];function w({entries:_}){return _.filter(({kind:A})=>A==="approval"||A==="certification").length===
0?["has no signature"]:_.flatMap(A=>M(A)??[])}function M(_){const{field:y,intact:A,verified:L,changesAfter:$,problems:Z}=_,X=`the signature ${y===null?"without \
a name":`'${(0,P.wh)(y).slice(0,60)}'`}`;if(A!==!0)return`has ${X}, which is not intact`;if(L!==!0)return`has ${X}, which could not be verified`;const z=$.filter(
k=>!E(_).includes(k));return z.length>0||Z.includes("certification_violated")?`was changed after ${X}: ${(z.length>0?z:$).join(", ")}`:(0,O.gH)(_)?void 0:`has ${X}\
, with problems: ${Z.join(", ")}`}function E({certification:_}){return _==="fill_forms"?[...v,"form_values"]:_==="comments"?[...v,"form_values","annotations"]:v}
var m=f(37320),p=f(64173),c=f(98446),o=f(41112),a=f(5899),i=f(41561),d=f(36211),s=f(37709),t=f(86491),e=f(58971),n=f(779),r=f(9312),u=f(22154),h=f(49568);const g=new Set(
["sh","Do","BI"]);async function D(_,y){const{required_text:A,forbidden_text:L,search_mode:$}=_;return{required:A===void 0?void 0:await(0,r.Gv)("required_text",
A,$,y),forbidden:L===void 0?void 0:await(0,r.Gv)("forbidden_text",L,$,y)}}const S=_=>[...["required_text","forbidden_text","maximum_unreadable"].filter(y=>_[y]!==
void 0),..._.require_searchable?["require_searchable"]:[]];async function U(_,y,A){const L=new u.z(_,_.pages.count),$=await N(_,y,A,L),Z=A.required!==void 0&&!$.
isRequiredThere,X=[...Z?[(0,l.Qf)("required_text",b(y,L),{found:0,limit:1})]:[],...R("forbidden_text",$.forbidden,k=>`The forbidden text is on ${k}.`),...R("for\
bidden_text",$.unsearched,k=>`There is more text on ${k} than can be searched, so it is not known whether the forbidden text is there.`),...R("forbidden_text",$.
unknown,k=>`The document lacks fonts of ${k}, so it is not known whether the forbidden text is there.`),...R("forbidden_text",$.damaged,k=>`Content of ${k} is d\
amaged, so it is not known whether the forbidden text is there.`),...R("forbidden_text",$.withDamagedFonts,k=>`Fonts of ${k} are damaged, so it is not known whe\
ther the forbidden text is there.`),...R("require_searchable",$.withoutText,k=>`${(0,c.NV)(k)} ${(0,c.d5)($.withoutText.length,"has","have")} images or drawings\
, but little or no text.`),...x(y,L)],z=[...L.notes,...Z?T("required_text",y):[],...A.forbidden&&$.forbidden.length===0?T("forbidden_text",y):[]];return{violations:X,
notes:z,textlessPages:L.textlessPages}}async function N(_,{require_searchable:y},{required:A,forbidden:L},$){const{pace:Z}=_.job,X=new e.X(_),z=async V=>j(await X.
page(V-1),Z);let k=!1;const[J,Y,et]=[[],[],[]],[st,rt,nt]=[[],[],[]];for(let V=1;V<=_.pages.count;V++){const q=await $.page(V);if(A&&!k&&(k=(await(0,h.m6)(q,A,Z)).
isFound),L){const{isFound:ot,truncated:it}=await(0,h.m6)(q,L,Z);ot?J.push(V):it?Y.push(V):q.found.fragments.some(({style:ut})=>ut.font===t.Z)?et.push(V):q.found.
damage?.ofContent?st.push(V):q.found.damage?.ofFonts&&rt.push(V)}y&&($.isScan(V)||q.characters===0&&await z(V))&&nt.push(V)}return{isRequiredThere:k,forbidden:J,
unsearched:Y,unknown:et,damaged:st,withDamagedFonts:rt,withoutText:nt}}function x({maximum_unreadable:_},y){const{unreadable:A,unreadableOn:L}=y;if(_===void 0||
A<=_)return[];const $=`${y.unreadableWords} cannot be read; at most ${_} are allowed.`;return[(0,l.Qf)("maximum_unreadable",$,{found:A,limit:_,pages:L})]}const T=(_,y)=>(0,r.
$0)(_,y[_]??"",y.search_mode);function b({required_text:_="",search_mode:y},{textlessPages:A}){const L=A.length===0?"":`, and ${(0,u.q)(A)}`,$=(0,n.G)(_,y)?" It\
 looks as if it were written for another search mode.":"";return`The required text is not in the document${L}.${$}`}const R=(_,y,A)=>y.length===0?[]:[(0,l.Qf)(_,
A((0,c.oi)(y)),{found:y.length,limit:0,pages:y})];async function j(_,y){let A=!1;return await(0,s.Ko)(_,y,({operator:L})=>{const $=d.lJ.get(L);A||=g.has(L)||$?.
fill!==void 0||$?.strokes===!0}),A}var I=f(45657);const K=async(_,y,A)=>{const{quiet:L,wasRepaired:$}=(0,i.gd)(A),Z=await D(y,A),X=await(0,p.E)(_.bytes,L,{password:y.
open_password,evenIfLocked:!0}),z=_.bytes.length,k=(0,o.YX)(X),J=await F(X,y,Z),Y=await ct(X,_.bytes,y,$()),et=[...await Q(X,y,z),...Y,...J.violations],st=Object.
entries(y).flatMap(([ot,it])=>B.has(ot)||it===!1?[]:[ot]),nt={passed:et.length===0,checks:st,failures:et,pageCount:k,fileSize:z,locked:(0,o.ln)(X)};y.on_violation===
"error"&&(0,l.Pu)(nt);const V=[...$()?[W]:[],...J.notes],{textlessPages:q}=J;return{documents:[k===null?_:{..._,pageCount:k}],data:nt,notes:V,facts:{...q&&{textlessPages:q}}}},
B=new Set(["open_password","search_mode","on_violation"]),W=(0,a.A)("The document is damaged. Octavo could read it; other programs may not.");async function F(_,y,A){
const L=S(y);return L.length===0?{violations:[],notes:[]}:(0,o.ln)(_)?{violations:[H(L[0],"what its text is")],notes:[]}:await U(_,y,A)}const H=(_,y)=>(0,l.Qf)(
_,`The document needs a password to open, so it is not known ${y}: give it as open_password.`);async function Q(_,y,A){const{maximum_pages:L,maximum_bytes:$,require_embedded_fonts:Z,
require_unlocked:X,forbid_javascript:z}=y,k=[];if(L!==void 0){const Y=(0,o.YX)(_);Y===null?k.push(H("maximum_pages","how many pages it has")):Y>L&&k.push((0,l.Qf)(
"maximum_pages",`The document has ${(0,c.y_)(Y,"page")}; at most ${L} are allowed.`,{found:Y,limit:L}))}$!==void 0&&A>$&&k.push((0,l.Qf)("maximum_bytes",(0,l.g$)(
A,$,"bytes"),{found:A,limit:$})),Z&&(0,I.RZ)(k,tt(await(0,o.Uz)(_))),X&&_.security?.opensWithoutPassword===!1&&k.push((0,l.Qf)("require_unlocked","The document \
does not open without a password."));const J=z?await(0,o.xS)(_):!1;return J===null?k.push(H("forbid_javascript","whether it has JavaScript")):J&&k.push((0,l.Qf)(
"forbid_javascript","The document has JavaScript.")),y.require_e_invoice&&(0,I.RZ)(k,await at(_)),k}function tt(_){const y="require_embedded_fonts";if(!_)return[
H(y,"which fonts it has")];const A=ft(_);if(A.length===0)return[];const L=A.length===1?"A font is":`${A.length} fonts are`;return[(0,l.Qf)(y,`${L} not embedded:\
 ${(0,c.Dw)([...new Set(A)])}.`,{found:A.length,limit:0})]}async function at(_){const y="require_e_invoice";if((0,o.ln)(_))return[H(y,"whether it is an electron\
ic invoice")];const{failures:A}=await(0,m.sw)(_);return(0,m.cj)(A).map(L=>(0,l.Qf)(y,`The document is not a valid electronic invoice: ${L}.`))}async function ct(_,y,A,L){
const $="require_signature";if(!A.require_signature)return[];if((0,o.ln)(_))return[H($,"whether it is signed")];const Z=await(0,O.ae)(_,y,{password:A.open_password,
anchors:void 0,isDamaged:L});return w(Z).map(X=>(0,l.Qf)($,`The document ${X}.`))}const ft=_=>_.flatMap(({embedded:y,name:A})=>y?[]:[A===null?"a font without a \
name":dt(A)]),dt=_=>_.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((G,C,f)=>{f.d(C,{A:()=>l});const l=O=>({code:"document_damaged",message:O})}),9312:((G,C,f)=>{
f.d(C,{$0:()=>M,Gv:()=>P,MM:()=>w});var l=f(779),O=f(42973);const P=(m,p,c,{pace:o,limits:a})=>(0,l.patternOf)(m,p,c,o,E(m,a)),v={slashes:"has slashes around it\
 that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: \
set search_mode to regex, and leave out slashes around it"};function w(m,p){const c=(0,l.G)(m,p);return c&&v[c]}function M(m,p,c){const o=w(p,c);return o===void 0?
[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${m}, which ${o}.`,mentions:[m,"search_mode"]}]}function E(m,{searching:p}){let c=p;return o=>{if(c-=
o,c<0)throw(0,O.F)("searching",`The search takes more than ${p} steps, which are characters times the size of the expression`,"Make the expression shorter or mo\
re exact, or search fewer pages",m)}}}),49568:((G,C,f)=>{f.d(C,{Ao:()=>w,IQ:()=>M,m6:()=>E});var l=f(27077);const O=1e3,P=1e6,v=1e3;async function w(n,r,u,h){const g=Math.
max(u,O),D=await m(n.flow,r,g,h),S=await p(n,r,g,h),U=await a(D.found,S.found,n,h);return{matches:U.slice(0,u).map(e),truncated:D.truncated||S.truncated||U.length>
u}}async function M(n,r,u,h){const g=await m(n.flow,r,u,h),D=await p(n,r,u,h);return{all:[...g.found,...D.found],counted:await a(g.found,D.found,n,h),truncated:g.
truncated||D.truncated}}async function E(n,r,u){const h=await m(n.flow,r,1,u);if(h.found.length>0)return{isFound:!0,truncated:!0};const g=await p(n,r,1,u);return{
isFound:g.found.length>0,truncated:h.truncated||g.truncated}}async function m(n,r,u,h){const{matches:g,truncated:D}=await r.search(n.text,u,h);return{found:g.map(
S=>({...S,flow:n})),truncated:D}}async function p(n,r,u,h){const{flow:g,lines:D}=await(0,l.k6)(n.visualText(),h),{text:S}=g,U=[];let N=S.length>P;for(const x of D){
if(x.end>P||U.length>=u){N=!0;break}const T=h.step(v);T&&await T;const b=S.slice(x.start,x.end);if(r.lacks?.(b,h)===!0)continue;const{matches:R,truncated:j}=await r.
search(b,u-U.length,h);N||=j;for(const{start:I,end:K,groups:B}of R)U.push({start:x.start+I,end:x.start+K,groups:B,flow:g})}return{found:U,truncated:N}}const[c,o]=[
500,30];async function a(n,r,u,h){if(r.length===0)return n;const g=d(u),D=new Set,S=[];for(const x of r){const T=h.step((x.end-x.start)*o+c);T&&await T;const b=s(
x,g),R=new Set;for(const{from:B,to:W}of b)for(let F=t(n,B);F<n.length&&n[F].start<W;F++)R.add(F);const[j]=R,I=R.size===1?n[j]:void 0;if(I&&b.every(({from:B,to:W})=>I.
start<=B&&W<=I.end))continue;for(const B of R)D.add(B);const K=b.reduce((B,W)=>Math.min(B,W.from),1/0);S.push({match:x,from:K})}const U=n.flatMap((x,T)=>D.has(T)?
[]:[{match:x,from:x.start}]);return(await(0,l.k6)((0,l.p9)([...U,...S],(x,T)=>x.from-T.from),h)).map(({match:x})=>x)}const i=-1;function d({flow:n,found:{edges:r}}){
const u=new Int32Array(r.count).fill(i);for(const{first:h,position:g,count:D}of n.letters(0,n.text.length))for(let S=0;S<D;S++)u[h+S]=g+S;return u}function s({flow:n,
start:r,end:u},h){const g=[];for(const{first:D,count:S}of n.letters(r,u))for(let U=D;U<D+S;U++){const N=h[U];if(N===i)continue;const x=g.at(-1);x?.to===N?x.to++:
g.push({from:N,to:N+1})}return g}function t(n,r){let u=0;for(let h=n.length;u<h;){const g=u+h>>1;n[g].end<=r?u=g+1:h=g}return u}const e=({flow:n,start:r,end:u,groups:h})=>({
text:n.text.slice(r,u),groups:h,box:n.box(r,u),boxes:n.lineBoxes(r,u)})}),84961:((G,C,f)=>{f.d(C,{$x:()=>c,Kh:()=>m,qg:()=>o,xS:()=>p});var l=f(58552),O=f(33973),
P=f(90536),v=f(45599),w=f(3907),M=f(33311),E=f(9819);function m(i,d){const s=i.resolve(d.get("S"));return(!d.has("S")||(0,v.Eo)(s,"JavaScript")||(0,v.Eo)(s,"Ren\
dition"))&&i.resolve(d.get("JS"))!==null}async function p(i,d){const s=d.filter(e=>(0,P.L)(i.get(e),n=>m(i,n)));if(s.length===0)return!1;const{live:t}=await(0,O.
Gy)(i);return s.some(e=>t[e]===1)}async function c(i){return await p(i,(await(0,M.S)(i)).JS)||o(i)}async function o(i){if(!(0,v.Zm)(i.get(i.catalogNumber)))return!1;
const d=i.resolve((0,E.Wo)(i,"AcroForm")?.dict.get("XFA"));if(d===null)return!1;if(i.security?.locked===!0)return null;for(const s of Array.isArray(d)?d:[d]){const t=i.
resolve(s);if(!(t instanceof v.Z6))continue;let e;try{e=await i.decodedAtEase(t)}catch(r){if(!(r instanceof l.zU)||r.code==="cancelled")throw r;return!0}const n=(0,w.
xK)(e);if(n===void 0||n.includes("script")&&await a(n,i.job.pace))return!0}return!1}async function a(i,d){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,w.km)(i,d,s)!=="well-formed"}}),6856:((G,C,f)=>{f.d(C,{n:()=>o,w:()=>M});var l=f(78157),O=f(79725),P=f(45599),v=f(70549),w=f(6057);const M=(0,v.
n)(E);async function E(s){const{pages:t,job:e}=s,n=new o(s),r=new Int32Array(t.count),u=new Set;for(let h=0;h<t.count;h++){n.goTo(h),r[h]=n.kind,u.add(n.resources);
const g=e.pace.step(300);g&&await g}return{kinds:n.kinds,kindOf:r,resources:u}}const m=["MediaBox","CropBox","Rotate","UserUnit"],p=2e3,c=/\(|(?:^|[^<])<(?!<)/;
class o{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new a(m);own=new a(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:e,entries:n,inherited:r}=this,{pages:u}=e,h=u.number(t),g=e.place(h),D=u.inheritedBy(t);if(this.index=t,this.inherited=D,
!g||!e.locate(h,g,n)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=u.attribute(t,"Resources");return}(this.
bytes?.buffer!==g.bytes.buffer||this.bytes.byteOffset!==g.bytes.byteOffset)&&(this.bytes=(0,l.bS)(g.bytes));const[S,U]=[this.geometry.take(this.bytes,n),this.own.
take(this.bytes,n)];(!S||D!==r)&&(this.kind=this.recognise(D)),(!U||D!==r)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.
pages.number(this.index);if(!e)return t.entry(n,"Contents");const r=this.entries.find(e,"Contents");if(r<0)return;const{at:u}=this.entries;return d(e,u[r+2],u[r+
3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:n}=t,[r,u]=this.own.of(0);if(r===u)return n.
inheritedBy(e).Resources;const h=d(this.bytes,r,u);if(h)return h;const g=()=>t.entry(n.number(e),"Resources");if(u-r>p)return g();const D=this.own.text();return t.
security&&c.test(D)?g():(this.dictionaries.has(D)||this.dictionaries.set(D,g()),this.dictionaries.get(D))}recognise(t){let e=this.recognised.get(t);e||this.recognised.
set(t,e=new Map);const n=this.geometry.text();let r=e.get(n);return r===void 0&&e.set(n,r=this.kindHere()),r}kindHere(){const t=(0,w.iw)(this.document,this.index),
e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class a{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:r,to:u,keys:h}=this;let g=n!==
void 0;for(let D=0;D<h.length;D++){const S=e.find(t,h[D]),U=S<0?0:e.at[S+2],N=S<0?0:e.at[S+3];g&&=i(n,r[D],u[D],t,U,N),r[D]=U,u[D]=N}return this.bytes=t,g}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function i(s,t,e,n,r,u){
if(e-t!==u-r)return!1;for(let h=t,g=r;h<e;h++,g++)if(s[h]!==n[g])return!1;return!0}function d(s,t,e){if(!(0,l.yp)(s[t])||s[e-1]!==l.AV||s[e-2]!==l.Z4)return;const n=(0,l.
JI)(s,t,e),r=(0,l.JI)(s,n.after+1,e);return s[n.after]===l.Z4&&r.value>=0&&r.after===e-2?new P.oS(n.value,r.value):void 0}}),21281:((G,C,f)=>{f.d(C,{Ip:()=>m,XM:()=>i,
Xb:()=>a,ds:()=>E,qg:()=>o});var l=f(59071),O=f(70549),P=f(21115),v=f(824),w=f(1975),M=f(60912);const E=(0,O.n)(async t=>m(t,await(0,v.Br)(t)));function m(t,e){
const n=(S,U)=>(0,l.wh)((0,w.sm)(e,S,U)[0]??""),r=c(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),u=p(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,g=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,l.Gh)(t.resolve((0,v._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],D=[r?.name,u,...g.filter(S=>/^PDF\/[\w .:/()-]{1,40}$/.test(S))];return{archive:r,accessible:u,names:D.filter(S=>S!==
void 0)}}const p=t=>/^[1-9]$/.test(t);function c(t,e){if(!p(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function o(t,e,n,r){
return e&&s(t,e,[P.dK.pdfaid]),a(n,r)}const a=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){
const e=await(0,v.Br)(t);if(!e)return[];const{archive:n,accessible:r}=m(t,e);s(t,e,[P.dK.pdfaid,P.dK.pdfuaid]);const u=[n?.name,r].filter(h=>h!==void 0);return u.
length>0?[d(u)]:[]}const d=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function s(t,e,n){e.properties.some(({namespace:r})=>n.includes(r))&&(0,M._L)(t,(0,M.QH)(e,({namespace:r})=>n.includes(r),[]))}}),21115:((G,C,f)=>{f.d(C,{HC:()=>v,
dK:()=>l,ee:()=>P});const l={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},O=new Map(Object.entries(l));class P{uris=new Map;declared=[];known=new Map;enter(p){let c;for(const{name:o,value:a}of p){if(!v(o))continue;const i=o.
slice(6),d=this.uris.get(i);d?d.push(a):this.uris.set(i,[a]),(c??=[]).push(i)}this.declared.push(c??w),c&&this.known.clear()}leave(){const p=this.declared.pop()??
w;for(const c of p)this.uris.get(c).pop();p.length>0&&this.known.clear()}declares(p){return(this.uris.get(E(p))?.length??0)>0}ofElement(p){let c=this.known.get(
p);if(!c){const o=E(p),a=this.uris.get(o)?.at(-1)??O.get(o)??"";this.known.size===M&&this.known.clear(),this.known.set(p,c={namespace:a,local:p.slice(p.indexOf(
":")+1)})}return c}ofAttribute(p){return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const v=m=>m==="xmlns"||m.startsWith("xmlns:"),w=[],M=1e3,E=m=>m.
slice(0,Math.max(m.indexOf(":"),0))}),824:((G,C,f)=>{f.d(C,{Br:()=>m,_6:()=>c,_U:()=>E});var l=f(58552),O=f(1975),P=f(17079),v=f(45599),w=f(59071),M=f(70549);function E(o){
const a=o.resolve(o.trailer.get("Info"));return a instanceof v.Bi?a:a instanceof v.Z6?a.dict:void 0}const m=(0,M.n)(p);async function p(o){const a=o.get(o.catalogNumber),
i=a instanceof v.Bi?o.resolve(a.get("Metadata")):null;if(!(i instanceof v.Z6))return;let d;try{d=o.decoded(i)}catch(s){if(!(s instanceof l.zU)||s.code==="cancel\
led")throw s;return O.m}return(0,O.kg)(d,o.job.pace)}function c(o,a){const i=E(o),d=u=>o.resolve(i?.get(u)),s=(u,h,g=", ")=>{const D=(0,O.sm)(a,u,h).map(w.wh).filter(
Boolean).join(g);return D===""?null:D},t=(u,h)=>{const[g=""]=(0,O.sm)(a,u,h);return(0,w.wh)(g)||null},e=(u,h)=>(0,P._)((0,w.Gh)(d(u))??"")??(0,P._)(t("xmp",h)??
"")??null,n=o.get(o.catalogNumber),r=n instanceof v.Bi?(0,w.Gh)(o.resolve(n.get("Lang"))):null;return{title:(0,w.Gh)(d("Title"))??t("dc","title"),author:(0,w.Gh)(
d("Author"))??s("dc","creator"),subject:(0,w.Gh)(d("Subject"))??t("dc","description"),keywords:(0,w.Gh)(d("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,w.
Gh)(d("Creator"))??t("xmp","CreatorTool"),producer:(0,w.Gh)(d("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:r??t("dc","language")}}}),3907:((G,C,f)=>{f.d(C,{X:()=>d,km:()=>P,ol:()=>l,xK:()=>o});const l=200,O=1e4;async function P(s,t,e){const n=new v(
s);for(let r=n.next();r;r=n.next()){if(e(r))return"left";const u=t.step((r.to-r.from)*4+50);u&&await u}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==w)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===E?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==M))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const r=e.slice(t+1,n),u=[];for(let h=n;;){const g=this.blanks(h),D=e.charCodeAt(g);if(D===M||D===E&&e.charCodeAt(g+1)===M)return this.at=D===
M?g+1:g+2,{kind:D===M?"start":"empty",name:r,attributes:u,from:t,to:this.at};const S=this.name(g),U=this.blanks(S),N=this.blanks(U+1),x=e[N];if(g===h||S===g||e[U]!==
"="||x!=='"'&&x!=="'")return;const T=e.indexOf(x,N+1),b=e.slice(N+1,Math.max(T,N+1)),R=b.includes("<")?void 0:p(b);if(T<0||R===void 0||u.length>=O)return;u.push(
{name:e.slice(g,S),value:R,from:g,to:T+1}),h=T+1}}characters(t,e){const n=p(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===E||n===M||n===w||n===61||n===34||n===39)break}return t}}const[w,M,E]=[60,62,47],m=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const r=s.indexOf(";",n);if(r<0||r-n>12)return;const u=s.slice(n+1,r),h=m.get(u)??c(u);if(h===void 0)return;t.push(s.slice(e,n),h),e=r+1}return t.push(s.
slice(e)),t.join("")}function c(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function o(s){const[t,e,n,r]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return i(s);if(t===254&&
e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("utf-16le").decode(s));const u=new TextDecoder().
decode(s);return a(u.includes("�")?Buffer.from(s).toString("latin1"):u)}const a=s=>s.startsWith("\uFEFF")?s.slice(1):s;function i(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let r=0;r+4<=s.length;r+=4){const u=t.getUint32(r,e);if(u>1114111)return;n.push(String.fromCodePoint(u))}return a(
n.join(""))}const d=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((G,C,f)=>{f.d(C,{QH:()=>v,T3:()=>w,
_L:()=>p});var l=f(21115),O=f(3907),P=f(45599);function v(c,o,a){const{text:i,properties:d,end:s,about:t}=c,e=[];let n=0;for(const r of d.filter(o).sort((u,h)=>u.
from-h.from))r.from<n||(e.push(i.slice(n,r.from)),n=r.to);return e.push(i.slice(n,Math.max(s,n))),a.length>0&&e.push(M(a,t)),e.push(i.slice(Math.max(s,n))),m(e.
join(""))}function w(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${l.dK.rdf}">
${M(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(c,o){const i=[...new Set(c.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${l.dK[s]}"`).join(""),d=c.map(({prefix:s,name:t,form:e,values:n})=>`\
<${s}:${t}>${E(e,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,O.X)(o)}"${i}>
${d.join("")}</rdf:Description>
`}function E(c,o){const a=i=>o.map(d=>`<rdf:li${i}>${(0,O.X)(d)}</rdf:li>`).join("");switch(c){case"simple":return(0,O.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const m=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(c,o){const a=c.catalog.get("Metadata"),i=c.resolve(a),d=i instanceof P.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],s=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...d]),t=new P.Z6(s,Buffer.
from(o,"utf8"));(0,P.i9)(a)&&i instanceof P.Z6?c.put(a,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),1975:((G,C,f)=>{f.d(C,{kg:()=>w,m:()=>v,sm:()=>M});
var l=f(21115),O=f(3907);const P=1e5,v={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(c,o){const a=(0,O.xK)(c);if(a===void 0)return v;const i=new m,
s=await(0,O.km)(a,o,t=>(i.take(t),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:a,properties:i.properties,malformed:s,end:i.end,about:i.
about}}function M(c,o,a){return c?.properties.find(i=>i.name===a&&i.namespace===l.dK[o])?.values??[]}const E=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new l.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(o,a,i){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const d=this.scope.ofElement(o),s=d.namespace===l.dK.rdf,t=s&&d.local==="li";this.root===E&&this.end<0&&s&&d.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?a.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:o,...d,from:i,language:n}),
this.root===E){if(!s||d.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(e===1)this.describe(a);else if(e===
2){this.items=[];const r=a.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(o){for(const{name:a,value:i,from:d,
to:s}of o){if((0,l.HC)(a))continue;const{namespace:t,local:e}=this.scope.ofAttribute(a);t===l.dK.rdf&&e==="about"&&(this.about=i),!(t===""||t===l.dK.rdf||t===l.
dK.xml)&&this.add({namespace:t,name:e,values:[i],from:d,to:s})}}close(o,a,i){const d=this.open.pop();if(d?.name!==o){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==E)if(s===0)this.end=a,this.root=E;else if(s===1&&this.loose)this.root=E,this.loose=!1;else if(s===2){const t=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:d.namespace,name:d.local,values:t,from:d.from,to:i})}else s>2&&d.namespace===l.dK.rdf&&d.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:d.language}),this.pieces=[])}add(o){this.properties.length<P?this.properties.push(o):this.broken=
!0}isRdf(o,a){const i=this.scope.ofAttribute(o);return i.local===a&&i.namespace===l.dK.rdf}}function p(c){const o=c.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),a=c.map(({text:i})=>i);return o>0?[a[o],...a.slice(0,o),...a.slice(o+1)]:a}}),33546:((G,C,f)=>{f.d(C,{FB:()=>w,Hr:()=>E,Zh:()=>m,k$:()=>M,qm:()=>p});
var l=f(93604),O=f(45599),P=f(81077);const v={first:0,style:"D",prefix:void 0,start:1};async function w(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const e=(await(0,P.Zc)(s,t,"Nums")).map(([n,r])=>({first:Number(n),label:s.dict(r)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,r)=>n.first-r.first).
filter(({first:n},r,u)=>u[r+1]?.first!==n).map(({first:n,label:r})=>({first:n,...c(s,r)}));return e[0]?.first===0?e:[v,...e]}function M(s,t){const e=s.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[v,...t],r=d(s),u=n.map(({first:h,start:g,...D})=>[h,i({...D,number:g},r)]);e.set("PageL\
abels",s.add((0,P.H6)(s,u,"Nums")))}async function E(s){const t=await w(s);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const r=t[(0,l.M)(e,n)-1];return{
...r,number:r.start+n-r.first}}}function m(s,t){const e=[],n=d(s);let r,u=0;for(const h of t)(!r||!o(r,h))&&e.push([u,i(h,n)]),r=h,u++;return(0,P.H6)(s,e,"Nums")}
async function p(s,t){const e=await E(s);if(!e)return;const n=m(s,Array.from(t,r=>e(r-1)));s.editCatalog().set("PageLabels",s.add(n))}function c(s,t){const e=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),r=s.resolve(t?.get("St"));return{style:e instanceof O.SX?e.text:void 0,prefix:n instanceof O.Mx&&n.bytes.length>0?
n:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function o(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const a=100;function i({style:s,prefix:t,number:e},n){return(0,O.jd)({S:s===
void 0?void 0:(0,O.UU)(s),P:t&&t.bytes.length>a?n(t):t,St:s===void 0||e===1?void 0:e})}function d(s){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=s.add(e)),n}}}),37081:((G,C,f)=>{f.d(C,{O:()=>P});var l=f(45599),O=f(9819);async function P(w,M,E=1/0){const m=new O._i(w),p=(0,O.Wo)(w,"Outlines"),c=[{value:p&&
v(w,p.holder,p.dict,"First"),level:1}];for(let o=c.pop();o;o=c.pop()){const{value:a,level:i}=o;if(a===void 0||!m.first(a)||!M(a,i)||!(0,l.i9)(a))continue;const d=t=>{
const e=w.entry(a.number,t);return e instanceof l.Bi?v(w,a.number,w.get(a.number),t):e};c.push({value:d("Next"),level:i}),i<E&&c.push({value:d("First"),level:i+
1});const s=w.job.pace.step(300);s&&await s}}function v(w,M,E,m){const p=E.get(m);if(!(p instanceof l.Bi))return p;const c=w.add(p);return m==="Next"&&p.set("Pr\
ev",new l.oS(M)),w.edit(M),E.set(m,c),c}}),12207:((G,C,f)=>{f.d(C,{Ht:()=>p,hN:()=>w,jS:()=>v,ji:()=>M});var l=f(45599),O=f(81077),P=f(45657);async function v(c){
const{catalog:o}=c,a=await(0,O.Zc)(c,c.dict(o.get("Names"))?.get("Dests"),"Names");return{names:new Map(c.dict(o.get("Dests"))),strings:new Map(a.map(([i,d])=>[
(0,O.Pu)(i),d]))}}function w({pages:c},o){const a=(0,l.i9)(o)?c.indexOf(o.number):o;return typeof a=="number"&&Number.isInteger(a)&&a>=0&&a<c.count?a:void 0}function M(c,o){
return o==null?[]:c.array(o)??[o]}const E=8,m=50;class p{document;named;constructor(o,a){this.document=o,this.named=a}static async of(o){return new p(o,await v(
o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,a=E){const{document:i}=this,d=i.resolve(o),s=i.array(
d);if(s)return w(i,s[0]);if(a===0)return;const t=i.dict(d);return t?this.pageOfDestination(t.get("D"),a-1):this.pageOfDestination(this.namedBy(d),a-1)}namedBy(o){
const{names:a,strings:i}=this.named;if(o instanceof l.SX)return a.get(o.text)??i.get(o.text);if(!(o instanceof l.Mx))return;const d=(0,O.Pu)(o);return i.get(d)??
a.get(d)}pageOfAction(o){const{document:a}=this,i=o===void 0?[]:[o];for(let d=0;i.length>0&&d<m;d++){const s=a.dict(i.shift());if(!s)continue;const e=(0,l.Eo)(a.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(e!==void 0)return e;(0,P.RZ)(i,M(a,s.get("Next")).slice(0,m))}}}}),779:((G,C,f)=>{f.d(C,
{patternOf:()=>N,G:()=>S,y:()=>M});var l=f(58552),O=f(98472),P=f(34378);const v=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),w=(x,T)=>M([x],T);async function M(x,T){const b=new Set;for(const I of x)b.add((await t(I,T)).text.trim());b.delete("");const R=[
...b].map(I=>I.match(/[\x21-\x7e]+/g)??[]),j=(I,K)=>I.length*R.length>d?!1:(K.add((I.length>>2)+b.size*i),m(I,R));return{hasGroups:!1,lacks:j,search:async(I,K,B)=>{
const W=B.step(I.length>>2);if(W&&await W,j(I,B)||await E(I,R,B))return{matches:[],truncated:!1};const F=await t(I,B),H=[];for(const Q of b)if(!await s(Q,F,H,K,
B))return{matches:H,truncated:!0};return b.size>1&&H.sort((Q,tt)=>Q.start-tt.start||tt.end-Q.end),{matches:H,truncated:!1}}}}async function E(x,T,b){const R=c(x);
for(const j of T){const I=b.step((R.length>>3)*j.length);if(I&&await I,p(R,j))return!1}return!0}function m(x,T){const b=c(x);for(const R of T)if(p(b,R))return!1;
return!0}function p(x,T){for(const b of T)if(!x.includes(b))return!1;return!0}function c(x){const T=x.toLowerCase();return o.test(T)?T.replace(a,h):T}const o=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
a=new RegExp(o,"g"),i=6,d=2e4;async function s(x,{text:T,places:b},R,j,I){const K=I.step(T.length>>3);K&&await K;for(let B=T.indexOf(x),W=0;B>=0;B=T.indexOf(x,W)){
if(R.length===j)return!1;for(W=B+x.length;b[W]===b[W-1];)W++;R.push((0,O.z)(b[B],b[W]));const F=I.step(x.length);F&&await F}return!0}async function t(x,T){if(!e.
test(x))return r(x,T);const b=[];let R="";for(const{0:j,1:I,2:K,index:B}of x.matchAll(v)){const W=K===void 0?I?.toLowerCase()??h(j):" ";for(let H=0;H<W.length;H++)
b.push(I===void 0?B:B+H);R+=W;const F=T.step(j.length*10);F&&await F}return b.push(x.length),{text:R,places:b}}const e=/[^\0-\x7f]/,n=65536;async function r(x,T){
const b=new Uint32Array(x.length+1);let R="",j=0,I=!1;for(let K=0;K<x.length;K+=n){const B=x.slice(K,K+n),W=T.step(B.length);W&&await W;const F=I;for(let Q=0;Q<
B.length;Q++){const tt=u(B.charCodeAt(Q));(!tt||!I)&&(b[j++]=K+Q),I=tt}const H=B.toLowerCase().replace(/\s+/g," ");R+=F&&H.startsWith(" ")?H.slice(1):H}return b[j]=
x.length,{text:R,places:b}}const u=x=>x===32||x>=9&&x<=13,h=x=>(0,P.w)((0,P.w)(x).toUpperCase().toLowerCase()),g=/^\/.+\/([dgimsuvy]*)$/s,D=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function S(x,T){const b=g.exec(x);return T==="regex"?b?"slashes":void 0:D.test(x)||b&&b[1]!==""?"regex-as-words":void 0}const U=1e6;async function N(x,T,b,R,j){
const I=b==="regex"?(await Promise.all([f.e(7398),f.e(9974)]).then(f.bind(f,39974))).expressionOf(T,j):await w(T,R);if("problem"in I)throw(0,l.G6)([{field:x,message:I.
problem}]);return{...I,search:async(K,B,W)=>{const F=await I.search(K.slice(0,U),B,W);return K.length>U?{...F,truncated:!0}:F}}}}),98472:((G,C,f)=>{f.d(C,{z:()=>l});
const l=(O,P,v=[])=>({start:O,end:P,groups:Object.fromEntries(v)})}),90536:((G,C,f)=>{f.d(C,{C:()=>O,L:()=>P});var l=f(45599);function O(v,w){const M=[v];for(;M.
length>0;){const E=M.pop(),m=E instanceof l.Z6?E.dict:E;if(Array.isArray(m))for(const p of m)M.push(p);else if(m instanceof l.Bi){w(m);for(const p of m.values())
M.push(p)}}}function P(v,w){const M=[];return O(v,E=>{M.length===0&&w(E)&&M.push(E)}),M.length>0}})};
