"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:((K,L,t)=>{t.d(L,{Uz:()=>y,St:()=>r,yZ:()=>o,xS:()=>g,ln:()=>e,YX:()=>m,XK:()=>T});var A=t(84961),P=t(
6856),B=t(33311),_=t(9819),d=t(45599),x=t(18271),p=t(49454);async function w(s){const{job:a,pages:l}=s,v=new D(s);for(const S of(await(0,P.w)(s)).resources){v.resources(
S);const W=a.pace.step(100);W&&await W}const O=new Set((await(0,B.S)(s)).AP);for(let S=0;O.size>0&&S<l.count;S++){const W=l.number(S);for(const F of s.array(s.entry(
W,"Annots"))??[]){const $=(0,d.i9)(F)?F.number:-1;($<0||O.has($))&&v.appearances(s.dict(F)?.get("AP"))}const N=a.pace.step(1e3);N&&await N}return v.fonts}class D{document;visit;seen=new Set;found=new Map;constructor(a){
this.document=a,this.visit=new _._i(a)}get fonts(){return[...this.found.values()].sort((a,l)=>c(a.name??"",l.name??"")||c(a.type??"",l.type??""))}resources(a){const l=[
a];for(;l.length>0;){const v=this.fresh(l.pop());if(v){for(const O of this.entries(v,"Font"))this.font(O,l);for(const O of["XObject","Pattern"])for(const S of this.
entries(v,O))l.push(this.fresh(S)?.get("Resources"));for(const O of this.entries(v,"ExtGState")){const[S]=this.document.array(this.document.dict(O)?.get("Font"))??
[];S!==void 0&&this.font(S,l)}}}}appearances(a){for(const l of this.document.dict(a)?.values()??[]){const v=this.document.resolve(l);if(v instanceof d.Z6)this.appearance(
l);else if(v instanceof d.Bi)for(const O of v.values())this.appearance(O)}}appearance(a){this.resources(this.fresh(a)?.get("Resources"))}font(a,l){const v=this.
fresh(a);if(!v)return;const{document:O}=this,S=(0,p.FG)(O,v.get("Subtype"));S==="Type3"&&l.push(v.get("Resources"));const W=(0,p.FG)(O,v.get("BaseFont"))||(0,p.
FG)(O,(0,p.nb)(O,v)?.get("FontName")),{name:N,subset:F}=(0,p.VJ)(W),$={name:W===""?null:(0,p.MH)(N),type:(0,p.FG)(O,(0,p.hL)(O,v)?.get("Subtype"))||S||null,embedded:(0,x.
nq)(O,v),subset:F};this.found.set(JSON.stringify($),$)}fresh(a){if(a===void 0||!this.visit.first(a))return;const l=this.document.dict(a);if(!(!l||this.seen.has(
l)))return(0,d.i9)(a)||this.seen.add(l),l}*entries(a,l){const v=a.get(l);if(v===void 0)return;const O=this.fresh(v);O&&(yield*O.values())}}const c=(s,a)=>s<a?-1:
s>a?1:0;var i=t(54619),u=t(69289);const e=({security:s})=>s?.locked===!0,o=s=>s.get(s.catalogNumber)instanceof d.Bi,r=s=>!e(s)||o(s)&&h(s)===s.pages.count,m=s=>r(
s)?s.pages.count:h(s)??E(s)??null,T=(s,a,l)=>l&&e(s)&&C(s)?null:a;async function y(s){const a=o(s)?await w(s):[];return T(s,a,a.length===0)}async function g(s){
const a=await(0,A.$x)(s);return T(s,a,a===!1)}function h(s){const a=s.get(s.catalogNumber),l=(0,d.Zm)(a)?s.resolve(s.dict(a.get("Pages"))?.get("Count")):null;return typeof l==
"number"&&Number.isInteger(l)&&l>0?l:void 0}function E(s){const a=(0,u.V)(s)?.get("N");return typeof a=="number"&&Number.isInteger(a)&&a>0?a:void 0}function C({
table:s}){return s.kind.subarray(0,s.size).includes(i.UT)}}),41561:((K,L,t)=>{t.d(L,{GS:()=>it,Br:()=>J,$J:()=>Y,nj:()=>Q,gd:()=>ot});var A=t(45059),P=t(91374),
B=t(6856),_=t(37320),d=t(92761),x=t(21281),p=t(824),w=t(16827),D=t(41232),c=t(16231),i=t(9819),u=t(69289),e=t(75162),o=t(78157),r=t(41112),m=t(60057),T=t(55772),
y=t(58552),g=t(21996),h=t(74135),E=t(6057),C=t(65868),s=t(60660),a=t(98689),l=t(3133);class v{document;contents;hasTexts;reader;constructor(f,b,R,M){this.document=
f,this.contents=b,this.hasTexts=R,this.reader=M}static async of(f){const M=f.dict(f.catalog.get("StructTreeRoot"))!==void 0&&(await(0,g.zx)(f,["ActualText"])).ActualText.
length>0&&(await(0,s.g$)(f))?.hasTexts===!0;return new v(f,new C.i(f),M,new l.X(f))}async hasText(f){const{document:b}=this;if(this.hasTexts)return(await this.reader.
page(f)).characters>0;const R=(0,E.iw)(b,f),{width:M,height:U}=(0,h.iN)(R),I=new W(M*R.userUnit,U*R.userUnit);try{await this.contents.read(f,I)}catch(z){if(!(z instanceof
O))throw z}return!I.isEmpty}}class O extends Error{}const S=new O("A character was found");class W extends a.g{glyph(...f){if(super.glyph(...f),!this.isEmpty)throw S}}
async function N(n){const{count:f}=n.pages,b=new l.X(n);return H(async()=>{const R=[];for(let M=0;M<f;M++)R.push((await b.page(M)).characters),n.job.pace.progress(
(M+1)/f);return R})}function F(n){const f=n.indexOf(0);return{count:n.filter(b=>b===0).length,first:f<0?null:f+1}}const $=5e3;async function at(n){const{count:f}=n.
pages;return f>$?null:H(async()=>{const b=await v.of(n),R=[];for(let M=0;M<f;M++){R.push(await b.hasText(M)?1:0);const U=n.job.pace.step(1e3);U&&await U}return F(
R)})}async function H(n){try{return await n()}catch(f){if(f instanceof y.zU&&f.code==="limit_exceeded")return null;throw f}}function ot(n){let f=!1;return{quiet:{
...n,onRepaired:()=>{f=!0}},wasRepaired:()=>f}}async function it(n,f){const{perPage:b,withBookmarks:R,repaired:M,size:U}=f,I=(0,r.yZ)(n),z=await(0,p.Br)(n),j=I&&
(0,r.St)(n)?await(0,B.w)(n):void 0,ut=await(0,r.Uz)(n),k=I?await(0,c.Ez)(n):[],X=I?await(0,A._)(n):[],q=X.length>0?await lt(n):null,tt=I?await(0,w.c)(n):0,{names:nt}=await(0,x.
ds)(n),ht=await(0,r.xS)(n),st=j!==void 0&&!(0,r.ln)(n),G=b&&st?await N(n):null,et=b?G&&F(G):st?await at(n):null;return{pageCount:(0,r.YX)(n),fileSize:U,version:I?
n.version:ft(n),...(0,p._6)(n,z),pageSizes:j?(0,T.mm)(j):null,locked:(0,r.ln)(n),encryption:J(n),permissions:Q(n),signatures:(0,r.XK)(n,k,k.length===0),form:I?await ct(
n):null,attachments:(0,r.XK)(n,X.map(({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})=>({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})),
X.length===0),eInvoice:(0,r.XK)(n,q,q===null),fonts:ut?.map(Z=>({...Z}))??null,bookmarks:(0,r.XK)(n,tt,tt===0),tagged:I?Y(n):null,claims:(0,r.XK)(n,nt,nt.length===
0),javascript:ht,linearized:(0,u.V)(n)!==void 0,repaired:M,pagesWithoutText:et&&{...et},pageLabels:I&&!(0,r.ln)(n)?await(0,m.d)(n):null,...b?{pages:j?await(0,T.
vg)(n,j,G):null}:{},...R?{bookmarkList:(0,r.ln)(n)?null:await rt(n)}:{}}}const rt=async n=>({bookmarks:(await(0,D.gg)(n)).map(V)}),V=({title:n,page:f,open:b,children:R})=>({
title:n,page:f,open:b,children:R.map(V)});async function lt(n){const[f]=(await(0,d.sc)(n)).invoices;if(!f)return null;const b=await(0,d.Uj)(n),{file:R,syntax:M,
profile:U}=f;return{file:R,syntax:M,profile:U?.level??null,level:b?.level??null,agrees:(0,_.ie)(f,b)}}async function ct(n){const f=(0,i.Wo)(n,"AcroForm");if(!f)
return null;const b=n.resolve(f.dict.get("XFA"))!==null,R=(0,P.i4)(await(0,P.qU)(n)).map(({name:U},I)=>U===""?I:U),M=new Set(R).size;return M===0&&!b?null:{fields:M,
xfa:b}}function ft({bytes:n}){return/%PDF-(\d\.\d)/.exec((0,o.bS)(n).toString("latin1",0,1032))?.[1]??null}function Y(n){return n.resolve((0,i.Wo)(n,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,i.Wo)(n,"StructTreeRoot")!==void 0}function J({security:n}){if(!n)return null;const{algorithm:f,keyBits:b=null,opensWithoutPassword:R}=n;
return{algorithm:f?.replace(/^RC4-.*/,"RC4")??null,keyBits:b,opensWithoutPassword:R}}function Q({security:n}){const f=new Set(n?(0,e.vc)(n.permissions):[]),b=n?.
revision===2,R=n!==void 0&&n.revision===void 0,M=(U,I)=>R?null:!f.has(b?I:U);return{allowPrint:M("allow_print","allow_print"),allowPrintHighResolution:M("allow_\
print_high_resolution","allow_print"),allowChangeContent:M("allow_change_content","allow_change_content"),allowAssembleDocument:M("allow_assemble_document","all\
ow_change_content"),allowCopyContent:M("allow_copy_content","allow_copy_content"),allowAccessibility:M("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:M(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:M("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((K,L,t)=>{t.d(L,{fl:()=>D,
mm:()=>p,vg:()=>w});var A=t(94289),P=t(33546),B=t(74135),_=t(59071);const d=1e3;function x(i){const{width:u,height:e}=(0,B.JQ)(i),o=r=>Math.round(r*d)/d;return{
width:o(u),height:o(e)}}function p({kinds:i,kindOf:u}){const e=new Int32Array(i.length),o=new Int32Array(i.length);for(let m=u.length-1;m>=0;m--)e[u[m]]++,o[u[m]]=
m+1;const r=new Map;for(const[m,T]of i.entries()){const{width:y,height:g}=x(T),h=`${y} ${g}`,E=r.get(h);E?E.count+=e[m]:r.set(h,{width:y,height:g,count:e[m],firstPage:o[m]})}
return[...r.values()]}async function w(i,{kinds:u,kindOf:e},o){const r=await D(i),m=u.map(x);return Array.from(e,(T,y)=>({...m[T],rotation:u[T].rotation,label:r(
y),characters:o?.[y]??null}))}async function D(i){const u=await(0,P.Hr)(i);return e=>u?c(u(e)):null}function c({style:i,prefix:u,number:e}){return(0,_.ZK)(u)+(0,A.
Y)(i,e)}}),60057:((K,L,t)=>{t.d(L,{d:()=>e,f:()=>o});var A=t(61729),P=t(33546),B=t(59071),_=t(11338),d=t(77581),x=t(85673),p=t(55416);const w=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),D=[...w.keys()],c=["from","style","prefix","start"],i=1e9,
u=60;async function e(y){const g=await(0,P.FB)(y);if(!g)return null;const h=[];let E=0;for(const{first:C,style:s,prefix:a,start:l}of g){if(C>=y.pages.count)break;
const v=(0,B.ZK)(a);if(E+=u+v.length,E>_.B.fields.labels.maxLength)return null;h.push({from:C+1,style:D.find(S=>w.get(S)===s)??"none",prefix:v,start:l});const O=y.
job.pace.step(100);O&&await O}return{labels:h}}function o(y,g){const h=new r(g),E=h.read(y);return h.problems.raise(),E.sort((C,s)=>C.first-s.first)}class r{pageCount;problems=new p.
Z("labels");places=new Map;constructor(g){this.pageCount=g}read(g){this.problems.addUnknownMembers("",g,["labels"],"it takes only labels");const{labels:h}=g;return Array.
isArray(h)?h.map((E,C)=>this.range(E,`labels[${C}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roma\
n_lower"}, {"from": 5}]}'),[])}range(g,h){if(!(0,A.Gv)(g))return this.problems.add(()=>`${h} must be an object with from, and with style, prefix and start as yo\
u need them`),m;this.problems.addUnknownMembers(`${h} `,g,c,"a range has from, style, prefix and start");const{from:E,style:C="decimal",prefix:s="",start:a=1}=g;
this.checkFrom(E,h),(typeof C!="string"||!w.has(C))&&this.problems.add(()=>`${h}.style must be one of ${D.join(", ")}${typeof C=="string"?(0,x.h)(C,D):""}`);const l=typeof s==
"string"?(0,p.U)(s):'must be a text, such as "A-"; leave it out for none';return l&&this.problems.add(()=>`${h}.prefix ${l}`),T(a,i)?C==="none"&&a!==1&&this.problems.
add(()=>`${h}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${h}.start must be a whole number from 1 t\
o ${i}: the number of the first page of the range`),{first:E-1,style:w.get(C),prefix:typeof s=="string"&&s!==""?(0,d.wx)(s):void 0,start:a}}checkFrom(g,h){if(!T(
g,this.pageCount)){const C=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${h}\
.from ${g===void 0?"is missing: it ":""}${C}; the range begins there`);return}const E=this.places.get(g);E===void 0?this.places.set(g,h):this.problems.add(()=>`${h}\
.from is ${g}, as in ${E}: give each page one range`)}}const m={first:0,style:void 0,prefix:void 0,start:1},T=(y,g)=>typeof y=="number"&&Number.isInteger(y)&&y>=
1&&y<=g}),55416:((K,L,t)=>{t.d(L,{U:()=>w,Z:()=>p});var A=t(58552),P=t(98446),B=t(85673);const _=20,d=/[\p{Cc}\u2028\u2029]/u,x=new RegExp("\\p{Cs}","u");class p{field;named=[];count=0;constructor(c){
this.field=c}add(c){this.count++,this.named.length<_&&this.named.push(c())}addUnknownMembers(c,i,u,e){for(const o of Object.keys(i))u.includes(o)||this.add(()=>`${c}\
has “${(0,P.Bu)(o)}”, which means nothing there${(0,B.h)(o,u)}: ${e}`)}raise(){const c=this.count-this.named.length,i=[...this.named,...c>0?[`has ${c} furth\
er problems`]:[]];if(i.length>0)throw(0,A.G6)(i.map(u=>({field:this.field,message:u})))}}function w(D){if(d.test(D))return"must not contain control characters o\
r line breaks";if(x.test(D))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((K,L,t)=>{t.d(L,{c:()=>B});var A=t(45599),P=t(37081);async function B(_){
let d=0;return await(0,P.O)(_,x=>{const p=(0,A.i9)(x)?_.entry(x.number,"Title"):_.dict(x)?.get("Title"),w=_.resolve(p)instanceof A.Mx;return w&&d++,w}),d}}),41232:((K,L,t)=>{
t.d(L,{Ez:()=>x,HD:()=>w,gg:()=>p});var A=t(45599),P=t(59071),B=t(37081),_=t(12207),d=t(45553);const x=40;async function p(c){const i=await _.Ht.of(c),u=[],e=[u];
return await(0,B.O)(c,(o,r)=>{const m=(0,A.i9)(o)?c.dict(o):void 0,T=c.resolve(m?.get("Title"));if(!m||!(T instanceof A.Mx))return!1;const y=c.resolve(m.get("Co\
unt")),g=i.pageOf(m),h=[],E=Math.min(r,x);return e[E-1].push({title:(0,P.Gh)(T)??"",page:g===void 0?null:g+1,open:typeof y=="number"&&y>0,children:h}),E<x&&(e[E]=
h),!0}),u}async function w(c,i,u){const o=[...u==="append"?(await(0,d.M4)(c)).map(m=>({document:c,number:m})):[],...await D(c,i)];if(o.length===0){c.catalog.has(
"Outlines")&&c.editCatalog().delete("Outlines");return}const r=c.add(null);c.put(r,await(0,d.RT)(o,{document:c,number:r.number},(0,d.LB)(),d.ro)),c.editCatalog().
set("Outlines",r)}async function D(c,i){const u=[];for(const{title:e,page:o,open:r,children:m}of i){const{number:T}=c.add(null),y={document:c,number:T},g=await D(
c,m),h=(0,d.AO)(c,e,o===null?void 0:o-1);c.put(T,await(0,d.RT)(g,y,h,d.ro,!r)),u.push(y);const E=c.job.pace.step(300);E&&await E}return u}}),94289:((K,L,t)=>{t.
d(L,{Y:()=>A});function A(p,w){switch(p){case"D":return String(w);case"R":return d(w);case"r":return d(w).toLowerCase();case"A":return x(w);case"a":return x(w).
toLowerCase();default:return""}}const P=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],B=1e5,_=2600;function d(p){if(p>B)return String(p);let w="",D=p;for(const[c,i]of P)for(;D>=c;)w+=i,D-=c;return w}function x(p){return p>_?String(p):String.
fromCharCode(65+(p-1)%26).repeat(Math.ceil(p/26))}}),45553:((K,L,t)=>{t.d(L,{AO:()=>x,LB:()=>p,M4:()=>c,RT:()=>w,ro:()=>d});var A=t(77581),P=t(45599),B=t(37081);
const _=1e3,d=({number:i})=>new P.oS(i);function x(i,u,e){return new P.Bi([["Title",(0,A.wx)(u)],...e===void 0?[]:[["Dest",[new P.oS(i.pages.number(e)),new P.SX(
"Fit")]]]])}const p=()=>new P.Bi([["Type",new P.SX("Outlines")]]);async function w(i,u,e,o,r=!1){const[m,T]=[i[0],i.at(-1)];if(!m||!T)return e;let y=0;for(const[
g,h]of i.entries()){const E=h.document.edit(h.number);if(!(E instanceof P.Bi))continue;const C=h.document.resolve(E.get("Count"));y+=1+(typeof C=="number"&&C>0?
C:0),E.set("Parent",o(u,h)),D(E,"Prev",i[g-1],h,o),D(E,"Next",i[g+1],h,o);const s=h.document.job.pace.step(_);s&&await s}return e.set("First",o(m,u)),e.set("Las\
t",o(T,u)),e.set("Count",r?-y:y),e}function D(i,u,e,o,r){e?i.set(u,r(e,o)):i.delete(u)}async function c(i){const u=[],e=o=>{const r=o instanceof P.oS&&i.get(o)instanceof
P.Bi;return r&&u.push(o.number),r};return await(0,B.O)(i,e,1),u}}),16231:((K,L,t)=>{t.d(L,{Df:()=>D,Ez:()=>w,W4:()=>i});var A=t(17079),P=t(33973),B=t(87773),_=t(
45599),d=t(91374),x=t(33311),p=t(59071);const w=async e=>(await D(e)).map(o=>u(e,o));async function D(e){const o=await(0,d.qU)(e),{ByteRange:r,Sig:m}=await(0,x.
S)(e),T=r.length>0?m:[],y=[],g=new Set,h=(s,a,l)=>{const v=(0,d.hj)(e,s,"V"),O=e.resolve(v),S=(0,_.Zm)(O)?O:void 0;S&&g.add(S);const W=S?c(e,S):null;y.push({name:(0,p.
wh)(l)||null,field:s,fieldNumber:a,value:v,signature:S,kind:W})};for(const{dict:s}of o)g.add(s);for(const{type:s,dict:a,number:l,name:v}of(0,d.i4)(o))s==="Sig"&&
h(a,l,v);const E=[];for await(const[s,a]of(0,B.$)(e,T)){if(!((0,_.Zm)(a)&&!g.has(a)&&(a.has("T")||(0,_.Eo)(a.get("Subtype"),"Widget")))||!(0,_.Eo)(e.resolve((0,d.
hj)(e,a,"FT")),"Sig"))continue;const v=e.resolve((0,d.hj)(e,a,"V"));(0,_.Zm)(v)&&!g.has(v)&&E.push({number:s,field:a})}if(E.length>0){const{live:s}=await(0,P.Gy)(
e);for(const{number:a,field:l}of E)s[a]===1&&h(l,a,(0,d.fq)(e,l))}const C=e.dict(e.catalog.get("Perms"));for(const s of["UR3","UR"]){const a=C?.get(s),l=e.dict(
a);l&&y.push({name:null,field:void 0,fieldNumber:void 0,value:a,signature:l,kind:"usage_rights"})}return y}function c(e,o){if((0,_.Eo)(e.resolve(o.get("Type")),
"DocTimeStamp")||(0,_.Eo)(e.resolve(o.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const r=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP"));return o===
r?"certification":"approval"}const i=(e,o)=>(0,A._)((0,p.Gh)(e.resolve(o.get("M")))??"")??null;function u(e,{name:o,signature:r,kind:m}){if(!r)return{field:o,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const T=e.resolve(r.get("SubFilter"));return{field:o,signed:!0,kind:m,subFilter:T instanceof _.SX?T.text:null,signer:(0,p.
Gh)(e.resolve(r.get("Name"))),date:i(e,r)}}})};
