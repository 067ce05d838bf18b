"use strict";exports.id=3864,exports.ids=[3864,779],exports.modules={4406:((j,B,u)=>{u.d(B,{EC:()=>o,Pu:()=>c,Qf:()=>I,fU:()=>l,g$:()=>P,oH:()=>M});var _=u(58552),C=u(61729);
const R=1e3,I=(i,h,{found:s=null,limit:t=null,pages:e=[]}={})=>({rule:i,found:s,limit:t,pages:e.slice(0,R),message:h}),M=["open_password"],P=(i,h,s)=>`The file \
has ${i} ${s}; at most ${h} are allowed.`;function v({failures:i}){return Array.isArray(i)?i.flatMap(y):[]}function y(i){if(!(0,C.Gv)(i))return[];const{rule:h,found:s,
limit:t,pages:e,message:n}=i;if(typeof h!="string"||typeof n!="string")return[];const r=Array.isArray(e)?e.filter(m=>typeof m=="number"):[];return[{rule:h,found:d(
s),limit:d(t),pages:r,message:n}]}const d=i=>typeof i=="number"?i:null;function l(i,{nameOf:h,restate:s}){const{checks:t}=i,e=v(i).map(r=>({...s(r),rule:h(r.rule)})),
n=Array.isArray(t)?t.flatMap(r=>typeof r=="string"?[h(r)]:[]):[];return{...i,...t!==void 0&&{checks:n},failures:e}}class o extends _.zU{report;constructor(h){const s=v(
h).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:M}))}),this.report=h}}
function c(i){if(i.passed===!1)throw new o(i)}}),85673:((j,B,u)=>{u.d(B,{gx:()=>M,h:()=>I});function _(d,l){const o=C(d,l);if(o!==void 0)return[o];const c=v(d);
return l.filter(i=>v(i).some(h=>h.length>3&&c.includes(h)))}function C(d,l){let o;for(const c of l){const i=R(v(d),v(c));i<=2&&i<(o?.count??1/0)&&(o={name:c,count:i})}
return o?.name}function R(d,l){return d.length!==l.length?d.length*l.length===0?1/0:R([d.join("")],[l.join("")]):l.reduce((o,c,i)=>{const h=d[i]??"",s=Math.min(
h.length,c.length),t=y(h,c);return t>(s<3?0:s<7?1:2)?1/0:o+t},0)}const I=(d,l)=>P(_(d,l));function M(d,l){const o=C(d,l),c=i=>v(i).sort().join(" ");return P(o===
void 0?l.filter(i=>d!==""&&c(i)===c(d)):[o])}const P=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,v=d=>d.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(l=>l!=="");function y(d,l){let o=[],c=Array.from({length:l.length+1},(i,h)=>h);for(let i=0;i<d.length;i++){const h=[i+
1];for(let s=0;s<l.length;s++){const t=i>0&&s>0&&d[i]===l[s-1]&&d[i-1]===l[s];h.push(Math.min((c[s+1]??0)+1,(h[s]??0)+1,(c[s]??0)+(d[i]===l[s]?0:1),t?(o[s-1]??0)+
1:1/0))}o=c,c=h}return c.at(-1)??0}}),45657:((j,B,u)=>{u.d(B,{Hn:()=>C,Kf:()=>I,RZ:()=>_,YG:()=>M,vH:()=>R});function _(P,v){for(const y of v)P.push(y)}const C=P=>P.
slice();function R(P,v,y){const d=P.get(v);d?d.push(y):P.set(v,[y])}const I=P=>{let v=-1/0;for(const y of P)v=Math.max(v,y);return v},M=P=>{let v=1/0;for(const y of P)
v=Math.min(v,y);return v}}),15193:((j,B,u)=>{u.r(B),u.d(B,{check_document:()=>k});var _=u(4406),C=u(44091),R=u(59071);const I=["validation_data","time_stamps","\
signatures"];function M({entries:T}){return T.filter(({kind:L})=>L==="approval"||L==="certification").length===0?["has no signature"]:T.flatMap(L=>P(L)??[])}function P(T){
const{field:b,intact:L,verified:U,changesAfter:W,problems:V}=T,F=`the signature ${b===null?"without a name":`'${(0,R.wh)(b).slice(0,60)}'`}`;if(L!==!0)return`ha\
s ${F}, which is not intact`;if(U!==!0)return`has ${F}, which could not be verified`;const z=W.filter(N=>!v(T).includes(N));return z.length>0||V.includes("certi\
fication_violated")?`was changed after ${F}: ${(z.length>0?z:W).join(", ")}`:(0,C.gH)(T)?void 0:`has ${F}, with problems: ${V.join(", ")}`}function v({certification:T}){
return T==="fill_forms"?[...I,"form_values"]:T==="comments"?[...I,"form_values","annotations"]:I}var y=u(37320),d=u(92356),l=u(98446),o=u(41112),c=u(5899),i=u(41561),
h=u(36211),s=u(37709),t=u(86491),e=u(58971),n=u(779),r=u(9312),m=u(22154),E=u(49568);const x=new Set(["sh","Do","BI"]);async function D(T,b){const{required_text:L,
forbidden_text:U,search_mode:W}=T;return{required:L===void 0?void 0:await(0,r.Gv)("required_text",L,W,b),forbidden:U===void 0?void 0:await(0,r.Gv)("forbidden_te\
xt",U,W,b)}}const S=T=>[...["required_text","forbidden_text","maximum_unreadable"].filter(b=>T[b]!==void 0),...T.require_searchable?["require_searchable"]:[]];async function $(T,b,L){
const U=new m.z(T,T.pages.count),W=await O(T,b,L,U),V=L.required!==void 0&&!W.isRequiredThere,F=[...V?[(0,_.Qf)("required_text",g(b,U),{found:0,limit:1})]:[],...p(
"forbidden_text",W.forbidden,N=>`The forbidden text is on ${N}.`),...p("forbidden_text",W.unsearched,N=>`There is more text on ${N} than can be searched, so it \
is not known whether the forbidden text is there.`),...p("forbidden_text",W.unknown,N=>`The document lacks fonts of ${N}, so it is not known whether the forbidd\
en text is there.`),...p("forbidden_text",W.damaged,N=>`Content of ${N} is damaged, so it is not known whether the forbidden text is there.`),...p("forbidden_te\
xt",W.withDamagedFonts,N=>`Fonts of ${N} are damaged, so it is not known whether the forbidden text is there.`),...p("require_searchable",W.withoutText,N=>`${(0,l.
NV)(N)} ${(0,l.d5)(W.withoutText.length,"has","have")} images or drawings, but little or no text.`),...f(b,U)],z=[...U.notes,...V?a("required_text",b):[],...L.forbidden&&
W.forbidden.length===0?a("forbidden_text",b):[]];return{violations:F,notes:z,textlessPages:U.textlessPages}}async function O(T,{require_searchable:b},{required:L,
forbidden:U},W){const{pace:V}=T.job,F=new e.X(T),z=async Z=>w(await F.page(Z-1),V);let N=!1;const[Q,J,q]=[[],[],[]],[et,st,tt]=[[],[],[]];for(let Z=1;Z<=T.pages.
count;Z++){const Y=await W.page(Z);if(L&&!N&&(N=(await(0,E.m6)(Y,L,V)).isFound),U){const{isFound:nt,truncated:ot}=await(0,E.m6)(Y,U,V);nt?Q.push(Z):ot?J.push(Z):
Y.found.fragments.some(({style:lt})=>lt.font===t.Z)?q.push(Z):Y.found.damage?.ofContent?et.push(Z):Y.found.damage?.ofFonts&&st.push(Z)}b&&(W.isScan(Z)||Y.characters===
0&&await z(Z))&&tt.push(Z)}return{isRequiredThere:N,forbidden:Q,unsearched:J,unknown:q,damaged:et,withDamagedFonts:st,withoutText:tt}}function f({maximum_unreadable:T},b){
const{unreadable:L,unreadableOn:U}=b;if(T===void 0||L<=T)return[];const W=`${b.unreadableWords} cannot be read; at most ${T} are allowed.`;return[(0,_.Qf)("maxi\
mum_unreadable",W,{found:L,limit:T,pages:U})]}const a=(T,b)=>(0,r.$0)(T,b[T]??"",b.search_mode);function g({required_text:T="",search_mode:b},{textlessPages:L}){
const U=L.length===0?"":`, and ${(0,m.q)(L)}`,W=(0,n.G)(T,b)?" It looks as if it were written for another search mode.":"";return`The required text is not in th\
e document${U}.${W}`}const p=(T,b,L)=>b.length===0?[]:[(0,_.Qf)(T,L((0,l.oi)(b)),{found:b.length,limit:0,pages:b})];async function w(T,b){let L=!1;return await(0,s.
Ko)(T,b,({operator:U})=>{const W=h.lJ.get(U);L||=x.has(U)||W?.fill!==void 0||W?.strokes===!0}),L}var A=u(45657);const k=async(T,b,L)=>{const{quiet:U,wasRepaired:W}=(0,i.
gd)(L),V=await D(b,L),F=await(0,d.E)(T.bytes,U,{password:b.open_password,evenIfLocked:!0}),z=T.bytes.length,N=(0,o.YX)(F),Q=await H(F,b,V),J=await ct(F,T.bytes,
b,W()),q=[...await it(F,b,z),...J,...Q.violations],et=Object.entries(b).flatMap(([nt,ot])=>K.has(nt)||ot===!1?[]:[nt]),tt={passed:q.length===0,checks:et,failures:q,
pageCount:N,fileSize:z,locked:(0,o.ln)(F)};b.on_violation==="error"&&(0,_.Pu)(tt);const Z=[...W()?[G]:[],...Q.notes],{textlessPages:Y}=Q;return{documents:[N===null?
T:{...T,pageCount:N}],data:tt,notes:Z,facts:{...Y&&{textlessPages:Y}}}},K=new Set(["open_password","search_mode","on_violation"]),G=(0,c.A)("The document is dam\
aged. Octavo could read it; other programs may not.");async function H(T,b,L){const U=S(b);return U.length===0?{violations:[],notes:[]}:(0,o.ln)(T)?{violations:[
X(U[0],"what its text is")],notes:[]}:await $(T,b,L)}const X=(T,b)=>(0,_.Qf)(T,`The document needs a password to open, so it is not known ${b}: give it as open_\
password.`);async function it(T,b,L){const{maximum_pages:U,maximum_bytes:W,require_embedded_fonts:V,require_unlocked:F,forbid_javascript:z}=b,N=[];if(U!==void 0){
const J=(0,o.YX)(T);J===null?N.push(X("maximum_pages","how many pages it has")):J>U&&N.push((0,_.Qf)("maximum_pages",`The document has ${(0,l.y_)(J,"page")}; at\
 most ${U} are allowed.`,{found:J,limit:U}))}W!==void 0&&L>W&&N.push((0,_.Qf)("maximum_bytes",(0,_.g$)(L,W,"bytes"),{found:L,limit:W})),V&&(0,A.RZ)(N,rt(await(0,o.
Uz)(T))),F&&T.security?.opensWithoutPassword===!1&&N.push((0,_.Qf)("require_unlocked","The document does not open without a password."));const Q=z?await(0,o.xS)(
T):!1;return Q===null?N.push(X("forbid_javascript","whether it has JavaScript")):Q&&N.push((0,_.Qf)("forbid_javascript","The document has JavaScript.")),b.require_e_invoice&&
(0,A.RZ)(N,await at(T)),N}function rt(T){const b="require_embedded_fonts";if(!T)return[X(b,"which fonts it has")];const L=ft(T);if(L.length===0)return[];const U=L.
length===1?"A font is":`${L.length} fonts are`;return[(0,_.Qf)(b,`${U} not embedded: ${(0,l.Dw)([...new Set(L)])}.`,{found:L.length,limit:0})]}async function at(T){
const b="require_e_invoice";if((0,o.ln)(T))return[X(b,"whether it is an electronic invoice")];const{failures:L}=await(0,y.sw)(T);return(0,y.cj)(L).map(U=>(0,_.Qf)(
b,`The document is not a valid electronic invoice: ${U}.`))}async function ct(T,b,L,U){const W="require_signature";if(!L.require_signature)return[];if((0,o.ln)(
T))return[X(W,"whether it is signed")];const V=await(0,C.ae)(T,b,{password:L.open_password,anchors:void 0,isDamaged:U});return M(V).map(F=>(0,_.Qf)(W,`The docum\
ent ${F}.`))}const ft=T=>T.flatMap(({embedded:b,name:L})=>b?[]:[L===null?"a font without a name":dt(L)]),dt=T=>T.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),
5899:((j,B,u)=>{u.d(B,{A:()=>_});const _=C=>({code:"document_damaged",message:C})}),9312:((j,B,u)=>{u.d(B,{$0:()=>P,Gv:()=>R,MM:()=>M});var _=u(779),C=u(42973);
const R=(y,d,l,{pace:o,limits:c})=>(0,_.patternOf)(y,d,l,o,v(y,c)),I={slashes:"has slashes around it that count as characters: leave them out, and begin with (?\
i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};
function M(y,d){const l=(0,_.G)(y,d);return l&&I[l]}function P(y,d,l){const o=M(d,l);return o===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was fou\
nd for ${y}, which ${o}.`,mentions:[y,"search_mode"]}]}function v(y,{searching:d}){let l=d;return o=>{if(l-=o,l<0)throw(0,C.F)("searching",`The search takes mor\
e than ${d} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",y)}}}),49568:((j,B,u)=>{
u.d(B,{Ao:()=>M,IQ:()=>P,m6:()=>v});var _=u(27077);const C=1e3,R=1e6,I=1e3;async function M(n,r,m,E){const x=Math.max(m,C),D=await y(n.flow,r,x,E),S=await d(n,r,
x,E),$=await c(D.found,S.found,n,E);return{matches:$.slice(0,m).map(e),truncated:D.truncated||S.truncated||$.length>m}}async function P(n,r,m,E){const x=await y(
n.flow,r,m,E),D=await d(n,r,m,E);return{all:[...x.found,...D.found],counted:await c(x.found,D.found,n,E),truncated:x.truncated||D.truncated}}async function v(n,r,m){
const E=await y(n.flow,r,1,m);if(E.found.length>0)return{isFound:!0,truncated:!0};const x=await d(n,r,1,m);return{isFound:x.found.length>0,truncated:E.truncated||
x.truncated}}async function y(n,r,m,E){const{matches:x,truncated:D}=await r.search(n.text,m,E);return{found:x.map(S=>({...S,flow:n})),truncated:D}}async function d(n,r,m,E){
const{flow:x,lines:D}=await(0,_.k6)(n.visualText(),E),{text:S}=x,$=[];let O=S.length>R;for(const f of D){if(f.end>R||$.length>=m){O=!0;break}const a=E.step(I);a&&
await a;const{matches:g,truncated:p}=await r.search(S.slice(f.start,f.end),m-$.length,E);O||=p;for(const{start:w,end:A,groups:k}of g)$.push({start:f.start+w,end:f.
start+A,groups:k,flow:x})}return{found:$,truncated:O}}const[l,o]=[500,30];async function c(n,r,m,E){if(r.length===0)return n;const x=h(m),D=new Set,S=[];for(const f of r){
const a=E.step((f.end-f.start)*o+l);a&&await a;const g=s(f,x),p=new Set;for(const{from:K,to:G}of g)for(let H=t(n,K);H<n.length&&n[H].start<G;H++)p.add(H);const[
w]=p,A=p.size===1?n[w]:void 0;if(A&&g.every(({from:K,to:G})=>A.start<=K&&G<=A.end))continue;for(const K of p)D.add(K);const k=g.reduce((K,G)=>Math.min(K,G.from),
1/0);S.push({match:f,from:k})}const $=n.flatMap((f,a)=>D.has(a)?[]:[{match:f,from:f.start}]);return(await(0,_.k6)((0,_.p9)([...$,...S],(f,a)=>f.from-a.from),E)).
map(({match:f})=>f)}const i=-1;function h({flow:n,found:{edges:r}}){const m=new Int32Array(r.count).fill(i);for(const{first:E,position:x,count:D}of n.letters(0,
n.text.length))for(let S=0;S<D;S++)m[E+S]=x+S;return m}function s({flow:n,start:r,end:m},E){const x=[];for(const{first:D,count:S}of n.letters(r,m))for(let $=D;$<
D+S;$++){const O=E[$];if(O===i)continue;const f=x.at(-1);f?.to===O?f.to++:x.push({from:O,to:O+1})}return x}function t(n,r){let m=0;for(let E=n.length;m<E;){const x=m+
E>>1;n[x].end<=r?m=x+1:E=x}return m}const e=({flow:n,start:r,end:m,groups:E})=>({text:n.text.slice(r,m),groups:E,box:n.box(r,m),boxes:n.lineBoxes(r,m)})}),84961:((j,B,u)=>{
u.d(B,{$x:()=>l,Kh:()=>y,qg:()=>o,xS:()=>d});var _=u(58552),C=u(33973),R=u(90536),I=u(45599),M=u(3907),P=u(33311),v=u(9819);function y(i,h){const s=i.resolve(h.
get("S"));return(!h.has("S")||(0,I.Eo)(s,"JavaScript")||(0,I.Eo)(s,"Rendition"))&&i.resolve(h.get("JS"))!==null}async function d(i,h){const s=h.filter(e=>(0,R.L)(
i.get(e),n=>y(i,n)));if(s.length===0)return!1;const{live:t}=await(0,C.Gy)(i);return s.some(e=>t[e]===1)}async function l(i){return await d(i,(await(0,P.S)(i)).JS)||
o(i)}async function o(i){if(!(0,I.Zm)(i.get(i.catalogNumber)))return!1;const h=i.resolve((0,v.Wo)(i,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(i.security?.
locked===!0)return null;for(const s of Array.isArray(h)?h:[h]){const t=i.resolve(s);if(!(t instanceof I.Z6))continue;let e;try{e=await i.decodedAtEase(t)}catch(r){
if(!(r instanceof _.zU)||r.code==="cancelled")throw r;return!0}const n=(0,M.xK)(e);if(n===void 0||n.includes("script")&&await c(n,i.job.pace))return!0}return!1}
async function c(i,h){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,M.km)(i,h,s)!=="well-formed"}}),6856:((j,B,u)=>{
u.d(B,{n:()=>o,w:()=>P});var _=u(78157),C=u(79725),R=u(45599),I=u(70549),M=u(6057);const P=(0,I.n)(v);async function v(s){const{pages:t,job:e}=s,n=new o(s),r=new Int32Array(
t.count),m=new Set;for(let E=0;E<t.count;E++){n.goTo(E),r[E]=n.kind,m.add(n.resources);const x=e.pace.step(300);x&&await x}return{kinds:n.kinds,kindOf:r,resources:m}}
const y=["MediaBox","CropBox","Rotate","UserUnit"],d=2e3,l=/\(|(?:^|[^<])<(?!<)/;class o{document;kinds=[];kind=-1;resources;bytes;entries=new C.R;index=-1;inherited;geometry=new c(
y);own=new c(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:e,entries:n,inherited:r}=this,
{pages:m}=e,E=m.number(t),x=e.place(E),D=m.inheritedBy(t);if(this.index=t,this.inherited=D,!x||!e.locate(E,x,n)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=m.attribute(t,"Resources");return}(this.bytes?.buffer!==x.bytes.buffer||this.bytes.byteOffset!==x.bytes.byteOffset)&&
(this.bytes=(0,_.bS)(x.bytes));const[S,$]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!S||D!==r)&&(this.kind=this.recognise(D)),(!$||D!==r)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.pages.number(this.index);if(!e)return t.entry(n,"Contents");const r=this.entries.
find(e,"Contents");if(r<0)return;const{at:m}=this.entries;return h(e,m[r+2],m[r+3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:e}=this,{pages:n}=t,[r,m]=this.own.of(0);if(r===m)return n.inheritedBy(e).Resources;const E=h(this.bytes,r,m);if(E)return E;const x=()=>t.
entry(n.number(e),"Resources");if(m-r>d)return x();const D=this.own.text();return t.security&&l.test(D)?x():(this.dictionaries.has(D)||this.dictionaries.set(D,x()),
this.dictionaries.get(D))}recognise(t){let e=this.recognised.get(t);e||this.recognised.set(t,e=new Map);const n=this.geometry.text();let r=e.get(n);return r===void 0&&
e.set(n,r=this.kindHere()),r}kindHere(){const t=(0,M.iw)(this.document,this.index),e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===
void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class c{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:r,to:m,keys:E}=this;let x=n!==void 0;for(let D=0;D<E.length;D++){const S=e.find(t,E[D]),$=S<0?
0:e.at[S+2],O=S<0?0:e.at[S+3];x&&=i(n,r[D],m[D],t,$,O),r[D]=$,m[D]=O}return this.bytes=t,x}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.
keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function i(s,t,e,n,r,m){if(e-t!==m-r)return!1;for(let E=t,x=r;E<e;E++,x++)
if(s[E]!==n[x])return!1;return!0}function h(s,t,e){if(!(0,_.yp)(s[t])||s[e-1]!==_.AV||s[e-2]!==_.Z4)return;const n=(0,_.JI)(s,t,e),r=(0,_.JI)(s,n.after+1,e);return s[n.
after]===_.Z4&&r.value>=0&&r.after===e-2?new R.oS(n.value,r.value):void 0}}),21281:((j,B,u)=>{u.d(B,{Ip:()=>y,XM:()=>i,Xb:()=>c,ds:()=>v,qg:()=>o});var _=u(59071),
C=u(70549),R=u(21115),I=u(824),M=u(1975),P=u(60912);const v=(0,C.n)(async t=>y(t,await(0,I.Br)(t)));function y(t,e){const n=(S,$)=>(0,_.wh)((0,M.sm)(e,S,$)[0]??
""),r=l(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),m=d(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,x=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,_.Gh)(t.resolve((0,I._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],D=[
r?.name,m,...x.filter(S=>/^PDF\/[\w .:/()-]{1,40}$/.test(S))];return{archive:r,accessible:m,names:D.filter(S=>S!==void 0)}}const d=t=>/^[1-9]$/.test(t);function l(t,e){
if(!d(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function o(t,e,n,r){return e&&s(t,e,[R.dK.pdfaid]),c(n,r)}
const c=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){const e=await(0,I.Br)(t);if(!e)
return[];const{archive:n,accessible:r}=y(t,e);s(t,e,[R.dK.pdfaid,R.dK.pdfuaid]);const m=[n?.name,r].filter(E=>E!==void 0);return m.length>0?[h(m)]:[]}const h=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function s(t,e,n){e.properties.
some(({namespace:r})=>n.includes(r))&&(0,P._L)(t,(0,P.QH)(e,({namespace:r})=>n.includes(r),[]))}}),21115:((j,B,u)=>{u.d(B,{HC:()=>I,dK:()=>_,ee:()=>R});const _={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},C=new Map(Object.
entries(_));class R{uris=new Map;declared=[];known=new Map;enter(d){let l;for(const{name:o,value:c}of d){if(!I(o))continue;const i=o.slice(6),h=this.uris.get(i);
h?h.push(c):this.uris.set(i,[c]),(l??=[]).push(i)}this.declared.push(l??M),l&&this.known.clear()}leave(){const d=this.declared.pop()??M;for(const l of d)this.uris.
get(l).pop();d.length>0&&this.known.clear()}declares(d){return(this.uris.get(v(d))?.length??0)>0}ofElement(d){let l=this.known.get(d);if(!l){const o=v(d),c=this.
uris.get(o)?.at(-1)??C.get(o)??"";this.known.size===P&&this.known.clear(),this.known.set(d,l={namespace:c,local:d.slice(d.indexOf(":")+1)})}return l}ofAttribute(d){
return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const I=y=>y==="xmlns"||y.startsWith("xmlns:"),M=[],P=1e3,v=y=>y.slice(0,Math.max(y.indexOf(":"),
0))}),824:((j,B,u)=>{u.d(B,{Br:()=>y,_6:()=>l,_U:()=>v});var _=u(58552),C=u(1975),R=u(17079),I=u(45599),M=u(59071),P=u(70549);function v(o){const c=o.resolve(o.
trailer.get("Info"));return c instanceof I.Bi?c:c instanceof I.Z6?c.dict:void 0}const y=(0,P.n)(d);async function d(o){const c=o.get(o.catalogNumber),i=c instanceof
I.Bi?o.resolve(c.get("Metadata")):null;if(!(i instanceof I.Z6))return;let h;try{h=o.decoded(i)}catch(s){if(!(s instanceof _.zU)||s.code==="cancelled")throw s;return C.
m}return(0,C.kg)(h,o.job.pace)}function l(o,c){const i=v(o),h=m=>o.resolve(i?.get(m)),s=(m,E,x=", ")=>{const D=(0,C.sm)(c,m,E).map(M.wh).filter(Boolean).join(x);
return D===""?null:D},t=(m,E)=>{const[x=""]=(0,C.sm)(c,m,E);return(0,M.wh)(x)||null},e=(m,E)=>(0,R._)((0,M.Gh)(h(m))??"")??(0,R._)(t("xmp",E)??"")??null,n=o.get(
o.catalogNumber),r=n instanceof I.Bi?(0,M.Gh)(o.resolve(n.get("Lang"))):null;return{title:(0,M.Gh)(h("Title"))??t("dc","title"),author:(0,M.Gh)(h("Author"))??s(
"dc","creator"),subject:(0,M.Gh)(h("Subject"))??t("dc","description"),keywords:(0,M.Gh)(h("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,M.Gh)(
h("Creator"))??t("xmp","CreatorTool"),producer:(0,M.Gh)(h("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:r??t("dc","language")}}}),3907:((j,B,u)=>{u.d(B,{X:()=>h,km:()=>R,ol:()=>_,xK:()=>o});const _=200,C=1e4;async function R(s,t,e){const n=new I(s);
for(let r=n.next();r;r=n.next()){if(e(r))return"left";const m=t.step((r.to-r.from)*4+50);m&&await m}return n.hasDocumentType?"document type":n.malformed?"malfor\
med":"well-formed"}class I{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==M)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===v?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==P))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const r=e.slice(t+1,n),m=[];for(let E=n;;){const x=this.blanks(E),D=e.charCodeAt(x);if(D===P||D===v&&e.charCodeAt(x+1)===P)return this.at=D===
P?x+1:x+2,{kind:D===P?"start":"empty",name:r,attributes:m,from:t,to:this.at};const S=this.name(x),$=this.blanks(S),O=this.blanks($+1),f=e[O];if(x===E||S===x||e[$]!==
"="||f!=='"'&&f!=="'")return;const a=e.indexOf(f,O+1),g=e.slice(O+1,Math.max(a,O+1)),p=g.includes("<")?void 0:d(g);if(a<0||p===void 0||m.length>=C)return;m.push(
{name:e.slice(x,S),value:p,from:x,to:a+1}),E=a+1}}characters(t,e){const n=d(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===v||n===P||n===M||n===61||n===34||n===39)break}return t}}const[M,P,v]=[60,62,47],y=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const r=s.indexOf(";",n);if(r<0||r-n>12)return;const m=s.slice(n+1,r),E=y.get(m)??l(m);if(E===void 0)return;t.push(s.slice(e,n),E),e=r+1}return t.push(s.
slice(e)),t.join("")}function l(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function o(s){const[t,e,n,r]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return i(s);if(t===254&&
e===255||t===0&&e===60)return c(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return c(new TextDecoder("utf-16le").decode(s));const m=new TextDecoder().
decode(s);return c(m.includes("�")?Buffer.from(s).toString("latin1"):m)}const c=s=>s.startsWith("\uFEFF")?s.slice(1):s;function i(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let r=0;r+4<=s.length;r+=4){const m=t.getUint32(r,e);if(m>1114111)return;n.push(String.fromCodePoint(m))}return c(
n.join(""))}const h=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,B,u)=>{u.d(B,{QH:()=>I,T3:()=>M,
_L:()=>d});var _=u(21115),C=u(3907),R=u(45599);function I(l,o,c){const{text:i,properties:h,end:s,about:t}=l,e=[];let n=0;for(const r of h.filter(o).sort((m,E)=>m.
from-E.from))r.from<n||(e.push(i.slice(n,r.from)),n=r.to);return e.push(i.slice(n,Math.max(s,n))),c.length>0&&e.push(P(c,t)),e.push(i.slice(Math.max(s,n))),y(e.
join(""))}function M(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${P(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(l,o){const i=[...new Set(l.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${_.dK[s]}"`).join(""),h=l.map(({prefix:s,name:t,form:e,values:n})=>`\
<${s}:${t}>${v(e,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,C.X)(o)}"${i}>
${h.join("")}</rdf:Description>
`}function v(l,o){const c=i=>o.map(h=>`<rdf:li${i}>${(0,C.X)(h)}</rdf:li>`).join("");switch(l){case"simple":return(0,C.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const y=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(l,o){const c=l.catalog.get("Metadata"),i=l.resolve(c),h=i instanceof R.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],s=new R.Bi([["Type",new R.SX("Metadata")],["Subtype",new R.SX("XML")],...h]),t=new R.Z6(s,Buffer.
from(o,"utf8"));(0,R.i9)(c)&&i instanceof R.Z6?l.put(c,t):l.edit(l.catalogNumber).set("Metadata",l.add(t))}}),1975:((j,B,u)=>{u.d(B,{kg:()=>M,m:()=>I,sm:()=>P});
var _=u(21115),C=u(3907);const R=1e5,I={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(l,o){const c=(0,C.xK)(l);if(c===void 0)return I;const i=new y,
s=await(0,C.km)(c,o,t=>(i.take(t),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:c,properties:i.properties,malformed:s,end:i.end,about:i.
about}}function P(l,o,c){return l?.properties.find(i=>i.name===c&&i.namespace===_.dK[o])?.values??[]}const v=-2;class y{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new _.
ee;open=[];root=v;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==v&&this.open.length>this.root+2}start(o,c,i){if(this.open.length>=C.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const h=this.scope.ofElement(o),s=h.namespace===_.dK.rdf,t=s&&h.local==="li";this.root===v&&this.end<0&&s&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?c.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:o,...h,from:i,language:n}),
this.root===v){if(!s||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(e===1)this.describe(c);else if(e===
2){this.items=[];const r=c.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(o){for(const{name:c,value:i,from:h,
to:s}of o){if((0,_.HC)(c))continue;const{namespace:t,local:e}=this.scope.ofAttribute(c);t===_.dK.rdf&&e==="about"&&(this.about=i),!(t===""||t===_.dK.rdf||t===_.
dK.xml)&&this.add({namespace:t,name:e,values:[i],from:h,to:s})}}close(o,c,i){const h=this.open.pop();if(h?.name!==o){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==v)if(s===0)this.end=c,this.root=v;else if(s===1&&this.loose)this.root=v,this.loose=!1;else if(s===2){const t=this.items.length>
0?d(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:i})}else s>2&&h.namespace===_.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(o){this.properties.length<R?this.properties.push(o):this.broken=
!0}isRdf(o,c){const i=this.scope.ofAttribute(o);return i.local===c&&i.namespace===_.dK.rdf}}function d(l){const o=l.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),c=l.map(({text:i})=>i);return o>0?[c[o],...c.slice(0,o),...c.slice(o+1)]:c}}),33546:((j,B,u)=>{u.d(B,{FB:()=>M,Hr:()=>v,Zh:()=>y,k$:()=>P,qm:()=>d});
var _=u(93604),C=u(45599),R=u(81077);const I={first:0,style:"D",prefix:void 0,start:1};async function M(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const e=(await(0,R.Zc)(s,t,"Nums")).map(([n,r])=>({first:Number(n),label:s.dict(r)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,r)=>n.first-r.first).
filter(({first:n},r,m)=>m[r+1]?.first!==n).map(({first:n,label:r})=>({first:n,...l(s,r)}));return e[0]?.first===0?e:[I,...e]}function P(s,t){const e=s.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[I,...t],r=h(s),m=n.map(({first:E,start:x,...D})=>[E,i({...D,number:x},r)]);e.set("PageL\
abels",s.add((0,R.H6)(s,m,"Nums")))}async function v(s){const t=await M(s);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const r=t[(0,_.M)(e,n)-1];return{
...r,number:r.start+n-r.first}}}function y(s,t){const e=[],n=h(s);let r,m=0;for(const E of t)(!r||!o(r,E))&&e.push([m,i(E,n)]),r=E,m++;return(0,R.H6)(s,e,"Nums")}
async function d(s,t){const e=await v(s);if(!e)return;const n=y(s,Array.from(t,r=>e(r-1)));s.editCatalog().set("PageLabels",s.add(n))}function l(s,t){const e=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),r=s.resolve(t?.get("St"));return{style:e instanceof C.SX?e.text:void 0,prefix:n instanceof C.Mx&&n.bytes.length>0?
n:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function o(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const c=100;function i({style:s,prefix:t,number:e},n){return(0,C.jd)({S:s===
void 0?void 0:(0,C.UU)(s),P:t&&t.bytes.length>c?n(t):t,St:s===void 0||e===1?void 0:e})}function h(s){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=s.add(e)),n}}}),37081:((j,B,u)=>{u.d(B,{O:()=>R});var _=u(45599),C=u(9819);async function R(M,P,v=1/0){const y=new C._i(M),d=(0,C.Wo)(M,"Outlines"),l=[{value:d&&
I(M,d.holder,d.dict,"First"),level:1}];for(let o=l.pop();o;o=l.pop()){const{value:c,level:i}=o;if(c===void 0||!y.first(c)||!P(c,i)||!(0,_.i9)(c))continue;const h=t=>{
const e=M.entry(c.number,t);return e instanceof _.Bi?I(M,c.number,M.get(c.number),t):e};l.push({value:h("Next"),level:i}),i<v&&l.push({value:h("First"),level:i+
1});const s=M.job.pace.step(300);s&&await s}}function I(M,P,v,y){const d=v.get(y);if(!(d instanceof _.Bi))return d;const l=M.add(d);return y==="Next"&&d.set("Pr\
ev",new _.oS(P)),M.edit(P),v.set(y,l),l}}),12207:((j,B,u)=>{u.d(B,{Ht:()=>d,hN:()=>M,jS:()=>I,ji:()=>P});var _=u(45599),C=u(81077),R=u(45657);async function I(l){
const{catalog:o}=l,c=await(0,C.Zc)(l,l.dict(o.get("Names"))?.get("Dests"),"Names");return{names:new Map(l.dict(o.get("Dests"))),strings:new Map(c.map(([i,h])=>[
(0,C.Pu)(i),h]))}}function M({pages:l},o){const c=(0,_.i9)(o)?l.indexOf(o.number):o;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<l.count?c:void 0}function P(l,o){
return o==null?[]:l.array(o)??[o]}const v=8,y=50;class d{document;named;constructor(o,c){this.document=o,this.named=c}static async of(o){return new d(o,await I(
o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,c=v){const{document:i}=this,h=i.resolve(o),s=i.array(
h);if(s)return M(i,s[0]);if(c===0)return;const t=i.dict(h);return t?this.pageOfDestination(t.get("D"),c-1):this.pageOfDestination(this.namedBy(h),c-1)}namedBy(o){
const{names:c,strings:i}=this.named;if(o instanceof _.SX)return c.get(o.text)??i.get(o.text);if(!(o instanceof _.Mx))return;const h=(0,C.Pu)(o);return i.get(h)??
c.get(h)}pageOfAction(o){const{document:c}=this,i=o===void 0?[]:[o];for(let h=0;i.length>0&&h<y;h++){const s=c.dict(i.shift());if(!s)continue;const e=(0,_.Eo)(c.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(e!==void 0)return e;(0,R.RZ)(i,P(c,s.get("Next")).slice(0,y))}}}}),779:((j,B,u)=>{u.d(B,
{patternOf:()=>E,G:()=>r,y:()=>P});var _=u(58552),C=u(98472),R=u(34378);const I=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),M=(x,D)=>P([x],D);async function P(x,D){const S=new Set;for(const O of x)S.add((await o(O,D)).text.trim());S.delete("");const $=[
...S].map(O=>O.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(O,f,a)=>{const g=a.step(O.length>>2);if(g&&await g,await v(O,$,a))return{matches:[],
truncated:!1};const p=await o(O,a),w=[];for(const A of S)if(!await l(A,p,w,f,a))return{matches:w,truncated:!0};return S.size>1&&w.sort((A,k)=>A.start-k.start||k.
end-A.end),{matches:w,truncated:!1}}}}async function v(x,D,S){if(x.length<y||d.test(x))return!1;const $=x.toLowerCase().replaceAll("ß","ss");for(const O of D){
const f=S.step(($.length>>3)*O.length);if(f&&await f,O.every(a=>$.includes(a)))return!1}return!0}const y=64,d=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function l(x,{
text:D,places:S},$,O,f){const a=f.step(D.length>>3);a&&await a;for(let g=D.indexOf(x),p=0;g>=0;g=D.indexOf(x,p)){if($.length===O)return!1;for(p=g+x.length;S[p]===
S[p-1];)p++;$.push((0,C.z)(S[g],S[p]));const w=f.step(x.length);w&&await w}return!0}async function o(x,D){if(!c.test(x))return h(x,D);const S=[];let $="";for(const{
0:O,1:f,2:a,index:g}of x.matchAll(I)){const p=a===void 0?f?.toLowerCase()??t(O):" ";for(let A=0;A<p.length;A++)S.push(f===void 0?g:g+A);$+=p;const w=D.step(O.length*
10);w&&await w}return S.push(x.length),{text:$,places:S}}const c=/[^\0-\x7f]/,i=65536;async function h(x,D){const S=new Uint32Array(x.length+1);let $="",O=0,f=!1;
for(let a=0;a<x.length;a+=i){const g=x.slice(a,a+i),p=D.step(g.length);p&&await p;const w=f;for(let k=0;k<g.length;k++){const K=s(g.charCodeAt(k));(!K||!f)&&(S[O++]=
a+k),f=K}const A=g.toLowerCase().replace(/\s+/g," ");$+=w&&A.startsWith(" ")?A.slice(1):A}return S[O]=x.length,{text:$,places:S}}const s=x=>x===32||x>=9&&x<=13,
t=x=>(0,R.w)((0,R.w)(x).toUpperCase().toLowerCase()),e=/^\/.+\/([dgimsuvy]*)$/s,n=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function r(x,D){const S=e.exec(x);return D==="regex"?S?"slashes":void 0:n.test(x)||S&&S[1]!==""?"regex-as-words":void 0}const m=1e6;async function E(x,D,S,$,O){
const f=S==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(D,O):await M(D,$);if("problem"in f)throw(0,_.G6)([{field:x,message:f.
problem}]);return{hasGroups:f.hasGroups,search:async(a,g,p)=>{const w=await f.search(a.slice(0,m),g,p);return a.length>m?{...w,truncated:!0}:w}}}}),98472:((j,B,u)=>{
u.d(B,{z:()=>_});const _=(C,R,I=[])=>({start:C,end:R,groups:Object.fromEntries(I)})}),33973:((j,B,u)=>{u.d(B,{Gy:()=>i,Rf:()=>h,Ip:()=>s});var _=u(54619),C=u(85368),
R=u(88500);class I{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new R.s;signed=new Set;constructor(f,a,g){this.detail=a,
this.strings=g,this.scan.strings=g;const p=new Int32Array(a?8*f:f);this.done=new Uint8Array(a?f:0);const w=A=>p.subarray(A*f,(A+1)*f);this.end=w(0),this.valueEnd=
w(1),this.dataStart=w(2),this.dataEnd=w(3),this.lengthStart=w(4),this.lengthEnd=w(5),this.from=w(6),this.to=w(7)}}var M=u(78157),P=u(79725),v=u(4e4),y=u(39150),
d=u(45599);class l{scan=new R.s;ranges=new Map}const o=2;class c{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(f,a,g){this.walked=g,this.live=
new Uint8Array(f),this.via=new Int32Array(a?f:0)}}async function i(O,{watched:f}={}){const{markings:a,referrers:g}=await h([O],{watched:f,detail:!0}),{live:p,via:w}=a[0];
return{live:p,via:w,referrers:g}}async function h(O,f={}){const a=new m(O,f);return await a.run(),a}function s(O,{repairs:f}){for(const{part:a,number:g,value:p}of f)
O[a].put(g,p)}const t=100,e=100,n=-2;function r(O){if(O instanceof d.Z6)return O.data.length+r(O.dict);if(Array.isArray(O))return 12*O.length;if(!(O instanceof d.
Bi))return t;let f=30*O.size;for(const a of O.values())Array.isArray(a)&&(f+=12*a.length);return f}class m{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new P.R;strings;alias;constructor(f,{detail:a=!1,strings:g=!1,watched:p,alias:w}){if(this.documents=f,this.strings=
g,this.alias=w,this.markings=f.map(A=>new c(A.size,p!==void 0,x(A,g||a,g))),!!p){this.watched=new Uint8Array(f[0].size);for(const A of p)this.watched[A]=1}}async run(){
const{documents:f,stack:a}=this,[g]=f;for(const[p,w]of g.trailer)p!=="Encrypt"&&this.followValue(0,w);for(;a.length>0;){const p=a.pop(),w=p%f.length,A=g.job.pace.
step(this.follow(w,(p-w)/f.length));A&&await A}for(const{live:p,signed:w,walked:A}of this.markings)for(const k of A.signed)p[k]===1&&w.add(k)}visit(f,a){this.alias&&
({part:f,number:a}=this.alias(f,a)??{part:f,number:a}),this.watched&&this.watched[a]===1&&this.referrers.add(this.current);const g=this.markings[f],{live:p}=g;if(a>
0&&a<p.length&&p[a]!==0)return;const w=this.documents[f];if(a<=0||a>=p.length||!w.exists(a))return w.missed(a);p[a]=1,this.watched&&(g.via[a]=this.current),this.
stack.push(a*this.documents.length+f)}follow(f,a){const g=this.documents[f],p=this.markings[f],{walked:w}=p;if(this.current=a,p.count++,g.isChanged(a))return this.
followChanged(g,p,f,a);if(w.done[a]===1)return this.followAgain(g,p,f,a);const{scan:A,detail:k}=w;k||(A.used=0);const K=A.used,G=g.table.kind[a]===_.tL?this.walk(
g,w,a):this.walkPlace(g,a,A);return G<0||A.byteRange&&this.isSignature(w.signed,a)?this.forget(A,K).followRepaired(g,f,a):(p.bytes+=G,k&&(w.from[a]=K,w.to[a]=A.
used,w.valueEnd[a]=this.extent.valueEnd,w.done[a]=1),this.followMarks(f,A,K,A.used,A.lengthStart),e+G)}followChanged(f,a,g,p){const w=f.patched(p);if(!w){const X=f.
edited.get(p);return E(X)||X===null?this.followRepaired(f,g,p):(this.followValue(g,X),a.bytes+=r(X),e)}const{detail:A}=a.walked;if(w.references&&!A&&!f.suspect){
for(let X=w.first;X<w.last;X++)this.visit(g,w.references[X]);return a.bytes+=w.end-w.start,e}const{scan:k,ranges:K}=D(a);A||(k.used=0);const G=k.used,H=this.walkPlace(
f,p,k);return H<0||k.byteRange&&this.isSignature(a.signed,p)?this.forget(k,G).followRepaired(f,g,p):(a.bytes+=H,A&&K.set(p,{from:G,to:k.used,valueEnd:this.extent.
valueEnd}),this.followMarks(g,k,G,k.used,k.lengthStart),e+H)}followAgain(f,a,g,p){const{walked:w}=a;return a.bytes+=w.end[p]>0?w.end[p]-f.table.place[p]:t,this.
followMarks(g,w.scan,w.from[p],w.to[p],w.lengthStart[p]),e}isSignature(f,a){return f.add(a),this.strings}followMarks(f,{marks:a},g,p,w){const A=this.strings?w:n;
for(let k=g;k<p;k+=3)a[k]!==R.A&&a[k+1]!==A&&this.visit(f,a[k])}forget(f,a){return f.used=a,this}followRepaired(f,a,g){const p=f.get(g),w=E(p)?f.resolve(p):p;return w===
null?(this.markings[a].live[g]=o,this.markings[a].count--):this.repair(a,g,w),e}repair(f,a,g){this.repairs.push({part:f,number:a,value:g}),this.followValue(f,g)}followValue(f,a){
const g=[a];for(;g.length>0;){const p=g.pop();if(p instanceof d.oS)this.visit(p instanceof d.rV?p.part:f,p.number);else if(Array.isArray(p))for(const w of p)g.push(
w);else if(p instanceof d.Bi){p.has("ByteRange")&&this.markings[f].signed.add(this.current);for(const w of p.values())g.push(w)}else if(p instanceof d.Z6)for(const[
w,A]of p.dict)w!=="Length"&&g.push(A)}}walk(f,a,g){const{extent:p}=this,{bytes:w}=f,{scan:A}=a,k=f.bodies[g];A.forgetLength();const{kept:K}=this,G=!this.strings&&
f.recallEntries(g,K);G&&A.append(K.scan.marks,K.marksFrom,K.marksTo);const H=G?K.close+2:A.value(w,k,w.length);return H<0||w[H-1]===M.AV||!(0,C.x)(f,H,A,p)||f.suspect&&
!(0,y.D)(w,k,H)||A.doubtful&&(0,v.oC)(w,k,H)?-1:(p.dataStart<0&&(A.lengthStart=-1),a.end[g]=p.end,a.detail&&(a.dataStart[g]=p.dataStart,a.dataEnd[g]=p.dataEnd,a.
lengthStart[g]=A.lengthStart,a.lengthEnd[g]=A.lengthEnd),p.end-f.table.place[g])}walkPlace(f,a,g){const p=f.place(a);if(!p)return-1;const{bytes:w,start:A,end:k}=p;
g.forgetLength();const K=g.value(w,A,k);return g.lengthStart=-1,K<0&&!$(w,A,k)||S(w,A,k)||K>0&&w[K-1]===M.AV||K>=0&&(0,M.AN)(w,K,k)<k||f.suspect&&!(0,y.D)(w,A,k)||
g.doubtful&&(0,v.oC)(w,A,k)?-1:(this.extent.valueEnd=K<0?k:K,k-A)}}const E=O=>O instanceof d.oS&&!(O instanceof d.rV);function x(O,f,a){const g=O.walked;if(g?.strings===
a)return g;const p=new I(O.size,f,a);return f&&(O.walked=p),p}function D(O){return O.patches||(O.patches=new l,O.patches.scan.strings=O.walked.strings),O.patches}
function S(O,f,a){const g=(0,M.AN)(O,f,a);return g>=a||O[g]===M.yq&&(0,M.wb)(O,g,"null")}function $(O,f,a){for(let g=f;g<a;g++)if("<([/%".includes(String.fromCharCode(
O[g])))return!1;return!0}}),90536:((j,B,u)=>{u.d(B,{C:()=>C,L:()=>R});var _=u(45599);function C(I,M){const P=[I];for(;P.length>0;){const v=P.pop(),y=v instanceof
_.Z6?v.dict:v;if(Array.isArray(y))for(const d of y)P.push(d);else if(y instanceof _.Bi){M(y);for(const d of y.values())P.push(d)}}}function R(I,M){const P=[];return C(
I,v=>{P.length===0&&M(v)&&P.push(v)}),P.length>0}}),22332:((j,B,u)=>{u.d(B,{l3:()=>P,mq:()=>y,nD:()=>v});var _=u(78157),C=u(45798),R=u(45599);const I=50,M=1e4;function P(d,l){
const o=(0,_.bS)(d).lastIndexOf("startxref",l);return o<0?-1:(0,_.JI)(d,(0,_.AN)(d,o+9,l),l).value}function v(d,l){const o=d.length;if(l<0||l>=o)return;const c=(0,_.
AN)(d,l,o),i=!(0,_.w1)(d,c,"xref"),h=i?-1:(0,_.bS)(d).indexOf("trailer",c),s=i?(0,_.ay)(d,c,o)?.body??-1:h<0?-1:h+7,t=s<0?null:new C.i(d,s,o,I).value();return(0,R.
Zm)(t)?{at:l,isStream:i,trailer:t}:void 0}function y(d){const l=new Set;for(let o=P(d,d.length);typeof o=="number"&&!l.has(o)&&l.size<M;){const c=v(d,o);if(!c)break;
l.add(o),o=c.trailer.get("Prev")}return l}})};
