"use strict";exports.id=1966,exports.ids=[1966],exports.modules={1592:((G,C,h)=>{h.d(C,{KS:()=>u,NB:()=>d,QL:()=>I,_r:()=>E,eO:()=>i,ov:()=>O});var x=h(78157),M=h(36211),p=h(
85008);const d={states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},b=99,B=127,E=s=>X(v(s)),O=(s,r)=>R(v(s),r);function*v(s){const r={net:0,
low:0},a={net:0,low:0};let f;const _=new y,{tail:N,complete:S}=yield*t(s,_,F=>{switch(F){case T:r.net++;break;case n:l(r);break;case g:case k:a.net++;break;case P:
l(a);break;case o:f=!0;break;case m:f=!1;break}}),{lack:K,left:Z,hasOperators:U,stops:L,unknown:W}=_;return{states:r,marked:a,text:f,tail:N,complete:S,lack:K,operands:Z,
hasOperators:U,stops:L,unknown:W}}class y{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(r,a){const f=(0,M.ep)(r),_=!this.hasOperators;if(this.hasOperators=
!0,f===void 0)this.unknown++;else{if(a>=f)return"right";_?this.lack=f-a:this.stops=!0}return f===void 0?"unknown":"lacking"}}function I(s,{states:r,marked:a,text:f,
tail:_,...N}){const S=s.unknown+N.unknown;return{stops:s.stops||N.stops||N.lack>s.operands||S>b,operands:N.hasOperators?N.operands:s.operands+N.operands,unknown:S,
states:Math.max(s.states+r.net,r.net-r.low),marked:Math.max(s.marked+a.net,a.net-a.low),text:f??s.text,excess:s.excess+Math.max(0,-(s.states+r.low)),tail:_}}async function u(s,r,a){
const f=new Uint8Array(s);let _=r;const N=t(s,void 0,(S,K)=>{S===T?_++:S===n&&(_>0?_--:f[K]=32)});return await R(N,a),f}async function i(s,r,a){const f=new Uint8Array(
s),_=t(s,new y,void 0,(N,S,K)=>{r.includes(K)&&f.fill(x.Z4,N,S)});return await R(_,a),f}function l(s){--s.net<s.low&&(s.low=s.net)}const T=(0,p.$N)("q"),n=(0,p.
$N)("Q"),o=(0,p.$N)("BT"),m=(0,p.$N)("ET"),g=(0,p.$N)("BMC"),k=(0,p.$N)("BDC"),P=(0,p.$N)("EMC"),A=(0,p.$N)("BI"),D=(0,p.$N)("EI"),$=new Uint8Array(256);for(const s of"\
qQBE")$[s.charCodeAt(0)]=1;const j=65536,Q=4;function X(s){let r=s.next();for(;!r.done;)r=s.next();return r.value}async function R(s,r){for(let[a,f]=[s.next(),0];;a=
s.next()){if(a.done)return a.value;const _=r.step((a.value-f)*Q);f=a.value,_&&await _}}function*t(s,r,a,f){const _=new p.oz(s),N=[];let S=!1,[K,Z]=[0,0],U=0;for(let L=_.
next(!0,!0);L!==p.Kp;L=_.next(!0,!0)){const{start:W}=_,F=L===p.yA?_.end:W;switch(F-Z>j&&(yield Z=F),L){case p.QR:{const{code:H}=_;if(r&&N.length===0&&!S){if(H===
0&&w(s,W,_.end)){U++;break}_.end-W>B&&(r.stops=!0);const V=r.operator(H,U+_.passed);f?.(K,_.end,V)}if($[s[W]]===1&&(H===A?S=!0:H===D?S=!1:a?.(H,W)),S||N.length>
0)break;K=_.end,U=_.passed=0;break}case p.pQ:case p.q$:N.length===0&&(U+=_.passed),N.push(L===p.pQ?`
]`:`
>>`);break;case p.OG:case p.ZT:if(N.pop()===void 0||N.length>0)break;U++,_.passed=0;break;case p.An:case p.Cd:if(N.length===0&&U++,!_.isCut)break;return{tail:(L===
p.An?")".repeat((0,x.jq)(s,W)):">")+e(N),complete:K};case p.Ho:if(_.isCut)return{tail:`
EI`,complete:K}}}return r&&N.length===0&&(r.left=U+_.passed),{tail:e(N)+(S?`
ID
EI`:""),complete:K}}const e=s=>s.toReversed().join(""),c=["true","false","null"],w=(s,r,a)=>c.some(f=>f.length===a-r&&(0,x.w1)(s,r,f))}),92218:((G,C,h)=>{h.d(C,
{B:()=>p,d:()=>d});var x=h(81679),M=h(68973);const p=1<<20,d=async(b,B)=>b.length<p?(0,x.Kc)(b):(0,M.uM)(B).deflate(b,4)}),53107:((G,C,h)=>{h.d(C,{K:()=>A});var x=h(
99561),M=h(45599),p=h(6057),d=h(1592),b=h(78157),B=h(36211),E=h(85008);const O=3,v=Uint8Array.of(10);function y(R){return Buffer.concat(R.flatMap((t,e)=>e===0||
I(R[e-1],t)?[t]:[v,t]))}function I(R,t){let e=R.length;for(;e>0&&R.length-e<=O&&b.Kl[R[e-1]]===b.N9;)e--;let c=0;for(;c<t.length&&c<=O&&b.Kl[t[c]]===b.N9;)c++;const[
w,s]=[u(R.subarray(e)),u(t.subarray(0,c))];return w!==""&&s!==""&&i(w+s)&&!(i(w)&&i(s))}const u=R=>Buffer.from(R).toString("latin1"),i=R=>R.length<=O&&(0,B.ep)(
(0,E.$N)(R))!==void 0;var l=h(92218);const T=1e3,n=128,o=32,m=64,g="OctavoPageContent",k={balance:(0,d._r)(new Uint8Array(0)),isWhole:!0},P=(0,M.jd)({});class A{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:c}=this.document;this.isInspected=!0;const w=new Map;for(const{form:s,contents:r}of t){const a=w.get(s)??0;
if(w.set(s,a+1),t.length>T&&!c&&a>=n&&a%o!==0||this.leavingOpen.has(s))continue;const N=this.streamsOf(r);await this.lookAtEase(N);const{states:S,marked:K,text:Z,
excess:U,tail:L,stops:W}=this.open(N);(S||K||Z||U||L||W||!this.isWhole(N))&&this.leavingOpen.add(s);const F=e.pace.step(2e4+this.inspected);this.inspected=0,F&&
await F}}async isolated(t){const{contents:e,form:c}=t;if(!this.leavingOpen.has(c))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:Q(d.NB)};const w=this.streamsOf(e),{isWhole:s,isKnown:r}=await this.condition(w),a=r?await this.mended(w):w,f=this.open(a),_=f.
tail!==""||f.stops||f.states>m||f.marked>m;if(r&&(_||!s))return this.isTagged(t)?await this.rewritten(a):await this.asForm(t,a,f);const N=f.excess===0?a:await this.
withoutExcess(a);return{streams:[this.stream(`q
`),...N],closing:Q(f)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}async condition(t){await this.
lookAtEase(t);const e=t.every(c=>this.look(c)!==k);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}content(t){const e=t.flatMap((c,w)=>[...w>0?[$]:[],
this.decoded(c)?.data??new Uint8Array(0)]);return Buffer.concat(e)}stream(t){const{document:e,made:c}=this,w=Buffer.from(t,"latin1"),s=X(w),r=c.get(s),a=r===void 0?
void 0:e.edited.get(r);if(a instanceof M.Z6&&w.equals(a.data))return new M.oS(r);const f=e.add(new M.Z6(P,w));return c.set(s,f.number),f}streamsOf(t){const{document:e}=this,
c=w=>(0,M.i9)(w)&&e.isStream(w.number);return c(t)?[t]:(e.array(t)??[]).filter(c)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"\
StructParents")!==void 0}open(t){return t.reduce((e,c)=>(0,d.QL)(e,this.look(c).balance),d.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}async lookAtEase(t){
for(const e of t){if(this.looks.has(e.number))continue;const c=this.decoded(e);if(c&&c.data.length>l.B){const s=await(0,d.ov)(c.data,this.document.job.pace);this.
looks.set(e.number,{balance:s,isWhole:c.whole})}else this.noteLook(e,c);const w=this.document.job.pace.step(j);w&&await w}}look(t){return this.looks.get(t.number)??
this.noteLook(t,this.decoded(t))}noteLook(t,e){this.inspected+=e?.data.length??0;const c=e?{balance:(0,d._r)(e.data),isWhole:e.whole}:k;return this.looks.set(t.
number,c),c}decoded(t){const e=this.document.get(t);return e instanceof M.Z6?this.document.decodedPart(e):void 0}async withoutExcess(t){let e=d.NB;const c=[];for(const w of t){
const s=e;e=(0,d.QL)(e,this.look(w).balance);const r=e.excess>s.excess?this.decoded(w)?.data:void 0;c.push(r?await this.packed(await(0,d.KS)(r,s.states,this.document.
job.pace)):w)}return c}async mended(t){if(!this.open(t).stops)return t;const e=D(t);let c=this.mendedStreams.get(e);if(!c){const{pace:w}=this.document.job,s=[];
for(const r of t){s.push(this.decoded(r)?.data??new Uint8Array(0));const a=w.step(j);a&&await a}c=await this.packed(await(0,d.eO)(y(s),["unknown"],w)),await this.
lookAtEase([c]),this.mendedStreams.set(e,c)}return[c]}async asForm(t,e,c){const{document:w}=this,s=(0,M.i9)(t.resources)?t.resources.number:this.idOf(t.resources),
r=(0,p.VO)(w,t.index),a=`${D(e)}|${s}|${r.join(" ")}`;let f=this.forms.get(a);if(!f){const _=this.content(e);f=await this.packed(c.excess===0?_:await(0,d.KS)(_,
0,w.job.pace),{Type:(0,M.UU)("XObject"),Subtype:(0,M.UU)("Form"),BBox:[...r],Resources:t.resources??(0,M.jd)({})}),this.forms.set(a,f)}return{streams:[],closing:"",
form:{category:"XObject",name:g,ref:f}}}async rewritten(t){const{pace:e}=this.document.job,c=this.content(t),w=c.subarray(0,(await(0,d.ov)(c,e)).complete),{stops:s}=(0,d.
QL)(d.NB,await(0,d.ov)(w,e)),r=s?await(0,d.eO)(w,["lacking"],e):w,a=(0,d.QL)(d.NB,await(0,d.ov)(r,e)),f=a.excess===0?r:await(0,d.KS)(r,0,e);return{streams:[this.
stream(`q
`),await this.packed(f)],closing:Q(a)}}async packed(t,e={}){const c=await(0,l.d)(t,this.document.job);return this.document.add(new M.Z6((0,M.jd)({...e,Filter:(0,M.
UU)("FlateDecode")}),c))}ids=new Map;idOf(t){const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const D=R=>R.map(({number:t})=>t).join(
" "),$=Uint8Array.of(10),j=100;function Q({states:R,marked:t,text:e,tail:c}){return`${c}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(R+1)}
`}function X(R){let t=x.k;for(let e=0;e<R.length;e++)t=(0,x.v)(t,R[e]);return t}}),81627:((G,C,h)=>{h.d(C,{B:()=>d});var x=h(53107),M=h(91025),p=h(36078);class d{document;contents;resources;constructor(E){
this.document=E,this.contents=new x.K(E),this.resources=new M.n(E)}inspect(E){return this.contents.inspect(E)}async over(E,{resources:O,operators:v},y={}){const{
streams:I,closing:u,form:i}=await this.contents.isolated(E),l=this.resources.with(E.resources,i?[...O,i]:O),T=i?`${(0,p.qK)(l.names.at(-1),b)}
`:u,n=this.contents.stream(T+v(l.names));this.document.pages.patch(E.index,{...y,Contents:[...I,n],Resources:l.resources})}async within(E,O,v,y){const{streams:I,
closing:u,form:i}=await this.contents.isolated(E),l=v??E.resources;if(i){const m=this.resources.with(l,[i]),g=this.contents.stream(`q ${O}
${(0,p.qK)(m.names[0],b)}
Q
`);this.document.pages.patch(E.index,{...y,Contents:g,Resources:m.resources});return}const[T,...n]=I,o=[T,this.contents.stream(`${O}
`),...n,this.contents.stream(u)];this.document.pages.patch(E.index,v?{...y,Contents:o,Resources:v}:{...y,Contents:o})}under(E,{resources:O,operators:v}){const y=this.
resources.with(E.resources,O),I=this.contents.stream(v(y.names));this.document.pages.patch(E.index,{Contents:[I,...this.contents.own(E)],Resources:y.resources})}}
const b="1 0 0 1 0 0"}),91025:((G,C,h)=>{h.d(C,{n:()=>M});var x=h(45599);class M{document;copies=new Map;constructor(d){this.document=d}with(d,b){const B=(0,x.i9)(
d)?d.number:(0,x.Zm)(d)?d:void 0;let E=this.copies.get(B);E||this.copies.set(B,E=new Map);const O=b.length===1?String(b[0].ref.number):b.map(({ref:y})=>y.number).
join(" ");let v=E.get(O);return v||E.set(O,v=this.extend(this.document.dict(d)??new x.Bi,b)),v}extend(d,b){const{document:B}=this,E=new x.Bi(d),O=new Map,v=b.map(
y=>{const{category:I,ref:u}=y;let i=O.get(I);i||O.set(I,i=new x.Bi(B.dict(d.get(I))));let l=y.name;for(let T=2;i.has(l);T++)l=`${y.name}${T}`;return i.set(l,u),
E.set(I,i),l});return{resources:B.add(E),names:v}}}}),36078:((G,C,h)=>{h.d(C,{AY:()=>B,KJ:()=>v,XL:()=>E,_:()=>M,hX:()=>I,id:()=>b,qK:()=>d,vs:()=>p,wW:()=>y,yQ:()=>O});
var x=h(45079);function M(u){if(Number.isInteger(u)&&Math.abs(u)<1e7)return String(u);const i=Number(u.toPrecision(7)),l=Math.abs(i)<1e-9?"0":String(i);return l.
includes("e")?i.toFixed(12).replace(/\.?0+$/,""):l}const p=u=>u.map(M).join(" "),d=(u,i)=>`q ${i} cm /${u} Do Q`,b=u=>(0,x.ZV)(Math.round(u*1e3)/1e3||0),B=([u,i])=>`${b(
u)} ${b(i)}`,E=u=>u.map((i,l)=>`${B(i)} ${l===0?"m":"l"}`).join(" "),O=.5523;function v(u){const i=O,l=(...T)=>`${T.map(([n,o])=>B(u(n,o))).join(" ")} c`;return[
`${B(u(1,0))} m`,l([1,i],[i,1],[0,1]),l([-i,1],[-1,i],[-1,0]),l([-1,-i],[-i,-1],[0,-1]),l([i,-1],[1,-i],[1,0])].join(" ")}function y(u,i){const l={1:"g",3:"rg",
4:"k"}[u.length];return`${u.map(b).join(" ")} ${i==="fill"?l:l.toUpperCase()}`}const I=u=>`[${u.map(b).join(" ")}] 0 d`}),99876:((G,C,h)=>{h.d(C,{F:()=>d});var x=h(
99561),M=h(45599),p=h(6856);async function d(O,v){const y=new p.n(O),I=[];for(const u of v){const i=u-1;y.goTo(i);const{kind:l,resources:T}=y,n=y.contents();I.push(
{index:i,kind:l,contents:n,resources:T,form:B(O,y,n)});const o=O.job.pace.step(600);o&&await o}return{kinds:y.kinds,pages:I}}const b=128;function B(O,v,y){const{
bytes:I,entries:u,resources:i}=v;if(!I)return 0;const{at:l,first:T,used:n}=u;let o=x.k;for(let k=T;k<n;k+=4)o=E(I,l[k]-1,l[k+2]+1,o);for(const k of[y,i]){const P=(0,M.
i9)(k)?O.place(k.number):void 0;P&&(o=E(P.bytes,P.start,Math.min(P.end,P.start+b),o))}if((0,M.i9)(i))return o;const[m,g]=v.resourcesSpan;return E(I,m,Math.min(g,
m+b),o)}function E(O,v,y,I){let u=I;for(let i=v;i<y;i++){const l=O[i];if(!(l>=48&&l<=57)){if(l===62&&O[i+1]===62)break;u=(0,x.v)(u,l)}}return u}}),6856:((G,C,h)=>{
h.d(C,{n:()=>I,w:()=>B});var x=h(78157),M=h(79725),p=h(45599),d=h(70549),b=h(6057);const B=(0,d.n)(E);async function E(T){const{pages:n,job:o}=T,m=new I(T),g=new Int32Array(
n.count),k=new Set;for(let P=0;P<n.count;P++){m.goTo(P),g[P]=m.kind,k.add(m.resources);const A=o.pace.step(300);A&&await A}return{kinds:m.kinds,kindOf:g,resources:k}}
const O=["MediaBox","CropBox","Rotate","UserUnit"],v=2e3,y=/\(|(?:^|[^<])<(?!<)/;class I{document;kinds=[];kind=-1;resources;bytes;entries=new M.R;index=-1;inherited;geometry=new u(
O);own=new u(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){this.document=n}goTo(n){const{document:o,entries:m,inherited:g}=this,
{pages:k}=o,P=k.number(n),A=o.place(P),D=k.inheritedBy(n);if(this.index=n,this.inherited=D,!A||!o.locate(P,A,m)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=k.attribute(n,"Resources");return}(this.bytes?.buffer!==A.bytes.buffer||this.bytes.byteOffset!==A.bytes.byteOffset)&&
(this.bytes=(0,x.bS)(A.bytes));const[$,j]=[this.geometry.take(this.bytes,m),this.own.take(this.bytes,m)];(!$||D!==g)&&(this.kind=this.recognise(D)),(!j||D!==g)&&
(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:o}=this,m=n.pages.number(this.index);if(!o)return n.entry(m,"Contents");const g=this.entries.
find(o,"Contents");if(g<0)return;const{at:k}=this.entries;return l(o,k[g+2],k[g+3])??n.entry(m,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:n,index:o}=this,{pages:m}=n,[g,k]=this.own.of(0);if(g===k)return m.inheritedBy(o).Resources;const P=l(this.bytes,g,k);if(P)return P;const A=()=>n.
entry(m.number(o),"Resources");if(k-g>v)return A();const D=this.own.text();return n.security&&y.test(D)?A():(this.dictionaries.has(D)||this.dictionaries.set(D,A()),
this.dictionaries.get(D))}recognise(n){let o=this.recognised.get(n);o||this.recognised.set(n,o=new Map);const m=this.geometry.text();let g=o.get(m);return g===void 0&&
o.set(m,g=this.kindHere()),g}kindHere(){const n=(0,b.iw)(this.document,this.index),o=`${n.box.join(" ")} ${n.rotation} ${n.userUnit}`;let m=this.kindOf.get(o);return m===
void 0&&this.kindOf.set(o,m=this.kinds.push(n)-1),m}}class u{keys;bytes;from;to;constructor(n){this.keys=n,this.from=new Int32Array(n.length),this.to=new Int32Array(
n.length)}forget(){this.bytes=void 0}take(n,o){const{bytes:m,from:g,to:k,keys:P}=this;let A=m!==void 0;for(let D=0;D<P.length;D++){const $=o.find(n,P[D]),j=$<0?
0:o.at[$+2],Q=$<0?0:o.at[$+3];A&&=i(m,g[D],k[D],n,j,Q),g[D]=j,k[D]=Q}return this.bytes=n,A}of(n){return[this.from[n],this.to[n]]}text(){let n="";for(let o=0;o<this.
keys.length;o++)n+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return n}}function i(T,n,o,m,g,k){if(o-n!==k-g)return!1;for(let P=n,A=g;P<o;P++,A++)
if(T[P]!==m[A])return!1;return!0}function l(T,n,o){if(!(0,x.yp)(T[n])||T[o-1]!==x.AV||T[o-2]!==x.Z4)return;const m=(0,x.JI)(T,n,o),g=(0,x.JI)(T,m.after+1,o);return T[m.
after]===x.Z4&&g.value>=0&&g.after===o-2?new p.oS(m.value,g.value):void 0}}),99561:((G,C,h)=>{h.d(C,{k:()=>x,v:()=>M});const x=2166136261,M=(p,d)=>Math.imul(p^d,
16777619)})};
