"use strict";exports.id=1240,exports.ids=[1240],exports.modules={90748:((b,X,f)=>{f.d(X,{Uz:()=>u,St:()=>m,yZ:()=>E,xS:()=>w,ln:()=>v,YX:()=>a,XK:()=>l});var F=f(76725),L=f(
35692),U=f(75767),_=f(90191),A=f(16039),W=f(17220),x=f(65710);async function y(d){const{job:h,pages:s}=d,i=new B(d);for(const r of(await(0,L.w)(d)).resources){i.
resources(r);const t=h.pace.step(100);t&&await t}const o=new Set((await(0,U.S)(d)).AP);for(let r=0;o.size>0&&r<s.count;r++){const t=s.number(r);for(const c of d.
array(d.entry(t,"Annots"))??[]){const g=(0,A.i9)(c)?c.number:-1;(g<0||o.has(g))&&i.appearances(d.dict(c)?.get("AP"))}const e=h.pace.step(1e3);e&&await e}return i.
fonts}class B{document;visit;seen=new Set;found=new Map;constructor(h){this.document=h,this.visit=new _._i(h)}get fonts(){return[...this.found.values()].sort((h,s)=>D(
h.name??"",s.name??"")||D(h.type??"",s.type??""))}resources(h){const s=[h];for(;s.length>0;){const i=this.fresh(s.pop());if(i){for(const o of this.entries(i,"Fo\
nt"))this.font(o,s);for(const o of["XObject","Pattern"])for(const r of this.entries(i,o))s.push(this.fresh(r)?.get("Resources"));for(const o of this.entries(i,"\
ExtGState")){const[r]=this.document.array(this.document.dict(o)?.get("Font"))??[];r!==void 0&&this.font(r,s)}}}}appearances(h){for(const s of this.document.dict(
h)?.values()??[]){const i=this.document.resolve(s);if(i instanceof A.Z6)this.appearance(s);else if(i instanceof A.Bi)for(const o of i.values())this.appearance(o)}}appearance(h){
this.resources(this.fresh(h)?.get("Resources"))}font(h,s){const i=this.fresh(h);if(!i)return;const{document:o}=this,r=(0,x.Vb)(o,i.get("Subtype"));r==="Type3"&&
s.push(i.get("Resources"));const t=(0,x.Vb)(o,i.get("BaseFont"))||(0,x.Vb)(o,(0,x.nb)(o,i)?.get("FontName")),{name:e,subset:c}=(0,x.GV)(t),g={name:t===""?null:(0,x.
MH)(e),type:(0,x.Vb)(o,(0,x.hL)(o,i)?.get("Subtype"))||r||null,embedded:(0,W.n)(o,i),subset:c};this.found.set(JSON.stringify(g),g)}fresh(h){if(h===void 0||!this.
visit.first(h))return;const s=this.document.dict(h);if(!(!s||this.seen.has(s)))return(0,A.i9)(h)||this.seen.add(s),s}*entries(h,s){const i=h.get(s);if(i===void 0)
return;const o=this.fresh(i);o&&(yield*o.values())}}const D=(d,h)=>d<h?-1:d>h?1:0;var T=f(58143),O=f(65585);const v=({security:d})=>d?.locked===!0,E=d=>d.get(d.
catalogNumber)instanceof A.Bi,m=d=>!v(d)||E(d)&&P(d)===d.pages.count,a=d=>m(d)?d.pages.count:P(d)??p(d)??null,l=(d,h,s)=>s&&v(d)&&$(d)?null:h;async function u(d){
const h=E(d)?await y(d):[];return l(d,h,h.length===0)}async function w(d){const h=await(0,F.$x)(d);return l(d,h,h===!1)}function P(d){const h=d.get(d.catalogNumber),
s=(0,A.Zm)(h)?d.resolve(d.dict(h.get("Pages"))?.get("Count")):null;return typeof s=="number"&&Number.isInteger(s)&&s>0?s:void 0}function p(d){const h=(0,O.V)(d)?.
get("N");return typeof h=="number"&&Number.isInteger(h)&&h>0?h:void 0}function $({table:d}){return d.kind.subarray(0,d.size).includes(T.UT)}}),31240:((b,X,f)=>{
f.d(X,{G:()=>r,g:()=>o});var F=f(54867),L=f(38990),U=f(35692),_=f(27793),A=f(67753),W=f(80397),x=f(10404),y=f(16039),B=f(53449);async function D(n){let S=0;return await(0,B.
O)(n,I=>{const K=(0,y.i9)(I)?n.entry(I.number,"Title"):n.dict(I)?.get("Title"),R=n.resolve(K)instanceof y.Mx;return R&&S++,R}),S}var T=f(38917),O=f(11275),v=f(75767),
E=f(58247);async function m(n){const S=await(0,L.qU)(n),{ByteRange:I,Sig:K}=await(0,v.S)(n),R=I.length>0?K:[],j=n.resolve(n.dict(n.catalog.get("Perms"))?.get("D\
ocMDP")),N=[],Z=new Set,J=(k,V)=>{const z=n.resolve((0,L.hj)(n,k,"V")),G=(0,y.Zm)(z)?z:void 0;G&&Z.add(G),N.push(a(n,(0,E.w)(V)||null,G,j))};for(const{dict:k}of S)
Z.add(k);for(const{type:k,dict:V,name:z}of(0,L.i4)(S))k==="Sig"&&J(V,z);const H=R.flatMap(k=>{const V=n.get(k);if(!((0,y.Zm)(V)&&!Z.has(V)&&(V.has("T")||(0,y.Eo)(
V.get("Subtype"),"Widget")))||!(0,y.Eo)(n.resolve((0,L.hj)(n,V,"FT")),"Sig"))return[];const G=n.resolve((0,L.hj)(n,V,"V"));return(0,y.Zm)(G)&&!Z.has(G)?[{number:k,
field:V}]:[]});if(H.length>0){const{live:k}=await(0,O.Gy)(n);for(const{number:V,field:z}of H)k[V]===1&&J(z,(0,L.fq)(n,z))}const Y=n.dict(n.catalog.get("Perms"));
for(const k of["UR3","UR"]){const V=n.dict(Y?.get(k));V&&N.push({...a(n,null,V,null),kind:"usage_rights"})}return N}function a(n,S,I,K){if(!I)return{field:S,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const R=n.resolve(I.get("SubFilter")),j=(0,y.Eo)(n.resolve(I.get("Type")),"DocTimeStamp")||(0,y.Eo)(R,"ETSI.RFC3\
161");return{field:S,signed:!0,kind:j?"timestamp":I===K?"certification":"approval",subFilter:R instanceof y.SX?R.text:null,signer:(0,E.G)(n.resolve(I.get("Name"))),
date:(0,T._)((0,E.G)(n.resolve(I.get("M")))??"")??null}}var l=f(90191),u=f(65585),w=f(72040),P=f(269),p=f(90748),$=f(23516),d=f(49153),h=f(16797);async function s(n){
const{count:S}=n.pages,I=new h.z(n,S),K=[];try{for(let R=1;R<=S;R++)K.push((await I.page(R)).characters)}catch(R){if(R instanceof d.zU&&R.code==="limit_exceeded")
return null;throw R}return K}function i(n){const S=n.indexOf(0);return{count:n.filter(I=>I===0).length,first:S<0?null:S+1}}function o(n){let S=!1;return{quiet:{
...n,onRepaired:()=>{S=!0}},wasRepaired:()=>S}}async function r(n,{perPage:S,repaired:I,size:K}){const R=(0,p.yZ)(n),j=await(0,x.Br)(n),N=R&&(0,p.St)(n)?await(0,U.
w)(n):void 0,Z=await(0,p.Uz)(n),J=R?await m(n):[],H=R?await(0,F._)(n):[],Y=H.length>0?await t(n):null,k=R?await D(n):0,{names:V}=await(0,W.ds)(n),z=S&&N&&!(0,p.
ln)(n)?await s(n):null;return{pageCount:(0,p.YX)(n),fileSize:K,version:R?n.version:c(n),...(0,x._6)(n,j),pageSizes:N?(0,$.mm)(N):null,locked:(0,p.ln)(n),encryption:M(
n),permissions:C(n),signatures:(0,p.XK)(n,J,J.length===0),form:R?await e(n):null,attachments:(0,p.XK)(n,H.map(({name:G,size:Q,mimeType:q,description:tt,relationship:et})=>({
name:G,size:Q,mimeType:q,description:tt,relationship:et})),H.length===0),eInvoice:(0,p.XK)(n,Y,Y===null),fonts:Z?.map(G=>({...G}))??null,bookmarks:(0,p.XK)(n,k,
k===0),tagged:R?g(n):null,claims:(0,p.XK)(n,V,V.length===0),javascript:await(0,p.xS)(n),linearized:(0,u.V)(n)!==void 0,repaired:I,...S?{pages:N?await(0,$.vg)(n,
N,z):null,pagesWithoutText:z&&i(z)}:{}}}async function t(n){const[S]=(await(0,A.sc)(n)).invoices;if(!S)return null;const I=await(0,A.Uj)(n),{file:K,syntax:R,profile:j}=S;
return{file:K,syntax:R,profile:j?.level??null,level:I?.level??null,agrees:(0,_.i)(S,I)}}async function e(n){const S=(0,l.Wo)(n,"AcroForm");if(!S)return null;const I=n.
resolve(S.dict.get("XFA"))!==null,K=(0,L.i4)(await(0,L.qU)(n)).map(({name:j},N)=>j===""?N:j),R=new Set(K).size;return R===0&&!I?null:{fields:R,xfa:I}}function c({
bytes:n}){return/%PDF-(\d\.\d)/.exec((0,P.bS)(n).toString("latin1",0,1032))?.[1]??null}function g(n){return n.resolve((0,l.Wo)(n,"MarkInfo")?.dict.get("Marked"))===
!0&&(0,l.Wo)(n,"StructTreeRoot")!==void 0}function M({security:n}){if(!n)return null;const{algorithm:S,keyBits:I=null,opensWithoutPassword:K}=n;return{algorithm:S?.
replace(/^RC4-.*/,"RC4")??null,keyBits:I,opensWithoutPassword:K}}function C({security:n}){const S=new Set(n?(0,w.vc)(n.permissions):[]),I=n?.revision===2,K=n!==
void 0&&n.revision===void 0,R=(j,N)=>K?null:!S.has(I?N:j);return{allowPrint:R("allow_print","allow_print"),allowPrintHighResolution:R("allow_print_high_resoluti\
on","allow_print"),allowChangeContent:R("allow_change_content","allow_change_content"),allowAssembleDocument:R("allow_assemble_document","allow_change_content"),
allowCopyContent:R("allow_copy_content","allow_copy_content"),allowAccessibility:R("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:R("allow_\
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:R("allow_fill_form","allow_comment_and_fill_form")}}}),23516:((b,X,f)=>{f.d(X,{fl:()=>B,mm:()=>x,
vg:()=>y});var F=f(34281),L=f(20138),U=f(80199),_=f(58247);const A=1e3;function W(T){const{width:O,height:v}=(0,U.iN)(T),E=m=>Math.round(m*T.userUnit*A)/A;return{
width:E(O),height:E(v)}}function x({kinds:T,kindOf:O}){const v=new Int32Array(T.length),E=new Int32Array(T.length);for(let a=O.length-1;a>=0;a--)v[O[a]]++,E[O[a]]=
a+1;const m=new Map;for(const[a,l]of T.entries()){const{width:u,height:w}=W(l),P=`${u} ${w}`,p=m.get(P);p?p.count+=v[a]:m.set(P,{width:u,height:w,count:v[a],firstPage:E[a]})}
return[...m.values()]}async function y(T,{kinds:O,kindOf:v},E){const m=await B(T),a=O.map(W);return Array.from(v,(l,u)=>({...a[l],rotation:O[l].rotation,label:m(
u),characters:E?.[u]??null}))}async function B(T){const O=await(0,L.Hr)(T);return v=>O?D(O(v)):null}function D({style:T,prefix:O,number:v}){return(O?(0,_.G)(O)??
"":"")+(0,F.Y)(T,v)}}),76725:((b,X,f)=>{f.d(X,{$x:()=>D,Kh:()=>y,xS:()=>B});var F=f(49153),L=f(11275),U=f(38504),_=f(16039),A=f(54075),W=f(75767),x=f(90191);function y(v,E){
const m=v.resolve(E.get("S"));return(!E.has("S")||(0,_.Eo)(m,"JavaScript")||(0,_.Eo)(m,"Rendition"))&&v.resolve(E.get("JS"))!==null}async function B(v,E){const m=E.
filter(l=>(0,U.L3)(v.get(l),u=>y(v,u)));if(m.length===0)return!1;const{live:a}=await(0,L.Gy)(v);return m.some(l=>a[l]===1)}async function D(v){return await B(v,
(await(0,W.S)(v)).JS)||T(v)}async function T(v){if(!(0,_.Zm)(v.get(v.catalogNumber)))return!1;const E=v.resolve((0,x.Wo)(v,"AcroForm")?.dict.get("XFA"));if(E===
null)return!1;if(v.security?.locked===!0)return null;for(const m of Array.isArray(E)?E:[E]){const a=v.resolve(m);if(!(a instanceof _.Z6))continue;let l;try{l=await v.
decodedAtEase(a)}catch(w){if(!(w instanceof F.zU)||w.code==="cancelled")throw w;return!0}const u=(0,A.xK)(l);if(u===void 0||u.includes("script")&&await O(u,v.job.
pace))return!0}return!1}async function O(v,E){const m=a=>(a.kind==="start"||a.kind==="empty")&&/^(?:[^:]*:)?script$/.test(a.name);return await(0,A.km)(v,E,m)!==
"well-formed"}}),35692:((b,X,f)=>{f.d(X,{n:()=>T,w:()=>W});var F=f(269),L=f(66249),U=f(16039),_=f(30729),A=f(84805);const W=(0,_.H)(x);async function x(m){const{
pages:a,job:l}=m,u=new T(m),w=new Int32Array(a.count),P=new Set;for(let p=0;p<a.count;p++){u.goTo(p),w[p]=u.kind,P.add(u.resources);const $=l.pace.step(300);$&&
await $}return{kinds:u.kinds,kindOf:w,resources:P}}const y=["MediaBox","CropBox","Rotate","UserUnit"],B=2e3,D=/\(|(?:^|[^<])<(?!<)/;class T{document;kinds=[];kind=-1;resources;bytes;entries=new L.
R;index=-1;inherited;geometry=new O(y);own=new O(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(a){this.document=a}goTo(a){const{
document:l,entries:u,inherited:w}=this,{pages:P}=l,p=P.number(a),$=l.place(p),d=P.inheritedBy(a);if(this.index=a,this.inherited=d,!$||!l.locate(p,$,u)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=P.attribute(a,"Resources");return}(this.bytes?.buffer!==$.bytes.buffer||
this.bytes.byteOffset!==$.bytes.byteOffset)&&(this.bytes=(0,F.bS)($.bytes));const[h,s]=[this.geometry.take(this.bytes,u),this.own.take(this.bytes,u)];(!h||d!==w)&&
(this.kind=this.recognise(d)),(!s||d!==w)&&(this.resources=this.resourcesHere())}contents(){const{document:a,bytes:l}=this,u=a.pages.number(this.index);if(!l)return a.
entry(u,"Contents");const w=this.entries.find(l,"Contents");if(w<0)return;const{at:P}=this.entries;return E(l,P[w+2],P[w+3])??a.entry(u,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:a,index:l}=this,{pages:u}=a,[w,P]=this.own.of(0);if(w===P)return u.inheritedBy(l).Resources;const p=E(this.
bytes,w,P);if(p)return p;const $=()=>a.entry(u.number(l),"Resources");if(P-w>B)return $();const d=this.own.text();return a.security&&D.test(d)?$():(this.dictionaries.
has(d)||this.dictionaries.set(d,$()),this.dictionaries.get(d))}recognise(a){let l=this.recognised.get(a);l||this.recognised.set(a,l=new Map);const u=this.geometry.
text();let w=l.get(u);return w===void 0&&l.set(u,w=this.kindHere()),w}kindHere(){const a=(0,A.iw)(this.document,this.index),l=`${a.box.join(" ")} ${a.rotation} ${a.
userUnit}`;let u=this.kindOf.get(l);return u===void 0&&this.kindOf.set(l,u=this.kinds.push(a)-1),u}}class O{keys;bytes;from;to;constructor(a){this.keys=a,this.from=
new Int32Array(a.length),this.to=new Int32Array(a.length)}forget(){this.bytes=void 0}take(a,l){const{bytes:u,from:w,to:P,keys:p}=this;let $=u!==void 0;for(let d=0;d<
p.length;d++){const h=l.find(a,p[d]),s=h<0?0:l.at[h+2],i=h<0?0:l.at[h+3];$&&=v(u,w[d],P[d],a,s,i),w[d]=s,P[d]=i}return this.bytes=a,$}of(a){return[this.from[a],
this.to[a]]}text(){let a="";for(let l=0;l<this.keys.length;l++)a+=`${this.bytes.toString("latin1",this.from[l],this.to[l])}|`;return a}}function v(m,a,l,u,w,P){
if(l-a!==P-w)return!1;for(let p=a,$=w;p<l;p++,$++)if(m[p]!==u[$])return!1;return!0}function E(m,a,l){if(!(0,F.yp)(m[a])||m[l-1]!==F.AV||m[l-2]!==F.Z4)return;const u=(0,F.
JI)(m,a,l),w=(0,F.JI)(m,u.after+1,l);return m[u.after]===F.Z4&&w.value>=0&&w.after===l-2?new U.oS(u.value,w.value):void 0}}),27793:((b,X,f)=>{f.d(X,{i:()=>h,J:()=>d});
var F=f(80397),L=f(67753);const U=40,_={units:0n,scale:0};function A(t){const e=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(t),[,c,g="",M=""]=e??[],C=g+M;if(!(!e||C===""||
C.length>U))return{units:c==="-"?-BigInt(C):BigInt(C),scale:M.length}}const W=({units:t,scale:e},c)=>t*10n**BigInt(c-e);function x(t,e){const c=Math.max(t.scale,
e.scale);return{units:W(t,c)+W(e,c),scale:c}}const y=({units:t,scale:e})=>({units:-t,scale:e}),B=(t,e)=>x(t,y(e)),D=(t,e)=>({units:t.units*e.units,scale:t.scale+
e.scale}),T=t=>t.units<0n?y(t):t,O=(t,e)=>B(t,e).units>0n,v=t=>t.reduce(x,_);function E(t){if(t.scale<=2)return{units:W(t,2),scale:2};const e=10n**BigInt(t.scale-
2),c=t.units*2n+e,g=e*2n,M=c/g;return{units:c%g<0n?M-1n:M,scale:2}}function m(t,e){const c=a(t);return c.length>0?c:new w(t,e).broken()}function a({lines:t,allowances:e,
charges:c,taxes:g,totals:M}){return[["the net amounts of the lines",t.map(({netAmount:n})=>n)],["the allowances and charges",[...e,...c].map(({amount:n})=>n)],[
"the VAT breakdown",g.flatMap(({basis:n,amount:S,rate:I})=>[n,S,I])],["the totals",Object.values(M)]].filter(([,n])=>n.some(S=>S!==null&&A(S)===void 0)).map(([n])=>({
rule:"BR-DEC",message:`${n} have an amount that is not a decimal number`}))}const l={units:1n,scale:2},u={units:1n,scale:0};class w{invoice;level;found=[];counted;constructor(e,c){
this.invoice=e,this.level=c,this.counted=e.lines.filter(({kind:g})=>g===null||g==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:e,net:c,gross:g,due:M}=this.invoice.totals,C=(n,S,I)=>{S===null&&this.found.push({rule:n,message:`the ${I} is missing`})};this.
level!=="MINIMUM"&&C("BR-12",e,"sum of the line net amounts (BT-106)"),C("BR-13",c,"total without VAT (BT-109)"),C("BR-14",g,"total with VAT (BT-112)"),C("BR-15",
M,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",v(this.counted.
map(({netAmount:e})=>p(e))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:e,allowances:c,charges:g}=this.invoice;this.compare("11","allowances",$(c),c.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",$(g),g.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const M=x(B(p(e.lines),p(e.allowances)),p(e.charges));this.compare(
"13","net",M,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:e,totals:c}=this.invoice;
e.length>0&&c.tax!==null&&this.exact("BR-CO-14",c.tax,v(e.map(({amount:M})=>p(M))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
e.every(({basis:M,rate:C,amount:n})=>{const S=E(D(D(p(M),p(C)),l));return O(u,T(B(T(p(n)),T(S))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:e,tax:c}=this.invoice.totals;this.compare("15","gross",x(p(e),p(c)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:e,paid:c,rounding:g,due:M}=this.invoice.totals;M!==null&&this.exact("BR-CO-\
16",M,x(B(p(e),p(c)),p(g)),{total:"the amount due (BT-115)",from:"the total with VAT less the paid amount plus the rounding"})}get terms(){return this.counted.length+
this.invoice.allowances.length+this.invoice.charges.length}compare(e,c,g,M,C){const n=this.invoice.totals[c];if(n===null&&["lines","net","gross"].includes(c))return;
if(this.level!=="EXTENDED")return this.exact(`BR-CO-${e}`,n,g,C);const S={units:BigInt(M),scale:2};O(T(B(p(n),E(g))),S)&&this.found.push(P(`BR-FXEXT-CO-${e}`,C))}exact(e,c,g,M){
B(p(c),E(g)).units!==0n&&this.found.push(P(e,M))}}const P=(t,{total:e,from:c})=>({rule:t,message:`${e} differs from ${c}`}),p=t=>t===null?_:A(t)??_,$=t=>v(t.map(
({amount:e})=>p(e)));async function d(t){const{invoices:e,refused:c}=await(0,L.sc)(t),[g,M]=e;if(!g)return[c?`the attached XML ${c.reason}`:"there is no XML in \
CII or UBL"];const C=await(0,L.Uj)(t);return[...M?[`there are ${e.length} invoices, where one is allowed`]:[],...s(g,C),...await i(t),...r(t,g),...m(g.invoice,g.
profile?.level).map(({rule:n,message:S})=>`${n}: ${S}`)]}const h=(t,e)=>s(t,e).length===0;function s({syntax:t,profile:e,file:c},g){if(t==="UBL")return["the XML\
 is UBL, and Factur-X takes only CII"];if(!e)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!g)return["the XMP does not say t\
hat the document is an electronic invoice"];const M=[],C=[e.level,e.level.replaceAll(" ","")];return(g.level===null||!C.includes(g.level.toUpperCase()))&&M.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${e.level}`),g.file?.toLowerCase()!==c.toLowerCase()&&M.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),g.type!=="INVOICE"&&M.push("the XMP does not say INVOICE (fx:DocumentType)"),g.version===null&&M.push("the XMP \
names no version (fx:Version)"),M}async function i(t){const{archive:e}=await(0,F.ds)(t);return[...e!==void 0&&(e.part===3||e.part===4&&e.level==="f")?[]:["the d\
ocument does not claim PDF/A-3"],...t.security?["the document is encrypted"]:[]]}const o=["Alternative","Source","Data"];function r(t,{attachment:e,profile:c,file:g}){
const M=["MINIMUM","BASIC WL"].includes(c?.level??"")?["Data"]:o,C=[];return c&&g.toLowerCase()!==c.file&&g.toLowerCase()!=="zugferd-invoice.xml"&&C.push(`the a\
ttachment must be called ${c.file}`),(e.relationship===null||!M.includes(e.relationship))&&C.push(`the relationship (AFRelationship) must be ${M.join(", ")}`),e.
mimeType!=="text/xml"&&e.mimeType!=="application/xml"&&C.push("the media type of the attachment must be text/xml"),(t.array(t.catalog.get("AF"))??[]).flatMap(I=>{
const K=t.dict(t.dict(I)?.get("EF"));return K?[t.resolve(K.get("F")),t.resolve(K.get("UF"))]:[]}).includes(e.stream)||C.push("the attachment is not an associate\
d file of the document (/AF)"),C}}),80397:((b,X,f)=>{f.d(X,{Ip:()=>y,XM:()=>v,Xb:()=>O,ds:()=>x,qg:()=>T});var F=f(58247),L=f(30729),U=f(1480),_=f(10404),A=f(34331),
W=f(31808);const x=(0,L.H)(async a=>y(a,await(0,_.Br)(a)));function y(a,l){const u=(h,s)=>(0,F.w)((0,A.sm)(l,h,s)[0]??""),w=D(u("pdfaid","part"),u("pdfaid","con\
formance").toLowerCase()),P=B(u("pdfuaid","part"))?`PDF/UA-${u("pdfuaid","part")}`:void 0,$=[u("pdfxid","GTS_PDFXVersion")||u("pdfx","GTS_PDFXVersion")||((0,F.G)(
a.resolve((0,_._U)(a)?.get("GTS_PDFXVersion")))??""),u("pdfe","ISO_PDFEVersion"),u("pdfvtid","GTS_PDFVTVersion")],d=[w?.name,P,...$.filter(h=>/^PDF\/[\w .:/()-]{1,40}$/.
test(h))];return{archive:w,accessible:P,names:d.filter(h=>h!==void 0)}}const B=a=>/^[1-9]$/.test(a);function D(a,l){if(!B(a))return;const u=/^[abuef]$/.test(l)?
l:"";return{part:Number(a),level:u,name:`PDF/A-${a}${u}`}}function T(a,l,u,w){return l&&m(a,l,[U.dK.pdfaid]),O(u,w)}const O=({name:a},l)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${a}: ${l}.`});async function v(a){const l=await(0,_.Br)(a);if(!l)return[];const{archive:u,accessible:w}=y(
a,l);m(a,l,[U.dK.pdfaid,U.dK.pdfuaid]);const P=[u?.name,w].filter(p=>p!==void 0);return P.length>0?[E(P)]:[]}const E=a=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${a.join(" and ")}, because a merge cannot guarantee conformance.`});function m(a,l,u){l.properties.some(({namespace:w})=>u.includes(w))&&
(0,W._L)(a,(0,W.QH)(l,({namespace:w})=>u.includes(w),[]))}}),31808:((b,X,f)=>{f.d(X,{QH:()=>_,T3:()=>A,_L:()=>B});var F=f(1480),L=f(54075),U=f(16039);function _(D,T,O){
const{text:v,properties:E,end:m,about:a}=D,l=[];let u=0;for(const w of E.filter(T).sort((P,p)=>P.from-p.from))w.from<u||(l.push(v.slice(u,w.from)),u=w.to);return l.
push(v.slice(u,Math.max(m,u))),O.length>0&&l.push(W(O,a)),l.push(v.slice(Math.max(m,u))),y(l.join(""))}function A(D){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${F.dK.rdf}">
${W(D,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function W(D,T){const v=[...new Set(D.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${F.dK[m]}"`).join(""),E=D.map(({prefix:m,name:a,form:l,values:u})=>`\
<${m}:${a}>${x(l,u)}</${m}:${a}>
`);return`<rdf:Description xmlns:rdf="${F.dK.rdf}" rdf:about="${(0,L.X)(T)}"${v}>
${E.join("")}</rdf:Description>
`}function x(D,T){const O=v=>T.map(E=>`<rdf:li${v}>${(0,L.X)(E)}</rdf:li>`).join("");switch(D){case"simple":return(0,L.X)(T[0]??"");case"alternative":return`<rd\
f:Alt>${O(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${O("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${O("")}</rdf:Bag>`}}const y=D=>D.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function B(D,T){const O=D.catalog.get("Metadata"),v=D.resolve(O),E=v instanceof U.Z6?[...v.dict].
filter(([l])=>!["Filter","DecodeParms","Length"].includes(l)):[],m=new U.Bi([["Type",new U.SX("Metadata")],["Subtype",new U.SX("XML")],...E]),a=new U.Z6(m,Buffer.
from(T,"utf8"));(0,U.i9)(O)&&v instanceof U.Z6?D.put(O,a):D.edit(D.catalogNumber).set("Metadata",D.add(a))}}),34281:((b,X,f)=>{f.d(X,{Y:()=>F});function F(x,y){
switch(x){case"D":return String(y);case"R":return A(y);case"r":return A(y).toLowerCase();case"A":return W(y);case"a":return W(y).toLowerCase();default:return""}}
const L=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],U=1e5,_=2600;function A(x){
if(x>U)return String(x);let y="",B=x;for(const[D,T]of L)for(;B>=D;)y+=T,B-=D;return y}function W(x){return x>_?String(x):String.fromCharCode(65+(x-1)%26).repeat(
Math.ceil(x/26))}}),11275:((b,X,f)=>{f.d(X,{Gy:()=>O,Rf:()=>v,Ip:()=>E});var F=f(58143),L=f(9448),U=f(48024);class _{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new U.
s;signed=new Set;constructor(s,i,o){this.detail=i,this.strings=o,this.scan.strings=o;const r=new Int32Array(i?8*s:s);this.done=new Uint8Array(i?s:0);const t=e=>r.
subarray(e*s,(e+1)*s);this.end=t(0),this.valueEnd=t(1),this.dataStart=t(2),this.dataEnd=t(3),this.lengthStart=t(4),this.lengthEnd=t(5),this.from=t(6),this.to=t(
7)}}var A=f(269),W=f(66249),x=f(66498),y=f(16039);class B{scan=new U.s;ranges=new Map}const D=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,i,o){
this.walked=o,this.live=new Uint8Array(s),this.via=new Int32Array(i?s:0)}}async function O(h,{watched:s}={}){const{markings:i,referrers:o}=await v([h],{watched:s,
detail:!0}),{live:r,via:t}=i[0];return{live:r,via:t,referrers:o}}async function v(h,s={}){const i=new u(h,s);return await i.run(),i}function E(h,{repairs:s}){for(const{
part:i,number:o,value:r}of s)h[i].put(o,r)}const m=100,a=100,l=-2;class u{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new W.R;strings;alias;constructor(s,{detail:i=!1,strings:o=!1,watched:r,alias:t}){if(this.documents=s,this.strings=o,this.alias=
t,this.markings=s.map(e=>new T(e.size,r!==void 0,P(e,o||i,o))),!!r){this.watched=new Uint8Array(s[0].size);for(const e of r)this.watched[e]=1}}async run(){const{
documents:s,stack:i}=this,[o]=s;for(const[r,t]of o.trailer)r!=="Encrypt"&&this.followValue(0,t);for(;i.length>0;){const r=i.pop(),t=r%s.length,e=o.job.pace.step(
this.follow(t,(r-t)/s.length));e&&await e}for(const{live:r,signed:t,walked:e}of this.markings)for(const c of e.signed)r[c]===1&&t.add(c)}visit(s,i){this.alias&&
({part:s,number:i}=this.alias(s,i)??{part:s,number:i}),this.watched&&this.watched[i]===1&&this.referrers.add(this.current);const o=this.markings[s],{live:r}=o;i<=
0||i>=r.length||r[i]!==0||!this.documents[s].exists(i)||(r[i]=1,this.watched&&(o.via[i]=this.current),this.stack.push(i*this.documents.length+s))}follow(s,i){const o=this.
documents[s],r=this.markings[s],{walked:t}=r;if(this.current=i,r.count++,o.isChanged(i))return this.followChanged(o,r,s,i);if(t.done[i]===1)return this.followAgain(
o,r,s,i);const{scan:e,detail:c}=t;c||(e.used=0);const g=e.used,M=o.table.kind[i]===F.tL?this.walk(o,t,i):this.walkPlace(o,i,e);return M<0||e.byteRange&&this.isSignature(
t.signed,i)?this.forget(e,g).followRepaired(o,s,i):(r.bytes+=M,c&&(t.from[i]=g,t.to[i]=e.used,t.valueEnd[i]=this.extent.valueEnd,t.done[i]=1),this.followMarks(s,
e,g,e.used,e.lengthStart),a+M)}followChanged(s,i,o,r){const t=s.patched(r);if(!t){const n=s.edited.get(r);return w(n)||n===null?this.followRepaired(s,o,r):(this.
followValue(o,n),n instanceof y.Z6&&(i.bytes+=n.data.length+m),a)}const{detail:e}=i.walked;if(t.references&&!e&&!s.suspect){for(let n=t.first;n<t.last;n++)this.
visit(o,t.references[n]);return i.bytes+=t.end-t.start,a}const{scan:c,ranges:g}=p(i);e||(c.used=0);const M=c.used,C=this.walkPlace(s,r,c);return C<0||c.byteRange&&
this.isSignature(i.signed,r)?this.forget(c,M).followRepaired(s,o,r):(i.bytes+=C,e&&g.set(r,{from:M,to:c.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,
c,M,c.used,c.lengthStart),a+C)}followAgain(s,i,o,r){const{walked:t}=i;return i.bytes+=t.end[r]>0?t.end[r]-s.table.place[r]:m,this.followMarks(o,t.scan,t.from[r],
t.to[r],t.lengthStart[r]),a}isSignature(s,i){return s.add(i),this.strings}followMarks(s,{marks:i},o,r,t){const e=this.strings?t:l;for(let c=o;c<r;c+=3)i[c]!==U.
A&&i[c+1]!==e&&this.visit(s,i[c])}forget(s,i){return s.used=i,this}followRepaired(s,i,o){const r=s.get(o),t=w(r)?s.resolve(r):r;return t===null?(this.markings[i].
live[o]=D,this.markings[i].count--):this.repair(i,o,t),a}repair(s,i,o){this.repairs.push({part:s,number:i,value:o}),this.followValue(s,o)}followValue(s,i){const o=[
i];for(;o.length>0;){const r=o.pop();if(r instanceof y.oS)this.visit(r instanceof y.rV?r.part:s,r.number);else if(Array.isArray(r))for(const t of r)o.push(t);else if(r instanceof
y.Bi){r.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const t of r.values())o.push(t)}else if(r instanceof y.Z6)for(const[t,e]of r.dict)t!=="L\
ength"&&o.push(e)}}walk(s,i,o){const{extent:r}=this,{bytes:t}=s,{scan:e}=i,c=s.bodies[o];e.forgetLength();const{kept:g}=this,M=!this.strings&&s.recallEntries(o,
g);M&&e.append(g.scan.marks,g.marksFrom,g.marksTo);const C=M?g.close+2:e.value(t,c,t.length);return C<0||t[C-1]===A.AV||!(0,L.x)(s,C,e,r)||s.suspect&&!(0,x.D)(t,
c,C)?-1:(r.dataStart<0&&(e.lengthStart=-1),i.end[o]=r.end,i.detail&&(i.dataStart[o]=r.dataStart,i.dataEnd[o]=r.dataEnd,i.lengthStart[o]=e.lengthStart,i.lengthEnd[o]=
e.lengthEnd),r.end-s.table.place[o])}walkPlace(s,i,o){const r=s.place(i);if(!r)return-1;const{bytes:t,start:e,end:c}=r;o.forgetLength();const g=o.value(t,e,c);return o.
lengthStart=-1,g<0&&!d(t,e,c)||$(t,e,c)||g>0&&t[g-1]===A.AV||g>=0&&(0,A.AN)(t,g,c)<c||s.suspect&&!(0,x.D)(t,e,c)?-1:(this.extent.valueEnd=g<0?c:g,c-e)}}const w=h=>h instanceof
y.oS&&!(h instanceof y.rV);function P(h,s,i){const o=h.walked;if(o?.strings===i)return o;const r=new _(h.size,s,i);return s&&(h.walked=r),r}function p(h){return h.
patches||(h.patches=new B,h.patches.scan.strings=h.walked.strings),h.patches}function $(h,s,i){const o=(0,A.AN)(h,s,i);return o>=i||h[o]===A.yq&&(0,A.wb)(h,o,"n\
ull")}function d(h,s,i){for(let o=s;o<i;o++)if("<([/%".includes(String.fromCharCode(h[o])))return!1;return!0}}),65585:((b,X,f)=>{f.d(X,{V:()=>_});var F=f(269),L=f(
48118),U=f(16039);function _({bytes:A,job:W}){const x=(0,F.bS)(A).subarray(0,1024),y=x.indexOf(" obj");if(y<0||!x.includes("/Linearized"))return;const B=new L.i(
A,y+4,Math.min(A.length,y+2048),W.limits.nesting).value();return(0,U.Zm)(B)&&B.has("Linearized")&&B.get("L")===A.length?B:void 0}})};
