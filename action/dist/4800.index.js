"use strict";exports.id=4800,exports.ids=[4800],exports.modules={17079:((G,$,u)=>{u.d($,{Z:()=>K,_:()=>U});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
S=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function U(w){
if(w.length>64)return;const E=w.trim().replace(S,(i,d,e,a)=>`${d??""}${1900+Number(e)}${a}`);return M(b(p.exec(E)??C.exec(E)))}function K(w){const E=w.length>64?
void 0:b(C.exec(w.trim()));if(!E||M(E)===void 0)return;const{year:i,month:d="",day:e="",hour:a="",minute:t="",second:s="",zone:o=""}=E;return`D:${i}${d}${e}${a}${t}${s}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function b(w){if(!w)return;const[,E,i,d,e,a,t,s,o,n,c]=w,P=s??(o===void 0?void 0:`${o}${n??"00"}:${c??"00"}`);return{year:E,
month:i,day:d,hour:e,minute:a,second:t,zone:P}}function M(w){if(!w)return;const{year:E,month:i,day:d,hour:e,minute:a="00",second:t="00",zone:s}=w,o=(c,P,D)=>c===
void 0||Number(c)>=P&&Number(c)<=D;if(Number(E)===0||!o(i,1,12)||!o(d,1,I(Number(E),Number(i)))||!o(e,0,23)||!o(a,0,59)||!o(t,0,59)||s!==void 0&&s!=="Z"&&!(o(s.
slice(1,3),0,23)&&o(s.slice(4),0,59)))return;const n=[E,i,d].filter(c=>c!==void 0).join("-");return e===void 0?n:`${n}T${e}:${a}:${t}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function I(w,E){return E===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),96359:((G,$,u)=>{u.r($),u.d($,{arrange_pages:()=>nt});
var p=u(91519),S=u(14029),C=u(74135),U=u(6057),K=u(73249),b=u(9819),M=u(27583);const I={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function w(h){
const r=new Set;h.catalog.has("PageLabels")&&r.add("labels");for(const l of h.pages.numbers){for(const[g,O]of Object.entries(I))h.entry(l,g)!==void 0&&r.add(O);
const f=h.job.pace.step(300);f&&await f}return h.catalog.has("DPartRoot")&&r.add("document parts"),(0,b.Wo)(h,"ViewerPreferences")?.dict.has("PrintPageRange")===
!0&&r.add("the range of pages to print"),r.size===0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[
...r].join(", ")}.`}]}var E=u(58552),i=u(96927);const d=72,e=3,a={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};
function t(h,r){const m=[r.width,r.height],[l,f]=h.page_size===void 0?m:i.tn[h.page_size],[g,O]=[Math.min(l,f),Math.max(l,f)],T=r.width<=r.height?[[g,O],[O,g]]:
[[O,g],[g,O]];let y;for(const[j,F]of T)for(const W of a[h.arrangement]){const z=s(h,{width:j,height:F},W);if(!z)continue;const[H,it,at,rt]=z.places[0],k=Math.min(
(at-H)/r.width,(rt-it)/r.height);(!y||k>y.scale*1.0001)&&(y={layout:z,scale:k})}if(y)return y.layout;throw(0,E.G6)([{field:"margin",message:"leaves no room for \
pages on the sheet, together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function s(h,r,[m,l]){const[f,g]=[h.
margin*d,h.sheet_gap*d],O=(r.width-2*f-(m-1)*g)/m,v=(r.height-2*f-(l-1)*g)/l;if(O<e||v<e)return;const T=Array.from({length:m*l},(y,A)=>{const j=h.reading_direction===
"across",[F,W]=j?[A%m,Math.floor(A/m)]:[Math.floor(A/l),A%l],z=f+F*(O+g),H=r.height-f-W*(v+g);return[z,H-v,z+O,H]});return{...r,places:T}}function*o(h,r){if(h.arrangement!==
"booklet"){const f=Number(h.arrangement);for(let g=0;g<r;g+=f)yield Array.from({length:f},(O,v)=>g+v<r?g+v:-1);return}const m=Math.ceil(r/4)*4,l=f=>f<r?f:-1;for(let f=0;f<
m/2;f++){const g=l(m-1-f),O=l(f);yield f%2===0===(h.binding==="left")?[g,O]:[O,g]}}var n=u(45599),c=u(36078),P=u(99876),D=u(73154),x=u(51872),R=u(2878),B=u(94399),
N=u(54935),Z=u(78021);const V=500;async function L(h,r){await(0,N.q)(h,async({dict:m,holder:l,page:f})=>{const g=m.get("Pg"),O=h.resolve(m.get("K")),v=(0,n.cy)(
O)?O:m.has("K")?[m.get("K")]:[],T=[];for(const A of v){T.push(X(h,A,f,r));const j=h.job.pace.step(V);j&&await j}const y=(0,n.i9)(g)?r(g.number):void 0;!y&&T.every(
(A,j)=>A===v[j])||(h.edit(l),y&&m.set("Pg",new n.oS(y.page)),v.length>0&&m.set("K",(0,n.cy)(O)?T:T[0]))})}function X(h,r,m,l){if(typeof r=="number"){const y=m===
void 0?void 0:l(m);return y?Y(y,r):r}const f=h.resolve(r);if(!(0,n.Zm)(f)||!(0,Z.FH)(f))return r;const g=f.get("Pg"),O=(0,n.i9)(g)?g.number:m,v=O===void 0?void 0:
l(O);if(!v)return r;const T=new n.Bi(f).set("Pg",new n.oS(v.page));return(0,n.Eo)(f.get("Type"),"MCR")&&!f.has("Stm")&&T.set("Stm",v.form),T}const Y=({page:h,form:r},m)=>new n.
Bi([["Type",(0,n.UU)("MCR")],["Pg",new n.oS(h)],["Stm",r],["MCID",m]]);var Q=u(12744);const J=["Annots","B","VP","AF"],_=.5;async function q(h,r,m,l){const{pages:f}=h,
g=await(0,P.F)(h,Uint32Array.from({length:f.count},(y,A)=>A+1)),O=[...o(r,f.count)].map(y=>({ref:h.add(null),indexes:y})),v=new tt(h,g,m,l);for(const{ref:y,indexes:A}of O)
await v.place(y,A);await v.move();for(const[y,{ref:A}]of O.entries())await v.finish(A),y%200===0&&h.job.pace.progress(y/O.length);await v.moveTags(),(0,B.N)(h),
(0,R.m)(h),h.catalog.has("PageLabels")&&h.editCatalog().delete("PageLabels");const T=[...f.numbers];await f.rebuild(O.map(({ref:y})=>y.number));for(const y of T)
h.remove(y);return O.length}class tt{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(r,m,l,f){
this.document=r,this.found=m,this.layout=l,this.hasFrames=f,this.forms=new D.l(r,{index:0,document:r}),this.tagged=r.dict(r.catalog.get("StructTreeRoot"))!==void 0}async place(r,m){
const{document:l,found:f,forms:g}=this;this.isInspected||await g.inspect(f.pages),this.isInspected=!0;const O=[];for(const[v,T]of m.entries()){const y=f.pages[T];
if(!y)continue;const A=l.job.pace.step(Q.e);A&&await A;const j=f.kinds[y.kind],F=l.pages.number(T),W=this.fitOf(y.kind,v),z=await g.of(y,j);O.push({number:F,form:z,
...W}),this.moves.set(F,{matrix:W.matrix,sheet:{page:r.number,box:W.box}}),this.places.set(F,{page:r.number,form:z})}this.onSheet.set(r.number,O)}fitOf(r,m){const{
fits:l,found:f,layout:g}=this,O=r*g.places.length+m,v=l.get(O)??et(f.kinds[r],g.places[m]);return l.set(O,v),v}async move(){const{document:r,lists:m}=this,l=new x.
J(r,this.moves),f=new Set;for(const g of this.moves.keys()){const O=await l.moveOn(g),v=new Map;for(const y of J){const A=O[y]??r.entry(g,y);if((0,n.i9)(A)&&y!==
"Annots"&&f.has(A.number))continue;(0,n.i9)(A)&&f.add(A.number);const F=(r.array(A)??[]).filter(W=>!(0,n.i9)(W)||y!=="Annots"||!f.has(W.number));for(const W of F)
(0,n.i9)(W)&&y==="Annots"&&f.add(W.number);F.length>0&&v.set(y,F)}v.size>0&&m.set(g,v);const T=r.job.pace.step(Q.e);T&&await T}await l.moveReferences()}async finish(r){
const{document:m,layout:l}=this,f=this.onSheet.get(r.number),g=f.map((j,F)=>`P${F+1}`),v=[...f.map(({placement:j},F)=>(0,c.qK)(g[F],j)),...this.hasFrames?[this.
frames(f)]:[]].join(`
`),T=(0,n.jd)(Object.fromEntries(f.map(({form:j},F)=>[g[F],j]))),y=(0,n.jd)({Type:(0,n.UU)("Page"),MediaBox:(0,C.W1)([0,0,l.width,l.height]),Resources:(0,n.jd)(
{XObject:T}),Contents:m.add(new n.Z6((0,n.jd)({}),Buffer.from(`${v}
`,"latin1"))),Tabs:this.tagged?(0,n.UU)("S"):void 0,Group:this.groupOf(f)});for(const j of J){const F=f.flatMap(({number:W})=>this.lists.get(W)?.get(j)??[]);F.length>
0&&y.set(j,F)}m.put(r,y);const A=m.job.pace.step(Q.e);A&&await A}async moveTags(){this.tagged&&await L(this.document,r=>this.places.get(r))}frames(r){const m=r.
map(({box:[f,g,O,v]})=>[f,g,O-f,v-g].map(c._).join(" ")),l=`q 0 G ${(0,c._)(_)} w ${m.map(f=>`${f} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${l} E\
MC`:l}groupOf(r){const{document:m}=this;return r.map(({number:f})=>m.entry(f,"Group")).find(f=>m.dict(f)?.has("CS"))}}function et(h,[r,m,l,f]){const{width:g,height:O}=(0,C.
iN)(h),v=Math.min((l-r)/g,(f-m)/O),T=(r+l-g*v)/2,y=(m+f-O*v)/2,A=[v,0,0,v,T,y];return{matrix:(0,C.lw)((0,C.DI)((0,C.S3)(h)),A),box:[T,y,T+g*v,y+O*v],placement:(0,c.
vs)(A)}}const nt=async(h,r,m)=>{const l=await(0,p.E)(h.bytes,m,{password:r.open_password}),f=l.pages.count,g=(0,U.iw)(l,0),{width:O,height:v}=(0,C.iN)(g),T=t(r,
{width:O*g.userUnit,height:v*g.userUnit}),y=[...await st(l),...await w(l)];await l.pages.keepStreams(),await(0,K.E)(l);const A=await q(l,r,T,r.frame),j=await(0,S.
UN)(l);return{documents:[{name:h.name,bytes:j,pageCount:A}],notes:y,facts:{sourcePageCount:f,pageCount:A}}};async function st(h){if(!(0,b.Wo)(h,"AcroForm"))return[];
const r=Uint32Array.from({length:h.pages.count},(f,g)=>g+1),{widgets:m,notes:l}=await(0,M.I)(h,r);return m===0?[...l]:[...l,ot(m)]}const ot=h=>({code:"fields_fl\
attened",message:`${h===1?"A field":`${h} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((G,$,u)=>{u.d($,{I:()=>i});
var p=u(33238),S=u(56457),C=u(86799),U=u(78906),K=u(52755),b=u(16259),M=u(77500),I=u(68164),w=u(71250),E=u(76586);async function i(d,e,a){const t=await(0,p.Y)(d,
"keep"),s=await K.mO.read(d);(0,M.mD)(d,s);const o=await b.n.read(d,s),n=a&&(0,C.g)(a,"font"),c=new U.y(d,s,o,n);await(0,I.$)(d,s,o,c,{missing:!0});const P=new Set(
e),D=({widgets:L})=>L.some(X=>X.pages.some(Y=>P.has(Y))),x=new Map([...c.missing].filter(([L])=>D(L))),R=[...c.tooSmall],B=L=>!D(L),N=[...(0,S.DC)(t,"flatten"),
...(0,w.jA)(x,new Set,n),...(0,w.QR)(R.filter(D),!0),...(0,w.QR)(R.filter(B),!1),...(0,M.br)(d,"values")],{widgets:Z,notes:V}=await(0,E.H)(d,s,e);return{widgets:Z,
isEmpty:Z===0&&t.fields.length===0,notes:[...N,...V]}}}),64019:((G,$,u)=>{u.d($,{dK:()=>E,wR:()=>d,hs:()=>i});var p=u(45599),S=u(74135),C=u(6057);function U(e,a,t,s){
const o=(0,C.b0)(e,a.get("Rect")),n=e.get(t);if(!o||!(n instanceof p.Z6))return;const c=(0,C.b0)(e,n.dict.get("BBox"));if(!c)return;const[P,D,x,R]=(0,S.zl)((0,C.
lQ)(e,n.dict.get("Matrix")),c);if(!(x>P)||!(R>D))return;const B=(o[2]-o[0])/(x-P),N=(o[3]-o[1])/(R-D),Z=[B,0,0,N,o[0]-P*B,o[1]-D*N];return{form:t,matrix:s===0?Z:
K(Z,s,o[0],o[3])}}function K([e,a,t,s,o,n],c,P,D){const x=c===180?-1:0,R=c===90?1:c===270?-1:0,B=(V,L)=>[x*V-R*L,R*V+x*L],[N,Z]=B(o-P,n-D);return[...B(e,a),...B(
t,s),N+P,Z+D]}const b=2,M=16,I=32;function w(e,a){const t=e.resolve(a.get("F"));return typeof t=="number"?t:0}const E=(e,a)=>(w(e,a)&(b|I))!==0;function i(e,a,t,s){
return U(e,a,t,w(e,a)&M?s:0)}function d(e,a){const t=e.dict(a.get("AP"))?.get("N"),s=e.resolve(t);if(s instanceof p.Z6)return(0,p.i9)(t)?t:void 0;if(!(s instanceof
p.Bi))return;const o=e.resolve(a.get("AS")),n=o instanceof p.SX?s.get(o.text):void 0;return(0,p.i9)(n)&&e.resolve(n)instanceof p.Z6?n:void 0}}),73154:((G,$,u)=>{
u.d($,{l:()=>e});var p=u(75162),S=u(45599),C=u(1592),U=u(37709);async function K(a,t,s){const o=[];let n=0;return await(0,U.Ko)(t,a.job.pace,c=>{const{operator:P,
count:D}=c,x=P==="BDC"?" BMC":P==="DP"?" MP":void 0;if(x===void 0||D!==2)return;const R=c.name(1),B=R===void 0?c.value(1):s?.get(R);a.dict(B)?.has("MCID")&&(o.push(
t.subarray(n,c.endOf(0)),Buffer.from(x,"latin1")),n=c.end)}),n===0?t:Buffer.concat([...o,t.subarray(n)])}var b=u(92218),M=u(53107),I=u(74135),w=u(25524),E=u(58006);
const i=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class d{document;keepsTags;seen=new Set;shared=new Map;constructor(t,s){this.document=
t,this.keepsTags=s}async prepare(t){const s=this.asObject(t);return await this.release(s),s}asObject(t){if((0,S.i9)(t)&&(0,S.Zm)(this.document.resolve(t)))return t;
const s=this.document.dict(t)??new S.Bi;let o=this.shared.get(s);return o||this.shared.set(s,o=this.document.add(s)),o}async release(t){const{document:s,seen:o}=this,
n=[t];for(let c=n.pop();c!==void 0;c=n.pop())if(c instanceof S.oS){if(o.has(c.number))continue;o.add(c.number);const P=s.job.pace.step(1e3);P&&await P;const D=s.
get(c),x=D instanceof S.Z6?D.dict:D;if((0,S.Zm)(x)){if(this.isApart(x))continue;await this.untie(c,D,x,t)}n.push(s.get(c))}else if(Array.isArray(c))for(const P of c)
n.push(P);else if(c instanceof S.Z6)for(const P of c.dict.values())n.push(P);else if((0,S.Zm)(c)){this.isFont(c)&&!c.has("Resources")&&c.set("Resources",t);for(const P of c.
values())n.push(P)}}isApart(t){const s=this.document.resolve(t.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&i.has(s.text)}isFont(t){return(0,S.
Eo)(this.document.resolve(t.get("Subtype")),"Type3")&&t.has("CharProcs")}async untie(t,s,o,n){const{document:c}=this,P=s instanceof S.Z6&&(0,S.Eo)(c.resolve(o.get(
"Subtype")),"Form"),D=!this.keepsTags&&(o.has("StructParent")||o.has("StructParents")),x=!o.has("Resources")&&(P||this.isFont(o)),R=P&&!this.keepsTags?await this.
withoutIds(s,c.dict(o.get("Resources")??n)):void 0;if(!D&&!x&&!R)return;const B=c.edit(t),N=B instanceof S.Z6?B.dict:B;D&&N.delete("StructParent"),D&&N.delete("\
StructParents"),x&&N.set("Resources",n),R&&B instanceof S.Z6&&c.put(t,await(0,E.S)(B,R,c.job))}async withoutIds(t,s){const o=this.document.decodedPart(t);if(!o?.
whole)return;const n=await K(this.document,o.data,this.document.dict(s?.get("Properties")));return n===o.data?void 0:n}}class e{document;part;contents;resources;constructor(t,s){
this.document=t,this.part=s,this.contents=new M.K(s.document),this.resources=new d(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(t){
return this.contents.inspect(t)}async of(t,s){const{index:o,document:n}=this.part,c=await this.resources.prepare(t.resources),P=n.entry(n.pages.number(t.index),
"Group"),{filters:D,data:x}=await this.contentOf(t),R=this.keepsTags?n.entry(n.pages.number(t.index),"StructParents"):void 0,B=(0,S.jd)({Type:(0,S.UU)("XObject"),
Subtype:(0,S.UU)("Form"),BBox:[...s.box],Matrix:[...(0,I.DI)((0,I.S3)(s))],Resources:(0,w.Po)(o,c.number),Group:P===void 0?void 0:(0,w.yY)(P,o),StructParents:R,
...D});return this.document.add(new S.Z6(B,x))}async contentOf(t){const{part:s,contents:o}=this,{document:n}=s,c=o.own(t),P=c.length===1?n.get(c[0]):void 0;if(P instanceof
S.Z6&&this.keepsTags&&o.isOrderly(t))return this.asItIs(P);const{isWhole:D,isKnown:x,open:R}=await o.condition(c),B=await o.content(c),N=n.dict(n.dict(t.resources)?.
get("Properties")),Z=this.keepsTags?B:await K(n,B,N);if(P instanceof S.Z6&&(!x||D&&R.excess===0&&Z===B))return this.asItIs(P);const V=R.excess===0?Z:await(0,C.KS)(
Z,0,n.job.pace),L=await(0,b.d)(V,n.job);return{filters:{Filter:(0,S.UU)("FlateDecode")},data:L}}asItIs(t){const{index:s,document:o}=this.part,n=new S.Bi([...t.dict].
filter(([c])=>c==="Filter"||c==="DecodeParms"));return(0,p.CF)(n),{filters:Object.fromEntries((0,w.yY)(n,s)),data:o.encoded(t)}}}}),25524:((G,$,u)=>{u.d($,{Bg:()=>S,
Po:()=>C,fS:()=>K,yY:()=>U});var p=u(45599);const S=b=>b.find(({index:M})=>M===0).document,C=(b,M,I=0)=>b===I?new p.oS(M):new p.rV(b,M);function U(b,M){if(M===0||
b instanceof p.rV)return b;if(b instanceof p.oS)return new p.rV(M,b.number);if(Array.isArray(b))return b.map(w=>U(w,M));if(b instanceof p.Z6||!(b instanceof p.Bi))
return b;const I=new p.Bi;for(const[w,E]of b)I.set(w,U(E,M));return I}class K{meaning;taken;last=new Map;constructor(M=[],I=w=>w){this.meaning=I,this.taken=new Set(
[...M].map(I))}get size(){return this.taken.size}has(M){return this.taken.has(this.meaning(M))}add(M){this.taken.add(this.meaning(M))}free(M){const I=M.startsWith(
"þÿ");for(let w=(this.last.get(M)??1)+1;;w++){const E=`_${w}`,i=M+(I?[...E].map(d=>`\0${d}`).join(""):E);if(!this.has(i))return this.last.set(M,w),this.add(i),
i}}}}),36502:((G,$,u)=>{u.d($,{z:()=>I});var p=u(45599);const S={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(i,d){
this.document=i,this.intents=this.intentsOf(d);for(const e of i.array(d?.get("AS"))??[]){const a=i.dict(e),t=i.resolve(a?.get("Event"));if(!a||!((0,p.Eo)(t,"Vie\
w")||(0,p.Eo)(t,"Print")))continue;const s=this.namesIn(a.get("Category")),o=Object.keys(S).filter(n=>s.has(n));this.addGroups(t.text,o,i.array(a.get("OCGs"))??
[])}}addGroups(i,d,e){const a=this.added.get(e)??new Set;this.added.set(e,a);const t=[i,...d].join(" ");if(a.has(t))return;a.add(t);const s=this.categories[i];for(const o of e){
if(!(0,p.i9)(o))continue;const n=s.get(o.number)??new Set;for(const c of d)n.add(c);s.set(o.number,n)}}isAlwaysOn(i){const{intents:d}=this;if(d.has("All"))return!1;
const e=this.intentsOf(this.document.dict(new p.oS(i)));let a=this.meant.get(e);return a===void 0&&this.meant.set(e,a=e.has("All")||[...e].some(t=>d.has(t))),!a}stateOf(i,d){
const e=this.categories[d].get(i);if(!e)return;const a=this.document.dict(this.document.dict(new p.oS(i))?.get("Usage"));let t;for(const s of e){const o=S[s],n=o===
void 0?null:this.document.resolve(this.document.dict(a?.get(s))?.get(o));if((0,p.Eo)(n,"OFF"))return!1;(0,p.Eo)(n,"ON")&&(t=!0)}return t}intentsOf(i){const d=this.
namesIn(i?.get("Intent"));return d.size>0?d:U}namesIn(i){const{document:d}=this,e=d.array(i)??[i??null];let a=this.names.get(e);return a||(a=new Set(e.map(t=>d.
resolve(t)).flatMap(t=>t instanceof p.SX?[t.text]:[])),this.names.set(e,a)),a}}const U=new Set(["View"]),K=32;function b(E,i,d,e){const a=(t,s)=>{const o=e.get(
t);if(o!==void 0)return o;e.set(t,!0);const n=E.resolve(t[0]),c=x=>{const R=E.resolve(x);return(0,p.cy)(R)?s>0?a(R,s-1):!0:!(0,p.i9)(x)||d(x.number)},P=t.slice(
1),D=M(n instanceof p.SX?n.text:"",P,c);return e.set(t,D),D};return a(i,K)}function M(E,i,d){switch(E){case"And":return i.every(d);case"Or":return i.some(d);case"\
Not":return i.length===0||!d(i[0]);default:return!0}}class I{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=i;const d=i.
dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,p.Eo)(i.resolve(d?.get("BaseState")),"OFF");for(const e of i.array(d?.get("OFF"))??[])(0,p.
i9)(e)&&this.off.add(e.number);for(const e of i.array(d?.get("ON"))??[])(0,p.i9)(e)&&this.on.add(e.number);this.usages=new C(i,d),this.viewed=w(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=w(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(i){return!this.shows(i,
this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,d=i.dict(i.catalog.get("OCProperties"));return this.
baseOff?(i.array(d?.get("OCGs"))??[]).filter(e=>!(0,p.i9)(e)||!this.on.has(e.number)):i.array(i.dict(d?.get("D"))?.get("OFF"))??[]}async neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],d=new Set(i.flatMap(a=>(0,p.i9)(a)?[a.number]:[])),e=[];for(const a of d){
!this.viewed.states(a)&&!this.printed.states(a)&&e.push(a);const t=this.document.job.pace.step(1e3);t&&await t}return e}shows(i,d){const{document:e}=this,{states:a,
memberships:t,expressions:s}=d,o=e.dict(i);if(!o)return!0;if(!(0,p.Eo)(e.resolve(o.get("Type")),"OCMD"))return!(0,p.i9)(i)||a(i.number);const n=t.get(o);if(n!==
void 0)return n;const c=e.resolve(o.get("VE")),P=(0,p.cy)(c)?b(e,c,a,s):this.showsByPolicy(o,d);return t.set(o,P),P}showsByPolicy(i,{states:d,lists:e}){const{document:a}=this,
t=a.array(i.get("OCGs"))??[i.get("OCGs")??null];let s=e.get(t);if(!s){const n=t.filter(p.i9).map(({number:c})=>d(c));s=n.length===0?"empty":{all:!n.includes(!1),
any:n.includes(!0)},e.set(t,s)}if(s==="empty")return!0;const o=a.resolve(i.get("P"));switch(o instanceof p.SX?o.text:"AnyOn"){case"AllOn":return s.all;case"AnyO\
ff":return!s.all;case"AllOff":return!s.any;default:return s.any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function w(E){const i=new Map;
return{states:e=>{let a=i.get(e);return a===void 0&&i.set(e,a=E(e)),a},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((G,$,u)=>{u.
d($,{S:()=>C});var p=u(21996),S=u(70549);const C=(0,S.n)(U=>(0,p.zx)(U,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,$,u)=>{u.d($,{Gh:()=>i,ZK:()=>d,wh:()=>E});
var p=u(77581),S=u(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,U=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,K=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
b=e=>e.replace(C,"").replace(U,"").replace(K,"�"),M=200,I=new WeakMap;function w(e){let a=I.get(e);if(a)return a;const t=b((0,p.g7)(e));return a={whole:t,trimmed:t.
trim()},e.bytes.length>=M&&I.set(e,a),a}const E=e=>b(e).trim();function i(e){const a=e instanceof S.Mx?w(e).trimmed:"";return a===""?null:a}const d=e=>e?w(e).whole:
""})};
