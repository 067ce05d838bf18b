"use strict";exports.id=4800,exports.ids=[4800],exports.modules={17079:((G,$,d)=>{d.d($,{Z:()=>K,_:()=>U});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
S=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function U(w){
if(w.length>64)return;const E=w.trim().replace(S,(i,u,t,f)=>`${u??""}${1900+Number(t)}${f}`);return b(M(p.exec(E)??C.exec(E)))}function K(w){const E=w.length>64?
void 0:M(C.exec(w.trim()));if(!E||b(E)===void 0)return;const{year:i,month:u="",day:t="",hour:f="",minute:e="",second:s="",zone:o=""}=E;return`D:${i}${u}${t}${f}${e}${s}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function M(w){if(!w)return;const[,E,i,u,t,f,e,s,o,n,r]=w,O=s??(o===void 0?void 0:`${o}${n??"00"}:${r??"00"}`);return{year:E,
month:i,day:u,hour:t,minute:f,second:e,zone:O}}function b(w){if(!w)return;const{year:E,month:i,day:u,hour:t,minute:f="00",second:e="00",zone:s}=w,o=(r,O,D)=>r===
void 0||Number(r)>=O&&Number(r)<=D;if(Number(E)===0||!o(i,1,12)||!o(u,1,I(Number(E),Number(i)))||!o(t,0,23)||!o(f,0,59)||!o(e,0,59)||s!==void 0&&s!=="Z"&&!(o(s.
slice(1,3),0,23)&&o(s.slice(4),0,59)))return;const n=[E,i,u].filter(r=>r!==void 0).join("-");return t===void 0?n:`${n}T${t}:${f}:${e}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function I(w,E){return E===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),96359:((G,$,d)=>{d.r($),d.d($,{arrange_pages:()=>nt});
var p=d(91519),S=d(14029),C=d(74135),U=d(6057),K=d(73249),M=d(9819),b=d(27583);const I={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function w(h){
const a=new Set;h.catalog.has("PageLabels")&&a.add("labels");for(const l of h.pages.numbers){for(const[g,v]of Object.entries(I))h.entry(l,g)!==void 0&&a.add(v);
const c=h.job.pace.step(300);c&&await c}return h.catalog.has("DPartRoot")&&a.add("document parts"),(0,M.Wo)(h,"ViewerPreferences")?.dict.has("PrintPageRange")===
!0&&a.add("the range of pages to print"),a.size===0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[
...a].join(", ")}.`}]}var E=d(58552),i=d(96927);const u=72,t=3,f={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};
function e(h,a){const m=[a.width,a.height],[l,c]=h.page_size===void 0?m:i.tn[h.page_size],[g,v]=[Math.min(l,c),Math.max(l,c)],T=a.width<=a.height?[[g,v],[v,g]]:
[[v,g],[g,v]];let y;for(const[F,j]of T)for(const N of f[h.arrangement]){const z=s(h,{width:F,height:j},N);if(!z)continue;const[H,it,at,rt]=z.places[0],k=Math.min(
(at-H)/a.width,(rt-it)/a.height);(!y||k>y.scale*1.0001)&&(y={layout:z,scale:k})}if(y)return y.layout;throw(0,E.G6)([{field:"margin",message:"leaves no room for \
pages on the sheet, together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function s(h,a,[m,l]){const[c,g]=[h.
margin*u,h.sheet_gap*u],v=(a.width-2*c-(m-1)*g)/m,P=(a.height-2*c-(l-1)*g)/l;if(v<t||P<t)return;const T=Array.from({length:m*l},(y,A)=>{const F=h.reading_direction===
"across",[j,N]=F?[A%m,Math.floor(A/m)]:[Math.floor(A/l),A%l],z=c+j*(v+g),H=a.height-c-N*(P+g);return[z,H-P,z+v,H]});return{...a,places:T}}function*o(h,a){if(h.arrangement!==
"booklet"){const c=Number(h.arrangement);for(let g=0;g<a;g+=c)yield Array.from({length:c},(v,P)=>g+P<a?g+P:-1);return}const m=Math.ceil(a/4)*4,l=c=>c<a?c:-1;for(let c=0;c<
m/2;c++){const g=l(m-1-c),v=l(c);yield c%2===0===(h.binding==="left")?[g,v]:[v,g]}}var n=d(45599),r=d(36078),O=d(99876),D=d(73154),x=d(51872),R=d(2878),B=d(94399),
Z=d(54935),W=d(78021);const V=500;async function L(h,a){await(0,Z.q)(h,async({dict:m,holder:l,page:c})=>{const g=m.get("Pg"),v=h.resolve(m.get("K")),P=(0,n.cy)(
v)?v:m.has("K")?[m.get("K")]:[],T=[];for(const A of P){T.push(X(h,A,c,a));const F=h.job.pace.step(V);F&&await F}const y=(0,n.i9)(g)?a(g.number):void 0;!y&&T.every(
(A,F)=>A===P[F])||(h.edit(l),y&&m.set("Pg",new n.oS(y.page)),P.length>0&&m.set("K",(0,n.cy)(v)?T:T[0]))})}function X(h,a,m,l){if(typeof a=="number"){const y=m===
void 0?void 0:l(m);return y?Y(y,a):a}const c=h.resolve(a);if(!(0,n.Zm)(c)||!(0,W.FH)(c))return a;const g=c.get("Pg"),v=(0,n.i9)(g)?g.number:m,P=v===void 0?void 0:
l(v);if(!P)return a;const T=new n.Bi(c).set("Pg",new n.oS(P.page));return(0,n.Eo)(c.get("Type"),"MCR")&&!c.has("Stm")&&T.set("Stm",P.form),T}const Y=({page:h,form:a},m)=>new n.
Bi([["Type",(0,n.UU)("MCR")],["Pg",new n.oS(h)],["Stm",a],["MCID",m]]);var Q=d(12744);const J=["Annots","B","VP","AF"],_=.5;async function q(h,a,m,l){const{pages:c}=h,
g=await(0,O.F)(h,Uint32Array.from({length:c.count},(y,A)=>A+1)),v=[...o(a,c.count)].map(y=>({ref:h.add(null),indexes:y})),P=new tt(h,g,m,l);for(const{ref:y,indexes:A}of v)
await P.place(y,A);await P.move();for(const[y,{ref:A}]of v.entries())await P.finish(A),y%200===0&&h.job.pace.progress(y/v.length);await P.moveTags(),(0,B.N)(h),
(0,R.m)(h),h.catalog.has("PageLabels")&&h.editCatalog().delete("PageLabels");const T=[...c.numbers];await c.rebuild(v.map(({ref:y})=>y.number));for(const y of T)
h.remove(y);return v.length}class tt{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(a,m,l,c){
this.document=a,this.found=m,this.layout=l,this.hasFrames=c,this.forms=new D.l(a,{index:0,document:a}),this.tagged=a.dict(a.catalog.get("StructTreeRoot"))!==void 0}async place(a,m){
const{document:l,found:c,forms:g}=this;this.isInspected||await g.inspect(c.pages),this.isInspected=!0;const v=[];for(const[P,T]of m.entries()){const y=c.pages[T];
if(!y)continue;const A=l.job.pace.step(Q.e);A&&await A;const F=c.kinds[y.kind],j=l.pages.number(T),N=this.fitOf(y.kind,P),z=await g.of(y,F);v.push({number:j,form:z,
...N}),this.moves.set(j,{matrix:N.matrix,sheet:{page:a.number,box:N.box}}),this.places.set(j,{page:a.number,form:z})}this.onSheet.set(a.number,v)}fitOf(a,m){const{
fits:l,found:c,layout:g}=this,v=a*g.places.length+m,P=l.get(v)??et(c.kinds[a],g.places[m]);return l.set(v,P),P}async move(){const{document:a,lists:m}=this,l=new x.
J(a,this.moves),c=new Set;for(const g of this.moves.keys()){const v=await l.moveOn(g),P=new Map;for(const y of J){const A=v[y]??a.entry(g,y);if((0,n.i9)(A)&&y!==
"Annots"&&c.has(A.number))continue;(0,n.i9)(A)&&c.add(A.number);const j=(a.array(A)??[]).filter(N=>!(0,n.i9)(N)||y!=="Annots"||!c.has(N.number));for(const N of j)
(0,n.i9)(N)&&y==="Annots"&&c.add(N.number);j.length>0&&P.set(y,j)}P.size>0&&m.set(g,P);const T=a.job.pace.step(Q.e);T&&await T}await l.moveReferences()}async finish(a){
const{document:m,layout:l}=this,c=this.onSheet.get(a.number),g=c.map((F,j)=>`P${j+1}`),P=[...c.map(({placement:F},j)=>(0,r.qK)(g[j],F)),...this.hasFrames?[this.
frames(c)]:[]].join(`
`),T=(0,n.jd)(Object.fromEntries(c.map(({form:F},j)=>[g[j],F]))),y=(0,n.jd)({Type:(0,n.UU)("Page"),MediaBox:(0,C.W1)([0,0,l.width,l.height]),Resources:(0,n.jd)(
{XObject:T}),Contents:m.add(new n.Z6((0,n.jd)({}),Buffer.from(`${P}
`,"latin1"))),Tabs:this.tagged?(0,n.UU)("S"):void 0,Group:this.groupOf(c)});for(const F of J){const j=c.flatMap(({number:N})=>this.lists.get(N)?.get(F)??[]);j.length>
0&&y.set(F,j)}m.put(a,y);const A=m.job.pace.step(Q.e);A&&await A}async moveTags(){this.tagged&&await L(this.document,a=>this.places.get(a))}frames(a){const m=a.
map(({box:[c,g,v,P]})=>[c,g,v-c,P-g].map(r._).join(" ")),l=`q 0 G ${(0,r._)(_)} w ${m.map(c=>`${c} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${l} E\
MC`:l}groupOf(a){const{document:m}=this;return a.map(({number:c})=>m.entry(c,"Group")).find(c=>m.dict(c)?.has("CS"))}}function et(h,[a,m,l,c]){const{width:g,height:v}=(0,C.
iN)(h),P=Math.min((l-a)/g,(c-m)/v),T=(a+l-g*P)/2,y=(m+c-v*P)/2,A=[P,0,0,P,T,y];return{matrix:(0,C.lw)((0,C.DI)((0,C.S3)(h)),A),box:[T,y,T+g*P,y+v*P],placement:(0,r.
vs)(A)}}const nt=async(h,a,m)=>{const l=await(0,p.E)(h.bytes,m,{password:a.open_password}),c=l.pages.count,g=(0,U.iw)(l,0),{width:v,height:P}=(0,C.iN)(g),T=e(a,
{width:v*g.userUnit,height:P*g.userUnit}),y=[...await st(l),...await w(l)];await l.pages.keepStreams(),await(0,K.E)(l);const A=await q(l,a,T,a.frame),F=await(0,S.
UN)(l);return{documents:[{name:h.name,bytes:F,pageCount:A}],notes:y,facts:{sourcePageCount:c,pageCount:A}}};async function st(h){if(!(0,M.Wo)(h,"AcroForm"))return[];
const a=Uint32Array.from({length:h.pages.count},(c,g)=>g+1),{widgets:m,notes:l}=await(0,b.I)(h,a);return m===0?[...l]:[...l,ot(m)]}const ot=h=>({code:"fields_fl\
attened",message:`${h===1?"A field":`${h} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((G,$,d)=>{d.d($,{I:()=>i});
var p=d(33238),S=d(56457),C=d(86799),U=d(78906),K=d(52755),M=d(16259),b=d(77500),I=d(68164),w=d(71250),E=d(76586);async function i(u,t,f){const e=await(0,p.Y)(u,
"keep"),s=await K.mO.read(u);(0,b.mD)(u,s);const o=await M.n.read(u,s),n=f&&(0,C.g)(f,"font"),r=new U.y(u,s,o,n);await(0,I.$)(u,s,o,r,{missing:!0});const O=new Set(
t),D=({widgets:L})=>L.some(X=>X.pages.some(Y=>O.has(Y))),x=new Map([...r.missing].filter(([L])=>D(L))),R=[...r.tooSmall],B=L=>!D(L),Z=[...(0,S.DC)(e,"flatten"),
...(0,w.jA)(x,new Set,n),...(0,w.QR)(R.filter(D),!0),...(0,w.QR)(R.filter(B),!1),...(0,b.br)(u,"values")],{widgets:W,notes:V}=await(0,E.H)(u,s,t);return{widgets:W,
isEmpty:W===0&&e.fields.length===0,notes:[...Z,...V]}}}),64019:((G,$,d)=>{d.d($,{dK:()=>E,wR:()=>u,hs:()=>i});var p=d(45599),S=d(74135),C=d(6057);function U(t,f,e,s){
const o=(0,C.b0)(t,f.get("Rect")),n=t.get(e);if(!o||!(n instanceof p.Z6))return;const r=(0,C.b0)(t,n.dict.get("BBox"));if(!r)return;const[O,D,x,R]=(0,S.zl)((0,C.
lQ)(t,n.dict.get("Matrix")),r);if(!(x>O)||!(R>D))return;const B=(o[2]-o[0])/(x-O),Z=(o[3]-o[1])/(R-D),W=[B,0,0,Z,o[0]-O*B,o[1]-D*Z];return{form:e,matrix:s===0?W:
K(W,s,o[0],o[3])}}function K([t,f,e,s,o,n],r,O,D){const x=r===180?-1:0,R=r===90?1:r===270?-1:0,B=(V,L)=>[x*V-R*L,R*V+x*L],[Z,W]=B(o-O,n-D);return[...B(t,f),...B(
e,s),Z+O,W+D]}const M=2,b=16,I=32;function w(t,f){const e=t.resolve(f.get("F"));return typeof e=="number"?e:0}const E=(t,f)=>(w(t,f)&(M|I))!==0;function i(t,f,e,s){
return U(t,f,e,w(t,f)&b?s:0)}function u(t,f){const e=t.dict(f.get("AP"))?.get("N"),s=t.resolve(e);if(s instanceof p.Z6)return(0,p.i9)(e)?e:void 0;if(!(s instanceof
p.Bi))return;const o=t.resolve(f.get("AS")),n=o instanceof p.SX?s.get(o.text):void 0;return(0,p.i9)(n)&&t.resolve(n)instanceof p.Z6?n:void 0}}),73154:((G,$,d)=>{
d.d($,{l:()=>t});var p=d(75162),S=d(45599),C=d(1592),U=d(37709);async function K(f,e,s){const o=[];let n=0;return await(0,U.Ko)(e,f.job.pace,r=>{const{operator:O,
count:D}=r,x=O==="BDC"?" BMC":O==="DP"?" MP":void 0;if(x===void 0||D!==2)return;const R=r.name(1),B=R===void 0?r.value(1):s?.get(R);f.dict(B)?.has("MCID")&&(o.push(
e.subarray(n,r.endOf(0)),Buffer.from(x,"latin1")),n=r.end)}),n===0?e:Buffer.concat([...o,e.subarray(n)])}var M=d(92218),b=d(53107),I=d(74135),w=d(25524),E=d(58006);
const i=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class u{document;keepsTags;seen=new Set;shared=new Map;constructor(e,s){this.document=
e,this.keepsTags=s}async prepare(e){const s=this.asObject(e);return await this.release(s),s}asObject(e){if((0,S.i9)(e)&&(0,S.Zm)(this.document.resolve(e)))return e;
const s=this.document.dict(e)??new S.Bi;let o=this.shared.get(s);return o||this.shared.set(s,o=this.document.add(s)),o}async release(e){const{document:s,seen:o}=this,
n=[e];for(let r=n.pop();r!==void 0;r=n.pop())if(r instanceof S.oS){if(o.has(r.number))continue;o.add(r.number);const O=s.job.pace.step(1e3);O&&await O;const D=s.
get(r),x=D instanceof S.Z6?D.dict:D;if((0,S.Zm)(x)){if(this.isApart(x))continue;await this.untie(r,D,x,e)}n.push(s.get(r))}else if(Array.isArray(r))for(const O of r)
n.push(O);else if(r instanceof S.Z6)for(const O of r.dict.values())n.push(O);else if((0,S.Zm)(r)){this.isFont(r)&&!r.has("Resources")&&r.set("Resources",e);for(const O of r.
values())n.push(O)}}isApart(e){const s=this.document.resolve(e.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&i.has(s.text)}isFont(e){return(0,S.
Eo)(this.document.resolve(e.get("Subtype")),"Type3")&&e.has("CharProcs")}async untie(e,s,o,n){const{document:r}=this,O=s instanceof S.Z6&&(0,S.Eo)(r.resolve(o.get(
"Subtype")),"Form"),D=!this.keepsTags&&(o.has("StructParent")||o.has("StructParents")),x=!o.has("Resources")&&(O||this.isFont(o)),R=O&&!this.keepsTags?await this.
withoutIds(s,r.dict(o.get("Resources")??n)):void 0;if(!D&&!x&&!R)return;const B=r.edit(e),Z=B instanceof S.Z6?B.dict:B;D&&Z.delete("StructParent"),D&&Z.delete("\
StructParents"),x&&Z.set("Resources",n),R&&B instanceof S.Z6&&r.put(e,await(0,E.S)(B,R,r.job))}async withoutIds(e,s){const o=this.document.decodedPart(e);if(!o?.
whole)return;const n=await K(this.document,o.data,this.document.dict(s?.get("Properties")));return n===o.data?void 0:n}}class t{document;part;contents;resources;constructor(e,s){
this.document=e,this.part=s,this.contents=new b.K(s.document),this.resources=new u(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(e){
return this.contents.inspect(e)}async of(e,s){const{index:o,document:n}=this.part,r=await this.resources.prepare(e.resources),O=n.entry(n.pages.number(e.index),
"Group"),{filters:D,data:x}=await this.contentOf(e),R=this.keepsTags?n.entry(n.pages.number(e.index),"StructParents"):void 0,B=(0,S.jd)({Type:(0,S.UU)("XObject"),
Subtype:(0,S.UU)("Form"),BBox:[...s.box],Matrix:[...(0,I.DI)((0,I.S3)(s))],Resources:(0,w.Po)(o,r.number),Group:O===void 0?void 0:(0,w.yY)(O,o),StructParents:R,
...D});return this.document.add(new S.Z6(B,x))}async contentOf(e){const{part:s,contents:o}=this,{document:n}=s,r=o.own(e),O=r.length===1?n.get(r[0]):void 0;if(O instanceof
S.Z6&&this.keepsTags&&o.isOrderly(e))return this.asItIs(O);const{isWhole:D,isKnown:x,open:R}=await o.condition(r),B=await o.content(r),Z=n.dict(n.dict(e.resources)?.
get("Properties")),W=this.keepsTags?B:await K(n,B,Z);if(O instanceof S.Z6&&(!x||D&&R.excess===0&&W===B))return this.asItIs(O);const V=R.excess===0?W:await(0,C.KS)(
W,0,n.job.pace),L=await(0,M.d)(V,n.job);return{filters:{Filter:(0,S.UU)("FlateDecode")},data:L}}asItIs(e){const{index:s,document:o}=this.part,n=new S.Bi([...e.dict].
filter(([r])=>r==="Filter"||r==="DecodeParms"));return(0,p.CF)(n),{filters:Object.fromEntries((0,w.yY)(n,s)),data:o.encoded(e)}}}}),25524:((G,$,d)=>{d.d($,{Bg:()=>S,
Po:()=>C,fS:()=>K,yY:()=>U});var p=d(45599);const S=M=>M.find(({index:b})=>b===0).document,C=(M,b,I=0)=>M===I?new p.oS(b):new p.rV(M,b);function U(M,b){if(b===0||
M instanceof p.rV)return M;if(M instanceof p.oS)return new p.rV(b,M.number);if(Array.isArray(M))return M.map(w=>U(w,b));if(M instanceof p.Z6||!(M instanceof p.Bi))
return M;const I=new p.Bi;for(const[w,E]of M)I.set(w,U(E,b));return I}class K{meaning;taken;last=new Map;constructor(b=[],I=w=>w){this.meaning=I,this.taken=new Set(
[...b].map(I))}get size(){return this.taken.size}has(b){return this.taken.has(this.meaning(b))}add(b){this.taken.add(this.meaning(b))}free(b){const I=b.startsWith(
"þÿ");for(let w=(this.last.get(b)??1)+1;;w++){const E=`_${w}`,i=b+(I?[...E].map(u=>`\0${u}`).join(""):E);if(!this.has(i))return this.last.set(b,w),this.add(i),
i}}}}),36502:((G,$,d)=>{d.d($,{z:()=>I});var p=d(45599);const S={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;constructor(i,u){
this.document=i,this.intents=this.intentsOf(u);for(const t of i.array(u?.get("AS"))??[]){const f=i.dict(t),e=i.resolve(f?.get("Event"));if(!f||!((0,p.Eo)(e,"Vie\
w")||(0,p.Eo)(e,"Print")))continue;const s=U(i,f.get("Category")),o=this.categories[e.text];for(const n of i.array(f.get("OCGs"))??[]){if(!(0,p.i9)(n))continue;
const r=o.get(n.number)??new Set;for(const O of s)r.add(O);o.set(n.number,r)}}}isAlwaysOn(i){const{intents:u}=this;if(u.has("All"))return!1;const t=this.intentsOf(
this.document.dict(new p.oS(i)));return!t.has("All")&&![...t].some(f=>u.has(f))}stateOf(i,u){const t=this.categories[u].get(i);if(!t)return;const f=this.document.
dict(this.document.dict(new p.oS(i))?.get("Usage"));let e;for(const s of t){const o=S[s],n=o===void 0?null:this.document.resolve(this.document.dict(f?.get(s))?.
get(o));if((0,p.Eo)(n,"OFF"))return!1;(0,p.Eo)(n,"ON")&&(e=!0)}return e}intentsOf(i){const u=U(this.document,i?.get("Intent"));return new Set(u.length>0?u:["Vie\
w"])}}function U(E,i){return(E.array(i)??[i??null]).map(t=>E.resolve(t)).flatMap(t=>t instanceof p.SX?[t.text]:[])}const K=32;function M(E,i,u,t){const f=(e,s)=>{
const o=t.get(e);if(o!==void 0)return o;t.set(e,!0);const n=E.resolve(e[0]),r=x=>{const R=E.resolve(x);return(0,p.cy)(R)?s>0?f(R,s-1):!0:!(0,p.i9)(x)||u(x.number)},
O=e.slice(1),D=b(n instanceof p.SX?n.text:"",O,r);return t.set(e,D),D};return f(i,K)}function b(E,i,u){switch(E){case"And":return i.every(u);case"Or":return i.some(
u);case"Not":return i.length===0||!u(i[0]);default:return!0}}class I{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=
i;const u=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,p.Eo)(i.resolve(u?.get("BaseState")),"OFF");for(const t of i.array(u?.get("OFF"))??
[])(0,p.i9)(t)&&this.off.add(t.number);for(const t of i.array(u?.get("ON"))??[])(0,p.i9)(t)&&this.on.add(t.number);this.usages=new C(i,u),this.viewed=w(t=>this.
usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=w(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,u=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(u?.get("OCGs"))??[]).filter(t=>!(0,p.i9)(t)||!this.on.has(t.number)):i.array(i.dict(u?.get("D"))?.get("OFF"))??[]}async neverShown(){
const i=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],u=new Set(i.flatMap(f=>(0,p.i9)(f)?[f.number]:[])),t=[];
for(const f of u){!this.viewed.states(f)&&!this.printed.states(f)&&t.push(f);const e=this.document.job.pace.step(1e3);e&&await e}return t}shows(i,u){const{document:t}=this,
{states:f,memberships:e,expressions:s}=u,o=t.dict(i);if(!o)return!0;if(!(0,p.Eo)(t.resolve(o.get("Type")),"OCMD"))return!(0,p.i9)(i)||f(i.number);const n=e.get(
o);if(n!==void 0)return n;const r=t.resolve(o.get("VE")),O=(0,p.cy)(r)?M(t,r,f,s):this.showsByPolicy(o,u);return e.set(o,O),O}showsByPolicy(i,{states:u,lists:t}){
const{document:f}=this,e=f.array(i.get("OCGs"))??[i.get("OCGs")??null];let s=t.get(e);if(!s){const n=e.filter(p.i9).map(({number:r})=>u(r));s=n.length===0?"empt\
y":{all:!n.includes(!1),any:n.includes(!0)},t.set(e,s)}if(s==="empty")return!0;const o=f.resolve(i.get("P"));switch(o instanceof p.SX?o.text:"AnyOn"){case"AllOn":
return s.all;case"AnyOff":return!s.all;case"AllOff":return!s.any;default:return s.any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function w(E){
const i=new Map;return{states:t=>{let f=i.get(t);return f===void 0&&i.set(t,f=E(t)),f},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((G,$,d)=>{
d.d($,{S:()=>C});var p=d(21996),S=d(70549);const C=(0,S.n)(U=>(0,p.zx)(U,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,$,d)=>{d.d($,{Gh:()=>i,ZK:()=>u,wh:()=>E});
var p=d(77581),S=d(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,U=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,K=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=t=>t.replace(C,"").replace(U,"").replace(K,"�"),b=200,I=new WeakMap;function w(t){let f=I.get(t);if(f)return f;const e=M((0,p.g7)(t));return f={whole:e,trimmed:e.
trim()},t.bytes.length>=b&&I.set(t,f),f}const E=t=>M(t).trim();function i(t){const f=t instanceof S.Mx?w(t).trimmed:"";return f===""?null:f}const u=t=>t?w(t).whole:
""})};
