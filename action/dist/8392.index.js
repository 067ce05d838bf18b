"use strict";exports.id=8392,exports.ids=[8392],exports.modules={45657:((G,K,r)=>{r.d(K,{Kf:()=>b,RZ:()=>I,YG:()=>D});function I(P,M){for(const A of M)P.push(A)}const b=P=>{
let M=-1/0;for(const A of P)M=Math.max(M,A);return M},D=P=>{let M=1/0;for(const A of P)M=Math.min(M,A);return M}}),41112:((G,K,r)=>{r.d(K,{Uz:()=>e,St:()=>f,yZ:()=>$,
xS:()=>a,ln:()=>R,YX:()=>t,XK:()=>i});var I=r(84961),b=r(6856),D=r(33311),P=r(9819),M=r(45599),A=r(61540),T=r(49454);async function x(l){const{job:y,pages:u}=l,
s=new w(l);for(const c of(await(0,b.w)(l)).resources){s.resources(c);const d=y.pace.step(100);d&&await d}const n=new Set((await(0,D.S)(l)).AP);for(let c=0;n.size>
0&&c<u.count;c++){const d=u.number(c);for(const O of l.array(l.entry(d,"Annots"))??[]){const L=(0,M.i9)(O)?O.number:-1;(L<0||n.has(L))&&s.appearances(l.dict(O)?.
get("AP"))}const m=y.pace.step(1e3);m&&await m}return s.fonts}class w{document;visit;seen=new Set;found=new Map;constructor(y){this.document=y,this.visit=new P.
_i(y)}get fonts(){return[...this.found.values()].sort((y,u)=>B(y.name??"",u.name??"")||B(y.type??"",u.type??""))}resources(y){const u=[y];for(;u.length>0;){const s=this.
fresh(u.pop());if(s){for(const n of this.entries(s,"Font"))this.font(n,u);for(const n of["XObject","Pattern"])for(const c of this.entries(s,n))u.push(this.fresh(
c)?.get("Resources"));for(const n of this.entries(s,"ExtGState")){const[c]=this.document.array(this.document.dict(n)?.get("Font"))??[];c!==void 0&&this.font(c,u)}}}}appearances(y){
for(const u of this.document.dict(y)?.values()??[]){const s=this.document.resolve(u);if(s instanceof M.Z6)this.appearance(u);else if(s instanceof M.Bi)for(const n of s.
values())this.appearance(n)}}appearance(y){this.resources(this.fresh(y)?.get("Resources"))}font(y,u){const s=this.fresh(y);if(!s)return;const{document:n}=this,c=(0,T.
FG)(n,s.get("Subtype"));c==="Type3"&&u.push(s.get("Resources"));const d=(0,T.FG)(n,s.get("BaseFont"))||(0,T.FG)(n,(0,T.nb)(n,s)?.get("FontName")),{name:m,subset:O}=(0,T.
VJ)(d),L={name:d===""?null:(0,T.MH)(m),type:(0,T.FG)(n,(0,T.hL)(n,s)?.get("Subtype"))||c||null,embedded:(0,A.nq)(n,s),subset:O};this.found.set(JSON.stringify(L),
L)}fresh(y){if(y===void 0||!this.visit.first(y))return;const u=this.document.dict(y);if(!(!u||this.seen.has(u)))return(0,M.i9)(y)||this.seen.add(u),u}*entries(y,u){
const s=y.get(u);if(s===void 0)return;const n=this.fresh(s);n&&(yield*n.values())}}const B=(l,y)=>l<y?-1:l>y?1:0;var _=r(54619),C=r(69289);const R=({security:l})=>l?.
locked===!0,$=l=>l.get(l.catalogNumber)instanceof M.Bi,f=l=>!R(l)||$(l)&&o(l)===l.pages.count,t=l=>f(l)?l.pages.count:o(l)??h(l)??null,i=(l,y,u)=>u&&R(l)&&g(l)?
null:y;async function e(l){const y=$(l)?await x(l):[];return i(l,y,y.length===0)}async function a(l){const y=await(0,I.$x)(l);return i(l,y,y===!1)}function o(l){
const y=l.get(l.catalogNumber),u=(0,M.Zm)(y)?l.resolve(l.dict(y.get("Pages"))?.get("Count")):null;return typeof u=="number"&&Number.isInteger(u)&&u>0?u:void 0}function h(l){
const y=(0,C.V)(l)?.get("N");return typeof y=="number"&&Number.isInteger(y)&&y>0?y:void 0}function g({table:l}){return l.kind.subarray(0,l.size).includes(_.UT)}}),
41561:((G,K,r)=>{r.d(K,{GS:()=>p,Br:()=>Z,$J:()=>V,nj:()=>q,gd:()=>v});var I=r(45059),b=r(91374),D=r(6856),P=r(14580),M=r(92761),A=r(21281),T=r(824),x=r(16827),
w=r(41232),B=r(16231),_=r(9819),C=r(69289),R=r(75162),$=r(78157),f=r(41112),t=r(60057),i=r(55772),e=r(58552),a=r(21996),o=r(74135),h=r(6057),g=r(3552),l=r(61491),
y=r(98689),u=r(18930);class s{document;contents;hasTexts;reader;constructor(U,k,z,j){this.document=U,this.contents=k,this.hasTexts=z,this.reader=j}static async of(U){
const j=U.dict(U.catalog.get("StructTreeRoot"))!==void 0&&(await(0,a.zx)(U,["ActualText"])).ActualText.length>0&&(await(0,l.g$)(U))?.hasTexts===!0;return new s(
U,new g.i(U),j,new u.X(U))}async hasText(U){const{document:k}=this;if(this.hasTexts)return(await this.reader.page(U)).characters>0;const z=(0,h.iw)(k,U),{width:j,
height:Q}=(0,o.iN)(z),Y=new d(j*z.userUnit,Q*z.userUnit);try{await this.contents.read(U,Y)}catch(et){if(!(et instanceof n))throw et}return!Y.isEmpty}}class n extends Error{}
const c=new n("A character was found");class d extends y.g{glyph(...U){if(super.glyph(...U),!this.isEmpty)throw c}}async function m(E){const{count:U}=E.pages,k=new u.
X(E);return J(async()=>{const z=[];for(let j=0;j<U;j++)z.push((await k.page(j)).characters),E.job.pace.progress((j+1)/U);return z})}function O(E){const U=E.indexOf(
0);return{count:E.filter(k=>k===0).length,first:U<0?null:U+1}}const L=5e3;async function X(E){const{count:U}=E.pages;return U>L?null:J(async()=>{const k=await s.
of(E),z=[];for(let j=0;j<U;j++){z.push(await k.hasText(j)?1:0);const Q=E.job.pace.step(1e3);Q&&await Q}return O(z)})}async function J(E){try{return await E()}catch(U){
if(U instanceof e.zU&&U.code==="limit_exceeded")return null;throw U}}function v(E){let U=!1;return{quiet:{...E,onRepaired:()=>{U=!0}},wasRepaired:()=>U}}async function p(E,U){
const{perPage:k,withBookmarks:z,repaired:j,size:Q}=U,Y=(0,f.yZ)(E),et=await(0,T.Br)(E),tt=Y&&(0,f.St)(E)?await(0,D.w)(E):void 0,ht=await(0,f.Uz)(E),at=Y?await(0,B.
E)(E):[],st=Y?await(0,I._)(E):[],ot=st.length>0?await W(E):null,rt=Y?await(0,x.c)(E):0,{names:lt}=await(0,A.ds)(E),ut=await(0,f.xS)(E),ct=tt!==void 0&&!(0,f.ln)(
E),nt=k&&ct?await m(E):null,ft=k?nt&&O(nt):ct?await X(E):null;return{pageCount:(0,f.YX)(E),fileSize:Q,version:Y?E.version:H(E),...(0,T._6)(E,et),pageSizes:tt?(0,i.
mm)(tt):null,locked:(0,f.ln)(E),encryption:Z(E),permissions:q(E),signatures:(0,f.XK)(E,at,at.length===0),form:Y?await N(E):null,attachments:(0,f.XK)(E,st.map(({
name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})),st.length===0),eInvoice:(0,f.XK)(E,
ot,ot===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,f.XK)(E,rt,rt===0),tagged:Y?V(E):null,claims:(0,f.XK)(E,lt,lt.length===0),javascript:ut,linearized:(0,C.
V)(E)!==void 0,repaired:j,pagesWithoutText:ft&&{...ft},pageLabels:Y&&!(0,f.ln)(E)?await(0,t.d)(E):null,...k?{pages:tt?await(0,i.vg)(E,tt,nt):null}:{},...z?{bookmarkList:(0,f.
ln)(E)?null:await S(E)}:{}}}const S=async E=>({bookmarks:(await(0,w.gg)(E)).map(F)}),F=({title:E,page:U,open:k,children:z})=>({title:E,page:U,open:k,children:z.
map(F)});async function W(E){const[U]=(await(0,M.sc)(E)).invoices;if(!U)return null;const k=await(0,M.Uj)(E),{file:z,syntax:j,profile:Q}=U;return{file:z,syntax:j,
profile:Q?.level??null,level:k?.level??null,agrees:(0,P.i)(U,k)}}async function N(E){const U=(0,_.Wo)(E,"AcroForm");if(!U)return null;const k=E.resolve(U.dict.get(
"XFA"))!==null,z=(0,b.i4)(await(0,b.qU)(E)).map(({name:Q},Y)=>Q===""?Y:Q),j=new Set(z).size;return j===0&&!k?null:{fields:j,xfa:k}}function H({bytes:E}){return/%PDF-(\d\.\d)/.
exec((0,$.bS)(E).toString("latin1",0,1032))?.[1]??null}function V(E){return E.resolve((0,_.Wo)(E,"MarkInfo")?.dict.get("Marked"))===!0&&(0,_.Wo)(E,"StructTreeRo\
ot")!==void 0}function Z({security:E}){if(!E)return null;const{algorithm:U,keyBits:k=null,opensWithoutPassword:z}=E;return{algorithm:U?.replace(/^RC4-.*/,"RC4")??
null,keyBits:k,opensWithoutPassword:z}}function q({security:E}){const U=new Set(E?(0,R.vc)(E.permissions):[]),k=E?.revision===2,z=E!==void 0&&E.revision===void 0,
j=(Q,Y)=>z?null:!U.has(k?Y:Q);return{allowPrint:j("allow_print","allow_print"),allowPrintHighResolution:j("allow_print_high_resolution","allow_print"),allowChangeContent:j(
"allow_change_content","allow_change_content"),allowAssembleDocument:j("allow_assemble_document","allow_change_content"),allowCopyContent:j("allow_copy_content",
"allow_copy_content"),allowAccessibility:j("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:j("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:j("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((G,K,r)=>{r.d(K,{fl:()=>w,mm:()=>T,vg:()=>x});var I=r(94289),b=r(33546),
D=r(74135),P=r(59071);const M=1e3;function A(_){const{width:C,height:R}=(0,D.iN)(_),$=f=>Math.round(f*_.userUnit*M)/M;return{width:$(C),height:$(R)}}function T({
kinds:_,kindOf:C}){const R=new Int32Array(_.length),$=new Int32Array(_.length);for(let t=C.length-1;t>=0;t--)R[C[t]]++,$[C[t]]=t+1;const f=new Map;for(const[t,i]of _.
entries()){const{width:e,height:a}=A(i),o=`${e} ${a}`,h=f.get(o);h?h.count+=R[t]:f.set(o,{width:e,height:a,count:R[t],firstPage:$[t]})}return[...f.values()]}async function x(_,{
kinds:C,kindOf:R},$){const f=await w(_),t=C.map(A);return Array.from(R,(i,e)=>({...t[i],rotation:C[i].rotation,label:f(e),characters:$?.[e]??null}))}async function w(_){
const C=await(0,b.Hr)(_);return R=>C?B(C(R)):null}function B({style:_,prefix:C,number:R}){return(0,P.ZK)(C)+(0,I.Y)(_,R)}}),60057:((G,K,r)=>{r.d(K,{d:()=>R,f:()=>$});
var I=r(61729),b=r(33546),D=r(59071),P=r(11338),M=r(77581),A=r(85673),T=r(55416);const x=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["lett\
ers_lower","a"],["letters_upper","A"],["none",void 0]]),w=[...x.keys()],B=["from","style","prefix","start"],_=1e9,C=60;async function R(e){const a=await(0,b.FB)(
e);if(!a)return null;const o=[];let h=0;for(const{first:g,style:l,prefix:y,start:u}of a){if(g>=e.pages.count)break;const s=(0,D.ZK)(y);if(h+=C+s.length,h>P.B.fields.
labels.maxLength)return null;o.push({from:g+1,style:w.find(c=>x.get(c)===l)??"none",prefix:s,start:u});const n=e.job.pace.step(100);n&&await n}return{labels:o}}
function $(e,a){const o=new f(a),h=o.read(e);return o.problems.raise(),h.sort((g,l)=>g.first-l.first)}class f{pageCount;problems=new T.Z("labels");places=new Map;constructor(a){
this.pageCount=a}read(a){this.problems.addUnknownMembers("",a,["labels"],"it takes only labels");const{labels:o}=a;return Array.isArray(o)?o.map((h,g)=>this.range(
h,`labels[${g}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(a,o){
if(!(0,I.Gv)(a))return this.problems.add(()=>`${o} must be an object with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(
`${o} `,a,B,"a range has from, style, prefix and start");const{from:h,style:g="decimal",prefix:l="",start:y=1}=a;this.checkFrom(h,o),(typeof g!="string"||!x.has(
g))&&this.problems.add(()=>`${o}.style must be one of ${w.join(", ")}${typeof g=="string"?(0,A.h)(g,w):""}`);const u=typeof l=="string"?(0,T.U)(l):'must be a te\
xt, such as "A-"; leave it out for none';return u&&this.problems.add(()=>`${o}.prefix ${u}`),i(y,_)?g==="none"&&y!==1&&this.problems.add(()=>`${o}.start has no \
effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${o}.start must be a whole number from 1 to ${_}: the number of the f\
irst page of the range`),{first:h-1,style:x.get(g),prefix:typeof l=="string"&&l!==""?(0,M.wx)(l):void 0,start:y}}checkFrom(a,o){if(!i(a,this.pageCount)){const g=this.
pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${o}.from ${a===void 0?"is miss\
ing: it ":""}${g}; the range begins there`);return}const h=this.places.get(a);h===void 0?this.places.set(a,o):this.problems.add(()=>`${o}.from is ${a}, as in ${h}\
: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},i=(e,a)=>typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=a}),91374:((G,K,r)=>{
r.d(K,{QL:()=>A,bf:()=>M,fq:()=>f,hj:()=>$,i4:()=>C,iA:()=>x,pv:()=>R,qU:()=>B,tP:()=>T});var I=r(77581),b=r(45599),D=r(9819),P=r(70549);function M(e){for(;e.part===
""&&e.parent;)e=e.parent;return e}const A="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),T=100;function*x(e,{from:a=e.array((0,D.Wo)(
e,"AcroForm")?.dict.get("Fields")),below:o,visit:h=new D._i(e),depth:g=1/0}={}){const l=[],y=(u=[],s)=>{for(let n=u.length-1;n>=0;n--)l.push({value:u[n],parent:s})};
y(a,o);for(let u=l.pop();u;u=l.pop()){const{value:s,parent:n}=u,c=(0,b.i9)(s)?e.get(s):s;if(!(0,b.Zm)(c)||!h.first(s)||(n?.depth??0)>=g)continue;const d=e.resolve(
c.get("T")),m=e.resolve(c.get("FT")),O=d instanceof b.Mx?(0,I.g7)(d):"",L={number:(0,b.i9)(s)?s.number:void 0,dict:c,parent:n,part:O,name:i(n&&n.depth%T!==0?n.name:
"",O),type:m instanceof b.SX?m.text:n?.type,depth:(n?.depth??0)+1};yield L,y(e.array(c.get("Kids")),L)}}const w=1e3,B=(0,P.n)(_);async function _(e){const a=[];
for(const o of x(e)){a.push(o);const h=e.job.pace.step(w);h&&await h}return a}function C(e){const a=new Set(e.flatMap(({parent:o,dict:h})=>o&&h.has("T")?[o]:[]));
return e.filter(o=>(o.dict.has("T")||!o.parent)&&!a.has(o))}function R(e,a){const o=e.resolve($(e,a,"FT"));return o instanceof b.SX?o.text:void 0}function $(e,a,o){
for(const h of t(e,a)){const g=h.get(o);if(g!==void 0)return g}}function f(e,a){let o="";for(const h of t(e,a)){const g=e.resolve(h.get("T"));g instanceof b.Mx&&
(o=i((0,I.g7)(g),o))}return o}function*t(e,a){let o=a;for(let h=0;o&&h<T;h++)yield o,o=e.dict(o.get("Parent"))}const i=(e,a)=>e===""||a===""?e+a:`${e}.${a}`}),6856:((G,K,r)=>{
r.d(K,{n:()=>_,w:()=>A});var I=r(78157),b=r(79725),D=r(45599),P=r(70549),M=r(6057);const A=(0,P.n)(T);async function T(f){const{pages:t,job:i}=f,e=new _(f),a=new Int32Array(
t.count),o=new Set;for(let h=0;h<t.count;h++){e.goTo(h),a[h]=e.kind,o.add(e.resources);const g=i.pace.step(300);g&&await g}return{kinds:e.kinds,kindOf:a,resources:o}}
const x=["MediaBox","CropBox","Rotate","UserUnit"],w=2e3,B=/\(|(?:^|[^<])<(?!<)/;class _{document;kinds=[];kind=-1;resources;bytes;entries=new b.R;index=-1;inherited;geometry=new C(
x);own=new C(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:i,entries:e,inherited:a}=this,
{pages:o}=i,h=o.number(t),g=i.place(h),l=o.inheritedBy(t);if(this.index=t,this.inherited=l,!g||!i.locate(h,g,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=o.attribute(t,"Resources");return}(this.bytes?.buffer!==g.bytes.buffer||this.bytes.byteOffset!==g.bytes.byteOffset)&&
(this.bytes=(0,I.bS)(g.bytes));const[y,u]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!y||l!==a)&&(this.kind=this.recognise(l)),(!u||l!==a)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:i}=this,e=t.pages.number(this.index);if(!i)return t.entry(e,"Contents");const a=this.entries.
find(i,"Contents");if(a<0)return;const{at:o}=this.entries;return $(i,o[a+2],o[a+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:i}=this,{pages:e}=t,[a,o]=this.own.of(0);if(a===o)return e.inheritedBy(i).Resources;const h=$(this.bytes,a,o);if(h)return h;const g=()=>t.
entry(e.number(i),"Resources");if(o-a>w)return g();const l=this.own.text();return t.security&&B.test(l)?g():(this.dictionaries.has(l)||this.dictionaries.set(l,g()),
this.dictionaries.get(l))}recognise(t){let i=this.recognised.get(t);i||this.recognised.set(t,i=new Map);const e=this.geometry.text();let a=i.get(e);return a===void 0&&
i.set(e,a=this.kindHere()),a}kindHere(){const t=(0,M.iw)(this.document,this.index),i=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(i);return e===
void 0&&this.kindOf.set(i,e=this.kinds.push(t)-1),e}}class C{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,i){const{bytes:e,from:a,to:o,keys:h}=this;let g=e!==void 0;for(let l=0;l<h.length;l++){const y=i.find(t,h[l]),u=y<0?
0:i.at[y+2],s=y<0?0:i.at[y+3];g&&=R(e,a[l],o[l],t,u,s),a[l]=u,o[l]=s}return this.bytes=t,g}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let i=0;i<this.
keys.length;i++)t+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return t}}function R(f,t,i,e,a,o){if(i-t!==o-a)return!1;for(let h=t,g=a;h<i;h++,g++)
if(f[h]!==e[g])return!1;return!0}function $(f,t,i){if(!(0,I.yp)(f[t])||f[i-1]!==I.AV||f[i-2]!==I.Z4)return;const e=(0,I.JI)(f,t,i),a=(0,I.JI)(f,e.after+1,i);return f[e.
after]===I.Z4&&a.value>=0&&a.after===i-2?new D.oS(e.value,a.value):void 0}}),14580:((G,K,r)=>{r.d(K,{i:()=>s,J:()=>u});var I=r(21281),b=r(43496),D=r(824),P=r(92761);
const M=40,A={units:0n,scale:0};function T(v){const p=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(v),[,S,F="",W=""]=p??[],N=F+W;if(!(!p||N===""||N.length>M))return{units:S===
"-"?-BigInt(N):BigInt(N),scale:W.length}}const x=({units:v,scale:p},S)=>v*10n**BigInt(S-p);function w(v,p){const S=Math.max(v.scale,p.scale);return{units:x(v,S)+
x(p,S),scale:S}}const B=({units:v,scale:p})=>({units:-v,scale:p}),_=(v,p)=>w(v,B(p)),C=(v,p)=>({units:v.units*p.units,scale:v.scale+p.scale}),R=v=>v.units<0n?B(
v):v,$=(v,p)=>_(v,p).units>0n,f=v=>v.reduce(w,A);function t(v){if(v.scale<=2)return{units:x(v,2),scale:2};const p=10n**BigInt(v.scale-2),S=v.units*2n+p,F=p*2n,W=S/
F;return{units:S%F<0n?W-1n:W,scale:2}}function i(v,p){const S=e(v);return S.length>0?S:new h(v,p).broken()}function e({lines:v,allowances:p,charges:S,thirdPartyCharges:F,
taxes:W,totals:N}){return[["the net amounts of the lines",v.map(({netAmount:V})=>V)],["the allowances and charges",[...p,...S,...F].map(({amount:V})=>V)],["the \
VAT breakdown",W.flatMap(({basis:V,amount:Z,rate:q})=>[V,Z,q])],["the totals",Object.values(N)]].filter(([,V])=>V.some(Z=>Z!==null&&T(Z)===void 0)).map(([V])=>({
rule:"BR-DEC",message:`${V} have an amount that is not a decimal number`}))}const a={units:1n,scale:2},o={units:1n,scale:0};class h{invoice;level;found=[];counted;constructor(p,S){
this.invoice=p,this.level=S,this.counted=p.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:p,net:S,gross:F,due:W}=this.invoice.totals,N=(H,V,Z)=>{V===null&&this.found.push({rule:H,message:`the ${Z} is missing`})};this.
level!=="MINIMUM"&&N("BR-12",p,"sum of the line net amounts (BT-106)"),N("BR-13",S,"total without VAT (BT-109)"),N("BR-14",F,"total with VAT (BT-112)"),N("BR-15",
W,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",f(this.counted.
map(({netAmount:p})=>l(p))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:p,allowances:S,charges:F}=this.invoice;this.compare("11","allowances",y(S),S.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",y(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const W=w(_(l(p.lines),l(p.allowances)),l(p.charges));this.compare(
"13","net",W,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:p,totals:S}=this.invoice;
p.length>0&&S.tax!==null&&this.exact("BR-CO-14",S.tax,f(p.map(({amount:W})=>l(W))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
p.every(({basis:W,rate:N,amount:H})=>{const V=t(C(C(l(W),l(N)),a));return $(o,R(_(R(l(H)),R(V))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:p,tax:S}=this.invoice.totals;this.compare("15","gross",w(l(p),l(S)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:p,paid:S,rounding:F,due:W}=this.invoice.totals;if(W===null)return;const N=w(
_(l(p),l(S)),l(F)),H="the amount due (BT-115)",V="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",W,N,{total:H,from:V});const Z=f(this.invoice.thirdPartyCharges.map(({amount:q})=>l(q)));this.exact("BR-FXEXT-CO-16",W,w(N,Z),{total:H,from:`${V} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(p,S,F,W,N){const H=this.
invoice.totals[S];if(H===null&&["lines","net","gross"].includes(S))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${p}`,H,F,N);const V={units:BigInt(
W),scale:2};$(R(_(l(H),t(F))),V)&&this.found.push(g(`BR-FXEXT-CO-${p}`,N))}exact(p,S,F,W){_(l(S),t(F)).units!==0n&&this.found.push(g(p,W))}}const g=(v,{total:p,
from:S})=>({rule:v,message:`${p} differs from ${S}`}),l=v=>v===null?A:T(v)??A,y=v=>f(v.map(({amount:p})=>l(p)));async function u(v){const{invoices:p,refused:S}=await(0,P.
sc)(v),[F,W]=p;if(!F)return[S?`the attached XML ${S.reason}`:"there is no XML in CII or UBL"];const N=await(0,P.Uj)(v),H=await(0,D.Br)(v);return[...W?[`there ar\
e ${p.length} invoices, where one is allowed`]:[],...n(F,N),...d(H,N),...await L(v),...J(v,F),...O(F.invoice).map(({rule:V,message:Z})=>`${V}: ${Z}`),...i(F.invoice,
F.profile?.level).map(({rule:V,message:Z})=>`${V}: ${Z}`)]}const s=(v,p)=>n(v,p).length===0;function n({syntax:v,profile:p,file:S},F){if(v==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!p)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const W=[],N=[p.level,p.level.replaceAll(" ","")];return(F.level===null||!N.includes(F.level.toUpperCase()))&&W.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${p.level}`),F.file?.toLowerCase()!==S.toLowerCase()&&W.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&W.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?W.push("the XMP n\
ames no version (fx:Version)"):c.test(F.version)||W.push("the XMP names a version (fx:Version) that does not exist"),W}const c=/^(?:\d\.\d|[12]p0)$/;function d(v,p){
const S=v?.properties.find(({namespace:W,name:N})=>W===b.dK.pdfaExtension&&N==="schemas"),F=v&&S?v.text.slice(S.from,S.to):"";return!p||P.fD.some(W=>F.includes(
W))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const m=[["BR-02","invoice number (BT-1)",({number:v})=>v],["BR-03","iss\
ue date (BT-2)",({issueDate:v})=>v],["BR-04","type code (BT-3)",({typeCode:v})=>v],["BR-05","currency (BT-5)",({currency:v})=>v],["BR-06","name of the seller (B\
T-27)",({seller:v})=>v?.name],["BR-07","name of the buyer (BT-44)",({buyer:v})=>v?.name]],O=v=>m.filter(([,,p])=>(p(v)??null)===null).map(([p,S])=>({rule:p,message:`\
the ${S} is missing`}));async function L(v){const{archive:p}=await(0,I.ds)(v);return[...p!==void 0&&(p.part===3||p.part===4&&p.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...v.security?["the document is encrypted"]:[]]}const X=["Alternative","Source","Data"];function J(v,{attachment:p,profile:S,file:F}){const W=[
"MINIMUM","BASIC WL"].includes(S?.level??"")?["Data"]:X,N=[];return S&&F.toLowerCase()!==S.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&N.push(`the attachment\
 must be called ${S.file}`),(p.relationship===null||!W.includes(p.relationship))&&N.push(`the relationship (AFRelationship) must be ${W.join(", ")}`),p.mimeType!==
"text/xml"&&p.mimeType!=="application/xml"&&N.push("the media type of the attachment must be text/xml"),(v.array(v.catalog.get("AF"))??[]).flatMap(Z=>{const q=v.
dict(v.dict(Z)?.get("EF"));return q?[v.resolve(q.get("F")),v.resolve(q.get("UF"))]:[]}).includes(p.stream)||N.push("the attachment is not an associated file of \
the document (/AF)"),N}}),21281:((G,K,r)=>{r.d(K,{Ip:()=>x,XM:()=>R,Xb:()=>C,ds:()=>T,qg:()=>_});var I=r(59071),b=r(70549),D=r(43496),P=r(824),M=r(1975),A=r(60912);
const T=(0,b.n)(async t=>x(t,await(0,P.Br)(t)));function x(t,i){const e=(y,u)=>(0,I.wh)((0,M.sm)(i,y,u)[0]??""),a=B(e("pdfaid","part"),e("pdfaid","conformance").
toLowerCase()),o=w(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,g=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,I.Gh)(t.resolve(
(0,P._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],l=[a?.name,o,...g.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(
y))];return{archive:a,accessible:o,names:l.filter(y=>y!==void 0)}}const w=t=>/^[1-9]$/.test(t);function B(t,i){if(!w(t))return;const e=/^[abuef]$/.test(i)?i:"";
return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function _(t,i,e,a){return i&&f(t,i,[D.dK.pdfaid]),C(e,a)}const C=({name:t},i)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${t}: ${i}.`});async function R(t){const i=await(0,P.Br)(t);if(!i)return[];const{archive:e,accessible:a}=x(t,i);
f(t,i,[D.dK.pdfaid,D.dK.pdfuaid]);const o=[e?.name,a].filter(h=>h!==void 0);return o.length>0?[$(o)]:[]}const $=t=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function f(t,i,e){i.properties.some(({namespace:a})=>e.includes(a))&&(0,A.
_L)(t,(0,A.QH)(i,({namespace:a})=>e.includes(a),[]))}}),60912:((G,K,r)=>{r.d(K,{QH:()=>P,T3:()=>M,_L:()=>w});var I=r(43496),b=r(3907),D=r(45599);function P(B,_,C){
const{text:R,properties:$,end:f,about:t}=B,i=[];let e=0;for(const a of $.filter(_).sort((o,h)=>o.from-h.from))a.from<e||(i.push(R.slice(e,a.from)),e=a.to);return i.
push(R.slice(e,Math.max(f,e))),C.length>0&&i.push(A(C,t)),i.push(R.slice(Math.max(f,e))),x(i.join(""))}function M(B){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.dK.rdf}">
${A(B,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(B,_){const R=[...new Set(B.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${I.dK[f]}"`).join(""),$=B.map(({prefix:f,name:t,form:i,values:e})=>`\
<${f}:${t}>${T(i,e)}</${f}:${t}>
`);return`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,b.X)(_)}"${R}>
${$.join("")}</rdf:Description>
`}function T(B,_){const C=R=>_.map($=>`<rdf:li${R}>${(0,b.X)($)}</rdf:li>`).join("");switch(B){case"simple":return(0,b.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${C(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${C("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${C("")}</rdf:Bag>`}}const x=B=>B.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(B,_){const C=B.catalog.get("Metadata"),R=B.resolve(C),$=R instanceof D.Z6?[...R.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],f=new D.Bi([["Type",new D.SX("Metadata")],["Subtype",new D.SX("XML")],...$]),t=new D.Z6(f,Buffer.
from(_,"utf8"));(0,D.i9)(C)&&R instanceof D.Z6?B.put(C,t):B.edit(B.catalogNumber).set("Metadata",B.add(t))}}),94289:((G,K,r)=>{r.d(K,{Y:()=>I});function I(T,x){
switch(T){case"D":return String(x);case"R":return M(x);case"r":return M(x).toLowerCase();case"A":return A(x);case"a":return A(x).toLowerCase();default:return""}}
const b=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],D=1e5,P=2600;function M(T){
if(T>D)return String(T);let x="",w=T;for(const[B,_]of b)for(;w>=B;)x+=_,w-=B;return x}function A(T){return T>P?String(T):String.fromCharCode(65+(T-1)%26).repeat(
Math.ceil(T/26))}}),33546:((G,K,r)=>{r.d(K,{FB:()=>M,Hr:()=>T,Zh:()=>x,k$:()=>A,qm:()=>w});var I=r(93604),b=r(45599),D=r(81077);const P={first:0,style:"D",prefix:void 0,
start:1};async function M(f){const t=f.catalog.get("PageLabels");if(!f.dict(t))return;const i=(await(0,D.Zc)(f,t,"Nums")).map(([e,a])=>({first:Number(e),label:f.
dict(a)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,a)=>e.first-a.first).filter(({first:e},a,o)=>o[a+1]?.first!==e).map(({first:e,label:a})=>({first:e,
...B(f,a)}));return i[0]?.first===0?i:[P,...i]}function A(f,t){const i=f.editCatalog();if(t.length===0){i.delete("PageLabels");return}const e=t[0].first===0?t:[
P,...t],a=$(f),o=e.map(({first:h,start:g,...l})=>[h,R({...l,number:g},a)]);i.set("PageLabels",f.add((0,D.H6)(f,o,"Nums")))}async function T(f){const t=await M(f);
if(!t)return;const i=t.map(({first:e})=>e);return e=>{const a=t[(0,I.M)(i,e)-1];return{...a,number:a.start+e-a.first}}}function x(f,t){const i=[],e=$(f);let a,o=0;
for(const h of t)(!a||!_(a,h))&&i.push([o,R(h,e)]),a=h,o++;return(0,D.H6)(f,i,"Nums")}async function w(f,t){const i=await T(f);if(!i)return;const e=x(f,Array.from(
t,a=>i(a-1)));f.editCatalog().set("PageLabels",f.add(e))}function B(f,t){const i=f.resolve(t?.get("S")),e=f.resolve(t?.get("P")),a=f.resolve(t?.get("St"));return{
style:i instanceof b.SX?i.text:void 0,prefix:e instanceof b.Mx&&e.bytes.length>0?e:void 0,start:typeof a=="number"&&Number.isInteger(a)&&a>=1?a:1}}function _(f,t){
return f.style!==t.style||t.style!==void 0&&t.number!==f.number+1?!1:f.prefix===t.prefix?!0:!!f.prefix&&!!t.prefix&&Buffer.compare(f.prefix.bytes,t.prefix.bytes)===
0}const C=100;function R({style:f,prefix:t,number:i},e){return(0,b.jd)({S:f===void 0?void 0:(0,b.UU)(f),P:t&&t.bytes.length>C?e(t):t,St:f===void 0||i===1?void 0:
i})}function $(f){const t=new Map;return i=>{let e=t.get(i);return e||t.set(i,e=f.add(i)),e}}}),16231:((G,K,r)=>{r.d(K,{E:()=>T});var I=r(17079),b=r(33973),D=r(
45599),P=r(91374),M=r(33311),A=r(59071);async function T(w){const B=await(0,P.qU)(w),{ByteRange:_,Sig:C}=await(0,M.S)(w),R=_.length>0?C:[],$=w.resolve(w.dict(w.
catalog.get("Perms"))?.get("DocMDP")),f=[],t=new Set,i=(o,h)=>{const g=w.resolve((0,P.hj)(w,o,"V")),l=(0,D.Zm)(g)?g:void 0;l&&t.add(l),f.push(x(w,(0,A.wh)(h)||null,
l,$))};for(const{dict:o}of B)t.add(o);for(const{type:o,dict:h,name:g}of(0,P.i4)(B))o==="Sig"&&i(h,g);const e=R.flatMap(o=>{const h=w.get(o);if(!((0,D.Zm)(h)&&!t.
has(h)&&(h.has("T")||(0,D.Eo)(h.get("Subtype"),"Widget")))||!(0,D.Eo)(w.resolve((0,P.hj)(w,h,"FT")),"Sig"))return[];const l=w.resolve((0,P.hj)(w,h,"V"));return(0,D.
Zm)(l)&&!t.has(l)?[{number:o,field:h}]:[]});if(e.length>0){const{live:o}=await(0,b.Gy)(w);for(const{number:h,field:g}of e)o[h]===1&&i(g,(0,P.fq)(w,g))}const a=w.
dict(w.catalog.get("Perms"));for(const o of["UR3","UR"]){const h=w.dict(a?.get(o));h&&f.push({...x(w,null,h,null),kind:"usage_rights"})}return f}function x(w,B,_,C){
if(!_)return{field:B,signed:!1,kind:null,subFilter:null,signer:null,date:null};const R=w.resolve(_.get("SubFilter")),$=(0,D.Eo)(w.resolve(_.get("Type")),"DocTim\
eStamp")||(0,D.Eo)(R,"ETSI.RFC3161");return{field:B,signed:!0,kind:$?"timestamp":_===C?"certification":"approval",subFilter:R instanceof D.SX?R.text:null,signer:(0,A.
Gh)(w.resolve(_.get("Name"))),date:(0,I._)((0,A.Gh)(w.resolve(_.get("M")))??"")??null}}}),70549:((G,K,r)=>{r.d(K,{n:()=>I});function I(b){const D=new WeakMap;return P=>{
if(P.hasChanges)return b(P);const M=D.get(P);if(M)return M.answer;const A=b(P);return D.set(P,{answer:A}),A}}}),33973:((G,K,r)=>{r.d(K,{Gy:()=>C,Rf:()=>R,Ip:()=>$});
var I=r(54619),b=r(85368),D=r(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(s,n,c){
this.detail=n,this.strings=c,this.scan.strings=c;const d=new Int32Array(n?8*s:s);this.done=new Uint8Array(n?s:0);const m=O=>d.subarray(O*s,(O+1)*s);this.end=m(0),
this.valueEnd=m(1),this.dataStart=m(2),this.dataEnd=m(3),this.lengthStart=m(4),this.lengthEnd=m(5),this.from=m(6),this.to=m(7)}}var M=r(78157),A=r(79725),T=r(39150),
x=r(45599);class w{scan=new D.s;ranges=new Map}const B=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,n,c){this.walked=c,this.live=
new Uint8Array(s),this.via=new Int32Array(n?s:0)}}async function C(u,{watched:s}={}){const{markings:n,referrers:c}=await R([u],{watched:s,detail:!0}),{live:d,via:m}=n[0];
return{live:d,via:m,referrers:c}}async function R(u,s={}){const n=new a(u,s);return await n.run(),n}function $(u,{repairs:s}){for(const{part:n,number:c,value:d}of s)
u[n].put(c,d)}const f=100,t=100,i=-2;function e(u){if(u instanceof x.Z6)return u.data.length+e(u.dict);if(Array.isArray(u))return 12*u.length;if(!(u instanceof x.
Bi))return f;let s=30*u.size;for(const n of u.values())Array.isArray(n)&&(s+=12*n.length);return s}class a{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(s,{detail:n=!1,strings:c=!1,watched:d,alias:m}){if(this.documents=s,this.strings=
c,this.alias=m,this.markings=s.map(O=>new _(O.size,d!==void 0,h(O,c||n,c))),!!d){this.watched=new Uint8Array(s[0].size);for(const O of d)this.watched[O]=1}}async run(){
const{documents:s,stack:n}=this,[c]=s;for(const[d,m]of c.trailer)d!=="Encrypt"&&this.followValue(0,m);for(;n.length>0;){const d=n.pop(),m=d%s.length,O=c.job.pace.
step(this.follow(m,(d-m)/s.length));O&&await O}for(const{live:d,signed:m,walked:O}of this.markings)for(const L of O.signed)d[L]===1&&m.add(L)}visit(s,n){this.alias&&
({part:s,number:n}=this.alias(s,n)??{part:s,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const c=this.markings[s],{live:d}=c;if(n>
0&&n<d.length&&d[n]!==0)return;const m=this.documents[s];if(n<=0||n>=d.length||!m.exists(n))return m.missed(n);d[n]=1,this.watched&&(c.via[n]=this.current),this.
stack.push(n*this.documents.length+s)}follow(s,n){const c=this.documents[s],d=this.markings[s],{walked:m}=d;if(this.current=n,d.count++,c.isChanged(n))return this.
followChanged(c,d,s,n);if(m.done[n]===1)return this.followAgain(c,d,s,n);const{scan:O,detail:L}=m;L||(O.used=0);const X=O.used,J=c.table.kind[n]===I.tL?this.walk(
c,m,n):this.walkPlace(c,n,O);return J<0||O.byteRange&&this.isSignature(m.signed,n)?this.forget(O,X).followRepaired(c,s,n):(d.bytes+=J,L&&(m.from[n]=X,m.to[n]=O.
used,m.valueEnd[n]=this.extent.valueEnd,m.done[n]=1),this.followMarks(s,O,X,O.used,O.lengthStart),t+J)}followChanged(s,n,c,d){const m=s.patched(d);if(!m){const p=s.
edited.get(d);return o(p)||p===null?this.followRepaired(s,c,d):(this.followValue(c,p),n.bytes+=e(p),t)}const{detail:O}=n.walked;if(m.references&&!O&&!s.suspect){
for(let p=m.first;p<m.last;p++)this.visit(c,m.references[p]);return n.bytes+=m.end-m.start,t}const{scan:L,ranges:X}=g(n);O||(L.used=0);const J=L.used,v=this.walkPlace(
s,d,L);return v<0||L.byteRange&&this.isSignature(n.signed,d)?this.forget(L,J).followRepaired(s,c,d):(n.bytes+=v,O&&X.set(d,{from:J,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(c,L,J,L.used,L.lengthStart),t+v)}followAgain(s,n,c,d){const{walked:m}=n;return n.bytes+=m.end[d]>0?m.end[d]-s.table.place[d]:f,this.
followMarks(c,m.scan,m.from[d],m.to[d],m.lengthStart[d]),t}isSignature(s,n){return s.add(n),this.strings}followMarks(s,{marks:n},c,d,m){const O=this.strings?m:i;
for(let L=c;L<d;L+=3)n[L]!==D.A&&n[L+1]!==O&&this.visit(s,n[L])}forget(s,n){return s.used=n,this}followRepaired(s,n,c){const d=s.get(c),m=o(d)?s.resolve(d):d;return m===
null?(this.markings[n].live[c]=B,this.markings[n].count--):this.repair(n,c,m),t}repair(s,n,c){this.repairs.push({part:s,number:n,value:c}),this.followValue(s,c)}followValue(s,n){
const c=[n];for(;c.length>0;){const d=c.pop();if(d instanceof x.oS)this.visit(d instanceof x.rV?d.part:s,d.number);else if(Array.isArray(d))for(const m of d)c.push(
m);else if(d instanceof x.Bi){d.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const m of d.values())c.push(m)}else if(d instanceof x.Z6)for(const[
m,O]of d.dict)m!=="Length"&&c.push(O)}}walk(s,n,c){const{extent:d}=this,{bytes:m}=s,{scan:O}=n,L=s.bodies[c];O.forgetLength();const{kept:X}=this,J=!this.strings&&
s.recallEntries(c,X);J&&O.append(X.scan.marks,X.marksFrom,X.marksTo);const v=J?X.close+2:O.value(m,L,m.length);return v<0||m[v-1]===M.AV||!(0,b.x)(s,v,O,d)||s.suspect&&
!(0,T.D)(m,L,v)?-1:(d.dataStart<0&&(O.lengthStart=-1),n.end[c]=d.end,n.detail&&(n.dataStart[c]=d.dataStart,n.dataEnd[c]=d.dataEnd,n.lengthStart[c]=O.lengthStart,
n.lengthEnd[c]=O.lengthEnd),d.end-s.table.place[c])}walkPlace(s,n,c){const d=s.place(n);if(!d)return-1;const{bytes:m,start:O,end:L}=d;c.forgetLength();const X=c.
value(m,O,L);return c.lengthStart=-1,X<0&&!y(m,O,L)||l(m,O,L)||X>0&&m[X-1]===M.AV||X>=0&&(0,M.AN)(m,X,L)<L||s.suspect&&!(0,T.D)(m,O,L)?-1:(this.extent.valueEnd=
X<0?L:X,L-O)}}const o=u=>u instanceof x.oS&&!(u instanceof x.rV);function h(u,s,n){const c=u.walked;if(c?.strings===n)return c;const d=new P(u.size,s,n);return s&&
(u.walked=d),d}function g(u){return u.patches||(u.patches=new w,u.patches.scan.strings=u.walked.strings),u.patches}function l(u,s,n){const c=(0,M.AN)(u,s,n);return c>=
n||u[c]===M.yq&&(0,M.wb)(u,c,"null")}function y(u,s,n){for(let c=s;c<n;c++)if("<([/%".includes(String.fromCharCode(u[c])))return!1;return!0}}),69289:((G,K,r)=>{
r.d(K,{V:()=>P});var I=r(78157),b=r(45798),D=r(45599);function P({bytes:M,job:A}){const T=(0,I.bS)(M).subarray(0,1024),x=T.indexOf(" obj");if(x<0||!T.includes("\
/Linearized"))return;const w=new b.i(M,x+4,Math.min(M.length,x+2048),A.limits.nesting).value();return(0,D.Zm)(w)&&w.has("Linearized")&&w.get("L")===M.length?w:void 0}}),
21996:((G,K,r)=>{r.d(K,{Av:()=>w,RJ:()=>C,V3:()=>_,vb:()=>R,zx:()=>x});var I=r(54619),b=r(93604),D=r(78157),P=r(88500);const M=2048,A=65536,T="[^\\0\\t\\n\\f\\r ()<>\
[\\]{}/%#]";async function x(t,i){const{found:e,all:a}=await B(t,i),o=h=>[...new Set([...h,...a])].sort((g,l)=>g-l);return Object.fromEntries(i.map(h=>[h,o(e[h])]))}
async function w(t,i){const{found:e,all:a}=await B(t,i);for(const o of Object.values(e))for(const h of o)a.add(h);return a}async function B(t,i){const e=i.map(g=>{
const[l="",...y]=[...g].map(s=>s.replace(/\W/,"\\$&")),u=/\W/.test(g)?T:"\\w";return`${l}(?:${y.join("")}|${u}{0,${Math.max(0,g.length-2)}}#)`}),a=new RegExp(`/\
(?:${e.join("|")}|#)`,"g"),o=Object.fromEntries(i.map(g=>[g,new Set])),h=new Set;await C(t,(g,l,y,u)=>{const s=g.toString("latin1",l,y);a.lastIndex=0;for(let n=a.
exec(s);n;n=a.exec(s)){const c=u(l+n.index);c!==void 0&&(n[0].endsWith("#")?h.add(c):o[n[0].slice(1)].add(c))}});for(const g of R(t))h.add(g);return{found:o,all:h}}
async function _(t,i){const e=await x(t,i);return[...new Set(Object.values(e).flat())].sort((a,o)=>a-o)}async function C(t,i){const{bytes:e,table:a}=t,o=$(t),h=new Int32Array(
o.length);for(let s=0;s<o.length;s++)h[s]=a.place[o[s]];const g=(0,D.bS)(e),l=s=>o[(0,b.M)(h,s)-1],y=new P.s;let u=0;for(let s=0;s<o.length;s++){const n=s+1===o.
length,c=n?e.length:h[s+1],d=c-h[s]>M;if(!d&&!n&&c-u<A)continue;if(d){h[s]>u&&i(g,u,h[s],l),y.reset();const O=y.value(e,t.bodies[o[s]],c);i(g,h[s],O<0?c:O,l)}else
i(g,u,c,l);const m=t.job.pace.step(Math.min(c-u,A));m&&await m,u=c}for(const[s,n]of f(t)){const c=t.objectStream(s);if(!c)continue;const d=new Set(n),{starts:m}=c;
i((0,D.bS)(c.data),0,c.data.length,L=>{const X=c.numbers[(0,b.M)(m,L)-1];return X!==void 0&&d.has(X)?X:void 0});const O=t.job.pace.step(c.data.length);O&&await O}}
function*R(t){for(let i=1;t.hasChanges&&i<t.size;i++)t.isChanged(i)&&t.exists(i)&&(yield i)}function $(t){const{table:i,hasChanges:e}=t,a=[];let o=!0,h=-1;for(let g=1;g<
i.size;g++){if(i.kind[g]!==I.tL||e&&t.isChanged(g))continue;const l=i.place[g];o&&=l>=h,h=l,a.push(g)}return o?a:a.sort((g,l)=>i.place[g]-i.place[l])}function f(t){
const{table:i,hasChanges:e}=t,a=new Map;for(let o=1;o<i.size;o++){if(i.kind[o]!==I.UT||e&&t.isChanged(o))continue;const h=i.place[o],g=a.get(h);g?g.push(o):a.set(
h,[o])}return a}}),90536:((G,K,r)=>{r.d(K,{C:()=>b,L:()=>D});var I=r(45599);function b(P,M){const A=[P];for(;A.length>0;){const T=A.pop(),x=T instanceof I.Z6?T.
dict:T;if(Array.isArray(x))for(const w of x)A.push(w);else if(x instanceof I.Bi){M(x);for(const w of x.values())A.push(w)}}}function D(P,M){const A=[];return b(
P,T=>{A.length===0&&M(T)&&A.push(T)}),A.length>0}}),93604:((G,K,r)=>{r.d(K,{B:()=>I,M:()=>b});const I=(P,M)=>D(P,M,!1),b=(P,M)=>D(P,M,!0);function D(P,M,A){let[
T,x]=[0,P.length];for(;T<x;){const w=T+x>>1,B=P[w];B<M||A&&B===M?T=w+1:x=w}return T}})};
