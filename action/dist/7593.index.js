"use strict";exports.id=7593,exports.ids=[7593],exports.modules={31916:((W,$,f)=>{f.d($,{KS:()=>m,NB:()=>y,_r:()=>v,eO:()=>p,m2:()=>w});var k=f(269),O=f(75062),r=f(36692);const y={
states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},B=99,I=127;function v(e){const s={net:0,low:0},i={net:0,low:0};let c;const u=new l,{tail:g,
complete:D}=P(e,u,L=>{switch(L){case _:s.net++;break;case E:h(s);break;case n:case o:i.net++;break;case a:h(i);break;case d:c=!0;break;case t:c=!1;break}}),{lack:N,
left:C,hasOperators:A,stops:R,unknown:U}=u;return{states:s,marked:i,text:c,tail:g,complete:D,lack:N,operands:C,hasOperators:A,stops:R,unknown:U}}class l{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(s,i){
const c=(0,O.e)(s),u=!this.hasOperators;if(this.hasOperators=!0,c===void 0)this.unknown++;else{if(i>=c)return"right";u?this.lack=c-i:this.stops=!0}return c===void 0?
"unknown":"lacking"}}function w(e,{states:s,marked:i,text:c,tail:u,...g}){const D=e.unknown+g.unknown;return{stops:e.stops||g.stops||g.lack>e.operands||D>B,operands:g.
hasOperators?g.operands:e.operands+g.operands,unknown:D,states:Math.max(e.states+s.net,s.net-s.low),marked:Math.max(e.marked+i.net,i.net-i.low),text:c??e.text,excess:e.
excess+Math.max(0,-(e.states+s.low)),tail:u}}function m(e,s){const i=new Uint8Array(e);let c=s;return P(e,void 0,(u,g)=>{u===_?c++:u===E&&(c>0?c--:i[g]=32)}),i}
function p(e,s){const i=new Uint8Array(e);return P(e,new l,void 0,(c,u,g)=>{s.includes(g)&&i.fill(k.Z4,c,u)}),i}function h(e){--e.net<e.low&&(e.low=e.net)}const _=(0,r.
$N)("q"),E=(0,r.$N)("Q"),d=(0,r.$N)("BT"),t=(0,r.$N)("ET"),n=(0,r.$N)("BMC"),o=(0,r.$N)("BDC"),a=(0,r.$N)("EMC"),M=(0,r.$N)("BI"),x=(0,r.$N)("EI"),T=new Uint8Array(
256);for(const e of"qQBE")T[e.charCodeAt(0)]=1;function P(e,s,i,c){const u=new r.oz(e),g=[];let D=!1,N=0,C=0;for(let A=u.next(!0);A!==r.Kp;A=u.next(!0)){const{start:R}=u;
switch(A){case r.QR:{const{code:U}=u;if(s&&g.length===0&&!D){if(U===0&&b(e,R,u.end)){C++;break}u.end-R>I&&(s.stops=!0);const L=s.operator(U,C+u.passed);c?.(N,u.
end,L)}if(T[e[R]]===1&&(U===M?D=!0:U===x?D=!1:i?.(U,R)),D||g.length>0)break;N=u.end,C=u.passed=0;break}case r.pQ:case r.q$:g.length===0&&(C+=u.passed),g.push(A===
r.pQ?`
]`:`
>>`);break;case r.OG:case r.ZT:if(g.pop()===void 0||g.length>0)break;C++,u.passed=0;break;case r.An:case r.Cd:if(g.length===0&&C++,!u.isCut)break;return{tail:(A===
r.An?")".repeat((0,r.jq)(e,R)):">")+S(g),complete:N};case r.Ho:if(u.isCut)return{tail:`
EI`,complete:N}}}return s&&g.length===0&&(s.left=C+u.passed),{tail:S(g)+(D?`
ID
EI`:""),complete:N}}const S=e=>e.toReversed().join(""),K=["true","false","null"],b=(e,s,i)=>K.some(c=>c.length===i-s&&(0,k.w1)(e,s,c))}),75062:((W,$,f)=>{f.d($,
{e:()=>I});var k=f(36692);const O={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ\
 Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},r=255,y=new Uint8Array(65536).fill(r),B=new Map;for(const[v,l]of Object.
entries(O))for(const w of l.split(" "))w.length<=2?y[(0,k.$N)(w)]=Number(v):B.set((0,k.$N)(w),Number(v));function I(v){if(v>=y.length)return B.get(v);const l=y[v];
return l===r?void 0:l}}),91876:((W,$,f)=>{f.d($,{K:()=>x});var k=f(83267),O=f(16039),r=f(31916),y=f(269),B=f(75062),I=f(36692);const v=3,l=Uint8Array.of(10);function w(b){
return Buffer.concat(b.flatMap((e,s)=>s===0||m(b[s-1],e)?[e]:[l,e]))}function m(b,e){let s=b.length;for(;s>0&&b.length-s<=v&&y.Kl[b[s-1]]===y.N9;)s--;let i=0;for(;i<
e.length&&i<=v&&y.Kl[e[i]]===y.N9;)i++;const[c,u]=[p(b.subarray(s)),p(e.subarray(0,i))];return c!==""&&u!==""&&h(c+u)&&!(h(c)&&h(u))}const p=b=>Buffer.from(b).toString(
"latin1"),h=b=>b.length<=v&&(0,B.e)((0,I.$N)(b))!==void 0;var _=f(84805);const E=1e3,d=128,t=32,n=64,o="OctavoPageContent",a={balance:(0,r._r)(new Uint8Array(0)),
isWhole:!0},M=(0,O.jd)({});class x{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;leavingOpen=new Set;constructor(e){this.document=
e}async inspect(e){const{job:s,suspect:i}=this.document,c=new Map;for(const{form:u,contents:g}of e){const D=c.get(u)??0;if(c.set(u,D+1),e.length>E&&!i&&D>=d&&D%
t!==0||this.leavingOpen.has(u))continue;const A=this.streamsOf(g),{states:R,marked:U,text:L,excess:F,tail:G,stops:X}=this.open(A);(R||U||L||F||G||X||!this.isWhole(
A))&&this.leavingOpen.add(u);const j=s.pace.step(2e4+this.inspected);this.inspected=0,j&&await j}}isolated(e){const{contents:s,form:i}=e;if(!this.leavingOpen.has(
i))return{streams:[this.stream(`q
`),...this.streamsOf(s)],closing:S(r.NB)};const c=this.streamsOf(s),{isWhole:u,isKnown:g}=this.condition(c),D=g?this.mended(c):c,N=this.open(D),C=N.tail!==""||N.
stops||N.states>n||N.marked>n;if(g&&(C||!u))return this.isTagged(e)?this.rewritten(D):this.asForm(e,D,N);const A=N.excess===0?D:this.withoutExcess(D);return{streams:[
this.stream(`q
`),...A],closing:S(N)}}own({contents:e}){return this.streamsOf(e)}condition(e){const s=e.every(i=>this.look(i)!==a);return{isWhole:this.isWhole(e),isKnown:s,open:this.
open(e)}}content(e){const s=e.flatMap((i,c)=>[...c>0?[P]:[],this.decoded(i)?.data??new Uint8Array(0)]);return Buffer.concat(s)}stream(e){const{document:s,made:i}=this,
c=Buffer.from(e,"latin1"),u=K(c),g=i.get(u),D=g===void 0?void 0:s.edited.get(g);if(D instanceof O.Z6&&c.equals(D.data))return new O.oS(g);const N=s.add(new O.Z6(
M,c));return i.set(u,N.number),N}streamsOf(e){const{document:s}=this,i=c=>(0,O.i9)(c)&&s.isStream(c.number);return i(e)?[e]:(s.array(e)??[]).filter(i)}isTagged({
index:e}){return this.document.entry(this.document.pages.number(e),"StructParents")!==void 0}open(e){return e.reduce((s,i)=>(0,r.m2)(s,this.look(i).balance),r.NB)}isWhole(e){
return e.every(s=>this.look(s).isWhole)}look(e){const s=this.looks.get(e.number);if(s)return s;const i=this.decoded(e);this.inspected+=i?.data.length??0;const c=i?
{balance:(0,r._r)(i.data),isWhole:i.whole}:a;return this.looks.set(e.number,c),c}decoded(e){const s=this.document.get(e);return s instanceof O.Z6?this.document.
decodedPart(s):void 0}withoutExcess(e){let s=r.NB;return e.map(i=>{const c=s;s=(0,r.m2)(s,this.look(i).balance);const u=s.excess>c.excess?this.decoded(i)?.data:
void 0;return u?this.packed((0,r.KS)(u,c.states)):i})}mended(e){if(!this.open(e).stops)return e;const s=T(e);let i=this.mendedStreams.get(s);if(!i){const c=e.map(
u=>this.decoded(u)?.data??new Uint8Array(0));i=this.packed((0,r.eO)(w(c),["unknown"])),this.mendedStreams.set(s,i)}return[i]}asForm(e,s,i){const{document:c}=this,
u=(0,O.i9)(e.resources)?e.resources.number:this.idOf(e.resources),g=(0,_.VO)(c,e.index),D=`${T(s)}|${u}|${g.join(" ")}`;let N=this.forms.get(D);if(!N){const C=this.
content(s);N=this.packed(i.excess===0?C:(0,r.KS)(C,0),{Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),BBox:[...g],Resources:e.resources??(0,O.jd)({})}),this.
forms.set(D,N)}return{streams:[],closing:"",form:{category:"XObject",name:o,ref:N}}}rewritten(e){const s=this.content(e),i=s.subarray(0,(0,r._r)(s).complete),c=(0,r.
m2)(r.NB,(0,r._r)(i)).stops?(0,r.eO)(i,["lacking"]):i,u=(0,r.m2)(r.NB,(0,r._r)(c)),g=u.excess===0?c:(0,r.KS)(c,0);return{streams:[this.stream(`q
`),this.packed(g)],closing:S(u)}}packed(e,s={}){return this.document.add(new O.Z6((0,O.jd)({...s,Filter:(0,O.UU)("FlateDecode")}),(0,k.Kc)(e)))}ids=new Map;idOf(e){
const s=this.ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,s),s}}const T=b=>b.map(({number:e})=>e).join(" "),P=Uint8Array.of(10);function S({states:b,
marked:e,text:s,tail:i}){return`${i}${s?`
ET`:""}${`
EMC`.repeat(e)}${`
Q`.repeat(b+1)}
`}function K(b){let e=0;for(let s=0;s<b.length;s++)e=Math.imul(e^b[s],16777619);return e}}),65300:((W,$,f)=>{f.d($,{B:()=>B});var k=f(91876),O=f(16039);class r{document;copies=new Map;constructor(l){
this.document=l}with(l,w){const m=(0,O.i9)(l)?l.number:(0,O.Zm)(l)?l:void 0;let p=this.copies.get(m);p||this.copies.set(m,p=new Map);const h=w.length===1?String(
w[0].ref.number):w.map(({ref:E})=>E.number).join(" ");let _=p.get(h);return _||p.set(h,_=this.extend(this.document.dict(l)??new O.Bi,w)),_}extend(l,w){const{document:m}=this,
p=new O.Bi(l),h=new Map,_=w.map(E=>{const{category:d,ref:t}=E;let n=h.get(d);n||h.set(d,n=new O.Bi(m.dict(l.get(d))));let o=E.name;for(let a=2;n.has(o);a++)o=`${E.
name}${a}`;return n.set(o,t),p.set(d,n),o});return{resources:m.add(p),names:_}}}var y=f(59234);class B{document;contents;resources;constructor(l){this.document=
l,this.contents=new k.K(l),this.resources=new r(l)}inspect(l){return this.contents.inspect(l)}over(l,{resources:w,operators:m},p={}){const{streams:h,closing:_,form:E}=this.
contents.isolated(l),d=this.resources.with(l.resources,E?[...w,E]:w),t=E?`${(0,y.qK)(d.names.at(-1),I)}
`:_,n=this.contents.stream(t+m(d.names));this.document.pages.patch(l.index,{...p,Contents:[...h,n],Resources:d.resources})}under(l,{resources:w,operators:m}){const p=this.
resources.with(l.resources,w),h=this.contents.stream(m(p.names));this.document.pages.patch(l.index,{Contents:[h,...this.contents.own(l)],Resources:p.resources})}}
const I="1 0 0 1 0 0"}),59234:((W,$,f)=>{f.d($,{_:()=>k,qK:()=>r,vs:()=>O});function k(y){const B=Number(y.toPrecision(7)),I=Math.abs(B)<1e-9?"0":String(B);return I.
includes("e")?B.toFixed(12).replace(/\.?0+$/,""):I}const O=y=>y.map(k).join(" "),r=(y,B)=>`q ${B} cm /${y} Do Q`}),30900:((W,$,f)=>{f.d($,{F:()=>r});var k=f(16039),
O=f(35692);async function r(w,m){const p=new O.n(w),h=[];for(const _ of m){const E=_-1;p.goTo(E);const{kind:d,resources:t}=p,n=p.contents();h.push({index:E,kind:d,
contents:n,resources:t,form:B(w,p,n)});const o=w.job.pace.step(600);o&&await o}return{kinds:p.kinds,pages:h}}const y=128;function B(w,m,p){const{bytes:h,entries:_,
resources:E}=m;if(!h)return 0;const{at:d,first:t,used:n}=_;let o=I;for(let x=t;x<n;x+=4)o=l(h,d[x]-1,d[x+2]+1,o);for(const x of[p,E]){const T=(0,k.i9)(x)?w.place(
x.number):void 0;T&&(o=l(T.bytes,T.start,Math.min(T.end,T.start+y),o))}if((0,k.i9)(E))return o;const[a,M]=m.resourcesSpan;return l(h,a,Math.min(M,a+y),o)}const I=2166136261,
v=16777619;function l(w,m,p,h){let _=h;for(let E=m;E<p;E++){const d=w[E];if(!(d>=48&&d<=57)){if(d===62&&w[E+1]===62)break;_=Math.imul(_^d,v)}}return _}}),35692:((W,$,f)=>{
f.d($,{n:()=>p,w:()=>I});var k=f(269),O=f(66249),r=f(16039),y=f(30729),B=f(84805);const I=(0,y.H)(v);async function v(d){const{pages:t,job:n}=d,o=new p(d),a=new Int32Array(
t.count),M=new Set;for(let x=0;x<t.count;x++){o.goTo(x),a[x]=o.kind,M.add(o.resources);const T=n.pace.step(300);T&&await T}return{kinds:o.kinds,kindOf:a,resources:M}}
const l=["MediaBox","CropBox","Rotate","UserUnit"],w=2e3,m=/\(|(?:^|[^<])<(?!<)/;class p{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new h(
l);own=new h(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:n,entries:o,inherited:a}=this,
{pages:M}=n,x=M.number(t),T=n.place(x),P=M.inheritedBy(t);if(this.index=t,this.inherited=P,!T||!n.locate(x,T,o)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=M.attribute(t,"Resources");return}(this.bytes?.buffer!==T.bytes.buffer||this.bytes.byteOffset!==T.bytes.byteOffset)&&
(this.bytes=(0,k.bS)(T.bytes));const[S,K]=[this.geometry.take(this.bytes,o),this.own.take(this.bytes,o)];(!S||P!==a)&&(this.kind=this.recognise(P)),(!K||P!==a)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,o=t.pages.number(this.index);if(!n)return t.entry(o,"Contents");const a=this.entries.
find(n,"Contents");if(a<0)return;const{at:M}=this.entries;return E(n,M[a+2],M[a+3])??t.entry(o,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:n}=this,{pages:o}=t,[a,M]=this.own.of(0);if(a===M)return o.inheritedBy(n).Resources;const x=E(this.bytes,a,M);if(x)return x;const T=()=>t.
entry(o.number(n),"Resources");if(M-a>w)return T();const P=this.own.text();return t.security&&m.test(P)?T():(this.dictionaries.has(P)||this.dictionaries.set(P,T()),
this.dictionaries.get(P))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const o=this.geometry.text();let a=n.get(o);return a===void 0&&
n.set(o,a=this.kindHere()),a}kindHere(){const t=(0,B.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let o=this.kindOf.get(n);return o===
void 0&&this.kindOf.set(n,o=this.kinds.push(t)-1),o}}class h{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:o,from:a,to:M,keys:x}=this;let T=o!==void 0;for(let P=0;P<x.length;P++){const S=n.find(t,x[P]),K=S<0?
0:n.at[S+2],b=S<0?0:n.at[S+3];T&&=_(o,a[P],M[P],t,K,b),a[P]=K,M[P]=b}return this.bytes=t,T}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.
keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function _(d,t,n,o,a,M){if(n-t!==M-a)return!1;for(let x=t,T=a;x<n;x++,T++)
if(d[x]!==o[T])return!1;return!0}function E(d,t,n){if(!(0,k.yp)(d[t])||d[n-1]!==k.AV||d[n-2]!==k.Z4)return;const o=(0,k.JI)(d,t,n),a=(0,k.JI)(d,o.after+1,n);return d[o.
after]===k.Z4&&a.value>=0&&a.after===n-2?new r.oS(o.value,a.value):void 0}}),80397:((W,$,f)=>{f.d($,{Ip:()=>l,XM:()=>_,Xb:()=>h,ds:()=>v,qg:()=>p});var k=f(58247),
O=f(30729),r=f(1480),y=f(10404),B=f(34331),I=f(31808);const v=(0,O.H)(async t=>l(t,await(0,y.Br)(t)));function l(t,n){const o=(S,K)=>(0,k.w)((0,B.sm)(n,S,K)[0]??
""),a=m(o("pdfaid","part"),o("pdfaid","conformance").toLowerCase()),M=w(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,T=[o("pdfxid","GTS_PDFXVersi\
on")||o("pdfx","GTS_PDFXVersion")||((0,k.G)(t.resolve((0,y._U)(t)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],P=[
a?.name,M,...T.filter(S=>/^PDF\/[\w .:/()-]{1,40}$/.test(S))];return{archive:a,accessible:M,names:P.filter(S=>S!==void 0)}}const w=t=>/^[1-9]$/.test(t);function m(t,n){
if(!w(t))return;const o=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:o,name:`PDF/A-${t}${o}`}}function p(t,n,o,a){return n&&d(t,n,[r.dK.pdfaid]),h(o,a)}
const h=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function _(t){const n=await(0,y.Br)(t);if(!n)
return[];const{archive:o,accessible:a}=l(t,n);d(t,n,[r.dK.pdfaid,r.dK.pdfuaid]);const M=[o?.name,a].filter(x=>x!==void 0);return M.length>0?[E(M)]:[]}const E=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function d(t,n,o){n.properties.
some(({namespace:a})=>o.includes(a))&&(0,I._L)(t,(0,I.QH)(n,({namespace:a})=>o.includes(a),[]))}}),31808:((W,$,f)=>{f.d($,{QH:()=>y,T3:()=>B,_L:()=>w});var k=f(
1480),O=f(54075),r=f(16039);function y(m,p,h){const{text:_,properties:E,end:d,about:t}=m,n=[];let o=0;for(const a of E.filter(p).sort((M,x)=>M.from-x.from))a.from<
o||(n.push(_.slice(o,a.from)),o=a.to);return n.push(_.slice(o,Math.max(d,o))),h.length>0&&n.push(I(h,t)),n.push(_.slice(Math.max(d,o))),l(n.join(""))}function B(m){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${k.dK.rdf}">
${I(m,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(m,p){const _=[...new Set(m.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${k.dK[d]}"`).join(""),E=m.map(({prefix:d,name:t,form:n,values:o})=>`\
<${d}:${t}>${v(n,o)}</${d}:${t}>
`);return`<rdf:Description xmlns:rdf="${k.dK.rdf}" rdf:about="${(0,O.X)(p)}"${_}>
${E.join("")}</rdf:Description>
`}function v(m,p){const h=_=>p.map(E=>`<rdf:li${_}>${(0,O.X)(E)}</rdf:li>`).join("");switch(m){case"simple":return(0,O.X)(p[0]??"");case"alternative":return`<rd\
f:Alt>${h(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${h("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${h("")}</rdf:Bag>`}}const l=m=>m.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(m,p){const h=m.catalog.get("Metadata"),_=m.resolve(h),E=_ instanceof r.Z6?[..._.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],d=new r.Bi([["Type",new r.SX("Metadata")],["Subtype",new r.SX("XML")],...E]),t=new r.Z6(d,Buffer.
from(p,"utf8"));(0,r.i9)(h)&&_ instanceof r.Z6?m.put(h,t):m.edit(m.catalogNumber).set("Metadata",m.add(t))}})};
