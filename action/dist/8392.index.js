"use strict";exports.id=8392,exports.ids=[8392],exports.modules={45657:((G,K,l)=>{l.d(K,{Kf:()=>b,RZ:()=>L,YG:()=>_});function L(A,M){for(const R of M)A.push(R)}const b=A=>{
let M=-1/0;for(const R of A)M=Math.max(M,R);return M},_=A=>{let M=1/0;for(const R of A)M=Math.min(M,R);return M}}),41112:((G,K,l)=>{l.d(K,{Uz:()=>e,St:()=>f,yZ:()=>$,
xS:()=>o,ln:()=>D,YX:()=>t,XK:()=>i});var L=l(84961),b=l(6856),_=l(33311),A=l(9819),M=l(45599),R=l(61540),T=l(49454);async function x(r){const{job:y,pages:u}=r,
s=new w(r);for(const c of(await(0,b.w)(r)).resources){s.resources(c);const d=y.pace.step(100);d&&await d}const n=new Set((await(0,_.S)(r)).AP);for(let c=0;n.size>
0&&c<u.count;c++){const d=u.number(c);for(const O of r.array(r.entry(d,"Annots"))??[]){const I=(0,M.i9)(O)?O.number:-1;(I<0||n.has(I))&&s.appearances(r.dict(O)?.
get("AP"))}const m=y.pace.step(1e3);m&&await m}return s.fonts}class w{document;visit;seen=new Set;found=new Map;constructor(y){this.document=y,this.visit=new A.
_i(y)}get fonts(){return[...this.found.values()].sort((y,u)=>B(y.name??"",u.name??"")||B(y.type??"",u.type??""))}resources(y){const u=[y];for(;u.length>0;){const s=this.
fresh(u.pop());if(s){for(const n of this.entries(s,"Font"))this.font(n,u);for(const n of["XObject","Pattern"])for(const c of this.entries(s,n))u.push(this.fresh(
c)?.get("Resources"));for(const n of this.entries(s,"ExtGState")){const[c]=this.document.array(this.document.dict(n)?.get("Font"))??[];c!==void 0&&this.font(c,u)}}}}appearances(y){
for(const u of this.document.dict(y)?.values()??[]){const s=this.document.resolve(u);if(s instanceof M.Z6)this.appearance(u);else if(s instanceof M.Bi)for(const n of s.
values())this.appearance(n)}}appearance(y){this.resources(this.fresh(y)?.get("Resources"))}font(y,u){const s=this.fresh(y);if(!s)return;const{document:n}=this,c=(0,T.
FG)(n,s.get("Subtype"));c==="Type3"&&u.push(s.get("Resources"));const d=(0,T.FG)(n,s.get("BaseFont"))||(0,T.FG)(n,(0,T.nb)(n,s)?.get("FontName")),{name:m,subset:O}=(0,T.
VJ)(d),I={name:d===""?null:(0,T.MH)(m),type:(0,T.FG)(n,(0,T.hL)(n,s)?.get("Subtype"))||c||null,embedded:(0,R.nq)(n,s),subset:O};this.found.set(JSON.stringify(I),
I)}fresh(y){if(y===void 0||!this.visit.first(y))return;const u=this.document.dict(y);if(!(!u||this.seen.has(u)))return(0,M.i9)(y)||this.seen.add(u),u}*entries(y,u){
const s=y.get(u);if(s===void 0)return;const n=this.fresh(s);n&&(yield*n.values())}}const B=(r,y)=>r<y?-1:r>y?1:0;var P=l(54619),C=l(69289);const D=({security:r})=>r?.
locked===!0,$=r=>r.get(r.catalogNumber)instanceof M.Bi,f=r=>!D(r)||$(r)&&a(r)===r.pages.count,t=r=>f(r)?r.pages.count:a(r)??h(r)??null,i=(r,y,u)=>u&&D(r)&&g(r)?
null:y;async function e(r){const y=$(r)?await x(r):[];return i(r,y,y.length===0)}async function o(r){const y=await(0,L.$x)(r);return i(r,y,y===!1)}function a(r){
const y=r.get(r.catalogNumber),u=(0,M.Zm)(y)?r.resolve(r.dict(y.get("Pages"))?.get("Count")):null;return typeof u=="number"&&Number.isInteger(u)&&u>0?u:void 0}function h(r){
const y=(0,C.V)(r)?.get("N");return typeof y=="number"&&Number.isInteger(y)&&y>0?y:void 0}function g({table:r}){return r.kind.subarray(0,r.size).includes(P.UT)}}),
41561:((G,K,l)=>{l.d(K,{GS:()=>p,Br:()=>Z,$J:()=>V,nj:()=>q,gd:()=>v});var L=l(45059),b=l(91374),_=l(6856),A=l(14580),M=l(92761),R=l(21281),T=l(824),x=l(16827),
w=l(41232),B=l(16231),P=l(9819),C=l(69289),D=l(75162),$=l(78157),f=l(41112),t=l(60057),i=l(55772),e=l(58552),o=l(21996),a=l(74135),h=l(6057),g=l(3552),r=l(61491),
y=l(98689),u=l(18930);class s{document;contents;hasTexts;reader;constructor(U,k,z,j){this.document=U,this.contents=k,this.hasTexts=z,this.reader=j}static async of(U){
const j=U.dict(U.catalog.get("StructTreeRoot"))!==void 0&&(await(0,o.zx)(U,["ActualText"])).ActualText.length>0&&(await(0,r.g$)(U))?.hasTexts===!0;return new s(
U,new g.i(U),j,new u.X(U))}async hasText(U){const{document:k}=this;if(this.hasTexts)return(await this.reader.page(U)).characters>0;const z=(0,h.iw)(k,U),{width:j,
height:Q}=(0,a.iN)(z),Y=new d(j*z.userUnit,Q*z.userUnit);try{await this.contents.read(U,Y)}catch(et){if(!(et instanceof n))throw et}return!Y.isEmpty}}class n extends Error{}
const c=new n("A character was found");class d extends y.g{glyph(...U){if(super.glyph(...U),!this.isEmpty)throw c}}async function m(E){const{count:U}=E.pages,k=new u.
X(E);return J(async()=>{const z=[];for(let j=0;j<U;j++)z.push((await k.page(j)).characters),E.job.pace.progress((j+1)/U);return z})}function O(E){const U=E.indexOf(
0);return{count:E.filter(k=>k===0).length,first:U<0?null:U+1}}const I=5e3;async function X(E){const{count:U}=E.pages;return U>I?null:J(async()=>{const k=await s.
of(E),z=[];for(let j=0;j<U;j++){z.push(await k.hasText(j)?1:0);const Q=E.job.pace.step(1e3);Q&&await Q}return O(z)})}async function J(E){try{return await E()}catch(U){
if(U instanceof e.zU&&U.code==="limit_exceeded")return null;throw U}}function v(E){let U=!1;return{quiet:{...E,onRepaired:()=>{U=!0}},wasRepaired:()=>U}}async function p(E,U){
const{perPage:k,withBookmarks:z,repaired:j,size:Q}=U,Y=(0,f.yZ)(E),et=await(0,T.Br)(E),tt=Y&&(0,f.St)(E)?await(0,_.w)(E):void 0,ht=await(0,f.Uz)(E),ot=Y?await(0,B.
E)(E):[],st=Y?await(0,L._)(E):[],at=st.length>0?await W(E):null,rt=Y?await(0,x.c)(E):0,{names:lt}=await(0,R.ds)(E),ut=await(0,f.xS)(E),ct=tt!==void 0&&!(0,f.ln)(
E),nt=k&&ct?await m(E):null,ft=k?nt&&O(nt):ct?await X(E):null;return{pageCount:(0,f.YX)(E),fileSize:Q,version:Y?E.version:H(E),...(0,T._6)(E,et),pageSizes:tt?(0,i.
mm)(tt):null,locked:(0,f.ln)(E),encryption:Z(E),permissions:q(E),signatures:(0,f.XK)(E,ot,ot.length===0),form:Y?await N(E):null,attachments:(0,f.XK)(E,st.map(({
name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})),st.length===0),eInvoice:(0,f.XK)(E,
at,at===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,f.XK)(E,rt,rt===0),tagged:Y?V(E):null,claims:(0,f.XK)(E,lt,lt.length===0),javascript:ut,linearized:(0,C.
V)(E)!==void 0,repaired:j,pagesWithoutText:ft&&{...ft},pageLabels:Y&&!(0,f.ln)(E)?await(0,t.d)(E):null,...k?{pages:tt?await(0,i.vg)(E,tt,nt):null}:{},...z?{bookmarkList:(0,f.
ln)(E)?null:await S(E)}:{}}}const S=async E=>({bookmarks:(await(0,w.gg)(E)).map(F)}),F=({title:E,page:U,open:k,children:z})=>({title:E,page:U,open:k,children:z.
map(F)});async function W(E){const[U]=(await(0,M.sc)(E)).invoices;if(!U)return null;const k=await(0,M.Uj)(E),{file:z,syntax:j,profile:Q}=U;return{file:z,syntax:j,
profile:Q?.level??null,level:k?.level??null,agrees:(0,A.i)(U,k)}}async function N(E){const U=(0,P.Wo)(E,"AcroForm");if(!U)return null;const k=E.resolve(U.dict.get(
"XFA"))!==null,z=(0,b.i4)(await(0,b.qU)(E)).map(({name:Q},Y)=>Q===""?Y:Q),j=new Set(z).size;return j===0&&!k?null:{fields:j,xfa:k}}function H({bytes:E}){return/%PDF-(\d\.\d)/.
exec((0,$.bS)(E).toString("latin1",0,1032))?.[1]??null}function V(E){return E.resolve((0,P.Wo)(E,"MarkInfo")?.dict.get("Marked"))===!0&&(0,P.Wo)(E,"StructTreeRo\
ot")!==void 0}function Z({security:E}){if(!E)return null;const{algorithm:U,keyBits:k=null,opensWithoutPassword:z}=E;return{algorithm:U?.replace(/^RC4-.*/,"RC4")??
null,keyBits:k,opensWithoutPassword:z}}function q({security:E}){const U=new Set(E?(0,D.vc)(E.permissions):[]),k=E?.revision===2,z=E!==void 0&&E.revision===void 0,
j=(Q,Y)=>z?null:!U.has(k?Y:Q);return{allowPrint:j("allow_print","allow_print"),allowPrintHighResolution:j("allow_print_high_resolution","allow_print"),allowChangeContent:j(
"allow_change_content","allow_change_content"),allowAssembleDocument:j("allow_assemble_document","allow_change_content"),allowCopyContent:j("allow_copy_content",
"allow_copy_content"),allowAccessibility:j("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:j("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:j("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((G,K,l)=>{l.d(K,{fl:()=>w,mm:()=>T,vg:()=>x});var L=l(94289),b=l(33546),
_=l(74135),A=l(59071);const M=1e3;function R(P){const{width:C,height:D}=(0,_.iN)(P),$=f=>Math.round(f*P.userUnit*M)/M;return{width:$(C),height:$(D)}}function T({
kinds:P,kindOf:C}){const D=new Int32Array(P.length),$=new Int32Array(P.length);for(let t=C.length-1;t>=0;t--)D[C[t]]++,$[C[t]]=t+1;const f=new Map;for(const[t,i]of P.
entries()){const{width:e,height:o}=R(i),a=`${e} ${o}`,h=f.get(a);h?h.count+=D[t]:f.set(a,{width:e,height:o,count:D[t],firstPage:$[t]})}return[...f.values()]}async function x(P,{
kinds:C,kindOf:D},$){const f=await w(P),t=C.map(R);return Array.from(D,(i,e)=>({...t[i],rotation:C[i].rotation,label:f(e),characters:$?.[e]??null}))}async function w(P){
const C=await(0,b.Hr)(P);return D=>C?B(C(D)):null}function B({style:P,prefix:C,number:D}){return(0,A.ZK)(C)+(0,L.Y)(P,D)}}),60057:((G,K,l)=>{l.d(K,{d:()=>D,f:()=>$});
var L=l(61729),b=l(33546),_=l(59071),A=l(11338),M=l(77581),R=l(85673),T=l(55416);const x=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["lett\
ers_lower","a"],["letters_upper","A"],["none",void 0]]),w=[...x.keys()],B=["from","style","prefix","start"],P=1e9,C=60;async function D(e){const o=await(0,b.FB)(
e);if(!o)return null;const a=[];let h=0;for(const{first:g,style:r,prefix:y,start:u}of o){if(g>=e.pages.count)break;const s=(0,_.ZK)(y);if(h+=C+s.length,h>A.B.fields.
labels.maxLength)return null;a.push({from:g+1,style:w.find(c=>x.get(c)===r)??"none",prefix:s,start:u});const n=e.job.pace.step(100);n&&await n}return{labels:a}}
function $(e,o){const a=new f(o),h=a.read(e);return a.problems.raise(),h.sort((g,r)=>g.first-r.first)}class f{pageCount;problems=new T.Z("labels");places=new Map;constructor(o){
this.pageCount=o}read(o){this.problems.addUnknownMembers("",o,["labels"],"it takes only labels");const{labels:a}=o;return Array.isArray(a)?a.map((h,g)=>this.range(
h,`labels[${g}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(o,a){
if(!(0,L.Gv)(o))return this.problems.add(()=>`${a} must be an object with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(
`${a} `,o,B,"a range has from, style, prefix and start");const{from:h,style:g="decimal",prefix:r="",start:y=1}=o;this.checkFrom(h,a),(typeof g!="string"||!x.has(
g))&&this.problems.add(()=>`${a}.style must be one of ${w.join(", ")}${typeof g=="string"?(0,R.h)(g,w):""}`);const u=typeof r=="string"?(0,T.U)(r):'must be a te\
xt, such as "A-"; leave it out for none';return u&&this.problems.add(()=>`${a}.prefix ${u}`),i(y,P)?g==="none"&&y!==1&&this.problems.add(()=>`${a}.start has no \
effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${a}.start must be a whole number from 1 to ${P}: the number of the f\
irst page of the range`),{first:h-1,style:x.get(g),prefix:typeof r=="string"&&r!==""?(0,M.wx)(r):void 0,start:y}}checkFrom(o,a){if(!i(o,this.pageCount)){const g=this.
pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${a}.from ${o===void 0?"is miss\
ing: it ":""}${g}; the range begins there`);return}const h=this.places.get(o);h===void 0?this.places.set(o,a):this.problems.add(()=>`${a}.from is ${o}, as in ${h}\
: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},i=(e,o)=>typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=o}),91374:((G,K,l)=>{
l.d(K,{QL:()=>R,bf:()=>M,fq:()=>f,hj:()=>$,i4:()=>C,iA:()=>x,pv:()=>D,qU:()=>B,tP:()=>T});var L=l(77581),b=l(45599),_=l(9819),A=l(70549);function M(e){for(;e.part===
""&&e.parent;)e=e.parent;return e}const R="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),T=100;function*x(e,{from:o=e.array((0,_.Wo)(
e,"AcroForm")?.dict.get("Fields")),below:a,visit:h=new _._i(e),depth:g=1/0}={}){const r=[],y=(u=[],s)=>{for(let n=u.length-1;n>=0;n--)r.push({value:u[n],parent:s})};
y(o,a);for(let u=r.pop();u;u=r.pop()){const{value:s,parent:n}=u,c=(0,b.i9)(s)?e.get(s):s;if(!(0,b.Zm)(c)||!h.first(s)||(n?.depth??0)>=g)continue;const d=e.resolve(
c.get("T")),m=e.resolve(c.get("FT")),O=d instanceof b.Mx?(0,L.g7)(d):"",I={number:(0,b.i9)(s)?s.number:void 0,dict:c,parent:n,part:O,name:i(n&&n.depth%T!==0?n.name:
"",O),type:m instanceof b.SX?m.text:n?.type,depth:(n?.depth??0)+1};yield I,y(e.array(c.get("Kids")),I)}}const w=1e3,B=(0,A.n)(P);async function P(e){const o=[];
for(const a of x(e)){o.push(a);const h=e.job.pace.step(w);h&&await h}return o}function C(e){const o=new Set(e.flatMap(({parent:a,dict:h})=>a&&h.has("T")?[a]:[]));
return e.filter(a=>(a.dict.has("T")||!a.parent)&&!o.has(a))}function D(e,o){const a=e.resolve($(e,o,"FT"));return a instanceof b.SX?a.text:void 0}function $(e,o,a){
for(const h of t(e,o)){const g=h.get(a);if(g!==void 0)return g}}function f(e,o){let a="";for(const h of t(e,o)){const g=e.resolve(h.get("T"));g instanceof b.Mx&&
(a=i((0,L.g7)(g),a))}return a}function*t(e,o){let a=o;for(let h=0;a&&h<T;h++)yield a,a=e.dict(a.get("Parent"))}const i=(e,o)=>e===""||o===""?e+o:`${e}.${o}`}),6856:((G,K,l)=>{
l.d(K,{n:()=>P,w:()=>R});var L=l(78157),b=l(79725),_=l(45599),A=l(70549),M=l(6057);const R=(0,A.n)(T);async function T(f){const{pages:t,job:i}=f,e=new P(f),o=new Int32Array(
t.count),a=new Set;for(let h=0;h<t.count;h++){e.goTo(h),o[h]=e.kind,a.add(e.resources);const g=i.pace.step(300);g&&await g}return{kinds:e.kinds,kindOf:o,resources:a}}
const x=["MediaBox","CropBox","Rotate","UserUnit"],w=2e3,B=/\(|(?:^|[^<])<(?!<)/;class P{document;kinds=[];kind=-1;resources;bytes;entries=new b.R;index=-1;inherited;geometry=new C(
x);own=new C(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:i,entries:e,inherited:o}=this,
{pages:a}=i,h=a.number(t),g=i.place(h),r=a.inheritedBy(t);if(this.index=t,this.inherited=r,!g||!i.locate(h,g,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=a.attribute(t,"Resources");return}(this.bytes?.buffer!==g.bytes.buffer||this.bytes.byteOffset!==g.bytes.byteOffset)&&
(this.bytes=(0,L.bS)(g.bytes));const[y,u]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!y||r!==o)&&(this.kind=this.recognise(r)),(!u||r!==o)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:i}=this,e=t.pages.number(this.index);if(!i)return t.entry(e,"Contents");const o=this.entries.
find(i,"Contents");if(o<0)return;const{at:a}=this.entries;return $(i,a[o+2],a[o+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:i}=this,{pages:e}=t,[o,a]=this.own.of(0);if(o===a)return e.inheritedBy(i).Resources;const h=$(this.bytes,o,a);if(h)return h;const g=()=>t.
entry(e.number(i),"Resources");if(a-o>w)return g();const r=this.own.text();return t.security&&B.test(r)?g():(this.dictionaries.has(r)||this.dictionaries.set(r,g()),
this.dictionaries.get(r))}recognise(t){let i=this.recognised.get(t);i||this.recognised.set(t,i=new Map);const e=this.geometry.text();let o=i.get(e);return o===void 0&&
i.set(e,o=this.kindHere()),o}kindHere(){const t=(0,M.iw)(this.document,this.index),i=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(i);return e===
void 0&&this.kindOf.set(i,e=this.kinds.push(t)-1),e}}class C{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,i){const{bytes:e,from:o,to:a,keys:h}=this;let g=e!==void 0;for(let r=0;r<h.length;r++){const y=i.find(t,h[r]),u=y<0?
0:i.at[y+2],s=y<0?0:i.at[y+3];g&&=D(e,o[r],a[r],t,u,s),o[r]=u,a[r]=s}return this.bytes=t,g}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let i=0;i<this.
keys.length;i++)t+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return t}}function D(f,t,i,e,o,a){if(i-t!==a-o)return!1;for(let h=t,g=o;h<i;h++,g++)
if(f[h]!==e[g])return!1;return!0}function $(f,t,i){if(!(0,L.yp)(f[t])||f[i-1]!==L.AV||f[i-2]!==L.Z4)return;const e=(0,L.JI)(f,t,i),o=(0,L.JI)(f,e.after+1,i);return f[e.
after]===L.Z4&&o.value>=0&&o.after===i-2?new _.oS(e.value,o.value):void 0}}),14580:((G,K,l)=>{l.d(K,{i:()=>s,J:()=>u});var L=l(21281),b=l(43496),_=l(824),A=l(92761);
const M=40,R={units:0n,scale:0};function T(v){const p=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(v),[,S,F="",W=""]=p??[],N=F+W;if(!(!p||N===""||N.length>M))return{units:S===
"-"?-BigInt(N):BigInt(N),scale:W.length}}const x=({units:v,scale:p},S)=>v*10n**BigInt(S-p);function w(v,p){const S=Math.max(v.scale,p.scale);return{units:x(v,S)+
x(p,S),scale:S}}const B=({units:v,scale:p})=>({units:-v,scale:p}),P=(v,p)=>w(v,B(p)),C=(v,p)=>({units:v.units*p.units,scale:v.scale+p.scale}),D=v=>v.units<0n?B(
v):v,$=(v,p)=>P(v,p).units>0n,f=v=>v.reduce(w,R);function t(v){if(v.scale<=2)return{units:x(v,2),scale:2};const p=10n**BigInt(v.scale-2),S=v.units*2n+p,F=p*2n,W=S/
F;return{units:S%F<0n?W-1n:W,scale:2}}function i(v,p){const S=e(v);return S.length>0?S:new h(v,p).broken()}function e({lines:v,allowances:p,charges:S,thirdPartyCharges:F,
taxes:W,totals:N}){return[["the net amounts of the lines",v.map(({netAmount:V})=>V)],["the allowances and charges",[...p,...S,...F].map(({amount:V})=>V)],["the \
VAT breakdown",W.flatMap(({basis:V,amount:Z,rate:q})=>[V,Z,q])],["the totals",Object.values(N)]].filter(([,V])=>V.some(Z=>Z!==null&&T(Z)===void 0)).map(([V])=>({
rule:"BR-DEC",message:`${V} have an amount that is not a decimal number`}))}const o={units:1n,scale:2},a={units:1n,scale:0};class h{invoice;level;found=[];counted;constructor(p,S){
this.invoice=p,this.level=S,this.counted=p.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:p,net:S,gross:F,due:W}=this.invoice.totals,N=(H,V,Z)=>{V===null&&this.found.push({rule:H,message:`the ${Z} is missing`})};this.
level!=="MINIMUM"&&N("BR-12",p,"sum of the line net amounts (BT-106)"),N("BR-13",S,"total without VAT (BT-109)"),N("BR-14",F,"total with VAT (BT-112)"),N("BR-15",
W,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",f(this.counted.
map(({netAmount:p})=>r(p))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:p,allowances:S,charges:F}=this.invoice;this.compare("11","allowances",y(S),S.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",y(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const W=w(P(r(p.lines),r(p.allowances)),r(p.charges));this.compare(
"13","net",W,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:p,totals:S}=this.invoice;
p.length>0&&S.tax!==null&&this.exact("BR-CO-14",S.tax,f(p.map(({amount:W})=>r(W))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
p.every(({basis:W,rate:N,amount:H})=>{const V=t(C(C(r(W),r(N)),o));return $(a,D(P(D(r(H)),D(V))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:p,tax:S}=this.invoice.totals;this.compare("15","gross",w(r(p),r(S)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:p,paid:S,rounding:F,due:W}=this.invoice.totals;if(W===null)return;const N=w(
P(r(p),r(S)),r(F)),H="the amount due (BT-115)",V="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",W,N,{total:H,from:V});const Z=f(this.invoice.thirdPartyCharges.map(({amount:q})=>r(q)));this.exact("BR-FXEXT-CO-16",W,w(N,Z),{total:H,from:`${V} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(p,S,F,W,N){const H=this.
invoice.totals[S];if(H===null&&["lines","net","gross"].includes(S))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${p}`,H,F,N);const V={units:BigInt(
W),scale:2};$(D(P(r(H),t(F))),V)&&this.found.push(g(`BR-FXEXT-CO-${p}`,N))}exact(p,S,F,W){P(r(S),t(F)).units!==0n&&this.found.push(g(p,W))}}const g=(v,{total:p,
from:S})=>({rule:v,message:`${p} differs from ${S}`}),r=v=>v===null?R:T(v)??R,y=v=>f(v.map(({amount:p})=>r(p)));async function u(v){const{invoices:p,refused:S}=await(0,A.
sc)(v),[F,W]=p;if(!F)return[S?`the attached XML ${S.reason}`:"there is no XML in CII or UBL"];const N=await(0,A.Uj)(v),H=await(0,_.Br)(v);return[...W?[`there ar\
e ${p.length} invoices, where one is allowed`]:[],...n(F,N),...d(H,N),...await I(v),...J(v,F),...O(F.invoice).map(({rule:V,message:Z})=>`${V}: ${Z}`),...i(F.invoice,
F.profile?.level).map(({rule:V,message:Z})=>`${V}: ${Z}`)]}const s=(v,p)=>n(v,p).length===0;function n({syntax:v,profile:p,file:S},F){if(v==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!p)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const W=[],N=[p.level,p.level.replaceAll(" ","")];return(F.level===null||!N.includes(F.level.toUpperCase()))&&W.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${p.level}`),F.file?.toLowerCase()!==S.toLowerCase()&&W.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&W.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?W.push("the XMP n\
ames no version (fx:Version)"):c.test(F.version)||W.push("the XMP names a version (fx:Version) that does not exist"),W}const c=/^(?:\d\.\d|[12]p0)$/;function d(v,p){
const S=v?.properties.find(({namespace:W,name:N})=>W===b.dK.pdfaExtension&&N==="schemas"),F=v&&S?v.text.slice(S.from,S.to):"";return!p||A.fD.some(W=>F.includes(
W))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const m=[["BR-02","invoice number (BT-1)",({number:v})=>v],["BR-03","iss\
ue date (BT-2)",({issueDate:v})=>v],["BR-04","type code (BT-3)",({typeCode:v})=>v],["BR-05","currency (BT-5)",({currency:v})=>v],["BR-06","name of the seller (B\
T-27)",({seller:v})=>v?.name],["BR-07","name of the buyer (BT-44)",({buyer:v})=>v?.name]],O=v=>m.filter(([,,p])=>(p(v)??null)===null).map(([p,S])=>({rule:p,message:`\
the ${S} is missing`}));async function I(v){const{archive:p}=await(0,L.ds)(v);return[...p!==void 0&&(p.part===3||p.part===4&&p.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...v.security?["the document is encrypted"]:[]]}const X=["Alternative","Source","Data"];function J(v,{attachment:p,profile:S,file:F}){const W=[
"MINIMUM","BASIC WL"].includes(S?.level??"")?["Data"]:X,N=[];return S&&F.toLowerCase()!==S.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&N.push(`the attachment\
 must be called ${S.file}`),(p.relationship===null||!W.includes(p.relationship))&&N.push(`the relationship (AFRelationship) must be ${W.join(", ")}`),p.mimeType!==
"text/xml"&&p.mimeType!=="application/xml"&&N.push("the media type of the attachment must be text/xml"),(v.array(v.catalog.get("AF"))??[]).flatMap(Z=>{const q=v.
dict(v.dict(Z)?.get("EF"));return q?[v.resolve(q.get("F")),v.resolve(q.get("UF"))]:[]}).includes(p.stream)||N.push("the attachment is not an associated file of \
the document (/AF)"),N}}),21281:((G,K,l)=>{l.d(K,{Ip:()=>x,XM:()=>D,Xb:()=>C,ds:()=>T,qg:()=>P});var L=l(59071),b=l(70549),_=l(43496),A=l(824),M=l(1975),R=l(60912);
const T=(0,b.n)(async t=>x(t,await(0,A.Br)(t)));function x(t,i){const e=(y,u)=>(0,L.wh)((0,M.sm)(i,y,u)[0]??""),o=B(e("pdfaid","part"),e("pdfaid","conformance").
toLowerCase()),a=w(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,g=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,L.Gh)(t.resolve(
(0,A._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],r=[o?.name,a,...g.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(
y))];return{archive:o,accessible:a,names:r.filter(y=>y!==void 0)}}const w=t=>/^[1-9]$/.test(t);function B(t,i){if(!w(t))return;const e=/^[abuef]$/.test(i)?i:"";
return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function P(t,i,e,o){return i&&f(t,i,[_.dK.pdfaid]),C(e,o)}const C=({name:t},i)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${t}: ${i}.`});async function D(t){const i=await(0,A.Br)(t);if(!i)return[];const{archive:e,accessible:o}=x(t,i);
f(t,i,[_.dK.pdfaid,_.dK.pdfuaid]);const a=[e?.name,o].filter(h=>h!==void 0);return a.length>0?[$(a)]:[]}const $=t=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function f(t,i,e){i.properties.some(({namespace:o})=>e.includes(o))&&(0,R.
_L)(t,(0,R.QH)(i,({namespace:o})=>e.includes(o),[]))}}),60912:((G,K,l)=>{l.d(K,{QH:()=>A,T3:()=>M,_L:()=>w});var L=l(43496),b=l(3907),_=l(45599);function A(B,P,C){
const{text:D,properties:$,end:f,about:t}=B,i=[];let e=0;for(const o of $.filter(P).sort((a,h)=>a.from-h.from))o.from<e||(i.push(D.slice(e,o.from)),e=o.to);return i.
push(D.slice(e,Math.max(f,e))),C.length>0&&i.push(R(C,t)),i.push(D.slice(Math.max(f,e))),x(i.join(""))}function M(B){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${L.dK.rdf}">
${R(B,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function R(B,P){const D=[...new Set(B.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${L.dK[f]}"`).join(""),$=B.map(({prefix:f,name:t,form:i,values:e})=>`\
<${f}:${t}>${T(i,e)}</${f}:${t}>
`);return`<rdf:Description xmlns:rdf="${L.dK.rdf}" rdf:about="${(0,b.X)(P)}"${D}>
${$.join("")}</rdf:Description>
`}function T(B,P){const C=D=>P.map($=>`<rdf:li${D}>${(0,b.X)($)}</rdf:li>`).join("");switch(B){case"simple":return(0,b.X)(P[0]??"");case"alternative":return`<rd\
f:Alt>${C(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${C("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${C("")}</rdf:Bag>`}}const x=B=>B.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(B,P){const C=B.catalog.get("Metadata"),D=B.resolve(C),$=D instanceof _.Z6?[...D.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],f=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...$]),t=new _.Z6(f,Buffer.
from(P,"utf8"));(0,_.i9)(C)&&D instanceof _.Z6?B.put(C,t):B.edit(B.catalogNumber).set("Metadata",B.add(t))}}),94289:((G,K,l)=>{l.d(K,{Y:()=>L});function L(T,x){
switch(T){case"D":return String(x);case"R":return M(x);case"r":return M(x).toLowerCase();case"A":return R(x);case"a":return R(x).toLowerCase();default:return""}}
const b=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],_=1e5,A=2600;function M(T){
if(T>_)return String(T);let x="",w=T;for(const[B,P]of b)for(;w>=B;)x+=P,w-=B;return x}function R(T){return T>A?String(T):String.fromCharCode(65+(T-1)%26).repeat(
Math.ceil(T/26))}}),33546:((G,K,l)=>{l.d(K,{FB:()=>M,Hr:()=>T,Zh:()=>x,k$:()=>R,qm:()=>w});var L=l(93604),b=l(45599),_=l(81077);const A={first:0,style:"D",prefix:void 0,
start:1};async function M(f){const t=f.catalog.get("PageLabels");if(!f.dict(t))return;const i=(await(0,_.Zc)(f,t,"Nums")).map(([e,o])=>({first:Number(e),label:f.
dict(o)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,o)=>e.first-o.first).filter(({first:e},o,a)=>a[o+1]?.first!==e).map(({first:e,label:o})=>({first:e,
...B(f,o)}));return i[0]?.first===0?i:[A,...i]}function R(f,t){const i=f.editCatalog();if(t.length===0){i.delete("PageLabels");return}const e=t[0].first===0?t:[
A,...t],o=$(f),a=e.map(({first:h,start:g,...r})=>[h,D({...r,number:g},o)]);i.set("PageLabels",f.add((0,_.H6)(f,a,"Nums")))}async function T(f){const t=await M(f);
if(!t)return;const i=t.map(({first:e})=>e);return e=>{const o=t[(0,L.M)(i,e)-1];return{...o,number:o.start+e-o.first}}}function x(f,t){const i=[],e=$(f);let o,a=0;
for(const h of t)(!o||!P(o,h))&&i.push([a,D(h,e)]),o=h,a++;return(0,_.H6)(f,i,"Nums")}async function w(f,t){const i=await T(f);if(!i)return;const e=x(f,Array.from(
t,o=>i(o-1)));f.editCatalog().set("PageLabels",f.add(e))}function B(f,t){const i=f.resolve(t?.get("S")),e=f.resolve(t?.get("P")),o=f.resolve(t?.get("St"));return{
style:i instanceof b.SX?i.text:void 0,prefix:e instanceof b.Mx&&e.bytes.length>0?e:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function P(f,t){
return f.style!==t.style||t.style!==void 0&&t.number!==f.number+1?!1:f.prefix===t.prefix?!0:!!f.prefix&&!!t.prefix&&Buffer.compare(f.prefix.bytes,t.prefix.bytes)===
0}const C=100;function D({style:f,prefix:t,number:i},e){return(0,b.jd)({S:f===void 0?void 0:(0,b.UU)(f),P:t&&t.bytes.length>C?e(t):t,St:f===void 0||i===1?void 0:
i})}function $(f){const t=new Map;return i=>{let e=t.get(i);return e||t.set(i,e=f.add(i)),e}}}),16231:((G,K,l)=>{l.d(K,{E:()=>T});var L=l(17079),b=l(33973),_=l(
45599),A=l(91374),M=l(33311),R=l(59071);async function T(w){const B=await(0,A.qU)(w),{ByteRange:P,Sig:C}=await(0,M.S)(w),D=P.length>0?C:[],$=w.resolve(w.dict(w.
catalog.get("Perms"))?.get("DocMDP")),f=[],t=new Set,i=(a,h)=>{const g=w.resolve((0,A.hj)(w,a,"V")),r=(0,_.Zm)(g)?g:void 0;r&&t.add(r),f.push(x(w,(0,R.wh)(h)||null,
r,$))};for(const{dict:a}of B)t.add(a);for(const{type:a,dict:h,name:g}of(0,A.i4)(B))a==="Sig"&&i(h,g);const e=D.flatMap(a=>{const h=w.get(a);if(!((0,_.Zm)(h)&&!t.
has(h)&&(h.has("T")||(0,_.Eo)(h.get("Subtype"),"Widget")))||!(0,_.Eo)(w.resolve((0,A.hj)(w,h,"FT")),"Sig"))return[];const r=w.resolve((0,A.hj)(w,h,"V"));return(0,_.
Zm)(r)&&!t.has(r)?[{number:a,field:h}]:[]});if(e.length>0){const{live:a}=await(0,b.Gy)(w);for(const{number:h,field:g}of e)a[h]===1&&i(g,(0,A.fq)(w,g))}const o=w.
dict(w.catalog.get("Perms"));for(const a of["UR3","UR"]){const h=w.dict(o?.get(a));h&&f.push({...x(w,null,h,null),kind:"usage_rights"})}return f}function x(w,B,P,C){
if(!P)return{field:B,signed:!1,kind:null,subFilter:null,signer:null,date:null};const D=w.resolve(P.get("SubFilter")),$=(0,_.Eo)(w.resolve(P.get("Type")),"DocTim\
eStamp")||(0,_.Eo)(D,"ETSI.RFC3161");return{field:B,signed:!0,kind:$?"timestamp":P===C?"certification":"approval",subFilter:D instanceof _.SX?D.text:null,signer:(0,R.
Gh)(w.resolve(P.get("Name"))),date:(0,L._)((0,R.Gh)(w.resolve(P.get("M")))??"")??null}}}),33973:((G,K,l)=>{l.d(K,{Gy:()=>C,Rf:()=>D,Ip:()=>$});var L=l(54619),b=l(
85368),_=l(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new _.s;signed=new Set;constructor(s,n,c){this.detail=
n,this.strings=c,this.scan.strings=c;const d=new Int32Array(n?8*s:s);this.done=new Uint8Array(n?s:0);const m=O=>d.subarray(O*s,(O+1)*s);this.end=m(0),this.valueEnd=
m(1),this.dataStart=m(2),this.dataEnd=m(3),this.lengthStart=m(4),this.lengthEnd=m(5),this.from=m(6),this.to=m(7)}}var M=l(78157),R=l(79725),T=l(39150),x=l(45599);
class w{scan=new _.s;ranges=new Map}const B=2;class P{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,n,c){this.walked=c,this.live=new Uint8Array(
s),this.via=new Int32Array(n?s:0)}}async function C(u,{watched:s}={}){const{markings:n,referrers:c}=await D([u],{watched:s,detail:!0}),{live:d,via:m}=n[0];return{
live:d,via:m,referrers:c}}async function D(u,s={}){const n=new o(u,s);return await n.run(),n}function $(u,{repairs:s}){for(const{part:n,number:c,value:d}of s)u[n].
put(c,d)}const f=100,t=100,i=-2;function e(u){if(u instanceof x.Z6)return u.data.length+e(u.dict);if(Array.isArray(u))return 12*u.length;if(!(u instanceof x.Bi))
return f;let s=30*u.size;for(const n of u.values())Array.isArray(n)&&(s+=12*n.length);return s}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new R.R;strings;alias;constructor(s,{detail:n=!1,strings:c=!1,watched:d,alias:m}){if(this.documents=s,this.strings=
c,this.alias=m,this.markings=s.map(O=>new P(O.size,d!==void 0,h(O,c||n,c))),!!d){this.watched=new Uint8Array(s[0].size);for(const O of d)this.watched[O]=1}}async run(){
const{documents:s,stack:n}=this,[c]=s;for(const[d,m]of c.trailer)d!=="Encrypt"&&this.followValue(0,m);for(;n.length>0;){const d=n.pop(),m=d%s.length,O=c.job.pace.
step(this.follow(m,(d-m)/s.length));O&&await O}for(const{live:d,signed:m,walked:O}of this.markings)for(const I of O.signed)d[I]===1&&m.add(I)}visit(s,n){this.alias&&
({part:s,number:n}=this.alias(s,n)??{part:s,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const c=this.markings[s],{live:d}=c;if(n>
0&&n<d.length&&d[n]!==0)return;const m=this.documents[s];if(n<=0||n>=d.length||!m.exists(n))return m.missed(n);d[n]=1,this.watched&&(c.via[n]=this.current),this.
stack.push(n*this.documents.length+s)}follow(s,n){const c=this.documents[s],d=this.markings[s],{walked:m}=d;if(this.current=n,d.count++,c.isChanged(n))return this.
followChanged(c,d,s,n);if(m.done[n]===1)return this.followAgain(c,d,s,n);const{scan:O,detail:I}=m;I||(O.used=0);const X=O.used,J=c.table.kind[n]===L.tL?this.walk(
c,m,n):this.walkPlace(c,n,O);return J<0||O.byteRange&&this.isSignature(m.signed,n)?this.forget(O,X).followRepaired(c,s,n):(d.bytes+=J,I&&(m.from[n]=X,m.to[n]=O.
used,m.valueEnd[n]=this.extent.valueEnd,m.done[n]=1),this.followMarks(s,O,X,O.used,O.lengthStart),t+J)}followChanged(s,n,c,d){const m=s.patched(d);if(!m){const p=s.
edited.get(d);return a(p)||p===null?this.followRepaired(s,c,d):(this.followValue(c,p),n.bytes+=e(p),t)}const{detail:O}=n.walked;if(m.references&&!O&&!s.suspect){
for(let p=m.first;p<m.last;p++)this.visit(c,m.references[p]);return n.bytes+=m.end-m.start,t}const{scan:I,ranges:X}=g(n);O||(I.used=0);const J=I.used,v=this.walkPlace(
s,d,I);return v<0||I.byteRange&&this.isSignature(n.signed,d)?this.forget(I,J).followRepaired(s,c,d):(n.bytes+=v,O&&X.set(d,{from:J,to:I.used,valueEnd:this.extent.
valueEnd}),this.followMarks(c,I,J,I.used,I.lengthStart),t+v)}followAgain(s,n,c,d){const{walked:m}=n;return n.bytes+=m.end[d]>0?m.end[d]-s.table.place[d]:f,this.
followMarks(c,m.scan,m.from[d],m.to[d],m.lengthStart[d]),t}isSignature(s,n){return s.add(n),this.strings}followMarks(s,{marks:n},c,d,m){const O=this.strings?m:i;
for(let I=c;I<d;I+=3)n[I]!==_.A&&n[I+1]!==O&&this.visit(s,n[I])}forget(s,n){return s.used=n,this}followRepaired(s,n,c){const d=s.get(c),m=a(d)?s.resolve(d):d;return m===
null?(this.markings[n].live[c]=B,this.markings[n].count--):this.repair(n,c,m),t}repair(s,n,c){this.repairs.push({part:s,number:n,value:c}),this.followValue(s,c)}followValue(s,n){
const c=[n];for(;c.length>0;){const d=c.pop();if(d instanceof x.oS)this.visit(d instanceof x.rV?d.part:s,d.number);else if(Array.isArray(d))for(const m of d)c.push(
m);else if(d instanceof x.Bi){d.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const m of d.values())c.push(m)}else if(d instanceof x.Z6)for(const[
m,O]of d.dict)m!=="Length"&&c.push(O)}}walk(s,n,c){const{extent:d}=this,{bytes:m}=s,{scan:O}=n,I=s.bodies[c];O.forgetLength();const{kept:X}=this,J=!this.strings&&
s.recallEntries(c,X);J&&O.append(X.scan.marks,X.marksFrom,X.marksTo);const v=J?X.close+2:O.value(m,I,m.length);return v<0||m[v-1]===M.AV||!(0,b.x)(s,v,O,d)||s.suspect&&
!(0,T.D)(m,I,v)?-1:(d.dataStart<0&&(O.lengthStart=-1),n.end[c]=d.end,n.detail&&(n.dataStart[c]=d.dataStart,n.dataEnd[c]=d.dataEnd,n.lengthStart[c]=O.lengthStart,
n.lengthEnd[c]=O.lengthEnd),d.end-s.table.place[c])}walkPlace(s,n,c){const d=s.place(n);if(!d)return-1;const{bytes:m,start:O,end:I}=d;c.forgetLength();const X=c.
value(m,O,I);return c.lengthStart=-1,X<0&&!y(m,O,I)||r(m,O,I)||X>0&&m[X-1]===M.AV||X>=0&&(0,M.AN)(m,X,I)<I||s.suspect&&!(0,T.D)(m,O,I)?-1:(this.extent.valueEnd=
X<0?I:X,I-O)}}const a=u=>u instanceof x.oS&&!(u instanceof x.rV);function h(u,s,n){const c=u.walked;if(c?.strings===n)return c;const d=new A(u.size,s,n);return s&&
(u.walked=d),d}function g(u){return u.patches||(u.patches=new w,u.patches.scan.strings=u.walked.strings),u.patches}function r(u,s,n){const c=(0,M.AN)(u,s,n);return c>=
n||u[c]===M.yq&&(0,M.wb)(u,c,"null")}function y(u,s,n){for(let c=s;c<n;c++)if("<([/%".includes(String.fromCharCode(u[c])))return!1;return!0}}),69289:((G,K,l)=>{
l.d(K,{V:()=>A});var L=l(78157),b=l(45798),_=l(45599);function A({bytes:M,job:R}){const T=(0,L.bS)(M).subarray(0,1024),x=T.indexOf(" obj");if(x<0||!T.includes("\
/Linearized"))return;const w=new b.i(M,x+4,Math.min(M.length,x+2048),R.limits.nesting).value();return(0,_.Zm)(w)&&w.has("Linearized")&&w.get("L")===M.length?w:void 0}}),
21996:((G,K,l)=>{l.d(K,{Av:()=>w,RJ:()=>C,V3:()=>P,vb:()=>D,zx:()=>x});var L=l(54619),b=l(93604),_=l(78157),A=l(88500);const M=2048,R=65536,T="[^\\0\\t\\n\\f\\r ()<>\
[\\]{}/%#]";async function x(t,i){const{found:e,all:o}=await B(t,i),a=h=>[...new Set([...h,...o])].sort((g,r)=>g-r);return Object.fromEntries(i.map(h=>[h,a(e[h])]))}
async function w(t,i){const{found:e,all:o}=await B(t,i);for(const a of Object.values(e))for(const h of a)o.add(h);return o}async function B(t,i){const e=i.map(g=>{
const[r="",...y]=[...g].map(s=>s.replace(/\W/,"\\$&")),u=/\W/.test(g)?T:"\\w";return`${r}(?:${y.join("")}|${u}{0,${Math.max(0,g.length-2)}}#)`}),o=new RegExp(`/\
(?:${e.join("|")}|#)`,"g"),a=Object.fromEntries(i.map(g=>[g,new Set])),h=new Set;await C(t,(g,r,y,u)=>{const s=g.toString("latin1",r,y);o.lastIndex=0;for(let n=o.
exec(s);n;n=o.exec(s)){const c=u(r+n.index);c!==void 0&&(n[0].endsWith("#")?h.add(c):a[n[0].slice(1)].add(c))}});for(const g of D(t))h.add(g);return{found:a,all:h}}
async function P(t,i){const e=await x(t,i);return[...new Set(Object.values(e).flat())].sort((o,a)=>o-a)}async function C(t,i){const{bytes:e,table:o}=t,a=$(t),h=new Int32Array(
a.length);for(let s=0;s<a.length;s++)h[s]=o.place[a[s]];const g=(0,_.bS)(e),r=s=>a[(0,b.M)(h,s)-1],y=new A.s;let u=0;for(let s=0;s<a.length;s++){const n=s+1===a.
length,c=n?e.length:h[s+1],d=c-h[s]>M;if(!d&&!n&&c-u<R)continue;if(d){h[s]>u&&i(g,u,h[s],r),y.reset();const O=y.value(e,t.bodies[a[s]],c);i(g,h[s],O<0?c:O,r)}else
i(g,u,c,r);const m=t.job.pace.step(Math.min(c-u,R));m&&await m,u=c}for(const[s,n]of f(t)){const c=t.objectStream(s);if(!c)continue;const d=new Set(n),{starts:m}=c;
i((0,_.bS)(c.data),0,c.data.length,I=>{const X=c.numbers[(0,b.M)(m,I)-1];return X!==void 0&&d.has(X)?X:void 0});const O=t.job.pace.step(c.data.length);O&&await O}}
function*D(t){for(let i=1;t.hasChanges&&i<t.size;i++)t.isChanged(i)&&t.exists(i)&&(yield i)}function $(t){const{table:i,hasChanges:e}=t,o=[];let a=!0,h=-1;for(let g=1;g<
i.size;g++){if(i.kind[g]!==L.tL||e&&t.isChanged(g))continue;const r=i.place[g];a&&=r>=h,h=r,o.push(g)}return a?o:o.sort((g,r)=>i.place[g]-i.place[r])}function f(t){
const{table:i,hasChanges:e}=t,o=new Map;for(let a=1;a<i.size;a++){if(i.kind[a]!==L.UT||e&&t.isChanged(a))continue;const h=i.place[a],g=o.get(h);g?g.push(a):o.set(
h,[a])}return o}}),90536:((G,K,l)=>{l.d(K,{C:()=>b,L:()=>_});var L=l(45599);function b(A,M){const R=[A];for(;R.length>0;){const T=R.pop(),x=T instanceof L.Z6?T.
dict:T;if(Array.isArray(x))for(const w of x)R.push(w);else if(x instanceof L.Bi){M(x);for(const w of x.values())R.push(w)}}}function _(A,M){const R=[];return b(
A,T=>{R.length===0&&M(T)&&R.push(T)}),R.length>0}}),93604:((G,K,l)=>{l.d(K,{B:()=>L,M:()=>b});const L=(A,M)=>_(A,M,!1),b=(A,M)=>_(A,M,!0);function _(A,M,R){let[
T,x]=[0,A.length];for(;T<x;){const w=T+x>>1,B=A[w];B<M||R&&B===M?T=w+1:x=w}return T}})};
