"use strict";exports.id=687,exports.ids=[687],exports.modules={72750:((b,A,u)=>{u.d(A,{Ly:()=>O,NL:()=>i,UL:()=>h,aW:()=>S,bs:()=>r,ml:()=>l,p6:()=>D,xv:()=>y});var m=u(58552),
M=u(98446);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function D(f){const s=[],t=[];for(const[e,o]of f.split(",").entries()){const a=e+1,c=v.exec(o),g=P=>{t.push(
`entry ${a} ('${l(o)}') ${P}`)};if(o.trim()===""){t.push(`entry ${a} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!c){g(
d(o));continue}const p=Number(c[1]),E=c[3]===void 0?void 0:Number(c[3]);p===0||E===0?g("names page 0: pages count from 1, and -1 is the last page"):s.push({from:p,
to:E,range:c[2]!==void 0,text:o.trim(),position:a})}return t.length>0?{problem:r(t)}:{items:s}}function S(f,s,t){const e=E=>(0,m.G6)([{field:"page_order",message:E}]),
o=D(f);if("problem"in o)throw e(o.problem);const a=O(o.items,s);if("problem"in a)throw e(a.problem);const c=h(a.spans);if(c>t)throw e(`names ${c} pages in all; \
at most ${t} are allowed`);const g=new Uint32Array(c);let p=0;for(const{first:E,last:P}of a.spans){const x=E<=P?1:-1;for(let w=E;w!==P+x;w+=x)g[p++]=w}return g}
function O(f,s){const t=[],e=f.map(o=>{const a=P=>P<0?s+1+P:P,c=a(o.from),g=o.range?o.to===void 0?s:a(o.to):c,E=[[o.from,c],[o.to??o.from,g]].find(([,P])=>P<1||
P>s);return E&&t.push(`entry ${o.position} ('${l(o.text)}') names ${y(E[0])}, but the document has ${(0,M.y_)(s,"page")}`),{first:c,last:g}});return t.length>0?
{problem:r(t)}:{spans:e}}const h=f=>f.reduce((s,{first:t,last:e})=>s+Math.abs(e-t)+1,0);function y(f){return Number.isSafeInteger(f)?`page ${f}`:"a page far bey\
ond its end"}function d(f){return/^ *\.\./.test(f)?"has no start: a range is written 1..5":i(f)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const n=5;function r(f){const s=f.length-n;return[...f.slice(0,n),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function i(f){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(f);return s?`is not a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(f)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function l(f){const s=[
...f].map(t=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(t)?"?":t);return(0,M.Bu)(s.join(""),40)}}),29082:((b,A,u)=>{u.d(A,{k1:()=>O,lY:()=>S,m7:()=>h});var m=u(58552),M=u(
72750),v=u(98446);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function S(n){const r=[],i=[];for(const[l,f]of n.split(",").entries()){const s=l+
1,t=f.trim();if(t===""){i.push(`entry ${s} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const e=D.exec(t),o=_=>{i.push(`en\
try ${s} ('${(0,M.ml)(t)}') ${_}`)};if(!e){o(d(t));continue}const[,a,c,g,p,E]=e,P={negated:a!==void 0,text:t,position:s};if(c!==void 0){r.push({...P,pages:c.toLowerCase()});
continue}const x=Number(g),w=p===void 0?x:E===void 0?"end":Number(E);x===0||w===0?o("names page 0: pages count from 1, and -1 is the last page"):r.push({...P,pages:{
from:x,to:w}})}return i.length>0?{problem:(0,M.bs)(i)}:{items:r}}function O(n,r,i="pages"){const l=o=>(0,m.G6)([{field:i,message:o}]),f=S(n);if("problem"in f)throw l(
f.problem);const s=new y(r),t=new y(r),e=[];for(const o of f.items){const a=o.negated?t:s;if(typeof o.pages=="string"){a.add(o.pages);continue}const{from:c,to:g}=o.
pages,p=c<0?r+1+c:c,E=g==="end"?r:g<0?r+1+g:g,x=(g==="end"?c<0?[[c,p]]:[]:[[c,p],[g,E]]).find(([,w])=>w<1||w>r);x&&e.push(`entry ${o.position} ('${(0,M.ml)(o.text)}\
') names ${(0,M.xv)(x[0])}, but the document has ${(0,v.y_)(r,"page")}`),!(g==="end"&&p>r||e.length>0)&&a.range(Math.min(p,E),Math.max(p,E))}if(e.length>0)throw l(
(0,M.bs)(e));return f.items.every(({negated:o})=>o)&&s.add("all"),s.without(t)}function h(n){const r=S(n);if("problem"in r||r.items.length!==1)return;const{negated:i,
pages:l}=r.items[0];if(i)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;const{from:f,to:s}=l;return s==="end"?{first:f}:s===-1?{first:f}:
s<1?void 0:{first:Math.min(f,s),last:Math.max(f,s)}}class y{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=r,this.differences=new Int32Array(
r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,i){this.differences[r]++,this.differences[i+1]--}without(r){const i=new Uint32Array(this.
pageCount);let l=0,f=0,s=0;for(let t=1;t<=this.pageCount;t++){f+=this.differences[t],s+=r.differences[t];const e=t%2===1?"odd":"even";(f>0||this[e])&&!(s>0||r[e])&&
(i[l++]=t)}return i.subarray(0,l)}}function d(n){return/^(not +)?\.\./i.test(n)?"has no start: a range is written 1..5":/^!/.test(n)?"is not a page: leave out p\
ages with not, such as not 2":(0,M.NL)(n.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),90687:((b,A,u)=>{u.r(A),u.d(A,{add_overlay:()=>x});var m=u(58552),M=u(36078),v=u(99876),D=u(95800),S=u(73154),O=u(95947),h=u(74135),y=u(21281),d=u(37253),
n=u(98446),r=u(68516),i=u(57117),l=u(72313);const f="OctavoOverlay",s={file:"overlay",password:"overlay_password",noun:"the overlay"},t=1;async function e(w,_,T,I){
const{overlay:B,overlay_password:U,layer:C,repeat:R,fit:X}=_;if(Buffer.compare(B.bytes,w.bytes)===0)throw(0,m.G6)([{field:"overlay",message:"is the document its\
elf: choose another document"}]);const{document:L,isRepaired:H}=await(0,r.H)(B,U,s,I),K=L.pages.count,z=await(0,v.F)(w,T),F=await(0,v.F)(L,Uint32Array.from({length:Math.
min(K,T.length)},($,W)=>W+1)),J=new S.l(w,{index:t,document:L}),j=[];for(const $ of F.pages)j.push(await J.of($,F.kinds[$.kind]));const Z=new Map,V=await(0,l.W)(
w,z,{layer:C,subtype:"Watermark",on:({kind:$},W)=>{const N=o(W,K,R);if(N===void 0)return;const k=F.pages[N],Y=`${$} ${k.kind}`;let G=Z.get(Y);return G===void 0&&
Z.set(Y,G=(0,M.vs)(a(z.kinds[$],F.kinds[k.kind],X))),{resources:[{category:"XObject",name:f,ref:j[N]}],operators:([Q=""])=>(0,M.qK)(Q,G)}}});return(0,D.J)([{index:0,
document:w},{index:t,document:L}]),V.push(...await c(w,L,F.pages.length,H)),{notes:V,stampedPages:R==="none"?Math.min(K,T.length):T.length,write:async $=>(await w.
pages.settle(),(0,d.fT)([w,L],$))}}function o(w,_,T){return w<_?w:{last:_-1,all:w%_,none:void 0}[T]}function a(w,_,T){const[I,B]=[(0,h.iN)(w),(0,h.iN)(_)],U=T===
"page"?Math.min(I.width/B.width,I.height/B.height):_.userUnit/w.userUnit,[C,R]=T==="page"?[(I.width-B.width*U)/2,(I.height-B.height*U)/2]:[0,0];return(0,h.lw)([
U,0,0,U,C,R],(0,h.S3)(w))}async function c(w,_,T,I){const B=[],U=await(0,i._B)(w);U&&!await E(_,U.part,w)&&B.push((0,i.c4)(w,U,i.Br.overlay));let C=0;for(let R=0;R<
T;R++)C+=_.array(_.entry(_.pages.number(R),"Annots"))?.length??0;return C>0&&B.push(g(C)),I&&B.push(p),B}const g=w=>({code:"overlay_annotations_left_out",message:`${(0,n.
y_)(w,"annotation")} of the overlay, such as links or form fields, ${(0,n.d5)(w,"was","were")} not carried over.`}),p={code:"overlay_repaired",message:"The over\
lay was damaged and had to be repaired: check that it looks as it should."};async function E(w,_,T){if((await(0,y.ds)(w)).archive?.part!==_)return!1;const I=B=>B.
resolve(B.catalog.get("OutputIntents"));return await new O.U(w).same(I(w),{document:T,value:I(T)})}var P=u(95234);const x=(w,_,T)=>(0,P.W)(w,_,T,(I,B)=>e(I,_,B,
T))}),68516:((b,A,u)=>{u.d(A,{H:()=>D});var m=u(58552),M=u(90966),v=u(59277);async function D({bytes:h},y,d,n){const r={repaired:!1},i=()=>{r.repaired=!0};try{return{
document:await(0,M.E)(h,{...n,onRepaired:i},{password:y}),isRepaired:r.repaired}}catch(l){throw l instanceof m.zU?S(l,h,d):l}}function S(h,y,{file:d,password:n,
noun:r}){const i=(l,f,s=[])=>(0,m.G6)([{field:l,message:f,mentions:s}]);switch(h.code){case"password_required":return i(d,`needs a password: give it as ${n}`,[n]);case"\
wrong_password":return i(n,`does not open ${r}`);case"unsupported_encryption":return i(d,"is protected in a way that is not supported, such as by a certificate");case"\
unreadable_document":{const l=(0,v.y)(y);return i(d,l===void 0||l==="a PDF document"?O:`is ${l}; it must be a PDF document`)}case"limit_exceeded":{const l=h.issues.
map(({message:f})=>({field:d,message:f}));return new m.zU(h.code,h.message,{issues:l,...h.advice===void 0?{}:{advice:h.advice}})}default:return h}}const O="cann\
ot be read, or has no pages: it must be a complete PDF document"}),52404:((b,A,u)=>{u.d(A,{$:()=>D,U:()=>S});var m=u(58552),M=u(29082),v=u(98446);const D={code:"\
no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function S({first_page:O,last_page:h,pages:y},d){if(y!==
void 0)return(0,M.k1)(y,d);const n=(0,v.y_)(d,"page"),r=[];if(O>d&&r.push({field:"first_page",message:`is ${O}, but the document has ${n}`}),h!==void 0&&h>d&&r.
push({field:"last_page",message:`is ${h}, but the document has ${n}`}),r.length===0&&h!==void 0&&O>h&&r.push({field:"first_page",message:`is ${O}, which is afte\
r last_page (${h})`,mentions:["last_page"]}),r.length>0)throw(0,m.G6)(r);return Uint32Array.from({length:(h??d)-O+1},(i,l)=>O+l)}}),95234:((b,A,u)=>{u.d(A,{V:()=>y,
W:()=>O});var m=u(29082),M=u(90966),v=u(37253),D=u(52404);const S="1.4";async function O(d,{pages:n,open_password:r,transparency:i},l,f){const s=await(0,M.E)(d.
bytes,l,{password:r}),t=s.pages.count,e=(0,m.k1)(n,t);if(e.length===0){const P=s.suspect?await(0,v.UN)(s):d.bytes;return{documents:[{name:d.name,bytes:P,pageCount:t}],
notes:[D.$],facts:{pageCount:t,stampedPages:0}}}const{notes:o,stampedPages:a=e.length,version:c=S,write:g}=await f(s,e),p={version:c>S?c:S},E=g?await g(p):await(0,v.
UN)(s,p);return{documents:[{name:d.name,bytes:E,pageCount:t}],notes:i===100?[h,...o]:o,facts:{pageCount:t,stampedPages:a}}}const h={code:"stamp_invisible",message:"\
The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function y({pace:d},n){await d.rest();const r=await n();
return await d.rest(),r}}),95800:((b,A,u)=>{u.d(A,{J:()=>S});var m=u(45599),M=u(36502),v=u(25524);const D=["Order","AS","RBGroups","Locked"];function S(O){const h=O.
filter(({document:t})=>t.dict(t.catalog.get("OCProperties")));if(h.length===0||h.length===1&&h[0].index===0)return;const{document:y}=O[0],d=y.dict(y.catalog.get(
"OCProperties")),n=[],[r,i]=[[],[]],l=new Map(D.map(t=>[t,[]]));for(const t of h){const e=t.document.dict(t.document.catalog.get("OCProperties")),o=t.document.dict(
e.get("D")),a=(c,g)=>(t.document.array(c?.get(g))??[]).map(p=>(0,v.yY)(p,t.index));for(const c of a(e,"OCGs"))n.push(c);for(const[c,g]of l)for(const p of a(o,c))
g.push(p);for(const c of a(o,"ON"))r.push(c);for(const c of new M.z(t.document).groupsOff())i.push((0,v.yY)(c,t.index))}const f=new m.Bi(d&&y.dict(d.get("D")));
f.delete("BaseState");for(const[t,e]of[...l,["ON",r],["OFF",i]])e.length>0?f.set(t,e):f.delete(t);const s=new m.Bi(d);s.set("OCGs",n),s.set("D",f),y.editCatalog().
set("OCProperties",y.add(s))}}),73154:((b,A,u)=>{u.d(A,{l:()=>l});var m=u(75162),M=u(59596),v=u(45599),D=u(1592),S=u(37709);async function O(f,s,t){const e=[];let o=0;
return await(0,S.K)(s,f.job.pace,a=>{const{operator:c,count:g}=a,p=c==="BDC"?" BMC":c==="DP"?" MP":void 0;if(p===void 0||g!==2)return;const E=a.name(1),P=E===void 0?
a.value(1):t?.get(E);f.dict(P)?.has("MCID")&&(e.push(s.subarray(o,a.endOf(0)),Buffer.from(p,"latin1")),o=a.end)}),o===0?s:Buffer.concat([...e,s.subarray(o)])}var h=u(
53107),y=u(74135),d=u(25524),n=u(58006);const r=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class i{document;keepsTags;seen=new Set;shared=new Map;constructor(s,t){
this.document=s,this.keepsTags=t}async prepare(s){const t=this.asObject(s);return await this.release(t),t}asObject(s){if((0,v.i9)(s)&&(0,v.Zm)(this.document.resolve(
s)))return s;const t=this.document.dict(s)??new v.Bi;let e=this.shared.get(t);return e||this.shared.set(t,e=this.document.add(t)),e}async release(s){const{document:t,
seen:e}=this,o=[s];for(let a=o.pop();a!==void 0;a=o.pop())if(a instanceof v.oS){if(e.has(a.number))continue;e.add(a.number);const c=t.job.pace.step(1e3);c&&await c;
const g=t.get(a),p=g instanceof v.Z6?g.dict:g;if((0,v.Zm)(p)){if(this.isApart(p))continue;await this.untie(a,g,p,s)}o.push(t.get(a))}else if(Array.isArray(a))for(const c of a)
o.push(c);else if(a instanceof v.Z6)for(const c of a.dict.values())o.push(c);else if((0,v.Zm)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",s);for(const c of a.
values())o.push(c)}}isApart(s){const t=this.document.resolve(s.get("Type"));return t!==null&&typeof t=="object"&&"text"in t&&r.has(t.text)}isFont(s){return(0,v.
Eo)(this.document.resolve(s.get("Subtype")),"Type3")&&s.has("CharProcs")}async untie(s,t,e,o){const{document:a}=this,c=t instanceof v.Z6&&(0,v.Eo)(a.resolve(e.get(
"Subtype")),"Form"),g=!this.keepsTags&&(e.has("StructParent")||e.has("StructParents")),p=!e.has("Resources")&&(c||this.isFont(e)),E=c&&!this.keepsTags?await this.
withoutIds(t,a.dict(e.get("Resources")??o)):void 0;if(!g&&!p&&!E)return;const P=a.edit(s),x=P instanceof v.Z6?P.dict:P;g&&x.delete("StructParent"),g&&x.delete("\
StructParents"),p&&x.set("Resources",o),E&&P instanceof v.Z6&&a.put(s,(0,n.n)(P,E,{compress:!0}))}async withoutIds(s,t){const e=this.document.decodedPart(s);if(!e?.
whole)return;const o=await O(this.document,e.data,this.document.dict(t?.get("Properties")));return o===e.data?void 0:o}}class l{document;part;contents;resources;constructor(s,t){
this.document=s,this.part=t,this.contents=new h.K(t.document),this.resources=new i(t.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(s){
return this.contents.inspect(s)}async of(s,t){const{index:e,document:o}=this.part,a=await this.resources.prepare(s.resources),c=o.entry(o.pages.number(s.index),
"Group"),{filters:g,data:p}=await this.contentOf(s),E=this.keepsTags?o.entry(o.pages.number(s.index),"StructParents"):void 0,P=(0,v.jd)({Type:(0,v.UU)("XObject"),
Subtype:(0,v.UU)("Form"),BBox:[...t.box],Matrix:[...(0,y.DI)((0,y.S3)(t))],Resources:(0,d.Po)(e,a.number),Group:c===void 0?void 0:(0,d.yY)(c,e),StructParents:E,
...g});return this.document.add(new v.Z6(P,p))}async contentOf(s){const{part:t,contents:e}=this,{document:o}=t,a=e.own(s),c=a.length===1?o.get(a[0]):void 0;if(c instanceof
v.Z6&&this.keepsTags&&e.isOrderly(s))return this.asItIs(c);const{isWhole:g,isKnown:p,open:E}=e.condition(a),P=e.content(a),x=o.dict(o.dict(s.resources)?.get("Pr\
operties")),w=this.keepsTags?P:await O(o,P,x);if(c instanceof v.Z6&&(!p||g&&E.excess===0&&w===P))return this.asItIs(c);const _=E.excess===0?w:(0,D.KS)(w,0);return{
filters:{Filter:(0,v.UU)("FlateDecode")},data:(0,M.Kc)(_)}}asItIs(s){const{index:t,document:e}=this.part,o=new v.Bi([...s.dict].filter(([a])=>a==="Filter"||a===
"DecodeParms"));return(0,m.CF)(o),{filters:Object.fromEntries((0,d.yY)(o,t)),data:e.encoded(s)}}}}),25524:((b,A,u)=>{u.d(A,{Bg:()=>M,Po:()=>v,fS:()=>S,yY:()=>D});
var m=u(45599);const M=O=>O.find(({index:h})=>h===0).document,v=(O,h,y=0)=>O===y?new m.oS(h):new m.rV(O,h);function D(O,h){if(h===0||O instanceof m.rV)return O;
if(O instanceof m.oS)return new m.rV(h,O.number);if(Array.isArray(O))return O.map(d=>D(d,h));if(O instanceof m.Z6||!(O instanceof m.Bi))return O;const y=new m.Bi;
for(const[d,n]of O)y.set(d,D(n,h));return y}class S{meaning;taken;last=new Map;constructor(h=[],y=d=>d){this.meaning=y,this.taken=new Set([...h].map(y))}get size(){
return this.taken.size}has(h){return this.taken.has(this.meaning(h))}add(h){this.taken.add(this.meaning(h))}free(h){const y=h.startsWith("þÿ");for(let d=(this.
last.get(h)??1)+1;;d++){const n=`_${d}`,r=h+(y?[...n].map(i=>`\0${i}`).join(""):n);if(!this.has(r))return this.last.set(h,d),this.add(r),r}}}}),95947:((b,A,u)=>{
u.d(A,{U:()=>S});var m=u(45599);const M=2e4,v=4,D=16;class S{document;left;constructor(d){this.document=d,this.left=M+v*d.bytes.length}async same(d,n){const{document:r}=this,
{pace:i}=r.job,l=new Set,f=[d,n.value];for(;f.length>0;){const[s,t]=[f.pop(),f.pop()];if(t instanceof m.oS&&s instanceof m.oS){if(r===n.document&&t.number===s.number)
continue;const g=this.pairOf(t,s,n.document);if(l.has(g))continue;g>=0&&l.add(g)}const[e,o]=[r.resolve(t),n.document.resolve(s)],a=Math.max(h(e),h(o));if(this.left-=
a,this.left<0)return!1;const c=i.step(a*50);if(c&&await c,!this.alike(e,o,n.document,f))return!1}return!0}pairOf(d,n,r){return d.number<this.document.size&&n.number<
r.size?d.number*r.size+n.number:-1}alike(d,n,r,i){if(d===n&&(this.document===r||!(d instanceof Object)))return!0;if(d instanceof m.Mx)return n instanceof m.Mx&&
Buffer.compare(d.bytes,n.bytes)===0;if(d instanceof m.SX)return n instanceof m.SX&&d.text===n.text;if(Array.isArray(d)){if(!Array.isArray(n)||d.length!==n.length)
return!1;for(const[l,f]of d.entries())i.push(f,n[l]);return!0}return d instanceof m.Bi?n instanceof m.Bi&&O(d,n,i):!(d instanceof m.Z6)||!(n instanceof m.Z6)?!1:
O(d.dict,n.dict,i)&&Buffer.compare(this.document.encoded(d),r.encoded(n))===0}}function O(y,d,n){if(y.size!==d.size)return!1;for(const[r,i]of y){const l=d.get(r);
if(l===void 0)return!1;n.push(i,l)}return!0}function h(y){return y instanceof m.Z6?1+y.dict.size+y.data.length/D:y instanceof m.Mx?1+y.bytes.length/D:y instanceof
m.Bi?1+y.size:Array.isArray(y)?1+y.length:1}}),74135:((b,A,u)=>{u.d(A,{$L:()=>n,DI:()=>S,Gd:()=>h,Mo:()=>v,Pj:()=>l,S3:()=>M,W1:()=>f,XM:()=>i,d:()=>s,ds:()=>D,
gF:()=>r,iN:()=>m,kO:()=>d,lw:()=>O,zl:()=>y});function m({box:[t,e,o,a],rotation:c}){const g=o-t,p=a-e;return c%180===0?{width:g,height:p}:{width:p,height:g}}function M({
box:[t,e,o,a],rotation:c}){switch(c){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,o,e];case 180:return[-1,0,0,-1,o,a];case 270:return[0,-1,1,0,t,a]}}function v(t,e){
return e===void 0?t:l(t,e)??t}function D([t,e,o,a]){return[Math.min(t,o),Math.min(e,a),Math.max(t,o),Math.max(e,a)]}function S([t,e,o,a,c,g]){const p=t*a-e*o,[E,
P,x,w]=[a/p,-e/p,-o/p,t/p];return[E+0,P+0,x+0,w+0,-(c*E+g*x)+0,-(c*P+g*w)+0]}function O(t,e){const[o,a,c,g,p,E]=t,[P,x,w,_,T,I]=e;return[o*P+a*w,o*x+a*_,c*P+g*w,
c*x+g*_,p*P+E*w+T,p*x+E*_+I]}function h([t,e,o,a,c,g],p,E){return[t*p+o*E+c,e*p+a*E+g]}function y(t,[e,o,a,c]){const[g,p]=h(t,e,o),[E,P]=h(t,a,o),[x,w]=h(t,e,c),
[_,T]=h(t,a,c);return[Math.min(g,E,x,_),Math.min(p,P,w,T),Math.max(g,E,x,_),Math.max(p,P,w,T)]}const d=(t,e)=>[Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(
t[2],e[2]),Math.max(t[3],e[3])];function n(t){let[e,o,a,c]=r;for(const[g,p]of t)e=Math.min(e,g),o=Math.min(o,p),a=Math.max(a,g),c=Math.max(c,p);return[e,o,a,c]}
const r=[1/0,1/0,-1/0,-1/0],i=([t,e,o,a],c)=>[t-c,e-c,o+c,a+c];function l(t,e){const o=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],
e[3])];return o[0]<o[2]&&o[1]<o[3]?o:void 0}const f=t=>t.map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),36502:((b,A,u)=>{
u.d(A,{z:()=>y});var m=u(45599);const M={View:"ViewState",Print:"PrintState"};class v{document;categories={View:new Map,Print:new Map};intents;constructor(n,r){
this.document=n,this.intents=this.intentsOf(r);for(const i of n.array(r?.get("AS"))??[]){const l=n.dict(i),f=n.resolve(l?.get("Event"));if(!l||!((0,m.Eo)(f,"Vie\
w")||(0,m.Eo)(f,"Print")))continue;const s=D(n,l.get("Category")),t=this.categories[f.text];for(const e of n.array(l.get("OCGs"))??[]){if(!(0,m.i9)(e))continue;
const o=t.get(e.number)??new Set;for(const a of s)o.add(a);t.set(e.number,o)}}}isAlwaysOn(n){const{intents:r}=this;if(r.has("All"))return!1;const i=this.intentsOf(
this.document.dict(new m.oS(n)));return!i.has("All")&&![...i].some(l=>r.has(l))}stateOf(n,r){const i=this.categories[r].get(n);if(!i)return;const l=this.document.
dict(this.document.dict(new m.oS(n))?.get("Usage"));let f;for(const s of i){const t=M[s],e=t===void 0?null:this.document.resolve(this.document.dict(l?.get(s))?.
get(t));if((0,m.Eo)(e,"OFF"))return!1;(0,m.Eo)(e,"ON")&&(f=!0)}return f}intentsOf(n){const r=D(this.document,n?.get("Intent"));return new Set(r.length>0?r:["Vie\
w"])}}function D(d,n){return(d.array(n)??[n??null]).map(i=>d.resolve(i)).flatMap(i=>i instanceof m.SX?[i.text]:[])}const S=32;function O(d,n,r){const i=new Map,
l=(f,s)=>{const t=i.get(f);if(t!==void 0)return t;i.set(f,!0);const e=d.resolve(f[0]),o=g=>{const p=d.resolve(g);return(0,m.cy)(p)?s>0?l(p,s-1):!0:!(0,m.i9)(g)||
r(g.number)},a=f.slice(1),c=h(e instanceof m.SX?e.text:"",a,o);return i.set(f,c),c};return l(n,S)}function h(d,n,r){switch(d){case"And":return n.every(r);case"O\
r":return n.some(r);case"Not":return n.length===0||!r(n[0]);default:return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){
this.document=n;const r=n.dict(n.dict(n.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(n.resolve(r?.get("BaseState")),"OFF");for(const i of n.array(
r?.get("OFF"))??[])(0,m.i9)(i)&&this.off.add(i.number);for(const i of n.array(r?.get("ON"))??[])(0,m.i9)(i)&&this.on.add(i.number);this.usages=new v(n,r),this.viewed=
i=>this.usages.isAlwaysOn(i)||(this.usages.stateOf(i,"View")??!this.isGroupOff(i)),this.printed=i=>this.usages.stateOf(i,"Print")??this.viewed(i)}isOff(n){return!this.
shows(n,this.viewed)}isNeverShown(n){return this.isOff(n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,r=n.dict(n.catalog.get("OCProperties"));
return this.baseOff?(n.array(r?.get("OCGs"))??[]).filter(i=>!(0,m.i9)(i)||!this.on.has(i.number)):n.array(n.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){const n=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(n.flatMap(i=>(0,m.i9)(i)?[i.number]:[]))].filter(
i=>!this.viewed(i)&&!this.printed(i))}shows(n,r){const{document:i}=this,l=i.dict(n);if(!l)return!0;if(!(0,m.Eo)(i.resolve(l.get("Type")),"OCMD"))return!(0,m.i9)(
n)||r(n.number);const f=i.resolve(l.get("VE"));return(0,m.cy)(f)?O(i,f,r):this.showsByPolicy(l,r)}showsByPolicy(n,r){const{document:i}=this,l=n.get("OCGs"),f=(i.
array(l)??[l]).filter(m.i9);if(f.length===0)return!0;const s=f.map(({number:e})=>r(e)),t=i.resolve(n.get("P"));switch(t instanceof m.SX?t.text:"AnyOn"){case"All\
On":return s.every(e=>e);case"AnyOff":return!s.every(e=>e);case"AllOff":return!s.some(e=>e);default:return s.some(e=>e)}}isGroupOff(n){return this.off.has(n)||this.
baseOff&&!this.on.has(n)}}}),58006:((b,A,u)=>{u.d(A,{n:()=>D});var m=u(59596),M=u(45599);const v=["DecodeParms","F","FFilter","FDecodeParms","DL"];function D(S,O,{
compress:h}){const y=new M.Bi(S.dict);h?y.set("Filter",(0,M.UU)("FlateDecode")):y.delete("Filter");for(const d of v)y.delete(d);return new M.Z6(y,h?(0,m.Kc)(O):
O)}})};
