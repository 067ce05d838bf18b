var F=Object.defineProperty;var re=Object.getOwnPropertyDescriptor;var se=Object.getOwnPropertyNames;var ie=Object.prototype.hasOwnProperty;var de=(e,n)=>{for(var t in n)F(e,t,{get:n[t],enumerable:!0})},le=(e,n,t,s)=>{if(n&&typeof n=="object"||typeof n=="function")for(let a of se(n))!ie.call(e,a)&&a!==
t&&F(e,a,{get:()=>n[a],enumerable:!(s=re(n,a))||s.enumerable});return e};var ue=e=>le(F({},"__esModule",{value:!0}),e);var tt={};de(tt,{merge_documents:()=>ne});module.exports=ue(tt);var U=require("./chunk-YS76UZG2.js"),A=require("./chunk-XZFFMJJ7.js"),B=require("./chunk-GLQOPTFF.js"),
y=require("./chunk-7CJ6LYLH.js"),ot=require("./chunk-XSUAHM6Q.js"),q=require("./chunk-UUYIRR4Q.js"),at=require("./chunk-AXV5E5IU.js"),f=require("./chunk-PKR74B4J.js"),
J=require("./chunk-NTVNXYN3.js"),rt=require("./chunk-L7SJPDY3.js"),st=require("./chunk-HXWM2B2O.js"),W=require("./chunk-XR5AN4I3.js"),Y=require("./chunk-XFNUYN5F.js"),
x=require("./chunk-KN74LLIW.js"),C=require("./chunk-X3YXMNDC.js"),v=require("./chunk-UI5IVMTH.js"),it=require("./chunk-TZ6YDG7T.js"),b=require("./chunk-XDO4H64R.js"),
dt=require("./chunk-4R5Q5HKP.js"),lt=require("./chunk-KFSB3YBL.js"),Z=require("./chunk-OWBHEB44.js"),N=require("./chunk-HADXW2XB.js"),ee=require("./chunk-6YBJABQD.js"),
te=require("./chunk-3TZ4DGFD.js"),c=require("./chunk-IO24KDZ3.js"),ut=require("./chunk-QY672WF6.js"),S=require("./chunk-D5RTHP3X.js"),ct=require("./chunk-3RNHDNP5.js");
async function ce(e){let n=e.flatMap(({document:t})=>{let s=t.dict(t.catalog.get("AcroForm"));return s?[{document:t,leftToViewers:t.resolve(s.get("NeedAppearanc\
es"))===!0}]:[]});if(!n.every(({leftToViewers:t})=>t))for(let{document:t,leftToViewers:s}of n){if(!s)continue;let a=await y.f.read(t),o=new y.r(t,a);await(0,A.d)(
t,a,o,new A.b(t,a,o),new Set,!1)}}function fe(e){let{document:n}=e[0],t=n.editCatalog(),s=e.some(o=>o.document.catalog.has("Collection"));t.delete("Collection");
let a=n.array(t.get("OutputIntents"))??[];e.every(o=>{let r=o.document.array(o.document.catalog.get("OutputIntents"))??[];return(0,f.f)({document:n,value:a},{document:o.
document,value:r})})||t.delete("OutputIntents"),me(e,t),pe(e,t);for(let o of e)(0,q.a)(o.document);return{droppedPortfolio:s}}function me(e,n){let t=new c.v,s=new Map;
for(let{index:a,document:o}of e)for(let[r,i]of o.dict(o.catalog.get("Extensions"))??[])(!t.has(r)||R(o,i)>s.get(r))&&(t.set(r,(0,f.a)(i,a)),s.set(r,R(o,i)));t.size>
0?n.set("Extensions",t):n.delete("Extensions")}function R(e,n){let t=e.resolve(e.dict(n)?.get("ExtensionLevel"));return typeof t=="number"?t:0}function pe(e,n){
let t=e.flatMap(({index:s,document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(o=>(0,f.a)(o,s)));t.length>0&&n.set("Threads",t)}function ge(e){let n=new Map,
t=new Map,s=e.map(r=>({part:r,strings:he(r),names:we(r)})),a=new f.b(s.flatMap(r=>[...r.strings.keys()])),o=new f.b(s.flatMap(r=>[...r.names.keys()]));for(let{part:r,
strings:i,names:d}of s){let l=_(n,i,a,r.index),u=_(t,d,o,r.index);ve(r,new L(i,l,a),new L(d,u,o))}return{strings:n,names:t}}function _(e,n,t,s){let a=new Map;for(let[
o,r]of n){let i=e.has(o)?t.free(o):o;i!==o&&a.set(o,i),e.set(i,(0,f.a)(r,s))}return a}function he({document:e}){let n=new Map,t=e.dict(e.catalog.get("Names"))?.
get("Dests");for(let[s,a]of(0,v.b)(e,t,"Names"))s instanceof c.s&&n.set((0,f.c)(s),a);return n}function we({document:e}){let n=e.dict(e.catalog.get("Dests"));return new Map(
n)}var L=class{constructor(e,n,t){this.own=e,this.renamed=n,this.taken=t,this.needed=n.size>0||t.size>e.size}own;renamed;taken;needed;nameFor(e){let n=this.renamed.
get(e);if(n!==void 0||this.own.has(e)||!this.taken.has(e))return n;let t=this.taken.free(e);return this.renamed.set(e,t),t}};function ve({document:e},n,t){if(!n.
needed&&!t.needed)return;let s=a=>{let o=e.resolve(a);if(o instanceof c.s){let i=n.nameFor((0,f.c)(o));return i===void 0?void 0:(0,f.d)(i)}let r=o instanceof c.r?
t.nameFor(o.text):void 0;return r===void 0?void 0:new c.r(r)};for(let a of(0,b.a)(e,["/Dest","/GoTo"])){let o={changed:!1},r=e.get(a);(0,b.b)(r,i=>{let d=e.resolve(
i.get("S")),l=i.has("Dest")?"Dest":d instanceof c.r&&d.text==="GoTo"?"D":void 0,u=l&&s(i.get(l));!l||u===void 0||(i.set(l,u),o.changed=!0)}),o.changed&&e.edit(a)}}
var be=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,xe=class{merged=new c.v;origin=new Map;add(e,n){let{document:t}=e,s=t.dict(n.get("DR")),a=new Map;for(let[o,
r]of s??[]){let i=t.dict(r);if(!i){this.merged.has(o)||this.merged.set(o,(0,f.a)(t.resolve(r),e.index));continue}let d=this.category(o);for(let[l,u]of i){let p=this.
place(o,l,{document:t,value:u});d.set(p,d.get(p)??(0,f.a)(u,e.index)),o==="Font"&&p!==l&&a.set(l,p)}}a.size>0&&this.rewrite(e,n,a)}place(e,n,t){for(let s=1;;s++){
let a=s===1?n:`${n}_${s}`,o=`${e}/${a}`,r=this.origin.get(o);if(!(r&&!(0,f.f)(r,t)))return r||this.origin.set(o,t),a}}category(e){let n=this.merged.get(e);if(n instanceof
c.v)return n;let t=new c.v;return this.merged.set(e,t),t}rewrite({document:e},n,t){let s=e.resolve(n.get("DA"));for(let{number:a,dict:o,parent:r}of(0,x.b)(e)){let i=e.
resolve(o.get("DA")),d=!r&&(0,x.d)(e,o,"DA")===void 0,l=i instanceof c.s?i:d?s:null;if(!(l instanceof c.s))continue;let u=(0,f.c)(l),p=u.replace(be,(m,g)=>{let h=t.
get(ye(g));return h===void 0?m:Me(h)});p!==u&&(a!==void 0&&e.edit(a),o.set("DA",(0,f.d)(p)))}}},ye=e=>e.replace(/#([0-9a-fA-F]{2})/g,(n,t)=>String.fromCharCode(
parseInt(t,16)));function Me(e){let n=new ee.f(64);return(0,te.c)(n,e),Buffer.from(n.bytes).toString("latin1")}function De(e){let n=e.filter(({document:l})=>P(l)),
{document:t}=e[0];if(n.length===0)return{droppedXfa:!1};let s=t.editCatalog(),a=new c.v(P(t)),o=n.some(l=>P(l.document).has("XFA"));a.delete("XFA"),s.delete("Ne\
edsRendering");let r=[],i=[],d=new xe;Pe(n);for(let l of n){let u=P(l.document);l.index>0&&Ae(l,u,t,a),d.add(l,u),l.document.resolve(u.get("NeedAppearances"))===
!0&&a.set("NeedAppearances",!0);for(let p of l.document.array(u.get("Fields"))??[])r.push((0,f.a)(p,l.index));for(let p of l.document.array(u.get("CO"))??[])i.push(
(0,f.a)(p,l.index))}return a.set("Fields",r),i.length>0&&a.set("CO",i),d.merged.size>0&&a.set("DR",d.merged),s.set("AcroForm",t.add(a)),{droppedXfa:o}}var P=e=>e.
dict(e.catalog.get("AcroForm")),T=e=>(0,N.b)((0,f.d)(e));function Pe(e){let n=e.map(({document:a})=>({document:a,fields:Te(a)})),t=new f.b(n.flatMap(({document:a,
fields:o})=>o.map(({dict:r})=>O(a,r))),T),s=new f.b([],T);for(let{document:a,fields:o}of n){let r=new Set,i=new Map;for(let{dict:d,number:l}of o){let u=O(a,d);if(!s.
has(u)){r.add(u);continue}let p=i.get(T(u))??t.free(u);i.set(T(u),p),r.add(p),l!==void 0&&a.edit(l),d.set("T",(0,f.d)(p))}for(let d of r)s.add(d)}}function Te(e){
let n=new Set,t=[];for(let s of(0,x.b)(e))s.parent&&n.has(s.parent)?n.add(s):e.resolve(s.dict.get("T"))instanceof c.s&&(n.add(s),t.push(s));return t}var O=(e,n)=>(0,f.c)(
e.resolve(n.get("T")));function Ae({document:e},n,t,s){for(let a of["DA","Q"]){let o=e.resolve(n.get(a))??(a==="Q"?0:null),r=t.resolve(s.get(a))??(a==="Q"?0:null);
if(!(o===null||o instanceof c.t||o===r)&&!(o instanceof c.s&&r instanceof c.s&&(0,f.c)(o)===(0,f.c)(r)))for(let{number:i,dict:d,parent:l}of(0,x.b)(e))l||(0,x.d)(
e,d,a)!==void 0||(i!==void 0&&e.edit(i),d.set(a,o))}}function*Ce(e){for(let n of e)for(let t=0;t<n.document.pages.count;t++)yield{part:n,page:t}}function Ne(e,n){
if(n==="none")return;let t=[],s=e.reduce((a,{document:o})=>Math.max(a,o.pages.count),0);for(let a=0;a<s;a++)for(let o of e){let{count:r}=o.document.pages;a<r&&t.
push({part:o,page:n==="backward"&&o.index>0?r-1-a:a})}return t}var E=100;async function Se(e,n){let t=e[0].document;for(let{document:r}of e)await r.pages.rebuild(
r.pages.numbers);let s=(r,i)=>r===0?new c.t(i):new c.u(r,i),a=t.add(null),o=[];for(let r=0;r<n.length;r+=E){let i=t.add(null),d=[];for(let{part:l,page:u}of n.slice(
r,r+E)){let p=l.document.pages.number(u),m=l.document.edit(p);m instanceof c.v&&m.set("Parent",l.index===0?i:new c.u(0,i.number)),d.push(s(l.index,p));let g=t.job.
pace.step(1e3);g&&await g}t.put(i,I(d,d.length,a)),o.push(i)}t.put(a,I(o,n.length)),t.edit(t.catalogNumber).set("Pages",a)}function I(e,n,t){return new c.v([["T\
ype",new c.r("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function Fe(e){let n=e[0].document,t=n.add(null),s=[],a=0;for(let{index:o,document:r}of e){
await r.pages.settle(),r.catalog.get("Pages")instanceof c.t||await r.pages.rebuild(r.pages.numbers);let i=r.catalog.get("Pages"),d=r.edit(i);d instanceof c.v&&d.
has("Kids")&&(d.set("Parent",o===0?t:new c.u(0,t.number)),d.set("Count",r.pages.count),s.push(o===0?i:new c.u(o,i.number))),a+=r.pages.count}n.put(t,I(s,a)),n.edit(
n.catalogNumber).set("Pages",t)}function Ie(e,n){let t=e.map(({document:o})=>(0,C.a)(o));if(t.every(o=>o===void 0))return;let{document:s}=e[0],a=(0,C.b)(s,ke(n??
Ce(e),t));s.editCatalog().set("PageLabels",s.add(a))}function*ke(e,n){for(let{part:t,page:s}of e)yield n[t.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}var ze=[
"AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function $e(e,n){let{document:t}=e[0],s=t.editCatalog(),a=new c.v(t.dict(s.get("Nam\
es"))),o=(i,d)=>{if(d.size===0)return;let l=[...d].sort(([u],[p])=>(0,f.e)(u,p)).map(([u,p])=>[(0,f.d)(u),p]);a.set(i,t.add((0,v.d)(t,l,"Names")))};o("Dests",n.
strings),o("EmbeddedFiles",_e(e));for(let i of ze)e.some(d=>Re(d,i))&&o(i,Le(e,i));a.size>0&&s.set("Names",t.add(a)),n.names.size>0&&s.set("Dests",t.add(new c.v(
n.names)));let r=e.flatMap(i=>(i.document.array(i.document.catalog.get("AF"))??[]).map(d=>(0,f.a)(d,i.index)));r.length>0&&s.set("AF",r)}function K({document:e},n){
let t=e.dict(e.catalog.get("Names"))?.get(n);return(0,v.b)(e,t,"Names").flatMap(([s,a])=>s instanceof c.s?[[(0,f.c)(s),a]]:[])}var Re=({document:e},n)=>e.dict(e.
catalog.get("Names"))?.has(n)??!1;function _e(e){let n=e.map(a=>({part:a,entries:K(a,"EmbeddedFiles")})),t=new f.b(n.flatMap(({entries:a})=>a.map(([o])=>o))),s=new Map;
for(let{part:a,entries:o}of n)for(let[r,i]of o)s.set(s.has(r)?t.free(r):r,(0,f.a)(i,a.index));return s}function Le(e,n){let t=new Map;for(let s of e)for(let[a,o]of K(
s,n))t.has(a)||t.set(a,(0,f.a)(o,s.index));return t}function Oe(e,n){let t=n?e.map((o,r)=>Ee(o,n[r])):e.flatMap(o=>j(o));if(t.length===0)return;let{document:s}=e[0],
a=s.add(null);s.put(a,X(t,{part:0,number:a.number},new c.v([["Type",new c.r("Outlines")]]))),s.editCatalog().set("Outlines",a)}function Ee(e,n){let{document:t}=e,
s=t.add(null),a=new c.v([["Title",(0,N.c)(n)],["Dest",[new c.t(t.pages.number(0)),new c.r("Fit")]]]),o=j(e);return t.put(s,o.length>0?X(o,{part:e.index,number:s.
number},a):a),{part:e,number:s.number}}function X(e,n,t){let s=0;for(let[i,d]of e.entries()){let l=d.part.document.edit(d.number);if(!(l instanceof c.v))continue;
let u=d.part.document.resolve(l.get("Count"));s+=1+(typeof u=="number"&&u>0?u:0),l.set("Parent",H(d,n.number,n.part)),Q(l,"Prev",d,e[i-1]),Q(l,"Next",d,e[i+1])}
let[a,o]=[e[0],e.at(-1)],r=({part:i,number:d})=>i.index===n.part?new c.t(d):new c.u(i.index,d);return t.set("First",r(a)),t.set("Last",r(o)),t.set("Count",s),t}
function j(e){let{document:n}=e,t=n.dict(n.catalog.get("Outlines"));if(!t)return[];let s=[],a=new Set,o=t.get("First");for(;o instanceof c.t&&!a.has(o.number)&&
Ke(n,o);)a.add(o.number),s.push({part:e,number:o.number}),o=n.dict(o)?.get("Next");return s}var Ke=(e,n)=>e.get(n)instanceof c.v,H=(e,n,t)=>e.part.index===t?new c.t(
n):new c.u(t,n);function Q(e,n,t,s){s?e.set(n,H(t,s.number,s.part.index)):e.delete(n)}function Xe(e){let n=e.filter(({document:m})=>k(m));if(n.length===0)return;
let{document:t}=e[0],s=t.editCatalog();(n.length<e.length||n.some(m=>!He(m.document)))&&s.delete("MarkInfo");for(let m of e)k(m.document)||V(m.document,void 0);
if(n.length===1&&n[0].index===0)return;let a=t.add(null).number,o=[],r=[],i=new Map,d=new Be,l=new Map(je.map(m=>[m,[]])),u=0;for(let m of n){let g=k(m.document),
h=Qe(m.document,g);for(let w of h)Ve(m,w,a,s);for(let w of h)o.push((0,f.a)(w,m.index));let $=(0,v.b)(m.document,g.get("ParentTree"),"Nums"),oe=$.reduce((w,[M])=>Math.
max(w,Number(M)),V(m.document,u));for(let[w,M]of $)r.push([Number(w)+u,(0,f.a)(M,m.index)]);u+=Math.max(oe+1,Ge(m.document,g));let D={S:d.join(m,"S",Ue(m.document,
g.get("RoleMap"))),C:d.join(m,"C",m.document.dict(g.get("ClassMap"))),ID:qe(m,g,i)};D.S.size+D.C.size+D.ID.size>0&&Je(m.document,D);for(let[w,M]of l)for(let ae of m.
document.array(g.get(w))??[])M.push((0,f.a)(ae,m.index))}r.sort((m,g)=>Number(m[0])-Number(g[0]));let p=new c.v([["Type",new c.r("StructTreeRoot")],["K",o],["Pa\
rentTree",t.add((0,v.d)(t,r,"Nums"))],["ParentTreeNextKey",u]]);d.roles.size>0&&p.set("RoleMap",d.roles),d.classes.size>0&&p.set("ClassMap",d.classes);for(let[m,
g]of l)g.length>0&&p.set(m,g);if(i.size>0){let m=[...i].sort(([g],[h])=>(0,f.e)(g,h)).map(([g,h])=>[(0,f.d)(g),h]);p.set("IDTree",t.add((0,v.d)(t,m,"Names")))}t.
put(a,p),s.set("StructTreeRoot",new c.t(a))}var je=["Namespaces","PronunciationLexicon","AF"],k=e=>e.dict(e.catalog.get("StructTreeRoot")),He=e=>e.resolve(e.dict(
e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function Qe(e,n){let t=n.get("K");return t===void 0?[]:e.array(t)??[t]}function Ve({index:e,document:n},t,s,a){let o=t instanceof
c.t?n.edit(t):t;if(!(o instanceof c.v))return;o.set("P",e===0?new c.t(s):new c.u(0,s));let r=n.resolve(n.catalog.get("Lang"));if(e>0&&r instanceof c.s&&!o.has("\
Lang")){let i=a.get("Lang");(!(i instanceof c.s)||(0,f.c)(i)!==(0,f.c)(r))&&o.set("Lang",r)}}function Ge(e,n){let t=e.resolve(n.get("ParentTreeNextKey"));return typeof t==
"number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}function V(e,n){let t=-1;for(let s of(0,b.a)(e,["/StructParent"])){let a={changed:!1};(0,b.b)(e.get(s),o=>{for(let r of[
"StructParents","StructParent"]){let i=e.resolve(o.get(r));typeof i=="number"&&(t=Math.max(t,i),n!==0&&(a.changed=!0,n===void 0?o.delete(r):o.set(r,i+n)))}}),a.
changed&&e.edit(s)}return t}function Ue(e,n){let t=e.dict(n);if(!t)return;let s=new c.v;for(let[a,o]of t){let r=e.resolve(o);for(let i=new Set([a]);r instanceof
c.r&&t.has(r.text)&&!i.has(r.text);)i.add(r.text),r=e.resolve(t.get(r.text));s.set(a,r)}return s}var Be=class{roles=new c.v;classes=new c.v;origins=new Map;join({
index:e,document:n},t,s){let a=t==="S"?this.roles:this.classes,o=new Map,r=new f.b([...a.keys(),...s?.keys()??[]]);for(let[i,d]of s??[]){let l=this.origins.get(
`${t}/${i}`);if(l&&(0,f.f)(l,{document:n,value:d}))continue;let u=l?r.free(i):i;l&&o.set(i,u),this.origins.set(`${t}/${u}`,{document:n,value:d}),a.set(u,(0,f.a)(
d,e))}return o}};function qe({index:e,document:n},t,s){let a=new Map,o=(0,v.b)(n,t.get("IDTree"),"Names"),r=new f.b([...s.keys(),...o.map(([i])=>i instanceof c.s?
(0,f.c)(i):"")]);for(let[i,d]of o){if(!(i instanceof c.s))continue;let l=(0,f.c)(i),u=s.has(l)?r.free(l):l;u!==l&&a.set(l,u),s.set(u,(0,f.a)(d,e))}return a}function Je(e,{
S:n,C:t,ID:s}){for(let a of(0,b.a)(e,["/StructElem","/Headers","/ID","/Pg","/K"])){let o={changed:!1},r=(i,d,l)=>{l!==void 0&&(i.set(d,l),o.changed=!0)};(0,b.b)(
e.get(a),i=>{let d=e.array(i.get("Headers"));if(d?.some(u=>u instanceof c.s&&s.has((0,f.c)(u)))&&r(i,"Headers",d.map(u=>G(u,s)??u)),!(0,c.A)(e.resolve(i.get("Ty\
pe")),"StructElem")&&!(i.has("P")&&i.has("S")))return;r(i,"S",z(e.resolve(i.get("S")),n)),r(i,"ID",G(e.resolve(i.get("ID")),s));let l=e.resolve(i.get("C"));Array.
isArray(l)?r(i,"C",l.map(u=>z(u,t)??u)):r(i,"C",z(l,t))}),o.changed&&e.edit(a)}}function z(e,n){let t=e instanceof c.r?n.get(e.text):void 0;return t===void 0?void 0:
new c.r(t)}function G(e,n){let t=e instanceof c.s?n.get((0,f.c)(e)):void 0;return t===void 0?void 0:(0,f.d)(t)}var ne=async(e,{open_password:n,bookmarks:t,interleave:s},a)=>{
let o=[],r=await We(e,n,a,o),i=Ne(r,s);(r.length>1||t==="per_document")&&await et(r,i,t==="per_document"?e.map(Ze):void 0,o);let d=r.map(({document:p})=>p),l=await(0,Y.c)(
d,{encryption:"none",...r.length>1?{dedupe:U.a}:{}}),u=r.reduce((p,{document:m})=>p+m.pages.count,0);return{documents:[{name:e[0].name,bytes:l,pageCount:u}],notes:o,
facts:{pageCount:u,documentCount:e.length,firstPages:Ye(r,i)}}};async function We(e,n,t,s){let a=[],o=[],r=0,i=!1;for(let[d,l]of e.entries()){try{let u=await(0,Z.s)(
l.bytes,t,{password:n});u.security&&o.push(l.name);let p=await(0,B.a)(u,"keep");r+=p.fields.length,i||=p.usageRights,await u.pages.settle(),a.push({index:d,document:u})}catch(u){
throw u instanceof S.b&&u.code!=="cancelled"&&e.length>1?(0,S.g)(u,d+1,l.name):u}t.pace.progress((d+1)/(2*e.length))}return o.length>0&&s.push({code:"protection\
_removed",message:`The result is not encrypted: it has neither the password nor the restrictions of ${(0,y.m)(o)}.`}),r>0&&s.push({code:"signatures_removed",message:`${r}\
 ${r===1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i&&s.push(W.a),a}function Ye(e,n){let t=1,s=e.map(({document:o})=>{
let r=t;return t+=o.pages.count,r});if(!n)return s;let a=new Map;for(let[o,{part:r}]of n.entries())a.has(r.index)||a.set(r.index,o+1);return e.map(({index:o})=>a.
get(o)??1)}var Ze=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function et(e,n,t,s){await ce(e),Oe(e,t);let a=ge(e);$e(e,a),Ie(e,n),(0,f.g)(
e),Xe(e);let{droppedXfa:o}=De(e),{droppedPortfolio:r}=fe(e);(0,J.b)(e[0].document)&&s.push({code:"conformance_dropped",message:"The result no longer claims PDF/\
A or PDF/UA conformance, which a merge cannot promise."}),await(n?Se(e,n):Fe(e)),o&&s.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA for\
ms cannot be merged. The fields themselves remain."}),r&&s.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as \
attachments."})}0&&(module.exports={merge_documents});
