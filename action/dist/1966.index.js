"use strict";exports.id=1966,exports.ids=[1966],exports.modules={1592:((Q,S,u)=>{u.d(S,{KS:()=>d,NB:()=>a,QL:()=>N,_r:()=>p,eO:()=>i,ov:()=>g});var k=u(78157),x=u(36211),m=u(
85008);const a={states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},M=99,C=127,p=n=>B(v(n)),g=(n,c)=>t(v(n),c);function*v(n){const c={net:0,
low:0},h={net:0,low:0};let T;const E=new O,{tail:P,complete:K}=yield*e(n,E,X=>{switch(X){case b:c.net++;break;case s:l(c);break;case w:case y:h.net++;break;case I:
l(h);break;case o:T=!0;break;case f:T=!1;break}}),{lack:$,left:Z,hasOperators:L,stops:G,unknown:W}=E;return{states:c,marked:h,text:T,tail:P,complete:K,lack:$,operands:Z,
hasOperators:L,stops:G,unknown:W}}class O{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(c,h){const T=(0,x.ep)(c),E=!this.hasOperators;if(this.hasOperators=
!0,T===void 0)this.unknown++;else{if(h>=T)return"right";E?this.lack=T-h:this.stops=!0}return T===void 0?"unknown":"lacking"}}function N(n,{states:c,marked:h,text:T,
tail:E,...P}){const K=n.unknown+P.unknown;return{stops:n.stops||P.stops||P.lack>n.operands||K>M,operands:P.hasOperators?P.operands:n.operands+P.operands,unknown:K,
states:Math.max(n.states+c.net,c.net-c.low),marked:Math.max(n.marked+h.net,h.net-h.low),text:T??n.text,excess:n.excess+Math.max(0,-(n.states+c.low)),tail:E}}async function d(n,c,h){
const T=new Uint8Array(n);let E=c;const P=e(n,void 0,(K,$)=>{K===b?E++:K===s&&(E>0?E--:T[$]=32)});return await t(P,h),T}async function i(n,c,h){const T=new Uint8Array(
n),E=e(n,new O,void 0,(P,K,$)=>{c.includes($)&&T.fill(k.Z4,P,K)});return await t(E,h),T}function l(n){--n.net<n.low&&(n.low=n.net)}const b=(0,m.$N)("q"),s=(0,m.
$N)("Q"),o=(0,m.$N)("BT"),f=(0,m.$N)("ET"),w=(0,m.$N)("BMC"),y=(0,m.$N)("BDC"),I=(0,m.$N)("EMC"),R=(0,m.$N)("BI"),A=(0,m.$N)("EI"),U=new Uint8Array(256);for(const n of"\
qQBE")U[n.charCodeAt(0)]=1;const j=65536,F=4;function B(n){let c=n.next();for(;!c.done;)c=n.next();return c.value}async function t(n,c){for(let[h,T]=[n.next(),0];;h=
n.next()){if(h.done)return h.value;const E=c.step((h.value-T)*F);T=h.value,E&&await E}}function*e(n,c,h,T){const E=new m.oz(n),P=[];let K=!1,[$,Z]=[0,0],L=0;for(let G=E.
next(!0,!0);G!==m.Kp;G=E.next(!0,!0)){const{start:W}=E,X=G===m.yA?E.end:W;switch(X-Z>j&&(yield Z=X),G){case m.QR:{const{code:H}=E;if(c&&P.length===0&&!K){if(H===
0&&D(n,W,E.end)){L++;break}E.end-W>C&&(c.stops=!0);const V=c.operator(H,L+E.passed);T?.($,E.end,V)}if(U[n[W]]===1&&(H===R?K=!0:H===A?K=!1:h?.(H,W)),K||P.length>
0)break;$=E.end,L=E.passed=0;break}case m.pQ:case m.q$:P.length===0&&(L+=E.passed),P.push(G===m.pQ?`
]`:`
>>`);break;case m.OG:case m.ZT:if(P.pop()===void 0||P.length>0)break;L++,E.passed=0;break;case m.An:case m.Cd:if(P.length===0&&L++,!E.isCut)break;return{tail:(G===
m.An?")".repeat((0,k.jq)(n,W)):">")+r(P),complete:$};case m.Ho:if(E.isCut)return{tail:`
EI`,complete:$}}}return c&&P.length===0&&(c.left=L+E.passed),{tail:r(P)+(K?`
ID
EI`:""),complete:$}}const r=n=>n.toReversed().join(""),_=["true","false","null"],D=(n,c,h)=>_.some(T=>T.length===h-c&&(0,k.w1)(n,c,T))}),92218:((Q,S,u)=>{u.d(S,
{B:()=>m,d:()=>a});var k=u(81679),x=u(68973);const m=1<<20,a=async(M,C)=>M.length<m?(0,k.Kc)(M):(0,x.uM)(C).deflate(M,4)}),53107:((Q,S,u)=>{u.d(S,{K:()=>R});var k=u(
99561),x=u(45599),m=u(6057),a=u(1592),M=u(78157),C=u(36211),p=u(85008);const g=3,v=Uint8Array.of(10);function O(B){return Buffer.concat(B.flatMap((t,e)=>e===0||
N(B[e-1],t)?[t]:[v,t]))}function N(B,t){let e=B.length;for(;e>0&&B.length-e<=g&&M.Kl[B[e-1]]===M.N9;)e--;let r=0;for(;r<t.length&&r<=g&&M.Kl[t[r]]===M.N9;)r++;const[
_,D]=[d(B.subarray(e)),d(t.subarray(0,r))];return _!==""&&D!==""&&i(_+D)&&!(i(_)&&i(D))}const d=B=>Buffer.from(B).toString("latin1"),i=B=>B.length<=g&&(0,C.ep)(
(0,p.$N)(B))!==void 0;var l=u(92218);const b=1e3,s=128,o=32,f=64,w="OctavoPageContent",y={balance:(0,a._r)(new Uint8Array(0)),isWhole:!0},I=(0,x.jd)({});class R{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:r}=this.document;this.isInspected=!0;const _=new Map;for(const{form:D,contents:n}of t){const c=_.get(D)??0;
if(_.set(D,c+1),t.length>b&&!r&&c>=s&&c%o!==0||this.leavingOpen.has(D))continue;const E=this.streamsOf(n);await this.lookAtEase(E);const{states:P,marked:K,text:$,
excess:Z,tail:L,stops:G}=this.open(E);(P||K||$||Z||L||G||!this.isWhole(E))&&this.leavingOpen.add(D);const W=e.pace.step(2e4+this.inspected);this.inspected=0,W&&
await W}}async isolated(t){const{contents:e,form:r}=t;if(!this.leavingOpen.has(r))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:j(a.NB)};const _=this.streamsOf(e),{isWhole:D,isKnown:n}=await this.condition(_),c=n?await this.mended(_):_,h=this.open(c),T=h.
tail!==""||h.stops||h.states>f||h.marked>f;if(n&&(T||!D))return this.isTagged(t)?await this.rewritten(c):await this.asForm(t,c,h);const E=h.excess===0?c:await this.
withoutExcess(c);return{streams:[this.stream(`q
`),...E],closing:j(h)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}async condition(t){await this.
lookAtEase(t);const e=t.every(r=>this.look(r)!==y);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}content(t){const e=t.flatMap((r,_)=>[..._>0?[U]:[],
this.decoded(r)?.data??new Uint8Array(0)]);return Buffer.concat(e)}stream(t){const{document:e,made:r}=this,_=Buffer.from(t,"latin1"),D=F(_),n=r.get(D),c=n===void 0?
void 0:e.edited.get(n);if(c instanceof x.Z6&&_.equals(c.data))return new x.oS(n);const h=e.add(new x.Z6(I,_));return r.set(D,h.number),h}streamsOf(t){const{document:e}=this,
r=_=>(0,x.i9)(_)&&e.isStream(_.number);return r(t)?[t]:(e.array(t)??[]).filter(r)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"\
StructParents")!==void 0}open(t){return t.reduce((e,r)=>(0,a.QL)(e,this.look(r).balance),a.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}async lookAtEase(t){
for(const e of t){if(this.looks.has(e.number))continue;const r=this.decoded(e);if(r&&r.data.length>l.B){const _=await(0,a.ov)(r.data,this.document.job.pace);this.
looks.set(e.number,{balance:_,isWhole:r.whole})}else this.noteLook(e,r)}}look(t){return this.looks.get(t.number)??this.noteLook(t,this.decoded(t))}noteLook(t,e){
this.inspected+=e?.data.length??0;const r=e?{balance:(0,a._r)(e.data),isWhole:e.whole}:y;return this.looks.set(t.number,r),r}decoded(t){const e=this.document.get(
t);return e instanceof x.Z6?this.document.decodedPart(e):void 0}async withoutExcess(t){let e=a.NB;const r=[];for(const _ of t){const D=e;e=(0,a.QL)(e,this.look(
_).balance);const n=e.excess>D.excess?this.decoded(_)?.data:void 0;r.push(n?await this.packed(await(0,a.KS)(n,D.states,this.document.job.pace)):_)}return r}async mended(t){
if(!this.open(t).stops)return t;const e=A(t);let r=this.mendedStreams.get(e);if(!r){const _=t.map(D=>this.decoded(D)?.data??new Uint8Array(0));r=await this.packed(
await(0,a.eO)(O(_),["unknown"],this.document.job.pace)),await this.lookAtEase([r]),this.mendedStreams.set(e,r)}return[r]}async asForm(t,e,r){const{document:_}=this,
D=(0,x.i9)(t.resources)?t.resources.number:this.idOf(t.resources),n=(0,m.VO)(_,t.index),c=`${A(e)}|${D}|${n.join(" ")}`;let h=this.forms.get(c);if(!h){const T=this.
content(e);h=await this.packed(r.excess===0?T:await(0,a.KS)(T,0,_.job.pace),{Type:(0,x.UU)("XObject"),Subtype:(0,x.UU)("Form"),BBox:[...n],Resources:t.resources??
(0,x.jd)({})}),this.forms.set(c,h)}return{streams:[],closing:"",form:{category:"XObject",name:w,ref:h}}}async rewritten(t){const{pace:e}=this.document.job,r=this.
content(t),_=r.subarray(0,(await(0,a.ov)(r,e)).complete),{stops:D}=(0,a.QL)(a.NB,await(0,a.ov)(_,e)),n=D?await(0,a.eO)(_,["lacking"],e):_,c=(0,a.QL)(a.NB,await(0,a.
ov)(n,e)),h=c.excess===0?n:await(0,a.KS)(n,0,e);return{streams:[this.stream(`q
`),await this.packed(h)],closing:j(c)}}async packed(t,e={}){const r=await(0,l.d)(t,this.document.job);return this.document.add(new x.Z6((0,x.jd)({...e,Filter:(0,x.
UU)("FlateDecode")}),r))}ids=new Map;idOf(t){const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const A=B=>B.map(({number:t})=>t).join(
" "),U=Uint8Array.of(10);function j({states:B,marked:t,text:e,tail:r}){return`${r}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(B+1)}
`}function F(B){let t=k.k;for(let e=0;e<B.length;e++)t=(0,k.v)(t,B[e]);return t}}),81627:((Q,S,u)=>{u.d(S,{B:()=>a});var k=u(53107),x=u(91025),m=u(36078);class a{document;contents;resources;constructor(p){
this.document=p,this.contents=new k.K(p),this.resources=new x.n(p)}inspect(p){return this.contents.inspect(p)}async over(p,{resources:g,operators:v},O={}){const{
streams:N,closing:d,form:i}=await this.contents.isolated(p),l=this.resources.with(p.resources,i?[...g,i]:g),b=i?`${(0,m.qK)(l.names.at(-1),M)}
`:d,s=this.contents.stream(b+v(l.names));this.document.pages.patch(p.index,{...O,Contents:[...N,s],Resources:l.resources})}async within(p,g,v,O){const{streams:N,
closing:d,form:i}=await this.contents.isolated(p),l=v??p.resources;if(i){const f=this.resources.with(l,[i]),w=this.contents.stream(`q ${g}
${(0,m.qK)(f.names[0],M)}
Q
`);this.document.pages.patch(p.index,{...O,Contents:w,Resources:f.resources});return}const[b,...s]=N,o=[b,this.contents.stream(`${g}
`),...s,this.contents.stream(d)];this.document.pages.patch(p.index,v?{...O,Contents:o,Resources:v}:{...O,Contents:o})}under(p,{resources:g,operators:v}){const O=this.
resources.with(p.resources,g),N=this.contents.stream(v(O.names));this.document.pages.patch(p.index,{Contents:[N,...this.contents.own(p)],Resources:O.resources})}}
const M="1 0 0 1 0 0"}),91025:((Q,S,u)=>{u.d(S,{n:()=>x});var k=u(45599);class x{document;copies=new Map;constructor(a){this.document=a}with(a,M){const C=(0,k.i9)(
a)?a.number:(0,k.Zm)(a)?a:void 0;let p=this.copies.get(C);p||this.copies.set(C,p=new Map);const g=M.length===1?String(M[0].ref.number):M.map(({ref:O})=>O.number).
join(" ");let v=p.get(g);return v||p.set(g,v=this.extend(this.document.dict(a)??new k.Bi,M)),v}extend(a,M){const{document:C}=this,p=new k.Bi(a),g=new Map,v=M.map(
O=>{const{category:N,ref:d}=O;let i=g.get(N);i||g.set(N,i=new k.Bi(C.dict(a.get(N))));let l=O.name;for(let b=2;i.has(l);b++)l=`${O.name}${b}`;return i.set(l,d),
p.set(N,i),l});return{resources:C.add(p),names:v}}}}),36078:((Q,S,u)=>{u.d(S,{AY:()=>C,KJ:()=>v,XL:()=>p,_:()=>x,hX:()=>N,id:()=>M,qK:()=>a,vs:()=>m,wW:()=>O,yQ:()=>g});
var k=u(45079);function x(d){if(Number.isInteger(d)&&Math.abs(d)<1e7)return String(d);const i=Number(d.toPrecision(7)),l=Math.abs(i)<1e-9?"0":String(i);return l.
includes("e")?i.toFixed(12).replace(/\.?0+$/,""):l}const m=d=>d.map(x).join(" "),a=(d,i)=>`q ${i} cm /${d} Do Q`,M=d=>(0,k.ZV)(Math.round(d*1e3)/1e3||0),C=([d,i])=>`${M(
d)} ${M(i)}`,p=d=>d.map((i,l)=>`${C(i)} ${l===0?"m":"l"}`).join(" "),g=.5523;function v(d){const i=g,l=(...b)=>`${b.map(([s,o])=>C(d(s,o))).join(" ")} c`;return[
`${C(d(1,0))} m`,l([1,i],[i,1],[0,1]),l([-i,1],[-1,i],[-1,0]),l([-1,-i],[-i,-1],[0,-1]),l([i,-1],[1,-i],[1,0])].join(" ")}function O(d,i){const l={1:"g",3:"rg",
4:"k"}[d.length];return`${d.map(M).join(" ")} ${i==="fill"?l:l.toUpperCase()}`}const N=d=>`[${d.map(M).join(" ")}] 0 d`}),99876:((Q,S,u)=>{u.d(S,{F:()=>a});var k=u(
99561),x=u(45599),m=u(6856);async function a(g,v){const O=new m.n(g),N=[];for(const d of v){const i=d-1;O.goTo(i);const{kind:l,resources:b}=O,s=O.contents();N.push(
{index:i,kind:l,contents:s,resources:b,form:C(g,O,s)});const o=g.job.pace.step(600);o&&await o}return{kinds:O.kinds,pages:N}}const M=128;function C(g,v,O){const{
bytes:N,entries:d,resources:i}=v;if(!N)return 0;const{at:l,first:b,used:s}=d;let o=k.k;for(let y=b;y<s;y+=4)o=p(N,l[y]-1,l[y+2]+1,o);for(const y of[O,i]){const I=(0,x.
i9)(y)?g.place(y.number):void 0;I&&(o=p(I.bytes,I.start,Math.min(I.end,I.start+M),o))}if((0,x.i9)(i))return o;const[f,w]=v.resourcesSpan;return p(N,f,Math.min(w,
f+M),o)}function p(g,v,O,N){let d=N;for(let i=v;i<O;i++){const l=g[i];if(!(l>=48&&l<=57)){if(l===62&&g[i+1]===62)break;d=(0,k.v)(d,l)}}return d}}),6856:((Q,S,u)=>{
u.d(S,{n:()=>N,w:()=>C});var k=u(78157),x=u(79725),m=u(45599),a=u(70549),M=u(6057);const C=(0,a.n)(p);async function p(b){const{pages:s,job:o}=b,f=new N(b),w=new Int32Array(
s.count),y=new Set;for(let I=0;I<s.count;I++){f.goTo(I),w[I]=f.kind,y.add(f.resources);const R=o.pace.step(300);R&&await R}return{kinds:f.kinds,kindOf:w,resources:y}}
const g=["MediaBox","CropBox","Rotate","UserUnit"],v=2e3,O=/\(|(?:^|[^<])<(?!<)/;class N{document;kinds=[];kind=-1;resources;bytes;entries=new x.R;index=-1;inherited;geometry=new d(
g);own=new d(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(s){this.document=s}goTo(s){const{document:o,entries:f,inherited:w}=this,
{pages:y}=o,I=y.number(s),R=o.place(I),A=y.inheritedBy(s);if(this.index=s,this.inherited=A,!R||!o.locate(I,R,f)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=y.attribute(s,"Resources");return}(this.bytes?.buffer!==R.bytes.buffer||this.bytes.byteOffset!==R.bytes.byteOffset)&&
(this.bytes=(0,k.bS)(R.bytes));const[U,j]=[this.geometry.take(this.bytes,f),this.own.take(this.bytes,f)];(!U||A!==w)&&(this.kind=this.recognise(A)),(!j||A!==w)&&
(this.resources=this.resourcesHere())}contents(){const{document:s,bytes:o}=this,f=s.pages.number(this.index);if(!o)return s.entry(f,"Contents");const w=this.entries.
find(o,"Contents");if(w<0)return;const{at:y}=this.entries;return l(o,y[w+2],y[w+3])??s.entry(f,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:s,index:o}=this,{pages:f}=s,[w,y]=this.own.of(0);if(w===y)return f.inheritedBy(o).Resources;const I=l(this.bytes,w,y);if(I)return I;const R=()=>s.
entry(f.number(o),"Resources");if(y-w>v)return R();const A=this.own.text();return s.security&&O.test(A)?R():(this.dictionaries.has(A)||this.dictionaries.set(A,R()),
this.dictionaries.get(A))}recognise(s){let o=this.recognised.get(s);o||this.recognised.set(s,o=new Map);const f=this.geometry.text();let w=o.get(f);return w===void 0&&
o.set(f,w=this.kindHere()),w}kindHere(){const s=(0,M.iw)(this.document,this.index),o=`${s.box.join(" ")} ${s.rotation} ${s.userUnit}`;let f=this.kindOf.get(o);return f===
void 0&&this.kindOf.set(o,f=this.kinds.push(s)-1),f}}class d{keys;bytes;from;to;constructor(s){this.keys=s,this.from=new Int32Array(s.length),this.to=new Int32Array(
s.length)}forget(){this.bytes=void 0}take(s,o){const{bytes:f,from:w,to:y,keys:I}=this;let R=f!==void 0;for(let A=0;A<I.length;A++){const U=o.find(s,I[A]),j=U<0?
0:o.at[U+2],F=U<0?0:o.at[U+3];R&&=i(f,w[A],y[A],s,j,F),w[A]=j,y[A]=F}return this.bytes=s,R}of(s){return[this.from[s],this.to[s]]}text(){let s="";for(let o=0;o<this.
keys.length;o++)s+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return s}}function i(b,s,o,f,w,y){if(o-s!==y-w)return!1;for(let I=s,R=w;I<o;I++,R++)
if(b[I]!==f[R])return!1;return!0}function l(b,s,o){if(!(0,k.yp)(b[s])||b[o-1]!==k.AV||b[o-2]!==k.Z4)return;const f=(0,k.JI)(b,s,o),w=(0,k.JI)(b,f.after+1,o);return b[f.
after]===k.Z4&&w.value>=0&&w.after===o-2?new m.oS(f.value,w.value):void 0}}),99561:((Q,S,u)=>{u.d(S,{k:()=>k,v:()=>x});const k=2166136261,x=(m,a)=>Math.imul(m^a,
16777619)})};
