"use strict";exports.id=1582,exports.ids=[1582],exports.modules={21582:((B,A,u)=>{u.r(A),u.d(A,{add_overlay:()=>P});var h=u(49153),M=u(86009),w=u(32896),S=u(83019),E=u(80199),
p=u(59234),g=u(80397),m=u(97869),r=u(26844),t=u(30900),c=u(47896),s=u(41942);const i="OctavoOverlay",a={file:"overlay",password:"overlay_password",noun:"the ove\
rlay"},e=1;async function n(O,T,x,_){const{overlay:b,overlay_password:$,layer:R,repeat:I,fit:Y}=T;if(Buffer.compare(b.bytes,O.bytes)===0)throw(0,h.G6)([{field:"\
overlay",message:"is the document itself: choose another document"}]);const{document:L,isRepaired:X}=await(0,c.H)(b,$,a,_),C=L.pages.count,G=await(0,t.F)(O,x),F=await(0,t.
F)(L,Uint32Array.from({length:Math.min(C,x.length)},(U,K)=>K+1)),H=new s.l(O,{index:e,document:L}),z=[];for(const U of F.pages)z.push(await H.of(U,F.kinds[U.kind]));
const Z=new Map,j=await(0,r.W)(O,G,{layer:R,subtype:"Watermark",on:({kind:U},K)=>{const W=o(K,C,I);if(W===void 0)return;const V=F.pages[W],k=`${U} ${V.kind}`;let N=Z.
get(k);return N===void 0&&Z.set(k,N=(0,p.vs)(f(G.kinds[U],F.kinds[V.kind],Y))),{resources:[{category:"XObject",name:i,ref:z[W]}],operators:([J=""])=>(0,p.qK)(J,
N)}}});return(0,w.J)([{index:0,document:O},{index:e,document:L}]),j.push(...await d(O,L,F.pages.length,X)),{notes:j,facts:{stampedPages:I==="none"?Math.min(C,x.
length):x.length},write:async U=>(await O.pages.settle(),(0,M.fT)([O,L],U))}}function o(O,T,x){return O<T?O:{last:T-1,all:O%T,none:void 0}[x]}function f(O,T,x){
const[_,b]=[(0,E.iN)(O),(0,E.iN)(T)],$=x==="page"?Math.min(_.width/b.width,_.height/b.height):T.userUnit/O.userUnit,[R,I]=x==="page"?[(_.width-b.width*$)/2,(_.height-
b.height*$)/2]:[0,0];return(0,E.lw)([$,0,0,$,R,I],(0,E.S3)(O))}async function d(O,T,x,_){const b=[],$=await(0,m._B)(O);$&&!await v(T,$.part,O)&&b.push((0,m.c4)(
O,$,m.Br.overlay));let R=0;for(let I=0;I<x;I++)R+=T.array(T.entry(T.pages.number(I),"Annots"))?.length??0;return R>0&&b.push(l(R)),_&&b.push(y),b}const l=O=>({code:"\
overlay_annotations_left_out",message:`${O} ${O===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${O===1?"was":"were"} not carried \
over.`}),y={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function v(O,T,x){if((await(0,g.
ds)(O)).archive?.part!==T)return!1;const _=b=>b.resolve(b.catalog.get("OutputIntents"));return await new S.U(O).same(_(O),{document:x,value:_(x)})}var D=u(62146);
const P=(O,T,x)=>(0,D.p)(O,T,x,(_,b)=>n(_,T,b,x))}),47896:((B,A,u)=>{u.d(A,{H:()=>S});var h=u(49153),M=u(7390),w=u(93413);async function S({bytes:g},m,r,t){const c={
repaired:!1},s=()=>{c.repaired=!0};try{return{document:await(0,M.E)(g,{...t,onRepaired:s},{password:m}),isRepaired:c.repaired}}catch(i){throw i instanceof h.zU?
E(i,g,r):i}}function E(g,m,{file:r,password:t,noun:c}){const s=(i,a,e=[])=>(0,h.G6)([{field:i,message:a,mentions:e}]);switch(g.code){case"password_required":return s(
r,`needs a password: give it as ${t}`,[t]);case"wrong_password":return s(t,`does not open ${c}`);case"unsupported_encryption":return s(r,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const i=(0,w.y)(m);return s(r,i===void 0||i==="a PDF document"?p:`is ${i}; it must \
be a PDF document`)}case"limit_exceeded":{const i=g.issues.map(({message:a})=>({field:r,message:a}));return new h.zU(g.code,g.message,{issues:i,...g.advice===void 0?
{}:{advice:g.advice}})}default:return g}}const p="cannot be read, or has no pages: it must be a complete PDF document"}),51988:((B,A,u)=>{u.d(A,{$:()=>w,U:()=>S});
var h=u(49153),M=u(13140);const w={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function S({
first_page:E,last_page:p,pages:g},m){if(g!==void 0)return(0,M.k1)(g,m);const r=m===1?"1 page":`${m} pages`,t=[];if(E>m&&t.push({field:"first_page",message:`is ${E}\
, but the document has ${r}`}),p!==void 0&&p>m&&t.push({field:"last_page",message:`is ${p}, but the document has ${r}`}),t.length===0&&p!==void 0&&E>p&&t.push({
field:"first_page",message:`is ${E}, which is after last_page (${p})`,mentions:["last_page"]}),t.length>0)throw(0,h.G6)(t);return Uint32Array.from({length:(p??m)-
E+1},(c,s)=>E+s)}}),62146:((B,A,u)=>{u.d(A,{K:()=>m,p:()=>p});var h=u(13140),M=u(7390),w=u(86009),S=u(51988);const E="1.4";async function p(r,{pages:t,open_password:c,
transparency:s},i,a){const e=await(0,M.E)(r.bytes,i,{password:c}),n=e.pages.count,o=(0,h.k1)(t,n);if(o.length===0){const P=e.suspect?await(0,w.UN)(e):r.bytes;return{
documents:[{name:r.name,bytes:P,pageCount:n}],notes:[S.$],facts:{pageCount:n,stampedPages:0}}}const{notes:f,facts:d,version:l=E,write:y}=await a(e,o),v={version:l>
E?l:E},D=y?await y(v):await(0,w.UN)(e,v);return{documents:[{name:r.name,bytes:D,pageCount:n}],notes:s===100?[g,...f]:f,facts:{pageCount:n,stampedPages:o.length,
...d}}}const g={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function m({
pace:r},t){await r.rest();const c=await t();return await r.rest(),c}}),32896:((B,A,u)=>{u.d(A,{J:()=>E});var h=u(16039),M=u(36342),w=u(32664);const S=["Order","\
AS","RBGroups","Locked"];function E(p){const g=p.filter(({document:n})=>n.dict(n.catalog.get("OCProperties")));if(g.length===0||g.length===1&&g[0].index===0)return;
const{document:m}=p[0],r=m.dict(m.catalog.get("OCProperties")),t=[],[c,s]=[[],[]],i=new Map(S.map(n=>[n,[]]));for(const n of g){const o=n.document.dict(n.document.
catalog.get("OCProperties")),f=n.document.dict(o.get("D")),d=(l,y)=>(n.document.array(l?.get(y))??[]).map(v=>(0,w.yY)(v,n.index));for(const l of d(o,"OCGs"))t.push(
l);for(const[l,y]of i)for(const v of d(f,l))y.push(v);for(const l of d(f,"ON"))c.push(l);for(const l of new M.z(n.document).groupsOff())s.push((0,w.yY)(l,n.index))}
const a=new h.Bi(r&&m.dict(r.get("D")));a.delete("BaseState");for(const[n,o]of[...i,["ON",c],["OFF",s]])o.length>0?a.set(n,o):a.delete(n);const e=new h.Bi(r);e.
set("OCGs",t),e.set("D",a),m.editCatalog().set("OCProperties",m.add(e))}}),41942:((B,A,u)=>{u.d(A,{l:()=>i});var h=u(72040),M=u(62397),w=u(16039),S=u(31916),E=u(
66173);async function p(a,e,n){const o=[];let f=0;return await(0,E.K)(e,a.job.pace,d=>{const{operator:l,count:y}=d,v=l==="BDC"?" BMC":l==="DP"?" MP":void 0;if(v===
void 0||y!==2)return;const D=d.name(1),P=D===void 0?d.value(1):n?.get(D);a.dict(P)?.has("MCID")&&(o.push(e.subarray(f,d.endOf(0)),Buffer.from(v,"latin1")),f=d.end)}),
f===0?e:Buffer.concat([...o,e.subarray(f)])}var g=u(91876),m=u(80199),r=u(32664),t=u(39310);const c=new Set(["Page","Pages","Catalog","StructElem","StructTreeRo\
ot","Annot"]);class s{document;keepsTags;seen=new Set;shared=new Map;constructor(e,n){this.document=e,this.keepsTags=n}async prepare(e){const n=this.asObject(e);
return await this.release(n),n}asObject(e){if((0,w.i9)(e)&&(0,w.Zm)(this.document.resolve(e)))return e;const n=this.document.dict(e)??new w.Bi;let o=this.shared.
get(n);return o||this.shared.set(n,o=this.document.add(n)),o}async release(e){const{document:n,seen:o}=this,f=[e];for(let d=f.pop();d!==void 0;d=f.pop())if(d instanceof
w.oS){if(o.has(d.number))continue;o.add(d.number);const l=n.job.pace.step(1e3);l&&await l;const y=n.get(d),v=y instanceof w.Z6?y.dict:y;if((0,w.Zm)(v)){if(this.
isApart(v))continue;await this.untie(d,y,v,e)}f.push(n.get(d))}else if(Array.isArray(d))for(const l of d)f.push(l);else if(d instanceof w.Z6)for(const l of d.dict.
values())f.push(l);else if((0,w.Zm)(d)){this.isFont(d)&&!d.has("Resources")&&d.set("Resources",e);for(const l of d.values())f.push(l)}}isApart(e){const n=this.document.
resolve(e.get("Type"));return n!==null&&typeof n=="object"&&"text"in n&&c.has(n.text)}isFont(e){return(0,w.Eo)(this.document.resolve(e.get("Subtype")),"Type3")&&
e.has("CharProcs")}async untie(e,n,o,f){const{document:d}=this,l=n instanceof w.Z6&&(0,w.Eo)(d.resolve(o.get("Subtype")),"Form"),y=!this.keepsTags&&(o.has("Stru\
ctParent")||o.has("StructParents")),v=!o.has("Resources")&&(l||this.isFont(o)),D=l&&!this.keepsTags?await this.withoutIds(n,d.dict(o.get("Resources")??f)):void 0;
if(!y&&!v&&!D)return;const P=d.edit(e),O=P instanceof w.Z6?P.dict:P;y&&O.delete("StructParent"),y&&O.delete("StructParents"),v&&O.set("Resources",f),D&&P instanceof
w.Z6&&d.put(e,(0,t.n)(P,D,{compress:!0}))}async withoutIds(e,n){const o=this.document.decodedPart(e);if(!o?.whole)return;const f=await p(this.document,o.data,this.
document.dict(n?.get("Properties")));return f===o.data?void 0:f}}class i{document;part;contents;resources;constructor(e,n){this.document=e,this.part=n,this.contents=
new g.K(n.document),this.resources=new s(n.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(e){return this.contents.inspect(
e)}async of(e,n){const{index:o,document:f}=this.part,d=await this.resources.prepare(e.resources),l=f.entry(f.pages.number(e.index),"Group"),{filters:y,data:v}=await this.
contentOf(e),D=this.keepsTags?f.entry(f.pages.number(e.index),"StructParents"):void 0,P=(0,w.jd)({Type:(0,w.UU)("XObject"),Subtype:(0,w.UU)("Form"),BBox:[...n.box],
Matrix:[...(0,m.DI)((0,m.S3)(n))],Resources:(0,r.Po)(o,d.number),Group:l===void 0?void 0:(0,r.yY)(l,o),StructParents:D,...y});return this.document.add(new w.Z6(
P,v))}async contentOf(e){const{part:n,contents:o}=this,{document:f}=n,d=o.own(e),l=d.length===1?f.get(d[0]):void 0;if(l instanceof w.Z6&&this.keepsTags&&o.isOrderly(
e))return this.asItIs(l);const{isWhole:y,isKnown:v,open:D}=o.condition(d),P=o.content(d),O=f.dict(f.dict(e.resources)?.get("Properties")),T=this.keepsTags?P:await p(
f,P,O);if(l instanceof w.Z6&&(!v||y&&D.excess===0&&T===P))return this.asItIs(l);const x=D.excess===0?T:(0,S.KS)(T,0);return{filters:{Filter:(0,w.UU)("FlateDecod\
e")},data:(0,M.Kc)(x)}}asItIs(e){const{index:n,document:o}=this.part,f=new w.Bi([...e.dict].filter(([d])=>d==="Filter"||d==="DecodeParms"));return(0,h.CF)(f),{filters:Object.
fromEntries((0,r.yY)(f,n)),data:o.encoded(e)}}}}),32664:((B,A,u)=>{u.d(A,{Bg:()=>M,Po:()=>w,fS:()=>E,yY:()=>S});var h=u(16039);const M=p=>p.find(({index:g})=>g===
0).document,w=(p,g,m=0)=>p===m?new h.oS(g):new h.rV(p,g);function S(p,g){if(g===0||p instanceof h.rV)return p;if(p instanceof h.oS)return new h.rV(g,p.number);if(Array.
isArray(p))return p.map(r=>S(r,g));if(p instanceof h.Z6||!(p instanceof h.Bi))return p;const m=new h.Bi;for(const[r,t]of p)m.set(r,S(t,g));return m}class E{meaning;taken;last=new Map;constructor(g=[],m=r=>r){
this.meaning=m,this.taken=new Set([...g].map(m))}get size(){return this.taken.size}has(g){return this.taken.has(this.meaning(g))}add(g){this.taken.add(this.meaning(
g))}free(g){const m=g.startsWith("þÿ");for(let r=(this.last.get(g)??1)+1;;r++){const t=`_${r}`,c=g+(m?[...t].map(s=>`\0${s}`).join(""):t);if(!this.has(c))return this.
last.set(g,r),this.add(c),c}}}}),83019:((B,A,u)=>{u.d(A,{U:()=>E});var h=u(16039);const M=2e4,w=4,S=16;class E{document;left;constructor(r){this.document=r,this.
left=M+w*r.bytes.length}async same(r,t){const{document:c}=this,{pace:s}=c.job,i=new Set,a=[r,t.value];for(;a.length>0;){const[e,n]=[a.pop(),a.pop()];if(n instanceof
h.oS&&e instanceof h.oS){if(c===t.document&&n.number===e.number)continue;const y=this.pairOf(n,e,t.document);if(i.has(y))continue;y>=0&&i.add(y)}const[o,f]=[c.resolve(
n),t.document.resolve(e)],d=Math.max(g(o),g(f));if(this.left-=d,this.left<0)return!1;const l=s.step(d*50);if(l&&await l,!this.alike(o,f,t.document,a))return!1}return!0}pairOf(r,t,c){
return r.number<this.document.size&&t.number<c.size?r.number*c.size+t.number:-1}alike(r,t,c,s){if(r===t&&(this.document===c||!(r instanceof Object)))return!0;if(r instanceof
h.Mx)return t instanceof h.Mx&&Buffer.compare(r.bytes,t.bytes)===0;if(r instanceof h.SX)return t instanceof h.SX&&r.text===t.text;if(Array.isArray(r)){if(!Array.
isArray(t)||r.length!==t.length)return!1;for(const[i,a]of r.entries())s.push(a,t[i]);return!0}return r instanceof h.Bi?t instanceof h.Bi&&p(r,t,s):!(r instanceof
h.Z6)||!(t instanceof h.Z6)?!1:p(r.dict,t.dict,s)&&Buffer.compare(this.document.encoded(r),c.encoded(t))===0}}function p(m,r,t){if(m.size!==r.size)return!1;for(const[
c,s]of m){const i=r.get(c);if(i===void 0)return!1;t.push(s,i)}return!0}function g(m){return m instanceof h.Z6?1+m.dict.size+m.data.length/S:m instanceof h.Mx?1+
m.bytes.length/S:m instanceof h.Bi?1+m.size:Array.isArray(m)?1+m.length:1}}),36342:((B,A,u)=>{u.d(A,{z:()=>m});var h=u(16039);const M={View:"ViewState",Print:"P\
rintState"};class w{document;categories={View:new Map,Print:new Map};intents;constructor(t,c){this.document=t,this.intents=this.intentsOf(c);for(const s of t.array(
c?.get("AS"))??[]){const i=t.dict(s),a=t.resolve(i?.get("Event"));if(!i||!((0,h.Eo)(a,"View")||(0,h.Eo)(a,"Print")))continue;const e=S(t,i.get("Category")),n=this.
categories[a.text];for(const o of t.array(i.get("OCGs"))??[]){if(!(0,h.i9)(o))continue;const f=n.get(o.number)??new Set;for(const d of e)f.add(d);n.set(o.number,
f)}}}isAlwaysOn(t){const{intents:c}=this;if(c.has("All"))return!1;const s=this.intentsOf(this.document.dict(new h.oS(t)));return!s.has("All")&&![...s].some(i=>c.
has(i))}stateOf(t,c){const s=this.categories[c].get(t);if(!s)return;const i=this.document.dict(this.document.dict(new h.oS(t))?.get("Usage"));let a;for(const e of s){
const n=M[e],o=n===void 0?null:this.document.resolve(this.document.dict(i?.get(e))?.get(n));if((0,h.Eo)(o,"OFF"))return!1;(0,h.Eo)(o,"ON")&&(a=!0)}return a}intentsOf(t){
const c=S(this.document,t?.get("Intent"));return new Set(c.length>0?c:["View"])}}function S(r,t){return(r.array(t)??[t??null]).map(s=>r.resolve(s)).flatMap(s=>s instanceof
h.SX?[s.text]:[])}const E=32;function p(r,t,c){const s=new Map,i=(a,e)=>{const n=s.get(a);if(n!==void 0)return n;s.set(a,!0);const o=r.resolve(a[0]),f=y=>{const v=r.
resolve(y);return(0,h.cy)(v)?e>0?i(v,e-1):!0:!(0,h.i9)(y)||c(y.number)},d=a.slice(1),l=g(o instanceof h.SX?o.text:"",d,f);return s.set(a,l),l};return i(t,E)}function g(r,t,c){
switch(r){case"And":return t.every(c);case"Or":return t.some(c);case"Not":return t.length===0||!c(t[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const c=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(t.resolve(c?.get("BaseState")),"OFF");for(const s of t.array(
c?.get("OFF"))??[])(0,h.i9)(s)&&this.off.add(s.number);for(const s of t.array(c?.get("ON"))??[])(0,h.i9)(s)&&this.on.add(s.number);this.usages=new w(t,c),this.viewed=
s=>this.usages.isAlwaysOn(s)||(this.usages.stateOf(s,"View")??!this.isGroupOff(s)),this.printed=s=>this.usages.stateOf(s,"Print")??this.viewed(s)}isOff(t){return!this.
shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,c=t.dict(t.catalog.get("OCProperties"));
return this.baseOff?(t.array(c?.get("OCGs"))??[]).filter(s=>!(0,h.i9)(s)||!this.on.has(s.number)):t.array(t.dict(c?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(s=>(0,h.i9)(s)?[s.number]:[]))].filter(
s=>!this.viewed(s)&&!this.printed(s))}shows(t,c){const{document:s}=this,i=s.dict(t);if(!i)return!0;if(!(0,h.Eo)(s.resolve(i.get("Type")),"OCMD"))return!(0,h.i9)(
t)||c(t.number);const a=s.resolve(i.get("VE"));return(0,h.cy)(a)?p(s,a,c):this.showsByPolicy(i,c)}showsByPolicy(t,c){const{document:s}=this,i=t.get("OCGs"),a=(s.
array(i)??[i]).filter(h.i9);if(a.length===0)return!0;const e=a.map(({number:o})=>c(o)),n=s.resolve(t.get("P"));switch(n instanceof h.SX?n.text:"AnyOn"){case"All\
On":return e.every(o=>o);case"AnyOff":return!e.every(o=>o);case"AllOff":return!e.some(o=>o);default:return e.some(o=>o)}}isGroupOff(t){return this.off.has(t)||this.
baseOff&&!this.on.has(t)}}}),60480:((B,A,u)=>{u.d(A,{Ly:()=>E,NL:()=>c,UL:()=>p,aW:()=>S,bs:()=>t,ml:()=>s,p6:()=>w,vg:()=>g});var h=u(49153);const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function w(i){const a=[],e=[];for(const[n,o]of i.split(",").entries()){const f=n+1,d=M.exec(o),l=D=>{e.push(`entry ${f} ('${s(o)}') ${D}`)};if(o.trim()===""){e.
push(`entry ${f} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!d){l(m(o));continue}const y=Number(d[1]),v=d[3]===void 0?
void 0:Number(d[3]);y===0||v===0?l("names page 0: pages count from 1, and -1 is the last page"):a.push({from:y,to:v,range:d[2]!==void 0,text:o.trim(),position:f})}
return e.length>0?{problem:t(e)}:{items:a}}function S(i,a,e){const n=v=>(0,h.G6)([{field:"page_order",message:v}]),o=w(i);if("problem"in o)throw n(o.problem);const f=E(
o.items,a);if("problem"in f)throw n(f.problem);const d=p(f.spans);if(d>e)throw n(`names ${d} pages in all; at most ${e} are allowed`);const l=new Uint32Array(d);
let y=0;for(const{first:v,last:D}of f.spans){const P=v<=D?1:-1;for(let O=v;O!==D+P;O+=P)l[y++]=O}return l}function E(i,a){const e=a===1?"1 page":`${a} pages`,n=[],
o=i.map(f=>{const d=P=>P<0?a+1+P:P,l=d(f.from),y=f.range?f.to===void 0?a:d(f.to):l,D=[[f.from,l],[f.to??f.from,y]].find(([,P])=>P<1||P>a);return D&&n.push(`entr\
y ${f.position} ('${s(f.text)}') names ${g(D[0])}, but the document has ${e}`),{first:l,last:y}});return n.length>0?{problem:t(n)}:{spans:o}}const p=i=>i.reduce(
(a,{first:e,last:n})=>a+Math.abs(n-e)+1,0);function g(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}function m(i){return/^ *\.\./.test(
i)?"has no start: a range is written 1..5":c(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const r=5;function t(i){const a=i.length-r;return[
...i.slice(0,r),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function c(i){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return a?`is not a ra\
nge: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(i){const a=[...i].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(e)?"?":e);return a.length>40?`${a.slice(0,40).join("")}…`:a.join("")}}),13140:((B,A,u)=>{u.d(A,{k1:()=>E,lY:()=>S,m7:()=>p});var h=u(49153),M=u(60480);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function S(r){const t=[],c=[];for(const[s,i]of r.split(",").entries()){const a=s+1,e=i.trim();if(e===""){c.push(`entry ${a} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const n=w.exec(e),o=T=>{c.push(`entry ${a} ('${(0,M.ml)(e)}') ${T}`)};if(!n){o(m(e));continue}const[,f,d,l,y,v]=n,
D={negated:f!==void 0,text:e,position:a};if(d!==void 0){t.push({...D,pages:d.toLowerCase()});continue}const P=Number(l),O=y===void 0?P:v===void 0?"end":Number(v);
P===0||O===0?o("names page 0: pages count from 1, and -1 is the last page"):t.push({...D,pages:{from:P,to:O}})}return c.length>0?{problem:(0,M.bs)(c)}:{items:t}}
function E(r,t,c="pages"){const s=o=>(0,h.G6)([{field:c,message:o}]),i=S(r);if("problem"in i)throw s(i.problem);const a=new g(t),e=new g(t),n=[];for(const o of i.
items){const f=o.negated?e:a;if(typeof o.pages=="string"){f.add(o.pages);continue}const{from:d,to:l}=o.pages,y=d<0?t+1+d:d,v=l==="end"?t:l<0?t+1+l:l,P=(l==="end"?
d<0?[[d,y]]:[]:[[d,y],[l,v]]).find(([,O])=>O<1||O>t);P&&n.push(`entry ${o.position} ('${(0,M.ml)(o.text)}') names ${(0,M.vg)(P[0])}, but the document has ${t===
1?"1 page":`${t} pages`}`),!(l==="end"&&y>t||n.length>0)&&f.range(Math.min(y,v),Math.max(y,v))}if(n.length>0)throw s((0,M.bs)(n));return i.items.every(({negated:o})=>o)&&
a.add("all"),a.without(e)}function p(r){const t=S(r);if("problem"in t||t.items.length!==1)return;const{negated:c,pages:s}=t.items[0];if(c)return;if(s==="all")return{
first:1};if(typeof s=="string"||s.from<1)return;const{from:i,to:a}=s;return a==="end"?{first:i}:a===-1?{first:i}:a<1?void 0:{first:Math.min(i,a),last:Math.max(i,
a)}}class g{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&
(this.even=!0)}range(t,c){this.differences[t]++,this.differences[c+1]--}without(t){const c=new Uint32Array(this.pageCount);let s=0,i=0,a=0;for(let e=1;e<=this.pageCount;e++){
i+=this.differences[e],a+=t.differences[e];const n=e%2===1?"odd":"even";(i>0||this[n])&&!(a>0||t[n])&&(c[s++]=e)}return c.subarray(0,s)}}function m(r){return/^(not +)?\.\./i.
test(r)?"has no start: a range is written 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(r.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),39310:((B,A,u)=>{u.d(A,{n:()=>S});var h=u(62397),M=u(16039);
const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function S(E,p,{compress:g}){const m=new M.Bi(E.dict);g?m.set("Filter",(0,M.UU)("FlateDecode")):m.delete(
"Filter");for(const r of w)m.delete(r);return new M.Z6(m,g?(0,h.Kc)(p):p)}})};
