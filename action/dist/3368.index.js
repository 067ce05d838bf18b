"use strict";exports.id=3368,exports.ids=[3368],exports.modules={90748:((Z,X,o)=>{o.d(X,{Uz:()=>s,St:()=>p,yZ:()=>O,xS:()=>f,ln:()=>P,YX:()=>n,XK:()=>i});var F=o(76725),L=o(
35692),B=o(75767),I=o(90191),S=o(16039),_=o(55123),A=o(65710);async function R(r){const{job:M,pages:c}=r,t=new T(r);for(const a of(await(0,L.w)(r)).resources){t.
resources(a);const h=M.pace.step(100);h&&await h}const e=new Set((await(0,B.S)(r)).AP);for(let a=0;e.size>0&&a<c.count;a++){const h=c.number(a);for(const D of r.
array(r.entry(h,"Annots"))??[]){const U=(0,S.i9)(D)?D.number:-1;(U<0||e.has(U))&&t.appearances(r.dict(D)?.get("AP"))}const v=M.pace.step(1e3);v&&await v}return t.
fonts}class T{document;visit;seen=new Set;found=new Map;constructor(M){this.document=M,this.visit=new I._i(M)}get fonts(){return[...this.found.values()].sort((M,c)=>m(
M.name??"",c.name??"")||m(M.type??"",c.type??""))}resources(M){const c=[M];for(;c.length>0;){const t=this.fresh(c.pop());if(t){for(const e of this.entries(t,"Fo\
nt"))this.font(e,c);for(const e of["XObject","Pattern"])for(const a of this.entries(t,e))c.push(this.fresh(a)?.get("Resources"));for(const e of this.entries(t,"\
ExtGState")){const[a]=this.document.array(this.document.dict(e)?.get("Font"))??[];a!==void 0&&this.font(a,c)}}}}appearances(M){for(const c of this.document.dict(
M)?.values()??[]){const t=this.document.resolve(c);if(t instanceof S.Z6)this.appearance(c);else if(t instanceof S.Bi)for(const e of t.values())this.appearance(e)}}appearance(M){
this.resources(this.fresh(M)?.get("Resources"))}font(M,c){const t=this.fresh(M);if(!t)return;const{document:e}=this,a=(0,A.Vb)(e,t.get("Subtype"));a==="Type3"&&
c.push(t.get("Resources"));const h=(0,A.Vb)(e,t.get("BaseFont"))||(0,A.Vb)(e,(0,A.nb)(e,t)?.get("FontName")),{name:v,subset:D}=(0,A.GV)(h),U={name:h===""?null:(0,A.
MH)(v),type:(0,A.Vb)(e,(0,A.hL)(e,t)?.get("Subtype"))||a||null,embedded:(0,_.nq)(e,t),subset:D};this.found.set(JSON.stringify(U),U)}fresh(M){if(M===void 0||!this.
visit.first(M))return;const c=this.document.dict(M);if(!(!c||this.seen.has(c)))return(0,S.i9)(M)||this.seen.add(c),c}*entries(M,c){const t=M.get(c);if(t===void 0)
return;const e=this.fresh(t);e&&(yield*e.values())}}const m=(r,M)=>r<M?-1:r>M?1:0;var y=o(58143),x=o(65585);const P=({security:r})=>r?.locked===!0,O=r=>r.get(r.
catalogNumber)instanceof S.Bi,p=r=>!P(r)||O(r)&&l(r)===r.pages.count,n=r=>p(r)?r.pages.count:l(r)??u(r)??null,i=(r,M,c)=>c&&P(r)&&w(r)?null:M;async function s(r){
const M=O(r)?await R(r):[];return i(r,M,M.length===0)}async function f(r){const M=await(0,F.$x)(r);return i(r,M,M===!1)}function l(r){const M=r.get(r.catalogNumber),
c=(0,S.Zm)(M)?r.resolve(r.dict(M.get("Pages"))?.get("Count")):null;return typeof c=="number"&&Number.isInteger(c)&&c>0?c:void 0}function u(r){const M=(0,x.V)(r)?.
get("N");return typeof M=="number"&&Number.isInteger(M)&&M>0?M:void 0}function w({table:r}){return r.kind.subarray(0,r.size).includes(y.UT)}}),94673:((Z,X,o)=>{
o.d(X,{GS:()=>d,Br:()=>H,$J:()=>j,nj:()=>q,gd:()=>g});var F=o(54867),L=o(38990),B=o(35692),I=o(27793),S=o(67753),_=o(80397),A=o(10404),R=o(90603),T=o(66660),m=o(
6355),y=o(90191),x=o(65585),P=o(72040),O=o(269),p=o(90748),n=o(23516),i=o(49153),s=o(7548),f=o(80199),l=o(84805),u=o(60797),w=o(26157),r=o(52376),M=o(81465);class c{document;contents;hasTexts;reader;constructor(b,k,z,N){
this.document=b,this.contents=k,this.hasTexts=z,this.reader=N}static async of(b){const N=b.dict(b.catalog.get("StructTreeRoot"))!==void 0&&(await(0,s.zx)(b,["Ac\
tualText"])).ActualText.length>0&&(await(0,u.g$)(b))?.hasTexts===!0;return new c(b,new r.i(b),N,new M.X(b))}async hasText(b){const{document:k}=this;if(this.hasTexts)
return(await this.reader.page(b)).characters>0;const z=(0,l.iw)(k,b),{width:N,height:Y}=(0,f.iN)(z),Q=new a(N*z.userUnit,Y*z.userUnit);try{await this.contents.read(
b,Q)}catch(et){if(!(et instanceof t))throw et}return!Q.isEmpty}}class t extends Error{}const e=new t("A character was found");class a extends w.g{glyph(...b){if(super.
glyph(...b),!this.isEmpty)throw e}}var h=o(96706);async function v(E){const{count:b}=E.pages,k=new h.z(E,b);return J(async()=>{const z=[];for(let N=1;N<=b;N++)z.
push((await k.page(N)).characters);return z})}function D(E){const b=E.indexOf(0);return{count:E.filter(k=>k===0).length,first:b<0?null:b+1}}const U=5e3;async function V(E){
const{count:b}=E.pages;return b>U?null:J(async()=>{const k=await c.of(E),z=[];for(let N=0;N<b;N++){z.push(await k.hasText(N)?1:0);const Y=E.job.pace.step(1e3);Y&&
await Y}return D(z)})}async function J(E){try{return await E()}catch(b){if(b instanceof i.zU&&b.code==="limit_exceeded")return null;throw b}}function g(E){let b=!1;
return{quiet:{...E,onRepaired:()=>{b=!0}},wasRepaired:()=>b}}async function d(E,b){const{perPage:k,withBookmarks:z,repaired:N,size:Y}=b,Q=(0,p.yZ)(E),et=await(0,A.
Br)(E),tt=Q&&(0,p.St)(E)?await(0,B.w)(E):void 0,ht=await(0,p.Uz)(E),ot=Q?await(0,m.E)(E):[],nt=Q?await(0,F._)(E):[],at=nt.length>0?await $(E):null,rt=Q?await(0,R.
c)(E):0,{names:lt}=await(0,_.ds)(E),ut=await(0,p.xS)(E),ct=tt!==void 0&&!(0,p.ln)(E),st=k&&ct?await v(E):null,ft=k?st&&D(st):ct?await V(E):null;return{pageCount:(0,p.
YX)(E),fileSize:Y,version:Q?E.version:G(E),...(0,A._6)(E,et),pageSizes:tt?(0,n.mm)(tt):null,locked:(0,p.ln)(E),encryption:H(E),permissions:q(E),signatures:(0,p.
XK)(E,ot,ot.length===0),form:Q?await K(E):null,attachments:(0,p.XK)(E,nt.map(({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,
description:pt,relationship:vt})),nt.length===0),eInvoice:(0,p.XK)(E,at,at===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,p.XK)(E,rt,rt===0),tagged:Q?j(
E):null,claims:(0,p.XK)(E,lt,lt.length===0),javascript:ut,linearized:(0,x.V)(E)!==void 0,repaired:N,pagesWithoutText:ft&&{...ft},...k?{pages:tt?await(0,n.vg)(E,
tt,st):null}:{},...z?{bookmarkList:(0,p.ln)(E)?null:await C(E)}:{}}}const C=async E=>({bookmarks:(await(0,T.gg)(E)).map(W)}),W=({title:E,page:b,open:k,children:z})=>({
title:E,page:b,open:k,children:z.map(W)});async function $(E){const[b]=(await(0,S.sc)(E)).invoices;if(!b)return null;const k=await(0,S.Uj)(E),{file:z,syntax:N,profile:Y}=b;
return{file:z,syntax:N,profile:Y?.level??null,level:k?.level??null,agrees:(0,I.i)(b,k)}}async function K(E){const b=(0,y.Wo)(E,"AcroForm");if(!b)return null;const k=E.
resolve(b.dict.get("XFA"))!==null,z=(0,L.i4)(await(0,L.qU)(E)).map(({name:Y},Q)=>Y===""?Q:Y),N=new Set(z).size;return N===0&&!k?null:{fields:N,xfa:k}}function G({
bytes:E}){return/%PDF-(\d\.\d)/.exec((0,O.bS)(E).toString("latin1",0,1032))?.[1]??null}function j(E){return E.resolve((0,y.Wo)(E,"MarkInfo")?.dict.get("Marked"))===
!0&&(0,y.Wo)(E,"StructTreeRoot")!==void 0}function H({security:E}){if(!E)return null;const{algorithm:b,keyBits:k=null,opensWithoutPassword:z}=E;return{algorithm:b?.
replace(/^RC4-.*/,"RC4")??null,keyBits:k,opensWithoutPassword:z}}function q({security:E}){const b=new Set(E?(0,P.vc)(E.permissions):[]),k=E?.revision===2,z=E!==
void 0&&E.revision===void 0,N=(Y,Q)=>z?null:!b.has(k?Q:Y);return{allowPrint:N("allow_print","allow_print"),allowPrintHighResolution:N("allow_print_high_resoluti\
on","allow_print"),allowChangeContent:N("allow_change_content","allow_change_content"),allowAssembleDocument:N("allow_assemble_document","allow_change_content"),
allowCopyContent:N("allow_copy_content","allow_copy_content"),allowAccessibility:N("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:N("allow_\
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:N("allow_fill_form","allow_comment_and_fill_form")}}}),23516:((Z,X,o)=>{o.d(X,{fl:()=>T,mm:()=>A,
vg:()=>R});var F=o(34281),L=o(20138),B=o(80199),I=o(58247);const S=1e3;function _(y){const{width:x,height:P}=(0,B.iN)(y),O=p=>Math.round(p*y.userUnit*S)/S;return{
width:O(x),height:O(P)}}function A({kinds:y,kindOf:x}){const P=new Int32Array(y.length),O=new Int32Array(y.length);for(let n=x.length-1;n>=0;n--)P[x[n]]++,O[x[n]]=
n+1;const p=new Map;for(const[n,i]of y.entries()){const{width:s,height:f}=_(i),l=`${s} ${f}`,u=p.get(l);u?u.count+=P[n]:p.set(l,{width:s,height:f,count:P[n],firstPage:O[n]})}
return[...p.values()]}async function R(y,{kinds:x,kindOf:P},O){const p=await T(y),n=x.map(_);return Array.from(P,(i,s)=>({...n[i],rotation:x[i].rotation,label:p(
s),characters:O?.[s]??null}))}async function T(y){const x=await(0,L.Hr)(y);return P=>x?m(x(P)):null}function m({style:y,prefix:x,number:P}){return(x?(0,I.G)(x)??
"":"")+(0,F.Y)(y,P)}}),38990:((Z,X,o)=>{o.d(X,{QL:()=>_,bf:()=>S,fq:()=>p,hj:()=>O,i4:()=>x,iA:()=>R,pv:()=>P,qU:()=>m,tP:()=>A});var F=o(20381),L=o(16039),B=o(
90191),I=o(30729);function S(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const _="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),
A=100;function*R(s,{from:f=s.array((0,B.Wo)(s,"AcroForm")?.dict.get("Fields")),below:l,visit:u=new B._i(s),depth:w=1/0}={}){const r=[],M=(c=[],t)=>{for(let e=c.
length-1;e>=0;e--)r.push({value:c[e],parent:t})};M(f,l);for(let c=r.pop();c;c=r.pop()){const{value:t,parent:e}=c,a=(0,L.i9)(t)?s.get(t):t;if(!(0,L.Zm)(a)||!u.first(
t)||(e?.depth??0)>=w)continue;const h=s.resolve(a.get("T")),v=s.resolve(a.get("FT")),D=h instanceof L.Mx?(0,F.g7)(h):"",U={number:(0,L.i9)(t)?t.number:void 0,dict:a,
parent:e,part:D,name:i(e&&e.depth%A!==0?e.name:"",D),type:v instanceof L.SX?v.text:e?.type,depth:(e?.depth??0)+1};yield U,M(s.array(a.get("Kids")),U)}}const T=1e3,
m=(0,I.H)(y);async function y(s){const f=[];for(const l of R(s)){f.push(l);const u=s.job.pace.step(T);u&&await u}return f}function x(s){const f=new Set(s.flatMap(
({parent:l,dict:u})=>l&&u.has("T")?[l]:[]));return s.filter(l=>(l.dict.has("T")||!l.parent)&&!f.has(l))}function P(s,f){const l=s.resolve(O(s,f,"FT"));return l instanceof
L.SX?l.text:void 0}function O(s,f,l){for(const u of n(s,f)){const w=u.get(l);if(w!==void 0)return w}}function p(s,f){let l="";for(const u of n(s,f)){const w=s.resolve(
u.get("T"));w instanceof L.Mx&&(l=i((0,F.g7)(w),l))}return l}function*n(s,f){let l=f;for(let u=0;l&&u<A;u++)yield l,l=s.dict(l.get("Parent"))}const i=(s,f)=>s===
""||f===""?s+f:`${s}.${f}`}),35692:((Z,X,o)=>{o.d(X,{n:()=>y,w:()=>_});var F=o(269),L=o(66249),B=o(16039),I=o(30729),S=o(84805);const _=(0,I.H)(A);async function A(p){
const{pages:n,job:i}=p,s=new y(p),f=new Int32Array(n.count),l=new Set;for(let u=0;u<n.count;u++){s.goTo(u),f[u]=s.kind,l.add(s.resources);const w=i.pace.step(300);
w&&await w}return{kinds:s.kinds,kindOf:f,resources:l}}const R=["MediaBox","CropBox","Rotate","UserUnit"],T=2e3,m=/\(|(?:^|[^<])<(?!<)/;class y{document;kinds=[];kind=-1;resources;bytes;entries=new L.
R;index=-1;inherited;geometry=new x(R);own=new x(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){this.document=n}goTo(n){const{
document:i,entries:s,inherited:f}=this,{pages:l}=i,u=l.number(n),w=i.place(u),r=l.inheritedBy(n);if(this.index=n,this.inherited=r,!w||!i.locate(u,w,s)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=l.attribute(n,"Resources");return}(this.bytes?.buffer!==w.bytes.buffer||
this.bytes.byteOffset!==w.bytes.byteOffset)&&(this.bytes=(0,F.bS)(w.bytes));const[M,c]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!M||r!==f)&&
(this.kind=this.recognise(r)),(!c||r!==f)&&(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:i}=this,s=n.pages.number(this.index);if(!i)return n.
entry(s,"Contents");const f=this.entries.find(i,"Contents");if(f<0)return;const{at:l}=this.entries;return O(i,l[f+2],l[f+3])??n.entry(s,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:n,index:i}=this,{pages:s}=n,[f,l]=this.own.of(0);if(f===l)return s.inheritedBy(i).Resources;const u=O(this.
bytes,f,l);if(u)return u;const w=()=>n.entry(s.number(i),"Resources");if(l-f>T)return w();const r=this.own.text();return n.security&&m.test(r)?w():(this.dictionaries.
has(r)||this.dictionaries.set(r,w()),this.dictionaries.get(r))}recognise(n){let i=this.recognised.get(n);i||this.recognised.set(n,i=new Map);const s=this.geometry.
text();let f=i.get(s);return f===void 0&&i.set(s,f=this.kindHere()),f}kindHere(){const n=(0,S.iw)(this.document,this.index),i=`${n.box.join(" ")} ${n.rotation} ${n.
userUnit}`;let s=this.kindOf.get(i);return s===void 0&&this.kindOf.set(i,s=this.kinds.push(n)-1),s}}class x{keys;bytes;from;to;constructor(n){this.keys=n,this.from=
new Int32Array(n.length),this.to=new Int32Array(n.length)}forget(){this.bytes=void 0}take(n,i){const{bytes:s,from:f,to:l,keys:u}=this;let w=s!==void 0;for(let r=0;r<
u.length;r++){const M=i.find(n,u[r]),c=M<0?0:i.at[M+2],t=M<0?0:i.at[M+3];w&&=P(s,f[r],l[r],n,c,t),f[r]=c,l[r]=t}return this.bytes=n,w}of(n){return[this.from[n],
this.to[n]]}text(){let n="";for(let i=0;i<this.keys.length;i++)n+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return n}}function P(p,n,i,s,f,l){
if(i-n!==l-f)return!1;for(let u=n,w=f;u<i;u++,w++)if(p[u]!==s[w])return!1;return!0}function O(p,n,i){if(!(0,F.yp)(p[n])||p[i-1]!==F.AV||p[i-2]!==F.Z4)return;const s=(0,F.
JI)(p,n,i),f=(0,F.JI)(p,s.after+1,i);return p[s.after]===F.Z4&&f.value>=0&&f.after===i-2?new B.oS(s.value,f.value):void 0}}),27793:((Z,X,o)=>{o.d(X,{i:()=>t,J:()=>c});
var F=o(80397),L=o(1480),B=o(10404),I=o(67753);const S=40,_={units:0n,scale:0};function A(g){const d=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(g),[,C,W="",$=""]=d??[],K=W+
$;if(!(!d||K===""||K.length>S))return{units:C==="-"?-BigInt(K):BigInt(K),scale:$.length}}const R=({units:g,scale:d},C)=>g*10n**BigInt(C-d);function T(g,d){const C=Math.
max(g.scale,d.scale);return{units:R(g,C)+R(d,C),scale:C}}const m=({units:g,scale:d})=>({units:-g,scale:d}),y=(g,d)=>T(g,m(d)),x=(g,d)=>({units:g.units*d.units,scale:g.
scale+d.scale}),P=g=>g.units<0n?m(g):g,O=(g,d)=>y(g,d).units>0n,p=g=>g.reduce(T,_);function n(g){if(g.scale<=2)return{units:R(g,2),scale:2};const d=10n**BigInt(
g.scale-2),C=g.units*2n+d,W=d*2n,$=C/W;return{units:C%W<0n?$-1n:$,scale:2}}function i(g,d){const C=s(g);return C.length>0?C:new u(g,d).broken()}function s({lines:g,
allowances:d,charges:C,thirdPartyCharges:W,taxes:$,totals:K}){return[["the net amounts of the lines",g.map(({netAmount:j})=>j)],["the allowances and charges",[...d,
...C,...W].map(({amount:j})=>j)],["the VAT breakdown",$.flatMap(({basis:j,amount:H,rate:q})=>[j,H,q])],["the totals",Object.values(K)]].filter(([,j])=>j.some(H=>H!==
null&&A(H)===void 0)).map(([j])=>({rule:"BR-DEC",message:`${j} have an amount that is not a decimal number`}))}const f={units:1n,scale:2},l={units:1n,scale:0};class u{invoice;level;found=[];counted;constructor(d,C){
this.invoice=d,this.level=C,this.counted=d.lines.filter(({kind:W})=>W===null||W==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:d,net:C,gross:W,due:$}=this.invoice.totals,K=(G,j,H)=>{j===null&&this.found.push({rule:G,message:`the ${H} is missing`})};this.
level!=="MINIMUM"&&K("BR-12",d,"sum of the line net amounts (BT-106)"),K("BR-13",C,"total without VAT (BT-109)"),K("BR-14",W,"total with VAT (BT-112)"),K("BR-15",
$,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",p(this.counted.
map(({netAmount:d})=>r(d))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:d,allowances:C,charges:W}=this.invoice;this.compare("11","allowances",M(C),C.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",M(W),W.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const $=T(y(r(d.lines),r(d.allowances)),r(d.charges));this.compare(
"13","net",$,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:d,totals:C}=this.invoice;
d.length>0&&C.tax!==null&&this.exact("BR-CO-14",C.tax,p(d.map(({amount:$})=>r($))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
d.every(({basis:$,rate:K,amount:G})=>{const j=n(x(x(r($),r(K)),f));return O(l,P(y(P(r(G)),P(j))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:d,tax:C}=this.invoice.totals;this.compare("15","gross",T(r(d),r(C)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:d,paid:C,rounding:W,due:$}=this.invoice.totals;if($===null)return;const K=T(
y(r(d),r(C)),r(W)),G="the amount due (BT-115)",j="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",$,K,{total:G,from:j});const H=p(this.invoice.thirdPartyCharges.map(({amount:q})=>r(q)));this.exact("BR-FXEXT-CO-16",$,T(K,H),{total:G,from:`${j} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(d,C,W,$,K){const G=this.
invoice.totals[C];if(G===null&&["lines","net","gross"].includes(C))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${d}`,G,W,K);const j={units:BigInt(
$),scale:2};O(P(y(r(G),n(W))),j)&&this.found.push(w(`BR-FXEXT-CO-${d}`,K))}exact(d,C,W,$){y(r(C),n(W)).units!==0n&&this.found.push(w(d,$))}}const w=(g,{total:d,
from:C})=>({rule:g,message:`${d} differs from ${C}`}),r=g=>g===null?_:A(g)??_,M=g=>p(g.map(({amount:d})=>r(d)));async function c(g){const{invoices:d,refused:C}=await(0,I.
sc)(g),[W,$]=d;if(!W)return[C?`the attached XML ${C.reason}`:"there is no XML in CII or UBL"];const K=await(0,I.Uj)(g),G=await(0,B.Br)(g);return[...$?[`there ar\
e ${d.length} invoices, where one is allowed`]:[],...e(W,K),...h(G,K),...await U(g),...J(g,W),...D(W.invoice).map(({rule:j,message:H})=>`${j}: ${H}`),...i(W.invoice,
W.profile?.level).map(({rule:j,message:H})=>`${j}: ${H}`)]}const t=(g,d)=>e(g,d).length===0;function e({syntax:g,profile:d,file:C},W){if(g==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!d)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!W)return["the XMP does not say\
 that the document is an electronic invoice"];const $=[],K=[d.level,d.level.replaceAll(" ","")];return(W.level===null||!K.includes(W.level.toUpperCase()))&&$.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${d.level}`),W.file?.toLowerCase()!==C.toLowerCase()&&$.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),W.type!=="INVOICE"&&$.push("the XMP does not say INVOICE (fx:DocumentType)"),W.version===null?$.push("the XMP n\
ames no version (fx:Version)"):a.test(W.version)||$.push("the XMP names a version (fx:Version) that does not exist"),$}const a=/^(?:\d\.\d|[12]p0)$/;function h(g,d){
const C=g?.properties.find(({namespace:$,name:K})=>$===L.dK.pdfaExtension&&K==="schemas"),W=g&&C?g.text.slice(C.from,C.to):"";return!d||I.fD.some($=>W.includes(
$))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const v=[["BR-02","invoice number (BT-1)",({number:g})=>g],["BR-03","iss\
ue date (BT-2)",({issueDate:g})=>g],["BR-04","type code (BT-3)",({typeCode:g})=>g],["BR-05","currency (BT-5)",({currency:g})=>g],["BR-06","name of the seller (B\
T-27)",({seller:g})=>g?.name],["BR-07","name of the buyer (BT-44)",({buyer:g})=>g?.name]],D=g=>v.filter(([,,d])=>(d(g)??null)===null).map(([d,C])=>({rule:d,message:`\
the ${C} is missing`}));async function U(g){const{archive:d}=await(0,F.ds)(g);return[...d!==void 0&&(d.part===3||d.part===4&&d.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...g.security?["the document is encrypted"]:[]]}const V=["Alternative","Source","Data"];function J(g,{attachment:d,profile:C,file:W}){const $=[
"MINIMUM","BASIC WL"].includes(C?.level??"")?["Data"]:V,K=[];return C&&W.toLowerCase()!==C.file&&W.toLowerCase()!=="zugferd-invoice.xml"&&K.push(`the attachment\
 must be called ${C.file}`),(d.relationship===null||!$.includes(d.relationship))&&K.push(`the relationship (AFRelationship) must be ${$.join(", ")}`),d.mimeType!==
"text/xml"&&d.mimeType!=="application/xml"&&K.push("the media type of the attachment must be text/xml"),(g.array(g.catalog.get("AF"))??[]).flatMap(H=>{const q=g.
dict(g.dict(H)?.get("EF"));return q?[g.resolve(q.get("F")),g.resolve(q.get("UF"))]:[]}).includes(d.stream)||K.push("the attachment is not an associated file of \
the document (/AF)"),K}}),80397:((Z,X,o)=>{o.d(X,{Ip:()=>R,XM:()=>P,Xb:()=>x,ds:()=>A,qg:()=>y});var F=o(58247),L=o(30729),B=o(1480),I=o(10404),S=o(34331),_=o(31808);
const A=(0,L.H)(async n=>R(n,await(0,I.Br)(n)));function R(n,i){const s=(M,c)=>(0,F.w)((0,S.sm)(i,M,c)[0]??""),f=m(s("pdfaid","part"),s("pdfaid","conformance").
toLowerCase()),l=T(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,w=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,F.G)(n.resolve(
(0,I._U)(n)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],r=[f?.name,l,...w.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.test(
M))];return{archive:f,accessible:l,names:r.filter(M=>M!==void 0)}}const T=n=>/^[1-9]$/.test(n);function m(n,i){if(!T(n))return;const s=/^[abuef]$/.test(i)?i:"";
return{part:Number(n),level:s,name:`PDF/A-${n}${s}`}}function y(n,i,s,f){return i&&p(n,i,[B.dK.pdfaid]),x(s,f)}const x=({name:n},i)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${n}: ${i}.`});async function P(n){const i=await(0,I.Br)(n);if(!i)return[];const{archive:s,accessible:f}=R(n,i);
p(n,i,[B.dK.pdfaid,B.dK.pdfuaid]);const l=[s?.name,f].filter(u=>u!==void 0);return l.length>0?[O(l)]:[]}const O=n=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function p(n,i,s){i.properties.some(({namespace:f})=>s.includes(f))&&(0,_.
_L)(n,(0,_.QH)(i,({namespace:f})=>s.includes(f),[]))}}),31808:((Z,X,o)=>{o.d(X,{QH:()=>I,T3:()=>S,_L:()=>T});var F=o(1480),L=o(54075),B=o(16039);function I(m,y,x){
const{text:P,properties:O,end:p,about:n}=m,i=[];let s=0;for(const f of O.filter(y).sort((l,u)=>l.from-u.from))f.from<s||(i.push(P.slice(s,f.from)),s=f.to);return i.
push(P.slice(s,Math.max(p,s))),x.length>0&&i.push(_(x,n)),i.push(P.slice(Math.max(p,s))),R(i.join(""))}function S(m){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${F.dK.rdf}">
${_(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(m,y){const P=[...new Set(m.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${F.dK[p]}"`).join(""),O=m.map(({prefix:p,name:n,form:i,values:s})=>`\
<${p}:${n}>${A(i,s)}</${p}:${n}>
`);return`<rdf:Description xmlns:rdf="${F.dK.rdf}" rdf:about="${(0,L.X)(y)}"${P}>
${O.join("")}</rdf:Description>
`}function A(m,y){const x=P=>y.map(O=>`<rdf:li${P}>${(0,L.X)(O)}</rdf:li>`).join("");switch(m){case"simple":return(0,L.X)(y[0]??"");case"alternative":return`<rd\
f:Alt>${x(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${x("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${x("")}</rdf:Bag>`}}const R=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function T(m,y){const x=m.catalog.get("Metadata"),P=m.resolve(x),O=P instanceof B.Z6?[...P.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],p=new B.Bi([["Type",new B.SX("Metadata")],["Subtype",new B.SX("XML")],...O]),n=new B.Z6(p,Buffer.
from(y,"utf8"));(0,B.i9)(x)&&P instanceof B.Z6?m.put(x,n):m.edit(m.catalogNumber).set("Metadata",m.add(n))}}),34281:((Z,X,o)=>{o.d(X,{Y:()=>F});function F(A,R){
switch(A){case"D":return String(R);case"R":return S(R);case"r":return S(R).toLowerCase();case"A":return _(R);case"a":return _(R).toLowerCase();default:return""}}
const L=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],B=1e5,I=2600;function S(A){
if(A>B)return String(A);let R="",T=A;for(const[m,y]of L)for(;T>=m;)R+=y,T-=m;return R}function _(A){return A>I?String(A):String.fromCharCode(65+(A-1)%26).repeat(
Math.ceil(A/26))}}),20138:((Z,X,o)=>{o.d(X,{Hr:()=>I,Zh:()=>S,qm:()=>_});var F=o(88960),L=o(16039),B=o(78713);async function I(m){const y=m.catalog.get("PageLab\
els");if(!m.dict(y))return;const x=(await(0,B.Zc)(m,y,"Nums")).map(([O,p])=>({first:Number(O),label:m.dict(p)})).filter(({first:O})=>Number.isInteger(O)&&O>=0).
sort((O,p)=>O.first-p.first).map(({first:O,label:p})=>({first:O,...A(m,p)})),P=x.map(({first:O})=>O);return O=>{const p=x[(0,F.M)(P,O)-1];return p?{...p,number:p.
start+O-p.first}:{style:"D",prefix:void 0,number:O+1}}}function S(m,y){const x=[];let P,O=0;for(const p of y)(!P||!R(P,p))&&x.push([O,T(p)]),P=p,O++;return(0,B.
H6)(m,x,"Nums")}async function _(m,y){const x=await I(m);if(!x)return;const P=S(m,Array.from(y,O=>x(O-1)));m.editCatalog().set("PageLabels",m.add(P))}function A(m,y){
const x=m.resolve(y?.get("S")),P=m.resolve(y?.get("P")),O=m.resolve(y?.get("St"));return{style:x instanceof L.SX?x.text:void 0,prefix:P instanceof L.Mx&&P.bytes.
length>0?P:void 0,start:typeof O=="number"&&Number.isInteger(O)&&O>=1?O:1}}function R(m,y){return m.style!==y.style||y.style!==void 0&&y.number!==m.number+1?!1:
m.prefix===y.prefix?!0:!!m.prefix&&!!y.prefix&&Buffer.compare(m.prefix.bytes,y.prefix.bytes)===0}function T({style:m,prefix:y,number:x}){return(0,L.jd)({S:m===void 0?
void 0:(0,L.UU)(m),P:y,St:m===void 0||x===1?void 0:x})}}),6355:((Z,X,o)=>{o.d(X,{E:()=>A});var F=o(38917),L=o(11275),B=o(16039),I=o(38990),S=o(75767),_=o(58247);
async function A(T){const m=await(0,I.qU)(T),{ByteRange:y,Sig:x}=await(0,S.S)(T),P=y.length>0?x:[],O=T.resolve(T.dict(T.catalog.get("Perms"))?.get("DocMDP")),p=[],
n=new Set,i=(l,u)=>{const w=T.resolve((0,I.hj)(T,l,"V")),r=(0,B.Zm)(w)?w:void 0;r&&n.add(r),p.push(R(T,(0,_.w)(u)||null,r,O))};for(const{dict:l}of m)n.add(l);for(const{
type:l,dict:u,name:w}of(0,I.i4)(m))l==="Sig"&&i(u,w);const s=P.flatMap(l=>{const u=T.get(l);if(!((0,B.Zm)(u)&&!n.has(u)&&(u.has("T")||(0,B.Eo)(u.get("Subtype"),
"Widget")))||!(0,B.Eo)(T.resolve((0,I.hj)(T,u,"FT")),"Sig"))return[];const r=T.resolve((0,I.hj)(T,u,"V"));return(0,B.Zm)(r)&&!n.has(r)?[{number:l,field:u}]:[]});
if(s.length>0){const{live:l}=await(0,L.Gy)(T);for(const{number:u,field:w}of s)l[u]===1&&i(w,(0,I.fq)(T,w))}const f=T.dict(T.catalog.get("Perms"));for(const l of[
"UR3","UR"]){const u=T.dict(f?.get(l));u&&p.push({...R(T,null,u,null),kind:"usage_rights"})}return p}function R(T,m,y,x){if(!y)return{field:m,signed:!1,kind:null,
subFilter:null,signer:null,date:null};const P=T.resolve(y.get("SubFilter")),O=(0,B.Eo)(T.resolve(y.get("Type")),"DocTimeStamp")||(0,B.Eo)(P,"ETSI.RFC3161");return{
field:m,signed:!0,kind:O?"timestamp":y===x?"certification":"approval",subFilter:P instanceof B.SX?P.text:null,signer:(0,_.G)(T.resolve(y.get("Name"))),date:(0,F.
_)((0,_.G)(T.resolve(y.get("M")))??"")??null}}}),30729:((Z,X,o)=>{o.d(X,{H:()=>F});function F(L){const B=new WeakMap;return I=>{if(I.hasChanges)return L(I);const S=B.
get(I);if(S)return S.answer;const _=L(I);return B.set(I,{answer:_}),_}}}),11275:((Z,X,o)=>{o.d(X,{Gy:()=>x,Rf:()=>P,Ip:()=>O});var F=o(58143),L=o(9448),B=o(48024);
class I{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new B.s;signed=new Set;constructor(t,e,a){this.detail=e,this.strings=
a,this.scan.strings=a;const h=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const v=D=>h.subarray(D*t,(D+1)*t);this.end=v(0),this.valueEnd=v(1),this.dataStart=
v(2),this.dataEnd=v(3),this.lengthStart=v(4),this.lengthEnd=v(5),this.from=v(6),this.to=v(7)}}var S=o(269),_=o(66249),A=o(66498),R=o(16039);class T{scan=new B.s;ranges=new Map}
const m=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,a){this.walked=a,this.live=new Uint8Array(t),this.via=new Int32Array(e?
t:0)}}async function x(c,{watched:t}={}){const{markings:e,referrers:a}=await P([c],{watched:t,detail:!0}),{live:h,via:v}=e[0];return{live:h,via:v,referrers:a}}async function P(c,t={}){
const e=new f(c,t);return await e.run(),e}function O(c,{repairs:t}){for(const{part:e,number:a,value:h}of t)c[e].put(a,h)}const p=100;function n(c){if(c instanceof
R.Z6)return c.data.length+n(c.dict);if(Array.isArray(c))return 12*c.length;if(!(c instanceof R.Bi))return p;let t=30*c.size;for(const e of c.values())Array.isArray(
e)&&(t+=12*e.length);return t}const i=100,s=-2;class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,
dataEnd:-1,end:-1};kept=new _.R;strings;alias;constructor(t,{detail:e=!1,strings:a=!1,watched:h,alias:v}){if(this.documents=t,this.strings=a,this.alias=v,this.markings=
t.map(D=>new y(D.size,h!==void 0,u(D,a||e,a))),!!h){this.watched=new Uint8Array(t[0].size);for(const D of h)this.watched[D]=1}}async run(){const{documents:t,stack:e}=this,
[a]=t;for(const[h,v]of a.trailer)h!=="Encrypt"&&this.followValue(0,v);for(;e.length>0;){const h=e.pop(),v=h%t.length,D=a.job.pace.step(this.follow(v,(h-v)/t.length));
D&&await D}for(const{live:h,signed:v,walked:D}of this.markings)for(const U of D.signed)h[U]===1&&v.add(U)}visit(t,e){this.alias&&({part:t,number:e}=this.alias(t,
e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const a=this.markings[t],{live:h}=a;e<=0||e>=h.length||h[e]!==0||!this.
documents[t].exists(e)||(h[e]=1,this.watched&&(a.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const a=this.documents[t],h=this.markings[t],
{walked:v}=h;if(this.current=e,h.count++,a.isChanged(e))return this.followChanged(a,h,t,e);if(v.done[e]===1)return this.followAgain(a,h,t,e);const{scan:D,detail:U}=v;
U||(D.used=0);const V=D.used,J=a.table.kind[e]===F.tL?this.walk(a,v,e):this.walkPlace(a,e,D);return J<0||D.byteRange&&this.isSignature(v.signed,e)?this.forget(D,
V).followRepaired(a,t,e):(h.bytes+=J,U&&(v.from[e]=V,v.to[e]=D.used,v.valueEnd[e]=this.extent.valueEnd,v.done[e]=1),this.followMarks(t,D,V,D.used,D.lengthStart),
i+J)}followChanged(t,e,a,h){const v=t.patched(h);if(!v){const d=t.edited.get(h);return l(d)||d===null?this.followRepaired(t,a,h):(this.followValue(a,d),e.bytes+=
n(d),i)}const{detail:D}=e.walked;if(v.references&&!D&&!t.suspect){for(let d=v.first;d<v.last;d++)this.visit(a,v.references[d]);return e.bytes+=v.end-v.start,i}const{
scan:U,ranges:V}=w(e);D||(U.used=0);const J=U.used,g=this.walkPlace(t,h,U);return g<0||U.byteRange&&this.isSignature(e.signed,h)?this.forget(U,J).followRepaired(
t,a,h):(e.bytes+=g,D&&V.set(h,{from:J,to:U.used,valueEnd:this.extent.valueEnd}),this.followMarks(a,U,J,U.used,U.lengthStart),i+g)}followAgain(t,e,a,h){const{walked:v}=e;
return e.bytes+=v.end[h]>0?v.end[h]-t.table.place[h]:p,this.followMarks(a,v.scan,v.from[h],v.to[h],v.lengthStart[h]),i}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{
marks:e},a,h,v){const D=this.strings?v:s;for(let U=a;U<h;U+=3)e[U]!==B.A&&e[U+1]!==D&&this.visit(t,e[U])}forget(t,e){return t.used=e,this}followRepaired(t,e,a){
const h=t.get(a),v=l(h)?t.resolve(h):h;return v===null?(this.markings[e].live[a]=m,this.markings[e].count--):this.repair(e,a,v),i}repair(t,e,a){this.repairs.push(
{part:t,number:e,value:a}),this.followValue(t,a)}followValue(t,e){const a=[e];for(;a.length>0;){const h=a.pop();if(h instanceof R.oS)this.visit(h instanceof R.rV?
h.part:t,h.number);else if(Array.isArray(h))for(const v of h)a.push(v);else if(h instanceof R.Bi){h.has("ByteRange")&&this.markings[t].signed.add(this.current);
for(const v of h.values())a.push(v)}else if(h instanceof R.Z6)for(const[v,D]of h.dict)v!=="Length"&&a.push(D)}}walk(t,e,a){const{extent:h}=this,{bytes:v}=t,{scan:D}=e,
U=t.bodies[a];D.forgetLength();const{kept:V}=this,J=!this.strings&&t.recallEntries(a,V);J&&D.append(V.scan.marks,V.marksFrom,V.marksTo);const g=J?V.close+2:D.value(
v,U,v.length);return g<0||v[g-1]===S.AV||!(0,L.x)(t,g,D,h)||t.suspect&&!(0,A.D)(v,U,g)?-1:(h.dataStart<0&&(D.lengthStart=-1),e.end[a]=h.end,e.detail&&(e.dataStart[a]=
h.dataStart,e.dataEnd[a]=h.dataEnd,e.lengthStart[a]=D.lengthStart,e.lengthEnd[a]=D.lengthEnd),h.end-t.table.place[a])}walkPlace(t,e,a){const h=t.place(e);if(!h)
return-1;const{bytes:v,start:D,end:U}=h;a.forgetLength();const V=a.value(v,D,U);return a.lengthStart=-1,V<0&&!M(v,D,U)||r(v,D,U)||V>0&&v[V-1]===S.AV||V>=0&&(0,S.
AN)(v,V,U)<U||t.suspect&&!(0,A.D)(v,D,U)?-1:(this.extent.valueEnd=V<0?U:V,U-D)}}const l=c=>c instanceof R.oS&&!(c instanceof R.rV);function u(c,t,e){const a=c.walked;
if(a?.strings===e)return a;const h=new I(c.size,t,e);return t&&(c.walked=h),h}function w(c){return c.patches||(c.patches=new T,c.patches.scan.strings=c.walked.strings),
c.patches}function r(c,t,e){const a=(0,S.AN)(c,t,e);return a>=e||c[a]===S.yq&&(0,S.wb)(c,a,"null")}function M(c,t,e){for(let a=t;a<e;a++)if("<([/%".includes(String.
fromCharCode(c[a])))return!1;return!0}}),65585:((Z,X,o)=>{o.d(X,{V:()=>I});var F=o(269),L=o(48118),B=o(16039);function I({bytes:S,job:_}){const A=(0,F.bS)(S).subarray(
0,1024),R=A.indexOf(" obj");if(R<0||!A.includes("/Linearized"))return;const T=new L.i(S,R+4,Math.min(S.length,R+2048),_.limits.nesting).value();return(0,B.Zm)(T)&&
T.has("Linearized")&&T.get("L")===S.length?T:void 0}}),7548:((Z,X,o)=>{o.d(X,{Av:()=>T,RJ:()=>x,V3:()=>y,vb:()=>P,zx:()=>R});var F=o(58143),L=o(88960),B=o(269),
I=o(48024);const S=2048,_=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function R(n,i){const{found:s,all:f}=await m(n,i),l=u=>[...new Set([...u,...f])].sort(
(w,r)=>w-r);return Object.fromEntries(i.map(u=>[u,l(s[u])]))}async function T(n,i){const{found:s,all:f}=await m(n,i);for(const l of Object.values(s))for(const u of l)
f.add(u);return f}async function m(n,i){const s=i.map(w=>{const[r="",...M]=[...w].map(t=>t.replace(/\W/,"\\$&")),c=/\W/.test(w)?A:"\\w";return`${r}(?:${M.join("")}\
|${c}{0,${Math.max(0,w.length-2)}}#)`}),f=new RegExp(`/(?:${s.join("|")}|#)`,"g"),l=Object.fromEntries(i.map(w=>[w,new Set])),u=new Set;await x(n,(w,r,M,c)=>{const t=w.
toString("latin1",r,M);f.lastIndex=0;for(let e=f.exec(t);e;e=f.exec(t)){const a=c(r+e.index);a!==void 0&&(e[0].endsWith("#")?u.add(a):l[e[0].slice(1)].add(a))}});
for(const w of P(n))u.add(w);return{found:l,all:u}}async function y(n,i){const s=await R(n,i);return[...new Set(Object.values(s).flat())].sort((f,l)=>f-l)}async function x(n,i){
const{bytes:s,table:f}=n,l=O(n),u=new Int32Array(l.length);for(let t=0;t<l.length;t++)u[t]=f.place[l[t]];const w=(0,B.bS)(s),r=t=>l[(0,L.M)(u,t)-1],M=new I.s;let c=0;
for(let t=0;t<l.length;t++){const e=t+1===l.length,a=e?s.length:u[t+1],h=a-u[t]>S;if(!h&&!e&&a-c<_)continue;if(h){u[t]>c&&i(w,c,u[t],r),M.reset();const D=M.value(
s,n.bodies[l[t]],a);i(w,u[t],D<0?a:D,r)}else i(w,c,a,r);const v=n.job.pace.step(Math.min(a-c,_));v&&await v,c=a}for(const[t,e]of p(n)){const a=n.objectStream(t);
if(!a)continue;const h=new Set(e),{starts:v}=a;i((0,B.bS)(a.data),0,a.data.length,U=>{const V=a.numbers[(0,L.M)(v,U)-1];return V!==void 0&&h.has(V)?V:void 0});const D=n.
job.pace.step(a.data.length);D&&await D}}function*P(n){for(let i=1;n.hasChanges&&i<n.size;i++)n.isChanged(i)&&n.exists(i)&&(yield i)}function O(n){const{table:i,
hasChanges:s}=n,f=[];let l=!0,u=-1;for(let w=1;w<i.size;w++){if(i.kind[w]!==F.tL||s&&n.isChanged(w))continue;const r=i.place[w];l&&=r>=u,u=r,f.push(w)}return l?
f:f.sort((w,r)=>i.place[w]-i.place[r])}function p(n){const{table:i,hasChanges:s}=n,f=new Map;for(let l=1;l<i.size;l++){if(i.kind[l]!==F.UT||s&&n.isChanged(l))continue;
const u=i.place[l],w=f.get(u);w?w.push(l):f.set(u,[l])}return f}}),38504:((Z,X,o)=>{o.d(X,{C:()=>L,L:()=>B});var F=o(16039);function L(I,S){const _=[I];for(;_.length>
0;){const A=_.pop(),R=A instanceof F.Z6?A.dict:A;if(Array.isArray(R))for(const T of R)_.push(T);else if(R instanceof F.Bi){S(R);for(const T of R.values())_.push(
T)}}}function B(I,S){const _=[];return L(I,A=>{_.length===0&&S(A)&&_.push(A)}),_.length>0}}),88960:((Z,X,o)=>{o.d(X,{B:()=>F,M:()=>L});const F=(I,S)=>B(I,S,!1),
L=(I,S)=>B(I,S,!0);function B(I,S,_){let[A,R]=[0,I.length];for(;A<R;){const T=A+R>>1,m=I[T];m<S||_&&m===S?A=T+1:R=T}return A}})};
