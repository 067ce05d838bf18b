"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:((W,A,t)=>{t.d(A,{Uz:()=>E,St:()=>f,yZ:()=>r,xS:()=>p,ln:()=>o,YX:()=>m,XK:()=>R});var S=t(84961),w=t(
6856),C=t(33311),D=t(9819),g=t(45599),x=t(18271),d=t(49454);async function y(n){const{job:a,pages:u}=n,_=new P(n);for(const B of(await(0,w.w)(n)).resources){_.resources(
B);const K=a.pace.step(100);K&&await K}const M=new Set((await(0,C.S)(n)).AP);for(let B=0;M.size>0&&B<u.count;B++){const K=u.number(B);for(const F of n.array(n.entry(
K,"Annots"))??[]){const $=(0,g.i9)(F)?F.number:-1;($<0||M.has($))&&_.appearances(n.dict(F)?.get("AP"))}const z=a.pace.step(1e3);z&&await z}return _.fonts}class P{document;visit;seen=new Set;found=new Map;constructor(a){
this.document=a,this.visit=new D._i(a)}get fonts(){return[...this.found.values()].sort((a,u)=>l(a.name??"",u.name??"")||l(a.type??"",u.type??""))}resources(a){const u=[
a];for(;u.length>0;){const _=this.fresh(u.pop());if(_){for(const M of this.entries(_,"Font"))this.font(M,u);for(const M of["XObject","Pattern"])for(const B of this.
entries(_,M))u.push(this.fresh(B)?.get("Resources"));for(const M of this.entries(_,"ExtGState")){const[B]=this.document.array(this.document.dict(M)?.get("Font"))??
[];B!==void 0&&this.font(B,u)}}}}appearances(a){for(const u of this.document.dict(a)?.values()??[]){const _=this.document.resolve(u);if(_ instanceof g.Z6)this.appearance(
u);else if(_ instanceof g.Bi)for(const M of _.values())this.appearance(M)}}appearance(a){this.resources(this.fresh(a)?.get("Resources"))}font(a,u){const _=this.
fresh(a);if(!_)return;const{document:M}=this,B=(0,d.FG)(M,_.get("Subtype"));B==="Type3"&&u.push(_.get("Resources"));const K=(0,d.FG)(M,_.get("BaseFont"))||(0,d.
FG)(M,(0,d.nb)(M,_)?.get("FontName")),{name:z,subset:F}=(0,d.VJ)(K),$={name:K===""?null:(0,d.MH)(z),type:(0,d.FG)(M,(0,d.hL)(M,_)?.get("Subtype"))||B||null,embedded:(0,x.
nq)(M,_),subset:F};this.found.set(JSON.stringify($),$)}fresh(a){if(a===void 0||!this.visit.first(a))return;const u=this.document.dict(a);if(!(!u||this.seen.has(
u)))return(0,g.i9)(a)||this.seen.add(u),u}*entries(a,u){const _=a.get(u);if(_===void 0)return;const M=this.fresh(_);M&&(yield*M.values())}}const l=(n,a)=>n<a?-1:
n>a?1:0;var i=t(54619),s=t(69289);const o=({security:n})=>n?.locked===!0,r=n=>n.get(n.catalogNumber)instanceof g.Bi,f=n=>!o(n)||r(n)&&h(n)===n.pages.count,m=n=>f(
n)?n.pages.count:h(n)??O(n)??null,R=(n,a,u)=>u&&o(n)&&v(n)?null:a;async function E(n){const a=r(n)?await y(n):[];return R(n,a,a.length===0)}async function p(n){
const a=await(0,S.$x)(n);return R(n,a,a===!1)}function h(n){const a=n.get(n.catalogNumber),u=(0,g.Zm)(a)?n.resolve(n.dict(a.get("Pages"))?.get("Count")):null;return typeof u==
"number"&&Number.isInteger(u)&&u>0?u:void 0}function O(n){const a=(0,s.V)(n)?.get("N");return typeof a=="number"&&Number.isInteger(a)&&a>0?a:void 0}function v({
table:n}){return n.kind.subarray(0,n.size).includes(i.UT)}}),41561:((W,A,t)=>{t.d(A,{GS:()=>it,Br:()=>J,$J:()=>Y,nj:()=>Q,gd:()=>ot});var S=t(45059),w=t(91374),
C=t(6856),D=t(37320),g=t(92761),x=t(21281),d=t(824),y=t(16827),P=t(41232),l=t(16231),i=t(9819),s=t(69289),o=t(75162),r=t(78157),f=t(41112),m=t(60057),R=t(55772),
E=t(58552),p=t(21996),h=t(74135),O=t(6057),v=t(65868),n=t(61491),a=t(98689),u=t(18930);class _{document;contents;hasTexts;reader;constructor(c,b,L,T){this.document=
c,this.contents=b,this.hasTexts=L,this.reader=T}static async of(c){const T=c.dict(c.catalog.get("StructTreeRoot"))!==void 0&&(await(0,p.zx)(c,["ActualText"])).ActualText.
length>0&&(await(0,n.g$)(c))?.hasTexts===!0;return new _(c,new v.i(c),T,new u.X(c))}async hasText(c){const{document:b}=this;if(this.hasTexts)return(await this.reader.
page(c)).characters>0;const L=(0,O.iw)(b,c),{width:T,height:U}=(0,h.iN)(L),I=new K(T*L.userUnit,U*L.userUnit);try{await this.contents.read(c,I)}catch(j){if(!(j instanceof
M))throw j}return!I.isEmpty}}class M extends Error{}const B=new M("A character was found");class K extends a.g{glyph(...c){if(super.glyph(...c),!this.isEmpty)throw B}}
async function z(e){const{count:c}=e.pages,b=new u.X(e);return V(async()=>{const L=[];for(let T=0;T<c;T++)L.push((await b.page(T)).characters),e.job.pace.progress(
(T+1)/c);return L})}function F(e){const c=e.indexOf(0);return{count:e.filter(b=>b===0).length,first:c<0?null:c+1}}const $=5e3;async function at(e){const{count:c}=e.
pages;return c>$?null:V(async()=>{const b=await _.of(e),L=[];for(let T=0;T<c;T++){L.push(await b.hasText(T)?1:0);const U=e.job.pace.step(1e3);U&&await U}return F(
L)})}async function V(e){try{return await e()}catch(c){if(c instanceof E.zU&&c.code==="limit_exceeded")return null;throw c}}function ot(e){let c=!1;return{quiet:{
...e,onRepaired:()=>{c=!0}},wasRepaired:()=>c}}async function it(e,c){const{perPage:b,withBookmarks:L,repaired:T,size:U}=c,I=(0,f.yZ)(e),j=await(0,d.Br)(e),N=I&&
(0,f.St)(e)?await(0,C.w)(e):void 0,ut=await(0,f.Uz)(e),k=I?await(0,l.Ez)(e):[],X=I?await(0,S._)(e):[],q=X.length>0?await lt(e):null,tt=I?await(0,y.c)(e):0,{names:nt}=await(0,x.
ds)(e),ht=await(0,f.xS)(e),et=N!==void 0&&!(0,f.ln)(e),G=b&&et?await z(e):null,st=b?G&&F(G):et?await at(e):null;return{pageCount:(0,f.YX)(e),fileSize:U,version:I?
e.version:ft(e),...(0,d._6)(e,j),pageSizes:N?(0,R.mm)(N):null,locked:(0,f.ln)(e),encryption:J(e),permissions:Q(e),signatures:(0,f.XK)(e,k,k.length===0),form:I?await ct(
e):null,attachments:(0,f.XK)(e,X.map(({name:Z,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:Z,size:dt,mimeType:gt,description:pt,relationship:vt})),
X.length===0),eInvoice:(0,f.XK)(e,q,q===null),fonts:ut?.map(Z=>({...Z}))??null,bookmarks:(0,f.XK)(e,tt,tt===0),tagged:I?Y(e):null,claims:(0,f.XK)(e,nt,nt.length===
0),javascript:ht,linearized:(0,s.V)(e)!==void 0,repaired:T,pagesWithoutText:st&&{...st},pageLabels:I&&!(0,f.ln)(e)?await(0,m.d)(e):null,...b?{pages:N?await(0,R.
vg)(e,N,G):null}:{},...L?{bookmarkList:(0,f.ln)(e)?null:await rt(e)}:{}}}const rt=async e=>({bookmarks:(await(0,P.gg)(e)).map(H)}),H=({title:e,page:c,open:b,children:L})=>({
title:e,page:c,open:b,children:L.map(H)});async function lt(e){const[c]=(await(0,g.sc)(e)).invoices;if(!c)return null;const b=await(0,g.Uj)(e),{file:L,syntax:T,
profile:U}=c;return{file:L,syntax:T,profile:U?.level??null,level:b?.level??null,agrees:(0,D.ie)(c,b)}}async function ct(e){const c=(0,i.Wo)(e,"AcroForm");if(!c)
return null;const b=e.resolve(c.dict.get("XFA"))!==null,L=(0,w.i4)(await(0,w.qU)(e)).map(({name:U},I)=>U===""?I:U),T=new Set(L).size;return T===0&&!b?null:{fields:T,
xfa:b}}function ft({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,r.bS)(e).toString("latin1",0,1032))?.[1]??null}function Y(e){return e.resolve((0,i.Wo)(e,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,i.Wo)(e,"StructTreeRoot")!==void 0}function J({security:e}){if(!e)return null;const{algorithm:c,keyBits:b=null,opensWithoutPassword:L}=e;
return{algorithm:c?.replace(/^RC4-.*/,"RC4")??null,keyBits:b,opensWithoutPassword:L}}function Q({security:e}){const c=new Set(e?(0,o.vc)(e.permissions):[]),b=e?.
revision===2,L=e!==void 0&&e.revision===void 0,T=(U,I)=>L?null:!c.has(b?I:U);return{allowPrint:T("allow_print","allow_print"),allowPrintHighResolution:T("allow_\
print_high_resolution","allow_print"),allowChangeContent:T("allow_change_content","allow_change_content"),allowAssembleDocument:T("allow_assemble_document","all\
ow_change_content"),allowCopyContent:T("allow_copy_content","allow_copy_content"),allowAccessibility:T("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:T(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:T("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((W,A,t)=>{t.d(A,{fl:()=>P,
mm:()=>d,vg:()=>y});var S=t(94289),w=t(33546),C=t(74135),D=t(59071);const g=1e3;function x(i){const{width:s,height:o}=(0,C.JQ)(i),r=f=>Math.round(f*g)/g;return{
width:r(s),height:r(o)}}function d({kinds:i,kindOf:s}){const o=new Int32Array(i.length),r=new Int32Array(i.length);for(let m=s.length-1;m>=0;m--)o[s[m]]++,r[s[m]]=
m+1;const f=new Map;for(const[m,R]of i.entries()){const{width:E,height:p}=x(R),h=`${E} ${p}`,O=f.get(h);O?O.count+=o[m]:f.set(h,{width:E,height:p,count:o[m],firstPage:r[m]})}
return[...f.values()]}async function y(i,{kinds:s,kindOf:o},r){const f=await P(i),m=s.map(x);return Array.from(o,(R,E)=>({...m[R],rotation:s[R].rotation,label:f(
E),characters:r?.[E]??null}))}async function P(i){const s=await(0,w.Hr)(i);return o=>s?l(s(o)):null}function l({style:i,prefix:s,number:o}){return(0,D.ZK)(s)+(0,S.
Y)(i,o)}}),60057:((W,A,t)=>{t.d(A,{d:()=>o,f:()=>r});var S=t(61729),w=t(33546),C=t(59071),D=t(11338),g=t(77581),x=t(85673),d=t(55416);const y=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),P=[...y.keys()],l=["from","style","prefix","start"],i=1e9,
s=60;async function o(E){const p=await(0,w.FB)(E);if(!p)return null;const h=[];let O=0;for(const{first:v,style:n,prefix:a,start:u}of p){if(v>=E.pages.count)break;
const _=(0,C.ZK)(a);if(O+=s+_.length,O>D.B.fields.labels.maxLength)return null;h.push({from:v+1,style:P.find(B=>y.get(B)===n)??"none",prefix:_,start:u});const M=E.
job.pace.step(100);M&&await M}return{labels:h}}function r(E,p){const h=new f(p),O=h.read(E);return h.problems.raise(),O.sort((v,n)=>v.first-n.first)}class f{pageCount;problems=new d.
Z("labels");places=new Map;constructor(p){this.pageCount=p}read(p){this.problems.addUnknownMembers("",p,["labels"],"it takes only labels");const{labels:h}=p;return Array.
isArray(h)?h.map((O,v)=>this.range(O,`labels[${v}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roma\
n_lower"}, {"from": 5}]}'),[])}range(p,h){if(!(0,S.Gv)(p))return this.problems.add(()=>`${h} must be an object with from, and with style, prefix and start as yo\
u need them`),m;this.problems.addUnknownMembers(`${h} `,p,l,"a range has from, style, prefix and start");const{from:O,style:v="decimal",prefix:n="",start:a=1}=p;
this.checkFrom(O,h),(typeof v!="string"||!y.has(v))&&this.problems.add(()=>`${h}.style must be one of ${P.join(", ")}${typeof v=="string"?(0,x.h)(v,P):""}`);const u=typeof n==
"string"?(0,d.U)(n):'must be a text, such as "A-"; leave it out for none';return u&&this.problems.add(()=>`${h}.prefix ${u}`),R(a,i)?v==="none"&&a!==1&&this.problems.
add(()=>`${h}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${h}.start must be a whole number from 1 t\
o ${i}: the number of the first page of the range`),{first:O-1,style:y.get(v),prefix:typeof n=="string"&&n!==""?(0,g.wx)(n):void 0,start:a}}checkFrom(p,h){if(!R(
p,this.pageCount)){const v=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${h}\
.from ${p===void 0?"is missing: it ":""}${v}; the range begins there`);return}const O=this.places.get(p);O===void 0?this.places.set(p,h):this.problems.add(()=>`${h}\
.from is ${p}, as in ${O}: give each page one range`)}}const m={first:0,style:void 0,prefix:void 0,start:1},R=(E,p)=>typeof E=="number"&&Number.isInteger(E)&&E>=
1&&E<=p}),55416:((W,A,t)=>{t.d(A,{U:()=>y,Z:()=>d});var S=t(58552),w=t(98446),C=t(85673);const D=20,g=/[\p{Cc}\u2028\u2029]/u,x=new RegExp("\\p{Cs}","u");class d{field;named=[];count=0;constructor(l){
this.field=l}add(l){this.count++,this.named.length<D&&this.named.push(l())}addUnknownMembers(l,i,s,o){for(const r of Object.keys(i))s.includes(r)||this.add(()=>`${l}\
has “${(0,w.Bu)(r)}”, which means nothing there${(0,C.h)(r,s)}: ${o}`)}raise(){const l=this.count-this.named.length,i=[...this.named,...l>0?[`has ${l} furth\
er problems`]:[]];if(i.length>0)throw(0,S.G6)(i.map(s=>({field:this.field,message:s})))}}function y(P){if(g.test(P))return"must not contain control characters o\
r line breaks";if(x.test(P))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((W,A,t)=>{t.d(A,{c:()=>C});var S=t(45599),w=t(37081);async function C(D){
let g=0;return await(0,w.O)(D,x=>{const d=(0,S.i9)(x)?D.entry(x.number,"Title"):D.dict(x)?.get("Title"),y=D.resolve(d)instanceof S.Mx;return y&&g++,y}),g}}),41232:((W,A,t)=>{
t.d(A,{Ez:()=>x,HD:()=>y,gg:()=>d});var S=t(45599),w=t(59071),C=t(37081),D=t(12207),g=t(45553);const x=40;async function d(l){const i=await D.Ht.of(l),s=[],o=[s];
return await(0,C.O)(l,(r,f)=>{const m=(0,S.i9)(r)?l.dict(r):void 0,R=l.resolve(m?.get("Title"));if(!m||!(R instanceof S.Mx))return!1;const E=l.resolve(m.get("Co\
unt")),p=i.pageOf(m),h=[],O=Math.min(f,x);return o[O-1].push({title:(0,w.Gh)(R)??"",page:p===void 0?null:p+1,open:typeof E=="number"&&E>0,children:h}),O<x&&(o[O]=
h),!0}),s}async function y(l,i,s){const r=[...s==="append"?(await(0,g.M4)(l)).map(m=>({document:l,number:m})):[],...await P(l,i)];if(r.length===0){l.catalog.has(
"Outlines")&&l.editCatalog().delete("Outlines");return}const f=l.add(null);l.put(f,await(0,g.RT)(r,{document:l,number:f.number},(0,g.LB)(),g.ro)),l.editCatalog().
set("Outlines",f)}async function P(l,i){const s=[];for(const{title:o,page:r,open:f,children:m}of i){const{number:R}=l.add(null),E={document:l,number:R},p=await P(
l,m),h=(0,g.AO)(l,o,r===null?void 0:r-1);l.put(R,await(0,g.RT)(p,E,h,g.ro,!f)),s.push(E);const O=l.job.pace.step(300);O&&await O}return s}}),94289:((W,A,t)=>{t.
d(A,{Y:()=>S});function S(d,y){switch(d){case"D":return String(y);case"R":return g(y);case"r":return g(y).toLowerCase();case"A":return x(y);case"a":return x(y).
toLowerCase();default:return""}}const w=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],C=1e5,D=2600;function g(d){if(d>C)return String(d);let y="",P=d;for(const[l,i]of w)for(;P>=l;)y+=i,P-=l;return y}function x(d){return d>D?String(d):String.
fromCharCode(65+(d-1)%26).repeat(Math.ceil(d/26))}}),45553:((W,A,t)=>{t.d(A,{AO:()=>x,LB:()=>d,M4:()=>l,RT:()=>y,ro:()=>g});var S=t(77581),w=t(45599),C=t(37081);
const D=1e3,g=({number:i})=>new w.oS(i);function x(i,s,o){return new w.Bi([["Title",(0,S.wx)(s)],...o===void 0?[]:[["Dest",[new w.oS(i.pages.number(o)),new w.SX(
"Fit")]]]])}const d=()=>new w.Bi([["Type",new w.SX("Outlines")]]);async function y(i,s,o,r,f=!1){const[m,R]=[i[0],i.at(-1)];if(!m||!R)return o;let E=0;for(const[
p,h]of i.entries()){const O=h.document.edit(h.number);if(!(O instanceof w.Bi))continue;const v=h.document.resolve(O.get("Count"));E+=1+(typeof v=="number"&&v>0?
v:0),O.set("Parent",r(s,h)),P(O,"Prev",i[p-1],h,r),P(O,"Next",i[p+1],h,r);const n=h.document.job.pace.step(D);n&&await n}return o.set("First",r(m,s)),o.set("Las\
t",r(R,s)),o.set("Count",f?-E:E),o}function P(i,s,o,r,f){o?i.set(s,f(o,r)):i.delete(s)}async function l(i){const s=[],o=r=>{const f=r instanceof w.oS&&i.get(r)instanceof
w.Bi;return f&&s.push(r.number),f};return await(0,C.O)(i,o,1),s}}),16231:((W,A,t)=>{t.d(A,{Df:()=>y,Ez:()=>d,W4:()=>l});var S=t(17079),w=t(33973),C=t(45599),D=t(
91374),g=t(33311),x=t(59071);const d=async s=>(await y(s)).map(o=>i(s,o));async function y(s){const o=await(0,D.qU)(s),{ByteRange:r,Sig:f}=await(0,g.S)(s),m=r.length>
0?f:[],R=[],E=new Set,p=(v,n,a)=>{const u=(0,D.hj)(s,v,"V"),_=s.resolve(u),M=(0,C.Zm)(_)?_:void 0;M&&E.add(M);const B=M?P(s,M):null;R.push({name:(0,x.wh)(a)||null,
field:v,fieldNumber:n,value:u,signature:M,kind:B})};for(const{dict:v}of o)E.add(v);for(const{type:v,dict:n,number:a,name:u}of(0,D.i4)(o))v==="Sig"&&p(n,a,u);const h=m.
flatMap(v=>{const n=s.get(v);if(!((0,C.Zm)(n)&&!E.has(n)&&(n.has("T")||(0,C.Eo)(n.get("Subtype"),"Widget")))||!(0,C.Eo)(s.resolve((0,D.hj)(s,n,"FT")),"Sig"))return[];
const u=s.resolve((0,D.hj)(s,n,"V"));return(0,C.Zm)(u)&&!E.has(u)?[{number:v,field:n}]:[]});if(h.length>0){const{live:v}=await(0,w.Gy)(s);for(const{number:n,field:a}of h)
v[n]===1&&p(a,n,(0,D.fq)(s,a))}const O=s.dict(s.catalog.get("Perms"));for(const v of["UR3","UR"]){const n=O?.get(v),a=s.dict(n);a&&R.push({name:null,field:void 0,
fieldNumber:void 0,value:n,signature:a,kind:"usage_rights"})}return R}function P(s,o){if((0,C.Eo)(s.resolve(o.get("Type")),"DocTimeStamp")||(0,C.Eo)(s.resolve(o.
get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const r=s.resolve(s.dict(s.catalog.get("Perms"))?.get("DocMDP"));return o===r?"certification":"approval"}const l=(s,o)=>(0,S.
_)((0,x.Gh)(s.resolve(o.get("M")))??"")??null;function i(s,{name:o,signature:r,kind:f}){if(!r)return{field:o,signed:!1,kind:null,subFilter:null,signer:null,date:null};
const m=s.resolve(r.get("SubFilter"));return{field:o,signed:!0,kind:f,subFilter:m instanceof C.SX?m.text:null,signer:(0,x.Gh)(s.resolve(r.get("Name"))),date:l(s,
r)}}}),69289:((W,A,t)=>{t.d(A,{V:()=>D});var S=t(78157),w=t(45798),C=t(45599);function D({bytes:g,job:x}){const d=(0,S.bS)(g).subarray(0,1024),y=d.indexOf(" obj");
if(y<0||!d.includes("/Linearized"))return;const P=new w.i(g,y+4,Math.min(g.length,y+2048),x.limits.nesting).value();return(0,C.Zm)(P)&&P.has("Linearized")&&P.get(
"L")===g.length?P:void 0}})};
