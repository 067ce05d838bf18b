"use strict";exports.id=476,exports.ids=[476],exports.modules={90748:((k,F,a)=>{a.d(F,{Uz:()=>r,St:()=>v,yZ:()=>h,xS:()=>m,ln:()=>c,YX:()=>n,XK:()=>d});var S=a(76725),D=a(35692),
I=a(75767),R=a(90191),O=a(16039),C=a(17220),T=a(65710);async function x(_){const{job:y,pages:o}=_,s=new A(_);for(const g of(await(0,D.w)(_)).resources){s.resources(
g);const e=y.pace.step(100);e&&await e}const f=new Set((await(0,I.S)(_)).AP);for(let g=0;f.size>0&&g<o.count;g++){const e=o.number(g);for(const E of _.array(_.entry(
e,"Annots"))??[]){const P=(0,O.i9)(E)?E.number:-1;(P<0||f.has(P))&&s.appearances(_.dict(E)?.get("AP"))}const i=y.pace.step(1e3);i&&await i}return s.fonts}class A{document;visit;seen=new Set;found=new Map;constructor(y){
this.document=y,this.visit=new R._i(y)}get fonts(){return[...this.found.values()].sort((y,o)=>t(y.name??"",o.name??"")||t(y.type??"",o.type??""))}resources(y){const o=[
y];for(;o.length>0;){const s=this.fresh(o.pop());if(s){for(const f of this.entries(s,"Font"))this.font(f,o);for(const f of["XObject","Pattern"])for(const g of this.
entries(s,f))o.push(this.fresh(g)?.get("Resources"));for(const f of this.entries(s,"ExtGState")){const[g]=this.document.array(this.document.dict(f)?.get("Font"))??
[];g!==void 0&&this.font(g,o)}}}}appearances(y){for(const o of this.document.dict(y)?.values()??[]){const s=this.document.resolve(o);if(s instanceof O.Z6)this.appearance(
o);else if(s instanceof O.Bi)for(const f of s.values())this.appearance(f)}}appearance(y){this.resources(this.fresh(y)?.get("Resources"))}font(y,o){const s=this.
fresh(y);if(!s)return;const{document:f}=this,g=(0,T.Vb)(f,s.get("Subtype"));g==="Type3"&&o.push(s.get("Resources"));const e=(0,T.Vb)(f,s.get("BaseFont"))||(0,T.
Vb)(f,(0,T.nb)(f,s)?.get("FontName")),{name:i,subset:E}=(0,T.GV)(e),P={name:e===""?null:(0,T.MH)(i),type:(0,T.Vb)(f,(0,T.hL)(f,s)?.get("Subtype"))||g||null,embedded:(0,C.
n)(f,s),subset:E};this.found.set(JSON.stringify(P),P)}fresh(y){if(y===void 0||!this.visit.first(y))return;const o=this.document.dict(y);if(!(!o||this.seen.has(o)))
return(0,O.i9)(y)||this.seen.add(o),o}*entries(y,o){const s=y.get(o);if(s===void 0)return;const f=this.fresh(s);f&&(yield*f.values())}}const t=(_,y)=>_<y?-1:_>y?
1:0;var u=a(58143),l=a(65585);const c=({security:_})=>_?.locked===!0,h=_=>_.get(_.catalogNumber)instanceof O.Bi,v=_=>!c(_)||h(_)&&M(_)===_.pages.count,n=_=>v(_)?
_.pages.count:M(_)??w(_)??null,d=(_,y,o)=>o&&c(_)&&L(_)?null:y;async function r(_){const y=h(_)?await x(_):[];return d(_,y,y.length===0)}async function m(_){const y=await(0,S.
$x)(_);return d(_,y,y===!1)}function M(_){const y=_.get(_.catalogNumber),o=(0,O.Zm)(y)?_.resolve(_.dict(y.get("Pages"))?.get("Count")):null;return typeof o=="nu\
mber"&&Number.isInteger(o)&&o>0?o:void 0}function w(_){const y=(0,l.V)(_)?.get("N");return typeof y=="number"&&Number.isInteger(y)&&y>0?y:void 0}function L({table:_}){
return _.kind.subarray(0,_.size).includes(u.UT)}}),10476:((k,F,a)=>{a.d(F,{G:()=>g,g:()=>f});var S=a(54867),D=a(38990),I=a(35692),R=a(27793),O=a(67753),C=a(80397),
T=a(10404),x=a(90603),A=a(66660),t=a(38917),u=a(11275),l=a(16039),c=a(75767),h=a(58247);async function v(p){const W=await(0,D.qU)(p),{ByteRange:N,Sig:X}=await(0,c.
S)(p),b=N.length>0?X:[],H=p.resolve(p.dict(p.catalog.get("Perms"))?.get("DocMDP")),z=[],Y=new Set,J=(V,$)=>{const Z=p.resolve((0,D.hj)(p,V,"V")),G=(0,l.Zm)(Z)?Z:
void 0;G&&Y.add(G),z.push(n(p,(0,h.w)($)||null,G,H))};for(const{dict:V}of W)Y.add(V);for(const{type:V,dict:$,name:Z}of(0,D.i4)(W))V==="Sig"&&J($,Z);const Q=b.flatMap(
V=>{const $=p.get(V);if(!((0,l.Zm)($)&&!Y.has($)&&($.has("T")||(0,l.Eo)($.get("Subtype"),"Widget")))||!(0,l.Eo)(p.resolve((0,D.hj)(p,$,"FT")),"Sig"))return[];const G=p.
resolve((0,D.hj)(p,$,"V"));return(0,l.Zm)(G)&&!Y.has(G)?[{number:V,field:$}]:[]});if(Q.length>0){const{live:V}=await(0,u.Gy)(p);for(const{number:$,field:Z}of Q)
V[$]===1&&J(Z,(0,D.fq)(p,Z))}const q=p.dict(p.catalog.get("Perms"));for(const V of["UR3","UR"]){const $=p.dict(q?.get(V));$&&z.push({...n(p,null,$,null),kind:"u\
sage_rights"})}return z}function n(p,W,N,X){if(!N)return{field:W,signed:!1,kind:null,subFilter:null,signer:null,date:null};const b=p.resolve(N.get("SubFilter")),
H=(0,l.Eo)(p.resolve(N.get("Type")),"DocTimeStamp")||(0,l.Eo)(b,"ETSI.RFC3161");return{field:W,signed:!0,kind:H?"timestamp":N===X?"certification":"approval",subFilter:b instanceof
l.SX?b.text:null,signer:(0,h.G)(p.resolve(N.get("Name"))),date:(0,t._)((0,h.G)(p.resolve(N.get("M")))??"")??null}}var d=a(90191),r=a(65585),m=a(72040),M=a(269),
w=a(90748),L=a(23516),_=a(49153),y=a(27195);async function o(p){const{count:W}=p.pages,N=new y.z(p,W),X=[];try{for(let b=1;b<=W;b++)X.push((await N.page(b)).characters)}catch(b){
if(b instanceof _.zU&&b.code==="limit_exceeded")return null;throw b}return X}function s(p){const W=p.indexOf(0);return{count:p.filter(N=>N===0).length,first:W<0?
null:W+1}}function f(p){let W=!1;return{quiet:{...p,onRepaired:()=>{W=!0}},wasRepaired:()=>W}}async function g(p,W){const{perPage:N,withBookmarks:X,repaired:b,size:H}=W,
z=(0,w.yZ)(p),Y=await(0,T.Br)(p),J=z&&(0,w.St)(p)?await(0,I.w)(p):void 0,Q=await(0,w.Uz)(p),q=z?await v(p):[],V=z?await(0,S._)(p):[],$=V.length>0?await E(p):null,
Z=z?await(0,x.c)(p):0,{names:G}=await(0,C.ds)(p),tt=N&&J&&!(0,w.ln)(p)?await o(p):null;return{pageCount:(0,w.YX)(p),fileSize:H,version:z?p.version:B(p),...(0,T.
_6)(p,Y),pageSizes:J?(0,L.mm)(J):null,locked:(0,w.ln)(p),encryption:K(p),permissions:j(p),signatures:(0,w.XK)(p,q,q.length===0),form:z?await P(p):null,attachments:(0,w.
XK)(p,V.map(({name:et,size:nt,mimeType:st,description:it,relationship:ot})=>({name:et,size:nt,mimeType:st,description:it,relationship:ot})),V.length===0),eInvoice:(0,w.
XK)(p,$,$===null),fonts:Q?.map(et=>({...et}))??null,bookmarks:(0,w.XK)(p,Z,Z===0),tagged:z?U(p):null,claims:(0,w.XK)(p,G,G.length===0),javascript:await(0,w.xS)(
p),linearized:(0,r.V)(p)!==void 0,repaired:b,...N?{pages:J?await(0,L.vg)(p,J,tt):null,pagesWithoutText:tt&&s(tt)}:{},...X?{bookmarkList:(0,w.ln)(p)?null:await e(
p)}:{}}}const e=async p=>({bookmarks:(await(0,A.gg)(p)).map(i)}),i=({title:p,page:W,open:N,children:X})=>({title:p,page:W,open:N,children:X.map(i)});async function E(p){
const[W]=(await(0,O.sc)(p)).invoices;if(!W)return null;const N=await(0,O.Uj)(p),{file:X,syntax:b,profile:H}=W;return{file:X,syntax:b,profile:H?.level??null,level:N?.
level??null,agrees:(0,R.i)(W,N)}}async function P(p){const W=(0,d.Wo)(p,"AcroForm");if(!W)return null;const N=p.resolve(W.dict.get("XFA"))!==null,X=(0,D.i4)(await(0,D.
qU)(p)).map(({name:H},z)=>H===""?z:H),b=new Set(X).size;return b===0&&!N?null:{fields:b,xfa:N}}function B({bytes:p}){return/%PDF-(\d\.\d)/.exec((0,M.bS)(p).toString(
"latin1",0,1032))?.[1]??null}function U(p){return p.resolve((0,d.Wo)(p,"MarkInfo")?.dict.get("Marked"))===!0&&(0,d.Wo)(p,"StructTreeRoot")!==void 0}function K({
security:p}){if(!p)return null;const{algorithm:W,keyBits:N=null,opensWithoutPassword:X}=p;return{algorithm:W?.replace(/^RC4-.*/,"RC4")??null,keyBits:N,opensWithoutPassword:X}}
function j({security:p}){const W=new Set(p?(0,m.vc)(p.permissions):[]),N=p?.revision===2,X=p!==void 0&&p.revision===void 0,b=(H,z)=>X?null:!W.has(N?z:H);return{
allowPrint:b("allow_print","allow_print"),allowPrintHighResolution:b("allow_print_high_resolution","allow_print"),allowChangeContent:b("allow_change_content","a\
llow_change_content"),allowAssembleDocument:b("allow_assemble_document","allow_change_content"),allowCopyContent:b("allow_copy_content","allow_copy_content"),allowAccessibility:b(
"allow_accessibility","allow_copy_content"),allowCommentAndFillForm:b("allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:b("allow_fill_f\
orm","allow_comment_and_fill_form")}}}),23516:((k,F,a)=>{a.d(F,{fl:()=>A,mm:()=>T,vg:()=>x});var S=a(34281),D=a(20138),I=a(80199),R=a(58247);const O=1e3;function C(u){
const{width:l,height:c}=(0,I.iN)(u),h=v=>Math.round(v*u.userUnit*O)/O;return{width:h(l),height:h(c)}}function T({kinds:u,kindOf:l}){const c=new Int32Array(u.length),
h=new Int32Array(u.length);for(let n=l.length-1;n>=0;n--)c[l[n]]++,h[l[n]]=n+1;const v=new Map;for(const[n,d]of u.entries()){const{width:r,height:m}=C(d),M=`${r}\
 ${m}`,w=v.get(M);w?w.count+=c[n]:v.set(M,{width:r,height:m,count:c[n],firstPage:h[n]})}return[...v.values()]}async function x(u,{kinds:l,kindOf:c},h){const v=await A(
u),n=l.map(C);return Array.from(c,(d,r)=>({...n[d],rotation:l[d].rotation,label:v(r),characters:h?.[r]??null}))}async function A(u){const l=await(0,D.Hr)(u);return c=>l?
t(l(c)):null}function t({style:u,prefix:l,number:c}){return(l?(0,R.G)(l)??"":"")+(0,S.Y)(u,c)}}),76725:((k,F,a)=>{a.d(F,{$x:()=>t,Kh:()=>x,xS:()=>A});var S=a(49153),
D=a(11275),I=a(38504),R=a(16039),O=a(54075),C=a(75767),T=a(90191);function x(c,h){const v=c.resolve(h.get("S"));return(!h.has("S")||(0,R.Eo)(v,"JavaScript")||(0,R.
Eo)(v,"Rendition"))&&c.resolve(h.get("JS"))!==null}async function A(c,h){const v=h.filter(d=>(0,I.L3)(c.get(d),r=>x(c,r)));if(v.length===0)return!1;const{live:n}=await(0,D.
Gy)(c);return v.some(d=>n[d]===1)}async function t(c){return await A(c,(await(0,C.S)(c)).JS)||u(c)}async function u(c){if(!(0,R.Zm)(c.get(c.catalogNumber)))return!1;
const h=c.resolve((0,T.Wo)(c,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(c.security?.locked===!0)return null;for(const v of Array.isArray(h)?h:[h]){const n=c.
resolve(v);if(!(n instanceof R.Z6))continue;let d;try{d=await c.decodedAtEase(n)}catch(m){if(!(m instanceof S.zU)||m.code==="cancelled")throw m;return!0}const r=(0,O.
xK)(d);if(r===void 0||r.includes("script")&&await l(r,c.job.pace))return!0}return!1}async function l(c,h){const v=n=>(n.kind==="start"||n.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(n.name);return await(0,O.km)(c,h,v)!=="well-formed"}}),38990:((k,F,a)=>{a.d(F,{QL:()=>C,bf:()=>O,fq:()=>v,hj:()=>h,i4:()=>l,iA:()=>x,pv:()=>c,qU:()=>t,tP:()=>T});
var S=a(20381),D=a(16039),I=a(90191),R=a(30729);function O(r){for(;r.part===""&&r.parent;)r=r.parent;return r}const C="FT Parent T TU TM Ff V DV DA Q DS RV Opt \
MaxLen TI I Lock SV".split(" "),T=100;function*x(r,{from:m=r.array((0,I.Wo)(r,"AcroForm")?.dict.get("Fields")),below:M,visit:w=new I._i(r),depth:L=1/0}={}){const _=[],
y=(o=[],s)=>{for(let f=o.length-1;f>=0;f--)_.push({value:o[f],parent:s})};y(m,M);for(let o=_.pop();o;o=_.pop()){const{value:s,parent:f}=o,g=(0,D.i9)(s)?r.get(s):
s;if(!(0,D.Zm)(g)||!w.first(s)||(f?.depth??0)>=L)continue;const e=r.resolve(g.get("T")),i=r.resolve(g.get("FT")),E=e instanceof D.Mx?(0,S.g7)(e):"",P={number:(0,D.
i9)(s)?s.number:void 0,dict:g,parent:f,part:E,name:d(f&&f.depth%T!==0?f.name:"",E),type:i instanceof D.SX?i.text:f?.type,depth:(f?.depth??0)+1};yield P,y(r.array(
g.get("Kids")),P)}}const A=1e3,t=(0,R.H)(u);async function u(r){const m=[];for(const M of x(r)){m.push(M);const w=r.job.pace.step(A);w&&await w}return m}function l(r){
const m=new Set(r.flatMap(({parent:M,dict:w})=>M&&w.has("T")?[M]:[]));return r.filter(M=>(M.dict.has("T")||!M.parent)&&!m.has(M))}function c(r,m){const M=r.resolve(
h(r,m,"FT"));return M instanceof D.SX?M.text:void 0}function h(r,m,M){for(const w of n(r,m)){const L=w.get(M);if(L!==void 0)return L}}function v(r,m){let M="";for(const w of n(
r,m)){const L=r.resolve(w.get("T"));L instanceof D.Mx&&(M=d((0,S.g7)(L),M))}return M}function*n(r,m){let M=m;for(let w=0;M&&w<T;w++)yield M,M=r.dict(M.get("Pare\
nt"))}const d=(r,m)=>r===""||m===""?r+m:`${r}.${m}`}),35692:((k,F,a)=>{a.d(F,{n:()=>u,w:()=>C});var S=a(269),D=a(66249),I=a(16039),R=a(30729),O=a(84805);const C=(0,R.
H)(T);async function T(v){const{pages:n,job:d}=v,r=new u(v),m=new Int32Array(n.count),M=new Set;for(let w=0;w<n.count;w++){r.goTo(w),m[w]=r.kind,M.add(r.resources);
const L=d.pace.step(300);L&&await L}return{kinds:r.kinds,kindOf:m,resources:M}}const x=["MediaBox","CropBox","Rotate","UserUnit"],A=2e3,t=/\(|(?:^|[^<])<(?!<)/;
class u{document;kinds=[];kind=-1;resources;bytes;entries=new D.R;index=-1;inherited;geometry=new l(x);own=new l(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){
this.document=n}goTo(n){const{document:d,entries:r,inherited:m}=this,{pages:M}=d,w=M.number(n),L=d.place(w),_=M.inheritedBy(n);if(this.index=n,this.inherited=_,
!L||!d.locate(w,L,r)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=M.attribute(n,"Resources");return}(this.
bytes?.buffer!==L.bytes.buffer||this.bytes.byteOffset!==L.bytes.byteOffset)&&(this.bytes=(0,S.bS)(L.bytes));const[y,o]=[this.geometry.take(this.bytes,r),this.own.
take(this.bytes,r)];(!y||_!==m)&&(this.kind=this.recognise(_)),(!o||_!==m)&&(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:d}=this,r=n.
pages.number(this.index);if(!d)return n.entry(r,"Contents");const m=this.entries.find(d,"Contents");if(m<0)return;const{at:M}=this.entries;return h(d,M[m+2],M[m+
3])??n.entry(r,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:n,index:d}=this,{pages:r}=n,[m,M]=this.own.of(0);if(m===M)return r.
inheritedBy(d).Resources;const w=h(this.bytes,m,M);if(w)return w;const L=()=>n.entry(r.number(d),"Resources");if(M-m>A)return L();const _=this.own.text();return n.
security&&t.test(_)?L():(this.dictionaries.has(_)||this.dictionaries.set(_,L()),this.dictionaries.get(_))}recognise(n){let d=this.recognised.get(n);d||this.recognised.
set(n,d=new Map);const r=this.geometry.text();let m=d.get(r);return m===void 0&&d.set(r,m=this.kindHere()),m}kindHere(){const n=(0,O.iw)(this.document,this.index),
d=`${n.box.join(" ")} ${n.rotation} ${n.userUnit}`;let r=this.kindOf.get(d);return r===void 0&&this.kindOf.set(d,r=this.kinds.push(n)-1),r}}class l{keys;bytes;from;to;constructor(n){
this.keys=n,this.from=new Int32Array(n.length),this.to=new Int32Array(n.length)}forget(){this.bytes=void 0}take(n,d){const{bytes:r,from:m,to:M,keys:w}=this;let L=r!==
void 0;for(let _=0;_<w.length;_++){const y=d.find(n,w[_]),o=y<0?0:d.at[y+2],s=y<0?0:d.at[y+3];L&&=c(r,m[_],M[_],n,o,s),m[_]=o,M[_]=s}return this.bytes=n,L}of(n){
return[this.from[n],this.to[n]]}text(){let n="";for(let d=0;d<this.keys.length;d++)n+=`${this.bytes.toString("latin1",this.from[d],this.to[d])}|`;return n}}function c(v,n,d,r,m,M){
if(d-n!==M-m)return!1;for(let w=n,L=m;w<d;w++,L++)if(v[w]!==r[L])return!1;return!0}function h(v,n,d){if(!(0,S.yp)(v[n])||v[d-1]!==S.AV||v[d-2]!==S.Z4)return;const r=(0,S.
JI)(v,n,d),m=(0,S.JI)(v,r.after+1,d);return v[r.after]===S.Z4&&m.value>=0&&m.after===d-2?new I.oS(r.value,m.value):void 0}}),27793:((k,F,a)=>{a.d(F,{i:()=>y,J:()=>_});
var S=a(80397),D=a(67753);const I=40,R={units:0n,scale:0};function O(e){const i=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(e),[,E,P="",B=""]=i??[],U=P+B;if(!(!i||U===""||
U.length>I))return{units:E==="-"?-BigInt(U):BigInt(U),scale:B.length}}const C=({units:e,scale:i},E)=>e*10n**BigInt(E-i);function T(e,i){const E=Math.max(e.scale,
i.scale);return{units:C(e,E)+C(i,E),scale:E}}const x=({units:e,scale:i})=>({units:-e,scale:i}),A=(e,i)=>T(e,x(i)),t=(e,i)=>({units:e.units*i.units,scale:e.scale+
i.scale}),u=e=>e.units<0n?x(e):e,l=(e,i)=>A(e,i).units>0n,c=e=>e.reduce(T,R);function h(e){if(e.scale<=2)return{units:C(e,2),scale:2};const i=10n**BigInt(e.scale-
2),E=e.units*2n+i,P=i*2n,B=E/P;return{units:E%P<0n?B-1n:B,scale:2}}function v(e,i){const E=n(e);return E.length>0?E:new m(e,i).broken()}function n({lines:e,allowances:i,
charges:E,taxes:P,totals:B}){return[["the net amounts of the lines",e.map(({netAmount:K})=>K)],["the allowances and charges",[...i,...E].map(({amount:K})=>K)],[
"the VAT breakdown",P.flatMap(({basis:K,amount:j,rate:p})=>[K,j,p])],["the totals",Object.values(B)]].filter(([,K])=>K.some(j=>j!==null&&O(j)===void 0)).map(([K])=>({
rule:"BR-DEC",message:`${K} have an amount that is not a decimal number`}))}const d={units:1n,scale:2},r={units:1n,scale:0};class m{invoice;level;found=[];counted;constructor(i,E){
this.invoice=i,this.level=E,this.counted=i.lines.filter(({kind:P})=>P===null||P==="DETAIL")}broken(){return this.required(),this.hasLines&&this.lines(),this.level!==
"MINIMUM"&&this.adjustments(),this.taxes(),this.gross(),this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!==
"BASIC WL"}required(){const{lines:i,net:E,gross:P,due:B}=this.invoice.totals,U=(K,j,p)=>{j===null&&this.found.push({rule:K,message:`the ${p} is missing`})};this.
level!=="MINIMUM"&&U("BR-12",i,"sum of the line net amounts (BT-106)"),U("BR-13",E,"total without VAT (BT-109)"),U("BR-14",P,"total with VAT (BT-112)"),U("BR-15",
B,"amount due (BT-115)")}lines(){this.invoice.lines.length===0&&this.found.push({rule:"BR-16",message:"there is no line"}),this.compare("10","lines",c(this.counted.
map(({netAmount:i})=>w(i))),this.invoice.lines.length,{total:"the sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:i,allowances:E,charges:P}=this.invoice;this.compare("11","allowances",L(E),E.length,{total:"the sum of the allowances (BT-107)",from:"the allowances"}),this.
compare("12","charges",L(P),P.length,{total:"the sum of the charges (BT-108)",from:"the charges"});const B=T(A(w(i.lines),w(i.allowances)),w(i.charges));this.compare(
"13","net",B,this.terms,{total:"the total without VAT (BT-109)",from:"the lines less the allowances plus the charges"})}taxes(){const{taxes:i,totals:E}=this.invoice;
i.length>0&&E.tax!==null&&this.exact("BR-CO-14",E.tax,c(i.map(({amount:B})=>w(B))),{total:"the total of VAT (BT-110)",from:"the amounts of the VAT breakdown"}),
i.every(({basis:B,rate:U,amount:K})=>{const j=h(t(t(w(B),w(U)),d));return l(r,u(A(u(w(K)),u(j))))})||this.found.push({rule:"BR-CO-17",message:"an amount of VAT \
(BT-117) is not the taxable amount times the rate"})}gross(){const{net:i,tax:E}=this.invoice.totals;this.compare("15","gross",T(w(i),w(E)),this.terms,{total:"th\
e total with VAT (BT-112)",from:"the total without VAT plus VAT"})}due(){const{gross:i,paid:E,rounding:P,due:B}=this.invoice.totals;B!==null&&this.exact("BR-CO-\
16",B,T(A(w(i),w(E)),w(P)),{total:"the amount due (BT-115)",from:"the total with VAT less the paid amount plus the rounding"})}get terms(){return this.counted.length+
this.invoice.allowances.length+this.invoice.charges.length}compare(i,E,P,B,U){const K=this.invoice.totals[E];if(K===null&&["lines","net","gross"].includes(E))return;
if(this.level!=="EXTENDED")return this.exact(`BR-CO-${i}`,K,P,U);const j={units:BigInt(B),scale:2};l(u(A(w(K),h(P))),j)&&this.found.push(M(`BR-FXEXT-CO-${i}`,U))}exact(i,E,P,B){
A(w(E),h(P)).units!==0n&&this.found.push(M(i,B))}}const M=(e,{total:i,from:E})=>({rule:e,message:`${i} differs from ${E}`}),w=e=>e===null?R:O(e)??R,L=e=>c(e.map(
({amount:i})=>w(i)));async function _(e){const{invoices:i,refused:E}=await(0,D.sc)(e),[P,B]=i;if(!P)return[E?`the attached XML ${E.reason}`:"there is no XML in \
CII or UBL"];const U=await(0,D.Uj)(e);return[...B?[`there are ${i.length} invoices, where one is allowed`]:[],...o(P,U),...await s(e),...g(e,P),...v(P.invoice,P.
profile?.level).map(({rule:K,message:j})=>`${K}: ${j}`)]}const y=(e,i)=>o(e,i).length===0;function o({syntax:e,profile:i,file:E},P){if(e==="UBL")return["the XML\
 is UBL, and Factur-X takes only CII"];if(!i)return["the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!P)return["the XMP does not say t\
hat the document is an electronic invoice"];const B=[],U=[i.level,i.level.replaceAll(" ","")];return(P.level===null||!U.includes(P.level.toUpperCase()))&&B.push(
`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${i.level}`),P.file?.toLowerCase()!==E.toLowerCase()&&B.push("the XMP names another fi\
le (fx:DocumentFileName) than the attached one"),P.type!=="INVOICE"&&B.push("the XMP does not say INVOICE (fx:DocumentType)"),P.version===null&&B.push("the XMP \
names no version (fx:Version)"),B}async function s(e){const{archive:i}=await(0,S.ds)(e);return[...i!==void 0&&(i.part===3||i.part===4&&i.level==="f")?[]:["the d\
ocument does not claim PDF/A-3"],...e.security?["the document is encrypted"]:[]]}const f=["Alternative","Source","Data"];function g(e,{attachment:i,profile:E,file:P}){
const B=["MINIMUM","BASIC WL"].includes(E?.level??"")?["Data"]:f,U=[];return E&&P.toLowerCase()!==E.file&&P.toLowerCase()!=="zugferd-invoice.xml"&&U.push(`the a\
ttachment must be called ${E.file}`),(i.relationship===null||!B.includes(i.relationship))&&U.push(`the relationship (AFRelationship) must be ${B.join(", ")}`),i.
mimeType!=="text/xml"&&i.mimeType!=="application/xml"&&U.push("the media type of the attachment must be text/xml"),(e.array(e.catalog.get("AF"))??[]).flatMap(p=>{
const W=e.dict(e.dict(p)?.get("EF"));return W?[e.resolve(W.get("F")),e.resolve(W.get("UF"))]:[]}).includes(i.stream)||U.push("the attachment is not an associate\
d file of the document (/AF)"),U}}),80397:((k,F,a)=>{a.d(F,{Ip:()=>x,XM:()=>c,Xb:()=>l,ds:()=>T,qg:()=>u});var S=a(58247),D=a(30729),I=a(1480),R=a(10404),O=a(34331),
C=a(31808);const T=(0,D.H)(async n=>x(n,await(0,R.Br)(n)));function x(n,d){const r=(y,o)=>(0,S.w)((0,O.sm)(d,y,o)[0]??""),m=t(r("pdfaid","part"),r("pdfaid","con\
formance").toLowerCase()),M=A(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,L=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,S.G)(
n.resolve((0,R._U)(n)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],_=[m?.name,M,...L.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.
test(y))];return{archive:m,accessible:M,names:_.filter(y=>y!==void 0)}}const A=n=>/^[1-9]$/.test(n);function t(n,d){if(!A(n))return;const r=/^[abuef]$/.test(d)?
d:"";return{part:Number(n),level:r,name:`PDF/A-${n}${r}`}}function u(n,d,r,m){return d&&v(n,d,[I.dK.pdfaid]),l(r,m)}const l=({name:n},d)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${n}: ${d}.`});async function c(n){const d=await(0,R.Br)(n);if(!d)return[];const{archive:r,accessible:m}=x(
n,d);v(n,d,[I.dK.pdfaid,I.dK.pdfuaid]);const M=[r?.name,m].filter(w=>w!==void 0);return M.length>0?[h(M)]:[]}const h=n=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${n.join(" and ")}, because a merge cannot guarantee conformance.`});function v(n,d,r){d.properties.some(({namespace:m})=>r.includes(m))&&
(0,C._L)(n,(0,C.QH)(d,({namespace:m})=>r.includes(m),[]))}}),31808:((k,F,a)=>{a.d(F,{QH:()=>R,T3:()=>O,_L:()=>A});var S=a(1480),D=a(54075),I=a(16039);function R(t,u,l){
const{text:c,properties:h,end:v,about:n}=t,d=[];let r=0;for(const m of h.filter(u).sort((M,w)=>M.from-w.from))m.from<r||(d.push(c.slice(r,m.from)),r=m.to);return d.
push(c.slice(r,Math.max(v,r))),l.length>0&&d.push(C(l,n)),d.push(c.slice(Math.max(v,r))),x(d.join(""))}function O(t){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${S.dK.rdf}">
${C(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function C(t,u){const c=[...new Set(t.map(({prefix:v})=>v))].map(v=>` xmlns:${v}="${S.dK[v]}"`).join(""),h=t.map(({prefix:v,name:n,form:d,values:r})=>`\
<${v}:${n}>${T(d,r)}</${v}:${n}>
`);return`<rdf:Description xmlns:rdf="${S.dK.rdf}" rdf:about="${(0,D.X)(u)}"${c}>
${h.join("")}</rdf:Description>
`}function T(t,u){const l=c=>u.map(h=>`<rdf:li${c}>${(0,D.X)(h)}</rdf:li>`).join("");switch(t){case"simple":return(0,D.X)(u[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const x=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function A(t,u){const l=t.catalog.get("Metadata"),c=t.resolve(l),h=c instanceof I.Z6?[...c.dict].
filter(([d])=>!["Filter","DecodeParms","Length"].includes(d)):[],v=new I.Bi([["Type",new I.SX("Metadata")],["Subtype",new I.SX("XML")],...h]),n=new I.Z6(v,Buffer.
from(u,"utf8"));(0,I.i9)(l)&&c instanceof I.Z6?t.put(l,n):t.edit(t.catalogNumber).set("Metadata",t.add(n))}}),90603:((k,F,a)=>{a.d(F,{c:()=>I});var S=a(16039),D=a(
53449);async function I(R){let O=0;return await(0,D.O)(R,C=>{const T=(0,S.i9)(C)?R.entry(C.number,"Title"):R.dict(C)?.get("Title"),x=R.resolve(T)instanceof S.Mx;
return x&&O++,x}),O}}),66660:((k,F,a)=>{a.d(F,{Ez:()=>C,HD:()=>x,gg:()=>T});var S=a(16039),D=a(58247),I=a(53449),R=a(73811),O=a(67717);const C=40;async function T(t){
const u=await R.Ht.of(t),l=[],c=[l];return await(0,I.O)(t,(h,v)=>{const n=(0,S.i9)(h)?t.dict(h):void 0,d=t.resolve(n?.get("Title"));if(!n||!(d instanceof S.Mx))
return!1;const r=t.resolve(n.get("Count")),m=u.pageOf(n),M=[],w=Math.min(v,C);return c[w-1].push({title:(0,D.G)(d)??"",page:m===void 0?null:m+1,open:typeof r=="\
number"&&r>0,children:M}),w<C&&(c[w]=M),!0}),l}async function x(t,u,l){const h=[...l==="append"?(await(0,O.M4)(t)).map(n=>({document:t,number:n})):[],...await A(
t,u)];if(h.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const v=t.add(null);t.put(v,(0,O.RT)(h,{document:t,number:v.number},
(0,O.LB)(),O.ro)),t.editCatalog().set("Outlines",v)}async function A(t,u){const l=[];for(const{title:c,page:h,open:v,children:n}of u){const{number:d}=t.add(null),
r={document:t,number:d},m=await A(t,n),M=(0,O.AO)(t,c,h===null?void 0:h-1);t.put(d,(0,O.RT)(m,r,M,O.ro,!v)),l.push(r);const w=t.job.pace.step(300);w&&await w}return l}}),
34281:((k,F,a)=>{a.d(F,{Y:()=>S});function S(T,x){switch(T){case"D":return String(x);case"R":return O(x);case"r":return O(x).toLowerCase();case"A":return C(x);case"\
a":return C(x).toLowerCase();default:return""}}const D=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],I=1e5,R=2600;function O(T){if(T>I)return String(T);let x="",A=T;for(const[t,u]of D)for(;A>=t;)x+=u,A-=t;return x}function C(T){return T>R?String(
T):String.fromCharCode(65+(T-1)%26).repeat(Math.ceil(T/26))}}),20138:((k,F,a)=>{a.d(F,{Hr:()=>R,Zh:()=>O,qm:()=>C});var S=a(88960),D=a(16039),I=a(78713);async function R(t){
const u=t.catalog.get("PageLabels");if(!t.dict(u))return;const l=(await(0,I.Zc)(t,u,"Nums")).map(([h,v])=>({first:Number(h),label:t.dict(v)})).filter(({first:h})=>Number.
isInteger(h)&&h>=0).sort((h,v)=>h.first-v.first).map(({first:h,label:v})=>({first:h,...T(t,v)})),c=l.map(({first:h})=>h);return h=>{const v=l[(0,S.M)(c,h)-1];return v?
{...v,number:v.start+h-v.first}:{style:"D",prefix:void 0,number:h+1}}}function O(t,u){const l=[];let c,h=0;for(const v of u)(!c||!x(c,v))&&l.push([h,A(v)]),c=v,
h++;return(0,I.H6)(t,l,"Nums")}async function C(t,u){const l=await R(t);if(!l)return;const c=O(t,Array.from(u,h=>l(h-1)));t.editCatalog().set("PageLabels",t.add(
c))}function T(t,u){const l=t.resolve(u?.get("S")),c=t.resolve(u?.get("P")),h=t.resolve(u?.get("St"));return{style:l instanceof D.SX?l.text:void 0,prefix:c instanceof
D.Mx&&c.bytes.length>0?c:void 0,start:typeof h=="number"&&Number.isInteger(h)&&h>=1?h:1}}function x(t,u){return t.style!==u.style||u.style!==void 0&&u.number!==
t.number+1?!1:t.prefix===u.prefix?!0:!!t.prefix&&!!u.prefix&&Buffer.compare(t.prefix.bytes,u.prefix.bytes)===0}function A({style:t,prefix:u,number:l}){return(0,D.
jd)({S:t===void 0?void 0:(0,D.UU)(t),P:u,St:t===void 0||l===1?void 0:l})}}),53449:((k,F,a)=>{a.d(F,{O:()=>I});var S=a(16039),D=a(90191);async function I(O,C,T=1/0){
const x=new D._i(O),A=(0,D.Wo)(O,"Outlines"),t=[{value:A&&R(O,A.holder,A.dict,"First"),level:1}];for(let u=t.pop();u;u=t.pop()){const{value:l,level:c}=u;if(l===
void 0||!x.first(l)||!C(l,c)||!(0,S.i9)(l))continue;const h=n=>{const d=O.entry(l.number,n);return d instanceof S.Bi?R(O,l.number,O.get(l.number),n):d};t.push({
value:h("Next"),level:c}),c<T&&t.push({value:h("First"),level:c+1});const v=O.job.pace.step(300);v&&await v}}function R(O,C,T,x){const A=T.get(x);if(!(A instanceof
S.Bi))return A;const t=O.add(A);return x==="Next"&&A.set("Prev",new S.oS(C)),O.edit(C),T.set(x,t),t}}),73811:((k,F,a)=>{a.d(F,{Ht:()=>x,hN:()=>R,jS:()=>I,ji:()=>O});
var S=a(16039),D=a(78713);async function I(A){const{catalog:t}=A,u=await(0,D.Zc)(A,A.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(A.dict(t.get(
"Dests"))),strings:new Map(u.map(([l,c])=>[(0,D.Pu)(l),c]))}}function R({pages:A},t){const u=(0,S.i9)(t)?A.indexOf(t.number):t;return typeof u=="number"&&Number.
isInteger(u)&&u>=0&&u<A.count?u:void 0}function O(A,t){return t==null?[]:A.array(t)??[t]}const C=8,T=50;class x{document;named;constructor(t,u){this.document=t,
this.named=u}static async of(t){return new x(t,await I(t))}pageOf(t){return this.pageOfDestination(t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,u=C){
const{document:l}=this,c=l.resolve(t),h=l.array(c);if(h)return R(l,h[0]);if(u===0)return;const v=l.dict(c);return v?this.pageOfDestination(v.get("D"),u-1):this.
pageOfDestination(this.namedBy(c),u-1)}namedBy(t){const{names:u,strings:l}=this.named;if(t instanceof S.SX)return u.get(t.text)??l.get(t.text);if(!(t instanceof
S.Mx))return;const c=(0,D.Pu)(t);return l.get(c)??u.get(c)}pageOfAction(t){const{document:u}=this,l=t===void 0?[]:[t];for(let c=0;l.length>0&&c<T;c++){const h=u.
dict(l.shift());if(!h)continue;const n=(0,S.Eo)(u.resolve(h.get("S")),"GoTo")?this.pageOfDestination(h.get("D")):void 0;if(n!==void 0)return n;l.push(...O(u,h.get(
"Next")).slice(0,T))}}}}),67717:((k,F,a)=>{a.d(F,{AO:()=>O,LB:()=>C,M4:()=>A,RT:()=>T,ro:()=>R});var S=a(20381),D=a(16039),I=a(53449);const R=({number:t})=>new D.
oS(t);function O(t,u,l){return new D.Bi([["Title",(0,S.wx)(u)],...l===void 0?[]:[["Dest",[new D.oS(t.pages.number(l)),new D.SX("Fit")]]]])}const C=()=>new D.Bi(
[["Type",new D.SX("Outlines")]]);function T(t,u,l,c,h=!1){const[v,n]=[t[0],t.at(-1)];if(!v||!n)return l;let d=0;for(const[r,m]of t.entries()){const M=m.document.
edit(m.number);if(!(M instanceof D.Bi))continue;const w=m.document.resolve(M.get("Count"));d+=1+(typeof w=="number"&&w>0?w:0),M.set("Parent",c(u,m)),x(M,"Prev",
t[r-1],m,c),x(M,"Next",t[r+1],m,c)}return l.set("First",c(v,u)),l.set("Last",c(n,u)),l.set("Count",h?-d:d),l}function x(t,u,l,c,h){l?t.set(u,h(l,c)):t.delete(u)}
async function A(t){const u=[],l=c=>{const h=c instanceof D.oS&&t.get(c)instanceof D.Bi;return h&&u.push(c.number),h};return await(0,I.O)(t,l,1),u}}),11275:((k,F,a)=>{
a.d(F,{Gy:()=>l,Rf:()=>c,Ip:()=>h});var S=a(58143),D=a(9448),I=a(48024);class R{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new I.
s;signed=new Set;constructor(o,s,f){this.detail=s,this.strings=f,this.scan.strings=f;const g=new Int32Array(s?8*o:o);this.done=new Uint8Array(s?o:0);const e=i=>g.
subarray(i*o,(i+1)*o);this.end=e(0),this.valueEnd=e(1),this.dataStart=e(2),this.dataEnd=e(3),this.lengthStart=e(4),this.lengthEnd=e(5),this.from=e(6),this.to=e(
7)}}var O=a(269),C=a(66249),T=a(66498),x=a(16039);class A{scan=new I.s;ranges=new Map}const t=2;class u{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,s,f){
this.walked=f,this.live=new Uint8Array(o),this.via=new Int32Array(s?o:0)}}async function l(y,{watched:o}={}){const{markings:s,referrers:f}=await c([y],{watched:o,
detail:!0}),{live:g,via:e}=s[0];return{live:g,via:e,referrers:f}}async function c(y,o={}){const s=new r(y,o);return await s.run(),s}function h(y,{repairs:o}){for(const{
part:s,number:f,value:g}of o)y[s].put(f,g)}const v=100,n=100,d=-2;class r{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new C.R;strings;alias;constructor(o,{detail:s=!1,strings:f=!1,watched:g,alias:e}){if(this.documents=o,this.strings=f,this.alias=
e,this.markings=o.map(i=>new u(i.size,g!==void 0,M(i,f||s,f))),!!g){this.watched=new Uint8Array(o[0].size);for(const i of g)this.watched[i]=1}}async run(){const{
documents:o,stack:s}=this,[f]=o;for(const[g,e]of f.trailer)g!=="Encrypt"&&this.followValue(0,e);for(;s.length>0;){const g=s.pop(),e=g%o.length,i=f.job.pace.step(
this.follow(e,(g-e)/o.length));i&&await i}for(const{live:g,signed:e,walked:i}of this.markings)for(const E of i.signed)g[E]===1&&e.add(E)}visit(o,s){this.alias&&
({part:o,number:s}=this.alias(o,s)??{part:o,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const f=this.markings[o],{live:g}=f;s<=
0||s>=g.length||g[s]!==0||!this.documents[o].exists(s)||(g[s]=1,this.watched&&(f.via[s]=this.current),this.stack.push(s*this.documents.length+o))}follow(o,s){const f=this.
documents[o],g=this.markings[o],{walked:e}=g;if(this.current=s,g.count++,f.isChanged(s))return this.followChanged(f,g,o,s);if(e.done[s]===1)return this.followAgain(
f,g,o,s);const{scan:i,detail:E}=e;E||(i.used=0);const P=i.used,B=f.table.kind[s]===S.tL?this.walk(f,e,s):this.walkPlace(f,s,i);return B<0||i.byteRange&&this.isSignature(
e.signed,s)?this.forget(i,P).followRepaired(f,o,s):(g.bytes+=B,E&&(e.from[s]=P,e.to[s]=i.used,e.valueEnd[s]=this.extent.valueEnd,e.done[s]=1),this.followMarks(o,
i,P,i.used,i.lengthStart),n+B)}followChanged(o,s,f,g){const e=o.patched(g);if(!e){const K=o.edited.get(g);return m(K)||K===null?this.followRepaired(o,f,g):(this.
followValue(f,K),K instanceof x.Z6&&(s.bytes+=K.data.length+v),n)}const{detail:i}=s.walked;if(e.references&&!i&&!o.suspect){for(let K=e.first;K<e.last;K++)this.
visit(f,e.references[K]);return s.bytes+=e.end-e.start,n}const{scan:E,ranges:P}=w(s);i||(E.used=0);const B=E.used,U=this.walkPlace(o,g,E);return U<0||E.byteRange&&
this.isSignature(s.signed,g)?this.forget(E,B).followRepaired(o,f,g):(s.bytes+=U,i&&P.set(g,{from:B,to:E.used,valueEnd:this.extent.valueEnd}),this.followMarks(f,
E,B,E.used,E.lengthStart),n+U)}followAgain(o,s,f,g){const{walked:e}=s;return s.bytes+=e.end[g]>0?e.end[g]-o.table.place[g]:v,this.followMarks(f,e.scan,e.from[g],
e.to[g],e.lengthStart[g]),n}isSignature(o,s){return o.add(s),this.strings}followMarks(o,{marks:s},f,g,e){const i=this.strings?e:d;for(let E=f;E<g;E+=3)s[E]!==I.
A&&s[E+1]!==i&&this.visit(o,s[E])}forget(o,s){return o.used=s,this}followRepaired(o,s,f){const g=o.get(f),e=m(g)?o.resolve(g):g;return e===null?(this.markings[s].
live[f]=t,this.markings[s].count--):this.repair(s,f,e),n}repair(o,s,f){this.repairs.push({part:o,number:s,value:f}),this.followValue(o,f)}followValue(o,s){const f=[
s];for(;f.length>0;){const g=f.pop();if(g instanceof x.oS)this.visit(g instanceof x.rV?g.part:o,g.number);else if(Array.isArray(g))for(const e of g)f.push(e);else if(g instanceof
x.Bi){g.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const e of g.values())f.push(e)}else if(g instanceof x.Z6)for(const[e,i]of g.dict)e!=="L\
ength"&&f.push(i)}}walk(o,s,f){const{extent:g}=this,{bytes:e}=o,{scan:i}=s,E=o.bodies[f];i.forgetLength();const{kept:P}=this,B=!this.strings&&o.recallEntries(f,
P);B&&i.append(P.scan.marks,P.marksFrom,P.marksTo);const U=B?P.close+2:i.value(e,E,e.length);return U<0||e[U-1]===O.AV||!(0,D.x)(o,U,i,g)||o.suspect&&!(0,T.D)(e,
E,U)?-1:(g.dataStart<0&&(i.lengthStart=-1),s.end[f]=g.end,s.detail&&(s.dataStart[f]=g.dataStart,s.dataEnd[f]=g.dataEnd,s.lengthStart[f]=i.lengthStart,s.lengthEnd[f]=
i.lengthEnd),g.end-o.table.place[f])}walkPlace(o,s,f){const g=o.place(s);if(!g)return-1;const{bytes:e,start:i,end:E}=g;f.forgetLength();const P=f.value(e,i,E);return f.
lengthStart=-1,P<0&&!_(e,i,E)||L(e,i,E)||P>0&&e[P-1]===O.AV||P>=0&&(0,O.AN)(e,P,E)<E||o.suspect&&!(0,T.D)(e,i,E)?-1:(this.extent.valueEnd=P<0?E:P,E-i)}}const m=y=>y instanceof
x.oS&&!(y instanceof x.rV);function M(y,o,s){const f=y.walked;if(f?.strings===s)return f;const g=new R(y.size,o,s);return o&&(y.walked=g),g}function w(y){return y.
patches||(y.patches=new A,y.patches.scan.strings=y.walked.strings),y.patches}function L(y,o,s){const f=(0,O.AN)(y,o,s);return f>=s||y[f]===O.yq&&(0,O.wb)(y,f,"n\
ull")}function _(y,o,s){for(let f=o;f<s;f++)if("<([/%".includes(String.fromCharCode(y[f])))return!1;return!0}}),65585:((k,F,a)=>{a.d(F,{V:()=>R});var S=a(269),D=a(
48118),I=a(16039);function R({bytes:O,job:C}){const T=(0,S.bS)(O).subarray(0,1024),x=T.indexOf(" obj");if(x<0||!T.includes("/Linearized"))return;const A=new D.i(
O,x+4,Math.min(O.length,x+2048),C.limits.nesting).value();return(0,I.Zm)(A)&&A.has("Linearized")&&A.get("L")===O.length?A:void 0}})};
