"use strict";exports.id=7109,exports.ids=[7109],exports.modules={38990:((H,k,g)=>{g.d(k,{QL:()=>B,bf:()=>R,fq:()=>N,hj:()=>P,i4:()=>E,iA:()=>A,pv:()=>b,qU:()=>u,tP:()=>O});var c=g(
20381),w=g(16039),T=g(90191),D=g(30729);function R(m){for(;m.part===""&&m.parent;)m=m.parent;return m}const B="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen T\
I I Lock SV".split(" "),O=100;function*A(m,{from:M=m.array((0,T.Wo)(m,"AcroForm")?.dict.get("Fields")),below:y,visit:C=new T._i(m),depth:_=1/0}={}){const K=[],F=(L=[],I)=>{
for(let W=L.length-1;W>=0;W--)K.push({value:L[W],parent:I})};F(M,y);for(let L=K.pop();L;L=K.pop()){const{value:I,parent:W}=L,G=(0,w.i9)(I)?m.get(I):I;if(!(0,w.Zm)(
G)||!C.first(I)||(W?.depth??0)>=_)continue;const U=m.resolve(G.get("T")),z=m.resolve(G.get("FT")),Z=U instanceof w.Mx?(0,c.g7)(U):"",V={number:(0,w.i9)(I)?I.number:
void 0,dict:G,parent:W,part:Z,name:S(W&&W.depth%O!==0?W.name:"",Z),type:z instanceof w.SX?z.text:W?.type,depth:(W?.depth??0)+1};yield V,F(m.array(G.get("Kids")),
V)}}const l=1e3,u=(0,D.H)(v);async function v(m){const M=[];for(const y of A(m)){M.push(y);const C=m.job.pace.step(l);C&&await C}return M}function E(m){const M=new Set(
m.flatMap(({parent:y,dict:C})=>y&&C.has("T")?[y]:[]));return m.filter(y=>(y.dict.has("T")||!y.parent)&&!M.has(y))}function b(m,M){const y=m.resolve(P(m,M,"FT"));
return y instanceof w.SX?y.text:void 0}function P(m,M,y){for(const C of h(m,M)){const _=C.get(y);if(_!==void 0)return _}}function N(m,M){let y="";for(const C of h(
m,M)){const _=m.resolve(C.get("T"));_ instanceof w.Mx&&(y=S((0,c.g7)(_),y))}return y}function*h(m,M){let y=M;for(let C=0;y&&C<O;C++)yield y,y=m.dict(y.get("Pare\
nt"))}const S=(m,M)=>m===""||M===""?m+M:`${m}.${M}`}),52301:((H,k,g)=>{g.d(k,{I:()=>R});var c=g(16039),w=g(90191),T=g(38990),D=g(91707);class R{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(O){
this.removal=O,this.document=O.document}losing(O){if(!(0,c.Eo)(O.get("Subtype"),"Widget")||(this.pruned=!0,O.has("T")&&!O.has("Kids")&&this.removedFields++,(0,T.
pv)(this.document,O)!=="Sig"))return;this.signatureRemoved=!0;const A=(0,T.hj)(this.document,O,"V");(0,c.i9)(A)&&this.signatures.add(A.number)}keepsAsField(O,A){
if(!this.document.array(A.get("Kids")))return!1;this.document.edit(O);for(const l of[...A.keys()])!T.QL.includes(l)&&l!=="Kids"&&l!=="AA"&&A.delete(l);return this.
touch(O),!0}touch(O){this.open.add(O),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const A of this.open)this.open.delete(A),this.pruneField(A);if(!this.
pruned)return;this.pruned=!1;const O=(0,w.Wo)(this.document,"AcroForm");O&&(this.filter(O.holder,O.dict,"Fields"),this.filter(O.holder,O.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(O.holder,O.dict),!(this.document.array(O.dict.get("Fields"))?.length!==0||O.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const O=(0,w.Wo)(this.document,"AcroForm");O?.dict.has("XFA")&&(this.document.edit(O.holder),O.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(O){const A=this.document.dict(new c.oS(O)),l=this.document.array(A?.get("Kids"));if(!A||!l)return;const u=l.filter(E=>!this.
removal.isGone(E));if(u.length===l.length)return;if(this.document.edit(O),u.length>0||(0,c.Eo)(A.get("Subtype"),"Widget")){A.set("Kids",u);return}const v=A.get(
"Parent");this.removal.remove(O),this.removedFields++,(0,c.i9)(v)&&this.open.add(v.number)}filter(O,A,l){const u=this.document.array(A.get(l)),v=u?.filter(E=>!this.
removal.isGone(E));!u||!v||v.length===u.length||(this.document.edit(O),v.length>0||l==="Fields"?A.set(l,v):A.delete(l))}dropSignatures(O,A){const l=(0,w.Wo)(this.
document,"Perms");for(const[E,b]of l?[...l.dict]:[])!(0,c.i9)(b)||!this.signatures.has(b.number)||(this.document.edit(l.holder),l.dict.delete(E));l?.dict.size===
0&&this.document.editCatalog().delete("Perms");const u=[...(0,T.iA)(this.document)].filter(({type:E})=>E==="Sig");u.some(({dict:E})=>(0,c.Zm)(this.document.resolve(
(0,T.hj)(this.document,E,"V"))))||(0,D.H)(this.document),!(!A.has("SigFlags")||u.length>0)&&(this.document.edit(O),A.delete("SigFlags"))}}}),91707:((H,k,g)=>{g.
d(k,{H:()=>w});var c=g(16039);function w(T){const{catalog:D}=T;if(!D.has("DSS")&&!D.has("Extensions"))return;const R=T.dict(D.get("Extensions"));if(!D.has("DSS")&&
!R?.has("ESIC")||(T.edit(T.catalogNumber),D.delete("DSS"),!R?.has("ESIC")))return;const B=new c.Bi([...R].filter(([O])=>O!=="ESIC"));B.size>0?D.set("Extensions",
B):D.delete("Extensions")}}),87357:((H,k,g)=>{g.d(k,{Hx:()=>T,ao:()=>w,fP:()=>c});const c=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),
w=new Set(["ResetForm","SubmitForm"]),T=1}),20138:((H,k,g)=>{g.d(k,{Hr:()=>D,Zh:()=>R,qm:()=>B});var c=g(88960),w=g(16039),T=g(78713);async function D(u){const v=u.
catalog.get("PageLabels");if(!u.dict(v))return;const E=(await(0,T.Zc)(u,v,"Nums")).map(([P,N])=>({first:Number(P),label:u.dict(N)})).filter(({first:P})=>Number.
isInteger(P)&&P>=0).sort((P,N)=>P.first-N.first).map(({first:P,label:N})=>({first:P,...O(u,N)})),b=E.map(({first:P})=>P);return P=>{const N=E[(0,c.M)(b,P)-1];return N?
{...N,number:N.start+P-N.first}:{style:"D",prefix:void 0,number:P+1}}}function R(u,v){const E=[];let b,P=0;for(const N of v)(!b||!A(b,N))&&E.push([P,l(N)]),b=N,
P++;return(0,T.H6)(u,E,"Nums")}async function B(u,v){const E=await D(u);if(!E)return;const b=R(u,Array.from(v,P=>E(P-1)));u.editCatalog().set("PageLabels",u.add(
b))}function O(u,v){const E=u.resolve(v?.get("S")),b=u.resolve(v?.get("P")),P=u.resolve(v?.get("St"));return{style:E instanceof w.SX?E.text:void 0,prefix:b instanceof
w.Mx&&b.bytes.length>0?b:void 0,start:typeof P=="number"&&Number.isInteger(P)&&P>=1?P:1}}function A(u,v){return u.style!==v.style||v.style!==void 0&&v.number!==
u.number+1?!1:u.prefix===v.prefix?!0:!!u.prefix&&!!v.prefix&&Buffer.compare(u.prefix.bytes,v.prefix.bytes)===0}function l({style:u,prefix:v,number:E}){return(0,w.
jd)({S:u===void 0?void 0:(0,w.UU)(u),P:v,St:u===void 0||E===1?void 0:E})}}),53449:((H,k,g)=>{g.d(k,{O:()=>T});var c=g(16039),w=g(90191);async function T(R,B,O=1/0){
const A=new w._i(R),l=(0,w.Wo)(R,"Outlines"),u=[{value:l&&D(R,l.holder,l.dict,"First"),level:1}];for(let v=u.pop();v;v=u.pop()){const{value:E,level:b}=v;if(E===
void 0||!A.first(E)||!B(E,b)||!(0,c.i9)(E))continue;const P=h=>{const S=R.entry(E.number,h);return S instanceof c.Bi?D(R,E.number,R.get(E.number),h):S};u.push({
value:P("Next"),level:b}),b<O&&u.push({value:P("First"),level:b+1});const N=R.job.pace.step(300);N&&await N}}function D(R,B,O,A){const l=O.get(A);if(!(l instanceof
c.Bi))return l;const u=R.add(l);return A==="Next"&&l.set("Prev",new c.oS(B)),R.edit(B),O.set(A,u),u}}),91134:((H,k,g)=>{g.d(k,{m:()=>w});var c=g(90191);function w(T){
const D=(0,c.Wo)(T,"ViewerPreferences");D?.dict.has("PrintPageRange")&&(T.edit(D.holder),D.dict.delete("PrintPageRange"),D.dict.size===0&&T.editCatalog().delete(
"ViewerPreferences"))}}),73811:((H,k,g)=>{g.d(k,{Ht:()=>A,hN:()=>D,jS:()=>T,ji:()=>R});var c=g(16039),w=g(78713);async function T(l){const{catalog:u}=l,v=await(0,w.
Zc)(l,l.dict(u.get("Names"))?.get("Dests"),"Names");return{names:new Map(l.dict(u.get("Dests"))),strings:new Map(v.map(([E,b])=>[(0,w.Pu)(E),b]))}}function D({pages:l},u){
const v=(0,c.i9)(u)?l.indexOf(u.number):u;return typeof v=="number"&&Number.isInteger(v)&&v>=0&&v<l.count?v:void 0}function R(l,u){return u==null?[]:l.array(u)??
[u]}const B=8,O=50;class A{document;named;constructor(u,v){this.document=u,this.named=v}static async of(u){return new A(u,await T(u))}pageOf(u){return this.pageOfDestination(
u.get("Dest"))??this.pageOfAction(u.get("A"))}pageOfDestination(u,v=B){const{document:E}=this,b=E.resolve(u),P=E.array(b);if(P)return D(E,P[0]);if(v===0)return;
const N=E.dict(b);return N?this.pageOfDestination(N.get("D"),v-1):this.pageOfDestination(this.namedBy(b),v-1)}namedBy(u){const{names:v,strings:E}=this.named;if(u instanceof
c.SX)return v.get(u.text)??E.get(u.text);if(!(u instanceof c.Mx))return;const b=(0,w.Pu)(u);return E.get(b)??v.get(b)}pageOfAction(u){const{document:v}=this,E=u===
void 0?[]:[u];for(let b=0;E.length>0&&b<O;b++){const P=v.dict(E.shift());if(!P)continue;const h=(0,c.Eo)(v.resolve(P.get("S")),"GoTo")?this.pageOfDestination(P.
get("D")):void 0;if(h!==void 0)return h;E.push(...R(v,P.get("Next")).slice(0,O))}}}}),80783:((H,k,g)=>{g.d(k,{N:()=>T});var c=g(16039),w=g(90191);function T(D){
const R=D.catalog.get("DPartRoot");if(R===void 0)return;const B=new w.J7(D),O=new w._i(D),A=[R];for(let l=A.pop();l!==void 0;l=A.pop()){const u=D.dict(l),v=D.array(
l);if(!(!O.first(l)||!(u??v))){for(const E of v??[])A.push(E);for(const E of["DPartRootNode","DParts"]){const b=u?.get(E);b!==void 0&&A.push(b)}(0,c.i9)(l)&&B.remove(
l.number)}}D.editCatalog().delete("DPartRoot")}}),27109:((H,k,g)=>{g.d(k,{Hi:()=>se,E2:()=>ot,Pv:()=>q,lh:()=>et});var c=g(16039),w=g(90191);class T{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(
e),n===void 0){this.removal.chase(e);return}let s=this.pages.get(n);s||this.pages.set(n,s=new Set),s.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),
n=this.document.array(t);if(!n||(0,c.i9)(t)&&this.touched.has(t.number))return;(0,c.i9)(t)&&this.touched.add(t.number);const s=n.filter(i=>{if(this.removal.isGone(
i))return!1;const o=this.document.dict(i),r=(0,w.Kd)(i,(0,w.Kd)(t,e));return!o||!this.prune(r,o)?!0:(this.forget(o),(0,c.i9)(i)&&this.removal.remove(i.number),!1)});
s.length<n.length&&this.setAnnots(e,t,s)}async flush(){const e=new Map;for(const[t,n]of this.pages){const s=this.document.entry(t,"Annots"),i=((0,c.i9)(s)?e.get(
s.number):void 0)??this.dropGone(t,s);(0,c.i9)(s)&&e.set(s.number,i);for(const r of n)i.has(r)||this.removal.chase(r);const o=this.document.job.pace.step(1e3);o&&
await o}this.pages.clear()}dropGone(e,t){const n=this.document.array(t)??[],s=n.filter(i=>!this.removal.isGone(i));return s.length<n.length&&this.setAnnots(e,t,
s),new Set(n.map(i=>(0,c.i9)(i)?i.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,c.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const n of["P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,c.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){const{pages:n}=this.document,s=t.get("P");if((0,c.i9)(s)&&n.indexOf(s.number)>=0)return s.number;const i=this.
via[e]??0;return[i,this.via[i]??0].find(o=>n.indexOf(o)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(e,t,n){(0,c.i9)(t)&&this.document.put(t,n),n.length===0?this.document.patch(e,{Annots:void 0}):(0,c.i9)(t)||this.document.patch(e,{Annots:n})}}function D(a){
return a.has("Rect")&&a.has("Subtype")}var R=g(65920),B=g(30625),O=g(38990);const A=["Parent","StructParents","B","DPart","PieceInfo","Annots"],l=["Type","Kids",
"Count"];class u{document;allowance;fields;constructor(e){this.document=e,this.allowance=new w.b9(e)}copyPage(e){const{document:t}=this,n=t.pages.number(e),s=t.
pages.attribute(e,"Resources");(0,c.Zm)(s)&&t.patch(n,{Resources:t.add(s)});const i=t.dict(new c.oS(n))??new c.Bi,o=new c.Bi([["Type",new c.SX("Page")]]);for(const[
f,p]of i)!A.includes(f)&&!l.includes(f)&&o.set(f,this.clone(p));for(const f of B.i){const p=t.pages.attribute(e,f);p!==void 0&&!o.has(f)&&o.set(f,this.clone(p))}
const r=t.add(o),d=t.array(i.get("Annots"));return d&&d.length>0&&o.set("Annots",this.copyAnnotations(d,r)),r.number}clone(e){return(0,R.F)(e,this.allowance.spend)}copyAnnotations(e,t){
const{document:n}=this,s=new Map,i=[],o=[];for(const r of e){const d=n.dict(r);if(!d||(0,c.i9)(r)&&s.has(r.number))continue;const f=(0,c.Eo)(d.get("Subtype"),"W\
idget");if(f&&(0,O.pv)(n,d)==="Sig")continue;const p=this.clone(f&&(0,c.i9)(r)?this.asKid(r):d);if(p.delete("StructParent"),p.set("P",t),i.push(p),!(0,c.i9)(r)){
o.push(p);continue}const x=n.add(p);s.set(r.number,x),o.push(x),f&&this.addKid(p,x)}for(const r of i)v(r,s);return o}asKid(e){const{document:t}=this,n=t.dict(e);
if(!n.has("T")&&!n.has("FT")){const d=n.has("Parent")?void 0:this.fieldOf(e.number);return d?(t.edit(e),n.set("Parent",d)):n}t.edit(e);const s=new c.Bi;for(const d of O.
QL){const f=n.get(d);f!==void 0&&(s.set(d,f),n.delete(d))}this.divideActions(n,s),s.set("Kids",[e]);const i=t.add(s),o=s.get("Parent");n.set("Parent",i),(0,c.i9)(
o)&&E(t,o.number,t.dict(o),"Kids",e,i);const r=(0,w.Wo)(t,"AcroForm");for(const d of["Fields","CO"])r&&E(t,r.holder,r.dict,d,e,i);return n}fieldOf(e){return this.
fields??=new Map([...(0,O.iA)(this.document)].flatMap(({number:t,parent:n})=>t===void 0||n?.number===void 0?[]:[[t,new c.oS(n.number)]])),this.fields.get(e)}divideActions(e,t){
const n=this.document.dict(e.get("AA"));if(!n)return;const[s,i]=[new c.Bi,new c.Bi];for(const[o,r]of n)(["K","F","V","C"].includes(o)?s:i).set(o,r);s.size>0&&t.
set("AA",s),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){const n=e.get("Parent"),s=this.document.dict(n);if(!(0,c.i9)(n)||!s)return;this.document.edit(n);const i=this.
document.array(s.get("Kids"));i&&!(0,c.i9)(s.get("Kids"))?i.push(t):s.set("Kids",[...i??[],t])}}function v(a,e){const t=(0,c.Eo)(a.get("Subtype"),"Popup")?["Par\
ent"]:["Popup","IRT"];for(const n of t){const s=a.get(n);if(!(0,c.i9)(s))continue;const i=e.get(s.number);i?a.set(n,i):a.delete(n)}}function E(a,e,t,n,s,i){const o=a.
array(t?.get(n));!t||!o?.some(r=>(0,c.i9)(r)&&r.number===s.number)||(a.edit(e),t.set(n,o.map(r=>(0,c.i9)(r)&&r.number===s.number?i:r)))}var b=g(20381),P=g(78713);
class N{chain;known=new Map;constructor(e){this.chain=e}of(e){return this.known.has(e)||this.explore(e),this.known.get(e)}explore(e){const{chain:t,known:n}=this,
s=new Map,i=[],o=[],r=d=>{t.spend(1);const f={action:d,next:t.next(d),at:0,index:s.size,low:s.size,place:i.length};s.set(d,f),i.push(f),o.push(f)};r(e);for(let d=o.
at(-1);d;d=o.at(-1)){if(d.at<d.next.length){const j=t.dead(d.next[d.at++]);if(!j||n.has(j))continue;const X=s.get(j);X?d.low=Math.min(d.low,X.index):r(j);continue}
o.pop();const f=o.at(-1);if(f&&(f.low=Math.min(f.low,d.low)),d.low<d.index)continue;const p=i.splice(d.place),x=this.collect(p);for(const{action:j}of p)n.set(j,
x)}}collect(e){const t=new Set;for(const{next:s}of e)for(const i of s){const o=this.chain.dead(i),r=o?this.known.get(o):[i];r&&r.length>0&&t.add(r)}if(t.size<2)
return[...t][0]??[];const n=new Map;for(const s of t){this.chain.spend(s.length);for(const i of s)n.set((0,c.i9)(i)?`${i.number}`:i,i)}return[...n.values()]}}var h=g(
87357),S=g(73811);class m{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;settled=new Set;lists=new Map;chain;successors;constructor(e){
this.removal=e,this.document=e.document,this.chain={next:t=>(0,S.ji)(this.document,t.get("Next")).filter(n=>!this.removal.isGone(n)),dead:t=>this.deadAction(t),
spend:new w.b9(this.document).spend},this.successors=new N(this.chain)}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(
e);if(t instanceof c.SX)return this.deadNames.has(t.text);if(t instanceof c.Mx)return this.deadStrings.has((0,P.Pu)(t));if((0,c.cy)(t))return this.removal.isGone(
t[0]);if(!(0,c.Zm)(t))return!1;const n=t.get("D");return this.removal.isGone(n)||this.removal.isGone(this.document.array(n)?.[0])}refresh(){this.settled.clear(),
this.lists.clear(),this.successors=new N(this.chain)}async pruneNames(){const e=(0,w.Wo)(this.document,"Dests"),[t,n,s]=[new Set,new Set,new Set];for(const[o,r]of e?
[...e.dict]:[])this.isDead(r)&&(this.document.edit(e.holder),e.dict.delete(o),t.add(o),(0,c.i9)(r)&&this.removal.remove(r.number));e?.dict.size===0&&this.document.
editCatalog().delete("Dests");const i=(0,w.Wo)(this.document,"Names");if(i){await this.pruneNameTree(i,"Dests",(o,r)=>this.isDead(r)?(n.add(o),(0,c.i9)(r)&&this.
removal.remove(r.number),!0):(t.has(o)&&s.add(o),!1));for(const o of["Pages","Templates"])await this.pruneNameTree(i,o,(r,d)=>this.removal.isGone(d))}this.removedNames+=
t.size+n.size;for(const o of t)this.deadNames.add(o),s.has(o)||this.deadStrings.add(o);for(const o of n)this.deadStrings.add(o),e?.dict.has(o)||this.deadNames.add(
o)}pruneTargets(e,t){let n=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.pruneAction(e,t,"A")&&(n=!0);const s=t.get("AA"),i=this.
document.dict(s);return i&&(this.pruneActions((0,w.Kd)(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){
for(const n of[...t.keys()])this.pruneAction(e,t,n)}pruneOpenAction(){const{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,c.Zm)(this.document.
resolve(n))?this.pruneAction(t,e,"OpenAction"):this.isDead(n)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,c.Eo)(t,"\
GoTo"))return this.isDead(e.get("D"));if((0,c.Eo)(t,"Hide")){const n=e.get("T");return this.isGone(n)||this.leftOf(n)?.length===0}return t instanceof c.SX&&h.ao.
has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!M(this.document.resolve(e.get("Flags"))):(0,c.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,n){
const s=t.get(n);if(s===void 0)return!1;const[i,...o]=this.living([s]);if(i===void 0)return this.document.edit(e),t.delete(n),!0;i!==s&&(this.document.edit(e),t.
set(n,i));const r=this.document.dict(i);if(!r)return!1;const d=(0,S.ji)(this.document,r.get("Next")),f=o.filter(p=>!d.includes(p));return f.length>0&&(this.document.
edit((0,w.Kd)(i,e)),r.set("Next",[...d,...f])),this.pruneChain(i,e),!1}pruneChain(e,t){const n=[[e,(0,w.Kd)(e,t)]];for(let s=n.pop();s;s=n.pop()){const[i,o]=s,r=this.
document.dict(i);if(!r||(0,c.i9)(i)&&this.settled.has(i.number)||((0,c.i9)(i)&&this.settled.add(i.number),this.isDead(r.get("SD"))&&(this.document.edit(o),r.delete(
"SD")),this.pruneLists(o,r),!r.has("Next")))continue;const d=(0,S.ji)(this.document,r.get("Next")),f=this.living(d);(f.length!==d.length||f.some((p,x)=>p!==d[x]))&&
(this.document.edit(o),f.length===0?r.delete("Next"):r.set("Next",f.length===1?f[0]:[...f]));for(const p of f)n.push([p,(0,w.Kd)(p,o)])}}isGone(e){if(this.removal.
isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.document.resolve(e);return t instanceof c.Mx&&this.goneFields.has((0,b.g7)(t))}pruneLists(e,t){
if(!this.isDeadAction(t))for(const n of["T","Fields"]){const s=t.get(n),i=this.leftOf(s);if(!(!i||i===this.document.array(s))){if((0,c.i9)(s)){this.document.put(
s,i);continue}this.document.edit(e),t.set(n,i)}}}leftOf(e){const t=this.document.array(e);if(!t||t.length===0)return;const n=(0,c.i9)(e)?this.lists.get(e.number):
void 0;if(n)return n;const s=t.filter(o=>!this.isGone(o)),i=s.length===t.length?t:s;return(0,c.i9)(e)&&this.lists.set(e.number,i),i}living(e){const t=[],n=new Set;
for(const s of e){if(this.removal.isGone(s))continue;const i=this.deadAction(s);if(!i){t.push(s);continue}const o=this.successors.of(i);if(!n.has(o)){n.add(o);for(const r of o)
t.push(r)}}return t}deadAction(e){const t=this.document.dict(e);return t&&this.isDeadAction(t)?t:void 0}async pruneNameTree(e,t,n){const s=e.dict.get(t);if(s===
void 0)return;const i=(0,w.Kd)(s,e.holder);await(0,P.BX)(this.document,s,i,"Names",(r,d)=>n((0,P.Pu)(r),d))&&(this.document.edit(e.holder),e.dict.delete(t))}}const M=a=>typeof a==
"number"&&(a&h.Hx)!==0;var y=g(80783),C=g(52301),_=g(7548),K=g(38504);const F=4e3;class L{document;holders;names;constructor(e,t,n){this.document=e,this.holders=
t,this.names=n}static async of(e){if(!e.catalog.has("AcroForm"))return;const t=await(0,_.zx)(e,["Hide","ResetForm","SubmitForm"]),n=[...new Set(Object.values(t).
flat())].filter(i=>I(e,i).length>0);if(n.length===0)return;const s=new Set(n.flatMap(i=>I(e,i)));return new L(e,n,await W(e,s))}async gone(){const e=await W(this.
document,this.names);return new Set([...this.names].filter(t=>!e.has(t)))}}function I(a,e){const t=[];return(0,K.CA)(a.get(e),n=>{const s=a.resolve(n.get("S")),
i=s instanceof c.SX?h.fP.get(s.text):void 0,o=i===void 0?void 0:a.resolve(n.get(i));for(const r of Array.isArray(o)?o:[o??null]){const d=a.resolve(r);d instanceof
c.Mx&&d.bytes.length<=F&&t.push((0,b.g7)(d))}}),t}async function W(a,e){const t=new Set([...e].map(({length:s})=>s)),n=new Set;for(const{name:s}of await(0,O.qU)(
a))t.has(s.length)&&e.has(s)&&n.add(s);return n}var G=g(11275),U=g(269),z=g(66249),Z=g(48024);const V=["ExtGState","ColorSpace","Pattern","Shading","XObject","F\
ont","Properties"];class Q{document;shared=new Map;categories=new Map;entries=new z.R;inside=new z.R;source;last;constructor(e){this.document=e,this.source=(0,U.
bS)(e.bytes)}of(e){const{document:t}=this,n=t.place(e),{entries:s}=this,i=n&&t.locate(e,n,s)?s.find(n.bytes,"Resources"):-1;if(!n||i<0||n.bytes[s.at[i+2]]!==U.iH)
return this.ofShared(this.valueOf(e));const o=s.at[i+2],r=s.at[i+3],{last:d,source:f}=this,p=n.bytes===t.bytes;if(d&&p&&f.compare(f,d.start,d.end,o,r)===0)return d.
list;const x=this.written(n.bytes,o,r)??this.ofShared(this.valueOf(e));return p&&(this.last={start:o,end:r,list:x}),x}valueOf(e){return this.document.entry(e,"R\
esources")??this.givenTo(e)}inheritedBy(e){return this.ofShared(this.givenTo(e))}givenTo(e){const{pages:t}=this.document,n=t.indexOf(e);return n<0?void 0:t.inheritedBy(
n).Resources}written(e,t,n){const{inside:s}=this;if(!s.locate(e,t,n))return;const{at:i,scan:o}=s,r=[],d=[];for(const f of V){const p=s.find(e,f);if(p<0)continue;
const x=i[p+2],j=i[p+3];if((0,U.yp)(e[x]))d.push(this.category((0,U.JI)(e,x,j).value));else for(let X=s.marksFrom;X<s.marksTo;X+=3)o.marks[X]!==Z.A&&o.marks[X+1]>=
x&&o.marks[X+1]<j&&r.push(o.marks[X])}return{numbers:r,categories:d}}ofShared(e){const t=(0,c.i9)(e)?e.number:(0,c.Zm)(e)?e:void 0;if(t===void 0)return $;let n=this.
shared.get(t);if(!n){const s=this.document.dict(e),i=V.map(o=>s?.get(o));n={numbers:i.flatMap(o=>(0,c.Zm)(o)?Y(o):[]),categories:i.flatMap(o=>(0,c.i9)(o)?[this.
category(o.number)]:[])},this.shared.set(t,n)}return n}category(e){let t=this.categories.get(e);if(!t){const n=this.document.dict(new c.oS(e));this.categories.set(
e,t={numbers:n?Y(n):[],categories:[]})}return t}}const $={numbers:[],categories:[]};class J{categories;constructor(e,t){this.categories=V.flatMap(n=>e.dict(t.get(
n))??[])}named(e){const t=[];for(const n of this.categories){const s=n.get(e);s!==void 0&&t.push(s)}return t}}function ge(a,e){const t=new c.Bi(a);for(const n of V){
const s=a.get(n);s!==void 0&&t.set(n,e(s))}return t}function Y(a){const e=new Set,t=[a];for(let n=t.pop();n!==void 0;n=t.pop())if(n instanceof c.oS)e.add(n.number);else if(Array.
isArray(n))for(const s of n)t.push(s);else if(n instanceof c.Bi)for(const s of n.values())t.push(s);return[...e]}var pe=g(19980);const ve=4096,ye=64,we=1e4,ie=new WeakMap;
function Se(a,e,t){const{data:n,dict:s,sealed:i}=e;if(n.length<ve||i||!(0,c.Eo)(s.get("Filter"),"FlateDecode")||s.has("DecodeParms"))return t();const{memory:o}=a.
job,r=ie.get(o)??[],d=r.find(p=>p.data.length===n.length&&Buffer.compare(p.data,n)===0);if(d)return d.names;const f=t();return r.length<ye&&(f?.size??0)<we&&ie.
set(o,[...r,{data:n.slice(),names:f}]),f}class oe{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(e){this.
document=e,this.allowance=new w.b9(e)}inContent(e){const{document:t,lists:n}=this,s=t.resolve(t.entry(e,"Contents"));return s instanceof c.Z6?this.namesOf(s):(0,c.
cy)(s)?(n.has(s)?this.allowance.spend(n.get(s)?.size??0):n.set(s,this.inStreams(s)),n.get(s)):new Set}inStreams(e){const t=new Set;for(const n of e){const s=this.
document.resolve(n),i=s instanceof c.Z6?this.namesOf(s):[];if(!i)return;for(const o of i)t.add(o)}return t}borrowed(e,t,n){const s=new Set(n),i=new Set(this.appearancesWithoutResources(
e)),o=r=>{const d=this.drawnBy(t.named(r));for(const f of d??[])i.add(f);return d!==void 0};for(const r of n)if(!o(r))return;for(const r of i){const d=this.contentOf(
r);if(!d)return;for(const f of d.draws)i.add(f);for(const f of d.lacking)if(!s.has(f)&&(s.add(f),!o(f)))return}return s}contentOf(e){const{contents:t}=this,n=t.
get(e);return n?this.allowance.spend(1+n.lacking.size+n.draws.length):t.has(e)||t.set(e,this.readContent(e)),t.get(e)}readContent(e){const t=this.namesOf(e),n=this.
document.dict(e.dict.get("Resources"));if(!t||!n)return t&&{lacking:t,draws:[]};const s=new J(this.document,n),i=new Set,o=[];for(const d of t){const f=s.named(
d);f.length===0&&i.add(d);for(const p of f)o.push(p)}const r=this.drawnBy(o);return r&&{lacking:i,draws:r}}appearancesWithoutResources(e){const{document:t,appearances:n}=this,
s=t.array(t.entry(e,"Annots"))??[],i=n.get(s);if(i)return this.allowance.spend(i.length),i;const o=[];for(const r of s)for(const d of t.dict(t.dict(r)?.get("AP"))?.
values()??[]){const f=t.resolve(d);for(const p of(0,c.Zm)(f)?f.values():[f]){const x=t.resolve(p);x instanceof c.Z6&&!this.hasResources(x.dict)&&o.push(x)}}return n.
set(s,o),o}drawnBy(e){const{document:t}=this,n=[];for(const s of e){const i=t.resolve(s),o=t.dict(i),r=t.resolve(o?.get("Subtype"));if(o&&(0,c.Eo)(r,"Type3")&&!this.
hasResources(o))return;if(i instanceof c.Z6){((0,c.Eo)(r,"Form")||t.resolve(i.dict.get("PatternType"))===1)&&n.push(i);continue}const d=t.resolve(t.dict(o?.get(
"SMask"))?.get("G"));d instanceof c.Z6&&n.push(d)}return n}hasResources(e){return this.document.dict(e.get("Resources"))!==void 0}namesOf(e){const{names:t}=this;
if(t.has(e))this.allowance.spend(1+(t.get(e)?.size??0));else{const{document:n}=this,s=()=>{const i=n.decodedPart(e);return i?.whole?be(i.data):void 0};t.set(e,Se(
n,e,s))}return t.get(e)}}function be(a){const e=new Set;for(let t=a.indexOf(U.cL);t>=0;t=a.indexOf(U.cL,t)){const n=t+1;t=(0,U.Wd)(a,n,a.length),e.add((0,pe.MQ)(
a,n,t))}return e}const re=["XObject","Pattern","Shading","Properties"];async function Ae(a){const e=(0,w.Wo)(a,"AcroForm"),t=e?.dict.get("DR"),n=a.dict(t);if(!e||
t===void 0||!n||!re.some(o=>n.has(o)))return;const s=await Pe(a,n);if(!s)return;const i=o=>new c.Bi([...n].flatMap(([r,d])=>{const f=re.includes(r)?a.dict(d):void 0;
if(!f)return[[r,d]];const p=[...f].filter(([x,j])=>!(0,c.i9)(j)||s.has(x)||o(j.number));return p.length===f.size?[[r,d]]:p.length>0?[[r,new c.Bi(p)]]:[]}));return a.
edit(e.holder),e.dict.set("DR",i(()=>!1)),o=>e.dict.set("DR",i(r=>o[r]===1))}async function Pe(a,e){const t=new oe(a),n=new Set,s=new J(a,e);for(const i of a.pages.
numbers){const o=a.job.pace.step(1e3);if(o&&await o,a.entry(i,"Annots")===void 0)continue;const r=t.borrowed(i,s,Oe);if(!r)return;for(const d of r)n.add(d)}return n}
const Oe=new Set;function Ee(a){const e=(0,w.Wo)(a,"OCProperties"),t=a.array(e?.dict.get("OCGs"));if(!e||!t||t.length===0)return;const n=a.catalog.get("OCProper\
ties"),s=a.editCatalog();return s.delete("OCProperties"),i=>{const o=new Set(t.flatMap(r=>(0,c.i9)(r)&&i[r.number]!==1?[r.number]:[]));o.size===0?s.set("OCPrope\
rties",n):o.size<t.length&&s.set("OCProperties",new De(a,o).without(e.dict,Me))}}const Me=32;class De{document;gone;allowance;constructor(e,t){this.document=e,this.
gone=t,this.allowance=new w.b9(e)}without(e,t){if(this.allowance.spend(1),(0,c.i9)(e)&&this.isGroup(e))return e;const n=this.document.resolve(e);return Array.isArray(
n)?t===0?[]:this.items(n,t):n instanceof c.Bi?new c.Bi(t===0?[]:[...n].map(([s,i])=>[s,this.without(i,t-1)])):e}items(e,t){const n=[];let s=!1;for(const i of e){
if(this.isGone(i)){s=!0;continue}const o=this.without(i,t-1),r=Array.isArray(o),d=r&&o.every(f=>f instanceof c.Mx)&&this.document.array(i).length>o.length;if(r&&
s)for(const f of d?[]:o)n.push(f);else d||n.push(o);s=!1}return n}isGone(e){return(0,c.i9)(e)&&this.gone.has(e.number)}isGroup(e){return this.gone.has(e.number)||
(0,c.Eo)(this.document.dict(e)?.get("Type"),"OCG")}}async function Te({removal:{document:a},structure:e}){const t=await Ae(a),n=Ee(a),s=e.types.take();if(!t&&!n&&
!s)return;const{live:i}=await(0,G.Gy)(a);t?.(i),n?.(i),await s?.(i)}var Re=g(20138),xe=g(53449);class _e{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new w.b9(this.document)}get removedItems(){return this.dead.size}touch(e,t){this.removal.
isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){await(0,xe.O)(this.document,e=>{
const t=(0,c.i9)(e)?this.document.dict(e):void 0;return t&&this.touch(e.number,t),t!==void 0})}async flush(){for(const t of this.dead){const n=this.document.dict(
new c.oS(t));n&&this.unlink(t,n);const s=this.document.job.pace.step(1e3);s&&await s}const e=(0,w.Wo)(this.document,"Outlines");!e||this.dead.size===0||this.document.
dict(e.dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(e,t){const n=t.get("Parent"),s=this.document.dict(n);if(s&&(0,c.i9)(n)&&this.isLinked(
e,t,n.number,s)){const i=this.kidsOf(t);this.splice(t,i,n,s);const o=i.reduce((r,d)=>r+1+Math.max(0,ee(this.document,d.item)),0);this.recount(n,ee(this.document,
t)>0?-1:o-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(n.number)}this.removal.remove(e)}splice(e,t,n,s){const i=this.itemAt(e.
get("Prev")),o=this.itemAt(e.get("Next")),[r,d]=[t[0],t.at(-1)];i?this.link(i,"Next",r??o):this.link({item:s,ref:n},"First",r??o),o?this.link(o,"Prev",d??i):this.
link({item:s,ref:n},"Last",d??i);for(const[f,p]of t.entries())this.link(p,"Parent",{item:s,ref:n}),this.link(p,"Prev",t[f-1]??i),this.link(p,"Next",t[f+1]??o)}recount(e,t){
const n=this.visit();let s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,c.i9)(s)&&n.first(s);i=this.document.dict(s)){const o=ee(this.document,i);if(o===0)return;
this.document.edit(s);const r=Math.abs(o)+t;if(r>0&&i.has("First")?i.set("Count",Math.sign(o)*r):i.delete("Count"),o<0)return;s=i.get("Parent")}}isLinked(e,t,n,s){
const i=()=>{const r=this.itemAt(t.get("Prev")),d=r?r.item.get("Next"):s.get("First");return(0,c.i9)(d)&&d.number===e};if(i())return!0;if(this.repaired.has(n))return!1;
this.repaired.add(n);let o;for(const r of this.kidsOf(s)){const d=r.item.get("Prev");((0,c.i9)(d)?d.number:void 0)!==o?.ref.number&&this.link(r,"Prev",o),o=r}return i()}visit(){
return new w._i(this.document,this.allowance)}kidsOf(e){const t=[],n=this.visit();for(let s=this.itemAt(e.get("First"));s&&n.first(s.ref);s=this.itemAt(s.item.get(
"Next")))t.push(s);return t}itemAt(e){const t=this.document.dict(e);return t&&(0,c.i9)(e)?{item:t,ref:e}:void 0}link(e,t,n){this.document.edit(e.ref),n?e.item.set(
t,n.ref):e.item.delete(t)}}function Ce(a){return a.has("Title")&&a.has("Parent")&&!a.has("S")&&!a.has("Subtype")&&!a.has("FT")}function ee(a,e){const t=a.resolve(
e.get("Count"));return typeof t=="number"?t:0}var Ke=g(91134),Ne=g(88960);const ae={S:"RoleMap",C:"ClassMap"},te=["S","C"],Fe=200;class Le{document;lost={S:new Set,
C:new Set};constructor(e){this.document=e}losing(e){for(const t of te)for(const n of ce(this.document,e,t))this.lost[t].add(n)}take(){const{document:e}=this,t=e.
catalog.get("StructTreeRoot"),n=e.dict(t);if(!n)return;const s={S:e.dict(n.get("RoleMap")),C:e.dict(n.get("ClassMap"))},i={S:fe(s.S,de(e,s.S,this.lost.S)),C:fe(
s.C,this.lost.C)};if(i.S.size+i.C.size!==0)return async o=>{const r=await this.used(i,o),d=[...s.S?.keys()??[]].filter(f=>!i.S.has(f)||r.S.has(f));for(const f of de(
e,s.S,d))r.S.add(f);for(const f of te){const p=[...i[f]].filter(j=>!r[f].has(j));if(p.length===0)continue;const x=(0,w.Kd)(t,e.catalogNumber);e.edit((0,w.Kd)(n.
get(ae[f]),x));for(const j of p)s[f].delete(j);s[f].size>0||(e.edit(x),n.delete(ae[f]))}}}async used(e,t){const{document:n}=this,s={S:new Set,C:new Set},i=[...e.
S,...e.C].filter(r=>r!==""),o=await(0,_.zx)(n,i.length>Fe?["S"]:i);for(const r of new Set(Object.values(o).flat())){const d=n.job.pace.step(200);d&&await d,t[r]===
1&&(0,K.CA)(n.get(r),f=>{for(const p of te)for(const x of ce(n,f,p))e[p].has(x)&&s[p].add(x)})}return s}}function ce(a,e,t){const n=a.resolve(e.get(t));return(Array.
isArray(n)?n.map(i=>a.resolve(i)):[n]).flatMap(i=>i instanceof c.SX?[i.text]:[])}function de(a,e,t){const n=new Set(t);for(const s of n){const i=a.resolve(e?.get(
s));i instanceof c.SX&&n.add(i.text)}return n}const fe=(a,e)=>new Set([...e].filter(t=>a?.has(t)));class Ie{removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(e){
this.removal=e,this.document=e.document,this.types=new Le(this.document),this.root=(0,w.Wo)(this.document,"StructTreeRoot")}async dropKeys(e){const t=this.root?.
dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;const n=Float64Array.from(e).sort(),s=(d,f)=>{const p=(0,Ne.B)(n,d);return p<n.length&&n[p]<=
f},i=new Set,o=(d,f)=>{if(!e.has(d))return!1;const p=this.document.array(f);return(!p||!i.has(p))&&this.touchParents(f,p??[]),p&&i.add(p),!0};await(0,P.BX)(this.
document,t,(0,w.Kd)(t,this.root.holder),"Nums",o,s)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){
this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(const n of this.open){this.open.delete(n);const s=this.document.job.pace.step(
500);s&&await s,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}const e=this.root.dict.get("IDTree");if(!this.identifierRemoved||e===void 0)
return;this.identifierRemoved=!1;const t=(n,s)=>this.removal.isGone(s);await(0,P.BX)(this.document,e,(0,w.Kd)(e,this.root.holder),"Names",t)&&(this.document.edit(
this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e,t){(0,c.i9)(e)&&!(0,c.cy)(this.document.resolve(e))&&this.open.add(e.number);for(const[n,s]of t.
entries()){if(!(0,c.i9)(s))continue;this.open.add(s.number);let i=this.unsaid.get(s.number);i||this.unsaid.set(s.number,i=new Set),i.add(n)}}pruneElement(e){const t=this.
document.dict(new c.oS(e));if(!t)return;this.pruneReferences(e,t);const n=t.get("Pg"),s=n===void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),o=i.filter(d=>!this.
isLost(d,n,s));if(this.removal.isGone(n)&&(this.document.edit(e),t.delete("Pg")),o.length===i.length)return;const r=t.get("P");o.length===0?(t.has("ID")&&(this.
identifierRemoved=!0),this.types.losing(t),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.set("K",o.length===1?o[0]:o)),(0,c.i9)(r)&&this.
open.add(r.number),this.silence(o.length===0?r:new c.oS(e))}pruneRoot({dict:e,holder:t}){const n=this.kidsOf(e),s=n.filter(o=>!this.removal.isGone(o));if(s.length===
n.length)return;if(this.document.edit(t),s.length>0){e.set("K",s.length===1?s[0]:s);return}const i=this.document.editCatalog();i.delete("StructTreeRoot"),i.delete(
"MarkInfo")}isLost(e,t,n){return typeof e=="number"?this.removal.isGone(t)||(n?.has(e)??!1):this.removal.isGone(e)?!0:(0,c.Zm)(e)?(0,c.Eo)(e.get("Type"),"OBJR")&&
this.removal.isGone(e.get("Obj"))?!0:((0,c.Eo)(e.get("Type"),"MCR")||(0,c.Eo)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){
const n=this.document.array(t.get("Ref")),s=n?.filter(i=>!this.removal.isGone(i));!n||!s||s.length===n.length||(this.document.edit(e),s.length>0?t.set("Ref",s):
t.delete("Ref"))}silence(e){for(;(0,c.i9)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);const t=this.document.dict(e);t?.has("ActualText")&&(this.
document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){const t=e.get("K");return t==null?[]:this.document.array(t)??[t]}}function Be(a){return(0,c.Eo)(
a.get("Type"),"StructElem")?!0:!a.has("Type")&&a.has("S")&&(0,c.i9)(a.get("P"))&&(a.has("K")||a.has("Pg"))}function ke(a){return(0,c.Eo)(a.get("Type"),"MCR")||(0,c.
Eo)(a.get("Type"),"OBJR")}class We{removal;document;threads;constructor(e){this.removal=e,this.document=e.document}touch(e,t){if(!this.removal.isGone(t.get("P")))
return;const[n,s]=[t.get("N"),t.get("V")],[i,o]=[this.document.dict(n),this.document.dict(s)],r=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.
remove(e),!(0,c.i9)(n)||n.number===e||!i){r&&this.removal.remove(r.number);return}o&&(0,c.i9)(s)&&(this.document.edit(s),o.set("N",n),this.document.edit(n),i.set(
"V",s)),r&&(this.document.edit(r).set("F",n),this.document.edit(n),i.set("T",r),this.threads.set(n.number,r))}threadStartingAt(e){if(!this.threads){this.threads=
new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const n=this.document.dict(t)?.get("F");(0,c.i9)(t)&&(0,c.i9)(n)&&this.threads.
set(n.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),s=this.document.array(n),i=s?.filter(o=>{const r=this.
document.dict(o);return r?this.document.dict(r.get("F"))!==void 0:!this.removal.isGone(o)});!s||!i||i.length===s.length||(this.document.edit(t),i.length>0?e.set(
"Threads",i):e.delete("Threads"))}}function je(a){return(0,c.i9)(a.get("N"))&&(0,c.i9)(a.get("V"))&&(a.has("R")||a.has("P"))&&!a.has("S")}function ue(a,e){const{
removal:t}=a,{document:n}=t,s=n.get(e);(0,c.cy)(s)?Ge(t,e,s):(0,c.Zm)(s)&&Ue(a,n,e,s)}function Ge(a,e,t){a.isGone(t[0])&&t[1]instanceof c.SX&&a.remove(e),a.chase(
e)}function Ue(a,e,t,n){const{annotations:s,destinations:i,outlines:o,removal:r,structure:d,threads:f}=a;t===e.catalogNumber?Xe(a,n):(0,c.Eo)(n.get("Type"),"Pag\
e")||e.pages.indexOf(t)>=0?(i.pruneTargets(t,n),s.touchPage(t),He(r,t,n)):Ce(n)?o.touch(t,n):Be(n)?d.touch(t):ke(n)?(r.remove(t),r.chase(t)):je(n)?f.touch(t,n):
ze(a,e,t,n)}function ze(a,e,t,n){const{annotations:s,destinations:i,form:o,removal:r,structure:d}=a;D(n)&&s.touch(t,n),e.get(t)!==null&&(n.has("Kids")&&o.touch(
t),n.has("Fields")&&o.touchForm(),(n.has("ParentTree")||(0,c.Eo)(n.get("Type"),"StructTreeRoot"))&&d.touchRoot(),!D(n)&&(i.pruneTargets(t,n),n.get("S")instanceof
c.SX?i.pruneChain(n,t):i.pruneActions(t,n),!(!i.isDeadAction(n)&&!(n.has("D")&&i.isDead(n)))&&(n.has("Next")||r.remove(t),r.chase(t))))}function Xe({destinations:a,
form:e,removal:t,structure:n},s){a.pruneOpenAction(),a.pruneTargets(t.document.catalogNumber,s),e.touchForm(),n.touchRoot()}function He(a,e,t){const{document:n}=a,
s=n.dict(t.get("SeparationInfo")),i=n.array(s?.get("Pages"));!s||!i?.some(o=>a.isGone(o))||(n.edit((0,w.Kd)(t.get("SeparationInfo"),e)),s.set("Pages",i.filter(o=>!a.
isGone(o))))}async function Ze(a,e,t){const{pace:n}=a.job,s=new Q(a),i=new Qe(a.size);for(const d of t){i.noteRemoved(s.of(d));const f=n.step(400);f&&await f}const o=new oe(
a),r=[];for(const d of e){if(i.areAllUsed)break;const f=s.of(d);let p=n.step(400);i.consider(f)&&(r.push(d),i.hasSomeOf(f)&&$e(a,d,s,o,i),p??=n.step(2e4)),p&&await p}
return i.isEmpty||await Ye(a,s,r,i),a.pages.inherits("Resources")&&await Ve(a,e,s,i)}async function Ve(a,e,t,n){for(const s of e){if(n.wasRemoved(t.inheritedBy(
s)))return!0;const i=a.job.pace.step(400);i&&await i}return!1}function $e(a,e,t,n,s){const i=a.dict(t.valueOf(e));if(!i)return;const o=new J(a,i);for(const d of[
"DefaultGray","DefaultRGB","DefaultCMYK"])s.use(o.named(d));let r=n.inContent(e);for(const d of r??[])s.use(o.named(d));if(!(r&&!s.hasSomeOf(t.of(e)))){r&&=n.borrowed(
e,o,r),r||s.useAll(t.of(e));for(const d of r??[])s.use(o.named(d))}}const ne=1,Je=2;class Qe{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){this.
leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,c.i9)(e)?this.open.has(e.number):Y(e).
some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=ne;for(const t of e.
categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(n=>this.leaving[n]===ne);for(const n of e.left)this.open.add(n)}let t=e.left.length>
0;for(const n of e.categories)t=this.consider(n)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.
wasRemoved(t))}hasSomeOf(e){const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.categories.some(n=>this.hasSomeOf(
n))}use(e){for(const t of e)if((0,c.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const n of Y(t))this.
take(n)}}useAll(e){for(const t of e.left??e.numbers)this.take(t);e.left=[];for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===ne&&(this.leaving[e]=
Je,this.unused--,this.open.delete(e))}}async function Ye(a,e,t,n){const s=new Map,i=new Map,o=r=>{const d=a.dict(r);if(!d)return r;const f=(0,c.i9)(r)?i.get(r.number):
void 0;if(f!==void 0)return f;const p=new c.Bi([...d].filter(([,j])=>!n.has(j))),x=p.size===d.size?r:(0,c.i9)(r)?a.add(p):p;return(0,c.i9)(r)&&i.set(r.number,x),
x};for(const r of t){if(!n.hasSomeOf(e.of(r)))continue;const d=e.valueOf(r),f=a.dict(d);if(!f)continue;const p=(0,c.Zm)(a.entry(r,"Resources")),x=(0,c.i9)(d)?d.
number:f,j=s.get(x)??ge(f,o),X=j instanceof c.Bi&&!p?a.add(j):j;X instanceof c.oS&&s.set(x,X),a.patch(r,{Resources:X});const me=a.job.pace.step(1e3);me&&await me}}
const qe=10;async function et(a,e){const{pages:t}=a;await t.keepStreams();const{numbers:n,dropped:s,repeated:i,used:o}=await tt(a,e),r=n.length!==t.count||n.some(
(j,X)=>j!==t.number(X)),d=e.every((j,X)=>X===0||j>e[X-1]);r&&(await(0,Re.qm)(a,e),(0,y.N)(a),(0,Ke.m)(a));const f=s.length>0?await nt(a,s):void 0,p=f?await Ze(a,
n,s):!1;r&&await(d&&!p?t.keep(o):t.rebuild(n));const x=f?await st(a,n,f):void 0;return{pageCount:n.length,removedPages:s.length,repeatedPages:i,removedOutlineItems:x?.
outlines.removedItems??0,removedDestinations:x?.destinations.removedNames??0,removedLinks:x?.annotations.removedLinks??0,removedFields:x?.form.removedFields??0,
removedStructureElements:x?.structure.removedElements??0,removedXfa:x?.form.removedXfa??!1}}async function tt(a,e){const{pages:t}=a,n=new u(a),s=new Uint8Array(
t.count),i=[];let o=0;for(const d of e){const f=d-1;if(s[f]){i.push(n.copyPage(f)),o++;const p=a.job.pace.step(4e3);p&&await p}else i.push(t.number(f));s[f]=1}const r=[];
for(let d=0;d<t.count;d++)s[d]||r.push(t.number(d));return{numbers:i,dropped:r,repeated:o,used:s}}async function nt(a,e){const t=new Set,n=new Map,s=new Set,i=a.
dict(a.catalog.get("StructTreeRoot"))!==void 0;for(const o of e){const r=i?a.resolve(a.entry(o,"StructParents")):null;typeof r=="number"&&s.add(r);const d=a.entry(
o,"Annots"),f=a.array(d)??[];(0,c.i9)(d)&&n.set(d.number,f);for(const x of f)(0,c.i9)(x)&&t.add(x.number);const p=a.job.pace.step(1e3);p&&await p}return{pages:e,
annotations:t,arrays:n,structKeys:s}}async function st(a,e,t){const n=se(a),{destinations:s,removal:i,structure:o}=n,r=await L.of(a);for(const f of t.pages)i.remove(
f);await s.pruneNames(),n.form.dropXfa(),await o.dropKeys(t.structKeys),await o.flush(),s.removedNames>0&&await he(n,e);const d=new Set([...i.removed(),...t.annotations]);
return await q(n,d,async({live:f,referrers:p})=>{rt(n,t,f,p),await at(n,t.annotations)}),r&&await it(n,r),await Te(n),n}async function it(a,e){const{destinations:t,
removal:n}=a;if(t.goneFields=await e.gone(),t.goneFields.size!==0){t.refresh();for(const s of e.holders){ue(a,s);const i=n.document.job.pace.step(1e3);i&&await i}
await le(a),await q(a,n.takeChased())}}async function ot(a,e){const t=se(a),{destinations:n,removal:s}=t;s.remove(e.number),await n.pruneNames(),n.removedNames>
0&&await he(t,a.pages.numbers),await q(t,new Set(s.removed()))}function se(a){const e=new w.J7(a),t=new m(e);return{removal:e,destinations:t,annotations:new T(e,
t),outlines:new _e(e,t),form:new C.I(e),structure:new Ie(e),threads:new We(e)}}async function q(a,e,t){const{destinations:n,removal:s}=a,{document:i}=s;for(let o=0;o<
qe&&e.size>0;o++){const r=await(0,G.Gy)(i,{watched:e});a.annotations.via=r.via,n.refresh(),o===0&&await t?.(r);for(const d of[...r.referrers].sort((f,p)=>f-p)){
ue(a,d);const f=i.job.pace.step(1e3);f&&await f}await le(a),e=s.takeChased()}}async function he({annotations:a,destinations:e,outlines:t,removal:n},s){const{document:i}=n;
e.pruneOpenAction(),e.pruneTargets(i.catalogNumber,i.catalog),await t.touchAll();for(const o of s){const r=i.job.pace.step(2e3);r&&await r,i.entry(o,"AA")!==void 0&&
e.pruneTargets(o,i.get(o)),a.touchPage(o)}}function rt({removal:a},e,t,n){const{document:s}=a,i=r=>{for(const d of r??[])(0,c.i9)(d)&&e.annotations.delete(d.number)};
for(const[r,d]of e.arrays)t[r]&&i(d);let o=!1;for(const r of n)s.pages.indexOf(r)>=0?i(s.array(s.entry(r,"Annots"))):Array.isArray(s.get(r))&&(o=!0);if(o)for(const r of s.
pages.numbers){const d=s.entry(r,"Annots");(0,c.i9)(d)&&n.has(d.number)&&i(s.array(d))}}async function at({form:a,removal:e,structure:t},n){const{document:s}=e,
i=new Set,o=s.catalog.has("StructTreeRoot"),r=s.catalog.has("AcroForm");for(const d of n){const f=s.job.pace.step(200);f&&await f;const p=o?s.resolve(s.entry(d,
"StructParent")):null;if(typeof p=="number"&&i.add(p),r&&(0,c.Eo)(s.resolve(s.entry(d,"Subtype")),"Widget")){const x=s.dict(new c.oS(d));if(x&&a.losing(x),x&&a.
keepsAsField(d,x))continue}e.remove(d)}await t.dropKeys(i)}async function le({annotations:a,form:e,outlines:t,structure:n,threads:s}){await a.flush(),await n.dropKeys(
a.structKeys),a.structKeys.clear(),await n.flush(),e.flush(),await t.flush(),s.flush()}}),78713:((H,k,g)=>{g.d(k,{AN:()=>l,BX:()=>B,H6:()=>O,MN:()=>A,Pu:()=>D,Zc:()=>R});
var c=g(16039),w=g(90191);const T=64,D=h=>typeof h=="number"?String(h):Buffer.from(h.bytes).toString("latin1");async function R(h,S,m){const M=[];for(const y of await v(
h,S,0,m)){for(const _ of b(h,y,m))M.push(_);const C=h.job.pace.step(u);C&&await C}return M}async function B(h,S,m,M,y,C){const _=await v(h,S,m,M,C);for(let K=_.
length-1;K>=0;K--){const F=_[K],L=b(h,F,M),I=L.filter(([z,Z])=>!y(z,Z)),W=h.job.pace.step(u+L.length*u);W&&await W,I.length<L.length&&(h.edit(F.holder),F.dict.set(
M,I.flat()),F.changed=!0);for(const z of F.repeats)h.edit(F.holder),F.dict.delete(z),F.changed=!0;if(F.emptyKids){const z=(h.array(F.dict.get("Kids"))??[]).filter(
Z=>!F.emptyKids.has(h.dict(Z)));h.edit(F.holder),F.dict.set("Kids",z),F.changed=!0}if(!F.changed)continue;const G=h.array(F.dict.get("Kids"))??[];F.empty=I.length===
0&&G.length===0;const U=F.parent;U&&(U.changed=!0,F.empty?(U.emptyKids??=new Set).add(F.dict):P(h,F,I,G))}return _[0]?.empty??!1}function O(h,S,m){if(S.length<=
T)return(0,c.jd)({[m]:S.flat()});let M=[];for(const y of N(S)){const[C,_]=[y[0][0],y.at(-1)[0]];M.push({ref:h.add((0,c.jd)({Limits:[C,_],[m]:y.flat()})),low:C,high:_})}
for(;M.length>T;)M=N(M).map(y=>{const[C,_]=[y[0].low,y.at(-1).high];return{ref:h.add((0,c.jd)({Limits:[C,_],Kids:y.map(({ref:K})=>K)})),low:C,high:_}});return(0,c.
jd)({Kids:M.map(({ref:y})=>y)})}const A=(h,S)=>O(h,l([...S].map(([m,M])=>[(0,c.Px)(m),M])),"Names");function l(h){return h.map(S=>({entry:S,key:D(S[0])})).sort(
(S,m)=>S.key<m.key?-1:S.key>m.key?1:0).map(({entry:S})=>S)}const u=100;async function v(h,S,m,M,y){const C=new w.b9(h),_=new Set,K=I=>_.size<_.add(I).size,F=[],
L=[{value:S??null,holder:m,parent:void 0}];for(let I=L.pop();I!==void 0;I=L.pop()){C.spend(1);const W=h.dict(I.value);if(!W||!K(W)||y&&I.parent&&!E(h,W,y))continue;
const G=[],U=$=>{const J=h.array(W.get($));return!J||K(J)?J??[]:(G.push($),[])},z=U(M).length>>1,Z=U("Kids"),V={dict:W,holder:(0,w.Kd)(I.value,I.holder),parent:I.
parent,repeats:G};F.push(V),C.spend(z);for(let $=Z.length-1;$>=0;$--)L.push({value:Z[$],holder:(0,w.Kd)(W.get("Kids"),V.holder),parent:V});const Q=h.job.pace.step(
u+z*u);Q&&await Q}return F}function E(h,S,m){const[M,y]=h.array(S.get("Limits"))??[];return typeof M!="number"||typeof y!="number"||m(M,y)}function b(h,{dict:S,
repeats:m},M){const y=m.includes(M)?void 0:h.array(S.get(M));if(!y)return[];const C=[];for(let _=0;_+1<y.length;_+=2){const K=h.resolve(y[_]);(M==="Names"?K instanceof
c.Mx:typeof K=="number")&&C.push([K,y[_+1]])}return C}function P(h,S,m,M){const y=K=>h.array(h.dict(K)?.get("Limits"))??[],C=m[0]?.[0]??y(M[0])[0],_=m.at(-1)?.[0]??
y(M.at(-1))[1];h.edit(S.holder),C!==void 0&&_!==void 0?S.dict.set("Limits",[C,_]):S.dict.delete("Limits")}function N(h){const S=[];for(let m=0;m<h.length;m+=T)S.
push(h.slice(m,m+T));return S}}),30729:((H,k,g)=>{g.d(k,{H:()=>c});function c(w){const T=new WeakMap;return D=>{if(D.hasChanges)return w(D);const R=T.get(D);if(R)
return R.answer;const B=w(D);return T.set(D,{answer:B}),B}}}),90191:((H,k,g)=>{g.d(k,{J7:()=>T,Kd:()=>B,Wo:()=>O,_i:()=>R,b9:()=>D});var c=g(84293),w=g(16039);class T{document;gone=new Set;chased=new Set;constructor(l){
this.document=l}remove(l){const{catalog:u,catalogNumber:v,pages:E}=this.document,b=u.get("Pages");l===v||(0,w.i9)(b)&&l===b.number||E.holds(l)||(this.gone.add(l),
this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,w.
i9)(l)&&this.gone.has(l.number)}}class D{most;left;constructor(l){this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,c.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class R{seen=new Set;allowance;constructor(l,u=new D(
l)){this.allowance=u}first(l){return this.allowance.spend(1),(0,w.i9)(l)?this.seen.has(l.number)?!1:(this.seen.add(l.number),!0):!0}}function B(A,l){return(0,w.
i9)(A)?A.number:l}function O(A,l){const u=A.catalog.get(l),v=A.dict(u);return v&&{dict:v,holder:B(u,A.catalogNumber)}}}),7548:((H,k,g)=>{g.d(k,{RJ:()=>l,vb:()=>u,
zx:()=>A});var c=g(58143),w=g(88960),T=g(269),D=g(48024);const R=16384,B=65536,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function A(b,P){const N=P.map(y=>{const[
C="",..._]=[...y].map(F=>F.replace(/\W/,"\\$&")),K=/\W/.test(y)?O:"\\w";return`${C}(?:${_.join("")}|${K}{0,${Math.max(0,y.length-2)}}#)`}),h=new RegExp(`/(?:${N.
join("|")}|#)`,"g"),S=Object.fromEntries(P.map(y=>[y,new Set])),m=new Set;await l(b,(y,C,_,K)=>{const F=y.toString("latin1",C,_);h.lastIndex=0;for(let L=h.exec(
F);L;L=h.exec(F)){const I=K(C+L.index);I!==void 0&&(L[0].endsWith("#")?m.add(I):S[L[0].slice(1)].add(I))}});for(const y of u(b))m.add(y);const M=y=>[...new Set(
[...y,...m])].sort((C,_)=>C-_);return Object.fromEntries(P.map(y=>[y,M(S[y])]))}async function l(b,P){const{bytes:N,table:h}=b,S=v(b),m=new Int32Array(S.length);
for(let K=0;K<S.length;K++)m[K]=h.place[S[K]];const M=(0,T.bS)(N),y=K=>S[(0,w.M)(m,K)-1],C=new D.s;let _=0;for(let K=0;K<S.length;K++){const F=K+1===S.length,L=F?
N.length:m[K+1],I=L-m[K]>R;if(!I&&!F&&L-_<B)continue;if(I){m[K]>_&&P(M,_,m[K],y),C.reset();const G=C.value(N,b.bodies[S[K]],L);P(M,m[K],G<0?L:G,y)}else P(M,_,L,
y);const W=b.job.pace.step(Math.min(L-_,B));W&&await W,_=L}for(const[K,F]of E(b)){const L=b.objectStream(K);if(!L)continue;const I=new Set(F),{starts:W}=L;P((0,T.
bS)(L.data),0,L.data.length,U=>{const z=L.numbers[(0,w.M)(W,U)-1];return z!==void 0&&I.has(z)?z:void 0});const G=b.job.pace.step(L.data.length);G&&await G}}function*u(b){
for(let P=1;b.hasChanges&&P<b.size;P++)b.isChanged(P)&&b.exists(P)&&(yield P)}function v(b){const{table:P,hasChanges:N}=b,h=[];let S=!0,m=-1;for(let M=1;M<P.size;M++){
if(P.kind[M]!==c.tL||N&&b.isChanged(M))continue;const y=P.place[M];S&&=y>=m,m=y,h.push(M)}return S?h:h.sort((M,y)=>P.place[M]-P.place[y])}function E(b){const{table:P,
hasChanges:N}=b,h=new Map;for(let S=1;S<P.size;S++){if(P.kind[S]!==c.UT||N&&b.isChanged(S))continue;const m=P.place[S],M=h.get(m);M?M.push(S):h.set(m,[S])}return h}}),
38504:((H,k,g)=>{g.d(k,{CA:()=>B,L3:()=>O,p$:()=>R});var c=g(88960),w=g(269),T=g(16039),D=g(58143);function R(A,l){const{table:u}=A,v=new Set,E=[],b=new Map;for(let h=1;h<
u.size;h++)if(A.isChanged(h))A.exists(h)&&v.add(h);else if(u.kind[h]===D.tL)E.push(h);else if(u.kind[h]===D.UT){const S=u.place[h],m=b.get(S);m?m.push(h):b.set(
S,[h])}for(let h=u.size;h<A.size;h++)A.exists(h)&&v.add(h);E.sort((h,S)=>u.place[h]-u.place[S]);const P=Int32Array.from(E,h=>u.place[h]),N=(0,w.bS)(A.bytes);for(const h of l)
for(let S=N.indexOf(h);S>=0;S=N.indexOf(h,S+h.length)){const m=E[(0,c.M)(P,S)-1];m!==void 0&&v.add(m)}for(const[h,S]of b){const m=A.objectStream(h);if(!m)continue;
const M=(0,w.bS)(m.data);if(l.some(y=>M.includes(y)))for(const y of S)v.add(y)}return[...v].sort((h,S)=>h-S)}function B(A,l){const u=[A];for(;u.length>0;){const v=u.
pop(),E=v instanceof T.Z6?v.dict:v;if(Array.isArray(E))for(const b of E)u.push(b);else if(E instanceof T.Bi){l(E);for(const b of E.values())u.push(b)}}}function O(A,l){
const u=[];return B(A,v=>{u.length===0&&l(v)&&u.push(v)}),u.length>0}}),88960:((H,k,g)=>{g.d(k,{B:()=>c,M:()=>w});const c=(D,R)=>T(D,R,!1),w=(D,R)=>T(D,R,!0);function T(D,R,B){
let[O,A]=[0,D.length];for(;O<A;){const l=O+A>>1,u=D[l];u<R||B&&u===R?O=l+1:A=l}return O}})};
