"use strict";exports.id=9907,exports.ids=[9907,7355],exports.modules={17079:((L,R,u)=>{u.d(R,{Z:()=>D,_:()=>x});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
l=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(g){
if(g.length>64)return;const p=g.trim().replace(l,(w,f,r,_)=>`${f??""}${1900+Number(r)}${_}`);return P(E(y.exec(p)??O.exec(p)))}function D(g){const p=g.length>64?
void 0:E(O.exec(g.trim()));if(!p||P(p)===void 0)return;const{year:w,month:f="",day:r="",hour:_="",minute:C="",second:T="",zone:M=""}=p;return`D:${w}${f}${r}${_}${C}${T}${M===
"Z"||M===""?M:`${M.replace(":","'")}'`}`}function E(g){if(!g)return;const[,p,w,f,r,_,C,T,M,h,i]=g,t=T??(M===void 0?void 0:`${M}${h??"00"}:${i??"00"}`);return{year:p,
month:w,day:f,hour:r,minute:_,second:C,zone:t}}function P(g){if(!g)return;const{year:p,month:w,day:f,hour:r,minute:_="00",second:C="00",zone:T}=g,M=(i,t,e)=>i===
void 0||Number(i)>=t&&Number(i)<=e;if(Number(p)===0||!M(w,1,12)||!M(f,1,A(Number(p),Number(w)))||!M(r,0,23)||!M(_,0,59)||!M(C,0,59)||T!==void 0&&T!=="Z"&&!(M(T.
slice(1,3),0,23)&&M(T.slice(4),0,59)))return;const h=[p,w,f].filter(i=>i!==void 0).join("-");return r===void 0?h:`${h}T${r}:${_}:${C}${T==="+00:00"||T==="-00:00"?
"Z":T??""}`}function A(g,p){return p===2?g%4===0&&(g%100!==0||g%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),87267:((L,R,u)=>{u.r(R),u.d(R,{drawUndrawnFields:()=>A,
drawViewerFields:()=>P});var y=u(82943),l=u(78906),O=u(52755),x=u(16259),D=u(68164),E=u(71250);async function P(p,w){if(!w.needsAppearances)return[];const f=(0,E.
y4)(await g(p,w,!1),new Set);return f===""?[]:[(0,y.F)(f,"Fill the form before, with a font that has them.")]}async function A(p){await g(p,await O.mO.read(p),!0)}
async function g(p,w,f){const r=await x.n.read(p,w),_=new l.y(p,w,r);return await(0,D.$)(p,w,r,_,{missing:f}),_.missing}}),36078:((L,R,u)=>{u.d(R,{AY:()=>E,KJ:()=>g,
XL:()=>P,_:()=>l,hX:()=>w,id:()=>D,qK:()=>x,vs:()=>O,wW:()=>p,yQ:()=>A});var y=u(45079);function l(f){if(Number.isInteger(f)&&Math.abs(f)<1e7)return String(f);const r=Number(
f.toPrecision(7)),_=Math.abs(r)<1e-9?"0":String(r);return _.includes("e")?r.toFixed(12).replace(/\.?0+$/,""):_}const O=f=>f.map(l).join(" "),x=(f,r)=>`q ${r} cm\
 /${f} Do Q`,D=f=>(0,y.ZV)(Math.round(f*1e3)/1e3||0),E=([f,r])=>`${D(f)} ${D(r)}`,P=f=>f.map((r,_)=>`${E(r)} ${_===0?"m":"l"}`).join(" "),A=.5523;function g(f){
const r=A,_=(...C)=>`${C.map(([T,M])=>E(f(T,M))).join(" ")} c`;return[`${E(f(1,0))} m`,_([1,r],[r,1],[0,1]),_([-r,1],[-1,r],[-1,0]),_([-1,-r],[-r,-1],[0,-1]),_(
[r,-1],[1,-r],[1,0])].join(" ")}function p(f,r){const _={1:"g",3:"rg",4:"k"}[f.length];return`${f.map(D).join(" ")} ${r==="fill"?_:_.toUpperCase()}`}const w=f=>`\
[${f.map(D).join(" ")}] 0 d`}),91374:((L,R,u)=>{u.d(R,{QL:()=>E,bf:()=>D,fq:()=>C,hj:()=>_,i4:()=>f,iA:()=>A,pv:()=>r,qU:()=>p,tP:()=>P});var y=u(77581),l=u(45599),
O=u(9819),x=u(70549);function D(h){for(;h.part===""&&h.parent;)h=h.parent;return h}const E="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(
" "),P=100;function*A(h,{from:i=h.array((0,O.Wo)(h,"AcroForm")?.dict.get("Fields")),below:t,visit:e=new O._i(h),depth:n=1/0}={}){const a=[],o=(s=[],d)=>{for(let c=s.
length-1;c>=0;c--)a.push({value:s[c],parent:d})};o(i,t);for(let s=a.pop();s;s=a.pop()){const{value:d,parent:c}=s,b=(0,l.i9)(d)?h.get(d):d;if(!(0,l.Zm)(b)||!e.first(
d)||(c?.depth??0)>=n)continue;const m=h.resolve(b.get("T")),v=h.resolve(b.get("FT")),I=m instanceof l.Mx?(0,y.g7)(m):"",$={number:(0,l.i9)(d)?d.number:void 0,dict:b,
parent:c,part:I,name:M(c&&c.depth%P!==0?c.name:"",I),type:v instanceof l.SX?v.text:c?.type,depth:(c?.depth??0)+1};yield $;const W=h.array(b.get("Kids"));W&&e.firstList(
W)&&o(W,$)}}const g=1e3,p=(0,x.n)(w);async function w(h){const i=[];for(const t of A(h)){i.push(t);const e=h.job.pace.step(g);e&&await e}return i}function f(h){
const i=new Set(h.flatMap(({parent:t,dict:e})=>t&&e.has("T")?[t]:[]));return h.filter(t=>(t.dict.has("T")||!t.parent)&&!i.has(t))}function r(h,i){const t=h.resolve(
_(h,i,"FT"));return t instanceof l.SX?t.text:void 0}function _(h,i,t){for(const e of T(h,i)){const n=e.get(t);if(n!==void 0)return n}}function C(h,i){let t="";for(const e of T(
h,i)){const n=h.resolve(e.get("T"));n instanceof l.Mx&&(t=M((0,y.g7)(n),t))}return t}function*T(h,i){let t=i;for(let e=0;t&&e<P;e++)yield t,t=h.dict(t.get("Pare\
nt"))}const M=(h,i)=>h===""||i===""?h+i:`${h}.${i}`}),52755:((L,R,u)=>{u.d(R,{NT:()=>f,Uv:()=>_,kz:()=>E,mO:()=>T,mw:()=>D,qA:()=>r,sj:()=>x,zx:()=>w});var y=u(
9819),l=u(45599),O=u(91374);const x=1,D=2,E=4096,P=8192,A=32768,g=65536,p=1<<17,w=1<<18,f=1<<21,r=1<<24,_=1<<25,C=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(t){
this.document=t,this.form=(0,y.Wo)(t,"AcroForm"),this.visit=new y._i(t)}static async read(t){const e=new T(t),{form:n}=e;return await e.walk(e.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await e.readPages(),e}inherited(t,e){for(let n=t;n;n=n.parent){const a=this.document.resolve(n.dict.get(e));
if(a!==null)return a}return e==="DA"||e==="Q"?this.document.resolve(this.form?.dict.get(e)):null}integer(t,e){const n=this.inherited(t,e);return typeof n=="numb\
er"?Math.trunc(n):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:e,nodes:n,widgets:a,fields:o,byName:s}=this,d=({number:c})=>!t.has(c)&&e.exists(c);for(const c of n.values())d(
c)||n.delete(c.number);for(const c of a.values())d(c)||a.delete(c.number);for(const{nodes:c,widgets:b}of o)M(c,d),M(b,d);M(o,({nodes:c})=>c.length>0);for(const[
c,b]of s)b.nodes.length===0&&s.delete(c);this.form=(0,y.Wo)(e,"AcroForm")}async walk(t,e){const{document:n,visit:a}=this;for(const o of(0,O.iA)(n,{from:t,below:e,
visit:a,depth:O.tP})){const{number:s,dict:d}=o;this.nodes.set(s,o);const c=this.references(d.get("Kids"),s,d,"Kids");(0,l.Eo)(n.resolve(d.get("Subtype")),"Widge\
t")||d.has("Rect")?this.addWidget(o):c.length===0&&(0,O.bf)(o)===o&&this.field(o);const m=n.job.pace.step(1500);m&&await m}}addWidget(t){const e={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,O.bf)(t)).widgets.push(e),this.widgets.set(t.number,e)}field(t){const e=this.fieldOf.get(t);if(e)return e;const{name:n,
part:a}=t,o=n===""?void 0:this.byName.get(n),s=this.integer(t,"Ff"),d=h(t.type,s);if(o?.kind===d)return o.nodes.push(t),this.fieldOf.set(t,o),o;const c={name:n,
part:a,kind:d,flags:s,nodes:[t],widgets:[]};return this.fields.push(c),n!==""&&!o&&this.byName.set(n,c),this.fieldOf.set(t,c),c}async readPages(){const{document:t}=this,
{pages:e,job:n}=t,{spend:a}=new y.b9(t);for(let o=0;o<e.count;o++){const s=e.number(o),d=t.entry(s,"Annots");a(t.array(d)?.length??0);for(const b of d===void 0?
[]:this.annotations(d,s)){const m=this.widgets.get(b.number)??await this.orphan(b);m&&m.pages.length>0&&a(C),m&&m.pages.at(-1)!==o+1&&m.pages.push(o+1);const v=n.
pace.step(300);v&&await v}const c=n.pace.step(300);c&&await c}}annotations(t,e){const n=this.document.array(t)??[];if(!n.some(s=>(0,l.Zm)(s)&&(0,l.Eo)(s.get("Su\
btype"),"Widget")))return n.filter(l.i9);const a=(0,l.i9)(t)?t.number:e;this.document.edit(a);const o=(0,l.i9)(t)?n:this.document.array(this.document.get(e).get(
"Annots"))??[];for(const[s,d]of o.entries())(0,l.Zm)(d)&&(0,l.Eo)(d.get("Subtype"),"Widget")&&(o[s]=this.document.add(d));return o.filter(l.i9)}async orphan(t){
const{document:e}=this;if(!(0,l.Eo)(e.resolve(e.entry(t.number,"Subtype")),"Widget"))return;const n=[t],a=new Set([t.number]);let o;for(let s=e.entry(t.number,"\
Parent");(0,l.i9)(s)&&n.length<O.tP&&(o=this.nodes.get(s.number),!(o||a.has(s.number)||!(0,l.Zm)(e.get(s))));)a.add(s.number),n.push(s),s=e.entry(s.number,"Pare\
nt");for(const s of n.reverse())this.nodes.has(s.number)||await this.walk([s],o),o=this.nodes.get(s.number);return this.widgets.get(t.number)}references(t,e,n,a){
const{document:o}=this,s=o.array(t);if(!s||!n)return[];const d=this.lists.get(s);if(d)return d;o.job.pace.add(s.length);let c=s;if(s.some(l.Zm)){o.edit((0,l.i9)(
t)?t.number:e),c=o.array(n.get(a))??[];for(const[m,v]of c.entries())(0,l.Zm)(v)&&(c[m]=o.add(v))}const b=c.filter(l.i9);return this.lists.set(c,b),b}}function M(i,t){
let e=0;for(const n of i)t(n)&&(i[e++]=n);i.length=e}function h(i,t){switch(i){case"Tx":return t&P?"password":"text";case"Btn":return t&g?"button":t&A?"radio":"\
checkbox";case"Ch":return t&p?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),33311:((L,R,u)=>{u.d(R,{S:()=>O});var y=u(21996),l=u(70549);
const O=(0,l.n)(x=>(0,y.zx)(x,["AP","JS","EF","ByteRange","Sig"]))}),59071:((L,R,u)=>{u.d(R,{Gh:()=>w,ZK:()=>f,wh:()=>p});var y=u(77581),l=u(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,E=r=>r.replace(O,"").replace(
x,"").replace(D,"�"),P=200,A=new WeakMap;function g(r){let _=A.get(r);if(_)return _;const C=E((0,y.g7)(r));return _={whole:C,trimmed:C.trim()},r.bytes.length>=
P&&A.set(r,_),_}const p=r=>E(r).trim();function w(r){const _=r instanceof l.Mx?g(r).trimmed:"";return _===""?null:_}const f=r=>r?g(r).whole:""}),21996:((L,R,u)=>{
u.d(R,{Av:()=>f,RJ:()=>C,V3:()=>_,vb:()=>T,zx:()=>w});var y=u(54619),l=u(44233),O=u(78157),x=u(88500);const D=2048,E=65536,P=4,A=1<<20,g=1024,p="[^\\0\\t\\n\\f\\r ()\
<>[\\]{}/%#]";async function w(i,t){const{found:e,all:n}=await r(i,t),a=o=>[...new Set([...o,...n])].sort((s,d)=>s-d);return Object.fromEntries(t.map(o=>[o,a(e[o])]))}
async function f(i,t){const{found:e,all:n}=await r(i,t);for(const a of Object.values(e))for(const o of a)n.add(o);return n}async function r(i,t){const e=t.map(s=>{
const[d="",...c]=[...s].map(m=>m.replace(/\W/,"\\$&")),b=/\W/.test(s)?p:"\\w";return`${d}(?:${c.join("")}|${b}{0,${Math.max(0,s.length-2)}}#)`}),n=new RegExp(`/\
(?:${e.join("|")}|#)`,"g"),a=Object.fromEntries(t.map(s=>[s,new Set])),o=new Set;await C(i,(s,d,c,b)=>{const m=s.toString("latin1",d,c);n.lastIndex=0;for(let v=n.
exec(m);v;v=n.exec(m)){const I=b(d+v.index);I!==void 0&&(v[0].endsWith("#")?o.add(I):a[v[0].slice(1)].add(I))}});for(const s of T(i))o.add(s);return{found:a,all:o}}
async function _(i,t){const e=await w(i,t);return[...new Set(Object.values(e).flat())].sort((n,a)=>n-a)}async function C(i,t){const{bytes:e,table:n}=i,a=M(i),o=new Int32Array(
a.length);for(let m=0;m<a.length;m++)o[m]=n.place[a[m]];const s=(0,O.bS)(e),d=m=>a[(0,l.MJ)(o,m)-1],c=new x.s;let b=0;for(let m=0;m<a.length;m++){const v=m+1===
a.length,I=v?e.length:o[m+1],$=I-o[m]>D;if(!$&&!v&&I-b<E)continue;let W=I;if($){o[m]>b&&t(s,b,o[m],d),c.reset();const N=c.value(e,i.bodies[a[m]],I);b=o[m],N>=0&&
(W=N)}t(s,b,W,d);const j=i.job.pace.step(P*(W-b));j&&await j,b=I}for(const[m,v]of h(i)){const I=i.objectStream(m),$=i.job.pace.step(0);if($&&await $,!I)continue;
const W=new Set(v),{starts:j,numbers:N,data:B}=I,K=S=>{const U=N[(0,l.MJ)(j,S)-1];return U!==void 0&&W.has(U)?U:void 0};for(let S=0;S<B.length;S+=A){t((0,O.bS)(
B),S,Math.min(S+A+g,B.length),K);const U=i.job.pace.step(P*A);U&&await U}}}function*T(i){for(let t=1;i.hasChanges&&t<i.size;t++)i.isChanged(t)&&i.exists(t)&&(yield t)}
function M(i){const{table:t,hasChanges:e}=i,n=[];let a=!0,o=-1;for(let s=1;s<t.size;s++){if(t.kind[s]!==y.tL||e&&i.isChanged(s))continue;const d=t.place[s];a&&=
d>=o,o=d,n.push(s)}return a?n:n.sort((s,d)=>t.place[s]-t.place[d])}function h(i){const{table:t,hasChanges:e}=i,n=new Map;for(let a=1;a<t.size;a++){if(t.kind[a]!==
y.UT||e&&i.isChanged(a))continue;const o=t.place[a],s=n.get(o);s?s.push(a):n.set(o,[a])}return n}}),87773:((L,R,u)=>{u.d(R,{$:()=>l});const y=2e3;async function*l(O,x){
for(const D of x){yield[D,O.get(D)];const E=O.job.pace.step(y);E&&await E}}}),90536:((L,R,u)=>{u.d(R,{C:()=>l,L:()=>O});var y=u(45599);function l(x,D){const E=[
x];for(;E.length>0;){const P=E.pop(),A=P instanceof y.Z6?P.dict:P;if(Array.isArray(A))for(const g of A)E.push(g);else if(A instanceof y.Bi){D(A);for(const g of A.
values())E.push(g)}}}function O(x,D){const E=[];return l(x,P=>{E.length===0&&D(P)&&E.push(P)}),E.length>0}})};
