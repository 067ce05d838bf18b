"use strict";exports.id=1561,exports.ids=[1561],exports.modules={41112:((W,A,t)=>{t.d(A,{Uz:()=>E,St:()=>h,yZ:()=>f,xS:()=>u,ln:()=>i,YX:()=>y,XK:()=>R});var S=t(84961),w=t(
6856),C=t(33311),T=t(9819),p=t(45599),D=t(18271),d=t(49454);async function v(s){const{job:o,pages:c}=s,O=new x(s);for(const B of(await(0,w.w)(s)).resources){O.resources(
B);const K=o.pace.step(100);K&&await K}const _=new Set((await(0,C.S)(s)).AP);for(let B=0;_.size>0&&B<c.count;B++){const K=c.number(B);for(const F of s.array(s.entry(
K,"Annots"))??[]){const $=(0,p.i9)(F)?F.number:-1;($<0||_.has($))&&O.appearances(s.dict(F)?.get("AP"))}const z=o.pace.step(1e3);z&&await z}return O.fonts}class x{document;visit;seen=new Set;found=new Map;constructor(o){
this.document=o,this.visit=new T._i(o)}get fonts(){return[...this.found.values()].sort((o,c)=>a(o.name??"",c.name??"")||a(o.type??"",c.type??""))}resources(o){const c=[
o];for(;c.length>0;){const O=this.fresh(c.pop());if(O){for(const _ of this.entries(O,"Font"))this.font(_,c);for(const _ of["XObject","Pattern"])for(const B of this.
entries(O,_))c.push(this.fresh(B)?.get("Resources"));for(const _ of this.entries(O,"ExtGState")){const[B]=this.document.array(this.document.dict(_)?.get("Font"))??
[];B!==void 0&&this.font(B,c)}}}}appearances(o){for(const c of this.document.dict(o)?.values()??[]){const O=this.document.resolve(c);if(O instanceof p.Z6)this.appearance(
c);else if(O instanceof p.Bi)for(const _ of O.values())this.appearance(_)}}appearance(o){this.resources(this.fresh(o)?.get("Resources"))}font(o,c){const O=this.
fresh(o);if(!O)return;const{document:_}=this,B=(0,d.FG)(_,O.get("Subtype"));B==="Type3"&&c.push(O.get("Resources"));const K=(0,d.FG)(_,O.get("BaseFont"))||(0,d.
FG)(_,(0,d.nb)(_,O)?.get("FontName")),{name:z,subset:F}=(0,d.VJ)(K),$={name:K===""?null:(0,d.MH)(z),type:(0,d.FG)(_,(0,d.hL)(_,O)?.get("Subtype"))||B||null,embedded:(0,D.
nq)(_,O),subset:F};this.found.set(JSON.stringify($),$)}fresh(o){if(o===void 0||!this.visit.first(o))return;const c=this.document.dict(o);if(!(!c||this.seen.has(
c)))return(0,p.i9)(o)||this.seen.add(c),c}*entries(o,c){const O=o.get(c);if(O===void 0)return;const _=this.fresh(O);_&&(yield*_.values())}}const a=(s,o)=>s<o?-1:
s>o?1:0;var r=t(54619),n=t(69289);const i=({security:s})=>s?.locked===!0,f=s=>s.get(s.catalogNumber)instanceof p.Bi,h=s=>!i(s)||f(s)&&g(s)===s.pages.count,y=s=>h(
s)?s.pages.count:g(s)??M(s)??null,R=(s,o,c)=>c&&i(s)&&m(s)?null:o;async function E(s){const o=f(s)?await v(s):[];return R(s,o,o.length===0)}async function u(s){
const o=await(0,S.$x)(s);return R(s,o,o===!1)}function g(s){const o=s.get(s.catalogNumber),c=(0,p.Zm)(o)?s.resolve(s.dict(o.get("Pages"))?.get("Count")):null;return typeof c==
"number"&&Number.isInteger(c)&&c>0?c:void 0}function M(s){const o=(0,n.V)(s)?.get("N");return typeof o=="number"&&Number.isInteger(o)&&o>0?o:void 0}function m({
table:s}){return s.kind.subarray(0,s.size).includes(r.UT)}}),41561:((W,A,t)=>{t.d(A,{GS:()=>it,Br:()=>J,$J:()=>Y,nj:()=>Q,gd:()=>ot});var S=t(45059),w=t(91374),
C=t(6856),T=t(37320),p=t(92761),D=t(21281),d=t(824),v=t(16827),x=t(41232),a=t(16231),r=t(9819),n=t(69289),i=t(75162),f=t(78157),h=t(41112),y=t(60057),R=t(55772),
E=t(58552),u=t(21996),g=t(74135),M=t(6057),m=t(65868),s=t(61491),o=t(98689),c=t(18930);class O{document;contents;hasTexts;reader;constructor(l,b,L,P){this.document=
l,this.contents=b,this.hasTexts=L,this.reader=P}static async of(l){const P=l.dict(l.catalog.get("StructTreeRoot"))!==void 0&&(await(0,u.zx)(l,["ActualText"])).ActualText.
length>0&&(await(0,s.g$)(l))?.hasTexts===!0;return new O(l,new m.i(l),P,new c.X(l))}async hasText(l){const{document:b}=this;if(this.hasTexts)return(await this.reader.
page(l)).characters>0;const L=(0,M.iw)(b,l),{width:P,height:U}=(0,g.iN)(L),I=new K(P*L.userUnit,U*L.userUnit);try{await this.contents.read(l,I)}catch(j){if(!(j instanceof
_))throw j}return!I.isEmpty}}class _ extends Error{}const B=new _("A character was found");class K extends o.g{glyph(...l){if(super.glyph(...l),!this.isEmpty)throw B}}
async function z(e){const{count:l}=e.pages,b=new c.X(e);return V(async()=>{const L=[];for(let P=0;P<l;P++)L.push((await b.page(P)).characters),e.job.pace.progress(
(P+1)/l);return L})}function F(e){const l=e.indexOf(0);return{count:e.filter(b=>b===0).length,first:l<0?null:l+1}}const $=5e3;async function at(e){const{count:l}=e.
pages;return l>$?null:V(async()=>{const b=await O.of(e),L=[];for(let P=0;P<l;P++){L.push(await b.hasText(P)?1:0);const U=e.job.pace.step(1e3);U&&await U}return F(
L)})}async function V(e){try{return await e()}catch(l){if(l instanceof E.zU&&l.code==="limit_exceeded")return null;throw l}}function ot(e){let l=!1;return{quiet:{
...e,onRepaired:()=>{l=!0}},wasRepaired:()=>l}}async function it(e,l){const{perPage:b,withBookmarks:L,repaired:P,size:U}=l,I=(0,h.yZ)(e),j=await(0,d.Br)(e),N=I&&
(0,h.St)(e)?await(0,C.w)(e):void 0,ut=await(0,h.Uz)(e),k=I?await(0,a.Ez)(e):[],X=I?await(0,S._)(e):[],q=X.length>0?await lt(e):null,tt=I?await(0,v.c)(e):0,{names:nt}=await(0,D.
ds)(e),ht=await(0,h.xS)(e),et=N!==void 0&&!(0,h.ln)(e),G=b&&et?await z(e):null,st=b?G&&F(G):et?await at(e):null;return{pageCount:(0,h.YX)(e),fileSize:U,version:I?
e.version:ft(e),...(0,d._6)(e,j),pageSizes:N?(0,R.mm)(N):null,locked:(0,h.ln)(e),encryption:J(e),permissions:Q(e),signatures:(0,h.XK)(e,k,k.length===0),form:I?await ct(
e):null,attachments:(0,h.XK)(e,X.map(({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})=>({name:Z,size:gt,mimeType:dt,description:pt,relationship:vt})),
X.length===0),eInvoice:(0,h.XK)(e,q,q===null),fonts:ut?.map(Z=>({...Z}))??null,bookmarks:(0,h.XK)(e,tt,tt===0),tagged:I?Y(e):null,claims:(0,h.XK)(e,nt,nt.length===
0),javascript:ht,linearized:(0,n.V)(e)!==void 0,repaired:P,pagesWithoutText:st&&{...st},pageLabels:I&&!(0,h.ln)(e)?await(0,y.d)(e):null,...b?{pages:N?await(0,R.
vg)(e,N,G):null}:{},...L?{bookmarkList:(0,h.ln)(e)?null:await rt(e)}:{}}}const rt=async e=>({bookmarks:(await(0,x.gg)(e)).map(H)}),H=({title:e,page:l,open:b,children:L})=>({
title:e,page:l,open:b,children:L.map(H)});async function lt(e){const[l]=(await(0,p.sc)(e)).invoices;if(!l)return null;const b=await(0,p.Uj)(e),{file:L,syntax:P,
profile:U}=l;return{file:L,syntax:P,profile:U?.level??null,level:b?.level??null,agrees:(0,T.ie)(l,b)}}async function ct(e){const l=(0,r.Wo)(e,"AcroForm");if(!l)
return null;const b=e.resolve(l.dict.get("XFA"))!==null,L=(0,w.i4)(await(0,w.qU)(e)).map(({name:U},I)=>U===""?I:U),P=new Set(L).size;return P===0&&!b?null:{fields:P,
xfa:b}}function ft({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,f.bS)(e).toString("latin1",0,1032))?.[1]??null}function Y(e){return e.resolve((0,r.Wo)(e,"MarkInfo")?.
dict.get("Marked"))===!0&&(0,r.Wo)(e,"StructTreeRoot")!==void 0}function J({security:e}){if(!e)return null;const{algorithm:l,keyBits:b=null,opensWithoutPassword:L}=e;
return{algorithm:l?.replace(/^RC4-.*/,"RC4")??null,keyBits:b,opensWithoutPassword:L}}function Q({security:e}){const l=new Set(e?(0,i.vc)(e.permissions):[]),b=e?.
revision===2,L=e!==void 0&&e.revision===void 0,P=(U,I)=>L?null:!l.has(b?I:U);return{allowPrint:P("allow_print","allow_print"),allowPrintHighResolution:P("allow_\
print_high_resolution","allow_print"),allowChangeContent:P("allow_change_content","allow_change_content"),allowAssembleDocument:P("allow_assemble_document","all\
ow_change_content"),allowCopyContent:P("allow_copy_content","allow_copy_content"),allowAccessibility:P("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:P(
"allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:P("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((W,A,t)=>{t.d(A,{fl:()=>x,
mm:()=>d,vg:()=>v});var S=t(94289),w=t(33546),C=t(74135),T=t(59071);const p=1e3;function D(r){const{width:n,height:i}=(0,C.JQ)(r),f=h=>Math.round(h*p)/p;return{
width:f(n),height:f(i)}}function d({kinds:r,kindOf:n}){const i=new Int32Array(r.length),f=new Int32Array(r.length);for(let y=n.length-1;y>=0;y--)i[n[y]]++,f[n[y]]=
y+1;const h=new Map;for(const[y,R]of r.entries()){const{width:E,height:u}=D(R),g=`${E} ${u}`,M=h.get(g);M?M.count+=i[y]:h.set(g,{width:E,height:u,count:i[y],firstPage:f[y]})}
return[...h.values()]}async function v(r,{kinds:n,kindOf:i},f){const h=await x(r),y=n.map(D);return Array.from(i,(R,E)=>({...y[R],rotation:n[R].rotation,label:h(
E),characters:f?.[E]??null}))}async function x(r){const n=await(0,w.Hr)(r);return i=>n?a(n(i)):null}function a({style:r,prefix:n,number:i}){return(0,T.ZK)(n)+(0,S.
Y)(r,i)}}),60057:((W,A,t)=>{t.d(A,{d:()=>i,f:()=>f});var S=t(61729),w=t(33546),C=t(59071),T=t(11338),p=t(77581),D=t(85673),d=t(55416);const v=new Map([["decimal",
"D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],["none",void 0]]),x=[...v.keys()],a=["from","style","prefix","start"],r=1e9,
n=60;async function i(E){const u=await(0,w.FB)(E);if(!u)return null;const g=[];let M=0;for(const{first:m,style:s,prefix:o,start:c}of u){if(m>=E.pages.count)break;
const O=(0,C.ZK)(o);if(M+=n+O.length,M>T.B.fields.labels.maxLength)return null;g.push({from:m+1,style:x.find(B=>v.get(B)===s)??"none",prefix:O,start:c});const _=E.
job.pace.step(100);_&&await _}return{labels:g}}function f(E,u){const g=new h(u),M=g.read(E);return g.problems.raise(),M.sort((m,s)=>m.first-s.first)}class h{pageCount;problems=new d.
Z("labels");places=new Map;constructor(u){this.pageCount=u}read(u){this.problems.addUnknownMembers("",u,["labels"],"it takes only labels");const{labels:g}=u;return Array.
isArray(g)?g.map((M,m)=>this.range(M,`labels[${m}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roma\
n_lower"}, {"from": 5}]}'),[])}range(u,g){if(!(0,S.Gv)(u))return this.problems.add(()=>`${g} must be an object with from, and with style, prefix and start as yo\
u need them`),y;this.problems.addUnknownMembers(`${g} `,u,a,"a range has from, style, prefix and start");const{from:M,style:m="decimal",prefix:s="",start:o=1}=u;
this.checkFrom(M,g),(typeof m!="string"||!v.has(m))&&this.problems.add(()=>`${g}.style must be one of ${x.join(", ")}${typeof m=="string"?(0,D.h)(m,x):""}`);const c=typeof s==
"string"?(0,d.U)(s):'must be a text, such as "A-"; leave it out for none';return c&&this.problems.add(()=>`${g}.prefix ${c}`),R(o,r)?m==="none"&&o!==1&&this.problems.
add(()=>`${g}.start has no effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${g}.start must be a whole number from 1 t\
o ${r}: the number of the first page of the range`),{first:M-1,style:v.get(m),prefix:typeof s=="string"&&s!==""?(0,p.wx)(s):void 0,start:o}}checkFrom(u,g){if(!R(
u,this.pageCount)){const m=this.pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${g}\
.from ${u===void 0?"is missing: it ":""}${m}; the range begins there`);return}const M=this.places.get(u);M===void 0?this.places.set(u,g):this.problems.add(()=>`${g}\
.from is ${u}, as in ${M}: give each page one range`)}}const y={first:0,style:void 0,prefix:void 0,start:1},R=(E,u)=>typeof E=="number"&&Number.isInteger(E)&&E>=
1&&E<=u}),55416:((W,A,t)=>{t.d(A,{U:()=>v,Z:()=>d});var S=t(58552),w=t(98446),C=t(85673);const T=20,p=/[\p{Cc}\u2028\u2029]/u,D=new RegExp("\\p{Cs}","u");class d{field;named=[];count=0;constructor(a){
this.field=a}add(a){this.count++,this.named.length<T&&this.named.push(a())}addUnknownMembers(a,r,n,i){for(const f of Object.keys(r))n.includes(f)||this.add(()=>`${a}\
has “${(0,w.Bu)(f)}”, which means nothing there${(0,C.h)(f,n)}: ${i}`)}raise(){const a=this.count-this.named.length,r=[...this.named,...a>0?[`has ${a} furth\
er problems`]:[]];if(r.length>0)throw(0,S.G6)(r.map(n=>({field:this.field,message:n})))}}function v(x){if(p.test(x))return"must not contain control characters o\
r line breaks";if(D.test(x))return"must not contain an incomplete character (a lone surrogate)"}}),16827:((W,A,t)=>{t.d(A,{c:()=>C});var S=t(45599),w=t(37081);async function C(T){
let p=0;return await(0,w.O)(T,D=>{const d=(0,S.i9)(D)?T.entry(D.number,"Title"):T.dict(D)?.get("Title"),v=T.resolve(d)instanceof S.Mx;return v&&p++,v}),p}}),41232:((W,A,t)=>{
t.d(A,{Ez:()=>D,HD:()=>v,gg:()=>d});var S=t(45599),w=t(59071),C=t(37081),T=t(12207),p=t(45553);const D=40;async function d(a){const r=await T.Ht.of(a),n=[],i=[n];
return await(0,C.O)(a,(f,h)=>{const y=(0,S.i9)(f)?a.dict(f):void 0,R=a.resolve(y?.get("Title"));if(!y||!(R instanceof S.Mx))return!1;const E=a.resolve(y.get("Co\
unt")),u=r.pageOf(y),g=[],M=Math.min(h,D);return i[M-1].push({title:(0,w.Gh)(R)??"",page:u===void 0?null:u+1,open:typeof E=="number"&&E>0,children:g}),M<D&&(i[M]=
g),!0}),n}async function v(a,r,n){const f=[...n==="append"?(await(0,p.M4)(a)).map(y=>({document:a,number:y})):[],...await x(a,r)];if(f.length===0){a.catalog.has(
"Outlines")&&a.editCatalog().delete("Outlines");return}const h=a.add(null);a.put(h,(0,p.RT)(f,{document:a,number:h.number},(0,p.LB)(),p.ro)),a.editCatalog().set(
"Outlines",h)}async function x(a,r){const n=[];for(const{title:i,page:f,open:h,children:y}of r){const{number:R}=a.add(null),E={document:a,number:R},u=await x(a,
y),g=(0,p.AO)(a,i,f===null?void 0:f-1);a.put(R,(0,p.RT)(u,E,g,p.ro,!h)),n.push(E);const M=a.job.pace.step(300);M&&await M}return n}}),94289:((W,A,t)=>{t.d(A,{Y:()=>S});
function S(d,v){switch(d){case"D":return String(v);case"R":return p(v);case"r":return p(v).toLowerCase();case"A":return D(v);case"a":return D(v).toLowerCase();default:
return""}}const w=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],C=1e5,T=2600;function p(d){
if(d>C)return String(d);let v="",x=d;for(const[a,r]of w)for(;x>=a;)v+=r,x-=a;return v}function D(d){return d>T?String(d):String.fromCharCode(65+(d-1)%26).repeat(
Math.ceil(d/26))}}),45553:((W,A,t)=>{t.d(A,{AO:()=>p,LB:()=>D,M4:()=>x,RT:()=>d,ro:()=>T});var S=t(77581),w=t(45599),C=t(37081);const T=({number:a})=>new w.oS(a);
function p(a,r,n){return new w.Bi([["Title",(0,S.wx)(r)],...n===void 0?[]:[["Dest",[new w.oS(a.pages.number(n)),new w.SX("Fit")]]]])}const D=()=>new w.Bi([["Typ\
e",new w.SX("Outlines")]]);function d(a,r,n,i,f=!1){const[h,y]=[a[0],a.at(-1)];if(!h||!y)return n;let R=0;for(const[E,u]of a.entries()){const g=u.document.edit(
u.number);if(!(g instanceof w.Bi))continue;const M=u.document.resolve(g.get("Count"));R+=1+(typeof M=="number"&&M>0?M:0),g.set("Parent",i(r,u)),v(g,"Prev",a[E-1],
u,i),v(g,"Next",a[E+1],u,i)}return n.set("First",i(h,r)),n.set("Last",i(y,r)),n.set("Count",f?-R:R),n}function v(a,r,n,i,f){n?a.set(r,f(n,i)):a.delete(r)}async function x(a){
const r=[],n=i=>{const f=i instanceof w.oS&&a.get(i)instanceof w.Bi;return f&&r.push(i.number),f};return await(0,C.O)(a,n,1),r}}),16231:((W,A,t)=>{t.d(A,{Df:()=>v,
Ez:()=>d,W4:()=>a});var S=t(17079),w=t(33973),C=t(45599),T=t(91374),p=t(33311),D=t(59071);const d=async n=>(await v(n)).map(i=>r(n,i));async function v(n){const i=await(0,T.
qU)(n),{ByteRange:f,Sig:h}=await(0,p.S)(n),y=f.length>0?h:[],R=[],E=new Set,u=(m,s,o)=>{const c=(0,T.hj)(n,m,"V"),O=n.resolve(c),_=(0,C.Zm)(O)?O:void 0;_&&E.add(
_);const B=_?x(n,_):null;R.push({name:(0,D.wh)(o)||null,field:m,fieldNumber:s,value:c,signature:_,kind:B})};for(const{dict:m}of i)E.add(m);for(const{type:m,dict:s,
number:o,name:c}of(0,T.i4)(i))m==="Sig"&&u(s,o,c);const g=y.flatMap(m=>{const s=n.get(m);if(!((0,C.Zm)(s)&&!E.has(s)&&(s.has("T")||(0,C.Eo)(s.get("Subtype"),"Wi\
dget")))||!(0,C.Eo)(n.resolve((0,T.hj)(n,s,"FT")),"Sig"))return[];const c=n.resolve((0,T.hj)(n,s,"V"));return(0,C.Zm)(c)&&!E.has(c)?[{number:m,field:s}]:[]});if(g.
length>0){const{live:m}=await(0,w.Gy)(n);for(const{number:s,field:o}of g)m[s]===1&&u(o,s,(0,T.fq)(n,o))}const M=n.dict(n.catalog.get("Perms"));for(const m of["U\
R3","UR"]){const s=M?.get(m),o=n.dict(s);o&&R.push({name:null,field:void 0,fieldNumber:void 0,value:s,signature:o,kind:"usage_rights"})}return R}function x(n,i){
if((0,C.Eo)(n.resolve(i.get("Type")),"DocTimeStamp")||(0,C.Eo)(n.resolve(i.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const f=n.resolve(n.dict(n.catalog.
get("Perms"))?.get("DocMDP"));return i===f?"certification":"approval"}const a=(n,i)=>(0,S._)((0,D.Gh)(n.resolve(i.get("M")))??"")??null;function r(n,{name:i,signature:f,
kind:h}){if(!f)return{field:i,signed:!1,kind:null,subFilter:null,signer:null,date:null};const y=n.resolve(f.get("SubFilter"));return{field:i,signed:!0,kind:h,subFilter:y instanceof
C.SX?y.text:null,signer:(0,D.Gh)(n.resolve(f.get("Name"))),date:a(n,f)}}}),69289:((W,A,t)=>{t.d(A,{V:()=>T});var S=t(78157),w=t(45798),C=t(45599);function T({bytes:p,
job:D}){const d=(0,S.bS)(p).subarray(0,1024),v=d.indexOf(" obj");if(v<0||!d.includes("/Linearized"))return;const x=new w.i(p,v+4,Math.min(p.length,v+2048),D.limits.
nesting).value();return(0,C.Zm)(x)&&x.has("Linearized")&&x.get("L")===p.length?x:void 0}})};
