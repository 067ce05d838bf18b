"use strict";exports.id=8392,exports.ids=[8392],exports.modules={45657:((G,K,r)=>{r.d(K,{Kf:()=>C,RZ:()=>I,YG:()=>R});function I(b,x){for(const S of x)b.push(S)}const C=b=>{
let x=-1/0;for(const S of b)x=Math.max(x,S);return x},R=b=>{let x=1/0;for(const S of b)x=Math.min(x,S);return x}}),41112:((G,K,r)=>{r.d(K,{Uz:()=>e,St:()=>h,yZ:()=>L,
xS:()=>o,ln:()=>P,YX:()=>t,XK:()=>i});var I=r(84961),C=r(6856),R=r(33311),b=r(9819),x=r(45599),S=r(61540),T=r(49454);async function E(a){const{job:p,pages:f}=a,
s=new _(a);for(const c of(await(0,C.w)(a)).resources){s.resources(c);const g=p.pace.step(100);g&&await g}const n=new Set((await(0,R.S)(a)).AP);for(let c=0;n.size>
0&&c<f.count;c++){const g=f.number(c);for(const D of a.array(a.entry(g,"Annots"))??[]){const U=(0,x.i9)(D)?D.number:-1;(U<0||n.has(U))&&s.appearances(a.dict(D)?.
get("AP"))}const y=p.pace.step(1e3);y&&await y}return s.fonts}class _{document;visit;seen=new Set;found=new Map;constructor(p){this.document=p,this.visit=new b.
_i(p)}get fonts(){return[...this.found.values()].sort((p,f)=>A(p.name??"",f.name??"")||A(p.type??"",f.type??""))}resources(p){const f=[p];for(;f.length>0;){const s=this.
fresh(f.pop());if(s){for(const n of this.entries(s,"Font"))this.font(n,f);for(const n of["XObject","Pattern"])for(const c of this.entries(s,n))f.push(this.fresh(
c)?.get("Resources"));for(const n of this.entries(s,"ExtGState")){const[c]=this.document.array(this.document.dict(n)?.get("Font"))??[];c!==void 0&&this.font(c,f)}}}}appearances(p){
for(const f of this.document.dict(p)?.values()??[]){const s=this.document.resolve(f);if(s instanceof x.Z6)this.appearance(f);else if(s instanceof x.Bi)for(const n of s.
values())this.appearance(n)}}appearance(p){this.resources(this.fresh(p)?.get("Resources"))}font(p,f){const s=this.fresh(p);if(!s)return;const{document:n}=this,c=(0,T.
FG)(n,s.get("Subtype"));c==="Type3"&&f.push(s.get("Resources"));const g=(0,T.FG)(n,s.get("BaseFont"))||(0,T.FG)(n,(0,T.nb)(n,s)?.get("FontName")),{name:y,subset:D}=(0,T.
VJ)(g),U={name:g===""?null:(0,T.MH)(y),type:(0,T.FG)(n,(0,T.hL)(n,s)?.get("Subtype"))||c||null,embedded:(0,S.nq)(n,s),subset:D};this.found.set(JSON.stringify(U),
U)}fresh(p){if(p===void 0||!this.visit.first(p))return;const f=this.document.dict(p);if(!(!f||this.seen.has(f)))return(0,x.i9)(p)||this.seen.add(f),f}*entries(p,f){
const s=p.get(f);if(s===void 0)return;const n=this.fresh(s);n&&(yield*n.values())}}const A=(a,p)=>a<p?-1:a>p?1:0;var O=r(54619),w=r(69289);const P=({security:a})=>a?.
locked===!0,L=a=>a.get(a.catalogNumber)instanceof x.Bi,h=a=>!P(a)||L(a)&&l(a)===a.pages.count,t=a=>h(a)?a.pages.count:l(a)??d(a)??null,i=(a,p,f)=>f&&P(a)&&u(a)?
null:p;async function e(a){const p=L(a)?await E(a):[];return i(a,p,p.length===0)}async function o(a){const p=await(0,I.$x)(a);return i(a,p,p===!1)}function l(a){
const p=a.get(a.catalogNumber),f=(0,x.Zm)(p)?a.resolve(a.dict(p.get("Pages"))?.get("Count")):null;return typeof f=="number"&&Number.isInteger(f)&&f>0?f:void 0}function d(a){
const p=(0,w.V)(a)?.get("N");return typeof p=="number"&&Number.isInteger(p)&&p>0?p:void 0}function u({table:a}){return a.kind.subarray(0,a.size).includes(O.UT)}}),
41561:((G,K,r)=>{r.d(K,{GS:()=>v,Br:()=>Z,$J:()=>V,nj:()=>q,gd:()=>m});var I=r(45059),C=r(91374),R=r(6856),b=r(14580),x=r(92761),S=r(21281),T=r(824),E=r(16827),
_=r(41232),A=r(16231),O=r(9819),w=r(69289),P=r(75162),L=r(78157),h=r(41112),t=r(60057),i=r(55772),e=r(58552),o=r(21996),l=r(74135),d=r(6057),u=r(65868),a=r(61491),
p=r(98689),f=r(18930);class s{document;contents;hasTexts;reader;constructor($,k,z,j){this.document=$,this.contents=k,this.hasTexts=z,this.reader=j}static async of($){
const j=$.dict($.catalog.get("StructTreeRoot"))!==void 0&&(await(0,o.zx)($,["ActualText"])).ActualText.length>0&&(await(0,a.g$)($))?.hasTexts===!0;return new s(
$,new u.i($),j,new f.X($))}async hasText($){const{document:k}=this;if(this.hasTexts)return(await this.reader.page($)).characters>0;const z=(0,d.iw)(k,$),{width:j,
height:Q}=(0,l.iN)(z),Y=new g(j*z.userUnit,Q*z.userUnit);try{await this.contents.read($,Y)}catch(et){if(!(et instanceof n))throw et}return!Y.isEmpty}}class n extends Error{}
const c=new n("A character was found");class g extends p.g{glyph(...$){if(super.glyph(...$),!this.isEmpty)throw c}}async function y(M){const{count:$}=M.pages,k=new f.
X(M);return J(async()=>{const z=[];for(let j=0;j<$;j++)z.push((await k.page(j)).characters),M.job.pace.progress((j+1)/$);return z})}function D(M){const $=M.indexOf(
0);return{count:M.filter(k=>k===0).length,first:$<0?null:$+1}}const U=5e3;async function X(M){const{count:$}=M.pages;return $>U?null:J(async()=>{const k=await s.
of(M),z=[];for(let j=0;j<$;j++){z.push(await k.hasText(j)?1:0);const Q=M.job.pace.step(1e3);Q&&await Q}return D(z)})}async function J(M){try{return await M()}catch($){
if($ instanceof e.zU&&$.code==="limit_exceeded")return null;throw $}}function m(M){let $=!1;return{quiet:{...M,onRepaired:()=>{$=!0}},wasRepaired:()=>$}}async function v(M,$){
const{perPage:k,withBookmarks:z,repaired:j,size:Q}=$,Y=(0,h.yZ)(M),et=await(0,T.Br)(M),tt=Y&&(0,h.St)(M)?await(0,R.w)(M):void 0,ht=await(0,h.Uz)(M),ot=Y?await(0,A.
Ez)(M):[],nt=Y?await(0,I._)(M):[],at=nt.length>0?await W(M):null,rt=Y?await(0,E.c)(M):0,{names:lt}=await(0,S.ds)(M),ut=await(0,h.xS)(M),ct=tt!==void 0&&!(0,h.ln)(
M),st=k&&ct?await y(M):null,ft=k?st&&D(st):ct?await X(M):null;return{pageCount:(0,h.YX)(M),fileSize:Q,version:Y?M.version:H(M),...(0,T._6)(M,et),pageSizes:tt?(0,i.
mm)(tt):null,locked:(0,h.ln)(M),encryption:Z(M),permissions:q(M),signatures:(0,h.XK)(M,ot,ot.length===0),form:Y?await N(M):null,attachments:(0,h.XK)(M,nt.map(({
name:it,size:dt,mimeType:gt,description:pt,relationship:vt})=>({name:it,size:dt,mimeType:gt,description:pt,relationship:vt})),nt.length===0),eInvoice:(0,h.XK)(M,
at,at===null),fonts:ht?.map(it=>({...it}))??null,bookmarks:(0,h.XK)(M,rt,rt===0),tagged:Y?V(M):null,claims:(0,h.XK)(M,lt,lt.length===0),javascript:ut,linearized:(0,w.
V)(M)!==void 0,repaired:j,pagesWithoutText:ft&&{...ft},pageLabels:Y&&!(0,h.ln)(M)?await(0,t.d)(M):null,...k?{pages:tt?await(0,i.vg)(M,tt,st):null}:{},...z?{bookmarkList:(0,h.
ln)(M)?null:await B(M)}:{}}}const B=async M=>({bookmarks:(await(0,_.gg)(M)).map(F)}),F=({title:M,page:$,open:k,children:z})=>({title:M,page:$,open:k,children:z.
map(F)});async function W(M){const[$]=(await(0,x.sc)(M)).invoices;if(!$)return null;const k=await(0,x.Uj)(M),{file:z,syntax:j,profile:Q}=$;return{file:z,syntax:j,
profile:Q?.level??null,level:k?.level??null,agrees:(0,b.i)($,k)}}async function N(M){const $=(0,O.Wo)(M,"AcroForm");if(!$)return null;const k=M.resolve($.dict.get(
"XFA"))!==null,z=(0,C.i4)(await(0,C.qU)(M)).map(({name:Q},Y)=>Q===""?Y:Q),j=new Set(z).size;return j===0&&!k?null:{fields:j,xfa:k}}function H({bytes:M}){return/%PDF-(\d\.\d)/.
exec((0,L.bS)(M).toString("latin1",0,1032))?.[1]??null}function V(M){return M.resolve((0,O.Wo)(M,"MarkInfo")?.dict.get("Marked"))===!0&&(0,O.Wo)(M,"StructTreeRo\
ot")!==void 0}function Z({security:M}){if(!M)return null;const{algorithm:$,keyBits:k=null,opensWithoutPassword:z}=M;return{algorithm:$?.replace(/^RC4-.*/,"RC4")??
null,keyBits:k,opensWithoutPassword:z}}function q({security:M}){const $=new Set(M?(0,P.vc)(M.permissions):[]),k=M?.revision===2,z=M!==void 0&&M.revision===void 0,
j=(Q,Y)=>z?null:!$.has(k?Y:Q);return{allowPrint:j("allow_print","allow_print"),allowPrintHighResolution:j("allow_print_high_resolution","allow_print"),allowChangeContent:j(
"allow_change_content","allow_change_content"),allowAssembleDocument:j("allow_assemble_document","allow_change_content"),allowCopyContent:j("allow_copy_content",
"allow_copy_content"),allowAccessibility:j("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:j("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:j("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((G,K,r)=>{r.d(K,{fl:()=>_,mm:()=>T,vg:()=>E});var I=r(94289),C=r(33546),
R=r(74135),b=r(59071);const x=1e3;function S(O){const{width:w,height:P}=(0,R.iN)(O),L=h=>Math.round(h*O.userUnit*x)/x;return{width:L(w),height:L(P)}}function T({
kinds:O,kindOf:w}){const P=new Int32Array(O.length),L=new Int32Array(O.length);for(let t=w.length-1;t>=0;t--)P[w[t]]++,L[w[t]]=t+1;const h=new Map;for(const[t,i]of O.
entries()){const{width:e,height:o}=S(i),l=`${e} ${o}`,d=h.get(l);d?d.count+=P[t]:h.set(l,{width:e,height:o,count:P[t],firstPage:L[t]})}return[...h.values()]}async function E(O,{
kinds:w,kindOf:P},L){const h=await _(O),t=w.map(S);return Array.from(P,(i,e)=>({...t[i],rotation:w[i].rotation,label:h(e),characters:L?.[e]??null}))}async function _(O){
const w=await(0,C.Hr)(O);return P=>w?A(w(P)):null}function A({style:O,prefix:w,number:P}){return(0,b.ZK)(w)+(0,I.Y)(O,P)}}),60057:((G,K,r)=>{r.d(K,{d:()=>P,f:()=>L});
var I=r(61729),C=r(33546),R=r(59071),b=r(11338),x=r(77581),S=r(85673),T=r(55416);const E=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["lett\
ers_lower","a"],["letters_upper","A"],["none",void 0]]),_=[...E.keys()],A=["from","style","prefix","start"],O=1e9,w=60;async function P(e){const o=await(0,C.FB)(
e);if(!o)return null;const l=[];let d=0;for(const{first:u,style:a,prefix:p,start:f}of o){if(u>=e.pages.count)break;const s=(0,R.ZK)(p);if(d+=w+s.length,d>b.B.fields.
labels.maxLength)return null;l.push({from:u+1,style:_.find(c=>E.get(c)===a)??"none",prefix:s,start:f});const n=e.job.pace.step(100);n&&await n}return{labels:l}}
function L(e,o){const l=new h(o),d=l.read(e);return l.problems.raise(),d.sort((u,a)=>u.first-a.first)}class h{pageCount;problems=new T.Z("labels");places=new Map;constructor(o){
this.pageCount=o}read(o){this.problems.addUnknownMembers("",o,["labels"],"it takes only labels");const{labels:l}=o;return Array.isArray(l)?l.map((d,u)=>this.range(
d,`labels[${u}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(o,l){
if(!(0,I.Gv)(o))return this.problems.add(()=>`${l} must be an object with from, and with style, prefix and start as you need them`),t;this.problems.addUnknownMembers(
`${l} `,o,A,"a range has from, style, prefix and start");const{from:d,style:u="decimal",prefix:a="",start:p=1}=o;this.checkFrom(d,l),(typeof u!="string"||!E.has(
u))&&this.problems.add(()=>`${l}.style must be one of ${_.join(", ")}${typeof u=="string"?(0,S.h)(u,_):""}`);const f=typeof a=="string"?(0,T.U)(a):'must be a te\
xt, such as "A-"; leave it out for none';return f&&this.problems.add(()=>`${l}.prefix ${f}`),i(p,O)?u==="none"&&p!==1&&this.problems.add(()=>`${l}.start has no \
effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${l}.start must be a whole number from 1 to ${O}: the number of the f\
irst page of the range`),{first:d-1,style:E.get(u),prefix:typeof a=="string"&&a!==""?(0,x.wx)(a):void 0,start:p}}checkFrom(o,l){if(!i(o,this.pageCount)){const u=this.
pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${l}.from ${o===void 0?"is miss\
ing: it ":""}${u}; the range begins there`);return}const d=this.places.get(o);d===void 0?this.places.set(o,l):this.problems.add(()=>`${l}.from is ${o}, as in ${d}\
: give each page one range`)}}const t={first:0,style:void 0,prefix:void 0,start:1},i=(e,o)=>typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=o}),91374:((G,K,r)=>{
r.d(K,{QL:()=>S,bf:()=>x,fq:()=>h,hj:()=>L,i4:()=>w,iA:()=>E,pv:()=>P,qU:()=>A,tP:()=>T});var I=r(77581),C=r(45599),R=r(9819),b=r(70549);function x(e){for(;e.part===
""&&e.parent;)e=e.parent;return e}const S="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),T=100;function*E(e,{from:o=e.array((0,R.Wo)(
e,"AcroForm")?.dict.get("Fields")),below:l,visit:d=new R._i(e),depth:u=1/0}={}){const a=[],p=(f=[],s)=>{for(let n=f.length-1;n>=0;n--)a.push({value:f[n],parent:s})};
p(o,l);for(let f=a.pop();f;f=a.pop()){const{value:s,parent:n}=f,c=(0,C.i9)(s)?e.get(s):s;if(!(0,C.Zm)(c)||!d.first(s)||(n?.depth??0)>=u)continue;const g=e.resolve(
c.get("T")),y=e.resolve(c.get("FT")),D=g instanceof C.Mx?(0,I.g7)(g):"",U={number:(0,C.i9)(s)?s.number:void 0,dict:c,parent:n,part:D,name:i(n&&n.depth%T!==0?n.name:
"",D),type:y instanceof C.SX?y.text:n?.type,depth:(n?.depth??0)+1};yield U,p(e.array(c.get("Kids")),U)}}const _=1e3,A=(0,b.n)(O);async function O(e){const o=[];
for(const l of E(e)){o.push(l);const d=e.job.pace.step(_);d&&await d}return o}function w(e){const o=new Set(e.flatMap(({parent:l,dict:d})=>l&&d.has("T")?[l]:[]));
return e.filter(l=>(l.dict.has("T")||!l.parent)&&!o.has(l))}function P(e,o){const l=e.resolve(L(e,o,"FT"));return l instanceof C.SX?l.text:void 0}function L(e,o,l){
for(const d of t(e,o)){const u=d.get(l);if(u!==void 0)return u}}function h(e,o){let l="";for(const d of t(e,o)){const u=e.resolve(d.get("T"));u instanceof C.Mx&&
(l=i((0,I.g7)(u),l))}return l}function*t(e,o){let l=o;for(let d=0;l&&d<T;d++)yield l,l=e.dict(l.get("Parent"))}const i=(e,o)=>e===""||o===""?e+o:`${e}.${o}`}),6057:((G,K,r)=>{
r.d(K,{VO:()=>R,b0:()=>x,c_:()=>T,iw:()=>b,lQ:()=>S});var I=r(74135);const C=[0,0,612,792],R=(E,_)=>x(E,E.pages.attribute(_,"MediaBox"))??C;function b(E,_){const{
pages:A}=E,O=E.resolve(E.entry(A.number(_),"UserUnit"));return{box:(0,I.Mo)(R(E,_),x(E,A.attribute(_,"CropBox"))),rotation:T(E.resolve(A.attribute(_,"Rotate"))),
userUnit:typeof O=="number"&&O>0?O:1}}function x(E,_){const A=E.array(_)?.map(w=>E.resolve(w));if(A?.length!==4||!A.every(w=>typeof w=="number"&&Number.isFinite(
w)))return;const O=(0,I.ds)(A);return O[0]<O[2]&&O[1]<O[3]?O:void 0}function S(E,_){const A=(E.array(_)??[]).map(O=>E.resolve(O));return A.length===6&&A.every(O=>typeof O==
"number")?A:[1,0,0,1,0,0]}function T(E){const _=typeof E=="number"?(E%360+360)%360:0;return _===90||_===180||_===270?_:0}}),6856:((G,K,r)=>{r.d(K,{n:()=>O,w:()=>S});
var I=r(78157),C=r(79725),R=r(45599),b=r(70549),x=r(6057);const S=(0,b.n)(T);async function T(h){const{pages:t,job:i}=h,e=new O(h),o=new Int32Array(t.count),l=new Set;
for(let d=0;d<t.count;d++){e.goTo(d),o[d]=e.kind,l.add(e.resources);const u=i.pace.step(300);u&&await u}return{kinds:e.kinds,kindOf:o,resources:l}}const E=["Med\
iaBox","CropBox","Rotate","UserUnit"],_=2e3,A=/\(|(?:^|[^<])<(?!<)/;class O{document;kinds=[];kind=-1;resources;bytes;entries=new C.R;index=-1;inherited;geometry=new w(
E);own=new w(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:i,entries:e,inherited:o}=this,
{pages:l}=i,d=l.number(t),u=i.place(d),a=l.inheritedBy(t);if(this.index=t,this.inherited=a,!u||!i.locate(d,u,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=l.attribute(t,"Resources");return}(this.bytes?.buffer!==u.bytes.buffer||this.bytes.byteOffset!==u.bytes.byteOffset)&&
(this.bytes=(0,I.bS)(u.bytes));const[p,f]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!p||a!==o)&&(this.kind=this.recognise(a)),(!f||a!==o)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:i}=this,e=t.pages.number(this.index);if(!i)return t.entry(e,"Contents");const o=this.entries.
find(i,"Contents");if(o<0)return;const{at:l}=this.entries;return L(i,l[o+2],l[o+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:i}=this,{pages:e}=t,[o,l]=this.own.of(0);if(o===l)return e.inheritedBy(i).Resources;const d=L(this.bytes,o,l);if(d)return d;const u=()=>t.
entry(e.number(i),"Resources");if(l-o>_)return u();const a=this.own.text();return t.security&&A.test(a)?u():(this.dictionaries.has(a)||this.dictionaries.set(a,u()),
this.dictionaries.get(a))}recognise(t){let i=this.recognised.get(t);i||this.recognised.set(t,i=new Map);const e=this.geometry.text();let o=i.get(e);return o===void 0&&
i.set(e,o=this.kindHere()),o}kindHere(){const t=(0,x.iw)(this.document,this.index),i=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(i);return e===
void 0&&this.kindOf.set(i,e=this.kinds.push(t)-1),e}}class w{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,i){const{bytes:e,from:o,to:l,keys:d}=this;let u=e!==void 0;for(let a=0;a<d.length;a++){const p=i.find(t,d[a]),f=p<0?
0:i.at[p+2],s=p<0?0:i.at[p+3];u&&=P(e,o[a],l[a],t,f,s),o[a]=f,l[a]=s}return this.bytes=t,u}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let i=0;i<this.
keys.length;i++)t+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return t}}function P(h,t,i,e,o,l){if(i-t!==l-o)return!1;for(let d=t,u=o;d<i;d++,u++)
if(h[d]!==e[u])return!1;return!0}function L(h,t,i){if(!(0,I.yp)(h[t])||h[i-1]!==I.AV||h[i-2]!==I.Z4)return;const e=(0,I.JI)(h,t,i),o=(0,I.JI)(h,e.after+1,i);return h[e.
after]===I.Z4&&o.value>=0&&o.after===i-2?new R.oS(e.value,o.value):void 0}}),14580:((G,K,r)=>{r.d(K,{i:()=>s,J:()=>f});var I=r(21281),C=r(43496),R=r(824),b=r(92761);
const x=40,S={units:0n,scale:0};function T(m){const v=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(m),[,B,F="",W=""]=v??[],N=F+W;if(!(!v||N===""||N.length>x))return{units:B===
"-"?-BigInt(N):BigInt(N),scale:W.length}}const E=({units:m,scale:v},B)=>m*10n**BigInt(B-v);function _(m,v){const B=Math.max(m.scale,v.scale);return{units:E(m,B)+
E(v,B),scale:B}}const A=({units:m,scale:v})=>({units:-m,scale:v}),O=(m,v)=>_(m,A(v)),w=(m,v)=>({units:m.units*v.units,scale:m.scale+v.scale}),P=m=>m.units<0n?A(
m):m,L=(m,v)=>O(m,v).units>0n,h=m=>m.reduce(_,S);function t(m){if(m.scale<=2)return{units:E(m,2),scale:2};const v=10n**BigInt(m.scale-2),B=m.units*2n+v,F=v*2n,W=B/
F;return{units:B%F<0n?W-1n:W,scale:2}}function i(m,v){const B=e(m);return B.length>0?B:new d(m,v).broken()}function e({lines:m,allowances:v,charges:B,thirdPartyCharges:F,
taxes:W,totals:N}){return[["the net amounts of the lines",m.map(({netAmount:V})=>V)],["the allowances and charges",[...v,...B,...F].map(({amount:V})=>V)],["the \
VAT breakdown",W.flatMap(({basis:V,amount:Z,rate:q})=>[V,Z,q])],["the totals",Object.values(N)]].filter(([,V])=>V.some(Z=>Z!==null&&T(Z)===void 0)).map(([V])=>({
rule:"BR-DEC",message:`${V} have an amount that is not a decimal number`}))}const o={units:1n,scale:2},l={units:1n,scale:0};class d{invoice;level;found=[];counted;constructor(v,B){
this.invoice=v,this.level=B,this.counted=v.lines.filter(({kind:F})=>F===null||F==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:v,net:B,gross:F,due:W}=this.invoice.totals,N=(H,V,Z)=>{V===null&&this.found.push({rule:H,message:`the ${Z} is missing`})};this.
level!=="MINIMUM"&&N("BR-12",v,"sum of the line net amounts (BT-106)"),N("BR-13",B,"total without VAT (BT-109)"),N("BR-14",F,"total with VAT (BT-112)"),N("BR-15",
W,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",h(this.counted.
map(({netAmount:v})=>a(v))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:v,allowances:B,charges:F}=this.invoice;this.compare("11","allowances",p(B),B.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",p(F),F.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const W=_(O(a(v.lines),a(v.allowances)),a(v.charges));this.compare(
"13","net",W,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:v,totals:B}=this.invoice;
v.length>0&&B.tax!==null&&this.exact("BR-CO-14",B.tax,h(v.map(({amount:W})=>a(W))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
v.every(({basis:W,rate:N,amount:H})=>{const V=t(w(w(a(W),a(N)),o));return L(l,P(O(P(a(H)),P(V))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:v,tax:B}=this.invoice.totals;this.compare("15","gross",_(a(v),a(B)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:v,paid:B,rounding:F,due:W}=this.invoice.totals;if(W===null)return;const N=_(
O(a(v),a(B)),a(F)),H="the amount due (BT-115)",V="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact("BR-CO\
-16",W,N,{total:H,from:V});const Z=h(this.invoice.thirdPartyCharges.map(({amount:q})=>a(q)));this.exact("BR-FXEXT-CO-16",W,_(N,Z),{total:H,from:`${V} and the ch\
arges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(v,B,F,W,N){const H=this.
invoice.totals[B];if(H===null&&["lines","net","gross"].includes(B))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${v}`,H,F,N);const V={units:BigInt(
W),scale:2};L(P(O(a(H),t(F))),V)&&this.found.push(u(`BR-FXEXT-CO-${v}`,N))}exact(v,B,F,W){O(a(B),t(F)).units!==0n&&this.found.push(u(v,W))}}const u=(m,{total:v,
from:B})=>({rule:m,message:`${v} differs from ${B}`}),a=m=>m===null?S:T(m)??S,p=m=>h(m.map(({amount:v})=>a(v)));async function f(m){const{invoices:v,refused:B}=await(0,b.
sc)(m),[F,W]=v;if(!F)return[B?`the attached XML ${B.reason}`:"there is no XML in CII or UBL"];const N=await(0,b.Uj)(m),H=await(0,R.Br)(m);return[...W?[`there ar\
e ${v.length} invoices, where one is allowed`]:[],...n(F,N),...g(H,N),...await U(m),...J(m,F),...D(F.invoice).map(({rule:V,message:Z})=>`${V}: ${Z}`),...i(F.invoice,
F.profile?.level).map(({rule:V,message:Z})=>`${V}: ${Z}`)]}const s=(m,v)=>n(m,v).length===0;function n({syntax:m,profile:v,file:B},F){if(m==="UBL")return["the X\
ML is UBL, and Factur-X takes only CII"];if(!v)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!F)return["the XMP does not say\
 that the document is an electronic invoice"];const W=[],N=[v.level,v.level.replaceAll(" ","")];return(F.level===null||!N.includes(F.level.toUpperCase()))&&W.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${v.level}`),F.file?.toLowerCase()!==B.toLowerCase()&&W.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),F.type!=="INVOICE"&&W.push("the XMP does not say INVOICE (fx:DocumentType)"),F.version===null?W.push("the XMP n\
ames no version (fx:Version)"):c.test(F.version)||W.push("the XMP names a version (fx:Version) that does not exist"),W}const c=/^(?:\d\.\d|[12]p0)$/;function g(m,v){
const B=m?.properties.find(({namespace:W,name:N})=>W===C.dK.pdfaExtension&&N==="schemas"),F=m&&B?m.text.slice(B.from,B.to):"";return!v||b.fD.some(W=>F.includes(
W))?[]:["the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)"]}const y=[["BR-02","invoice number (BT-1)",({number:m})=>m],["BR-03","iss\
ue date (BT-2)",({issueDate:m})=>m],["BR-04","type code (BT-3)",({typeCode:m})=>m],["BR-05","currency (BT-5)",({currency:m})=>m],["BR-06","name of the seller (B\
T-27)",({seller:m})=>m?.name],["BR-07","name of the buyer (BT-44)",({buyer:m})=>m?.name]],D=m=>y.filter(([,,v])=>(v(m)??null)===null).map(([v,B])=>({rule:v,message:`\
the ${B} is missing`}));async function U(m){const{archive:v}=await(0,I.ds)(m);return[...v!==void 0&&(v.part===3||v.part===4&&v.level==="f")?[]:["the document do\
es not claim PDF/A-3"],...m.security?["the document is encrypted"]:[]]}const X=["Alternative","Source","Data"];function J(m,{attachment:v,profile:B,file:F}){const W=[
"MINIMUM","BASIC WL"].includes(B?.level??"")?["Data"]:X,N=[];return B&&F.toLowerCase()!==B.file&&F.toLowerCase()!=="zugferd-invoice.xml"&&N.push(`the attachment\
 must be called ${B.file}`),(v.relationship===null||!W.includes(v.relationship))&&N.push(`the relationship (AFRelationship) must be ${W.join(", ")}`),v.mimeType!==
"text/xml"&&v.mimeType!=="application/xml"&&N.push("the media type of the attachment must be text/xml"),(m.array(m.catalog.get("AF"))??[]).flatMap(Z=>{const q=m.
dict(m.dict(Z)?.get("EF"));return q?[m.resolve(q.get("F")),m.resolve(q.get("UF"))]:[]}).includes(v.stream)||N.push("the attachment is not an associated file of \
the document (/AF)"),N}}),21281:((G,K,r)=>{r.d(K,{Ip:()=>E,XM:()=>P,Xb:()=>w,ds:()=>T,qg:()=>O});var I=r(59071),C=r(70549),R=r(43496),b=r(824),x=r(1975),S=r(60912);
const T=(0,C.n)(async t=>E(t,await(0,b.Br)(t)));function E(t,i){const e=(p,f)=>(0,I.wh)((0,x.sm)(i,p,f)[0]??""),o=A(e("pdfaid","part"),e("pdfaid","conformance").
toLowerCase()),l=_(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,u=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,I.Gh)(t.resolve(
(0,b._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],a=[o?.name,l,...u.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.test(
p))];return{archive:o,accessible:l,names:a.filter(p=>p!==void 0)}}const _=t=>/^[1-9]$/.test(t);function A(t,i){if(!_(t))return;const e=/^[abuef]$/.test(i)?i:"";
return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function O(t,i,e,o){return i&&h(t,i,[R.dK.pdfaid]),w(e,o)}const w=({name:t},i)=>({code:"pdfa_identification\
_removed",message:`The document no longer claims ${t}: ${i}.`});async function P(t){const i=await(0,b.Br)(t);if(!i)return[];const{archive:e,accessible:o}=E(t,i);
h(t,i,[R.dK.pdfaid,R.dK.pdfuaid]);const l=[e?.name,o].filter(d=>d!==void 0);return l.length>0?[L(l)]:[]}const L=t=>({code:"conformance_dropped",message:`The res\
ult no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function h(t,i,e){i.properties.some(({namespace:o})=>e.includes(o))&&(0,S.
_L)(t,(0,S.QH)(i,({namespace:o})=>e.includes(o),[]))}}),60912:((G,K,r)=>{r.d(K,{QH:()=>b,T3:()=>x,_L:()=>_});var I=r(43496),C=r(3907),R=r(45599);function b(A,O,w){
const{text:P,properties:L,end:h,about:t}=A,i=[];let e=0;for(const o of L.filter(O).sort((l,d)=>l.from-d.from))o.from<e||(i.push(P.slice(e,o.from)),e=o.to);return i.
push(P.slice(e,Math.max(h,e))),w.length>0&&i.push(S(w,t)),i.push(P.slice(Math.max(h,e))),E(i.join(""))}function x(A){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.dK.rdf}">
${S(A,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function S(A,O){const P=[...new Set(A.map(({prefix:h})=>h))].map(h=>` xmlns:${h}="${I.dK[h]}"`).join(""),L=A.map(({prefix:h,name:t,form:i,values:e})=>`\
<${h}:${t}>${T(i,e)}</${h}:${t}>
`);return`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,C.X)(O)}"${P}>
${L.join("")}</rdf:Description>
`}function T(A,O){const w=P=>O.map(L=>`<rdf:li${P}>${(0,C.X)(L)}</rdf:li>`).join("");switch(A){case"simple":return(0,C.X)(O[0]??"");case"alternative":return`<rd\
f:Alt>${w(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${w("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${w("")}</rdf:Bag>`}}const E=A=>A.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(A,O){const w=A.catalog.get("Metadata"),P=A.resolve(w),L=P instanceof R.Z6?[...P.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],h=new R.Bi([["Type",new R.SX("Metadata")],["Subtype",new R.SX("XML")],...L]),t=new R.Z6(h,Buffer.
from(O,"utf8"));(0,R.i9)(w)&&P instanceof R.Z6?A.put(w,t):A.edit(A.catalogNumber).set("Metadata",A.add(t))}}),94289:((G,K,r)=>{r.d(K,{Y:()=>I});function I(T,E){
switch(T){case"D":return String(E);case"R":return x(E);case"r":return x(E).toLowerCase();case"A":return S(E);case"a":return S(E).toLowerCase();default:return""}}
const C=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],R=1e5,b=2600;function x(T){
if(T>R)return String(T);let E="",_=T;for(const[A,O]of C)for(;_>=A;)E+=O,_-=A;return E}function S(T){return T>b?String(T):String.fromCharCode(65+(T-1)%26).repeat(
Math.ceil(T/26))}}),33546:((G,K,r)=>{r.d(K,{FB:()=>x,Hr:()=>T,Zh:()=>E,k$:()=>S,qm:()=>_});var I=r(93604),C=r(45599),R=r(81077);const b={first:0,style:"D",prefix:void 0,
start:1};async function x(h){const t=h.catalog.get("PageLabels");if(!h.dict(t))return;const i=(await(0,R.Zc)(h,t,"Nums")).map(([e,o])=>({first:Number(e),label:h.
dict(o)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,o)=>e.first-o.first).filter(({first:e},o,l)=>l[o+1]?.first!==e).map(({first:e,label:o})=>({first:e,
...A(h,o)}));return i[0]?.first===0?i:[b,...i]}function S(h,t){const i=h.editCatalog();if(t.length===0){i.delete("PageLabels");return}const e=t[0].first===0?t:[
b,...t],o=L(h),l=e.map(({first:d,start:u,...a})=>[d,P({...a,number:u},o)]);i.set("PageLabels",h.add((0,R.H6)(h,l,"Nums")))}async function T(h){const t=await x(h);
if(!t)return;const i=t.map(({first:e})=>e);return e=>{const o=t[(0,I.M)(i,e)-1];return{...o,number:o.start+e-o.first}}}function E(h,t){const i=[],e=L(h);let o,l=0;
for(const d of t)(!o||!O(o,d))&&i.push([l,P(d,e)]),o=d,l++;return(0,R.H6)(h,i,"Nums")}async function _(h,t){const i=await T(h);if(!i)return;const e=E(h,Array.from(
t,o=>i(o-1)));h.editCatalog().set("PageLabels",h.add(e))}function A(h,t){const i=h.resolve(t?.get("S")),e=h.resolve(t?.get("P")),o=h.resolve(t?.get("St"));return{
style:i instanceof C.SX?i.text:void 0,prefix:e instanceof C.Mx&&e.bytes.length>0?e:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function O(h,t){
return h.style!==t.style||t.style!==void 0&&t.number!==h.number+1?!1:h.prefix===t.prefix?!0:!!h.prefix&&!!t.prefix&&Buffer.compare(h.prefix.bytes,t.prefix.bytes)===
0}const w=100;function P({style:h,prefix:t,number:i},e){return(0,C.jd)({S:h===void 0?void 0:(0,C.UU)(h),P:t&&t.bytes.length>w?e(t):t,St:h===void 0||i===1?void 0:
i})}function L(h){const t=new Map;return i=>{let e=t.get(i);return e||t.set(i,e=h.add(i)),e}}}),16231:((G,K,r)=>{r.d(K,{Df:()=>E,Ez:()=>T,W4:()=>A});var I=r(17079),
C=r(33973),R=r(45599),b=r(91374),x=r(33311),S=r(59071);const T=async w=>(await E(w)).map(P=>O(w,P));async function E(w){const P=await(0,b.qU)(w),{ByteRange:L,Sig:h}=await(0,x.
S)(w),t=L.length>0?h:[],i=[],e=new Set,o=(u,a,p)=>{const f=(0,b.hj)(w,u,"V"),s=w.resolve(f),n=(0,R.Zm)(s)?s:void 0;n&&e.add(n);const c=n?_(w,n):null;i.push({name:(0,S.
wh)(p)||null,field:u,fieldNumber:a,value:f,signature:n,kind:c})};for(const{dict:u}of P)e.add(u);for(const{type:u,dict:a,number:p,name:f}of(0,b.i4)(P))u==="Sig"&&
o(a,p,f);const l=t.flatMap(u=>{const a=w.get(u);if(!((0,R.Zm)(a)&&!e.has(a)&&(a.has("T")||(0,R.Eo)(a.get("Subtype"),"Widget")))||!(0,R.Eo)(w.resolve((0,b.hj)(w,
a,"FT")),"Sig"))return[];const f=w.resolve((0,b.hj)(w,a,"V"));return(0,R.Zm)(f)&&!e.has(f)?[{number:u,field:a}]:[]});if(l.length>0){const{live:u}=await(0,C.Gy)(
w);for(const{number:a,field:p}of l)u[a]===1&&o(p,a,(0,b.fq)(w,p))}const d=w.dict(w.catalog.get("Perms"));for(const u of["UR3","UR"]){const a=d?.get(u),p=w.dict(
a);p&&i.push({name:null,field:void 0,fieldNumber:void 0,value:a,signature:p,kind:"usage_rights"})}return i}function _(w,P){if((0,R.Eo)(w.resolve(P.get("Type")),
"DocTimeStamp")||(0,R.Eo)(w.resolve(P.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const L=w.resolve(w.dict(w.catalog.get("Perms"))?.get("DocMDP"));return P===
L?"certification":"approval"}const A=(w,P)=>(0,I._)((0,S.Gh)(w.resolve(P.get("M")))??"")??null;function O(w,{name:P,signature:L,kind:h}){if(!L)return{field:P,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const t=w.resolve(L.get("SubFilter"));return{field:P,signed:!0,kind:h,subFilter:t instanceof R.SX?t.text:null,signer:(0,S.
Gh)(w.resolve(L.get("Name"))),date:A(w,L)}}}),33973:((G,K,r)=>{r.d(K,{Gy:()=>w,Rf:()=>P,Ip:()=>L});var I=r(54619),C=r(85368),R=r(88500);class b{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new R.
s;signed=new Set;constructor(s,n,c){this.detail=n,this.strings=c,this.scan.strings=c;const g=new Int32Array(n?8*s:s);this.done=new Uint8Array(n?s:0);const y=D=>g.
subarray(D*s,(D+1)*s);this.end=y(0),this.valueEnd=y(1),this.dataStart=y(2),this.dataEnd=y(3),this.lengthStart=y(4),this.lengthEnd=y(5),this.from=y(6),this.to=y(
7)}}var x=r(78157),S=r(79725),T=r(39150),E=r(45599);class _{scan=new R.s;ranges=new Map}const A=2;class O{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,n,c){
this.walked=c,this.live=new Uint8Array(s),this.via=new Int32Array(n?s:0)}}async function w(f,{watched:s}={}){const{markings:n,referrers:c}=await P([f],{watched:s,
detail:!0}),{live:g,via:y}=n[0];return{live:g,via:y,referrers:c}}async function P(f,s={}){const n=new o(f,s);return await n.run(),n}function L(f,{repairs:s}){for(const{
part:n,number:c,value:g}of s)f[n].put(c,g)}const h=100,t=100,i=-2;function e(f){if(f instanceof E.Z6)return f.data.length+e(f.dict);if(Array.isArray(f))return 12*
f.length;if(!(f instanceof E.Bi))return h;let s=30*f.size;for(const n of f.values())Array.isArray(n)&&(s+=12*n.length);return s}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new S.R;strings;alias;constructor(s,{detail:n=!1,strings:c=!1,watched:g,alias:y}){if(this.documents=s,this.strings=
c,this.alias=y,this.markings=s.map(D=>new O(D.size,g!==void 0,d(D,c||n,c))),!!g){this.watched=new Uint8Array(s[0].size);for(const D of g)this.watched[D]=1}}async run(){
const{documents:s,stack:n}=this,[c]=s;for(const[g,y]of c.trailer)g!=="Encrypt"&&this.followValue(0,y);for(;n.length>0;){const g=n.pop(),y=g%s.length,D=c.job.pace.
step(this.follow(y,(g-y)/s.length));D&&await D}for(const{live:g,signed:y,walked:D}of this.markings)for(const U of D.signed)g[U]===1&&y.add(U)}visit(s,n){this.alias&&
({part:s,number:n}=this.alias(s,n)??{part:s,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const c=this.markings[s],{live:g}=c;if(n>
0&&n<g.length&&g[n]!==0)return;const y=this.documents[s];if(n<=0||n>=g.length||!y.exists(n))return y.missed(n);g[n]=1,this.watched&&(c.via[n]=this.current),this.
stack.push(n*this.documents.length+s)}follow(s,n){const c=this.documents[s],g=this.markings[s],{walked:y}=g;if(this.current=n,g.count++,c.isChanged(n))return this.
followChanged(c,g,s,n);if(y.done[n]===1)return this.followAgain(c,g,s,n);const{scan:D,detail:U}=y;U||(D.used=0);const X=D.used,J=c.table.kind[n]===I.tL?this.walk(
c,y,n):this.walkPlace(c,n,D);return J<0||D.byteRange&&this.isSignature(y.signed,n)?this.forget(D,X).followRepaired(c,s,n):(g.bytes+=J,U&&(y.from[n]=X,y.to[n]=D.
used,y.valueEnd[n]=this.extent.valueEnd,y.done[n]=1),this.followMarks(s,D,X,D.used,D.lengthStart),t+J)}followChanged(s,n,c,g){const y=s.patched(g);if(!y){const v=s.
edited.get(g);return l(v)||v===null?this.followRepaired(s,c,g):(this.followValue(c,v),n.bytes+=e(v),t)}const{detail:D}=n.walked;if(y.references&&!D&&!s.suspect){
for(let v=y.first;v<y.last;v++)this.visit(c,y.references[v]);return n.bytes+=y.end-y.start,t}const{scan:U,ranges:X}=u(n);D||(U.used=0);const J=U.used,m=this.walkPlace(
s,g,U);return m<0||U.byteRange&&this.isSignature(n.signed,g)?this.forget(U,J).followRepaired(s,c,g):(n.bytes+=m,D&&X.set(g,{from:J,to:U.used,valueEnd:this.extent.
valueEnd}),this.followMarks(c,U,J,U.used,U.lengthStart),t+m)}followAgain(s,n,c,g){const{walked:y}=n;return n.bytes+=y.end[g]>0?y.end[g]-s.table.place[g]:h,this.
followMarks(c,y.scan,y.from[g],y.to[g],y.lengthStart[g]),t}isSignature(s,n){return s.add(n),this.strings}followMarks(s,{marks:n},c,g,y){const D=this.strings?y:i;
for(let U=c;U<g;U+=3)n[U]!==R.A&&n[U+1]!==D&&this.visit(s,n[U])}forget(s,n){return s.used=n,this}followRepaired(s,n,c){const g=s.get(c),y=l(g)?s.resolve(g):g;return y===
null?(this.markings[n].live[c]=A,this.markings[n].count--):this.repair(n,c,y),t}repair(s,n,c){this.repairs.push({part:s,number:n,value:c}),this.followValue(s,c)}followValue(s,n){
const c=[n];for(;c.length>0;){const g=c.pop();if(g instanceof E.oS)this.visit(g instanceof E.rV?g.part:s,g.number);else if(Array.isArray(g))for(const y of g)c.push(
y);else if(g instanceof E.Bi){g.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const y of g.values())c.push(y)}else if(g instanceof E.Z6)for(const[
y,D]of g.dict)y!=="Length"&&c.push(D)}}walk(s,n,c){const{extent:g}=this,{bytes:y}=s,{scan:D}=n,U=s.bodies[c];D.forgetLength();const{kept:X}=this,J=!this.strings&&
s.recallEntries(c,X);J&&D.append(X.scan.marks,X.marksFrom,X.marksTo);const m=J?X.close+2:D.value(y,U,y.length);return m<0||y[m-1]===x.AV||!(0,C.x)(s,m,D,g)||s.suspect&&
!(0,T.D)(y,U,m)?-1:(g.dataStart<0&&(D.lengthStart=-1),n.end[c]=g.end,n.detail&&(n.dataStart[c]=g.dataStart,n.dataEnd[c]=g.dataEnd,n.lengthStart[c]=D.lengthStart,
n.lengthEnd[c]=D.lengthEnd),g.end-s.table.place[c])}walkPlace(s,n,c){const g=s.place(n);if(!g)return-1;const{bytes:y,start:D,end:U}=g;c.forgetLength();const X=c.
value(y,D,U);return c.lengthStart=-1,X<0&&!p(y,D,U)||a(y,D,U)||X>0&&y[X-1]===x.AV||X>=0&&(0,x.AN)(y,X,U)<U||s.suspect&&!(0,T.D)(y,D,U)?-1:(this.extent.valueEnd=
X<0?U:X,U-D)}}const l=f=>f instanceof E.oS&&!(f instanceof E.rV);function d(f,s,n){const c=f.walked;if(c?.strings===n)return c;const g=new b(f.size,s,n);return s&&
(f.walked=g),g}function u(f){return f.patches||(f.patches=new _,f.patches.scan.strings=f.walked.strings),f.patches}function a(f,s,n){const c=(0,x.AN)(f,s,n);return c>=
n||f[c]===x.yq&&(0,x.wb)(f,c,"null")}function p(f,s,n){for(let c=s;c<n;c++)if("<([/%".includes(String.fromCharCode(f[c])))return!1;return!0}}),69289:((G,K,r)=>{
r.d(K,{V:()=>b});var I=r(78157),C=r(45798),R=r(45599);function b({bytes:x,job:S}){const T=(0,I.bS)(x).subarray(0,1024),E=T.indexOf(" obj");if(E<0||!T.includes("\
/Linearized"))return;const _=new C.i(x,E+4,Math.min(x.length,E+2048),S.limits.nesting).value();return(0,R.Zm)(_)&&_.has("Linearized")&&_.get("L")===x.length?_:void 0}}),
21996:((G,K,r)=>{r.d(K,{Av:()=>_,RJ:()=>w,V3:()=>O,vb:()=>P,zx:()=>E});var I=r(54619),C=r(93604),R=r(78157),b=r(88500);const x=2048,S=65536,T="[^\\0\\t\\n\\f\\r ()<>\
[\\]{}/%#]";async function E(t,i){const{found:e,all:o}=await A(t,i),l=d=>[...new Set([...d,...o])].sort((u,a)=>u-a);return Object.fromEntries(i.map(d=>[d,l(e[d])]))}
async function _(t,i){const{found:e,all:o}=await A(t,i);for(const l of Object.values(e))for(const d of l)o.add(d);return o}async function A(t,i){const e=i.map(u=>{
const[a="",...p]=[...u].map(s=>s.replace(/\W/,"\\$&")),f=/\W/.test(u)?T:"\\w";return`${a}(?:${p.join("")}|${f}{0,${Math.max(0,u.length-2)}}#)`}),o=new RegExp(`/\
(?:${e.join("|")}|#)`,"g"),l=Object.fromEntries(i.map(u=>[u,new Set])),d=new Set;await w(t,(u,a,p,f)=>{const s=u.toString("latin1",a,p);o.lastIndex=0;for(let n=o.
exec(s);n;n=o.exec(s)){const c=f(a+n.index);c!==void 0&&(n[0].endsWith("#")?d.add(c):l[n[0].slice(1)].add(c))}});for(const u of P(t))d.add(u);return{found:l,all:d}}
async function O(t,i){const e=await E(t,i);return[...new Set(Object.values(e).flat())].sort((o,l)=>o-l)}async function w(t,i){const{bytes:e,table:o}=t,l=L(t),d=new Int32Array(
l.length);for(let s=0;s<l.length;s++)d[s]=o.place[l[s]];const u=(0,R.bS)(e),a=s=>l[(0,C.M)(d,s)-1],p=new b.s;let f=0;for(let s=0;s<l.length;s++){const n=s+1===l.
length,c=n?e.length:d[s+1],g=c-d[s]>x;if(!g&&!n&&c-f<S)continue;if(g){d[s]>f&&i(u,f,d[s],a),p.reset();const D=p.value(e,t.bodies[l[s]],c);i(u,d[s],D<0?c:D,a)}else
i(u,f,c,a);const y=t.job.pace.step(Math.min(c-f,S));y&&await y,f=c}for(const[s,n]of h(t)){const c=t.objectStream(s);if(!c)continue;const g=new Set(n),{starts:y}=c;
i((0,R.bS)(c.data),0,c.data.length,U=>{const X=c.numbers[(0,C.M)(y,U)-1];return X!==void 0&&g.has(X)?X:void 0});const D=t.job.pace.step(c.data.length);D&&await D}}
function*P(t){for(let i=1;t.hasChanges&&i<t.size;i++)t.isChanged(i)&&t.exists(i)&&(yield i)}function L(t){const{table:i,hasChanges:e}=t,o=[];let l=!0,d=-1;for(let u=1;u<
i.size;u++){if(i.kind[u]!==I.tL||e&&t.isChanged(u))continue;const a=i.place[u];l&&=a>=d,d=a,o.push(u)}return l?o:o.sort((u,a)=>i.place[u]-i.place[a])}function h(t){
const{table:i,hasChanges:e}=t,o=new Map;for(let l=1;l<i.size;l++){if(i.kind[l]!==I.UT||e&&t.isChanged(l))continue;const d=i.place[l],u=o.get(d);u?u.push(l):o.set(
d,[l])}return o}}),90536:((G,K,r)=>{r.d(K,{C:()=>C,L:()=>R});var I=r(45599);function C(b,x){const S=[b];for(;S.length>0;){const T=S.pop(),E=T instanceof I.Z6?T.
dict:T;if(Array.isArray(E))for(const _ of E)S.push(_);else if(E instanceof I.Bi){x(E);for(const _ of E.values())S.push(_)}}}function R(b,x){const S=[];return C(
b,T=>{S.length===0&&x(T)&&S.push(T)}),S.length>0}}),93604:((G,K,r)=>{r.d(K,{B:()=>I,M:()=>C});const I=(b,x)=>R(b,x,!1),C=(b,x)=>R(b,x,!0);function R(b,x,S){let[
T,E]=[0,b.length];for(;T<E;){const _=T+E>>1,A=b[_];A<x||S&&A===x?T=_+1:E=_}return T}})};
