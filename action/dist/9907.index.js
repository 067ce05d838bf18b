"use strict";exports.id=9907,exports.ids=[9907,7355],exports.modules={17079:((L,R,l)=>{l.d(R,{Z:()=>D,_:()=>x});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
f=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(g){
if(g.length>64)return;const p=g.trim().replace(f,(w,u,r,_)=>`${u??""}${1900+Number(r)}${_}`);return P(E(y.exec(p)??O.exec(p)))}function D(g){const p=g.length>64?
void 0:E(O.exec(g.trim()));if(!p||P(p)===void 0)return;const{year:w,month:u="",day:r="",hour:_="",minute:C="",second:T="",zone:M=""}=p;return`D:${w}${u}${r}${_}${C}${T}${M===
"Z"||M===""?M:`${M.replace(":","'")}'`}`}function E(g){if(!g)return;const[,p,w,u,r,_,C,T,M,h,i]=g,t=T??(M===void 0?void 0:`${M}${h??"00"}:${i??"00"}`);return{year:p,
month:w,day:u,hour:r,minute:_,second:C,zone:t}}function P(g){if(!g)return;const{year:p,month:w,day:u,hour:r,minute:_="00",second:C="00",zone:T}=g,M=(i,t,e)=>i===
void 0||Number(i)>=t&&Number(i)<=e;if(Number(p)===0||!M(w,1,12)||!M(u,1,A(Number(p),Number(w)))||!M(r,0,23)||!M(_,0,59)||!M(C,0,59)||T!==void 0&&T!=="Z"&&!(M(T.
slice(1,3),0,23)&&M(T.slice(4),0,59)))return;const h=[p,w,u].filter(i=>i!==void 0).join("-");return r===void 0?h:`${h}T${r}:${_}:${C}${T==="+00:00"||T==="-00:00"?
"Z":T??""}`}function A(g,p){return p===2?g%4===0&&(g%100!==0||g%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),87267:((L,R,l)=>{l.r(R),l.d(R,{drawUndrawnFields:()=>A,
drawViewerFields:()=>P});var y=l(82943),f=l(78906),O=l(52755),x=l(16259),D=l(68164),E=l(71250);async function P(p,w){if(!w.needsAppearances)return[];const u=(0,E.
y4)(await g(p,w,!1),new Set);return u===""?[]:[(0,y.F)(u,"Fill the form before, with a font that has them.")]}async function A(p){await g(p,await O.mO.read(p),!0)}
async function g(p,w,u){const r=await x.n.read(p,w),_=new f.y(p,w,r);return await(0,D.$)(p,w,r,_,{missing:u}),_.missing}}),36078:((L,R,l)=>{l.d(R,{AY:()=>E,KJ:()=>g,
XL:()=>P,_:()=>f,hX:()=>w,id:()=>D,qK:()=>x,vs:()=>O,wW:()=>p,yQ:()=>A});var y=l(45079);function f(u){if(Number.isInteger(u)&&Math.abs(u)<1e7)return String(u);const r=Number(
u.toPrecision(7)),_=Math.abs(r)<1e-9?"0":String(r);return _.includes("e")?r.toFixed(12).replace(/\.?0+$/,""):_}const O=u=>u.map(f).join(" "),x=(u,r)=>`q ${r} cm\
 /${u} Do Q`,D=u=>(0,y.ZV)(Math.round(u*1e3)/1e3||0),E=([u,r])=>`${D(u)} ${D(r)}`,P=u=>u.map((r,_)=>`${E(r)} ${_===0?"m":"l"}`).join(" "),A=.5523;function g(u){
const r=A,_=(...C)=>`${C.map(([T,M])=>E(u(T,M))).join(" ")} c`;return[`${E(u(1,0))} m`,_([1,r],[r,1],[0,1]),_([-r,1],[-1,r],[-1,0]),_([-1,-r],[-r,-1],[0,-1]),_(
[r,-1],[1,-r],[1,0])].join(" ")}function p(u,r){const _={1:"g",3:"rg",4:"k"}[u.length];return`${u.map(D).join(" ")} ${r==="fill"?_:_.toUpperCase()}`}const w=u=>`\
[${u.map(D).join(" ")}] 0 d`}),91374:((L,R,l)=>{l.d(R,{QL:()=>E,bf:()=>D,fq:()=>C,hj:()=>_,i4:()=>u,iA:()=>A,pv:()=>r,qU:()=>p,tP:()=>P});var y=l(77581),f=l(45599),
O=l(9819),x=l(70549);function D(h){for(;h.part===""&&h.parent;)h=h.parent;return h}const E="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(
" "),P=100;function*A(h,{from:i=h.array((0,O.Wo)(h,"AcroForm")?.dict.get("Fields")),below:t,visit:e=new O._i(h),depth:n=1/0}={}){const a=[],o=(s=[],c)=>{for(let d=s.
length-1;d>=0;d--)a.push({value:s[d],parent:c})};o(i,t);for(let s=a.pop();s;s=a.pop()){const{value:c,parent:d}=s,b=(0,f.i9)(c)?h.get(c):c;if(!(0,f.Zm)(b)||!e.first(
c)||(d?.depth??0)>=n)continue;const m=h.resolve(b.get("T")),v=h.resolve(b.get("FT")),I=m instanceof f.Mx?(0,y.g7)(m):"",W={number:(0,f.i9)(c)?c.number:void 0,dict:b,
parent:d,part:I,name:M(d&&d.depth%P!==0?d.name:"",I),type:v instanceof f.SX?v.text:d?.type,depth:(d?.depth??0)+1};yield W;const $=b.get("Kids"),S=h.array($);S&&
(!(0,f.i9)($)||e.firstList(S))&&o(S,W)}}const g=1e3,p=(0,x.n)(w);async function w(h){const i=[];for(const t of A(h)){i.push(t);const e=h.job.pace.step(g);e&&await e}
return i}function u(h){const i=new Set(h.flatMap(({parent:t,dict:e})=>t&&e.has("T")?[t]:[]));return h.filter(t=>(t.dict.has("T")||!t.parent)&&!i.has(t))}function r(h,i){
const t=h.resolve(_(h,i,"FT"));return t instanceof f.SX?t.text:void 0}function _(h,i,t){for(const e of T(h,i)){const n=e.get(t);if(n!==void 0)return n}}function C(h,i){
let t="";for(const e of T(h,i)){const n=h.resolve(e.get("T"));n instanceof f.Mx&&(t=M((0,y.g7)(n),t))}return t}function*T(h,i){let t=i;for(let e=0;t&&e<P;e++)yield t,
t=h.dict(t.get("Parent"))}const M=(h,i)=>h===""||i===""?h+i:`${h}.${i}`}),52755:((L,R,l)=>{l.d(R,{NT:()=>u,Uv:()=>_,kz:()=>E,mO:()=>T,mw:()=>D,qA:()=>r,sj:()=>x,
zx:()=>w});var y=l(9819),f=l(45599),O=l(91374);const x=1,D=2,E=4096,P=8192,A=32768,g=65536,p=1<<17,w=1<<18,u=1<<21,r=1<<24,_=1<<25,C=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(t){
this.document=t,this.form=(0,y.Wo)(t,"AcroForm"),this.visit=new y._i(t)}static async read(t){const e=new T(t),{form:n}=e;return await e.walk(e.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await e.readPages(),e}inherited(t,e){for(let n=t;n;n=n.parent){const a=this.document.resolve(n.dict.get(e));
if(a!==null)return a}return e==="DA"||e==="Q"?this.document.resolve(this.form?.dict.get(e)):null}integer(t,e){const n=this.inherited(t,e);return typeof n=="numb\
er"?Math.trunc(n):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:e,nodes:n,widgets:a,fields:o,byName:s}=this,c=({number:d})=>!t.has(d)&&e.exists(d);for(const d of n.values())c(
d)||n.delete(d.number);for(const d of a.values())c(d)||a.delete(d.number);for(const{nodes:d,widgets:b}of o)M(d,c),M(b,c);M(o,({nodes:d})=>d.length>0);for(const[
d,b]of s)b.nodes.length===0&&s.delete(d);this.form=(0,y.Wo)(e,"AcroForm")}async walk(t,e){const{document:n,visit:a}=this;for(const o of(0,O.iA)(n,{from:t,below:e,
visit:a,depth:O.tP})){const{number:s,dict:c}=o;this.nodes.set(s,o);const d=this.references(c.get("Kids"),s,c,"Kids");(0,f.Eo)(n.resolve(c.get("Subtype")),"Widge\
t")||c.has("Rect")?this.addWidget(o):d.length===0&&(0,O.bf)(o)===o&&this.field(o);const m=n.job.pace.step(1500);m&&await m}}addWidget(t){const e={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,O.bf)(t)).widgets.push(e),this.widgets.set(t.number,e)}field(t){const e=this.fieldOf.get(t);if(e)return e;const{name:n,
part:a}=t,o=n===""?void 0:this.byName.get(n),s=this.integer(t,"Ff"),c=h(t.type,s);if(o?.kind===c)return o.nodes.push(t),this.fieldOf.set(t,o),o;const d={name:n,
part:a,kind:c,flags:s,nodes:[t],widgets:[]};return this.fields.push(d),n!==""&&!o&&this.byName.set(n,d),this.fieldOf.set(t,d),d}async readPages(){const{document:t}=this,
{pages:e,job:n}=t,{spend:a}=new y.b9(t);for(let o=0;o<e.count;o++){const s=e.number(o),c=t.entry(s,"Annots");a(t.array(c)?.length??0);for(const b of c===void 0?
[]:this.annotations(c,s)){const m=this.widgets.get(b.number)??await this.orphan(b);m&&m.pages.length>0&&a(C),m&&m.pages.at(-1)!==o+1&&m.pages.push(o+1);const v=n.
pace.step(300);v&&await v}const d=n.pace.step(300);d&&await d}}annotations(t,e){const n=this.document.array(t)??[];if(!n.some(s=>(0,f.Zm)(s)&&(0,f.Eo)(s.get("Su\
btype"),"Widget")))return n.filter(f.i9);const a=(0,f.i9)(t)?t.number:e;this.document.edit(a);const o=(0,f.i9)(t)?n:this.document.array(this.document.get(e).get(
"Annots"))??[];for(const[s,c]of o.entries())(0,f.Zm)(c)&&(0,f.Eo)(c.get("Subtype"),"Widget")&&(o[s]=this.document.add(c));return o.filter(f.i9)}async orphan(t){
const{document:e}=this;if(!(0,f.Eo)(e.resolve(e.entry(t.number,"Subtype")),"Widget"))return;const n=[t],a=new Set([t.number]);let o;for(let s=e.entry(t.number,"\
Parent");(0,f.i9)(s)&&n.length<O.tP&&(o=this.nodes.get(s.number),!(o||a.has(s.number)||!(0,f.Zm)(e.get(s))));)a.add(s.number),n.push(s),s=e.entry(s.number,"Pare\
nt");for(const s of n.reverse())this.nodes.has(s.number)||await this.walk([s],o),o=this.nodes.get(s.number);return this.widgets.get(t.number)}references(t,e,n,a){
const{document:o}=this,s=o.array(t);if(!s||!n)return[];const c=(0,f.i9)(t)?this.lists.get(s):void 0;if(c)return c;o.job.pace.add(s.length);let d=s;if(s.some(f.Zm)){
o.edit((0,f.i9)(t)?t.number:e),d=o.array(n.get(a))??[];for(const[m,v]of d.entries())(0,f.Zm)(v)&&(d[m]=o.add(v))}const b=d.filter(f.i9);return(0,f.i9)(t)&&this.
lists.set(d,b),b}}function M(i,t){let e=0;for(const n of i)t(n)&&(i[e++]=n);i.length=e}function h(i,t){switch(i){case"Tx":return t&P?"password":"text";case"Btn":
return t&g?"button":t&A?"radio":"checkbox";case"Ch":return t&p?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),33311:((L,R,l)=>{l.d(R,
{S:()=>O});var y=l(21996),f=l(70549);const O=(0,f.n)(x=>(0,y.zx)(x,["AP","JS","EF","ByteRange","Sig"]))}),59071:((L,R,l)=>{l.d(R,{Gh:()=>w,ZK:()=>u,wh:()=>p});var y=l(
77581),f=l(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
E=r=>r.replace(O,"").replace(x,"").replace(D,"�"),P=200,A=new WeakMap;function g(r){let _=A.get(r);if(_)return _;const C=E((0,y.g7)(r));return _={whole:C,trimmed:C.
trim()},r.bytes.length>=P&&A.set(r,_),_}const p=r=>E(r).trim();function w(r){const _=r instanceof f.Mx?g(r).trimmed:"";return _===""?null:_}const u=r=>r?g(r).whole:
""}),21996:((L,R,l)=>{l.d(R,{Av:()=>u,RJ:()=>C,V3:()=>_,vb:()=>T,zx:()=>w});var y=l(54619),f=l(44233),O=l(78157),x=l(88500);const D=2048,E=65536,P=4,A=1<<20,g=1024,
p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function w(i,t){const{found:e,all:n}=await r(i,t),a=o=>[...new Set([...o,...n])].sort((s,c)=>s-c);return Object.fromEntries(
t.map(o=>[o,a(e[o])]))}async function u(i,t){const{found:e,all:n}=await r(i,t);for(const a of Object.values(e))for(const o of a)n.add(o);return n}async function r(i,t){
const e=t.map(s=>{const[c="",...d]=[...s].map(m=>m.replace(/\W/,"\\$&")),b=/\W/.test(s)?p:"\\w";return`${c}(?:${d.join("")}|${b}{0,${Math.max(0,s.length-2)}}#)`}),
n=new RegExp(`/(?:${e.join("|")}|#)`,"g"),a=Object.fromEntries(t.map(s=>[s,new Set])),o=new Set;await C(i,(s,c,d,b)=>{const m=s.toString("latin1",c,d);n.lastIndex=
0;for(let v=n.exec(m);v;v=n.exec(m)){const I=b(c+v.index);I!==void 0&&(v[0].endsWith("#")?o.add(I):a[v[0].slice(1)].add(I))}});for(const s of T(i))o.add(s);return{
found:a,all:o}}async function _(i,t){const e=await w(i,t);return[...new Set(Object.values(e).flat())].sort((n,a)=>n-a)}async function C(i,t){const{bytes:e,table:n}=i,
a=M(i),o=new Int32Array(a.length);for(let m=0;m<a.length;m++)o[m]=n.place[a[m]];const s=(0,O.bS)(e),c=m=>a[(0,f.MJ)(o,m)-1],d=new x.s;let b=0;for(let m=0;m<a.length;m++){
const v=m+1===a.length,I=v?e.length:o[m+1],W=I-o[m]>D;if(!W&&!v&&I-b<E)continue;let $=I;if(W){o[m]>b&&t(s,b,o[m],c),d.reset();const N=d.value(e,i.bodies[a[m]],I);
b=o[m],N>=0&&($=N)}t(s,b,$,c);const S=i.job.pace.step(P*($-b));S&&await S,b=I}for(const[m,v]of h(i)){const I=i.objectStream(m),W=i.job.pace.step(0);if(W&&await W,
!I)continue;const $=new Set(v),{starts:S,numbers:N,data:B}=I,K=U=>{const j=N[(0,f.MJ)(S,U)-1];return j!==void 0&&$.has(j)?j:void 0};for(let U=0;U<B.length;U+=A){
t((0,O.bS)(B),U,Math.min(U+A+g,B.length),K);const j=i.job.pace.step(P*A);j&&await j}}}function*T(i){for(let t=1;i.hasChanges&&t<i.size;t++)i.isChanged(t)&&i.exists(
t)&&(yield t)}function M(i){const{table:t,hasChanges:e}=i,n=[];let a=!0,o=-1;for(let s=1;s<t.size;s++){if(t.kind[s]!==y.tL||e&&i.isChanged(s))continue;const c=t.
place[s];a&&=c>=o,o=c,n.push(s)}return a?n:n.sort((s,c)=>t.place[s]-t.place[c])}function h(i){const{table:t,hasChanges:e}=i,n=new Map;for(let a=1;a<t.size;a++){
if(t.kind[a]!==y.UT||e&&i.isChanged(a))continue;const o=t.place[a],s=n.get(o);s?s.push(a):n.set(o,[a])}return n}}),87773:((L,R,l)=>{l.d(R,{$:()=>f});const y=2e3;
async function*f(O,x){for(const D of x){yield[D,O.get(D)];const E=O.job.pace.step(y);E&&await E}}}),90536:((L,R,l)=>{l.d(R,{C:()=>f,L:()=>O});var y=l(45599);function f(x,D){
const E=[x];for(;E.length>0;){const P=E.pop(),A=P instanceof y.Z6?P.dict:P;if(Array.isArray(A))for(const g of A)E.push(g);else if(A instanceof y.Bi){D(A);for(const g of A.
values())E.push(g)}}}function O(x,D){const E=[];return f(x,P=>{E.length===0&&D(P)&&E.push(P)}),E.length>0}})};
