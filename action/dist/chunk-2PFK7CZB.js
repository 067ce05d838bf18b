"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flattenPages=flattenPages;const chunk_LV4VJJIK_js_1=require("./chunk-LV4VJJIK.js"),chunk_CJWZ2MPQ_js_1=require(
"./chunk-CJWZ2MPQ.js"),chunk_X2YTNMBS_js_1=require("./chunk-X2YTNMBS.js"),chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_ZDLQTNMB_js_1=require("./chun\
k-ZDLQTNMB.js"),chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js"),chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js"),chunk_PEGFVCMK_js_1=require("./chunk-PEGFV\
CMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var Layers=class{constructor(e){this.document=e;let s=e.dict(e.dict(e.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(s?.get("BaseState")),"OFF");for(let t of e.array(s?.get("OFF"))??[])(0,chunk_RFKSFVTF_js_1.isRef)(
t)&&this.off.add(t.number);for(let t of e.array(s?.get("ON"))??[])(0,chunk_RFKSFVTF_js_1.isRef)(t)&&this.on.add(t.number)}document;off=new Set;on=new Set;baseOff;isOff(e){
let{document:s}=this,t=s.dict(e);if(!t)return!1;if(!(0,chunk_RFKSFVTF_js_1.isName)(s.resolve(t.get("Type")),"OCMD"))return(0,chunk_RFKSFVTF_js_1.isRef)(e)&&this.
isGroupOff(e.number);let i=t.get("OCGs"),r=(s.array(i)??[i]).filter(chunk_RFKSFVTF_js_1.isRef);if(r.length===0)return!1;let n=r.map(({number:a})=>!this.isGroupOff(
a)),o=s.resolve(t.get("P"));switch(o instanceof chunk_RFKSFVTF_js_1.Name?o.text:"AnyOn"){case"AllOn":return!n.every(a=>a);case"AnyOff":return n.every(a=>a);case"\
AllOff":return n.some(a=>a);default:return!n.some(a=>a)}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}};function placed(e,s,t,i){let r=(0,chunk_CJWZ2MPQ_js_1.
boxOf)(e,s.get("Rect")),n=e.get(t);if(!r||!(n instanceof chunk_RFKSFVTF_js_1.Stream))return;let o=(0,chunk_CJWZ2MPQ_js_1.boxOf)(e,n.dict.get("BBox"));if(!o)return;
let[a,u,d,c,l,h]=matrixIn(e,n.dict.get("Matrix")),f=[],m=[];for(let k of[o[0],o[2]])for(let F of[o[1],o[3]])f.push(a*k+d*F+l),m.push(u*k+c*F+h);let[g,p]=[Math.min(
...f),Math.max(...f)],[y,b]=[Math.min(...m),Math.max(...m)];if(!(p>g)||!(b>y))return;let v=(r[2]-r[0])/(p-g),w=(r[3]-r[1])/(b-y),O=[v,0,0,w,r[0]-g*v,r[1]-y*w];return{
form:t,matrix:i===0?O:turned(O,i,r[0],r[3])}}function matrixIn(e,s){let t=(e.array(s)??[]).map(i=>e.resolve(i));return t.length===6&&t.every(i=>typeof i=="numbe\
r")?t:[1,0,0,1,0,0]}function turned([e,s,t,i,r,n],o,a,u){let d=o===180?-1:0,c=o===90?1:o===270?-1:0,l=(m,g)=>[d*m-c*g,c*m+d*g],[h,f]=l(r-a,n-u);return[...l(e,s),
...l(t,i),h+a,f+u]}var TaggedWidgets=class{constructor(e){this.document=e,this.root=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"StructTreeRoot")}document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;async read(){
let{document:e,root:s,entries:t}=this;for(let[r,n]of await(0,chunk_4OZNAQ5A_js_1.readTree)(e,s?.dict.get("ParentTree"),"Nums"))typeof r=="number"&&t.set(r,n);let i=e.
resolve(s?.dict.get("ParentTreeNextKey"));this.nextKey=[...t.keys()].reduce((r,n)=>Math.max(r,n+1),typeof i=="number"?i:0)}mark(e,s){return this.root?this.identify(
e,s)??"/Artifact BMC":""}pageEntries(e){let s=this.added.get(e);return s===void 0?{}:{StructParents:s}}finish(){let{root:e,entries:s,document:t}=this;if(!e||!this.
changed)return;for(let[r,n]of this.contents)s.set(r,t.add(n));let i=[...s].sort(([r],[n])=>r-n);t.edit(e.holder),e.dict.set("ParentTree",t.add((0,chunk_4OZNAQ5A_js_1.
buildTree)(t,i,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,s){let{document:t,entries:i}=this,r=t.resolve(e.dict.get("StructParent"));if(typeof r!=
"number")return;let n=i.get(r),o=t.dict(n);if(!(0,chunk_RFKSFVTF_js_1.isRef)(n)||!o)return;let a=t.array(o.get("K"))??[o.get("K")??null],u=a.findIndex(m=>this.isReference(
m,e.number));if(u<0)return;let d=t.pages.number(s),c=this.contentsOf(s,i).push(n)-1,l=[...a];l[u]=new chunk_RFKSFVTF_js_1.Dict([["Type",new chunk_RFKSFVTF_js_1.
Name("MCR")],["Pg",new chunk_RFKSFVTF_js_1.Ref(d,t.generation(d))],["MCID",c]]),t.edit(n),o.set("K",l.length===1?l[0]:l),i.delete(r),this.changed=!0;let h=t.resolve(
o.get("S")),f=new chunk_2V5N7L43_js_1.Output(32);return(0,chunk_PEGFVCMK_js_1.writeName)(f,h instanceof chunk_RFKSFVTF_js_1.Name?h.text:"Form"),`${Buffer.from(f.
bytes).toString("latin1")} <</MCID ${c}>> BDC`}isReference(e,s){let t=this.document.resolve(e);if(!(0,chunk_RFKSFVTF_js_1.isDict)(t)||!(0,chunk_RFKSFVTF_js_1.isName)(
this.document.resolve(t.get("Type")),"OBJR"))return!1;let i=t.get("Obj");return(0,chunk_RFKSFVTF_js_1.isRef)(i)&&i.number===s}contentsOf(e,s){let{document:t}=this,
i=t.resolve(t.entry(t.pages.number(e),"StructParents")),r=typeof i=="number"?i:this.added.get(e);r===void 0&&this.added.set(e,r=this.nextKey++);let n=this.contents.
get(r);return n||this.contents.set(r,n=[...t.array(s.get(r))??[]]),n}},HIDDEN=2,NO_ROTATE=16,NO_VIEW=32;async function flattenPages(e,s,t){return new Flattener(
e,s).run(t)}var Flattener=class{constructor(e,s){this.document=e,this.model=s,this.layers=new Layers(e),this.tags=new TaggedWidgets(e),this.defaults=this.defaultResources()}document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;async run(e){
let{document:s}=this,t=e.filter(a=>this.hasWidgets(a-1)),{kinds:i,pages:r}=await(0,chunk_LV4VJJIK_js_1.survey)(s,t),n=new chunk_LV4VJJIK_js_1.PageContents(s),o=new chunk_LV4VJJIK_js_1.
PageResources(s);await n.inspect(r),r.length>0&&await this.tags.read();for(let[a,u]of r.entries()){let{additions:d,paint:c,left:l}=this.widgetsOf(u.index,i[u.kind].
rotation),h={Annots:l.length>0?l:void 0};if(c.length>0){let{streams:m,closing:g,form:p}=n.isolated(u),y=o.with(u.resources,p?[...d,p]:d),b=c.map(w=>w(y.names)).
join(`
`),v=p?`q /${y.names.at(-1)} Do Q
`:g;h.Contents=[...m,n.stream(`${v}${b}
`)],h.Resources=y.resources}s.pages.patch(u.index,{...h,...this.tags.pageEntries(u.index)});let f=s.job.pace.step(4e3+c.length*400);f&&await f,a%200===0&&s.job.
pace.progress(a/r.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(s=>(0,chunk_RFKSFVTF_js_1.
isRef)(s)&&this.model.widgets.has(s.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,s){
let t={additions:[],paint:[],left:[]},i=new Map,r=(n,o,a)=>{let u=i.get(a.number)??t.additions.push({category:n,name:o,ref:a})-1;return i.set(a.number,u),u};for(let n of this.
annotations(e)){let o=(0,chunk_RFKSFVTF_js_1.isRef)(n)?this.model.widgets.get(n.number):void 0;if(!o){t.left.push(n);continue}this.flattened.add(o.number);let a=this.
place(o,s);if(!a)continue;let{form:u,matrix:d}=a,c=r("XObject",`OctavoField${t.additions.length+1}`,u),l=o.dict.get("OC"),h=(0,chunk_RFKSFVTF_js_1.isRef)(l)?r("\
Properties","OctavoLayer",l):void 0,f=this.tags.mark(o,e);t.paint.push(m=>{let g=`q ${d.map(precise).join(" ")} cm /${m[c]} Do Q`,p=f===""?g:`${f}
${g}
EMC`;return h===void 0?p:`/OC /${m[h]} BDC
${p}
EMC`})}return t}place(e,s){let{document:t}=this,i=t.resolve(e.dict.get("F")),r=typeof i=="number"?i:0;if(r&(HIDDEN|NO_VIEW)||this.layers.isOff(e.dict.get("OC")))
return;let n=this.appearance(e);if(!n)return;let o=placed(t,e.dict,n,r&NO_ROTATE?s:0);return o&&this.prepare(n),o}appearance({dict:e}){let{document:s}=this,t=s.
dict(e.get("AP"))?.get("N"),i=s.resolve(t);if(i instanceof chunk_RFKSFVTF_js_1.Stream)return(0,chunk_RFKSFVTF_js_1.isRef)(t)?t:void 0;if(!(i instanceof chunk_RFKSFVTF_js_1.
Dict))return;let r=s.resolve(e.get("AS")),n=r instanceof chunk_RFKSFVTF_js_1.Name?i.get(r.text):void 0;return(0,chunk_RFKSFVTF_js_1.isRef)(n)&&s.resolve(n)instanceof
chunk_RFKSFVTF_js_1.Stream?n:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);let{document:s}=this,t=s.get(e);if(!(t instanceof
chunk_RFKSFVTF_js_1.Stream))return;let i=s.dict(t.dict.get("Resources")),r=s.resolve(t.dict.get("Subtype")),n=this.defaults!==void 0&&!i?.has("Font");if(r instanceof
chunk_RFKSFVTF_js_1.Name&&r.text==="Form"&&i&&!n)return;let o=new chunk_RFKSFVTF_js_1.Dict(t.dict).set("Type",new chunk_RFKSFVTF_js_1.Name("XObject")).set("Subt\
ype",new chunk_RFKSFVTF_js_1.Name("Form"));n&&(!i||i.size===0)?o.set("Resources",this.defaults):n?o.set("Resources",new chunk_RFKSFVTF_js_1.Dict(i).set("Font",this.
document.dict(this.defaults).get("Font"))):i||o.set("Resources",new chunk_RFKSFVTF_js_1.Dict),s.put(e,new chunk_RFKSFVTF_js_1.Stream(o,t.data,t.sealed))}defaultResources(){
let e=this.model.form?.dict.get("DR"),s=this.document.dict(e);if(s?.has("Font"))return(0,chunk_RFKSFVTF_js_1.isRef)(e)?e:this.document.add(s)}removeFields(){let{
document:e,model:s}=this,{widgets:t,form:i}=s,r=new chunk_ZDLQTNMB_js_1.Removal(e);if(this.flattened.size<[...t.values()].filter(({pages:a})=>a.length>0).length){
let a=new chunk_X2YTNMBS_js_1.FormPruning(r);for(let u of this.flattened){let{dict:d,node:c}=t.get(u);a.losing(d),a.keepsAsField(u,d)||r.remove(u),c.parent&&a.touch(
c.parent.number)}a.flush();return}for(let a of s.numbers())r.remove(a);if(!i)return;let n=e.editCatalog(),o=i.dict.get("DR");o!==void 0&&(0,chunk_4SMGVZ2M_js_1.
objectsWith)(e,["/FreeText"]).some(a=>isFreeText(e,a))?n.set("AcroForm",new chunk_RFKSFVTF_js_1.Dict([["Fields",[]],["DR",o]])):n.delete("AcroForm")}},isFreeText=(e,s)=>(0,chunk_RFKSFVTF_js_1.
isName)(e.resolve(e.entry(s,"Subtype")),"FreeText"),precise=e=>(0,chunk_PEGFVCMK_js_1.formatNumber)(Number(e.toFixed(6))||0);
