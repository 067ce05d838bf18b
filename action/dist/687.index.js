"use strict";exports.id=687,exports.ids=[687],exports.modules={66974:((C,x,h)=>{h.d(x,{D6:()=>D,F1:()=>O,NL:()=>d,P3:()=>E,br:()=>P,bs:()=>g});var m=h(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function O(e,r,s){const l=[],o=[];for(const[t,n]of e.split(",").entries()){const i=t+1;if(r!==void 0&&
n.trim()===""){o.push(`entry ${i} is empty: write ${r}, separated by single commas`);continue}const a=s(n,i);"problem"in a?o.push(P(i,n,a.problem)):l.push(a.item)}
return o.length>0?{problem:g(o)}:{items:l}}const P=(e,r,s)=>`entry ${e} ('${c(r.trim())}') ${s}`,D=({position:e,text:r},s,l)=>P(e,r,`names ${y(s)}, but the docu\
ment has ${(0,m.y_)(l,"page")}`);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const f=5;function g(e){const r=e.length-f;
return[...e.slice(0,f),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function d(e){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return r?`is n\
ot a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(e){const r=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,m.Bu)(r.join(""),40)}}),29082:((C,x,h)=>{h.d(x,{k1:()=>D,lY:()=>P,m7:()=>y});var m=h(58552),E=h(66974);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
P=d=>(0,E.F1)(d,"pages such as 1..3, -1, odd",(c,e)=>{const r=c.trim(),s=O.exec(r);if(!s)return{problem:g(r)};const[,l,o,t,n,i]=s,a={negated:l!==void 0,text:r,position:e};
if(o!==void 0)return{item:{...a,pages:o.toLowerCase()}};const u=Number(t),p=n===void 0?u:i===void 0?"end":Number(i);return u===0||p===0?E.P3:{item:{...a,pages:{
from:u,to:p}}}});function D(d,c,e="pages"){const r=n=>(0,m.G6)([{field:e,message:n}]),s=P(d);if("problem"in s)throw r(s.problem);const l=new f(c),o=new f(c),t=[];
for(const n of s.items){const i=n.negated?o:l;if(typeof n.pages=="string"){i.add(n.pages);continue}const{from:a,to:u}=n.pages,p=a<0?c+1+a:a,w=u==="end"?c:u<0?c+
1+u:u,S=(u==="end"?a<0?[[a,p]]:[]:[[a,p],[u,w]]).find(([,_])=>_<1||_>c);S&&t.push((0,E.D6)(n,S[0],c)),!(u==="end"&&p>c||t.length>0)&&i.range(Math.min(p,w),Math.
max(p,w))}if(t.length>0)throw r((0,E.bs)(t));return s.items.every(({negated:n})=>n)&&l.add("all"),l.without(o)}function y(d){const c=P(d);if("problem"in c||c.items.
length!==1)return;const{negated:e,pages:r}=c.items[0];if(e)return;if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;const{from:s,to:l}=r;return l===
"end"?{first:s}:l===-1?{first:s}:l<1?void 0:{first:Math.min(s,l),last:Math.max(s,l)}}class f{pageCount;differences;odd=!1;even=!1;constructor(c){this.pageCount=
c,this.differences=new Int32Array(c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,e){this.differences[c]++,this.differences[e+1]--}without(c){
const e=new Uint32Array(this.pageCount);let r=0,s=0,l=0;for(let o=1;o<=this.pageCount;o++){s+=this.differences[o],l+=c.differences[o];const t=o%2===1?"odd":"eve\
n";(s>0||this[t])&&!(l>0||c[t])&&(e[r++]=o)}return e.subarray(0,r)}}function g(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),90687:((C,x,h)=>{h.r(x),h.d(x,{add_overlay:()=>I});var m=h(58552),E=h(36078),O=h(99876),P=h(95800),D=h(73154),y=h(95947),
f=h(74135),g=h(21281),d=h(37253),c=h(98446),e=h(68516),r=h(57117),s=h(72313),l=h(45657);const o="OctavoOverlay",t={file:"overlay",password:"overlay_password",noun:"\
the overlay"},n=1;async function i(v,A,B,b){const{overlay:T,overlay_password:R,layer:L,repeat:U,fit:H}=A;if(Buffer.compare(T.bytes,v.bytes)===0)throw(0,m.G6)([{
field:"overlay",message:"is the document itself: choose another document"}]);const{document:$,isRepaired:J}=await(0,e.H)(T,R,t,b),W=$.pages.count,Z=await(0,O.F)(
v,B),K=await(0,O.F)($,Uint32Array.from({length:Math.min(W,B.length)},(F,N)=>N+1)),Q=new D.l(v,{index:n,document:$}),j=[];for(const F of K.pages)j.push(await Q.of(
F,K.kinds[F.kind]));const V=new Map,k=await(0,s.W)(v,Z,{layer:L,subtype:"Watermark",on:({kind:F},N)=>{const G=a(N,W,U);if(G===void 0)return;const Y=K.pages[G],X=`${F}\
 ${Y.kind}`;let z=V.get(X);return z===void 0&&V.set(X,z=(0,E.vs)(u(Z.kinds[F],K.kinds[Y.kind],H))),{resources:[{category:"XObject",name:o,ref:j[G]}],operators:([
q=""])=>(0,E.qK)(q,z)}}});return(0,P.J)([{index:0,document:v},{index:n,document:$}]),(0,l.RZ)(k,await p(v,$,K.pages.length,J)),{notes:k,stampedPages:U==="none"?
Math.min(W,B.length):B.length,write:async F=>(await v.pages.settle(),(0,d.fT)([v,$],F))}}function a(v,A,B){return v<A?v:{last:A-1,all:v%A,none:void 0}[B]}function u(v,A,B){
const[b,T]=[(0,f.iN)(v),(0,f.iN)(A)],R=B==="page"?Math.min(b.width/T.width,b.height/T.height):A.userUnit/v.userUnit,[L,U]=B==="page"?[(b.width-T.width*R)/2,(b.height-
T.height*R)/2]:[0,0];return(0,f.lw)([R,0,0,R,L,U],(0,f.S3)(v))}async function p(v,A,B,b){const T=[],R=await(0,r._B)(v);R&&!await S(A,R.part,v)&&T.push((0,r.c4)(
v,R,r.Br.overlay));let L=0;for(let U=0;U<B;U++)L+=A.array(A.entry(A.pages.number(U),"Annots"))?.length??0;return L>0&&T.push(w(L)),b&&T.push(M),T}const w=v=>({code:"\
overlay_annotations_left_out",message:`${(0,c.y_)(v,"annotation")} of the overlay, such as links or form fields, ${(0,c.d5)(v,"was","were")} not carried over.`}),
M={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function S(v,A,B){if((await(0,g.ds)(
v)).archive?.part!==A)return!1;const b=T=>T.resolve(T.catalog.get("OutputIntents"));return await new y.U(v).same(b(v),{document:B,value:b(B)})}var _=h(95234);const I=(v,A,B)=>(0,_.
W)(v,A,B,(b,T)=>i(b,A,T,B))}),68516:((C,x,h)=>{h.d(x,{H:()=>P});var m=h(58552),E=h(12237),O=h(59277);async function P({bytes:f},g,d,c){const e={repaired:!1},r=()=>{
e.repaired=!0};try{return{document:await(0,E.E)(f,{...c,onRepaired:r},{password:g}),isRepaired:e.repaired}}catch(s){throw s instanceof m.zU?D(s,f,d):s}}function D(f,g,{
file:d,password:c,noun:e}){const r=(s,l,o=[])=>(0,m.G6)([{field:s,message:l,mentions:o}]);switch(f.code){case"password_required":return r(d,`needs a password: g\
ive it as ${c}`,[c]);case"wrong_password":return r(c,`does not open ${e}`);case"unsupported_encryption":return r(d,"is protected in a way that is not supported,\
 such as by a certificate");case"unreadable_document":{const s=(0,O.y)(g);return r(d,s===void 0||s==="a PDF document"?y:`is ${s}; it must be a PDF document`)}case"\
limit_exceeded":{const s=f.issues.map(({message:l})=>({field:d,message:l}));return new m.zU(f.code,f.message,{issues:s,...f.advice===void 0?{}:{advice:f.advice}})}default:
return f}}const y="cannot be read, or has no pages: it must be a complete PDF document"}),52404:((C,x,h)=>{h.d(x,{$:()=>P,U:()=>D});var m=h(58552),E=h(29082),O=h(
98446);const P={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:y,last_page:f,
pages:g},d){if(g!==void 0)return(0,E.k1)(g,d);const c=(0,O.y_)(d,"page"),e=[];if(y>d&&e.push({field:"first_page",message:`is ${y}, but the document has ${c}`}),
f!==void 0&&f>d&&e.push({field:"last_page",message:`is ${f}, but the document has ${c}`}),e.length===0&&f!==void 0&&y>f&&e.push({field:"first_page",message:`is ${y}\
, which is after last_page (${f})`,mentions:["last_page"]}),e.length>0)throw(0,m.G6)(e);return Uint32Array.from({length:(f??d)-y+1},(r,s)=>y+s)}}),95234:((C,x,h)=>{
h.d(x,{V:()=>g,W:()=>y});var m=h(29082),E=h(12237),O=h(37253),P=h(52404);const D="1.4";async function y(d,{pages:c,open_password:e,transparency:r},s,l){const o=await(0,E.
E)(d.bytes,s,{password:e}),t=o.pages.count,n=(0,m.k1)(c,t);if(n.length===0){const S=o.suspect?await(0,O.UN)(o):d.bytes;return{documents:[{name:d.name,bytes:S,pageCount:t}],
notes:[P.$],facts:{pageCount:t,stampedPages:0}}}const{notes:i,stampedPages:a=n.length,version:u=D,write:p}=await l(o,n),w={version:u>D?u:D},M=p?await p(w):await(0,O.
UN)(o,w);return{documents:[{name:d.name,bytes:M,pageCount:t}],notes:r===100?[f,...i]:i,facts:{pageCount:t,stampedPages:a}}}const f={code:"stamp_invisible",message:"\
The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function g({pace:d},c){await d.rest();const e=await c();
return await d.rest(),e}}),95800:((C,x,h)=>{h.d(x,{J:()=>D});var m=h(45599),E=h(36502),O=h(25524);const P=["Order","AS","RBGroups","Locked"];function D(y){const f=y.
filter(({document:t})=>t.dict(t.catalog.get("OCProperties")));if(f.length===0||f.length===1&&f[0].index===0)return;const{document:g}=y[0],d=g.dict(g.catalog.get(
"OCProperties")),c=[],[e,r]=[[],[]],s=new Map(P.map(t=>[t,[]]));for(const t of f){const n=t.document.dict(t.document.catalog.get("OCProperties")),i=t.document.dict(
n.get("D")),a=(u,p)=>(t.document.array(u?.get(p))??[]).map(w=>(0,O.yY)(w,t.index));for(const u of a(n,"OCGs"))c.push(u);for(const[u,p]of s)for(const w of a(i,u))
p.push(w);for(const u of a(i,"ON"))e.push(u);for(const u of new E.z(t.document).groupsOff())r.push((0,O.yY)(u,t.index))}const l=new m.Bi(d&&g.dict(d.get("D")));
l.delete("BaseState");for(const[t,n]of[...s,["ON",e],["OFF",r]])n.length>0?l.set(t,n):l.delete(t);const o=new m.Bi(d);o.set("OCGs",c),o.set("D",l),g.editCatalog().
set("OCProperties",g.add(o))}}),73154:((C,x,h)=>{h.d(x,{l:()=>s});var m=h(75162),E=h(59596),O=h(45599),P=h(1592),D=h(37709);async function y(l,o,t){const n=[];let i=0;
return await(0,D.K)(o,l.job.pace,a=>{const{operator:u,count:p}=a,w=u==="BDC"?" BMC":u==="DP"?" MP":void 0;if(w===void 0||p!==2)return;const M=a.name(1),S=M===void 0?
a.value(1):t?.get(M);l.dict(S)?.has("MCID")&&(n.push(o.subarray(i,a.endOf(0)),Buffer.from(w,"latin1")),i=a.end)}),i===0?o:Buffer.concat([...n,o.subarray(i)])}var f=h(
53107),g=h(74135),d=h(25524),c=h(58006);const e=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class r{document;keepsTags;seen=new Set;shared=new Map;constructor(o,t){
this.document=o,this.keepsTags=t}async prepare(o){const t=this.asObject(o);return await this.release(t),t}asObject(o){if((0,O.i9)(o)&&(0,O.Zm)(this.document.resolve(
o)))return o;const t=this.document.dict(o)??new O.Bi;let n=this.shared.get(t);return n||this.shared.set(t,n=this.document.add(t)),n}async release(o){const{document:t,
seen:n}=this,i=[o];for(let a=i.pop();a!==void 0;a=i.pop())if(a instanceof O.oS){if(n.has(a.number))continue;n.add(a.number);const u=t.job.pace.step(1e3);u&&await u;
const p=t.get(a),w=p instanceof O.Z6?p.dict:p;if((0,O.Zm)(w)){if(this.isApart(w))continue;await this.untie(a,p,w,o)}i.push(t.get(a))}else if(Array.isArray(a))for(const u of a)
i.push(u);else if(a instanceof O.Z6)for(const u of a.dict.values())i.push(u);else if((0,O.Zm)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",o);for(const u of a.
values())i.push(u)}}isApart(o){const t=this.document.resolve(o.get("Type"));return t!==null&&typeof t=="object"&&"text"in t&&e.has(t.text)}isFont(o){return(0,O.
Eo)(this.document.resolve(o.get("Subtype")),"Type3")&&o.has("CharProcs")}async untie(o,t,n,i){const{document:a}=this,u=t instanceof O.Z6&&(0,O.Eo)(a.resolve(n.get(
"Subtype")),"Form"),p=!this.keepsTags&&(n.has("StructParent")||n.has("StructParents")),w=!n.has("Resources")&&(u||this.isFont(n)),M=u&&!this.keepsTags?await this.
withoutIds(t,a.dict(n.get("Resources")??i)):void 0;if(!p&&!w&&!M)return;const S=a.edit(o),_=S instanceof O.Z6?S.dict:S;p&&_.delete("StructParent"),p&&_.delete("\
StructParents"),w&&_.set("Resources",i),M&&S instanceof O.Z6&&a.put(o,(0,c.n)(S,M,{compress:!0}))}async withoutIds(o,t){const n=this.document.decodedPart(o);if(!n?.
whole)return;const i=await y(this.document,n.data,this.document.dict(t?.get("Properties")));return i===n.data?void 0:i}}class s{document;part;contents;resources;constructor(o,t){
this.document=o,this.part=t,this.contents=new f.K(t.document),this.resources=new r(t.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(o){
return this.contents.inspect(o)}async of(o,t){const{index:n,document:i}=this.part,a=await this.resources.prepare(o.resources),u=i.entry(i.pages.number(o.index),
"Group"),{filters:p,data:w}=await this.contentOf(o),M=this.keepsTags?i.entry(i.pages.number(o.index),"StructParents"):void 0,S=(0,O.jd)({Type:(0,O.UU)("XObject"),
Subtype:(0,O.UU)("Form"),BBox:[...t.box],Matrix:[...(0,g.DI)((0,g.S3)(t))],Resources:(0,d.Po)(n,a.number),Group:u===void 0?void 0:(0,d.yY)(u,n),StructParents:M,
...p});return this.document.add(new O.Z6(S,w))}async contentOf(o){const{part:t,contents:n}=this,{document:i}=t,a=n.own(o),u=a.length===1?i.get(a[0]):void 0;if(u instanceof
O.Z6&&this.keepsTags&&n.isOrderly(o))return this.asItIs(u);const{isWhole:p,isKnown:w,open:M}=n.condition(a),S=n.content(a),_=i.dict(i.dict(o.resources)?.get("Pr\
operties")),I=this.keepsTags?S:await y(i,S,_);if(u instanceof O.Z6&&(!w||p&&M.excess===0&&I===S))return this.asItIs(u);const v=M.excess===0?I:(0,P.KS)(I,0);return{
filters:{Filter:(0,O.UU)("FlateDecode")},data:(0,E.Kc)(v)}}asItIs(o){const{index:t,document:n}=this.part,i=new O.Bi([...o.dict].filter(([a])=>a==="Filter"||a===
"DecodeParms"));return(0,m.CF)(i),{filters:Object.fromEntries((0,d.yY)(i,t)),data:n.encoded(o)}}}}),25524:((C,x,h)=>{h.d(x,{Bg:()=>E,Po:()=>O,fS:()=>D,yY:()=>P});
var m=h(45599);const E=y=>y.find(({index:f})=>f===0).document,O=(y,f,g=0)=>y===g?new m.oS(f):new m.rV(y,f);function P(y,f){if(f===0||y instanceof m.rV)return y;
if(y instanceof m.oS)return new m.rV(f,y.number);if(Array.isArray(y))return y.map(d=>P(d,f));if(y instanceof m.Z6||!(y instanceof m.Bi))return y;const g=new m.Bi;
for(const[d,c]of y)g.set(d,P(c,f));return g}class D{meaning;taken;last=new Map;constructor(f=[],g=d=>d){this.meaning=g,this.taken=new Set([...f].map(g))}get size(){
return this.taken.size}has(f){return this.taken.has(this.meaning(f))}add(f){this.taken.add(this.meaning(f))}free(f){const g=f.startsWith("þÿ");for(let d=(this.
last.get(f)??1)+1;;d++){const c=`_${d}`,e=f+(g?[...c].map(r=>`\0${r}`).join(""):c);if(!this.has(e))return this.last.set(f,d),this.add(e),e}}}}),95947:((C,x,h)=>{
h.d(x,{U:()=>D});var m=h(45599);const E=2e4,O=4,P=16;class D{document;left;constructor(d){this.document=d,this.left=E+O*d.bytes.length}async same(d,c){const{document:e}=this,
{pace:r}=e.job,s=new Set,l=[d,c.value];for(;l.length>0;){const[o,t]=[l.pop(),l.pop()];if(t instanceof m.oS&&o instanceof m.oS){if(e===c.document&&t.number===o.number)
continue;const p=this.pairOf(t,o,c.document);if(s.has(p))continue;p>=0&&s.add(p)}const[n,i]=[e.resolve(t),c.document.resolve(o)],a=Math.max(f(n),f(i));if(this.left-=
a,this.left<0)return!1;const u=r.step(a*50);if(u&&await u,!this.alike(n,i,c.document,l))return!1}return!0}pairOf(d,c,e){return d.number<this.document.size&&c.number<
e.size?d.number*e.size+c.number:-1}alike(d,c,e,r){if(d===c&&(this.document===e||!(d instanceof Object)))return!0;if(d instanceof m.Mx)return c instanceof m.Mx&&
Buffer.compare(d.bytes,c.bytes)===0;if(d instanceof m.SX)return c instanceof m.SX&&d.text===c.text;if(Array.isArray(d)){if(!Array.isArray(c)||d.length!==c.length)
return!1;for(const[s,l]of d.entries())r.push(l,c[s]);return!0}return d instanceof m.Bi?c instanceof m.Bi&&y(d,c,r):!(d instanceof m.Z6)||!(c instanceof m.Z6)?!1:
y(d.dict,c.dict,r)&&Buffer.compare(this.document.encoded(d),e.encoded(c))===0}}function y(g,d,c){if(g.size!==d.size)return!1;for(const[e,r]of g){const s=d.get(e);
if(s===void 0)return!1;c.push(r,s)}return!0}function f(g){return g instanceof m.Z6?1+g.dict.size+g.data.length/P:g instanceof m.Mx?1+g.bytes.length/P:g instanceof
m.Bi?1+g.size:Array.isArray(g)?1+g.length:1}}),74135:((C,x,h)=>{h.d(x,{$L:()=>c,DI:()=>D,Gd:()=>f,Mo:()=>O,Pj:()=>s,S3:()=>E,W1:()=>l,XM:()=>r,d:()=>o,ds:()=>P,
gF:()=>e,iN:()=>m,kO:()=>d,lw:()=>y,zl:()=>g});function m({box:[t,n,i,a],rotation:u}){const p=i-t,w=a-n;return u%180===0?{width:p,height:w}:{width:w,height:p}}function E({
box:[t,n,i,a],rotation:u}){switch(u){case 0:return[1,0,0,1,t,n];case 90:return[0,1,-1,0,i,n];case 180:return[-1,0,0,-1,i,a];case 270:return[0,-1,1,0,t,a]}}function O(t,n){
return n===void 0?t:s(t,n)??t}function P([t,n,i,a]){return[Math.min(t,i),Math.min(n,a),Math.max(t,i),Math.max(n,a)]}function D([t,n,i,a,u,p]){const w=t*a-n*i,[M,
S,_,I]=[a/w,-n/w,-i/w,t/w];return[M+0,S+0,_+0,I+0,-(u*M+p*_)+0,-(u*S+p*I)+0]}function y(t,n){const[i,a,u,p,w,M]=t,[S,_,I,v,A,B]=n;return[i*S+a*I,i*_+a*v,u*S+p*I,
u*_+p*v,w*S+M*I+A,w*_+M*v+B]}function f([t,n,i,a,u,p],w,M){return[t*w+i*M+u,n*w+a*M+p]}function g(t,[n,i,a,u]){const[p,w]=f(t,n,i),[M,S]=f(t,a,i),[_,I]=f(t,n,u),
[v,A]=f(t,a,u);return[Math.min(p,M,_,v),Math.min(w,S,I,A),Math.max(p,M,_,v),Math.max(w,S,I,A)]}const d=(t,n)=>[Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(
t[2],n[2]),Math.max(t[3],n[3])];function c(t){let[n,i,a,u]=e;for(const[p,w]of t)n=Math.min(n,p),i=Math.min(i,w),a=Math.max(a,p),u=Math.max(u,w);return[n,i,a,u]}
const e=[1/0,1/0,-1/0,-1/0],r=([t,n,i,a],u)=>[t-u,n-u,i+u,a+u];function s(t,n){const i=[Math.max(t[0],n[0]),Math.max(t[1],n[1]),Math.min(t[2],n[2]),Math.min(t[3],
n[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const l=t=>t.map(n=>Math.round(n*1e5)/1e5+0),o=(t,{userUnit:n})=>String(Number((t*n/72).toPrecision(3)))}),36502:((C,x,h)=>{
h.d(x,{z:()=>g});var m=h(45599);const E={View:"ViewState",Print:"PrintState"};class O{document;categories={View:new Map,Print:new Map};intents;constructor(e,r){
this.document=e,this.intents=this.intentsOf(r);for(const s of e.array(r?.get("AS"))??[]){const l=e.dict(s),o=e.resolve(l?.get("Event"));if(!l||!((0,m.Eo)(o,"Vie\
w")||(0,m.Eo)(o,"Print")))continue;const t=P(e,l.get("Category")),n=this.categories[o.text];for(const i of e.array(l.get("OCGs"))??[]){if(!(0,m.i9)(i))continue;
const a=n.get(i.number)??new Set;for(const u of t)a.add(u);n.set(i.number,a)}}}isAlwaysOn(e){const{intents:r}=this;if(r.has("All"))return!1;const s=this.intentsOf(
this.document.dict(new m.oS(e)));return!s.has("All")&&![...s].some(l=>r.has(l))}stateOf(e,r){const s=this.categories[r].get(e);if(!s)return;const l=this.document.
dict(this.document.dict(new m.oS(e))?.get("Usage"));let o;for(const t of s){const n=E[t],i=n===void 0?null:this.document.resolve(this.document.dict(l?.get(t))?.
get(n));if((0,m.Eo)(i,"OFF"))return!1;(0,m.Eo)(i,"ON")&&(o=!0)}return o}intentsOf(e){const r=P(this.document,e?.get("Intent"));return new Set(r.length>0?r:["Vie\
w"])}}function P(c,e){return(c.array(e)??[e??null]).map(s=>c.resolve(s)).flatMap(s=>s instanceof m.SX?[s.text]:[])}const D=32;function y(c,e,r){const s=new Map,
l=(o,t)=>{const n=s.get(o);if(n!==void 0)return n;s.set(o,!0);const i=c.resolve(o[0]),a=w=>{const M=c.resolve(w);return(0,m.cy)(M)?t>0?l(M,t-1):!0:!(0,m.i9)(w)||
r(w.number)},u=o.slice(1),p=f(i instanceof m.SX?i.text:"",u,a);return s.set(o,p),p};return l(e,D)}function f(c,e,r){switch(c){case"And":return e.every(r);case"O\
r":return e.some(r);case"Not":return e.length===0||!r(e[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){
this.document=e;const r=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(e.resolve(r?.get("BaseState")),"OFF");for(const s of e.array(
r?.get("OFF"))??[])(0,m.i9)(s)&&this.off.add(s.number);for(const s of e.array(r?.get("ON"))??[])(0,m.i9)(s)&&this.on.add(s.number);this.usages=new O(e,r),this.viewed=
d(s=>this.usages.isAlwaysOn(s)||(this.usages.stateOf(s,"View")??!this.isGroupOff(s))),this.printed=d(s=>this.usages.stateOf(s,"Print")??this.viewed.states(s))}isOff(e){
return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,r=e.dict(e.catalog.get("OC\
Properties"));return this.baseOff?(e.array(r?.get("OCGs"))??[]).filter(s=>!(0,m.i9)(s)||!this.on.has(s.number)):e.array(e.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(e.flatMap(s=>(0,m.i9)(s)?[s.number]:
[]))].filter(s=>!this.viewed.states(s)&&!this.printed.states(s))}shows(e,{states:r,memberships:s}){const{document:l}=this,o=l.dict(e);if(!o)return!0;if(!(0,m.Eo)(
l.resolve(o.get("Type")),"OCMD"))return!(0,m.i9)(e)||r(e.number);const t=s.get(o);if(t!==void 0)return t;const n=l.resolve(o.get("VE")),i=(0,m.cy)(n)?y(l,n,r):this.
showsByPolicy(o,r);return s.set(o,i),i}showsByPolicy(e,r){const{document:s}=this,l=e.get("OCGs"),o=(s.array(l)??[l]).filter(m.i9);if(o.length===0)return!0;const t=o.
map(({number:i})=>r(i)),n=s.resolve(e.get("P"));switch(n instanceof m.SX?n.text:"AnyOn"){case"AllOn":return t.every(i=>i);case"AnyOff":return!t.every(i=>i);case"\
AllOff":return!t.some(i=>i);default:return t.some(i=>i)}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function d(c){const e=new Map;return{
states:s=>{let l=e.get(s);return l===void 0&&e.set(s,l=c(s)),l},memberships:new WeakMap}}}),58006:((C,x,h)=>{h.d(x,{n:()=>P});var m=h(59596),E=h(45599);const O=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function P(D,y,{compress:f}){const g=new E.Bi(D.dict);f?g.set("Filter",(0,E.UU)("FlateDecode")):g.delete("Filte\
r");for(const d of O)g.delete(d);return new E.Z6(g,f?(0,m.Kc)(y):y)}})};
