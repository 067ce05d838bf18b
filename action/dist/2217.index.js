"use strict";exports.id=2217,exports.ids=[2217],exports.modules={2217:((X,F,d)=>{d.r(F),d.d(F,{flatten_form:()=>P});var N=d(9153),A=d(7390),C=d(2510),L=d(5199),a=d(3140),B=d(
3008),W=d(6031),x=d(3910),D=d(9054),i=d(5079),u=d(9721),f=d(1988),p=d(1777),E=d(3319),h=d(656);const P=async(I,M,$)=>{const y=await(0,A.E)(I.bytes,$,{password:M.
open_password}),g=y.pages.count,T=(0,a.k1)(M.pages,g),c=[];let e=0;if(T.length===0)c.push(f.$);else{const n=await(0,C.Y)(y,"keep");c.push(...(0,p.D)(n,"flatten"));
const s=await i.mO.read(y);(0,h.mD)(y,s);const r=new E.n(y,s),o=new B.y(y,s,r),l=await(0,W.$)(y,s,r,o,{missing:!0});if(l.length>0)throw(0,N.G6)([{field:"file",message:`\
no available font has all characters of ${(0,u.TL)(l.slice(0,10).map(({name:O})=>O))}, and these fields have no appearance that could become content of the page`}]);
const _=new Set(T),m=({widgets:O})=>O.some(R=>R.pages.some(b=>_.has(b))),w=[...o.tooSmall];c.push(...(0,x.QR)(w.filter(m),!0),...(0,x.QR)(w.filter(O=>!m(O)),!1),
...(0,h.br)(y,s)),e=await(0,D.H)(y,s,T),e===0&&n.fields.length===0&&c.push(v)}const t=await(0,L.UN)(y);return{documents:[{name:I.name,bytes:t,pageCount:g}],notes:c,
facts:{pageCount:g,flattenedWidgets:e}}},v={code:"no_form_fields",message:"The selected pages have no form fields."}}),9054:((X,F,d)=>{d.d(F,{H:()=>$});var N=d(
2301),A=d(191),C=d(6123),L=d(5975),a=d(6039),B=d(2156),W=d(4997),x=d(900),D=d(3403),i=d(4805);function u(c,e,t,n){const s=(0,i.b0)(c,e.get("Rect")),r=c.get(t);if(!s||
!(r instanceof a.Z6))return;const o=(0,i.b0)(c,r.dict.get("BBox"));if(!o)return;const[l,_,m,w,O,R]=f(c,r.dict.get("Matrix")),b=[],S=[];for(const Q of[o[0],o[2]])
for(const J of[o[1],o[3]])b.push(l*Q+m*J+O),S.push(_*Q+w*J+R);const[K,j]=[Math.min(...b),Math.max(...b)],[U,Z]=[Math.min(...S),Math.max(...S)];if(!(j>K)||!(Z>U))
return;const z=(s[2]-s[0])/(j-K),G=(s[3]-s[1])/(Z-U),H=[z,0,0,G,s[0]-K*z,s[1]-U*G];return{form:t,matrix:n===0?H:p(H,n,s[0],s[3])}}function f(c,e){const t=(c.array(
e)??[]).map(n=>c.resolve(n));return t.length===6&&t.every(n=>typeof n=="number")?t:[1,0,0,1,0,0]}function p([c,e,t,n,s,r],o,l,_){const m=o===180?-1:0,w=o===90?1:
o===270?-1:0,O=(S,K)=>[m*S-w*K,w*S+m*K],[R,b]=O(s-l,r-_);return[...O(c,e),...O(t,n),R+l,b+_]}var E=d(8713),h=d(7967);class P{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(e){
this.document=e,this.root=(0,A.Wo)(e,"StructTreeRoot")}async read(){const{document:e,root:t,entries:n}=this;for(const[r,o]of await(0,E.Zc)(e,t?.dict.get("Parent\
Tree"),"Nums"))typeof r=="number"&&n.set(r,o);const s=e.resolve(t?.dict.get("ParentTreeNextKey"));this.nextKey=[...n.keys()].reduce((r,o)=>Math.max(r,o+1),typeof s==
"number"?s:0)}mark(e,t){return this.root?this.identify(e,t)??"/Artifact BMC":""}pageEntries(e){const t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){
const{root:e,entries:t,document:n}=this;if(!e||!this.changed)return;for(const[r,o]of this.contents)t.set(r,n.add(o));const s=[...t].sort(([r],[o])=>r-o);n.edit(
e.holder),e.dict.set("ParentTree",n.add((0,E.H6)(n,s,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){const{document:n,entries:s}=this,r=n.resolve(
e.dict.get("StructParent"));if(typeof r!="number")return;const o=s.get(r),l=n.dict(o);if(!(0,a.i9)(o)||!l)return;const _=n.array(l.get("K"))??[l.get("K")??null],
m=_.findIndex(j=>this.isReference(j,e.number));if(m<0)return;const w=n.pages.number(t),R=this.contentsOf(t,s).push(o)-1,b=[..._];b[m]=new a.Bi([["Type",new a.SX(
"MCR")],["Pg",new a.oS(w,n.generation(w))],["MCID",R]]),n.edit(o),l.set("K",b.length===1?b[0]:b),s.delete(r),this.changed=!0;const S=n.resolve(l.get("S")),K=new h.
k(32);return(0,L.dZ)(K,S instanceof a.SX?S.text:"Form"),`${Buffer.from(K.bytes).toString("latin1")} <</MCID ${R}>> BDC`}isReference(e,t){const n=this.document.resolve(
e);if(!(0,a.Zm)(n)||!(0,a.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const s=n.get("Obj");return(0,a.i9)(s)&&s.number===t}contentsOf(e,t){const{document:n}=this,
s=n.resolve(n.entry(n.pages.number(e),"StructParents"));let r=typeof s=="number"?s:this.added.get(e);r===void 0&&this.added.set(e,r=this.nextKey++);let o=this.contents.
get(r);return o||this.contents.set(r,o=[...n.array(t.get(r))??[]]),o}}const v=2,I=16,M=32;async function $(c,e,t){return new y(c,e).run(t)}class y{document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;constructor(e,t){
this.document=e,this.model=t,this.layers=new D.z(e),this.tags=new P(e),this.defaults=this.defaultResources()}async run(e){const{document:t}=this,n=e.filter(_=>this.
hasWidgets(_-1)),{kinds:s,pages:r}=await(0,x.F)(t,n),o=new B.K(t),l=new W.n(t);await o.inspect(r),r.length>0&&await this.tags.read();for(const[_,m]of r.entries()){
const{additions:w,paint:O,left:R}=this.widgetsOf(m.index,s[m.kind].rotation),b={Annots:R.length>0?R:void 0};if(O.length>0){const{streams:K,closing:j,form:U}=o.isolated(
m),Z=l.with(m.resources,U?[...w,U]:w),z=O.map(H=>H(Z.names)).join(`
`),G=U?`q /${Z.names.at(-1)} Do Q
`:j;b.Contents=[...K,o.stream(`${G}${z}
`)],b.Resources=Z.resources}t.pages.patch(m.index,{...b,...this.tags.pageEntries(m.index)});const S=t.job.pace.step(4e3+O.length*400);S&&await S,_%200===0&&t.job.
pace.progress(_/r.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(t=>(0,a.i9)(t)&&this.model.
widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,t){const n={additions:[],
paint:[],left:[]},s=new Map,r=(o,l,_)=>{const m=s.get(_.number)??n.additions.push({category:o,name:l,ref:_})-1;return s.set(_.number,m),m};for(const o of this.annotations(
e)){const l=(0,a.i9)(o)?this.model.widgets.get(o.number):void 0;if(!l){n.left.push(o);continue}this.flattened.add(l.number);const _=this.place(l,t);if(!_)continue;
const{form:m,matrix:w}=_,O=r("XObject",`OctavoField${n.additions.length+1}`,m),R=l.dict.get("OC"),b=(0,a.i9)(R)?r("Properties","OctavoLayer",R):void 0,S=this.tags.
mark(l,e);n.paint.push(K=>{const j=`q ${w.map(T).join(" ")} cm /${K[O]} Do Q`,U=S===""?j:`${S}
${j}
EMC`;return b===void 0?U:`/OC /${K[b]} BDC
${U}
EMC`})}return n}place(e,t){const{document:n}=this,s=n.resolve(e.dict.get("F")),r=typeof s=="number"?s:0;if(r&(v|M)||this.layers.isOff(e.dict.get("OC")))return;const o=this.
appearance(e);if(!o)return;const l=u(n,e.dict,o,r&I?t:0);return l&&this.prepare(o),l}appearance({dict:e}){const{document:t}=this,n=t.dict(e.get("AP"))?.get("N"),
s=t.resolve(n);if(s instanceof a.Z6)return(0,a.i9)(n)?n:void 0;if(!(s instanceof a.Bi))return;const r=t.resolve(e.get("AS")),o=r instanceof a.SX?s.get(r.text):void 0;
return(0,a.i9)(o)&&t.resolve(o)instanceof a.Z6?o:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);const{document:t}=this,n=t.
get(e);if(!(n instanceof a.Z6))return;const s=t.dict(n.dict.get("Resources")),r=t.resolve(n.dict.get("Subtype")),o=this.defaults!==void 0&&!s?.has("Font");if(r instanceof
a.SX&&r.text==="Form"&&s&&!o)return;const l=new a.Bi(n.dict).set("Type",new a.SX("XObject")).set("Subtype",new a.SX("Form"));o&&(!s||s.size===0)?l.set("Resource\
s",this.defaults):o?l.set("Resources",new a.Bi(s).set("Font",this.document.dict(this.defaults).get("Font"))):s||l.set("Resources",new a.Bi),t.put(e,new a.Z6(l,n.
data,n.sealed))}defaultResources(){const e=this.model.form?.dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,a.i9)(e)?e:this.document.add(t)}removeFields(){
const{document:e,model:t}=this,{widgets:n,form:s}=t,r=new A.J7(e);if(this.flattened.size<[...n.values()].filter(({pages:m})=>m.length>0).length){const m=new N.I(
r);for(const w of this.flattened){const{dict:O,node:R}=n.get(w);m.losing(O),m.keepsAsField(w,O)||r.remove(w),R.parent&&m.touch(R.parent.number)}m.flush();return}
for(const m of t.numbers())r.remove(m);if(!s)return;const o=e.editCatalog(),l=s.dict.get("DR");l!==void 0&&(0,C.p$)(e,["/FreeText"]).some(m=>g(e,m))?o.set("Acro\
Form",new a.Bi([["Fields",[]],["DR",l]])):o.delete("AcroForm")}}const g=(c,e)=>(0,a.Eo)(c.resolve(c.entry(e,"Subtype")),"FreeText"),T=c=>(0,L.ZV)(Number(c.toFixed(
6))||0)}),1988:((X,F,d)=>{d.d(F,{$:()=>C,U:()=>L});var N=d(9153),A=d(3140);const C={code:"no_pages_selected",message:"The document has none of the pages that we\
re asked for, so nothing was changed."};function L({first_page:a,last_page:B,pages:W},x){if(W!==void 0)return(0,A.k1)(W,x);const D=x===1?"1 page":`${x} pages`,i=[];
if(a>x&&i.push({field:"first_page",message:`is ${a}, but the document has ${D}`}),B!==void 0&&B>x&&i.push({field:"last_page",message:`is ${B}, but the document \
has ${D}`}),i.length===0&&B!==void 0&&a>B&&i.push({field:"first_page",message:`is ${a}, which is after last_page (${B})`,mentions:["last_page"]}),i.length>0)throw(0,N.
G6)(i);return Uint32Array.from({length:(B??x)-a+1},(u,f)=>a+f)}}),480:((X,F,d)=>{d.d(F,{NL:()=>D,aW:()=>L,bs:()=>x,ml:()=>i,p6:()=>C,vg:()=>a});var N=d(9153);const A=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function C(u){const f=[],p=[];for(const[E,h]of u.split(",").entries()){const P=E+1,v=A.exec(h),I=y=>{p.push(`entry ${P} ('${i(h)}') ${y}`)};if(h.trim()===""){p.
push(`entry ${P} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!v){I(B(h));continue}const M=Number(v[1]),$=v[3]===void 0?
void 0:Number(v[3]);M===0||$===0?I("names page 0: pages count from 1, and -1 is the last page"):f.push({from:M,to:$,range:v[2]!==void 0,text:h.trim(),position:P})}
return p.length>0?{problem:x(p)}:{items:f}}function L(u,f,p){const E=g=>(0,N.G6)([{field:"page_order",message:g}]),h=C(u);if("problem"in h)throw E(h.problem);const P=f===
1?"1 page":`${f} pages`,v=[],I=h.items.map(g=>{const T=s=>s<0?f+1+s:s,c=T(g.from),e=g.range?g.to===void 0?f:T(g.to):c,n=[[g.from,c],[g.to??g.from,e]].find(([,s])=>s<
1||s>f);return n&&v.push(`entry ${g.position} ('${i(g.text)}') names ${a(n[0])}, but the document has ${P}`),{first:c,last:e}});if(v.length>0)throw E(x(v));const M=I.
reduce((g,{first:T,last:c})=>g+Math.abs(c-T)+1,0);if(M>p)throw E(`names ${M} pages in all; at most ${p} are allowed`);const $=new Uint32Array(M);let y=0;for(const{
first:g,last:T}of I){const c=g<=T?1:-1;for(let e=g;e!==T+c;e+=c)$[y++]=e}return $}function a(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far beyond it\
s end"}function B(u){return/^ *\.\./.test(u)?"has no start: a range is written 1..5":D(u)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const W=5;
function x(u){const f=u.length-W;return[...u.slice(0,W),...f>0?[`and ${f} more such entries`]:[]].join("; ")}function D(u){const f=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(u);return f?`is not a range: write ${f[1]}..${f[2]}${f[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(u)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function i(u){const f=[...u].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(p)?"?":p);return f.length>40?`${f.slice(0,40).join(
"")}…`:f.join("")}}),3140:((X,F,d)=>{d.d(F,{k1:()=>a,lY:()=>L,m7:()=>B});var N=d(9153),A=d(480);const C=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function L(D){const i=[],u=[];for(const[f,p]of D.split(",").entries()){const E=f+1,h=p.trim();if(h===""){u.push(`entry ${E} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const P=C.exec(h),v=t=>{u.push(`entry ${E} ('${(0,A.ml)(h)}') ${t}`)};if(!P){v(x(h));continue}const[,I,M,$,y,g]=P,
T={negated:I!==void 0,text:h,position:E};if(M!==void 0){i.push({...T,pages:M.toLowerCase()});continue}const c=Number($),e=y===void 0?c:g===void 0?"end":Number(g);
c===0||e===0?v("names page 0: pages count from 1, and -1 is the last page"):i.push({...T,pages:{from:c,to:e}})}return u.length>0?{problem:(0,A.bs)(u)}:{items:i}}
function a(D,i,u="pages"){const f=v=>(0,N.G6)([{field:u,message:v}]),p=L(D);if("problem"in p)throw f(p.problem);const E=new W(i),h=new W(i),P=[];for(const v of p.
items){const I=v.negated?h:E;if(typeof v.pages=="string"){I.add(v.pages);continue}const{from:M,to:$}=v.pages,y=M<0?i+1+M:M,g=$==="end"?i:$<0?i+1+$:$,c=($==="end"?
M<0?[[M,y]]:[]:[[M,y],[$,g]]).find(([,e])=>e<1||e>i);c&&P.push(`entry ${v.position} ('${(0,A.ml)(v.text)}') names ${(0,A.vg)(c[0])}, but the document has ${i===
1?"1 page":`${i} pages`}`),!($==="end"&&y>i||P.length>0)&&I.range(Math.min(y,g),Math.max(y,g))}if(P.length>0)throw f((0,A.bs)(P));return p.items.every(({negated:v})=>v)&&
E.add("all"),E.without(h)}function B(D){const i=L(D);if("problem"in i||i.items.length!==1)return;const{negated:u,pages:f}=i.items[0];if(u)return;if(f==="all")return{
first:1};if(typeof f=="string"||f.from<1)return;const{from:p,to:E}=f;return E==="end"?{first:p}:E<1?void 0:{first:Math.min(p,E),last:Math.max(p,E)}}class W{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,u){this.differences[i]++,this.differences[u+
1]--}without(i){const u=new Uint32Array(this.pageCount);let f=0,p=0,E=0;for(let h=1;h<=this.pageCount;h++){p+=this.differences[h],E+=i.differences[h];const P=h%
2===1?"odd":"even";(p>0||this[P])&&!(E>0||i[P])&&(u[f++]=h)}return u.subarray(0,f)}}function x(D){return/^(not +)?\.\./i.test(D)?"has no start: a range is writt\
en 1..5":/^!/.test(D)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(D.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
