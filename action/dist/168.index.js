"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((W,P,_)=>{_.d(P,{Hn:()=>l,Kf:()=>w,RZ:()=>M,Vp:()=>O,YG:()=>A,vH:()=>b});function M(g,h){for(const i of h)
g.push(i)}const l=g=>g.slice();function b(g,h,i){const x=g.get(h);x?x.push(i):g.set(h,[i])}const w=g=>{let h=-1/0;for(const i of g)h=Math.max(h,i);return h},A=g=>{
let h=1/0;for(const i of g)h=Math.min(h,i);return h},O=g=>Number.isInteger(g)&&!Number.isSafeInteger(g)}),17623:((W,P,_)=>{_.d(P,{Z:()=>O});var M=_(46570),l=_(52604),
b=_(52755),w=_(76933),A=_(77500);async function O(i,x,D){const T=[],y={};for(const C of x.fields){T.push(g(i,x,D,C)),(0,M.K)(C)&&C.kind!=="password"&&x.byName.get(
C.name)===C&&Object.defineProperty(y,C.name,{value:D.of(C),enumerable:!0,configurable:!0,writable:!0});const L=i.job.pace.step(4e3+D.costOf(C));L&&await L}return{
fields:T,values:y,xfa:(0,A.f4)(i,x),scripts:(0,w.on)(i,x)}}function g(i,x,D,T){const{kind:y,flags:C,name:L}=T,S=x.integer(T.nodes[0],"MaxLen"),v=y==="password",
p=y==="text"||v;return{name:L,type:y,value:v?null:D.of(T),default:v?null:D.of(T,"DV"),options:h(i,x,D,T),required:(C&b.mw)!==0,readOnly:(C&b.sj)!==0,multiline:y===
"text"&&(C&b.kz)!==0,maxLength:p&&S>0?S:null,pages:[...new Set(T.widgets.flatMap(({pages:d})=>d))].sort((d,t)=>d-t)}}function h(i,x,D,T){return T.kind==="dropdo\
wn"||T.kind==="list"?D.choices(T):T.kind!=="checkbox"&&T.kind!=="radio"?[]:(0,l.lD)(i,x,T).names.map(y=>({value:y,display:y}))}}),57644:((W,P,_)=>{_.r(P),_.d(P,
{get_form_data:()=>A});var M=_(91519),l=_(17623),b=_(52755),w=_(16259);const A=async(O,{open_password:g},h)=>{const i=await(0,M.E)(O.bytes,h,{password:g}),x=await b.
mO.read(i),D=await(0,l.Z)(i,x,await w.n.read(i,x)),T=i.pages.count;return{documents:[{...O,pageCount:T}],data:D,notes:[],facts:{pageCount:T,fieldCount:x.fields.
length}}}}),91374:((W,P,_)=>{_.d(P,{QL:()=>O,bf:()=>A,fq:()=>L,hj:()=>C,i4:()=>T,iA:()=>h,pv:()=>y,qU:()=>x,tP:()=>g});var M=_(77581),l=_(45599),b=_(9819),w=_(70549);
function A(p){for(;p.part===""&&p.parent;)p=p.parent;return p}const O="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),g=100;function*h(p,{
from:d=p.array((0,b.Wo)(p,"AcroForm")?.dict.get("Fields")),below:t,visit:r=new b._i(p),depth:a=1/0}={}){const m=[],f=(c=[],s)=>{for(let n=c.length-1;n>=0;n--)m.
push({value:c[n],parent:s})};f(d,t);for(let c=m.pop();c;c=m.pop()){const{value:s,parent:n}=c,e=(0,l.i9)(s)?p.get(s):s;if(!(0,l.Zm)(e)||!r.first(s)||(n?.depth??0)>=
a)continue;const o=p.resolve(e.get("T")),u=p.resolve(e.get("FT")),E=o instanceof l.Mx?(0,M.g7)(o):"",R={number:(0,l.i9)(s)?s.number:void 0,dict:e,parent:n,part:E,
name:v(n&&n.depth%g!==0?n.name:"",E),type:u instanceof l.SX?u.text:n?.type,depth:(n?.depth??0)+1};yield R,f(p.array(e.get("Kids")),R)}}const i=1e3,x=(0,w.n)(D);
async function D(p){const d=[];for(const t of h(p)){d.push(t);const r=p.job.pace.step(i);r&&await r}return d}function T(p){const d=new Set(p.flatMap(({parent:t,
dict:r})=>t&&r.has("T")?[t]:[]));return p.filter(t=>(t.dict.has("T")||!t.parent)&&!d.has(t))}function y(p,d){const t=p.resolve(C(p,d,"FT"));return t instanceof l.
SX?t.text:void 0}function C(p,d,t){for(const r of S(p,d)){const a=r.get(t);if(a!==void 0)return a}}function L(p,d){let t="";for(const r of S(p,d)){const a=p.resolve(
r.get("T"));a instanceof l.Mx&&(t=v((0,M.g7)(a),t))}return t}function*S(p,d){let t=d;for(let r=0;t&&r<g;r++)yield t,t=p.dict(t.get("Parent"))}const v=(p,d)=>p===
""||d===""?p+d:`${p}.${d}`}),52755:((W,P,_)=>{_.d(P,{NT:()=>T,Uv:()=>C,kz:()=>O,mO:()=>S,mw:()=>A,qA:()=>y,sj:()=>w,zx:()=>D});var M=_(9819),l=_(45599),b=_(91374);
const w=1,A=2,O=4096,g=8192,h=32768,i=65536,x=1<<17,D=1<<18,T=1<<21,y=1<<24,C=1<<25,L=10;class S{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,M.Wo)(t,"AcroForm"),this.visit=new M._i(t)}static async read(t){const r=new S(t),{form:a}=r;return await r.walk(r.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await r.readPages(),r}inherited(t,r){for(let a=t;a;a=a.parent){const m=this.document.resolve(a.dict.get(r));
if(m!==null)return m}return r==="DA"||r==="Q"?this.document.resolve(this.form?.dict.get(r)):null}integer(t,r){const a=this.inherited(t,r);return typeof a=="numb\
er"?Math.trunc(a):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:r,nodes:a,widgets:m,fields:f,byName:c}=this,s=({number:n})=>!t.has(n)&&r.exists(n);for(const n of a.values())s(
n)||a.delete(n.number);for(const n of m.values())s(n)||m.delete(n.number);for(const{nodes:n,widgets:e}of f)v(n,s),v(e,s);v(f,({nodes:n})=>n.length>0);for(const[
n,e]of c)e.nodes.length===0&&c.delete(n);this.form=(0,M.Wo)(r,"AcroForm")}async walk(t,r){const{document:a,visit:m}=this;for(const f of(0,b.iA)(a,{from:t,below:r,
visit:m,depth:b.tP})){const{number:c,dict:s}=f;this.nodes.set(c,f);const n=this.references(s.get("Kids"),c,s,"Kids");(0,l.Eo)(a.resolve(s.get("Subtype")),"Widge\
t")||s.has("Rect")?this.addWidget(f):n.length===0&&(0,b.bf)(f)===f&&this.field(f);const o=a.job.pace.step(1500);o&&await o}}addWidget(t){const r={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,b.bf)(t)).widgets.push(r),this.widgets.set(t.number,r)}field(t){const r=this.fieldOf.get(t);if(r)return r;const{name:a,
part:m}=t,f=a===""?void 0:this.byName.get(a),c=this.integer(t,"Ff"),s=p(t.type,c);if(f?.kind===s)return f.nodes.push(t),this.fieldOf.set(t,f),f;const n={name:a,
part:m,kind:s,flags:c,nodes:[t],widgets:[]};return this.fields.push(n),a!==""&&!f&&this.byName.set(a,n),this.fieldOf.set(t,n),n}async readPages(){const{document:t}=this,
{pages:r,job:a}=t,{spend:m}=new M.b9(t);for(let f=0;f<r.count;f++){const c=r.number(f),s=t.entry(c,"Annots");m(t.array(s)?.length??0);for(const e of s===void 0?
[]:this.annotations(s,c)){const o=this.widgets.get(e.number)??await this.orphan(e);o&&o.pages.length>0&&m(L),o&&o.pages.at(-1)!==f+1&&o.pages.push(f+1);const u=a.
pace.step(300);u&&await u}const n=a.pace.step(300);n&&await n}}annotations(t,r){const a=this.document.array(t)??[];if(!a.some(c=>(0,l.Zm)(c)&&(0,l.Eo)(c.get("Su\
btype"),"Widget")))return a.filter(l.i9);const m=(0,l.i9)(t)?t.number:r;this.document.edit(m);const f=(0,l.i9)(t)?a:this.document.array(this.document.get(r).get(
"Annots"))??[];for(const[c,s]of f.entries())(0,l.Zm)(s)&&(0,l.Eo)(s.get("Subtype"),"Widget")&&(f[c]=this.document.add(s));return f.filter(l.i9)}async orphan(t){
const{document:r}=this;if(!(0,l.Eo)(r.resolve(r.entry(t.number,"Subtype")),"Widget"))return;const a=[t],m=new Set([t.number]);let f;for(let c=r.entry(t.number,"\
Parent");(0,l.i9)(c)&&a.length<b.tP&&(f=this.nodes.get(c.number),!(f||m.has(c.number)||!(0,l.Zm)(r.get(c))));)m.add(c.number),a.push(c),c=r.entry(c.number,"Pare\
nt");for(const c of a.reverse())this.nodes.has(c.number)||await this.walk([c],f),f=this.nodes.get(c.number);return this.widgets.get(t.number)}references(t,r,a,m){
const{document:f}=this,c=f.array(t);if(!c||!a)return[];if(!c.some(l.Zm))return c.filter(l.i9);f.edit((0,l.i9)(t)?t.number:r);const s=f.array(a.get(m))??[];for(const[
n,e]of s.entries())(0,l.Zm)(e)&&(s[n]=f.add(e));return s.filter(l.i9)}}function v(d,t){let r=0;for(const a of d)t(a)&&(d[r++]=a);d.length=r}function p(d,t){switch(d){case"\
Tx":return t&g?"password":"text";case"Btn":return t&i?"button":t&h?"radio":"checkbox";case"Ch":return t&x?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((W,P,_)=>{_.d(P,{Ly:()=>A,gF:()=>b,r9:()=>w,v8:()=>O});var M=_(77581),l=_(45599);function b(g,h){let i;return h instanceof l.Mx?i=(0,M.
g7)(h):h instanceof l.Z6?i=(0,M.g7)(new l.Mx(g.decoded(h))):h instanceof l.SX?i=w(h.text):typeof h=="number"&&(i=String(h)),i?.replace(/\r\n?/g,`
`)}function w(g){const h=Buffer.from(g,"latin1"),i=h.toString("utf8");return Buffer.from(i,"utf8").equals(h)?i:(0,M.g7)(new l.Mx(h))}const A=g=>Buffer.from(g).toString(
"latin1"),O=g=>(0,M.wx)(g.replace(/\n/g,"\r"))}),3907:((W,P,_)=>{_.d(P,{Rt:()=>d,X:()=>c,km:()=>h,ol:()=>l,xK:()=>p});var M=_(78157);const l=200,b=1e4,w=1e5,A=65536,
O=65536,g=12;async function h(s,n,e){const o=new i(s);for(let u=o.next();u;u=o.next()){if(e(u))return"left";const E=n.step((u.to-u.from)*4+50);E&&await E}return o.
hasDocumentType?"document type":o.malformed?"malformed":"well-formed"}class i{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){
const{text:n,at:e}=this;if(e>=n.length)return;if(n.charCodeAt(e)!==x)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(n.startsWith("<!--",e))return this.
other(e,"-->",4);if(n.startsWith("<?",e))return this.other(e,"?>",2);if(n.startsWith("<![CDATA[",e)){const u=n.indexOf("]]>",e);return u<0?this.end():(this.at=u+
3,{kind:"text",text:n.slice(e+9,u),from:e,to:this.at})}return n.startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+
1)===T?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(n,e,o){const u=this.text.indexOf(e,n+o);return u<0?this.end():(this.at=u+e.length,
{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),o=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(o)!==D))return this.at=o+1,{kind:"end",name:this.
text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,o=this.name(n+1);if(o===n+1)return;const u=e.slice(n+1,o),E=[];let R=0;for(let U=o;;){const I=this.
blanks(U),K=e.charCodeAt(I);if(K===D||K===T&&e.charCodeAt(I+1)===D)return this.at=K===D?I+1:I+2,{kind:K===D?"start":"empty",name:u,attributes:E,from:n,to:this.at};
const j=this.name(I),k=this.blanks(j),B=this.blanks(k+1),N=e[B];if(I===U||j===I||e[k]!=="="||N!=='"'&&N!=="'")return;const F=e.indexOf(N,B+1),z=e.slice(B+1,Math.
max(F,B+1));R+=C(z,w-R);const V=z.includes("<")||R>=w?void 0:S(z);if(F<0||V===void 0||E.length>=b)return;E.push({name:e.slice(I,j),value:V,from:I,to:F+1}),U=F+1}}characters(n,e){
const o=S(this.text.slice(n,e));return o===void 0?this.fault(n,e):(this.at=e,{kind:"text",text:o,from:n,to:e})}nextTag(n){if(this.tag>=n)return this.tag;const e=this.
text.indexOf("<",n);return this.tag=e<0?this.text.length:e}endOfPiece(n,e){const{text:o}=this;if(e-n<=O)return e;let u=n+O;const E=u-g+1,R=o.slice(E,u+1).lastIndexOf(
"&");R>=0&&(u=E+R);for(const U=u-O/2;o[u-1]==="]"||y(o.charCodeAt(u));u--)if(u===U)return e;return u}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",
from:n,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(let o=n;;o++){const u=e.charCodeAt(o);if(u!==32&&u!==9&&u!==10&&u!==
13||o-n===A)return o}}name(n){const{text:e}=this;let o=n;for(const u=Math.min(e.length,n+A);o<u;o++){const E=e.charCodeAt(o);if(E<=32||E===T||E===D||E===x||E===
61||E===34||E===39)break}return o}}const[x,D,T]=[60,62,47],y=s=>s>=56320&&s<=57343;function C(s,n){let e=0;for(let o=s.indexOf("&");o>=0&&e<n;o=s.indexOf("&",o+
1))e++;return e}const L=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function S(s){if(!s.includes("&"))return s;const n=[];let e=0;for(let o=s.
indexOf("&");o>=0;o=s.indexOf("&",e)){const u=s.indexOf(";",o);if(u<0||u-o>g)return;const E=s.slice(o+1,u),R=L.get(E)??v(E);if(R===void 0)return;n.push(s.slice(
e,o),R),e=u+1}return n.push(s.slice(e)),n.join("")}function v(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function p(s){const[n,e,o,u]=s;if(n===0&&e===0&&(o===254||o===0)||n===255&&e===254&&o===0&&u===
0)return f(s);if(n===254&&e===255||n===0&&e===60)return m(new TextDecoder("utf-16be").decode(s));if(n===255&&e===254||n===60&&e===0)return m(new TextDecoder("ut\
f-16le").decode(s));const E=new TextDecoder().decode(s);return m(E.includes("�")?Buffer.from(s).toString("latin1"):E)}function d(s){if(s[0]===0||s[1]===0||s[0]===
254||s[0]===255)return p(s);const e=(0,M.bS)(s).toString("latin1",0,t),o=r.exec(e)?.[1]?.toLowerCase()??"utf-8";if(a.has(o))try{return new TextDecoder(o,{fatal:!0}).
decode(s)}catch{return}}const t=200,r=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,a=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),m=s=>s.startsWith("\uFEFF")?s.slice(1):s;function f(s){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),e=s[0]!==0,o=[];for(let u=0;u+
4<=s.length;u+=4){const E=n.getUint32(u,e);if(E>1114111)return;o.push(String.fromCodePoint(E))}return m(o.join(""))}const c=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((W,P,_)=>{_.d(P,{S:()=>b});var M=_(21996),l=_(70549);const b=(0,l.n)(w=>(0,M.zx)(w,["AP","J\
S","EF","ByteRange","Sig"]))}),70549:((W,P,_)=>{_.d(P,{n:()=>M});function M(l){const b=new WeakMap;return w=>{if(w.hasChanges)return l(w);const A=b.get(w);if(A)
return A.answer;const O=l(w);return b.set(w,{answer:O}),O}}}),9819:((W,P,_)=>{_.d(P,{J7:()=>b,Kd:()=>O,Wo:()=>g,_i:()=>A,b9:()=>w});var M=_(42973),l=_(45599);class b{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:x,catalogNumber:D,pages:T}=this.document,y=x.get("Pages");i===D||(0,l.i9)(y)&&i===y.number||T.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,l.
i9)(i)&&this.gone.has(i.number)}}class w{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(i,x=new w(
i)){this.allowance=x,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,l.i9)(i))return!0;const{number:x}=i,D=x>>3;if(D>=this.seen.
length)return this.beyond.size<this.beyond.add(x).size;const T=1<<(x&7),y=(this.seen[D]&T)===0;return this.seen[D]|=T,y}}function O(h,i){return(0,l.i9)(h)?h.number:
i}function g(h,i){const x=h.catalog.get(i),D=h.dict(x);return D&&{dict:D,holder:O(x,h.catalogNumber)}}}),21996:((W,P,_)=>{_.d(P,{Av:()=>T,RJ:()=>L,V3:()=>C,vb:()=>S,
zx:()=>D});var M=_(54619),l=_(93604),b=_(78157),w=_(88500);const A=2048,O=65536,g=4,h=1<<20,i=1024,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function D(d,t){const{
found:r,all:a}=await y(d,t),m=f=>[...new Set([...f,...a])].sort((c,s)=>c-s);return Object.fromEntries(t.map(f=>[f,m(r[f])]))}async function T(d,t){const{found:r,
all:a}=await y(d,t);for(const m of Object.values(r))for(const f of m)a.add(f);return a}async function y(d,t){const r=t.map(c=>{const[s="",...n]=[...c].map(o=>o.
replace(/\W/,"\\$&")),e=/\W/.test(c)?x:"\\w";return`${s}(?:${n.join("")}|${e}{0,${Math.max(0,c.length-2)}}#)`}),a=new RegExp(`/(?:${r.join("|")}|#)`,"g"),m=Object.
fromEntries(t.map(c=>[c,new Set])),f=new Set;await L(d,(c,s,n,e)=>{const o=c.toString("latin1",s,n);a.lastIndex=0;for(let u=a.exec(o);u;u=a.exec(o)){const E=e(s+
u.index);E!==void 0&&(u[0].endsWith("#")?f.add(E):m[u[0].slice(1)].add(E))}});for(const c of S(d))f.add(c);return{found:m,all:f}}async function C(d,t){const r=await D(
d,t);return[...new Set(Object.values(r).flat())].sort((a,m)=>a-m)}async function L(d,t){const{bytes:r,table:a}=d,m=v(d),f=new Int32Array(m.length);for(let o=0;o<
m.length;o++)f[o]=a.place[m[o]];const c=(0,b.bS)(r),s=o=>m[(0,l.MJ)(f,o)-1],n=new w.s;let e=0;for(let o=0;o<m.length;o++){const u=o+1===m.length,E=u?r.length:f[o+
1],R=E-f[o]>A;if(!R&&!u&&E-e<O)continue;let U=E;if(R){f[o]>e&&t(c,e,f[o],s),n.reset();const K=n.value(r,d.bodies[m[o]],E);e=f[o],K>=0&&(U=K)}t(c,e,U,s);const I=d.
job.pace.step(g*(U-e));I&&await I,e=E}for(const[o,u]of p(d)){const E=d.objectStream(o),R=d.job.pace.step(0);if(R&&await R,!E)continue;const U=new Set(u),{starts:I,
numbers:K,data:j}=E,k=B=>{const N=K[(0,l.MJ)(I,B)-1];return N!==void 0&&U.has(N)?N:void 0};for(let B=0;B<j.length;B+=h){t((0,b.bS)(j),B,Math.min(B+h+i,j.length),
k);const N=d.job.pace.step(g*h);N&&await N}}}function*S(d){for(let t=1;d.hasChanges&&t<d.size;t++)d.isChanged(t)&&d.exists(t)&&(yield t)}function v(d){const{table:t,
hasChanges:r}=d,a=[];let m=!0,f=-1;for(let c=1;c<t.size;c++){if(t.kind[c]!==M.tL||r&&d.isChanged(c))continue;const s=t.place[c];m&&=s>=f,f=s,a.push(c)}return m?
a:a.sort((c,s)=>t.place[c]-t.place[s])}function p(d){const{table:t,hasChanges:r}=d,a=new Map;for(let m=1;m<t.size;m++){if(t.kind[m]!==M.UT||r&&d.isChanged(m))continue;
const f=t.place[m],c=a.get(f);c?c.push(m):a.set(f,[m])}return a}}),87773:((W,P,_)=>{_.d(P,{$:()=>l});const M=2e3;async function*l(b,w){for(const A of w){yield[A,
b.get(A)];const O=b.job.pace.step(M);O&&await O}}}),90536:((W,P,_)=>{_.d(P,{C:()=>l,L:()=>b});var M=_(45599);function l(w,A){const O=[w];for(;O.length>0;){const g=O.
pop(),h=g instanceof M.Z6?g.dict:g;if(Array.isArray(h))for(const i of h)O.push(i);else if(h instanceof M.Bi){A(h);for(const i of h.values())O.push(i)}}}function b(w,A){
const O=[];return l(w,g=>{O.length===0&&A(g)&&O.push(g)}),O.length>0}})};
