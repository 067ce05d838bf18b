"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:((K,L,t)=>{t.d(L,{Uz:()=>D,St:()=>l,yZ:()=>o,xS:()=>m,ln:()=>a,YX:()=>E,XK:()=>T});var A=t(84961),P=t(
6856),B=t(33311),M=t(9819),p=t(45599),b=t(18271),v=t(49454);async function w(n){const{job:e,pages:i}=n,g=new C(n);for(const S of(await(0,P.w)(n)).resources){g.resources(
S);const U=e.pace.step(100);U&&await U}const O=new Set((await(0,B.S)(n)).AP);for(let S=0;O.size>0&&S<i.count;S++){const U=i.number(S);for(const F of n.array(n.entry(
U,"Annots"))??[]){const $=(0,p.i9)(F)?F.number:-1;($<0||O.has($))&&g.appearances(n.dict(F)?.get("AP"))}const N=e.pace.step(1e3);N&&await N}return g.fonts}class C{document;visit;seen=new Set;found=new Map;constructor(e){
this.document=e,this.visit=new M._i(e)}get fonts(){return[...this.found.values()].sort((e,i)=>c(e.name??"",i.name??"")||c(e.type??"",i.type??""))}resources(e){const i=[
e];for(;i.length>0;){const g=this.fresh(i.pop());if(g){for(const O of this.entries(g,"Font"))this.font(O,i);for(const O of["XObject","Pattern"])for(const S of this.
entries(g,O))i.push(this.fresh(S)?.get("Resources"));for(const O of this.entries(g,"ExtGState")){const[S]=this.document.array(this.document.dict(O)?.get("Font"))??
[];S!==void 0&&this.font(S,i)}}}}appearances(e){for(const i of this.document.dict(e)?.values()??[]){const g=this.document.resolve(i);if(g instanceof p.Z6)this.appearance(
i);else if(g instanceof p.Bi)for(const O of g.values())this.appearance(O)}}appearance(e){this.resources(this.fresh(e)?.get("Resources"))}font(e,i){const g=this.
fresh(e);if(!g)return;const{document:O}=this,S=(0,v.FG)(O,g.get("Subtype"));S==="Type3"&&i.push(g.get("Resources"));const U=(0,v.FG)(O,g.get("BaseFont"))||(0,v.
FG)(O,(0,v.nb)(O,g)?.get("FontName")),{name:N,subset:F}=(0,v.VJ)(U),$={name:U===""?null:(0,v.MH)(N),type:(0,v.FG)(O,(0,v.hL)(O,g)?.get("Subtype"))||S||null,embedded:(0,b.
nq)(O,g),subset:F};this.found.set(JSON.stringify($),$)}fresh(e){if(e===void 0||!this.visit.first(e))return;const i=this.document.dict(e);if(!(!i||this.seen.has(
i)))return(0,p.i9)(e)||this.seen.add(i),i}*entries(e,i){const g=e.get(i);if(g===void 0)return;const O=this.fresh(g);O&&(yield*O.values())}}const c=(n,e)=>n<e?-1:
n>e?1:0;var r=t(54619),f=t(69289);const a=({security:n})=>n?.locked===!0,o=n=>n.get(n.catalogNumber)instanceof p.Bi,l=n=>!a(n)||o(n)&&h(n)===n.pages.count,E=n=>l(
n)?n.pages.count:h(n)??d(n)??null,T=(n,e,i)=>i&&a(n)&&R(n)?null:e;async function D(n){const e=o(n)?await w(n):[];return T(n,e,e.length===0)}async function m(n){
const e=await(0,A.$x)(n);return T(n,e,e===!1)}function h(n){const e=n.get(n.catalogNumber),i=(0,p.Zm)(e)?n.resolve(n.dict(e.get("Pages"))?.get("Count")):null;return typeof i==
"number"&&Number.isInteger(i)&&i>0?i:void 0}function d(n){const e=(0,f.V)(n)?.get("N");return typeof e=="number"&&Number.isInteger(e)&&e>0?e:void 0}function R({
table:n}){return n.kind.subarray(0,n.size).includes(r.UT)}}),41561:((K,L,t)=>{t.d(L,{GS:()=>it,Br:()=>J,$J:()=>Y,nj:()=>Q,gd:()=>ot});var A=t(45059),P=t(91374),
B=t(6856),M=t(37320),p=t(92761),b=t(21281),v=t(824),w=t(16827),C=t(41232),c=t(16231),r=t(9819),f=t(69289),a=t(75162),o=t(78157),l=t(41112),E=t(60057),T=t(55772),
D=t(58552),m=t(21996),h=t(74135),d=t(6057),R=t(65868),n=t(60660),e=t(98689),i=t(3133);class g{document;contents;hasTexts;reader;constructor(u,_,x,y){this.document=
u,this.contents=_,this.hasTexts=x,this.reader=y}static async of(u){const y=u.dict(u.catalog.get("StructTreeRoot"))!==void 0&&(await(0,m.zx)(u,["ActualText"])).ActualText.
length>0&&(await(0,n.g$)(u))?.hasTexts===!0;return new g(u,new R.i(u),y,new i.X(u))}async hasText(u){const{document:_}=this;if(this.hasTexts)return(await this.reader.
page(u)).characters>0;const x=(0,d.iw)(_,u),{width:y,height:W}=(0,h.iN)(x),I=new U(y*x.userUnit,W*x.userUnit);try{await this.contents.read(u,I)}catch(j){if(!(j instanceof
O))throw j}return!I.isEmpty}}class O extends Error{}const S=new O("A character was found");class U extends e.g{glyph(...u){if(super.glyph(...u),!this.isEmpty)throw S}}
async function N(s){const{count:u}=s.pages,_=new i.X(s);return H(async()=>{const x=[];for(let y=0;y<u;y++)x.push((await _.page(y)).characters),s.job.pace.progress(
(y+1)/u);return x})}function F(s){const u=s.indexOf(0);return{count:s.filter(_=>_===0).length,first:u<0?null:u+1}}const $=5e3;async function at(s){const{count:u}=s.
pages;return u>$?null:H(async()=>{const _=await g.of(s),x=[];for(let y=0;y<u;y++){x.push(await _.hasText(y)?1:0);const W=s.job.pace.step(1e3);W&&await W}return F(
x)})}async function H(s){try{return await s()}catch(u){if(u instanceof D.zU&&u.code==="limit_exceeded")return null;throw u}}function ot(s,u=!1){let _=!1;return{
quiet:{...s,onRepaired:y=>{u||!y.isOfDataAlone?_=!0:s.onRepaired?.(y)}},wasRepaired:()=>_}}async function it(s,u){const{perPage:_,withBookmarks:x,repaired:y,size:W}=u,
I=(0,l.yZ)(s),j=await(0,v.Br)(s),z=I&&(0,l.St)(s)?await(0,B.w)(s):void 0,ut=await(0,l.Uz)(s),k=I?await(0,c.Ez)(s):[],X=I?await(0,A._)(s):[],q=X.length>0?await lt(
s):null,tt=I?await(0,w.c)(s):0,{names:nt}=await(0,b.ds)(s),ht=await(0,l.xS)(s),st=z!==void 0&&!(0,l.ln)(s),G=_&&st?await N(s):null,et=_?G&&F(G):st?await at(s):null;
return{pageCount:(0,l.YX)(s),fileSize:W,version:I?s.version:ft(s),...(0,v._6)(s,j),pageSizes:z?(0,T.mm)(z):null,locked:(0,l.ln)(s),encryption:J(s),permissions:Q(
s),signatures:(0,l.XK)(s,k,k.length===0),form:I?await ct(s):null,attachments:(0,l.XK)(s,X.map(({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})=>({name:Z,
size:gt,mimeType:dt,description:pt,relationship:vt})),X.length===0),eInvoice:(0,l.XK)(s,q,q===null),fonts:ut?.map(Z=>({...Z}))??null,bookmarks:(0,l.XK)(s,tt,tt===
0),tagged:I?Y(s):null,claims:(0,l.XK)(s,nt,nt.length===0),javascript:ht,linearized:(0,f.V)(s)!==void 0,repaired:y,pagesWithoutText:et&&{...et},pageLabels:I&&!(0,l.
ln)(s)?await(0,E.d)(s):null,..._?{pages:z?await(0,T.vg)(s,z,G):null}:{},...x?{bookmarkList:(0,l.ln)(s)?null:await rt(s)}:{}}}const rt=async s=>({bookmarks:(await(0,C.
gg)(s)).map(V)}),V=({title:s,page:u,open:_,children:x})=>({title:s,page:u,open:_,children:x.map(V)});async function lt(s){const[u]=(await(0,p.sc)(s)).invoices;if(!u)
return null;const _=await(0,p.Uj)(s),{file:x,syntax:y,profile:W}=u;return{file:x,syntax:y,profile:W?.level??null,level:_?.level??null,agrees:(0,M.ie)(u,_)}}async function ct(s){
const u=(0,r.Wo)(s,"AcroForm");if(!u)return null;const _=s.resolve(u.dict.get("XFA"))!==null,x=(0,P.i4)(await(0,P.qU)(s)).map(({name:W},I)=>W===""?I:W),y=new Set(
x).size;return y===0&&!_?null:{fields:y,xfa:_}}function ft({bytes:s}){return/%PDF-(\d\.\d)/.exec((0,o.bS)(s).toString("latin1",0,1032))?.[1]??null}function Y(s){
return s.resolve((0,r.Wo)(s,"MarkInfo")?.dict.get("Marked"))===!0&&(0,r.Wo)(s,"StructTreeRoot")!==void 0}function J({security:s}){if(!s)return null;const{algorithm:u,
keyBits:_=null,opensWithoutPassword:x}=s;return{algorithm:u?.replace(/^RC4-.*/,"RC4")??null,keyBits:_,opensWithoutPassword:x}}function Q({security:s}){const u=new Set(
s?(0,a.vc)(s.permissions):[]),_=s?.revision===2,x=s!==void 0&&s.revision===void 0,y=(W,I)=>x?null:!u.has(_?I:W);return{allowPrint:y("allow_print","allow_print"),
allowPrintHighResolution:y("allow_print_high_resolution","allow_print"),allowChangeContent:y("allow_change_content","allow_change_content"),allowAssembleDocument:y(
"allow_assemble_document","allow_change_content"),allowCopyContent:y("allow_copy_content","allow_copy_content"),allowAccessibility:y("allow_accessibility","allo\
w_copy_content"),allowCommentAndFillForm:y("allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:y("allow_fill_form","allow_comment_and_fil\
l_form")}}}),55772:((K,L,t)=>{t.d(L,{fl:()=>C,mm:()=>v,vg:()=>w});var A=t(94289),P=t(33546),B=t(74135),M=t(59071);const p=1e3;function b(r){const{width:f,height:a}=(0,B.
JQ)(r),o=l=>Math.round(l*p)/p;return{width:o(f),height:o(a)}}function v({kinds:r,kindOf:f}){const a=new Int32Array(r.length),o=new Int32Array(r.length);for(let E=f.
length-1;E>=0;E--)a[f[E]]++,o[f[E]]=E+1;const l=new Map;for(const[E,T]of r.entries()){const{width:D,height:m}=b(T),h=`${D} ${m}`,d=l.get(h);d?d.count+=a[E]:l.set(
h,{width:D,height:m,count:a[E],firstPage:o[E]})}return[...l.values()]}async function w(r,{kinds:f,kindOf:a},o){const l=await C(r),E=f.map(b);return Array.from(a,
(T,D)=>({...E[T],rotation:f[T].rotation,label:l(D),characters:o?.[D]??null}))}async function C(r){const f=await(0,P.Hr)(r);return a=>f?c(f(a)):null}function c({
style:r,prefix:f,number:a}){return(0,M.ZK)(f)+(0,A.Y)(r,a)}}),60057:((K,L,t)=>{t.d(L,{d:()=>o,f:()=>l});var A=t(61729),P=t(33546),B=t(59071),M=t(11338),p=t(77581),
b=t(85673),v=t(55416);const w=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),C=500,
c=[...w.keys()],r=["from","style","prefix","start"],f=1e9,a=60;async function o(m){const h=await(0,P.FB)(m);if(!h)return null;const d=[];let R=0;for(const{first:n,
style:e,prefix:i,start:g}of h){if(n>=m.pages.count)break;const O=(0,B.ZK)(i);if(R+=a+O.length,R>M.B.fields.labels.maxLength)return null;d.push({from:n+1,style:c.
find(U=>w.get(U)===e)??"none",prefix:O,start:g});const S=m.job.pace.step(100);S&&await S}return{labels:d}}async function l(m,h,d){const R=new E(h),n=await R.read(
m,d);return R.problems.raise(),n.sort((e,i)=>e.first-i.first)}class E{pageCount;problems=new v.Z("labels");places=new Map;constructor(h){this.pageCount=h}async read(h,d){
this.problems.addUnknownMembers("",h,["labels"],"it takes only labels");const{labels:R}=h;if(Array.isArray(R)){const n=[];for(const[e,i]of R.entries()){const g=d.
step(C);g&&await g,n.push(this.range(i,`labels[${e}]`))}return n}return this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": \
1, "style": "roman_lower"}, {"from": 5}]}'),[]}range(h,d){if(!(0,A.Gv)(h))return this.problems.add(()=>`${d} must be an object with from, and with style, prefix\
 and start as you need them`),T;this.problems.addUnknownMembers(`${d} `,h,r,"a range has from, style, prefix and start");const{from:R,style:n="decimal",prefix:e="",
start:i=1}=h;this.checkFrom(R,d),(typeof n!="string"||!w.has(n))&&this.problems.add(()=>`${d}.style must be one of ${c.join(", ")}${typeof n=="string"?(0,b.h)(n,
c):""}`);const g=typeof e=="string"?(0,v.U)(e):'must be a text, such as "A-"; leave it out for none';return g&&this.problems.add(()=>`${d}.prefix ${g}`),D(i,f)?
n==="none"&&i!==1&&this.problems.add(()=>`${d}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${d}.star\
t must be a whole number from 1 to ${f}: the number of the first page of the range`),{first:R-1,style:w.get(n),prefix:typeof e=="string"&&e!==""?(0,p.wx)(e):void 0,
start:i}}checkFrom(h,d){if(!D(h,this.pageCount)){const n=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;
this.problems.add(()=>`${d}.from ${h===void 0?"is missing: it ":""}${n}; the range begins there`);return}const R=this.places.get(h);R===void 0?this.places.set(h,
d):this.problems.add(()=>`${d}.from is ${h}, as in ${R}: give each page one range`)}}const T={first:0,style:void 0,prefix:void 0,start:1},D=(m,h)=>typeof m=="nu\
mber"&&Number.isInteger(m)&&m>=1&&m<=h}),55416:((K,L,t)=>{t.d(L,{U:()=>w,Z:()=>v});var A=t(58552),P=t(98446),B=t(85673);const M=20,p=/[\p{Cc}\u2028\u2029]/u,b=new RegExp(
"\\p{Cs}","u");class v{field;named=[];count=0;constructor(c){this.field=c}add(c){this.count++,this.named.length<M&&this.named.push(c())}addUnknownMembers(c,r,f,a){
for(const o of Object.keys(r))f.includes(o)||this.add(()=>`${c}has “${(0,P.Bu)(o)}”, which means nothing there${(0,B.h)(o,f)}: ${a}`)}raise(){const c=this.count-
this.named.length,r=[...this.named,...c>0?[`has ${c} further problems`]:[]];if(r.length>0)throw(0,A.G6)(r.map(f=>({field:this.field,message:f})))}}function w(C){
if(p.test(C))return"must not contain control characters or line breaks";if(b.test(C))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((K,L,t)=>{
t.d(L,{c:()=>B});var A=t(45599),P=t(37081);async function B(M){let p=0;return await(0,P.O)(M,b=>{const v=(0,A.i9)(b)?M.entry(b.number,"Title"):M.dict(b)?.get("T\
itle"),w=M.resolve(v)instanceof A.Mx;return w&&p++,w}),p}}),41232:((K,L,t)=>{t.d(L,{Ez:()=>b,HD:()=>w,gg:()=>v});var A=t(45599),P=t(59071),B=t(37081),M=t(12207),
p=t(45553);const b=40;async function v(c){const r=await M.Ht.of(c),f=[],a=[f];return await(0,B.O)(c,(o,l)=>{const E=(0,A.i9)(o)?c.dict(o):void 0,T=c.resolve(E?.
get("Title"));if(!E||!(T instanceof A.Mx))return!1;const D=c.resolve(E.get("Count")),m=r.pageOf(E),h=[],d=Math.min(l,b);return a[d-1].push({title:(0,P.Gh)(T)??"",
page:m===void 0?null:m+1,open:typeof D=="number"&&D>0,children:h}),d<b&&(a[d]=h),!0}),f}async function w(c,r,f){const o=[...f==="append"?(await(0,p.M4)(c)).map(
E=>({document:c,number:E})):[],...await C(c,r)];if(o.length===0){c.catalog.has("Outlines")&&c.editCatalog().delete("Outlines");return}const l=c.add(null);c.put(
l,await(0,p.RT)(o,{document:c,number:l.number},(0,p.LB)(),p.ro)),c.editCatalog().set("Outlines",l)}async function C(c,r){const f=[];for(const{title:a,page:o,open:l,
children:E}of r){const{number:T}=c.add(null),D={document:c,number:T},m=await C(c,E),h=(0,p.AO)(c,a,o===null?void 0:o-1);c.put(T,await(0,p.RT)(m,D,h,p.ro,!l)),f.
push(D);const d=c.job.pace.step(300);d&&await d}return f}}),94289:((K,L,t)=>{t.d(L,{Y:()=>A});function A(v,w){switch(v){case"D":return String(w);case"R":return p(
w);case"r":return p(w).toLowerCase();case"A":return b(w);case"a":return b(w).toLowerCase();default:return""}}const P=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],
[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],B=1e5,M=2600;function p(v){if(v>B)return String(v);let w="",C=v;for(const[c,r]of P)
for(;C>=c;)w+=r,C-=c;return w}function b(v){return v>M?String(v):String.fromCharCode(65+(v-1)%26).repeat(Math.ceil(v/26))}}),45553:((K,L,t)=>{t.d(L,{AO:()=>b,LB:()=>v,
M4:()=>c,RT:()=>w,ro:()=>p});var A=t(77581),P=t(45599),B=t(37081);const M=1e3,p=({number:r})=>new P.oS(r);function b(r,f,a){return new P.Bi([["Title",(0,A.wx)(f)],
...a===void 0?[]:[["Dest",[new P.oS(r.pages.number(a)),new P.SX("Fit")]]]])}const v=()=>new P.Bi([["Type",new P.SX("Outlines")]]);async function w(r,f,a,o,l=!1){
const[E,T]=[r[0],r.at(-1)];if(!E||!T)return a;let D=0;for(const[m,h]of r.entries()){const d=h.document.edit(h.number);if(!(d instanceof P.Bi))continue;const R=h.
document.resolve(d.get("Count"));D+=1+(typeof R=="number"&&R>0?R:0),d.set("Parent",o(f,h)),C(d,"Prev",r[m-1],h,o),C(d,"Next",r[m+1],h,o);const n=h.document.job.
pace.step(M);n&&await n}return a.set("First",o(E,f)),a.set("Last",o(T,f)),a.set("Count",l?-D:D),a}function C(r,f,a,o,l){a?r.set(f,l(a,o)):r.delete(f)}async function c(r){
const f=[],a=o=>{const l=o instanceof P.oS&&r.get(o)instanceof P.Bi;return l&&f.push(o.number),l};return await(0,B.O)(r,a,1),f}}),16231:((K,L,t)=>{t.d(L,{Df:()=>C,
Ez:()=>w,W4:()=>r});var A=t(17079),P=t(33973),B=t(87773),M=t(45599),p=t(91374),b=t(33311),v=t(59071);const w=async a=>(await C(a)).map(o=>f(a,o));async function C(a){
const o=await(0,p.qU)(a),{ByteRange:l,Sig:E}=await(0,b.S)(a),T=l.length>0?E:[],D=[],m=new Set,h=(n,e,i)=>{const g=(0,p.hj)(a,n,"V"),O=a.resolve(g),S=(0,M.Zm)(O)?
O:void 0;S&&m.add(S);const U=S?c(a,S):null;D.push({name:(0,v.wh)(i)||null,field:n,fieldNumber:e,value:g,signature:S,kind:U})};for(const{dict:n}of o)m.add(n);for(const{
type:n,dict:e,number:i,name:g}of(0,p.i4)(o))n==="Sig"&&h(e,i,g);const d=[];for await(const[n,e]of(0,B.$)(a,T)){if(!((0,M.Zm)(e)&&!m.has(e)&&(e.has("T")||(0,M.Eo)(
e.get("Subtype"),"Widget")))||!(0,M.Eo)(a.resolve((0,p.hj)(a,e,"FT")),"Sig"))continue;const g=a.resolve((0,p.hj)(a,e,"V"));(0,M.Zm)(g)&&!m.has(g)&&d.push({number:n,
field:e})}if(d.length>0){const{live:n}=await(0,P.Gy)(a);for(const{number:e,field:i}of d)n[e]===1&&h(i,e,(0,p.fq)(a,i))}const R=a.dict(a.catalog.get("Perms"));for(const n of[
"UR3","UR"]){const e=R?.get(n),i=a.dict(e);i&&D.push({name:null,field:void 0,fieldNumber:void 0,value:e,signature:i,kind:"usage_rights"})}return D}function c(a,o){
if((0,M.Eo)(a.resolve(o.get("Type")),"DocTimeStamp")||(0,M.Eo)(a.resolve(o.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const l=a.resolve(a.dict(a.catalog.
get("Perms"))?.get("DocMDP"));return o===l?"certification":"approval"}const r=(a,o)=>(0,A._)((0,v.Gh)(a.resolve(o.get("M")))??"")??null;function f(a,{name:o,signature:l,
kind:E}){if(!l)return{field:o,signed:!1,kind:null,subFilter:null,signer:null,date:null};const T=a.resolve(l.get("SubFilter"));return{field:o,signed:!0,kind:E,subFilter:T instanceof
M.SX?T.text:null,signer:(0,v.Gh)(a.resolve(l.get("Name"))),date:r(a,l)}}})};
