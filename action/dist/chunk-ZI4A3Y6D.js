var C=Object.defineProperty;var k=Object.getOwnPropertyDescriptor;var E=Object.getOwnPropertyNames;var G=Object.prototype.hasOwnProperty;var z=(e,t)=>{for(var s in t)C(e,s,{get:t[s],enumerable:!0})},I=(e,t,s,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of E(t))!G.call(e,r)&&r!==s&&
C(e,r,{get:()=>t[r],enumerable:!(n=k(t,r))||n.enumerable});return e};var W=e=>I(C({},"__esModule",{value:!0}),e);var ee={};z(ee,{a:()=>j,b:()=>N});module.exports=W(ee);var S=require("./chunk-XZFFMJJ7.js"),b=require("./chunk-NFQKDYHV.js"),D=require("./chunk-XR5AN4I3.js"),T=require("./chunk-KN74LLIW.js"),
F=require("./chunk-UI5IVMTH.js"),R=require("./chunk-TZ6YDG7T.js"),K=require("./chunk-XDO4H64R.js"),B=require("./chunk-6YBJABQD.js"),M=require("./chunk-3TZ4DGFD.js"),
o=require("./chunk-IO24KDZ3.js"),q=class{constructor(e){this.document=e;let t=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,o.A)(e.resolve(
t?.get("BaseState")),"OFF");for(let s of e.array(t?.get("OFF"))??[])(0,o.y)(s)&&this.off.add(s.number);for(let s of e.array(t?.get("ON"))??[])(0,o.y)(s)&&this.on.
add(s.number)}document;off=new Set;on=new Set;baseOff;isOff(e){let{document:t}=this,s=t.dict(e);if(!s)return!1;if(!(0,o.A)(t.resolve(s.get("Type")),"OCMD"))return(0,o.y)(
e)&&this.isGroupOff(e.number);let n=s.get("OCGs"),r=(t.array(n)??[n]).filter(o.y);if(r.length===0)return!1;let i=r.map(({number:a})=>!this.isGroupOff(a)),d=t.resolve(
s.get("P"));switch(d instanceof o.r?d.text:"AnyOn"){case"AllOn":return!i.every(a=>a);case"AnyOff":return i.every(a=>a);case"AllOff":return i.some(a=>a);default:
return!i.some(a=>a)}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}};function Q(e,t,s,n){let r=(0,S.a)(e,t.get("Rect")),i=e.get(s);if(!r||
!(i instanceof o.w))return;let d=(0,S.a)(e,i.dict.get("BBox"));if(!d)return;let[a,u,h,f,l,m]=X(e,i.dict.get("Matrix")),c=[],g=[];for(let $ of[d[0],d[2]])for(let A of[
d[1],d[3]])c.push(a*$+h*A+l),g.push(u*$+f*A+m);let[p,y]=[Math.min(...c),Math.max(...c)],[v,w]=[Math.min(...g),Math.max(...g)];if(!(y>p)||!(w>v))return;let O=(r[2]-
r[0])/(y-p),x=(r[3]-r[1])/(w-v),P=[O,0,0,x,r[0]-p*O,r[1]-v*x];return{form:s,matrix:n===0?P:J(P,n,r[0],r[3])}}function X(e,t){let s=(e.array(t)??[]).map(n=>e.resolve(
n));return s.length===6&&s.every(n=>typeof n=="number")?s:[1,0,0,1,0,0]}function J([e,t,s,n,r,i],d,a,u){let h=d===180?-1:0,f=d===90?1:d===270?-1:0,l=(g,p)=>[h*g-
f*p,f*g+h*p],[m,c]=l(r-a,i-u);return[...l(e,t),...l(s,n),m+a,c+u]}var L=class{constructor(e){this.document=e,this.root=(0,R.e)(e,"StructTreeRoot")}document;root;entries;changed=!1;nextKey=0;added=new Map;contents=new Map;mark(e,t){
return this.root?this.identify(e,t)??"/Artifact BMC":""}pageEntries(e){let t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){let{root:e,entries:t,
document:s}=this;if(!e||!t||!this.changed)return;for(let[r,i]of this.contents)t.set(r,s.add(i));let n=[...t].sort(([r],[i])=>r-i);s.edit(e.holder),e.dict.set("P\
arentTree",s.add((0,F.d)(s,n,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){let{document:s}=this,n=s.resolve(e.dict.get("StructParent"));if(typeof n!=
"number")return;let r=this.read(),i=r.get(n),d=s.dict(i);if(!(0,o.y)(i)||!d)return;let a=s.array(d.get("K"))??[d.get("K")??null],u=a.findIndex(g=>this.isReference(
g,e.number));if(u<0)return;let h=s.pages.number(t),f=this.contentsOf(t,r).push(i)-1,l=[...a];l[u]=new o.v([["Type",new o.r("MCR")],["Pg",new o.t(h,s.generation(
h))],["MCID",f]]),s.edit(i),d.set("K",l.length===1?l[0]:l),r.delete(n),this.changed=!0;let m=s.resolve(d.get("S")),c=new B.f(32);return(0,M.c)(c,m instanceof o.r?
m.text:"Form"),`${Buffer.from(c.bytes).toString("latin1")} <</MCID ${f}>> BDC`}isReference(e,t){let s=this.document.resolve(e);if(!(0,o.x)(s)||!(0,o.A)(this.document.
resolve(s.get("Type")),"OBJR"))return!1;let n=s.get("Obj");return(0,o.y)(n)&&n.number===t}contentsOf(e,t){let{document:s}=this,n=s.resolve(s.entry(s.pages.number(
e),"StructParents")),r=typeof n=="number"?n:this.added.get(e);r===void 0&&this.added.set(e,r=this.nextKey++);let i=this.contents.get(r);return i||this.contents.
set(r,i=[...s.array(t.get(r))??[]]),i}read(){if(this.entries)return this.entries;this.entries=new Map;for(let[t,s]of(0,F.b)(this.document,this.root?.dict.get("P\
arentTree"),"Nums"))typeof t=="number"&&this.entries.set(t,s);let e=this.document.resolve(this.root?.dict.get("ParentTreeNextKey"));return this.nextKey=[...this.
entries.keys()].reduce((t,s)=>Math.max(t,s+1),typeof e=="number"?e:0),this.entries}},_=2,H=16,U=32;async function j(e,t,s){return new V(e,t).run(s)}var V=class{constructor(e,t){
this.document=e,this.model=t,this.layers=new q(e),this.tags=new L(e),this.defaults=this.defaultResources()}document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;async run(e){
let{document:t}=this,s=e.filter(a=>this.hasWidgets(a-1)),{kinds:n,pages:r}=await(0,b.e)(t,s),i=new b.c(t),d=new b.d(t);await i.inspect(r);for(let[a,u]of r.entries()){
let{additions:h,paint:f,left:l}=this.widgetsOf(u.index,n[u.kind].rotation),m={Annots:l.length>0?l:void 0};if(f.length>0){let{streams:g,closing:p,form:y}=i.isolated(
u),v=d.with(u.resources,y?[...h,y]:h),w=f.map(x=>x(v.names)).join(`
`),O=y?`q /${v.names.at(-1)} Do Q
`:p;m.Contents=[...g,i.stream(`${O}${w}
`)],m.Resources=v.resources}t.pages.patch(u.index,{...m,...this.tags.pageEntries(u.index)});let c=t.job.pace.step(4e3+f.length*400);c&&await c,a%200===0&&t.job.
pace.progress(a/r.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(t=>(0,o.y)(t)&&this.model.
widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,t){let s={additions:[],
paint:[],left:[]},n=new Map,r=(i,d,a)=>{let u=n.get(a.number)??s.additions.push({category:i,name:d,ref:a})-1;return n.set(a.number,u),u};for(let i of this.annotations(
e)){let d=(0,o.y)(i)?this.model.widgets.get(i.number):void 0;if(!d){s.left.push(i);continue}this.flattened.add(d.number);let a=this.place(d,t);if(!a)continue;let{
form:u,matrix:h}=a,f=r("XObject",`OctavoField${s.additions.length+1}`,u),l=d.dict.get("OC"),m=(0,o.y)(l)?r("Properties","OctavoLayer",l):void 0,c=this.tags.mark(
d,e);s.paint.push(g=>{let p=`q ${h.map(Z).join(" ")} cm /${g[f]} Do Q`,y=c===""?p:`${c}
${p}
EMC`;return m===void 0?y:`/OC /${g[m]} BDC
${y}
EMC`})}return s}place(e,t){let{document:s}=this,n=s.resolve(e.dict.get("F")),r=typeof n=="number"?n:0;if(r&(_|U)||this.layers.isOff(e.dict.get("OC")))return;let i=this.
appearance(e);if(!i)return;let d=Q(s,e.dict,i,r&H?t:0);return d&&this.prepare(i),d}appearance({dict:e}){let{document:t}=this,s=t.dict(e.get("AP"))?.get("N"),n=t.
resolve(s);if(n instanceof o.w)return(0,o.y)(s)?s:void 0;if(!(n instanceof o.v))return;let r=t.resolve(e.get("AS")),i=r instanceof o.r?n.get(r.text):void 0;return(0,o.y)(
i)&&t.resolve(i)instanceof o.w?i:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);let{document:t}=this,s=t.get(e);if(!(s instanceof
o.w))return;let n=t.dict(s.dict.get("Resources")),r=t.resolve(s.dict.get("Subtype")),i=this.defaults!==void 0&&!n?.has("Font");if(r instanceof o.r&&r.text==="Fo\
rm"&&n&&!i)return;let d=new o.v(s.dict).set("Type",new o.r("XObject")).set("Subtype",new o.r("Form"));i&&(!n||n.size===0)?d.set("Resources",this.defaults):i?d.set(
"Resources",new o.v(n).set("Font",this.document.dict(this.defaults).get("Font"))):n||d.set("Resources",new o.v),t.put(e,new o.w(d,s.data,s.sealed))}defaultResources(){
let e=this.model.form?.dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,o.y)(e)?e:this.document.add(t)}removeFields(){let{document:e,model:t}=this,
{widgets:s,form:n}=t,r=new R.a(e);if(this.flattened.size<[...s.values()].filter(({pages:a})=>a.length>0).length){let a=new T.a(r);for(let u of this.flattened){let{
dict:h,node:f}=s.get(u);a.losing(h),a.keepsAsField(u,h)||r.remove(u),f.parent&&a.touch(f.parent.number)}a.flush();return}for(let a of t.numbers())r.remove(a);if(!n)
return;let i=e.editCatalog(),d=n.dict.get("DR");d!==void 0&&(0,K.a)(e,["/FreeText"]).some(a=>Y(e,a))?i.set("AcroForm",new o.v([["Fields",[]],["DR",d]])):i.delete(
"AcroForm")}},Y=(e,t)=>(0,o.A)(e.resolve(e.entry(t,"Subtype")),"FreeText"),Z=e=>(0,M.e)(Number(e.toFixed(6))||0);function N({fields:e,usageRights:t}){let s=[];return e.
length>0&&s.push({code:"signatures_removed",message:`${e.length===1?"One signature was":`${e.length} signatures were`} removed: a form cannot be flattened and s\
tay signed. What they show stays.`}),t?[...s,D.a]:s}0&&(module.exports={a,b});
