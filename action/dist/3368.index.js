"use strict";exports.id=3368,exports.ids=[3368],exports.modules={90748:((Z,X,i)=>{i.d(X,{Uz:()=>s,St:()=>p,yZ:()=>O,xS:()=>f,ln:()=>P,YX:()=>e,XK:()=>o});var F=i(76725),L=i(
35692),B=i(75767),I=i(90191),S=i(16039),_=i(55123),A=i(65710);async function R(r){const{job:M,pages:c}=r,t=new T(r);for(const a of(await(0,L.w)(r)).resources){t.
resources(a);const h=M.pace.step(100);h&&await h}const n=new Set((await(0,B.S)(r)).AP);for(let a=0;n.size>0&&a<c.count;a++){const h=c.number(a);for(const D of r.
array(r.entry(h,"Annots"))??[]){const U=(0,S.i9)(D)?D.number:-1;(U<0||n.has(U))&&t.appearances(r.dict(D)?.get("AP"))}const v=M.pace.step(1e3);v&&await v}return t.
fonts}class T{document;visit;seen=new Set;found=new Map;constructor(M){this.document=M,this.visit=new I._i(M)}get fonts(){return[...this.found.values()].sort((M,c)=>m(
M.name??"",c.name??"")||m(M.type??"",c.type??""))}resources(M){const c=[M];for(;c.length>0;){const t=this.fresh(c.pop());if(t){for(const n of this.entries(t,"Fo\
nt"))this.font(n,c);for(const n of["XObject","Pattern"])for(const a of this.entries(t,n))c.push(this.fresh(a)?.get("Resources"));for(const n of this.entries(t,"\
ExtGState")){const[a]=this.document.array(this.document.dict(n)?.get("Font"))??[];a!==void 0&&this.font(a,c)}}}}appearances(M){for(const c of this.document.dict(
M)?.values()??[]){const t=this.document.resolve(c);if(t instanceof S.Z6)this.appearance(c);else if(t instanceof S.Bi)for(const n of t.values())this.appearance(n)}}appearance(M){
this.resources(this.fresh(M)?.get("Resources"))}font(M,c){const t=this.fresh(M);if(!t)return;const{document:n}=this,a=(0,A.Vb)(n,t.get("Subtype"));a==="Type3"&&
c.push(t.get("Resources"));const h=(0,A.Vb)(n,t.get("BaseFont"))||(0,A.Vb)(n,(0,A.nb)(n,t)?.get("FontName")),{name:v,subset:D}=(0,A.GV)(h),U={name:h===""?null:(0,A.
MH)(v),type:(0,A.Vb)(n,(0,A.hL)(n,t)?.get("Subtype"))||a||null,embedded:(0,_.nq)(n,t),subset:D};this.found.set(JSON.stringify(U),U)}fresh(M){if(M===void 0||!this.
visit.first(M))return;const c=this.document.dict(M);if(!(!c||this.seen.has(c)))return(0,S.i9)(M)||this.seen.add(c),c}*entries(M,c){const t=M.get(c);if(t===void 0)
return;const n=this.fresh(t);n&&(yield*n.values())}}const m=(r,M)=>r<M?-1:r>M?1:0;var y=i(58143),x=i(65585);const P=({security:r})=>r?.locked===!0,O=r=>r.get(r.
catalogNumber)instanceof S.Bi,p=r=>!P(r)||O(r)&&l(r)===r.pages.count,e=r=>p(r)?r.pages.count:l(r)??u(r)??null,o=(r,M,c)=>c&&P(r)&&w(r)?null:M;async function s(r){
const M=O(r)?await R(r):[];return o(r,M,M.length===0)}async function f(r){const M=await(0,F.$x)(r);return o(r,M,M===!1)}function l(r){const M=r.get(r.catalogNumber),
c=(0,S.Zm)(M)?r.resolve(r.dict(M.get("Pages"))?.get("Count")):null;return typeof c=="number"&&Number.isInteger(c)&&c>0?c:void 0}function u(r){const M=(0,x.V)(r)?.
get("N");return typeof M=="number"&&Number.isInteger(M)&&M>0?M:void 0}function w({table:r}){return r.kind.subarray(0,r.size).includes(y.UT)}}),94673:((Z,X,i)=>{
i.d(X,{GS:()=>d,Br:()=>H,$J:()=>j,nj:()=>q,gd:()=>g});var F=i(54867),L=i(38990),B=i(35692),I=i(27793),S=i(67753),_=i(80397),A=i(10404),R=i(90603),T=i(66660),m=i(
6355),y=i(90191),x=i(65585),P=i(72040),O=i(269),p=i(90748),e=i(23516),o=i(49153),s=i(7548),f=i(80199),l=i(84805),u=i(60797),w=i(26157),r=i(52376),M=i(81465);class c{document;contents;hasTexts;reader;constructor(b,k,z,N){
this.document=b,this.contents=k,this.hasTexts=z,this.reader=N}static async of(b){const N=b.dict(b.catalog.get("StructTreeRoot"))!==void 0&&(await(0,s.zx)(b,["Ac\
tualText"])).ActualText.length>0&&(await(0,u.g$)(b))?.hasTexts===!0;return new c(b,new r.i(b),N,new M.X(b))}async hasText(b){const{document:k}=this;if(this.hasTexts)
return(await this.reader.page(b)).characters>0;const z=(0,l.iw)(k,b),{width:N,height:Y}=(0,f.iN)(z),Q=new a(N*z.userUnit,Y*z.userUnit);try{await this.contents.read(
b,Q)}catch(et){if(!(et instanceof t))throw et}return!Q.isEmpty}}class t extends Error{}const n=new t("A character was found");class a extends w.g{glyph(...b){if(super.
glyph(...b),!this.isEmpty)throw n}}var h=i(96706);async function v(E){const{count:b}=E.pages,k=new h.z(E,b);return J(async()=>{const z=[];for(let N=1;N<=b;N++)z.
push((await k.page(N)).characters);return z})}function D(E){const b=E.indexOf(0);return{count:E.filter(k=>k===0).length,first:b<0?null:b+1}}const U=5e3;async function V(E){
const{count:b}=E.pages;return b>U?null:J(async()=>{const k=await c.of(E),z=[];for(let N=0;N<b;N++){z.push(await k.hasText(N)?1:0);const Y=E.job.pace.step(1e3);Y&&
await Y}return D(z)})}async function J(E){try{return await E()}catch(b){if(b instanceof o.zU&&b.code==="limit_exceeded")return null;throw b}}function g(E){let b=!1;
return{quiet:{...E,onRepaired:()=>{b=!0}},wasRepaired:()=>b}}async function d(E,b){const{perPage:k,withBookmarks:z,repaired:N,size:Y}=b,Q=(0,p.yZ)(E),et=await(0,A.
Br)(E),tt=Q&&(0,p.St)(E)?await(0,B.w)(E):void 0,ht=await(0,p.Uz)(E),ot=Q?await(0,m.E)(E):[],nt=Q?await(0,F._)(E):[],at=nt.length>0?await $(E):null,rt=Q?await(0,R.
c)(E):0,{names:lt}=await(0,_.ds)(E),ut=await(0,p.xS)(E),ct=tt!==void 0&&!(0,p.ln)(E),st=k&&ct?await v(E):null,ft=k?st&&D(st):ct?await V(E):null;return{pageCount:(0,p.
YX)(E),fileSize:Y,version:Q?E.version:G(E),...(0,A._6)(E,et),pageSizes:tt?(0,e.mm)(tt):null,locked:(0,p.ln)(E),encryption:H(E),permissions:q(E),signatures:(0,p.
XK)(E,ot,ot.length===0),form:Q?await K(E):null,attachments:(0,p.XK)(E,nt.map(({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,
description:pt,relationship:vt})),nt.length===0),eInvoice:(0,p.XK)(E,at,at===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,p.XK)(E,rt,rt===0),tagged:Q?j(
E):null,claims:(0,p.XK)(E,lt,lt.length===0),javascript:ut,linearized:(0,x.V)(E)!==void 0,repaired:N,pagesWithoutText:ft&&{...ft},...k?{pages:tt?await(0,e.vg)(E,
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
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:N("allow_fill_form","allow_comment_and_fill_form")}}}),23516:((Z,X,i)=>{i.d(X,{fl:()=>T,mm:()=>A,
vg:()=>R});var F=i(34281),L=i(20138),B=i(80199),I=i(58247);const S=1e3;function _(y){const{width:x,height:P}=(0,B.iN)(y),O=p=>Math.round(p*y.userUnit*S)/S;return{
width:O(x),height:O(P)}}function A({kinds:y,kindOf:x}){const P=new Int32Array(y.length),O=new Int32Array(y.length);for(let e=x.length-1;e>=0;e--)P[x[e]]++,O[x[e]]=
e+1;const p=new Map;for(const[e,o]of y.entries()){const{width:s,height:f}=_(o),l=`${s} ${f}`,u=p.get(l);u?u.count+=P[e]:p.set(l,{width:s,height:f,count:P[e],firstPage:O[e]})}
return[...p.values()]}async function R(y,{kinds:x,kindOf:P},O){const p=await T(y),e=x.map(_);return Array.from(P,(o,s)=>({...e[o],rotation:x[o].rotation,label:p(
s),characters:O?.[s]??null}))}async function T(y){const x=await(0,L.Hr)(y);return P=>x?m(x(P)):null}function m({style:y,prefix:x,number:P}){return(x?(0,I.G)(x)??
"":"")+(0,F.Y)(y,P)}}),38990:((Z,X,i)=>{i.d(X,{QL:()=>_,bf:()=>S,fq:()=>p,hj:()=>O,i4:()=>x,iA:()=>R,pv:()=>P,qU:()=>m,tP:()=>A});var F=i(20381),L=i(16039),B=i(
90191),I=i(30729);function S(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const _="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),
A=100;function*R(s,{from:f=s.array((0,B.Wo)(s,"AcroForm")?.dict.get("Fields")),below:l,visit:u=new B._i(s),depth:w=1/0}={}){const r=[],M=(c=[],t)=>{for(let n=c.
length-1;n>=0;n--)r.push({value:c[n],parent:t})};M(f,l);for(let c=r.pop();c;c=r.pop()){const{value:t,parent:n}=c,a=(0,L.i9)(t)?s.get(t):t;if(!(0,L.Zm)(a)||!u.first(
t)||(n?.depth??0)>=w)continue;const h=s.resolve(a.get("T")),v=s.resolve(a.get("FT")),D=h instanceof L.Mx?(0,F.g7)(h):"",U={number:(0,L.i9)(t)?t.number:void 0,dict:a,
parent:n,part:D,name:o(n&&n.depth%A!==0?n.name:"",D),type:v instanceof L.SX?v.text:n?.type,depth:(n?.depth??0)+1};yield U,M(s.array(a.get("Kids")),U)}}const T=1e3,
m=(0,I.H)(y);async function y(s){const f=[];for(const l of R(s)){f.push(l);const u=s.job.pace.step(T);u&&await u}return f}function x(s){const f=new Set(s.flatMap(
({parent:l,dict:u})=>l&&u.has("T")?[l]:[]));return s.filter(l=>(l.dict.has("T")||!l.parent)&&!f.has(l))}function P(s,f){const l=s.resolve(O(s,f,"FT"));return l instanceof
L.SX?l.text:void 0}function O(s,f,l){for(const u of e(s,f)){const w=u.get(l);if(w!==void 0)return w}}function p(s,f){let l="";for(const u of e(s,f)){const w=s.resolve(
u.get("T"));w instanceof L.Mx&&(l=o((0,F.g7)(w),l))}return l}function*e(s,f){let l=f;for(let u=0;l&&u<A;u++)yield l,l=s.dict(l.get("Parent"))}const o=(s,f)=>s===
""||f===""?s+f:`${s}.${f}`}),35692:((Z,X,i)=>{i.d(X,{n:()=>y,w:()=>_});var F=i(269),L=i(66249),B=i(16039),I=i(30729),S=i(84805);const _=(0,I.H)(A);async function A(p){
const{pages:e,job:o}=p,s=new y(p),f=new Int32Array(e.count),l=new Set;for(let u=0;u<e.count;u++){s.goTo(u),f[u]=s.kind,l.add(s.resources);const w=o.pace.step(300);
w&&await w}return{kinds:s.kinds,kindOf:f,resources:l}}const R=["MediaBox","CropBox","Rotate","UserUnit"],T=2e3,m=/\(|(?:^|[^<])<(?!<)/;class y{document;kinds=[];kind=-1;resources;bytes;entries=new L.
R;index=-1;inherited;geometry=new x(R);own=new x(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(e){this.document=e}goTo(e){const{
document:o,entries:s,inherited:f}=this,{pages:l}=o,u=l.number(e),w=o.place(u),r=l.inheritedBy(e);if(this.index=e,this.inherited=r,!w||!o.locate(u,w,s)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=l.attribute(e,"Resources");return}(this.bytes?.buffer!==w.bytes.buffer||
this.bytes.byteOffset!==w.bytes.byteOffset)&&(this.bytes=(0,F.bS)(w.bytes));const[M,c]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!M||r!==f)&&
(this.kind=this.recognise(r)),(!c||r!==f)&&(this.resources=this.resourcesHere())}contents(){const{document:e,bytes:o}=this,s=e.pages.number(this.index);if(!o)return e.
entry(s,"Contents");const f=this.entries.find(o,"Contents");if(f<0)return;const{at:l}=this.entries;return O(o,l[f+2],l[f+3])??e.entry(s,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:e,index:o}=this,{pages:s}=e,[f,l]=this.own.of(0);if(f===l)return s.inheritedBy(o).Resources;const u=O(this.
bytes,f,l);if(u)return u;const w=()=>e.entry(s.number(o),"Resources");if(l-f>T)return w();const r=this.own.text();return e.security&&m.test(r)?w():(this.dictionaries.
has(r)||this.dictionaries.set(r,w()),this.dictionaries.get(r))}recognise(e){let o=this.recognised.get(e);o||this.recognised.set(e,o=new Map);const s=this.geometry.
text();let f=o.get(s);return f===void 0&&o.set(s,f=this.kindHere()),f}kindHere(){const e=(0,S.iw)(this.document,this.index),o=`${e.box.join(" ")} ${e.rotation} ${e.
userUnit}`;let s=this.kindOf.get(o);return s===void 0&&this.kindOf.set(o,s=this.kinds.push(e)-1),s}}class x{keys;bytes;from;to;constructor(e){this.keys=e,this.from=
new Int32Array(e.length),this.to=new Int32Array(e.length)}forget(){this.bytes=void 0}take(e,o){const{bytes:s,from:f,to:l,keys:u}=this;let w=s!==void 0;for(let r=0;r<
u.length;r++){const M=o.find(e,u[r]),c=M<0?0:o.at[M+2],t=M<0?0:o.at[M+3];w&&=P(s,f[r],l[r],e,c,t),f[r]=c,l[r]=t}return this.bytes=e,w}of(e){return[this.from[e],
this.to[e]]}text(){let e="";for(let o=0;o<this.keys.length;o++)e+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return e}}function P(p,e,o,s,f,l){
if(o-e!==l-f)return!1;for(let u=e,w=f;u<o;u++,w++)if(p[u]!==s[w])return!1;return!0}function O(p,e,o){if(!(0,F.yp)(p[e])||p[o-1]!==F.AV||p[o-2]!==F.Z4)return;const s=(0,F.
JI)(p,e,o),f=(0,F.JI)(p,s.after+1,o);return p[s.after]===F.Z4&&f.value>=0&&f.after===o-2?new B.oS(s.value,f.value):void 0}}),27793:((Z,X,i)=>{i.d(X,{i:()=>t,J:()=>c});
var F=i(80397),L=i(1480),B=i(10404),I=i(67753);const S=40,_={units:0n,scale:0};function A(g){const d=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(g),[,C,W="",$=""]=d??[],K=W+
$;if(!(!d||K===""||K.length>S))return{units:C==="-"?-BigInt(K):BigInt(K),scale:$.length}}const R=({units:g,scale:d},C)=>g*10n**BigInt(C-d);function T(g,d){const C=Math.
max(g.scale,d.scale);return{units:R(g,C)+R(d,C),scale:C}}const m=({units:g,scale:d})=>({units:-g,scale:d}),y=(g,d)=>T(g,m(d)),x=(g,d)=>({units:g.units*d.units,scale:g.
scale+d.scale}),P=g=>g.units<0n?m(g):g,O=(g,d)=>y(g,d).units>0n,p=g=>g.reduce(T,_);function e(g){if(g.scale<=2)return{units:R(g,2),scale:2};const d=10n**BigInt(
g.scale-2),C=g.units*2n+d,W=d*2n,$=C/W;return{units:C%W<0n?$-1n:$,scale:2}}function o(g,d){const C=s(g);return C.length>0?C:new u(g,d).broken()}function s({lines:g,
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
d.every(({basis:$,rate:K,amount:G})=>{const j=e(x(x(r($),r(K)),f));return O(l,P(y(P(r(G)),P(j))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:d,tax:C}=this.invoice.totals;this.compare("15","gross",T(r(d),r(C)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:d,paid:C,rounding:W,due:$}=this.invoice.totals;if($===null)return;const K=T(
y(r(d),r(C)),r(W)),G="the amount due (BT-115)",j="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",$,K,{total:G,from:j});const H=p(this.invoice.thirdPartyCharges.map(({amount:q})=>r(q)));this.exact("BR-FXEXT-CO-16",$,T(K,H),{total:G,from:`${j} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(d,C,W,$,K){const G=this.
invoice.totals[C];if(G===null&&["lines","net","gross"].includes(C))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${d}`,G,W,K);const j={units:BigInt(
$),scale:2};O(P(y(r(G),e(W))),j)&&this.found.push(w(`BR-FXEXT-CO-${d}`,K))}exact(d,C,W,$){y(r(C),e(W)).units!==0n&&this.found.push(w(d,$))}}const w=(g,{total:d,
from:C})=>({rule:g,message:`${d} differs from ${C}`}),r=g=>g===null?_:A(g)??_,M=g=>p(g.map(({amount:d})=>r(d)));async function c(g){const{invoices:d,refused:C}=await(0,I.
sc)(g),[W,$]=d;if(!W)return[C?`the attached XML ${C.reason}`:"there is no XML in CII or UBL"];const K=await(0,I.Uj)(g),G=await(0,B.Br)(g);return[...$?[`there ar\
e ${d.length} invoices, where one is allowed`]:[],...n(W,K),...h(G,K),...await U(g),...J(g,W),...D(W.invoice).map(({rule:j,message:H})=>`${j}: ${H}`),...o(W.invoice,
W.profile?.level).map(({rule:j,message:H})=>`${j}: ${H}`)]}const t=(g,d)=>n(g,d).length===0;function n({syntax:g,profile:d,file:C},W){if(g==="UBL")return["the X\
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
the document (/AF)"),K}}),80397:((Z,X,i)=>{i.d(X,{Ip:()=>R,XM:()=>P,Xb:()=>x,ds:()=>A,qg:()=>y});var F=i(58247),L=i(30729),B=i(1480),I=i(10404),S=i(34331),_=i(31808);
const A=(0,L.H)(async e=>R(e,await(0,I.Br)(e)));function R(e,o){const s=(M,c)=>(0,F.w)((0,S.sm)(o,M,c)[0]??""),f=m(s("pdfaid","part"),s("pdfaid","conformance").
toLowerCase()),l=T(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,w=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,F.G)(e.resolve(
(0,I._U)(e)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],r=[f?.name,l,...w.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.test(
M))];return{archive:f,accessible:l,names:r.filter(M=>M!==void 0)}}const T=e=>/^[1-9]$/.test(e);function m(e,o){if(!T(e))return;const s=/^[abuef]$/.test(o)?o:"";
return{part:Number(e),level:s,name:`PDF/A-${e}${s}`}}function y(e,o,s,f){return o&&p(e,o,[B.dK.pdfaid]),x(s,f)}const x=({name:e},o)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${e}: ${o}.`});async function P(e){const o=await(0,I.Br)(e);if(!o)return[];const{archive:s,accessible:f}=R(e,o);
p(e,o,[B.dK.pdfaid,B.dK.pdfuaid]);const l=[s?.name,f].filter(u=>u!==void 0);return l.length>0?[O(l)]:[]}const O=e=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function p(e,o,s){o.properties.some(({namespace:f})=>s.includes(f))&&(0,_.
_L)(e,(0,_.QH)(o,({namespace:f})=>s.includes(f),[]))}}),31808:((Z,X,i)=>{i.d(X,{QH:()=>I,T3:()=>S,_L:()=>T});var F=i(1480),L=i(54075),B=i(16039);function I(m,y,x){
const{text:P,properties:O,end:p,about:e}=m,o=[];let s=0;for(const f of O.filter(y).sort((l,u)=>l.from-u.from))f.from<s||(o.push(P.slice(s,f.from)),s=f.to);return o.
push(P.slice(s,Math.max(p,s))),x.length>0&&o.push(_(x,e)),o.push(P.slice(Math.max(p,s))),R(o.join(""))}function S(m){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${F.dK.rdf}">
${_(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(m,y){const P=[...new Set(m.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${F.dK[p]}"`).join(""),O=m.map(({prefix:p,name:e,form:o,values:s})=>`\
<${p}:${e}>${A(o,s)}</${p}:${e}>
`);return`<rdf:Description xmlns:rdf="${F.dK.rdf}" rdf:about="${(0,L.X)(y)}"${P}>
${O.join("")}</rdf:Description>
`}function A(m,y){const x=P=>y.map(O=>`<rdf:li${P}>${(0,L.X)(O)}</rdf:li>`).join("");switch(m){case"simple":return(0,L.X)(y[0]??"");case"alternative":return`<rd\
f:Alt>${x(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${x("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${x("")}</rdf:Bag>`}}const R=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function T(m,y){const x=m.catalog.get("Metadata"),P=m.resolve(x),O=P instanceof B.Z6?[...P.dict].
filter(([o])=>!["Filter","DecodeParms","Length"].includes(o)):[],p=new B.Bi([["Type",new B.SX("Metadata")],["Subtype",new B.SX("XML")],...O]),e=new B.Z6(p,Buffer.
from(y,"utf8"));(0,B.i9)(x)&&P instanceof B.Z6?m.put(x,e):m.edit(m.catalogNumber).set("Metadata",m.add(e))}}),34281:((Z,X,i)=>{i.d(X,{Y:()=>F});function F(A,R){
switch(A){case"D":return String(R);case"R":return S(R);case"r":return S(R).toLowerCase();case"A":return _(R);case"a":return _(R).toLowerCase();default:return""}}
const L=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],B=1e5,I=2600;function S(A){
if(A>B)return String(A);let R="",T=A;for(const[m,y]of L)for(;T>=m;)R+=y,T-=m;return R}function _(A){return A>I?String(A):String.fromCharCode(65+(A-1)%26).repeat(
Math.ceil(A/26))}}),20138:((Z,X,i)=>{i.d(X,{Hr:()=>I,Zh:()=>S,qm:()=>_});var F=i(88960),L=i(16039),B=i(78713);async function I(m){const y=m.catalog.get("PageLab\
els");if(!m.dict(y))return;const x=(await(0,B.Zc)(m,y,"Nums")).map(([O,p])=>({first:Number(O),label:m.dict(p)})).filter(({first:O})=>Number.isInteger(O)&&O>=0).
sort((O,p)=>O.first-p.first).map(({first:O,label:p})=>({first:O,...A(m,p)})),P=x.map(({first:O})=>O);return O=>{const p=x[(0,F.M)(P,O)-1];return p?{...p,number:p.
start+O-p.first}:{style:"D",prefix:void 0,number:O+1}}}function S(m,y){const x=[];let P,O=0;for(const p of y)(!P||!R(P,p))&&x.push([O,T(p)]),P=p,O++;return(0,B.
H6)(m,x,"Nums")}async function _(m,y){const x=await I(m);if(!x)return;const P=S(m,Array.from(y,O=>x(O-1)));m.editCatalog().set("PageLabels",m.add(P))}function A(m,y){
const x=m.resolve(y?.get("S")),P=m.resolve(y?.get("P")),O=m.resolve(y?.get("St"));return{style:x instanceof L.SX?x.text:void 0,prefix:P instanceof L.Mx&&P.bytes.
length>0?P:void 0,start:typeof O=="number"&&Number.isInteger(O)&&O>=1?O:1}}function R(m,y){return m.style!==y.style||y.style!==void 0&&y.number!==m.number+1?!1:
m.prefix===y.prefix?!0:!!m.prefix&&!!y.prefix&&Buffer.compare(m.prefix.bytes,y.prefix.bytes)===0}function T({style:m,prefix:y,number:x}){return(0,L.jd)({S:m===void 0?
void 0:(0,L.UU)(m),P:y,St:m===void 0||x===1?void 0:x})}}),6355:((Z,X,i)=>{i.d(X,{E:()=>A});var F=i(38917),L=i(11275),B=i(16039),I=i(38990),S=i(75767),_=i(58247);
async function A(T){const m=await(0,I.qU)(T),{ByteRange:y,Sig:x}=await(0,S.S)(T),P=y.length>0?x:[],O=T.resolve(T.dict(T.catalog.get("Perms"))?.get("DocMDP")),p=[],
e=new Set,o=(l,u)=>{const w=T.resolve((0,I.hj)(T,l,"V")),r=(0,B.Zm)(w)?w:void 0;r&&e.add(r),p.push(R(T,(0,_.w)(u)||null,r,O))};for(const{dict:l}of m)e.add(l);for(const{
type:l,dict:u,name:w}of(0,I.i4)(m))l==="Sig"&&o(u,w);const s=P.flatMap(l=>{const u=T.get(l);if(!((0,B.Zm)(u)&&!e.has(u)&&(u.has("T")||(0,B.Eo)(u.get("Subtype"),
"Widget")))||!(0,B.Eo)(T.resolve((0,I.hj)(T,u,"FT")),"Sig"))return[];const r=T.resolve((0,I.hj)(T,u,"V"));return(0,B.Zm)(r)&&!e.has(r)?[{number:l,field:u}]:[]});
if(s.length>0){const{live:l}=await(0,L.Gy)(T);for(const{number:u,field:w}of s)l[u]===1&&o(w,(0,I.fq)(T,w))}const f=T.dict(T.catalog.get("Perms"));for(const l of[
"UR3","UR"]){const u=T.dict(f?.get(l));u&&p.push({...R(T,null,u,null),kind:"usage_rights"})}return p}function R(T,m,y,x){if(!y)return{field:m,signed:!1,kind:null,
subFilter:null,signer:null,date:null};const P=T.resolve(y.get("SubFilter")),O=(0,B.Eo)(T.resolve(y.get("Type")),"DocTimeStamp")||(0,B.Eo)(P,"ETSI.RFC3161");return{
field:m,signed:!0,kind:O?"timestamp":y===x?"certification":"approval",subFilter:P instanceof B.SX?P.text:null,signer:(0,_.G)(T.resolve(y.get("Name"))),date:(0,F.
_)((0,_.G)(T.resolve(y.get("M")))??"")??null}}}),30729:((Z,X,i)=>{i.d(X,{H:()=>F});function F(L){const B=new WeakMap;return I=>{if(I.hasChanges)return L(I);const S=B.
get(I);if(S)return S.answer;const _=L(I);return B.set(I,{answer:_}),_}}}),11275:((Z,X,i)=>{i.d(X,{Gy:()=>x,Rf:()=>P,Ip:()=>O});var F=i(58143),L=i(9448),B=i(48024);
class I{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new B.s;signed=new Set;constructor(t,n,a){this.detail=n,this.strings=
a,this.scan.strings=a;const h=new Int32Array(n?8*t:t);this.done=new Uint8Array(n?t:0);const v=D=>h.subarray(D*t,(D+1)*t);this.end=v(0),this.valueEnd=v(1),this.dataStart=
v(2),this.dataEnd=v(3),this.lengthStart=v(4),this.lengthEnd=v(5),this.from=v(6),this.to=v(7)}}var S=i(269),_=i(66249),A=i(66498),R=i(16039);class T{scan=new B.s;ranges=new Map}
const m=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,n,a){this.walked=a,this.live=new Uint8Array(t),this.via=new Int32Array(n?
t:0)}}async function x(c,{watched:t}={}){const{markings:n,referrers:a}=await P([c],{watched:t,detail:!0}),{live:h,via:v}=n[0];return{live:h,via:v,referrers:a}}async function P(c,t={}){
const n=new f(c,t);return await n.run(),n}function O(c,{repairs:t}){for(const{part:n,number:a,value:h}of t)c[n].put(a,h)}const p=100,e=100,o=-2;function s(c){if(c instanceof
R.Z6)return c.data.length+s(c.dict);if(Array.isArray(c))return 12*c.length;if(!(c instanceof R.Bi))return p;let t=30*c.size;for(const n of c.values())Array.isArray(
n)&&(t+=12*n.length);return t}class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new _.
R;strings;alias;constructor(t,{detail:n=!1,strings:a=!1,watched:h,alias:v}){if(this.documents=t,this.strings=a,this.alias=v,this.markings=t.map(D=>new y(D.size,
h!==void 0,u(D,a||n,a))),!!h){this.watched=new Uint8Array(t[0].size);for(const D of h)this.watched[D]=1}}async run(){const{documents:t,stack:n}=this,[a]=t;for(const[
h,v]of a.trailer)h!=="Encrypt"&&this.followValue(0,v);for(;n.length>0;){const h=n.pop(),v=h%t.length,D=a.job.pace.step(this.follow(v,(h-v)/t.length));D&&await D}
for(const{live:h,signed:v,walked:D}of this.markings)for(const U of D.signed)h[U]===1&&v.add(U)}visit(t,n){this.alias&&({part:t,number:n}=this.alias(t,n)??{part:t,
number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const a=this.markings[t],{live:h}=a;n<=0||n>=h.length||h[n]!==0||!this.documents[t].
exists(n)||(h[n]=1,this.watched&&(a.via[n]=this.current),this.stack.push(n*this.documents.length+t))}follow(t,n){const a=this.documents[t],h=this.markings[t],{walked:v}=h;
if(this.current=n,h.count++,a.isChanged(n))return this.followChanged(a,h,t,n);if(v.done[n]===1)return this.followAgain(a,h,t,n);const{scan:D,detail:U}=v;U||(D.used=
0);const V=D.used,J=a.table.kind[n]===F.tL?this.walk(a,v,n):this.walkPlace(a,n,D);return J<0||D.byteRange&&this.isSignature(v.signed,n)?this.forget(D,V).followRepaired(
a,t,n):(h.bytes+=J,U&&(v.from[n]=V,v.to[n]=D.used,v.valueEnd[n]=this.extent.valueEnd,v.done[n]=1),this.followMarks(t,D,V,D.used,D.lengthStart),e+J)}followChanged(t,n,a,h){
const v=t.patched(h);if(!v){const d=t.edited.get(h);return l(d)||d===null?this.followRepaired(t,a,h):(this.followValue(a,d),n.bytes+=s(d),e)}const{detail:D}=n.walked;
if(v.references&&!D&&!t.suspect){for(let d=v.first;d<v.last;d++)this.visit(a,v.references[d]);return n.bytes+=v.end-v.start,e}const{scan:U,ranges:V}=w(n);D||(U.
used=0);const J=U.used,g=this.walkPlace(t,h,U);return g<0||U.byteRange&&this.isSignature(n.signed,h)?this.forget(U,J).followRepaired(t,a,h):(n.bytes+=g,D&&V.set(
h,{from:J,to:U.used,valueEnd:this.extent.valueEnd}),this.followMarks(a,U,J,U.used,U.lengthStart),e+g)}followAgain(t,n,a,h){const{walked:v}=n;return n.bytes+=v.end[h]>
0?v.end[h]-t.table.place[h]:p,this.followMarks(a,v.scan,v.from[h],v.to[h],v.lengthStart[h]),e}isSignature(t,n){return t.add(n),this.strings}followMarks(t,{marks:n},a,h,v){
const D=this.strings?v:o;for(let U=a;U<h;U+=3)n[U]!==B.A&&n[U+1]!==D&&this.visit(t,n[U])}forget(t,n){return t.used=n,this}followRepaired(t,n,a){const h=t.get(a),
v=l(h)?t.resolve(h):h;return v===null?(this.markings[n].live[a]=m,this.markings[n].count--):this.repair(n,a,v),e}repair(t,n,a){this.repairs.push({part:t,number:n,
value:a}),this.followValue(t,a)}followValue(t,n){const a=[n];for(;a.length>0;){const h=a.pop();if(h instanceof R.oS)this.visit(h instanceof R.rV?h.part:t,h.number);else if(Array.
isArray(h))for(const v of h)a.push(v);else if(h instanceof R.Bi){h.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const v of h.values())a.push(
v)}else if(h instanceof R.Z6)for(const[v,D]of h.dict)v!=="Length"&&a.push(D)}}walk(t,n,a){const{extent:h}=this,{bytes:v}=t,{scan:D}=n,U=t.bodies[a];D.forgetLength();
const{kept:V}=this,J=!this.strings&&t.recallEntries(a,V);J&&D.append(V.scan.marks,V.marksFrom,V.marksTo);const g=J?V.close+2:D.value(v,U,v.length);return g<0||v[g-
1]===S.AV||!(0,L.x)(t,g,D,h)||t.suspect&&!(0,A.D)(v,U,g)?-1:(h.dataStart<0&&(D.lengthStart=-1),n.end[a]=h.end,n.detail&&(n.dataStart[a]=h.dataStart,n.dataEnd[a]=
h.dataEnd,n.lengthStart[a]=D.lengthStart,n.lengthEnd[a]=D.lengthEnd),h.end-t.table.place[a])}walkPlace(t,n,a){const h=t.place(n);if(!h)return-1;const{bytes:v,start:D,
end:U}=h;a.forgetLength();const V=a.value(v,D,U);return a.lengthStart=-1,V<0&&!M(v,D,U)||r(v,D,U)||V>0&&v[V-1]===S.AV||V>=0&&(0,S.AN)(v,V,U)<U||t.suspect&&!(0,A.
D)(v,D,U)?-1:(this.extent.valueEnd=V<0?U:V,U-D)}}const l=c=>c instanceof R.oS&&!(c instanceof R.rV);function u(c,t,n){const a=c.walked;if(a?.strings===n)return a;
const h=new I(c.size,t,n);return t&&(c.walked=h),h}function w(c){return c.patches||(c.patches=new T,c.patches.scan.strings=c.walked.strings),c.patches}function r(c,t,n){
const a=(0,S.AN)(c,t,n);return a>=n||c[a]===S.yq&&(0,S.wb)(c,a,"null")}function M(c,t,n){for(let a=t;a<n;a++)if("<([/%".includes(String.fromCharCode(c[a])))return!1;
return!0}}),65585:((Z,X,i)=>{i.d(X,{V:()=>I});var F=i(269),L=i(48118),B=i(16039);function I({bytes:S,job:_}){const A=(0,F.bS)(S).subarray(0,1024),R=A.indexOf(" \
obj");if(R<0||!A.includes("/Linearized"))return;const T=new L.i(S,R+4,Math.min(S.length,R+2048),_.limits.nesting).value();return(0,B.Zm)(T)&&T.has("Linearized")&&
T.get("L")===S.length?T:void 0}}),7548:((Z,X,i)=>{i.d(X,{Av:()=>T,RJ:()=>x,V3:()=>y,vb:()=>P,zx:()=>R});var F=i(58143),L=i(88960),B=i(269),I=i(48024);const S=2048,
_=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function R(e,o){const{found:s,all:f}=await m(e,o),l=u=>[...new Set([...u,...f])].sort((w,r)=>w-r);return Object.
fromEntries(o.map(u=>[u,l(s[u])]))}async function T(e,o){const{found:s,all:f}=await m(e,o);for(const l of Object.values(s))for(const u of l)f.add(u);return f}async function m(e,o){
const s=o.map(w=>{const[r="",...M]=[...w].map(t=>t.replace(/\W/,"\\$&")),c=/\W/.test(w)?A:"\\w";return`${r}(?:${M.join("")}|${c}{0,${Math.max(0,w.length-2)}}#)`}),
f=new RegExp(`/(?:${s.join("|")}|#)`,"g"),l=Object.fromEntries(o.map(w=>[w,new Set])),u=new Set;await x(e,(w,r,M,c)=>{const t=w.toString("latin1",r,M);f.lastIndex=
0;for(let n=f.exec(t);n;n=f.exec(t)){const a=c(r+n.index);a!==void 0&&(n[0].endsWith("#")?u.add(a):l[n[0].slice(1)].add(a))}});for(const w of P(e))u.add(w);return{
found:l,all:u}}async function y(e,o){const s=await R(e,o);return[...new Set(Object.values(s).flat())].sort((f,l)=>f-l)}async function x(e,o){const{bytes:s,table:f}=e,
l=O(e),u=new Int32Array(l.length);for(let t=0;t<l.length;t++)u[t]=f.place[l[t]];const w=(0,B.bS)(s),r=t=>l[(0,L.M)(u,t)-1],M=new I.s;let c=0;for(let t=0;t<l.length;t++){
const n=t+1===l.length,a=n?s.length:u[t+1],h=a-u[t]>S;if(!h&&!n&&a-c<_)continue;if(h){u[t]>c&&o(w,c,u[t],r),M.reset();const D=M.value(s,e.bodies[l[t]],a);o(w,u[t],
D<0?a:D,r)}else o(w,c,a,r);const v=e.job.pace.step(Math.min(a-c,_));v&&await v,c=a}for(const[t,n]of p(e)){const a=e.objectStream(t);if(!a)continue;const h=new Set(
n),{starts:v}=a;o((0,B.bS)(a.data),0,a.data.length,U=>{const V=a.numbers[(0,L.M)(v,U)-1];return V!==void 0&&h.has(V)?V:void 0});const D=e.job.pace.step(a.data.length);
D&&await D}}function*P(e){for(let o=1;e.hasChanges&&o<e.size;o++)e.isChanged(o)&&e.exists(o)&&(yield o)}function O(e){const{table:o,hasChanges:s}=e,f=[];let l=!0,
u=-1;for(let w=1;w<o.size;w++){if(o.kind[w]!==F.tL||s&&e.isChanged(w))continue;const r=o.place[w];l&&=r>=u,u=r,f.push(w)}return l?f:f.sort((w,r)=>o.place[w]-o.place[r])}
function p(e){const{table:o,hasChanges:s}=e,f=new Map;for(let l=1;l<o.size;l++){if(o.kind[l]!==F.UT||s&&e.isChanged(l))continue;const u=o.place[l],w=f.get(u);w?
w.push(l):f.set(u,[l])}return f}}),38504:((Z,X,i)=>{i.d(X,{C:()=>L,L:()=>B});var F=i(16039);function L(I,S){const _=[I];for(;_.length>0;){const A=_.pop(),R=A instanceof
F.Z6?A.dict:A;if(Array.isArray(R))for(const T of R)_.push(T);else if(R instanceof F.Bi){S(R);for(const T of R.values())_.push(T)}}}function B(I,S){const _=[];return L(
I,A=>{_.length===0&&S(A)&&_.push(A)}),_.length>0}}),88960:((Z,X,i)=>{i.d(X,{B:()=>F,M:()=>L});const F=(I,S)=>B(I,S,!1),L=(I,S)=>B(I,S,!0);function B(I,S,_){let[
A,R]=[0,I.length];for(;A<R;){const T=A+R>>1,m=I[T];m<S||_&&m===S?A=T+1:R=T}return A}})};
