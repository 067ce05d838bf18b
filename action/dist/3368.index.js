"use strict";exports.id=3368,exports.ids=[3368],exports.modules={90748:((Z,X,o)=>{o.d(X,{Uz:()=>s,St:()=>p,yZ:()=>x,xS:()=>h,ln:()=>O,YX:()=>e,XK:()=>a});var b=o(76725),L=o(
35692),A=o(75767),C=o(90191),S=o(16039),_=o(55123),P=o(65710);async function R(r){const{job:f,pages:n}=r,t=new M(r);for(const l of(await(0,L.w)(r)).resources){t.
resources(l);const g=f.pace.step(100);g&&await g}const i=new Set((await(0,A.S)(r)).AP);for(let l=0;i.size>0&&l<n.count;l++){const g=n.number(l);for(const I of r.
array(r.entry(g,"Annots"))??[]){const $=(0,S.i9)(I)?I.number:-1;($<0||i.has($))&&t.appearances(r.dict(I)?.get("AP"))}const D=f.pace.step(1e3);D&&await D}return t.
fonts}class M{document;visit;seen=new Set;found=new Map;constructor(f){this.document=f,this.visit=new C._i(f)}get fonts(){return[...this.found.values()].sort((f,n)=>m(
f.name??"",n.name??"")||m(f.type??"",n.type??""))}resources(f){const n=[f];for(;n.length>0;){const t=this.fresh(n.pop());if(t){for(const i of this.entries(t,"Fo\
nt"))this.font(i,n);for(const i of["XObject","Pattern"])for(const l of this.entries(t,i))n.push(this.fresh(l)?.get("Resources"));for(const i of this.entries(t,"\
ExtGState")){const[l]=this.document.array(this.document.dict(i)?.get("Font"))??[];l!==void 0&&this.font(l,n)}}}}appearances(f){for(const n of this.document.dict(
f)?.values()??[]){const t=this.document.resolve(n);if(t instanceof S.Z6)this.appearance(n);else if(t instanceof S.Bi)for(const i of t.values())this.appearance(i)}}appearance(f){
this.resources(this.fresh(f)?.get("Resources"))}font(f,n){const t=this.fresh(f);if(!t)return;const{document:i}=this,l=(0,P.Vb)(i,t.get("Subtype"));l==="Type3"&&
n.push(t.get("Resources"));const g=(0,P.Vb)(i,t.get("BaseFont"))||(0,P.Vb)(i,(0,P.nb)(i,t)?.get("FontName")),{name:D,subset:I}=(0,P.GV)(g),$={name:g===""?null:(0,P.
MH)(D),type:(0,P.Vb)(i,(0,P.hL)(i,t)?.get("Subtype"))||l||null,embedded:(0,_.nq)(i,t),subset:I};this.found.set(JSON.stringify($),$)}fresh(f){if(f===void 0||!this.
visit.first(f))return;const n=this.document.dict(f);if(!(!n||this.seen.has(n)))return(0,S.i9)(f)||this.seen.add(n),n}*entries(f,n){const t=f.get(n);if(t===void 0)
return;const i=this.fresh(t);i&&(yield*i.values())}}const m=(r,f)=>r<f?-1:r>f?1:0;var w=o(58143),T=o(65585);const O=({security:r})=>r?.locked===!0,x=r=>r.get(r.
catalogNumber)instanceof S.Bi,p=r=>!O(r)||x(r)&&c(r)===r.pages.count,e=r=>p(r)?r.pages.count:c(r)??u(r)??null,a=(r,f,n)=>n&&O(r)&&y(r)?null:f;async function s(r){
const f=x(r)?await R(r):[];return a(r,f,f.length===0)}async function h(r){const f=await(0,b.$x)(r);return a(r,f,f===!1)}function c(r){const f=r.get(r.catalogNumber),
n=(0,S.Zm)(f)?r.resolve(r.dict(f.get("Pages"))?.get("Count")):null;return typeof n=="number"&&Number.isInteger(n)&&n>0?n:void 0}function u(r){const f=(0,T.V)(r)?.
get("N");return typeof f=="number"&&Number.isInteger(f)&&f>0?f:void 0}function y({table:r}){return r.kind.subarray(0,r.size).includes(w.UT)}}),94673:((Z,X,o)=>{
o.d(X,{GS:()=>v,Br:()=>H,$J:()=>V,nj:()=>q,gd:()=>d});var b=o(54867),L=o(38990),A=o(35692),C=o(27793),S=o(67753),_=o(80397),P=o(10404),R=o(90603),M=o(66660),m=o(
6355),w=o(90191),T=o(65585),O=o(72040),x=o(269),p=o(90748),e=o(23516),a=o(49153),s=o(7548),h=o(80199),c=o(84805),u=o(60797),y=o(26157),r=o(52376),f=o(81465);class n{document;contents;hasTexts;reader;constructor(U,j,k,N){
this.document=U,this.contents=j,this.hasTexts=k,this.reader=N}static async of(U){const N=U.dict(U.catalog.get("StructTreeRoot"))!==void 0&&(await(0,s.zx)(U,["Ac\
tualText"])).ActualText.length>0&&(await(0,u.g$)(U))?.hasTexts===!0;return new n(U,new r.i(U),N,new f.X(U))}async hasText(U){const{document:j}=this;if(this.hasTexts)
return(await this.reader.page(U)).characters>0;const k=(0,c.iw)(j,U),{width:N,height:Y}=(0,h.iN)(k),J=new l(N*k.userUnit,Y*k.userUnit);try{await this.contents.read(
U,J)}catch(et){if(!(et instanceof t))throw et}return!J.isEmpty}}class t extends Error{}const i=new t("A character was found");class l extends y.g{glyph(...U){if(super.
glyph(...U),!this.isEmpty)throw i}}var g=o(96706);async function D(E){const{count:U}=E.pages,j=new g.z(E,U);return Q(async()=>{const k=[];for(let N=1;N<=U;N++)k.
push((await j.page(N)).characters);return k})}function I(E){const U=E.indexOf(0);return{count:E.filter(j=>j===0).length,first:U<0?null:U+1}}const $=5e3;async function z(E){
const{count:U}=E.pages;return U>$?null:Q(async()=>{const j=await n.of(E),k=[];for(let N=0;N<U;N++){k.push(await j.hasText(N)?1:0);const Y=E.job.pace.step(1e3);Y&&
await Y}return I(k)})}async function Q(E){try{return await E()}catch(U){if(U instanceof a.zU&&U.code==="limit_exceeded")return null;throw U}}function d(E){let U=!1;
return{quiet:{...E,onRepaired:()=>{U=!0}},wasRepaired:()=>U}}async function v(E,U){const{perPage:j,withBookmarks:k,repaired:N,size:Y}=U,J=(0,p.yZ)(E),et=await(0,P.
Br)(E),tt=J&&(0,p.St)(E)?await(0,A.w)(E):void 0,ht=await(0,p.Uz)(E),ot=J?await(0,m.E)(E):[],nt=J?await(0,b._)(E):[],at=nt.length>0?await W(E):null,rt=J?await(0,R.
c)(E):0,{names:lt}=await(0,_.ds)(E),ut=await(0,p.xS)(E),ct=tt!==void 0&&!(0,p.ln)(E),st=j&&ct?await D(E):null,ft=j?st&&I(st):ct?await z(E):null;return{pageCount:(0,p.
YX)(E),fileSize:Y,version:J?E.version:G(E),...(0,P._6)(E,et),pageSizes:tt?(0,e.mm)(tt):null,locked:(0,p.ln)(E),encryption:H(E),permissions:q(E),signatures:(0,p.
XK)(E,ot,ot.length===0),form:J?await K(E):null,attachments:(0,p.XK)(E,nt.map(({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,
description:pt,relationship:vt})),nt.length===0),eInvoice:(0,p.XK)(E,at,at===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,p.XK)(E,rt,rt===0),tagged:J?V(
E):null,claims:(0,p.XK)(E,lt,lt.length===0),javascript:ut,linearized:(0,T.V)(E)!==void 0,repaired:N,pagesWithoutText:ft&&{...ft},...j?{pages:tt?await(0,e.vg)(E,
tt,st):null}:{},...k?{bookmarkList:(0,p.ln)(E)?null:await B(E)}:{}}}const B=async E=>({bookmarks:(await(0,M.gg)(E)).map(F)}),F=({title:E,page:U,open:j,children:k})=>({
title:E,page:U,open:j,children:k.map(F)});async function W(E){const[U]=(await(0,S.sc)(E)).invoices;if(!U)return null;const j=await(0,S.Uj)(E),{file:k,syntax:N,profile:Y}=U;
return{file:k,syntax:N,profile:Y?.level??null,level:j?.level??null,agrees:(0,C.i)(U,j)}}async function K(E){const U=(0,w.Wo)(E,"AcroForm");if(!U)return null;const j=E.
resolve(U.dict.get("XFA"))!==null,k=(0,L.i4)(await(0,L.qU)(E)).map(({name:Y},J)=>Y===""?J:Y),N=new Set(k).size;return N===0&&!j?null:{fields:N,xfa:j}}function G({
bytes:E}){return/%PDF-(\d\.\d)/.exec((0,x.bS)(E).toString("latin1",0,1032))?.[1]??null}function V(E){return E.resolve((0,w.Wo)(E,"MarkInfo")?.dict.get("Marked"))===
!0&&(0,w.Wo)(E,"StructTreeRoot")!==void 0}function H({security:E}){if(!E)return null;const{algorithm:U,keyBits:j=null,opensWithoutPassword:k}=E;return{algorithm:U?.
replace(/^RC4-.*/,"RC4")??null,keyBits:j,opensWithoutPassword:k}}function q({security:E}){const U=new Set(E?(0,O.vc)(E.permissions):[]),j=E?.revision===2,k=E!==
void 0&&E.revision===void 0,N=(Y,J)=>k?null:!U.has(j?J:Y);return{allowPrint:N("allow_print","allow_print"),allowPrintHighResolution:N("allow_print_high_resoluti\
on","allow_print"),allowChangeContent:N("allow_change_content","allow_change_content"),allowAssembleDocument:N("allow_assemble_document","allow_change_content"),
allowCopyContent:N("allow_copy_content","allow_copy_content"),allowAccessibility:N("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:N("allow_\
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:N("allow_fill_form","allow_comment_and_fill_form")}}}),23516:((Z,X,o)=>{o.d(X,{fl:()=>M,mm:()=>P,
vg:()=>R});var b=o(34281),L=o(20138),A=o(80199),C=o(58247);const S=1e3;function _(w){const{width:T,height:O}=(0,A.iN)(w),x=p=>Math.round(p*w.userUnit*S)/S;return{
width:x(T),height:x(O)}}function P({kinds:w,kindOf:T}){const O=new Int32Array(w.length),x=new Int32Array(w.length);for(let e=T.length-1;e>=0;e--)O[T[e]]++,x[T[e]]=
e+1;const p=new Map;for(const[e,a]of w.entries()){const{width:s,height:h}=_(a),c=`${s} ${h}`,u=p.get(c);u?u.count+=O[e]:p.set(c,{width:s,height:h,count:O[e],firstPage:x[e]})}
return[...p.values()]}async function R(w,{kinds:T,kindOf:O},x){const p=await M(w),e=T.map(_);return Array.from(O,(a,s)=>({...e[a],rotation:T[a].rotation,label:p(
s),characters:x?.[s]??null}))}async function M(w){const T=await(0,L.Hr)(w);return O=>T?m(T(O)):null}function m({style:w,prefix:T,number:O}){return(T?(0,C.G)(T)??
"":"")+(0,b.Y)(w,O)}}),38990:((Z,X,o)=>{o.d(X,{QL:()=>_,bf:()=>S,fq:()=>p,hj:()=>x,i4:()=>T,iA:()=>R,pv:()=>O,qU:()=>m,tP:()=>P});var b=o(20381),L=o(16039),A=o(
90191),C=o(30729);function S(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const _="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),
P=100;function*R(s,{from:h=s.array((0,A.Wo)(s,"AcroForm")?.dict.get("Fields")),below:c,visit:u=new A._i(s),depth:y=1/0}={}){const r=[],f=(n=[],t)=>{for(let i=n.
length-1;i>=0;i--)r.push({value:n[i],parent:t})};f(h,c);for(let n=r.pop();n;n=r.pop()){const{value:t,parent:i}=n,l=(0,L.i9)(t)?s.get(t):t;if(!(0,L.Zm)(l)||!u.first(
t)||(i?.depth??0)>=y)continue;const g=s.resolve(l.get("T")),D=s.resolve(l.get("FT")),I=g instanceof L.Mx?(0,b.g7)(g):"",$={number:(0,L.i9)(t)?t.number:void 0,dict:l,
parent:i,part:I,name:a(i&&i.depth%P!==0?i.name:"",I),type:D instanceof L.SX?D.text:i?.type,depth:(i?.depth??0)+1};yield $,f(s.array(l.get("Kids")),$)}}const M=1e3,
m=(0,C.H)(w);async function w(s){const h=[];for(const c of R(s)){h.push(c);const u=s.job.pace.step(M);u&&await u}return h}function T(s){const h=new Set(s.flatMap(
({parent:c,dict:u})=>c&&u.has("T")?[c]:[]));return s.filter(c=>(c.dict.has("T")||!c.parent)&&!h.has(c))}function O(s,h){const c=s.resolve(x(s,h,"FT"));return c instanceof
L.SX?c.text:void 0}function x(s,h,c){for(const u of e(s,h)){const y=u.get(c);if(y!==void 0)return y}}function p(s,h){let c="";for(const u of e(s,h)){const y=s.resolve(
u.get("T"));y instanceof L.Mx&&(c=a((0,b.g7)(y),c))}return c}function*e(s,h){let c=h;for(let u=0;c&&u<P;u++)yield c,c=s.dict(c.get("Parent"))}const a=(s,h)=>s===
""||h===""?s+h:`${s}.${h}`}),35692:((Z,X,o)=>{o.d(X,{n:()=>w,w:()=>_});var b=o(269),L=o(66249),A=o(16039),C=o(30729),S=o(84805);const _=(0,C.H)(P);async function P(p){
const{pages:e,job:a}=p,s=new w(p),h=new Int32Array(e.count),c=new Set;for(let u=0;u<e.count;u++){s.goTo(u),h[u]=s.kind,c.add(s.resources);const y=a.pace.step(300);
y&&await y}return{kinds:s.kinds,kindOf:h,resources:c}}const R=["MediaBox","CropBox","Rotate","UserUnit"],M=2e3,m=/\(|(?:^|[^<])<(?!<)/;class w{document;kinds=[];kind=-1;resources;bytes;entries=new L.
R;index=-1;inherited;geometry=new T(R);own=new T(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(e){this.document=e}goTo(e){const{
document:a,entries:s,inherited:h}=this,{pages:c}=a,u=c.number(e),y=a.place(u),r=c.inheritedBy(e);if(this.index=e,this.inherited=r,!y||!a.locate(u,y,s)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=c.attribute(e,"Resources");return}(this.bytes?.buffer!==y.bytes.buffer||
this.bytes.byteOffset!==y.bytes.byteOffset)&&(this.bytes=(0,b.bS)(y.bytes));const[f,n]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!f||r!==h)&&
(this.kind=this.recognise(r)),(!n||r!==h)&&(this.resources=this.resourcesHere())}contents(){const{document:e,bytes:a}=this,s=e.pages.number(this.index);if(!a)return e.
entry(s,"Contents");const h=this.entries.find(a,"Contents");if(h<0)return;const{at:c}=this.entries;return x(a,c[h+2],c[h+3])??e.entry(s,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:e,index:a}=this,{pages:s}=e,[h,c]=this.own.of(0);if(h===c)return s.inheritedBy(a).Resources;const u=x(this.
bytes,h,c);if(u)return u;const y=()=>e.entry(s.number(a),"Resources");if(c-h>M)return y();const r=this.own.text();return e.security&&m.test(r)?y():(this.dictionaries.
has(r)||this.dictionaries.set(r,y()),this.dictionaries.get(r))}recognise(e){let a=this.recognised.get(e);a||this.recognised.set(e,a=new Map);const s=this.geometry.
text();let h=a.get(s);return h===void 0&&a.set(s,h=this.kindHere()),h}kindHere(){const e=(0,S.iw)(this.document,this.index),a=`${e.box.join(" ")} ${e.rotation} ${e.
userUnit}`;let s=this.kindOf.get(a);return s===void 0&&this.kindOf.set(a,s=this.kinds.push(e)-1),s}}class T{keys;bytes;from;to;constructor(e){this.keys=e,this.from=
new Int32Array(e.length),this.to=new Int32Array(e.length)}forget(){this.bytes=void 0}take(e,a){const{bytes:s,from:h,to:c,keys:u}=this;let y=s!==void 0;for(let r=0;r<
u.length;r++){const f=a.find(e,u[r]),n=f<0?0:a.at[f+2],t=f<0?0:a.at[f+3];y&&=O(s,h[r],c[r],e,n,t),h[r]=n,c[r]=t}return this.bytes=e,y}of(e){return[this.from[e],
this.to[e]]}text(){let e="";for(let a=0;a<this.keys.length;a++)e+=`${this.bytes.toString("latin1",this.from[a],this.to[a])}|`;return e}}function O(p,e,a,s,h,c){
if(a-e!==c-h)return!1;for(let u=e,y=h;u<a;u++,y++)if(p[u]!==s[y])return!1;return!0}function x(p,e,a){if(!(0,b.yp)(p[e])||p[a-1]!==b.AV||p[a-2]!==b.Z4)return;const s=(0,b.
JI)(p,e,a),h=(0,b.JI)(p,s.after+1,a);return p[s.after]===b.Z4&&h.value>=0&&h.after===a-2?new A.oS(s.value,h.value):void 0}}),27793:((Z,X,o)=>{o.d(X,{i:()=>t,J:()=>n});
var b=o(80397),L=o(1480),A=o(10404),C=o(67753);const S=40,_={units:0n,scale:0};function P(d){const v=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(d),[,B,F="",W=""]=v??[],K=F+
W;if(!(!v||K===""||K.length>S))return{units:B==="-"?-BigInt(K):BigInt(K),scale:W.length}}const R=({units:d,scale:v},B)=>d*10n**BigInt(B-v);function M(d,v){const B=Math.
max(d.scale,v.scale);return{units:R(d,B)+R(v,B),scale:B}}const m=({units:d,scale:v})=>({units:-d,scale:v}),w=(d,v)=>M(d,m(v)),T=(d,v)=>({units:d.units*v.units,scale:d.
scale+v.scale}),O=d=>d.units<0n?m(d):d,x=(d,v)=>w(d,v).units>0n,p=d=>d.reduce(M,_);function e(d){if(d.scale<=2)return{units:R(d,2),scale:2};const v=10n**BigInt(
d.scale-2),B=d.units*2n+v,F=v*2n,W=B/F;return{units:B%F<0n?W-1n:W,scale:2}}function a(d,v){const B=s(d);return B.length>0?B:new u(d,v).broken()}function s({lines:d,
allowances:v,charges:B,thirdPartyCharges:F,taxes:W,totals:K}){return[["the net amounts of the lines",d.map(({netAmount:V})=>V)],["the allowances and charges",[...v,
...B,...F].map(({amount:V})=>V)],["the VAT breakdown",W.flatMap(({basis:V,amount:H,rate:q})=>[V,H,q])],["the totals",Object.values(K)]].filter(([,V])=>V.some(H=>H!==
null&&P(H)===void 0)).map(([V])=>({rule:"BR-DEC",message:`${V} have an amount that is not a decimal number`}))}const h={units:1n,scale:2},c={units:1n,scale:0};class u{invoice;level;found=[];counted;constructor(v,B){
this.invoice=v,this.level=B,this.counted=v.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:v,net:B,gross:F,due:W}=this.invoice.totals,K=(G,V,H)=>{V===null&&this.found.push({rule:G,message:`the ${H} is missing`})};this.
level!=="MINIMUM"&&K("BR-12",v,"sum of the line net amounts (BT-106)"),K("BR-13",B,"total without VAT (BT-109)"),K("BR-14",F,"total with VAT (BT-112)"),K("BR-15",
W,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",p(this.counted.
map(({netAmount:v})=>r(v))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:v,allowances:B,charges:F}=this.invoice;this.compare("11","allowances",f(B),B.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",f(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const W=M(w(r(v.lines),r(v.allowances)),r(v.charges));this.compare(
"13","net",W,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:v,totals:B}=this.invoice;
v.length>0&&B.tax!==null&&this.exact("BR-CO-14",B.tax,p(v.map(({amount:W})=>r(W))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
v.every(({basis:W,rate:K,amount:G})=>{const V=e(T(T(r(W),r(K)),h));return x(c,O(w(O(r(G)),O(V))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:v,tax:B}=this.invoice.totals;this.compare("15","gross",M(r(v),r(B)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:v,paid:B,rounding:F,due:W}=this.invoice.totals;if(W===null)return;const K=M(
w(r(v),r(B)),r(F)),G="the amount due (BT-115)",V="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",W,K,{total:G,from:V});const H=p(this.invoice.thirdPartyCharges.map(({amount:q})=>r(q)));this.exact("BR-FXEXT-CO-16",W,M(K,H),{total:G,from:`${V} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(v,B,F,W,K){const G=this.
invoice.totals[B];if(G===null&&["lines","net","gross"].includes(B))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${v}`,G,F,K);const V={units:BigInt(
W),scale:2};x(O(w(r(G),e(F))),V)&&this.found.push(y(`BR-FXEXT-CO-${v}`,K))}exact(v,B,F,W){w(r(B),e(F)).units!==0n&&this.found.push(y(v,W))}}const y=(d,{total:v,
from:B})=>({rule:d,message:`${v} differs from ${B}`}),r=d=>d===null?_:P(d)??_,f=d=>p(d.map(({amount:v})=>r(v)));async function n(d){const{invoices:v,refused:B}=await(0,C.
sc)(d),[F,W]=v;if(!F)return[B?`the attached XML ${B.reason}`:"there is no XML in CII or UBL"];const K=await(0,C.Uj)(d),G=await(0,A.Br)(d);return[...W?[`there ar\
e ${v.length} invoices, where one is allowed`]:[],...i(F,K),...g(G,K),...await $(d),...Q(d,F),...I(F.invoice).map(({rule:V,message:H})=>`${V}: ${H}`),...a(F.invoice,
F.profile?.level).map(({rule:V,message:H})=>`${V}: ${H}`)]}const t=(d,v)=>i(d,v).length===0;function i({syntax:d,profile:v,file:B},F){if(d==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!v)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const W=[],K=[v.level,v.level.replaceAll(" ","")];return(F.level===null||!K.includes(F.level.toUpperCase()))&&W.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${v.level}`),F.file?.toLowerCase()!==B.toLowerCase()&&W.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&W.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?W.push("the XMP n\
ames no version (fx:Version)"):l.test(F.version)||W.push("the XMP names a version (fx:Version) that does not exist"),W}const l=/^(?:\d\.\d|[12]p0)$/;function g(d,v){
const B=d?.properties.find(({namespace:W,name:K})=>W===L.dK.pdfaExtension&&K==="schemas"),F=d&&B?d.text.slice(B.from,B.to):"";return!v||C.fD.some(W=>F.includes(
W))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const D=[["BR-02","invoice number (BT-1)",({number:d})=>d],["BR-03","iss\
ue date (BT-2)",({issueDate:d})=>d],["BR-04","type code (BT-3)",({typeCode:d})=>d],["BR-05","currency (BT-5)",({currency:d})=>d],["BR-06","name of the seller (B\
T-27)",({seller:d})=>d?.name],["BR-07","name of the buyer (BT-44)",({buyer:d})=>d?.name]],I=d=>D.filter(([,,v])=>(v(d)??null)===null).map(([v,B])=>({rule:v,message:`\
the ${B} is missing`}));async function $(d){const{archive:v}=await(0,b.ds)(d);return[...v!==void 0&&(v.part===3||v.part===4&&v.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...d.security?["the document is encrypted"]:[]]}const z=["Alternative","Source","Data"];function Q(d,{attachment:v,profile:B,file:F}){const W=[
"MINIMUM","BASIC WL"].includes(B?.level??"")?["Data"]:z,K=[];return B&&F.toLowerCase()!==B.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&K.push(`the attachment\
 must be called ${B.file}`),(v.relationship===null||!W.includes(v.relationship))&&K.push(`the relationship (AFRelationship) must be ${W.join(", ")}`),v.mimeType!==
"text/xml"&&v.mimeType!=="application/xml"&&K.push("the media type of the attachment must be text/xml"),(d.array(d.catalog.get("AF"))??[]).flatMap(H=>{const q=d.
dict(d.dict(H)?.get("EF"));return q?[d.resolve(q.get("F")),d.resolve(q.get("UF"))]:[]}).includes(v.stream)||K.push("the attachment is not an associated file of \
the document (/AF)"),K}}),80397:((Z,X,o)=>{o.d(X,{Ip:()=>R,XM:()=>O,Xb:()=>T,ds:()=>P,qg:()=>w});var b=o(58247),L=o(30729),A=o(1480),C=o(10404),S=o(34331),_=o(31808);
const P=(0,L.H)(async e=>R(e,await(0,C.Br)(e)));function R(e,a){const s=(f,n)=>(0,b.w)((0,S.sm)(a,f,n)[0]??""),h=m(s("pdfaid","part"),s("pdfaid","conformance").
toLowerCase()),c=M(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,y=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,b.G)(e.resolve(
(0,C._U)(e)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],r=[h?.name,c,...y.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(
f))];return{archive:h,accessible:c,names:r.filter(f=>f!==void 0)}}const M=e=>/^[1-9]$/.test(e);function m(e,a){if(!M(e))return;const s=/^[abuef]$/.test(a)?a:"";
return{part:Number(e),level:s,name:`PDF/A-${e}${s}`}}function w(e,a,s,h){return a&&p(e,a,[A.dK.pdfaid]),T(s,h)}const T=({name:e},a)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${e}: ${a}.`});async function O(e){const a=await(0,C.Br)(e);if(!a)return[];const{archive:s,accessible:h}=R(e,a);
p(e,a,[A.dK.pdfaid,A.dK.pdfuaid]);const c=[s?.name,h].filter(u=>u!==void 0);return c.length>0?[x(c)]:[]}const x=e=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function p(e,a,s){a.properties.some(({namespace:h})=>s.includes(h))&&(0,_.
_L)(e,(0,_.QH)(a,({namespace:h})=>s.includes(h),[]))}}),31808:((Z,X,o)=>{o.d(X,{QH:()=>C,T3:()=>S,_L:()=>M});var b=o(1480),L=o(54075),A=o(16039);function C(m,w,T){
const{text:O,properties:x,end:p,about:e}=m,a=[];let s=0;for(const h of x.filter(w).sort((c,u)=>c.from-u.from))h.from<s||(a.push(O.slice(s,h.from)),s=h.to);return a.
push(O.slice(s,Math.max(p,s))),T.length>0&&a.push(_(T,e)),a.push(O.slice(Math.max(p,s))),R(a.join(""))}function S(m){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${b.dK.rdf}">
${_(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(m,w){const O=[...new Set(m.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${b.dK[p]}"`).join(""),x=m.map(({prefix:p,name:e,form:a,values:s})=>`\
<${p}:${e}>${P(a,s)}</${p}:${e}>
`);return`<rdf:Description xmlns:rdf="${b.dK.rdf}" rdf:about="${(0,L.X)(w)}"${O}>
${x.join("")}</rdf:Description>
`}function P(m,w){const T=O=>w.map(x=>`<rdf:li${O}>${(0,L.X)(x)}</rdf:li>`).join("");switch(m){case"simple":return(0,L.X)(w[0]??"");case"alternative":return`<rd\
f:Alt>${T(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${T("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${T("")}</rdf:Bag>`}}const R=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(m,w){const T=m.catalog.get("Metadata"),O=m.resolve(T),x=O instanceof A.Z6?[...O.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],p=new A.Bi([["Type",new A.SX("Metadata")],["Subtype",new A.SX("XML")],...x]),e=new A.Z6(p,Buffer.
from(w,"utf8"));(0,A.i9)(T)&&O instanceof A.Z6?m.put(T,e):m.edit(m.catalogNumber).set("Metadata",m.add(e))}}),34281:((Z,X,o)=>{o.d(X,{Y:()=>b});function b(P,R){
switch(P){case"D":return String(R);case"R":return S(R);case"r":return S(R).toLowerCase();case"A":return _(R);case"a":return _(R).toLowerCase();default:return""}}
const L=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,C=2600;function S(P){
if(P>A)return String(P);let R="",M=P;for(const[m,w]of L)for(;M>=m;)R+=w,M-=m;return R}function _(P){return P>C?String(P):String.fromCharCode(65+(P-1)%26).repeat(
Math.ceil(P/26))}}),20138:((Z,X,o)=>{o.d(X,{Hr:()=>C,Zh:()=>S,qm:()=>_});var b=o(88960),L=o(16039),A=o(78713);async function C(m){const w=m.catalog.get("PageLab\
els");if(!m.dict(w))return;const T=(await(0,A.Zc)(m,w,"Nums")).map(([x,p])=>({first:Number(x),label:m.dict(p)})).filter(({first:x})=>Number.isInteger(x)&&x>=0).
sort((x,p)=>x.first-p.first).map(({first:x,label:p})=>({first:x,...P(m,p)})),O=T.map(({first:x})=>x);return x=>{const p=T[(0,b.M)(O,x)-1];return p?{...p,number:p.
start+x-p.first}:{style:"D",prefix:void 0,number:x+1}}}function S(m,w){const T=[];let O,x=0;for(const p of w)(!O||!R(O,p))&&T.push([x,M(p)]),O=p,x++;return(0,A.
H6)(m,T,"Nums")}async function _(m,w){const T=await C(m);if(!T)return;const O=S(m,Array.from(w,x=>T(x-1)));m.editCatalog().set("PageLabels",m.add(O))}function P(m,w){
const T=m.resolve(w?.get("S")),O=m.resolve(w?.get("P")),x=m.resolve(w?.get("St"));return{style:T instanceof L.SX?T.text:void 0,prefix:O instanceof L.Mx&&O.bytes.
length>0?O:void 0,start:typeof x=="number"&&Number.isInteger(x)&&x>=1?x:1}}function R(m,w){return m.style!==w.style||w.style!==void 0&&w.number!==m.number+1?!1:
m.prefix===w.prefix?!0:!!m.prefix&&!!w.prefix&&Buffer.compare(m.prefix.bytes,w.prefix.bytes)===0}function M({style:m,prefix:w,number:T}){return(0,L.jd)({S:m===void 0?
void 0:(0,L.UU)(m),P:w,St:m===void 0||T===1?void 0:T})}}),6355:((Z,X,o)=>{o.d(X,{E:()=>P});var b=o(38917),L=o(11275),A=o(16039),C=o(38990),S=o(75767),_=o(58247);
async function P(M){const m=await(0,C.qU)(M),{ByteRange:w,Sig:T}=await(0,S.S)(M),O=w.length>0?T:[],x=M.resolve(M.dict(M.catalog.get("Perms"))?.get("DocMDP")),p=[],
e=new Set,a=(c,u)=>{const y=M.resolve((0,C.hj)(M,c,"V")),r=(0,A.Zm)(y)?y:void 0;r&&e.add(r),p.push(R(M,(0,_.w)(u)||null,r,x))};for(const{dict:c}of m)e.add(c);for(const{
type:c,dict:u,name:y}of(0,C.i4)(m))c==="Sig"&&a(u,y);const s=O.flatMap(c=>{const u=M.get(c);if(!((0,A.Zm)(u)&&!e.has(u)&&(u.has("T")||(0,A.Eo)(u.get("Subtype"),
"Widget")))||!(0,A.Eo)(M.resolve((0,C.hj)(M,u,"FT")),"Sig"))return[];const r=M.resolve((0,C.hj)(M,u,"V"));return(0,A.Zm)(r)&&!e.has(r)?[{number:c,field:u}]:[]});
if(s.length>0){const{live:c}=await(0,L.Gy)(M);for(const{number:u,field:y}of s)c[u]===1&&a(y,(0,C.fq)(M,y))}const h=M.dict(M.catalog.get("Perms"));for(const c of[
"UR3","UR"]){const u=M.dict(h?.get(c));u&&p.push({...R(M,null,u,null),kind:"usage_rights"})}return p}function R(M,m,w,T){if(!w)return{field:m,signed:!1,kind:null,
subFilter:null,signer:null,date:null};const O=M.resolve(w.get("SubFilter")),x=(0,A.Eo)(M.resolve(w.get("Type")),"DocTimeStamp")||(0,A.Eo)(O,"ETSI.RFC3161");return{
field:m,signed:!0,kind:x?"timestamp":w===T?"certification":"approval",subFilter:O instanceof A.SX?O.text:null,signer:(0,_.G)(M.resolve(w.get("Name"))),date:(0,b.
_)((0,_.G)(M.resolve(w.get("M")))??"")??null}}}),30729:((Z,X,o)=>{o.d(X,{H:()=>b});function b(L){const A=new WeakMap;return C=>{if(C.hasChanges)return L(C);const S=A.
get(C);if(S)return S.answer;const _=L(C);return A.set(C,{answer:_}),_}}}),11275:((Z,X,o)=>{o.d(X,{Gy:()=>T,Rf:()=>O,Ip:()=>x});var b=o(58143),L=o(9448),A=o(48024);
class C{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(n,t,i){this.detail=t,this.strings=
i,this.scan.strings=i;const l=new Int32Array(t?8*n:n);this.done=new Uint8Array(t?n:0);const g=D=>l.subarray(D*n,(D+1)*n);this.end=g(0),this.valueEnd=g(1),this.dataStart=
g(2),this.dataEnd=g(3),this.lengthStart=g(4),this.lengthEnd=g(5),this.from=g(6),this.to=g(7)}}var S=o(269),_=o(66249),P=o(66498),R=o(16039);class M{scan=new A.s;ranges=new Map}
const m=2;class w{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(n,t,i){this.walked=i,this.live=new Uint8Array(n),this.via=new Int32Array(t?
n:0)}}async function T(f,{watched:n}={}){const{markings:t,referrers:i}=await O([f],{watched:n,detail:!0}),{live:l,via:g}=t[0];return{live:l,via:g,referrers:i}}async function O(f,n={}){
const t=new s(f,n);return await t.run(),t}function x(f,{repairs:n}){for(const{part:t,number:i,value:l}of n)f[t].put(i,l)}const p=100,e=100,a=-2;class s{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new _.R;strings;alias;constructor(n,{detail:t=!1,strings:i=!1,watched:l,alias:g}){if(this.documents=n,this.strings=
i,this.alias=g,this.markings=n.map(D=>new w(D.size,l!==void 0,c(D,i||t,i))),!!l){this.watched=new Uint8Array(n[0].size);for(const D of l)this.watched[D]=1}}async run(){
const{documents:n,stack:t}=this,[i]=n;for(const[l,g]of i.trailer)l!=="Encrypt"&&this.followValue(0,g);for(;t.length>0;){const l=t.pop(),g=l%n.length,D=i.job.pace.
step(this.follow(g,(l-g)/n.length));D&&await D}for(const{live:l,signed:g,walked:D}of this.markings)for(const I of D.signed)l[I]===1&&g.add(I)}visit(n,t){this.alias&&
({part:n,number:t}=this.alias(n,t)??{part:n,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const i=this.markings[n],{live:l}=i;t<=
0||t>=l.length||l[t]!==0||!this.documents[n].exists(t)||(l[t]=1,this.watched&&(i.via[t]=this.current),this.stack.push(t*this.documents.length+n))}follow(n,t){const i=this.
documents[n],l=this.markings[n],{walked:g}=l;if(this.current=t,l.count++,i.isChanged(t))return this.followChanged(i,l,n,t);if(g.done[t]===1)return this.followAgain(
i,l,n,t);const{scan:D,detail:I}=g;I||(D.used=0);const $=D.used,z=i.table.kind[t]===b.tL?this.walk(i,g,t):this.walkPlace(i,t,D);return z<0||D.byteRange&&this.isSignature(
g.signed,t)?this.forget(D,$).followRepaired(i,n,t):(l.bytes+=z,I&&(g.from[t]=$,g.to[t]=D.used,g.valueEnd[t]=this.extent.valueEnd,g.done[t]=1),this.followMarks(n,
D,$,D.used,D.lengthStart),e+z)}followChanged(n,t,i,l){const g=n.patched(l);if(!g){const d=n.edited.get(l);return h(d)||d===null?this.followRepaired(n,i,l):(this.
followValue(i,d),d instanceof R.Z6&&(t.bytes+=d.data.length+p),e)}const{detail:D}=t.walked;if(g.references&&!D&&!n.suspect){for(let d=g.first;d<g.last;d++)this.
visit(i,g.references[d]);return t.bytes+=g.end-g.start,e}const{scan:I,ranges:$}=u(t);D||(I.used=0);const z=I.used,Q=this.walkPlace(n,l,I);return Q<0||I.byteRange&&
this.isSignature(t.signed,l)?this.forget(I,z).followRepaired(n,i,l):(t.bytes+=Q,D&&$.set(l,{from:z,to:I.used,valueEnd:this.extent.valueEnd}),this.followMarks(i,
I,z,I.used,I.lengthStart),e+Q)}followAgain(n,t,i,l){const{walked:g}=t;return t.bytes+=g.end[l]>0?g.end[l]-n.table.place[l]:p,this.followMarks(i,g.scan,g.from[l],
g.to[l],g.lengthStart[l]),e}isSignature(n,t){return n.add(t),this.strings}followMarks(n,{marks:t},i,l,g){const D=this.strings?g:a;for(let I=i;I<l;I+=3)t[I]!==A.
A&&t[I+1]!==D&&this.visit(n,t[I])}forget(n,t){return n.used=t,this}followRepaired(n,t,i){const l=n.get(i),g=h(l)?n.resolve(l):l;return g===null?(this.markings[t].
live[i]=m,this.markings[t].count--):this.repair(t,i,g),e}repair(n,t,i){this.repairs.push({part:n,number:t,value:i}),this.followValue(n,i)}followValue(n,t){const i=[
t];for(;i.length>0;){const l=i.pop();if(l instanceof R.oS)this.visit(l instanceof R.rV?l.part:n,l.number);else if(Array.isArray(l))for(const g of l)i.push(g);else if(l instanceof
R.Bi){l.has("ByteRange")&&this.markings[n].signed.add(this.current);for(const g of l.values())i.push(g)}else if(l instanceof R.Z6)for(const[g,D]of l.dict)g!=="L\
ength"&&i.push(D)}}walk(n,t,i){const{extent:l}=this,{bytes:g}=n,{scan:D}=t,I=n.bodies[i];D.forgetLength();const{kept:$}=this,z=!this.strings&&n.recallEntries(i,
$);z&&D.append($.scan.marks,$.marksFrom,$.marksTo);const Q=z?$.close+2:D.value(g,I,g.length);return Q<0||g[Q-1]===S.AV||!(0,L.x)(n,Q,D,l)||n.suspect&&!(0,P.D)(g,
I,Q)?-1:(l.dataStart<0&&(D.lengthStart=-1),t.end[i]=l.end,t.detail&&(t.dataStart[i]=l.dataStart,t.dataEnd[i]=l.dataEnd,t.lengthStart[i]=D.lengthStart,t.lengthEnd[i]=
D.lengthEnd),l.end-n.table.place[i])}walkPlace(n,t,i){const l=n.place(t);if(!l)return-1;const{bytes:g,start:D,end:I}=l;i.forgetLength();const $=i.value(g,D,I);return i.
lengthStart=-1,$<0&&!r(g,D,I)||y(g,D,I)||$>0&&g[$-1]===S.AV||$>=0&&(0,S.AN)(g,$,I)<I||n.suspect&&!(0,P.D)(g,D,I)?-1:(this.extent.valueEnd=$<0?I:$,I-D)}}const h=f=>f instanceof
R.oS&&!(f instanceof R.rV);function c(f,n,t){const i=f.walked;if(i?.strings===t)return i;const l=new C(f.size,n,t);return n&&(f.walked=l),l}function u(f){return f.
patches||(f.patches=new M,f.patches.scan.strings=f.walked.strings),f.patches}function y(f,n,t){const i=(0,S.AN)(f,n,t);return i>=t||f[i]===S.yq&&(0,S.wb)(f,i,"n\
ull")}function r(f,n,t){for(let i=n;i<t;i++)if("<([/%".includes(String.fromCharCode(f[i])))return!1;return!0}}),65585:((Z,X,o)=>{o.d(X,{V:()=>C});var b=o(269),L=o(
48118),A=o(16039);function C({bytes:S,job:_}){const P=(0,b.bS)(S).subarray(0,1024),R=P.indexOf(" obj");if(R<0||!P.includes("/Linearized"))return;const M=new L.i(
S,R+4,Math.min(S.length,R+2048),_.limits.nesting).value();return(0,A.Zm)(M)&&M.has("Linearized")&&M.get("L")===S.length?M:void 0}}),7548:((Z,X,o)=>{o.d(X,{Av:()=>M,
RJ:()=>T,V3:()=>w,vb:()=>O,zx:()=>R});var b=o(58143),L=o(88960),A=o(269),C=o(48024);const S=16384,_=65536,P="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function R(e,a){
const{found:s,all:h}=await m(e,a),c=u=>[...new Set([...u,...h])].sort((y,r)=>y-r);return Object.fromEntries(a.map(u=>[u,c(s[u])]))}async function M(e,a){const{found:s,
all:h}=await m(e,a);for(const c of Object.values(s))for(const u of c)h.add(u);return h}async function m(e,a){const s=a.map(y=>{const[r="",...f]=[...y].map(t=>t.
replace(/\W/,"\\$&")),n=/\W/.test(y)?P:"\\w";return`${r}(?:${f.join("")}|${n}{0,${Math.max(0,y.length-2)}}#)`}),h=new RegExp(`/(?:${s.join("|")}|#)`,"g"),c=Object.
fromEntries(a.map(y=>[y,new Set])),u=new Set;await T(e,(y,r,f,n)=>{const t=y.toString("latin1",r,f);h.lastIndex=0;for(let i=h.exec(t);i;i=h.exec(t)){const l=n(r+
i.index);l!==void 0&&(i[0].endsWith("#")?u.add(l):c[i[0].slice(1)].add(l))}});for(const y of O(e))u.add(y);return{found:c,all:u}}async function w(e,a){const s=await R(
e,a);return[...new Set(Object.values(s).flat())].sort((h,c)=>h-c)}async function T(e,a){const{bytes:s,table:h}=e,c=x(e),u=new Int32Array(c.length);for(let t=0;t<
c.length;t++)u[t]=h.place[c[t]];const y=(0,A.bS)(s),r=t=>c[(0,L.M)(u,t)-1],f=new C.s;let n=0;for(let t=0;t<c.length;t++){const i=t+1===c.length,l=i?s.length:u[t+
1],g=l-u[t]>S;if(!g&&!i&&l-n<_)continue;if(g){u[t]>n&&a(y,n,u[t],r),f.reset();const I=f.value(s,e.bodies[c[t]],l);a(y,u[t],I<0?l:I,r)}else a(y,n,l,r);const D=e.
job.pace.step(Math.min(l-n,_));D&&await D,n=l}for(const[t,i]of p(e)){const l=e.objectStream(t);if(!l)continue;const g=new Set(i),{starts:D}=l;a((0,A.bS)(l.data),
0,l.data.length,$=>{const z=l.numbers[(0,L.M)(D,$)-1];return z!==void 0&&g.has(z)?z:void 0});const I=e.job.pace.step(l.data.length);I&&await I}}function*O(e){for(let a=1;e.
hasChanges&&a<e.size;a++)e.isChanged(a)&&e.exists(a)&&(yield a)}function x(e){const{table:a,hasChanges:s}=e,h=[];let c=!0,u=-1;for(let y=1;y<a.size;y++){if(a.kind[y]!==
b.tL||s&&e.isChanged(y))continue;const r=a.place[y];c&&=r>=u,u=r,h.push(y)}return c?h:h.sort((y,r)=>a.place[y]-a.place[r])}function p(e){const{table:a,hasChanges:s}=e,
h=new Map;for(let c=1;c<a.size;c++){if(a.kind[c]!==b.UT||s&&e.isChanged(c))continue;const u=a.place[c],y=h.get(u);y?y.push(c):h.set(u,[c])}return h}}),38504:((Z,X,o)=>{
o.d(X,{C:()=>L,L:()=>A});var b=o(16039);function L(C,S){const _=[C];for(;_.length>0;){const P=_.pop(),R=P instanceof b.Z6?P.dict:P;if(Array.isArray(R))for(const M of R)
_.push(M);else if(R instanceof b.Bi){S(R);for(const M of R.values())_.push(M)}}}function A(C,S){const _=[];return L(C,P=>{_.length===0&&S(P)&&_.push(P)}),_.length>
0}}),88960:((Z,X,o)=>{o.d(X,{B:()=>b,M:()=>L});const b=(C,S)=>A(C,S,!1),L=(C,S)=>A(C,S,!0);function A(C,S,_){let[P,R]=[0,C.length];for(;P<R;){const M=P+R>>1,m=C[M];
m<S||_&&m===S?P=M+1:R=M}return P}})};
