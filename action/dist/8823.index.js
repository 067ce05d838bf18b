"use strict";exports.id=8823,exports.ids=[8823],exports.modules={90748:((j,W,c)=>{c.d(W,{Uz:()=>n,St:()=>f,yZ:()=>m,xS:()=>g,ln:()=>P,YX:()=>s,XK:()=>h});var U=c(76725),L=c(
35692),A=c(75767),C=c(90191),R=c(16039),I=c(55123),T=c(65710);async function _(r){const{job:o,pages:e}=r,t=new M(r);for(const u of(await(0,L.w)(r)).resources){t.
resources(u);const v=o.pace.step(100);v&&await v}const i=new Set((await(0,A.S)(r)).AP);for(let u=0;i.size>0&&u<e.count;u++){const v=e.number(u);for(const a of r.
array(r.entry(v,"Annots"))??[]){const B=(0,R.i9)(a)?a.number:-1;(B<0||i.has(B))&&t.appearances(r.dict(a)?.get("AP"))}const D=o.pace.step(1e3);D&&await D}return t.
fonts}class M{document;visit;seen=new Set;found=new Map;constructor(o){this.document=o,this.visit=new C._i(o)}get fonts(){return[...this.found.values()].sort((o,e)=>w(
o.name??"",e.name??"")||w(o.type??"",e.type??""))}resources(o){const e=[o];for(;e.length>0;){const t=this.fresh(e.pop());if(t){for(const i of this.entries(t,"Fo\
nt"))this.font(i,e);for(const i of["XObject","Pattern"])for(const u of this.entries(t,i))e.push(this.fresh(u)?.get("Resources"));for(const i of this.entries(t,"\
ExtGState")){const[u]=this.document.array(this.document.dict(i)?.get("Font"))??[];u!==void 0&&this.font(u,e)}}}}appearances(o){for(const e of this.document.dict(
o)?.values()??[]){const t=this.document.resolve(e);if(t instanceof R.Z6)this.appearance(e);else if(t instanceof R.Bi)for(const i of t.values())this.appearance(i)}}appearance(o){
this.resources(this.fresh(o)?.get("Resources"))}font(o,e){const t=this.fresh(o);if(!t)return;const{document:i}=this,u=(0,T.Vb)(i,t.get("Subtype"));u==="Type3"&&
e.push(t.get("Resources"));const v=(0,T.Vb)(i,t.get("BaseFont"))||(0,T.Vb)(i,(0,T.nb)(i,t)?.get("FontName")),{name:D,subset:a}=(0,T.GV)(v),B={name:v===""?null:(0,T.
MH)(D),type:(0,T.Vb)(i,(0,T.hL)(i,t)?.get("Subtype"))||u||null,embedded:(0,I.nq)(i,t),subset:a};this.found.set(JSON.stringify(B),B)}fresh(o){if(o===void 0||!this.
visit.first(o))return;const e=this.document.dict(o);if(!(!e||this.seen.has(e)))return(0,R.i9)(o)||this.seen.add(e),e}*entries(o,e){const t=o.get(e);if(t===void 0)
return;const i=this.fresh(t);i&&(yield*i.values())}}const w=(r,o)=>r<o?-1:r>o?1:0;var y=c(58143),x=c(65585);const P=({security:r})=>r?.locked===!0,m=r=>r.get(r.
catalogNumber)instanceof R.Bi,f=r=>!P(r)||m(r)&&d(r)===r.pages.count,s=r=>f(r)?r.pages.count:d(r)??p(r)??null,h=(r,o,e)=>e&&P(r)&&S(r)?null:o;async function n(r){
const o=m(r)?await _(r):[];return h(r,o,o.length===0)}async function g(r){const o=await(0,U.$x)(r);return h(r,o,o===!1)}function d(r){const o=r.get(r.catalogNumber),
e=(0,R.Zm)(o)?r.resolve(r.dict(o.get("Pages"))?.get("Count")):null;return typeof e=="number"&&Number.isInteger(e)&&e>0?e:void 0}function p(r){const o=(0,x.V)(r)?.
get("N");return typeof o=="number"&&Number.isInteger(o)&&o>0?o:void 0}function S({table:r}){return r.kind.subarray(0,r.size).includes(y.UT)}}),20357:((j,W,c)=>{
c.d(W,{GS:()=>S,Br:()=>v,$J:()=>u,nj:()=>D,gd:()=>p});var U=c(54867),L=c(38990),A=c(35692),C=c(27793),R=c(67753),I=c(80397),T=c(10404),_=c(90603),M=c(66660),w=c(
6355),y=c(90191),x=c(65585),P=c(72040),m=c(269),f=c(90748),s=c(23516),h=c(49153),n=c(96706);async function g(a){const{count:B}=a.pages,K=new n.z(a,B),V=[];try{for(let l=1;l<=
B;l++)V.push((await K.page(l)).characters)}catch(l){if(l instanceof h.zU&&l.code==="limit_exceeded")return null;throw l}return V}function d(a){const B=a.indexOf(
0);return{count:a.filter(K=>K===0).length,first:B<0?null:B+1}}function p(a){let B=!1;return{quiet:{...a,onRepaired:()=>{B=!0}},wasRepaired:()=>B}}async function S(a,B){
const{perPage:K,withBookmarks:V,repaired:l,size:E}=B,O=(0,f.yZ)(a),F=await(0,T.Br)(a),b=O&&(0,f.St)(a)?await(0,A.w)(a):void 0,$=await(0,f.Uz)(a),k=O?await(0,w.E)(
a):[],X=O?await(0,U._)(a):[],N=X.length>0?await e(a):null,z=O?await(0,_.c)(a):0,{names:G}=await(0,I.ds)(a),H=K&&b&&!(0,f.ln)(a)?await g(a):null;return{pageCount:(0,f.
YX)(a),fileSize:E,version:O?a.version:i(a),...(0,T._6)(a,F),pageSizes:b?(0,s.mm)(b):null,locked:(0,f.ln)(a),encryption:v(a),permissions:D(a),signatures:(0,f.XK)(
a,k,k.length===0),form:O?await t(a):null,attachments:(0,f.XK)(a,X.map(({name:Z,size:J,mimeType:Q,description:Y,relationship:q})=>({name:Z,size:J,mimeType:Q,description:Y,
relationship:q})),X.length===0),eInvoice:(0,f.XK)(a,N,N===null),fonts:$?.map(Z=>({...Z}))??null,bookmarks:(0,f.XK)(a,z,z===0),tagged:O?u(a):null,claims:(0,f.XK)(
a,G,G.length===0),javascript:await(0,f.xS)(a),linearized:(0,x.V)(a)!==void 0,repaired:l,...K?{pages:b?await(0,s.vg)(a,b,H):null,pagesWithoutText:H&&d(H)}:{},...V?
{bookmarkList:(0,f.ln)(a)?null:await r(a)}:{}}}const r=async a=>({bookmarks:(await(0,M.gg)(a)).map(o)}),o=({title:a,page:B,open:K,children:V})=>({title:a,page:B,
open:K,children:V.map(o)});async function e(a){const[B]=(await(0,R.sc)(a)).invoices;if(!B)return null;const K=await(0,R.Uj)(a),{file:V,syntax:l,profile:E}=B;return{
file:V,syntax:l,profile:E?.level??null,level:K?.level??null,agrees:(0,C.i)(B,K)}}async function t(a){const B=(0,y.Wo)(a,"AcroForm");if(!B)return null;const K=a.
resolve(B.dict.get("XFA"))!==null,V=(0,L.i4)(await(0,L.qU)(a)).map(({name:E},O)=>E===""?O:E),l=new Set(V).size;return l===0&&!K?null:{fields:l,xfa:K}}function i({
bytes:a}){return/%PDF-(\d\.\d)/.exec((0,m.bS)(a).toString("latin1",0,1032))?.[1]??null}function u(a){return a.resolve((0,y.Wo)(a,"MarkInfo")?.dict.get("Marked"))===
!0&&(0,y.Wo)(a,"StructTreeRoot")!==void 0}function v({security:a}){if(!a)return null;const{algorithm:B,keyBits:K=null,opensWithoutPassword:V}=a;return{algorithm:B?.
replace(/^RC4-.*/,"RC4")??null,keyBits:K,opensWithoutPassword:V}}function D({security:a}){const B=new Set(a?(0,P.vc)(a.permissions):[]),K=a?.revision===2,V=a!==
void 0&&a.revision===void 0,l=(E,O)=>V?null:!B.has(K?O:E);return{allowPrint:l("allow_print","allow_print"),allowPrintHighResolution:l("allow_print_high_resoluti\
on","allow_print"),allowChangeContent:l("allow_change_content","allow_change_content"),allowAssembleDocument:l("allow_assemble_document","allow_change_content"),
allowCopyContent:l("allow_copy_content","allow_copy_content"),allowAccessibility:l("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:l("allow_\
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:l("allow_fill_form","allow_comment_and_fill_form")}}}),23516:((j,W,c)=>{c.d(W,{fl:()=>M,mm:()=>T,
vg:()=>_});var U=c(34281),L=c(20138),A=c(80199),C=c(58247);const R=1e3;function I(y){const{width:x,height:P}=(0,A.iN)(y),m=f=>Math.round(f*y.userUnit*R)/R;return{
width:m(x),height:m(P)}}function T({kinds:y,kindOf:x}){const P=new Int32Array(y.length),m=new Int32Array(y.length);for(let s=x.length-1;s>=0;s--)P[x[s]]++,m[x[s]]=
s+1;const f=new Map;for(const[s,h]of y.entries()){const{width:n,height:g}=I(h),d=`${n} ${g}`,p=f.get(d);p?p.count+=P[s]:f.set(d,{width:n,height:g,count:P[s],firstPage:m[s]})}
return[...f.values()]}async function _(y,{kinds:x,kindOf:P},m){const f=await M(y),s=x.map(I);return Array.from(P,(h,n)=>({...s[h],rotation:x[h].rotation,label:f(
n),characters:m?.[n]??null}))}async function M(y){const x=await(0,L.Hr)(y);return P=>x?w(x(P)):null}function w({style:y,prefix:x,number:P}){return(x?(0,C.G)(x)??
"":"")+(0,U.Y)(y,P)}}),38990:((j,W,c)=>{c.d(W,{QL:()=>I,bf:()=>R,fq:()=>f,hj:()=>m,i4:()=>x,iA:()=>_,pv:()=>P,qU:()=>w,tP:()=>T});var U=c(20381),L=c(16039),A=c(
90191),C=c(30729);function R(n){for(;n.part===""&&n.parent;)n=n.parent;return n}const I="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),
T=100;function*_(n,{from:g=n.array((0,A.Wo)(n,"AcroForm")?.dict.get("Fields")),below:d,visit:p=new A._i(n),depth:S=1/0}={}){const r=[],o=(e=[],t)=>{for(let i=e.
length-1;i>=0;i--)r.push({value:e[i],parent:t})};o(g,d);for(let e=r.pop();e;e=r.pop()){const{value:t,parent:i}=e,u=(0,L.i9)(t)?n.get(t):t;if(!(0,L.Zm)(u)||!p.first(
t)||(i?.depth??0)>=S)continue;const v=n.resolve(u.get("T")),D=n.resolve(u.get("FT")),a=v instanceof L.Mx?(0,U.g7)(v):"",B={number:(0,L.i9)(t)?t.number:void 0,dict:u,
parent:i,part:a,name:h(i&&i.depth%T!==0?i.name:"",a),type:D instanceof L.SX?D.text:i?.type,depth:(i?.depth??0)+1};yield B,o(n.array(u.get("Kids")),B)}}const M=1e3,
w=(0,C.H)(y);async function y(n){const g=[];for(const d of _(n)){g.push(d);const p=n.job.pace.step(M);p&&await p}return g}function x(n){const g=new Set(n.flatMap(
({parent:d,dict:p})=>d&&p.has("T")?[d]:[]));return n.filter(d=>(d.dict.has("T")||!d.parent)&&!g.has(d))}function P(n,g){const d=n.resolve(m(n,g,"FT"));return d instanceof
L.SX?d.text:void 0}function m(n,g,d){for(const p of s(n,g)){const S=p.get(d);if(S!==void 0)return S}}function f(n,g){let d="";for(const p of s(n,g)){const S=n.resolve(
p.get("T"));S instanceof L.Mx&&(d=h((0,U.g7)(S),d))}return d}function*s(n,g){let d=g;for(let p=0;d&&p<T;p++)yield d,d=n.dict(d.get("Parent"))}const h=(n,g)=>n===
""||g===""?n+g:`${n}.${g}`}),35692:((j,W,c)=>{c.d(W,{n:()=>y,w:()=>I});var U=c(269),L=c(66249),A=c(16039),C=c(30729),R=c(84805);const I=(0,C.H)(T);async function T(f){
const{pages:s,job:h}=f,n=new y(f),g=new Int32Array(s.count),d=new Set;for(let p=0;p<s.count;p++){n.goTo(p),g[p]=n.kind,d.add(n.resources);const S=h.pace.step(300);
S&&await S}return{kinds:n.kinds,kindOf:g,resources:d}}const _=["MediaBox","CropBox","Rotate","UserUnit"],M=2e3,w=/\(|(?:^|[^<])<(?!<)/;class y{document;kinds=[];kind=-1;resources;bytes;entries=new L.
R;index=-1;inherited;geometry=new x(_);own=new x(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(s){this.document=s}goTo(s){const{
document:h,entries:n,inherited:g}=this,{pages:d}=h,p=d.number(s),S=h.place(p),r=d.inheritedBy(s);if(this.index=s,this.inherited=r,!S||!h.locate(p,S,n)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=d.attribute(s,"Resources");return}(this.bytes?.buffer!==S.bytes.buffer||
this.bytes.byteOffset!==S.bytes.byteOffset)&&(this.bytes=(0,U.bS)(S.bytes));const[o,e]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!o||r!==g)&&
(this.kind=this.recognise(r)),(!e||r!==g)&&(this.resources=this.resourcesHere())}contents(){const{document:s,bytes:h}=this,n=s.pages.number(this.index);if(!h)return s.
entry(n,"Contents");const g=this.entries.find(h,"Contents");if(g<0)return;const{at:d}=this.entries;return m(h,d[g+2],d[g+3])??s.entry(n,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:s,index:h}=this,{pages:n}=s,[g,d]=this.own.of(0);if(g===d)return n.inheritedBy(h).Resources;const p=m(this.
bytes,g,d);if(p)return p;const S=()=>s.entry(n.number(h),"Resources");if(d-g>M)return S();const r=this.own.text();return s.security&&w.test(r)?S():(this.dictionaries.
has(r)||this.dictionaries.set(r,S()),this.dictionaries.get(r))}recognise(s){let h=this.recognised.get(s);h||this.recognised.set(s,h=new Map);const n=this.geometry.
text();let g=h.get(n);return g===void 0&&h.set(n,g=this.kindHere()),g}kindHere(){const s=(0,R.iw)(this.document,this.index),h=`${s.box.join(" ")} ${s.rotation} ${s.
userUnit}`;let n=this.kindOf.get(h);return n===void 0&&this.kindOf.set(h,n=this.kinds.push(s)-1),n}}class x{keys;bytes;from;to;constructor(s){this.keys=s,this.from=
new Int32Array(s.length),this.to=new Int32Array(s.length)}forget(){this.bytes=void 0}take(s,h){const{bytes:n,from:g,to:d,keys:p}=this;let S=n!==void 0;for(let r=0;r<
p.length;r++){const o=h.find(s,p[r]),e=o<0?0:h.at[o+2],t=o<0?0:h.at[o+3];S&&=P(n,g[r],d[r],s,e,t),g[r]=e,d[r]=t}return this.bytes=s,S}of(s){return[this.from[s],
this.to[s]]}text(){let s="";for(let h=0;h<this.keys.length;h++)s+=`${this.bytes.toString("latin1",this.from[h],this.to[h])}|`;return s}}function P(f,s,h,n,g,d){
if(h-s!==d-g)return!1;for(let p=s,S=g;p<h;p++,S++)if(f[p]!==n[S])return!1;return!0}function m(f,s,h){if(!(0,U.yp)(f[s])||f[h-1]!==U.AV||f[h-2]!==U.Z4)return;const n=(0,U.
JI)(f,s,h),g=(0,U.JI)(f,n.after+1,h);return f[n.after]===U.Z4&&g.value>=0&&g.after===h-2?new A.oS(n.value,g.value):void 0}}),27793:((j,W,c)=>{c.d(W,{i:()=>t,J:()=>e});
var U=c(80397),L=c(1480),A=c(10404),C=c(67753);const R=40,I={units:0n,scale:0};function T(l){const E=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(l),[,O,F="",b=""]=E??[],$=F+
b;if(!(!E||$===""||$.length>R))return{units:O==="-"?-BigInt($):BigInt($),scale:b.length}}const _=({units:l,scale:E},O)=>l*10n**BigInt(O-E);function M(l,E){const O=Math.
max(l.scale,E.scale);return{units:_(l,O)+_(E,O),scale:O}}const w=({units:l,scale:E})=>({units:-l,scale:E}),y=(l,E)=>M(l,w(E)),x=(l,E)=>({units:l.units*E.units,scale:l.
scale+E.scale}),P=l=>l.units<0n?w(l):l,m=(l,E)=>y(l,E).units>0n,f=l=>l.reduce(M,I);function s(l){if(l.scale<=2)return{units:_(l,2),scale:2};const E=10n**BigInt(
l.scale-2),O=l.units*2n+E,F=E*2n,b=O/F;return{units:O%F<0n?b-1n:b,scale:2}}function h(l,E){const O=n(l);return O.length>0?O:new p(l,E).broken()}function n({lines:l,
allowances:E,charges:O,thirdPartyCharges:F,taxes:b,totals:$}){return[["the net amounts of the lines",l.map(({netAmount:X})=>X)],["the allowances and charges",[...E,
...O,...F].map(({amount:X})=>X)],["the VAT breakdown",b.flatMap(({basis:X,amount:N,rate:z})=>[X,N,z])],["the totals",Object.values($)]].filter(([,X])=>X.some(N=>N!==
null&&T(N)===void 0)).map(([X])=>({rule:"BR-DEC",message:`${X} have an amount that is not a decimal number`}))}const g={units:1n,scale:2},d={units:1n,scale:0};class p{invoice;level;found=[];counted;constructor(E,O){
this.invoice=E,this.level=O,this.counted=E.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:E,net:O,gross:F,due:b}=this.invoice.totals,$=(k,X,N)=>{X===null&&this.found.push({rule:k,message:`the ${N} is missing`})};this.
level!=="MINIMUM"&&$("BR-12",E,"sum of the line net amounts (BT-106)"),$("BR-13",O,"total without VAT (BT-109)"),$("BR-14",F,"total with VAT (BT-112)"),$("BR-15",
b,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",f(this.counted.
map(({netAmount:E})=>r(E))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:E,allowances:O,charges:F}=this.invoice;this.compare("11","allowances",o(O),O.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",o(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const b=M(y(r(E.lines),r(E.allowances)),r(E.charges));this.compare(
"13","net",b,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:E,totals:O}=this.invoice;
E.length>0&&O.tax!==null&&this.exact("BR-CO-14",O.tax,f(E.map(({amount:b})=>r(b))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
E.every(({basis:b,rate:$,amount:k})=>{const X=s(x(x(r(b),r($)),g));return m(d,P(y(P(r(k)),P(X))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:E,tax:O}=this.invoice.totals;this.compare("15","gross",M(r(E),r(O)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:E,paid:O,rounding:F,due:b}=this.invoice.totals;if(b===null)return;const $=M(
y(r(E),r(O)),r(F)),k="the amount due (BT-115)",X="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",b,$,{total:k,from:X});const N=f(this.invoice.thirdPartyCharges.map(({amount:z})=>r(z)));this.exact("BR-FXEXT-CO-16",b,M($,N),{total:k,from:`${X} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(E,O,F,b,$){const k=this.
invoice.totals[O];if(k===null&&["lines","net","gross"].includes(O))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${E}`,k,F,$);const X={units:BigInt(
b),scale:2};m(P(y(r(k),s(F))),X)&&this.found.push(S(`BR-FXEXT-CO-${E}`,$))}exact(E,O,F,b){y(r(O),s(F)).units!==0n&&this.found.push(S(E,b))}}const S=(l,{total:E,
from:O})=>({rule:l,message:`${E} differs from ${O}`}),r=l=>l===null?I:T(l)??I,o=l=>f(l.map(({amount:E})=>r(E)));async function e(l){const{invoices:E,refused:O}=await(0,C.
sc)(l),[F,b]=E;if(!F)return[O?`the attached XML ${O.reason}`:"there is no XML in CII or UBL"];const $=await(0,C.Uj)(l),k=await(0,A.Br)(l);return[...b?[`there ar\
e ${E.length} invoices, where one is allowed`]:[],...i(F,$),...v(k,$),...await B(l),...V(l,F),...a(F.invoice).map(({rule:X,message:N})=>`${X}: ${N}`),...h(F.invoice,
F.profile?.level).map(({rule:X,message:N})=>`${X}: ${N}`)]}const t=(l,E)=>i(l,E).length===0;function i({syntax:l,profile:E,file:O},F){if(l==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!E)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const b=[],$=[E.level,E.level.replaceAll(" ","")];return(F.level===null||!$.includes(F.level.toUpperCase()))&&b.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${E.level}`),F.file?.toLowerCase()!==O.toLowerCase()&&b.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&b.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?b.push("the XMP n\
ames no version (fx:Version)"):u.test(F.version)||b.push("the XMP names a version (fx:Version) that does not exist"),b}const u=/^(?:\d\.\d|[12]p0)$/;function v(l,E){
const O=l?.properties.find(({namespace:b,name:$})=>b===L.dK.pdfaExtension&&$==="schemas"),F=l&&O?l.text.slice(O.from,O.to):"";return!E||C.fD.some(b=>F.includes(
b))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const D=[["BR-02","invoice number (BT-1)",({number:l})=>l],["BR-03","iss\
ue date (BT-2)",({issueDate:l})=>l],["BR-04","type code (BT-3)",({typeCode:l})=>l],["BR-05","currency (BT-5)",({currency:l})=>l],["BR-06","name of the seller (B\
T-27)",({seller:l})=>l?.name],["BR-07","name of the buyer (BT-44)",({buyer:l})=>l?.name]],a=l=>D.filter(([,,E])=>(E(l)??null)===null).map(([E,O])=>({rule:E,message:`\
the ${O} is missing`}));async function B(l){const{archive:E}=await(0,U.ds)(l);return[...E!==void 0&&(E.part===3||E.part===4&&E.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...l.security?["the document is encrypted"]:[]]}const K=["Alternative","Source","Data"];function V(l,{attachment:E,profile:O,file:F}){const b=[
"MINIMUM","BASIC WL"].includes(O?.level??"")?["Data"]:K,$=[];return O&&F.toLowerCase()!==O.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&$.push(`the attachment\
 must be called ${O.file}`),(E.relationship===null||!b.includes(E.relationship))&&$.push(`the relationship (AFRelationship) must be ${b.join(", ")}`),E.mimeType!==
"text/xml"&&E.mimeType!=="application/xml"&&$.push("the media type of the attachment must be text/xml"),(l.array(l.catalog.get("AF"))??[]).flatMap(N=>{const z=l.
dict(l.dict(N)?.get("EF"));return z?[l.resolve(z.get("F")),l.resolve(z.get("UF"))]:[]}).includes(E.stream)||$.push("the attachment is not an associated file of \
the document (/AF)"),$}}),80397:((j,W,c)=>{c.d(W,{Ip:()=>_,XM:()=>P,Xb:()=>x,ds:()=>T,qg:()=>y});var U=c(58247),L=c(30729),A=c(1480),C=c(10404),R=c(34331),I=c(31808);
const T=(0,L.H)(async s=>_(s,await(0,C.Br)(s)));function _(s,h){const n=(o,e)=>(0,U.w)((0,R.sm)(h,o,e)[0]??""),g=w(n("pdfaid","part"),n("pdfaid","conformance").
toLowerCase()),d=M(n("pdfuaid","part"))?`PDF/UA-${n("pdfuaid","part")}`:void 0,S=[n("pdfxid","GTS_PDFXVersion")||n("pdfx","GTS_PDFXVersion")||((0,U.G)(s.resolve(
(0,C._U)(s)?.get("GTS_PDFXVersion")))??""),n("pdfe","ISO_PDFEVersion"),n("pdfvtid","GTS_PDFVTVersion")],r=[g?.name,d,...S.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.test(
o))];return{archive:g,accessible:d,names:r.filter(o=>o!==void 0)}}const M=s=>/^[1-9]$/.test(s);function w(s,h){if(!M(s))return;const n=/^[abuef]$/.test(h)?h:"";
return{part:Number(s),level:n,name:`PDF/A-${s}${n}`}}function y(s,h,n,g){return h&&f(s,h,[A.dK.pdfaid]),x(n,g)}const x=({name:s},h)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${s}: ${h}.`});async function P(s){const h=await(0,C.Br)(s);if(!h)return[];const{archive:n,accessible:g}=_(s,h);
f(s,h,[A.dK.pdfaid,A.dK.pdfuaid]);const d=[n?.name,g].filter(p=>p!==void 0);return d.length>0?[m(d)]:[]}const m=s=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${s.join(" and ")}, because a merge cannot guarantee conformance.`});function f(s,h,n){h.properties.some(({namespace:g})=>n.includes(g))&&(0,I.
_L)(s,(0,I.QH)(h,({namespace:g})=>n.includes(g),[]))}}),31808:((j,W,c)=>{c.d(W,{QH:()=>C,T3:()=>R,_L:()=>M});var U=c(1480),L=c(54075),A=c(16039);function C(w,y,x){
const{text:P,properties:m,end:f,about:s}=w,h=[];let n=0;for(const g of m.filter(y).sort((d,p)=>d.from-p.from))g.from<n||(h.push(P.slice(n,g.from)),n=g.to);return h.
push(P.slice(n,Math.max(f,n))),x.length>0&&h.push(I(x,s)),h.push(P.slice(Math.max(f,n))),_(h.join(""))}function R(w){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${U.dK.rdf}">
${I(w,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(w,y){const P=[...new Set(w.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${U.dK[f]}"`).join(""),m=w.map(({prefix:f,name:s,form:h,values:n})=>`\
<${f}:${s}>${T(h,n)}</${f}:${s}>
`);return`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,L.X)(y)}"${P}>
${m.join("")}</rdf:Description>
`}function T(w,y){const x=P=>y.map(m=>`<rdf:li${P}>${(0,L.X)(m)}</rdf:li>`).join("");switch(w){case"simple":return(0,L.X)(y[0]??"");case"alternative":return`<rd\
f:Alt>${x(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${x("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${x("")}</rdf:Bag>`}}const _=w=>w.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(w,y){const x=w.catalog.get("Metadata"),P=w.resolve(x),m=P instanceof A.Z6?[...P.dict].
filter(([h])=>!["Filter","DecodeParms","Length"].includes(h)):[],f=new A.Bi([["Type",new A.SX("Metadata")],["Subtype",new A.SX("XML")],...m]),s=new A.Z6(f,Buffer.
from(y,"utf8"));(0,A.i9)(x)&&P instanceof A.Z6?w.put(x,s):w.edit(w.catalogNumber).set("Metadata",w.add(s))}}),34281:((j,W,c)=>{c.d(W,{Y:()=>U});function U(T,_){
switch(T){case"D":return String(_);case"R":return R(_);case"r":return R(_).toLowerCase();case"A":return I(_);case"a":return I(_).toLowerCase();default:return""}}
const L=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,C=2600;function R(T){
if(T>A)return String(T);let _="",M=T;for(const[w,y]of L)for(;M>=w;)_+=y,M-=w;return _}function I(T){return T>C?String(T):String.fromCharCode(65+(T-1)%26).repeat(
Math.ceil(T/26))}}),20138:((j,W,c)=>{c.d(W,{Hr:()=>C,Zh:()=>R,qm:()=>I});var U=c(88960),L=c(16039),A=c(78713);async function C(w){const y=w.catalog.get("PageLab\
els");if(!w.dict(y))return;const x=(await(0,A.Zc)(w,y,"Nums")).map(([m,f])=>({first:Number(m),label:w.dict(f)})).filter(({first:m})=>Number.isInteger(m)&&m>=0).
sort((m,f)=>m.first-f.first).map(({first:m,label:f})=>({first:m,...T(w,f)})),P=x.map(({first:m})=>m);return m=>{const f=x[(0,U.M)(P,m)-1];return f?{...f,number:f.
start+m-f.first}:{style:"D",prefix:void 0,number:m+1}}}function R(w,y){const x=[];let P,m=0;for(const f of y)(!P||!_(P,f))&&x.push([m,M(f)]),P=f,m++;return(0,A.
H6)(w,x,"Nums")}async function I(w,y){const x=await C(w);if(!x)return;const P=R(w,Array.from(y,m=>x(m-1)));w.editCatalog().set("PageLabels",w.add(P))}function T(w,y){
const x=w.resolve(y?.get("S")),P=w.resolve(y?.get("P")),m=w.resolve(y?.get("St"));return{style:x instanceof L.SX?x.text:void 0,prefix:P instanceof L.Mx&&P.bytes.
length>0?P:void 0,start:typeof m=="number"&&Number.isInteger(m)&&m>=1?m:1}}function _(w,y){return w.style!==y.style||y.style!==void 0&&y.number!==w.number+1?!1:
w.prefix===y.prefix?!0:!!w.prefix&&!!y.prefix&&Buffer.compare(w.prefix.bytes,y.prefix.bytes)===0}function M({style:w,prefix:y,number:x}){return(0,L.jd)({S:w===void 0?
void 0:(0,L.UU)(w),P:y,St:w===void 0||x===1?void 0:x})}}),6355:((j,W,c)=>{c.d(W,{E:()=>T});var U=c(38917),L=c(11275),A=c(16039),C=c(38990),R=c(75767),I=c(58247);
async function T(M){const w=await(0,C.qU)(M),{ByteRange:y,Sig:x}=await(0,R.S)(M),P=y.length>0?x:[],m=M.resolve(M.dict(M.catalog.get("Perms"))?.get("DocMDP")),f=[],
s=new Set,h=(d,p)=>{const S=M.resolve((0,C.hj)(M,d,"V")),r=(0,A.Zm)(S)?S:void 0;r&&s.add(r),f.push(_(M,(0,I.w)(p)||null,r,m))};for(const{dict:d}of w)s.add(d);for(const{
type:d,dict:p,name:S}of(0,C.i4)(w))d==="Sig"&&h(p,S);const n=P.flatMap(d=>{const p=M.get(d);if(!((0,A.Zm)(p)&&!s.has(p)&&(p.has("T")||(0,A.Eo)(p.get("Subtype"),
"Widget")))||!(0,A.Eo)(M.resolve((0,C.hj)(M,p,"FT")),"Sig"))return[];const r=M.resolve((0,C.hj)(M,p,"V"));return(0,A.Zm)(r)&&!s.has(r)?[{number:d,field:p}]:[]});
if(n.length>0){const{live:d}=await(0,L.Gy)(M);for(const{number:p,field:S}of n)d[p]===1&&h(S,(0,C.fq)(M,S))}const g=M.dict(M.catalog.get("Perms"));for(const d of[
"UR3","UR"]){const p=M.dict(g?.get(d));p&&f.push({..._(M,null,p,null),kind:"usage_rights"})}return f}function _(M,w,y,x){if(!y)return{field:w,signed:!1,kind:null,
subFilter:null,signer:null,date:null};const P=M.resolve(y.get("SubFilter")),m=(0,A.Eo)(M.resolve(y.get("Type")),"DocTimeStamp")||(0,A.Eo)(P,"ETSI.RFC3161");return{
field:w,signed:!0,kind:m?"timestamp":y===x?"certification":"approval",subFilter:P instanceof A.SX?P.text:null,signer:(0,I.G)(M.resolve(y.get("Name"))),date:(0,U.
_)((0,I.G)(M.resolve(y.get("M")))??"")??null}}}),30729:((j,W,c)=>{c.d(W,{H:()=>U});function U(L){const A=new WeakMap;return C=>{if(C.hasChanges)return L(C);const R=A.
get(C);if(R)return R.answer;const I=L(C);return A.set(C,{answer:I}),I}}}),11275:((j,W,c)=>{c.d(W,{Gy:()=>x,Rf:()=>P,Ip:()=>m});var U=c(58143),L=c(9448),A=c(48024);
class C{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(e,t,i){this.detail=t,this.strings=
i,this.scan.strings=i;const u=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const v=D=>u.subarray(D*e,(D+1)*e);this.end=v(0),this.valueEnd=v(1),this.dataStart=
v(2),this.dataEnd=v(3),this.lengthStart=v(4),this.lengthEnd=v(5),this.from=v(6),this.to=v(7)}}var R=c(269),I=c(66249),T=c(66498),_=c(16039);class M{scan=new A.s;ranges=new Map}
const w=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,i){this.walked=i,this.live=new Uint8Array(e),this.via=new Int32Array(t?
e:0)}}async function x(o,{watched:e}={}){const{markings:t,referrers:i}=await P([o],{watched:e,detail:!0}),{live:u,via:v}=t[0];return{live:u,via:v,referrers:i}}async function P(o,e={}){
const t=new n(o,e);return await t.run(),t}function m(o,{repairs:e}){for(const{part:t,number:i,value:u}of e)o[t].put(i,u)}const f=100,s=100,h=-2;class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new I.R;strings;alias;constructor(e,{detail:t=!1,strings:i=!1,watched:u,alias:v}){if(this.documents=e,this.strings=
i,this.alias=v,this.markings=e.map(D=>new y(D.size,u!==void 0,d(D,i||t,i))),!!u){this.watched=new Uint8Array(e[0].size);for(const D of u)this.watched[D]=1}}async run(){
const{documents:e,stack:t}=this,[i]=e;for(const[u,v]of i.trailer)u!=="Encrypt"&&this.followValue(0,v);for(;t.length>0;){const u=t.pop(),v=u%e.length,D=i.job.pace.
step(this.follow(v,(u-v)/e.length));D&&await D}for(const{live:u,signed:v,walked:D}of this.markings)for(const a of D.signed)u[a]===1&&v.add(a)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const i=this.markings[e],{live:u}=i;t<=
0||t>=u.length||u[t]!==0||!this.documents[e].exists(t)||(u[t]=1,this.watched&&(i.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){const i=this.
documents[e],u=this.markings[e],{walked:v}=u;if(this.current=t,u.count++,i.isChanged(t))return this.followChanged(i,u,e,t);if(v.done[t]===1)return this.followAgain(
i,u,e,t);const{scan:D,detail:a}=v;a||(D.used=0);const B=D.used,K=i.table.kind[t]===U.tL?this.walk(i,v,t):this.walkPlace(i,t,D);return K<0||D.byteRange&&this.isSignature(
v.signed,t)?this.forget(D,B).followRepaired(i,e,t):(u.bytes+=K,a&&(v.from[t]=B,v.to[t]=D.used,v.valueEnd[t]=this.extent.valueEnd,v.done[t]=1),this.followMarks(e,
D,B,D.used,D.lengthStart),s+K)}followChanged(e,t,i,u){const v=e.patched(u);if(!v){const l=e.edited.get(u);return g(l)||l===null?this.followRepaired(e,i,u):(this.
followValue(i,l),l instanceof _.Z6&&(t.bytes+=l.data.length+f),s)}const{detail:D}=t.walked;if(v.references&&!D&&!e.suspect){for(let l=v.first;l<v.last;l++)this.
visit(i,v.references[l]);return t.bytes+=v.end-v.start,s}const{scan:a,ranges:B}=p(t);D||(a.used=0);const K=a.used,V=this.walkPlace(e,u,a);return V<0||a.byteRange&&
this.isSignature(t.signed,u)?this.forget(a,K).followRepaired(e,i,u):(t.bytes+=V,D&&B.set(u,{from:K,to:a.used,valueEnd:this.extent.valueEnd}),this.followMarks(i,
a,K,a.used,a.lengthStart),s+V)}followAgain(e,t,i,u){const{walked:v}=t;return t.bytes+=v.end[u]>0?v.end[u]-e.table.place[u]:f,this.followMarks(i,v.scan,v.from[u],
v.to[u],v.lengthStart[u]),s}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},i,u,v){const D=this.strings?v:h;for(let a=i;a<u;a+=3)t[a]!==A.
A&&t[a+1]!==D&&this.visit(e,t[a])}forget(e,t){return e.used=t,this}followRepaired(e,t,i){const u=e.get(i),v=g(u)?e.resolve(u):u;return v===null?(this.markings[t].
live[i]=w,this.markings[t].count--):this.repair(t,i,v),s}repair(e,t,i){this.repairs.push({part:e,number:t,value:i}),this.followValue(e,i)}followValue(e,t){const i=[
t];for(;i.length>0;){const u=i.pop();if(u instanceof _.oS)this.visit(u instanceof _.rV?u.part:e,u.number);else if(Array.isArray(u))for(const v of u)i.push(v);else if(u instanceof
_.Bi){u.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const v of u.values())i.push(v)}else if(u instanceof _.Z6)for(const[v,D]of u.dict)v!=="L\
ength"&&i.push(D)}}walk(e,t,i){const{extent:u}=this,{bytes:v}=e,{scan:D}=t,a=e.bodies[i];D.forgetLength();const{kept:B}=this,K=!this.strings&&e.recallEntries(i,
B);K&&D.append(B.scan.marks,B.marksFrom,B.marksTo);const V=K?B.close+2:D.value(v,a,v.length);return V<0||v[V-1]===R.AV||!(0,L.x)(e,V,D,u)||e.suspect&&!(0,T.D)(v,
a,V)?-1:(u.dataStart<0&&(D.lengthStart=-1),t.end[i]=u.end,t.detail&&(t.dataStart[i]=u.dataStart,t.dataEnd[i]=u.dataEnd,t.lengthStart[i]=D.lengthStart,t.lengthEnd[i]=
D.lengthEnd),u.end-e.table.place[i])}walkPlace(e,t,i){const u=e.place(t);if(!u)return-1;const{bytes:v,start:D,end:a}=u;i.forgetLength();const B=i.value(v,D,a);return i.
lengthStart=-1,B<0&&!r(v,D,a)||S(v,D,a)||B>0&&v[B-1]===R.AV||B>=0&&(0,R.AN)(v,B,a)<a||e.suspect&&!(0,T.D)(v,D,a)?-1:(this.extent.valueEnd=B<0?a:B,a-D)}}const g=o=>o instanceof
_.oS&&!(o instanceof _.rV);function d(o,e,t){const i=o.walked;if(i?.strings===t)return i;const u=new C(o.size,e,t);return e&&(o.walked=u),u}function p(o){return o.
patches||(o.patches=new M,o.patches.scan.strings=o.walked.strings),o.patches}function S(o,e,t){const i=(0,R.AN)(o,e,t);return i>=t||o[i]===R.yq&&(0,R.wb)(o,i,"n\
ull")}function r(o,e,t){for(let i=e;i<t;i++)if("<([/%".includes(String.fromCharCode(o[i])))return!1;return!0}}),65585:((j,W,c)=>{c.d(W,{V:()=>C});var U=c(269),L=c(
48118),A=c(16039);function C({bytes:R,job:I}){const T=(0,U.bS)(R).subarray(0,1024),_=T.indexOf(" obj");if(_<0||!T.includes("/Linearized"))return;const M=new L.i(
R,_+4,Math.min(R.length,_+2048),I.limits.nesting).value();return(0,A.Zm)(M)&&M.has("Linearized")&&M.get("L")===R.length?M:void 0}}),7548:((j,W,c)=>{c.d(W,{RJ:()=>w,
V3:()=>M,vb:()=>y,zx:()=>_});var U=c(58143),L=c(88960),A=c(269),C=c(48024);const R=16384,I=65536,T="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function _(m,f){const s=f.
map(p=>{const[S="",...r]=[...p].map(e=>e.replace(/\W/,"\\$&")),o=/\W/.test(p)?T:"\\w";return`${S}(?:${r.join("")}|${o}{0,${Math.max(0,p.length-2)}}#)`}),h=new RegExp(
`/(?:${s.join("|")}|#)`,"g"),n=Object.fromEntries(f.map(p=>[p,new Set])),g=new Set;await w(m,(p,S,r,o)=>{const e=p.toString("latin1",S,r);h.lastIndex=0;for(let t=h.
exec(e);t;t=h.exec(e)){const i=o(S+t.index);i!==void 0&&(t[0].endsWith("#")?g.add(i):n[t[0].slice(1)].add(i))}});for(const p of y(m))g.add(p);const d=p=>[...new Set(
[...p,...g])].sort((S,r)=>S-r);return Object.fromEntries(f.map(p=>[p,d(n[p])]))}async function M(m,f){const s=await _(m,f);return[...new Set(Object.values(s).flat())].
sort((h,n)=>h-n)}async function w(m,f){const{bytes:s,table:h}=m,n=x(m),g=new Int32Array(n.length);for(let o=0;o<n.length;o++)g[o]=h.place[n[o]];const d=(0,A.bS)(
s),p=o=>n[(0,L.M)(g,o)-1],S=new C.s;let r=0;for(let o=0;o<n.length;o++){const e=o+1===n.length,t=e?s.length:g[o+1],i=t-g[o]>R;if(!i&&!e&&t-r<I)continue;if(i){g[o]>
r&&f(d,r,g[o],p),S.reset();const v=S.value(s,m.bodies[n[o]],t);f(d,g[o],v<0?t:v,p)}else f(d,r,t,p);const u=m.job.pace.step(Math.min(t-r,I));u&&await u,r=t}for(const[
o,e]of P(m)){const t=m.objectStream(o);if(!t)continue;const i=new Set(e),{starts:u}=t;f((0,A.bS)(t.data),0,t.data.length,D=>{const a=t.numbers[(0,L.M)(u,D)-1];return a!==
void 0&&i.has(a)?a:void 0});const v=m.job.pace.step(t.data.length);v&&await v}}function*y(m){for(let f=1;m.hasChanges&&f<m.size;f++)m.isChanged(f)&&m.exists(f)&&
(yield f)}function x(m){const{table:f,hasChanges:s}=m,h=[];let n=!0,g=-1;for(let d=1;d<f.size;d++){if(f.kind[d]!==U.tL||s&&m.isChanged(d))continue;const p=f.place[d];
n&&=p>=g,g=p,h.push(d)}return n?h:h.sort((d,p)=>f.place[d]-f.place[p])}function P(m){const{table:f,hasChanges:s}=m,h=new Map;for(let n=1;n<f.size;n++){if(f.kind[n]!==
U.UT||s&&m.isChanged(n))continue;const g=f.place[n],d=h.get(g);d?d.push(n):h.set(g,[n])}return h}}),38504:((j,W,c)=>{c.d(W,{C:()=>L,L:()=>A});var U=c(16039);function L(C,R){
const I=[C];for(;I.length>0;){const T=I.pop(),_=T instanceof U.Z6?T.dict:T;if(Array.isArray(_))for(const M of _)I.push(M);else if(_ instanceof U.Bi){R(_);for(const M of _.
values())I.push(M)}}}function A(C,R){const I=[];return L(C,T=>{I.length===0&&R(T)&&I.push(T)}),I.length>0}}),88960:((j,W,c)=>{c.d(W,{B:()=>U,M:()=>L});const U=(C,R)=>A(
C,R,!1),L=(C,R)=>A(C,R,!0);function A(C,R,I){let[T,_]=[0,C.length];for(;T<_;){const M=T+_>>1,w=C[M];w<R||I&&w===R?T=M+1:_=M}return T}})};
