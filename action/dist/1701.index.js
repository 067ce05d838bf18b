"use strict";exports.id=1701,exports.ids=[1701,779],exports.modules={4406:((G,R,l)=>{l.d(R,{EC:()=>e,Pu:()=>d,Qf:()=>D,fU:()=>u,g$:()=>A,oH:()=>O});var m=l(58552),M=l(61729);
const P=1e3,D=(o,h,{found:s=null,limit:t=null,pages:r=[]}={})=>({rule:o,found:s,limit:t,pages:r.slice(0,P),message:h}),O=["open_password"],A=(o,h,s)=>`The file \
has ${o} ${s}; at most ${h} are allowed.`;function E({failures:o}){return Array.isArray(o)?o.flatMap(x):[]}function x(o){if(!(0,M.Gv)(o))return[];const{rule:h,found:s,
limit:t,pages:r,message:n}=o;if(typeof h!="string"||typeof n!="string")return[];const c=Array.isArray(r)?r.filter(f=>typeof f=="number"):[];return[{rule:h,found:g(
s),limit:g(t),pages:c,message:n}]}const g=o=>typeof o=="number"?o:null;function u(o,{nameOf:h,restate:s}){const{checks:t}=o,r=E(o).map(c=>({...s(c),rule:h(c.rule)})),
n=Array.isArray(t)?t.flatMap(c=>typeof c=="string"?[h(c)]:[]):[];return{...o,...t!==void 0&&{checks:n},failures:r}}class e extends m.zU{report;constructor(h){const s=E(
h).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:O}))}),this.report=h}}
function d(o){if(o.passed===!1)throw new e(o)}}),85673:((G,R,l)=>{l.d(R,{gx:()=>O,h:()=>D});function m(u,e){const d=M(u,e);if(d!==void 0)return[d];const o=E(u);
return e.filter(h=>E(h).some(s=>s.length>3&&o.includes(s)))}function M(u,e){let d;const o=E(u);for(const h of e){const s=P(o,E(h));s<=2&&s<(d?.count??1/0)&&(d={
name:h,count:s})}return d?.name}function P(u,e){return u.length!==e.length?u.length*e.length===0?1/0:P([u.join("")],[e.join("")]):e.reduce((d,o,h)=>{const s=u[h]??
"",t=Math.min(s.length,o.length),r=g(s,o);return r>(t<3?0:t<7?1:2)?1/0:d+r},0)}const D=(u,e)=>A(m(u,e));function O(u,e){const d=M(u,e),o=s=>E(s).sort().join(" "),
h=o(u);return A(d===void 0?e.filter(s=>u!==""&&o(s)===h):[d])}const A=u=>u.length===0||u.length>3?"":` (did you mean ${u.join(" or ")}?)`,E=u=>u.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(e=>e!==""),x=2;function g(u,e){if(Math.abs(u.length-e.length)>x)return 1/0;let d=[],
o=Array.from({length:e.length+1},(s,t)=>t<=x?t:1/0);for(let s=0;s<u.length;s++){const t=[];t[0]=s+1;let r=1/0;for(let n=Math.max(0,s-x);n<=Math.min(e.length-1,s+
x);n++){const c=s>0&&n>0&&u[s]===e[n-1]&&u[s-1]===e[n];t[n+1]=Math.min((o[n+1]??1/0)+1,(t[n]??1/0)+1,(o[n]??1/0)+(u[s]===e[n]?0:1),c?(d[n-1]??1/0)+1:1/0),r=Math.
min(r,t[n+1])}if(r>x)return 1/0;d=o,o=t}const h=o[e.length]??1/0;return h>x?1/0:h}}),15193:((G,R,l)=>{l.r(R),l.d(R,{check_document:()=>W});var m=l(4406),M=l(74963),
P=l(59071);const D=["validation_data","time_stamps","signatures"];function O({entries:w}){return w.filter(({kind:T})=>T==="approval"||T==="certification").length===
0?["has no signature"]:w.flatMap(T=>A(T)??[])}function A(w){const{field:v,intact:T,verified:$,changesAfter:B,problems:Z}=w,X=`the signature ${v===null?"without \
a name":`'${(0,P.wh)(v).slice(0,60)}'`}`;if(T!==!0)return`has ${X}, which is not intact`;if($!==!0)return`has ${X}, which could not be verified`;const z=B.filter(
U=>!E(w).includes(U));return z.length>0||Z.includes("certification_violated")?`was changed after ${X}: ${(z.length>0?z:B).join(", ")}`:(0,M.gH)(w)?void 0:`has ${X}\
, with problems: ${Z.join(", ")}`}function E({certification:w}){return w==="fill_forms"?[...D,"form_values"]:w==="comments"?[...D,"form_values","annotations"]:D}
var x=l(37320),g=l(64173),u=l(98446),e=l(41112),d=l(5899),o=l(41561),h=l(36211),s=l(37709),t=l(86491),r=l(58971),n=l(779),c=l(9312),f=l(22154),i=l(49568);const a=new Set(
["sh","Do","BI"]);async function p(w,v){const{required_text:T,forbidden_text:$,search_mode:B}=w;return{required:T===void 0?void 0:await(0,c.Gv)("required_text",
T,B,v),forbidden:$===void 0?void 0:await(0,c.Gv)("forbidden_text",$,B,v)}}const y=w=>[...["required_text","forbidden_text","maximum_unreadable"].filter(v=>w[v]!==
void 0),...w.require_searchable?["require_searchable"]:[]];async function S(w,v,T){const $=new f.z(w,w.pages.count),B=await j(w,v,T,$),Z=T.required!==void 0&&!B.
isRequiredThere,X=[...Z?[(0,m.Qf)("required_text",C(v,$),{found:0,limit:1})]:[],...L("forbidden_text",B.forbidden,U=>`The forbidden text is on ${U}.`),...L("for\
bidden_text",B.unsearched,U=>`There is more text on ${U} than can be searched, so it is not known whether the forbidden text is there.`),...L("forbidden_text",B.
unknown,U=>`The document lacks fonts of ${U}, so it is not known whether the forbidden text is there.`),...L("forbidden_text",B.damaged,U=>`Content of ${U} is d\
amaged, so it is not known whether the forbidden text is there.`),...L("forbidden_text",B.withDamagedFonts,U=>`Fonts of ${U} are damaged, so it is not known whe\
ther the forbidden text is there.`),...L("require_searchable",B.withoutText,U=>`${(0,u.NV)(U)} ${(0,u.d5)(B.withoutText.length,"has","have")} images or drawings\
, but little or no text.`),..._(v,$)],z=[...$.notes,...Z?b("required_text",v):[],...T.forbidden&&B.forbidden.length===0?b("forbidden_text",v):[]];return{violations:X,
notes:z,textlessPages:$.textlessPages}}async function j(w,{require_searchable:v},{required:T,forbidden:$},B){const{pace:Z}=w.job,X=new r.X(w),z=async V=>N(await X.
page(V-1),Z);let U=!1;const[J,Y,et]=[[],[],[]],[st,rt,nt]=[[],[],[]];for(let V=1;V<=w.pages.count;V++){const q=await B.page(V);if(T&&!U&&(U=(await(0,i.m6)(q,T,Z)).
isFound),$){const{isFound:ot,truncated:it}=await(0,i.m6)(q,$,Z);ot?J.push(V):it?Y.push(V):q.found.fragments.some(({style:ut})=>ut.font===t.Z)?et.push(V):q.found.
damage?.ofContent?st.push(V):q.found.damage?.ofFonts&&rt.push(V)}v&&(B.isScan(V)||q.characters===0&&await z(V))&&nt.push(V)}return{isRequiredThere:U,forbidden:J,
unsearched:Y,unknown:et,damaged:st,withDamagedFonts:rt,withoutText:nt}}function _({maximum_unreadable:w},v){const{unreadable:T,unreadableOn:$}=v;if(w===void 0||
T<=w)return[];const B=`${v.unreadableWords} cannot be read; at most ${w} are allowed.`;return[(0,m.Qf)("maximum_unreadable",B,{found:T,limit:w,pages:$})]}const b=(w,v)=>(0,c.
$0)(w,v[w]??"",v.search_mode);function C({required_text:w="",search_mode:v},{textlessPages:T}){const $=T.length===0?"":`, and ${(0,f.q)(T)}`,B=(0,n.G)(w,v)?" It\
 looks as if it were written for another search mode.":"";return`The required text is not in the document${$}.${B}`}const L=(w,v,T)=>v.length===0?[]:[(0,m.Qf)(w,
T((0,u.oi)(v)),{found:v.length,limit:0,pages:v})];async function N(w,v){let T=!1;return await(0,s.Ko)(w,v,({operator:$})=>{const B=h.lJ.get($);T||=a.has($)||B?.
fill!==void 0||B?.strokes===!0}),T}var I=l(45657);const W=async(w,v,T)=>{const{quiet:$,wasRepaired:B}=(0,o.gd)(T),Z=await p(v,T),X=await(0,g.E)(w.bytes,$,{password:v.
open_password,evenIfLocked:!0}),z=w.bytes.length,U=(0,e.YX)(X),J=await F(X,v,Z),Y=await ct(X,w.bytes,v,B()),et=[...await Q(X,v,z),...Y,...J.violations],st=Object.
entries(v).flatMap(([ot,it])=>k.has(ot)||it===!1?[]:[ot]),nt={passed:et.length===0,checks:st,failures:et,pageCount:U,fileSize:z,locked:(0,e.ln)(X)};v.on_violation===
"error"&&(0,m.Pu)(nt);const V=[...B()?[K]:[],...J.notes],{textlessPages:q}=J;return{documents:[U===null?w:{...w,pageCount:U}],data:nt,notes:V,facts:{...q&&{textlessPages:q}}}},
k=new Set(["open_password","search_mode","on_violation"]),K=(0,d.A)("The document is damaged. Octavo could read it; other programs may not.");async function F(w,v,T){
const $=y(v);return $.length===0?{violations:[],notes:[]}:(0,e.ln)(w)?{violations:[H($[0],"what its text is")],notes:[]}:await S(w,v,T)}const H=(w,v)=>(0,m.Qf)(
w,`The document needs a password to open, so it is not known ${v}: give it as open_password.`);async function Q(w,v,T){const{maximum_pages:$,maximum_bytes:B,require_embedded_fonts:Z,
require_unlocked:X,forbid_javascript:z}=v,U=[];if($!==void 0){const Y=(0,e.YX)(w);Y===null?U.push(H("maximum_pages","how many pages it has")):Y>$&&U.push((0,m.Qf)(
"maximum_pages",`The document has ${(0,u.y_)(Y,"page")}; at most ${$} are allowed.`,{found:Y,limit:$}))}B!==void 0&&T>B&&U.push((0,m.Qf)("maximum_bytes",(0,m.g$)(
T,B,"bytes"),{found:T,limit:B})),Z&&(0,I.RZ)(U,tt(await(0,e.Uz)(w))),X&&w.security?.opensWithoutPassword===!1&&U.push((0,m.Qf)("require_unlocked","The document \
does not open without a password."));const J=z?await(0,e.xS)(w):!1;return J===null?U.push(H("forbid_javascript","whether it has JavaScript")):J&&U.push((0,m.Qf)(
"forbid_javascript","The document has JavaScript.")),v.require_e_invoice&&(0,I.RZ)(U,await at(w)),U}function tt(w){const v="require_embedded_fonts";if(!w)return[
H(v,"which fonts it has")];const T=ft(w);if(T.length===0)return[];const $=T.length===1?"A font is":`${T.length} fonts are`;return[(0,m.Qf)(v,`${$} not embedded:\
 ${(0,u.Dw)([...new Set(T)])}.`,{found:T.length,limit:0})]}async function at(w){const v="require_e_invoice";if((0,e.ln)(w))return[H(v,"whether it is an electron\
ic invoice")];const{failures:T}=await(0,x.sw)(w);return(0,x.cj)(T).map($=>(0,m.Qf)(v,`The document is not a valid electronic invoice: ${$}.`))}async function ct(w,v,T,$){
const B="require_signature";if(!T.require_signature)return[];if((0,e.ln)(w))return[H(B,"whether it is signed")];const Z=await(0,M.ae)(w,v,{password:T.open_password,
anchors:void 0,isDamaged:$});return O(Z).map(X=>(0,m.Qf)(B,`The document ${X}.`))}const ft=w=>w.flatMap(({embedded:v,name:T})=>v?[]:[T===null?"a font without a \
name":dt(T)]),dt=w=>w.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((G,R,l)=>{l.d(R,{A:()=>m});const m=M=>({code:"document_damaged",message:M})}),9312:((G,R,l)=>{
l.d(R,{$0:()=>A,Gv:()=>P,MM:()=>O});var m=l(779),M=l(42973);const P=(x,g,u,{pace:e,limits:d})=>(0,m.patternOf)(x,g,u,e,E(x,d)),D={slashes:"has slashes around it\
 that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: \
set search_mode to regex, and leave out slashes around it"};function O(x,g){const u=(0,m.G)(x,g);return u&&D[u]}function A(x,g,u){const e=O(g,u);return e===void 0?
[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${x}, which ${e}.`,mentions:[x,"search_mode"]}]}function E(x,{searching:g}){let u=g;return e=>{if(u-=
e,u<0)throw(0,M.F)("searching",`The search takes more than ${g} steps, which are characters times the size of the expression`,"Make the expression shorter or mo\
re exact, or search fewer pages",x)}}}),49568:((G,R,l)=>{l.d(R,{Ao:()=>O,IQ:()=>A,m6:()=>E});var m=l(27077);const M=1e3,P=1e6,D=1e3;async function O(n,c,f,i){const a=Math.
max(f,M),p=await x(n.flow,c,a,i),y=await g(n,c,a,i),S=await d(p.found,y.found,n,i);return{matches:S.slice(0,f).map(r),truncated:p.truncated||y.truncated||S.length>
f}}async function A(n,c,f,i){const a=await x(n.flow,c,f,i),p=await g(n,c,f,i);return{all:[...a.found,...p.found],counted:await d(a.found,p.found,n,i),truncated:a.
truncated||p.truncated}}async function E(n,c,f){const i=await x(n.flow,c,1,f);if(i.found.length>0)return{isFound:!0,truncated:!0};const a=await g(n,c,1,f);return{
isFound:a.found.length>0,truncated:i.truncated||a.truncated}}async function x(n,c,f,i){const{matches:a,truncated:p}=await c.search(n.text,f,i);return{found:a.map(
y=>({...y,flow:n})),truncated:p}}async function g(n,c,f,i){const{flow:a,lines:p}=await(0,m.k6)(n.visualText(),i),{text:y}=a,S=[];let j=y.length>P;for(const _ of p){
if(_.end>P||S.length>=f){j=!0;break}const b=i.step(D);b&&await b;const C=y.slice(_.start,_.end);if(c.lacks?.(C,i)===!0)continue;const{matches:L,truncated:N}=await c.
search(C,f-S.length,i);j||=N;for(const{start:I,end:W,groups:k}of L)S.push({start:_.start+I,end:_.start+W,groups:k,flow:a})}return{found:S,truncated:j}}const[u,e]=[
500,30];async function d(n,c,f,i){if(c.length===0)return n;const a=h(f),p=new Set,y=[];for(const _ of c){const b=i.step((_.end-_.start)*e+u);b&&await b;const C=s(
_,a),L=new Set;for(const{from:k,to:K}of C)for(let F=t(n,k);F<n.length&&n[F].start<K;F++)L.add(F);const[N]=L,I=L.size===1?n[N]:void 0;if(I&&C.every(({from:k,to:K})=>I.
start<=k&&K<=I.end))continue;for(const k of L)p.add(k);const W=C.reduce((k,K)=>Math.min(k,K.from),1/0);y.push({match:_,from:W})}const S=n.flatMap((_,b)=>p.has(b)?
[]:[{match:_,from:_.start}]);return(await(0,m.k6)((0,m.p9)([...S,...y],(_,b)=>_.from-b.from),i)).map(({match:_})=>_)}const o=-1;function h({flow:n,found:{edges:c}}){
const f=new Int32Array(c.count).fill(o);for(const{first:i,position:a,count:p}of n.letters(0,n.text.length))for(let y=0;y<p;y++)f[i+y]=a+y;return f}function s({flow:n,
start:c,end:f},i){const a=[];for(const{first:p,count:y}of n.letters(c,f))for(let S=p;S<p+y;S++){const j=i[S];if(j===o)continue;const _=a.at(-1);_?.to===j?_.to++:
a.push({from:j,to:j+1})}return a}function t(n,c){let f=0;for(let i=n.length;f<i;){const a=f+i>>1;n[a].end<=c?f=a+1:i=a}return f}const r=({flow:n,start:c,end:f,groups:i})=>({
text:n.text.slice(c,f),groups:i,box:n.box(c,f),boxes:n.lineBoxes(c,f)})}),84961:((G,R,l)=>{l.d(R,{$x:()=>u,Kh:()=>x,qg:()=>e,xS:()=>g});var m=l(58552),M=l(33973),
P=l(90536),D=l(45599),O=l(3907),A=l(33311),E=l(9819);function x(o,h){const s=o.resolve(h.get("S"));return(!h.has("S")||(0,D.Eo)(s,"JavaScript")||(0,D.Eo)(s,"Ren\
dition"))&&o.resolve(h.get("JS"))!==null}async function g(o,h){const s=h.filter(r=>(0,P.L)(o.get(r),n=>x(o,n)));if(s.length===0)return!1;const{live:t}=await(0,M.
Gy)(o);return s.some(r=>t[r]===1)}async function u(o){return await g(o,(await(0,A.S)(o)).JS)||e(o)}async function e(o){if(!(0,D.Zm)(o.get(o.catalogNumber)))return!1;
const h=o.resolve((0,E.Wo)(o,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(o.security?.locked===!0)return null;for(const s of Array.isArray(h)?h:[h]){const t=o.
resolve(s);if(!(t instanceof D.Z6))continue;let r;try{r=await o.decodedAtEase(t)}catch(c){if(!(c instanceof m.zU)||c.code==="cancelled")throw c;return!0}const n=(0,O.
xK)(r);if(n===void 0||n.includes("script")&&await d(n,o.job.pace))return!0}return!1}async function d(o,h){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,O.km)(o,h,s)!=="well-formed"}}),6856:((G,R,l)=>{l.d(R,{n:()=>e,w:()=>A});var m=l(78157),M=l(79725),P=l(45599),D=l(70549),O=l(6057);const A=(0,D.
n)(E);async function E(s){const{pages:t,job:r}=s,n=new e(s),c=new Int32Array(t.count),f=new Set;for(let i=0;i<t.count;i++){n.goTo(i),c[i]=n.kind,f.add(n.resources);
const a=r.pace.step(300);a&&await a}return{kinds:n.kinds,kindOf:c,resources:f}}const x=["MediaBox","CropBox","Rotate","UserUnit"],g=2e3,u=/\(|(?:^|[^<])<(?!<)/;
class e{document;kinds=[];kind=-1;resources;bytes;entries=new M.R;index=-1;inherited;geometry=new d(x);own=new d(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:r,entries:n,inherited:c}=this,{pages:f}=r,i=f.number(t),a=r.place(i),p=f.inheritedBy(t);if(this.index=t,this.inherited=p,
!a||!r.locate(i,a,n)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=f.attribute(t,"Resources");return}(this.
bytes?.buffer!==a.bytes.buffer||this.bytes.byteOffset!==a.bytes.byteOffset)&&(this.bytes=(0,m.bS)(a.bytes));const[y,S]=[this.geometry.take(this.bytes,n),this.own.
take(this.bytes,n)];(!y||p!==c)&&(this.kind=this.recognise(p)),(!S||p!==c)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:r}=this,n=t.
pages.number(this.index);if(!r)return t.entry(n,"Contents");const c=this.entries.find(r,"Contents");if(c<0)return;const{at:f}=this.entries;return h(r,f[c+2],f[c+
3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:r}=this,{pages:n}=t,[c,f]=this.own.of(0);if(c===f)return n.
inheritedBy(r).Resources;const i=h(this.bytes,c,f);if(i)return i;const a=()=>t.entry(n.number(r),"Resources");if(f-c>g)return a();const p=this.own.text();return t.
security&&u.test(p)?a():(this.dictionaries.has(p)||this.dictionaries.set(p,a()),this.dictionaries.get(p))}recognise(t){let r=this.recognised.get(t);r||this.recognised.
set(t,r=new Map);const n=this.geometry.text();let c=r.get(n);return c===void 0&&r.set(n,c=this.kindHere()),c}kindHere(){const t=(0,O.iw)(this.document,this.index),
r=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(r);return n===void 0&&this.kindOf.set(r,n=this.kinds.push(t)-1),n}}class d{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,r){const{bytes:n,from:c,to:f,keys:i}=this;let a=n!==
void 0;for(let p=0;p<i.length;p++){const y=r.find(t,i[p]),S=y<0?0:r.at[y+2],j=y<0?0:r.at[y+3];a&&=o(n,c[p],f[p],t,S,j),c[p]=S,f[p]=j}return this.bytes=t,a}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let r=0;r<this.keys.length;r++)t+=`${this.bytes.toString("latin1",this.from[r],this.to[r])}|`;return t}}function o(s,t,r,n,c,f){
if(r-t!==f-c)return!1;for(let i=t,a=c;i<r;i++,a++)if(s[i]!==n[a])return!1;return!0}function h(s,t,r){if(!(0,m.yp)(s[t])||s[r-1]!==m.AV||s[r-2]!==m.Z4)return;const n=(0,m.
JI)(s,t,r),c=(0,m.JI)(s,n.after+1,r);return s[n.after]===m.Z4&&c.value>=0&&c.after===r-2?new P.oS(n.value,c.value):void 0}}),21281:((G,R,l)=>{l.d(R,{Ip:()=>x,XM:()=>o,
Xb:()=>d,ds:()=>E,qg:()=>e});var m=l(59071),M=l(70549),P=l(21115),D=l(824),O=l(1975),A=l(60912);const E=(0,M.n)(async t=>x(t,await(0,D.Br)(t)));function x(t,r){
const n=(y,S)=>(0,m.wh)((0,O.sm)(r,y,S)[0]??""),c=u(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),f=g(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,a=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,m.Gh)(t.resolve((0,D._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],p=[c?.name,f,...a.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:c,accessible:f,names:p.filter(y=>y!==
void 0)}}const g=t=>/^[1-9]$/.test(t);function u(t,r){if(!g(t))return;const n=/^[abuef]$/.test(r)?r:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function e(t,r,n,c){
return r&&s(t,r,[P.dK.pdfaid]),d(n,c)}const d=({name:t},r)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${r}.`});async function o(t){
const r=await(0,D.Br)(t);if(!r)return[];const{archive:n,accessible:c}=x(t,r);s(t,r,[P.dK.pdfaid,P.dK.pdfuaid]);const f=[n?.name,c].filter(i=>i!==void 0);return f.
length>0?[h(f)]:[]}const h=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function s(t,r,n){r.properties.some(({namespace:c})=>n.includes(c))&&(0,A._L)(t,(0,A.QH)(r,({namespace:c})=>n.includes(c),[]))}}),21115:((G,R,l)=>{l.d(R,{HC:()=>D,
dK:()=>m,ee:()=>P});const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},M=new Map(Object.entries(m));class P{uris=new Map;declared=[];known=new Map;enter(g){let u;for(const{name:e,value:d}of g){if(!D(e))continue;const o=e.
slice(6),h=this.uris.get(o);h?h.push(d):this.uris.set(o,[d]),(u??=[]).push(o)}this.declared.push(u??O),u&&this.known.clear()}leave(){const g=this.declared.pop()??
O;for(const u of g)this.uris.get(u).pop();g.length>0&&this.known.clear()}declares(g){return(this.uris.get(E(g))?.length??0)>0}ofElement(g){let u=this.known.get(
g);if(!u){const e=E(g),d=this.uris.get(e)?.at(-1)??M.get(e)??"";this.known.size===A&&this.known.clear(),this.known.set(g,u={namespace:d,local:g.slice(g.indexOf(
":")+1)})}return u}ofAttribute(g){return g.includes(":")?this.ofElement(g):{namespace:"",local:g}}}const D=x=>x==="xmlns"||x.startsWith("xmlns:"),O=[],A=1e3,E=x=>x.
slice(0,Math.max(x.indexOf(":"),0))}),824:((G,R,l)=>{l.d(R,{Br:()=>x,_6:()=>u,_U:()=>E});var m=l(58552),M=l(1975),P=l(17079),D=l(45599),O=l(59071),A=l(70549);function E(e){
const d=e.resolve(e.trailer.get("Info"));return d instanceof D.Bi?d:d instanceof D.Z6?d.dict:void 0}const x=(0,A.n)(g);async function g(e){const d=e.get(e.catalogNumber),
o=d instanceof D.Bi?e.resolve(d.get("Metadata")):null;if(!(o instanceof D.Z6))return;let h;try{h=e.decoded(o)}catch(s){if(!(s instanceof m.zU)||s.code==="cancel\
led")throw s;return M.m}return(0,M.kg)(h,e.job.pace)}function u(e,d){const o=E(e),h=f=>e.resolve(o?.get(f)),s=(f,i,a=", ")=>{const p=(0,M.sm)(d,f,i).map(O.wh).filter(
Boolean).join(a);return p===""?null:p},t=(f,i)=>{const[a=""]=(0,M.sm)(d,f,i);return(0,O.wh)(a)||null},r=(f,i)=>(0,P._)((0,O.Gh)(h(f))??"")??(0,P._)(t("xmp",i)??
"")??null,n=e.get(e.catalogNumber),c=n instanceof D.Bi?(0,O.Gh)(e.resolve(n.get("Lang"))):null;return{title:(0,O.Gh)(h("Title"))??t("dc","title"),author:(0,O.Gh)(
h("Author"))??s("dc","creator"),subject:(0,O.Gh)(h("Subject"))??t("dc","description"),keywords:(0,O.Gh)(h("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,O.
Gh)(h("Creator"))??t("xmp","CreatorTool"),producer:(0,O.Gh)(h("Producer"))??t("pdf","Producer"),created:r("CreationDate","CreateDate"),modified:r("ModDate","Mod\
ifyDate"),language:c??t("dc","language")}}}),3907:((G,R,l)=>{l.d(R,{Rt:()=>o,X:()=>c,km:()=>D,ol:()=>M,xK:()=>d});var m=l(78157);const M=200,P=1e4;async function D(f,i,a){
const p=new O(f);for(let y=p.next();y;y=p.next()){if(a(y))return"left";const S=i.step((y.to-y.from)*4+50);S&&await S}return p.hasDocumentType?"document type":p.
malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(i){this.text=i}next(){const{text:i,at:a}=this;if(a>=i.length)return;
if(i.charCodeAt(a)!==A)return this.characters(a,this.nextTag(a));if(i.startsWith("<!--",a))return this.other(a,"-->",4);if(i.startsWith("<?",a))return this.other(
a,"?>",2);if(i.startsWith("<![CDATA[",a)){const y=i.indexOf("]]>",a);return y<0?this.end():(this.at=y+3,{kind:"text",text:i.slice(a+9,y),from:a,to:this.at})}return i.
startsWith("<!",a)?(this.hasDocumentType=i.startsWith("<!DOCTYPE",a),this.end()):(i.charCodeAt(a+1)===x?this.endTag(a):this.startTag(a))??this.fault(a,this.nextTag(
a+1))}other(i,a,p){const y=this.text.indexOf(a,i+p);return y<0?this.end():(this.at=y+a.length,{kind:"other",from:i,to:this.at})}endTag(i){const a=this.name(i+2),
p=this.blanks(a);if(!(a===i+2||this.text.charCodeAt(p)!==E))return this.at=p+1,{kind:"end",name:this.text.slice(i+2,a),from:i,to:this.at}}startTag(i){const{text:a}=this,
p=this.name(i+1);if(p===i+1)return;const y=a.slice(i+1,p),S=[];for(let j=p;;){const _=this.blanks(j),b=a.charCodeAt(_);if(b===E||b===x&&a.charCodeAt(_+1)===E)return this.
at=b===E?_+1:_+2,{kind:b===E?"start":"empty",name:y,attributes:S,from:i,to:this.at};const C=this.name(_),L=this.blanks(C),N=this.blanks(L+1),I=a[N];if(_===j||C===
_||a[L]!=="="||I!=='"'&&I!=="'")return;const W=a.indexOf(I,N+1),k=a.slice(N+1,Math.max(W,N+1)),K=k.includes("<")?void 0:u(k);if(W<0||K===void 0||S.length>=P)return;
S.push({name:a.slice(_,C),value:K,from:_,to:W+1}),j=W+1}}characters(i,a){const p=u(this.text.slice(i,a));return p===void 0?this.fault(i,a):(this.at=a,{kind:"tex\
t",text:p,from:i,to:a})}nextTag(i){const a=this.text.indexOf("<",i);return a<0?this.text.length:a}fault(i,a){return this.malformed=!0,this.at=a,{kind:"other",from:i,
to:a}}end(){this.malformed=!0,this.at=this.text.length}blanks(i){const{text:a}=this;for(;;){const p=a.charCodeAt(i);if(p!==32&&p!==9&&p!==10&&p!==13)return i;i++}}name(i){
const{text:a}=this;for(;i<a.length;i++){const p=a.charCodeAt(i);if(p<=32||p===x||p===E||p===A||p===61||p===34||p===39)break}return i}}const[A,E,x]=[60,62,47],g=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(f){if(!f.includes("&"))return f;const i=[];let a=0;for(let p=f.indexOf("&");p>=0;p=f.indexOf(
"&",a)){const y=f.indexOf(";",p);if(y<0||y-p>12)return;const S=f.slice(p+1,y),j=g.get(S)??e(S);if(j===void 0)return;i.push(f.slice(a,p),j),a=y+1}return i.push(f.
slice(a)),i.join("")}function e(f){const i=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(f),a=i?parseInt(i[1]??i[2],i[1]===void 0?10:16):-1;return a>0&&a<=1114111&&!(a>=55296&&
a<=57343)?String.fromCodePoint(a):void 0}function d(f){const[i,a,p,y]=f;if(i===0&&a===0&&(p===254||p===0)||i===255&&a===254&&p===0&&y===0)return n(f);if(i===254&&
a===255||i===0&&a===60)return r(new TextDecoder("utf-16be").decode(f));if(i===255&&a===254||i===60&&a===0)return r(new TextDecoder("utf-16le").decode(f));const S=new TextDecoder().
decode(f);return r(S.includes("�")?Buffer.from(f).toString("latin1"):S)}function o(f){if(f[0]===0||f[1]===0||f[0]===254||f[0]===255)return d(f);const a=(0,m.bS)(
f).toString("latin1",0,h),p=s.exec(a)?.[1]?.toLowerCase()??"utf-8";if(t.has(p))try{return new TextDecoder(p,{fatal:!0}).decode(f)}catch{return}}const h=200,s=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),r=f=>f.startsWith("\uFEFF")?f.slice(1):f;function n(f){const i=new DataView(f.buffer,
f.byteOffset,f.byteLength),a=f[0]!==0,p=[];for(let y=0;y+4<=f.length;y+=4){const S=i.getUint32(y,a);if(S>1114111)return;p.push(String.fromCodePoint(S))}return r(
p.join(""))}const c=f=>f.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((G,R,l)=>{l.d(R,{QH:()=>D,T3:()=>O,
_L:()=>g});var m=l(21115),M=l(3907),P=l(45599);function D(u,e,d){const{text:o,properties:h,end:s,about:t}=u,r=[];let n=0;for(const c of h.filter(e).sort((f,i)=>f.
from-i.from))c.from<n||(r.push(o.slice(n,c.from)),n=c.to);return r.push(o.slice(n,Math.max(s,n))),d.length>0&&r.push(A(d,t)),r.push(o.slice(Math.max(s,n))),x(r.
join(""))}function O(u){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${m.dK.rdf}">
${A(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(u,e){const o=[...new Set(u.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${m.dK[s]}"`).join(""),h=u.map(({prefix:s,name:t,form:r,values:n})=>`\
<${s}:${t}>${E(r,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${m.dK.rdf}" rdf:about="${(0,M.X)(e)}"${o}>
${h.join("")}</rdf:Description>
`}function E(u,e){const d=o=>e.map(h=>`<rdf:li${o}>${(0,M.X)(h)}</rdf:li>`).join("");switch(u){case"simple":return(0,M.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const x=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function g(u,e){const d=u.catalog.get("Metadata"),o=u.resolve(d),h=o instanceof P.Z6?[...o.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],s=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...h]),t=new P.Z6(s,Buffer.
from(e,"utf8"));(0,P.i9)(d)&&o instanceof P.Z6?u.put(d,t):u.edit(u.catalogNumber).set("Metadata",u.add(t))}}),1975:((G,R,l)=>{l.d(R,{kg:()=>O,m:()=>D,sm:()=>A});
var m=l(21115),M=l(3907);const P=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function O(u,e){const d=(0,M.xK)(u);if(d===void 0)return D;const o=new x,
s=await(0,M.km)(d,e,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:d,properties:o.properties,malformed:s,end:o.end,about:o.
about}}function A(u,e,d){return u?.properties.find(o=>o.name===d&&o.namespace===m.dK[e])?.values??[]}const E=-2;class x{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(e,d,o){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const h=this.scope.ofElement(e),s=h.namespace===m.dK.rdf,t=s&&h.local==="li";this.root===E&&this.end<0&&s&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const r=this.open.length-this.root,n=t?d.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:e,...h,from:o,language:n}),
this.root===E){if(!s||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(r===1)this.describe(d);else if(r===
2){this.items=[];const c=d.find(({name:f})=>this.isRdf(f,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(e){for(const{name:d,value:o,from:h,
to:s}of e){if((0,m.HC)(d))continue;const{namespace:t,local:r}=this.scope.ofAttribute(d);t===m.dK.rdf&&r==="about"&&(this.about=o),!(t===""||t===m.dK.rdf||t===m.
dK.xml)&&this.add({namespace:t,name:r,values:[o],from:h,to:s})}}close(e,d,o){const h=this.open.pop();if(h?.name!==e){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==E)if(s===0)this.end=d,this.root=E;else if(s===1&&this.loose)this.root=E,this.loose=!1;else if(s===2){const t=this.items.length>
0?g(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:o})}else s>2&&h.namespace===m.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(e){this.properties.length<P?this.properties.push(e):this.broken=
!0}isRdf(e,d){const o=this.scope.ofAttribute(e);return o.local===d&&o.namespace===m.dK.rdf}}function g(u){const e=u.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),d=u.map(({text:o})=>o);return e>0?[d[e],...d.slice(0,e),...d.slice(e+1)]:d}}),33546:((G,R,l)=>{l.d(R,{FB:()=>O,Hr:()=>E,Zh:()=>x,k$:()=>A,qm:()=>g});
var m=l(93604),M=l(45599),P=l(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function O(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const r=(await(0,P.Zc)(s,t,"Nums")).map(([n,c])=>({first:Number(n),label:s.dict(c)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,c)=>n.first-c.first).
filter(({first:n},c,f)=>f[c+1]?.first!==n).map(({first:n,label:c})=>({first:n,...u(s,c)}));return r[0]?.first===0?r:[D,...r]}function A(s,t){const r=s.editCatalog();
if(t.length===0){r.delete("PageLabels");return}const n=t[0].first===0?t:[D,...t],c=h(s),f=n.map(({first:i,start:a,...p})=>[i,o({...p,number:a},c)]);r.set("PageL\
abels",s.add((0,P.H6)(s,f,"Nums")))}async function E(s){const t=await O(s);if(!t)return;const r=t.map(({first:n})=>n);return n=>{const c=t[(0,m.M)(r,n)-1];return{
...c,number:c.start+n-c.first}}}function x(s,t){const r=[],n=h(s);let c,f=0;for(const i of t)(!c||!e(c,i))&&r.push([f,o(i,n)]),c=i,f++;return(0,P.H6)(s,r,"Nums")}
async function g(s,t){const r=await E(s);if(!r)return;const n=x(s,Array.from(t,c=>r(c-1)));s.editCatalog().set("PageLabels",s.add(n))}function u(s,t){const r=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),c=s.resolve(t?.get("St"));return{style:r instanceof M.SX?r.text:void 0,prefix:n instanceof M.Mx&&n.bytes.length>0?
n:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}function e(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const d=100;function o({style:s,prefix:t,number:r},n){return(0,M.jd)({S:s===
void 0?void 0:(0,M.UU)(s),P:t&&t.bytes.length>d?n(t):t,St:s===void 0||r===1?void 0:r})}function h(s){const t=new Map;return r=>{let n=t.get(r);return n||t.set(r,
n=s.add(r)),n}}}),37081:((G,R,l)=>{l.d(R,{O:()=>P});var m=l(45599),M=l(9819);async function P(O,A,E=1/0){const x=new M._i(O),g=(0,M.Wo)(O,"Outlines"),u=[{value:g&&
D(O,g.holder,g.dict,"First"),level:1}];for(let e=u.pop();e;e=u.pop()){const{value:d,level:o}=e;if(d===void 0||!x.first(d)||!A(d,o)||!(0,m.i9)(d))continue;const h=t=>{
const r=O.entry(d.number,t);return r instanceof m.Bi?D(O,d.number,O.get(d.number),t):r};u.push({value:h("Next"),level:o}),o<E&&u.push({value:h("First"),level:o+
1});const s=O.job.pace.step(300);s&&await s}}function D(O,A,E,x){const g=E.get(x);if(!(g instanceof m.Bi))return g;const u=O.add(g);return x==="Next"&&g.set("Pr\
ev",new m.oS(A)),O.edit(A),E.set(x,u),u}}),12207:((G,R,l)=>{l.d(R,{Ht:()=>g,hN:()=>O,jS:()=>D,ji:()=>A});var m=l(45599),M=l(81077),P=l(45657);async function D(u){
const{catalog:e}=u,d=await(0,M.Zc)(u,u.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(u.dict(e.get("Dests"))),strings:new Map(d.map(([o,h])=>[
(0,M.Pu)(o),h]))}}function O({pages:u},e){const d=(0,m.i9)(e)?u.indexOf(e.number):e;return typeof d=="number"&&Number.isInteger(d)&&d>=0&&d<u.count?d:void 0}function A(u,e){
return e==null?[]:u.array(e)??[e]}const E=8,x=50;class g{document;named;constructor(e,d){this.document=e,this.named=d}static async of(e){return new g(e,await D(
e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,d=E){const{document:o}=this,h=o.resolve(e),s=o.array(
h);if(s)return O(o,s[0]);if(d===0)return;const t=o.dict(h);return t?this.pageOfDestination(t.get("D"),d-1):this.pageOfDestination(this.namedBy(h),d-1)}namedBy(e){
const{names:d,strings:o}=this.named;if(e instanceof m.SX)return d.get(e.text)??o.get(e.text);if(!(e instanceof m.Mx))return;const h=(0,M.Pu)(e);return o.get(h)??
d.get(h)}pageOfAction(e){const{document:d}=this,o=e===void 0?[]:[e];for(let h=0;o.length>0&&h<x;h++){const s=d.dict(o.shift());if(!s)continue;const r=(0,m.Eo)(d.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(r!==void 0)return r;(0,P.RZ)(o,A(d,s.get("Next")).slice(0,x))}}}}),779:((G,R,l)=>{l.d(R,
{patternOf:()=>j,G:()=>y,y:()=>A});var m=l(58552),M=l(98472),P=l(34378);const D=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),O=(_,b)=>A([_],b);async function A(_,b){const C=new Set;for(const I of _)C.add((await t(I,b)).text.trim());C.delete("");const L=[
...C].map(I=>I.match(/[\x21-\x7e]+/g)??[]),N=(I,W)=>I.length*L.length>h?!1:(W.add((I.length>>2)+C.size*o),x(I,L));return{hasGroups:!1,lacks:N,search:async(I,W,k)=>{
const K=k.step(I.length>>2);if(K&&await K,N(I,k)||await E(I,L,k))return{matches:[],truncated:!1};const F=await t(I,k),H=[];for(const Q of C)if(!await s(Q,F,H,W,
k))return{matches:H,truncated:!0};return C.size>1&&H.sort((Q,tt)=>Q.start-tt.start||tt.end-Q.end),{matches:H,truncated:!1}}}}async function E(_,b,C){const L=u(_);
for(const N of b){const I=C.step((L.length>>3)*N.length);if(I&&await I,g(L,N))return!1}return!0}function x(_,b){const C=u(_);for(const L of b)if(g(C,L))return!1;
return!0}function g(_,b){for(const C of b)if(!_.includes(C))return!1;return!0}function u(_){const b=_.toLowerCase();return e.test(b)?b.replace(d,i):b}const e=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
d=new RegExp(e,"g"),o=6,h=2e4;async function s(_,{text:b,places:C},L,N,I){const W=I.step(b.length>>3);W&&await W;for(let k=b.indexOf(_),K=0;k>=0;k=b.indexOf(_,K)){
if(L.length===N)return!1;for(K=k+_.length;C[K]===C[K-1];)K++;L.push((0,M.z)(C[k],C[K]));const F=I.step(_.length);F&&await F}return!0}async function t(_,b){if(!r.
test(_))return c(_,b);const C=[];let L="";for(const{0:N,1:I,2:W,index:k}of _.matchAll(D)){const K=W===void 0?I?.toLowerCase()??i(N):" ";for(let H=0;H<K.length;H++)
C.push(I===void 0?k:k+H);L+=K;const F=b.step(N.length*10);F&&await F}return C.push(_.length),{text:L,places:C}}const r=/[^\0-\x7f]/,n=65536;async function c(_,b){
const C=new Uint32Array(_.length+1);let L="",N=0,I=!1;for(let W=0;W<_.length;W+=n){const k=_.slice(W,W+n),K=b.step(k.length);K&&await K;const F=I;for(let Q=0;Q<
k.length;Q++){const tt=f(k.charCodeAt(Q));(!tt||!I)&&(C[N++]=W+Q),I=tt}const H=k.toLowerCase().replace(/\s+/g," ");L+=F&&H.startsWith(" ")?H.slice(1):H}return C[N]=
_.length,{text:L,places:C}}const f=_=>_===32||_>=9&&_<=13,i=_=>(0,P.w)((0,P.w)(_).toUpperCase().toLowerCase()),a=/^\/.+\/([dgimsuvy]*)$/s,p=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function y(_,b){const C=a.exec(_);return b==="regex"?C?"slashes":void 0:p.test(_)||C&&C[1]!==""?"regex-as-words":void 0}const S=1e6;async function j(_,b,C,L,N){
const I=C==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(b,N):await O(b,L);if("problem"in I)throw(0,m.G6)([{field:_,message:I.
problem}]);return{...I,search:async(W,k,K)=>{const F=await I.search(W.slice(0,S),k,K);return W.length>S?{...F,truncated:!0}:F}}}}),98472:((G,R,l)=>{l.d(R,{z:()=>m});
const m=(M,P,D=[])=>({start:M,end:P,groups:Object.fromEntries(D)})}),90536:((G,R,l)=>{l.d(R,{C:()=>M,L:()=>P});var m=l(45599);function M(D,O){const A=[D];for(;A.
length>0;){const E=A.pop(),x=E instanceof m.Z6?E.dict:E;if(Array.isArray(x))for(const g of x)A.push(g);else if(x instanceof m.Bi){O(x);for(const g of x.values())
A.push(g)}}}function P(D,O){const A=[];return M(D,E=>{A.length===0&&O(E)&&A.push(E)}),A.length>0}})};
