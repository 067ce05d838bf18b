"use strict";exports.id=1782,exports.ids=[1782],exports.modules={61782:((C,B,c)=>{c.r(B),c.d(B,{add_overlay:()=>at});var i=c(49153),D=c(95199),x=c(32896),A=c(83019),M=c(80199),
g=c(59234),u=c(80397),h=c(97869),s=c(26844),t=c(30900),r=c(47896),n=c(72040),o=c(83267),e=c(16039),d=c(31916),a=c(66173);async function f(P,l,m){const w=[];let y=0;
return await(0,a.K)(l,P.job.pace,p=>{const{operator:b,count:$}=p,R=b==="BDC"?" BMC":b==="DP"?" MP":void 0;if(R===void 0||$!==2)return;const U=p.name(1),L=U===void 0?
p.value(1):m?.get(U);P.dict(L)?.has("MCID")&&(w.push(l.subarray(y,p.endOf(0)),Buffer.from(R,"latin1")),y=p.end)}),y===0?l:Buffer.concat([...w,l.subarray(y)])}var v=c(
91876),E=c(32664),O=c(39310);const S=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class _{document;seen=new Set;shared=new Map;constructor(l){
this.document=l}async prepare(l){const m=this.asObject(l);return await this.release(m),m}asObject(l){if((0,e.i9)(l)&&(0,e.Zm)(this.document.resolve(l)))return l;
const m=this.document.dict(l)??new e.Bi;let w=this.shared.get(m);return w||this.shared.set(m,w=this.document.add(m)),w}async release(l){const{document:m,seen:w}=this,
y=[l];for(let p=y.pop();p!==void 0;p=y.pop())if(p instanceof e.oS){if(w.has(p.number))continue;w.add(p.number);const b=m.job.pace.step(1e3);b&&await b;const $=m.
get(p),R=$ instanceof e.Z6?$.dict:$;if((0,e.Zm)(R)){if(this.isApart(R))continue;await this.untie(p,$,R,l)}y.push(m.get(p))}else if(Array.isArray(p))for(const b of p)
y.push(b);else if(p instanceof e.Z6)for(const b of p.dict.values())y.push(b);else if((0,e.Zm)(p)){this.isFont(p)&&!p.has("Resources")&&p.set("Resources",l);for(const b of p.
values())y.push(b)}}isApart(l){const m=this.document.resolve(l.get("Type"));return m!==null&&typeof m=="object"&&"text"in m&&S.has(m.text)}isFont(l){return(0,e.
Eo)(this.document.resolve(l.get("Subtype")),"Type3")&&l.has("CharProcs")}async untie(l,m,w,y){const{document:p}=this,b=m instanceof e.Z6&&(0,e.Eo)(p.resolve(w.get(
"Subtype")),"Form"),$=w.has("StructParent")||w.has("StructParents"),R=!w.has("Resources")&&(b||this.isFont(w)),U=b?await this.withoutIds(m,p.dict(w.get("Resourc\
es")??y)):void 0;if(!$&&!R&&!U)return;const L=p.edit(l),K=L instanceof e.Z6?L.dict:L;K.delete("StructParent"),K.delete("StructParents"),R&&K.set("Resources",y),
U&&L instanceof e.Z6&&p.put(l,(0,O.n)(L,U,{compress:!0}))}async withoutIds(l,m){const w=this.document.decodedPart(l);if(!w?.whole)return;const y=await f(this.document,
w.data,this.document.dict(m?.get("Properties")));return y===w.data?void 0:y}}class I{document;part;contents;resources;constructor(l,m){this.document=l,this.part=
m,this.contents=new v.K(m.document),this.resources=new _(m.document)}async of(l,m){const{index:w,document:y}=this.part,p=await this.resources.prepare(l.resources),
b=y.entry(y.pages.number(l.index),"Group"),{filters:$,data:R}=await this.contentOf(l),U=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.UU)("Form"),BBox:[...m.box],
Matrix:[...(0,M.DI)((0,M.S3)(m))],Resources:(0,E.Po)(w,p.number),Group:b===void 0?void 0:(0,E.yY)(b,w),...$});return this.document.add(new e.Z6(U,R))}async contentOf(l){
const{part:m,contents:w}=this,{document:y}=m,p=w.own(l),{isWhole:b,isKnown:$,open:R}=w.condition(p),U=p.length===1?y.get(p[0]):void 0,L=w.content(p),K=y.dict(y.
dict(l.resources)?.get("Properties")),G=await f(y,L,K);if(U instanceof e.Z6&&(!$||b&&R.excess===0&&G===L)){const j=new e.Bi([...U.dict].filter(([z])=>z==="Filte\
r"||z==="DecodeParms"));return(0,n.CF)(j),{filters:Object.fromEntries((0,E.yY)(j,m.index)),data:y.encoded(U)}}const N=R.excess===0?G:(0,d.KS)(G,0);return{filters:{
Filter:(0,e.UU)("FlateDecode")},data:(0,o.Kc)(N)}}}const T="OctavoOverlay",F={file:"overlay",password:"overlay_password",noun:"the overlay"},Z=1;async function q(P,l,m,w){
const{overlay:y,overlay_password:p,layer:b,repeat:$,fit:R}=l;if(Buffer.compare(y.bytes,P.bytes)===0)throw(0,i.G6)([{field:"overlay",message:"is the document its\
elf: choose another document"}]);const{document:U,isRepaired:L}=await(0,r.H)(y,p,F,w),K=U.pages.count,G=await(0,t.F)(P,m),N=await(0,t.F)(U,Uint32Array.from({length:Math.
min(K,m.length)},(W,V)=>V+1)),j=new I(P,{index:Z,document:U}),z=[];for(const W of N.pages)z.push(await j.of(W,N.kinds[W.kind]));const k=new Map,H=await(0,s.W)(P,
G,{layer:b,subtype:"Watermark",on:({kind:W},V)=>{const Y=tt(V,K,$);if(Y===void 0)return;const J=N.pages[Y],Q=`${W} ${J.kind}`;let X=k.get(Q);return X===void 0&&
k.set(Q,X=(0,g.vs)(et(G.kinds[W],N.kinds[J.kind],R))),{resources:[{category:"XObject",name:T,ref:z[Y]}],operators:([ct=""])=>(0,g.qK)(ct,X)}}});return(0,x.J)([{
index:0,document:P},{index:Z,document:U}]),H.push(...await nt(P,U,N.pages.length,L)),{notes:H,facts:{stampedPages:$==="none"?Math.min(K,m.length):m.length},write:async W=>(await P.
pages.settle(),(0,D.fT)([P,U],W))}}function tt(P,l,m){return P<l?P:{last:l-1,all:P%l,none:void 0}[m]}function et(P,l,m){const[w,y]=[(0,M.iN)(P),(0,M.iN)(l)],p=m===
"page"?Math.min(w.width/y.width,w.height/y.height):l.userUnit/P.userUnit,[b,$]=m==="page"?[(w.width-y.width*p)/2,(w.height-y.height*p)/2]:[0,0];return(0,M.lw)([
p,0,0,p,b,$],(0,M.S3)(P))}async function nt(P,l,m,w){const y=[],p=await(0,h._B)(P);p&&!await rt(l,p.part,P)&&y.push((0,h.c4)(P,p,h.Br.overlay));let b=0;for(let $=0;$<
m;$++)b+=l.array(l.entry(l.pages.number($),"Annots"))?.length??0;return b>0&&y.push(st(b)),w&&y.push(ot),y}const st=P=>({code:"overlay_annotations_left_out",message:`${P}\
 ${P===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${P===1?"was":"were"} not carried over.`}),ot={code:"overlay_repaired",message:"\
The overlay was damaged and had to be repaired: check that it looks as it should."};async function rt(P,l,m){if((await(0,u.ds)(P)).archive?.part!==l)return!1;const w=y=>y.
resolve(y.catalog.get("OutputIntents"));return await new A.U(P).same(w(P),{document:m,value:w(m)})}var it=c(62146);const at=(P,l,m)=>(0,it.p)(P,l,m,(w,y)=>q(w,l,
y,m))}),47896:((C,B,c)=>{c.d(B,{H:()=>A});var i=c(49153),D=c(7390),x=c(93413);async function A({bytes:u},h,s,t){const r={repaired:!1},n=()=>{r.repaired=!0};try{
return{document:await(0,D.E)(u,{...t,onRepaired:n},{password:h}),isRepaired:r.repaired}}catch(o){throw o instanceof i.zU?M(o,u,s):o}}function M(u,h,{file:s,password:t,
noun:r}){const n=(o,e,d=[])=>(0,i.G6)([{field:o,message:e,mentions:d}]);switch(u.code){case"password_required":return n(s,`needs a password: give it as ${t}`,[t]);case"\
wrong_password":return n(t,`does not open ${r}`);case"unsupported_encryption":return n(s,"is protected in a way that is not supported, such as by a certificate");case"\
unreadable_document":{const o=(0,x.y)(h);return n(s,o===void 0||o==="a PDF document"?g:`is ${o}; it must be a PDF document`)}case"limit_exceeded":{const o=u.issues.
map(({message:e})=>({field:s,message:e}));return new i.zU(u.code,u.message,{issues:o,...u.advice===void 0?{}:{advice:u.advice}})}default:return u}}const g="cann\
ot be read, or has no pages: it must be a complete PDF document"}),51988:((C,B,c)=>{c.d(B,{$:()=>x,U:()=>A});var i=c(49153),D=c(13140);const x={code:"no_pages_s\
elected",message:"The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:M,last_page:g,pages:u},h){if(u!==void 0)
return(0,D.k1)(u,h);const s=h===1?"1 page":`${h} pages`,t=[];if(M>h&&t.push({field:"first_page",message:`is ${M}, but the document has ${s}`}),g!==void 0&&g>h&&
t.push({field:"last_page",message:`is ${g}, but the document has ${s}`}),t.length===0&&g!==void 0&&M>g&&t.push({field:"first_page",message:`is ${M}, which is af\
ter last_page (${g})`,mentions:["last_page"]}),t.length>0)throw(0,i.G6)(t);return Uint32Array.from({length:(g??h)-M+1},(r,n)=>M+n)}}),62146:((C,B,c)=>{c.d(B,{K:()=>h,
p:()=>g});var i=c(13140),D=c(7390),x=c(95199),A=c(51988);const M="1.4";async function g(s,{pages:t,open_password:r,transparency:n},o,e){const d=await(0,D.E)(s.bytes,
o,{password:r}),a=d.pages.count,f=(0,i.k1)(t,a);if(f.length===0){const T=d.suspect?await(0,x.UN)(d):s.bytes;return{documents:[{name:s.name,bytes:T,pageCount:a}],
notes:[A.$],facts:{pageCount:a,stampedPages:0}}}const{notes:v,facts:E,version:O=M,write:S}=await e(d,f),_={version:O>M?O:M},I=S?await S(_):await(0,x.UN)(d,_);return{
documents:[{name:s.name,bytes:I,pageCount:a}],notes:n===100?[u,...v]:v,facts:{pageCount:a,stampedPages:f.length,...E}}}const u={code:"stamp_invisible",message:"\
The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function h({pace:s},t){await s.rest();const r=await t();
return await s.rest(),r}}),32896:((C,B,c)=>{c.d(B,{J:()=>M});var i=c(16039),D=c(36342),x=c(32664);const A=["Order","AS","RBGroups","Locked"];function M(g){const u=g.
filter(({document:a})=>a.dict(a.catalog.get("OCProperties")));if(u.length===0||u.length===1&&u[0].index===0)return;const{document:h}=g[0],s=h.dict(h.catalog.get(
"OCProperties")),t=[],[r,n]=[[],[]],o=new Map(A.map(a=>[a,[]]));for(const a of u){const f=a.document.dict(a.document.catalog.get("OCProperties")),v=a.document.dict(
f.get("D")),E=(O,S)=>(a.document.array(O?.get(S))??[]).map(_=>(0,x.yY)(_,a.index));for(const O of E(f,"OCGs"))t.push(O);for(const[O,S]of o)for(const _ of E(v,O))
S.push(_);for(const O of E(v,"ON"))r.push(O);for(const O of new D.z(a.document).groupsOff())n.push((0,x.yY)(O,a.index))}const e=new i.Bi(s&&h.dict(s.get("D")));
e.delete("BaseState");for(const[a,f]of[...o,["ON",r],["OFF",n]])f.length>0?e.set(a,f):e.delete(a);const d=new i.Bi(s);d.set("OCGs",t),d.set("D",e),h.editCatalog().
set("OCProperties",h.add(d))}}),32664:((C,B,c)=>{c.d(B,{Bg:()=>D,Po:()=>x,fS:()=>M,yY:()=>A});var i=c(16039);const D=g=>g.find(({index:u})=>u===0).document,x=(g,u,h=0)=>g===
h?new i.oS(u):new i.rV(g,u);function A(g,u){if(u===0||g instanceof i.rV)return g;if(g instanceof i.oS)return new i.rV(u,g.number);if(Array.isArray(g))return g.map(
s=>A(s,u));if(g instanceof i.Z6||!(g instanceof i.Bi))return g;const h=new i.Bi;for(const[s,t]of g)h.set(s,A(t,u));return h}class M{meaning;taken;last=new Map;constructor(u=[],h=s=>s){
this.meaning=h,this.taken=new Set([...u].map(h))}get size(){return this.taken.size}has(u){return this.taken.has(this.meaning(u))}add(u){this.taken.add(this.meaning(
u))}free(u){const h=u.startsWith("þÿ");for(let s=(this.last.get(u)??1)+1;;s++){const t=`_${s}`,r=u+(h?[...t].map(n=>`\0${n}`).join(""):t);if(!this.has(r))return this.
last.set(u,s),this.add(r),r}}}}),83019:((C,B,c)=>{c.d(B,{U:()=>M});var i=c(16039);const D=2e4,x=4,A=16;class M{document;left;constructor(s){this.document=s,this.
left=D+x*s.bytes.length}async same(s,t){const{document:r}=this,{pace:n}=r.job,o=new Set,e=[s,t.value];for(;e.length>0;){const[d,a]=[e.pop(),e.pop()];if(a instanceof
i.oS&&d instanceof i.oS){if(r===t.document&&a.number===d.number)continue;const S=this.pairOf(a,d,t.document);if(o.has(S))continue;S>=0&&o.add(S)}const[f,v]=[r.resolve(
a),t.document.resolve(d)],E=Math.max(u(f),u(v));if(this.left-=E,this.left<0)return!1;const O=n.step(E*50);if(O&&await O,!this.alike(f,v,t.document,e))return!1}return!0}pairOf(s,t,r){
return s.number<this.document.size&&t.number<r.size?s.number*r.size+t.number:-1}alike(s,t,r,n){if(s===t&&(this.document===r||!(s instanceof Object)))return!0;if(s instanceof
i.Mx)return t instanceof i.Mx&&Buffer.compare(s.bytes,t.bytes)===0;if(s instanceof i.SX)return t instanceof i.SX&&s.text===t.text;if(Array.isArray(s)){if(!Array.
isArray(t)||s.length!==t.length)return!1;for(const[o,e]of s.entries())n.push(e,t[o]);return!0}return s instanceof i.Bi?t instanceof i.Bi&&g(s,t,n):!(s instanceof
i.Z6)||!(t instanceof i.Z6)?!1:g(s.dict,t.dict,n)&&Buffer.compare(this.document.encoded(s),r.encoded(t))===0}}function g(h,s,t){if(h.size!==s.size)return!1;for(const[
r,n]of h){const o=s.get(r);if(o===void 0)return!1;t.push(n,o)}return!0}function u(h){return h instanceof i.Z6?1+h.dict.size+h.data.length/A:h instanceof i.Mx?1+
h.bytes.length/A:h instanceof i.Bi?1+h.size:Array.isArray(h)?1+h.length:1}}),36342:((C,B,c)=>{c.d(B,{z:()=>h});var i=c(16039);const D={View:"ViewState",Print:"P\
rintState"};class x{document;categories={View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const n of t.array(
r?.get("AS"))??[]){const o=t.dict(n),e=t.resolve(o?.get("Event"));if(!o||!((0,i.Eo)(e,"View")||(0,i.Eo)(e,"Print")))continue;const d=A(t,o.get("Category")),a=this.
categories[e.text];for(const f of t.array(o.get("OCGs"))??[]){if(!(0,i.i9)(f))continue;const v=a.get(f.number)??new Set;for(const E of d)v.add(E);a.set(f.number,
v)}}}isAlwaysOn(t){const{intents:r}=this;if(r.has("All"))return!1;const n=this.intentsOf(this.document.dict(new i.oS(t)));return!n.has("All")&&![...n].some(o=>r.
has(o))}stateOf(t,r){const n=this.categories[r].get(t);if(!n)return;const o=this.document.dict(this.document.dict(new i.oS(t))?.get("Usage"));let e;for(const d of n){
const a=D[d],f=a===void 0?null:this.document.resolve(this.document.dict(o?.get(d))?.get(a));if((0,i.Eo)(f,"OFF"))return!1;(0,i.Eo)(f,"ON")&&(e=!0)}return e}intentsOf(t){
const r=A(this.document,t?.get("Intent"));return new Set(r.length>0?r:["View"])}}function A(s,t){return(s.array(t)??[t??null]).map(n=>s.resolve(n)).flatMap(n=>n instanceof
i.SX?[n.text]:[])}const M=32;function g(s,t,r){const n=new Map,o=(e,d)=>{const a=n.get(e);if(a!==void 0)return a;n.set(e,!0);const f=s.resolve(e[0]),v=S=>{const _=s.
resolve(S);return(0,i.cy)(_)?d>0?o(_,d-1):!0:!(0,i.i9)(S)||r(S.number)},E=e.slice(1),O=u(f instanceof i.SX?f.text:"",E,v);return n.set(e,O),O};return o(t,M)}function u(s,t,r){
switch(s){case"And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class h{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,i.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const n of t.array(
r?.get("OFF"))??[])(0,i.i9)(n)&&this.off.add(n.number);for(const n of t.array(r?.get("ON"))??[])(0,i.i9)(n)&&this.on.add(n.number);this.usages=new x(t,r),this.viewed=
n=>this.usages.isAlwaysOn(n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n)),this.printed=n=>this.usages.stateOf(n,"Print")??this.viewed(n)}isOff(t){return!this.
shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OCProperties"));
return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(n=>!(0,i.i9)(n)||!this.on.has(n.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(n=>(0,i.i9)(n)?[n.number]:[]))].filter(
n=>!this.viewed(n)&&!this.printed(n))}shows(t,r){const{document:n}=this,o=n.dict(t);if(!o)return!0;if(!(0,i.Eo)(n.resolve(o.get("Type")),"OCMD"))return!(0,i.i9)(
t)||r(t.number);const e=n.resolve(o.get("VE"));return(0,i.cy)(e)?g(n,e,r):this.showsByPolicy(o,r)}showsByPolicy(t,r){const{document:n}=this,o=t.get("OCGs"),e=(n.
array(o)??[o]).filter(i.i9);if(e.length===0)return!0;const d=e.map(({number:f})=>r(f)),a=n.resolve(t.get("P"));switch(a instanceof i.SX?a.text:"AnyOn"){case"All\
On":return d.every(f=>f);case"AnyOff":return!d.every(f=>f);case"AllOff":return!d.some(f=>f);default:return d.some(f=>f)}}isGroupOff(t){return this.off.has(t)||this.
baseOff&&!this.on.has(t)}}}),60480:((C,B,c)=>{c.d(B,{Ly:()=>M,NL:()=>r,UL:()=>g,aW:()=>A,bs:()=>t,ml:()=>n,p6:()=>x,vg:()=>u});var i=c(49153);const D=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function x(o){const e=[],d=[];for(const[a,f]of o.split(",").entries()){const v=a+1,E=D.exec(f),O=I=>{d.push(`entry ${v} ('${n(f)}') ${I}`)};if(f.trim()===""){d.
push(`entry ${v} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!E){O(h(f));continue}const S=Number(E[1]),_=E[3]===void 0?
void 0:Number(E[3]);S===0||_===0?O("names page 0: pages count from 1, and -1 is the last page"):e.push({from:S,to:_,range:E[2]!==void 0,text:f.trim(),position:v})}
return d.length>0?{problem:t(d)}:{items:e}}function A(o,e,d){const a=_=>(0,i.G6)([{field:"page_order",message:_}]),f=x(o);if("problem"in f)throw a(f.problem);const v=M(
f.items,e);if("problem"in v)throw a(v.problem);const E=g(v.spans);if(E>d)throw a(`names ${E} pages in all; at most ${d} are allowed`);const O=new Uint32Array(E);
let S=0;for(const{first:_,last:I}of v.spans){const T=_<=I?1:-1;for(let F=_;F!==I+T;F+=T)O[S++]=F}return O}function M(o,e){const d=e===1?"1 page":`${e} pages`,a=[],
f=o.map(v=>{const E=T=>T<0?e+1+T:T,O=E(v.from),S=v.range?v.to===void 0?e:E(v.to):O,I=[[v.from,O],[v.to??v.from,S]].find(([,T])=>T<1||T>e);return I&&a.push(`entr\
y ${v.position} ('${n(v.text)}') names ${u(I[0])}, but the document has ${d}`),{first:O,last:S}});return a.length>0?{problem:t(a)}:{spans:f}}const g=o=>o.reduce(
(e,{first:d,last:a})=>e+Math.abs(a-d)+1,0);function u(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}function h(o){return/^ *\.\./.test(
o)?"has no start: a range is written 1..5":r(o)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const s=5;function t(o){const e=o.length-s;return[
...o.slice(0,s),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function r(o){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return e?`is not a ra\
nge: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(o){const e=[...o].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}}),13140:((C,B,c)=>{c.d(B,{k1:()=>M,lY:()=>A,m7:()=>g});var i=c(49153),D=c(60480);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function A(s){const t=[],r=[];for(const[n,o]of s.split(",").entries()){const e=n+1,d=o.trim();if(d===""){r.push(`entry ${e} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const a=x.exec(d),f=Z=>{r.push(`entry ${e} ('${(0,D.ml)(d)}') ${Z}`)};if(!a){f(h(d));continue}const[,v,E,O,S,_]=a,
I={negated:v!==void 0,text:d,position:e};if(E!==void 0){t.push({...I,pages:E.toLowerCase()});continue}const T=Number(O),F=S===void 0?T:_===void 0?"end":Number(_);
T===0||F===0?f("names page 0: pages count from 1, and -1 is the last page"):t.push({...I,pages:{from:T,to:F}})}return r.length>0?{problem:(0,D.bs)(r)}:{items:t}}
function M(s,t,r="pages"){const n=f=>(0,i.G6)([{field:r,message:f}]),o=A(s);if("problem"in o)throw n(o.problem);const e=new u(t),d=new u(t),a=[];for(const f of o.
items){const v=f.negated?d:e;if(typeof f.pages=="string"){v.add(f.pages);continue}const{from:E,to:O}=f.pages,S=E<0?t+1+E:E,_=O==="end"?t:O<0?t+1+O:O,T=(O==="end"?
E<0?[[E,S]]:[]:[[E,S],[O,_]]).find(([,F])=>F<1||F>t);T&&a.push(`entry ${f.position} ('${(0,D.ml)(f.text)}') names ${(0,D.vg)(T[0])}, but the document has ${t===
1?"1 page":`${t} pages`}`),!(O==="end"&&S>t||a.length>0)&&v.range(Math.min(S,_),Math.max(S,_))}if(a.length>0)throw n((0,D.bs)(a));return o.items.every(({negated:f})=>f)&&
e.add("all"),e.without(d)}function g(s){const t=A(s);if("problem"in t||t.items.length!==1)return;const{negated:r,pages:n}=t.items[0];if(r)return;if(n==="all")return{
first:1};if(typeof n=="string"||n.from<1)return;const{from:o,to:e}=n;return e==="end"?{first:o}:e===-1?{first:o}:e<1?void 0:{first:Math.min(o,e),last:Math.max(o,
e)}}class u{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&
(this.even=!0)}range(t,r){this.differences[t]++,this.differences[r+1]--}without(t){const r=new Uint32Array(this.pageCount);let n=0,o=0,e=0;for(let d=1;d<=this.pageCount;d++){
o+=this.differences[d],e+=t.differences[d];const a=d%2===1?"odd":"even";(o>0||this[a])&&!(e>0||t[a])&&(r[n++]=d)}return r.subarray(0,n)}}function h(s){return/^(not +)?\.\./i.
test(s)?"has no start: a range is written 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(s.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),39310:((C,B,c)=>{c.d(B,{n:()=>A});var i=c(83267),D=c(16039);
const x=["DecodeParms","F","FFilter","FDecodeParms","DL"];function A(M,g,{compress:u}){const h=new D.Bi(M.dict);u?h.set("Filter",(0,D.UU)("FlateDecode")):h.delete(
"Filter");for(const s of x)h.delete(s);return new D.Z6(h,u?(0,i.Kc)(g):g)}})};
