"use strict";exports.id=6687,exports.ids=[6687],exports.modules={68516:((I,A,i)=>{i.d(A,{H:()=>M});var h=i(58552),D=i(12237),m=i(59277);async function M({bytes:s},a,n,r){const p={
repaired:!1},g=()=>{p.repaired=!0};try{return{document:await(0,D.E)(s,{...r,onRepaired:g},{password:a}),isRepaired:p.repaired}}catch(_){throw _ instanceof h.zU?
T(_,s,n):_}}function T(s,a,{file:n,password:r,noun:p}){const g=(_,y,e=[])=>(0,h.G6)([{field:_,message:y,mentions:e}]);switch(s.code){case"password_required":return g(
n,`needs a password: give it as ${r}`,[r]);case"wrong_password":return g(r,`does not open ${p}`);case"unsupported_encryption":return g(n,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const _=(0,m.y)(a);return g(n,_===void 0||_==="a PDF document"?l:`is ${_}; it must \
be a PDF document`)}case"limit_exceeded":{const _=s.issues.map(({message:y})=>({field:n,message:y}));return new h.zU(s.code,s.message,{issues:_,...s.advice===void 0?
{}:{advice:s.advice}})}default:return s}}const l="cannot be read, or has no pages: it must be a complete PDF document"}),86687:((I,A,i)=>{i.d(A,{e:()=>d});var h=i(
58552),D=i(36078),m=i(99876),M=i(95800),T=i(73154),l=i(95947),s=i(74135),a=i(21281),n=i(14029),r=i(98446),p=i(68516),g=i(57117),_=i(72313),y=i(45657);const e="O\
ctavoOverlay",t=1;async function d(c,{file:P,password:B,fields:v,layer:R,repeat:C,fit:x},S,K){if(Buffer.compare(P.bytes,c.bytes)===0)throw(0,h.G6)([{field:v.file,
message:"is the document itself: choose another document"}]);const{document:L,isRepaired:b}=await(0,p.H)(P,B,v,K),W=L.pages.count,$=await(0,m.F)(c,S),F=await(0,m.
F)(L,Uint32Array.from({length:Math.min(W,S.length)},(U,Z)=>Z+1)),X=new T.l(c,{index:t,document:L}),k=[];for(const U of F.pages)k.push(await X.of(U,F.kinds[U.kind]));
const G=new Map,N=await(0,_.W)(c,$,{layer:R,subtype:"Watermark",on:({kind:U},Z)=>{const z=u(Z,W,C);if(z===void 0)return;const Y=F.pages[z],V=`${U} ${Y.kind}`;let j=G.
get(V);return j===void 0&&G.set(V,j=(0,D.vs)(o($.kinds[U],F.kinds[Y.kind],x))),{resources:[{category:"XObject",name:e,ref:k[z]}],operators:([H=""])=>(0,D.qK)(H,
j)}}});return(0,M.J)([{index:0,document:c},{index:t,document:L}]),(0,y.RZ)(N,await f(c,L,F.pages.length,{isRepaired:b,noun:v.noun})),{notes:N,stampedPages:C==="\
none"?Math.min(W,S.length):S.length,write:async U=>(await c.pages.settle(),(0,n.fT)([c,L],U))}}function u(c,P,B){return c<P?c:{last:P-1,all:c%P,none:void 0}[B]}
function o(c,P,B){const[v,R]=[(0,s.iN)(c),(0,s.iN)(P)],C=B==="page"?Math.min(v.width/R.width,v.height/R.height):P.userUnit/c.userUnit,[x,S]=B==="page"?[(v.width-
R.width*C)/2,(v.height-R.height*C)/2]:[0,0];return(0,s.lw)([C,0,0,C,x,S],(0,s.S3)(c))}async function f(c,P,B,{isRepaired:v,noun:R}){const C=[],x=await(0,g._B)(c);
x&&!await w(P,x.part,c)&&C.push((0,g.c4)(c,x,g.Br.overlay));let S=0;for(let K=0;K<B;K++)S+=P.array(P.entry(P.pages.number(K),"Annots"))?.length??0;return S>0&&C.
push(E(S,R)),v&&C.push(O(R)),C}const E=(c,P)=>({code:"overlay_annotations_left_out",message:`${(0,r.y_)(c,"annotation")} of ${P}, such as links or form fields, ${(0,r.
d5)(c,"was","were")} not carried over.`}),O=c=>({code:"overlay_repaired",message:`${(0,r.NV)(c)} was damaged and had to be repaired: check that it looks as it s\
hould.`});async function w(c,P,B){if((await(0,a.ds)(c)).archive?.part!==P)return!1;const v=R=>R.resolve(R.catalog.get("OutputIntents"));return await new l.U(c).
same(v(c),{document:B,value:v(B)})}}),95800:((I,A,i)=>{i.d(A,{J:()=>T});var h=i(45599),D=i(36502),m=i(25524);const M=["Order","AS","RBGroups","Locked"];function T(l){
const s=l.filter(({document:t})=>t.dict(t.catalog.get("OCProperties")));if(s.length===0||s.length===1&&s[0].index===0)return;const{document:a}=l[0],n=a.dict(a.catalog.
get("OCProperties")),r=[],[p,g]=[[],[]],_=new Map(M.map(t=>[t,[]]));for(const t of s){const d=t.document.dict(t.document.catalog.get("OCProperties")),u=t.document.
dict(d.get("D")),o=(f,E)=>(t.document.array(f?.get(E))??[]).map(O=>(0,m.yY)(O,t.index));for(const f of o(d,"OCGs"))r.push(f);for(const[f,E]of _)for(const O of o(
u,f))E.push(O);for(const f of o(u,"ON"))p.push(f);for(const f of new D.z(t.document).groupsOff())g.push((0,m.yY)(f,t.index))}const y=new h.Bi(n&&a.dict(n.get("D")));
y.delete("BaseState");for(const[t,d]of[..._,["ON",p],["OFF",g]])d.length>0?y.set(t,d):y.delete(t);const e=new h.Bi(n);e.set("OCGs",r),e.set("D",y),a.editCatalog().
set("OCProperties",a.add(e))}}),73154:((I,A,i)=>{i.d(A,{l:()=>_});var h=i(75162),D=i(59596),m=i(45599),M=i(1592),T=i(37709);async function l(y,e,t){const d=[];let u=0;
return await(0,T.K)(e,y.job.pace,o=>{const{operator:f,count:E}=o,O=f==="BDC"?" BMC":f==="DP"?" MP":void 0;if(O===void 0||E!==2)return;const w=o.name(1),c=w===void 0?
o.value(1):t?.get(w);y.dict(c)?.has("MCID")&&(d.push(e.subarray(u,o.endOf(0)),Buffer.from(O,"latin1")),u=o.end)}),u===0?e:Buffer.concat([...d,e.subarray(u)])}var s=i(
53107),a=i(74135),n=i(25524),r=i(58006);const p=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class g{document;keepsTags;seen=new Set;shared=new Map;constructor(e,t){
this.document=e,this.keepsTags=t}async prepare(e){const t=this.asObject(e);return await this.release(t),t}asObject(e){if((0,m.i9)(e)&&(0,m.Zm)(this.document.resolve(
e)))return e;const t=this.document.dict(e)??new m.Bi;let d=this.shared.get(t);return d||this.shared.set(t,d=this.document.add(t)),d}async release(e){const{document:t,
seen:d}=this,u=[e];for(let o=u.pop();o!==void 0;o=u.pop())if(o instanceof m.oS){if(d.has(o.number))continue;d.add(o.number);const f=t.job.pace.step(1e3);f&&await f;
const E=t.get(o),O=E instanceof m.Z6?E.dict:E;if((0,m.Zm)(O)){if(this.isApart(O))continue;await this.untie(o,E,O,e)}u.push(t.get(o))}else if(Array.isArray(o))for(const f of o)
u.push(f);else if(o instanceof m.Z6)for(const f of o.dict.values())u.push(f);else if((0,m.Zm)(o)){this.isFont(o)&&!o.has("Resources")&&o.set("Resources",e);for(const f of o.
values())u.push(f)}}isApart(e){const t=this.document.resolve(e.get("Type"));return t!==null&&typeof t=="object"&&"text"in t&&p.has(t.text)}isFont(e){return(0,m.
Eo)(this.document.resolve(e.get("Subtype")),"Type3")&&e.has("CharProcs")}async untie(e,t,d,u){const{document:o}=this,f=t instanceof m.Z6&&(0,m.Eo)(o.resolve(d.get(
"Subtype")),"Form"),E=!this.keepsTags&&(d.has("StructParent")||d.has("StructParents")),O=!d.has("Resources")&&(f||this.isFont(d)),w=f&&!this.keepsTags?await this.
withoutIds(t,o.dict(d.get("Resources")??u)):void 0;if(!E&&!O&&!w)return;const c=o.edit(e),P=c instanceof m.Z6?c.dict:c;E&&P.delete("StructParent"),E&&P.delete("\
StructParents"),O&&P.set("Resources",u),w&&c instanceof m.Z6&&o.put(e,(0,r.n)(c,w,{compress:!0}))}async withoutIds(e,t){const d=this.document.decodedPart(e);if(!d?.
whole)return;const u=await l(this.document,d.data,this.document.dict(t?.get("Properties")));return u===d.data?void 0:u}}class _{document;part;contents;resources;constructor(e,t){
this.document=e,this.part=t,this.contents=new s.K(t.document),this.resources=new g(t.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(e){
return this.contents.inspect(e)}async of(e,t){const{index:d,document:u}=this.part,o=await this.resources.prepare(e.resources),f=u.entry(u.pages.number(e.index),
"Group"),{filters:E,data:O}=await this.contentOf(e),w=this.keepsTags?u.entry(u.pages.number(e.index),"StructParents"):void 0,c=(0,m.jd)({Type:(0,m.UU)("XObject"),
Subtype:(0,m.UU)("Form"),BBox:[...t.box],Matrix:[...(0,a.DI)((0,a.S3)(t))],Resources:(0,n.Po)(d,o.number),Group:f===void 0?void 0:(0,n.yY)(f,d),StructParents:w,
...E});return this.document.add(new m.Z6(c,O))}async contentOf(e){const{part:t,contents:d}=this,{document:u}=t,o=d.own(e),f=o.length===1?u.get(o[0]):void 0;if(f instanceof
m.Z6&&this.keepsTags&&d.isOrderly(e))return this.asItIs(f);const{isWhole:E,isKnown:O,open:w}=d.condition(o),c=d.content(o),P=u.dict(u.dict(e.resources)?.get("Pr\
operties")),B=this.keepsTags?c:await l(u,c,P);if(f instanceof m.Z6&&(!O||E&&w.excess===0&&B===c))return this.asItIs(f);const v=w.excess===0?B:(0,M.KS)(B,0);return{
filters:{Filter:(0,m.UU)("FlateDecode")},data:(0,D.Kc)(v)}}asItIs(e){const{index:t,document:d}=this.part,u=new m.Bi([...e.dict].filter(([o])=>o==="Filter"||o===
"DecodeParms"));return(0,h.CF)(u),{filters:Object.fromEntries((0,n.yY)(u,t)),data:d.encoded(e)}}}}),25524:((I,A,i)=>{i.d(A,{Bg:()=>D,Po:()=>m,fS:()=>T,yY:()=>M});
var h=i(45599);const D=l=>l.find(({index:s})=>s===0).document,m=(l,s,a=0)=>l===a?new h.oS(s):new h.rV(l,s);function M(l,s){if(s===0||l instanceof h.rV)return l;
if(l instanceof h.oS)return new h.rV(s,l.number);if(Array.isArray(l))return l.map(n=>M(n,s));if(l instanceof h.Z6||!(l instanceof h.Bi))return l;const a=new h.Bi;
for(const[n,r]of l)a.set(n,M(r,s));return a}class T{meaning;taken;last=new Map;constructor(s=[],a=n=>n){this.meaning=a,this.taken=new Set([...s].map(a))}get size(){
return this.taken.size}has(s){return this.taken.has(this.meaning(s))}add(s){this.taken.add(this.meaning(s))}free(s){const a=s.startsWith("þÿ");for(let n=(this.
last.get(s)??1)+1;;n++){const r=`_${n}`,p=s+(a?[...r].map(g=>`\0${g}`).join(""):r);if(!this.has(p))return this.last.set(s,n),this.add(p),p}}}}),95947:((I,A,i)=>{
i.d(A,{U:()=>T});var h=i(45599);const D=2e4,m=4,M=16;class T{document;left;constructor(n){this.document=n,this.left=D+m*n.bytes.length}async same(n,r){const{document:p}=this,
{pace:g}=p.job,_=new Set,y=[n,r.value];for(;y.length>0;){const[e,t]=[y.pop(),y.pop()];if(t instanceof h.oS&&e instanceof h.oS){if(p===r.document&&t.number===e.number)
continue;const E=this.pairOf(t,e,r.document);if(_.has(E))continue;E>=0&&_.add(E)}const[d,u]=[p.resolve(t),r.document.resolve(e)],o=Math.max(s(d),s(u));if(this.left-=
o,this.left<0)return!1;const f=g.step(o*50);if(f&&await f,!this.alike(d,u,r.document,y))return!1}return!0}pairOf(n,r,p){return n.number<this.document.size&&r.number<
p.size?n.number*p.size+r.number:-1}alike(n,r,p,g){if(n===r&&(this.document===p||!(n instanceof Object)))return!0;if(n instanceof h.Mx)return r instanceof h.Mx&&
Buffer.compare(n.bytes,r.bytes)===0;if(n instanceof h.SX)return r instanceof h.SX&&n.text===r.text;if(Array.isArray(n)){if(!Array.isArray(r)||n.length!==r.length)
return!1;for(const[_,y]of n.entries())g.push(y,r[_]);return!0}return n instanceof h.Bi?r instanceof h.Bi&&l(n,r,g):!(n instanceof h.Z6)||!(r instanceof h.Z6)?!1:
l(n.dict,r.dict,g)&&Buffer.compare(this.document.encoded(n),p.encoded(r))===0}}function l(a,n,r){if(a.size!==n.size)return!1;for(const[p,g]of a){const _=n.get(p);
if(_===void 0)return!1;r.push(g,_)}return!0}function s(a){return a instanceof h.Z6?1+a.dict.size+a.data.length/M:a instanceof h.Mx?1+a.bytes.length/M:a instanceof
h.Bi?1+a.size:Array.isArray(a)?1+a.length:1}}),58006:((I,A,i)=>{i.d(A,{n:()=>M});var h=i(59596),D=i(45599);const m=["DecodeParms","F","FFilter","FDecodeParms","\
DL"];function M(T,l,{compress:s}){const a=new D.Bi(T.dict);s?a.set("Filter",(0,D.UU)("FlateDecode")):a.delete("Filter");for(const n of m)a.delete(n);return new D.
Z6(a,s?(0,h.Kc)(l):l)}})};
