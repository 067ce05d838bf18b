"use strict";exports.id=3864,exports.ids=[3864],exports.modules={4406:((N,B,i)=>{i.d(B,{EC:()=>a,Pu:()=>u,Qf:()=>T,fU:()=>c,g$:()=>A,oH:()=>M});var v=i(58552),C=i(61729);const I=1e3,
T=(r,w,{found:s=null,limit:t=null,pages:e=[]}={})=>({rule:r,found:s,limit:t,pages:e.slice(0,I),message:w}),M=["open_password"],A=(r,w,s)=>`The file has ${r} ${s}\
; at most ${w} are allowed.`;function $({failures:r}){return Array.isArray(r)?r.flatMap(x):[]}function x(r){if(!(0,C.Gv)(r))return[];const{rule:w,found:s,limit:t,
pages:e,message:n}=r;if(typeof w!="string"||typeof n!="string")return[];const o=Array.isArray(e)?e.filter(g=>typeof g=="number"):[];return[{rule:w,found:d(s),limit:d(
t),pages:o,message:n}]}const d=r=>typeof r=="number"?r:null;function c(r,{nameOf:w,restate:s}){const{checks:t}=r,e=$(r).map(o=>({...s(o),rule:w(o.rule)})),n=Array.
isArray(t)?t.flatMap(o=>typeof o=="string"?[w(o)]:[]):[];return{...r,...t!==void 0&&{checks:n},failures:e}}class a extends v.zU{report;constructor(w){const s=$(
w).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:M}))}),this.report=w}}
function u(r){if(r.passed===!1)throw new a(r)}}),85673:((N,B,i)=>{i.d(B,{gx:()=>M,h:()=>T});function v(d,c){const a=C(d,c);if(a!==void 0)return[a];const u=$(d);
return c.filter(r=>$(r).some(w=>w.length>3&&u.includes(w)))}function C(d,c){let a;for(const u of c){const r=I($(d),$(u));r<=2&&r<(a?.count??1/0)&&(a={name:u,count:r})}
return a?.name}function I(d,c){return d.length!==c.length?d.length*c.length===0?1/0:I([d.join("")],[c.join("")]):c.reduce((a,u,r)=>{const w=d[r]??"",s=Math.min(
w.length,u.length),t=x(w,u);return t>(s<3?0:s<7?1:2)?1/0:a+t},0)}const T=(d,c)=>A(v(d,c));function M(d,c){const a=C(d,c),u=r=>$(r).sort().join(" ");return A(a===
void 0?c.filter(r=>d!==""&&u(r)===u(d)):[a])}const A=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,$=d=>d.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(c=>c!=="");function x(d,c){let a=[],u=Array.from({length:c.length+1},(r,w)=>w);for(let r=0;r<d.length;r++){const w=[r+
1];for(let s=0;s<c.length;s++){const t=r>0&&s>0&&d[r]===c[s-1]&&d[r-1]===c[s];w.push(Math.min((u[s+1]??0)+1,(w[s]??0)+1,(u[s]??0)+(d[r]===c[s]?0:1),t?(a[s-1]??0)+
1:1/0))}a=u,u=w}return u.at(-1)??0}}),45657:((N,B,i)=>{i.d(B,{Kf:()=>C,RZ:()=>v,YG:()=>I});function v(T,M){for(const A of M)T.push(A)}const C=T=>{let M=-1/0;for(const A of T)
M=Math.max(M,A);return M},I=T=>{let M=1/0;for(const A of T)M=Math.min(M,A);return M}}),15193:((N,B,i)=>{i.r(B),i.d(B,{check_document:()=>K});var v=i(4406),C=i(44091),
I=i(59071);const T=["validation_data","time_stamps","signatures"];function M({entries:y}){return y.filter(({kind:R})=>R==="approval"||R==="certification").length===
0?["has no signature"]:y.flatMap(R=>A(R)??[])}function A(y){const{field:D,intact:R,verified:b,changesAfter:U,problems:G}=y,j=`the signature ${D===null?"without \
a name":`'${(0,I.wh)(D).slice(0,60)}'`}`;if(R!==!0)return`has ${j}, which is not intact`;if(b!==!0)return`has ${j}, which could not be verified`;const H=U.filter(
W=>!$(y).includes(W));return H.length>0||G.includes("certification_violated")?`was changed after ${j}: ${(H.length>0?H:U).join(", ")}`:(0,C.gH)(y)?void 0:`has ${j}\
, with problems: ${G.join(", ")}`}function $({certification:y}){return y==="fill_forms"?[...T,"form_values"]:y==="comments"?[...T,"form_values","annotations"]:T}
var x=i(66971),d=i(12237),c=i(98446),a=i(41112),u=i(5899),r=i(41561),w=i(36211),s=i(37709),t=i(86491),e=i(58971),n=i(779),o=i(9312),g=i(22154),O=i(49568);const P=new Set(
["sh","Do","BI"]);async function E(y,D){const{required_text:R,forbidden_text:b,search_mode:U}=y;return{required:R===void 0?void 0:await(0,o.Gv)("required_text",
R,U,D),forbidden:b===void 0?void 0:await(0,o.Gv)("forbidden_text",b,U,D)}}const L=y=>[...["required_text","forbidden_text","maximum_unreadable"].filter(D=>y[D]!==
void 0),...y.require_searchable?["require_searchable"]:[]];async function _(y,D,R){const b=new g.z(y,y.pages.count),U=await l(y,D,R,b),G=R.required!==void 0&&!U.
isRequiredThere,j=[...G?[(0,v.Qf)("required_text",h(D,b),{found:0,limit:1})]:[],...p("forbidden_text",U.forbidden,W=>`The forbidden text is on ${W}.`),...p("for\
bidden_text",U.unsearched,W=>`There is more text on ${W} than can be searched, so it is not known whether the forbidden text is there.`),...p("forbidden_text",U.
unknown,W=>`The document lacks fonts of ${W}, so it is not known whether the forbidden text is there.`),...p("require_searchable",U.withoutText,W=>`${(0,c.NV)(W)}\
 ${(0,c.d5)(U.withoutText.length,"has","have")} images or drawings, but little or no text.`),...f(D,b)],H=[...b.notes,...G?m("required_text",D):[],...R.forbidden&&
U.forbidden.length===0?m("forbidden_text",D):[]];return{violations:j,notes:H,textlessPages:b.textlessPages}}async function l(y,{require_searchable:D},{required:R,
forbidden:b},U){const{pace:G}=y.job,j=new e.X(y),H=async V=>S(await j.page(V-1),G);let W=!1;const[z,Q,q,tt]=[[],[],[],[]];for(let V=1;V<=y.pages.count;V++){const J=await U.
page(V);if(R&&!W&&(W=(await(0,O.m6)(J,R,G)).isFound),b){const{isFound:st,truncated:et}=await(0,O.m6)(J,b,G);st?z.push(V):et?Q.push(V):J.found.fragments.some(({style:nt})=>nt.
font===t.Z)&&q.push(V)}D&&(U.isScan(V)||J.characters===0&&await H(V))&&tt.push(V)}return{isRequiredThere:W,forbidden:z,unsearched:Q,unknown:q,withoutText:tt}}function f({
maximum_unreadable:y},D){const{unreadable:R,unreadableOn:b}=D;if(y===void 0||R<=y)return[];const U=`${D.unreadableWords} cannot be read; at most ${y} are allowe\
d.`;return[(0,v.Qf)("maximum_unreadable",U,{found:R,limit:y,pages:b})]}const m=(y,D)=>(0,o.$0)(y,D[y]??"",D.search_mode);function h({required_text:y="",search_mode:D},{
textlessPages:R}){const b=R.length===0?"":`, and ${(0,g.q)(R)}`,U=(0,n.GJ)(y,D)?" It looks as if it were written for another search mode.":"";return`The require\
d text is not in the document${b}.${U}`}const p=(y,D,R)=>D.length===0?[]:[(0,v.Qf)(y,R((0,c.oi)(D)),{found:D.length,limit:0,pages:D})];async function S(y,D){let R=!1;
return await(0,s.K)(y,D,({operator:b})=>{const U=w.lJ.get(b);R||=P.has(b)||U?.fill!==void 0||U?.strokes===!0}),R}var k=i(45657);const K=async(y,D,R)=>{const{quiet:b,
wasRepaired:U}=(0,r.gd)(R),G=await E(D,R),j=await(0,d.E)(y.bytes,b,{password:D.open_password,evenIfLocked:!0}),H=y.bytes.length,W=(0,a.YX)(j),z=await X(j,D,G),Q=await at(
j,y.bytes,D,U()),q=[...await ot(j,D,H),...Q,...z.violations],tt=Object.entries(D).flatMap(([nt,dt])=>F.has(nt)||dt===!1?[]:[nt]),J={passed:q.length===0,checks:tt,
failures:q,pageCount:W,fileSize:H,locked:(0,a.ln)(j)};D.on_violation==="error"&&(0,v.Pu)(J);const st=[...U()?[Z]:[],...z.notes],{textlessPages:et}=z;return{documents:[
W===null?y:{...y,pageCount:W}],data:J,notes:st,facts:{...et&&{textlessPages:et}}}},F=new Set(["open_password","search_mode","on_violation"]),Z=(0,u.A)("The docu\
ment is damaged. Octavo could read it; other programs may not.");async function X(y,D,R){const b=L(D);return b.length===0?{violations:[],notes:[]}:(0,a.ln)(y)?{
violations:[Y(b[0],"what its text is")],notes:[]}:await _(y,D,R)}const Y=(y,D)=>(0,v.Qf)(y,`The document needs a password to open, so it is not known ${D}: give\
 it as open_password.`);async function ot(y,D,R){const{maximum_pages:b,maximum_bytes:U,require_embedded_fonts:G,require_unlocked:j,forbid_javascript:H}=D,W=[];if(b!==
void 0){const Q=(0,a.YX)(y);Q===null?W.push(Y("maximum_pages","how many pages it has")):Q>b&&W.push((0,v.Qf)("maximum_pages",`The document has ${(0,c.y_)(Q,"pag\
e")}; at most ${b} are allowed.`,{found:Q,limit:b}))}U!==void 0&&R>U&&W.push((0,v.Qf)("maximum_bytes",(0,v.g$)(R,U,"bytes"),{found:R,limit:U})),G&&(0,k.RZ)(W,rt(
await(0,a.Uz)(y))),j&&y.security?.opensWithoutPassword===!1&&W.push((0,v.Qf)("require_unlocked","The document does not open without a password."));const z=H?await(0,a.
xS)(y):!1;return z===null?W.push(Y("forbid_javascript","whether it has JavaScript")):z&&W.push((0,v.Qf)("forbid_javascript","The document has JavaScript.")),D.require_e_invoice&&
(0,k.RZ)(W,await it(y)),W}function rt(y){const D="require_embedded_fonts";if(!y)return[Y(D,"which fonts it has")];const R=ct(y);if(R.length===0)return[];const b=R.
length===1?"A font is":`${R.length} fonts are`;return[(0,v.Qf)(D,`${b} not embedded: ${(0,c.Dw)([...new Set(R)])}.`,{found:R.length,limit:0})]}async function it(y){
const D="require_e_invoice";if((0,a.ln)(y))return[Y(D,"whether it is an electronic invoice")];const{failures:R}=await(0,x.sw)(y);return(0,x.cj)(R).map(b=>(0,v.Qf)(
D,`The document is not a valid electronic invoice: ${b}.`))}async function at(y,D,R,b){const U="require_signature";if(!R.require_signature)return[];if((0,a.ln)(
y))return[Y(U,"whether it is signed")];const G=await(0,C.ae)(y,D,{password:R.open_password,anchors:void 0,isDamaged:b});return M(G).map(j=>(0,v.Qf)(U,`The docum\
ent ${j}.`))}const ct=y=>y.flatMap(({embedded:D,name:R})=>D?[]:[R===null?"a font without a name":ft(R)]),ft=y=>y.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),
5899:((N,B,i)=>{i.d(B,{A:()=>v});const v=C=>({code:"document_damaged",message:C})}),9312:((N,B,i)=>{i.d(B,{$0:()=>A,Gv:()=>I,MM:()=>M});var v=i(779),C=i(42973);
const I=(x,d,c,{pace:a,limits:u})=>(0,v.Id)(x,d,c,a,$(x,u)),T={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in p\
lace of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function M(x,d){
const c=(0,v.GJ)(x,d);return c&&T[c]}function A(x,d,c){const a=M(d,c);return a===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${x}, wh\
ich ${a}.`,mentions:[x,"search_mode"]}]}function $(x,{searching:d}){let c=d;return a=>{if(c-=a,c<0)throw(0,C.F)("searching",`The search takes more than ${d} ste\
ps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",x)}}}),49568:((N,B,i)=>{i.d(B,{Ao:()=>M,
IQ:()=>A,m6:()=>$});var v=i(27077);const C=1e3,I=1e6,T=1e3;async function M(t,e,n,o){const g=Math.max(n,C),O=await x(t.flow,e,g,o),P=await d(t,e,g,o),E=c(O.found,
P.found,t);return{matches:E.slice(0,n).map(s),truncated:O.truncated||P.truncated||E.length>n}}async function A(t,e,n,o){const g=await x(t.flow,e,n,o),O=await d(
t,e,n,o);return{all:[...g.found,...O.found],counted:c(g.found,O.found,t),truncated:g.truncated||O.truncated}}async function $(t,e,n){const o=await x(t.flow,e,1,
n);if(o.found.length>0)return{isFound:!0,truncated:!0};const g=await d(t,e,1,n);return{isFound:g.found.length>0,truncated:o.truncated||g.truncated}}async function x(t,e,n,o){
const{matches:g,truncated:O}=await e.search(t.text,n,o);return{found:g.map(P=>({...P,flow:t})),truncated:O}}async function d(t,e,n,o){const{flow:g,lines:O}=await(0,v.
k6)(t.visualText(),o),{text:P}=g,E=[];let L=P.length>I;for(const _ of O){if(_.end>I||E.length>=n){L=!0;break}const l=o.step(T);l&&await l;const{matches:f,truncated:m}=await e.
search(P.slice(_.start,_.end),n-E.length,o);L||=m;for(const{start:h,end:p,groups:S}of f)E.push({start:_.start+h,end:_.start+p,groups:S,flow:g})}return{found:E,truncated:L}}
function c(t,e,n){if(e.length===0)return[...t];const o=u(n),g=new Set,O=[];for(const E of e){const L=r(E,o),_=new Set;for(const{from:h,to:p}of L)for(let S=w(t,h);S<
t.length&&t[S].start<p;S++)_.add(S);const[l]=_,f=_.size===1?t[l]:void 0;if(f&&L.every(({from:h,to:p})=>f.start<=h&&p<=f.end))continue;for(const h of _)g.add(h);
const m=L.reduce((h,p)=>Math.min(h,p.from),1/0);O.push({match:E,from:m})}return[...t.flatMap((E,L)=>g.has(L)?[]:[{match:E,from:E.start}]),...O].sort((E,L)=>E.from-
L.from).map(({match:E})=>E)}const a=-1;function u({flow:t,found:{edges:e}}){const n=new Int32Array(e.count).fill(a);for(const{first:o,position:g,count:O}of t.letters(
0,t.text.length))for(let P=0;P<O;P++)n[o+P]=g+P;return n}function r({flow:t,start:e,end:n},o){const g=[];for(const{first:O,count:P}of t.letters(e,n))for(let E=O;E<
O+P;E++){const L=o[E];if(L===a)continue;const _=g.at(-1);_?.to===L?_.to++:g.push({from:L,to:L+1})}return g}function w(t,e){let n=0;for(let o=t.length;n<o;){const g=n+
o>>1;t[g].end<=e?n=g+1:o=g}return n}const s=({flow:t,start:e,end:n,groups:o})=>({text:t.text.slice(e,n),groups:o,box:t.box(e,n),boxes:t.lineBoxes(e,n)})}),84961:((N,B,i)=>{
i.d(B,{$x:()=>c,Kh:()=>x,qg:()=>a,xS:()=>d});var v=i(58552),C=i(33973),I=i(90536),T=i(45599),M=i(3907),A=i(33311),$=i(9819);function x(r,w){const s=r.resolve(w.
get("S"));return(!w.has("S")||(0,T.Eo)(s,"JavaScript")||(0,T.Eo)(s,"Rendition"))&&r.resolve(w.get("JS"))!==null}async function d(r,w){const s=w.filter(e=>(0,I.L)(
r.get(e),n=>x(r,n)));if(s.length===0)return!1;const{live:t}=await(0,C.Gy)(r);return s.some(e=>t[e]===1)}async function c(r){return await d(r,(await(0,A.S)(r)).JS)||
a(r)}async function a(r){if(!(0,T.Zm)(r.get(r.catalogNumber)))return!1;const w=r.resolve((0,$.Wo)(r,"AcroForm")?.dict.get("XFA"));if(w===null)return!1;if(r.security?.
locked===!0)return null;for(const s of Array.isArray(w)?w:[w]){const t=r.resolve(s);if(!(t instanceof T.Z6))continue;let e;try{e=await r.decodedAtEase(t)}catch(o){
if(!(o instanceof v.zU)||o.code==="cancelled")throw o;return!0}const n=(0,M.xK)(e);if(n===void 0||n.includes("script")&&await u(n,r.job.pace))return!0}return!1}
async function u(r,w){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,M.km)(r,w,s)!=="well-formed"}}),6856:((N,B,i)=>{
i.d(B,{n:()=>a,w:()=>A});var v=i(78157),C=i(79725),I=i(45599),T=i(70549),M=i(6057);const A=(0,T.n)($);async function $(s){const{pages:t,job:e}=s,n=new a(s),o=new Int32Array(
t.count),g=new Set;for(let O=0;O<t.count;O++){n.goTo(O),o[O]=n.kind,g.add(n.resources);const P=e.pace.step(300);P&&await P}return{kinds:n.kinds,kindOf:o,resources:g}}
const x=["MediaBox","CropBox","Rotate","UserUnit"],d=2e3,c=/\(|(?:^|[^<])<(?!<)/;class a{document;kinds=[];kind=-1;resources;bytes;entries=new C.R;index=-1;inherited;geometry=new u(
x);own=new u(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:e,entries:n,inherited:o}=this,
{pages:g}=e,O=g.number(t),P=e.place(O),E=g.inheritedBy(t);if(this.index=t,this.inherited=E,!P||!e.locate(O,P,n)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=g.attribute(t,"Resources");return}(this.bytes?.buffer!==P.bytes.buffer||this.bytes.byteOffset!==P.bytes.byteOffset)&&
(this.bytes=(0,v.bS)(P.bytes));const[L,_]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!L||E!==o)&&(this.kind=this.recognise(E)),(!_||E!==o)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.pages.number(this.index);if(!e)return t.entry(n,"Contents");const o=this.entries.
find(e,"Contents");if(o<0)return;const{at:g}=this.entries;return w(e,g[o+2],g[o+3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:e}=this,{pages:n}=t,[o,g]=this.own.of(0);if(o===g)return n.inheritedBy(e).Resources;const O=w(this.bytes,o,g);if(O)return O;const P=()=>t.
entry(n.number(e),"Resources");if(g-o>d)return P();const E=this.own.text();return t.security&&c.test(E)?P():(this.dictionaries.has(E)||this.dictionaries.set(E,P()),
this.dictionaries.get(E))}recognise(t){let e=this.recognised.get(t);e||this.recognised.set(t,e=new Map);const n=this.geometry.text();let o=e.get(n);return o===void 0&&
e.set(n,o=this.kindHere()),o}kindHere(){const t=(0,M.iw)(this.document,this.index),e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===
void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class u{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:o,to:g,keys:O}=this;let P=n!==void 0;for(let E=0;E<O.length;E++){const L=e.find(t,O[E]),_=L<0?
0:e.at[L+2],l=L<0?0:e.at[L+3];P&&=r(n,o[E],g[E],t,_,l),o[E]=_,g[E]=l}return this.bytes=t,P}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.
keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function r(s,t,e,n,o,g){if(e-t!==g-o)return!1;for(let O=t,P=o;O<e;O++,P++)
if(s[O]!==n[P])return!1;return!0}function w(s,t,e){if(!(0,v.yp)(s[t])||s[e-1]!==v.AV||s[e-2]!==v.Z4)return;const n=(0,v.JI)(s,t,e),o=(0,v.JI)(s,n.after+1,e);return s[n.
after]===v.Z4&&o.value>=0&&o.after===e-2?new I.oS(n.value,o.value):void 0}}),21281:((N,B,i)=>{i.d(B,{Ip:()=>x,XM:()=>r,Xb:()=>u,ds:()=>$,qg:()=>a});var v=i(59071),
C=i(70549),I=i(43496),T=i(824),M=i(1975),A=i(60912);const $=(0,C.n)(async t=>x(t,await(0,T.Br)(t)));function x(t,e){const n=(L,_)=>(0,v.wh)((0,M.sm)(e,L,_)[0]??
""),o=c(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),g=d(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,P=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,v.Gh)(t.resolve((0,T._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],E=[
o?.name,g,...P.filter(L=>/^PDF\/[\w .:/()-]{1,40}$/.test(L))];return{archive:o,accessible:g,names:E.filter(L=>L!==void 0)}}const d=t=>/^[1-9]$/.test(t);function c(t,e){
if(!d(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function a(t,e,n,o){return e&&s(t,e,[I.dK.pdfaid]),u(n,o)}
const u=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function r(t){const e=await(0,T.Br)(t);if(!e)
return[];const{archive:n,accessible:o}=x(t,e);s(t,e,[I.dK.pdfaid,I.dK.pdfuaid]);const g=[n?.name,o].filter(O=>O!==void 0);return g.length>0?[w(g)]:[]}const w=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function s(t,e,n){e.properties.
some(({namespace:o})=>n.includes(o))&&(0,A._L)(t,(0,A.QH)(e,({namespace:o})=>n.includes(o),[]))}}),60912:((N,B,i)=>{i.d(B,{QH:()=>T,T3:()=>M,_L:()=>d});var v=i(
43496),C=i(3907),I=i(45599);function T(c,a,u){const{text:r,properties:w,end:s,about:t}=c,e=[];let n=0;for(const o of w.filter(a).sort((g,O)=>g.from-O.from))o.from<
n||(e.push(r.slice(n,o.from)),n=o.to);return e.push(r.slice(n,Math.max(s,n))),u.length>0&&e.push(A(u,t)),e.push(r.slice(Math.max(s,n))),x(e.join(""))}function M(c){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${A(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(c,a){const r=[...new Set(c.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${v.dK[s]}"`).join(""),w=c.map(({prefix:s,name:t,form:e,values:n})=>`\
<${s}:${t}>${$(e,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,C.X)(a)}"${r}>
${w.join("")}</rdf:Description>
`}function $(c,a){const u=r=>a.map(w=>`<rdf:li${r}>${(0,C.X)(w)}</rdf:li>`).join("");switch(c){case"simple":return(0,C.X)(a[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const x=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function d(c,a){const u=c.catalog.get("Metadata"),r=c.resolve(u),w=r instanceof I.Z6?[...r.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],s=new I.Bi([["Type",new I.SX("Metadata")],["Subtype",new I.SX("XML")],...w]),t=new I.Z6(s,Buffer.
from(a,"utf8"));(0,I.i9)(u)&&r instanceof I.Z6?c.put(u,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),33546:((N,B,i)=>{i.d(B,{FB:()=>M,Hr:()=>$,Zh:()=>x,
k$:()=>A,qm:()=>d});var v=i(93604),C=i(45599),I=i(81077);const T={first:0,style:"D",prefix:void 0,start:1};async function M(s){const t=s.catalog.get("PageLabels");
if(!s.dict(t))return;const e=(await(0,I.Zc)(s,t,"Nums")).map(([n,o])=>({first:Number(n),label:s.dict(o)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,o)=>n.
first-o.first).filter(({first:n},o,g)=>g[o+1]?.first!==n).map(({first:n,label:o})=>({first:n,...c(s,o)}));return e[0]?.first===0?e:[T,...e]}function A(s,t){const e=s.
editCatalog();if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[T,...t],o=w(s),g=n.map(({first:O,start:P,...E})=>[O,r({...E,number:P},o)]);
e.set("PageLabels",s.add((0,I.H6)(s,g,"Nums")))}async function $(s){const t=await M(s);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const o=t[(0,v.M)(e,
n)-1];return{...o,number:o.start+n-o.first}}}function x(s,t){const e=[],n=w(s);let o,g=0;for(const O of t)(!o||!a(o,O))&&e.push([g,r(O,n)]),o=O,g++;return(0,I.H6)(
s,e,"Nums")}async function d(s,t){const e=await $(s);if(!e)return;const n=x(s,Array.from(t,o=>e(o-1)));s.editCatalog().set("PageLabels",s.add(n))}function c(s,t){
const e=s.resolve(t?.get("S")),n=s.resolve(t?.get("P")),o=s.resolve(t?.get("St"));return{style:e instanceof C.SX?e.text:void 0,prefix:n instanceof C.Mx&&n.bytes.
length>0?n:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function a(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:
s.prefix===t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const u=100;function r({style:s,prefix:t,number:e},n){return(0,C.
jd)({S:s===void 0?void 0:(0,C.UU)(s),P:t&&t.bytes.length>u?n(t):t,St:s===void 0||e===1?void 0:e})}function w(s){const t=new Map;return e=>{let n=t.get(e);return n||
t.set(e,n=s.add(e)),n}}}),37081:((N,B,i)=>{i.d(B,{O:()=>I});var v=i(45599),C=i(9819);async function I(M,A,$=1/0){const x=new C._i(M),d=(0,C.Wo)(M,"Outlines"),c=[
{value:d&&T(M,d.holder,d.dict,"First"),level:1}];for(let a=c.pop();a;a=c.pop()){const{value:u,level:r}=a;if(u===void 0||!x.first(u)||!A(u,r)||!(0,v.i9)(u))continue;
const w=t=>{const e=M.entry(u.number,t);return e instanceof v.Bi?T(M,u.number,M.get(u.number),t):e};c.push({value:w("Next"),level:r}),r<$&&c.push({value:w("Firs\
t"),level:r+1});const s=M.job.pace.step(300);s&&await s}}function T(M,A,$,x){const d=$.get(x);if(!(d instanceof v.Bi))return d;const c=M.add(d);return x==="Next"&&
d.set("Prev",new v.oS(A)),M.edit(A),$.set(x,c),c}}),12207:((N,B,i)=>{i.d(B,{Ht:()=>d,hN:()=>M,jS:()=>T,ji:()=>A});var v=i(45599),C=i(81077),I=i(45657);async function T(c){
const{catalog:a}=c,u=await(0,C.Zc)(c,c.dict(a.get("Names"))?.get("Dests"),"Names");return{names:new Map(c.dict(a.get("Dests"))),strings:new Map(u.map(([r,w])=>[
(0,C.Pu)(r),w]))}}function M({pages:c},a){const u=(0,v.i9)(a)?c.indexOf(a.number):a;return typeof u=="number"&&Number.isInteger(u)&&u>=0&&u<c.count?u:void 0}function A(c,a){
return a==null?[]:c.array(a)??[a]}const $=8,x=50;class d{document;named;constructor(a,u){this.document=a,this.named=u}static async of(a){return new d(a,await T(
a))}pageOf(a){return this.pageOfDestination(a.get("Dest"))??this.pageOfAction(a.get("A"))}pageOfDestination(a,u=$){const{document:r}=this,w=r.resolve(a),s=r.array(
w);if(s)return M(r,s[0]);if(u===0)return;const t=r.dict(w);return t?this.pageOfDestination(t.get("D"),u-1):this.pageOfDestination(this.namedBy(w),u-1)}namedBy(a){
const{names:u,strings:r}=this.named;if(a instanceof v.SX)return u.get(a.text)??r.get(a.text);if(!(a instanceof v.Mx))return;const w=(0,C.Pu)(a);return r.get(w)??
u.get(w)}pageOfAction(a){const{document:u}=this,r=a===void 0?[]:[a];for(let w=0;r.length>0&&w<x;w++){const s=u.dict(r.shift());if(!s)continue;const e=(0,v.Eo)(u.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(e!==void 0)return e;(0,I.RZ)(r,A(u,s.get("Next")).slice(0,x))}}}}),779:((N,B,i)=>{i.d(B,
{Id:()=>w,GJ:()=>u,yS:()=>A});var v=i(58552),C=i(98472),I=i(34378);const T=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{\
M}{0,30}|\\p{M}{1,30}","gu"),M=(s,t)=>A([s],t);async function A(s,t){const e=new Set;for(const n of s)e.add((await x(n,t)).text.trim());return e.delete(""),{hasGroups:!1,
search:async(n,o,g)=>{const O=await x(n,g),P=[];for(const E of e)if(!await $(E,O,P,o,g))return{matches:P,truncated:!0};return e.size>1&&P.sort((E,L)=>E.start-L.
start||L.end-E.end),{matches:P,truncated:!1}}}}async function $(s,{text:t,places:e},n,o,g){const O=g.step(t.length>>3);O&&await O;for(let P=t.indexOf(s),E=0;P>=
0;P=t.indexOf(s,E)){if(n.length===o)return!1;for(E=P+s.length;e[E]===e[E-1];)E++;n.push((0,C.z)(e[P],e[E]));const L=g.step(s.length);L&&await L}return!0}async function x(s,t){
const e=[];let n="";for(const{0:o,1:g,2:O,index:P}of s.matchAll(T)){const E=O===void 0?g?.toLowerCase()??d(o):" ";for(let _=0;_<E.length;_++)e.push(g===void 0?P:
P+_);n+=E;const L=t.step(o.length*10);L&&await L}return e.push(s.length),{text:n,places:e}}const d=s=>(0,I.w)((0,I.w)(s).toUpperCase().toLowerCase()),c=/^\/.+\/([dgimsuvy]*)$/s,
a=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function u(s,t){const e=c.exec(s);return t==="regex"?e?"slashes":void 0:
a.test(s)||e&&e[1]!==""?"regex-as-words":void 0}const r=1e6;async function w(s,t,e,n,o){const g=e==="regex"?(await Promise.all([i.e(7398),i.e(9974)]).then(i.bind(
i,39974))).expressionOf(t,o):await M(t,n);if("problem"in g)throw(0,v.G6)([{field:s,message:g.problem}]);return{hasGroups:g.hasGroups,search:async(O,P,E)=>{const L=await g.
search(O.slice(0,r),P,E);return O.length>r?{...L,truncated:!0}:L}}}}),98472:((N,B,i)=>{i.d(B,{z:()=>v});const v=(C,I,T=[])=>({start:C,end:I,groups:Object.fromEntries(
T)})}),33973:((N,B,i)=>{i.d(B,{Gy:()=>u,Rf:()=>r,Ip:()=>w});var v=i(54619),C=i(85368),I=i(88500);class T{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new I.
s;signed=new Set;constructor(l,f,m){this.detail=f,this.strings=m,this.scan.strings=m;const h=new Int32Array(f?8*l:l);this.done=new Uint8Array(f?l:0);const p=S=>h.
subarray(S*l,(S+1)*l);this.end=p(0),this.valueEnd=p(1),this.dataStart=p(2),this.dataEnd=p(3),this.lengthStart=p(4),this.lengthEnd=p(5),this.from=p(6),this.to=p(
7)}}var M=i(78157),A=i(79725),$=i(39150),x=i(45599);class d{scan=new I.s;ranges=new Map}const c=2;class a{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(l,f,m){
this.walked=m,this.live=new Uint8Array(l),this.via=new Int32Array(f?l:0)}}async function u(_,{watched:l}={}){const{markings:f,referrers:m}=await r([_],{watched:l,
detail:!0}),{live:h,via:p}=f[0];return{live:h,via:p,referrers:m}}async function r(_,l={}){const f=new o(_,l);return await f.run(),f}function w(_,{repairs:l}){for(const{
part:f,number:m,value:h}of l)_[f].put(m,h)}const s=100,t=100,e=-2;function n(_){if(_ instanceof x.Z6)return _.data.length+n(_.dict);if(Array.isArray(_))return 12*
_.length;if(!(_ instanceof x.Bi))return s;let l=30*_.size;for(const f of _.values())Array.isArray(f)&&(l+=12*f.length);return l}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(l,{detail:f=!1,strings:m=!1,watched:h,alias:p}){if(this.documents=l,this.strings=
m,this.alias=p,this.markings=l.map(S=>new a(S.size,h!==void 0,O(S,m||f,m))),!!h){this.watched=new Uint8Array(l[0].size);for(const S of h)this.watched[S]=1}}async run(){
const{documents:l,stack:f}=this,[m]=l;for(const[h,p]of m.trailer)h!=="Encrypt"&&this.followValue(0,p);for(;f.length>0;){const h=f.pop(),p=h%l.length,S=m.job.pace.
step(this.follow(p,(h-p)/l.length));S&&await S}for(const{live:h,signed:p,walked:S}of this.markings)for(const k of S.signed)h[k]===1&&p.add(k)}visit(l,f){this.alias&&
({part:l,number:f}=this.alias(l,f)??{part:l,number:f}),this.watched&&this.watched[f]===1&&this.referrers.add(this.current);const m=this.markings[l],{live:h}=m;if(f>
0&&f<h.length&&h[f]!==0)return;const p=this.documents[l];if(f<=0||f>=h.length||!p.exists(f))return p.missed(f);h[f]=1,this.watched&&(m.via[f]=this.current),this.
stack.push(f*this.documents.length+l)}follow(l,f){const m=this.documents[l],h=this.markings[l],{walked:p}=h;if(this.current=f,h.count++,m.isChanged(f))return this.
followChanged(m,h,l,f);if(p.done[f]===1)return this.followAgain(m,h,l,f);const{scan:S,detail:k}=p;k||(S.used=0);const K=S.used,F=m.table.kind[f]===v.tL?this.walk(
m,p,f):this.walkPlace(m,f,S);return F<0||S.byteRange&&this.isSignature(p.signed,f)?this.forget(S,K).followRepaired(m,l,f):(h.bytes+=F,k&&(p.from[f]=K,p.to[f]=S.
used,p.valueEnd[f]=this.extent.valueEnd,p.done[f]=1),this.followMarks(l,S,K,S.used,S.lengthStart),t+F)}followChanged(l,f,m,h){const p=l.patched(h);if(!p){const X=l.
edited.get(h);return g(X)||X===null?this.followRepaired(l,m,h):(this.followValue(m,X),f.bytes+=n(X),t)}const{detail:S}=f.walked;if(p.references&&!S&&!l.suspect){
for(let X=p.first;X<p.last;X++)this.visit(m,p.references[X]);return f.bytes+=p.end-p.start,t}const{scan:k,ranges:K}=P(f);S||(k.used=0);const F=k.used,Z=this.walkPlace(
l,h,k);return Z<0||k.byteRange&&this.isSignature(f.signed,h)?this.forget(k,F).followRepaired(l,m,h):(f.bytes+=Z,S&&K.set(h,{from:F,to:k.used,valueEnd:this.extent.
valueEnd}),this.followMarks(m,k,F,k.used,k.lengthStart),t+Z)}followAgain(l,f,m,h){const{walked:p}=f;return f.bytes+=p.end[h]>0?p.end[h]-l.table.place[h]:s,this.
followMarks(m,p.scan,p.from[h],p.to[h],p.lengthStart[h]),t}isSignature(l,f){return l.add(f),this.strings}followMarks(l,{marks:f},m,h,p){const S=this.strings?p:e;
for(let k=m;k<h;k+=3)f[k]!==I.A&&f[k+1]!==S&&this.visit(l,f[k])}forget(l,f){return l.used=f,this}followRepaired(l,f,m){const h=l.get(m),p=g(h)?l.resolve(h):h;return p===
null?(this.markings[f].live[m]=c,this.markings[f].count--):this.repair(f,m,p),t}repair(l,f,m){this.repairs.push({part:l,number:f,value:m}),this.followValue(l,m)}followValue(l,f){
const m=[f];for(;m.length>0;){const h=m.pop();if(h instanceof x.oS)this.visit(h instanceof x.rV?h.part:l,h.number);else if(Array.isArray(h))for(const p of h)m.push(
p);else if(h instanceof x.Bi){h.has("ByteRange")&&this.markings[l].signed.add(this.current);for(const p of h.values())m.push(p)}else if(h instanceof x.Z6)for(const[
p,S]of h.dict)p!=="Length"&&m.push(S)}}walk(l,f,m){const{extent:h}=this,{bytes:p}=l,{scan:S}=f,k=l.bodies[m];S.forgetLength();const{kept:K}=this,F=!this.strings&&
l.recallEntries(m,K);F&&S.append(K.scan.marks,K.marksFrom,K.marksTo);const Z=F?K.close+2:S.value(p,k,p.length);return Z<0||p[Z-1]===M.AV||!(0,C.x)(l,Z,S,h)||l.suspect&&
!(0,$.D)(p,k,Z)?-1:(h.dataStart<0&&(S.lengthStart=-1),f.end[m]=h.end,f.detail&&(f.dataStart[m]=h.dataStart,f.dataEnd[m]=h.dataEnd,f.lengthStart[m]=S.lengthStart,
f.lengthEnd[m]=S.lengthEnd),h.end-l.table.place[m])}walkPlace(l,f,m){const h=l.place(f);if(!h)return-1;const{bytes:p,start:S,end:k}=h;m.forgetLength();const K=m.
value(p,S,k);return m.lengthStart=-1,K<0&&!L(p,S,k)||E(p,S,k)||K>0&&p[K-1]===M.AV||K>=0&&(0,M.AN)(p,K,k)<k||l.suspect&&!(0,$.D)(p,S,k)?-1:(this.extent.valueEnd=
K<0?k:K,k-S)}}const g=_=>_ instanceof x.oS&&!(_ instanceof x.rV);function O(_,l,f){const m=_.walked;if(m?.strings===f)return m;const h=new T(_.size,l,f);return l&&
(_.walked=h),h}function P(_){return _.patches||(_.patches=new d,_.patches.scan.strings=_.walked.strings),_.patches}function E(_,l,f){const m=(0,M.AN)(_,l,f);return m>=
f||_[m]===M.yq&&(0,M.wb)(_,m,"null")}function L(_,l,f){for(let m=l;m<f;m++)if("<([/%".includes(String.fromCharCode(_[m])))return!1;return!0}}),90536:((N,B,i)=>{
i.d(B,{C:()=>C,L:()=>I});var v=i(45599);function C(T,M){const A=[T];for(;A.length>0;){const $=A.pop(),x=$ instanceof v.Z6?$.dict:$;if(Array.isArray(x))for(const d of x)
A.push(d);else if(x instanceof v.Bi){M(x);for(const d of x.values())A.push(d)}}}function I(T,M){const A=[];return C(T,$=>{A.length===0&&M($)&&A.push($)}),A.length>
0}}),22332:((N,B,i)=>{i.d(B,{l3:()=>A,mq:()=>x,nD:()=>$});var v=i(78157),C=i(45798),I=i(45599);const T=50,M=1e4;function A(d,c){const a=(0,v.bS)(d).lastIndexOf(
"startxref",c);return a<0?-1:(0,v.JI)(d,(0,v.AN)(d,a+9,c),c).value}function $(d,c){const a=d.length;if(c<0||c>=a)return;const u=(0,v.AN)(d,c,a),r=!(0,v.w1)(d,u,
"xref"),w=r?-1:(0,v.bS)(d).indexOf("trailer",u),s=r?(0,v.ay)(d,u,a)?.body??-1:w<0?-1:w+7,t=s<0?null:new C.i(d,s,a,T).value();return(0,I.Zm)(t)?{at:c,isStream:r,
trailer:t}:void 0}function x(d){const c=new Set;for(let a=A(d,d.length);typeof a=="number"&&!c.has(a)&&c.size<M;){const u=$(d,a);if(!u)break;c.add(a),a=u.trailer.
get("Prev")}return c}})};
