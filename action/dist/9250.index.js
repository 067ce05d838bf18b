"use strict";exports.id=9250,exports.ids=[9250],exports.modules={1592:((U,B,p)=>{p.d(B,{KS:()=>y,NB:()=>P,QL:()=>k,_r:()=>S,eO:()=>E});var I=p(78157),R=p(36211),h=p(85008);const P={
states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},g=99,v=127;function S(i){const t={net:0,low:0},e={net:0,low:0};let n;const r=new d,{tail:u,
complete:b}=M(i,r,L=>{switch(L){case a:t.net++;break;case l:c(t);break;case s:case f:e.net++;break;case m:c(e);break;case w:n=!0;break;case o:n=!1;break}}),{lack:T,
left:_,hasOperators:C,stops:D,unknown:K}=r;return{states:t,marked:e,text:n,tail:u,complete:b,lack:T,operands:_,hasOperators:C,stops:D,unknown:K}}class d{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(t,e){
const n=(0,R.ep)(t),r=!this.hasOperators;if(this.hasOperators=!0,n===void 0)this.unknown++;else{if(e>=n)return"right";r?this.lack=n-e:this.stops=!0}return n===void 0?
"unknown":"lacking"}}function k(i,{states:t,marked:e,text:n,tail:r,...u}){const b=i.unknown+u.unknown;return{stops:i.stops||u.stops||u.lack>i.operands||b>g,operands:u.
hasOperators?u.operands:i.operands+u.operands,unknown:b,states:Math.max(i.states+t.net,t.net-t.low),marked:Math.max(i.marked+e.net,e.net-e.low),text:n??i.text,excess:i.
excess+Math.max(0,-(i.states+t.low)),tail:r}}function y(i,t){const e=new Uint8Array(i);let n=t;return M(i,void 0,(r,u)=>{r===a?n++:r===l&&(n>0?n--:e[u]=32)}),e}
function E(i,t){const e=new Uint8Array(i);return M(i,new d,void 0,(n,r,u)=>{t.includes(u)&&e.fill(I.Z4,n,r)}),e}function c(i){--i.net<i.low&&(i.low=i.net)}const a=(0,h.
$N)("q"),l=(0,h.$N)("Q"),w=(0,h.$N)("BT"),o=(0,h.$N)("ET"),s=(0,h.$N)("BMC"),f=(0,h.$N)("BDC"),m=(0,h.$N)("EMC"),O=(0,h.$N)("BI"),x=(0,h.$N)("EI"),N=new Uint8Array(
256);for(const i of"qQBE")N[i.charCodeAt(0)]=1;function M(i,t,e,n){const r=new h.oz(i),u=[];let b=!1,T=0,_=0;for(let C=r.next(!0);C!==h.Kp;C=r.next(!0)){const{start:D}=r;
switch(C){case h.QR:{const{code:K}=r;if(t&&u.length===0&&!b){if(K===0&&W(i,D,r.end)){_++;break}r.end-D>v&&(t.stops=!0);const L=t.operator(K,_+r.passed);n?.(T,r.
end,L)}if(N[i[D]]===1&&(K===O?b=!0:K===x?b=!1:e?.(K,D)),b||u.length>0)break;T=r.end,_=r.passed=0;break}case h.pQ:case h.q$:u.length===0&&(_+=r.passed),u.push(C===
h.pQ?`
]`:`
>>`);break;case h.OG:case h.ZT:if(u.pop()===void 0||u.length>0)break;_++,r.passed=0;break;case h.An:case h.Cd:if(u.length===0&&_++,!r.isCut)break;return{tail:(C===
h.An?")".repeat((0,h.jq)(i,D)):">")+$(u),complete:T};case h.Ho:if(r.isCut)return{tail:`
EI`,complete:T}}}return t&&u.length===0&&(t.left=_+r.passed),{tail:$(u)+(b?`
ID
EI`:""),complete:T}}const $=i=>i.toReversed().join(""),A=["true","false","null"],W=(i,t,e)=>A.some(n=>n.length===e-t&&(0,I.w1)(i,t,n))}),53107:((U,B,p)=>{p.d(B,
{K:()=>N});var I=p(59596),R=p(99561),h=p(45599),P=p(6057),g=p(1592),v=p(78157),S=p(36211),d=p(85008);const k=3,y=Uint8Array.of(10);function E(i){return Buffer.concat(
i.flatMap((t,e)=>e===0||c(i[e-1],t)?[t]:[y,t]))}function c(i,t){let e=i.length;for(;e>0&&i.length-e<=k&&v.Kl[i[e-1]]===v.N9;)e--;let n=0;for(;n<t.length&&n<=k&&
v.Kl[t[n]]===v.N9;)n++;const[r,u]=[a(i.subarray(e)),a(t.subarray(0,n))];return r!==""&&u!==""&&l(r+u)&&!(l(r)&&l(u))}const a=i=>Buffer.from(i).toString("latin1"),
l=i=>i.length<=k&&(0,S.ep)((0,d.$N)(i))!==void 0,w=1e3,o=128,s=32,f=64,m="OctavoPageContent",O={balance:(0,g._r)(new Uint8Array(0)),isWhole:!0},x=(0,h.jd)({});class N{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:n}=this.document;this.isInspected=!0;const r=new Map;for(const{form:u,contents:b}of t){const T=r.get(u)??0;
if(r.set(u,T+1),t.length>w&&!n&&T>=o&&T%s!==0||this.leavingOpen.has(u))continue;const D=this.streamsOf(b),{states:K,marked:L,text:G,excess:Q,tail:F,stops:Z}=this.
open(D);(K||L||G||Q||F||Z||!this.isWhole(D))&&this.leavingOpen.add(u);const j=e.pace.step(2e4+this.inspected);this.inspected=0,j&&await j}}isolated(t){const{contents:e,
form:n}=t;if(!this.leavingOpen.has(n))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:A(g.NB)};const r=this.streamsOf(e),{isWhole:u,isKnown:b}=this.condition(r),T=b?this.mended(r):r,_=this.open(T),C=_.tail!==""||_.
stops||_.states>f||_.marked>f;if(b&&(C||!u))return this.isTagged(t)?this.rewritten(T):this.asForm(t,T,_);const D=_.excess===0?T:this.withoutExcess(T);return{streams:[
this.stream(`q
`),...D],closing:A(_)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}condition(t){const e=t.every(
n=>this.look(n)!==O);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}content(t){const e=t.flatMap((n,r)=>[...r>0?[$]:[],this.decoded(n)?.data??new Uint8Array(
0)]);return Buffer.concat(e)}stream(t){const{document:e,made:n}=this,r=Buffer.from(t,"latin1"),u=W(r),b=n.get(u),T=b===void 0?void 0:e.edited.get(b);if(T instanceof
h.Z6&&r.equals(T.data))return new h.oS(b);const _=e.add(new h.Z6(x,r));return n.set(u,_.number),_}streamsOf(t){const{document:e}=this,n=r=>(0,h.i9)(r)&&e.isStream(
r.number);return n(t)?[t]:(e.array(t)??[]).filter(n)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"StructParents")!==void 0}open(t){
return t.reduce((e,n)=>(0,g.QL)(e,this.look(n).balance),g.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}look(t){const e=this.looks.get(t.number);if(e)return e;
const n=this.decoded(t);this.inspected+=n?.data.length??0;const r=n?{balance:(0,g._r)(n.data),isWhole:n.whole}:O;return this.looks.set(t.number,r),r}decoded(t){
const e=this.document.get(t);return e instanceof h.Z6?this.document.decodedPart(e):void 0}withoutExcess(t){let e=g.NB;return t.map(n=>{const r=e;e=(0,g.QL)(e,this.
look(n).balance);const u=e.excess>r.excess?this.decoded(n)?.data:void 0;return u?this.packed((0,g.KS)(u,r.states)):n})}mended(t){if(!this.open(t).stops)return t;
const e=M(t);let n=this.mendedStreams.get(e);if(!n){const r=t.map(u=>this.decoded(u)?.data??new Uint8Array(0));n=this.packed((0,g.eO)(E(r),["unknown"])),this.mendedStreams.
set(e,n)}return[n]}asForm(t,e,n){const{document:r}=this,u=(0,h.i9)(t.resources)?t.resources.number:this.idOf(t.resources),b=(0,P.VO)(r,t.index),T=`${M(e)}|${u}|${b.
join(" ")}`;let _=this.forms.get(T);if(!_){const C=this.content(e);_=this.packed(n.excess===0?C:(0,g.KS)(C,0),{Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("Form"),
BBox:[...b],Resources:t.resources??(0,h.jd)({})}),this.forms.set(T,_)}return{streams:[],closing:"",form:{category:"XObject",name:m,ref:_}}}rewritten(t){const e=this.
content(t),n=e.subarray(0,(0,g._r)(e).complete),r=(0,g.QL)(g.NB,(0,g._r)(n)).stops?(0,g.eO)(n,["lacking"]):n,u=(0,g.QL)(g.NB,(0,g._r)(r)),b=u.excess===0?r:(0,g.
KS)(r,0);return{streams:[this.stream(`q
`),this.packed(b)],closing:A(u)}}packed(t,e={}){return this.document.add(new h.Z6((0,h.jd)({...e,Filter:(0,h.UU)("FlateDecode")}),(0,I.Kc)(t)))}ids=new Map;idOf(t){
const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const M=i=>i.map(({number:t})=>t).join(" "),$=Uint8Array.of(10);function A({states:i,
marked:t,text:e,tail:n}){return`${n}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(i+1)}
`}function W(i){let t=R.k;for(let e=0;e<i.length;e++)t=(0,R.v)(t,i[e]);return t}}),97727:((U,B,p)=>{p.d(B,{B:()=>g});var I=p(53107),R=p(45599);class h{document;copies=new Map;constructor(d){
this.document=d}with(d,k){const y=(0,R.i9)(d)?d.number:(0,R.Zm)(d)?d:void 0;let E=this.copies.get(y);E||this.copies.set(y,E=new Map);const c=k.length===1?String(
k[0].ref.number):k.map(({ref:l})=>l.number).join(" ");let a=E.get(c);return a||E.set(c,a=this.extend(this.document.dict(d)??new R.Bi,k)),a}extend(d,k){const{document:y}=this,
E=new R.Bi(d),c=new Map,a=k.map(l=>{const{category:w,ref:o}=l;let s=c.get(w);s||c.set(w,s=new R.Bi(y.dict(d.get(w))));let f=l.name;for(let m=2;s.has(f);m++)f=`${l.
name}${m}`;return s.set(f,o),E.set(w,s),f});return{resources:y.add(E),names:a}}}var P=p(36078);class g{document;contents;resources;constructor(d){this.document=
d,this.contents=new I.K(d),this.resources=new h(d)}inspect(d){return this.contents.inspect(d)}over(d,{resources:k,operators:y},E={}){const{streams:c,closing:a,form:l}=this.
contents.isolated(d),w=this.resources.with(d.resources,l?[...k,l]:k),o=l?`${(0,P.qK)(w.names.at(-1),v)}
`:a,s=this.contents.stream(o+y(w.names));this.document.pages.patch(d.index,{...E,Contents:[...c,s],Resources:w.resources})}within(d,k,y,E){const{streams:c,closing:a,
form:l}=this.contents.isolated(d),w=y??d.resources;if(l){const m=this.resources.with(w,[l]),O=this.contents.stream(`q ${k}
${(0,P.qK)(m.names[0],v)}
Q
`);this.document.pages.patch(d.index,{...E,Contents:O,Resources:m.resources});return}const[o,...s]=c,f=[o,this.contents.stream(`${k}
`),...s,this.contents.stream(a)];this.document.pages.patch(d.index,y?{...E,Contents:f,Resources:y}:{...E,Contents:f})}under(d,{resources:k,operators:y}){const E=this.
resources.with(d.resources,k),c=this.contents.stream(y(E.names));this.document.pages.patch(d.index,{Contents:[c,...this.contents.own(d)],Resources:E.resources})}}
const v="1 0 0 1 0 0"}),36078:((U,B,p)=>{p.d(B,{AY:()=>v,KJ:()=>k,XL:()=>S,_:()=>R,hX:()=>E,id:()=>g,qK:()=>P,vs:()=>h,wW:()=>y,yQ:()=>d});var I=p(45079);function R(c){
if(Number.isInteger(c)&&Math.abs(c)<1e7)return String(c);const a=Number(c.toPrecision(7)),l=Math.abs(a)<1e-9?"0":String(a);return l.includes("e")?a.toFixed(12).
replace(/\.?0+$/,""):l}const h=c=>c.map(R).join(" "),P=(c,a)=>`q ${a} cm /${c} Do Q`,g=c=>(0,I.ZV)(Math.round(c*1e3)/1e3||0),v=([c,a])=>`${g(c)} ${g(a)}`,S=c=>c.
map((a,l)=>`${v(a)} ${l===0?"m":"l"}`).join(" "),d=.5523;function k(c){const a=d,l=(...w)=>`${w.map(([o,s])=>v(c(o,s))).join(" ")} c`;return[`${v(c(1,0))} m`,l(
[1,a],[a,1],[0,1]),l([-a,1],[-1,a],[-1,0]),l([-1,-a],[-a,-1],[0,-1]),l([a,-1],[1,-a],[1,0])].join(" ")}function y(c,a){const l={1:"g",3:"rg",4:"k"}[c.length];return`${c.
map(g).join(" ")} ${a==="fill"?l:l.toUpperCase()}`}const E=c=>`[${c.map(g).join(" ")}] 0 d`}),99876:((U,B,p)=>{p.d(B,{F:()=>P});var I=p(99561),R=p(45599),h=p(6856);
async function P(d,k){const y=new h.n(d),E=[];for(const c of k){const a=c-1;y.goTo(a);const{kind:l,resources:w}=y,o=y.contents();E.push({index:a,kind:l,contents:o,
resources:w,form:v(d,y,o)});const s=d.job.pace.step(600);s&&await s}return{kinds:y.kinds,pages:E}}const g=128;function v(d,k,y){const{bytes:E,entries:c,resources:a}=k;
if(!E)return 0;const{at:l,first:w,used:o}=c;let s=I.k;for(let O=w;O<o;O+=4)s=S(E,l[O]-1,l[O+2]+1,s);for(const O of[y,a]){const x=(0,R.i9)(O)?d.place(O.number):void 0;
x&&(s=S(x.bytes,x.start,Math.min(x.end,x.start+g),s))}if((0,R.i9)(a))return s;const[f,m]=k.resourcesSpan;return S(E,f,Math.min(m,f+g),s)}function S(d,k,y,E){let c=E;
for(let a=k;a<y;a++){const l=d[a];if(!(l>=48&&l<=57)){if(l===62&&d[a+1]===62)break;c=(0,I.v)(c,l)}}return c}}),6856:((U,B,p)=>{p.d(B,{n:()=>E,w:()=>v});var I=p(
78157),R=p(79725),h=p(45599),P=p(70549),g=p(6057);const v=(0,P.n)(S);async function S(w){const{pages:o,job:s}=w,f=new E(w),m=new Int32Array(o.count),O=new Set;for(let x=0;x<
o.count;x++){f.goTo(x),m[x]=f.kind,O.add(f.resources);const N=s.pace.step(300);N&&await N}return{kinds:f.kinds,kindOf:m,resources:O}}const d=["MediaBox","CropBo\
x","Rotate","UserUnit"],k=2e3,y=/\(|(?:^|[^<])<(?!<)/;class E{document;kinds=[];kind=-1;resources;bytes;entries=new R.R;index=-1;inherited;geometry=new c(d);own=new c(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(o){this.document=o}goTo(o){const{document:s,entries:f,inherited:m}=this,{pages:O}=s,
x=O.number(o),N=s.place(x),M=O.inheritedBy(o);if(this.index=o,this.inherited=M,!N||!s.locate(x,N,f)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=O.attribute(o,"Resources");return}(this.bytes?.buffer!==N.bytes.buffer||this.bytes.byteOffset!==N.bytes.byteOffset)&&(this.
bytes=(0,I.bS)(N.bytes));const[$,A]=[this.geometry.take(this.bytes,f),this.own.take(this.bytes,f)];(!$||M!==m)&&(this.kind=this.recognise(M)),(!A||M!==m)&&(this.
resources=this.resourcesHere())}contents(){const{document:o,bytes:s}=this,f=o.pages.number(this.index);if(!s)return o.entry(f,"Contents");const m=this.entries.find(
s,"Contents");if(m<0)return;const{at:O}=this.entries;return l(s,O[m+2],O[m+3])??o.entry(f,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:o,index:s}=this,{pages:f}=o,[m,O]=this.own.of(0);if(m===O)return f.inheritedBy(s).Resources;const x=l(this.bytes,m,O);if(x)return x;const N=()=>o.
entry(f.number(s),"Resources");if(O-m>k)return N();const M=this.own.text();return o.security&&y.test(M)?N():(this.dictionaries.has(M)||this.dictionaries.set(M,N()),
this.dictionaries.get(M))}recognise(o){let s=this.recognised.get(o);s||this.recognised.set(o,s=new Map);const f=this.geometry.text();let m=s.get(f);return m===void 0&&
s.set(f,m=this.kindHere()),m}kindHere(){const o=(0,g.iw)(this.document,this.index),s=`${o.box.join(" ")} ${o.rotation} ${o.userUnit}`;let f=this.kindOf.get(s);return f===
void 0&&this.kindOf.set(s,f=this.kinds.push(o)-1),f}}class c{keys;bytes;from;to;constructor(o){this.keys=o,this.from=new Int32Array(o.length),this.to=new Int32Array(
o.length)}forget(){this.bytes=void 0}take(o,s){const{bytes:f,from:m,to:O,keys:x}=this;let N=f!==void 0;for(let M=0;M<x.length;M++){const $=s.find(o,x[M]),A=$<0?
0:s.at[$+2],W=$<0?0:s.at[$+3];N&&=a(f,m[M],O[M],o,A,W),m[M]=A,O[M]=W}return this.bytes=o,N}of(o){return[this.from[o],this.to[o]]}text(){let o="";for(let s=0;s<this.
keys.length;s++)o+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return o}}function a(w,o,s,f,m,O){if(s-o!==O-m)return!1;for(let x=o,N=m;x<s;x++,N++)
if(w[x]!==f[N])return!1;return!0}function l(w,o,s){if(!(0,I.yp)(w[o])||w[s-1]!==I.AV||w[s-2]!==I.Z4)return;const f=(0,I.JI)(w,o,s),m=(0,I.JI)(w,f.after+1,s);return w[f.
after]===I.Z4&&m.value>=0&&m.after===s-2?new h.oS(f.value,m.value):void 0}}),99561:((U,B,p)=>{p.d(B,{k:()=>I,v:()=>R});const I=2166136261,R=(h,P)=>Math.imul(h^P,
16777619)})};
