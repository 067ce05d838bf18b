"use strict";exports.id=4954,exports.ids=[4954],exports.modules={55969:((N,C,l)=>{l.d(C,{B:()=>I,E:()=>S});var R=l(45599);const f=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),A=new Set(["Link","Wi\
dget","FileAttachment"]);function I(w,M){const h=w.resolve(M.get("Subtype"));return h instanceof R.SX?h.text:""}const S=(w,M)=>M==="comments"?f.has(w):w!==""&&!A.
has(w)}),84961:((N,C,l)=>{l.d(C,{$x:()=>b,Kh:()=>h,qg:()=>O,xS:()=>E});var R=l(58552),f=l(33973),A=l(90536),I=l(45599),S=l(3907),w=l(33311),M=l(9819);function h(g,T){
const x=g.resolve(T.get("S"));return(!T.has("S")||(0,I.Eo)(x,"JavaScript")||(0,I.Eo)(x,"Rendition"))&&g.resolve(T.get("JS"))!==null}async function E(g,T){const x=T.
filter(U=>(0,A.L)(g.get(U),L=>h(g,L)));if(x.length===0)return!1;const{live:D}=await(0,f.Gy)(g);return x.some(U=>D[U]===1)}async function b(g){return await E(g,(await(0,w.
S)(g)).JS)||O(g)}async function O(g){if(!(0,I.Zm)(g.get(g.catalogNumber)))return!1;const T=g.resolve((0,M.Wo)(g,"AcroForm")?.dict.get("XFA"));if(T===null)return!1;
if(g.security?.locked===!0)return null;for(const x of Array.isArray(T)?T:[T]){const D=g.resolve(x);if(!(D instanceof I.Z6))continue;let U;try{U=await g.decodedAtEase(
D)}catch(B){if(!(B instanceof R.zU)||B.code==="cancelled")throw B;return!0}const L=(0,S.xK)(U);if(L===void 0||L.includes("script")&&await K(L,g.job.pace))return!0}
return!1}async function K(g,T){const x=D=>(D.kind==="start"||D.kind==="empty")&&/^(?:[^:]*:)?script$/.test(D.name);return await(0,S.km)(g,T,x)!=="well-formed"}}),
52755:((N,C,l)=>{l.d(C,{NT:()=>K,Uv:()=>T,kz:()=>w,mO:()=>D,mw:()=>S,qA:()=>g,sj:()=>I,zx:()=>O});var R=l(9819),f=l(45599),A=l(91374);const I=1,S=2,w=4096,M=8192,
h=32768,E=65536,b=1<<17,O=1<<18,K=1<<21,g=1<<24,T=1<<25,x=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(r){
this.document=r,this.form=(0,R.Wo)(r,"AcroForm"),this.visit=new R._i(r)}static async read(r){const d=new D(r),{form:a}=d;return await d.walk(d.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await d.readPages(),d}inherited(r,d){for(let a=r;a;a=a.parent){const _=this.document.resolve(a.dict.get(d));
if(_!==null)return _}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(r,d){const a=this.inherited(r,d);return typeof a=="numb\
er"?Math.trunc(a):0}node(r){return this.nodes.get(r)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(r){const{document:d,nodes:a,widgets:_,fields:i,byName:t}=this,e=({number:s})=>!r.has(s)&&d.exists(s);for(const s of a.values())e(
s)||a.delete(s.number);for(const s of _.values())e(s)||_.delete(s.number);for(const{nodes:s,widgets:o}of i)U(s,e),U(o,e);U(i,({nodes:s})=>s.length>0);for(const[
s,o]of t)o.nodes.length===0&&t.delete(s);this.form=(0,R.Wo)(d,"AcroForm")}async walk(r,d){const{document:a,visit:_}=this;for(const i of(0,A.iA)(a,{from:r,below:d,
visit:_,depth:A.tP})){const{number:t,dict:e}=i;this.nodes.set(t,i);const s=this.references(e.get("Kids"),t,e,"Kids");(0,f.Eo)(a.resolve(e.get("Subtype")),"Widge\
t")||e.has("Rect")?this.addWidget(i):s.length===0&&(0,A.bf)(i)===i&&this.field(i);const n=a.job.pace.step(1500);n&&await n}}addWidget(r){const d={node:r,number:r.
number,dict:r.dict,pages:[]};this.field((0,A.bf)(r)).widgets.push(d),this.widgets.set(r.number,d)}field(r){const d=this.fieldOf.get(r);if(d)return d;const{name:a,
part:_}=r,i=a===""?void 0:this.byName.get(a),t=this.integer(r,"Ff"),e=L(r.type,t);if(i?.kind===e)return i.nodes.push(r),this.fieldOf.set(r,i),i;const s={name:a,
part:_,kind:e,flags:t,nodes:[r],widgets:[]};return this.fields.push(s),a!==""&&!i&&this.byName.set(a,s),this.fieldOf.set(r,s),s}async readPages(){const{document:r}=this,
{pages:d,job:a}=r,{spend:_}=new R.b9(r);for(let i=0;i<d.count;i++){const t=d.number(i),e=r.entry(t,"Annots");_(r.array(e)?.length??0);for(const o of e===void 0?
[]:this.annotations(e,t)){const n=this.widgets.get(o.number)??await this.orphan(o);n&&n.pages.length>0&&_(x),n&&n.pages.at(-1)!==i+1&&n.pages.push(i+1);const c=a.
pace.step(300);c&&await c}const s=a.pace.step(300);s&&await s}}annotations(r,d){const a=this.document.array(r)??[];if(!a.some(t=>(0,f.Zm)(t)&&(0,f.Eo)(t.get("Su\
btype"),"Widget")))return a.filter(f.i9);const _=(0,f.i9)(r)?r.number:d;this.document.edit(_);const i=(0,f.i9)(r)?a:this.document.array(this.document.get(d).get(
"Annots"))??[];for(const[t,e]of i.entries())(0,f.Zm)(e)&&(0,f.Eo)(e.get("Subtype"),"Widget")&&(i[t]=this.document.add(e));return i.filter(f.i9)}async orphan(r){
const{document:d}=this;if(!(0,f.Eo)(d.resolve(d.entry(r.number,"Subtype")),"Widget"))return;const a=[r],_=new Set([r.number]);let i;for(let t=d.entry(r.number,"\
Parent");(0,f.i9)(t)&&a.length<A.tP&&(i=this.nodes.get(t.number),!(i||_.has(t.number)||!(0,f.Zm)(d.get(t))));)_.add(t.number),a.push(t),t=d.entry(t.number,"Pare\
nt");for(const t of a.reverse())this.nodes.has(t.number)||await this.walk([t],i),i=this.nodes.get(t.number);return this.widgets.get(r.number)}references(r,d,a,_){
const{document:i}=this,t=i.array(r);if(!t||!a)return[];if(!t.some(f.Zm))return t.filter(f.i9);i.edit((0,f.i9)(r)?r.number:d);const e=i.array(a.get(_))??[];for(const[
s,o]of e.entries())(0,f.Zm)(o)&&(e[s]=i.add(o));return e.filter(f.i9)}}function U(B,r){let d=0;for(const a of B)r(a)&&(B[d++]=a);B.length=d}function L(B,r){switch(B){case"\
Tx":return r&M?"password":"text";case"Btn":return r&E?"button":r&h?"radio":"checkbox";case"Ch":return r&b?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((N,C,l)=>{l.d(C,{Yw:()=>M,br:()=>S,f4:()=>A,mD:()=>I});var R=l(58552),f=l(9819);function A(h,E){return E.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:O})=>O!=="unknown")?"dynamic":"static":"none"}function I(h,E){if(A(h,E)!=="dynamic")return;const b="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new R.zU("invalid_parameters",`file: ${b}`,{issues:[{field:"file",message:b}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(h,E){const b=(0,f.Wo)(h,"AcroForm");return b?.dict.has("XFA")?
(h.edit(b.holder),b.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[M(E)]):[]}const w={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},M=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${w[h]}`})}),17413:((N,C,l)=>{l.d(C,{Y:()=>A});var R=l(21115),f=l(3907);async function A(S,w,M){const h=new I(w);await(0,f.
km)(S,M,O=>((O.kind==="start"||O.kind==="empty")&&h.start(O.name,O.attributes,O.from),(O.kind==="end"||O.kind==="empty")&&h.end(O.name,O.to),h.isTooDeep));const E=[];
let b=0;for(const O of h.dropped)E.push(S.slice(b,O.from)),b=O.to;return E.join("")+S.slice(b)}class I{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new R.
ee;constructor(w){this.drops=w}start(w,M,h){this.isTooDeep=this.open.length>=f.ol,this.scope.enter(M);const E=this.scope.ofElement(w);this.open.push({name:w,from:h,
drops:this.drops(E,this.elements)}),this.elements.push(E)}end(w,M){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==w;)h--;if(h<0)return;const{drops:E,from:b}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(E){for(;this.dropped.length>0&&this.dropped.at(-1).from>b;)this.dropped.
pop();this.dropped.push({from:b,to:M})}}}}),2843:((N,C,l)=>{l.d(C,{q:()=>a});var R=l(45657),f=l(45599),A=l(52829),I=l(78157),S=l(64680),w=l(45079),M=l(37709),h=l(
36078),E=l(56681);const b=1e3,O=500;async function K(i,t,e,s,o){const{pace:n}=i.job,c=[...o],m=new x,[p,u]=g(e,s);return await(0,M.Ko)(t.subarray(p,u),n,({operator:y,
start:v,end:W})=>{T.has(y)&&m.forget();const[P,k]=[p+v,p+W],F=e.get(P);if(!F)return;const j=m.take(F),$=s.get(P);if($)return U(F,$.glyphs,j,m,n).then(G=>{c.push(
{from:P,to:k,text:G})});j!==0&&c.push({from:P,to:P,text:`[${(0,h._)(j)}] TJ`})}),c.sort((y,v)=>y.from-v.from||y.to-v.to),c.length===0?t:(0,E.E$)(t,c,n)}function g(i,t){
let[e,s]=[1/0,0];for(const n of t.keys())[e,s]=[Math.min(e,n),Math.max(s,n)];let o;for(const n of i.values())n.from>s&&(!o||n.from<o.from)&&(o=n);return t.size===
0?[0,0]:[e,Math.max(i.get(s)?.to??s,o?.to??0)]}const T=new Set(["BT","Tm","Td","TD","T*","'",'"']);class x{across=0;down=0;forget(){this.across=this.down=0}add(t,{
font:e,size:s,stretch:o}){const n=-t/b*s;e.vertical?this.down+=n:this.across+=n*o}take({font:t,size:e,stretch:s}){const o=t.vertical?e:e*s,n=t.vertical?this.down:
this.across;return this.forget(),o===0||n===0?0:-b*n/o}}function D({operator:i,wordSpace:t,charSpace:e}){return i==="'"?"T* ":i==='"'?`${(0,h._)(t)} Tw ${(0,h._)(
e)} Tc T* `:""}async function U(i,t,e,s,o){const n=new B(e);let c=0;for(const m of i.elements){if(typeof m=="number"){n.number(m);continue}const p=i.font.glyphs(
m);let u=0;for(const v of p){const W=i.font.partEnd(m,u,1);t.has(c++)?n.remove(L(v,i)):n.keep(m.subarray(u,W)),u=W}const y=o.step(p.length*O);y&&await y}return s.
add(n.rest(),i),D(i)+(n.isEmpty?"":`[${n.text()}] TJ`)}function L(i,{font:t,size:e,charSpace:s,wordSpace:o}){const n=t.vertical&&i.vertical?i.vertical.advance:i.
width,c=s+(i.isSpace?o:0);return-b*(n+(e===0?0:c/e))}class B{sink=new S.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){this.hasGap=t!==0,
t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){this.numbers.
length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,s)=>e+s,0);return this.numbers=[],this.flush(),
t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,s)=>e+s,0)]:this.numbers;for(const e of t)e!==0&&this.parts.
push((0,h._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,w.pS)(t,Uint8Array.from(this.bytes),w.yT),
this.parts.push((0,I.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const r=new Uint8Array(0),d=1e3;class a{document;copies=new Map;constructor(t){this.document=
t}made=new Set;copied=new Set;async page(t,e,s){const{document:o}=this,{pages:n}=o,c=new Map(e.flatMap(({contents:P})=>[...P])),m=o.dict(n.attribute(t,"Resource\
s")),p=await this.copyForms(c,e,s,m),u={},y=c.get(0),v=await this.without(0,y,e,s);v!==y&&(u.Contents=o.add(await(0,A.c)(o,new f.Z6(new f.Bi,r),v)));const W=this.
replaceIn(m,p,s.images.get(0));W&&(u.Resources=o.add(W)),Object.keys(u).length>0&&n.patch(t,u);for(const P of o.array(o.entry(n.number(t),"Annots"))??[])this.annotation(
P,p)}async inPlace(t,e,s){const{document:o}=this,n=new Map(e.flatMap(({contents:c})=>[...c]));for(const[c,m]of n){const p=await this.without(c,m,e,s),u=o.get(t.
get(c)??c);p===m||!(u instanceof f.Z6)||o.put(t.get(c)??c,await(0,A.c)(o,u,p))}}async without(t,e,s,{removals:o,others:n}){const c=o.get(t),m=n.get(t)??[];if(!c&&
m.length===0)return e;const p=new Map;for(const u of s)for(const y of u.shown)y.stream===t&&!p.has(y.from)&&p.set(y.from,y);return K(this.document,e,p,c??new Map,
m)}async copyForms(t,e,s,o){const{document:n,copies:c}=this,m=this.changedForms(t,s),p=m.size===0?"":_(s),u=new Map,y=[];for(const v of m){const W=`${v} ${p}`;let P=c.
get(W);P||(c.set(W,P=n.add(null)),y.push(v)),u.set(v,P),this.made.add(P.number),this.copied.add(v)}for(const v of y){const W=n.get(v),P=await this.without(v,t.get(
v),e,s),k=await(0,A.c)(n,W,P),F=s.images.get(v),j=n.dict(W.dict.get("Resources"))??(F?o:void 0),$=this.replaceIn(j,u,F);$&&k.dict.set("Resources",$),n.put(u.get(
v),k)}return u}changedForms(t,{removals:e,others:s}){const{document:o}=this,n=new Map;for(const u of t.keys()){const y=u>0?o.get(u):null;if(y instanceof f.Z6)for(const v of this.
objectsIn(o.dict(y.dict.get("Resources"))).values())(0,f.i9)(v)&&(0,R.vH)(n,v.number,u)}const c=u=>e.has(u)||(s.get(u)?.length??0)>0,m=[...t.keys()].filter(u=>u>
0&&c(u)),p=new Set(m);for(let u=m.pop();u!==void 0;u=m.pop())for(const y of n.get(u)??[])p.has(y)||(p.add(y),m.push(y));return o.job.pace.add(t.size*d),p}objectsIn(t){
return this.document.dict(t?.get("XObject"))??new f.Bi}replaceIn(t,e,s=new Map){const o=this.objectsIn(t);if(s.size===0&&![...o.values()].some(c=>(0,f.i9)(c)&&e.
has(c.number)))return;const n=this.replaceAll(o,e);for(const[c,m]of s)n.set(c,m);return new f.Bi(t).set("XObject",n)}replaceAll(t,e){return new f.Bi([...t].map(
([s,o])=>[s,((0,f.i9)(o)?e.get(o.number):void 0)??o]))}annotation(t,e){const{document:s}=this,o=s.dict(t),n=s.dict(o?.get("AP"));if(!(0,f.i9)(t)||!o||!n||e.size===
0)return;const c=this.replaceAll(n,e);for(const[m,p]of n){const u=s.resolve(p);(0,f.Zm)(u)&&c.set(m,this.replaceAll(u,e))}s.edit(t),o.set("AP",c)}}function _({removals:i,
others:t}){const e=[];for(const[s,o]of i)if(s!==0)for(const[n,{glyphs:c}]of o)e.push(`${s}:${n}:${[...c].sort((m,p)=>m-p).join(",")}`);for(const[s,o]of t)if(s!==
0)for(const{from:n,to:c,text:m}of o)e.push(`${s}-${n}-${c}-${m}`);return e.sort().join(" ")}})};
