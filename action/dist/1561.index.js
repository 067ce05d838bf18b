"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:(($,I,t)=>{t.d(I,{Uz:()=>d,St:()=>b,yZ:()=>T,xS:()=>R,ln:()=>h,YX:()=>M,XK:()=>c});var B=t(84961),D=t(
6856),U=t(33311),_=t(9819),v=t(54093),m=t(45599),O=t(18271),p=t(49454);const[L,i]=[100,2e3];async function r(e){const{job:a,pages:g}=e,E=new l(e);for(const W of(await(0,D.
w)(e)).resources)await(0,v.k)(E.resources(W),a.pace);const S=new Set((await(0,U.S)(e)).AP);for(let W=0;S.size>0&&W<g.count;W++){const z=g.number(W);for(const j of e.
array(e.entry(z,"Annots"))??[]){const N=(0,m.i9)(j)?j.number:-1;(N<0||S.has(N))&&await(0,v.k)(E.appearances(e.dict(j)?.get("AP")),a.pace)}const X=a.pace.step(1e3);
X&&await X}return E.fonts}class l{document;visit;seen=new Set;found=new Map;constructor(a){this.document=a,this.visit=new _._i(a)}get fonts(){return[...this.found.
values()].sort((a,g)=>u(a.name??"",g.name??"")||u(a.type??"",g.type??""))}*resources(a){yield L;const g=[a];for(;g.length>0;){const E=this.fresh(g.pop());if(E){
for(const S of this.entries(E,"Font"))this.font(S,g),yield i;for(const S of["XObject","Pattern"])for(const W of this.entries(E,S))g.push(this.fresh(W)?.get("Res\
ources")),yield L;for(const S of this.entries(E,"ExtGState")){const[W]=this.document.array(this.document.dict(S)?.get("Font"))??[];W!==void 0&&this.font(W,g),yield i}}}}*appearances(a){
for(const g of this.document.dict(a)?.values()??[]){const E=this.document.resolve(g);if(E instanceof m.Z6)yield*this.appearance(g);else if(E instanceof m.Bi)for(const S of E.
values())yield*this.appearance(S)}}appearance(a){return this.resources(this.fresh(a)?.get("Resources"))}font(a,g){const E=this.fresh(a);if(!E)return;const{document:S}=this,
W=(0,p.FG)(S,E.get("Subtype"));W==="Type3"&&g.push(E.get("Resources"));const z=(0,p.FG)(S,E.get("BaseFont"))||(0,p.FG)(S,(0,p.nb)(S,E)?.get("FontName")),{name:X,
subset:j}=(0,p.VJ)(z),N={name:z===""?null:(0,p.MH)(X),type:(0,p.FG)(S,(0,p.hL)(S,E)?.get("Subtype"))||W||null,embedded:(0,O.nq)(S,E),subset:j};this.found.set(JSON.
stringify(N),N)}fresh(a){if(a===void 0||!this.visit.first(a))return;const g=this.document.dict(a);if(!(!g||this.seen.has(g)))return(0,m.i9)(a)||this.seen.add(g),
g}*entries(a,g){const E=a.get(g);if(E===void 0)return;const S=this.fresh(E);S&&(yield*S.values())}}const u=(e,a)=>e<a?-1:e>a?1:0;var s=t(54619),o=t(69289);const h=({
security:e})=>e?.locked===!0,T=e=>e.get(e.catalogNumber)instanceof m.Bi,b=e=>!h(e)||T(e)&&x(e)===e.pages.count,M=e=>b(e)?e.pages.count:x(e)??C(e)??null,c=(e,a,g)=>g&&
h(e)&&w(e)?null:a;async function d(e){const a=T(e)?await r(e):[];return c(e,a,a.length===0)}async function R(e){const a=await(0,B.$x)(e);return c(e,a,a===!1)}function x(e){
const a=e.get(e.catalogNumber),g=(0,m.Zm)(a)?e.resolve(e.dict(a.get("Pages"))?.get("Count")):null;return typeof g=="number"&&Number.isInteger(g)&&g>0?g:void 0}function C(e){
const a=(0,o.V)(e)?.get("N");return typeof a=="number"&&Number.isInteger(a)&&a>0?a:void 0}function w({table:e}){return e.kind.subarray(0,e.size).includes(s.UT)}}),
41561:(($,I,t)=>{t.d(I,{GS:()=>it,Br:()=>k,$J:()=>Q,nj:()=>q,gd:()=>N});var B=t(45059),D=t(91374),U=t(6856),_=t(37320),v=t(92761),m=t(21281),O=t(824),p=t(16827),
L=t(41232),i=t(16231),r=t(9819),l=t(69289),u=t(75162),s=t(78157),o=t(41112),h=t(60057),T=t(55772),b=t(58552),M=t(21996),c=t(74135),d=t(6057),R=t(65868),x=t(60660),
C=t(98689),w=t(3133);class e{document;contents;hasTexts;reader;constructor(f,P,A,y){this.document=f,this.contents=P,this.hasTexts=A,this.reader=y}static async of(f){
const y=f.dict(f.catalog.get("StructTreeRoot"))!==void 0&&(await(0,M.zx)(f,["ActualText"])).ActualText.length>0&&(await(0,x.g$)(f))?.hasTexts===!0;return new e(
f,new R.i(f),y,new w.X(f))}async hasText(f){const{document:P}=this;if(this.hasTexts)return(await this.reader.page(f)).characters>0;const A=(0,d.iw)(P,f),{width:y,
height:F}=(0,c.iN)(A),K=new E(y*A.userUnit,F*A.userUnit);try{await this.contents.read(f,K)}catch(Z){if(!(Z instanceof a))throw Z}return!K.isEmpty}}class a extends Error{}
const g=new a("A character was found");class E extends C.g{glyph(...f){if(super.glyph(...f),!this.isEmpty)throw g}}async function S(n){const{count:f}=n.pages,P=new w.
X(n);return j(async()=>{const A=[];for(let y=0;y<f;y++)A.push((await P.page(y)).characters),n.job.pace.progress((y+1)/f);return A})}function W(n){const f=n.indexOf(
0);return{count:n.filter(P=>P===0).length,first:f<0?null:f+1}}const z=5e3;async function X(n){const{count:f}=n.pages;return f>z?null:j(async()=>{const P=await e.
of(n),A=[];for(let y=0;y<f;y++){A.push(await P.hasText(y)?1:0);const F=n.job.pace.step(1e3);F&&await F}return W(A)})}async function j(n){try{return await n()}catch(f){
if(f instanceof b.zU&&f.code==="limit_exceeded")return null;throw f}}function N(n,f=!1){let P=!1;return{quiet:{...n,onRepaired:y=>{f||!y.isOfDataAlone?P=!0:n.onRepaired?.(
y)}},wasRepaired:()=>P}}async function it(n,f){const{perPage:P,withBookmarks:A,repaired:y,size:F}=f,K=(0,o.yZ)(n),Z=await(0,O.Br)(n),G=K&&(0,o.St)(n)?await(0,U.
w)(n):void 0,ut=await(0,o.Uz)(n),tt=K?await(0,i.Ez)(n):[],H=K?await(0,B._)(n):[],nt=H.length>0?await lt(n):null,st=K?await(0,p.c)(n):0,{names:et}=await(0,m.ds)(
n),ht=await(0,o.xS)(n),at=G!==void 0&&!(0,o.ln)(n),V=P&&at?await S(n):null,ot=P?V&&W(V):at?await X(n):null;return{pageCount:(0,o.YX)(n),fileSize:F,version:K?n.version:
ft(n),...(0,O._6)(n,Z),pageSizes:G?(0,T.mm)(G):null,locked:(0,o.ln)(n),encryption:k(n),permissions:q(n),signatures:(0,o.XK)(n,tt,tt.length===0),form:K?await ct(
n):null,attachments:(0,o.XK)(n,H.map(({name:Y,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:Y,size:dt,mimeType:gt,description:pt,relationship:vt})),
H.length===0),eInvoice:(0,o.XK)(n,nt,nt===null),fonts:ut?.map(Y=>({...Y}))??null,bookmarks:(0,o.XK)(n,st,st===0),tagged:K?Q(n):null,claims:(0,o.XK)(n,et,et.length===
0),javascript:ht,linearized:(0,l.V)(n)!==void 0,repaired:y,pagesWithoutText:ot&&{...ot},pageLabels:K&&!(0,o.ln)(n)?await(0,h.d)(n):null,...P?{pages:G?await(0,T.
vg)(n,G,V):null}:{},...A?{bookmarkList:(0,o.ln)(n)?null:await rt(n)}:{}}}const rt=async n=>({bookmarks:(await(0,L.gg)(n)).map(J)}),J=({title:n,page:f,open:P,children:A})=>({
title:n,page:f,open:P,children:A.map(J)});async function lt(n){const[f]=(await(0,v.sc)(n)).invoices;if(!f)return null;const P=await(0,v.Uj)(n),{file:A,syntax:y,
profile:F}=f;return{file:A,syntax:y,profile:F?.level??null,level:P?.level??null,agrees:(0,_.ie)(f,P)}}async function ct(n){const f=(0,r.Wo)(n,"AcroForm");if(!f)
return null;const P=n.resolve(f.dict.get("XFA"))!==null,A=(0,D.i4)(await(0,D.qU)(n)).map(({name:F},K)=>F===""?K:F),y=new Set(A).size;return y===0&&!P?null:{fields:y,
xfa:P}}function ft({bytes:n}){return/%PDF-(\d\.\d)/.exec((0,s.bS)(n).toString("latin1",0,1032))?.[1]??null}function Q(n){return n.resolve((0,r.Wo)(n,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,r.Wo)(n,"StructTreeRoot")!==void 0}function k({security:n}){if(!n)return null;const{algorithm:f,keyBits:P=null,opensWithoutPassword:A}=n;
return{algorithm:f?.replace(/^RC4-.*/,"RC4")??null,keyBits:P,opensWithoutPassword:A}}function q({security:n}){const f=new Set(n?(0,u.vc)(n.permissions):[]),P=n?.
revision===2,A=n!==void 0&&n.revision===void 0,y=(F,K)=>A?null:!f.has(P?K:F);return{allowPrint:y("allow_print","allow_print"),allowPrintHighResolution:y("allow_\
print_high_resolution","allow_print"),allowChangeContent:y("allow_change_content","allow_change_content"),allowAssembleDocument:y("allow_assemble_document","all\
ow_change_content"),allowCopyContent:y("allow_copy_content","allow_copy_content"),allowAccessibility:y("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:y(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:y("allow_fill_form","allow_comment_and_fill_form")}}}),55772:(($,I,t)=>{t.d(I,{fl:()=>L,
mm:()=>O,vg:()=>p});var B=t(94289),D=t(33546),U=t(74135),_=t(59071);const v=1e3;function m(r){const{width:l,height:u}=(0,U.JQ)(r),s=o=>Math.round(o*v)/v;return{
width:s(l),height:s(u)}}function O({kinds:r,kindOf:l}){const u=new Int32Array(r.length),s=new Int32Array(r.length);for(let h=l.length-1;h>=0;h--)u[l[h]]++,s[l[h]]=
h+1;const o=new Map;for(const[h,T]of r.entries()){const{width:b,height:M}=m(T),c=`${b} ${M}`,d=o.get(c);d?d.count+=u[h]:o.set(c,{width:b,height:M,count:u[h],firstPage:s[h]})}
return[...o.values()]}async function p(r,{kinds:l,kindOf:u},s){const o=await L(r),h=l.map(m);return Array.from(u,(T,b)=>({...h[T],rotation:l[T].rotation,label:o(
b),characters:s?.[b]??null}))}async function L(r){const l=await(0,D.Hr)(r);return u=>l?i(l(u)):null}function i({style:r,prefix:l,number:u}){return(0,_.ZK)(l)+(0,B.
Y)(r,u)}}),60057:(($,I,t)=>{t.d(I,{d:()=>s,f:()=>o});var B=t(61729),D=t(33546),U=t(59071),_=t(11338),v=t(77581),m=t(85673),O=t(55416);const p=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),L=500,i=[...p.keys()],r=["from","style","prefix","sta\
rt"],l=1e9,u=60;async function s(M){const c=await(0,D.FB)(M);if(!c)return null;const d=[];let R=0;for(const{first:x,style:C,prefix:w,start:e}of c){if(x>=M.pages.
count)break;const a=(0,U.ZK)(w);if(R+=u+a.length,R>_.B.fields.labels.maxLength)return null;d.push({from:x+1,style:i.find(E=>p.get(E)===C)??"none",prefix:a,start:e});
const g=M.job.pace.step(100);g&&await g}return{labels:d}}async function o(M,c,d){const R=new h(c),x=await R.read(M,d);return R.problems.raise(),x.sort((C,w)=>C.
first-w.first)}class h{pageCount;problems=new O.Z("labels");places=new Map;constructor(c){this.pageCount=c}async read(c,d){this.problems.addUnknownMembers("",c,
["labels"],"it takes only labels");const{labels:R}=c;if(Array.isArray(R)){const x=[];for(const[C,w]of R.entries()){const e=d.step(L);e&&await e,x.push(this.range(
w,`labels[${C}]`))}return x}return this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": \
5}]}'),[]}range(c,d){if(!(0,B.Gv)(c))return this.problems.add(()=>`${d} must be an object with from, and with style, prefix and start as you need them`),T;this.
problems.addUnknownMembers(`${d} `,c,r,"a range has from, style, prefix and start");const{from:R,style:x="decimal",prefix:C="",start:w=1}=c;this.checkFrom(R,d),
(typeof x!="string"||!p.has(x))&&this.problems.add(()=>`${d}.style must be one of ${i.join(", ")}${typeof x=="string"?(0,m.h)(x,i):""}`);const e=typeof C=="stri\
ng"?(0,O.U)(C):'must be a text, such as "A-"; leave it out for none';return e&&this.problems.add(()=>`${d}.prefix ${e}`),b(w,l)?x==="none"&&w!==1&&this.problems.
add(()=>`${d}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${d}.start must be a whole number from 1 t\
o ${l}: the number of the first page of the range`),{first:R-1,style:p.get(x),prefix:typeof C=="string"&&C!==""?(0,v.wx)(C):void 0,start:w}}checkFrom(c,d){if(!b(
c,this.pageCount)){const x=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${d}\
.from ${c===void 0?"is missing: it ":""}${x}; the range begins there`);return}const R=this.places.get(c);R===void 0?this.places.set(c,d):this.problems.add(()=>`${d}\
.from is ${c}, as in ${R}: give each page one range`)}}const T={first:0,style:void 0,prefix:void 0,start:1},b=(M,c)=>typeof M=="number"&&Number.isInteger(M)&&M>=
1&&M<=c}),55416:(($,I,t)=>{t.d(I,{U:()=>p,Z:()=>O});var B=t(58552),D=t(98446),U=t(85673);const _=20,v=/[\p{Cc}\u2028\u2029]/u,m=new RegExp("\\p{Cs}","u");class O{field;named=[];count=0;constructor(i){
this.field=i}add(i){this.count++,this.named.length<_&&this.named.push(i())}addUnknownMembers(i,r,l,u){for(const s of Object.keys(r))l.includes(s)||this.add(()=>`${i}\
has “${(0,D.Bu)(s)}”, which means nothing there${(0,U.h)(s,l)}: ${u}`)}raise(){const i=this.count-this.named.length,r=[...this.named,...i>0?[`has ${i} furth\
er problems`]:[]];if(r.length>0)throw(0,B.G6)(r.map(l=>({field:this.field,message:l})))}}function p(L){if(v.test(L))return"must not contain control characters o\
r line breaks";if(m.test(L))return"must not contain an incomplete character (a lone surrogate)"}}),16827:(($,I,t)=>{t.d(I,{c:()=>U});var B=t(45599),D=t(37081);async function U(_){
let v=0;return await(0,D.O)(_,m=>{const O=(0,B.i9)(m)?_.entry(m.number,"Title"):_.dict(m)?.get("Title"),p=_.resolve(O)instanceof B.Mx;return p&&v++,p}),v}}),41232:(($,I,t)=>{
t.d(I,{Ez:()=>m,HD:()=>p,gg:()=>O});var B=t(45599),D=t(59071),U=t(37081),_=t(12207),v=t(45553);const m=40;async function O(i){const r=await _.Ht.of(i),l=[],u=[l];
return await(0,U.O)(i,(s,o)=>{const h=(0,B.i9)(s)?i.dict(s):void 0,T=i.resolve(h?.get("Title"));if(!h||!(T instanceof B.Mx))return!1;const b=i.resolve(h.get("Co\
unt")),M=r.pageOf(h),c=[],d=Math.min(o,m);return u[d-1].push({title:(0,D.Gh)(T)??"",page:M===void 0?null:M+1,open:typeof b=="number"&&b>0,children:c}),d<m&&(u[d]=
c),!0}),l}async function p(i,r,l){const s=[...l==="append"?(await(0,v.M4)(i)).map(h=>({document:i,number:h})):[],...await L(i,r)];if(s.length===0){i.catalog.has(
"Outlines")&&i.editCatalog().delete("Outlines");return}const o=i.add(null);i.put(o,await(0,v.RT)(s,{document:i,number:o.number},(0,v.LB)(),v.ro)),i.editCatalog().
set("Outlines",o)}async function L(i,r){const l=[];for(const{title:u,page:s,open:o,children:h}of r){const{number:T}=i.add(null),b={document:i,number:T},M=await L(
i,h),c=(0,v.AO)(i,u,s===null?void 0:s-1);i.put(T,await(0,v.RT)(M,b,c,v.ro,!o)),l.push(b);const d=i.job.pace.step(300);d&&await d}return l}}),94289:(($,I,t)=>{t.
d(I,{Y:()=>B});function B(O,p){switch(O){case"D":return String(p);case"R":return v(p);case"r":return v(p).toLowerCase();case"A":return m(p);case"a":return m(p).
toLowerCase();default:return""}}const D=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],U=1e5,_=2600;function v(O){if(O>U)return String(O);let p="",L=O;for(const[i,r]of D)for(;L>=i;)p+=r,L-=i;return p}function m(O){return O>_?String(O):String.
fromCharCode(65+(O-1)%26).repeat(Math.ceil(O/26))}}),45553:(($,I,t)=>{t.d(I,{AO:()=>m,LB:()=>O,M4:()=>i,RT:()=>p,ro:()=>v});var B=t(77581),D=t(45599),U=t(37081);
const _=1e3,v=({number:r})=>new D.oS(r);function m(r,l,u){return new D.Bi([["Title",(0,B.wx)(l)],...u===void 0?[]:[["Dest",[new D.oS(r.pages.number(u)),new D.SX(
"Fit")]]]])}const O=()=>new D.Bi([["Type",new D.SX("Outlines")]]);async function p(r,l,u,s,o=!1){const[h,T]=[r[0],r.at(-1)];if(!h||!T)return u;let b=0;for(const[
M,c]of r.entries()){const d=c.document.edit(c.number);if(!(d instanceof D.Bi))continue;const R=c.document.resolve(d.get("Count"));b+=1+(typeof R=="number"&&R>0?
R:0),d.set("Parent",s(l,c)),L(d,"Prev",r[M-1],c,s),L(d,"Next",r[M+1],c,s);const x=c.document.job.pace.step(_);x&&await x}return u.set("First",s(h,l)),u.set("Las\
t",s(T,l)),u.set("Count",o?-b:b),u}function L(r,l,u,s,o){u?r.set(l,o(u,s)):r.delete(l)}async function i(r){const l=[],u=s=>{const o=s instanceof D.oS&&r.get(s)instanceof
D.Bi;return o&&l.push(s.number),o};return await(0,U.O)(r,u,1),l}}),16231:(($,I,t)=>{t.d(I,{Df:()=>i,Ez:()=>L,W4:()=>l});var B=t(17079),D=t(33973),U=t(87773),_=t(
45599),v=t(91374),m=t(33311),O=t(59071);const p=1e3;async function L(s){const o=[];for(const h of await i(s)){o.push(u(s,h));const T=s.job.pace.step(p);T&&await T}
return o}async function i(s){const o=await(0,v.qU)(s),{ByteRange:h,Sig:T}=await(0,m.S)(s),b=h.length>0?T:[],M=[],c=new Set,d=(C,w,e)=>{const a=(0,v.hj)(s,C,"V"),
g=s.resolve(a),E=(0,_.Zm)(g)?g:void 0;E&&c.add(E);const S=E?r(s,E):null;M.push({name:(0,O.wh)(e)||null,field:C,fieldNumber:w,value:a,signature:E,kind:S})};for(const{
dict:C}of o)c.add(C);for(const{type:C,dict:w,number:e,name:a}of(0,v.i4)(o)){C==="Sig"&&d(w,e,a);const g=s.job.pace.step(p);g&&await g}const R=[];for await(const[
C,w]of(0,U.$)(s,b)){if(!((0,_.Zm)(w)&&!c.has(w)&&(w.has("T")||(0,_.Eo)(w.get("Subtype"),"Widget")))||!(0,_.Eo)(s.resolve((0,v.hj)(s,w,"FT")),"Sig"))continue;const a=s.
resolve((0,v.hj)(s,w,"V"));(0,_.Zm)(a)&&!c.has(a)&&R.push({number:C,field:w})}if(R.length>0){const{live:C}=await(0,D.Gy)(s);for(const{number:w,field:e}of R){C[w]===
1&&d(e,w,(0,v.fq)(s,e));const a=s.job.pace.step(p);a&&await a}}const x=s.dict(s.catalog.get("Perms"));for(const C of["UR3","UR"]){const w=x?.get(C),e=s.dict(w);
e&&M.push({name:null,field:void 0,fieldNumber:void 0,value:w,signature:e,kind:"usage_rights"})}return M}function r(s,o){if((0,_.Eo)(s.resolve(o.get("Type")),"Do\
cTimeStamp")||(0,_.Eo)(s.resolve(o.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const h=s.resolve(s.dict(s.catalog.get("Perms"))?.get("DocMDP"));return o===
h?"certification":"approval"}const l=(s,o)=>(0,B._)((0,O.Gh)(s.resolve(o.get("M")))??"")??null;function u(s,{name:o,signature:h,kind:T}){if(!h)return{field:o,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const b=s.resolve(h.get("SubFilter"));return{field:o,signed:!0,kind:T,subFilter:b instanceof _.SX?b.text:null,signer:(0,O.
Gh)(s.resolve(h.get("Name"))),date:l(s,h)}}})};
