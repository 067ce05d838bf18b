"use strict";exports.id=9976,exports.ids=[9976],exports.modules={29976:((Y,L,r)=>{r.r(L),r.d(L,{arrange_pages:()=>q});var x=r(7390),$=r(95199),g=r(80199),b=r(84805),z=r(90925),
w=r(90191),y=r(52287),D=r(49153),O=r(43171);const B=72,U=3,C={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};function G(c,s){
const o=[s.width,s.height],[a,t]=c.page_size===void 0?o:O.t[c.page_size],[i,u]=[Math.min(a,t),Math.max(a,t)],v=s.width<=s.height?[[i,u],[u,i]]:[[u,i],[i,u]];let f;
for(const[S,E]of v)for(const R of C[c.arrangement]){const K=j(c,{width:S,height:E},R);if(!K)continue;const[N,et,st,nt]=K.places[0],J=Math.min((st-N)/s.width,(nt-
et)/s.height);(!f||J>f.scale*1.0001)&&(f={layout:K,scale:J})}if(f)return f.layout;throw(0,D.G6)([{field:"margin",message:"leaves no room for pages on the sheet,\
 together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function j(c,s,[o,a]){const[t,i]=[c.margin*B,c.sheet_gap*
B],u=(s.width-2*t-(o-1)*i)/o,h=(s.height-2*t-(a-1)*i)/a;if(u<U||h<U)return;const v=Array.from({length:o*a},(f,p)=>{const S=c.reading_direction==="across",[E,R]=S?
[p%o,Math.floor(p/o)]:[Math.floor(p/a),p%a],K=t+E*(u+i),N=s.height-t-R*(h+i);return[K,N-h,K+u,N]});return{...s,places:v}}function*n(c,s){if(c.arrangement!=="boo\
klet"){const t=Number(c.arrangement);for(let i=0;i<s;i+=t)yield Array.from({length:t},(u,h)=>i+h<s?i+h:-1);return}const o=Math.ceil(s/4)*4,a=t=>t<s?t:-1;for(let t=0;t<
o/2;t++){const i=a(o-1-t),u=a(t);yield t%2===0===(c.binding==="left")?[i,u]:[u,i]}}var e=r(16039),m=r(59234),l=r(30900),d=r(41942),P=r(47065),M=r(91134),A=r(80783),
I=r(36035),T=r(16463);async function F(c,s){await(0,I.q)(c,({dict:o,holder:a,page:t})=>{const i=o.get("Pg"),u=c.resolve(o.get("K")),h=(0,e.cy)(u)?u:o.has("K")?[
o.get("K")]:[],v=h.map(p=>W(c,p,t,s)),f=(0,e.i9)(i)?s(i.number):void 0;!f&&v.every((p,S)=>p===h[S])||(c.edit(a),f&&o.set("Pg",new e.oS(f.page)),h.length>0&&o.set(
"K",(0,e.cy)(u)?v:v[0]))})}function W(c,s,o,a){if(typeof s=="number"){const f=o===void 0?void 0:a(o);return f?V(f,s):s}const t=c.resolve(s);if(!(0,e.Zm)(t)||!(0,T.
FH)(t))return s;const i=t.get("Pg"),u=(0,e.i9)(i)?i.number:o,h=u===void 0?void 0:a(u);if(!h)return s;const v=new e.Bi(t).set("Pg",new e.oS(h.page));return(0,e.Eo)(
t.get("Type"),"MCR")&&!t.has("Stm")&&v.set("Stm",h.form),v}const V=({page:c,form:s},o)=>new e.Bi([["Type",(0,e.UU)("MCR")],["Pg",new e.oS(c)],["Stm",s],["MCID",
o]]),Z=["Annots","B","VP","AF"],Q=.5;async function H(c,s,o,a){const{pages:t}=c,i=await(0,l.F)(c,Uint32Array.from({length:t.count},(f,p)=>p+1)),u=[...n(s,t.count)].
map(f=>({ref:c.add(null),indexes:f})),h=new X(c,i,o,a);for(const{ref:f,indexes:p}of u)await h.place(f,p);await h.move();for(const[f,{ref:p}]of u.entries())await h.
finish(p),f%200===0&&c.job.pace.progress(f/u.length);await h.moveTags(),(0,A.N)(c),(0,M.m)(c),c.catalog.has("PageLabels")&&c.editCatalog().delete("PageLabels");
const v=[...t.numbers];await t.rebuild(u.map(({ref:f})=>f.number));for(const f of v)c.remove(f);return u.length}class X{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;tagged;isInspected=!1;constructor(s,o,a,t){
this.document=s,this.found=o,this.layout=a,this.hasFrames=t,this.forms=new d.l(s,{index:0,document:s}),this.tagged=s.dict(s.catalog.get("StructTreeRoot"))!==void 0}async place(s,o){
const{document:a,found:t,forms:i}=this;this.isInspected||await i.inspect(t.pages),this.isInspected=!0;const u=[];for(const[h,v]of o.entries()){const f=t.pages[v];
if(!f)continue;const p=a.job.pace.step(4e3);p&&await p;const S=t.kinds[f.kind],E=a.pages.number(v),{matrix:R,box:K}=k(S,this.layout.places[h]),N=await i.of(f,S);
u.push({number:E,form:N,matrix:R,box:K}),this.moves.set(E,{matrix:(0,g.lw)((0,g.DI)((0,g.S3)(S)),R),sheet:{page:s.number,box:K}}),this.places.set(E,{page:s.number,
form:N})}this.onSheet.set(s.number,u)}async move(){const{document:s,lists:o}=this,a=new P.J(s,this.moves),t=new Set;for(const i of this.moves.keys()){const u=a.
moveOn(i),h=new Map;for(const f of Z){const p=u[f]??s.entry(i,f);if((0,e.i9)(p)&&f!=="Annots"&&t.has(p.number))continue;(0,e.i9)(p)&&t.add(p.number);const E=(s.
array(p)??[]).filter(R=>!(0,e.i9)(R)||f!=="Annots"||!t.has(R.number));for(const R of E)(0,e.i9)(R)&&f==="Annots"&&t.add(R.number);E.length>0&&h.set(f,E)}h.size>
0&&o.set(i,h);const v=s.job.pace.step(2e3);v&&await v}await a.moveReferences()}async finish(s){const{document:o,layout:a}=this,t=this.onSheet.get(s.number),i=t.
map((S,E)=>`P${E+1}`),h=[...t.map(({matrix:S},E)=>(0,m.qK)(i[E],(0,m.vs)(S))),...this.hasFrames?[this.frames(t)]:[]].join(`
`),v=(0,e.jd)(Object.fromEntries(t.map(({form:S},E)=>[i[E],S]))),f=(0,e.jd)({Type:(0,e.UU)("Page"),MediaBox:(0,g.Mp)([0,0,a.width,a.height]),Resources:(0,e.jd)(
{XObject:v}),Contents:o.add(new e.Z6((0,e.jd)({}),Buffer.from(`${h}
`,"latin1"))),Tabs:this.tagged?(0,e.UU)("S"):void 0,Group:this.groupOf(t)});for(const S of Z){const E=t.flatMap(({number:R})=>this.lists.get(R)?.get(S)??[]);E.length>
0&&f.set(S,E)}o.put(s,f);const p=o.job.pace.step(2e3);p&&await p}async moveTags(){this.tagged&&await F(this.document,s=>this.places.get(s))}frames(s){const o=s.
map(({box:[t,i,u,h]})=>[t,i,u-t,h-i].map(m._).join(" ")),a=`q 0 G ${(0,m._)(Q)} w ${o.map(t=>`${t} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${a} E\
MC`:a}groupOf(s){const{document:o}=this;return s.map(({number:t})=>o.entry(t,"Group")).find(t=>o.dict(t)?.has("CS"))}}function k(c,[s,o,a,t]){const{width:i,height:u}=(0,g.
iN)(c),h=Math.min((a-s)/i,(t-o)/u),v=(s+a-i*h)/2,f=(o+t-u*h)/2;return{matrix:[h,0,0,h,v,f],box:[v,f,v+i*h,f+u*h]}}const q=async(c,s,o)=>{const a=await(0,x.E)(c.
bytes,o,{password:s.open_password}),t=a.pages.count,i=(0,b.iw)(a,0),{width:u,height:h}=(0,g.iN)(i),v=G(s,{width:u*i.userUnit,height:h*i.userUnit}),f=await _(a);
await a.pages.keepStreams(),await(0,z.E)(a);const p=await H(a,s,v,s.frame),S=await(0,$.UN)(a);return{documents:[{name:c.name,bytes:S,pageCount:p}],notes:f,facts:{
sourcePageCount:t,pageCount:p}}};async function _(c){if(!(0,w.Wo)(c,"AcroForm"))return[];const s=Uint32Array.from({length:c.pages.count},(t,i)=>i+1),{widgets:o,
notes:a}=await(0,y.I)(c,s);return o===0?[...a]:[...a,tt(o)]}const tt=c=>({code:"fields_flattened",message:`${c===1?"A field":`${c} fields`} of the form became c\
ontent of the sheets, with the values that they show.`})}),52287:((Y,L,r)=>{r.d(L,{I:()=>U});var x=r(72510),$=r(31777),g=r(24840),b=r(93655),z=r(95079),w=r(23319),
y=r(30656),D=r(86031),O=r(83910),B=r(49114);async function U(C,G,j){const n=await(0,x.Y)(C,"keep"),e=await z.mO.read(C);(0,y.mD)(C,e);const m=new w.n(C,e),l=j&&
(0,g.g)(j,"font"),d=new b.y(C,e,m,l);await(0,D.$)(C,e,m,d,{missing:!0});const P=new Set(G),M=({widgets:Z})=>Z.some(Q=>Q.pages.some(H=>P.has(H))),A=new Map([...d.
missing].filter(([Z])=>M(Z))),I=[...d.tooSmall],T=Z=>!M(Z),F=[...(0,$.D)(n,"flatten"),...(0,O.jA)(A,new Set,l),...(0,O.QR)(I.filter(M),!0),...(0,O.QR)(I.filter(
T),!1),...(0,y.br)(C,"values")],{widgets:W,notes:V}=await(0,B.H)(C,e,G);return{widgets:W,isEmpty:W===0&&n.fields.length===0,notes:[...F,...V]}}}),41942:((Y,L,r)=>{
r.d(L,{l:()=>G});var x=r(72040),$=r(83267),g=r(16039),b=r(31916),z=r(66173);async function w(j,n,e){const m=[];let l=0;return await(0,z.K)(n,j.job.pace,d=>{const{
operator:P,count:M}=d,A=P==="BDC"?" BMC":P==="DP"?" MP":void 0;if(A===void 0||M!==2)return;const I=d.name(1),T=I===void 0?d.value(1):e?.get(I);j.dict(T)?.has("M\
CID")&&(m.push(n.subarray(l,d.endOf(0)),Buffer.from(A,"latin1")),l=d.end)}),l===0?n:Buffer.concat([...m,n.subarray(l)])}var y=r(91876),D=r(80199),O=r(32664),B=r(
39310);const U=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class C{document;keepsTags;seen=new Set;shared=new Map;constructor(n,e){
this.document=n,this.keepsTags=e}async prepare(n){const e=this.asObject(n);return await this.release(e),e}asObject(n){if((0,g.i9)(n)&&(0,g.Zm)(this.document.resolve(
n)))return n;const e=this.document.dict(n)??new g.Bi;let m=this.shared.get(e);return m||this.shared.set(e,m=this.document.add(e)),m}async release(n){const{document:e,
seen:m}=this,l=[n];for(let d=l.pop();d!==void 0;d=l.pop())if(d instanceof g.oS){if(m.has(d.number))continue;m.add(d.number);const P=e.job.pace.step(1e3);P&&await P;
const M=e.get(d),A=M instanceof g.Z6?M.dict:M;if((0,g.Zm)(A)){if(this.isApart(A))continue;await this.untie(d,M,A,n)}l.push(e.get(d))}else if(Array.isArray(d))for(const P of d)
l.push(P);else if(d instanceof g.Z6)for(const P of d.dict.values())l.push(P);else if((0,g.Zm)(d)){this.isFont(d)&&!d.has("Resources")&&d.set("Resources",n);for(const P of d.
values())l.push(P)}}isApart(n){const e=this.document.resolve(n.get("Type"));return e!==null&&typeof e=="object"&&"text"in e&&U.has(e.text)}isFont(n){return(0,g.
Eo)(this.document.resolve(n.get("Subtype")),"Type3")&&n.has("CharProcs")}async untie(n,e,m,l){const{document:d}=this,P=e instanceof g.Z6&&(0,g.Eo)(d.resolve(m.get(
"Subtype")),"Form"),M=!this.keepsTags&&(m.has("StructParent")||m.has("StructParents")),A=!m.has("Resources")&&(P||this.isFont(m)),I=P&&!this.keepsTags?await this.
withoutIds(e,d.dict(m.get("Resources")??l)):void 0;if(!M&&!A&&!I)return;const T=d.edit(n),F=T instanceof g.Z6?T.dict:T;M&&F.delete("StructParent"),M&&F.delete("\
StructParents"),A&&F.set("Resources",l),I&&T instanceof g.Z6&&d.put(n,(0,B.n)(T,I,{compress:!0}))}async withoutIds(n,e){const m=this.document.decodedPart(n);if(!m?.
whole)return;const l=await w(this.document,m.data,this.document.dict(e?.get("Properties")));return l===m.data?void 0:l}}class G{document;part;contents;resources;constructor(n,e){
this.document=n,this.part=e,this.contents=new y.K(e.document),this.resources=new C(e.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(n){
return this.contents.inspect(n)}async of(n,e){const{index:m,document:l}=this.part,d=await this.resources.prepare(n.resources),P=l.entry(l.pages.number(n.index),
"Group"),{filters:M,data:A}=await this.contentOf(n),I=this.keepsTags?l.entry(l.pages.number(n.index),"StructParents"):void 0,T=(0,g.jd)({Type:(0,g.UU)("XObject"),
Subtype:(0,g.UU)("Form"),BBox:[...e.box],Matrix:[...(0,D.DI)((0,D.S3)(e))],Resources:(0,O.Po)(m,d.number),Group:P===void 0?void 0:(0,O.yY)(P,m),StructParents:I,
...M});return this.document.add(new g.Z6(T,A))}async contentOf(n){const{part:e,contents:m}=this,{document:l}=e,d=m.own(n),P=d.length===1?l.get(d[0]):void 0;if(P instanceof
g.Z6&&this.keepsTags&&m.isOrderly(n))return this.asItIs(P);const{isWhole:M,isKnown:A,open:I}=m.condition(d),T=m.content(d),F=l.dict(l.dict(n.resources)?.get("Pr\
operties")),W=this.keepsTags?T:await w(l,T,F);if(P instanceof g.Z6&&(!A||M&&I.excess===0&&W===T))return this.asItIs(P);const V=I.excess===0?W:(0,b.KS)(W,0);return{
filters:{Filter:(0,g.UU)("FlateDecode")},data:(0,$.Kc)(V)}}asItIs(n){const{index:e,document:m}=this.part,l=new g.Bi([...n.dict].filter(([d])=>d==="Filter"||d===
"DecodeParms"));return(0,x.CF)(l),{filters:Object.fromEntries((0,O.yY)(l,e)),data:m.encoded(n)}}}}),32664:((Y,L,r)=>{r.d(L,{Bg:()=>$,Po:()=>g,fS:()=>z,yY:()=>b});
var x=r(16039);const $=w=>w.find(({index:y})=>y===0).document,g=(w,y,D=0)=>w===D?new x.oS(y):new x.rV(w,y);function b(w,y){if(y===0||w instanceof x.rV)return w;
if(w instanceof x.oS)return new x.rV(y,w.number);if(Array.isArray(w))return w.map(O=>b(O,y));if(w instanceof x.Z6||!(w instanceof x.Bi))return w;const D=new x.Bi;
for(const[O,B]of w)D.set(O,b(B,y));return D}class z{meaning;taken;last=new Map;constructor(y=[],D=O=>O){this.meaning=D,this.taken=new Set([...y].map(D))}get size(){
return this.taken.size}has(y){return this.taken.has(this.meaning(y))}add(y){this.taken.add(this.meaning(y))}free(y){const D=y.startsWith("þÿ");for(let O=(this.
last.get(y)??1)+1;;O++){const B=`_${O}`,U=y+(D?[...B].map(C=>`\0${C}`).join(""):B);if(!this.has(U))return this.last.set(y,O),this.add(U),U}}}})};
