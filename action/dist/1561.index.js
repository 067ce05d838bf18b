"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:((W,B,e)=>{e.d(B,{Uz:()=>_,St:()=>p,yZ:()=>h,xS:()=>g,ln:()=>u,YX:()=>M,XK:()=>L});var A=e(84961),T=e(
6856),C=e(33311),P=e(9819),E=e(45599),w=e(18271),v=e(49454);async function m(t){const{job:s,pages:c}=t,y=new D(t);for(const S of(await(0,T.w)(t)).resources){y.resources(
S);const U=s.pace.step(100);U&&await U}const O=new Set((await(0,C.S)(t)).AP);for(let S=0;O.size>0&&S<c.count;S++){const U=c.number(S);for(const K of t.array(t.entry(
U,"Annots"))??[]){const $=(0,E.i9)(K)?K.number:-1;($<0||O.has($))&&y.appearances(t.dict(K)?.get("AP"))}const X=s.pace.step(1e3);X&&await X}return y.fonts}class D{document;visit;seen=new Set;found=new Map;constructor(s){
this.document=s,this.visit=new P._i(s)}get fonts(){return[...this.found.values()].sort((s,c)=>r(s.name??"",c.name??"")||r(s.type??"",c.type??""))}resources(s){const c=[
s];for(;c.length>0;){const y=this.fresh(c.pop());if(y){for(const O of this.entries(y,"Font"))this.font(O,c);for(const O of["XObject","Pattern"])for(const S of this.
entries(y,O))c.push(this.fresh(S)?.get("Resources"));for(const O of this.entries(y,"ExtGState")){const[S]=this.document.array(this.document.dict(O)?.get("Font"))??
[];S!==void 0&&this.font(S,c)}}}}appearances(s){for(const c of this.document.dict(s)?.values()??[]){const y=this.document.resolve(c);if(y instanceof E.Z6)this.appearance(
c);else if(y instanceof E.Bi)for(const O of y.values())this.appearance(O)}}appearance(s){this.resources(this.fresh(s)?.get("Resources"))}font(s,c){const y=this.
fresh(s);if(!y)return;const{document:O}=this,S=(0,v.FG)(O,y.get("Subtype"));S==="Type3"&&c.push(y.get("Resources"));const U=(0,v.FG)(O,y.get("BaseFont"))||(0,v.
FG)(O,(0,v.nb)(O,y)?.get("FontName")),{name:X,subset:K}=(0,v.VJ)(U),$={name:U===""?null:(0,v.MH)(X),type:(0,v.FG)(O,(0,v.hL)(O,y)?.get("Subtype"))||S||null,embedded:(0,w.
nq)(O,y),subset:K};this.found.set(JSON.stringify($),$)}fresh(s){if(s===void 0||!this.visit.first(s))return;const c=this.document.dict(s);if(!(!c||this.seen.has(
c)))return(0,E.i9)(s)||this.seen.add(c),c}*entries(s,c){const y=s.get(c);if(y===void 0)return;const O=this.fresh(y);O&&(yield*O.values())}}const r=(t,s)=>t<s?-1:
t>s?1:0;var f=e(54619),n=e(69289);const u=({security:t})=>t?.locked===!0,h=t=>t.get(t.catalogNumber)instanceof E.Bi,p=t=>!u(t)||h(t)&&a(t)===t.pages.count,M=t=>p(
t)?t.pages.count:a(t)??i(t)??null,L=(t,s,c)=>c&&u(t)&&l(t)?null:s;async function _(t){const s=h(t)?await m(t):[];return L(t,s,s.length===0)}async function g(t){
const s=await(0,A.$x)(t);return L(t,s,s===!1)}function a(t){const s=t.get(t.catalogNumber),c=(0,E.Zm)(s)?t.resolve(t.dict(s.get("Pages"))?.get("Count")):null;return typeof c==
"number"&&Number.isInteger(c)&&c>0?c:void 0}function i(t){const s=(0,n.V)(t)?.get("N");return typeof s=="number"&&Number.isInteger(s)&&s>0?s:void 0}function l({
table:t}){return t.kind.subarray(0,t.size).includes(f.UT)}}),41561:((W,B,e)=>{e.d(B,{GS:()=>it,Br:()=>J,$J:()=>Y,nj:()=>Q,gd:()=>ot});var A=e(45059),T=e(91374),
C=e(6856),P=e(22397),E=e(92761),w=e(21281),v=e(824),m=e(16827),D=e(41232),r=e(16231),f=e(9819),n=e(69289),u=e(75162),h=e(78157),p=e(41112),M=e(60057),L=e(55772),
_=e(58552),g=e(21996),a=e(74135),i=e(6057),l=e(65868),t=e(61491),s=e(98689),c=e(18930);class y{document;contents;hasTexts;reader;constructor(d,R,I,x){this.document=
d,this.contents=R,this.hasTexts=I,this.reader=x}static async of(d){const x=d.dict(d.catalog.get("StructTreeRoot"))!==void 0&&(await(0,g.zx)(d,["ActualText"])).ActualText.
length>0&&(await(0,t.g$)(d))?.hasTexts===!0;return new y(d,new l.i(d),x,new c.X(d))}async hasText(d){const{document:R}=this;if(this.hasTexts)return(await this.reader.
page(d)).characters>0;const I=(0,i.iw)(R,d),{width:x,height:F}=(0,a.iN)(I),b=new U(x*I.userUnit,F*I.userUnit);try{await this.contents.read(d,b)}catch(z){if(!(z instanceof
O))throw z}return!b.isEmpty}}class O extends Error{}const S=new O("A character was found");class U extends s.g{glyph(...d){if(super.glyph(...d),!this.isEmpty)throw S}}
async function X(o){const{count:d}=o.pages,R=new c.X(o);return Z(async()=>{const I=[];for(let x=0;x<d;x++)I.push((await R.page(x)).characters),o.job.pace.progress(
(x+1)/d);return I})}function K(o){const d=o.indexOf(0);return{count:o.filter(R=>R===0).length,first:d<0?null:d+1}}const $=5e3;async function at(o){const{count:d}=o.
pages;return d>$?null:Z(async()=>{const R=await y.of(o),I=[];for(let x=0;x<d;x++){I.push(await R.hasText(x)?1:0);const F=o.job.pace.step(1e3);F&&await F}return K(
I)})}async function Z(o){try{return await o()}catch(d){if(d instanceof _.zU&&d.code==="limit_exceeded")return null;throw d}}function ot(o){let d=!1;return{quiet:{
...o,onRepaired:()=>{d=!0}},wasRepaired:()=>d}}async function it(o,d){const{perPage:R,withBookmarks:I,repaired:x,size:F}=d,b=(0,p.yZ)(o),z=await(0,v.Br)(o),N=b&&
(0,p.St)(o)?await(0,C.w)(o):void 0,ut=await(0,p.Uz)(o),k=b?await(0,r.Ez)(o):[],j=b?await(0,A._)(o):[],q=j.length>0?await lt(o):null,tt=b?await(0,m.c)(o):0,{names:et}=await(0,w.
ds)(o),ht=await(0,p.xS)(o),nt=N!==void 0&&!(0,p.ln)(o),G=R&&nt?await X(o):null,st=R?G&&K(G):nt?await at(o):null;return{pageCount:(0,p.YX)(o),fileSize:F,version:b?
o.version:ft(o),...(0,v._6)(o,z),pageSizes:N?(0,L.mm)(N):null,locked:(0,p.ln)(o),encryption:J(o),permissions:Q(o),signatures:(0,p.XK)(o,k,k.length===0),form:b?await ct(
o):null,attachments:(0,p.XK)(o,j.map(({name:V,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:V,size:dt,mimeType:gt,description:pt,relationship:vt})),
j.length===0),eInvoice:(0,p.XK)(o,q,q===null),fonts:ut?.map(V=>({...V}))??null,bookmarks:(0,p.XK)(o,tt,tt===0),tagged:b?Y(o):null,claims:(0,p.XK)(o,et,et.length===
0),javascript:ht,linearized:(0,n.V)(o)!==void 0,repaired:x,pagesWithoutText:st&&{...st},pageLabels:b&&!(0,p.ln)(o)?await(0,M.d)(o):null,...R?{pages:N?await(0,L.
vg)(o,N,G):null}:{},...I?{bookmarkList:(0,p.ln)(o)?null:await rt(o)}:{}}}const rt=async o=>({bookmarks:(await(0,D.gg)(o)).map(H)}),H=({title:o,page:d,open:R,children:I})=>({
title:o,page:d,open:R,children:I.map(H)});async function lt(o){const[d]=(await(0,E.sc)(o)).invoices;if(!d)return null;const R=await(0,E.Uj)(o),{file:I,syntax:x,
profile:F}=d;return{file:I,syntax:x,profile:F?.level??null,level:R?.level??null,agrees:(0,P.ie)(d,R)}}async function ct(o){const d=(0,f.Wo)(o,"AcroForm");if(!d)
return null;const R=o.resolve(d.dict.get("XFA"))!==null,I=(0,T.i4)(await(0,T.qU)(o)).map(({name:F},b)=>F===""?b:F),x=new Set(I).size;return x===0&&!R?null:{fields:x,
xfa:R}}function ft({bytes:o}){return/%PDF-(\d\.\d)/.exec((0,h.bS)(o).toString("latin1",0,1032))?.[1]??null}function Y(o){return o.resolve((0,f.Wo)(o,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,f.Wo)(o,"StructTreeRoot")!==void 0}function J({security:o}){if(!o)return null;const{algorithm:d,keyBits:R=null,opensWithoutPassword:I}=o;
return{algorithm:d?.replace(/^RC4-.*/,"RC4")??null,keyBits:R,opensWithoutPassword:I}}function Q({security:o}){const d=new Set(o?(0,u.vc)(o.permissions):[]),R=o?.
revision===2,I=o!==void 0&&o.revision===void 0,x=(F,b)=>I?null:!d.has(R?b:F);return{allowPrint:x("allow_print","allow_print"),allowPrintHighResolution:x("allow_\
print_high_resolution","allow_print"),allowChangeContent:x("allow_change_content","allow_change_content"),allowAssembleDocument:x("allow_assemble_document","all\
ow_change_content"),allowCopyContent:x("allow_copy_content","allow_copy_content"),allowAccessibility:x("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:x(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:x("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((W,B,e)=>{e.d(B,{fl:()=>D,
mm:()=>v,vg:()=>m});var A=e(94289),T=e(33546),C=e(74135),P=e(59071);const E=1e3;function w(f){const{width:n,height:u}=(0,C.JQ)(f),h=p=>Math.round(p*E)/E;return{
width:h(n),height:h(u)}}function v({kinds:f,kindOf:n}){const u=new Int32Array(f.length),h=new Int32Array(f.length);for(let M=n.length-1;M>=0;M--)u[n[M]]++,h[n[M]]=
M+1;const p=new Map;for(const[M,L]of f.entries()){const{width:_,height:g}=w(L),a=`${_} ${g}`,i=p.get(a);i?i.count+=u[M]:p.set(a,{width:_,height:g,count:u[M],firstPage:h[M]})}
return[...p.values()]}async function m(f,{kinds:n,kindOf:u},h){const p=await D(f),M=n.map(w);return Array.from(u,(L,_)=>({...M[L],rotation:n[L].rotation,label:p(
_),characters:h?.[_]??null}))}async function D(f){const n=await(0,T.Hr)(f);return u=>n?r(n(u)):null}function r({style:f,prefix:n,number:u}){return(0,P.ZK)(n)+(0,A.
Y)(f,u)}}),60057:((W,B,e)=>{e.d(B,{d:()=>u,f:()=>h});var A=e(61729),T=e(33546),C=e(59071),P=e(11338),E=e(77581),w=e(85673),v=e(55416);const m=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),D=[...m.keys()],r=["from","style","prefix","start"],f=1e9,
n=60;async function u(_){const g=await(0,T.FB)(_);if(!g)return null;const a=[];let i=0;for(const{first:l,style:t,prefix:s,start:c}of g){if(l>=_.pages.count)break;
const y=(0,C.ZK)(s);if(i+=n+y.length,i>P.B.fields.labels.maxLength)return null;a.push({from:l+1,style:D.find(S=>m.get(S)===t)??"none",prefix:y,start:c});const O=_.
job.pace.step(100);O&&await O}return{labels:a}}function h(_,g){const a=new p(g),i=a.read(_);return a.problems.raise(),i.sort((l,t)=>l.first-t.first)}class p{pageCount;problems=new v.
Z("labels");places=new Map;constructor(g){this.pageCount=g}read(g){this.problems.addUnknownMembers("",g,["labels"],"it takes only labels");const{labels:a}=g;return Array.
isArray(a)?a.map((i,l)=>this.range(i,`labels[${l}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roma\
n_lower"}, {"from": 5}]}'),[])}range(g,a){if(!(0,A.Gv)(g))return this.problems.add(()=>`${a} must be an object with from, and with style, prefix and start as yo\
u need them`),M;this.problems.addUnknownMembers(`${a} `,g,r,"a range has from, style, prefix and start");const{from:i,style:l="decimal",prefix:t="",start:s=1}=g;
this.checkFrom(i,a),(typeof l!="string"||!m.has(l))&&this.problems.add(()=>`${a}.style must be one of ${D.join(", ")}${typeof l=="string"?(0,w.h)(l,D):""}`);const c=typeof t==
"string"?(0,v.U)(t):'must be a text, such as "A-"; leave it out for none';return c&&this.problems.add(()=>`${a}.prefix ${c}`),L(s,f)?l==="none"&&s!==1&&this.problems.
add(()=>`${a}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${a}.start must be a whole number from 1 t\
o ${f}: the number of the first page of the range`),{first:i-1,style:m.get(l),prefix:typeof t=="string"&&t!==""?(0,E.wx)(t):void 0,start:s}}checkFrom(g,a){if(!L(
g,this.pageCount)){const l=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${a}\
.from ${g===void 0?"is missing: it ":""}${l}; the range begins there`);return}const i=this.places.get(g);i===void 0?this.places.set(g,a):this.problems.add(()=>`${a}\
.from is ${g}, as in ${i}: give each page one range`)}}const M={first:0,style:void 0,prefix:void 0,start:1},L=(_,g)=>typeof _=="number"&&Number.isInteger(_)&&_>=
1&&_<=g}),55416:((W,B,e)=>{e.d(B,{U:()=>m,Z:()=>v});var A=e(58552),T=e(98446),C=e(85673);const P=20,E=/[\p{Cc}\u2028\u2029]/u,w=new RegExp("\\p{Cs}","u");class v{field;named=[];count=0;constructor(r){
this.field=r}add(r){this.count++,this.named.length<P&&this.named.push(r())}addUnknownMembers(r,f,n,u){for(const h of Object.keys(f))n.includes(h)||this.add(()=>`${r}\
has “${(0,T.Bu)(h)}”, which means nothing there${(0,C.h)(h,n)}: ${u}`)}raise(){const r=this.count-this.named.length,f=[...this.named,...r>0?[`has ${r} furth\
er problems`]:[]];if(f.length>0)throw(0,A.G6)(f.map(n=>({field:this.field,message:n})))}}function m(D){if(E.test(D))return"must not contain control characters o\
r line breaks";if(w.test(D))return"must not contain an incomplete character (a lone surrogate)"}}),22397:((W,B,e)=>{e.d(B,{cj:()=>n,iU:()=>m,ie:()=>u,sw:()=>D});
var A=e(21281),T=e(21115),C=e(824),P=e(92761),E=e(36161),w=e(48231),v=e(27547);async function m(a,i){const l=await(0,E.Q)(a,i);return typeof l=="string"?{failures:[
f("XML","file",`The file ${l}`)],warnings:[]}:await r(l,i)}async function D(a){const{invoices:i,refused:l}=await(0,P.sc)(a),[t,s]=i;if(!t){const U=l?`The attach\
ed XML ${l.reason}`:"The document has no XML in CII or UBL";return{failures:[f("PDF","attachments",U)],warnings:[]}}const c=await(0,P.Uj)(a),y=await(0,C.Br)(a),
{failures:O,warnings:S}=await r(t,a.job.pace);return{failures:[...s?[f("PDF","attachments",`There are ${i.length} invoices, where one is allowed`)]:[],...h(t,c).
map(U=>f("PDF","XMP",U)),...M(y,c).map(U=>f("PDF","XMP",U)),...(await L(a)).map(U=>f("PDF","document",U)),...g(a,t).map(U=>f("PDF","attachments",U)),...O],warnings:S}}
async function r(a,i){return{failures:[...await(0,w.P)(a,i),...(0,v.v)(a)],warnings:await(0,w.n)(a,i)}}const f=(a,i,l)=>({rule:a,text:l,where:i,found:null,expected:null});
function n(a){const i=new Map;for(const l of a){const t=l.rule==="PDF"?l.text:l.rule;i.has(t)||i.set(t,l)}return[...i.values()].map(({rule:l,text:t,where:s})=>l===
"PDF"?`${t.slice(0,1).toLowerCase()}${t.slice(1)}`:`${l} (${s}): ${t}`)}const u=(a,i)=>h(a,i).length===0;function h({syntax:a,profile:i,file:l},t){if(a==="UBL")
return["The XML is UBL, and Factur-X takes only CII"];if(!i)return["The guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!t)return["The XMP\
 does not say that the document is an electronic invoice"];const s=[],c=[i.level,i.level.replaceAll(" ","")];return(t.level===null||!c.includes(t.level.toUpperCase()))&&
s.push(`The XMP names another level (fx:ConformanceLevel) than the XML, which is ${i.level}`),t.file?.toLowerCase()!==l.toLowerCase()&&s.push("The XMP names ano\
ther file (fx:DocumentFileName) than the attached one"),t.type!=="INVOICE"&&s.push("The XMP does not say INVOICE (fx:DocumentType)"),t.version===null?s.push("Th\
e XMP names no version (fx:Version)"):p.test(t.version)||s.push("The XMP names a version (fx:Version) that does not exist"),s}const p=/^(?:\d\.\d|[12]p0)$/;function M(a,i){
const l=a?.properties.find(({namespace:s,name:c})=>s===T.dK.pdfaExtension&&c==="schemas"),t=a&&l?a.text.slice(l.from,l.to):"";return!i||P.fD.some(s=>t.includes(
s))?[]:["The XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}async function L(a){const{archive:i}=await(0,A.ds)(a);return[...i!==void 0&&
(i.part===3||i.part===4&&i.level==="f")?[]:["The document does not claim PDF/A-3"],...a.security?["The document is encrypted"]:[]]}const _=["Alternative","Sourc\
e","Data"];function g(a,{attachment:i,profile:l,file:t}){const s=["MINIMUM","BASIC WL"].includes(l?.level??"")?["Data"]:_,c=[];return l&&t.toLowerCase()!==l.file&&
t.toLowerCase()!=="zugferd-invoice.xml"&&c.push(`The attachment must be called ${l.file}`),(i.relationship===null||!s.includes(i.relationship))&&c.push(`The rel\
ationship (AFRelationship) must be ${s.join(", ")}`),i.mimeType!=="text/xml"&&i.mimeType!=="application/xml"&&c.push("The media type of the attachment must be t\
ext/xml"),(a.array(a.catalog.get("AF"))??[]).flatMap(S=>{const U=a.dict(a.dict(S)?.get("EF"));return U?[a.resolve(U.get("F")),a.resolve(U.get("UF"))]:[]}).includes(
i.stream)||c.push("The attachment is not an associated file of the document (/AF)"),c}}),16827:((W,B,e)=>{e.d(B,{c:()=>C});var A=e(45599),T=e(37081);async function C(P){
let E=0;return await(0,T.O)(P,w=>{const v=(0,A.i9)(w)?P.entry(w.number,"Title"):P.dict(w)?.get("Title"),m=P.resolve(v)instanceof A.Mx;return m&&E++,m}),E}}),41232:((W,B,e)=>{
e.d(B,{Ez:()=>w,HD:()=>m,gg:()=>v});var A=e(45599),T=e(59071),C=e(37081),P=e(12207),E=e(45553);const w=40;async function v(r){const f=await P.Ht.of(r),n=[],u=[n];
return await(0,C.O)(r,(h,p)=>{const M=(0,A.i9)(h)?r.dict(h):void 0,L=r.resolve(M?.get("Title"));if(!M||!(L instanceof A.Mx))return!1;const _=r.resolve(M.get("Co\
unt")),g=f.pageOf(M),a=[],i=Math.min(p,w);return u[i-1].push({title:(0,T.Gh)(L)??"",page:g===void 0?null:g+1,open:typeof _=="number"&&_>0,children:a}),i<w&&(u[i]=
a),!0}),n}async function m(r,f,n){const h=[...n==="append"?(await(0,E.M4)(r)).map(M=>({document:r,number:M})):[],...await D(r,f)];if(h.length===0){r.catalog.has(
"Outlines")&&r.editCatalog().delete("Outlines");return}const p=r.add(null);r.put(p,(0,E.RT)(h,{document:r,number:p.number},(0,E.LB)(),E.ro)),r.editCatalog().set(
"Outlines",p)}async function D(r,f){const n=[];for(const{title:u,page:h,open:p,children:M}of f){const{number:L}=r.add(null),_={document:r,number:L},g=await D(r,
M),a=(0,E.AO)(r,u,h===null?void 0:h-1);r.put(L,(0,E.RT)(g,_,a,E.ro,!p)),n.push(_);const i=r.job.pace.step(300);i&&await i}return n}}),94289:((W,B,e)=>{e.d(B,{Y:()=>A});
function A(v,m){switch(v){case"D":return String(m);case"R":return E(m);case"r":return E(m).toLowerCase();case"A":return w(m);case"a":return w(m).toLowerCase();default:
return""}}const T=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],C=1e5,P=2600;function E(v){
if(v>C)return String(v);let m="",D=v;for(const[r,f]of T)for(;D>=r;)m+=f,D-=r;return m}function w(v){return v>P?String(v):String.fromCharCode(65+(v-1)%26).repeat(
Math.ceil(v/26))}}),45553:((W,B,e)=>{e.d(B,{AO:()=>E,LB:()=>w,M4:()=>D,RT:()=>v,ro:()=>P});var A=e(77581),T=e(45599),C=e(37081);const P=({number:r})=>new T.oS(r);
function E(r,f,n){return new T.Bi([["Title",(0,A.wx)(f)],...n===void 0?[]:[["Dest",[new T.oS(r.pages.number(n)),new T.SX("Fit")]]]])}const w=()=>new T.Bi([["Typ\
e",new T.SX("Outlines")]]);function v(r,f,n,u,h=!1){const[p,M]=[r[0],r.at(-1)];if(!p||!M)return n;let L=0;for(const[_,g]of r.entries()){const a=g.document.edit(
g.number);if(!(a instanceof T.Bi))continue;const i=g.document.resolve(a.get("Count"));L+=1+(typeof i=="number"&&i>0?i:0),a.set("Parent",u(f,g)),m(a,"Prev",r[_-1],
g,u),m(a,"Next",r[_+1],g,u)}return n.set("First",u(p,f)),n.set("Last",u(M,f)),n.set("Count",h?-L:L),n}function m(r,f,n,u,h){n?r.set(f,h(n,u)):r.delete(f)}async function D(r){
const f=[],n=u=>{const h=u instanceof T.oS&&r.get(u)instanceof T.Bi;return h&&f.push(u.number),h};return await(0,C.O)(r,n,1),f}}),16231:((W,B,e)=>{e.d(B,{Df:()=>m,
Ez:()=>v,W4:()=>r});var A=e(17079),T=e(33973),C=e(45599),P=e(91374),E=e(33311),w=e(59071);const v=async n=>(await m(n)).map(u=>f(n,u));async function m(n){const u=await(0,P.
qU)(n),{ByteRange:h,Sig:p}=await(0,E.S)(n),M=h.length>0?p:[],L=[],_=new Set,g=(l,t,s)=>{const c=(0,P.hj)(n,l,"V"),y=n.resolve(c),O=(0,C.Zm)(y)?y:void 0;O&&_.add(
O);const S=O?D(n,O):null;L.push({name:(0,w.wh)(s)||null,field:l,fieldNumber:t,value:c,signature:O,kind:S})};for(const{dict:l}of u)_.add(l);for(const{type:l,dict:t,
number:s,name:c}of(0,P.i4)(u))l==="Sig"&&g(t,s,c);const a=M.flatMap(l=>{const t=n.get(l);if(!((0,C.Zm)(t)&&!_.has(t)&&(t.has("T")||(0,C.Eo)(t.get("Subtype"),"Wi\
dget")))||!(0,C.Eo)(n.resolve((0,P.hj)(n,t,"FT")),"Sig"))return[];const c=n.resolve((0,P.hj)(n,t,"V"));return(0,C.Zm)(c)&&!_.has(c)?[{number:l,field:t}]:[]});if(a.
length>0){const{live:l}=await(0,T.Gy)(n);for(const{number:t,field:s}of a)l[t]===1&&g(s,t,(0,P.fq)(n,s))}const i=n.dict(n.catalog.get("Perms"));for(const l of["U\
R3","UR"]){const t=i?.get(l),s=n.dict(t);s&&L.push({name:null,field:void 0,fieldNumber:void 0,value:t,signature:s,kind:"usage_rights"})}return L}function D(n,u){
if((0,C.Eo)(n.resolve(u.get("Type")),"DocTimeStamp")||(0,C.Eo)(n.resolve(u.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const h=n.resolve(n.dict(n.catalog.
get("Perms"))?.get("DocMDP"));return u===h?"certification":"approval"}const r=(n,u)=>(0,A._)((0,w.Gh)(n.resolve(u.get("M")))??"")??null;function f(n,{name:u,signature:h,
kind:p}){if(!h)return{field:u,signed:!1,kind:null,subFilter:null,signer:null,date:null};const M=n.resolve(h.get("SubFilter"));return{field:u,signed:!0,kind:p,subFilter:M instanceof
C.SX?M.text:null,signer:(0,w.Gh)(n.resolve(h.get("Name"))),date:r(n,h)}}}),69289:((W,B,e)=>{e.d(B,{V:()=>P});var A=e(78157),T=e(45798),C=e(45599);function P({bytes:E,
job:w}){const v=(0,A.bS)(E).subarray(0,1024),m=v.indexOf(" obj");if(m<0||!v.includes("/Linearized"))return;const D=new T.i(E,m+4,Math.min(E.length,m+2048),w.limits.
nesting).value();return(0,C.Zm)(D)&&D.has("Linearized")&&D.get("L")===E.length?D:void 0}})};
