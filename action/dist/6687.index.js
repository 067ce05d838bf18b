"use strict";exports.id=6687,exports.ids=[6687],exports.modules={68516:((U,v,h)=>{h.d(v,{H:()=>w});var r=h(58552),M=h(12237),O=h(59277);async function w({bytes:u},m,a,c){const t={
repaired:!1},i=()=>{t.repaired=!0};try{return{document:await(0,M.E)(u,{...c,onRepaired:i},{password:m}),isRepaired:t.repaired}}catch(n){throw n instanceof r.zU?
A(n,u,a):n}}function A(u,m,{file:a,password:c,noun:t}){const i=(n,l,e=[])=>(0,r.G6)([{field:n,message:l,mentions:e}]);switch(u.code){case"password_required":return i(
a,`needs a password: give it as ${c}`,[c]);case"wrong_password":return i(c,`does not open ${t}`);case"unsupported_encryption":return i(a,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const n=(0,O.y)(m);return i(a,n===void 0||n==="a PDF document"?_:`is ${n}; it must \
be a PDF document`)}case"limit_exceeded":{const n=u.issues.map(({message:l})=>({field:a,message:l}));return new r.zU(u.code,u.message,{issues:n,...u.advice===void 0?
{}:{advice:u.advice}})}default:return u}}const _="cannot be read, or has no pages: it must be a complete PDF document"}),86687:((U,v,h)=>{h.d(v,{e:()=>d});var r=h(
58552),M=h(36078),O=h(99876),w=h(95800),A=h(73154),_=h(95947),u=h(74135),m=h(21281),a=h(14029),c=h(98446),t=h(68516),i=h(57117),n=h(72313),l=h(45657);const e="O\
ctavoOverlay",s=1;async function d(g,{file:E,password:S,fields:B,layer:T,repeat:C,fit:I},R,L){if(Buffer.compare(E.bytes,g.bytes)===0)throw(0,r.G6)([{field:B.file,
message:"is the document itself: choose another document"}]);const{document:F,isRepaired:Y}=await(0,t.H)(E,S,B,L),W=F.pages.count,z=await(0,O.F)(g,R),K=await(0,O.
F)(F,Uint32Array.from({length:Math.min(W,R.length)},(x,b)=>b+1)),X=new A.l(g,{index:s,document:F}),G=[];for(const x of K.pages)G.push(await X.of(x,K.kinds[x.kind]));
const j=new Map,N=await(0,n.W)(g,z,{layer:T,subtype:"Watermark",on:({kind:x},b)=>{const Z=o(b,W,C);if(Z===void 0)return;const V=K.pages[Z],$=`${x} ${V.kind}`;let k=j.
get($);return k===void 0&&j.set($,k=(0,M.vs)(f(z.kinds[x],K.kinds[V.kind],I))),{resources:[{category:"XObject",name:e,ref:G[Z]}],operators:([H=""])=>(0,M.qK)(H,
k)}}});return(0,w.J)([{index:0,document:g},{index:s,document:F}]),(0,l.RZ)(N,await p(g,F,K.pages.length,{isRepaired:Y,noun:B.noun})),{notes:N,stampedPages:C==="\
none"?Math.min(W,R.length):R.length,write:async x=>(await g.pages.settle(),(0,a.fT)([g,F],x))}}function o(g,E,S){return g<E?g:{last:E-1,all:g%E,none:void 0}[S]}
function f(g,E,S){const[B,T]=[(0,u.iN)(g),(0,u.iN)(E)],C=S==="page"?Math.min(B.width/T.width,B.height/T.height):E.userUnit/g.userUnit,[I,R]=S==="page"?[(B.width-
T.width*C)/2,(B.height-T.height*C)/2]:[0,0];return(0,u.lw)([C,0,0,C,I,R],(0,u.S3)(g))}async function p(g,E,S,{isRepaired:B,noun:T}){const C=[],I=await(0,i._B)(g);
I&&!await D(E,I.part,g)&&C.push((0,i.c4)(g,I,i.Br.overlay));let R=0;for(let L=0;L<S;L++)R+=E.array(E.entry(E.pages.number(L),"Annots"))?.length??0;return R>0&&C.
push(y(R,T)),B&&C.push(P(T)),C}const y=(g,E)=>({code:"overlay_annotations_left_out",message:`${(0,c.y_)(g,"annotation")} of ${E}, such as links or form fields, ${(0,c.
d5)(g,"was","were")} not carried over.`}),P=g=>({code:"overlay_repaired",message:`${(0,c.NV)(g)} was damaged and had to be repaired: check that it looks as it s\
hould.`});async function D(g,E,S){if((await(0,m.ds)(g)).archive?.part!==E)return!1;const B=T=>T.resolve(T.catalog.get("OutputIntents"));return await new _.U(g).
same(B(g),{document:S,value:B(S)})}}),95800:((U,v,h)=>{h.d(v,{J:()=>A});var r=h(45599),M=h(36502),O=h(25524);const w=["Order","AS","RBGroups","Locked"];function A(_){
const u=_.filter(({document:s})=>s.dict(s.catalog.get("OCProperties")));if(u.length===0||u.length===1&&u[0].index===0)return;const{document:m}=_[0],a=m.dict(m.catalog.
get("OCProperties")),c=[],[t,i]=[[],[]],n=new Map(w.map(s=>[s,[]]));for(const s of u){const d=s.document.dict(s.document.catalog.get("OCProperties")),o=s.document.
dict(d.get("D")),f=(p,y)=>(s.document.array(p?.get(y))??[]).map(P=>(0,O.yY)(P,s.index));for(const p of f(d,"OCGs"))c.push(p);for(const[p,y]of n)for(const P of f(
o,p))y.push(P);for(const p of f(o,"ON"))t.push(p);for(const p of new M.z(s.document).groupsOff())i.push((0,O.yY)(p,s.index))}const l=new r.Bi(a&&m.dict(a.get("D")));
l.delete("BaseState");for(const[s,d]of[...n,["ON",t],["OFF",i]])d.length>0?l.set(s,d):l.delete(s);const e=new r.Bi(a);e.set("OCGs",c),e.set("D",l),m.editCatalog().
set("OCProperties",m.add(e))}}),73154:((U,v,h)=>{h.d(v,{l:()=>n});var r=h(75162),M=h(59596),O=h(45599),w=h(1592),A=h(37709);async function _(l,e,s){const d=[];let o=0;
return await(0,A.K)(e,l.job.pace,f=>{const{operator:p,count:y}=f,P=p==="BDC"?" BMC":p==="DP"?" MP":void 0;if(P===void 0||y!==2)return;const D=f.name(1),g=D===void 0?
f.value(1):s?.get(D);l.dict(g)?.has("MCID")&&(d.push(e.subarray(o,f.endOf(0)),Buffer.from(P,"latin1")),o=f.end)}),o===0?e:Buffer.concat([...d,e.subarray(o)])}var u=h(
53107),m=h(74135),a=h(25524),c=h(58006);const t=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class i{document;keepsTags;seen=new Set;shared=new Map;constructor(e,s){
this.document=e,this.keepsTags=s}async prepare(e){const s=this.asObject(e);return await this.release(s),s}asObject(e){if((0,O.i9)(e)&&(0,O.Zm)(this.document.resolve(
e)))return e;const s=this.document.dict(e)??new O.Bi;let d=this.shared.get(s);return d||this.shared.set(s,d=this.document.add(s)),d}async release(e){const{document:s,
seen:d}=this,o=[e];for(let f=o.pop();f!==void 0;f=o.pop())if(f instanceof O.oS){if(d.has(f.number))continue;d.add(f.number);const p=s.job.pace.step(1e3);p&&await p;
const y=s.get(f),P=y instanceof O.Z6?y.dict:y;if((0,O.Zm)(P)){if(this.isApart(P))continue;await this.untie(f,y,P,e)}o.push(s.get(f))}else if(Array.isArray(f))for(const p of f)
o.push(p);else if(f instanceof O.Z6)for(const p of f.dict.values())o.push(p);else if((0,O.Zm)(f)){this.isFont(f)&&!f.has("Resources")&&f.set("Resources",e);for(const p of f.
values())o.push(p)}}isApart(e){const s=this.document.resolve(e.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&t.has(s.text)}isFont(e){return(0,O.
Eo)(this.document.resolve(e.get("Subtype")),"Type3")&&e.has("CharProcs")}async untie(e,s,d,o){const{document:f}=this,p=s instanceof O.Z6&&(0,O.Eo)(f.resolve(d.get(
"Subtype")),"Form"),y=!this.keepsTags&&(d.has("StructParent")||d.has("StructParents")),P=!d.has("Resources")&&(p||this.isFont(d)),D=p&&!this.keepsTags?await this.
withoutIds(s,f.dict(d.get("Resources")??o)):void 0;if(!y&&!P&&!D)return;const g=f.edit(e),E=g instanceof O.Z6?g.dict:g;y&&E.delete("StructParent"),y&&E.delete("\
StructParents"),P&&E.set("Resources",o),D&&g instanceof O.Z6&&f.put(e,(0,c.n)(g,D,{compress:!0}))}async withoutIds(e,s){const d=this.document.decodedPart(e);if(!d?.
whole)return;const o=await _(this.document,d.data,this.document.dict(s?.get("Properties")));return o===d.data?void 0:o}}class n{document;part;contents;resources;constructor(e,s){
this.document=e,this.part=s,this.contents=new u.K(s.document),this.resources=new i(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(e){
return this.contents.inspect(e)}async of(e,s){const{index:d,document:o}=this.part,f=await this.resources.prepare(e.resources),p=o.entry(o.pages.number(e.index),
"Group"),{filters:y,data:P}=await this.contentOf(e),D=this.keepsTags?o.entry(o.pages.number(e.index),"StructParents"):void 0,g=(0,O.jd)({Type:(0,O.UU)("XObject"),
Subtype:(0,O.UU)("Form"),BBox:[...s.box],Matrix:[...(0,m.DI)((0,m.S3)(s))],Resources:(0,a.Po)(d,f.number),Group:p===void 0?void 0:(0,a.yY)(p,d),StructParents:D,
...y});return this.document.add(new O.Z6(g,P))}async contentOf(e){const{part:s,contents:d}=this,{document:o}=s,f=d.own(e),p=f.length===1?o.get(f[0]):void 0;if(p instanceof
O.Z6&&this.keepsTags&&d.isOrderly(e))return this.asItIs(p);const{isWhole:y,isKnown:P,open:D}=d.condition(f),g=d.content(f),E=o.dict(o.dict(e.resources)?.get("Pr\
operties")),S=this.keepsTags?g:await _(o,g,E);if(p instanceof O.Z6&&(!P||y&&D.excess===0&&S===g))return this.asItIs(p);const B=D.excess===0?S:(0,w.KS)(S,0);return{
filters:{Filter:(0,O.UU)("FlateDecode")},data:(0,M.Kc)(B)}}asItIs(e){const{index:s,document:d}=this.part,o=new O.Bi([...e.dict].filter(([f])=>f==="Filter"||f===
"DecodeParms"));return(0,r.CF)(o),{filters:Object.fromEntries((0,a.yY)(o,s)),data:d.encoded(e)}}}}),25524:((U,v,h)=>{h.d(v,{Bg:()=>M,Po:()=>O,fS:()=>A,yY:()=>w});
var r=h(45599);const M=_=>_.find(({index:u})=>u===0).document,O=(_,u,m=0)=>_===m?new r.oS(u):new r.rV(_,u);function w(_,u){if(u===0||_ instanceof r.rV)return _;
if(_ instanceof r.oS)return new r.rV(u,_.number);if(Array.isArray(_))return _.map(a=>w(a,u));if(_ instanceof r.Z6||!(_ instanceof r.Bi))return _;const m=new r.Bi;
for(const[a,c]of _)m.set(a,w(c,u));return m}class A{meaning;taken;last=new Map;constructor(u=[],m=a=>a){this.meaning=m,this.taken=new Set([...u].map(m))}get size(){
return this.taken.size}has(u){return this.taken.has(this.meaning(u))}add(u){this.taken.add(this.meaning(u))}free(u){const m=u.startsWith("þÿ");for(let a=(this.
last.get(u)??1)+1;;a++){const c=`_${a}`,t=u+(m?[...c].map(i=>`\0${i}`).join(""):c);if(!this.has(t))return this.last.set(u,a),this.add(t),t}}}}),95947:((U,v,h)=>{
h.d(v,{U:()=>A});var r=h(45599);const M=2e4,O=4,w=16;class A{document;left;constructor(a){this.document=a,this.left=M+O*a.bytes.length}async same(a,c){const{document:t}=this,
{pace:i}=t.job,n=new Set,l=[a,c.value];for(;l.length>0;){const[e,s]=[l.pop(),l.pop()];if(s instanceof r.oS&&e instanceof r.oS){if(t===c.document&&s.number===e.number)
continue;const y=this.pairOf(s,e,c.document);if(n.has(y))continue;y>=0&&n.add(y)}const[d,o]=[t.resolve(s),c.document.resolve(e)],f=Math.max(u(d),u(o));if(this.left-=
f,this.left<0)return!1;const p=i.step(f*50);if(p&&await p,!this.alike(d,o,c.document,l))return!1}return!0}pairOf(a,c,t){return a.number<this.document.size&&c.number<
t.size?a.number*t.size+c.number:-1}alike(a,c,t,i){if(a===c&&(this.document===t||!(a instanceof Object)))return!0;if(a instanceof r.Mx)return c instanceof r.Mx&&
Buffer.compare(a.bytes,c.bytes)===0;if(a instanceof r.SX)return c instanceof r.SX&&a.text===c.text;if(Array.isArray(a)){if(!Array.isArray(c)||a.length!==c.length)
return!1;for(const[n,l]of a.entries())i.push(l,c[n]);return!0}return a instanceof r.Bi?c instanceof r.Bi&&_(a,c,i):!(a instanceof r.Z6)||!(c instanceof r.Z6)?!1:
_(a.dict,c.dict,i)&&Buffer.compare(this.document.encoded(a),t.encoded(c))===0}}function _(m,a,c){if(m.size!==a.size)return!1;for(const[t,i]of m){const n=a.get(t);
if(n===void 0)return!1;c.push(i,n)}return!0}function u(m){return m instanceof r.Z6?1+m.dict.size+m.data.length/w:m instanceof r.Mx?1+m.bytes.length/w:m instanceof
r.Bi?1+m.size:Array.isArray(m)?1+m.length:1}}),36502:((U,v,h)=>{h.d(v,{z:()=>m});var r=h(45599);const M={View:"ViewState",Print:"PrintState"};class O{document;categories={
View:new Map,Print:new Map};intents;constructor(t,i){this.document=t,this.intents=this.intentsOf(i);for(const n of t.array(i?.get("AS"))??[]){const l=t.dict(n),
e=t.resolve(l?.get("Event"));if(!l||!((0,r.Eo)(e,"View")||(0,r.Eo)(e,"Print")))continue;const s=w(t,l.get("Category")),d=this.categories[e.text];for(const o of t.
array(l.get("OCGs"))??[]){if(!(0,r.i9)(o))continue;const f=d.get(o.number)??new Set;for(const p of s)f.add(p);d.set(o.number,f)}}}isAlwaysOn(t){const{intents:i}=this;
if(i.has("All"))return!1;const n=this.intentsOf(this.document.dict(new r.oS(t)));return!n.has("All")&&![...n].some(l=>i.has(l))}stateOf(t,i){const n=this.categories[i].
get(t);if(!n)return;const l=this.document.dict(this.document.dict(new r.oS(t))?.get("Usage"));let e;for(const s of n){const d=M[s],o=d===void 0?null:this.document.
resolve(this.document.dict(l?.get(s))?.get(d));if((0,r.Eo)(o,"OFF"))return!1;(0,r.Eo)(o,"ON")&&(e=!0)}return e}intentsOf(t){const i=w(this.document,t?.get("Inte\
nt"));return new Set(i.length>0?i:["View"])}}function w(c,t){return(c.array(t)??[t??null]).map(n=>c.resolve(n)).flatMap(n=>n instanceof r.SX?[n.text]:[])}const A=32;
function _(c,t,i){const n=new Map,l=(e,s)=>{const d=n.get(e);if(d!==void 0)return d;n.set(e,!0);const o=c.resolve(e[0]),f=P=>{const D=c.resolve(P);return(0,r.cy)(
D)?s>0?l(D,s-1):!0:!(0,r.i9)(P)||i(P.number)},p=e.slice(1),y=u(o instanceof r.SX?o.text:"",p,f);return n.set(e,y),y};return l(t,A)}function u(c,t,i){switch(c){case"\
And":return t.every(i);case"Or":return t.some(i);case"Not":return t.length===0||!i(t[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const i=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,r.Eo)(t.resolve(i?.get("BaseState")),"OFF");for(const n of t.array(
i?.get("OFF"))??[])(0,r.i9)(n)&&this.off.add(n.number);for(const n of t.array(i?.get("ON"))??[])(0,r.i9)(n)&&this.on.add(n.number);this.usages=new O(t,i),this.viewed=
a(n=>this.usages.isAlwaysOn(n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n))),this.printed=a(n=>this.usages.stateOf(n,"Print")??this.viewed.states(n))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,i=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(i?.get("OCGs"))??[]).filter(n=>!(0,r.i9)(n)||!this.on.has(n.number)):t.array(t.dict(i?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(n=>(0,r.i9)(n)?[n.number]:
[]))].filter(n=>!this.viewed.states(n)&&!this.printed.states(n))}shows(t,{states:i,memberships:n}){const{document:l}=this,e=l.dict(t);if(!e)return!0;if(!(0,r.Eo)(
l.resolve(e.get("Type")),"OCMD"))return!(0,r.i9)(t)||i(t.number);const s=n.get(e);if(s!==void 0)return s;const d=l.resolve(e.get("VE")),o=(0,r.cy)(d)?_(l,d,i):this.
showsByPolicy(e,i);return n.set(e,o),o}showsByPolicy(t,i){const{document:n}=this,l=t.get("OCGs"),e=(n.array(l)??[l]).filter(r.i9);if(e.length===0)return!0;const s=e.
map(({number:o})=>i(o)),d=n.resolve(t.get("P"));switch(d instanceof r.SX?d.text:"AnyOn"){case"AllOn":return s.every(o=>o);case"AnyOff":return!s.every(o=>o);case"\
AllOff":return!s.some(o=>o);default:return s.some(o=>o)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function a(c){const t=new Map;return{
states:n=>{let l=t.get(n);return l===void 0&&t.set(n,l=c(n)),l},memberships:new WeakMap}}}),58006:((U,v,h)=>{h.d(v,{n:()=>w});var r=h(59596),M=h(45599);const O=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function w(A,_,{compress:u}){const m=new M.Bi(A.dict);u?m.set("Filter",(0,M.UU)("FlateDecode")):m.delete("Filte\
r");for(const a of O)m.delete(a);return new M.Z6(m,u?(0,r.Kc)(_):_)}})};
