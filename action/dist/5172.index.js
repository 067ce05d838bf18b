"use strict";exports.id=5172,exports.ids=[5172],exports.modules={45657:((I,T,h)=>{h.d(T,{Hn:()=>f,Kf:()=>p,RZ:()=>E,Vp:()=>O,YG:()=>b,vH:()=>x});function E(d,a){for(const r of a)
d.push(r)}const f=d=>d.slice();function x(d,a,r){const _=d.get(a);_?_.push(r):d.set(a,[r])}const p=d=>{let a=-1/0;for(const r of d)a=Math.max(a,r);return a},b=d=>{
let a=1/0;for(const r of d)a=Math.min(a,r);return a},O=d=>Number.isInteger(d)&&!Number.isSafeInteger(d)}),17623:((I,T,h)=>{h.d(T,{Z:()=>O});var E=h(46570),f=h(52604),
x=h(52755),p=h(76933),b=h(77500);async function O(r,_,D){const w=[],A={};for(const P of _.fields){w.push(d(r,_,D,P)),(0,E.K)(P)&&P.kind!=="password"&&_.byName.get(
P.name)===P&&Object.defineProperty(A,P.name,{value:D.of(P),enumerable:!0,configurable:!0,writable:!0});const S=r.job.pace.step(4e3);S&&await S}return{fields:w,values:A,
xfa:(0,b.f4)(r,_),scripts:(0,p.on)(r,_)}}function d(r,_,D,w){const{kind:A,flags:P,name:S}=w,R=_.integer(w.nodes[0],"MaxLen"),C=A==="password",m=A==="text"||C;return{
name:S,type:A,value:C?null:D.of(w),default:C?null:D.of(w,"DV"),options:a(r,_,D,w),required:(P&x.mw)!==0,readOnly:(P&x.sj)!==0,multiline:A==="text"&&(P&x.kz)!==0,
maxLength:m&&R>0?R:null,pages:[...new Set(w.widgets.flatMap(({pages:c})=>c))].sort((c,t)=>c-t)}}function a(r,_,D,w){return w.kind==="dropdown"||w.kind==="list"?
D.choices(w):w.kind!=="checkbox"&&w.kind!=="radio"?[]:(0,f.lD)(r,_,w).names.map(A=>({value:A,display:A}))}}),57644:((I,T,h)=>{h.r(T),h.d(T,{get_form_data:()=>b});
var E=h(94518),f=h(17623),x=h(52755),p=h(16259);const b=async(O,{open_password:d},a)=>{const r=await(0,E.E)(O.bytes,a,{password:d}),_=await x.mO.read(r),D=await(0,f.
Z)(r,_,new p.n(r,_)),w=r.pages.count;return{documents:[{...O,pageCount:w}],data:D,notes:[],facts:{pageCount:w,fieldCount:_.fields.length}}}}),91374:((I,T,h)=>{h.
d(T,{QL:()=>O,bf:()=>b,fq:()=>S,hj:()=>P,i4:()=>w,iA:()=>a,pv:()=>A,qU:()=>_,tP:()=>d});var E=h(77581),f=h(45599),x=h(9819),p=h(70549);function b(m){for(;m.part===
""&&m.parent;)m=m.parent;return m}const O="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),d=100;function*a(m,{from:c=m.array((0,x.Wo)(
m,"AcroForm")?.dict.get("Fields")),below:t,visit:n=new x._i(m),depth:e=1/0}={}){const s=[],o=(i=[],u)=>{for(let l=i.length-1;l>=0;l--)s.push({value:i[l],parent:u})};
o(c,t);for(let i=s.pop();i;i=s.pop()){const{value:u,parent:l}=i,M=(0,f.i9)(u)?m.get(u):u;if(!(0,f.Zm)(M)||!n.first(u)||(l?.depth??0)>=e)continue;const g=m.resolve(
M.get("T")),v=m.resolve(M.get("FT")),y=g instanceof f.Mx?(0,E.g7)(g):"",W={number:(0,f.i9)(u)?u.number:void 0,dict:M,parent:l,part:y,name:C(l&&l.depth%d!==0?l.name:
"",y),type:v instanceof f.SX?v.text:l?.type,depth:(l?.depth??0)+1};yield W,o(m.array(M.get("Kids")),W)}}const r=1e3,_=(0,p.n)(D);async function D(m){const c=[];
for(const t of a(m)){c.push(t);const n=m.job.pace.step(r);n&&await n}return c}function w(m){const c=new Set(m.flatMap(({parent:t,dict:n})=>t&&n.has("T")?[t]:[]));
return m.filter(t=>(t.dict.has("T")||!t.parent)&&!c.has(t))}function A(m,c){const t=m.resolve(P(m,c,"FT"));return t instanceof f.SX?t.text:void 0}function P(m,c,t){
for(const n of R(m,c)){const e=n.get(t);if(e!==void 0)return e}}function S(m,c){let t="";for(const n of R(m,c)){const e=m.resolve(n.get("T"));e instanceof f.Mx&&
(t=C((0,E.g7)(e),t))}return t}function*R(m,c){let t=c;for(let n=0;t&&n<d;n++)yield t,t=m.dict(t.get("Parent"))}const C=(m,c)=>m===""||c===""?m+c:`${m}.${c}`}),52755:((I,T,h)=>{
h.d(T,{NT:()=>w,Uv:()=>P,kz:()=>O,mO:()=>R,mw:()=>b,qA:()=>A,sj:()=>p,zx:()=>D});var E=h(9819),f=h(45599),x=h(91374);const p=1,b=2,O=4096,d=8192,a=32768,r=65536,
_=1<<17,D=1<<18,w=1<<21,A=1<<24,P=1<<25,S=10;class R{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.
document=t,this.form=(0,E.Wo)(t,"AcroForm"),this.visit=new E._i(t)}static async read(t){const n=new R(t),{form:e}=n;return await n.walk(n.references(e?.dict.get(
"Fields"),e?.holder??-1,e?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let e=t;e;e=e.parent){const s=this.document.resolve(e.dict.get(n));if(s!==
null)return s}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const e=this.inherited(t,n);return typeof e=="number"?Math.
trunc(e):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(t){const{document:n,nodes:e,widgets:s,fields:o,byName:i}=this,u=({number:l})=>!t.has(l)&&n.exists(l);for(const l of e.values())u(l)||e.delete(
l.number);for(const l of s.values())u(l)||s.delete(l.number);for(const{nodes:l,widgets:M}of o)C(l,u),C(M,u);C(o,({nodes:l})=>l.length>0);for(const[l,M]of i)M.nodes.
length===0&&i.delete(l);this.form=(0,E.Wo)(n,"AcroForm")}async walk(t,n){const{document:e,visit:s}=this;for(const o of(0,x.iA)(e,{from:t,below:n,visit:s,depth:x.
tP})){const{number:i,dict:u}=o;this.nodes.set(i,o);const l=this.references(u.get("Kids"),i,u,"Kids");(0,f.Eo)(e.resolve(u.get("Subtype")),"Widget")||u.has("Rect")?
this.addWidget(o):l.length===0&&(0,x.bf)(o)===o&&this.field(o);const g=e.job.pace.step(1500);g&&await g}}addWidget(t){const n={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,x.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:e,part:s}=t,o=e===""?
void 0:this.byName.get(e),i=this.integer(t,"Ff"),u=m(t.type,i);if(o?.kind===u)return o.nodes.push(t),this.fieldOf.set(t,o),o;const l={name:e,part:s,kind:u,flags:i,
nodes:[t],widgets:[]};return this.fields.push(l),e!==""&&!o&&this.byName.set(e,l),this.fieldOf.set(t,l),l}async readPages(){const{document:t}=this,{pages:n,job:e}=t,
{spend:s}=new E.b9(t);for(let o=0;o<n.count;o++){const i=n.number(o),u=t.entry(i,"Annots");s(t.array(u)?.length??0);for(const M of u===void 0?[]:this.annotations(
u,i)){const g=this.widgets.get(M.number)??await this.orphan(M);g&&g.pages.length>0&&s(S),g&&g.pages.at(-1)!==o+1&&g.pages.push(o+1);const v=e.pace.step(300);v&&
await v}const l=e.pace.step(300);l&&await l}}annotations(t,n){const e=this.document.array(t)??[];if(!e.some(i=>(0,f.Zm)(i)&&(0,f.Eo)(i.get("Subtype"),"Widget")))
return e.filter(f.i9);const s=(0,f.i9)(t)?t.number:n;this.document.edit(s);const o=(0,f.i9)(t)?e:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
i,u]of o.entries())(0,f.Zm)(u)&&(0,f.Eo)(u.get("Subtype"),"Widget")&&(o[i]=this.document.add(u));return o.filter(f.i9)}async orphan(t){const{document:n}=this;if(!(0,f.
Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const e=[t],s=new Set([t.number]);let o;for(let i=n.entry(t.number,"Parent");(0,f.i9)(i)&&e.length<x.
tP&&(o=this.nodes.get(i.number),!(o||s.has(i.number)||!(0,f.Zm)(n.get(i))));)s.add(i.number),e.push(i),i=n.entry(i.number,"Parent");for(const i of e.reverse())this.
nodes.has(i.number)||await this.walk([i],o),o=this.nodes.get(i.number);return this.widgets.get(t.number)}references(t,n,e,s){const{document:o}=this,i=o.array(t);
if(!i||!e)return[];if(!i.some(f.Zm))return i.filter(f.i9);o.edit((0,f.i9)(t)?t.number:n);const u=o.array(e.get(s))??[];for(const[l,M]of u.entries())(0,f.Zm)(M)&&
(u[l]=o.add(M));return u.filter(f.i9)}}function C(c,t){let n=0;for(const e of c)t(e)&&(c[n++]=e);c.length=n}function m(c,t){switch(c){case"Tx":return t&d?"passw\
ord":"text";case"Btn":return t&r?"button":t&a?"radio":"checkbox";case"Ch":return t&_?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((I,T,h)=>{
h.d(T,{Ly:()=>b,gF:()=>x,r9:()=>p,v8:()=>O});var E=h(77581),f=h(45599);function x(d,a){let r;return a instanceof f.Mx?r=(0,E.g7)(a):a instanceof f.Z6?r=(0,E.g7)(
new f.Mx(d.decoded(a))):a instanceof f.SX?r=p(a.text):typeof a=="number"&&(r=String(a)),r?.replace(/\r\n?/g,`
`)}function p(d){const a=Buffer.from(d,"latin1"),r=a.toString("utf8");return Buffer.from(r,"utf8").equals(a)?r:(0,E.g7)(new f.Mx(a))}const b=d=>Buffer.from(d).toString(
"latin1"),O=d=>(0,E.wx)(d.replace(/\n/g,"\r"))}),3907:((I,T,h)=>{h.d(T,{Rt:()=>A,X:()=>c,km:()=>p,ol:()=>f,xK:()=>w});var E=h(78157);const f=200,x=1e4;async function p(t,n,e){
const s=new b(t);for(let o=s.next();o;o=s.next()){if(e(o))return"left";const i=n.step((o.to-o.from)*4+50);i&&await i}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class b{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;
if(n.charCodeAt(e)!==O)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(
e,"?>",2);if(n.startsWith("<![CDATA[",e)){const o=n.indexOf("]]>",e);return o<0?this.end():(this.at=o+3,{kind:"text",text:n.slice(e+9,o),from:e,to:this.at})}return n.
startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===a?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(n,e,s){const o=this.text.indexOf(e,n+s);return o<0?this.end():(this.at=o+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),
s=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(s)!==d))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,
s=this.name(n+1);if(s===n+1)return;const o=e.slice(n+1,s),i=[];for(let u=s;;){const l=this.blanks(u),M=e.charCodeAt(l);if(M===d||M===a&&e.charCodeAt(l+1)===d)return this.
at=M===d?l+1:l+2,{kind:M===d?"start":"empty",name:o,attributes:i,from:n,to:this.at};const g=this.name(l),v=this.blanks(g),y=this.blanks(v+1),W=e[y];if(l===u||g===
l||e[v]!=="="||W!=='"'&&W!=="'")return;const L=e.indexOf(W,y+1),U=e.slice(y+1,Math.max(L,y+1)),B=U.includes("<")?void 0:_(U);if(L<0||B===void 0||i.length>=x)return;
i.push({name:e.slice(l,g),value:B,from:l,to:L+1}),u=L+1}}characters(n,e){const s=_(this.text.slice(n,e));return s===void 0?this.fault(n,e):(this.at=e,{kind:"tex\
t",text:s,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){const s=e.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:e}=this;for(;n<e.length;n++){const s=e.charCodeAt(n);if(s<=32||s===a||s===d||s===O||s===61||s===34||s===39)break}return n}}const[O,d,a]=[60,62,47],r=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(t){if(!t.includes("&"))return t;const n=[];let e=0;for(let s=t.indexOf("&");s>=0;s=t.indexOf(
"&",e)){const o=t.indexOf(";",s);if(o<0||o-s>12)return;const i=t.slice(s+1,o),u=r.get(i)??D(i);if(u===void 0)return;n.push(t.slice(e,s),u),e=o+1}return n.push(t.
slice(e)),n.join("")}function D(t){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function w(t){const[n,e,s,o]=t;if(n===0&&e===0&&(s===254||s===0)||n===255&&e===254&&s===0&&o===0)return m(t);if(n===254&&
e===255||n===0&&e===60)return C(new TextDecoder("utf-16be").decode(t));if(n===255&&e===254||n===60&&e===0)return C(new TextDecoder("utf-16le").decode(t));const i=new TextDecoder().
decode(t);return C(i.includes("�")?Buffer.from(t).toString("latin1"):i)}function A(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return w(t);const e=(0,E.bS)(
t).toString("latin1",0,P),s=S.exec(e)?.[1]?.toLowerCase()??"utf-8";if(R.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(t)}catch{return}}const P=200,S=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
R=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),C=t=>t.startsWith("\uFEFF")?t.slice(1):t;function m(t){const n=new DataView(t.buffer,
t.byteOffset,t.byteLength),e=t[0]!==0,s=[];for(let o=0;o+4<=t.length;o+=4){const i=n.getUint32(o,e);if(i>1114111)return;s.push(String.fromCodePoint(i))}return C(
s.join(""))}const c=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((I,T,h)=>{h.d(T,{S:()=>x});var E=h(
21996),f=h(70549);const x=(0,f.n)(p=>(0,E.zx)(p,["AP","JS","EF","ByteRange","Sig"]))}),70549:((I,T,h)=>{h.d(T,{n:()=>E});function E(f){const x=new WeakMap;return p=>{
if(p.hasChanges)return f(p);const b=x.get(p);if(b)return b.answer;const O=f(p);return x.set(p,{answer:O}),O}}}),9819:((I,T,h)=>{h.d(T,{J7:()=>x,Kd:()=>O,Wo:()=>d,
_i:()=>b,b9:()=>p});var E=h(42973),f=h(45599);class x{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:_,catalogNumber:D,
pages:w}=this.document,A=_.get("Pages");r===D||(0,f.i9)(A)&&r===A.number||w.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){
return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,f.i9)(r)&&this.gone.has(r.number)}}class p{most;left;constructor(r){
this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,E.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(r,_=new p(r)){this.allowance=
_,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,f.i9)(r))return!0;const{number:_}=r,D=_>>3;if(D>=this.seen.length)return this.
beyond.size<this.beyond.add(_).size;const w=1<<(_&7),A=(this.seen[D]&w)===0;return this.seen[D]|=w,A}}function O(a,r){return(0,f.i9)(a)?a.number:r}function d(a,r){
const _=a.catalog.get(r),D=a.dict(_);return D&&{dict:D,holder:O(_,a.catalogNumber)}}}),21996:((I,T,h)=>{h.d(T,{Av:()=>w,RJ:()=>S,V3:()=>P,vb:()=>R,zx:()=>D});var E=h(
54619),f=h(93604),x=h(78157),p=h(88500);const b=2048,O=65536,d=4,a=1<<20,r=1024,_="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function D(c,t){const{found:n,all:e}=await A(
c,t),s=o=>[...new Set([...o,...e])].sort((i,u)=>i-u);return Object.fromEntries(t.map(o=>[o,s(n[o])]))}async function w(c,t){const{found:n,all:e}=await A(c,t);for(const s of Object.
values(n))for(const o of s)e.add(o);return e}async function A(c,t){const n=t.map(i=>{const[u="",...l]=[...i].map(g=>g.replace(/\W/,"\\$&")),M=/\W/.test(i)?_:"\\w";
return`${u}(?:${l.join("")}|${M}{0,${Math.max(0,i.length-2)}}#)`}),e=new RegExp(`/(?:${n.join("|")}|#)`,"g"),s=Object.fromEntries(t.map(i=>[i,new Set])),o=new Set;
await S(c,(i,u,l,M)=>{const g=i.toString("latin1",u,l);e.lastIndex=0;for(let v=e.exec(g);v;v=e.exec(g)){const y=M(u+v.index);y!==void 0&&(v[0].endsWith("#")?o.add(
y):s[v[0].slice(1)].add(y))}});for(const i of R(c))o.add(i);return{found:s,all:o}}async function P(c,t){const n=await D(c,t);return[...new Set(Object.values(n).
flat())].sort((e,s)=>e-s)}async function S(c,t){const{bytes:n,table:e}=c,s=C(c),o=new Int32Array(s.length);for(let g=0;g<s.length;g++)o[g]=e.place[s[g]];const i=(0,x.
bS)(n),u=g=>s[(0,f.M)(o,g)-1],l=new p.s;let M=0;for(let g=0;g<s.length;g++){const v=g+1===s.length,y=v?n.length:o[g+1],W=y-o[g]>b;if(!W&&!v&&y-M<O)continue;let L=y;
if(W){o[g]>M&&t(i,M,o[g],u),l.reset();const B=l.value(n,c.bodies[s[g]],y);M=o[g],B>=0&&(L=B)}t(i,M,L,u);const U=c.job.pace.step(d*(L-M));U&&await U,M=y}for(const[
g,v]of m(c)){const y=c.objectStream(g),W=c.job.pace.step(0);if(W&&await W,!y)continue;const L=new Set(v),{starts:U,numbers:B,data:j}=y,k=K=>{const N=B[(0,f.M)(U,
K)-1];return N!==void 0&&L.has(N)?N:void 0};for(let K=0;K<j.length;K+=a){t((0,x.bS)(j),K,Math.min(K+a+r,j.length),k);const N=c.job.pace.step(d*a);N&&await N}}}function*R(c){
for(let t=1;c.hasChanges&&t<c.size;t++)c.isChanged(t)&&c.exists(t)&&(yield t)}function C(c){const{table:t,hasChanges:n}=c,e=[];let s=!0,o=-1;for(let i=1;i<t.size;i++){
if(t.kind[i]!==E.tL||n&&c.isChanged(i))continue;const u=t.place[i];s&&=u>=o,o=u,e.push(i)}return s?e:e.sort((i,u)=>t.place[i]-t.place[u])}function m(c){const{table:t,
hasChanges:n}=c,e=new Map;for(let s=1;s<t.size;s++){if(t.kind[s]!==E.UT||n&&c.isChanged(s))continue;const o=t.place[s],i=e.get(o);i?i.push(s):e.set(o,[s])}return e}}),
90536:((I,T,h)=>{h.d(T,{C:()=>f,L:()=>x});var E=h(45599);function f(p,b){const O=[p];for(;O.length>0;){const d=O.pop(),a=d instanceof E.Z6?d.dict:d;if(Array.isArray(
a))for(const r of a)O.push(r);else if(a instanceof E.Bi){b(a);for(const r of a.values())O.push(r)}}}function x(p,b){const O=[];return f(p,d=>{O.length===0&&b(d)&&
O.push(d)}),O.length>0}}),93604:((I,T,h)=>{h.d(T,{B:()=>E,M:()=>f});const E=(p,b)=>x(p,b,!1),f=(p,b)=>x(p,b,!0);function x(p,b,O){let[d,a]=[0,p.length];for(;d<a;){
const r=d+a>>1,_=p[r];_<b||O&&_===b?d=r+1:a=r}return d}})};
