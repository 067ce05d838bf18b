"use strict";exports.id=8392,exports.ids=[8392],exports.modules={45657:((G,K,r)=>{r.d(K,{Kf:()=>I,RZ:()=>U,YG:()=>_});function U(D,M){for(const A of M)D.push(A)}const I=D=>{
let M=-1/0;for(const A of D)M=Math.max(M,A);return M},_=D=>{let M=1/0;for(const A of D)M=Math.min(M,A);return M}}),41112:((G,K,r)=>{r.d(K,{Uz:()=>e,St:()=>h,yZ:()=>C,
xS:()=>o,ln:()=>O,YX:()=>t,XK:()=>i});var U=r(84961),I=r(6856),_=r(33311),D=r(9819),M=r(45599),A=r(61540),T=r(49454);async function x(a){const{job:p,pages:f}=a,
s=new b(a);for(const c of(await(0,I.w)(a)).resources){s.resources(c);const g=p.pace.step(100);g&&await g}const n=new Set((await(0,_.S)(a)).AP);for(let c=0;n.size>
0&&c<f.count;c++){const g=f.number(c);for(const P of a.array(a.entry(g,"Annots"))??[]){const L=(0,M.i9)(P)?P.number:-1;(L<0||n.has(L))&&s.appearances(a.dict(P)?.
get("AP"))}const y=p.pace.step(1e3);y&&await y}return s.fonts}class b{document;visit;seen=new Set;found=new Map;constructor(p){this.document=p,this.visit=new D.
_i(p)}get fonts(){return[...this.found.values()].sort((p,f)=>B(p.name??"",f.name??"")||B(p.type??"",f.type??""))}resources(p){const f=[p];for(;f.length>0;){const s=this.
fresh(f.pop());if(s){for(const n of this.entries(s,"Font"))this.font(n,f);for(const n of["XObject","Pattern"])for(const c of this.entries(s,n))f.push(this.fresh(
c)?.get("Resources"));for(const n of this.entries(s,"ExtGState")){const[c]=this.document.array(this.document.dict(n)?.get("Font"))??[];c!==void 0&&this.font(c,f)}}}}appearances(p){
for(const f of this.document.dict(p)?.values()??[]){const s=this.document.resolve(f);if(s instanceof M.Z6)this.appearance(f);else if(s instanceof M.Bi)for(const n of s.
values())this.appearance(n)}}appearance(p){this.resources(this.fresh(p)?.get("Resources"))}font(p,f){const s=this.fresh(p);if(!s)return;const{document:n}=this,c=(0,T.
FG)(n,s.get("Subtype"));c==="Type3"&&f.push(s.get("Resources"));const g=(0,T.FG)(n,s.get("BaseFont"))||(0,T.FG)(n,(0,T.nb)(n,s)?.get("FontName")),{name:y,subset:P}=(0,T.
VJ)(g),L={name:g===""?null:(0,T.MH)(y),type:(0,T.FG)(n,(0,T.hL)(n,s)?.get("Subtype"))||c||null,embedded:(0,A.nq)(n,s),subset:P};this.found.set(JSON.stringify(L),
L)}fresh(p){if(p===void 0||!this.visit.first(p))return;const f=this.document.dict(p);if(!(!f||this.seen.has(f)))return(0,M.i9)(p)||this.seen.add(f),f}*entries(p,f){
const s=p.get(f);if(s===void 0)return;const n=this.fresh(s);n&&(yield*n.values())}}const B=(a,p)=>a<p?-1:a>p?1:0;var S=r(54619),E=r(69289);const O=({security:a})=>a?.
locked===!0,C=a=>a.get(a.catalogNumber)instanceof M.Bi,h=a=>!O(a)||C(a)&&l(a)===a.pages.count,t=a=>h(a)?a.pages.count:l(a)??d(a)??null,i=(a,p,f)=>f&&O(a)&&u(a)?
null:p;async function e(a){const p=C(a)?await x(a):[];return i(a,p,p.length===0)}async function o(a){const p=await(0,U.$x)(a);return i(a,p,p===!1)}function l(a){
const p=a.get(a.catalogNumber),f=(0,M.Zm)(p)?a.resolve(a.dict(p.get("Pages"))?.get("Count")):null;return typeof f=="number"&&Number.isInteger(f)&&f>0?f:void 0}function d(a){
const p=(0,E.V)(a)?.get("N");return typeof p=="number"&&Number.isInteger(p)&&p>0?p:void 0}function u({table:a}){return a.kind.subarray(0,a.size).includes(S.UT)}}),
41561:((G,K,r)=>{r.d(K,{GS:()=>v,Br:()=>Z,$J:()=>V,nj:()=>q,gd:()=>m});var U=r(45059),I=r(91374),_=r(6856),D=r(14580),M=r(92761),A=r(21281),T=r(824),x=r(16827),
b=r(41232),B=r(16231),S=r(9819),E=r(69289),O=r(75162),C=r(78157),h=r(41112),t=r(60057),i=r(55772),e=r(58552),o=r(21996),l=r(74135),d=r(6057),u=r(3552),a=r(61491),
p=r(98689),f=r(18930);class s{document;contents;hasTexts;reader;constructor($,k,z,j){this.document=$,this.contents=k,this.hasTexts=z,this.reader=j}static async of($){
const j=$.dict($.catalog.get("StructTreeRoot"))!==void 0&&(await(0,o.zx)($,["ActualText"])).ActualText.length>0&&(await(0,a.g$)($))?.hasTexts===!0;return new s(
$,new u.i($),j,new f.X($))}async hasText($){const{document:k}=this;if(this.hasTexts)return(await this.reader.page($)).characters>0;const z=(0,d.iw)(k,$),{width:j,
height:Q}=(0,l.iN)(z),Y=new g(j*z.userUnit,Q*z.userUnit);try{await this.contents.read($,Y)}catch(et){if(!(et instanceof n))throw et}return!Y.isEmpty}}class n extends Error{}
const c=new n("A character was found");class g extends p.g{glyph(...$){if(super.glyph(...$),!this.isEmpty)throw c}}async function y(w){const{count:$}=w.pages,k=new f.
X(w);return J(async()=>{const z=[];for(let j=0;j<$;j++)z.push((await k.page(j)).characters),w.job.pace.progress((j+1)/$);return z})}function P(w){const $=w.indexOf(
0);return{count:w.filter(k=>k===0).length,first:$<0?null:$+1}}const L=5e3;async function X(w){const{count:$}=w.pages;return $>L?null:J(async()=>{const k=await s.
of(w),z=[];for(let j=0;j<$;j++){z.push(await k.hasText(j)?1:0);const Q=w.job.pace.step(1e3);Q&&await Q}return P(z)})}async function J(w){try{return await w()}catch($){
if($ instanceof e.zU&&$.code==="limit_exceeded")return null;throw $}}function m(w){let $=!1;return{quiet:{...w,onRepaired:()=>{$=!0}},wasRepaired:()=>$}}async function v(w,$){
const{perPage:k,withBookmarks:z,repaired:j,size:Q}=$,Y=(0,h.yZ)(w),et=await(0,T.Br)(w),tt=Y&&(0,h.St)(w)?await(0,_.w)(w):void 0,ht=await(0,h.Uz)(w),ot=Y?await(0,B.
Ez)(w):[],nt=Y?await(0,U._)(w):[],at=nt.length>0?await W(w):null,rt=Y?await(0,x.c)(w):0,{names:lt}=await(0,A.ds)(w),ut=await(0,h.xS)(w),ct=tt!==void 0&&!(0,h.ln)(
w),st=k&&ct?await y(w):null,ft=k?st&&P(st):ct?await X(w):null;return{pageCount:(0,h.YX)(w),fileSize:Q,version:Y?w.version:H(w),...(0,T._6)(w,et),pageSizes:tt?(0,i.
mm)(tt):null,locked:(0,h.ln)(w),encryption:Z(w),permissions:q(w),signatures:(0,h.XK)(w,ot,ot.length===0),form:Y?await N(w):null,attachments:(0,h.XK)(w,nt.map(({
name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})),nt.length===0),eInvoice:(0,h.XK)(w,
at,at===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,h.XK)(w,rt,rt===0),tagged:Y?V(w):null,claims:(0,h.XK)(w,lt,lt.length===0),javascript:ut,linearized:(0,E.
V)(w)!==void 0,repaired:j,pagesWithoutText:ft&&{...ft},pageLabels:Y&&!(0,h.ln)(w)?await(0,t.d)(w):null,...k?{pages:tt?await(0,i.vg)(w,tt,st):null}:{},...z?{bookmarkList:(0,h.
ln)(w)?null:await R(w)}:{}}}const R=async w=>({bookmarks:(await(0,b.gg)(w)).map(F)}),F=({title:w,page:$,open:k,children:z})=>({title:w,page:$,open:k,children:z.
map(F)});async function W(w){const[$]=(await(0,M.sc)(w)).invoices;if(!$)return null;const k=await(0,M.Uj)(w),{file:z,syntax:j,profile:Q}=$;return{file:z,syntax:j,
profile:Q?.level??null,level:k?.level??null,agrees:(0,D.i)($,k)}}async function N(w){const $=(0,S.Wo)(w,"AcroForm");if(!$)return null;const k=w.resolve($.dict.get(
"XFA"))!==null,z=(0,I.i4)(await(0,I.qU)(w)).map(({name:Q},Y)=>Q===""?Y:Q),j=new Set(z).size;return j===0&&!k?null:{fields:j,xfa:k}}function H({bytes:w}){return/%PDF-(\d\.\d)/.
exec((0,C.bS)(w).toString("latin1",0,1032))?.[1]??null}function V(w){return w.resolve((0,S.Wo)(w,"MarkInfo")?.dict.get("Marked"))===!0&&(0,S.Wo)(w,"StructTreeRo\
ot")!==void 0}function Z({security:w}){if(!w)return null;const{algorithm:$,keyBits:k=null,opensWithoutPassword:z}=w;return{algorithm:$?.replace(/^RC4-.*/,"RC4")??
null,keyBits:k,opensWithoutPassword:z}}function q({security:w}){const $=new Set(w?(0,O.vc)(w.permissions):[]),k=w?.revision===2,z=w!==void 0&&w.revision===void 0,
j=(Q,Y)=>z?null:!$.has(k?Y:Q);return{allowPrint:j("allow_print","allow_print"),allowPrintHighResolution:j("allow_print_high_resolution","allow_print"),allowChangeContent:j(
"allow_change_content","allow_change_content"),allowAssembleDocument:j("allow_assemble_document","allow_change_content"),allowCopyContent:j("allow_copy_content",
"allow_copy_content"),allowAccessibility:j("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:j("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:j("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((G,K,r)=>{r.d(K,{fl:()=>b,mm:()=>T,vg:()=>x});var U=r(94289),I=r(33546),
_=r(74135),D=r(59071);const M=1e3;function A(S){const{width:E,height:O}=(0,_.iN)(S),C=h=>Math.round(h*S.userUnit*M)/M;return{width:C(E),height:C(O)}}function T({
kinds:S,kindOf:E}){const O=new Int32Array(S.length),C=new Int32Array(S.length);for(let t=E.length-1;t>=0;t--)O[E[t]]++,C[E[t]]=t+1;const h=new Map;for(const[t,i]of S.
entries()){const{width:e,height:o}=A(i),l=`${e} ${o}`,d=h.get(l);d?d.count+=O[t]:h.set(l,{width:e,height:o,count:O[t],firstPage:C[t]})}return[...h.values()]}async function x(S,{
kinds:E,kindOf:O},C){const h=await b(S),t=E.map(A);return Array.from(O,(i,e)=>({...t[i],rotation:E[i].rotation,label:h(e),characters:C?.[e]??null}))}async function b(S){
const E=await(0,I.Hr)(S);return O=>E?B(E(O)):null}function B({style:S,prefix:E,number:O}){return(0,D.ZK)(E)+(0,U.Y)(S,O)}}),60057:((G,K,r)=>{r.d(K,{d:()=>O,f:()=>C});
var U=r(61729),I=r(33546),_=r(59071),D=r(11338),M=r(77581),A=r(85673),T=r(55416);const x=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["lett\
ers_lower","a"],["letters_upper","A"],["none",void 0]]),b=[...x.keys()],B=["from","style","prefix","start"],S=1e9,E=60;async function O(e){const o=await(0,I.FB)(
e);if(!o)return null;const l=[];let d=0;for(const{first:u,style:a,prefix:p,start:f}of o){if(u>=e.pages.count)break;const s=(0,_.ZK)(p);if(d+=E+s.length,d>D.B.fields.
labels.maxLength)return null;l.push({from:u+1,style:b.find(c=>x.get(c)===a)??"none",prefix:s,start:f});const n=e.job.pace.step(100);n&&await n}return{labels:l}}
function C(e,o){const l=new h(o),d=l.read(e);return l.problems.raise(),d.sort((u,a)=>u.first-a.first)}class h{pageCount;problems=new T.Z("labels");places=new Map;constructor(o){
this.pageCount=o}read(o){this.problems.addUnknownMembers("",o,["labels"],"it takes only labels");const{labels:l}=o;return Array.isArray(l)?l.map((d,u)=>this.range(
d,`labels[${u}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(o,l){
if(!(0,U.Gv)(o))return this.problems.add(()=>`${l} must be an object with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(
`${l} `,o,B,"a range has from, style, prefix and start");const{from:d,style:u="decimal",prefix:a="",start:p=1}=o;this.checkFrom(d,l),(typeof u!="string"||!x.has(
u))&&this.problems.add(()=>`${l}.style must be one of ${b.join(", ")}${typeof u=="string"?(0,A.h)(u,b):""}`);const f=typeof a=="string"?(0,T.U)(a):'must be a te\
xt, such as "A-"; leave it out for none';return f&&this.problems.add(()=>`${l}.prefix ${f}`),i(p,S)?u==="none"&&p!==1&&this.problems.add(()=>`${l}.start has no \
effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${l}.start must be a whole number from 1 to ${S}: the number of the f\
irst page of the range`),{first:d-1,style:x.get(u),prefix:typeof a=="string"&&a!==""?(0,M.wx)(a):void 0,start:p}}checkFrom(o,l){if(!i(o,this.pageCount)){const u=this.
pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${l}.from ${o===void 0?"is miss\
ing: it ":""}${u}; the range begins there`);return}const d=this.places.get(o);d===void 0?this.places.set(o,l):this.problems.add(()=>`${l}.from is ${o}, as in ${d}\
: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},i=(e,o)=>typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=o}),91374:((G,K,r)=>{
r.d(K,{QL:()=>A,bf:()=>M,fq:()=>h,hj:()=>C,i4:()=>E,iA:()=>x,pv:()=>O,qU:()=>B,tP:()=>T});var U=r(77581),I=r(45599),_=r(9819),D=r(70549);function M(e){for(;e.part===
""&&e.parent;)e=e.parent;return e}const A="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),T=100;function*x(e,{from:o=e.array((0,_.Wo)(
e,"AcroForm")?.dict.get("Fields")),below:l,visit:d=new _._i(e),depth:u=1/0}={}){const a=[],p=(f=[],s)=>{for(let n=f.length-1;n>=0;n--)a.push({value:f[n],parent:s})};
p(o,l);for(let f=a.pop();f;f=a.pop()){const{value:s,parent:n}=f,c=(0,I.i9)(s)?e.get(s):s;if(!(0,I.Zm)(c)||!d.first(s)||(n?.depth??0)>=u)continue;const g=e.resolve(
c.get("T")),y=e.resolve(c.get("FT")),P=g instanceof I.Mx?(0,U.g7)(g):"",L={number:(0,I.i9)(s)?s.number:void 0,dict:c,parent:n,part:P,name:i(n&&n.depth%T!==0?n.name:
"",P),type:y instanceof I.SX?y.text:n?.type,depth:(n?.depth??0)+1};yield L,p(e.array(c.get("Kids")),L)}}const b=1e3,B=(0,D.n)(S);async function S(e){const o=[];
for(const l of x(e)){o.push(l);const d=e.job.pace.step(b);d&&await d}return o}function E(e){const o=new Set(e.flatMap(({parent:l,dict:d})=>l&&d.has("T")?[l]:[]));
return e.filter(l=>(l.dict.has("T")||!l.parent)&&!o.has(l))}function O(e,o){const l=e.resolve(C(e,o,"FT"));return l instanceof I.SX?l.text:void 0}function C(e,o,l){
for(const d of t(e,o)){const u=d.get(l);if(u!==void 0)return u}}function h(e,o){let l="";for(const d of t(e,o)){const u=e.resolve(d.get("T"));u instanceof I.Mx&&
(l=i((0,U.g7)(u),l))}return l}function*t(e,o){let l=o;for(let d=0;l&&d<T;d++)yield l,l=e.dict(l.get("Parent"))}const i=(e,o)=>e===""||o===""?e+o:`${e}.${o}`}),6856:((G,K,r)=>{
r.d(K,{n:()=>S,w:()=>A});var U=r(78157),I=r(79725),_=r(45599),D=r(70549),M=r(6057);const A=(0,D.n)(T);async function T(h){const{pages:t,job:i}=h,e=new S(h),o=new Int32Array(
t.count),l=new Set;for(let d=0;d<t.count;d++){e.goTo(d),o[d]=e.kind,l.add(e.resources);const u=i.pace.step(300);u&&await u}return{kinds:e.kinds,kindOf:o,resources:l}}
const x=["MediaBox","CropBox","Rotate","UserUnit"],b=2e3,B=/\(|(?:^|[^<])<(?!<)/;class S{document;kinds=[];kind=-1;resources;bytes;entries=new I.R;index=-1;inherited;geometry=new E(
x);own=new E(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:i,entries:e,inherited:o}=this,
{pages:l}=i,d=l.number(t),u=i.place(d),a=l.inheritedBy(t);if(this.index=t,this.inherited=a,!u||!i.locate(d,u,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=l.attribute(t,"Resources");return}(this.bytes?.buffer!==u.bytes.buffer||this.bytes.byteOffset!==u.bytes.byteOffset)&&
(this.bytes=(0,U.bS)(u.bytes));const[p,f]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!p||a!==o)&&(this.kind=this.recognise(a)),(!f||a!==o)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:i}=this,e=t.pages.number(this.index);if(!i)return t.entry(e,"Contents");const o=this.entries.
find(i,"Contents");if(o<0)return;const{at:l}=this.entries;return C(i,l[o+2],l[o+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:i}=this,{pages:e}=t,[o,l]=this.own.of(0);if(o===l)return e.inheritedBy(i).Resources;const d=C(this.bytes,o,l);if(d)return d;const u=()=>t.
entry(e.number(i),"Resources");if(l-o>b)return u();const a=this.own.text();return t.security&&B.test(a)?u():(this.dictionaries.has(a)||this.dictionaries.set(a,u()),
this.dictionaries.get(a))}recognise(t){let i=this.recognised.get(t);i||this.recognised.set(t,i=new Map);const e=this.geometry.text();let o=i.get(e);return o===void 0&&
i.set(e,o=this.kindHere()),o}kindHere(){const t=(0,M.iw)(this.document,this.index),i=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(i);return e===
void 0&&this.kindOf.set(i,e=this.kinds.push(t)-1),e}}class E{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,i){const{bytes:e,from:o,to:l,keys:d}=this;let u=e!==void 0;for(let a=0;a<d.length;a++){const p=i.find(t,d[a]),f=p<0?
0:i.at[p+2],s=p<0?0:i.at[p+3];u&&=O(e,o[a],l[a],t,f,s),o[a]=f,l[a]=s}return this.bytes=t,u}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let i=0;i<this.
keys.length;i++)t+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return t}}function O(h,t,i,e,o,l){if(i-t!==l-o)return!1;for(let d=t,u=o;d<i;d++,u++)
if(h[d]!==e[u])return!1;return!0}function C(h,t,i){if(!(0,U.yp)(h[t])||h[i-1]!==U.AV||h[i-2]!==U.Z4)return;const e=(0,U.JI)(h,t,i),o=(0,U.JI)(h,e.after+1,i);return h[e.
after]===U.Z4&&o.value>=0&&o.after===i-2?new _.oS(e.value,o.value):void 0}}),14580:((G,K,r)=>{r.d(K,{i:()=>s,J:()=>f});var U=r(21281),I=r(43496),_=r(824),D=r(92761);
const M=40,A={units:0n,scale:0};function T(m){const v=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(m),[,R,F="",W=""]=v??[],N=F+W;if(!(!v||N===""||N.length>M))return{units:R===
"-"?-BigInt(N):BigInt(N),scale:W.length}}const x=({units:m,scale:v},R)=>m*10n**BigInt(R-v);function b(m,v){const R=Math.max(m.scale,v.scale);return{units:x(m,R)+
x(v,R),scale:R}}const B=({units:m,scale:v})=>({units:-m,scale:v}),S=(m,v)=>b(m,B(v)),E=(m,v)=>({units:m.units*v.units,scale:m.scale+v.scale}),O=m=>m.units<0n?B(
m):m,C=(m,v)=>S(m,v).units>0n,h=m=>m.reduce(b,A);function t(m){if(m.scale<=2)return{units:x(m,2),scale:2};const v=10n**BigInt(m.scale-2),R=m.units*2n+v,F=v*2n,W=R/
F;return{units:R%F<0n?W-1n:W,scale:2}}function i(m,v){const R=e(m);return R.length>0?R:new d(m,v).broken()}function e({lines:m,allowances:v,charges:R,thirdPartyCharges:F,
taxes:W,totals:N}){return[["the net amounts of the lines",m.map(({netAmount:V})=>V)],["the allowances and charges",[...v,...R,...F].map(({amount:V})=>V)],["the \
VAT breakdown",W.flatMap(({basis:V,amount:Z,rate:q})=>[V,Z,q])],["the totals",Object.values(N)]].filter(([,V])=>V.some(Z=>Z!==null&&T(Z)===void 0)).map(([V])=>({
rule:"BR-DEC",message:`${V} have an amount that is not a decimal number`}))}const o={units:1n,scale:2},l={units:1n,scale:0};class d{invoice;level;found=[];counted;constructor(v,R){
this.invoice=v,this.level=R,this.counted=v.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:v,net:R,gross:F,due:W}=this.invoice.totals,N=(H,V,Z)=>{V===null&&this.found.push({rule:H,message:`the ${Z} is missing`})};this.
level!=="MINIMUM"&&N("BR-12",v,"sum of the line net amounts (BT-106)"),N("BR-13",R,"total without VAT (BT-109)"),N("BR-14",F,"total with VAT (BT-112)"),N("BR-15",
W,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",h(this.counted.
map(({netAmount:v})=>a(v))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:v,allowances:R,charges:F}=this.invoice;this.compare("11","allowances",p(R),R.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",p(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const W=b(S(a(v.lines),a(v.allowances)),a(v.charges));this.compare(
"13","net",W,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:v,totals:R}=this.invoice;
v.length>0&&R.tax!==null&&this.exact("BR-CO-14",R.tax,h(v.map(({amount:W})=>a(W))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
v.every(({basis:W,rate:N,amount:H})=>{const V=t(E(E(a(W),a(N)),o));return C(l,O(S(O(a(H)),O(V))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:v,tax:R}=this.invoice.totals;this.compare("15","gross",b(a(v),a(R)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:v,paid:R,rounding:F,due:W}=this.invoice.totals;if(W===null)return;const N=b(
S(a(v),a(R)),a(F)),H="the amount due (BT-115)",V="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",W,N,{total:H,from:V});const Z=h(this.invoice.thirdPartyCharges.map(({amount:q})=>a(q)));this.exact("BR-FXEXT-CO-16",W,b(N,Z),{total:H,from:`${V} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(v,R,F,W,N){const H=this.
invoice.totals[R];if(H===null&&["lines","net","gross"].includes(R))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${v}`,H,F,N);const V={units:BigInt(
W),scale:2};C(O(S(a(H),t(F))),V)&&this.found.push(u(`BR-FXEXT-CO-${v}`,N))}exact(v,R,F,W){S(a(R),t(F)).units!==0n&&this.found.push(u(v,W))}}const u=(m,{total:v,
from:R})=>({rule:m,message:`${v} differs from ${R}`}),a=m=>m===null?A:T(m)??A,p=m=>h(m.map(({amount:v})=>a(v)));async function f(m){const{invoices:v,refused:R}=await(0,D.
sc)(m),[F,W]=v;if(!F)return[R?`the attached XML ${R.reason}`:"there is no XML in CII or UBL"];const N=await(0,D.Uj)(m),H=await(0,_.Br)(m);return[...W?[`there ar\
e ${v.length} invoices, where one is allowed`]:[],...n(F,N),...g(H,N),...await L(m),...J(m,F),...P(F.invoice).map(({rule:V,message:Z})=>`${V}: ${Z}`),...i(F.invoice,
F.profile?.level).map(({rule:V,message:Z})=>`${V}: ${Z}`)]}const s=(m,v)=>n(m,v).length===0;function n({syntax:m,profile:v,file:R},F){if(m==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!v)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const W=[],N=[v.level,v.level.replaceAll(" ","")];return(F.level===null||!N.includes(F.level.toUpperCase()))&&W.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${v.level}`),F.file?.toLowerCase()!==R.toLowerCase()&&W.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&W.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?W.push("the XMP n\
ames no version (fx:Version)"):c.test(F.version)||W.push("the XMP names a version (fx:Version) that does not exist"),W}const c=/^(?:\d\.\d|[12]p0)$/;function g(m,v){
const R=m?.properties.find(({namespace:W,name:N})=>W===I.dK.pdfaExtension&&N==="schemas"),F=m&&R?m.text.slice(R.from,R.to):"";return!v||D.fD.some(W=>F.includes(
W))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const y=[["BR-02","invoice number (BT-1)",({number:m})=>m],["BR-03","iss\
ue date (BT-2)",({issueDate:m})=>m],["BR-04","type code (BT-3)",({typeCode:m})=>m],["BR-05","currency (BT-5)",({currency:m})=>m],["BR-06","name of the seller (B\
T-27)",({seller:m})=>m?.name],["BR-07","name of the buyer (BT-44)",({buyer:m})=>m?.name]],P=m=>y.filter(([,,v])=>(v(m)??null)===null).map(([v,R])=>({rule:v,message:`\
the ${R} is missing`}));async function L(m){const{archive:v}=await(0,U.ds)(m);return[...v!==void 0&&(v.part===3||v.part===4&&v.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...m.security?["the document is encrypted"]:[]]}const X=["Alternative","Source","Data"];function J(m,{attachment:v,profile:R,file:F}){const W=[
"MINIMUM","BASIC WL"].includes(R?.level??"")?["Data"]:X,N=[];return R&&F.toLowerCase()!==R.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&N.push(`the attachment\
 must be called ${R.file}`),(v.relationship===null||!W.includes(v.relationship))&&N.push(`the relationship (AFRelationship) must be ${W.join(", ")}`),v.mimeType!==
"text/xml"&&v.mimeType!=="application/xml"&&N.push("the media type of the attachment must be text/xml"),(m.array(m.catalog.get("AF"))??[]).flatMap(Z=>{const q=m.
dict(m.dict(Z)?.get("EF"));return q?[m.resolve(q.get("F")),m.resolve(q.get("UF"))]:[]}).includes(v.stream)||N.push("the attachment is not an associated file of \
the document (/AF)"),N}}),21281:((G,K,r)=>{r.d(K,{Ip:()=>x,XM:()=>O,Xb:()=>E,ds:()=>T,qg:()=>S});var U=r(59071),I=r(70549),_=r(43496),D=r(824),M=r(1975),A=r(60912);
const T=(0,I.n)(async t=>x(t,await(0,D.Br)(t)));function x(t,i){const e=(p,f)=>(0,U.wh)((0,M.sm)(i,p,f)[0]??""),o=B(e("pdfaid","part"),e("pdfaid","conformance").
toLowerCase()),l=b(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,u=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,U.Gh)(t.resolve(
(0,D._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],a=[o?.name,l,...u.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.test(
p))];return{archive:o,accessible:l,names:a.filter(p=>p!==void 0)}}const b=t=>/^[1-9]$/.test(t);function B(t,i){if(!b(t))return;const e=/^[abuef]$/.test(i)?i:"";
return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function S(t,i,e,o){return i&&h(t,i,[_.dK.pdfaid]),E(e,o)}const E=({name:t},i)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${t}: ${i}.`});async function O(t){const i=await(0,D.Br)(t);if(!i)return[];const{archive:e,accessible:o}=x(t,i);
h(t,i,[_.dK.pdfaid,_.dK.pdfuaid]);const l=[e?.name,o].filter(d=>d!==void 0);return l.length>0?[C(l)]:[]}const C=t=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function h(t,i,e){i.properties.some(({namespace:o})=>e.includes(o))&&(0,A.
_L)(t,(0,A.QH)(i,({namespace:o})=>e.includes(o),[]))}}),60912:((G,K,r)=>{r.d(K,{QH:()=>D,T3:()=>M,_L:()=>b});var U=r(43496),I=r(3907),_=r(45599);function D(B,S,E){
const{text:O,properties:C,end:h,about:t}=B,i=[];let e=0;for(const o of C.filter(S).sort((l,d)=>l.from-d.from))o.from<e||(i.push(O.slice(e,o.from)),e=o.to);return i.
push(O.slice(e,Math.max(h,e))),E.length>0&&i.push(A(E,t)),i.push(O.slice(Math.max(h,e))),x(i.join(""))}function M(B){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${U.dK.rdf}">
${A(B,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(B,S){const O=[...new Set(B.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${U.dK[h]}"`).join(""),C=B.map(({prefix:h,name:t,form:i,values:e})=>`\
<${h}:${t}>${T(i,e)}</${h}:${t}>
`);return`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,I.X)(S)}"${O}>
${C.join("")}</rdf:Description>
`}function T(B,S){const E=O=>S.map(C=>`<rdf:li${O}>${(0,I.X)(C)}</rdf:li>`).join("");switch(B){case"simple":return(0,I.X)(S[0]??"");case"alternative":return`<rd\
f:Alt>${E(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${E("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${E("")}</rdf:Bag>`}}const x=B=>B.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function b(B,S){const E=B.catalog.get("Metadata"),O=B.resolve(E),C=O instanceof _.Z6?[...O.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],h=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...C]),t=new _.Z6(h,Buffer.
from(S,"utf8"));(0,_.i9)(E)&&O instanceof _.Z6?B.put(E,t):B.edit(B.catalogNumber).set("Metadata",B.add(t))}}),94289:((G,K,r)=>{r.d(K,{Y:()=>U});function U(T,x){
switch(T){case"D":return String(x);case"R":return M(x);case"r":return M(x).toLowerCase();case"A":return A(x);case"a":return A(x).toLowerCase();default:return""}}
const I=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],_=1e5,D=2600;function M(T){
if(T>_)return String(T);let x="",b=T;for(const[B,S]of I)for(;b>=B;)x+=S,b-=B;return x}function A(T){return T>D?String(T):String.fromCharCode(65+(T-1)%26).repeat(
Math.ceil(T/26))}}),33546:((G,K,r)=>{r.d(K,{FB:()=>M,Hr:()=>T,Zh:()=>x,k$:()=>A,qm:()=>b});var U=r(93604),I=r(45599),_=r(81077);const D={first:0,style:"D",prefix:void 0,
start:1};async function M(h){const t=h.catalog.get("PageLabels");if(!h.dict(t))return;const i=(await(0,_.Zc)(h,t,"Nums")).map(([e,o])=>({first:Number(e),label:h.
dict(o)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,o)=>e.first-o.first).filter(({first:e},o,l)=>l[o+1]?.first!==e).map(({first:e,label:o})=>({first:e,
...B(h,o)}));return i[0]?.first===0?i:[D,...i]}function A(h,t){const i=h.editCatalog();if(t.length===0){i.delete("PageLabels");return}const e=t[0].first===0?t:[
D,...t],o=C(h),l=e.map(({first:d,start:u,...a})=>[d,O({...a,number:u},o)]);i.set("PageLabels",h.add((0,_.H6)(h,l,"Nums")))}async function T(h){const t=await M(h);
if(!t)return;const i=t.map(({first:e})=>e);return e=>{const o=t[(0,U.M)(i,e)-1];return{...o,number:o.start+e-o.first}}}function x(h,t){const i=[],e=C(h);let o,l=0;
for(const d of t)(!o||!S(o,d))&&i.push([l,O(d,e)]),o=d,l++;return(0,_.H6)(h,i,"Nums")}async function b(h,t){const i=await T(h);if(!i)return;const e=x(h,Array.from(
t,o=>i(o-1)));h.editCatalog().set("PageLabels",h.add(e))}function B(h,t){const i=h.resolve(t?.get("S")),e=h.resolve(t?.get("P")),o=h.resolve(t?.get("St"));return{
style:i instanceof I.SX?i.text:void 0,prefix:e instanceof I.Mx&&e.bytes.length>0?e:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function S(h,t){
return h.style!==t.style||t.style!==void 0&&t.number!==h.number+1?!1:h.prefix===t.prefix?!0:!!h.prefix&&!!t.prefix&&Buffer.compare(h.prefix.bytes,t.prefix.bytes)===
0}const E=100;function O({style:h,prefix:t,number:i},e){return(0,I.jd)({S:h===void 0?void 0:(0,I.UU)(h),P:t&&t.bytes.length>E?e(t):t,St:h===void 0||i===1?void 0:
i})}function C(h){const t=new Map;return i=>{let e=t.get(i);return e||t.set(i,e=h.add(i)),e}}}),16231:((G,K,r)=>{r.d(K,{Df:()=>x,Ez:()=>T,W4:()=>B});var U=r(17079),
I=r(33973),_=r(45599),D=r(91374),M=r(33311),A=r(59071);const T=async E=>(await x(E)).map(O=>S(E,O));async function x(E){const O=await(0,D.qU)(E),{ByteRange:C,Sig:h}=await(0,M.
S)(E),t=C.length>0?h:[],i=[],e=new Set,o=(u,a,p)=>{const f=(0,D.hj)(E,u,"V"),s=E.resolve(f),n=(0,_.Zm)(s)?s:void 0;n&&e.add(n);const c=n?b(E,n):null;i.push({name:(0,A.
wh)(p)||null,field:u,fieldNumber:a,value:f,signature:n,kind:c})};for(const{dict:u}of O)e.add(u);for(const{type:u,dict:a,number:p,name:f}of(0,D.i4)(O))u==="Sig"&&
o(a,p,f);const l=t.flatMap(u=>{const a=E.get(u);if(!((0,_.Zm)(a)&&!e.has(a)&&(a.has("T")||(0,_.Eo)(a.get("Subtype"),"Widget")))||!(0,_.Eo)(E.resolve((0,D.hj)(E,
a,"FT")),"Sig"))return[];const f=E.resolve((0,D.hj)(E,a,"V"));return(0,_.Zm)(f)&&!e.has(f)?[{number:u,field:a}]:[]});if(l.length>0){const{live:u}=await(0,I.Gy)(
E);for(const{number:a,field:p}of l)u[a]===1&&o(p,a,(0,D.fq)(E,p))}const d=E.dict(E.catalog.get("Perms"));for(const u of["UR3","UR"]){const a=d?.get(u),p=E.dict(
a);p&&i.push({name:null,field:void 0,fieldNumber:void 0,value:a,signature:p,kind:"usage_rights"})}return i}function b(E,O){if((0,_.Eo)(E.resolve(O.get("Type")),
"DocTimeStamp")||(0,_.Eo)(E.resolve(O.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const C=E.resolve(E.dict(E.catalog.get("Perms"))?.get("DocMDP"));return O===
C?"certification":"approval"}const B=(E,O)=>(0,U._)((0,A.Gh)(E.resolve(O.get("M")))??"")??null;function S(E,{name:O,signature:C,kind:h}){if(!C)return{field:O,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const t=E.resolve(C.get("SubFilter"));return{field:O,signed:!0,kind:h,subFilter:t instanceof _.SX?t.text:null,signer:(0,A.
Gh)(E.resolve(C.get("Name"))),date:B(E,C)}}}),33973:((G,K,r)=>{r.d(K,{Gy:()=>E,Rf:()=>O,Ip:()=>C});var U=r(54619),I=r(85368),_=r(88500);class D{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new _.
s;signed=new Set;constructor(s,n,c){this.detail=n,this.strings=c,this.scan.strings=c;const g=new Int32Array(n?8*s:s);this.done=new Uint8Array(n?s:0);const y=P=>g.
subarray(P*s,(P+1)*s);this.end=y(0),this.valueEnd=y(1),this.dataStart=y(2),this.dataEnd=y(3),this.lengthStart=y(4),this.lengthEnd=y(5),this.from=y(6),this.to=y(
7)}}var M=r(78157),A=r(79725),T=r(39150),x=r(45599);class b{scan=new _.s;ranges=new Map}const B=2;class S{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,n,c){
this.walked=c,this.live=new Uint8Array(s),this.via=new Int32Array(n?s:0)}}async function E(f,{watched:s}={}){const{markings:n,referrers:c}=await O([f],{watched:s,
detail:!0}),{live:g,via:y}=n[0];return{live:g,via:y,referrers:c}}async function O(f,s={}){const n=new o(f,s);return await n.run(),n}function C(f,{repairs:s}){for(const{
part:n,number:c,value:g}of s)f[n].put(c,g)}const h=100,t=100,i=-2;function e(f){if(f instanceof x.Z6)return f.data.length+e(f.dict);if(Array.isArray(f))return 12*
f.length;if(!(f instanceof x.Bi))return h;let s=30*f.size;for(const n of f.values())Array.isArray(n)&&(s+=12*n.length);return s}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(s,{detail:n=!1,strings:c=!1,watched:g,alias:y}){if(this.documents=s,this.strings=
c,this.alias=y,this.markings=s.map(P=>new S(P.size,g!==void 0,d(P,c||n,c))),!!g){this.watched=new Uint8Array(s[0].size);for(const P of g)this.watched[P]=1}}async run(){
const{documents:s,stack:n}=this,[c]=s;for(const[g,y]of c.trailer)g!=="Encrypt"&&this.followValue(0,y);for(;n.length>0;){const g=n.pop(),y=g%s.length,P=c.job.pace.
step(this.follow(y,(g-y)/s.length));P&&await P}for(const{live:g,signed:y,walked:P}of this.markings)for(const L of P.signed)g[L]===1&&y.add(L)}visit(s,n){this.alias&&
({part:s,number:n}=this.alias(s,n)??{part:s,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const c=this.markings[s],{live:g}=c;if(n>
0&&n<g.length&&g[n]!==0)return;const y=this.documents[s];if(n<=0||n>=g.length||!y.exists(n))return y.missed(n);g[n]=1,this.watched&&(c.via[n]=this.current),this.
stack.push(n*this.documents.length+s)}follow(s,n){const c=this.documents[s],g=this.markings[s],{walked:y}=g;if(this.current=n,g.count++,c.isChanged(n))return this.
followChanged(c,g,s,n);if(y.done[n]===1)return this.followAgain(c,g,s,n);const{scan:P,detail:L}=y;L||(P.used=0);const X=P.used,J=c.table.kind[n]===U.tL?this.walk(
c,y,n):this.walkPlace(c,n,P);return J<0||P.byteRange&&this.isSignature(y.signed,n)?this.forget(P,X).followRepaired(c,s,n):(g.bytes+=J,L&&(y.from[n]=X,y.to[n]=P.
used,y.valueEnd[n]=this.extent.valueEnd,y.done[n]=1),this.followMarks(s,P,X,P.used,P.lengthStart),t+J)}followChanged(s,n,c,g){const y=s.patched(g);if(!y){const v=s.
edited.get(g);return l(v)||v===null?this.followRepaired(s,c,g):(this.followValue(c,v),n.bytes+=e(v),t)}const{detail:P}=n.walked;if(y.references&&!P&&!s.suspect){
for(let v=y.first;v<y.last;v++)this.visit(c,y.references[v]);return n.bytes+=y.end-y.start,t}const{scan:L,ranges:X}=u(n);P||(L.used=0);const J=L.used,m=this.walkPlace(
s,g,L);return m<0||L.byteRange&&this.isSignature(n.signed,g)?this.forget(L,J).followRepaired(s,c,g):(n.bytes+=m,P&&X.set(g,{from:J,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(c,L,J,L.used,L.lengthStart),t+m)}followAgain(s,n,c,g){const{walked:y}=n;return n.bytes+=y.end[g]>0?y.end[g]-s.table.place[g]:h,this.
followMarks(c,y.scan,y.from[g],y.to[g],y.lengthStart[g]),t}isSignature(s,n){return s.add(n),this.strings}followMarks(s,{marks:n},c,g,y){const P=this.strings?y:i;
for(let L=c;L<g;L+=3)n[L]!==_.A&&n[L+1]!==P&&this.visit(s,n[L])}forget(s,n){return s.used=n,this}followRepaired(s,n,c){const g=s.get(c),y=l(g)?s.resolve(g):g;return y===
null?(this.markings[n].live[c]=B,this.markings[n].count--):this.repair(n,c,y),t}repair(s,n,c){this.repairs.push({part:s,number:n,value:c}),this.followValue(s,c)}followValue(s,n){
const c=[n];for(;c.length>0;){const g=c.pop();if(g instanceof x.oS)this.visit(g instanceof x.rV?g.part:s,g.number);else if(Array.isArray(g))for(const y of g)c.push(
y);else if(g instanceof x.Bi){g.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const y of g.values())c.push(y)}else if(g instanceof x.Z6)for(const[
y,P]of g.dict)y!=="Length"&&c.push(P)}}walk(s,n,c){const{extent:g}=this,{bytes:y}=s,{scan:P}=n,L=s.bodies[c];P.forgetLength();const{kept:X}=this,J=!this.strings&&
s.recallEntries(c,X);J&&P.append(X.scan.marks,X.marksFrom,X.marksTo);const m=J?X.close+2:P.value(y,L,y.length);return m<0||y[m-1]===M.AV||!(0,I.x)(s,m,P,g)||s.suspect&&
!(0,T.D)(y,L,m)?-1:(g.dataStart<0&&(P.lengthStart=-1),n.end[c]=g.end,n.detail&&(n.dataStart[c]=g.dataStart,n.dataEnd[c]=g.dataEnd,n.lengthStart[c]=P.lengthStart,
n.lengthEnd[c]=P.lengthEnd),g.end-s.table.place[c])}walkPlace(s,n,c){const g=s.place(n);if(!g)return-1;const{bytes:y,start:P,end:L}=g;c.forgetLength();const X=c.
value(y,P,L);return c.lengthStart=-1,X<0&&!p(y,P,L)||a(y,P,L)||X>0&&y[X-1]===M.AV||X>=0&&(0,M.AN)(y,X,L)<L||s.suspect&&!(0,T.D)(y,P,L)?-1:(this.extent.valueEnd=
X<0?L:X,L-P)}}const l=f=>f instanceof x.oS&&!(f instanceof x.rV);function d(f,s,n){const c=f.walked;if(c?.strings===n)return c;const g=new D(f.size,s,n);return s&&
(f.walked=g),g}function u(f){return f.patches||(f.patches=new b,f.patches.scan.strings=f.walked.strings),f.patches}function a(f,s,n){const c=(0,M.AN)(f,s,n);return c>=
n||f[c]===M.yq&&(0,M.wb)(f,c,"null")}function p(f,s,n){for(let c=s;c<n;c++)if("<([/%".includes(String.fromCharCode(f[c])))return!1;return!0}}),69289:((G,K,r)=>{
r.d(K,{V:()=>D});var U=r(78157),I=r(45798),_=r(45599);function D({bytes:M,job:A}){const T=(0,U.bS)(M).subarray(0,1024),x=T.indexOf(" obj");if(x<0||!T.includes("\
/Linearized"))return;const b=new I.i(M,x+4,Math.min(M.length,x+2048),A.limits.nesting).value();return(0,_.Zm)(b)&&b.has("Linearized")&&b.get("L")===M.length?b:void 0}}),
21996:((G,K,r)=>{r.d(K,{Av:()=>b,RJ:()=>E,V3:()=>S,vb:()=>O,zx:()=>x});var U=r(54619),I=r(93604),_=r(78157),D=r(88500);const M=2048,A=65536,T="[^\\0\\t\\n\\f\\r ()<>\
[\\]{}/%#]";async function x(t,i){const{found:e,all:o}=await B(t,i),l=d=>[...new Set([...d,...o])].sort((u,a)=>u-a);return Object.fromEntries(i.map(d=>[d,l(e[d])]))}
async function b(t,i){const{found:e,all:o}=await B(t,i);for(const l of Object.values(e))for(const d of l)o.add(d);return o}async function B(t,i){const e=i.map(u=>{
const[a="",...p]=[...u].map(s=>s.replace(/\W/,"\\$&")),f=/\W/.test(u)?T:"\\w";return`${a}(?:${p.join("")}|${f}{0,${Math.max(0,u.length-2)}}#)`}),o=new RegExp(`/\
(?:${e.join("|")}|#)`,"g"),l=Object.fromEntries(i.map(u=>[u,new Set])),d=new Set;await E(t,(u,a,p,f)=>{const s=u.toString("latin1",a,p);o.lastIndex=0;for(let n=o.
exec(s);n;n=o.exec(s)){const c=f(a+n.index);c!==void 0&&(n[0].endsWith("#")?d.add(c):l[n[0].slice(1)].add(c))}});for(const u of O(t))d.add(u);return{found:l,all:d}}
async function S(t,i){const e=await x(t,i);return[...new Set(Object.values(e).flat())].sort((o,l)=>o-l)}async function E(t,i){const{bytes:e,table:o}=t,l=C(t),d=new Int32Array(
l.length);for(let s=0;s<l.length;s++)d[s]=o.place[l[s]];const u=(0,_.bS)(e),a=s=>l[(0,I.M)(d,s)-1],p=new D.s;let f=0;for(let s=0;s<l.length;s++){const n=s+1===l.
length,c=n?e.length:d[s+1],g=c-d[s]>M;if(!g&&!n&&c-f<A)continue;if(g){d[s]>f&&i(u,f,d[s],a),p.reset();const P=p.value(e,t.bodies[l[s]],c);i(u,d[s],P<0?c:P,a)}else
i(u,f,c,a);const y=t.job.pace.step(Math.min(c-f,A));y&&await y,f=c}for(const[s,n]of h(t)){const c=t.objectStream(s);if(!c)continue;const g=new Set(n),{starts:y}=c;
i((0,_.bS)(c.data),0,c.data.length,L=>{const X=c.numbers[(0,I.M)(y,L)-1];return X!==void 0&&g.has(X)?X:void 0});const P=t.job.pace.step(c.data.length);P&&await P}}
function*O(t){for(let i=1;t.hasChanges&&i<t.size;i++)t.isChanged(i)&&t.exists(i)&&(yield i)}function C(t){const{table:i,hasChanges:e}=t,o=[];let l=!0,d=-1;for(let u=1;u<
i.size;u++){if(i.kind[u]!==U.tL||e&&t.isChanged(u))continue;const a=i.place[u];l&&=a>=d,d=a,o.push(u)}return l?o:o.sort((u,a)=>i.place[u]-i.place[a])}function h(t){
const{table:i,hasChanges:e}=t,o=new Map;for(let l=1;l<i.size;l++){if(i.kind[l]!==U.UT||e&&t.isChanged(l))continue;const d=i.place[l],u=o.get(d);u?u.push(l):o.set(
d,[l])}return o}}),90536:((G,K,r)=>{r.d(K,{C:()=>I,L:()=>_});var U=r(45599);function I(D,M){const A=[D];for(;A.length>0;){const T=A.pop(),x=T instanceof U.Z6?T.
dict:T;if(Array.isArray(x))for(const b of x)A.push(b);else if(x instanceof U.Bi){M(x);for(const b of x.values())A.push(b)}}}function _(D,M){const A=[];return I(
D,T=>{A.length===0&&M(T)&&A.push(T)}),A.length>0}}),93604:((G,K,r)=>{r.d(K,{B:()=>U,M:()=>I});const U=(D,M)=>_(D,M,!1),I=(D,M)=>_(D,M,!0);function _(D,M,A){let[
T,x]=[0,D.length];for(;T<x;){const b=T+x>>1,B=D[b];B<M||A&&B===M?T=b+1:x=b}return T}})};
