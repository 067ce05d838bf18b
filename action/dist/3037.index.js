"use strict";exports.id=3037,exports.ids=[3037],exports.modules={1916:((S,v,M)=>{M.d(v,{KS:()=>I,NB:()=>T,_r:()=>y,m2:()=>_});var n=M(6692);const T={states:0,marked:0,text:!1,
excess:0,tail:""};function y(t){const o={net:0,low:0},r={net:0,low:0};let a;const{tail:l,complete:E}=e(t,N=>{switch(N){case g:o.net++;break;case u:R(o);break;case m:case k:
r.net++;break;case O:R(r);break;case d:a=!0;break;case f:a=!1;break}});return{states:o,marked:r,text:a,tail:l,complete:E}}function _(t,{states:o,marked:r,text:a,
tail:l}){return{states:Math.max(t.states+o.net,o.net-o.low),marked:Math.max(t.marked+r.net,r.net-r.low),text:a??t.text,excess:t.excess+Math.max(0,-(t.states+o.low)),
tail:l}}function I(t,o){const r=new Uint8Array(t);let a=o;return e(t,(l,E)=>{l===g?a++:l===u&&(a>0?a--:r[E]=32)}),r}function R(t){--t.net<t.low&&(t.low=t.net)}const g=(0,n.
$N)("q"),u=(0,n.$N)("Q"),d=(0,n.$N)("BT"),f=(0,n.$N)("ET"),m=(0,n.$N)("BMC"),k=(0,n.$N)("BDC"),O=(0,n.$N)("EMC"),i=(0,n.$N)("BI"),c=(0,n.$N)("EI"),s=new Uint8Array(
256);for(const t of"qQBE")s[t.charCodeAt(0)]=1;function e(t,o){const r=new n.oz(t),a=[];let l=!1,E=0;for(let N=r.next(!0);N!==n.Kp;N=r.next(!0)){const{start:A}=r;
switch(N){case n.QR:{if(s[t[A]]===1){const{code:P}=r;P===i?l=!0:P===c?l=!1:o(P,A)}!l&&a.length===0&&(E=r.end);break}case n.pQ:a.push(`
]`);break;case n.q$:a.push(`
>>`);break;case n.OG:case n.ZT:a.pop();break;case n.An:case n.Cd:if(!r.isCut)break;return{tail:(N===n.An?")".repeat((0,n.jq)(t,A)):">")+a.reverse().join(""),complete:E};case n.
Ho:if(r.isCut)return{tail:`
EI`,complete:E}}}return{tail:a.reverse().join("")+(l?`
ID
EI`:""),complete:E}}}),6173:((S,v,M)=>{M.d(v,{B:()=>f,K:()=>k});var n=M(269),T=M(8118),y=M(9980),_=M(6692);const I=64,R=100,g=["true","false","null"],u=new Map,
d=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf \
Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const O of d.split(" "))u.set((0,_.$N)(O),O);class f{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
I);starts=new Int32Array(I);ends=new Int32Array(I);depth=0;outermost=_.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(i){this.content=i,this.tokens=new _.
oz(i)}next(){return this.advance(1/0)}advance(i){const{tokens:c}=this;for(this.isGiven&&this.forget();c.end<i;){const s=c.next();switch(s){case _.Kp:return this.
end=c.end,this.dataStart>=0&&this.give("BI");case _.QR:if(this.depth===0&&this.keyword())return!0;break;case _.pQ:case _.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=s,this.opened=c.start;break;case _.OG:case _.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case _.Ho:this.dataStart=c.start,this.dataEnd=c.end;break;default:this.depth===0&&this.add(s,c.start)}}return this.end=c.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:i}=this,c=u.get(i.code);if(c===void 0&&g.some(s=>s.length===i.end-i.start&&(0,n.w1)(this.
content,i.start,s)))this.add(_.QR,i.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.give("BI")}else return this.
give(c??"");return!1}give(i){return this.operator=i,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(i,c){const{count:s}=this;s!==I&&(this.kinds[s]=
i,this.starts[s]=c,this.ends[s]=this.tokens.end,this.count=s+1)}kind(i){return i>=0&&i<this.count?this.kinds[i]:_.Kp}startOf(i){return this.starts[i]}endOf(i){return this.
ends[i]}number(i){return this.kind(i)===_.uk?(0,y.kz)(this.content,this.starts[i],this.ends[i]):NaN}name(i){return this.kind(i)===_.o_?(0,y.MQ)(this.content,this.
starts[i]+1,this.ends[i]):void 0}string(i){const c=this.kind(i);return c===_.An||c===_.Cd?(0,y.E3)(this.content,this.starts[i],this.ends[i]):void 0}value(i){return this.
kind(i)===_.Kp||this.deepest>R?null:new T.i(this.content,this.starts[i],this.ends[i],R).value()}inside(i){return new _.oz(this.content,this.starts[i]+1,this.ends[i]-
1)}}const m=65536;async function k(O,i,c){const s=new f(O);for(;s.end<O.length;){const{end:e}=s;for(;s.advance(e+m);)c(s);const t=i.step(s.end-e);t&&await t}}}),
2156:((S,v,M)=>{M.d(v,{K:()=>k});var n=M(8962),T=M(6039),y=M(1916),_=M(4805);const I=1e3,R=128,g=32,u=64,d="OctavoPageContent",f={balance:{states:{net:0,low:0},
marked:{net:0,low:0},text:void 0,tail:"",complete:0},isWhole:!0},m=(0,T.jd)({});class k{document;looks=new Map;made=new Map;forms=new Map;inspected=0;leavingOpen=new Set;constructor(e){
this.document=e}async inspect(e){const{job:t,suspect:o}=this.document,r=new Map;for(const{form:a,contents:l}of e){const E=r.get(a)??0;if(r.set(a,E+1),e.length>I&&
!o&&E>=R&&E%g!==0||this.leavingOpen.has(a))continue;const P=this.streamsOf(l),{states:x,marked:b,text:D,excess:w,tail:p}=this.open(P);(x||b||D||w||p||!this.isWhole(
P))&&this.leavingOpen.add(a);const h=t.pace.step(2e4+this.inspected);this.inspected=0,h&&await h}}isolated(e){const{contents:t,form:o}=e;if(!this.leavingOpen.has(
o))return{streams:[this.stream(`q
`),...this.streamsOf(t)],closing:i(y.NB)};const r=this.streamsOf(t),{isWhole:a,isKnown:l,open:E}=this.condition(r),N=E.tail!==""||E.states>u||E.marked>u;if(l&&(N||
!a))return this.isTagged(e)?this.rewritten(r):this.asForm(e,r,E);const A=E.excess===0?r:this.withoutExcess(r);return{streams:[this.stream(`q
`),...A],closing:i(E)}}own({contents:e}){return this.streamsOf(e)}condition(e){const t=e.every(o=>this.look(o)!==f);return{isWhole:this.isWhole(e),isKnown:t,open:this.
open(e)}}content(e){const t=e.flatMap((o,r)=>[...r>0?[O]:[],this.decoded(o)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){const{document:t,made:o}=this,
r=Buffer.from(e,"latin1"),a=c(r),l=o.get(a),E=l===void 0?void 0:t.edited.get(l);if(E instanceof T.Z6&&r.equals(E.data))return new T.oS(l);const N=t.add(new T.Z6(
m,r));return o.set(a,N.number),N}streamsOf(e){const{document:t}=this,o=r=>(0,T.i9)(r)&&t.isStream(r.number);return o(e)?[e]:(t.array(e)??[]).filter(o)}isTagged({
index:e}){return this.document.entry(this.document.pages.number(e),"StructParents")!==void 0}open(e){return e.reduce((t,o)=>(0,y.m2)(t,this.look(o).balance),y.NB)}isWhole(e){
return e.every(t=>this.look(t).isWhole)}look(e){const t=this.looks.get(e.number);if(t)return t;const o=this.decoded(e);this.inspected+=o?.data.length??0;const r=o?
{balance:(0,y._r)(o.data),isWhole:o.whole}:f;return this.looks.set(e.number,r),r}decoded(e){const t=this.document.get(e);return t instanceof T.Z6?this.document.
decodedPart(t):void 0}withoutExcess(e){let t=y.NB;return e.map(o=>{const r=t;t=(0,y.m2)(t,this.look(o).balance);const a=t.excess>r.excess?this.decoded(o)?.data:
void 0;return a?this.packed((0,y.KS)(a,r.states)):o})}asForm(e,t,o){const{document:r}=this,a=(0,T.i9)(e.resources)?e.resources.number:this.idOf(e.resources),l=(0,_.
VO)(r,e.index),E=`${t.map(({number:A})=>A).join(" ")}|${a}|${l.join(" ")}`;let N=this.forms.get(E);if(!N){const A=this.content(t);N=this.packed(o.excess===0?A:(0,y.
KS)(A,0),{Type:(0,T.UU)("XObject"),Subtype:(0,T.UU)("Form"),BBox:[...l],Resources:e.resources??(0,T.jd)({})}),this.forms.set(E,N)}return{streams:[],closing:"",form:{
category:"XObject",name:d,ref:N}}}rewritten(e){const t=this.content(e),o=t.subarray(0,(0,y._r)(t).complete),r=(0,y.m2)(y.NB,(0,y._r)(o)),a=r.excess===0?o:(0,y.KS)(
o,0);return{streams:[this.stream(`q
`),this.packed(a)],closing:i(r)}}packed(e,t={}){return this.document.add(new T.Z6((0,T.jd)({...t,Filter:(0,T.UU)("FlateDecode")}),(0,n.Kc)(e)))}ids=new Map;idOf(e){
const t=this.ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}}const O=Uint8Array.of(10);function i({states:s,marked:e,text:t,tail:o}){return`${o}${t?
`
ET`:""}${`
EMC`.repeat(e)}${`
Q`.repeat(s+1)}
`}function c(s){let e=0;for(let t=0;t<s.length;t++)e=Math.imul(e^s[t],16777619);return e}}),4997:((S,v,M)=>{M.d(v,{n:()=>T});var n=M(6039);class T{document;copies=new Map;constructor(_){
this.document=_}with(_,I){const R=(0,n.i9)(_)?_.number:(0,n.Zm)(_)?_:void 0;let g=this.copies.get(R);g||this.copies.set(R,g=new Map);const u=I.length===1?String(
I[0].ref.number):I.map(({ref:f})=>f.number).join(" ");let d=g.get(u);return d||g.set(u,d=this.extend(this.document.dict(_)??new n.Bi,I)),d}extend(_,I){const{document:R}=this,
g=new n.Bi(_),u=new Map,d=I.map(f=>{const{category:m,ref:k}=f;let O=u.get(m);O||u.set(m,O=new n.Bi(R.dict(_.get(m))));let i=f.name;for(let c=2;O.has(i);c++)i=`${f.
name}${c}`;return O.set(i,k),g.set(m,O),i});return{resources:R.add(g),names:d}}}}),900:((S,v,M)=>{M.d(v,{F:()=>y});var n=M(6039),T=M(3311);async function y(d,f){
const m=new T.n(d),k=[];for(const O of f){const i=O-1;m.goTo(i);const{kind:c,resources:s}=m,e=m.contents();k.push({index:i,kind:c,contents:e,resources:s,form:I(
d,m,e)});const t=d.job.pace.step(600);t&&await t}return{kinds:m.kinds,pages:k}}const _=128;function I(d,f,m){const{bytes:k,entries:O,resources:i}=f;if(!k)return 0;
const{at:c,first:s,used:e}=O;let t=R;for(let a=s;a<e;a+=4)t=u(k,c[a]-1,c[a+2]+1,t);for(const a of[m,i]){const l=(0,n.i9)(a)?d.place(a.number):void 0;l&&(t=u(l.bytes,
l.start,Math.min(l.end,l.start+_),t))}if((0,n.i9)(i))return t;const[o,r]=f.resourcesSpan;return u(k,o,Math.min(r,o+_),t)}const R=2166136261,g=16777619;function u(d,f,m,k){
let O=k;for(let i=f;i<m;i++){const c=d[i];if(!(c>=48&&c<=57)){if(c===62&&d[i+1]===62)break;O=Math.imul(O^c,g)}}return O}}),6692:((S,v,M)=>{M.d(v,{$N:()=>r,An:()=>I,
Cd:()=>R,Ho:()=>k,Kp:()=>T,OG:()=>d,QR:()=>g,ZT:()=>m,jq:()=>x,o_:()=>_,oz:()=>E,pQ:()=>u,q$:()=>f,uk:()=>y});var n=M(269);const T=0,y=1,_=2,I=3,R=4,g=5,u=6,d=7,
f=8,m=9,k=10,O=0,i=11,c=12,s=13,e=new Uint8Array(256).fill(g),t=new Uint8Array(256);for(let b=0;b<256;b++)n.Kl[b]!==n.N9&&(e[b]=O);for(const b of[n.b9,n.N5,n.fX])
t[b]=1;for(let b=n.l0;b<=n.ev;b++)t[b]=1;for(let b=0;b<256;b++)t[b]&&(e[b]=y);e[n.cL]=_,e[n.Cx]=I,e[n.iH]=c,e[n.vz]=s,e[n.WL]=u,e[n.wt]=d,e[n.IQ]=i;const o=3,r=b=>[
...b].reduce((D,w,p)=>D|w.charCodeAt(0)<<8*p,0),a=r("BI"),l=r("ID");class E{content;to;kind=T;start=0;end;isCut=!1;inImage=!1;atData=!1;constructor(D,w=0,p=D.length){
this.content=D,this.to=p,this.start=this.end=w}next(D=!1){const{content:w,to:p}=this;if(this.atData)return this.imageData();let h=this.end;for(;h<p;){const C=h,
B=e[w[h++]];switch(B){case O:continue;case y:for(;h<p&&t[w[h]]===1;)h++;if(D)continue;return this.found(y,C,h);case g:for(;h<p&&n.Kl[w[h]]===n.N9;)h++;return h-
C===2&&this.followImage(w[C]|w[C+1]<<8),this.found(g,C,h);case _:for(;h<p&&n.Kl[w[h]]===n.N9;)h++;if(D)continue;return this.found(_,C,h);case I:return h=(0,n.t9)(
w,C,p),this.isCut=h===p&&x(w,C,p)>0,this.found(I,C,h);case c:return h<p&&w[h]===n.iH?this.found(f,C,h+1):(h=(0,n.$k)(w,h,p),this.isCut=w[h-1]!==n.vz,this.found(
R,C,h));case s:if(h<p&&w[h]===n.vz)return this.found(m,C,h+1);continue;case i:h=(0,n.D)(w,h,p);continue;default:return this.found(B,C,h)}}return this.found(T,p,
p)}found(D,w,p){return this.kind=D,this.start=w,this.end=p,D}get code(){const{content:D,start:w,end:p}=this,h=p-w;return h>o?0:D[w]|(h>1?D[w+1]<<8:0)|(h>2?D[w+2]<<
16:0)}followImage(D){this.atData=this.inImage&&D===l,this.inImage=D===a||this.inImage&&!this.atData}imageData(){const{content:D,to:w}=this;this.atData=!1;const p=Math.
min(this.end+1,w),h=A(D,p,w);return this.isCut=h<0,this.found(k,p,h<0?w:h)}}const N=12;function A(b,D,w){for(let p=D;p+1<w;p++){if(b[p]!==n.HV||b[p+1]!==n.tw||p>
D&&n.Kl[b[p-1]]!==n.t6)continue;const h=p+2;if(!(h<w&&n.Kl[b[h]]===n.N9)&&P(b,h,Math.min(h+N,w)))return Math.max(p-1,D)}return-1}function P(b,D,w){for(let p=D;p<
w;p++){const h=b[p];if((h<n.Z4||h>n.du)&&n.Kl[h]!==n.t6)return!1}return!0}function x(b,D,w=b.length){let p=0;for(let h=D;h<w;h++){const C=b[h];C===n.r_?h++:C===
n.Cx?p++:C===n.s1&&p--}return p}}),199:((S,v,M)=>{M.d(v,{DI:()=>I,Mo:()=>y,S3:()=>T,Z7:()=>_,d:()=>g,iN:()=>n,lw:()=>R});function n({box:[u,d,f,m],rotation:k}){
const O=f-u,i=m-d;return k%180===0?{width:O,height:i}:{width:i,height:O}}function T({box:[u,d,f,m],rotation:k}){switch(k){case 0:return[1,0,0,1,u,d];case 90:return[
0,1,-1,0,f,d];case 180:return[-1,0,0,-1,f,m];case 270:return[0,-1,1,0,u,m]}}function y(u,d){if(d===void 0)return u;const[f,m,k,O]=[Math.max(u[0],d[0]),Math.max(
u[1],d[1]),Math.min(u[2],d[2]),Math.min(u[3],d[3])];return f<k&&m<O?[f,m,k,O]:u}function _([u,d,f,m]){return[Math.min(u,f),Math.min(d,m),Math.max(u,f),Math.max(
d,m)]}function I([u,d,f,m,k,O]){const i=u*m-d*f,[c,s,e,t]=[m/i,-d/i,-f/i,u/i];return[c+0,s+0,e+0,t+0,-(k*c+O*e)+0,-(k*s+O*t)+0]}function R(u,d){const[f,m,k,O,i,
c]=u,[s,e,t,o,r,a]=d;return[f*s+m*t,f*e+m*o,k*s+O*t,k*e+O*o,i*s+c*t+r,i*e+c*o+a]}const g=(u,{userUnit:d})=>String(Number((u*d/72).toPrecision(3)))}),4805:((S,v,M)=>{
M.d(v,{VO:()=>y,b0:()=>I,iw:()=>_});var n=M(199);const T=[0,0,612,792],y=(g,u)=>I(g,g.pages.attribute(u,"MediaBox"))??T;function _(g,u){const{pages:d}=g,f=g.resolve(
g.entry(d.number(u),"UserUnit"));return{box:(0,n.Mo)(y(g,u),I(g,d.attribute(u,"CropBox"))),rotation:R(g.resolve(d.attribute(u,"Rotate"))),userUnit:typeof f=="nu\
mber"&&f>0?f:1}}function I(g,u){const d=g.array(u)?.map(m=>g.resolve(m));if(d?.length!==4||!d.every(m=>typeof m=="number"&&Number.isFinite(m)))return;const f=(0,n.
Z7)(d);return f[0]<f[2]&&f[1]<f[3]?f:void 0}function R(g){const u=typeof g=="number"?(g%360+360)%360:0;return u===90||u===180||u===270?u:0}}),3311:((S,v,M)=>{M.
d(v,{n:()=>m,w:()=>R});var n=M(269),T=M(6249),y=M(6039),_=M(729),I=M(4805);const R=(0,_.H)(g);async function g(c){const{pages:s,job:e}=c,t=new m(c),o=new Int32Array(
s.count),r=new Set;for(let a=0;a<s.count;a++){t.goTo(a),o[a]=t.kind,r.add(t.resources);const l=e.pace.step(300);l&&await l}return{kinds:t.kinds,kindOf:o,resources:r}}
const u=["MediaBox","CropBox","Rotate","UserUnit"],d=2e3,f=/\(|(?:^|[^<])<(?!<)/;class m{document;kinds=[];kind=-1;resources;bytes;entries=new T.R;index=-1;inherited;geometry=new k(
u);own=new k(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(s){this.document=s}goTo(s){const{document:e,entries:t,inherited:o}=this,
{pages:r}=e,a=r.number(s),l=e.place(a),E=r.inheritedBy(s);if(this.index=s,this.inherited=E,!l||!e.locate(a,l,t)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=r.attribute(s,"Resources");return}(this.bytes?.buffer!==l.bytes.buffer||this.bytes.byteOffset!==l.bytes.byteOffset)&&
(this.bytes=(0,n.bS)(l.bytes));const[N,A]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!N||E!==o)&&(this.kind=this.recognise(E)),(!A||E!==o)&&
(this.resources=this.resourcesHere())}contents(){const{document:s,bytes:e}=this,t=s.pages.number(this.index);if(!e)return s.entry(t,"Contents");const o=this.entries.
find(e,"Contents");if(o<0)return;const{at:r}=this.entries;return i(e,r[o+2],r[o+3])??s.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:s,index:e}=this,{pages:t}=s,[o,r]=this.own.of(0);if(o===r)return t.inheritedBy(e).Resources;const a=i(this.bytes,o,r);if(a)return a;const l=()=>s.
entry(t.number(e),"Resources");if(r-o>d)return l();const E=this.own.text();return s.security&&f.test(E)?l():(this.dictionaries.has(E)||this.dictionaries.set(E,l()),
this.dictionaries.get(E))}recognise(s){let e=this.recognised.get(s);e||this.recognised.set(s,e=new Map);const t=this.geometry.text();let o=e.get(t);return o===void 0&&
e.set(t,o=this.kindHere()),o}kindHere(){const s=(0,I.iw)(this.document,this.index),e=`${s.box.join(" ")} ${s.rotation} ${s.userUnit}`;let t=this.kindOf.get(e);return t===
void 0&&this.kindOf.set(e,t=this.kinds.push(s)-1),t}}class k{keys;bytes;from;to;constructor(s){this.keys=s,this.from=new Int32Array(s.length),this.to=new Int32Array(
s.length)}forget(){this.bytes=void 0}take(s,e){const{bytes:t,from:o,to:r,keys:a}=this;let l=t!==void 0;for(let E=0;E<a.length;E++){const N=e.find(s,a[E]),A=N<0?
0:e.at[N+2],P=N<0?0:e.at[N+3];l&&=O(t,o[E],r[E],s,A,P),o[E]=A,r[E]=P}return this.bytes=s,l}of(s){return[this.from[s],this.to[s]]}text(){let s="";for(let e=0;e<this.
keys.length;e++)s+=`${this.bytes.toString("latin1",this.from[e],this.to[e])}|`;return s}}function O(c,s,e,t,o,r){if(e-s!==r-o)return!1;for(let a=s,l=o;a<e;a++,l++)
if(c[a]!==t[l])return!1;return!0}function i(c,s,e){if(!(0,n.yp)(c[s])||c[e-1]!==n.AV||c[e-2]!==n.Z4)return;const t=(0,n.JI)(c,s,e),o=(0,n.JI)(c,t.after+1,e);return c[t.
after]===n.Z4&&o.value>=0&&o.after===e-2?new y.oS(t.value,o.value):void 0}})};
