"use strict";exports.id=3864,exports.ids=[3864,779],exports.modules={4406:((j,L,f)=>{f.d(L,{EC:()=>o,Pu:()=>a,Qf:()=>A,fU:()=>c,g$:()=>D,oH:()=>E});var _=f(58552),I=f(61729);
const R=1e3,A=(i,u,{found:s=null,limit:t=null,pages:e=[]}={})=>({rule:i,found:s,limit:t,pages:e.slice(0,R),message:u}),E=["open_password"],D=(i,u,s)=>`The file \
has ${i} ${s}; at most ${u} are allowed.`;function T({failures:i}){return Array.isArray(i)?i.flatMap(O):[]}function O(i){if(!(0,I.Gv)(i))return[];const{rule:u,found:s,
limit:t,pages:e,message:n}=i;if(typeof u!="string"||typeof n!="string")return[];const r=Array.isArray(e)?e.filter(m=>typeof m=="number"):[];return[{rule:u,found:l(
s),limit:l(t),pages:r,message:n}]}const l=i=>typeof i=="number"?i:null;function c(i,{nameOf:u,restate:s}){const{checks:t}=i,e=T(i).map(r=>({...s(r),rule:u(r.rule)})),
n=Array.isArray(t)?t.flatMap(r=>typeof r=="string"?[u(r)]:[]):[];return{...i,...t!==void 0&&{checks:n},failures:e}}class o extends _.zU{report;constructor(u){const s=T(
u).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:E}))}),this.report=u}}
function a(i){if(i.passed===!1)throw new o(i)}}),85673:((j,L,f)=>{f.d(L,{gx:()=>E,h:()=>A});function _(l,c){const o=I(l,c);if(o!==void 0)return[o];const a=T(l);
return c.filter(i=>T(i).some(u=>u.length>3&&a.includes(u)))}function I(l,c){let o;for(const a of c){const i=R(T(l),T(a));i<=2&&i<(o?.count??1/0)&&(o={name:a,count:i})}
return o?.name}function R(l,c){return l.length!==c.length?l.length*c.length===0?1/0:R([l.join("")],[c.join("")]):c.reduce((o,a,i)=>{const u=l[i]??"",s=Math.min(
u.length,a.length),t=O(u,a);return t>(s<3?0:s<7?1:2)?1/0:o+t},0)}const A=(l,c)=>D(_(l,c));function E(l,c){const o=I(l,c),a=i=>T(i).sort().join(" ");return D(o===
void 0?c.filter(i=>l!==""&&a(i)===a(l)):[o])}const D=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,T=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(c=>c!=="");function O(l,c){let o=[],a=Array.from({length:c.length+1},(i,u)=>u);for(let i=0;i<l.length;i++){const u=[i+
1];for(let s=0;s<c.length;s++){const t=i>0&&s>0&&l[i]===c[s-1]&&l[i-1]===c[s];u.push(Math.min((a[s+1]??0)+1,(u[s]??0)+1,(a[s]??0)+(l[i]===c[s]?0:1),t?(o[s-1]??0)+
1:1/0))}o=a,a=u}return a.at(-1)??0}}),45657:((j,L,f)=>{f.d(L,{Kf:()=>I,RZ:()=>_,YG:()=>R});function _(A,E){for(const D of E)A.push(D)}const I=A=>{let E=-1/0;for(const D of A)
E=Math.max(E,D);return E},R=A=>{let E=1/0;for(const D of A)E=Math.min(E,D);return E}}),15193:((j,L,f)=>{f.r(L),f.d(L,{check_document:()=>B});var _=f(4406),I=f(44091),
R=f(59071);const A=["validation_data","time_stamps","signatures"];function E({entries:P}){return P.filter(({kind:k})=>k==="approval"||k==="certification").length===
0?["has no signature"]:P.flatMap(k=>D(k)??[])}function D(P){const{field:b,intact:k,verified:U,changesAfter:W,problems:H}=P,G=`the signature ${b===null?"without \
a name":`'${(0,R.wh)(b).slice(0,60)}'`}`;if(k!==!0)return`has ${G}, which is not intact`;if(U!==!0)return`has ${G}, which could not be verified`;const Z=W.filter(
K=>!T(P).includes(K));return Z.length>0||H.includes("certification_violated")?`was changed after ${G}: ${(Z.length>0?Z:W).join(", ")}`:(0,I.gH)(P)?void 0:`has ${G}\
, with problems: ${H.join(", ")}`}function T({certification:P}){return P==="fill_forms"?[...A,"form_values"]:P==="comments"?[...A,"form_values","annotations"]:A}
var O=f(22397),l=f(12237),c=f(98446),o=f(41112),a=f(5899),i=f(41561),u=f(36211),s=f(37709),t=f(86491),e=f(58971),n=f(779),r=f(9312),m=f(22154),M=f(49568);const w=new Set(
["sh","Do","BI"]);async function v(P,b){const{required_text:k,forbidden_text:U,search_mode:W}=P;return{required:k===void 0?void 0:await(0,r.Gv)("required_text",
k,W,b),forbidden:U===void 0?void 0:await(0,r.Gv)("forbidden_text",U,W,b)}}const S=P=>[...["required_text","forbidden_text","maximum_unreadable"].filter(b=>P[b]!==
void 0),...P.require_searchable?["require_searchable"]:[]];async function $(P,b,k){const U=new m.z(P,P.pages.count),W=await y(P,b,k,U),H=k.required!==void 0&&!W.
isRequiredThere,G=[...H?[(0,_.Qf)("required_text",p(b,U),{found:0,limit:1})]:[],...g("forbidden_text",W.forbidden,K=>`The forbidden text is on ${K}.`),...g("for\
bidden_text",W.unsearched,K=>`There is more text on ${K} than can be searched, so it is not known whether the forbidden text is there.`),...g("forbidden_text",W.
unknown,K=>`The document lacks fonts of ${K}, so it is not known whether the forbidden text is there.`),...g("forbidden_text",W.damaged,K=>`Content of ${K} is d\
amaged, so it is not known whether the forbidden text is there.`),...g("require_searchable",W.withoutText,K=>`${(0,c.NV)(K)} ${(0,c.d5)(W.withoutText.length,"ha\
s","have")} images or drawings, but little or no text.`),...h(b,U)],Z=[...U.notes,...H?d("required_text",b):[],...k.forbidden&&W.forbidden.length===0?d("forbidd\
en_text",b):[]];return{violations:G,notes:Z,textlessPages:U.textlessPages}}async function y(P,{require_searchable:b},{required:k,forbidden:U},W){const{pace:H}=P.
job,G=new e.X(P),Z=async X=>x(await G.page(X-1),H);let K=!1;const[Q,J,q]=[[],[],[]],[tt,st]=[[],[]];for(let X=1;X<=P.pages.count;X++){const Y=await W.page(X);if(k&&
!K&&(K=(await(0,M.m6)(Y,k,H)).isFound),U){const{isFound:et,truncated:nt}=await(0,M.m6)(Y,U,H);et?Q.push(X):nt?J.push(X):Y.found.fragments.some(({style:ot})=>ot.
font===t.Z)?q.push(X):Y.found.isDamaged&&tt.push(X)}b&&(W.isScan(X)||Y.characters===0&&await Z(X))&&st.push(X)}return{isRequiredThere:K,forbidden:Q,unsearched:J,
unknown:q,damaged:tt,withoutText:st}}function h({maximum_unreadable:P},b){const{unreadable:k,unreadableOn:U}=b;if(P===void 0||k<=P)return[];const W=`${b.unreadableWords}\
 cannot be read; at most ${P} are allowed.`;return[(0,_.Qf)("maximum_unreadable",W,{found:k,limit:P,pages:U})]}const d=(P,b)=>(0,r.$0)(P,b[P]??"",b.search_mode);
function p({required_text:P="",search_mode:b},{textlessPages:k}){const U=k.length===0?"":`, and ${(0,m.q)(k)}`,W=(0,n.G)(P,b)?" It looks as if it were written f\
or another search mode.":"";return`The required text is not in the document${U}.${W}`}const g=(P,b,k)=>b.length===0?[]:[(0,_.Qf)(P,k((0,c.oi)(b)),{found:b.length,
limit:0,pages:b})];async function x(P,b){let k=!1;return await(0,s.K)(P,b,({operator:U})=>{const W=u.lJ.get(U);k||=w.has(U)||W?.fill!==void 0||W?.strokes===!0}),
k}var C=f(45657);const B=async(P,b,k)=>{const{quiet:U,wasRepaired:W}=(0,i.gd)(k),H=await v(b,k),G=await(0,l.E)(P.bytes,U,{password:b.open_password,evenIfLocked:!0}),
Z=P.bytes.length,K=(0,o.YX)(G),Q=await z(G,b,H),J=await ct(G,P.bytes,b,W()),q=[...await it(G,b,Z),...J,...Q.violations],tt=Object.entries(b).flatMap(([nt,ot])=>N.
has(nt)||ot===!1?[]:[nt]),X={passed:q.length===0,checks:tt,failures:q,pageCount:K,fileSize:Z,locked:(0,o.ln)(G)};b.on_violation==="error"&&(0,_.Pu)(X);const Y=[
...W()?[V]:[],...Q.notes],{textlessPages:et}=Q;return{documents:[K===null?P:{...P,pageCount:K}],data:X,notes:Y,facts:{...et&&{textlessPages:et}}}},N=new Set(["o\
pen_password","search_mode","on_violation"]),V=(0,a.A)("The document is damaged. Octavo could read it; other programs may not.");async function z(P,b,k){const U=S(
b);return U.length===0?{violations:[],notes:[]}:(0,o.ln)(P)?{violations:[F(U[0],"what its text is")],notes:[]}:await $(P,b,k)}const F=(P,b)=>(0,_.Qf)(P,`The doc\
ument needs a password to open, so it is not known ${b}: give it as open_password.`);async function it(P,b,k){const{maximum_pages:U,maximum_bytes:W,require_embedded_fonts:H,
require_unlocked:G,forbid_javascript:Z}=b,K=[];if(U!==void 0){const J=(0,o.YX)(P);J===null?K.push(F("maximum_pages","how many pages it has")):J>U&&K.push((0,_.Qf)(
"maximum_pages",`The document has ${(0,c.y_)(J,"page")}; at most ${U} are allowed.`,{found:J,limit:U}))}W!==void 0&&k>W&&K.push((0,_.Qf)("maximum_bytes",(0,_.g$)(
k,W,"bytes"),{found:k,limit:W})),H&&(0,C.RZ)(K,rt(await(0,o.Uz)(P))),G&&P.security?.opensWithoutPassword===!1&&K.push((0,_.Qf)("require_unlocked","The document \
does not open without a password."));const Q=Z?await(0,o.xS)(P):!1;return Q===null?K.push(F("forbid_javascript","whether it has JavaScript")):Q&&K.push((0,_.Qf)(
"forbid_javascript","The document has JavaScript.")),b.require_e_invoice&&(0,C.RZ)(K,await at(P)),K}function rt(P){const b="require_embedded_fonts";if(!P)return[
F(b,"which fonts it has")];const k=ft(P);if(k.length===0)return[];const U=k.length===1?"A font is":`${k.length} fonts are`;return[(0,_.Qf)(b,`${U} not embedded:\
 ${(0,c.Dw)([...new Set(k)])}.`,{found:k.length,limit:0})]}async function at(P){const b="require_e_invoice";if((0,o.ln)(P))return[F(b,"whether it is an electron\
ic invoice")];const{failures:k}=await(0,O.sw)(P);return(0,O.cj)(k).map(U=>(0,_.Qf)(b,`The document is not a valid electronic invoice: ${U}.`))}async function ct(P,b,k,U){
const W="require_signature";if(!k.require_signature)return[];if((0,o.ln)(P))return[F(W,"whether it is signed")];const H=await(0,I.ae)(P,b,{password:k.open_password,
anchors:void 0,isDamaged:U});return E(H).map(G=>(0,_.Qf)(W,`The document ${G}.`))}const ft=P=>P.flatMap(({embedded:b,name:k})=>b?[]:[k===null?"a font without a \
name":dt(k)]),dt=P=>P.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((j,L,f)=>{f.d(L,{A:()=>_});const _=I=>({code:"document_damaged",message:I})}),9312:((j,L,f)=>{
f.d(L,{$0:()=>D,Gv:()=>R,MM:()=>E});var _=f(779),I=f(42973);const R=(O,l,c,{pace:o,limits:a})=>(0,_.patternOf)(O,l,c,o,T(O,a)),A={slashes:"has slashes around it\
 that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: \
set search_mode to regex, and leave out slashes around it"};function E(O,l){const c=(0,_.G)(O,l);return c&&A[c]}function D(O,l,c){const o=E(l,c);return o===void 0?
[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${O}, which ${o}.`,mentions:[O,"search_mode"]}]}function T(O,{searching:l}){let c=l;return o=>{if(c-=
o,c<0)throw(0,I.F)("searching",`The search takes more than ${l} steps, which are characters times the size of the expression`,"Make the expression shorter or mo\
re exact, or search fewer pages",O)}}}),49568:((j,L,f)=>{f.d(L,{Ao:()=>E,IQ:()=>D,m6:()=>T});var _=f(27077);const I=1e3,R=1e6,A=1e3;async function E(t,e,n,r){const m=Math.
max(n,I),M=await O(t.flow,e,m,r),w=await l(t,e,m,r),v=c(M.found,w.found,t);return{matches:v.slice(0,n).map(s),truncated:M.truncated||w.truncated||v.length>n}}async function D(t,e,n,r){
const m=await O(t.flow,e,n,r),M=await l(t,e,n,r);return{all:[...m.found,...M.found],counted:c(m.found,M.found,t),truncated:m.truncated||M.truncated}}async function T(t,e,n){
const r=await O(t.flow,e,1,n);if(r.found.length>0)return{isFound:!0,truncated:!0};const m=await l(t,e,1,n);return{isFound:m.found.length>0,truncated:r.truncated||
m.truncated}}async function O(t,e,n,r){const{matches:m,truncated:M}=await e.search(t.text,n,r);return{found:m.map(w=>({...w,flow:t})),truncated:M}}async function l(t,e,n,r){
const{flow:m,lines:M}=await(0,_.k6)(t.visualText(),r),{text:w}=m,v=[];let S=w.length>R;for(const $ of M){if($.end>R||v.length>=n){S=!0;break}const y=r.step(A);y&&
await y;const{matches:h,truncated:d}=await e.search(w.slice($.start,$.end),n-v.length,r);S||=d;for(const{start:p,end:g,groups:x}of h)v.push({start:$.start+p,end:$.
start+g,groups:x,flow:m})}return{found:v,truncated:S}}function c(t,e,n){if(e.length===0)return[...t];const r=a(n),m=new Set,M=[];for(const v of e){const S=i(v,r),
$=new Set;for(const{from:p,to:g}of S)for(let x=u(t,p);x<t.length&&t[x].start<g;x++)$.add(x);const[y]=$,h=$.size===1?t[y]:void 0;if(h&&S.every(({from:p,to:g})=>h.
start<=p&&g<=h.end))continue;for(const p of $)m.add(p);const d=S.reduce((p,g)=>Math.min(p,g.from),1/0);M.push({match:v,from:d})}return[...t.flatMap((v,S)=>m.has(
S)?[]:[{match:v,from:v.start}]),...M].sort((v,S)=>v.from-S.from).map(({match:v})=>v)}const o=-1;function a({flow:t,found:{edges:e}}){const n=new Int32Array(e.count).
fill(o);for(const{first:r,position:m,count:M}of t.letters(0,t.text.length))for(let w=0;w<M;w++)n[r+w]=m+w;return n}function i({flow:t,start:e,end:n},r){const m=[];
for(const{first:M,count:w}of t.letters(e,n))for(let v=M;v<M+w;v++){const S=r[v];if(S===o)continue;const $=m.at(-1);$?.to===S?$.to++:m.push({from:S,to:S+1})}return m}
function u(t,e){let n=0;for(let r=t.length;n<r;){const m=n+r>>1;t[m].end<=e?n=m+1:r=m}return n}const s=({flow:t,start:e,end:n,groups:r})=>({text:t.text.slice(e,
n),groups:r,box:t.box(e,n),boxes:t.lineBoxes(e,n)})}),84961:((j,L,f)=>{f.d(L,{$x:()=>c,Kh:()=>O,qg:()=>o,xS:()=>l});var _=f(58552),I=f(33973),R=f(90536),A=f(45599),
E=f(3907),D=f(33311),T=f(9819);function O(i,u){const s=i.resolve(u.get("S"));return(!u.has("S")||(0,A.Eo)(s,"JavaScript")||(0,A.Eo)(s,"Rendition"))&&i.resolve(u.
get("JS"))!==null}async function l(i,u){const s=u.filter(e=>(0,R.L)(i.get(e),n=>O(i,n)));if(s.length===0)return!1;const{live:t}=await(0,I.Gy)(i);return s.some(e=>t[e]===
1)}async function c(i){return await l(i,(await(0,D.S)(i)).JS)||o(i)}async function o(i){if(!(0,A.Zm)(i.get(i.catalogNumber)))return!1;const u=i.resolve((0,T.Wo)(
i,"AcroForm")?.dict.get("XFA"));if(u===null)return!1;if(i.security?.locked===!0)return null;for(const s of Array.isArray(u)?u:[u]){const t=i.resolve(s);if(!(t instanceof
A.Z6))continue;let e;try{e=await i.decodedAtEase(t)}catch(r){if(!(r instanceof _.zU)||r.code==="cancelled")throw r;return!0}const n=(0,E.xK)(e);if(n===void 0||n.
includes("script")&&await a(n,i.job.pace))return!0}return!1}async function a(i,u){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.
name);return await(0,E.km)(i,u,s)!=="well-formed"}}),6856:((j,L,f)=>{f.d(L,{n:()=>o,w:()=>D});var _=f(78157),I=f(79725),R=f(45599),A=f(70549),E=f(6057);const D=(0,A.
n)(T);async function T(s){const{pages:t,job:e}=s,n=new o(s),r=new Int32Array(t.count),m=new Set;for(let M=0;M<t.count;M++){n.goTo(M),r[M]=n.kind,m.add(n.resources);
const w=e.pace.step(300);w&&await w}return{kinds:n.kinds,kindOf:r,resources:m}}const O=["MediaBox","CropBox","Rotate","UserUnit"],l=2e3,c=/\(|(?:^|[^<])<(?!<)/;
class o{document;kinds=[];kind=-1;resources;bytes;entries=new I.R;index=-1;inherited;geometry=new a(O);own=new a(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:e,entries:n,inherited:r}=this,{pages:m}=e,M=m.number(t),w=e.place(M),v=m.inheritedBy(t);if(this.index=t,this.inherited=v,
!w||!e.locate(M,w,n)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=m.attribute(t,"Resources");return}(this.
bytes?.buffer!==w.bytes.buffer||this.bytes.byteOffset!==w.bytes.byteOffset)&&(this.bytes=(0,_.bS)(w.bytes));const[S,$]=[this.geometry.take(this.bytes,n),this.own.
take(this.bytes,n)];(!S||v!==r)&&(this.kind=this.recognise(v)),(!$||v!==r)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.
pages.number(this.index);if(!e)return t.entry(n,"Contents");const r=this.entries.find(e,"Contents");if(r<0)return;const{at:m}=this.entries;return u(e,m[r+2],m[r+
3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:n}=t,[r,m]=this.own.of(0);if(r===m)return n.
inheritedBy(e).Resources;const M=u(this.bytes,r,m);if(M)return M;const w=()=>t.entry(n.number(e),"Resources");if(m-r>l)return w();const v=this.own.text();return t.
security&&c.test(v)?w():(this.dictionaries.has(v)||this.dictionaries.set(v,w()),this.dictionaries.get(v))}recognise(t){let e=this.recognised.get(t);e||this.recognised.
set(t,e=new Map);const n=this.geometry.text();let r=e.get(n);return r===void 0&&e.set(n,r=this.kindHere()),r}kindHere(){const t=(0,E.iw)(this.document,this.index),
e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class a{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:r,to:m,keys:M}=this;let w=n!==
void 0;for(let v=0;v<M.length;v++){const S=e.find(t,M[v]),$=S<0?0:e.at[S+2],y=S<0?0:e.at[S+3];w&&=i(n,r[v],m[v],t,$,y),r[v]=$,m[v]=y}return this.bytes=t,w}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function i(s,t,e,n,r,m){
if(e-t!==m-r)return!1;for(let M=t,w=r;M<e;M++,w++)if(s[M]!==n[w])return!1;return!0}function u(s,t,e){if(!(0,_.yp)(s[t])||s[e-1]!==_.AV||s[e-2]!==_.Z4)return;const n=(0,_.
JI)(s,t,e),r=(0,_.JI)(s,n.after+1,e);return s[n.after]===_.Z4&&r.value>=0&&r.after===e-2?new R.oS(n.value,r.value):void 0}}),21281:((j,L,f)=>{f.d(L,{Ip:()=>O,XM:()=>i,
Xb:()=>a,ds:()=>T,qg:()=>o});var _=f(59071),I=f(70549),R=f(43496),A=f(824),E=f(1975),D=f(60912);const T=(0,I.n)(async t=>O(t,await(0,A.Br)(t)));function O(t,e){
const n=(S,$)=>(0,_.wh)((0,E.sm)(e,S,$)[0]??""),r=c(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),m=l(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,w=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,_.Gh)(t.resolve((0,A._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],v=[r?.name,m,...w.filter(S=>/^PDF\/[\w .:/()-]{1,40}$/.test(S))];return{archive:r,accessible:m,names:v.filter(S=>S!==
void 0)}}const l=t=>/^[1-9]$/.test(t);function c(t,e){if(!l(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function o(t,e,n,r){
return e&&s(t,e,[R.dK.pdfaid]),a(n,r)}const a=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){
const e=await(0,A.Br)(t);if(!e)return[];const{archive:n,accessible:r}=O(t,e);s(t,e,[R.dK.pdfaid,R.dK.pdfuaid]);const m=[n?.name,r].filter(M=>M!==void 0);return m.
length>0?[u(m)]:[]}const u=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function s(t,e,n){e.properties.some(({namespace:r})=>n.includes(r))&&(0,D._L)(t,(0,D.QH)(e,({namespace:r})=>n.includes(r),[]))}}),43496:((j,L,f)=>{f.d(L,{HC:()=>A,
dK:()=>_,ee:()=>R});const _={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},I=new Map(Object.entries(_));class R{uris=new Map;declared=[];known=new Map;enter(l){let c;for(const{name:o,value:a}of l){if(!A(o))continue;const i=o.
slice(6),u=this.uris.get(i);u?u.push(a):this.uris.set(i,[a]),(c??=[]).push(i)}this.declared.push(c??E),c&&this.known.clear()}leave(){const l=this.declared.pop()??
E;for(const c of l)this.uris.get(c).pop();l.length>0&&this.known.clear()}declares(l){return(this.uris.get(T(l))?.length??0)>0}ofElement(l){let c=this.known.get(
l);if(!c){const o=T(l),a=this.uris.get(o)?.at(-1)??I.get(o)??"";this.known.size===D&&this.known.clear(),this.known.set(l,c={namespace:a,local:l.slice(l.indexOf(
":")+1)})}return c}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const A=O=>O==="xmlns"||O.startsWith("xmlns:"),E=[],D=1e3,T=O=>O.
slice(0,Math.max(O.indexOf(":"),0))}),824:((j,L,f)=>{f.d(L,{Br:()=>O,_6:()=>c,_U:()=>T});var _=f(58552),I=f(1975),R=f(17079),A=f(45599),E=f(59071),D=f(70549);function T(o){
const a=o.resolve(o.trailer.get("Info"));return a instanceof A.Bi?a:a instanceof A.Z6?a.dict:void 0}const O=(0,D.n)(l);async function l(o){const a=o.get(o.catalogNumber),
i=a instanceof A.Bi?o.resolve(a.get("Metadata")):null;if(!(i instanceof A.Z6))return;let u;try{u=o.decoded(i)}catch(s){if(!(s instanceof _.zU)||s.code==="cancel\
led")throw s;return I.m}return(0,I.kg)(u,o.job.pace)}function c(o,a){const i=T(o),u=m=>o.resolve(i?.get(m)),s=(m,M,w=", ")=>{const v=(0,I.sm)(a,m,M).map(E.wh).filter(
Boolean).join(w);return v===""?null:v},t=(m,M)=>{const[w=""]=(0,I.sm)(a,m,M);return(0,E.wh)(w)||null},e=(m,M)=>(0,R._)((0,E.Gh)(u(m))??"")??(0,R._)(t("xmp",M)??
"")??null,n=o.get(o.catalogNumber),r=n instanceof A.Bi?(0,E.Gh)(o.resolve(n.get("Lang"))):null;return{title:(0,E.Gh)(u("Title"))??t("dc","title"),author:(0,E.Gh)(
u("Author"))??s("dc","creator"),subject:(0,E.Gh)(u("Subject"))??t("dc","description"),keywords:(0,E.Gh)(u("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,E.
Gh)(u("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(u("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:r??t("dc","language")}}}),3907:((j,L,f)=>{f.d(L,{X:()=>u,km:()=>R,ol:()=>_,xK:()=>o});const _=200,I=1e4;async function R(s,t,e){const n=new A(
s);for(let r=n.next();r;r=n.next()){if(e(r))return"left";const m=t.step((r.to-r.from)*4+50);m&&await m}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===T?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==D))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const r=e.slice(t+1,n),m=[];for(let M=n;;){const w=this.blanks(M),v=e.charCodeAt(w);if(v===D||v===T&&e.charCodeAt(w+1)===D)return this.at=v===
D?w+1:w+2,{kind:v===D?"start":"empty",name:r,attributes:m,from:t,to:this.at};const S=this.name(w),$=this.blanks(S),y=this.blanks($+1),h=e[y];if(w===M||S===w||e[$]!==
"="||h!=='"'&&h!=="'")return;const d=e.indexOf(h,y+1),p=e.slice(y+1,Math.max(d,y+1)),g=p.includes("<")?void 0:l(p);if(d<0||g===void 0||m.length>=I)return;m.push(
{name:e.slice(w,S),value:g,from:w,to:d+1}),M=d+1}}characters(t,e){const n=l(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===T||n===D||n===E||n===61||n===34||n===39)break}return t}}const[E,D,T]=[60,62,47],O=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const r=s.indexOf(";",n);if(r<0||r-n>12)return;const m=s.slice(n+1,r),M=O.get(m)??c(m);if(M===void 0)return;t.push(s.slice(e,n),M),e=r+1}return t.push(s.
slice(e)),t.join("")}function c(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function o(s){const[t,e,n,r]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return i(s);if(t===254&&
e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("utf-16le").decode(s));const m=new TextDecoder().
decode(s);return a(m.includes("�")?Buffer.from(s).toString("latin1"):m)}const a=s=>s.startsWith("\uFEFF")?s.slice(1):s;function i(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let r=0;r+4<=s.length;r+=4){const m=t.getUint32(r,e);if(m>1114111)return;n.push(String.fromCodePoint(m))}return a(
n.join(""))}const u=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,L,f)=>{f.d(L,{QH:()=>A,T3:()=>E,
_L:()=>l});var _=f(43496),I=f(3907),R=f(45599);function A(c,o,a){const{text:i,properties:u,end:s,about:t}=c,e=[];let n=0;for(const r of u.filter(o).sort((m,M)=>m.
from-M.from))r.from<n||(e.push(i.slice(n,r.from)),n=r.to);return e.push(i.slice(n,Math.max(s,n))),a.length>0&&e.push(D(a,t)),e.push(i.slice(Math.max(s,n))),O(e.
join(""))}function E(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${D(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(c,o){const i=[...new Set(c.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${_.dK[s]}"`).join(""),u=c.map(({prefix:s,name:t,form:e,values:n})=>`\
<${s}:${t}>${T(e,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,I.X)(o)}"${i}>
${u.join("")}</rdf:Description>
`}function T(c,o){const a=i=>o.map(u=>`<rdf:li${i}>${(0,I.X)(u)}</rdf:li>`).join("");switch(c){case"simple":return(0,I.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const O=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(c,o){const a=c.catalog.get("Metadata"),i=c.resolve(a),u=i instanceof R.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],s=new R.Bi([["Type",new R.SX("Metadata")],["Subtype",new R.SX("XML")],...u]),t=new R.Z6(s,Buffer.
from(o,"utf8"));(0,R.i9)(a)&&i instanceof R.Z6?c.put(a,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),1975:((j,L,f)=>{f.d(L,{kg:()=>E,m:()=>A,sm:()=>D});
var _=f(43496),I=f(3907);const R=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(c,o){const a=(0,I.xK)(c);if(a===void 0)return A;const i=new O,
s=await(0,I.km)(a,o,t=>(i.take(t),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:a,properties:i.properties,malformed:s,end:i.end,about:i.
about}}function D(c,o,a){return c?.properties.find(i=>i.name===a&&i.namespace===_.dK[o])?.values??[]}const T=-2;class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new _.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(o,a,i){if(this.open.length>=I.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const u=this.scope.ofElement(o),s=u.namespace===_.dK.rdf,t=s&&u.local==="li";this.root===T&&this.end<0&&s&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?a.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:o,...u,from:i,language:n}),
this.root===T){if(!s||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(e===1)this.describe(a);else if(e===
2){this.items=[];const r=a.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(o){for(const{name:a,value:i,from:u,
to:s}of o){if((0,_.HC)(a))continue;const{namespace:t,local:e}=this.scope.ofAttribute(a);t===_.dK.rdf&&e==="about"&&(this.about=i),!(t===""||t===_.dK.rdf||t===_.
dK.xml)&&this.add({namespace:t,name:e,values:[i],from:u,to:s})}}close(o,a,i){const u=this.open.pop();if(u?.name!==o){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==T)if(s===0)this.end=a,this.root=T;else if(s===1&&this.loose)this.root=T,this.loose=!1;else if(s===2){const t=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:t,from:u.from,to:i})}else s>2&&u.namespace===_.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(o){this.properties.length<R?this.properties.push(o):this.broken=
!0}isRdf(o,a){const i=this.scope.ofAttribute(o);return i.local===a&&i.namespace===_.dK.rdf}}function l(c){const o=c.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),a=c.map(({text:i})=>i);return o>0?[a[o],...a.slice(0,o),...a.slice(o+1)]:a}}),33546:((j,L,f)=>{f.d(L,{FB:()=>E,Hr:()=>T,Zh:()=>O,k$:()=>D,qm:()=>l});
var _=f(93604),I=f(45599),R=f(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function E(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const e=(await(0,R.Zc)(s,t,"Nums")).map(([n,r])=>({first:Number(n),label:s.dict(r)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,r)=>n.first-r.first).
filter(({first:n},r,m)=>m[r+1]?.first!==n).map(({first:n,label:r})=>({first:n,...c(s,r)}));return e[0]?.first===0?e:[A,...e]}function D(s,t){const e=s.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[A,...t],r=u(s),m=n.map(({first:M,start:w,...v})=>[M,i({...v,number:w},r)]);e.set("PageL\
abels",s.add((0,R.H6)(s,m,"Nums")))}async function T(s){const t=await E(s);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const r=t[(0,_.M)(e,n)-1];return{
...r,number:r.start+n-r.first}}}function O(s,t){const e=[],n=u(s);let r,m=0;for(const M of t)(!r||!o(r,M))&&e.push([m,i(M,n)]),r=M,m++;return(0,R.H6)(s,e,"Nums")}
async function l(s,t){const e=await T(s);if(!e)return;const n=O(s,Array.from(t,r=>e(r-1)));s.editCatalog().set("PageLabels",s.add(n))}function c(s,t){const e=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),r=s.resolve(t?.get("St"));return{style:e instanceof I.SX?e.text:void 0,prefix:n instanceof I.Mx&&n.bytes.length>0?
n:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function o(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const a=100;function i({style:s,prefix:t,number:e},n){return(0,I.jd)({S:s===
void 0?void 0:(0,I.UU)(s),P:t&&t.bytes.length>a?n(t):t,St:s===void 0||e===1?void 0:e})}function u(s){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=s.add(e)),n}}}),37081:((j,L,f)=>{f.d(L,{O:()=>R});var _=f(45599),I=f(9819);async function R(E,D,T=1/0){const O=new I._i(E),l=(0,I.Wo)(E,"Outlines"),c=[{value:l&&
A(E,l.holder,l.dict,"First"),level:1}];for(let o=c.pop();o;o=c.pop()){const{value:a,level:i}=o;if(a===void 0||!O.first(a)||!D(a,i)||!(0,_.i9)(a))continue;const u=t=>{
const e=E.entry(a.number,t);return e instanceof _.Bi?A(E,a.number,E.get(a.number),t):e};c.push({value:u("Next"),level:i}),i<T&&c.push({value:u("First"),level:i+
1});const s=E.job.pace.step(300);s&&await s}}function A(E,D,T,O){const l=T.get(O);if(!(l instanceof _.Bi))return l;const c=E.add(l);return O==="Next"&&l.set("Pr\
ev",new _.oS(D)),E.edit(D),T.set(O,c),c}}),12207:((j,L,f)=>{f.d(L,{Ht:()=>l,hN:()=>E,jS:()=>A,ji:()=>D});var _=f(45599),I=f(81077),R=f(45657);async function A(c){
const{catalog:o}=c,a=await(0,I.Zc)(c,c.dict(o.get("Names"))?.get("Dests"),"Names");return{names:new Map(c.dict(o.get("Dests"))),strings:new Map(a.map(([i,u])=>[
(0,I.Pu)(i),u]))}}function E({pages:c},o){const a=(0,_.i9)(o)?c.indexOf(o.number):o;return typeof a=="number"&&Number.isInteger(a)&&a>=0&&a<c.count?a:void 0}function D(c,o){
return o==null?[]:c.array(o)??[o]}const T=8,O=50;class l{document;named;constructor(o,a){this.document=o,this.named=a}static async of(o){return new l(o,await A(
o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,a=T){const{document:i}=this,u=i.resolve(o),s=i.array(
u);if(s)return E(i,s[0]);if(a===0)return;const t=i.dict(u);return t?this.pageOfDestination(t.get("D"),a-1):this.pageOfDestination(this.namedBy(u),a-1)}namedBy(o){
const{names:a,strings:i}=this.named;if(o instanceof _.SX)return a.get(o.text)??i.get(o.text);if(!(o instanceof _.Mx))return;const u=(0,I.Pu)(o);return i.get(u)??
a.get(u)}pageOfAction(o){const{document:a}=this,i=o===void 0?[]:[o];for(let u=0;i.length>0&&u<O;u++){const s=a.dict(i.shift());if(!s)continue;const e=(0,_.Eo)(a.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(e!==void 0)return e;(0,R.RZ)(i,D(a,s.get("Next")).slice(0,O))}}}}),779:((j,L,f)=>{f.d(L,
{patternOf:()=>M,G:()=>r,y:()=>D});var _=f(58552),I=f(98472),R=f(34378);const A=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),E=(w,v)=>D([w],v);async function D(w,v){const S=new Set;for(const y of w)S.add((await o(y,v)).text.trim());S.delete("");const $=[
...S].map(y=>y.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(y,h,d)=>{const p=d.step(y.length>>2);if(p&&await p,T(y,$))return{matches:[],truncated:!1};
const g=await o(y,d),x=[];for(const C of S)if(!await c(C,g,x,h,d))return{matches:x,truncated:!0};return S.size>1&&x.sort((C,B)=>C.start-B.start||B.end-C.end),{matches:x,
truncated:!1}}}}function T(w,v){if(w.length<O||l.test(w))return!1;const S=w.toLowerCase().replaceAll("ß","ss");return!v.some($=>$.every(y=>S.includes(y)))}const O=64,
l=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function c(w,{text:v,places:S},$,y,h){const d=h.step(v.length>>3);d&&await d;for(let p=v.indexOf(w),g=0;p>=
0;p=v.indexOf(w,g)){if($.length===y)return!1;for(g=p+w.length;S[g]===S[g-1];)g++;$.push((0,I.z)(S[p],S[g]));const x=h.step(w.length);x&&await x}return!0}async function o(w,v){
if(!a.test(w))return u(w,v);const S=[];let $="";for(const{0:y,1:h,2:d,index:p}of w.matchAll(A)){const g=d===void 0?h?.toLowerCase()??t(y):" ";for(let C=0;C<g.length;C++)
S.push(h===void 0?p:p+C);$+=g;const x=v.step(y.length*10);x&&await x}return S.push(w.length),{text:$,places:S}}const a=/[^\0-\x7f]/,i=65536;async function u(w,v){
const S=new Uint32Array(w.length+1);let $="",y=0,h=!1;for(let d=0;d<w.length;d+=i){const p=w.slice(d,d+i),g=v.step(p.length);g&&await g;const x=h;for(let B=0;B<
p.length;B++){const N=s(p.charCodeAt(B));(!N||!h)&&(S[y++]=d+B),h=N}const C=p.toLowerCase().replace(/\s+/g," ");$+=x&&C.startsWith(" ")?C.slice(1):C}return S[y]=
w.length,{text:$,places:S}}const s=w=>w===32||w>=9&&w<=13,t=w=>(0,R.w)((0,R.w)(w).toUpperCase().toLowerCase()),e=/^\/.+\/([dgimsuvy]*)$/s,n=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function r(w,v){const S=e.exec(w);return v==="regex"?S?"slashes":void 0:n.test(w)||S&&S[1]!==""?"regex-as-words":void 0}const m=1e6;async function M(w,v,S,$,y){
const h=S==="regex"?(await Promise.all([f.e(7398),f.e(9974)]).then(f.bind(f,39974))).expressionOf(v,y):await E(v,$);if("problem"in h)throw(0,_.G6)([{field:w,message:h.
problem}]);return{hasGroups:h.hasGroups,search:async(d,p,g)=>{const x=await h.search(d.slice(0,m),p,g);return d.length>m?{...x,truncated:!0}:x}}}}),98472:((j,L,f)=>{
f.d(L,{z:()=>_});const _=(I,R,A=[])=>({start:I,end:R,groups:Object.fromEntries(A)})}),33973:((j,L,f)=>{f.d(L,{Gy:()=>i,Rf:()=>u,Ip:()=>s});var _=f(54619),I=f(85368),
R=f(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new R.s;signed=new Set;constructor(h,d,p){this.detail=d,
this.strings=p,this.scan.strings=p;const g=new Int32Array(d?8*h:h);this.done=new Uint8Array(d?h:0);const x=C=>g.subarray(C*h,(C+1)*h);this.end=x(0),this.valueEnd=
x(1),this.dataStart=x(2),this.dataEnd=x(3),this.lengthStart=x(4),this.lengthEnd=x(5),this.from=x(6),this.to=x(7)}}var E=f(78157),D=f(79725),T=f(4e4),O=f(39150),
l=f(45599);class c{scan=new R.s;ranges=new Map}const o=2;class a{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(h,d,p){this.walked=p,this.live=
new Uint8Array(h),this.via=new Int32Array(d?h:0)}}async function i(y,{watched:h}={}){const{markings:d,referrers:p}=await u([y],{watched:h,detail:!0}),{live:g,via:x}=d[0];
return{live:g,via:x,referrers:p}}async function u(y,h={}){const d=new m(y,h);return await d.run(),d}function s(y,{repairs:h}){for(const{part:d,number:p,value:g}of h)
y[d].put(p,g)}const t=100,e=100,n=-2;function r(y){if(y instanceof l.Z6)return y.data.length+r(y.dict);if(Array.isArray(y))return 12*y.length;if(!(y instanceof l.
Bi))return t;let h=30*y.size;for(const d of y.values())Array.isArray(d)&&(h+=12*d.length);return h}class m{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new D.R;strings;alias;constructor(h,{detail:d=!1,strings:p=!1,watched:g,alias:x}){if(this.documents=h,this.strings=
p,this.alias=x,this.markings=h.map(C=>new a(C.size,g!==void 0,w(C,p||d,p))),!!g){this.watched=new Uint8Array(h[0].size);for(const C of g)this.watched[C]=1}}async run(){
const{documents:h,stack:d}=this,[p]=h;for(const[g,x]of p.trailer)g!=="Encrypt"&&this.followValue(0,x);for(;d.length>0;){const g=d.pop(),x=g%h.length,C=p.job.pace.
step(this.follow(x,(g-x)/h.length));C&&await C}for(const{live:g,signed:x,walked:C}of this.markings)for(const B of C.signed)g[B]===1&&x.add(B)}visit(h,d){this.alias&&
({part:h,number:d}=this.alias(h,d)??{part:h,number:d}),this.watched&&this.watched[d]===1&&this.referrers.add(this.current);const p=this.markings[h],{live:g}=p;if(d>
0&&d<g.length&&g[d]!==0)return;const x=this.documents[h];if(d<=0||d>=g.length||!x.exists(d))return x.missed(d);g[d]=1,this.watched&&(p.via[d]=this.current),this.
stack.push(d*this.documents.length+h)}follow(h,d){const p=this.documents[h],g=this.markings[h],{walked:x}=g;if(this.current=d,g.count++,p.isChanged(d))return this.
followChanged(p,g,h,d);if(x.done[d]===1)return this.followAgain(p,g,h,d);const{scan:C,detail:B}=x;B||(C.used=0);const N=C.used,V=p.table.kind[d]===_.tL?this.walk(
p,x,d):this.walkPlace(p,d,C);return V<0||C.byteRange&&this.isSignature(x.signed,d)?this.forget(C,N).followRepaired(p,h,d):(g.bytes+=V,B&&(x.from[d]=N,x.to[d]=C.
used,x.valueEnd[d]=this.extent.valueEnd,x.done[d]=1),this.followMarks(h,C,N,C.used,C.lengthStart),e+V)}followChanged(h,d,p,g){const x=h.patched(g);if(!x){const F=h.
edited.get(g);return M(F)||F===null?this.followRepaired(h,p,g):(this.followValue(p,F),d.bytes+=r(F),e)}const{detail:C}=d.walked;if(x.references&&!C&&!h.suspect){
for(let F=x.first;F<x.last;F++)this.visit(p,x.references[F]);return d.bytes+=x.end-x.start,e}const{scan:B,ranges:N}=v(d);C||(B.used=0);const V=B.used,z=this.walkPlace(
h,g,B);return z<0||B.byteRange&&this.isSignature(d.signed,g)?this.forget(B,V).followRepaired(h,p,g):(d.bytes+=z,C&&N.set(g,{from:V,to:B.used,valueEnd:this.extent.
valueEnd}),this.followMarks(p,B,V,B.used,B.lengthStart),e+z)}followAgain(h,d,p,g){const{walked:x}=d;return d.bytes+=x.end[g]>0?x.end[g]-h.table.place[g]:t,this.
followMarks(p,x.scan,x.from[g],x.to[g],x.lengthStart[g]),e}isSignature(h,d){return h.add(d),this.strings}followMarks(h,{marks:d},p,g,x){const C=this.strings?x:n;
for(let B=p;B<g;B+=3)d[B]!==R.A&&d[B+1]!==C&&this.visit(h,d[B])}forget(h,d){return h.used=d,this}followRepaired(h,d,p){const g=h.get(p),x=M(g)?h.resolve(g):g;return x===
null?(this.markings[d].live[p]=o,this.markings[d].count--):this.repair(d,p,x),e}repair(h,d,p){this.repairs.push({part:h,number:d,value:p}),this.followValue(h,p)}followValue(h,d){
const p=[d];for(;p.length>0;){const g=p.pop();if(g instanceof l.oS)this.visit(g instanceof l.rV?g.part:h,g.number);else if(Array.isArray(g))for(const x of g)p.push(
x);else if(g instanceof l.Bi){g.has("ByteRange")&&this.markings[h].signed.add(this.current);for(const x of g.values())p.push(x)}else if(g instanceof l.Z6)for(const[
x,C]of g.dict)x!=="Length"&&p.push(C)}}walk(h,d,p){const{extent:g}=this,{bytes:x}=h,{scan:C}=d,B=h.bodies[p];C.forgetLength();const{kept:N}=this,V=!this.strings&&
h.recallEntries(p,N);V&&C.append(N.scan.marks,N.marksFrom,N.marksTo);const z=V?N.close+2:C.value(x,B,x.length);return z<0||x[z-1]===E.AV||!(0,I.x)(h,z,C,g)||h.suspect&&
!(0,O.D)(x,B,z)||C.doubtful&&(0,T.oC)(x,B,z)?-1:(g.dataStart<0&&(C.lengthStart=-1),d.end[p]=g.end,d.detail&&(d.dataStart[p]=g.dataStart,d.dataEnd[p]=g.dataEnd,d.
lengthStart[p]=C.lengthStart,d.lengthEnd[p]=C.lengthEnd),g.end-h.table.place[p])}walkPlace(h,d,p){const g=h.place(d);if(!g)return-1;const{bytes:x,start:C,end:B}=g;
p.forgetLength();const N=p.value(x,C,B);return p.lengthStart=-1,N<0&&!$(x,C,B)||S(x,C,B)||N>0&&x[N-1]===E.AV||N>=0&&(0,E.AN)(x,N,B)<B||h.suspect&&!(0,O.D)(x,C,B)||
p.doubtful&&(0,T.oC)(x,C,B)?-1:(this.extent.valueEnd=N<0?B:N,B-C)}}const M=y=>y instanceof l.oS&&!(y instanceof l.rV);function w(y,h,d){const p=y.walked;if(p?.strings===
d)return p;const g=new A(y.size,h,d);return h&&(y.walked=g),g}function v(y){return y.patches||(y.patches=new c,y.patches.scan.strings=y.walked.strings),y.patches}
function S(y,h,d){const p=(0,E.AN)(y,h,d);return p>=d||y[p]===E.yq&&(0,E.wb)(y,p,"null")}function $(y,h,d){for(let p=h;p<d;p++)if("<([/%".includes(String.fromCharCode(
y[p])))return!1;return!0}}),90536:((j,L,f)=>{f.d(L,{C:()=>I,L:()=>R});var _=f(45599);function I(A,E){const D=[A];for(;D.length>0;){const T=D.pop(),O=T instanceof
_.Z6?T.dict:T;if(Array.isArray(O))for(const l of O)D.push(l);else if(O instanceof _.Bi){E(O);for(const l of O.values())D.push(l)}}}function R(A,E){const D=[];return I(
A,T=>{D.length===0&&E(T)&&D.push(T)}),D.length>0}}),22332:((j,L,f)=>{f.d(L,{l3:()=>D,mq:()=>O,nD:()=>T});var _=f(78157),I=f(45798),R=f(45599);const A=50,E=1e4;function D(l,c){
const o=(0,_.bS)(l).lastIndexOf("startxref",c);return o<0?-1:(0,_.JI)(l,(0,_.AN)(l,o+9,c),c).value}function T(l,c){const o=l.length;if(c<0||c>=o)return;const a=(0,_.
AN)(l,c,o),i=!(0,_.w1)(l,a,"xref"),u=i?-1:(0,_.bS)(l).indexOf("trailer",a),s=i?(0,_.ay)(l,a,o)?.body??-1:u<0?-1:u+7,t=s<0?null:new I.i(l,s,o,A).value();return(0,R.
Zm)(t)?{at:c,isStream:i,trailer:t}:void 0}function O(l){const c=new Set;for(let o=D(l,l.length);typeof o=="number"&&!c.has(o)&&c.size<E;){const a=T(l,o);if(!a)break;
c.add(o),o=a.trailer.get("Prev")}return c}})};
