"use strict";exports.id=1232,exports.ids=[1232],exports.modules={41112:((Z,K,o)=>{o.d(K,{Uz:()=>s,St:()=>u,yZ:()=>x,xS:()=>l,ln:()=>m,YX:()=>t,XK:()=>n});var U=o(84961),I=o(
6856),A=o(33311),R=o(9819),D=o(45599),b=o(61540),O=o(49454);async function T(r){const{job:E,pages:h}=r,e=new M(r);for(const c of(await(0,I.w)(r)).resources){e.resources(
c);const d=E.pace.step(100);d&&await d}const i=new Set((await(0,A.S)(r)).AP);for(let c=0;i.size>0&&c<h.count;c++){const d=h.number(c);for(const P of r.array(r.entry(
d,"Annots"))??[]){const L=(0,D.i9)(P)?P.number:-1;(L<0||i.has(L))&&e.appearances(r.dict(P)?.get("AP"))}const y=E.pace.step(1e3);y&&await y}return e.fonts}class M{document;visit;seen=new Set;found=new Map;constructor(E){
this.document=E,this.visit=new R._i(E)}get fonts(){return[...this.found.values()].sort((E,h)=>B(E.name??"",h.name??"")||B(E.type??"",h.type??""))}resources(E){const h=[
E];for(;h.length>0;){const e=this.fresh(h.pop());if(e){for(const i of this.entries(e,"Font"))this.font(i,h);for(const i of["XObject","Pattern"])for(const c of this.
entries(e,i))h.push(this.fresh(c)?.get("Resources"));for(const i of this.entries(e,"ExtGState")){const[c]=this.document.array(this.document.dict(i)?.get("Font"))??
[];c!==void 0&&this.font(c,h)}}}}appearances(E){for(const h of this.document.dict(E)?.values()??[]){const e=this.document.resolve(h);if(e instanceof D.Z6)this.appearance(
h);else if(e instanceof D.Bi)for(const i of e.values())this.appearance(i)}}appearance(E){this.resources(this.fresh(E)?.get("Resources"))}font(E,h){const e=this.
fresh(E);if(!e)return;const{document:i}=this,c=(0,O.FG)(i,e.get("Subtype"));c==="Type3"&&h.push(e.get("Resources"));const d=(0,O.FG)(i,e.get("BaseFont"))||(0,O.
FG)(i,(0,O.nb)(i,e)?.get("FontName")),{name:y,subset:P}=(0,O.VJ)(d),L={name:d===""?null:(0,O.MH)(y),type:(0,O.FG)(i,(0,O.hL)(i,e)?.get("Subtype"))||c||null,embedded:(0,b.
nq)(i,e),subset:P};this.found.set(JSON.stringify(L),L)}fresh(E){if(E===void 0||!this.visit.first(E))return;const h=this.document.dict(E);if(!(!h||this.seen.has(
h)))return(0,D.i9)(E)||this.seen.add(h),h}*entries(E,h){const e=E.get(h);if(e===void 0)return;const i=this.fresh(e);i&&(yield*i.values())}}const B=(r,E)=>r<E?-1:
r>E?1:0;var _=o(54619),C=o(69289);const m=({security:r})=>r?.locked===!0,x=r=>r.get(r.catalogNumber)instanceof D.Bi,u=r=>!m(r)||x(r)&&a(r)===r.pages.count,t=r=>u(
r)?r.pages.count:a(r)??f(r)??null,n=(r,E,h)=>h&&m(r)&&g(r)?null:E;async function s(r){const E=x(r)?await T(r):[];return n(r,E,E.length===0)}async function l(r){
const E=await(0,U.$x)(r);return n(r,E,E===!1)}function a(r){const E=r.get(r.catalogNumber),h=(0,D.Zm)(E)?r.resolve(r.dict(E.get("Pages"))?.get("Count")):null;return typeof h==
"number"&&Number.isInteger(h)&&h>0?h:void 0}function f(r){const E=(0,C.V)(r)?.get("N");return typeof E=="number"&&Number.isInteger(E)&&E>0?E:void 0}function g({
table:r}){return r.kind.subarray(0,r.size).includes(_.UT)}}),41561:((Z,K,o)=>{o.d(K,{GS:()=>S,Br:()=>q,$J:()=>G,nj:()=>at,gd:()=>v});var U=o(45059),I=o(91374),A=o(
6856),R=o(14580),D=o(92761),b=o(21281),O=o(824),T=o(16827),M=o(41232),B=o(16231),_=o(9819),C=o(69289),m=o(75162),x=o(78157),u=o(41112),t=o(60057),n=o(55772),s=o(
58552),l=o(21996),a=o(74135),f=o(6057),g=o(3552),r=o(61491),E=o(98689),h=o(18930);class e{document;contents;hasTexts;reader;constructor($,V,z,j){this.document=$,
this.contents=V,this.hasTexts=z,this.reader=j}static async of($){const j=$.dict($.catalog.get("StructTreeRoot"))!==void 0&&(await(0,l.zx)($,["ActualText"])).ActualText.
length>0&&(await(0,r.g$)($))?.hasTexts===!0;return new e($,new g.i($),j,new h.X($))}async hasText($){const{document:V}=this;if(this.hasTexts)return(await this.reader.
page($)).characters>0;const z=(0,f.iw)(V,$),{width:j,height:Q}=(0,a.iN)(z),J=new d(j*z.userUnit,Q*z.userUnit);try{await this.contents.read($,J)}catch(et){if(!(et instanceof
i))throw et}return!J.isEmpty}}class i extends Error{}const c=new i("A character was found");class d extends E.g{glyph(...$){if(super.glyph(...$),!this.isEmpty)throw c}}
var y=o(22154);async function P(w){const{count:$}=w.pages,V=new y.z(w,$);return p(async()=>{const z=[];for(let j=1;j<=$;j++)z.push((await V.page(j)).characters);
return z})}function L(w){const $=w.indexOf(0);return{count:w.filter(V=>V===0).length,first:$<0?null:$+1}}const X=5e3;async function Y(w){const{count:$}=w.pages;
return $>X?null:p(async()=>{const V=await e.of(w),z=[];for(let j=0;j<$;j++){z.push(await V.hasText(j)?1:0);const Q=w.job.pace.step(1e3);Q&&await Q}return L(z)})}
async function p(w){try{return await w()}catch($){if($ instanceof s.zU&&$.code==="limit_exceeded")return null;throw $}}function v(w){let $=!1;return{quiet:{...w,
onRepaired:()=>{$=!0}},wasRepaired:()=>$}}async function S(w,$){const{perPage:V,withBookmarks:z,repaired:j,size:Q}=$,J=(0,u.yZ)(w),et=await(0,O.Br)(w),tt=J&&(0,u.
St)(w)?await(0,A.w)(w):void 0,ut=await(0,u.Uz)(w),ot=J?await(0,B.E)(w):[],st=J?await(0,U._)(w):[],rt=st.length>0?await N(w):null,lt=J?await(0,T.c)(w):0,{names:ct}=await(0,b.
ds)(w),dt=await(0,u.xS)(w),ft=tt!==void 0&&!(0,u.ln)(w),nt=V&&ft?await P(w):null,ht=V?nt&&L(nt):ft?await Y(w):null;return{pageCount:(0,u.YX)(w),fileSize:Q,version:J?
w.version:k(w),...(0,O._6)(w,et),pageSizes:tt?(0,n.mm)(tt):null,locked:(0,u.ln)(w),encryption:q(w),permissions:at(w),signatures:(0,u.XK)(w,ot,ot.length===0),form:J?
await H(w):null,attachments:(0,u.XK)(w,st.map(({name:it,size:gt,mimeType:pt,description:vt,relationship:mt})=>({name:it,size:gt,mimeType:pt,description:vt,relationship:mt})),
st.length===0),eInvoice:(0,u.XK)(w,rt,rt===null),fonts:ut?.map(it=>({...it}))??null,bookmarks:(0,u.XK)(w,lt,lt===0),tagged:J?G(w):null,claims:(0,u.XK)(w,ct,ct.length===
0),javascript:dt,linearized:(0,C.V)(w)!==void 0,repaired:j,pagesWithoutText:ht&&{...ht},pageLabels:J&&!(0,u.ln)(w)?await(0,t.d)(w):null,...V?{pages:tt?await(0,n.
vg)(w,tt,nt):null}:{},...z?{bookmarkList:(0,u.ln)(w)?null:await F(w)}:{}}}const F=async w=>({bookmarks:(await(0,M.gg)(w)).map(W)}),W=({title:w,page:$,open:V,children:z})=>({
title:w,page:$,open:V,children:z.map(W)});async function N(w){const[$]=(await(0,D.sc)(w)).invoices;if(!$)return null;const V=await(0,D.Uj)(w),{file:z,syntax:j,profile:Q}=$;
return{file:z,syntax:j,profile:Q?.level??null,level:V?.level??null,agrees:(0,R.i)($,V)}}async function H(w){const $=(0,_.Wo)(w,"AcroForm");if(!$)return null;const V=w.
resolve($.dict.get("XFA"))!==null,z=(0,I.i4)(await(0,I.qU)(w)).map(({name:Q},J)=>Q===""?J:Q),j=new Set(z).size;return j===0&&!V?null:{fields:j,xfa:V}}function k({
bytes:w}){return/%PDF-(\d\.\d)/.exec((0,x.bS)(w).toString("latin1",0,1032))?.[1]??null}function G(w){return w.resolve((0,_.Wo)(w,"MarkInfo")?.dict.get("Marked"))===
!0&&(0,_.Wo)(w,"StructTreeRoot")!==void 0}function q({security:w}){if(!w)return null;const{algorithm:$,keyBits:V=null,opensWithoutPassword:z}=w;return{algorithm:$?.
replace(/^RC4-.*/,"RC4")??null,keyBits:V,opensWithoutPassword:z}}function at({security:w}){const $=new Set(w?(0,m.vc)(w.permissions):[]),V=w?.revision===2,z=w!==
void 0&&w.revision===void 0,j=(Q,J)=>z?null:!$.has(V?J:Q);return{allowPrint:j("allow_print","allow_print"),allowPrintHighResolution:j("allow_print_high_resoluti\
on","allow_print"),allowChangeContent:j("allow_change_content","allow_change_content"),allowAssembleDocument:j("allow_assemble_document","allow_change_content"),
allowCopyContent:j("allow_copy_content","allow_copy_content"),allowAccessibility:j("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:j("allow_\
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:j("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((Z,K,o)=>{o.d(K,{fl:()=>M,mm:()=>O,
vg:()=>T});var U=o(94289),I=o(33546),A=o(74135),R=o(59071);const D=1e3;function b(_){const{width:C,height:m}=(0,A.iN)(_),x=u=>Math.round(u*_.userUnit*D)/D;return{
width:x(C),height:x(m)}}function O({kinds:_,kindOf:C}){const m=new Int32Array(_.length),x=new Int32Array(_.length);for(let t=C.length-1;t>=0;t--)m[C[t]]++,x[C[t]]=
t+1;const u=new Map;for(const[t,n]of _.entries()){const{width:s,height:l}=b(n),a=`${s} ${l}`,f=u.get(a);f?f.count+=m[t]:u.set(a,{width:s,height:l,count:m[t],firstPage:x[t]})}
return[...u.values()]}async function T(_,{kinds:C,kindOf:m},x){const u=await M(_),t=C.map(b);return Array.from(m,(n,s)=>({...t[n],rotation:C[n].rotation,label:u(
s),characters:x?.[s]??null}))}async function M(_){const C=await(0,I.Hr)(_);return m=>C?B(C(m)):null}function B({style:_,prefix:C,number:m}){return(0,R.ZK)(C)+(0,U.
Y)(_,m)}}),60057:((Z,K,o)=>{o.d(K,{d:()=>m,f:()=>x});var U=o(61729),I=o(33546),A=o(59071),R=o(11338),D=o(77581),b=o(85673),O=o(55416);const T=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),M=[...T.keys()],B=["from","style","prefix","start"],_=1e9,
C=60;async function m(s){const l=await(0,I.FB)(s);if(!l)return null;const a=[];let f=0;for(const{first:g,style:r,prefix:E,start:h}of l){if(g>=s.pages.count)break;
const e=(0,A.ZK)(E);if(f+=C+e.length,f>R.B.fields.labels.maxLength)return null;a.push({from:g+1,style:M.find(c=>T.get(c)===r)??"none",prefix:e,start:h});const i=s.
job.pace.step(100);i&&await i}return{labels:a}}function x(s,l){const a=new u(l),f=a.read(s);return a.problems.raise(),f.sort((g,r)=>g.first-r.first)}class u{pageCount;problems=new O.
Z("labels");places=new Map;constructor(l){this.pageCount=l}read(l){this.problems.addUnknownMembers("",l,["labels"],"it takes only labels");const{labels:a}=l;return Array.
isArray(a)?a.map((f,g)=>this.range(f,`labels[${g}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roma\
n_lower"}, {"from": 5}]}'),[])}range(l,a){if(!(0,U.Gv)(l))return this.problems.add(()=>`${a} must be an object with from, and with style, prefix and start as yo\
u need them`),t;this.problems.addUnknownMembers(`${a} `,l,B,"a range has from, style, prefix and start");const{from:f,style:g="decimal",prefix:r="",start:E=1}=l;
this.checkFrom(f,a),(typeof g!="string"||!T.has(g))&&this.problems.add(()=>`${a}.style must be one of ${M.join(", ")}${typeof g=="string"?(0,b.h)(g,M):""}`);const h=typeof r==
"string"?(0,O.U)(r):'must be a text, such as "A-"; leave it out for none';return h&&this.problems.add(()=>`${a}.prefix ${h}`),n(E,_)?g==="none"&&E!==1&&this.problems.
add(()=>`${a}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${a}.start must be a whole number from 1 t\
o ${_}: the number of the first page of the range`),{first:f-1,style:T.get(g),prefix:typeof r=="string"&&r!==""?(0,D.wx)(r):void 0,start:E}}checkFrom(l,a){if(!n(
l,this.pageCount)){const g=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${a}\
.from ${l===void 0?"is missing: it ":""}${g}; the range begins there`);return}const f=this.places.get(l);f===void 0?this.places.set(l,a):this.problems.add(()=>`${a}\
.from is ${l}, as in ${f}: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},n=(s,l)=>typeof s=="number"&&Number.isInteger(s)&&s>=
1&&s<=l}),91374:((Z,K,o)=>{o.d(K,{QL:()=>b,bf:()=>D,fq:()=>u,hj:()=>x,i4:()=>C,iA:()=>T,pv:()=>m,qU:()=>B,tP:()=>O});var U=o(77581),I=o(45599),A=o(9819),R=o(70549);
function D(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),O=100;function*T(s,{
from:l=s.array((0,A.Wo)(s,"AcroForm")?.dict.get("Fields")),below:a,visit:f=new A._i(s),depth:g=1/0}={}){const r=[],E=(h=[],e)=>{for(let i=h.length-1;i>=0;i--)r.
push({value:h[i],parent:e})};E(l,a);for(let h=r.pop();h;h=r.pop()){const{value:e,parent:i}=h,c=(0,I.i9)(e)?s.get(e):e;if(!(0,I.Zm)(c)||!f.first(e)||(i?.depth??0)>=
g)continue;const d=s.resolve(c.get("T")),y=s.resolve(c.get("FT")),P=d instanceof I.Mx?(0,U.g7)(d):"",L={number:(0,I.i9)(e)?e.number:void 0,dict:c,parent:i,part:P,
name:n(i&&i.depth%O!==0?i.name:"",P),type:y instanceof I.SX?y.text:i?.type,depth:(i?.depth??0)+1};yield L,E(s.array(c.get("Kids")),L)}}const M=1e3,B=(0,R.n)(_);
async function _(s){const l=[];for(const a of T(s)){l.push(a);const f=s.job.pace.step(M);f&&await f}return l}function C(s){const l=new Set(s.flatMap(({parent:a,
dict:f})=>a&&f.has("T")?[a]:[]));return s.filter(a=>(a.dict.has("T")||!a.parent)&&!l.has(a))}function m(s,l){const a=s.resolve(x(s,l,"FT"));return a instanceof I.
SX?a.text:void 0}function x(s,l,a){for(const f of t(s,l)){const g=f.get(a);if(g!==void 0)return g}}function u(s,l){let a="";for(const f of t(s,l)){const g=s.resolve(
f.get("T"));g instanceof I.Mx&&(a=n((0,U.g7)(g),a))}return a}function*t(s,l){let a=l;for(let f=0;a&&f<O;f++)yield a,a=s.dict(a.get("Parent"))}const n=(s,l)=>s===
""||l===""?s+l:`${s}.${l}`}),6856:((Z,K,o)=>{o.d(K,{n:()=>_,w:()=>b});var U=o(78157),I=o(79725),A=o(45599),R=o(70549),D=o(6057);const b=(0,R.n)(O);async function O(u){
const{pages:t,job:n}=u,s=new _(u),l=new Int32Array(t.count),a=new Set;for(let f=0;f<t.count;f++){s.goTo(f),l[f]=s.kind,a.add(s.resources);const g=n.pace.step(300);
g&&await g}return{kinds:s.kinds,kindOf:l,resources:a}}const T=["MediaBox","CropBox","Rotate","UserUnit"],M=2e3,B=/\(|(?:^|[^<])<(?!<)/;class _{document;kinds=[];kind=-1;resources;bytes;entries=new I.
R;index=-1;inherited;geometry=new C(T);own=new C(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:n,entries:s,inherited:l}=this,{pages:a}=n,f=a.number(t),g=n.place(f),r=a.inheritedBy(t);if(this.index=t,this.inherited=r,!g||!n.locate(f,g,s)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=a.attribute(t,"Resources");return}(this.bytes?.buffer!==g.bytes.buffer||
this.bytes.byteOffset!==g.bytes.byteOffset)&&(this.bytes=(0,U.bS)(g.bytes));const[E,h]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!E||r!==l)&&
(this.kind=this.recognise(r)),(!h||r!==l)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,s=t.pages.number(this.index);if(!n)return t.
entry(s,"Contents");const l=this.entries.find(n,"Contents");if(l<0)return;const{at:a}=this.entries;return x(n,a[l+2],a[l+3])??t.entry(s,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:n}=this,{pages:s}=t,[l,a]=this.own.of(0);if(l===a)return s.inheritedBy(n).Resources;const f=x(this.
bytes,l,a);if(f)return f;const g=()=>t.entry(s.number(n),"Resources");if(a-l>M)return g();const r=this.own.text();return t.security&&B.test(r)?g():(this.dictionaries.
has(r)||this.dictionaries.set(r,g()),this.dictionaries.get(r))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const s=this.geometry.
text();let l=n.get(s);return l===void 0&&n.set(s,l=this.kindHere()),l}kindHere(){const t=(0,D.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let s=this.kindOf.get(n);return s===void 0&&this.kindOf.set(n,s=this.kinds.push(t)-1),s}}class C{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:s,from:l,to:a,keys:f}=this;let g=s!==void 0;for(let r=0;r<
f.length;r++){const E=n.find(t,f[r]),h=E<0?0:n.at[E+2],e=E<0?0:n.at[E+3];g&&=m(s,l[r],a[r],t,h,e),l[r]=h,a[r]=e}return this.bytes=t,g}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let n=0;n<this.keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function m(u,t,n,s,l,a){
if(n-t!==a-l)return!1;for(let f=t,g=l;f<n;f++,g++)if(u[f]!==s[g])return!1;return!0}function x(u,t,n){if(!(0,U.yp)(u[t])||u[n-1]!==U.AV||u[n-2]!==U.Z4)return;const s=(0,U.
JI)(u,t,n),l=(0,U.JI)(u,s.after+1,n);return u[s.after]===U.Z4&&l.value>=0&&l.after===n-2?new A.oS(s.value,l.value):void 0}}),14580:((Z,K,o)=>{o.d(K,{i:()=>e,J:()=>h});
var U=o(21281),I=o(43496),A=o(824),R=o(92761);const D=40,b={units:0n,scale:0};function O(p){const v=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(p),[,S,F="",W=""]=v??[],N=F+
W;if(!(!v||N===""||N.length>D))return{units:S==="-"?-BigInt(N):BigInt(N),scale:W.length}}const T=({units:p,scale:v},S)=>p*10n**BigInt(S-v);function M(p,v){const S=Math.
max(p.scale,v.scale);return{units:T(p,S)+T(v,S),scale:S}}const B=({units:p,scale:v})=>({units:-p,scale:v}),_=(p,v)=>M(p,B(v)),C=(p,v)=>({units:p.units*v.units,scale:p.
scale+v.scale}),m=p=>p.units<0n?B(p):p,x=(p,v)=>_(p,v).units>0n,u=p=>p.reduce(M,b);function t(p){if(p.scale<=2)return{units:T(p,2),scale:2};const v=10n**BigInt(
p.scale-2),S=p.units*2n+v,F=v*2n,W=S/F;return{units:S%F<0n?W-1n:W,scale:2}}function n(p,v){const S=s(p);return S.length>0?S:new f(p,v).broken()}function s({lines:p,
allowances:v,charges:S,thirdPartyCharges:F,taxes:W,totals:N}){return[["the net amounts of the lines",p.map(({netAmount:k})=>k)],["the allowances and charges",[...v,
...S,...F].map(({amount:k})=>k)],["the VAT breakdown",W.flatMap(({basis:k,amount:G,rate:q})=>[k,G,q])],["the totals",Object.values(N)]].filter(([,k])=>k.some(G=>G!==
null&&O(G)===void 0)).map(([k])=>({rule:"BR-DEC",message:`${k} have an amount that is not a decimal number`}))}const l={units:1n,scale:2},a={units:1n,scale:0};class f{invoice;level;found=[];counted;constructor(v,S){
this.invoice=v,this.level=S,this.counted=v.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:v,net:S,gross:F,due:W}=this.invoice.totals,N=(H,k,G)=>{k===null&&this.found.push({rule:H,message:`the ${G} is missing`})};this.
level!=="MINIMUM"&&N("BR-12",v,"sum of the line net amounts (BT-106)"),N("BR-13",S,"total without VAT (BT-109)"),N("BR-14",F,"total with VAT (BT-112)"),N("BR-15",
W,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",u(this.counted.
map(({netAmount:v})=>r(v))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:v,allowances:S,charges:F}=this.invoice;this.compare("11","allowances",E(S),S.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",E(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const W=M(_(r(v.lines),r(v.allowances)),r(v.charges));this.compare(
"13","net",W,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:v,totals:S}=this.invoice;
v.length>0&&S.tax!==null&&this.exact("BR-CO-14",S.tax,u(v.map(({amount:W})=>r(W))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
v.every(({basis:W,rate:N,amount:H})=>{const k=t(C(C(r(W),r(N)),l));return x(a,m(_(m(r(H)),m(k))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:v,tax:S}=this.invoice.totals;this.compare("15","gross",M(r(v),r(S)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:v,paid:S,rounding:F,due:W}=this.invoice.totals;if(W===null)return;const N=M(
_(r(v),r(S)),r(F)),H="the amount due (BT-115)",k="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",W,N,{total:H,from:k});const G=u(this.invoice.thirdPartyCharges.map(({amount:q})=>r(q)));this.exact("BR-FXEXT-CO-16",W,M(N,G),{total:H,from:`${k} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(v,S,F,W,N){const H=this.
invoice.totals[S];if(H===null&&["lines","net","gross"].includes(S))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${v}`,H,F,N);const k={units:BigInt(
W),scale:2};x(m(_(r(H),t(F))),k)&&this.found.push(g(`BR-FXEXT-CO-${v}`,N))}exact(v,S,F,W){_(r(S),t(F)).units!==0n&&this.found.push(g(v,W))}}const g=(p,{total:v,
from:S})=>({rule:p,message:`${v} differs from ${S}`}),r=p=>p===null?b:O(p)??b,E=p=>u(p.map(({amount:v})=>r(v)));async function h(p){const{invoices:v,refused:S}=await(0,R.
sc)(p),[F,W]=v;if(!F)return[S?`the attached XML ${S.reason}`:"there is no XML in CII or UBL"];const N=await(0,R.Uj)(p),H=await(0,A.Br)(p);return[...W?[`there ar\
e ${v.length} invoices, where one is allowed`]:[],...i(F,N),...d(H,N),...await L(p),...Y(p,F),...P(F.invoice).map(({rule:k,message:G})=>`${k}: ${G}`),...n(F.invoice,
F.profile?.level).map(({rule:k,message:G})=>`${k}: ${G}`)]}const e=(p,v)=>i(p,v).length===0;function i({syntax:p,profile:v,file:S},F){if(p==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!v)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const W=[],N=[v.level,v.level.replaceAll(" ","")];return(F.level===null||!N.includes(F.level.toUpperCase()))&&W.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${v.level}`),F.file?.toLowerCase()!==S.toLowerCase()&&W.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&W.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?W.push("the XMP n\
ames no version (fx:Version)"):c.test(F.version)||W.push("the XMP names a version (fx:Version) that does not exist"),W}const c=/^(?:\d\.\d|[12]p0)$/;function d(p,v){
const S=p?.properties.find(({namespace:W,name:N})=>W===I.dK.pdfaExtension&&N==="schemas"),F=p&&S?p.text.slice(S.from,S.to):"";return!v||R.fD.some(W=>F.includes(
W))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const y=[["BR-02","invoice number (BT-1)",({number:p})=>p],["BR-03","iss\
ue date (BT-2)",({issueDate:p})=>p],["BR-04","type code (BT-3)",({typeCode:p})=>p],["BR-05","currency (BT-5)",({currency:p})=>p],["BR-06","name of the seller (B\
T-27)",({seller:p})=>p?.name],["BR-07","name of the buyer (BT-44)",({buyer:p})=>p?.name]],P=p=>y.filter(([,,v])=>(v(p)??null)===null).map(([v,S])=>({rule:v,message:`\
the ${S} is missing`}));async function L(p){const{archive:v}=await(0,U.ds)(p);return[...v!==void 0&&(v.part===3||v.part===4&&v.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...p.security?["the document is encrypted"]:[]]}const X=["Alternative","Source","Data"];function Y(p,{attachment:v,profile:S,file:F}){const W=[
"MINIMUM","BASIC WL"].includes(S?.level??"")?["Data"]:X,N=[];return S&&F.toLowerCase()!==S.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&N.push(`the attachment\
 must be called ${S.file}`),(v.relationship===null||!W.includes(v.relationship))&&N.push(`the relationship (AFRelationship) must be ${W.join(", ")}`),v.mimeType!==
"text/xml"&&v.mimeType!=="application/xml"&&N.push("the media type of the attachment must be text/xml"),(p.array(p.catalog.get("AF"))??[]).flatMap(G=>{const q=p.
dict(p.dict(G)?.get("EF"));return q?[p.resolve(q.get("F")),p.resolve(q.get("UF"))]:[]}).includes(v.stream)||N.push("the attachment is not an associated file of \
the document (/AF)"),N}}),21281:((Z,K,o)=>{o.d(K,{Ip:()=>T,XM:()=>m,Xb:()=>C,ds:()=>O,qg:()=>_});var U=o(59071),I=o(70549),A=o(43496),R=o(824),D=o(1975),b=o(60912);
const O=(0,I.n)(async t=>T(t,await(0,R.Br)(t)));function T(t,n){const s=(E,h)=>(0,U.wh)((0,D.sm)(n,E,h)[0]??""),l=B(s("pdfaid","part"),s("pdfaid","conformance").
toLowerCase()),a=M(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,g=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,U.Gh)(t.resolve(
(0,R._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],r=[l?.name,a,...g.filter(E=>/^PDF\/[\w .:/()-]{1,40}$/.test(
E))];return{archive:l,accessible:a,names:r.filter(E=>E!==void 0)}}const M=t=>/^[1-9]$/.test(t);function B(t,n){if(!M(t))return;const s=/^[abuef]$/.test(n)?n:"";
return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function _(t,n,s,l){return n&&u(t,n,[A.dK.pdfaid]),C(s,l)}const C=({name:t},n)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${t}: ${n}.`});async function m(t){const n=await(0,R.Br)(t);if(!n)return[];const{archive:s,accessible:l}=T(t,n);
u(t,n,[A.dK.pdfaid,A.dK.pdfuaid]);const a=[s?.name,l].filter(f=>f!==void 0);return a.length>0?[x(a)]:[]}const x=t=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function u(t,n,s){n.properties.some(({namespace:l})=>s.includes(l))&&(0,b.
_L)(t,(0,b.QH)(n,({namespace:l})=>s.includes(l),[]))}}),60912:((Z,K,o)=>{o.d(K,{QH:()=>R,T3:()=>D,_L:()=>M});var U=o(43496),I=o(3907),A=o(45599);function R(B,_,C){
const{text:m,properties:x,end:u,about:t}=B,n=[];let s=0;for(const l of x.filter(_).sort((a,f)=>a.from-f.from))l.from<s||(n.push(m.slice(s,l.from)),s=l.to);return n.
push(m.slice(s,Math.max(u,s))),C.length>0&&n.push(b(C,t)),n.push(m.slice(Math.max(u,s))),T(n.join(""))}function D(B){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${U.dK.rdf}">
${b(B,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(B,_){const m=[...new Set(B.map(({prefix:u})=>u))].map(u=>` xmlns:${u}="${U.dK[u]}"`).join(""),x=B.map(({prefix:u,name:t,form:n,values:s})=>`\
<${u}:${t}>${O(n,s)}</${u}:${t}>
`);return`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,I.X)(_)}"${m}>
${x.join("")}</rdf:Description>
`}function O(B,_){const C=m=>_.map(x=>`<rdf:li${m}>${(0,I.X)(x)}</rdf:li>`).join("");switch(B){case"simple":return(0,I.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${C(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${C("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${C("")}</rdf:Bag>`}}const T=B=>B.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(B,_){const C=B.catalog.get("Metadata"),m=B.resolve(C),x=m instanceof A.Z6?[...m.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],u=new A.Bi([["Type",new A.SX("Metadata")],["Subtype",new A.SX("XML")],...x]),t=new A.Z6(u,Buffer.
from(_,"utf8"));(0,A.i9)(C)&&m instanceof A.Z6?B.put(C,t):B.edit(B.catalogNumber).set("Metadata",B.add(t))}}),94289:((Z,K,o)=>{o.d(K,{Y:()=>U});function U(O,T){
switch(O){case"D":return String(T);case"R":return D(T);case"r":return D(T).toLowerCase();case"A":return b(T);case"a":return b(T).toLowerCase();default:return""}}
const I=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],A=1e5,R=2600;function D(O){
if(O>A)return String(O);let T="",M=O;for(const[B,_]of I)for(;M>=B;)T+=_,M-=B;return T}function b(O){return O>R?String(O):String.fromCharCode(65+(O-1)%26).repeat(
Math.ceil(O/26))}}),33546:((Z,K,o)=>{o.d(K,{FB:()=>D,Hr:()=>O,Zh:()=>T,k$:()=>b,qm:()=>M});var U=o(93604),I=o(45599),A=o(81077);const R={first:0,style:"D",prefix:void 0,
start:1};async function D(m){const x=m.catalog.get("PageLabels");if(!m.dict(x))return;const u=(await(0,A.Zc)(m,x,"Nums")).map(([t,n])=>({first:Number(t),label:m.
dict(n)})).filter(({first:t})=>Number.isInteger(t)&&t>=0).sort((t,n)=>t.first-n.first).filter(({first:t},n,s)=>s[n+1]?.first!==t).map(({first:t,label:n})=>({first:t,
...B(m,n)}));return u[0]?.first===0?u:[R,...u]}function b(m,x){const u=m.editCatalog();if(x.length===0){u.delete("PageLabels");return}const n=(x[0].first===0?x:
[R,...x]).map(({first:s,start:l,...a})=>[s,C({...a,number:l})]);u.set("PageLabels",m.add((0,A.H6)(m,n,"Nums")))}async function O(m){const x=await D(m);if(!x)return;
const u=x.map(({first:t})=>t);return t=>{const n=x[(0,U.M)(u,t)-1];return{...n,number:n.start+t-n.first}}}function T(m,x){const u=[];let t,n=0;for(const s of x)
(!t||!_(t,s))&&u.push([n,C(s)]),t=s,n++;return(0,A.H6)(m,u,"Nums")}async function M(m,x){const u=await O(m);if(!u)return;const t=T(m,Array.from(x,n=>u(n-1)));m.
editCatalog().set("PageLabels",m.add(t))}function B(m,x){const u=m.resolve(x?.get("S")),t=m.resolve(x?.get("P")),n=m.resolve(x?.get("St"));return{style:u instanceof
I.SX?u.text:void 0,prefix:t instanceof I.Mx&&t.bytes.length>0?t:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function _(m,x){return m.style!==
x.style||x.style!==void 0&&x.number!==m.number+1?!1:m.prefix===x.prefix?!0:!!m.prefix&&!!x.prefix&&Buffer.compare(m.prefix.bytes,x.prefix.bytes)===0}function C({
style:m,prefix:x,number:u}){return(0,I.jd)({S:m===void 0?void 0:(0,I.UU)(m),P:x,St:m===void 0||u===1?void 0:u})}}),16231:((Z,K,o)=>{o.d(K,{E:()=>O});var U=o(17079),
I=o(33973),A=o(45599),R=o(91374),D=o(33311),b=o(59071);async function O(M){const B=await(0,R.qU)(M),{ByteRange:_,Sig:C}=await(0,D.S)(M),m=_.length>0?C:[],x=M.resolve(
M.dict(M.catalog.get("Perms"))?.get("DocMDP")),u=[],t=new Set,n=(a,f)=>{const g=M.resolve((0,R.hj)(M,a,"V")),r=(0,A.Zm)(g)?g:void 0;r&&t.add(r),u.push(T(M,(0,b.
wh)(f)||null,r,x))};for(const{dict:a}of B)t.add(a);for(const{type:a,dict:f,name:g}of(0,R.i4)(B))a==="Sig"&&n(f,g);const s=m.flatMap(a=>{const f=M.get(a);if(!((0,A.
Zm)(f)&&!t.has(f)&&(f.has("T")||(0,A.Eo)(f.get("Subtype"),"Widget")))||!(0,A.Eo)(M.resolve((0,R.hj)(M,f,"FT")),"Sig"))return[];const r=M.resolve((0,R.hj)(M,f,"V"));
return(0,A.Zm)(r)&&!t.has(r)?[{number:a,field:f}]:[]});if(s.length>0){const{live:a}=await(0,I.Gy)(M);for(const{number:f,field:g}of s)a[f]===1&&n(g,(0,R.fq)(M,g))}
const l=M.dict(M.catalog.get("Perms"));for(const a of["UR3","UR"]){const f=M.dict(l?.get(a));f&&u.push({...T(M,null,f,null),kind:"usage_rights"})}return u}function T(M,B,_,C){
if(!_)return{field:B,signed:!1,kind:null,subFilter:null,signer:null,date:null};const m=M.resolve(_.get("SubFilter")),x=(0,A.Eo)(M.resolve(_.get("Type")),"DocTim\
eStamp")||(0,A.Eo)(m,"ETSI.RFC3161");return{field:B,signed:!0,kind:x?"timestamp":_===C?"certification":"approval",subFilter:m instanceof A.SX?m.text:null,signer:(0,b.
Gh)(M.resolve(_.get("Name"))),date:(0,U._)((0,b.Gh)(M.resolve(_.get("M")))??"")??null}}}),70549:((Z,K,o)=>{o.d(K,{n:()=>U});function U(I){const A=new WeakMap;return R=>{
if(R.hasChanges)return I(R);const D=A.get(R);if(D)return D.answer;const b=I(R);return A.set(R,{answer:b}),b}}}),33973:((Z,K,o)=>{o.d(K,{Gy:()=>C,Rf:()=>m,Ip:()=>x});
var U=o(54619),I=o(85368),A=o(88500);class R{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(e,i,c){
this.detail=i,this.strings=c,this.scan.strings=c;const d=new Int32Array(i?8*e:e);this.done=new Uint8Array(i?e:0);const y=P=>d.subarray(P*e,(P+1)*e);this.end=y(0),
this.valueEnd=y(1),this.dataStart=y(2),this.dataEnd=y(3),this.lengthStart=y(4),this.lengthEnd=y(5),this.from=y(6),this.to=y(7)}}var D=o(78157),b=o(79725),O=o(39150),
T=o(45599);class M{scan=new A.s;ranges=new Map}const B=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,i,c){this.walked=c,this.live=
new Uint8Array(e),this.via=new Int32Array(i?e:0)}}async function C(h,{watched:e}={}){const{markings:i,referrers:c}=await m([h],{watched:e,detail:!0}),{live:d,via:y}=i[0];
return{live:d,via:y,referrers:c}}async function m(h,e={}){const i=new l(h,e);return await i.run(),i}function x(h,{repairs:e}){for(const{part:i,number:c,value:d}of e)
h[i].put(c,d)}const u=100,t=100,n=-2;function s(h){if(h instanceof T.Z6)return h.data.length+s(h.dict);if(Array.isArray(h))return 12*h.length;if(!(h instanceof T.
Bi))return u;let e=30*h.size;for(const i of h.values())Array.isArray(i)&&(e+=12*i.length);return e}class l{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new b.R;strings;alias;constructor(e,{detail:i=!1,strings:c=!1,watched:d,alias:y}){if(this.documents=e,this.strings=
c,this.alias=y,this.markings=e.map(P=>new _(P.size,d!==void 0,f(P,c||i,c))),!!d){this.watched=new Uint8Array(e[0].size);for(const P of d)this.watched[P]=1}}async run(){
const{documents:e,stack:i}=this,[c]=e;for(const[d,y]of c.trailer)d!=="Encrypt"&&this.followValue(0,y);for(;i.length>0;){const d=i.pop(),y=d%e.length,P=c.job.pace.
step(this.follow(y,(d-y)/e.length));P&&await P}for(const{live:d,signed:y,walked:P}of this.markings)for(const L of P.signed)d[L]===1&&y.add(L)}visit(e,i){this.alias&&
({part:e,number:i}=this.alias(e,i)??{part:e,number:i}),this.watched&&this.watched[i]===1&&this.referrers.add(this.current);const c=this.markings[e],{live:d}=c;i<=
0||i>=d.length||d[i]!==0||!this.documents[e].exists(i)||(d[i]=1,this.watched&&(c.via[i]=this.current),this.stack.push(i*this.documents.length+e))}follow(e,i){const c=this.
documents[e],d=this.markings[e],{walked:y}=d;if(this.current=i,d.count++,c.isChanged(i))return this.followChanged(c,d,e,i);if(y.done[i]===1)return this.followAgain(
c,d,e,i);const{scan:P,detail:L}=y;L||(P.used=0);const X=P.used,Y=c.table.kind[i]===U.tL?this.walk(c,y,i):this.walkPlace(c,i,P);return Y<0||P.byteRange&&this.isSignature(
y.signed,i)?this.forget(P,X).followRepaired(c,e,i):(d.bytes+=Y,L&&(y.from[i]=X,y.to[i]=P.used,y.valueEnd[i]=this.extent.valueEnd,y.done[i]=1),this.followMarks(e,
P,X,P.used,P.lengthStart),t+Y)}followChanged(e,i,c,d){const y=e.patched(d);if(!y){const v=e.edited.get(d);return a(v)||v===null?this.followRepaired(e,c,d):(this.
followValue(c,v),i.bytes+=s(v),t)}const{detail:P}=i.walked;if(y.references&&!P&&!e.suspect){for(let v=y.first;v<y.last;v++)this.visit(c,y.references[v]);return i.
bytes+=y.end-y.start,t}const{scan:L,ranges:X}=g(i);P||(L.used=0);const Y=L.used,p=this.walkPlace(e,d,L);return p<0||L.byteRange&&this.isSignature(i.signed,d)?this.
forget(L,Y).followRepaired(e,c,d):(i.bytes+=p,P&&X.set(d,{from:Y,to:L.used,valueEnd:this.extent.valueEnd}),this.followMarks(c,L,Y,L.used,L.lengthStart),t+p)}followAgain(e,i,c,d){
const{walked:y}=i;return i.bytes+=y.end[d]>0?y.end[d]-e.table.place[d]:u,this.followMarks(c,y.scan,y.from[d],y.to[d],y.lengthStart[d]),t}isSignature(e,i){return e.
add(i),this.strings}followMarks(e,{marks:i},c,d,y){const P=this.strings?y:n;for(let L=c;L<d;L+=3)i[L]!==A.A&&i[L+1]!==P&&this.visit(e,i[L])}forget(e,i){return e.
used=i,this}followRepaired(e,i,c){const d=e.get(c),y=a(d)?e.resolve(d):d;return y===null?(this.markings[i].live[c]=B,this.markings[i].count--):this.repair(i,c,y),
t}repair(e,i,c){this.repairs.push({part:e,number:i,value:c}),this.followValue(e,c)}followValue(e,i){const c=[i];for(;c.length>0;){const d=c.pop();if(d instanceof
T.oS)this.visit(d instanceof T.rV?d.part:e,d.number);else if(Array.isArray(d))for(const y of d)c.push(y);else if(d instanceof T.Bi){d.has("ByteRange")&&this.markings[e].
signed.add(this.current);for(const y of d.values())c.push(y)}else if(d instanceof T.Z6)for(const[y,P]of d.dict)y!=="Length"&&c.push(P)}}walk(e,i,c){const{extent:d}=this,
{bytes:y}=e,{scan:P}=i,L=e.bodies[c];P.forgetLength();const{kept:X}=this,Y=!this.strings&&e.recallEntries(c,X);Y&&P.append(X.scan.marks,X.marksFrom,X.marksTo);const p=Y?
X.close+2:P.value(y,L,y.length);return p<0||y[p-1]===D.AV||!(0,I.x)(e,p,P,d)||e.suspect&&!(0,O.D)(y,L,p)?-1:(d.dataStart<0&&(P.lengthStart=-1),i.end[c]=d.end,i.
detail&&(i.dataStart[c]=d.dataStart,i.dataEnd[c]=d.dataEnd,i.lengthStart[c]=P.lengthStart,i.lengthEnd[c]=P.lengthEnd),d.end-e.table.place[c])}walkPlace(e,i,c){const d=e.
place(i);if(!d)return-1;const{bytes:y,start:P,end:L}=d;c.forgetLength();const X=c.value(y,P,L);return c.lengthStart=-1,X<0&&!E(y,P,L)||r(y,P,L)||X>0&&y[X-1]===D.
AV||X>=0&&(0,D.AN)(y,X,L)<L||e.suspect&&!(0,O.D)(y,P,L)?-1:(this.extent.valueEnd=X<0?L:X,L-P)}}const a=h=>h instanceof T.oS&&!(h instanceof T.rV);function f(h,e,i){
const c=h.walked;if(c?.strings===i)return c;const d=new R(h.size,e,i);return e&&(h.walked=d),d}function g(h){return h.patches||(h.patches=new M,h.patches.scan.strings=
h.walked.strings),h.patches}function r(h,e,i){const c=(0,D.AN)(h,e,i);return c>=i||h[c]===D.yq&&(0,D.wb)(h,c,"null")}function E(h,e,i){for(let c=e;c<i;c++)if("<\
([/%".includes(String.fromCharCode(h[c])))return!1;return!0}}),69289:((Z,K,o)=>{o.d(K,{V:()=>R});var U=o(78157),I=o(45798),A=o(45599);function R({bytes:D,job:b}){
const O=(0,U.bS)(D).subarray(0,1024),T=O.indexOf(" obj");if(T<0||!O.includes("/Linearized"))return;const M=new I.i(D,T+4,Math.min(D.length,T+2048),b.limits.nesting).
value();return(0,A.Zm)(M)&&M.has("Linearized")&&M.get("L")===D.length?M:void 0}}),21996:((Z,K,o)=>{o.d(K,{Av:()=>M,RJ:()=>C,V3:()=>_,vb:()=>m,zx:()=>T});var U=o(
54619),I=o(93604),A=o(78157),R=o(88500);const D=2048,b=65536,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function T(t,n){const{found:s,all:l}=await B(t,n),a=f=>[
...new Set([...f,...l])].sort((g,r)=>g-r);return Object.fromEntries(n.map(f=>[f,a(s[f])]))}async function M(t,n){const{found:s,all:l}=await B(t,n);for(const a of Object.
values(s))for(const f of a)l.add(f);return l}async function B(t,n){const s=n.map(g=>{const[r="",...E]=[...g].map(e=>e.replace(/\W/,"\\$&")),h=/\W/.test(g)?O:"\\w";
return`${r}(?:${E.join("")}|${h}{0,${Math.max(0,g.length-2)}}#)`}),l=new RegExp(`/(?:${s.join("|")}|#)`,"g"),a=Object.fromEntries(n.map(g=>[g,new Set])),f=new Set;
await C(t,(g,r,E,h)=>{const e=g.toString("latin1",r,E);l.lastIndex=0;for(let i=l.exec(e);i;i=l.exec(e)){const c=h(r+i.index);c!==void 0&&(i[0].endsWith("#")?f.add(
c):a[i[0].slice(1)].add(c))}});for(const g of m(t))f.add(g);return{found:a,all:f}}async function _(t,n){const s=await T(t,n);return[...new Set(Object.values(s).
flat())].sort((l,a)=>l-a)}async function C(t,n){const{bytes:s,table:l}=t,a=x(t),f=new Int32Array(a.length);for(let e=0;e<a.length;e++)f[e]=l.place[a[e]];const g=(0,A.
bS)(s),r=e=>a[(0,I.M)(f,e)-1],E=new R.s;let h=0;for(let e=0;e<a.length;e++){const i=e+1===a.length,c=i?s.length:f[e+1],d=c-f[e]>D;if(!d&&!i&&c-h<b)continue;if(d){
f[e]>h&&n(g,h,f[e],r),E.reset();const P=E.value(s,t.bodies[a[e]],c);n(g,f[e],P<0?c:P,r)}else n(g,h,c,r);const y=t.job.pace.step(Math.min(c-h,b));y&&await y,h=c}
for(const[e,i]of u(t)){const c=t.objectStream(e);if(!c)continue;const d=new Set(i),{starts:y}=c;n((0,A.bS)(c.data),0,c.data.length,L=>{const X=c.numbers[(0,I.M)(
y,L)-1];return X!==void 0&&d.has(X)?X:void 0});const P=t.job.pace.step(c.data.length);P&&await P}}function*m(t){for(let n=1;t.hasChanges&&n<t.size;n++)t.isChanged(
n)&&t.exists(n)&&(yield n)}function x(t){const{table:n,hasChanges:s}=t,l=[];let a=!0,f=-1;for(let g=1;g<n.size;g++){if(n.kind[g]!==U.tL||s&&t.isChanged(g))continue;
const r=n.place[g];a&&=r>=f,f=r,l.push(g)}return a?l:l.sort((g,r)=>n.place[g]-n.place[r])}function u(t){const{table:n,hasChanges:s}=t,l=new Map;for(let a=1;a<n.
size;a++){if(n.kind[a]!==U.UT||s&&t.isChanged(a))continue;const f=n.place[a],g=l.get(f);g?g.push(a):l.set(f,[a])}return l}}),90536:((Z,K,o)=>{o.d(K,{C:()=>I,L:()=>A});
var U=o(45599);function I(R,D){const b=[R];for(;b.length>0;){const O=b.pop(),T=O instanceof U.Z6?O.dict:O;if(Array.isArray(T))for(const M of T)b.push(M);else if(T instanceof
U.Bi){D(T);for(const M of T.values())b.push(M)}}}function A(R,D){const b=[];return I(R,O=>{b.length===0&&D(O)&&b.push(O)}),b.length>0}}),93604:((Z,K,o)=>{o.d(K,
{B:()=>U,M:()=>I});const U=(R,D)=>A(R,D,!1),I=(R,D)=>A(R,D,!0);function A(R,D,b){let[O,T]=[0,R.length];for(;O<T;){const M=O+T>>1,B=R[M];B<D||b&&B===D?O=M+1:T=M}
return O}})};
