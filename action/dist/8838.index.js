"use strict";exports.id=8838,exports.ids=[8838],exports.modules={57594:((B,A,g)=>{g.d(A,{v:()=>y,I:()=>E});var S=g(62328),d=g(45599),x=g(64019),K=g(81627),T=g(36078),C=g(99876),
l=g(36502),m=g(89067),w=g(45079),v=g(64680);class O{document;tree;changed=!1;added=new Map;contents=new Map;constructor(s){this.document=s}async read(){this.tree=
await m.J.read(this.document)}mark(s,o){return this.tree?this.identify(s,o,this.tree)??"/Artifact BMC":""}pageEntries(s){const o=this.added.get(s);return o===void 0?
{}:{StructParents:o}}finish(){const{tree:s,document:o}=this;if(!(!s||!this.changed)){for(const[c,a]of this.contents)s.entries.set(c,o.add(a));s.write()}}identify(s,o,c){
const{document:a}=this,{entries:t}=c,e=a.resolve(s.dict.get("StructParent"));if(typeof e!="number")return;const n=t.get(e),f=a.dict(n);if(!(0,d.i9)(n)||!f)return;
const i=a.array(f.get("K"))??[f.get("K")??null],r=i.findIndex(I=>this.isReference(I,s.number));if(r<0)return;const h=a.pages.number(o),b=this.contentsOf(o,c).push(
n)-1,p=[...i];p[r]=new d.Bi([["Type",new d.SX("MCR")],["Pg",new d.oS(h,a.generation(h))],["MCID",b]]),a.edit(n),f.set("K",p.length===1?p[0]:p),t.delete(e),this.
changed=!0;const P=a.resolve(f.get("S")),R=new v.k(32);return(0,w.dZ)(R,P instanceof d.SX?P.text:"Form"),`${Buffer.from(R.bytes).toString("latin1")} <</MCID ${b}\
>> BDC`}isReference(s,o){const c=this.document.resolve(s);if(!(0,d.Zm)(c)||!(0,d.Eo)(this.document.resolve(c.get("Type")),"OBJR"))return!1;const a=c.get("Obj");
return(0,d.i9)(a)&&a.number===o}contentsOf(s,o){const{document:c}=this,a=c.resolve(c.entry(c.pages.number(s),"StructParents"));let t=typeof a=="number"?a:this.added.
get(s);t===void 0&&this.added.set(s,t=o.newKey());let e=this.contents.get(t);return e||this.contents.set(t,e=[...c.array(o.entries.get(t))??[]]),e}}class y{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(s,o,c){
this.document=s,this.name=o,this.defaults=c,this.layers=new l.z(s),this.tags=new O(s),this.streams=new S.D(s,!0)}async run(s,o){const{document:c}=this,{kinds:a,
pages:t}=await(0,C.F)(c,s),e=new K.B(c);await e.inspect(t),t.length>0&&await this.tags.read();for(const[n,f]of t.entries()){const i=new D(this.name),r=P=>this.paint(
i,P,f.index,a[f.kind].rotation),h=await o({index:f.index,items:E(c,f.index),paint:r}),u={Annots:h.length>0?[...h]:void 0,...this.tags.pageEntries(f.index)},b=P=>`${i.
painted.map(R=>R(P)).join(`
`)}
`;i.painted.length>0?await e.over(f,{resources:i.additions,operators:b},u):c.pages.patch(f.index,u);for(const{category:P,ref:R}of i.additions)P==="XObject"&&await this.
streams.has(R,"content");const p=c.job.pace.step(4e3+i.painted.length*400);p&&await p,n%200===0&&c.job.pace.progress(n/t.length)}this.tags.finish()}isVisible(s){
return!(0,x.dK)(this.document,s)&&!this.layers.isOff(s.get("OC"))}paint(s,o,c,a){const t=this.place(o,a);if(!t)return;const{form:e,matrix:n}=t,f=s.add("XObject",
e),i=o.dict.get("OC"),r=(0,d.i9)(i)?s.add("Properties",i):void 0,h=this.tags.mark(o,c);s.painted.push(u=>{const b=(0,T.qK)(u[f],(0,T.vs)(n)),p=h===""?b:`${h}
${b}
EMC`;return r===void 0?p:`/OC /${u[r]} BDC
${p}
EMC`})}place(s,o){const{document:c}=this;if(!this.isVisible(s.dict))return;const a=(0,x.wR)(c,s.dict);if(!a)return;const t=(0,x.hs)(c,s.dict,a,o);return t&&this.
prepare(a),t}prepare(s){if(this.prepared.has(s.number))return;this.prepared.add(s.number);const{document:o}=this,c=o.get(s);if(!(c instanceof d.Z6))return;const a=o.
dict(c.dict.get("Resources")),t=o.resolve(c.dict.get("Subtype")),e=this.defaults!==void 0&&!a?.has("Font");if(t instanceof d.SX&&t.text==="Form"&&a&&!e)return;const n=new d.
Bi(c.dict).set("Type",new d.SX("XObject")).set("Subtype",new d.SX("Form"));e&&(!a||a.size===0)?n.set("Resources",this.defaults):e?n.set("Resources",new d.Bi(a).
set("Font",this.document.dict(this.defaults).get("Font"))):a||n.set("Resources",new d.Bi),o.put(s,new d.Z6(n,c.data,c.sealed))}}const E=(M,s)=>M.array(M.entry(M.
pages.number(s),"Annots"))??[];class D{name;additions=[];painted=[];known=new Map;constructor(s){this.name=s}add(s,o){const c=s==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",a=this.known.get(o.number)??this.additions.push({category:s,name:c,ref:o})-1;return this.known.set(o.number,a),a}}}),52755:((B,A,g)=>{
g.d(A,{NT:()=>y,Uv:()=>D,kz:()=>C,mO:()=>s,mw:()=>T,qA:()=>E,sj:()=>K,zx:()=>O});var S=g(9819),d=g(45599),x=g(91374);const K=1,T=2,C=4096,l=8192,m=32768,w=65536,
v=1<<17,O=1<<18,y=1<<21,E=1<<24,D=1<<25,M=10;class s{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(t){
this.document=t,this.form=(0,S.Wo)(t,"AcroForm"),this.visit=new S._i(t)}static async read(t){const e=new s(t),{form:n}=e;return await e.walk(e.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await e.readPages(),e}inherited(t,e){for(let n=t;n;n=n.parent){const f=this.document.resolve(n.dict.get(e));
if(f!==null)return f}return e==="DA"||e==="Q"?this.document.resolve(this.form?.dict.get(e)):null}integer(t,e){const n=this.inherited(t,e);return typeof n=="numb\
er"?Math.trunc(n):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:e,nodes:n,widgets:f,fields:i,byName:r}=this,h=({number:u})=>!t.has(u)&&e.exists(u);for(const u of n.values())h(
u)||n.delete(u.number);for(const u of f.values())h(u)||f.delete(u.number);for(const{nodes:u,widgets:b}of i)o(u,h),o(b,h);o(i,({nodes:u})=>u.length>0);for(const[
u,b]of r)b.nodes.length===0&&r.delete(u);this.form=(0,S.Wo)(e,"AcroForm")}async walk(t,e){const{document:n,visit:f}=this;for(const i of(0,x.iA)(n,{from:t,below:e,
visit:f,depth:x.tP})){const{number:r,dict:h}=i;this.nodes.set(r,i);const u=this.references(h.get("Kids"),r,h,"Kids");(0,d.Eo)(n.resolve(h.get("Subtype")),"Widge\
t")||h.has("Rect")?this.addWidget(i):u.length===0&&(0,x.bf)(i)===i&&this.field(i);const p=n.job.pace.step(1500);p&&await p}}addWidget(t){const e={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,x.bf)(t)).widgets.push(e),this.widgets.set(t.number,e)}field(t){const e=this.fieldOf.get(t);if(e)return e;const{name:n,
part:f}=t,i=n===""?void 0:this.byName.get(n),r=this.integer(t,"Ff"),h=c(t.type,r);if(i?.kind===h)return i.nodes.push(t),this.fieldOf.set(t,i),i;const u={name:n,
part:f,kind:h,flags:r,nodes:[t],widgets:[]};return this.fields.push(u),n!==""&&!i&&this.byName.set(n,u),this.fieldOf.set(t,u),u}async readPages(){const{document:t}=this,
{pages:e,job:n}=t,{spend:f}=new S.b9(t);for(let i=0;i<e.count;i++){const r=e.number(i),h=t.entry(r,"Annots");f(t.array(h)?.length??0);for(const b of h===void 0?
[]:this.annotations(h,r)){const p=this.widgets.get(b.number)??await this.orphan(b);p&&p.pages.length>0&&f(M),p&&p.pages.at(-1)!==i+1&&p.pages.push(i+1);const P=n.
pace.step(300);P&&await P}const u=n.pace.step(300);u&&await u}}annotations(t,e){const n=this.document.array(t)??[];if(!n.some(r=>(0,d.Zm)(r)&&(0,d.Eo)(r.get("Su\
btype"),"Widget")))return n.filter(d.i9);const f=(0,d.i9)(t)?t.number:e;this.document.edit(f);const i=(0,d.i9)(t)?n:this.document.array(this.document.get(e).get(
"Annots"))??[];for(const[r,h]of i.entries())(0,d.Zm)(h)&&(0,d.Eo)(h.get("Subtype"),"Widget")&&(i[r]=this.document.add(h));return i.filter(d.i9)}async orphan(t){
const{document:e}=this;if(!(0,d.Eo)(e.resolve(e.entry(t.number,"Subtype")),"Widget"))return;const n=[t],f=new Set([t.number]);let i;for(let r=e.entry(t.number,"\
Parent");(0,d.i9)(r)&&n.length<x.tP&&(i=this.nodes.get(r.number),!(i||f.has(r.number)||!(0,d.Zm)(e.get(r))));)f.add(r.number),n.push(r),r=e.entry(r.number,"Pare\
nt");for(const r of n.reverse())this.nodes.has(r.number)||await this.walk([r],i),i=this.nodes.get(r.number);return this.widgets.get(t.number)}references(t,e,n,f){
const{document:i}=this,r=i.array(t);if(!r||!n)return[];const h=(0,d.i9)(t)?this.lists.get(r):void 0;if(h)return h;i.job.pace.add(r.length);let u=r;if(r.some(d.Zm)){
i.edit((0,d.i9)(t)?t.number:e),u=i.array(n.get(f))??[];for(const[p,P]of u.entries())(0,d.Zm)(P)&&(u[p]=i.add(P))}const b=u.filter(d.i9);return(0,d.i9)(t)&&this.
lists.set(u,b),b}}function o(a,t){let e=0;for(const n of a)t(n)&&(a[e++]=n);a.length=e}function c(a,t){switch(a){case"Tx":return t&l?"password":"text";case"Btn":
return t&w?"button":t&m?"radio":"checkbox";case"Ch":return t&v?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),89067:((B,A,g)=>{g.d(A,
{J:()=>T});var S=g(45599),d=g(81077),x=g(9819);const K=100;class T{document;root;entries;nextKey;constructor(l,m,w,v){this.document=l,this.root=m,this.entries=w,
this.nextKey=v}static async read(l){const m=(0,x.Wo)(l,"StructTreeRoot");if(!m)return;const w=new Map;for(const[y,E]of await(0,d.Zc)(l,m.dict.get("ParentTree"),
"Nums"))typeof y=="number"&&w.set(y,E);const v=l.resolve(m.dict.get("ParentTreeNextKey")),O=[...w.keys()].reduce((y,E)=>Math.max(y,E+1),typeof v=="number"?v:0);
return new T(l,m,w,O)}newKey(){return this.nextKey++}write(){const{document:l,root:m,entries:w}=this,v=[...w].sort(([O],[y])=>O-y);l.edit(m.holder),m.dict.set("\
ParentTree",l.add((0,d.H6)(l,v,"Nums"))),m.dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:m,root:w,entries:v}=this,O=this.lastLeaf(),y=O.at(-1);
if(!y)return this.write();m.edit(w.holder),w.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:M,holder:s}of O){const o=m.array(M.get("Limits"));m.edit(
s),o&&M.set("Limits",[o[0]??l,l])}const E=y.dict.get("Nums"),D=(0,S.i9)(E)?m.edit(E):E;(0,S.cy)(D)?D.push(l,v.get(l)):y.dict.set("Nums",[l,v.get(l)])}lastLeaf(){
const{document:l,root:m}=this,w=[];let v=m.holder,O=m.dict.get("ParentTree");for(;O!==void 0&&w.length<K;){(0,S.i9)(O)&&(v=O.number);const y=l.dict(O);if(!y)return[];
w.push({dict:y,holder:v});const E=l.array(y.get("Kids"));if(!E||E.length===0)return w;O=E.at(-1)}return[]}}})};
