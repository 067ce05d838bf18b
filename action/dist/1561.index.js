"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:((W,L,t)=>{t.d(L,{Uz:()=>v,St:()=>f,yZ:()=>r,xS:()=>g,ln:()=>o,YX:()=>y,XK:()=>b});var A=t(84961),P=t(
6856),x=t(33311),T=t(9819),E=t(45599),D=t(18271),d=t(49454);async function M(n){const{job:a,pages:u}=n,w=new R(n);for(const B of(await(0,P.w)(n)).resources){w.resources(
B);const K=a.pace.step(100);K&&await K}const O=new Set((await(0,x.S)(n)).AP);for(let B=0;O.size>0&&B<u.count;B++){const K=u.number(B);for(const F of n.array(n.entry(
K,"Annots"))??[]){const $=(0,E.i9)(F)?F.number:-1;($<0||O.has($))&&w.appearances(n.dict(F)?.get("AP"))}const N=a.pace.step(1e3);N&&await N}return w.fonts}class R{document;visit;seen=new Set;found=new Map;constructor(a){
this.document=a,this.visit=new T._i(a)}get fonts(){return[...this.found.values()].sort((a,u)=>l(a.name??"",u.name??"")||l(a.type??"",u.type??""))}resources(a){const u=[
a];for(;u.length>0;){const w=this.fresh(u.pop());if(w){for(const O of this.entries(w,"Font"))this.font(O,u);for(const O of["XObject","Pattern"])for(const B of this.
entries(w,O))u.push(this.fresh(B)?.get("Resources"));for(const O of this.entries(w,"ExtGState")){const[B]=this.document.array(this.document.dict(O)?.get("Font"))??
[];B!==void 0&&this.font(B,u)}}}}appearances(a){for(const u of this.document.dict(a)?.values()??[]){const w=this.document.resolve(u);if(w instanceof E.Z6)this.appearance(
u);else if(w instanceof E.Bi)for(const O of w.values())this.appearance(O)}}appearance(a){this.resources(this.fresh(a)?.get("Resources"))}font(a,u){const w=this.
fresh(a);if(!w)return;const{document:O}=this,B=(0,d.FG)(O,w.get("Subtype"));B==="Type3"&&u.push(w.get("Resources"));const K=(0,d.FG)(O,w.get("BaseFont"))||(0,d.
FG)(O,(0,d.nb)(O,w)?.get("FontName")),{name:N,subset:F}=(0,d.VJ)(K),$={name:K===""?null:(0,d.MH)(N),type:(0,d.FG)(O,(0,d.hL)(O,w)?.get("Subtype"))||B||null,embedded:(0,D.
nq)(O,w),subset:F};this.found.set(JSON.stringify($),$)}fresh(a){if(a===void 0||!this.visit.first(a))return;const u=this.document.dict(a);if(!(!u||this.seen.has(
u)))return(0,E.i9)(a)||this.seen.add(u),u}*entries(a,u){const w=a.get(u);if(w===void 0)return;const O=this.fresh(w);O&&(yield*O.values())}}const l=(n,a)=>n<a?-1:
n>a?1:0;var i=t(54619),s=t(69289);const o=({security:n})=>n?.locked===!0,r=n=>n.get(n.catalogNumber)instanceof E.Bi,f=n=>!o(n)||r(n)&&h(n)===n.pages.count,y=n=>f(
n)?n.pages.count:h(n)??m(n)??null,b=(n,a,u)=>u&&o(n)&&p(n)?null:a;async function v(n){const a=r(n)?await M(n):[];return b(n,a,a.length===0)}async function g(n){
const a=await(0,A.$x)(n);return b(n,a,a===!1)}function h(n){const a=n.get(n.catalogNumber),u=(0,E.Zm)(a)?n.resolve(n.dict(a.get("Pages"))?.get("Count")):null;return typeof u==
"number"&&Number.isInteger(u)&&u>0?u:void 0}function m(n){const a=(0,s.V)(n)?.get("N");return typeof a=="number"&&Number.isInteger(a)&&a>0?a:void 0}function p({
table:n}){return n.kind.subarray(0,n.size).includes(i.UT)}}),41561:((W,L,t)=>{t.d(L,{GS:()=>it,Br:()=>J,$J:()=>Y,nj:()=>Q,gd:()=>ot});var A=t(45059),P=t(91374),
x=t(6856),T=t(37320),E=t(92761),D=t(21281),d=t(824),M=t(16827),R=t(41232),l=t(16231),i=t(9819),s=t(69289),o=t(75162),r=t(78157),f=t(41112),y=t(60057),b=t(55772),
v=t(58552),g=t(21996),h=t(74135),m=t(6057),p=t(65868),n=t(60660),a=t(98689),u=t(18930);class w{document;contents;hasTexts;reader;constructor(c,C,S,_){this.document=
c,this.contents=C,this.hasTexts=S,this.reader=_}static async of(c){const _=c.dict(c.catalog.get("StructTreeRoot"))!==void 0&&(await(0,g.zx)(c,["ActualText"])).ActualText.
length>0&&(await(0,n.g$)(c))?.hasTexts===!0;return new w(c,new p.i(c),_,new u.X(c))}async hasText(c){const{document:C}=this;if(this.hasTexts)return(await this.reader.
page(c)).characters>0;const S=(0,m.iw)(C,c),{width:_,height:U}=(0,h.iN)(S),I=new K(_*S.userUnit,U*S.userUnit);try{await this.contents.read(c,I)}catch(j){if(!(j instanceof
O))throw j}return!I.isEmpty}}class O extends Error{}const B=new O("A character was found");class K extends a.g{glyph(...c){if(super.glyph(...c),!this.isEmpty)throw B}}
async function N(e){const{count:c}=e.pages,C=new u.X(e);return H(async()=>{const S=[];for(let _=0;_<c;_++)S.push((await C.page(_)).characters),e.job.pace.progress(
(_+1)/c);return S})}function F(e){const c=e.indexOf(0);return{count:e.filter(C=>C===0).length,first:c<0?null:c+1}}const $=5e3;async function at(e){const{count:c}=e.
pages;return c>$?null:H(async()=>{const C=await w.of(e),S=[];for(let _=0;_<c;_++){S.push(await C.hasText(_)?1:0);const U=e.job.pace.step(1e3);U&&await U}return F(
S)})}async function H(e){try{return await e()}catch(c){if(c instanceof v.zU&&c.code==="limit_exceeded")return null;throw c}}function ot(e){let c=!1;return{quiet:{
...e,onRepaired:()=>{c=!0}},wasRepaired:()=>c}}async function it(e,c){const{perPage:C,withBookmarks:S,repaired:_,size:U}=c,I=(0,f.yZ)(e),j=await(0,d.Br)(e),z=I&&
(0,f.St)(e)?await(0,x.w)(e):void 0,ut=await(0,f.Uz)(e),k=I?await(0,l.Ez)(e):[],X=I?await(0,A._)(e):[],q=X.length>0?await lt(e):null,tt=I?await(0,M.c)(e):0,{names:nt}=await(0,D.
ds)(e),ht=await(0,f.xS)(e),et=z!==void 0&&!(0,f.ln)(e),G=C&&et?await N(e):null,st=C?G&&F(G):et?await at(e):null;return{pageCount:(0,f.YX)(e),fileSize:U,version:I?
e.version:ft(e),...(0,d._6)(e,j),pageSizes:z?(0,b.mm)(z):null,locked:(0,f.ln)(e),encryption:J(e),permissions:Q(e),signatures:(0,f.XK)(e,k,k.length===0),form:I?await ct(
e):null,attachments:(0,f.XK)(e,X.map(({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})=>({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})),
X.length===0),eInvoice:(0,f.XK)(e,q,q===null),fonts:ut?.map(Z=>({...Z}))??null,bookmarks:(0,f.XK)(e,tt,tt===0),tagged:I?Y(e):null,claims:(0,f.XK)(e,nt,nt.length===
0),javascript:ht,linearized:(0,s.V)(e)!==void 0,repaired:_,pagesWithoutText:st&&{...st},pageLabels:I&&!(0,f.ln)(e)?await(0,y.d)(e):null,...C?{pages:z?await(0,b.
vg)(e,z,G):null}:{},...S?{bookmarkList:(0,f.ln)(e)?null:await rt(e)}:{}}}const rt=async e=>({bookmarks:(await(0,R.gg)(e)).map(V)}),V=({title:e,page:c,open:C,children:S})=>({
title:e,page:c,open:C,children:S.map(V)});async function lt(e){const[c]=(await(0,E.sc)(e)).invoices;if(!c)return null;const C=await(0,E.Uj)(e),{file:S,syntax:_,
profile:U}=c;return{file:S,syntax:_,profile:U?.level??null,level:C?.level??null,agrees:(0,T.ie)(c,C)}}async function ct(e){const c=(0,i.Wo)(e,"AcroForm");if(!c)
return null;const C=e.resolve(c.dict.get("XFA"))!==null,S=(0,P.i4)(await(0,P.qU)(e)).map(({name:U},I)=>U===""?I:U),_=new Set(S).size;return _===0&&!C?null:{fields:_,
xfa:C}}function ft({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,r.bS)(e).toString("latin1",0,1032))?.[1]??null}function Y(e){return e.resolve((0,i.Wo)(e,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,i.Wo)(e,"StructTreeRoot")!==void 0}function J({security:e}){if(!e)return null;const{algorithm:c,keyBits:C=null,opensWithoutPassword:S}=e;
return{algorithm:c?.replace(/^RC4-.*/,"RC4")??null,keyBits:C,opensWithoutPassword:S}}function Q({security:e}){const c=new Set(e?(0,o.vc)(e.permissions):[]),C=e?.
revision===2,S=e!==void 0&&e.revision===void 0,_=(U,I)=>S?null:!c.has(C?I:U);return{allowPrint:_("allow_print","allow_print"),allowPrintHighResolution:_("allow_\
print_high_resolution","allow_print"),allowChangeContent:_("allow_change_content","allow_change_content"),allowAssembleDocument:_("allow_assemble_document","all\
ow_change_content"),allowCopyContent:_("allow_copy_content","allow_copy_content"),allowAccessibility:_("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:_(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:_("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((W,L,t)=>{t.d(L,{fl:()=>R,
mm:()=>d,vg:()=>M});var A=t(94289),P=t(33546),x=t(74135),T=t(59071);const E=1e3;function D(i){const{width:s,height:o}=(0,x.JQ)(i),r=f=>Math.round(f*E)/E;return{
width:r(s),height:r(o)}}function d({kinds:i,kindOf:s}){const o=new Int32Array(i.length),r=new Int32Array(i.length);for(let y=s.length-1;y>=0;y--)o[s[y]]++,r[s[y]]=
y+1;const f=new Map;for(const[y,b]of i.entries()){const{width:v,height:g}=D(b),h=`${v} ${g}`,m=f.get(h);m?m.count+=o[y]:f.set(h,{width:v,height:g,count:o[y],firstPage:r[y]})}
return[...f.values()]}async function M(i,{kinds:s,kindOf:o},r){const f=await R(i),y=s.map(D);return Array.from(o,(b,v)=>({...y[b],rotation:s[b].rotation,label:f(
v),characters:r?.[v]??null}))}async function R(i){const s=await(0,P.Hr)(i);return o=>s?l(s(o)):null}function l({style:i,prefix:s,number:o}){return(0,T.ZK)(s)+(0,A.
Y)(i,o)}}),60057:((W,L,t)=>{t.d(L,{d:()=>o,f:()=>r});var A=t(61729),P=t(33546),x=t(59071),T=t(11338),E=t(77581),D=t(85673),d=t(55416);const M=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),R=[...M.keys()],l=["from","style","prefix","start"],i=1e9,
s=60;async function o(v){const g=await(0,P.FB)(v);if(!g)return null;const h=[];let m=0;for(const{first:p,style:n,prefix:a,start:u}of g){if(p>=v.pages.count)break;
const w=(0,x.ZK)(a);if(m+=s+w.length,m>T.B.fields.labels.maxLength)return null;h.push({from:p+1,style:R.find(B=>M.get(B)===n)??"none",prefix:w,start:u});const O=v.
job.pace.step(100);O&&await O}return{labels:h}}function r(v,g){const h=new f(g),m=h.read(v);return h.problems.raise(),m.sort((p,n)=>p.first-n.first)}class f{pageCount;problems=new d.
Z("labels");places=new Map;constructor(g){this.pageCount=g}read(g){this.problems.addUnknownMembers("",g,["labels"],"it takes only labels");const{labels:h}=g;return Array.
isArray(h)?h.map((m,p)=>this.range(m,`labels[${p}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roma\
n_lower"}, {"from": 5}]}'),[])}range(g,h){if(!(0,A.Gv)(g))return this.problems.add(()=>`${h} must be an object with from, and with style, prefix and start as yo\
u need them`),y;this.problems.addUnknownMembers(`${h} `,g,l,"a range has from, style, prefix and start");const{from:m,style:p="decimal",prefix:n="",start:a=1}=g;
this.checkFrom(m,h),(typeof p!="string"||!M.has(p))&&this.problems.add(()=>`${h}.style must be one of ${R.join(", ")}${typeof p=="string"?(0,D.h)(p,R):""}`);const u=typeof n==
"string"?(0,d.U)(n):'must be a text, such as "A-"; leave it out for none';return u&&this.problems.add(()=>`${h}.prefix ${u}`),b(a,i)?p==="none"&&a!==1&&this.problems.
add(()=>`${h}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${h}.start must be a whole number from 1 t\
o ${i}: the number of the first page of the range`),{first:m-1,style:M.get(p),prefix:typeof n=="string"&&n!==""?(0,E.wx)(n):void 0,start:a}}checkFrom(g,h){if(!b(
g,this.pageCount)){const p=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${h}\
.from ${g===void 0?"is missing: it ":""}${p}; the range begins there`);return}const m=this.places.get(g);m===void 0?this.places.set(g,h):this.problems.add(()=>`${h}\
.from is ${g}, as in ${m}: give each page one range`)}}const y={first:0,style:void 0,prefix:void 0,start:1},b=(v,g)=>typeof v=="number"&&Number.isInteger(v)&&v>=
1&&v<=g}),55416:((W,L,t)=>{t.d(L,{U:()=>M,Z:()=>d});var A=t(58552),P=t(98446),x=t(85673);const T=20,E=/[\p{Cc}\u2028\u2029]/u,D=new RegExp("\\p{Cs}","u");class d{field;named=[];count=0;constructor(l){
this.field=l}add(l){this.count++,this.named.length<T&&this.named.push(l())}addUnknownMembers(l,i,s,o){for(const r of Object.keys(i))s.includes(r)||this.add(()=>`${l}\
has “${(0,P.Bu)(r)}”, which means nothing there${(0,x.h)(r,s)}: ${o}`)}raise(){const l=this.count-this.named.length,i=[...this.named,...l>0?[`has ${l} furth\
er problems`]:[]];if(i.length>0)throw(0,A.G6)(i.map(s=>({field:this.field,message:s})))}}function M(R){if(E.test(R))return"must not contain control characters o\
r line breaks";if(D.test(R))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((W,L,t)=>{t.d(L,{c:()=>x});var A=t(45599),P=t(37081);async function x(T){
let E=0;return await(0,P.O)(T,D=>{const d=(0,A.i9)(D)?T.entry(D.number,"Title"):T.dict(D)?.get("Title"),M=T.resolve(d)instanceof A.Mx;return M&&E++,M}),E}}),41232:((W,L,t)=>{
t.d(L,{Ez:()=>D,HD:()=>M,gg:()=>d});var A=t(45599),P=t(59071),x=t(37081),T=t(12207),E=t(45553);const D=40;async function d(l){const i=await T.Ht.of(l),s=[],o=[s];
return await(0,x.O)(l,(r,f)=>{const y=(0,A.i9)(r)?l.dict(r):void 0,b=l.resolve(y?.get("Title"));if(!y||!(b instanceof A.Mx))return!1;const v=l.resolve(y.get("Co\
unt")),g=i.pageOf(y),h=[],m=Math.min(f,D);return o[m-1].push({title:(0,P.Gh)(b)??"",page:g===void 0?null:g+1,open:typeof v=="number"&&v>0,children:h}),m<D&&(o[m]=
h),!0}),s}async function M(l,i,s){const r=[...s==="append"?(await(0,E.M4)(l)).map(y=>({document:l,number:y})):[],...await R(l,i)];if(r.length===0){l.catalog.has(
"Outlines")&&l.editCatalog().delete("Outlines");return}const f=l.add(null);l.put(f,await(0,E.RT)(r,{document:l,number:f.number},(0,E.LB)(),E.ro)),l.editCatalog().
set("Outlines",f)}async function R(l,i){const s=[];for(const{title:o,page:r,open:f,children:y}of i){const{number:b}=l.add(null),v={document:l,number:b},g=await R(
l,y),h=(0,E.AO)(l,o,r===null?void 0:r-1);l.put(b,await(0,E.RT)(g,v,h,E.ro,!f)),s.push(v);const m=l.job.pace.step(300);m&&await m}return s}}),94289:((W,L,t)=>{t.
d(L,{Y:()=>A});function A(d,M){switch(d){case"D":return String(M);case"R":return E(M);case"r":return E(M).toLowerCase();case"A":return D(M);case"a":return D(M).
toLowerCase();default:return""}}const P=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],x=1e5,T=2600;function E(d){if(d>x)return String(d);let M="",R=d;for(const[l,i]of P)for(;R>=l;)M+=i,R-=l;return M}function D(d){return d>T?String(d):String.
fromCharCode(65+(d-1)%26).repeat(Math.ceil(d/26))}}),45553:((W,L,t)=>{t.d(L,{AO:()=>D,LB:()=>d,M4:()=>l,RT:()=>M,ro:()=>E});var A=t(77581),P=t(45599),x=t(37081);
const T=1e3,E=({number:i})=>new P.oS(i);function D(i,s,o){return new P.Bi([["Title",(0,A.wx)(s)],...o===void 0?[]:[["Dest",[new P.oS(i.pages.number(o)),new P.SX(
"Fit")]]]])}const d=()=>new P.Bi([["Type",new P.SX("Outlines")]]);async function M(i,s,o,r,f=!1){const[y,b]=[i[0],i.at(-1)];if(!y||!b)return o;let v=0;for(const[
g,h]of i.entries()){const m=h.document.edit(h.number);if(!(m instanceof P.Bi))continue;const p=h.document.resolve(m.get("Count"));v+=1+(typeof p=="number"&&p>0?
p:0),m.set("Parent",r(s,h)),R(m,"Prev",i[g-1],h,r),R(m,"Next",i[g+1],h,r);const n=h.document.job.pace.step(T);n&&await n}return o.set("First",r(y,s)),o.set("Las\
t",r(b,s)),o.set("Count",f?-v:v),o}function R(i,s,o,r,f){o?i.set(s,f(o,r)):i.delete(s)}async function l(i){const s=[],o=r=>{const f=r instanceof P.oS&&i.get(r)instanceof
P.Bi;return f&&s.push(r.number),f};return await(0,x.O)(i,o,1),s}}),16231:((W,L,t)=>{t.d(L,{Df:()=>M,Ez:()=>d,W4:()=>l});var A=t(17079),P=t(33973),x=t(45599),T=t(
91374),E=t(33311),D=t(59071);const d=async s=>(await M(s)).map(o=>i(s,o));async function M(s){const o=await(0,T.qU)(s),{ByteRange:r,Sig:f}=await(0,E.S)(s),y=r.length>
0?f:[],b=[],v=new Set,g=(p,n,a)=>{const u=(0,T.hj)(s,p,"V"),w=s.resolve(u),O=(0,x.Zm)(w)?w:void 0;O&&v.add(O);const B=O?R(s,O):null;b.push({name:(0,D.wh)(a)||null,
field:p,fieldNumber:n,value:u,signature:O,kind:B})};for(const{dict:p}of o)v.add(p);for(const{type:p,dict:n,number:a,name:u}of(0,T.i4)(o))p==="Sig"&&g(n,a,u);const h=y.
flatMap(p=>{const n=s.get(p);if(!((0,x.Zm)(n)&&!v.has(n)&&(n.has("T")||(0,x.Eo)(n.get("Subtype"),"Widget")))||!(0,x.Eo)(s.resolve((0,T.hj)(s,n,"FT")),"Sig"))return[];
const u=s.resolve((0,T.hj)(s,n,"V"));return(0,x.Zm)(u)&&!v.has(u)?[{number:p,field:n}]:[]});if(h.length>0){const{live:p}=await(0,P.Gy)(s);for(const{number:n,field:a}of h)
p[n]===1&&g(a,n,(0,T.fq)(s,a))}const m=s.dict(s.catalog.get("Perms"));for(const p of["UR3","UR"]){const n=m?.get(p),a=s.dict(n);a&&b.push({name:null,field:void 0,
fieldNumber:void 0,value:n,signature:a,kind:"usage_rights"})}return b}function R(s,o){if((0,x.Eo)(s.resolve(o.get("Type")),"DocTimeStamp")||(0,x.Eo)(s.resolve(o.
get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const r=s.resolve(s.dict(s.catalog.get("Perms"))?.get("DocMDP"));return o===r?"certification":"approval"}const l=(s,o)=>(0,A.
_)((0,D.Gh)(s.resolve(o.get("M")))??"")??null;function i(s,{name:o,signature:r,kind:f}){if(!r)return{field:o,signed:!1,kind:null,subFilter:null,signer:null,date:null};
const y=s.resolve(r.get("SubFilter"));return{field:o,signed:!0,kind:f,subFilter:y instanceof x.SX?y.text:null,signer:(0,D.Gh)(s.resolve(r.get("Name"))),date:l(s,
r)}}})};
