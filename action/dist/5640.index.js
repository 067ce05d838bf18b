"use strict";exports.id=5640,exports.ids=[5640],exports.modules={17079:((Y,Z,d)=>{d.d(Z,{Z:()=>U,_:()=>R});const B=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
N=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,T=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function R(w){
if(w.length>64)return;const l=w.trim().replace(N,(x,I,f,E)=>`${I??""}${1900+Number(f)}${E}`);return S(O(B.exec(l)??T.exec(l)))}function U(w){const l=w.length>64?
void 0:O(T.exec(w.trim()));if(!l||S(l)===void 0)return;const{year:x,month:I="",day:f="",hour:E="",minute:L="",second:A="",zone:D=""}=l;return`D:${x}${I}${f}${E}${L}${A}${D===
"Z"||D===""?D:`${D.replace(":","'")}'`}`}function O(w){if(!w)return;const[,l,x,I,f,E,L,A,D,F,r]=w,i=A??(D===void 0?void 0:`${D}${F??"00"}:${r??"00"}`);return{year:l,
month:x,day:I,hour:f,minute:E,second:L,zone:i}}function S(w){if(!w)return;const{year:l,month:x,day:I,hour:f,minute:E="00",second:L="00",zone:A}=w,D=(r,i,v)=>r===
void 0||Number(r)>=i&&Number(r)<=v;if(Number(l)===0||!D(x,1,12)||!D(I,1,M(Number(l),Number(x)))||!D(f,0,23)||!D(E,0,59)||!D(L,0,59)||A!==void 0&&A!=="Z"&&!(D(A.
slice(1,3),0,23)&&D(A.slice(4),0,59)))return;const F=[l,x,I].filter(r=>r!==void 0).join("-");return f===void 0?F:`${F}T${f}:${E}:${L}${A==="+00:00"||A==="-00:00"?
"Z":A??""}`}function M(w,l){return l===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(l)?30:31}}),49994:((Y,Z,d)=>{d.d(Z,{bx:()=>K,BG:()=>_,p0:()=>J});
var B=d(91369),N=d(21281),T=d(91519),R=d(33973),U=d(69289),O=d(87826),S=d(14029),M=d(98446),w=d(21996),l=d(45599);const x=["PieceInfo","Thumb"];async function I(o,t){
const e=await t(),{live:n}=e.markings[0];let a=!1;for(const s of await(0,w.V3)(o,x)){if(n[s]!==1)continue;const c=o.job.pace.step(2e3);c&&await c;const b=o.get(
s),m=b instanceof l.Z6?b.dict:b;if(!(!(m instanceof l.Bi)||!x.some(C=>m.has(C)))){o.edit(s);for(const C of x)m.delete(C);a=!0}}return a?t():e}var f=d(83287),E=d(
52205),L=d(54619),A=d(48249),D=d(58006),F=d(68973);const r=256*1024*1024,i=256*1024,v=4,y=.97,u=4,g=9,h=new Set(["ASCIIHexDecode","ASCII85Decode"]),P=new Set(["\
FlateDecode","LZWDecode","RunLengthDecode"]);class G{document;marked;isDouble;remaining=r;left=0;constructor(t,e,n){this.document=t,this.marked=e,this.isDouble=
n}async run(){const t=this.streams();for(let e=0;e<t.length;e+=u){const n=this.remaining,a=await Promise.all(t.slice(e,e+u).map(c=>this.optimize(c,n)));for(const c of a)
this.remaining-=c;const s=this.document.job.pace.step(2e3*u);s&&await s,this.document.job.pace.progress(e/t.length)}return{left:this.left}}streams(){const{document:t}=this,
{live:e,walked:n}=this.marked.markings[0],a=[];for(let s=1;s<e.length;s++){if(e[s]!==1||this.isDouble(s))continue;const c=t.edited.get(s),b=t.table.kind[s]===L.
tL&&n.dataStart[s]>0;(c===void 0?b:c instanceof l.Z6)&&a.push(s)}return a}async optimize(t,e){const{document:n}=this,a=n.get(t);if(!(a instanceof l.Z6)||(n.put(
t,a),W(n,a)))return 0;const s=n.encoded(a),c=this.withoutTransport(a,s),{smaller:b,decoded:m}=await this.compressed(a,c,e),C=b??c;return $(C)<$({...p(n,a.dict),
data:s})&&n.put(t,j(a,C)),m}withoutTransport(t,e){const{filters:n,parameters:a}=p(this.document,t.dict),s=n.findIndex(m=>!(m instanceof l.SX&&h.has(m.text))),c=s<
0?n.length:s,b={stream:e.length*4+16,total:e.length*4+16,remaining:e.length*4+16};for(const m of n.slice(0,c))e=(0,A.tN)(m.text,e,void 0,b);return{data:e,filters:n.
slice(c),parameters:a.slice(c)}}async compressed(t,e,n){const a=(0,F.uM)(this.document.job),s=await this.decoded(t,e,n);if(s==="too much")return this.left++,{decoded:0};
if(!s||s.filters.length>0)return{decoded:s?.data.length??0};const c=s.data.length;if(e.data.length>i&&!await this.isWorthwhile(s.data,e.data.length))return{decoded:c};
const m={data:await a.deflate(s.data,g),filters:[(0,l.UU)("FlateDecode")],parameters:s.parameters};return{smaller:[e,...this.isPredicted(s)?[]:[s]].reduce((z,X)=>$(
X)<$(z)?X:z,m),decoded:c}}isPredicted({parameters:t}){const e=this.document.resolve(this.document.dict(t[0])?.get("Predictor"));return typeof e=="number"&&e>1}async isWorthwhile(t,e){
const n=Math.floor(i/v*(t.length/e)),a=Math.floor((t.length-n)/(v-1)),s=Buffer.concat(Array.from({length:v},(b,m)=>t.subarray(m*a,m*a+n)));return(await(0,F.uM)(
this.document.job).deflate(s,g)).length<y*(e/t.length)*s.length}async inflatedLoosely(t,e,n){const{document:a}=this,{bytes:s,reached:c,damaged:b,mismatch:m}=await(0,F.
a5)(e,n,a.job.pace);if(!(c>n))return(0,f.Eb)(a,t,{found:b,mismatch:m}),b?void 0:s}async decoded(t,e,n){const[a,...s]=e.filters;if(a===void 0)return e.data.length>
n?"too much":e;if(!(a instanceof l.SX)||!P.has(a.text)||s.length>0)return;if(a.text==="FlateDecode"){const{job:m}=this.document,C=Math.max(n,0),z=await(0,F.uM)(
m).inflate(e.data,C)??await this.inflatedLoosely(t,e.data,C);return z?{data:z,filters:[],parameters:e.parameters}:e.data.length*4>n?"too much":void 0}const c=this.
document.dict(e.parameters[0]),b=this.document.resolve(c?.get("EarlyChange"));try{const m=typeof b=="number"?new l.Bi([["EarlyChange",b]]):void 0,C=(0,A.tN)(a.text,
e.data,m,{stream:n,total:n,remaining:n}),z=new l.Bi([...c??[]].filter(([X])=>X!=="EarlyChange"));return{data:C,filters:[],parameters:z.size>0?[z]:[]}}catch{return}}}
function W(o,{dict:t}){const e=(0,E.c3)(o,t.get("Filter"));return t.has("F")||e.some(n=>(0,l.Eo)(n,"Crypt"))||(0,l.Eo)(o.resolve(t.get("Type")),"Metadata")}function p(o,t){
const e=(0,E.c3)(o,t.get("Filter")),n=t.get("DecodeParms"),a=o.array(n)??(n===void 0?[]:[n]);return{filters:e,parameters:e.map((s,c)=>a[c]??null)}}const $=({data:o,
filters:t})=>o.length+t.reduce((e,n)=>e+(n instanceof l.SX?n.text.length+9:0),0);function j(o,{data:t,filters:e,parameters:n}){const a=(0,D.n)(o,t,{compress:!1}),
s=e.length===1;return e.length>0&&a.dict.set("Filter",s?e[0]:[...e]),e.length>0&&n.some(c=>c!==null)&&a.dict.set("DecodeParms",s?n[0]:[...n]),a}async function _(o,t,e,n){
const a={signatures:0,usageRightsRemoved:!1,isRepaired:!1},s=({signatures:q,usageRightsRemoved:ae})=>{a.signatures=q,a.usageRightsRemoved||=ae},c=q=>{a.isRepaired||=
!q.isOfDataAlone,e.onRepaired?.(q)},b=await(0,T.E)(o.bytes,{...e,onWritten:s,onRepaired:c},{password:t}),m=b.pages.count,C=o.bytes.length;await b.pages.settle(),
await n?.(b);const{bytes:z,notes:X}=await H(b),te=z.length>=C&&!a.isRepaired?(0,O.N)(b,o.bytes):void 0;return te?{bytes:te,isSmaller:!1,pageCount:m,notes:[],written:void 0}:
(z.length>C&&X.push(V(C,z.length)),{bytes:z,isSmaller:!0,pageCount:m,notes:X,written:a})}async function H(o){const t=[],e=await I(o,()=>k(o)),n=await(0,B.v)(o,e),
{left:a}=await new G(o,e,m=>n(0,m)!==void 0).run();a>0&&t.push(se(a)),(0,U.V)(o)&&t.push(ne);const s=m=>(0,S.fT)([o],{compact:!0,objectStreams:m,alias:n});if(await ee(
o))return{bytes:await s("none"),notes:t};const c=await s("smallest");if(c.length>=Q)return{bytes:c,notes:t};const b=await s("none");return{bytes:b.length<c.length?
b:c,notes:t}}async function k(o){const t=await(0,R.Rf)([o],{detail:!0,strings:o.security?.numbered===!0});return(0,R.Ip)([o],t),t}const J=(o,t)=>Math.floor(1e3*
(o-t)/o)/10,Q=16384;async function ee(o){const{archive:t,names:e}=await(0,N.ds)(o);return t?.part===1||e.some(n=>/^PDF\/X-[13]/.test(n))}const K={code:"not_smal\
ler",message:"The document is returned as it was: it could not be made smaller."},V=(o,t)=>({code:"repair_enlarged",message:`The document has ${t} bytes now, ${t-
o} more than before, because it was repaired.`}),ne={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), be\
cause object streams save more."},se=o=>({code:"streams_left",message:`${(0,M.C7)(o,"stream was","streams were")} left as ${(0,M.d5)(o,"it was","they were")}, b\
ecause at most 256 MB of a document are compressed again.`})}),59071:((Y,Z,d)=>{d.d(Z,{Gh:()=>x,ZK:()=>I,wh:()=>l});var B=d(77581),N=d(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
R=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,U=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,O=f=>f.replace(T,"").replace(
R,"").replace(U,"�"),S=200,M=new WeakMap;function w(f){let E=M.get(f);if(E)return E;const L=O((0,B.g7)(f));return E={whole:L,trimmed:L.trim()},f.bytes.length>=
S&&M.set(f,E),E}const l=f=>O(f).trim();function x(f){const E=f instanceof N.Mx?w(f).trimmed:"";return E===""?null:E}const I=f=>f?w(f).whole:""}),70549:((Y,Z,d)=>{
d.d(Z,{n:()=>B});function B(N){const T=new WeakMap;return R=>{if(R.hasChanges)return N(R);const U=T.get(R);if(U)return U.answer;const O=N(R);return T.set(R,{answer:O}),
O}}}),21996:((Y,Z,d)=>{d.d(Z,{Av:()=>I,RJ:()=>L,V3:()=>E,vb:()=>A,zx:()=>x});var B=d(54619),N=d(44233),T=d(78157),R=d(88500);const U=2048,O=65536,S=4,M=1<<20,w=1024,
l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(r,i){const{found:v,all:y}=await f(r,i),u=g=>[...new Set([...g,...y])].sort((h,P)=>h-P);return Object.fromEntries(
i.map(g=>[g,u(v[g])]))}async function I(r,i){const{found:v,all:y}=await f(r,i);for(const u of Object.values(v))for(const g of u)y.add(g);return y}async function f(r,i){
const v=i.map(h=>{const[P="",...G]=[...h].map(p=>p.replace(/\W/,"\\$&")),W=/\W/.test(h)?l:"\\w";return`${P}(?:${G.join("")}|${W}{0,${Math.max(0,h.length-2)}}#)`}),
y=new RegExp(`/(?:${v.join("|")}|#)`,"g"),u=Object.fromEntries(i.map(h=>[h,new Set])),g=new Set;await L(r,(h,P,G,W)=>{const p=h.toString("latin1",P,G);y.lastIndex=
0;for(let $=y.exec(p);$;$=y.exec(p)){const j=W(P+$.index);j!==void 0&&($[0].endsWith("#")?g.add(j):u[$[0].slice(1)].add(j))}});for(const h of A(r))g.add(h);return{
found:u,all:g}}async function E(r,i){const v=await x(r,i);return[...new Set(Object.values(v).flat())].sort((y,u)=>y-u)}async function L(r,i){const{bytes:v,table:y}=r,
u=D(r),g=new Int32Array(u.length);for(let p=0;p<u.length;p++)g[p]=y.place[u[p]];const h=(0,T.bS)(v),P=p=>u[(0,N.MJ)(g,p)-1],G=new R.s;let W=0;for(let p=0;p<u.length;p++){
const $=p+1===u.length,j=$?v.length:g[p+1],_=j-g[p]>U;if(!_&&!$&&j-W<O)continue;let H=j;if(_){g[p]>W&&i(h,W,g[p],P),G.reset();const J=G.value(v,r.bodies[u[p]],j);
W=g[p],J>=0&&(H=J)}i(h,W,H,P);const k=r.job.pace.step(S*(H-W));k&&await k,W=j}for(const[p,$]of F(r)){const j=r.objectStream(p),_=r.job.pace.step(0);if(_&&await _,
!j)continue;const H=new Set($),{starts:k,numbers:J,data:Q}=j,ee=K=>{const V=J[(0,N.MJ)(k,K)-1];return V!==void 0&&H.has(V)?V:void 0};for(let K=0;K<Q.length;K+=M){
i((0,T.bS)(Q),K,Math.min(K+M+w,Q.length),ee);const V=r.job.pace.step(S*M);V&&await V}}}function*A(r){for(let i=1;r.hasChanges&&i<r.size;i++)r.isChanged(i)&&r.exists(
i)&&(yield i)}function D(r){const{table:i,hasChanges:v}=r,y=[];let u=!0,g=-1;for(let h=1;h<i.size;h++){if(i.kind[h]!==B.tL||v&&r.isChanged(h))continue;const P=i.
place[h];u&&=P>=g,g=P,y.push(h)}return u?y:y.sort((h,P)=>i.place[h]-i.place[P])}function F(r){const{table:i,hasChanges:v}=r,y=new Map;for(let u=1;u<i.size;u++){
if(i.kind[u]!==B.UT||v&&r.isChanged(u))continue;const g=i.place[u],h=y.get(g);h?h.push(u):y.set(g,[u])}return y}}),87826:((Y,Z,d)=>{d.d(Z,{N:()=>T,i:()=>U});var B=d(
78157),N=d(14029);function T(O,S){const{bytes:M}=O;if(!(R(O)||(0,B.bS)(M.subarray(0,5)).toString("latin1")!=="%PDF-"))return M.length===S.length?S:M}const R=({suspect:O,
pages:S})=>O||S.count!==S.claimed||S.blank.length>0,U=async(O,S,M)=>T(O,S)??await(0,N.UN)(O,M)})};
