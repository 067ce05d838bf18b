"use strict";exports.id=4800,exports.ids=[4800],exports.modules={17079:((G,U,u)=>{u.d(U,{Z:()=>$,_:()=>F});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
S=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function F(v){
if(v.length>64)return;const E=v.trim().replace(S,(i,f,e,r)=>`${f??""}${1900+Number(e)}${r}`);return M(b(p.exec(E)??C.exec(E)))}function $(v){const E=v.length>64?
void 0:b(C.exec(v.trim()));if(!E||M(E)===void 0)return;const{year:i,month:f="",day:e="",hour:r="",minute:t="",second:s="",zone:o=""}=E;return`D:${i}${f}${e}${r}${t}${s}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function b(v){if(!v)return;const[,E,i,f,e,r,t,s,o,n,d]=v,P=s??(o===void 0?void 0:`${o}${n??"00"}:${d??"00"}`);return{year:E,
month:i,day:f,hour:e,minute:r,second:t,zone:P}}function M(v){if(!v)return;const{year:E,month:i,day:f,hour:e,minute:r="00",second:t="00",zone:s}=v,o=(d,P,D)=>d===
void 0||Number(d)>=P&&Number(d)<=D;if(Number(E)===0||!o(i,1,12)||!o(f,1,I(Number(E),Number(i)))||!o(e,0,23)||!o(r,0,59)||!o(t,0,59)||s!==void 0&&s!=="Z"&&!(o(s.
slice(1,3),0,23)&&o(s.slice(4),0,59)))return;const n=[E,i,f].filter(d=>d!==void 0).join("-");return e===void 0?n:`${n}T${e}:${r}:${t}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function I(v,E){return E===2?v%4===0&&(v%100!==0||v%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),96359:((G,U,u)=>{u.r(U),u.d(U,{arrange_pages:()=>st});
var p=u(91519),S=u(14029),C=u(74135),F=u(6057),$=u(73249),b=u(9819),M=u(27583);const I={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function v(m){
const a=new Set;m.catalog.has("PageLabels")&&a.add("labels");for(const h of m.pages.numbers){for(const[l,w]of Object.entries(I))m.entry(h,l)!==void 0&&a.add(w);
const c=m.job.pace.step(300);c&&await c}return m.catalog.has("DPartRoot")&&a.add("document parts"),(0,b.Wo)(m,"ViewerPreferences")?.dict.has("PrintPageRange")===
!0&&a.add("the range of pages to print"),a.size===0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[
...a].join(", ")}.`}]}var E=u(58552),i=u(96927);const f=72,e=3,r={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};
function t(m,a){const g=[a.width,a.height],[h,c]=m.page_size===void 0?g:i.tn[m.page_size],[l,w]=[Math.min(h,c),Math.max(h,c)],x=a.width<=a.height?[[l,w],[w,l]]:
[[w,l],[l,w]];let O;for(const[W,j]of x)for(const L of r[m.arrangement]){const z=s(m,{width:W,height:j},L);if(!z)continue;const[X,at,rt,ct]=z.places[0],J=Math.min(
(rt-X)/a.width,(ct-at)/a.height);(!O||J>O.scale*1.0001)&&(O={layout:z,scale:J})}if(O)return O.layout;throw(0,E.G6)([{field:"margin",message:"leaves no room for \
pages on the sheet, together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function s(m,a,[g,h]){const[c,l]=[m.
margin*f,m.sheet_gap*f],w=(a.width-2*c-(g-1)*l)/g,y=(a.height-2*c-(h-1)*l)/h;if(w<e||y<e)return;const x=Array.from({length:g*h},(O,A)=>{const W=m.reading_direction===
"across",[j,L]=W?[A%g,Math.floor(A/g)]:[Math.floor(A/h),A%h],z=c+j*(w+l),X=a.height-c-L*(y+l);return[z,X-y,z+w,X]});return{...a,places:x}}function*o(m,a){if(m.arrangement!==
"booklet"){const c=Number(m.arrangement);for(let l=0;l<a;l+=c)yield Array.from({length:c},(w,y)=>l+y<a?l+y:-1);return}const g=Math.ceil(a/4)*4,h=c=>c<a?c:-1;for(let c=0;c<
g/2;c++){const l=h(g-1-c),w=h(c);yield c%2===0===(m.binding==="left")?[l,w]:[w,l]}}var n=u(45599),d=u(36078),P=u(99876),D=u(73154),T=u(51872),R=u(2878),B=u(94399),
N=u(54935),K=u(78021);const V=500;async function Z(m,a){const g=new Y(m,a);await(0,N.q)(m,async({dict:h,holder:c,page:l})=>{const w=h.get("Pg"),y=h.get("K")??null,
x=m.array(y),O=x?await g.moved(y,x,l):H(m,y,l,a),A=(0,n.i9)(w)?a(w.number):void 0;!A&&O===y||(m.edit(c),A&&h.set("Pg",new n.oS(A.page)),O!==null&&h.set("K",O))})}
class Y{document;placeOf;shared=new Map;constructor(a,g){this.document=a,this.placeOf=g}async moved(a,g,h){if(!(0,n.i9)(a))return await this.movedList(g,h)??a;const c=this.
shared.get(g)??new Map;this.shared.set(g,c);const l=c.get(h);if(l!==void 0)return l;const w=await this.movedList(g,h),y=w?this.document.add(w):a;return c.set(h,
y),y}async movedList(a,g){const h=[];for(const c of a){h.push(H(this.document,c,g,this.placeOf));const l=this.document.job.pace.step(V);l&&await l}return h.every(
(c,l)=>c===a[l])?void 0:h}}function H(m,a,g,h){if(typeof a=="number"){const O=g===void 0?void 0:h(g);return O?_(O,a):a}const c=m.resolve(a);if(!(0,n.Zm)(c)||!(0,K.
FH)(c))return a;const l=c.get("Pg"),w=(0,n.i9)(l)?l.number:g,y=w===void 0?void 0:h(w);if(!y)return a;const x=new n.Bi(c).set("Pg",new n.oS(y.page));return(0,n.Eo)(
c.get("Type"),"MCR")&&!c.has("Stm")&&x.set("Stm",y.form),x}const _=({page:m,form:a},g)=>new n.Bi([["Type",(0,n.UU)("MCR")],["Pg",new n.oS(m)],["Stm",a],["MCID",
g]]);var Q=u(12744);const k=["Annots","B","VP","AF"],q=.5;async function tt(m,a,g,h){const{pages:c}=m,l=await(0,P.F)(m,Uint32Array.from({length:c.count},(O,A)=>A+
1)),w=[...o(a,c.count)].map(O=>({ref:m.add(null),indexes:O})),y=new et(m,l,g,h);for(const{ref:O,indexes:A}of w)await y.place(O,A);await y.move();for(const[O,{ref:A}]of w.
entries())await y.finish(A),O%200===0&&m.job.pace.progress(O/w.length);await y.moveTags(),(0,B.N)(m),(0,R.m)(m),m.catalog.has("PageLabels")&&m.editCatalog().delete(
"PageLabels");const x=[...c.numbers];await c.rebuild(w.map(({ref:O})=>O.number));for(const O of x)m.remove(O);return w.length}class et{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(a,g,h,c){
this.document=a,this.found=g,this.layout=h,this.hasFrames=c,this.forms=new D.l(a,{index:0,document:a}),this.tagged=a.dict(a.catalog.get("StructTreeRoot"))!==void 0}async place(a,g){
const{document:h,found:c,forms:l}=this;this.isInspected||await l.inspect(c.pages),this.isInspected=!0;const w=[];for(const[y,x]of g.entries()){const O=c.pages[x];
if(!O)continue;const A=h.job.pace.step(Q.e);A&&await A;const W=c.kinds[O.kind],j=h.pages.number(x),L=this.fitOf(O.kind,y),z=await l.of(O,W);w.push({number:j,form:z,
...L}),this.moves.set(j,{matrix:L.matrix,sheet:{page:a.number,box:L.box}}),this.places.set(j,{page:a.number,form:z})}this.onSheet.set(a.number,w)}fitOf(a,g){const{
fits:h,found:c,layout:l}=this,w=a*l.places.length+g,y=h.get(w)??nt(c.kinds[a],l.places[g]);return h.set(w,y),y}async move(){const{document:a,lists:g}=this,h=new T.
J(a,this.moves),c=new Set;for(const l of this.moves.keys()){const w=await h.moveOn(l),y=new Map;for(const O of k){const A=w[O]??a.entry(l,O);if((0,n.i9)(A)&&O!==
"Annots"&&c.has(A.number))continue;(0,n.i9)(A)&&c.add(A.number);const j=(a.array(A)??[]).filter(L=>!(0,n.i9)(L)||O!=="Annots"||!c.has(L.number));for(const L of j)
(0,n.i9)(L)&&O==="Annots"&&c.add(L.number);j.length>0&&y.set(O,j)}y.size>0&&g.set(l,y);const x=a.job.pace.step(Q.e);x&&await x}await h.moveReferences()}async finish(a){
const{document:g,layout:h}=this,c=this.onSheet.get(a.number),l=c.map((W,j)=>`P${j+1}`),y=[...c.map(({placement:W},j)=>(0,d.qK)(l[j],W)),...this.hasFrames?[this.
frames(c)]:[]].join(`
`),x=(0,n.jd)(Object.fromEntries(c.map(({form:W},j)=>[l[j],W]))),O=(0,n.jd)({Type:(0,n.UU)("Page"),MediaBox:(0,C.W1)([0,0,h.width,h.height]),Resources:(0,n.jd)(
{XObject:x}),Contents:g.add(new n.Z6((0,n.jd)({}),Buffer.from(`${y}
`,"latin1"))),Tabs:this.tagged?(0,n.UU)("S"):void 0,Group:this.groupOf(c)});for(const W of k){const j=c.flatMap(({number:L})=>this.lists.get(L)?.get(W)??[]);j.length>
0&&O.set(W,j)}g.put(a,O);const A=g.job.pace.step(Q.e);A&&await A}async moveTags(){this.tagged&&await Z(this.document,a=>this.places.get(a))}frames(a){const g=a.
map(({box:[c,l,w,y]})=>[c,l,w-c,y-l].map(d._).join(" ")),h=`q 0 G ${(0,d._)(q)} w ${g.map(c=>`${c} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${h} E\
MC`:h}groupOf(a){const{document:g}=this;return a.map(({number:c})=>g.entry(c,"Group")).find(c=>g.dict(c)?.has("CS"))}}function nt(m,[a,g,h,c]){const{width:l,height:w}=(0,C.
iN)(m),y=Math.min((h-a)/l,(c-g)/w),x=(a+h-l*y)/2,O=(g+c-w*y)/2,A=[y,0,0,y,x,O];return{matrix:(0,C.lw)((0,C.DI)((0,C.S3)(m)),A),box:[x,O,x+l*y,O+w*y],placement:(0,d.
vs)(A)}}const st=async(m,a,g)=>{const h=await(0,p.E)(m.bytes,g,{password:a.open_password}),c=h.pages.count,l=(0,F.iw)(h,0),{width:w,height:y}=(0,C.iN)(l),x=t(a,
{width:w*l.userUnit,height:y*l.userUnit}),O=[...await ot(h),...await v(h)];await h.pages.keepStreams(),await(0,$.E)(h);const A=await tt(h,a,x,a.frame),W=await(0,S.
UN)(h);return{documents:[{name:m.name,bytes:W,pageCount:A}],notes:O,facts:{sourcePageCount:c,pageCount:A}}};async function ot(m){if(!(0,b.Wo)(m,"AcroForm"))return[];
const a=Uint32Array.from({length:m.pages.count},(c,l)=>l+1),{widgets:g,notes:h}=await(0,M.I)(m,a);return g===0?[...h]:[...h,it(g)]}const it=m=>({code:"fields_fl\
attened",message:`${m===1?"A field":`${m} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((G,U,u)=>{u.d(U,{I:()=>i});
var p=u(33238),S=u(56457),C=u(86799),F=u(78906),$=u(52755),b=u(16259),M=u(77500),I=u(68164),v=u(71250),E=u(76586);async function i(f,e,r){const t=await(0,p.Y)(f,
"keep"),s=await $.mO.read(f);(0,M.mD)(f,s);const o=await b.n.read(f,s),n=r&&(0,C.g)(r,"font"),d=new F.y(f,s,o,n);await(0,I.$)(f,s,o,d,{missing:!0});const P=new Set(
e),D=({widgets:Z})=>Z.some(Y=>Y.pages.some(H=>P.has(H))),T=new Map([...d.missing].filter(([Z])=>D(Z))),R=[...d.tooSmall],B=Z=>!D(Z),N=[...(0,S.DC)(t,"flatten"),
...(0,v.jA)(T,new Set,n),...(0,v.QR)(R.filter(D),!0),...(0,v.QR)(R.filter(B),!1),...(0,M.br)(f,"values")],{widgets:K,notes:V}=await(0,E.H)(f,s,e);return{widgets:K,
isEmpty:K===0&&t.fields.length===0,notes:[...N,...V]}}}),64019:((G,U,u)=>{u.d(U,{dK:()=>E,wR:()=>f,hs:()=>i});var p=u(45599),S=u(74135),C=u(6057);function F(e,r,t,s){
const o=(0,C.b0)(e,r.get("Rect")),n=e.get(t);if(!o||!(n instanceof p.Z6))return;const d=(0,C.b0)(e,n.dict.get("BBox"));if(!d)return;const[P,D,T,R]=(0,S.zl)((0,C.
lQ)(e,n.dict.get("Matrix")),d);if(!(T>P)||!(R>D))return;const B=(o[2]-o[0])/(T-P),N=(o[3]-o[1])/(R-D),K=[B,0,0,N,o[0]-P*B,o[1]-D*N];return{form:t,matrix:s===0?K:
$(K,s,o[0],o[3])}}function $([e,r,t,s,o,n],d,P,D){const T=d===180?-1:0,R=d===90?1:d===270?-1:0,B=(V,Z)=>[T*V-R*Z,R*V+T*Z],[N,K]=B(o-P,n-D);return[...B(e,r),...B(
t,s),N+P,K+D]}const b=2,M=16,I=32;function v(e,r){const t=e.resolve(r.get("F"));return typeof t=="number"?t:0}const E=(e,r)=>(v(e,r)&(b|I))!==0;function i(e,r,t,s){
return F(e,r,t,v(e,r)&M?s:0)}function f(e,r){const t=e.dict(r.get("AP"))?.get("N"),s=e.resolve(t);if(s instanceof p.Z6)return(0,p.i9)(t)?t:void 0;if(!(s instanceof
p.Bi))return;const o=e.resolve(r.get("AS")),n=o instanceof p.SX?s.get(o.text):void 0;return(0,p.i9)(n)&&e.resolve(n)instanceof p.Z6?n:void 0}}),73154:((G,U,u)=>{
u.d(U,{l:()=>e});var p=u(75162),S=u(45599),C=u(1592),F=u(37709);async function $(r,t,s){const o=[];let n=0;return await(0,F.Ko)(t,r.job.pace,d=>{const{operator:P,
count:D}=d,T=P==="BDC"?" BMC":P==="DP"?" MP":void 0;if(T===void 0||D!==2)return;const R=d.name(1),B=R===void 0?d.value(1):s?.get(R);r.dict(B)?.has("MCID")&&(o.push(
t.subarray(n,d.endOf(0)),Buffer.from(T,"latin1")),n=d.end)}),n===0?t:Buffer.concat([...o,t.subarray(n)])}var b=u(92218),M=u(53107),I=u(74135),v=u(25524),E=u(58006);
const i=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class f{document;keepsTags;seen=new Set;shared=new Map;constructor(t,s){this.document=
t,this.keepsTags=s}async prepare(t){const s=this.asObject(t);return await this.release(s),s}asObject(t){if((0,S.i9)(t)&&(0,S.Zm)(this.document.resolve(t)))return t;
const s=this.document.dict(t)??new S.Bi;let o=this.shared.get(s);return o||this.shared.set(s,o=this.document.add(s)),o}async release(t){const{document:s,seen:o}=this,
n=[t];for(let d=n.pop();d!==void 0;d=n.pop())if(d instanceof S.oS){if(o.has(d.number))continue;o.add(d.number);const P=s.job.pace.step(1e3);P&&await P;const D=s.
get(d),T=D instanceof S.Z6?D.dict:D;if((0,S.Zm)(T)){if(this.isApart(T))continue;await this.untie(d,D,T,t)}n.push(s.get(d))}else if(Array.isArray(d))for(const P of d)
n.push(P);else if(d instanceof S.Z6)for(const P of d.dict.values())n.push(P);else if((0,S.Zm)(d)){this.isFont(d)&&!d.has("Resources")&&d.set("Resources",t);for(const P of d.
values())n.push(P)}}isApart(t){const s=this.document.resolve(t.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&i.has(s.text)}isFont(t){return(0,S.
Eo)(this.document.resolve(t.get("Subtype")),"Type3")&&t.has("CharProcs")}async untie(t,s,o,n){const{document:d}=this,P=s instanceof S.Z6&&(0,S.Eo)(d.resolve(o.get(
"Subtype")),"Form"),D=!this.keepsTags&&(o.has("StructParent")||o.has("StructParents")),T=!o.has("Resources")&&(P||this.isFont(o)),R=P&&!this.keepsTags?await this.
withoutIds(s,d.dict(o.get("Resources")??n)):void 0;if(!D&&!T&&!R)return;const B=d.edit(t),N=B instanceof S.Z6?B.dict:B;D&&N.delete("StructParent"),D&&N.delete("\
StructParents"),T&&N.set("Resources",n),R&&B instanceof S.Z6&&d.put(t,await(0,E.S)(B,R,d.job))}async withoutIds(t,s){const o=this.document.decodedPart(t);if(!o?.
whole)return;const n=await $(this.document,o.data,this.document.dict(s?.get("Properties")));return n===o.data?void 0:n}}class e{document;part;contents;resources;constructor(t,s){
this.document=t,this.part=s,this.contents=new M.K(s.document),this.resources=new f(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(t){
return this.contents.inspect(t)}async of(t,s){const{index:o,document:n}=this.part,d=await this.resources.prepare(t.resources),P=n.entry(n.pages.number(t.index),
"Group"),{filters:D,data:T}=await this.contentOf(t),R=this.keepsTags?n.entry(n.pages.number(t.index),"StructParents"):void 0,B=(0,S.jd)({Type:(0,S.UU)("XObject"),
Subtype:(0,S.UU)("Form"),BBox:[...s.box],Matrix:[...(0,I.DI)((0,I.S3)(s))],Resources:(0,v.Po)(o,d.number),Group:P===void 0?void 0:(0,v.yY)(P,o),StructParents:R,
...D});return this.document.add(new S.Z6(B,T))}async contentOf(t){const{part:s,contents:o}=this,{document:n}=s,d=o.own(t),P=d.length===1?n.get(d[0]):void 0;if(P instanceof
S.Z6&&this.keepsTags&&o.isOrderly(t))return this.asItIs(P);const{isWhole:D,isKnown:T,open:R}=await o.condition(d),B=await o.content(d),N=n.dict(n.dict(t.resources)?.
get("Properties")),K=this.keepsTags?B:await $(n,B,N);if(P instanceof S.Z6&&(!T||D&&R.excess===0&&K===B))return this.asItIs(P);const V=R.excess===0?K:await(0,C.KS)(
K,0,n.job.pace),Z=await(0,b.d)(V,n.job);return{filters:{Filter:(0,S.UU)("FlateDecode")},data:Z}}asItIs(t){const{index:s,document:o}=this.part,n=new S.Bi([...t.dict].
filter(([d])=>d==="Filter"||d==="DecodeParms"));return(0,p.CF)(n),{filters:Object.fromEntries((0,v.yY)(n,s)),data:o.encoded(t)}}}}),25524:((G,U,u)=>{u.d(U,{Bg:()=>S,
Po:()=>C,fS:()=>$,yY:()=>F});var p=u(45599);const S=b=>b.find(({index:M})=>M===0).document,C=(b,M,I=0)=>b===I?new p.oS(M):new p.rV(b,M);function F(b,M){if(M===0||
b instanceof p.rV)return b;if(b instanceof p.oS)return new p.rV(M,b.number);if(Array.isArray(b))return b.map(v=>F(v,M));if(b instanceof p.Z6||!(b instanceof p.Bi))
return b;const I=new p.Bi;for(const[v,E]of b)I.set(v,F(E,M));return I}class ${meaning;taken;last=new Map;constructor(M=[],I=v=>v){this.meaning=I,this.taken=new Set(
[...M].map(I))}get size(){return this.taken.size}has(M){return this.taken.has(this.meaning(M))}add(M){this.taken.add(this.meaning(M))}free(M){const I=M.startsWith(
"þÿ");for(let v=(this.last.get(M)??1)+1;;v++){const E=`_${v}`,i=M+(I?[...E].map(f=>`\0${f}`).join(""):E);if(!this.has(i))return this.last.set(M,v),this.add(i),
i}}}}),36502:((G,U,u)=>{u.d(U,{z:()=>I});var p=u(45599);const S={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(i,f){
this.document=i,this.intents=this.intentsOf(f);for(const e of i.array(f?.get("AS"))??[]){const r=i.dict(e),t=i.resolve(r?.get("Event"));if(!r||!((0,p.Eo)(t,"Vie\
w")||(0,p.Eo)(t,"Print")))continue;const s=this.namesIn(r.get("Category")),o=Object.keys(S).filter(n=>s.has(n));this.addGroups(t.text,o,i.array(r.get("OCGs"))??
[])}}addGroups(i,f,e){const r=this.added.get(e)??new Set;this.added.set(e,r);const t=[i,...f].join(" ");if(r.has(t))return;r.add(t);const s=this.categories[i];for(const o of e){
if(!(0,p.i9)(o))continue;const n=s.get(o.number)??new Set;for(const d of f)n.add(d);s.set(o.number,n)}}isAlwaysOn(i){const{intents:f}=this;if(f.has("All"))return!1;
const e=this.intentsOf(this.document.dict(new p.oS(i)));let r=this.meant.get(e);return r===void 0&&this.meant.set(e,r=e.has("All")||[...e].some(t=>f.has(t))),!r}stateOf(i,f){
const e=this.categories[f].get(i);if(!e)return;const r=this.document.dict(this.document.dict(new p.oS(i))?.get("Usage"));let t;for(const s of e){const o=S[s],n=o===
void 0?null:this.document.resolve(this.document.dict(r?.get(s))?.get(o));if((0,p.Eo)(n,"OFF"))return!1;(0,p.Eo)(n,"ON")&&(t=!0)}return t}intentsOf(i){const f=this.
namesIn(i?.get("Intent"));return f.size>0?f:F}namesIn(i){const{document:f}=this,e=f.array(i)??[i??null];let r=this.names.get(e);return r||(r=new Set(e.map(t=>f.
resolve(t)).flatMap(t=>t instanceof p.SX?[t.text]:[])),this.names.set(e,r)),r}}const F=new Set(["View"]),$=32;function b(E,i,f,e){const r=(t,s)=>{const o=e.get(
t);if(o!==void 0)return o;e.set(t,!0);const n=E.resolve(t[0]),d=T=>{const R=E.resolve(T);return(0,p.cy)(R)?s>0?r(R,s-1):!0:!(0,p.i9)(T)||f(T.number)},P=t.slice(
1),D=M(n instanceof p.SX?n.text:"",P,d);return e.set(t,D),D};return r(i,$)}function M(E,i,f){switch(E){case"And":return i.every(f);case"Or":return i.some(f);case"\
Not":return i.length===0||!f(i[0]);default:return!0}}class I{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=i;const f=i.
dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,p.Eo)(i.resolve(f?.get("BaseState")),"OFF");for(const e of i.array(f?.get("OFF"))??[])(0,p.
i9)(e)&&this.off.add(e.number);for(const e of i.array(f?.get("ON"))??[])(0,p.i9)(e)&&this.on.add(e.number);this.usages=new C(i,f),this.viewed=v(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=v(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(i){return!this.shows(i,
this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,f=i.dict(i.catalog.get("OCProperties"));return this.
baseOff?(i.array(f?.get("OCGs"))??[]).filter(e=>!(0,p.i9)(e)||!this.on.has(e.number)):i.array(i.dict(f?.get("D"))?.get("OFF"))??[]}async neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],f=new Set(i.flatMap(r=>(0,p.i9)(r)?[r.number]:[])),e=[];for(const r of f){
!this.viewed.states(r)&&!this.printed.states(r)&&e.push(r);const t=this.document.job.pace.step(1e3);t&&await t}return e}shows(i,f){const{document:e}=this,{states:r,
memberships:t,expressions:s}=f,o=e.dict(i);if(!o)return!0;if(!(0,p.Eo)(e.resolve(o.get("Type")),"OCMD"))return!(0,p.i9)(i)||r(i.number);const n=t.get(o);if(n!==
void 0)return n;const d=e.resolve(o.get("VE")),P=(0,p.cy)(d)?b(e,d,r,s):this.showsByPolicy(o,f);return t.set(o,P),P}showsByPolicy(i,{states:f,lists:e}){const{document:r}=this,
t=r.array(i.get("OCGs"))??[i.get("OCGs")??null];let s=e.get(t);if(!s){const n=t.filter(p.i9).map(({number:d})=>f(d));s=n.length===0?"empty":{all:!n.includes(!1),
any:n.includes(!0)},e.set(t,s)}if(s==="empty")return!0;const o=r.resolve(i.get("P"));switch(o instanceof p.SX?o.text:"AnyOn"){case"AllOn":return s.all;case"AnyO\
ff":return!s.all;case"AllOff":return!s.any;default:return s.any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function v(E){const i=new Map;
return{states:e=>{let r=i.get(e);return r===void 0&&i.set(e,r=E(e)),r},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((G,U,u)=>{u.
d(U,{S:()=>C});var p=u(21996),S=u(70549);const C=(0,S.n)(F=>(0,p.zx)(F,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,U,u)=>{u.d(U,{Gh:()=>i,ZK:()=>f,wh:()=>E});
var p=u(77581),S=u(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,F=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,$=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
b=e=>e.replace(C,"").replace(F,"").replace($,"�"),M=200,I=new WeakMap;function v(e){let r=I.get(e);if(r)return r;const t=b((0,p.g7)(e));return r={whole:t,trimmed:t.
trim()},e.bytes.length>=M&&I.set(e,r),r}const E=e=>b(e).trim();function i(e){const r=e instanceof S.Mx?v(e).trimmed:"";return r===""?null:r}const f=e=>e?v(e).whole:
""})};
