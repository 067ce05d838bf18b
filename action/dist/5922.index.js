"use strict";exports.id=5922,exports.ids=[5922],exports.modules={5922:((Q,C,c)=>{c.r(C),c.d(C,{fill_form:()=>X});var U=c(9153),T=c(7390),$=c(2510),B=c(5199),r=c(6031),L=c(9054),
N=c(5079),j=c(1777),Z=c(3319),F=c(656);const X=async(D,P,R)=>{const y=await(0,T.E)(D.bytes,R,{password:P.open_password}),O=await N.mO.read(y);if((0,F.mD)(y,O),O.
fields.length===0)throw(0,U.G6)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);const{flatten:K,unknown_fields:V}=P,x=await(0,r.d)(y,O,new Z.
n(y,O),P.values,{unknownFields:V,flatten:K}),b=[...x.notes,...(0,F.br)(y,O)];if(Object.keys(P.values).length===0&&b.push(H),K){const t=await(0,$.Y)(y,"keep");b.
push(...(0,j.D)(t,"flatten")),O.forget(t.objects),await(0,L.H)(y,O,z(y.pages.count))}const A=y.pages.count,f={pageCount:A,filledFields:x.filled,unfilledFields:x.
unfilledFields,unusedKeys:x.unusedKeys};return{documents:[{name:D.name,bytes:await(0,B.UN)(y),pageCount:A}],notes:b,facts:f}},z=D=>Uint32Array.from({length:D},(P,R)=>R+
1),H={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]}}),9054:((Q,C,c)=>{c.d(C,{H:()=>V});var U=c(2301),T=c(191),$=c(
6123),B=c(5975),r=c(6039),L=c(2156),N=c(4997),j=c(900),Z=c(3403),F=c(4805);function X(f,t,e,n){const o=(0,F.b0)(f,t.get("Rect")),i=f.get(e);if(!o||!(i instanceof
r.Z6))return;const s=(0,F.b0)(f,i.dict.get("BBox"));if(!s)return;const[a,u,d,m,h,g]=z(f,i.dict.get("Matrix")),l=[],p=[];for(const _ of[s[0],s[2]])for(const J of[
s[1],s[3]])l.push(a*_+d*J+h),p.push(u*_+m*J+g);const[v,M]=[Math.min(...l),Math.max(...l)],[E,w]=[Math.min(...p),Math.max(...p)];if(!(M>v)||!(w>E))return;const S=(o[2]-
o[0])/(M-v),I=(o[3]-o[1])/(w-E),W=[S,0,0,I,o[0]-v*S,o[1]-E*I];return{form:e,matrix:n===0?W:H(W,n,o[0],o[3])}}function z(f,t){const e=(f.array(t)??[]).map(n=>f.resolve(
n));return e.length===6&&e.every(n=>typeof n=="number")?e:[1,0,0,1,0,0]}function H([f,t,e,n,o,i],s,a,u){const d=s===180?-1:0,m=s===90?1:s===270?-1:0,h=(p,v)=>[d*
p-m*v,m*p+d*v],[g,l]=h(o-a,i-u);return[...h(f,t),...h(e,n),g+a,l+u]}var D=c(8713),P=c(7967);class R{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(t){
this.document=t,this.root=(0,T.Wo)(t,"StructTreeRoot")}async read(){const{document:t,root:e,entries:n}=this;for(const[i,s]of await(0,D.Zc)(t,e?.dict.get("Parent\
Tree"),"Nums"))typeof i=="number"&&n.set(i,s);const o=t.resolve(e?.dict.get("ParentTreeNextKey"));this.nextKey=[...n.keys()].reduce((i,s)=>Math.max(i,s+1),typeof o==
"number"?o:0)}mark(t,e){return this.root?this.identify(t,e)??"/Artifact BMC":""}pageEntries(t){const e=this.added.get(t);return e===void 0?{}:{StructParents:e}}finish(){
const{root:t,entries:e,document:n}=this;if(!t||!this.changed)return;for(const[i,s]of this.contents)e.set(i,n.add(s));const o=[...e].sort(([i],[s])=>i-s);n.edit(
t.holder),t.dict.set("ParentTree",n.add((0,D.H6)(n,o,"Nums"))),t.dict.set("ParentTreeNextKey",this.nextKey)}identify(t,e){const{document:n,entries:o}=this,i=n.resolve(
t.dict.get("StructParent"));if(typeof i!="number")return;const s=o.get(i),a=n.dict(s);if(!(0,r.i9)(s)||!a)return;const u=n.array(a.get("K"))??[a.get("K")??null],
d=u.findIndex(M=>this.isReference(M,t.number));if(d<0)return;const m=n.pages.number(e),g=this.contentsOf(e,o).push(s)-1,l=[...u];l[d]=new r.Bi([["Type",new r.SX(
"MCR")],["Pg",new r.oS(m,n.generation(m))],["MCID",g]]),n.edit(s),a.set("K",l.length===1?l[0]:l),o.delete(i),this.changed=!0;const p=n.resolve(a.get("S")),v=new P.
k(32);return(0,B.dZ)(v,p instanceof r.SX?p.text:"Form"),`${Buffer.from(v.bytes).toString("latin1")} <</MCID ${g}>> BDC`}isReference(t,e){const n=this.document.resolve(
t);if(!(0,r.Zm)(n)||!(0,r.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const o=n.get("Obj");return(0,r.i9)(o)&&o.number===e}contentsOf(t,e){const{document:n}=this,
o=n.resolve(n.entry(n.pages.number(t),"StructParents"));let i=typeof o=="number"?o:this.added.get(t);i===void 0&&this.added.set(t,i=this.nextKey++);let s=this.contents.
get(i);return s||this.contents.set(i,s=[...n.array(e.get(i))??[]]),s}}const y=2,O=16,K=32;async function V(f,t,e){return new x(f,t).run(e)}class x{document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;constructor(t,e){
this.document=t,this.model=e,this.layers=new Z.z(t),this.tags=new R(t),this.defaults=this.defaultResources()}async run(t){const{document:e}=this,n=t.filter(u=>this.
hasWidgets(u-1)),{kinds:o,pages:i}=await(0,j.F)(e,n),s=new L.K(e),a=new N.n(e);await s.inspect(i),i.length>0&&await this.tags.read();for(const[u,d]of i.entries()){
const{additions:m,paint:h,left:g}=this.widgetsOf(d.index,o[d.kind].rotation),l={Annots:g.length>0?g:void 0};if(h.length>0){const{streams:v,closing:M,form:E}=s.isolated(
d),w=a.with(d.resources,E?[...m,E]:m),S=h.map(W=>W(w.names)).join(`
`),I=E?`q /${w.names.at(-1)} Do Q
`:M;l.Contents=[...v,s.stream(`${I}${S}
`)],l.Resources=w.resources}e.pages.patch(d.index,{...l,...this.tags.pageEntries(d.index)});const p=e.job.pace.step(4e3+h.length*400);p&&await p,u%200===0&&e.job.
pace.progress(u/i.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(t){return this.annotations(t).some(e=>(0,r.i9)(e)&&this.model.
widgets.has(e.number))}annotations(t){return this.document.array(this.document.entry(this.document.pages.number(t),"Annots"))??[]}widgetsOf(t,e){const n={additions:[],
paint:[],left:[]},o=new Map,i=(s,a,u)=>{const d=o.get(u.number)??n.additions.push({category:s,name:a,ref:u})-1;return o.set(u.number,d),d};for(const s of this.annotations(
t)){const a=(0,r.i9)(s)?this.model.widgets.get(s.number):void 0;if(!a){n.left.push(s);continue}this.flattened.add(a.number);const u=this.place(a,e);if(!u)continue;
const{form:d,matrix:m}=u,h=i("XObject",`OctavoField${n.additions.length+1}`,d),g=a.dict.get("OC"),l=(0,r.i9)(g)?i("Properties","OctavoLayer",g):void 0,p=this.tags.
mark(a,t);n.paint.push(v=>{const M=`q ${m.map(A).join(" ")} cm /${v[h]} Do Q`,E=p===""?M:`${p}
${M}
EMC`;return l===void 0?E:`/OC /${v[l]} BDC
${E}
EMC`})}return n}place(t,e){const{document:n}=this,o=n.resolve(t.dict.get("F")),i=typeof o=="number"?o:0;if(i&(y|K)||this.layers.isOff(t.dict.get("OC")))return;const s=this.
appearance(t);if(!s)return;const a=X(n,t.dict,s,i&O?e:0);return a&&this.prepare(s),a}appearance({dict:t}){const{document:e}=this,n=e.dict(t.get("AP"))?.get("N"),
o=e.resolve(n);if(o instanceof r.Z6)return(0,r.i9)(n)?n:void 0;if(!(o instanceof r.Bi))return;const i=e.resolve(t.get("AS")),s=i instanceof r.SX?o.get(i.text):void 0;
return(0,r.i9)(s)&&e.resolve(s)instanceof r.Z6?s:void 0}prepare(t){if(this.prepared.has(t.number))return;this.prepared.add(t.number);const{document:e}=this,n=e.
get(t);if(!(n instanceof r.Z6))return;const o=e.dict(n.dict.get("Resources")),i=e.resolve(n.dict.get("Subtype")),s=this.defaults!==void 0&&!o?.has("Font");if(i instanceof
r.SX&&i.text==="Form"&&o&&!s)return;const a=new r.Bi(n.dict).set("Type",new r.SX("XObject")).set("Subtype",new r.SX("Form"));s&&(!o||o.size===0)?a.set("Resource\
s",this.defaults):s?a.set("Resources",new r.Bi(o).set("Font",this.document.dict(this.defaults).get("Font"))):o||a.set("Resources",new r.Bi),e.put(t,new r.Z6(a,n.
data,n.sealed))}defaultResources(){const t=this.model.form?.dict.get("DR"),e=this.document.dict(t);if(e?.has("Font"))return(0,r.i9)(t)?t:this.document.add(e)}removeFields(){
const{document:t,model:e}=this,{widgets:n,form:o}=e,i=new T.J7(t);if(this.flattened.size<[...n.values()].filter(({pages:d})=>d.length>0).length){const d=new U.I(
i);for(const m of this.flattened){const{dict:h,node:g}=n.get(m);d.losing(h),d.keepsAsField(m,h)||i.remove(m),g.parent&&d.touch(g.parent.number)}d.flush();return}
for(const d of e.numbers())i.remove(d);if(!o)return;const s=t.editCatalog(),a=o.dict.get("DR");a!==void 0&&(0,$.p$)(t,["/FreeText"]).some(d=>b(t,d))?s.set("Acro\
Form",new r.Bi([["Fields",[]],["DR",a]])):s.delete("AcroForm")}}const b=(f,t)=>(0,r.Eo)(f.resolve(f.entry(t,"Subtype")),"FreeText"),A=f=>(0,B.ZV)(Number(f.toFixed(
6))||0)})};
