var c=Object.defineProperty;var F=Object.getOwnPropertyDescriptor;var y=Object.getOwnPropertyNames;var S=Object.prototype.hasOwnProperty;var A=(e,t)=>{for(var i in t)c(e,i,{get:t[i],enumerable:!0})},b=(e,t,i,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of y(t))!S.call(e,r)&&r!==i&&
c(e,r,{get:()=>t[r],enumerable:!(s=F(t,r))||s.enumerable});return e};var T=e=>b(c({},"__esModule",{value:!0}),e);var R={};A(R,{a:()=>v,b:()=>m,c:()=>g,d:()=>h,e:()=>p});module.exports=T(R);var l=require("./chunk-TZ6YDG7T.js"),d=require("./chunk-IO24KDZ3.js"),v=class{constructor(e){
this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){if(!(0,d.A)(
e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,g(this.document,e)!=="Sig"))return;this.signatureRemoved=!0;let t=h(
this.document,e,"V");(0,d.y)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(e);for(let i of[
...t.keys()])!p.includes(i)&&i!=="Kids"&&i!=="AA"&&t.delete(i);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.pruned=!0}flush(){
for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=(0,l.e)(this.document,"AcroForm");e&&(this.filter(e.holder,
e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.get("Fields"))?.
length!==0||e.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){let e=(0,l.e)(this.document,"AcroForm");e?.dict.has("XFA")&&(this.document.
edit(e.holder),e.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){let t=this.document.dict(new d.t(e)),
i=this.document.array(t?.get("Kids"));if(!t||!i)return;let s=i.filter(o=>!this.removal.isGone(o));if(s.length===i.length)return;if(this.document.edit(e),s.length>
0||(0,d.A)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let r=t.get("Parent");this.removal.remove(e),this.removedFields++,(0,d.y)(r)&&this.open.add(r.number)}filter(e,t,i){
let s=this.document.array(t.get(i)),r=s?.filter(o=>!this.removal.isGone(o));!s||!r||r.length===s.length||(this.document.edit(e),r.length>0||i==="Fields"?t.set(i,
r):t.delete(i))}dropSignatureFlags(e,t){let i=(0,l.e)(this.document,"Perms");for(let[s,r]of i?[...i.dict]:[])!(0,d.y)(r)||!this.signatures.has(r.number)||(this.
document.edit(i.holder),i.dict.delete(s));i?.dict.size===0&&this.document.editCatalog().delete("Perms"),t.has("SigFlags")&&(m(this.document).some(({type:s})=>s===
"Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function m(e){let t=(0,l.e)(e,"AcroForm"),i=new l.c(e),s=[],r=[],o=(n,a)=>{for(let u=(n?.length??0)-1;u>=
0;u--)r.push({value:n[u],parent:a})};o(e.array(t?.dict.get("Fields")),void 0);for(let n=r.pop();n;n=r.pop()){let a=e.dict(n.value);if(!a||!i.first(n.value))continue;
let u=e.resolve(a.get("FT")),f={number:(0,d.y)(n.value)?n.value.number:void 0,dict:a,type:u instanceof d.r?u.text:n.parent?.type,parent:n.parent};s.push(f),o(e.
array(a.get("Kids")),f)}return s}function g(e,t){let i=e.resolve(h(e,t,"FT"));return i instanceof d.r?i.text:void 0}function h(e,t,i){let s=t;for(let r=0;s&&r<K;r++){
let o=s.get(i);if(o!==void 0)return o;s=e.dict(s.get("Parent"))}}var p="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),K=100;0&&(module.exports={a,b,c,d,e});
