"use strict";exports.id=8838,exports.ids=[8838],exports.modules={57594:((B,A,g)=>{g.d(A,{v:()=>w,I:()=>E});var S=g(62328),a=g(45599),P=g(64019),K=g(81627),T=g(36078),C=g(99876),
m=g(36502),l=g(89067),y=g(45079),v=g(64680);class O{document;tree;changed=!1;added=new Map;contents=new Map;constructor(s){this.document=s}async read(){this.tree=
await l.J.read(this.document)}mark(s,o){return this.tree?this.identify(s,o,this.tree)??"/Artifact BMC":""}pageEntries(s){const o=this.added.get(s);return o===void 0?
{}:{StructParents:o}}finish(){const{tree:s,document:o}=this;if(!(!s||!this.changed)){for(const[c,d]of this.contents)s.entries.set(c,o.add(d));s.write()}}identify(s,o,c){
const{document:d}=this,{entries:t}=c,e=d.resolve(s.dict.get("StructParent"));if(typeof e!="number")return;const n=t.get(e),u=d.dict(n);if(!(0,a.i9)(n)||!u)return;
const i=d.array(u.get("K"))??[u.get("K")??null],r=i.findIndex(I=>this.isReference(I,s.number));if(r<0)return;const f=d.pages.number(o),b=this.contentsOf(o,c).push(
n)-1,p=[...i];p[r]=new a.Bi([["Type",new a.SX("MCR")],["Pg",new a.oS(f,d.generation(f))],["MCID",b]]),d.edit(n),u.set("K",p.length===1?p[0]:p),t.delete(e),this.
changed=!0;const M=d.resolve(u.get("S")),R=new v.k(32);return(0,y.dZ)(R,M instanceof a.SX?M.text:"Form"),`${Buffer.from(R.bytes).toString("latin1")} <</MCID ${b}\
>> BDC`}isReference(s,o){const c=this.document.resolve(s);if(!(0,a.Zm)(c)||!(0,a.Eo)(this.document.resolve(c.get("Type")),"OBJR"))return!1;const d=c.get("Obj");
return(0,a.i9)(d)&&d.number===o}contentsOf(s,o){const{document:c}=this,d=c.resolve(c.entry(c.pages.number(s),"StructParents"));let t=typeof d=="number"?d:this.added.
get(s);t===void 0&&this.added.set(s,t=o.newKey());let e=this.contents.get(t);return e||this.contents.set(t,e=[...c.array(o.entries.get(t))??[]]),e}}class w{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(s,o,c){
this.document=s,this.name=o,this.defaults=c,this.layers=new m.z(s),this.tags=new O(s),this.streams=new S.D(s,!0)}async run(s,o){const{document:c}=this,{kinds:d,
pages:t}=await(0,C.F)(c,s),e=new K.B(c);await e.inspect(t),t.length>0&&await this.tags.read();for(const[n,u]of t.entries()){const i=new D(this.name),r=M=>this.paint(
i,M,u.index,d[u.kind].rotation),f=await o({index:u.index,items:E(c,u.index),paint:r}),h={Annots:f.length>0?[...f]:void 0,...this.tags.pageEntries(u.index)},b=M=>`${i.
painted.map(R=>R(M)).join(`
`)}
`;i.painted.length>0?await e.over(u,{resources:i.additions,operators:b},h):c.pages.patch(u.index,h);for(const{category:M,ref:R}of i.additions)M==="XObject"&&await this.
streams.has(R,!0);const p=c.job.pace.step(4e3+i.painted.length*400);p&&await p,n%200===0&&c.job.pace.progress(n/t.length)}this.tags.finish()}isVisible(s){return!(0,P.
dK)(this.document,s)&&!this.layers.isOff(s.get("OC"))}paint(s,o,c,d){const t=this.place(o,d);if(!t)return;const{form:e,matrix:n}=t,u=s.add("XObject",e),i=o.dict.
get("OC"),r=(0,a.i9)(i)?s.add("Properties",i):void 0,f=this.tags.mark(o,c);s.painted.push(h=>{const b=(0,T.qK)(h[u],(0,T.vs)(n)),p=f===""?b:`${f}
${b}
EMC`;return r===void 0?p:`/OC /${h[r]} BDC
${p}
EMC`})}place(s,o){const{document:c}=this;if(!this.isVisible(s.dict))return;const d=(0,P.wR)(c,s.dict);if(!d)return;const t=(0,P.hs)(c,s.dict,d,o);return t&&this.
prepare(d),t}prepare(s){if(this.prepared.has(s.number))return;this.prepared.add(s.number);const{document:o}=this,c=o.get(s);if(!(c instanceof a.Z6))return;const d=o.
dict(c.dict.get("Resources")),t=o.resolve(c.dict.get("Subtype")),e=this.defaults!==void 0&&!d?.has("Font");if(t instanceof a.SX&&t.text==="Form"&&d&&!e)return;const n=new a.
Bi(c.dict).set("Type",new a.SX("XObject")).set("Subtype",new a.SX("Form"));e&&(!d||d.size===0)?n.set("Resources",this.defaults):e?n.set("Resources",new a.Bi(d).
set("Font",this.document.dict(this.defaults).get("Font"))):d||n.set("Resources",new a.Bi),o.put(s,new a.Z6(n,c.data,c.sealed))}}const E=(x,s)=>x.array(x.entry(x.
pages.number(s),"Annots"))??[];class D{name;additions=[];painted=[];known=new Map;constructor(s){this.name=s}add(s,o){const c=s==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",d=this.known.get(o.number)??this.additions.push({category:s,name:c,ref:o})-1;return this.known.set(o.number,d),d}}}),52755:((B,A,g)=>{
g.d(A,{NT:()=>w,Uv:()=>D,kz:()=>C,mO:()=>s,mw:()=>T,qA:()=>E,sj:()=>K,zx:()=>O});var S=g(9819),a=g(45599),P=g(91374);const K=1,T=2,C=4096,m=8192,l=32768,y=65536,
v=1<<17,O=1<<18,w=1<<21,E=1<<24,D=1<<25,x=10;class s{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.
document=t,this.form=(0,S.Wo)(t,"AcroForm"),this.visit=new S._i(t)}static async read(t){const e=new s(t),{form:n}=e;return await e.walk(e.references(n?.dict.get(
"Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await e.readPages(),e}inherited(t,e){for(let n=t;n;n=n.parent){const u=this.document.resolve(n.dict.get(e));if(u!==
null)return u}return e==="DA"||e==="Q"?this.document.resolve(this.form?.dict.get(e)):null}integer(t,e){const n=this.inherited(t,e);return typeof n=="number"?Math.
trunc(n):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(t){const{document:e,nodes:n,widgets:u,fields:i,byName:r}=this,f=({number:h})=>!t.has(h)&&e.exists(h);for(const h of n.values())f(h)||n.delete(
h.number);for(const h of u.values())f(h)||u.delete(h.number);for(const{nodes:h,widgets:b}of i)o(h,f),o(b,f);o(i,({nodes:h})=>h.length>0);for(const[h,b]of r)b.nodes.
length===0&&r.delete(h);this.form=(0,S.Wo)(e,"AcroForm")}async walk(t,e){const{document:n,visit:u}=this;for(const i of(0,P.iA)(n,{from:t,below:e,visit:u,depth:P.
tP})){const{number:r,dict:f}=i;this.nodes.set(r,i);const h=this.references(f.get("Kids"),r,f,"Kids");(0,a.Eo)(n.resolve(f.get("Subtype")),"Widget")||f.has("Rect")?
this.addWidget(i):h.length===0&&(0,P.bf)(i)===i&&this.field(i);const p=n.job.pace.step(1500);p&&await p}}addWidget(t){const e={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,P.bf)(t)).widgets.push(e),this.widgets.set(t.number,e)}field(t){const e=this.fieldOf.get(t);if(e)return e;const{name:n,part:u}=t,i=n===""?
void 0:this.byName.get(n),r=this.integer(t,"Ff"),f=c(t.type,r);if(i?.kind===f)return i.nodes.push(t),this.fieldOf.set(t,i),i;const h={name:n,part:u,kind:f,flags:r,
nodes:[t],widgets:[]};return this.fields.push(h),n!==""&&!i&&this.byName.set(n,h),this.fieldOf.set(t,h),h}async readPages(){const{document:t}=this,{pages:e,job:n}=t,
{spend:u}=new S.b9(t);for(let i=0;i<e.count;i++){const r=e.number(i),f=t.entry(r,"Annots");u(t.array(f)?.length??0);for(const b of f===void 0?[]:this.annotations(
f,r)){const p=this.widgets.get(b.number)??await this.orphan(b);p&&p.pages.length>0&&u(x),p&&p.pages.at(-1)!==i+1&&p.pages.push(i+1);const M=n.pace.step(300);M&&
await M}const h=n.pace.step(300);h&&await h}}annotations(t,e){const n=this.document.array(t)??[];if(!n.some(r=>(0,a.Zm)(r)&&(0,a.Eo)(r.get("Subtype"),"Widget")))
return n.filter(a.i9);const u=(0,a.i9)(t)?t.number:e;this.document.edit(u);const i=(0,a.i9)(t)?n:this.document.array(this.document.get(e).get("Annots"))??[];for(const[
r,f]of i.entries())(0,a.Zm)(f)&&(0,a.Eo)(f.get("Subtype"),"Widget")&&(i[r]=this.document.add(f));return i.filter(a.i9)}async orphan(t){const{document:e}=this;if(!(0,a.
Eo)(e.resolve(e.entry(t.number,"Subtype")),"Widget"))return;const n=[t],u=new Set([t.number]);let i;for(let r=e.entry(t.number,"Parent");(0,a.i9)(r)&&n.length<P.
tP&&(i=this.nodes.get(r.number),!(i||u.has(r.number)||!(0,a.Zm)(e.get(r))));)u.add(r.number),n.push(r),r=e.entry(r.number,"Parent");for(const r of n.reverse())this.
nodes.has(r.number)||await this.walk([r],i),i=this.nodes.get(r.number);return this.widgets.get(t.number)}references(t,e,n,u){const{document:i}=this,r=i.array(t);
if(!r||!n)return[];if(!r.some(a.Zm))return r.filter(a.i9);i.edit((0,a.i9)(t)?t.number:e);const f=i.array(n.get(u))??[];for(const[h,b]of f.entries())(0,a.Zm)(b)&&
(f[h]=i.add(b));return f.filter(a.i9)}}function o(d,t){let e=0;for(const n of d)t(n)&&(d[e++]=n);d.length=e}function c(d,t){switch(d){case"Tx":return t&m?"passw\
ord":"text";case"Btn":return t&y?"button":t&l?"radio":"checkbox";case"Ch":return t&v?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),89067:((B,A,g)=>{
g.d(A,{J:()=>T});var S=g(45599),a=g(81077),P=g(9819);const K=100;class T{document;root;entries;nextKey;constructor(m,l,y,v){this.document=m,this.root=l,this.entries=
y,this.nextKey=v}static async read(m){const l=(0,P.Wo)(m,"StructTreeRoot");if(!l)return;const y=new Map;for(const[w,E]of await(0,a.Zc)(m,l.dict.get("ParentTree"),
"Nums"))typeof w=="number"&&y.set(w,E);const v=m.resolve(l.dict.get("ParentTreeNextKey")),O=[...y.keys()].reduce((w,E)=>Math.max(w,E+1),typeof v=="number"?v:0);
return new T(m,l,y,O)}newKey(){return this.nextKey++}write(){const{document:m,root:l,entries:y}=this,v=[...y].sort(([O],[w])=>O-w);m.edit(l.holder),l.dict.set("\
ParentTree",m.add((0,a.H6)(m,v,"Nums"))),l.dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:l,root:y,entries:v}=this,O=this.lastLeaf(),w=O.at(-1);
if(!w)return this.write();l.edit(y.holder),y.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:x,holder:s}of O){const o=l.array(x.get("Limits"));l.edit(
s),o&&x.set("Limits",[o[0]??m,m])}const E=w.dict.get("Nums"),D=(0,S.i9)(E)?l.edit(E):E;(0,S.cy)(D)?D.push(m,v.get(m)):w.dict.set("Nums",[m,v.get(m)])}lastLeaf(){
const{document:m,root:l}=this,y=[];let v=l.holder,O=l.dict.get("ParentTree");for(;O!==void 0&&y.length<K;){(0,S.i9)(O)&&(v=O.number);const w=m.dict(O);if(!w)return[];
y.push({dict:w,holder:v});const E=m.array(w.get("Kids"));if(!E||E.length===0)return y;O=E.at(-1)}return[]}}})};
