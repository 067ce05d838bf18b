"use strict";exports.id=3864,exports.ids=[3864,779],exports.modules={4406:((F,I,l)=>{l.d(I,{EC:()=>e,Pu:()=>f,Qf:()=>y,fU:()=>i,g$:()=>D,oH:()=>E});var g=l(58552),v=l(61729);
const P=1e3,y=(o,h,{found:s=null,limit:t=null,pages:r=[]}={})=>({rule:o,found:s,limit:t,pages:r.slice(0,P),message:h}),E=["open_password"],D=(o,h,s)=>`The file \
has ${o} ${s}; at most ${h} are allowed.`;function x({failures:o}){return Array.isArray(o)?o.flatMap(_):[]}function _(o){if(!(0,v.Gv)(o))return[];const{rule:h,found:s,
limit:t,pages:r,message:n}=o;if(typeof h!="string"||typeof n!="string")return[];const u=Array.isArray(r)?r.filter(d=>typeof d=="number"):[];return[{rule:h,found:p(
s),limit:p(t),pages:u,message:n}]}const p=o=>typeof o=="number"?o:null;function i(o,{nameOf:h,restate:s}){const{checks:t}=o,r=x(o).map(u=>({...s(u),rule:h(u.rule)})),
n=Array.isArray(t)?t.flatMap(u=>typeof u=="string"?[h(u)]:[]):[];return{...o,...t!==void 0&&{checks:n},failures:r}}class e extends g.zU{report;constructor(h){const s=x(
h).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:E}))}),this.report=h}}
function f(o){if(o.passed===!1)throw new e(o)}}),85673:((F,I,l)=>{l.d(I,{gx:()=>E,h:()=>y});function g(i,e){const f=v(i,e);if(f!==void 0)return[f];const o=x(i);
return e.filter(h=>x(h).some(s=>s.length>3&&o.includes(s)))}function v(i,e){let f;const o=x(i);for(const h of e){const s=P(o,x(h));s<=2&&s<(f?.count??1/0)&&(f={
name:h,count:s})}return f?.name}function P(i,e){return i.length!==e.length?i.length*e.length===0?1/0:P([i.join("")],[e.join("")]):e.reduce((f,o,h)=>{const s=i[h]??
"",t=Math.min(s.length,o.length),r=p(s,o);return r>(t<3?0:t<7?1:2)?1/0:f+r},0)}const y=(i,e)=>D(g(i,e));function E(i,e){const f=v(i,e),o=s=>x(s).sort().join(" "),
h=o(i);return D(f===void 0?e.filter(s=>i!==""&&o(s)===h):[f])}const D=i=>i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`,x=i=>i.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(e=>e!==""),_=2;function p(i,e){if(Math.abs(i.length-e.length)>_)return 1/0;let f=[],
o=Array.from({length:e.length+1},(s,t)=>t<=_?t:1/0);for(let s=0;s<i.length;s++){const t=[];t[0]=s+1;let r=1/0;for(let n=Math.max(0,s-_);n<=Math.min(e.length-1,s+
_);n++){const u=s>0&&n>0&&i[s]===e[n-1]&&i[s-1]===e[n];t[n+1]=Math.min((o[n+1]??1/0)+1,(t[n]??1/0)+1,(o[n]??1/0)+(i[s]===e[n]?0:1),u?(f[n-1]??1/0)+1:1/0),r=Math.
min(r,t[n+1])}if(r>_)return 1/0;f=o,o=t}const h=o[e.length]??1/0;return h>_?1/0:h}}),45657:((F,I,l)=>{l.d(I,{Hn:()=>v,Kf:()=>y,RZ:()=>g,Vp:()=>D,YG:()=>E,vH:()=>P});
function g(x,_){for(const p of _)x.push(p)}const v=x=>x.slice();function P(x,_,p){const i=x.get(_);i?i.push(p):x.set(_,[p])}const y=x=>{let _=-1/0;for(const p of x)
_=Math.max(_,p);return _},E=x=>{let _=1/0;for(const p of x)_=Math.min(_,p);return _},D=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),15193:((F,I,l)=>{l.r(I),
l.d(I,{check_document:()=>k});var g=l(4406),v=l(74963),P=l(59071);const y=["validation_data","time_stamps","signatures"];function E({entries:w}){return w.filter(
({kind:T})=>T==="approval"||T==="certification").length===0?["has no signature"]:w.flatMap(T=>D(T)??[])}function D(w){const{field:M,intact:T,verified:L,changesAfter:B,
problems:V}=w,X=`the signature ${M===null?"without a name":`'${(0,P.wh)(M).slice(0,60)}'`}`;if(T!==!0)return`has ${X}, which is not intact`;if(L!==!0)return`has\
 ${X}, which could not be verified`;const J=B.filter(W=>!x(w).includes(W));return J.length>0||V.includes("certification_violated")?`was changed after ${X}: ${(J.
length>0?J:B).join(", ")}`:(0,v.gH)(w)?void 0:`has ${X}, with problems: ${V.join(", ")}`}function x({certification:w}){return w==="fill_forms"?[...y,"form_value\
s"]:w==="comments"?[...y,"form_values","annotations"]:y}var _=l(37320),p=l(94518),i=l(98446),e=l(41112),f=l(5899),o=l(41561),h=l(36211),s=l(37709),t=l(86491),r=l(
58971),n=l(779),u=l(9312),d=l(22154),a=l(49568);const c=new Set(["sh","Do","BI"]);async function m(w,M){const{required_text:T,forbidden_text:L,search_mode:B}=w;
return{required:T===void 0?void 0:await(0,u.Gv)("required_text",T,B,M),forbidden:L===void 0?void 0:await(0,u.Gv)("forbidden_text",L,B,M)}}const O=w=>[...["requi\
red_text","forbidden_text","maximum_unreadable"].filter(M=>w[M]!==void 0),...w.require_searchable?["require_searchable"]:[]];async function S(w,M,T){const L=new d.
z(w,w.pages.count),B=await j(w,M,T,L),V=T.required!==void 0&&!B.isRequiredThere,X=[...V?[(0,g.Qf)("required_text",A(M,L),{found:0,limit:1})]:[],...C("forbidden_\
text",B.forbidden,W=>`The forbidden text is on ${W}.`),...C("forbidden_text",B.unsearched,W=>`There is more text on ${W} than can be searched, so it is not know\
n whether the forbidden text is there.`),...C("forbidden_text",B.unknown,W=>`The document lacks fonts of ${W}, so it is not known whether the forbidden text is \
there.`),...C("forbidden_text",B.damaged,W=>`Content of ${W} is damaged, so it is not known whether the forbidden text is there.`),...C("forbidden_text",B.withDamagedFonts,
W=>`Fonts of ${W} are damaged, so it is not known whether the forbidden text is there.`),...C("require_searchable",B.withoutText,W=>`${(0,i.NV)(W)} ${(0,i.d5)(B.
withoutText.length,"has","have")} images or drawings, but little or no text.`),...$(M,L)],J=[...L.notes,...V?H("required_text",M):[],...T.forbidden&&B.forbidden.
length===0?H("forbidden_text",M):[]];return{violations:X,notes:J,textlessPages:L.textlessPages}}async function j(w,{require_searchable:M},{required:T,forbidden:L},B){
const{pace:V}=w.job,X=new r.X(w),J=async z=>R(await X.page(z-1),V);let W=!1;const[tt,et,st]=[[],[],[]],[at,ft,ot]=[[],[],[]];for(let z=1;z<=w.pages.count;z++){const nt=await B.
page(z);if(T&&!W&&(W=(await(0,a.m6)(nt,T,V)).isFound),L){const{isFound:ct,truncated:dt}=await(0,a.m6)(nt,L,V);ct?tt.push(z):dt?et.push(z):nt.found.fragments.some(
({style:ut})=>ut.font===t.Z)?st.push(z):nt.found.damage?.ofContent?at.push(z):nt.found.damage?.ofFonts&&ft.push(z)}M&&(B.isScan(z)||nt.characters===0&&await J(z))&&
ot.push(z)}return{isRequiredThere:W,forbidden:tt,unsearched:et,unknown:st,damaged:at,withDamagedFonts:ft,withoutText:ot}}function $({maximum_unreadable:w},M){const{
unreadable:T,unreadableOn:L}=M;if(w===void 0||T<=w)return[];const B=`${M.unreadableWords} cannot be read; at most ${w} are allowed.`;return[(0,g.Qf)("maximum_un\
readable",B,{found:T,limit:w,pages:L})]}const H=(w,M)=>(0,u.$0)(w,M[w]??"",M.search_mode);function A({required_text:w="",search_mode:M},{textlessPages:T}){const L=T.
length===0?"":`, and ${(0,d.q)(T)}`,B=(0,n.G)(w,M)?" It looks as if it were written for another search mode.":"";return`The required text is not in the document${L}\
.${B}`}const C=(w,M,T)=>M.length===0?[]:[(0,g.Qf)(w,T((0,i.oi)(M)),{found:M.length,limit:0,pages:M})];async function R(w,M){let T=!1;return await(0,s.Ko)(w,M,({
operator:L})=>{const B=h.lJ.get(L);T||=c.has(L)||B?.fill!==void 0||B?.strokes===!0}),T}var U=l(45657);const k=async(w,M,T)=>{const{quiet:L,wasRepaired:B}=(0,o.gd)(
T),V=await m(M,T),X=await(0,p.E)(w.bytes,L,{password:M.open_password,evenIfLocked:!0}),J=w.bytes.length,W=(0,e.YX)(X),tt=await K(X,M,V),et=await q(X,w.bytes,M,B()),
st=[...await Z(X,M,J),...et,...tt.violations],at=Object.entries(M).flatMap(([ct,dt])=>b.has(ct)||dt===!1?[]:[ct]),ot={passed:st.length===0,checks:at,failures:st,
pageCount:W,fileSize:J,locked:(0,e.ln)(X)};M.on_violation==="error"&&(0,g.Pu)(ot);const z=[...B()?[N]:[],...tt.notes],{textlessPages:nt}=tt;return{documents:[W===
null?w:{...w,pageCount:W}],data:ot,notes:z,facts:{...nt&&{textlessPages:nt}}}},b=new Set(["open_password","search_mode","on_violation"]),N=(0,f.A)("The document\
 is damaged. Octavo could read it; other programs may not.");async function K(w,M,T){const L=O(M);return L.length===0?{violations:[],notes:[]}:(0,e.ln)(w)?{violations:[
G(L[0],"what its text is")],notes:[]}:await S(w,M,T)}const G=(w,M)=>(0,g.Qf)(w,`The document needs a password to open, so it is not known ${M}: give it as open_\
password.`);async function Z(w,M,T){const{maximum_pages:L,maximum_bytes:B,require_embedded_fonts:V,require_unlocked:X,forbid_javascript:J}=M,W=[];if(L!==void 0){
const et=(0,e.YX)(w);et===null?W.push(G("maximum_pages","how many pages it has")):et>L&&W.push((0,g.Qf)("maximum_pages",`The document has ${(0,i.y_)(et,"page")}\
; at most ${L} are allowed.`,{found:et,limit:L}))}B!==void 0&&T>B&&W.push((0,g.Qf)("maximum_bytes",(0,g.g$)(T,B,"bytes"),{found:T,limit:B})),V&&(0,U.RZ)(W,Q(await(0,e.
Uz)(w))),X&&w.security?.opensWithoutPassword===!1&&W.push((0,g.Qf)("require_unlocked","The document does not open without a password."));const tt=J?await(0,e.xS)(
w):!1;return tt===null?W.push(G("forbid_javascript","whether it has JavaScript")):tt&&W.push((0,g.Qf)("forbid_javascript","The document has JavaScript.")),M.require_e_invoice&&
(0,U.RZ)(W,await Y(w)),W}function Q(w){const M="require_embedded_fonts";if(!w)return[G(M,"which fonts it has")];const T=rt(w);if(T.length===0)return[];const L=T.
length===1?"A font is":`${T.length} fonts are`;return[(0,g.Qf)(M,`${L} not embedded: ${(0,i.Dw)([...new Set(T)])}.`,{found:T.length,limit:0})]}async function Y(w){
const M="require_e_invoice";if((0,e.ln)(w))return[G(M,"whether it is an electronic invoice")];const{failures:T}=await(0,_.sw)(w);return(0,_.cj)(T).map(L=>(0,g.Qf)(
M,`The document is not a valid electronic invoice: ${L}.`))}async function q(w,M,T,L){const B="require_signature";if(!T.require_signature)return[];if((0,e.ln)(w))
return[G(B,"whether it is signed")];const V=await(0,v.ae)(w,M,{password:T.open_password,anchors:void 0,isDamaged:L});return E(V).map(X=>(0,g.Qf)(B,`The document\
 ${X}.`))}const rt=w=>w.flatMap(({embedded:M,name:T})=>M?[]:[T===null?"a font without a name":it(T)]),it=w=>w.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),
5899:((F,I,l)=>{l.d(I,{A:()=>g});const g=v=>({code:"document_damaged",message:v})}),9312:((F,I,l)=>{l.d(I,{$0:()=>D,Gv:()=>P,MM:()=>E});var g=l(779),v=l(42973);
const P=(_,p,i,{pace:e,limits:f})=>(0,g.patternOf)(_,p,i,e,x(_,f)),y={slashes:"has slashes around it that count as characters: leave them out, and begin with (?\
i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};
function E(_,p){const i=(0,g.G)(_,p);return i&&y[i]}function D(_,p,i){const e=E(p,i);return e===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was fou\
nd for ${_}, which ${e}.`,mentions:[_,"search_mode"]}]}function x(_,{searching:p}){let i=p;return e=>{if(i-=e,i<0)throw(0,v.F)("searching",`The search takes mor\
e than ${p} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",_)}}}),49568:((F,I,l)=>{
l.d(I,{Ao:()=>E,IQ:()=>D,m6:()=>x});var g=l(27077);const v=1e3,P=1e6,y=1e3;async function E(n,u,d,a){const c=Math.max(d,v),m=await _(n.flow,u,c,a),O=await p(n,u,
c,a),S=await f(m.found,O.found,n,a);return{matches:S.slice(0,d).map(r),truncated:m.truncated||O.truncated||S.length>d}}async function D(n,u,d,a){const c=await _(
n.flow,u,d,a),m=await p(n,u,d,a);return{all:[...c.found,...m.found],counted:await f(c.found,m.found,n,a),truncated:c.truncated||m.truncated}}async function x(n,u,d){
const a=await _(n.flow,u,1,d);if(a.found.length>0)return{isFound:!0,truncated:!0};const c=await p(n,u,1,d);return{isFound:c.found.length>0,truncated:a.truncated||
c.truncated}}async function _(n,u,d,a){const{matches:c,truncated:m}=await u.search(n.text,d,a);return{found:c.map(O=>({...O,flow:n})),truncated:m}}async function p(n,u,d,a){
const{flow:c,lines:m}=await(0,g.k6)(n.visualText(),a),{text:O}=c,S=[];let j=O.length>P;for(const $ of m){if($.end>P||S.length>=d){j=!0;break}const H=a.step(y);H&&
await H;const A=O.slice($.start,$.end);if(u.lacks?.(A,a)===!0)continue;const{matches:C,truncated:R}=await u.search(A,d-S.length,a);j||=R;for(const{start:U,end:k,
groups:b}of C)S.push({start:$.start+U,end:$.start+k,groups:b,flow:c})}return{found:S,truncated:j}}const[i,e]=[500,30];async function f(n,u,d,a){if(u.length===0)
return n;const c=h(d),m=new Set,O=[];for(const $ of u){const H=a.step(($.end-$.start)*e+i);H&&await H;const A=s($,c),C=new Set;for(const{from:b,to:N}of A)for(let K=t(
n,b);K<n.length&&n[K].start<N;K++)C.add(K);const[R]=C,U=C.size===1?n[R]:void 0;if(U&&A.every(({from:b,to:N})=>U.start<=b&&N<=U.end))continue;for(const b of C)m.
add(b);const k=A.reduce((b,N)=>Math.min(b,N.from),1/0);O.push({match:$,from:k})}const S=n.flatMap(($,H)=>m.has(H)?[]:[{match:$,from:$.start}]);return(await(0,g.
k6)((0,g.p9)([...S,...O],($,H)=>$.from-H.from),a)).map(({match:$})=>$)}const o=-1;function h({flow:n,found:{edges:u}}){const d=new Int32Array(u.count).fill(o);for(const{
first:a,position:c,count:m}of n.letters(0,n.text.length))for(let O=0;O<m;O++)d[a+O]=c+O;return d}function s({flow:n,start:u,end:d},a){const c=[];for(const{first:m,
count:O}of n.letters(u,d))for(let S=m;S<m+O;S++){const j=a[S];if(j===o)continue;const $=c.at(-1);$?.to===j?$.to++:c.push({from:j,to:j+1})}return c}function t(n,u){
let d=0;for(let a=n.length;d<a;){const c=d+a>>1;n[c].end<=u?d=c+1:a=c}return d}const r=({flow:n,start:u,end:d,groups:a})=>({text:n.text.slice(u,d),groups:a,box:n.
box(u,d),boxes:n.lineBoxes(u,d)})}),84961:((F,I,l)=>{l.d(I,{$x:()=>i,Kh:()=>_,qg:()=>e,xS:()=>p});var g=l(58552),v=l(33973),P=l(90536),y=l(45599),E=l(3907),D=l(
33311),x=l(9819);function _(o,h){const s=o.resolve(h.get("S"));return(!h.has("S")||(0,y.Eo)(s,"JavaScript")||(0,y.Eo)(s,"Rendition"))&&o.resolve(h.get("JS"))!==
null}async function p(o,h){const s=h.filter(r=>(0,P.L)(o.get(r),n=>_(o,n)));if(s.length===0)return!1;const{live:t}=await(0,v.Gy)(o);return s.some(r=>t[r]===1)}async function i(o){
return await p(o,(await(0,D.S)(o)).JS)||e(o)}async function e(o){if(!(0,y.Zm)(o.get(o.catalogNumber)))return!1;const h=o.resolve((0,x.Wo)(o,"AcroForm")?.dict.get(
"XFA"));if(h===null)return!1;if(o.security?.locked===!0)return null;for(const s of Array.isArray(h)?h:[h]){const t=o.resolve(s);if(!(t instanceof y.Z6))continue;
let r;try{r=await o.decodedAtEase(t)}catch(u){if(!(u instanceof g.zU)||u.code==="cancelled")throw u;return!0}const n=(0,E.xK)(r);if(n===void 0||n.includes("scri\
pt")&&await f(n,o.job.pace))return!0}return!1}async function f(o,h){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,E.
km)(o,h,s)!=="well-formed"}}),6856:((F,I,l)=>{l.d(I,{n:()=>e,w:()=>D});var g=l(78157),v=l(79725),P=l(45599),y=l(70549),E=l(6057);const D=(0,y.n)(x);async function x(s){
const{pages:t,job:r}=s,n=new e(s),u=new Int32Array(t.count),d=new Set;for(let a=0;a<t.count;a++){n.goTo(a),u[a]=n.kind,d.add(n.resources);const c=r.pace.step(300);
c&&await c}return{kinds:n.kinds,kindOf:u,resources:d}}const _=["MediaBox","CropBox","Rotate","UserUnit"],p=2e3,i=/\(|(?:^|[^<])<(?!<)/;class e{document;kinds=[];kind=-1;resources;bytes;entries=new v.
R;index=-1;inherited;geometry=new f(_);own=new f(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:r,entries:n,inherited:u}=this,{pages:d}=r,a=d.number(t),c=r.place(a),m=d.inheritedBy(t);if(this.index=t,this.inherited=m,!c||!r.locate(a,c,n)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=d.attribute(t,"Resources");return}(this.bytes?.buffer!==c.bytes.buffer||
this.bytes.byteOffset!==c.bytes.byteOffset)&&(this.bytes=(0,g.bS)(c.bytes));const[O,S]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!O||m!==u)&&
(this.kind=this.recognise(m)),(!S||m!==u)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:r}=this,n=t.pages.number(this.index);if(!r)return t.
entry(n,"Contents");const u=this.entries.find(r,"Contents");if(u<0)return;const{at:d}=this.entries;return h(r,d[u+2],d[u+3])??t.entry(n,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:r}=this,{pages:n}=t,[u,d]=this.own.of(0);if(u===d)return n.inheritedBy(r).Resources;const a=h(this.
bytes,u,d);if(a)return a;const c=()=>t.entry(n.number(r),"Resources");if(d-u>p)return c();const m=this.own.text();return t.security&&i.test(m)?c():(this.dictionaries.
has(m)||this.dictionaries.set(m,c()),this.dictionaries.get(m))}recognise(t){let r=this.recognised.get(t);r||this.recognised.set(t,r=new Map);const n=this.geometry.
text();let u=r.get(n);return u===void 0&&r.set(n,u=this.kindHere()),u}kindHere(){const t=(0,E.iw)(this.document,this.index),r=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let n=this.kindOf.get(r);return n===void 0&&this.kindOf.set(r,n=this.kinds.push(t)-1),n}}class f{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,r){const{bytes:n,from:u,to:d,keys:a}=this;let c=n!==void 0;for(let m=0;m<
a.length;m++){const O=r.find(t,a[m]),S=O<0?0:r.at[O+2],j=O<0?0:r.at[O+3];c&&=o(n,u[m],d[m],t,S,j),u[m]=S,d[m]=j}return this.bytes=t,c}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let r=0;r<this.keys.length;r++)t+=`${this.bytes.toString("latin1",this.from[r],this.to[r])}|`;return t}}function o(s,t,r,n,u,d){
if(r-t!==d-u)return!1;for(let a=t,c=u;a<r;a++,c++)if(s[a]!==n[c])return!1;return!0}function h(s,t,r){if(!(0,g.yp)(s[t])||s[r-1]!==g.AV||s[r-2]!==g.Z4)return;const n=(0,g.
JI)(s,t,r),u=(0,g.JI)(s,n.after+1,r);return s[n.after]===g.Z4&&u.value>=0&&u.after===r-2?new P.oS(n.value,u.value):void 0}}),21281:((F,I,l)=>{l.d(I,{Ip:()=>_,XM:()=>o,
Xb:()=>f,ds:()=>x,qg:()=>e});var g=l(59071),v=l(70549),P=l(21115),y=l(824),E=l(1975),D=l(60912);const x=(0,v.n)(async t=>_(t,await(0,y.Br)(t)));function _(t,r){
const n=(O,S)=>(0,g.wh)((0,E.sm)(r,O,S)[0]??""),u=i(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),d=p(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","\
part")}`:void 0,c=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,g.Gh)(t.resolve((0,y._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFE\
Version"),n("pdfvtid","GTS_PDFVTVersion")],m=[u?.name,d,...c.filter(O=>/^PDF\/[\w .:/()-]{1,40}$/.test(O))];return{archive:u,accessible:d,names:m.filter(O=>O!==
void 0)}}const p=t=>/^[1-9]$/.test(t);function i(t,r){if(!p(t))return;const n=/^[abuef]$/.test(r)?r:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function e(t,r,n,u){
return r&&s(t,r,[P.dK.pdfaid]),f(n,u)}const f=({name:t},r)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${r}.`});async function o(t){
const r=await(0,y.Br)(t);if(!r)return[];const{archive:n,accessible:u}=_(t,r);s(t,r,[P.dK.pdfaid,P.dK.pdfuaid]);const d=[n?.name,u].filter(a=>a!==void 0);return d.
length>0?[h(d)]:[]}const h=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function s(t,r,n){r.properties.some(({namespace:u})=>n.includes(u))&&(0,D._L)(t,(0,D.QH)(r,({namespace:u})=>n.includes(u),[]))}}),21115:((F,I,l)=>{l.d(I,{HC:()=>y,
dK:()=>g,ee:()=>P});const g={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},v=new Map(Object.entries(g));class P{uris=new Map;declared=[];known=new Map;enter(p){let i;for(const{name:e,value:f}of p){if(!y(e))continue;const o=e.
slice(6),h=this.uris.get(o);h?h.push(f):this.uris.set(o,[f]),(i??=[]).push(o)}this.declared.push(i??E),i&&this.known.clear()}leave(){const p=this.declared.pop()??
E;for(const i of p)this.uris.get(i).pop();p.length>0&&this.known.clear()}declares(p){return(this.uris.get(x(p))?.length??0)>0}ofElement(p){let i=this.known.get(
p);if(!i){const e=x(p),f=this.uris.get(e)?.at(-1)??v.get(e)??"";this.known.size===D&&this.known.clear(),this.known.set(p,i={namespace:f,local:p.slice(p.indexOf(
":")+1)})}return i}ofAttribute(p){return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const y=_=>_==="xmlns"||_.startsWith("xmlns:"),E=[],D=1e3,x=_=>_.
slice(0,Math.max(_.indexOf(":"),0))}),824:((F,I,l)=>{l.d(I,{Br:()=>_,_6:()=>i,_U:()=>x});var g=l(58552),v=l(1975),P=l(17079),y=l(45599),E=l(59071),D=l(70549);function x(e){
const f=e.resolve(e.trailer.get("Info"));return f instanceof y.Bi?f:f instanceof y.Z6?f.dict:void 0}const _=(0,D.n)(p);async function p(e){const f=e.get(e.catalogNumber),
o=f instanceof y.Bi?e.resolve(f.get("Metadata")):null;if(!(o instanceof y.Z6))return;let h;try{h=e.decoded(o)}catch(s){if(!(s instanceof g.zU)||s.code==="cancel\
led")throw s;return v.m}return(0,v.kg)(h,e.job.pace)}function i(e,f){const o=x(e),h=d=>e.resolve(o?.get(d)),s=(d,a,c=", ")=>{const m=(0,v.sm)(f,d,a).map(E.wh).filter(
Boolean).join(c);return m===""?null:m},t=(d,a)=>{const[c=""]=(0,v.sm)(f,d,a);return(0,E.wh)(c)||null},r=(d,a)=>(0,P._)((0,E.Gh)(h(d))??"")??(0,P._)(t("xmp",a)??
"")??null,n=e.get(e.catalogNumber),u=n instanceof y.Bi?(0,E.Gh)(e.resolve(n.get("Lang"))):null;return{title:(0,E.Gh)(h("Title"))??t("dc","title"),author:(0,E.Gh)(
h("Author"))??s("dc","creator"),subject:(0,E.Gh)(h("Subject"))??t("dc","description"),keywords:(0,E.Gh)(h("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,E.
Gh)(h("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(h("Producer"))??t("pdf","Producer"),created:r("CreationDate","CreateDate"),modified:r("ModDate","Mod\
ifyDate"),language:u??t("dc","language")}}}),3907:((F,I,l)=>{l.d(I,{Rt:()=>o,X:()=>u,km:()=>y,ol:()=>v,xK:()=>f});var g=l(78157);const v=200,P=1e4;async function y(d,a,c){
const m=new E(d);for(let O=m.next();O;O=m.next()){if(c(O))return"left";const S=a.step((O.to-O.from)*4+50);S&&await S}return m.hasDocumentType?"document type":m.
malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){this.text=a}next(){const{text:a,at:c}=this;if(c>=a.length)return;
if(a.charCodeAt(c)!==D)return this.characters(c,this.nextTag(c));if(a.startsWith("<!--",c))return this.other(c,"-->",4);if(a.startsWith("<?",c))return this.other(
c,"?>",2);if(a.startsWith("<![CDATA[",c)){const O=a.indexOf("]]>",c);return O<0?this.end():(this.at=O+3,{kind:"text",text:a.slice(c+9,O),from:c,to:this.at})}return a.
startsWith("<!",c)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",c),this.end()):(a.charCodeAt(c+1)===_?this.endTag(c):this.startTag(c))??this.fault(c,this.nextTag(
c+1))}other(a,c,m){const O=this.text.indexOf(c,a+m);return O<0?this.end():(this.at=O+c.length,{kind:"other",from:a,to:this.at})}endTag(a){const c=this.name(a+2),
m=this.blanks(c);if(!(c===a+2||this.text.charCodeAt(m)!==x))return this.at=m+1,{kind:"end",name:this.text.slice(a+2,c),from:a,to:this.at}}startTag(a){const{text:c}=this,
m=this.name(a+1);if(m===a+1)return;const O=c.slice(a+1,m),S=[];for(let j=m;;){const $=this.blanks(j),H=c.charCodeAt($);if(H===x||H===_&&c.charCodeAt($+1)===x)return this.
at=H===x?$+1:$+2,{kind:H===x?"start":"empty",name:O,attributes:S,from:a,to:this.at};const A=this.name($),C=this.blanks(A),R=this.blanks(C+1),U=c[R];if($===j||A===
$||c[C]!=="="||U!=='"'&&U!=="'")return;const k=c.indexOf(U,R+1),b=c.slice(R+1,Math.max(k,R+1)),N=b.includes("<")?void 0:i(b);if(k<0||N===void 0||S.length>=P)return;
S.push({name:c.slice($,A),value:N,from:$,to:k+1}),j=k+1}}characters(a,c){const m=i(this.text.slice(a,c));return m===void 0?this.fault(a,c):(this.at=c,{kind:"tex\
t",text:m,from:a,to:c})}nextTag(a){const c=this.text.indexOf("<",a);return c<0?this.text.length:c}fault(a,c){return this.malformed=!0,this.at=c,{kind:"other",from:a,
to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:c}=this;for(;;){const m=c.charCodeAt(a);if(m!==32&&m!==9&&m!==10&&m!==13)return a;a++}}name(a){
const{text:c}=this;for(;a<c.length;a++){const m=c.charCodeAt(a);if(m<=32||m===_||m===x||m===D||m===61||m===34||m===39)break}return a}}const[D,x,_]=[60,62,47],p=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(d){if(!d.includes("&"))return d;const a=[];let c=0;for(let m=d.indexOf("&");m>=0;m=d.indexOf(
"&",c)){const O=d.indexOf(";",m);if(O<0||O-m>12)return;const S=d.slice(m+1,O),j=p.get(S)??e(S);if(j===void 0)return;a.push(d.slice(c,m),j),c=O+1}return a.push(d.
slice(c)),a.join("")}function e(d){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),c=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return c>0&&c<=1114111&&!(c>=55296&&
c<=57343)?String.fromCodePoint(c):void 0}function f(d){const[a,c,m,O]=d;if(a===0&&c===0&&(m===254||m===0)||a===255&&c===254&&m===0&&O===0)return n(d);if(a===254&&
c===255||a===0&&c===60)return r(new TextDecoder("utf-16be").decode(d));if(a===255&&c===254||a===60&&c===0)return r(new TextDecoder("utf-16le").decode(d));const S=new TextDecoder().
decode(d);return r(S.includes("�")?Buffer.from(d).toString("latin1"):S)}function o(d){if(d[0]===0||d[1]===0||d[0]===254||d[0]===255)return f(d);const c=(0,g.bS)(
d).toString("latin1",0,h),m=s.exec(c)?.[1]?.toLowerCase()??"utf-8";if(t.has(m))try{return new TextDecoder(m,{fatal:!0}).decode(d)}catch{return}}const h=200,s=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),r=d=>d.startsWith("\uFEFF")?d.slice(1):d;function n(d){const a=new DataView(d.buffer,
d.byteOffset,d.byteLength),c=d[0]!==0,m=[];for(let O=0;O+4<=d.length;O+=4){const S=a.getUint32(O,c);if(S>1114111)return;m.push(String.fromCodePoint(S))}return r(
m.join(""))}const u=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((F,I,l)=>{l.d(I,{QH:()=>y,T3:()=>E,
_L:()=>p});var g=l(21115),v=l(3907),P=l(45599);function y(i,e,f){const{text:o,properties:h,end:s,about:t}=i,r=[];let n=0;for(const u of h.filter(e).sort((d,a)=>d.
from-a.from))u.from<n||(r.push(o.slice(n,u.from)),n=u.to);return r.push(o.slice(n,Math.max(s,n))),f.length>0&&r.push(D(f,t)),r.push(o.slice(Math.max(s,n))),_(r.
join(""))}function E(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${D(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(i,e){const o=[...new Set(i.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${g.dK[s]}"`).join(""),h=i.map(({prefix:s,name:t,form:r,values:n})=>`\
<${s}:${t}>${x(r,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,v.X)(e)}"${o}>
${h.join("")}</rdf:Description>
`}function x(i,e){const f=o=>e.map(h=>`<rdf:li${o}>${(0,v.X)(h)}</rdf:li>`).join("");switch(i){case"simple":return(0,v.X)(e[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const _=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function p(i,e){const f=i.catalog.get("Metadata"),o=i.resolve(f),h=o instanceof P.Z6?[...o.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],s=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...h]),t=new P.Z6(s,Buffer.
from(e,"utf8"));(0,P.i9)(f)&&o instanceof P.Z6?i.put(f,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),1975:((F,I,l)=>{l.d(I,{kg:()=>E,m:()=>y,sm:()=>D});
var g=l(21115),v=l(3907);const P=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(i,e){const f=(0,v.xK)(i);if(f===void 0)return y;const o=new _,
s=await(0,v.km)(f,e,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:f,properties:o.properties,malformed:s,end:o.end,about:o.
about}}function D(i,e,f){return i?.properties.find(o=>o.name===f&&o.namespace===g.dK[e])?.values??[]}const x=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new g.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),
e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(
e.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(e,f,o){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const h=this.scope.ofElement(e),s=h.namespace===g.dK.rdf,t=s&&h.local==="li";this.root===x&&this.end<0&&s&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const r=this.open.length-this.root,n=t?f.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:e,...h,from:o,language:n}),
this.root===x){if(!s||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(r===1)this.describe(f);else if(r===
2){this.items=[];const u=f.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=u?[u.value]:[]}else t&&(this.pieces=[])}describe(e){for(const{name:f,value:o,from:h,
to:s}of e){if((0,g.HC)(f))continue;const{namespace:t,local:r}=this.scope.ofAttribute(f);t===g.dK.rdf&&r==="about"&&(this.about=o),!(t===""||t===g.dK.rdf||t===g.
dK.xml)&&this.add({namespace:t,name:r,values:[o],from:h,to:s})}}close(e,f,o){const h=this.open.pop();if(h?.name!==e){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==x)if(s===0)this.end=f,this.root=x;else if(s===1&&this.loose)this.root=x,this.loose=!1;else if(s===2){const t=this.items.length>
0?p(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:o})}else s>2&&h.namespace===g.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(e){this.properties.length<P?this.properties.push(e):this.broken=
!0}isRdf(e,f){const o=this.scope.ofAttribute(e);return o.local===f&&o.namespace===g.dK.rdf}}function p(i){const e=i.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),f=i.map(({text:o})=>o);return e>0?[f[e],...f.slice(0,e),...f.slice(e+1)]:f}}),33546:((F,I,l)=>{l.d(I,{FB:()=>E,Hr:()=>x,Zh:()=>_,k$:()=>D,qm:()=>p});
var g=l(93604),v=l(45599),P=l(81077);const y={first:0,style:"D",prefix:void 0,start:1};async function E(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const r=(await(0,P.Zc)(s,t,"Nums")).map(([n,u])=>({first:Number(n),label:s.dict(u)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,u)=>n.first-u.first).
filter(({first:n},u,d)=>d[u+1]?.first!==n).map(({first:n,label:u})=>({first:n,...i(s,u)}));return r[0]?.first===0?r:[y,...r]}function D(s,t){const r=s.editCatalog();
if(t.length===0){r.delete("PageLabels");return}const n=t[0].first===0?t:[y,...t],u=h(s),d=n.map(({first:a,start:c,...m})=>[a,o({...m,number:c},u)]);r.set("PageL\
abels",s.add((0,P.H6)(s,d,"Nums")))}async function x(s){const t=await E(s);if(!t)return;const r=t.map(({first:n})=>n);return n=>{const u=t[(0,g.M)(r,n)-1];return{
...u,number:u.start+n-u.first}}}function _(s,t){const r=[],n=h(s);let u,d=0;for(const a of t)(!u||!e(u,a))&&r.push([d,o(a,n)]),u=a,d++;return(0,P.H6)(s,r,"Nums")}
async function p(s,t){const r=await x(s);if(!r)return;const n=_(s,Array.from(t,u=>r(u-1)));s.editCatalog().set("PageLabels",s.add(n))}function i(s,t){const r=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),u=s.resolve(t?.get("St"));return{style:r instanceof v.SX?r.text:void 0,prefix:n instanceof v.Mx&&n.bytes.length>0?
n:void 0,start:typeof u=="number"&&Number.isInteger(u)&&u>=1?u:1}}function e(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const f=100;function o({style:s,prefix:t,number:r},n){return(0,v.jd)({S:s===
void 0?void 0:(0,v.UU)(s),P:t&&t.bytes.length>f?n(t):t,St:s===void 0||r===1?void 0:r})}function h(s){const t=new Map;return r=>{let n=t.get(r);return n||t.set(r,
n=s.add(r)),n}}}),37081:((F,I,l)=>{l.d(I,{O:()=>P});var g=l(45599),v=l(9819);async function P(E,D,x=1/0){const _=new v._i(E),p=(0,v.Wo)(E,"Outlines"),i=[{value:p&&
y(E,p.holder,p.dict,"First"),level:1}];for(let e=i.pop();e;e=i.pop()){const{value:f,level:o}=e;if(f===void 0||!_.first(f)||!D(f,o)||!(0,g.i9)(f))continue;const h=t=>{
const r=E.entry(f.number,t);return r instanceof g.Bi?y(E,f.number,E.get(f.number),t):r};i.push({value:h("Next"),level:o}),o<x&&i.push({value:h("First"),level:o+
1});const s=E.job.pace.step(300);s&&await s}}function y(E,D,x,_){const p=x.get(_);if(!(p instanceof g.Bi))return p;const i=E.add(p);return _==="Next"&&p.set("Pr\
ev",new g.oS(D)),E.edit(D),x.set(_,i),i}}),12207:((F,I,l)=>{l.d(I,{Ht:()=>p,hN:()=>E,jS:()=>y,ji:()=>D});var g=l(45599),v=l(81077),P=l(45657);async function y(i){
const{catalog:e}=i,f=await(0,v.Zc)(i,i.dict(e.get("Names"))?.get("Dests"),"Names");return{names:new Map(i.dict(e.get("Dests"))),strings:new Map(f.map(([o,h])=>[
(0,v.Pu)(o),h]))}}function E({pages:i},e){const f=(0,g.i9)(e)?i.indexOf(e.number):e;return typeof f=="number"&&Number.isInteger(f)&&f>=0&&f<i.count?f:void 0}function D(i,e){
return e==null?[]:i.array(e)??[e]}const x=8,_=50;class p{document;named;constructor(e,f){this.document=e,this.named=f}static async of(e){return new p(e,await y(
e))}pageOf(e){return this.pageOfDestination(e.get("Dest"))??this.pageOfAction(e.get("A"))}pageOfDestination(e,f=x){const{document:o}=this,h=o.resolve(e),s=o.array(
h);if(s)return E(o,s[0]);if(f===0)return;const t=o.dict(h);return t?this.pageOfDestination(t.get("D"),f-1):this.pageOfDestination(this.namedBy(h),f-1)}namedBy(e){
const{names:f,strings:o}=this.named;if(e instanceof g.SX)return f.get(e.text)??o.get(e.text);if(!(e instanceof g.Mx))return;const h=(0,v.Pu)(e);return o.get(h)??
f.get(h)}pageOfAction(e){const{document:f}=this,o=e===void 0?[]:[e];for(let h=0;o.length>0&&h<_;h++){const s=f.dict(o.shift());if(!s)continue;const r=(0,g.Eo)(f.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(r!==void 0)return r;(0,P.RZ)(o,D(f,s.get("Next")).slice(0,_))}}}}),779:((F,I,l)=>{l.d(I,
{patternOf:()=>H,G:()=>j,y:()=>D});var g=l(58552),v=l(98472),P=l(34378);const y=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),E=(A,C)=>D([A],C);async function D(A,C){const R=new Set;for(const b of A)R.add((await t(b,C)).text.trim());R.delete("");const U=[
...R].map(b=>b.match(/[\x21-\x7e]+/g)??[]),k=(b,N)=>b.length*U.length>h?!1:(N.add((b.length>>2)+R.size*o),_(b,U));return{hasGroups:!1,lacks:k,search:async(b,N,K)=>{
const G=K.step(b.length>>2);if(G&&await G,k(b,K)||await x(b,U,K))return{matches:[],truncated:!1};const Z=await t(b,K),Q=[];for(const Y of R)if(!await s(Y,Z,Q,N,
K))return{matches:Q,truncated:!0};return R.size>1&&Q.sort((Y,q)=>Y.start-q.start||q.end-Y.end),{matches:Q,truncated:!1}}}}async function x(A,C,R){const U=i(A);for(const k of C){
const b=R.step((U.length>>3)*k.length);if(b&&await b,p(U,k))return!1}return!0}function _(A,C){const R=i(A);for(const U of C)if(p(R,U))return!1;return!0}function p(A,C){
for(const R of C)if(!A.includes(R))return!1;return!0}function i(A){const C=A.toLowerCase();return e.test(C)?C.replace(f,m):C}const e=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
f=new RegExp(e,"g"),o=6,h=2e4;async function s(A,{text:C,places:R},U,k,b){const N=b.step(C.length>>3);N&&await N;for(let K=C.indexOf(A),G=0;K>=0;K=C.indexOf(A,G)){
if(U.length===k)return!1;for(G=K+A.length;R[G]===R[G-1];)G++;U.push((0,v.z)(R[K],R[G]));const Z=b.step(A.length);Z&&await Z}return!0}async function t(A,C){if(!r.
test(A))return u(A,C);const R=[];let U="";for(const{0:k,1:b,2:N,index:K}of A.matchAll(y)){const G=N===void 0?b?.toLowerCase()??m(k):" ";for(let Q=0;Q<G.length;Q++)
R.push(b===void 0?K:K+Q);U+=G;const Z=C.step(k.length*10);Z&&await Z}return R.push(A.length),{text:U,places:R}}const r=/[^\0-\xff]/,n=65536;async function u(A,C){
const R=A.includes(d)?A.split(d).length-1:0,U=new Uint32Array(A.length+R+1);let k="",b=0,N=!1;for(let K=0;K<A.length;K+=n){const G=A.slice(K,K+n),Z=C.step(G.length);
Z&&await Z;const Q=N;for(let q=0;q<G.length;q++){const rt=G.charCodeAt(q),it=c(rt);(!it||!N)&&(U[b++]=K+q),rt===a&&(U[b++]=K+q),N=it}const Y=G.toLowerCase().replace(
/\s+/g," ").replaceAll(d,"ss").replaceAll("µ","μ");k+=Q&&Y.startsWith(" ")?Y.slice(1):Y}return U[b]=A.length,{text:k,places:U}}const d="ß",a=223,c=A=>A===32||
A>=9&&A<=13||A===160,m=A=>(0,P.w)((0,P.w)(A).toUpperCase().toLowerCase()),O=/^\/.+\/([dgimsuvy]*)$/s,S=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function j(A,C){const R=O.exec(A);return C==="regex"?R?"slashes":void 0:S.test(A)||R&&R[1]!==""?"regex-as-words":void 0}const $=1e6;async function H(A,C,R,U,k){
const b=R==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(C,k):await E(C,U);if("problem"in b)throw(0,g.G6)([{field:A,message:b.
problem}]);return{...b,search:async(N,K,G)=>{const Z=await b.search(N.slice(0,$),K,G);return N.length>$?{...Z,truncated:!0}:Z}}}}),98472:((F,I,l)=>{l.d(I,{z:()=>g});
const g=(v,P,y=[])=>({start:v,end:P,groups:Object.fromEntries(y)})}),90536:((F,I,l)=>{l.d(I,{C:()=>v,L:()=>P});var g=l(45599);function v(y,E){const D=[y];for(;D.
length>0;){const x=D.pop(),_=x instanceof g.Z6?x.dict:x;if(Array.isArray(_))for(const p of _)D.push(p);else if(_ instanceof g.Bi){E(_);for(const p of _.values())
D.push(p)}}}function P(y,E){const D=[];return v(y,x=>{D.length===0&&E(x)&&D.push(x)}),D.length>0}}),22332:((F,I,l)=>{l.d(I,{l3:()=>D,mq:()=>_,nD:()=>x});var g=l(
78157),v=l(45798),P=l(45599);const y=50,E=1e4;function D(p,i){const e=(0,g.bS)(p).lastIndexOf("startxref",i);return e<0?-1:(0,g.JI)(p,(0,g.AN)(p,e+9,i),i).value}
function x(p,i){const e=p.length;if(i<0||i>=e)return;const f=(0,g.AN)(p,i,e),o=!(0,g.w1)(p,f,"xref"),h=o?-1:(0,g.bS)(p).indexOf("trailer",f),s=o?(0,g.ay)(p,f,e)?.
body??-1:h<0?-1:h+7,t=s<0?null:new v.i(p,s,e,y).value();return(0,P.Zm)(t)?{at:i,isStream:o,trailer:t}:void 0}function _(p){const i=new Set;for(let e=D(p,p.length);typeof e==
"number"&&!i.has(e)&&i.size<E;){const f=x(p,e);if(!f)break;i.add(e),e=f.trailer.get("Prev")}return i}})};
