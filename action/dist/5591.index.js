"use strict";exports.id=5591,exports.ids=[5591],exports.modules={25591:((Q,L,f)=>{f.r(L),f.d(L,{arrange_pages:()=>tt});var R=f(7390),Z=f(95199),l=f(80199),j=f(84805),$=f(90925),
w=f(90191),y=f(52287);const D={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function O(n){const t=new Set;n.catalog.has("PageLabels")&&
t.add("labels");for(const o of n.pages.numbers){for(const[a,u]of Object.entries(D))n.entry(o,a)!==void 0&&t.add(u);const e=n.job.pace.step(300);e&&await e}return n.
catalog.has("DPartRoot")&&t.add("document parts"),(0,w.Wo)(n,"ViewerPreferences")?.dict.has("PrintPageRange")===!0&&t.add("the range of pages to print"),t.size===
0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[...t].join(", ")}.`}]}var C=f(49153),B=f(43171);const I=72,
z=3,U={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};function r(n,t){const i=[t.width,t.height],[o,e]=n.page_size===
void 0?i:B.t[n.page_size],[a,u]=[Math.min(o,e),Math.max(o,e)],v=t.width<=t.height?[[a,u],[u,a]]:[[u,a],[a,u]];let d;for(const[S,E]of v)for(const x of U[n.arrangement]){
const K=h(n,{width:S,height:E},x);if(!K)continue;const[G,nt,ot,at]=K.places[0],J=Math.min((ot-G)/t.width,(at-nt)/t.height);(!d||J>d.scale*1.0001)&&(d={layout:K,
scale:J})}if(d)return d.layout;throw(0,C.G6)([{field:"margin",message:"leaves no room for pages on the sheet, together with sheet_gap: use less of both, or a la\
rger page_size",mentions:["sheet_gap","page_size"]}])}function h(n,t,[i,o]){const[e,a]=[n.margin*I,n.sheet_gap*I],u=(t.width-2*e-(i-1)*a)/i,g=(t.height-2*e-(o-1)*
a)/o;if(u<z||g<z)return;const v=Array.from({length:i*o},(d,p)=>{const S=n.reading_direction==="across",[E,x]=S?[p%i,Math.floor(p/i)]:[Math.floor(p/o),p%o],K=e+E*
(u+a),G=t.height-e-x*(g+a);return[K,G-g,K+u,G]});return{...t,places:v}}function*m(n,t){if(n.arrangement!=="booklet"){const e=Number(n.arrangement);for(let a=0;a<
t;a+=e)yield Array.from({length:e},(u,g)=>a+g<t?a+g:-1);return}const i=Math.ceil(t/4)*4,o=e=>e<t?e:-1;for(let e=0;e<i/2;e++){const a=o(i-1-e),u=o(e);yield e%2===
0===(n.binding==="left")?[a,u]:[u,a]}}var s=f(16039),c=f(59234),P=f(30900),M=f(41942),A=f(47065),b=f(91134),T=f(80783),F=f(36035),W=f(16463);async function V(n,t){
await(0,F.q)(n,({dict:i,holder:o,page:e})=>{const a=i.get("Pg"),u=n.resolve(i.get("K")),g=(0,s.cy)(u)?u:i.has("K")?[i.get("K")]:[],v=g.map(p=>N(n,p,e,t)),d=(0,s.
i9)(a)?t(a.number):void 0;!d&&v.every((p,S)=>p===g[S])||(n.edit(o),d&&i.set("Pg",new s.oS(d.page)),g.length>0&&i.set("K",(0,s.cy)(u)?v:v[0]))})}function N(n,t,i,o){
if(typeof t=="number"){const d=i===void 0?void 0:o(i);return d?H(d,t):t}const e=n.resolve(t);if(!(0,s.Zm)(e)||!(0,W.FH)(e))return t;const a=e.get("Pg"),u=(0,s.i9)(
a)?a.number:i,g=u===void 0?void 0:o(u);if(!g)return t;const v=new s.Bi(e).set("Pg",new s.oS(g.page));return(0,s.Eo)(e.get("Type"),"MCR")&&!e.has("Stm")&&v.set("\
Stm",g.form),v}const H=({page:n,form:t},i)=>new s.Bi([["Type",(0,s.UU)("MCR")],["Pg",new s.oS(n)],["Stm",t],["MCID",i]]),Y=["Annots","B","VP","AF"],X=.5;async function k(n,t,i,o){
const{pages:e}=n,a=await(0,P.F)(n,Uint32Array.from({length:e.count},(d,p)=>p+1)),u=[...m(t,e.count)].map(d=>({ref:n.add(null),indexes:d})),g=new q(n,a,i,o);for(const{
ref:d,indexes:p}of u)await g.place(d,p);await g.move();for(const[d,{ref:p}]of u.entries())await g.finish(p),d%200===0&&n.job.pace.progress(d/u.length);await g.moveTags(),
(0,T.N)(n),(0,b.m)(n),n.catalog.has("PageLabels")&&n.editCatalog().delete("PageLabels");const v=[...e.numbers];await e.rebuild(u.map(({ref:d})=>d.number));for(const d of v)
n.remove(d);return u.length}class q{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;tagged;isInspected=!1;constructor(t,i,o,e){
this.document=t,this.found=i,this.layout=o,this.hasFrames=e,this.forms=new M.l(t,{index:0,document:t}),this.tagged=t.dict(t.catalog.get("StructTreeRoot"))!==void 0}async place(t,i){
const{document:o,found:e,forms:a}=this;this.isInspected||await a.inspect(e.pages),this.isInspected=!0;const u=[];for(const[g,v]of i.entries()){const d=e.pages[v];
if(!d)continue;const p=o.job.pace.step(4e3);p&&await p;const S=e.kinds[d.kind],E=o.pages.number(v),{matrix:x,box:K}=_(S,this.layout.places[g]),G=await a.of(d,S);
u.push({number:E,form:G,matrix:x,box:K}),this.moves.set(E,{matrix:(0,l.lw)((0,l.DI)((0,l.S3)(S)),x),sheet:{page:t.number,box:K}}),this.places.set(E,{page:t.number,
form:G})}this.onSheet.set(t.number,u)}async move(){const{document:t,lists:i}=this,o=new A.J(t,this.moves),e=new Set;for(const a of this.moves.keys()){const u=o.
moveOn(a),g=new Map;for(const d of Y){const p=u[d]??t.entry(a,d);if((0,s.i9)(p)&&d!=="Annots"&&e.has(p.number))continue;(0,s.i9)(p)&&e.add(p.number);const E=(t.
array(p)??[]).filter(x=>!(0,s.i9)(x)||d!=="Annots"||!e.has(x.number));for(const x of E)(0,s.i9)(x)&&d==="Annots"&&e.add(x.number);E.length>0&&g.set(d,E)}g.size>
0&&i.set(a,g);const v=t.job.pace.step(2e3);v&&await v}await o.moveReferences()}async finish(t){const{document:i,layout:o}=this,e=this.onSheet.get(t.number),a=e.
map((S,E)=>`P${E+1}`),g=[...e.map(({matrix:S},E)=>(0,c.qK)(a[E],(0,c.vs)(S))),...this.hasFrames?[this.frames(e)]:[]].join(`
`),v=(0,s.jd)(Object.fromEntries(e.map(({form:S},E)=>[a[E],S]))),d=(0,s.jd)({Type:(0,s.UU)("Page"),MediaBox:(0,l.Mp)([0,0,o.width,o.height]),Resources:(0,s.jd)(
{XObject:v}),Contents:i.add(new s.Z6((0,s.jd)({}),Buffer.from(`${g}
`,"latin1"))),Tabs:this.tagged?(0,s.UU)("S"):void 0,Group:this.groupOf(e)});for(const S of Y){const E=e.flatMap(({number:x})=>this.lists.get(x)?.get(S)??[]);E.length>
0&&d.set(S,E)}i.put(t,d);const p=i.job.pace.step(2e3);p&&await p}async moveTags(){this.tagged&&await V(this.document,t=>this.places.get(t))}frames(t){const i=t.
map(({box:[e,a,u,g]})=>[e,a,u-e,g-a].map(c._).join(" ")),o=`q 0 G ${(0,c._)(X)} w ${i.map(e=>`${e} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${o} E\
MC`:o}groupOf(t){const{document:i}=this;return t.map(({number:e})=>i.entry(e,"Group")).find(e=>i.dict(e)?.has("CS"))}}function _(n,[t,i,o,e]){const{width:a,height:u}=(0,l.
iN)(n),g=Math.min((o-t)/a,(e-i)/u),v=(t+o-a*g)/2,d=(i+e-u*g)/2;return{matrix:[g,0,0,g,v,d],box:[v,d,v+a*g,d+u*g]}}const tt=async(n,t,i)=>{const o=await(0,R.E)(n.
bytes,i,{password:t.open_password}),e=o.pages.count,a=(0,j.iw)(o,0),{width:u,height:g}=(0,l.iN)(a),v=r(t,{width:u*a.userUnit,height:g*a.userUnit}),d=[...await et(
o),...await O(o)];await o.pages.keepStreams(),await(0,$.E)(o);const p=await k(o,t,v,t.frame),S=await(0,Z.UN)(o);return{documents:[{name:n.name,bytes:S,pageCount:p}],
notes:d,facts:{sourcePageCount:e,pageCount:p}}};async function et(n){if(!(0,w.Wo)(n,"AcroForm"))return[];const t=Uint32Array.from({length:n.pages.count},(e,a)=>a+
1),{widgets:i,notes:o}=await(0,y.I)(n,t);return i===0?[...o]:[...o,st(i)]}const st=n=>({code:"fields_flattened",message:`${n===1?"A field":`${n} fields`} of the\
 form became content of the sheets, with the values that they show.`})}),52287:((Q,L,f)=>{f.d(L,{I:()=>B});var R=f(72510),Z=f(31777),l=f(24840),j=f(93655),$=f(95079),
w=f(23319),y=f(30656),D=f(86031),O=f(83910),C=f(49114);async function B(I,z,U){const r=await(0,R.Y)(I,"keep"),h=await $.mO.read(I);(0,y.mD)(I,h);const m=new w.n(
I,h),s=U&&(0,l.g)(U,"font"),c=new j.y(I,h,m,s);await(0,D.$)(I,h,m,c,{missing:!0});const P=new Set(z),M=({widgets:N})=>N.some(H=>H.pages.some(Y=>P.has(Y))),A=new Map(
[...c.missing].filter(([N])=>M(N))),b=[...c.tooSmall],T=N=>!M(N),F=[...(0,Z.D)(r,"flatten"),...(0,O.jA)(A,new Set,s),...(0,O.QR)(b.filter(M),!0),...(0,O.QR)(b.filter(
T),!1),...(0,y.br)(I,"values")],{widgets:W,notes:V}=await(0,C.H)(I,h,z);return{widgets:W,isEmpty:W===0&&r.fields.length===0,notes:[...F,...V]}}}),41942:((Q,L,f)=>{
f.d(L,{l:()=>z});var R=f(72040),Z=f(62397),l=f(16039),j=f(31916),$=f(66173);async function w(U,r,h){const m=[];let s=0;return await(0,$.K)(r,U.job.pace,c=>{const{
operator:P,count:M}=c,A=P==="BDC"?" BMC":P==="DP"?" MP":void 0;if(A===void 0||M!==2)return;const b=c.name(1),T=b===void 0?c.value(1):h?.get(b);U.dict(T)?.has("M\
CID")&&(m.push(r.subarray(s,c.endOf(0)),Buffer.from(A,"latin1")),s=c.end)}),s===0?r:Buffer.concat([...m,r.subarray(s)])}var y=f(91876),D=f(80199),O=f(32664),C=f(
39310);const B=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class I{document;keepsTags;seen=new Set;shared=new Map;constructor(r,h){
this.document=r,this.keepsTags=h}async prepare(r){const h=this.asObject(r);return await this.release(h),h}asObject(r){if((0,l.i9)(r)&&(0,l.Zm)(this.document.resolve(
r)))return r;const h=this.document.dict(r)??new l.Bi;let m=this.shared.get(h);return m||this.shared.set(h,m=this.document.add(h)),m}async release(r){const{document:h,
seen:m}=this,s=[r];for(let c=s.pop();c!==void 0;c=s.pop())if(c instanceof l.oS){if(m.has(c.number))continue;m.add(c.number);const P=h.job.pace.step(1e3);P&&await P;
const M=h.get(c),A=M instanceof l.Z6?M.dict:M;if((0,l.Zm)(A)){if(this.isApart(A))continue;await this.untie(c,M,A,r)}s.push(h.get(c))}else if(Array.isArray(c))for(const P of c)
s.push(P);else if(c instanceof l.Z6)for(const P of c.dict.values())s.push(P);else if((0,l.Zm)(c)){this.isFont(c)&&!c.has("Resources")&&c.set("Resources",r);for(const P of c.
values())s.push(P)}}isApart(r){const h=this.document.resolve(r.get("Type"));return h!==null&&typeof h=="object"&&"text"in h&&B.has(h.text)}isFont(r){return(0,l.
Eo)(this.document.resolve(r.get("Subtype")),"Type3")&&r.has("CharProcs")}async untie(r,h,m,s){const{document:c}=this,P=h instanceof l.Z6&&(0,l.Eo)(c.resolve(m.get(
"Subtype")),"Form"),M=!this.keepsTags&&(m.has("StructParent")||m.has("StructParents")),A=!m.has("Resources")&&(P||this.isFont(m)),b=P&&!this.keepsTags?await this.
withoutIds(h,c.dict(m.get("Resources")??s)):void 0;if(!M&&!A&&!b)return;const T=c.edit(r),F=T instanceof l.Z6?T.dict:T;M&&F.delete("StructParent"),M&&F.delete("\
StructParents"),A&&F.set("Resources",s),b&&T instanceof l.Z6&&c.put(r,(0,C.n)(T,b,{compress:!0}))}async withoutIds(r,h){const m=this.document.decodedPart(r);if(!m?.
whole)return;const s=await w(this.document,m.data,this.document.dict(h?.get("Properties")));return s===m.data?void 0:s}}class z{document;part;contents;resources;constructor(r,h){
this.document=r,this.part=h,this.contents=new y.K(h.document),this.resources=new I(h.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(r){
return this.contents.inspect(r)}async of(r,h){const{index:m,document:s}=this.part,c=await this.resources.prepare(r.resources),P=s.entry(s.pages.number(r.index),
"Group"),{filters:M,data:A}=await this.contentOf(r),b=this.keepsTags?s.entry(s.pages.number(r.index),"StructParents"):void 0,T=(0,l.jd)({Type:(0,l.UU)("XObject"),
Subtype:(0,l.UU)("Form"),BBox:[...h.box],Matrix:[...(0,D.DI)((0,D.S3)(h))],Resources:(0,O.Po)(m,c.number),Group:P===void 0?void 0:(0,O.yY)(P,m),StructParents:b,
...M});return this.document.add(new l.Z6(T,A))}async contentOf(r){const{part:h,contents:m}=this,{document:s}=h,c=m.own(r),P=c.length===1?s.get(c[0]):void 0;if(P instanceof
l.Z6&&this.keepsTags&&m.isOrderly(r))return this.asItIs(P);const{isWhole:M,isKnown:A,open:b}=m.condition(c),T=m.content(c),F=s.dict(s.dict(r.resources)?.get("Pr\
operties")),W=this.keepsTags?T:await w(s,T,F);if(P instanceof l.Z6&&(!A||M&&b.excess===0&&W===T))return this.asItIs(P);const V=b.excess===0?W:(0,j.KS)(W,0);return{
filters:{Filter:(0,l.UU)("FlateDecode")},data:(0,Z.Kc)(V)}}asItIs(r){const{index:h,document:m}=this.part,s=new l.Bi([...r.dict].filter(([c])=>c==="Filter"||c===
"DecodeParms"));return(0,R.CF)(s),{filters:Object.fromEntries((0,O.yY)(s,h)),data:m.encoded(r)}}}}),32664:((Q,L,f)=>{f.d(L,{Bg:()=>Z,Po:()=>l,fS:()=>$,yY:()=>j});
var R=f(16039);const Z=w=>w.find(({index:y})=>y===0).document,l=(w,y,D=0)=>w===D?new R.oS(y):new R.rV(w,y);function j(w,y){if(y===0||w instanceof R.rV)return w;
if(w instanceof R.oS)return new R.rV(y,w.number);if(Array.isArray(w))return w.map(O=>j(O,y));if(w instanceof R.Z6||!(w instanceof R.Bi))return w;const D=new R.Bi;
for(const[O,C]of w)D.set(O,j(C,y));return D}class ${meaning;taken;last=new Map;constructor(y=[],D=O=>O){this.meaning=D,this.taken=new Set([...y].map(D))}get size(){
return this.taken.size}has(y){return this.taken.has(this.meaning(y))}add(y){this.taken.add(this.meaning(y))}free(y){const D=y.startsWith("þÿ");for(let O=(this.
last.get(y)??1)+1;;O++){const C=`_${O}`,B=y+(D?[...C].map(I=>`\0${I}`).join(""):C);if(!this.has(B))return this.last.set(y,O),this.add(B),B}}}})};
