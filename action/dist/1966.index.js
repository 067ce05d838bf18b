"use strict";exports.id=1966,exports.ids=[1966],exports.modules={1592:((G,C,u)=>{u.d(C,{KS:()=>d,NB:()=>a,QL:()=>I,_r:()=>w,eO:()=>r,ov:()=>O});var x=u(78157),M=u(36211),p=u(
85008);const a={states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},b=99,B=127,w=s=>X(v(s)),O=(s,c)=>A(v(s),c);function*v(s){const c={net:0,
low:0},h={net:0,low:0};let l;const _=new y,{tail:N,complete:S}=yield*t(s,_,F=>{switch(F){case T:c.net++;break;case n:f(c);break;case g:case k:h.net++;break;case P:
f(h);break;case o:l=!0;break;case m:l=!1;break}}),{lack:K,left:Z,hasOperators:U,stops:L,unknown:W}=_;return{states:c,marked:h,text:l,tail:N,complete:S,lack:K,operands:Z,
hasOperators:U,stops:L,unknown:W}}class y{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(c,h){const l=(0,M.ep)(c),_=!this.hasOperators;if(this.hasOperators=
!0,l===void 0)this.unknown++;else{if(h>=l)return"right";_?this.lack=l-h:this.stops=!0}return l===void 0?"unknown":"lacking"}}function I(s,{states:c,marked:h,text:l,
tail:_,...N}){const S=s.unknown+N.unknown;return{stops:s.stops||N.stops||N.lack>s.operands||S>b,operands:N.hasOperators?N.operands:s.operands+N.operands,unknown:S,
states:Math.max(s.states+c.net,c.net-c.low),marked:Math.max(s.marked+h.net,h.net-h.low),text:l??s.text,excess:s.excess+Math.max(0,-(s.states+c.low)),tail:_}}async function d(s,c,h){
const l=new Uint8Array(s);let _=c;const N=t(s,void 0,(S,K)=>{S===T?_++:S===n&&(_>0?_--:l[K]=32)});return await A(N,h),l}async function r(s,c,h){const l=new Uint8Array(
s),_=t(s,new y,void 0,(N,S,K)=>{c.includes(K)&&l.fill(x.Z4,N,S)});return await A(_,h),l}function f(s){--s.net<s.low&&(s.low=s.net)}const T=(0,p.$N)("q"),n=(0,p.
$N)("Q"),o=(0,p.$N)("BT"),m=(0,p.$N)("ET"),g=(0,p.$N)("BMC"),k=(0,p.$N)("BDC"),P=(0,p.$N)("EMC"),R=(0,p.$N)("BI"),D=(0,p.$N)("EI"),$=new Uint8Array(256);for(const s of"\
qQBE")$[s.charCodeAt(0)]=1;const j=65536,Q=4;function X(s){let c=s.next();for(;!c.done;)c=s.next();return c.value}async function A(s,c){for(let[h,l]=[s.next(),0];;h=
s.next()){if(h.done)return h.value;const _=c.step((h.value-l)*Q);l=h.value,_&&await _}}function*t(s,c,h,l){const _=new p.oz(s),N=[];let S=!1,[K,Z]=[0,0],U=0;for(let L=_.
next(!0,!0);L!==p.Kp;L=_.next(!0,!0)){const{start:W}=_,F=L===p.yA?_.end:W;switch(F-Z>j&&(yield Z=F),L){case p.QR:{const{code:H}=_;if(c&&N.length===0&&!S){if(H===
0&&E(s,W,_.end)){U++;break}_.end-W>B&&(c.stops=!0);const V=c.operator(H,U+_.passed);l?.(K,_.end,V)}if($[s[W]]===1&&(H===R?S=!0:H===D?S=!1:h?.(H,W)),S||N.length>
0)break;K=_.end,U=_.passed=0;break}case p.pQ:case p.q$:N.length===0&&(U+=_.passed),N.push(L===p.pQ?`
]`:`
>>`);break;case p.OG:case p.ZT:if(N.pop()===void 0||N.length>0)break;U++,_.passed=0;break;case p.An:case p.Cd:if(N.length===0&&U++,!_.isCut)break;return{tail:(L===
p.An?")".repeat((0,x.jq)(s,W)):">")+e(N),complete:K};case p.Ho:if(_.isCut)return{tail:`
EI`,complete:K}}}return c&&N.length===0&&(c.left=U+_.passed),{tail:e(N)+(S?`
ID
EI`:""),complete:K}}const e=s=>s.toReversed().join(""),i=["true","false","null"],E=(s,c,h)=>i.some(l=>l.length===h-c&&(0,x.w1)(s,c,l))}),92218:((G,C,u)=>{u.d(C,
{B:()=>p,d:()=>a});var x=u(81679),M=u(68973);const p=1<<20,a=async(b,B)=>b.length<p?(0,x.Kc)(b):(0,M.uM)(B).deflate(b,4)}),53107:((G,C,u)=>{u.d(C,{K:()=>R});var x=u(
99561),M=u(45599),p=u(6057),a=u(1592),b=u(78157),B=u(36211),w=u(85008);const O=3,v=Uint8Array.of(10);function y(A){return Buffer.concat(A.flatMap((t,e)=>e===0||
I(A[e-1],t)?[t]:[v,t]))}function I(A,t){let e=A.length;for(;e>0&&A.length-e<=O&&b.Kl[A[e-1]]===b.N9;)e--;let i=0;for(;i<t.length&&i<=O&&b.Kl[t[i]]===b.N9;)i++;const[
E,s]=[d(A.subarray(e)),d(t.subarray(0,i))];return E!==""&&s!==""&&r(E+s)&&!(r(E)&&r(s))}const d=A=>Buffer.from(A).toString("latin1"),r=A=>A.length<=O&&(0,B.ep)(
(0,w.$N)(A))!==void 0;var f=u(92218);const T=1e3,n=128,o=32,m=64,g="OctavoPageContent",k={balance:(0,a._r)(new Uint8Array(0)),isWhole:!0},P=(0,M.jd)({});class R{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:i}=this.document;this.isInspected=!0;const E=new Map;for(const{form:s,contents:c}of t){const h=E.get(s)??0;
if(E.set(s,h+1),t.length>T&&!i&&h>=n&&h%o!==0||this.leavingOpen.has(s))continue;const N=this.streamsOf(c);await this.lookAtEase(N);const{states:S,marked:K,text:Z,
excess:U,tail:L,stops:W}=this.open(N);(S||K||Z||U||L||W||!this.isWhole(N))&&this.leavingOpen.add(s);const F=e.pace.step(2e4+this.inspected);this.inspected=0,F&&
await F}}async isolated(t){const{contents:e,form:i}=t;if(!this.leavingOpen.has(i))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:Q(a.NB)};const E=this.streamsOf(e),{isWhole:s,isKnown:c}=await this.condition(E),h=c?await this.mended(E):E,l=this.open(h),_=l.
tail!==""||l.stops||l.states>m||l.marked>m;if(c&&(_||!s))return this.isTagged(t)?await this.rewritten(h):await this.asForm(t,h,l);const N=l.excess===0?h:await this.
withoutExcess(h);return{streams:[this.stream(`q
`),...N],closing:Q(l)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}async condition(t){await this.
lookAtEase(t);const e=t.every(i=>this.look(i)!==k);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}async content(t){const e=await this.decodedAll(t);
return Buffer.concat(e.flatMap((i,E)=>E>0?[$,i]:[i]))}async decodedAll(t){const{pace:e}=this.document.job,i=[];for(const E of t){i.push(this.decoded(E)?.data??new Uint8Array(
0));const s=e.step(j);s&&await s}return i}stream(t){const{document:e,made:i}=this,E=Buffer.from(t,"latin1"),s=X(E),c=i.get(s),h=c===void 0?void 0:e.edited.get(c);
if(h instanceof M.Z6&&E.equals(h.data))return new M.oS(c);const l=e.add(new M.Z6(P,E));return i.set(s,l.number),l}streamsOf(t){const{document:e}=this,i=E=>(0,M.
i9)(E)&&e.isStream(E.number);return i(t)?[t]:(e.array(t)??[]).filter(i)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"StructPare\
nts")!==void 0}open(t){return t.reduce((e,i)=>(0,a.QL)(e,this.look(i).balance),a.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}async lookAtEase(t){for(const e of t){
if(this.looks.has(e.number))continue;const i=this.decoded(e);if(i&&i.data.length>f.B){const s=await(0,a.ov)(i.data,this.document.job.pace);this.looks.set(e.number,
{balance:s,isWhole:i.whole})}else this.noteLook(e,i);const E=this.document.job.pace.step(j);E&&await E}}look(t){return this.looks.get(t.number)??this.noteLook(t,
this.decoded(t))}noteLook(t,e){this.inspected+=e?.data.length??0;const i=e?{balance:(0,a._r)(e.data),isWhole:e.whole}:k;return this.looks.set(t.number,i),i}decoded(t){
const e=this.document.get(t);return e instanceof M.Z6?this.document.decodedPart(e):void 0}async withoutExcess(t){let e=a.NB;const i=[];for(const E of t){const s=e;
e=(0,a.QL)(e,this.look(E).balance);const c=e.excess>s.excess?this.decoded(E)?.data:void 0;i.push(c?await this.packed(await(0,a.KS)(c,s.states,this.document.job.
pace)):E)}return i}async mended(t){if(!this.open(t).stops)return t;const e=D(t);let i=this.mendedStreams.get(e);if(!i){const{pace:E}=this.document.job;i=await this.
packed(await(0,a.eO)(y(await this.decodedAll(t)),["unknown"],E)),await this.lookAtEase([i]),this.mendedStreams.set(e,i)}return[i]}async asForm(t,e,i){const{document:E}=this,
s=(0,M.i9)(t.resources)?t.resources.number:this.idOf(t.resources),c=(0,p.VO)(E,t.index),h=`${D(e)}|${s}|${c.join(" ")}`;let l=this.forms.get(h);if(!l){const _=await this.
content(e);l=await this.packed(i.excess===0?_:await(0,a.KS)(_,0,E.job.pace),{Type:(0,M.UU)("XObject"),Subtype:(0,M.UU)("Form"),BBox:[...c],Resources:t.resources??
(0,M.jd)({})}),this.forms.set(h,l)}return{streams:[],closing:"",form:{category:"XObject",name:g,ref:l}}}async rewritten(t){const{pace:e}=this.document.job,i=await this.
content(t),E=i.subarray(0,(await(0,a.ov)(i,e)).complete),{stops:s}=(0,a.QL)(a.NB,await(0,a.ov)(E,e)),c=s?await(0,a.eO)(E,["lacking"],e):E,h=(0,a.QL)(a.NB,await(0,a.
ov)(c,e)),l=h.excess===0?c:await(0,a.KS)(c,0,e);return{streams:[this.stream(`q
`),await this.packed(l)],closing:Q(h)}}async packed(t,e={}){const i=await(0,f.d)(t,this.document.job);return this.document.add(new M.Z6((0,M.jd)({...e,Filter:(0,M.
UU)("FlateDecode")}),i))}ids=new Map;idOf(t){const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const D=A=>A.map(({number:t})=>t).join(
" "),$=Uint8Array.of(10),j=100;function Q({states:A,marked:t,text:e,tail:i}){return`${i}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(A+1)}
`}function X(A){let t=x.k;for(let e=0;e<A.length;e++)t=(0,x.v)(t,A[e]);return t}}),81627:((G,C,u)=>{u.d(C,{B:()=>a});var x=u(53107),M=u(91025),p=u(36078);class a{document;contents;resources;constructor(w){
this.document=w,this.contents=new x.K(w),this.resources=new M.n(w)}inspect(w){return this.contents.inspect(w)}async over(w,{resources:O,operators:v},y={}){const{
streams:I,closing:d,form:r}=await this.contents.isolated(w),f=this.resources.with(w.resources,r?[...O,r]:O),T=r?`${(0,p.qK)(f.names.at(-1),b)}
`:d,n=this.contents.stream(T+v(f.names));this.document.pages.patch(w.index,{...y,Contents:[...I,n],Resources:f.resources})}async within(w,O,v,y){const{streams:I,
closing:d,form:r}=await this.contents.isolated(w),f=v??w.resources;if(r){const m=this.resources.with(f,[r]),g=this.contents.stream(`q ${O}
${(0,p.qK)(m.names[0],b)}
Q
`);this.document.pages.patch(w.index,{...y,Contents:g,Resources:m.resources});return}const[T,...n]=I,o=[T,this.contents.stream(`${O}
`),...n,this.contents.stream(d)];this.document.pages.patch(w.index,v?{...y,Contents:o,Resources:v}:{...y,Contents:o})}under(w,{resources:O,operators:v}){const y=this.
resources.with(w.resources,O),I=this.contents.stream(v(y.names));this.document.pages.patch(w.index,{Contents:[I,...this.contents.own(w)],Resources:y.resources})}}
const b="1 0 0 1 0 0"}),91025:((G,C,u)=>{u.d(C,{n:()=>M});var x=u(45599);class M{document;copies=new Map;constructor(a){this.document=a}with(a,b){const B=(0,x.i9)(
a)?a.number:(0,x.Zm)(a)?a:void 0;let w=this.copies.get(B);w||this.copies.set(B,w=new Map);const O=b.length===1?String(b[0].ref.number):b.map(({ref:y})=>y.number).
join(" ");let v=w.get(O);return v||w.set(O,v=this.extend(this.document.dict(a)??new x.Bi,b)),v}extend(a,b){const{document:B}=this,w=new x.Bi(a),O=new Map,v=b.map(
y=>{const{category:I,ref:d}=y;let r=O.get(I);r||O.set(I,r=new x.Bi(B.dict(a.get(I))));let f=y.name;for(let T=2;r.has(f);T++)f=`${y.name}${T}`;return r.set(f,d),
w.set(I,r),f});return{resources:B.add(w),names:v}}}}),36078:((G,C,u)=>{u.d(C,{AY:()=>B,KJ:()=>v,XL:()=>w,_:()=>M,hX:()=>I,id:()=>b,qK:()=>a,vs:()=>p,wW:()=>y,yQ:()=>O});
var x=u(45079);function M(d){if(Number.isInteger(d)&&Math.abs(d)<1e7)return String(d);const r=Number(d.toPrecision(7)),f=Math.abs(r)<1e-9?"0":String(r);return f.
includes("e")?r.toFixed(12).replace(/\.?0+$/,""):f}const p=d=>d.map(M).join(" "),a=(d,r)=>`q ${r} cm /${d} Do Q`,b=d=>(0,x.ZV)(Math.round(d*1e3)/1e3||0),B=([d,r])=>`${b(
d)} ${b(r)}`,w=d=>d.map((r,f)=>`${B(r)} ${f===0?"m":"l"}`).join(" "),O=.5523;function v(d){const r=O,f=(...T)=>`${T.map(([n,o])=>B(d(n,o))).join(" ")} c`;return[
`${B(d(1,0))} m`,f([1,r],[r,1],[0,1]),f([-r,1],[-1,r],[-1,0]),f([-1,-r],[-r,-1],[0,-1]),f([r,-1],[1,-r],[1,0])].join(" ")}function y(d,r){const f={1:"g",3:"rg",
4:"k"}[d.length];return`${d.map(b).join(" ")} ${r==="fill"?f:f.toUpperCase()}`}const I=d=>`[${d.map(b).join(" ")}] 0 d`}),99876:((G,C,u)=>{u.d(C,{F:()=>a});var x=u(
99561),M=u(45599),p=u(6856);async function a(O,v){const y=new p.n(O),I=[];for(const d of v){const r=d-1;y.goTo(r);const{kind:f,resources:T}=y,n=y.contents();I.push(
{index:r,kind:f,contents:n,resources:T,form:B(O,y,n)});const o=O.job.pace.step(600);o&&await o}return{kinds:y.kinds,pages:I}}const b=128;function B(O,v,y){const{
bytes:I,entries:d,resources:r}=v;if(!I)return 0;const{at:f,first:T,used:n}=d;let o=x.k;for(let k=T;k<n;k+=4)o=w(I,f[k]-1,f[k+2]+1,o);for(const k of[y,r]){const P=(0,M.
i9)(k)?O.place(k.number):void 0;P&&(o=w(P.bytes,P.start,Math.min(P.end,P.start+b),o))}if((0,M.i9)(r))return o;const[m,g]=v.resourcesSpan;return w(I,m,Math.min(g,
m+b),o)}function w(O,v,y,I){let d=I;for(let r=v;r<y;r++){const f=O[r];if(!(f>=48&&f<=57)){if(f===62&&O[r+1]===62)break;d=(0,x.v)(d,f)}}return d}}),6856:((G,C,u)=>{
u.d(C,{n:()=>I,w:()=>B});var x=u(78157),M=u(79725),p=u(45599),a=u(70549),b=u(6057);const B=(0,a.n)(w);async function w(T){const{pages:n,job:o}=T,m=new I(T),g=new Int32Array(
n.count),k=new Set;for(let P=0;P<n.count;P++){m.goTo(P),g[P]=m.kind,k.add(m.resources);const R=o.pace.step(300);R&&await R}return{kinds:m.kinds,kindOf:g,resources:k}}
const O=["MediaBox","CropBox","Rotate","UserUnit"],v=2e3,y=/\(|(?:^|[^<])<(?!<)/;class I{document;kinds=[];kind=-1;resources;bytes;entries=new M.R;index=-1;inherited;geometry=new d(
O);own=new d(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){this.document=n}goTo(n){const{document:o,entries:m,inherited:g}=this,
{pages:k}=o,P=k.number(n),R=o.place(P),D=k.inheritedBy(n);if(this.index=n,this.inherited=D,!R||!o.locate(P,R,m)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=k.attribute(n,"Resources");return}(this.bytes?.buffer!==R.bytes.buffer||this.bytes.byteOffset!==R.bytes.byteOffset)&&
(this.bytes=(0,x.bS)(R.bytes));const[$,j]=[this.geometry.take(this.bytes,m),this.own.take(this.bytes,m)];(!$||D!==g)&&(this.kind=this.recognise(D)),(!j||D!==g)&&
(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:o}=this,m=n.pages.number(this.index);if(!o)return n.entry(m,"Contents");const g=this.entries.
find(o,"Contents");if(g<0)return;const{at:k}=this.entries;return f(o,k[g+2],k[g+3])??n.entry(m,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:n,index:o}=this,{pages:m}=n,[g,k]=this.own.of(0);if(g===k)return m.inheritedBy(o).Resources;const P=f(this.bytes,g,k);if(P)return P;const R=()=>n.
entry(m.number(o),"Resources");if(k-g>v)return R();const D=this.own.text();return n.security&&y.test(D)?R():(this.dictionaries.has(D)||this.dictionaries.set(D,R()),
this.dictionaries.get(D))}recognise(n){let o=this.recognised.get(n);o||this.recognised.set(n,o=new Map);const m=this.geometry.text();let g=o.get(m);return g===void 0&&
o.set(m,g=this.kindHere()),g}kindHere(){const n=(0,b.iw)(this.document,this.index),o=`${n.box.join(" ")} ${n.rotation} ${n.userUnit}`;let m=this.kindOf.get(o);return m===
void 0&&this.kindOf.set(o,m=this.kinds.push(n)-1),m}}class d{keys;bytes;from;to;constructor(n){this.keys=n,this.from=new Int32Array(n.length),this.to=new Int32Array(
n.length)}forget(){this.bytes=void 0}take(n,o){const{bytes:m,from:g,to:k,keys:P}=this;let R=m!==void 0;for(let D=0;D<P.length;D++){const $=o.find(n,P[D]),j=$<0?
0:o.at[$+2],Q=$<0?0:o.at[$+3];R&&=r(m,g[D],k[D],n,j,Q),g[D]=j,k[D]=Q}return this.bytes=n,R}of(n){return[this.from[n],this.to[n]]}text(){let n="";for(let o=0;o<this.
keys.length;o++)n+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return n}}function r(T,n,o,m,g,k){if(o-n!==k-g)return!1;for(let P=n,R=g;P<o;P++,R++)
if(T[P]!==m[R])return!1;return!0}function f(T,n,o){if(!(0,x.yp)(T[n])||T[o-1]!==x.AV||T[o-2]!==x.Z4)return;const m=(0,x.JI)(T,n,o),g=(0,x.JI)(T,m.after+1,o);return T[m.
after]===x.Z4&&g.value>=0&&g.after===o-2?new p.oS(m.value,g.value):void 0}}),99561:((G,C,u)=>{u.d(C,{k:()=>x,v:()=>M});const x=2166136261,M=(p,a)=>Math.imul(p^a,
16777619)})};
