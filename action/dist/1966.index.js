"use strict";exports.id=1966,exports.ids=[1966],exports.modules={1592:((G,C,u)=>{u.d(C,{KS:()=>d,NB:()=>a,QL:()=>A,_r:()=>p,eO:()=>r,ov:()=>O});var x=u(78157),M=u(36211),w=u(
85008);const a={states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},T=99,D=127,p=s=>X(v(s)),O=(s,c)=>P(v(s),c);function*v(s){const c={net:0,
low:0},h={net:0,low:0};let l;const _=new y,{tail:N,complete:S}=yield*t(s,_,Q=>{switch(Q){case b:c.net++;break;case n:f(c);break;case g:case k:h.net++;break;case I:
f(h);break;case o:l=!0;break;case m:l=!1;break}}),{lack:K,left:Z,hasOperators:U,stops:L,unknown:W}=_;return{states:c,marked:h,text:l,tail:N,complete:S,lack:K,operands:Z,
hasOperators:U,stops:L,unknown:W}}class y{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(c,h){const l=(0,M.ep)(c),_=!this.hasOperators;if(this.hasOperators=
!0,l===void 0)this.unknown++;else{if(h>=l)return"right";_?this.lack=l-h:this.stops=!0}return l===void 0?"unknown":"lacking"}}function A(s,{states:c,marked:h,text:l,
tail:_,...N}){const S=s.unknown+N.unknown;return{stops:s.stops||N.stops||N.lack>s.operands||S>T,operands:N.hasOperators?N.operands:s.operands+N.operands,unknown:S,
states:Math.max(s.states+c.net,c.net-c.low),marked:Math.max(s.marked+h.net,h.net-h.low),text:l??s.text,excess:s.excess+Math.max(0,-(s.states+c.low)),tail:_}}async function d(s,c,h){
const l=new Uint8Array(s);let _=c;const N=t(s,void 0,(S,K)=>{S===b?_++:S===n&&(_>0?_--:l[K]=32)});return await P(N,h),l}async function r(s,c,h){const l=new Uint8Array(
s),_=t(s,new y,void 0,(N,S,K)=>{c.includes(K)&&l.fill(x.Z4,N,S)});return await P(_,h),l}function f(s){--s.net<s.low&&(s.low=s.net)}const b=(0,w.$N)("q"),n=(0,w.
$N)("Q"),o=(0,w.$N)("BT"),m=(0,w.$N)("ET"),g=(0,w.$N)("BMC"),k=(0,w.$N)("BDC"),I=(0,w.$N)("EMC"),R=(0,w.$N)("BI"),B=(0,w.$N)("EI"),$=new Uint8Array(256);for(const s of"\
qQBE")$[s.charCodeAt(0)]=1;const j=65536,F=4;function X(s){let c=s.next();for(;!c.done;)c=s.next();return c.value}async function P(s,c){for(let[h,l]=[s.next(),0];;h=
s.next()){if(h.done)return h.value;const _=c.step((h.value-l)*F);l=h.value,_&&await _}}function*t(s,c,h,l){const _=new w.oz(s),N=[];let S=!1,[K,Z]=[0,0],U=0;for(let L=_.
next(!0,!0);L!==w.Kp;L=_.next(!0,!0)){const{start:W}=_,Q=L===w.yA?_.end:W;switch(Q-Z>j&&(yield Z=Q),L){case w.QR:{const{code:H}=_;if(c&&N.length===0&&!S){if(H===
0&&E(s,W,_.end)){U++;break}_.end-W>D&&(c.stops=!0);const V=c.operator(H,U+_.passed);l?.(K,_.end,V)}if($[s[W]]===1&&(H===R?S=!0:H===B?S=!1:h?.(H,W)),S||N.length>
0)break;K=_.end,U=_.passed=0;break}case w.pQ:case w.q$:N.length===0&&(U+=_.passed),N.push(L===w.pQ?`
]`:`
>>`);break;case w.OG:case w.ZT:if(N.pop()===void 0||N.length>0)break;U++,_.passed=0;break;case w.An:case w.Cd:if(N.length===0&&U++,!_.isCut)break;return{tail:(L===
w.An?")".repeat((0,x.jq)(s,W)):">")+e(N),complete:K};case w.Ho:if(_.isCut)return{tail:`
EI`,complete:K}}}return c&&N.length===0&&(c.left=U+_.passed),{tail:e(N)+(S?`
ID
EI`:""),complete:K}}const e=s=>s.toReversed().join(""),i=["true","false","null"],E=(s,c,h)=>i.some(l=>l.length===h-c&&(0,x.w1)(s,c,l))}),92218:((G,C,u)=>{u.d(C,
{B:()=>w,d:()=>T});var x=u(48249),M=u(68973);const w=1<<20,a=1<<18,T=async(D,p)=>D.length<a?(0,x.Kc)(D):(0,M.uM)(p).deflate(D,4)}),53107:((G,C,u)=>{u.d(C,{K:()=>R});
var x=u(99561),M=u(45599),w=u(6057),a=u(1592),T=u(78157),D=u(36211),p=u(85008);const O=3,v=Uint8Array.of(10);function y(P){return Buffer.concat(P.flatMap((t,e)=>e===
0||A(P[e-1],t)?[t]:[v,t]))}function A(P,t){let e=P.length;for(;e>0&&P.length-e<=O&&T.Kl[P[e-1]]===T.N9;)e--;let i=0;for(;i<t.length&&i<=O&&T.Kl[t[i]]===T.N9;)i++;
const[E,s]=[d(P.subarray(e)),d(t.subarray(0,i))];return E!==""&&s!==""&&r(E+s)&&!(r(E)&&r(s))}const d=P=>Buffer.from(P).toString("latin1"),r=P=>P.length<=O&&(0,D.
ep)((0,p.$N)(P))!==void 0;var f=u(92218);const b=1e3,n=128,o=32,m=64,g="OctavoPageContent",k={balance:(0,a._r)(new Uint8Array(0)),isWhole:!0},I=(0,M.jd)({});class R{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:i}=this.document;this.isInspected=!0;const E=new Map;for(const{form:s,contents:c}of t){const h=E.get(s)??0;
if(E.set(s,h+1),t.length>b&&!i&&h>=n&&h%o!==0||this.leavingOpen.has(s))continue;const N=this.streamsOf(c);await this.lookAtEase(N);const{states:S,marked:K,text:Z,
excess:U,tail:L,stops:W}=this.open(N);(S||K||Z||U||L||W||!this.isWhole(N))&&this.leavingOpen.add(s);const Q=e.pace.step(2e4+this.inspected);this.inspected=0,Q&&
await Q}}async isolated(t){const{contents:e,form:i}=t;if(!this.leavingOpen.has(i))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:F(a.NB)};const E=this.streamsOf(e),{isWhole:s,isKnown:c}=await this.condition(E),h=c?await this.mended(E):E,l=this.open(h),_=l.
tail!==""||l.stops||l.states>m||l.marked>m;if(c&&(_||!s))return this.isTagged(t)?await this.rewritten(h):await this.asForm(t,h,l);const N=l.excess===0?h:await this.
withoutExcess(h);return{streams:[this.stream(`q
`),...N],closing:F(l)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}async condition(t){await this.
lookAtEase(t);const e=t.every(i=>this.look(i)!==k);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}async content(t){const e=await this.decodedAll(t);
return Buffer.concat(e.flatMap((i,E)=>E>0?[$,i]:[i]))}async decodedAll(t){const{pace:e}=this.document.job,i=[];for(const E of t){i.push(this.decoded(E)?.data??new Uint8Array(
0));const s=e.step(j);s&&await s}return i}stream(t){const{document:e,made:i}=this,E=Buffer.from(t,"latin1"),s=X(E),c=i.get(s),h=c===void 0?void 0:e.edited.get(c);
if(h instanceof M.Z6&&E.equals(h.data))return new M.oS(c);const l=e.add(new M.Z6(I,E));return i.set(s,l.number),l}streamsOf(t){const{document:e}=this,i=E=>(0,M.
i9)(E)&&e.isStream(E.number);return i(t)?[t]:(e.array(t)??[]).filter(i)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"StructPare\
nts")!==void 0}open(t){return t.reduce((e,i)=>(0,a.QL)(e,this.look(i).balance),a.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}async lookAtEase(t){for(const e of t){
if(this.looks.has(e.number))continue;const i=this.decoded(e);if(i&&i.data.length>f.B){const s=await(0,a.ov)(i.data,this.document.job.pace);this.looks.set(e.number,
{balance:s,isWhole:i.whole})}else this.noteLook(e,i);const E=this.document.job.pace.step(j);E&&await E}}look(t){return this.looks.get(t.number)??this.noteLook(t,
this.decoded(t))}noteLook(t,e){this.inspected+=e?.data.length??0;const i=e?{balance:(0,a._r)(e.data),isWhole:e.whole}:k;return this.looks.set(t.number,i),i}decoded(t){
const e=this.document.get(t);return e instanceof M.Z6?this.document.decodedPart(e):void 0}async withoutExcess(t){let e=a.NB;const i=[];for(const E of t){const s=e;
e=(0,a.QL)(e,this.look(E).balance);const c=e.excess>s.excess?this.decoded(E)?.data:void 0;i.push(c?await this.packed(await(0,a.KS)(c,s.states,this.document.job.
pace)):E)}return i}async mended(t){if(!this.open(t).stops)return t;const e=B(t);let i=this.mendedStreams.get(e);if(!i){const{pace:E}=this.document.job;i=await this.
packed(await(0,a.eO)(y(await this.decodedAll(t)),["unknown"],E)),await this.lookAtEase([i]),this.mendedStreams.set(e,i)}return[i]}async asForm(t,e,i){const{document:E}=this,
s=(0,M.i9)(t.resources)?t.resources.number:this.idOf(t.resources),c=(0,w.VO)(E,t.index),h=`${B(e)}|${s}|${c.join(" ")}`;let l=this.forms.get(h);if(!l){const _=await this.
content(e);l=await this.packed(i.excess===0?_:await(0,a.KS)(_,0,E.job.pace),{Type:(0,M.UU)("XObject"),Subtype:(0,M.UU)("Form"),BBox:[...c],Resources:t.resources??
(0,M.jd)({})}),this.forms.set(h,l)}return{streams:[],closing:"",form:{category:"XObject",name:g,ref:l}}}async rewritten(t){const{pace:e}=this.document.job,i=await this.
content(t),E=i.subarray(0,(await(0,a.ov)(i,e)).complete),{stops:s}=(0,a.QL)(a.NB,await(0,a.ov)(E,e)),c=s?await(0,a.eO)(E,["lacking"],e):E,h=(0,a.QL)(a.NB,await(0,a.
ov)(c,e)),l=h.excess===0?c:await(0,a.KS)(c,0,e);return{streams:[this.stream(`q
`),await this.packed(l)],closing:F(h)}}async packed(t,e={}){const i=await(0,f.d)(t,this.document.job);return this.document.add(new M.Z6((0,M.jd)({...e,Filter:(0,M.
UU)("FlateDecode")}),i))}ids=new Map;idOf(t){const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const B=P=>P.map(({number:t})=>t).join(
" "),$=Uint8Array.of(10),j=100;function F({states:P,marked:t,text:e,tail:i}){return`${i}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(P+1)}
`}function X(P){let t=x.k;for(let e=0;e<P.length;e++)t=(0,x.v)(t,P[e]);return t}}),81627:((G,C,u)=>{u.d(C,{B:()=>a});var x=u(53107),M=u(91025),w=u(36078);class a{document;contents;resources;constructor(p){
this.document=p,this.contents=new x.K(p),this.resources=new M.n(p)}inspect(p){return this.contents.inspect(p)}async over(p,{resources:O,operators:v},y={}){const{
streams:A,closing:d,form:r}=await this.contents.isolated(p),f=this.resources.with(p.resources,r?[...O,r]:O),b=r?`${(0,w.qK)(f.names.at(-1),T)}
`:d,n=this.contents.stream(b+v(f.names));this.document.pages.patch(p.index,{...y,Contents:[...A,n],Resources:f.resources})}async within(p,O,v,y){const{streams:A,
closing:d,form:r}=await this.contents.isolated(p),f=v??p.resources;if(r){const m=this.resources.with(f,[r]),g=this.contents.stream(`q ${O}
${(0,w.qK)(m.names[0],T)}
Q
`);this.document.pages.patch(p.index,{...y,Contents:g,Resources:m.resources});return}const[b,...n]=A,o=[b,this.contents.stream(`${O}
`),...n,this.contents.stream(d)];this.document.pages.patch(p.index,v?{...y,Contents:o,Resources:v}:{...y,Contents:o})}under(p,{resources:O,operators:v}){const y=this.
resources.with(p.resources,O),A=this.contents.stream(v(y.names));this.document.pages.patch(p.index,{Contents:[A,...this.contents.own(p)],Resources:y.resources})}}
const T="1 0 0 1 0 0"}),91025:((G,C,u)=>{u.d(C,{n:()=>M});var x=u(45599);class M{document;copies=new Map;constructor(a){this.document=a}with(a,T){const D=(0,x.i9)(
a)?a.number:(0,x.Zm)(a)?a:void 0;let p=this.copies.get(D);p||this.copies.set(D,p=new Map);const O=T.length===1?String(T[0].ref.number):T.map(({ref:y})=>y.number).
join(" ");let v=p.get(O);return v||p.set(O,v=this.extend(this.document.dict(a)??new x.Bi,T)),v}extend(a,T){const{document:D}=this,p=new x.Bi(a),O=new Map,v=T.map(
y=>{const{category:A,ref:d}=y;let r=O.get(A);r||O.set(A,r=new x.Bi(D.dict(a.get(A))));let f=y.name;for(let b=2;r.has(f);b++)f=`${y.name}${b}`;return r.set(f,d),
p.set(A,r),f});return{resources:D.add(p),names:v}}}}),36078:((G,C,u)=>{u.d(C,{AY:()=>D,KJ:()=>v,XL:()=>p,_:()=>M,hX:()=>A,id:()=>T,qK:()=>a,vs:()=>w,wW:()=>y,yQ:()=>O});
var x=u(45079);function M(d){if(Number.isInteger(d)&&Math.abs(d)<1e7)return String(d);const r=Number(d.toPrecision(7)),f=Math.abs(r)<1e-9?"0":String(r);return f.
includes("e")?r.toFixed(12).replace(/\.?0+$/,""):f}const w=d=>d.map(M).join(" "),a=(d,r)=>`q ${r} cm /${d} Do Q`,T=d=>(0,x.ZV)(Math.round(d*1e3)/1e3||0),D=([d,r])=>`${T(
d)} ${T(r)}`,p=d=>d.map((r,f)=>`${D(r)} ${f===0?"m":"l"}`).join(" "),O=.5523;function v(d){const r=O,f=(...b)=>`${b.map(([n,o])=>D(d(n,o))).join(" ")} c`;return[
`${D(d(1,0))} m`,f([1,r],[r,1],[0,1]),f([-r,1],[-1,r],[-1,0]),f([-1,-r],[-r,-1],[0,-1]),f([r,-1],[1,-r],[1,0])].join(" ")}function y(d,r){const f={1:"g",3:"rg",
4:"k"}[d.length];return`${d.map(T).join(" ")} ${r==="fill"?f:f.toUpperCase()}`}const A=d=>`[${d.map(T).join(" ")}] 0 d`}),99876:((G,C,u)=>{u.d(C,{F:()=>a});var x=u(
99561),M=u(45599),w=u(6856);async function a(O,v){const y=new w.n(O),A=[];for(const d of v){const r=d-1;y.goTo(r);const{kind:f,resources:b}=y,n=y.contents();A.push(
{index:r,kind:f,contents:n,resources:b,form:D(O,y,n)});const o=O.job.pace.step(600);o&&await o}return{kinds:y.kinds,pages:A}}const T=128;function D(O,v,y){const{
bytes:A,entries:d,resources:r}=v;if(!A)return 0;const{at:f,first:b,used:n}=d;let o=x.k;for(let k=b;k<n;k+=4)o=p(A,f[k]-1,f[k+2]+1,o);for(const k of[y,r]){const I=(0,M.
i9)(k)?O.place(k.number):void 0;I&&(o=p(I.bytes,I.start,Math.min(I.end,I.start+T),o))}if((0,M.i9)(r))return o;const[m,g]=v.resourcesSpan;return p(A,m,Math.min(g,
m+T),o)}function p(O,v,y,A){let d=A;for(let r=v;r<y;r++){const f=O[r];if(!(f>=48&&f<=57)){if(f===62&&O[r+1]===62)break;d=(0,x.v)(d,f)}}return d}}),6856:((G,C,u)=>{
u.d(C,{n:()=>A,w:()=>D});var x=u(78157),M=u(79725),w=u(45599),a=u(70549),T=u(6057);const D=(0,a.n)(p);async function p(b){const{pages:n,job:o}=b,m=new A(b),g=new Int32Array(
n.count),k=new Set;for(let I=0;I<n.count;I++){m.goTo(I),g[I]=m.kind,k.add(m.resources);const R=o.pace.step(300);R&&await R}return{kinds:m.kinds,kindOf:g,resources:k}}
const O=["MediaBox","CropBox","Rotate","UserUnit"],v=2e3,y=/\(|(?:^|[^<])<(?!<)/;class A{document;kinds=[];kind=-1;resources;bytes;entries=new M.R;index=-1;inherited;geometry=new d(
O);own=new d(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){this.document=n}goTo(n){const{document:o,entries:m,inherited:g}=this,
{pages:k}=o,I=k.number(n),R=o.place(I),B=k.inheritedBy(n);if(this.index=n,this.inherited=B,!R||!o.locate(I,R,m)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=k.attribute(n,"Resources");return}(this.bytes?.buffer!==R.bytes.buffer||this.bytes.byteOffset!==R.bytes.byteOffset)&&
(this.bytes=(0,x.bS)(R.bytes));const[$,j]=[this.geometry.take(this.bytes,m),this.own.take(this.bytes,m)];(!$||B!==g)&&(this.kind=this.recognise(B)),(!j||B!==g)&&
(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:o}=this,m=n.pages.number(this.index);if(!o)return n.entry(m,"Contents");const g=this.entries.
find(o,"Contents");if(g<0)return;const{at:k}=this.entries;return f(o,k[g+2],k[g+3])??n.entry(m,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:n,index:o}=this,{pages:m}=n,[g,k]=this.own.of(0);if(g===k)return m.inheritedBy(o).Resources;const I=f(this.bytes,g,k);if(I)return I;const R=()=>n.
entry(m.number(o),"Resources");if(k-g>v)return R();const B=this.own.text();return n.security&&y.test(B)?R():(this.dictionaries.has(B)||this.dictionaries.set(B,R()),
this.dictionaries.get(B))}recognise(n){let o=this.recognised.get(n);o||this.recognised.set(n,o=new Map);const m=this.geometry.text();let g=o.get(m);return g===void 0&&
o.set(m,g=this.kindHere()),g}kindHere(){const n=(0,T.iw)(this.document,this.index),o=`${n.box.join(" ")} ${n.rotation} ${n.userUnit}`;let m=this.kindOf.get(o);return m===
void 0&&this.kindOf.set(o,m=this.kinds.push(n)-1),m}}class d{keys;bytes;from;to;constructor(n){this.keys=n,this.from=new Int32Array(n.length),this.to=new Int32Array(
n.length)}forget(){this.bytes=void 0}take(n,o){const{bytes:m,from:g,to:k,keys:I}=this;let R=m!==void 0;for(let B=0;B<I.length;B++){const $=o.find(n,I[B]),j=$<0?
0:o.at[$+2],F=$<0?0:o.at[$+3];R&&=r(m,g[B],k[B],n,j,F),g[B]=j,k[B]=F}return this.bytes=n,R}of(n){return[this.from[n],this.to[n]]}text(){let n="";for(let o=0;o<this.
keys.length;o++)n+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return n}}function r(b,n,o,m,g,k){if(o-n!==k-g)return!1;for(let I=n,R=g;I<o;I++,R++)
if(b[I]!==m[R])return!1;return!0}function f(b,n,o){if(!(0,x.yp)(b[n])||b[o-1]!==x.AV||b[o-2]!==x.Z4)return;const m=(0,x.JI)(b,n,o),g=(0,x.JI)(b,m.after+1,o);return b[m.
after]===x.Z4&&g.value>=0&&g.after===o-2?new w.oS(m.value,g.value):void 0}}),99561:((G,C,u)=>{u.d(C,{k:()=>x,v:()=>M});const x=2166136261,M=(w,a)=>Math.imul(w^a,
16777619)})};
