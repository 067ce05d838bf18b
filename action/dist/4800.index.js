"use strict";exports.id=4800,exports.ids=[4800],exports.modules={17079:((G,U,f)=>{f.d(U,{Z:()=>K,_:()=>I});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
j=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function I(O){
if(O.length>64)return;const E=O.trim().replace(j,(o,u,t,d)=>`${u??""}${1900+Number(t)}${d}`);return A(M(p.exec(E)??w.exec(E)))}function K(O){const E=O.length>64?
void 0:M(w.exec(O.trim()));if(!E||A(E)===void 0)return;const{year:o,month:u="",day:t="",hour:d="",minute:n="",second:s="",zone:i=""}=E;return`D:${o}${u}${t}${d}${n}${s}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function M(O){if(!O)return;const[,E,o,u,t,d,n,s,i,e,c]=O,S=s??(i===void 0?void 0:`${i}${e??"00"}:${c??"00"}`);return{year:E,
month:o,day:u,hour:t,minute:d,second:n,zone:S}}function A(O){if(!O)return;const{year:E,month:o,day:u,hour:t,minute:d="00",second:n="00",zone:s}=O,i=(c,S,D)=>c===
void 0||Number(c)>=S&&Number(c)<=D;if(Number(E)===0||!i(o,1,12)||!i(u,1,C(Number(E),Number(o)))||!i(t,0,23)||!i(d,0,59)||!i(n,0,59)||s!==void 0&&s!=="Z"&&!(i(s.
slice(1,3),0,23)&&i(s.slice(4),0,59)))return;const e=[E,o,u].filter(c=>c!==void 0).join("-");return t===void 0?e:`${e}T${t}:${d}:${n}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function C(O,E){return E===2?O%4===0&&(O%100!==0||O%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),96359:((G,U,f)=>{f.r(U),f.d(U,{arrange_pages:()=>et});
var p=f(15584),j=f(14029),w=f(74135),I=f(6057),K=f(73249),M=f(9819),A=f(27583);const C={AA:"actions",Trans:"transitions",Dur:"times for which pages show"};async function O(h){
const r=new Set;h.catalog.has("PageLabels")&&r.add("labels");for(const l of h.pages.numbers){for(const[g,v]of Object.entries(C))h.entry(l,g)!==void 0&&r.add(v);
const a=h.job.pace.step(300);a&&await a}return h.catalog.has("DPartRoot")&&r.add("document parts"),(0,M.Wo)(h,"ViewerPreferences")?.dict.has("PrintPageRange")===
!0&&r.add("the range of pages to print"),r.size===0?[]:[{code:"page_settings_removed",message:`The sheets do not have what the document said of single pages: ${[
...r].join(", ")}.`}]}var E=f(58552),o=f(96927);const u=72,t=3,d={2:[[2,1],[1,2]],4:[[2,2]],6:[[2,3],[3,2]],8:[[2,4],[4,2]],9:[[3,3]],16:[[4,4]],booklet:[[2,1]]};
function n(h,r){const m=[r.width,r.height],[l,a]=h.page_size===void 0?m:o.tn[h.page_size],[g,v]=[Math.min(l,a),Math.max(l,a)],x=r.width<=r.height?[[g,v],[v,g]]:
[[v,g],[g,v]];let y;for(const[$,F]of x)for(const N of d[h.arrangement]){const z=s(h,{width:$,height:F},N);if(!z)continue;const[X,ot,it,rt]=z.places[0],J=Math.min(
(it-X)/r.width,(rt-ot)/r.height);(!y||J>y.scale*1.0001)&&(y={layout:z,scale:J})}if(y)return y.layout;throw(0,E.G6)([{field:"margin",message:"leaves no room for \
pages on the sheet, together with sheet_gap: use less of both, or a larger page_size",mentions:["sheet_gap","page_size"]}])}function s(h,r,[m,l]){const[a,g]=[h.
margin*u,h.sheet_gap*u],v=(r.width-2*a-(m-1)*g)/m,P=(r.height-2*a-(l-1)*g)/l;if(v<t||P<t)return;const x=Array.from({length:m*l},(y,b)=>{const $=h.reading_direction===
"across",[F,N]=$?[b%m,Math.floor(b/m)]:[Math.floor(b/l),b%l],z=a+F*(v+g),X=r.height-a-N*(P+g);return[z,X-P,z+v,X]});return{...r,places:x}}function*i(h,r){if(h.arrangement!==
"booklet"){const a=Number(h.arrangement);for(let g=0;g<r;g+=a)yield Array.from({length:a},(v,P)=>g+P<r?g+P:-1);return}const m=Math.ceil(r/4)*4,l=a=>a<r?a:-1;for(let a=0;a<
m/2;a++){const g=l(m-1-a),v=l(a);yield a%2===0===(h.binding==="left")?[g,v]:[v,g]}}var e=f(45599),c=f(36078),S=f(99876),D=f(73154),T=f(51872),R=f(2878),B=f(94399),
Z=f(54935),L=f(78021);async function V(h,r){await(0,Z.q)(h,({dict:m,holder:l,page:a})=>{const g=m.get("Pg"),v=h.resolve(m.get("K")),P=(0,e.cy)(v)?v:m.has("K")?[
m.get("K")]:[],x=P.map(b=>W(h,b,a,r)),y=(0,e.i9)(g)?r(g.number):void 0;!y&&x.every((b,$)=>b===P[$])||(h.edit(l),y&&m.set("Pg",new e.oS(y.page)),P.length>0&&m.set(
"K",(0,e.cy)(v)?x:x[0]))})}function W(h,r,m,l){if(typeof r=="number"){const y=m===void 0?void 0:l(m);return y?Y(y,r):r}const a=h.resolve(r);if(!(0,e.Zm)(a)||!(0,L.
FH)(a))return r;const g=a.get("Pg"),v=(0,e.i9)(g)?g.number:m,P=v===void 0?void 0:l(v);if(!P)return r;const x=new e.Bi(a).set("Pg",new e.oS(P.page));return(0,e.Eo)(
a.get("Type"),"MCR")&&!a.has("Stm")&&x.set("Stm",P.form),x}const Y=({page:h,form:r},m)=>new e.Bi([["Type",(0,e.UU)("MCR")],["Pg",new e.oS(h)],["Stm",r],["MCID",
m]]);var H=f(12744);const Q=["Annots","B","VP","AF"],k=.5;async function _(h,r,m,l){const{pages:a}=h,g=await(0,S.F)(h,Uint32Array.from({length:a.count},(y,b)=>b+
1)),v=[...i(r,a.count)].map(y=>({ref:h.add(null),indexes:y})),P=new q(h,g,m,l);for(const{ref:y,indexes:b}of v)await P.place(y,b);await P.move();for(const[y,{ref:b}]of v.
entries())await P.finish(b),y%200===0&&h.job.pace.progress(y/v.length);await P.moveTags(),(0,B.N)(h),(0,R.m)(h),h.catalog.has("PageLabels")&&h.editCatalog().delete(
"PageLabels");const x=[...a.numbers];await a.rebuild(v.map(({ref:y})=>y.number));for(const y of x)h.remove(y);return v.length}class q{document;found;layout;hasFrames;forms;moves=new Map;places=new Map;onSheet=new Map;lists=new Map;fits=new Map;tagged;isInspected=!1;constructor(r,m,l,a){
this.document=r,this.found=m,this.layout=l,this.hasFrames=a,this.forms=new D.l(r,{index:0,document:r}),this.tagged=r.dict(r.catalog.get("StructTreeRoot"))!==void 0}async place(r,m){
const{document:l,found:a,forms:g}=this;this.isInspected||await g.inspect(a.pages),this.isInspected=!0;const v=[];for(const[P,x]of m.entries()){const y=a.pages[x];
if(!y)continue;const b=l.job.pace.step(H.e);b&&await b;const $=a.kinds[y.kind],F=l.pages.number(x),N=this.fitOf(y.kind,P),z=await g.of(y,$);v.push({number:F,form:z,
...N}),this.moves.set(F,{matrix:N.matrix,sheet:{page:r.number,box:N.box}}),this.places.set(F,{page:r.number,form:z})}this.onSheet.set(r.number,v)}fitOf(r,m){const{
fits:l,found:a,layout:g}=this,v=r*g.places.length+m,P=l.get(v)??tt(a.kinds[r],g.places[m]);return l.set(v,P),P}async move(){const{document:r,lists:m}=this,l=new T.
J(r,this.moves),a=new Set;for(const g of this.moves.keys()){const v=l.moveOn(g),P=new Map;for(const y of Q){const b=v[y]??r.entry(g,y);if((0,e.i9)(b)&&y!=="Anno\
ts"&&a.has(b.number))continue;(0,e.i9)(b)&&a.add(b.number);const F=(r.array(b)??[]).filter(N=>!(0,e.i9)(N)||y!=="Annots"||!a.has(N.number));for(const N of F)(0,e.
i9)(N)&&y==="Annots"&&a.add(N.number);F.length>0&&P.set(y,F)}P.size>0&&m.set(g,P);const x=r.job.pace.step(H.e);x&&await x}await l.moveReferences()}async finish(r){
const{document:m,layout:l}=this,a=this.onSheet.get(r.number),g=a.map(($,F)=>`P${F+1}`),P=[...a.map(({placement:$},F)=>(0,c.qK)(g[F],$)),...this.hasFrames?[this.
frames(a)]:[]].join(`
`),x=(0,e.jd)(Object.fromEntries(a.map(({form:$},F)=>[g[F],$]))),y=(0,e.jd)({Type:(0,e.UU)("Page"),MediaBox:(0,w.W1)([0,0,l.width,l.height]),Resources:(0,e.jd)(
{XObject:x}),Contents:m.add(new e.Z6((0,e.jd)({}),Buffer.from(`${P}
`,"latin1"))),Tabs:this.tagged?(0,e.UU)("S"):void 0,Group:this.groupOf(a)});for(const $ of Q){const F=a.flatMap(({number:N})=>this.lists.get(N)?.get($)??[]);F.length>
0&&y.set($,F)}m.put(r,y);const b=m.job.pace.step(H.e);b&&await b}async moveTags(){this.tagged&&await V(this.document,r=>this.places.get(r))}frames(r){const m=r.
map(({box:[a,g,v,P]})=>[a,g,v-a,P-g].map(c._).join(" ")),l=`q 0 G ${(0,c._)(k)} w ${m.map(a=>`${a} re`).join(" ")} S Q`;return this.tagged?`/Artifact BMC ${l} E\
MC`:l}groupOf(r){const{document:m}=this;return r.map(({number:a})=>m.entry(a,"Group")).find(a=>m.dict(a)?.has("CS"))}}function tt(h,[r,m,l,a]){const{width:g,height:v}=(0,w.
iN)(h),P=Math.min((l-r)/g,(a-m)/v),x=(r+l-g*P)/2,y=(m+a-v*P)/2,b=[P,0,0,P,x,y];return{matrix:(0,w.lw)((0,w.DI)((0,w.S3)(h)),b),box:[x,y,x+g*P,y+v*P],placement:(0,c.
vs)(b)}}const et=async(h,r,m)=>{const l=await(0,p.E)(h.bytes,m,{password:r.open_password}),a=l.pages.count,g=(0,I.iw)(l,0),{width:v,height:P}=(0,w.iN)(g),x=n(r,
{width:v*g.userUnit,height:P*g.userUnit}),y=[...await nt(l),...await O(l)];await l.pages.keepStreams(),await(0,K.E)(l);const b=await _(l,r,x,r.frame),$=await(0,j.
UN)(l);return{documents:[{name:h.name,bytes:$,pageCount:b}],notes:y,facts:{sourcePageCount:a,pageCount:b}}};async function nt(h){if(!(0,M.Wo)(h,"AcroForm"))return[];
const r=Uint32Array.from({length:h.pages.count},(a,g)=>g+1),{widgets:m,notes:l}=await(0,A.I)(h,r);return m===0?[...l]:[...l,st(m)]}const st=h=>({code:"fields_fl\
attened",message:`${h===1?"A field":`${h} fields`} of the form became content of the sheets, with the values that they show.`})}),27583:((G,U,f)=>{f.d(U,{I:()=>o});
var p=f(33238),j=f(56457),w=f(86799),I=f(78906),K=f(52755),M=f(16259),A=f(77500),C=f(5964),O=f(71250),E=f(76586);async function o(u,t,d){const n=await(0,p.Y)(u,
"keep"),s=await K.mO.read(u);(0,A.mD)(u,s);const i=new M.n(u,s),e=d&&(0,w.g)(d,"font"),c=new I.y(u,s,i,e);await(0,C.$)(u,s,i,c,{missing:!0});const S=new Set(t),
D=({widgets:W})=>W.some(Y=>Y.pages.some(H=>S.has(H))),T=new Map([...c.missing].filter(([W])=>D(W))),R=[...c.tooSmall],B=W=>!D(W),Z=[...(0,j.D)(n,"flatten"),...(0,O.
jA)(T,new Set,e),...(0,O.QR)(R.filter(D),!0),...(0,O.QR)(R.filter(B),!1),...(0,A.br)(u,"values")],{widgets:L,notes:V}=await(0,E.H)(u,s,t);return{widgets:L,isEmpty:L===
0&&n.fields.length===0,notes:[...Z,...V]}}}),64019:((G,U,f)=>{f.d(U,{dK:()=>E,wR:()=>u,hs:()=>o});var p=f(45599),j=f(74135),w=f(6057);function I(t,d,n,s){const i=(0,w.
b0)(t,d.get("Rect")),e=t.get(n);if(!i||!(e instanceof p.Z6))return;const c=(0,w.b0)(t,e.dict.get("BBox"));if(!c)return;const[S,D,T,R]=(0,j.zl)((0,w.lQ)(t,e.dict.
get("Matrix")),c);if(!(T>S)||!(R>D))return;const B=(i[2]-i[0])/(T-S),Z=(i[3]-i[1])/(R-D),L=[B,0,0,Z,i[0]-S*B,i[1]-D*Z];return{form:n,matrix:s===0?L:K(L,s,i[0],i[3])}}
function K([t,d,n,s,i,e],c,S,D){const T=c===180?-1:0,R=c===90?1:c===270?-1:0,B=(V,W)=>[T*V-R*W,R*V+T*W],[Z,L]=B(i-S,e-D);return[...B(t,d),...B(n,s),Z+S,L+D]}const M=2,
A=16,C=32;function O(t,d){const n=t.resolve(d.get("F"));return typeof n=="number"?n:0}const E=(t,d)=>(O(t,d)&(M|C))!==0;function o(t,d,n,s){return I(t,d,n,O(t,d)&
A?s:0)}function u(t,d){const n=t.dict(d.get("AP"))?.get("N"),s=t.resolve(n);if(s instanceof p.Z6)return(0,p.i9)(n)?n:void 0;if(!(s instanceof p.Bi))return;const i=t.
resolve(d.get("AS")),e=i instanceof p.SX?s.get(i.text):void 0;return(0,p.i9)(e)&&t.resolve(e)instanceof p.Z6?e:void 0}}),73154:((G,U,f)=>{f.d(U,{l:()=>t});var p=f(
75162),j=f(59596),w=f(45599),I=f(1592),K=f(37709);async function M(d,n,s){const i=[];let e=0;return await(0,K.K)(n,d.job.pace,c=>{const{operator:S,count:D}=c,T=S===
"BDC"?" BMC":S==="DP"?" MP":void 0;if(T===void 0||D!==2)return;const R=c.name(1),B=R===void 0?c.value(1):s?.get(R);d.dict(B)?.has("MCID")&&(i.push(n.subarray(e,
c.endOf(0)),Buffer.from(T,"latin1")),e=c.end)}),e===0?n:Buffer.concat([...i,n.subarray(e)])}var A=f(53107),C=f(74135),O=f(25524),E=f(58006);const o=new Set(["Pa\
ge","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class u{document;keepsTags;seen=new Set;shared=new Map;constructor(n,s){this.document=n,this.keepsTags=
s}async prepare(n){const s=this.asObject(n);return await this.release(s),s}asObject(n){if((0,w.i9)(n)&&(0,w.Zm)(this.document.resolve(n)))return n;const s=this.
document.dict(n)??new w.Bi;let i=this.shared.get(s);return i||this.shared.set(s,i=this.document.add(s)),i}async release(n){const{document:s,seen:i}=this,e=[n];for(let c=e.
pop();c!==void 0;c=e.pop())if(c instanceof w.oS){if(i.has(c.number))continue;i.add(c.number);const S=s.job.pace.step(1e3);S&&await S;const D=s.get(c),T=D instanceof
w.Z6?D.dict:D;if((0,w.Zm)(T)){if(this.isApart(T))continue;await this.untie(c,D,T,n)}e.push(s.get(c))}else if(Array.isArray(c))for(const S of c)e.push(S);else if(c instanceof
w.Z6)for(const S of c.dict.values())e.push(S);else if((0,w.Zm)(c)){this.isFont(c)&&!c.has("Resources")&&c.set("Resources",n);for(const S of c.values())e.push(S)}}isApart(n){
const s=this.document.resolve(n.get("Type"));return s!==null&&typeof s=="object"&&"text"in s&&o.has(s.text)}isFont(n){return(0,w.Eo)(this.document.resolve(n.get(
"Subtype")),"Type3")&&n.has("CharProcs")}async untie(n,s,i,e){const{document:c}=this,S=s instanceof w.Z6&&(0,w.Eo)(c.resolve(i.get("Subtype")),"Form"),D=!this.keepsTags&&
(i.has("StructParent")||i.has("StructParents")),T=!i.has("Resources")&&(S||this.isFont(i)),R=S&&!this.keepsTags?await this.withoutIds(s,c.dict(i.get("Resources")??
e)):void 0;if(!D&&!T&&!R)return;const B=c.edit(n),Z=B instanceof w.Z6?B.dict:B;D&&Z.delete("StructParent"),D&&Z.delete("StructParents"),T&&Z.set("Resources",e),
R&&B instanceof w.Z6&&c.put(n,(0,E.n)(B,R,{compress:!0}))}async withoutIds(n,s){const i=this.document.decodedPart(n);if(!i?.whole)return;const e=await M(this.document,
i.data,this.document.dict(s?.get("Properties")));return e===i.data?void 0:e}}class t{document;part;contents;resources;constructor(n,s){this.document=n,this.part=
s,this.contents=new A.K(s.document),this.resources=new u(s.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(n){return this.
contents.inspect(n)}async of(n,s){const{index:i,document:e}=this.part,c=await this.resources.prepare(n.resources),S=e.entry(e.pages.number(n.index),"Group"),{filters:D,
data:T}=await this.contentOf(n),R=this.keepsTags?e.entry(e.pages.number(n.index),"StructParents"):void 0,B=(0,w.jd)({Type:(0,w.UU)("XObject"),Subtype:(0,w.UU)("\
Form"),BBox:[...s.box],Matrix:[...(0,C.DI)((0,C.S3)(s))],Resources:(0,O.Po)(i,c.number),Group:S===void 0?void 0:(0,O.yY)(S,i),StructParents:R,...D});return this.
document.add(new w.Z6(B,T))}async contentOf(n){const{part:s,contents:i}=this,{document:e}=s,c=i.own(n),S=c.length===1?e.get(c[0]):void 0;if(S instanceof w.Z6&&this.
keepsTags&&i.isOrderly(n))return this.asItIs(S);const{isWhole:D,isKnown:T,open:R}=i.condition(c),B=i.content(c),Z=e.dict(e.dict(n.resources)?.get("Properties")),
L=this.keepsTags?B:await M(e,B,Z);if(S instanceof w.Z6&&(!T||D&&R.excess===0&&L===B))return this.asItIs(S);const V=R.excess===0?L:(0,I.KS)(L,0);return{filters:{
Filter:(0,w.UU)("FlateDecode")},data:(0,j.Kc)(V)}}asItIs(n){const{index:s,document:i}=this.part,e=new w.Bi([...n.dict].filter(([c])=>c==="Filter"||c==="DecodePa\
rms"));return(0,p.CF)(e),{filters:Object.fromEntries((0,O.yY)(e,s)),data:i.encoded(n)}}}}),25524:((G,U,f)=>{f.d(U,{Bg:()=>j,Po:()=>w,fS:()=>K,yY:()=>I});var p=f(
45599);const j=M=>M.find(({index:A})=>A===0).document,w=(M,A,C=0)=>M===C?new p.oS(A):new p.rV(M,A);function I(M,A){if(A===0||M instanceof p.rV)return M;if(M instanceof
p.oS)return new p.rV(A,M.number);if(Array.isArray(M))return M.map(O=>I(O,A));if(M instanceof p.Z6||!(M instanceof p.Bi))return M;const C=new p.Bi;for(const[O,E]of M)
C.set(O,I(E,A));return C}class K{meaning;taken;last=new Map;constructor(A=[],C=O=>O){this.meaning=C,this.taken=new Set([...A].map(C))}get size(){return this.taken.
size}has(A){return this.taken.has(this.meaning(A))}add(A){this.taken.add(this.meaning(A))}free(A){const C=A.startsWith("þÿ");for(let O=(this.last.get(A)??1)+1;;O++){
const E=`_${O}`,o=A+(C?[...E].map(u=>`\0${u}`).join(""):E);if(!this.has(o))return this.last.set(A,O),this.add(o),o}}}}),36502:((G,U,f)=>{f.d(U,{z:()=>C});var p=f(
45599);const j={View:"ViewState",Print:"PrintState"};class w{document;categories={View:new Map,Print:new Map};intents;constructor(o,u){this.document=o,this.intents=
this.intentsOf(u);for(const t of o.array(u?.get("AS"))??[]){const d=o.dict(t),n=o.resolve(d?.get("Event"));if(!d||!((0,p.Eo)(n,"View")||(0,p.Eo)(n,"Print")))continue;
const s=I(o,d.get("Category")),i=this.categories[n.text];for(const e of o.array(d.get("OCGs"))??[]){if(!(0,p.i9)(e))continue;const c=i.get(e.number)??new Set;for(const S of s)
c.add(S);i.set(e.number,c)}}}isAlwaysOn(o){const{intents:u}=this;if(u.has("All"))return!1;const t=this.intentsOf(this.document.dict(new p.oS(o)));return!t.has("\
All")&&![...t].some(d=>u.has(d))}stateOf(o,u){const t=this.categories[u].get(o);if(!t)return;const d=this.document.dict(this.document.dict(new p.oS(o))?.get("Us\
age"));let n;for(const s of t){const i=j[s],e=i===void 0?null:this.document.resolve(this.document.dict(d?.get(s))?.get(i));if((0,p.Eo)(e,"OFF"))return!1;(0,p.Eo)(
e,"ON")&&(n=!0)}return n}intentsOf(o){const u=I(this.document,o?.get("Intent"));return new Set(u.length>0?u:["View"])}}function I(E,o){return(E.array(o)??[o??null]).
map(t=>E.resolve(t)).flatMap(t=>t instanceof p.SX?[t.text]:[])}const K=32;function M(E,o,u){const t=new Map,d=(n,s)=>{const i=t.get(n);if(i!==void 0)return i;t.
set(n,!0);const e=E.resolve(n[0]),c=T=>{const R=E.resolve(T);return(0,p.cy)(R)?s>0?d(R,s-1):!0:!(0,p.i9)(T)||u(T.number)},S=n.slice(1),D=A(e instanceof p.SX?e.text:
"",S,c);return t.set(n,D),D};return d(o,K)}function A(E,o,u){switch(E){case"And":return o.every(u);case"Or":return o.some(u);case"Not":return o.length===0||!u(o[0]);default:
return!0}}class C{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(o){this.document=o;const u=o.dict(o.dict(o.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,p.Eo)(o.resolve(u?.get("BaseState")),"OFF");for(const t of o.array(u?.get("OFF"))??[])(0,p.i9)(t)&&this.off.add(t.number);for(const t of o.
array(u?.get("ON"))??[])(0,p.i9)(t)&&this.on.add(t.number);this.usages=new w(o,u),this.viewed=O(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.
isGroupOff(t))),this.printed=O(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(o){return!this.shows(o,this.viewed)}isNeverShown(o){return this.isOff(
o)&&!this.shows(o,this.printed)}groupsOff(){const{document:o}=this,u=o.dict(o.catalog.get("OCProperties"));return this.baseOff?(o.array(u?.get("OCGs"))??[]).filter(
t=>!(0,p.i9)(t)||!this.on.has(t.number)):o.array(o.dict(u?.get("D"))?.get("OFF"))??[]}neverShown(){const o=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(o.flatMap(t=>(0,p.i9)(t)?[t.number]:[]))].filter(t=>!this.viewed.states(t)&&!this.printed.states(
t))}shows(o,{states:u,memberships:t}){const{document:d}=this,n=d.dict(o);if(!n)return!0;if(!(0,p.Eo)(d.resolve(n.get("Type")),"OCMD"))return!(0,p.i9)(o)||u(o.number);
const s=t.get(n);if(s!==void 0)return s;const i=d.resolve(n.get("VE")),e=(0,p.cy)(i)?M(d,i,u):this.showsByPolicy(n,u);return t.set(n,e),e}showsByPolicy(o,u){const{
document:t}=this,d=o.get("OCGs"),n=(t.array(d)??[d]).filter(p.i9);if(n.length===0)return!0;const s=n.map(({number:e})=>u(e)),i=t.resolve(o.get("P"));switch(i instanceof
p.SX?i.text:"AnyOn"){case"AllOn":return s.every(e=>e);case"AnyOff":return!s.every(e=>e);case"AllOff":return!s.some(e=>e);default:return s.some(e=>e)}}isGroupOff(o){
return this.off.has(o)||this.baseOff&&!this.on.has(o)}}function O(E){const o=new Map;return{states:t=>{let d=o.get(t);return d===void 0&&o.set(t,d=E(t)),d},memberships:new WeakMap}}}),
33311:((G,U,f)=>{f.d(U,{S:()=>w});var p=f(21996),j=f(70549);const w=(0,j.n)(I=>(0,p.zx)(I,["AP","JS","EF","ByteRange","Sig"]))}),59071:((G,U,f)=>{f.d(U,{Gh:()=>o,
ZK:()=>u,wh:()=>E});var p=f(77581),j=f(45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,I=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,K=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=t=>t.replace(w,"").replace(I,"").replace(K,"�"),A=200,C=new WeakMap;function O(t){if(t.bytes.length<A)return M((0,p.g7)(t));let d=C.get(t);return d===void 0&&
C.set(t,d=M((0,p.g7)(t))),d}const E=t=>M(t).trim();function o(t){const d=t instanceof j.Mx?O(t).trim():"";return d===""?null:d}const u=t=>t?O(t):""})};
