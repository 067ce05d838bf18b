"use strict";exports.id=687,exports.ids=[687],exports.modules={66974:((b,A,h)=>{h.d(A,{D6:()=>D,F1:()=>O,NL:()=>r,P3:()=>E,br:()=>P,bs:()=>g});var l=h(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function O(o,s,d){const m=[],i=[];for(const[e,n]of o.split(",").entries()){const c=e+1;if(s!==void 0&&
n.trim()===""){i.push(`entry ${c} is empty: write ${s}, separated by single commas`);continue}const a=d(n,c);"problem"in a?i.push(P(c,n,a.problem)):m.push(a.item)}
return i.length>0?{problem:g(i)}:{items:m}}const P=(o,s,d)=>`entry ${o} ('${t(s.trim())}') ${d}`,D=({position:o,text:s},d,m)=>P(o,s,`names ${y(d)}, but the docu\
ment has ${(0,l.y_)(m,"page")}`);function y(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}const f=5;function g(o){const s=o.length-f;
return[...o.slice(0,f),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function r(o){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(o){const s=[...o].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,l.Bu)(s.join(""),40)}}),29082:((b,A,h)=>{h.d(A,{k1:()=>D,lY:()=>P,m7:()=>y});var l=h(58552),E=h(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=r=>(0,E.F1)(r,"pages such as 1..3, -1, odd",(t,o)=>{const s=t.trim(),d=O.exec(s);if(!d)return{problem:g(s)};const[,m,i,e,n,c]=d,a={negated:m!==void 0,text:s,position:o};
if(i!==void 0)return{item:{...a,pages:i.toLowerCase()}};const u=Number(e),p=n===void 0?u:c===void 0?"end":Number(c);return u===0||p===0?E.P3:{item:{...a,pages:{
from:u,to:p}}}});function D(r,t,o="pages"){const s=n=>(0,l.G6)([{field:o,message:n}]),d=P(r);if("problem"in d)throw s(d.problem);const m=new f(t),i=new f(t),e=[];
for(const n of d.items){const c=n.negated?i:m;if(typeof n.pages=="string"){c.add(n.pages);continue}const{from:a,to:u}=n.pages,p=a<0?t+1+a:a,w=u==="end"?t:u<0?t+
1+u:u,M=(u==="end"?a<0?[[a,p]]:[]:[[a,p],[u,w]]).find(([,B])=>B<1||B>t);M&&e.push((0,E.D6)(n,M[0],t)),!(u==="end"&&p>t||e.length>0)&&c.range(Math.min(p,w),Math.
max(p,w))}if(e.length>0)throw s((0,E.bs)(e));return d.items.every(({negated:n})=>n)&&m.add("all"),m.without(i)}function y(r){const t=P(r);if("problem"in t||t.items.
length!==1)return;const{negated:o,pages:s}=t.items[0];if(o)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:d,to:m}=s;return m===
"end"?{first:d}:m===-1?{first:d}:m<1?void 0:{first:Math.min(d,m),last:Math.max(d,m)}}class f{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,o){this.differences[t]++,this.differences[o+1]--}without(t){
const o=new Uint32Array(this.pageCount);let s=0,d=0,m=0;for(let i=1;i<=this.pageCount;i++){d+=this.differences[i],m+=t.differences[i];const e=i%2===1?"odd":"eve\
n";(d>0||this[e])&&!(m>0||t[e])&&(o[s++]=i)}return o.subarray(0,s)}}function g(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(
r)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),90687:((b,A,h)=>{h.r(A),h.d(A,{add_overlay:()=>B});var l=h(58552),E=h(36078),O=h(99876),P=h(95800),D=h(73154),y=h(95947),
f=h(74135),g=h(21281),r=h(37253),t=h(98446),o=h(68516),s=h(57117),d=h(72313);const m="OctavoOverlay",i={file:"overlay",password:"overlay_password",noun:"the ove\
rlay"},e=1;async function n(v,x,_,I){const{overlay:T,overlay_password:C,layer:F,repeat:U,fit:X}=x;if(Buffer.compare(T.bytes,v.bytes)===0)throw(0,l.G6)([{field:"\
overlay",message:"is the document itself: choose another document"}]);const{document:L,isRepaired:H}=await(0,o.H)(T,C,i,I),K=L.pages.count,z=await(0,O.F)(v,_),$=await(0,O.
F)(L,Uint32Array.from({length:Math.min(K,_.length)},(R,W)=>W+1)),J=new D.l(v,{index:e,document:L}),j=[];for(const R of $.pages)j.push(await J.of(R,$.kinds[R.kind]));
const Z=new Map,V=await(0,d.W)(v,z,{layer:F,subtype:"Watermark",on:({kind:R},W)=>{const N=c(W,K,U);if(N===void 0)return;const k=$.pages[N],Y=`${R} ${k.kind}`;let G=Z.
get(Y);return G===void 0&&Z.set(Y,G=(0,E.vs)(a(z.kinds[R],$.kinds[k.kind],X))),{resources:[{category:"XObject",name:m,ref:j[N]}],operators:([Q=""])=>(0,E.qK)(Q,
G)}}});return(0,P.J)([{index:0,document:v},{index:e,document:L}]),V.push(...await u(v,L,$.pages.length,H)),{notes:V,stampedPages:U==="none"?Math.min(K,_.length):
_.length,write:async R=>(await v.pages.settle(),(0,r.fT)([v,L],R))}}function c(v,x,_){return v<x?v:{last:x-1,all:v%x,none:void 0}[_]}function a(v,x,_){const[I,T]=[
(0,f.iN)(v),(0,f.iN)(x)],C=_==="page"?Math.min(I.width/T.width,I.height/T.height):x.userUnit/v.userUnit,[F,U]=_==="page"?[(I.width-T.width*C)/2,(I.height-T.height*
C)/2]:[0,0];return(0,f.lw)([C,0,0,C,F,U],(0,f.S3)(v))}async function u(v,x,_,I){const T=[],C=await(0,s._B)(v);C&&!await S(x,C.part,v)&&T.push((0,s.c4)(v,C,s.Br.
overlay));let F=0;for(let U=0;U<_;U++)F+=x.array(x.entry(x.pages.number(U),"Annots"))?.length??0;return F>0&&T.push(p(F)),I&&T.push(w),T}const p=v=>({code:"over\
lay_annotations_left_out",message:`${(0,t.y_)(v,"annotation")} of the overlay, such as links or form fields, ${(0,t.d5)(v,"was","were")} not carried over.`}),w={
code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function S(v,x,_){if((await(0,g.ds)(v)).
archive?.part!==x)return!1;const I=T=>T.resolve(T.catalog.get("OutputIntents"));return await new y.U(v).same(I(v),{document:_,value:I(_)})}var M=h(95234);const B=(v,x,_)=>(0,M.
W)(v,x,_,(I,T)=>n(I,x,T,_))}),68516:((b,A,h)=>{h.d(A,{H:()=>P});var l=h(58552),E=h(90966),O=h(59277);async function P({bytes:f},g,r,t){const o={repaired:!1},s=()=>{
o.repaired=!0};try{return{document:await(0,E.E)(f,{...t,onRepaired:s},{password:g}),isRepaired:o.repaired}}catch(d){throw d instanceof l.zU?D(d,f,r):d}}function D(f,g,{
file:r,password:t,noun:o}){const s=(d,m,i=[])=>(0,l.G6)([{field:d,message:m,mentions:i}]);switch(f.code){case"password_required":return s(r,`needs a password: g\
ive it as ${t}`,[t]);case"wrong_password":return s(t,`does not open ${o}`);case"unsupported_encryption":return s(r,"is protected in a way that is not supported,\
 such as by a certificate");case"unreadable_document":{const d=(0,O.y)(g);return s(r,d===void 0||d==="a PDF document"?y:`is ${d}; it must be a PDF document`)}case"\
limit_exceeded":{const d=f.issues.map(({message:m})=>({field:r,message:m}));return new l.zU(f.code,f.message,{issues:d,...f.advice===void 0?{}:{advice:f.advice}})}default:
return f}}const y="cannot be read, or has no pages: it must be a complete PDF document"}),52404:((b,A,h)=>{h.d(A,{$:()=>P,U:()=>D});var l=h(58552),E=h(29082),O=h(
98446);const P={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:y,last_page:f,
pages:g},r){if(g!==void 0)return(0,E.k1)(g,r);const t=(0,O.y_)(r,"page"),o=[];if(y>r&&o.push({field:"first_page",message:`is ${y}, but the document has ${t}`}),
f!==void 0&&f>r&&o.push({field:"last_page",message:`is ${f}, but the document has ${t}`}),o.length===0&&f!==void 0&&y>f&&o.push({field:"first_page",message:`is ${y}\
, which is after last_page (${f})`,mentions:["last_page"]}),o.length>0)throw(0,l.G6)(o);return Uint32Array.from({length:(f??r)-y+1},(s,d)=>y+d)}}),95234:((b,A,h)=>{
h.d(A,{V:()=>g,W:()=>y});var l=h(29082),E=h(90966),O=h(37253),P=h(52404);const D="1.4";async function y(r,{pages:t,open_password:o,transparency:s},d,m){const i=await(0,E.
E)(r.bytes,d,{password:o}),e=i.pages.count,n=(0,l.k1)(t,e);if(n.length===0){const M=i.suspect?await(0,O.UN)(i):r.bytes;return{documents:[{name:r.name,bytes:M,pageCount:e}],
notes:[P.$],facts:{pageCount:e,stampedPages:0}}}const{notes:c,stampedPages:a=n.length,version:u=D,write:p}=await m(i,n),w={version:u>D?u:D},S=p?await p(w):await(0,O.
UN)(i,w);return{documents:[{name:r.name,bytes:S,pageCount:e}],notes:s===100?[f,...c]:c,facts:{pageCount:e,stampedPages:a}}}const f={code:"stamp_invisible",message:"\
The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function g({pace:r},t){await r.rest();const o=await t();
return await r.rest(),o}}),95800:((b,A,h)=>{h.d(A,{J:()=>D});var l=h(45599),E=h(36502),O=h(25524);const P=["Order","AS","RBGroups","Locked"];function D(y){const f=y.
filter(({document:e})=>e.dict(e.catalog.get("OCProperties")));if(f.length===0||f.length===1&&f[0].index===0)return;const{document:g}=y[0],r=g.dict(g.catalog.get(
"OCProperties")),t=[],[o,s]=[[],[]],d=new Map(P.map(e=>[e,[]]));for(const e of f){const n=e.document.dict(e.document.catalog.get("OCProperties")),c=e.document.dict(
n.get("D")),a=(u,p)=>(e.document.array(u?.get(p))??[]).map(w=>(0,O.yY)(w,e.index));for(const u of a(n,"OCGs"))t.push(u);for(const[u,p]of d)for(const w of a(c,u))
p.push(w);for(const u of a(c,"ON"))o.push(u);for(const u of new E.z(e.document).groupsOff())s.push((0,O.yY)(u,e.index))}const m=new l.Bi(r&&g.dict(r.get("D")));
m.delete("BaseState");for(const[e,n]of[...d,["ON",o],["OFF",s]])n.length>0?m.set(e,n):m.delete(e);const i=new l.Bi(r);i.set("OCGs",t),i.set("D",m),g.editCatalog().
set("OCProperties",g.add(i))}}),73154:((b,A,h)=>{h.d(A,{l:()=>d});var l=h(75162),E=h(59596),O=h(45599),P=h(1592),D=h(37709);async function y(m,i,e){const n=[];let c=0;
return await(0,D.K)(i,m.job.pace,a=>{const{operator:u,count:p}=a,w=u==="BDC"?" BMC":u==="DP"?" MP":void 0;if(w===void 0||p!==2)return;const S=a.name(1),M=S===void 0?
a.value(1):e?.get(S);m.dict(M)?.has("MCID")&&(n.push(i.subarray(c,a.endOf(0)),Buffer.from(w,"latin1")),c=a.end)}),c===0?i:Buffer.concat([...n,i.subarray(c)])}var f=h(
53107),g=h(74135),r=h(25524),t=h(58006);const o=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class s{document;keepsTags;seen=new Set;shared=new Map;constructor(i,e){
this.document=i,this.keepsTags=e}async prepare(i){const e=this.asObject(i);return await this.release(e),e}asObject(i){if((0,O.i9)(i)&&(0,O.Zm)(this.document.resolve(
i)))return i;const e=this.document.dict(i)??new O.Bi;let n=this.shared.get(e);return n||this.shared.set(e,n=this.document.add(e)),n}async release(i){const{document:e,
seen:n}=this,c=[i];for(let a=c.pop();a!==void 0;a=c.pop())if(a instanceof O.oS){if(n.has(a.number))continue;n.add(a.number);const u=e.job.pace.step(1e3);u&&await u;
const p=e.get(a),w=p instanceof O.Z6?p.dict:p;if((0,O.Zm)(w)){if(this.isApart(w))continue;await this.untie(a,p,w,i)}c.push(e.get(a))}else if(Array.isArray(a))for(const u of a)
c.push(u);else if(a instanceof O.Z6)for(const u of a.dict.values())c.push(u);else if((0,O.Zm)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",i);for(const u of a.
values())c.push(u)}}isApart(i){const e=this.document.resolve(i.get("Type"));return e!==null&&typeof e=="object"&&"text"in e&&o.has(e.text)}isFont(i){return(0,O.
Eo)(this.document.resolve(i.get("Subtype")),"Type3")&&i.has("CharProcs")}async untie(i,e,n,c){const{document:a}=this,u=e instanceof O.Z6&&(0,O.Eo)(a.resolve(n.get(
"Subtype")),"Form"),p=!this.keepsTags&&(n.has("StructParent")||n.has("StructParents")),w=!n.has("Resources")&&(u||this.isFont(n)),S=u&&!this.keepsTags?await this.
withoutIds(e,a.dict(n.get("Resources")??c)):void 0;if(!p&&!w&&!S)return;const M=a.edit(i),B=M instanceof O.Z6?M.dict:M;p&&B.delete("StructParent"),p&&B.delete("\
StructParents"),w&&B.set("Resources",c),S&&M instanceof O.Z6&&a.put(i,(0,t.n)(M,S,{compress:!0}))}async withoutIds(i,e){const n=this.document.decodedPart(i);if(!n?.
whole)return;const c=await y(this.document,n.data,this.document.dict(e?.get("Properties")));return c===n.data?void 0:c}}class d{document;part;contents;resources;constructor(i,e){
this.document=i,this.part=e,this.contents=new f.K(e.document),this.resources=new s(e.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(i){
return this.contents.inspect(i)}async of(i,e){const{index:n,document:c}=this.part,a=await this.resources.prepare(i.resources),u=c.entry(c.pages.number(i.index),
"Group"),{filters:p,data:w}=await this.contentOf(i),S=this.keepsTags?c.entry(c.pages.number(i.index),"StructParents"):void 0,M=(0,O.jd)({Type:(0,O.UU)("XObject"),
Subtype:(0,O.UU)("Form"),BBox:[...e.box],Matrix:[...(0,g.DI)((0,g.S3)(e))],Resources:(0,r.Po)(n,a.number),Group:u===void 0?void 0:(0,r.yY)(u,n),StructParents:S,
...p});return this.document.add(new O.Z6(M,w))}async contentOf(i){const{part:e,contents:n}=this,{document:c}=e,a=n.own(i),u=a.length===1?c.get(a[0]):void 0;if(u instanceof
O.Z6&&this.keepsTags&&n.isOrderly(i))return this.asItIs(u);const{isWhole:p,isKnown:w,open:S}=n.condition(a),M=n.content(a),B=c.dict(c.dict(i.resources)?.get("Pr\
operties")),v=this.keepsTags?M:await y(c,M,B);if(u instanceof O.Z6&&(!w||p&&S.excess===0&&v===M))return this.asItIs(u);const x=S.excess===0?v:(0,P.KS)(v,0);return{
filters:{Filter:(0,O.UU)("FlateDecode")},data:(0,E.Kc)(x)}}asItIs(i){const{index:e,document:n}=this.part,c=new O.Bi([...i.dict].filter(([a])=>a==="Filter"||a===
"DecodeParms"));return(0,l.CF)(c),{filters:Object.fromEntries((0,r.yY)(c,e)),data:n.encoded(i)}}}}),25524:((b,A,h)=>{h.d(A,{Bg:()=>E,Po:()=>O,fS:()=>D,yY:()=>P});
var l=h(45599);const E=y=>y.find(({index:f})=>f===0).document,O=(y,f,g=0)=>y===g?new l.oS(f):new l.rV(y,f);function P(y,f){if(f===0||y instanceof l.rV)return y;
if(y instanceof l.oS)return new l.rV(f,y.number);if(Array.isArray(y))return y.map(r=>P(r,f));if(y instanceof l.Z6||!(y instanceof l.Bi))return y;const g=new l.Bi;
for(const[r,t]of y)g.set(r,P(t,f));return g}class D{meaning;taken;last=new Map;constructor(f=[],g=r=>r){this.meaning=g,this.taken=new Set([...f].map(g))}get size(){
return this.taken.size}has(f){return this.taken.has(this.meaning(f))}add(f){this.taken.add(this.meaning(f))}free(f){const g=f.startsWith("þÿ");for(let r=(this.
last.get(f)??1)+1;;r++){const t=`_${r}`,o=f+(g?[...t].map(s=>`\0${s}`).join(""):t);if(!this.has(o))return this.last.set(f,r),this.add(o),o}}}}),95947:((b,A,h)=>{
h.d(A,{U:()=>D});var l=h(45599);const E=2e4,O=4,P=16;class D{document;left;constructor(r){this.document=r,this.left=E+O*r.bytes.length}async same(r,t){const{document:o}=this,
{pace:s}=o.job,d=new Set,m=[r,t.value];for(;m.length>0;){const[i,e]=[m.pop(),m.pop()];if(e instanceof l.oS&&i instanceof l.oS){if(o===t.document&&e.number===i.number)
continue;const p=this.pairOf(e,i,t.document);if(d.has(p))continue;p>=0&&d.add(p)}const[n,c]=[o.resolve(e),t.document.resolve(i)],a=Math.max(f(n),f(c));if(this.left-=
a,this.left<0)return!1;const u=s.step(a*50);if(u&&await u,!this.alike(n,c,t.document,m))return!1}return!0}pairOf(r,t,o){return r.number<this.document.size&&t.number<
o.size?r.number*o.size+t.number:-1}alike(r,t,o,s){if(r===t&&(this.document===o||!(r instanceof Object)))return!0;if(r instanceof l.Mx)return t instanceof l.Mx&&
Buffer.compare(r.bytes,t.bytes)===0;if(r instanceof l.SX)return t instanceof l.SX&&r.text===t.text;if(Array.isArray(r)){if(!Array.isArray(t)||r.length!==t.length)
return!1;for(const[d,m]of r.entries())s.push(m,t[d]);return!0}return r instanceof l.Bi?t instanceof l.Bi&&y(r,t,s):!(r instanceof l.Z6)||!(t instanceof l.Z6)?!1:
y(r.dict,t.dict,s)&&Buffer.compare(this.document.encoded(r),o.encoded(t))===0}}function y(g,r,t){if(g.size!==r.size)return!1;for(const[o,s]of g){const d=r.get(o);
if(d===void 0)return!1;t.push(s,d)}return!0}function f(g){return g instanceof l.Z6?1+g.dict.size+g.data.length/P:g instanceof l.Mx?1+g.bytes.length/P:g instanceof
l.Bi?1+g.size:Array.isArray(g)?1+g.length:1}}),74135:((b,A,h)=>{h.d(A,{$L:()=>t,DI:()=>D,Gd:()=>f,Mo:()=>O,Pj:()=>d,S3:()=>E,W1:()=>m,XM:()=>s,d:()=>i,ds:()=>P,
gF:()=>o,iN:()=>l,kO:()=>r,lw:()=>y,zl:()=>g});function l({box:[e,n,c,a],rotation:u}){const p=c-e,w=a-n;return u%180===0?{width:p,height:w}:{width:w,height:p}}function E({
box:[e,n,c,a],rotation:u}){switch(u){case 0:return[1,0,0,1,e,n];case 90:return[0,1,-1,0,c,n];case 180:return[-1,0,0,-1,c,a];case 270:return[0,-1,1,0,e,a]}}function O(e,n){
return n===void 0?e:d(e,n)??e}function P([e,n,c,a]){return[Math.min(e,c),Math.min(n,a),Math.max(e,c),Math.max(n,a)]}function D([e,n,c,a,u,p]){const w=e*a-n*c,[S,
M,B,v]=[a/w,-n/w,-c/w,e/w];return[S+0,M+0,B+0,v+0,-(u*S+p*B)+0,-(u*M+p*v)+0]}function y(e,n){const[c,a,u,p,w,S]=e,[M,B,v,x,_,I]=n;return[c*M+a*v,c*B+a*x,u*M+p*v,
u*B+p*x,w*M+S*v+_,w*B+S*x+I]}function f([e,n,c,a,u,p],w,S){return[e*w+c*S+u,n*w+a*S+p]}function g(e,[n,c,a,u]){const[p,w]=f(e,n,c),[S,M]=f(e,a,c),[B,v]=f(e,n,u),
[x,_]=f(e,a,u);return[Math.min(p,S,B,x),Math.min(w,M,v,_),Math.max(p,S,B,x),Math.max(w,M,v,_)]}const r=(e,n)=>[Math.min(e[0],n[0]),Math.min(e[1],n[1]),Math.max(
e[2],n[2]),Math.max(e[3],n[3])];function t(e){let[n,c,a,u]=o;for(const[p,w]of e)n=Math.min(n,p),c=Math.min(c,w),a=Math.max(a,p),u=Math.max(u,w);return[n,c,a,u]}
const o=[1/0,1/0,-1/0,-1/0],s=([e,n,c,a],u)=>[e-u,n-u,c+u,a+u];function d(e,n){const c=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],
n[3])];return c[0]<c[2]&&c[1]<c[3]?c:void 0}const m=e=>e.map(n=>Math.round(n*1e5)/1e5+0),i=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(3)))}),36502:((b,A,h)=>{
h.d(A,{z:()=>g});var l=h(45599);const E={View:"ViewState",Print:"PrintState"};class O{document;categories={View:new Map,Print:new Map};intents;constructor(t,o){
this.document=t,this.intents=this.intentsOf(o);for(const s of t.array(o?.get("AS"))??[]){const d=t.dict(s),m=t.resolve(d?.get("Event"));if(!d||!((0,l.Eo)(m,"Vie\
w")||(0,l.Eo)(m,"Print")))continue;const i=P(t,d.get("Category")),e=this.categories[m.text];for(const n of t.array(d.get("OCGs"))??[]){if(!(0,l.i9)(n))continue;
const c=e.get(n.number)??new Set;for(const a of i)c.add(a);e.set(n.number,c)}}}isAlwaysOn(t){const{intents:o}=this;if(o.has("All"))return!1;const s=this.intentsOf(
this.document.dict(new l.oS(t)));return!s.has("All")&&![...s].some(d=>o.has(d))}stateOf(t,o){const s=this.categories[o].get(t);if(!s)return;const d=this.document.
dict(this.document.dict(new l.oS(t))?.get("Usage"));let m;for(const i of s){const e=E[i],n=e===void 0?null:this.document.resolve(this.document.dict(d?.get(i))?.
get(e));if((0,l.Eo)(n,"OFF"))return!1;(0,l.Eo)(n,"ON")&&(m=!0)}return m}intentsOf(t){const o=P(this.document,t?.get("Intent"));return new Set(o.length>0?o:["Vie\
w"])}}function P(r,t){return(r.array(t)??[t??null]).map(s=>r.resolve(s)).flatMap(s=>s instanceof l.SX?[s.text]:[])}const D=32;function y(r,t,o){const s=new Map,
d=(m,i)=>{const e=s.get(m);if(e!==void 0)return e;s.set(m,!0);const n=r.resolve(m[0]),c=p=>{const w=r.resolve(p);return(0,l.cy)(w)?i>0?d(w,i-1):!0:!(0,l.i9)(p)||
o(p.number)},a=m.slice(1),u=f(n instanceof l.SX?n.text:"",a,c);return s.set(m,u),u};return d(t,D)}function f(r,t,o){switch(r){case"And":return t.every(o);case"O\
r":return t.some(o);case"Not":return t.length===0||!o(t[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const o=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,l.Eo)(t.resolve(o?.get("BaseState")),"OFF");for(const s of t.array(
o?.get("OFF"))??[])(0,l.i9)(s)&&this.off.add(s.number);for(const s of t.array(o?.get("ON"))??[])(0,l.i9)(s)&&this.on.add(s.number);this.usages=new O(t,o),this.viewed=
s=>this.usages.isAlwaysOn(s)||(this.usages.stateOf(s,"View")??!this.isGroupOff(s)),this.printed=s=>this.usages.stateOf(s,"Print")??this.viewed(s)}isOff(t){return!this.
shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,o=t.dict(t.catalog.get("OCProperties"));
return this.baseOff?(t.array(o?.get("OCGs"))??[]).filter(s=>!(0,l.i9)(s)||!this.on.has(s.number)):t.array(t.dict(o?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(s=>(0,l.i9)(s)?[s.number]:[]))].filter(
s=>!this.viewed(s)&&!this.printed(s))}shows(t,o){const{document:s}=this,d=s.dict(t);if(!d)return!0;if(!(0,l.Eo)(s.resolve(d.get("Type")),"OCMD"))return!(0,l.i9)(
t)||o(t.number);const m=s.resolve(d.get("VE"));return(0,l.cy)(m)?y(s,m,o):this.showsByPolicy(d,o)}showsByPolicy(t,o){const{document:s}=this,d=t.get("OCGs"),m=(s.
array(d)??[d]).filter(l.i9);if(m.length===0)return!0;const i=m.map(({number:n})=>o(n)),e=s.resolve(t.get("P"));switch(e instanceof l.SX?e.text:"AnyOn"){case"All\
On":return i.every(n=>n);case"AnyOff":return!i.every(n=>n);case"AllOff":return!i.some(n=>n);default:return i.some(n=>n)}}isGroupOff(t){return this.off.has(t)||this.
baseOff&&!this.on.has(t)}}}),58006:((b,A,h)=>{h.d(A,{n:()=>P});var l=h(59596),E=h(45599);const O=["DecodeParms","F","FFilter","FDecodeParms","DL"];function P(D,y,{
compress:f}){const g=new E.Bi(D.dict);f?g.set("Filter",(0,E.UU)("FlateDecode")):g.delete("Filter");for(const r of O)g.delete(r);return new E.Z6(g,f?(0,l.Kc)(y):
y)}})};
