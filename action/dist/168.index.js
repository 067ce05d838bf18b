"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((I,P,d)=>{d.d(P,{Hn:()=>f,Kf:()=>M,RZ:()=>x,Vp:()=>w,YG:()=>A,vH:()=>O});function x(h,a){for(const i of a)
h.push(i)}const f=h=>h.slice();function O(h,a,i){const _=h.get(a);_?_.push(i):h.set(a,[i])}const M=h=>{let a=-1/0;for(const i of h)a=Math.max(a,i);return a},A=h=>{
let a=1/0;for(const i of h)a=Math.min(a,i);return a},w=h=>Number.isInteger(h)&&!Number.isSafeInteger(h)}),17623:((I,P,d)=>{d.d(P,{Z:()=>w});var x=d(46570),f=d(52604),
O=d(52755),M=d(76933),A=d(77500);async function w(i,_,p){const m=[],b={};for(const D of _.fields){m.push(h(i,_,p,D)),(0,x.K)(D)&&D.kind!=="password"&&_.byName.get(
D.name)===D&&Object.defineProperty(b,D.name,{value:p.of(D),enumerable:!0,configurable:!0,writable:!0});const S=i.job.pace.step(4e3);S&&await S}return{fields:m,values:b,
xfa:(0,A.f4)(i,_),scripts:(0,M.on)(i,_)}}function h(i,_,p,m){const{kind:b,flags:D,name:S}=m,v=_.integer(m.nodes[0],"MaxLen"),y=b==="password",g=b==="text"||y;return{
name:S,type:b,value:y?null:p.of(m),default:y?null:p.of(m,"DV"),options:a(i,_,p,m),required:(D&O.mw)!==0,readOnly:(D&O.sj)!==0,multiline:b==="text"&&(D&O.kz)!==0,
maxLength:g&&v>0?v:null,pages:[...new Set(m.widgets.flatMap(({pages:c})=>c))].sort((c,t)=>c-t)}}function a(i,_,p,m){return m.kind==="dropdown"||m.kind==="list"?
p.choices(m):m.kind!=="checkbox"&&m.kind!=="radio"?[]:(0,f.lD)(i,_,m).names.map(b=>({value:b,display:b}))}}),57644:((I,P,d)=>{d.r(P),d.d(P,{get_form_data:()=>A});
var x=d(94518),f=d(17623),O=d(52755),M=d(16259);const A=async(w,{open_password:h},a)=>{const i=await(0,x.E)(w.bytes,a,{password:h}),_=await O.mO.read(i),p=await(0,f.
Z)(i,_,new M.n(i,_)),m=i.pages.count;return{documents:[{...w,pageCount:m}],data:p,notes:[],facts:{pageCount:m,fieldCount:_.fields.length}}}}),91374:((I,P,d)=>{d.
d(P,{QL:()=>w,bf:()=>A,fq:()=>S,hj:()=>D,i4:()=>m,iA:()=>a,pv:()=>b,qU:()=>_,tP:()=>h});var x=d(77581),f=d(45599),O=d(9819),M=d(70549);function A(g){for(;g.part===
""&&g.parent;)g=g.parent;return g}const w="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),h=100;function*a(g,{from:c=g.array((0,O.Wo)(
g,"AcroForm")?.dict.get("Fields")),below:t,visit:n=new O._i(g),depth:e=1/0}={}){const s=[],o=(r=[],u)=>{for(let l=r.length-1;l>=0;l--)s.push({value:r[l],parent:u})};
o(c,t);for(let r=s.pop();r;r=s.pop()){const{value:u,parent:l}=r,T=(0,f.i9)(u)?g.get(u):u;if(!(0,f.Zm)(T)||!n.first(u)||(l?.depth??0)>=e)continue;const E=g.resolve(
T.get("T")),R=g.resolve(T.get("FT")),C=E instanceof f.Mx?(0,x.g7)(E):"",W={number:(0,f.i9)(u)?u.number:void 0,dict:T,parent:l,part:C,name:y(l&&l.depth%h!==0?l.name:
"",C),type:R instanceof f.SX?R.text:l?.type,depth:(l?.depth??0)+1};yield W,o(g.array(T.get("Kids")),W)}}const i=1e3,_=(0,M.n)(p);async function p(g){const c=[];
for(const t of a(g)){c.push(t);const n=g.job.pace.step(i);n&&await n}return c}function m(g){const c=new Set(g.flatMap(({parent:t,dict:n})=>t&&n.has("T")?[t]:[]));
return g.filter(t=>(t.dict.has("T")||!t.parent)&&!c.has(t))}function b(g,c){const t=g.resolve(D(g,c,"FT"));return t instanceof f.SX?t.text:void 0}function D(g,c,t){
for(const n of v(g,c)){const e=n.get(t);if(e!==void 0)return e}}function S(g,c){let t="";for(const n of v(g,c)){const e=g.resolve(n.get("T"));e instanceof f.Mx&&
(t=y((0,x.g7)(e),t))}return t}function*v(g,c){let t=c;for(let n=0;t&&n<h;n++)yield t,t=g.dict(t.get("Parent"))}const y=(g,c)=>g===""||c===""?g+c:`${g}.${c}`}),52755:((I,P,d)=>{
d.d(P,{NT:()=>m,Uv:()=>D,kz:()=>w,mO:()=>v,mw:()=>A,qA:()=>b,sj:()=>M,zx:()=>p});var x=d(9819),f=d(45599),O=d(91374);const M=1,A=2,w=4096,h=8192,a=32768,i=65536,
_=1<<17,p=1<<18,m=1<<21,b=1<<24,D=1<<25,S=10;class v{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.
document=t,this.form=(0,x.Wo)(t,"AcroForm"),this.visit=new x._i(t)}static async read(t){const n=new v(t),{form:e}=n;return await n.walk(n.references(e?.dict.get(
"Fields"),e?.holder??-1,e?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let e=t;e;e=e.parent){const s=this.document.resolve(e.dict.get(n));if(s!==
null)return s}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const e=this.inherited(t,n);return typeof e=="number"?Math.
trunc(e):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(t){const{document:n,nodes:e,widgets:s,fields:o,byName:r}=this,u=({number:l})=>!t.has(l)&&n.exists(l);for(const l of e.values())u(l)||e.delete(
l.number);for(const l of s.values())u(l)||s.delete(l.number);for(const{nodes:l,widgets:T}of o)y(l,u),y(T,u);y(o,({nodes:l})=>l.length>0);for(const[l,T]of r)T.nodes.
length===0&&r.delete(l);this.form=(0,x.Wo)(n,"AcroForm")}async walk(t,n){const{document:e,visit:s}=this;for(const o of(0,O.iA)(e,{from:t,below:n,visit:s,depth:O.
tP})){const{number:r,dict:u}=o;this.nodes.set(r,o);const l=this.references(u.get("Kids"),r,u,"Kids");(0,f.Eo)(e.resolve(u.get("Subtype")),"Widget")||u.has("Rect")?
this.addWidget(o):l.length===0&&(0,O.bf)(o)===o&&this.field(o);const E=e.job.pace.step(1500);E&&await E}}addWidget(t){const n={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,O.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:e,part:s}=t,o=e===""?
void 0:this.byName.get(e),r=this.integer(t,"Ff"),u=g(t.type,r);if(o?.kind===u)return o.nodes.push(t),this.fieldOf.set(t,o),o;const l={name:e,part:s,kind:u,flags:r,
nodes:[t],widgets:[]};return this.fields.push(l),e!==""&&!o&&this.byName.set(e,l),this.fieldOf.set(t,l),l}async readPages(){const{document:t}=this,{pages:n,job:e}=t,
{spend:s}=new x.b9(t);for(let o=0;o<n.count;o++){const r=n.number(o),u=t.entry(r,"Annots");s(t.array(u)?.length??0);for(const T of u===void 0?[]:this.annotations(
u,r)){const E=this.widgets.get(T.number)??await this.orphan(T);E&&E.pages.length>0&&s(S),E&&E.pages.at(-1)!==o+1&&E.pages.push(o+1);const R=e.pace.step(300);R&&
await R}const l=e.pace.step(300);l&&await l}}annotations(t,n){const e=this.document.array(t)??[];if(!e.some(r=>(0,f.Zm)(r)&&(0,f.Eo)(r.get("Subtype"),"Widget")))
return e.filter(f.i9);const s=(0,f.i9)(t)?t.number:n;this.document.edit(s);const o=(0,f.i9)(t)?e:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
r,u]of o.entries())(0,f.Zm)(u)&&(0,f.Eo)(u.get("Subtype"),"Widget")&&(o[r]=this.document.add(u));return o.filter(f.i9)}async orphan(t){const{document:n}=this;if(!(0,f.
Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const e=[t],s=new Set([t.number]);let o;for(let r=n.entry(t.number,"Parent");(0,f.i9)(r)&&e.length<O.
tP&&(o=this.nodes.get(r.number),!(o||s.has(r.number)||!(0,f.Zm)(n.get(r))));)s.add(r.number),e.push(r),r=n.entry(r.number,"Parent");for(const r of e.reverse())this.
nodes.has(r.number)||await this.walk([r],o),o=this.nodes.get(r.number);return this.widgets.get(t.number)}references(t,n,e,s){const{document:o}=this,r=o.array(t);
if(!r||!e)return[];if(!r.some(f.Zm))return r.filter(f.i9);o.edit((0,f.i9)(t)?t.number:n);const u=o.array(e.get(s))??[];for(const[l,T]of u.entries())(0,f.Zm)(T)&&
(u[l]=o.add(T));return u.filter(f.i9)}}function y(c,t){let n=0;for(const e of c)t(e)&&(c[n++]=e);c.length=n}function g(c,t){switch(c){case"Tx":return t&h?"passw\
ord":"text";case"Btn":return t&i?"button":t&a?"radio":"checkbox";case"Ch":return t&_?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((I,P,d)=>{
d.d(P,{Ly:()=>A,gF:()=>O,r9:()=>M,v8:()=>w});var x=d(77581),f=d(45599);function O(h,a){let i;return a instanceof f.Mx?i=(0,x.g7)(a):a instanceof f.Z6?i=(0,x.g7)(
new f.Mx(h.decoded(a))):a instanceof f.SX?i=M(a.text):typeof a=="number"&&(i=String(a)),i?.replace(/\r\n?/g,`
`)}function M(h){const a=Buffer.from(h,"latin1"),i=a.toString("utf8");return Buffer.from(i,"utf8").equals(a)?i:(0,x.g7)(new f.Mx(a))}const A=h=>Buffer.from(h).toString(
"latin1"),w=h=>(0,x.wx)(h.replace(/\n/g,"\r"))}),3907:((I,P,d)=>{d.d(P,{Rt:()=>b,X:()=>c,km:()=>M,ol:()=>f,xK:()=>m});var x=d(78157);const f=200,O=1e4;async function M(t,n,e){
const s=new A(t);for(let o=s.next();o;o=s.next()){if(e(o))return"left";const r=n.step((o.to-o.from)*4+50);r&&await r}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;
if(n.charCodeAt(e)!==w)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(
e,"?>",2);if(n.startsWith("<![CDATA[",e)){const o=n.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"text",text:n.slice(e+9,o),from:e,to:this.at})}return n.
startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===a?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(n,e,s){const o=this.text.indexOf(e,n+s);return o<0?this.end():(this.at=o+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),
s=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(s)!==h))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,
s=this.name(n+1);if(s===n+1)return;const o=e.slice(n+1,s),r=[];for(let u=s;;){const l=this.blanks(u),T=e.charCodeAt(l);if(T===h||T===a&&e.charCodeAt(l+1)===h)return this.
at=T===h?l+1:l+2,{kind:T===h?"start":"empty",name:o,attributes:r,from:n,to:this.at};const E=this.name(l),R=this.blanks(E),C=this.blanks(R+1),W=e[C];if(l===u||E===
l||e[R]!=="="||W!=='"'&&W!=="'")return;const L=e.indexOf(W,C+1),U=e.slice(C+1,Math.max(L,C+1)),B=U.includes("<")?void 0:_(U);if(L<0||B===void 0||r.length>=O)return;
r.push({name:e.slice(l,E),value:B,from:l,to:L+1}),u=L+1}}characters(n,e){const s=_(this.text.slice(n,e));return s===void 0?this.fault(n,e):(this.at=e,{kind:"tex\
t",text:s,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){const s=e.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:e}=this;for(;n<e.length;n++){const s=e.charCodeAt(n);if(s<=32||s===a||s===h||s===w||s===61||s===34||s===39)break}return n}}const[w,h,a]=[60,62,47],i=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(t){if(!t.includes("&"))return t;const n=[];let e=0;for(let s=t.indexOf("&");s>=0;s=t.indexOf(
"&",e)){const o=t.indexOf(";",s);if(o<0||o-s>12)return;const r=t.slice(s+1,o),u=i.get(r)??p(r);if(u===void 0)return;n.push(t.slice(e,s),u),e=o+1}return n.push(t.
slice(e)),n.join("")}function p(t){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function m(t){const[n,e,s,o]=t;if(n===0&&e===0&&(s===254||s===0)||n===255&&e===254&&s===0&&o===0)return g(t);if(n===254&&
e===255||n===0&&e===60)return y(new TextDecoder("utf-16be").decode(t));if(n===255&&e===254||n===60&&e===0)return y(new TextDecoder("utf-16le").decode(t));const r=new TextDecoder().
decode(t);return y(r.includes("�")?Buffer.from(t).toString("latin1"):r)}function b(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return m(t);const e=(0,x.bS)(
t).toString("latin1",0,D),s=S.exec(e)?.[1]?.toLowerCase()??"utf-8";if(v.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(t)}catch{return}}const D=200,S=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
v=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),y=t=>t.startsWith("\uFEFF")?t.slice(1):t;function g(t){const n=new DataView(t.buffer,
t.byteOffset,t.byteLength),e=t[0]!==0,s=[];for(let o=0;o+4<=t.length;o+=4){const r=n.getUint32(o,e);if(r>1114111)return;s.push(String.fromCodePoint(r))}return y(
s.join(""))}const c=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((I,P,d)=>{d.d(P,{S:()=>O});var x=d(
21996),f=d(70549);const O=(0,f.n)(M=>(0,x.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),70549:((I,P,d)=>{d.d(P,{n:()=>x});function x(f){const O=new WeakMap;return M=>{
if(M.hasChanges)return f(M);const A=O.get(M);if(A)return A.answer;const w=f(M);return O.set(M,{answer:w}),w}}}),9819:((I,P,d)=>{d.d(P,{J7:()=>O,Kd:()=>w,Wo:()=>h,
_i:()=>A,b9:()=>M});var x=d(42973),f=d(45599);class O{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){const{catalog:_,catalogNumber:p,
pages:m}=this.document,b=_.get("Pages");i===p||(0,f.i9)(b)&&i===b.number||m.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){this.chased.add(i)}removed(){
return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,f.i9)(i)&&this.gone.has(i.number)}}class M{most;left;constructor(i){
this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(i,_=new M(i)){this.allowance=
_,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,f.i9)(i))return!0;const{number:_}=i,p=_>>3;if(p>=this.seen.length)return this.
beyond.size<this.beyond.add(_).size;const m=1<<(_&7),b=(this.seen[p]&m)===0;return this.seen[p]|=m,b}}function w(a,i){return(0,f.i9)(a)?a.number:i}function h(a,i){
const _=a.catalog.get(i),p=a.dict(_);return p&&{dict:p,holder:w(_,a.catalogNumber)}}}),21996:((I,P,d)=>{d.d(P,{Av:()=>m,RJ:()=>S,V3:()=>D,vb:()=>v,zx:()=>p});var x=d(
54619),f=d(93604),O=d(78157),M=d(88500);const A=2048,w=65536,h=4,a=1<<20,i=1024,_="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(c,t){const{found:n,all:e}=await b(
c,t),s=o=>[...new Set([...o,...e])].sort((r,u)=>r-u);return Object.fromEntries(t.map(o=>[o,s(n[o])]))}async function m(c,t){const{found:n,all:e}=await b(c,t);for(const s of Object.
values(n))for(const o of s)e.add(o);return e}async function b(c,t){const n=t.map(r=>{const[u="",...l]=[...r].map(E=>E.replace(/\W/,"\\$&")),T=/\W/.test(r)?_:"\\w";
return`${u}(?:${l.join("")}|${T}{0,${Math.max(0,r.length-2)}}#)`}),e=new RegExp(`/(?:${n.join("|")}|#)`,"g"),s=Object.fromEntries(t.map(r=>[r,new Set])),o=new Set;
await S(c,(r,u,l,T)=>{const E=r.toString("latin1",u,l);e.lastIndex=0;for(let R=e.exec(E);R;R=e.exec(E)){const C=T(u+R.index);C!==void 0&&(R[0].endsWith("#")?o.add(
C):s[R[0].slice(1)].add(C))}});for(const r of v(c))o.add(r);return{found:s,all:o}}async function D(c,t){const n=await p(c,t);return[...new Set(Object.values(n).
flat())].sort((e,s)=>e-s)}async function S(c,t){const{bytes:n,table:e}=c,s=y(c),o=new Int32Array(s.length);for(let E=0;E<s.length;E++)o[E]=e.place[s[E]];const r=(0,O.
bS)(n),u=E=>s[(0,f.MJ)(o,E)-1],l=new M.s;let T=0;for(let E=0;E<s.length;E++){const R=E+1===s.length,C=R?n.length:o[E+1],W=C-o[E]>A;if(!W&&!R&&C-T<w)continue;let L=C;
if(W){o[E]>T&&t(r,T,o[E],u),l.reset();const B=l.value(n,c.bodies[s[E]],C);T=o[E],B>=0&&(L=B)}t(r,T,L,u);const U=c.job.pace.step(h*(L-T));U&&await U,T=C}for(const[
E,R]of g(c)){const C=c.objectStream(E),W=c.job.pace.step(0);if(W&&await W,!C)continue;const L=new Set(R),{starts:U,numbers:B,data:j}=C,k=K=>{const N=B[(0,f.MJ)(
U,K)-1];return N!==void 0&&L.has(N)?N:void 0};for(let K=0;K<j.length;K+=a){t((0,O.bS)(j),K,Math.min(K+a+i,j.length),k);const N=c.job.pace.step(h*a);N&&await N}}}
function*v(c){for(let t=1;c.hasChanges&&t<c.size;t++)c.isChanged(t)&&c.exists(t)&&(yield t)}function y(c){const{table:t,hasChanges:n}=c,e=[];let s=!0,o=-1;for(let r=1;r<
t.size;r++){if(t.kind[r]!==x.tL||n&&c.isChanged(r))continue;const u=t.place[r];s&&=u>=o,o=u,e.push(r)}return s?e:e.sort((r,u)=>t.place[r]-t.place[u])}function g(c){
const{table:t,hasChanges:n}=c,e=new Map;for(let s=1;s<t.size;s++){if(t.kind[s]!==x.UT||n&&c.isChanged(s))continue;const o=t.place[s],r=e.get(o);r?r.push(s):e.set(
o,[s])}return e}}),87773:((I,P,d)=>{d.d(P,{$:()=>f});const x=2e3;async function*f(O,M){for(const A of M){yield[A,O.get(A)];const w=O.job.pace.step(x);w&&await w}}}),
90536:((I,P,d)=>{d.d(P,{C:()=>f,L:()=>O});var x=d(45599);function f(M,A){const w=[M];for(;w.length>0;){const h=w.pop(),a=h instanceof x.Z6?h.dict:h;if(Array.isArray(
a))for(const i of a)w.push(i);else if(a instanceof x.Bi){A(a);for(const i of a.values())w.push(i)}}}function O(M,A){const w=[];return f(M,h=>{w.length===0&&A(h)&&
w.push(h)}),w.length>0}}),93604:((I,P,d)=>{d.d(P,{BC:()=>A,MJ:()=>w,qZ:()=>O});const x=4096,f=100;async function O(a,i,_){let p=[];for(let m=0;m<a.length;m+=x){
for(const D of a.slice(m,m+x).sort(i))p.push(D);const b=_.step(12*x*f);b&&await b}for(let m=x;m<a.length;m*=2){const b=[];for(let D=0;D<a.length;D+=2*m)await M(
p,D,m,i,b,_);p=b}return p}async function M(a,i,_,p,m,b){const[D,S]=[Math.min(i+_,a.length),Math.min(i+2*_,a.length)];let[v,y]=[i,D];for(;v<D||y<S;){const g=v===
D||y<S&&p(a[y],a[v])<0;m.push(a[g?y++:v++]);const c=b.step(f);c&&await c}}const A=(a,i)=>h(a,i,!1),w=(a,i)=>h(a,i,!0);function h(a,i,_){let[p,m]=[0,a.length];for(;p<
m;){const b=p+m>>1,D=a[b];D<i||_&&D===i?p=b+1:m=b}return p}})};
