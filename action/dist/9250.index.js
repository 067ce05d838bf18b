"use strict";exports.id=9250,exports.ids=[9250],exports.modules={1592:((K,C,E)=>{E.d(C,{KS:()=>g,NB:()=>B,QL:()=>f,_r:()=>P,eO:()=>h});var x=E(78157),I=E(36211),d=E(85008);const B={
states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},y=99,R=127;function P(a){const t={net:0,low:0},e={net:0,low:0};let s;const i=new n,{tail:l,
complete:N}=M(a,i,L=>{switch(L){case u:t.net++;break;case p:c(t);break;case o:case m:e.net++;break;case O:c(e);break;case w:s=!0;break;case r:s=!1;break}}),{lack:v,
left:b,hasOperators:D,stops:S,unknown:U}=i;return{states:t,marked:e,text:s,tail:l,complete:N,lack:v,operands:b,hasOperators:D,stops:S,unknown:U}}class n{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(t,e){
const s=(0,I.ep)(t),i=!this.hasOperators;if(this.hasOperators=!0,s===void 0)this.unknown++;else{if(e>=s)return"right";i?this.lack=s-e:this.stops=!0}return s===void 0?
"unknown":"lacking"}}function f(a,{states:t,marked:e,text:s,tail:i,...l}){const N=a.unknown+l.unknown;return{stops:a.stops||l.stops||l.lack>a.operands||N>y,operands:l.
hasOperators?l.operands:a.operands+l.operands,unknown:N,states:Math.max(a.states+t.net,t.net-t.low),marked:Math.max(a.marked+e.net,e.net-e.low),text:s??a.text,excess:a.
excess+Math.max(0,-(a.states+t.low)),tail:i}}function g(a,t){const e=new Uint8Array(a);let s=t;return M(a,void 0,(i,l)=>{i===u?s++:i===p&&(s>0?s--:e[l]=32)}),e}
function h(a,t){const e=new Uint8Array(a);return M(a,new n,void 0,(s,i,l)=>{t.includes(l)&&e.fill(x.Z4,s,i)}),e}function c(a){--a.net<a.low&&(a.low=a.net)}const u=(0,d.
$N)("q"),p=(0,d.$N)("Q"),w=(0,d.$N)("BT"),r=(0,d.$N)("ET"),o=(0,d.$N)("BMC"),m=(0,d.$N)("BDC"),O=(0,d.$N)("EMC"),k=(0,d.$N)("BI"),_=(0,d.$N)("EI"),T=new Uint8Array(
256);for(const a of"qQBE")T[a.charCodeAt(0)]=1;function M(a,t,e,s){const i=new d.oz(a),l=[];let N=!1,v=0,b=0;for(let D=i.next(!0);D!==d.Kp;D=i.next(!0)){const{start:S}=i;
switch(D){case d.QR:{const{code:U}=i;if(t&&l.length===0&&!N){if(U===0&&W(a,S,i.end)){b++;break}i.end-S>R&&(t.stops=!0);const L=t.operator(U,b+i.passed);s?.(v,i.
end,L)}if(T[a[S]]===1&&(U===k?N=!0:U===_?N=!1:e?.(U,S)),N||l.length>0)break;v=i.end,b=i.passed=0;break}case d.pQ:case d.q$:l.length===0&&(b+=i.passed),l.push(D===
d.pQ?`
]`:`
>>`);break;case d.OG:case d.ZT:if(l.pop()===void 0||l.length>0)break;b++,i.passed=0;break;case d.An:case d.Cd:if(l.length===0&&b++,!i.isCut)break;return{tail:(D===
d.An?")".repeat((0,d.jq)(a,S)):">")+A(l),complete:v};case d.Ho:if(i.isCut)return{tail:`
EI`,complete:v}}}return t&&l.length===0&&(t.left=b+i.passed),{tail:A(l)+(N?`
ID
EI`:""),complete:v}}const A=a=>a.toReversed().join(""),$=["true","false","null"],W=(a,t,e)=>$.some(s=>s.length===e-t&&(0,x.w1)(a,t,s))}),53107:((K,C,E)=>{E.d(C,
{K:()=>T});var x=E(59596),I=E(99561),d=E(45599),B=E(6057),y=E(1592),R=E(78157),P=E(36211),n=E(85008);const f=3,g=Uint8Array.of(10);function h(a){return Buffer.concat(
a.flatMap((t,e)=>e===0||c(a[e-1],t)?[t]:[g,t]))}function c(a,t){let e=a.length;for(;e>0&&a.length-e<=f&&R.Kl[a[e-1]]===R.N9;)e--;let s=0;for(;s<t.length&&s<=f&&
R.Kl[t[s]]===R.N9;)s++;const[i,l]=[u(a.subarray(e)),u(t.subarray(0,s))];return i!==""&&l!==""&&p(i+l)&&!(p(i)&&p(l))}const u=a=>Buffer.from(a).toString("latin1"),
p=a=>a.length<=f&&(0,P.ep)((0,n.$N)(a))!==void 0,w=1e3,r=128,o=32,m=64,O="OctavoPageContent",k={balance:(0,y._r)(new Uint8Array(0)),isWhole:!0},_=(0,d.jd)({});class T{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:s}=this.document;this.isInspected=!0;const i=new Map;for(const{form:l,contents:N}of t){const v=i.get(l)??0;
if(i.set(l,v+1),t.length>w&&!s&&v>=r&&v%o!==0||this.leavingOpen.has(l))continue;const S=this.streamsOf(N),{states:U,marked:L,text:Q,excess:F,tail:G,stops:Z}=this.
open(S);(U||L||Q||F||G||Z||!this.isWhole(S))&&this.leavingOpen.add(l);const j=e.pace.step(2e4+this.inspected);this.inspected=0,j&&await j}}isolated(t){const{contents:e,
form:s}=t;if(!this.leavingOpen.has(s))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:$(y.NB)};const i=this.streamsOf(e),{isWhole:l,isKnown:N}=this.condition(i),v=N?this.mended(i):i,b=this.open(v),D=b.tail!==""||b.
stops||b.states>m||b.marked>m;if(N&&(D||!l))return this.isTagged(t)?this.rewritten(v):this.asForm(t,v,b);const S=b.excess===0?v:this.withoutExcess(v);return{streams:[
this.stream(`q
`),...S],closing:$(b)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}condition(t){const e=t.every(
s=>this.look(s)!==k);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}content(t){const e=t.flatMap((s,i)=>[...i>0?[A]:[],this.decoded(s)?.data??new Uint8Array(
0)]);return Buffer.concat(e)}stream(t){const{document:e,made:s}=this,i=Buffer.from(t,"latin1"),l=W(i),N=s.get(l),v=N===void 0?void 0:e.edited.get(N);if(v instanceof
d.Z6&&i.equals(v.data))return new d.oS(N);const b=e.add(new d.Z6(_,i));return s.set(l,b.number),b}streamsOf(t){const{document:e}=this,s=i=>(0,d.i9)(i)&&e.isStream(
i.number);return s(t)?[t]:(e.array(t)??[]).filter(s)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"StructParents")!==void 0}open(t){
return t.reduce((e,s)=>(0,y.QL)(e,this.look(s).balance),y.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}look(t){const e=this.looks.get(t.number);if(e)return e;
const s=this.decoded(t);this.inspected+=s?.data.length??0;const i=s?{balance:(0,y._r)(s.data),isWhole:s.whole}:k;return this.looks.set(t.number,i),i}decoded(t){
const e=this.document.get(t);return e instanceof d.Z6?this.document.decodedPart(e):void 0}withoutExcess(t){let e=y.NB;return t.map(s=>{const i=e;e=(0,y.QL)(e,this.
look(s).balance);const l=e.excess>i.excess?this.decoded(s)?.data:void 0;return l?this.packed((0,y.KS)(l,i.states)):s})}mended(t){if(!this.open(t).stops)return t;
const e=M(t);let s=this.mendedStreams.get(e);if(!s){const i=t.map(l=>this.decoded(l)?.data??new Uint8Array(0));s=this.packed((0,y.eO)(h(i),["unknown"])),this.mendedStreams.
set(e,s)}return[s]}asForm(t,e,s){const{document:i}=this,l=(0,d.i9)(t.resources)?t.resources.number:this.idOf(t.resources),N=(0,B.VO)(i,t.index),v=`${M(e)}|${l}|${N.
join(" ")}`;let b=this.forms.get(v);if(!b){const D=this.content(e);b=this.packed(s.excess===0?D:(0,y.KS)(D,0),{Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("Form"),
BBox:[...N],Resources:t.resources??(0,d.jd)({})}),this.forms.set(v,b)}return{streams:[],closing:"",form:{category:"XObject",name:O,ref:b}}}rewritten(t){const e=this.
content(t),s=e.subarray(0,(0,y._r)(e).complete),i=(0,y.QL)(y.NB,(0,y._r)(s)).stops?(0,y.eO)(s,["lacking"]):s,l=(0,y.QL)(y.NB,(0,y._r)(i)),N=l.excess===0?i:(0,y.
KS)(i,0);return{streams:[this.stream(`q
`),this.packed(N)],closing:$(l)}}packed(t,e={}){return this.document.add(new d.Z6((0,d.jd)({...e,Filter:(0,d.UU)("FlateDecode")}),(0,x.Kc)(t)))}ids=new Map;idOf(t){
const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const M=a=>a.map(({number:t})=>t).join(" "),A=Uint8Array.of(10);function $({states:a,
marked:t,text:e,tail:s}){return`${s}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(a+1)}
`}function W(a){let t=I.k;for(let e=0;e<a.length;e++)t=(0,I.v)(t,a[e]);return t}}),97727:((K,C,E)=>{E.d(C,{B:()=>y});var x=E(53107),I=E(45599);class d{document;copies=new Map;constructor(n){
this.document=n}with(n,f){const g=(0,I.i9)(n)?n.number:(0,I.Zm)(n)?n:void 0;let h=this.copies.get(g);h||this.copies.set(g,h=new Map);const c=f.length===1?String(
f[0].ref.number):f.map(({ref:p})=>p.number).join(" ");let u=h.get(c);return u||h.set(c,u=this.extend(this.document.dict(n)??new I.Bi,f)),u}extend(n,f){const{document:g}=this,
h=new I.Bi(n),c=new Map,u=f.map(p=>{const{category:w,ref:r}=p;let o=c.get(w);o||c.set(w,o=new I.Bi(g.dict(n.get(w))));let m=p.name;for(let O=2;o.has(m);O++)m=`${p.
name}${O}`;return o.set(m,r),h.set(w,o),m});return{resources:g.add(h),names:u}}}var B=E(36078);class y{document;contents;resources;constructor(n){this.document=
n,this.contents=new x.K(n),this.resources=new d(n)}inspect(n){return this.contents.inspect(n)}over(n,{resources:f,operators:g},h={}){const{streams:c,closing:u,form:p}=this.
contents.isolated(n),w=this.resources.with(n.resources,p?[...f,p]:f),r=p?`${(0,B.qK)(w.names.at(-1),R)}
`:u,o=this.contents.stream(r+g(w.names));this.document.pages.patch(n.index,{...h,Contents:[...c,o],Resources:w.resources})}within(n,f,g,h){const{streams:c,closing:u,
form:p}=this.contents.isolated(n),w=g??n.resources;if(p){const O=this.resources.with(w,[p]),k=this.contents.stream(`q ${f}
${(0,B.qK)(O.names[0],R)}
Q
`);this.document.pages.patch(n.index,{...h,Contents:k,Resources:O.resources});return}const[r,...o]=c,m=[r,this.contents.stream(`${f}
`),...o,this.contents.stream(u)];this.document.pages.patch(n.index,g?{...h,Contents:m,Resources:g}:{...h,Contents:m})}under(n,{resources:f,operators:g}){const h=this.
resources.with(n.resources,f),c=this.contents.stream(g(h.names));this.document.pages.patch(n.index,{Contents:[c,...this.contents.own(n)],Resources:h.resources})}}
const R="1 0 0 1 0 0"}),36078:((K,C,E)=>{E.d(C,{AY:()=>R,KJ:()=>f,XL:()=>P,_:()=>I,hX:()=>h,id:()=>y,qK:()=>B,vs:()=>d,wW:()=>g,yQ:()=>n});var x=E(45079);function I(c){
if(Number.isInteger(c)&&Math.abs(c)<1e7)return String(c);const u=Number(c.toPrecision(7)),p=Math.abs(u)<1e-9?"0":String(u);return p.includes("e")?u.toFixed(12).
replace(/\.?0+$/,""):p}const d=c=>c.map(I).join(" "),B=(c,u)=>`q ${u} cm /${c} Do Q`,y=c=>(0,x.ZV)(Math.round(c*1e3)/1e3||0),R=([c,u])=>`${y(c)} ${y(u)}`,P=c=>c.
map((u,p)=>`${R(u)} ${p===0?"m":"l"}`).join(" "),n=.5523;function f(c){const u=n,p=(...w)=>`${w.map(([r,o])=>R(c(r,o))).join(" ")} c`;return[`${R(c(1,0))} m`,p(
[1,u],[u,1],[0,1]),p([-u,1],[-1,u],[-1,0]),p([-1,-u],[-u,-1],[0,-1]),p([u,-1],[1,-u],[1,0])].join(" ")}function g(c,u){const p={1:"g",3:"rg",4:"k"}[c.length];return`${c.
map(y).join(" ")} ${u==="fill"?p:p.toUpperCase()}`}const h=c=>`[${c.map(y).join(" ")}] 0 d`}),99876:((K,C,E)=>{E.d(C,{F:()=>B});var x=E(99561),I=E(45599),d=E(6856);
async function B(n,f){const g=new d.n(n),h=[];for(const c of f){const u=c-1;g.goTo(u);const{kind:p,resources:w}=g,r=g.contents();h.push({index:u,kind:p,contents:r,
resources:w,form:R(n,g,r)});const o=n.job.pace.step(600);o&&await o}return{kinds:g.kinds,pages:h}}const y=128;function R(n,f,g){const{bytes:h,entries:c,resources:u}=f;
if(!h)return 0;const{at:p,first:w,used:r}=c;let o=x.k;for(let k=w;k<r;k+=4)o=P(h,p[k]-1,p[k+2]+1,o);for(const k of[g,u]){const _=(0,I.i9)(k)?n.place(k.number):void 0;
_&&(o=P(_.bytes,_.start,Math.min(_.end,_.start+y),o))}if((0,I.i9)(u))return o;const[m,O]=f.resourcesSpan;return P(h,m,Math.min(O,m+y),o)}function P(n,f,g,h){let c=h;
for(let u=f;u<g;u++){const p=n[u];if(!(p>=48&&p<=57)){if(p===62&&n[u+1]===62)break;c=(0,x.v)(c,p)}}return c}}),6057:((K,C,E)=>{E.d(C,{VO:()=>d,b0:()=>y,c_:()=>P,
iw:()=>B,lQ:()=>R});var x=E(74135);const I=[0,0,612,792],d=(n,f)=>y(n,n.pages.attribute(f,"MediaBox"))??I;function B(n,f){const{pages:g}=n,h=n.resolve(n.entry(g.
number(f),"UserUnit"));return{box:(0,x.Mo)(d(n,f),y(n,g.attribute(f,"CropBox"))),rotation:P(n.resolve(g.attribute(f,"Rotate"))),userUnit:typeof h=="number"&&h>0?
h:1}}function y(n,f){const g=n.array(f)?.map(c=>n.resolve(c));if(g?.length!==4||!g.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const h=(0,x.ds)(g);return h[0]<
h[2]&&h[1]<h[3]?h:void 0}function R(n,f){const g=(n.array(f)??[]).map(h=>n.resolve(h));return g.length===6&&g.every(h=>typeof h=="number")?g:[1,0,0,1,0,0]}function P(n){
const f=typeof n=="number"?(n%360+360)%360:0;return f===90||f===180||f===270?f:0}}),6856:((K,C,E)=>{E.d(C,{n:()=>h,w:()=>R});var x=E(78157),I=E(79725),d=E(45599),
B=E(70549),y=E(6057);const R=(0,B.n)(P);async function P(w){const{pages:r,job:o}=w,m=new h(w),O=new Int32Array(r.count),k=new Set;for(let _=0;_<r.count;_++){m.goTo(
_),O[_]=m.kind,k.add(m.resources);const T=o.pace.step(300);T&&await T}return{kinds:m.kinds,kindOf:O,resources:k}}const n=["MediaBox","CropBox","Rotate","UserUni\
t"],f=2e3,g=/\(|(?:^|[^<])<(?!<)/;class h{document;kinds=[];kind=-1;resources;bytes;entries=new I.R;index=-1;inherited;geometry=new c(n);own=new c(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(r){
this.document=r}goTo(r){const{document:o,entries:m,inherited:O}=this,{pages:k}=o,_=k.number(r),T=o.place(_),M=k.inheritedBy(r);if(this.index=r,this.inherited=M,
!T||!o.locate(_,T,m)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=k.attribute(r,"Resources");return}(this.
bytes?.buffer!==T.bytes.buffer||this.bytes.byteOffset!==T.bytes.byteOffset)&&(this.bytes=(0,x.bS)(T.bytes));const[A,$]=[this.geometry.take(this.bytes,m),this.own.
take(this.bytes,m)];(!A||M!==O)&&(this.kind=this.recognise(M)),(!$||M!==O)&&(this.resources=this.resourcesHere())}contents(){const{document:r,bytes:o}=this,m=r.
pages.number(this.index);if(!o)return r.entry(m,"Contents");const O=this.entries.find(o,"Contents");if(O<0)return;const{at:k}=this.entries;return p(o,k[O+2],k[O+
3])??r.entry(m,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:r,index:o}=this,{pages:m}=r,[O,k]=this.own.of(0);if(O===k)return m.
inheritedBy(o).Resources;const _=p(this.bytes,O,k);if(_)return _;const T=()=>r.entry(m.number(o),"Resources");if(k-O>f)return T();const M=this.own.text();return r.
security&&g.test(M)?T():(this.dictionaries.has(M)||this.dictionaries.set(M,T()),this.dictionaries.get(M))}recognise(r){let o=this.recognised.get(r);o||this.recognised.
set(r,o=new Map);const m=this.geometry.text();let O=o.get(m);return O===void 0&&o.set(m,O=this.kindHere()),O}kindHere(){const r=(0,y.iw)(this.document,this.index),
o=`${r.box.join(" ")} ${r.rotation} ${r.userUnit}`;let m=this.kindOf.get(o);return m===void 0&&this.kindOf.set(o,m=this.kinds.push(r)-1),m}}class c{keys;bytes;from;to;constructor(r){
this.keys=r,this.from=new Int32Array(r.length),this.to=new Int32Array(r.length)}forget(){this.bytes=void 0}take(r,o){const{bytes:m,from:O,to:k,keys:_}=this;let T=m!==
void 0;for(let M=0;M<_.length;M++){const A=o.find(r,_[M]),$=A<0?0:o.at[A+2],W=A<0?0:o.at[A+3];T&&=u(m,O[M],k[M],r,$,W),O[M]=$,k[M]=W}return this.bytes=r,T}of(r){
return[this.from[r],this.to[r]]}text(){let r="";for(let o=0;o<this.keys.length;o++)r+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return r}}function u(w,r,o,m,O,k){
if(o-r!==k-O)return!1;for(let _=r,T=O;_<o;_++,T++)if(w[_]!==m[T])return!1;return!0}function p(w,r,o){if(!(0,x.yp)(w[r])||w[o-1]!==x.AV||w[o-2]!==x.Z4)return;const m=(0,x.
JI)(w,r,o),O=(0,x.JI)(w,m.after+1,o);return w[m.after]===x.Z4&&O.value>=0&&O.after===o-2?new d.oS(m.value,O.value):void 0}}),99561:((K,C,E)=>{E.d(C,{k:()=>x,v:()=>I});
const x=2166136261,I=(d,B)=>Math.imul(d^B,16777619)})};
