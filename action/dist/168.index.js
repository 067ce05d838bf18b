"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((I,P,d)=>{d.d(P,{Hn:()=>c,Kf:()=>M,RZ:()=>x,Vp:()=>w,YG:()=>A,vH:()=>O});function x(h,a){for(const i of a)
h.push(i)}const c=h=>h.slice();function O(h,a,i){const m=h.get(a);m?m.push(i):h.set(a,[i])}const M=h=>{let a=-1/0;for(const i of h)a=Math.max(a,i);return a},A=h=>{
let a=1/0;for(const i of h)a=Math.min(a,i);return a},w=h=>Number.isInteger(h)&&!Number.isSafeInteger(h)}),17623:((I,P,d)=>{d.d(P,{Z:()=>w});var x=d(46570),c=d(52604),
O=d(52755),M=d(76933),A=d(77500);async function w(i,m,_){const g=[],b={};for(const T of m.fields){g.push(h(i,m,_,T)),(0,x.K)(T)&&T.kind!=="password"&&m.byName.get(
T.name)===T&&Object.defineProperty(b,T.name,{value:_.of(T),enumerable:!0,configurable:!0,writable:!0});const S=i.job.pace.step(4e3);S&&await S}return{fields:g,values:b,
xfa:(0,A.f4)(i,m),scripts:(0,M.on)(i,m)}}function h(i,m,_,g){const{kind:b,flags:T,name:S}=g,C=m.integer(g.nodes[0],"MaxLen"),y=b==="password",p=b==="text"||y;return{
name:S,type:b,value:y?null:_.of(g),default:y?null:_.of(g,"DV"),options:a(i,m,_,g),required:(T&O.mw)!==0,readOnly:(T&O.sj)!==0,multiline:b==="text"&&(T&O.kz)!==0,
maxLength:p&&C>0?C:null,pages:[...new Set(g.widgets.flatMap(({pages:f})=>f))].sort((f,t)=>f-t)}}function a(i,m,_,g){return g.kind==="dropdown"||g.kind==="list"?
_.choices(g):g.kind!=="checkbox"&&g.kind!=="radio"?[]:(0,c.lD)(i,m,g).names.map(b=>({value:b,display:b}))}}),57644:((I,P,d)=>{d.r(P),d.d(P,{get_form_data:()=>A});
var x=d(21836),c=d(17623),O=d(52755),M=d(16259);const A=async(w,{open_password:h},a)=>{const i=await(0,x.E)(w.bytes,a,{password:h}),m=await O.mO.read(i),_=await(0,c.
Z)(i,m,new M.n(i,m)),g=i.pages.count;return{documents:[{...w,pageCount:g}],data:_,notes:[],facts:{pageCount:g,fieldCount:m.fields.length}}}}),91374:((I,P,d)=>{d.
d(P,{QL:()=>w,bf:()=>A,fq:()=>S,hj:()=>T,i4:()=>g,iA:()=>a,pv:()=>b,qU:()=>m,tP:()=>h});var x=d(77581),c=d(45599),O=d(9819),M=d(70549);function A(p){for(;p.part===
""&&p.parent;)p=p.parent;return p}const w="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),h=100;function*a(p,{from:f=p.array((0,O.Wo)(
p,"AcroForm")?.dict.get("Fields")),below:t,visit:n=new O._i(p),depth:e=1/0}={}){const s=[],o=(r=[],u)=>{for(let l=r.length-1;l>=0;l--)s.push({value:r[l],parent:u})};
o(f,t);for(let r=s.pop();r;r=s.pop()){const{value:u,parent:l}=r,D=(0,c.i9)(u)?p.get(u):u;if(!(0,c.Zm)(D)||!n.first(u)||(l?.depth??0)>=e)continue;const E=p.resolve(
D.get("T")),R=p.resolve(D.get("FT")),v=E instanceof c.Mx?(0,x.g7)(E):"",L={number:(0,c.i9)(u)?u.number:void 0,dict:D,parent:l,part:v,name:y(l&&l.depth%h!==0?l.name:
"",v),type:R instanceof c.SX?R.text:l?.type,depth:(l?.depth??0)+1};yield L,o(p.array(D.get("Kids")),L)}}const i=1e3,m=(0,M.n)(_);async function _(p){const f=[];
for(const t of a(p)){f.push(t);const n=p.job.pace.step(i);n&&await n}return f}function g(p){const f=new Set(p.flatMap(({parent:t,dict:n})=>t&&n.has("T")?[t]:[]));
return p.filter(t=>(t.dict.has("T")||!t.parent)&&!f.has(t))}function b(p,f){const t=p.resolve(T(p,f,"FT"));return t instanceof c.SX?t.text:void 0}function T(p,f,t){
for(const n of C(p,f)){const e=n.get(t);if(e!==void 0)return e}}function S(p,f){let t="";for(const n of C(p,f)){const e=p.resolve(n.get("T"));e instanceof c.Mx&&
(t=y((0,x.g7)(e),t))}return t}function*C(p,f){let t=f;for(let n=0;t&&n<h;n++)yield t,t=p.dict(t.get("Parent"))}const y=(p,f)=>p===""||f===""?p+f:`${p}.${f}`}),52755:((I,P,d)=>{
d.d(P,{NT:()=>g,Uv:()=>T,kz:()=>w,mO:()=>C,mw:()=>A,qA:()=>b,sj:()=>M,zx:()=>_});var x=d(9819),c=d(45599),O=d(91374);const M=1,A=2,w=4096,h=8192,a=32768,i=65536,
m=1<<17,_=1<<18,g=1<<21,b=1<<24,T=1<<25,S=10;class C{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.
document=t,this.form=(0,x.Wo)(t,"AcroForm"),this.visit=new x._i(t)}static async read(t){const n=new C(t),{form:e}=n;return await n.walk(n.references(e?.dict.get(
"Fields"),e?.holder??-1,e?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let e=t;e;e=e.parent){const s=this.document.resolve(e.dict.get(n));if(s!==
null)return s}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const e=this.inherited(t,n);return typeof e=="number"?Math.
trunc(e):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(t){const{document:n,nodes:e,widgets:s,fields:o,byName:r}=this,u=({number:l})=>!t.has(l)&&n.exists(l);for(const l of e.values())u(l)||e.delete(
l.number);for(const l of s.values())u(l)||s.delete(l.number);for(const{nodes:l,widgets:D}of o)y(l,u),y(D,u);y(o,({nodes:l})=>l.length>0);for(const[l,D]of r)D.nodes.
length===0&&r.delete(l);this.form=(0,x.Wo)(n,"AcroForm")}async walk(t,n){const{document:e,visit:s}=this;for(const o of(0,O.iA)(e,{from:t,below:n,visit:s,depth:O.
tP})){const{number:r,dict:u}=o;this.nodes.set(r,o);const l=this.references(u.get("Kids"),r,u,"Kids");(0,c.Eo)(e.resolve(u.get("Subtype")),"Widget")||u.has("Rect")?
this.addWidget(o):l.length===0&&(0,O.bf)(o)===o&&this.field(o);const E=e.job.pace.step(1500);E&&await E}}addWidget(t){const n={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,O.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:e,part:s}=t,o=e===""?
void 0:this.byName.get(e),r=this.integer(t,"Ff"),u=p(t.type,r);if(o?.kind===u)return o.nodes.push(t),this.fieldOf.set(t,o),o;const l={name:e,part:s,kind:u,flags:r,
nodes:[t],widgets:[]};return this.fields.push(l),e!==""&&!o&&this.byName.set(e,l),this.fieldOf.set(t,l),l}async readPages(){const{document:t}=this,{pages:n,job:e}=t,
{spend:s}=new x.b9(t);for(let o=0;o<n.count;o++){const r=n.number(o),u=t.entry(r,"Annots");s(t.array(u)?.length??0);for(const D of u===void 0?[]:this.annotations(
u,r)){const E=this.widgets.get(D.number)??await this.orphan(D);E&&E.pages.length>0&&s(S),E&&E.pages.at(-1)!==o+1&&E.pages.push(o+1);const R=e.pace.step(300);R&&
await R}const l=e.pace.step(300);l&&await l}}annotations(t,n){const e=this.document.array(t)??[];if(!e.some(r=>(0,c.Zm)(r)&&(0,c.Eo)(r.get("Subtype"),"Widget")))
return e.filter(c.i9);const s=(0,c.i9)(t)?t.number:n;this.document.edit(s);const o=(0,c.i9)(t)?e:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
r,u]of o.entries())(0,c.Zm)(u)&&(0,c.Eo)(u.get("Subtype"),"Widget")&&(o[r]=this.document.add(u));return o.filter(c.i9)}async orphan(t){const{document:n}=this;if(!(0,c.
Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const e=[t],s=new Set([t.number]);let o;for(let r=n.entry(t.number,"Parent");(0,c.i9)(r)&&e.length<O.
tP&&(o=this.nodes.get(r.number),!(o||s.has(r.number)||!(0,c.Zm)(n.get(r))));)s.add(r.number),e.push(r),r=n.entry(r.number,"Parent");for(const r of e.reverse())this.
nodes.has(r.number)||await this.walk([r],o),o=this.nodes.get(r.number);return this.widgets.get(t.number)}references(t,n,e,s){const{document:o}=this,r=o.array(t);
if(!r||!e)return[];if(!r.some(c.Zm))return r.filter(c.i9);o.edit((0,c.i9)(t)?t.number:n);const u=o.array(e.get(s))??[];for(const[l,D]of u.entries())(0,c.Zm)(D)&&
(u[l]=o.add(D));return u.filter(c.i9)}}function y(f,t){let n=0;for(const e of f)t(e)&&(f[n++]=e);f.length=n}function p(f,t){switch(f){case"Tx":return t&h?"passw\
ord":"text";case"Btn":return t&i?"button":t&a?"radio":"checkbox";case"Ch":return t&m?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((I,P,d)=>{
d.d(P,{Ly:()=>A,gF:()=>O,r9:()=>M,v8:()=>w});var x=d(77581),c=d(45599);function O(h,a){let i;return a instanceof c.Mx?i=(0,x.g7)(a):a instanceof c.Z6?i=(0,x.g7)(
new c.Mx(h.decoded(a))):a instanceof c.SX?i=M(a.text):typeof a=="number"&&(i=String(a)),i?.replace(/\r\n?/g,`
`)}function M(h){const a=Buffer.from(h,"latin1"),i=a.toString("utf8");return Buffer.from(i,"utf8").equals(a)?i:(0,x.g7)(new c.Mx(a))}const A=h=>Buffer.from(h).toString(
"latin1"),w=h=>(0,x.wx)(h.replace(/\n/g,"\r"))}),3907:((I,P,d)=>{d.d(P,{Rt:()=>b,X:()=>f,km:()=>M,ol:()=>c,xK:()=>g});var x=d(78157);const c=200,O=1e4;async function M(t,n,e){
const s=new A(t);for(let o=s.next();o;o=s.next()){if(e(o))return"left";const r=n.step((o.to-o.from)*4+50);r&&await r}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;
if(n.charCodeAt(e)!==w)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(
e,"?>",2);if(n.startsWith("<![CDATA[",e)){const o=n.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"text",text:n.slice(e+9,o),from:e,to:this.at})}return n.
startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===a?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(n,e,s){const o=this.text.indexOf(e,n+s);return o<0?this.end():(this.at=o+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),
s=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(s)!==h))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,
s=this.name(n+1);if(s===n+1)return;const o=e.slice(n+1,s),r=[];for(let u=s;;){const l=this.blanks(u),D=e.charCodeAt(l);if(D===h||D===a&&e.charCodeAt(l+1)===h)return this.
at=D===h?l+1:l+2,{kind:D===h?"start":"empty",name:o,attributes:r,from:n,to:this.at};const E=this.name(l),R=this.blanks(E),v=this.blanks(R+1),L=e[v];if(l===u||E===
l||e[R]!=="="||L!=='"'&&L!=="'")return;const W=e.indexOf(L,v+1),U=e.slice(v+1,Math.max(W,v+1)),B=U.includes("<")?void 0:m(U);if(W<0||B===void 0||r.length>=O)return;
r.push({name:e.slice(l,E),value:B,from:l,to:W+1}),u=W+1}}characters(n,e){const s=m(this.text.slice(n,e));return s===void 0?this.fault(n,e):(this.at=e,{kind:"tex\
t",text:s,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){const s=e.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:e}=this;for(;n<e.length;n++){const s=e.charCodeAt(n);if(s<=32||s===a||s===h||s===w||s===61||s===34||s===39)break}return n}}const[w,h,a]=[60,62,47],i=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function m(t){if(!t.includes("&"))return t;const n=[];let e=0;for(let s=t.indexOf("&");s>=0;s=t.indexOf(
"&",e)){const o=t.indexOf(";",s);if(o<0||o-s>12)return;const r=t.slice(s+1,o),u=i.get(r)??_(r);if(u===void 0)return;n.push(t.slice(e,s),u),e=o+1}return n.push(t.
slice(e)),n.join("")}function _(t){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function g(t){const[n,e,s,o]=t;if(n===0&&e===0&&(s===254||s===0)||n===255&&e===254&&s===0&&o===0)return p(t);if(n===254&&
e===255||n===0&&e===60)return y(new TextDecoder("utf-16be").decode(t));if(n===255&&e===254||n===60&&e===0)return y(new TextDecoder("utf-16le").decode(t));const r=new TextDecoder().
decode(t);return y(r.includes("�")?Buffer.from(t).toString("latin1"):r)}function b(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return g(t);const e=(0,x.bS)(
t).toString("latin1",0,T),s=S.exec(e)?.[1]?.toLowerCase()??"utf-8";if(C.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(t)}catch{return}}const T=200,S=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
C=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),y=t=>t.startsWith("\uFEFF")?t.slice(1):t;function p(t){const n=new DataView(t.buffer,
t.byteOffset,t.byteLength),e=t[0]!==0,s=[];for(let o=0;o+4<=t.length;o+=4){const r=n.getUint32(o,e);if(r>1114111)return;s.push(String.fromCodePoint(r))}return y(
s.join(""))}const f=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((I,P,d)=>{d.d(P,{S:()=>O});var x=d(
21996),c=d(70549);const O=(0,c.n)(M=>(0,x.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),70549:((I,P,d)=>{d.d(P,{n:()=>x});function x(c){const O=new WeakMap;return M=>{
if(M.hasChanges)return c(M);const A=O.get(M);if(A)return A.answer;const w=c(M);return O.set(M,{answer:w}),w}}}),9819:((I,P,d)=>{d.d(P,{J7:()=>O,Kd:()=>w,Wo:()=>h,
_i:()=>A,b9:()=>M});var x=d(42973),c=d(45599);class O{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){const{catalog:m,catalogNumber:_,
pages:g}=this.document,b=m.get("Pages");i===_||(0,c.i9)(b)&&i===b.number||g.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){this.chased.add(i)}removed(){
return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,c.i9)(i)&&this.gone.has(i.number)}}class M{most;left;constructor(i){
this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(i,m=new M(i)){this.allowance=
m,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,c.i9)(i))return!0;const{number:m}=i,_=m>>3;if(_>=this.seen.length)return this.
beyond.size<this.beyond.add(m).size;const g=1<<(m&7),b=(this.seen[_]&g)===0;return this.seen[_]|=g,b}}function w(a,i){return(0,c.i9)(a)?a.number:i}function h(a,i){
const m=a.catalog.get(i),_=a.dict(m);return _&&{dict:_,holder:w(m,a.catalogNumber)}}}),21996:((I,P,d)=>{d.d(P,{Av:()=>g,RJ:()=>S,V3:()=>T,vb:()=>C,zx:()=>_});var x=d(
54619),c=d(93604),O=d(78157),M=d(88500);const A=2048,w=65536,h=4,a=1<<20,i=1024,m="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function _(f,t){const{found:n,all:e}=await b(
f,t),s=o=>[...new Set([...o,...e])].sort((r,u)=>r-u);return Object.fromEntries(t.map(o=>[o,s(n[o])]))}async function g(f,t){const{found:n,all:e}=await b(f,t);for(const s of Object.
values(n))for(const o of s)e.add(o);return e}async function b(f,t){const n=t.map(r=>{const[u="",...l]=[...r].map(E=>E.replace(/\W/,"\\$&")),D=/\W/.test(r)?m:"\\w";
return`${u}(?:${l.join("")}|${D}{0,${Math.max(0,r.length-2)}}#)`}),e=new RegExp(`/(?:${n.join("|")}|#)`,"g"),s=Object.fromEntries(t.map(r=>[r,new Set])),o=new Set;
await S(f,(r,u,l,D)=>{const E=r.toString("latin1",u,l);e.lastIndex=0;for(let R=e.exec(E);R;R=e.exec(E)){const v=D(u+R.index);v!==void 0&&(R[0].endsWith("#")?o.add(
v):s[R[0].slice(1)].add(v))}});for(const r of C(f))o.add(r);return{found:s,all:o}}async function T(f,t){const n=await _(f,t);return[...new Set(Object.values(n).
flat())].sort((e,s)=>e-s)}async function S(f,t){const{bytes:n,table:e}=f,s=y(f),o=new Int32Array(s.length);for(let E=0;E<s.length;E++)o[E]=e.place[s[E]];const r=(0,O.
bS)(n),u=E=>s[(0,c.MJ)(o,E)-1],l=new M.s;let D=0;for(let E=0;E<s.length;E++){const R=E+1===s.length,v=R?n.length:o[E+1],L=v-o[E]>A;if(!L&&!R&&v-D<w)continue;let W=v;
if(L){o[E]>D&&t(r,D,o[E],u),l.reset();const B=l.value(n,f.bodies[s[E]],v);D=o[E],B>=0&&(W=B)}t(r,D,W,u);const U=f.job.pace.step(h*(W-D));U&&await U,D=v}for(const[
E,R]of p(f)){const v=f.objectStream(E),L=f.job.pace.step(0);if(L&&await L,!v)continue;const W=new Set(R),{starts:U,numbers:B,data:j}=v,k=K=>{const N=B[(0,c.MJ)(
U,K)-1];return N!==void 0&&W.has(N)?N:void 0};for(let K=0;K<j.length;K+=a){t((0,O.bS)(j),K,Math.min(K+a+i,j.length),k);const N=f.job.pace.step(h*a);N&&await N}}}
function*C(f){for(let t=1;f.hasChanges&&t<f.size;t++)f.isChanged(t)&&f.exists(t)&&(yield t)}function y(f){const{table:t,hasChanges:n}=f,e=[];let s=!0,o=-1;for(let r=1;r<
t.size;r++){if(t.kind[r]!==x.tL||n&&f.isChanged(r))continue;const u=t.place[r];s&&=u>=o,o=u,e.push(r)}return s?e:e.sort((r,u)=>t.place[r]-t.place[u])}function p(f){
const{table:t,hasChanges:n}=f,e=new Map;for(let s=1;s<t.size;s++){if(t.kind[s]!==x.UT||n&&f.isChanged(s))continue;const o=t.place[s],r=e.get(o);r?r.push(s):e.set(
o,[s])}return e}}),87773:((I,P,d)=>{d.d(P,{$:()=>c});const x=2e3;async function*c(O,M){for(const A of M){yield[A,O.get(A)];const w=O.job.pace.step(x);w&&await w}}}),
90536:((I,P,d)=>{d.d(P,{C:()=>c,L:()=>O});var x=d(45599);function c(M,A){const w=[M];for(;w.length>0;){const h=w.pop(),a=h instanceof x.Z6?h.dict:h;if(Array.isArray(
a))for(const i of a)w.push(i);else if(a instanceof x.Bi){A(a);for(const i of a.values())w.push(i)}}}function O(M,A){const w=[];return c(M,h=>{w.length===0&&A(h)&&
w.push(h)}),w.length>0}}),93604:((I,P,d)=>{d.d(P,{BC:()=>A,MJ:()=>w,p9:()=>O,qZ:()=>M});const x=1e3,c=3e5;function*O(a,i){if(a.length<=x)return[...a].sort(i);let m=[];
for(let _=0;_<a.length;_+=x){for(const g of a.slice(_,_+x).sort(i))m.push(g);yield c}for(let _=x;_<m.length;_*=2){const g=[];for(let b=0;b<m.length;b+=2*_){const T=Math.
min(b+_,m.length),S=Math.min(T+_,m.length);for(let C=b,y=T;C<T||y<S;){const p=y===S||C<T&&i(m[C],m[y])<=0;g.push(p?m[C++]:m[y++]),g.length%x===0&&(yield c)}}m=g}
return m}async function M(a,i,m){const _=O(a,i);for(;;){const{done:g,value:b}=_.next();if(g)return b;const T=m.step(b);T&&await T}}const A=(a,i)=>h(a,i,!1),w=(a,i)=>h(
a,i,!0);function h(a,i,m){let[_,g]=[0,a.length];for(;_<g;){const b=_+g>>1,T=a[b];T<i||m&&T===i?_=b+1:g=b}return _}})};
