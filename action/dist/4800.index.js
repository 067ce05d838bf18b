"use strict";exports.id=4800,exports.ids=[4800],exports.modules={17079:((G,$,f)=>{f.d($,{Z:()=>K,_:()=>F});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
S=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function F(w){
if(w.length>64)return;const P=w.trim().replace(S,(o,u,t,d)=>`${u??""}${1900+Number(t)}${d}`);return M(b(p.exec(P)??C.exec(P)))}function K(w){const P=w.length>64?
void 0:b(C.exec(w.trim()));if(!P||M(P)===void 0)return;const{year:o,month:u="",day:t="",hour:d="",minute:n="",second:s="",zone:i=""}=P;return`D:${o}${u}${t}${d}${n}${s}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function b(w){if(!w)return;const[,P,o,u,t,d,n,s,i,e,c]=w,E=s??(i===void 0?void 0:`${i}${e??"00"}:${c??"00"}`);return{year:P,
month:o,day:u,hour:t,minute:d,second:n,zone:E}}function M(w){if(!w)return;const{year:P,month:o,day:u,hour:t,minute:d="00",second:n="00",zone:s}=w,i=(c,E,D)=>c===
void 0||Number(c)>=E&&Number(c)<=D;if(Number(P)===0||!i(o,1,12)||!i(u,1,R(Number(P),Number(o)))||!i(t,0,23)||!i(d,0,59)||!i(n,0,59)||s!==void 0&&s!=="Z"&&!(i(s.
slice(1,3),0,23)&&i(s.slice(4),0,59)))return;const e=[P,o,u].filter(c=>c!==void 0).join("-");return t===void 0?e:`${e}T${t}:${d}:${n}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function R(w,P){return P===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(P)?30:31}}),96359:((G,$,f)=>{f.r($),f.d($,{arrange_pages:()=>et});
var p=f(94518),S=f(14029),C=f(74135),F=f(6057),K=f(73249),b=f(9819),M=f(27583);const R={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function w(h){
const r=new Set;h.catalog.has("PageLabels")&&r.add("labels");for(const l of h.pages.numbers){for(const[g,O]of Object.entries(R))h.entry(l,g)!==void 0&&r.add(O);
const a=h.job.pace.step(300);a&&await a}return h.catalog.has("DPartRoot")&&r.add("document parts"),(0,b.Wo)(h,"ViewerPreferences")?.dict.has("PrintPageRange")===
!0&&r.add("the range of pages to print"),r.size===0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[
...r].join(", ")}.`}]}var P=f(58552),o=f(96927);const u=72,t=3,d={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};
function n(h,r){const m=[r.width,r.height],[l,a]=h.page_size===void 0?m:o.tn[h.page_size],[g,O]=[Math.min(l,a),Math.max(l,a)],x=r.width<=r.height?[[g,O],[O,g]]:
[[O,g],[g,O]];let y;for(const[j,U]of x)for(const N of d[h.arrangement]){const z=s(h,{width:j,height:U},N);if(!z)continue;const[X,ot,it,rt]=z.places[0],J=Math.min(
(it-X)/r.width,(rt-ot)/r.height);(!y||J>y.scale*1.0001)&&(y={layout:z,scale:J})}if(y)return y.layout;throw(0,P.G6)([{field:"margin",message:"leaves no room for \
pages on the sheet, together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function s(h,r,[m,l]){const[a,g]=[h.
margin*u,h.sheet_gap*u],O=(r.width-2*a-(m-1)*g)/m,v=(r.height-2*a-(l-1)*g)/l;if(O<t||v<t)return;const x=Array.from({length:m*l},(y,A)=>{const j=h.reading_direction===
"across",[U,N]=j?[A%m,Math.floor(A/m)]:[Math.floor(A/l),A%l],z=a+U*(O+g),X=r.height-a-N*(v+g);return[z,X-v,z+O,X]});return{...r,places:x}}function*i(h,r){if(h.arrangement!==
"booklet"){const a=Number(h.arrangement);for(let g=0;g<r;g+=a)yield Array.from({length:a},(O,v)=>g+v<r?g+v:-1);return}const m=Math.ceil(r/4)*4,l=a=>a<r?a:-1;for(let a=0;a<
m/2;a++){const g=l(m-1-a),O=l(a);yield a%2===0===(h.binding==="left")?[g,O]:[O,g]}}var e=f(45599),c=f(36078),E=f(99876),D=f(73154),T=f(51872),B=f(2878),I=f(94399),
Z=f(54935),L=f(78021);async function V(h,r){await(0,Z.q)(h,({dict:m,holder:l,page:a})=>{const g=m.get("Pg"),O=h.resolve(m.get("K")),v=(0,e.cy)(O)?O:m.has("K")?[
m.get("K")]:[],x=v.map(A=>W(h,A,a,r)),y=(0,e.i9)(g)?r(g.number):void 0;!y&&x.every((A,j)=>A===v[j])||(h.edit(l),y&&m.set("Pg",new e.oS(y.page)),v.length>0&&m.set(
"K",(0,e.cy)(O)?x:x[0]))})}function W(h,r,m,l){if(typeof r=="number"){const y=m===void 0?void 0:l(m);return y?Y(y,r):r}const a=h.resolve(r);if(!(0,e.Zm)(a)||!(0,L.
FH)(a))return r;const g=a.get("Pg"),O=(0,e.i9)(g)?g.number:m,v=O===void 0?void 0:l(O);if(!v)return r;const x=new e.Bi(a).set("Pg",new e.oS(v.page));return(0,e.Eo)(
a.get("Type"),"MCR")&&!a.has("Stm")&&x.set("Stm",v.form),x}const Y=({page:h,form:r},m)=>new e.Bi([["Type",(0,e.UU)("MCR")],["Pg",new e.oS(h)],["Stm",r],["MCID",
m]]);var H=f(12744);const Q=["Annots","B","VP","AF"],k=.5;async function _(h,r,m,l){const{pages:a}=h,g=await(0,E.F)(h,Uint32Array.from({length:a.count},(y,A)=>A+
1)),O=[...i(r,a.count)].map(y=>({ref:h.add(null),indexes:y})),v=new q(h,g,m,l);for(const{ref:y,indexes:A}of O)await v.place(y,A);await v.move();for(const[y,{ref:A}]of O.
entries())await v.finish(A),y%200===0&&h.job.pace.progress(y/O.length);await v.moveTags(),(0,I.N)(h),(0,B.m)(h),h.catalog.has("PageLabels")&&h.editCatalog().delete(
"PageLabels");const x=[...a.numbers];await a.rebuild(O.map(({ref:y})=>y.number));for(const y of x)h.remove(y);return O.length}class q{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(r,m,l,a){
this.document=r,this.found=m,this.layout=l,this.hasFrames=a,this.forms=new D.l(r,{index:0,document:r}),this.tagged=r.dict(r.catalog.get("StructTreeRoot"))!==void 0}async place(r,m){
const{document:l,found:a,forms:g}=this;this.isInspected||await g.inspect(a.pages),this.isInspected=!0;const O=[];for(const[v,x]of m.entries()){const y=a.pages[x];
if(!y)continue;const A=l.job.pace.step(H.e);A&&await A;const j=a.kinds[y.kind],U=l.pages.number(x),N=this.fitOf(y.kind,v),z=await g.of(y,j);O.push({number:U,form:z,
...N}),this.moves.set(U,{matrix:N.matrix,sheet:{page:r.number,box:N.box}}),this.places.set(U,{page:r.number,form:z})}this.onSheet.set(r.number,O)}fitOf(r,m){const{
fits:l,found:a,layout:g}=this,O=r*g.places.length+m,v=l.get(O)??tt(a.kinds[r],g.places[m]);return l.set(O,v),v}async move(){const{document:r,lists:m}=this,l=new T.
J(r,this.moves),a=new Set;for(const g of this.moves.keys()){const O=l.moveOn(g),v=new Map;for(const y of Q){const A=O[y]??r.entry(g,y);if((0,e.i9)(A)&&y!=="Anno\
ts"&&a.has(A.number))continue;(0,e.i9)(A)&&a.add(A.number);const U=(r.array(A)??[]).filter(N=>!(0,e.i9)(N)||y!=="Annots"||!a.has(N.number));for(const N of U)(0,e.
i9)(N)&&y==="Annots"&&a.add(N.number);U.length>0&&v.set(y,U)}v.size>0&&m.set(g,v);const x=r.job.pace.step(H.e);x&&await x}await l.moveReferences()}async finish(r){
const{document:m,layout:l}=this,a=this.onSheet.get(r.number),g=a.map((j,U)=>`P${U+1}`),v=[...a.map(({placement:j},U)=>(0,c.qK)(g[U],j)),...this.hasFrames?[this.
frames(a)]:[]].join(`
`),x=(0,e.jd)(Object.fromEntries(a.map(({form:j},U)=>[g[U],j]))),y=(0,e.jd)({Type:(0,e.UU)("Page"),MediaBox:(0,C.W1)([0,0,l.width,l.height]),Resources:(0,e.jd)(
{XObject:x}),Contents:m.add(new e.Z6((0,e.jd)({}),Buffer.from(`${v}
`,"latin1"))),Tabs:this.tagged?(0,e.UU)("S"):void 0,Group:this.groupOf(a)});for(const j of Q){const U=a.flatMap(({number:N})=>this.lists.get(N)?.get(j)??[]);U.length>
0&&y.set(j,U)}m.put(r,y);const A=m.job.pace.step(H.e);A&&await A}async moveTags(){this.tagged&&await V(this.document,r=>this.places.get(r))}frames(r){const m=r.
map(({box:[a,g,O,v]})=>[a,g,O-a,v-g].map(c._).join(" ")),l=`q 0 G ${(0,c._)(k)} w ${m.map(a=>`${a} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${l} E\
MC`:l}groupOf(r){const{document:m}=this;return r.map(({number:a})=>m.entry(a,"Group")).find(a=>m.dict(a)?.has("CS"))}}function tt(h,[r,m,l,a]){const{width:g,height:O}=(0,C.
iN)(h),v=Math.min((l-r)/g,(a-m)/O),x=(r+l-g*v)/2,y=(m+a-O*v)/2,A=[v,0,0,v,x,y];return{matrix:(0,C.lw)((0,C.DI)((0,C.S3)(h)),A),box:[x,y,x+g*v,y+O*v],placement:(0,c.
vs)(A)}}const et=async(h,r,m)=>{const l=await(0,p.E)(h.bytes,m,{password:r.open_password}),a=l.pages.count,g=(0,F.iw)(l,0),{width:O,height:v}=(0,C.iN)(g),x=n(r,
{width:O*g.userUnit,height:v*g.userUnit}),y=[...await nt(l),...await w(l)];await l.pages.keepStreams(),await(0,K.E)(l);const A=await _(l,r,x,r.frame),j=await(0,S.
UN)(l);return{documents:[{name:h.name,bytes:j,pageCount:A}],notes:y,facts:{sourcePageCount:a,pageCount:A}}};async function nt(h){if(!(0,b.Wo)(h,"AcroForm"))return[];
const r=Uint32Array.from({length:h.pages.count},(a,g)=>g+1),{widgets:m,notes:l}=await(0,M.I)(h,r);return m===0?[...l]:[...l,st(m)]}const st=h=>({code:"fields_fl\
attened",message:`${h===1?"A field":`${h} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((G,$,f)=>{f.d($,{I:()=>o});
var p=f(33238),S=f(56457),C=f(86799),F=f(78906),K=f(52755),b=f(16259),M=f(77500),R=f(68164),w=f(71250),P=f(76586);async function o(u,t,d){const n=await(0,p.Y)(u,
"keep"),s=await K.mO.read(u);(0,M.mD)(u,s);const i=new b.n(u,s),e=d&&(0,C.g)(d,"font"),c=new F.y(u,s,i,e);await(0,R.$)(u,s,i,c,{missing:!0});const E=new Set(t),
D=({widgets:W})=>W.some(Y=>Y.pages.some(H=>E.has(H))),T=new Map([...c.missing].filter(([W])=>D(W))),B=[...c.tooSmall],I=W=>!D(W),Z=[...(0,S.D)(n,"flatten"),...(0,w.
jA)(T,new Set,e),...(0,w.QR)(B.filter(D),!0),...(0,w.QR)(B.filter(I),!1),...(0,M.br)(u,"values")],{widgets:L,notes:V}=await(0,P.H)(u,s,t);return{widgets:L,isEmpty:L===
0&&n.fields.length===0,notes:[...Z,...V]}}}),64019:((G,$,f)=>{f.d($,{dK:()=>P,wR:()=>u,hs:()=>o});var p=f(45599),S=f(74135),C=f(6057);function F(t,d,n,s){const i=(0,C.
b0)(t,d.get("Rect")),e=t.get(n);if(!i||!(e instanceof p.Z6))return;const c=(0,C.b0)(t,e.dict.get("BBox"));if(!c)return;const[E,D,T,B]=(0,S.zl)((0,C.lQ)(t,e.dict.
get("Matrix")),c);if(!(T>E)||!(B>D))return;const I=(i[2]-i[0])/(T-E),Z=(i[3]-i[1])/(B-D),L=[I,0,0,Z,i[0]-E*I,i[1]-D*Z];return{form:n,matrix:s===0?L:K(L,s,i[0],i[3])}}
function K([t,d,n,s,i,e],c,E,D){const T=c===180?-1:0,B=c===90?1:c===270?-1:0,I=(V,W)=>[T*V-B*W,B*V+T*W],[Z,L]=I(i-E,e-D);return[...I(t,d),...I(n,s),Z+E,L+D]}const b=2,
M=16,R=32;function w(t,d){const n=t.resolve(d.get("F"));return typeof n=="number"?n:0}const P=(t,d)=>(w(t,d)&(b|R))!==0;function o(t,d,n,s){return F(t,d,n,w(t,d)&
M?s:0)}function u(t,d){const n=t.dict(d.get("AP"))?.get("N"),s=t.resolve(n);if(s instanceof p.Z6)return(0,p.i9)(n)?n:void 0;if(!(s instanceof p.Bi))return;const i=t.
resolve(d.get("AS")),e=i instanceof p.SX?s.get(i.text):void 0;return(0,p.i9)(e)&&t.resolve(e)instanceof p.Z6?e:void 0}}),73154:((G,$,f)=>{f.d($,{l:()=>t});var p=f(
75162),S=f(45599),C=f(1592),F=f(37709);async function K(d,n,s){const i=[];let e=0;return await(0,F.Ko)(n,d.job.pace,c=>{const{operator:E,count:D}=c,T=E==="BDC"?
" BMC":E==="DP"?" MP":void 0;if(T===void 0||D!==2)return;const B=c.name(1),I=B===void 0?c.value(1):s?.get(B);d.dict(I)?.has("MCID")&&(i.push(n.subarray(e,c.endOf(
0)),Buffer.from(T,"latin1")),e=c.end)}),e===0?n:Buffer.concat([...i,n.subarray(e)])}var b=f(92218),M=f(53107),R=f(74135),w=f(25524),P=f(58006);const o=new Set([
"Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class u{document;keepsTags;seen=new Set;shared=new Map;constructor(n,s){this.document=n,this.keepsTags=
s}async prepare(n){const s=this.asObject(n);return await this.release(s),s}asObject(n){if((0,S.i9)(n)&&(0,S.Zm)(this.document.resolve(n)))return n;const s=this.
document.dict(n)??new S.Bi;let i=this.shared.get(s);return i||this.shared.set(s,i=this.document.add(s)),i}async release(n){const{document:s,seen:i}=this,e=[n];for(let c=e.
pop();c!==void 0;c=e.pop())if(c instanceof S.oS){if(i.has(c.number))continue;i.add(c.number);const E=s.job.pace.step(1e3);E&&await E;const D=s.get(c),T=D instanceof
S.Z6?D.dict:D;if((0,S.Zm)(T)){if(this.isApart(T))continue;await this.untie(c,D,T,n)}e.push(s.get(c))}else if(Array.isArray(c))for(const E of c)e.push(E);else if(c instanceof
S.Z6)for(const E of c.dict.values())e.push(E);else if((0,S.Zm)(c)){this.isFont(c)&&!c.has("Resources")&&c.set("Resources",n);for(const E of c.values())e.push(E)}}isApart(n){
const s=this.document.resolve(n.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&o.has(s.text)}isFont(n){return(0,S.Eo)(this.document.resolve(n.get(
"Subtype")),"Type3")&&n.has("CharProcs")}async untie(n,s,i,e){const{document:c}=this,E=s instanceof S.Z6&&(0,S.Eo)(c.resolve(i.get("Subtype")),"Form"),D=!this.keepsTags&&
(i.has("StructParent")||i.has("StructParents")),T=!i.has("Resources")&&(E||this.isFont(i)),B=E&&!this.keepsTags?await this.withoutIds(s,c.dict(i.get("Resources")??
e)):void 0;if(!D&&!T&&!B)return;const I=c.edit(n),Z=I instanceof S.Z6?I.dict:I;D&&Z.delete("StructParent"),D&&Z.delete("StructParents"),T&&Z.set("Resources",e),
B&&I instanceof S.Z6&&c.put(n,(0,P.n)(I,B,{compress:!0}))}async withoutIds(n,s){const i=this.document.decodedPart(n);if(!i?.whole)return;const e=await K(this.document,
i.data,this.document.dict(s?.get("Properties")));return e===i.data?void 0:e}}class t{document;part;contents;resources;constructor(n,s){this.document=n,this.part=
s,this.contents=new M.K(s.document),this.resources=new u(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(n){return this.
contents.inspect(n)}async of(n,s){const{index:i,document:e}=this.part,c=await this.resources.prepare(n.resources),E=e.entry(e.pages.number(n.index),"Group"),{filters:D,
data:T}=await this.contentOf(n),B=this.keepsTags?e.entry(e.pages.number(n.index),"StructParents"):void 0,I=(0,S.jd)({Type:(0,S.UU)("XObject"),Subtype:(0,S.UU)("\
Form"),BBox:[...s.box],Matrix:[...(0,R.DI)((0,R.S3)(s))],Resources:(0,w.Po)(i,c.number),Group:E===void 0?void 0:(0,w.yY)(E,i),StructParents:B,...D});return this.
document.add(new S.Z6(I,T))}async contentOf(n){const{part:s,contents:i}=this,{document:e}=s,c=i.own(n),E=c.length===1?e.get(c[0]):void 0;if(E instanceof S.Z6&&this.
keepsTags&&i.isOrderly(n))return this.asItIs(E);const{isWhole:D,isKnown:T,open:B}=await i.condition(c),I=await i.content(c),Z=e.dict(e.dict(n.resources)?.get("P\
roperties")),L=this.keepsTags?I:await K(e,I,Z);if(E instanceof S.Z6&&(!T||D&&B.excess===0&&L===I))return this.asItIs(E);const V=B.excess===0?L:await(0,C.KS)(L,0,
e.job.pace),W=await(0,b.d)(V,e.job);return{filters:{Filter:(0,S.UU)("FlateDecode")},data:W}}asItIs(n){const{index:s,document:i}=this.part,e=new S.Bi([...n.dict].
filter(([c])=>c==="Filter"||c==="DecodeParms"));return(0,p.CF)(e),{filters:Object.fromEntries((0,w.yY)(e,s)),data:i.encoded(n)}}}}),25524:((G,$,f)=>{f.d($,{Bg:()=>S,
Po:()=>C,fS:()=>K,yY:()=>F});var p=f(45599);const S=b=>b.find(({index:M})=>M===0).document,C=(b,M,R=0)=>b===R?new p.oS(M):new p.rV(b,M);function F(b,M){if(M===0||
b instanceof p.rV)return b;if(b instanceof p.oS)return new p.rV(M,b.number);if(Array.isArray(b))return b.map(w=>F(w,M));if(b instanceof p.Z6||!(b instanceof p.Bi))
return b;const R=new p.Bi;for(const[w,P]of b)R.set(w,F(P,M));return R}class K{meaning;taken;last=new Map;constructor(M=[],R=w=>w){this.meaning=R,this.taken=new Set(
[...M].map(R))}get size(){return this.taken.size}has(M){return this.taken.has(this.meaning(M))}add(M){this.taken.add(this.meaning(M))}free(M){const R=M.startsWith(
"þÿ");for(let w=(this.last.get(M)??1)+1;;w++){const P=`_${w}`,o=M+(R?[...P].map(u=>`\0${u}`).join(""):P);if(!this.has(o))return this.last.set(M,w),this.add(o),
o}}}}),36502:((G,$,f)=>{f.d($,{z:()=>R});var p=f(45599);const S={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;constructor(o,u){
this.document=o,this.intents=this.intentsOf(u);for(const t of o.array(u?.get("AS"))??[]){const d=o.dict(t),n=o.resolve(d?.get("Event"));if(!d||!((0,p.Eo)(n,"Vie\
w")||(0,p.Eo)(n,"Print")))continue;const s=F(o,d.get("Category")),i=this.categories[n.text];for(const e of o.array(d.get("OCGs"))??[]){if(!(0,p.i9)(e))continue;
const c=i.get(e.number)??new Set;for(const E of s)c.add(E);i.set(e.number,c)}}}isAlwaysOn(o){const{intents:u}=this;if(u.has("All"))return!1;const t=this.intentsOf(
this.document.dict(new p.oS(o)));return!t.has("All")&&![...t].some(d=>u.has(d))}stateOf(o,u){const t=this.categories[u].get(o);if(!t)return;const d=this.document.
dict(this.document.dict(new p.oS(o))?.get("Usage"));let n;for(const s of t){const i=S[s],e=i===void 0?null:this.document.resolve(this.document.dict(d?.get(s))?.
get(i));if((0,p.Eo)(e,"OFF"))return!1;(0,p.Eo)(e,"ON")&&(n=!0)}return n}intentsOf(o){const u=F(this.document,o?.get("Intent"));return new Set(u.length>0?u:["Vie\
w"])}}function F(P,o){return(P.array(o)??[o??null]).map(t=>P.resolve(t)).flatMap(t=>t instanceof p.SX?[t.text]:[])}const K=32;function b(P,o,u){const t=new Map,
d=(n,s)=>{const i=t.get(n);if(i!==void 0)return i;t.set(n,!0);const e=P.resolve(n[0]),c=T=>{const B=P.resolve(T);return(0,p.cy)(B)?s>0?d(B,s-1):!0:!(0,p.i9)(T)||
u(T.number)},E=n.slice(1),D=M(e instanceof p.SX?e.text:"",E,c);return t.set(n,D),D};return d(o,K)}function M(P,o,u){switch(P){case"And":return o.every(u);case"O\
r":return o.some(u);case"Not":return o.length===0||!u(o[0]);default:return!0}}class R{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(o){
this.document=o;const u=o.dict(o.dict(o.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,p.Eo)(o.resolve(u?.get("BaseState")),"OFF");for(const t of o.array(
u?.get("OFF"))??[])(0,p.i9)(t)&&this.off.add(t.number);for(const t of o.array(u?.get("ON"))??[])(0,p.i9)(t)&&this.on.add(t.number);this.usages=new C(o,u),this.viewed=
w(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=w(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(o){
return!this.shows(o,this.viewed)}isNeverShown(o){return this.isOff(o)&&!this.shows(o,this.printed)}groupsOff(){const{document:o}=this,u=o.dict(o.catalog.get("OC\
Properties"));return this.baseOff?(o.array(u?.get("OCGs"))??[]).filter(t=>!(0,p.i9)(t)||!this.on.has(t.number)):o.array(o.dict(u?.get("D"))?.get("OFF"))??[]}neverShown(){
const o=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(o.flatMap(t=>(0,p.i9)(t)?[t.number]:
[]))].filter(t=>!this.viewed.states(t)&&!this.printed.states(t))}shows(o,{states:u,memberships:t}){const{document:d}=this,n=d.dict(o);if(!n)return!0;if(!(0,p.Eo)(
d.resolve(n.get("Type")),"OCMD"))return!(0,p.i9)(o)||u(o.number);const s=t.get(n);if(s!==void 0)return s;const i=d.resolve(n.get("VE")),e=(0,p.cy)(i)?b(d,i,u):this.
showsByPolicy(n,u);return t.set(n,e),e}showsByPolicy(o,u){const{document:t}=this,d=o.get("OCGs"),n=(t.array(d)??[d]).filter(p.i9);if(n.length===0)return!0;const s=n.
map(({number:e})=>u(e)),i=t.resolve(o.get("P"));switch(i instanceof p.SX?i.text:"AnyOn"){case"AllOn":return s.every(e=>e);case"AnyOff":return!s.every(e=>e);case"\
AllOff":return!s.some(e=>e);default:return s.some(e=>e)}}isGroupOff(o){return this.off.has(o)||this.baseOff&&!this.on.has(o)}}function w(P){const o=new Map;return{
states:t=>{let d=o.get(t);return d===void 0&&o.set(t,d=P(t)),d},memberships:new WeakMap}}}),33311:((G,$,f)=>{f.d($,{S:()=>C});var p=f(21996),S=f(70549);const C=(0,S.
n)(F=>(0,p.zx)(F,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,$,f)=>{f.d($,{Gh:()=>o,ZK:()=>u,wh:()=>P});var p=f(77581),S=f(45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
F=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,K=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,b=t=>t.replace(C,"").replace(
F,"").replace(K,"�"),M=200,R=new WeakMap;function w(t){if(t.bytes.length<M)return b((0,p.g7)(t));let d=R.get(t);return d===void 0&&R.set(t,d=b((0,p.g7)(t))),d}
const P=t=>b(t).trim();function o(t){const d=t instanceof S.Mx?w(t).trim():"";return d===""?null:d}const u=t=>t?w(t):""})};
