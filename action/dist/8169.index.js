"use strict";exports.id=8169,exports.ids=[8169],exports.modules={748:((Z,z,o)=>{o.d(z,{Uz:()=>c,St:()=>s,yZ:()=>w,xS:()=>b,ln:()=>D,YX:()=>a,XK:()=>f});var O=o(6725),C=o(3311),
F=o(5767),N=o(191),v=o(6039),m=o(6524),i=o(5710);async function n(e){const{job:r,pages:u}=e,M=new l(e);for(const k of(await(0,C.w)(e)).resources){M.resources(k);
const V=r.pace.step(100);V&&await V}const E=new Set((await(0,F.S)(e)).AP);for(let k=0;E.size>0&&k<u.count;k++){const V=u.number(k);for(const H of e.array(e.entry(
V,"Annots"))??[]){const $=(0,v.i9)(H)?H.number:-1;($<0||E.has($))&&M.appearances(e.dict(H)?.get("AP"))}const J=r.pace.step(1e3);J&&await J}return M.fonts}class l{document;visit;seen=new Set;found=new Map;constructor(r){
this.document=r,this.visit=new N._i(r)}get fonts(){return[...this.found.values()].sort((r,u)=>y(r.name??"",u.name??"")||y(r.type??"",u.type??""))}resources(r){const u=[
r];for(;u.length>0;){const M=this.fresh(u.pop());if(M){for(const E of this.entries(M,"Font"))this.font(E,u);for(const E of["XObject","Pattern"])for(const k of this.
entries(M,E))u.push(this.fresh(k)?.get("Resources"));for(const E of this.entries(M,"ExtGState")){const[k]=this.document.array(this.document.dict(E)?.get("Font"))??
[];k!==void 0&&this.font(k,u)}}}}appearances(r){for(const u of this.document.dict(r)?.values()??[]){const M=this.document.resolve(u);if(M instanceof v.Z6)this.appearance(
u);else if(M instanceof v.Bi)for(const E of M.values())this.appearance(E)}}appearance(r){this.resources(this.fresh(r)?.get("Resources"))}font(r,u){const M=this.
fresh(r);if(!M)return;const{document:E}=this,k=(0,i.Vb)(E,M.get("Subtype"));k==="Type3"&&u.push(M.get("Resources"));const V=(0,i.Vb)(E,M.get("BaseFont"))||(0,i.
Vb)(E,(0,i.nb)(E,M)?.get("FontName")),{name:J,subset:H}=(0,i.GV)(V),$={name:V===""?null:d(J),type:(0,i.Vb)(E,(0,i.hL)(E,M)?.get("Subtype"))||k||null,embedded:(0,m.
n)(E,M),subset:H};this.found.set(JSON.stringify($),$)}fresh(r){if(r===void 0||!this.visit.first(r))return;const u=this.document.dict(r);if(!(!u||this.seen.has(u)))
return(0,v.i9)(r)||this.seen.add(u),u}*entries(r,u){const M=r.get(u);if(M===void 0)return;const E=this.fresh(M);E&&(yield*E.values())}}function d(e){const r=Buffer.
from(e,"latin1"),u=new TextDecoder().decode(r);return u.includes("�")?e:u}const y=(e,r)=>e<r?-1:e>r?1:0;var P=o(8143),U=o(5585);const D=({security:e})=>e?.locked===
!0,w=e=>e.get(e.catalogNumber)instanceof v.Bi,s=e=>!D(e)||w(e)&&S(e)===e.pages.count,a=e=>s(e)?e.pages.count:S(e)??x(e)??null,f=(e,r,u)=>u&&D(e)&&T(e)?null:r;async function c(e){
const r=w(e)?await n(e):[];return f(e,r,r.length===0)}async function b(e){const r=await(0,O.$x)(e);return f(e,r,r===!1)}function S(e){const r=e.get(e.catalogNumber),
u=(0,v.Zm)(r)?e.resolve(e.dict(r.get("Pages"))?.get("Count")):null;return typeof u=="number"&&Number.isInteger(u)&&u>0?u:void 0}function x(e){const r=(0,U.V)(e)?.
get("N");return typeof r=="number"&&Number.isInteger(r)&&r>0?r:void 0}function T({table:e}){return e.kind.subarray(0,e.size).includes(P.UT)}}),8169:((Z,z,o)=>{o.
d(z,{G:()=>k,g:()=>E});var O=o(4867),C=o(8990),F=o(3311),N=o(397),v=o(404),m=o(6039),i=o(3449);async function n(t){let g=0;return await(0,i.O)(t,p=>{const A=(0,m.
i9)(p)?t.entry(p.number,"Title"):t.dict(p)?.get("Title"),h=t.resolve(A)instanceof m.Mx;return h&&g++,h}),g}var l=o(8917),d=o(1275),y=o(5767),P=o(8247);async function U(t){
const g=await(0,C.qU)(t),{ByteRange:p,Sig:A}=await(0,y.S)(t),h=p.length>0?A:[],R=t.resolve(t.dict(t.catalog.get("Perms"))?.get("DocMDP")),L=[],K=new Set,X=(W,I)=>{
const B=t.resolve((0,C.hj)(t,W,"V")),G=(0,m.Zm)(B)?B:void 0;G&&K.add(G),L.push(D(t,(0,P.w)(I)||null,G,R))};for(const{dict:W}of g)K.add(W);for(const{type:W,dict:I,
name:B}of(0,C.i4)(g))W==="Sig"&&X(I,B);const j=h.flatMap(W=>{const I=t.get(W);if(!((0,m.Zm)(I)&&!K.has(I)&&(I.has("T")||(0,m.Eo)(I.get("Subtype"),"Widget")))||!(0,m.
Eo)(t.resolve((0,C.hj)(t,I,"FT")),"Sig"))return[];const G=t.resolve((0,C.hj)(t,I,"V"));return(0,m.Zm)(G)&&!K.has(G)?[{number:W,field:I}]:[]});if(j.length>0){const{
live:W}=await(0,d.Gy)(t);for(const{number:I,field:B}of j)W[I]===1&&X(B,(0,C.fq)(t,B))}const Y=t.dict(t.catalog.get("Perms"));for(const W of["UR3","UR"]){const I=t.
dict(Y?.get(W));I&&L.push({...D(t,null,I,null),kind:"usage_rights"})}return L}function D(t,g,p,A){if(!p)return{field:g,signed:!1,kind:null,subFilter:null,signer:null,
date:null};const h=t.resolve(p.get("SubFilter")),R=(0,m.Eo)(t.resolve(p.get("Type")),"DocTimeStamp")||(0,m.Eo)(h,"ETSI.RFC3161");return{field:g,signed:!0,kind:R?
"timestamp":p===A?"certification":"approval",subFilter:h instanceof m.SX?h.text:null,signer:(0,P.G)(t.resolve(p.get("Name"))),date:(0,l._)((0,P.G)(t.resolve(p.get(
"M")))??"")??null}}var w=o(191),s=o(5585),a=o(2040),f=o(269),c=o(748),b=o(4281),S=o(138),x=o(199);const T=1e3;function e(t){const{width:g,height:p}=(0,x.iN)(t),
A=h=>Math.round(h*t.userUnit*T)/T;return{width:A(g),height:A(p)}}function r({kinds:t,kindOf:g}){const p=new Int32Array(t.length),A=new Int32Array(t.length);for(let R=g.
length-1;R>=0;R--)p[g[R]]++,A[g[R]]=R+1;const h=new Map;for(const[R,L]of t.entries()){const{width:K,height:X}=e(L),j=`${K} ${X}`,Y=h.get(j);Y?Y.count+=p[R]:h.set(
j,{width:K,height:X,count:p[R],firstPage:A[R]})}return[...h.values()]}async function u(t,{kinds:g,kindOf:p}){const A=await(0,S.Hr)(t),h=g.map(e);return Array.from(
p,(R,L)=>({...h[R],rotation:g[R].rotation,label:A?M(A(L)):null}))}function M({style:t,prefix:g,number:p}){return(g?(0,P.G)(g)??"":"")+(0,b.Y)(t,p)}function E(t){
let g=!1;return{quiet:{...t,onRepaired:()=>{g=!0}},wasRepaired:()=>g}}async function k(t,{perPage:g,repaired:p,size:A}){const h=(0,c.yZ)(t),R=await(0,v.Br)(t),L=h&&
(0,c.St)(t)?await(0,F.w)(t):void 0,K=await(0,c.Uz)(t),X=h?await U(t):[],j=h?await(0,O._)(t):[],Y=h?await n(t):0,{names:W}=await(0,N.ds)(t);return{pageCount:(0,c.
YX)(t),fileSize:A,version:h?t.version:J(t),...(0,v._6)(t,R),pageSizes:L?r(L):null,locked:(0,c.ln)(t),encryption:$(t),permissions:Q(t),signatures:(0,c.XK)(t,X,X.
length===0),form:h?await V(t):null,attachments:(0,c.XK)(t,j.map(({name:I,size:B,mimeType:G,description:_,relationship:q})=>({name:I,size:B,mimeType:G,description:_,
relationship:q})),j.length===0),fonts:K?.map(I=>({...I}))??null,bookmarks:(0,c.XK)(t,Y,Y===0),tagged:h?H(t):null,claims:(0,c.XK)(t,W,W.length===0),javascript:await(0,c.
xS)(t),linearized:(0,s.V)(t)!==void 0,repaired:p,...g?{pages:L?await u(t,L):null}:{}}}async function V(t){const g=(0,w.Wo)(t,"AcroForm");if(!g)return null;const p=t.
resolve(g.dict.get("XFA"))!==null,A=(0,C.i4)(await(0,C.qU)(t)).map(({name:R},L)=>R===""?L:R),h=new Set(A).size;return h===0&&!p?null:{fields:h,xfa:p}}function J({
bytes:t}){return/%PDF-(\d\.\d)/.exec((0,f.bS)(t).toString("latin1",0,1032))?.[1]??null}function H(t){return t.resolve((0,w.Wo)(t,"MarkInfo")?.dict.get("Marked"))===
!0&&(0,w.Wo)(t,"StructTreeRoot")!==void 0}function $({security:t}){if(!t)return null;const{algorithm:g,keyBits:p=null,opensWithoutPassword:A}=t;return{algorithm:g?.
replace(/^RC4-.*/,"RC4")??null,keyBits:p,opensWithoutPassword:A}}function Q({security:t}){const g=new Set(t?(0,a.vc)(t.permissions):[]),p=t?.revision===2,A=t!==
void 0&&t.revision===void 0,h=(R,L)=>A?null:!g.has(p?L:R);return{allowPrint:h("allow_print","allow_print"),allowPrintHighResolution:h("allow_print_high_resoluti\
on","allow_print"),allowChangeContent:h("allow_change_content","allow_change_content"),allowAssembleDocument:h("allow_assemble_document","allow_change_content"),
allowCopyContent:h("allow_copy_content","allow_copy_content"),allowAccessibility:h("allow_accessibility","allow_copy_content"),allowCommentAndFillForm:h("allow_\
comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:h("allow_fill_form","allow_comment_and_fill_form")}}}),5710:((Z,z,o)=>{o.d(z,{GV:()=>m,Vb:()=>C,
hL:()=>F,nb:()=>N});var O=o(6039);function C(i,n){const l=i.resolve(n);return l instanceof O.SX?l.text:""}function F(i,n){if((0,O.Eo)(i.resolve(n.get("Subtype")),
"Type0"))return i.dict(i.array(n.get("DescendantFonts"))?.[0])}const N=(i,n)=>i.dict((F(i,n)??n).get("FontDescriptor")),v=/^[A-Z]{6}\+(?=.)/;function m(i){const n=i.
replace(v,"");return{name:n,subset:n!==i}}}),199:((Z,z,o)=>{o.d(z,{DI:()=>v,Mo:()=>F,S3:()=>C,Z7:()=>N,d:()=>i,iN:()=>O,lw:()=>m});function O({box:[n,l,d,y],rotation:P}){
const U=d-n,D=y-l;return P%180===0?{width:U,height:D}:{width:D,height:U}}function C({box:[n,l,d,y],rotation:P}){switch(P){case 0:return[1,0,0,1,n,l];case 90:return[
0,1,-1,0,d,l];case 180:return[-1,0,0,-1,d,y];case 270:return[0,-1,1,0,n,y]}}function F(n,l){if(l===void 0)return n;const[d,y,P,U]=[Math.max(n[0],l[0]),Math.max(
n[1],l[1]),Math.min(n[2],l[2]),Math.min(n[3],l[3])];return d<P&&y<U?[d,y,P,U]:n}function N([n,l,d,y]){return[Math.min(n,d),Math.min(l,y),Math.max(n,d),Math.max(
l,y)]}function v([n,l,d,y,P,U]){const D=n*y-l*d,[w,s,a,f]=[y/D,-l/D,-d/D,n/D];return[w+0,s+0,a+0,f+0,-(P*w+U*a)+0,-(P*s+U*f)+0]}function m(n,l){const[d,y,P,U,D,
w]=n,[s,a,f,c,b,S]=l;return[d*s+y*f,d*a+y*c,P*s+U*f,P*a+U*c,D*s+w*f+b,D*a+w*c+S]}const i=(n,{userUnit:l})=>String(Number((n*l/72).toPrecision(3)))}),4805:((Z,z,o)=>{
o.d(z,{VO:()=>F,b0:()=>v,iw:()=>N});var O=o(199);const C=[0,0,612,792],F=(i,n)=>v(i,i.pages.attribute(n,"MediaBox"))??C;function N(i,n){const{pages:l}=i,d=i.resolve(
i.entry(l.number(n),"UserUnit"));return{box:(0,O.Mo)(F(i,n),v(i,l.attribute(n,"CropBox"))),rotation:m(i.resolve(l.attribute(n,"Rotate"))),userUnit:typeof d=="nu\
mber"&&d>0?d:1}}function v(i,n){const l=i.array(n)?.map(y=>i.resolve(y));if(l?.length!==4||!l.every(y=>typeof y=="number"&&Number.isFinite(y)))return;const d=(0,O.
Z7)(l);return d[0]<d[2]&&d[1]<d[3]?d:void 0}function m(i){const n=typeof i=="number"?(i%360+360)%360:0;return n===90||n===180||n===270?n:0}}),3311:((Z,z,o)=>{o.
d(z,{n:()=>y,w:()=>m});var O=o(269),C=o(6249),F=o(6039),N=o(729),v=o(4805);const m=(0,N.H)(i);async function i(w){const{pages:s,job:a}=w,f=new y(w),c=new Int32Array(
s.count),b=new Set;for(let S=0;S<s.count;S++){f.goTo(S),c[S]=f.kind,b.add(f.resources);const x=a.pace.step(300);x&&await x}return{kinds:f.kinds,kindOf:c,resources:b}}
const n=["MediaBox","CropBox","Rotate","UserUnit"],l=2e3,d=/\(|(?:^|[^<])<(?!<)/;class y{document;kinds=[];kind=-1;resources;bytes;entries=new C.R;index=-1;inherited;geometry=new P(
n);own=new P(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(s){this.document=s}goTo(s){const{document:a,entries:f,inherited:c}=this,
{pages:b}=a,S=b.number(s),x=a.place(S),T=b.inheritedBy(s);if(this.index=s,this.inherited=T,!x||!a.locate(S,x,f)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=b.attribute(s,"Resources");return}(this.bytes?.buffer!==x.bytes.buffer||this.bytes.byteOffset!==x.bytes.byteOffset)&&
(this.bytes=(0,O.bS)(x.bytes));const[e,r]=[this.geometry.take(this.bytes,f),this.own.take(this.bytes,f)];(!e||T!==c)&&(this.kind=this.recognise(T)),(!r||T!==c)&&
(this.resources=this.resourcesHere())}contents(){const{document:s,bytes:a}=this,f=s.pages.number(this.index);if(!a)return s.entry(f,"Contents");const c=this.entries.
find(a,"Contents");if(c<0)return;const{at:b}=this.entries;return D(a,b[c+2],b[c+3])??s.entry(f,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:s,index:a}=this,{pages:f}=s,[c,b]=this.own.of(0);if(c===b)return f.inheritedBy(a).Resources;const S=D(this.bytes,c,b);if(S)return S;const x=()=>s.
entry(f.number(a),"Resources");if(b-c>l)return x();const T=this.own.text();return s.security&&d.test(T)?x():(this.dictionaries.has(T)||this.dictionaries.set(T,x()),
this.dictionaries.get(T))}recognise(s){let a=this.recognised.get(s);a||this.recognised.set(s,a=new Map);const f=this.geometry.text();let c=a.get(f);return c===void 0&&
a.set(f,c=this.kindHere()),c}kindHere(){const s=(0,v.iw)(this.document,this.index),a=`${s.box.join(" ")} ${s.rotation} ${s.userUnit}`;let f=this.kindOf.get(a);return f===
void 0&&this.kindOf.set(a,f=this.kinds.push(s)-1),f}}class P{keys;bytes;from;to;constructor(s){this.keys=s,this.from=new Int32Array(s.length),this.to=new Int32Array(
s.length)}forget(){this.bytes=void 0}take(s,a){const{bytes:f,from:c,to:b,keys:S}=this;let x=f!==void 0;for(let T=0;T<S.length;T++){const e=a.find(s,S[T]),r=e<0?
0:a.at[e+2],u=e<0?0:a.at[e+3];x&&=U(f,c[T],b[T],s,r,u),c[T]=r,b[T]=u}return this.bytes=s,x}of(s){return[this.from[s],this.to[s]]}text(){let s="";for(let a=0;a<this.
keys.length;a++)s+=`${this.bytes.toString("latin1",this.from[a],this.to[a])}|`;return s}}function U(w,s,a,f,c,b){if(a-s!==b-c)return!1;for(let S=s,x=c;S<a;S++,x++)
if(w[S]!==f[x])return!1;return!0}function D(w,s,a){if(!(0,O.yp)(w[s])||w[a-1]!==O.AV||w[a-2]!==O.Z4)return;const f=(0,O.JI)(w,s,a),c=(0,O.JI)(w,f.after+1,a);return w[f.
after]===O.Z4&&c.value>=0&&c.after===a-2?new F.oS(f.value,c.value):void 0}}),4281:((Z,z,o)=>{o.d(z,{Y:()=>O});function O(i,n){switch(i){case"D":return String(n);case"\
R":return v(n);case"r":return v(n).toLowerCase();case"A":return m(n);case"a":return m(n).toLowerCase();default:return""}}const C=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],F=1e5,N=2600;function v(i){if(i>F)return String(i);let n="",l=i;for(const[
d,y]of C)for(;l>=d;)n+=y,l-=d;return n}function m(i){return i>N?String(i):String.fromCharCode(65+(i-1)%26).repeat(Math.ceil(i/26))}}),5585:((Z,z,o)=>{o.d(z,{V:()=>N});
var O=o(269),C=o(8118),F=o(6039);function N({bytes:v,job:m}){const i=(0,O.bS)(v).subarray(0,1024),n=i.indexOf(" obj");if(n<0||!i.includes("/Linearized"))return;
const l=new C.i(v,n+4,Math.min(v.length,n+2048),m.limits.nesting).value();return(0,F.Zm)(l)&&l.has("Linearized")&&l.get("L")===v.length?l:void 0}})};
