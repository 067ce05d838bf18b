"use strict";exports.id=3864,exports.ids=[3864,779],exports.modules={4406:((K,k,f)=>{f.d(k,{EC:()=>o,Pu:()=>a,Qf:()=>A,fU:()=>c,g$:()=>D,oH:()=>E});var w=f(58552),S=f(61729);
const C=1e3,A=(r,h,{found:s=null,limit:t=null,pages:e=[]}={})=>({rule:r,found:s,limit:t,pages:e.slice(0,C),message:h}),E=["open_password"],D=(r,h,s)=>`The file \
has ${r} ${s}; at most ${h} are allowed.`;function T({failures:r}){return Array.isArray(r)?r.flatMap(v):[]}function v(r){if(!(0,S.Gv)(r))return[];const{rule:h,found:s,
limit:t,pages:e,message:n}=r;if(typeof h!="string"||typeof n!="string")return[];const i=Array.isArray(e)?e.filter(u=>typeof u=="number"):[];return[{rule:h,found:l(
s),limit:l(t),pages:i,message:n}]}const l=r=>typeof r=="number"?r:null;function c(r,{nameOf:h,restate:s}){const{checks:t}=r,e=T(r).map(i=>({...s(i),rule:h(i.rule)})),
n=Array.isArray(t)?t.flatMap(i=>typeof i=="string"?[h(i)]:[]):[];return{...r,...t!==void 0&&{checks:n},failures:e}}class o extends w.zU{report;constructor(h){const s=T(
h).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${s.join(" ")}`,{issues:s.map(t=>({field:"file",message:t,mentions:E}))}),this.report=h}}
function a(r){if(r.passed===!1)throw new o(r)}}),85673:((K,k,f)=>{f.d(k,{gx:()=>E,h:()=>A});function w(l,c){const o=S(l,c);if(o!==void 0)return[o];const a=T(l);
return c.filter(r=>T(r).some(h=>h.length>3&&a.includes(h)))}function S(l,c){let o;for(const a of c){const r=C(T(l),T(a));r<=2&&r<(o?.count??1/0)&&(o={name:a,count:r})}
return o?.name}function C(l,c){return l.length!==c.length?l.length*c.length===0?1/0:C([l.join("")],[c.join("")]):c.reduce((o,a,r)=>{const h=l[r]??"",s=Math.min(
h.length,a.length),t=v(h,a);return t>(s<3?0:s<7?1:2)?1/0:o+t},0)}const A=(l,c)=>D(w(l,c));function E(l,c){const o=S(l,c),a=r=>T(r).sort().join(" ");return D(o===
void 0?c.filter(r=>l!==""&&a(r)===a(l)):[o])}const D=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,T=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(c=>c!=="");function v(l,c){let o=[],a=Array.from({length:c.length+1},(r,h)=>h);for(let r=0;r<l.length;r++){const h=[r+
1];for(let s=0;s<c.length;s++){const t=r>0&&s>0&&l[r]===c[s-1]&&l[r-1]===c[s];h.push(Math.min((a[s+1]??0)+1,(h[s]??0)+1,(a[s]??0)+(l[r]===c[s]?0:1),t?(o[s-1]??0)+
1:1/0))}o=a,a=h}return a.at(-1)??0}}),45657:((K,k,f)=>{f.d(k,{Kf:()=>S,RZ:()=>w,YG:()=>C});function w(A,E){for(const D of E)A.push(D)}const S=A=>{let E=-1/0;for(const D of A)
E=Math.max(E,D);return E},C=A=>{let E=1/0;for(const D of A)E=Math.min(E,D);return E}}),15193:((K,k,f)=>{f.r(k),f.d(k,{check_document:()=>N});var w=f(4406),S=f(44091),
C=f(59071);const A=["validation_data","time_stamps","signatures"];function E({entries:P}){return P.filter(({kind:L})=>L==="approval"||L==="certification").length===
0?["has no signature"]:P.flatMap(L=>D(L)??[])}function D(P){const{field:I,intact:L,verified:$,changesAfter:U,problems:G}=P,j=`the signature ${I===null?"without \
a name":`'${(0,C.wh)(I).slice(0,60)}'`}`;if(L!==!0)return`has ${j}, which is not intact`;if($!==!0)return`has ${j}, which could not be verified`;const H=U.filter(
W=>!T(P).includes(W));return H.length>0||G.includes("certification_violated")?`was changed after ${j}: ${(H.length>0?H:U).join(", ")}`:(0,S.gH)(P)?void 0:`has ${j}\
, with problems: ${G.join(", ")}`}function T({certification:P}){return P==="fill_forms"?[...A,"form_values"]:P==="comments"?[...A,"form_values","annotations"]:A}
var v=f(84092),l=f(12237),c=f(98446),o=f(41112),a=f(5899),r=f(41561),h=f(36211),s=f(37709),t=f(86491),e=f(58971),n=f(779),i=f(9312),u=f(22154),x=f(49568);const M=new Set(
["sh","Do","BI"]);async function O(P,I){const{required_text:L,forbidden_text:$,search_mode:U}=P;return{required:L===void 0?void 0:await(0,i.Gv)("required_text",
L,U,I),forbidden:$===void 0?void 0:await(0,i.Gv)("forbidden_text",$,U,I)}}const b=P=>[...["required_text","forbidden_text","maximum_unreadable"].filter(I=>P[I]!==
void 0),...P.require_searchable?["require_searchable"]:[]];async function y(P,I,L){const $=new u.z(P,P.pages.count),U=await p(P,I,L,$),G=L.required!==void 0&&!U.
isRequiredThere,j=[...G?[(0,w.Qf)("required_text",m(I,$),{found:0,limit:1})]:[],..._("forbidden_text",U.forbidden,W=>`The forbidden text is on ${W}.`),..._("for\
bidden_text",U.unsearched,W=>`There is more text on ${W} than can be searched, so it is not known whether the forbidden text is there.`),..._("forbidden_text",U.
unknown,W=>`The document lacks fonts of ${W}, so it is not known whether the forbidden text is there.`),..._("require_searchable",U.withoutText,W=>`${(0,c.NV)(W)}\
 ${(0,c.d5)(U.withoutText.length,"has","have")} images or drawings, but little or no text.`),...d(I,$)],H=[...$.notes,...G?g("required_text",I):[],...L.forbidden&&
U.forbidden.length===0?g("forbidden_text",I):[]];return{violations:j,notes:H,textlessPages:$.textlessPages}}async function p(P,{require_searchable:I},{required:L,
forbidden:$},U){const{pace:G}=P.job,j=new e.X(P),H=async X=>R(await j.page(X-1),G);let W=!1;const[z,Q,q,tt]=[[],[],[],[]];for(let X=1;X<=P.pages.count;X++){const J=await U.
page(X);if(L&&!W&&(W=(await(0,x.m6)(J,L,G)).isFound),$){const{isFound:st,truncated:et}=await(0,x.m6)(J,$,G);st?z.push(X):et?Q.push(X):J.found.fragments.some(({style:nt})=>nt.
font===t.Z)&&q.push(X)}I&&(U.isScan(X)||J.characters===0&&await H(X))&&tt.push(X)}return{isRequiredThere:W,forbidden:z,unsearched:Q,unknown:q,withoutText:tt}}function d({
maximum_unreadable:P},I){const{unreadable:L,unreadableOn:$}=I;if(P===void 0||L<=P)return[];const U=`${I.unreadableWords} cannot be read; at most ${P} are allowe\
d.`;return[(0,w.Qf)("maximum_unreadable",U,{found:L,limit:P,pages:$})]}const g=(P,I)=>(0,i.$0)(P,I[P]??"",I.search_mode);function m({required_text:P="",search_mode:I},{
textlessPages:L}){const $=L.length===0?"":`, and ${(0,u.q)(L)}`,U=(0,n.G)(P,I)?" It looks as if it were written for another search mode.":"";return`The required\
 text is not in the document${$}.${U}`}const _=(P,I,L)=>I.length===0?[]:[(0,w.Qf)(P,L((0,c.oi)(I)),{found:I.length,limit:0,pages:I})];async function R(P,I){let L=!1;
return await(0,s.K)(P,I,({operator:$})=>{const U=h.lJ.get($);L||=M.has($)||U?.fill!==void 0||U?.strokes===!0}),L}var B=f(45657);const N=async(P,I,L)=>{const{quiet:$,
wasRepaired:U}=(0,r.gd)(L),G=await O(I,L),j=await(0,l.E)(P.bytes,$,{password:I.open_password,evenIfLocked:!0}),H=P.bytes.length,W=(0,o.YX)(j),z=await Z(j,I,G),Q=await at(
j,P.bytes,I,U()),q=[...await it(j,I,H),...Q,...z.violations],tt=Object.entries(I).flatMap(([nt,dt])=>F.has(nt)||dt===!1?[]:[nt]),J={passed:q.length===0,checks:tt,
failures:q,pageCount:W,fileSize:H,locked:(0,o.ln)(j)};I.on_violation==="error"&&(0,w.Pu)(J);const st=[...U()?[V]:[],...z.notes],{textlessPages:et}=z;return{documents:[
W===null?P:{...P,pageCount:W}],data:J,notes:st,facts:{...et&&{textlessPages:et}}}},F=new Set(["open_password","search_mode","on_violation"]),V=(0,a.A)("The docu\
ment is damaged. Octavo could read it; other programs may not.");async function Z(P,I,L){const $=b(I);return $.length===0?{violations:[],notes:[]}:(0,o.ln)(P)?{
violations:[Y($[0],"what its text is")],notes:[]}:await y(P,I,L)}const Y=(P,I)=>(0,w.Qf)(P,`The document needs a password to open, so it is not known ${I}: give\
 it as open_password.`);async function it(P,I,L){const{maximum_pages:$,maximum_bytes:U,require_embedded_fonts:G,require_unlocked:j,forbid_javascript:H}=I,W=[];if($!==
void 0){const Q=(0,o.YX)(P);Q===null?W.push(Y("maximum_pages","how many pages it has")):Q>$&&W.push((0,w.Qf)("maximum_pages",`The document has ${(0,c.y_)(Q,"pag\
e")}; at most ${$} are allowed.`,{found:Q,limit:$}))}U!==void 0&&L>U&&W.push((0,w.Qf)("maximum_bytes",(0,w.g$)(L,U,"bytes"),{found:L,limit:U})),G&&(0,B.RZ)(W,ot(
await(0,o.Uz)(P))),j&&P.security?.opensWithoutPassword===!1&&W.push((0,w.Qf)("require_unlocked","The document does not open without a password."));const z=H?await(0,o.
xS)(P):!1;return z===null?W.push(Y("forbid_javascript","whether it has JavaScript")):z&&W.push((0,w.Qf)("forbid_javascript","The document has JavaScript.")),I.require_e_invoice&&
(0,B.RZ)(W,await rt(P)),W}function ot(P){const I="require_embedded_fonts";if(!P)return[Y(I,"which fonts it has")];const L=ct(P);if(L.length===0)return[];const $=L.
length===1?"A font is":`${L.length} fonts are`;return[(0,w.Qf)(I,`${$} not embedded: ${(0,c.Dw)([...new Set(L)])}.`,{found:L.length,limit:0})]}async function rt(P){
const I="require_e_invoice";if((0,o.ln)(P))return[Y(I,"whether it is an electronic invoice")];const{failures:L}=await(0,v.sw)(P);return(0,v.cj)(L).map($=>(0,w.Qf)(
I,`The document is not a valid electronic invoice: ${$}.`))}async function at(P,I,L,$){const U="require_signature";if(!L.require_signature)return[];if((0,o.ln)(
P))return[Y(U,"whether it is signed")];const G=await(0,S.ae)(P,I,{password:L.open_password,anchors:void 0,isDamaged:$});return E(G).map(j=>(0,w.Qf)(U,`The docum\
ent ${j}.`))}const ct=P=>P.flatMap(({embedded:I,name:L})=>I?[]:[L===null?"a font without a name":ft(L)]),ft=P=>P.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),
5899:((K,k,f)=>{f.d(k,{A:()=>w});const w=S=>({code:"document_damaged",message:S})}),9312:((K,k,f)=>{f.d(k,{$0:()=>D,Gv:()=>C,MM:()=>E});var w=f(779),S=f(42973);
const C=(v,l,c,{pace:o,limits:a})=>(0,w.patternOf)(v,l,c,o,T(v,a)),A={slashes:"has slashes around it that count as characters: leave them out, and begin with (?\
i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};
function E(v,l){const c=(0,w.G)(v,l);return c&&A[c]}function D(v,l,c){const o=E(l,c);return o===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was fou\
nd for ${v}, which ${o}.`,mentions:[v,"search_mode"]}]}function T(v,{searching:l}){let c=l;return o=>{if(c-=o,c<0)throw(0,S.F)("searching",`The search takes mor\
e than ${l} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",v)}}}),49568:((K,k,f)=>{
f.d(k,{Ao:()=>E,IQ:()=>D,m6:()=>T});var w=f(27077);const S=1e3,C=1e6,A=1e3;async function E(t,e,n,i){const u=Math.max(n,S),x=await v(t.flow,e,u,i),M=await l(t,e,
u,i),O=c(x.found,M.found,t);return{matches:O.slice(0,n).map(s),truncated:x.truncated||M.truncated||O.length>n}}async function D(t,e,n,i){const u=await v(t.flow,
e,n,i),x=await l(t,e,n,i);return{all:[...u.found,...x.found],counted:c(u.found,x.found,t),truncated:u.truncated||x.truncated}}async function T(t,e,n){const i=await v(
t.flow,e,1,n);if(i.found.length>0)return{isFound:!0,truncated:!0};const u=await l(t,e,1,n);return{isFound:u.found.length>0,truncated:i.truncated||u.truncated}}async function v(t,e,n,i){
const{matches:u,truncated:x}=await e.search(t.text,n,i);return{found:u.map(M=>({...M,flow:t})),truncated:x}}async function l(t,e,n,i){const{flow:u,lines:x}=await(0,w.
k6)(t.visualText(),i),{text:M}=u,O=[];let b=M.length>C;for(const y of x){if(y.end>C||O.length>=n){b=!0;break}const p=i.step(A);p&&await p;const{matches:d,truncated:g}=await e.
search(M.slice(y.start,y.end),n-O.length,i);b||=g;for(const{start:m,end:_,groups:R}of d)O.push({start:y.start+m,end:y.start+_,groups:R,flow:u})}return{found:O,truncated:b}}
function c(t,e,n){if(e.length===0)return[...t];const i=a(n),u=new Set,x=[];for(const O of e){const b=r(O,i),y=new Set;for(const{from:m,to:_}of b)for(let R=h(t,m);R<
t.length&&t[R].start<_;R++)y.add(R);const[p]=y,d=y.size===1?t[p]:void 0;if(d&&b.every(({from:m,to:_})=>d.start<=m&&_<=d.end))continue;for(const m of y)u.add(m);
const g=b.reduce((m,_)=>Math.min(m,_.from),1/0);x.push({match:O,from:g})}return[...t.flatMap((O,b)=>u.has(b)?[]:[{match:O,from:O.start}]),...x].sort((O,b)=>O.from-
b.from).map(({match:O})=>O)}const o=-1;function a({flow:t,found:{edges:e}}){const n=new Int32Array(e.count).fill(o);for(const{first:i,position:u,count:x}of t.letters(
0,t.text.length))for(let M=0;M<x;M++)n[i+M]=u+M;return n}function r({flow:t,start:e,end:n},i){const u=[];for(const{first:x,count:M}of t.letters(e,n))for(let O=x;O<
x+M;O++){const b=i[O];if(b===o)continue;const y=u.at(-1);y?.to===b?y.to++:u.push({from:b,to:b+1})}return u}function h(t,e){let n=0;for(let i=t.length;n<i;){const u=n+
i>>1;t[u].end<=e?n=u+1:i=u}return n}const s=({flow:t,start:e,end:n,groups:i})=>({text:t.text.slice(e,n),groups:i,box:t.box(e,n),boxes:t.lineBoxes(e,n)})}),84961:((K,k,f)=>{
f.d(k,{$x:()=>c,Kh:()=>v,qg:()=>o,xS:()=>l});var w=f(58552),S=f(33973),C=f(90536),A=f(45599),E=f(3907),D=f(33311),T=f(9819);function v(r,h){const s=r.resolve(h.
get("S"));return(!h.has("S")||(0,A.Eo)(s,"JavaScript")||(0,A.Eo)(s,"Rendition"))&&r.resolve(h.get("JS"))!==null}async function l(r,h){const s=h.filter(e=>(0,C.L)(
r.get(e),n=>v(r,n)));if(s.length===0)return!1;const{live:t}=await(0,S.Gy)(r);return s.some(e=>t[e]===1)}async function c(r){return await l(r,(await(0,D.S)(r)).JS)||
o(r)}async function o(r){if(!(0,A.Zm)(r.get(r.catalogNumber)))return!1;const h=r.resolve((0,T.Wo)(r,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(r.security?.
locked===!0)return null;for(const s of Array.isArray(h)?h:[h]){const t=r.resolve(s);if(!(t instanceof A.Z6))continue;let e;try{e=await r.decodedAtEase(t)}catch(i){
if(!(i instanceof w.zU)||i.code==="cancelled")throw i;return!0}const n=(0,E.xK)(e);if(n===void 0||n.includes("script")&&await a(n,r.job.pace))return!0}return!1}
async function a(r,h){const s=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,E.km)(r,h,s)!=="well-formed"}}),6856:((K,k,f)=>{
f.d(k,{n:()=>o,w:()=>D});var w=f(78157),S=f(79725),C=f(45599),A=f(70549),E=f(6057);const D=(0,A.n)(T);async function T(s){const{pages:t,job:e}=s,n=new o(s),i=new Int32Array(
t.count),u=new Set;for(let x=0;x<t.count;x++){n.goTo(x),i[x]=n.kind,u.add(n.resources);const M=e.pace.step(300);M&&await M}return{kinds:n.kinds,kindOf:i,resources:u}}
const v=["MediaBox","CropBox","Rotate","UserUnit"],l=2e3,c=/\(|(?:^|[^<])<(?!<)/;class o{document;kinds=[];kind=-1;resources;bytes;entries=new S.R;index=-1;inherited;geometry=new a(
v);own=new a(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:e,entries:n,inherited:i}=this,
{pages:u}=e,x=u.number(t),M=e.place(x),O=u.inheritedBy(t);if(this.index=t,this.inherited=O,!M||!e.locate(x,M,n)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=u.attribute(t,"Resources");return}(this.bytes?.buffer!==M.bytes.buffer||this.bytes.byteOffset!==M.bytes.byteOffset)&&
(this.bytes=(0,w.bS)(M.bytes));const[b,y]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!b||O!==i)&&(this.kind=this.recognise(O)),(!y||O!==i)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:e}=this,n=t.pages.number(this.index);if(!e)return t.entry(n,"Contents");const i=this.entries.
find(e,"Contents");if(i<0)return;const{at:u}=this.entries;return h(e,u[i+2],u[i+3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:e}=this,{pages:n}=t,[i,u]=this.own.of(0);if(i===u)return n.inheritedBy(e).Resources;const x=h(this.bytes,i,u);if(x)return x;const M=()=>t.
entry(n.number(e),"Resources");if(u-i>l)return M();const O=this.own.text();return t.security&&c.test(O)?M():(this.dictionaries.has(O)||this.dictionaries.set(O,M()),
this.dictionaries.get(O))}recognise(t){let e=this.recognised.get(t);e||this.recognised.set(t,e=new Map);const n=this.geometry.text();let i=e.get(n);return i===void 0&&
e.set(n,i=this.kindHere()),i}kindHere(){const t=(0,E.iw)(this.document,this.index),e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(e);return n===
void 0&&this.kindOf.set(e,n=this.kinds.push(t)-1),n}}class a{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,e){const{bytes:n,from:i,to:u,keys:x}=this;let M=n!==void 0;for(let O=0;O<x.length;O++){const b=e.find(t,x[O]),y=b<0?
0:e.at[b+2],p=b<0?0:e.at[b+3];M&&=r(n,i[O],u[O],t,y,p),i[O]=y,u[O]=p}return this.bytes=t,M}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let e=0;e<this.
keys.length;e++)t+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return t}}function r(s,t,e,n,i,u){if(e-t!==u-i)return!1;for(let x=t,M=i;x<e;x++,M++)
if(s[x]!==n[M])return!1;return!0}function h(s,t,e){if(!(0,w.yp)(s[t])||s[e-1]!==w.AV||s[e-2]!==w.Z4)return;const n=(0,w.JI)(s,t,e),i=(0,w.JI)(s,n.after+1,e);return s[n.
after]===w.Z4&&i.value>=0&&i.after===e-2?new C.oS(n.value,i.value):void 0}}),21281:((K,k,f)=>{f.d(k,{Ip:()=>v,XM:()=>r,Xb:()=>a,ds:()=>T,qg:()=>o});var w=f(59071),
S=f(70549),C=f(43496),A=f(824),E=f(1975),D=f(60912);const T=(0,S.n)(async t=>v(t,await(0,A.Br)(t)));function v(t,e){const n=(b,y)=>(0,w.wh)((0,E.sm)(e,b,y)[0]??
""),i=c(n("pdfaid","part"),n("pdfaid","conformance").toLowerCase()),u=l(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,M=[n("pdfxid","GTS_PDFXVersi\
on")||n("pdfx","GTS_PDFXVersion")||((0,w.Gh)(t.resolve((0,A._U)(t)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],O=[
i?.name,u,...M.filter(b=>/^PDF\/[\w .:/()-]{1,40}$/.test(b))];return{archive:i,accessible:u,names:O.filter(b=>b!==void 0)}}const l=t=>/^[1-9]$/.test(t);function c(t,e){
if(!l(t))return;const n=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:n,name:`PDF/A-${t}${n}`}}function o(t,e,n,i){return e&&s(t,e,[C.dK.pdfaid]),a(n,i)}
const a=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function r(t){const e=await(0,A.Br)(t);if(!e)
return[];const{archive:n,accessible:i}=v(t,e);s(t,e,[C.dK.pdfaid,C.dK.pdfuaid]);const u=[n?.name,i].filter(x=>x!==void 0);return u.length>0?[h(u)]:[]}const h=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function s(t,e,n){e.properties.
some(({namespace:i})=>n.includes(i))&&(0,D._L)(t,(0,D.QH)(e,({namespace:i})=>n.includes(i),[]))}}),43496:((K,k,f)=>{f.d(k,{HC:()=>A,dK:()=>w,ee:()=>C});const w={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},S=new Map(Object.
entries(w));class C{uris=new Map;declared=[];known=new Map;enter(l){let c;for(const{name:o,value:a}of l){if(!A(o))continue;const r=o.slice(6),h=this.uris.get(r);
h?h.push(a):this.uris.set(r,[a]),(c??=[]).push(r)}this.declared.push(c??E),c&&this.known.clear()}leave(){const l=this.declared.pop()??E;for(const c of l)this.uris.
get(c).pop();l.length>0&&this.known.clear()}declares(l){return(this.uris.get(T(l))?.length??0)>0}ofElement(l){let c=this.known.get(l);if(!c){const o=T(l),a=this.
uris.get(o)?.at(-1)??S.get(o)??"";this.known.size===D&&this.known.clear(),this.known.set(l,c={namespace:a,local:l.slice(l.indexOf(":")+1)})}return c}ofAttribute(l){
return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const A=v=>v==="xmlns"||v.startsWith("xmlns:"),E=[],D=1e3,T=v=>v.slice(0,Math.max(v.indexOf(":"),
0))}),824:((K,k,f)=>{f.d(k,{Br:()=>v,_6:()=>c,_U:()=>T});var w=f(58552),S=f(1975),C=f(17079),A=f(45599),E=f(59071),D=f(70549);function T(o){const a=o.resolve(o.
trailer.get("Info"));return a instanceof A.Bi?a:a instanceof A.Z6?a.dict:void 0}const v=(0,D.n)(l);async function l(o){const a=o.get(o.catalogNumber),r=a instanceof
A.Bi?o.resolve(a.get("Metadata")):null;if(!(r instanceof A.Z6))return;let h;try{h=o.decoded(r)}catch(s){if(!(s instanceof w.zU)||s.code==="cancelled")throw s;return S.
m}return(0,S.kg)(h,o.job.pace)}function c(o,a){const r=T(o),h=u=>o.resolve(r?.get(u)),s=(u,x,M=", ")=>{const O=(0,S.sm)(a,u,x).map(E.wh).filter(Boolean).join(M);
return O===""?null:O},t=(u,x)=>{const[M=""]=(0,S.sm)(a,u,x);return(0,E.wh)(M)||null},e=(u,x)=>(0,C._)((0,E.Gh)(h(u))??"")??(0,C._)(t("xmp",x)??"")??null,n=o.get(
o.catalogNumber),i=n instanceof A.Bi?(0,E.Gh)(o.resolve(n.get("Lang"))):null;return{title:(0,E.Gh)(h("Title"))??t("dc","title"),author:(0,E.Gh)(h("Author"))??s(
"dc","creator"),subject:(0,E.Gh)(h("Subject"))??t("dc","description"),keywords:(0,E.Gh)(h("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,E.Gh)(
h("Creator"))??t("xmp","CreatorTool"),producer:(0,E.Gh)(h("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:i??t("dc","language")}}}),3907:((K,k,f)=>{f.d(k,{X:()=>h,km:()=>C,ol:()=>w,xK:()=>o});const w=200,S=1e4;async function C(s,t,e){const n=new A(s);
for(let i=n.next();i;i=n.next()){if(e(i))return"left";const u=t.step((i.to-i.from)*4+50);u&&await u}return n.hasDocumentType?"document type":n.malformed?"malfor\
med":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==E)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const i=t.indexOf("]]>",e);return i<0?this.end():(this.at=i+3,{kind:"text",text:t.slice(e+9,i),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===T?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const i=this.text.indexOf(e,t+n);return i<0?this.end():(this.at=i+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==D))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const i=e.slice(t+1,n),u=[];for(let x=n;;){const M=this.blanks(x),O=e.charCodeAt(M);if(O===D||O===T&&e.charCodeAt(M+1)===D)return this.at=O===
D?M+1:M+2,{kind:O===D?"start":"empty",name:i,attributes:u,from:t,to:this.at};const b=this.name(M),y=this.blanks(b),p=this.blanks(y+1),d=e[p];if(M===x||b===M||e[y]!==
"="||d!=='"'&&d!=="'")return;const g=e.indexOf(d,p+1),m=e.slice(p+1,Math.max(g,p+1)),_=m.includes("<")?void 0:l(m);if(g<0||_===void 0||u.length>=S)return;u.push(
{name:e.slice(M,b),value:_,from:M,to:g+1}),x=g+1}}characters(t,e){const n=l(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===T||n===D||n===E||n===61||n===34||n===39)break}return t}}const[E,D,T]=[60,62,47],v=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const i=s.indexOf(";",n);if(i<0||i-n>12)return;const u=s.slice(n+1,i),x=v.get(u)??c(u);if(x===void 0)return;t.push(s.slice(e,n),x),e=i+1}return t.push(s.
slice(e)),t.join("")}function c(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function o(s){const[t,e,n,i]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&i===0)return r(s);if(t===254&&
e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("utf-16le").decode(s));const u=new TextDecoder().
decode(s);return a(u.includes("�")?Buffer.from(s).toString("latin1"):u)}const a=s=>s.startsWith("\uFEFF")?s.slice(1):s;function r(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let i=0;i+4<=s.length;i+=4){const u=t.getUint32(i,e);if(u>1114111)return;n.push(String.fromCodePoint(u))}return a(
n.join(""))}const h=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((K,k,f)=>{f.d(k,{QH:()=>A,T3:()=>E,
_L:()=>l});var w=f(43496),S=f(3907),C=f(45599);function A(c,o,a){const{text:r,properties:h,end:s,about:t}=c,e=[];let n=0;for(const i of h.filter(o).sort((u,x)=>u.
from-x.from))i.from<n||(e.push(r.slice(n,i.from)),n=i.to);return e.push(r.slice(n,Math.max(s,n))),a.length>0&&e.push(D(a,t)),e.push(r.slice(Math.max(s,n))),v(e.
join(""))}function E(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${D(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(c,o){const r=[...new Set(c.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${w.dK[s]}"`).join(""),h=c.map(({prefix:s,name:t,form:e,values:n})=>`\
<${s}:${t}>${T(e,n)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,S.X)(o)}"${r}>
${h.join("")}</rdf:Description>
`}function T(c,o){const a=r=>o.map(h=>`<rdf:li${r}>${(0,S.X)(h)}</rdf:li>`).join("");switch(c){case"simple":return(0,S.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const v=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(c,o){const a=c.catalog.get("Metadata"),r=c.resolve(a),h=r instanceof C.Z6?[...r.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],s=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...h]),t=new C.Z6(s,Buffer.
from(o,"utf8"));(0,C.i9)(a)&&r instanceof C.Z6?c.put(a,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),1975:((K,k,f)=>{f.d(k,{kg:()=>E,m:()=>A,sm:()=>D});
var w=f(43496),S=f(3907);const C=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(c,o){const a=(0,S.xK)(c);if(a===void 0)return A;const r=new v,
s=await(0,S.km)(a,o,t=>(r.take(t),r.broken))!=="well-formed"||r.depth>0||r.end<0||!r.declared;return{text:a,properties:r.properties,malformed:s,end:r.end,about:r.
about}}function D(c,o,a){return c?.properties.find(r=>r.name===a&&r.namespace===w.dK[o])?.values??[]}const T=-2;class v{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(o,a,r){if(this.open.length>=S.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(a);const h=this.scope.ofElement(o),s=h.namespace===w.dK.rdf,t=s&&h.local==="li";this.root===T&&this.end<0&&s&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,n=t?a.find(({name:i})=>i==="xml:lang")?.value:void 0;if(this.open.push({name:o,...h,from:r,language:n}),
this.root===T){if(!s||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(e===1)this.describe(a);else if(e===
2){this.items=[];const i=a.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=i?[i.value]:[]}else t&&(this.pieces=[])}describe(o){for(const{name:a,value:r,from:h,
to:s}of o){if((0,w.HC)(a))continue;const{namespace:t,local:e}=this.scope.ofAttribute(a);t===w.dK.rdf&&e==="about"&&(this.about=r),!(t===""||t===w.dK.rdf||t===w.
dK.xml)&&this.add({namespace:t,name:e,values:[r],from:h,to:s})}}close(o,a,r){const h=this.open.pop();if(h?.name!==o){this.broken=!0;return}this.scope.leave();const s=this.
open.length-this.root;if(this.root!==T)if(s===0)this.end=a,this.root=T;else if(s===1&&this.loose)this.root=T,this.loose=!1;else if(s===2){const t=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:t,from:h.from,to:r})}else s>2&&h.namespace===w.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(o){this.properties.length<C?this.properties.push(o):this.broken=
!0}isRdf(o,a){const r=this.scope.ofAttribute(o);return r.local===a&&r.namespace===w.dK.rdf}}function l(c){const o=c.findIndex(({language:r})=>r?.toLowerCase()===
"x-default"),a=c.map(({text:r})=>r);return o>0?[a[o],...a.slice(0,o),...a.slice(o+1)]:a}}),33546:((K,k,f)=>{f.d(k,{FB:()=>E,Hr:()=>T,Zh:()=>v,k$:()=>D,qm:()=>l});
var w=f(93604),S=f(45599),C=f(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function E(s){const t=s.catalog.get("PageLabels");if(!s.dict(t))return;
const e=(await(0,C.Zc)(s,t,"Nums")).map(([n,i])=>({first:Number(n),label:s.dict(i)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,i)=>n.first-i.first).
filter(({first:n},i,u)=>u[i+1]?.first!==n).map(({first:n,label:i})=>({first:n,...c(s,i)}));return e[0]?.first===0?e:[A,...e]}function D(s,t){const e=s.editCatalog();
if(t.length===0){e.delete("PageLabels");return}const n=t[0].first===0?t:[A,...t],i=h(s),u=n.map(({first:x,start:M,...O})=>[x,r({...O,number:M},i)]);e.set("PageL\
abels",s.add((0,C.H6)(s,u,"Nums")))}async function T(s){const t=await E(s);if(!t)return;const e=t.map(({first:n})=>n);return n=>{const i=t[(0,w.M)(e,n)-1];return{
...i,number:i.start+n-i.first}}}function v(s,t){const e=[],n=h(s);let i,u=0;for(const x of t)(!i||!o(i,x))&&e.push([u,r(x,n)]),i=x,u++;return(0,C.H6)(s,e,"Nums")}
async function l(s,t){const e=await T(s);if(!e)return;const n=v(s,Array.from(t,i=>e(i-1)));s.editCatalog().set("PageLabels",s.add(n))}function c(s,t){const e=s.
resolve(t?.get("S")),n=s.resolve(t?.get("P")),i=s.resolve(t?.get("St"));return{style:e instanceof S.SX?e.text:void 0,prefix:n instanceof S.Mx&&n.bytes.length>0?
n:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function o(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:s.prefix===
t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const a=100;function r({style:s,prefix:t,number:e},n){return(0,S.jd)({S:s===
void 0?void 0:(0,S.UU)(s),P:t&&t.bytes.length>a?n(t):t,St:s===void 0||e===1?void 0:e})}function h(s){const t=new Map;return e=>{let n=t.get(e);return n||t.set(e,
n=s.add(e)),n}}}),37081:((K,k,f)=>{f.d(k,{O:()=>C});var w=f(45599),S=f(9819);async function C(E,D,T=1/0){const v=new S._i(E),l=(0,S.Wo)(E,"Outlines"),c=[{value:l&&
A(E,l.holder,l.dict,"First"),level:1}];for(let o=c.pop();o;o=c.pop()){const{value:a,level:r}=o;if(a===void 0||!v.first(a)||!D(a,r)||!(0,w.i9)(a))continue;const h=t=>{
const e=E.entry(a.number,t);return e instanceof w.Bi?A(E,a.number,E.get(a.number),t):e};c.push({value:h("Next"),level:r}),r<T&&c.push({value:h("First"),level:r+
1});const s=E.job.pace.step(300);s&&await s}}function A(E,D,T,v){const l=T.get(v);if(!(l instanceof w.Bi))return l;const c=E.add(l);return v==="Next"&&l.set("Pr\
ev",new w.oS(D)),E.edit(D),T.set(v,c),c}}),12207:((K,k,f)=>{f.d(k,{Ht:()=>l,hN:()=>E,jS:()=>A,ji:()=>D});var w=f(45599),S=f(81077),C=f(45657);async function A(c){
const{catalog:o}=c,a=await(0,S.Zc)(c,c.dict(o.get("Names"))?.get("Dests"),"Names");return{names:new Map(c.dict(o.get("Dests"))),strings:new Map(a.map(([r,h])=>[
(0,S.Pu)(r),h]))}}function E({pages:c},o){const a=(0,w.i9)(o)?c.indexOf(o.number):o;return typeof a=="number"&&Number.isInteger(a)&&a>=0&&a<c.count?a:void 0}function D(c,o){
return o==null?[]:c.array(o)??[o]}const T=8,v=50;class l{document;named;constructor(o,a){this.document=o,this.named=a}static async of(o){return new l(o,await A(
o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,a=T){const{document:r}=this,h=r.resolve(o),s=r.array(
h);if(s)return E(r,s[0]);if(a===0)return;const t=r.dict(h);return t?this.pageOfDestination(t.get("D"),a-1):this.pageOfDestination(this.namedBy(h),a-1)}namedBy(o){
const{names:a,strings:r}=this.named;if(o instanceof w.SX)return a.get(o.text)??r.get(o.text);if(!(o instanceof w.Mx))return;const h=(0,S.Pu)(o);return r.get(h)??
a.get(h)}pageOfAction(o){const{document:a}=this,r=o===void 0?[]:[o];for(let h=0;r.length>0&&h<v;h++){const s=a.dict(r.shift());if(!s)continue;const e=(0,w.Eo)(a.
resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(e!==void 0)return e;(0,C.RZ)(r,D(a,s.get("Next")).slice(0,v))}}}}),779:((K,k,f)=>{f.d(k,
{patternOf:()=>n,G:()=>t,y:()=>D});var w=f(58552),S=f(98472),C=f(34378);const A=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M\
})\\p{M}{0,30}|\\p{M}{1,30}","gu"),E=(i,u)=>D([i],u);async function D(i,u){const x=new Set;for(const O of i)x.add((await a(O,u)).text.trim());x.delete("");const M=[
...x].map(O=>T(O.match(/[\x21-\x7e]+/g)??[""]));return{hasGroups:!1,search:async(O,b,y)=>{const p=y.step(O.length>>2);if(p&&await p,v(O,M))return{matches:[],truncated:!1};
const d=await a(O,y),g=[];for(const m of x)if(!await o(m,d,g,b,y))return{matches:g,truncated:!0};return x.size>1&&g.sort((m,_)=>m.start-_.start||_.end-m.end),{matches:g,
truncated:!1}}}}const T=i=>i.reduce((u,x)=>x.length>u.length?x:u);function v(i,u){if(i.length<l||c.test(i))return!1;const x=i.toLowerCase().replaceAll("ß","ss");
return!u.some(M=>x.includes(M))}const l=64,c=/[\u0100-\uffff]/;async function o(i,{text:u,places:x},M,O,b){const y=b.step(u.length>>3);y&&await y;for(let p=u.indexOf(
i),d=0;p>=0;p=u.indexOf(i,d)){if(M.length===O)return!1;for(d=p+i.length;x[d]===x[d-1];)d++;M.push((0,S.z)(x[p],x[d]));const g=b.step(i.length);g&&await g}return!0}
async function a(i,u){const x=[];let M="";for(const{0:O,1:b,2:y,index:p}of i.matchAll(A)){const d=y===void 0?b?.toLowerCase()??r(O):" ";for(let m=0;m<d.length;m++)
x.push(b===void 0?p:p+m);M+=d;const g=u.step(O.length*10);g&&await g}return x.push(i.length),{text:M,places:x}}const r=i=>(0,C.w)((0,C.w)(i).toUpperCase().toLowerCase()),
h=/^\/.+\/([dgimsuvy]*)$/s,s=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function t(i,u){const x=h.exec(i);return u===
"regex"?x?"slashes":void 0:s.test(i)||x&&x[1]!==""?"regex-as-words":void 0}const e=1e6;async function n(i,u,x,M,O){const b=x==="regex"?(await Promise.all([f.e(7398),
f.e(9974)]).then(f.bind(f,39974))).expressionOf(u,O):await E(u,M);if("problem"in b)throw(0,w.G6)([{field:i,message:b.problem}]);return{hasGroups:b.hasGroups,search:async(y,p,d)=>{
const g=await b.search(y.slice(0,e),p,d);return y.length>e?{...g,truncated:!0}:g}}}}),98472:((K,k,f)=>{f.d(k,{z:()=>w});const w=(S,C,A=[])=>({start:S,end:C,groups:Object.
fromEntries(A)})}),33973:((K,k,f)=>{f.d(k,{Gy:()=>a,Rf:()=>r,Ip:()=>h});var w=f(54619),S=f(85368),C=f(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new C.
s;signed=new Set;constructor(p,d,g){this.detail=d,this.strings=g,this.scan.strings=g;const m=new Int32Array(d?8*p:p);this.done=new Uint8Array(d?p:0);const _=R=>m.
subarray(R*p,(R+1)*p);this.end=_(0),this.valueEnd=_(1),this.dataStart=_(2),this.dataEnd=_(3),this.lengthStart=_(4),this.lengthEnd=_(5),this.from=_(6),this.to=_(
7)}}var E=f(78157),D=f(79725),T=f(39150),v=f(45599);class l{scan=new C.s;ranges=new Map}const c=2;class o{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(p,d,g){
this.walked=g,this.live=new Uint8Array(p),this.via=new Int32Array(d?p:0)}}async function a(y,{watched:p}={}){const{markings:d,referrers:g}=await r([y],{watched:p,
detail:!0}),{live:m,via:_}=d[0];return{live:m,via:_,referrers:g}}async function r(y,p={}){const d=new i(y,p);return await d.run(),d}function h(y,{repairs:p}){for(const{
part:d,number:g,value:m}of p)y[d].put(g,m)}const s=100,t=100,e=-2;function n(y){if(y instanceof v.Z6)return y.data.length+n(y.dict);if(Array.isArray(y))return 12*
y.length;if(!(y instanceof v.Bi))return s;let p=30*y.size;for(const d of y.values())Array.isArray(d)&&(p+=12*d.length);return p}class i{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new D.R;strings;alias;constructor(p,{detail:d=!1,strings:g=!1,watched:m,alias:_}){if(this.documents=p,this.strings=
g,this.alias=_,this.markings=p.map(R=>new o(R.size,m!==void 0,x(R,g||d,g))),!!m){this.watched=new Uint8Array(p[0].size);for(const R of m)this.watched[R]=1}}async run(){
const{documents:p,stack:d}=this,[g]=p;for(const[m,_]of g.trailer)m!=="Encrypt"&&this.followValue(0,_);for(;d.length>0;){const m=d.pop(),_=m%p.length,R=g.job.pace.
step(this.follow(_,(m-_)/p.length));R&&await R}for(const{live:m,signed:_,walked:R}of this.markings)for(const B of R.signed)m[B]===1&&_.add(B)}visit(p,d){this.alias&&
({part:p,number:d}=this.alias(p,d)??{part:p,number:d}),this.watched&&this.watched[d]===1&&this.referrers.add(this.current);const g=this.markings[p],{live:m}=g;if(d>
0&&d<m.length&&m[d]!==0)return;const _=this.documents[p];if(d<=0||d>=m.length||!_.exists(d))return _.missed(d);m[d]=1,this.watched&&(g.via[d]=this.current),this.
stack.push(d*this.documents.length+p)}follow(p,d){const g=this.documents[p],m=this.markings[p],{walked:_}=m;if(this.current=d,m.count++,g.isChanged(d))return this.
followChanged(g,m,p,d);if(_.done[d]===1)return this.followAgain(g,m,p,d);const{scan:R,detail:B}=_;B||(R.used=0);const N=R.used,F=g.table.kind[d]===w.tL?this.walk(
g,_,d):this.walkPlace(g,d,R);return F<0||R.byteRange&&this.isSignature(_.signed,d)?this.forget(R,N).followRepaired(g,p,d):(m.bytes+=F,B&&(_.from[d]=N,_.to[d]=R.
used,_.valueEnd[d]=this.extent.valueEnd,_.done[d]=1),this.followMarks(p,R,N,R.used,R.lengthStart),t+F)}followChanged(p,d,g,m){const _=p.patched(m);if(!_){const Z=p.
edited.get(m);return u(Z)||Z===null?this.followRepaired(p,g,m):(this.followValue(g,Z),d.bytes+=n(Z),t)}const{detail:R}=d.walked;if(_.references&&!R&&!p.suspect){
for(let Z=_.first;Z<_.last;Z++)this.visit(g,_.references[Z]);return d.bytes+=_.end-_.start,t}const{scan:B,ranges:N}=M(d);R||(B.used=0);const F=B.used,V=this.walkPlace(
p,m,B);return V<0||B.byteRange&&this.isSignature(d.signed,m)?this.forget(B,F).followRepaired(p,g,m):(d.bytes+=V,R&&N.set(m,{from:F,to:B.used,valueEnd:this.extent.
valueEnd}),this.followMarks(g,B,F,B.used,B.lengthStart),t+V)}followAgain(p,d,g,m){const{walked:_}=d;return d.bytes+=_.end[m]>0?_.end[m]-p.table.place[m]:s,this.
followMarks(g,_.scan,_.from[m],_.to[m],_.lengthStart[m]),t}isSignature(p,d){return p.add(d),this.strings}followMarks(p,{marks:d},g,m,_){const R=this.strings?_:e;
for(let B=g;B<m;B+=3)d[B]!==C.A&&d[B+1]!==R&&this.visit(p,d[B])}forget(p,d){return p.used=d,this}followRepaired(p,d,g){const m=p.get(g),_=u(m)?p.resolve(m):m;return _===
null?(this.markings[d].live[g]=c,this.markings[d].count--):this.repair(d,g,_),t}repair(p,d,g){this.repairs.push({part:p,number:d,value:g}),this.followValue(p,g)}followValue(p,d){
const g=[d];for(;g.length>0;){const m=g.pop();if(m instanceof v.oS)this.visit(m instanceof v.rV?m.part:p,m.number);else if(Array.isArray(m))for(const _ of m)g.push(
_);else if(m instanceof v.Bi){m.has("ByteRange")&&this.markings[p].signed.add(this.current);for(const _ of m.values())g.push(_)}else if(m instanceof v.Z6)for(const[
_,R]of m.dict)_!=="Length"&&g.push(R)}}walk(p,d,g){const{extent:m}=this,{bytes:_}=p,{scan:R}=d,B=p.bodies[g];R.forgetLength();const{kept:N}=this,F=!this.strings&&
p.recallEntries(g,N);F&&R.append(N.scan.marks,N.marksFrom,N.marksTo);const V=F?N.close+2:R.value(_,B,_.length);return V<0||_[V-1]===E.AV||!(0,S.x)(p,V,R,m)||p.suspect&&
!(0,T.D)(_,B,V)?-1:(m.dataStart<0&&(R.lengthStart=-1),d.end[g]=m.end,d.detail&&(d.dataStart[g]=m.dataStart,d.dataEnd[g]=m.dataEnd,d.lengthStart[g]=R.lengthStart,
d.lengthEnd[g]=R.lengthEnd),m.end-p.table.place[g])}walkPlace(p,d,g){const m=p.place(d);if(!m)return-1;const{bytes:_,start:R,end:B}=m;g.forgetLength();const N=g.
value(_,R,B);return g.lengthStart=-1,N<0&&!b(_,R,B)||O(_,R,B)||N>0&&_[N-1]===E.AV||N>=0&&(0,E.AN)(_,N,B)<B||p.suspect&&!(0,T.D)(_,R,B)?-1:(this.extent.valueEnd=
N<0?B:N,B-R)}}const u=y=>y instanceof v.oS&&!(y instanceof v.rV);function x(y,p,d){const g=y.walked;if(g?.strings===d)return g;const m=new A(y.size,p,d);return p&&
(y.walked=m),m}function M(y){return y.patches||(y.patches=new l,y.patches.scan.strings=y.walked.strings),y.patches}function O(y,p,d){const g=(0,E.AN)(y,p,d);return g>=
d||y[g]===E.yq&&(0,E.wb)(y,g,"null")}function b(y,p,d){for(let g=p;g<d;g++)if("<([/%".includes(String.fromCharCode(y[g])))return!1;return!0}}),90536:((K,k,f)=>{
f.d(k,{C:()=>S,L:()=>C});var w=f(45599);function S(A,E){const D=[A];for(;D.length>0;){const T=D.pop(),v=T instanceof w.Z6?T.dict:T;if(Array.isArray(v))for(const l of v)
D.push(l);else if(v instanceof w.Bi){E(v);for(const l of v.values())D.push(l)}}}function C(A,E){const D=[];return S(A,T=>{D.length===0&&E(T)&&D.push(T)}),D.length>
0}}),22332:((K,k,f)=>{f.d(k,{l3:()=>D,mq:()=>v,nD:()=>T});var w=f(78157),S=f(45798),C=f(45599);const A=50,E=1e4;function D(l,c){const o=(0,w.bS)(l).lastIndexOf(
"startxref",c);return o<0?-1:(0,w.JI)(l,(0,w.AN)(l,o+9,c),c).value}function T(l,c){const o=l.length;if(c<0||c>=o)return;const a=(0,w.AN)(l,c,o),r=!(0,w.w1)(l,a,
"xref"),h=r?-1:(0,w.bS)(l).indexOf("trailer",a),s=r?(0,w.ay)(l,a,o)?.body??-1:h<0?-1:h+7,t=s<0?null:new S.i(l,s,o,A).value();return(0,C.Zm)(t)?{at:c,isStream:r,
trailer:t}:void 0}function v(l){const c=new Set;for(let o=D(l,l.length);typeof o=="number"&&!c.has(o)&&c.size<E;){const a=T(l,o);if(!a)break;c.add(o),o=a.trailer.
get("Prev")}return c}})};
