var w=Object.defineProperty;var K=Object.getOwnPropertyDescriptor;var F=Object.getOwnPropertyNames;var C=Object.prototype.hasOwnProperty;var M=(e,t)=>{for(var s in t)w(e,s,{get:t[s],enumerable:!0})},I=(e,t,s,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of F(t))!C.call(e,n)&&n!==s&&
w(e,n,{get:()=>t[n],enumerable:!(i=K(t,n))||i.enumerable});return e};var z=e=>I(w({},"__esModule",{value:!0}),e);var ce={};M(ce,{a:()=>A,b:()=>O,c:()=>P,d:()=>T});module.exports=z(ce);var p=require("./chunk-KN74LLIW.js"),D=require("./chunk-X3YXMNDC.js"),g=require("./chunk-UI5IVMTH.js"),
h=require("./chunk-TZ6YDG7T.js"),G=require("./chunk-KFSB3YBL.js"),v=require("./chunk-OWBHEB44.js"),d=require("./chunk-IO24KDZ3.js");function A(e){let t=e.catalog.
get("DPartRoot");if(t===void 0)return;let s=new h.a(e),i=new h.c(e),n=[t];for(let o=n.pop();o!==void 0;o=n.pop()){let r=e.dict(o),a=e.array(o);if(!(!i.first(o)||
!(r??a))){for(let l of a??[])n.push(l);for(let l of["DPartRootNode","DParts"]){let u=r?.get(l);u!==void 0&&n.push(u)}(0,d.y)(o)&&s.remove(o.number)}}e.editCatalog().
delete("DPartRoot")}var L=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let s=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),s===void 0){this.removal.chase(e);return}let i=this.pages.get(s);i||this.
pages.set(s,i=new Set),i.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),s=this.document.array(t);if(!s)return;let i=s.filter(n=>{if(this.removal.isGone(
n))return!1;let o=this.document.dict(n),r=(0,h.d)(n,(0,h.d)(t,e));return!o||!this.prune(r,o)?!0:(this.forget(o),(0,d.y)(n)&&this.removal.remove(n.number),!1)});
i.length<s.length&&this.setAnnots(e,i)}flush(){for(let[e,t]of this.pages){let s=this.document.array(this.document.entry(e,"Annots"))??[],i=s.filter(o=>!this.removal.
isGone(o));i.length<s.length&&this.setAnnots(e,i);let n=new Set(s.map(o=>(0,d.y)(o)?o.number:-1));for(let o of t)n.has(o)||this.removal.chase(o)}this.pages.clear()}prune(e,t){
if(this.destinations.pruneTargets(e,t)&&(0,d.A)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let s of["P","Popup","IRT"])this.removal.isGone(t.get(
s))&&(this.document.edit(e),t.delete(s),s==="IRT"&&t.delete("RT"));return(0,d.A)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{
pages:s}=this.document,i=t.get("P");if((0,d.y)(i)&&s.indexOf(i.number)>=0)return i.number;let n=this.via[e]??0;return[n,this.via[n]??0].find(o=>s.indexOf(o)>=0)}forget(e){
let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};
function S(e){return e.has("Rect")&&e.has("Subtype")}var j=["Parent","StructParents","B","DPart","PieceInfo","Annots"],E=["Type","Kids","Count"],B=class{constructor(e){
this.document=e,this.allowance=new h.b(e)}document;allowance;copyPage(e){let{document:t}=this,s=t.pages.number(e),i=t.pages.attribute(e,"Resources");(0,d.x)(i)&&
t.patch(s,{Resources:t.add(i)});let n=t.dict(new d.t(s))??new d.v,o=new d.v([["Type",new d.r("Page")]]);for(let[l,u]of n)!j.includes(l)&&!E.includes(l)&&o.set(l,
this.clone(u));for(let l of v.j){let u=t.pages.attribute(e,l);u!==void 0&&!o.has(l)&&o.set(l,this.clone(u))}let r=t.add(o),a=t.array(n.get("Annots"));return a&&
a.length>0&&o.set("Annots",this.copyAnnotations(a,r)),r.number}clone(e){return(0,v.a)(e,this.allowance.spend)}copyAnnotations(e,t){let{document:s}=this,i=new Map,
n=[],o=[];for(let r of e){let a=s.dict(r);if(!a||(0,d.y)(r)&&i.has(r.number))continue;let l=(0,d.A)(a.get("Subtype"),"Widget");if(l&&(0,p.c)(s,a)==="Sig")continue;
let u=this.clone(l&&(0,d.y)(r)?this.asKid(r):a);if(u.delete("StructParent"),u.set("P",t),n.push(u),!(0,d.y)(r)){o.push(u);continue}let c=s.add(u);i.set(r.number,
c),o.push(c),l&&this.addKid(u,c)}for(let r of n)V(r,i);return o}asKid(e){let{document:t}=this,s=t.dict(e);if(!s.has("T")&&!s.has("FT"))return s;t.edit(e);let i=new d.v;
for(let a of p.e){let l=s.get(a);l!==void 0&&(i.set(a,l),s.delete(a))}this.divideActions(s,i),i.set("Kids",[e]);let n=t.add(i),o=i.get("Parent");s.set("Parent",
n),(0,d.y)(o)&&k(t,o.number,t.dict(o),"Kids",e,n);let r=(0,h.e)(t,"AcroForm");for(let a of["Fields","CO"])r&&k(t,r.holder,r.dict,a,e,n);return s}divideActions(e,t){
let s=this.document.dict(e.get("AA"));if(!s)return;let[i,n]=[new d.v,new d.v];for(let[o,r]of s)(["K","F","V","C"].includes(o)?i:n).set(o,r);i.size>0&&t.set("AA",
i),n.size>0?e.set("AA",n):e.delete("AA")}addKid(e,t){let s=e.get("Parent"),i=this.document.dict(s);if(!(0,d.y)(s)||!i)return;this.document.edit(s);let n=this.document.
array(i.get("Kids"));n&&!(0,d.y)(i.get("Kids"))?n.push(t):i.set("Kids",[...n??[],t])}};function V(e,t){let s=(0,d.A)(e.get("Subtype"),"Popup")?["Parent"]:["Popu\
p","IRT"];for(let i of s){let n=e.get(i);if(!(0,d.y)(n))continue;let o=t.get(n.number);o?e.set(i,o):e.delete(i)}}function k(e,t,s,i,n,o){let r=e.array(s?.get(i));
!s||!r?.some(a=>(0,d.y)(a)&&a.number===n.number)||(e.edit(t),s.set(i,r.map(a=>(0,d.y)(a)&&a.number===n.number?o:a)))}var x=class{constructor(e){this.chain=e}chain;known=new Map;of(e){
return this.known.has(e)||this.explore(e),this.known.get(e)}explore(e){let{chain:t,known:s}=this,i=new Map,n=[],o=[],r=a=>{t.spend(1);let l={action:a,next:t.next(
a),at:0,index:i.size,low:i.size,place:n.length};i.set(a,l),n.push(l),o.push(l)};r(e);for(let a=o.at(-1);a;a=o.at(-1)){if(a.at<a.next.length){let m=t.dead(a.next[a.
at++]);if(!m||s.has(m))continue;let f=i.get(m);f?a.low=Math.min(a.low,f.index):r(m);continue}o.pop();let l=o.at(-1);if(l&&(l.low=Math.min(l.low,a.low)),a.low<a.
index)continue;let u=n.splice(a.place),c=this.collect(u);for(let{action:m}of u)s.set(m,c)}}collect(e){let t=new Set;for(let{next:i}of e)for(let n of i){let o=this.
chain.dead(n),r=o?this.known.get(o):[n];r&&r.length>0&&t.add(r)}if(t.size<2)return[...t][0]??[];let s=new Map;for(let i of t){this.chain.spend(i.length);for(let n of i)
s.set((0,d.y)(n)?`${n.number}`:n,n)}return[...s.values()]}},N=e=>`/${e}`,R=e=>`(${e}`,J=class{constructor(e){this.removal=e,this.document=e.document,this.chain=
{next:t=>y(this.document,t.get("Next")).filter(s=>!this.removal.isGone(s)),dead:t=>this.deadAction(t),spend:new h.b(this.document).spend},this.successors=new x(
this.chain)}removal;document;names=new Set;settled=new Set;chain;successors;get removedNames(){return this.names.size}isDead(e){if(e==null)return!1;if(this.removal.
isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof d.r)return this.names.has(N(t.text));if(t instanceof d.s)return this.names.has(R((0,g.a)(t)));
if((0,d.z)(t))return this.removal.isGone(t[0]);if(!(0,d.x)(t))return!1;let s=t.get("D");return this.removal.isGone(s)||this.removal.isGone(this.document.array(s)?.[0])}refresh(){
this.settled.clear(),this.successors=new x(this.chain)}pruneNames(){let e=(0,h.e)(this.document,"Dests");for(let[s,i]of e?[...e.dict]:[])this.isDead(i)&&(this.document.
edit(e.holder),e.dict.delete(s),this.names.add(N(s)),(0,d.y)(i)&&this.removal.remove(i.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");let t=(0,h.e)(
this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(s,i)=>this.isDead(i)?(this.names.add(R(s)),(0,d.y)(i)&&this.removal.remove(i.number),!0):!1);for(let s of[
"Pages","Templates"])this.pruneNameTree(t,s,(i,n)=>this.removal.isGone(n))}}pruneTargets(e,t){let s=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete(
"Dest"),s=!0),this.pruneAction(e,t,"A")&&(s=!0);let i=t.get("AA"),n=this.document.dict(i);return n&&(this.pruneActions((0,h.d)(i,e),n),n.size===0&&(this.document.
edit(e),t.delete("AA"))),s&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let s of[...t.keys()])this.pruneAction(e,t,s)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.
document,s=e.get("OpenAction");(0,d.x)(this.document.resolve(s))?this.pruneAction(t,e,"OpenAction"):this.isDead(s)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){
let t=e.get("S");return(0,d.A)(t,"GoTo")?this.isDead(e.get("D")):(0,d.A)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,s){let i=t.get(
s);if(i===void 0)return!1;let[n,...o]=this.living([i]);if(n===void 0)return this.document.edit(e),t.delete(s),!0;n!==i&&(this.document.edit(e),t.set(s,n));let r=this.
document.dict(n);if(!r)return!1;let a=y(this.document,r.get("Next")),l=o.filter(u=>!a.includes(u));return l.length>0&&(this.document.edit((0,h.d)(n,e)),r.set("N\
ext",[...a,...l])),this.pruneChain(n,e),!1}pruneChain(e,t){let s=[[e,(0,h.d)(e,t)]];for(let i=s.pop();i;i=s.pop()){let[n,o]=i,r=this.document.dict(n);if(!r||(0,d.y)(
n)&&this.settled.has(n.number)||((0,d.y)(n)&&this.settled.add(n.number),this.isDead(r.get("SD"))&&(this.document.edit(o),r.delete("SD")),!r.has("Next")))continue;
let a=y(this.document,r.get("Next")),l=this.living(a);(l.length!==a.length||l.some((u,c)=>u!==a[c]))&&(this.document.edit(o),l.length===0?r.delete("Next"):r.set(
"Next",l.length===1?l[0]:[...l]));for(let u of l)s.push([u,(0,h.d)(u,o)])}}living(e){let t=[],s=new Set;for(let i of e){if(this.removal.isGone(i))continue;let n=this.
deadAction(i);if(!n){t.push(i);continue}let o=this.successors.of(n);if(!s.has(o)){s.add(o);for(let r of o)t.push(r)}}return t}deadAction(e){let t=this.document.
dict(e);return t&&this.isDeadAction(t)?t:void 0}pruneNameTree(e,t,s){let i=e.dict.get(t);if(i===void 0)return;let n=(0,h.d)(i,e.holder),{empty:o}=(0,g.c)(this.document,
i,n,"Names",(r,a)=>s((0,g.a)(r),a));o&&(this.document.edit(e.holder),e.dict.delete(t))}};function y(e,t){return t==null?[]:[...e.array(t)??[t]]}var X=class{constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new h.b(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){
return this.dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=(0,h.e)(this.document,"Outlines"),t=new h.c(this.document),s=[e?.dict.get("First")];for(;s.length>0;){let i=s.pop(),n=this.document.dict(i);if(!n||!(0,d.y)(
i)||!t.first(i))continue;this.touch(i.number,n),s.push(n.get("Next"),n.get("First"));let o=this.document.job.pace.step(200);o&&await o}}async flush(){for(let t of this.
dead){let s=this.document.dict(new d.t(t));s&&this.unlink(t,s);let i=this.document.job.pace.step(1e3);i&&await i}let e=(0,h.e)(this.document,"Outlines");!e||this.
dead.size===0||this.document.dict(e.dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(e,t){let s=t.get("Parent"),i=this.document.dict(s);
if(i&&(0,d.y)(s)&&this.isLinked(e,t,s.number,i)){let n=this.kidsOf(t);this.splice(t,n,s,i);let o=n.reduce((r,a)=>r+1+Math.max(0,b(this.document,a.item)),0);this.
recount(s,b(this.document,t)>0?-1:o-1),!i.has("First")&&i.has("Title")&&!i.has("Dest")&&!i.has("A")&&this.dead.add(s.number)}this.removal.remove(e)}splice(e,t,s,i){
let n=this.itemAt(e.get("Prev")),o=this.itemAt(e.get("Next")),[r,a]=[t[0],t.at(-1)];n?this.link(n,"Next",r??o):this.link({item:i,ref:s},"First",r??o),o?this.link(
o,"Prev",a??n):this.link({item:i,ref:s},"Last",a??n);for(let[l,u]of t.entries())this.link(u,"Parent",{item:i,ref:s}),this.link(u,"Prev",t[l-1]??n),this.link(u,"\
Next",t[l+1]??o)}recount(e,t){let s=this.visit(),i=e;for(let n=this.document.dict(i);t!==0&&n&&(0,d.y)(i)&&s.first(i);n=this.document.dict(i)){let o=b(this.document,
n);if(o===0)return;this.document.edit(i);let r=Math.abs(o)+t;if(r>0&&n.has("First")?n.set("Count",Math.sign(o)*r):n.delete("Count"),o<0)return;i=n.get("Parent")}}isLinked(e,t,s,i){
let n=()=>{let r=this.itemAt(t.get("Prev")),a=r?r.item.get("Next"):i.get("First");return(0,d.y)(a)&&a.number===e};if(n())return!0;if(this.repaired.has(s))return!1;
this.repaired.add(s);let o;for(let r of this.kidsOf(i)){let a=r.item.get("Prev");((0,d.y)(a)?a.number:void 0)!==o?.ref.number&&this.link(r,"Prev",o),o=r}return n()}visit(){
return new h.c(this.document,this.allowance)}kidsOf(e){let t=[],s=this.visit();for(let i=this.itemAt(e.get("First"));i&&s.first(i.ref);i=this.itemAt(i.item.get(
"Next")))t.push(i);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,d.y)(e)?{item:t,ref:e}:void 0}link(e,t,s){this.document.edit(e.ref),s?e.item.set(
t,s.ref):e.item.delete(t)}};function $(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function b(e,t){let s=e.resolve(t.
get("Count"));return typeof s=="number"?s:0}var W=class{constructor(e){this.removal=e,this.document=e.document,this.root=(0,h.e)(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let s=Float64Array.from(e).sort(),i=(r,a)=>{let l=H(s,r);return l<s.length&&
s[l]<=a},n=(r,a)=>e.has(r)?(this.touchParents(a),!0):!1,{empty:o}=(0,g.c)(this.document,t,(0,h.d)(t,this.root.holder),"Nums",n,i);o&&(this.document.edit(this.root.
holder),this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;
for(let s of this.open){this.open.delete(s);let i=this.document.job.pace.step(500);i&&await i,s===this.root.holder?this.pruneRoot(this.root):this.pruneElement(s)}
let e=this.root.dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(s,i)=>this.removal.isGone(i);(0,g.c)(this.document,
e,(0,h.d)(e,this.root.holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,d.y)(e)&&!(0,d.z)(this.
document.resolve(e))&&this.open.add(e.number);for(let[t,s]of(this.document.array(e)??[]).entries()){if(!(0,d.y)(s))continue;this.open.add(s.number);let i=this.unsaid.
get(s.number);i||this.unsaid.set(s.number,i=new Set),i.add(t)}}pruneElement(e){let t=this.document.dict(new d.t(e));if(!t)return;this.pruneReferences(e,t);let s=t.
get("Pg"),i=s===void 0?this.unsaid.get(e):void 0,n=this.kidsOf(t),o=n.filter(a=>!this.isLost(a,s,i));if(this.removal.isGone(s)&&(this.document.edit(e),t.delete(
"Pg")),o.length===n.length)return;let r=t.get("P");o.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.
edit(e),t.set("K",o.length===1?o[0]:o)),(0,d.y)(r)&&this.open.add(r.number),this.silence(o.length===0?r:new d.t(e))}pruneRoot({dict:e,holder:t}){let s=this.kidsOf(
e),i=s.filter(o=>!this.removal.isGone(o));if(i.length===s.length)return;if(this.document.edit(t),i.length>0){e.set("K",i.length===1?i[0]:i);return}let n=this.document.
editCatalog();n.delete("StructTreeRoot"),n.delete("MarkInfo")}isLost(e,t,s){return typeof e=="number"?this.removal.isGone(t)||(s?.has(e)??!1):this.removal.isGone(
e)?!0:(0,d.x)(e)?(0,d.A)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,d.A)(e.get("Type"),"MCR")||(0,d.A)(e.get("Type"),"OBJR"))&&this.removal.
isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let s=this.document.array(t.get("Ref")),i=s?.filter(n=>!this.removal.isGone(n));!s||!i||i.length===s.length||(this.
document.edit(e),i.length>0?t.set("Ref",i):t.delete("Ref"))}silence(e){for(;(0,d.y)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);let t=this.document.
dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.document.array(t)??
[t]}};function U(e){return(0,d.A)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,d.y)(e.get("P"))&&(e.has("K")||e.has("Pg"))}function q(e){return(0,d.A)(
e.get("Type"),"MCR")||(0,d.A)(e.get("Type"),"OBJR")}function H(e,t){let[s,i]=[0,e.length];for(;s<i;){let n=s+i>>1;e[n]<t?s=n+1:i=n}return s}var Q=class{constructor(e){
this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[s,i]=[t.get("N"),t.get("V")],[n,o]=[this.
document.dict(s),this.document.dict(i)],r=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,d.y)(s)||s.number===e||!n){r&&this.removal.
remove(r.number);return}o&&(0,d.y)(i)&&(this.document.edit(i),o.set("N",s),this.document.edit(s),n.set("V",i)),r&&(this.document.edit(r).set("F",s),this.document.
edit(s),n.set("T",r),this.threads.set(s.number,r))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.document.array(this.document.catalog.
get("Threads"))??[]){let s=this.document.dict(t)?.get("F");(0,d.y)(t)&&(0,d.y)(s)&&this.threads.set(s.number,t)}}return this.threads.get(e)}flush(){let{catalog:e,
catalogNumber:t}=this.document,s=e.get("Threads"),i=this.document.array(s),n=i?.filter(o=>{let r=this.document.dict(o);return r?this.document.dict(r.get("F"))!==
void 0:!this.removal.isGone(o)});!i||!n||n.length===i.length||(this.document.edit(t),n.length>0?e.set("Threads",n):e.delete("Threads"))}};function Y(e){return(0,d.y)(
e.get("N"))&&(0,d.y)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function Z(e,t){let{removal:s}=e,{document:i}=s,n=i.get(t);(0,d.z)(n)?_(s,t,n):(0,d.x)(n)&&
ee(e,i,t,n)}function _(e,t,s){e.isGone(s[0])&&s[1]instanceof d.r&&e.remove(t),e.chase(t)}function ee(e,t,s,i){let{annotations:n,destinations:o,outlines:r,removal:a,
structure:l,threads:u}=e;s===t.catalogNumber?se(e,i):(0,d.A)(i.get("Type"),"Page")||t.pages.indexOf(s)>=0?(o.pruneTargets(s,i),n.touchPage(s),ie(a,s,i)):$(i)?r.
touch(s,i):U(i)?l.touch(s):q(i)?(a.remove(s),a.chase(s)):Y(i)?u.touch(s,i):te(e,t,s,i)}function te(e,t,s,i){let{annotations:n,destinations:o,form:r,removal:a,structure:l}=e;
S(i)&&n.touch(s,i),t.get(s)!==null&&(i.has("Kids")&&r.touch(s),i.has("Fields")&&r.touchForm(),(i.has("ParentTree")||(0,d.A)(i.get("Type"),"StructTreeRoot"))&&l.
touchRoot(),!S(i)&&(o.pruneTargets(s,i),i.get("S")instanceof d.r?o.pruneChain(i,s):o.pruneActions(s,i),!(!o.isDeadAction(i)&&!(i.has("D")&&o.isDead(i)))&&(i.has(
"Next")||a.remove(s),a.chase(s))))}function se({destinations:e,form:t,removal:s,structure:i},n){e.pruneOpenAction(),e.pruneTargets(s.document.catalogNumber,n),t.
touchForm(),i.touchRoot()}function ie(e,t,s){let{document:i}=e,n=i.dict(s.get("SeparationInfo")),o=i.array(n?.get("Pages"));!n||!o?.some(r=>e.isGone(r))||(i.edit(
(0,h.d)(s.get("SeparationInfo"),t)),n.set("Pages",o.filter(r=>!e.isGone(r))))}var ne=10;async function O(e,t){let{pages:s}=e;await s.keepStreams();let{numbers:i,
dropped:n,repeated:o,used:r}=await oe(e,t),a=i.length!==s.count||i.some((m,f)=>m!==s.number(f)),l=t.every((m,f)=>f===0||m>t[f-1]);a&&((0,D.c)(e,t),A(e));let u=n.
length>0?re(e,n):void 0;a&&await(l?s.keep(r):s.rebuild(i));let c=u?await ae(e,i,u):void 0;return{pageCount:i.length,removedPages:n.length,repeatedPages:o,removedOutlineItems:c?.
outlines.removedItems??0,removedDestinations:c?.destinations.removedNames??0,removedLinks:c?.annotations.removedLinks??0,removedFields:c?.form.removedFields??0,
removedStructureElements:c?.structure.removedElements??0,removedXfa:c?.form.removedXfa??!1}}async function oe(e,t){let{pages:s}=e,i=new B(e),n=new Uint8Array(s.
count),o=[],r=0;for(let l of t){let u=l-1;if(n[u]){o.push(i.copyPage(u)),r++;let c=e.job.pace.step(4e3);c&&await c}else o.push(s.number(u));n[u]=1}let a=[];for(let l=0;l<
s.count;l++)n[l]||a.push(s.number(l));return{numbers:o,dropped:a,repeated:r,used:n}}function re(e,t){let s=new Set,i=new Map,n=new Set,o=e.dict(e.catalog.get("S\
tructTreeRoot"))!==void 0;for(let r of t){let a=o?e.resolve(e.entry(r,"StructParents")):null;typeof a=="number"&&n.add(a);let l=e.entry(r,"Annots"),u=e.array(l)??
[];(0,d.y)(l)&&i.set(l.number,u);for(let c of u)(0,d.y)(c)&&s.add(c.number)}return{pages:t,annotations:s,arrays:i,structKeys:n}}async function ae(e,t,s){let i=P(
e),{destinations:n,removal:o,structure:r}=i;for(let l of s.pages)o.remove(l);n.pruneNames(),i.form.dropXfa(),r.dropKeys(s.structKeys),await r.flush(),n.removedNames>
0&&await de(i,t);let a=new Set([...o.removed(),...s.annotations]);return await T(i,a,async({live:l,referrers:u})=>{le(i,s,l,u),await ue(i,s.annotations)}),i}function P(e){
let t=new h.a(e),s=new J(t);return{removal:t,destinations:s,annotations:new L(t,s),outlines:new X(t,s),form:new p.a(t),structure:new W(t),threads:new Q(t)}}async function T(e,t,s){
let{destinations:i,removal:n}=e,{document:o}=n;for(let r=0;r<ne&&t.size>0;r++){let a=await(0,G.a)(o,{watched:t});e.annotations.via=a.via,i.refresh(),r===0&&await s?.(
a);for(let l of[...a.referrers].sort((u,c)=>u-c)){Z(e,l);let u=o.job.pace.step(1e3);u&&await u}await he(e),t=n.takeChased()}}async function de({annotations:e,destinations:t,
outlines:s,removal:i},n){let{document:o}=i;t.pruneOpenAction(),t.pruneTargets(o.catalogNumber,o.catalog),await s.touchAll();for(let r of n){let a=o.job.pace.step(
2e3);a&&await a,o.entry(r,"AA")!==void 0&&t.pruneTargets(r,o.get(r)),e.touchPage(r)}}function le({removal:e},t,s,i){let{document:n}=e,o=a=>{for(let l of a??[])(0,d.y)(
l)&&t.annotations.delete(l.number)};for(let[a,l]of t.arrays)s[a]&&o(l);let r=!1;for(let a of i)n.pages.indexOf(a)>=0?o(n.array(n.entry(a,"Annots"))):Array.isArray(
n.get(a))&&(r=!0);if(r)for(let a of n.pages.numbers){let l=n.entry(a,"Annots");(0,d.y)(l)&&i.has(l.number)&&o(n.array(l))}}async function ue({form:e,removal:t,structure:s},i){
let{document:n}=t,o=new Set,r=n.catalog.has("StructTreeRoot"),a=n.catalog.has("AcroForm");for(let l of i){let u=n.job.pace.step(200);u&&await u;let c=r?n.resolve(
n.entry(l,"StructParent")):null;if(typeof c=="number"&&o.add(c),a&&(0,d.A)(n.resolve(n.entry(l,"Subtype")),"Widget")){let m=n.dict(new d.t(l));if(m&&e.losing(m),
m&&e.keepsAsField(l,m))continue}t.remove(l)}s.dropKeys(o)}async function he({annotations:e,form:t,outlines:s,structure:i,threads:n}){e.flush(),i.dropKeys(e.structKeys),
e.structKeys.clear(),await i.flush(),t.flush(),await s.flush(),n.flush()}0&&(module.exports={a,b,c,d});
