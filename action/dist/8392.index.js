"use strict";exports.id=8392,exports.ids=[8392],exports.modules={45657:((Y,$,f)=>{f.d($,{Kf:()=>N,RZ:()=>F,YG:()=>P});function F(L,d){for(const O of d)L.push(O)}const N=L=>{
let d=-1/0;for(const O of L)d=Math.max(d,O);return d},P=L=>{let d=1/0;for(const O of L)d=Math.min(d,O);return d}}),41112:((Y,$,f)=>{f.d($,{Uz:()=>s,St:()=>T,yZ:()=>V,
xS:()=>r,ln:()=>x,YX:()=>n,XK:()=>i});var F=f(84961),N=f(6856),P=f(33311),L=f(9819),d=f(45599),O=f(61540),C=f(49454);async function l(h){const{job:E,pages:g}=h,
o=new I(h);for(const u of(await(0,N.w)(h)).resources){o.resources(u);const M=E.pace.step(100);M&&await M}const a=new Set((await(0,P.S)(h)).AP);for(let u=0;a.size>
0&&u<g.count;u++){const M=g.number(u);for(const S of h.array(h.entry(M,"Annots"))??[]){const U=(0,d.i9)(S)?S.number:-1;(U<0||a.has(U))&&o.appearances(h.dict(S)?.
get("AP"))}const R=E.pace.step(1e3);R&&await R}return o.fonts}class I{document;visit;seen=new Set;found=new Map;constructor(E){this.document=E,this.visit=new L.
_i(E)}get fonts(){return[...this.found.values()].sort((E,g)=>b(E.name??"",g.name??"")||b(E.type??"",g.type??""))}resources(E){const g=[E];for(;g.length>0;){const o=this.
fresh(g.pop());if(o){for(const a of this.entries(o,"Font"))this.font(a,g);for(const a of["XObject","Pattern"])for(const u of this.entries(o,a))g.push(this.fresh(
u)?.get("Resources"));for(const a of this.entries(o,"ExtGState")){const[u]=this.document.array(this.document.dict(a)?.get("Font"))??[];u!==void 0&&this.font(u,g)}}}}appearances(E){
for(const g of this.document.dict(E)?.values()??[]){const o=this.document.resolve(g);if(o instanceof d.Z6)this.appearance(g);else if(o instanceof d.Bi)for(const a of o.
values())this.appearance(a)}}appearance(E){this.resources(this.fresh(E)?.get("Resources"))}font(E,g){const o=this.fresh(E);if(!o)return;const{document:a}=this,u=(0,C.
FG)(a,o.get("Subtype"));u==="Type3"&&g.push(o.get("Resources"));const M=(0,C.FG)(a,o.get("BaseFont"))||(0,C.FG)(a,(0,C.nb)(a,o)?.get("FontName")),{name:R,subset:S}=(0,C.
VJ)(M),U={name:M===""?null:(0,C.MH)(R),type:(0,C.FG)(a,(0,C.hL)(a,o)?.get("Subtype"))||u||null,embedded:(0,O.nq)(a,o),subset:S};this.found.set(JSON.stringify(U),
U)}fresh(E){if(E===void 0||!this.visit.first(E))return;const g=this.document.dict(E);if(!(!g||this.seen.has(g)))return(0,d.i9)(E)||this.seen.add(g),g}*entries(E,g){
const o=E.get(g);if(o===void 0)return;const a=this.fresh(o);a&&(yield*a.values())}}const b=(h,E)=>h<E?-1:h>E?1:0;var A=f(54619),y=f(69289);const x=({security:h})=>h?.
locked===!0,V=h=>h.get(h.catalogNumber)instanceof d.Bi,T=h=>!x(h)||V(h)&&c(h)===h.pages.count,n=h=>T(h)?h.pages.count:c(h)??m(h)??null,i=(h,E,g)=>g&&x(h)&&B(h)?
null:E;async function s(h){const E=V(h)?await l(h):[];return i(h,E,E.length===0)}async function r(h){const E=await(0,F.$x)(h);return i(h,E,E===!1)}function c(h){
const E=h.get(h.catalogNumber),g=(0,d.Zm)(E)?h.resolve(h.dict(E.get("Pages"))?.get("Count")):null;return typeof g=="number"&&Number.isInteger(g)&&g>0?g:void 0}function m(h){
const E=(0,y.V)(h)?.get("N");return typeof E=="number"&&Number.isInteger(E)&&E>0?E:void 0}function B({table:h}){return h.kind.subarray(0,h.size).includes(A.UT)}}),
41561:((Y,$,f)=>{f.d($,{GS:()=>et,Br:()=>it,$J:()=>gt,nj:()=>pt,gd:()=>tt});var F=f(45059),N=f(91374),P=f(6856),L=f(74164),d=f(92761),O=f(21281),C=f(824),l=f(16827),
I=f(41232),b=f(16231),A=f(9819),y=f(69289),x=f(75162),V=f(78157),T=f(41112),n=f(60057),i=f(55772),s=f(58552),r=f(21996),c=f(74135),m=f(6057),B=f(65868),h=f(61491),
E=f(98689),g=f(18930);class o{document;contents;hasTexts;reader;constructor(K,Z,H,X){this.document=K,this.contents=Z,this.hasTexts=H,this.reader=X}static async of(K){
const X=K.dict(K.catalog.get("StructTreeRoot"))!==void 0&&(await(0,r.zx)(K,["ActualText"])).ActualText.length>0&&(await(0,h.g$)(K))?.hasTexts===!0;return new o(
K,new B.i(K),X,new g.X(K))}async hasText(K){const{document:Z}=this;if(this.hasTexts)return(await this.reader.page(K)).characters>0;const H=(0,m.iw)(Z,K),{width:X,
height:q}=(0,c.iN)(H),z=new M(X*H.userUnit,q*H.userUnit);try{await this.contents.read(K,z)}catch(nt){if(!(nt instanceof a))throw nt}return!z.isEmpty}}class a extends Error{}
const u=new a("A character was found");class M extends E.g{glyph(...K){if(super.glyph(...K),!this.isEmpty)throw u}}async function R(w){const{count:K}=w.pages,Z=new g.
X(w);return Q(async()=>{const H=[];for(let X=0;X<K;X++)H.push((await Z.page(X)).characters),w.job.pace.progress((X+1)/K);return H})}function S(w){const K=w.indexOf(
0);return{count:w.filter(Z=>Z===0).length,first:K<0?null:K+1}}const U=5e3;async function k(w){const{count:K}=w.pages;return K>U?null:Q(async()=>{const Z=await o.
of(w),H=[];for(let X=0;X<K;X++){H.push(await Z.hasText(X)?1:0);const q=w.job.pace.step(1e3);q&&await q}return S(H)})}async function Q(w){try{return await w()}catch(K){
if(K instanceof s.zU&&K.code==="limit_exceeded")return null;throw K}}function tt(w){let K=!1;return{quiet:{...w,onRepaired:()=>{K=!0}},wasRepaired:()=>K}}async function et(w,K){
const{perPage:Z,withBookmarks:H,repaired:X,size:q}=K,z=(0,T.yZ)(w),nt=await(0,C.Br)(w),at=z&&(0,T.St)(w)?await(0,P.w)(w):void 0,yt=await(0,T.Uz)(w),Tt=z?await(0,b.
Ez)(w):[],rt=z?await(0,F._)(w):[],Bt=rt.length>0?await Et(w):null,Mt=z?await(0,l.c)(w):0,{names:lt}=await(0,O.ds)(w),mt=await(0,T.xS)(w),ct=at!==void 0&&!(0,T.ln)(
w),ft=Z&&ct?await R(w):null,ht=Z?ft&&S(ft):ct?await k(w):null;return{pageCount:(0,T.YX)(w),fileSize:q,version:z?w.version:Rt(w),...(0,C._6)(w,nt),pageSizes:at?(0,i.
mm)(at):null,locked:(0,T.ln)(w),encryption:it(w),permissions:pt(w),signatures:(0,T.XK)(w,Tt,Tt.length===0),form:z?await vt(w):null,attachments:(0,T.XK)(w,rt.map(
({name:ot,size:wt,mimeType:At,description:Dt,relationship:Ct})=>({name:ot,size:wt,mimeType:At,description:Dt,relationship:Ct})),rt.length===0),eInvoice:(0,T.XK)(
w,Bt,Bt===null),fonts:yt?.map(ot=>({...ot}))??null,bookmarks:(0,T.XK)(w,Mt,Mt===0),tagged:z?gt(w):null,claims:(0,T.XK)(w,lt,lt.length===0),javascript:mt,linearized:(0,y.
V)(w)!==void 0,repaired:X,pagesWithoutText:ht&&{...ht},pageLabels:z&&!(0,T.ln)(w)?await(0,n.d)(w):null,...Z?{pages:at?await(0,i.vg)(w,at,ft):null}:{},...H?{bookmarkList:(0,T.
ln)(w)?null:await ut(w)}:{}}}const ut=async w=>({bookmarks:(await(0,I.gg)(w)).map(dt)}),dt=({title:w,page:K,open:Z,children:H})=>({title:w,page:K,open:Z,children:H.
map(dt)});async function Et(w){const[K]=(await(0,d.sc)(w)).invoices;if(!K)return null;const Z=await(0,d.Uj)(w),{file:H,syntax:X,profile:q}=K;return{file:H,syntax:X,
profile:q?.level??null,level:Z?.level??null,agrees:(0,L.i)(K,Z)}}async function vt(w){const K=(0,A.Wo)(w,"AcroForm");if(!K)return null;const Z=w.resolve(K.dict.
get("XFA"))!==null,H=(0,N.i4)(await(0,N.qU)(w)).map(({name:q},z)=>q===""?z:q),X=new Set(H).size;return X===0&&!Z?null:{fields:X,xfa:Z}}function Rt({bytes:w}){return/%PDF-(\d\.\d)/.
exec((0,V.bS)(w).toString("latin1",0,1032))?.[1]??null}function gt(w){return w.resolve((0,A.Wo)(w,"MarkInfo")?.dict.get("Marked"))===!0&&(0,A.Wo)(w,"StructTreeR\
oot")!==void 0}function it({security:w}){if(!w)return null;const{algorithm:K,keyBits:Z=null,opensWithoutPassword:H}=w;return{algorithm:K?.replace(/^RC4-.*/,"RC4")??
null,keyBits:Z,opensWithoutPassword:H}}function pt({security:w}){const K=new Set(w?(0,x.vc)(w.permissions):[]),Z=w?.revision===2,H=w!==void 0&&w.revision===void 0,
X=(q,z)=>H?null:!K.has(Z?z:q);return{allowPrint:X("allow_print","allow_print"),allowPrintHighResolution:X("allow_print_high_resolution","allow_print"),allowChangeContent:X(
"allow_change_content","allow_change_content"),allowAssembleDocument:X("allow_assemble_document","allow_change_content"),allowCopyContent:X("allow_copy_content",
"allow_copy_content"),allowAccessibility:X("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:X("allow_comment_and_fill_form","allow_comment_an\
d_fill_form"),allowFillForm:X("allow_fill_form","allow_comment_and_fill_form")}}}),55772:((Y,$,f)=>{f.d($,{fl:()=>I,mm:()=>C,vg:()=>l});var F=f(94289),N=f(33546),
P=f(74135),L=f(59071);const d=1e3;function O(A){const{width:y,height:x}=(0,P.iN)(A),V=T=>Math.round(T*A.userUnit*d)/d;return{width:V(y),height:V(x)}}function C({
kinds:A,kindOf:y}){const x=new Int32Array(A.length),V=new Int32Array(A.length);for(let n=y.length-1;n>=0;n--)x[y[n]]++,V[y[n]]=n+1;const T=new Map;for(const[n,i]of A.
entries()){const{width:s,height:r}=O(i),c=`${s} ${r}`,m=T.get(c);m?m.count+=x[n]:T.set(c,{width:s,height:r,count:x[n],firstPage:V[n]})}return[...T.values()]}async function l(A,{
kinds:y,kindOf:x},V){const T=await I(A),n=y.map(O);return Array.from(x,(i,s)=>({...n[i],rotation:y[i].rotation,label:T(s),characters:V?.[s]??null}))}async function I(A){
const y=await(0,N.Hr)(A);return x=>y?b(y(x)):null}function b({style:A,prefix:y,number:x}){return(0,L.ZK)(y)+(0,F.Y)(A,x)}}),60057:((Y,$,f)=>{f.d($,{d:()=>x,f:()=>V});
var F=f(61729),N=f(33546),P=f(59071),L=f(11338),d=f(77581),O=f(85673),C=f(55416);const l=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["lett\
ers_lower","a"],["letters_upper","A"],["none",void 0]]),I=[...l.keys()],b=["from","style","prefix","start"],A=1e9,y=60;async function x(s){const r=await(0,N.FB)(
s);if(!r)return null;const c=[];let m=0;for(const{first:B,style:h,prefix:E,start:g}of r){if(B>=s.pages.count)break;const o=(0,P.ZK)(E);if(m+=y+o.length,m>L.B.fields.
labels.maxLength)return null;c.push({from:B+1,style:I.find(u=>l.get(u)===h)??"none",prefix:o,start:g});const a=s.job.pace.step(100);a&&await a}return{labels:c}}
function V(s,r){const c=new T(r),m=c.read(s);return c.problems.raise(),m.sort((B,h)=>B.first-h.first)}class T{pageCount;problems=new C.Z("labels");places=new Map;constructor(r){
this.pageCount=r}read(r){this.problems.addUnknownMembers("",r,["labels"],"it takes only labels");const{labels:c}=r;return Array.isArray(c)?c.map((m,B)=>this.range(
m,`labels[${B}]`)):(this.problems.add(()=>'must have labels, a list of ranges, such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[])}range(r,c){
if(!(0,F.Gv)(r))return this.problems.add(()=>`${c} must be an object with from, and with style, prefix and start as you need them`),n;this.problems.addUnknownMembers(
`${c} `,r,b,"a range has from, style, prefix and start");const{from:m,style:B="decimal",prefix:h="",start:E=1}=r;this.checkFrom(m,c),(typeof B!="string"||!l.has(
B))&&this.problems.add(()=>`${c}.style must be one of ${I.join(", ")}${typeof B=="string"?(0,O.h)(B,I):""}`);const g=typeof h=="string"?(0,C.U)(h):'must be a te\
xt, such as "A-"; leave it out for none';return g&&this.problems.add(()=>`${c}.prefix ${g}`),i(E,A)?B==="none"&&E!==1&&this.problems.add(()=>`${c}.start has no \
effect with the style none: leave it out, or choose another style`):this.problems.add(()=>`${c}.start must be a whole number from 1 to ${A}: the number of the f\
irst page of the range`),{first:m-1,style:l.get(B),prefix:typeof h=="string"&&h!==""?(0,d.wx)(h):void 0,start:E}}checkFrom(r,c){if(!i(r,this.pageCount)){const B=this.
pageCount===1?"must be 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;this.problems.add(()=>`${c}.from ${r===void 0?"is miss\
ing: it ":""}${B}; the range begins there`);return}const m=this.places.get(r);m===void 0?this.places.set(r,c):this.problems.add(()=>`${c}.from is ${r}, as in ${m}\
: give each page one range`)}}const n={first:0,style:void 0,prefix:void 0,start:1},i=(s,r)=>typeof s=="number"&&Number.isInteger(s)&&s>=1&&s<=r}),91374:((Y,$,f)=>{
f.d($,{QL:()=>O,bf:()=>d,fq:()=>T,hj:()=>V,i4:()=>y,iA:()=>l,pv:()=>x,qU:()=>b,tP:()=>C});var F=f(77581),N=f(45599),P=f(9819),L=f(70549);function d(s){for(;s.part===
""&&s.parent;)s=s.parent;return s}const O="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),C=100;function*l(s,{from:r=s.array((0,P.Wo)(
s,"AcroForm")?.dict.get("Fields")),below:c,visit:m=new P._i(s),depth:B=1/0}={}){const h=[],E=(g=[],o)=>{for(let a=g.length-1;a>=0;a--)h.push({value:g[a],parent:o})};
E(r,c);for(let g=h.pop();g;g=h.pop()){const{value:o,parent:a}=g,u=(0,N.i9)(o)?s.get(o):o;if(!(0,N.Zm)(u)||!m.first(o)||(a?.depth??0)>=B)continue;const M=s.resolve(
u.get("T")),R=s.resolve(u.get("FT")),S=M instanceof N.Mx?(0,F.g7)(M):"",U={number:(0,N.i9)(o)?o.number:void 0,dict:u,parent:a,part:S,name:i(a&&a.depth%C!==0?a.name:
"",S),type:R instanceof N.SX?R.text:a?.type,depth:(a?.depth??0)+1};yield U,E(s.array(u.get("Kids")),U)}}const I=1e3,b=(0,L.n)(A);async function A(s){const r=[];
for(const c of l(s)){r.push(c);const m=s.job.pace.step(I);m&&await m}return r}function y(s){const r=new Set(s.flatMap(({parent:c,dict:m})=>c&&m.has("T")?[c]:[]));
return s.filter(c=>(c.dict.has("T")||!c.parent)&&!r.has(c))}function x(s,r){const c=s.resolve(V(s,r,"FT"));return c instanceof N.SX?c.text:void 0}function V(s,r,c){
for(const m of n(s,r)){const B=m.get(c);if(B!==void 0)return B}}function T(s,r){let c="";for(const m of n(s,r)){const B=s.resolve(m.get("T"));B instanceof N.Mx&&
(c=i((0,F.g7)(B),c))}return c}function*n(s,r){let c=r;for(let m=0;c&&m<C;m++)yield c,c=s.dict(c.get("Parent"))}const i=(s,r)=>s===""||r===""?s+r:`${s}.${r}`}),6057:((Y,$,f)=>{
f.d($,{VO:()=>P,b0:()=>d,c_:()=>C,iw:()=>L,lQ:()=>O});var F=f(74135);const N=[0,0,612,792],P=(l,I)=>d(l,l.pages.attribute(I,"MediaBox"))??N;function L(l,I){const{
pages:b}=l,A=l.resolve(l.entry(b.number(I),"UserUnit"));return{box:(0,F.Mo)(P(l,I),d(l,b.attribute(I,"CropBox"))),rotation:C(l.resolve(b.attribute(I,"Rotate"))),
userUnit:typeof A=="number"&&A>0?A:1}}function d(l,I){const b=l.array(I)?.map(y=>l.resolve(y));if(b?.length!==4||!b.every(y=>typeof y=="number"&&Number.isFinite(
y)))return;const A=(0,F.ds)(b);return A[0]<A[2]&&A[1]<A[3]?A:void 0}function O(l,I){const b=(l.array(I)??[]).map(A=>l.resolve(A));return b.length===6&&b.every(A=>typeof A==
"number")?b:[1,0,0,1,0,0]}function C(l){const I=typeof l=="number"?(l%360+360)%360:0;return I===90||I===180||I===270?I:0}}),6856:((Y,$,f)=>{f.d($,{n:()=>A,w:()=>O});
var F=f(78157),N=f(79725),P=f(45599),L=f(70549),d=f(6057);const O=(0,L.n)(C);async function C(T){const{pages:n,job:i}=T,s=new A(T),r=new Int32Array(n.count),c=new Set;
for(let m=0;m<n.count;m++){s.goTo(m),r[m]=s.kind,c.add(s.resources);const B=i.pace.step(300);B&&await B}return{kinds:s.kinds,kindOf:r,resources:c}}const l=["Med\
iaBox","CropBox","Rotate","UserUnit"],I=2e3,b=/\(|(?:^|[^<])<(?!<)/;class A{document;kinds=[];kind=-1;resources;bytes;entries=new N.R;index=-1;inherited;geometry=new y(
l);own=new y(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){this.document=n}goTo(n){const{document:i,entries:s,inherited:r}=this,
{pages:c}=i,m=c.number(n),B=i.place(m),h=c.inheritedBy(n);if(this.index=n,this.inherited=h,!B||!i.locate(m,B,s)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=c.attribute(n,"Resources");return}(this.bytes?.buffer!==B.bytes.buffer||this.bytes.byteOffset!==B.bytes.byteOffset)&&
(this.bytes=(0,F.bS)(B.bytes));const[E,g]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!E||h!==r)&&(this.kind=this.recognise(h)),(!g||h!==r)&&
(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:i}=this,s=n.pages.number(this.index);if(!i)return n.entry(s,"Contents");const r=this.entries.
find(i,"Contents");if(r<0)return;const{at:c}=this.entries;return V(i,c[r+2],c[r+3])??n.entry(s,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:n,index:i}=this,{pages:s}=n,[r,c]=this.own.of(0);if(r===c)return s.inheritedBy(i).Resources;const m=V(this.bytes,r,c);if(m)return m;const B=()=>n.
entry(s.number(i),"Resources");if(c-r>I)return B();const h=this.own.text();return n.security&&b.test(h)?B():(this.dictionaries.has(h)||this.dictionaries.set(h,B()),
this.dictionaries.get(h))}recognise(n){let i=this.recognised.get(n);i||this.recognised.set(n,i=new Map);const s=this.geometry.text();let r=i.get(s);return r===void 0&&
i.set(s,r=this.kindHere()),r}kindHere(){const n=(0,d.iw)(this.document,this.index),i=`${n.box.join(" ")} ${n.rotation} ${n.userUnit}`;let s=this.kindOf.get(i);return s===
void 0&&this.kindOf.set(i,s=this.kinds.push(n)-1),s}}class y{keys;bytes;from;to;constructor(n){this.keys=n,this.from=new Int32Array(n.length),this.to=new Int32Array(
n.length)}forget(){this.bytes=void 0}take(n,i){const{bytes:s,from:r,to:c,keys:m}=this;let B=s!==void 0;for(let h=0;h<m.length;h++){const E=i.find(n,m[h]),g=E<0?
0:i.at[E+2],o=E<0?0:i.at[E+3];B&&=x(s,r[h],c[h],n,g,o),r[h]=g,c[h]=o}return this.bytes=n,B}of(n){return[this.from[n],this.to[n]]}text(){let n="";for(let i=0;i<this.
keys.length;i++)n+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return n}}function x(T,n,i,s,r,c){if(i-n!==c-r)return!1;for(let m=n,B=r;m<i;m++,B++)
if(T[m]!==s[B])return!1;return!0}function V(T,n,i){if(!(0,F.yp)(T[n])||T[i-1]!==F.AV||T[i-2]!==F.Z4)return;const s=(0,F.JI)(T,n,i),r=(0,F.JI)(T,s.after+1,i);return T[s.
after]===F.Z4&&r.value>=0&&r.after===i-2?new P.oS(s.value,r.value):void 0}}),74164:((Y,$,f)=>{f.d($,{i:()=>Gt,J:()=>Kt});var F=f(21281),N=f(43496),P=f(824),L=f(
92761);const d=(t,e,p,v)=>({where:t,scope:e,each:p,rows:v}),O=({lines:t})=>t.filter(({kind:e})=>e===null||e==="DETAIL"),C=t=>t==null?[]:[t],l=t=>t!=null,I=({reason:t,
reasonCode:e})=>l(t)||l(e),b=t=>t===null||t.length-(t.indexOf(".")+1||t.length)<=2,A=(t,e,p)=>[t,`The ${e} has at most two decimals`,v=>b(p(v)),p],y=(t,e)=>[A(t,
"amount of an allowance or charge",p=>p.amount),A(e,"base of an allowance or charge",p=>p.base)];function x(t){if(t===null)return!0;const e=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.
exec(t),[p,v,D]=(e??[]).slice(1).map(Number);if(p===void 0||v===void 0||D===void 0)return!1;const G=[31,p%4===0&&p%100!==0||p%400===0?29:28,31,30,31,30,31,31,30,
31,30,31][v-1];return G!==void 0&&D>=1&&D<=G}const T=[d("date","all",({issueDate:t,dueDate:e,delivery:p,period:v,lines:D})=>[{name:"BT-2",date:t},{name:"BT-9",date:e},
{name:"BT-72",date:p?.date??null},{name:"BT-73",date:v?.start??null},{name:"BT-74",date:v?.end??null},...D.flatMap(_=>[{name:"BT-134",date:_.period?.start??null},
{name:"BT-135",date:_.period?.end??null}])],[["DATE","A date is a day of the calendar",({date:t})=>x(t),({date:t})=>t,"YYYY-MM-DD"]]),d("totals","above MINIMUM",
({totals:t})=>[t],[A("BR-DEC-09","sum of the line net amounts (BT-106)",({lines:t})=>t),A("BR-DEC-10","sum of the allowances (BT-107)",({allowances:t})=>t),A("B\
R-DEC-11","sum of the charges (BT-108)",({charges:t})=>t),A("BR-DEC-12","total without VAT (BT-109)",({net:t})=>t),A("BR-DEC-13","total of VAT (BT-110)",({tax:t})=>t),
A("BR-DEC-14","total with VAT (BT-112)",({gross:t})=>t),A("BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:t})=>t),A("BR-DEC-16",
"paid amount (BT-113)",({paid:t})=>t),A("BR-DEC-17","rounding amount (BT-114)",({rounding:t})=>t),A("BR-DEC-18","amount due (BT-115)",({due:t})=>t)]),d("VAT bre\
akdown","above MINIMUM",({taxes:t})=>t,[A("BR-DEC-19","taxable amount (BT-116)",({basis:t})=>t),A("BR-DEC-20","amount of VAT (BT-117)",({amount:t})=>t)]),d("all\
owance","above MINIMUM",({allowances:t})=>t,y("BR-DEC-01","BR-DEC-02")),d("charge","above MINIMUM",({charges:t})=>t,y("BR-DEC-05","BR-DEC-06")),d("line","with l\
ines",O,[A("BR-DEC-23","net amount of a line (BT-131)",({netAmount:t})=>t)]),d("line allowance","with lines",t=>O(t).flatMap(({allowances:e})=>e),y("BR-DEC-24",
"BR-DEC-25")),d("line charge","with lines",t=>O(t).flatMap(({charges:e})=>e),y("BR-DEC-27","BR-DEC-28"))],n=40,i={units:0n,scale:0};function s(t){const e=/^([+-]?)(\d*)(?:\.(\d*))?$/.
exec(t),[,p,v="",D=""]=e??[],_=v+D;if(!(!e||_===""||_.length>n))return{units:p==="-"?-BigInt(_):BigInt(_),scale:D.length}}const r=({units:t,scale:e},p)=>t*10n**
BigInt(p-e);function c(t,e){const p=Math.max(t.scale,e.scale);return{units:r(t,p)+r(e,p),scale:p}}const m=({units:t,scale:e})=>({units:-t,scale:e}),B=(t,e)=>c(t,
m(e)),h=(t,e)=>({units:t.units*e.units,scale:t.scale+e.scale}),E=t=>t.units<0n?m(t):t,g=(t,e)=>B(t,e).units>0n,o=t=>t.reduce(c,i);function a(t){if(t.scale<=2)return{
units:r(t,2),scale:2};const e=10n**BigInt(t.scale-2),p=t.units*2n+e,v=e*2n,D=p/v;return{units:p%v<0n?D-1n:D,scale:2}}const u=({seller:t,taxRepresentative:e})=>l(
t?.vatId)||l(e?.vatId),M=t=>u(t)||l(t.seller?.taxId),R=({buyer:t})=>l(t?.vatId),S=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:M},{code:"Z",name:"Z",rate:"\
0",isExempt:!1,parties:M},{code:"E",name:"E",rate:"0",isExempt:!0,parties:M},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:t=>M(t)&&(R(t)||l(t.buyer?.legalId))},
{code:"K",name:"IC",rate:"0",isExempt:!0,parties:t=>u(t)&&R(t)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:u},{code:"O",name:"O",rate:"absent",isExempt:!0,
parties:t=>!u(t)&&!R(t)},{code:"L",name:"AF",rate:"above 0",isExempt:!1,parties:M},{code:"M",name:"AG",rate:"above 0",isExempt:!1,parties:M}],U=t=>t===null?i:s(
t)??i;function k({name:t,rate:e,parties:p},v,D){const _=({taxRate:G})=>{if(e==="absent")return G===null;const{units:W}=U(G);return G!==null&&(e==="0"?W===0n:W>0n)};
return[[`BR-${t}-${v}`,"Seller and buyer have the VAT identifiers that the category needs",(G,W)=>p(W)],[`BR-${t}-${D}`,"The rate of VAT is one of the category",
_,({taxRate:G})=>G,e]]}const Q=new WeakMap,tt=(t,e)=>{if(t==="S"||t==="L"||t==="M"){const{units:p,scale:v}=U(e);return`${t} ${(p*10n**BigInt(40-Math.min(v,40))).
toString()}`}return t??""};function et(t){const e=Q.get(t);if(e)return e;const p=new Map,v=(D,_,G)=>{const W=tt(D,_);p.set(W,c(p.get(W)??i,G))};for(const D of O(
t))v(D.taxCategory,D.taxRate,U(D.netAmount));for(const D of t.charges)v(D.taxCategory,D.taxRate,U(D.amount));for(const D of t.allowances)v(D.taxCategory,D.taxRate,
m(U(D.amount)));return Q.set(t,p),p}const ut={units:1n,scale:0},dt={units:1n,scale:2};function Et({code:t,name:e,rate:p,isExempt:v}){const D=({exemptionReason:G,
exemptionCode:W})=>l(G)||l(W),_=({basis:G,rate:W,amount:j})=>{const st=a(E(h(h(U(G),U(W)),dt)));return g(ut,E(B(E(U(j)),st)))};return[[`BR-${e}-09`,"The amount \
of VAT is the taxable amount times the rate",G=>p==="above 0"?_(G):G.amount!==null&&U(G.amount).units===0n,({amount:G})=>G],[`BR-${e}-10`,v?"The breakdown says \
why there is no VAT (BT-120, BT-121)":"The breakdown has no reason for an exemption",G=>D(G)===v,({exemptionCode:G})=>G??t]]}const vt=({name:t})=>[`BR-${t}-08`,
"The taxable amount is the sum of the lines and charges of the category less its allowances",({category:e,rate:p,basis:v},D)=>{const _=a(et(D).get(tt(e,p))??i);
return v===null||g(ut,E(B(U(v),_)))},({basis:e})=>e];function Rt({code:t,name:e,rate:p}){const v=(D,_)=>{const G=O(_).some(({taxCategory:j})=>j===t)||[..._.allowances,
..._.charges].some(({taxCategory:j})=>j===t),W=_.taxes.filter(({category:j})=>j===t).length;return p==="above 0"?!G||W>0:W===(G?1:0)};return[`BR-${e}-01`,`If li\
nes, allowances or charges have the category ${t}, the breakdown has it too`,v]}const gt=t=>{const e=({taxCategory:v})=>v===t.code,p=({taxes:v})=>v.filter(D=>D.
category===t.code);return[d("invoice","with lines",v=>[v],[Rt(t)]),d("line","with lines",v=>O(v).filter(e),k(t,"02","05")),d("allowance","above MINIMUM",({allowances:v})=>v.
filter(e),k(t,"03","06")),d("charge","above MINIMUM",({charges:v})=>v.filter(e),k(t,"04","07")),d("VAT breakdown","with lines",p,[vt(t)]),d("VAT breakdown","abo\
ve MINIMUM",p,Et(t))]},it=t=>({taxes:e})=>e.filter(({category:p})=>p===t),pt=[...S.flatMap(gt),d("VAT breakdown","above MINIMUM",it("K"),[["BR-IC-11","A supply \
within the European Union has a date of delivery (BT-72) or a period (BG-14)",(t,{delivery:e,period:p})=>l(e?.date)||p!==null],["BR-IC-12","A supply within the \
European Union has the country of delivery (BT-80)",(t,{delivery:e})=>l(e?.address?.country)]]),d("VAT breakdown","above MINIMUM",it("O"),[["BR-O-11","If VAT do\
es not apply, the breakdown has no other category",(t,{taxes:e})=>e.every(({category:p})=>p==="O")],["BR-O-12","If VAT does not apply, no line has another categ\
ory",(t,e)=>O(e).every(({taxCategory:p})=>p==="O")],["BR-O-13","If VAT does not apply, no allowance has another category",(t,{allowances:e})=>e.every(({taxCategory:p})=>p===
"O")],["BR-O-14","If VAT does not apply, no charge has another category",(t,{charges:e})=>e.every(({taxCategory:p})=>p==="O")]])],w=t=>new Set(t.split(" ")),K=w(
"71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 4\
71 472 473 500 501 502 503 527 532 553 575 623 633 751 780 817 870 875 876 877 935"),Z=w("AE B E G K L M O S Z"),H=w("41 42 60 62 63 64 65 66 67 68 70 71 88 95 \
100 102 103 104 105");function X(t){if(t==="ZZZ")return!0;if(!/^[1-9]\d?$/.test(t))return!1;const e=Number(t);return e<=70||e>=74&&e<=78||e>=91&&e<=98}const q=w(
"AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK\
 DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT\
 LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF\
 SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU\
 XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG"),z=w("1A AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI B\
J BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD\
 GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR \
LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT P\
W PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE\
 VG VI VN VU WF WS XI YE YT ZA ZM ZW"),nt=(t,e,p,v)=>[t,`The ${e} is one of its list`,D=>{const _=v(D);return _===null||p.has(_)},v],at=t=>nt(t,"category of VAT",
Z,({taxCategory:e})=>e),yt=({seller:t,buyer:e,taxRepresentative:p,delivery:v})=>[t?.address,e?.address,p?.address,v?.address].map(D=>D?.country??null),Tt=({seller:t,
buyer:e,taxRepresentative:p})=>[t,e,p].map(v=>v?.vatId??null),rt=t=>z.has(t)||t==="EL",Bt=[d("invoice","all",t=>[t],[nt("BR-CL-01","type code (BT-3, UNTDID 1001\
)",K,({typeCode:t})=>t),nt("BR-CL-04","currency (BT-5, ISO 4217)",q,({currency:t})=>t),nt("BR-CL-05","currency of VAT (BT-6, ISO 4217)",q,({taxCurrency:t})=>t)]),
d("country","all",yt,[nt("BR-CL-14","country (ISO 3166-1)",z,t=>t)]),d("VAT identifier","all",Tt,[["BR-CO-09","A VAT identifier begins with the code of its coun\
try (BT-31, BT-48)",t=>t===null||rt(t.slice(0,2)),t=>t]]),d("payment","above MINIMUM",({payment:t})=>t.means,[["BR-CL-16","The means of payment is one of its li\
st (BT-81, UNTDID 4461)",({code:t})=>t===null||X(t),({code:t})=>t]]),d("VAT breakdown","above MINIMUM",({taxes:t})=>t,[nt("BR-CL-18","category of VAT (BT-118)",
Z,t=>t.category)]),d("line","with lines",({lines:t})=>t,[at("BR-CL-18")]),d("allowance","above MINIMUM",({allowances:t})=>t,[at("BR-CL-17"),nt("BR-CL-19","reaso\
n of an allowance (BT-98, UNTDID 5189)",H,({reasonCode:t})=>t)]),d("charge","above MINIMUM",({charges:t})=>t,[at("BR-CL-17")])],Mt=[d("invoice","XRECHNUNG",t=>[
t],[["BR-DE-1","The invoice says how it is paid (BG-16)",({payment:t})=>t.means.length>0],["BR-DE-15","The invoice has a buyer reference (BT-10)",({buyerReference:t})=>l(
t)]]),d("seller","XRECHNUNG",({seller:t})=>C(t),[["BR-DE-2","The seller has a contact (BG-6)",({contact:t})=>t!==null],["BR-DE-3","The address of the seller has\
 a city (BT-37)",({address:t})=>t===null||l(t.city)],["BR-DE-4","The address of the seller has a post code (BT-38)",({address:t})=>t===null||l(t.postCode)]]),d(
"seller contact","XRECHNUNG",({seller:t})=>C(t?.contact),[["BR-DE-5","The contact of the seller has a name (BT-41)",({name:t})=>l(t)],["BR-DE-6","The contact of\
 the seller has a telephone number (BT-42)",({phone:t})=>l(t)],["BR-DE-7","The contact of the seller has an e-mail address (BT-43)",({email:t})=>l(t)]]),d("buye\
r","XRECHNUNG",({buyer:t})=>C(t?.address),[["BR-DE-8","The address of the buyer has a city (BT-52)",({city:t})=>l(t)],["BR-DE-9","The address of the buyer has a\
 post code (BT-53)",({postCode:t})=>l(t)]]),d("delivery address","XRECHNUNG",({delivery:t})=>C(t?.address),[["BR-DE-10","An address of delivery has a city (BT-7\
7)",({city:t})=>l(t)],["BR-DE-11","An address of delivery has a post code (BT-78)",({postCode:t})=>l(t)]]),d("VAT breakdown","XRECHNUNG",({taxes:t})=>t,[["BR-DE\
-14","A row of the VAT breakdown has a rate (BT-119)",({rate:t})=>l(t)]])],lt=t=>t===null||(s(t)?.units??0n)>=0n,mt=({start:t,end:e})=>t===null||e===null||e>=t,
ct=t=>[t],ft=({code:t})=>t==="30"||t==="58",ht=t=>[[t[0],"An allowance or charge has an amount (BT-92, BT-99)",({amount:e})=>l(e)],[t[1],"An allowance or charge\
 has a category of VAT (BT-95, BT-102)",({taxCategory:e})=>l(e)],[t[2],"An allowance or charge has a reason or its code",I],[t[3],"A reason of an allowance or c\
harge is given as text, as code, or as both",I]],ot=t=>[[t[0],"An allowance or charge of a line has an amount (BT-136, BT-141)",({amount:e})=>l(e)],[t[1],"An al\
lowance or charge of a line has a reason or its code",I],[t[2],"A reason for a line is given as text, as code, or as both",I]],wt=[d("invoice","all",ct,[["BR-01",
"The invoice names its specification (BT-24)",({guideline:t})=>l(t)],["BR-02","The invoice has a number (BT-1)",({number:t})=>l(t)],["BR-03","The invoice has an\
 issue date (BT-2)",({issueDate:t})=>l(t)],["BR-04","The invoice has a type code (BT-3)",({typeCode:t})=>l(t)],["BR-05","The invoice has a currency (BT-5)",({currency:t})=>l(
t)],["BR-06","The seller has a name (BT-27)",({seller:t})=>l(t?.name)],["BR-07","The buyer has a name (BT-44)",({buyer:t})=>l(t?.name)],["BR-08","The seller has\
 an address (BG-5)",({seller:t})=>(t?.address??null)!==null],["BR-09","The address of the seller has a country (BT-40)",({seller:t})=>l(t?.address?.country)]]),
d("invoice","above MINIMUM",ct,[["BR-10","The buyer has an address (BG-8)",({buyer:t})=>(t?.address??null)!==null],["BR-11","The address of the buyer has a coun\
try (BT-55)",({buyer:t})=>l(t?.address?.country)],["BR-CO-18","There is a breakdown of VAT (BG-23)",({taxes:t})=>t.length>0],["BR-53","If VAT has a currency of \
its own (BT-6), its total in that currency is there (BT-111)",({taxCurrency:t,totals:e})=>t===null||l(e.taxInAccountingCurrency)]]),d("seller","above MINIMUM",({
seller:t})=>C(t),[["BR-CO-26","The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)",({identifiers:t,legalId:e,vatId:p})=>t.
length>0||l(e)||l(p)],["BR-62","The electronic address of the seller has a scheme (BT-34)",({electronicAddress:t})=>t?.scheme!==null]]),d("buyer","above MINIMUM",
({buyer:t})=>C(t),[["BR-63","The electronic address of the buyer has a scheme (BT-49)",({electronicAddress:t})=>t?.scheme!==null]]),d("payee","above MINIMUM",({
payee:t})=>C(t),[["BR-17","A payee has a name (BT-59), and is not the seller",({name:t},{seller:e})=>t!==null&&t!==e?.name,({name:t})=>t]]),d("tax representativ\
e","above MINIMUM",({taxRepresentative:t})=>C(t),[["BR-18","A tax representative has a name (BT-62)",({name:t})=>l(t)],["BR-19","A tax representative has an add\
ress (BG-12)",({address:t})=>t!==null],["BR-20","The address of a tax representative has a country (BT-69)",({address:t})=>l(t?.country)],["BR-56","A tax repres\
entative has a VAT identifier (BT-63)",({vatId:t})=>l(t)]]),d("delivery address","above MINIMUM",({delivery:t})=>C(t?.address),[["BR-57","An address of delivery\
 has a country (BT-80)",({country:t})=>l(t)]]),d("period","above MINIMUM",({period:t})=>C(t),[["BR-29","The invoicing period does not end before it begins (BT-7\
3, BT-74)",mt,({end:t})=>t]]),d("payment","above MINIMUM",({payment:t})=>t.means,[["BR-49","A means of payment has a code (BT-81)",({code:t})=>l(t)],["BR-61","A\
 credit transfer names an account (BT-84)",t=>!ft(t)||l(t.iban)],["BR-51","A card has at most its last digits (BT-87)",({card:t})=>(t?.length??0)<=10]]),d("allo\
wance","above MINIMUM",({allowances:t})=>t,ht(["BR-31","BR-32","BR-33","BR-CO-21"])),d("charge","above MINIMUM",({charges:t})=>t,ht(["BR-36","BR-37","BR-38","BR\
-CO-22"])),d("VAT breakdown","above MINIMUM",({taxes:t})=>t,[["BR-45","A row of the VAT breakdown has a taxable amount (BT-116)",({basis:t})=>l(t)],["BR-46","A \
row of the VAT breakdown has an amount of VAT (BT-117)",({amount:t})=>l(t)],["BR-47","A row of the VAT breakdown has a category (BT-118)",({category:t})=>l(t)],
["BR-48","A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply",({rate:t,category:e})=>l(t)||e==="O"]]),d("line","with lines",O,[["BR-21","\
A line has an identifier (BT-126)",({id:t})=>l(t)],["BR-22","A line has a quantity (BT-129)",({quantity:t})=>l(t)],["BR-23","The quantity of a line has a unit (\
BT-130)",({unit:t})=>l(t)],["BR-24","A line has a net amount (BT-131)",({netAmount:t})=>l(t)],["BR-25","The item of a line has a name (BT-153)",({name:t})=>l(t)],
["BR-26","The item of a line has a net price (BT-146)",({netPrice:t})=>l(t)],["BR-27","The net price is not negative (BT-146)",({netPrice:t})=>t!==null&&lt(t),({
netPrice:t})=>t],["BR-28","The gross price is not negative (BT-148)",({grossPrice:t})=>lt(t),({grossPrice:t})=>t],["BR-30","The period of a line does not end be\
fore it begins",({period:t})=>t===null||mt(t)],["BR-64","The standard identifier of an item has a scheme (BT-157)",({standardItemId:t})=>t?.scheme!==null],["BR-\
CO-04","A line has a category of VAT (BT-151)",({taxCategory:t})=>l(t)]]),d("line allowance","with lines",t=>O(t).flatMap(({allowances:e})=>e),ot(["BR-41","BR-4\
2","BR-CO-23"])),d("line charge","with lines",t=>O(t).flatMap(({charges:e})=>e),ot(["BR-43","BR-44","BR-CO-24"]))],At=1e3,Dt=[...wt,...T,...pt,...Bt,...Mt];async function Ct({
invoice:t,profile:e},p){const v=[];for(const{where:D,scope:_,each:G,rows:W}of Dt){if(!Pt(_,e?.level))continue;const j=G(t);for(const[st,bt]of j.entries()){const xt=p.
step(W.length*20);xt&&await xt;for(const[Ht,jt,Yt,zt,Jt]of W)if(!Yt(bt,t)){if(v.length>=At)return v;v.push({rule:Ht,text:jt,where:j.length>1?`${D} ${st+1}`:D,found:zt?.(
bt)??null,expected:Jt??null})}}}return v}function Pt(t,e){return t==="XRECHNUNG"?e==="XRECHNUNG":t==="all"?!0:e!=="MINIMUM"&&(t==="above MINIMUM"||e!=="BASIC WL")}
function Lt(t,e){const p=Ut(t);return p.length>0?p:new Ft(t,e).broken()}function Ut({lines:t,allowances:e,charges:p,thirdPartyCharges:v,taxes:D,totals:_}){return[
["the net amounts of the lines",t.map(({netAmount:W})=>W)],["the allowances and charges",[...e,...p,...v].map(({amount:W})=>W)],["the VAT breakdown",D.flatMap(({
basis:W,amount:j,rate:st})=>[W,j,st])],["the totals",Object.values(_)]].filter(([,W])=>W.some(j=>j!==null&&s(j)===void 0)).map(([W])=>({rule:"BR-DEC",message:`${W}\
 have an amount that is not a decimal number`}))}const _t={units:1n,scale:2},Nt={units:1n,scale:0};class Ft{invoice;level;found=[];counted;constructor(e,p){this.
invoice=e,this.level=p,this.counted=e.lines.filter(({kind:v})=>v===null||v==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:e,net:p,gross:v,due:D}=this.invoice.totals,_=(G,W,j)=>{W===null&&this.found.push({rule:G,message:`the ${j} is missing`})};this.
level!=="MINIMUM"&&_("BR-12",e,"sum of the line net amounts (BT-106)"),_("BR-13",p,"total without VAT (BT-109)"),_("BR-14",v,"total with VAT (BT-112)"),_("BR-15",
D,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",o(this.counted.
map(({netAmount:e})=>J(e))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:e,allowances:p,charges:v}=this.invoice;this.compare("11","allowances",It(p),p.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),
this.compare("12","charges",It(v),v.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const D=c(B(J(e.lines),J(e.allowances)),J(e.charges));this.
compare("13","net",D,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:e,totals:p}=this.
invoice;e.length>0&&p.tax!==null&&this.exact("BR-CO-14",p.tax,o(e.map(({amount:D})=>J(D))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT break\
down"}),e.every(({basis:D,rate:_,amount:G})=>{const W=a(h(h(J(D),J(_)),_t));return g(Nt,E(B(E(J(G)),E(W))))})||this.found.push({rule:"BR-CO-17",message:"an amou\
nt of VAT (BT-117) is not the taxable amount times the rate"})}gross(){const{net:e,tax:p}=this.invoice.totals;this.compare("15","gross",c(J(e),J(p)),this.terms,
{total:"the total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:e,paid:p,rounding:v,due:D}=this.invoice.totals;if(D===null)return;
const _=c(B(J(e),J(p)),J(v)),G="the amount due (BT-115)",W="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED")return this.exact(
"BR-CO-16",D,_,{total:G,from:W});const j=o(this.invoice.thirdPartyCharges.map(({amount:st})=>J(st)));this.exact("BR-FXEXT-CO-16",D,c(_,j),{total:G,from:`${W} an\
d the charges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(e,p,v,D,_){
const G=this.invoice.totals[p];if(G===null&&["lines","net","gross"].includes(p))return;if(this.level!=="EXTENDED")return this.exact(`BR-CO-${e}`,G,v,_);const W={
units:BigInt(D),scale:2};g(E(B(J(G),a(v))),W)&&this.found.push(Ot(`BR-FXEXT-CO-${e}`,_))}exact(e,p,v,D){B(J(p),a(v)).units!==0n&&this.found.push(Ot(e,D))}}const Ot=(t,{
total:e,from:p})=>({rule:t,message:`${e} differs from ${p}`}),J=t=>t===null?i:s(t)??i,It=t=>o(t.map(({amount:e})=>J(e)));async function Kt(t){const{invoices:e,refused:p}=await(0,L.
sc)(t),[v,D]=e;if(!v)return[p?`the attached XML ${p.reason}`:"there is no XML in CII or UBL"];const _=await(0,L.Uj)(t),G=await(0,P.Br)(t);return[...D?[`there ar\
e ${e.length} invoices, where one is allowed`]:[],...St(v,_),...$t(G,_),...await Xt(t),...Zt(t,v),...Vt(await Ct(v,t.job.pace)),...Lt(v.invoice,v.profile?.level).
map(({rule:W,message:j})=>`${W}: ${j}`)]}function Vt(t){const e=new Map;for(const p of t)e.has(p.rule)||e.set(p.rule,p);return[...e.values()].map(({rule:p,text:v,
where:D})=>`${p} (${D}): ${v}`)}const Gt=(t,e)=>St(t,e).length===0;function St({syntax:t,profile:e,file:p},v){if(t==="UBL")return["the XML is UBL, and Factur-X \
takes only CII"];if(!e)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!v)return["the XMP does not say that the document is an\
 electronic invoice"];const D=[],_=[e.level,e.level.replaceAll(" ","")];return(v.level===null||!_.includes(v.level.toUpperCase()))&&D.push(`the XMP names anothe\
r level (fx:ConformanceLevel) than the XML, which is ${e.level}`),v.file?.toLowerCase()!==p.toLowerCase()&&D.push("the XMP names another file (fx:DocumentFileNa\
me) than the attached one"),v.type!=="INVOICE"&&D.push("the XMP does not say INVOICE (fx:DocumentType)"),v.version===null?D.push("the XMP names no version (fx:V\
ersion)"):Wt.test(v.version)||D.push("the XMP names a version (fx:Version) that does not exist"),D}const Wt=/^(?:\d\.\d|[12]p0)$/;function $t(t,e){const p=t?.properties.
find(({namespace:D,name:_})=>D===N.dK.pdfaExtension&&_==="schemas"),v=t&&p?t.text.slice(p.from,p.to):"";return!e||L.fD.some(D=>v.includes(D))?[]:["the XMP does \
not describe its properties of Factur-X (pdfaExtension:schemas)"]}async function Xt(t){const{archive:e}=await(0,F.ds)(t);return[...e!==void 0&&(e.part===3||e.part===
4&&e.level==="f")?[]:["the document does not claim PDF/A-3"],...t.security?["the document is encrypted"]:[]]}const kt=["Alternative","Source","Data"];function Zt(t,{
attachment:e,profile:p,file:v}){const D=["MINIMUM","BASIC WL"].includes(p?.level??"")?["Data"]:kt,_=[];return p&&v.toLowerCase()!==p.file&&v.toLowerCase()!=="zu\
gferd-invoice.xml"&&_.push(`the attachment must be called ${p.file}`),(e.relationship===null||!D.includes(e.relationship))&&_.push(`the relationship (AFRelation\
ship) must be ${D.join(", ")}`),e.mimeType!=="text/xml"&&e.mimeType!=="application/xml"&&_.push("the media type of the attachment must be text/xml"),(t.array(t.
catalog.get("AF"))??[]).flatMap(j=>{const st=t.dict(t.dict(j)?.get("EF"));return st?[t.resolve(st.get("F")),t.resolve(st.get("UF"))]:[]}).includes(e.stream)||_.
push("the attachment is not an associated file of the document (/AF)"),_}}),21281:((Y,$,f)=>{f.d($,{Ip:()=>l,XM:()=>x,Xb:()=>y,ds:()=>C,qg:()=>A});var F=f(59071),
N=f(70549),P=f(43496),L=f(824),d=f(1975),O=f(60912);const C=(0,N.n)(async n=>l(n,await(0,L.Br)(n)));function l(n,i){const s=(E,g)=>(0,F.wh)((0,d.sm)(i,E,g)[0]??
""),r=b(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),c=I(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,B=[s("pdfxid","GTS_PDFXVersi\
on")||s("pdfx","GTS_PDFXVersion")||((0,F.Gh)(n.resolve((0,L._U)(n)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],h=[
r?.name,c,...B.filter(E=>/^PDF\/[\w .:/()-]{1,40}$/.test(E))];return{archive:r,accessible:c,names:h.filter(E=>E!==void 0)}}const I=n=>/^[1-9]$/.test(n);function b(n,i){
if(!I(n))return;const s=/^[abuef]$/.test(i)?i:"";return{part:Number(n),level:s,name:`PDF/A-${n}${s}`}}function A(n,i,s,r){return i&&T(n,i,[P.dK.pdfaid]),y(s,r)}
const y=({name:n},i)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${i}.`});async function x(n){const i=await(0,L.Br)(n);if(!i)
return[];const{archive:s,accessible:r}=l(n,i);T(n,i,[P.dK.pdfaid,P.dK.pdfuaid]);const c=[s?.name,r].filter(m=>m!==void 0);return c.length>0?[V(c)]:[]}const V=n=>({
code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function T(n,i,s){i.properties.
some(({namespace:r})=>s.includes(r))&&(0,O._L)(n,(0,O.QH)(i,({namespace:r})=>s.includes(r),[]))}}),60912:((Y,$,f)=>{f.d($,{QH:()=>L,T3:()=>d,_L:()=>I});var F=f(
43496),N=f(3907),P=f(45599);function L(b,A,y){const{text:x,properties:V,end:T,about:n}=b,i=[];let s=0;for(const r of V.filter(A).sort((c,m)=>c.from-m.from))r.from<
s||(i.push(x.slice(s,r.from)),s=r.to);return i.push(x.slice(s,Math.max(T,s))),y.length>0&&i.push(O(y,n)),i.push(x.slice(Math.max(T,s))),l(i.join(""))}function d(b){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${F.dK.rdf}">
${O(b,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(b,A){const x=[...new Set(b.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${F.dK[T]}"`).join(""),V=b.map(({prefix:T,name:n,form:i,values:s})=>`\
<${T}:${n}>${C(i,s)}</${T}:${n}>
`);return`<rdf:Description xmlns:rdf="${F.dK.rdf}" rdf:about="${(0,N.X)(A)}"${x}>
${V.join("")}</rdf:Description>
`}function C(b,A){const y=x=>A.map(V=>`<rdf:li${x}>${(0,N.X)(V)}</rdf:li>`).join("");switch(b){case"simple":return(0,N.X)(A[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const l=b=>b.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function I(b,A){const y=b.catalog.get("Metadata"),x=b.resolve(y),V=x instanceof P.Z6?[...x.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],T=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...V]),n=new P.Z6(T,Buffer.
from(A,"utf8"));(0,P.i9)(y)&&x instanceof P.Z6?b.put(y,n):b.edit(b.catalogNumber).set("Metadata",b.add(n))}}),94289:((Y,$,f)=>{f.d($,{Y:()=>F});function F(C,l){
switch(C){case"D":return String(l);case"R":return d(l);case"r":return d(l).toLowerCase();case"A":return O(l);case"a":return O(l).toLowerCase();default:return""}}
const N=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,L=2600;function d(C){
if(C>P)return String(C);let l="",I=C;for(const[b,A]of N)for(;I>=b;)l+=A,I-=b;return l}function O(C){return C>L?String(C):String.fromCharCode(65+(C-1)%26).repeat(
Math.ceil(C/26))}}),33546:((Y,$,f)=>{f.d($,{FB:()=>d,Hr:()=>C,Zh:()=>l,k$:()=>O,qm:()=>I});var F=f(93604),N=f(45599),P=f(81077);const L={first:0,style:"D",prefix:void 0,
start:1};async function d(T){const n=T.catalog.get("PageLabels");if(!T.dict(n))return;const i=(await(0,P.Zc)(T,n,"Nums")).map(([s,r])=>({first:Number(s),label:T.
dict(r)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,r)=>s.first-r.first).filter(({first:s},r,c)=>c[r+1]?.first!==s).map(({first:s,label:r})=>({first:s,
...b(T,r)}));return i[0]?.first===0?i:[L,...i]}function O(T,n){const i=T.editCatalog();if(n.length===0){i.delete("PageLabels");return}const s=n[0].first===0?n:[
L,...n],r=V(T),c=s.map(({first:m,start:B,...h})=>[m,x({...h,number:B},r)]);i.set("PageLabels",T.add((0,P.H6)(T,c,"Nums")))}async function C(T){const n=await d(T);
if(!n)return;const i=n.map(({first:s})=>s);return s=>{const r=n[(0,F.M)(i,s)-1];return{...r,number:r.start+s-r.first}}}function l(T,n){const i=[],s=V(T);let r,c=0;
for(const m of n)(!r||!A(r,m))&&i.push([c,x(m,s)]),r=m,c++;return(0,P.H6)(T,i,"Nums")}async function I(T,n){const i=await C(T);if(!i)return;const s=l(T,Array.from(
n,r=>i(r-1)));T.editCatalog().set("PageLabels",T.add(s))}function b(T,n){const i=T.resolve(n?.get("S")),s=T.resolve(n?.get("P")),r=T.resolve(n?.get("St"));return{
style:i instanceof N.SX?i.text:void 0,prefix:s instanceof N.Mx&&s.bytes.length>0?s:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function A(T,n){
return T.style!==n.style||n.style!==void 0&&n.number!==T.number+1?!1:T.prefix===n.prefix?!0:!!T.prefix&&!!n.prefix&&Buffer.compare(T.prefix.bytes,n.prefix.bytes)===
0}const y=100;function x({style:T,prefix:n,number:i},s){return(0,N.jd)({S:T===void 0?void 0:(0,N.UU)(T),P:n&&n.bytes.length>y?s(n):n,St:T===void 0||i===1?void 0:
i})}function V(T){const n=new Map;return i=>{let s=n.get(i);return s||n.set(i,s=T.add(i)),s}}}),16231:((Y,$,f)=>{f.d($,{Df:()=>l,Ez:()=>C,W4:()=>b});var F=f(17079),
N=f(33973),P=f(45599),L=f(91374),d=f(33311),O=f(59071);const C=async y=>(await l(y)).map(x=>A(y,x));async function l(y){const x=await(0,L.qU)(y),{ByteRange:V,Sig:T}=await(0,d.
S)(y),n=V.length>0?T:[],i=[],s=new Set,r=(B,h,E)=>{const g=(0,L.hj)(y,B,"V"),o=y.resolve(g),a=(0,P.Zm)(o)?o:void 0;a&&s.add(a);const u=a?I(y,a):null;i.push({name:(0,O.
wh)(E)||null,field:B,fieldNumber:h,value:g,signature:a,kind:u})};for(const{dict:B}of x)s.add(B);for(const{type:B,dict:h,number:E,name:g}of(0,L.i4)(x))B==="Sig"&&
r(h,E,g);const c=n.flatMap(B=>{const h=y.get(B);if(!((0,P.Zm)(h)&&!s.has(h)&&(h.has("T")||(0,P.Eo)(h.get("Subtype"),"Widget")))||!(0,P.Eo)(y.resolve((0,L.hj)(y,
h,"FT")),"Sig"))return[];const g=y.resolve((0,L.hj)(y,h,"V"));return(0,P.Zm)(g)&&!s.has(g)?[{number:B,field:h}]:[]});if(c.length>0){const{live:B}=await(0,N.Gy)(
y);for(const{number:h,field:E}of c)B[h]===1&&r(E,h,(0,L.fq)(y,E))}const m=y.dict(y.catalog.get("Perms"));for(const B of["UR3","UR"]){const h=m?.get(B),E=y.dict(
h);E&&i.push({name:null,field:void 0,fieldNumber:void 0,value:h,signature:E,kind:"usage_rights"})}return i}function I(y,x){if((0,P.Eo)(y.resolve(x.get("Type")),
"DocTimeStamp")||(0,P.Eo)(y.resolve(x.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const V=y.resolve(y.dict(y.catalog.get("Perms"))?.get("DocMDP"));return x===
V?"certification":"approval"}const b=(y,x)=>(0,F._)((0,O.Gh)(y.resolve(x.get("M")))??"")??null;function A(y,{name:x,signature:V,kind:T}){if(!V)return{field:x,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const n=y.resolve(V.get("SubFilter"));return{field:x,signed:!0,kind:T,subFilter:n instanceof P.SX?n.text:null,signer:(0,O.
Gh)(y.resolve(V.get("Name"))),date:b(y,V)}}}),33973:((Y,$,f)=>{f.d($,{Gy:()=>y,Rf:()=>x,Ip:()=>V});var F=f(54619),N=f(85368),P=f(88500);class L{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.
s;signed=new Set;constructor(o,a,u){this.detail=a,this.strings=u,this.scan.strings=u;const M=new Int32Array(a?8*o:o);this.done=new Uint8Array(a?o:0);const R=S=>M.
subarray(S*o,(S+1)*o);this.end=R(0),this.valueEnd=R(1),this.dataStart=R(2),this.dataEnd=R(3),this.lengthStart=R(4),this.lengthEnd=R(5),this.from=R(6),this.to=R(
7)}}var d=f(78157),O=f(79725),C=f(39150),l=f(45599);class I{scan=new P.s;ranges=new Map}const b=2;class A{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,a,u){
this.walked=u,this.live=new Uint8Array(o),this.via=new Int32Array(a?o:0)}}async function y(g,{watched:o}={}){const{markings:a,referrers:u}=await x([g],{watched:o,
detail:!0}),{live:M,via:R}=a[0];return{live:M,via:R,referrers:u}}async function x(g,o={}){const a=new r(g,o);return await a.run(),a}function V(g,{repairs:o}){for(const{
part:a,number:u,value:M}of o)g[a].put(u,M)}const T=100,n=100,i=-2;function s(g){if(g instanceof l.Z6)return g.data.length+s(g.dict);if(Array.isArray(g))return 12*
g.length;if(!(g instanceof l.Bi))return T;let o=30*g.size;for(const a of g.values())Array.isArray(a)&&(o+=12*a.length);return o}class r{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new O.R;strings;alias;constructor(o,{detail:a=!1,strings:u=!1,watched:M,alias:R}){if(this.documents=o,this.strings=
u,this.alias=R,this.markings=o.map(S=>new A(S.size,M!==void 0,m(S,u||a,u))),!!M){this.watched=new Uint8Array(o[0].size);for(const S of M)this.watched[S]=1}}async run(){
const{documents:o,stack:a}=this,[u]=o;for(const[M,R]of u.trailer)M!=="Encrypt"&&this.followValue(0,R);for(;a.length>0;){const M=a.pop(),R=M%o.length,S=u.job.pace.
step(this.follow(R,(M-R)/o.length));S&&await S}for(const{live:M,signed:R,walked:S}of this.markings)for(const U of S.signed)M[U]===1&&R.add(U)}visit(o,a){this.alias&&
({part:o,number:a}=this.alias(o,a)??{part:o,number:a}),this.watched&&this.watched[a]===1&&this.referrers.add(this.current);const u=this.markings[o],{live:M}=u;if(a>
0&&a<M.length&&M[a]!==0)return;const R=this.documents[o];if(a<=0||a>=M.length||!R.exists(a))return R.missed(a);M[a]=1,this.watched&&(u.via[a]=this.current),this.
stack.push(a*this.documents.length+o)}follow(o,a){const u=this.documents[o],M=this.markings[o],{walked:R}=M;if(this.current=a,M.count++,u.isChanged(a))return this.
followChanged(u,M,o,a);if(R.done[a]===1)return this.followAgain(u,M,o,a);const{scan:S,detail:U}=R;U||(S.used=0);const k=S.used,Q=u.table.kind[a]===F.tL?this.walk(
u,R,a):this.walkPlace(u,a,S);return Q<0||S.byteRange&&this.isSignature(R.signed,a)?this.forget(S,k).followRepaired(u,o,a):(M.bytes+=Q,U&&(R.from[a]=k,R.to[a]=S.
used,R.valueEnd[a]=this.extent.valueEnd,R.done[a]=1),this.followMarks(o,S,k,S.used,S.lengthStart),n+Q)}followChanged(o,a,u,M){const R=o.patched(M);if(!R){const et=o.
edited.get(M);return c(et)||et===null?this.followRepaired(o,u,M):(this.followValue(u,et),a.bytes+=s(et),n)}const{detail:S}=a.walked;if(R.references&&!S&&!o.suspect){
for(let et=R.first;et<R.last;et++)this.visit(u,R.references[et]);return a.bytes+=R.end-R.start,n}const{scan:U,ranges:k}=B(a);S||(U.used=0);const Q=U.used,tt=this.
walkPlace(o,M,U);return tt<0||U.byteRange&&this.isSignature(a.signed,M)?this.forget(U,Q).followRepaired(o,u,M):(a.bytes+=tt,S&&k.set(M,{from:Q,to:U.used,valueEnd:this.
extent.valueEnd}),this.followMarks(u,U,Q,U.used,U.lengthStart),n+tt)}followAgain(o,a,u,M){const{walked:R}=a;return a.bytes+=R.end[M]>0?R.end[M]-o.table.place[M]:
T,this.followMarks(u,R.scan,R.from[M],R.to[M],R.lengthStart[M]),n}isSignature(o,a){return o.add(a),this.strings}followMarks(o,{marks:a},u,M,R){const S=this.strings?
R:i;for(let U=u;U<M;U+=3)a[U]!==P.A&&a[U+1]!==S&&this.visit(o,a[U])}forget(o,a){return o.used=a,this}followRepaired(o,a,u){const M=o.get(u),R=c(M)?o.resolve(M):
M;return R===null?(this.markings[a].live[u]=b,this.markings[a].count--):this.repair(a,u,R),n}repair(o,a,u){this.repairs.push({part:o,number:a,value:u}),this.followValue(
o,u)}followValue(o,a){const u=[a];for(;u.length>0;){const M=u.pop();if(M instanceof l.oS)this.visit(M instanceof l.rV?M.part:o,M.number);else if(Array.isArray(M))
for(const R of M)u.push(R);else if(M instanceof l.Bi){M.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const R of M.values())u.push(R)}else if(M instanceof
l.Z6)for(const[R,S]of M.dict)R!=="Length"&&u.push(S)}}walk(o,a,u){const{extent:M}=this,{bytes:R}=o,{scan:S}=a,U=o.bodies[u];S.forgetLength();const{kept:k}=this,
Q=!this.strings&&o.recallEntries(u,k);Q&&S.append(k.scan.marks,k.marksFrom,k.marksTo);const tt=Q?k.close+2:S.value(R,U,R.length);return tt<0||R[tt-1]===d.AV||!(0,N.
x)(o,tt,S,M)||o.suspect&&!(0,C.D)(R,U,tt)?-1:(M.dataStart<0&&(S.lengthStart=-1),a.end[u]=M.end,a.detail&&(a.dataStart[u]=M.dataStart,a.dataEnd[u]=M.dataEnd,a.lengthStart[u]=
S.lengthStart,a.lengthEnd[u]=S.lengthEnd),M.end-o.table.place[u])}walkPlace(o,a,u){const M=o.place(a);if(!M)return-1;const{bytes:R,start:S,end:U}=M;u.forgetLength();
const k=u.value(R,S,U);return u.lengthStart=-1,k<0&&!E(R,S,U)||h(R,S,U)||k>0&&R[k-1]===d.AV||k>=0&&(0,d.AN)(R,k,U)<U||o.suspect&&!(0,C.D)(R,S,U)?-1:(this.extent.
valueEnd=k<0?U:k,U-S)}}const c=g=>g instanceof l.oS&&!(g instanceof l.rV);function m(g,o,a){const u=g.walked;if(u?.strings===a)return u;const M=new L(g.size,o,a);
return o&&(g.walked=M),M}function B(g){return g.patches||(g.patches=new I,g.patches.scan.strings=g.walked.strings),g.patches}function h(g,o,a){const u=(0,d.AN)(
g,o,a);return u>=a||g[u]===d.yq&&(0,d.wb)(g,u,"null")}function E(g,o,a){for(let u=o;u<a;u++)if("<([/%".includes(String.fromCharCode(g[u])))return!1;return!0}}),
69289:((Y,$,f)=>{f.d($,{V:()=>L});var F=f(78157),N=f(45798),P=f(45599);function L({bytes:d,job:O}){const C=(0,F.bS)(d).subarray(0,1024),l=C.indexOf(" obj");if(l<
0||!C.includes("/Linearized"))return;const I=new N.i(d,l+4,Math.min(d.length,l+2048),O.limits.nesting).value();return(0,P.Zm)(I)&&I.has("Linearized")&&I.get("L")===
d.length?I:void 0}}),21996:((Y,$,f)=>{f.d($,{Av:()=>I,RJ:()=>y,V3:()=>A,vb:()=>x,zx:()=>l});var F=f(54619),N=f(93604),P=f(78157),L=f(88500);const d=2048,O=65536,
C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function l(n,i){const{found:s,all:r}=await b(n,i),c=m=>[...new Set([...m,...r])].sort((B,h)=>B-h);return Object.fromEntries(
i.map(m=>[m,c(s[m])]))}async function I(n,i){const{found:s,all:r}=await b(n,i);for(const c of Object.values(s))for(const m of c)r.add(m);return r}async function b(n,i){
const s=i.map(B=>{const[h="",...E]=[...B].map(o=>o.replace(/\W/,"\\$&")),g=/\W/.test(B)?C:"\\w";return`${h}(?:${E.join("")}|${g}{0,${Math.max(0,B.length-2)}}#)`}),
r=new RegExp(`/(?:${s.join("|")}|#)`,"g"),c=Object.fromEntries(i.map(B=>[B,new Set])),m=new Set;await y(n,(B,h,E,g)=>{const o=B.toString("latin1",h,E);r.lastIndex=
0;for(let a=r.exec(o);a;a=r.exec(o)){const u=g(h+a.index);u!==void 0&&(a[0].endsWith("#")?m.add(u):c[a[0].slice(1)].add(u))}});for(const B of x(n))m.add(B);return{
found:c,all:m}}async function A(n,i){const s=await l(n,i);return[...new Set(Object.values(s).flat())].sort((r,c)=>r-c)}async function y(n,i){const{bytes:s,table:r}=n,
c=V(n),m=new Int32Array(c.length);for(let o=0;o<c.length;o++)m[o]=r.place[c[o]];const B=(0,P.bS)(s),h=o=>c[(0,N.M)(m,o)-1],E=new L.s;let g=0;for(let o=0;o<c.length;o++){
const a=o+1===c.length,u=a?s.length:m[o+1],M=u-m[o]>d;if(!M&&!a&&u-g<O)continue;if(M){m[o]>g&&i(B,g,m[o],h),E.reset();const S=E.value(s,n.bodies[c[o]],u);i(B,m[o],
S<0?u:S,h)}else i(B,g,u,h);const R=n.job.pace.step(Math.min(u-g,O));R&&await R,g=u}for(const[o,a]of T(n)){const u=n.objectStream(o);if(!u)continue;const M=new Set(
a),{starts:R}=u;i((0,P.bS)(u.data),0,u.data.length,U=>{const k=u.numbers[(0,N.M)(R,U)-1];return k!==void 0&&M.has(k)?k:void 0});const S=n.job.pace.step(u.data.length);
S&&await S}}function*x(n){for(let i=1;n.hasChanges&&i<n.size;i++)n.isChanged(i)&&n.exists(i)&&(yield i)}function V(n){const{table:i,hasChanges:s}=n,r=[];let c=!0,
m=-1;for(let B=1;B<i.size;B++){if(i.kind[B]!==F.tL||s&&n.isChanged(B))continue;const h=i.place[B];c&&=h>=m,m=h,r.push(B)}return c?r:r.sort((B,h)=>i.place[B]-i.place[h])}
function T(n){const{table:i,hasChanges:s}=n,r=new Map;for(let c=1;c<i.size;c++){if(i.kind[c]!==F.UT||s&&n.isChanged(c))continue;const m=i.place[c],B=r.get(m);B?
B.push(c):r.set(m,[c])}return r}}),90536:((Y,$,f)=>{f.d($,{C:()=>N,L:()=>P});var F=f(45599);function N(L,d){const O=[L];for(;O.length>0;){const C=O.pop(),l=C instanceof
F.Z6?C.dict:C;if(Array.isArray(l))for(const I of l)O.push(I);else if(l instanceof F.Bi){d(l);for(const I of l.values())O.push(I)}}}function P(L,d){const O=[];return N(
L,C=>{O.length===0&&d(C)&&O.push(C)}),O.length>0}}),93604:((Y,$,f)=>{f.d($,{B:()=>F,M:()=>N});const F=(L,d)=>P(L,d,!1),N=(L,d)=>P(L,d,!0);function P(L,d,O){let[
C,l]=[0,L.length];for(;C<l;){const I=C+l>>1,b=L[I];b<d||O&&b===d?C=I+1:l=I}return C}})};
