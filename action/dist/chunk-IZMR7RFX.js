"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flattenPages=flattenPages;const chunk_H6QE5UEV_js_1=require("./chunk-H6QE5UEV.js"),chunk_2OOG7MWY_js_1=require(
"./chunk-2OOG7MWY.js"),chunk_CJWZ2MPQ_js_1=require("./chunk-CJWZ2MPQ.js"),chunk_JESHQHHA_js_1=require("./chunk-JESHQHHA.js"),chunk_4OZNAQ5A_js_1=require("./chun\
k-4OZNAQ5A.js"),chunk_ZDLQTNMB_js_1=require("./chunk-ZDLQTNMB.js"),chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFA\
M73.js"),chunk_PEGFVCMK_js_1=require("./chunk-PEGFVCMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");function placed(e,s,t,i){let n=(0,chunk_CJWZ2MPQ_js_1.
boxOf)(e,s.get("Rect")),r=e.get(t);if(!n||!(r instanceof chunk_RFKSFVTF_js_1.Stream))return;let a=(0,chunk_CJWZ2MPQ_js_1.boxOf)(e,r.dict.get("BBox"));if(!a)return;
let[o,u,l,c,d,f]=matrixIn(e,r.dict.get("Matrix")),h=[],m=[];for(let _ of[a[0],a[2]])for(let x of[a[1],a[3]])h.push(o*_+l*x+d),m.push(u*_+c*x+f);let[g,p]=[Math.min(
...h),Math.max(...h)],[y,b]=[Math.min(...m),Math.max(...m)];if(!(p>g)||!(b>y))return;let v=(n[2]-n[0])/(p-g),w=(n[3]-n[1])/(b-y),k=[v,0,0,w,n[0]-g*v,n[1]-y*w];return{
form:t,matrix:i===0?k:turned(k,i,n[0],n[3])}}function matrixIn(e,s){let t=(e.array(s)??[]).map(i=>e.resolve(i));return t.length===6&&t.every(i=>typeof i=="numbe\
r")?t:[1,0,0,1,0,0]}function turned([e,s,t,i,n,r],a,o,u){let l=a===180?-1:0,c=a===90?1:a===270?-1:0,d=(m,g)=>[l*m-c*g,c*m+l*g],[f,h]=d(n-o,r-u);return[...d(e,s),
...d(t,i),f+o,h+u]}var TaggedWidgets=class{constructor(e){this.document=e,this.root=(0,chunk_ZDLQTNMB_js_1.catalogEntry)(e,"StructTreeRoot")}document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;async read(){
let{document:e,root:s,entries:t}=this;for(let[n,r]of await(0,chunk_4OZNAQ5A_js_1.readTree)(e,s?.dict.get("ParentTree"),"Nums"))typeof n=="number"&&t.set(n,r);let i=e.
resolve(s?.dict.get("ParentTreeNextKey"));this.nextKey=[...t.keys()].reduce((n,r)=>Math.max(n,r+1),typeof i=="number"?i:0)}mark(e,s){return this.root?this.identify(
e,s)??"/Artifact BMC":""}pageEntries(e){let s=this.added.get(e);return s===void 0?{}:{StructParents:s}}finish(){let{root:e,entries:s,document:t}=this;if(!e||!this.
changed)return;for(let[n,r]of this.contents)s.set(n,t.add(r));let i=[...s].sort(([n],[r])=>n-r);t.edit(e.holder),e.dict.set("ParentTree",t.add((0,chunk_4OZNAQ5A_js_1.
buildTree)(t,i,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,s){let{document:t,entries:i}=this,n=t.resolve(e.dict.get("StructParent"));if(typeof n!=
"number")return;let r=i.get(n),a=t.dict(r);if(!(0,chunk_RFKSFVTF_js_1.isRef)(r)||!a)return;let o=t.array(a.get("K"))??[a.get("K")??null],u=o.findIndex(m=>this.isReference(
m,e.number));if(u<0)return;let l=t.pages.number(s),c=this.contentsOf(s,i).push(r)-1,d=[...o];d[u]=new chunk_RFKSFVTF_js_1.Dict([["Type",new chunk_RFKSFVTF_js_1.
Name("MCR")],["Pg",new chunk_RFKSFVTF_js_1.Ref(l,t.generation(l))],["MCID",c]]),t.edit(r),a.set("K",d.length===1?d[0]:d),i.delete(n),this.changed=!0;let f=t.resolve(
a.get("S")),h=new chunk_B2YFAM73_js_1.Output(32);return(0,chunk_PEGFVCMK_js_1.writeName)(h,f instanceof chunk_RFKSFVTF_js_1.Name?f.text:"Form"),`${Buffer.from(h.
bytes).toString("latin1")} <</MCID ${c}>> BDC`}isReference(e,s){let t=this.document.resolve(e);if(!(0,chunk_RFKSFVTF_js_1.isDict)(t)||!(0,chunk_RFKSFVTF_js_1.isName)(
this.document.resolve(t.get("Type")),"OBJR"))return!1;let i=t.get("Obj");return(0,chunk_RFKSFVTF_js_1.isRef)(i)&&i.number===s}contentsOf(e,s){let{document:t}=this,
i=t.resolve(t.entry(t.pages.number(e),"StructParents")),n=typeof i=="number"?i:this.added.get(e);n===void 0&&this.added.set(e,n=this.nextKey++);let r=this.contents.
get(n);return r||this.contents.set(n,r=[...t.array(s.get(n))??[]]),r}},HIDDEN=2,NO_ROTATE=16,NO_VIEW=32;async function flattenPages(e,s,t){return new Flattener(
e,s).run(t)}var Flattener=class{constructor(e,s){this.document=e,this.model=s,this.layers=new chunk_2OOG7MWY_js_1.Layers(e),this.tags=new TaggedWidgets(e),this.
defaults=this.defaultResources()}document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;async run(e){let{document:s}=this,t=e.filter(o=>this.hasWidgets(
o-1)),{kinds:i,pages:n}=await(0,chunk_H6QE5UEV_js_1.survey)(s,t),r=new chunk_H6QE5UEV_js_1.PageContents(s),a=new chunk_H6QE5UEV_js_1.PageResources(s);await r.inspect(
n),n.length>0&&await this.tags.read();for(let[o,u]of n.entries()){let{additions:l,paint:c,left:d}=this.widgetsOf(u.index,i[u.kind].rotation),f={Annots:d.length>
0?d:void 0};if(c.length>0){let{streams:m,closing:g,form:p}=r.isolated(u),y=a.with(u.resources,p?[...l,p]:l),b=c.map(w=>w(y.names)).join(`
`),v=p?`q /${y.names.at(-1)} Do Q
`:g;f.Contents=[...m,r.stream(`${v}${b}
`)],f.Resources=y.resources}s.pages.patch(u.index,{...f,...this.tags.pageEntries(u.index)});let h=s.job.pace.step(4e3+c.length*400);h&&await h,o%200===0&&s.job.
pace.progress(o/n.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(s=>(0,chunk_RFKSFVTF_js_1.
isRef)(s)&&this.model.widgets.has(s.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,s){
let t={additions:[],paint:[],left:[]},i=new Map,n=(r,a,o)=>{let u=i.get(o.number)??t.additions.push({category:r,name:a,ref:o})-1;return i.set(o.number,u),u};for(let r of this.
annotations(e)){let a=(0,chunk_RFKSFVTF_js_1.isRef)(r)?this.model.widgets.get(r.number):void 0;if(!a){t.left.push(r);continue}this.flattened.add(a.number);let o=this.
place(a,s);if(!o)continue;let{form:u,matrix:l}=o,c=n("XObject",`OctavoField${t.additions.length+1}`,u),d=a.dict.get("OC"),f=(0,chunk_RFKSFVTF_js_1.isRef)(d)?n("\
Properties","OctavoLayer",d):void 0,h=this.tags.mark(a,e);t.paint.push(m=>{let g=`q ${l.map(precise).join(" ")} cm /${m[c]} Do Q`,p=h===""?g:`${h}
${g}
EMC`;return f===void 0?p:`/OC /${m[f]} BDC
${p}
EMC`})}return t}place(e,s){let{document:t}=this,i=t.resolve(e.dict.get("F")),n=typeof i=="number"?i:0;if(n&(HIDDEN|NO_VIEW)||this.layers.isOff(e.dict.get("OC")))
return;let r=this.appearance(e);if(!r)return;let a=placed(t,e.dict,r,n&NO_ROTATE?s:0);return a&&this.prepare(r),a}appearance({dict:e}){let{document:s}=this,t=s.
dict(e.get("AP"))?.get("N"),i=s.resolve(t);if(i instanceof chunk_RFKSFVTF_js_1.Stream)return(0,chunk_RFKSFVTF_js_1.isRef)(t)?t:void 0;if(!(i instanceof chunk_RFKSFVTF_js_1.
Dict))return;let n=s.resolve(e.get("AS")),r=n instanceof chunk_RFKSFVTF_js_1.Name?i.get(n.text):void 0;return(0,chunk_RFKSFVTF_js_1.isRef)(r)&&s.resolve(r)instanceof
chunk_RFKSFVTF_js_1.Stream?r:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);let{document:s}=this,t=s.get(e);if(!(t instanceof
chunk_RFKSFVTF_js_1.Stream))return;let i=s.dict(t.dict.get("Resources")),n=s.resolve(t.dict.get("Subtype")),r=this.defaults!==void 0&&!i?.has("Font");if(n instanceof
chunk_RFKSFVTF_js_1.Name&&n.text==="Form"&&i&&!r)return;let a=new chunk_RFKSFVTF_js_1.Dict(t.dict).set("Type",new chunk_RFKSFVTF_js_1.Name("XObject")).set("Subt\
ype",new chunk_RFKSFVTF_js_1.Name("Form"));r&&(!i||i.size===0)?a.set("Resources",this.defaults):r?a.set("Resources",new chunk_RFKSFVTF_js_1.Dict(i).set("Font",this.
document.dict(this.defaults).get("Font"))):i||a.set("Resources",new chunk_RFKSFVTF_js_1.Dict),s.put(e,new chunk_RFKSFVTF_js_1.Stream(a,t.data,t.sealed))}defaultResources(){
let e=this.model.form?.dict.get("DR"),s=this.document.dict(e);if(s?.has("Font"))return(0,chunk_RFKSFVTF_js_1.isRef)(e)?e:this.document.add(s)}removeFields(){let{
document:e,model:s}=this,{widgets:t,form:i}=s,n=new chunk_ZDLQTNMB_js_1.Removal(e);if(this.flattened.size<[...t.values()].filter(({pages:o})=>o.length>0).length){
let o=new chunk_JESHQHHA_js_1.FormPruning(n);for(let u of this.flattened){let{dict:l,node:c}=t.get(u);o.losing(l),o.keepsAsField(u,l)||n.remove(u),c.parent&&o.touch(
c.parent.number)}o.flush();return}for(let o of s.numbers())n.remove(o);if(!i)return;let r=e.editCatalog(),a=i.dict.get("DR");a!==void 0&&(0,chunk_4SMGVZ2M_js_1.
objectsWith)(e,["/FreeText"]).some(o=>isFreeText(e,o))?r.set("AcroForm",new chunk_RFKSFVTF_js_1.Dict([["Fields",[]],["DR",a]])):r.delete("AcroForm")}},isFreeText=(e,s)=>(0,chunk_RFKSFVTF_js_1.
isName)(e.resolve(e.entry(s,"Subtype")),"FreeText"),precise=e=>(0,chunk_PEGFVCMK_js_1.formatNumber)(Number(e.toFixed(6))||0);
