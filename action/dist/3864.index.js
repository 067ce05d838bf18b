"use strict";exports.id=3864,exports.ids=[3864,779],exports.modules={4406:((j,B,l)=>{l.d(B,{EC:()=>o,Pu:()=>c,Qf:()=>I,fU:()=>d,g$:()=>M,oH:()=>E});var _=l(58552),C=l(61729);
const R=1e3,I=(i,h,{found:s=null,limit:t=null,pages:e=[]}={})=>({rule:i,found:s,limit:t,pages:e.slice(0,R),message:h}),E=["open_password"],M=(i,h,s)=>`The file \
has ${i} ${s}; at most ${h} are allowed.`;function O({failures:i}){return Array.isArray(i)?i.flatMap(D):[]}function D(i){if(!(0,C.Gv)(i))return[];const{rule:h,found:s,
limit:t,pages:e,message:n}=i;if(typeof h!="string"||typeof n!="string")return[];const r=Array.isArray(e)?e.filter(m=>typeof m=="number"):[];return[{rule:h,found:u(
s),limit:u(t),pages:r,message:n}]}const u=i=>typeof i=="number"?i:null;function d(i,{nameOf:h,restate:s}){const{checks:t}=i,e=O(i).map(r=>({...s(r),rule:h(r.rule)})),
n=Array.isArray(t)?t.flatMap(r=>typeof r=="string"?[h(r)]:[]):[];return{...i,...t!==void 0&&{checks:n},failures:e}}class o extends _.zU{report;constructor(h){const s=O(
h).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:E}))}),this.report=h}}
function c(i){if(i.passed===!1)throw new o(i)}}),85673:((j,B,l)=>{l.d(B,{gx:()=>E,h:()=>I});function _(u,d){const o=C(u,d);if(o!==void 0)return[o];const c=O(u);
return d.filter(i=>O(i).some(h=>h.length>3&&c.includes(h)))}function C(u,d){let o;for(const c of d){const i=R(O(u),O(c));i<=2&&i<(o?.count??1/0)&&(o={name:c,count:i})}
return o?.name}function R(u,d){return u.length!==d.length?u.length*d.length===0?1/0:R([u.join("")],[d.join("")]):d.reduce((o,c,i)=>{const h=u[i]??"",s=Math.min(
h.length,c.length),t=D(h,c);return t>(s<3?0:s<7?1:2)?1/0:o+t},0)}const I=(u,d)=>M(_(u,d));function E(u,d){const o=C(u,d),c=i=>O(i).sort().join(" ");return M(o===
void 0?d.filter(i=>u!==""&&c(i)===c(u)):[o])}const M=u=>u.length===0||u.length>3?"":` (did you mean ${u.join(" or ")}?)`,O=u=>u.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function D(u,d){let o=[],c=Array.from({length:d.length+1},(i,h)=>h);for(let i=0;i<u.length;i++){const h=[i+
1];for(let s=0;s<d.length;s++){const t=i>0&&s>0&&u[i]===d[s-1]&&u[i-1]===d[s];h.push(Math.min((c[s+1]??0)+1,(h[s]??0)+1,(c[s]??0)+(u[i]===d[s]?0:1),t?(o[s-1]??0)+
1:1/0))}o=c,c=h}return c.at(-1)??0}}),45657:((j,B,l)=>{l.d(B,{Kf:()=>R,RZ:()=>_,YG:()=>I,vH:()=>C});function _(E,M){for(const O of M)E.push(O)}function C(E,M,O){
const D=E.get(M);D?D.push(O):E.set(M,[O])}const R=E=>{let M=-1/0;for(const O of E)M=Math.max(M,O);return M},I=E=>{let M=1/0;for(const O of E)M=Math.min(M,O);return M}}),
15193:((j,B,l)=>{l.r(B),l.d(B,{check_document:()=>L});var _=l(4406),C=l(44091),R=l(59071);const I=["validation_data","time_stamps","signatures"];function E({entries:T}){
return T.filter(({kind:k})=>k==="approval"||k==="certification").length===0?["has no signature"]:T.flatMap(k=>M(k)??[])}function M(T){const{field:b,intact:k,verified:U,
changesAfter:W,problems:V}=T,F=`the signature ${b===null?"without a name":`'${(0,R.wh)(b).slice(0,60)}'`}`;if(k!==!0)return`has ${F}, which is not intact`;if(U!==
!0)return`has ${F}, which could not be verified`;const z=W.filter(N=>!O(T).includes(N));return z.length>0||V.includes("certification_violated")?`was changed aft\
er ${F}: ${(z.length>0?z:W).join(", ")}`:(0,C.gH)(T)?void 0:`has ${F}, with problems: ${V.join(", ")}`}function O({certification:T}){return T==="fill_forms"?[...I,
"form_values"]:T==="comments"?[...I,"form_values","annotations"]:I}var D=l(22397),u=l(92356),d=l(98446),o=l(41112),c=l(5899),i=l(41561),h=l(36211),s=l(37709),t=l(
86491),e=l(58971),n=l(779),r=l(9312),m=l(22154),v=l(49568);const x=new Set(["sh","Do","BI"]);async function P(T,b){const{required_text:k,forbidden_text:U,search_mode:W}=T;
return{required:k===void 0?void 0:await(0,r.Gv)("required_text",k,W,b),forbidden:U===void 0?void 0:await(0,r.Gv)("forbidden_text",U,W,b)}}const S=T=>[...["requi\
red_text","forbidden_text","maximum_unreadable"].filter(b=>T[b]!==void 0),...T.require_searchable?["require_searchable"]:[]];async function $(T,b,k){const U=new m.
z(T,T.pages.count),W=await y(T,b,k,U),V=k.required!==void 0&&!W.isRequiredThere,F=[...V?[(0,_.Qf)("required_text",g(b,U),{found:0,limit:1})]:[],...p("forbidden_\
text",W.forbidden,N=>`The forbidden text is on ${N}.`),...p("forbidden_text",W.unsearched,N=>`There is more text on ${N} than can be searched, so it is not know\
n whether the forbidden text is there.`),...p("forbidden_text",W.unknown,N=>`The document lacks fonts of ${N}, so it is not known whether the forbidden text is \
there.`),...p("forbidden_text",W.damaged,N=>`Content of ${N} is damaged, so it is not known whether the forbidden text is there.`),...p("forbidden_text",W.withDamagedFonts,
N=>`Fonts of ${N} are damaged, so it is not known whether the forbidden text is there.`),...p("require_searchable",W.withoutText,N=>`${(0,d.NV)(N)} ${(0,d.d5)(W.
withoutText.length,"has","have")} images or drawings, but little or no text.`),...f(b,U)],z=[...U.notes,...V?a("required_text",b):[],...k.forbidden&&W.forbidden.
length===0?a("forbidden_text",b):[]];return{violations:F,notes:z,textlessPages:U.textlessPages}}async function y(T,{require_searchable:b},{required:k,forbidden:U},W){
const{pace:V}=T.job,F=new e.X(T),z=async Z=>w(await F.page(Z-1),V);let N=!1;const[Q,J,q]=[[],[],[]],[et,st,tt]=[[],[],[]];for(let Z=1;Z<=T.pages.count;Z++){const Y=await W.
page(Z);if(k&&!N&&(N=(await(0,v.m6)(Y,k,V)).isFound),U){const{isFound:nt,truncated:ot}=await(0,v.m6)(Y,U,V);nt?Q.push(Z):ot?J.push(Z):Y.found.fragments.some(({style:lt})=>lt.
font===t.Z)?q.push(Z):Y.found.damage?.ofContent?et.push(Z):Y.found.damage?.ofFonts&&st.push(Z)}b&&(W.isScan(Z)||Y.characters===0&&await z(Z))&&tt.push(Z)}return{
isRequiredThere:N,forbidden:Q,unsearched:J,unknown:q,damaged:et,withDamagedFonts:st,withoutText:tt}}function f({maximum_unreadable:T},b){const{unreadable:k,unreadableOn:U}=b;
if(T===void 0||k<=T)return[];const W=`${b.unreadableWords} cannot be read; at most ${T} are allowed.`;return[(0,_.Qf)("maximum_unreadable",W,{found:k,limit:T,pages:U})]}
const a=(T,b)=>(0,r.$0)(T,b[T]??"",b.search_mode);function g({required_text:T="",search_mode:b},{textlessPages:k}){const U=k.length===0?"":`, and ${(0,m.q)(k)}`,
W=(0,n.G)(T,b)?" It looks as if it were written for another search mode.":"";return`The required text is not in the document${U}.${W}`}const p=(T,b,k)=>b.length===
0?[]:[(0,_.Qf)(T,k((0,d.oi)(b)),{found:b.length,limit:0,pages:b})];async function w(T,b){let k=!1;return await(0,s.Ko)(T,b,({operator:U})=>{const W=h.lJ.get(U);
k||=x.has(U)||W?.fill!==void 0||W?.strokes===!0}),k}var A=l(45657);const L=async(T,b,k)=>{const{quiet:U,wasRepaired:W}=(0,i.gd)(k),V=await P(b,k),F=await(0,u.E)(
T.bytes,U,{password:b.open_password,evenIfLocked:!0}),z=T.bytes.length,N=(0,o.YX)(F),Q=await H(F,b,V),J=await ct(F,T.bytes,b,W()),q=[...await it(F,b,z),...J,...Q.
violations],et=Object.entries(b).flatMap(([nt,ot])=>K.has(nt)||ot===!1?[]:[nt]),tt={passed:q.length===0,checks:et,failures:q,pageCount:N,fileSize:z,locked:(0,o.
ln)(F)};b.on_violation==="error"&&(0,_.Pu)(tt);const Z=[...W()?[G]:[],...Q.notes],{textlessPages:Y}=Q;return{documents:[N===null?T:{...T,pageCount:N}],data:tt,notes:Z,
facts:{...Y&&{textlessPages:Y}}}},K=new Set(["open_password","search_mode","on_violation"]),G=(0,c.A)("The document is damaged. Octavo could read it; other prog\
rams may not.");async function H(T,b,k){const U=S(b);return U.length===0?{violations:[],notes:[]}:(0,o.ln)(T)?{violations:[X(U[0],"what its text is")],notes:[]}:
await $(T,b,k)}const X=(T,b)=>(0,_.Qf)(T,`The document needs a password to open, so it is not known ${b}: give it as open_password.`);async function it(T,b,k){const{
maximum_pages:U,maximum_bytes:W,require_embedded_fonts:V,require_unlocked:F,forbid_javascript:z}=b,N=[];if(U!==void 0){const J=(0,o.YX)(T);J===null?N.push(X("ma\
ximum_pages","how many pages it has")):J>U&&N.push((0,_.Qf)("maximum_pages",`The document has ${(0,d.y_)(J,"page")}; at most ${U} are allowed.`,{found:J,limit:U}))}
W!==void 0&&k>W&&N.push((0,_.Qf)("maximum_bytes",(0,_.g$)(k,W,"bytes"),{found:k,limit:W})),V&&(0,A.RZ)(N,rt(await(0,o.Uz)(T))),F&&T.security?.opensWithoutPassword===
!1&&N.push((0,_.Qf)("require_unlocked","The document does not open without a password."));const Q=z?await(0,o.xS)(T):!1;return Q===null?N.push(X("forbid_javascr\
ipt","whether it has JavaScript")):Q&&N.push((0,_.Qf)("forbid_javascript","The document has JavaScript.")),b.require_e_invoice&&(0,A.RZ)(N,await at(T)),N}function rt(T){
const b="require_embedded_fonts";if(!T)return[X(b,"which fonts it has")];const k=ft(T);if(k.length===0)return[];const U=k.length===1?"A font is":`${k.length} fo\
nts are`;return[(0,_.Qf)(b,`${U} not embedded: ${(0,d.Dw)([...new Set(k)])}.`,{found:k.length,limit:0})]}async function at(T){const b="require_e_invoice";if((0,o.
ln)(T))return[X(b,"whether it is an electronic invoice")];const{failures:k}=await(0,D.sw)(T);return(0,D.cj)(k).map(U=>(0,_.Qf)(b,`The document is not a valid el\
ectronic invoice: ${U}.`))}async function ct(T,b,k,U){const W="require_signature";if(!k.require_signature)return[];if((0,o.ln)(T))return[X(W,"whether it is sign\
ed")];const V=await(0,C.ae)(T,b,{password:k.open_password,anchors:void 0,isDamaged:U});return E(V).map(F=>(0,_.Qf)(W,`The document ${F}.`))}const ft=T=>T.flatMap(
({embedded:b,name:k})=>b?[]:[k===null?"a font without a name":dt(k)]),dt=T=>T.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((j,B,l)=>{l.d(B,{A:()=>_});
const _=C=>({code:"document_damaged",message:C})}),9312:((j,B,l)=>{l.d(B,{$0:()=>M,Gv:()=>R,MM:()=>E});var _=l(779),C=l(42973);const R=(D,u,d,{pace:o,limits:c})=>(0,_.
patternOf)(D,u,d,o,O(D,c)),I={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function E(D,u){const d=(0,_.G)(D,u);return d&&
I[d]}function M(D,u,d){const o=E(u,d);return o===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${D}, which ${o}.`,mentions:[D,"search_m\
ode"]}]}function O(D,{searching:u}){let d=u;return o=>{if(d-=o,d<0)throw(0,C.F)("searching",`The search takes more than ${u} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",D)}}}),49568:((j,B,l)=>{l.d(B,{Ao:()=>E,IQ:()=>M,m6:()=>O});var _=l(
27077);const C=1e3,R=1e6,I=1e3;async function E(n,r,m,v){const x=Math.max(m,C),P=await D(n.flow,r,x,v),S=await u(n,r,x,v),$=await c(P.found,S.found,n,v);return{
matches:$.slice(0,m).map(e),truncated:P.truncated||S.truncated||$.length>m}}async function M(n,r,m,v){const x=await D(n.flow,r,m,v),P=await u(n,r,m,v);return{all:[
...x.found,...P.found],counted:await c(x.found,P.found,n,v),truncated:x.truncated||P.truncated}}async function O(n,r,m){const v=await D(n.flow,r,1,m);if(v.found.
length>0)return{isFound:!0,truncated:!0};const x=await u(n,r,1,m);return{isFound:x.found.length>0,truncated:v.truncated||x.truncated}}async function D(n,r,m,v){
const{matches:x,truncated:P}=await r.search(n.text,m,v);return{found:x.map(S=>({...S,flow:n})),truncated:P}}async function u(n,r,m,v){const{flow:x,lines:P}=await(0,_.
k6)(n.visualText(),v),{text:S}=x,$=[];let y=S.length>R;for(const f of P){if(f.end>R||$.length>=m){y=!0;break}const a=v.step(I);a&&await a;const{matches:g,truncated:p}=await r.
search(S.slice(f.start,f.end),m-$.length,v);y||=p;for(const{start:w,end:A,groups:L}of g)$.push({start:f.start+w,end:f.start+A,groups:L,flow:x})}return{found:$,truncated:y}}
const[d,o]=[500,30];async function c(n,r,m,v){if(r.length===0)return n;const x=h(m),P=new Set,S=[];for(const f of r){const a=v.step((f.end-f.start)*o+d);a&&await a;
const g=s(f,x),p=new Set;for(const{from:K,to:G}of g)for(let H=t(n,K);H<n.length&&n[H].start<G;H++)p.add(H);const[w]=p,A=p.size===1?n[w]:void 0;if(A&&g.every(({from:K,
to:G})=>A.start<=K&&G<=A.end))continue;for(const K of p)P.add(K);const L=g.reduce((K,G)=>Math.min(K,G.from),1/0);S.push({match:f,from:L})}const $=n.flatMap((f,a)=>P.
has(a)?[]:[{match:f,from:f.start}]);return(await(0,_.k6)((0,_.p9)([...$,...S],(f,a)=>f.from-a.from),v)).map(({match:f})=>f)}const i=-1;function h({flow:n,found:{
edges:r}}){const m=new Int32Array(r.count).fill(i);for(const{first:v,position:x,count:P}of n.letters(0,n.text.length))for(let S=0;S<P;S++)m[v+S]=x+S;return m}function s({
flow:n,start:r,end:m},v){const x=[];for(const{first:P,count:S}of n.letters(r,m))for(let $=P;$<P+S;$++){const y=v[$];if(y===i)continue;const f=x.at(-1);f?.to===y?
f.to++:x.push({from:y,to:y+1})}return x}function t(n,r){let m=0;for(let v=n.length;m<v;){const x=m+v>>1;n[x].end<=r?m=x+1:v=x}return m}const e=({flow:n,start:r,
end:m,groups:v})=>({text:n.text.slice(r,m),groups:v,box:n.box(r,m),boxes:n.lineBoxes(r,m)})}),84961:((j,B,l)=>{l.d(B,{$x:()=>d,Kh:()=>D,qg:()=>o,xS:()=>u});var _=l(
58552),C=l(33973),R=l(90536),I=l(45599),E=l(3907),M=l(33311),O=l(9819);function D(i,h){const s=i.resolve(h.get("S"));return(!h.has("S")||(0,I.Eo)(s,"JavaScript")||
(0,I.Eo)(s,"Rendition"))&&i.resolve(h.get("JS"))!==null}async function u(i,h){const s=h.filter(e=>(0,R.L)(i.get(e),n=>D(i,n)));if(s.length===0)return!1;const{live:t}=await(0,C.
Gy)(i);return s.some(e=>t[e]===1)}async function d(i){return await u(i,(await(0,M.S)(i)).JS)||o(i)}async function o(i){if(!(0,I.Zm)(i.get(i.catalogNumber)))return!1;
const h=i.resolve((0,O.Wo)(i,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(i.security?.locked===!0)return null;for(const s of Array.isArray(h)?h:[h]){const t=i.
resolve(s);if(!(t instanceof I.Z6))continue;let e;try{e=await i.decodedAtEase(t)}catch(r){if(!(r instanceof _.zU)||r.code==="cancelled")throw r;return!0}const n=(0,E.
xK)(e);if(n===void 0||n.includes("script")&&await c(n,i.job.pace))return!0}return!1}async function c(i,h){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,E.km)(i,h,s)!=="well-formed"}}),6856:((j,B,l)=>{l.d(B,{n:()=>o,w:()=>M});var _=l(78157),C=l(79725),R=l(45599),I=l(70549),E=l(6057);const M=(0,I.
n)(O);async function O(s){const{pages:t,job:e}=s,n=new o(s),r=new Int32Array(t.count),m=new Set;for(let v=0;v<t.count;v++){n.goTo(v),r[v]=n.kind,m.add(n.resources);
const x=e.pace.step(300);x&&await x}return{kinds:n.kinds,kindOf:r,resources:m}}const D=["MediaBox","CropBox","Rotate","UserUnit"],u=2e3,d=/\(|(?:^|[^<])<(?!<)/;
class o{document;kinds=[];kind=-1;resources;bytes;entries=new C.R;index=-1;inherited;geometry=new c(D);own=new c(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:e,entries:n,inherited:r}=this,{pages:m}=e,v=m.number(t),x=e.place(v),P=m.inheritedBy(t);if(this.index=t,this.inherited=P,
!x||!e.locate(v,x,n)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=m.attribute(t,"Resources");return}(this.
bytes?.buffer!==x.bytes.buffer||this.bytes.byteOffset!==x.bytes.byteOffset)&&(this.bytes=(0,_.bS)(x.bytes));const[S,$]=[this.geometry.take(this.bytes,n),this.own.
take(this.bytes,n)];(!S||P!==r)&&(this.kind=this.recognise(P)),(!$||P!==r)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.
pages.number(this.index);if(!e)return t.entry(n,"Contents");const r=this.entries.find(e,"Contents");if(r<0)return;const{at:m}=this.entries;return h(e,m[r+2],m[r+
3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:e}=this,{pages:n}=t,[r,m]=this.own.of(0);if(r===m)return n.
inheritedBy(e).Resources;const v=h(this.bytes,r,m);if(v)return v;const x=()=>t.entry(n.number(e),"Resources");if(m-r>u)return x();const P=this.own.text();return t.
security&&d.test(P)?x():(this.dictionaries.has(P)||this.dictionaries.set(P,x()),this.dictionaries.get(P))}recognise(t){let e=this.recognised.get(t);e||this.recognised.
set(t,e=new Map);const n=this.geometry.text();let r=e.get(n);return r===void 0&&e.set(n,r=this.kindHere()),r}kindHere(){const t=(0,E.iw)(this.document,this.index),
e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class c{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:r,to:m,keys:v}=this;let x=n!==
void 0;for(let P=0;P<v.length;P++){const S=e.find(t,v[P]),$=S<0?0:e.at[S+2],y=S<0?0:e.at[S+3];x&&=i(n,r[P],m[P],t,$,y),r[P]=$,m[P]=y}return this.bytes=t,x}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function i(s,t,e,n,r,m){
if(e-t!==m-r)return!1;for(let v=t,x=r;v<e;v++,x++)if(s[v]!==n[x])return!1;return!0}function h(s,t,e){if(!(0,_.yp)(s[t])||s[e-1]!==_.AV||s[e-2]!==_.Z4)return;const n=(0,_.
JI)(s,t,e),r=(0,_.JI)(s,n.after+1,e);return s[n.after]===_.Z4&&r.value>=0&&r.after===e-2?new R.oS(n.value,r.value):void 0}}),21281:((j,B,l)=>{l.d(B,{Ip:()=>D,XM:()=>i,
Xb:()=>c,ds:()=>O,qg:()=>o});var _=l(59071),C=l(70549),R=l(43496),I=l(824),E=l(1975),M=l(60912);const O=(0,C.n)(async t=>D(t,await(0,I.Br)(t)));function D(t,e){
const n=(S,$)=>(0,_.wh)((0,E.sm)(e,S,$)[0]??""),r=d(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),m=u(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,x=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,_.Gh)(t.resolve((0,I._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],P=[r?.name,m,...x.filter(S=>/^PDF\/[\w .:/()-]{1,40}$/.test(S))];return{archive:r,accessible:m,names:P.filter(S=>S!==
void 0)}}const u=t=>/^[1-9]$/.test(t);function d(t,e){if(!u(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function o(t,e,n,r){
return e&&s(t,e,[R.dK.pdfaid]),c(n,r)}const c=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){
const e=await(0,I.Br)(t);if(!e)return[];const{archive:n,accessible:r}=D(t,e);s(t,e,[R.dK.pdfaid,R.dK.pdfuaid]);const m=[n?.name,r].filter(v=>v!==void 0);return m.
length>0?[h(m)]:[]}const h=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function s(t,e,n){e.properties.some(({namespace:r})=>n.includes(r))&&(0,M._L)(t,(0,M.QH)(e,({namespace:r})=>n.includes(r),[]))}}),43496:((j,B,l)=>{l.d(B,{HC:()=>I,
dK:()=>_,ee:()=>R});const _={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},C=new Map(Object.entries(_));class R{uris=new Map;declared=[];known=new Map;enter(u){let d;for(const{name:o,value:c}of u){if(!I(o))continue;const i=o.
slice(6),h=this.uris.get(i);h?h.push(c):this.uris.set(i,[c]),(d??=[]).push(i)}this.declared.push(d??E),d&&this.known.clear()}leave(){const u=this.declared.pop()??
E;for(const d of u)this.uris.get(d).pop();u.length>0&&this.known.clear()}declares(u){return(this.uris.get(O(u))?.length??0)>0}ofElement(u){let d=this.known.get(
u);if(!d){const o=O(u),c=this.uris.get(o)?.at(-1)??C.get(o)??"";this.known.size===M&&this.known.clear(),this.known.set(u,d={namespace:c,local:u.slice(u.indexOf(
":")+1)})}return d}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const I=D=>D==="xmlns"||D.startsWith("xmlns:"),E=[],M=1e3,O=D=>D.
slice(0,Math.max(D.indexOf(":"),0))}),824:((j,B,l)=>{l.d(B,{Br:()=>D,_6:()=>d,_U:()=>O});var _=l(58552),C=l(1975),R=l(17079),I=l(45599),E=l(59071),M=l(70549);function O(o){
const c=o.resolve(o.trailer.get("Info"));return c instanceof I.Bi?c:c instanceof I.Z6?c.dict:void 0}const D=(0,M.n)(u);async function u(o){const c=o.get(o.catalogNumber),
i=c instanceof I.Bi?o.resolve(c.get("Metadata")):null;if(!(i instanceof I.Z6))return;let h;try{h=o.decoded(i)}catch(s){if(!(s instanceof _.zU)||s.code==="cancel\
led")throw s;return C.m}return(0,C.kg)(h,o.job.pace)}function d(o,c){const i=O(o),h=m=>o.resolve(i?.get(m)),s=(m,v,x=", ")=>{const P=(0,C.sm)(c,m,v).map(E.wh).filter(
Boolean).join(x);return P===""?null:P},t=(m,v)=>{const[x=""]=(0,C.sm)(c,m,v);return(0,E.wh)(x)||null},e=(m,v)=>(0,R._)((0,E.Gh)(h(m))??"")??(0,R._)(t("xmp",v)??
"")??null,n=o.get(o.catalogNumber),r=n instanceof I.Bi?(0,E.Gh)(o.resolve(n.get("Lang"))):null;return{title:(0,E.Gh)(h("Title"))??t("dc","title"),author:(0,E.Gh)(
h("Author"))??s("dc","creator"),subject:(0,E.Gh)(h("Subject"))??t("dc","description"),keywords:(0,E.Gh)(h("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,E.
Gh)(h("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(h("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","Mod\
ifyDate"),language:r??t("dc","language")}}}),3907:((j,B,l)=>{l.d(B,{X:()=>h,km:()=>R,ol:()=>_,xK:()=>o});const _=200,C=1e4;async function R(s,t,e){const n=new I(
s);for(let r=n.next();r;r=n.next()){if(e(r))return"left";const m=t.step((r.to-r.from)*4+50);m&&await m}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class I{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===O?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==M))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const r=e.slice(t+1,n),m=[];for(let v=n;;){const x=this.blanks(v),P=e.charCodeAt(x);if(P===M||P===O&&e.charCodeAt(x+1)===M)return this.at=P===
M?x+1:x+2,{kind:P===M?"start":"empty",name:r,attributes:m,from:t,to:this.at};const S=this.name(x),$=this.blanks(S),y=this.blanks($+1),f=e[y];if(x===v||S===x||e[$]!==
"="||f!=='"'&&f!=="'")return;const a=e.indexOf(f,y+1),g=e.slice(y+1,Math.max(a,y+1)),p=g.includes("<")?void 0:u(g);if(a<0||p===void 0||m.length>=C)return;m.push(
{name:e.slice(x,S),value:p,from:x,to:a+1}),v=a+1}}characters(t,e){const n=u(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===O||n===M||n===E||n===61||n===34||n===39)break}return t}}const[E,M,O]=[60,62,47],D=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const r=s.indexOf(";",n);if(r<0||r-n>12)return;const m=s.slice(n+1,r),v=D.get(m)??d(m);if(v===void 0)return;t.push(s.slice(e,n),v),e=r+1}return t.push(s.
slice(e)),t.join("")}function d(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function o(s){const[t,e,n,r]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return i(s);if(t===254&&
e===255||t===0&&e===60)return c(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return c(new TextDecoder("utf-16le").decode(s));const m=new TextDecoder().
decode(s);return c(m.includes("�")?Buffer.from(s).toString("latin1"):m)}const c=s=>s.startsWith("\uFEFF")?s.slice(1):s;function i(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let r=0;r+4<=s.length;r+=4){const m=t.getUint32(r,e);if(m>1114111)return;n.push(String.fromCodePoint(m))}return c(
n.join(""))}const h=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((j,B,l)=>{l.d(B,{QH:()=>I,T3:()=>E,
_L:()=>u});var _=l(43496),C=l(3907),R=l(45599);function I(d,o,c){const{text:i,properties:h,end:s,about:t}=d,e=[];let n=0;for(const r of h.filter(o).sort((m,v)=>m.
from-v.from))r.from<n||(e.push(i.slice(n,r.from)),n=r.to);return e.push(i.slice(n,Math.max(s,n))),c.length>0&&e.push(M(c,t)),e.push(i.slice(Math.max(s,n))),D(e.
join(""))}function E(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${M(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(d,o){const i=[...new Set(d.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${_.dK[s]}"`).join(""),h=d.map(({prefix:s,name:t,form:e,values:n})=>`\
<${s}:${t}>${O(e,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,C.X)(o)}"${i}>
${h.join("")}</rdf:Description>
`}function O(d,o){const c=i=>o.map(h=>`<rdf:li${i}>${(0,C.X)(h)}</rdf:li>`).join("");switch(d){case"simple":return(0,C.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const D=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(d,o){const c=d.catalog.get("Metadata"),i=d.resolve(c),h=i instanceof R.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],s=new R.Bi([["Type",new R.SX("Metadata")],["Subtype",new R.SX("XML")],...h]),t=new R.Z6(s,Buffer.
from(o,"utf8"));(0,R.i9)(c)&&i instanceof R.Z6?d.put(c,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),1975:((j,B,l)=>{l.d(B,{kg:()=>E,m:()=>I,sm:()=>M});
var _=l(43496),C=l(3907);const R=1e5,I={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(d,o){const c=(0,C.xK)(d);if(c===void 0)return I;const i=new D,
s=await(0,C.km)(c,o,t=>(i.take(t),i.broken))!=="well-formed"||i.depth>0||i.end<0||!i.declared;return{text:c,properties:i.properties,malformed:s,end:i.end,about:i.
about}}function M(d,o,c){return d?.properties.find(i=>i.name===c&&i.namespace===_.dK[o])?.values??[]}const O=-2;class D{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new _.
ee;open=[];root=O;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==O&&this.open.length>this.root+2}start(o,c,i){if(this.open.length>=C.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(c);const h=this.scope.ofElement(o),s=h.namespace===_.dK.rdf,t=s&&h.local==="li";this.root===O&&this.end<0&&s&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?c.find(({name:r})=>r==="xml:lang")?.value:void 0;if(this.open.push({name:o,...h,from:i,language:n}),
this.root===O){if(!s||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(e===1)this.describe(c);else if(e===
2){this.items=[];const r=c.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=r?[r.value]:[]}else t&&(this.pieces=[])}describe(o){for(const{name:c,value:i,from:h,
to:s}of o){if((0,_.HC)(c))continue;const{namespace:t,local:e}=this.scope.ofAttribute(c);t===_.dK.rdf&&e==="about"&&(this.about=i),!(t===""||t===_.dK.rdf||t===_.
dK.xml)&&this.add({namespace:t,name:e,values:[i],from:h,to:s})}}close(o,c,i){const h=this.open.pop();if(h?.name!==o){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==O)if(s===0)this.end=c,this.root=O;else if(s===1&&this.loose)this.root=O,this.loose=!1;else if(s===2){const t=this.items.length>
0?u(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:i})}else s>2&&h.namespace===_.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(o){this.properties.length<R?this.properties.push(o):this.broken=
!0}isRdf(o,c){const i=this.scope.ofAttribute(o);return i.local===c&&i.namespace===_.dK.rdf}}function u(d){const o=d.findIndex(({language:i})=>i?.toLowerCase()===
"x-default"),c=d.map(({text:i})=>i);return o>0?[c[o],...c.slice(0,o),...c.slice(o+1)]:c}}),33546:((j,B,l)=>{l.d(B,{FB:()=>E,Hr:()=>O,Zh:()=>D,k$:()=>M,qm:()=>u});
var _=l(93604),C=l(45599),R=l(81077);const I={first:0,style:"D",prefix:void 0,start:1};async function E(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const e=(await(0,R.Zc)(s,t,"Nums")).map(([n,r])=>({first:Number(n),label:s.dict(r)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,r)=>n.first-r.first).
filter(({first:n},r,m)=>m[r+1]?.first!==n).map(({first:n,label:r})=>({first:n,...d(s,r)}));return e[0]?.first===0?e:[I,...e]}function M(s,t){const e=s.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[I,...t],r=h(s),m=n.map(({first:v,start:x,...P})=>[v,i({...P,number:x},r)]);e.set("PageL\
abels",s.add((0,R.H6)(s,m,"Nums")))}async function O(s){const t=await E(s);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const r=t[(0,_.M)(e,n)-1];return{
...r,number:r.start+n-r.first}}}function D(s,t){const e=[],n=h(s);let r,m=0;for(const v of t)(!r||!o(r,v))&&e.push([m,i(v,n)]),r=v,m++;return(0,R.H6)(s,e,"Nums")}
async function u(s,t){const e=await O(s);if(!e)return;const n=D(s,Array.from(t,r=>e(r-1)));s.editCatalog().set("PageLabels",s.add(n))}function d(s,t){const e=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),r=s.resolve(t?.get("St"));return{style:e instanceof C.SX?e.text:void 0,prefix:n instanceof C.Mx&&n.bytes.length>0?
n:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function o(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const c=100;function i({style:s,prefix:t,number:e},n){return(0,C.jd)({S:s===
void 0?void 0:(0,C.UU)(s),P:t&&t.bytes.length>c?n(t):t,St:s===void 0||e===1?void 0:e})}function h(s){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=s.add(e)),n}}}),37081:((j,B,l)=>{l.d(B,{O:()=>R});var _=l(45599),C=l(9819);async function R(E,M,O=1/0){const D=new C._i(E),u=(0,C.Wo)(E,"Outlines"),d=[{value:u&&
I(E,u.holder,u.dict,"First"),level:1}];for(let o=d.pop();o;o=d.pop()){const{value:c,level:i}=o;if(c===void 0||!D.first(c)||!M(c,i)||!(0,_.i9)(c))continue;const h=t=>{
const e=E.entry(c.number,t);return e instanceof _.Bi?I(E,c.number,E.get(c.number),t):e};d.push({value:h("Next"),level:i}),i<O&&d.push({value:h("First"),level:i+
1});const s=E.job.pace.step(300);s&&await s}}function I(E,M,O,D){const u=O.get(D);if(!(u instanceof _.Bi))return u;const d=E.add(u);return D==="Next"&&u.set("Pr\
ev",new _.oS(M)),E.edit(M),O.set(D,d),d}}),12207:((j,B,l)=>{l.d(B,{Ht:()=>u,hN:()=>E,jS:()=>I,ji:()=>M});var _=l(45599),C=l(81077),R=l(45657);async function I(d){
const{catalog:o}=d,c=await(0,C.Zc)(d,d.dict(o.get("Names"))?.get("Dests"),"Names");return{names:new Map(d.dict(o.get("Dests"))),strings:new Map(c.map(([i,h])=>[
(0,C.Pu)(i),h]))}}function E({pages:d},o){const c=(0,_.i9)(o)?d.indexOf(o.number):o;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<d.count?c:void 0}function M(d,o){
return o==null?[]:d.array(o)??[o]}const O=8,D=50;class u{document;named;constructor(o,c){this.document=o,this.named=c}static async of(o){return new u(o,await I(
o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,c=O){const{document:i}=this,h=i.resolve(o),s=i.array(
h);if(s)return E(i,s[0]);if(c===0)return;const t=i.dict(h);return t?this.pageOfDestination(t.get("D"),c-1):this.pageOfDestination(this.namedBy(h),c-1)}namedBy(o){
const{names:c,strings:i}=this.named;if(o instanceof _.SX)return c.get(o.text)??i.get(o.text);if(!(o instanceof _.Mx))return;const h=(0,C.Pu)(o);return i.get(h)??
c.get(h)}pageOfAction(o){const{document:c}=this,i=o===void 0?[]:[o];for(let h=0;i.length>0&&h<D;h++){const s=c.dict(i.shift());if(!s)continue;const e=(0,_.Eo)(c.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(e!==void 0)return e;(0,R.RZ)(i,M(c,s.get("Next")).slice(0,D))}}}}),779:((j,B,l)=>{l.d(B,
{patternOf:()=>v,G:()=>r,y:()=>M});var _=l(58552),C=l(98472),R=l(34378);const I=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),E=(x,P)=>M([x],P);async function M(x,P){const S=new Set;for(const y of x)S.add((await o(y,P)).text.trim());S.delete("");const $=[
...S].map(y=>y.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(y,f,a)=>{const g=a.step(y.length>>2);if(g&&await g,await O(y,$,a))return{matches:[],
truncated:!1};const p=await o(y,a),w=[];for(const A of S)if(!await d(A,p,w,f,a))return{matches:w,truncated:!0};return S.size>1&&w.sort((A,L)=>A.start-L.start||L.
end-A.end),{matches:w,truncated:!1}}}}async function O(x,P,S){if(x.length<D||u.test(x))return!1;const $=x.toLowerCase().replaceAll("ß","ss");for(const y of P){
const f=S.step(($.length>>3)*y.length);if(f&&await f,y.every(a=>$.includes(a)))return!1}return!0}const D=64,u=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function d(x,{
text:P,places:S},$,y,f){const a=f.step(P.length>>3);a&&await a;for(let g=P.indexOf(x),p=0;g>=0;g=P.indexOf(x,p)){if($.length===y)return!1;for(p=g+x.length;S[p]===
S[p-1];)p++;$.push((0,C.z)(S[g],S[p]));const w=f.step(x.length);w&&await w}return!0}async function o(x,P){if(!c.test(x))return h(x,P);const S=[];let $="";for(const{
0:y,1:f,2:a,index:g}of x.matchAll(I)){const p=a===void 0?f?.toLowerCase()??t(y):" ";for(let A=0;A<p.length;A++)S.push(f===void 0?g:g+A);$+=p;const w=P.step(y.length*
10);w&&await w}return S.push(x.length),{text:$,places:S}}const c=/[^\0-\x7f]/,i=65536;async function h(x,P){const S=new Uint32Array(x.length+1);let $="",y=0,f=!1;
for(let a=0;a<x.length;a+=i){const g=x.slice(a,a+i),p=P.step(g.length);p&&await p;const w=f;for(let L=0;L<g.length;L++){const K=s(g.charCodeAt(L));(!K||!f)&&(S[y++]=
a+L),f=K}const A=g.toLowerCase().replace(/\s+/g," ");$+=w&&A.startsWith(" ")?A.slice(1):A}return S[y]=x.length,{text:$,places:S}}const s=x=>x===32||x>=9&&x<=13,
t=x=>(0,R.w)((0,R.w)(x).toUpperCase().toLowerCase()),e=/^\/.+\/([dgimsuvy]*)$/s,n=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function r(x,P){const S=e.exec(x);return P==="regex"?S?"slashes":void 0:n.test(x)||S&&S[1]!==""?"regex-as-words":void 0}const m=1e6;async function v(x,P,S,$,y){
const f=S==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(P,y):await E(P,$);if("problem"in f)throw(0,_.G6)([{field:x,message:f.
problem}]);return{hasGroups:f.hasGroups,search:async(a,g,p)=>{const w=await f.search(a.slice(0,m),g,p);return a.length>m?{...w,truncated:!0}:w}}}}),98472:((j,B,l)=>{
l.d(B,{z:()=>_});const _=(C,R,I=[])=>({start:C,end:R,groups:Object.fromEntries(I)})}),33973:((j,B,l)=>{l.d(B,{Gy:()=>i,Rf:()=>h,Ip:()=>s});var _=l(54619),C=l(85368),
R=l(88500);class I{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new R.s;signed=new Set;constructor(f,a,g){this.detail=a,
this.strings=g,this.scan.strings=g;const p=new Int32Array(a?8*f:f);this.done=new Uint8Array(a?f:0);const w=A=>p.subarray(A*f,(A+1)*f);this.end=w(0),this.valueEnd=
w(1),this.dataStart=w(2),this.dataEnd=w(3),this.lengthStart=w(4),this.lengthEnd=w(5),this.from=w(6),this.to=w(7)}}var E=l(78157),M=l(79725),O=l(4e4),D=l(39150),
u=l(45599);class d{scan=new R.s;ranges=new Map}const o=2;class c{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(f,a,g){this.walked=g,this.live=
new Uint8Array(f),this.via=new Int32Array(a?f:0)}}async function i(y,{watched:f}={}){const{markings:a,referrers:g}=await h([y],{watched:f,detail:!0}),{live:p,via:w}=a[0];
return{live:p,via:w,referrers:g}}async function h(y,f={}){const a=new m(y,f);return await a.run(),a}function s(y,{repairs:f}){for(const{part:a,number:g,value:p}of f)
y[a].put(g,p)}const t=100,e=100,n=-2;function r(y){if(y instanceof u.Z6)return y.data.length+r(y.dict);if(Array.isArray(y))return 12*y.length;if(!(y instanceof u.
Bi))return t;let f=30*y.size;for(const a of y.values())Array.isArray(a)&&(f+=12*a.length);return f}class m{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(f,{detail:a=!1,strings:g=!1,watched:p,alias:w}){if(this.documents=f,this.strings=
g,this.alias=w,this.markings=f.map(A=>new c(A.size,p!==void 0,x(A,g||a,g))),!!p){this.watched=new Uint8Array(f[0].size);for(const A of p)this.watched[A]=1}}async run(){
const{documents:f,stack:a}=this,[g]=f;for(const[p,w]of g.trailer)p!=="Encrypt"&&this.followValue(0,w);for(;a.length>0;){const p=a.pop(),w=p%f.length,A=g.job.pace.
step(this.follow(w,(p-w)/f.length));A&&await A}for(const{live:p,signed:w,walked:A}of this.markings)for(const L of A.signed)p[L]===1&&w.add(L)}visit(f,a){this.alias&&
({part:f,number:a}=this.alias(f,a)??{part:f,number:a}),this.watched&&this.watched[a]===1&&this.referrers.add(this.current);const g=this.markings[f],{live:p}=g;if(a>
0&&a<p.length&&p[a]!==0)return;const w=this.documents[f];if(a<=0||a>=p.length||!w.exists(a))return w.missed(a);p[a]=1,this.watched&&(g.via[a]=this.current),this.
stack.push(a*this.documents.length+f)}follow(f,a){const g=this.documents[f],p=this.markings[f],{walked:w}=p;if(this.current=a,p.count++,g.isChanged(a))return this.
followChanged(g,p,f,a);if(w.done[a]===1)return this.followAgain(g,p,f,a);const{scan:A,detail:L}=w;L||(A.used=0);const K=A.used,G=g.table.kind[a]===_.tL?this.walk(
g,w,a):this.walkPlace(g,a,A);return G<0||A.byteRange&&this.isSignature(w.signed,a)?this.forget(A,K).followRepaired(g,f,a):(p.bytes+=G,L&&(w.from[a]=K,w.to[a]=A.
used,w.valueEnd[a]=this.extent.valueEnd,w.done[a]=1),this.followMarks(f,A,K,A.used,A.lengthStart),e+G)}followChanged(f,a,g,p){const w=f.patched(p);if(!w){const X=f.
edited.get(p);return v(X)||X===null?this.followRepaired(f,g,p):(this.followValue(g,X),a.bytes+=r(X),e)}const{detail:A}=a.walked;if(w.references&&!A&&!f.suspect){
for(let X=w.first;X<w.last;X++)this.visit(g,w.references[X]);return a.bytes+=w.end-w.start,e}const{scan:L,ranges:K}=P(a);A||(L.used=0);const G=L.used,H=this.walkPlace(
f,p,L);return H<0||L.byteRange&&this.isSignature(a.signed,p)?this.forget(L,G).followRepaired(f,g,p):(a.bytes+=H,A&&K.set(p,{from:G,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(g,L,G,L.used,L.lengthStart),e+H)}followAgain(f,a,g,p){const{walked:w}=a;return a.bytes+=w.end[p]>0?w.end[p]-f.table.place[p]:t,this.
followMarks(g,w.scan,w.from[p],w.to[p],w.lengthStart[p]),e}isSignature(f,a){return f.add(a),this.strings}followMarks(f,{marks:a},g,p,w){const A=this.strings?w:n;
for(let L=g;L<p;L+=3)a[L]!==R.A&&a[L+1]!==A&&this.visit(f,a[L])}forget(f,a){return f.used=a,this}followRepaired(f,a,g){const p=f.get(g),w=v(p)?f.resolve(p):p;return w===
null?(this.markings[a].live[g]=o,this.markings[a].count--):this.repair(a,g,w),e}repair(f,a,g){this.repairs.push({part:f,number:a,value:g}),this.followValue(f,g)}followValue(f,a){
const g=[a];for(;g.length>0;){const p=g.pop();if(p instanceof u.oS)this.visit(p instanceof u.rV?p.part:f,p.number);else if(Array.isArray(p))for(const w of p)g.push(
w);else if(p instanceof u.Bi){p.has("ByteRange")&&this.markings[f].signed.add(this.current);for(const w of p.values())g.push(w)}else if(p instanceof u.Z6)for(const[
w,A]of p.dict)w!=="Length"&&g.push(A)}}walk(f,a,g){const{extent:p}=this,{bytes:w}=f,{scan:A}=a,L=f.bodies[g];A.forgetLength();const{kept:K}=this,G=!this.strings&&
f.recallEntries(g,K);G&&A.append(K.scan.marks,K.marksFrom,K.marksTo);const H=G?K.close+2:A.value(w,L,w.length);return H<0||w[H-1]===E.AV||!(0,C.x)(f,H,A,p)||f.suspect&&
!(0,D.D)(w,L,H)||A.doubtful&&(0,O.oC)(w,L,H)?-1:(p.dataStart<0&&(A.lengthStart=-1),a.end[g]=p.end,a.detail&&(a.dataStart[g]=p.dataStart,a.dataEnd[g]=p.dataEnd,a.
lengthStart[g]=A.lengthStart,a.lengthEnd[g]=A.lengthEnd),p.end-f.table.place[g])}walkPlace(f,a,g){const p=f.place(a);if(!p)return-1;const{bytes:w,start:A,end:L}=p;
g.forgetLength();const K=g.value(w,A,L);return g.lengthStart=-1,K<0&&!$(w,A,L)||S(w,A,L)||K>0&&w[K-1]===E.AV||K>=0&&(0,E.AN)(w,K,L)<L||f.suspect&&!(0,D.D)(w,A,L)||
g.doubtful&&(0,O.oC)(w,A,L)?-1:(this.extent.valueEnd=K<0?L:K,L-A)}}const v=y=>y instanceof u.oS&&!(y instanceof u.rV);function x(y,f,a){const g=y.walked;if(g?.strings===
a)return g;const p=new I(y.size,f,a);return f&&(y.walked=p),p}function P(y){return y.patches||(y.patches=new d,y.patches.scan.strings=y.walked.strings),y.patches}
function S(y,f,a){const g=(0,E.AN)(y,f,a);return g>=a||y[g]===E.yq&&(0,E.wb)(y,g,"null")}function $(y,f,a){for(let g=f;g<a;g++)if("<([/%".includes(String.fromCharCode(
y[g])))return!1;return!0}}),90536:((j,B,l)=>{l.d(B,{C:()=>C,L:()=>R});var _=l(45599);function C(I,E){const M=[I];for(;M.length>0;){const O=M.pop(),D=O instanceof
_.Z6?O.dict:O;if(Array.isArray(D))for(const u of D)M.push(u);else if(D instanceof _.Bi){E(D);for(const u of D.values())M.push(u)}}}function R(I,E){const M=[];return C(
I,O=>{M.length===0&&E(O)&&M.push(O)}),M.length>0}}),22332:((j,B,l)=>{l.d(B,{l3:()=>M,mq:()=>D,nD:()=>O});var _=l(78157),C=l(45798),R=l(45599);const I=50,E=1e4;function M(u,d){
const o=(0,_.bS)(u).lastIndexOf("startxref",d);return o<0?-1:(0,_.JI)(u,(0,_.AN)(u,o+9,d),d).value}function O(u,d){const o=u.length;if(d<0||d>=o)return;const c=(0,_.
AN)(u,d,o),i=!(0,_.w1)(u,c,"xref"),h=i?-1:(0,_.bS)(u).indexOf("trailer",c),s=i?(0,_.ay)(u,c,o)?.body??-1:h<0?-1:h+7,t=s<0?null:new C.i(u,s,o,I).value();return(0,R.
Zm)(t)?{at:d,isStream:i,trailer:t}:void 0}function D(u){const d=new Set;for(let o=M(u,u.length);typeof o=="number"&&!d.has(o)&&d.size<E;){const c=O(u,o);if(!c)break;
d.add(o),o=c.trailer.get("Prev")}return d}})};
