"use strict";exports.id=6359,exports.ids=[6359],exports.modules={96359:((Q,W,c)=>{c.r(W),c.d(W,{arrange_pages:()=>et});var x=c(12237),Z=c(14029),p=c(74135),j=c(6057),z=c(73249),
w=c(9819),y=c(27583);const D={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function E(n){const t=new Set;n.catalog.has("PageLabels")&&
t.add("labels");for(const o of n.pages.numbers){for(const[a,h]of Object.entries(D))n.entry(o,a)!==void 0&&t.add(h);const e=n.job.pace.step(300);e&&await e}return n.
catalog.has("DPartRoot")&&t.add("document parts"),(0,w.Wo)(n,"ViewerPreferences")?.dict.has("PrintPageRange")===!0&&t.add("the range of pages to print"),t.size===
0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[...t].join(", ")}.`}]}var C=c(58552),B=c(96927);const I=72,
$=3,U={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};function r(n,t){const i=[t.width,t.height],[o,e]=n.page_size===
void 0?i:B.tn[n.page_size],[a,h]=[Math.min(o,e),Math.max(o,e)],v=t.width<=t.height?[[a,h],[h,a]]:[[h,a],[a,h]];let d;for(const[O,S]of v)for(const R of U[n.arrangement]){
const K=u(n,{width:O,height:S},R);if(!K)continue;const[Y,ot,at,it]=K.places[0],X=Math.min((at-Y)/t.width,(it-ot)/t.height);(!d||X>d.scale*1.0001)&&(d={layout:K,
scale:X})}if(d)return d.layout;throw(0,C.G6)([{field:"margin",message:"leaves no room for pages on the sheet, together with sheet_gap: use less of both, or a la\
rger page_size",mentions:["sheet_gap","page_size"]}])}function u(n,t,[i,o]){const[e,a]=[n.margin*I,n.sheet_gap*I],h=(t.width-2*e-(i-1)*a)/i,g=(t.height-2*e-(o-1)*
a)/o;if(h<$||g<$)return;const v=Array.from({length:i*o},(d,l)=>{const O=n.reading_direction==="across",[S,R]=O?[l%i,Math.floor(l/i)]:[Math.floor(l/o),l%o],K=e+S*
(h+a),Y=t.height-e-R*(g+a);return[K,Y-g,K+h,Y]});return{...t,places:v}}function*m(n,t){if(n.arrangement!=="booklet"){const e=Number(n.arrangement);for(let a=0;a<
t;a+=e)yield Array.from({length:e},(h,g)=>a+g<t?a+g:-1);return}const i=Math.ceil(t/4)*4,o=e=>e<t?e:-1;for(let e=0;e<i/2;e++){const a=o(i-1-e),h=o(e);yield e%2===
0===(n.binding==="left")?[a,h]:[h,a]}}var s=c(45599),f=c(36078),P=c(99876),M=c(73154),A=c(51872),b=c(2878),T=c(94399),F=c(54935),L=c(78021);async function G(n,t){
await(0,F.q)(n,({dict:i,holder:o,page:e})=>{const a=i.get("Pg"),h=n.resolve(i.get("K")),g=(0,s.cy)(h)?h:i.has("K")?[i.get("K")]:[],v=g.map(l=>N(n,l,e,t)),d=(0,s.
i9)(a)?t(a.number):void 0;!d&&v.every((l,O)=>l===g[O])||(n.edit(o),d&&i.set("Pg",new s.oS(d.page)),g.length>0&&i.set("K",(0,s.cy)(h)?v:v[0]))})}function N(n,t,i,o){
if(typeof t=="number"){const d=i===void 0?void 0:o(i);return d?H(d,t):t}const e=n.resolve(t);if(!(0,s.Zm)(e)||!(0,L.FH)(e))return t;const a=e.get("Pg"),h=(0,s.i9)(
a)?a.number:i,g=h===void 0?void 0:o(h);if(!g)return t;const v=new s.Bi(e).set("Pg",new s.oS(g.page));return(0,s.Eo)(e.get("Type"),"MCR")&&!e.has("Stm")&&v.set("\
Stm",g.form),v}const H=({page:n,form:t},i)=>new s.Bi([["Type",(0,s.UU)("MCR")],["Pg",new s.oS(n)],["Stm",t],["MCID",i]]);var V=c(12744);const J=["Annots","B","V\
P","AF"],k=.5;async function q(n,t,i,o){const{pages:e}=n,a=await(0,P.F)(n,Uint32Array.from({length:e.count},(d,l)=>l+1)),h=[...m(t,e.count)].map(d=>({ref:n.add(
null),indexes:d})),g=new _(n,a,i,o);for(const{ref:d,indexes:l}of h)await g.place(d,l);await g.move();for(const[d,{ref:l}]of h.entries())await g.finish(l),d%200===
0&&n.job.pace.progress(d/h.length);await g.moveTags(),(0,T.N)(n),(0,b.m)(n),n.catalog.has("PageLabels")&&n.editCatalog().delete("PageLabels");const v=[...e.numbers];
await e.rebuild(h.map(({ref:d})=>d.number));for(const d of v)n.remove(d);return h.length}class _{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(t,i,o,e){
this.document=t,this.found=i,this.layout=o,this.hasFrames=e,this.forms=new M.l(t,{index:0,document:t}),this.tagged=t.dict(t.catalog.get("StructTreeRoot"))!==void 0}async place(t,i){
const{document:o,found:e,forms:a}=this;this.isInspected||await a.inspect(e.pages),this.isInspected=!0;const h=[];for(const[g,v]of i.entries()){const d=e.pages[v];
if(!d)continue;const l=o.job.pace.step(V.e);l&&await l;const O=e.kinds[d.kind],S=o.pages.number(v),R=this.fitOf(d.kind,g),K=await a.of(d,O);h.push({number:S,form:K,
...R}),this.moves.set(S,{matrix:R.matrix,sheet:{page:t.number,box:R.box}}),this.places.set(S,{page:t.number,form:K})}this.onSheet.set(t.number,h)}fitOf(t,i){const{
fits:o,found:e,layout:a}=this,h=t*a.places.length+i,g=o.get(h)??tt(e.kinds[t],a.places[i]);return o.set(h,g),g}async move(){const{document:t,lists:i}=this,o=new A.
J(t,this.moves),e=new Set;for(const a of this.moves.keys()){const h=o.moveOn(a),g=new Map;for(const d of J){const l=h[d]??t.entry(a,d);if((0,s.i9)(l)&&d!=="Anno\
ts"&&e.has(l.number))continue;(0,s.i9)(l)&&e.add(l.number);const S=(t.array(l)??[]).filter(R=>!(0,s.i9)(R)||d!=="Annots"||!e.has(R.number));for(const R of S)(0,s.
i9)(R)&&d==="Annots"&&e.add(R.number);S.length>0&&g.set(d,S)}g.size>0&&i.set(a,g);const v=t.job.pace.step(V.e);v&&await v}await o.moveReferences()}async finish(t){
const{document:i,layout:o}=this,e=this.onSheet.get(t.number),a=e.map((O,S)=>`P${S+1}`),g=[...e.map(({placement:O},S)=>(0,f.qK)(a[S],O)),...this.hasFrames?[this.
frames(e)]:[]].join(`
`),v=(0,s.jd)(Object.fromEntries(e.map(({form:O},S)=>[a[S],O]))),d=(0,s.jd)({Type:(0,s.UU)("Page"),MediaBox:(0,p.W1)([0,0,o.width,o.height]),Resources:(0,s.jd)(
{XObject:v}),Contents:i.add(new s.Z6((0,s.jd)({}),Buffer.from(`${g}
`,"latin1"))),Tabs:this.tagged?(0,s.UU)("S"):void 0,Group:this.groupOf(e)});for(const O of J){const S=e.flatMap(({number:R})=>this.lists.get(R)?.get(O)??[]);S.length>
0&&d.set(O,S)}i.put(t,d);const l=i.job.pace.step(V.e);l&&await l}async moveTags(){this.tagged&&await G(this.document,t=>this.places.get(t))}frames(t){const i=t.
map(({box:[e,a,h,g]})=>[e,a,h-e,g-a].map(f._).join(" ")),o=`q 0 G ${(0,f._)(k)} w ${i.map(e=>`${e} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${o} E\
MC`:o}groupOf(t){const{document:i}=this;return t.map(({number:e})=>i.entry(e,"Group")).find(e=>i.dict(e)?.has("CS"))}}function tt(n,[t,i,o,e]){const{width:a,height:h}=(0,p.
iN)(n),g=Math.min((o-t)/a,(e-i)/h),v=(t+o-a*g)/2,d=(i+e-h*g)/2,l=[g,0,0,g,v,d];return{matrix:(0,p.lw)((0,p.DI)((0,p.S3)(n)),l),box:[v,d,v+a*g,d+h*g],placement:(0,f.
vs)(l)}}const et=async(n,t,i)=>{const o=await(0,x.E)(n.bytes,i,{password:t.open_password}),e=o.pages.count,a=(0,j.iw)(o,0),{width:h,height:g}=(0,p.iN)(a),v=r(t,
{width:h*a.userUnit,height:g*a.userUnit}),d=[...await st(o),...await E(o)];await o.pages.keepStreams(),await(0,z.E)(o);const l=await q(o,t,v,t.frame),O=await(0,Z.
UN)(o);return{documents:[{name:n.name,bytes:O,pageCount:l}],notes:d,facts:{sourcePageCount:e,pageCount:l}}};async function st(n){if(!(0,w.Wo)(n,"AcroForm"))return[];
const t=Uint32Array.from({length:n.pages.count},(e,a)=>a+1),{widgets:i,notes:o}=await(0,y.I)(n,t);return i===0?[...o]:[...o,nt(i)]}const nt=n=>({code:"fields_fl\
attened",message:`${n===1?"A field":`${n} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((Q,W,c)=>{c.d(W,{I:()=>B});
var x=c(33238),Z=c(56457),p=c(72648),j=c(78906),z=c(52755),w=c(16259),y=c(77500),D=c(5964),E=c(71250),C=c(76586);async function B(I,$,U){const r=await(0,x.Y)(I,
"keep"),u=await z.mO.read(I);(0,y.mD)(I,u);const m=new w.n(I,u),s=U&&(0,p.g)(U,"font"),f=new j.y(I,u,m,s);await(0,D.$)(I,u,m,f,{missing:!0});const P=new Set($),
M=({widgets:N})=>N.some(H=>H.pages.some(V=>P.has(V))),A=new Map([...f.missing].filter(([N])=>M(N))),b=[...f.tooSmall],T=N=>!M(N),F=[...(0,Z.D)(r,"flatten"),...(0,E.
jA)(A,new Set,s),...(0,E.QR)(b.filter(M),!0),...(0,E.QR)(b.filter(T),!1),...(0,y.br)(I,"values")],{widgets:L,notes:G}=await(0,C.H)(I,u,$);return{widgets:L,isEmpty:L===
0&&r.fields.length===0,notes:[...F,...G]}}}),73154:((Q,W,c)=>{c.d(W,{l:()=>$});var x=c(75162),Z=c(59596),p=c(45599),j=c(1592),z=c(37709);async function w(U,r,u){
const m=[];let s=0;return await(0,z.K)(r,U.job.pace,f=>{const{operator:P,count:M}=f,A=P==="BDC"?" BMC":P==="DP"?" MP":void 0;if(A===void 0||M!==2)return;const b=f.
name(1),T=b===void 0?f.value(1):u?.get(b);U.dict(T)?.has("MCID")&&(m.push(r.subarray(s,f.endOf(0)),Buffer.from(A,"latin1")),s=f.end)}),s===0?r:Buffer.concat([...m,
r.subarray(s)])}var y=c(53107),D=c(74135),E=c(25524),C=c(58006);const B=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class I{document;keepsTags;seen=new Set;shared=new Map;constructor(r,u){
this.document=r,this.keepsTags=u}async prepare(r){const u=this.asObject(r);return await this.release(u),u}asObject(r){if((0,p.i9)(r)&&(0,p.Zm)(this.document.resolve(
r)))return r;const u=this.document.dict(r)??new p.Bi;let m=this.shared.get(u);return m||this.shared.set(u,m=this.document.add(u)),m}async release(r){const{document:u,
seen:m}=this,s=[r];for(let f=s.pop();f!==void 0;f=s.pop())if(f instanceof p.oS){if(m.has(f.number))continue;m.add(f.number);const P=u.job.pace.step(1e3);P&&await P;
const M=u.get(f),A=M instanceof p.Z6?M.dict:M;if((0,p.Zm)(A)){if(this.isApart(A))continue;await this.untie(f,M,A,r)}s.push(u.get(f))}else if(Array.isArray(f))for(const P of f)
s.push(P);else if(f instanceof p.Z6)for(const P of f.dict.values())s.push(P);else if((0,p.Zm)(f)){this.isFont(f)&&!f.has("Resources")&&f.set("Resources",r);for(const P of f.
values())s.push(P)}}isApart(r){const u=this.document.resolve(r.get("Type"));return u!==null&&typeof u=="object"&&"text"in u&&B.has(u.text)}isFont(r){return(0,p.
Eo)(this.document.resolve(r.get("Subtype")),"Type3")&&r.has("CharProcs")}async untie(r,u,m,s){const{document:f}=this,P=u instanceof p.Z6&&(0,p.Eo)(f.resolve(m.get(
"Subtype")),"Form"),M=!this.keepsTags&&(m.has("StructParent")||m.has("StructParents")),A=!m.has("Resources")&&(P||this.isFont(m)),b=P&&!this.keepsTags?await this.
withoutIds(u,f.dict(m.get("Resources")??s)):void 0;if(!M&&!A&&!b)return;const T=f.edit(r),F=T instanceof p.Z6?T.dict:T;M&&F.delete("StructParent"),M&&F.delete("\
StructParents"),A&&F.set("Resources",s),b&&T instanceof p.Z6&&f.put(r,(0,C.n)(T,b,{compress:!0}))}async withoutIds(r,u){const m=this.document.decodedPart(r);if(!m?.
whole)return;const s=await w(this.document,m.data,this.document.dict(u?.get("Properties")));return s===m.data?void 0:s}}class ${document;part;contents;resources;constructor(r,u){
this.document=r,this.part=u,this.contents=new y.K(u.document),this.resources=new I(u.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(r){
return this.contents.inspect(r)}async of(r,u){const{index:m,document:s}=this.part,f=await this.resources.prepare(r.resources),P=s.entry(s.pages.number(r.index),
"Group"),{filters:M,data:A}=await this.contentOf(r),b=this.keepsTags?s.entry(s.pages.number(r.index),"StructParents"):void 0,T=(0,p.jd)({Type:(0,p.UU)("XObject"),
Subtype:(0,p.UU)("Form"),BBox:[...u.box],Matrix:[...(0,D.DI)((0,D.S3)(u))],Resources:(0,E.Po)(m,f.number),Group:P===void 0?void 0:(0,E.yY)(P,m),StructParents:b,
...M});return this.document.add(new p.Z6(T,A))}async contentOf(r){const{part:u,contents:m}=this,{document:s}=u,f=m.own(r),P=f.length===1?s.get(f[0]):void 0;if(P instanceof
p.Z6&&this.keepsTags&&m.isOrderly(r))return this.asItIs(P);const{isWhole:M,isKnown:A,open:b}=m.condition(f),T=m.content(f),F=s.dict(s.dict(r.resources)?.get("Pr\
operties")),L=this.keepsTags?T:await w(s,T,F);if(P instanceof p.Z6&&(!A||M&&b.excess===0&&L===T))return this.asItIs(P);const G=b.excess===0?L:(0,j.KS)(L,0);return{
filters:{Filter:(0,p.UU)("FlateDecode")},data:(0,Z.Kc)(G)}}asItIs(r){const{index:u,document:m}=this.part,s=new p.Bi([...r.dict].filter(([f])=>f==="Filter"||f===
"DecodeParms"));return(0,x.CF)(s),{filters:Object.fromEntries((0,E.yY)(s,u)),data:m.encoded(r)}}}}),25524:((Q,W,c)=>{c.d(W,{Bg:()=>Z,Po:()=>p,fS:()=>z,yY:()=>j});
var x=c(45599);const Z=w=>w.find(({index:y})=>y===0).document,p=(w,y,D=0)=>w===D?new x.oS(y):new x.rV(w,y);function j(w,y){if(y===0||w instanceof x.rV)return w;
if(w instanceof x.oS)return new x.rV(y,w.number);if(Array.isArray(w))return w.map(E=>j(E,y));if(w instanceof x.Z6||!(w instanceof x.Bi))return w;const D=new x.Bi;
for(const[E,C]of w)D.set(E,j(C,y));return D}class z{meaning;taken;last=new Map;constructor(y=[],D=E=>E){this.meaning=D,this.taken=new Set([...y].map(D))}get size(){
return this.taken.size}has(y){return this.taken.has(this.meaning(y))}add(y){this.taken.add(this.meaning(y))}free(y){const D=y.startsWith("þÿ");for(let E=(this.
last.get(y)??1)+1;;E++){const C=`_${E}`,B=y+(D?[...C].map(I=>`\0${I}`).join(""):C);if(!this.has(B))return this.last.set(y,E),this.add(B),B}}}})};
