"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:(($,I,t)=>{t.d(I,{Uz:()=>h,St:()=>R,yZ:()=>C,xS:()=>A,ln:()=>E,YX:()=>w,XK:()=>f});var B=t(84961),D=t(
6856),U=t(33311),_=t(9819),v=t(54093),M=t(45599),m=t(18271),g=t(49454);const[b,l]=[100,2e3];async function i(s){const{job:o,pages:d}=s,T=new c(s);for(const W of(await(0,D.
w)(s)).resources)await(0,v.k)(T.resources(W),o.pace);const L=new Set((await(0,U.S)(s)).AP);for(let W=0;L.size>0&&W<d.count;W++){const j=d.number(W);for(const N of s.
array(s.entry(j,"Annots"))??[]){const z=(0,M.i9)(N)?N.number:-1;(z<0||L.has(z))&&await(0,v.k)(T.appearances(s.dict(N)?.get("AP")),o.pace)}const X=o.pace.step(1e3);
X&&await X}return T.fonts}class c{document;visit;seen=new Set;found=new Map;constructor(o){this.document=o,this.visit=new _._i(o)}get fonts(){return[...this.found.
values()].sort((o,d)=>e(o.name??"",d.name??"")||e(o.type??"",d.type??""))}*resources(o){yield b;const d=[o];for(;d.length>0;){const T=this.fresh(d.pop());if(T){
for(const L of this.entries(T,"Font"))this.font(L,d),yield l;for(const L of["XObject","Pattern"])for(const W of this.entries(T,L))d.push(this.fresh(W)?.get("Res\
ources")),yield b;for(const L of this.entries(T,"ExtGState")){const[W]=this.document.array(this.document.dict(L)?.get("Font"))??[];W!==void 0&&this.font(W,d),yield l}}}}*appearances(o){
for(const d of this.document.dict(o)?.values()??[]){const T=this.document.resolve(d);if(T instanceof M.Z6)yield*this.appearance(d);else if(T instanceof M.Bi)for(const L of T.
values())yield*this.appearance(L)}}appearance(o){return this.resources(this.fresh(o)?.get("Resources"))}font(o,d){const T=this.fresh(o);if(!T)return;const{document:L}=this,
W=(0,g.FG)(L,T.get("Subtype"));W==="Type3"&&d.push(T.get("Resources"));const j=(0,g.FG)(L,T.get("BaseFont"))||(0,g.FG)(L,(0,g.nb)(L,T)?.get("FontName")),{name:X,
subset:N}=(0,g.VJ)(j),z={name:j===""?null:(0,g.MH)(X),type:(0,g.FG)(L,(0,g.hL)(L,T)?.get("Subtype"))||W||null,embedded:(0,m.nq)(L,T),subset:N};this.found.set(JSON.
stringify(z),z)}fresh(o){if(o===void 0||!this.visit.first(o))return;const d=this.document.dict(o);if(!(!d||this.seen.has(d)))return(0,M.i9)(o)||this.seen.add(d),
d}*entries(o,d){const T=o.get(d);if(T===void 0)return;const L=this.fresh(T);L&&(yield*L.values())}}const e=(s,o)=>s<o?-1:s>o?1:0;var a=t(54619),r=t(69289);const E=({
security:s})=>s?.locked===!0,C=s=>s.get(s.catalogNumber)instanceof M.Bi,R=s=>!E(s)||C(s)&&p(s)===s.pages.count,w=s=>R(s)?s.pages.count:p(s)??y(s)??null,f=(s,o,d)=>d&&
E(s)&&x(s)?null:o;async function h(s){const o=C(s)?await i(s):[];return f(s,o,o.length===0)}async function A(s){const o=await(0,B.$x)(s);return f(s,o,o===!1)}function p(s){
const o=s.get(s.catalogNumber),d=(0,M.Zm)(o)?s.resolve(s.dict(o.get("Pages"))?.get("Count")):null;return typeof d=="number"&&Number.isInteger(d)&&d>0?d:void 0}function y(s){
const o=(0,r.V)(s)?.get("N");return typeof o=="number"&&Number.isInteger(o)&&o>0?o:void 0}function x({table:s}){return s.kind.subarray(0,s.size).includes(a.UT)}}),
41561:(($,I,t)=>{t.d(I,{GS:()=>it,Br:()=>k,$J:()=>Q,nj:()=>q,gd:()=>z});var B=t(45059),D=t(91374),U=t(6856),_=t(37320),v=t(92761),M=t(21281),m=t(824),g=t(16827),
b=t(41232),l=t(16231),i=t(9819),c=t(69289),e=t(75162),a=t(78157),r=t(41112),E=t(60057),C=t(55772),R=t(58552),w=t(21996),f=t(74135),h=t(6057),A=t(65868),p=t(60660),
y=t(98689),x=t(3133);class s{document;contents;hasTexts;reader;constructor(u,P,S,O){this.document=u,this.contents=P,this.hasTexts=S,this.reader=O}static async of(u){
const O=u.dict(u.catalog.get("StructTreeRoot"))!==void 0&&(await(0,w.zx)(u,["ActualText"])).ActualText.length>0&&(await(0,p.g$)(u))?.hasTexts===!0;return new s(
u,new A.i(u),O,new x.X(u))}async hasText(u){const{document:P}=this;if(this.hasTexts)return(await this.reader.page(u)).characters>0;const S=(0,h.iw)(P,u),{width:O,
height:F}=(0,f.iN)(S),K=new T(O*S.userUnit,F*S.userUnit);try{await this.contents.read(u,K)}catch(Z){if(!(Z instanceof o))throw Z}return!K.isEmpty}}class o extends Error{}
const d=new o("A character was found");class T extends y.g{glyph(...u){if(super.glyph(...u),!this.isEmpty)throw d}}async function L(n){const{count:u}=n.pages,P=new x.
X(n);return N(async()=>{const S=[];for(let O=0;O<u;O++)S.push((await P.page(O)).characters),n.job.pace.progress((O+1)/u);return S})}function W(n){const u=n.indexOf(
0);return{count:n.filter(P=>P===0).length,first:u<0?null:u+1}}const j=5e3;async function X(n){const{count:u}=n.pages;return u>j?null:N(async()=>{const P=await s.
of(n),S=[];for(let O=0;O<u;O++){S.push(await P.hasText(O)?1:0);const F=n.job.pace.step(1e3);F&&await F}return W(S)})}async function N(n){try{return await n()}catch(u){
if(u instanceof R.zU&&u.code==="limit_exceeded")return null;throw u}}function z(n,u=!1){let P=!1;return{quiet:{...n,onRepaired:O=>{u||!O.isOfDataAlone?P=!0:n.onRepaired?.(
O)}},wasRepaired:()=>P}}async function it(n,u){const{perPage:P,withBookmarks:S,repaired:O,size:F}=u,K=(0,r.yZ)(n),Z=await(0,m.Br)(n),G=K&&(0,r.St)(n)?await(0,U.
w)(n):void 0,ut=await(0,r.Uz)(n),tt=K?await(0,l.Ez)(n):[],H=K?await(0,B._)(n):[],nt=H.length>0?await lt(n):null,et=K?await(0,g.c)(n):0,{names:st}=await(0,M.ds)(
n),ht=await(0,r.xS)(n),at=G!==void 0&&!(0,r.ln)(n),V=P&&at?await L(n):null,ot=P?V&&W(V):at?await X(n):null;return{pageCount:(0,r.YX)(n),fileSize:F,version:K?n.version:
ft(n),...(0,m._6)(n,Z),pageSizes:G?(0,C.mm)(G):null,locked:(0,r.ln)(n),encryption:k(n),permissions:q(n),signatures:(0,r.XK)(n,tt,tt.length===0),form:K?await ct(
n):null,attachments:(0,r.XK)(n,H.map(({name:Y,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:Y,size:dt,mimeType:gt,description:pt,relationship:vt})),
H.length===0),eInvoice:(0,r.XK)(n,nt,nt===null),fonts:ut?.map(Y=>({...Y}))??null,bookmarks:(0,r.XK)(n,et,et===0),tagged:K?Q(n):null,claims:(0,r.XK)(n,st,st.length===
0),javascript:ht,linearized:(0,c.V)(n)!==void 0,repaired:O,pagesWithoutText:ot&&{...ot},pageLabels:K&&!(0,r.ln)(n)?await(0,E.d)(n):null,...P?{pages:G?await(0,C.
vg)(n,G,V):null}:{},...S?{bookmarkList:(0,r.ln)(n)?null:await rt(n)}:{}}}const rt=async n=>({bookmarks:(await(0,b.gg)(n)).map(J)}),J=({title:n,page:u,open:P,children:S})=>({
title:n,page:u,open:P,children:S.map(J)});async function lt(n){const[u]=(await(0,v.sc)(n)).invoices;if(!u)return null;const P=await(0,v.Uj)(n),{file:S,syntax:O,
profile:F}=u;return{file:S,syntax:O,profile:F?.level??null,level:P?.level??null,agrees:(0,_.ie)(u,P)}}async function ct(n){const u=(0,i.Wo)(n,"AcroForm");if(!u)
return null;const P=n.resolve(u.dict.get("XFA"))!==null,S=(0,D.i4)(await(0,D.qU)(n)).map(({name:F},K)=>F===""?K:F),O=new Set(S).size;return O===0&&!P?null:{fields:O,
xfa:P}}function ft({bytes:n}){return/%PDF-(\d\.\d)/.exec((0,a.bS)(n).toString("latin1",0,1032))?.[1]??null}function Q(n){return n.resolve((0,i.Wo)(n,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,i.Wo)(n,"StructTreeRoot")!==void 0}function k({security:n}){if(!n)return null;const{algorithm:u,keyBits:P=null,opensWithoutPassword:S}=n;
return{algorithm:u?.replace(/^RC4-.*/,"RC4")??null,keyBits:P,opensWithoutPassword:S}}function q({security:n}){const u=new Set(n?(0,e.vc)(n.permissions):[]),P=n?.
revision===2,S=n!==void 0&&n.revision===void 0,O=(F,K)=>S?null:!u.has(P?K:F);return{allowPrint:O("allow_print","allow_print"),allowPrintHighResolution:O("allow_\
print_high_resolution","allow_print"),allowChangeContent:O("allow_change_content","allow_change_content"),allowAssembleDocument:O("allow_assemble_document","all\
ow_change_content"),allowCopyContent:O("allow_copy_content","allow_copy_content"),allowAccessibility:O("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:O(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:O("allow_fill_form","allow_comment_and_fill_form")}}}),55772:(($,I,t)=>{t.d(I,{fl:()=>b,
mm:()=>m,vg:()=>g});var B=t(94289),D=t(33546),U=t(74135),_=t(59071);const v=1e3;function M(i){const{width:c,height:e}=(0,U.JQ)(i),a=r=>Math.round(r*v)/v;return{
width:a(c),height:a(e)}}function m({kinds:i,kindOf:c}){const e=new Int32Array(i.length),a=new Int32Array(i.length);for(let E=c.length-1;E>=0;E--)e[c[E]]++,a[c[E]]=
E+1;const r=new Map;for(const[E,C]of i.entries()){const{width:R,height:w}=M(C),f=`${R} ${w}`,h=r.get(f);h?h.count+=e[E]:r.set(f,{width:R,height:w,count:e[E],firstPage:a[E]})}
return[...r.values()]}async function g(i,{kinds:c,kindOf:e},a){const r=await b(i),E=c.map(M);return Array.from(e,(C,R)=>({...E[C],rotation:c[C].rotation,label:r(
R),characters:a?.[R]??null}))}async function b(i){const c=await(0,D.Hr)(i);return e=>c?l(c(e)):null}function l({style:i,prefix:c,number:e}){return(0,_.ZK)(c)+(0,B.
Y)(i,e)}}),60057:(($,I,t)=>{t.d(I,{d:()=>a,f:()=>r});var B=t(61729),D=t(33546),U=t(59071),_=t(11338),v=t(77581),M=t(85673),m=t(55416);const g=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),b=500,l=[...g.keys()],i=["from","style","prefix","sta\
rt"],c=1e9,e=60;async function a(w){const f=await(0,D.FB)(w);if(!f)return null;const h=[];let A=0;for(const{first:p,style:y,prefix:x,start:s}of f){if(p>=w.pages.
count)break;const o=(0,U.ZK)(x);if(A+=e+o.length,A>_.B.fields.labels.maxLength)return null;h.push({from:p+1,style:l.find(T=>g.get(T)===y)??"none",prefix:o,start:s});
const d=w.job.pace.step(100);d&&await d}return{labels:h}}async function r(w,f,h){const A=new E(f),p=await A.read(w,h);return A.problems.raise(),p.sort((y,x)=>y.
first-x.first)}class E{pageCount;problems=new m.Z("labels");places=new Map;constructor(f){this.pageCount=f}async read(f,h){this.problems.addUnknownMembers("",f,
["labels"],"it takes only labels");const{labels:A}=f;if(Array.isArray(A)){const p=[];for(const[y,x]of A.entries()){const s=h.step(b);s&&await s,p.push(this.range(
x,`labels[${y}]`))}return p}return this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": \
5}]}'),[]}range(f,h){if(!(0,B.Gv)(f))return this.problems.add(()=>`${h} must be an object with from, and with style, prefix and start as you need them`),C;this.
problems.addUnknownMembers(`${h} `,f,i,"a range has from, style, prefix and start");const{from:A,style:p="decimal",prefix:y="",start:x=1}=f;this.checkFrom(A,h),
(typeof p!="string"||!g.has(p))&&this.problems.add(()=>`${h}.style must be one of ${l.join(", ")}${typeof p=="string"?(0,M.h)(p,l):""}`);const s=typeof y=="stri\
ng"?(0,m.U)(y):'must be a text, such as "A-"; leave it out for none';return s&&this.problems.add(()=>`${h}.prefix ${s}`),R(x,c)?p==="none"&&x!==1&&this.problems.
add(()=>`${h}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${h}.start must be a whole number from 1 t\
o ${c}: the number of the first page of the range`),{first:A-1,style:g.get(p),prefix:typeof y=="string"&&y!==""?(0,v.wx)(y):void 0,start:x}}checkFrom(f,h){if(!R(
f,this.pageCount)){const p=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${h}\
.from ${f===void 0?"is missing: it ":""}${p}; the range begins there`);return}const A=this.places.get(f);A===void 0?this.places.set(f,h):this.problems.add(()=>`${h}\
.from is ${f}, as in ${A}: give each page one range`)}}const C={first:0,style:void 0,prefix:void 0,start:1},R=(w,f)=>typeof w=="number"&&Number.isInteger(w)&&w>=
1&&w<=f}),55416:(($,I,t)=>{t.d(I,{U:()=>g,Z:()=>m});var B=t(58552),D=t(98446),U=t(85673);const _=20,v=/[\p{Cc}\u2028\u2029]/u,M=new RegExp("\\p{Cs}","u");class m{field;named=[];count=0;constructor(l){
this.field=l}add(l){this.count++,this.named.length<_&&this.named.push(l())}addUnknownMembers(l,i,c,e){for(const a of Object.keys(i))c.includes(a)||this.add(()=>`${l}\
has “${(0,D.Bu)(a)}”, which means nothing there${(0,U.h)(a,c)}: ${e}`)}raise(){const l=this.count-this.named.length,i=[...this.named,...l>0?[`has ${l} furth\
er problems`]:[]];if(i.length>0)throw(0,B.G6)(i.map(c=>({field:this.field,message:c})))}}function g(b){if(v.test(b))return"must not contain control characters o\
r line breaks";if(M.test(b))return"must not contain an incomplete character (a lone surrogate)"}}),16827:(($,I,t)=>{t.d(I,{c:()=>U});var B=t(45599),D=t(37081);async function U(_){
let v=0;return await(0,D.O)(_,M=>{const m=(0,B.i9)(M)?_.entry(M.number,"Title"):_.dict(M)?.get("Title"),g=_.resolve(m)instanceof B.Mx;return g&&v++,g}),v}}),41232:(($,I,t)=>{
t.d(I,{Ez:()=>M,HD:()=>g,gg:()=>m});var B=t(45599),D=t(59071),U=t(37081),_=t(12207),v=t(45553);const M=40;async function m(l){const i=await _.Ht.of(l),c=[],e=[c];
return await(0,U.O)(l,(a,r)=>{const E=(0,B.i9)(a)?l.dict(a):void 0,C=l.resolve(E?.get("Title"));if(!E||!(C instanceof B.Mx))return!1;const R=l.resolve(E.get("Co\
unt")),w=i.pageOf(E),f=[],h=Math.min(r,M);return e[h-1].push({title:(0,D.Gh)(C)??"",page:w===void 0?null:w+1,open:typeof R=="number"&&R>0,children:f}),h<M&&(e[h]=
f),!0}),c}async function g(l,i,c){const a=[...c==="append"?(await(0,v.M4)(l)).map(E=>({document:l,number:E})):[],...await b(l,i)];if(a.length===0){l.catalog.has(
"Outlines")&&l.editCatalog().delete("Outlines");return}const r=l.add(null);l.put(r,await(0,v.RT)(a,{document:l,number:r.number},(0,v.LB)(),v.ro)),l.editCatalog().
set("Outlines",r)}async function b(l,i){const c=[];for(const{title:e,page:a,open:r,children:E}of i){const{number:C}=l.add(null),R={document:l,number:C},w=await b(
l,E),f=(0,v.AO)(l,e,a===null?void 0:a-1);l.put(C,await(0,v.RT)(w,R,f,v.ro,!r)),c.push(R);const h=l.job.pace.step(300);h&&await h}return c}}),94289:(($,I,t)=>{t.
d(I,{Y:()=>B});function B(m,g){switch(m){case"D":return String(g);case"R":return v(g);case"r":return v(g).toLowerCase();case"A":return M(g);case"a":return M(g).
toLowerCase();default:return""}}const D=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,
"I"]],U=1e5,_=2600;function v(m){if(m>U)return String(m);let g="",b=m;for(const[l,i]of D)for(;b>=l;)g+=i,b-=l;return g}function M(m){return m>_?String(m):String.
fromCharCode(65+(m-1)%26).repeat(Math.ceil(m/26))}}),45553:(($,I,t)=>{t.d(I,{AO:()=>M,LB:()=>m,M4:()=>l,RT:()=>g,ro:()=>v});var B=t(77581),D=t(45599),U=t(37081);
const _=1e3,v=({number:i})=>new D.oS(i);function M(i,c,e){return new D.Bi([["Title",(0,B.wx)(c)],...e===void 0?[]:[["Dest",[new D.oS(i.pages.number(e)),new D.SX(
"Fit")]]]])}const m=()=>new D.Bi([["Type",new D.SX("Outlines")]]);async function g(i,c,e,a,r=!1){const[E,C]=[i[0],i.at(-1)];if(!E||!C)return e;let R=0;for(const[
w,f]of i.entries()){const h=f.document.edit(f.number);if(!(h instanceof D.Bi))continue;const A=f.document.resolve(h.get("Count"));R+=1+(typeof A=="number"&&A>0?
A:0),h.set("Parent",a(c,f)),b(h,"Prev",i[w-1],f,a),b(h,"Next",i[w+1],f,a);const p=f.document.job.pace.step(_);p&&await p}return e.set("First",a(E,c)),e.set("Las\
t",a(C,c)),e.set("Count",r?-R:R),e}function b(i,c,e,a,r){e?i.set(c,r(e,a)):i.delete(c)}async function l(i){const c=[],e=a=>{const r=a instanceof D.oS&&i.get(a)instanceof
D.Bi;return r&&c.push(a.number),r};return await(0,U.O)(i,e,1),c}}),16231:(($,I,t)=>{t.d(I,{Df:()=>b,Ez:()=>g,W4:()=>i});var B=t(17079),D=t(33973),U=t(87773),_=t(
45599),v=t(91374),M=t(33311),m=t(59071);const g=async e=>(await b(e)).map(a=>c(e,a));async function b(e){const a=await(0,v.qU)(e),{ByteRange:r,Sig:E}=await(0,M.
S)(e),C=r.length>0?E:[],R=[],w=new Set,f=(p,y,x)=>{const s=(0,v.hj)(e,p,"V"),o=e.resolve(s),d=(0,_.Zm)(o)?o:void 0;d&&w.add(d);const T=d?l(e,d):null;R.push({name:(0,m.
wh)(x)||null,field:p,fieldNumber:y,value:s,signature:d,kind:T})};for(const{dict:p}of a)w.add(p);for(const{type:p,dict:y,number:x,name:s}of(0,v.i4)(a))p==="Sig"&&
f(y,x,s);const h=[];for await(const[p,y]of(0,U.$)(e,C)){if(!((0,_.Zm)(y)&&!w.has(y)&&(y.has("T")||(0,_.Eo)(y.get("Subtype"),"Widget")))||!(0,_.Eo)(e.resolve((0,v.
hj)(e,y,"FT")),"Sig"))continue;const s=e.resolve((0,v.hj)(e,y,"V"));(0,_.Zm)(s)&&!w.has(s)&&h.push({number:p,field:y})}if(h.length>0){const{live:p}=await(0,D.Gy)(
e);for(const{number:y,field:x}of h)p[y]===1&&f(x,y,(0,v.fq)(e,x))}const A=e.dict(e.catalog.get("Perms"));for(const p of["UR3","UR"]){const y=A?.get(p),x=e.dict(
y);x&&R.push({name:null,field:void 0,fieldNumber:void 0,value:y,signature:x,kind:"usage_rights"})}return R}function l(e,a){if((0,_.Eo)(e.resolve(a.get("Type")),
"DocTimeStamp")||(0,_.Eo)(e.resolve(a.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const r=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP"));return a===
r?"certification":"approval"}const i=(e,a)=>(0,B._)((0,m.Gh)(e.resolve(a.get("M")))??"")??null;function c(e,{name:a,signature:r,kind:E}){if(!r)return{field:a,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const C=e.resolve(r.get("SubFilter"));return{field:a,signed:!0,kind:E,subFilter:C instanceof _.SX?C.text:null,signer:(0,m.
Gh)(e.resolve(r.get("Name"))),date:i(e,r)}}})};
