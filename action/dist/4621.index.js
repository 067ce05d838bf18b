"use strict";exports.id=4621,exports.ids=[4621],exports.modules={31916:((W,v,l)=>{l.d(v,{KS:()=>b,NB:()=>y,_r:()=>D,eO:()=>m,m2:()=>p});var I=l(269),O=l(75062),i=l(36692);const y={
states:0,marked:0,text:!1,excess:0,tail:"",stops:!1,operands:0,unknown:0},S=99,C=127;function D(t){const e={net:0,low:0},s={net:0,low:0};let r;const a=new d,{tail:f,
complete:M}=B(t,a,j=>{switch(j){case T:e.net++;break;case g:E(e);break;case o:case c:s.net++;break;case u:E(s);break;case h:r=!0;break;case n:r=!1;break}}),{lack:_,
left:P,hasOperators:A,stops:K,unknown:$}=a;return{states:e,marked:s,text:r,tail:f,complete:M,lack:_,operands:P,hasOperators:A,stops:K,unknown:$}}class d{lack=0;left=1/0;hasOperators=!1;stops=!1;unknown=0;operator(e,s){
const r=(0,O.e)(e),a=!this.hasOperators;if(this.hasOperators=!0,r===void 0)this.unknown++;else{if(s>=r)return"right";a?this.lack=r-s:this.stops=!0}return r===void 0?
"unknown":"lacking"}}function p(t,{states:e,marked:s,text:r,tail:a,...f}){const M=t.unknown+f.unknown;return{stops:t.stops||f.stops||f.lack>t.operands||M>S,operands:f.
hasOperators?f.operands:t.operands+f.operands,unknown:M,states:Math.max(t.states+e.net,e.net-e.low),marked:Math.max(t.marked+s.net,s.net-s.low),text:r??t.text,excess:t.
excess+Math.max(0,-(t.states+e.low)),tail:a}}function b(t,e){const s=new Uint8Array(t);let r=e;return B(t,void 0,(a,f)=>{a===T?r++:a===g&&(r>0?r--:s[f]=32)}),s}
function m(t,e){const s=new Uint8Array(t);return B(t,new d,void 0,(r,a,f)=>{e.includes(f)&&s.fill(I.Z4,r,a)}),s}function E(t){--t.net<t.low&&(t.low=t.net)}const T=(0,i.
$N)("q"),g=(0,i.$N)("Q"),h=(0,i.$N)("BT"),n=(0,i.$N)("ET"),o=(0,i.$N)("BMC"),c=(0,i.$N)("BDC"),u=(0,i.$N)("EMC"),x=(0,i.$N)("BI"),k=(0,i.$N)("EI"),w=new Uint8Array(
256);for(const t of"qQBE")w[t.charCodeAt(0)]=1;function B(t,e,s,r){const a=new i.oz(t),f=[];let M=!1,_=0,P=0;for(let A=a.next(!0);A!==i.Kp;A=a.next(!0)){const{start:K}=a;
switch(A){case i.QR:{const{code:$}=a;if(e&&f.length===0&&!M){if($===0&&N(t,K,a.end)){P++;break}a.end-K>C&&(e.stops=!0);const j=e.operator($,P+a.passed);r?.(_,a.
end,j)}if(w[t[K]]===1&&($===x?M=!0:$===k?M=!1:s?.($,K)),M||f.length>0)break;_=a.end,P=a.passed=0;break}case i.pQ:case i.q$:f.length===0&&(P+=a.passed),f.push(A===
i.pQ?`
]`:`
>>`);break;case i.OG:case i.ZT:if(f.pop()===void 0||f.length>0)break;P++,a.passed=0;break;case i.An:case i.Cd:if(f.length===0&&P++,!a.isCut)break;return{tail:(A===
i.An?")".repeat((0,i.jq)(t,K)):">")+R(f),complete:_};case i.Ho:if(a.isCut)return{tail:`
EI`,complete:_}}}return e&&f.length===0&&(e.left=P+a.passed),{tail:R(f)+(M?`
ID
EI`:""),complete:_}}const R=t=>t.toReversed().join(""),U=["true","false","null"],N=(t,e,s)=>U.some(r=>r.length===s-e&&(0,I.w1)(t,e,r))}),75062:((W,v,l)=>{l.d(v,
{e:()=>C});var I=l(36692);const O={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ\
 Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},i=255,y=new Uint8Array(65536).fill(i),S=new Map;for(const[D,d]of Object.
entries(O))for(const p of d.split(" "))p.length<=2?y[(0,I.$N)(p)]=Number(D):S.set((0,I.$N)(p),Number(D));function C(D){if(D>=y.length)return S.get(D);const d=y[D];
return d===i?void 0:d}}),91876:((W,v,l)=>{l.d(v,{K:()=>k});var I=l(62397),O=l(16039),i=l(31916),y=l(269),S=l(75062),C=l(36692);const D=3,d=Uint8Array.of(10);function p(N){
return Buffer.concat(N.flatMap((t,e)=>e===0||b(N[e-1],t)?[t]:[d,t]))}function b(N,t){let e=N.length;for(;e>0&&N.length-e<=D&&y.Kl[N[e-1]]===y.N9;)e--;let s=0;for(;s<
t.length&&s<=D&&y.Kl[t[s]]===y.N9;)s++;const[r,a]=[m(N.subarray(e)),m(t.subarray(0,s))];return r!==""&&a!==""&&E(r+a)&&!(E(r)&&E(a))}const m=N=>Buffer.from(N).toString(
"latin1"),E=N=>N.length<=D&&(0,S.e)((0,C.$N)(N))!==void 0;var T=l(84805);const g=1e3,h=128,n=32,o=64,c="OctavoPageContent",u={balance:(0,i._r)(new Uint8Array(0)),
isWhole:!0},x=(0,O.jd)({});class k{document;looks=new Map;made=new Map;forms=new Map;mendedStreams=new Map;inspected=0;isInspected=!1;leavingOpen=new Set;constructor(t){
this.document=t}async inspect(t){const{job:e,suspect:s}=this.document;this.isInspected=!0;const r=new Map;for(const{form:a,contents:f}of t){const M=r.get(a)??0;
if(r.set(a,M+1),t.length>g&&!s&&M>=h&&M%n!==0||this.leavingOpen.has(a))continue;const A=this.streamsOf(f),{states:K,marked:$,text:j,excess:G,tail:F,stops:H}=this.
open(A);(K||$||j||G||F||H||!this.isWhole(A))&&this.leavingOpen.add(a);const L=e.pace.step(2e4+this.inspected);this.inspected=0,L&&await L}}isolated(t){const{contents:e,
form:s}=t;if(!this.leavingOpen.has(s))return{streams:[this.stream(`q
`),...this.streamsOf(e)],closing:R(i.NB)};const r=this.streamsOf(e),{isWhole:a,isKnown:f}=this.condition(r),M=f?this.mended(r):r,_=this.open(M),P=_.tail!==""||_.
stops||_.states>o||_.marked>o;if(f&&(P||!a))return this.isTagged(t)?this.rewritten(M):this.asForm(t,M,_);const A=_.excess===0?M:this.withoutExcess(M);return{streams:[
this.stream(`q
`),...A],closing:R(_)}}isOrderly({form:t}){return this.isInspected&&!this.leavingOpen.has(t)}own({contents:t}){return this.streamsOf(t)}condition(t){const e=t.every(
s=>this.look(s)!==u);return{isWhole:this.isWhole(t),isKnown:e,open:this.open(t)}}content(t){const e=t.flatMap((s,r)=>[...r>0?[B]:[],this.decoded(s)?.data??new Uint8Array(
0)]);return Buffer.concat(e)}stream(t){const{document:e,made:s}=this,r=Buffer.from(t,"latin1"),a=U(r),f=s.get(a),M=f===void 0?void 0:e.edited.get(f);if(M instanceof
O.Z6&&r.equals(M.data))return new O.oS(f);const _=e.add(new O.Z6(x,r));return s.set(a,_.number),_}streamsOf(t){const{document:e}=this,s=r=>(0,O.i9)(r)&&e.isStream(
r.number);return s(t)?[t]:(e.array(t)??[]).filter(s)}isTagged({index:t}){return this.document.entry(this.document.pages.number(t),"StructParents")!==void 0}open(t){
return t.reduce((e,s)=>(0,i.m2)(e,this.look(s).balance),i.NB)}isWhole(t){return t.every(e=>this.look(e).isWhole)}look(t){const e=this.looks.get(t.number);if(e)return e;
const s=this.decoded(t);this.inspected+=s?.data.length??0;const r=s?{balance:(0,i._r)(s.data),isWhole:s.whole}:u;return this.looks.set(t.number,r),r}decoded(t){
const e=this.document.get(t);return e instanceof O.Z6?this.document.decodedPart(e):void 0}withoutExcess(t){let e=i.NB;return t.map(s=>{const r=e;e=(0,i.m2)(e,this.
look(s).balance);const a=e.excess>r.excess?this.decoded(s)?.data:void 0;return a?this.packed((0,i.KS)(a,r.states)):s})}mended(t){if(!this.open(t).stops)return t;
const e=w(t);let s=this.mendedStreams.get(e);if(!s){const r=t.map(a=>this.decoded(a)?.data??new Uint8Array(0));s=this.packed((0,i.eO)(p(r),["unknown"])),this.mendedStreams.
set(e,s)}return[s]}asForm(t,e,s){const{document:r}=this,a=(0,O.i9)(t.resources)?t.resources.number:this.idOf(t.resources),f=(0,T.VO)(r,t.index),M=`${w(e)}|${a}|${f.
join(" ")}`;let _=this.forms.get(M);if(!_){const P=this.content(e);_=this.packed(s.excess===0?P:(0,i.KS)(P,0),{Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),
BBox:[...f],Resources:t.resources??(0,O.jd)({})}),this.forms.set(M,_)}return{streams:[],closing:"",form:{category:"XObject",name:c,ref:_}}}rewritten(t){const e=this.
content(t),s=e.subarray(0,(0,i._r)(e).complete),r=(0,i.m2)(i.NB,(0,i._r)(s)).stops?(0,i.eO)(s,["lacking"]):s,a=(0,i.m2)(i.NB,(0,i._r)(r)),f=a.excess===0?r:(0,i.
KS)(r,0);return{streams:[this.stream(`q
`),this.packed(f)],closing:R(a)}}packed(t,e={}){return this.document.add(new O.Z6((0,O.jd)({...e,Filter:(0,O.UU)("FlateDecode")}),(0,I.Kc)(t)))}ids=new Map;idOf(t){
const e=this.ids.get(t)??`direct ${this.ids.size}`;return this.ids.set(t,e),e}}const w=N=>N.map(({number:t})=>t).join(" "),B=Uint8Array.of(10);function R({states:N,
marked:t,text:e,tail:s}){return`${s}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(N+1)}
`}function U(N){let t=0;for(let e=0;e<N.length;e++)t=Math.imul(t^N[e],16777619);return t}}),65300:((W,v,l)=>{l.d(v,{B:()=>S});var I=l(91876),O=l(16039);class i{document;copies=new Map;constructor(d){
this.document=d}with(d,p){const b=(0,O.i9)(d)?d.number:(0,O.Zm)(d)?d:void 0;let m=this.copies.get(b);m||this.copies.set(b,m=new Map);const E=p.length===1?String(
p[0].ref.number):p.map(({ref:g})=>g.number).join(" ");let T=m.get(E);return T||m.set(E,T=this.extend(this.document.dict(d)??new O.Bi,p)),T}extend(d,p){const{document:b}=this,
m=new O.Bi(d),E=new Map,T=p.map(g=>{const{category:h,ref:n}=g;let o=E.get(h);o||E.set(h,o=new O.Bi(b.dict(d.get(h))));let c=g.name;for(let u=2;o.has(c);u++)c=`${g.
name}${u}`;return o.set(c,n),m.set(h,o),c});return{resources:b.add(m),names:T}}}var y=l(59234);class S{document;contents;resources;constructor(d){this.document=
d,this.contents=new I.K(d),this.resources=new i(d)}inspect(d){return this.contents.inspect(d)}over(d,{resources:p,operators:b},m={}){const{streams:E,closing:T,form:g}=this.
contents.isolated(d),h=this.resources.with(d.resources,g?[...p,g]:p),n=g?`${(0,y.qK)(h.names.at(-1),C)}
`:T,o=this.contents.stream(n+b(h.names));this.document.pages.patch(d.index,{...m,Contents:[...E,o],Resources:h.resources})}within(d,p,b,m){const{streams:E,closing:T,
form:g}=this.contents.isolated(d),h=b??d.resources;if(g){const u=this.resources.with(h,[g]),x=this.contents.stream(`q ${p}
${(0,y.qK)(u.names[0],C)}
Q
`);this.document.pages.patch(d.index,{...m,Contents:x,Resources:u.resources});return}const[n,...o]=E,c=[n,this.contents.stream(`${p}
`),...o,this.contents.stream(T)];this.document.pages.patch(d.index,b?{...m,Contents:c,Resources:b}:{...m,Contents:c})}under(d,{resources:p,operators:b}){const m=this.
resources.with(d.resources,p),E=this.contents.stream(b(m.names));this.document.pages.patch(d.index,{Contents:[E,...this.contents.own(d)],Resources:m.resources})}}
const C="1 0 0 1 0 0"}),59234:((W,v,l)=>{l.d(v,{_:()=>I,qK:()=>i,vs:()=>O});function I(y){if(Number.isInteger(y)&&Math.abs(y)<1e7)return String(y);const S=Number(
y.toPrecision(7)),C=Math.abs(S)<1e-9?"0":String(S);return C.includes("e")?S.toFixed(12).replace(/\.?0+$/,""):C}const O=y=>y.map(I).join(" "),i=(y,S)=>`q ${S} cm\
 /${y} Do Q`}),30900:((W,v,l)=>{l.d(v,{F:()=>i});var I=l(16039),O=l(35692);async function i(p,b){const m=new O.n(p),E=[];for(const T of b){const g=T-1;m.goTo(g);
const{kind:h,resources:n}=m,o=m.contents();E.push({index:g,kind:h,contents:o,resources:n,form:S(p,m,o)});const c=p.job.pace.step(600);c&&await c}return{kinds:m.
kinds,pages:E}}const y=128;function S(p,b,m){const{bytes:E,entries:T,resources:g}=b;if(!E)return 0;const{at:h,first:n,used:o}=T;let c=C;for(let k=n;k<o;k+=4)c=d(
E,h[k]-1,h[k+2]+1,c);for(const k of[m,g]){const w=(0,I.i9)(k)?p.place(k.number):void 0;w&&(c=d(w.bytes,w.start,Math.min(w.end,w.start+y),c))}if((0,I.i9)(g))return c;
const[u,x]=b.resourcesSpan;return d(E,u,Math.min(x,u+y),c)}const C=2166136261,D=16777619;function d(p,b,m,E){let T=E;for(let g=b;g<m;g++){const h=p[g];if(!(h>=48&&
h<=57)){if(h===62&&p[g+1]===62)break;T=Math.imul(T^h,D)}}return T}}),35692:((W,v,l)=>{l.d(v,{n:()=>m,w:()=>C});var I=l(269),O=l(66249),i=l(16039),y=l(30729),S=l(
84805);const C=(0,y.H)(D);async function D(h){const{pages:n,job:o}=h,c=new m(h),u=new Int32Array(n.count),x=new Set;for(let k=0;k<n.count;k++){c.goTo(k),u[k]=c.
kind,x.add(c.resources);const w=o.pace.step(300);w&&await w}return{kinds:c.kinds,kindOf:u,resources:x}}const d=["MediaBox","CropBox","Rotate","UserUnit"],p=2e3,
b=/\(|(?:^|[^<])<(?!<)/;class m{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new E(d);own=new E(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(n){
this.document=n}goTo(n){const{document:o,entries:c,inherited:u}=this,{pages:x}=o,k=x.number(n),w=o.place(k),B=x.inheritedBy(n);if(this.index=n,this.inherited=B,
!w||!o.locate(k,w,c)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=x.attribute(n,"Resources");return}(this.
bytes?.buffer!==w.bytes.buffer||this.bytes.byteOffset!==w.bytes.byteOffset)&&(this.bytes=(0,I.bS)(w.bytes));const[R,U]=[this.geometry.take(this.bytes,c),this.own.
take(this.bytes,c)];(!R||B!==u)&&(this.kind=this.recognise(B)),(!U||B!==u)&&(this.resources=this.resourcesHere())}contents(){const{document:n,bytes:o}=this,c=n.
pages.number(this.index);if(!o)return n.entry(c,"Contents");const u=this.entries.find(o,"Contents");if(u<0)return;const{at:x}=this.entries;return g(o,x[u+2],x[u+
3])??n.entry(c,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:n,index:o}=this,{pages:c}=n,[u,x]=this.own.of(0);if(u===x)return c.
inheritedBy(o).Resources;const k=g(this.bytes,u,x);if(k)return k;const w=()=>n.entry(c.number(o),"Resources");if(x-u>p)return w();const B=this.own.text();return n.
security&&b.test(B)?w():(this.dictionaries.has(B)||this.dictionaries.set(B,w()),this.dictionaries.get(B))}recognise(n){let o=this.recognised.get(n);o||this.recognised.
set(n,o=new Map);const c=this.geometry.text();let u=o.get(c);return u===void 0&&o.set(c,u=this.kindHere()),u}kindHere(){const n=(0,S.iw)(this.document,this.index),
o=`${n.box.join(" ")} ${n.rotation} ${n.userUnit}`;let c=this.kindOf.get(o);return c===void 0&&this.kindOf.set(o,c=this.kinds.push(n)-1),c}}class E{keys;bytes;from;to;constructor(n){
this.keys=n,this.from=new Int32Array(n.length),this.to=new Int32Array(n.length)}forget(){this.bytes=void 0}take(n,o){const{bytes:c,from:u,to:x,keys:k}=this;let w=c!==
void 0;for(let B=0;B<k.length;B++){const R=o.find(n,k[B]),U=R<0?0:o.at[R+2],N=R<0?0:o.at[R+3];w&&=T(c,u[B],x[B],n,U,N),u[B]=U,x[B]=N}return this.bytes=n,w}of(n){
return[this.from[n],this.to[n]]}text(){let n="";for(let o=0;o<this.keys.length;o++)n+=`${this.bytes.toString("latin1",this.from[o],this.to[o])}|`;return n}}function T(h,n,o,c,u,x){
if(o-n!==x-u)return!1;for(let k=n,w=u;k<o;k++,w++)if(h[k]!==c[w])return!1;return!0}function g(h,n,o){if(!(0,I.yp)(h[n])||h[o-1]!==I.AV||h[o-2]!==I.Z4)return;const c=(0,I.
JI)(h,n,o),u=(0,I.JI)(h,c.after+1,o);return h[c.after]===I.Z4&&u.value>=0&&u.after===o-2?new i.oS(c.value,u.value):void 0}})};
