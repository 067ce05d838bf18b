"use strict";exports.id=5899,exports.ids=[5899],exports.modules={51988:((I,$,m)=>{m.d($,{$:()=>y,U:()=>A});var D=m(49153),c=m(13140);const y={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:O,last_page:M,pages:P},E){if(P!==void 0)return(0,c.k1)(
P,E);const _=E===1?"1 page":`${E} pages`,o=[];if(O>E&&o.push({field:"first_page",message:`is ${O}, but the document has ${_}`}),M!==void 0&&M>E&&o.push({field:"\
last_page",message:`is ${M}, but the document has ${_}`}),o.length===0&&M!==void 0&&O>M&&o.push({field:"first_page",message:`is ${O}, which is after last_page (${M}\
)`,mentions:["last_page"]}),o.length>0)throw(0,D.G6)(o);return Uint32Array.from({length:(M??E)-O+1},(v,p)=>O+p)}}),45899:((I,$,m)=>{m.r($),m.d($,{resize_pages:()=>o});
var D=m(13140),c=m(7390),y=m(86009),A=m(95079),O=m(30656),M=m(90925),P=m(90191),E=m(51988),_=m(44163);const o=async(p,i,r)=>{const d=await(0,c.E)(p.bytes,r,{password:i.
open_password}),h=d.pages.count,f=(0,D.k1)(i.pages,h),g=f.length===0?[E.$]:[];f.length>0&&(await v(d),await(0,M.E)(d));const u=await(0,_.X)(d,f,i),e={pageCount:h,
resizedPages:u};return u===0&&!d.suspect?{documents:[{...p,pageCount:h}],notes:g,facts:e}:(u>0&&g.push(...(0,O.br)(d,"places")),{documents:[{name:p.name,bytes:await(0,y.
UN)(d),pageCount:h}],notes:g,facts:e})};async function v(p){(0,P.Wo)(p,"AcroForm")?.dict.has("XFA")&&(0,O.mD)(p,await A.mO.read(p))}}),95079:((I,$,m)=>{m.d($,{NT:()=>p,
Uv:()=>r,kz:()=>M,mO:()=>h,mw:()=>O,qA:()=>i,sj:()=>A,zx:()=>v});var D=m(90191),c=m(16039),y=m(38990);const A=1,O=2,M=4096,P=8192,E=32768,_=65536,o=1<<17,v=1<<18,
p=1<<21,i=1<<24,r=1<<25,d=10;class h{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.
form=(0,D.Wo)(e,"AcroForm"),this.visit=new D._i(e)}static async read(e){const s=new h(e),{form:t}=s;return await s.walk(s.references(t?.dict.get("Fields"),t?.holder??
-1,t?.dict,"Fields"),void 0),await s.readPages(),s}inherited(e,s){for(let t=e;t;t=t.parent){const l=this.document.resolve(t.dict.get(s));if(l!==null)return l}return s===
"DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(e,s){const t=this.inherited(e,s);return typeof t=="number"?Math.trunc(t):0}node(e){return this.
nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{
document:s,nodes:t,widgets:l,fields:n,byName:a}=this,w=({number:b})=>!e.has(b)&&s.exists(b);for(const b of t.values())w(b)||t.delete(b.number);for(const b of l.
values())w(b)||l.delete(b.number);for(const{nodes:b,widgets:T}of n)f(b,w),f(T,w);f(n,({nodes:b})=>b.length>0);for(const[b,T]of a)T.nodes.length===0&&a.delete(b);
this.form=(0,D.Wo)(s,"AcroForm")}async walk(e,s){const{document:t,visit:l}=this;for(const n of(0,y.iA)(t,{from:e,below:s,visit:l,depth:y.tP})){const{number:a,dict:w}=n;
this.nodes.set(a,n);const b=this.references(w.get("Kids"),a,w,"Kids");(0,c.Eo)(t.resolve(w.get("Subtype")),"Widget")||w.has("Rect")?this.addWidget(n):b.length===
0&&(0,y.bf)(n)===n&&this.field(n);const R=t.job.pace.step(1500);R&&await R}}addWidget(e){const s={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,y.bf)(
e)).widgets.push(s),this.widgets.set(e.number,s)}field(e){const s=this.fieldOf.get(e);if(s)return s;const{name:t,part:l}=e,n=t===""?void 0:this.byName.get(t),a=this.
integer(e,"Ff"),w=g(e.type,a);if(n?.kind===w)return n.nodes.push(e),this.fieldOf.set(e,n),n;const b={name:t,part:l,kind:w,flags:a,nodes:[e],widgets:[]};return this.
fields.push(b),t!==""&&!n&&this.byName.set(t,b),this.fieldOf.set(e,b),b}async readPages(){const{document:e}=this,{pages:s,job:t}=e,{spend:l}=new D.b9(e);for(let n=0;n<
s.count;n++){const a=s.number(n),w=e.entry(a,"Annots");l(e.array(w)?.length??0);for(const T of w===void 0?[]:this.annotations(w,a)){const R=this.widgets.get(T.number)??
await this.orphan(T);R&&R.pages.length>0&&l(d),R&&R.pages.at(-1)!==n+1&&R.pages.push(n+1);const U=t.pace.step(300);U&&await U}const b=t.pace.step(300);b&&await b}}annotations(e,s){
const t=this.document.array(e)??[];if(!t.some(a=>(0,c.Zm)(a)&&(0,c.Eo)(a.get("Subtype"),"Widget")))return t.filter(c.i9);const l=(0,c.i9)(e)?e.number:s;this.document.
edit(l);const n=(0,c.i9)(e)?t:this.document.array(this.document.get(s).get("Annots"))??[];for(const[a,w]of n.entries())(0,c.Zm)(w)&&(0,c.Eo)(w.get("Subtype"),"W\
idget")&&(n[a]=this.document.add(w));return n.filter(c.i9)}async orphan(e){const{document:s}=this;if(!(0,c.Eo)(s.resolve(s.entry(e.number,"Subtype")),"Widget"))
return;const t=[e],l=new Set([e.number]);let n;for(let a=s.entry(e.number,"Parent");(0,c.i9)(a)&&t.length<y.tP&&(n=this.nodes.get(a.number),!(n||l.has(a.number)||
!(0,c.Zm)(s.get(a))));)l.add(a.number),t.push(a),a=s.entry(a.number,"Parent");for(const a of t.reverse())this.nodes.has(a.number)||await this.walk([a],n),n=this.
nodes.get(a.number);return this.widgets.get(e.number)}references(e,s,t,l){const{document:n}=this,a=n.array(e);if(!a||!t)return[];if(!a.some(c.Zm))return a.filter(
c.i9);n.edit((0,c.i9)(e)?e.number:s);const w=n.array(t.get(l))??[];for(const[b,T]of w.entries())(0,c.Zm)(T)&&(w[b]=n.add(T));return w.filter(c.i9)}}function f(u,e){
let s=0;for(const t of u)e(t)&&(u[s++]=t);u.length=s}function g(u,e){switch(u){case"Tx":return e&P?"password":"text";case"Btn":return e&_?"button":e&E?"radio":"\
checkbox";case"Ch":return e&o?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),30656:((I,$,m)=>{m.d($,{Yw:()=>P,br:()=>O,f4:()=>y,mD:()=>A});
var D=m(49153),c=m(90191);function y(E,_){return _.form?.dict.has("XFA")?E.resolve(E.catalog.get("NeedsRendering"))===!0||!_.fields.some(({kind:v})=>v!=="unknow\
n")?"dynamic":"static":"none"}function A(E,_){if(y(E,_)!=="dynamic")return;const o="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.
zU("invalid_parameters",`file: ${o}`,{issues:[{field:"file",message:o}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function O(E,_){const o=(0,c.Wo)(E,"AcroForm");return o?.dict.has("XFA")?(E.edit(o.holder),o.dict.delete("XFA"),E.catalog.has("NeedsRendering")&&E.editCatalog().
delete("NeedsRendering"),[P(_)]):[]}const M={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},P=E=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${M[E]}`})}),60480:((I,$,m)=>{m.d($,{Ly:()=>O,NL:()=>v,UL:()=>M,aW:()=>A,bs:()=>o,ml:()=>p,p6:()=>y,vg:()=>P});var D=m(49153);const c=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function y(i){const r=[],d=[];for(const[h,f]of i.split(",").entries()){const g=h+1,u=c.exec(f),e=l=>{d.push(`entry ${g} ('${p(f)}') ${l}`)};if(f.trim()===""){d.
push(`entry ${g} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!u){e(E(f));continue}const s=Number(u[1]),t=u[3]===void 0?
void 0:Number(u[3]);s===0||t===0?e("names page 0: pages count from 1, and -1 is the last page"):r.push({from:s,to:t,range:u[2]!==void 0,text:f.trim(),position:g})}
return d.length>0?{problem:o(d)}:{items:r}}function A(i,r,d){const h=t=>(0,D.G6)([{field:"page_order",message:t}]),f=y(i);if("problem"in f)throw h(f.problem);const g=O(
f.items,r);if("problem"in g)throw h(g.problem);const u=M(g.spans);if(u>d)throw h(`names ${u} pages in all; at most ${d} are allowed`);const e=new Uint32Array(u);
let s=0;for(const{first:t,last:l}of g.spans){const n=t<=l?1:-1;for(let a=t;a!==l+n;a+=n)e[s++]=a}return e}function O(i,r){const d=r===1?"1 page":`${r} pages`,h=[],
f=i.map(g=>{const u=n=>n<0?r+1+n:n,e=u(g.from),s=g.range?g.to===void 0?r:u(g.to):e,l=[[g.from,e],[g.to??g.from,s]].find(([,n])=>n<1||n>r);return l&&h.push(`entr\
y ${g.position} ('${p(g.text)}') names ${P(l[0])}, but the document has ${d}`),{first:e,last:s}});return h.length>0?{problem:o(h)}:{spans:f}}const M=i=>i.reduce(
(r,{first:d,last:h})=>r+Math.abs(h-d)+1,0);function P(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}function E(i){return/^ *\.\./.test(
i)?"has no start: a range is written 1..5":v(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const _=5;function o(i){const r=i.length-_;return[
...i.slice(0,_),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function v(i){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return r?`is not a ra\
nge: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a range from\
 it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function p(i){const r=[...i].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return r.length>40?`${r.slice(0,40).join("")}…`:r.join("")}}),13140:((I,$,m)=>{m.d($,{k1:()=>O,lY:()=>A,m7:()=>M});var D=m(49153),c=m(60480);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function A(_){const o=[],v=[];for(const[p,i]of _.split(",").entries()){const r=p+1,d=i.trim();if(d===""){v.push(`entry ${r} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const h=y.exec(d),f=w=>{v.push(`entry ${r} ('${(0,c.ml)(d)}') ${w}`)};if(!h){f(E(d));continue}const[,g,u,e,s,t]=h,
l={negated:g!==void 0,text:d,position:r};if(u!==void 0){o.push({...l,pages:u.toLowerCase()});continue}const n=Number(e),a=s===void 0?n:t===void 0?"end":Number(t);
n===0||a===0?f("names page 0: pages count from 1, and -1 is the last page"):o.push({...l,pages:{from:n,to:a}})}return v.length>0?{problem:(0,c.bs)(v)}:{items:o}}
function O(_,o,v="pages"){const p=f=>(0,D.G6)([{field:v,message:f}]),i=A(_);if("problem"in i)throw p(i.problem);const r=new P(o),d=new P(o),h=[];for(const f of i.
items){const g=f.negated?d:r;if(typeof f.pages=="string"){g.add(f.pages);continue}const{from:u,to:e}=f.pages,s=u<0?o+1+u:u,t=e==="end"?o:e<0?o+1+e:e,n=(e==="end"?
u<0?[[u,s]]:[]:[[u,s],[e,t]]).find(([,a])=>a<1||a>o);n&&h.push(`entry ${f.position} ('${(0,c.ml)(f.text)}') names ${(0,c.vg)(n[0])}, but the document has ${o===
1?"1 page":`${o} pages`}`),!(e==="end"&&s>o||h.length>0)&&g.range(Math.min(s,t),Math.max(s,t))}if(h.length>0)throw p((0,c.bs)(h));return i.items.every(({negated:f})=>f)&&
r.add("all"),r.without(d)}function M(_){const o=A(_);if("problem"in o||o.items.length!==1)return;const{negated:v,pages:p}=o.items[0];if(v)return;if(p==="all")return{
first:1};if(typeof p=="string"||p.from<1)return;const{from:i,to:r}=p;return r==="end"?{first:i}:r===-1?{first:i}:r<1?void 0:{first:Math.min(i,r),last:Math.max(i,
r)}}class P{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&
(this.even=!0)}range(o,v){this.differences[o]++,this.differences[v+1]--}without(o){const v=new Uint32Array(this.pageCount);let p=0,i=0,r=0;for(let d=1;d<=this.pageCount;d++){
i+=this.differences[d],r+=o.differences[d];const h=d%2===1?"odd":"even";(i>0||this[h])&&!(r>0||o[h])&&(v[p++]=d)}return v.subarray(0,p)}}function E(_){return/^(not +)?\.\./i.
test(_)?"has no start: a range is written 1..5":/^!/.test(_)?"is not a page: leave out pages with not, such as not 2":(0,c.NL)(_.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
