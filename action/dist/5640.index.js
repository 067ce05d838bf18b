"use strict";exports.id=5640,exports.ids=[5640],exports.modules={17079:((Y,U,d)=>{d.d(U,{Z:()=>C,_:()=>x});const B=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
N=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(w){
if(w.length>64)return;const l=w.trim().replace(N,(S,I,f,E)=>`${I??""}${1900+Number(f)}${E}`);return $(D(B.exec(l)??P.exec(l)))}function C(w){const l=w.length>64?
void 0:D(P.exec(w.trim()));if(!l||$(l)===void 0)return;const{year:S,month:I="",day:f="",hour:E="",minute:L="",second:M="",zone:O=""}=l;return`D:${S}${I}${f}${E}${L}${M}${O===
"Z"||O===""?O:`${O.replace(":","'")}'`}`}function D(w){if(!w)return;const[,l,S,I,f,E,L,M,O,F,r]=w,i=M??(O===void 0?void 0:`${O}${F??"00"}:${r??"00"}`);return{year:l,
month:S,day:I,hour:f,minute:E,second:L,zone:i}}function $(w){if(!w)return;const{year:l,month:S,day:I,hour:f,minute:E="00",second:L="00",zone:M}=w,O=(r,i,v)=>r===
void 0||Number(r)>=i&&Number(r)<=v;if(Number(l)===0||!O(S,1,12)||!O(I,1,Z(Number(l),Number(S)))||!O(f,0,23)||!O(E,0,59)||!O(L,0,59)||M!==void 0&&M!=="Z"&&!(O(M.
slice(1,3),0,23)&&O(M.slice(4),0,59)))return;const F=[l,S,I].filter(r=>r!==void 0).join("-");return f===void 0?F:`${F}T${f}:${E}:${L}${M==="+00:00"||M==="-00:00"?
"Z":M??""}`}function Z(w,l){return l===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(l)?30:31}}),49994:((Y,U,d)=>{d.d(U,{bx:()=>K,BG:()=>_,p0:()=>k});
var B=d(91369),N=d(21281),P=d(91519),x=d(33973),C=d(69289),D=d(87826),$=d(14029),Z=d(98446),w=d(21996),l=d(45599);const S=["PieceInfo","Thumb"];async function I(o,t){
const e=await t(),{live:n}=e.markings[0];let a=!1;for(const s of await(0,w.V3)(o,S)){if(n[s]!==1)continue;const c=o.job.pace.step(2e3);c&&await c;const b=o.get(
s),m=b instanceof l.Z6?b.dict:b;if(!(!(m instanceof l.Bi)||!S.some(R=>m.has(R)))){o.edit(s);for(const R of S)m.delete(R);a=!0}}return a?t():e}var f=d(83287),E=d(
52205),L=d(54619),M=d(48249),O=d(58006),F=d(68973);const r=256*1024*1024,i=256*1024,v=4,y=.97,u=4,g=9,h=new Set(["ASCIIHexDecode","ASCII85Decode"]),A=new Set(["\
FlateDecode","LZWDecode","RunLengthDecode"]);class G{document;marked;isDouble;remaining=r;left=0;constructor(t,e,n){this.document=t,this.marked=e,this.isDouble=
n}async run(){const t=this.streams();for(let e=0;e<t.length;e+=u){const n=this.remaining,a=await Promise.all(t.slice(e,e+u).map(c=>this.optimize(c,n)));for(const c of a)
this.remaining-=c;const s=this.document.job.pace.step(2e3*u);s&&await s,this.document.job.pace.progress(e/t.length)}return{left:this.left}}streams(){const{document:t}=this,
{live:e,walked:n}=this.marked.markings[0],a=[];for(let s=1;s<e.length;s++){if(e[s]!==1||this.isDouble(s))continue;const c=t.edited.get(s),b=t.table.kind[s]===L.
tL&&n.dataStart[s]>0;(c===void 0?b:c instanceof l.Z6)&&a.push(s)}return a}async optimize(t,e){const{document:n}=this,a=n.get(t);if(!(a instanceof l.Z6)||(n.put(
t,a),W(n,a)))return 0;const s=n.encoded(a),c=this.withoutTransport(a,s),{smaller:b,decoded:m}=await this.compressed(a,c,e),R=b??c;return T(R)<T({...p(n,a.dict),
data:s})&&n.put(t,j(a,R)),m}withoutTransport(t,e){const{filters:n,parameters:a}=p(this.document,t.dict),s=n.findIndex(m=>!(m instanceof l.SX&&h.has(m.text))),c=s<
0?n.length:s,b={stream:e.length*4+16,total:e.length*4+16,remaining:e.length*4+16};for(const m of n.slice(0,c))e=(0,M.tN)(m.text,e,void 0,b);return{data:e,filters:n.
slice(c),parameters:a.slice(c)}}async compressed(t,e,n){const a=(0,F.uM)(this.document.job),s=await this.decoded(t,e,n);if(s==="too much")return this.left++,{decoded:0};
if(!s||s.filters.length>0)return{decoded:s?.data.length??0};const c=s.data.length;if(e.data.length>i&&!await this.isWorthwhile(s.data,e.data.length))return{decoded:c};
const m={data:await a.deflate(s.data,g),filters:[(0,l.UU)("FlateDecode")],parameters:s.parameters};return{smaller:[e,...this.isPredicted(s)?[]:[s]].reduce((z,X)=>T(
X)<T(z)?X:z,m),decoded:c}}isPredicted({parameters:t}){const e=this.document.resolve(this.document.dict(t[0])?.get("Predictor"));return typeof e=="number"&&e>1}async isWorthwhile(t,e){
const n=Math.floor(i/v*(t.length/e)),a=Math.floor((t.length-n)/(v-1)),s=Buffer.concat(Array.from({length:v},(b,m)=>t.subarray(m*a,m*a+n)));return(await(0,F.uM)(
this.document.job).deflate(s,g)).length<y*(e/t.length)*s.length}async inflatedLoosely(t,e,n){const{document:a}=this,{bytes:s,reached:c,damaged:b,mismatch:m}=await(0,F.
a5)(e,n,a.job.pace);if(!(c>n))return(0,f.Eb)(a,t,{found:b,mismatch:m}),b?void 0:s}async decoded(t,e,n){const[a,...s]=e.filters;if(a===void 0)return e.data.length>
n?"too much":e;if(!(a instanceof l.SX)||!A.has(a.text)||s.length>0)return;if(a.text==="FlateDecode"){const{job:m}=this.document,R=Math.max(n,0),z=await(0,F.uM)(
m).inflate(e.data,R)??await this.inflatedLoosely(t,e.data,R);return z?{data:z,filters:[],parameters:e.parameters}:e.data.length*4>n?"too much":void 0}const c=this.
document.dict(e.parameters[0]),b=this.document.resolve(c?.get("EarlyChange"));try{const m=typeof b=="number"?new l.Bi([["EarlyChange",b]]):void 0,R=(0,M.tN)(a.text,
e.data,m,{stream:n,total:n,remaining:n}),z=new l.Bi([...c??[]].filter(([X])=>X!=="EarlyChange"));return{data:R,filters:[],parameters:z.size>0?[z]:[]}}catch{return}}}
function W(o,{dict:t}){const e=(0,E.c3)(o,t.get("Filter"));return t.has("F")||e.some(n=>(0,l.Eo)(n,"Crypt"))||(0,l.Eo)(o.resolve(t.get("Type")),"Metadata")}function p(o,t){
const e=(0,E.c3)(o,t.get("Filter")),n=t.get("DecodeParms"),a=o.array(n)??(n===void 0?[]:[n]);return{filters:e,parameters:e.map((s,c)=>a[c]??null)}}const T=({data:o,
filters:t})=>o.length+t.reduce((e,n)=>e+(n instanceof l.SX?n.text.length+9:0),0);function j(o,{data:t,filters:e,parameters:n}){const a=(0,O.n)(o,t,{compress:!1}),
s=e.length===1;return e.length>0&&a.dict.set("Filter",s?e[0]:[...e]),e.length>0&&n.some(c=>c!==null)&&a.dict.set("DecodeParms",s?n[0]:[...n]),a}async function _(o,t,e,n){
const a={signatures:0,usageRightsRemoved:!1,isRepaired:!1},s=({signatures:q,usageRightsRemoved:ae})=>{a.signatures=q,a.usageRightsRemoved||=ae},c=q=>{a.isRepaired||=
!q.isOfDataAlone,e.onRepaired?.(q)},b=await(0,P.E)(o.bytes,{...e,onWritten:s,onRepaired:c},{password:t}),m=b.pages.count,R=o.bytes.length;await b.pages.settle(),
await n?.(b);const{bytes:z,notes:X}=await H(b),te=z.length>=R&&!a.isRepaired?(0,D.N)(b,o.bytes):void 0;return te?{bytes:te,isSmaller:!1,pageCount:m,notes:[],written:void 0}:
(z.length>R&&X.push(V(R,z.length)),{bytes:z,isSmaller:!0,pageCount:m,notes:X,written:a})}async function H(o){const t=[],e=await I(o,()=>J(o)),n=await(0,B.v)(o,e),
{left:a}=await new G(o,e,m=>n(0,m)!==void 0).run();a>0&&t.push(se(a)),(0,C.V)(o)&&t.push(ne);const s=m=>(0,$.fT)([o],{compact:!0,objectStreams:m,alias:n});if(await ee(
o))return{bytes:await s("none"),notes:t};const c=await s("smallest");if(c.length>=Q)return{bytes:c,notes:t};const b=await s("none");return{bytes:b.length<c.length?
b:c,notes:t}}async function J(o){const t=await(0,x.Rf)([o],{detail:!0,strings:o.security?.numbered===!0});return(0,x.Ip)([o],t),t}const k=(o,t)=>Math.floor(1e3*
(o-t)/o)/10,Q=16384;async function ee(o){const{archive:t,names:e}=await(0,N.ds)(o);return t?.part===1||e.some(n=>/^PDF\/X-[13]/.test(n))}const K={code:"not_smal\
ler",message:"The document is returned as it was: it could not be made smaller."},V=(o,t)=>({code:"repair_enlarged",message:`The document has ${t} bytes now, ${t-
o} more than before, because it was repaired.`}),ne={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), be\
cause object streams save more."},se=o=>({code:"streams_left",message:`${(0,Z.C7)(o,"stream was","streams were")} left as ${(0,Z.d5)(o,"it was","they were")}, b\
ecause at most 256 MB of a document are compressed again.`})}),59071:((Y,U,d)=>{d.d(U,{Gh:()=>S,ZK:()=>I,wh:()=>l});var B=d(77581),N=d(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,C=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,D=f=>f.replace(P,"").replace(
x,"").replace(C,"�"),$=200,Z=new WeakMap;function w(f){let E=Z.get(f);if(E)return E;const L=D((0,B.g7)(f));return E={whole:L,trimmed:L.trim()},f.bytes.length>=
$&&Z.set(f,E),E}const l=f=>D(f).trim();function S(f){const E=f instanceof N.Mx?w(f).trimmed:"";return E===""?null:E}const I=f=>f?w(f).whole:""}),70549:((Y,U,d)=>{
d.d(U,{n:()=>B});function B(N){const P=new WeakMap;return x=>{if(x.hasChanges)return N(x);const C=P.get(x);if(C)return C.answer;const D=N(x);return P.set(x,{answer:D}),
D}}}),21996:((Y,U,d)=>{d.d(U,{Av:()=>I,RJ:()=>L,V3:()=>E,vb:()=>M,zx:()=>S});var B=d(54619),N=d(44233),P=d(78157),x=d(88500);const C=2048,D=65536,$=4,Z=1<<20,w=1024,
l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function S(r,i){const{found:v,all:y}=await f(r,i),u=g=>[...new Set([...g,...y])].sort((h,A)=>h-A);return Object.fromEntries(
i.map(g=>[g,u(v[g])]))}async function I(r,i){const{found:v,all:y}=await f(r,i);for(const u of Object.values(v))for(const g of u)y.add(g);return y}async function f(r,i){
const v=i.map(h=>{const[A="",...G]=[...h].map(p=>p.replace(/\W/,"\\$&")),W=/\W/.test(h)?l:"\\w";return`${A}(?:${G.join("")}|${W}{0,${Math.max(0,h.length-2)}}#)`}),
y=new RegExp(`/(?:${v.join("|")}|#)`,"g"),u=Object.fromEntries(i.map(h=>[h,new Set])),g=new Set;await L(r,(h,A,G,W)=>{const p=h.toString("latin1",A,G);y.lastIndex=
0;for(let T=y.exec(p);T;T=y.exec(p)){const j=W(A+T.index);j!==void 0&&(T[0].endsWith("#")?g.add(j):u[T[0].slice(1)].add(j))}});for(const h of M(r))g.add(h);return{
found:u,all:g}}async function E(r,i){const v=await S(r,i);return[...new Set(Object.values(v).flat())].sort((y,u)=>y-u)}async function L(r,i){const{bytes:v,table:y}=r,
u=O(r),g=new Int32Array(u.length);for(let p=0;p<u.length;p++)g[p]=y.place[u[p]];const h=(0,P.bS)(v),A=p=>u[(0,N.MJ)(g,p)-1],G=new x.s;let W=0;for(let p=0;p<u.length;p++){
const T=p+1===u.length,j=T?v.length:g[p+1],_=j-g[p]>C;if(!_&&!T&&j-W<D)continue;let H=j;if(_){g[p]>W&&i(h,W,g[p],A),G.reset();const k=G.value(v,r.bodies[u[p]],j);
W=g[p],k>=0&&(H=k)}i(h,W,H,A);const J=r.job.pace.step($*(H-W));J&&await J,W=j}for(const[p,T]of F(r)){const j=r.objectStream(p),_=r.job.pace.step(0);if(_&&await _,
!j)continue;const H=new Set(T),{starts:J,numbers:k,data:Q}=j,ee=K=>{const V=k[(0,N.MJ)(J,K)-1];return V!==void 0&&H.has(V)?V:void 0};for(let K=0;K<Q.length;K+=Z){
i((0,P.bS)(Q),K,Math.min(K+Z+w,Q.length),ee);const V=r.job.pace.step($*Z);V&&await V}}}function*M(r){for(let i=1;r.hasChanges&&i<r.size;i++)r.isChanged(i)&&r.exists(
i)&&(yield i)}function O(r){const{table:i,hasChanges:v}=r,y=[];let u=!0,g=-1;for(let h=1;h<i.size;h++){if(i.kind[h]!==B.tL||v&&r.isChanged(h))continue;const A=i.
place[h];u&&=A>=g,g=A,y.push(h)}return u?y:y.sort((h,A)=>i.place[h]-i.place[A])}function F(r){const{table:i,hasChanges:v}=r,y=new Map;for(let u=1;u<i.size;u++){
if(i.kind[u]!==B.UT||v&&r.isChanged(u))continue;const g=i.place[u],h=y.get(g);h?h.push(u):y.set(g,[u])}return y}}),87826:((Y,U,d)=>{d.d(U,{N:()=>P,i:()=>x});var B=d(
78157),N=d(14029);function P({suspect:C,bytes:D},$){if(!(C||(0,B.bS)(D.subarray(0,5)).toString("latin1")!=="%PDF-"))return D.length===$.length?$:D}const x=async(C,D,$)=>P(
C,D)??await(0,N.UN)(C,$)})};
