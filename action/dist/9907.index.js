"use strict";exports.id=9907,exports.ids=[9907,7355],exports.modules={17079:((L,v,l)=>{l.d(v,{Z:()=>D,_:()=>x});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
f=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,O=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(g){
if(g.length>64)return;const p=g.trim().replace(f,(M,u,r,h)=>`${u??""}${1900+Number(r)}${h}`);return P(E(y.exec(p)??O.exec(p)))}function D(g){const p=g.length>64?
void 0:E(O.exec(g.trim()));if(!p||P(p)===void 0)return;const{year:M,month:u="",day:r="",hour:h="",minute:R="",second:T="",zone:w=""}=p;return`D:${M}${u}${r}${h}${R}${T}${w===
"Z"||w===""?w:`${w.replace(":","'")}'`}`}function E(g){if(!g)return;const[,p,M,u,r,h,R,T,w,_,i]=g,t=T??(w===void 0?void 0:`${w}${_??"00"}:${i??"00"}`);return{year:p,
month:M,day:u,hour:r,minute:h,second:R,zone:t}}function P(g){if(!g)return;const{year:p,month:M,day:u,hour:r,minute:h="00",second:R="00",zone:T}=g,w=(i,t,e)=>i===
void 0||Number(i)>=t&&Number(i)<=e;if(Number(p)===0||!w(M,1,12)||!w(u,1,A(Number(p),Number(M)))||!w(r,0,23)||!w(h,0,59)||!w(R,0,59)||T!==void 0&&T!=="Z"&&!(w(T.
slice(1,3),0,23)&&w(T.slice(4),0,59)))return;const _=[p,M,u].filter(i=>i!==void 0).join("-");return r===void 0?_:`${_}T${r}:${h}:${R}${T==="+00:00"||T==="-00:00"?
"Z":T??""}`}function A(g,p){return p===2?g%4===0&&(g%100!==0||g%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),87267:((L,v,l)=>{l.r(v),l.d(v,{drawUndrawnFields:()=>A,
drawViewerFields:()=>P});var y=l(82943),f=l(78906),O=l(52755),x=l(16259),D=l(68164),E=l(71250);async function P(p,M){if(!M.needsAppearances)return[];const u=(0,E.
y4)(await g(p,M,!1),new Set);return u===""?[]:[(0,y.F)(u,"Fill the form before, with a font that has them.")]}async function A(p){await g(p,await O.mO.read(p),!0)}
async function g(p,M,u){const r=await x.n.read(p,M),h=new f.y(p,M,r);return await(0,D.$)(p,M,r,h,{missing:u}),h.missing}}),36078:((L,v,l)=>{l.d(v,{AY:()=>E,KJ:()=>g,
XL:()=>P,_:()=>f,hX:()=>M,id:()=>D,qK:()=>x,vs:()=>O,wW:()=>p,yQ:()=>A});var y=l(45079);function f(u){if(Number.isInteger(u)&&Math.abs(u)<1e7)return String(u);const r=Number(
u.toPrecision(7)),h=Math.abs(r)<1e-9?"0":String(r);return h.includes("e")?r.toFixed(12).replace(/\.?0+$/,""):h}const O=u=>u.map(f).join(" "),x=(u,r)=>`q ${r} cm\
 /${u} Do Q`,D=u=>(0,y.ZV)(Math.round(u*1e3)/1e3||0),E=([u,r])=>`${D(u)} ${D(r)}`,P=u=>u.map((r,h)=>`${E(r)} ${h===0?"m":"l"}`).join(" "),A=.5523;function g(u){
const r=A,h=(...R)=>`${R.map(([T,w])=>E(u(T,w))).join(" ")} c`;return[`${E(u(1,0))} m`,h([1,r],[r,1],[0,1]),h([-r,1],[-1,r],[-1,0]),h([-1,-r],[-r,-1],[0,-1]),h(
[r,-1],[1,-r],[1,0])].join(" ")}function p(u,r){const h={1:"g",3:"rg",4:"k"}[u.length];return`${u.map(D).join(" ")} ${r==="fill"?h:h.toUpperCase()}`}const M=u=>`\
[${u.map(D).join(" ")}] 0 d`}),91374:((L,v,l)=>{l.d(v,{QL:()=>E,bf:()=>D,fq:()=>R,hj:()=>h,i4:()=>u,iA:()=>A,pv:()=>r,qU:()=>p,tP:()=>P});var y=l(77581),f=l(45599),
O=l(9819),x=l(70549);function D(_){for(;_.part===""&&_.parent;)_=_.parent;return _}const E="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(
" "),P=100;function*A(_,{from:i=_.array((0,O.Wo)(_,"AcroForm")?.dict.get("Fields")),below:t,visit:e=new O._i(_),depth:n=1/0}={}){const a=[],o=(s=[],d)=>{for(let c=s.
length-1;c>=0;c--)a.push({value:s[c],parent:d})};o(i,t);for(let s=a.pop();s;s=a.pop()){const{value:d,parent:c}=s,b=(0,f.i9)(d)?_.get(d):d;if(!(0,f.Zm)(b)||!e.first(
d)||(c?.depth??0)>=n)continue;const m=_.resolve(b.get("T")),C=_.resolve(b.get("FT")),I=m instanceof f.Mx?(0,y.g7)(m):"",W={number:(0,f.i9)(d)?d.number:void 0,dict:b,
parent:c,part:I,name:w(c&&c.depth%P!==0?c.name:"",I),type:C instanceof f.SX?C.text:c?.type,depth:(c?.depth??0)+1};yield W,o(_.array(b.get("Kids")),W)}}const g=1e3,
p=(0,x.n)(M);async function M(_){const i=[];for(const t of A(_)){i.push(t);const e=_.job.pace.step(g);e&&await e}return i}function u(_){const i=new Set(_.flatMap(
({parent:t,dict:e})=>t&&e.has("T")?[t]:[]));return _.filter(t=>(t.dict.has("T")||!t.parent)&&!i.has(t))}function r(_,i){const t=_.resolve(h(_,i,"FT"));return t instanceof
f.SX?t.text:void 0}function h(_,i,t){for(const e of T(_,i)){const n=e.get(t);if(n!==void 0)return n}}function R(_,i){let t="";for(const e of T(_,i)){const n=_.resolve(
e.get("T"));n instanceof f.Mx&&(t=w((0,y.g7)(n),t))}return t}function*T(_,i){let t=i;for(let e=0;t&&e<P;e++)yield t,t=_.dict(t.get("Parent"))}const w=(_,i)=>_===
""||i===""?_+i:`${_}.${i}`}),52755:((L,v,l)=>{l.d(v,{NT:()=>u,Uv:()=>h,kz:()=>E,mO:()=>T,mw:()=>D,qA:()=>r,sj:()=>x,zx:()=>M});var y=l(9819),f=l(45599),O=l(91374);
const x=1,D=2,E=4096,P=8192,A=32768,g=65536,p=1<<17,M=1<<18,u=1<<21,r=1<<24,h=1<<25,R=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,y.Wo)(t,"AcroForm"),this.visit=new y._i(t)}static async read(t){const e=new T(t),{form:n}=e;return await e.walk(e.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await e.readPages(),e}inherited(t,e){for(let n=t;n;n=n.parent){const a=this.document.resolve(n.dict.get(e));
if(a!==null)return a}return e==="DA"||e==="Q"?this.document.resolve(this.form?.dict.get(e)):null}integer(t,e){const n=this.inherited(t,e);return typeof n=="numb\
er"?Math.trunc(n):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:e,nodes:n,widgets:a,fields:o,byName:s}=this,d=({number:c})=>!t.has(c)&&e.exists(c);for(const c of n.values())d(
c)||n.delete(c.number);for(const c of a.values())d(c)||a.delete(c.number);for(const{nodes:c,widgets:b}of o)w(c,d),w(b,d);w(o,({nodes:c})=>c.length>0);for(const[
c,b]of s)b.nodes.length===0&&s.delete(c);this.form=(0,y.Wo)(e,"AcroForm")}async walk(t,e){const{document:n,visit:a}=this;for(const o of(0,O.iA)(n,{from:t,below:e,
visit:a,depth:O.tP})){const{number:s,dict:d}=o;this.nodes.set(s,o);const c=this.references(d.get("Kids"),s,d,"Kids");(0,f.Eo)(n.resolve(d.get("Subtype")),"Widge\
t")||d.has("Rect")?this.addWidget(o):c.length===0&&(0,O.bf)(o)===o&&this.field(o);const m=n.job.pace.step(1500);m&&await m}}addWidget(t){const e={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,O.bf)(t)).widgets.push(e),this.widgets.set(t.number,e)}field(t){const e=this.fieldOf.get(t);if(e)return e;const{name:n,
part:a}=t,o=n===""?void 0:this.byName.get(n),s=this.integer(t,"Ff"),d=_(t.type,s);if(o?.kind===d)return o.nodes.push(t),this.fieldOf.set(t,o),o;const c={name:n,
part:a,kind:d,flags:s,nodes:[t],widgets:[]};return this.fields.push(c),n!==""&&!o&&this.byName.set(n,c),this.fieldOf.set(t,c),c}async readPages(){const{document:t}=this,
{pages:e,job:n}=t,{spend:a}=new y.b9(t);for(let o=0;o<e.count;o++){const s=e.number(o),d=t.entry(s,"Annots");a(t.array(d)?.length??0);for(const b of d===void 0?
[]:this.annotations(d,s)){const m=this.widgets.get(b.number)??await this.orphan(b);m&&m.pages.length>0&&a(R),m&&m.pages.at(-1)!==o+1&&m.pages.push(o+1);const C=n.
pace.step(300);C&&await C}const c=n.pace.step(300);c&&await c}}annotations(t,e){const n=this.document.array(t)??[];if(!n.some(s=>(0,f.Zm)(s)&&(0,f.Eo)(s.get("Su\
btype"),"Widget")))return n.filter(f.i9);const a=(0,f.i9)(t)?t.number:e;this.document.edit(a);const o=(0,f.i9)(t)?n:this.document.array(this.document.get(e).get(
"Annots"))??[];for(const[s,d]of o.entries())(0,f.Zm)(d)&&(0,f.Eo)(d.get("Subtype"),"Widget")&&(o[s]=this.document.add(d));return o.filter(f.i9)}async orphan(t){
const{document:e}=this;if(!(0,f.Eo)(e.resolve(e.entry(t.number,"Subtype")),"Widget"))return;const n=[t],a=new Set([t.number]);let o;for(let s=e.entry(t.number,"\
Parent");(0,f.i9)(s)&&n.length<O.tP&&(o=this.nodes.get(s.number),!(o||a.has(s.number)||!(0,f.Zm)(e.get(s))));)a.add(s.number),n.push(s),s=e.entry(s.number,"Pare\
nt");for(const s of n.reverse())this.nodes.has(s.number)||await this.walk([s],o),o=this.nodes.get(s.number);return this.widgets.get(t.number)}references(t,e,n,a){
const{document:o}=this,s=o.array(t);if(!s||!n)return[];if(!s.some(f.Zm))return s.filter(f.i9);o.edit((0,f.i9)(t)?t.number:e);const d=o.array(n.get(a))??[];for(const[
c,b]of d.entries())(0,f.Zm)(b)&&(d[c]=o.add(b));return d.filter(f.i9)}}function w(i,t){let e=0;for(const n of i)t(n)&&(i[e++]=n);i.length=e}function _(i,t){switch(i){case"\
Tx":return t&P?"password":"text";case"Btn":return t&g?"button":t&A?"radio":"checkbox";case"Ch":return t&p?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),33311:((L,v,l)=>{l.d(v,{S:()=>O});var y=l(21996),f=l(70549);const O=(0,f.n)(x=>(0,y.zx)(x,["AP","JS","EF","ByteRange","Sig"]))}),59071:((L,v,l)=>{
l.d(v,{Gh:()=>M,ZK:()=>u,wh:()=>p});var y=l(77581),f=l(45599);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,E=r=>r.replace(O,"").replace(x,"").replace(D,"�"),P=200,A=new WeakMap;function g(r){
let h=A.get(r);if(h)return h;const R=E((0,y.g7)(r));return h={whole:R,trimmed:R.trim()},r.bytes.length>=P&&A.set(r,h),h}const p=r=>E(r).trim();function M(r){const h=r instanceof
f.Mx?g(r).trimmed:"";return h===""?null:h}const u=r=>r?g(r).whole:""}),21996:((L,v,l)=>{l.d(v,{Av:()=>u,RJ:()=>R,V3:()=>h,vb:()=>T,zx:()=>M});var y=l(54619),f=l(
44233),O=l(78157),x=l(88500);const D=2048,E=65536,P=4,A=1<<20,g=1024,p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function M(i,t){const{found:e,all:n}=await r(i,t),
a=o=>[...new Set([...o,...n])].sort((s,d)=>s-d);return Object.fromEntries(t.map(o=>[o,a(e[o])]))}async function u(i,t){const{found:e,all:n}=await r(i,t);for(const a of Object.
values(e))for(const o of a)n.add(o);return n}async function r(i,t){const e=t.map(s=>{const[d="",...c]=[...s].map(m=>m.replace(/\W/,"\\$&")),b=/\W/.test(s)?p:"\\w";
return`${d}(?:${c.join("")}|${b}{0,${Math.max(0,s.length-2)}}#)`}),n=new RegExp(`/(?:${e.join("|")}|#)`,"g"),a=Object.fromEntries(t.map(s=>[s,new Set])),o=new Set;
await R(i,(s,d,c,b)=>{const m=s.toString("latin1",d,c);n.lastIndex=0;for(let C=n.exec(m);C;C=n.exec(m)){const I=b(d+C.index);I!==void 0&&(C[0].endsWith("#")?o.add(
I):a[C[0].slice(1)].add(I))}});for(const s of T(i))o.add(s);return{found:a,all:o}}async function h(i,t){const e=await M(i,t);return[...new Set(Object.values(e).
flat())].sort((n,a)=>n-a)}async function R(i,t){const{bytes:e,table:n}=i,a=w(i),o=new Int32Array(a.length);for(let m=0;m<a.length;m++)o[m]=n.place[a[m]];const s=(0,O.
bS)(e),d=m=>a[(0,f.MJ)(o,m)-1],c=new x.s;let b=0;for(let m=0;m<a.length;m++){const C=m+1===a.length,I=C?e.length:o[m+1],W=I-o[m]>D;if(!W&&!C&&I-b<E)continue;let U=I;
if(W){o[m]>b&&t(s,b,o[m],d),c.reset();const N=c.value(e,i.bodies[a[m]],I);b=o[m],N>=0&&(U=N)}t(s,b,U,d);const j=i.job.pace.step(P*(U-b));j&&await j,b=I}for(const[
m,C]of _(i)){const I=i.objectStream(m),W=i.job.pace.step(0);if(W&&await W,!I)continue;const U=new Set(C),{starts:j,numbers:N,data:B}=I,K=$=>{const S=N[(0,f.MJ)(
j,$)-1];return S!==void 0&&U.has(S)?S:void 0};for(let $=0;$<B.length;$+=A){t((0,O.bS)(B),$,Math.min($+A+g,B.length),K);const S=i.job.pace.step(P*A);S&&await S}}}
function*T(i){for(let t=1;i.hasChanges&&t<i.size;t++)i.isChanged(t)&&i.exists(t)&&(yield t)}function w(i){const{table:t,hasChanges:e}=i,n=[];let a=!0,o=-1;for(let s=1;s<
t.size;s++){if(t.kind[s]!==y.tL||e&&i.isChanged(s))continue;const d=t.place[s];a&&=d>=o,o=d,n.push(s)}return a?n:n.sort((s,d)=>t.place[s]-t.place[d])}function _(i){
const{table:t,hasChanges:e}=i,n=new Map;for(let a=1;a<t.size;a++){if(t.kind[a]!==y.UT||e&&i.isChanged(a))continue;const o=t.place[a],s=n.get(o);s?s.push(a):n.set(
o,[a])}return n}}),87773:((L,v,l)=>{l.d(v,{$:()=>f});const y=2e3;async function*f(O,x){for(const D of x){yield[D,O.get(D)];const E=O.job.pace.step(y);E&&await E}}}),
90536:((L,v,l)=>{l.d(v,{C:()=>f,L:()=>O});var y=l(45599);function f(x,D){const E=[x];for(;E.length>0;){const P=E.pop(),A=P instanceof y.Z6?P.dict:P;if(Array.isArray(
A))for(const g of A)E.push(g);else if(A instanceof y.Bi){D(A);for(const g of A.values())E.push(g)}}}function O(x,D){const E=[];return f(x,P=>{E.length===0&&D(P)&&
E.push(P)}),E.length>0}})};
