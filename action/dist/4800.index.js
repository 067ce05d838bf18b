"use strict";exports.id=4800,exports.ids=[4800],exports.modules={17079:((G,$,f)=>{f.d($,{Z:()=>K,_:()=>F});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
S=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function F(w){
if(w.length>64)return;const E=w.trim().replace(S,(i,d,t,u)=>`${d??""}${1900+Number(t)}${u}`);return M(b(p.exec(E)??C.exec(E)))}function K(w){const E=w.length>64?
void 0:b(C.exec(w.trim()));if(!E||M(E)===void 0)return;const{year:i,month:d="",day:t="",hour:u="",minute:n="",second:s="",zone:o=""}=E;return`D:${i}${d}${t}${u}${n}${s}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function b(w){if(!w)return;const[,E,i,d,t,u,n,s,o,e,a]=w,O=s??(o===void 0?void 0:`${o}${e??"00"}:${a??"00"}`);return{year:E,
month:i,day:d,hour:t,minute:u,second:n,zone:O}}function M(w){if(!w)return;const{year:E,month:i,day:d,hour:t,minute:u="00",second:n="00",zone:s}=w,o=(a,O,D)=>a===
void 0||Number(a)>=O&&Number(a)<=D;if(Number(E)===0||!o(i,1,12)||!o(d,1,R(Number(E),Number(i)))||!o(t,0,23)||!o(u,0,59)||!o(n,0,59)||s!==void 0&&s!=="Z"&&!(o(s.
slice(1,3),0,23)&&o(s.slice(4),0,59)))return;const e=[E,i,d].filter(a=>a!==void 0).join("-");return t===void 0?e:`${e}T${t}:${u}:${n}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function R(w,E){return E===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),96359:((G,$,f)=>{f.r($),f.d($,{arrange_pages:()=>et});
var p=f(94518),S=f(14029),C=f(74135),F=f(6057),K=f(73249),b=f(9819),M=f(27583);const R={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function w(h){
const r=new Set;h.catalog.has("PageLabels")&&r.add("labels");for(const l of h.pages.numbers){for(const[g,v]of Object.entries(R))h.entry(l,g)!==void 0&&r.add(v);
const c=h.job.pace.step(300);c&&await c}return h.catalog.has("DPartRoot")&&r.add("document parts"),(0,b.Wo)(h,"ViewerPreferences")?.dict.has("PrintPageRange")===
!0&&r.add("the range of pages to print"),r.size===0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[
...r].join(", ")}.`}]}var E=f(58552),i=f(96927);const d=72,t=3,u={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};
function n(h,r){const m=[r.width,r.height],[l,c]=h.page_size===void 0?m:i.tn[h.page_size],[g,v]=[Math.min(l,c),Math.max(l,c)],x=r.width<=r.height?[[g,v],[v,g]]:
[[v,g],[g,v]];let y;for(const[j,U]of x)for(const N of u[h.arrangement]){const z=s(h,{width:j,height:U},N);if(!z)continue;const[X,ot,it,rt]=z.places[0],J=Math.min(
(it-X)/r.width,(rt-ot)/r.height);(!y||J>y.scale*1.0001)&&(y={layout:z,scale:J})}if(y)return y.layout;throw(0,E.G6)([{field:"margin",message:"leaves no room for \
pages on the sheet, together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function s(h,r,[m,l]){const[c,g]=[h.
margin*d,h.sheet_gap*d],v=(r.width-2*c-(m-1)*g)/m,P=(r.height-2*c-(l-1)*g)/l;if(v<t||P<t)return;const x=Array.from({length:m*l},(y,A)=>{const j=h.reading_direction===
"across",[U,N]=j?[A%m,Math.floor(A/m)]:[Math.floor(A/l),A%l],z=c+U*(v+g),X=r.height-c-N*(P+g);return[z,X-P,z+v,X]});return{...r,places:x}}function*o(h,r){if(h.arrangement!==
"booklet"){const c=Number(h.arrangement);for(let g=0;g<r;g+=c)yield Array.from({length:c},(v,P)=>g+P<r?g+P:-1);return}const m=Math.ceil(r/4)*4,l=c=>c<r?c:-1;for(let c=0;c<
m/2;c++){const g=l(m-1-c),v=l(c);yield c%2===0===(h.binding==="left")?[g,v]:[v,g]}}var e=f(45599),a=f(36078),O=f(99876),D=f(73154),T=f(51872),B=f(2878),I=f(94399),
Z=f(54935),W=f(78021);async function V(h,r){await(0,Z.q)(h,({dict:m,holder:l,page:c})=>{const g=m.get("Pg"),v=h.resolve(m.get("K")),P=(0,e.cy)(v)?v:m.has("K")?[
m.get("K")]:[],x=P.map(A=>L(h,A,c,r)),y=(0,e.i9)(g)?r(g.number):void 0;!y&&x.every((A,j)=>A===P[j])||(h.edit(l),y&&m.set("Pg",new e.oS(y.page)),P.length>0&&m.set(
"K",(0,e.cy)(v)?x:x[0]))})}function L(h,r,m,l){if(typeof r=="number"){const y=m===void 0?void 0:l(m);return y?Y(y,r):r}const c=h.resolve(r);if(!(0,e.Zm)(c)||!(0,W.
FH)(c))return r;const g=c.get("Pg"),v=(0,e.i9)(g)?g.number:m,P=v===void 0?void 0:l(v);if(!P)return r;const x=new e.Bi(c).set("Pg",new e.oS(P.page));return(0,e.Eo)(
c.get("Type"),"MCR")&&!c.has("Stm")&&x.set("Stm",P.form),x}const Y=({page:h,form:r},m)=>new e.Bi([["Type",(0,e.UU)("MCR")],["Pg",new e.oS(h)],["Stm",r],["MCID",
m]]);var H=f(12744);const Q=["Annots","B","VP","AF"],k=.5;async function _(h,r,m,l){const{pages:c}=h,g=await(0,O.F)(h,Uint32Array.from({length:c.count},(y,A)=>A+
1)),v=[...o(r,c.count)].map(y=>({ref:h.add(null),indexes:y})),P=new q(h,g,m,l);for(const{ref:y,indexes:A}of v)await P.place(y,A);await P.move();for(const[y,{ref:A}]of v.
entries())await P.finish(A),y%200===0&&h.job.pace.progress(y/v.length);await P.moveTags(),(0,I.N)(h),(0,B.m)(h),h.catalog.has("PageLabels")&&h.editCatalog().delete(
"PageLabels");const x=[...c.numbers];await c.rebuild(v.map(({ref:y})=>y.number));for(const y of x)h.remove(y);return v.length}class q{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(r,m,l,c){
this.document=r,this.found=m,this.layout=l,this.hasFrames=c,this.forms=new D.l(r,{index:0,document:r}),this.tagged=r.dict(r.catalog.get("StructTreeRoot"))!==void 0}async place(r,m){
const{document:l,found:c,forms:g}=this;this.isInspected||await g.inspect(c.pages),this.isInspected=!0;const v=[];for(const[P,x]of m.entries()){const y=c.pages[x];
if(!y)continue;const A=l.job.pace.step(H.e);A&&await A;const j=c.kinds[y.kind],U=l.pages.number(x),N=this.fitOf(y.kind,P),z=await g.of(y,j);v.push({number:U,form:z,
...N}),this.moves.set(U,{matrix:N.matrix,sheet:{page:r.number,box:N.box}}),this.places.set(U,{page:r.number,form:z})}this.onSheet.set(r.number,v)}fitOf(r,m){const{
fits:l,found:c,layout:g}=this,v=r*g.places.length+m,P=l.get(v)??tt(c.kinds[r],g.places[m]);return l.set(v,P),P}async move(){const{document:r,lists:m}=this,l=new T.
J(r,this.moves),c=new Set;for(const g of this.moves.keys()){const v=await l.moveOn(g),P=new Map;for(const y of Q){const A=v[y]??r.entry(g,y);if((0,e.i9)(A)&&y!==
"Annots"&&c.has(A.number))continue;(0,e.i9)(A)&&c.add(A.number);const U=(r.array(A)??[]).filter(N=>!(0,e.i9)(N)||y!=="Annots"||!c.has(N.number));for(const N of U)
(0,e.i9)(N)&&y==="Annots"&&c.add(N.number);U.length>0&&P.set(y,U)}P.size>0&&m.set(g,P);const x=r.job.pace.step(H.e);x&&await x}await l.moveReferences()}async finish(r){
const{document:m,layout:l}=this,c=this.onSheet.get(r.number),g=c.map((j,U)=>`P${U+1}`),P=[...c.map(({placement:j},U)=>(0,a.qK)(g[U],j)),...this.hasFrames?[this.
frames(c)]:[]].join(`
`),x=(0,e.jd)(Object.fromEntries(c.map(({form:j},U)=>[g[U],j]))),y=(0,e.jd)({Type:(0,e.UU)("Page"),MediaBox:(0,C.W1)([0,0,l.width,l.height]),Resources:(0,e.jd)(
{XObject:x}),Contents:m.add(new e.Z6((0,e.jd)({}),Buffer.from(`${P}
`,"latin1"))),Tabs:this.tagged?(0,e.UU)("S"):void 0,Group:this.groupOf(c)});for(const j of Q){const U=c.flatMap(({number:N})=>this.lists.get(N)?.get(j)??[]);U.length>
0&&y.set(j,U)}m.put(r,y);const A=m.job.pace.step(H.e);A&&await A}async moveTags(){this.tagged&&await V(this.document,r=>this.places.get(r))}frames(r){const m=r.
map(({box:[c,g,v,P]})=>[c,g,v-c,P-g].map(a._).join(" ")),l=`q 0 G ${(0,a._)(k)} w ${m.map(c=>`${c} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${l} E\
MC`:l}groupOf(r){const{document:m}=this;return r.map(({number:c})=>m.entry(c,"Group")).find(c=>m.dict(c)?.has("CS"))}}function tt(h,[r,m,l,c]){const{width:g,height:v}=(0,C.
iN)(h),P=Math.min((l-r)/g,(c-m)/v),x=(r+l-g*P)/2,y=(m+c-v*P)/2,A=[P,0,0,P,x,y];return{matrix:(0,C.lw)((0,C.DI)((0,C.S3)(h)),A),box:[x,y,x+g*P,y+v*P],placement:(0,a.
vs)(A)}}const et=async(h,r,m)=>{const l=await(0,p.E)(h.bytes,m,{password:r.open_password}),c=l.pages.count,g=(0,F.iw)(l,0),{width:v,height:P}=(0,C.iN)(g),x=n(r,
{width:v*g.userUnit,height:P*g.userUnit}),y=[...await nt(l),...await w(l)];await l.pages.keepStreams(),await(0,K.E)(l);const A=await _(l,r,x,r.frame),j=await(0,S.
UN)(l);return{documents:[{name:h.name,bytes:j,pageCount:A}],notes:y,facts:{sourcePageCount:c,pageCount:A}}};async function nt(h){if(!(0,b.Wo)(h,"AcroForm"))return[];
const r=Uint32Array.from({length:h.pages.count},(c,g)=>g+1),{widgets:m,notes:l}=await(0,M.I)(h,r);return m===0?[...l]:[...l,st(m)]}const st=h=>({code:"fields_fl\
attened",message:`${h===1?"A field":`${h} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((G,$,f)=>{f.d($,{I:()=>i});
var p=f(33238),S=f(56457),C=f(86799),F=f(78906),K=f(52755),b=f(16259),M=f(77500),R=f(68164),w=f(71250),E=f(76586);async function i(d,t,u){const n=await(0,p.Y)(d,
"keep"),s=await K.mO.read(d);(0,M.mD)(d,s);const o=new b.n(d,s),e=u&&(0,C.g)(u,"font"),a=new F.y(d,s,o,e);await(0,R.$)(d,s,o,a,{missing:!0});const O=new Set(t),
D=({widgets:L})=>L.some(Y=>Y.pages.some(H=>O.has(H))),T=new Map([...a.missing].filter(([L])=>D(L))),B=[...a.tooSmall],I=L=>!D(L),Z=[...(0,S.D)(n,"flatten"),...(0,w.
jA)(T,new Set,e),...(0,w.QR)(B.filter(D),!0),...(0,w.QR)(B.filter(I),!1),...(0,M.br)(d,"values")],{widgets:W,notes:V}=await(0,E.H)(d,s,t);return{widgets:W,isEmpty:W===
0&&n.fields.length===0,notes:[...Z,...V]}}}),64019:((G,$,f)=>{f.d($,{dK:()=>E,wR:()=>d,hs:()=>i});var p=f(45599),S=f(74135),C=f(6057);function F(t,u,n,s){const o=(0,C.
b0)(t,u.get("Rect")),e=t.get(n);if(!o||!(e instanceof p.Z6))return;const a=(0,C.b0)(t,e.dict.get("BBox"));if(!a)return;const[O,D,T,B]=(0,S.zl)((0,C.lQ)(t,e.dict.
get("Matrix")),a);if(!(T>O)||!(B>D))return;const I=(o[2]-o[0])/(T-O),Z=(o[3]-o[1])/(B-D),W=[I,0,0,Z,o[0]-O*I,o[1]-D*Z];return{form:n,matrix:s===0?W:K(W,s,o[0],o[3])}}
function K([t,u,n,s,o,e],a,O,D){const T=a===180?-1:0,B=a===90?1:a===270?-1:0,I=(V,L)=>[T*V-B*L,B*V+T*L],[Z,W]=I(o-O,e-D);return[...I(t,u),...I(n,s),Z+O,W+D]}const b=2,
M=16,R=32;function w(t,u){const n=t.resolve(u.get("F"));return typeof n=="number"?n:0}const E=(t,u)=>(w(t,u)&(b|R))!==0;function i(t,u,n,s){return F(t,u,n,w(t,u)&
M?s:0)}function d(t,u){const n=t.dict(u.get("AP"))?.get("N"),s=t.resolve(n);if(s instanceof p.Z6)return(0,p.i9)(n)?n:void 0;if(!(s instanceof p.Bi))return;const o=t.
resolve(u.get("AS")),e=o instanceof p.SX?s.get(o.text):void 0;return(0,p.i9)(e)&&t.resolve(e)instanceof p.Z6?e:void 0}}),73154:((G,$,f)=>{f.d($,{l:()=>t});var p=f(
75162),S=f(45599),C=f(1592),F=f(37709);async function K(u,n,s){const o=[];let e=0;return await(0,F.Ko)(n,u.job.pace,a=>{const{operator:O,count:D}=a,T=O==="BDC"?
" BMC":O==="DP"?" MP":void 0;if(T===void 0||D!==2)return;const B=a.name(1),I=B===void 0?a.value(1):s?.get(B);u.dict(I)?.has("MCID")&&(o.push(n.subarray(e,a.endOf(
0)),Buffer.from(T,"latin1")),e=a.end)}),e===0?n:Buffer.concat([...o,n.subarray(e)])}var b=f(92218),M=f(53107),R=f(74135),w=f(25524),E=f(58006);const i=new Set([
"Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class d{document;keepsTags;seen=new Set;shared=new Map;constructor(n,s){this.document=n,this.keepsTags=
s}async prepare(n){const s=this.asObject(n);return await this.release(s),s}asObject(n){if((0,S.i9)(n)&&(0,S.Zm)(this.document.resolve(n)))return n;const s=this.
document.dict(n)??new S.Bi;let o=this.shared.get(s);return o||this.shared.set(s,o=this.document.add(s)),o}async release(n){const{document:s,seen:o}=this,e=[n];for(let a=e.
pop();a!==void 0;a=e.pop())if(a instanceof S.oS){if(o.has(a.number))continue;o.add(a.number);const O=s.job.pace.step(1e3);O&&await O;const D=s.get(a),T=D instanceof
S.Z6?D.dict:D;if((0,S.Zm)(T)){if(this.isApart(T))continue;await this.untie(a,D,T,n)}e.push(s.get(a))}else if(Array.isArray(a))for(const O of a)e.push(O);else if(a instanceof
S.Z6)for(const O of a.dict.values())e.push(O);else if((0,S.Zm)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",n);for(const O of a.values())e.push(O)}}isApart(n){
const s=this.document.resolve(n.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&i.has(s.text)}isFont(n){return(0,S.Eo)(this.document.resolve(n.get(
"Subtype")),"Type3")&&n.has("CharProcs")}async untie(n,s,o,e){const{document:a}=this,O=s instanceof S.Z6&&(0,S.Eo)(a.resolve(o.get("Subtype")),"Form"),D=!this.keepsTags&&
(o.has("StructParent")||o.has("StructParents")),T=!o.has("Resources")&&(O||this.isFont(o)),B=O&&!this.keepsTags?await this.withoutIds(s,a.dict(o.get("Resources")??
e)):void 0;if(!D&&!T&&!B)return;const I=a.edit(n),Z=I instanceof S.Z6?I.dict:I;D&&Z.delete("StructParent"),D&&Z.delete("StructParents"),T&&Z.set("Resources",e),
B&&I instanceof S.Z6&&a.put(n,(0,E.n)(I,B,{compress:!0}))}async withoutIds(n,s){const o=this.document.decodedPart(n);if(!o?.whole)return;const e=await K(this.document,
o.data,this.document.dict(s?.get("Properties")));return e===o.data?void 0:e}}class t{document;part;contents;resources;constructor(n,s){this.document=n,this.part=
s,this.contents=new M.K(s.document),this.resources=new d(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(n){return this.
contents.inspect(n)}async of(n,s){const{index:o,document:e}=this.part,a=await this.resources.prepare(n.resources),O=e.entry(e.pages.number(n.index),"Group"),{filters:D,
data:T}=await this.contentOf(n),B=this.keepsTags?e.entry(e.pages.number(n.index),"StructParents"):void 0,I=(0,S.jd)({Type:(0,S.UU)("XObject"),Subtype:(0,S.UU)("\
Form"),BBox:[...s.box],Matrix:[...(0,R.DI)((0,R.S3)(s))],Resources:(0,w.Po)(o,a.number),Group:O===void 0?void 0:(0,w.yY)(O,o),StructParents:B,...D});return this.
document.add(new S.Z6(I,T))}async contentOf(n){const{part:s,contents:o}=this,{document:e}=s,a=o.own(n),O=a.length===1?e.get(a[0]):void 0;if(O instanceof S.Z6&&this.
keepsTags&&o.isOrderly(n))return this.asItIs(O);const{isWhole:D,isKnown:T,open:B}=await o.condition(a),I=await o.content(a),Z=e.dict(e.dict(n.resources)?.get("P\
roperties")),W=this.keepsTags?I:await K(e,I,Z);if(O instanceof S.Z6&&(!T||D&&B.excess===0&&W===I))return this.asItIs(O);const V=B.excess===0?W:await(0,C.KS)(W,0,
e.job.pace),L=await(0,b.d)(V,e.job);return{filters:{Filter:(0,S.UU)("FlateDecode")},data:L}}asItIs(n){const{index:s,document:o}=this.part,e=new S.Bi([...n.dict].
filter(([a])=>a==="Filter"||a==="DecodeParms"));return(0,p.CF)(e),{filters:Object.fromEntries((0,w.yY)(e,s)),data:o.encoded(n)}}}}),25524:((G,$,f)=>{f.d($,{Bg:()=>S,
Po:()=>C,fS:()=>K,yY:()=>F});var p=f(45599);const S=b=>b.find(({index:M})=>M===0).document,C=(b,M,R=0)=>b===R?new p.oS(M):new p.rV(b,M);function F(b,M){if(M===0||
b instanceof p.rV)return b;if(b instanceof p.oS)return new p.rV(M,b.number);if(Array.isArray(b))return b.map(w=>F(w,M));if(b instanceof p.Z6||!(b instanceof p.Bi))
return b;const R=new p.Bi;for(const[w,E]of b)R.set(w,F(E,M));return R}class K{meaning;taken;last=new Map;constructor(M=[],R=w=>w){this.meaning=R,this.taken=new Set(
[...M].map(R))}get size(){return this.taken.size}has(M){return this.taken.has(this.meaning(M))}add(M){this.taken.add(this.meaning(M))}free(M){const R=M.startsWith(
"þÿ");for(let w=(this.last.get(M)??1)+1;;w++){const E=`_${w}`,i=M+(R?[...E].map(d=>`\0${d}`).join(""):E);if(!this.has(i))return this.last.set(M,w),this.add(i),
i}}}}),36502:((G,$,f)=>{f.d($,{z:()=>R});var p=f(45599);const S={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;constructor(i,d){
this.document=i,this.intents=this.intentsOf(d);for(const t of i.array(d?.get("AS"))??[]){const u=i.dict(t),n=i.resolve(u?.get("Event"));if(!u||!((0,p.Eo)(n,"Vie\
w")||(0,p.Eo)(n,"Print")))continue;const s=F(i,u.get("Category")),o=this.categories[n.text];for(const e of i.array(u.get("OCGs"))??[]){if(!(0,p.i9)(e))continue;
const a=o.get(e.number)??new Set;for(const O of s)a.add(O);o.set(e.number,a)}}}isAlwaysOn(i){const{intents:d}=this;if(d.has("All"))return!1;const t=this.intentsOf(
this.document.dict(new p.oS(i)));return!t.has("All")&&![...t].some(u=>d.has(u))}stateOf(i,d){const t=this.categories[d].get(i);if(!t)return;const u=this.document.
dict(this.document.dict(new p.oS(i))?.get("Usage"));let n;for(const s of t){const o=S[s],e=o===void 0?null:this.document.resolve(this.document.dict(u?.get(s))?.
get(o));if((0,p.Eo)(e,"OFF"))return!1;(0,p.Eo)(e,"ON")&&(n=!0)}return n}intentsOf(i){const d=F(this.document,i?.get("Intent"));return new Set(d.length>0?d:["Vie\
w"])}}function F(E,i){return(E.array(i)??[i??null]).map(t=>E.resolve(t)).flatMap(t=>t instanceof p.SX?[t.text]:[])}const K=32;function b(E,i,d,t){const u=(n,s)=>{
const o=t.get(n);if(o!==void 0)return o;t.set(n,!0);const e=E.resolve(n[0]),a=T=>{const B=E.resolve(T);return(0,p.cy)(B)?s>0?u(B,s-1):!0:!(0,p.i9)(T)||d(T.number)},
O=n.slice(1),D=M(e instanceof p.SX?e.text:"",O,a);return t.set(n,D),D};return u(i,K)}function M(E,i,d){switch(E){case"And":return i.every(d);case"Or":return i.some(
d);case"Not":return i.length===0||!d(i[0]);default:return!0}}class R{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=
i;const d=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,p.Eo)(i.resolve(d?.get("BaseState")),"OFF");for(const t of i.array(d?.get("OFF"))??
[])(0,p.i9)(t)&&this.off.add(t.number);for(const t of i.array(d?.get("ON"))??[])(0,p.i9)(t)&&this.on.add(t.number);this.usages=new C(i,d),this.viewed=w(t=>this.
usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=w(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,d=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(d?.get("OCGs"))??[]).filter(t=>!(0,p.i9)(t)||!this.on.has(t.number)):i.array(i.dict(d?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(t=>(0,p.i9)(t)?[t.number]:[]))].filter(
t=>!this.viewed.states(t)&&!this.printed.states(t))}shows(i,d){const{document:t}=this,{states:u,memberships:n,expressions:s}=d,o=t.dict(i);if(!o)return!0;if(!(0,p.
Eo)(t.resolve(o.get("Type")),"OCMD"))return!(0,p.i9)(i)||u(i.number);const e=n.get(o);if(e!==void 0)return e;const a=t.resolve(o.get("VE")),O=(0,p.cy)(a)?b(t,a,
u,s):this.showsByPolicy(o,d);return n.set(o,O),O}showsByPolicy(i,{states:d,lists:t}){const{document:u}=this,n=u.array(i.get("OCGs"))??[i.get("OCGs")??null];let s=t.
get(n);if(!s){const e=n.filter(p.i9).map(({number:a})=>d(a));s=e.length===0?"empty":{all:!e.includes(!1),any:e.includes(!0)},t.set(n,s)}if(s==="empty")return!0;
const o=u.resolve(i.get("P"));switch(o instanceof p.SX?o.text:"AnyOn"){case"AllOn":return s.all;case"AnyOff":return!s.all;case"AllOff":return!s.any;default:return s.
any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function w(E){const i=new Map;return{states:t=>{let u=i.get(t);return u===void 0&&i.set(
t,u=E(t)),u},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((G,$,f)=>{f.d($,{S:()=>C});var p=f(21996),S=f(70549);const C=(0,S.n)(F=>(0,p.
zx)(F,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,$,f)=>{f.d($,{Gh:()=>i,ZK:()=>d,wh:()=>E});var p=f(77581),S=f(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
F=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,K=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=t=>t.replace(C,"").replace(
F,"").replace(K,"�"),M=200,R=new WeakMap;function w(t){if(t.bytes.length<M)return b((0,p.g7)(t));let u=R.get(t);return u===void 0&&R.set(t,u=b((0,p.g7)(t))),u}
const E=t=>b(t).trim();function i(t){const u=t instanceof S.Mx?w(t).trim():"";return u===""?null:u}const d=t=>t?w(t):""})};
